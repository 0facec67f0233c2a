# What is said of a journal's file. $journal is its path.

number-run = { $first } to { $last }

# What the configuration may not name.
journal-is-folder = [engine] journal = "{ $journal }" is a folder: name a file in it, as in "tonight.night.db"
journal-is-device = [engine] journal = "{ $journal }" is a pipe or a device: name a file on a disk
journal-named-as-folder = [engine] journal = "{ $journal }" is the name of a folder: name a file in it, as in "tonight.night.db"
journal-name-too-long = [engine] journal = "{ $journal }" is too long: a name of { $most } characters leaves room for the files beside it

# What is no journal, or of another format.
journal-not-a-file = cannot use { $journal } as a journal: it is { WORD("file-kind", $kind) }; name a file on a disk
journal-neighbour-blocked = cannot write beside the journal { $journal }: { $file } is { WORD("file-kind", $kind) }; move it away
file-kind-folder = a folder
file-kind-device = a pipe or a device
file-kind-dangling = a link to nothing
journal-unreadable = cannot read the journal { $journal }: { $error }
not-a-journal = { $journal } is not a headtable journal: name another file for the journal; this one is untouched; if it was one, its first bytes are damaged: { rescue-command }
journal-too-new = { $journal } is a journal of format { $format }, and this headtable { $installed } reads formats { $oldest } to { $newest }: use { GIVEN($headtable) ->
    [no] a newer headtable
   *[yes] headtable { $headtable }, which wrote it, or a newer one
}, or name a new journal; this one is untouched
journal-too-old = { $journal } is a journal of format { $format }, and this headtable { $installed } reads formats { $oldest } to { $newest }: use the headtable that wrote it, or name a new journal; this one is untouched
rescue-command = `headtable night rescue { $journal } NEW`

# Migration from an older format.
journal-being-read = the journal { $journal } is of an older format and must be rewritten, but another program has it open: close that program, then start again
journal-not-migrated = cannot rewrite the journal { $journal } in today’s format: { $error }; the old one is untouched; check the folder and the disk

# Opening and creating.
journal-exists = { $journal } is there already: `headtable night archive` puts it away for a new night
journal-in-use = another engine has the journal { $journal } open; stop it first, or name another journal
journal-folder-unusable = cannot use the folder of the journal { $journal }: { $error }; make it, or name another one
journal-not-created = cannot write a new journal { $journal }: { $error }; look at the folder and the disk
log-in-the-way = { $log } of an earlier night is in the way of a new journal, and cannot be moved: { $error }
log-unreadable = cannot read { $log }: { $error }; the end of the night may be in it
log-of-other-night = { $log } belongs to another night than { $journal }: move it beside the journal of its own night, under that journal’s name with -wal at its end
log-not-kept = cannot keep a second name of { $log }: { $error }; look at the folder
log-has-gaps = { $log } is damaged: entries { $entries } are missing in it, and later ones are there; save what is whole with { rescue-command }

# Reading and writing.
journal-write-failed = cannot write the journal { $journal } ({ $error }): nothing is taken until it can be; make room on the disk, or look at its cable
journal-read-failed = cannot read the journal { $journal }: { $error }
journal-no-room = cannot write the journal { $journal } ({ $error }): make room on the disk, and try again
journal-no-place = cannot write beside the journal { $journal } ({ $error }): SQLite keeps files of its own there; make the folder and the file writable, or copy the journal, and its -wal if there is one, elsewhere
journal-damaged = the journal { $journal } is damaged ({ $error }): keep the file as it is and save what is whole with { rescue-command }, put back a copy of it, or name a new journal and go on from the score cards
night-row-changed = the row of the night was changed after it was written
entries-missing = entries { $entries } are missing
entry-changed = entry { $entry } was changed after it was written: its checksum does not fit

# Putting a night away.
no-journal-there = there is no journal { $journal }: nothing has to be put away
night-not-put-away = cannot put { $journal } away as { $place }: { $error }; look at the folder
