# Why a signal stayed silent. $signal is the bell or the horn.

command-retained = the command was retained: a command may never be kept for later
command-expired = the command is { $age_ms } ms old, and expires at { $expires_ms } ms
command-from-future = the command is dated { $ahead_ms } ms in the future: it quotes another clock
no-living-engine = no living engine is heard
other-engine = the command is from engine '{ $quoted }', but '{ $living }' is the one that runs
other-round = the command is for round '{ $quoted }', but '{ $current }' is on
no-lease = the box has no lease
other-lease = the command quotes a lease that is no longer the box’s
already-sounded = command '{ $command }' has sounded already
other-boot = the chirp quotes boot '{ $quoted }', but this is '{ $current }'
round-in-play = a round is in play: nothing is tested now
no-such-signal = there is no { $signal } on this box
not-armed = the { $signal } is not armed
muted = the { $signal } is muted
still-sounding = the { $signal } is still sounding
resting = the { $signal } fell silent { NUMBER($rested_s, minimumFractionDigits: 1, maximumFractionDigits: 1) } s ago, and rests { $shortest_gap_s } s
in-quiet-hours = quiet hours: { $start } to { $end }
blasts-used-up = the { $signal } has sounded { $most } times tonight, the most that it may; { reset-blasts }
reset-blasts = `headtable blasts --reset` counts from zero
dose-used-up = the { $signal } would bring the last 24 hours to { NUMBER($dose, style: "percent") } of a day’s hearing dose; it ends at { NUMBER($most, style: "percent") }
board-missing = the { $signal }’s board { $board } is not there
board-failed = the { $signal }’s board { $board } does not obey: { $why }
sent-too-late = { $line }: it was too late for its turn, or nobody reads the line
line-gone = { $line }: the line is gone
