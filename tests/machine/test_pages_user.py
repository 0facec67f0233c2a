"""The user of the pages in the machine: it reads what they show, writes what they keep, and nothing else."""

from __future__ import annotations

import pytest

from tests.machine.hand import Machine

pytestmark = [pytest.mark.machine, pytest.mark.slow, pytest.mark.timeout(300)]
PYTHON = "/opt/headtable/.venv/bin/python"
TOML, LOGINS = "/etc/headtable/headtable.toml", "/etc/headtable/logins"
NIGHTS, KEPT = "/var/lib/headtable", "/var/lib/headtable-web"
JOURNAL = f"{NIGHTS}/tonight.night.db"
NIGHT = (JOURNAL, f"{JOURNAL}-wal", f"{JOURNAL}-shm", f"{JOURNAL}-lock")
SECRETS = (
    "/etc/headtable/headtable.keys", f"{LOGINS}/engine", f"{LOGINS}/box-box", f"{LOGINS}/tools",
    "/etc/mosquitto/headtable.passwd", "/etc/mosquitto/headtable.acl", "/etc/shadow",
)  # fmt: skip
READ = "for file; do test -e $file || exit 9; if (exec 3< $file) 2> /dev/null; then echo $file; fi; done"
WRITE = "for file; do test -e $file || exit 9; if (exec 3>> $file) 2> /dev/null; then echo $file; fi; done"
CREATE = "for folder; do if touch $folder/new 2> /dev/null; then rm $folder/new; echo $folder; fi; done"


def of_process(machine: Machine, part: str) -> list[str]:
    """The words that run a command with the user and groups that a part really has."""
    pid = machine.told("systemctl", "show", "--property=MainPID", "--value", f"headtable-{part}")
    rows = machine.told("cat", f"/proc/{pid}/status").splitlines()
    has = {name: rest.split() for name, _, rest in (row.partition(":") for row in rows)}
    ids = (f"--reuid={has['Uid'][0]}", f"--regid={has['Gid'][0]}", f"--groups={','.join(has['Groups'])}")
    return ["setpriv", *ids]


def done(machine: Machine, part: str, script: str, *places: str) -> set[str]:
    """The places with which a script went well, for the user of a part."""
    for place in places:
        machine.told("test", "-e", place)
    return set(machine.told(*of_process(machine, part), "sh", "-c", script, "sh", *places).split())


def test_the_pages_run_as_a_user_of_their_own(machine: Machine) -> None:
    users = machine.told("ps", "-o", "user:20=", "-C", "python").split()
    assert sorted(users) == ["headtable", "headtable", "headtable-web"]


@pytest.mark.parametrize("secret", SECRETS)
def test_the_pages_cannot_read_a_secret_of_others(machine: Machine, secret: str) -> None:
    machine.told("test", "-s" if "keys" not in secret else "-e", secret)
    refused = machine.run(*of_process(machine, "web"), "cat", secret)
    assert (refused.out, "Permission denied" in refused.err) == ("", True)


def test_the_pages_read_the_configuration_their_login_and_the_night(machine: Machine) -> None:
    wanted = (TOML, f"{LOGINS}/web", *NIGHT)
    assert done(machine, "web", READ, *wanted) == set(wanted)


def test_the_pages_write_no_night_and_no_configuration(machine: Machine) -> None:
    assert done(machine, "web", WRITE, *NIGHT, TOML, f"{LOGINS}/web", *SECRETS[4:]) == set()


def test_the_pages_make_files_only_in_their_own_folder(machine: Machine) -> None:
    folders = (NIGHTS, KEPT, "/etc/headtable", LOGINS, "/opt/headtable", "/var/log", "/var/lib/mosquitto")
    assert done(machine, "web", CREATE, *folders) == {KEPT}


def test_the_pages_move_and_delete_no_night(machine: Machine) -> None:
    for words in (("mv", JOURNAL, f"{NIGHTS}/gone"), ("rm", "-f", JOURNAL), ("ln", JOURNAL, f"{KEPT}/mine")):
        assert machine.run(*of_process(machine, "web"), *words).code != 0
    machine.told("test", "-s", JOURNAL)


def test_the_pages_play_tonight_from_the_journal_that_the_engine_has_open(machine: Machine) -> None:
    replay = (PYTHON, "-m", "headtable", "replay", JOURNAL, "--json")
    assert '"ruleset"' in machine.told(*of_process(machine, "web"), *replay)


def test_engine_and_box_read_their_passwords_and_keys_but_not_those_of_the_commands(machine: Machine) -> None:
    for part in ("engine", "box"):
        assert done(machine, part, READ, *SECRETS) == set(SECRETS[:3])


def test_an_upgrade_moves_what_the_pages_keep_and_a_backup_finds_it(machine: Machine) -> None:
    rules, guests = "rulesets/ours.toml", "headtable-guests.json"
    machine.told("systemctl", "stop", "headtable-web")
    machine.told("rm", "-rf", f"{KEPT}/rulesets", f"{KEPT}/{guests}")
    machine.told("sh", "-c", f"cd {NIGHTS} && mkdir rulesets && echo 1 > {rules} && echo 2 > {guests}")
    machine.told("chown", "-R", "headtable:headtable", f"{NIGHTS}/rulesets", f"{NIGHTS}/{guests}")
    for _ in range(2):
        machine.told("/usr/share/headtable/separate-pages")
    moved = [f"{KEPT}/{name}" for name in (guests, "rulesets", rules)]
    assert machine.told("stat", "--format=%U %G", *moved).splitlines() == ["headtable-web headtable"] * 3
    assert machine.told("cat", f"{NIGHTS}/{rules}", f"{KEPT}/{guests}").split() == ["1", "2"]
    machine.told("sh", "-c", f"cd {NIGHTS} && {PYTHON} -m headtable backup /root --config {TOML}")
    listed = machine.told("sh", "-c", "python3 -m zipfile -l /root/headtable-backup*.zip")
    assert [name for name in (guests, rules) if f"state/{name}" not in listed] == []
    machine.told("sh", "-c", f"rm -r {KEPT}/{guests} {KEPT}/rulesets {NIGHTS}/rulesets /root/headtable-backup*")
    machine.told("systemctl", "start", "headtable-web")
