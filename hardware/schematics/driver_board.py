"""The sheets of the driver board: where each part is, and which wires and names connect it."""

from __future__ import annotations

from schematics.boxes import Box
from schematics.layout import (
    Barrier,
    Frame,
    Mark,
    Note,
    Place,
    Sheet,
    beside,
    flag_left,
    flag_right,
    ground,
    name,
    supply,
)  # fmt: skip

ON_THE_LEFT = Box(left=("1", "2"))  # of a connector at the right

CONTROLLER = Sheet(
    "Controller and button", 66, 49,
    places=(
        Place("J1", 5, 16, box=Box(right=("2", "3", "4", "5", "6", "7", "1", "8"))),
        Place("R1", 28, 9, "down"), Place("R4", 36, 7),
        Place("R2", 28, 17, "down"), Place("R5", 36, 15),
        Place("R3", 28, 25, "down"), Place("R6", 36, 23),
        Place("R7", 20, 29, "down"),
        Place("J2", 5, 37), Place("D1", 17, 40, "up"), Place("R9", 26, 38), Place("R8", 36, 36, "down"),
        Place("C1", 42, 40, "down"), Place("R10", 48, 38),
    ),
    wires=(
        "J1.2 -- +1,0",
        "J1.3 -- +3,0 |- R4.1", "J1.4 -- +6,0 |- R5.1", "J1.5 -- R6.1",
        "J1.7 -- +3,0 |- 23,31",
        "J1.1 -- +1,0 -- +0,3", "J1.8 -- +1,0",
        "J2.1 -- R9.1", "R9.2 -- R10.1",
    ),
    marks=(
        *supply("3V3", "J1.2+1,0", "R7.1", "R8.1"),
        *name("HORN", "22,7"), *name("BELL", "22,15"), *name("BEAT", "22,23"),
        *flag_right("HORN_LIGHT", "R4.2"), *flag_right("BELL_LIGHT", "R5.2"), *flag_right("BEAT_LIGHT", "R6.2"),
        *flag_right("BUTTON", "J1.6", "R10.2"), *flag_right("HORN_CONTACT", "23,31"),
        *name("BUTTON_CABLE", "20.5,38"), *name("BUTTON_KEPT", "32,38"),
        *ground("GND", "J1.8+1,1", "R1.2", "R2.2", "R3.2", "J2.2", "D1.anode", "C1.2"),
    ),
    notes=(Note(48, 10.6, "Pull-downs keep all off"), Note(48, 11.7, "while nobody drives the lines.")),
)  # fmt: skip

SUPPLY = Sheet(
    "Supply of the 12 V side, fuses and key", 82, 38,
    places=(
        Place("J3", 7, 8), Place("F1", 23, 9), Place("F2", 23, 20), Place("F3", 23, 26),
        Place("D2", 30, 11, "up"), Place("D15", 41, 9), Place("C2", 46, 11, "down"), Place("C3", 52, 11, "down"),
        Place("U1", 58, 8, box=Box(left=("1", ""), right=("3", ""), bottom=("2",), width=8)),
        Place("C4", 73, 11, "down"),
        Place("J4", 47, 24, box=ON_THE_LEFT, texts="below"), Place("S1", 62, 23),
    ),
    wires=(
        "J3.1 -- F1.1", "18,9 |- F3.1", "18,20 -- F2.1",
        "F1.2 -- D15.anode", "37,9 |- S1.1", "J4.1 -- +-1,0 | S1.1",
        "D15.cathode -- U1.in", "U1.out -- +8,0",
        "J4.2 -- +-1,0 |- 72,32", "S1.2 -- +8,0 | 72,32",
    ),
    marks=(
        *name("12V_IN", "15.5,9"), *name("12V_FUSED", "27.5,9"), *name("12V_LOGIC", "49,9"),
        *flag_right("12V_BELL", "F2.2"), *flag_right("12V_PADS", "F3.2"), *flag_right("12V_KEY", "72,32"),
        *supply("5V", "U1.out+8,0"),
        *ground("GND12", "J3.2", "D2.anode", "C2.2", "C3.2", "U1.ground", "C4.2"),
    ),
    frames=(Frame(54.5, 17.5, 69.5, 25, "off the board"),),
    notes=(
        Note(3, 34, "D15 and C2 hold the logic through a dip of the supply."),
        Note(3, 35.2, "The key and the relay's coil are before D15."),
    ),
)  # fmt: skip

