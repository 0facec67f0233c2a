"""systemd/install, into a folder: what it puts where, and that a second time changes nothing."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from headtable.box.lines.wifi.device_keys import Keys
from headtable.config import load
from tests.system.staging import SYSTEMD, UNITS, Put, files, install, stage

pytestmark = pytest.mark.slow
CONFIG = "etc/headtable/headtable.toml"
PASSWORDS, ACL = "etc/mosquitto/headtable.passwd", "etc/mosquitto/headtable.acl"
LOGINS = tuple(f"etc/headtable/logins/{user}" for user in ("box-box", "engine", "tools", "web"))
KEYS = "etc/headtable/headtable.keys"
USERS = ("headtable", "headtable-web")
GROUPS = (*USERS, "headtable-keys")


def test_bash_can_read_the_script() -> None:
    assert subprocess.run(["bash", "-n", SYSTEMD / "install"], check=False).returncode == 0


def test_every_file_is_installed_in_its_place(staged: Path) -> None:
    put = files(staged)
    for name, place in {
        **{unit: f"/etc/systemd/system/{unit}" for unit in UNITS},
        "headtable.sysusers": "/etc/sysusers.d/headtable.conf",
        "headtable.tmpfiles": "/etc/tmpfiles.d/headtable.conf",
        "headtable.rules": "/etc/udev/rules.d/70-headtable.rules",
        "mosquitto/headtable.conf": "/etc/mosquitto/conf.d/headtable.conf",
        "mosquitto/override.conf": "/etc/systemd/system/mosquitto.service.d/headtable.conf",
    }.items():
        assert put.pop(place) == Put(0o644, (SYSTEMD / name).read_bytes())
    elsewhere = {place for place in put if not place.startswith("/opt/headtable/")}
    assert elsewhere == {f"/{place}" for place in (CONFIG, PASSWORDS, ACL, *LOGINS)}


def test_the_whole_program_is_installed_without_compiled_files(staged: Path) -> None:
    for part in ("controller/headtable", "controller/headtable_tools", "firmware"):
        there = {path for path in files(staged / "opt/headtable" / part) if "__pycache__" not in path}
        ours = {path for path in files(SYSTEMD.parent / part) if "__pycache__" not in path}
        assert there == ours
    assert not (staged / "opt/headtable/controller/tools").exists()  # the developers' own
    assert not list(staged.rglob("__pycache__"))


def test_the_dependencies_are_installed_including_zeroconf(staged: Path) -> None:
    stands_on = (staged / "opt/headtable/.ci/requirements.txt").read_text().splitlines()
    assert [line for line in stands_on if line.startswith("zeroconf==")] != []


def test_files_without_secrets_are_readable_by_everybody(staged: Path) -> None:
    secret = {f"/{place}" for place in (CONFIG, PASSWORDS, ACL, *LOGINS)}
    assert {place for place, file in files(staged).items() if not file.mode & 0o004} == secret
    closed = [path for path in staged.rglob("*") if path.is_dir() and path.stat().st_mode & 0o755 != 0o755]
    assert closed == [staged / "etc/headtable/logins"]


def test_the_new_configuration_is_for_a_venue(staged: Path) -> None:
    config = load(staged / CONFIG)
    assert not config.broker.embedded
    assert (config.broker.host, config.broker.port) == ("127.0.0.1", 1883)
    assert (config.broker.username, config.broker.password) == ("", "")
    assert config.broker.logins == str(staged / "etc/headtable/logins")
    assert config.web.host == "0.0.0.0"  # noqa: S104  phones and projector are other machines
    assert len(config.web.host_key) == 10


GUESSED = "8356293847"


@pytest.fixture
def debians_python(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The Python that draws the key, which a test writes."""
    python = tmp_path / "python3"
    python.touch(mode=0o755)
    monkeypatch.setenv("DEBIANS_PYTHON", str(python))
    return python


def test_a_drawn_key_that_is_easy_to_guess_is_drawn_again(tmp_path: Path, debians_python: Path) -> None:
    drawn = tmp_path / "drawn"
    again = f'[ -e {drawn} ] && exec {sys.executable} "$@"'
    debians_python.write_text(f"#!/bin/sh\n{again}\ntouch {drawn}\necho {GUESSED}\n")
    stage(tmp_path / "root")
    assert drawn.exists()
    assert len(load(tmp_path / "root" / CONFIG).web.host_key) == 10


def test_without_a_key_that_is_hard_to_guess_nothing_is_configured(tmp_path: Path, debians_python: Path) -> None:
    debians_python.write_text(f"#!/bin/sh\necho {GUESSED}\n")
    installed = install("--root", tmp_path / "root")
    assert installed.returncode != 0
    assert "host_key can be guessed" in installed.stderr
    assert not (tmp_path / "root" / CONFIG).exists()


