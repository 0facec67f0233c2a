"""Calibrates a dice reader: a person lays each die down with each face up, and the reader keeps what it reads."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Iterable

from msgspec import Struct

from headtable.config import Config
from headtable.errors import NotAllowed, Unwell
from headtable.messages.devices import FaceShown, ShowFace
from headtable.messages.rooms import MqttMessage
from headtable_tools.devices.identify import must_be_there
from headtable_tools.watch.onlooker import Onlooker, watching
from headtable_tools.watch.seen import LISTEN

FACES = range(1, 7)
ANSWERED_WITHIN_S = 8.0  # a reader waits 5 s for a die to lie still
Ready = Callable[[int, int], Awaitable[object]]  # waits until this die lies with this face up


class FaceMissed(Struct, frozen=True, tag=True):
    """The reader could not keep a face."""

    die: int
    face: int
    became: str


class DieCalibrated(Struct, frozen=True, tag=True):
    """The reader has kept all faces of a die."""

    die: int


Tell = Callable[[FaceMissed | DieCalibrated], None]


async def calibrate(config: Config, uid: str, dice: Iterable[int], ready: Ready, tell: Tell) -> None:
    """Show a reader its dice, one face after the other, until it has kept them."""
    async with watching(config, "devices", (*LISTEN, f"dev/{uid}/calibrated")) as onlooker:
        must_be_there(onlooker, uid)
        showing = _Showing(onlooker, uid)
        for die in dice:
            while not await _is_kept(showing, die, ready, tell):
                pass


async def _is_kept(showing: _Showing, die: int, ready: Ready, tell: Tell) -> bool:
    """Show the reader all faces of one die; whether it has kept them."""
    became = ""
    for face in FACES:
        while became != "askew":
            await ready(die, face)
            became = await showing.show(die, face)
            if became in ("noted", "kept"):
                break
            tell(FaceMissed(die, face, became))
    if became == "kept":
        tell(DieCalibrated(die))
    return became == "kept"


class _Showing:
    """Shows faces to one reader, and hears its answers."""

    def __init__(self, onlooker: Onlooker, uid: str) -> None:
        self._onlooker = onlooker
        self._uid = uid
        self._became: dict[str, str] = {}
        onlooker.listen(self._hear)

    def _hear(self, message: MqttMessage, retained: bool) -> None:  # noqa: FBT001 - the bus's own signature
        if isinstance(message, FaceShown) and not retained:
            self._became[message.id] = message.became

    async def show(self, die: int, face: int) -> str:
        """Show it one face; the reader's answer."""
        name = secrets.token_hex(4)
        self._onlooker.bus.say(ShowFace(self._uid, name, die, face))
        if not await self._onlooker.until(lambda: name in self._became, ANSWERED_WITHIN_S):
            raise Unwell("reader-silent", uid=self._uid)
        if self._became[name] == "in-play":
            raise NotAllowed("calibrate-in-round")
        return self._became[name]
