"""What Linux tells of a real process."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.soak.process_sample import sample_of

GROWS = """
import sys, threading
print("ready", flush=True)  # after the imports, each of which opens a file for a moment
sys.stdin.readline()
held = bytearray(64 * 1024 * 1024)
files = [open("/dev/null") for _ in range(5)]
over = threading.Event()
threads = [threading.Thread(target=over.wait, daemon=True) for _ in range(2)]
for thread in threads:
    thread.start()
print("grown", flush=True)
sys.stdin.readline()
"""


def test_memory_handles_and_threads_of_a_process_are_seen_to_grow() -> None:
    with subprocess.Popen([sys.executable, "-c", GROWS], stdin=-1, stdout=-1) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        program.stdout.readline()
        before = sample_of(program.pid)
        program.stdin.write(b"\n")
        program.stdin.flush()
        program.stdout.readline()
        after = sample_of(program.pid)
        program.kill()
    assert 60 < after.memory_mb - before.memory_mb < 70
    assert after.handles - before.handles == 5
    assert (before.threads, after.threads) == (1, 3)


def test_a_process_that_has_ended_but_was_not_waited_for_holds_nothing() -> None:
    with subprocess.Popen([sys.executable, "-c", ""], stdout=subprocess.PIPE) as program:
        assert program.stdout is not None
        program.stdout.read()
        with pytest.raises(ProcessLookupError):
            look_until_it_has_ended(program.pid)


def look_until_it_has_ended(pid: int) -> None:
    while sample_of(pid):
        pass
