# Die Benutzer des Brokers und ihre Passwörter.

acl-head = Was jeder Benutzer des Brokers sagen und hören darf. `headtable keys make` schreibt diese Datei; Ihre Änderungen gingen verloren.
