"""The night's facts: kept whole, listed page by page, and fetched after a gap."""

from __future__ import annotations

from itertools import count

import msgspec
import pytest

from headtable.messages.announcements import ResultOf
from headtable.messages.facts import TellAgain, Told, ToldAgain
from headtable.messages.mqtt import MqttMessage
from headtable.messages.pace import RoundStarted
from headtable.messages.past import CardChanged, Changed, Overruled, Preview, Previewed, PreviewRefused, Undone
from headtable.messages.prizes import SemiSeated, Standing
from headtable.messages.refusals.past import TakenBackAlready, UnknownEntry
from headtable.messages.rooms import (
    EngineState,
)
from headtable.messages.table import DicePassed, RolledOff
from headtable.web.catch_up import CatchUp
from headtable.web.fact_log import MOST_AT_ONCE, FactLog, Page
from headtable.web.live_room import LiveRoom
from headtable.web.preview_requests import PreviewShown, RefusalShown, shown
from tests.web.house import ONLINE, host, nobody, pages, room_with


def passed(entry: int, part: int = 0, table: int = 1) -> Told:
    return Told(entry, part, DicePassed(table, "Ann"))


def past(*told: Told, most: int = 1000) -> FactLog:
    kept = FactLog(most)
    for one in told:
        kept.add(one)
    return kept


def places(page: Page) -> list[tuple[int, int]]:
    return [(line.entry, line.part) for line in page.lines]


def test_a_page_holds_the_newest_entries_each_of_them_complete() -> None:
    kept = past(*(passed(entry, part) for entry in range(1, 201) for part in range(3)))
    page = kept.page()
    first = 201 - MOST_AT_ONCE
    assert places(page) == [(entry, part) for entry in range(first, 201) for part in range(3)]
    assert page.more
    earlier = kept.page(first)
    assert places(earlier) == [(entry, part) for entry in range(1, first) for part in range(3)]
    assert not earlier.more


def test_facts_are_listed_in_order_whatever_order_they_arrive_in() -> None:
    kept = past(passed(9), passed(3, 1), passed(3, 0), passed(5))
    assert places(kept.page()) == [(3, 0), (3, 1), (5, 0), (9, 0)]


def test_rounds_of_the_semi_final_have_its_name() -> None:
    seats = SemiSeated(4, (("Ann", "Bob", "Cat", "Dee"),))
    given = Overruled(4, 1, 1, "a", "host", "")
    kept = past(
        Told(1, 0, RoundStarted(3, 6, 6)),
        Told(2, 0, seats),
        Told(3, 0, RoundStarted(4, 1, 1)),
        Told(4, 0, given),
        Told(4, 1, Changed(ResultOf(4, 1, 1), None, None)),
    )
    assert [line.words.partition(":")[0].partition(";")[0] for line in kept.page().lines] == [
        "round 6 of set 3 started",
        "the semi-final is seated",
        "round 1 of the semi-final started",
        "round 1 of the semi-final at table 1 is given to chairs 1 and 3 by the host",
        "semi-final, round 1, table 1",
    ]


def test_a_refusal_names_an_entry_by_its_words() -> None:
    kept = past(Told(5, 0, RoundStarted(1, 1, 1)))
    refused = shown(Previewed("web-1", "b", 1, PreviewRefused(TakenBackAlready(5))), facts=kept)
    assert isinstance(refused, RefusalShown)
    assert refused.words == "entry “Round 1 of set 1 started: roll ones” has been taken back already"


def test_an_entry_that_the_log_does_not_have_is_named_by_its_number() -> None:
    refused = shown(Previewed("web-1", "b", 1, PreviewRefused(UnknownEntry(900))), facts=past())
    assert isinstance(refused, RefusalShown)
    assert refused.words == "entry 900 is not in the journal, or was refused"


def test_one_tables_past_holds_its_own_facts_and_all_revisions() -> None:
    right = Told(4, 0, Undone(1, "host", "a mistake"))
    kept = past(passed(1, table=1), passed(2, table=2), Told(3, 0, RolledOff(2, 5, 3)), Told(3, 1, right.fact), right)
    assert places(kept.page(table=1)) == [(1, 0), (3, 0), (3, 1), (4, 0)]
    assert places(kept.page(before=3, table=2)) == [(2, 0)]
    assert places(kept.page(before=2, table=2)) == []


