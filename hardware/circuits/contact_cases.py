"""What a hand does to a contact, for the cases of the boards that carry a Pico."""

from __future__ import annotations

from circuits.parts import Board
from circuits.scenarios import Limit, Scenario

PULL_UP_OHM = 80e3  # the weakest that a Pico may have


def given(name: str, net: str, value: str) -> str:
    """A source for a net. The current I(Vname) is positive while the source gives it."""
    return f"V{name}_IDEAL {name}_IDEAL 0 {value}\nV{name} {name}_IDEAL {net} 0"


POWERED = given("usb", "VBUS", "5")
PINS = given("pins", "PINS", "PULSE(0 3.3 1m 1u 1u 20m 1)")  # all pins of the Pico that go high together


def press(board: Board, line: str) -> Scenario:
    """A press of 50 ms: the pin is low soon after it, and high soon after its end."""
    return Scenario(
        board,
        f"a press of {line.lower()} is low at its pin, and high after it",
        f"{POWERED}\nRpull 3V3 {line} {PULL_UP_OHM}\n"
        f"Sbutton {line}_CONTACT 0 press 0 switch\nVpress press 0 PULSE(0 5 50m 1u 1u 50m 1)",
        "50u 0.2 0 50u",
        (
            Limit("low_at_s", f"WHEN V({line})=0.8 FALL=1", 0.05, 0.051),
            Limit("low_v", f"MAX V({line}) FROM=60m TO=99m", 0.0, 0.4),
            Limit("high_at_s", f"WHEN V({line})=2.0 RISE=LAST", 0.1, 0.112),
        ),
    )


def spark(board: Board, line: str) -> Scenario:
    """A spark of 8 kV out of 150 pF and 330 ohms, as IEC 61000-4-2 has it, into a contact."""
    return Scenario(
        board,
        f"a spark of 8 kV at {line.lower()} leaves its pin below 3.6 V",
        f"{POWERED}\nRpull 3V3 {line} {PULL_UP_OHM}\nCspark spark 0 150p IC=8000\nRspark spark sparked 330\n"
        f"Sspark sparked {line}_CONTACT strike 0 switch\nVstrike strike 0 PULSE(0 5 1m 1n 1n 10m 20m)\n"
        f".ic V({line})=3.3 V({line}_CONTACT)=3.3",
        "20n 1.005m 0.999m 20n uic",
        (
            Limit("pin_v", f"MAX V({line})", 2.0, 3.6),
            Limit("contact_v", f"MAX V({line}_CONTACT)", 8.0, 30.0),
        ),
    )
