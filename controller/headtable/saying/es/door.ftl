# The hosts' pages about people and money: the door, the guest list and the money sheet; and the seats for everybody.

door-title = entrada de headtable
door-heading = La entrada
door-find = Buscar a alguien
door-counts = { $expected } por llegar, { $here } aquí{ $no_shows ->
    [0] {""}
    [one] , 1 no viene
   *[other] , { $no_shows } no vienen
}{ $alternates ->
    [0] {""}
    [one] , 1 suplente
   *[other] , { $alternates } suplentes
}; { $paid ->
    [0] nadie ha pagado todavía
    [one] 1 pagó { $amount }
   *[other] { $paid } pagaron { $amount }
}
door-nobody = En la lista no hay nadie con ese nombre.
door-empty = La lista de invitados está vacía.
door-list-earlier = Esta lista es de una noche anterior: muestra quién vino y quién pagó entonces. Si vienen las mismas personas, mantenga oprimido «{ door-guests-again }» en la lista de invitados. Si no, vacíe la lista.
door-walk-in = Agregar «{ $name }», que está aquí
door-none-of-these = ¿No es nadie de estos?
door-status = { $status ->
    [here] aquí
    [no-show] no viene
    [alternate] suplente
   *[expected] por llegar
}
door-sits = mesa { $table }, silla { $chair }
door-check-in = Está aquí
door-no-show = No viene
door-seat = Sentar ahora
door-pays = Cobrar { $amount }
door-has-paid = pagó { $amount }
door-other-amount = { $price ->
    [0] Anotar un pago
   *[other] Otra cantidad
}
door-no-price = Nadie ha dicho cuánto paga cada persona, así que la entrada no pide nada.
door-set-price = Fijar el precio
door-amount = Cantidad que pagó { $name }
door-save = Guardar
door-tapped = { $name }: { $what }
door-tapped-unpaid = sin pagar
door-taken-back = deshecho
door-redo = rehacer
door-done-again = hecho de nuevo
door-to-list = Lista de invitados
door-to-door = Entrada
door-to-money = Dinero
door-to-console = Consola
door-pages-part = páginas de quien dirige

# The guest list.

door-guests-title = invitados de headtable
door-guests-heading = Lista de invitados
door-guests-price = Lo que paga cada persona
door-guests-price-saved = Guardado: esto es lo que la entrada pide a cada persona.
door-guests-add = Agregar invitados
door-guests-names = Nombres, uno por línea; puede pegar una lista, o una tabla con encabezados
door-guests-as-alternates = Son suplentes, por si alguien no viene
door-guests-add-them = Agregarlos
door-guests-file = Un archivo CSV; su primera línea nombra las columnas: nombre, pagado, correo, deseo, estado, en cualquier orden
door-guests-wrong = No se agregó nada: algunas líneas están mal
door-guests-name-of-line = Nombre para la línea { $line }
door-guests-with-these = Agregar todos con estos nombres
door-guests-take-others = Tomar los demás
door-guests-left-out = «{ door-guests-take-others }» deja fuera: { AND($who) }.
door-guests-left-line = { GIVEN($name) ->
    [no] línea { $line }
   *[yes] { $name } (línea { $line })
}
door-guests-leave = No agregar a nadie
door-guests-added = { $taken ->
    [one] Se agregó 1 nombre.
   *[other] Se agregaron { $taken } nombres.
}
door-guests-listed = En la lista
door-guests-name = Nombre
door-guests-email = Correo electrónico
door-guests-wish = Mesa que desea
door-guests-status = Estado
door-guests-remove = Quitar
door-guests-download = Guardar la lista como archivo CSV
door-guests-again = Esperar a todos otra vez
door-guests-again-about = Para la próxima noche: se espera otra vez a todos los de la lista y nadie ha pagado; los suplentes siguen siendo suplentes. Los pagos y gastos de una noche que ya empezó se quedan con esa noche, en la página Noches. Los de una noche que no ha empezado se olvidan.
door-guests-empty = Vaciar la lista
door-guests-empty-about = Esto olvida a todos los invitados con sus pagos, y todos los gastos. No cambia la noche, y se sigue sabiendo quién vino y cuándo. Hágalo después de la noche: así también se conserva su dinero, en la página Noches.

# Quién vino y cuándo.

door-history = Quién vino y cuándo
door-history-about = Todas las noches en esta máquina: quién vino y cuánto pagó
door-history-reading = { $nights ->
    [one] Falta leer 1 registro …
   *[other] Falta leer { $nights } registros …
}
door-history-nobody = Todavía no se ha jugado ninguna noche en esta máquina.
door-history-of = { $nights ->
    [0] nunca vino
    [one] 1 noche
   *[other] { $nights } noches
}{ GIVEN($last) ->
    [no] {""}
   *[yes] , la última el { $last }
}{ GIVEN($paid) ->
    [no] {""}
   *[yes] , pagó { $paid }
}
door-history-visit = { $night }: { $how ->
    [played] jugó
    [here] estuvo y no jugó
   *[away] no vino
}{ GIVEN($paid) ->
    [no] {""}
   *[yes] , pagó { $paid }
}
door-history-download = Guardar el historial como archivo CSV
door-history-forget = Olvidar la asistencia y los pagos
door-history-forget-about = Esto olvida quién vino cada noche y cuánto pagó. Los registros todavía dicen quién jugó.

# The money.

door-money-title = dinero de headtable
door-money-heading = Dinero de la noche
door-money-paid = { $payers ->
    [0] Nadie ha pagado todavía
   *[other] Pagado por { $payers } de { COUNT("guest", $guests) }
}
door-money-pot = Bote: lo que las reglas recogen de cada persona y reparten en premios
door-money-prizes = Premios
door-money-prize-of = { $prize }: { AND($winners) }
door-money-spent = Gastos
door-money-donation = Queda para la donación
door-money-missing = Falta: sale más de lo que entra
door-money-received = Otros ingresos
door-money-received-about = Una rifa o un donativo, además de lo que pagan los invitados.
door-money-add-income = Agregar un ingreso
door-money-print = Imprimir
door-money-add-expense = Agregar un gasto
door-money-what = Para qué
door-money-amount = Cantidad
door-money-remove = Quitar { $what }
door-money-download = Guardar la hoja como archivo CSV
door-money-no-prizes = Las reglas de esta noche no dan premios en dinero.

# The seats.

door-seats-title = lugares de headtable
door-seats-heading = Dónde se sienta usted
door-seats-nobody = Todavía nadie tiene silla.
door-seats-page = Página { $page } de { $pages }
door-seats-before = Atrás
door-seats-next = Siguiente
door-seats-at-table = Mesa { $table }
door-seats-with = con { $partner }
door-seats-chair = silla { $chair }
door-seats-turns = Pasar las páginas automáticamente
