"""What a host does with the past night on the page of all nights."""

from __future__ import annotations

from playwright.async_api import Page, expect


async def unfold_standings(page: Page, players: int) -> None:
    """Show the standings of the only past night."""
    await page.locator("#past-nights summary").first.click()
    await expect(page.locator("#past-nights tbody tr")).to_have_count(players)


async def play_it_again(page: Page, ruleset: str) -> None:
    """Play the only past night again by this ruleset, in any language; its standings are unfolded."""
    await page.locator("#past-nights summary").nth(1).click()
    await page.locator("#past-nights select").select_option(ruleset)
    await page.locator("#past-nights details button:not(.word-help)").click()
    await expect(page.locator("#past-nights .tables table")).to_have_count(2)
