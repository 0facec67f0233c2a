"""A misspelt pin is refused with the right spelling, and not taken as a board."""

from __future__ import annotations

import json

import pytest

from headtable.config import read
from headtable.errors import BadConfig

SPELT = (
    "GPIO27", "gpio27", "Gpio27", "GPIO 27", "GPIO-27", "gpio-27", "gpio_27", "GPIO: 27", "gpio.27", "gpio:27 ",
    "GPIO:27", "BCM27", "bcm 27", "bcm-27", "pin 27", "pin27", "Pin 27", "pin-27", "GPIO pin 27", "IO27", "27", " 27",
    27, "BOARD13", "board 13", "J8:13", "physical pin 13", "#27", "p27",
    "gpiochip0:27", "/dev/gpiochip0:27", "gpiochip0 line 27", "27.0", 27.0, "gp27", "GP27", "27-gpio", "line27",
    "rpi27",    "D27", "d27", "wpi-2", "wiringPi 2", "RPI_GPIO27", "rpi-gpio27", "Pi GPIO 27", "pi:27", "raspi 27",
    "pigpio:27", "lgpio 27", "gpiozero:27", "P1-13", "p1:13", "P1_13", "GPIO27 (pin 13)", "pin 13 (GPIO27)",
)  # fmt: skip


def complaint(text: str) -> str:
    with pytest.raises(BadConfig) as refused:
        read(text, "night.toml")
    return str(refused.value)


def horn(device: object) -> str:
    return f'[[box.signals]]\nsignal = "horn"\ndevice = {json.dumps(device)}\n'


@pytest.mark.parametrize("spelt", SPELT)
def test_a_misspelt_pin_of_a_signal_is_refused_with_the_right_spelling(spelt: object) -> None:
    told = complaint(horn(spelt))
    assert told.startswith("night.toml line 3: [[box.signals]] ")
    assert len(told.splitlines()) == 1
    assert told.endswith('it looks like a pin of this Pi: write "gpio:27"')


NO_PINS = (
    "gpio:x", "gpio:", "gpio", "gpio:-1", "GPIO: -1", -1, "-1", "BOARD 14", "BOARD14", "j8-39", "board1", "wpi-17",
    "wpi-99",    "gpiochip0", "gpio9999", "gpio0x1b", 9999, 27.5, "2 7", "27,28", "gpio:2:7",
    "P1-14", "rpi-gpio99999", "GPIO A", "gpio(27)", "pi: -1",
)  # fmt: skip


@pytest.mark.parametrize("spelt", NO_PINS)
def test_a_text_that_looks_like_a_pin_is_not_taken_as_a_board(spelt: object) -> None:
    told = complaint(horn(spelt))
    assert told.startswith("night.toml line 3: [[box.signals]] ")
    assert "it looks like a pin, but this Pi has no such pin" in told
    assert 'write "gpio:N" with its BCM number' in told
    assert "did you mean" not in told
    assert len(told.splitlines()) == 1


@pytest.mark.parametrize(
    ("spelt", "meant"),
    [
        ("hw:0", "speaker:hw:0"),
        ("plughw:1,0", "speaker:plughw:1,0"),
        ("speaker:", "speaker:default"),
        ("Speaker:default", "speaker:default"),
        ("speaker: hw:0", "speaker:hw:0"),
    ],
)
def test_a_misspelt_loudspeaker_is_refused_with_the_right_spelling(spelt: str, meant: str) -> None:
    assert complaint(horn(spelt)).endswith(f'write "{meant}"')


@pytest.mark.parametrize(
    ("spelt", "why"),
    [
        ("GPIO28", "GPIO28 is not a pin of the header: BCM numbers go from 0 to 27"),
        ("gpio:100", "GPIO100 is not a pin of the header"),
        (99, "GPIO99 is not a pin of the header"),
        ("GPIO 4", "GPIO4 is pulled up at boot: the signal could sound by itself"),
        ("bcm14", "GPIO14 is the UART’s TX"),
        ("BOARD8", "GPIO14 is the UART’s TX"),
    ],
)
def test_a_misspelt_pin_that_is_missing_or_unfit_is_refused_with_the_reason(spelt: object, why: str) -> None:
    told = complaint(horn(spelt))
    assert why in told
    assert "use one of 22 to 27, then 12, 13 and 16" in told


@pytest.mark.parametrize("spelt", ["GPIO23", "gpio23", "gpio-23", 23, "pin 23", "BCM23", "BOARD16"])
def test_a_misspelt_pin_of_a_button_is_refused_with_the_right_spelling(spelt: object) -> None:
    told = complaint(f'[[box.buttons]]\nuid = "button-01"\nat = {json.dumps(spelt)}\n')
    assert told.endswith('it looks like a pin of this Pi: write "gpio:23"')


def test_the_pins_of_dice_are_numbers() -> None:
    told = complaint('[[box.dice]]\nuid = "dice-01"\ntable = 1\nat = "gpio"\nbutton_pins = ["GPIO4", "17", 27]\n')
    assert told.endswith("did you mean [4, 17, 27]?")


def test_a_loudspeaker_is_named_by_its_alsa_device() -> None:
    assert complaint('[box]\nlines = ["serial:/dev/x"]\n' + horn("speaker")).endswith('write "speaker:default"')


@pytest.mark.parametrize(
    "device",
    [
        "horn-01",
        "horn-27",
        "board-a",
        "pico-27",
        "gpioboard",
        "e66138528361bb32",
        "board-01",
        "gpio-horn",
        "6613852836",
        "line-a",
    ],
)
def test_the_uid_of_a_board_is_not_taken_as_a_pin(device: str) -> None:
    config = read('[box]\nlines = ["serial:/dev/x"]\n' + horn(device), "night.toml")
    assert config.box.signals[0].board == device
