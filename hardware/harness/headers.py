"""The legs of the controllers: the 40-pin header of a Pi, and the two rows of a Pico."""

from __future__ import annotations

from circuits.pico import LEGS

PI_LEGS = {
    "3V3": (1, 17), "5V": (2, 4), "GND": (6, 9, 14, 20, 25, 30, 34, 39),
    2: (3,), 3: (5,), 4: (7,), 14: (8,), 15: (10,), 17: (11,), 18: (12,), 27: (13,), 22: (15,), 23: (16,),
    24: (18,), 10: (19,), 9: (21,), 25: (22,), 11: (23,), 8: (24,), 7: (26,), 0: (27,), 1: (28,), 5: (29,),
    6: (31,), 12: (32,), 13: (33,), 19: (35,), 16: (36,), 26: (37,), 20: (38,), 21: (40,),
}  # fmt: skip
"""The legs of each rail and of each BCM pin."""

PICO_LEGS = {name: tuple(at for at, one in enumerate(LEGS, 1) if one == name) for name in LEGS}
"""The legs of each rail and of each GP pin; a Pico W, a Pico 2 and a Pico 2 W have the same."""
