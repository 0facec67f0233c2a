"""A page's script says each sentence exactly as the catalogue does."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from itertools import islice, product
from pathlib import Path

import msgspec
import pytest

from headtable.saying import catalogue
from headtable.saying.catalogue import BadArguments
from headtable.saying.compiled import (
    FUNCTIONS,
    PAGES,
    Argument,
    Choice,
    Variant,
    compiled,
    own_names,
    parsed,
    sentences,
)
from headtable.saying.languages import LANGUAGE, PSEUDO, file_source
from headtable.web.pages import STATIC
from tools.javascript_types.sentence_types import OWN, Use, uses_in

SAY = Path(__file__).parents[1] / "web" / "javascript" / "say.mjs"
NUMBERS = (0, 1, 2, 3, 6, 12_345)
LISTS = ((), ("Ann",), ("Ann", "Ghost 2"), ("Ann", "Bea", "Cat"))
TEXTS = ("Ann & <b>Bea</b>", 4, "Ghost")
MOST = 60  # cases of one sentence
Case = tuple[str, dict[str, object]]


def samples(name: str, use: Use) -> tuple[object, ...]:
    """Values that a page may give for an argument."""
    if name == OWN:
        return ("BUNKO",)
    missing = (None,) if use.may_be_missing else ()
    if use.chooses_by_number:
        return (*NUMBERS, *missing)
    if use.keys == {"no", "yes"}:
        return (True, False, *missing)
    return (*(sorted(use.keys) or (LISTS if use.is_list else TEXTS)), *missing)


def cases() -> Iterator[Case]:
    """Each sentence with arguments of each kind that it takes."""
    for name in own_names():
        uses = uses_in(name)
        choices = product(*(samples(argument, use) for argument, use in uses.items()))
        for chosen in islice(choices, MOST):
            yield name, dict(zip(uses, chosen, strict=True))


def in_python(name: str, given: dict[str, object]) -> str:
    arguments = {key: value for key, value in given.items() if key != OWN}
    return catalogue(str(given.get(OWN, "bunco"))).text(name, **arguments)


def in_javascript(said: list[Case]) -> list[str]:
    asked = msgspec.json.encode({"catalogue": compiled(), "cases": said})
    answer = subprocess.run(["node", SAY, STATIC / "sentences.js"], input=asked, capture_output=True, check=True)
    told: list[str] = json.loads(answer.stdout)
    return told


def test_a_page_renders_every_sentence_like_the_catalogue() -> None:
    said = list(cases())
    assert {name for name, _ in said} == set(own_names())
    for (name, given), told in zip(said, in_javascript(said), strict=True):
        assert told == in_python(name, given), (name, given)


def test_a_sentence_is_compiled_to_its_parts() -> None:
    assert parsed("some = { $n ->\n    [one] 1 die\n   *[other] { $n } dice\n}\n") == (
        Choice(Argument("n"), (Variant("one", ("1 die",)), Variant("other", (Argument("n"), " dice"))), 1),
    )


@pytest.mark.parametrize("text", ["bad = { SHOUTED($n) }", "bad = { -term }", "bad = { $n", "bad = { other.part }"])
def test_a_sentence_that_a_page_cannot_render_is_refused(text: str) -> None:
    with pytest.raises(BadArguments):
        parsed(text)


def test_the_sentences_that_a_sentence_refers_to_are_included() -> None:
    assert "list-and" in sentences("en")
    assert "list-and" not in own_names()


def test_every_sentence_of_a_page_is_prefixed_with_the_name_of_its_file() -> None:
    for file in PAGES:
        names = [line.split(" = ")[0] for line in file_source("en", file).splitlines() if line[:1].isalpha()]
        assert [name for name in names if not name.startswith(f"{file}-")] == []


def test_in_the_pseudo_language_every_sentence_of_a_page_is_in_brackets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(LANGUAGE, PSEUDO)
    assert all((parts[0], parts[-1]) == ("[", "]") for parts in compiled().sentences.values())


def test_a_page_implements_every_function_that_it_is_sent() -> None:
    script = (STATIC / "sentences.js").read_text(encoding="utf-8")
    assert [name for name in sorted(FUNCTIONS) if f'case "{name}"' not in script] == []
