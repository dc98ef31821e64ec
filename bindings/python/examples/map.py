"""A keyboard made in one call, and a picture of which key each spot belongs to.

    python examples/map.py

With NumPy, frames and answers may be arrays, which are used where they lie.
"""

import responderkit as rk

LETTERS = ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"]

keyboard = rk.View((0, 0, 320, 180))
labels = ["."] * len(LETTERS)
frames = [(0, 60 * row, 320, 54) for row in range(len(LETTERS))]
superviews = [-1] * len(LETTERS)
for row, keys in enumerate(LETTERS):
    side = (320 - 32 * len(keys)) / 2
    for number, key in enumerate(keys):
        left = 0 if number == 0 else side + 32 * number + 3
        right = 320 if number == len(keys) - 1 else side + 32 * number + 29
        labels.append(key)
        frames.append((left, 5, right - left, 44))
        superviews.append(row)

views = rk.View.create_many(frames, keyboard, superviews=superviews)
label_of = {view: label for view, label in zip(views, labels)}

picture = keyboard.hit_map(keyboard.bounds, 60, 12)
for line in picture.tolist():
    print("|" + "".join(label_of.get(keyboard.context.view_of(handle), " ") for handle in line) + "|")
