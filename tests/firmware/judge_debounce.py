"""Runs on the device: what its debouncer feels of each case, as one JSON text."""

import json
import sys

from common.debounce import Debouncer

TYPE_CHECKING = False
if TYPE_CHECKING:
    Felt = list[int | str]


def felt(looks: "list[tuple[int, int]]") -> "dict[str, list[Felt] | int]":
    """What one contact that does this amounts to, as the vectors say it."""
    contact = Debouncer()
    all_felt: list[Felt] = []
    for at_ms, level in looks:
        what = contact.look(level, at_ms)
        if what == "pressed":
            all_felt.append(["press", contact.since_ms])
        elif what == "stuck":
            all_felt.append(["stuck", contact.since_ms + 10_000])
    return {"felt": all_felt, "bounces": contact.bounces}


with open(sys.argv[1]) as file:
    print(json.dumps([felt(case["looks"]) for case in json.load(file)["cases"]]))
