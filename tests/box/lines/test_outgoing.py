"""The queue of a shared line."""

from __future__ import annotations

from headtable.box.lines.outgoing import OutgoingLines
from headtable.messages.line import Piece, Took
from headtable.wire import Frame, encode_line


def test_a_piece_of_a_firmware_goes_only_when_nothing_else_waits() -> None:
    waiting = OutgoingLines()
    piece, took = encode_line(Frame("pad-02", 1, Piece(0, "YWJj"))), encode_line(Frame("pad-01", 2, Took(1)))
    waiting.add(piece, 0.0)
    waiting.add(took, 0.0)
    assert (waiting.take(), waiting.take(), bool(waiting)) == (took, piece, False)
