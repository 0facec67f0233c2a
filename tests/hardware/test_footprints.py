"""Each part's footprint is in KiCad's libraries, and has a pad for each of its pins."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from circuits.boards import BOARDS
from circuits.parts import Part

pytestmark = [pytest.mark.slow, pytest.mark.kicad]  # `make slow` installs kicad-footprints

LIBRARIES = Path("/usr/share/kicad/footprints")
SHIELD = "SH"
ON_BOARD = {part.item.footprint: part for board in BOARDS for part in board.parts if part.stands == "on-board"}


@pytest.mark.parametrize("part", ON_BOARD.values(), ids=lambda part: part.item.footprint)
def test_a_footprint_has_a_pad_for_each_pin(part: Part) -> None:
    library, name = part.item.footprint.split(":")
    text = (LIBRARIES / f"{library}.pretty" / f"{name}.kicad_mod").read_text(encoding="utf-8")
    pads = set(re.findall(r'\(pad "([^"]+)"', text)) | set(re.findall(r"\(pad (\w+) ", text))
    assert pads - {SHIELD} == {pin.number for pin in part.pins}
