"""The image of a firmware, as it goes to a device over its line: a signature, and then the files.

Each file is a line with its path and its length, and then its bytes. ``version.json`` is the first.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping

VERSION = "version.json"


def update_key(key: bytes, uid: str) -> bytes:
    """The key that signs the firmware of one device, and nothing else."""
    return hmac.digest(key, f"headtable firmware {uid}".encode(), hashlib.sha256)


def image(files: Mapping[str, bytes], key: bytes, uid: str) -> bytes:
    """The image of these files, signed with the device's own key."""
    paths = [VERSION, *sorted(path for path in files if path != VERSION)]
    body = b"".join(f"{path} {len(files[path])}\n".encode() + files[path] for path in paths)
    return hmac.digest(update_key(key, uid), body, hashlib.sha256) + body
