"""What is the same for everybody: sent compressed where a browser takes that, and only once.

Only public files are sent this way. A page with a secret must stay plain: its length could tell about the secret.
"""

from __future__ import annotations

import gzip
import hashlib
from typing import NamedTuple

from litestar import Response

from headtable.web.accepted import accepted
from headtable.web.guard import Browser


class Compressed(NamedTuple):
    """Bytes, plain and compressed, and the tag by which a browser knows that its copy is current."""

    plain: bytes
    small: bytes
    tag: str

    @classmethod
    def of(cls, plain: bytes) -> Compressed:
        """Compress these bytes once, for all who ask for them."""
        return cls(plain, gzip.compress(plain, mtime=0), hashlib.sha256(plain).hexdigest()[:32])

    def answer(self, request: Browser, media_type: str) -> Response[bytes]:
        """The bytes as this browser takes them; none if its copy is current."""
        is_small = len(self.small) < len(self.plain) and "gzip" in accepted(
            request.headers.get("accept-encoding", "")
        )
        tag = f'"{self.tag}-gzip"' if is_small else f'"{self.tag}"'
        headers = {"ETag": tag, "Vary": "Accept-Encoding"}
        if tag in known_tags(request.headers.get("if-none-match", "")):
            return Response(b"", status_code=304, headers=headers)
        if not is_small:
            return Response(self.plain, media_type=media_type, headers=headers)
        return Response(self.small, media_type=media_type, headers=headers | {"Content-Encoding": "gzip"})


def known_tags(header: str) -> list[str]:
    """The tags of ``If-None-Match`` (RFC 9110, 13.1.2), where a weak one counts like a strong one."""
    return [each.strip().removeprefix("W/") for each in header.split(",")]
