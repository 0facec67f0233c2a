"""Lines are found in whatever comes, in whatever pieces."""

from hypothesis import given, strategies as st

from headtable.messages.line import Press
from headtable.wire import LONGEST_LINE, Frame, Splitter, decode_line, encode_line

LINE = encode_line(Frame("pad-01", 1, Press("bell")))
BARE = LINE.rstrip(b"\n")


def test_a_line_is_returned_when_its_end_has_arrived() -> None:
    splitter = Splitter()
    assert splitter.feed(LINE[:10]) == []
    assert splitter.feed(LINE[10:]) == [BARE]


def test_two_lines_may_arrive_in_one_read() -> None:
    assert Splitter().feed(LINE + LINE) == [BARE, BARE]


def test_an_incomplete_line_does_not_spoil_the_next() -> None:
    assert Splitter().feed(LINE[:10] + LINE) == [LINE[:10], BARE]


def test_empty_lines_are_ignored() -> None:
    assert Splitter().feed(b"\n\r\n" + LINE) == [BARE]


def test_an_endless_line_is_returned_as_garbage() -> None:
    splitter = Splitter()
    given_away = b"".join(piece for _ in range(100) for piece in splitter.feed(b"x" * 50))
    assert len(given_away) > 100 * 50 - LONGEST_LINE
    assert splitter.feed(b"\n" + LINE)[-1] == BARE


def test_a_complete_line_behind_an_incomplete_one_is_kept() -> None:
    splitter = Splitter()
    torn = b"$pad-01 6 dice 1,1,4 " + b"x" * 60
    assert splitter.feed(torn + LINE[:-2]) == [torn]
    assert splitter.feed(LINE[-2:]) == [BARE]


@given(st.lists(st.binary(max_size=300), max_size=20))
def test_only_one_unfinished_line_is_kept(chunks: list[bytes]) -> None:
    splitter = Splitter()
    for chunk in chunks:
        splitter.feed(chunk)
    assert sum(len(piece) for piece in splitter.feed(b"\n")) < LONGEST_LINE


@given(st.integers(1, 200), st.lists(st.sampled_from(range(33)), min_size=1, max_size=20, unique=True))
def test_every_line_is_found_in_a_stream_of_any_chunks(size: int, seqs: list[int]) -> None:
    frames = [Frame("pad-01", seq, Press("two", seq)) for seq in seqs]
    stream = b"".join(map(encode_line, frames))
    splitter = Splitter()
    chunks = [stream[start : start + size] for start in range(0, len(stream), size)]
    assert [decode_line(piece) for chunk in chunks for piece in splitter.feed(chunk)] == frames
