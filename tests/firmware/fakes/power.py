"""A Pico's first moment, under MicroPython's unix port: main.py runs; what ends it by sys.exit starts it again."""

import os
import sys

AGAIN = 3

sys.path[0] = ""  # as on a Pico: the flash
if "main.py" in os.listdir():
    try:
        with open("main.py") as file:
            exec(file.read(), {"__name__": "__main__"})  # noqa: S102  as the chip does
    except SystemExit:
        sys.exit(AGAIN)
