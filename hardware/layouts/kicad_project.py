"""The project and the rules that KiCad checks a board by: isolation between circuits, and width for current."""

from __future__ import annotations

from itertools import combinations

from msgspec import json

from layouts.copper import circuit_of
from layouts.field import VIA_DRILL_MM, VIA_MM
from layouts.plan import Plan
from layouts.wiring import net_width_mm

ISOLATION_MM = 3.0
"""Between circuits, in air and on the surface, by IEC 60664-1 as functional insulation.

For 50 V, a dusty hall (pollution degree 3) and plain FR4 (material group IIIa), the creepage is 1.9 mm. A surge
of 4 kV needs 3 mm of air. The supplies are 12 V; what the distance holds is a surge of a long cable. KiCad's
calculator has both figures, from tables F.5 and F.2 of edition 2020-05, for places up to 2000 m above the sea:
github.com/KiCad/kicad-source-mirror, pcb_calculator/calculator_panels/iec60664.cpp.
"""
EDGE_MM = 0.5
ROUND_MM = 0.02  # how far the straight pieces around a round hole in a fill may be from it


def rules(plan: Plan) -> str:
    """The text of the .kicad_dru file."""
    apart = [
        f'(rule "isolation of {one} and {other}"\n'
        f"  (condition \"A.NetClass == '{one}' && B.NetClass == '{other}'\")\n"
        f"  (constraint clearance (min {ISOLATION_MM}mm)))\n"
        for one, other in combinations(plan.board.grounds, 2)
    ]
    wide = [
        f'(rule "{net} carries {amperes:g} A"\n'
        f"  (condition \"A.NetName == '{net}'\")\n"
        f"  (constraint track_width (min {net_width_mm(plan, net)}mm)))\n"
        for net, amperes in plan.amperes.items()
    ]
    return "(version 1)\n\n" + "\n".join(apart + wide)


def project(plan: Plan) -> bytes:
    """The text of the .kicad_pro file: the class of each net is its circuit."""
    circuits = circuit_of(plan.board)
    classes = [_net_class(plan, "Default", [])] + [
        _net_class(plan, ground, sorted(net for net, circuit in circuits.items() if circuit == ground))
        for ground in plan.board.grounds
    ]
    least = {
        "max_error": ROUND_MM, "min_clearance": 0.2, "min_copper_edge_clearance": EDGE_MM,
        "min_track_width": plan.finish.signal_mm, "min_via_diameter": VIA_MM, "min_through_hole_diameter": 0.5,
        "min_hole_clearance": 0.25, "min_silk_clearance": 0.0, "solder_mask_clearance": 0.0,
    }  # fmt: skip
    words = {
        "board": {"design_settings": {"rules": least}},
        "meta": {"filename": f"{plan.board.name}.kicad_pro", "version": 1},
        "net_settings": {"classes": classes, "meta": {"version": 2}},
    }
    return json.format(json.encode(words), indent=2) + b"\n"


def _net_class(plan: Plan, name: str, nets: list[str]) -> dict[str, str | float | list[str]]:
    return {
        "name": name, "nets": nets, "clearance": plan.finish.clearance_mm,
        "track_width": plan.finish.signal_mm, "via_diameter": VIA_MM,
        "via_drill": VIA_DRILL_MM, "diff_pair_gap": 0.25, "diff_pair_via_gap": 0.25, "diff_pair_width": 0.2,
        "microvia_diameter": 0.3, "microvia_drill": 0.1,
    }  # fmt: skip
