# A first start without a screen: what the command says, and the text file that it leaves on the SD card.

configuration-taken = { $file } is the new configuration; the one before is { $before }
wifi-taken = this Pi joins the Wi-Fi network “{ $network }”
host-taken = { $name } may sign in to the host’s console with the new password
not-taken = { $file } was not taken: { $why }
start-nothing-there = neither headtable.toml nor headtable-start.toml is in { $folder }: nothing to take
start-not-written = cannot write { $file }: { $error }
start-not-removed = it counts now, but it cannot be removed from { $file } ({ $error }): remove it yourself, as it may hold a password
wifi-not-written = cannot write the Wi-Fi network into { $file }: { $error }; this command must be root’s, and NetworkManager must be installed
