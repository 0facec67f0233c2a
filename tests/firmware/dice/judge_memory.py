"""Runs on the device: how many bytes a thousand samples leave behind in its detector, lying and moving."""

import gc
import json

from dice.detector import Detector
from dice.normals import Normals

SAMPLES = 1000
SOME = (0, 0, 1000, 300, -200, 900, 0, 40, 100, -3000, 2000, 500, 900, 100, -300, 20, 30, -40, 0, -990, 10)


def feel(detector: Detector, samples: int, mg: "tuple[int, ...]") -> int:
    """Let it feel these over and over; the bytes that are gone then."""
    gc.collect()
    gc.disable()
    before = gc.mem_alloc()  # type: ignore[attr-defined]  # MicroPython's own
    place = 0
    for _ in range(samples):
        detector.feel(mg[place], mg[place + 1], mg[place + 2], 10)
        place = (place + 3) % len(mg)
    gone: int = gc.mem_alloc() - before  # type: ignore[attr-defined]  # MicroPython's own
    gc.enable()
    return gone


die = Detector(Normals())
feel(die, 60, SOME[:3])
lying = feel(die, SAMPLES, SOME[:3])
feel(die, 60, SOME)
moving = feel(die, SAMPLES, SOME)
print(json.dumps([lying, moving, die.state]))
