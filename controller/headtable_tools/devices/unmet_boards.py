"""Finds boards of bell and horn that a running box has not met: a silent horn is the worst fault."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from difflib import get_close_matches

from msgspec import Struct

from headtable.config import BoxSettings, Config
from headtable.errors import Unwell
from headtable.hall.bus_state import LISTEN
from headtable.messages.devices import Birth
from headtable.messages.words import Signal, Uid
from headtable_tools.watch.bus_watcher import watching


class BoardUnproved(Struct, frozen=True, tag=True):
    """No box is running that could have met the board."""

    board: Uid
    signals: tuple[Signal, ...]


class BoardUnknown(Struct, frozen=True, tag=True):
    """The running box has not met the board; ``near`` is a similar one that is not configured."""

    board: Uid
    signals: tuple[Signal, ...]
    near: Uid | None


UnmetBoard = BoardUnproved | BoardUnknown


async def unmet_boards(config: Config) -> list[UnmetBoard]:
    """Each configured board that no box has met."""
    boards = boards_of(config.box)
    if not boards:
        return []
    try:
        async with watching(config, "check", LISTEN) as bus_watcher:
            is_running = bus_watcher.state.box_is_online(config.box.id)
            births = [birth for birth in bus_watcher.state.births.values() if birth.box == config.box.id]
    except Unwell:
        is_running, births = False, []
    if not is_running:
        return [BoardUnproved(uid, signals) for uid, signals in boards.items()]
    met = {birth.uid for birth in births if birth.online}
    others = list(strangers(births))
    return [BoardUnknown(uid, signals, nearest(uid, others)) for uid, signals in boards.items() if uid not in met]


def boards_of(box: BoxSettings) -> dict[Uid, tuple[Signal, ...]]:
    """The signals of each board; a signal on a pin or a loudspeaker of the Pi has none."""
    boards: dict[Uid, tuple[Signal, ...]] = {}
    for signal in box.signals:
        if signal.board == signal.device:
            boards[signal.board] = (*boards.get(signal.board, ()), signal.signal)
    return boards


def strangers(births: Collection[Birth]) -> Iterator[Uid]:
    """The boards that are present, can sound, and are not configured."""
    for birth in births:
        if birth.online and birth.table is None and {"bell", "horn"} & set(birth.can.split("+")):
            yield birth.uid


def nearest(uid: Uid, others: list[Uid]) -> Uid | None:
    """The board that the host may have meant."""
    return next(iter(get_close_matches(uid, others, n=1, cutoff=0)), None)
