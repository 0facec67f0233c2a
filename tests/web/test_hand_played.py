"""A round that was played by hand: it is checked as a whole, and then entered by ordinary inputs."""

from __future__ import annotations

from http import HTTPStatus

import httpx
import msgspec
import pytest
from msgspec.structs import replace

from headtable import rulesets
from headtable.messages.facts import Told
from headtable.messages.mqtt import MqttMessage
from headtable.messages.pace import GoBy, Ring, RoundStarted, StartRound
from headtable.messages.people import SwapSeats
from headtable.messages.refusals.table import BuncosOutweighScore
from headtable.messages.rooms import Phase, RulesState, TableState
from headtable.messages.table import Award, FinalScore, PlayerBuncos, Rolled
from headtable.web.hand_played import (
    CellTrouble,
    HandSheet,
    LevelAlready,
    PointsMissing,
    RoundByHand,
    SheetMissing,
    TieWithoutWinner,
)
from headtable.web.hand_played_routes import HandAnswer, PresentRound, RoundTyped, SheetsWrong
from tests.web.house import ONLINE, TIED, Answerer, host, night, room_with, table

ADDRESS = "/api/host/by-hand"
JSON = {"Content-Type": "application/json"}
RULES = RulesState(rulesets.text("rfp"))
SHEETS = (
    HandSheet(1, "Cat", (26, 9), (PlayerBuncos("Ann", 1),)),
    HandSheet(2, "Gil", (5, 12)),
    HandSheet(3, "Kim", (8, 8), winner="b"),
)


def room(phase: Phase = "playing", *tables: TableState) -> tuple[MqttMessage, ...]:
    """The room after the power cut; these tables are not as all others."""
    others = {state.table: state for state in tables}
    states = (others.get(number, ready(number)) for number in (1, 2, 3))
    return ONLINE, night(phase), RULES, *states


def ready(number: int) -> TableState:
    """A table of which nothing is known in this round."""
    return replace(table(number), phase="rolling", rung="pad")


async def typed(client: httpx.AsyncClient, *sheets: HandSheet, number: int = 1, of: int = 4) -> httpx.Response:
    """A host types the sheets of a round in."""
    said = RoundByHand(1, of, sheets)
    content = msgspec.json.encode(said)
    return await client.post(ADDRESS, params={"boot": "b1", "seq": number}, content=content, headers=JSON)


def result(answer: httpx.Response) -> SheetsWrong | RoundTyped:
    """What has become of it."""
    assert answer.status_code == HTTPStatus.OK, answer.text
    return msgspec.json.decode(answer.content, type=HandAnswer).result


def troubles(answer: httpx.Response) -> list[CellTrouble]:
    """The wrong cells."""
    told = result(answer)
    assert isinstance(told, SheetsWrong)
    return [cell.trouble for cell in told.cells]


async def test_the_tables_go_by_paper_only_while_a_round_is_entered() -> None:
    engine = Answerer()
    on_paper = replace(ready(2), rung="paper")
    async with host(room_with(*room("ready", on_paper)), engine.requests) as client:
        told = result(await typed(client, *SHEETS))
    assert [heard.said for heard in engine.heard] == [
        GoBy(1, "paper"), GoBy(3, "paper"), StartRound(), Ring("host"),
        FinalScore(1, (26, 9), (PlayerBuncos("Ann", 1),)), FinalScore(2, (5, 12)), FinalScore(3, (8, 8)),
        Award(3, "b"), GoBy(1, "pad"), GoBy(3, "pad"),
    ]  # fmt: skip
    assert told == RoundTyped((3, 4, 5, 6, 7, 8))  # all but how the tables are heard


async def test_no_signal_sounds_for_a_round_that_is_long_over() -> None:
    engine = Answerer()
    async with host(room_with(*room("ready")), engine.requests) as client:
        await typed(client, *SHEETS)
    assert {heard.date for heard in engine.heard} == {None}  # without a date nothing sounds


@pytest.mark.parametrize(
    ("phase", "first"), [("ready", StartRound()), ("break", StartRound()), ("playing", Ring("host"))]
)
async def test_a_round_begins_where_the_night_is(phase: Phase, first: StartRound | Ring) -> None:
    engine = Answerer()
    async with host(room_with(*room(phase)), engine.requests) as client:
        await typed(client, *SHEETS)
    assert next(heard.said for heard in engine.heard if not isinstance(heard.said, GoBy)) == first


async def test_a_table_that_has_its_winner_needs_no_sheet_after_the_bell() -> None:
    engine = Answerer()
    done = replace(ready(1), phase="done", winner="a")
    async with host(room_with(*room("called", done)), engine.requests) as client:
        await typed(client, *SHEETS[1:])
    assert [heard.said for heard in engine.heard if not isinstance(heard.said, GoBy)] == [
        FinalScore(2, (5, 12)), FinalScore(3, (8, 8)), Award(3, "b"),
    ]  # fmt: skip


