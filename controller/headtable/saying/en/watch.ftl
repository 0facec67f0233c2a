# Commands that look at the bus.

no-broker = { GIVEN($why) ->
    [no] the broker does not answer;
   *[yes] { $why }
} { $embedded ->
    [yes] start one: headtable broker; or headtable run, which names the file of its night
   *[no] start it: sudo systemctl start mosquitto
}, or name another with --config
