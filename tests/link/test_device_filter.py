"""Of a line that many devices share only what concerns one."""

from __future__ import annotations

from collections.abc import Iterable

from headtable.messages.devices import Overheard, Way
from headtable_tools.link.device_filter import DeviceFilter
from headtable_tools.link.recorder import Recording
from headtable_tools.link.recording_format import Piece

TALK: tuple[tuple[Way, str], ...] = (
    (">", "$all 1 who*90A1\\n"),
    (">", "$pad-01 4 poll*0000\\n"),
    ("<", "$pad-01 4 idle*0000\\n"),
    (">", "$pad-02 5 poll*0000\\n"),
    ("<", "$pad-02 5 press two*0000\\n"),
    ("<", "\\x00\\xff\\n"),
    (">", "$pad-01 6 poll*0000\\n"),
    ("<", "\\x80\\n"),
)


def concerning(uid: str, talk: Iterable[tuple[Way, str]]) -> list[str]:
    kept: list[Piece] = []
    only = DeviceFilter(uid, kept.append)
    for ms, (way, text) in enumerate(talk):
        only.take(Piece(ms, way, text))
    return [f"{piece.way} {piece.text}" for piece in kept]


def test_polls_and_answers_of_other_devices_are_left_out() -> None:
    assert concerning("pad-02", TALK) == [
        "> $all 1 who*90A1\\n",
        "> $pad-02 5 poll*0000\\n",
        "< $pad-02 5 press two*0000\\n",
        "< \\x00\\xff\\n",  # what names nobody came from whoever was spoken to
    ]


def test_all_pieces_of_a_line_belong_to_one_device() -> None:
    pieces: list[tuple[Way, str]] = [
        ("<", "$pad-"), (">", "$pad-01 7 poll*0000\\n"), ("<", "02 5 pre"), ("<", "ss two*0000\\n"),
        ("<", "$pad-"), ("<", "01 5 pre"), ("<", "ss one*0000\\n"),
    ]  # fmt: skip
    assert concerning("pad-02", pieces) == ["< $pad-", "< 02 5 pre", "< ss two*0000\\n"]


def recorded(wanted: str) -> int:
    kept: list[Piece] = []
    reading = Recording(wanted, kept.append)
    for ms, (way, text) in enumerate(TALK):
        reading.on_message(Overheard("box", wanted, "/dev/ttyAMA0", ms, way, text), "live")
    return len(kept)


def test_a_port_is_recorded_completely_and_a_uid_by_itself() -> None:
    assert recorded("/dev/ttyAMA0") == recorded("ttyAMA0") == len(TALK)
    assert recorded("pad-02") == 4
