"""The pictures of docs/ are small; these and the drawings of the hardware are used, described, and fetch nothing."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tools.pictures.__main__ import LARGEST_BYTES, PICTURES
from tools.pictures.running_night import running
from tools.pictures.terminal_picture import terminal
from tools.pictures.wiring import pad
from tools.sentence_lengths import CHECKOUT, pages

FOUND = sorted(path for path in PICTURES.rglob("*") if path.is_file())
TO_PRINT = set((CHECKOUT / "hardware/out/harness").glob("labels-*.svg"))  # a page links them
DRAWINGS = sorted(path for kind in ("svg", "png") for path in (CHECKOUT / "hardware/out").rglob(f"*.{kind}"))
SHOWN = {
    ((page.parent / target).resolve(), described)
    for page in pages()
    for described, target in re.findall(r"!\[(.*?)\]\((\S+?)\)", page.read_text(encoding="utf-8"))
}


def _place(picture: Path) -> str:
    """Its place in the repository: several drawings have the same name."""
    return str(picture.relative_to(CHECKOUT))


@pytest.mark.parametrize("picture", FOUND, ids=lambda picture: picture.name)
def test_a_picture_is_small(picture: Path) -> None:
    assert picture.stat().st_size <= LARGEST_BYTES


def test_every_picture_is_on_a_page_with_alternative_text() -> None:
    assert {picture for picture, _ in SHOWN} == {*FOUND, *DRAWINGS} - TO_PRINT
    assert all(len(described.split()) > 3 for _, described in SHOWN)


def test_readme_shows_the_scoreboard() -> None:
    assert "](docs/pictures/scoreboard.png)" in (CHECKOUT / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("picture", [one for one in (*FOUND, *DRAWINGS) if one.suffix == ".svg"], ids=_place)
def test_a_drawn_picture_fetches_nothing(picture: Path) -> None:
    text = re.sub(r'"http://www\.w3\.org/[^"]+"', "", picture.read_text(encoding="utf-8"))  # names, not addresses
    assert not re.search(r"https?://|@import|@font-face", text)


def test_the_wiring_is_drawn_from_the_pins() -> None:
    assert (PICTURES / "pad-wiring.svg").read_text(encoding="utf-8") == pad(), "draw it with: make pictures"
    assert "one (GP6): button to ground" in pad()


async def test_the_output_of_a_command_becomes_a_picture() -> None:
    picture = await terminal("headtable --version", "--version")
    assert "headtable&#160;--version" in picture or "headtable --version" in picture
    assert "0.1.0" in picture
    assert "http://www.w3.org/2000/svg" in picture


@pytest.mark.slow
async def test_a_night_for_the_pictures_runs_until_they_are_taken(tmp_path: Path) -> None:
    async with running("--speed", "50", "--players", "4", folder=tmp_path) as night:
        assert "/host?key=" in night.console
        assert Path(night.config).exists()
        place = urlsplit(night.board)
        _, writer = await asyncio.open_connection(place.hostname, place.port)
        writer.close()
    with pytest.raises(OSError, match=str(place.port)):
        await asyncio.open_connection(place.hostname, place.port)


@pytest.mark.slow
async def test_a_night_that_does_not_start_is_reported_with_its_output(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError, match="ended before it had started"):
        async with running("--ruleset", "nobodys-rules", folder=tmp_path):
            pass
