"""Write everything in hardware/out/ that is made of the tables."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from circuits import module_box_bill, module_pad_bill, module_pad_rules, module_rules
from circuits.boards import BOARDS
from circuits.module_box import MODULE_BOX
from circuits.module_pad import MODULE_PAD
from circuits.module_rules import wrong
from circuits.output import pages, write
from circuits.parts import Board
from circuits.rules import broken
from circuits.scenarios import complaints, page
from circuits.simulations import ASSUMED, CASES
from circuits.sources import lacking

ASSEMBLIES = ((MODULE_BOX, module_rules.RULES), (MODULE_PAD, module_pad_rules.RULES))


def main() -> int:
    """Check the boards, then write their files; 1 if a rule is broken or a measurement is beyond its limits."""
    told = [f"{board.name}: {one.rule}: {one.where}" for board in BOARDS for one in broken(board)]
    told += [f"{one.name}: {complaint}" for one, rules in ASSEMBLIES for complaint in wrong(one, rules)]
    told += [f"each line of a bill has two sources: {name}" for name in _lacking()]
    if not told:
        write(pages())
        told = [complaint for board in BOARDS for complaint in _simulate(board)]
    sys.stderr.writelines(f"{one}\n" for one in told)
    return 1 if told else 0


def _lacking() -> Iterator[str]:
    """The lines of the bills of modules that have no second source, and no reason for that."""
    yield from lacking((line.what, line.first, line.second) for line in module_box_bill.rows(MODULE_BOX))
    yield from lacking((row.what, row.first, row.second) for row in module_pad_bill.rows(MODULE_PAD))


def _simulate(board: Board) -> list[str]:
    """Run the cases of a board, and write its page; what is beyond its limits."""
    cases = CASES[board.name]
    results = {case.name: case.run() for case in cases}
    write({f"{board.name}/simulation.md": page(board, cases, results, ASSUMED[board.name])})
    return [complaint for case in cases for complaint in complaints(case, results[case.name])]


if __name__ == "__main__":
    sys.exit(main())
