"""``enclosures.md``: what to print, which screws, and how each enclosure goes together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import numpy as np

from circuits.markdown import table
from enclosures import shapes
from enclosures.box import BOX, KEY_DEPTH, KEY_HOLE, LEADS, OUTSIDE
from enclosures.dice import LED_STANDS
from enclosures.fit import Measured
from enclosures.openscad import part_names
from enclosures.pad import LAMP_STANDS
from enclosures.shapes import BUTTON_HEIGHT, LOWER_BUTTON_HEIGHT, Enclosure
from enclosures.triangles import Triangles

HEAD = f"""\
# The enclosures

Three enclosures are here as code: a box for the Pi and the driver board, a pad, and a box for dice. **Nobody has
printed one yet.** OpenSCAD makes each file, and the checks at the end of this page hold. A printer may still surprise
you: print a base first, and try your board in it.

The `.scad` files are in `hardware/enclosures/scad/`. They take all numbers from the tables in `hardware/enclosures/`,
over `dimensions.scad`. Change a table, then run `make hardware`.

## Print

- Every part fits a printer of 220 x 220 mm, and lies as it is printed. None needs supports.
- Layers of 0.2 mm, a nozzle of 0.4 mm, 4 walls, 20 % infill. The box is large: give it a brim of 4 mm.
- PETG for the box, because a Pi gets warm. PLA or PETG for the rest.
- The lids of pad and dice have raised letters. Change the filament at 3.0 mm for letters of another colour. Dark
  letters on a light lid, or light ones on a dark lid, are easy to read.
- The lid of the box lies on its face, and its letters are engraved. Fill them with paint if you like.
- Print the caps in a colour unlike the lid's. Their dots tell a finger which one it is.
- The caps are for buttons that are {BUTTON_HEIGHT:g} mm high, from the board to the actuator: measure yours. The
  second source is Omron's B3F-4055. A page says that its sister B3F-4155 is {LOWER_BUTTON_HEIGHT:g} mm high. Such a
  button needs longer caps: open `pad.scad` or `dice.scad` in OpenSCAD, choose `button_height` and a cap as `part`,
  and render. The cap takes the place of Omron's key top.

## Screws

All screws are M3, but for those of the Pi, whose holes are too small for M3.

| where | screw | into |
|---|---|---|
| lid on its base | M3 x 8, countersunk | heat-set insert M3 x 5.7, in a hole of 4.0 mm |
| our boards on their posts | M3 x 6 | heat-set insert M3 x 5.7, in a hole of 4.0 mm |
| the Pi on its posts | M2.5 x 8, thread-forming for plastic | the post itself, a hole of 2.1 mm |

Press the inserts in with a soldering iron, flush with the plastic, before anything else.
"""


def notches() -> str:
    """Which cable goes in beside which label of the box's lid."""
    walls = {one.name: one.wall for one in BOX.openings}
    rows = ((label, walls.get(label, walls["channel"]), cable, to) for label, (to, cable) in LEADS.items())
    return table(("on the lid", "wall", "cable", "to"), rows)


BOX_TEXT = f"""\
A Raspberry Pi 3, 4 or 5 lies beside the driver board. A rib stands between them, up to the lid. The Pi's side has
USB, network, power, HDMI and audio. All wires of 12 V and of the horn are on the other side of the rib. Only the
cable from the Pi's pins to J1 crosses it, through a notch.

![the closed box from the front](box-closed.png)

![the box from behind](box-back.png)

1. Screw the Pi and the driver board onto their posts. Both go in from above. The Pi's memory card is between the Pi
   and the rib, so put it in first.
2. Lead the cable of J1 through the notch of the rib. Keep all wires of 12 V out of that notch.
3. Lay each cable into its notch in the wall, as the table below says, and fix it with a cable tie. The tie goes
   through the tunnel of the block behind the notch, and around the cable. A pull then ends at the block, not at the
   terminal.
4. The cable of the pads has a plug: push it in while the lid is off. Its latch holds it.
5. Put the key switch into the lid, with at most {KEY_DEPTH:g} mm below it. Wire it to J4. A key away from
   the box goes through the notch KEY instead. Then tape over the hole in the lid.
6. Close the lid. Its tabs close the notches above the cables. Stick four rubber feet below the base: air comes in
   there, and goes out above the Pi.

**Measure your key before you print the lid.** The hole is round and {KEY_HOLE:g} mm wide, and we have seen no drawing
of the hole that a key needs. In a round hole, a key that wants flats or an oval may turn when you turn it. Measure
across its thread, and from flat to flat. Open `box.scad` in OpenSCAD, choose `lid` as `part`, set `key_hole` and
`key_flats` to these, 0.2 mm more each, and render. Nobody has tried such a lid with a key.

The isolated adapter for RS-485 is outside, in a USB socket of the Pi. Its cable comes back in at RS485. The horn's
relay, its fuses and its battery are not in this box.

{notches()}

The thick wires of the horn stay outside: {", ".join(OUTSIDE)}. The notch RELAY is for the thin cable of the coil.
W4 and W13 share one notch.
"""

