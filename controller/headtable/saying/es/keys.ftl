# Los usuarios del broker y sus contraseñas.

acl-head = Qué puede decir y oír cada usuario del broker. `headtable keys make` escribe este archivo; sus cambios se perderían.
