# Recording a serial line, and playing it back.

recording-unreadable = cannot read { $file }: { $error }
recording-not-ascii = { $file } is no recording: `headtable link record` writes plain ASCII
recording-empty = { $file } holds nothing: a line of a recording looks like '{ $example }'
recording-line-wrong = { $file }:{ $number }: { $line } is no piece of a recording: write ms, < or >, and the bytes
record-no-line = no box on the broker at { $host }:{ $port } has a line '{ $line }'; give a port as in [box] lines, its last part (ttyACM0), or the uid of a device that has said hello. Is the box running, and is [broker] its own?
record-file-used = { $file } is there already; a recording is never written over
record-unwritable = cannot write { $file }: { $error }
record-nothing = nothing was recorded, and so there is no { $file }
play-port-used = { $port } is there already; give --port a path that is free
play-waits = waiting for a box on { $port }: lines = ["{ $kind }:{ $port }"]
