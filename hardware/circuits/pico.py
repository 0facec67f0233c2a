"""A Raspberry Pi Pico in two sockets: its legs, and what a board wires to them."""

from __future__ import annotations

from collections.abc import Mapping

from circuits import shop
from circuits.parts import Part, Pin, Role

LEGS = (
    "GP0", "GP1", "GND", "GP2", "GP3", "GP4", "GP5", "GND", "GP6", "GP7",
    "GP8", "GP9", "GND", "GP10", "GP11", "GP12", "GP13", "GND", "GP14", "GP15",
    "GP16", "GP17", "GND", "GP18", "GP19", "GP20", "GP21", "GND", "GP22", "RUN",
    "GP26", "GP27", "AGND", "GP28", "ADC_VREF", "3V3", "3V3_EN", "GND", "VSYS", "VBUS",
)  # fmt: skip
"""The names of the 40 legs, from the left of the USB plug around to its right."""
RAILS = {"GND": "GND", "AGND": "GND", "3V3": "3V3", "VSYS": "VSYS", "VBUS": "VBUS"}
MOST_PIN_MA, MOST_PINS_MA = 12.0, 50.0  # of one pin, and of all together
MOST_3V3_A = 0.3  # that leg 36 may give to other parts
LEFT, RIGHT = "J1", "J2"


def pico(outputs: Mapping[int, str], inputs: Mapping[int, str]) -> tuple[Part, ...]:
    """The two sockets and the Pico in them; the nets of its GPIO pins by number.

    Pole 1 of the left socket is leg 1, and pole 1 of the right one is leg 21, at the end without the plug.
    An input has the Pico's own pull-up.
    """
    pins = [_pin(leg, name, outputs, inputs) for leg, name in enumerate(LEGS)]
    return (
        Part(LEFT, shop.sockets(20), "legs 1 to 20 of the Pico", tuple(pins[:20])),
        Part(RIGHT, shop.sockets(20), "legs 21 to 40 of the Pico; pole 1 is leg 21", tuple(pins[20:])),
        Part(
            "U1", shop.PICO, "runs the firmware",
            (
                Pin("36", "3V3", "3V3", "output"), Pin("38", "GND", "GND", "ground"),
                Pin("39", "VSYS", "VSYS", "supply"), Pin("40", "VBUS", "VBUS"),
            ),
            "off-board",
        ),
    )  # fmt: skip


def legs(sockets: tuple[Part, Part]) -> dict[str, str]:
    """The net of each leg with a name of its own."""
    return {pin.name: pin.net for part in sockets for pin in part.pins if "GND" not in pin.name}


def _pin(leg: int, name: str, outputs: Mapping[int, str], inputs: Mapping[int, str]) -> Pin:
    number = int(name[2:]) if name.startswith("GP") else -1
    net = outputs.get(number) or inputs.get(number) or RAILS.get(name, f"NC_{name}")
    role: Role = "output" if number in outputs else "passive"
    return Pin(str(leg % 20 + 1), name, net, role)
