"""A part whose loop can be blocked: ``python tests/faults/blockable.py engine --config headtable.toml``.

It is the part as headtable runs it, in a process with one more signal handler. SIGUSR1 blocks the main thread until
SIGUSR2, and the loop with it. A thread of its own goes on all the time, and says so on stdout.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from types import FrameType

from headtable.cli import main

BLOCK, GO_ON = signal.SIGUSR1, signal.SIGUSR2
THREAD_RUNS, BLOCKED = b"a thread runs\n", b"the loop is blocked\n"
TICK_S = 0.1


def _block(_number: int, _frame: FrameType | None) -> None:
    os.write(sys.stdout.fileno(), BLOCKED)
    signal.sigwait({GO_ON})


def _tick() -> None:
    while True:
        os.write(sys.stdout.fileno(), THREAD_RUNS)
        time.sleep(TICK_S)


if __name__ == "__main__":
    signal.pthread_sigmask(signal.SIG_BLOCK, {GO_ON})  # in every thread, so that it waits for sigwait
    signal.signal(BLOCK, _block)
    threading.Thread(target=_tick, daemon=True).start()
    main(sys.argv[1:])
