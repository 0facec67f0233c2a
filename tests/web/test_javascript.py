"""The pages' JavaScript is checked against types that are made from the code, by tools whose versions are pinned."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from html.parser import HTMLParser
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

from headtable.messages.people import OpenNight
from headtable.web.page_scripts import modules_of
from headtable.web.page_sentences import with_sentences
from headtable.web.pages import STATIC
from tools.javascript_types.declarations import FILE, declarations
from tools.javascript_types.routes import addresses

CHECKS = Path(__file__).parent / "javascript"
TSC = CHECKS / "node_modules" / ".bin" / "tsc"
MISSPELT = {  # in which file, what is written there, and how it is misspelt: each is a name that Python gives
    "room-events.js": ('"heartbeat"]', '"hartbeat"]'),  # an event
    "host/history.js": ('"/api/told"', '"/api/tolld"'),  # a route
    "pad/access.js": ("/take`", "/tkae`"),  # a route with a table in it
    "pad/answer-box.js": ('byId("verdict-words")', 'byId("verdict-wrods")'),  # an element
    "host/finished-rounds.js": ('isOpen("rounds")', 'isOpen("round")'),  # a data attribute
    "pad/single-dice.js": ('is: "dieeach"', 'is: "dieach"'),  # a message that is sent
    "host/corrections.js": ("by: HOST", "bye: HOST"),  # a field that is sent
    "pad.js": ("night.bunco_word", "night.bunko_word"),  # a field that is received
    "scenes.js": ('=== "settling"', '=== "setling"'),  # a word that is received
    "pad/buttons.js": ('"host-decides"', '"host-decide"'),  # a word in a list
    "host/outcome.js": ('"console-grand-prize"', '"console-gran-prize"'),  # a sentence
    "host/listed-names.js": ("fewest: CHAIRS", "least: CHAIRS"),  # an argument of a sentence
    "prizes.js": ("{ goes_to }", "{}"),  # an argument that a sentence needs
}
ESLINT = CHECKS / "node_modules" / ".bin" / "eslint"
SENTENCES = """\
import { byId, make, setText } from "./elements.js";

/** @param {number} n */
export function told(n) {
  setText(byId("number"), "done");
  make("p", {}, "Hello");
  make("p", { title: "Hello" }, n ? "yes" : "");
  make("p", { "aria-label": `Hello ${n}` }, `Table ${n}`);
  make("p", { class: "one two" }, `${n}`);
  return n > 2 ? `${n} points` : "no points yet";
}
"""


class Page(HTMLParser):
    """The addresses and ids in a page, and the values of its radio buttons of one name."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.addresses: set[str] = set()
        self.ids: set[str] = set()
        self.radios: dict[str, set[str]] = {}
        self.feed(with_sentences(file).decode())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Remember what one element has."""
        has = {name: value or "" for name, value in attrs}
        addresses = {has[name].partition("?")[0] for name in ("href", "src", "action") if name in has}
        self.addresses |= addresses - {""}  # a query alone is for the page itself
        self.ids |= {has["id"]} if "id" in has else set()
        if tag == "input" and has.get("type") == "radio":
            self.radios.setdefault(has["name"], set()).add(has["value"])


def scripts() -> dict[Path, set[Path]]:
    """Each page that has a script, with its modules."""
    with_script = {page: STATIC / f"{page.stem}.js" for page in STATIC.glob("*.html")}
    return {page: set(modules_of(script)) for page, script in with_script.items() if script.exists()}


def test_the_committed_types_match_the_code() -> None:
    assert FILE.read_text(encoding="utf-8") == declarations(), "run: make generate"


@pytest.mark.parametrize("page", sorted(STATIC.glob("*.html")), ids=lambda page: page.name)
def test_every_address_in_a_page_is_served(page: Path) -> None:
    routes = {path for method, path, _ in addresses() if method == "GET"}
    files = {f"/static/{file.relative_to(STATIC)}" for file in STATIC.rglob("*")}
    assert Page(page).addresses <= routes | files


def test_each_page_has_every_element_that_its_script_looks_up() -> None:
    for page, its_modules in scripts().items():
        text = "".join(module.read_text(encoding="utf-8") for module in its_modules)
        looked_up = set(re.findall(r'byId\("([^"]+)"\)', text))
        assert looked_up, page
        assert looked_up <= Page(page).ids, page


def test_every_module_is_used() -> None:
    assert set().union(*scripts().values()) == set(STATIC.rglob("*.js"))


def test_the_ways_of_seating_match_the_game() -> None:
    offered = Page(STATIC / "host.html").radios["seating"]
    assert offered == set(get_args(get_type_hints(OpenNight)["seating"]))


def test_the_tools_are_pinned_with_a_hash_and_without_an_address() -> None:
    text = (CHECKS / "package-lock.json").read_text(encoding="utf-8")
    lock = json.loads(text)
    packages = {name: package for name, package in lock["packages"].items() if name}
    assert {"node_modules/typescript", "node_modules/eslint"} <= packages.keys()
    assert all(package["integrity"].startswith("sha512-") for package in packages.values())
    assert not any("resolved" in package or "funding" in package for package in packages.values())
    assert "://" not in text


@pytest.mark.slow
def test_tsc_finds_a_misspelt_name_of_each_kind(tmp_path: Path) -> None:
    static = Path(shutil.copytree(STATIC, tmp_path / "static"))
    for name, (right, wrong) in MISSPELT.items():
        text = (static / name).read_text(encoding="utf-8")
        assert right in text, name
        (static / name).write_text(text.replace(right, wrong), encoding="utf-8")
    config = {
        "extends": str(CHECKS / "tsconfig.json"),
        "compilerOptions": {"incremental": False, "tsBuildInfoFile": None},
        "include": [str(CHECKS / "headtable.d.ts"), "static"],
    }
    (tmp_path / "tsconfig.json").write_text(json.dumps(config), encoding="utf-8")
    checked = subprocess.run(
        [TSC, "-p", tmp_path, "--pretty", "false"], capture_output=True, text=True, check=False, cwd=tmp_path
    )
    found = {line.partition("(")[0].removeprefix("static/") for line in checked.stdout.splitlines()}
    assert checked.returncode != 0
    assert set(MISSPELT) <= found


@pytest.mark.slow
def test_eslint_finds_a_sentence_that_is_in_no_catalogue(tmp_path: Path) -> None:
    (tmp_path / "told.js").write_text(SENTENCES, encoding="utf-8")
    checked = subprocess.run(
        [ESLINT, "--config", CHECKS / "eslint.config.js", "--format", "json", "told.js"],
        capture_output=True, text=True, check=False, cwd=tmp_path,
    )  # fmt: skip
    [report] = json.loads(checked.stdout)
    found = [problem["line"] for problem in report["messages"] if "Say it by its name" in problem["message"]]
    assert sorted(set(found)) == [5, 6, 7, 8, 10]
