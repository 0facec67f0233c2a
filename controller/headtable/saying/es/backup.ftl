pages-are-running = las páginas están en marcha y escribirían sobre lo que llega a { $folder }: deténgalas primero, por ejemplo con sudo systemctl stop headtable.target
