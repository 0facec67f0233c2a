"""Refuses invalid hosts and all URLs. No key takes a URL, and a URL may hold a password."""

from __future__ import annotations

import re
from collections.abc import Iterator
from ipaddress import ip_address

import msgspec

from headtable.config.hiding import HIDDEN
from headtable.config.key_lines import Where
from headtable.config.settings import Config
from headtable.saying import sentence

LONGEST_HOST = 253
_NAME = re.compile(r"(?!-)[\w-]{1,63}(?<!-)(\.(?!-)[\w-]{1,63}(?<!-))*\.?", re.ASCII)
_NUMBERS = re.compile(r"[0-9.]+")


def bad_hosts(config: Config) -> Iterator[tuple[Where, msgspec.Struct]]:
    """Find every invalid host and every URL."""
    yield from _urls(config, ())
    places: list[tuple[Where, str, str]] = [
        (("broker", "host"), "[broker] host", config.broker.host),
        (("web", "host"), "[web] host", config.web.host),
    ]
    if config.web.https_name:
        places.append((("web", "https_name"), "[web] https_name", config.web.https_name))
    for where, key, host in places:
        if host.startswith("[") and is_host(host):
            yield where, sentence("host-in-brackets", key=key, host=host, bare=host[1:-1])
    for where, key, host in (*places, *((("web", "names"), "[web] names", name) for name in config.web.names)):
        if "://" not in host and not is_host(host):
            shown = HIDDEN if "@" in host else f'"{host}"'
            yield where, sentence("host-unknown", key=key, host=shown)


def is_host(text: str) -> bool:
    """Whether this is an IP address or a valid host name."""
    try:
        ip_address(text.removeprefix("[").removesuffix("]"))
    except ValueError:
        return len(text) <= LONGEST_HOST and bool(_NAME.fullmatch(text)) and not _NUMBERS.fullmatch(text)
    return True


def _urls(value: object, where: Where) -> Iterator[tuple[Where, msgspec.Struct]]:
    match value:
        case msgspec.Struct():
            for name in value.__struct_fields__:
                if (*where, name) not in (("broker", "password"), ("web", "host_key")):
                    yield from _urls(getattr(value, name), (*where, name))
        case tuple():
            for number, inner in enumerate(value):
                yield from _urls(inner, (*where, number))
        case str() if "://" in value:
            key = next(str(part) for part in reversed(where) if isinstance(part, str))
            yield where, sentence("url-for-key", key=key)
        case _:
            pass
