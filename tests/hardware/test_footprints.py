"""Each part's footprint is in KiCad's libraries, and has a pad for each of its pins."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from circuits.boards import BOARDS
from circuits.parts import Part
from layouts import footprints
from layouts.footprints import LIBRARY, UnknownFootprint, footprint

pytestmark = [pytest.mark.slow, pytest.mark.kicad]  # `make slow` installs kicad-footprints

SHIELD = "SH"
ON_BOARD = {part.item.footprint: part for board in BOARDS for part in board.parts if part.stands == "on-board"}


@pytest.mark.parametrize("part", ON_BOARD.values(), ids=lambda part: part.item.footprint)
def test_a_footprint_has_a_pad_for_each_pin(part: Part) -> None:
    library, name = part.item.footprint.split(":")
    text = (LIBRARY / f"{library}.pretty" / f"{name}.kicad_mod").read_text(encoding="utf-8")
    pads = set(re.findall(r'\(pad "([^"]+)"', text)) | set(re.findall(r"\(pad (\w+) ", text))
    assert pads - {SHIELD} == {pin.number for pin in part.pins}


def test_a_footprint_that_is_not_in_the_library_is_named_with_the_remedy() -> None:
    with pytest.raises(UnknownFootprint) as wrong:
        footprint("Package_DIP:DIP-5")
    assert str(wrong.value) == f"Package_DIP:DIP-5 is not in {LIBRARY}; correct the parts table"


def test_a_missing_library_is_told_with_the_package_that_has_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    missing = tmp_path / "footprints"
    monkeypatch.setattr(footprints, "LIBRARY", missing)
    with pytest.raises(UnknownFootprint) as wrong:
        footprint("Package_DIP:DIP-5")
    assert str(wrong.value) == f"Package_DIP:DIP-5 is not in {missing}; install kicad-footprints"
