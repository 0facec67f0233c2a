"""Spoils well-meant payloads in every way that cables, bugs and mischief do; every choice comes from one seed."""

from __future__ import annotations

import random
import re
from collections import deque
from collections.abc import Callable

Published = tuple[str, bytes]  # address below the root, and payload

EVIL = (
    b"0", b"1", b"7", b"-1", b"101", b"4294967296", b"9223372036854775808", b"1" + b"0" * 30, b"1" + b"0" * 4000,
    b"1" + b"0" * 5000, b"-0", b"1.0", b"1.5", b"1e3", b"1e400", b"NaN", b"-Infinity", b"null", b"true", b"false",
    b'""', b'"x"', b'"3"', b'"b"', b'"horn"', b'"over"', b'"host-1"', b'"a/b"', b'"+"',
    b'"#"', b'"\\ud800"', b'"\\ud83d\\ude00"', b'"\\u0000"', b'"\\u001b[2J"', b'"\xff\xfe"', b'"\xed\xa0\x80"',
    b'"\n"', b'"[/red]"',
    b'"' + b"w" * 3000 + b'"',
    b"[]", b"{}", b"[1,2,3]", b"[[[1]]]", b'{"is":"press"}', b"[" * 3000, b"[" * 3000 + b"]" * 3000, b'{"a":' * 2000,
)  # fmt: skip
HUGE = 70_000  # bytes: more than a payload may have
NEARLY_HUGE = 60_000
TOKEN = re.compile(rb'"(?:[^"\\]|\\.)*"|-?[0-9]+|true|false|null')
SURPRISES = (b"is", b"seq", b"surprise", b"s" * 5000, b"a\\nb")
STRANGE = ("", "in/", "in/device/pad-02/x", "engine", "engine/state/", "$SYS/x", "in/host/PAD", "in/device/pad 02",
           "in/pad-02", "in/queen/pad-02", "a" * 9000,
           "in/" + "a" * 9000, "in/\n")  # fmt: skip


class Spoiler:
    """An endless supply of bad payloads for one topic, made from good ones."""

    def __init__(self, chance: random.Random, good: list[Published], elsewhere: list[str]) -> None:
        self._chance = chance
        self._good = good
        self._lately: deque[Published] = deque(maxlen=8)
        self._elsewhere = elsewhere
        self._pool = good
        ways = ((24, self._bits), (10, self._cut), (8, self._twice), (10, self._splice), (20, self._token),
                (14, self._swap), (6, self._surprise), (4, self._noise), (4, self._insert),
                (4, self._misplaced))  # fmt: skip
        self._ways: list[Callable[[bytes], bytes]] = [way for often, way in ways for _ in range(often)]

    def learn(self, *good: Published) -> None:
        """More good payloads to spoil, as they were really said."""
        self._lately += good
        self._pool = [*self._good, *self._lately]

    def spoil(self) -> Published:
        """One bad payload; a few of them are good by accident."""
        chance = self._chance
        address, payload = chance.choice(self._pool)
        if chance.random() < 0.04:
            address = chance.choice(self._elsewhere if chance.random() < 0.7 else STRANGE)
        if chance.random() < 0.0005:
            return address, self._enormous(payload)
        return address, chance.choice(self._ways)(payload) or b"\0"

    def _bits(self, payload: bytes) -> bytes:
        spoilt = bytearray(payload)
        for _ in range(self._chance.randrange(1, 4)):
            spoilt[self._chance.randrange(len(spoilt))] ^= 1 << self._chance.randrange(8)
        return bytes(spoilt)

    def _cut(self, payload: bytes) -> bytes:
        start, end = sorted(self._chance.choices(range(len(payload) + 1), k=2))
        return payload[:end] if self._chance.random() < 0.5 else payload[:start] + payload[end:]

    def _twice(self, payload: bytes) -> bytes:
        start, end = sorted(self._chance.choices(range(len(payload) + 1), k=2))
        return payload[:end] + payload[start:]

    def _splice(self, payload: bytes) -> bytes:
        _, other = self._chance.choice(self._pool)
        return payload[: self._chance.randrange(len(payload))] + other[self._chance.randrange(len(other)) :]

    def _token(self, payload: bytes) -> bytes:
        place = self._chance.choice(list(TOKEN.finditer(payload)) or [None])
        if place is None:
            return payload
        return payload[: place.start()] + self._chance.choice(EVIL) + payload[place.end() :]

    def _swap(self, payload: bytes) -> bytes:
        """One word of it becomes another, as somebody else really said it."""
        _, other = self._chance.choice(self._pool)
        words: list[bytes] = TOKEN.findall(other)
        place = self._chance.choice(list(TOKEN.finditer(payload)) or [None])
        if place is None or not words:
            return payload
        return payload[: place.start()] + self._chance.choice(words) + payload[place.end() :]

    def _surprise(self, payload: bytes) -> bytes:
        surprise = b'"%b":%b,' % (self._chance.choice(SURPRISES), self._chance.choice(EVIL))
        return payload.replace(b"{", b"{" + surprise, 1)

    def _noise(self, _payload: bytes) -> bytes:
        return self._chance.randbytes(self._chance.randrange(1, 200))

    def _insert(self, payload: bytes) -> bytes:
        place = self._chance.randrange(len(payload))
        return payload[:place] + self._chance.randbytes(self._chance.randrange(1, 9)) + payload[place:]

    def _misplaced(self, payload: bytes) -> bytes:
        return b"[%b]" % payload if self._chance.random() < 0.5 else payload + payload

    def _enormous(self, payload: bytes) -> bytes:
        long = b'"' + b"w" * NEARLY_HUGE + b'"'
        return self._chance.choice(
            (
                payload + b" " * HUGE,
                TOKEN.sub(lambda _: long, payload, count=1),
                self._chance.randbytes(HUGE),
                b"[" * HUGE,
            )
        )
