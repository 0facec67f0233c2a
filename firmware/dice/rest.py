"""Whether a die lies still, and its mean reading while it does."""

LONGEST_MS = 2000  # a longer mean gains nothing, and its sums would exceed a small integer
STILL_MG = 24  # the greatest change of an axis: a hand trembles more, a chip at rest has a fifth of it


class Rest:
    """The time that a die has been still without a break, and its mean since then."""

    def __init__(self) -> None:
        self.ms = 0
        self._samples = 0
        self._x = self._y = self._z = 0  # its reading when it became still
        self._sum_x = self._sum_y = self._sum_z = 0

    def feel(self, x: int, y: int, z: int, passed_ms: int) -> bool:
        """Take a sample; whether the die is still in the same position."""
        dx, dy, dz = x - self._x, y - self._y, z - self._z
        if not (-STILL_MG <= dx <= STILL_MG and -STILL_MG <= dy <= STILL_MG and -STILL_MG <= dz <= STILL_MG):
            self._x, self._y, self._z = x, y, z
            self.begin()
            return False
        if self.ms < LONGEST_MS:
            self._add(x, y, z, passed_ms)
        return True

    def _add(self, x: int, y: int, z: int, passed_ms: int) -> None:
        self.ms += passed_ms
        self._samples += 1
        self._sum_x += x
        self._sum_y += y
        self._sum_z += z

    def begin(self) -> None:
        """Restart, from the die's present position."""
        self.ms = self._samples = self._sum_x = self._sum_y = self._sum_z = 0

    def mean(self) -> "tuple[float, float, float]":
        """Its mean reading while it is still, in mg."""
        n = self._samples or 1
        return self._sum_x / n, self._sum_y / n, self._sum_z / n

    def hold(self) -> None:
        """Measure from the mean from now on, which is better than the first sample."""
        x, y, z = self.mean()
        self._x, self._y, self._z = round(x), round(y), round(z)
        self.begin()
