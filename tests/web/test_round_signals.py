"""What the projector does when a round starts or is called: flash, sound and voice."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import get_args

import pytest
from playwright.async_api import Page, expect

from headtable.messages.prizes import PrizeWon, Why
from headtable.messages.rooms import CalledBy, PrizeLine, StageState
from headtable.web.live_events import Scene
from tests.patience import PATIENCE_S
from tests.web.browsers import Devices, held_back
from tests.web.hall import PHONE, PROJECTOR, Hall
from tests.web.house import evening, host_fixes_scene, night
from tests.web.looks import OUTSIDE
from tests.web.visits import scenes, scoreboard

pytestmark = pytest.mark.slow
expect.set_options(timeout=1000 * PATIENCE_S)

CALLED = night("called", 3, CalledBy("score", "Ann", ("Ann", "Cat"), 21, "two", (4, 4, 1)))
VOICES = "SpeechSynthesis.prototype.getVoices = () => [{ lang: 'en_US' }, { lang: 'es-MX' }];"
"""A browser that can speak English and Spanish."""
LISTENER = (
    VOICES
    + """
    window.seen = { flashes: 0, tones: [], spoken: [] };
    addEventListener("animationstart", ({ animationName }) => { if (animationName === "flash") seen.flashes += 1; });
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...when) {
        seen.tones.push(this.type);
        return start.apply(this, when);
    };
    SpeechSynthesis.prototype.speak = ({ text, lang }) => { seen.spoken.push([text, lang]); };
"""
)
"""Notes what the browser is asked to show, to sound and to say."""
LIGHTS = """
    window.lights = [];
    const note = () => {
        if (!document.body.classList.contains("is-flashing")) return;
        lights.push(getComputedStyle(document.body, "::after").opacity);
    };
    const watch = () => new MutationObserver(note).observe(document.body, { attributeFilter: ["class"] });
    addEventListener("DOMContentLoaded", watch);