def test_a_key_that_cannot_be_drawn_ends_the_installation(tmp_path: Path, debians_python: Path) -> None:
    debians_python.write_text("#!/bin/sh\necho no chance here >&2\nexit 3\n")
    installed = install("--root", tmp_path / "root")
    assert installed.returncode != 0
    assert "no chance here" in installed.stderr
    assert not (tmp_path / "root" / CONFIG).exists()


def test_the_broker_has_each_users_password_only_as_a_hash(staged: Path) -> None:
    hashes = dict(line.split(":") for line in (staged / PASSWORDS).read_text().splitlines())
    assert sorted(hashes) == [Path(login).name for login in LOGINS]
    for login in LOGINS:
        assert (staged / login).read_text().strip() not in (staged / PASSWORDS).read_text()


def test_nobody_but_root_reads_the_password_of_the_commands(staged: Path) -> None:
    put = files(staged)
    assert {login: put[f"/{login}"].mode for login in LOGINS if put[f"/{login}"].mode != 0o640} == {
        "etc/headtable/logins/tools": 0o600
    }


def test_the_secrets_are_readable_by_headtable_and_the_broker(staged: Path) -> None:
    put = files(staged)
    assert {put[f"/{place}"].mode for place in (CONFIG, PASSWORDS, ACL)} == {0o640}


def test_a_second_time_changes_nothing(tmp_path: Path) -> None:
    stage(tmp_path)
    before = files(tmp_path)
    told = stage(tmp_path)
    assert files(tmp_path) == before
    assert "leave" in told


def test_the_hosts_changes_are_preserved(tmp_path: Path) -> None:
    stage(tmp_path)
    config = tmp_path / CONFIG
    config.write_text(config.read_text() + "\n# our hall\n")
    before = files(tmp_path)
    stage(tmp_path)
    assert files(tmp_path) == before


def test_a_file_of_an_older_version_is_removed(tmp_path: Path) -> None:
    stage(tmp_path)
    old = tmp_path / "opt/headtable/controller/headtable/long_gone.py"
    old.touch()
    stage(tmp_path)
    assert not old.exists()


OLDER = """[venue]
name = "hall"

[broker]
embedded = false
username = "headtable"
password = "one for all of them"  # ours
"""


def test_an_installation_with_one_user_for_all_gets_one_for_each_part(tmp_path: Path) -> None:
    stage(tmp_path)
    (tmp_path / CONFIG).write_text(OLDER)
    (tmp_path / PASSWORDS).write_text("headtable:$7$101$bm8=$bm8=\n")
    told = stage(tmp_path)
    assert "give each part a user of its own" in told
    broker = load(tmp_path / CONFIG).broker
    assert (broker.username, broker.password, broker.logins) == ("", "", str(tmp_path / "etc/headtable/logins"))
    assert "headtable:" not in (tmp_path / PASSWORDS).read_text()


def test_the_login_at_another_machines_broker_stays(tmp_path: Path) -> None:
    stage(tmp_path)
    elsewhere = OLDER.replace("embedded = false", 'embedded = false\nhost = "192.168.4.1"')
    (tmp_path / CONFIG).write_text(elsewhere)
    assert "its broker is another machine" in stage(tmp_path)
    assert (tmp_path / CONFIG).read_text() == elsewhere


@pytest.mark.parametrize(("host", "allowed"), [("192.168.4.1", "192.168.4.1"), ("broker.lan", "any")])
def test_the_engine_may_reach_a_broker_on_another_machine(tmp_path: Path, host: str, allowed: str) -> None:
    stage(tmp_path)
    drop_in = tmp_path / "etc/systemd/system/headtable-engine.service.d/broker.conf"
    assert not drop_in.exists()
    here = (tmp_path / CONFIG).read_text()
    (tmp_path / CONFIG).write_text(OLDER.replace("embedded = false", f'embedded = false\nhost = "{host}"'))
    stage(tmp_path)
    assert drop_in.read_text() == f"[Service]\nIPAddressAllow={allowed}\n"
    (tmp_path / CONFIG).write_text(here)
    stage(tmp_path)
    assert not drop_in.exists()


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ('[venue]\nname = "hall"\n', "write embedded = false under [broker] in"),
        ("[broker\n", "correct"),
        ('[broker]\npasword = "x"\n', "pasword"),
    ],
    ids=["the broker of a laptop", "no TOML", "an unknown key"],
)
def test_a_configuration_that_no_service_can_use_is_refused_and_stays_as_it_is(
    tmp_path: Path, written: str, told: str
) -> None:
    stage(tmp_path)
    (tmp_path / CONFIG).write_text(written)
    before = files(tmp_path / "etc")
    refused = install("--root", tmp_path)
    assert refused.returncode == 2
    assert told in refused.stderr
    assert "Traceback" not in refused.stderr
    assert files(tmp_path / "etc") == before


