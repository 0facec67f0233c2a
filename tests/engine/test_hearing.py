"""The engine's steps for each message: decide, record, and then publish, in this order."""

from __future__ import annotations

import resource
from pathlib import Path

import pytest

from headtable.engine.inbox import Inbox
from headtable.errors import Garbled, Unwell
from headtable.messages.facts import Fact, TellAgain, Told
from headtable.messages.inputs import Ack, Heard, Reflex
from headtable.messages.line import Dice, Event, Press
from headtable.messages.mqtt import MqttMessage
from headtable.messages.new_night import ArchiveNight
from headtable.messages.pace import GoBy, Ring, StartRound, TimeUp
from headtable.messages.past import AskPreview, Overrule, Undo, Undone
from headtable.messages.people import Rename
from headtable.messages.refusals.every import Refusal
from headtable.messages.refusals.speaking import (
    OnlyClockMaySay,
    OnlyHeadTableRings,
    OnlyHostMaySay,
    PageCannotSound,
    StandsOnNoTable,
)
from headtable.messages.rooms import (
    BoardState,
    EngineState,
    NightState,
    RoundResult,
    RulesState,
    StageState,
    TableRounds,
    TableState,
)
from headtable.messages.table import CalledFalsely, Rolled, ThrownAgain, When
from headtable.rulesets import text
from headtable.saying import say
from tests.engine.room import OPEN, Room, facts, of

BELL_RUNG = Reflex("box", ("bell",))


@pytest.fixture
def room(tmp_path: Path) -> Room:
    return Room(tmp_path / "tonight.night.db")


def test_a_claim_is_acknowledged_then_published_as_a_fact_and_then_shown(room: Room) -> None:
    room.round_in_play()
    said = room.pad(2, "two")
    ack, told, night, table = said
    assert ack == Ack("pad-02", "p1", 3, accepted=True, entry=3)
    assert told == Told(
        3, 0, Rolled(2, "Eve", "two", 2, (2, 0)), at_ms=int(1000 * room.wall_s), uid="pad-02", role="device"
    )
    assert isinstance(night, NightState)
    assert night.entry == 3
    assert isinstance(table, TableState)
    assert (table.table, table.tally) == (2, (2, 0))


def test_only_changed_states_are_published(room: Room) -> None:
    room.round_in_play()
    assert [state.table for state in of(TableState, room.pad(3, "one"))] == [3]
    assert of(BoardState, room.pad(3, "one")) == []
    assert len(of(BoardState, room.pad(3, "bunco"))) == 1


def test_a_refusal_has_a_reason_and_is_journalled(room: Room) -> None:
    said = room.pad(2, "two")
    [entry] = room.journal.entries()
    assert entry.refusal is not None
    assert say(entry.refusal) == "the night is not open yet"
    assert said == [Ack("pad-02", "p1", 1, accepted=False, entry=1, why=entry.refusal)]


def test_a_repeated_message_gets_the_same_verdict_and_changes_nothing(room: Room) -> None:
    room.round_in_play()
    roll = Heard("pad-02", "p9", 5, Press("two"), 2)
    first = room.hears(roll)
    assert room.hears(roll) == first[:1]
    assert room.history.night.table(2).tally == (2, 0)
    assert room.journal.last == 3


def test_a_refused_roll_stays_refused_when_it_comes_again_in_time_for_the_next_round(room: Room) -> None:
    early = Heard("pad-02", "p9", 5, Press("two"), 2)
    refused = room.hears(early)
    room.round_in_play()
    assert room.hears(early) == refused
    assert room.history.night.table(2).tally == (0, 0)


def test_a_pad_that_was_switched_off_and_on_restarts_its_numbers(room: Room) -> None:
    room.round_in_play()
    room.hears(Heard("pad-02", "p1", 1, Press("two"), 2))
    room.hears(Heard("pad-02", "p2", 1, Press("one"), 2))
    assert room.history.night.table(2).tally == (3, 0)


@pytest.mark.parametrize(
    ("heard", "why"),
    [
        (Heard("pad-02", "p", 1, Ring("host")), OnlyHostMaySay("pad-02", "ring")),
        (Heard("phone-2", "p", 1, StartRound(), 2, role="phone"), OnlyHostMaySay("phone-2", "start")),
        (Heard("host", "p", 1, Ring("host")), OnlyHostMaySay("host", "ring")),
        (Heard("clock", "p", 1, TimeUp("round", 1, 1)), OnlyClockMaySay("clock", "time-up")),
        (Heard("pad-02", "p", 1, Press("one")), StandsOnNoTable("pad-02")),
        (Heard("phone-2", "p", 1, Press("bell"), 1, Reflex("box", ("bell",)), role="phone"),
         PageCannotSound("phone-2")),
        (Heard("host-1", "p", 1, Ring("host"), reflex=Reflex("box", ("bell",)), role="host"),
         PageCannotSound("host-1")),
        (Heard("pad-02", "p", 1, Press("bell"), 2),
         OnlyHeadTableRings("pad-02", 2)),
    ],
)  # fmt: skip
def test_a_speaker_without_the_right_is_refused_without_an_entry(room: Room, heard: Heard, why: Refusal) -> None:
    said = room.hears(heard)
    assert said == [Ack(heard.uid, "p", 1, accepted=False, entry=None, why=why, role=heard.role)]
    assert room.journal.last == 0


