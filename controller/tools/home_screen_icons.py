"""Draws the icons for the home screen of a phone from SVG, in Chromium: ``python -m tools.home_screen_icons``."""

from __future__ import annotations

import asyncio
from pathlib import Path

from playwright.async_api import Browser

from tools.headless_chromium import headless_chromium

STATIC = Path(__file__).parents[1] / "headtable" / "web" / "static"
ICONS = STATIC / "icons"
DRAWINGS = (STATIC / "die.svg", ICONS / "home.svg")
SIDES_PX = (192, 512)


async def main() -> None:
    """Draw every icon in every size."""
    async with headless_chromium() as browser:
        for drawing in DRAWINGS:
            for side_px in SIDES_PX:
                await _draw(browser, drawing, side_px)


async def _draw(browser: Browser, drawing: Path, side_px: int) -> None:
    page = await browser.new_page(viewport={"width": side_px, "height": side_px})
    await page.set_content(
        f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{drawing.read_text('utf-8')}"
    )
    await page.screenshot(path=ICONS / f"{drawing.stem}-{side_px}.png", omit_background=True)
    await page.close()


if __name__ == "__main__":
    asyncio.run(main())
