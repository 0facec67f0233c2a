"""The accelerometer LIS3DH: 100 samples a second of three axes, in mg (thousandths of 1 g)."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from dice.buses import Bus

ADDRESS, OTHER_ADDRESS = 0x18, 0x19  # on I2C: with SA0 low, and with SA0 high or open
WHO_AM_I, ITS_NAME = 0x0F, 0x33
CTRL_REG1, CTRL_REG4 = 0x20, 0x23
STATUS = 0x27  # the six bytes of the axes follow it, so one read gets all
RATE_100_HZ, ALL_AXES = 0x50, 0x07
WHOLE_SAMPLES, RANGE_4_G, TWELVE_BITS = 0x80, 0x10, 0x08
IS_NEW = 0x08  # in STATUS: all three axes have a new value
NOBODY = 0xFF  # the reading of an SPI line without a chip; a chip that is read often enough never has it
SAMPLE_MS = 10
UNUSED_BITS = 4  # of sixteen, right-aligned
MG_A_DIGIT = 2
PERIOD, HALF = 0x10000, 0x8000


class Lis3dh:
    """One chip, behind its bus; ``x``, ``y`` and ``z`` are its last sample, in mg."""

    def __init__(self, bus: "Bus") -> None:
        self.x = self.y = self.z = 0
        self._bus = bus
        self._name = bytearray(1)
        self._sample = bytearray(7)

    def begin(self) -> bool:
        """Set it up; whether it is present."""
        try:
            self._bus.read(WHO_AM_I, self._name)
            if self._name[0] != ITS_NAME:
                return False
            self._bus.write(CTRL_REG4, WHOLE_SAMPLES | RANGE_4_G | TWELVE_BITS)
            self._bus.write(CTRL_REG1, RATE_100_HZ | ALL_AXES)
        except OSError:
            return False
        return True

    def read(self) -> bool:
        """Read a sample; whether it is new. A chip that never has a new one is lost."""
        sample = self._sample
        try:
            self._bus.read(STATUS, sample)
        except OSError:
            return False
        if not sample[0] & IS_NEW or sample[0] == NOBODY:
            return False
        self.x = _mg(sample[1], sample[2])
        self.y = _mg(sample[3], sample[4])
        self.z = _mg(sample[5], sample[6])
        return True


def _mg(low: int, high: int) -> int:
    """The value of an axis, from two bytes."""
    both = low | high << 8
    return ((both - PERIOD if both & HALF else both) >> UNUSED_BITS) * MG_A_DIGIT
