"""A box brings firmware to a device: when it begins, when it waits, and how it ends."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from headtable.board_firmware.firmware_image import image
from headtable.board_firmware.firmware_tree import tree_of
from headtable.box.devices.firmware_updates import PIECE_BYTES
from headtable.box.lines.flood import Flood
from headtable.box.lines.wifi.device_keys import Keys
from headtable.messages.devices import FirmwareProgress, UpdateFirmware, UpdateState
from headtable.messages.line import Crashed, Offer, Piece, UpdateStep, Updating, Who
from headtable.messages.rooms import EngineState
from headtable.wire import Frame, encode_line
from tests.box.in_memory import SETTINGS, Hall, hello

KEY = bytes(range(32))
IMAGE = image(tree_of("pico", "pad").files, KEY, "pad-02")
OFFER = Offer("u1", len(IMAGE))


@pytest.fixture
def hall(tmp_path: Path) -> Hall:
    keys = tmp_path / "headtable.keys"
    Keys(keys).store("pad-02", KEY)
    Keys(keys).store("horn-01", KEY)
    return Hall(replace(SETTINGS, keys=str(keys))).plug_in_everything()


def begin(hall: Hall, uid: str = "pad-02") -> None:
    hall.box.on_message(UpdateFirmware(uid, "u"), "live")


def says(hall: Hall, state: UpdateStep, at: int = 0, nonce: str = "u1") -> None:
    hall.box.line_received(hall.second_pad, Frame("pad-02", 0, Updating(nonce, at, state)))


def states(hall: Hall) -> list[UpdateState]:
    """What the box has told, each state once in a row."""
    told = [one.state for one in hall.said(FirmwareProgress) if isinstance(one, FirmwareProgress)]
    return [state for place, state in enumerate(told) if place == 0 or told[place - 1] != state]


def lines(hall: Hall) -> list[object]:
    """What the box wrote of the update."""
    return [line for line in hall.second_pad.heard() if isinstance(line, Offer | Piece | Who)]


def test_the_pieces_that_the_device_asks_for_are_the_image(hall: Hall) -> None:
    begin(hall)
    assert lines(hall) == [OFFER]
    says(hall, "clearing")
    says(hall, "ready", 27)
    says(hall, "ready", 27)
    [piece, again] = lines(hall)
    assert piece == again
    assert isinstance(piece, Piece)
    assert piece.at == 27


def test_a_quick_device_does_not_flood_its_line_by_its_answers(hall: Hall) -> None:
    begin(hall)
    says(hall, "clearing")
    flood = Flood(lambda: hall.now_s)
    answer = encode_line(Frame("p" * 24, 0, Updating("n" * 13, len(IMAGE), "ready")))
    signature = b" 99999 99999 0123456789abcdef"
    at = 0
    while at < len(IMAGE):
        if not lines(hall):
            hall.passes(0.1)
            continue
        assert flood.comes(len(answer + signature)) is None
        says(hall, "ready", at)
        at += PIECE_BYTES
    assert hall.now_s - 1000 < 60


def test_a_line_without_an_answer_is_said_again(hall: Hall) -> None:
    begin(hall)
    hall.passes(1)
    assert lines(hall) == [OFFER, OFFER]


def test_an_update_waits_while_a_round_is_in_play(hall: Hall) -> None:
    begin(hall)
    says(hall, "ready", 27)
    lines(hall)
    hall.box.on_message(EngineState("e1", "online", in_play=True), "live")
    says(hall, "ready", 54)
    assert lines(hall) == []
    hall.passes(1)
    assert states(hall) == ["waiting"]
    hall.box.on_message(EngineState("e1", "online", in_play=False), "live")
    hall.passes(1)
    [piece] = lines(hall)
    assert isinstance(piece, Piece)
    assert piece.at == 54


def test_an_update_waits_for_the_end_of_a_round_whose_engine_is_lost(hall: Hall) -> None:
    hall.box.on_message(EngineState("e1", "online", in_play=True), "live")
    hall.box.on_message(EngineState("e1", "lost"), "live")
    begin(hall)
    hall.passes(1)
    assert lines(hall) == []
    hall.box.on_message(EngineState("e2", "online", in_play=True), "live")
    hall.passes(1)
    assert lines(hall) == []
    hall.box.on_message(EngineState("e2", "online", in_play=False), "live")
    hall.passes(1)
    assert OFFER in lines(hall)


def test_no_image_is_made_while_a_round_is_in_play(hall: Hall) -> None:
    hall.box.on_message(EngineState("e1", "online", in_play=True), "live")
    begin(hall)
    hall.passes(2)
    [waiting, *_] = hall.said(FirmwareProgress)
    assert isinstance(waiting, FirmwareProgress)
    assert (waiting.state, waiting.all, lines(hall)) == ("waiting", 0, [])
    hall.box.on_message(EngineState("e1", "online", in_play=False), "live")
    hall.passes(1)
    assert lines(hall) == [OFFER]


def test_another_board_gets_its_image_after_the_round(hall: Hall) -> None:
    begin(hall)
    hall.box.on_message(EngineState("e1", "online", in_play=True), "live")
    for _ in range(2):  # the device repeats it
        says(hall, "other-board")
    assert lines(hall) == [OFFER]
    hall.box.on_message(EngineState("e1", "online", in_play=False), "live")
    hall.passes(1)
    [offer] = lines(hall)
    assert isinstance(offer, Offer)
    assert offer == Offer("u2", len(image(tree_of("pico_w", "pad").files, KEY, "pad-02")))


def test_the_box_repeats_its_last_piece_only_between_rounds_until_the_device_restarts(hall: Hall) -> None:
    begin(hall)
    last = (len(IMAGE) - 1) // 27 * 27
    says(hall, "ready", last)
    [_, piece] = lines(hall)
    says(hall, "checking", len(IMAGE))
    hall.box.on_message(EngineState("e1", "online", in_play=True), "live")
    says(hall, "trial", len(IMAGE))
    for _ in range(90):
        hall.box.on_message(EngineState("e1", "online", in_play=True), "live")
        hall.passes(1)
    assert lines(hall) == []
    assert states(hall)[-1] == "waiting"
    hall.box.on_message(EngineState("e1", "online", in_play=False), "live")
    hall.passes(2)
    assert lines(hall) == [piece, piece]
    assert states(hall) == ["trial"]


@pytest.mark.parametrize("word", ["signature", "older", "damaged", "no-room", "other-model"])
def test_a_refusal_of_the_device_ends_the_update_with_its_word(hall: Hall, word: UpdateStep) -> None:
    begin(hall)
    says(hall, word)
    assert states(hall) == [word]


def test_another_board_is_offered_its_own_image(hall: Hall) -> None:
    begin(hall)
    says(hall, "other-board")
    offers = [line for line in lines(hall) if isinstance(line, Offer)]
    assert [offer.nonce for offer in offers] == ["u1", "u2"]


def test_the_new_firmware_is_good_when_it_has_answered_after_its_restart(hall: Hall) -> None:
    begin(hall)
    says(hall, "trial", len(IMAGE))
    lines(hall)
    hall.box.line_received(hall.second_pad, Frame("pad-02", 0, hello(boot=2)))
    assert lines(hall) == [Who()], "its trial ends only when somebody has spoken to it"
    hall.box.line_received(hall.second_pad, Frame("pad-02", 0, hello(boot=2)))
    hall.passes(5)
    assert states(hall) == ["trial", "done"]


def test_a_crash_after_the_restart_is_a_failure(hall: Hall) -> None:
    begin(hall)
    says(hall, "trial", len(IMAGE))
    hall.box.line_received(hall.second_pad, Frame("pad-02", 0, hello(boot=3)))
    hall.box.line_received(hall.second_pad, Frame("pad-02", 0, Crashed("no hello on trial")))
    assert states(hall) == ["trial", "failed"]


def test_a_restart_in_the_middle_ends_the_update(hall: Hall) -> None:
    begin(hall)
    hall.box.line_received(hall.second_pad, Frame("pad-02", 0, hello(boot=2)))
    assert states(hall) == ["interrupted"]


def test_a_device_that_does_not_answer_is_given_up(hall: Hall) -> None:
    begin(hall)
    hall.passes(62)
    assert states(hall) == ["sending", "silent"]


@pytest.mark.parametrize(("uid", "why"), [("pad-01", "no-key"), ("horn-01", "unknown-model")])
def test_a_device_without_a_key_and_a_horn_box_get_none(hall: Hall, uid: str, why: UpdateState) -> None:
    begin(hall, uid)
    assert states(hall) == [why]


def test_one_device_is_updated_at_a_time(hall: Hall) -> None:
    begin(hall)
    begin(hall)
    assert states(hall) == ["busy"]
