"""Every sentence that code names is in the catalogue, every sentence there is used, and none stands anywhere else."""

from __future__ import annotations

import re

from headtable.saying.catalogue import ARGUMENT, REFERENCE, entries, name_of
from headtable.saying.languages import source
from tests.saying.sentences_in_code import (
    is_sentence,
    names_on_pages,
    names_used,
    page_strings,
    sentences_of_settings,
    sentences_written,
    strings,
    strings_of_firmware,
    structs_said,
)

ENTRIES = entries(source("en"))
PART = re.compile(r"\n +\.[a-z]+ =")
"""Where a struct's second sentence begins."""
OWN = {"bunco", "a_bunco", "in_semi_final"}
"""Arguments that the catalogue gives to every sentence."""
IN_SENTENCES = {
    "WORD": re.compile(r'WORD\("([a-z-]+)"'),
    "COUNT": re.compile(r'COUNT\("([a-z-]+)"'),
    "SAID": re.compile(r'(?:EACH|AS)\("([a-z-]+)"'),
}


def needed(name: str) -> frozenset[str]:
    """The arguments that a sentence, and those inside of it, are made of."""
    entry = PART.split(ENTRIES[name])[0]
    return frozenset(ARGUMENT.findall(entry)).union(*map(needed, REFERENCE.findall(entry))) - OWN


def named_by_sentences() -> frozenset[str]:
    """The sentences that other sentences name; of words of a kind, those of every value."""
    found = set[str]()
    for entry in ENTRIES.values():
        found.update(REFERENCE.findall(entry), IN_SENTENCES["SAID"].findall(entry))
        found.update(f"count-{thing}" for thing in IN_SENTENCES["COUNT"].findall(entry))
        for kind in set(IN_SENTENCES["WORD"].findall(entry)) - {"setting"}:  # every setting has one
            found.update(name for name in ENTRIES if name.startswith(f"{kind}-"))
    return frozenset(found)


def test_every_sentence_named_in_code_exists() -> None:
    assert [used for used in names_used() if used.name not in ENTRIES] == []


def test_every_sentence_named_on_a_page_exists() -> None:
    assert [used for used in names_on_pages() if used.name not in ENTRIES] == []


def test_every_sentence_named_in_code_gets_its_arguments() -> None:
    known = [used for used in names_used() if used.name in ENTRIES and used.arguments is not None]
    lacking = {(used.where, used.name): needed(used.name) - (used.arguments or frozenset()) for used in known}
    assert {at: arguments for at, arguments in lacking.items() if arguments} == {}


def test_every_setting_has_a_sentence() -> None:
    assert sentences_of_settings() - ENTRIES.keys() == set()


def test_every_struct_that_is_rendered_or_raised_has_a_sentence() -> None:
    assert [(where, kind) for where, kind in structs_said() if name_of(type(kind, (), {})) not in ENTRIES] == []


def test_every_sentence_used_in_another_exists() -> None:
    assert named_by_sentences() - ENTRIES.keys() == set()


def test_every_sentence_is_used() -> None:
    on_displays = {f"display-{word}" for word in strings() | strings_of_firmware()}
    named = strings() | page_strings() | named_by_sentences() | on_displays | sentences_of_settings()
    assert ENTRIES.keys() - named == set()


def test_every_sentence_is_in_the_catalogue() -> None:
    assert [f"{written.where}: {written.words}" for written in sentences_written()] == []


def test_sentences_are_told_apart_from_other_text_in_code() -> None:
    assert is_sentence("no such table")
    assert is_sentence("{} goes by {} now, not by {}")
    assert not is_sentence("SELECT name FROM people WHERE number = ?")
    assert not is_sentence("dev/{}/state")
