"""Where things lie: the program's own data and assets, and the player's folders."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import platformdirs

PACKAGE = Path(__file__).resolve().parents[1]


def resource(*parts: str) -> Path:
    """A file or folder under `data` or `assets`, from a wheel, a bundle, a checkout or an editable install.

    >>> resource("data", "hawaii", "docks.yaml").is_file()
    True
    """
    inside = PACKAGE.joinpath(*parts[:1])  # a wheel carries them inside the package
    root = inside.parent if inside.is_dir() else PACKAGE.parent
    return root.joinpath(*parts)


def own_tables() -> Path | None:
    """The player's folder of rule tables, laid out like `data`. It need not exist; nor need a home."""
    return _own(platformdirs.user_config_path, "tables")


def own_data() -> Path | None:
    """The player's folder of saved games and statistics. It need not exist; nor need a home."""
    return _own(platformdirs.user_data_path, "saves")


def own_settings() -> Path | None:
    """The file of how the player likes the program."""
    return _own(platformdirs.user_config_path, "settings.json")


def own_pictures() -> Path | None:
    """A folder for pictures that can be drawn again at any time."""
    return _own(platformdirs.user_cache_path, "pictures")


def _own(place: Callable[..., Path], name: str) -> Path | None:
    try:
        return place("hawaii", appauthor=False) / name
    except (OSError, RuntimeError):
        return None
