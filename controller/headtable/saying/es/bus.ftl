# Why a file cannot be read.

file-pipe-unwritten = es una tubería, y nadie escribe en ella
file-too-long = tiene más de { $mebibytes } MiB
file-not-regular = es una tubería o un dispositivo, no un archivo
