"""Any text is a configuration or a ruleset, or raises BadConfig with the reason."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, strategies as st

from headtable.cli.common import checks
from headtable.config import Config, defaults_text, read
from headtable.config.hiding import shown_config
from headtable.config.warnings import warnings_about
from headtable.errors import BadConfig
from headtable.rulesets import parse, text as ruleset_text

LONGEST = 1200  # of a line of a complaint, whatever is quoted in it
KEYS = sorted(set(re.findall(r"(?m)^#?(\w+) = ", defaults_text())))
SECTIONS = ("venue", "broker", "engine", "web", "box", "box.pads", "box.dice", "box.buttons", "box.signals")
LETTERS = st.characters(exclude_categories=["Cs"])
STRINGS = st.text(LETTERS, max_size=9) | st.sampled_from(
    ["tcp:0.0.0.0:" + "1" * 5000, "a" * 5000, "serial:/dev/[", "gpio:27"]
)
SCALARS = (
    STRINGS.map(lambda text: "'" + re.sub(r"['\x00-\x1f\x7f]", "", text) + "'")
    | st.integers().map(str)
    | st.floats().map(str)
    | st.sampled_from(["0x" + "f" * 20_000, "9" * 5000, "1e999999", "1979-05-27", "07:32:00", "true", "'''", '"', ""])
)
VALUES = st.recursive(
    SCALARS,
    lambda inner: (
        st.lists(inner, max_size=3).map(lambda all_of: f"[{', '.join(all_of)}]")
        | st.tuples(st.sampled_from(KEYS), inner).map(lambda pair: f"{{ {pair[0]} = {pair[1]} }}")
    ),
    max_leaves=4,
)
LINES = (
    st.sampled_from(SECTIONS).map("[{}]".format)
    | st.sampled_from(SECTIONS).map("[[{}]]".format)
    | st.tuples(st.sampled_from([*KEYS, *SECTIONS]), VALUES).map(" = ".join)
    | st.text(LETTERS, max_size=9)
)
FILES = st.lists(LINES, max_size=8).map("\n".join)


@given(FILES)
def test_any_text_is_a_configuration_or_raises_bad_config(text: str) -> None:
    try:
        config = read(text, "it", *checks())
    except BadConfig as why:
        assert_readable(why)
        return
    shown_config(config)
    list(warnings_about(config))


@given(FILES)
def test_any_text_is_a_ruleset_or_raises_bad_config(text: str) -> None:
    with pytest.raises(BadConfig) as why:
        parse(text, "it")
    assert_readable(why.value)


@given(st.integers(0, 400), st.sampled_from(["9" * 5000, "0x" + "f" * 20_000, "[" * 487 + "]" * 487, "'", "a.b.c"]))
def test_a_ruleset_with_one_random_value_is_a_ruleset_or_raises_bad_config(number: int, value: str) -> None:
    lines = ruleset_text("rfp").split("\n")
    at = number % len(lines)
    lines[at] = re.sub(r"=.*", lambda _: f"= {value}", lines[at])
    try:
        parse("\n".join(lines), "it")
    except BadConfig as why:
        assert_readable(why)


def assert_readable(why: BadConfig) -> None:
    """Every line is short enough to read and has no control characters."""
    for line in str(why).split("\n"):
        assert line.startswith("it")
        assert len(line) <= LONGEST
        assert line.isprintable()


def _pads(value: str) -> str:
    return f"[box]\nlines = {value}\n"


BEYOND = {
    "a number of 20,000 hexadecimal digits": f"[web]\nport = 0x{'f' * 20_000}\n",
    "a negative one": f"[web]\nport = -{'9' * 300}\n",
    "a number of 5,000 digits": f"[web]\nport = {'9' * 5000}\n",
    "a port of 5,000 digits": _pads(f'["tcp:0.0.0.0:{"1" * 5000}"]'),
    "a port behind 5,000 zeros": _pads(f'["tcp:0.0.0.0:{"0" * 5000}80"]'),
    "a key of 2,000 parts": f"\n[web.port{'.a' * 2000}]\n",
    "a section of 2,000 parts": f"\n[web]\nport{'.a' * 2000} = 1\n",
    "lists 487 deep": _pads("[" * 487 + "]" * 487),
    "lists 21 deep": _pads("[" * 21 + "]" * 21),
    "tables 300 deep": _pads("{a=" * 300 + "1" + "}" * 300),
}


@pytest.mark.parametrize("text", BEYOND.values(), ids=BEYOND)
def test_an_extreme_value_is_refused_with_its_line(text: str) -> None:
    with pytest.raises(BadConfig, match=r"^it line [1-3]: ") as why:
        read(text, "it")
    assert_readable(why.value)
    assert "sys." not in str(why.value)


@pytest.mark.parametrize("text", BEYOND.values(), ids=BEYOND)
def test_an_extreme_value_in_a_ruleset_is_refused_as_well(text: str) -> None:
    with pytest.raises(BadConfig) as why:
        parse(text, "it")
    assert_readable(why.value)


def test_the_built_in_file_is_a_configuration() -> None:
    assert read(defaults_text(), "it", *checks()) == Config()
