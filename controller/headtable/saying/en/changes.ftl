# Changes of the past on the console: what each would do, and the tap that takes it back.

changes-looking = Looking at what this changes …
changes-incomplete = Fill in the fields to see what this changes.
changes-nothing-else = This changes nothing else.
changes-unknown = What this changes is not known: { $error }
changes-cut-off = The box cannot be reached, so nothing can be changed now. This goes on by itself as soon as it answers.
changes-impossible = Not possible: the reason is above.
changes-without-effect = The button is grey because “let it stand” is chosen above: nothing would change. To go on, choose “throw away what was played …”.
changes-not-ticked = First tick the box with the red frame.
changes-all-the-same = Do it anyway
changes-lost = Yes, give up { $opening ->
    [yes] the opening of the night, { changes-lost-rounds }
   *[no] { changes-lost-rounds }
}
changes-lost-rounds = { $rounds ->
    [0] {""}
    [one] 1 round,{" "}
   *[other] { $rounds } rounds,{" "}
}{ $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}
changes-at-one-tap = { $made ->
    [change] Undo this change
   *[taken-back] Redo this change
}
changes-at-one-tap-do = { $made ->
    [change] Take it back
   *[taken-back] Make it again
}
changes-taking-back = { $change }, { $made ->
    [change] taken back
   *[taken-back] made again
}
