"""A cable on which everything goes wrong: bits flip, lines are lost, doubled, torn apart and run together."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

from headtable.errors import Garbled
from headtable.wire import crc16, decode_line

LONGEST_CHUNK = 120  # bytes that arrive in one go
WAYS = ("flipped", "burst", "dropped", "bytes lost", "doubled", "doubled later", "merged", "cut off")
HARM = 0.25  # of all lines

Damage = Callable[[bytes], bytes]


class Channel:
    """One direction of one cable; what is put in comes out damaged, in pieces of any size."""

    def __init__(self, chance: random.Random, out: Callable[[bytes], None]) -> None:
        self.is_rough = True
        self.lines = 0
        self.harmed: Counter[str] = Counter()
        self._chance = chance
        self._out = out
        self._pending = bytearray()
        self._echoes: list[bytes] = []
        damages = (self._flip, self._burst, self._drop, self._lose, self._double, self._echo, self._merge, self._cut)
        self._ways: list[tuple[str, Damage]] = list(zip(WAYS, damages, strict=True))

    def put(self, line: bytes) -> None:
        """Send a line."""
        self.lines += 1
        if self.is_rough and self._chance.random() < HARM:
            name, damage = self._chance.choice(self._ways)
            self.harmed[name] += 1
            line = damage(line)
        self._pending += line
        if self._echoes and self._chance.random() < 0.3:
            self._pending += self._echoes.pop()

    def deliver(self) -> bool:
        """Hand over what has come through; whether there was any."""
        if not self._pending:
            return False
        pending, self._pending = bytes(self._pending), bytearray()
        start = 0
        while start < len(pending):
            end = start + self._chance.randint(1, LONGEST_CHUNK)
            self._out(pending[start:end])
            start = end
        return True

    def _flip(self, line: bytes) -> bytes:
        spoilt = bytearray(line)
        for _ in range(self._chance.randint(1, 6)):
            spoilt[self._chance.randrange(len(spoilt))] ^= 1 << self._chance.randrange(8)
        return bytes(spoilt)

    def _burst(self, line: bytes) -> bytes:
        start = self._chance.randrange(len(line))
        length = self._chance.randint(1, 12)
        return line[:start] + self._chance.randbytes(length) + line[start + length :]

    def _drop(self, _: bytes) -> bytes:
        return b""

    def _lose(self, line: bytes) -> bytes:
        start = self._chance.randrange(len(line))
        return line[:start] + line[start + self._chance.randint(1, 4) :]

    def _double(self, line: bytes) -> bytes:
        return line + line

    def _echo(self, line: bytes) -> bytes:
        self._echoes.append(line)
        return line

    def _merge(self, line: bytes) -> bytes:
        return line[:-1]

    def _cut(self, line: bytes) -> bytes:
        return line[: self._chance.randrange(len(line))]


class Layers:
    """What catches a damaged line first, and what would if the CRC were right by chance."""

    def __init__(self) -> None:
        self.first: Counter[str] = Counter()
        self.signed_anew: Counter[str] = Counter()

    def note(self, piece: bytes, why: Garbled) -> None:
        """Count a piece that was refused."""
        layer = _layer(str(why))
        self.first[layer] += 1
        if layer == "CRC":
            self.signed_anew[self._with_a_right_crc(piece.rstrip(b"\r\n"))] += 1

    def _with_a_right_crc(self, piece: bytes) -> str:
        body = piece[1:-5]
        try:
            decode_line(b"$%b*%04X" % (body, crc16(body)))
        except Garbled as why:
            return _layer(str(why))
        return "nothing"


def _layer(why: str) -> str:
    if why.startswith("the CRC"):
        return "CRC"
    if why.startswith(("not a line", "a line longer")):
        return "form"
    return "one way to write" if why.startswith("to be written") else "verb and fields"
