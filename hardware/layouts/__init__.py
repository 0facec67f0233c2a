"""headtable's boards as copper: each part has a place, and the tracks between the parts are found by rule."""
