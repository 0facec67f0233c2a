"""The board of a test: it stands in for firmware/boards/, and runs under MicroPython as the firmware does.

Its line is a pseudo-terminal, HEADTABLE_LINE, or its own input and output. Its flash is the folder HEADTABLE_FLASH.
Its input has one command a line. `one 0` moves a pin. `press one 60` presses a button for so many ms; the answer
`12345 pressed-one 1` says that the program has felt it, and will feel the next one. `heap` asks for the bytes in
use. `crash` makes it fail in the middle of a turn, and `stand` makes it hang. `air 0` takes away its Wi-Fi, which it
has with HEADTABLE_AIR; the name server and the page of a network of its own are then at HEADTABLE_SETUP_PORTS. The
button HEADTABLE_DOWN is down from the start. Its dice lie with the one up, or get their samples from the files in
HEADTABLE_FILMS. After `film 2 a-file` the second die gets its samples from that file. Each keeps its last sample.
Its output reports what it switches, with its own milliseconds: `12345 horn 1`. It also reports what its display
shows, with a tab before each further line: `12345 display`.
"""

import gc
import os
import select
import sys
import time
from array import array

from boards.bench.finger import Finger
from boards.bench.registers import Registers, SimulatedSpi

FED_MS = 250  # how often it reports that the watchdog is fed
SAMPLE_MS = 10
A_SAMPLE = 6  # bytes
LYING_MG = (0, 0, 1000)
FAILED = 3  # the exit status of a restart


class Board:
    """All pins by name."""

    def __init__(self, model: str) -> None:
        self.name = os.getenv("HEADTABLE_UID") or model
        self.folder = os.getenv("HEADTABLE_FLASH") or "."
        line = open(os.getenv("HEADTABLE_LINE") or "/dev/null", "r+b", 0)
        self.reads = self.writes = line
        self.wire = None  # its line is never a UART
        self._levels: dict[str, int] = {os.getenv("HEADTABLE_DOWN") or "": 0}
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
        """The time in milliseconds, which wraps around."""
        return time.ticks_ms()  # type: ignore[attr-defined,no-any-return]  # MicroPython's own

    def since(self, later: int, earlier: int) -> int:
        """The number of ticks between two times."""
        return time.ticks_diff(later, earlier)  # type: ignore[attr-defined,no-any-return]  # MicroPython's own

    def is_shared(self) -> bool:
        """Whether other devices share its line."""
        return self._levels.get("shared-line", 1) == 0

    def feed(self) -> None:
        """Report that the loop is healthy."""
        if self.since(self.ticks(), self._fed) > FED_MS:
            self._fed = self.ticks()
            self._tell("fed", 1)

    def rest(self) -> None:
        """Wait a little, and handle the commands of the test."""
        began = self.since(self._turned, self._start)
        for finger in tuple(self._fingers):
            if finger.turned(began, self.since(self.ticks(), self._start)):
                self._fingers.remove(finger)
                self._tell("pressed-" + finger.button, 1)
        self._waits.poll(self._rest_ms)
        while self._told.poll(0):
            typed = sys.stdin.read(1)
            if not typed:
                sys.exit(0)  # the test has ended
            self._type(typed)
        if self.since(self.ticks(), self._sampled) >= SAMPLE_MS:  # a late one skips no sample
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
        """The level of an input; open contacts are 1, as they are pulled up."""
        return lambda: self._levels.get(name, 1)

    def contact(self, signal: str):  # type: ignore[no-untyped-def]  # its type is a function's
        """The contact that senses the signal's current; it follows the coil unless the test has moved it."""
        return lambda: self._levels.get(signal + "-contact", self._levels.get(signal, 0))

    def output(self, name: str):  # type: ignore[no-untyped-def]  # its type is a function's
        """The switch of an output."""

        def switch(level: int) -> None:
            if self._levels.get(name) != level:
                self._levels[name] = level
                self._tell(name, level)

        self._switched.append(name)
        return switch

    def _tell(self, name: str, level) -> None:  # type: ignore[no-untyped-def]  # a level, or lines of text
        print(self.ticks(), name, level)

    def display(self):  # type: ignore[no-untyped-def]  # its type is its own
        """The display, which reports to the test."""
        return Glass(self._tell)

    def dice(self):  # type: ignore[no-untyped-def]  # its type is its own
        """The buses of the dice, one for each die."""
        from dice.buses import SpiBus  # noqa: PLC0415  no other model has it

        self._dice = [FilmedChip() for _ in range(3 if self.input("four-dice")() else 4)]
        films = os.getenv("HEADTABLE_FILMS")
        for number, path in enumerate(films.split(":") if films else ()):
            self._dice[number].show(path)
        wires = [SimulatedSpi(chip.registers) for chip in self._dice]
        return [SpiBus(wire, wire.select) for wire in wires]

    def battery(self) -> "int | None":
        """The charge in percent; None on a cable, as on every board so far."""
        return None

    def all_off(self) -> None:
        """Switch off everything that could do harm."""
        for name in tuple(self._switched):
            self.output(name)(0)

    def start_again(self) -> None:
        """Restart, as a reset would."""
        sys.exit(FAILED)


class FilmedChip:
    """The accelerometer of a die. Its samples come from a file."""

    def __init__(self) -> None:
        self.registers = Registers()
        self._mg = array("h", LYING_MG)
        self._film = open("/dev/null", "rb")

    def show(self, path: str) -> None:
        """Use these samples from now on."""
        self._film.close()
        self._film = open(path, "rb")

    def feel(self) -> None:
        """Advance by ten milliseconds."""
        sample = self._film.read(A_SAMPLE)
        if len(sample) == A_SAMPLE:
            self._mg = array("h", sample)
        self.registers.sample(*self._mg)


class Air:
    """A network that exists unless the test takes it away."""

    setup_address = "127.0.0.1"

    def __init__(self, levels: "dict[str, int]") -> None:
        self._levels = levels
        self.setup_ports = tuple([int(port) for port in (os.getenv("HEADTABLE_SETUP_PORTS") or "0 0").split()])
        self._network = ""

    def join(self, network: str, password: str) -> None:
        """Join it."""
        self._network = network

    def is_joined(self) -> bool:
        """Whether it is joined."""
        return bool(self._network) and self._levels.get("air", 1) == 1

    def open(self, network: str, password: str) -> None:
        """Open a network of its own: this machine's loopback."""

    def close(self) -> None:
        """Close it."""


class Glass:
    """A display that the test reads."""

    answers = True

    def __init__(self, tell) -> None:  # type: ignore[no-untyped-def]  # its type is a function's
        self._tell = tell

    def show(self, lines: "tuple[str, ...]") -> None:
        """Show these lines."""
        self._tell("display", "\t".join(lines))

    def turn(self, now_ms: int) -> None:
        """Do nothing: nothing is left to send."""
