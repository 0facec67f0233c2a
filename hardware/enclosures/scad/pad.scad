// The pad: its lid leans towards the player. Choose a part, then render.
part = "base"; // ["base", "lid", "cap-one", "cap-two", "cap-mini", "cap-bunco", "cap-pass", "cap-undo", "cap-help"]
button_height = 8.5; // [8.5, 7.3] from the board to the actuator: a lower button needs a longer cap
include <common.scad>

if (part == "base")
    base(pad_inner, pad_lean, pad_posts, pad_screws, pad_openings, pad_ties, pad_ribs, pad_floor_slots);
if (part == "lid")
    raised_lid(pad_inner, pad_screws, pad_openings, pad_lid_holes, pad_lid_windows, pad_lid_labels, pad_lid_frames);
for (button = pad_lid_caps) if (part == str("cap-", button[0])) cap(button[1], button[2] + made_for - button_height, button[3]);
