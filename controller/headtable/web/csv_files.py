"""The standings and the finished rounds as CSV files, for a spreadsheet."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Collection, Iterable
from decimal import Decimal

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler

from headtable.messages.prizes import Standing
from headtable.messages.rooms import RoundResult, TableRounds
from headtable.saying import BUNCO, text
from headtable.web.exchange import CSV, NEVER_STORED
from headtable.web.guard import Browser, HostSessions
from headtable.web.live_room import LiveRoom

STANDING = {
    "csv-place": "place",
    "csv-player": "player",
    "csv-wins": "wins",
    "csv-losses": "losses",
    "csv-rounds": "rounds",
    "csv-buncos": "buncos",
}
"""The heading of each column of the standings, and its field."""
MINIS = {"csv-minis": "minis"}
"""One more column, where the rules put minis on the score card."""
ROUND = (
    "csv-set", "csv-round", "csv-table", "csv-winners", "csv-winners-points", "csv-losers", "csv-losers-points",
    "csv-decided-by",
)  # fmt: skip
"""The headings of the rounds."""
FORMULA = re.compile(r"(?:^|(?<=[;\t\r\n]))(?=\s*[=+\-@\uff1d\uff0b\uff0d\uff20\t\r])")
"""Where a spreadsheet may begin a formula: at the start of a cell, or behind the separator of another country."""
MARKED = "\ufeff"
"""The byte order mark, by which Excel recognizes UTF-8."""

Cell = str | int | Decimal | None


def standings_csv(standings: Collection[Standing], bunco: str) -> str:
    """One line for each player, best first."""
    columns = STANDING | (MINIS if any(line.minis is not None for line in standings) else {})
    return csv_text(columns, ([getattr(line, field) for field in columns.values()] for line in standings), bunco)


def rounds_csv(rounds: Iterable[TableRounds], bunco: str) -> str:
    """One line for each table of each finished round, in the order in which they were played."""
    played = [(result, table.table) for table in rounds for result in table.results]
    played.sort(key=lambda one: (one[0].set, one[0].round, one[1]))
    return csv_text(ROUND, (_round_line(result, table) for result, table in played), bunco)


def _round_line(result: RoundResult, table: int) -> list[Cell]:
    return [result.set, result.round, table, *_sides(result), text("csv-how", how=result.how)]


def _sides(result: RoundResult) -> list[Cell]:
    """Both teams, the winners first, each with its points."""
    won, lost = result.points
    return [", ".join(result.winners), won, ", ".join(result.losers), lost]


def csv_text(headings: Iterable[str], lines: Iterable[Iterable[Cell]], bunco: str = BUNCO) -> str:
    """The content of a file: a line of headings, which are names of sentences, and the lines below it."""
    file = io.StringIO()
    writer = csv.writer(file)
    writer.writerow([text(heading, bunco=bunco) for heading in headings])
    writer.writerows([harmless(cell) if isinstance(cell, str) else cell for cell in line] for line in lines)
    return MARKED + file.getvalue()


def harmless(words: str) -> str:
    """``harmless("=1+1")`` is ``'=1+1``: an apostrophe stands before whatever a spreadsheet would calculate."""
    return FORMULA.sub("'", words)


def csv_routes(room: LiveRoom, hosts: HostSessions) -> list[HTTPRouteHandler]:
    """The files that the host's console offers."""

    @get("/host/standings.csv", opt=CSV.opt, guards=[hosts.guard], sync_to_thread=False)
    def standings(request: Browser) -> Response[str]:
        """The standings as a file."""
        return csv_download(standings_csv(room.board.standings, room.bunco_word), request)

    @get("/host/rounds.csv", opt=CSV.opt, guards=[hosts.guard], sync_to_thread=False)
    def rounds(request: Browser) -> Response[str]:
        """The finished rounds as a file."""
        return csv_download(rounds_csv(room.rounds(), room.bunco_word), request)

    return [standings, rounds]


def csv_download(content: str, request: Browser) -> Response[str]:
    """The answer that a browser saves under the last part of its address."""
    name = request.url.path.rpartition("/")[2]
    headers = {**NEVER_STORED, "Content-Disposition": f'attachment; filename="{name}"'}
    return Response(content, media_type="text/csv", headers=headers)
