"""The page of the devices brings new firmware to devices that have an older one."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from headtable.board_firmware.firmware_tree import firmware_version
from headtable.messages.devices import Birth, FirmwareProgress, UpdateFirmware, UpdateState
from headtable.messages.mqtt import MqttMessage
from headtable.web.firmware_view import UpdateShown, update_shown
from headtable.web.hall_watch import HallWatch
from tests.web.device_guest import BOX, HALL, PAD_2, Answer, a_host

OLD = replace(PAD_2, firmware="0.0.9")
BRING: dict[str, object] = {"is": "firmware", "uid": "pad-02"}


def brings(state: UpdateState) -> Answer:
    """A box whose first word of an update this is."""

    def answer(message: MqttMessage) -> tuple[MqttMessage, ...]:
        if not isinstance(message, UpdateFirmware):
            return ()
        return (FirmwareProgress(message.uid, "box", message.id, state, 27, 100),)

    return answer


async def test_a_device_with_older_firmware_may_get_the_newest_one() -> None:
    async with a_host(*HALL, OLD) as host:
        assert (await host.device("pad-02")).newer_firmware == firmware_version()


@pytest.mark.parametrize(
    "device",
    [
        replace(OLD, firmware=firmware_version()),
        replace(OLD, firmware="rehearsal"),
        replace(OLD, online=False),
        replace(OLD, model="signals"),
        replace(OLD, uid="horn-01", model="horn", can="bell+horn", table=None),
    ],
)
async def test_no_other_device_gets_new_firmware(device: Birth) -> None:
    async with a_host(*HALL, device) as host:
        assert (await host.device(device.uid)).newer_firmware is None


async def test_the_page_shows_how_far_an_update_is_and_offers_no_second_one() -> None:
    async with a_host(*HALL, OLD, answer=brings("sending")) as host:
        assert (await host.device("pad-02")).update is None
        assert (await host.orders(BRING)).json() == {"silence": ""}
        [order] = host.published
        assert isinstance(order, UpdateFirmware)
        assert order.uid == "pad-02"
        shown = await host.device("pad-02")
        assert (shown.update, shown.newer_firmware) == (UpdateShown("sending", 27), None)
        host.hears(
            FirmwareProgress("pad-02", "box", order.id, "done", 100, 100), replace(OLD, firmware=firmware_version())
        )
        shown = await host.device("pad-02")
        assert (shown.update, shown.newer_firmware) == (UpdateShown("done", 100), None)


async def test_the_page_shows_why_a_device_got_no_firmware_and_offers_it_again() -> None:
    async with a_host(*HALL, OLD, answer=brings("no-key")) as host:
        assert (await host.orders(BRING)).status_code == 200
        shown = await host.device("pad-02")
        assert (shown.update, shown.newer_firmware) == (UpdateShown("no-key", 27), firmware_version())


async def test_nobody_brings_firmware_to_a_device_that_is_not_there() -> None:
    async with a_host(*HALL, replace(OLD, online=False)) as host:
        assert (await host.orders(BRING)).status_code == 404
    assert host.published == []


def test_an_update_of_which_a_box_says_no_more_is_unanswered_and_its_end_leaves_the_page() -> None:
    now_s = 0.0
    hall = HallWatch(BOX, lambda: now_s, lambda: None, {})
    hall.on_message(FirmwareProgress("pad-02", "box", "u", "sending", 50, 100), "live")
    now_s = 11.0
    assert update_shown(hall, "pad-02") == UpdateShown("unanswered", 50)
    hall.on_message(FirmwareProgress("pad-02", "box", "u", "done", 100, 100), "live")
    now_s = 600.0
    assert update_shown(hall, "pad-02") == UpdateShown("done", 100)
    now_s = 612.0
    assert update_shown(hall, "pad-02") is None
