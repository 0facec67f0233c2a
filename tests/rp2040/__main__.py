"""Run the firmware on an emulated Pico, and print what firmware/README.md keeps: ``make rp2040 MICROPYTHON=FILE``."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TypeVar

from rich.console import Console

from tests.rp2040 import (
    core_comparison,
    costs,
    flash_wear,
    horn_times,
    input_delays,
    line_load,
    memory_use,
    power_cut_recovery,
    report,
    start_times,
    watchdog_resets,
)
from tests.rp2040.chip import SHARED_LINE_PIN, Kit, a_chip
from tests.rp2040.device import CONNECTIONS, MODELS, DeviceFailed, a_device, files_of
from tests.rp2040.flash_image import firmware_image, use_packages, write_bootrom
from tests.rp2040.shared_line import Line

CONSOLE = Console(soft_wrap=True)
LINE_CASES = tuple(f"{model}:{devices}" for model, devices in line_load.LINES)

Row = TypeVar("Row")
Part = Callable[[Kit, argparse.Namespace], report.Table]


def main() -> None:
    """Measure, print, and fail where the goal is missed."""
    args = _arguments()
    use_packages(args.work)
    kit = Kit(args.work, args.micropython, write_bootrom(args.work))
    tables: dict[str, report.Table] = {}
    for name in args.parts:
        tables[name] = PARTS[name](kit, args)
        _progress("")
        CONSOLE.print(f"\n{tables[name].markdown()}", highlight=False, markup=False)
        if args.json:
            args.json.write_text(json.dumps({done: table._asdict() for done, table in tables.items()}, indent=1))
    failed = [f"{name}: {failure}" for name, table in tables.items() for failure in table.failed]
    if failed:
        sys.exit("\n".join(["the goal is missed:", *failed]))


def _arguments() -> argparse.Namespace:
    example = "example: make rp2040 MICROPYTHON=micropython.bin ARGS='--parts start input --models pad'"
    parser = argparse.ArgumentParser(prog="python -m tests.rp2040", description=__doc__, epilog=example)
    parser.add_argument("--micropython", type=Path, required=True, help="MicroPython for RPI_PICO, as a .bin")
    parser.add_argument("--work", type=Path, default=Path(".rp2040"), help="where `make rp2040` has put the emulator")
    parser.add_argument("--parts", nargs="+", choices=PARTS, default=list(PARTS))
    parser.add_argument("--models", nargs="+", choices=MODELS, default=MODELS, help="not of costs, line and horn")
    of_these = "of start, input, memory and watchdog"
    parser.add_argument("--connections", nargs="+", choices=CONNECTIONS, default=CONNECTIONS, help=of_these)
    parser.add_argument("--polls", type=int, default=300, help="line: how often the device under test is polled")
    parser.add_argument("--only", nargs="+", choices=LINE_CASES, default=LINE_CASES, help="line: only these cases")
    parser.add_argument("--presses", type=int, default=20, help="input: of each model, on each line")
    parser.add_argument("--minutes", type=float, default=2.5, help="memory: of the chip's time; 60 is an hour")
    parser.add_argument("--starts", type=int, default=16, help="wear: of each model")
    parser.add_argument("--waiting", type=int, default=40, help="wear: presses without an answer, of each model")
    parser.add_argument("--cuts", type=int, default=24, help="power-cuts: of each model, while it writes each thing")
    parser.add_argument("--json", type=Path, help="write the tables into this file, too")
    return parser.parse_args()


def _progress(text: str) -> None:
    sys.stderr.write(f"\r{text:<60}")
    sys.stderr.flush()


def _table(of: Callable[[Sequence[Row]], report.Table], rows: Iterator[Row]) -> report.Table:
    """The table of all rows; if a device fails, of the rows before."""
    found: list[Row] = []
    try:
        found.extend(rows)
    except DeviceFailed as failure:
        table = of(found)
        return table._replace(failed=[*table.failed, str(failure)])
    return of(found)


def _cores(kit: Kit, _args: argparse.Namespace) -> report.Table:
    return report.of_cores(core_comparison.measure(kit, _progress))


def _costs(kit: Kit, _args: argparse.Namespace) -> report.Table:
    image = firmware_image("pad", costs.UID, kit.work / "costs.img", costs.PROGRAM)
    with a_chip(kit, image, ground=[SHARED_LINE_PIN]) as chip:
        return _table(report.of_costs, costs.measure(chip, _progress))


def _lines(kit: Kit, args: argparse.Namespace) -> report.Table:
    return _table(report.of_lines, _measure_lines(kit, args))


def _measure_lines(kit: Kit, args: argparse.Namespace) -> Iterator[line_load.LinePolls]:
    for model, devices in line_load.LINES:
        if f"{model}:{devices}" not in args.only:
            continue
        with a_device(kit, model, "RS-485", files_of(model), devices=devices) as line:
            assert isinstance(line, Line)
            yield line_load.measure(line, devices, args.polls, _progress)


def _horn(kit: Kit, _args: argparse.Namespace) -> report.Table:
    return _table(report.of_horn, horn_times.measure(kit, _progress))


def _starts(kit: Kit, args: argparse.Namespace) -> report.Table:
    return _table(report.of_starts, start_times.measure(kit, args.models, args.connections, _progress))


def _inputs(kit: Kit, args: argparse.Namespace) -> report.Table:
    return _table(report.of_inputs, input_delays.measure(kit, args.models, args.connections, args.presses, _progress))


def _memory(kit: Kit, args: argparse.Namespace) -> report.Table:
    return _table(report.of_memory, memory_use.measure(kit, args.models, args.connections, args.minutes, _progress))


def _wear(kit: Kit, args: argparse.Namespace) -> report.Table:
    return _table(report.of_wear, flash_wear.measure(kit, args.models, args.starts, args.waiting, _progress))


def _watchdog(kit: Kit, args: argparse.Namespace) -> report.Table:
    return _table(report.of_resets, watchdog_resets.measure(kit, args.models, args.connections, _progress))


def _power_cuts(kit: Kit, args: argparse.Namespace) -> report.Table:
    return _table(report.of_power_cuts, power_cut_recovery.measure(kit, args.models, args.cuts, _progress))


PARTS: dict[str, Part] = {
    "emulator": _cores,
    "costs": _costs,
    "line": _lines,
    "horn": _horn,
    "start": _starts,
    "input": _inputs,
    "memory": _memory,
    "wear": _wear,
    "watchdog": _watchdog,
    "power-cuts": _power_cuts,
}


if __name__ == "__main__":
    main()
