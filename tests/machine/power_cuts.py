"""``make test-power``: a night on the emulated Pi whose power is cut again and again, each time at a random moment.

A pad that keeps its own power presses at the machine's serial port, and notes each verdict outside of the machine. It
repeats the press that was under way at the cut. After each cut the machine boots from the same card. Then box, broker
and engine run, nothing has been sounded, the night goes on by itself, and the journal has each press that was judged.
Nothing has been sounded in a boot that was cut, either.
"""

from __future__ import annotations

import argparse
import contextlib
import random
import sys
import threading
import time
from base64 import b64decode
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from msgspec.structs import replace

from headtable import rulesets
from headtable.config import Config
from headtable.game import History
from headtable.journal import Journal
from headtable.meaning import meaning
from headtable.messages.inputs import Heard
from headtable.messages.line import Hello, Press, Refused, Took, Who
from headtable.messages.people import OpenNight
from headtable.messages.words import Button
from headtable.wire import Frame, decode_line, encode_line
from headtable_tools.replay.verify import verify
from tests.machine.box import BELL, BOX, HORN, TOML, rewritten
from tests.machine.cable import Cable
from tests.machine.emulator import CONSOLE, answering, powered
from tests.machine.hand import BOOT_S, Machine
from tests.machine.image import Made, made
from tests.machine.memory_card import MemoryCard, drive

PYTHON = "/opt/headtable/.venv/bin/python"
ENDLESS = Path(__file__).parents[1] / "bench/endless.toml"
RULES, NIGHT = "/etc/headtable/endless.toml", "/var/lib/headtable/tonight.night.db"
NEEDED = ("mosquitto", "headtable-engine", "headtable-box")  # for a roll; a cut may come before the pages are up
# From the first moment, the kernel notes each level that a program sets, and writes it to the console, too.
# The console is a file outside of the machine, so it can be read after a cut.
TRACED = ("trace_event=gpio:gpio_value", "tp_printk", "loglevel=5")
TRACE, LEVEL, RISE = "/sys/kernel/tracing/trace", " gpio_value: ", " set 1"
PAD = "pad-01"
BUTTONS: dict[Button, int] = {"one": 6, "two": 4, "pass": 8, "mini": 1, "bunco": 2, "bell": 3}  # of 24
IN_BOOT = 0.25  # so often the cut comes before the machine is up
CUT_IN_BOOT_S, PLAY_S = (0.5, 12.0), (0.0, 4.0)
AGAIN_S, PATIENCE_S = 2.0, 120.0
COPY = """
import base64, contextlib, sqlite3, sys
with contextlib.closing(sqlite3.connect(f"file:{sys.argv[1]}?mode=ro", uri=True)) as night:
    with contextlib.closing(sqlite3.connect(":memory:")) as copy:
        night.backup(copy)
        print(base64.b64encode(copy.serialize()).decode())
"""
Tell = Callable[[str], object]


class Played(NamedTuple):
    """What a night with cuts came to."""

    cuts: int
    judged: int  # presses
    answered_again: int  # presses without a verdict before a cut, and with one after it


class SteadyPad:
    """A pad with a battery: it presses anything, repeats it until the verdict comes, and notes the verdict."""

    def __init__(self, chance: random.Random) -> None:
        self.judged: dict[int, bool] = {}  # by the number of the press: whether the rules took it
        self.answered_again = 0
        self._chance = chance
        self._number = 0
        self._open: tuple[int, Button, float] | None = None  # its number, button and moment

    def plug(self, cable: Cable) -> None:
        """Answer a box that asks who is there, and say again what has no verdict."""
        self._until(cable, Who)
        self._number += 1
        cable.write(encode_line(Frame(PAD, self._number, Hello(1, "bench", "bench", 1, "0000", "buttons"))))
        if self._open:
            self.press(cable)
            self.answered_again += 1

    def press(self, cable: Cable, button: Button | None = None) -> None:
        """Press a button, any without a name, or repeat the press without a verdict; wait for the verdict."""
        number, button, pressed_s = self._open = self._open or self._new_press(button)
        deadline_s = time.monotonic() + PATIENCE_S
        while time.monotonic() < deadline_s:
            age_ms = round(1000 * (time.monotonic() - pressed_s))
            cable.write(encode_line(Frame(PAD, number, Press(button, age_ms))))
            if (verdict := self._verdict(cable, number)) is not None:
                self.judged[number] = verdict
                self._open = None
                return
        raise TimeoutError(f"press {number} ({button}) has no verdict within {PATIENCE_S:.0f} s")

    def _new_press(self, button: Button | None) -> tuple[int, Button, float]:
        self._number += 1
        any_button = self._chance.choices(list(BUTTONS), list(BUTTONS.values()))[0]
        return self._number, button or any_button, time.monotonic()

    def _verdict(self, cable: Cable, number: int) -> bool | None:
        with contextlib.suppress(TimeoutError):
            return isinstance(self._until(cable, Took, Refused, event=number), Took)
        return None

    def _until(self, cable: Cable, *kinds: type[Took | Refused | Who], event: int | None = None) -> object:
        patience_s = AGAIN_S if event else PATIENCE_S
        deadline_s = time.monotonic() + patience_s
        while (left_s := deadline_s - time.monotonic()) > 0:
            for line in cable.lines(left_s):
                message = decode_line(line).message
                if isinstance(message, kinds) and getattr(message, "event", None) == event:
                    return message
        raise TimeoutError(f"the box does not say {kinds} within {patience_s:.0f} s")


