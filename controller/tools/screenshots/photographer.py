"""Takes the pictures: visits each page as its visitor would, and waits until it shows what it should."""

from __future__ import annotations

import contextlib
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import NamedTuple

from playwright.async_api import Browser, BrowserContext, FloatRect, Page

from headtable.messages.mqtt import MqttMessage
from tools.headless_chromium import headless_chromium
from tools.screenshots.long_names import long_names
from tools.screenshots.past_nights import put_nights_away
from tools.screenshots.played_night import play_night
from tools.screenshots.shot_matrix import ON_PHONES, Size, Subject
from tools.screenshots.shown_hall import KEY, ShownHall, devices, shown_hall

PATIENCE_MS = 60_000
MOST_SCREENS = 3  # below each other in one picture of a page on a phone
WRONG_CODES = 40  # more than an address may try
TOP_OF = "element => Math.floor(element.getBoundingClientRect().top + scrollY)"
TWO_FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"


class Shot(NamedTuple):
    """One picture: a subject in a hall, at a size."""

    subject: Subject
    tables: int
    size: Size

    @property
    def file(self) -> str:
        """The name of its file."""
        return f"{self.subject.name}-{self.tables:02}-tables-{self.size.width}x{self.size.height}.png"


def shots_of(subjects: tuple[Subject, ...]) -> Iterator[Shot]:
    """Every picture of these subjects."""
    for subject in subjects:
        yield from (Shot(subject, tables, size) for tables in subject.halls for size in subject.sizes)


async def take(subjects: tuple[Subject, ...], folder: Path, language: str) -> AsyncIterator[Shot]:
    """Take every picture of these subjects; each is told when it is there."""
    folder.mkdir(parents=True, exist_ok=True)
    async with headless_chromium() as browser:
        for tables in sorted({hall for subject in subjects for hall in subject.halls}):
            players, moments = play_night(tables)
            for subject in (each for each in subjects if tables in each.halls):
                messages = (*moments[subject.moment], *devices_of(subject, tables))
                async with opened_hall(messages, players, subject) as hall, _context(browser, language) as context:
                    page = await visited(context, hall, subject, subject.sizes[0])
                    for shot in (Shot(subject, tables, size) for size in subject.sizes):
                        await _photograph(page, shot, folder / shot.file)
                        yield shot


def devices_of(subject: Subject, tables: int) -> tuple[MqttMessage, ...]:
    """The devices of the hall. At other times each table is told by phone, so that the pads of phones can be seen."""
    return tuple(devices(tables)) if subject.moment == "closed" else ()


@contextlib.asynccontextmanager
async def opened_hall(
    messages: tuple[MqttMessage, ...], players: tuple[str, ...], subject: Subject
) -> AsyncIterator[ShownHall]:
    with tempfile.TemporaryDirectory(prefix="headtable-screenshots-") as folder:
        if subject.past == "some":
            put_nights_away(Path(folder), players)
        is_new = subject.file == "first-host"
        async with shown_hall(messages, Path(folder), "asked" if is_new else "by-key") as hall:
            if is_new:
                yield hall
                return
            await hall.prepare(players)
            if subject.scene:
                await hall.fix(subject.scene)
            if subject.file in ("accounts", "sign-in"):
                await hall.make_accounts(long_names(3))
            yield hall


@contextlib.asynccontextmanager
async def _context(browser: Browser, language: str) -> AsyncIterator[BrowserContext]:
    context = await browser.new_context(locale=language)
    try:
        yield context
    finally:
        await context.close()


async def visited(context: BrowserContext, hall: ShownHall, subject: Subject, size: Size) -> Page:
    """The page in a window of this size, once it shows what is to be seen."""
    page = await context.new_page()
    await page.set_viewport_size({"width": size.width, "height": size.height})
    page.set_default_timeout(PATIENCE_MS)
    await _enter(page, hall, subject)
    await page.goto(f"{hall.address}{subject.address}")
    if subject.topic:
        await page.locator("#topics").wait_for()  # from then on it hears the click
        await page.evaluate("topic => document.querySelector(`#topics [data-topic=${topic}]`).click()", subject.topic)
    if subject.clicked:
        await page.locator(subject.clicked).first.click()
    if subject.scene:
        await page.locator(f"body[data-scene={subject.scene}]").wait_for()
    await _settled(page, subject)
    return page


async def _settled(page: Page, subject: Subject) -> None:
    """Wait until the page is drawn for its present size."""
    await page.evaluate(TWO_FRAMES)
    await page.locator(subject.ready).locator("visible=true").first.wait_for()
    await page.evaluate(TWO_FRAMES)


async def _enter(page: Page, hall: ShownHall, subject: Subject) -> None:
    """Become who looks at this page: a host by the key, a phone by the code of its table."""
    match subject.visitor:
        case "host":
            await page.request.get(f"{hall.address}/host", params={"key": KEY})
        case "phone":
            await page.request.get(hall.join_link(int(subject.address.rpartition("/")[2])))
        case "former-pad":
            table = int(subject.address.rpartition("/")[2])
            await page.request.get(hall.join_link(table))
            await hall.take_over(table)
        case "guesser":
            for _ in range(WRONG_CODES):
                await page.request.get(f"{hall.address}{subject.address}")
        case "anybody":
            pass


async def _photograph(page: Page, shot: Shot, file: Path) -> None:
    """The page from its top or from a part of it, up to some screens of it on a phone."""
    await page.set_viewport_size({"width": shot.size.width, "height": shot.size.height})
    await _settled(page, shot.subject)
    most = MOST_SCREENS if shot.size in ON_PHONES else 1
    whole = await page.evaluate("() => document.documentElement.scrollHeight")
    begins = await page.locator(shot.subject.begins).evaluate(TOP_OF)
    top = max(0, min(begins, whole - shot.size.height))
    height = min(max(whole - top, shot.size.height), most * shot.size.height)
    clip = FloatRect(x=0, y=top, width=shot.size.width, height=height)
    await page.screenshot(path=file, full_page=True, clip=clip)
