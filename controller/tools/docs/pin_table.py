"""firmware/README.md: what is wired to which pin of a Pico, from the board's own table."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from typing import cast

from headtable.board_firmware.firmware_tree import PICO

MODELS = {
    "the pins of a pad": "pad",
    "the pins of a signal box": "horn",
    "the pins of a reader": "dice",
    "the pins of dice with buttons": "leddice",
}
PINS = PICO / "pins.py"
# Of GP0, GP1...; the others are ground, power, and what no header has.
LEGS = (1, 2, 4, 5, 6, 7, 9, 10, 11, 12, 14, 15, 16, 17, 19, 20, 21, 22, 24, 25, 26, 27, 29, 0, 0, 0, 31, 32, 34)
Named = tuple[tuple[str, int], ...]

WIRED = {
    "shared-line": "a jumper to ground: the line is RS-485, and USB is not used",
    "arm": "the key switch to ground: closed is armed (head table only)",
    "bell": "button to ground (head table only)",
    "bunco": "button to ground, held for 0.7 s",
    "undo": "button to ground, held for 0.7 s",
    "click": "a piezo or a small speaker that clicks, to ground over 330 Ω",
    "reads-contacts": "a jumper to ground: what follows the relays is wired to the two pins below",
    "bell-contact": "opto-coupler to ground: closed while the bell has current",
    "horn-contact": "opto-coupler to ground: closed while the horn has current",
    "dice-on-i2c": "a jumper to ground: the dice are on I2C, else on SPI",
    "four-dice": "a jumper to ground: there are four dice, else three",
}
DICE = range(1, 5)
ONE_LED, TWO_LEDS = "LED to ground over 1 kΩ", "two LEDs to ground, each over 1 kΩ of its own"
PIPS = {
    "middle": f"the middle pip: {ONE_LED}",
    "rising": f"bottom left and top right: {TWO_LEDS}",
    "falling": f"top left and bottom right: {TWO_LEDS}",
    "sides": f"middle left and middle right: {TWO_LEDS}",
}
SWITCHED = {
    "bell": "driver of the bell's relay, with 10 kΩ to ground",
    "horn": "driver of the horn's relay, with 10 kΩ to ground",
    "beat": "heartbeat, 25 Hz while all is well, to the guard that lets the horn have current",
    "click": WIRED["click"],
    **{f"die-{die}-{pips}": what for die in DICE for pips, what in PIPS.items()},
}


def table(model: str) -> str:
    """The rows of one model."""
    rows = "\n".join(f"| {name} | GP{pin} | {LEGS[pin]} | {what} |" for name, pin, what in wiring(model))
    return f"| what | pin | leg | wired to |\n|---|---|---|---|\n{rows}"


def wiring(model: str) -> Iterator[tuple[str, int, str]]:
    """What each pin of a model is wired to: its name, its GP number, and what belongs there."""
    numbers = _numbers()
    for name, pin in _named("INPUTS", model):
        yield name, pin, WIRED.get(name, "button to ground")
    for name, pin in _named("OUTPUTS", model):
        yield name, pin, SWITCHED.get(name, "LED to ground over 330 Ω")
    for name, what in _BUSES[model]:
        pins = numbers[name]
        for place, pin in enumerate(pins if isinstance(pins, tuple) else (pins,), 1):
            yield name.lower().replace("_", "-") + (f"-{place}" if isinstance(pins, tuple) else ""), pin, what


_LINE = (
    ("LINE_TX", "RS-485 transceiver, DI"),
    ("LINE_RX", "RS-485 transceiver, RO"),
    ("LINE_TALK", "RS-485 transceiver, DE and /RE together, with 10 kΩ to ground"),
)
_BUSES: Mapping[str, Sequence[tuple[str, str]]] = {
    "pad": (("DISPLAY_SDA", "SSD1306, SDA (if there is one)"), ("DISPLAY_SCL", "SSD1306, SCL"), *_LINE),
    "horn": _LINE,
    "leddice": _LINE,
    "dice": (
        ("DICE_SCK", "SPI: SPC of all dice"),
        ("DICE_MOSI", "SPI: SDI of all dice"),
        ("DICE_MISO", "SPI: SDO of all dice"),
        ("DICE_SELECTS", "SPI: CS of this die, with 10 kΩ to 3.3 V"),
        ("DICE_SDA", "I2C: SDA of the first two dice"),
        ("DICE_SCL", "I2C: SCL of the first two dice"),
        ("THIRD_DIE_SDA", "I2C: SDA of the third die, and of the fourth"),
        ("THIRD_DIE_SCL", "I2C: SCL of the third die, and of the fourth"),
        *_LINE,
    ),
}


def _named(table: str, model: str) -> Named:
    return cast("Mapping[str, Named]", _values()[table])[model]


def _numbers() -> Mapping[str, int | tuple[int, ...]]:
    return cast("Mapping[str, int | tuple[int, ...]]", _values())


def _values() -> dict[str, object]:
    """What pins.py says, read and not run."""
    values: dict[str, object] = {}
    for line in ast.parse(PINS.read_text(encoding="utf-8")).body:
        match line:
            case ast.Assign(targets=[ast.Name(name)], value=value):
                values[name] = ast.literal_eval(value)
            case ast.Assign(targets=[ast.Tuple(names)], value=value):
                given = cast("tuple[int, ...]", ast.literal_eval(value))
                values |= {cast("ast.Name", name).id: number for name, number in zip(names, given, strict=True)}
            case _:
                pass
    return values
