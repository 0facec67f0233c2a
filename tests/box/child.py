"""A box as a process of its own, stopped as the command line stops it: ``python -m tests.box.child CONFIG``."""

import asyncio
import contextlib
import signal
import sys

import msgspec

from headtable.box.daemon import serve
from headtable.config import Config


async def main(config: Config) -> None:
    """Run the box until SIGTERM."""
    running = asyncio.ensure_future(serve(config))
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, running.cancel)
    with contextlib.suppress(asyncio.CancelledError):
        await running


if __name__ == "__main__":
    asyncio.run(main(msgspec.json.decode(sys.argv[1], type=Config)))
