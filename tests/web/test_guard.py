"""The host's sessions: random, stored without their tokens, and ended by time, by the host and by a new key."""

from __future__ import annotations

from pathlib import Path

import pytest

from headtable.complaints import Complaints
from headtable.web.guard import MOST_SESSIONS, SESSION_S, HostSessions
from headtable.web.state_file import FILE, StateFile
from tests.web.house import KEY


class Clock:
    """The hall's clock."""

    def __init__(self) -> None:
        self.now_s = 1_000_000.0

    def __call__(self) -> float:
        """The time that it shows."""
        return self.now_s


def sessions(file: Path | None, clock: Clock, key: str = KEY) -> HostSessions:
    """The sessions that this file tells of."""
    return HostSessions(key, StateFile(file, Complaints(print)), clock)


def holds(hosts: HostSessions, token: str | None) -> bool:
    """Whether a browser with this cookie is the host's."""
    who = hosts.host_of(token or "")
    return who is not None and who.role == "host"


async def test_a_session_outlives_a_restart_and_its_token_is_in_no_file(tmp_path: Path) -> None:
    clock = Clock()
    hosts = sessions(tmp_path / FILE, clock)
    token = hosts.begin()
    await hosts.stored()
    assert token
    assert holds(sessions(tmp_path / FILE, clock), token)
    assert token not in (tmp_path / FILE).read_text()
    assert KEY not in (tmp_path / FILE).read_text()


async def test_a_session_ends_with_its_time(tmp_path: Path) -> None:
    clock = Clock()
    hosts = sessions(tmp_path / FILE, clock)
    token = hosts.begin()
    clock.now_s += SESSION_S - 1
    assert holds(hosts, token)
    clock.now_s += 2
    assert not holds(hosts, token)
    await hosts.stored()


def test_a_clock_far_ahead_does_not_lengthen_a_session() -> None:
    clock = Clock()
    hosts = sessions(None, clock)
    token = hosts.begin()
    clock.now_s -= 365 * 86_400
    assert not holds(hosts, token)


async def test_another_key_ends_every_session(tmp_path: Path) -> None:
    clock = Clock()
    hosts = sessions(tmp_path / FILE, clock)
    token = hosts.begin()
    await hosts.stored()
    assert not holds(sessions(tmp_path / FILE, clock, "another key of the host"), token)


def test_sessions_are_limited_and_the_oldest_gives_way() -> None:
    hosts = sessions(None, Clock())
    tokens = [hosts.begin() for _ in range(MOST_SESSIONS + 1)]
    assert [holds(hosts, token) for token in tokens] == [False] + [True] * MOST_SESSIONS


@pytest.mark.parametrize("forged", ["", "x", KEY, "\udcff", "é"])
def test_a_forged_cookie_opens_no_session(forged: str) -> None:
    hosts = sessions(None, Clock())
    hosts.begin()
    assert not holds(hosts, forged)
