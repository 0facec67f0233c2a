# Die Konten derer, die einen Abend mit leiten: die Anmeldung, und die Seite, auf der die Spielleitung sie verwaltet.

accounts-sign-in-title = Anmelden
accounts-sign-in-what = Hier darf nur herein, wer ein Konto hat. Ihres hat die Spielleitung angelegt.
accounts-sign-in-name = Ihr Name
accounts-sign-in-password = Ihr Passwort
accounts-sign-in-do = Anmelden
accounts-signing-in = Anmeldung läuft …
accounts-sign-in-by-key = Mit dem Schlüssel
accounts-sign-in-by-key-what = Auch der Schlüssel öffnet die Konsole, etwa wenn Sie Ihr Passwort vergessen haben. Es ist der <code>host_key</code> aus headtable.toml. Wenn dort keiner steht, hat headtable ihn beim Start ausgegeben.

# Die Zeile über einen selbst, oben auf der Konsole.

accounts-own = { $name }, { accounts-own-role }
accounts-own-role = { $role ->
    [host] Spielleitung
    [scorekeeper] Punkteführung
   *[door] Einlass
}
accounts-own-by-key = Sie haben den Schlüssel benutzt.
accounts-own-none = Noch hat niemand ein Konto: Legen Sie Ihres unter „Konten“ an, dann brauchen Sie keinen Schlüssel mehr.
accounts-own-door = Der Einlass
accounts-own-others = Konten
accounts-own-leave = Abmelden

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

# The log of what hosts and their helpers did.

accounts-log = Was getan wurde
accounts-log-what = Wer auf diesen Seiten was getan hat, das Neueste zuerst. Was für einen Abend eingegeben wurde, steht in dessen Protokoll.
accounts-log-none = Bisher nichts.
accounts-log-line = { $time }, { $name }: { accounts-act }{ GIVEN($detail) ->
    [no] {""}
   *[yes] {" "}({ $detail })
}
accounts-log-key = der Schlüssel
accounts-act = { $act ->
    [came-in] hat sich angemeldet
    [accounts] hat ein Konto angelegt, geändert oder entfernt
    [sessions] hat sich abgemeldet oder Sitzungen beendet
    [phones] hat einen Code erneuert oder ein Telefon entfernt
    [devices] hat ein Gerät oder ein Signal geändert oder ausprobiert
    [walk] hat die Saalprobe gemacht
    [money] hat die Ausgaben geändert
    [guests] hat die Gästeliste geändert
    [guest-history] hat Ankünfte und Zahlungen gelöscht
    [door] hat an der Tür eine Ankunft oder eine Zahlung geändert
    [seat] hat einem späten Gast einen Stuhl gegeben
    [next-night] hat einen anderen Abend begonnen
    [notice] hat den Hinweis geschrieben oder entfernt
    [picture] hat das Bild für den Beamer geändert
    [scene] hat eine Ansicht des Beamers gewählt
    [ruleset] hat eine Hausregel gespeichert
    [ruleset-deleted] hat eine Hausregel gelöscht
   *[blasts] hat die Hornstöße neu gezählt
}
