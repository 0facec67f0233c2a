"""The board that a test moves: it stands in for firmware/boards/, and runs under MicroPython as the firmware does.

Its line is a pseudo-terminal, HEADTABLE_LINE, or its own input and output; its flash is the folder HEADTABLE_FLASH.
On its input it is told how a pin is moved, `one 0`; on its output it tells what it switches, `12345 horn 1`, with
its own milliseconds, and what its display shows, `12345 display`, with a tab before each further line. Told `press
one 60`, it presses a button for so many ms, and tells `12345 pressed-one 1` when the program has felt that, and
will feel the next. Told `heap`, it tells how many bytes are in use; told `crash`, it fails in the middle of a turn;
told `stand`, it hangs as a broken program does. With HEADTABLE_AIR it has Wi-Fi, until it is told `air 0`. Its dice
lie with the one up; told `film 2 a-file`, the second of them feels what is in there, sample by sample, and goes on
with the last.
"""

import gc
import os
import select
import sys
import time
from array import array

from boards.bench.finger import Finger
from boards.bench.registers import Registers, SimulatedSpi

FED_MS = 250  # how often it is told that the watchdog is fed
SAMPLE_MS = 10
A_SAMPLE = 6  # bytes
LYING_MG = (0, 0, 1000)
FAILED = 3  # what the program ends with when it has started anew


class Board:
    """All pins by name."""

    def __init__(self, model: str) -> None:
        self.name = os.getenv("HEADTABLE_UID") or model
        self.folder = os.getenv("HEADTABLE_FLASH") or "."
        line = open(os.getenv("HEADTABLE_LINE") or "/dev/null", "r+b", 0)
        self.reads = self.writes = line
        self.wire = None  # its line is never a UART
        self._levels: dict[str, int] = {}
        self.air = Air(self._levels) if os.getenv("HEADTABLE_AIR") else None
        self._told = select.poll()
        self._told.register(sys.stdin, select.POLLIN)
        self._waits = select.poll()
        self._waits.register(sys.stdin, select.POLLIN)
        self._waits.register(line, select.POLLIN)
        self._rest_ms = int(os.getenv("HEADTABLE_REST_MS") or "2")
        self._typed = ""
        self._fed = self._start = self.ticks()
        self._switched: list[str] = []
        self._dice: list[FilmedChip] = []
        self._sampled = self._turned = self._fed
        self._fingers: list[Finger] = []

    def ticks(self) -> int:
        """Milliseconds, which turn over some day."""
        return time.ticks_ms()  # type: ignore[attr-defined,no-any-return]  # MicroPython's own

    def since(self, later: int, earlier: int) -> int:
        """How many ticks lie between."""
        return time.ticks_diff(later, earlier)  # type: ignore[attr-defined,no-any-return]  # MicroPython's own

    def is_shared(self) -> bool:
        """Whether others are on its line, too."""
        return self._levels.get("shared-line", 1) == 0

    def feed(self) -> None:
        """The loop is healthy."""
        if self.since(self.ticks(), self._fed) > FED_MS:
            self._fed = self.ticks()
            self._tell("fed", 1)

    def rest(self) -> None:
        """Wait a little, and see whether a pin was moved."""
        began = self.since(self._turned, self._start)
        for finger in tuple(self._fingers):
            if finger.turned(began, self.since(self.ticks(), self._start)):
                self._fingers.remove(finger)
                self._tell("pressed-" + finger.button, 1)
        self._waits.poll(self._rest_ms)
        while self._told.poll(0):
            typed = sys.stdin.read(1)
            if not typed:
                sys.exit(0)  # the test has gone
            self._type(typed)
        if self.since(self.ticks(), self._sampled) >= SAMPLE_MS:  # one that is late leaves no sample out
            self._sampled = self.ticks()
            for chip in self._dice:
                chip.feel()
        self._turned = self.ticks()

    def _type(self, letter: str) -> None:
        if letter != "\n":
            self._typed += letter
            return
        name, _, level = self._typed.partition(" ")
        self._typed = ""
        if name == "crash":
            raise RuntimeError("told to fail")
        if name == "stand":
            time.sleep(3600)
        if name == "heap":
            gc.collect()
            self._tell("heap", gc.mem_alloc())  # type: ignore[attr-defined]  # MicroPython's own
            return
        if name == "press":
            button, _, down_ms = level.partition(" ")
            self._fingers.append(Finger(self._levels, button, int(down_ms)))
            return
        if name == "film":
            die, _, path = level.partition(" ")
            self._dice[int(die) - 1].show(path)
            return
        self._levels[name] = int(level)

    def input(self, name: str):  # type: ignore[no-untyped-def]  # its type is a function's
        """The level of a pin; open contacts are 1, as they are pulled up."""
        return lambda: self._levels.get(name, 1)

    def contact(self, signal: str):  # type: ignore[no-untyped-def]  # its type is a function's
        """What reads the signal's current back; it follows the coil unless the test moved it."""
        return lambda: self._levels.get(signal + "-contact", self._levels.get(signal, 0))

    def output(self, name: str):  # type: ignore[no-untyped-def]  # its type is a function's
        """What switches a pin."""

        def switch(level: int) -> None:
            if self._levels.get(name) != level:
                self._levels[name] = level
                self._tell(name, level)

        self._switched.append(name)
        return switch

    def _tell(self, name: str, level) -> None:  # type: ignore[no-untyped-def]  # a level, or lines of text
        print(self.ticks(), name, level)

    def display(self):  # type: ignore[no-untyped-def]  # its type is its own
        """What shows text: the test sees it."""
        return Glass(self._tell)

    def dice(self):  # type: ignore[no-untyped-def]  # its type is its own
        """The buses that the dice are on, each one's own."""
        from dice.buses import SpiBus  # noqa: PLC0415  no other model has it

        self._dice = [FilmedChip() for _ in range(3 if self.input("four-dice")() else 4)]
        wires = [SimulatedSpi(chip.registers) for chip in self._dice]
        return [SpiBus(wire, wire.select) for wire in wires]

    def battery(self) -> "int | None":
        """How full it is in percent; None on a cable, as every board is so far."""
        return None

    def all_off(self) -> None:
        """Everything that could do harm is off."""
        for name in tuple(self._switched):
            self.output(name)(0)

    def start_again(self) -> None:
        """As a reset would."""
        sys.exit(FAILED)


