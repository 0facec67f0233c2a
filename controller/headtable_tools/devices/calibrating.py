"""A reader learns its dice: each is laid down with each of its faces up, and the reader keeps what it reads."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Iterable

from headtable.config import Config
from headtable.errors import NotAllowed, Unwell
from headtable.messages.devices import FaceShown, ShowFace
from headtable.messages.rooms import MqttMessage
from headtable_tools.devices.identify import must_be_there
from headtable_tools.watch.onlooker import Onlooker, watching
from headtable_tools.watch.seen import LISTEN

FACES = range(1, 7)
ANSWERED_WITHIN_S = 8.0  # a reader waits 5 s for a die to lie still
WHAT_TO_DO = {
    "restless": "it did not lie still for a second; lay it on something firm",
    "lost": "the reader does not reach it; look at its cable and its number",
    "askew": "these six cannot be the faces of one die, opposite ones adding up to seven: show all of them again",
}
Ready = Callable[[int, int], Awaitable[object]]  # waits until this die lies with this face up


async def calibrate(config: Config, uid: str, dice: Iterable[int], ready: Ready, tell: Callable[[str], None]) -> None:
    """Show a reader its dice, one face after the other, until it has kept them."""
    async with watching(config, "devices", (*LISTEN, f"dev/{uid}/calibrated")) as onlooker:
        must_be_there(onlooker, uid)
        showing = _Showing(onlooker, uid)
        for die in dice:
            while not await _is_kept(showing, die, ready, tell):
                pass


async def _is_kept(showing: _Showing, die: int, ready: Ready, tell: Callable[[str], None]) -> bool:
    """Show one die all its faces; whether the reader has kept them."""
    became = ""
    for face in FACES:
        while became != "askew":
            await ready(die, face)
            became = await showing.show(die, face)
            if became in ("noted", "kept"):
                break
            tell(f"die {die}, face {face}: {WHAT_TO_DO[became]}")
    if became == "kept":
        tell(f"die {die} is calibrated")
    return became == "kept"


class _Showing:
    """What one reader says to each face that it is shown."""

    def __init__(self, onlooker: Onlooker, uid: str) -> None:
        self._onlooker = onlooker
        self._uid = uid
        self._became: dict[str, str] = {}
        onlooker.listen(self._hear)

    def _hear(self, message: MqttMessage, retained: bool) -> None:  # noqa: FBT001 - the bus's own signature
        if isinstance(message, FaceShown) and not retained:
            self._became[message.id] = message.became

    async def show(self, die: int, face: int) -> str:
        """Show it one face; what became of it."""
        name = secrets.token_hex(4)
        self._onlooker.bus.say(ShowFace(self._uid, name, die, face))
        if not await self._onlooker.until(lambda: name in self._became, ANSWERED_WITHIN_S):
            raise Unwell(f"{self._uid} does not answer: does it read electronic dice, and is its box online?")
        if self._became[name] == "in-play":
            raise NotAllowed("a round is in play: calibrate dice before the night, or between two rounds")
        return self._became[name]
