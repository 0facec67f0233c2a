"""Debian 13 gets what the fast part of the tests needs, and nothing of the slow part."""

from __future__ import annotations

import os
import subprocess

import pytest

from tests.machine.layers import CHECKOUT

LEFT_OUT = {
    "chromium": "only slow tests open a browser",
    "chromium-headless-shell": "only slow tests open a browser",
    "npm": "node_modules is copied with the checkout",
    "dpkg-dev": "Debian 13 has MicroPython, so it is not built",
    "libc6-dev": "python3-dev brings it",
}


def packages(variable: str, from_pypi: str) -> set[str]:
    """A list of the Makefile on a machine without Node.js, whose MicroPython is on PyPI or not."""
    show = f"--eval=show: ; @echo $({variable})"
    machine = (
        "APT_NODE=nodejs npm",
        f"FROM_PYPI={from_pypi}",
        "APT_MICROPYTHON=" if from_pypi else "APT_MICROPYTHON=micropython",
    )
    env = {
        name: value for name, value in os.environ.items() if not name.startswith("MAKE")
    }  # a make may run this test
    words = ["make", "--silent", "--no-print-directory", show, *machine, "show"]
    return set(
        subprocess.run(words, cwd=CHECKOUT, env=env, capture_output=True, text=True, check=True).stdout.split()
    )


@pytest.mark.parametrize("from_pypi", ["x86_64", ""])
def test_debian_13_gets_all_packages_of_the_tests_but_those_that_are_left_out(from_pypi: str) -> None:
    assert packages("IN_TRIXIE", from_pypi) == packages("APT_TEST", from_pypi) - LEFT_OUT.keys()


def test_each_package_that_is_left_out_is_one_of_the_tests() -> None:
    assert LEFT_OUT.keys() <= packages("APT_TEST", "x86_64")