ONE_SHOT = Sheet(
    "Request, one-shot and test points", 88, 54,
    places=(
        Place("U2", 16, 8, shift=(-3.5, 0)), Place("R11", 24, 11, "down"),
        Place(
            "U6", 37, 8,
            box=Box(
                left=("4", "5", "3", "", "", "", "", "", "", "13", "11", "12"),
                right=("6", "7", "", "", "", "2", "", "1", "", "9", "10", "", "", "14", "", "15"),
                top=("16",), bottom=("8",), width=12,
            ),
            shift=(-3.5, 2),
        ),
        Place("R14", 55, 9), Place("D3", 61, 11, "down"), Place("R15", 68, 11, "down"), Place("D4", 73, 11, "up"),
        Place("R12", 57, 17, "down"), Place("C5", 57, 21, "down"),
        Place("R13", 57, 33, "down"), Place("C6", 57, 37, "down"),
        Place("TP4", 9, 47, texts="left"), Place("TP1", 25, 47, texts="left"), Place("TP2", 33, 47, texts="left"),
        Place("TP3", 48, 47, texts="left"), Place("TP5", 60, 47, texts="left"),
    ),
    wires=(
        "U2.emitter -- U6.RISE1", "28,9 -- +0,-3", "U6.Q1 -- R14.1", "52,9 -- +0,-4", "R14.2 -- 76,9",
        "U6.RX1 -- C5.1", "U6.CX1 -- C5.2", "U6.RX2 -- C6.1", "U6.CX2 -- C6.2",
    ),
    marks=(
        *flag_left("HORN_LIGHT", "U2.anode"), *ground("GND", "U2.cathode"), *supply("5V", "U2.collector"),
        *flag_right("REQUEST", "28,6"), *flag_right("BLAST", "52,5"),
        *flag_left("BLAST_OVER", "U6.FALL1"), *flag_left("RESTED", "U6.RESET1"), *flag_left("BLAST", "U6.FALL2"),
        *flag_right("BLAST_OVER", "U6.NOT_Q1"), *flag_right("RESTED", "U6.NOT_Q2"),
        Mark("NC_Q2", "U6.Q2", "open"),
        *name("BLAST_TIMER", "54,19"), *name("REST_TIMER", "54,35"),
        *supply("5V", "TP1.1"), *flag_right("REQUEST", "TP2.1"), *flag_right("BLAST", "TP3.1"),
        *ground("GND12", "TP5.1"), *ground("GND", "TP4.1"),
        *flag_right("REQUEST", "D3.cathode"), *flag_right("HORN_GATE", "76,9"),
        *supply("5V", "U6.VDD", "U6.RESET2", "R12.1", "R13.1"),
        *ground("GND12", "R11.2", "U6.RISE2", "U6.VSS", "C5.2", "C6.2", "R15.2", "D4.anode"),
    ),
    notes=(
        Note(39.5, 17.3, "1: the blast"), Note(39.5, 33.3, "2: the lockout"),
        Note(61.5, 19.3, "R12 and C5: the longest blast"), Note(61.5, 35.3, "R13 and C6: the lockout"),
    ),
    barriers=(Barrier(16, 1.5, 51, "controller, GND", "12 V side, GND12"),),
)  # fmt: skip

COIL = Sheet(
    "Heartbeat, and the coil of the horn's relay", 88, 42,
    places=(
        Place("U3", 16, 29, shift=(-3.5, 0)), Place("R16", 24, 32, "down"), Place("C7", 30, 30),
        Place("D5", 35, 32, "up"), Place("D6", 41, 30), Place("C8", 46, 32, "down"), Place("R17", 51, 32, "down"),
        Place("D7", 56, 32, "up"), Place("Q2", 67, 30), Place("Q1", 67, 18),
        Place("D9", 40, 8, "down"), Place("D8", 40, 12, "up"),
        Place("J5", 52, 8, box=ON_THE_LEFT, texts="right"), Place("K1", 72, 10, "down"),
    ),
    wires=(
        "U3.emitter -- C7.1", "C7.2 -- D6.anode", "D6.cathode -- Q2.gate",
        "Q1.source -- Q2.drain", "36,6 -| K1.1", "D8.anode -| K1.2", "Q1.drain | D8.anode",
        "J5.1 -- +-1,0 | D9.anode", "J5.2 -- +-1,0 | D8.anode",
    ),
    marks=(
        *flag_left("BEAT_LIGHT", "U3.anode"), *ground("GND", "U3.cathode"), *supply("5V", "U3.collector"),
        *name("BEAT_12", "26,30"), *name("PUMP", "37,30"), *name("BEAT_GATE", "48.5,30"),
        *beside("ARMED_PATH", "67,24"), *flag_left("HORN_GATE", "Q1.gate"),
        *flag_left("12V_KEY", "36,6"), *name("COIL", "58,14"), *beside("COIL_CLAMP", "40,10"),
        *ground("GND12", "R16.2", "D5.anode", "C8.2", "R17.2", "D7.anode", "Q2.source"),
    ),
    frames=(Frame(70, 4.5, 86, 15.5, "off the board"),),
    barriers=(Barrier(16, 1.5, 40, "controller, GND", "12 V side, GND12"),),
)  # fmt: skip

