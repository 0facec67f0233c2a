"""The file for whoever helps from afar: it has what is known, and no secret."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

from headtable.config import Broker, Config, Web, load
from headtable.errors import Unwell
from headtable_tools.support.bundle import Part, parts_of, write_bundle
from headtable_tools.support.redacted import redacted
from tests.brokers import free_port
from tests.doctor.patient import Patient

PASSWORD, KEY = "of the broker", "a key / of hosts"
LOG = "user=web password=of the broker\nhost’s console http://10.0.0.7/host?key=a%20key%20%2F%20of%20hosts now"


@pytest.fixture
def parts(tmp_path: Path) -> dict[str, Part]:
    """What is known of a machine whose broker does not run, and whose log has secrets."""
    patient = Patient(tmp_path / "machine")
    patient.file("log", LOG)
    patient.command("journalctl", f"cat {tmp_path}/machine/log")
    broker = Broker(port=free_port(), username="web", password=PASSWORD)
    return parts_of(patient.machine, None, load, Config(broker=broker, web=Web(host_key=KEY)))


async def texts_of(parts: dict[str, Part], target: Path) -> dict[str, str]:
    await write_bundle(target, parts, (PASSWORD, KEY))
    with zipfile.ZipFile(target) as archive:
        return {name: archive.read(name).decode() for name in archive.namelist()}


async def test_it_has_log_configuration_versions_and_the_doctors_page(parts: dict[str, Part], tmp_path: Path) -> None:
    found = await texts_of(parts, tmp_path / "report.zip")
    assert "host’s console" in found["log.txt"]
    assert '"username": "web"' in found["configuration.json"]
    assert "Raspberry Pi 4 Model B" in found["versions.txt"]
    assert "disk" in found["doctor.txt"]


async def test_no_secret_of_the_configuration_is_in_any_part(parts: dict[str, Part], tmp_path: Path) -> None:
    found = "".join((await texts_of(parts, tmp_path / "report.zip")).values())
    assert not any(secret in found for secret in (PASSWORD, KEY, "a%20key"))
    assert "password=(hidden)" in found


async def test_a_part_that_cannot_be_had_says_why_and_the_others_are_there(
    parts: dict[str, Part], tmp_path: Path
) -> None:
    found = await texts_of(parts, tmp_path / "report.zip")
    assert "cannot reach the broker" in found["devices.json"]
    assert len(found) == len(parts)


async def test_only_its_owner_may_read_it(parts: dict[str, Part], tmp_path: Path) -> None:
    await write_bundle(tmp_path / "report.zip", parts, ())
    assert (tmp_path / "report.zip").stat().st_mode & 0o777 == 0o600


async def test_no_file_is_replaced(parts: dict[str, Part], tmp_path: Path) -> None:
    (tmp_path / "report.zip").write_text("something else")
    with pytest.raises(Unwell, match="File exists; give another file"):
        await write_bundle(tmp_path / "report.zip", parts, ())
    assert (tmp_path / "report.zip").read_text() == "something else"


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("http://pi/host?key=abc&x=1", "http://pi/host?key=(hidden)&x=1"),
        ("http://pi/join?code=4711 was opened", "http://pi/join?code=(hidden) was opened"),
        ("nothing here", "nothing here"),
    ],
)
def test_keys_and_codes_in_links_are_hidden_although_nobody_named_them(said: str, shown: str) -> None:
    assert redacted(said, ("", "no")) == shown


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("opened by abc at 8", "opened by (hidden) at 8"),
        ("the alphabet abcdef", "the alphabet abcdef"),
        ("Käthe&Co came", "(hidden) came"),
        ("K%C3%A4the%26Co came", "(hidden) came"),
        ('"K\\u00e4the&Co"', '"(hidden)"'),
    ],
)
def test_a_short_secret_is_hidden_as_a_word_and_a_long_one_in_each_spelling(said: str, shown: str) -> None:
    assert redacted(said, ("abc", "Käthe&Co")) == shown
