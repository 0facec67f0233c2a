"""The bare minimum on pins: an edge's callback writes an output. Run as ``loop.py BUTTON HORN``."""

import asyncio
import os
import signal
import sys

import lgpio

from headtable.box.alive import say_so

CHIP = 0


def main(button: int, horn: int) -> None:
    """The horn sounds while the button is down."""
    chip = lgpio.gpiochip_open(CHIP)
    lgpio.gpio_claim_output(chip, horn, 0)
    lgpio.gpio_claim_alert(chip, button, lgpio.BOTH_EDGES, lgpio.SET_PULL_UP)

    def changed(_: int, __: int, level: int, ___: int) -> None:
        lgpio.gpio_write(chip, horn, 1 - level)

    edges = lgpio.callback(chip, button, lgpio.BOTH_EDGES, changed)
    asyncio.run(say_so(os.environ))
    signal.pause()
    edges.cancel()


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
