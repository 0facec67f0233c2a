# The MQTT broker, the processes of `headtable run`, and files that cannot be read.

broker-not-embedded = [broker] says embedded = false: this night’s broker is at { $host }:{ $port }, and no other is started
broker-not-opened = cannot open the broker at { $host }:{ $port } ({ $error }); is one running there? Stop it, or set embedded = false in [broker] to use it, or choose another port
broker-hung-up = the broker hung up when asked to { WORD("broker-request", $request) }; look at its log
broker-refused = the broker would not { WORD("broker-request", $request) } ({ $code }); check the username and password in [broker], or run `sudo headtable keys make` and reload Mosquitto where [broker] has logins
broker-request-connect = let us in
broker-request-subscribe = let us subscribe
broker-not-reached = { $why }
broker-unreachable = cannot reach the broker at { $broker } ({ GIVEN($error) ->
    [no] no answer within { NUMBER($within_s, maximumFractionDigits: 0) } s
   *[yes] { $error }
}); is it running?
login-unreadable = cannot read the password of { $user } in { $file } ({ $error }); only root and { $user } may read it, and `sudo headtable keys make` writes a missing one
login-empty = { $file } holds no password for { $user }; remove it, and `sudo headtable keys make` writes a new one
broker-not-connected = no connection to the broker at { $broker }
broker-gone = the broker at { $broker } went away; trying again
broker-gone-early = the broker at { $broker } went away before it had every message
message-too-long = a message of { $bytes } bytes is not sent: it is longer than { $longest }
broker-back = connected again to the broker at { $broker }

part-will-not-run = the { $part } will not run; what it said stands above
part-stopped = the { $part } stopped by itself (exit code { $code })
part-starts-again = starting the { $part } again in { $pause_s } s; all else goes on
part-ended = the { $part } took longer than { $within_s } s to stop, so it was ended at once; everything that it had recorded is saved
part-said = { $part }: { $said }

file-pipe-unwritten = it is a pipe, and nobody writes into it
file-too-long = it is longer than { $mebibytes } MiB
file-not-regular = it is a pipe or a device, and no file

# The clock of engine and box, and the journal’s disk.
clock-stepped = the time of day jumped by { $by_s } s; look at the dates of tonight’s entries, and at quiet hours
journal-disk-scarce = only { $free_mb } MB are free on the disk of the journal; make room, for a full disk stops the night
