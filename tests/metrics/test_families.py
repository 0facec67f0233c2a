"""Each metric keeps to Prometheus's conventions, and no label has endless values."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator

from prometheus_client.core import Metric
from prometheus_client.openmetrics.parser import text_string_to_metric_families

from headtable.hall.bus_state import BusState
from headtable.messages.devices import Birth, Health
from headtable.messages.inputs import Ack
from headtable.messages.mqtt import MqttMessage
from headtable.messages.part_figures import BoxFigures, DecisionFigures, DiskFigures, EngineFigures, WaitingFigures
from headtable.messages.rooms import BoxState, NightState
from headtable.messages.sound_commands import SignalResult, SignalState
from headtable.metrics.exposition import Exposition
from headtable.metrics.families import MOST_DEVICES, families
from headtable.metrics.observed import MOST_BOXES, FiguresHeard, Observed, PagesNow
from headtable.saying.catalogue import entries
from headtable.saying.languages import source

PARSE: Callable[[str], Iterator[Metric]] = text_string_to_metric_families
OTHER_UNITS = re.compile(r"_(ms|milliseconds|minutes|percent|kb|mb|count)(_|$)")
ENGINE = EngineFigures(
    "e1",
    12,
    DecisionFigures((1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 4), 5250.0),
    WaitingFigures(inbox=3, broker=1),
    1_795_284_367_120,
    DiskFigures(250, 1000),
    clock_steps=2,
)
EVERYTHING: tuple[MqttMessage, ...] = (
    NightState("Rolling for Pink", "BUNKO", "playing", 3, 1, 3, 4, 6, 4),
    ENGINE,
    BoxState("box", "b1", "online"),
    BoxFigures("box", "b1", bell=4, horn=7, dose=25, clock_steps=1),
    Birth("pad-01", "box", "pad", "0.1.0", "7", "buttons", online=True, table=1),
    Health("pad-01", heard=5, garbled=2, battery=80, unanswered=6),
    SignalState("horn", "box", sounding=False, armed=True, muted=True),
    SignalResult("c1", "horn", "box", sounded=True),
    Ack("phone-1", "b", 1, accepted=False, entry=4, role="phone"),
)


def observed(*messages: MqttMessage, has_engine: bool = True) -> Observed:
    hall, heard = BusState(lambda: 0.0), FiguresHeard()
    for message in messages:
        hall.on_message(message, "live")
        heard.on_message(message, "live")
    pages = PagesNow(2, 3, {"asking": 1, "stream": 2, "kept": 0}, Counter({("GET", 200): 9}))
    return Observed("1.0", is_connected=True, has_engine=has_engine, hall=hall, heard=heard, pages=pages)


def written(seen: Observed) -> dict[str, Metric]:
    """The families by name, after a round through the library's own strict parser."""

    content = Exposition(lambda: seen).write("application/openmetrics-text; version=1.0.0").content
    return {family.name.removeprefix("headtable_"): family for family in PARSE(content.decode())}


def values(family: Metric) -> dict[tuple[str, ...], float]:
    """The values by their labels."""
    return {tuple(one.labels.values()): one.value for one in family.samples}


def test_each_figure_is_told_in_its_base_unit() -> None:
    found = written(observed(*EVERYTHING))
    assert values(found["journal_last_commit_timestamp_seconds"]) == {(): 1_795_284_367.12}
    assert values(found["journal_disk_free_bytes"]) == {(): 250}
    assert values(found["hearing_dose_ratio"]) == {("box",): 0.25}
    assert values(found["device_battery_ratio"]) == {("pad-01",): 0.8}
    assert values(found["blasts_tonight"]) == {("box", "bell"): 4, ("box", "horn"): 7}
    assert values(found["device_unanswered_polls"]) == {("pad-01",): 6}
    assert values(found["device_garbled_lines"]) == {("pad-01",): 2}
    assert values(found["engine_queue_length"]) == {("inbox",): 3, ("refusals",): 0, ("broker",): 1}
    assert values(found["sound_commands"]) == {("box", "sounded", "horn"): 1}
    assert values(found["signal_muted"]) == {("box", "horn"): 1}
    assert values(found["verdicts"]) == {("phone", "refused"): 1}
    assert values(found["http_requests"]) == {("200", "GET"): 9}


def test_the_decisions_are_a_histogram_of_seconds() -> None:
    samples = written(observed(*EVERYTHING))["decision_duration_seconds"].samples
    buckets = {one.labels["le"]: one.value for one in samples if one.name.endswith("_bucket")}
    assert (buckets["0.001"], buckets["0.002"], buckets["1.0"], buckets["+Inf"]) == (1, 3, 3, 7)
    assert [one.value for one in samples if one.name.endswith(("_count", "_sum"))] == [7, 5.25]


def test_an_engine_or_box_that_is_gone_has_no_figures() -> None:
    found = written(observed(*EVERYTHING, BoxState("box", "b1", "lost"), has_engine=False))
    assert values(found["engine_online"]) == {(): 0}
    assert values(found["box_online"]) == {("box",): 0}
    assert values(found["blasts_tonight"]) == {}
    assert "journal_entries" not in found


def test_names_have_base_units_and_only_what_grows_is_a_counter() -> None:
    for family in families(observed(*EVERYTHING)):
        assert family.name.startswith("headtable_")
        assert not OTHER_UNITS.search(family.name)
        assert family.type in {"gauge", "counter", "histogram"}
        assert {one.name.endswith("_total") for one in family.samples} <= {family.type == "counter"}


def test_every_metric_has_its_sentence_and_every_sentence_its_metric() -> None:
    told = {name for name in entries(source("en")) if name.startswith("metric-")}
    named = {
        "metric-" + each.name.removeprefix("headtable_").replace("_", "-") for each in families(observed(*EVERYTHING))
    }
    assert named == told


def test_devices_and_boxes_that_invent_names_get_no_more_series() -> None:
    many = 2 * MOST_DEVICES
    invented: list[MqttMessage] = [
        message
        for number in range(many)
        for message in (
            Birth(f"pad-{number}", f"box-{number}", "pad", "1", "7", "buttons", online=True),
            BoxState(f"box-{number}", "b1", "online"),
            BoxFigures(f"box-{number}", "b1"),
            SignalResult("c1", "horn", f"box-{number}", sounded=True),
        )
    ]
    found = written(observed(*invented))
    assert len(values(found["device_online"])) == MOST_DEVICES
    assert len(values(found["box_online"])) == MOST_BOXES
    assert len(values(found["sound_commands"])) == MOST_BOXES
