"""A Raspberry Pi Pico of any kind; the only file of its firmware that knows the chip."""

import gc
import os
import time

import micropython  # type: ignore[import-not-found]  # MicroPython's own
import pins
from rs485 import BAUD, HEARD_BYTES, SAID_BYTES, Rs485
from usb import Usb

from machine import (  # type: ignore[import-not-found]  # MicroPython's own
    I2C,
    SPI,
    UART,
    WDT,
    Pin,
    reset,
    unique_id,
)

NO_BYTE = -1  # of those that come in stops the program
WATCHDOG_MS = 8000  # the longest that every Pico can
REST_MS = 1
COLLECT_BYTES = 16_384  # so much garbage, and it is swept: little and often, and a turn never waits long
COLLECT_MS = 500  # on a shared line garbage is collected after an answer, so often at most
SPARE_BYTES = 65_536  # and without an answer when there is so much of it
NOTES = "notes"
DICE_HZ, I2C_HZ = 1_000_000, 400_000


def _radio():  # type: ignore[no-untyped-def]  # only some boards have the module
    """What joins the hall's Wi-Fi; None where there is no radio."""
    try:
        from air import Air  # type: ignore[import-not-found]  # noqa: PLC0415  as above
    except ImportError:
        return None
    return Air()


class OneShot:
    """One signal's pin, which ``machine`` drives."""

    def __init__(self, machine) -> None:  # type: ignore[no-untyped-def]  # an rp2.StateMachine
        self._machine = machine
        self._level = 0
        machine.active(1)

    def switch(self, level: int) -> None:
        """Ask for it to be on or off, if that is new."""
        if level != self._level:
            self._level = level
            self._machine.put(level)


