"""What is wrong in a file is data: the file, the line, the key, the sentence's name and its arguments."""

from __future__ import annotations

import json
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from typer.testing import CliRunner

from headtable.cli import build_app
from headtable.config import read
from headtable.config.header import PinSoundsByItself, Use
from headtable.config.pins import PinUnfit
from headtable.config.problem import BadFile, Problem, named_errors, shown_problems
from headtable.config.reading import SectionPlace
from headtable.errors import BadConfig
from headtable.messages.named_error import NamedError
from headtable.messages.words import Reserved
from headtable.rulesets import ruleset_problems
from headtable.saying import catalogue, say, sentence

SECRET = "s3cr3t-of-the-hall"  # noqa: S105  it opens nothing
FILE = """\
[broker]
prot = 1
[[box.signals]]
signal = "horn"
device = "GPIO 2"
"""


def problems(text: str) -> tuple[Problem, ...]:
    with pytest.raises(BadFile) as wrong:
        read(text, "it", ruleset_problems)
    return wrong.value.problems


def test_a_problem_has_its_file_its_line_and_its_key() -> None:
    assert [(one.file, one.line, one.key) for one in problems(FILE)] == [
        ("it", 2, "broker.prot"),
        ("it", 5, "box.signals.0.device"),
    ]


def test_a_problem_carries_the_offending_text_and_the_remedy_as_data() -> None:
    unknown, unfit = problems(FILE)
    place, instead = SectionPlace("broker"), sentence("key-meant", key="port")
    assert unknown.what == sentence("key-unknown", place=place, key="'prot'", instead=instead)
    place, meant = SectionPlace("box.signals", 1), PinUnfit(2, PinSoundsByItself("i2c-data"))
    assert unfit.what == sentence("value-misspelt", place=place, key="device", written='"GPIO 2"', meant=meant)


def test_two_lines_on_one_port_are_named_as_data() -> None:
    [one] = problems('[box]\nlines = ["serial:/a", "rs485:/a"]\n')
    assert one.what == sentence("line-port-twice", port="/a", line="rs485:/a")


def test_an_invalid_ruleset_reports_its_own_problems() -> None:
    [one] = problems('[engine]\nruleset = "rpf"\n')
    assert (one.line, one.key) == (2, "engine.ruleset")
    assert str(one).startswith('it line 2: [engine] ruleset = "rpf": no ruleset \'rpf\'; did you mean "rfp"?')


def test_a_problem_that_was_sent_as_data_is_said_like_the_problem_itself() -> None:
    with pytest.raises(BadFile) as wrong:
        read(FILE, "it", ruleset_problems)
    sent = msgspec.json.encode(named_errors(wrong.value))
    received = msgspec.json.decode(sent, type=tuple[NamedError, ...])
    assert [say(error) for error in received] == [str(one) for one in wrong.value.problems]


def test_check_in_json_prints_each_problem_as_data_with_its_sentence(tmp_path: Path) -> None:
    file = tmp_path / "headtable.toml"
    file.write_text(FILE)
    told = CliRunner().invoke(build_app(), ["check", str(file), "--json"])
    assert isinstance(told.exception, BadFile)
    lines = [json.loads(line) for line in told.stdout.splitlines()]
    assert [line["what"]["name"] for line in lines] == ["key-unknown", "value-misspelt"]
    assert lines[0]["sentence"] == f"{file} line 2: [broker] has no key 'prot'; did you mean 'port'?"


def test_check_in_json_reports_a_missing_file_as_data(tmp_path: Path) -> None:
    told = CliRunner().invoke(build_app(), ["check", str(tmp_path / "none.toml"), "--json"])
    [line] = [json.loads(line) for line in told.stdout.splitlines()]
    assert line["what"]["name"] == "file-unreadable"
    assert (line["file"], line["line"]) == (str(tmp_path / "none.toml"), None)


@pytest.mark.parametrize(
    "text",
    [
        f'[broker]\nhost = "mqtt://u:{SECRET}@h"\n',
        f'[broker]\nhost = "u:{SECRET}@h"\n',
        f'[broker]\n"password={SECRET}" = 1\n',
        f'[web]\nhost_key = ["{SECRET}"]\n',
        f'[web]\nhost_key: "{SECRET}"\n',
        f'[box]\nlines = ["tcp:u:{SECRET}@h"]\n',
        f'[box]\nlines = "mqtt://u:{SECRET}@h"\n',
        f'[engine]\nruleset = "http://u:{SECRET}@h"\n',
        f'[broker]\nusername = {{ passwort = "{SECRET}" }}\n',
    ],
)
def test_the_data_of_a_problem_hold_no_secret(text: str) -> None:
    with pytest.raises(BadConfig) as wrong:
        read(text, "it", ruleset_problems)
    assert SECRET not in msgspec.json.encode(shown_problems(wrong.value, "it")).decode()


@pytest.mark.parametrize(("word", "values"), [("pin-use", Use), ("reserved", Reserved)])
def test_every_word_of_a_problem_has_a_sentence(word: str, values: object) -> None:
    assert [value for value in get_args(values) if not catalogue().has(f"{word}-{value}")] == []
