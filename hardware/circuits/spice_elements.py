"""What stands for each kind of part in ngspice: one element, or a few. A connector and an open jumper are none."""

from __future__ import annotations

from collections.abc import Callable

from circuits.parts import LOGIC_V, Kind, Part

LOGIC_AMPERE = 0.015  # of the converter with all that it feeds; more than its data sheet's idle current
COIL_HENRY = 0.2  # assumed: data sheets of relays rarely have it
DISPLAY_AMPERE = 0.02  # all pixels on
RECEIVER_OHM = 96e3  # an eighth of a unit load
EFFICIENCY = 0.85  # of a converter
MODEL_OF = {"1N4007": "power", "1N5404": "power", "1N5819": "schottky"}  # the others are signal diodes


def _plain(part: Part) -> list[str]:
    return [f"{part.reference} {' '.join(part.nets)} {part.item.amount:g}"]


def _closed(part: Part) -> list[str]:
    """A fuse that holds, or a switch that is on."""
    return [f"R{part.reference} {' '.join(part.nets)} {part.item.ohms:g}"]


def _transistor(part: Part) -> list[str]:
    return [f"M{part.reference} {part.on('drain')} {part.on('gate')} {part.on('source')} fet"]


def _coupler(part: Part) -> list[str]:
    return [f"X{part.reference} {' '.join(part.nets)} coupler"]


def _coil(part: Part) -> list[str]:
    name, (supply, low) = part.reference, part.nets
    return [
        f"V{name} {supply} {name}_METER 0",
        f"R{name} {name}_METER {name}_INSIDE {part.item.amount:g}",
        f"L{name} {name}_INSIDE {low} {COIL_HENRY}",
    ]


def _lamp(part: Part) -> list[str]:
    return [f"{part.reference} {part.on('anode')} {part.on('cathode')} lamp"]


def _buzzer(part: Part) -> list[str]:
    return [f"C{part.reference} {' '.join(part.nets)} {part.item.amount:g}"]


def _receiver(part: Part) -> list[str]:
    return [f"R{part.reference}_{pin} {part.on(pin)} {part.on('GND')} {RECEIVER_OHM}" for pin in ("A", "B")]


def _display(part: Part) -> list[str]:
    return [f"R{part.reference} {part.on('VCC')} {part.on('GND')} {LOGIC_V / DISPLAY_AMPERE:g}"]


def _nothing(_: Part) -> list[str]:
    """What is plugged in, or pressed, is in the sources of a case."""
    return []


def _converter(part: Part) -> list[str]:
    """5 V as long as its input is high enough; its input gives what its output takes, and a little more."""
    name, out, ground = part.reference, part.on("out"), part.on("ground")
    given = f"V({part.on('in')},{ground})"
    return [
        f"V{name} {name}_OUT {out} 0",
        f"B{name} {name}_OUT {ground} V=min(5, max({given}-1.5, 0))",
        f"B{name}_LOAD {part.on('in')} {ground} I=({LOGIC_AMPERE}"
        f"+max(I(V{name}), 0)*V({out},{ground})/{EFFICIENCY}/max({given}, 5))*tanh(max({given}, 0))",
    ]


def _pico(part: Part) -> list[str]:
    """Its diode from USB to VSYS, what senses USB, and its converter with what the chip takes."""
    name, usb, supply, out = part.reference, part.on("VBUS"), part.on("VSYS"), part.on("3V3")
    ground, given = part.on("GND"), f"V({part.on('VSYS')},{part.on('GND')})"
    return [
        f"D{name} {usb} {supply} schottky",
        f"R{name} {usb} {ground} 15.6k",
        f"V{name} {name}_OUT {out} 0",
        f"B{name} {name}_OUT {ground} V=min({LOGIC_V}, max({given}, 0))",
        f"B{name}_LOAD {supply} {ground} I=({part.item.amount}+max(I(V{name}), 0))*V({out},{ground})"
        f"/{EFFICIENCY}/max({given}, 1.8)",
    ]


def _line_suppressor(part: Part) -> list[str]:
    """Two diodes against each other on each line: 13.3 V above ground, and 7.5 V below."""
    name, common = part.reference, part.on("common")
    models = [
        f".model above_{name} D(BV=13.3 CJO={part.item.amount:g})",
        f".model below_{name} D(BV=7.5 CJO={part.item.amount * 30:g})",
    ]
    lines = [(f"{name}_{line}", part.on(line)) for line in ("first", "second")]
    return models + [
        one
        for end, net in lines
        for one in (f"D{end}_UP {end} {net} above_{name}", f"D{end}_DOWN {end} {common} below_{name}")
    ]


def _diode(part: Part) -> list[str]:
    ends, volts = f"{part.on('anode')} {part.on('cathode')}", part.item.amount
    if volts:
        model = f"breaks_{part.reference}"
        return [f".model {model} D(IS=1e-12 RS=0.3 BV={volts:g} CJO=200p)", f"{part.reference} {ends} {model}"]
    return [f"{part.reference} {ends} {MODEL_OF.get(part.item.value, 'signal')}"]


def _one_shot(part: Part) -> list[str]:
    halves = [("RISE", "FALL", "RESET", "RX", "Q", "NOT_Q")] * 2
    return [
        f"X{part.reference}_{half} {' '.join(part.on(f'{name}{half}') for name in names)} {part.on('VDD')} timer"
        for half, names in enumerate(halves, 1)
    ]


ELEMENTS: dict[Kind, Callable[[Part], list[str]]] = {
    "resistor": _plain,
    "capacitor": _plain,
    "diode": _diode,
    "zener": _diode,
    "suppressor": _diode,
    "transistor": _transistor,
    "optocoupler": _coupler,
    "one-shot": _one_shot,
    "regulator": _converter,
    "fuse": _closed,
    "connector": _nothing,
    "jumper": _nothing,
    "coil": _coil,
    "switch": _closed,
    "button": _nothing,
    "led": _lamp,
    "buzzer": _buzzer,
    "transceiver": _receiver,
    "line-suppressor": _line_suppressor,
    "controller": _pico,
    "display": _display,
    "charger": _nothing,
    "test-point": _nothing,
}
"""What stands for each kind of part."""
