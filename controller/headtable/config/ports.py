"""Refuse a port that two listeners would share, or one at which no browser opens a page."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from headtable.config.key_lines import Where
from headtable.config.settings import Broker, Config, Web
from headtable.saying import sentence

EVERYWHERE = {"0.0.0.0", "::"}  # noqa: S104  only compared
# The ports of other protocols that browsers refuse; see https://fetch.spec.whatwg.org/#port-blocking
BLOCKED_PORTS = frozenset({
    1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109, 110,
    111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532,
    540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061,
    6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
})  # fmt: skip


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


def blocked_ports(config: Config) -> Iterator[tuple[Where, Struct]]:
    """Find the ports at which no browser would open the pages."""
    web = config.web
    if web.port in BLOCKED_PORTS:
        yield ("web", "port"), sentence("web-port-blocked", key="port", port=web.port, usual=Web().port)
    if web.certificate and web.https_port in BLOCKED_PORTS:
        usual = Web().https_port
        yield ("web", "https_port"), sentence("web-port-blocked", key="https_port", port=web.https_port, usual=usual)


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
