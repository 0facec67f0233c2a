"""The title of a ruleset in the reader's language; a house's own title stays as it is."""

from __future__ import annotations

from headtable.saying import text
from headtable.saying.name_keys import name_key


def ruleset_title(title: str) -> str:
    """``ruleset_title("Four dice")`` is "Vier Würfel" in German."""
    return text("pages-ruleset-title", key=name_key(title), title=title)
