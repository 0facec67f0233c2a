"""On a slow network somebody fills in a form before the page's scripts are there: nothing is lost."""

from __future__ import annotations

import re

import pytest

from headtable.web.pages import STATIC, page
from tests.web.browsers import several_devices
from tests.web.hall import PROJECTOR
from tests.web.real_console import Evening

BY_HEART = "mabel's 12 cups"
FORM = re.compile(r"<form\b([^>]*)>(.*?)</form>", re.DOTALL)
WITH_FORMS = sorted(file.stem for file in STATIC.glob("*.html") if "<form" in file.read_text())


def scripts_alone_send(attributes: str, form: str) -> bool:
    """Whether no browser sends this form by itself, because its button waits for the scripts."""
    return "action=" in attributes or re.search(r"<button[^>]* disabled", form) is not None


@pytest.mark.parametrize("name", WITH_FORMS)
def test_no_browser_sends_a_form_by_itself_that_scripts_send(name: str) -> None:
    policy = page(name).headers.get("Content-Security-Policy", "")
    forms = FORM.findall((STATIC / f"{name}.html").read_text())
    assert "form-action 'none'" in policy or all(scripts_alone_send(*form) for form in forms)


@pytest.mark.slow
async def test_a_password_that_is_typed_before_the_scripts_stays_in_its_field(evening: Evening) -> None:
    async with several_devices(on_purpose="form-action") as devices:
        host = await devices.page(PROJECTOR)
        await host.goto(evening.console)
        await host.route("**/static/*.js", lambda route: route.abort())
        await host.goto(f"{evening.address}/accounts")
        await host.fill("#new-name", "Rosa")
        for field in ("#new-password", "#new-again"):
            await host.fill(field, BY_HEART)
        button = await host.locator("#make-do").bounding_box()
        assert button
        async with host.expect_console_message(lambda said: "form-action" in said.text):
            await host.mouse.click(button["x"] + 5, button["y"] + 5)  # a click on the element waits for a page
        assert host.url == f"{evening.address}/accounts"
        assert await host.evaluate("() => document.getElementById('new-password').value") == BY_HEART