def test_the_rules_refuse_the_bell_of_a_phone(room: Room) -> None:
    room.round_in_play()
    before = room.journal.last
    [ack] = of(Ack, room.hears(Heard("phone-1", "p", 1, Press("bell"), 1, role="phone")))
    assert ack.why is not None
    assert say(ack.why) == "a phone cannot ring the bell: only the head table’s button or the host can"
    assert ack.entry == room.journal.last == before + 1


@pytest.mark.parametrize("uid", ["hostel-3", "host", "phone-box-1", "phone", "clock", "clockwork-1"])
def test_a_pad_counts_as_a_pad_whatever_its_uid_begins_with(room: Room, uid: str) -> None:
    room.round_in_play()
    room.pad(1, "two")
    room.host(GoBy(2, "pad"))
    taken = (Heard(uid, "1", 1, Press("one"), 2), Heard(uid, "1", 2, Press("bell"), 1, BELL_RUNG))
    for heard in taken:
        assert [ack.why for ack in of(Ack, room.hears(heard))] == [None]
    [refused] = of(Ack, room.hears(Heard(uid, "1", 3, StartRound())))
    assert refused.why == OnlyHostMaySay(uid, "start")


@pytest.mark.parametrize("uid", ["hostel-3", "phone-box-1", "clock"])
def test_a_phone_does_not_take_the_verdict_of_a_pad_with_the_same_uid(room: Room, uid: str) -> None:
    room.round_in_play()
    room.hears(Heard(uid, "1", 1, Press("two"), 2))
    room.hears(Heard(uid, "1", 1, Press("one"), 2, role="phone"))
    assert room.history.night.table(2).tally == (3, 0)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (Press("one"), Rolled(2, "Eve", "one", 1, (1, 0))),
        (Press("two"), Rolled(2, "Eve", "two", 2, (2, 0))),
        (Press("mini"), Rolled(2, "Eve", "mini", 5, (5, 0))),
        (Press("bunco"), Rolled(2, "Eve", "bunco", 21, (21, 0), credit="Eve", when=When(100_000))),
        (Press("pass"), Rolled(2, "Eve", "miss", 0, (0, 0))),
        (Press("call"), CalledFalsely(2, "Eve")),
        (Press("cocked"), ThrownAgain(2, "Eve", "cocked", 0)),
        (Press("floor"), ThrownAgain(2, "Eve", "floor", 1)),
        (Dice((1, 1, 4)), Rolled(2, "Eve", "two", 2, (2, 0), (1, 1, 4))),
    ],
)
def test_a_pad_sends_scores_and_a_reader_sends_dice(room: Room, said: Event, meant: Fact) -> None:
    room.round_in_play()
    assert facts(room.pad(2, said))[0] == meant


def test_a_phone_at_a_table_has_the_rights_of_a_pad(room: Room) -> None:
    room.round_in_play()
    said = room.hears(Heard("phone-7", "p", 1, Press("two"), 3, role="phone"))
    assert facts(said) == [Rolled(3, "Ida", "two", 2, (2, 0))]


def test_the_engines_clock_and_the_age_from_the_pad_date_a_bunco(room: Room) -> None:
    room.round_in_play()
    room.now_s = 200.5
    said = room.hears(Heard("pad-02", "p", 1, Press("bunco", 3000), 2, heard_ms=9))
    assert facts(said) == [Rolled(2, "Eve", "bunco", 21, (21, 0), credit="Eve", when=When(200_500, 3000))]
    *_, entry = room.journal.entries()
    assert entry.heard.heard_ms == 200_500


def test_an_undo_by_a_phone_is_recorded_as_the_phones(room: Room) -> None:
    room.round_in_play()
    room.pad(2, "two")
    said = room.hears(Heard("k7w2", "p", 1, Press("undo"), 2, role="phone"))
    assert facts(said) == [Undone(3, "phone", "", at_table=2)]


