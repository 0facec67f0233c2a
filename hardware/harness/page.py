"""The page of the cables: pictures, tables of wires, currents and fuses, tools, and what to buy."""

from __future__ import annotations

from collections.abc import Iterator

from circuits.data_sheets import compared
from circuits.markdown import blocks, paragraph, table
from harness import chain_page, purchases
from harness.drawings import TITLES, guarded_by
from harness.labels import flags, pages
from harness.pieces import Cable, Fitting, Harness
from harness.rules import LONGEST_BARE_M, MOST_DROP_V
from harness.stock import CORD_CARRIES_A
from harness.wire_sizes import FUSE_MARGIN, awg_mm2, carries_a, drop_v, fuse_for

COLOURS = {
    "WH": "white", "BN": "brown", "GN": "green", "YE": "yellow", "GY": "grey", "PK": "pink", "BU": "blue",
    "RD": "red", "OG": "orange", "BK": "black",
}  # fmt: skip
HORNS_A = (4.0, 6.0, 8.0, 12.0, 16.0, 20.0)
FIRST = (
    "**Nobody has built these cables yet.** The lengths are examples: measure your hall first. The whole page is "
    "made of one table, `hardware/harness/cables.py`. The numbers of parts are from memory of catalogues: check "
    "each before you buy. [The end of this page](#what-was-compared) has those that were compared with a page.",
    "Each cable has a picture, and a file for [WireViz](https://github.com/wireviz/WireViz) that you may edit. J1 "
    "to J9 are the connectors of the driver board. PI and PICO name the legs of a controller, counted as its maker "
    "does. W1 is for a Pi, and W2 is for a [horn box](../../../firmware/README.md#horn-box): make one of them.",
)
BEFORE = """\
## Before you connect a cable

A cable is tested on the bench first, with nothing at its other end. Use a continuity tester.

1. Each core leads from its pole to the pole in its table, and to no other.
2. Two neighbours in a plug or a screw terminal have no connection.

### The cables of the box

W1 or W2, W3 to W6, and W13 to W15 come after [Readings 2](../../../docs/build-guide.md#readings-2-first-power). All
power is off, every fuse is out of its holder, and the blades of the relay are empty.

1. GND (J1.1), GND12 (J3.2) and GND_HORN (J6.2) have no connection with each other.
2. PS1 has no connection with the Pi's supply or with earth.
3. **The adapter separates.** Its USB shell to its terminal GND is 10 MΩ or more before you wire it, and so are
   contacts 1 and 4 of its plug. If one is less, the adapter has no isolation: do not use it. When W1 and W15
   join all parts, [5.1](../../../docs/build-guide.md#readings-5-into-the-box) measures GND to GND12 once more.
4. W4 stays off J3 until reading 5.2 has shown the polarity of W3 and W4. The supply of the bench feeds J3 till then.

### The cables of the horn

W7 to W12, W18 and W23 come before [Horn and battery](../../../docs/build-guide.md#horn-and-battery). Pi and PS1 are
unplugged. F5 and F6 are out, the battery's lead is off, and S3 is open.

1. GND_HORN (J6.2) has no connection with GND (J1.1), with GND12 (J3.2) or with earth.
2. With S3 open, K1.30 has no connection with the lead of F5 at S3. S3 closes, and opens again.
3. Push the receptacles of W6, W18 and W9 onto the blades of the relay itself, by the numbers on them. It needs no
   socket: many sockets have leads, or contacts of their own, which take no receptacle. Fix the relay by its bracket
   or with a strap, so that no cable pulls at it.
4. Write the amperes of the fuse that you fit into the blank of the labels (HORN ____ A).
5. **V1 has its band at the horn's plus.** Measure W23 with a diode test, before it is on the horn. Red at white and
   black at brown shows 0.4 to 0.8 V. The other way round it is open.
6. The guide says when F6 and F5 go in: last, with S3 open.

### The cables beside a pad

W19 to W22 are choices: make those that your pads need. Nothing is plugged in.

1. W19: lay its two housings beside each other, the same side up and the same way round. Both have the same order of
   colours, with brown at pole 1.
2. W19: no core leads to a neighbour. With brown and white swapped, the dice board would get 5 V the wrong way round.
3. W20: with the charger on its LiPo, brown is plus, and has 4.4 V at most. Then connect it with the pad.
4. W21 and W22: no connection while button and key are open, and less than 1 Ω when they are closed.
"""
HORN_BOX = (
    "A horn box reads the horn's contact only with a jumper from leg 9 (GP6) to leg 8. With it, the firmware reads a "
    "contact of the bell too, at leg 25. The driver board has none, so each bell would raise the alarm `no-contact`. "
    "Leave the jumper off, or add an optocoupler at the bell."
)


def page(harness: Harness) -> str:
    """The page, in Markdown."""
    first = ("# The cables of a headtable", *(paragraph(words) for words in FIRST))
    groups = (_group(harness, group) for group in harness.groups())
    rest = (_sizes(harness), _horn_fuses(), _ends(harness), BEFORE, chain_page.page(), _labels(harness))
    return blocks(*first, *groups, *rest, _purchases(harness), _compared(harness)) + "\n"


def colour_words(code: str) -> str:
    """A colour in words; two colours are a wire with a stripe."""
    return "-".join(COLOURS[code[at : at + 2]] for at in range(0, len(code), 2))


def _group(harness: Harness, group: str) -> str:
    """The picture of a group, its cores and its notes."""
    cables = harness.group(group)
    rows = (row for cable in cables for row in _cores(cable))
    more = (paragraph(HORN_BOX),) if group == "controller-horn-box" else ()
    return blocks(
        f"## {TITLES[group]}",
        f"![{TITLES[group]}: each core from pole to pole]({group}.svg)",
        table(("cable", "core", "from", "to", "net"), rows),
        "\n".join(note for cable in cables for note in _notes(cable)),
        *more,
        f"To edit: [{group}.yml]({group}.yml)",
    )


