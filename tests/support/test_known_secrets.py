"""``headtable report`` knows every secret by where it is kept, whatever the configuration says."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec import inspect

from headtable.config import Config, read
from headtable.config.hiding import names_of
from headtable_tools.support.known_secrets import known_secrets
from tests.doctor.patient import Patient
from tests.support.secret_venue import CONFIGURED, SecretVenue

HIDDEN = "<(hidden)>"
SECRET = "s3cr3t-of-the-hall"  # noqa: S105  it opens nothing
BROKEN: dict[str, Callable[[str], str]] = {
    "not at all": lambda text: text,
    "an unknown key": lambda text: text + 'colour = "green"\n',
    "no end of a section": lambda text: text.replace("[broker]", "[broker"),
    "no end of the passwords": lambda text: text.replace('word"\n', "word\n").replace('cups"\n', "cups\n"),
    "colons for the equals signs": lambda text: text.replace(" =", ":"),
    "no equals signs": lambda text: text.replace(" = ", " "),
    "misspelt keys": lambda text: text.replace("password =", "pasword =").replace("host_key", "hostkey"),
    "a key twice": lambda text: text.replace("[box]", f'host_key = "{CONFIGURED["host_key"]}"\n[box]'),
    "a letter outside of UTF-8": lambda text: text + "# \udcff\n",
}


@pytest.fixture
def venue(tmp_path: Path) -> SecretVenue:
    """A venue with a secret in each place."""
    return SecretVenue(tmp_path)


FAST = ("not at all", "no end of the passwords")


@pytest.mark.parametrize(
    "broken", [pytest.param(name, marks=() if name in FAST else pytest.mark.slow) for name in BROKEN]
)
def test_no_secret_of_the_log_is_in_the_report_however_broken_the_configuration_is(
    venue: SecretVenue, broken: str
) -> None:
    changed = BROKEN[broken](venue.file.read_text())
    venue.file.write_bytes(changed.encode("utf-8", "surrogateescape"))
    found = venue.report()
    assert [where for where, secret in venue.secrets().items() if secret in found] == []
    assert [where for where in venue.secrets() if f"{where}: {HIDDEN}" not in found] == []


@pytest.mark.slow
@pytest.mark.parametrize(
    "named", ['embedded = false\nlogins = "passwords"', 'logins = "passwords', 'logins: "passwords"']
)
def test_logins_in_another_folder_are_known_by_its_name(venue: SecretVenue, named: str) -> None:
    venue.move_logins("passwords")
    commented_out = venue.file.read_text().replace("username", "# username").replace("password", "# password")
    venue.write(commented_out.replace("[web]", f"{named}\n[web]"))
    found = venue.report()
    assert [where for where, secret in venue.secrets().items() if secret in found] == []


def test_without_the_configuration_the_installed_ones_secrets_are_known(tmp_path: Path) -> None:
    patient = Patient(tmp_path)
    patient.file("/etc/headtable/headtable.toml", f'[web]\nhost_key = "{SECRET}"\n')
    patient.file("/etc/headtable/headtable.toml.before", '[broker]\npassword = "an older word"\n')
    patient.file("/etc/headtable/logins/engine", "word-of-the-engine\n")
    patient.file("/etc/headtable/headtable.keys", 'pad-07 = "a2V5IG9mIHRoZSBwYWQ="\n')
    patient.file("/etc/mosquitto/headtable.passwd", "engine:$7$101$c2FsdA==$aGFzaA==\n")
    patient.file("/boot/firmware/headtable-start.toml", '[wifi]\npassword = "of the hall"\n')
    patient.file("/var/lib/headtable-web/headtable-pages.json", '{"codes": {"3": "HKM4PQ"}, "notice": "welcome"}')
    known = known_secrets(patient.machine, None, Config())
    assert {
        SECRET, "an older word", "word-of-the-engine", "a2V5IG9mIHRoZSBwYWQ=", "$7$101$c2FsdA==$aGFzaA==",
        "of the hall", "HKM4PQ",
    } <= known  # fmt: skip
    assert "welcome" not in known


def test_a_file_that_this_user_may_not_read_is_left_out(tmp_path: Path) -> None:
    patient = Patient(tmp_path)
    (tmp_path / "etc/headtable/headtable.toml").mkdir(parents=True)
    assert known_secrets(patient.machine, tmp_path / "nowhere.toml", Config()) == frozenset()


def test_every_secret_key_of_the_configuration_is_in_the_log_of_these_tests() -> None:
    assert names_of(inspect.type_info(Config)).secret == CONFIGURED.keys()


def test_the_venue_of_these_tests_has_a_valid_configuration(venue: SecretVenue) -> None:
    assert read(venue.file.read_text(), "headtable.toml").web.host_key == CONFIGURED["host_key"]
