"""Calibrates a dice reader: a person lays each die down with each face up, and the reader stores the readings."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Iterable

from msgspec import Struct

from headtable.config import Config
from headtable.errors import NotAllowed, Unwell
from headtable.hall.bus_state import LISTEN
from headtable.messages.devices import FaceShown, ShowFace
from headtable.messages.mqtt import MqttMessage
from headtable.messages.words import Delivery
from headtable_tools.devices.identify import must_be_there
from headtable_tools.watch.bus_watcher import BusWatcher, watching

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
    """Show a reader all faces of its dice, until it has stored them."""
    async with watching(config, "devices", (*LISTEN, f"dev/{uid}/calibrated")) as bus_watcher:
        must_be_there(bus_watcher, uid)
        showing = _Showing(bus_watcher, uid)
        for die in dice:
            while not await _is_kept(showing, die, ready, tell):
                pass


async def _is_kept(showing: _Showing, die: int, ready: Ready, tell: Tell) -> bool:
    """Show the reader all faces of one die; whether it has stored them."""
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
    """Shows faces to one reader, and waits for its answers."""

    def __init__(self, bus_watcher: BusWatcher, uid: str) -> None:
        self._bus_watcher = bus_watcher
        self._uid = uid
        self._became: dict[str, str] = {}
        bus_watcher.listen(self._on_message)

    def _on_message(self, message: MqttMessage, delivery: Delivery) -> None:
        if isinstance(message, FaceShown) and delivery == "live":
            self._became[message.id] = message.became

    async def show(self, die: int, face: int) -> str:
        """Show one face; the reader's answer."""
        name = secrets.token_hex(4)
        self._bus_watcher.bus.publish(ShowFace(self._uid, name, die, face))
        if not await self._bus_watcher.until(lambda: name in self._became, ANSWERED_WITHIN_S):
            raise Unwell("reader-silent", uid=self._uid)
        if self._became[name] == "in-play":
            raise NotAllowed("calibrate-in-round")
        return self._became[name]
