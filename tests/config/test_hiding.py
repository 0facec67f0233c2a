"""No secret is printed, neither by ``check --json`` nor by an error that quotes the file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given, strategies as st
from typer.testing import CliRunner

from headtable.cli import build_app
from headtable.config import Config, read
from headtable.config.hiding import secret_values, shown_config
from headtable.errors import BadConfig
from headtable.rulesets import load as load_ruleset, ruleset_problems

SECRET = "s3cr3t-of-the-hall"  # noqa: S105  it opens nothing
FILE = f"""
[broker]
username = "hall"
password = "{SECRET}"
[web]
host_key = "{SECRET}"
"""


def test_check_prints_the_configuration_without_its_secrets(tmp_path: Path) -> None:
    file = tmp_path / "headtable.toml"
    file.write_text(FILE)
    told = CliRunner().invoke(build_app(), ["check", str(file), "--json"])
    shown = json.loads(told.stdout.splitlines()[0])
    assert SECRET not in told.output
    assert (shown["web"]["host_key"], shown["broker"]["password"]) == ("(hidden)", "(hidden)")
    assert shown["broker"]["username"] == "hall"


def test_every_secret_of_a_configuration_is_known() -> None:
    password, key = "of-the-broker", "of-the-console"
    of_web = FILE.partition("[web]")[2].replace(SECRET, key)
    config = read(f'[broker]\nusername = "hall"\npassword = "{password}"\n[web]{of_web}', "headtable.toml")
    assert {value for value in secret_values(config) if value} == {password, key}


def test_a_secret_that_is_not_set_is_shown_as_empty() -> None:
    assert shown_config(Config())["web"] == {
        "host": "127.0.0.1", "port": 8080, "host_key": "", "names": [],
        "certificate": "", "certificate_key": "", "https_port": 8443, "https_name": "", "metrics_key": "",
    }  # fmt: skip


@pytest.mark.parametrize(
    "text",
    [
        FILE.replace(f'host_key = "{SECRET}"', f'host_key = "{SECRET}'),
        FILE.replace(f'host_key = "{SECRET}"', f'host_key = ["{SECRET}"]'),
        FILE.replace(f'password = "{SECRET}"', f'password = {{ is = "{SECRET}" }}'),
        FILE + f'host_key = "{SECRET}"',
        FILE.replace("[web]", "[[web]]"),
        FILE.replace("[broker]", "[[broker]]"),
        f'web = {{ host_key = "{SECRET}" ',
        f'broker.password = "{SECRET}',
        FILE.replace("host_key", '"host_key"').replace(f'"{SECRET}"', f'"{SECRET}'),
    ],
)
def test_an_error_about_the_file_quotes_no_secret(text: str) -> None:
    with pytest.raises(BadConfig) as why:
        read(text, "headtable.toml")
    assert SECRET not in str(why.value)


GUESSED = [
    "1", "1234567", "aaaaaaaa", "abababab", "12345678", "1234567890", "0987654321", "hgfedcba", "abcdefg1",
    "qwertyuiop", "qwerty123", "asdfghjkl", "1q2w3e4r", "headtable", "Password1", "Bunco2026!", "headtable-bunco",
]  # fmt: skip


@pytest.mark.parametrize("key", [*GUESSED, " in front", "behind it ", "new\\nline1"])
def test_a_key_that_is_easy_to_guess_or_hard_to_type_is_refused_with_the_reason(key: str) -> None:
    with pytest.raises(BadConfig, match=r"line 2: \[web\] host_key") as why:
        read(f'[web]\nhost_key = "{key}"\n', "headtable.toml")
    assert f'"{key}"' not in str(why.value)
    assert key not in str(why.value) or key in ("1", "headtable")  # which any message about this file may say


@pytest.mark.parametrize("key", ["mabel's 12 cups", "tP9-vLx2", "headtablesque", "bunco at Mabel's"])
def test_a_key_that_is_hard_to_guess_is_accepted(key: str) -> None:
    assert read(f'[web]\nhost_key = "{key}"\n', "headtable.toml").web.host_key == key


def test_every_command_refuses_a_key_that_can_be_guessed(tmp_path: Path) -> None:
    file = tmp_path / "headtable.toml"
    file.write_text('[web]\nhost_key = "1"\n')
    for command in (["check", str(file)], ["web", "--config", str(file)], ["run", "--config", str(file)]):
        told = CliRunner().invoke(build_app(), command)
        assert told.exit_code != 0
        assert "host_key can be guessed" in str(told.exception)


FORGOTTEN = {
    "a NUL at its end": f'[web]\nhost_key = "{SECRET}\\u0000"\n',
    "a colon for the equals sign": f'[web]\nhost_key: "{SECRET}"\n',
    "no equals sign": f'[web]\nhost_key "{SECRET}"\n',
    "a key in another language": f'[broker]\npasswort = "{SECRET}\n',
    "a key with a hyphen": f'[web]\nhost-key = "{SECRET}\n',
    "a key that is shorter": f'[web]\nkey = "{SECRET}\n',
    "a key in capitals": f'[broker]\nPassword = "{SECRET}\n',
    "a key with an escape": f'[broker]\n"pass\\u0077ord" = "{SECRET}\n',
    "a long string that is spoilt": f'[broker]\npassword = """\n{SECRET}\\q\n"""\n',
    "a long string without an end": f'[broker]\npassword = """\nhost = {SECRET}\n',
    "a line of its own": f'[broker]\npassword =\n"{SECRET}"\n',
    "nothing but the secret": f"{SECRET}\n",
    "a URL for the section": f'broker = "mqtt://u:{SECRET}@h"\n',
    "a list for the section": f'broker = ["{SECRET}"]\n',
    "a list of sections": f'[[broker]]\npasswort = "{SECRET}"\n',
    "another section that has no such key": f'[box.pads]\npasswort = "{SECRET}"\n',
    "a section for a value": f'[broker]\nusername = {{ passwort = "{SECRET}" }}\n',
    "a key that is the secret": f'[broker]\n"password={SECRET}" = 1\n',
    "a URL for the broker's host": f'[broker]\nhost = "mqtt://u:{SECRET}@h"\n',
    "a URL with blanks in it": f'[broker]\nhost = "mqtt://u: {SECRET} @h"\n',
    "a login for the broker's host": f'[broker]\nhost = "u:{SECRET}@h"\n',
    "a URL for the pages' host": f'[web]\nhost = "http://u:{SECRET}@h/"\n',
    "a URL for another name": f'[web]\nnames = ["http://u:{SECRET}@h/"]\n',
    "a URL for a line": f'[box]\nlines = ["mqtt://u:{SECRET}@h"]\n',
    "a login for a line": f'[box]\nlines = ["tcp:u:{SECRET}@h"]\n',
    "a URL for the lines": f'[box]\nlines = "mqtt://u:{SECRET}@h"\n',
    "a URL for the journal": f'[engine]\njournal = "mqtt://u:{SECRET}@h/j.db"\n',
    "a URL for the rules": f'[engine]\nruleset = "http://u:{SECRET}@h"\n',
}


