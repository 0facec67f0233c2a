"""The season for hosts: all nights of this machine together, as `headtable season` adds them up."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated

import msgspec
import tomlkit
from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler
from msgspec import Meta, Struct
from msgspec.structs import replace

from headtable.messages.words import Name
from headtable.web.exchange import NEVER_STORED, Answers, Exchange, Makes
from headtable.web.guard import Browser, HostSessions, same_site
from headtable.web.public_command import PublicCommand
from headtable.web.state_file import StateFile

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
    untold_rounds: int = 0  # of which no roll was told, so they count no points


class SeasonPair(Struct, frozen=True):
    """Two players, how many rounds they sat together, and how many of these as partners."""

    one: Name
    other: Name
    rounds: int
    partners: int


class NotOverYet(Struct, frozen=True, tag_field="is", tag="still-running"):
    """The night goes on, or was put away before its end."""


class SecondCopy(Struct, frozen=True, tag_field="is", tag="copy-of"):
    """The same night is in another file."""


class NotReadable(Struct, frozen=True, tag_field="is", tag="unreadable"):
    """The file is damaged, or no journal."""


class LeftOut(Struct, frozen=True):
    """A journal that is not counted, and why."""

    file: str
    why: NotOverYet | SecondCopy | NotReadable
    day: str = ""
    title: str = ""  # both are empty if the journal cannot be read


class JoinedName(Struct, frozen=True):
    """A name that counts as another name of the same person."""

    name: Name
    to: Name


class NewJoin(Struct, frozen=True, forbid_unknown_fields=True):
    """A name, and the name that it shall count as; without one it counts by itself again."""

    name: Name
    to: Name | None


class Season(Struct, frozen=True):
    """All nights together."""

    bunco_word: str
    nights: tuple[SeasonNight, ...]
    players: tuple[SeasonPlayer, ...]
    pairs: Annotated[tuple[SeasonPair, ...], Meta(description="those who sat together most come first")]
    skipped: tuple[LeftOut, ...]
    joined: tuple[JoinedName, ...] = ()


_SEASON = Answers(Season)
_JOIN = Exchange(Season, msgspec.json.Decoder(NewJoin))
_PAGE = Makes("text/html; charset=utf-8")


class SeasonReader:
    """Adds up the nights of a folder, with a longer time than other commands have: each night is read."""

    def __init__(self, journal: Path, command: PublicCommand, state: StateFile) -> None:
        self._folder = str(journal.absolute().parent)
        self._command = command
        self._state = state

    async def season(self) -> Season:
        """All nights that are over, with the pairs that sat together most."""
        await self._state.stored()
        return await self._season_with(self._state.kept.season_names)

    async def join(self, wanted: NewJoin) -> Season:
        """Count a name as another one, or by itself again; Refused if two people of one night had these names."""
        names = joined_by(wanted, self._state.kept.season_names)
        season = await self._season_with(names)
        self._state.kept.season_names = names
        self._state.save_soon()
        await self._state.stored()
        return season

    async def _season_with(self, names: Mapping[str, str]) -> Season:
        with TemporaryDirectory(prefix="headtable-season-") as folder:
            file = _names_file(Path(folder), names)
            found = await self._command.answer(Season, "season", self._folder, *file, longest_s=LONGEST_S)
        left_out = tuple(replace(one, file=Path(one.file).name) for one in found.skipped)
        joined = tuple(JoinedName(name, to) for name, to in sorted(names.items()))
        return replace(found, pairs=found.pairs[:MOST_PAIRS], skipped=left_out, joined=joined)

    async def page(self) -> bytes:
        """The season as a page to share."""
        with TemporaryDirectory(prefix="headtable-season-") as folder:
            page = Path(folder) / PAGE
            words = (*_names_file(Path(folder), self._state.kept.season_names), "--out", str(page))
            await self._command.answer(Season, "season", self._folder, *words, longest_s=LONGEST_S)
            return page.read_bytes()


def joined_by(wanted: NewJoin, names: Mapping[str, str]) -> dict[str, str]:
    """The names by what they become, after this change; no name becomes one that becomes another."""
    others = {name: to for name, to in names.items() if name != wanted.name}
    if wanted.to is None:
        return others
    to = others.get(wanted.to, wanted.to)
    if to == wanted.name:
        return dict(names)
    return {**{name: to if old == wanted.name else old for name, old in others.items()}, wanted.name: to}


def _names_file(folder: Path, names: Mapping[str, str]) -> tuple[str, str]:
    """The option that names the file of names."""
    file = folder / "names.toml"
    file.write_text(tomlkit.dumps(dict(names)), encoding="utf-8")
    return "--names", str(file)


def season_routes(season_reader: SeasonReader, hosts: HostSessions) -> list[HTTPRouteHandler]:
    """The season as data, and as a page to share."""

    @get("/api/nights/season", opt=_SEASON.opt, guards=[hosts.guard])
    async def season() -> Response[bytes]:
        """Add up all nights that are over."""
        return _SEASON.response(await season_reader.season(), NEVER_STORED)

    @post("/api/nights/season/names", opt=_JOIN.opt, guards=[same_site, hosts.guard], status_code=200)
    async def join(request: Browser) -> Response[bytes]:
        """Count two names as one person, or take that back."""
        return _JOIN.response(await season_reader.join(_JOIN.body(await request.body())), NEVER_STORED)

    @get("/nights/season.html", opt=_PAGE.opt, guards=[hosts.guard])
    async def page() -> Response[bytes]:
        """One page about all nights, to share."""
        headers = {**NEVER_STORED, "Content-Disposition": f'attachment; filename="{PAGE}"'}
        return Response(await season_reader.page(), media_type=_PAGE.media_type, headers=headers)

    return [season, join, page]
