# What is said of a journal's file. $journal is its path.

number-run = de { $first } a { $last }
journal-is-folder = [engine] journal = "{ $journal }" es una carpeta: nombre un archivo en ella, como "tonight.night.db"
journal-is-device = [engine] journal = "{ $journal }" es una tubería o un dispositivo: nombre un archivo en un disco
journal-named-as-folder = [engine] journal = "{ $journal }" es el nombre de una carpeta: nombre un archivo en ella, como "tonight.night.db"
journal-name-too-long = [engine] journal = "{ $journal }" es demasiado largo: un nombre de { $most } caracteres deja lugar para los archivos de al lado
journal-not-a-file = { $journal } no sirve de registro: es { WORD("file-kind", $kind) }; nombre un archivo en un disco
journal-neighbour-blocked = no se puede escribir junto al registro { $journal }: { $file } es { WORD("file-kind", $kind) }; quítelo de ahí
file-kind-folder = una carpeta
file-kind-device = una tubería o un dispositivo
file-kind-dangling = un enlace a nada
journal-unreadable = no se puede leer el registro { $journal }: { $error }
not-a-journal = { $journal } no es un registro de headtable: nombre otro archivo para el registro; este queda intacto; si era uno, sus primeros bytes están dañados: { rescue-command }
journal-too-new = { $journal } es un registro de formato { $format }, y este headtable { $installed } lee los formatos { $oldest } a { $newest }: use { GIVEN($headtable) ->
    [no] un headtable más nuevo
   *[yes] headtable { $headtable }, que lo escribió, o uno más nuevo
}, o nombre un registro nuevo; este queda intacto
journal-too-old = { $journal } es un registro de formato { $format }, y este headtable { $installed } lee los formatos { $oldest } a { $newest }: use el headtable que lo escribió, o nombre un registro nuevo; este queda intacto
rescue-command = `headtable night rescue { $journal } NEW`
journal-being-read = el registro { $journal } es de un formato anterior y debe reescribirse, pero otro programa lo tiene abierto: cierre ese programa y empiece otra vez
journal-not-migrated = no se puede reescribir el registro { $journal } en el formato de hoy: { $error }; el anterior queda intacto; revise la carpeta y el disco
journal-exists = el registro { $journal } ya está ahí: `headtable night archive` lo guarda para empezar otra noche
journal-in-use = otro motor tiene abierto el registro { $journal }; deténgalo primero, o nombre otro registro
journal-folder-unusable = no se puede usar la carpeta del registro { $journal }: { $error }; créela o nombre otra
journal-not-created = no se puede escribir un registro nuevo { $journal }: { $error }; revise la carpeta y el disco
log-in-the-way = { $log }, de una noche anterior, estorba a un registro nuevo y no se puede mover: { $error }
log-unreadable = no se puede leer { $log }: { $error }; puede contener el final de la noche
log-of-other-night = { $log } es de otra noche que { $journal }: póngalo junto al registro de su propia noche, con el nombre de ese registro y -wal al final
log-not-kept = no se puede conservar un segundo nombre de { $log }: { $error }; revise la carpeta
log-has-gaps = { $log } está dañado: le faltan las entradas { $entries }, y hay otras posteriores; salve lo que está entero con { rescue-command }
journal-write-failed = no se puede escribir el registro { $journal } ({ $error }): no se acepta nada hasta que se pueda; haga lugar en el disco, o revise su cable
journal-read-failed = no se puede leer el registro { $journal }: { $error }
journal-no-room = no se puede escribir el registro { $journal } ({ $error }): haga lugar en el disco y pruebe otra vez
journal-no-place = no se puede escribir junto al registro { $journal } ({ $error }): SQLite guarda ahí archivos propios; permita escribir en la carpeta y el archivo, o copie el registro a otro lugar, con su -wal si lo hay
journal-damaged = el registro { $journal } está dañado ({ $error }): conserve el archivo como está y salve lo que está entero con { rescue-command }, ponga de vuelta una copia, o nombre un registro nuevo y siga con las hojas de puntos
night-row-changed = la fila de la noche se cambió después de escribirla
entries-missing = faltan las entradas { $entries }
entry-changed = la entrada { $entry } se cambió después de escribirla: su suma de control no coincide
no-journal-there = no hay ningún registro { $journal }: no hay nada que guardar
night-not-put-away = no se puede guardar { $journal } como { $place }: { $error }; revise la carpeta
