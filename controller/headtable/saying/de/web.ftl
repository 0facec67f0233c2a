# Was die Seiten antworten, und was sie protokollieren.

# Die Engine und die Boxen.
engine-silent = die Engine antwortet nicht; sehen Sie nach, ob `headtable engine` läuft, und was es meldet
broker-silent = die Engine antwortet nicht: die Seiten haben keine Verbindung zum MQTT-Broker; sehen Sie nach, ob er läuft
no-box-there = keine Box ist da: sehen Sie nach, ob `headtable box` läuft
boxes-silent = diese Boxen antworten nicht: { $boxes }; sehen Sie nach, ob sie laufen
device-absent = { $uid } ist nicht da: sehen Sie nach, ob es eingesteckt ist, und ob seine Box läuft
device-name-too-long = der Name hat { $letters } Zeichen, und { $longest } passen in die Listen: wählen Sie einen kürzeren
device-name-unreadable = der Name hat ein Zeichen, das niemand sieht, etwa einen Zeilenumbruch: tippen Sie ihn neu in gewöhnlichen Buchstaben
device-name-taken = { $uid } heißt schon „{ $name }“: wählen Sie einen anderen Namen
no-buttons = { $uid } hat keine Tasten: sein Tisch steht in headtable.toml
nobody-walks = kein Rundgang ist offen: beginnen Sie zuerst einen
pad-stays = die Engine antwortet nicht: an Tisch { $table } zählt weiter das Tastenfeld
take-over-refused = die Engine lehnt ab, dass ein Telefon Tisch { $table } übernimmt

# Tische.
night-not-opened = Tisch { $table } gibt es nicht: die Spielleitung hat den Abend noch nicht eröffnet
table-not-there = Tisch { $table } gibt es nicht: heute Abend gibt es die Tische 1 bis { $tables }
tables-unknown = die Tische von heute Abend sind noch nicht bekannt: die Engine hat sich noch nicht gemeldet

# Telefone.
phones-are-out = der Abend ist zu Ende, und kein Telefon spricht mehr
code-needed = dieses Telefon braucht den Code von Tisch { $table }: fragen Sie die Spielleitung, oder scannen Sie den QR-Code des Tisches
phone-removed = die Spielleitung hat dieses Telefon entfernt: fragen Sie nach dem neuen Code von Tisch { $table }
code-renewed = die Spielleitung hat den Code von Tisch { $table } erneuert: fragen Sie nach dem neuen
other-night = ein anderer Abend hat begonnen: fragen Sie nach dem heutigen Code von Tisch { $table }
phone-at-other-table = dieses Telefon ist für Tisch { $own } angemeldet: geben Sie den Code von Tisch { $table } ein, um für diesen zu sprechen
no-phones-here = an Tisch { $table } zählt jetzt nur { WORD("without-phones", $rung) }: Telefone zählen dort nicht
without-phones-pad = das Tastenfeld
without-phones-paper = der Zettel
other-pad-speaks = nicht gezählt: { WORD("other-pad", $pad) } spricht jetzt für Tisch { $table }; übernehmen Sie zuerst
other-pad-phone = ein anderes Telefon
other-pad-buttons = das Tastenfeld
press-too-old = zu alt: aus Runde { $round } { $in_semi_final ->
    [yes] im Halbfinale
   *[no] in Satz { $set }
}, die jetzt nicht gespielt wird; sehen Sie am Stand nach
phone-left = dieses Telefon ist nicht mehr für Tisch { $table } angemeldet: geben Sie dessen Code ein
no-such-phone = kein Telefon „{ $phone }“ ist angemeldet

# Rechte und Grenzen.
host-only = das darf nur die Spielleitung: melden Sie sich an der Konsole an, oder öffnen Sie sie mit dem host_key aus headtable.toml, oder, wenn dort keiner steht, mit dem Schlüssel, den headtable beim Start ausgegeben hat; versuchen Sie es dann noch einmal
other-site = eine fremde Website { GIVEN($site) ->
    [no] {""}
   *[yes] („{ $site }“){" "}
}hat das gesendet; benutzen Sie die Seiten von headtable
too-often = zu viele { WORD("too-many", $what) }; warten Sie { $wait_s } s, und versuchen Sie es noch einmal
too-many-requests = Anfragen von hier
too-many-presses = Eingaben
too-many-take-overs = Übernahmen
too-many-wrong-code = falsche Codes von hier
too-many-wrong-host-key = falsche Schlüssel der Spielleitung von hier
too-many-wrong-password = falsche Passwörter von hier
too-many-wrong-for-account = falsche Passwörter für dieses Konto
too-many-streams = zu viele Seiten folgen dem Abend schon; schließen Sie einige von Ihren, oder versuchen Sie es später noch einmal

