"""The report of a night: one page to share, with standings, prizes, luck, dice and pace."""
