"""What the driver board does when something goes wrong: each case with its measurements and their limits."""

from __future__ import annotations

from circuits.driver_board import DRIVER_BOARD
from circuits.scenarios import Limit, Scenario

COIL_OHM = DRIVER_BOARD.part("K1").item.amount
ON_A = 8.0 / COIL_OHM  # with 8 V the relay has surely closed (data_sheets.py)
HELD_A = 1.5 / COIL_OHM  # down to 1.5 V it may still hold (data_sheets.py)
POWERED = (
    "Vlogic 3V3 0 3.3\nVgnd12 GND12 0 0\nVhorn GND_HORN 0 0\n"
    f"Bon ON_NOW 0 V=I(VK1) > {ON_A:.4f} ? 1 : 0\nBheld HELD_NOW 0 V=I(VK1) > {HELD_A:.4f} ? 1 : 0"
)
"""ON_NOW is 1 while the relay is surely closed, and HELD_NOW while it may be."""
ASSUMED = f"""\
`on_s` is how long the coil has {ON_A * 1e3:.0f} mA or more, with which the relay surely closes. `held_s` is how long
it has more than {HELD_A * 1e3:.1f} mA, with which the relay may still hold. Both are from the data sheet of K1: 8 V
and 1.5 V across {COIL_OHM:g} Ω. A second source with another coil may differ. A Q2 that opens late has a threshold of
1.0 V, the least of its data sheet, and 6 % more of R17 and C8 together. The last beat is its last edge that rises.

The inductance of the relay's coil is assumed. So is that a pin sees one edge if its voltage, once it falls, rises
again by 0.2 V at most. `again_v` is that rise."""
STEADY = "Vin 12V_IN 0 12"
UP = "Rup BUTTON_CABLE 0 1e9"
NO_REQUEST, NO_BELL = "Vreq HORN 0 0", "Vbell BELL 0 0"
BEATS = "Vbeat BEAT 0 PULSE(0 3.3 0 200u 200u 20m 40m)"
QUIET = f"{STEADY}\n{NO_BELL}"
STOPS_AT_2_S = BEATS.replace("20m 40m", "20m 40m 50")
COIL_A = "I(VK1)"
SHORTED_Q1 = "Rshort COIL ARMED_PATH 0.1"
LAST_BEAT_S = 1.96  # the last edge that rises, which is what fills C8
OPENS_LATE = ".param opens_v=1.0\nCmore BEAT_GATE GND12 0.132u"
"""The least threshold of the transistors, which replaces that of spice.py, and 6 % more of C8 for R17 and C8."""
LOWEST = (
    "Blowest 0 LOWEST I=min(V(BUTTON)-V(LOWEST),0)\nClowest LOWEST 0 1u\nRlowest LOWEST 3V3 1e9\n"
    "Bagain AGAIN 0 V=V(BUTTON)-V(LOWEST)"
)
"""LOWEST follows the button's pin down and stays there; AGAIN is how far the pin has risen since."""


def _case(name: str, sources: str, ends: str, limits: tuple[Limit, ...], given: str = QUIET) -> Scenario:
    """A case of a driver board that has its supply. ``given`` is the supply, and who holds the line of the bell."""
    return Scenario(DRIVER_BOARD, name, f"{POWERED}\n{given}\n{sources}", ends, limits)


def _on_from_to(least: float, most: float) -> tuple[Limit, Limit]:
    """The time with the relay surely closed, and with it perhaps closed: integrals of ones and noughts."""
    return Limit("on_s", "INTEG V(ON_NOW)", least, most), Limit("held_s", "INTEG V(HELD_NOW)", least, most)


