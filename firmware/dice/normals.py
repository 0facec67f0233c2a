"""The direction of gravity for each face of a die, and the face that it shows."""

from math import acos, degrees, sqrt

TYPE_CHECKING = False
if TYPE_CHECKING:
    Vector = tuple[float, float, float]  # in mg
    Readings = tuple[Vector, ...]  # of a die at rest, with face 1 up, then 2, up to 6

G_MG = 1000
AXES = ((0, 0, G_MG), (0, G_MG, 0), (G_MG, 0, 0), (-G_MG, 0, 0), (0, -G_MG, 0), (0, 0, -G_MG))  # 1 is up along z
FACES = 6
MOST_OFFSET_MG = 150  # the data sheet allows 40 in each axis, and soldering stresses the chip
MOST_OFF_SCALE = 0.12
MOST_OFF_SQUARE_DEGREES = 8


class Normals:
    """The six directions of one die, and the offset of its chip at 0 g."""

    def __init__(self, readings: "Readings" = AXES) -> None:
        self.readings = readings
        self.offset = _mean(readings)  # opposite faces cancel out
        self._bare = [_less(reading, self.offset) for reading in readings]

    def pull_mg(self, x: float, y: float, z: float) -> float:
        """The acceleration in a reading, in mg."""
        return _length(_less((x, y, z), self.offset))

    def face(self, x: float, y: float, z: float) -> int:
        """The face whose direction is nearest to a reading."""
        cosines = self._cosines(x, y, z)
        return cosines.index(max(cosines)) + 1

    def tilt_degrees(self, x: float, y: float, z: float) -> float:
        """The angle between a reading and the nearest face's direction."""
        return _degrees(max(self._cosines(x, y, z)))

    def _cosines(self, x: float, y: float, z: float) -> "list[float]":
        bare = _less((x, y, z), self.offset)
        return [_cosine(bare, normal) for normal in self._bare]

    def is_a_die(self) -> bool:
        """Whether these can be the six faces of one die, with opposite faces adding up to seven."""
        if max(abs(one) for one in self.offset) > MOST_OFFSET_MG:
            return False
        if any(abs(_length(one) / G_MG - 1) > MOST_OFF_SCALE for one in self._bare):
            return False
        pairs = [(a, b) for a in range(FACES) for b in range(a)]
        return all(self._off_square(a, b) < MOST_OFF_SQUARE_DEGREES for a, b in pairs)

    def _off_square(self, a: int, b: int) -> float:
        wanted = 180 if a + b == FACES - 1 else 90
        return abs(degrees_between(self._bare[a], self._bare[b]) - wanted)


def degrees_between(a: "Vector", b: "Vector") -> float:
    """The angle between two readings."""
    return _degrees(_cosine(a, b))


def _mean(readings: "Readings") -> "Vector":
    x, y, z = (sum(reading[axis] for reading in readings) / len(readings) for axis in range(3))
    return x, y, z


def _less(a: "Vector", b: "Vector") -> "Vector":
    return a[0] - b[0], a[1] - b[1], a[2] - b[2]


def _length(a: "Vector") -> float:
    return sqrt(a[0] * a[0] + a[1] * a[1] + a[2] * a[2])


def _cosine(a: "Vector", b: "Vector") -> float:
    lengths = _length(a) * _length(b)
    return (a[0] * b[0] + a[1] * b[1] + a[2] * b[2]) / lengths if lengths else 0.0


def _degrees(cosine: float) -> float:
    return degrees(acos(max(-1.0, min(1.0, cosine))))
