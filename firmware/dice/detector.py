"""The state of one die, from its accelerometer: whether it was thrown, and on which face it lies.

Only a die that fell, hit something and turned over has rolled. Then it is settled if it lies flat and still, and
cocked if it leans. A die that a hand has carried, pushed or turned has moved, and shows nothing that counts.
"""

from dice.motion import Motion
from dice.normals import G_MG, Normals, degrees_between
from dice.rest import Rest

REST_MS = 400  # still for this long: it is at rest
FLAT_DEGREES = 3.5  # a greater tilt is cocked
SAME_DEGREES = 2.0  # a die that was only nudged lies as before
CARRIED_MS = 500  # after a throw: carried for this long without a hit, it is in a hand
TOUCHED_MS = 150  # shorter unrest without a hit is a nudge
MOST_OFF_PULL_MG = 80  # at rest it must read about 1 g, or its chip is faulty
PRESENT, ROLLING, SETTLED, COCKED = "present", "rolling", "settled", "cocked"
UNCERTAIN, MOVED, LOST = "uncertain", "moved", "lost"


class Detector:
    """The die as it is now: ``state``, and ``face``, which is 0 if it shows none."""

    def __init__(self, normals: Normals) -> None:
        self.state = LOST
        self.face = 0
        self.normals = normals
        self.others_roll = False  # set by the reader of all dice: a hit may then come from another die
        self.rest = Rest()
        self._motion = Motion()
        self._lies = False
        self._lay = (0.0, 0.0, float(G_MG))

    def lose(self) -> None:
        """Mark it as lost: it does not answer."""
        self.state, self.face, self._lies = LOST, 0, False

    def feel(self, x: int, y: int, z: int, passed_ms: int) -> None:
        """Take a sample, in mg, and the time since the last one."""
        is_still = self.rest.feel(x, y, z, passed_ms)
        if self._lies and is_still:
            return
        if self._lies:
            self._lies = False
            self._begin_to_move()
        self._motion.feel(x, y, z, passed_ms)
        if self.rest.ms >= REST_MS:
            self._lie_down()
        elif self.state == ROLLING:
            self._roll_on()
        elif self.state != LOST:
            self._move()

    def _begin_to_move(self) -> None:
        x, y, z = self._lay
        self._motion.begin(round(x), round(y), round(z))

    def _roll_on(self) -> None:
        if self._motion.carried_ms - self.rest.ms > CARRIED_MS:  # no die on a table takes that long to come to rest
            self._show(MOVED, 0)
            self._begin_to_move()

    def _move(self) -> None:
        motion = self._motion
        if motion.is_a_throw or (motion.is_hit and self.others_roll and self.state == SETTLED):
            self._show(ROLLING, 0)
        elif motion.is_hit or motion.ms - self.rest.ms > TOUCHED_MS:
            self._show(MOVED, 0)

    def _lie_down(self) -> None:
        before, lies = self._lay, self.rest.mean()
        self._lay, self._lies = lies, True
        self.rest.hold()
        if self.state == ROLLING:
            self._end_of_a_throw(*lies)
        elif self.state == LOST:
            self._show(PRESENT, self._flat_face(*lies))
        elif self.state == MOVED or degrees_between(before, lies) > SAME_DEGREES:
            self._show(MOVED, self._flat_face(*lies))

    def _end_of_a_throw(self, x: float, y: float, z: float) -> None:
        if abs(self.normals.pull_mg(x, y, z) - G_MG) > MOST_OFF_PULL_MG:
            self._show(UNCERTAIN, 0)
        elif face := self._flat_face(x, y, z):
            self._show(SETTLED, face)
        else:
            self._show(COCKED, 0)

    def _flat_face(self, x: float, y: float, z: float) -> int:
        """The face that is up; 0 if there is none."""
        return self.normals.face(x, y, z) if self.normals.tilt_degrees(x, y, z) < FLAT_DEGREES else 0

    def _show(self, state: str, face: int) -> None:
        self.state, self.face = state, face
