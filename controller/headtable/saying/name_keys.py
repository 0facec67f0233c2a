"""The key by which the catalogue has the name of a bundled ruleset or prize.

No two names have one key. So a house's own name is never taken for a bundled one, even if it is close: "Most wins".
"""

from __future__ import annotations

import re


def name_key(name: str) -> str:
    """``name_key("Most Wins")`` is "Most-Wins"; other signs are written as numbers: "50/50" is "50_47_50"."""
    return re.sub(r"[^A-Za-z0-9 ]", lambda sign: f"_{ord(sign[0])}_", name).replace(" ", "-")


def prize_key(name: str) -> str:
    """``prize_key("Most Wins")`` is "prize-Most-Wins": a key begins with a letter."""
    return f"prize-{name_key(name)}"
