"""SPI and I2C with the same two calls to a chip's registers."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Protocol

    class Bus(Protocol):
        """The interface to a chip; both calls raise OSError if the bus can tell that no chip answers."""

        def read(self, register: int, into: bytearray) -> None: ...  # from this register on
        def write(self, register: int, value: int) -> None: ...

    class Spi(Protocol):
        """MicroPython's SPI, in mode 0 or 3, at up to 10 MHz."""

        def write(self, some: bytearray) -> "int | None": ...
        def readinto(self, into: bytearray) -> "int | None": ...

    class I2c(Protocol):
        """MicroPython's I2C, at up to 400 kHz."""

        def readfrom_mem_into(self, address: int, register: int, into: bytearray) -> None: ...
        def writeto_mem(self, address: int, register: int, some: bytearray) -> "int | None": ...


READ = 0x80  # on SPI: read access
ONWARDS_SPI = 0x40  # the next byte is for the next register
ONWARDS_I2C = 0x80
CHOSEN, LEFT = 0, 1  # levels of the chip select


class SpiBus:
    """A chip on SPI with its own chip select, driven by ``select``."""

    def __init__(self, spi: "Spi", select: "Callable[[int], object]") -> None:
        self._spi, self._select = spi, select
        self._asked, self._told = bytearray(1), bytearray(2)
        select(LEFT)

    def read(self, register: int, into: bytearray) -> None:
        """Fill the buffer with registers, from this one on."""
        self._asked[0] = register | READ | ONWARDS_SPI
        self._select(CHOSEN)
        try:
            self._spi.write(self._asked)
            self._spi.readinto(into)
        finally:
            self._select(LEFT)

    def write(self, register: int, value: int) -> None:
        """Write one register."""
        self._told[0], self._told[1] = register, value
        self._select(CHOSEN)
        try:
            self._spi.write(self._told)
        finally:
            self._select(LEFT)


class I2cBus:
    """A chip on I2C, at its address."""

    def __init__(self, i2c: "I2c", address: int) -> None:
        self._i2c, self._address = i2c, address
        self._told = bytearray(1)

    def read(self, register: int, into: bytearray) -> None:
        """Fill the buffer with registers, from this one on."""
        self._i2c.readfrom_mem_into(self._address, register | ONWARDS_I2C, into)

    def write(self, register: int, value: int) -> None:
        """Write one register."""
        self._told[0] = value
        self._i2c.writeto_mem(self._address, register, self._told)
