"""Makes the catalogues that the program reads: `python -m tests.ui.compile_words`."""

from __future__ import annotations

import io
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from hawaii.kernel.folders import resource


def written() -> list[Path]:
    """The catalogues of all languages."""
    return sorted(resource("assets", "locale").glob("*/LC_MESSAGES/*.po"))


def catalogue(file: Path) -> Catalog:
    with file.open("rb") as stream:
        return read_po(stream)


def compiled(file: Path) -> bytes:
    stream = io.BytesIO()
    write_mo(stream, catalogue(file))
    return stream.getvalue()


def main() -> None:
    for file in written():
        file.with_suffix(".mo").write_bytes(compiled(file))


if __name__ == "__main__":
    main()
