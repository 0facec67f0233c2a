# The walk through the hall before the doors open: its screen, its lines and its sheet.

in-hall = el salón
at-head-table = la mesa principal
at-other-table = la mesa { $table }

station-name = { $kind ->
    [bell] { $uid }, botón de la campana
    [die] { $uid }, dado { $die }
    [signal] { $uid }, { $signal ->
        [bell] campana
       *[horn] bocina
    }
   *[pad] { $uid }
}
station-task = { $kind ->
    [bell] oprima el botón de la campana
    [die] tire solo el dado { $die }
    [signal] escuche
   *[pad] oprima UNO
}
station-listen = escuche: la { $signal ->
    [bell] campana
   *[horn] bocina
} suena por un instante; y si la oyó, n si no
station-request = { $place }: { $task } ({ $uid })
station-result = { $place }, { $name }: { $result ->
    [answered] respondió
    [skipped] pasado por alto
    [failed] falló
    [left-out] omitido
   *[open] sin probar
}{ GIVEN($notes) ->
    [no] {""}
   *[yes] {" "}({ $notes })
}

earlier-press = eso se oprimió o se tiró antes; hágalo otra vez
other-device-answered = respondió { $uid }, y su lugar es { $place }
bell-button-pressed = ese era el botón de la campana
other-button-pressed = ese era otro botón, no el de la campana
other-dice-moved = se movieron dados de { $uid }, y son de la mesa { $table }
other-die-moved = ese era el dado { $die }
die-shows = muestra { $face }
nobody-heard = nadie la oyó
would-start-round = eso empezaría la ronda ahora

walk-progress = { $done } de { $all } probados
walk-keys = s pasar   a otra vez   q salir
walk-summary = { $answered } de { $tried } respondieron{ $left_out ->
    [0] {""}
   *[other] , { $left_out } sin probar
}{ $bad ->
    [0] {""}
    [one] , { $bad } necesita atención
   *[other] , { $bad } necesitan atención
}
walk-ended = { $summary }{ GIVEN($sheet) ->
    [no] {""}
   *[yes] ; la hoja es { $sheet }
}

walk-without-box = la caja { $box } no funciona; se inicia con: headtable box, o sudo systemctl start headtable-box
walk-without-engine = no hay ningún motor en marcha, { walk-full-length }; se inicia con: headtable engine, o sudo systemctl start headtable-engine
walk-without-lease = la caja { $box } no oye ningún motor, { walk-full-length }; mire qué dicen los dos: journalctl -u 'headtable-*'
walk-full-length = y sin él, el botón de la mesa principal haría sonar la campana y la bocina por completo
presses-would-count = { $phase ->
    [playing] hay una ronda en juego
    [called] hay una ronda en juego
    [seating] se tiran dados por las mesas
    [settling] se desempata con dados
   *[final] se juega la final
}: lo que se oprima ahora contaría; haga el recorrido antes de abrir la noche, o entre rondas

sheet-title = Recorrido de prueba, { $venue }, { $when }
sheet-heading = Recorrido de prueba: { $venue }
sheet-where = dónde
sheet-what = qué
sheet-task = qué hacer
sheet-result = resultado
sheet-time = hora
sheet-outcome = { $result ->
    [answered] respondió
    [skipped] pasado por alto: no respondió
    [failed] falló
    [left-out] omitido
   *[open] sin probar
}
sheet-walked-by = recorrido por
sheet-repaired-by = arreglado por
sheet-unwritable = no se puede escribir la hoja { $file }: { $error }
