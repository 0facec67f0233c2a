// Capital letters of straight strokes. They need no font, so each machine renders the same triangles.
// A letter is 6 high; its strokes are lists of points. A stroke that ends where it began is closed. No stroke may
// overlap itself, and a piece between two turns is longer than a stroke is wide.
letter_stroke = 1.15;
letter_gap = 1.9;

function strokes(letter) =
    letter == "A" ? [[[0, 0], [0, 4.4], [1.4, 6], [2.6, 6], [4, 4.4], [4, 0]], [[0, 2.4], [4, 2.4]]] :
    letter == "B" ? [[[0, 0], [0, 6]], [[0, 6], [3, 6], [3.8, 5.2], [3.8, 3.9], [3, 3.1], [0, 3.1]],
                     [[0, 0], [3.2, 0], [4, 0.8], [4, 2.2], [3, 3.1]]] :
    letter == "C" ? [[[4, 4.8], [2.9, 6], [1.2, 6], [0, 4.8], [0, 1.2], [1.2, 0], [2.9, 0], [4, 1.2]]] :
    letter == "D" ? [[[0, 0], [0, 6], [2.5, 6], [4, 4.5], [4, 1.5], [2.5, 0], [0, 0]]] :
    letter == "E" ? [[[3.6, 0], [0, 0], [0, 6], [3.6, 6]], [[0, 3.1], [3.1, 3.1]]] :
    letter == "F" ? [[[0, 0], [0, 6], [3.6, 6]], [[0, 2.9], [3.1, 2.9]]] :
    letter == "G" ? [[[4, 4.8], [2.9, 6], [1.2, 6], [0, 4.8], [0, 1.2], [1.2, 0], [4, 0], [4, 2.7], [2.4, 2.7]]] :
    letter == "H" ? [[[0, 0], [0, 6]], [[4, 0], [4, 6]], [[0, 3], [4, 3]]] :
    letter == "I" ? [[[0, 0], [0, 6]]] :
    letter == "K" ? [[[0, 0], [0, 6]], [[3.7, 6], [0.9, 3], [3.7, 0]]] :
    letter == "L" ? [[[0, 6], [0, 0], [3.4, 0]]] :
    letter == "M" ? [[[0, 0], [0, 6]], [[4.8, 0], [4.8, 6]], [[0, 5.6], [2.4, 2.6], [4.8, 5.6]]] :
    letter == "N" ? [[[0, 0], [0, 6]], [[4, 0], [4, 6]], [[0.2, 5.7], [3.8, 0.3]]] :
    letter == "O" ? [[[1.2, 0], [0, 1.2], [0, 4.8], [1.2, 6], [2.8, 6], [4, 4.8], [4, 1.2], [2.8, 0], [1.2, 0]]] :
    letter == "P" ? [[[0, 0], [0, 6]], [[0, 6], [2.9, 6], [3.9, 5], [3.9, 3.7], [2.9, 2.7], [0, 2.7]]] :
    letter == "R" ? [[[0, 0], [0, 6]], [[0, 6], [2.9, 6], [3.9, 5], [3.9, 3.8], [2.9, 2.8], [0, 2.8]],
                     [[2, 2.6], [3.7, 0.2]]] :
    letter == "S" ? [[[3.9, 4.9], [2.9, 6], [1.1, 6], [0, 5], [0, 4.1], [1.1, 3.1], [2.8, 2.9], [3.9, 2], [3.9, 1],
                      [2.8, 0], [1, 0], [0, 1.1]]] :
    letter == "T" ? [[[0, 6], [4.2, 6]], [[2.1, 0], [2.1, 6]]] :
    letter == "U" ? [[[0, 6], [0, 1.2], [1.2, 0], [2.8, 0], [4, 1.2], [4, 6]]] :
    letter == "V" ? [[[0.2, 5.9], [2, 0.3]], [[4, 5.9], [2.2, 0.3]]] :
    letter == "W" ? [[[0.1, 5.9], [1.3, 0.2]], [[1.5, 0.2], [2.7, 4.6]], [[2.9, 4.6], [4.1, 0.2]], [[4.3, 0.2], [5.5, 5.9]]] :
    letter == "X" ? [[[0.1, 5.8], [3.9, 0.2]], [[3.9, 5.8], [0.1, 0.2]]] :
    letter == "Y" ? [[[0, 6], [0, 4.4], [1.4, 2.9], [2.6, 2.9], [4, 4.4], [4, 6]], [[2, 0], [2, 2.9]]] :
    letter == "1" ? [[[0.4, 4.7], [1.7, 6], [1.7, 0]]] :
    letter == "2" ? [[[0, 4.9], [1.1, 6], [2.8, 6], [3.9, 5], [3.9, 3.8], [0.2, 0.2]], [[0, 0], [4, 0]]] :
    letter == "4" ? [[[3, 0], [3, 6]], [[2.8, 5.8], [0, 2]], [[0, 1.6], [4, 1.6]]] :
    letter == "5" ? [[[3.7, 6], [0.3, 6], [0.3, 3.4], [2.8, 3.4], [3.9, 2.4], [3.9, 1.1], [2.8, 0], [0, 0]]] :
    letter == "8" ? [[[1.1, 0], [0, 1], [0, 2.2], [1.1, 3.1], [2.9, 3.1], [4, 2.2], [4, 1], [2.9, 0], [1.1, 0]],
                     [[1.2, 3.1], [0.2, 4], [0.2, 5.1], [1.2, 6], [2.8, 6], [3.8, 5.1], [3.8, 4], [2.8, 3.1],
                      [1.2, 3.1]]] :
    letter == " " ? [] :
    assert(false, str("letters.scad has no ", letter));

