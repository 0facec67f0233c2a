"""What ``make hardware`` says of a broken rule or a measurement beyond its limits: where, and which value."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from circuits import __main__ as make_hardware, module_pad_rules, module_rules
from circuits.driver_board_scenarios import SCENARIOS
from circuits.module_box import MODULE_BOX
from circuits.module_pad import MODULE_PAD
from circuits.modules import Assembly
from circuits.scenarios import complaints


def cut(assembly: Assembly) -> Assembly:
    """The assembly without its first wire."""
    return replace(assembly, wires=assembly.wires[1:])


@pytest.mark.parametrize("name", ["box of modules", "pad of modules"])
def test_a_broken_rule_of_modules_names_its_assembly(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    both = (MODULE_BOX, module_rules.RULES), (MODULE_PAD, module_pad_rules.RULES)
    cut_one = tuple((cut(one) if one.name == name else one, rules) for one, rules in both)
    monkeypatch.setattr(make_hardware, "ASSEMBLIES", cut_one)
    assert make_hardware.main() == 1
    said = capsys.readouterr().err.splitlines()
    assert said
    assert [line for line in said if not line.startswith(f"{name}: ")] == []


def test_a_measurement_beyond_its_limits_is_told_with_its_value_and_its_limits() -> None:
    case = next(case for case in SCENARIOS if case.name.startswith("a request that toggles"))
    found = {"on_s": 5.99085, "held_s": 5.99085, "blast_s": 2.42012, "lockout_s": 9.57988}
    assert complaints(case, found) == [f"driver-board: {case.name}: lockout_s: 9.58, not 15 to 22"]
