# What the engine answers: refusals that are about the speaker, and what keeps a night from ending.

# Rights of the speaker. $message is the name of a message.
only-clock-may-say = only the engine’s clock may say '{ $message }', not { $uid }
only-host-may-say = only a host may say '{ $message }', and { $uid } is not a host
only-own-table-by-phone = { $uid } may only let its own table go by phone: all else is the host’s to say
only-head-table-rings = only the head table rings the bell, and { $uid } is at table { $table }
page-cannot-sound = { $uid } is a page and cannot have sounded anything
stands-on-no-table = { $uid } stands on no table; give it one in [[box.pads]]
no-throw = { $uid }: die { $die } is { WORD("die-state", $state) }, and that is no throw
die-state-present = present
die-state-rolling = rolling
die-state-settled = settled
die-state-cocked = cocked
die-state-uncertain = uncertain
die-state-moved = moved
die-state-lost = lost

# What a table goes by.
other-rung = table { $table } goes by { WORD("heard-by", $rung) } now, not by { WORD("heard-by", $speaker) }
heard-by-dice = dice
heard-by-pad = pad
heard-by-phone = phone
heard-by-paper = paper

# The table's word on its dice. A pad shows the first 36 letters.
dice-taken-back = table { $table } dice: taken back
dice-thrown-again = table { $table } dice: all again
dice-read-by-other = table { $table } dice: { $reader } reads them
dice-say-otherwise = table { $table } dice: { SPACED($faces) }{ GIVEN($worth) ->
    [no] {""}
   *[yes] , { WORD("dice-worth", $worth) }
}; undo first
dice-worth-miss = miss
dice-worth-one = one
dice-worth-two = two
dice-worth-three = three
dice-worth-mini = mini
dice-worth-bunco = bunco
dice-worth-wipe = wipe

# Limits and rates.
refused-too-often = { $uid } is refused too often: look at it, then try again
says-too-much = { $uid } sends too much at once: wait a moment, then try again
phones-say-too-much = the phones send too much at once: wait a moment, then try again
previews-take-too-long = the previews of { $asker } take too much time: it must wait a moment
all-previews-take-too-long = the previews of all take too much time: { $asker } must wait a moment

# The journal.
journal-moved = the journal { $path } was moved, deleted or replaced while the engine had it open: nothing is taken. Stop the engine, put the file and its -wal back, and start it; next time use `headtable night archive`
night-has-moved = this night goes on at another computer since { $at }, by { $file }: nothing is taken here. Only if the other one is off for good: `headtable night take-back`
night-is-moved-just-now = another command moves the night in { $journal } just now: wait until it has ended

# Refusals that are kept as sentences.
former-refusal = { $text }

# A new night.
night-stays = the night goes on: { JOINED($errors, "; ") }

# The night that is in the journal when an engine starts.
begun-night-goes-on = the night in { $journal }, begun { $opened }, goes on: { $round ->
    [0] before its first round
   *[other] { which-round }
}; `headtable night new` begins another
begun-night-is-over = the night in { $journal }, begun { $opened }, is over; `headtable night new` begins another

# Messages that the engine does not take.
retained-event = a retained event of { $uid } has no time: publish events without retain
retained-question = a retained question would be asked again at every start: publish it without retain
not-the-clock = '{ $uid }' speaks as the engine’s own clock: nobody on the bus may

# The engine's log.
log-left-behind = the end of an earlier night was in the way: it is now { $log }
entries-lost = { $journal } goes on without its entries { $entries }, which are lost
last-night-put-away = the last night is now { $place }
snapshot-unfit = { $snapshot } is not of this journal and this version, or is damaged: it is deleted, and the whole journal is replayed
snapshot-not-written = { $snapshot } was not written ({ $error }): the next start takes longer
snapshot-differs = the snapshot at entry { $entry } was not what the journal says: it is deleted, and everything goes on as the journal says
ruleset-in-journal = the ruleset in { $journal }
