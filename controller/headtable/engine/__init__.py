"""The engine: the only part that knows the rules. It hears, decides, records, and then publishes."""

from headtable.engine.engine import Engine
from headtable.engine.start import serve

__all__ = ["Engine", "serve"]
