"""A new folder of sentences is a new language: no code changes."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import headtable
from headtable.saying.languages import ENGLISH, LANGUAGE, language
from headtable.web.pages import STATIC
from tests.saying.test_compiled import SAY

WORDS = """
list-separator = {"; "}
list-and = { $before } und { $last }
a-bunco = { INITIAL($bunco) ->
    [a] ein schönes { $bunco }
   *[other] ein { $bunco }
}
count-point = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
pad-roll-for = { AND($players) } würfeln ({ $players })
"""


@pytest.fixture(scope="module")
def with_german(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of headtable with a German folder of these few sentences only."""
    root = tmp_path_factory.mktemp("installed")
    shutil.copytree(Path(headtable.__file__).parent, root / "headtable", ignore=shutil.ignore_patterns("de"))
    (root / "headtable/saying/de").mkdir()
    (root / "headtable/saying/de/words.ftl").write_text(WORDS, encoding="utf-8")
    return root


def printed(root: Path, code: str) -> str:
    """What a German process with that copy prints."""
    environ = os.environ | {LANGUAGE: "de", "PYTHONPATH": str(root), "PYTHONUTF8": "1"}
    return subprocess.run(
        [sys.executable, "-c", code], env=environ, capture_output=True, text=True, check=True
    ).stdout


def test_a_language_chooses_its_plurals_and_articles(with_german: Path) -> None:
    code = (
        "from headtable.saying import text\n"
        "print(text('count-point', n=1), text('count-point', n=2), sep=', ')\n"
        "print(text('worth-bunco'), text('worth-bunco', bunco='ACE'), sep=', ')\n"
    )
    assert printed(with_german, code).splitlines() == ["1 Punkt, 2 Punkte", "ein bunco, ein schönes ACE"]


def test_a_sentence_that_a_language_lacks_is_said_in_english(with_german: Path) -> None:
    assert printed(with_german, "from headtable.saying import text; print(text('worth-mini'))") == "a mini\n"


def test_a_page_lists_names_as_its_language_does(with_german: Path) -> None:
    players = ("Ann", "Bea", "Cat")
    expected = "Ann; Bea und Cat würfeln (Ann; Bea; Cat)"
    said = printed(with_german, f"from headtable.saying import text; print(text('pad-roll-for', players={players}))")
    assert said == f"{expected}\n"
    code = (
        "import msgspec\n"
        "from headtable.saying.compiled import compiled\n"
        "print(msgspec.json.encode(compiled()).decode())\n"
    )
    asked = {"catalogue": json.loads(printed(with_german, code)), "cases": [("pad-roll-for", {"players": players})]}
    sent = json.dumps(asked).encode()
    answer = subprocess.run(["node", SAY, STATIC / "sentences.js"], input=sent, capture_output=True, check=True)
    assert (asked["catalogue"]["language"], json.loads(answer.stdout)) == ("de", [expected])


@pytest.mark.parametrize("unknown", ["nonsense", "", "../en", "__pycache__"])
def test_an_unknown_language_is_english(monkeypatch: pytest.MonkeyPatch, unknown: str) -> None:
    monkeypatch.setenv(LANGUAGE, unknown)
    assert language() == ENGLISH
