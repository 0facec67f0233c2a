"""``make generate``: writes the types of the pages' JavaScript from messages, API routes and HTML pages.

    python -m tools.javascript_types

A page's script names them in JSDoc, ``@param {headtable.TableState} state``, and ``tsc`` checks that. So each event,
message, address and element has its name in one place, and ``tsc`` finds a misspelt one.
"""

from __future__ import annotations

import sys

from tools.javascript_types.declarations import FILE, declarations


def main() -> None:
    """Write the file, if it is not as it should be."""
    text = declarations()
    if not FILE.exists() or FILE.read_text(encoding="utf-8") != text:
        FILE.write_text(text, encoding="utf-8")
        sys.stdout.write(f"wrote {FILE}\n")


main()
