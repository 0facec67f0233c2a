# What is wrong in a ruleset's file.

ruleset-unusable = [engine] ruleset = "{ $ruleset }": { $why }
ruleset-unreadable = cannot read the ruleset '{ $ruleset }': { $error }
ruleset-file-missing = there is no file '{ $file }'; `headtable rules copy rfp FILE` writes one to start from
ruleset-unknown = no ruleset '{ $ruleset }'{ GIVEN($nearest) ->
    [no] .
   *[yes] ; did you mean "{ $nearest }"?
} There are { $known }, your own in the folder rulesets beside headtable.toml, or give the path of a TOML file
dice-of-other-ruleset = [[box.dice]] { $uid } throws { $dice } dice, and the ruleset "{ $ruleset }" is played with { $thrown }: write dice = { $thrown } there and hang on as many, or name another ruleset under [engine]
ruleset-left-out-written = left_out: remove it from the file; headtable finds out what the file leaves out
ruleset-inherits-unknown = inherited: there is no setting '{ $setting }'{ GIVEN($nearest) ->
    [no] {""}
   *[yes] ; did you mean '{ $nearest }'?
}
ruleset-rounds-too-many = rounds = { $rounds }: the mark is the round’s number, and a die has { $sides } sides
ruleset-face-too-high = [snake_eyes] face = { $face }: a die has { $sides } sides
procedure-unknown = { $key } = { $name }: there is no such procedure; { GIVEN($nearest) ->
    [no] there
   *[yes] did you mean "{ $nearest }"? There
} are { $known }
break-without-time = the break '{ $what }': write when it is, by after_set = 2 or by before = "semi_final"
break-without-semi-final = before = "{ $before }": there is a semi-final only with a [knockout]
break-twice = the break { GIVEN($before) ->
    [no] after_set = { $after_set }: there is one already after this set
   *[yes] before = "{ $before }": there is one already
}
prize-to-unknown = to = { $to }: there is no such way to win a prize; there are { $known }
prize-name-twice = two prizes are called { $prize }: give one of them another name
prize-without-traveler = a prize goes to whoever holds the traveler: write in [traveler] where it starts
prize-without-final = a prize goes to whoever wins the final: there is one only with a [knockout]
pot-without-prizes = [pot] needs [[prizes]]: somebody must win what everybody pays
example-without-roll = the example mark = { $mark }, dice = [{ $dice }]: no such roll with these dice
example-wrong = the example mark = { $mark }, dice = [{ $dice }]: it says { $says } for { $says_points }, but by the points above it is { $is_worth } for { $is_points }

# In the list of rulesets.
ruleset-in-short = { $sets ->
    [one] 1 set
   *[other] { $sets } sets
} of { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}{ $final ->
    [yes] , a semi-final and a final
   *[no] {""}
}; for { $least } players or more{ $group ->
    [0] {""}
   *[other] , in groups of about { $group }
}
