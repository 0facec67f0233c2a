"""Hosts choose in a browser what may sound, and where pads stand. The box holds to it, also after a restart."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import time
from pathlib import Path
from threading import Event

import pytest
from msgspec.structs import replace

from headtable.box.checksummed import replace_durably
from headtable.box.kept_choices import KeptChoices
from headtable.complaints import Complaints
from headtable.hall.placed_pads import with_placed
from headtable.messages.device_names import DeviceNameProblem, NamedDevice, NameDevice, device_name_problem
from headtable.messages.devices import Adopt, Birth
from headtable.messages.host_choices import HostChoices, PlacedPad, QuietSpan, SetQuietHours, SetSignal, SignalChange
from headtable.messages.inputs import Heard
from headtable.messages.line import Hush, Press, Sounding
from headtable.messages.mqtt import MqttMessage
from headtable.messages.rooms import EngineState
from headtable.messages.silence_reasons import InQuietHours, Muted, NotArmed, Silence
from headtable.messages.sound_commands import Chirp, SignalResult, SignalState
from headtable.messages.words import Delivery, Signal
from headtable.saying import say
from headtable.wire import Frame
from tests.box.in_memory import BELL, HORN, PADS, SETTINGS, Hall

EVENING = QuietSpan("22:00", "07:00")
CALM = (replace(BELL, shortest_gap_s=0), replace(HORN, shortest_gap_s=0))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "box.choices"


def opened(file: Path | None = None) -> Hall:
    """A box that has just started, with everything plugged in and an engine between two rounds."""
    hall = Hall(replace(SETTINGS, signals=CALM), choices_file=file).plug_in_everything()
    hall.engine_lives(in_play=False)
    hall.forget()
    return hall


def hears(hall: Hall, *messages: MqttMessage, delivery: Delivery = "live") -> None:
    for message in messages:
        hall.box.on_message(message, delivery)


def order(hall: Hall, change: SignalChange, signal: Signal = "horn") -> SetSignal:
    """An order of now."""
    return SetSignal("box", signal, change, "boxboot", int(hall.now_s * 1000))


def quiet(hall: Hall, span: QuietSpan | None = EVENING) -> SetQuietHours:
    """An order of now for quiet hours."""
    return SetQuietHours("box", "boxboot", int(hall.now_s * 1000), span)


def result_of(hall: Hall) -> Silence | None:
    """Why the last command sounded nothing."""
    [result] = hall.said(SignalResult)
    assert isinstance(result, SignalResult)
    return result.why


def on_every_way(hall: Hall) -> list[Signal]:
    """The signals that sound by the engine's command, by a test, and by the reflex with and without an engine."""
    hall.engine_lives()
    both: tuple[Signal, ...] = ("horn", "bell")
    for signal in both:
        hears(hall, hall.command(id=f"c{signal}", signal=signal))
    sounded = hall.sounded()
    hall.passes(2)
    hall.engine_lives(in_play=False)
    for signal in both:
        hears(hall, Chirp(f"t{signal}", "box", signal, "boxboot", int(hall.now_s * 1000)))
    sounded += hall.sounded()
    hall.passes(2)
    hall.engine_lives()
    hall.press(1)
    sounded += hall.sounded()
    hears(hall, EngineState("engine1", "lost"))
    hall.passes(2)
    hall.press(2)
    return sounded + hall.sounded()


def test_bell_and_horn_sound_on_every_way() -> None:
    assert on_every_way(opened()) == 4 * ["horn", "bell"]


def test_a_muted_horn_sounds_on_no_way_and_the_bell_on_every_one() -> None:
    hall = opened()
    hears(hall, order(hall, "mute"))
    hall.forget()
    assert on_every_way(hall) == 4 * ["bell"]


def test_a_disarmed_horn_sounds_on_no_way_and_the_bell_on_every_one() -> None:
    hall = opened()
    hears(hall, order(hall, "disarm"))
    hall.forget()
    assert on_every_way(hall) == 4 * ["bell"]


