"""Refuse a port that two listeners would share."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from headtable.config.key_lines import Where
from headtable.config.settings import Broker, Config, Web
from headtable.saying import sentence

EVERYWHERE = {"0.0.0.0", "::"}  # noqa: S104  only compared


def shared_ports(config: Config) -> Iterator[tuple[Where, Struct]]:
    """Find every shared port."""
    broker, web = config.broker, config.web
    yield from _of_https(web, broker)
    others = {"pages": (web.host, str(web.port))}
    if web.certificate:
        others["https"] = (web.host, str(web.https_port))
    if broker.embedded:
        others["broker"] = (broker.host, str(broker.port))
        if broker.port == web.port != 0:
            yield ("web", "port"), sentence("web-port-of-broker", port=web.port)
    entrances = [(line, *_split(line)) for line in config.box.lines if line.startswith("tcp:")]
    for number, (line, here, port) in enumerate(entrances):
        for who, (host, taken) in others.items():
            if port == taken != "0" and _meet(here, host):
                yield ("box", "lines"), sentence("line-port-taken", line=line, by=who)
        for other, there, taken in entrances[:number]:
            if port == taken != "0" and here != there and _meet(here, there):
                yield ("box", "lines"), sentence("line-port-of-line", line=line, other=other)


def _of_https(web: Web, broker: Broker) -> Iterator[tuple[Where, Struct]]:
    if not web.certificate or web.https_port == 0:
        return
    if web.https_port == web.port:
        yield ("web", "https_port"), sentence("https-port-of-http", port=web.port)
    if broker.embedded and web.https_port == broker.port:
        yield ("web", "https_port"), sentence("https-port-of-broker", port=web.https_port)


def _split(line: str) -> tuple[str, str]:
    """The address and the port of a line for Wi-Fi."""
    here, _, port = line.partition(":")[2].rpartition(":")
    return here.strip("[]"), port


def _meet(here: str, there: str) -> bool:
    """Whether the two addresses cannot share a port."""
    return here == there or not EVERYWHERE.isdisjoint((here, there))
