"""The accounts in the pages' state: names, ids for the journal, sessions, and the last host's."""

from __future__ import annotations

import zlib
from itertools import islice
from pathlib import Path

import msgspec
import pytest

from headtable.complaints import Complaints
from headtable.messages.words import LONGEST_NAME, Message, Uid
from headtable.web.accounts import MOST_ACCOUNTS, MOST_KNOWN, Accounts, ids
from headtable.web.guard import MOST_SESSIONS, Host, HostSessions
from headtable.web.refusals import (
    AccountNameReserved,
    AccountNameTaken,
    AccountNameUnfit,
    KeyIsOnlyWay,
    LastHost,
    NoSuchAccount,
    Refused,
    TooManyAccounts,
)
from headtable.web.state_file import FILE, Account, StateFile
from tests.web.house import KEY

NOW_S = 1_000_000.0


def state(file: Path | None = None) -> StateFile:
    """The state in this file; each complaint fails the test."""

    def complain(said: str) -> None:
        pytest.fail(said)

    return StateFile(file, Complaints(complain))


def accounts(kept: StateFile | None = None) -> Accounts:
    """The accounts, with Ann as a host."""
    made = Accounts(kept or state(), lambda: NOW_S)
    made.make("Ann", "host", "a hash")
    return made


def holds(hosts: HostSessions, token: str | None) -> Host | None:
    """Who is at a browser with this cookie."""
    return hosts.host_of(token or "")


# --- names and ids ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "first_two"),
    [
        ("Ann", ["host-ann", "host-ann-2"]),
        ("Zoë B.", ["host-zoe-b", "host-zoe-b-2"]),
        ("王", ["host-account", "host-account-2"]),
        ("Wilhelmina-Alexandra von Hohenschwangau", ["host-wilhelmina-alexandr", "host-wilhelmina-alexan-2"]),
    ],
)
def test_an_account_has_an_id_that_the_journal_can_hold(name: str, first_two: list[str]) -> None:
    made = list(islice(ids(name), 2))
    assert made == first_two
    assert msgspec.convert(made, list[Uid]) == made


def test_no_account_speaks_as_the_console_or_as_another_account() -> None:
    there = accounts()
    assert there.make("Console", "host", "a hash").id == "host-console-2"
    assert there.make("Ánn", "door", "a hash").id == "host-ann-2"


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("ann", AccountNameTaken), (" ANN ", AccountNameTaken), ("\uff21nn", AccountNameTaken),
        ("Host", AccountNameReserved), ("phone", AccountNameReserved),
    ],
)  # fmt: skip
def test_a_name_that_is_taken_is_refused_with_its_reason(name: str, why: type[Message]) -> None:
    with pytest.raises(Refused) as refused:
        accounts().make(name, "door", "a hash")
    assert isinstance(refused.value.why, why)


@pytest.mark.parametrize("name", ["", "  ", "x" * (LONGEST_NAME + 1), "An\x07n", "\u202e"])
def test_a_name_that_nobody_can_read_is_refused(name: str) -> None:
    with pytest.raises(Refused) as refused:
        accounts().make(name, "door", "a hash")
    assert refused.value.why == AccountNameUnfit(LONGEST_NAME)


def test_the_number_of_accounts_is_limited() -> None:
    there = accounts()
    for number in range(1, MOST_ACCOUNTS):
        there.make(f"Helper {number}", "scorekeeper", "a hash")
    with pytest.raises(Refused) as refused:
        there.make("One more", "scorekeeper", "a hash")
    assert refused.value.why == TooManyAccounts(MOST_ACCOUNTS)


# --- the last host ---------------------------------------------------------------------------------


def test_the_first_account_is_a_hosts() -> None:
    there = Accounts(state(), lambda: NOW_S)
    with pytest.raises(Refused) as refused:
        there.make("Ann", "scorekeeper", "a hash")
    assert (refused.value.why, there.all) == (LastHost(), ())


def test_the_last_host_cannot_be_removed_or_get_another_role() -> None:
    there = accounts()
    there.make("Bea", "scorekeeper", "a hash")
    with pytest.raises(Refused) as removed:
        there.remove("host-ann")
    with pytest.raises(Refused) as demoted:
        there.change_role("host-ann", "door")
    assert (removed.value.why, demoted.value.why) == (LastHost(), LastHost())
    there.change_role("host-bea", "host")
    there.remove("host-ann")
    assert [(one.name, one.role) for one in there.all] == [("Bea", "host")]


def test_an_account_that_was_removed_is_unknown() -> None:
    with pytest.raises(Refused) as refused:
        accounts().change_password("host-bea", "another hash")
    assert refused.value.why == NoSuchAccount()


