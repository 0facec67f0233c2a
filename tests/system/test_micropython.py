"""Where PyPI has no MicroPython, ``.ci/micropython`` takes an installed one or builds one."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from tests.firmware.micropython import run

SCRIPT = Path(__file__).parents[2] / ".ci/micropython"
VECTORS = Path(__file__).parents[1] / "vectors/line.json"


def put(program: Path, *words: str, installed_in: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run the script."""
    path = os.pathsep.join([*([str(installed_in)] if installed_in else []), os.environ["PATH"]])
    env = {**os.environ, "PATH": path}
    return subprocess.run([SCRIPT, program, *words], capture_output=True, text=True, check=False, env=env)


def a_program(path: Path) -> Path:
    path.write_text("#!/bin/sh\n")
    path.chmod(0o755)
    return path


def test_an_installed_micropython_is_taken(tmp_path: Path) -> None:
    installed = a_program(tmp_path / "micropython")
    ended = put(tmp_path / "taken", installed_in=tmp_path)
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "", "")
    assert (tmp_path / "taken").readlink() == installed


def test_a_micropython_in_its_place_is_left_as_it_is(tmp_path: Path) -> None:
    program = a_program(tmp_path / "program")
    assert put(program).returncode == 0
    assert program.read_text() == "#!/bin/sh\n"


@pytest.mark.slow
def test_one_built_from_debians_sources_judges_the_shared_vectors_as_the_usual_one_does(tmp_path: Path) -> None:
    program = tmp_path / "micropython"
    ended = put(program, "build")
    assert (ended.returncode, ended.stdout) == (0, "building MicroPython from Debian 13's sources\n"), ended.stderr
    judged = run("judge_vectors.py", str(VECTORS), heap="1m", program=program)
    assert judged == run("judge_vectors.py", str(VECTORS), heap="1m")


def test_without_a_place_it_says_how_to_use_it() -> None:
    ended = subprocess.run([SCRIPT], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.endswith(": .ci/micropython .venv/bin/micropython [build]\n")
