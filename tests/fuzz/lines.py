"""Lines as a broken cable or device sends them, and what a box on the other end must make of each."""

from __future__ import annotations

import random
import re
from binascii import crc_hqx
from typing import NamedTuple, cast

from headtable.messages.inputs import Heard
from headtable.messages.line import (
    LONGEST_WHY,
    BellWaits,
    Dice,
    DieEach,
    Event,
    Hello,
    Idle,
    Press,
    Quiet,
    Refused,
    Sound,
    Sounding,
    Took,
    Who,
)
from headtable.messages.words import Button
from headtable.wire import LONGEST_LINE, Frame, encode_line

PAD = "pad-01"
HELLO = Hello(1, "1.0", "pad", 1, "0000", "buttons")
WELL_MEANT = tuple(
    encode_line(Frame(uid, seq, message))
    for uid, seq, message in (
        (PAD, 5, Press("two", 15)),
        (PAD, 6, Press("bell")),
        (PAD, 7, Press("undo", 90)),
        (PAD, 9, BellWaits(9, 40)),
        (PAD, 8, Dice((2, 2, 2))),
        (PAD, 9, DieEach(1, 6)),
        (PAD, 0, HELLO),
        ("pad-02", 7, Press("one", 2)),
        ("horn-01", 0, Sounding("cmd1", "horn")),
        ("horn-01", 0, Quiet("cmd1", "bell")),
        (PAD, 0, Idle()),
        (PAD, 3, Sound("cmd1", "horn", (1000, 100, 1000))),
        (PAD, 3, Refused(4, "table 1: the round is over here")),
        (PAD, 3, Took(4)),
        ("all", 1, Who()),
    )
)
EVIL_WORDS = (b"0", b"1", b"-1", b"+1", b"007", b"1.5", b"1e3", b"3.0", b"4294967296", b"999999999", b"86400001",
              b"nan", b"null", b"bell", b"undo", b"one", b"BELL", b"", b" ", b"1,2", b"1,2,3", b"7,7,7", b"1,,3",
              b"a" * 60, b"\xff", b"all", b"pad-02", b"horn-01", b"$", b"*", b"\x00", b"hello", b"press")  # fmt: skip

# The grammar once more, verb by verb, as docs/protocol.md has it and wire.py does not write it down.
_N = rb"(?:0|[1-9][0-9]{0,8})"
_AGE = rb"(?:0|[1-9][0-9]{0,6}|[1-7][0-9]{7}|8[0-5][0-9]{6}|86[0-3][0-9]{5}|86400000)"
_NONCE_SIGNAL = rb" [a-z0-9]{1,16} (?:bell|horn)"
_MS = rb"(?:[1-9][0-9]{0,2}|[12][0-9]{3}|3000)"
_FIELDS = {
    b"hello": rb" (?:0|[1-9][0-9]?) [A-Za-z0-9._-]{1,16} [a-z0-9-]{1,16} %b [0-9A-F]{4} [a-z+]{1,24}" % _N,
    b"press": rb" (?:one|two|mini|bunco|pass|undo|call|bell) " + _AGE,
    b"dice": rb" [1-6],[1-6],[1-6](?:,[1-6])? " + _AGE,
    b"dieeach": rb" [1-6] [1-6] " + _AGE,
    b"bell": b" " + _N + b" " + _AGE,
    b"idle": b"",
    b"sounding": _NONCE_SIGNAL,
    b"quiet": _NONCE_SIGNAL,
    b"who": b"",
    b"poll": b"",
    b"prompt": b"",
    b"got": b" " + _N,
    b"took": b" " + _N,
    b"refused": rb" %b [ -#%%-)+-~]{0,%d}" % (_N, LONGEST_WHY),
    b"sound": rb"%b %b(?:,%b){0,8}" % (_NONCE_SIGNAL, _MS, _MS),
    b"hush": _NONCE_SIGNAL,
}
_LINE = re.compile(
    rb"\$(?P<uid>[a-z0-9][a-z0-9-]{0,23}) (?P<seq>%b) (?P<words>%b)\*(?P<crc>[0-9A-F]{4})"
    % (_N, b"|".join(verb + fields for verb, fields in _FIELDS.items()))
)
BY_A_DEVICE = ("hello", "press", "dice", "dieeach", "bell", "idle", "sounding", "quiet")
NOBODY = re.compile("all|cable|port-.*")  # no device has such a name