PAD_TEXT = f"""\
The lid leans 12 degrees towards the player. [enclosures/pad.py](../../enclosures/pad.py) says where buttons, lamps,
jacks and the Pico are, and the plan of the board keeps to it.

![the pad, as a player sees it](pad-face.png)

Nobody could read the letters in the other pictures of the pad, so they are not drawn there.

![the pad from the front, without its letters](pad-closed.png)

![the pad from behind, without its letters](pad-back.png)

1. Solder the lamps before the board goes into the base, which hides its lower side. Cut a strip of card that is
   {LAMP_STANDS:g} mm high, and stand it between the legs of each lamp. So high is a lamp above the board.
2. Screw the board onto its posts. Its jacks and the Pico's USB socket look out at the back. Lay the caps on their
   buttons, and close the lid over them and over the lamps.
3. ONE, TWO, MINI and BUNCO have one, two, three and five dots. PASS has two side by side, UNDO has two in a column,
   and HELP has one. Raised letters say the same.
4. The cables of a head table's bell and key leave on the left. A cable to dice leaves on the right, and one to a
   battery at the back. A cable tie around the cable, close behind the wall, stops a pull.
5. To flash the Pico, push a micro-USB plug in at the back. The lid stays on.
"""

DICE_TEXT = f"""\
One base takes the dice board with its LEDs. It also takes a board of the same size that you wire yourself, with a
Pico that reads [electronic dice](../../../firmware/README.md#electronic-dice). Each has its lid.

![the closed box for dice of LEDs](dice-leds-closed.png)

![the reader, from behind](dice-reader-closed.png)

1. For dice of LEDs: solder the LEDs before the board goes into the base. Stand them on a strip of card that is
   {LED_STANDS:g} mm high.
2. Screw the board onto its posts. For dice of LEDs, lay the caps on their buttons, and close the lid over them.
3. For a reader: the cables of the dice leave at the front, one in each notch. A knot or a cable tie behind the wall
   stops a pull.
4. The cable of the line leaves at the back, beside the USB socket.
"""

TEXTS = {"box": ("The box", BOX_TEXT), "pad": ("The pad", PAD_TEXT), "dice": ("The dice", DICE_TEXT)}
OPENED = {"box": "box-open.png", "pad": "pad-open.png", "dice": "dice-leds-open.png"}
MEANING = {
    "contents": "no board and no part touches the base or a lid",
    "lowered": "each board goes in from above",
    "apart": "10 mm or more are between the boards, and between a board and the key switch",
    "posts": "each hole of a board is above the hole of a post, with plastic around it",
    "screws": "each screw of a lid goes through the lid into its hole, with plastic around it",
    "closed": "a lid lies on its base, and does not cut into it",
    "plugs": "each plug and each cable gets from outside to its place",
    "caps": "each cap moves by its travel, touches nothing else, and cannot fall out",
    "ribs": "each rib ends at most 1 mm below the lid, or leaves 20 to 28 mm for its cable",
    "watertight": "each part is closed",
    "valid": "each part is a solid",
    "one body": "each part is in one piece",
    "volume, mm3": "each part has a volume",
    "size along x, mm": "each part and its brim fit a bed of 220 mm",
    "size along y, mm": "the same, to the back",
    "size along z, mm": "no part is higher than 200 mm",
    "longest bridge, mm": "no bridge over air is longer than 20 mm",
    "thinnest place, mm": "walls, floors and lids are 2 mm or thicker",
}
"""What each check says when it holds."""
FOOT = """\
The checks know no wires, and no play of a printer. Parts are blocks that are as large as their largest model. The
Pi's measures are those of its mechanical drawings
([raspberry_pi.py](../../enclosures/raspberry_pi.py) names them).
"""


def page(lying: Mapping[str, Triangles], measured: tuple[Measured, ...], enclosures: tuple[Enclosure, ...]) -> str:
    """The whole page. ``lying`` are the parts as they are printed, by the names of their files."""
    chapters = "\n".join(_chapter(one, lying) for one in enclosures)
    return f"{HEAD}\n{chapters}\n{_checks(measured)}\n{FOOT}"


def _chapter(enclosure: Enclosure, lying: Mapping[str, Triangles]) -> str:
    title, text = TEXTS[enclosure.name]
    rows = (_row(f"{enclosure.name}-{part}", enclosure, part, lying) for part in part_names(enclosure))
    printed = table(("file", "how many", "size, mm", "plastic, cm³"), rows)
    ours = sum(len(one.board.holes) for one in enclosure.boards if one.posts.hole == shapes.INSERT)
    pis = sum(len(one.board.holes) for one in enclosure.boards if one.posts.hole != shapes.INSERT)
    thin = f", and {pis} of M2.5 x 8" if pis else ""
    return (
        f"## {title}\n\n{text}\n![{title.lower()} with its parts pulled apart]({OPENED[enclosure.name]})\n\n"
        f"It needs {len(enclosure.screws) + ours} inserts, and screws: {len(enclosure.screws)} of M3 x 8, {ours} of "
        f"M3 x 6{thin}.\nThe grey blocks in the picture are the room for the parts of a board.\n\n"
        f"{printed}\n"
    )


def _row(file: str, enclosure: Enclosure, part: str, lying: Mapping[str, Triangles]) -> tuple[str, ...]:
    corners = lying[f"{file}.stl"]
    x, y, z = (f"{side:.0f}" for side in np.ceil(corners.reshape(-1, 3).max(axis=0)))
    caps = Counter(f"cap-{button.name}" for lid in enclosure.lids for button in lid.buttons)
    a, b, c = corners[:, 0], corners[:, 1], corners[:, 2]
    volume = float((a * np.cross(b, c)).sum() / 6000)
    return (f"[{file}.stl]({file}.stl)", str(caps.get(part, 1)), f"{x} x {y} x {z}", f"{volume:.1f}")


def _checks(measured: tuple[Measured, ...]) -> str:
    counts = Counter(one.check for one in measured)
    rows = ((MEANING[check], str(count)) for check, count in counts.items())
    return f"## What was checked\n\n{table(('check', 'measurements'), rows)}\n"