# --- the file --------------------------------------------------------------------------------------


async def test_accounts_survive_a_restart_in_a_file_of_the_owner_alone(tmp_path: Path) -> None:
    there = accounts(state(tmp_path / FILE))
    there.make("Bea", "scorekeeper", "another hash")
    await there.stored()
    kept = Accounts(state(tmp_path / FILE), lambda: NOW_S).all
    assert kept == (
        Account("host-ann", "Ann", "host", "a hash"),
        Account("host-bea", "Bea", "scorekeeper", "another hash"),
    )
    assert (tmp_path / FILE).stat().st_mode & 0o777 == 0o600


def test_a_file_from_before_there_were_accounts_is_read(tmp_path: Path) -> None:
    hosts = b'[{"token":"t","until_s":9.5}]'
    kept = b'{"night":"n1","codes":{"1":"ABCDEF"},"phones":[],"pads":{},"hosts":%b,"notice":"Hi"}' % hosts
    (tmp_path / FILE).write_bytes(b'{"crc32":%d,"kept":%b}' % (zlib.crc32(kept), kept))
    read = state(tmp_path / FILE).kept
    assert (read.codes, read.notice, read.accounts) == ({1: "ABCDEF"}, "Hi", [])
    assert [(session.token, session.account) for session in read.hosts] == [("t", "")]


def test_an_account_keeps_the_addresses_of_its_latest_sign_ins() -> None:
    there = accounts()
    [ann] = there.all
    for number in [*range(MOST_KNOWN + 2), MOST_KNOWN]:
        there.note_sign_in(ann, f"10.0.0.{number}")
    assert ann.last_s == NOW_S
    assert ann.known == [f"10.0.0.{number}" for number in (2, 3, 4, 5, 6, 7, 9, 8)]


# --- sessions of accounts --------------------------------------------------------------------------


async def test_a_session_of_an_account_outlives_a_made_up_key_and_its_token_is_in_no_file(tmp_path: Path) -> None:
    kept = state(tmp_path / FILE)
    accounts(kept)
    token = HostSessions(KEY, kept, lambda: NOW_S).begin("host-ann")
    assert token
    await kept.stored()
    assert token not in (tmp_path / FILE).read_text()
    after = HostSessions("the key of the next start", state(tmp_path / FILE), lambda: NOW_S)
    assert holds(after, token) == Host("host-ann", "Ann", "host")


def test_a_session_has_the_role_that_its_account_has_now() -> None:
    kept = state()
    there, hosts = accounts(kept), HostSessions(KEY, kept, lambda: NOW_S)
    there.make("Bea", "host", "a hash")
    token = hosts.begin("host-bea")
    there.change_role("host-bea", "door")
    assert holds(hosts, token) == Host("host-bea", "Bea", "door")
    there.remove("host-bea")
    assert holds(hosts, token) is None


def test_the_sessions_of_one_account_end_no_session_of_another() -> None:
    kept = state()
    accounts(kept)
    hosts = HostSessions(KEY, kept, lambda: NOW_S)
    by_key = hosts.begin()
    tokens = [hosts.begin("host-ann") for _ in range(MOST_SESSIONS + 1)]
    assert hosts.open_sessions("host-ann") == MOST_SESSIONS
    assert (holds(hosts, by_key), holds(hosts, tokens[0])) == (Host(), None)
    hosts.end_of("host-ann")
    assert (holds(hosts, by_key), holds(hosts, tokens[-1])) == (Host(), None)


def test_a_token_of_the_key_is_none_of_an_account() -> None:
    kept = state()
    accounts(kept)
    hosts = HostSessions(KEY, kept, lambda: NOW_S)
    token = hosts.begin()
    kept.kept.hosts[0].account = "host-ann"
    assert holds(hosts, token) is None


def test_a_key_that_has_ended_lets_nobody_in_after_a_restart_but_another_one_does() -> None:
    kept = state()
    accounts(kept)
    hosts = HostSessions(KEY, kept, lambda: NOW_S)
    token = hosts.begin()
    hosts.end_key()
    assert (hosts.opens(KEY), holds(hosts, token)) == (False, None)
    for key, opens in ((KEY, False), ("another key", True)):
        again = HostSessions(key, kept, lambda: NOW_S)
        assert (again.opens(key), again.key_opens) == (opens, opens)


def test_a_key_does_not_end_while_no_host_has_an_account() -> None:
    hosts = HostSessions(KEY, state(), lambda: NOW_S)
    with pytest.raises(Refused) as refused:
        hosts.end_key()
    assert isinstance(refused.value.why, KeyIsOnlyWay)
    assert hosts.opens(KEY)