def test_in_quiet_hours_the_horn_sounds_on_no_way_and_the_bell_on_every_one() -> None:
    hall = opened()
    hears(hall, quiet(hall))
    hall.time_of_day = time(23)
    hall.forget()
    assert on_every_way(hall) == 4 * ["bell"]


def test_outside_of_the_quiet_hours_the_horn_sounds() -> None:
    hall = opened()
    hears(hall, quiet(hall))
    hall.forget()
    assert on_every_way(hall) == 4 * ["horn", "bell"]


@pytest.mark.parametrize(
    ("changed", "why"),
    [("mute", Muted()), ("disarm", NotArmed())],
)
def test_a_silenced_signal_says_why(changed: SignalChange, why: Silence) -> None:
    hall = opened()
    hears(hall, order(hall, changed))
    hears(hall, Chirp("t1", "box", "horn", "boxboot", int(hall.now_s * 1000)))
    assert result_of(hall) == why


def test_the_quiet_hours_are_the_reason_for_a_silent_horn() -> None:
    hall = opened()
    hears(hall, quiet(hall))
    hall.time_of_day = time(23)
    hears(hall, Chirp("t1", "box", "horn", "boxboot", int(hall.now_s * 1000)))
    assert result_of(hall) == InQuietHours("22:00", "07:00")


def test_a_mute_and_quiet_hours_survive_a_restart(file: Path) -> None:
    first = opened(file)
    hears(first, order(first, "mute"), quiet(first))
    hall = opened(file)
    assert on_every_way(hall) == 4 * ["bell"]
    hears(hall, order(hall, "unmute"))
    hall.time_of_day = time(23)
    hall.engine_lives()
    hall.passes(2)
    hall.engine_lives()
    hall.forget()
    hears(hall, hall.command(id="later"))
    assert result_of(hall) == InQuietHours("22:00", "07:00")


def test_a_host_unmutes_what_a_host_has_muted() -> None:
    hall = opened()
    hears(hall, order(hall, "mute"), order(hall, "unmute"))
    hall.forget()
    assert on_every_way(hall) == 4 * ["horn", "bell"]


def test_a_host_unmutes_nothing_that_the_file_mutes() -> None:
    hall = Hall(
        replace(SETTINGS, signals=(replace(BELL, armed=False), replace(HORN, muted=True)))
    ).plug_in_everything()
    hears(hall, order(hall, "mute"), order(hall, "unmute"), order(hall, "disarm", "bell"), order(hall, "arm", "bell"))
    hall.forget()
    assert on_every_way(hall) == []


def test_the_quiet_hours_of_the_file_hold_for_both_beside_those_of_a_host() -> None:
    settings = replace(SETTINGS, signals=CALM, quiet_from="23:00", quiet_to="06:00")
    hall = Hall(settings).plug_in_everything()
    hears(hall, quiet(hall, QuietSpan("12:00", "13:00")))
    hall.time_of_day = time(23, 30)
    hall.forget()
    assert on_every_way(hall) == []


def test_a_mute_silences_a_horn_that_sounds_at_once() -> None:
    hall = opened()
    hall.engine_lives()
    hears(hall, hall.command())
    hall.box.line_received(hall.board, Frame("horn-01", 1, Sounding("cmd1", "horn")))
    hall.board.heard()
    hears(hall, order(hall, "mute"))
    [hush] = hall.board.heard()
    assert isinstance(hush, Hush)
    assert hush.signal == "horn"


def test_a_mute_silences_a_horn_that_its_board_has_not_reported_yet() -> None:
    hall = opened()
    hall.engine_lives()
    hears(hall, hall.command())
    assert hall.sounded() == ["horn"]
    hears(hall, order(hall, "mute"))
    assert hall.hushed() == ["horn"]


def test_quiet_hours_that_begin_now_silence_a_horn_that_sounds() -> None:
    hall = opened()
    hall.engine_lives()
    hears(hall, hall.command(signal="bell", id="cmd2"), hall.command())
    hall.board.heard()
    hears(hall, quiet(hall, QuietSpan("19:00", "21:00")))
    assert hall.hushed() == ["horn"]


