// What all enclosures share: base, lid, posts, openings. All lengths are in mm.
// Frame: x right, y back, z up, from the inner corner at the front left. The lid's lower side is at inner[2].
include <dimensions.scad>
use <letters.scad>

$fn = 24;
far = 400;

module outer_2d(inner) {
    offset(r = wall) square([inner[0], inner[1]]);
}

module inner_2d(inner, grown = 0) {
    offset(delta = grown) square([inner[0], inner[1]]);
}

// Everything under the table, or under the inner floor if lift is the floor's thickness.
module under(lean, lift = 0) {
    translate([0, -wall, -floor_thickness]) rotate([-lean, 0, 0]) translate([-far / 2, -far / 2, lift - far])
        cube([far, 2 * far, far]);
}

// A block through a wall, from one height to another. It starts `out` beyond the wall and ends `in` inside of it.
module through(inner, opening, low, high, width, out, in) {
    at = opening[1] - width / 2;
    deep = wall + out + in;
    side = opening[0];
    if (side == "front") translate([at, -wall - out, low]) cube([width, deep, high - low]);
    if (side == "back") translate([at, inner[1] - in, low]) cube([width, deep, high - low]);
    if (side == "left") translate([-wall - out, at, low]) cube([deep, width, high - low]);
    if (side == "right") translate([inner[0] - in, at, low]) cube([deep, width, high - low]);
}

// A block with a tunnel along the wall: a cable tie goes through it and around the cable above.
module tie(inner, place) {
    side = place[0];
    at = place[1];
    spot = side == "front" ? [at, 0, 0] : side == "back" ? [at, inner[1], 180] :
        side == "left" ? [0, at, -90] : [inner[0], at, 90];
    translate([spot[0], spot[1], 0]) rotate(spot[2]) translate([-tie_size[0] / 2, tie_gap, -1]) difference() {
        cube([tie_size[0], tie_size[1], tie_size[2] + 1]);
        translate([-1, (tie_size[1] - 5) / 2, 3]) cube([tie_size[0] + 2, 5, 3]);
    }
}

module shell(inner, lean) {
    deep = (inner[1] + 2 * wall) * tan(lean) + floor_thickness + 1;
    difference() {
        translate([0, 0, -deep]) linear_extrude(deep + inner[2] + lid_thickness) outer_2d(inner);
        difference() {
            translate([0, 0, -deep]) linear_extrude(deep + inner[2] + lid_thickness + 1) inner_2d(inner);
            under(lean, floor_thickness);
        }
        translate([0, 0, inner[2]]) linear_extrude(lid_thickness + 1) inner_2d(inner, rebate);
    }
}

module base(inner, lean, posts, screws, openings, ties, ribs, floor_slots) {
    difference() {
        union() {
            shell(inner, lean);
            intersection() {
                union() {
                    for (post = posts) translate([post[0], post[1], -far / 4]) cylinder(d = post[3], h = far / 4 + post[2]);
                    for (screw = screws) translate([screw[0] - boss / 2 - 0.5, screw[1] - boss / 2 - 0.5, -far / 4])
                        cube([boss + 1, boss + 1, far / 4 + inner[2]]);
                }
                translate([0, 0, -far / 4]) linear_extrude(far / 2) inner_2d(inner, 0.5);
            }
            for (place = ties) tie(inner, place);
            for (rib = ribs) translate(rib[0]) cube(rib[1]);
        }
        under(lean);
        for (post = posts) translate([post[0], post[1], post[2] - post[5]]) cylinder(d = post[4], h = post[5] + 1);
        for (screw = screws) translate([screw[0], screw[1], inner[2] - insert_depth])
            cylinder(d = insert, h = insert_depth + 1);
        for (opening = openings) {
            high = opening[5] == "window" ? opening[4] : inner[2] + lid_thickness + 1;
            through(inner, opening, opening[3], high, opening[2], 1, 1);
        }
        for (slot = floor_slots) translate([slot[0], slot[1], -floor_thickness - 1])
            cube([slot[2], slot[3], floor_thickness + 2]);
    }
}

