pages-are-running = die Seiten laufen und würden überschreiben, was nach { $folder } kommt: halte sie zuerst an, zum Beispiel mit sudo systemctl stop headtable.target
