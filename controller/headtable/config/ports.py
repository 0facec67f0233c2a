"""At which ports headtable listens: each is one part's alone."""

from __future__ import annotations

from collections.abc import Iterator

from headtable.config.lines import Where
from headtable.config.settings import Config

EVERYWHERE = {"0.0.0.0", "::", "[::]"}  # noqa: S104  only compared


def shared_ports(config: Config) -> Iterator[tuple[Where, str]]:
    """Every port that two parts would need."""
    broker, web = config.broker, config.web
    others = {"pages": (web.host, str(web.port))}
    if broker.embedded:
        others["broker"] = (broker.host, str(broker.port))
        if broker.port == web.port != 0:
            yield ("web", "port"), f"[web] port = {web.port} is the broker's port, too: give the pages another"
    for line in config.box.lines:
        scheme, _, place = line.partition(":")
        here, _, port = place.rpartition(":")
        for who, (host, taken) in others.items():
            if scheme == "tcp" and port == taken != "0" and (here == host or {here, host} & EVERYWHERE):
                yield ("box", "lines"), f'[box] lines: "{line}" has the port of the {who}, too: give the line another'
