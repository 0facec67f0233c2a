"""An electronic die: a roll button, and lines that show a face as a binary number or as seven LEDs."""

from __future__ import annotations

from collections.abc import Callable

from headtable.messages.words import DieState

TOP_LEFT, MIDDLE_LEFT, BOTTOM_LEFT, CENTRE, TOP_RIGHT, MIDDLE_RIGHT, BOTTOM_RIGHT = range(7)  # the order of the lines
_ONE_WAY, _OTHER_WAY = {TOP_LEFT, BOTTOM_RIGHT}, {BOTTOM_LEFT, TOP_RIGHT}
_FACES = {
    frozenset({CENTRE}): 1,
    frozenset(_ONE_WAY): 2,
    frozenset(_OTHER_WAY): 2,
    frozenset(_ONE_WAY | {CENTRE}): 3,
    frozenset(_OTHER_WAY | {CENTRE}): 3,
    frozenset(_ONE_WAY | _OTHER_WAY): 4,
    frozenset(_ONE_WAY | _OTHER_WAY | {CENTRE}): 5,
    frozenset(_ONE_WAY | _OTHER_WAY | {MIDDLE_LEFT, MIDDLE_RIGHT}): 6,
}
LEDS, BINARY = 7, 3  # lines

Saw = Callable[[DieState, int], None]


def face_of(lit: tuple[bool, ...]) -> int:
    """The face that seven LEDs or three binary lines (the ones first) show; 0 if no die shows it."""
    if len(lit) == LEDS:
        return _FACES.get(frozenset(place for place, on in enumerate(lit) if on), 0)
    number = sum(on << place for place, on in enumerate(lit))
    return number if 1 <= number <= 6 else 0


class ElectronicDie:
    """One die. Only its button rolls it, and it is read when its lines have been stable for long enough.

    Call ``look`` at each edge and at ``due_ms``.
    """

    def __init__(self, saw: Saw, still_ms: float) -> None:
        self._saw = saw
        self._still_ms = still_ms
        self._lit: tuple[bool, ...] | None = None
        self._since_ms = 0.0
        self._is_read = False
        self._is_rolling = False

    @property
    def due_ms(self) -> float | None:
        """The time to read its lines; None while there is nothing to read."""
        return None if self._lit is None or self._is_read else self._since_ms + self._still_ms

    def roll(self, at_ms: float) -> None:
        """Note that its button was pressed."""
        self._since_ms, self._is_read, self._is_rolling = at_ms, False, True
        self._saw("rolling", 0)

    def update_lights(self, lit: tuple[bool, ...], at_ms: float) -> None:
        """Take the levels of its lines."""
        if lit != self._lit:
            self._lit, self._since_ms, self._is_read = lit, at_ms, False
        elif (due_ms := self.due_ms) is not None and at_ms >= due_ms:
            self._read(face_of(lit))

    def _read(self, face: int) -> None:
        """Read the stable lines. A face counts only if the die was rolled."""
        was_rolling, self._is_rolling, self._is_read = self._is_rolling, False, True
        if not face:
            self._saw("uncertain", 0)
        elif was_rolling:
            self._saw("settled", face)
        else:
            self._saw("present", face)
