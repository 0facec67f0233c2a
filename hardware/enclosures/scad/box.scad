// The box: a Raspberry Pi beside the driver board. Choose a part, then render.
part = "base"; // ["base", "lid"]
include <common.scad>

if (part == "base")
    base(box_inner, box_lean, box_posts, box_screws, box_openings, box_ties, box_ribs, box_floor_slots);
if (part == "lid")
    engraved_lid(box_inner, box_screws, box_openings, box_lid_holes, box_lid_windows, box_lid_labels);
