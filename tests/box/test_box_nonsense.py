"""Bad lines and bad commands never make a sound, score a roll, or stop the box."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, strategies as st

from headtable.errors import Garbled
from headtable.messages.inputs import Heard
from headtable.messages.line import Dice, DieEach, Press, Sounding
from headtable.messages.rooms import (
    EngineState,
)
from headtable.messages.sound_commands import SoundCommand
from headtable.messages.words import Delivery
from headtable.wire import TOPICS, Frame, Splitter, decode_line, decode_payload, encode_line, encode_payload
from tests.box.in_memory import Hall, everything, hello

GOOD = [
    encode_line(Frame("pad-01", 5, Press("bell", 0))),
    encode_line(Frame("pad-01", 6, Dice((2, 2, 2), 0))),
    encode_line(Frame("pad-01", 7, DieEach(1, 6, 0))),
    encode_line(Frame("horn-01", 0, Sounding("cmd1", "horn"))),
    encode_line(Frame("pad-01", 0, hello())),
]


def hear(hall: Hall, raw: bytes) -> None:
    """Hand the bytes to the box as a line does."""
    for piece in Splitter().feed(raw):
        try:
            frame = decode_line(piece)
        except Garbled as why:
            hall.box.garbage_received(hall.pad, why)
        else:
            hall.box.line_received(hall.pad, frame)


@given(st.lists(st.binary(max_size=200), max_size=10))
def test_random_bytes_make_no_sound_and_no_roll(chunks: list[bytes]) -> None:
    hall = Hall().plug_in_everything()
    for chunk in chunks:
        hear(hall, chunk + b"\n")
    assert hall.said(Heard) == []
    assert list(everything(hall)) == []


@given(st.sampled_from(GOOD), st.integers(0, 40), st.integers(1, 255))
def test_a_line_with_one_wrong_byte_makes_no_sound_and_no_roll(line: bytes, place: int, change: int) -> None:
    hall = Hall().plug_in_everything()
    wrong = bytearray(line)
    wrong[place % (len(line) - 1)] ^= change
    hear(hall, bytes(wrong))
    assert hall.said(Heard) == []
    assert hall.sounded() == []


@given(st.builds(Frame, st.sampled_from(["pad-01", "pad-02", "x"]), st.integers(0, 99), st.from_type(Press)))
def test_no_well_formed_press_stops_the_box(frame: Frame) -> None:
    hall = Hall().plug_in_everything()
    hall.box.line_received(hall.pad, frame)


@given(
    st.builds(
        SoundCommand,
        id=st.sampled_from(["cmd1", "cmd2"]),
        box=st.just("box"),
        signal=st.sampled_from(["horn", "bell"]),
        engine=st.sampled_from(["engine1", "engine2"]),
        round=st.sampled_from(["1.1", "1.2"]),
        lease=st.sampled_from(["word1", "word2"]),
        sent_ms=st.integers(997_000, 1_001_000),
        edge=st.sampled_from(["start", "end"]),
    ),
    st.sampled_from(["live", "retained"]),
)
def test_only_a_command_that_meets_every_condition_sounds(command: SoundCommand, delivery: Delivery) -> None:
    hall = Hall().plug_in_everything()
    hall.engine_lives()
    hall.box.on_message(command, delivery)
    good = (
        delivery == "live"
        and (command.engine, command.round, command.lease) == ("engine1", "1.1", "word1")
        and 998_000 <= command.sent_ms <= 1_000_100
    )
    assert hall.sounded() == ([command.signal] if good else [])


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_a_hundred_thousand_mutated_lines_change_nothing() -> None:
    chance = random.Random(1)
    hall = Hall().plug_in_everything()
    hall.engine_lives()
    hall.forget()
    for _ in range(100_000):
        hear(hall, _mutated(chance, chance.choice(GOOD)))
    assert hall.said(Heard) == []
    assert hall.sounded() == []
    assert len(hall.complaints) < 20
    hear(hall, GOOD[1])
    assert len(hall.said(Heard)) == 1


def _mutated(chance: random.Random, line: bytes) -> bytes:
    wrong = bytearray(line)
    while bytes(wrong) == line or line[:-1] in bytes(wrong):
        match chance.randrange(4):
            case 0:
                wrong[chance.randrange(len(wrong) - 1)] = chance.randrange(256)
            case 1:
                del wrong[chance.randrange(len(wrong) - 1)]
            case 2:
                wrong.insert(chance.randrange(1, len(wrong) - 1), chance.randrange(256))
            case _:
                wrong = bytearray(chance.randbytes(chance.randrange(1, 120)) + b"\n")
    return bytes(wrong)


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_a_hundred_thousand_mutated_payloads_sound_nothing() -> None:
    chance = random.Random(2)
    hall = Hall().plug_in_everything()
    hall.engine_lives()
    command = encode_payload(hall.command(lease="word0"))
    state = encode_payload(EngineState("engine1", "online", "1.1", in_play=True))
    named = {
        "id": "box",
        "role": "device",
        "uid": "pad-01",
        "box": "box",
        "signal": "horn",
        "table": 1,
        "asker": "web-1",
    }
    addresses = [topic.address.format(**named) for topic in TOPICS]
    for _ in range(100_000):
        payload = bytearray(chance.choice((command, state)))
        for _ in range(chance.randrange(1, 4)):
            payload[chance.randrange(len(payload))] = chance.randrange(256)
        try:
            message = decode_payload(chance.choice(addresses), bytes(payload))
        except Garbled:
            continue
        hall.box.on_message(message, "live")
    assert hall.sounded() == []