def test_a_dry_run_prints_every_step_and_does_nothing(tmp_path: Path) -> None:
    root = tmp_path / "nothing"
    told = install("--dry-run", "--root", root)
    assert told.returncode == 0, told.stderr
    assert not root.exists()
    for place in ("opt/headtable", CONFIG, PASSWORDS, "etc/systemd/system/headtable.target"):
        assert str(root / place) in told.stdout


def test_help_shows_an_example() -> None:
    told = install("--help")
    assert told.returncode == 0
    assert "Example: sudo systemd/install" in told.stdout


def test_an_unknown_option_is_quoted() -> None:
    told = install("--rot", "/nowhere")
    assert told.returncode == 2
    assert "--rot" in told.stderr


def test_the_users_can_be_created(staged: Path) -> None:
    made = subprocess.run(
        ["systemd-sysusers", f"--root={staged}", "--dry-run", staged / "etc/sysusers.d/headtable.conf"],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert made.returncode == 0, made.stderr
    assert all(f"'{user}'" in made.stderr for user in USERS)


def _wake(root: Path) -> None:
    """Give the files to whom they are for, as the script lets systemd do; here all of them are us."""
    mine = f":x:{os.getgid()}:\n"
    (root / "etc/group").write_text("".join(f"{group}{mine}" for group in (*GROUPS, "mosquitto")))
    (root / "etc/passwd").write_text("".join(f"{user}:x:{os.getuid()}:{os.getgid()}:::\n" for user in USERS))
    rules = root / "etc/tmpfiles.d/headtable.conf"
    rules.write_text(rules.read_text().replace(" root ", " - "))  # only root could give them to root
    subprocess.run(["systemd-tmpfiles", "--create", f"--root={root}", rules], check=True)


def _mode(file: Path) -> str:
    return oct(file.stat().st_mode & 0o777)


def test_the_modes_of_the_secrets_are_restored(tmp_path: Path) -> None:
    stage(tmp_path)
    for place in (CONFIG, PASSWORDS, KEYS):
        (tmp_path / place).touch()
        (tmp_path / place).chmod(0o666)
    _wake(tmp_path)
    modes = [_mode(tmp_path / place) for place in ("etc/headtable", CONFIG, PASSWORDS, KEYS)]
    assert modes == ["0o750", "0o640", "0o640", "0o640"]


def test_the_box_may_read_keys_enrolled_by_root(tmp_path: Path) -> None:
    stage(tmp_path)
    _wake(tmp_path)
    keys = Path(load(tmp_path / CONFIG).box.keys)
    assert keys == tmp_path / KEYS
    Keys(keys).store("pad-01", bytes(32))
    assert _mode(keys) == "0o640"
    assert Keys(keys).of("pad-01") == bytes(32)


def test_only_root_can_change_the_secrets() -> None:
    rules = [line.split() for line in (SYSTEMD / "headtable.tmpfiles").read_text().splitlines()]
    assert [(path, user, group) for _, path, _, user, group in (rule for rule in rules if rule[0] in "zf")] == [
        ("/etc/headtable", "root", "headtable"),
        (f"/{CONFIG}", "root", "headtable"),
        (f"/{KEYS}", "root", "headtable-keys"),
        ("/etc/headtable/logins", "root", "headtable"),
        ("/etc/headtable/logins/engine", "root", "headtable-keys"),
        ("/etc/headtable/logins/web", "root", "headtable-web"),
        ("/etc/headtable/logins/box-*", "root", "headtable-keys"),
        ("/etc/headtable/logins/tools", "root", "root"),
        (f"/{PASSWORDS}", "root", "mosquitto"),
        (f"/{ACL}", "root", "mosquitto"),
    ]


def test_the_copied_files_can_be_built(staged: Path, tmp_path: Path) -> None:
    pip = [sys.executable, "-m", "pip", "wheel", "-q", "--disable-pip-version-check", "--no-deps"]
    subprocess.run([*pip, "--no-build-isolation", "-w", tmp_path, staged / "opt/headtable"], check=True)
    (wheel,) = tmp_path.glob("headtable-*.whl")
    inside = set(zipfile.ZipFile(wheel).namelist())
    assert {"headtable/cli/__init__.py", "headtable/rulesets/rfp.toml", "headtable/web/static/board.html"} <= inside
    packages = {name.partition("/")[0] for name in inside if ".dist-info/" not in name}
    assert packages == {"headtable", "headtable_tools"}