def test_a_mute_sends_nothing_to_a_horn_that_has_fallen_silent() -> None:
    hall = opened()
    hall.engine_lives()
    hears(hall, hall.command())
    hall.passes(2)
    hall.board.heard()
    hears(hall, order(hall, "mute"))
    assert hall.hushed() == []


def test_an_order_is_told_to_everybody() -> None:
    hall = opened()
    hears(hall, order(hall, "mute"))
    assert hall.said(HostChoices, SignalState) == [
        HostChoices("box", muted=("horn",)),
        SignalState("horn", "box", sounding=False, armed=True, muted=True),
        SignalState("bell", "box", sounding=False, armed=True, muted=False),
    ]


@pytest.mark.parametrize("wrong", [{"sent_ms": 1_000_000 - 2001}, {"boot": "another"}, {"box": "far"}])
def test_a_stale_order_unmutes_nothing(wrong: dict[str, object]) -> None:
    hall = opened()
    hears(hall, order(hall, "mute"))
    hears(hall, replace(order(hall, "unmute"), **wrong))
    hall.forget()
    assert on_every_way(hall) == 4 * ["bell"]


def test_an_order_changes_nothing_else_that_another_host_has_chosen() -> None:
    hall = opened()
    hears(hall, order(hall, "disarm"), order(hall, "mute"), order(hall, "unmute"))
    assert hall.said(HostChoices)[-1] == HostChoices("box", disarmed=("horn",))
    hears(hall, order(hall, "mute"), order(hall, "arm"))
    assert hall.said(HostChoices)[-1] == HostChoices("box", muted=("horn",))


def test_a_stale_order_arms_nothing() -> None:
    hall = opened()
    hears(hall, order(hall, "disarm"))
    hears(hall, replace(order(hall, "arm"), sent_ms=1_000_000 - 2001))
    hall.forget()
    assert on_every_way(hall) == 4 * ["bell"]


def test_quiet_hours_that_end_when_they_begin_are_ignored() -> None:
    hall = opened()
    hears(hall, quiet(hall), quiet(hall, QuietSpan("21:00", "21:00")))
    assert [choices.quiet for choices in hall.said(HostChoices) if isinstance(choices, HostChoices)] == [EVENING]
    assert hall.complaints == [
        "box: a host’s order was not followed: the quiet hours begin and end at 21:00: choose two different times, "
        "or no quiet hours"
    ]


def test_a_stale_order_ends_no_quiet_hours() -> None:
    hall = opened()
    hears(hall, quiet(hall))
    hears(hall, replace(quiet(hall, None), sent_ms=1_000_000 - 2001))
    hall.time_of_day = time(23)
    hall.forget()
    assert on_every_way(hall) == 4 * ["bell"]


def test_a_retained_order_is_ignored() -> None:
    hall = opened()
    hears(hall, order(hall, "mute"))
    hears(hall, order(hall, "unmute"), quiet(hall), delivery="retained")
    hall.forget()
    assert on_every_way(hall) == 4 * ["bell"]


@pytest.mark.parametrize("change", ["mute", "disarm"])
def test_an_old_order_still_silences(change: SignalChange) -> None:
    hall = opened()
    hears(hall, replace(order(hall, change), sent_ms=1, boot="another"))
    hall.forget()
    assert on_every_way(hall) == 4 * ["bell"]


