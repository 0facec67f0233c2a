"""Decks for ngspice, made of a table of parts: each part becomes the element that stands for it.

Models are simple and cautious. They show how the circuit behaves in time, and no spread of its parts.
"""

from __future__ import annotations

import re
import shutil
import subprocess

from circuits.parts import Board, Part

LOGIC_AMPERE = 0.015  # of the converter with all that it feeds; more than its data sheet's idle current
COIL_HENRY = 0.2  # assumed: data sheets of relays rarely have it
LOGIC_V = 3.3
DISPLAY_AMPERE = 0.02  # all pixels on
RECEIVER_OHM = 96e3  # an eighth of a unit load
EFFICIENCY = 0.85  # of a converter
MODEL_OF = {"1N4007": "power", "1N5819": "schottky"}  # the others are signal diodes
MODELS = """
.options method=gear reltol=0.005 abstol=1n vntol=100u chgtol=1e-12 gmin=1e-10
.model signal D(IS=2e-7 N=1.1 RS=3 BV=30 CJO=100p)
.model power D(IS=1e-9 N=1.7 RS=0.04 BV=1000 CJO=100p)
.model schottky D(IS=2e-6 N=1.05 RS=0.1 BV=40 CJO=110p)
.model lamp D(IS=1e-18 N=2 RS=5)
.model light D(IS=1e-14 N=1.6 RS=1)
.model switch SW(VT=2.5 VH=0.1 RON=10 ROFF=1e12)
.model fet VDMOS(VTO=1.8 KP=30 RD=0.02 CGS=1.5n CGDMAX=1n CGDMIN=0.1n CJO=0.4n)
.model to_bits adc_bridge(in_low=2.4 in_high=2.6)
.model to_volts dac_bridge(out_low=0 out_high=5 t_rise=100u t_fall=100u)
.model invert d_inverter
.model either d_or
.model flipflop d_dff(ic=0)
.model high d_pullup
.subckt coupler anode cathode emitter collector
Dlight anode middle light
Vlight middle cathode 0
Bcontact collector emitter I=1.3*max(I(Vlight),0)*tanh(max(V(collector)-V(emitter),0)/0.3)
Ccontact collector emitter 1n
.ends
.subckt timer rise fall reset rx q notq vdd
Abits [rise fall reset] [drise dfall dreset] to_bits
Afall dfall dnotfall invert
Aclock [drise dnotfall] dclock either
Bover over 0 V=V(rx)>0.632*V(vdd) ? 5 : 0
Aover [over] [dover] to_bits
Areset dreset doff invert
Aend [doff dover] dend either
Ahigh done high
Astate done dclock NULL dend dq dnotq flipflop
Avolts [dq dnotq] [q notq] to_volts
Sempty rx 0 notq 0 switch
.ends
"""


class NotMeasured(Exception):
    """ngspice did not give every measurement that a deck asks for."""


def elements(board: Board) -> str:
    """One element, or a few, for each part. Connectors and open jumpers are no elements."""
    return "\n".join(line for part in board.parts for line in _element(part))


def subcircuit(board: Board, name: str, ports: tuple[str, ...], more: str) -> str:
    """A board, with some elements more, that a deck may have several times."""
    return f".subckt {name} {' '.join(ports)}\n{elements(board)}\n{more}\n.ends"


def measured(board: Board, sources: str, ends: str, measurements: dict[str, str]) -> dict[str, float]:
    """Run a deck, and return every measurement; a missing one is an error and never a pass."""
    asked = "\n".join(f".meas tran {name} {how}" for name, how in measurements.items())
    deck = f"* {board.name}\n{MODELS}\n{elements(board)}\n{sources}\n.tran {ends}\n{asked}\n.end\n"
    program = shutil.which("ngspice") or "ngspice"
    ran = subprocess.run([program, "-b"], input=deck, capture_output=True, text=True, timeout=120, check=False)  # noqa: S603
    found = {
        name: float(value)
        for name, value in re.findall(r"(?m)^(\w+)\s+=\s+(\S+)", ran.stdout)
        if name in measurements
    }
    if missing := sorted(measurements.keys() - found.keys()):
        raise NotMeasured(missing, ran.stdout[-2000:], ran.stderr[-2000:])
    return found


def _element(part: Part) -> list[str]:  # noqa: C901, PLR0911, PLR0912  # one case for each kind, and mypy finds the missing one
    name, nets, amount = part.reference, " ".join(part.nets), part.item.amount
    match part.kind:
        case "resistor" | "capacitor":
            return [f"{name} {nets} {amount:g}"]
        case "fuse" | "switch":
            return [f"R{name} {nets} {part.item.ohms:g}"]
        case "diode" | "zener" | "suppressor":
            return _diode(part)
        case "transistor":
            return [f"M{name} {part.on('drain')} {part.on('gate')} {part.on('source')} fet"]
        case "optocoupler":
            return [f"X{name} {nets} coupler"]
        case "regulator":
            return _converter(part)
        case "one-shot":
            return _one_shot(part)
        case "coil":
            supply, low = part.nets
            return [
                f"V{name} {supply} {name}_METER 0",
                f"R{name} {name}_METER {name}_INSIDE {amount:g}",
                f"L{name} {name}_INSIDE {low} {COIL_HENRY}",
            ]
        case "led":
            return [f"{name} {part.on('anode')} {part.on('cathode')} lamp"]
        case "buzzer":
            return [f"C{name} {nets} {amount:g}"]
        case "transceiver":
            return [f"R{name}_{pin} {part.on(pin)} {part.on('GND')} {RECEIVER_OHM}" for pin in ("A", "B")]
        case "line-suppressor":
            return _line_suppressor(part)
        case "controller":
            return _pico(part)
        case "display":
            return [f"R{name} {part.on('VCC')} {part.on('GND')} {LOGIC_V / DISPLAY_AMPERE:g}"]
        case "connector" | "jumper" | "button" | "charger" | "test-point":
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
