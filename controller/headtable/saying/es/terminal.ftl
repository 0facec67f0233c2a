# What the pages say of the files of nights, as the commands do.

nights-folder-unreadable = no se puede mirar en { $folder }: { $error }
