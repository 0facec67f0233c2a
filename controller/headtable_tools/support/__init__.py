"""What somebody who helps from afar needs to know of a machine, in one file without secrets."""
