# The file for whoever helps from afar.

bundle-made = wrote { $file }, { NUMBER($kilobytes, maximumFractionDigits: 1) } kB, with { $parts }; passwords, keys and codes are hidden, but names of guests may be in the log: look at it before you send it
bundle-unwritable = cannot write { $file }: { $error }; give another file with --out
bundle-without-log = journalctl does not tell here; try it with sudo
