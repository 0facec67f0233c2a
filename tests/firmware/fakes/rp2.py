"""The RP2's PIO, as firmware/boards/pico/ uses it, under MicroPython: an assembler, and a machine to be stepped.

It knows the instructions that our programs use. `machines` has every state machine that was made.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    Instruction = tuple[Any, ...]
    Program = list[Instruction]

MOST_INSTRUCTIONS = 32  # that a PIO keeps, for all its machines
FIFO_WORDS = 4
WORD = 0xFFFFFFFF
PINS, X, Y, ISR, OSR, NULL = "pins", "x", "y", "isr", "osr", "null"
CONDITIONS = ("not_x", "x_dec", "not_y", "y_dec")
machines: "list[StateMachine]" = []


class PIO:
    """Its constants."""

    OUT_LOW = "low"


def asm_pio(set_init: str) -> "Callable[[Callable[[], None]], Program]":
    """Assemble a function as MicroPython's rp2 does: for a moment, its module has the assembler's words."""

    def assembled(function: "Callable[[], None]") -> "Program":
        program: Program = []
        words: dict[str, Any] = {word: word for word in (PINS, X, Y, ISR, OSR, NULL) + CONDITIONS}
        words.update(block=True, noblock=False)
        for name in ("label", "set", "mov", "in_", "pull", "jmp"):
            words[name] = _writes(program, name)
        space = function.__globals__
        space.update(words)
        function()
        for word in words:
            del space[word]
        return program

    return assembled


def _writes(program: "Program", name: str) -> "Callable[..., None]":
    return lambda *arguments: program.append((name,) + arguments)


class StateMachine:
    """One of them; `log` has (instruction number, level) for each change of its pin."""

    def __init__(self, number: int, program: "Program", freq: int, set_base: "Any") -> None:
        self.number, self.freq, self.pin = number, freq, set_base.number
        self.log: list[tuple[int, int]] = []
        self.fifo: list[int] = []
        self.steps = 0
        self.is_active = False
        self._level = 0
        self._values = {X: 0, Y: 0, ISR: 0, OSR: 0}
        self._labels: dict[str, int] = {}
        self._program: Program = []
        for instruction in program:
            if instruction[0] == "label":
                self._labels[instruction[1]] = len(self._program)
            else:
                self._program.append(instruction)
        if len(self._program) > MOST_INSTRUCTIONS:
            raise ValueError("a PIO keeps %d instructions" % MOST_INSTRUCTIONS)  # noqa: UP031  as in firmware/
        self._next = 0
        machines.append(self)

    def active(self, is_active: int) -> None:
        self.is_active = bool(is_active)

    def put(self, word: int) -> None:
        if len(self.fifo) >= FIFO_WORDS:
            raise ValueError("the program would hang: its FIFO is full")
        self.fifo.append(word)

    def run(self, seconds: float) -> None:
        """Let so much time pass."""
        end = self.steps + int(seconds * self.freq)
        while self.is_active and self.steps < end:
            self._step()
        self.steps = max(self.steps, end)

    def _step(self) -> None:
        name, *arguments = self._program[self._next]
        self.steps += 1
        following = self._next + 1
        if name == "jmp":
            condition, label = arguments if len(arguments) == 2 else ("always", arguments[0])
            if self._holds(condition):
                following = self._labels[label]
        elif name == "pull":
            if not self.fifo and arguments[0]:
                return  # it waits
            self._values[OSR] = self.fifo.pop(0) if self.fifo else self._values[X]
        elif name == "set" and arguments[0] == PINS:
            self._turn_to(arguments[1])
        elif name == "in_":
            self._values[ISR] = self._values[ISR] << arguments[1] & WORD
        else:  # set and mov
            to, what = arguments
            self._values[to] = self._values[what] if isinstance(what, str) else what
        self._next = following % len(self._program)

    def _holds(self, condition: str) -> bool:
        if condition == "always":
            return True
        what = X if "x" in condition else Y
        value = self._values[what]
        if condition.startswith("not"):
            return value == 0
        self._values[what] = (value - 1) & WORD
        return value != 0

    def _turn_to(self, level: int) -> None:
        if level != self._level:
            self._level = level
            self.log.append((self.steps, level))
