# Backups, and putting them back.

backup-made = wrote { $file }, { NUMBER($kilobytes, maximumFractionDigits: 1) } kB: { $nights ->
    [one] 1 night
   *[other] { $nights } nights
} and { $files ->
    [one] 1 other file
   *[other] { $files } other files
}; it holds passwords and keys, so keep it as safe as the box
backup-deleted = deleted the older { $file }
backup-keeps-none = --keep { $keep } would delete the new backup as well: write 1 or more
backup-unwritable = cannot write a backup into { $folder }: { $error }
backup-night-damaged = the journal { $journal } is damaged; it is in the backup as it is: save it with `headtable night rescue`
backup-unreadable = cannot read the backup { $file }: { $error }
not-a-backup = { $file } is damaged, or no backup of headtable ({ $error }): nothing was changed; take another backup
backup-strange-file = headtable has no file '{ $name }'
restored = the backup of { $made } is back: { $files ->
    [0] every file was the same already
    [one] wrote 1 file
   *[other] wrote { $files } files
}
restore-moved-aside = what was there is now { $file }
restore-left-out = left out: { $files }; --with-config brings them, too
restore-failed = the backup is not back as a whole: { $file }: { $error }; what was there before lies in the folder before-restore-…: put that right, and give the command again
backup-is-a-move = the night in { $file } goes on elsewhere: use `headtable night import { $file }`

# A night that moves to another machine.

export-one-of-two = name either a journal, to write its night as data, or --live and a new file, to move tonight’s night to another machine
night-moved-out = the night is in { $file }, { NUMBER($kilobytes, maximumFractionDigits: 1) } kB, with all { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}. Nothing is taken here any more. Switch this machine off, and on the other one give the command `headtable night import`. The file holds passwords and keys
night-moved-in = the night goes on here, after { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}: start headtable. The machine that it comes from must stay off
night-taken-back = the night in { $journal } goes on here. No other machine may go on with it
move-file-exists = { $file } exists already: name another file
move-unwritable = cannot write { $file }: { $error }; the night goes on here
pages-are-running = the pages run, and would write over what comes into { $folder }: stop them first, such as by sudo systemctl stop headtable.target
night-has-left = this night has moved to another machine already ({ $at }), by { $file }; if the other one is off for good, `headtable night take-back` brings it back here
night-has-not-left = the night in { $journal } has not moved: it goes on here
not-a-move = { $file } is no file of `headtable night export --live`, and no journal; a backup comes back by `headtable restore`
move-of-lone-journal = { $file } is a journal alone, and its machine may go on with the same night. If that one is off and stays off, add --old-is-off
move-damaged = { $file } is damaged ({ $error }): nothing was changed
night-arrived-already = the night of { $file } has arrived in { $journal } already, and goes on there: nothing was changed
night-is-older = this night is further in { $journal } than in { $file }, or another one: nothing was changed

# The second copy of the journal, on a stick.

copying-fails = the second copy of the journal { $state ->
    [no-stick] has no stick: the folder is not there, or it is on the journal’s own disk
    [full] is not complete: the stick is full
    [read-only] cannot be written: the stick is read-only
   *[other] cannot be written: { $error }
}
copying-is-complete = the second copy of the journal is complete again: { $file }, up to entry { $entries }
backup-off = no backup was made: name a folder, such as `headtable backup /media/stick`, or write one as backups under [engine] in headtable.toml
second-copy-off = no second copy of the journal is wanted: name a folder on a stick as journal_copy under [engine]
