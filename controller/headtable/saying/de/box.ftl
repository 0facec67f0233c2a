# Was die Seiten von den Störungen eines Geräts, seiner Leitung, seines Schlüssels und der Pins sagen.

other-protocol = es spricht Protokoll { $spoken }, nicht { $ours }: Spielen Sie die Firmware neu auf (jetzt läuft { $firmware })
not-configured = es steht nicht in der Konfiguration: `headtable devices adopt { $uid } --table N` gibt ihm einen Tisch
shared-uid = zwei Geräte haben diese UID: Sie hängen an { $first } und an { $second }; das erste behält sie, stecken Sie eines aus und geben Sie ihm eine eigene UID
not-answering = es antwortet nicht
answers-garbled = seine Antworten sind beschädigt
flooding = es überschwemmt seine Leitung mit mehr als { $most_bytes_a_second } Bytes pro Sekunde und wird immer wieder für { $shut_s } s ausgesperrt; stecken Sie es aus, oder spielen Sie die Firmware neu auf
python-prompt = es zeigt die Eingabezeile von Python{ GIVEN($error) ->
    [no] {""}
   *[yes] {" "}nach „{ $error }“
}: { prompt-remedy }
echoes-questions = es schickt zurück, was es gefragt wird, wie die Eingabezeile von Python oder ein Terminal: { prompt-remedy }
prompt-remedy = Sein Programm läuft nicht. Drücken Sie seine Reset-Taste; hilft das nicht, dann spielen Sie die Firmware auf (firmware/README.md). Solange schickt ihm niemand etwas
not-our-device = es sagt „{ $heard }“, und das ist keine Zeile von headtables Protokoll: Ist es ein Gerät von headtable mit seiner Firmware?
garbage-at-our-speed = bei { $baud } Baud kommt nur Unsinn an: Spricht das Gerät mit einer anderen Geschwindigkeit? Sonst sehen Sie nach seinen Drähten
wrong-speed = es kommt nur Unsinn an: Die Geschwindigkeit stimmt wohl nicht. [box] { $key } = { $baud }, aber headtables Geräte sprechen mit { $ours }: Schreiben Sie { $key } = { $ours }
wired-signal = es steuert die { $signal ->
    [bell] Glocke, und keine Glocke
   *[horn] Hupe, und keine Hupe
} gehorcht über WLAN, wo ein Ton Sekunden zu spät kommen kann: Schließen Sie sie mit einem Kabel an, oder schreiben Sie over_wifi = true in ihr [[box.signals]]
shut-out = es hat seine Leitung überschwemmt und ist für { $shut_s } s ausgesperrt
no-key = es hat hier keinen Schlüssel: Stecken Sie es an USB an, und führen Sie `headtable devices enrol { $uid }` aus, dann bekommt es einen
other-key = es unterschreibt mit einem anderen Schlüssel als dem von hier: Stecken Sie es an USB an, und führen Sie `headtable devices enrol { $uid }` noch einmal aus
unknown-number = es will Nummer { $heard } gehört haben, und { $newest } ist die letzte, die gesendet wurde
lines-late = seine Zeilen kommen mehr als { $latest_s } s zu spät; ist das WLAN dort zu schwach?
keys-unreadable = { $file } lässt sich nicht lesen: { $error }; die Datei muss dem Benutzer der Box oder seiner Gruppe gehören
keys-open = { $file } ist für andere offen; so wird sie privat: chmod g-wx,o= { $file }
keys-damaged = { $file } ist beschädigt ({ $error }); löschen Sie die Datei, und melden Sie ihre Geräte neu an
crashed = sein Programm ist abgestürzt und neu gestartet: „{ $why }“; schicken Sie das an den, der es gebaut hat
alarm = die { $signal ->
    [bell] Glocke
   *[horn] Hupe
}: { WORD("alarm", $why) }
signal-alarm = { alarm }
alarm-welded = der Kontakt ihres Relais bleibt geschlossen, obwohl nichts ertönen soll; ziehen Sie ihren Stecker, und tauschen Sie das Relais
alarm-no-contact = sie bekommt keinen Strom; sehen Sie nach ihrer Sicherung und ihrem Relais. Die Hupe braucht außerdem ihren Schlüsselschalter, ihren Hauptschalter und an einer Treiberplatine nach jedem Ton 25 s Ruhe
alarm-too-often = sie ist in dieser Minute so oft ertönt, dass ihre Platine sie ruhen lässt
alarm-not-allowed = ihre Platine hatte keine Erlaubnis von dieser Box; sie bekommt jede Sekunde eine, also sehen Sie nach ihrer Leitung
equal-hours = die Ruhezeit beginnt und endet um { $hour }: Wählen Sie zwei verschiedene Uhrzeiten, oder keine Ruhezeit
pin-unplug = ziehen Sie den Stecker der Hupe selbst, und suchen Sie dann den Kurzschluss
pin-reads-high = an { $pin } liegt Spannung, obwohl er aus ist: { pin-unplug }
pin-stays-high = an { $pin } liegt Spannung, obwohl er ausgeschaltet wird: { pin-unplug }
pin-stays-low = an { $pin } liegt keine Spannung, obwohl er eingeschaltet wird: Ist er kurzgeschlossen, oder steuert ihn etwas anderes?
pin-not-driven = { $pin } lässt sich nicht schalten ({ $error }): { pin-unplug }
pin-not-read = { $pin } lässt sich nicht lesen ({ $error }): { pin-unplug }
pin-not-released = { $pin } lässt sich nicht freigeben ({ $error }): { pin-unplug }
guard-fired = { $pin }: die Box stand still, und der Wächter schaltete ab, bevor der Pin Spannung hatte
relay-welded = { alarm-welded }. Starten Sie dann die Box neu; bis dahin schaltet sie das Relais nicht ein
player-not-started = kann nicht abgespielt werden: { $error }; `sudo apt install alsa-utils`
