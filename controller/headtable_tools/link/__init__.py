"""Records a serial line with its timing into a file, and plays the file on a port."""