@pytest.mark.parametrize("text", FORGOTTEN.values(), ids=FORGOTTEN)
def test_a_secret_in_a_wrong_place_stops_the_start_and_is_not_printed(text: str) -> None:
    with pytest.raises(BadConfig) as why:
        read(text, "headtable.toml", ruleset_problems)
    assert SECRET not in str(why.value)
    assert str(why.value).startswith("headtable.toml line ")


def test_the_error_for_a_url_says_where_the_login_belongs() -> None:
    with pytest.raises(BadConfig, match=r"line 2: host holds a URL.* username and password have keys of their own"):
        read('[broker]\nhost = "mqtt://u:p@h"\n', "headtable.toml")


def test_a_configuration_named_as_a_ruleset_prints_no_secret(tmp_path: Path) -> None:
    file = tmp_path / "headtable.toml"
    file.write_text(f'[broker]\npassword = "{SECRET}\n')
    with pytest.raises(BadConfig) as why:
        load_ruleset(str(file))
    assert SECRET not in str(why.value)


BEFORE, AFTER = f'{FILE}names = ["hall"]\n[venue]\nname = "hall"\n'.rsplit(SECRET, 1)
BEFORE = BEFORE.replace(SECRET, "another-secret")


@st.composite
def spoilt(draw: st.DrawFn) -> str:
    """A file with a secret and one random change outside the secret."""
    part, other = (BEFORE, AFTER) if draw(st.booleans()) else (AFTER, BEFORE)
    at = draw(st.integers(0, len(part)))
    less = draw(st.integers(0, 1))
    changed = part[:at] + draw(st.text(st.sampled_from("\"'=[]{}#.,:\\\n\0 a1_"), max_size=3)) + part[at + less :]
    return f"{changed}{SECRET}{other}" if part is BEFORE else f"{other}{SECRET}{changed}"


@given(spoilt())
def test_no_random_change_to_a_file_makes_it_print_a_secret(text: str) -> None:
    try:
        told = repr(shown_config(read(text, "headtable.toml")))
    except BadConfig as why:
        told = str(why)
    assert SECRET not in told