"""
"""Notes how strong each light is: it may end before a test that looks for it comes."""
OTHER = {"true": "false", "false": "true"}
OVERLAPS = """() => {
  const boxes = [...document.querySelectorAll("#sounds, #mark-words > *, #foot > *, #tables > *")]
    .filter(element => element.textContent.trim() && element.checkVisibility())
    .map(element => [element.id || element.className, element.getBoundingClientRect()]);
  const [, ours] = boxes.find(([id]) => id === "sounds");
  return boxes.filter(([id, box]) => id !== "sounds"
    && box.right > ours.left + 1 && box.left < ours.right - 1
    && box.bottom > ours.top + 1 && box.top < ours.bottom - 1).map(([id]) => id);
}"""
"""What stands on the buttons for sound and voice."""


async def at_the_round(hall: Hall, page: Page) -> None:
    hall.engine.tell(*evening())
    await look_at_the_round(hall, page)


async def look_at_the_round(hall: Hall, page: Page) -> None:
    await page.add_init_script(LISTENER)
    await page.goto(hall.address)
    await expect(page.locator("#mark-name")).to_have_text("fours")


async def opened_again(hall: Hall, page: Page, browsers: Devices) -> Page:
    """The same browser opens the projector anew: nobody presses anything on that page, but Playwright asks it."""
    again = await browsers.page_on(page.context)
    await again.add_init_script(LISTENER)
    async with held_back(again, "**/board.js"):
        await again.goto(hall.address, wait_until="commit")
        await expect(again.locator("#sounds")).to_be_attached()
    await expect(again.locator("#mark-name")).to_have_text("fours")
    return again


async def test_the_projector_flashes_when_a_round_is_called(hall: Hall, projector: Page) -> None:
    await at_the_round(hall, projector)
    hall.engine.tell(CALLED)
    await projector.wait_for_function("() => seen.flashes === 1")
    assert await projector.evaluate("seen.tones") == []
    assert await projector.evaluate("seen.spoken") == []


async def test_with_sound_on_it_rings_at_once_and_rings_and_blows_for_a_call(hall: Hall, projector: Page) -> None:
    await at_the_round(hall, projector)
    await projector.click("#sound")
    await expect(projector.locator("#sound")).to_have_text("Sound on")
    await projector.wait_for_function("() => seen.tones.length === 4")
    hall.engine.tell(CALLED)
    await projector.wait_for_function("() => seen.tones.length === 11")
    assert set(await projector.evaluate("seen.tones.slice(4)")) == {"sine", "sawtooth"}


async def test_on_a_page_that_is_opened_again_the_sound_needs_one_press(
    hall: Hall, projector: Page, browsers: Devices
) -> None:
    await at_the_round(hall, projector)
    await projector.click("#sound")
    await expect(projector.locator("#sound")).to_have_text("Sound on")
    again = await opened_again(hall, projector, browsers)
    await expect(again.locator("#sound")).to_have_text("Sound: press here")
    await again.click("#mark-name")
    await expect(again.locator("#sound")).to_have_text("Sound on")


async def test_the_button_that_asks_for_a_press_does_not_switch_the_sound_off(
    hall: Hall, projector: Page, browsers: Devices
) -> None:
    await at_the_round(hall, projector)
    for kind in ("sound", "voice"):
        await projector.click(f"#{kind}")
    again = await opened_again(hall, projector, browsers)
    await expect(again.locator("#sound")).to_have_text("Sound: press here")
    await expect(again.locator("#voice")).to_have_text("Voice: press here")
    await again.click("#voice")
    await expect(again.locator("#voice")).to_have_text("Voice on")
    await expect(again.locator("#sound")).to_have_text("Sound on")


async def test_where_the_browser_keeps_the_press_over_a_reload_sound_and_voice_go_on(
    hall: Hall, projector: Page
) -> None:
    await at_the_round(hall, projector)
    for kind in ("sound", "voice"):
        await projector.click(f"#{kind}")
    async with projector.expect_navigation():  # the page before it says the same
        await projector.evaluate("location.reload()")
    await expect(projector.locator("#voice")).to_have_text("Voice on")
    await expect(projector.locator("#sound")).to_have_text("Sound on")


@pytest.mark.parametrize("size", [PROJECTOR, PHONE])
async def test_sound_and_voice_are_switched_on_in_every_scene(
    hall: Hall, size: tuple[int, int], browsers: Devices
) -> None:
    page = await browsers.page(size)
    await page.add_init_script(VOICES)
    seen = 0
    async for scene in every_scene(hall, page):
        seen += 1
        for kind in ("sound", "voice"):
            before = await page.get_attribute(f"#{kind}", "aria-pressed")
            await page.click(f"#{kind}")
            await expect(page.locator(f"#{kind}")).to_have_attribute("aria-pressed", OTHER[before or ""])
        assert await page.evaluate(OUTSIDE, "#sounds > *") == 0 or size == PHONE, scene
        assert await page.evaluate(OVERLAPS) == [], scene
    assert seen > len(get_args(Scene))


async def every_scene(hall: Hall, page: Page) -> AsyncIterator[str]:
    """Each scene that a host may fix, then each that the night alone shows."""
    async for scene in scenes(hall, page):
        if scene != "overlay":
            yield scene
    await host_fixes_scene(hall.address, None)
    async for state in scoreboard(hall, page):
        yield state


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", None), ("es", None), ("de", "Dieser Browser hat keine deutsche Stimme.")],
)
async def test_the_page_says_that_the_browser_has_no_voice_of_its_language(
    hall: Hall, projector: Page, language: str, words: str | None
) -> None:
    await projector.add_init_script(VOICES)
    hall.engine.tell(*evening())
    await projector.goto(f"{hall.address}/?language={language}")
    await expect(projector.locator("#mark-name")).not_to_have_text("Bunco")
    await projector.click("#voice")
    await expect(projector.locator("#voice")).to_have_attribute("aria-pressed", "false" if words else "true")
    if words is None:
        await expect(projector.locator("#no-voice")).to_be_hidden()
    else:
        await expect(projector.locator("#no-voice")).to_contain_text(words)
        assert await projector.evaluate(OVERLAPS) == []


async def test_the_hall_soon_reads_no_more_that_there_is_no_voice(hall: Hall, projector: Page) -> None:
    await projector.clock.install()
    hall.engine.tell(*evening())
    await projector.goto(hall.address)
    await projector.click("#voice")
    await expect(projector.locator("#no-voice")).to_be_visible()
    await projector.clock.run_for(11_000)
    await expect(projector.locator("#no-voice")).to_be_hidden()
    await expect(projector.locator("#voice")).to_have_text("Voice off")


async def test_a_voice_that_was_on_and_is_gone_says_nothing_to_the_hall(hall: Hall, projector: Page) -> None:
    await projector.add_init_script("localStorage.setItem('voice', 'on')")
    hall.engine.tell(*evening())
    await projector.goto(hall.address)
    await expect(projector.locator("#voice")).to_have_text("Voice off")
    await expect(projector.locator("#no-voice")).to_be_hidden()


async def test_a_browser_without_any_speech_says_so_and_goes_on(hall: Hall, projector: Page) -> None:
    await projector.add_init_script("delete window.speechSynthesis; delete Window.prototype.speechSynthesis;")
    hall.engine.tell(*evening())
    await projector.goto(hall.address)
    await projector.click("#voice")
    await expect(projector.locator("#no-voice")).to_contain_text("This browser has no English voice.")
    hall.engine.tell(CALLED)
    await expect(projector.locator("#called-word")).to_have_text("Round called")


async def test_with_the_voice_on_it_says_who_called_and_the_next_mark(hall: Hall, projector: Page) -> None:
    await at_the_round(hall, projector)
    await projector.click("#voice")
    await expect(projector.locator("#voice")).to_have_text("Voice on")
    hall.engine.tell(CALLED)
    await projector.wait_for_function("() => seen.spoken.length === 1")
    hall.engine.tell(night("ready"))
    await expect(projector.locator("#mark-lead")).to_have_text("Next we roll")
    hall.engine.tell(night())
    await projector.wait_for_function("() => seen.spoken.length === 2")
    assert await projector.evaluate("seen.spoken") == [
        ["Round called. Ann and Cat reach 21: Ann rolls two.", "en"],
        ["Roll fours!", "en"],
    ]


async def test_the_winner_of_the_grand_prize_is_said_aloud_once(hall: Hall, projector: Page) -> None:
    await at_the_round(hall, projector)
    await projector.click("#voice")
    await expect(projector.locator("#voice")).to_have_text("Voice on")
    hall.engine.tell(night("over"), StageState(grand_prize="Zoë"))
    await projector.wait_for_function("() => seen.spoken.length === 1")
    hall.engine.tell(StageState(grand_prize="Zoë", prizes=(PrizeLine("grand prize", 100),)))
    hall.engine.tell(StageState())  # the server has started anew, and knows the night before its winner
    hall.engine.tell(StageState(grand_prize="Zoë"))
    hall.engine.tell(StageState(grand_prize="Ann"))  # after a correction
    await projector.wait_for_function("() => seen.spoken.length === 2")
    said = [words for words, _ in await projector.evaluate("seen.spoken")]
    assert said == ["The grand prize goes to Zoë!", "The grand prize goes to Ann!"]


async def test_without_a_final_the_winners_of_the_prizes_are_said_aloud(hall: Hall, projector: Page) -> None:
    await at_the_round(hall, projector)
    await projector.click("#voice")
    await expect(projector.locator("#voice")).to_have_text("Voice on")
    most = PrizeLine("Most wins", 60, (PrizeWon("Most wins", ("Ann", "Zoë"), Why("wins", 5), 30),))
    hall.engine.tell(StageState(prizes=(most, PrizeLine("Most losses", 5))))
    hall.engine.tell(night("over"))
    await projector.wait_for_function("() => seen.spoken.length === 1")
    assert [words for words, _ in await projector.evaluate("seen.spoken")] == ["Most wins: Ann and Zoë."]


async def test_who_wants_no_motion_sees_a_light_that_ends(hall: Hall, projector: Page) -> None:
    await projector.emulate_media(reduced_motion="reduce")
    await projector.add_init_script(LIGHTS)
    await at_the_round(hall, projector)
    hall.engine.tell(CALLED)
    await projector.wait_for_function("() => lights.length > 0")
    await expect(projector.locator("body.is-flashing")).to_have_count(0)
    assert set(await projector.evaluate("lights")) == {"0.35"}


async def test_a_projector_that_is_opened_after_the_call_stays_quiet(hall: Hall, projector: Page) -> None:
    await projector.add_init_script(LISTENER)
    hall.engine.tell(*evening(), CALLED)
    await projector.goto(hall.address)
    await expect(projector.locator("#called-word")).to_have_text("Round called")
    assert await projector.evaluate("seen.flashes") == 0
