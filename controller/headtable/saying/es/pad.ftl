# The phone as a table's button pad.

pad-title = mando de headtable
pad-table = Mesa
pad-head-table = mesa principal
pad-take-over = Seguir con este teléfono
pad-table-code = El código de la mesa
pad-teams-part = los equipos
pad-news-part = Mensajes
pad-roll-off-part = desempate

# The buttons.

pad-help = ayuda
pad-one = uno
pad-two = dos
pad-mini = mini
pad-bunco = BUNCO
pad-three = tres
pad-wipe = borrón
pad-pass = nada
pad-pass-what = pasar los dados
pad-cocked = inclinado
pad-floor = en el piso
pad-dice-again = todos otra vez
pad-call = ¡cántelo!
pad-decline = dejar el turno
pad-redo = rehacer

# This phone and the table.

pad-removed = Quien dirige quitó este teléfono.
pad-renewed = Quien dirige renovó el código de esta mesa.
pad-another-night = Empezó otra noche, con otros códigos.
pad-other-table = Este teléfono está en la mesa { $own }. Para hablar por la mesa { $table }, escriba su código.
pad-needs-code = { GIVEN($out) ->
    [no] {""}
   *[yes] { $out }{" "}
}Para hablar por la mesa { $table }, escanee su código QR o escriba su código.
pad-shut-out = Por decisión de quien dirige, esta mesa usa { $rung ->
    [pad] su mando de botones
   *[paper] papel
}: los teléfonos quedan fuera.
pad-other-phone = { pad-not-counted }Otro teléfono, «{ $phone }», es el mando de esta mesa.
pad-other-buttons = { pad-not-counted }El mando de botones { $pad } habla por esta mesa. Si usted sigue con este teléfono, el mando ya no cuenta hasta que quien dirige lo permita.
pad-not-counted = { $counted ->
    [no] Eso no se contó.{" "}
   *[yes] {""}
}
pad-this-phone = En la lista de quien dirige, este teléfono se llama «{ $phone }».
pad-screen = Este teléfono puede apagar la pantalla en medio del juego. En los ajustes, ponga un tiempo más largo para el bloqueo automático.
pad-screen-told = Entendido

# What was pressed, and its verdict.

pad-last-press = lo último que oprimió
pad-look-at-tally = Mire los puntos para ver si contó lo último que oprimió
pad-given-up = { $words }: se dejó de intentar; mire los puntos para ver si contó
pad-presses-wait = { $presses ->
    [one] 1 pulsación en espera
   *[other] { $presses } pulsaciones en espera
}: { $error }; se intenta otra vez
pad-waiting-title = Pulsaciones en espera
pad-waiting-title-after = Qué pasó con ellas
pad-waiting-how = Se envían en este orden cuando vuelva la red.
pad-waiting-full = Este teléfono guarda como máximo { $most } pulsaciones. Anote las siguientes tiradas en papel.
pad-press-waits = { $words }: espera desde hace { $minutes ->
    [0] {""}
   *[other] { $minutes } min{" "}
}{ $seconds } s
pad-heard = Se oyó el canto
pad-undone = Deshecho
pad-redone = Cuenta otra vez
pad-help-asked = Se pidió ayuda a quien dirige
pad-thrown-again = { $words }: { pad-dice-again }
pad-counted = { $words }: contado
pad-took-over = Este teléfono es ahora el mando de esta mesa
pad-first-dice = los dados para ver quién tira primero
pad-send-dice = enviar estos dados
pad-send-roll-off = enviar el desempate
pad-roll-off = Desempate { $a } contra { $b }
pad-tied-again = { $words }: otro empate. Cada equipo tira otra vez
pad-undo-last = deshacer la última tirada

# Which round it is.

pad-over = La noche terminó
pad-final = La final
pad-round = { pages-round-of-set }{ pad-round-mark }
pad-round-mark = { GIVEN($mark) ->
    [no] {""}
   *[yes] {" "}· se tiran { $mark }
}

# What everybody waits for.

pad-host-comes = Ya se pidió que venga quien dirige.
pad-paused = Pausa: { $why }
pad-paused-until = Pausa: nada cuenta hasta que quien dirige reanude la noche.
pad-break = Descanso: { $what }{ GIVEN($left) ->
    [no] {""}
   *[yes] , faltan { $left }
}
pad-phone-stays = La ronda terminó. Deje este teléfono en la mesa { $table }.
pad-time-up = Se acabó el tiempo: la ronda sigue.
pad-starts-in = La ronda empieza en { $left }
pad-time-left = Tiempo restante: { $left }
pad-roll-for = { AND($players) }: a tirar { $dice ->
    [one] un dado
   *[other] { $dice } dados
} por { $what }; avisen a quien dirige.
pad-host-decides = Decide quien dirige: { $what }.
pad-others-roll = { $count ->
    [one] { $who } tira por { $what }.
   *[other] { $who } tiran por { $what }.
}
pad-people = { $people } personas

# Whose turn it is.

pad-closed = La noche todavía no está abierta.
pad-no-table = Esta noche no hay mesa { $table }: las mesas van de la 1 a la { $tables }.
pad-not-started = La ronda todavía no empieza.
pad-first-roll = ¿Quién tira primero? Un dado por persona: { $players }. Empieza el más alto.
pad-turn = { $rolls }.
pad-last-roll = Última tirada: { $worth }.
pad-last-rolls = Sonó la campana: últimas tiradas. { $rolls }{ GIVEN($later) ->
    [no] {""}
   *[yes] , luego { $later }
}.
pad-tie-break = ¡Empate! Se sigue tirando. { $rolls }.
pad-waits-for-sheet = La ronda terminó. Entregue su hoja a quien dirige.
pad-nobody-scored = Si aquí nadie anotó puntos, toque «nada».
pad-tied-host = ¡Empate! Decide quien dirige.
pad-tied-dice = ¡Empate! Un dado por equipo, los dos a la vez.
pad-round-over = Aquí terminó la ronda.
pad-round-goes-on = La ronda continúa en { $where ->
    [group] todas las mesas de este grupo
   *[hall] todas las mesas
}.
pad-undo-reopens = «deshacer» retira la campana: la ronda continúa en { $where ->
    [group] todas las mesas de este grupo
   *[hall] todas las mesas
}.
pad-dice-show = Los dados muestran { SPACED($faces) }: cuentan si no los deshace ni los tira otra vez.
pad-all-again = Todos los dados otra vez{ $strikes ->
    [0] {""}
   *[other] {" "}(fuera de la mesa: { $strikes })
}.
pad-uncalled = Nadie cantó el { $bunco } de { $player }; solo quien dirige puede hacer que cuente.
pad-called-falsely = { $player } cantó, pero no había ningún { $bunco }. { GIVEN($lost) ->
    [no] No se pierden puntos.
   *[yes] El equipo pierde { COUNT("point", $lost) }.
}
pad-called-for-nothing = { $player } cantó, pero no había ningún { $bunco }. Nada cambia.
pad-no-answer = aún sin respuesta
pad-call-it = { $player }: ¡cántelo!
pad-call-now = La ronda terminó. { $player }: cántelo ahora, o si no se cantó, oprima «nada».
pad-final-elsewhere = La final se tira en la mesa principal.
pad-final-turn = La final: tira { $player }. Si todos los dados son iguales, sea cual sea el número, pulse { $bunco }; si no, «nada».
pad-winner = La noche terminó. { $winner } ganó el Gran Premio.
pad-thanks = La noche terminó. ¡Gracias por jugar!