@pytest.mark.parametrize("content", [b"", b"nonsense", b'00000000 {"is":"host-choices","box":"box"}\n\n'])
def test_a_damaged_file_mutes_both_until_a_host_says_otherwise(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    hall = opened(file)
    assert hall.complaints
    assert on_every_way(hall) == []
    hall = opened(file)
    hears(hall, order(hall, "unmute"), order(hall, "unmute", "bell"))
    hall.forget()
    assert on_every_way(hall) == 4 * ["horn", "bell"]


def test_one_flipped_bit_costs_nothing(file: Path) -> None:
    first = opened(file)
    hears(first, order(first, "mute"))
    raw = bytearray(file.read_bytes())
    raw[20] ^= 1
    file.write_bytes(raw)
    hall = opened(file)
    assert hall.complaints == []
    assert on_every_way(hall) == 4 * ["bell"]


def test_choices_that_cannot_be_written_hold_in_memory(tmp_path: Path) -> None:
    hall = opened(tmp_path / "no folder" / "box.choices")
    hears(hall, order(hall, "mute"))
    assert [complaint for complaint in hall.complaints if "not kept" in complaint]
    hall.forget()
    assert on_every_way(hall) == 4 * ["bell"]


def test_a_choice_survives_a_power_cut(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced = list[tuple[int, bool]]()
    monkeypatch.setattr(os, "fsync", lambda one: synced.append((os.fstat(one).st_ino, file.exists())))
    hall = opened(file)
    hears(hall, order(hall, "mute"))
    assert synced == [(file.stat().st_ino, False), (file.parent.stat().st_ino, True)]


def test_a_choice_does_not_wait_for_the_disk_and_the_latest_is_written(file: Path) -> None:
    free = Event()
    complaints = Complaints(lambda _: None)
    with ThreadPoolExecutor(max_workers=1) as disk:
        disk.submit(free.wait)
        choices = KeptChoices(SETTINGS, complaints, file, disk.submit)
        choices.change("horn", "mute")
        choices.change("horn", "disarm")
        assert choices.now == HostChoices("box", disarmed=("horn",), muted=("horn",))
        assert not file.exists()
        free.set()
    assert KeptChoices(SETTINGS, complaints, file).now == choices.now


def test_choices_that_are_written_are_not_written_again(file: Path) -> None:
    jobs = list[Callable[[], None]]()
    choices = KeptChoices(SETTINGS, Complaints(lambda _: None), file, jobs.append)
    choices.change("horn", "mute")
    choices.change("horn", "disarm")
    first, second = jobs
    first()
    file.unlink()
    second()
    assert not file.exists()


# --- pads -------------------------------------------------------------------------------------------


def test_a_pad_that_a_host_has_placed_stays_there_after_a_restart(file: Path) -> None:
    hears(opened(file), Adopt("pad-02", "box", 5, kept=True))
    hall = opened(file)
    hall.box.line_received(hall.second_pad, Frame("pad-02", 1, Press("two")))
    [heard] = hall.said(Heard)
    assert isinstance(heard, Heard)
    assert heard.table == 5


def test_a_placed_pad_is_told_to_everybody() -> None:
    hall = opened()
    hears(hall, Adopt("pad-02", "box", 5, kept=True))
    choices, birth = hall.said(HostChoices, Birth)
    assert choices == HostChoices("box", pads=(PlacedPad("pad-02", 5, file_table=2),))
    assert isinstance(birth, Birth)
    assert birth.table == 5


def test_a_table_that_a_command_writes_into_the_file_is_newer_than_a_hosts(file: Path) -> None:
    hall = opened(file)
    hears(hall, Adopt("pad-02", "box", 5, kept=True), Adopt("pad-02", "box", 3))
    assert opened(file).said(HostChoices) == []
    assert hall.said(HostChoices)[-1] == HostChoices("box")


def test_a_choice_after_such_a_command_survives_a_restart() -> None:
    hall = opened()
    hears(hall, Adopt("pad-02", "box", 3), Adopt("pad-02", "box", 5, kept=True))
    choices = hall.said(HostChoices)[-1]
    assert choices == HostChoices("box", pads=(PlacedPad("pad-02", 5, file_table=3),))
    written = replace(SETTINGS, pads=(PADS[0], replace(PADS[1], table=3)))
    assert isinstance(choices, HostChoices)
    assert [(pad.uid, pad.table) for pad in with_placed(written, choices).pads] == [("pad-01", 1), ("pad-02", 5)]


def test_a_file_that_was_changed_since_is_newer_than_a_hosts_choice() -> None:
    choices = HostChoices("box", pads=(PlacedPad("pad-02", 5, file_table=2),))
    assert [(pad.uid, pad.table) for pad in with_placed(SETTINGS, choices).pads] == [("pad-01", 1), ("pad-02", 5)]
    changed = replace(SETTINGS, pads=(PADS[0], replace(PADS[1], table=7)))
    assert with_placed(changed, choices) == changed


def test_a_host_gives_the_bell_to_a_pad_of_the_head_table_alone() -> None:
    hall = opened()
    hears(hall, Adopt("pad-02", "box", 2, bell=True, kept=True))
    assert hall.said(HostChoices) == []
    hears(hall, Adopt("pad-02", "box", 1, bell=True, kept=True))
    assert hall.said(HostChoices) == [HostChoices("box", pads=(PlacedPad("pad-02", 1, bell=True, file_table=2),))]


def test_a_host_places_no_signal_board() -> None:
    hall = opened()
    hears(hall, Adopt("horn-01", "box", 2, kept=True))
    assert hall.said(HostChoices, Birth) == []


# --- names ------------------------------------------------------------------------------------------


def called(hall: Hall, name: str, uid: str = "pad-02") -> None:
    """A host gives a device a name."""
    hears(hall, NameDevice("box", uid, name))


def test_a_name_is_told_to_everybody_and_survives_a_restart(file: Path) -> None:
    hall = opened(file)
    called(hall, "Bar")
    bar = HostChoices("box", names=(NamedDevice("pad-02", "Bar"),))
    assert hall.said(HostChoices) == [bar]
    assert KeptChoices(SETTINGS, Complaints(lambda _: None), file).now == bar


def test_a_new_name_replaces_the_old_one_and_an_empty_one_takes_it_away() -> None:
    hall = opened()
    called(hall, "Bar")
    called(hall, "Door")
    assert hall.said(HostChoices)[-1] == HostChoices("box", names=(NamedDevice("pad-02", "Door"),))
    called(hall, "")
    assert hall.said(HostChoices)[-1] == HostChoices("box")


def test_a_name_changes_no_other_choice_of_a_host() -> None:
    hall = opened()
    hears(hall, order(hall, "mute"), Adopt("pad-02", "box", 5, kept=True))
    called(hall, "Bar")
    assert hall.said(HostChoices)[-1] == HostChoices(
        "box", muted=("horn",), pads=(PlacedPad("pad-02", 5, file_table=2),), names=(NamedDevice("pad-02", "Bar"),)
    )


def test_a_box_keeps_no_bad_name_and_says_why() -> None:
    hall = opened()
    called(hall, "Bar", "pad-01")
    called(hall, "bar")
    assert hall.said(HostChoices) == [HostChoices("box", names=(NamedDevice("pad-01", "Bar"),))]
    assert hall.complaints == [
        "pad-02: a host’s order was not followed: pad-01 is called “bar” already: choose another name"
    ]


def test_a_box_ignores_a_retained_name_and_one_for_another_box() -> None:
    hall = opened()
    hears(hall, NameDevice("box", "pad-02", "Bar"), delivery="retained")
    hears(hall, NameDevice("far-box", "pad-02", "Bar"))
    assert hall.said(HostChoices) == []


def test_a_file_from_before_there_were_names_still_loads(file: Path) -> None:
    replace_durably(file, b'{"is":"host-choices","box":"box","muted":["horn"]}')
    complaints = list[object]()
    assert KeptChoices(SETTINGS, Complaints(complaints.append), file).now == HostChoices("box", muted=("horn",))
    assert complaints == []


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("By the bar", None),
        ("", None),
        ("Küche", None),
        ("x" * 32, None),
        ("x" * 33, "the name has 33 characters, and 32 fit into the lists: write a shorter one"),
        ("By\nthe bar", "the name has a character that nobody can see, such as a line break"),
        ("door", "pad-01 is called “door” already: choose another name"),
        ("PAD-01", "pad-01 is called “PAD-01” already: choose another name"),
    ],
)
def test_a_bad_name_is_refused_with_its_reason(name: str, problem: str | None) -> None:
    why: DeviceNameProblem | None = device_name_problem(name, [("pad-01", "Door"), ("pad-02", "")])
    assert (why is None) == (problem is None)
    if why is not None and problem is not None:
        assert say(why).startswith(problem)
