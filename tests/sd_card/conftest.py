"""The image, built if it is not there."""

from __future__ import annotations

import pytest

from tests.package.build import RELEASES
from tests.sd_card.build import build
from tests.sd_card.card import Card


@pytest.fixture(scope="session")
def card() -> Card:
    """The image with the older of both Debians, which is the one that `make image` builds."""
    return Card(build(RELEASES[0]))
