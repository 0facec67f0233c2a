"""The folder of the nights as the pages read it, and the house's own rulesets. The engine alone writes journals."""

from __future__ import annotations

from collections import OrderedDict
from http import HTTPStatus
from pathlib import Path

from msgspec import Struct

from headtable.journal.log import night_in
from headtable.journal.night_files import NightFile, about_in, night_files
from headtable.messages.new_night import AboutNight
from headtable.messages.prizes import Standing
from headtable.messages.rooms import Phase
from headtable.messages.words import WonHow
from headtable.rulesets.house_rulesets import HouseRulesets
from headtable.web.night_refusals import NoSuchNight
from headtable.web.other_night import OtherNight, ReplayedNight, shown_night
from headtable.web.public_command import PublicCommand
from headtable.web.refusals import Refused

REMEMBERED = 16  # past nights that need not be played again


class Result(Struct, frozen=True):
    """How one table's round ended, as `headtable replay` tells it."""

    set: int
    round: int
    table: int
    winners: tuple[str, str]
    losers: tuple[str, str]
    tally: tuple[int, int]
    how: WonHow


class PlayedNight(Struct, frozen=True):
    """A past night, as `headtable replay` tells it."""

    ruleset: str
    bunco_word: str
    opened: str
    phase: Phase
    standings: tuple[Standing, ...]
    results: tuple[Result, ...]


class NightFolder:
    """Past nights, by the name of their file. Only a name from the list reaches the disk."""

    def __init__(self, journal: Path, rulesets: HouseRulesets, command: PublicCommand) -> None:
        self._journal = journal
        self._command = command
        self._played: OrderedDict[tuple[str, int, int], PlayedNight] = OrderedDict()
        self._told = ("", AboutNight())  # the words about the night of that name
        self.rulesets = rulesets

    def tonight(self) -> NightFile | None:
        """The journal that the engine writes."""
        return next((night for night in self._all() if night.file == self._journal.name), None)

    def about(self, night: str) -> AboutNight:
        """The host's words about tonight, read once for each night; empty while the journal is another one."""
        if night != self._told[0] and night_in(self._journal) == night:
            self._told = (night, about_in(self._journal))
        return self._told[1] if night == self._told[0] else AboutNight()

    def past(self) -> tuple[NightFile, ...]:
        """The journals that were put away, the newest first, without those in which nothing happened."""
        return tuple(night for night in self._all() if night.file != self._journal.name and night.is_begun)

    def past_night(self, file: str) -> NightFile:
        """The past night of a file."""
        for night in self.past():
            if night.file == file:
                return night
        raise Refused(HTTPStatus.NOT_FOUND, NoSuchNight(file))

    def path_of(self, file: str) -> Path:
        """The path of a past night."""
        return self._journal.absolute().with_name(self.past_night(file).file)

    def path_of_tonight(self) -> Path:
        """The path of the journal that the engine writes."""
        if self.tonight() is None:
            raise Refused(HTTPStatus.NOT_FOUND, NoSuchNight(self._journal.name))
        return self._journal.absolute()

    async def played(self, path: Path) -> PlayedNight:
        """The standings and results of a past night."""
        state = path.stat()
        key = (str(path), state.st_mtime_ns, state.st_size)
        if key not in self._played:
            self._played[key] = await self._command.answer(PlayedNight, "replay", str(path))
            while len(self._played) > REMEMBERED:
                self._played.popitem(last=False)
        return self._played[key]

    async def replayed(self, path: Path, ruleset: str) -> OtherNight:
        """The same log by other rules."""
        return shown_night(await self._command.answer(ReplayedNight, "replay", str(path), "--ruleset", ruleset))

    def _all(self) -> tuple[NightFile, ...]:
        return night_files(self._journal.absolute().parent)
