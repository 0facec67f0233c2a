"""One page of green and red: what of a machine is ready for a night, and how the rest is put right."""
