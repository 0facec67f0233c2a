"""What a host reads of past nights: also of one that was put away before a round of it was finished."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from headtable.messages.pace import StartRound
from headtable.messages.people import OpenNight
from headtable.messages.table import Claim
from tests.patience import PATIENCE_S
from tests.replay.short_night import TWELVE, Evening
from tests.web.hall import Hall
from tests.web.house import KEY, evening

pytestmark = pytest.mark.slow
expect.set_options(timeout=1000 * PATIENCE_S)

PAST = "2026-11-01.night.db"
UNFINISHED = {
    "en": ("No round was finished, so there are no standings.", "No round is finished by these rules."),
    "de": (
        "Keine Runde wurde beendet, deshalb gibt es keine Rangliste.",
        "Nach diesen Regeln ist keine Runde beendet.",
    ),
}


def put_away(file: Path, *, began: bool) -> None:
    """A night of twelve that ends in its first round, or before it."""
    night = Evening(file)
    night.say(OpenNight(TWELVE))
    if began:
        night.say(StartRound(), Claim(1, "one"))
    night.close()


@pytest.mark.parametrize("language", UNFINISHED)
@pytest.mark.parametrize("began", [True, False], ids=["in its first round", "before its first round"])
async def test_a_past_night_without_a_finished_round_is_played_again(
    hall: Hall, projector: Page, language: str, *, began: bool
) -> None:
    put_away(hall.folder / PAST, began=began)
    hall.engine.tell(*evening())
    await projector.goto(f"{hall.address}/host?key={KEY}")
    await projector.goto(f"{hall.address}/nights?language={language}")
    past = projector.locator("#past-nights > li")
    standings, again = past.locator("details").nth(0), past.locator("details").nth(1)
    no_standings, no_round = UNFINISHED[language]
    await standings.locator("summary").click()
    await expect(standings).to_contain_text(no_standings)
    await again.locator("summary").click()
    await again.locator("select").select_option("snake-eyes")
    await again.locator("button:not(.word-help)").click()
    await expect(again).to_contain_text(no_round)
    await expect(past.locator("table")).to_have_count(0)


async def test_a_night_that_does_not_fit_other_rules_says_what_ends_it_there_and_why(
    hall: Hall, projector: Page
) -> None:
    put_away(hall.folder / PAST, began=True)
    hall.engine.tell(*evening())
    await projector.goto(f"{hall.address}/host?key={KEY}")
    await projector.goto(f"{hall.address}/nights?language=en")
    again = projector.locator("#past-nights > li details").nth(1)
    await again.locator("summary").click()
    await again.locator("select").select_option("book")
    await again.locator("button:not(.word-help)").click()
    ends = re.compile(r"At \d+:\d\d\s[AP]M: “.* one.*” does not fit these rules: .*Flo.*\.")
    await expect(again).to_contain_text(ends, use_inner_text=True)


async def test_every_file_of_a_night_without_a_finished_round_can_be_had(hall: Hall, projector: Page) -> None:
    put_away(hall.folder / PAST, began=True)
    hall.engine.tell(*evening())
    await projector.goto(f"{hall.address}/host?key={KEY}")
    await projector.goto(f"{hall.address}/nights")
    links = projector.locator("#past-nights a[download]")
    await expect(links).to_have_count(6)
    files = await links.evaluate_all("links => links.map(link => link.href)")
    assert [(await projector.request.get(file)).status for file in files] == [200] * 6
