"""Runs on the device: a relay that is told a pattern and turned every so many ms; how long it was on in all."""

import json
import sys

from horn.relay import Relay


def switch(level: int) -> None:
    """Nothing hangs on it."""


turn_ms = int(sys.argv[1])
relay = Relay(switch, lambda: None)
on_ms = 0
relay.sound("c1", (1000, 100, 1000, 100, 1000, 100, 1000), 0)
for now_ms in range(turn_ms, 20_000, turn_ms):
    on_ms += turn_ms * relay.is_on
    relay.turn(now_ms)
print(json.dumps([on_ms, relay.is_on]))
