"""Night scripts for tests: those beside this file, and short ones made here."""

from pathlib import Path

from headtable_tools.nights import Played, Script, play_on_paper
from headtable_tools.nights.parser import parse

HERE = Path(__file__).parent
SCRIPTS = sorted(HERE.glob("*/*.night"))
FOUR = "table 1: Ann, Bea, Cat, Dot\nthe night opens\nthe round starts\n"


def script(text: str) -> Script:
    """A script that might stand in short.night."""
    return parse(text, Path("short.night"))


async def play_text(text: str) -> Played:
    """Play a script on paper."""
    return await play_on_paper(script(text))
