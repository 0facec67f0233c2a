"""The wires and the fittings that the cables are made of. Numbers are those of manufacturers, from memory.

What a wire carries: table 11 of IEC 60335-1 from 0.5 mm2 up. It says the least section of a cord for a current, and
is far below what ISO 6722 wires stand in free air. Below 0.5 mm2 the figures are our own, and as careful.
"""

from __future__ import annotations

from circuits.parts import Source
from circuits.shop import BATTERY_STRAP, HORN_CHARGER, TAB_ADAPTER, TAB_COVER
from circuits.sources import of_one_pattern
from harness.pieces import Fitting, Wire

CORD_CARRIES_A = {0.5: 3.0, 0.75: 6.0, 1.0: 10.0, 1.5: 16.0, 2.5: 25.0, 4.0: 32.0, 6.0: 40.0}
"""Table 11 of IEC 60335-1: mm2, and the highest current for which it is enough."""


CONTROL_8 = Wire(
    Source("LiYY 8 x 0.25 mm²", "Lapp", "UNITRONIC LiYY 8x0.25", "Helukabel LiYY 8x0.25"), 0.25, 22, 2.0, 80
)
BUTTON_2 = Wire(
    Source("LiYY 2 x 0.25 mm²", "Lapp", "UNITRONIC LiYY 2x0.25", "Helukabel LiYY 2x0.25"), 0.25, 22, 2.0, 80
)
COIL_2 = Wire(
    Source("LiYY 2 x 0.5 mm²", "Lapp", "UNITRONIC LiYY 2x0.5", "Helukabel LiYY 2x0.5"),
    0.5,
    20,
    CORD_CARRIES_A[0.5],
    39,
)
LOAD_2 = Wire(
    Source("LiYY 2 x 0.75 mm²", "Lapp", "UNITRONIC LiYY 2x0.75", "Helukabel LiYY 2x0.75"),
    0.75, 18, CORD_CARRIES_A[0.75], 26,
)  # fmt: skip
LOAD_1 = Wire(
    Source("car wire 0.75 mm², red", "Leoni", "FLRY-B 0.75", "Coroplast FLRY-B 0.75"),
    0.75, 18, CORD_CARRIES_A[0.75], 26,
)  # fmt: skip
HORN_RED = Wire(
    Source("car wire 4 mm², red", "Leoni", "FLRY-B 4.0", "Coroplast FLRY-B 4.0"), 4.0, 10, CORD_CARRIES_A[4.0], 4.95
)
HORN_BLACK = Wire(
    Source("car wire 4 mm², black", "Leoni", "FLRY-B 4.0", "Coroplast FLRY-B 4.0"), 4.0, 10, CORD_CARRIES_A[4.0], 4.95
)
DICE_4 = Wire(
    Source("LiYY 4 x 0.25 mm²", "Lapp", "UNITRONIC LiYY 4x0.25", "Helukabel LiYY 4x0.25"), 0.25, 22, 2.0, 80
)
CAT5 = Wire(
    Source("CAT5e U/UTP, 4 pairs of AWG24, copper", "Belden", "1583E", of_one_pattern("CAT5e of copper with AWG24")),
    0.205, 24, 1.0, 84,
)  # fmt: skip
"""1 A is what a contact of its plug stands at 60 °C, and what a bundle of such cables stands."""

XH = Fitting(
    Source("contact for XH, with housing XHP-8", "JST", "SXH-001T-P0.6N", of_one_pattern("XH contact for AWG22")),
    0.08, 0.33, 3.0, "crimp pliers for contacts of 2.5 mm, such as Engineer PA-09",
)  # fmt: skip
XH_4 = Fitting(
    Source("contact for XH, with housing XHP-4", "JST", "SXH-001T-P0.6N", of_one_pattern("XH contact for AWG22")),
    0.08, 0.33, 3.0, "crimp pliers for contacts of 2.5 mm, such as Engineer PA-09",
)  # fmt: skip
LEG = Fitting(
    Source("socket contact 2.54 mm, with housing", "Harwin", "M20-118 series", "Amphenol Mini-PV series"),
    0.08, 0.33, 3.0, "crimp pliers for contacts of 2.54 mm, such as Engineer PA-09",
)  # fmt: skip
SCREW = Fitting(
    Source("ferrule that fits the wire", "Phoenix Contact", "AI series", "Wago 216 series"),
    0.14, 1.5, 13.5, "pliers for ferrules; screwdriver of 0.6 x 3.5 mm",
)  # fmt: skip
TAB_RED = Fitting(
    Source("receptacle 6.3 mm, red", "TE Connectivity", "PIDG FASTON 250, red",
           of_one_pattern("insulated one of 6.3 mm, red")),
    0.5, 1.5, 10.0, "pliers for insulated terminals",
)  # fmt: skip
TAB_YELLOW = Fitting(
    Source("receptacle 6.3 mm, yellow", "TE Connectivity", "PIDG FASTON 250, yellow",
           of_one_pattern("insulated one of 6.3 mm, yellow")),
    4.0, 6.0, 24.0, "pliers for insulated terminals, with a ratchet",
)  # fmt: skip
RING_YELLOW = Fitting(
    Source("ring terminal M10, yellow", "TE Connectivity", "PIDG ring M10, yellow",
           of_one_pattern("insulated ring M10, yellow")),
    4.0, 6.0, 32.0, "pliers for insulated terminals, with a ratchet",
)  # fmt: skip
BUTT_RED = Fitting(
    Source("butt splice, red", "TE Connectivity", "DuraSeal, red", of_one_pattern("sealed butt splice, red")),
    0.5, 1.5, 10.0, "pliers for insulated terminals; hot air",
)  # fmt: skip
BUTT_YELLOW = Fitting(
    Source("butt splice, yellow", "TE Connectivity", "DuraSeal, yellow",
           of_one_pattern("sealed butt splice, yellow")),
    3.0, 6.0, 32.0, "pliers for insulated terminals, with a ratchet; hot air",
)  # fmt: skip
SOLDER = Fitting(
    Source("shrink tube 3 mm", "TE Connectivity", "RNF-100 3.2 mm", of_one_pattern("shrink tube of 3 mm")),
    0.1, 1.5, 10.0, "soldering iron; hot air",
)  # fmt: skip
PLUG = Fitting(
    Source("plug 8P8C for AWG24", "TE Connectivity", "5-554720-3", of_one_pattern("8P8C plug that fits the wire")),
    0.12, 0.21, 1.0, "crimp pliers for 8P8C; a tester for pairs",
)  # fmt: skip

EXTRAS = (
    (4, TAB_ADAPTER, "H1"),
    (1, HORN_CHARGER, "B1"),
    (2, TAB_COVER, "B1"),
    (1, BATTERY_STRAP, "B1"),
)
"""What else the ends need: how many, what, and where."""
