"""What a script says before its night: the ruleset, the seed, and who plays and sits where."""

from __future__ import annotations

from pathlib import Path

from headtable.errors import BadConfig
from headtable.messages import OpenNight
from headtable.nights.slots import valid
from headtable.nights.steps import PlayersCome, Proves, Setting, TableSits, UseRuleset, UseSeed
from headtable.rulesets import load

CHAIRS = 4
DEFAULT_RULESET = "rfp"


class NightSetting:
    """The setting so far."""

    def __init__(self, path: Path) -> None:
        self._folder = path.parent
        self.ruleset = DEFAULT_RULESET
        self.seed = path.stem
        self.proves: tuple[str, ...] = ()
        self.players: tuple[str, ...] = ()
        self._drawn: tuple[str, ...] = ()

    @property
    def tables(self) -> int:
        """How many tables the players fill."""
        return len(self.players) // CHAIRS

    def take(self, setting: Setting) -> None:
        """Take one line of the setting."""
        match setting:
            case UseRuleset(ruleset):
                beside = self._folder / ruleset
                self.ruleset = str(beside) if beside.is_file() else ruleset
                load(self.ruleset)  # it is wanted only later, but what is wrong with it belongs to this line
            case UseSeed(seed):
                self.seed = seed
            case Proves(settings):
                self.proves += settings
            case PlayersCome(players):
                self._come(players)
            case TableSits():
                self._sit(setting)

    def _come(self, players: tuple[str, ...]) -> None:
        if self.players:
            raise BadConfig("the players are here already: name them once to be drawn, or table by table")
        self.players = self._drawn = players

    def _sit(self, seated: TableSits) -> None:
        if self._drawn:
            raise BadConfig("the players are here already, to be drawn to their seats: leave out the tables")
        if len(seated.players) != CHAIRS:
            raise BadConfig(f"a table has four chairs, and here are {len(seated.players)} players")
        if seated.table != self.tables + 1:
            raise BadConfig(f"tables are listed in order: next comes table {self.tables + 1}")
        self.players += seated.players

    def opening(self) -> OpenNight:
        """What the host says to open the night."""
        if len(self.players) < CHAIRS:
            raise BadConfig("nobody is here yet: first say 'players: …', or 'table 1: …' and so on")
        return valid({"players": self.players, "seating": "drawn" if self._drawn else "listed"}, OpenNight)