async def test_a_level_table_needs_only_its_winner() -> None:
    engine = Answerer()
    async with host(room_with(*room("called", TIED)), engine.requests) as client:
        assert troubles(await typed(client, *SHEETS)) == [CellTrouble(3, "a", LevelAlready(3, 12))]
        await typed(client, *SHEETS[:2], replace(SHEETS[2], points=TIED.tally), number=2)
    assert [heard.said for heard in engine.heard if not isinstance(heard.said, GoBy)][-1] == Award(3, "b")


@pytest.mark.parametrize(
    ("partner", "swap"), [("Bob", SwapSeats("Bob", "Cat")), ("Dan", SwapSeats("Dan", "Cat")), ("Cat", None)]
)
async def test_partners_who_sat_otherwise_swap_before_the_round(partner: str, swap: SwapSeats | None) -> None:
    engine = Answerer()
    async with host(room_with(*room("ready")), engine.requests) as client:
        await typed(client, replace(SHEETS[0], partner=partner, buncos=()), *SHEETS[1:])
    said = [heard.said for heard in engine.heard if not isinstance(heard.said, GoBy)]
    assert said[: said.index(StartRound())] == ([swap] if swap else [])


async def test_after_the_bell_nobody_is_said_to_have_sat_otherwise() -> None:
    async with host(room_with(*room("called")), Answerer().requests) as client:
        answer = await typed(client, replace(SHEETS[0], partner="Bob"), *SHEETS[1:])
    assert troubles(answer) == [CellTrouble(1, "a", SheetMissing(1))]


async def test_each_wrong_cell_is_named_and_nothing_is_entered() -> None:
    engine = Answerer()
    async with host(room_with(*room("ready")), engine.requests) as client:
        answer = await typed(
            client,
            HandSheet(1, "Cat", (None, 9)),
            HandSheet(2, "Gil", (5, 5)),
            HandSheet(3, "Kim", (8, 5), (PlayerBuncos("Ida", 1),)),
        )
    assert troubles(answer) == [
        CellTrouble(1, "a", PointsMissing(1, ("Ann", "Cat"))),
        CellTrouble(2, "winner", TieWithoutWinner(2)),
        CellTrouble(3, "buncos", BuncosOutweighScore(3, ("Ida", "Kim"), 1, 21, 8)),
    ]
    assert engine.heard == []


async def test_a_table_without_a_sheet_is_named() -> None:
    async with host(room_with(*room("ready")), Answerer().requests) as client:
        assert troubles(await typed(client, *SHEETS[:2])) == [CellTrouble(3, "a", SheetMissing(3))]


async def test_a_round_that_is_not_the_present_one_is_refused() -> None:
    engine = Answerer()
    async with host(room_with(*room("ready")), engine.requests) as client:
        answer = await typed(client, *SHEETS, of=3)
    assert answer.status_code == HTTPStatus.CONFLICT
    assert answer.json()["error"].startswith("the night is not at round 3 of set 1 now")
    assert engine.heard == []


async def test_rolls_that_were_told_before_are_taken_back_first() -> None:
    engine = Answerer()
    async with host(room_with(*room("playing", replace(ready(2), last="miss"))), engine.requests) as client:
        answer = await typed(client, *SHEETS)
    assert answer.status_code == HTTPStatus.CONFLICT
    assert answer.json()["error"].startswith("rolls of this round have been entered for these tables: 2")
    assert engine.heard == []


async def test_a_repeated_post_enters_the_round_once() -> None:
    engine = Answerer()
    async with host(room_with(*room("ready")), engine.requests) as client:
        first, again = result(await typed(client, *SHEETS)), result(await typed(client, *SHEETS))
    assert first == again
    assert len([heard for heard in engine.heard if heard.said == Ring("host")]) == 1


async def test_nothing_is_entered_after_a_refusal() -> None:
    engine = Answerer(refuse="the glass is broken")
    async with host(room_with(*room("ready")), engine.requests) as client:
        told = result(await typed(client, *SHEETS))
    assert isinstance(told, RoundTyped)
    assert told.refused is not None
    assert (told.refused.why, told.entries, len(engine.heard)) == ("the glass is broken", (), 1)


async def test_the_page_learns_which_entry_started_the_round() -> None:
    told = room_with(*room(), Told(3, 0, RoundStarted(1, 4, 4)), Told(4, 0, Rolled(1, "Ann", "one", 1, (1, 0))))
    async with host(told, Answerer().requests) as client:
        answer = await client.get(ADDRESS)
    assert msgspec.json.decode(answer.content, type=PresentRound) == PresentRound(3)
