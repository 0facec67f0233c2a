"""Publishes the box's own figures, for a program that watches it."""

from __future__ import annotations

import asyncio
import logging

from headtable.box.publish import Publish
from headtable.box.signals.ledger import Ledger
from headtable.clock_steps import ClockSteps
from headtable.messages.part_figures import FIGURES_EVERY_S, BoxFigures
from headtable.messages.words import Boot, Uid


def box_figures(box: Uid, boot: Boot, ledger: Ledger, steps: ClockSteps) -> BoxFigures:
    """The figures now."""
    told = ledger.report(box)
    return BoxFigures(box, boot, told.bell, told.horn, told.dose, steps.count)


async def publish_figures(box: Uid, boot: Boot, ledger: Ledger, publish: Publish) -> None:
    """Publish them every few seconds, and log each jump of the clock."""
    steps = ClockSteps(logging.getLogger("headtable.box").warning)
    while True:
        steps.check()
        publish(box_figures(box, boot, ledger, steps))
        await asyncio.sleep(FIGURES_EVERY_S)
