"""Reads a schematic of KiCad 6: its parts, and what its wires, junctions, labels and pins connect."""

from __future__ import annotations

import re
from collections.abc import Iterator

from schematics.placed import Wire
from schematics.read_back import End, Reading, connected
from schematics.shapes import Point

Node = str | list["Node"]
TOKEN = re.compile(r'\(|\)|"(?:[^"\\]|\\.)*"|[^\s()"]+')


def parse(text: str) -> list[Node]:
    """The one list of an S-expression."""
    stack: list[list[Node]] = [[]]
    for token in TOKEN.findall(text):
        match token:
            case "(":
                stack.append([])
            case ")":
                done = stack.pop()
                stack[-1].append(done)
            case _:
                stack[-1].append(re.sub(r"\\(.)", r"\1", token[1:-1]) if token.startswith('"') else token)
    [[only]] = stack
    assert isinstance(only, list)
    return only


def read_schematic(text: str) -> Reading:
    """What KiCad connects. A pin with a cross has the name that KiCad's netlist would give it."""
    page = parse(text)
    library = {_word(symbol, 1): symbol for symbol in _all(_one(page, "lib_symbols"), "symbol")}
    placed = [(symbol, library[_word(_one(symbol, "lib_id"), 1)]) for symbol in _all(page, "symbol")]
    parts = [one for one, of in placed if not _all(of, "power")]
    named = tuple((_property(one, "Reference"), _property(one, "Value")) for one in parts)
    wires = [_wire(one) for one in _all(page, "wire")]
    dots = {_at(one) for one in _all(page, "junction")}
    pins = [end for one, of in placed for end in _ends(one, of)]
    labels = [End(_at(one), name=_word(one, 1), leads=True) for one in _all(page, "global_label")]
    return Reading(named, connected(wires, dots, [*pins, *labels, *_open(page, pins)]))


def _ends(placed: list[Node], symbol: list[Node]) -> Iterator[End]:
    """The pins of a part, or the net that a power symbol names by its pin."""
    reference = _property(placed, "Reference")
    for unit in _all(symbol, "symbol"):
        for pin in _all(unit, "pin"):
            at = _turned(_at(pin), placed)
            if _all(symbol, "power"):
                yield End(at, name=_word(_one(pin, "name"), 1), leads=True)
            else:
                yield End(at, pin=(reference, _word(_one(pin, "number"), 1)))


def _open(page: list[Node], pins: list[End]) -> Iterator[End]:
    for cross in map(_at, _all(page, "no_connect")):
        yield from (
            End(cross, name=f"unconnected-({p.pin[0]}-Pad{p.pin[1]})") for p in pins if p.at == cross and p.pin
        )


def _turned(at: Point, placed: list[Node]) -> Point:
    """Where a point of a symbol is on the page: y goes up in a symbol, and down on the page."""
    x, y = at
    right, down = {"0": (x, -y), "90": (-y, -x), "180": (-x, y), "270": (y, x)}[_word(_one(placed, "at"), 3)]
    middle = _at(placed)
    return (round(middle[0] + right, 3), round(middle[1] + down, 3))


def _wire(node: list[Node]) -> Wire:
    return tuple((float(_word(xy, 1)), float(_word(xy, 2))) for xy in _all(_one(node, "pts"), "xy"))


def _at(node: list[Node]) -> Point:
    at = _one(node, "at")
    return (float(_word(at, 1)), float(_word(at, 2)))


def _property(node: list[Node], name: str) -> str:
    return next(_word(one, 2) for one in _all(node, "property") if _word(one, 1) == name)


def _all(node: list[Node], name: str) -> list[list[Node]]:
    return [one for one in node if isinstance(one, list) and one and one[0] == name]


def _one(node: list[Node], name: str) -> list[Node]:
    [found] = _all(node, name)
    return found


def _word(node: list[Node], at: int) -> str:
    word = node[at]
    assert isinstance(word, str)
    return word
