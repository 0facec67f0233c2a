"""Hosts that cannot be, and URLs: no key of the file wants one, and it may hold a password."""

from __future__ import annotations

import re
from collections.abc import Iterator
from ipaddress import ip_address

import msgspec

from headtable.config.hiding import HIDDEN
from headtable.config.lines import Where
from headtable.config.settings import Config

LONGEST_HOST = 253
_NAME = re.compile(r"(?!-)[\w-]{1,63}(?<!-)(\.(?!-)[\w-]{1,63}(?<!-))*\.?", re.ASCII)
_NUMBERS = re.compile(r"[0-9.]+")


def impossible_hosts(config: Config) -> Iterator[tuple[Where, str]]:
    """Every key that names a host by what is none, and every URL."""
    yield from _urls(config, ())
    places: tuple[tuple[Where, str, str], ...] = (
        (("broker", "host"), "[broker] host", config.broker.host),
        (("web", "host"), "[web] host", config.web.host),
    )
    for where, key, host in places:
        if host.startswith("[") and is_host(host):
            yield where, f'{key}: "{host}" has brackets, as in a link; write "{host[1:-1]}"'
    for where, key, host in (*places, *((("web", "names"), "[web] names", name) for name in config.web.names)):
        if "://" not in host and not is_host(host):
            told = HIDDEN if "@" in host else f'"{host}"'
            yield where, f'{key}: {told} is no host; write an address such as "192.168.1.5", or a name such as "hall"'


def is_host(text: str) -> bool:
    """Whether a machine can be called so: by an IP address, or by a name."""
    try:
        ip_address(text.removeprefix("[").removesuffix("]"))
    except ValueError:
        return len(text) <= LONGEST_HOST and bool(_NAME.fullmatch(text)) and not _NUMBERS.fullmatch(text)
    return True


def _urls(value: object, where: Where) -> Iterator[tuple[Where, str]]:
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
            yield (
                where,
                f"{key} holds a URL, and no key of this file takes one: write the host, the file or the line alone; "
                "username and password have keys of their own under [broker]",
            )
        case _:
            pass
