"""Every scene, fixed by the host, says in every state of a night only what is true then."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

import msgspec
import pytest
from msgspec.structs import replace
from playwright.async_api import Page

from headtable.messages.mqtt import MqttMessage
from headtable.saying import text
from headtable.web.live_events import Scene, Snapshot
from tests.web.hall import Hall
from tests.web.house import board, evening, night, room_with
from tests.web.room_states import FINAL, PRIZES, room, states

pytestmark = pytest.mark.slow

SCENES: tuple[Scene, ...] = get_args(Scene)
SAID = """async ({ snapshot, scenes }) => {
  const { Room } = await import("/static/room.js");
  const { sceneOn } = await import("/static/scenes.js");
  const { headingOf, viewOf } = await import("/static/views.js");
  const room = new Room();
  const chosen = Object.fromEntries(scenes.map((one) => [one, one]));
  room.take("snapshot", { ...snapshot, projectors: { scenes: chosen, picture: "" } });
  const codes = { words: "", cards: () => [] };
  return Object.fromEntries(scenes.map((fixed) => {
    const scene = sceneOn(room, fixed);
    const { before, groups } = viewOf(scene, room, { join: null, codes });
    const blocks = [...before, ...groups.flatMap(({ boxes }) => boxes)].filter(Boolean);
    const parts = blocks.flatMap((one) => (one.matches(".fitted") ? [...one.children] : [one]));
    return [fixed, [headingOf(scene, room), ...parts.map((one) => one.textContent)].filter(Boolean).join("\\n")];
  }));
}"""
"""What each scene says, by the scripts of the scoreboard."""


def states_of_a_night() -> Iterator[tuple[str, tuple[MqttMessage, ...]]]:
    """The states that every page is tried in, and the ends of sets."""
    yield "unheard", ()
    yield from states()
    yield "end of a set", room("break", set=2, round=1, break_for="supper")
    yield "in the second set", room("playing", set=2, round=3)
    yield "first round", (*evening(3, "ready"), board(0), replace(night("ready"), round=1))
    yield "final is drawn", room("settling", FINAL, tables=1, sets_over=True)
    yield "final is won", room("break", replace(FINAL, grand_prize="Ann"), tables=1, sets_over=True)
    yield "prizes to come", room("ready", replace(FINAL, prizes=(replace(PRIZES[0], won=()),), finalists=()))


def snapshot_of(messages: tuple[MqttMessage, ...]) -> Snapshot:
    return room_with(*messages).snapshot()


async def said(page: Page, known: Snapshot) -> dict[Scene, str]:
    """What each scene says in this state."""
    shown: dict[Scene, str] = await page.evaluate(
        SAID, {"snapshot": msgspec.to_builtins(known), "scenes": list(SCENES)}
    )
    return shown


def false_claims(words: str, known: Snapshot) -> list[str]:
    """What a scene says of the night that is not so."""
    now, stage = known.night, known.stage
    phase = now.phase if now else None
    set_number = now.set if now else 0
    is_begun = bool(now and now.round)
    claims = {
        text("projector-over"): phase == "over",
        text("projector-sets-over"): bool(now and now.sets_over),
        text("projector-closed"): phase == "closed",
        text("projector-seating"): phase == "seating",
        text("door-seats-nobody"): phase in ("closed", "seating") or bool(now and now.sets_over),
        text("projector-no-roll-off"): stage.contest is None,
        text("projector-no-final", over=True): phase == "over" and not stage.grand_prize,
        text("projector-no-final", over=False): phase not in (None, "over", "final"),
        text("projector-no-grand-prize", over=True): phase == "over" and not stage.grand_prize,
        text("projector-no-grand-prize", over=False): phase != "over" and not stage.grand_prize,
        text("projector-grand-prize-for"): phase != "over" and not stage.grand_prize,
        text("projector-nobody-chosen"): not stage.qualified and not stage.finalists,
        text("projector-no-rounds"): not is_begun or not any(one.wins for one in known.board.standings),
        text("pages-unheard"): now is None,
    }
    ended = {text("projector-end-of-set", set=number): number == set_number - 1 for number in range(1, 5)}
    return [claim for claim, is_true in (claims | ended).items() if claim in words and not is_true]


async def test_each_scene_says_in_each_state_only_what_is_true(hall: Hall, projector: Page) -> None:
    await projector.goto(hall.address)
    tried = 0
    for state, messages in states_of_a_night():
        known = snapshot_of(messages)
        for scene, words in (await said(projector, known)).items():
            assert words or scene in ("notice", "phones"), (state, scene)
            assert "undefined" not in words, (state, scene)
            assert false_claims(words, known) == [], (state, scene, words)
            tried += 1
    assert tried > 30 * len(SCENES)


async def test_a_scene_that_has_not_come_yet_says_so(hall: Hall, projector: Page) -> None:
    await projector.goto(hall.address)
    words = await said(projector, snapshot_of(room()))
    assert words["grand-prize"] == "Grand PrizeNobody has won the Grand Prize yet."
    assert words["roll-off"] == "Roll-off\nRoll-off\nNobody rolls off now."
    assert words["going-on"] == "What is next\nWhat is next\nNobody is chosen for a semi-final or a final."
    assert words["final"] == "The final\nThe final\nThere is no final now."
    assert words["prizes"] == "Prizes and draws\nNo prize is given."
    assert words["end-of-set"].startswith("Set 1, round 4 of 6")


async def test_the_grand_prize_goes_to_the_winner_of_a_final_that_is_to_come(hall: Hall, projector: Page) -> None:
    await projector.goto(hall.address)
    words = await said(projector, snapshot_of(room("ready", replace(FINAL, finalists=(), final_seats=()))))
    assert words["grand-prize"].endswith("It goes to the winner of the final.")


async def test_prizes_that_are_not_given_yet_are_named(hall: Hall, projector: Page) -> None:
    await projector.goto(hall.address)
    to_come = replace(PRIZES[0], won=())
    words = await said(projector, snapshot_of(room("playing", replace(FINAL, prizes=(to_come,)))))
    assert words["prizes"] == "Prizes and draws\n$5fifty-fiftynot given yet"
