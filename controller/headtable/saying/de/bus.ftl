# Warum sich eine Datei nicht lesen lässt.

file-pipe-unwritten = es ist eine Pipe, und niemand schreibt hinein
file-too-long = die Datei ist länger als { $mebibytes } MiB
file-not-regular = es ist eine Pipe oder ein Gerät und keine Datei
