"""The season for hosts: all nights of this machine together, as `headtable season` adds them up."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from msgspec import Meta, Struct
from msgspec.structs import replace

from headtable.messages.words import Name
from headtable.web.exchange import NEVER_STORED, Answers, Delivers
from headtable.web.guard import HostSessions
from headtable.web.public_command import PublicCommand

PAGE = "season.html"
LONGEST_S = 180  # a Pi reads some fifty nights in this time, and a host's connection stays open for longer
MOST_PAIRS = 100  # that the page lists; the file to share has everybody


class SeasonNight(Struct, frozen=True):
    """One night that is over, and who had the first place."""

    day: str
    title: str
    players: int
    winners: tuple[Name, ...]


class SeasonPlayer(Struct, frozen=True):
    """One player in all nights. ``cents`` are those of all prizes; none where no night had a pot."""

    player: Name
    nights: int
    wins: int
    losses: int
    buncos: int
    points: int
    cents: int | None


class SeasonPair(Struct, frozen=True):
    """Two players, how many rounds they sat together, and how many of these as partners."""

    one: Name
    other: Name
    rounds: int
    partners: int


class LeftOut(Struct, frozen=True):
    """A journal that is not counted, such as that of a night that goes on."""

    file: str


class Season(Struct, frozen=True):
    """All nights together."""

    bunco_word: str
    nights: tuple[SeasonNight, ...]
    players: tuple[SeasonPlayer, ...]
    pairs: Annotated[tuple[SeasonPair, ...], Meta(description="those who sat together most come first")]
    skipped: tuple[LeftOut, ...]


_SEASON = Answers(Season)
_PAGE = Delivers("text/html; charset=utf-8")


class SeasonReader:
    """Adds up the nights of a folder, with a longer time than other commands have: each night is read."""

    def __init__(self, journal: Path, command: PublicCommand) -> None:
        self._folder = str(journal.absolute().parent)
        self._command = command

    async def season(self) -> Season:
        """All nights that are over, with the pairs that sat together most."""
        found = await self._command.answer(Season, "season", self._folder, longest_s=LONGEST_S)
        left_out = tuple(LeftOut(Path(one.file).name) for one in found.skipped)
        return replace(found, pairs=found.pairs[:MOST_PAIRS], skipped=left_out)

    async def page(self) -> bytes:
        """The season as a page to share."""
        with TemporaryDirectory(prefix="headtable-season-") as folder:
            page = Path(folder) / PAGE
            await self._command.answer(Season, "season", self._folder, "--out", str(page), longest_s=LONGEST_S)
            return page.read_bytes()


def season_routes(season_reader: SeasonReader, hosts: HostSessions) -> list[HTTPRouteHandler]:
    """The season as data, and as a page to share."""

    @get("/api/nights/season", opt=_SEASON.opt, guards=[hosts.guard])
    async def season() -> Response[bytes]:
        """Add up all nights that are over."""
        return _SEASON.response(await season_reader.season(), NEVER_STORED)

    @get("/nights/season.html", opt=_PAGE.opt, guards=[hosts.guard])
    async def page() -> Response[bytes]:
        """One page about all nights, to share."""
        headers = {**NEVER_STORED, "Content-Disposition": f'attachment; filename="{PAGE}"'}
        return Response(await season_reader.page(), media_type=_PAGE.media_type, headers=headers)

    return [season, page]