SENSE_AND_BELL = Sheet(
    "Sense of the horn, and bell", 86, 42,
    places=(
        Place("J6", 7, 7), Place("R18", 20, 8), Place("D10", 27, 10, "up"), Place("U4", 37, 9, shift=(-3.5, 0)),
        Place("U5", 20, 29, shift=(-3.5, 0)), Place("R19", 28, 32, "down"), Place("D11", 33, 32, "up"),
        Place("Q3", 44, 30), Place("D12", 47, 23, "up"),
        Place("J7", 54, 21, box=ON_THE_LEFT, texts="right"), Place("L1", 69, 23, "down"),
    ),
    wires=(
        "J6.1 -- R18.1", "R18.2 -- U4.anode",
        "U5.emitter -- Q3.gate", "42,19 -| L1.1", "Q3.drain | 44,27", "44,27 -| L1.2",
        "D12.cathode | 42,19", "D12.anode | 44,27", "J7.1 -- +-1,0 | 42,19", "J7.2 -- +-1,0 | 44,27",
    ),
    marks=(
        *name("HORN_PLUS", "15.5,8"), *name("SENSE_LIGHT", "30,8"), *flag_right("HORN_CONTACT", "U4.collector"),
        *ground("GND_HORN", "J6.2", "D10.anode", "U4.cathode"), *ground("GND", "U4.emitter"),
        *flag_left("BELL_LIGHT", "U5.anode"), *ground("GND", "U5.cathode"), *supply("5V", "U5.collector"),
        *name("BELL_GATE", "30.5,30"), *flag_left("12V_BELL", "42,19"), *name("BELL_LOW", "64,27"),
        *ground("GND12", "R19.2", "D11.anode", "Q3.source"),
    ),
    frames=(Frame(66, 17, 83, 29, "off the board"),),
    barriers=(
        Barrier(37, 1.5, 15, "horn's supply, GND_HORN", "controller, GND"),
        Barrier(20, 20, 39, "controller, GND", "12 V side, GND12"),
    ),
)  # fmt: skip

PADS = Sheet(
    "Port for pads: RS-485 and 12 V", 78, 41,
    places=(
        Place("J8", 12, 13), Place("R20", 31, 16, "down"), Place("JP1", 31, 20, "down"),
        Place("R21", 39, 12, "down"), Place("R22", 39, 24, "down"),
        Place("D13", 47, 16, "up"), Place("D14", 55, 24, "up"),
        Place("J9", 68, 7, box=Box(left=("4", "5", "", "1", "", "", "", "2", "", "3", "6", "7", "8"))),
    ),
    wires=(
        "J8.1 -- J9.1", "J8.2 -- +3,0 |- J9.2",
        "J9.4 -- +-4,0", "J9.5 -- +-2,0 | J9.4",
        "J9.3 -- +-2,0 -- +0,7", "J9.6 -- +-2,0", "J9.7 -- +-2,0", "J9.8 -- +-2,0",
    ),
    marks=(
        *name("BUS_A", "26,14"), *name("BUS_B", "26,22"), *beside("BUS_END", "R20.2"),
        *supply("5V", "R21.1"), *flag_left("12V_PADS", "J9.4+-4,0"),
        *ground("GND12", "J8.3", "R22.2", "D13.anode", "D14.anode", "J9.3+-2,7"),
    ),
)  # fmt: skip

SHEETS = (CONTROLLER, SUPPLY, ONE_SHOT, COIL, SENSE_AND_BELL, PADS)
