"""What to buy for the box of modules: each module, the wires by the metre, and what holds their ends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import ceil

from msgspec import Struct

from circuits.markdown import table
from circuits.modules import Assembly, Colour, Cut, Wire
from circuits.parts import Source
from circuits.shop import BATTERY_STRAP, HORN_CHARGER, TAB_ADAPTER, TAB_COVER
from circuits.sources import Second, everyday, of_one_pattern, words_of

COLUMNS = ("count", "what", "first choice", "second source", "task")
SPARE = 1.1  # a tenth more wire, for bends and second tries
LEVER = "lever connector"
THICK_MM2 = 3.0  # from here on, splices and receptacles are yellow
WIRES = {
    0.25: (
        "single wire 0.25 mm² (AWG22)",
        "Lapp UNITRONIC LiYY 4x0.25, its cores",
        "Helukabel LiYY 4x0.25, its cores",
    ),
    0.75: ("car wire 0.75 mm² (AWG18)", "Leoni FLRY-B 0.75", "Coroplast FLRY-B 0.75"),
    4.0: ("car wire 4 mm² (AWG10)", "Leoni FLRY-B 4.0", "Coroplast FLRY-B 4.0"),
}


class Line(Struct, frozen=True):
    """A line of the bill."""

    count: str
    what: str
    first: str
    second: Second
    task: str

    def cells(self) -> tuple[str, ...]:
        """The line as text."""
        return self.count, self.what, self.first, words_of(self.second), self.task


ENDS: dict[str, tuple[str, Second]] = {
    "lever connector": ("Wago 221-413, 3 ways", of_one_pattern("lever connector of 3 ways for 0.2 to 4 mm²")),
    "red splice": ("TE Connectivity DuraSeal, red", of_one_pattern("sealed butt splice, red")),
    "yellow splice": ("TE Connectivity DuraSeal, yellow", of_one_pattern("sealed butt splice, yellow")),
    "red receptacle 6.3 mm": ("TE Connectivity PIDG FASTON 250, red", of_one_pattern("insulated one of 6.3 mm, red")),
    "yellow receptacle 6.3 mm": (
        "TE Connectivity PIDG FASTON 250, yellow",
        of_one_pattern("insulated one of 6.3 mm, yellow"),
    ),
    "ring M10": ("TE Connectivity PIDG ring M10, yellow", of_one_pattern("insulated ring M10, yellow")),
}
FERRULE: tuple[str, Second] = ("Phoenix Contact AI series", "Wago 216 series")
TWIN_FERRULE: tuple[str, Second] = (
    "Phoenix Contact AI-TWIN series",
    of_one_pattern("twin ferrule of the same section"),
)


def _shared(count: int, source: Source, task: str) -> Line:
    """The line of something that the soldered box has too."""
    return Line(str(count), source.name, source.first, source.second, task)


EXTRAS = (
    Line("1", "supply of the Pi, 5 V", "Raspberry Pi 15.3 W USB-C supply, with the plug of your country, for a Pi 4",
         "Raspberry Pi 27 W USB-C supply, for a Pi 5", "the Pi's own supply"),
    Line("1", "microSD card, as Raspberry Pi OS asks for", "any", everyday("card that Raspberry Pi OS starts from"),
         "the Pi's disk"),
    Line("1", "USB cable, A to micro-B, that carries data, 0.5 m", "any", everyday("cable that carries data"),
         "power and line of the Pico"),
    _shared(1, HORN_CHARGER, "charges the horn's battery alone: its fuse is out, both leads are off"),
    _shared(1, BATTERY_STRAP, "holds the battery"),
    _shared(2, TAB_ADAPTER, "a second tab at each pole of the horn, for its diode"),
    _shared(2, TAB_COVER, "covers both tabs of the battery"),
    Line("1", "DIN rail, 35 mm wide, 0.3 m long", "any", of_one_pattern("rail of 35 mm"), "holds the timer"),
    Line("1", "closed box of 300 x 200 x 120 mm or more, a gland for each cable", "any", everyday("box of this size"),
         "covers all but the horn, its battery and its switch"),
)  # fmt: skip


def bill(box: Assembly) -> str:
    """The whole list as a table."""
    return table(COLUMNS, (line.cells() for line in rows(box)))


def rows(box: Assembly) -> tuple[Line, ...]:
    """Modules, what they need beside them, wires, and what holds the ends of wires."""
    modules = (Line("1", one.name, one.first, one.second, one.task) for one in box.modules)
    return (*modules, *EXTRAS, *_wires(box), *_ends(box))


def metres(box: Assembly) -> dict[tuple[float, Colour], float]:
    """How much wire there is of each section and colour."""
    lengths: dict[tuple[float, Colour], float] = {}
    for wire, cut in _cut(box):
        lengths[cut.mm2, wire.colour] = lengths.get((cut.mm2, wire.colour), 0) + cut.metres
    return lengths


def ends(box: Assembly) -> Counter[str]:
    """What holds the wires at their terminals, and how many of each; a tab adapter parts thick from thin."""
    at: dict[tuple[str, float], list[Cut]] = {}
    for wire, cut in _cut(box):
        for end in (wire.one, wire.other):
            at.setdefault((end, cut.mm2), []).append(cut)
    held = Counter(_holder(box, end, cuts) for (end, _), cuts in at.items())
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


def _wires(box: Assembly) -> Iterator[Line]:
    for (mm2, colour), length in metres(box).items():
        name, first, second = WIRES[mm2]
        yield Line(f"{ceil(length * SPARE * 2) / 2:g} m", f"{name}, {colour}", first, second, "wires")


def _ends(box: Assembly) -> Iterator[Line]:
    for name, count in ends(box).items():
        first, second = ENDS.get(name) or (TWIN_FERRULE if name.startswith("twin") else FERRULE)
        yield Line(str(count), name, first, second, "ends of wires")
