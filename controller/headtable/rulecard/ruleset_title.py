"""The title of a ruleset in the reader's language; a house's own title stays as it is."""

from __future__ import annotations

import re

from headtable.saying import text


def ruleset_title(title: str) -> str:
    """``ruleset_title("Four dice")`` is "Vier Würfel" in German."""
    return text("pages-ruleset-title", key=title_key(title), title=title)


def title_key(title: str) -> str:
    """``title_key("Four dice")`` is "four-dice", by which the catalogue has it."""
    return re.sub(r"[^a-z0-9]+", "-", title.lower())
