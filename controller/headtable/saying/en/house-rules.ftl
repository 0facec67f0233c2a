# The form for a house's own ruleset, and what is wrong with a night or a ruleset.

house-rules-yes-no = { $yes ->
    [yes] yes
   *[no] no
}
house-rules-section = { WORD("house-section", $section) }
house-rules-word = { WORD("house-word", $word) }
house-rules-other = Left out of these rules
house-ruleset-unknown = there is no ruleset '{ $ruleset }' here: load the page again, and choose one from the list
house-ruleset-name-wrong = '{ $name }' is no name for a ruleset: use up to 31 small letters, digits and hyphens
house-ruleset-name-taken = '{ $name }' comes with headtable: choose another name
house-ruleset-there-already = there is a ruleset '{ $name }' of your own already: choose another name, or save again to replace it
house-rulesets-too-many = there are { $most } rulesets of your own: save over one of them
house-ruleset-too-long = the file of the ruleset '{ $name }' has more than { $longest } characters: shorten its comments
house-ruleset-not-saved = cannot save the ruleset '{ $name }': { $error }
house-ruleset-not-deleted = cannot delete the ruleset '{ $name }': { $error }

# Parts and words of a ruleset.
house-section-snake_eyes = a number that costs points when all dice show it
house-section-drawings = drawings of names in the breaks
house-section-knockout = a semi-final and a final
house-section-traveler = a traveler, the fuzzy die
house-section-pot = money for the prizes, which every player pays
house-word-miss = no points
house-word-one = one of the mark
house-word-two = two of the mark
house-word-three = three of four on the mark
house-word-mini = all dice of another number
house-word-bunco = { $a_bunco }
house-word-wipe = all dice of the number that costs points
house-word-bell = bell
house-word-horn = air horn
house-word-cocked = cocked dice
house-word-stacked = stacked dice
house-word-unshaken = dice that were not shaken
house-word-off-table = dice off the table
house-word-floor = dice on the floor

# The prizes and breaks of a ruleset.
house-item-settles = { $item }: { WORD("house-item", $field) }
house-item-prize-name = its name
house-item-prize-to = who wins it
house-item-prize-share = its shares of the money
house-item-prize-dollars = its amount
house-item-break-what = what it is for
house-item-break-when = when it is
house-item-break-minutes = how many minutes; empty: until the host ends it
house-item-winner = { WORD("card-winner", $to) }
house-item-when = { GIVEN($set) ->
    [no] before the semi-final
   *[yes] after set { $set }
}
house-new-prize = prize { $number }
house-new-break = refreshments

# Why something is refused.
other-night-runs = another night has begun meanwhile: load the page again, and look
night-not-over = tonight is not over: say that it is to be put away as it stands
no-such-night = there is no night '{ $file }' among the nights that were put away
command-failed = headtable cannot do this: { $error }
command-too-slow = this takes longer than { $longest_s } seconds: try it again when no round is on, or on a faster computer with the journal’s file
ruleset-in-use = tonight is played by the ruleset '{ $name }': delete it when another night has begun
draft-does-not-fit = these settings do not fit together yet, or an example does not hold: { $faults }
