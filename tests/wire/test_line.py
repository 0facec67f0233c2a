"""A line says one thing, in one way; whatever else comes over a cable is garbled, and nothing worse."""

from __future__ import annotations

import pytest
from hypothesis import assume, example, given, strategies as st

from headtable.errors import Garbled
from headtable.messages.line import Got, Press, Refused, Sound
from headtable.wire import LONGEST_LINE, VERBS, Frame, crc16, decode_line, encode_line
from tests.wire.strategies import frames

LINE = encode_line(Frame("pad-07", 12, Press("two", 15)))


def framed(body: bytes) -> bytes:
    """A body with its dollar and its right CRC."""
    return b"$%b*%04X" % (body, crc16(body))


def short_enough(frame: Frame) -> bytes:
    """The line of a frame, where the frame fits a line."""
    try:
        return encode_line(frame)
    except ValueError:
        assume(condition=False)
        raise


@given(frames())
def test_an_encoded_line_decodes_to_the_same_frame(frame: Frame) -> None:
    assert decode_line(short_enough(frame)) == frame


@given(frames(), st.data())
def test_one_wrong_bit_invalidates_a_line(frame: Frame, data: st.DataObject) -> None:
    line = short_enough(frame).removesuffix(b"\n")
    bit = data.draw(st.integers(0, len(line) * 8 - 1))
    spoilt = bytearray(line)
    spoilt[bit // 8] ^= 1 << bit % 8
    with pytest.raises(Garbled):
        decode_line(bytes(spoilt))


def test_every_wrong_bit_of_a_press_is_detected() -> None:
    whole = int.from_bytes(LINE.removesuffix(b"\n"), "big")
    for bit in range((len(LINE) - 1) * 8):
        with pytest.raises(Garbled):
            decode_line((whole ^ 1 << bit).to_bytes(len(LINE) - 1, "big"))


@given(st.binary(max_size=200))
@example(b"")
@example(b"$")
def test_noise_is_reported_as_garbled(noise: bytes) -> None:
    with pytest.raises(Garbled):
        decode_line(noise)


@given(st.text(st.characters(min_codepoint=0x20, max_codepoint=0x7E), max_size=60), st.sampled_from([*VERBS]))
@example("+5", "took")
@example("1_0", "took")
@example("5.0", "got")
@example("two 1e1", "press")
@example("1, 2,3 0", "dice")
def test_a_line_with_a_valid_crc_is_either_garbled_or_canonical(rest: str, verb: str) -> None:
    line = framed(f"pad-07 12 {verb} {rest}".encode())
    try:
        frame = decode_line(line)
    except Garbled:
        return
    assert encode_line(frame) == line + b"\n"


@given(st.binary(max_size=60))
def test_noise_with_a_valid_crc_is_not_a_line(noise: bytes) -> None:
    with pytest.raises(Garbled):
        decode_line(framed(noise))


@pytest.mark.parametrize("end", [b"", b"\n", b"\r\n"], ids=["none", "unix", "terminal"])
def test_a_line_may_end_with_a_carriage_return(end: bytes) -> None:
    assert decode_line(LINE.removesuffix(b"\n") + end) == Frame("pad-07", 12, Press("two", 15))


def test_a_garbled_line_is_quoted_so_that_a_log_stays_one_line() -> None:
    with pytest.raises(Garbled, match=r"not a line of the form .*: '\\x1b\[2J\\nhello'$"):
        decode_line(b"\x1b[2J\nhello")


def test_the_quotation_of_long_garbage_is_short() -> None:
    with pytest.raises(Garbled) as garbled:
        decode_line(b"$" + b"\xff" * 10_000)
    assert len(str(garbled.value)) < 500


def test_the_error_for_a_wrong_crc_names_the_right_one() -> None:
    with pytest.raises(Garbled, match="the CRC should be 8DF5"):
        decode_line(b"$pad-07 12 press two 15*0000")


def test_the_longest_refusal_to_the_longest_name_fits() -> None:
    frame = Frame("a" * 24, 999_999_999, Refused(999_999_999, "x" * 36))
    assert len(encode_line(frame)) == LONGEST_LINE


def test_a_line_that_is_too_long_is_not_sent() -> None:
    with pytest.raises(ValueError, match="a line of 114 bytes, longer than 96"):
        encode_line(Frame("a" * 24, 999_999_999, Sound("n" * 16, "horn", (3000,) * 9)))


def test_a_number_in_an_error_is_quoted_as_written() -> None:
    assert encode_line(Frame("pad-07", 4, Got(12))) == framed(b"pad-07 4 got 12") + b"\n"
