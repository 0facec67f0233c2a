"""What the dice board does with hands and supplies: each case with its measurements and their limits."""

from __future__ import annotations

from circuits.contact_cases import PINS, POWERED, given, press, spark
from circuits.dice_board import DICE_BOARD, LIGHTS
from circuits.scenarios import Limit, Scenario

ASSUMED = "Assumed: the Pico takes 50 mA at 3.3 V, and its pins 47 mA."

SCENARIOS = (
    press(DICE_BOARD, "ROLL_1"),
    spark(DICE_BOARD, "ROLL_4"),
    Scenario(
        DICE_BOARD,
        "all 28 pips at once",
        f"{POWERED}\n{PINS}\nVtwo_pips PINS DIE_1_SIDES 0\n"
        + "\n".join(f"Rpin_{line} PINS {line} 1m" for line in LIGHTS if line != "DIE_1_SIDES"),
        "1u 10m 0 1u",
        (Limit("two_pips_a", "MAX I(Vtwo_pips)", 0.002, 0.012), Limit("all_a", "MAX I(Vpins)", 0.03, 0.05)),
    ),
    Scenario(
        DICE_BOARD,
        "USB and the pad at once: neither feeds the other",
        "\n".join(("Rlamps 3V3 GND 70", given("usb", "VBUS", "5.25"), given("pad", "5V", "PWL(0 0 1m 0 10m 5.15)"))),
        "20u 30m 0 20u",
        (
            Limit("vsys_v", "MAX V(VSYS)", 4.2, 5.5),
            Limit("usb_a", "MIN I(Vusb)", -0.001, 0.5),
            Limit("pad_a", "MIN I(Vpad)", -0.001, 0.5),
        ),
    ),
    Scenario(
        DICE_BOARD,
        "the pad alone runs the dice",
        "Rlamps 3V3 GND 70\nRusb VBUS 0 10k\n" + given("pad", "5V", "4.85"),
        "20u 20m 0 20u",
        (
            Limit("vsys_v", "MIN V(VSYS) FROM=10m TO=20m", 3.5, 5.5),
            Limit("usb_v", "MAX V(VBUS)", -0.1, 0.5),
            Limit("pad_a", "MAX I(Vpad) FROM=10m TO=20m", 0.05, 0.25),
        ),
    ),
)
