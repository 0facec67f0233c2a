"""The boards of bell and horn, held against what a running box has met: a silent horn is the worst fault."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from difflib import get_close_matches

from headtable.config import BoxSettings, Config
from headtable.errors import Unwell
from headtable.messages.devices import Birth
from headtable_tools.watch.onlooker import watching
from headtable_tools.watch.seen import LISTEN


async def unmet_boards(config: Config) -> list[str]:
    """What a host should mind about each board that nobody has met."""
    boards = boards_of(config.box)
    if not boards:
        return []
    try:
        async with watching(config, "check", LISTEN) as onlooker:
            is_running = onlooker.seen.box_is_online(config.box.id)
            births = [birth for birth in onlooker.seen.births.values() if birth.box == config.box.id]
    except Unwell:
        is_running, births = False, []
    met = {birth.uid for birth in births if birth.online}
    return [_told(uid, drives, births, is_running=is_running) for uid, drives in boards.items() if uid not in met]


def boards_of(box: BoxSettings) -> dict[str, str]:
    """What each board drives that is no pin and no loudspeaker of this Pi."""
    boards: dict[str, str] = {}
    for signal in box.signals:
        if signal.board == signal.device:
            both = f"{boards[signal.board]} and " if signal.board in boards else ""
            boards[signal.board] = f"{both}{signal.signal}"
    return boards


def _told(uid: str, drives: str, births: Collection[Birth], *, is_running: bool) -> str:
    if not is_running:
        return (
            f'the {drives}: nobody knows the board "{uid}" yet, as box and broker do not run; if no device has this '
            "uid, nothing sounds: `headtable doctor` asks on the lines"
        )
    others = list(strangers(births))
    return f'the {drives}: the running box knows no board "{uid}", and nothing sounds; {instead(uid, others)}'


def strangers(births: Collection[Birth]) -> Iterator[str]:
    """Who is there, can sound, and stands in no configuration."""
    for birth in births:
        if birth.online and birth.table is None and {"bell", "horn"} & set(birth.can.split("+")):
            yield birth.uid


def instead(uid: str, others: list[str]) -> str:
    """What the host may have meant."""
    if near := get_close_matches(uid, others, n=1, cutoff=0):
        return f'"{near[0]}" is there: is that the one?'
    return "switch it on, or correct its uid: `headtable devices` shows who is there"