class FilmedChip:
    """A die's accelerometer, which feels what is in a file."""

    def __init__(self) -> None:
        self.registers = Registers()
        self._mg = array("h", LYING_MG)
        self._film = open("/dev/null", "rb")

    def show(self, path: str) -> None:
        """Feel this from now on."""
        self._film.close()
        self._film = open(path, "rb")

    def feel(self) -> None:
        """Ten milliseconds go by."""
        sample = self._film.read(A_SAMPLE)
        if len(sample) == A_SAMPLE:
            self._mg = array("h", sample)
        self.registers.sample(*self._mg)


class Air:
    """A network that is there unless the test takes it away."""

    def __init__(self, levels: "dict[str, int]") -> None:
        self._levels = levels
        self._network = ""

    def join(self, network: str, password: str) -> None:
        """Join it."""
        self._network = network

    def is_joined(self) -> bool:
        """Whether it is joined."""
        return bool(self._network) and self._levels.get("air", 1) == 1


class Glass:
    """A display that a test reads."""

    def __init__(self, tell) -> None:  # type: ignore[no-untyped-def]  # its type is a function's
        self._tell = tell

    def show(self, lines: "tuple[str, ...]") -> None:
        """Show these lines."""
        self._tell("display", "\t".join(lines))

    def turn(self, now_ms: int) -> None:
        """There is nothing left to send."""
