"""Run the firmware on an emulated Pico, and print what firmware/README.md keeps: ``make rp2040 MICROPYTHON=FILE``."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console

from tests.rp2040 import brownout, costs, hangs, horn, inputs, line, memory, report, starts, wear
from tests.rp2040.chip import SHARED_LINE_PIN, Chip, Kit, a_chip
from tests.rp2040.device import MODELS, WAYS
from tests.rp2040.flash_image import firmware_image, use_packages, write_bootrom

LINES = (("pad", 1), ("pad", 3), ("pad", 10), ("pad", 30), ("horn", 30), ("dice", 30), ("leddice", 30))
CONSOLE = Console(soft_wrap=True)

Part = Callable[[Kit, argparse.Namespace], report.Table]


def main() -> None:
    """Measure, print, and fail where the goal is missed."""
    wish = _wishes()
    use_packages(wish.work)
    kit = Kit(wish.work, wish.micropython, write_bootrom(wish.work))
    tables = {}
    for name in wish.parts:
        tables[name] = PARTS[name](kit, wish)
        _progress("")
        CONSOLE.print(f"\n{tables[name].markdown()}", highlight=False, markup=False)
    if wish.json:
        wish.json.write_text(json.dumps({name: table._asdict() for name, table in tables.items()}, indent=1))
    failed = [f"{name}: {failure}" for name, table in tables.items() for failure in table.failed]
    if failed:
        sys.exit(f"the goal is missed: {', '.join(failed)}")


def _wishes() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.rp2040", description=__doc__)
    parser.add_argument("--micropython", type=Path, required=True, help="MicroPython for RPI_PICO, as a .bin")
    parser.add_argument("--work", type=Path, default=Path(".rp2040"), help="where `make rp2040` has put the emulator")
    parser.add_argument("--parts", nargs="+", choices=PARTS, default=list(PARTS))
    parser.add_argument("--models", nargs="+", choices=MODELS, default=MODELS, help="not of costs, line and horn")
    parser.add_argument("--ways", nargs="+", choices=WAYS, default=WAYS, help="of start, input, memory and watchdog")
    parser.add_argument("--polls", type=int, default=300, help="line: how often the device under test is polled")
    parser.add_argument("--only", action="append", help="line: one, such as pad:30; may stand there several times")
    parser.add_argument("--presses", type=int, default=20, help="input: of each model, on each line")
    parser.add_argument("--minutes", type=float, default=2.5, help="memory: of the chip's time; 60 is an hour")
    parser.add_argument("--starts", type=int, default=16, help="wear: of each model")
    parser.add_argument("--waiting", type=int, default=40, help="wear: presses without an answer, of each model")
    parser.add_argument("--cuts", type=int, default=24, help="brownout: of each model, in notes and in an update")
    parser.add_argument("--json", type=Path, help="write the tables into this file, too")
    return parser.parse_args()


def _progress(text: str) -> None:
    sys.stderr.write(f"\r{text:<60}")
    sys.stderr.flush()


def _costs(kit: Kit, wish: argparse.Namespace) -> report.Table:
    image = firmware_image("pad", costs.UID, wish.work / "costs.img", costs.PROGRAM)
    with a_chip(kit, image, ground=[SHARED_LINE_PIN]) as chip:
        return report.of_costs(costs.measure(chip, _progress))


def _lines(kit: Kit, wish: argparse.Namespace) -> report.Table:
    return report.of_lines(list(_measure_lines(kit, wish)))


def _measure_lines(kit: Kit, wish: argparse.Namespace) -> Iterator[line.Polled]:
    for model, devices in LINES:
        if wish.only and f"{model}:{devices}" not in wish.only:
            continue
        uid = f"{model}-01"
        image = firmware_image(model, uid, kit.work / f"{model}.img")
        with a_chip(kit, image, ground=[SHARED_LINE_PIN]) as chip:
            yield line.measure(chip, uid, devices, wish.polls, _progress)


def _horn(kit: Kit, _wish: argparse.Namespace) -> report.Table:
    return report.of_ends(horn.measure(lambda: _a_horn(kit), _progress))


@contextmanager
def _a_horn(kit: Kit) -> Iterator[Chip]:
    image = firmware_image("horn", horn.UID, kit.work / "horn.img", horn.PROGRAM)
    with a_chip(kit, image) as chip:
        yield chip


def _starts(kit: Kit, wish: argparse.Namespace) -> report.Table:
    return report.of_starts(list(starts.measure(kit, wish.models, wish.ways, _progress)))


def _inputs(kit: Kit, wish: argparse.Namespace) -> report.Table:
    return report.of_inputs(list(inputs.measure(kit, wish.models, wish.ways, wish.presses, _progress)))


def _memory(kit: Kit, wish: argparse.Namespace) -> report.Table:
    return report.of_memory(list(memory.measure(kit, wish.models, wish.ways, wish.minutes, _progress)))


def _wear(kit: Kit, wish: argparse.Namespace) -> report.Table:
    return report.of_wear(list(wear.measure(kit, wish.models, wish.starts, wish.waiting, _progress)))


def _hangs(kit: Kit, wish: argparse.Namespace) -> report.Table:
    return report.of_hangs(list(hangs.measure(kit, wish.models, wish.ways, _progress)))


def _cuts(kit: Kit, wish: argparse.Namespace) -> report.Table:
    return report.of_cuts(list(brownout.measure(kit, wish.models, wish.cuts, _progress)))


PARTS: dict[str, Part] = {
    "costs": _costs,
    "line": _lines,
    "horn": _horn,
    "start": _starts,
    "input": _inputs,
    "memory": _memory,
    "wear": _wear,
    "watchdog": _hangs,
    "brownout": _cuts,
}


if __name__ == "__main__":
    main()
