"""A night as files: a page to share and all its data; of a past night, results and certificates on paper, too.

Each is made by a public command in a process of its own, so that no press waits for it.
"""

from __future__ import annotations

import asyncio
import io
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal
from urllib.parse import quote
from zipfile import ZIP_DEFLATED, ZipFile

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from msgspec import Struct

from headtable.web.decoding import decoded_query
from headtable.web.exchange import NEVER_STORED, Delivers
from headtable.web.guard import Browser, HostSessions
from headtable.web.night_folder import NightFolder
from headtable.web.past_night_routes import FileName, Which, night_path
from headtable.web.public_command import PublicCommand
from headtable.web.sheet_printer import Paper

REPORT, DATA, ALL_DATA = "report.html", "night.json", "night.zip"


class PastSheets(Struct, frozen=True):
    """The file of a past night, what is printed of it, and the paper in the printer."""

    file: FileName
    sheet: Literal["results", "certificates"] = "results"
    paper: Paper = "a4"


_REPORT = Delivers("text/html; charset=utf-8", Which)
_DATA = Delivers("application/json", Which)
_ALL_DATA = Delivers("application/zip", Which)
_PDF = Delivers("application/pdf", PastSheets)
_REPORT_NOW = Delivers(_REPORT.media_type)
_DATA_NOW = Delivers(_DATA.media_type)
_ALL_DATA_NOW = Delivers(_ALL_DATA.media_type)


class NightDownloads:
    """Makes the files of a past night."""

    def __init__(self, command: PublicCommand) -> None:
        self._command = command

    async def report(self, journal: Path) -> bytes:
        """The page about the night."""
        with TemporaryDirectory(prefix="headtable-report-") as folder:
            page = Path(folder) / REPORT
            await self._command.run("night", "report", str(journal), "--out", str(page))
            return page.read_bytes()

    async def sheets(self, journal: Path, wanted: PastSheets) -> bytes:
        """The printed results or certificates."""
        with TemporaryDirectory(prefix="headtable-print-") as folder:
            file = Path(folder) / "sheets.pdf"
            options = ("--journal", str(journal), "--paper", wanted.paper, "--out", str(file))
            await self._command.run("print", wanted.sheet, *options)
            return file.read_bytes()

    async def data(self, journal: Path) -> bytes:
        """The whole night as JSON."""
        return (await self._exported(journal))[DATA]

    async def all_data(self, journal: Path) -> bytes:
        """The whole night as JSON and CSV, in one archive."""
        archive = io.BytesIO()
        with ZipFile(archive, "w", ZIP_DEFLATED) as packed:
            for name, content in (await self._exported(journal)).items():
                packed.writestr(name, content)
        return archive.getvalue()

    async def _exported(self, journal: Path) -> dict[str, bytes]:
        """The content of each exported file, by its name."""
        with TemporaryDirectory(prefix="headtable-export-") as folder:
            await self._command.run("night", "export", str(journal), "--out", folder)
            return {file.name: file.read_bytes() for file in sorted(Path(folder).iterdir())}


def night_download_routes(
    nights: NightFolder, downloads: NightDownloads, hosts: HostSessions
) -> list[HTTPRouteHandler]:
    """What a host may take along of a past night."""
    return [*_past_files(nights, downloads, hosts), _past_sheets(nights, downloads, hosts)]


def _past_files(nights: NightFolder, downloads: NightDownloads, hosts: HostSessions) -> list[HTTPRouteHandler]:
    @get("/nights/report.html", opt=_REPORT.opt, guards=[hosts.guard])
    async def report(request: Browser) -> Response[bytes]:
        """One page about a past night, to share."""
        path = await night_path(nights, request)
        return _download(await downloads.report(path), path, REPORT, _REPORT.media_type)

    @get("/nights/night.json", opt=_DATA.opt, guards=[hosts.guard])
    async def data(request: Browser) -> Response[bytes]:
        """A whole past night as JSON."""
        path = await night_path(nights, request)
        return _download(await downloads.data(path), path, DATA, _DATA.media_type)

    @get("/nights/night.zip", opt=_ALL_DATA.opt, guards=[hosts.guard])
    async def all_data(request: Browser) -> Response[bytes]:
        """A whole past night as JSON and CSV, in one archive."""
        path = await night_path(nights, request)
        return _download(await downloads.all_data(path), path, ALL_DATA, _ALL_DATA.media_type)

    return [report, data, all_data]


def _past_sheets(nights: NightFolder, downloads: NightDownloads, hosts: HostSessions) -> HTTPRouteHandler:
    @get("/nights/sheets.pdf", opt=_PDF.opt, guards=[hosts.guard])
    async def sheets(request: Browser) -> Response[bytes]:
        """The results or the certificates of a past night, as a PDF."""
        wanted = decoded_query(PastSheets, request)
        path = await asyncio.to_thread(nights.path_of, wanted.file)
        return _download(await downloads.sheets(path, wanted), path, f"{wanted.sheet}.pdf", _PDF.media_type)

    return sheets


def tonight_download_routes(
    nights: NightFolder, downloads: NightDownloads, hosts: HostSessions
) -> list[HTTPRouteHandler]:
    """What a host may take along of tonight, as far as it has come; the console offers the page once it is over."""

    @get("/host/report.html", opt=_REPORT_NOW.opt, guards=[hosts.guard])
    async def report() -> Response[bytes]:
        """One page about tonight, to share."""
        path = await asyncio.to_thread(nights.path_of_tonight)
        return _download(await downloads.report(path), path, REPORT, _REPORT.media_type)

    @get("/host/night.json", opt=_DATA_NOW.opt, guards=[hosts.guard])
    async def data() -> Response[bytes]:
        """Tonight as JSON."""
        path = await asyncio.to_thread(nights.path_of_tonight)
        return _download(await downloads.data(path), path, DATA, _DATA.media_type)

    @get("/host/night.zip", opt=_ALL_DATA_NOW.opt, guards=[hosts.guard])
    async def all_data() -> Response[bytes]:
        """Tonight as JSON and CSV, in one archive."""
        path = await asyncio.to_thread(nights.path_of_tonight)
        return _download(await downloads.all_data(path), path, ALL_DATA, _ALL_DATA.media_type)

    return [report, data, all_data]


def _download(content: bytes, journal: Path, name: str, media_type: str) -> Response[bytes]:
    """The answer that a browser saves under the name of the night."""
    saved = quote(f"{journal.name.removesuffix('.night.db')}-{name}")
    headers = {**NEVER_STORED, "Content-Disposition": f"attachment; filename*=UTF-8''{saved}"}
    return Response(content, media_type=media_type, headers=headers)
