"""One staged installation, which the tests may look at and not change."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.system.staging import stage


@pytest.fixture(scope="session")
def staged(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that systemd/install was told to put everything under."""
    root = tmp_path_factory.mktemp("staged")
    stage(root)
    return root
