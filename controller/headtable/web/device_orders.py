"""What a host may tell devices and boxes to do in a browser. The box alone decides whether anything sounds."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from http import HTTPStatus
from typing import Annotated

from msgspec import Meta, Struct

from headtable.config import BoxSettings
from headtable.hall.chirps import chirp
from headtable.hall.device_rows import naming_problem
from headtable.hall.placed_pads import is_fixed
from headtable.messages.device_names import LONGEST_ASKED, NameDevice, tidy_device_name
from headtable.messages.devices import Adopt, Birth, Identify, UpdateFirmware
from headtable.messages.host_choices import HostChoices, QuietSpan, SetQuietHours, SetSignal, SignalChange, endless
from headtable.messages.mqtt import MqttMessage
from headtable.messages.silence_reasons import RoundInPlay, Silence
from headtable.messages.words import HEAD_TABLE, Signal, TableNumber, Uid
from headtable.web.hall_watch import HallWatch
from headtable.web.refusals import BoxesSilent, BrokerSilent, DeviceAbsent, NoBoxThere, NoButtons, Refused, TableFixed

ANSWER_S = 5.0
BUTTONS = "buttons"  # the capability of a device that a host may place


class IdentifyDevice(Struct, frozen=True, forbid_unknown_fields=True, tag="identify", tag_field="is"):
    """Make a device blink."""

    uid: Uid


class PlaceDevice(Struct, frozen=True, forbid_unknown_fields=True, tag="place", tag_field="is"):
    """Give a pad a table. ``bell`` is whether its bell button rings, which only the head table's may."""

    uid: Uid
    table: TableNumber
    bell: bool = False


class TestSignal(Struct, frozen=True, forbid_unknown_fields=True, tag="test", tag_field="is"):
    """Let a signal chirp."""

    __test__ = False  # it is no test, whatever its name says to pytest

    box: Uid
    signal: Signal


class SwitchSignal(Struct, frozen=True, forbid_unknown_fields=True, tag="switch", tag_field="is"):
    """Change one thing of a signal, whatever else has changed since the page showed it."""

    box: Uid
    signal: Signal
    change: SignalChange


class ChooseQuietHours(Struct, frozen=True, forbid_unknown_fields=True, tag="quiet", tag_field="is"):
    """Set the horn's quiet hours, or end them."""

    box: Uid
    quiet: QuietSpan | None


class RenameDevice(Struct, frozen=True, forbid_unknown_fields=True, tag="name", tag_field="is"):
    """Call a device by a name; an empty one takes its name away."""

    uid: Uid
    name: Annotated[str, Meta(max_length=LONGEST_ASKED)]


class BringFirmware(Struct, frozen=True, forbid_unknown_fields=True, tag="firmware", tag_field="is"):
    """Bring new firmware to a device over its line."""

    uid: Uid


SignalOrder = TestSignal | SwitchSignal | ChooseQuietHours
DeviceOrder = IdentifyDevice | PlaceDevice | RenameDevice | BringFirmware | SignalOrder


class StayedSilent(Struct, frozen=True):
    """A signal that was tested stayed silent."""

    signal: Signal
    why: Silence


Tell = Callable[[MqttMessage], bool]  # publishes at once; false if no broker hears it


