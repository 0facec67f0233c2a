"""The pictures of docs/, taken of what is really there: ``python -m tools.pictures``, or ``make pictures``.

Pages are photographed in Chromium, in a night that is played by phone and in a rehearsal. Commands run, and what they
print becomes an SVG. The wiring of a pad is drawn from the firmware's own table of pins.
"""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

from playwright.async_api import Browser, Page, expect

from tools.headless_chromium import headless_chromium
from tools.pictures.running_night import running
from tools.pictures.terminal_picture import terminal
from tools.pictures.wiring import pad

PICTURES = Path(__file__).parents[3] / "docs" / "pictures"
LARGEST_BYTES = 150_000
PROJECTOR, CONSOLE, PHONE = (1280, 720), (900, 760), (390, 780)
PATIENCE_S = 240.0
NAMES = ("Ann", "Bea", "Cat", "Dot", "Eve", "Fay", "Gia", "Hal", "Ida", "Joy", "Kim", "Lee")
KEY = "the-key-of-these-pictures"
SOME_ROUND = 4  # the standings have something to show
SOME_ROLLS_MS = 4000
SETTLED_MS = 1500
BY_PHONE = f"""
[venue]
name = "hall"

[web]
host = "0.0.0.0"
host_key = "{KEY}"

[box]
by_phone = true
"""


async def main() -> None:
    """Take all pictures."""
    PICTURES.mkdir(exist_ok=True)
    expect.set_options(timeout=1000 * PATIENCE_S)
    with tempfile.TemporaryDirectory(prefix="headtable-pictures-") as folder:
        async with headless_chromium() as browser:
            await _night_by_phone(browser, Path(folder))
            await _rehearsal(browser, Path(folder))
            await _end_of_a_night(browser, Path(folder))
        await _bench(Path(folder))
    (PICTURES / "pad-wiring.svg").write_text(pad(), encoding="utf-8")
    for picture in sorted(path for path in PICTURES.iterdir() if path.is_file()):
        _check_size(picture)


async def _night_by_phone(browser: Browser, folder: Path) -> None:
    """From the list of names to the first roll."""
    own = folder / "by-phone"  # a rehearsal would take up the file
    own.mkdir()
    file = own / "headtable.toml"
    file.write_text(BY_PHONE, encoding="utf-8")
    async with running("--config", str(file), folder=own) as night:
        console = await _page(browser, CONSOLE, f"{night.console}?key={KEY}")
        await _open_the_night(console)
        link = await _show_the_codes(console)
        await _start_the_round(console)
        await _roll_by_phone(browser, link)
        await _put_a_roll_right(console)


async def _open_the_night(console: Page) -> None:
    await console.fill("#players", "\n".join(NAMES))
    await expect(console.locator("#counted")).to_have_text("12 players: 3 tables")
    await _take(console, "host-open")
    await console.click("#open-night")
    await expect(console.locator("#verdict-words")).to_have_text("Opening the night: done")


async def _show_the_codes(console: Page) -> str:
    """What a phone at table 1 opens."""
    await console.click("#topics [data-topic=phones]")
    await console.locator("#phone-tables summary").first.click()
    await expect(console.locator(".qr").first).to_be_visible()
    await _take(console, "host-phones")
    return await console.locator("#phone-tables .link").first.inner_text()


async def _start_the_round(console: Page) -> None:
    await console.click("#topics [data-topic=now]")
    await expect(console.locator("#start")).to_be_visible()
    await _take(console, "host-start")
    await console.click("#start")


async def _roll_by_phone(browser: Browser, link: str) -> None:
    phone = await _page(browser, PHONE, link)
    for button, said in (("two", "Two: counted"), ("one", "One: counted"), ("mini", "Mini: counted")):
        await phone.click(f"[data-button={button}]")
        await expect(phone.locator("#verdict-words")).to_have_text(said)
    await _take(phone, "phone-pad")
    await phone.close()


async def _put_a_roll_right(console: Page) -> None:
    await console.locator("#entries button").first.click()
    await expect(console.locator("#why")).to_be_visible()
    await _take(console, "host-correct")


async def _rehearsal(browser: Browser, folder: Path) -> None:
    """A hall in the middle of a round, on the projector and in the terminal."""
    async with running("--speed", "25", "--seed", "3", folder=folder) as night:
        board = await _page(browser, PROJECTOR, f"{night.board}?page=1")
        await expect(board.locator("#round")).to_have_text(f"{SOME_ROUND} of 6")
        await board.locator("body[data-phase=playing]").wait_for()
        await board.wait_for_timeout(SOME_ROLLS_MS)
        await _take(board, "scoreboard")
        await _show_a_guest(browser, f"{night.board}me")
        await board.locator("body[data-phase=called]").wait_for()
        await _take(board, "round-called")


async def _show_a_guest(browser: Browser, address: str) -> None:
    """Where a guest sits, and the card so far."""
    phone = await _page(browser, PHONE, address)
    await phone.locator("#fitting button").first.click()
    await expect(phone.locator("#played li")).not_to_have_count(0)
    await _take(phone, "guest-page")
    await phone.close()


async def _end_of_a_night(browser: Browser, folder: Path) -> None:
    """Prizes, after a whole night in fast motion."""
    async with running("--speed", "200", "--seed", "3", folder=folder) as night:
        board = await _page(browser, PROJECTOR, f"{night.board}?page=1")
        await board.locator("body[data-scene=prizes]").wait_for()
        await board.wait_for_timeout(SETTLED_MS)
        await _take(board, "prizes")


async def _bench(folder: Path) -> None:
    """What a maker sees: the doctor, and the devices in a table. The pad runs the real firmware."""
    async with running("--firmware", "--players", "4", "--speed", "4", folder=folder) as night:
        await asyncio.sleep(8.0)  # the pad has said hello, and the first rolls have been made
        for name, command in (("doctor", ("doctor",)), ("devices", ("devices", "--once"))):
            picture = await terminal(f"headtable {' '.join(command)}", *command, "--config", night.config)
            (PICTURES / f"{name}.svg").write_text(picture, encoding="utf-8")


async def _page(browser: Browser, size: tuple[int, int], address: str) -> Page:
    context = await browser.new_context(viewport={"width": size[0], "height": size[1]})
    page = await context.new_page()
    page.set_default_timeout(1000 * PATIENCE_S)
    await page.goto(address)
    return page


async def _take(page: Page, name: str) -> None:
    await page.screenshot(path=PICTURES / f"{name}.png")


def _check_size(picture: Path) -> None:
    size = picture.stat().st_size
    print(f"{picture.name}: {size // 1000} kB")  # noqa: T201  it is what the command tells
    if size > LARGEST_BYTES:
        raise SystemExit(f"{picture} has {size} bytes; a picture of docs/ has {LARGEST_BYTES} at most")


if __name__ == "__main__":
    asyncio.run(main())
