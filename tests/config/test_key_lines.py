"""A problem is reported with the right line, however a host writes the file."""

from __future__ import annotations

from pathlib import Path

import pytest

from headtable.config import load, read
from headtable.config.key_lines import KeyLines
from headtable.errors import BadConfig


def complaints(text: str) -> list[str]:
    with pytest.raises(BadConfig) as refused:
        read(text, "f")
    return str(refused.value).splitlines()


PADS = """\
[box]
lines = ["serial:/dev/x"]

[[box.pads]]
uid = "pad-01"
table = 1

[[box.pad]]
uid = "pad-02"
table = 2

[[box.pad]]
uid = "pad-03"
table = 3
"""


def test_an_unknown_array_is_reported_with_its_first_line() -> None:
    assert complaints(PADS) == ["f line 8: [box] has no key 'pad'; did you mean 'pads'?"]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ('[venue]\n\n[[pads]]\nuid = "pad-01"\n', 3),
        ("[web]\nport = 1\n\n[[box]]\nid = 'a'\n", 4),
        ("[[box.pads]]\nuid = 'a'\ntable = 1\n[[ box . pads ]]  # the second\nuid = 'b'\n", 4),
        ("[[box.pads]]\nuid = 'a'\ntable = 1\n[[box.pads]]\nuid = 'b'\ntable = 0\n", 6),
        ("[[box.pads]]\nuid = 'a'\ntable = 1\n[[box.pads]]\nuid = 'b'\ntable = 2\ncolour = 3\n", 7),
        ("[[box.pads]]\nuid = 'a'\ntable = 1\n\n[[box.signals]]\nsignal = 'gong'\ndevice = 'x'\n", 6),
        ("[[box.pads]]\nuid = 'a'\ntable = 1\n\n[box.pads.more]\nx = 1\n", 5),
        ("[box]\npads = [\n  {uid = 'a', table = 0},\n]\n", 3),
    ],
)
def test_a_problem_in_an_array_is_reported_with_its_own_line(text: str, line: int) -> None:
    assert [told.split(":")[0] for told in complaints(text)] == [f"f line {line}"]


def test_an_array_inside_an_array_has_its_own_numbers() -> None:
    lines = KeyLines("[[a]]\n[[a.b]]\nx = 1\n[[a.b]]\nx = 2\n[[a]]\n[[a.b]]\nx = 3\n[a.c]\ny = 4\n")
    assert [lines["a", 0, "b", 1, "x"], lines["a", 1, "b", 0, "x"], lines["a", 1, "c", "y"]] == [5, 8, 10]


def test_a_byte_order_mark_is_ignored(tmp_path: Path) -> None:
    file = tmp_path / "headtable.toml"
    file.write_text("\ufeff[venue]\nname = 'club'\n", encoding="utf-8")
    assert load(file).venue.name == "club"
    file.write_text("\ufeff[venue]\nname = 'A B'\n", encoding="utf-8")
    with pytest.raises(BadConfig, match="line 2: "):
        load(file)


def test_a_section_inside_a_multi_line_string_does_not_count() -> None:
    lines = KeyLines('[a]\nx = \'\'\'\n[b]\ny = 1 # """\n\'\'\'\nz = 2\n[b]\ny = 3\nw = """\\"""\n[a]\n"""\nv = 4\n')
    assert [lines[way] for way in (("a", "z"), ("b", "y"), ("b", "v"))] == [6, 8, 12]


def test_a_comment_may_have_quotes_in_it() -> None:
    lines = KeyLines("# don't say '''\n[a]\nx = \"# '''\"\ny = 1\n")
    assert [lines["a", "x"], lines["a", "y"]] == [3, 4]


def test_a_table_inside_an_inline_table_is_not_the_next_list_item() -> None:
    lines = KeyLines("dice = [{x = 1, names = [{a = 1}, {b = 2}]},\n  {x = 2},\n  {x = {\n y = 3}}, {x = 4}]\n")
    assert [lines["dice", number] for number in range(4)] == [1, 2, 3, 4]
