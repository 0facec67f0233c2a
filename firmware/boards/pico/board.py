"""A Raspberry Pi Pico of any kind. Only this file of its firmware imports ``machine``."""

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

NO_BYTE = -1  # no received byte stops the program
WATCHDOG_MS = 8000  # the longest timeout that every Pico supports
REST_MS = 1
COLLECT_BYTES = 16_384  # collect garbage of this size: small and often, so that no turn takes long
COLLECT_MS = 500  # on a shared line collect garbage after an answer, at most this often
SPARE_BYTES = 65_536  # and without an answer if there is this much of it
NOTES = "notes"
DICE_HZ, I2C_HZ = 1_000_000, 400_000


def _radio():  # type: ignore[no-untyped-def]  # only some boards have the module
    """The radio that joins the hall's Wi-Fi; None on a board without one."""
    try:
        from air import Air  # type: ignore[import-not-found]  # noqa: PLC0415  as above
    except ImportError:
        return None
    return Air()


class OneShot:
    """The pin of one signal, driven by the state machine ``machine``."""

    def __init__(self, machine) -> None:  # type: ignore[no-untyped-def]  # an rp2.StateMachine
        self._machine = machine
        self._level = 0
        machine.active(1)

    def switch(self, level: int) -> None:
        """Ask for it to be on or off, if that is a change."""
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
        """The switches of the outputs that PIO limits. Each change is one word, so the FIFO is never full."""
        if not names:
            return {}
        import rp2  # type: ignore[import-not-found]  # noqa: PLC0415  only a horn box has memory to spare for it
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
        """The time in milliseconds, which wraps around."""
        return time.ticks_ms()  # type: ignore[attr-defined,no-any-return]  # MicroPython's own

    def since(self, later: int, earlier: int) -> int:
        """The number of ticks between two times."""
        return time.ticks_diff(later, earlier)  # type: ignore[attr-defined,no-any-return]  # MicroPython's own

    def is_shared(self) -> bool:
        """Whether other devices share its line; a jumper tells."""
        return not self.input("shared-line")()

    def feed(self) -> None:
        """Feed the watchdog: the loop is healthy."""
        self._dog.feed()

    def rest(self) -> None:
        """Wait a little. On a shared line collect garbage instead, if the next poll is not due yet."""
        if self.wire is None:
            time.sleep_ms(REST_MS)  # type: ignore[attr-defined]  # MicroPython's own
        elif self.wire.has_spoken:
            self.wire.has_spoken = False
            if self.since(self.ticks(), self._collected_ms) >= COLLECT_MS:
                self._collected_ms = self.ticks()
                gc.collect()

    def input(self, name: str):  # type: ignore[no-untyped-def]  # its type is a function's
        """The level of an input; open contacts are 1, as they are pulled up."""
        return self._inputs[name].value

    def contact(self, signal: str):  # type: ignore[no-untyped-def]  # its type is a function's
        """The contact that senses the signal's current: 1 while it flows; None if the jumper says there is none."""
        if self.input("reads-contacts")():
            return lambda: None
        level = self.input(signal + "-contact")
        return lambda: 1 - level()

    def output(self, name: str):  # type: ignore[no-untyped-def]  # its type is a function's
        """The switch of an output."""
        return self._limited[name].switch if name in self._limited else self._outputs[name].value

    def display(self):  # type: ignore[no-untyped-def]  # its type is its own
        """The display, if there is one."""
        from common.ssd1306 import Ssd1306  # noqa: PLC0415  only a pad has room to show anything

        return Ssd1306(I2C(0, sda=Pin(pins.DISPLAY_SDA), scl=Pin(pins.DISPLAY_SCL), freq=I2C_HZ))

    def dice(self):  # type: ignore[no-untyped-def]  # its type is its own
        """The buses of the dice, one for each die."""
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
        """The charge in percent; None on a cable, as on every board so far."""
        return None

    def all_off(self) -> None:
        """Switch off everything that could do harm. Pins that PIO drives are taken from it, and stay off."""
        for pin in self._outputs.values():
            pin.init(Pin.OUT, value=0)

    def start_again(self) -> None:
        """Restart, as after a power cut."""
        reset()
