"""The commands as a person types them: what they print, and how they end."""

import ast
import contextlib
import io
import json
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple, cast

import pytest
from typer.testing import CliRunner

from headtable import __version__, cli
from headtable.cli import build_app
from headtable.journal import Journal
from headtable.messages.table import Rolled
from headtable.rulesets import text
from tests.replay.short_night import a_night, forge

SCRIPT = """\
table 1: Ann, Bea, Cat, Dot
the night opens
the round starts
table 1 rolls 1 1 4
expect table 1 stands at {tally}
"""
COMMANDS = (
    "run",
    "broker",
    "box",
    "silence",
    "engine",
    "web",
    "devices scan",
    "play",
    "replay",
    "verify",
    "print",
    "season",
    "simulate",
    "init",
    "check",
    "rules",
    *("link", "link record", "link play"),
    *("firmware", "firmware build", "firmware flash"),
    *("doctor", "devices", "devices identify", "devices adopt", "devices calibrate", "devices enrol"),
    *("monitor", "walktest", "blasts"),
    *("night", "night archive", "night new", "night list", "night rescue", "night report", "night export"),
)


class Ended(NamedTuple):
    """How a command ended, and what it has printed."""

    returncode: int
    stdout: str
    stderr: str


def headtable(*words: str | Path, cwd: Path | None = None) -> Ended:
    """Run a command without the second that a process of its own takes to start."""
    out, err = io.StringIO(), io.StringIO()
    with (
        contextlib.chdir(cwd or Path.cwd()),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
        pytest.raises(SystemExit) as ended,
    ):
        cli.main([str(word) for word in words])
    return Ended(cast("int", ended.value.code), out.getvalue(), err.getvalue())


