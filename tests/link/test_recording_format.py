"""A recording on paper can be read by a person, and says every byte."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, strategies as st

from headtable.errors import BadConfig
from headtable.wire import escaped
from headtable_tools.link.recording_format import Piece, kind_of_line, pieces, read, written

STRANGE = b"$pad-01 1 press two 15*876B\n\x00\xff\\n \r\nhalf a li"


def test_each_line_of_a_read_is_a_line_of_the_file() -> None:
    assert [written(piece) for piece in pieces(1203, "<", escaped(STRANGE))] == [
        "    1203 < $pad-01 1 press two 15*876B\\n",
        "    1203 < \\x00\\xff\\\\n",
        "    1203 <  \\r\\n",
        "    1203 < half a li",
    ]


@given(st.binary(min_size=1, max_size=300))
def test_recorded_bytes_read_back_unchanged(raw: bytes) -> None:
    said = list(pieces(7, ">", escaped(raw)))
    assert b"".join(piece.raw for piece in said) == raw


def test_a_recording_file_reads_back_unchanged(tmp_path: Path) -> None:
    said = [*pieces(0, ">", escaped(b"$all 1 who*90A1\n")), *pieces(12, "<", escaped(STRANGE))]
    file = tmp_path / "strange.link"
    file.write_text("# headtable link record: pad-01\n\n" + "".join(written(piece) + "\n" for piece in said))
    assert read(file) == said
    assert said[0] == Piece(0, ">", "$all 1 who*90A1\\n")


def test_a_recording_with_polls_is_of_a_shared_line() -> None:
    talk = [*pieces(0, ">", escaped(b"$all 1 who*90A1\n")), *pieces(12, "<", escaped(STRANGE))]
    assert kind_of_line(talk) == "serial"
    assert kind_of_line([*talk, *pieces(20, ">", "$pad-01 3 poll*0000\\n")]) == "rs485"


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("12 = x", "is no piece"),
        ("x < y", "is no piece"),
        ("12 < \\xg", "is no piece"),
        ("# only a title", "nothing"),
    ],
)
def test_an_invalid_recording_is_refused_with_its_line(tmp_path: Path, line: str, text: str) -> None:
    file = tmp_path / "strange.link"
    file.write_text(f"{line}\n")
    with pytest.raises(BadConfig, match=text) as wrong:
        read(file)
    assert repr(line) in str(wrong.value) or text == "nothing"
