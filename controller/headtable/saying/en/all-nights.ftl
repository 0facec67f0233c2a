# The hosts' page of all nights, and the page of a house's own ruleset.

all-nights-title = headtable nights
all-nights-heading = Nights
all-nights-console = Console
all-nights-own-rules = A ruleset of your own
all-nights-now = Now
all-nights-new = A new night
all-nights-ruleset = Ruleset
all-nights-card = The card that guests read
all-nights-its-title = Title
all-nights-day = Date
all-nights-place = Place
all-nights-names = Names, one a line, up to 40 characters each. They go on the guest list as well.
all-nights-names-later = Without names here, you type them into the console.
all-nights-begin = Begin this night
all-nights-next = Next
all-nights-begin-next = Begin the next night
all-nights-change-next = Change it
all-nights-forget-next = Remove it
all-nights-keep = Keep it as the next night
all-nights-list-anew = When this night begins, nobody on the guest list is here or has paid. The payments and expenses of the night before stay with that night, under “{ all-nights-past }”.
all-nights-unnamed-leave = Take them off the guest list
all-nights-past = Past nights
all-nights-rules-title = House rules
all-nights-rules-heading = A ruleset of your own
all-nights-rules-about = Start from a ruleset, change what your house plays differently, and save it under a name. Settings without an effect are hidden.
all-nights-rules-from = Start from
all-nights-rules-settings = Settings
all-nights-rules-card = The card that guests read
all-nights-rules-its-title = Title for guests
all-nights-rules-save = Save
all-nights-rules-correct = The new points are right: change the examples to match
all-nights-rules-back = All nights

# What their scripts say.

all-nights-none = The engine has not been heard.
all-nights-running = { GIVEN($title) ->
    [no] { $rules }
   *[yes] { $title }: { $rules }
}, { $phase }
all-nights-running-round = { which-round }
all-nights-when = { GIVEN($place) ->
    [no] { $day }
   *[yes] { $day }, { $place }
}
all-nights-house = { $title }, your own
all-nights-unnamed = { $guests ->
    [one] One guest is on the guest list and not among these names: { AND($names) }. This guest stays on it, with e-mail address and wish.
   *[other] { $guests } guests are on the guest list and not among these names: { AND($names) }. They stay on it, with their e-mail addresses and wishes.
}
all-nights-beginning = A new night …
all-nights-kept = Kept as the next night. It begins when you press its button.
all-nights-forget-title = Remove the next night?
all-nights-forget-what = Its rules, its words and its names are forgotten. The night that goes on stays as it is.
all-nights-forget-do = Remove it
all-nights-prepared = { $title }: { $rules }
all-nights-prepared-names = { $players ->
    [one] 1 name
   *[other] { $players } names
}
all-nights-put-away-title = Put tonight away?
all-nights-put-away-what = Tonight is not over: { $night }. It ends as it stands and is put away in a file of its own; nothing of it is lost. You cannot go on with it here.
all-nights-put-away-do = Put tonight away
all-nights-no-past = No night has been put away yet.
all-nights-unreadable = The folder of the nights cannot be read: { $error }
all-nights-show = Standings
all-nights-showing = Reading the night …
all-nights-not-over = This night was put away before its end. It has no results and no certificates. You can have its standings so far, its report and its data.
all-nights-standings-file = Standings (CSV)
all-nights-rounds-file = Rounds (CSV)
all-nights-journal-file = Journal
all-nights-report-file = Report to share (HTML)
all-nights-results = Results (PDF, { $size ->
    [letter] Letter
   *[a4] A4
})
all-nights-certificates = Certificates (PDF, { $size ->
    [letter] Letter
   *[a4] A4
})
all-nights-data-files = All data (CSV and JSON)
all-nights-data-file = All data (JSON)
all-nights-under = By other rules
all-nights-replay-fold = Play it again by other rules
all-nights-replay = Play it again
all-nights-replaying = Playing the night again …
all-nights-that-night = That night: { $rules }
all-nights-other-night = By { $rules }
all-nights-went = { $whole ->
    [yes] The whole night makes sense by these rules.
   *[no] { $round ->
        [0] The night cannot be played by these rules: its beginning does not fit them.
       *[other] The night can be played by these rules up to round { $round } of { which-set }. It ends there, because what happened then does not fit them.
    }
}
all-nights-stop = { GIVEN($at) ->
    [no] {""}
   *[yes] At { $at }:{" "}
}“{ $said }” does not fit these rules: { $why }.
all-nights-same = { $rounds ->
    [0] No round is finished by these rules.
   *[other] Finished rounds: { $rounds }. The first { $same } ended as they did that night.
}
all-nights-no-standings = No round was finished, so there are no standings.
all-nights-place-head = Place
all-nights-player-head = Player
all-nights-wins-head = Wins
all-nights-losses-head = Losses
all-nights-rules-saved = Saved as { $title }. You find it among the rulesets of a new night.
all-nights-rules-replace-title = Replace { $ruleset }?
all-nights-rules-replace-what = There is a ruleset of this name already. Its file is overwritten. Nights that are played keep their rules.
all-nights-rules-replace-do = Replace it
all-nights-rules-delete = Delete this ruleset…
all-nights-rules-delete-title = Delete { $ruleset }?
all-nights-rules-delete-what = Its file is deleted, and no new night can be played by it. Nights that are played keep their rules.
all-nights-rules-delete-do = Delete it
all-nights-rules-deleted = { $ruleset } is deleted.
all-nights-rules-faults = { $faults ->
    [0] { $examples ->
        [0] Every example of these rules holds.
        [one] One example no longer holds:
       *[other] { $examples } examples no longer hold:
    }
   *[other] These settings do not fit together:
}
all-nights-rules-no-card = The card appears again once the settings fit together.
all-nights-rules-add = { $key ->
    [breaks] Add a break
   *[prizes] Add a prize
}
all-nights-rules-not-set = not set