function letter_width(letter) = letter == " " ? 1 :
    max([for (stroke = strokes(letter)) max([for (point = stroke) point[0]])]);
function letters_width(word, at = 0) = at >= len(word) ? -letter_gap :
    letter_width(word[at]) + letter_gap + letters_width(word, at + 1);
function letters_before(word, number) = number == 0 ? 0 :
    letters_before(word, number - 1) + letter_width(word[number - 1]) + letter_gap;

function unit(vector) = vector / norm(vector);
function normal(one, other) = let (along = unit(other - one)) [-along[1], along[0]];
// The corner beside a point between two pieces of a stroke.
function mitre(one, point, other) =
    let (before = normal(one, point), after = normal(point, other)) (before + after) / (1 + before * after);

module stroke_2d(points) {
    half = letter_stroke / 2;
    last = len(points) - 1;
    closed = points[0] == points[last];
    start = unit(points[0] - points[1]) * half;
    end = unit(points[last] - points[last - 1]) * half;
    sides = [for (at = [0 : last])
        closed && (at == 0 || at == last) ? mitre(points[last - 1], points[0], points[1]) :
        at == 0 ? normal(points[0], points[1]) :
        at == last ? normal(points[last - 1], points[last]) : mitre(points[at - 1], points[at], points[at + 1])];
    middle = [for (at = [0 : last])
        closed ? points[at] : at == 0 ? points[0] + start : at == last ? points[last] + end : points[at]];
    one = [for (at = [0 : last]) middle[at] + sides[at] * half];
    other = [for (at = [last : -1 : 0]) middle[at] - sides[at] * half];
    count = last + 1;
    if (closed) polygon(concat(one, other), [[for (at = [0 : last - 1]) at], [for (at = [0 : last - 1]) count + at]]);
    else polygon(concat(one, other));
}

// A word so high, around its middle or from its left end on.
module word_2d(word, height, begins = "middle") {
    size = height / (6 + letter_stroke);
    scale(size) translate([begins == "left" ? letter_stroke / 2 : -letters_width(word) / 2, -3])
        for (at = [0 : len(word) - 1]) translate([letters_before(word, at), 0])
            for (stroke = strokes(word[at])) stroke_2d(stroke);
}