def in_its_own_process(*words: str, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run a command as a person would."""
    return subprocess.run(
        [sys.executable, "-m", "headtable", *words], capture_output=True, text=True, check=False, cwd=cwd
    )


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(command: str) -> None:
    told = CliRunner().invoke(build_app(), [*command.split(), "--help"])
    assert told.exit_code == 0
    assert f"Example: headtable {command}" in " ".join(told.output.split())


def test_a_scan_without_bleak_names_the_package_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "bleak", None)
    told = headtable("devices", "scan")
    assert told.returncode != 0
    assert f'{sys.executable} -m pip install "headtable[ble]"' in told.stderr


def test_a_passing_night_script_exits_0(tmp_path: Path) -> None:
    script = tmp_path / "good.night"
    script.write_text(SCRIPT.format(tally="2 to 0"))
    told = headtable("play", script)
    assert told.returncode == 0, told.stderr
    assert "Ann rolled two with 1 1 4, 2 points, tally 2 to 0" in told.stdout
    assert "1 played, 0 failed" in told.stdout


def test_a_failing_night_script_exits_1_and_names_the_line(tmp_path: Path) -> None:
    script = tmp_path / "bad.night"
    script.write_text(SCRIPT.format(tally="3 to 0"))
    told = headtable("play", script)
    assert told.returncode == 1
    assert f"{script}:5: expect table 1 stands at 3 to 0" in told.stdout
    assert "expected: " in told.stdout
    assert "2 to 0" in told.stdout.partition("happened: ")[2]


def test_no_script_and_an_empty_script_count_as_failures(tmp_path: Path) -> None:
    empty = headtable("play", tmp_path)
    assert empty.returncode == 2
    assert f"no night script in {tmp_path}" in empty.stderr
    (tmp_path / "short.night").write_text("# a night, some day\ntable 1: Ann, Bea, Cat, Dot\n")
    idle = headtable("play", tmp_path)
    assert idle.returncode == 2
    assert "there is no step in it" in idle.stderr


def test_a_script_may_begin_with_an_editors_byte_order_mark(tmp_path: Path) -> None:
    script = tmp_path / "good.night"
    script.write_text(SCRIPT.format(tally="2 to 0"), encoding="utf-8-sig")
    assert headtable("play", script).returncode == 0


def test_the_version_is_printed() -> None:
    assert in_its_own_process("--version").stdout == f"headtable {__version__}\n"


def test_a_script_in_json_reports_its_facts_and_its_failure(tmp_path: Path) -> None:
    script = tmp_path / "bad.night"
    script.write_text(SCRIPT.format(tally="3 to 0"))
    told = headtable("play", "--json", script)
    played = json.loads(told.stdout)
    assert told.returncode == 1
    assert played["failure"]["line"] == 5
    assert played["steps"][-1]["facts"][0]["is"] == "rolled"


def test_the_embedded_broker_does_not_start_if_another_is_configured(tmp_path: Path) -> None:
    (tmp_path / "headtable.toml").write_text("[broker]\nembedded = false\nport = 1885\n")
    told = headtable("broker", "--config", "headtable.toml", cwd=tmp_path)
    assert told.returncode == 2
    assert "this night’s broker is at 127.0.0.1:1885" in told.stderr


def test_an_error_is_reported_with_a_sentence_and_without_a_traceback(tmp_path: Path) -> None:
    for words in (
        ("play", "none.night"),
        ("replay", "none.db"),
        ("verify", "none.db"),
        ("check", "none.toml"),
        ("engine", "-c", "none.toml"),
    ):
        told = headtable(*words, cwd=tmp_path)
        assert told.returncode == 2, words
        assert told.stderr.startswith("headtable: "), told.stderr
        assert words[-1] in told.stderr
        assert "Traceback" not in told.stderr


def test_a_temporary_error_has_another_exit_status_than_a_configuration_error(tmp_path: Path) -> None:
    (tmp_path / "headtable.toml").write_text(
        "[box]\npins = 'rpigpio'\n[[box.signals]]\nsignal = 'bell'\ndevice = 'gpio:22'\n"
    )
    told = headtable("box", "-c", "headtable.toml", cwd=tmp_path)
    assert told.returncode == 3, told.stderr
    assert told.stderr.startswith("headtable: ")


def test_a_process_exits_with_the_same_status_and_sentence(tmp_path: Path) -> None:
    told = in_its_own_process("engine", "-c", "none.toml", cwd=tmp_path)
    assert (told.returncode, told.stdout, told.stderr) == headtable("engine", "-c", "none.toml", cwd=tmp_path)


def test_no_except_star_block_raises_because_python_3_11_2_wraps_it_in_a_group() -> None:
    tree = ast.parse(Path(cli.__file__).read_text())
    inside = [node for star in ast.walk(tree) if isinstance(star, ast.TryStar) for node in star.handlers]
    leaving = {ast.unparse(node) for handler in inside for node in ast.walk(handler) if _leaves(node)}
    assert inside
    assert leaving == set()


def _leaves(node: ast.AST) -> bool:
    return isinstance(node, ast.Raise) or (isinstance(node, ast.Call) and ast.unparse(node.func).endswith("exit"))


def test_a_replay_shows_the_opening_time_of_the_halls_clock(tmp_path: Path) -> None:
    journal = tmp_path / "tonight.night.db"
    with Journal.create(journal, text("rfp"), "5eed") as night:
        opened = night.opened
    told = headtable("replay", journal)
    assert told.returncode == 0, told.stderr
    assert f"opened {opened[:16]}, now closed" in told.stdout


def test_a_replay_of_an_altered_journal_reports_it_like_verify_and_exits_1(tmp_path: Path) -> None:
    night = a_night(tmp_path / "tonight.night.db")
    with Journal.read(night) as journal:
        rolled = next(entry.number for entry in journal.entries() if any(isinstance(f, Rolled) for f in entry.facts))
    forge(night, "UPDATE entries SET facts = replace(facts, '\"points\":', '\"points\":1') WHERE number = ?", rolled)
    told = headtable("replay", night)
    assert told.returncode == 1
    assert f"entry {rolled} differs\n  the journal: " in told.stdout
    assert "\n  decided again: " in told.stdout
    assert "Rolled(" not in told.stdout
    assert "`headtable verify` tells whether the night was honest" in told.stdout


def test_init_writes_a_valid_file_and_does_not_overwrite_it(tmp_path: Path) -> None:
    assert headtable("init", cwd=tmp_path).returncode == 0
    checked = headtable("check", cwd=tmp_path)
    assert checked.stdout.startswith("headtable.toml is well: embedded broker at 127.0.0.1:1883, ruleset rfp")
    again = headtable("init", cwd=tmp_path)
    assert again.returncode == 2
    assert "exists already; --force overwrites it" in again.stderr


def test_init_for_the_driver_board_prints_what_the_pi_needs_at_boot(tmp_path: Path) -> None:
    told = headtable("init", "--driver-board", cwd=tmp_path)
    assert "add to /boot/firmware/config.txt" in told.stdout
    assert told.stdout.endswith("then reboot:\n    gpio=22,23,24=op,dl\n    gpio=25,26=ip,np\n")
    checked = headtable("check", cwd=tmp_path)
    assert checked.returncode == 0
    assert "0 pads, 1 button, 0 sets of dice, 2 signals, 0 lines\n" in checked.stdout


def test_check_names_the_file_the_line_the_key_and_the_nearest_valid_key(tmp_path: Path) -> None:
    (tmp_path / "headtable.toml").write_text("[engine]\nrulest = 'rfp'\n")
    told = headtable("check", cwd=tmp_path)
    assert told.returncode == 2
    expected = "headtable: headtable.toml line 2: [engine] has no key 'rulest'; did you mean 'ruleset'?\n"
    assert told.stderr == expected


def test_check_lists_the_known_rulesets(tmp_path: Path) -> None:
    (tmp_path / "headtable.toml").write_text("[engine]\nruleset = 'rpf'\n")
    told = headtable("check", cwd=tmp_path)
    assert told.returncode == 2
    assert told.stderr == (
        'headtable: headtable.toml line 2: [engine] ruleset = "rpf": no ruleset \'rpf\'; did you mean "rfp"? '
        "There are book, classic-drop, evt, mini-ends-turn, party-4-dice, rfp, snake-eyes, timed-3+2, wba, "
        "your own in the folder rulesets beside headtable.toml, or give the path of a TOML file\n"
    )


def test_check_compares_the_number_of_dice_with_the_ruleset(tmp_path: Path) -> None:
    (tmp_path / "headtable.toml").write_text(
        '[engine]\nruleset = "party-4-dice"\n'
        '[box]\nlines = ["serial:/dev/ttyACM*"]\n'
        '[[box.dice]]\nuid = "dice-02"\ntable = 2\n'
    )
    told = headtable("check", cwd=tmp_path)
    assert told.returncode == 2
    assert '[[box.dice]] dice-02 throws 3 dice, and the ruleset "party-4-dice" is played with 4: ' in told.stderr
    assert "write dice = 4 there" in told.stderr


def test_the_config_option_may_come_before_the_command(tmp_path: Path) -> None:
    (tmp_path / "hall.toml").write_text("[box]\nlines = 7\n")
    told = headtable("devices", "-c", "hall.toml", "adopt", "pad-01", "--table", "1", cwd=tmp_path)
    assert told.returncode == 2
    assert "hall.toml line 2" in told.stderr
    told = headtable("devices", "-c", "hall.toml", "adopt", "pad-01", "--table", "1", "-c", "no.toml", cwd=tmp_path)
    assert "there is no no.toml" in told.stderr


def test_an_unreadable_ruleset_or_night_script_is_named(tmp_path: Path) -> None:
    told = headtable("rules", "check", "nope.toml", cwd=tmp_path)
    assert told.returncode == 2
    assert told.stderr.startswith("headtable: there is no file 'nope.toml'; `headtable rules copy rfp FILE` writes")
    told = headtable("play", "nope.night", cwd=tmp_path)
    assert told.stderr == "headtable: cannot read the night script 'nope.night': No such file or directory\n"
    (tmp_path / "bin.night").write_bytes(b"\xff\xfe\x00")
    told = headtable("play", "bin.night", cwd=tmp_path)
    assert told.stderr == "headtable: bin.night is no night script: it is not a text file in UTF-8\n"


def test_check_refuses_a_folder_as_a_journal(tmp_path: Path) -> None:
    (tmp_path / "headtable.toml").write_text("[engine]\njournal = '.'\n")
    told = headtable("check", cwd=tmp_path)
    assert told.returncode == 2
    assert told.stderr.startswith('headtable: headtable.toml line 2: [engine] journal = "." is a folder')


def test_check_refuses_a_pattern_that_no_line_can_carry(tmp_path: Path) -> None:
    horn = "[box]\nlines = ['serial:/a']\n[[box.signals]]\nsignal = 'horn'\ndevice = 'a-board-with-a-long-name'\n"
    (tmp_path / "headtable.toml").write_text(
        f"{horn}pattern_ms = [100, 1000, 100, 1000, 100, 1000, 100, 1000, 100]\n"
    )
    told = headtable("check", cwd=tmp_path)
    assert told.returncode == 2
    assert told.stderr.startswith("headtable: headtable.toml line 6: [[box.signals]] horn: the pattern is too long")


def test_check_prints_warnings_and_still_accepts_the_file(tmp_path: Path) -> None:
    (tmp_path / "headtable.toml").write_text('[box]\nlines = ["serial:/dev/null"]\n')
    told = headtable("check", cwd=tmp_path)
    assert told.returncode == 0
    assert told.stdout.startswith("headtable.toml is well: ")
    assert told.stderr.startswith("mind: serial:/dev/null: /dev/null is not a serial port")


def test_check_in_json_prints_the_whole_configuration(tmp_path: Path) -> None:
    headtable("init", cwd=tmp_path)
    assert json.loads(headtable("check", "--json", cwd=tmp_path).stdout)["broker"]["port"] == 1883


def test_a_rule_card_is_printed_for_guests_and_in_json_for_scripts() -> None:
    card, data = headtable("rules", "rfp"), headtable("rules", "rfp", "--json")
    assert (card.returncode, data.returncode) == (0, 0), card.stderr + data.stderr
    assert "  • The night has three sets.\n" in card.stdout
    assert json.loads(data.stdout)["title"] == "Rolling for Pink"


def test_an_invalid_house_ruleset_exits_2_and_names_the_line(tmp_path: Path) -> None:
    house = tmp_path / "my.toml"
    house.write_text('name = "house"\nsets = 0\n', encoding="utf-8")
    told = headtable("rules", "check", house)
    assert (told.returncode, told.stdout) == (2, "")
    assert f"{house} line 2: sets = 0: it must be a whole number from 1 to 1000" in told.stderr
