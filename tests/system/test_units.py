"""The units, by systemd's own judgement."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from headtable.cli import EXIT_USAGE, build_app
from tests.system.staging import PARTS, PYTHON, SYSTEMD, UNITS, command

# systemd's exposure, from 0 to 100; the box must see devices that nobody can name beforehand.
MOST_EXPOSED = {"box": 18, "engine": 9, "web": 12}

MOSQUITTOS_UNIT = Path("/usr/lib/systemd/system/mosquitto.service")  # as Debian ships it
_TERM = re.compile(r'[A-Z]+({\w+})?(==|!=|=|\+=)"[^"]*"')


def _analyze(*words: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["systemd-analyze", "--no-pager", *words], capture_output=True, text=True, check=False)


def _with_a_python_that_is_there(folder: Path) -> list[Path]:
    for unit in UNITS:
        (folder / unit).write_text((SYSTEMD / unit).read_text().replace(PYTHON, sys.executable))
    return [folder / unit for unit in UNITS]


def _lines(part: str) -> list[str]:
    return (SYSTEMD / f"headtable-{part}.service").read_text().splitlines()


def _families(part: str) -> set[str]:
    found = (line.partition("=")[2].split() for line in _lines(part) if line.startswith("RestrictAddressFamilies="))
    [families] = found
    return set(families)


def _verify(*units: Path) -> subprocess.CompletedProcess[str]:
    return _analyze("verify", "--man=no", "--recursive-errors=no", *units)


def test_systemd_finds_nothing_to_complain_about(tmp_path: Path) -> None:
    found = _verify(*_with_a_python_that_is_there(tmp_path))
    assert (found.returncode, found.stdout + found.stderr) == (0, "")


def test_systemd_would_find_a_misspelt_key(tmp_path: Path) -> None:
    box, *_ = _with_a_python_that_is_there(tmp_path)
    box.write_text(box.read_text().replace("Restart=always", "Restrat=always"))
    found = _verify(box)
    assert found.returncode != 0
    assert "Restrat" in found.stderr


def test_mosquittos_own_unit_accepts_our_override(tmp_path: Path) -> None:
    own = tmp_path / "mosquitto.service"
    shutil.copy(MOSQUITTOS_UNIT, own)
    (tmp_path / "mosquitto.service.d").mkdir()
    shutil.copy(SYSTEMD / "mosquitto/override.conf", tmp_path / "mosquitto.service.d/headtable.conf")
    found = _verify(own)
    assert (found.returncode, found.stdout + found.stderr) == (0, "")


@pytest.mark.parametrize("part", PARTS)
def test_a_part_is_isolated_from_the_rest_of_the_machine(part: str) -> None:
    unit = SYSTEMD / f"headtable-{part}.service"
    judged = _analyze("security", "--offline=true", f"--threshold={MOST_EXPOSED[part]}", unit)
    assert judged.returncode == 0, judged.stdout + judged.stderr


@pytest.mark.parametrize("part", PARTS)
def test_a_part_is_restarted_after_every_crash(part: str) -> None:
    assert {"Restart=always", "StartLimitIntervalSec=0", "PartOf=headtable.target"} <= set(_lines(part))


@pytest.mark.parametrize("part", PARTS)
def test_a_part_is_not_restarted_after_a_configuration_error(part: str) -> None:
    assert f"RestartPreventExitStatus={EXIT_USAGE}" in _lines(part)


def test_the_copy_of_the_journal_is_isolated_and_stays_down_if_none_is_wanted() -> None:
    judged = _analyze("security", "--offline=true", "--threshold=9", SYSTEMD / "headtable-copy.service")
    assert judged.returncode == 0, judged.stdout + judged.stderr
    assert {"Restart=on-failure", "PartOf=headtable.target", f"RestartPreventExitStatus={EXIT_USAGE}"} <= set(
        _lines("copy")
    )


def test_the_backup_is_isolated_and_comes_each_day_even_if_the_pi_was_off() -> None:
    judged = _analyze("security", "--offline=true", "--threshold=12", SYSTEMD / "headtable-backup.service")
    assert judged.returncode == 0, judged.stdout + judged.stderr
    timer = (SYSTEMD / "headtable-backup.timer").read_text().splitlines()
    assert {"OnCalendar=*-*-* 05:00", "Persistent=true"} <= set(timer)


def test_the_box_starts_without_waiting_for_other_units() -> None:
    assert [line for line in _lines("box") if line.startswith(("After=", "Requires=", "BindsTo="))] == []


@pytest.mark.parametrize("before_all", ["headtable-first-start.service", "image/headtable-own-secrets.service"])
def test_no_part_reads_the_configuration_before_a_first_start_has_written_it(before_all: str) -> None:
    lines = (SYSTEMD / before_all).read_text().splitlines()
    later = {unit for line in lines if line.startswith("Before=") for unit in line.partition("=")[2].split()}
    assert later >= {f"headtable-{part}.service" for part in (*PARTS, "copy")}


@pytest.mark.parametrize("part", ["box", "web"])
def test_a_part_that_announces_itself_may_read_the_addresses_of_this_machine(part: str) -> None:
    assert {"AF_INET", "AF_INET6", "AF_NETLINK"} <= _families(part)


@pytest.mark.parametrize("part", PARTS)
def test_a_part_has_limits_of_memory_and_files(part: str) -> None:
    assert {"MemoryMax", "LimitNOFILE"} <= {line.partition("=")[0] for line in _lines(part)}


def test_the_engine_reaches_no_other_machine() -> None:
    assert [line for line in _lines("engine") if line.startswith("IPAddress")] == [
        "IPAddressDeny=any",
        "IPAddressAllow=localhost",
    ]


def test_the_pages_have_a_user_of_their_own_that_writes_in_one_folder() -> None:
    assert {"User=headtable-web", "StateDirectory=headtable-web", "ProtectSystem=strict"} <= set(_lines("web"))
    assert not [line for line in _lines("web") if line.startswith("ReadWritePaths")]


def test_devices_on_wifi_may_discover_and_reach_the_box() -> None:
    shut = ("IPAddress", "IPIngress", "SocketBind", "RestrictNetwork", "PrivateNetwork", "BPFProgram")
    assert [line for line in _lines("box") if line.startswith(shut)] == []


@pytest.mark.parametrize("part", PARTS)
def test_a_unit_starts_its_part_with_the_venues_configuration(part: str) -> None:
    expected = [PYTHON, "-m", "headtable", part, "--config", "/etc/headtable/headtable.toml"]
    assert command(part) == expected


@pytest.mark.parametrize("part", PARTS)
def test_headtable_accepts_the_command_line_of_every_unit(part: str) -> None:
    _, *words = command(part)
    assert words[:2] == ["-m", "headtable"]
    known = CliRunner().invoke(build_app(), [*words[2:], "--help"])
    assert known.exit_code == 0, known.output
    assert f"headtable {part}" in known.output


def test_no_rule_of_ours_renames_a_port() -> None:
    rules = (SYSTEMD / "headtable.rules").read_text().splitlines()
    said = [term.strip() for rule in rules if rule and not rule.startswith("#") for term in rule.split(",")]
    assert all(_TERM.fullmatch(term) for term in said), said
    assert not [term for term in said if term.startswith(("SYMLINK", "NAME"))]
