"""What a PC has put on the boot partition is taken once, and an answer is left there."""

from __future__ import annotations

import asyncio
import stat
from pathlib import Path

import pytest

from headtable.complaints import Complaints
from headtable.config import load, read
from headtable.web.passwords import Passwords
from headtable.web.state_file import Account, StateFile
from headtable_tools.first_start.boot_partition import (
    ConfigurationTaken,
    HostTaken,
    Installation,
    NotTaken,
    Outcome,
    WifiTaken,
    take_all,
)

INSTALLED = """
[broker]
embedded = false
logins = "logins"

[web]
host = "192.168.4.1"
host_key = "old-key-1234"
"""
WITH_A_PAD = """
[venue]
name = "parish"

[box]
lines = ["serial:/dev/serial/by-id/*"]
pads = [{uid = "pad-01", table = 1}]
"""
START = """
[wifi]
network = "Parish hall"
country = "US"
password = "twelve buncos"

[host]
name = "Kate"
password = "correct horse"
"""


class Pi:
    """An SD card, and the folders of an installation."""

    def __init__(self, root: Path) -> None:
        self.boot, self.etc, self.connections = root / "boot", root / "etc", root / "connections"
        for folder in (self.boot, self.etc, self.connections):
            folder.mkdir()
        self.config = self.etc / "headtable.toml"
        self.config.write_text(INSTALLED + f'\n[engine]\njournal = "{root / "tonight.night.db"}"\n')
        self.config.chmod(0o640)
        self.state = root / "headtable-pages.json"

    def put(self, name: str, content: str | bytes) -> None:
        """Put a file on the boot partition, as a PC does."""
        (self.boot / name).write_bytes(content.encode() if isinstance(content, str) else content)

    def start(self) -> list[Outcome]:
        """Start the Pi."""
        here = Installation(self.config, self.connections, read)
        return asyncio.run(take_all(self.boot, here, Complaints(pytest.fail)))

    @property
    def accounts(self) -> list[Account]:
        """The accounts that the pages will find."""
        return StateFile(self.state, Complaints(pytest.fail)).kept.accounts

    @property
    def answer(self) -> str:
        """The text file for the PC."""
        return (self.boot / "headtable-start.txt").read_text()

    def left(self) -> set[str]:
        """The files on the boot partition."""
        return {path.name for path in self.boot.iterdir()}


@pytest.fixture
def pi(tmp_path: Path) -> Pi:
    return Pi(tmp_path)


def password_fits(password: str, account: Account) -> bool:
    return asyncio.run(Passwords().fits(password, account.password))


def test_without_a_file_nothing_happens(pi: Pi) -> None:
    assert pi.start() == []
    assert pi.left() == set()


def test_a_start_file_brings_the_wifi_and_the_first_host(pi: Pi) -> None:
    pi.put("headtable-start.toml", START)
    assert pi.start() == [WifiTaken("Parish hall"), HostTaken("Kate")]
    [kate] = pi.accounts
    assert (kate.name, kate.role, password_fits("correct horse", kate)) == ("Kate", "host", True)
    assert (pi.connections / "headtable.nmconnection").exists()


def test_the_passwords_leave_the_card(pi: Pi) -> None:
    pi.put("headtable-start.toml", START)
    pi.start()
    assert pi.left() == {"headtable-start.txt"}
    assert "Parish hall" in pi.answer
    assert "twelve buncos" not in pi.answer
    assert "correct horse" not in pi.answer


def test_a_known_host_gets_the_new_password(pi: Pi) -> None:
    pi.put("headtable-start.toml", START)
    pi.start()
    pi.put("headtable-start.toml", '[host]\nname = "kate"\npassword = "battery staple"\n')
    assert pi.start() == [HostTaken("kate")]
    [kate] = pi.accounts
    assert (kate.name, password_fits("battery staple", kate)) == ("Kate", True)
    assert not password_fits("correct horse", kate)


