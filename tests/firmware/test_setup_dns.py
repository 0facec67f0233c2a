"""The name server of a device's own network answers each question for an address with its own."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from common.setup_dns import answer_to

ADDRESS = bytes((192, 168, 4, 1))
NAME = b"\x07captive\x05apple\x03com\0"
QUERY = b"\x12\x34\x01\0\0\1\0\0\0\0\0\0" + NAME + b"\0\1\0\1"


def test_a_question_for_an_address_is_answered_with_the_devices_own() -> None:
    answer = answer_to(QUERY, ADDRESS)
    assert answer[:2] == QUERY[:2]
    assert answer[2] & 0x80
    assert answer[4:12] == b"\0\1\0\1\0\0\0\0"
    assert answer[12:].startswith(NAME + b"\0\1\0\1")
    assert answer.endswith(b"\0\4" + ADDRESS)


def test_a_question_for_an_address_of_ipv6_gets_an_answer_without_one() -> None:
    answer = answer_to(QUERY[:-4] + b"\0\x1c\0\1", ADDRESS)
    assert answer[4:12] == b"\0\1\0\0\0\0\0\0"
    assert ADDRESS not in answer


@pytest.mark.parametrize(
    "packet",
    [
        b"",
        QUERY[:11],
        QUERY[:-1],  # cut off
        QUERY[:2] + b"\x81" + QUERY[3:],  # an answer
        QUERY[:2] + b"\x28" + QUERY[3:],  # an update
        QUERY[:4] + b"\0\2" + QUERY[6:],  # two questions
        QUERY[:12] + b"\xc0\x0c\0\1\0\1",  # a name that points at itself
    ],
)
def test_what_is_no_question_is_not_answered(packet: bytes) -> None:
    assert answer_to(packet, ADDRESS) == b""


@given(st.binary(max_size=600))
def test_any_packet_is_answered_or_not(packet: bytes) -> None:
    answer = answer_to(packet, ADDRESS)
    assert answer == b"" or answer[:2] == packet[:2]