class Said(NamedTuple):
    """A good line, in its words."""

    uid: str
    seq: int
    words: tuple[str, ...]


def understood(piece: bytes) -> Said | None:
    """What a line says, if it is one."""
    piece = piece.removesuffix(b"\r")
    found = _LINE.fullmatch(piece)
    if not found or len(piece) >= LONGEST_LINE or int(found["crc"], 16) != crc_hqx(piece[1:-5], 0xFFFF):
        return None
    said = Said(found["uid"].decode(), int(found["seq"]), tuple(found["words"].decode().split(" ")))
    return None if said.words[0] in BY_A_DEVICE and NOBODY.fullmatch(said.uid) else said


class ExpectedPad:
    """What the box must pass on of the pad's words: its events, numbered, after a hello and never from the past."""

    def __init__(self) -> None:
        self._boot: str | None = None
        self._last = -1
        self._greeted = self._fit = False

    def says(self, said: Said) -> Heard | None:
        """The message on the bus, but for whether it has sounded."""
        verb, *words = said.words
        if said.uid != PAD:
            return None
        if verb == "hello":
            self._greet(words)
        elif (event := _event(verb, words)) and (self._greeted or said.seq >= self._last):
            return self._passed_on(said.seq, event)
        return None

    def _greet(self, words: list[str]) -> None:
        protocol, boot = words[0], words[3]
        self._last = self._last if boot == self._boot else -1
        self._boot, self._greeted, self._fit = boot, True, protocol == "1"

    def _passed_on(self, seq: int, event: Event) -> Heard | None:
        if not self._fit or self._boot is None:
            return None
        self._greeted, self._last = False, max(self._last, seq)
        return Heard(PAD, self._boot, seq, event, 1)


def _event(verb: str, words: list[str]) -> Event | None:
    match verb:
        case "press":
            return Press(cast(Button, words[0]), int(words[1]))
        case "dice":
            return Dice(tuple(map(int, words[0].split(","))), int(words[1]))
        case "dieeach":
            return DieEach(int(words[0]), int(words[1]), int(words[2]))
        case _:
            return None


def pieces(line: bytes) -> list[bytes]:
    """A line is cut before its last dollar sign, for a torn line may stand before a whole one."""
    torn, dollar, rest = line.rpartition(b"$")
    if dollar and torn:
        return [torn, dollar + rest]
    return [line] if line.strip() else []


class LineSpoiler:
    """An endless supply of bad lines, made from good ones."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance
        self._ways = (
            self._bits,
            self._bits,
            self._cut,
            self._twice,
            self._splice,
            self._word,
            self._word,
            self._noise,
        )

    def spoil(self) -> bytes:
        """One bad line with its newline; a few of them are good by accident, and many have a good CRC."""
        line = self._chance.choice(WELL_MEANT)[:-1]
        spoilt = self._chance.choice(self._ways)(line)
        if self._chance.random() < 0.3:
            body = spoilt.removeprefix(b"$").rpartition(b"*")[0]
            spoilt = b"$%b*%04X" % (body, crc_hqx(body, 0xFFFF))
        return spoilt.replace(b"\n", b"?")[: LONGEST_LINE - 2] + b"\n"

    def _bits(self, line: bytes) -> bytes:
        spoilt = bytearray(line)
        for _ in range(self._chance.randrange(1, 4)):
            spoilt[self._chance.randrange(len(spoilt))] ^= 1 << self._chance.randrange(8)
        return bytes(spoilt)

    def _cut(self, line: bytes) -> bytes:
        start, end = sorted(self._chance.choices(range(len(line) + 1), k=2))
        return line[:end] if self._chance.random() < 0.5 else line[:start] + line[end:]

    def _twice(self, line: bytes) -> bytes:
        start, end = sorted(self._chance.choices(range(len(line) + 1), k=2))
        return line[:end] + line[start:]

    def _splice(self, line: bytes) -> bytes:
        other = self._chance.choice(WELL_MEANT)[:-1]
        return line[: self._chance.randrange(len(line))] + other[self._chance.randrange(len(other)) :]

    def _word(self, line: bytes) -> bytes:
        """One word, or one die, becomes something else."""
        words = re.split(rb"([ ,*])", line)
        words[2 * self._chance.randrange(len(words) // 2 + 1)] = self._chance.choice(EVIL_WORDS)
        return b"".join(words)

    def _noise(self, _line: bytes) -> bytes:
        return self._chance.randbytes(self._chance.randrange(1, 90))
