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
