"""Messages become words, by way of gettext: a catalogue for each language."""

from __future__ import annotations

from gettext import translation

from hawaii.kernel.folders import resource
from hawaii.kernel.messages import Message

DOMAIN = "hawaii"


def languages() -> list[str]:
    """Those that there are words of."""
    return sorted(file.parts[-3] for file in resource("assets", "locale").glob(f"*/LC_MESSAGES/{DOMAIN}.mo"))


def capital(words: str) -> str:
    """As a title or a sentence: with a capital letter at the beginning."""
    return f"{words[:1].upper()}{words[1:]}"


class Words:
    """The words of one language.

    >>> from hawaii.kernel.messages import Message
    >>> Words().say(Message("why_feet_short", {"count": 2}))
    '2 feet short'
    """

    def __init__(self, language: str = "en") -> None:
        self._words = translation(DOMAIN, resource("assets", "locale"), [language, "en"])

    def say(self, message: Message) -> str:
        """The message in this language. A message without words shows its id rather than nothing."""
        form = self._form(message)
        if form == message.id:
            return form  # never filled in: a damaged file may have brought it
        try:
            return form.format(**{name: self._value(value) for name, value in message.values.items()})
        except LookupError:  # as may be a message that lacks values
            return message.id

    def name(self, name: str) -> str:
        """The words of a message that needs no values."""
        return self._words.gettext(name)

    def knows(self, name: str) -> bool:
        """Whether there are words for the id of a message."""
        return self._words.gettext(name) != name or self._words.ngettext(name, name, 2) != name

    def _form(self, message: Message) -> str:
        count = message.values.get("count")
        if isinstance(count, int):
            found = self._words.ngettext(message.id, message.id, count)
            if found != message.id:
                return found
        return self._words.gettext(message.id)

    def _value(self, value: int | str | Message) -> str:
        return self.say(value) if isinstance(value, Message) else str(value)