def test_the_undo_button_takes_back_the_tables_last_roll(room: Room) -> None:
    room.round_in_play()
    room.pad(2, "two")
    room.pad(3, "one")
    said = room.pad(2, "undo")
    assert facts(said) == [Undone(3, "pad-02", "", at_table=2)]
    assert [(state.table, state.tally) for state in of(TableState, said)] == [(2, (0, 0))]


def test_a_retained_event_is_ignored(room: Room) -> None:
    with pytest.raises(Garbled, match="publish events without retain"):
        room.engine.on_message(Heard("pad-02", "p", 1, Press("one"), 2), "retained")
    assert room.journal.last == 0


@pytest.mark.parametrize(
    "question",
    [
        TellAgain("web-1"),
        AskPreview("web-1", 1, Undo(3, "host", "a mistake")),
        ArchiveNight("web-1", "n1"),
    ],
)
def test_a_retained_question_is_not_answered(room: Room, question: MqttMessage) -> None:
    inbox = Inbox(room.engine.on_message, room.said.append, lambda: 0.0, lambda: None)
    with pytest.raises(Garbled, match="publish it without retain"):
        inbox.on_message(question, "retained")
    assert room.said == []


def test_an_entry_that_cannot_be_written_is_not_acknowledged_and_does_not_count(room: Room) -> None:
    room.round_in_play()
    roll = Heard("pad-02", "p1", 1, Press("two"), 2)
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, before[1]))
    try:
        with pytest.raises(Unwell, match="nothing is taken until it can be"):
            room.hears(roll)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert room.said == []
    assert room.history.night.table(2).tally == (0, 0)
    assert facts(room.hears(roll)) == [Rolled(2, "Eve", "two", 2, (2, 0))]


def test_the_heartbeat_names_the_round_the_night_and_whether_a_round_is_in_play(room: Room) -> None:
    def state(round_: str, *, in_play: bool) -> EngineState:
        return EngineState("e1", "online", round_, in_play, clock_ms=100_000, night=room.journal.night)

    room.engine.heartbeat()
    assert room.said == [state("", in_play=False)]
    room.host(OPEN)
    assert of(EngineState, room.said) == [state("1.1", in_play=False)]
    assert of(EngineState, room.host(Ring("host"))) == [state("1.1", in_play=True)]
    assert of(EngineState, room.pad(2, "two")) == []
    assert of(EngineState, room.pad(1, "bell")) == [state("1.1", in_play=False)]


def test_every_state_is_published_when_the_connection_comes_back(room: Room) -> None:
    room.round_in_play()
    room.said.clear()
    room.engine.on_connect()
    kinds = [type(message) for message in room.said]
    assert kinds[:8] == [RulesState, EngineState, NightState, *[TableState] * 3, BoardState, StageState]
    assert kinds[8:] == [TableRounds] * 100  # also of tables that an earlier night had


def test_the_rules_of_the_journal_are_published_with_each_connection(room: Room) -> None:
    room.engine.on_connect()
    assert of(RulesState, room.said) == [RulesState(text("rfp"))]


def test_after_a_restart_the_night_continues(room: Room) -> None:
    room.round_in_play()
    room.pad(2, "two")
    room.pad(2, "one")
    room.pad(2, "undo")
    roll = Heard("pad-03", "p9", 5, Press("mini"), 3)
    first = room.hears(roll)
    room.restart("e2")
    assert (room.history.night.table(2).tally, room.history.night.table(3).tally) == ((2, 0), (5, 0))
    assert room.hears(roll) == first[:1]
    assert facts(room.pad(2, "one")) == [Rolled(2, "Eve", "one", 1, (3, 0))]


def test_a_corrected_name_is_corrected_in_the_finished_rounds(room: Room) -> None:
    room.engine.on_connect()
    room.round_in_play()
    room.pad(2, "two")
    for _ in range(4):
        room.pad(2, "pass")
    room.host(Ring("host"))
    [finished] = of(TableRounds, room.host(Rename("Eve", "Eva")))
    assert [one.winners for one in finished.results] == [("Eva", "Gil")]


def test_a_finished_table_is_published_for_the_host_and_updated_by_corrections(room: Room) -> None:
    room.engine.on_connect()
    room.round_in_play()
    room.pad(2, "two")
    for _ in range(4):
        room.pad(2, "pass")
    [before] = of(TableRounds, room.host(Ring("host")))
    assert before == TableRounds(2, (RoundResult(1, 1, "a", ("Eve", "Gil"), ("Flo", "Hal"), (2, 0), "points"),))
    [after] = of(TableRounds, room.host(Overrule(1, 1, 2, "b", "host", "two tallies were exchanged")))
    assert [(one.team, one.winners, one.how) for one in after.results] == [("b", ("Flo", "Hal"), "host")]