# Was nicht zu verstehen ist.
not-our-name = diese Seiten heißen nicht „{ $host }“: öffnen Sie die Adresse, die headtable ausgegeben hat, oder tragen Sie den Namen bei names unter [web] in headtable.toml ein
address-too-long = eine Adresse von headtable hat höchstens { $most } Zeichen
head-too-long = ein Kopf hat höchstens { $most } Zeichen
body-too-long = was gesendet wurde, ist länger als 64 KiB; nichts, was headtable versteht, ist so lang
no-such-page = die Seite „{ $path }“ gibt es nicht; sehen Sie unter / (Anzeigetafel), /me (ein Gast), /table/1 (Tastenfeld) oder /host nach
wrong-method = „{ $path }“ lässt sich nicht so abfragen ({ $method })
not-json = senden Sie application/json, nicht „{ $kind }“
number-of-players = an einem Abend spielen 4 bis 400 Personen; schreiben Sie einen Namen in jede Zeile
name-length = ein Name hat 1 bis { $longest } Zeichen: schreiben Sie ihn kürzer, oder schreiben Sie einen
text-too-long = das hat mehr als { $most } Zeichen: schreiben Sie es kürzer
body-garbled = die Seite hat etwas gesendet, das headtable nicht versteht: { $error }: „{ $quoted }“; laden Sie sie neu
query-garbled = die Seite hat falsch gefragt: { $error }: { $quoted }; laden Sie sie neu
framework-error = { $text }
own-mistake = hier hat headtable einen Fehler gemacht; welchen, steht in seinem Log

# Adressen und Codes in einem Terminal.
address-of-board = Anzeigetafel            { $address }
address-of-console = Konsole                 { $address }
address-of-pad = Telefon als Tastenfeld  { $address }
address-besides = auch unter              { $address }
address-of-console-by-https = Konsole, https          { $address }
code-of-table = {"  "}Tisch { $table }: { $code }  { $link }
code-for-this-machine = {"  "}nur dieser Rechner kann diese Adressen öffnen, deshalb gibt es kein Bild für Telefone: öffnen Sie eine in einem Browser hier
code-pictures-elsewhere = {"  "}die Konsole zeigt unter „Telefone“ den QR-Code jedes Tisches
code-picture-title = Tisch { $table }

