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
from circuits.scenarios import complaints, page
from circuits.simulations import ASSUMED, CASES

ASSEMBLIES = ((MODULE_BOX, module_rules.RULES), (MODULE_PAD, module_pad_rules.RULES))


def main() -> int:
    """Check the boards, then write their files; 1 if a rule is broken or a measurement is beyond its limits."""
    told = [f"{board.name}: {one.rule}: {one.where}" for board in BOARDS for one in broken(board)]
    told += [f"{one.name}: {complaint}" for one, rules in ASSEMBLIES for complaint in wrong(one, rules)]
    if not told:
        write(pages())
        told = [complaint for board in BOARDS for complaint in _simulate(board)]
    sys.stderr.writelines(f"{one}\n" for one in told)
    return 1 if told else 0


def _simulate(board: Board) -> list[str]:
    """Run the cases of a board, and write its page; what is beyond its limits."""
    cases = CASES[board.name]
    results = {case.name: case.run() for case in cases}
    write({f"{board.name}/simulation.md": page(board, cases, results, ASSUMED[board.name])})
    return [complaint for case in cases for complaint in complaints(case, results[case.name])]


if __name__ == "__main__":
    sys.exit(main())
