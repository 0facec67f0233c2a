"""The pads, the courtyard and the silkscreen of KiCad's footprints, read from KiCad's own library."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from msgspec import Struct

from layouts.shapes import Box

LIBRARY = Path("/usr/share/kicad/footprints")
TOKEN = re.compile(r'"((?:[^"\\]|\\.)*)"|([()])|([^\s()]+)')

Words = list["str | Words"]


class UnknownFootprint(Exception):
    """KiCad's library has no footprint of this name, or is not there at all."""

    def __init__(self, name: str, library: Path) -> None:
        super().__init__(name, library)
        self.name, self.library = name, library

    def __str__(self) -> str:
        remedy = "correct the parts table" if self.library.is_dir() else "install kicad-footprints"
        return f"{self.name} is not in {self.library}; {remedy}"


class Pad(Struct, frozen=True):
    """A pad, in mm from the footprint's origin. A hole without copper has no number."""

    number: str
    box: Box
    is_round: bool
    on_top_only: bool  # it has no hole


class Footprint(Struct, frozen=True):
    """What the layout needs of a footprint."""

    name: str  # library:footprint
    pads: tuple[Pad, ...]
    courtyard: Box
    silk: Box


@cache
def footprint(name: str) -> Footprint:
    """Read a footprint by its full name, such as ``Package_DIP:DIP-4_W7.62mm``."""
    library, _, short = name.partition(":")
    path = LIBRARY / f"{library}.pretty" / f"{short}.kicad_mod"
    if not path.exists():
        raise UnknownFootprint(name, LIBRARY)
    words = parsed(path.read_text(encoding="utf-8"))
    pads = tuple(_pad(one) for one in _named(words, "pad"))
    return Footprint(name, pads, _around(words, "F.CrtYd"), _around(words, "F.SilkS"))


def parsed(text: str) -> Words:
    """The lists of a file in KiCad's format."""
    open_lists: list[Words] = [[]]
    for quoted, bracket, plain in TOKEN.findall(text):
        if bracket == "(":
            open_lists.append([])
        elif bracket == ")":
            done = open_lists.pop()
            open_lists[-1].append(done)
        else:
            open_lists[-1].append(plain or quoted)
    (whole,) = open_lists[0]
    assert isinstance(whole, list)  # noqa: S101 - a file of KiCad is one list
    return whole


def _named(words: Words, name: str) -> Iterator[Words]:
    return (one for one in words if isinstance(one, list) and one and one[0] == name)


def _numbers(words: Words, name: str) -> list[float]:
    found = next(_named(words, name))
    return [float(word) for word in found[1:] if isinstance(word, str)]


def _pad(words: Words) -> Pad:
    x, y, *turned = _numbers(words, "at")
    width, height = _numbers(words, "size")[:2]
    if turned and turned[0] % 180:
        width, height = height, width
    box = Box(x - width / 2, y - height / 2, x + width / 2, y + height / 2)
    return Pad(str(words[1]), box, words[3] in ("circle", "oval"), words[2] == "smd")


def _around(words: Words, layer: str) -> Box:
    """The smallest box around all lines on a layer."""
    xs, ys = [], []
    for one in words:
        if (
            isinstance(one, list)
            and str(one[0]).startswith("fp_")
            and one[0] != "fp_text"
            and ["layer", layer] in one
        ):
            for x, y in _corners(one):
                xs.append(x)
                ys.append(y)
    return Box(min(xs), min(ys), max(xs), max(ys))


def _corners(line: Words) -> Iterator[tuple[float, float]]:
    if line[0] == "fp_circle":
        (x, y), (edge_x, edge_y) = _numbers(line, "center"), _numbers(line, "end")
        radius = ((edge_x - x) ** 2 + (edge_y - y) ** 2) ** 0.5
        yield from ((x - radius, y - radius), (x + radius, y + radius))
        return
    for end in ("start", "mid", "end"):
        for found in _named(line, end):
            x, y = (float(word) for word in found[1:] if isinstance(word, str))
            yield x, y
    for points in _named(line, "pts"):
        for found in _named(points, "xy"):
            x, y = (float(word) for word in found[1:] if isinstance(word, str))
            yield x, y
