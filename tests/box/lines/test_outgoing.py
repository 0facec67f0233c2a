"""The queue of a shared line."""

from __future__ import annotations

from headtable.box.lines.outgoing import LONGEST_BURST, OutgoingLines
from headtable.messages.line import Allow, Piece, Sound, Took
from headtable.wire import Frame, encode_line


def test_a_piece_of_a_firmware_goes_only_when_nothing_else_waits() -> None:
    waiting = OutgoingLines()
    piece, took = encode_line(Frame("pad-02", 1, Piece(0, "YWJj"))), encode_line(Frame("pad-01", 2, Took(1)))
    waiting.add(piece, 0.0)
    waiting.add(took, 0.0)
    assert (waiting.take(), waiting.take(), bool(waiting)) == (took, piece, False)


def test_a_permit_goes_before_the_sound_of_its_board_and_after_no_other_line() -> None:
    waiting = OutgoingLines()
    took = encode_line(Frame("pad-01", 2, Took(1)))
    permit, sound = (
        encode_line(Frame("horn-01", 3, Allow(4))),
        encode_line(Frame("horn-01", 4, Sound("n1", "horn", (9,)))),
    )
    for line in (took, permit, sound):
        waiting.add(line, 0.0)
    assert waiting.take() == permit + sound + took


def test_a_permit_of_a_board_that_is_not_to_sound_waits_behind_a_sound() -> None:
    waiting = OutgoingLines()
    permit, sound = (
        encode_line(Frame("horn-02", 3, Allow(4))),
        encode_line(Frame("horn-01", 4, Sound("n1", "horn", (9,)))),
    )
    for line in (permit, sound):
        waiting.add(line, 0.0)
    assert waiting.take() == sound + permit


def test_a_permit_for_which_a_burst_has_no_room_waits() -> None:
    waiting = OutgoingLines()
    permits = [encode_line(Frame(f"horn-{number}", 3, Allow(4))) for number in range(3)]
    sounds = [encode_line(Frame(f"horn-{number}", 4, Sound("n10", "horn", (100, 100, 100)))) for number in range(3)]
    for line in (*permits, *sounds):
        waiting.add(line, 0.0)
    assert len(b"".join(permits + sounds)) > LONGEST_BURST
    assert waiting.take() == b"".join(permits[:2] + sounds)
    assert waiting.take() == permits[2]
