"""Large pictures on the disk: as good as drawn, and never trusted."""

from __future__ import annotations

import threading
from pathlib import Path

import pygame
import pytest

from hawaii.kernel.folders import resource
from hawaii.ui.app import App
from hawaii.ui.art import Art
from hawaii.ui.drawn_pictures import FILES, DrawnPictures

SIZE = (1280, 720)


def wait_for_writers() -> None:
    for thread in threading.enumerate():
        if thread.name.startswith("Thread-") and "_write" in thread.name:
            thread.join(30)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "pictures"


def files(folder: Path) -> list[Path]:
    wait_for_writers()
    return sorted(folder.glob("*"))


def test_a_large_picture_is_read_as_it_was_drawn(app: App, folder: Path) -> None:
    drawn = Art(DrawnPictures(folder)).picture("ui/title", *SIZE)
    assert len(files(folder)) == 1
    read = Art(DrawnPictures(folder)).picture("ui/title", *SIZE)
    assert drawn is not None
    assert read is not None
    assert pygame.image.tobytes(drawn, "RGBA") == pygame.image.tobytes(read, "RGBA")


def test_small_pictures_are_drawn(app: App, folder: Path) -> None:
    Art(DrawnPictures(folder)).picture("hawaii/tile/hula_1", 64, 64)
    assert files(folder) == []


def test_a_file_that_is_cut_off_is_drawn_again(app: App, folder: Path) -> None:
    Art(DrawnPictures(folder)).picture("ui/title", *SIZE)
    (file,) = files(folder)
    file.write_bytes(file.read_bytes()[:1000])
    again = Art(DrawnPictures(folder)).picture("ui/title", *SIZE)
    assert again is not None
    assert again.get_size() == SIZE
    assert len(files(folder)[0].read_bytes()) == SIZE[0] * SIZE[1] * 4, "and is whole again"


def test_another_picture_of_the_same_name_is_another_one(app: App, folder: Path, tmp_path: Path) -> None:
    svg = tmp_path / "one.svg"
    svg.write_bytes(resource("assets", "svg", "ui", "title.svg").read_bytes())
    pictures = DrawnPictures(folder)
    surface = pygame.Surface(SIZE, pygame.SRCALPHA)
    pictures.keep(svg, surface)
    wait_for_writers()
    assert pictures.read(svg, SIZE) is not None
    svg.write_bytes(resource("assets", "svg", "ui", "icon.svg").read_bytes())
    assert pictures.read(svg, SIZE) is None


def test_only_a_few_are_kept_and_no_folder_does_no_harm(app: App, folder: Path) -> None:
    svg = resource("assets", "svg", "ui", "title.svg")
    for number in range(FILES + 3):
        DrawnPictures(folder).keep(svg, pygame.Surface((1000 + number, 500), pygame.SRCALPHA))
        wait_for_writers()
    assert len(files(folder)) == FILES
    assert DrawnPictures(None).read(svg, SIZE) is None
    blocked = folder / "file"
    blocked.write_text("")
    DrawnPictures(blocked).keep(svg, pygame.Surface(SIZE, pygame.SRCALPHA))
    wait_for_writers()
    assert DrawnPictures(blocked).read(svg, SIZE) is None
