"""A past night as files to share: the page of ``headtable night report``, and the data of ``headtable night export``.

Each is made by that command in a process of its own, so that no press waits for it.
"""

from __future__ import annotations

import io
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import quote
from zipfile import ZIP_DEFLATED, ZipFile

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler

from headtable.web.exchange import NEVER_STORED, Delivers
from headtable.web.guard import Browser, HostSessions
from headtable.web.night_folder import NightFolder
from headtable.web.past_night_routes import Which, night_path
from headtable.web.public_command import PublicCommand

REPORT, DATA, ALL_DATA = "report.html", "night.json", "night.zip"
_REPORT = Delivers("text/html; charset=utf-8", Which)
_DATA = Delivers("application/json", Which)
_ALL_DATA = Delivers("application/zip", Which)


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


def _download(content: bytes, journal: Path, name: str, media_type: str) -> Response[bytes]:
    """The answer that a browser saves under the name of the night."""
    saved = quote(f"{journal.name.removesuffix('.night.db')}-{name}")
    headers = {**NEVER_STORED, "Content-Disposition": f"attachment; filename*=UTF-8''{saved}"}
    return Response(content, media_type=media_type, headers=headers)