def test_the_oldest_entries_are_dropped_when_there_are_too_many() -> None:
    kept = past(passed(1), passed(1, 1), passed(2), passed(3), most=2)
    assert places(kept.page()) == [(2, 0), (3, 0)]
    assert kept.full


# --- catching up -----------------------------------------------------------------------------------


class Journal:
    """An engine's past, as a page server hears it: asked, it tells the three facts before."""

    def __init__(self, *told: Told, boot: str = "e1") -> None:
        self.told = list(told)
        self.boot = boot
        self.asked: list[TellAgain] = []

    def say(self, message: MqttMessage) -> bool:
        """Publish, as ``Bus.publish`` would."""
        assert isinstance(message, TellAgain)
        self.asked.append(message)
        return True

    def answer(self) -> ToldAgain:
        """To the last question."""
        last = self.asked[-1]
        before = (last.entry or 10_000, last.part)
        earlier = [told for told in self.told if (told.entry, told.part) < before]
        return ToldAgain(last.asker, self.boot, tuple(earlier[-3:]), last.entry, last.part)


def hears(room: LiveRoom, catching_up: CatchUp, *messages: MqttMessage) -> None:
    """Pass them on as the bus would."""
    for message in messages:
        room.on_message(message)
        catching_up.on_message(message)


def catch_up(room: LiveRoom, catching_up: CatchUp, journal: Journal) -> None:
    """Ask and answer until nothing is asked any more."""
    hears(room, catching_up, EngineState(journal.boot, "online"))
    for asked in count(1):
        if len(journal.asked) < asked:
            return
        hears(room, catching_up, journal.answer())


def start(journal: Journal, *heard: Told) -> tuple[LiveRoom, CatchUp]:
    """A page server that has heard these live and now asks for the rest."""
    room = room_with(*heard)
    return room, CatchUp(room, journal.say, "web-1", lambda: 0.0)


def listed(room: LiveRoom) -> list[tuple[int, int]]:
    return [(line.entry, line.part) for line in room.snapshot().latest]


TEN = tuple(passed(entry, part) for entry in range(1, 6) for part in range(2))


def test_a_page_server_that_has_just_started_gets_the_whole_night() -> None:
    journal = Journal(*TEN)
    room, catching_up = start(journal)
    catch_up(room, catching_up, journal)
    assert listed(room) == [(told.entry, told.part) for told in TEN]
    assert [(asked.entry, asked.part) for asked in journal.asked] == [(None, 0), (4, 1), (3, 0), (1, 1), (1, 0)]


def test_facts_that_arrive_meanwhile_are_listed_once_and_in_order() -> None:
    journal = Journal(*TEN)
    room, catching_up = start(journal)
    hears(room, catching_up, ONLINE)
    early = journal.answer()
    hears(room, catching_up, early, passed(6))
    journal.told.append(passed(6))
    hears(room, catching_up, journal.answer(), early, passed(6), passed(7))
    while listed(room)[0] != (1, 0):
        hears(room, catching_up, journal.answer())
    assert listed(room) == [*((told.entry, told.part) for told in TEN), (6, 0), (7, 0)]


def test_facts_missed_during_an_outage_of_the_broker_are_fetched() -> None:
    journal = Journal(*TEN)
    room, catching_up = start(journal, *TEN[:3], *TEN[8:])
    catching_up.on_connect()
    catch_up(room, catching_up, journal)
    assert listed(room) == [(told.entry, told.part) for told in TEN]


@pytest.mark.parametrize(
    "other", [(), (Told(1, 0, RolledOff(2, 5, 3)),), (*TEN[:6], Told(4, 0, RolledOff(2, 5, 3)), passed(9))]
)
def test_the_journal_of_another_night_leaves_nothing_of_the_night_before(other: tuple[Told, ...]) -> None:
    journal = Journal(*other, boot="e2")
    room, catching_up = start(journal, *TEN)
    catch_up(room, catching_up, journal)
    assert [(line.entry, line.part, line.fact) for line in room.snapshot().latest] == [
        (told.entry, told.part, told.fact) for told in other
    ]


