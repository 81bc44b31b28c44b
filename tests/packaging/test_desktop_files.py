"""What desktops and shops read of the program: icons, desktop entry and AppStream metadata agree."""

from __future__ import annotations

import configparser
import shutil
import struct
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pygame
import pytest

from hawaii import __version__
from tests.bots.processes import CHECKOUT

NAME = "local.hawaii.Hawaii"
SHARE = CHECKOUT / "packaging" / "linux" / "share"
ENTRY = SHARE / "applications" / f"{NAME}.desktop"
METADATA = SHARE / "metainfo" / f"{NAME}.metainfo.xml"
VALIDATORS = {
    "desktop-file-validate": [str(ENTRY)],
    "appstreamcli": ["validate", "--no-net", str(METADATA)],
}


@pytest.fixture(scope="module")
def icons(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("icons")
    subprocess.run([sys.executable, CHECKOUT / "packaging" / "icons.py", folder], check=True)
    return folder


@pytest.mark.parametrize("size", [16, 22, 24, 32, 48, 64, 96, 128, 256, 512])
def test_there_is_an_icon_of_every_size(icons: Path, size: int) -> None:
    drawn = pygame.image.load(icons / "hicolor" / f"{size}x{size}" / "apps" / f"{NAME}.png")
    assert drawn.get_size() == (size, size)
    assert drawn.get_at((0, 0)).a == 0, "its corners are round"
    assert drawn.get_at((size // 2, size // 2)).a == 255


def test_the_icon_of_windows_has_whole_pictures_of_several_sizes(icons: Path) -> None:
    content = (icons / "hawaii.ico").read_bytes()
    kind, count = struct.unpack_from("<2H", content, 2)
    assert kind == 1
    sizes = []
    for number in range(count):
        side, *_, length, begin = struct.unpack_from("<4B2H2I", content, 6 + 16 * number)
        png = content[begin : begin + length]
        assert png.startswith(b"\x89PNG")
        assert png.endswith(b"IEND\xaeB`\x82")
        sizes.append(side or 256)
    assert sizes == [16, 24, 32, 48, 64, 128, 256]


def test_the_desktop_entry_and_the_metadata_speak_of_the_same_program() -> None:
    reader = configparser.ConfigParser(interpolation=None)
    reader.read(ENTRY, encoding="utf-8")
    entry = reader["Desktop Entry"]
    metadata = ElementTree.parse(METADATA).getroot()
    assert metadata.get("type") == "desktop-application"
    assert metadata.findtext("id") == entry["Icon"] == NAME
    assert metadata.findtext("launchable") == ENTRY.name
    assert metadata.findtext("provides/binary") == entry["Exec"] == "hawaii"
    assert metadata.findtext("name") == entry["Name"]
    categories = [category.text for category in metadata.iterfind("categories/category")]
    assert categories == entry["Categories"].rstrip(";").split(";")


def test_the_metadata_tell_of_this_version_and_of_its_licences() -> None:
    metadata = ElementTree.parse(METADATA).getroot()
    newest = metadata.find("releases/release")
    assert newest is not None
    assert newest.get("version") == __version__
    assert metadata.findtext("project_license") == "MIT"
    assert metadata.findtext("metadata_license") == "CC0-1.0"


def test_the_metadata_do_not_claim_to_be_official() -> None:
    description = ElementTree.parse(METADATA).getroot().find("description")
    assert description is not None
    said = " ".join(" ".join(description.itertext()).split())
    assert "unofficial" in said
    assert "not made, endorsed or checked by the designers or publishers" in said


@pytest.mark.parametrize("validator", VALIDATORS)
def test_validators_are_content(validator: str) -> None:
    if shutil.which(validator) is None:
        pytest.skip(f"there is no {validator} (Debian: desktop-file-utils, appstream)")
    said = subprocess.run([validator, *VALIDATORS[validator]], capture_output=True, text=True)
    assert said.returncode == 0, said.stdout + said.stderr
