"""The beginning of a script: the ruleset, the seed, the players and their seats."""

from __future__ import annotations

import os
from pathlib import Path

from headtable.errors import BadConfig
from headtable.game.people.roster import ghosts
from headtable.game.people.seating import ghost_chairs
from headtable.messages.inputs import Input
from headtable.messages.people import Arrive, OpenNight, Rename, Substitute
from headtable.messages.words import CHAIRS
from headtable.rulesets import load
from headtable_tools.nights.script_slots import valid
from headtable_tools.nights.steps import (
    BeginAsTeam,
    HaveStars,
    IsHostess,
    PlayersCome,
    Proves,
    SeatsBy,
    Setting,
    TableSits,
    UseRuleset,
    UseSeed,
)

DEFAULT_RULESET = "rfp"
GHOSTS_KNOWN = 8


class NightSetting:
    """The setting so far."""

    def __init__(self, path: Path) -> None:
        self._folder = path.parent
        self.ruleset = DEFAULT_RULESET
        self.seed = path.stem
        self.bunco_word = load(DEFAULT_RULESET).words.bunco
        self.proves: tuple[str, ...] = ()
        self.players: tuple[str, ...] = ()
        self._drawn: tuple[str, ...] = ()
        self._opening: dict[str, object] = {}  # further options of the host
        self._teams: list[tuple[str, str]] = []
        self._newcomers: list[str] = []
        self._listed: list[tuple[str, ...]] = []
        self._starred: tuple[str, ...] = ()
        self._said: set[str] = set()

    @property
    def tables(self) -> int:
        """The number of tables for the players, with ghosts in the empty chairs."""
        return -(-len(self.players) // CHAIRS)

    @property
    def known(self) -> tuple[str, ...]:
        """All players that a line may name."""
        return (*self.players, *self._newcomers, *ghosts(GHOSTS_KNOWN))

    def comes(self, said: Input) -> None:
        """Let later lines name the players who arrive by this input."""
        match said:
            case Arrive(player=name) | Substitute(by=name) | Rename(to=name):
                self._newcomers.append(name)
            case _:
                pass

    def take(self, setting: Setting) -> None:
        """Take one line of the setting."""
        match setting:
            case UseRuleset(ruleset):
                self._once("ruleset")
                beside = self._folder / ruleset
                self.ruleset = str(beside) if os.path.isfile(beside) else ruleset
                self.bunco_word = load(self.ruleset).words.bunco  # what is wrong with the file belongs to this line
            case UseSeed(seed):
                self._once("seed")
                self.seed = seed
            case Proves(settings):
                self.proves += settings
            case PlayersCome(players):
                self._come(players)
            case TableSits():
                self._sit(setting)
            case SeatsBy(way):
                self._once("seating")
                self._opening["seating"] = way
            case HaveStars(players):
                self._starred += players
            case BeginAsTeam(pair):
                self._teams.append(pair)
            case IsHostess(hostess):
                self._once("hostess")
                self._opening["hostess"] = hostess

    def _once(self, what: str) -> None:
        if what in self._said:
            raise BadConfig("script-named-already", what=what)
        self._said.add(what)

    def _come(self, players: tuple[str, ...]) -> None:
        if self.players:
            raise BadConfig("script-players-twice")
        self.players = self._drawn = players

    def _sit(self, seated: TableSits) -> None:
        if self._drawn:
            raise BadConfig("script-players-drawn")
        if len(seated.players) > CHAIRS:
            raise BadConfig("script-table-too-full", players=len(seated.players))
        if seated.table != len(self._listed) + 1:
            raise BadConfig("script-tables-in-order", next=len(self._listed) + 1)
        self._listed.append(seated.players)
        self.players += seated.players

    def opening(self) -> OpenNight:
        """The host's input that opens the night."""
        if not self.players:
            raise BadConfig("script-nobody-here")
        if len(self.players) < CHAIRS:
            raise BadConfig("script-too-few-players", players=self.players, fewest=CHAIRS)
        self._check_chairs_left_over()
        if self._listed and "seating" in self._opening:
            raise BadConfig("script-seats-listed")
        said = {
            "players": self.players,
            "seating": "drawn" if self._drawn else "listed",
            "teams": self._teams,
            "starred": self._starred,
        }
        return valid({**said, **self._opening}, OpenNight)

    def _check_chairs_left_over(self) -> None:
        """A table with fewer than four names has its ghosts where the night will seat them."""
        haunted = ghost_chairs(self.tables, CHAIRS * self.tables - len(self.players))
        for number, people in enumerate(self._listed, 1):
            missing = sum(chair // CHAIRS == number - 1 for chair in haunted)
            if len(people) != CHAIRS - missing:
                players, chairs = len(self.players), CHAIRS - missing
                raise BadConfig("script-ghosts-sit-last", players=players, chairs=chairs, table=number)
