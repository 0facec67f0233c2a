"""The drawings of the cables: for each group a file for WireViz, and the picture that WireViz makes of it."""

from __future__ import annotations

import re
from textwrap import wrap
from typing import cast

import yaml
from wireviz import wireviz  # type: ignore[import-untyped]  # it has no annotations

from harness.pieces import Cable, Harness, Place
from harness.wire_sizes import fuses, guard_a

Data = str | float | bool | list["Data"] | dict[str, "Data"]
FONT = "DejaVu Sans"
FONTS = f"{FONT},Verdana,Arial,sans-serif"
LINE_LENGTH = 24
HEADERS = ("PI", "PICO")
TITLES = {
    "controller-pi": "A Pi and the driver board",
    "controller-horn-box": "A horn box and the driver board",
    "supply": "The 12 V supply",
    "key": "The key",
    "relay": "The coil of the horn's relay",
    "horn-feed": "The horn's battery, to its switch",
    "horn-switch": "The horn's switch, to the relay",
    "horn": "The horn",
    "sense": "The sense of the horn",
    "bell": "The bell",
    "button": "The head table's button",
    "adapter": "The adapter for RS-485",
    "first-pad": "The first pad",
    "next-pad": "Each further pad",
    "dice": "A dice board beside its pad",
    "charger": "The charger of a pad on Wi-Fi",
    "pad-bell": "The head table's bell, at its pad",
    "pad-key": "The key of the pad's bell",
}
"""The groups of cables, as headings."""


def wireviz_file(harness: Harness, group: str) -> str:
    """What WireViz reads; a colour such as NO would be in quotes, for YAML takes it for false."""
    cables = harness.group(group)
    data: dict[str, Data] = {
        "metadata": {"title": TITLES[group]},
        "options": {"fontname": FONT},
        "tweak": {"override": {"graph": {"ranksep": "0.9"}}},
        "connectors": {place.reference: _connector(place) for place in harness.places_of(cables)},
        "cables": {cable.name: _cable(harness, cable) for cable in cables},
        "connections": [one for cable in cables for one in _connections(cable)],
    }
    return yaml.safe_dump(data, sort_keys=False, allow_unicode=True, width=118, default_flow_style=None)


def picture(text: str) -> str:
    """The picture of a file for WireViz, as SVG, without versions of tools."""
    svg = cast("str", wireviz.parse(yaml.safe_load(text), return_types="svg"))
    svg = re.sub(r"<!--.*?-->\n?", "", svg, flags=re.DOTALL)
    svg = re.sub(r"<title>.*?</title>\n?", "", svg, flags=re.DOTALL)
    return svg.replace(f'font-family="{FONT}"', f'font-family="{FONTS}"')


def guarded_by(harness: Harness, cable: Cable) -> str:
    """What protects a cable, in words."""
    amperes = guard_a(harness, cable)
    if amperes is None:
        return "no fuse"
    if cable.guard not in fuses(harness):
        return f"limited by {cable.guard}"
    place = harness.place(cable.guard)
    return f"fuse {cable.guard}, {amperes:g} A{' at most' if place and place.chosen_by else ''}"


def _connector(place: Place) -> Data:
    return {
        "type": _broken_up(place.title),
        "notes": "\n".join(_broken_up(name) for name in dict.fromkeys(p.fitting.source.name for p in place.poles)),
        "pins": [_pin(pole.name) for pole in place.poles],
        "pinlabels": [pole.net for pole in place.poles],
        "show_pincount": False,
        "hide_disconnected_pins": place.reference in HEADERS,
    }


def _cable(harness: Harness, cable: Cable) -> Data:
    notes = [f"AWG{cable.wire.awg}, {guarded_by(harness, cable)}", cable.warning]
    told: dict[str, Data] = {
        "type": f"{_broken_up(cable.title)}\n{_broken_up(cable.wire.source.name)}",
        "colors": [core.colour for core in cable.cores],
        "length": cable.length_m,
        "show_wirecount": False,
        "notes": "\n".join(_broken_up(note) for note in notes if note),
    }
    return told | {"bgcolor_title": "OG"} if cable.warning else told


def _broken_up(words: str) -> str:
    """Words on lines that are short enough for a picture."""
    return "\n".join(wrap(words, LINE_LENGTH))


def _connections(cable: Cable) -> list[Data]:
    """For each two places, the poles and the cores between them."""
    ways = dict.fromkeys((core.start.place, core.end.place) for core in cable.cores)
    return [_way(cable, *way) for way in ways]


def _way(cable: Cable, start: str, end: str) -> Data:
    cores = [
        (at, core) for at, core in enumerate(cable.cores, 1) if (core.start.place, core.end.place) == (start, end)
    ]
    return [
        {start: [_pin(core.start.pole) for _, core in cores]},
        {cable.name: [at for at, _ in cores]},
        {end: [_pin(core.end.pole) for _, core in cores]},
    ]


def _pin(name: str) -> Data:
    return int(name) if name.isdecimal() else name
