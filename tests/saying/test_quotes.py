"""What a page shows is quoted by each language's own marks; text of a file or a command has straight ones."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from headtable.saying.catalogue import entries
from headtable.saying.languages import languages, source
from tests.saying.shown_on_pages import sentences_shown

OF_FILES = {
    "break-twice", "break-without-semi-final", "break-without-time", "dice-of-other-ruleset", "journal-is-device",
    "journal-is-folder", "journal-name-too-long", "journal-named-as-folder", "names-not-text", "names-not-toml",
    "pages-unreachable", "print-links-wrong", "procedure-unknown", "ruleset-unknown", "ruleset-unusable",
}  # fmt: skip
"""They quote what a file says, or tell what to write into it, as TOML or JSON has it."""
COMMAND = re.compile(r"`[^`]*`")
STRAIGHT_APOSTROPHE = re.compile(r"(?<=[\w})])'(?=[a-z])|(?<=[a-z]s)'(?= [a-z])")
"""As in "host's" or "hosts' pages"; a quotation may end after a brace, but no letter follows it."""
OF_RULESETS = {"pages-prize-name"}
"""English has the prizes' names as their ruleset writes them."""
TAG = re.compile(r"<[^>]*>")
FUNCTION_TEXT = re.compile(r'\{ *(?:"[^"]*"|[A-Z_]+\([^{}]*\)) *\}|\{ *[A-Z_]+\([^{}]*\) *->')
MARKS = {"en": "“”", "de": "„“", "es": "«»"}
"""The double marks of each language."""


def told(language: str) -> Iterator[tuple[str, str]]:
    """The names of the sentences that a page can show, and their words."""
    shown = sentences_shown()
    for name, entry in entries(source(language)).items():
        if name in shown:
            yield name, FUNCTION_TEXT.sub("", TAG.sub("", entry))


@pytest.mark.parametrize("language", sorted(languages()))
def test_no_words_on_a_page_are_in_straight_double_quotes(language: str) -> None:
    assert {name for name, words in told(language) if '"' in words} <= OF_FILES


@pytest.mark.parametrize("language", sorted(languages()))
def test_a_language_uses_its_own_marks(language: str) -> None:
    foreign = set("“”„«»") - set(MARKS[language])
    assert {name for name, words in told(language) if foreign & set(words)} == set()


@pytest.mark.parametrize("language", sorted(languages()))
def test_every_apostrophe_is_a_typographic_one(language: str) -> None:
    straight = {
        name
        for name, entry in entries(source(language)).items()
        if STRAIGHT_APOSTROPHE.search(COMMAND.sub("", entry))
    }
    assert straight <= OF_RULESETS
