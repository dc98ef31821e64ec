/* map.c - a keyboard made in one call, and a picture of which key each spot belongs to.
 *
 *     cc map.c $(pkg-config --cflags --libs responderkit) -o map && ./map
 *
 * Arrays in, handles out: frames, and for each view the number of its superview among those made before. The map asks for the middle of every
 * character what a finger there would hit; what lies between the keys belongs to their row, and the keys at the ends reach to the edge.
 */
#include <responderkit/responderkit.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void check(RKStatus status, const char *call) {
    if (status == RKStatusOK) return;
    fprintf(stderr, "%s\n  %s: %s\n", call, rk_status_name(status), rk_last_error());
    exit(1);
}
#define CHECK(call) check((call), #call)

enum { ROWS = 3, MOST = ROWS + 26, WIDTH = 60, HEIGHT = 12 };
static const char *const letters[ROWS] = {"QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"};

static char labels[MOST];
static RKRect frames[MOST];
static int64_t superviews[MOST];

static RKRect rectangle(double x, double y, double width, double height) {
    RKRect rect;
    rect.origin.x = x;
    rect.origin.y = y;
    rect.size.width = width;
    rect.size.height = height;
    return rect;
}

/* Rows first, so that keys can name them. */
static size_t describe(void) {
    size_t count = 0, row, key;
    for (row = 0; row < ROWS; row++) {
        labels[count] = '.';
        frames[count] = rectangle(0, 60.0 * (double)row, 320, 54);
        superviews[count++] = -1;
    }
    for (row = 0; row < ROWS; row++) {
        size_t keys = strlen(letters[row]);
        double side = (320 - 32 * (double)keys) / 2;
        for (key = 0; key < keys; key++) {
            double x = side + 32 * (double)key + 3, width = 26;
            if (key == 0) width += x, x = 0;
            if (key == keys - 1) width = 320 - x;
            labels[count] = letters[row][key];
            frames[count] = rectangle(x, 5, width, 44);
            superviews[count++] = (int64_t)row;
        }
    }
    return count;
}

int main(void) {
    RKContextRef context;
    RKViewRef keyboard, views[MOST], map[HEIGHT][WIDTH];
    RKViewsDesc desc = RK_INIT(RKViewsDesc);
    RKRect frame = rectangle(0, 0, 320, 180);
    size_t row, column, k;

    CHECK(rk_context_create(NULL, &context));
    CHECK(rk_view_create(context, NULL, frame, &keyboard));
    desc.superview = keyboard;
    desc.frames = frames;
    desc.superviews = superviews;
    desc.count = describe();
    CHECK(rk_view_create_many(context, &desc, views));

    CHECK(rk_hit_map(keyboard, frame, WIDTH, HEIGHT, map[0]));
    for (row = 0; row < HEIGHT; row++) {
        char line[WIDTH + 1] = "";
        for (column = 0; column < WIDTH; column++) {
            char label = ' '; /* the keyboard itself */
            for (k = 0; k < desc.count; k++)
                if (views[k] == map[row][column]) label = labels[k];
            line[column] = label;
        }
        printf("|%s|\n", line);
    }

    CHECK(rk_release_many((const RKObjectRef *)views, desc.count));
    CHECK(rk_release(RK_OBJECT(keyboard)));
    CHECK(rk_context_destroy(context));
    return 0;
}
