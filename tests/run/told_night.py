"""Show the facts of a journal on this terminal, as `headtable run` does: `python -m tests.run.told_night FILE`."""

from __future__ import annotations

import sys
from pathlib import Path

from rich.console import Console

from headtable.journal import Journal
from headtable.messages.facts import Told
from headtable_tools.show import Show


def main() -> None:
    """Show every fact of the journal that is named on the command line."""
    show = Show(Console(width=400), lambda: 0.0)
    with Journal.read(Path(sys.argv[1])) as journal:
        for entry in journal.entries():
            for fact in entry.facts:
                show.on_message(Told(entry.number, 0, fact), "live")


if __name__ == "__main__":
    main()
