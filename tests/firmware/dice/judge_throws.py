"""Runs on the device: what its detector makes of each trace on its input, and how long a sample takes it."""

import struct
import sys
import time
from array import array

from dice.detector import Detector
from dice.normals import AXES, Normals
from dice.rest import Rest

TYPE_CHECKING = False
if TYPE_CHECKING:
    from io import FileIO

HEAD = "<BBBH"
CALIBRATION = ord("C")
SAMPLE_MS = 10


MOST_SAMPLES = 2000


class Trace:
    """The place where each trace is read to, one after the other."""

    def __init__(self) -> None:
        self.mg = array("h", bytes(6 * MOST_SAMPLES))
        self._room = memoryview(self.mg)
        self.samples = 0

    def fetch(self, file: "FileIO", samples: int) -> None:
        """Read the next one."""
        self.samples = samples
        if file.readinto(self._room[: 3 * samples]) != 6 * samples:
            raise EOFError("a torn trace")


def reading(trace: Trace) -> "tuple[float, float, float]":
    """The mean of a die that lies still."""
    rest, mg = Rest(), trace.mg
    for place in range(0, 3 * trace.samples, 3):
        rest.feel(mg[place], mg[place + 1], mg[place + 2], SAMPLE_MS)
    return rest.mean()


def story(detector: Detector, trace: Trace) -> "list[str]":
    """Every state that it came into."""
    said, mg = [], trace.mg
    state, face = detector.state, detector.face
    for place in range(0, 3 * trace.samples, 3):
        detector.feel(mg[place], mg[place + 1], mg[place + 2], SAMPLE_MS)
        if detector.state != state or detector.face != face:
            state, face = detector.state, detector.face
            said.append(state + str(face))
    return said


def judge(file: "FileIO") -> None:
    """Read to the end."""
    calibrations: dict[int, list[tuple[float, float, float]]] = {}
    trace, samples, spent_us = Trace(), 0, 0
    while head := file.read(struct.calcsize(HEAD)):
        kind, die, face, count = struct.unpack(HEAD, head)
        trace.fetch(file, count)
        if kind == CALIBRATION:
            calibrations.setdefault(die, list(AXES))[face - 1] = reading(trace)
            continue
        detector = Detector(Normals(tuple(calibrations[die])))
        began = time.time_ns()
        print(" ".join(story(detector, trace)))
        spent_us += (time.time_ns() - began) // 1000
        samples += count
    print(samples, "samples,", round(spent_us / samples, 2), "us each")


with open(sys.argv[1], "rb", 0) as traces:
    judge(traces)
