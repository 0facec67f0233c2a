"""Ghosts have the word of the reader's language wherever a sentence names them, and no guest is taken for one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args, get_type_hints

import pytest

from headtable.game.people.roster import ghosts
from headtable.messages.facts import Fact
from headtable.messages.inputs import Input
from headtable.messages.people import Left, NightOpened
from headtable.messages.refusals.people import NameOfGhost
from headtable.messages.words import Name
from headtable.saying import catalogue, player_name, say, text
from headtable.saying.ghosts import GHOST, PLAYERS
from headtable.saying.languages import readers_language


@pytest.mark.parametrize(("language", "names"), [("en", "Ghost 2"), ("de", "Geist 2"), ("es", "Fantasma 2")])
def test_a_ghost_has_the_readers_word(language: str, names: str) -> None:
    with readers_language(language):
        assert player_name("Ghost 2") == names


def test_a_fact_names_its_ghosts_in_the_readers_language() -> None:
    opened = NightOpened("evt", "x", (("Ann", "Bea", "Ghost", "Ghost 2"),), ("Ghost", "Ghost 2"))
    with readers_language("de"):
        assert "Tisch 1: Ann, Bea, Geist, Geist 2, mit Geist und Geist 2" in say(opened)
        assert say(Left("Ann", 2, "Ghost")) == "Ann ist nach Hause gegangen; Geist hat den Stuhl an Tisch 2"


@pytest.mark.parametrize("name", ["Ghost Rider", "Ghosts", "ghost", "Ghost  2", "The Ghost", "Geist"])
def test_no_other_name_is_taken_for_a_ghosts(name: str) -> None:
    with readers_language("es"):
        assert player_name(name) == name


def test_what_is_no_player_keeps_a_ghosts_name() -> None:
    with readers_language("de"):
        assert "Ghost" in text("accounts-own", name="Ghost", role="host")


def test_a_refusal_quotes_the_name_that_was_typed() -> None:
    with readers_language("de"):
        assert "'Ghost'" in say(NameOfGhost("Ghost"))


def test_the_engines_ghosts_are_known_by_their_names() -> None:
    assert all(GHOST.fullmatch(name) for name in ghosts(12))


def fields_with_players() -> Iterator[tuple[str, str]]:
    """The fields of inputs and facts that hold names of players, and that their sentences use."""
    for kind in (*get_args(Fact), *get_args(Input)):
        hints = get_type_hints(kind, include_extras=True)
        for field in catalogue().uses(kind).intersection(hints):
            if repr(Name) in repr(hints[field]):
                yield kind.__name__, field


def test_every_name_of_a_player_in_a_fact_may_be_a_ghosts() -> None:
    assert sorted(each for each in fields_with_players() if each[1] not in PLAYERS) == []