class Board:
    """All pins by name."""

    def __init__(self, model: str) -> None:
        self._outputs = {name: Pin(number, Pin.OUT, value=0) for name, number in pins.OUTPUTS[model]}
        self._dog = WDT(timeout=WATCHDOG_MS)
        self._limited = self._one_shots(pins.LIMITED[model])
        self._inputs = {name: Pin(number, Pin.IN, Pin.PULL_UP) for name, number in pins.INPUTS[model]}
        self.name = model + "-" + unique_id().hex()[-8:]
        self.folder = NOTES
        if NOTES not in os.listdir():
            os.mkdir(NOTES)
        self.air = _radio()  # type: ignore[no-untyped-call]  # as it says
        self.reads = self.writes = self.wire = None
        micropython.kbd_intr(NO_BYTE)
        if self.is_shared():
            self.wire = self._wire()  # type: ignore[no-untyped-call]  # as it says
        else:
            self.reads = self.writes = Usb()
        self._collected_ms = self.ticks()
        gc.collect()
        gc.threshold(COLLECT_BYTES if self.wire is None else SPARE_BYTES)  # type: ignore[attr-defined]  # MicroPython's own

    def _one_shots(self, names: "tuple[str, ...]"):  # type: ignore[no-untyped-def]  # machines of the chip
        """What switches each output that PIO limits: one word for each change, so that its FIFO is never full."""
        if not names:
            return {}
        import rp2  # type: ignore[import-not-found]  # noqa: PLC0415  only a horn box has room to spare for it
        from one_shot import HZ, one_shot  # noqa: PLC0415  as above

        program = rp2.asm_pio(set_init=rp2.PIO.OUT_LOW)(one_shot)
        return {
            name: OneShot(rp2.StateMachine(number, program, freq=HZ, set_base=self._outputs[name]))
            for number, name in enumerate(names)
        }

    def _wire(self):  # type: ignore[no-untyped-def]  # streams of the chip
        """The RS-485 line."""
        talk = Pin(pins.LINE_TALK, Pin.OUT, value=0)
        tx, rx = Pin(pins.LINE_TX), Pin(pins.LINE_RX, Pin.IN, Pin.PULL_UP)
        settings = {"bits": 8, "parity": None, "stop": 1, "txbuf": SAID_BYTES, "rxbuf": HEARD_BYTES}
        return Rs485(UART(0, BAUD, tx=tx, rx=rx, **settings), talk.value)

    def ticks(self) -> int:
        """Milliseconds, which turn over some day."""
        return time.ticks_ms()  # type: ignore[attr-defined,no-any-return]  # MicroPython's own

    def since(self, later: int, earlier: int) -> int:
        """How many ticks lie between."""
        return time.ticks_diff(later, earlier)  # type: ignore[attr-defined,no-any-return]  # MicroPython's own

    def is_shared(self) -> bool:
        """Whether others are on its line, too: the jumper says so."""
        return not self.input("shared-line")()

    def feed(self) -> None:
        """The loop is healthy."""
        self._dog.feed()

    def rest(self) -> None:
        """Wait a little; on a shared line collect garbage instead, when the next poll is not yet due."""
        if self.wire is None:
            time.sleep_ms(REST_MS)  # type: ignore[attr-defined]  # MicroPython's own
        elif self.wire.has_spoken:
            self.wire.has_spoken = False
            if self.since(self.ticks(), self._collected_ms) >= COLLECT_MS:
                self._collected_ms = self.ticks()
                gc.collect()

    def input(self, name: str):  # type: ignore[no-untyped-def]  # its type is a function's
        """The level of a pin; open contacts are 1, as they are pulled up."""
        return self._inputs[name].value

    def contact(self, signal: str):  # type: ignore[no-untyped-def]  # its type is a function's
        """What reads the signal's current back: 1 while it flows; None where the jumper says that nothing does."""
        if self.input("reads-contacts")():
            return lambda: None
        level = self.input(signal + "-contact")
        return lambda: 1 - level()

    def output(self, name: str):  # type: ignore[no-untyped-def]  # its type is a function's
        """What switches a pin."""
        return self._limited[name].switch if name in self._limited else self._outputs[name].value

    def display(self):  # type: ignore[no-untyped-def]  # its type is its own
        """What shows text, where there is one."""
        from common.ssd1306 import Ssd1306  # noqa: PLC0415  only a pad has room to show anything

        return Ssd1306(I2C(0, sda=Pin(pins.DISPLAY_SDA), scl=Pin(pins.DISPLAY_SCL), freq=I2C_HZ))

    def dice(self):  # type: ignore[no-untyped-def]  # its type is its own
        """The buses that the dice are on, each one's own."""
        on_i2c = not self.input("dice-on-i2c")()
        return self._dice_on_i2c() if on_i2c else self._dice_on_spi()  # type: ignore[no-untyped-call]  # as it says

    def _dice_on_spi(self):  # type: ignore[no-untyped-def]  # as above
        from dice.buses import SpiBus  # noqa: PLC0415  no other model has it

        sck, mosi, miso = Pin(pins.DICE_SCK), Pin(pins.DICE_MOSI), Pin(pins.DICE_MISO)
        spi = SPI(0, baudrate=DICE_HZ, polarity=1, phase=1, sck=sck, mosi=mosi, miso=miso)
        selects = pins.DICE_SELECTS if not self.input("four-dice")() else pins.DICE_SELECTS[:3]
        return [SpiBus(spi, Pin(number, Pin.OUT, value=1).value) for number in selects]

    def _dice_on_i2c(self):  # type: ignore[no-untyped-def]  # as above
        from dice.buses import I2cBus  # noqa: PLC0415  no other model has it
        from dice.lis3dh import ADDRESS, OTHER_ADDRESS  # noqa: PLC0415  as above

        first = I2C(0, sda=Pin(pins.DICE_SDA), scl=Pin(pins.DICE_SCL), freq=I2C_HZ)
        second = I2C(1, sda=Pin(pins.THIRD_DIE_SDA), scl=Pin(pins.THIRD_DIE_SCL), freq=I2C_HZ)
        buses = [I2cBus(first, ADDRESS), I2cBus(first, OTHER_ADDRESS), I2cBus(second, ADDRESS)]
        return buses if self.input("four-dice")() else buses + [I2cBus(second, OTHER_ADDRESS)]

    def battery(self) -> "int | None":
        """How full it is in percent; None on a cable, as every board is so far."""
        return None

    def all_off(self) -> None:
        """Everything that could do harm is off; what PIO drives is taken from it, and stays off."""
        for pin in self._outputs.values():
            pin.init(Pin.OUT, value=0)

    def start_again(self) -> None:
        """As if the power had been away."""
        reset()
