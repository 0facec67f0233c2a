"""Imports the Bluetooth code only for boxes with Bluetooth dice, because bleak is an extra."""

from __future__ import annotations

import sys
from collections.abc import Callable, Coroutine, Iterator
from functools import partial
from importlib.util import find_spec

from headtable.box.onboard import Onboard
from headtable.config import Config, Where
from headtable.errors import BadConfig
from headtable.saying.catalogue import Sentence, sentence


def missing(config: Config) -> Iterator[tuple[Where, Sentence]]:
    """The Bluetooth dice of the configuration, if bleak is not installed."""
    if find_spec("bleak") is not None:
        return
    for number, dice in enumerate(config.box.dice):
        if dice.is_ble:
            yield (
                ("box", "dice", number, "at"),
                sentence("dice-without-bleak", at=dice.at, python=sys.executable),
            )


def radio_dice(config: Config, socket: Onboard) -> Callable[[], Coroutine[None, None, None]] | None:
    """The coroutine that keeps the Bluetooth dice connected; None if there are none."""
    sets = [dice for dice in config.box.dice if dice.is_ble]
    if not sets:
        return None
    if find_spec("bleak") is None:
        raise BadConfig("dice-without-bleak", at=sets[0].at, python=sys.executable)
    from headtable.box.sources.ble.at_tables import run_dice  # noqa: PLC0415 - it imports bleak, which may not be there

    return partial(run_dice, sets, socket)


def needs_bleak() -> None:
    """Raise BadConfig if bleak is not installed."""
    if find_spec("bleak") is None:
        raise BadConfig("bleak-missing", python=sys.executable)
