# The names of devices and values in Home Assistant.
ha-night = Bunco night
ha-events = Night
ha-round = Round
ha-phase = Phase
ha-time-left = Time left
ha-in-play = In play
ha-engine = Engine
ha-box = Box { $box }
ha-signal-ready = { $signal ->
    [bell] Bell ready
   *[horn] Horn ready
}
ha-online = Online
ha-identify = Blink
ha-battery = Battery
ha-firmware = Firmware
ha-garbled = Garbled lines
