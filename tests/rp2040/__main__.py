"""Run the firmware on an emulated Pico, and print what firmware/README.md keeps: ``make rp2040 MICROPYTHON=FILE``."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console

from tests.rp2040 import costs, horn, line
from tests.rp2040.chip import SHARED_LINE_PIN, Chip, Kit, a_chip
from tests.rp2040.flash_image import firmware_image, use_packages, write_bootrom

LINES = (("pad", 1), ("pad", 3), ("pad", 10), ("pad", 30), ("horn", 30), ("dice", 30), ("leddice", 30))
MOST_MISSED, LONGEST_MEDIAN_MS, MOST_ON_MS = 0.01, 10.0, 3100.0
PARTS = ("costs", "line", "horn")
CONSOLE = Console(soft_wrap=True)


def main() -> None:
    """Measure, print, and fail where the goal is missed."""
    wish = _wishes()
    use_packages(wish.work)
    kit = Kit(wish.work, wish.micropython, write_bootrom(wish.work))
    failed = []
    if "costs" in wish.parts:
        with a_chip(
            kit, firmware_image("pad", costs.UID, kit.work / "costs.img", costs.PROGRAM), ground=[SHARED_LINE_PIN]
        ) as chip:
            _print_costs(costs.measure(chip, _progress))
    if "line" in wish.parts:
        lines = list(_measure_lines(kit, wish))
        _print_lines(lines)
        failed += [f"{one.model} among {one.devices}" for one in lines if not _is_good(one)]
    if "horn" in wish.parts:
        ends = horn.measure(lambda: _a_horn(kit), _progress)
        _print_ends(ends)
        failed += [one.how for one in ends if one.on_ms > MOST_ON_MS]
    if failed:
        sys.exit(f"the goal is missed: {', '.join(failed)}")


def _wishes() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.rp2040", description=__doc__)
    parser.add_argument("--micropython", type=Path, required=True, help="MicroPython for RPI_PICO, as a .bin")
    parser.add_argument("--work", type=Path, default=Path(".rp2040"), help="where `make rp2040` has put the emulator")
    parser.add_argument("--polls", type=int, default=300, help="how often the device under test is polled")
    parser.add_argument("--only", action="append", help="one line, such as pad:30; may stand there several times")
    parser.add_argument("--parts", nargs="+", choices=PARTS, default=PARTS)
    return parser.parse_args()


def _progress(text: str) -> None:
    sys.stderr.write(f"\r{text:<60}")
    sys.stderr.flush()


def _measure_lines(kit: Kit, wish: argparse.Namespace) -> Iterator[line.Polled]:
    for model, devices in LINES:
        if wish.only and f"{model}:{devices}" not in wish.only:
            continue
        uid = f"{model}-01"
        image = firmware_image(model, uid, kit.work / f"{model}.img")
        with a_chip(kit, image, ground=[SHARED_LINE_PIN]) as chip:
            yield line.measure(chip, uid, devices, wish.polls, _progress)


@contextmanager
def _a_horn(kit: Kit) -> Iterator[Chip]:
    image = firmware_image("horn", horn.UID, kit.work / "horn.img", horn.PROGRAM)
    with a_chip(kit, image) as chip:
        yield chip


def _is_good(one: line.Polled) -> bool:
    is_quiet = not one.talked_over and not one.overruns
    return is_quiet and one.missed <= MOST_MISSED * one.polls and one.median_ms < LONGEST_MEDIAN_MS


def _print_costs(found: list[costs.Cost]) -> None:
    _progress("")
    CONSOLE.print("\n| what | on the chip |\n|---|---|")
    for cost in found:
        CONSOLE.print(f"| {cost.what} | {cost.us:.1f} µs |", highlight=False)


def _print_lines(lines: list[line.Polled]) -> None:
    _progress("")
    CONSOLE.print(
        "\n| device | on the line | line in use | polls | missed | talked over others | bytes lost "
        "| wait: median, longest |"
    )
    CONSOLE.print("|---|---|---|---|---|---|---|---|")
    for one in lines:
        CONSOLE.print(
            f"| {one.model} | {one.devices} | {one.load:.0%} | {one.polls} | {one.missed} | {one.talked_over} "
            f"| {one.overruns} | {one.median_ms:.1f} ms, {max(one.waits_ms, default=0):.1f} ms |",
            highlight=False,
        )


def _print_ends(ends: list[horn.Ended]) -> None:
    _progress("")
    CONSOLE.print("\n| what ends the horn | its pin was high | reset |\n|---|---|---|")
    for one in ends:
        reset = "" if one.reset_ms is None else f"{one.reset_ms:.0f} ms after the hang"
        CONSOLE.print(f"| {one.how} | {one.on_ms:.0f} ms | {reset} |", highlight=False)


if __name__ == "__main__":
    main()
