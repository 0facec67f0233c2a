"""The page of a board, and the table of its parts' places for whoever solders it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from layouts.copper import on_board, pads
from layouts.field import VIA_DRILL_MM, VIA_MM
from layouts.kicad_project import ISOLATION_MM
from layouts.plan import Plan
from layouts.router import Wiring
from layouts.silkscreen import Silkscreen
from layouts.track_widths import WARMER_K, width_mm


def positions(plan: Plan) -> str:
    """Where the first pin of each part is, in mm from the lower left corner, as the Gerber files count."""
    rows = [
        f"{part.reference},{part.item.value},{part.item.footprint.replace(',', '.')},"
        f"{plan.places[part.reference].x:.3f},{plan.outline.depth - plan.places[part.reference].y:.3f},"
        f"{plan.places[part.reference].angle},top"
        for part in on_board(plan.board)
    ]
    return "\n".join(["Ref,Val,Package,PosX,PosY,Rot,Side", *rows]) + "\n"


def page(plan: Plan, wiring: Wiring, texts: Silkscreen) -> str:
    """The board for a reader: pictures, sizes, widths, and how to order it."""
    return f"""# The {plan.board.name}, revision {plan.board.revision}: layout

**Nobody has made or tested this board.** KiCad's design rule check finds nothing wrong in it ([drc.txt](drc.txt)).

![The board from above](board-top.svg)

![The board from below](board-bottom.svg)

{_measures(plan, wiring, texts)}
{_widths(plan)}
{_to_order(plan)}"""


def _measures(plan: Plan, wiring: Wiring, texts: Silkscreen) -> str:
    outline = plan.outline
    left_out = _listed(texts.value_list) + _left_out(texts.left_out(plan)) + _covered(texts.covered)
    left_open = "".join(f"Pad {pad} has no net: {why}.\n" for pad, why in plan.left_open.items())
    return f"""## Measures

- {outline.width:g} x {outline.depth:g} mm, {outline.thickness:g} mm thick, two layers of copper of 35 µm (1 oz).
- Four holes for M3 screws, {outline.hole_inset:g} mm from the edges. No copper is under their heads.
- {len(on_board(plan.board))} parts, all on the top side. {_flat(plan)}
- Tracks of signals are {plan.finish.signal_mm:g} mm wide and {plan.finish.clearance_mm:g} mm apart.
  There are {len(wiring.vias)} vias of {VIA_MM:g} mm with holes of {VIA_DRILL_MM:g} mm.
- {_apart(plan)}{left_out}

{left_open}"""


def _widths(plan: Plan) -> str:
    wide = "\n".join(
        f"| {net} | {amperes:g} | {max(plan.finish.signal_mm, width_mm(amperes)):g} |"
        for net, amperes in _currents(plan)
    )
    return f"""## Widths of the tracks

By the formula of IPC-2221 for outer layers, {WARMER_K:g} K warmer than the board. A track carries what its fuse does.

| net | A | mm |
|---|---|---|
{wide}

The ground of each circuit also fills its region on both sides.
"""


def _to_order(plan: Plan) -> str:
    name = plan.board.name
    return f"""## To order it

1. Read [bom.md](bom.md) first. Print `board-top.svg` at 100 % and lay the parts on it, before you pay.
2. Pack the folder `gerbers/` into a zip file. It holds copper, solder mask, printing, outline and drills.
3. Send it to any maker of boards: two layers, FR4, {plan.outline.thickness:g} mm, 1 oz. Nothing in it needs an extra.
4. `{name}-positions.csv` tells where the first pin of each part is, in mm from the lower left corner.

`{name}.kicad_pcb` opens in KiCad 6 and later. Do not edit it: `make hardware` writes it again from
`hardware/layouts/{name.replace("-", "_")}_plan.py`.
"""


def _currents(plan: Plan) -> list[tuple[str, float]]:
    ways = [(f"{one.net}, {one.start[0]} to {one.end[0]}", one.amperes) for one in plan.trunks]
    return sorted([*plan.amperes.items(), *ways], key=lambda one: (-one[1], one[0]))


def _flat(plan: Plan) -> str:
    flat = sorted({pad.reference for pad in pads(plan) if pad.on_top_only})
    wires = "All have wires" if not flat else f"All but {', '.join(flat)} have wires"
    return f"{wires}: a soldering iron is enough."


def _listed(references: Iterable[str]) -> str:
    names = ", ".join(references)
    return f"\n- A list on the board has the values of these parts: {names}." if names else ""


def _left_out(references: list[str]) -> str:
    if not references:
        return ""
    return "\n- There is no room to print the values of these parts: " + ", ".join(references) + "."


def _covered(references: Sequence[str]) -> str:
    if not references:
        return ""
    return (
        f"\n- These names are within their parts, which cover them once they are soldered: {', '.join(references)}."
    )


def _apart(plan: Plan) -> str:
    if len(plan.board.grounds) < 2:
        return "One circuit, with one ground."
    grounds = ", ".join(plan.board.grounds)
    return (
        f"Copper of different circuits ({grounds}) is at least {ISOLATION_MM:g} mm apart, in air and on the\n"
        "  surface. This is functional insulation by IEC 60664-1: 1.9 mm is the creepage for 50 V on FR4 in a dusty\n"
        "  hall, and 3 mm of air hold a surge of 4 kV. It protects a computer, and no person from the mains."
    )
