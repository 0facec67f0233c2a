"""The links by which phones join at each table, from a file that the pages write."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec

from headtable.errors import BadConfig
from headtable.messages.words import TableNumber
from headtable.regular_files import read_bytes

Links = tuple[str, ...]  # of one table: the first is in its QR code
JoinLinks = Mapping[TableNumber, Links]
_LINKS: msgspec.json.Decoder[dict[TableNumber, str | Links]] = msgspec.json.Decoder(dict[TableNumber, str | Links])


def join_links(file: Path) -> JoinLinks:
    """The links in a file such as ``{"1": "http://192.168.1.20:8080/join?code=ABCD"}``.

    A table may have a list of links, as ``["http://192.168.1.20:8080/join", "http://headtable.local:8080/join"]``.
    BadConfig if the file cannot be read, or has something else.
    """
    try:
        found = _LINKS.decode(read_bytes(file))
    except OSError as error:
        raise BadConfig("print-links-unreadable", file=file, error=error.strerror or str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadConfig("print-links-wrong", file=file, error=str(error)) from None
    return {table: (links,) if isinstance(links, str) else links for table, links in found.items()}
