"""The evening and the hall of the browser tests, also when the tests of this folder run alone."""

from __future__ import annotations

from tests.web.conftest import (
    evening as evening,  # noqa: PLC0414  the fixture
    hall as hall,  # noqa: PLC0414  the same
    pytest_collection_modifyitems as pytest_collection_modifyitems,  # noqa: PLC0414  puts the tests into its loop
)
