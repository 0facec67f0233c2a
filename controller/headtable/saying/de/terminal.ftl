# Was auch die Seiten von den Dateien der Abende sagen.

nights-folder-unreadable = { $folder } lässt sich nicht durchsehen: { $error }