class Night:
    """The night with its card, its pad, and the moments of its cuts."""

    def __init__(self, made: Made, folder: Path, chance: random.Random, tell: Tell) -> None:
        self._made = made
        self._folder = folder
        self._chance = chance
        self._tell = tell
        self._card = MemoryCard(made.disk, folder)
        self._boots = 0
        self.pad = SteadyPad(chance)
        _write_night(self._card, folder)

    def begin(self) -> None:
        """Boot, check all, and prove that the trace sees the horn; play, and cut the power."""
        with self._power() as cut, answering(self._boot_folder) as machine:
            self._check(machine)
            _expect_the_trace_to_see_the_horn(machine, self.pad, self._boot_folder / CONSOLE)
            self._play_until(cut, machine)

    def go_on(self) -> None:
        """Boot after a cut, check all, play on, and cut the power again: at times before the machine is up."""
        if self._chance.random() < IN_BOOT:
            self._cut_in_boot()
            return
        with self._power() as cut, answering(self._boot_folder) as machine:
            self._check(machine)
            self._play_until(cut, machine)

    def end(self) -> None:
        """Boot after the last cut, check all, play on, and wait until the pages are up, too."""
        with self._power(), answering(self._boot_folder) as machine:
            self._check(machine)
            self.pad.press(machine.pad)
            assert machine.run("systemctl", "is-system-running", "--wait").out.strip() == "running"
            _expect_first_starts(machine)

    def _cut_in_boot(self) -> None:
        """Cut the power before the machine is up; no output was on until then."""
        moment_s = self._chance.uniform(*CUT_IN_BOOT_S)
        with self._power() as cut:
            time.sleep(moment_s)  # the moment of the cut: there is nothing to wait for
            cut()
        on = switched_on((self._boot_folder / CONSOLE).read_text(errors="replace"))
        assert not on, f"an output was on in a boot that was cut: {on}"
        self._tell(f"cut {moment_s:.1f} s after power came")

    @property
    def _boot_folder(self) -> Path:
        return self._folder / f"boot-{self._boots}"

    @contextlib.contextmanager
    def _power(self) -> Iterator[Callable[[], None]]:
        """Power for the machine; call what it gives to cut it, the card first."""
        self._boots += 1
        self._boot_folder.mkdir()
        (self._boot_folder / CONSOLE).touch()  # a cut may come before the emulator has made it
        socket = self._boot_folder / "card"
        with (
            self._card.plugged(socket) as card,
            powered(self._made, self._boot_folder, drive(socket), *TRACED) as emulator,
        ):

            def cut() -> None:
                card.kill()
                emulator.kill()

            yield cut

    def _play_until(self, cut: Callable[[], None], machine: Machine) -> None:
        before, moment_s = len(self.pad.judged), self._chance.uniform(*PLAY_S)
        timer = threading.Timer(moment_s, cut)
        timer.start()
        with contextlib.suppress(ConnectionError):
            while True:
                self.pad.press(machine.pad)
        timer.join()
        self._tell(f"cut after {len(self.pad.judged) - before} verdicts, {moment_s:.1f} s into the play")

    def _check(self, machine: Machine) -> None:
        """Box and engine come up, nothing has sounded, no verdict is forgotten, and the pad is heard."""
        machine.watch(HORN, BELL)
        _wait_for_start(machine)
        assert not switched_on(machine.told("cat", TRACE)), "an output was on in the boot"
        assert {change.level for change in machine.seen().changes} == {0}
        machine.watch()
        _expect_journal(machine, self._folder, self.pad.judged)
        self.pad.plug(machine.pad)


def play(made: Made, folder: Path, cuts: int, seed: int, tell: Tell) -> Played:
    """Play a night with so many cuts; AssertionError or TimeoutError where something is not as it must be."""
    started_s = time.monotonic()

    def tell_time(line: str) -> None:
        tell(f"{time.monotonic() - started_s:6.1f} s  {line}")

    night = Night(made, folder, random.Random(seed), tell_time)
    night.begin()
    for _ in range(cuts - 1):
        night.go_on()
    night.end()
    tell_time("the machine is up after the last cut; nothing is missing")
    return Played(cuts, len(night.pad.judged), night.pad.answered_again)


