"""Thirty thousand bad payloads on each topic, and the evening goes on as if there were none."""

from __future__ import annotations

import random
from itertools import count
from pathlib import Path

import pytest

from headtable.messages.past import AskPreview
from headtable.wire import TOPICS
from tests.fuzz.bus_in_memory import open_venue
from tests.fuzz.oracle import judge
from tests.fuzz.samples import by_topic
from tests.fuzz.spoiling import Published, Spoiler

BAD_PAYLOADS = 30_000  # a million on all topics
GOOD_EVERY = 500
RETAINED_EVERY = 10
PREVIEW_EVERY = 11  # of hundreds that are good by accident: each plays the whole night again
SAMPLES = by_topic()


def spoiler(topic: str, chance: random.Random) -> Spoiler:
    """Bad payloads for one topic, some of them put where only others are at home."""
    elsewhere = [address for other, good in SAMPLES.items() if other != topic for address, _ in good]
    return Spoiler(chance, SAMPLES[topic], elsewhere)


def is_preview(published: Published) -> bool:
    """Whether it asks in earnest what a revision would change."""
    return published[0].startswith("preview/") and isinstance(judge(*published), AskPreview)


@pytest.mark.slow
@pytest.mark.timeout(300)
@pytest.mark.parametrize("topic", [topic.address for topic in TOPICS])
def test_bad_payloads_are_counted_and_change_nothing(topic: str, tmp_path: Path) -> None:
    chance = random.Random(f"bad payloads on {topic}")
    supply = spoiler(topic, chance)
    own = {address for address, _ in SAMPLES[topic]}
    with open_venue(tmp_path, chance) as venue:
        for number in count():
            if number % GOOD_EVERY == 0:
                supply.learn(*(good for good in venue.plays_on() if good[0] in own))
            published = supply.spoil()
            if number % PREVIEW_EVERY == 0 or not is_preview(published):
                venue.hears(published, delivery="live" if number % RETAINED_EVERY else "retained")
            if venue.bad == BAD_PAYLOADS:
                break
        venue.has_kept_its_head()
