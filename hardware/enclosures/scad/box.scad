// The box: a Raspberry Pi beside the driver board. Choose a part, then render.
part = "base"; // ["base", "lid"]
key_hole = 19.2; // the hole for the key: measure across the thread of yours, and add 0.2
key_flats = 19.2; // from flat to flat of that hole, and 0.2 more; as much as key_hole: it is round, and the key may turn
include <common.scad>
box_key_holes = [for (hole = box_lid_holes) [hole[0], hole[1], key_hole, key_flats]]; // the key is the only hole of the lid

if (part == "base")
    base(box_inner, box_lean, box_posts, box_screws, box_openings, box_ties, box_ribs, box_floor_slots);
if (part == "lid")
    engraved_lid(box_inner, box_screws, box_openings, box_key_holes, box_lid_windows, box_lid_labels);
