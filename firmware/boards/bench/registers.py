"""An LIS3DH's registers behind a simulated SPI or I2C, as in its data sheet."""

WHO_AM_I, CTRL_REG1, CTRL_REG4, STATUS, OUT_X_L = 0x0F, 0x20, 0x23, 0x27, 0x28


class Registers:
    """The chip. It samples only after its setup, which it forgets when it loses power."""

    def __init__(self) -> None:
        self.is_there = True
        self.all = bytearray(0x40)
        self.power_up()

    def power_up(self) -> None:
        """Return to the state after a power cut: asleep."""
        for register in range(len(self.all)):
            self.all[register] = 0
        self.all[WHO_AM_I], self.all[CTRL_REG1] = 0x33, 0x07

    def sample(self, *mg: int) -> None:
        """Advance by ten milliseconds. The chip takes this sample, if it is awake."""
        if self.all[CTRL_REG1] >> 4 == 0:
            return
        mg_a_digit = (1, 2, 4, 12)[self.all[CTRL_REG4] >> 4 & 3]
        for axis, one in enumerate(mg):
            left = (one // mg_a_digit << 4) & 0xFFFF
            self.all[OUT_X_L + 2 * axis], self.all[OUT_X_L + 2 * axis + 1] = left & 0xFF, left >> 8
        self.all[STATUS] = 0x0F

    def read(self, register: int, into: "bytearray") -> None:
        """The registers from this one on. Their samples are no longer new afterwards."""
        for place in range(len(into)):
            into[place] = self.all[register + place]
        if register <= STATUS < register + len(into):
            self.all[STATUS] = 0


class SimulatedSpi:
    """The chip on SPI: an address byte, then the data. Without a chip the line floats high."""

    def __init__(self, chip: Registers) -> None:
        self._chip = chip
        self._is_chosen = False
        self._register = 0

    def select(self, level: int) -> None:
        """Drive its chip select."""
        self._is_chosen = level == 0

    def write(self, some: "bytearray") -> None:
        """Take the first byte of a transfer: the register's number, with two flags."""
        self._register = some[0] & 0x3F
        if len(some) > 1 and self._is_chosen and self._chip.is_there:
            if some[0] & 0x80:
                raise ValueError("this was to be a reading")
            self._chip.all[self._register] = some[1]

    def readinto(self, into: "bytearray") -> None:
        """Read from the chip."""
        if self._is_chosen and self._chip.is_there:
            self._chip.read(self._register, into)
        else:
            for place in range(len(into)):
                into[place] = 0xFF


class SimulatedI2c:
    """The chip on I2C. Only its own address is answered."""

    def __init__(self, chip: Registers, address: int) -> None:
        self._chip, self._address = chip, address

    def readfrom_mem_into(self, address: int, register: int, into: "bytearray") -> None:
        """Read; the register's highest bit selects the next register for the next byte."""
        self._answer(address)
        if len(into) > 1 and not register & 0x80:
            raise ValueError("one register over and over")
        self._chip.read(register & 0x7F, into)

    def writeto_mem(self, address: int, register: int, some: "bytearray") -> None:
        """Write."""
        self._answer(address)
        self._chip.all[register] = some[0]

    def _answer(self, address: int) -> None:
        if address != self._address or not self._chip.is_there:
            raise OSError(5)
