"""headtable reads its own headtable.toml back unchanged."""

import re
from typing import Any, get_args

import pytest
from hypothesis import given, strategies as st
from hypothesis.provisional import domains

from headtable.config import (
    BoxSettings,
    Broker,
    ButtonSettings,
    Config,
    EngineSettings,
    Pad,
    SignalSettings,
    Venue,
    Web,
    by_phone_text,
    defaults_text,
    read,
    to_toml,
    with_driver_board,
)
from headtable.config.checks import problems_in
from headtable.messages.words import Signal

EVERYWHERE = "0.0.0.0"  # noqa: S104  phones must reach the pages
UIDS = st.from_regex(r"[a-z0-9][a-z0-9-]{0,23}", fullmatch=True)
WORDS = st.text(st.characters(exclude_characters="\0", codec="utf-8"), min_size=1, max_size=30)  # NUL is refused
HOSTS = st.ip_addresses().map(str) | domains()


def _some(section: type, **fields: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.builds(section, **fields)


CONFIGS = _some(
    Config,
    venue=_some(Venue, name=st.from_regex(r"[a-z0-9][a-z0-9-]{0,31}", fullmatch=True)),
    broker=_some(Broker, port=st.integers(1, 65_535), username=WORDS, password=WORDS),
    engine=_some(EngineSettings, ruleset=WORDS, journal=WORDS),
    web=_some(
        Web, host=HOSTS, port=st.integers(0, 65_535), host_key=st.sampled_from(["", '"Käse" & Brot\\', "#12 = [34]"])
    ),
    box=_some(
        BoxSettings,
        id=UIDS,
        lines=st.lists(WORDS.map("serial:{}".format), min_size=1, max_size=3, unique=True).map(tuple),
        pads=st.lists(UIDS, max_size=3, unique=True).map(lambda uids: tuple(Pad(uid=uid, table=1) for uid in uids)),
        signals=st.lists(st.sampled_from(get_args(Signal)), unique=True).map(
            lambda signals: tuple(SignalSettings(signal=signal, device="b-oard") for signal in signals)
        ),
    ),
)


@pytest.mark.slow
@given(CONFIGS.filter(lambda config: not list(problems_in(config))))
def test_any_configuration_survives_writing_and_reading(config: Config) -> None:
    assert read(to_toml(config), "it") == config


def test_the_file_that_init_writes_is_the_built_in_configuration() -> None:
    assert read(defaults_text(), "it") == Config()


def test_the_commented_examples_in_it_work_when_uncommented() -> None:
    config = read(re.sub(r"(?m)^#(?! )", "", defaults_text()), "it")
    assert config.box.lines
    assert config.box.quiet_from == "22:30"
    assert [pad.bell for pad in config.box.pads] == [True]
    assert [signal.signal for signal in config.box.signals] == ["horn"]


def test_every_key_in_it_is_explained() -> None:
    lines = defaults_text().splitlines()
    keys = [number for number, line in enumerate(lines) if re.match(r"#?\w+ = ", line)]
    assert len(keys) > 20
    assert all(re.match(r"# \S", lines[number - 1]) for number in keys)


def test_the_file_for_phones_differs_from_the_usual_one_in_two_keys_alone() -> None:
    assert read(by_phone_text(), "it") == Config(web=Web(host=EVERYWHERE), box=BoxSettings(by_phone=True))


def test_the_file_for_the_driver_board_adds_only_what_is_on_it() -> None:
    horn = SignalSettings(signal="horn", device="gpio:22", heartbeat="gpio:24", contact="gpio:26", shortest_gap_s=25)
    bell = SignalSettings(signal="bell", device="gpio:23")
    button = ButtonSettings(uid="button-01", at="gpio:25")
    expected = Config(box=BoxSettings(signals=(horn, bell), buttons=(button,)))
    assert read(with_driver_board(defaults_text()), "it") == expected


def test_phones_may_be_the_pads_of_a_box_with_the_driver_board() -> None:
    box = read(with_driver_board(by_phone_text()), "it").box
    assert (box.by_phone, len(box.signals), len(box.buttons)) == (True, 2, 1)
