"""The metrics, by Prometheus's conventions: base units, ``_total`` for what only grows, and few values of a label."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import accumulate, islice
from typing import get_args

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric

from headtable.messages.devices import Birth, Health
from headtable.messages.part_figures import DECISION_BOUNDS_MS, BoxFigures, DecisionFigures, EngineFigures
from headtable.messages.rooms import NightState, Phase
from headtable.messages.sound_commands import SignalState
from headtable.metrics.observed import MOST_BOXES, Observed
from headtable.saying import text

MOST_DEVICES = 256  # with series of their own: a device that invents names must not fill the memory of Prometheus
ENDLESS = "+Inf"  # the last bucket
Labels = tuple[str, ...]
Value = tuple[Labels, float]

OF_DEVICES: tuple[tuple[str, Callable[[Health], int]], ...] = (
    ("metric-device-events", lambda health: health.heard),
    ("metric-device-repeated-events", lambda health: health.repeated),
    ("metric-device-late-events", lambda health: health.late),
    ("metric-device-garbled-lines", lambda health: health.garbled),
    ("metric-device-unanswered-polls", lambda health: health.unanswered),
    ("metric-device-misread-lines", lambda health: health.misread),
    ("metric-device-dropped-presses", lambda health: health.dropped),
    ("metric-device-bounces", lambda health: health.bounces),
    ("metric-device-resets", lambda health: health.resets),
)
OF_SIGNALS: tuple[tuple[str, Callable[[SignalState], bool]], ...] = (
    ("metric-signal-sounding", lambda signal: signal.sounding),
    ("metric-signal-armed", lambda signal: signal.armed),
    ("metric-signal-muted", lambda signal: signal.muted),
)


def families(observed: Observed) -> Iterator[Metric]:
    """Every metric of the night. Figures of an engine or a box that is gone are left out: they would be old."""
    yield _gauge("metric-build-info", [((observed.version,), 1)], "version")
    yield _one("metric-broker-connected", observed.is_connected)
    yield _one("metric-engine-online", observed.has_engine)
    if observed.has_engine and (night := observed.hall.night):
        yield from _of_night(night)
    if observed.has_engine and (engine := observed.heard.engine):
        yield from _of_engine(engine)
    yield from _of_boxes(observed)
    yield from _of_signals(observed)
    yield from _of_devices(observed)
    yield from _of_pages(observed)


def _of_night(night: NightState) -> Iterator[Metric]:
    phases: tuple[Phase, ...] = get_args(Phase)
    yield _gauge("metric-night-phase", [((phase,), phase == night.phase) for phase in phases], "phase")
    yield _one("metric-night-tables", night.tables)
    yield _one("metric-night-set", night.set)
    yield _one("metric-night-round", night.round)


def _of_engine(figures: EngineFigures) -> Iterator[Metric]:
    yield _one("metric-journal-entries", figures.entries)
    if figures.committed_ms is not None:
        yield _one("metric-journal-last-commit-timestamp-seconds", figures.committed_ms / 1000)
    if figures.disk is not None:
        yield _one("metric-journal-disk-free-bytes", figures.disk.free)
        yield _one("metric-journal-disk-size-bytes", figures.disk.size)
    yield _of_decisions(figures.decisions)
    waiting = figures.waiting
    queues = [(("inbox",), waiting.inbox), (("refusals",), waiting.refusals), (("broker",), waiting.broker)]
    yield _gauge("metric-engine-queue-length", queues, "queue")
    yield _counter("metric-engine-clock-steps", [((), figures.clock_steps)])


def _of_decisions(figures: DecisionFigures) -> Metric:
    bounds = [*(str(bound / 1000) for bound in DECISION_BOUNDS_MS), ENDLESS]
    buckets: list[tuple[str, float]] = list(zip(bounds, accumulate(figures.counts), strict=True))
    name = "metric-decision-duration-seconds"
    return HistogramMetricFamily(_named(name), text(name), buckets, figures.sum_ms / 1000)


def _of_boxes(observed: Observed) -> Iterator[Metric]:
    hall = observed.hall
    known = sorted(hall.boxes)[:MOST_BOXES]
    yield _gauge("metric-box-online", [((box,), hall.box_is_online(box)) for box in known], "box")
    online = [figures for box, figures in sorted(observed.heard.boxes.items()) if hall.box_is_online(box)]
    yield _gauge("metric-blasts-tonight", _blasts(online), "box", "signal")
    yield _gauge("metric-hearing-dose-ratio", [((each.box,), each.dose / 100) for each in online], "box")
    yield _counter("metric-box-clock-steps", [((each.box,), each.clock_steps) for each in online], "box")


def _blasts(boxes: Iterable[BoxFigures]) -> Iterator[Value]:
    for figures in boxes:
        yield (figures.box, "bell"), figures.bell
        yield (figures.box, "horn"), figures.horn


def _of_signals(observed: Observed) -> Iterator[Metric]:
    commands = [
        ((box, signal, "sounded" if sounded else "silent"), count)
        for (box, signal, sounded), count in sorted(observed.heard.sounds.items())
    ]
    yield _counter("metric-sound-commands", commands, "box", "signal", "result")
    states = sorted(observed.hall.signals.items())[: 2 * MOST_BOXES]
    for name, of in OF_SIGNALS:
        yield _gauge(name, [(key, of(state)) for key, state in states], "box", "signal")


def _of_devices(observed: Observed) -> Iterator[Metric]:
    hall = observed.hall
    births = [birth for _, birth in islice(sorted(hall.births.items()), MOST_DEVICES)]
    yield _gauge("metric-device-info", map(_described, births), "uid", "box", "model", "firmware", "table")
    online = [((each.uid,), each.online and hall.box_is_online(each.box)) for each in births]
    yield _gauge("metric-device-online", online, "uid")
    silences = [((each.uid,), hall.silent_s(each.uid)) for each in births]
    yield _gauge("metric-device-silence-seconds", _known(silences), "uid")
    healths = [hall.health[each.uid] for each in births if each.uid in hall.health]
    charges = [((each.uid,), None if each.battery is None else each.battery / 100) for each in healths]
    yield _gauge("metric-device-battery-ratio", _known(charges), "uid")
    for name, of in OF_DEVICES:
        yield _counter(name, [((each.uid,), of(each)) for each in healths], "uid")


def _described(birth: Birth) -> Value:
    table = "" if birth.table is None else str(birth.table)
    return (birth.uid, birth.box, birth.model, birth.firmware, table), 1


def _of_pages(observed: Observed) -> Iterator[Metric]:
    pages = observed.pages
    yield _one("metric-pages-open", pages.open_pages)
    yield _one("metric-phones", pages.phones)
    kinds = [((kind,), count) for kind, count in pages.connections.items()]
    yield _gauge("metric-http-connections", kinds, "kind")
    answers = [((method, str(status)), count) for (method, status), count in sorted(pages.answers.items())]
    yield _counter("metric-http-requests", answers, "method", "code")
    verdicts = [
        ((role, "accepted" if accepted else "refused"), count)
        for (role, accepted), count in sorted(observed.heard.verdicts.items())
    ]
    yield _counter("metric-verdicts", verdicts, "role", "verdict")


def _known(values: Iterable[tuple[Labels, float | None]]) -> Iterator[Value]:
    return ((labels, value) for labels, value in values if value is not None)


def _named(sentence: str) -> str:
    """``metric-engine-online`` is the sentence about ``headtable_engine_online``."""
    return sentence.replace("metric-", "headtable_").replace("-", "_")


def _one(name: str, value: float) -> Metric:
    return GaugeMetricFamily(_named(name), text(name), value)


def _gauge(name: str, values: Iterable[Value], *labels: str) -> Metric:
    family = GaugeMetricFamily(_named(name), text(name), labels=labels)
    for of, value in values:
        family.add_metric(of, value)
    return family


def _counter(name: str, values: Iterable[Value], *labels: str) -> Metric:
    family = CounterMetricFamily(_named(name), text(name), labels=labels)
    for of, value in values:
        family.add_metric(of, value)
    return family
