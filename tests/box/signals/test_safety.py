"""Each condition has a test that tries to sound the horn without it."""

from datetime import time

import pytest
from hypothesis import given, strategies as st
from msgspec.structs import replace

from headtable.box.signals.safety import CommandContext, QuietHours, clamped, quiet_hours, untrusted
from headtable.box.signals.signals import limited
from headtable.config import BoxSettings, SignalSettings
from headtable.errors import BadConfig
from headtable.messages.rooms import (
    EngineState,
)
from headtable.messages.silence_reasons import (
    AlreadySounded,
    CommandExpired,
    CommandFromFuture,
    CommandRetained,
    Muted,
    NoLease,
    NoLivingEngine,
    NotArmed,
    OtherEngine,
    OtherLease,
    OtherRound,
    Resting,
    StillSounding,
    Untrusted,
)
from headtable.messages.sound_commands import SoundCommand

ENGINE = EngineState("engine1", "online", "1.1", in_play=True)
COMMAND = SoundCommand("cmd1", "box", "horn", "engine1", "1.1", "lease1", 5000, "end")
MOMENT = CommandContext(delivery="live", now_ms=5100, engine=ENGINE, lease="lease1")
HORN = SignalSettings(signal="horn", device="horn-01", shortest_gap_s=3.0)


def test_a_good_command_is_trusted() -> None:
    assert untrusted(COMMAND, MOMENT) is None


def test_a_retained_command_is_not_trusted() -> None:
    assert untrusted(COMMAND, replace(MOMENT, delivery="retained")) == CommandRetained()


def test_a_command_is_trusted_until_it_is_two_seconds_old() -> None:
    assert untrusted(COMMAND, replace(MOMENT, now_ms=7000)) is None
    assert untrusted(COMMAND, replace(MOMENT, now_ms=7001)) == CommandExpired(2001, 2000)


def test_a_command_dated_in_the_future_is_refused_as_another_clock() -> None:
    assert untrusted(COMMAND, replace(MOMENT, now_ms=4900)) is None
    assert untrusted(COMMAND, replace(MOMENT, now_ms=4899)) == CommandFromFuture(101)


def test_without_a_living_engine_no_command_is_trusted() -> None:
    assert untrusted(COMMAND, replace(MOMENT, engine=None)) == NoLivingEngine()


def test_a_command_from_an_engine_before_its_restart_is_not_trusted() -> None:
    restarted = replace(MOMENT, engine=replace(ENGINE, boot="engine2"))
    assert untrusted(COMMAND, restarted) == OtherEngine("engine1", "engine2")


def test_a_command_for_another_round_is_not_trusted() -> None:
    later = replace(MOMENT, engine=replace(ENGINE, round="1.2"))
    assert untrusted(COMMAND, later) == OtherRound("1.1", "1.2")


@pytest.mark.parametrize(("lease", "why"), [(None, NoLease()), ("lease2", OtherLease())])
def test_a_command_without_the_boxs_lease_is_not_trusted(lease: str | None, why: Untrusted) -> None:
    assert untrusted(COMMAND, replace(MOMENT, lease=lease)) == why


def test_a_command_sounds_once() -> None:
    assert untrusted(COMMAND, replace(MOMENT, fired={("horn", "cmd1")})) == AlreadySounded("cmd1")


def test_bell_and_horn_may_share_a_command_id() -> None:
    assert untrusted(COMMAND, replace(MOMENT, fired={("bell", "cmd1")})) is None


def test_a_rested_signal_may_sound() -> None:
    assert limited(HORN, 3.0) is None


def test_a_disarmed_signal_stays_off() -> None:
    assert limited(replace(HORN, armed=False), 3.0) == NotArmed()


def test_a_muted_signal_stays_off() -> None:
    assert limited(replace(HORN, muted=True), 3.0) == Muted()


def test_a_sounding_signal_takes_no_second_command() -> None:
    assert limited(HORN, -0.1) == StillSounding()


def test_a_signal_rests_between_blasts() -> None:
    assert limited(HORN, 2.9) == Resting(2.9, 3.0)


@pytest.mark.parametrize(
    ("start", "end", "now", "quiet"),
    [
        (time(22), time(7), time(21, 59), False),
        (time(22), time(7), time(22, 0), True),
        (time(22), time(7), time(6, 59), True),
        (time(22), time(7), time(7, 0), False),
        (time(13), time(15), time(14, 0), True),
        (time(13), time(15), time(15, 0), False),
    ],
)
def test_quiet_hours_may_span_midnight(start: time, end: time, now: time, *, quiet: bool) -> None:
    assert (now in QuietHours(start, end)) is quiet


def test_half_a_pair_of_quiet_hours_is_refused() -> None:
    assert quiet_hours(BoxSettings()) is None
    assert quiet_hours(BoxSettings(quiet_from="22:00", quiet_to="07:30")) == QuietHours(time(22), time(7, 30))
    with pytest.raises(BadConfig, match="both, or neither"):
        quiet_hours(BoxSettings(quiet_from="22:00"))


def test_a_long_blast_is_clamped() -> None:
    assert clamped((3000,), 2000) == (2000,)
    assert clamped((1500, 100, 1500, 100, 1500), 2000) == (1500, 100, 500)
    assert clamped((100, 50, 100), 2000) == (100, 50, 100)


@given(st.lists(st.integers(1, 3000), min_size=1, max_size=9), st.integers(1, 2000))
def test_no_pattern_is_on_for_longer_than_the_longest_blast(pattern: list[int], longest_ms: int) -> None:
    kept = clamped(tuple(pattern), longest_ms)
    assert len(kept) % 2 == 1
    assert 0 < sum(kept[::2]) <= longest_ms
