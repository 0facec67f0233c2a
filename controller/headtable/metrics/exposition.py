"""Writes the metrics in the format that a program asks for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from prometheus_client import CollectorRegistry, ProcessCollector
from prometheus_client.core import Metric
from prometheus_client.exposition import choose_encoder
from prometheus_client.registry import Collector

from headtable.metrics.families import families
from headtable.metrics.observed import Observed


class Written(NamedTuple):
    """The metrics as text, and its format."""

    content: bytes
    media_type: str


class Exposition(Collector):
    """The metrics of the night, and those of this process. ``look`` is called for each answer."""

    def __init__(self, look: Callable[[], Observed]) -> None:
        self._look = look
        self._registry = CollectorRegistry()
        self._registry.register(self)
        ProcessCollector(registry=self._registry)

    def describe(self) -> list[Metric]:
        """Nothing in advance: else the registry would collect once at the start, to know the names."""
        return []

    def collect(self) -> Iterator[Metric]:
        """Every metric of the night now."""
        return families(self._look())

    def write(self, accept: str) -> Written:
        """Write all of them, as Prometheus text or OpenMetrics."""
        encode, media_type = choose_encoder(accept)
        return Written(encode(self._registry), media_type)
