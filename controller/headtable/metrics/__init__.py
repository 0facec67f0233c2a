"""The night in figures, as Prometheus reads them. Only a house with a key for it loads this room's library."""
