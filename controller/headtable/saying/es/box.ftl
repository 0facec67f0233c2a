# What the pages say of the troubles of a device, its line, its key and the pins.

other-protocol = habla el protocolo { $spoken }, no { $ours }: instale otra vez su firmware (ahora tiene { $firmware })
not-configured = no está en la configuración: `headtable devices adopt { $uid } --table N` le da una mesa
shared-uid = dos dispositivos tienen este UID: está en { $first } y en { $second }; el primero se lo queda, desconecte uno y dele su propio UID
not-answering = no responde
answers-garbled = sus respuestas llegan dañadas
flooding = inunda su línea con más de { $most_bytes_a_second } bytes por segundo y queda fuera { $shut_s } s cada vez; desconéctelo o instale otra vez su firmware
python-prompt = muestra el indicador de Python{ GIVEN($error) ->
    [no] {""}
   *[yes] {" "}después de «{ $error }»
}: { prompt-remedy }
echoes-questions = devuelve lo que se le pregunta, como el indicador de Python o una terminal: { prompt-remedy }
prompt-remedy = su programa no funciona. Oprima su botón de reinicio; si no ayuda, copie el firmware en él (firmware/README.md). Mientras tanto no se le escribe nada
not-our-device = dice «{ $heard }», que no es una línea del protocolo de headtable: ¿es un dispositivo de headtable con su firmware?
garbage-at-our-speed = a { $baud } baudios solo llega basura: ¿habla el dispositivo a otra velocidad? Si no, revise sus cables
wrong-speed = solo llega basura: su velocidad parece equivocada. [box] { $key } = { $baud }, y los dispositivos de headtable hablan a { $ours }: escriba { $key } = { $ours }
wired-signal = maneja la { $signal ->
    [bell] campana, y ninguna campana
   *[horn] bocina, y ninguna bocina
} obedece por Wi-Fi, donde un toque puede llegar segundos tarde: conéctela con un cable, o escriba over_wifi = true en su [[box.signals]]
shut-out = inundó su línea y queda fuera { $shut_s } s
no-key = no tiene clave aquí: conéctelo por USB y ejecute `headtable devices enrol { $uid }`, que le da una
other-key = firma con otra clave que la de aquí: conéctelo por USB y ejecute otra vez `headtable devices enrol { $uid }`
unknown-number = dice haber oído el número { $heard }, y { $newest } es el último que se envió
lines-late = sus líneas llegan con más de { $latest_s } s de retraso; ¿es débil el Wi-Fi allí?
keys-unreadable = no se puede leer { $file }: { $error }; debe ser del usuario de la caja, o de su grupo
keys-open = { $file } está abierto a otros; hágalo privado: chmod g-wx,o= { $file }
keys-damaged = { $file } está dañado ({ $error }); bórrelo y registre otra vez sus dispositivos
crashed = su programa falló y empezó de nuevo: «{ $why }»; envíelo a quien lo hizo
alarm = la { $signal ->
    [bell] campana
   *[horn] bocina
}: { WORD("alarm", $why) }
signal-alarm = { alarm }
alarm-welded = el contacto de su relé sigue cerrado aunque nada debe sonar; desconecte la señal y cambie el relé
alarm-no-contact = no recibe corriente; revise su fusible y su relé. La bocina necesita además su interruptor de llave, su interruptor de alimentación y, en una placa de control, 25 s de descanso después de cada sonido
alarm-too-often = sonó tantas veces en este minuto que su placa la deja descansar
alarm-not-allowed = su placa no tenía permiso de esta caja; recibe uno cada segundo, así que revise su línea
equal-hours = las horas de silencio empiezan y terminan a las { $hour }: elija dos horas distintas, o ninguna
pin-unplug = desenchufe la alimentación de la bocina y busque después el cortocircuito
pin-reads-high = { $pin } tiene tensión aunque está apagado: { pin-unplug }
pin-stays-high = { $pin } se apaga y sigue con tensión: { pin-unplug }
pin-stays-low = { $pin } se enciende y sigue sin tensión: ¿está en cortocircuito, o lo maneja otra cosa?
pin-not-driven = no se puede manejar { $pin } ({ $error }): { pin-unplug }
pin-not-read = no se puede leer { $pin } ({ $error }): { pin-unplug }
pin-not-released = no se puede soltar { $pin } ({ $error }): { pin-unplug }
guard-fired = { $pin }: la caja se detuvo, y el guardián lo apagó antes de que tuviera tensión
relay-welded = { alarm-welded }. Después reinicie la caja; hasta entonces no enciende el relé
player-not-started = no se puede reproducir: { $error }; `sudo apt install alsa-utils`
