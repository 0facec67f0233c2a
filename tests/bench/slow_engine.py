"""An engine whose disk takes 10 ms for each flush: ``python -m tests.bench.slow_engine headtable.toml``."""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path

from headtable.config import load
from headtable.engine import serve

FLUSH_S = 0.010

if __name__ == "__main__":
    asyncio.run(serve(load(Path(sys.argv[1])), flushed=lambda: time.sleep(FLUSH_S)))
