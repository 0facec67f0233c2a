"""Counts what a host does in a page: each tap, each field that is typed in, and two taps for each choice."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import Self

from playwright.async_api import Page

COUNT = """(() => {
  let typedIn = null;
  const add = (taps) => sessionStorage.setItem("taps", String(Number(sessionStorage.getItem("taps") ?? 0) + taps));
  // At the window, Playwright holds back a tap that would miss its element, and taps again.
  document.addEventListener("pointerdown", (event) => { if (event.isTrusted) add(1); }, true);
  addEventListener("input", ({ target }) => {
    if (target !== document.activeElement) return;  // a button of the page has filled it in
    const isTyped = target.matches("textarea, input:not([type=radio], [type=checkbox], [type=hidden], [type=file])");
    if (isTyped && target !== typedIn) add(1);
    typedIn = target;
  }, true);
  addEventListener("change", ({ target }) => { if (target.matches("select, [type=file]")) add(2); }, true);
})()"""
TAKEN = "() => Number(sessionStorage.getItem('taps') ?? 0)"


class Taps:
    """The taps of each thing that a host has done, in the order in which it was done."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.of: dict[str, int] = {}

    @classmethod
    async def on(cls, page: Page) -> Self:
        """Count on this page, before it opens its first address."""
        await page.add_init_script(COUNT)
        return cls(page)

    @contextlib.asynccontextmanager
    async def count(self, thing: str) -> AsyncIterator[None]:
        """Count the taps of one thing."""
        before = await self._page.evaluate(TAKEN)
        yield
        self.of[thing] = await self._page.evaluate(TAKEN) - before

    def as_page(self) -> str:
        """The page of the docs."""
        lines = "\n".join(f"| {thing} | {taps} |" for thing, taps in self.of.items())
        return PAGE.format(lines=lines)


PAGE = """\
# The taps of a host

The table says how many taps a host needs for each thing. A field that is typed in is one tap, and so is a list that
is pasted. A choice from a list is two, and so is the choice of a file. The console is open already, at *Now* unless
the thing says otherwise.

A test does each thing in a real browser and counts (`tests/web/test_taps_of_a_host.py`). If a count differs, it
writes this page anew and tells where.

| what the host does | taps |
| --- | --- |
{lines}
"""