STUCK = "Vreq HORN 0 PULSE(0 3.3 1 200u 200u 100 200)"
SCENARIOS = (
    _case(
        "a blast of 0.5 s sounds for 0.5 s",
        f"Vreq HORN 0 PULSE(0 3.3 1 200u 200u 0.5 200)\n{BEATS}\n{UP}",
        "1m 3 0 1m",
        _on_from_to(0.45, 0.55),
    ),
    _case(
        "a request that stays high gives one blast", f"{STUCK}\n{BEATS}\n{UP}", "5m 30 0 5m", _on_from_to(2.0, 3.0)
    ),
    _case(
        "a request that toggles is on for 3 s of 18 at most",
        f"Vreq HORN 0 PULSE(0 3.3 1 200u 200u 0.4 0.5)\n{BEATS}\n{UP}",
        "5m 37 0 5m",
        (
            *_on_from_to(3.0, 6.0),
            Limit("blast_s", "TRIG V(BLAST) VAL=2.5 RISE=1 TARG V(BLAST) VAL=2.5 FALL=1", 2.0, 3.0),
            Limit("lockout_s", "TRIG V(BLAST) VAL=2.5 FALL=1 TARG V(BLAST) VAL=2.5 RISE=2", 15.0, 22.0),
        ),
    ),
    _case(
        "a blast ends when the heartbeat stops",
        f"{STUCK}\nVbeat BEAT 0 PULSE(0 3.3 0 200u 200u 20m 40m 38)\n{UP}",
        "1m 5 0 1m",
        _on_from_to(0.5, 1.5),
    ),
    _case(
        "pins that halt high give no blast",
        f"{STUCK}\nVbeat BEAT 0 PULSE(0 3.3 0.5 200u 200u 100 200)\n{UP}",
        "1m 5 0 1m",
        (
            Limit("held_s", "INTEG V(HELD_NOW)", 0, 0.001),
            Limit("coil_a", f"MAX {COIL_A}", -0.001, 0.001),
            Limit("gate_v", "MAX V(HORN_GATE)", 3.0, 5.5),
        ),
    ),
    _case(
        "a shorted Q1 holds the relay without a request, until the heartbeat stops",
        f"{NO_REQUEST}\n{STOPS_AT_2_S}\n{UP}\n{SHORTED_Q1}",
        "1m 4 0 1m",
        (
            Limit("on_while_it_beats_s", "INTEG V(ON_NOW) FROM=0 TO=2", 1.5, 2.0),
            Limit("held_after_s", f"INTEG V(HELD_NOW) FROM={LAST_BEAT_S} TO=4", 0.05, 1.0),
        ),
    ),
    _case(
        "a shorted Q1 and a Q2 that opens late hold the relay for 0.6 s at most after the last beat",
        f"{NO_REQUEST}\n{STOPS_AT_2_S}\n{UP}\n{SHORTED_Q1}\n{OPENS_LATE}",
        "1m 4 0 1m",
        (Limit("held_after_s", f"INTEG V(HELD_NOW) FROM={LAST_BEAT_S} TO=4", 0.05, 0.6),),
    ),
    _case(
        "a Pi that halts with BELL high leaves the bell on, and the horn off",
        f"{NO_REQUEST}\nVbeat BEAT 0 PULSE(0 3.3 0.5 200u 200u 100 200)\n{UP}",
        "1m 10 0 1m",
        (
            Limit("bell_a", "AVG I(VL1) FROM=9 TO=10", 1.8, 2.2),
            Limit("coil_a", f"MAX {COIL_A}", -0.001, 0.001),
        ),
        given=f"{STEADY}\nVbell BELL 0 PULSE(0 3.3 1 200u 200u 100 200)",
    ),
    _case(
        "a supply that falls to 3 V for 0.2 s in a blast ends it no later, and begins no other",
        f"{STUCK}\n{BEATS}\n{UP}",
        "1m 14 0 1m",
        (*_on_from_to(1.8, 3.0), Limit("logic_v", "MIN V(5V) FROM=1 TO=14", 4.5, 5.1)),
        given=f"Vin 12V_IN 0 PWL(0 12 1.5 12 1.501 3 1.7 3 1.701 12)\n{NO_BELL}",
    ),
    _case(
        "the coil's current ends soon and its voltage is bounded",
        f"Vreq HORN 0 PULSE(0 3.3 1 200u 200u 0.5 200)\n{BEATS}\n{UP}",
        "50u 1.7 0 500u",
        (Limit("drain_v", "MAX V(COIL)", 25, 45), Limit("off_at_s", f"WHEN {COIL_A}={HELD_A:.4f} FALL=1", 1.5, 1.51)),
    ),
    _case(
        "a button that bounces gives one edge",
        f"{BEATS}\n{NO_REQUEST}\n{LOWEST}\nSbutton BUTTON_CABLE 0 press 0 switch\n"
        "Vpress press 0 PWL(0 0 0.1 0 0.1001 5 0.1006 5 "
        "0.1007 0 0.1011 0 0.1012 5 0.1018 5 0.1019 0 0.1022 0 0.1023 5 0.3 5)",
        "20u 0.3 0.05 20u",
        (
            Limit("late_s", "WHEN V(BUTTON)=0.8 FALL=1", 0.1001, 0.107),
            Limit("low_v", "MAX V(BUTTON) FROM=0.12 TO=0.3", 0.0, 0.6),
            Limit("again_v", "MAX V(AGAIN)", 0.0, 0.2),
        ),
    ),
    _case(
        "a spark of 8 kV at the button leaves the pin below 3.6 V",
        f"{BEATS}\n{NO_REQUEST}\nCspark spark 0 150p IC=8000\nRspark spark sparked 330\n"
        "Sspark sparked BUTTON_CABLE strike 0 switch\nVstrike strike 0 PULSE(0 5 1m 1n 1n 10m 20m)\n"
        f".ic V(BUTTON_KEPT)=3.3 V(BUTTON)=3.3 V(BUTTON_CABLE)=3.3\n{UP}",
        "20n 1.005m 0.999m 20n uic",
        (Limit("pin_v", "MAX V(BUTTON)", 0.0, 3.6), Limit("cable_v", "MAX V(BUTTON_CABLE)", 5.0, 30.0)),
    ),
)
