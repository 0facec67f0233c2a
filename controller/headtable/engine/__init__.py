"""The engine: the only one that knows the rules. It hears, decides, records, and then says."""

from headtable.engine.engine import Engine
from headtable.engine.start import serve

__all__ = ["Engine", "serve"]
