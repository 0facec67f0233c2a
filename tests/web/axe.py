"""axe-core, which finds what keeps people with a screen reader, a keyboard or weak eyes from using a page."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from playwright.async_api import Page

SOURCE = Path(__file__).parent / "javascript" / "node_modules" / "axe-core" / "axe.min.js"
FOUND = """async () => {
  const { violations, passes } = await axe.run(document, { resultTypes: ["violations"] });
  const told = (rule, node) => `${rule.id}: ${node.target.join(" ")}: ${node.failureSummary}`;
  return {
    violations: violations.flatMap(rule => rule.nodes.map(node => told(rule, node))),
    passed: passes.map(rule => rule.id),
  };
}"""
"""What is wrong on a page by any rule of axe-core, the best practices too; and the rules that it keeps."""
KINDS = """() => {
  for (const fold of document.querySelectorAll("details")) fold.open = true;
  const shown = element => element.checkVisibility() || getComputedStyle(element).display === "contents";
  const hasText = element => [...element.childNodes].some(child => child.nodeType === 3 && child.data.trim());
  const ofItself = element => [
    element.localName, element.className.baseVal ?? element.className, element.role, element.disabled,
    ...element.getAttributeNames().filter(name => !["class", "id"].includes(name)),
  ].join(" ");
  const lineage = element => element === document.body ? ofItself(element)
    : `${lineage(element.parentElement)} > ${ofItself(element)}`;
  return [...document.querySelectorAll("body, body *")].filter(shown)
    .map(element => `${lineage(element)}${hasText(element)}`);
}"""
"""Opens all folds, and lists the kinds of the elements that are shown. Other words and values break no rule."""


class Verdict(NamedTuple):
    """What axe-core says of a page: each element that breaks a rule, and each rule that the page keeps."""

    violations: list[str]
    passed: list[str]


class Audit:
    """A page of a browser that axe-core checks in each state that shows something of a new kind."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._checked: set[str] = set()
        self.found: dict[str, list[str]] = {}
        self.passed: set[str] = set()

    async def look(self, state: str) -> None:
        """Check the page as it is now, with all folds open."""
        kinds = set[str](await self._page.evaluate(KINDS))
        address = self._page.url.partition("?")[0]
        new = {f"{address} {kind}" for kind in kinds} - self._checked
        if not new:
            return
        self._checked |= new
        verdict = await checked(self._page)
        self.passed |= set(verdict.passed)
        if verdict.violations:
            self.found[f"{self._page.url} {state}"] = verdict.violations


async def checked(page: Page) -> Verdict:
    """The page by every rule. The test brings the script, so no page must be allowed it."""
    if not await page.evaluate("() => 'axe' in window"):
        await page.evaluate(SOURCE.read_text(encoding="utf-8"))
    found = await page.evaluate(FOUND)
    return Verdict(found["violations"], found["passed"])
