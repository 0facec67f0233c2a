"""What to buy for the box of modules: each module, the wires by the metre, and what holds their ends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import ceil

from circuits.markdown import table
from circuits.modules import Assembly, Colour, Cut, Wire
from circuits.parts import Source
from circuits.shop import BATTERY_STRAP, HORN_CHARGER, TAB_COVER

COLUMNS = ("count", "what", "first choice", "second source", "task")
SPARE = 1.1  # a tenth more wire, for bends and second tries
LEVER = "lever connector"
THICK_MM2 = 3.0  # from here on, splices and receptacles are yellow
WIRES = {
    0.25: ("single wire 0.25 mm² (AWG22)", "Lapp UNITRONIC LiYY 4x0.25, its cores", "any stranded wire of 0.25 mm²"),
    0.75: ("car wire 0.75 mm² (AWG18)", "Leoni FLRY-B 0.75", "Coroplast FLRY-B 0.75"),
    4.0: ("car wire 4 mm² (AWG10)", "Leoni FLRY-B 4.0", "Coroplast FLRY-B 4.0"),
}
ENDS = {
    "lever connector": ("Wago 221-413, 3 ways", "any lever connector of 3 ways for 0.2 to 4 mm²"),
    "red splice": ("TE Connectivity DuraSeal, red", "any sealed butt splice, red"),
    "yellow splice": ("TE Connectivity DuraSeal, yellow", "any sealed butt splice, yellow"),
    "red receptacle 6.3 mm": ("TE Connectivity PIDG FASTON 250, red", "any insulated 6.3 mm, red"),
    "yellow receptacle 6.3 mm": ("TE Connectivity PIDG FASTON 250, yellow", "any insulated 6.3 mm, yellow"),
    "ring M10": ("TE Connectivity PIDG ring M10, yellow", "any insulated ring M10, yellow"),
}
FERRULE = ("Phoenix Contact AI series", "Wago 216 series")
TWIN_FERRULE = ("Phoenix Contact AI-TWIN series", "any twin ferrule")


def _shared(count: int, source: Source, task: str) -> tuple[str, ...]:
    """The row of something that the soldered box has too."""
    first = source.number if source.maker == "any" else f"{source.maker} {source.number}"
    return str(count), source.name, first, source.second, task


EXTRAS = (
    ("1", "supply of the Pi, 5 V, of its maker, and a card", "Raspberry Pi", "none", "the Pi's own supply"),
    ("1", "USB cable, A to micro-B, that carries data, 0.5 m", "any", "any", "power and line of the Pico"),
    _shared(1, HORN_CHARGER, "charges the horn's battery, with its switch open and its fuse out"),
    _shared(1, BATTERY_STRAP, "holds the battery"),
    _shared(2, TAB_COVER, "covers both tabs of the battery"),
    ("1", "DIN rail, 35 mm wide, 0.3 m long", "any", "a board of wood", "holds the timer"),
    ("1", "closed box of 300 x 200 x 120 mm or more, a gland for each cable", "any", "any",
     "covers all but the horn, its battery and its switch"),
)  # fmt: skip


def bill(box: Assembly) -> str:
    """The whole list as a table."""
    return table(COLUMNS, rows(box))


def rows(box: Assembly) -> tuple[tuple[str, ...], ...]:
    """Modules, what they need beside them, wires, and what holds the ends of wires."""
    modules = (("1", one.name, one.first, one.second, one.task) for one in box.modules)
    return (*modules, *EXTRAS, *_wires(box), *_ends(box))


def metres(box: Assembly) -> dict[tuple[float, Colour], float]:
    """How much wire there is of each section and colour."""
    lengths: dict[tuple[float, Colour], float] = {}
    for wire, cut in _cut(box):
        lengths[cut.mm2, wire.colour] = lengths.get((cut.mm2, wire.colour), 0) + cut.metres
    return lengths


def ends(box: Assembly) -> Counter[str]:
    """What holds the wires at their terminals, and how many of each."""
    at: dict[str, list[Cut]] = {}
    for wire, cut in _cut(box):
        for end in (wire.one, wire.other):
            at.setdefault(end, []).append(cut)
    held = Counter(_holder(box, end, cuts) for end, cuts in at.items())
    levers = (module for module in box.modules if module.end == LEVER)
    return held | Counter({LEVER: sum(len(module.terminals) for module in levers)})


def _cut(box: Assembly) -> Iterator[tuple[Wire, Cut]]:
    """The wires that a maker cuts."""
    return ((wire, wire.cut) for wire in box.wires if wire.cut)


def _holder(box: Assembly, end: str, cuts: list[Cut]) -> str:
    """What holds these wires at their terminal. Two wires below one screw have a ferrule for both."""
    kind, mm2 = box.module(end.partition(".")[0]).end, cuts[0].mm2
    colour = "yellow" if mm2 >= THICK_MM2 else "red"
    match kind:
        case "ferrule":
            return f"{'twin ' if len(cuts) > 1 else ''}ferrule {mm2:g} mm²"
        case "splice":
            return f"{colour} splice"
        case "receptacle":
            return f"{colour} receptacle 6.3 mm"
        case "lever connector" | "ring M10" | "none":
            return kind


def _wires(box: Assembly) -> Iterator[tuple[str, ...]]:
    for (mm2, colour), length in metres(box).items():
        name, first, second = WIRES[mm2]
        yield f"{ceil(length * SPARE * 2) / 2:g} m", f"{name}, {colour}", first, second, "wires"


def _ends(box: Assembly) -> Iterator[tuple[str, ...]]:
    for name, count in ends(box).items():
        first, second = ENDS.get(name) or (TWIN_FERRULE if name.startswith("twin") else FERRULE)
        yield str(count), name, first, second, "ends of wires"
