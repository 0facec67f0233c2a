"""An error about a file has the place, a short quotation and a remedy."""

from __future__ import annotations

from pathlib import Path

import pytest

from headtable.cli.common import checks
from headtable.config import load, read
from headtable.config.problem import sentence_of
from headtable.config.warnings import warnings_about
from headtable.errors import BadConfig
from headtable.rulesets import load as load_ruleset

LATIN = "[venue]\nname = 'hölle'\n".encode("latin-1")
ENCODED = {
    "latin-1": (LATIN, "line 2 has the byte F6 in it; save it as UTF-8"),
    "UTF-16": (LATIN.decode("latin-1").encode("utf-16"), "it is in UTF-16; save it as UTF-8"),
    "UTF-32": (LATIN.decode("latin-1").encode("utf-32"), "it is in UTF-32; save it as UTF-8"),
}
PADS = """[box]
lines = ["serial:/dev/x"]
pads = [
  {uid = "pad-1", table = 1}, # one {
  {uid = "pad-[2", table = 2},
  {uid = "pad-3", table = 300}, {uid = "pad-4", table = 0},
]
baud = 1
"""


def complaint(text: str) -> str:
    with pytest.raises(BadConfig) as refused:
        read(text, "it", *checks())
    return str(refused.value)


@pytest.mark.parametrize(("raw", "told"), ENCODED.values(), ids=ENCODED)
def test_a_file_in_another_encoding_is_refused_with_place_and_remedy(tmp_path: Path, raw: bytes, told: str) -> None:
    file = tmp_path / "headtable.toml"
    file.write_bytes(raw)
    for read_it in (load, lambda path: load_ruleset(str(path))):
        with pytest.raises(BadConfig, match=f"headtable.toml is not a text file in UTF-8: {told}"):
            read_it(file)


def test_each_table_in_a_multi_line_list_is_reported_with_its_own_line() -> None:
    told = complaint(PADS).splitlines()
    assert [line.partition(":")[0] for line in told] == ["it line 8", "it line 5", "it line 6", "it line 6"]


@pytest.mark.parametrize(
    "text",
    [
        '[web]\nnames = ["a"]\nnames.x = 1\n',
        "web = { port = 1 }\nweb.host = 'x'\n",
        'web = { port = 1 }\n[web]\nhost = "x"\n',
        "[web]\nport = 1\n[web.port]\n",
        "web = { port = 1, port = 2 }\n",
        '[venue]\nname = "\\ud800"\n',
        '[venue]\nname = "\0"\n',
    ],
)
def test_a_duplicate_key_or_a_bad_character_is_not_reported_as_a_missing_quote(text: str) -> None:
    told = complaint(text)
    assert told.startswith("it line ")
    assert "is a quote or a bracket missing?" not in told
    assert "namespace" not in told


LONG = 100_000 * "a"
TALES = 50_000 * "a "


@pytest.mark.parametrize("long", [LONG, TALES], ids=["one word", "many words"])
@pytest.mark.parametrize(
    "text",
    [
        "[web]\n'{}' = 1\n",
        "[engine]\nruleset = '{}'\n",
        "[box]\nlines = ['{}']\n",
        "[box]\nlines = ['serial:{0}', 'rs485:{0}']\n",
        "[web]\nnames = ['{}/']\n",
        "[web]\nhost = ['{}']\n",
        "[venue]\nname = '{}\n",
    ],
)
def test_a_long_value_is_quoted_by_its_beginning(text: str, long: str) -> None:
    assert all(len(line) < 1200 for line in complaint(text.format(long)).splitlines())


def test_a_warning_is_one_short_line_without_control_characters() -> None:
    journal = '[engine]\njournal = "a\\u001b[31m\\n/x"\n'
    found = [*warnings_about(read(journal, "it")), *warnings_about(read(f"[engine]\njournal = '{LONG}/x'\n", "it"))]
    told = [sentence_of(one) for one in found]
    assert len(told) == 2
    assert all(line.isprintable() and len(line) < 1200 for line in told)
