"""Write everything in hardware/out/ that is made of the tables."""

from __future__ import annotations

import sys

from circuits import module_pad_rules, module_rules
from circuits.boards import BOARDS
from circuits.module_box import MODULE_BOX
from circuits.module_pad import MODULE_PAD
from circuits.module_rules import wrong
from circuits.output import pages, write
from circuits.parts import Board
from circuits.rules import broken
from circuits.scenarios import outside, page
from circuits.simulations import ASSUMED, CASES


def main() -> int:
    """Check the boards, then write their files; 1 if a rule is broken or a measurement is beyond its limits."""
    complaints = [f"{board.name}: {one.rule}: {one.where}" for board in BOARDS for one in broken(board)]
    complaints += (*wrong(MODULE_BOX, module_rules.RULES), *wrong(MODULE_PAD, module_pad_rules.RULES))
    if not complaints:
        write(pages())
        complaints = [complaint for board in BOARDS for complaint in _simulate(board)]
    sys.stderr.writelines(f"{one}\n" for one in complaints)
    return 1 if complaints else 0


def _simulate(board: Board) -> list[str]:
    """Run the cases of a board, and write its page; what is beyond its limits."""
    cases = CASES[board.name]
    results = {case.name: case.run() for case in cases}
    write({f"{board.name}/simulation.md": page(board, cases, results, ASSUMED[board.name])})
    return [f"{board.name}: {case.name}: {name}" for case in cases for name in outside(case, results[case.name])]


if __name__ == "__main__":
    sys.exit(main())