def _write_night(card: MemoryCard, folder: Path) -> None:
    """Put the configuration, the rules and a night that is open on the card."""
    toml, night = folder / "headtable.toml", folder / "open.night.db"
    toml.write_text(rewritten(card.read(TOML), folder, _with_pad_and_endless_rules))
    _open_night(night)
    for file, place in ((toml, TOML), (ENDLESS, RULES), (night, NIGHT)):
        card.write(file, place, "headtable")


def _with_pad_and_endless_rules(config: Config) -> Config:
    engine = replace(config.engine, ruleset=RULES, confirm_s=0)
    return replace(config, box=replace(BOX, buttons=()), engine=engine)


def _open_night(file: Path) -> None:
    rules = ENDLESS.read_text()
    opening = Heard("host-test", "1", 1, OpenNight(("Ann", "Bob", "Cleo", "Dan"), "listed"), role="host")
    with Journal.create(file, rules, "a seed of this test") as journal:
        history = History(rulesets.parse(rules, "the bench's rules"), journal.seed)
        journal.record(opening, history.decide(meaning(opening)))


def switched_on(trace: str) -> list[str]:
    """The lines of a trace, or of a console with it, in which a program has switched an output on."""
    return [line for line in trace.splitlines() if LEVEL in line and line.endswith(RISE)]


def _expect_the_trace_to_see_the_horn(machine: Machine, pad: SteadyPad, console: Path) -> None:
    """The first round begins with the horn. So a trace without it, after a boot, means that no horn sounded."""
    assert not switched_on(machine.told("cat", TRACE))
    machine.watch(HORN)
    pad.press(machine.pad, "bell")
    machine.until(HORN, 1)
    machine.watch()
    assert switched_on(machine.told("cat", TRACE))
    assert switched_on(console.read_text(errors="replace"))


def _wait_for_start(machine: Machine) -> None:
    """Wait until the parts have started by themselves: an order to start what starts ends with it."""
    deadline_s = time.monotonic() + BOOT_S
    while machine.run("systemctl", "start", *NEEDED).code != 0:
        assert time.monotonic() < deadline_s, machine.run("systemctl", "list-jobs").out


def _expect_first_starts(machine: Machine) -> None:
    """Every part came up at its first start, and the file system has no error."""
    shown = machine.told("systemctl", "show", "--property=ActiveState,NRestarts", *NEEDED, "headtable-web")
    log = machine.told("journalctl", "--boot", "--output=short-monotonic", "--unit=headtable-*")
    assert sorted(shown.split()) == ["ActiveState=active"] * 4 + ["NRestarts=0"] * 4, f"{shown}\n{log}"
    assert machine.told("cat", "/sys/fs/ext4/vda/errors_count") == "0"


def _expect_journal(machine: Machine, folder: Path, judged: dict[int, bool]) -> None:
    """The journal of the machine is honest, and has each judged press once, with its verdict."""
    copy = folder / "copy.night.db"
    copy.write_bytes(b64decode(machine.told("python3", "-c", COPY, NIGHT)))
    with Journal.read(copy) as journal:
        kept = [(entry.heard.seq, entry.refusal is None) for entry in journal.entries() if entry.heard.uid == PAD]
    assert len(dict(kept)) == len(kept), f"a press was counted twice: {kept}"
    missing = judged.items() - dict(kept).items()
    assert not missing, f"the journal has not these verdicts: {sorted(missing)}"
    assert verify(copy).honest


def main(words: list[str]) -> None:
    """Play the night that the words ask for, and print it."""
    wish = _wishes(words)
    seed = wish.seed if wish.seed is not None else random.SystemRandom().randrange(1_000_000)
    print(how_to_repeat(wish.cuts, seed), end="", flush=True)  # noqa: T201
    with TemporaryDirectory(prefix="headtable-power-") as folder:
        played = play(made(), Path(folder), wish.cuts, seed, lambda line: print(line, flush=True))  # noqa: T201
    print(f"{played.cuts} cuts, {played.judged} verdicts, {played.answered_again} of them given after a cut")  # noqa: T201


def how_to_repeat(cuts: int, seed: int) -> str:
    """A line with the command that plays the same night again."""
    return f'to repeat: make test-power ARGS="--cuts {cuts} --seed {seed}"\n'


def _wishes(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="make test-power", description=__doc__, epilog='example: make test-power ARGS="--cuts 3 --seed 7"'
    )
    parser.add_argument("--cuts", type=int, default=25, help="how often the power is cut")
    parser.add_argument("--seed", type=int, help="the seed of presses and moments; the machine's speed counts, too")
    return parser.parse_args(words)


if __name__ == "__main__":
    main(sys.argv[1:])
