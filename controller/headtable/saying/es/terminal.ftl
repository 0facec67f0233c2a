# What the pages, too, say of the files of nights.

nights-folder-unreadable = no se puede mirar en { $folder }: { $error }