// A round hole, or one with two flats, in front and behind, that keep a switch from turning.
module hole_2d(hole) {
    if (len(hole) > 3 && hole[3] < hole[2])
        intersection() {
            circle(d = hole[2]);
            square([hole[2] + 1, hole[3]], center = true);
        }
    else circle(d = hole[2]);
}

module plate_2d(inner, openings, holes, windows) {
    difference() {
        union() {
            inner_2d(inner, rebate - play);
            for (opening = openings) if (opening[5] != "window")
                projection() through(inner, opening, 0, 1, opening[2] - 2 * play, 0, 1);
        }
        for (hole = holes) translate([hole[0], hole[1]]) hole_2d(hole);
        for (window = windows) translate([window[0], window[1]]) square([window[2], window[3]]);
    }
}

module letters_2d(labels) {
    for (label = labels) translate([label[1], label[2]]) word_2d(label[0], label[3], label[4]);
}

module frames_2d(frames) {
    for (frame = frames) translate([frame[0], frame[1]]) difference() {
        square([frame[2], frame[3]]);
        translate([1, 1]) square([frame[2] - 2, frame[3] - 2]);
    }
}

// The holes for the screws of a lid, with the countersinks of their heads.
module screw_holes(inner, screws) {
    sink = (head - clearance) / 2;
    for (screw = screws) translate([screw[0], screw[1], inner[2]]) rotate_extrude() polygon([
        [0, -1], [clearance / 2, -1], [clearance / 2, lid_thickness - sink], [head / 2, lid_thickness],
        [head / 2, lid_thickness + 1], [0, lid_thickness + 1],
    ]);
}

// A lid that is printed with its face up: its letters are raised.
module raised_lid(inner, screws, openings, holes, windows, labels, frames) {
    difference() {
        translate([0, 0, inner[2]]) linear_extrude(lid_thickness) plate_2d(inner, openings, holes, windows);
        screw_holes(inner, screws);
    }
    translate([0, 0, inner[2] + lid_thickness - 0.2]) linear_extrude(raised + 0.2) {
        letters_2d(labels);
        frames_2d(frames);
    }
}

// A lid that is printed with its face down: its letters are engraved, and its tabs close the notches from above.
module engraved_lid(inner, screws, openings, holes, windows, labels) {
    difference() {
        union() {
            translate([0, 0, inner[2]]) linear_extrude(lid_thickness - engraved)
                plate_2d(inner, openings, holes, windows);
            translate([0, 0, inner[2] + lid_thickness - engraved]) linear_extrude(engraved) difference() {
                plate_2d(inner, openings, holes, windows);
                letters_2d(labels);
            }
            for (opening = openings) if (opening[5] == "notch with tab")
                through(inner, opening, opening[4], inner[2] + 0.5, opening[2] - 2 * play, 0, 0);
        }
        screw_holes(inner, screws);
    }
}

// A cap, from its foot on the switch (z = 0): a foot, a flange under the lid, the cap, and its dots.
// It is printed standing on its foot, so the flange is a cone below.
module cap(diameter, below, relief) {
    flange = diameter + 2 * button_play + 2 * flange_width;
    foot = max(8, flange - 2 * (below - flange_height));
    cone = (flange - foot) / 2;
    above = below + lid_thickness + proud;
    rotate_extrude($fn = 48) polygon([
        [0, 0], [foot / 2, 0], [foot / 2, below - flange_height - cone], [flange / 2, below - flange_height],
        [flange / 2, below], [diameter / 2, below], [diameter / 2, above - 0.6], [diameter / 2 - 0.6, above],
        [0, above],
    ]);
    for (dot = relief) translate([dot[0], dot[1], above - 0.2])
        cylinder(d1 = 2.4, d2 = 1.4, h = raised + 0.2, $fn = 16);
}
