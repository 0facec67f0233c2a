# What the pages say of the files of nights, as the commands do.

nights-folder-unreadable = no se puede mirar en { $folder }: { $error }

# Por qué una entrada no tiene sentido con otras reglas.

revises-nothing = lo que corrige no cambia nada aquí
no-longer-counts = { $because } (después de que la entrada { $entry } corrigiera algo)
other-edge = aquella noche con eso debía { WORD("round-edge", $that_night) } una ronda, aquí con eso iba a { WORD("round-edge", $here) } una
round-edge-start = empezar
round-edge-end = terminar
table-still-tied = la mesa { $table } está aquí en empate
table-still-waits = la mesa { $table } espera aquí todavía el turno de { $may_roll }
