# Lo que contesta el motor: rechazos por quien habla, y qué impide que una noche termine.

# Derechos de quien habla. $message es el nombre de un mensaje.
only-clock-may-say = solo el reloj del motor puede decir «{ $message }», no { $uid }
only-host-may-say = solo quien dirige puede decir «{ $message }», y { $uid } no dirige
only-own-table-by-phone = { $uid } solo puede hacer que su propia mesa use un teléfono: todo lo demás lo dice quien dirige
only-head-table-rings = solo la mesa principal toca la campana, y { $uid } está en la mesa { $table }
page-cannot-sound = { $uid } es una página y no puede haber sonado
stands-on-no-table = { $uid } no está en ninguna mesa; dele una en [[box.pads]]
no-throw = { $uid }: el dado { $die } { WORD("die-state", $state) }, y eso no es una tirada
die-state-present = está
die-state-rolling = rueda
die-state-settled = está quieto
die-state-cocked = está inclinado
die-state-uncertain = no se lee con certeza
die-state-moved = se movió
die-state-lost = se perdió

# Con qué cuenta una mesa.
other-rung = la mesa { $table } cuenta ahora con { WORD("heard-by", $rung) }, no con { WORD("heard-by", $speaker) }
heard-by-dice = los dados
heard-by-pad = el mando
heard-by-phone = el teléfono
heard-by-paper = el papel

# Lo que la mesa dice de sus dados. Un mando muestra las primeras 36 letras.
dice-taken-back = mesa { $table } dados: anulado
dice-thrown-again = mesa { $table } dados: todos otra vez
dice-read-by-other = mesa { $table } dados: los lee { $reader }
dice-say-otherwise = mesa { $table } dados: { SPACED($faces) }{ GIVEN($worth) ->
    [no] {""}
   *[yes] , { WORD("dice-worth", $worth) }
}; deshaga antes
dice-worth-miss = nada
dice-worth-one = uno
dice-worth-two = dos
dice-worth-three = tres
dice-worth-mini = mini
dice-worth-bunco = { claim-bunco }
dice-worth-wipe = borrón

# Límites y frecuencias.
refused-too-often = { $uid } se rechaza demasiadas veces: revíselo e inténtelo otra vez
says-too-much = { $uid } envía demasiado de una vez: espere un momento e inténtelo otra vez
phones-say-too-much = los teléfonos envían demasiado de una vez: espere un momento e inténtelo otra vez
previews-take-too-long = las vistas previas de { $asker } tardan demasiado: debe esperar un momento
all-previews-take-too-long = las vistas previas de todos tardan demasiado: { $asker } debe esperar un momento

# El registro.
journal-moved = el registro { $path } se movió, se borró o se reemplazó mientras el motor lo tenía abierto: no se acepta nada. Detenga el motor, devuelva el archivo y su -wal a su lugar, e inícielo; la próxima vez use `headtable night archive`
night-has-moved = esta noche continúa en otra computadora desde { $at }, con { $file }: aquí no se acepta nada. Solo si la otra está apagada definitivamente: `headtable night take-back`
night-is-moved-just-now = otro comando está trasladando la noche de { $journal }: espere a que termine

# Rechazos que se guardaron como oraciones.
former-refusal = { $text }

# Una noche nueva.
night-stays = la noche sigue: { JOINED($errors, "; ") }

# La noche que está en el registro cuando arranca un motor.
begun-night-goes-on = la noche de { $journal }, empezada { $opened }, sigue: { $round ->
    [0] antes de su primera ronda
   *[other] { which-round }
}; `headtable night new` empieza otra
begun-night-is-over = la noche de { $journal }, empezada { $opened }, terminó; `headtable night new` empieza otra

# Mensajes que el motor no acepta.
retained-event = un evento guardado (retained) de { $uid } no tiene hora: publique los eventos sin retain
retained-question = una pregunta guardada (retained) se haría otra vez en cada arranque: publíquela sin retain
not-the-clock = «{ $uid }» habla como si fuera el reloj del motor: en el bus nadie puede

# El registro de sucesos del motor.
log-left-behind = el final de una noche anterior estorbaba: ahora es { $log }
entries-lost = { $journal } sigue sin sus entradas { $entries }, que se perdieron
last-night-put-away = la última noche es ahora { $place }
snapshot-unfit = { $snapshot } no es de este diario y esta versión, o está dañado: se borró, y se repite todo el diario
snapshot-not-written = { $snapshot } no se escribió ({ $error }): el próximo inicio tarda más
snapshot-differs = la instantánea en la entrada { $entry } no era lo que dice el diario: se borró, y todo sigue como dice el diario
ruleset-in-journal = las reglas que están en { $journal }
