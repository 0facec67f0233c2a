"""From a button's edge to the horn's line, on the kernel's simulated GPIO chip: the box beside a bare gpiod loop.

All of them run in one emulated machine, and are pressed in turn. An emulated processor is many times slower than a
Pi's: the ratio counts, and no time by itself.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import msgspec
from rich.console import Console
from rich.progress import track
from rich.table import Table

from headtable.box.sources.button.debounce import STABLE_MS
from tests.bench.guest.finger import Asked, Pressed
from tests.machine.box import TOML
from tests.machine.emulator import booted
from tests.machine.hand import Machine
from tests.machine.image import made

GUEST = Path(__file__).parent / "guest"
PYTHON = "/opt/headtable/.venv/bin/python"
AT_ONCE = 10  # presses of each row for which the machine's hand waits


class Row(NamedTuple):
    """One thing that is measured: what it is, the program that it is, its button and its horn."""

    what: str
    program: str
    button: int
    horn: int
    stable_ms: int | None = None

    @property
    def words(self) -> list[str]:
        """What its program is told."""
        told = (self.button, self.horn) if self.stable_ms is None else (self.button, self.horn, self.stable_ms)
        return [str(word) for word in told]


ROWS = {
    "bare": Row("bare loop: reads gpiod's edges and writes an output", "loop", 5, 6),
    "raw": Row("headtable's reflex, of a contact that need not stand", "boxed", 17, 27, 0),
    "box": Row(f"headtable's reflex, of one that stands for {STABLE_MS} ms", "boxed", 23, 22, STABLE_MS),
}


def main() -> None:
    """Measure and print."""
    wish = wishes(sys.argv[1:])
    with TemporaryDirectory(prefix="headtable-bench-") as folder, booted(made(), Path(folder)) as machine:
        measure_in(machine, wish)


def measure_in(machine: Machine, wish: argparse.Namespace) -> None:
    """Measure in a machine that has booted, and print. Afterwards its broker has other users."""
    with _programs(machine):
        measured = _measure(machine, wish.presses)
    _report(measured, json_wanted=wish.json)


def wishes(words: list[str]) -> argparse.Namespace:
    """What these words on the command line ask for."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.bench.pins",
        description=__doc__,
        epilog="example: python -m tests.bench.pins --presses 50",
    )
    parser.add_argument("--presses", type=int, default=100, help="how many presses of each kind")
    parser.add_argument("--json", action="store_true", help="print JSON for a script")
    return parser.parse_args(words)


@contextmanager
def _programs(machine: Machine) -> Iterator[None]:
    """Everything that is measured, and nothing else of headtable, runs in the machine."""
    machine.run("systemctl", "is-system-running", "--wait")
    machine.told("systemctl", "stop", "headtable-box", "headtable-engine", "headtable-web")
    for program in GUEST.glob("*.py"):
        machine.write(f"/run/{program.name}", program.read_text())
    _make_users(machine)
    for name, row in ROWS.items():
        machine.pull_up(row.button)
        words = (PYTHON, f"/run/{row.program}.py", *row.words)
        machine.told("systemd-run", f"--unit={name}", "--property=Type=notify", "--working-directory=/run", *words)
    _press(machine, AT_ONCE)  # whoever does something for the first time is slow
    yield
    machine.told("systemctl", "stop", *ROWS)


def _make_users(machine: Machine) -> None:
    """Give each box of the bench its user at the broker."""
    boxes = (word for row in ROWS.values() if row.program == "boxed" for word in ("--box", f"box-{row.button}"))
    machine.told(PYTHON, "-m", "headtable", "keys", "make", "--config", TOML, *boxes)
    machine.told("systemctl", "reload", "mosquitto")


def _press(machine: Machine, presses: int) -> Pressed:
    lines = {name: (row.button, row.horn) for name, row in ROWS.items()}
    judged = frozenset(name for name, row in ROWS.items() if row.program == "boxed")
    asked = msgspec.json.encode(Asked(presses, lines, judged)).decode()
    return msgspec.json.decode(machine.told(PYTHON, "/run/finger.py", asked), type=Pressed)


def _measure(machine: Machine, presses: int) -> Pressed:
    measured = Pressed({name: [] for name in ROWS})
    turns = -(-presses // AT_ONCE)
    for _ in track(range(turns), description=f"{presses} presses each", console=Console(stderr=True)):
        pressed = _press(machine, AT_ONCE)
        measured.repeated += pressed.repeated
        for name, took_s in pressed.times_s.items():
            measured.times_s[name] += took_s
    return measured


def _report(measured: Pressed, *, json_wanted: bool) -> None:
    times_s = measured.times_s
    medians_ms = {name: 1e3 * statistics.median(took_s) for name, took_s in times_s.items()}
    slow_ms = {name: 1e3 * statistics.quantiles(took_s, n=10)[8] for name, took_s in times_s.items()}
    if json_wanted:
        counts = {"presses": len(times_s["bare"]), "repeated": measured.repeated}
        json.dump({**counts, "median_ms": medians_ms, "p90_ms": slow_ms}, sys.stdout)
        return
    table = Table(
        "what", "median ms", "p90 ms", "median / bare", title="an emulated Pi, button's edge to horn's line"
    )
    for name, row in ROWS.items():
        ratio = medians_ms[name] / medians_ms["bare"]
        table.add_row(row.what, f"{medians_ms[name]:.2f}", f"{slow_ms[name]:.2f}", f"{ratio:.2f}")
    console = Console()
    console.print(table)
    added_ms = medians_ms["box"] - medians_ms["raw"]
    console.print(
        f"debouncing adds {added_ms:.2f} ms: a press counts once its contact has stood {STABLE_MS} ms (stable_ms), "
        "which begin at the edge",
        highlight=False,
    )
    if measured.repeated:
        console.print(f"{measured.repeated} presses made no sound and were repeated: the machine stood still")


if __name__ == "__main__":
    main()