# Das Log.
pages-not-opened = die Seiten lassen sich auf { $host }:{ $port } nicht öffnen ({ $error }); beenden Sie, was dort sonst läuft, oder wählen Sie einen anderen Port: schreiben Sie port = N unter [web] in headtable.toml
certificate-unusable = das Zertifikat { $file } ist mit dem Schlüssel { $key } nicht zu gebrauchen ({ $error }): machen Sie beide neu mit `headtable certificate`, oder entfernen Sie die Zeilen certificate und certificate_key unter [web] in headtable.toml
handshake-failed = eine Verbindung für https endete, bevor sie verschlüsselt war ({ $error }): vielleicht traut ein Browser dem Zertifikat nicht; http braucht keines
wrong-guess = falsche Eingabe ({ WORD("guessed", $what) }): jemand rät oder hat sich vertippt
guessed-code = Code
guessed-host-key = Schlüssel der Spielleitung
guessed-password = Passwort
visit-takes-long = eine Verbindung braucht zu lange für ihre Anfrage: sie wird geschlossen
visit-too-many-of-one = zu viele Verbindungen: die älteste wird geschlossen
visit-too-many = es gibt zu viele Verbindungen: die älteste wird geschlossen
visit-too-many-of-owner = eine Spielleitung oder ein Telefon hat zu viele Verbindungen: die älteste wird geschlossen
visit-too-many-kept = Spielleitung und Telefone haben zu viele Verbindungen: die älteste wird geschlossen
stream-refused = ein Stream wurde abgelehnt: es gibt schon { $own } eigene und insgesamt { $all }
state-not-kept = Codes, Telefone und Konten werden nicht gespeichert: { $error }: nach einem Neustart braucht jedes Telefon einen neuen Code; ist die Platte voll?
state-not-read = die früheren Codes und die Konten sind nicht bekannt: { $error }: jedes Telefon braucht einen neuen Code, und die Spielleitung den Schlüssel
state-set-aside = die Datei der Codes, Telefone und Konten war beschädigt; sie liegt jetzt unter { $place }, und eine neue ist angelegt
state-not-set-aside = die Datei der Codes, Telefone und Konten, { $file }, ist beschädigt und lässt sich nicht umbenennen ({ $error }): sie wird nicht überschrieben, also geht bei einem Neustart jede Änderung verloren; verschieben Sie die Datei, und starten Sie headtable neu
host-log-not-read = die Liste „Was getan wurde“ kann nicht gelesen werden: { $error }
host-log-not-kept = die Liste „Was getan wurde“ wird nicht gespeichert: { $error }: ist die Platte voll?
host-log-set-aside = die Liste „Was getan wurde“ war beschädigt; sie liegt jetzt unter { $place }, und ein neues ist angelegt
host-log-not-set-aside = die Liste „Was getan wurde“, { $file }, ist beschädigt und lässt sich nicht umbenennen ({ $error }): es wird nicht überschrieben; verschieben Sie die Datei, und starten Sie headtable neu
failed-with = Fehler: { $error }
state-changed = sie wurden geändert, nachdem sie gespeichert waren
unknown-picture = diese Datei ist weder PNG noch JPEG: wählen Sie eine andere
picture-too-large = dieses Bild ist größer als { $most_kb } kB: wählen Sie ein kleineres
no-hall-picture = die Spielleitung hat kein Bild hochgeladen

# Von Hand gespielte Runden.
round-moved = der Abend ist jetzt nicht bei Runde { $round } { $in_semi_final ->
    [yes] im Halbfinale
   *[no] in Satz { $set }
}: sehen Sie das Formular noch einmal an
round-has-rolls = diese Tische haben in dieser Runde schon Würfe gemeldet: { $tables }; nehmen Sie diese zuerst zurück, denn ihre Punkte stehen auf den Zetteln
points-missing = Tisch { $table }: die Punkte von { AND($players) } fehlen oder sind keine Zahl von 0 bis 9999
tie-without-winner = Tisch { $table }: es steht gleich; wählen Sie, wer gewonnen hat
sheet-missing = Tisch { $table }: dort sitzen jetzt andere Leute; sehen Sie sein Formular noch einmal an
level-already = Tisch { $table }: sein Stand ist bekannt, { $points } zu { $points }; wählen Sie nur, wer gewonnen hat

page-not-for = Sie sind { $role ->
    [scorekeeper] für die Punkteführung angemeldet, und diese Seite ist für die Spielleitung. Gehen Sie zurück zur <a href="/host">Konsole</a>, oder melden Sie sich als Spielleitung an.
   *[door] für den Einlass angemeldet, und diese Seite ist für die Spielleitung. Gehen Sie zurück zum <a href="/door">Einlass</a>, oder melden Sie sich als Spielleitung an.
}

# Eine Berichtigung, die noch nicht gemacht ist: was war, und was sein wird.

preview-result = Tisch { $table }, { which-round }: { $points ->
    [same] { JOINED($was, " zu ") } bleibt
   *[other] aus { JOINED($was, " zu ") } wird { JOINED($now, " zu ") }
}; { $wins ->
    [still] es gewinnen weiterhin
   *[now] jetzt gewinnen
} { AND($winners) }
preview-changed = { $what }: aus „{ $was }“ wird „{ $now }“

# Wer einen Eintrag des Abends gemacht hat.

entered-by-phone = Telefon { $phone }
entered-by-device = Gerät { $device }
entered-by-clock = die Uhr
entered-at-console = { GIVEN($name) ->
    [no] Spielleitung mit dem Schlüssel
   *[yes] { $name }
}
entered-from-sheet = { GIVEN($name) ->
    [no] Papierzettel von der Spielleitung mit dem Schlüssel
   *[yes] Papierzettel von { $name }
}
