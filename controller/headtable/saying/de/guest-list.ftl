# Die Gästeliste: was an einer Zeile falsch ist, ihre Dateien, und das Papier eines Abends.

guests-wrong-row = Zeile { $line }, { $column }: { $why }
guests-similar = „{ $name }“ wird leicht mit „{ $other }“ verwechselt
guests-not-read = die Gästeliste ist nicht bekannt: { $error }: laden Sie sie noch einmal, oder tippen Sie sie noch einmal ein
guests-not-kept = die Gästeliste wird nicht gespeichert: { $error }: nach einem Neustart fehlen die letzten Änderungen; ist die Platte voll?
guests-set-aside = die Datei der Gästeliste war beschädigt; sie liegt jetzt unter { $place }, und eine neue Liste ist angelegt
guests-not-set-aside = die Datei der Gästeliste, { $file }, ist beschädigt und lässt sich nicht umbenennen ({ $error }): sie wird nicht überschrieben, also geht bei einem Neustart jede Änderung verloren; verschieben Sie die Datei, und starten Sie headtable neu

# Wer wann da war.
attendance-not-read = was über frühere Gäste bekannt ist, kann nicht gelesen werden: { $error }: wer gespielt hat, wird noch einmal aus den Protokollen gelesen
attendance-not-kept = was über frühere Gäste bekannt ist, wird nicht gespeichert: { $error }: ist die Platte voll?
attendance-set-aside = die Datei der früheren Gäste war beschädigt; sie liegt jetzt unter { $place }, und eine neue ist angelegt
attendance-not-set-aside = die Datei der früheren Gäste, { $file }, ist beschädigt und lässt sich nicht umbenennen ({ $error }): sie wird nicht überschrieben; verschieben Sie die Datei, und starten Sie headtable neu
csv-visit-day = Tag
csv-visit-night = Abend
csv-visit-played = gespielt
csv-visit-here = war da
csv-visit-currency = Währung

# Namen.
name-missing = es fehlt ein Name
name-too-long = „{ $name }“ hat { $letters } Zeichen, und { $longest } passen auf eine Punktekarte; schreiben Sie „{ $suggested }“ oder einen anderen kurzen Namen
same-name = „{ $name }“ steht schon auf der Liste; schreiben Sie „{ $suggested }“, oder hängen Sie einen Buchstaben des Nachnamens an
name-twice = „{ $name }“ steht auch in Zeile { $first }; schreiben Sie „{ $suggested }“, oder hängen Sie einen Buchstaben des Nachnamens an
name-not-allowed = „{ $name }“: { $why }

# Andere Zellen.
not-an-amount = „{ $text }“ ist kein Betrag; schreiben Sie ihn wie 20 oder { MONEY(20.5) }
unknown-status = „{ $text }“ ist kein Status; schreiben Sie einen von { JOINED($known, ", ") } oder nichts
not-an-address = „{ $text }“ ist keine E-Mail-Adresse
cell-too-long = „{ $text }…“ hat mehr als { $most } Zeichen; schreiben Sie es kürzer
too-many-cells = „{ $text }“ steht in keiner Spalte; setzen Sie einen Text mit einem Komma in Anführungszeichen
unknown-column = die Spalte „{ $text }“ fällt weg: die Gästeliste hat nur { $columns }

# Die Datei.
no-name-column = die erste Zeile muss die Spalten nennen, darunter „Name“; sie lautet „{ $text }“, und die Spalten sind { $columns }
column-twice = die erste Zeile nennt „{ $text }“ zweimal
bad-quotes = Zeile { $line } verletzt das CSV-Format ({ $error }); sehen Sie sich ihre Anführungszeichen an

# Die Liste.
no-such-guest = dieser Gast steht nicht mehr auf der Liste; ein anderes Gerät hat ihn entfernt
changed-since = dieser Gast wurde danach noch einmal geändert; sehen Sie sich die Liste an
not-made-at-door = die Spielleitung hat das auf der Gästeliste geändert; bitten Sie sie, es zurückzunehmen
list-is-full = die Liste hat schon { $most } Zeilen, und mehr haben keinen Platz
list-of-tonight = der Abend ist nicht zu Ende, und die Liste hat seine Zahlungen; erwarten Sie alle nach dem Abend wieder
no-money-kept = vom Geld dieses Abends ist nichts bekannt

# Die CSV-Dateien. Die Namen der Spalten bleiben englisch: nur so kann headtable die Liste wieder lesen.
csv-guest-name = Name
    .also = Gast, Person
csv-guest-paid = bezahlt
    .also = Betrag, gezahlt
csv-guest-email = E-Mail
    .also = Mail, E-Mail-Adresse
csv-guest-wish = Wunsch
    .also = Tischwunsch, Wünsche, Wunsch für einen Tisch
csv-guest-status = Status
    .also = Stand
csv-money-kind = Art
csv-money-what = Was
csv-money-amount = Betrag
csv-money-currency = Währung
csv-money-paid = Bezahlt
csv-money-pot = Topf
csv-money-prize = Preis
csv-money-prize-of = { $prize }: { AND($winners) }
csv-money-income = Einnahme
csv-money-expense = Ausgabe
csv-money-donation = Spende
csv-money-missing = Fehlbetrag: mehr geht hinaus, als hereinkommt
