"""The script of a page is sent in one piece with its modules, and runs as they would run by themselves."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from headtable.web.page_scripts import EXPORT, IMPORT, in_one_piece, modules_of, without_comments
from headtable.web.pages import STATIC
from tests.web.house import nobody, pages, room_with

SCRIPTS = sorted(page.with_suffix(".js") for page in STATIC.glob("*.html") if page.with_suffix(".js").exists())
MODULES = {
    "letter.js": """\
export const letter = "a";
export async function later() { return "b"; }
""",
    "parts/kept-words.js": """\
export class Words {
  said = [];
}
const words = new Words();
export function kept() { return words; }
""",
    "parts/word.js": """\
import { later, letter } from "../letter.js";

export const word = `${letter}${await later()}`;
""",
    "whole.js": """\
import { letter } from "./letter.js";
import { kept } from "./parts/kept-words.js";
import { word } from "./parts/word.js";

const words = [letter, word];
kept().said.push(...words);
console.log(kept().said.join(" "));
""",
}


def written(folder: Path) -> Path:
    """The script that needs all modules, in this folder."""
    for name, module in MODULES.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(module, encoding="utf-8")
    return folder / "whole.js"


def told(script: Path) -> str:
    """What a script tells when it runs in Node."""
    return subprocess.run(["node", script], capture_output=True, check=True, text=True).stdout


def test_a_script_in_one_piece_tells_the_same_as_with_its_modules(tmp_path: Path) -> None:
    (tmp_path / "package.json").write_text('{"type": "module"}', encoding="utf-8")
    script = written(tmp_path)
    piece = tmp_path / "piece.mjs"
    piece.write_text(in_one_piece(script), encoding="utf-8")
    assert told(piece) == told(script) == "a ab\n"


def test_a_module_comes_once_and_after_those_that_it_imports(tmp_path: Path) -> None:
    listed = [each.name for each in modules_of(written(tmp_path))]
    assert listed == ["letter.js", "kept-words.js", "word.js", "whole.js"]


def test_no_module_of_a_page_needs_itself() -> None:
    for script in SCRIPTS:
        listed = modules_of(script)
        for at, module in enumerate(listed):
            imported = {
                (module.parent / address).resolve() for _, address in IMPORT.findall(module.read_text("utf-8"))
            }
            assert imported <= set(listed[:at]), module


def test_a_module_names_what_it_imports_and_exports_in_a_way_that_the_server_reads() -> None:
    for script in STATIC.rglob("*.js"):
        module = without_comments(script)
        rest = EXPORT.sub("", IMPORT.sub("", module))
        assert not re.search(r"^\s*(import|export)\b|\bimport\(|import\.meta", rest, re.MULTILINE), script
        assert not any(" as " in names for names, _ in IMPORT.findall(module)), script


async def test_a_page_gets_its_script_with_all_modules_and_any_other_module_alone() -> None:
    async with pages(room_with(), nobody()) as client:
        for script in SCRIPTS:
            assert (await client.get(f"/static/{script.name}")).text == in_one_piece(script), script
        module = await client.get("/static/host/history.js")
    assert module.text == without_comments(STATIC / "host" / "history.js")


def test_no_page_asks_for_two_scripts() -> None:
    for page in STATIC.glob("*.html"):
        asked = re.findall(r'<script [^>]*src="([^"]+)"', page.read_text(encoding="utf-8"))
        assert asked in ([], [f"/static/{page.stem}.js"]), page
