"""A payload belongs on one topic and says what its message's types allow; anything else is garbled."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import example, given, strategies as st

from headtable.errors import Garbled
from headtable.messages.inputs import Ack
from headtable.messages.mqtt import MqttMessage
from headtable.messages.refusals.former import FormerRefusal
from headtable.messages.rooms import (
    BoardState,
)
from headtable.messages.words import Nonce
from headtable.wire import LONGEST_PAYLOAD, TOPIC_OF, TOPICS, address_of, decode_payload, encode_payload
from tests.wire.strategies import one_of

ADDRESSES = [
    topic.address.format(id="box", role="device", uid="pad-07", table=2, box="box", signal="horn", asker="web-1")
    for topic in TOPICS
]
BRANCHES = {address.partition("/")[0] for address in ADDRESSES}
ACK = Ack("pad-07", "17", 12, accepted=False, entry=3, why=FormerRefusal(""))


@pytest.mark.slow
@given(one_of(MqttMessage))
def test_an_encoded_payload_decodes_to_the_same_message(message: MqttMessage) -> None:
    assert decode_payload(address_of(message), encode_payload(message)) == message


@given(st.sampled_from(ADDRESSES), st.binary(max_size=200))
def test_noise_is_reported_as_garbled(address: str, noise: bytes) -> None:
    with pytest.raises(Garbled):
        decode_payload(address, noise)


@given(st.text(max_size=40).filter(lambda address: address.partition("/")[0] not in BRANCHES))
@example("")
@example("ack/device/pad-07/more")
@example("ack/device/pad-07\n")
@example("ack/device/PAD-07")
def test_an_unknown_topic_is_garbled(address: str) -> None:
    with pytest.raises(Garbled, match="no such topic"):
        decode_payload(address, encode_payload(ACK))


def test_every_message_has_its_topic() -> None:
    assert set(TOPIC_OF) == set(MqttMessage.__args__)


def test_a_payload_on_anothers_topic_is_garbled() -> None:
    with pytest.raises(Garbled, match="ack/device/pad-08: the payload belongs on ack/device/pad-07"):
        decode_payload("ack/device/pad-08", encode_payload(ACK))


@pytest.mark.parametrize("address", ADDRESSES)
def test_another_topics_message_is_garbled(address: str) -> None:
    stray = ACK if not address.startswith("ack/") else BoardState()
    with pytest.raises(Garbled):
        decode_payload(address, encode_payload(stray))


@pytest.mark.parametrize(
    ("part", "instead"),
    [
        (b'"boot":"17"', b'"boot":"17\\n"'),
        (b'"boot":"17"', b'"boot":17'),
        (b'"seq":12', b'"seq":12.5'),
        (b'"seq":12', b'"seq":-1'),
        (b'"seq":12', b'"seq":1' + b"0" * 400),
        (b'"seq":12', b'"seq":true'),
        (b'"seq":12,', b""),
        (b'"entry":3', b'"entry":0'),
        (b'"entry":3', b'"entry":3,"more":1'),
        (b'"is":"ack"', b'"is":"nack"'),
        (b'"is":"ack",', b""),
        (b'"text":""', b'"text":"\\ud800"'),
        (b'"text":""', b'"text":"\xff"'),
        (b"}", b"}}"),
    ],
)
def test_a_payload_with_one_fault_is_garbled(part: bytes, instead: bytes) -> None:
    payload = encode_payload(ACK)
    assert part in payload
    with pytest.raises(Garbled):
        decode_payload("ack/device/pad-07", payload.replace(part, instead))


def test_a_payload_that_is_too_long_is_not_parsed() -> None:
    payload = encode_payload(ACK)
    padded = payload + b" " * (LONGEST_PAYLOAD - len(payload))
    assert decode_payload("ack/device/pad-07", padded) == ACK
    with pytest.raises(Garbled, match="longer than 1048576"):
        decode_payload("ack/device/pad-07", padded + b" ")


def test_a_too_deeply_nested_payload_is_garbled() -> None:
    with pytest.raises(Garbled):
        decode_payload("night/fact", b'{"is":"told","entry":1,"part":0,"fact":' + b"[" * 60_000)


def test_the_quotation_of_a_garbled_payload_is_short() -> None:
    with pytest.raises(Garbled) as garbled:
        decode_payload("ack/device/pad-07", b"x" * 60_000)
    assert len(str(garbled.value)) < 500


def test_an_identifier_cannot_contain_a_newline() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert("k7f3\n", Nonce)
