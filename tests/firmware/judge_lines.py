"""Runs on the device: says what firmware/common/lines.py makes of the shared vectors, as one JSON text."""

import json
import sys

from common.lines import crc16, decode, encode


def judged(vectors):  # type: ignore[no-untyped-def]  # MicroPython knows no types
    """What this end makes of each line."""
    return {
        "crc": [crc16(one["text"].encode()) for one in vectors["crc"]],
        "good": [decode(_raw(one["line"])) for one in vectors["good"]],
        "bad": [decode(_raw(one["line"])) for one in vectors["bad"]],
        "again": [_again(one["line"]) for one in vectors["good"]],
    }


def _raw(line):  # type: ignore[no-untyped-def]  # MicroPython knows no types
    return bytes(ord(letter) for letter in line)


def _again(line):  # type: ignore[no-untyped-def]  # MicroPython knows no types
    frame = decode(_raw(line))
    return encode(*frame).decode() if frame else ""


with open(sys.argv[1]) as file:
    print(json.dumps(judged(json.load(file))))  # noqa: T201  it is what the test reads