def test_only_a_present_engine_that_does_not_answer_is_asked_again() -> None:
    now = [0.0]
    journal = Journal(*TEN)
    catching_up = CatchUp(room_with(), journal.say, "web-1", lambda: now[0])
    for now[0] in (0.0, 1.0, 2.0, 3.0):
        catching_up.on_message(ONLINE)
    assert journal.asked == [TellAgain("web-1")] * 2
    catching_up.on_message(EngineState("e1", "lost"))
    now[0] = 60.0
    assert len(journal.asked) == 2
    catching_up.on_message(EngineState("e2", "online"))
    assert len(journal.asked) == 3


def test_the_answer_to_another_page_servers_question_is_ignored() -> None:
    journal = Journal(*TEN)
    room, catching_up = start(journal)
    hears(room, catching_up, ONLINE, ToldAgain("web-2", "e1", TEN), ToldAgain("web-1", "e0", TEN))
    assert listed(room) == []


# --- what a console gets -----------------------------------------------------------------------------


@pytest.mark.slow
async def test_the_console_pages_back_to_the_beginning_of_the_night() -> None:
    room = room_with(ONLINE, *(passed(entry, part) for entry in range(1, 401) for part in range(2)))
    shown = list(room.snapshot().latest)
    assert room.snapshot().older
    async with host(room, nobody()) as browser:
        for _ in range(2):
            answer = await browser.get("/api/told", params={"before": shown[0].entry})
            page = msgspec.json.decode(answer.content, type=Page)
            shown = [*page.lines, *shown]
    assert not page.more
    assert [(line.entry, line.part) for line in shown] == [
        (entry, part) for entry in range(1, 401) for part in (0, 1)
    ]


@pytest.mark.slow
async def test_the_console_pages_back_at_one_table() -> None:
    room = room_with(ONLINE, *(passed(entry, table=1 + entry % 50) for entry in range(1, 401)))
    async with host(room, nobody()) as browser:
        answer = await browser.get("/api/told", params={"before": 300, "table": 3})
    page = msgspec.json.decode(answer.content, type=Page)
    assert [line.entry for line in page.lines] == [2, 52, 102, 152, 202, 252]
    assert not page.more


@pytest.mark.slow
async def test_only_a_host_with_the_key_reads_the_past() -> None:
    async with pages(room_with(ONLINE, passed(1)), nobody()) as browser:
        answer = await browser.get("/api/told")
    assert answer.status_code == 401
    assert "only the host may do this" in answer.json()["error"]


@pytest.mark.slow
@pytest.mark.parametrize("wrong", ["before=0", "before=soon", "table=101", "table="])
async def test_an_invalid_request_is_quoted(wrong: str) -> None:
    async with host(room_with(ONLINE), nobody()) as browser:
        answer = await browser.get(f"/api/told?{wrong}")
    assert answer.status_code == 400
    assert wrong.partition("=")[0] in answer.json()["error"]


def test_a_preview_spells_a_bunco_as_tonights_rules_do() -> None:
    was, now = Standing(1, "Ann", 1, 0, 1), Standing(1, "Ann", 1, 0, 0)
    answer = Previewed("web-1", "b", 1, Preview(cards=(CardChanged("Ann", was, now),)))
    told = shown(answer, "BUNKO")
    assert isinstance(told, PreviewShown)
    (line,) = told.changes
    assert line.words == "the card of Ann changes from 1 win, 0 losses, 1 BUNKO to 1 win, 0 losses, 0 BUNKOs"


def test_a_preview_names_the_place_of_a_player_whose_card_stays_the_same() -> None:
    was, now = Standing(2, "Ann", 1, 0, 1), Standing(3, "Ann", 1, 0, 1)
    told = shown(Previewed("web-1", "b", 1, Preview(cards=(CardChanged("Ann", was, now),))))
    assert isinstance(told, PreviewShown)
    assert [line.words for line in told.changes] == ["Ann has place 3 of the standings, not 2"]
