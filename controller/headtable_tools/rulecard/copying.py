"""Copy a ruleset to a file of the house's own, for changes."""

from __future__ import annotations

import re
from pathlib import Path

from msgspec import Struct

from headtable import rulesets
from headtable.complaints import plain
from headtable.errors import BadConfig


class Copied(Struct, frozen=True):
    """A ruleset that was written to a file."""

    ruleset: str
    file: str


def copied(ruleset: str, file: Path) -> Copied:
    """Write the copy under the file's name; BadConfig if the file exists or cannot be written."""
    text = re.sub(r'^name = ".*"$', f'name = "{file.stem}"', rulesets.text(ruleset), count=1, flags=re.MULTILINE)
    rulesets.parse(text, str(file))
    try:
        with file.open("x", encoding="utf-8") as new:
            new.write(text)
    except FileExistsError:
        raise BadConfig("rules-file-exists", file=plain(str(file))) from None
    except OSError as wrong:
        raise BadConfig("rules-file-unwritable", file=plain(str(file)), error=wrong.strerror) from None
    return Copied(ruleset, str(file))
