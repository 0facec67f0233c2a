"""The cables of a headtable as code: one table, from which drawings, checks, lists and labels are made."""
