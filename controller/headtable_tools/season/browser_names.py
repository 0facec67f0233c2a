"""The names that hosts have joined in the browser. The pages keep them in their folder."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from headtable.complaints import Complaints
from headtable.config.place import pages_folder_of
from headtable.web.state_file import FILE, stored_season_names
from headtable_tools.season.new_names import NewNames


def joined_in_browser(places: Iterable[Path], complain: Callable[[str], None]) -> NewNames:
    """The joined names of the folders in which these nights are. A folder without the pages' file has none.

    ``complain`` is told of a file that cannot be read. The season is then added up without it.
    """
    complaints = Complaints(complain)
    names: dict[str, str] = {}
    for folder in dict.fromkeys(place if place.is_dir() else place.parent for place in places):
        names |= stored_season_names(pages_folder_of(folder) / FILE, complaints)
    return names
