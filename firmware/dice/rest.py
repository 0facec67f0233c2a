"""Whether a die lies still, and what it reads while it does."""

LONGEST_MS = 2000  # nothing is won by a longer mean, and its sums would outgrow a small integer
STILL_MG = 24  # no axis further from where it was: a hand trembles more, a chip at rest rustles a fifth of it


class Rest:
    """The time that a die has been still without a break, and its mean since then."""

    def __init__(self) -> None:
        self.ms = 0
        self._samples = 0
        self._x = self._y = self._z = 0  # where it was when it became still
        self._sum_x = self._sum_y = self._sum_z = 0

    def feel(self, x: int, y: int, z: int, passed_ms: int) -> bool:
        """Take a sample; whether the die is still where it was."""
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
        """Count anew, from where the die is."""
        self.ms = self._samples = self._sum_x = self._sum_y = self._sum_z = 0

    def mean(self) -> "tuple[float, float, float]":
        """What it reads while it is still, in mg."""
        n = self._samples or 1
        return self._sum_x / n, self._sum_y / n, self._sum_z / n

    def hold(self) -> None:
        """Measure from the mean from now on, which is a better place than the first sample."""
        x, y, z = self.mean()
        self._x, self._y, self._z = round(x), round(y), round(z)
        self.begin()
