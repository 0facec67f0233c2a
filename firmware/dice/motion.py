"""A die in motion: whether it fell, hit something and turned over, or was only carried and pushed."""

FALLING_MG = 500  # weightless, but for the pull of its spin at a chip that is 1 mm off the centre
SHORTEST_FALL_MS = 50  # a fall of a centimetre or more
LANDS_WITHIN_MS = 30
HIT_MG = 900  # between two samples, all axes together
CARRIED_LEAST_MG, CARRIED_MOST_MG = 600, 1500  # about 1 g, and no hit
UPRIGHT_AGAIN_MS = 150  # carried for this long: the next throw is measured from here
TURNED_MS = 40  # about 1 g, but in another direction than before
LEAST_SQUARE, MOST_SQUARE = CARRIED_LEAST_MG * CARRIED_LEAST_MG, CARRIED_MOST_MG * CARRIED_MOST_MG
FALLING_SQUARE = FALLING_MG * FALLING_MG
TURNED_PRODUCT = 400_000  # of two readings: below it they are 55 degrees apart or more


class Motion:
    """One period of motion, sample by sample. It uses only integers, so that no sample allocates memory."""

    def __init__(self) -> None:
        self.ms = 0
        self.carried_ms = 0  # without a hit or a fall, so far
        self.is_hit = False  # by the last sample
        self.has_landed = False
        self.turned_ms = 0
        self._falling_ms = 0
        self._since_fall_ms = 0
        self._up_x = self._up_y = self._up_z = 0  # its direction while it was carried
        self._x = self._y = self._z = 0

    def begin(self, x: int, y: int, z: int) -> None:
        """Begin with the last reading at rest."""
        self._x, self._y, self._z = x, y, z
        self.ms = self.carried_ms = self._falling_ms = 0
        self._since_fall_ms = LANDS_WITHIN_MS + 1
        self._measure_from_here()

    def _measure_from_here(self) -> None:
        self._up_x, self._up_y, self._up_z = self._x, self._y, self._z
        self.has_landed = False
        self.turned_ms = 0

    @property
    def is_a_throw(self) -> bool:
        """Whether it fell, hit something and turned over."""
        return self.has_landed and self.turned_ms >= TURNED_MS

    def feel(self, x: int, y: int, z: int, passed_ms: int) -> None:
        """Take a sample, in mg, and the time since the last one."""
        self.is_hit = abs(x - self._x) + abs(y - self._y) + abs(z - self._z) > HIT_MG
        square = x * x + y * y + z * z
        self._x, self._y, self._z = x, y, z
        self.ms += passed_ms
        self._fall(square, passed_ms)
        if LEAST_SQUARE < square < MOST_SQUARE:
            self._turn(passed_ms)
            self._carry(passed_ms)
        else:
            self.carried_ms = 0

    def _fall(self, square: int, passed_ms: int) -> None:
        if square < FALLING_SQUARE:
            self._falling_ms += passed_ms
        elif self._falling_ms >= SHORTEST_FALL_MS:
            self._falling_ms = self._since_fall_ms = 0
        else:
            self._falling_ms = 0
            self._since_fall_ms += passed_ms
        if self.is_hit and self._since_fall_ms <= LANDS_WITHIN_MS:
            self.has_landed = True

    def _turn(self, passed_ms: int) -> None:
        if self.is_hit:
            return  # the direction of a hit does not tell which way is up
        if self._x * self._up_x + self._y * self._up_y + self._z * self._up_z < TURNED_PRODUCT:
            self.turned_ms += passed_ms

    def _carry(self, passed_ms: int) -> None:
        if self.is_hit:
            self.carried_ms = 0
            return
        self.carried_ms += passed_ms
        if self.carried_ms >= UPRIGHT_AGAIN_MS and not self.is_a_throw:
            self._measure_from_here()
