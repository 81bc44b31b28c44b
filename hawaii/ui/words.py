"""Messages become words: one folder of YAML files a language."""

from __future__ import annotations

from typing import Any

from hawaii.kernel.folders import resource
from hawaii.kernel.messages import Message
from hawaii.kernel.tagged_yaml import read_yaml


class Words:
    """The words of one language.

    >>> from hawaii.kernel.messages import Message
    >>> Words().say(Message("why_feet_short", {"count": 2}))
    '2 feet short'
    """

    def __init__(self, language: str = "en") -> None:
        self.forms: dict[str, Any] = {}
        for file in sorted(resource("assets", "locale", language).glob("*.yaml")):
            self.forms.update(read_yaml(file))

    def say(self, message: Message) -> str:
        """The message in this language. A message without words shows its id rather than nothing."""
        form = self.forms.get(message.id)
        if form is None:
            return message.id
        if isinstance(form, dict):
            form = form["one" if message.values.get("count") == 1 else "other"]
        try:
            return str(form).format(**{name: self._value(value) for name, value in message.values.items()})
        except LookupError:  # a message from a damaged file
            return message.id

    def _value(self, value: int | str | Message) -> str:
        return self.say(value) if isinstance(value, Message) else str(value)
