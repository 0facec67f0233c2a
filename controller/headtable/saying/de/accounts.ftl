# Die Konten derer, die einen Abend mit leiten: die Anmeldung, und die Seite, auf der die Spielleitung sie verwaltet.

accounts-sign-in-title = Anmelden
accounts-sign-in-what = Sie brauchen ein Konto. Die Spielleitung legt es für Sie an.
accounts-sign-in-name = Ihr Name
accounts-sign-in-password = Ihr Passwort
accounts-sign-in-do = Anmelden
accounts-signing-in = Anmeldung läuft …
accounts-session-ended = Dieses Gerät ist abgemeldet: hier, von der Spielleitung an einem anderen Gerät, oder weil headtable mit einem anderen Schlüssel neu gestartet ist.{ GIVEN($unsent) ->
    [no] {""}
   *[yes] {" "}Nicht gesendet, und niemand sonst weiß davon: { $unsent }.
}
accounts-sign-in-by-key = Mit dem Schlüssel
accounts-sign-in-by-key-what = Auch der Schlüssel öffnet die Konsole, etwa wenn Sie Ihr Passwort vergessen haben. Es ist der <code>host_key</code> aus headtable.toml. Wenn dort keiner steht, hat headtable ihn beim Start ausgegeben.

# Was ein neues headtable an der Konsole fragt, bis sich jemand angemeldet hat.

accounts-asked-title = Wer leitet den Abend?
accounts-asked-what = Dieses headtable ist neu. Wählen Sie einen Namen und ein Passwort: Damit öffnen Sie diese Konsole auf jedem Gerät.
accounts-asked-until = Jeder in diesem Netz kann antworten, eine Stunde lang nach jedem Start und nur einmal. Danach lassen nur Sie andere herein.
accounts-asked-do = Ich leite den Abend

# Die Zeile über einen selbst, oben auf der Konsole.

accounts-own = { $name }, { accounts-own-role }
accounts-own-role = { $role ->
    [host] Spielleitung
    [scorekeeper] Punkteführung
   *[door] Einlass
}
accounts-own-by-key = Sie haben den Schlüssel benutzt.
accounts-no-account = Noch hat niemand ein Konto. Legen Sie Ihres an: Dann melden Sie sich mit Namen und Passwort an und brauchen keinen Schlüssel mehr.
accounts-make-yours = Mein Konto anlegen
accounts-own-door = Der Einlass
accounts-own-others = Konten
accounts-own-leave = Abmelden
accounts-leave-everywhere = Überall abmelden …
accounts-leave-everywhere-title = Die Spielleitung überall abmelden?
accounts-leave-everywhere-what = Jeder Browser, auch dieser, braucht den Schlüssel oder ein Passwort noch einmal, mit welchem Konto er auch angemeldet ist.
accounts-leave-everywhere-do = Abmelden

# Die Seite der Konten.

