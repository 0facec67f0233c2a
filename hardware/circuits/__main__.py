"""Write everything in hardware/out/ that is made of the tables."""

from __future__ import annotations

import sys

from circuits.driver_board import DRIVER_BOARD
from circuits.module_box import MODULE_BOX
from circuits.module_rules import wrong
from circuits.output import OUT, pages
from circuits.rules import broken
from circuits.scenarios import SCENARIOS, outside, page


def main() -> int:
    """Check the boards, then write their files; 1 if a rule is broken."""
    complaints = [f"{one.rule}: {one.where}" for one in broken(DRIVER_BOARD)] + [*wrong(MODULE_BOX)]
    sys.stderr.writelines(f"{complaint}\n" for complaint in complaints)
    if complaints:
        return 1
    for name, text in pages().items():
        (OUT / name).parent.mkdir(parents=True, exist_ok=True)
        (OUT / name).write_text(text, encoding="utf-8")
    results = {case.name: case.run() for case in SCENARIOS}
    (OUT / DRIVER_BOARD.name / "simulation.md").write_text(page(results), encoding="utf-8")
    beyond = [f"{case.name}: {name}" for case in SCENARIOS for name in outside(case, results[case.name])]
    sys.stderr.writelines(f"{one}\n" for one in beyond)
    return 1 if beyond else 0


if __name__ == "__main__":
    sys.exit(main())
