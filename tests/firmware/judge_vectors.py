"""Runs on the device: what firmware/common/lines.py makes of the shared vectors, as one JSON text."""

import json
import sys

from common.lines import crc16, decode, encode


def judged(vectors: "dict[str, list[dict[str, str]]]") -> "dict[str, list[object]]":
    """What this end makes of each line."""
    return {
        "crc": [crc16(one["text"].encode()) for one in vectors["crc"]],
        "good": [decode(_raw(one["line"])) for one in vectors["good"]],
        "bad": [decode(_raw(one["line"])) for one in vectors["bad"]],
        "again": [_again(one["line"]) for one in vectors["good"]],
    }


def _raw(line: str) -> bytes:
    return bytes(ord(letter) for letter in line)


def _again(line: str) -> str:
    frame = decode(_raw(line))
    return encode(*frame).decode() if frame else ""


with open(sys.argv[1]) as file:
    print(json.dumps(judged(json.load(file))))
