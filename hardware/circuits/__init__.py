"""headtable's boards as code: each has one table of parts, from which all its files are made."""
