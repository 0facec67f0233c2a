"""SECURITY.md tells where each attack is tried."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
LISTED = re.findall(r"`(tests/\S+\.py)`", (ROOT / "SECURITY.md").read_text(encoding="utf-8"))


def test_every_attack_is_in_the_table_and_every_line_of_it_is_a_test() -> None:
    attacks = {str(file.relative_to(ROOT)) for file in Path(__file__).parent.glob("test_*.py")}
    assert attacks - set(LISTED) == {str(Path(__file__).relative_to(ROOT))}
    assert [file for file in LISTED if not (ROOT / file).is_file()] == []
