"""`headtable keys`: the logins of a venue, and the files that Mosquitto reads."""

from __future__ import annotations

import stat
from pathlib import Path

import msgspec
import pytest
from typer.testing import Result

from headtable.errors import BadConfig
from headtable_tools.keys.broker_passwords import opens
from tests.keys.keys_command import TOML, keys

OWN = ("box-stage", "engine", "tools", "web")


@pytest.fixture
def venue(tmp_path: Path) -> Path:
    """A folder with the configuration of a venue that has logins."""
    (tmp_path / "headtable.toml").write_text(TOML)
    return tmp_path


def refusal(told: Result) -> str:
    """Why the command refused."""
    assert isinstance(told.exception, BadConfig)
    return str(told.exception)


def passwords(venue: Path) -> dict[str, str]:
    """The line of each user in Mosquitto's file."""
    lines = (venue / "mosquitto/headtable.passwd").read_text().splitlines()
    return {line.partition(":")[0]: line for line in lines}


def login(venue: Path, user: str) -> str:
    """A user's password."""
    return (venue / "logins" / user).read_text().strip()


def test_make_gives_a_password_to_every_user_of_the_venue(venue: Path) -> None:
    assert keys(venue, "make").exit_code == 0
    assert tuple(sorted(passwords(venue))) == OWN
    assert all(opens(login(venue, user), line) for user, line in passwords(venue).items())
    assert len({login(venue, user) for user in OWN}) == len(OWN)


def test_make_again_changes_nothing(venue: Path) -> None:
    keys(venue, "make")
    before = {file: file.read_bytes() for file in venue.rglob("*") if file.is_file()}
    assert "all users had their passwords" in keys(venue, "make").output
    assert {file: file.read_bytes() for file in venue.rglob("*") if file.is_file()} == before


def test_a_box_on_another_pi_gets_a_user_that_stays(venue: Path) -> None:
    assert "made the passwords of" in keys(venue, "make", "--box", "cellar").output
    keys(venue, "make")
    assert opens(login(venue, "box-cellar"), passwords(venue)["box-cellar"])
    assert "user box-cellar" in (venue / "mosquitto/headtable.acl").read_text()


def test_a_lost_box_is_no_user_after_it_is_revoked(venue: Path) -> None:
    keys(venue, "make", "--box", "cellar")
    told = keys(venue, "revoke", "box-cellar")
    assert (told.exit_code, "is no user any more" in told.output) == (0, True)
    assert "box-cellar" not in passwords(venue)
    assert "box-cellar" not in (venue / "mosquitto/headtable.acl").read_text()


def test_a_part_of_this_machine_gets_a_new_password_when_it_is_revoked(venue: Path) -> None:
    keys(venue, "make")
    old = login(venue, "web")
    assert "has a new password" in keys(venue, "revoke", "web").output
    assert not opens(old, passwords(venue)["web"])
    assert opens(login(venue, "web"), passwords(venue)["web"])


def test_revoking_a_user_that_does_not_exist_names_those_that_do(venue: Path) -> None:
    keys(venue, "make")
    told = keys(venue, "revoke", "box-celar")
    assert "no user 'box-celar'; its users are engine, web, tools, box-stage" in refusal(told)


@pytest.mark.parametrize("name", ["Cellar", "../../etc", "", "a b", "x" * 25])
def test_a_bad_name_of_a_box_is_refused_and_nothing_is_written_for_it(venue: Path, name: str) -> None:
    told = keys(venue, "make", "--box", name)
    assert f"'{name}' is no name of a box" in refusal(told)
    assert not (venue / "mosquitto/headtable.passwd").exists()


def test_list_says_what_each_user_may_do_and_who_has_no_password(venue: Path) -> None:
    assert "has no password" in keys(venue, "list").output
    keys(venue, "make")
    told = msgspec.json.decode(keys(venue, "list", "--json").output)
    assert [each["user"] for each in told] == ["engine", "web", "tools", "box-stage"]
    assert all(each["has_password"] for each in told)
    [engine] = [each for each in told if each["user"] == "engine"]
    assert "sig/+/cmd" in engine["says"]


def test_only_the_owner_reads_the_password_of_the_commands(venue: Path) -> None:
    keys(venue, "make")
    assert stat.S_IMODE((venue / "logins/tools").stat().st_mode) == 0o600


def test_a_configuration_without_logins_is_told_what_to_write(venue: Path) -> None:
    (venue / "headtable.toml").write_text('[venue]\nname = "hall"\n')
    told = keys(venue, "make")
    assert 'write logins = "logins" under [broker]' in refusal(told)
