"""Every finding of the doctor has its sentences, and every red one has a remedy."""

from __future__ import annotations

import pytest

from headtable.saying import catalogue
from headtable_tools.doctor import examination
from headtable_tools.doctor.finding import Finding, Good, Unknown, Wrong, reported
from tests.saying.samples_of import leaves, sample

FINDINGS = leaves(Finding)


def test_every_module_of_the_doctor_has_findings() -> None:
    assert examination.RestNotExamined in FINDINGS
    assert {Good, Unknown, Wrong} & set(FINDINGS) == set()
    assert len(FINDINGS) > 60


@pytest.mark.parametrize("kind", FINDINGS, ids=lambda kind: kind.__name__)
def test_a_finding_names_its_subject_and_its_result(kind: type[Finding]) -> None:
    line = reported(sample(kind))
    assert "" not in (line.what, line.found)
    assert line.colour == kind.colour


@pytest.mark.parametrize("kind", leaves(Wrong), ids=lambda kind: kind.__name__)
def test_a_red_finding_has_a_remedy(kind: type[Finding]) -> None:
    assert catalogue().has_part(sample(kind), "fix")
    assert reported(sample(kind)).fix


@pytest.mark.parametrize("kind", leaves(Good), ids=lambda kind: kind.__name__)
def test_a_green_finding_has_no_remedy(kind: type[Finding]) -> None:
    assert reported(sample(kind)).fix == ""