# The season.

all-nights-season = The season: all nights together
all-nights-season-file = The season to share (HTML)
all-nights-season-joining = Two names of one person
all-nights-season-join-name = This name
all-nights-season-join-to = counts as
all-nights-season-join = Join them …
all-nights-season-join-same = Choose two different names.
all-nights-season-join-title = Count { $name } as { $to }?
all-nights-season-join-what = In the season, { $to } then has { COUNT("night", $all_nights) } instead of { $nights }, { COUNT("win", $all_wins) } instead of { $wins }, and { COUNT("bunco", $all_buncos) } instead of { $buncos }. { $name } no longer has a line of its own. The nights themselves stay as they are, and you can take this back.
all-nights-season-join-do = Join them
all-nights-season-joined = { $name } counts as { $to }.
all-nights-season-part = Take it back
all-nights-season-reading = The nights are being read. A Pi needs a few seconds for each …
all-nights-season-of = { $nights ->
    [0] No night on this machine is over yet.
    [one] 1 night, { all-nights-season-players }
   *[other] { $nights } nights, { all-nights-season-players }
}
all-nights-season-players = { $players ->
    [one] 1 player
   *[other] { $players } players
}
all-nights-season-left-out = { $why ->
    [still-running] { $journals ->
        [one] 1 night is left out, because it is not over
       *[other] { $journals } nights are left out, because they are not over
    }
    [copy-of] { $journals ->
        [one] 1 file is left out, because its night is in another file
       *[other] { $journals } files are left out, because their nights are in other files
    }
   *[unreadable] { $journals ->
        [one] 1 file is left out, because it cannot be read
       *[other] { $journals } files are left out, because they cannot be read
    }
}: { AND($nights) }
all-nights-season-untold = Points come from the rolls that were entered. Results of tables on paper have none.
all-nights-night-head = Night
all-nights-winners-head = First place
all-nights-players-head = Players
all-nights-season-by = Ranked by
all-nights-season-count = { $by ->
    [wins] Wins
    [buncos] { $bunco }s
    [points] Points
   *[cents] Money
}
all-nights-nights-head = Nights
all-nights-season-all-pairs = Show all pairs: { $pairs }
all-nights-season-together = Who sat together most
all-nights-season-two = Two players
all-nights-season-rounds = Rounds
all-nights-season-partners = As partners
