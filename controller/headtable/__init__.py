"""headtable runs a Bunco night."""

__version__ = "0.1.0"
