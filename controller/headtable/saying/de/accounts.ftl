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
