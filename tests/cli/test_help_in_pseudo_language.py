"""Help and usage errors take every word from the catalogue: in the pseudo-language, all words are in brackets."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest
import typer
from typer.core import TyperArgument, TyperGroup, TyperOption
from typer.testing import CliRunner

from headtable.cli import build_app
from headtable.cli.translated_help import USAGE_ERRORS, usage_error
from headtable.saying.languages import LANGUAGE, PSEUDO
from tests.cli.test_cli import COMMANDS, headtable
from tests.saying.brackets import words_outside

TYPE = re.compile(r"<[a-z]+( range)?(\[[a-z]+\])?>")
"""A name of one of Python's types, which typer puts in angle brackets."""
OF_TYPER = re.compile(r"(?<!\[)\[(default: [^\[\]]*|env var: [^\[\]]*|required|OPTIONS)\](?!\])")
"""What typer itself puts in brackets, where no catalogue has added another pair."""
WRONG = (
    "nonsense", "rnu", "--nonsense", "run --sped 3", "run --speed", "run --speed x", "run --speed 9999",
    "run --speed 0", "run --seed x", "run --until-over=3", "run extra", "run extra more", "replay",
    "devices identfy", "devices adopt pad-07", "devices identify pad-07 --seconds 100", "night list a b",
)  # fmt: skip


@pytest.fixture
def wide(pseudo_language: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """The pseudo-language on lines that never end."""
    monkeypatch.setenv("COLUMNS", "4000")


def to_type() -> set[str]:
    """What a person types, whatever the language: the names of commands, options and arguments."""
    found = {"headtable"}

    def walk(command: object) -> None:
        for option in getattr(command, "params", ()):
            if isinstance(option, TyperArgument | TyperOption):
                found.update((*option.opts, *option.secondary_opts, option.metavar or option.name or ""))
        if isinstance(command, TyperGroup):
            found.update(command.commands)
            for below in command.commands.values():
                walk(below)

    walk(typer.main.get_command(build_app()))
    return found - {""}


def untranslated(printed: str) -> list[str]:
    """The words that are in no brackets of the catalogue, and that nobody types."""
    program = re.escape(os.path.basename(sys.argv[0]))
    own = re.sub(
        rf"(?<!\S){program}(?!\S)|python -m (pytest|headtable)",
        "headtable",
        OF_TYPER.sub(r"\1", TYPE.sub(" ", printed)),
    )
    return words_outside(own, {*to_type(), "--help"})


def test_brackets_of_typer_do_not_count() -> None:
    assert untranslated("[OPTIONS] <int range> [default: 4] [[default: 4]] [Show [it]]") == ["OPTIONS", "default"]


@pytest.mark.slow
@pytest.mark.usefixtures("wide")
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_the_help_of_every_command_is_translated(command: str) -> None:
    told = headtable(*command.split(), "--help")
    assert told.stderr == ""
    assert "[Show this message and exit.]" in told.stdout
    assert untranslated(told.stdout) == []


@pytest.mark.slow
@pytest.mark.usefixtures("wide")
@pytest.mark.parametrize("command", ["", "night", "link", "firmware"])
def test_a_group_without_a_command_shows_its_help(command: str) -> None:
    assert untranslated(headtable(*command.split()).stdout) == []


@pytest.mark.usefixtures("wide")
@pytest.mark.parametrize("words", WRONG)
def test_every_usage_error_is_translated(words: str) -> None:
    told = headtable(*words.split())
    assert (told.returncode, told.stdout) == (2, "")
    assert "[Error]" in told.stderr
    assert untranslated(told.stderr) == []


@pytest.mark.parametrize("words", WRONG)
def test_our_sentence_for_a_usage_error_has_the_words_of_typers_own(
    words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So a new typer cannot reword an error unnoticed."""
    told: dict[str, str] = {}

    def noted(error: str) -> str:
        told[error] = usage_error(error)
        return told[error]

    monkeypatch.setattr("headtable.cli.translated_help.usage_error", noted)
    headtable(*words.split())
    assert told
    assert [(error, ours) for error, ours in told.items() if error != ours] == []
    assert [error for error in told if not any(pattern.fullmatch(error) for pattern in USAGE_ERRORS.values())] == []


def test_a_usage_error_that_we_do_not_know_is_told_as_it_is() -> None:
    assert usage_error("The moon is in the way.") == "The moon is in the way."


@pytest.mark.usefixtures("wide")
def test_a_question_that_nobody_answers() -> None:
    told = CliRunner().invoke(build_app(), ["devices", "enrol", "pad-07", "--network", "hall"], input="")
    assert told.exit_code == 1
    assert "[Aborted.]" in told.output
    assert untranslated(told.output) == []


def test_help_in_a_process_of_its_own() -> None:
    environ = {**os.environ, LANGUAGE: PSEUDO, "COLUMNS": "400"}
    done = subprocess.run(
        [sys.executable, "-m", "headtable", "--help"], capture_output=True, text=True, check=True, env=environ
    )
    assert "[headtable runs a Bunco night: bell, air horn, pads, rules and scoreboard.]" in done.stdout
    assert untranslated(done.stdout) == []
