"""One machine, booted once, for all tests here; whoever fails shows what the machine's journal said meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator

import pytest

from tests.machine.box import UNIT, Box, alone
from tests.machine.emulator import booted
from tests.machine.hand import Machine
from tests.machine.image import made

JOURNAL = pytest.StashKey[str]()
FIGURES = pytest.StashKey[list[str]]()
CHANGES_OF_THE_MACHINE = {"_alone", "left_to_bench"}  # fixtures: the second stands on the first
Measured = Callable[[str, float], None]


@pytest.fixture
def measured(request: pytest.FixtureRequest) -> Measured:
    """Note how many seconds something took, for whoever reads the end of the run."""
    figures = request.config.stash.setdefault(FIGURES, [])
    return lambda what, took_s: figures.append(f"{what}: {took_s:.3f} s")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Print what was measured."""
    for figure in config.stash.get(FIGURES, []):
        terminalreporter.write_line(figure)


@pytest.fixture(scope="session")
def machine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machine]:
    """The machine, when its services have come up or have failed to."""
    with booted(made(), tmp_path_factory.mktemp("machine")) as machine:
        machine.run("systemctl", "is-system-running", "--wait")
        yield machine


@pytest.fixture(scope="session")
def _alone(machine: Machine, tmp_path_factory: pytest.TempPathFactory) -> Box:
    return alone(machine, tmp_path_factory.mktemp("box"))


@pytest.fixture
def box(_alone: Box) -> Box:
    """The box, up and quiet."""
    _alone.machine.told("systemctl", "start", UNIT)
    return _alone


@pytest.fixture
def stopped(_alone: Box) -> Box:
    """The box, which does not run."""
    _alone.stop()
    return _alone


@pytest.fixture
def left_to_bench(_alone: Box) -> Machine:
    """The machine without its box, after all other tests: the bench changes the users of its broker."""
    _alone.stop()
    return _alone.machine


@pytest.fixture(autouse=True)
def _journal(machine: Machine, request: pytest.FixtureRequest) -> Iterator[None]:
    since = machine.told("journalctl", "-n1", "-o", "cat", "--show-cursor").rpartition("cursor: ")[2]
    yield
    machine.watch()
    request.node.stash[JOURNAL] = machine.run("journalctl", "-o", "short-monotonic", f"--after-cursor={since}").out


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Look at the machine as it has booted before anybody changes it: first the box alone, and last the bench."""
    items.sort(key=lambda item: len(CHANGES_OF_THE_MACHINE & _fixtures(item)))


def _fixtures(item: pytest.Item) -> set[str]:
    is_in_machine = item.get_closest_marker("machine") is not None
    return set(item.fixturenames) if is_in_machine and isinstance(item, pytest.Function) else set()


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None, None, None]:
    """Show the journal where a test has failed."""
    yield
    item.add_report_section("teardown", "the machine's journal", item.stash.get(JOURNAL, ""))