@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        ('[host]\nname = "Kate"\npassword = "short"\n', "password"),
        ('[wifi]\nnetwork = "Hall"\npassword = "twelve buncos"\n', "country"),
        ('[wifi]\nnetwork = "Hall"\ncountry = "USA"\n', "country"),
        ('[wifi]\nnetwork = "Hall"\ncountry = "US"\npassword = "short"\n', "password"),
        ('[wlan]\nnetwork = "Hall"\n', "wlan"),
        ("[wifi\n", "line 1"),
        ('[host]\nname = "phone"\npassword = "correct horse"\n', "phone"),
        (b"\xff\xfe[\x00w\x00", "UTF-16"),
    ],
)
def test_a_wrong_start_file_stays_and_the_answer_says_why(pi: Pi, wrong: str | bytes, named: str) -> None:
    pi.put("headtable-start.toml", wrong)
    [outcome] = pi.start()
    assert isinstance(outcome, NotTaken)
    assert named in pi.answer
    assert "short" not in pi.answer
    assert pi.left() == {"headtable-start.toml", "headtable-start.txt"}
    assert list(pi.connections.iterdir()) == []


def test_a_configuration_keeps_what_only_the_installation_knows(pi: Pi) -> None:
    pi.put("headtable.toml", "\ufeff" + WITH_A_PAD)
    before = pi.config.read_text()
    assert pi.start() == [ConfigurationTaken(str(pi.config), f"{pi.config}.before")]
    config = load(pi.config)
    assert (config.venue.name, config.box.pads[0].uid) == ("parish", "pad-01")
    assert (config.broker.embedded, config.web.host, config.web.host_key) == (False, "192.168.4.1", "old-key-1234")
    assert (pi.etc / "headtable.toml.before").read_text() == before
    assert [stat.S_IMODE(path.stat().st_mode) for path in sorted(pi.etc.iterdir())] == [0o640, 0o640]


def test_a_configuration_that_is_a_link_stays_one(pi: Pi) -> None:
    kept = pi.etc / "kept.toml"
    pi.config.rename(kept)
    pi.config.symlink_to(kept)
    pi.put("headtable.toml", WITH_A_PAD)
    assert pi.start() == [ConfigurationTaken(str(pi.config), f"{kept}.before")]
    assert pi.config.is_symlink()
    assert load(kept).box.pads[0].uid == "pad-01"


def test_a_file_of_init_does_not_hide_the_pages(pi: Pi) -> None:
    pi.put("headtable.toml", '[broker]\nembedded = true\n\n[web]\nhost = "127.0.0.1"\nhost_key = ""\nport = 8000\n')
    pi.start()
    config = load(pi.config)
    assert (config.web.host, config.web.port, config.web.host_key) == ("192.168.4.1", 8000, "old-key-1234")
    assert not config.broker.embedded


def test_a_host_may_choose_another_key(pi: Pi) -> None:
    pi.put("headtable.toml", '[web]\nhost_key = "new-key-5678"\n')
    pi.start()
    assert load(pi.config).web.host_key == "new-key-5678"


def test_a_wrong_configuration_changes_nothing(pi: Pi) -> None:
    before = pi.config.read_text()
    pi.put("headtable.toml", "[web]\nport = 99999\n")
    [outcome] = pi.start()
    assert isinstance(outcome, NotTaken)
    assert "99999" in pi.answer
    assert pi.config.read_text() == before
    assert "headtable.toml" in pi.left()


def test_a_wrong_configuration_does_not_hold_the_start_file_back(pi: Pi) -> None:
    pi.put("headtable.toml", "[wep]\n")
    pi.put("headtable-start.toml", START)
    assert [type(outcome) for outcome in pi.start()] == [NotTaken, WifiTaken, HostTaken]


def test_without_networkmanager_the_host_still_gets_a_reason(pi: Pi) -> None:
    pi.connections.rmdir()
    pi.put("headtable-start.toml", START)
    [outcome] = pi.start()
    assert isinstance(outcome, NotTaken)
    assert "NetworkManager" in outcome.why
