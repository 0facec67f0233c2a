"""Decks for ngspice, made of a table of parts, and what they measure.

Models are simple and cautious. They show how the circuit behaves in time, and no spread of its parts.
"""

from __future__ import annotations

import re
import shutil
import subprocess

from circuits.parts import Board
from circuits.spice_elements import ELEMENTS

MODELS = """
.options method=gear reltol=0.005 abstol=1n vntol=100u chgtol=1e-12 gmin=1e-10
.model signal D(IS=2e-7 N=1.1 RS=3 BV=30 CJO=100p)
.model power D(IS=1e-9 N=1.7 RS=0.04 BV=1000 CJO=100p)
.model schottky D(IS=2e-6 N=1.05 RS=0.1 BV=40 CJO=110p)
.model lamp D(IS=1e-18 N=2 RS=5)
.model light D(IS=1e-14 N=1.6 RS=1)
.model switch SW(VT=2.5 VH=0.1 RON=10 ROFF=1e12)
.param opens_v=1.8
.model fet VDMOS(VTO={opens_v} KP=30 RD=0.02 CGS=1.5n CGDMAX=1n CGDMIN=0.1n CJO=0.4n)
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
    return "\n".join(line for part in board.parts for line in ELEMENTS[part.kind](part))


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
