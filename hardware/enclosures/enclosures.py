"""All enclosures."""

from __future__ import annotations

from enclosures.box import BOX
from enclosures.dice import DICE_BOX
from enclosures.pad import PAD

ENCLOSURES = (BOX, PAD, DICE_BOX)