accounts-heading = Konten
accounts-to-console = Zurück zur Konsole
accounts-first = Das erste Konto anlegen
accounts-first-what = Es ist Ihres, und das einer Spielleitung. Danach melden Sie sich auf jedem Gerät mit Name und Passwort an.
accounts-make = Konto anlegen
accounts-name = Name
accounts-role = Rolle
accounts-role-host = Spielleitung: darf alles
accounts-role-scorekeeper = Punkteführung: trägt Würfe und Zettel ein
accounts-role-door = Einlass: hakt Gäste ab, trägt neue ein, setzt sie und nimmt Geld an
accounts-role-of = Die Rolle von { $name }
accounts-password = Passwort, mindestens 8 Zeichen
accounts-again = Dasselbe Passwort noch einmal
accounts-differ = Die beiden Passwörter sind verschieden: Geben Sie sie noch einmal ein.
accounts-made = { $name } hat ein Konto.
accounts-made-first = { $name } hat ein Konto, und Sie sind damit angemeldet. Sie brauchen keinen Schlüssel mehr.
accounts-last = { GIVEN($time) ->
    [no] noch nicht benutzt: mit diesem Namen und Passwort hat sich noch niemand angemeldet
   *[yes] zuletzt angemeldet: { $time }
}; { $sessions ->
    [0] jetzt auf keinem Gerät
    [one] jetzt auf 1 Gerät angemeldet
   *[other] jetzt auf { $sessions } Geräten angemeldet
}
accounts-new-password = Neues Passwort …
accounts-new-password-title = Ein neues Passwort für { $name }?
accounts-new-password-what = { $name } wird überall abgemeldet und meldet sich mit dem neuen Passwort wieder an.
accounts-new-password-do = Ändern
accounts-end = Überall abmelden …
accounts-end-title = { $name } überall abmelden?
accounts-end-what = Jedes Gerät von { $name } fragt wieder nach dem Passwort.
accounts-end-do = Abmelden
accounts-remove = Entfernen …
accounts-remove-title = Das Konto von { $name } entfernen?
accounts-remove-what = { $name } wird sofort abgemeldet. Was { $name } eingetragen hat, bleibt.
accounts-remove-do = Entfernen
accounts-key = Der Schlüssel der Spielleitung
accounts-key-state = { $opens ->
    [yes] Der Schlüssel öffnet die Konsole: { $sessions ->
        [0] Kein Gerät benutzt ihn gerade.
        [one] 1 Gerät benutzt ihn gerade.
       *[other] { $sessions } Geräte benutzen ihn gerade.
    }
   *[no] Der Schlüssel öffnet nichts mehr.
}
accounts-key-another = Ein anderer Schlüssel öffnet die Konsole wieder. Tragen Sie ihn in headtable.toml als <code>host_key</code> ein und starten Sie headtable neu. Steht dort keiner, zeigt headtable bei jedem Start einen neuen.
accounts-key-end = Der Schlüssel öffnet nicht mehr …
accounts-key-end-title = Den Schlüssel sperren?
accounts-key-end-what = Wer den Schlüssel hat, kommt nicht mehr herein, und jedes Gerät, das ihn benutzt hat, wird abgemeldet. Die Spielleitung meldet sich mit Namen und Passwort an.
accounts-key-end-do = Schlüssel sperren

# The log of what hosts and their helpers did.

accounts-log = Was getan wurde
accounts-log-what = Wer auf diesen Seiten was getan hat, das Neueste zuerst. Was für einen Abend eingegeben wurde, steht in dessen Protokoll.
accounts-log-none = Bisher nichts.
accounts-log-line = { $time }, { $name }: { accounts-act }{ GIVEN($detail) ->
    [no] {""}
   *[yes] {" "}({ $detail })
}
accounts-log-key = der Schlüssel
accounts-signal = { $signal ->
    [bell] die Glocke
   *[horn] die Hupe
}
accounts-act = { $act ->
    [signed-in] hat sich angemeldet
    [sessions] hat sich abgemeldet oder Sitzungen beendet
    [account-made] hat ein Konto angelegt
    [account-role] hat die Rolle eines Kontos geändert
    [account-password] hat das Passwort eines Kontos geändert
    [account-sessions] hat ein Konto überall abgemeldet
    [account-removed] hat ein Konto entfernt
    [key-ended] hat den Schlüssel der Spielleitung gesperrt
    [code] hat den Code eines Tisches erneuert
    [all-codes] hat alle Codes erneuert
    [phone-removed] hat ein Telefon entfernt
    [device-identified] hat ein Gerät blinken lassen
    [device-placed] hat einem Gerät einen Tisch gegeben
    [device-named] hat ein Gerät benannt
    [device-updated] hat die Firmware eines Geräts erneuert
    [signal-tested] hat { accounts-signal } ausprobiert
    [signal-arm] hat { accounts-signal } scharf geschaltet
    [signal-disarm] hat { accounts-signal } gesperrt
    [signal-mute] hat { accounts-signal } stumm geschaltet
    [signal-unmute] hat { accounts-signal } wieder ertönen lassen
    [quiet-hours] hat die Ruhezeiten geändert
    [walk] hat den Rundgang gemacht
    [money] hat Ausgaben oder andere Einnahmen geändert
    [guests] hat die Gästeliste geändert
    [guest-history] hat Ankünfte und Zahlungen gelöscht
    [door] hat an der Tür eine Ankunft oder eine Zahlung geändert
    [seat] hat einem späten Gast einen Stuhl gegeben
    [next-night] hat einen anderen Abend begonnen
    [night-prepared] hat den nächsten Abend vorbereitet oder gelöscht
    [season-names] fasste zwei Namen der Saison zusammen oder trennte sie
    [notice] hat den Hinweis geschrieben oder entfernt
    [picture] hat das Bild für den Beamer geändert
    [scene] hat eine Ansicht des Beamers gewählt
    [ruleset] hat ein eigenes Regelwerk gespeichert
    [ruleset-deleted] hat ein eigenes Regelwerk gelöscht
   *[blasts] hat den Zähler der Töne zurückgesetzt
}
