"""What was read in a data sheet about an item, and where. Numbers that are not here are from memory."""

from __future__ import annotations

READ = {
    "R-785.0-0.5": "6.5 to 32 V in, 34 V at most, 5 V at 0.5 A (Recom's data sheet R-78xx-0.5, 5/2019)",
    "Traco TSR 1-2450": "6.5 to 36 V in, 5 V at 1 A; above 32 V it wants 22 µF at its input (Traco, 4/2020)",
    "MAX3075EEPA+": (
        "MAX3075E: 3.3 V ± 10 %, 500 kbit/s, an eighth of a unit load (0.125 mA at 12 V), sure of an idle line, "
        "±15 kV at A and B, half duplex (Maxim's data sheet of MAX3070E to MAX3079E). "
        "The ending EPA+ for DIP-8 was not found"
    ),
    "MaxLinear SP3075EEN-L (SO-8, on an adapter to DIP-8)": (
        "SP3075E: 3.3 V, 500 kbit/s, an eighth of a unit load, half duplex, 8 pins (Sipex's data sheet, 3/2005)"
    ),
    "SM712-02HTG": "-7 to 12 V, 75 pF, lines on pins 1 and 2, ground on 3, SOT-23 (Littelfuse, 8/2019)",
    "Semtech SM712.TCT": "breaks at 13.3 and -7.5 V, 75 pF, the same pins (Semtech, 10/2017)",
    "72R025X": "72 V, holds 0.25 A, legs 5.1 mm apart (Littelfuse's 72R series)",
    "Bourns MF-RX025/72": "72 V, holds 0.25 A, trips at 0.5 A, 1 to 3 Ω (Bourns' data sheet MF-RX/72)",
    "Bourns MF-RX050/72": "72 V, holds 0.5 A, trips at 1 A, 0.41 to 1.17 Ω (Bourns' data sheet MF-RX/72)",
    "1N5819": "40 V, 1 A, 0.6 V at 1 A, 1 mA backwards at 40 V, DO-41 (data sheets of three makers)",
    "P4KE10A": "quiet up to 8.55 V with 10 µA at most, breaks at 9.5 to 10.5 V, DO-41 (data sheets of two makers)",
    "PS1240P02BT": "12.2 mm, legs 5 mm apart, no oscillator of its own, 3 V (TDK's data sheet, 5/2011)",
    "Pico H, or Pico WH": (
        "VSYS 1.8 to 5.5 V, and a diode from VBUS to it; a second supply comes through a diode of its own (Raspberry "
        "Pi's data sheets of Pico and Pico W); all pins together give 50 mA, pull-ups have 50 to 80 kΩ (RP2040's)"
    ),
    "any module with the poles GND VCC SCL SDA": "modules differ in the order of their poles: look before you plug",
    "4755 and 328": "4755: its output is never above 4.4 V, and down to the LiPo's 3 V (Adafruit's guide to bq24074)",
}
"""By the maker's number, as the tables have it."""
