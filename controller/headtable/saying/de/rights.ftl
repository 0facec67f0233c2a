# Warum die Seiten jemanden nicht hereinlassen oder etwas nicht erlauben, und die Konten derer, die es dürfen.

role-may-not = Ihr Konto ist { WORD("account-role", $role) }: Das darf nur ein Konto der Spielleitung
account-role-host = eines der Spielleitung
account-role-scorekeeper = eines der Punkteführung
account-role-door = eines für den Einlass
input-not-yours = Ihr Konto ist { WORD("account-role", $role) } und darf das nicht eingeben („{ $message }“): Fragen Sie die Spielleitung
wrong-password = kein Konto hat diesen Namen und dieses Passwort: Geben Sie beides noch einmal ein; eine Spielleitung mit dem Schlüssel kann einem Konto ein neues Passwort geben
sign-in-busy = gerade werden andere Passwörter geprüft: Versuchen Sie es in einer Sekunde noch einmal
password-too-short = ein Passwort hat mindestens { $shortest } Zeichen
account-name-unfit = der Name eines Kontos hat 1 bis { $longest } Zeichen, und alle sind sichtbar
account-name-taken = es gibt schon ein Konto „{ $name }“: Nehmen Sie einen anderen Namen
account-name-reserved = „{ $name }“ heißt im Protokoll ein Teil von headtable: Nehmen Sie einen anderen Namen
too-many-accounts = es gibt schon { $most } Konten: Entfernen Sie zuerst eines
no-such-account = dieses Konto ist entfernt worden
last-host = ein Konto muss der Spielleitung gehören: Legen Sie zuerst ein anderes für sie an
not-asked = headtable fragt nicht mehr nach der ersten Spielleitung, weil sich jemand angemeldet hat oder seit dem Start eine Stunde vergangen ist: Melden Sie sich an, oder starten Sie es neu
key-is-only-way = der Schlüssel ist der einzige Zugang: Legen Sie zuerst ein Konto der Spielleitung an
