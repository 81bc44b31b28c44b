"""The way back to where everything begins."""

from __future__ import annotations

from hawaii.ui.app import App


def go_home(app: App) -> None:
    """Leave everything for the title."""
    from hawaii.ui.scenes.title import TitleScene  # only now: from there all other scenes can be reached

    app.replace(TitleScene(app))
