"""Dice and buttons in headtable.toml: each has a name, a place and pins of its own."""

from __future__ import annotations

import pytest

from headtable.config import ButtonSettings, Config, DiceSettings, read, to_toml
from headtable.errors import BadConfig

LINE = '[box]\nlines = ["serial:/a"]\n'
BUTTON = '[[box.buttons]]\nuid = "button-01"\nat = "gpio:23"\n'
DICE = (
    '[[box.dice]]\nuid = "dice-02"\ntable = 2\nat = "gpio"\nbutton_pins = [4, 17, 27]\n'
    "face_pins = [[5, 6, 13], [19, 26, 21], [20, 16, 12]]\n"
)


def test_a_button_and_dice_on_pins_are_read_and_written() -> None:
    config = read(BUTTON + DICE, "it")
    assert config.box.buttons == (ButtonSettings(uid="button-01", at="gpio:23"),)
    assert config.box.dice[0].face_pins == ((5, 6, 13), (19, 26, 21), (20, 16, 12))
    assert config.box.has_hardware
    assert read(to_toml(config), "it") == config


def test_a_reader_needs_a_line() -> None:
    config = read(LINE + '[[box.dice]]\nuid = "dice-02"\ntable = 2\n', "it")
    assert config.box.dice == (DiceSettings(uid="dice-02", table=2),)
    with pytest.raises(BadConfig, match="no lines to them"):
        read('[[box.dice]]\nuid = "dice-02"\ntable = 2\n', "it")


def test_a_pad_may_read_the_dice_of_its_own_table() -> None:
    pad = '[[box.pads]]\nuid = "pad-02"\ntable = 2\n[[box.dice]]\nuid = "pad-02"\ntable = '
    assert isinstance(read(LINE + pad + "2\n", "it"), Config)
    with pytest.raises(BadConfig, match='"pad-02" is a pad at table 2: its dice cannot be at table 3'):
        read(LINE + pad + "3\n", "it")


WRONG = {
    "dice without pins": ('[[box.dice]]\nuid = "d"\ntable = 2\nat = "gpio"\n', '"d" is 3 dice on pins: give each'),
    "a die on the pin that turns the RS-485 driver": (
        '[box]\nlines = ["rs485:/dev/ttyAMA0"]\n' + DICE,
        'it line 7: GPIO17 has the RTS of "rs485:/dev/ttyAMA0" on it already',
    ),
    "a button on the pin that turns the RS-485 driver": (
        '[box]\nlines = ["serial:/a", "rs485:/dev/serial*"]\n' + BUTTON.replace("23", "17"),
        'it line 5: GPIO17 has the RTS of "rs485:/dev/serial*" on it already',
    ),
    "a face of four lines": (DICE.replace("[5, 6, 13]", "[5, 6, 13, 22]"), "three lines or seven LEDs"),
    "two sets of one name": (DICE + DICE, 'two [[box.dice]] have the uid "dice-02"'),
    "two readers at one table": (
        LINE + '[[box.dice]]\nuid = "dice-02"\ntable = 2\n[[box.dice]]\nuid = "dice-09"\ntable = 2\n',
        'it line 8: "dice-09" and "dice-02" both read the dice of table 2, and every roll would count twice',
    ),
    "a reader on a line that has pins": (
        LINE + '[[box.dice]]\nuid = "dice-02"\ntable = 2\nbutton_pins = [4, 17, 27]\n',
        '"dice-02" has button_pins and at = "line", where it has no effect: write at = "gpio"',
    ),
    "a reader on a line that stands still": (
        LINE + '[[box.dice]]\nuid = "dice-02"\ntable = 2\nstill_ms = 90\n',
        '"dice-02" has still_ms and at = "line"',
    ),
    "dice that are all": (DICE.replace("dice-02", "all"), "is the name to which all devices listen"),
    "dice on pins named like a pad": (
        LINE + '[[box.pads]]\nuid = "dice-02"\ntable = 2\n' + DICE,
        '"dice-02" is a pad: dice that are not read by it need a uid of their own',
    ),
    "a button elsewhere": (BUTTON + "table = 2\n", "only the head table, table 1, rings the bell"),
    "a button named like dice": (
        BUTTON.replace("button-01", "dice-02") + DICE,
        '"dice-02" is the name of another device',
    ),
    "a button that is all": (
        BUTTON.replace("button-01", "all"),
        'uid = "all" is the name to which all devices listen',
    ),
    "one pin for two": (BUTTON.replace("23", "17") + DICE, 'GPIO17 has the button "button-01" on it already'),
    "a button on the horn's pin": (
        BUTTON + '[[box.signals]]\nsignal = "horn"\ndevice = "gpio:23"\n',
        "GPIO23 has the horn on it already",
    ),
    "a button on the UART": (
        BUTTON.replace("23", "14"),
        "GPIO14 is the UART’s TX and goes high at boot; use",
    ),
    "a die on a HAT's pin": (DICE.replace("27]", "1]"), "GPIO1 asks a HAT for its EEPROM at boot"),
    "a button on no pin": (BUTTON.replace("gpio:23", "23"), 'write "gpio:23"'),
    "a button that settles too fast": (BUTTON + "stable_ms = 1\n", "a whole number from 5 to 10"),
}


@pytest.mark.parametrize(("text", "why"), WRONG.values(), ids=WRONG)
def test_invalid_dice_and_buttons_are_refused(text: str, why: str) -> None:
    with pytest.raises(BadConfig) as refused:
        read(text, "it")
    assert why in str(refused.value)
