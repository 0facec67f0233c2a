"""What the tests of a guest's page share: a night, and a guest who has chosen a name."""

from __future__ import annotations

from playwright.async_api import Locator, Page, expect

from headtable.messages.people import Walk
from headtable.messages.prizes import Standing
from headtable.messages.rooms import (
    BoardState,
    RoundResult,
)
from tests.web.hall import Hall
from tests.web.house import NAMES

STANDINGS = BoardState(tuple(Standing(1 + n, name, 3 - n % 4, n % 4, n % 3) for n, name in enumerate(NAMES)))
WALKS = (
    Walk("Ann", 1, 1, 1, 1, "won-and-stays"), Walk("Bob", 1, 2, 2, 3, "lost-and-moves-down"),
)  # fmt: skip
FIRST, SECOND = (
    RoundResult(1, 1, "b", ("Ann", "Cat"), ("Bob", "Dan"), (9, 21), "points"),
    RoundResult(1, 2, "a", ("Bob", "Eve"), ("Ann", "Cat"), (22, 20), "roll-off"),
)


async def introduced(phone: Page, hall: Hall, player: str) -> None:
    """The guest has chosen a name."""
    await phone.goto(f"{hall.address}/me")
    await phone.fill("#name-typed", player)
    await phone.get_by_role("button", name=player, exact=True).click()
    await expect(phone.locator("#guest-name")).to_have_text(player)


def beside(phone: Page, what: str) -> Locator:
    """What stands beside a word of the list, such as the partner."""
    return phone.locator("#beside div", has_text=what).locator("dd")
