"""The printed enclosures: one table each, the OpenSCAD files that draw them, and the checks that all fits."""
