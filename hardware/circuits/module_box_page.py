"""The page of the box of modules: its picture, what to buy, and each wire with its section and its length."""

from __future__ import annotations

from circuits.data_sheets import compared
from circuits.markdown import table
from circuits.module_box_bill import bill, rows
from circuits.modules import Assembly, Wire

SIZES = """\
The wires from battery to horn and back are car wire of 4 mm² for a horn of 20 A at most
([its fuse](../harness/harness.md#the-horns-fuse)). The wires of Pico and relay module have 0.25 mm², and all others
0.75 mm². Lengths are examples: measure first, but keep the wire from the battery to its fuse as short as it is here.

Crimp a ferrule onto each end below a screw, one for both wires where two share a screw. Crimp a receptacle of 6.3 mm
onto the ends at the battery, the horn and the blades of the relay, and a ring at the switch of the horn. Two wires go
to blade 85: twist both, and crimp them into one receptacle. Splice the leads of the fuse holders to their wires. A
lever connector joins the leads of the supply, of the bell with its diode, and of the suppressor with what leads on.
"Ready made" is such a lead, or the USB cable.

A tab adapter gives each pole of the horn a second tab. Its diode is spliced to two short wires, whose red receptacles
go there: the band is at the plus. The other way round it is a short, and the fuse at the battery opens. The relay
breaks 30 A only if the horn has such a spark suppression, as its data sheet says below.

The suppressor is across the coil of the relay instead of a diode, and has no band. With a diode alone the contact
opens slowly, and may weld. For some milliseconds the coil's 0.14 A go through the suppressor, at 29 V at most. The
contact that opens then has 42 V at most, and the timer's contact breaks 0.3 A at 110 V. If the key or the small relay
opens first, the timer's supply gets the 29 V with the other sign. It takes AC as well, so it stands that."""
CLASS_II = "A supply of class II has no earth pin in its plug."


def page(box: Assembly) -> str:
    """What to buy, and each wire."""
    wires = table(("from", "to", "colour", "section", "length"), (_cells(wire) for wire in box.wires))
    return (
        "# The box of modules\n\n[How to build it](../../../docs/buy-not-solder.md), and which protection it lacks. "
        "Nobody has built one yet.\n\n![Each module, its terminals and its wires](wiring.svg)\n\n## What to buy\n\n"
        f"{bill(box)}\n\n{CLASS_II}\n\n## Wires\n\n{SIZES}\n\n{wires}\n\n{_compared(box)}\n"
    )


def _cells(wire: Wire) -> tuple[str, ...]:
    size = wire.cut.cells() if wire.cut else ("ready made", "")
    return (wire.one, wire.other, wire.colour, *size)


def _compared(box: Assembly) -> str:
    return compared((line.first, line.second) for line in rows(box))
