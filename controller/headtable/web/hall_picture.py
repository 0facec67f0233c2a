"""The hall's picture: a logo or a photograph of the charity, which the host uploads and the projector shows."""

from __future__ import annotations

import base64
import hashlib
import os
from http import HTTPStatus
from pathlib import Path
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler
from msgspec import Meta, Struct

from headtable.complaints import Complaints
from headtable.config.atomic import Rights, write_atomically
from headtable.errors import Unwell
from headtable.regular_files import read_bytes
from headtable.web.exchange import Delivers, Exchange
from headtable.web.guard import Browser, HostSessions, same_site
from headtable.web.named_screens import Screens
from headtable.web.refusals import NoHallPicture, PictureTooLarge, Refused, UnknownPicture

MOST_BYTES = 50_000  # so that a page with the picture stays below 150 kB
LONGEST_BODY = MOST_BYTES * 4 // 3 + 1_000  # bytes, in base64
FILE = "headtable-picture"
KINDS = {b"\x89PNG\r\n\x1a\n": "image/png", b"\xff\xd8\xff": "image/jpeg"}
"""The first bytes of a file of each kind."""
ANY_READER = 0o644
STAYS = {"Cache-Control": "max-age=86400, immutable"}  # another picture has another version


class NewPicture(Struct, frozen=True, forbid_unknown_fields=True):
    """A PNG or JPEG file in base64; empty removes the picture."""

    base64: Annotated[str, Meta(max_length=LONGEST_BODY)]


class ShownPicture(Struct, frozen=True):
    """The version of the picture; empty if there is none."""

    version: str


_PICTURE = Exchange(ShownPicture, msgspec.json.Decoder(NewPicture))
_SHOWN = Delivers("image/*")


class HallPicture:
    """The picture in the pages' folder. Without a folder it is kept until the pages stop."""

    def __init__(self, folder: Path | None, complaints: Complaints) -> None:
        self._file = folder / FILE if folder else None
        self._complaints = complaints
        self.content = self._read()

    @property
    def kind(self) -> str | None:
        """The kind of the picture, by its first bytes; none if it is no picture."""
        return next((kind for start, kind in KINDS.items() if self.content.startswith(start)), None)

    @property
    def version(self) -> str:
        """What changes with the picture; empty without one."""
        return hashlib.sha256(self.content).hexdigest()[:16] if self.kind else ""

    def replace(self, content: bytes) -> None:
        """Keep another picture, or none."""
        if content and not content.startswith(tuple(KINDS)):
            raise Refused(HTTPStatus.BAD_REQUEST, UnknownPicture())
        if len(content) > MOST_BYTES:
            raise Refused(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, PictureTooLarge(MOST_BYTES // 1000))
        self.content = content
        self._write()

    def _write(self) -> None:
        if self._file is None:
            return
        try:
            write_atomically(self._file, self.content, Rights(os.geteuid(), os.getegid(), ANY_READER))
        except OSError as trouble:
            self._complaints.note(str(self._file), Unwell("state-not-kept", error=trouble.strerror))

    def _read(self) -> bytes:
        try:
            return read_bytes(self._file) if self._file else b""
        except FileNotFoundError:
            return b""
        except OSError as trouble:
            self._complaints.note(str(self._file), Unwell("state-not-read", error=str(trouble)))
            return b""


def picture_routes(picture: HallPicture, screens: Screens, hosts: HostSessions) -> list[HTTPRouteHandler]:
    """The routes by which a host uploads the picture, and every screen loads it."""

    @post(
        "/api/host/picture", opt=_PICTURE.opt, guards=[same_site, hosts.guard], status_code=200,
        request_max_body_size=LONGEST_BODY,
    )  # fmt: skip
    async def upload(request: Browser) -> Response[bytes]:
        """Replace the hall's picture, or remove it."""
        picture.replace(_decoded(_PICTURE.body(await request.body())))
        screens.show_picture()
        return _PICTURE.response(ShownPicture(picture.version))

    @get("/picture", opt=_SHOWN.opt, sync_to_thread=False)
    def shown(request: Browser) -> Response[bytes]:
        """The picture of the hall. A browser that names its version loads it once."""
        if picture.kind is None:
            raise Refused(HTTPStatus.NOT_FOUND, NoHallPicture())
        headers = STAYS if request.url.query == picture.version else {}
        return Response(picture.content, media_type=picture.kind, headers=headers)

    return [upload, shown]


def _decoded(sent: NewPicture) -> bytes:
    try:
        return base64.b64decode(sent.base64, validate=True)
    except ValueError:  # also for letters that base64 does not have
        raise Refused(HTTPStatus.BAD_REQUEST, UnknownPicture()) from None
