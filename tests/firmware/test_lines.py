"""The firmware's end of the line, under real MicroPython, judges every line as the controller's end does."""

from __future__ import annotations

import json
import random
from pathlib import Path

from headtable.errors import Garbled
from headtable.wire import crc16, decode_line, encode_line
from tests.firmware.micropython import run
from tools.docs.samples import LINES

VECTORS = Path(__file__).parents[1] / "vectors" / "line.json"
JUDGED = json.loads(run("judge_vectors.py", str(VECTORS), heap="1m"))  # a device never holds all vectors at once
SAID = json.loads(VECTORS.read_text())
MANGLED = 4000


def test_the_firmware_computes_the_crc_of_the_shared_vectors() -> None:
    assert [f"{crc:04X}" for crc in JUDGED["crc"]] == [one["crc"] for one in SAID["crc"]]


def test_the_firmware_reads_every_good_line() -> None:
    meant = [[one["uid"], one["seq"], one["verb"], list(one["fields"].values())] for one in SAID["good"]]
    assert JUDGED["good"] == meant


def test_the_firmware_writes_every_good_line_identically() -> None:
    assert JUDGED["again"] == [one["line"] + "\n" for one in SAID["good"]]


def test_the_firmware_ignores_every_bad_line() -> None:
    assert JUDGED["bad"] == [None] * len(SAID["bad"])


def test_both_ends_agree_on_thousands_of_mangled_lines() -> None:
    chance = random.Random(20)
    lines = [_mangled(encode_line(chance.choice(LINES))[:-1], chance) for _ in range(MANGLED)]
    theirs = json.loads(run("judge_lines.py", stdin="".join(line.hex() + "\n" for line in lines)))
    ours = [_is_good(line) for line in lines]
    assert theirs == ours
    assert 100 < sum(ours) < MANGLED - 100  # some of both, or it proves nothing


def _mangled(line: bytes, chance: random.Random) -> bytes:
    """The line with something wrong with it, mostly behind a CRC that says it is right."""
    body = bytearray(line[1:-5])
    place = chance.randrange(len(body))
    match chance.randrange(5):
        case 0:
            body[place] = chance.randrange(256)
        case 1:
            del body[place]
        case 2:
            body.insert(place, chance.choice(b" ,-0159azAZ*$\x00"))
        case 3:
            body[place:place] = body[place : place + 3]
        case _:
            pass
    return _framed(bytes(body)) if chance.random() < 0.9 else line[:-1] + b"0"


def _framed(body: bytes) -> bytes:
    return b"$%b*%04X" % (body, crc16(body))


def _is_good(line: bytes) -> bool:
    try:
        decode_line(line)
    except Garbled:
        return False
    return True
