// The box of the dice: one base, a lid for a reader of electronic dice, and a lid for dice of LEDs. Choose a part.
part = "base"; // ["base", "lid-reader", "lid-leds", "cap-roll"]
button_height = 8.5; // [8.5, 7.3] from the board to the actuator: a lower button needs a longer cap
include <common.scad>

if (part == "base")
    base(dice_inner, dice_lean, dice_posts, dice_screws, dice_openings, dice_ties, dice_ribs, dice_floor_slots);
if (part == "lid-reader")
    raised_lid(dice_inner, dice_screws, dice_openings, dice_reader_holes, dice_reader_windows, dice_reader_labels, dice_reader_frames);
if (part == "lid-leds")
    raised_lid(dice_inner, dice_screws, dice_openings, dice_leds_holes, dice_leds_windows, dice_leds_labels, dice_leds_frames);
if (part == "cap-roll")
    cap(dice_leds_caps[0][1], dice_leds_caps[0][2] + made_for - button_height, dice_leds_caps[0][3]);