def _cores(cable: Cable) -> Iterator[tuple[str, ...]]:
    for core in cable.cores:
        yield cable.name, colour_words(core.colour), str(core.start), str(core.end), core.net


def _notes(cable: Cable) -> Iterator[str]:
    yield f"- {cable.name}, {cable.title}, {cable.length_m:g} m of {cable.wire.source.name}. {cable.note}"
    if cable.warning:
        yield f"- **{cable.name}: {cable.warning}**"


def _sizes(harness: Harness) -> str:
    """Currents, sections and fuses of all cables."""
    columns = ("cable", "length", "section", "AWG", "runs", "protected by", "wire carries", "loses")
    told = ", ".join(f"{mm2:g} mm² {amperes:g} A" for mm2, amperes in CORD_CARRIES_A.items())
    rule = (
        f"A fuse has {FUSE_MARGIN * 100:g} % of the current or more, and never more than the wire carries. A wire "
        f"before its fuse is {LONGEST_BARE_M:g} m long at most. A cable loses {MOST_DROP_V:g} V at most. AWG is the "
        "gauge to buy where mm² are not sold."
    )
    source = (
        "What a wire carries is from table 11 of IEC 60335-1, the least sections of cords. Car wires of ISO 6722 "
        f"stand more in free air. It says: {told}. Thinner wires carry 10 A for each mm² at most, by our own rule. "
        "CAT5 carries 1 A in each core, as its plugs do. The limits of the Pi's 3.3 V, 2 A, and of the pad's U3, 1 "
        "A, are estimates: U3 is a converter for 0.5 A."
    )
    rows = (_size(harness, cable) for cable in harness.cables)
    return blocks("## Sections, currents and fuses", table(columns, rows), paragraph(rule), paragraph(source))


def _size(harness: Harness, cable: Cable) -> tuple[str, ...]:
    section = f"{cable.wire.mm2:g} mm²"
    gauge = f"{cable.wire.awg} ({awg_mm2(cable.wire.awg):.2f} mm²)"
    runs = f"{cable.run_a:.2g} A" if cable.run_a < 10 else f"{cable.run_a:.0f} A"
    loses = f"{drop_v(cable):.2f} V" if cable.guard != "F3" else "see the chain"
    carries = f"{carries_a(cable):g} A"
    return cable.name, f"{cable.length_m:g} m", section, gauge, runs, guarded_by(harness, cable), carries, loses


def _horn_fuses() -> str:
    """The fuse for each horn, all on 4 mm²."""
    rows = ((f"{run_a:g} A", f"{fuse_for(run_a):g} A") for run_a in HORNS_A)
    return blocks(
        "### The horn's fuse",
        paragraph(
            "Read the current on your horn. It must be 20 A or less, for the receptacles carry 24 A, and the relay's "
            "contact carries 35 A at 85 °C and breaks 30 A. All these fuses suit wires of 4 mm²."
        ),
        paragraph(
            "The 30 A have a condition, by the relay's data sheet: a resistive load, or an inductive one with "
            "suitable spark suppression, at 14 V at most. A horn is inductive. So V1 (W23) belongs to every horn."
        ),
        table(("horn takes", "F5"), rows),
        paragraph(
            "Read its loudness, too. A sheet for 2 m says 6 dB less than there are at 1 m, and `loudness_db` is the "
            "level at 1 m, in dBA. A louder horn hangs farther away: each doubling of the distance takes 6 dB. "
            "`headtable check` counts both."
        ),
    )


def _compared(harness: Harness) -> str:
    """Which parts were compared with a page, and what it says."""
    rows = purchases.rows(harness)
    return compared((f"{maker} {number}", second) for _, _, maker, number, second, _ in rows)


def _ends(harness: Harness) -> str:
    """What holds each wire, and what to crimp it with."""
    fittings = dict.fromkeys(pole.fitting for place in harness.places for pole in place.poles)
    rows = (
        (
            one.source.name,
            f"{one.least_mm2:g} to {one.most_mm2:g} mm²",
            f"{one.carries_a:g} A",
            one.tool,
            _at(harness, one),
        )
        for one in fittings
    )
    words = (
        "Pull at each crimp: it must hold. Never solder a wire that goes into a crimp or a screw terminal. W16 and "
        "W17 have the colours of T568B at both ends."
    )
    return blocks("## Ends and tools", table(("end", "takes", "carries", "tool", "at"), rows), paragraph(words))


def _at(harness: Harness, fitting: Fitting) -> str:
    """The places that have such an end."""
    used = (place.reference for place in harness.places for pole in place.poles if pole.fitting == fitting)
    return " ".join(dict.fromkeys(used))


def _labels(harness: Harness) -> str:
    """Where the labels are."""
    names = [f"labels-{number}.svg" for number in range(1, len(pages(harness)) + 1)]
    *most, last = (f"[{name}]({name})" for name in names)
    links = f"{', '.join(most)} and {last}" if most else last
    words = (
        f"{links} have {len(flags(harness))} flags, two for each cable. Print them on A4 at 100 %. Cut them out, "
        "wrap the strip between the dashed lines around the cable, and glue both faces to each other."
    )
    return blocks("## Labels", paragraph(words))


def _purchases(harness: Harness) -> str:
    words = (
        "The same list is in [bom.csv](bom.csv). It has both W1 and W2, a chain of ten pads, and a tenth more wire. "
        "S1, K1 and L1 are in the list of the driver board too. Splice the leads of each fuse holder to its wires."
    )
    return blocks("## What to buy", paragraph(words), table(purchases.COLUMNS, purchases.rows(harness)))
