"""How long the set and the night are, by the console: what it says before the host ends them, and what it asks."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

import pytest
from msgspec.structs import replace
from playwright.async_api import Page, expect

from headtable.messages.pace import NightLength, SetLength
from headtable.messages.prizes import FinalistChosen, Why
from headtable.messages.rooms import NightState, StageState
from tests.patience import PATIENCE_S
from tests.web.console import do_it, opened, press
from tests.web.hall import Hall
from tests.web.house import KEY, evening, night, until
from tests.web.real_console import Evening

pytestmark = pytest.mark.slow
expect.set_options(timeout=1000 * PATIENCE_S)

NONE = "No other round is played."
LAST = "This round is the last."
NEXT = "Then comes what the rules have after the last set, such as a semi-final, a final or the prizes."
AFTER_SEMI = "Then comes what the rules have after the last set, such as the final and the prizes."
SEMI = StageState(semi_final=True)
FINALIST = FinalistChosen("Ann", "wins", Why("wins", 4))


class Ended(NamedTuple):
    """Where the night is, what the host is told before she ends it, and the inputs that end it."""

    night: NightState
    stage: StageState
    words: str
    inputs: tuple[NightLength | SetLength, ...]


def at(number: int, round_number: int, phase: str = "ready") -> NightState:
    """A night of three sets of six rounds, at this round."""
    there = night("playing" if phase == "playing" else "ready")
    return replace(there, set=number, round=round_number)


ENDINGS = (
    Ended(
        at(1, 3), StageState(),
        f"{NONE} Will have been played: rounds 1, 2 of set 1. "
        f"Will not be played: rounds 3, 4, 5, 6 of set 1; sets 2, 3. {NEXT}",
        (NightLength(1), SetLength(2)),
    ),
    Ended(
        at(2, 1), StageState(),
        f"{NONE} Will have been played: set 1. "
        f"Will not be played: rounds 1, 2, 3, 4, 5, 6 of set 2; set 3. {NEXT}",
        (NightLength(1),),
    ),
    Ended(
        at(3, 2), StageState(),
        f"{NONE} Will have been played: sets 1, 2; round 1 of set 3. "
        f"Will not be played: rounds 2, 3, 4, 5, 6 of set 3. {NEXT}",
        (NightLength(3), SetLength(1)),
    ),
    Ended(
        at(3, 6, "playing"), StageState(),
        f"{LAST} Will have been played: sets 1, 2; rounds 1, 2, 3, 4, 5, 6 of set 3. {NEXT}",
        (NightLength(3), SetLength(6)),
    ),
    Ended(
        at(4, 2), SEMI,
        f"{NONE} Will have been played: sets 1, 2, 3; round 1 of the semi-final. "
        f"Will not be played: rounds 2, 3, 4, 5, 6 of the semi-final. {AFTER_SEMI}",
        (SetLength(1),),
    ),
    Ended(
        at(4, 1), SEMI,
        f"{NONE} Will have been played: sets 1, 2, 3. "
        f"Will not be played: rounds 1, 2, 3, 4, 5, 6 of the semi-final. {AFTER_SEMI}",
        (SetLength(0),),
    ),
)  # fmt: skip
"""Every place where a night may end."""


def has_heard(hall: Hall, inputs: tuple[NightLength | SetLength, ...]) -> bool:
    """Whether the engine was told just this."""
    return [heard.said for heard in hall.engine.heard] == list(inputs)


async def test_the_host_reads_what_is_played_and_what_is_not_before_the_night_ends(
    hall: Hall, projector: Page
) -> None:
    await projector.goto(f"{hall.address}/host?key={KEY}")
    for ended in ENDINGS:
        hall.engine.tell(*evening(), ended.night, ended.stage)
        hall.engine.heard.clear()
        when = "after this round" if ended.night.phase == "playing" else "now"
        await projector.click("#topics [data-topic=pace]")
        await expect(projector.locator("#pace-words")).to_contain_text(f"round {ended.night.round} of 6")
        await press(projector, f"End the night {when}…")
        await expect(projector.locator("#reason-what")).to_have_text(ended.words)
        await do_it(projector)
        done = "Ending the rounds after this one" if when != "now" else "Ending the rounds"
        await until(partial(has_heard, hall, ended.inputs))
        await expect(projector.locator("#verdict-words")).to_have_text(f"{done}: done")


async def test_before_the_first_round_there_is_no_night_to_end(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*evening(), at(1, 1))
    await projector.goto(f"{hall.address}/host?key={KEY}")
    await projector.click("#topics [data-topic=pace]")
    await expect(projector.get_by_role("button", name="End this set now…")).to_be_visible()
    await expect(projector.get_by_role("button", name="End the night now…")).to_have_count(0)


async def test_the_semi_final_is_called_by_its_name_and_the_final_has_no_rounds(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*evening(), at(4, 1), SEMI)
    await projector.goto(f"{hall.address}/host?key={KEY}")
    await projector.click("#topics [data-topic=pace]")
    await press(projector, "End this set now…")
    await expect(projector.locator("#reason-title")).to_have_text("Skip the semi-final?")
    await expect(projector.locator("#reason-what")).to_have_text("No round of the semi-final is played.")
    await projector.keyboard.press("Escape")
    await expect(projector.get_by_label("ends after set")).to_have_count(0)
    final = replace(at(4, 6), phase="final", sets_over=True)
    hall.engine.tell(final, StageState(semi_final=True, finalists=(FINALIST,)))
    await expect(projector.locator("#pace-words")).to_have_text("The final")


async def test_a_host_who_has_ended_the_rounds_reads_what_comes_next_and_where(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*evening(), replace(at(2, 6), phase="settling", sets_over=True))
    await projector.goto(f"{hall.address}/host?key={KEY}")
    await projector.click("#topics [data-topic=pace]")
    await expect(projector.locator("#pace-words")).to_have_text(
        "Rolling off. What comes next, such as roll-offs, a semi-final or the final, is entered under “Now”."
    )


async def test_a_night_that_ends_between_two_rounds_of_its_second_set_says_so(
    evening: Evening, projector: Page
) -> None:
    await evening.open()
    await evening.say(SetLength(1))
    await evening.play_round()
    await evening.until_phase("ready", "break")
    await evening.play_round()
    await opened(evening, projector, "pace")
    await press(projector, "End the night now…")
    await do_it(projector)
    await evening.until_phase("settling", "break")
    # The line on tables without a device comes some time after the start, so perhaps between these.
    lines = [line.words for line in await evening.listed()]
    told = [words for words in lines if not words.startswith("tables without a device")]
    first = told.index("the night is to end after set 2")
    assert told[first + 1 : first + 3] == ["set 2 is to end after round 1", "set 2 is over"]
