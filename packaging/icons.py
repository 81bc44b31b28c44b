"""Draws the icon of the program in all sizes a desktop may ask for, from the one picture it is kept as.

It is called by bundle.py, in the environment that has pygame: icons.py FOLDER
"""

import os
import shutil
import struct
import sys
from pathlib import Path

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"  # before pygame is loaded

import pygame

from hawaii.kernel.folders import resource

NAME = "local.hawaii.Hawaii"
SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
WINDOWS = (16, 24, 32, 48, 64, 128, 256)


def draw(folder: Path) -> None:
    """Icons as the hicolor theme of Linux has them, and one file of several sizes for Windows."""
    picture = resource("assets", "svg", "ui", "icon.svg")
    drawn: dict[int, Path] = {}
    for size in SIZES:
        drawn[size] = folder / "hicolor" / f"{size}x{size}" / "apps" / f"{NAME}.png"
        drawn[size].parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(pygame.image.load_sized_svg(picture, (size, size)), drawn[size])
    scalable = folder / "hicolor" / "scalable" / "apps"
    scalable.mkdir(parents=True, exist_ok=True)
    shutil.copy(picture, scalable / f"{NAME}.svg")
    (folder / "hawaii.ico").write_bytes(ico({size: drawn[size].read_bytes() for size in WINDOWS}))


def ico(pictures: dict[int, bytes]) -> bytes:
    """A file for Windows out of PNG files of several sizes: a list of them, then they themselves."""
    head, body = struct.pack("<3H", 0, 1, len(pictures)), b""
    begin = len(head) + 16 * len(pictures)
    for size, png in pictures.items():
        side = size % 256  # a byte: 0 stands for 256
        head += struct.pack("<4B2H2I", side, side, 0, 0, 1, 32, len(png), begin + len(body))
        body += png
    return head + body


if __name__ == "__main__":
    draw(Path(sys.argv[1]))