class DeviceOrders:
    """Sends the orders, and waits until the box has followed them."""

    def __init__(self, hall: HallWatch, tell: Tell) -> None:
        self._hall = hall
        self._tell = tell

    async def follow(self, order: DeviceOrder) -> StayedSilent | None:
        """Follow an order. Returns why a signal that was tested stayed silent; None if it did not."""
        match order:
            case IdentifyDevice(uid):
                self._publish(Identify(self._there(uid).uid))
            case PlaceDevice():
                await self._place(order)
            case RenameDevice():
                await self._rename(order)
            case BringFirmware(uid):
                await self._bring_firmware(uid)
            case TestSignal():
                return await self._test(order)
            case SwitchSignal():
                await self._switch(order)
            case ChooseQuietHours():
                await self._choose_quiet(order)
        return None

    def _there(self, uid: Uid) -> Birth:
        """The device, if it is present."""
        birth = self._hall.state.births.get(uid)
        if birth is None or not birth.online or not self._hall.state.box_is_online(birth.box):
            raise Refused(HTTPStatus.NOT_FOUND, DeviceAbsent(uid))
        return birth

    async def _place(self, order: PlaceDevice) -> None:
        birth = self._there(order.uid)
        if why := _unplaceable(self._hall.box, birth):
            raise Refused(HTTPStatus.CONFLICT, why)
        bell = order.bell and order.table == HEAD_TABLE
        self._publish(Adopt(order.uid, birth.box, order.table, bell, kept=True))
        wanted = (order.uid, order.table, bell)
        await self._until(birth.box, lambda now: wanted in [(pad.uid, pad.table, pad.bell) for pad in now.pads])

    async def _rename(self, order: RenameDevice) -> None:
        box, name = self._there(order.uid).box, tidy_device_name(order.name)
        if why := naming_problem(self._hall.state, self._hall.box, order.uid, name):
            raise Refused(HTTPStatus.CONFLICT, why)
        self._publish(NameDevice(box, order.uid, name))
        await self._until(box, lambda _: self._hall.state.name_of(order.uid, box) == name)

    async def _bring_firmware(self, uid: Uid) -> None:
        """Wait until the box says how far it is, or why it brings none."""
        box, order = self._there(uid).box, UpdateFirmware(uid, secrets.token_hex(4))
        self._publish(order)
        if not await self._hall.until(lambda: self._hall.state.has_told(order), ANSWER_S):
            raise Refused(HTTPStatus.SERVICE_UNAVAILABLE, BoxesSilent((box,)))

    async def _test(self, order: TestSignal) -> StayedSilent | None:
        state = self._hall.state
        self._prove_online(order.box)
        if state.engine is not None and state.engine_is_online and state.engine.in_play:
            return StayedSilent(order.signal, RoundInPlay())
        asked = chirp(state, order.box, order.signal)
        if self._hall.walk is not None:
            self._hall.walk.expect(asked.id)
        self._publish(asked)
        if not await self._hall.until(lambda: asked.id in self._hall.results, ANSWER_S):
            raise Refused(HTTPStatus.SERVICE_UNAVAILABLE, BoxesSilent((order.box,)))
        why = self._hall.results[asked.id].why
        return StayedSilent(order.signal, why) if why else None

    async def _switch(self, order: SwitchSignal) -> None:
        boot, clock_ms = self._dated(order.box)
        self._publish(SetSignal(order.box, order.signal, order.change, boot, clock_ms))
        await self._until(order.box, lambda now: _has_changed(now, order))

    async def _choose_quiet(self, order: ChooseQuietHours) -> None:
        if why := endless(order.quiet):
            raise Refused(HTTPStatus.CONFLICT, why)
        self._publish(SetQuietHours(order.box, *self._dated(order.box), order.quiet))
        await self._until(order.box, lambda now: now.quiet == order.quiet)

    def _dated(self, box: Uid) -> tuple[str, int]:
        """The boot and the clock of a box, which an order must quote."""
        self._prove_online(box)
        return self._hall.state.boxes[box].boot, self._hall.state.clock_ms(box)

    def _prove_online(self, box: Uid) -> None:
        if not self._hall.state.box_is_online(box):
            raise Refused(HTTPStatus.SERVICE_UNAVAILABLE, NoBoxThere())

    def _publish(self, message: MqttMessage) -> None:
        if not self._tell(message):
            raise Refused(HTTPStatus.SERVICE_UNAVAILABLE, BrokerSilent())

    async def _until(self, box: Uid, holds: Callable[[HostChoices], bool]) -> None:
        """Wait until the box has taken an order."""
        choices = self._hall.state.choices
        taken = await self._hall.until(lambda: box in choices and holds(choices[box]), ANSWER_S)
        if not taken:
            raise Refused(HTTPStatus.SERVICE_UNAVAILABLE, BoxesSilent((box,)))


def can_be_placed(box: BoxSettings, birth: Birth) -> bool:
    """Whether a host may give the device a table."""
    return _unplaceable(box, birth) is None


def _unplaceable(box: BoxSettings, birth: Birth) -> NoButtons | TableFixed | None:
    """The reason why no host may give the device a table; None if a host may."""
    if BUTTONS not in birth.can.split("+"):
        return NoButtons(birth.uid)
    return TableFixed(birth.uid) if is_fixed(box, birth.uid, birth.box) else None


def _has_changed(now: HostChoices, order: SwitchSignal) -> bool:
    """Whether the box holds to the change."""
    match order.change:
        case "arm":
            return order.signal not in now.disarmed
        case "disarm":
            return order.signal in now.disarmed
        case "mute":
            return order.signal in now.muted
        case "unmute":
            return order.signal not in now.muted
