"""The page that tells a guest how to check a draw: its worked example is computed again, by hashes alone."""

from __future__ import annotations

import re
import shlex
import subprocess
from hashlib import sha256

from headtable.game import decide, new_night
from headtable.messages.people import NightOpened, OpenNight
from tests.game.evening import RFP
from tools.docs.generated_parts import DOCS

PAGE = (DOCS / "draws.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| `(.+?)` \| `([0-9a-f]+)` \| (\d) \| (\d) \| (\w+) \|$", PAGE, re.MULTILINE)
SEED = re.findall(r"The seed is `(\w+)`", PAGE)[0]


def test_each_row_of_the_example_follows_from_its_text_and_the_row_above() -> None:
    row = re.findall(r"this row is drawn from: (.*)\.", PAGE)[0].split(", ")
    assert len(ROWS) == len(row) == 4
    for number, (text, begins, left, place, drawn) in enumerate(ROWS):
        digest = sha256(text.encode()).hexdigest()
        assert text == f"{SEED}:seating:{number}"
        assert digest.startswith(begins)
        assert (int(left), int(place)) == (len(row), int(digest, 16) % len(row))
        assert row.pop(int(place)) == drawn


def test_the_example_matches_a_draw_by_the_rules() -> None:
    opened = decide(new_night(RFP, SEED), OpenNight(("Ann", "Bob", "Cat", "Dee")))
    (seats,) = [fact.seats[0] for fact in opened if isinstance(fact, NightOpened)]
    assert seats == tuple(drawn for *_, drawn in ROWS)
    assert f"in the order {', '.join(seats)}, on chairs 1 to 4" in PAGE
    assert [fact.commitment for fact in opened if isinstance(fact, NightOpened)] == [
        sha256(SEED.encode()).hexdigest()
    ]


def test_the_commands_on_the_page_print_the_results_on_the_page() -> None:
    printf, digest = re.findall(r"^ {4}(printf .*)\n {4}([0-9a-f]{64})$", PAGE, re.MULTILINE)[0]
    told = subprocess.run(["sh", "-c", printf], capture_output=True, text=True, check=True).stdout
    assert told.split()[0] == digest == sha256(SEED.encode()).hexdigest()
    (remainder,) = re.findall(r"^ {4}(python3 .*)$", PAGE, re.MULTILINE)
    told = subprocess.run(shlex.split(remainder), capture_output=True, text=True, check=True).stdout
    assert told.strip() == ROWS[0][3]
