/* monitor.c - print the calls of a screen-sized window's views, with the devices of a seat.
 *
 *     make monitor && sudo ./monitor [--size 1920x1080] [--seat seat0] [--seconds N] [--gestures] [DEVICE...]
 *
 * With devices (/dev/input/event3) only these are opened, else all of the seat. Control-C, or N seconds, end it. The loop sleeps until a device has events or the context's next
 * deadline has come.
 */
#include "diary.h"
#include "rk_libinput.h"
#include <errno.h>
#include <fcntl.h>
#include <libudev.h>
#include <math.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static volatile sig_atomic_t interrupted;
static void interrupt(int number) {
    (void)number;
    interrupted = 1;
}

static int open_device(const char *path, int flags, void *userdata) {
    int fd = open(path, flags | O_CLOEXEC);
    (void)userdata;
    if (fd < 0) fprintf(stderr, "%s: %s\n", path, strerror(errno));
    return fd < 0 ? -errno : fd;
}
static void close_device(int fd, void *userdata) {
    (void)userdata;
    close(fd);
}
static const struct libinput_interface opener = {open_device, close_device};

int main(int argc, char **argv) {
    RKSize size = {1920, 1080};
    const char *seat = "seat0";
    double end = INFINITY, deadline, now;
    struct udev *udev = NULL;
    struct libinput *libinput = NULL;
    RKLibinput source;
    RKInput input;
    Diary diary;
    bool gestures = false;
    int k, opened = 0, result = 1;
    for (k = 1; k < argc && argv[k][0] == '-'; k += 2) {
        if (strcmp(argv[k], "--gestures") == 0) gestures = true, k--;
        else if (k + 1 < argc && strcmp(argv[k], "--seat") == 0) seat = argv[k + 1];
        else if (k + 1 < argc && strcmp(argv[k], "--seconds") == 0) end = rk_run_loop_time() + atof(argv[k + 1]);
        else if (!(k + 1 < argc && strcmp(argv[k], "--size") == 0 && sscanf(argv[k + 1], "%lfx%lf", &size.width, &size.height) == 2)) {
            fprintf(stderr, "usage: monitor [--size 1920x1080] [--seat seat0] [--seconds N] [--gestures] [DEVICE...]\n");
            return 2;
        }
    }
    if (k < argc) {
        libinput = libinput_path_create_context(&opener, NULL);
        for (; libinput && k < argc; k++) opened += libinput_path_add_device(libinput, argv[k]) != NULL;
    } else {
        udev = udev_new();
        libinput = udev ? libinput_udev_create_context(&opener, NULL, udev) : NULL;
        opened = libinput && libinput_udev_assign_seat(libinput, seat) == 0;
    }
    if (!opened) {
        fprintf(stderr, "monitor: there is no device to listen to\n");
        goto done;
    }
    signal(SIGINT, interrupt);
    setvbuf(stdout, NULL, _IOLBF, 0);
    diary_open(&diary, size.width, size.height, gestures);
    rk_input_init(&input, diary.context, size);
    input.time_offset = -rk_run_loop_time(); /* times from now on */
    input.types_text = true;
    rk_libinput_init(&source, &input);
    printf("listening\n");
    while (!interrupted && (now = rk_run_loop_time()) < end) {
        struct pollfd waits = {libinput_get_fd(libinput), POLLIN, 0};
        double wait;
        RKStatus status = rk_libinput_dispatch(&source, libinput);
        if (status != RKStatusOK) fprintf(stderr, "%s: %s\n", rk_status_name(status), rk_last_error());
        /* All changes of the devices have been sent; now the timers may fire. */
        CHECK(rk_context_advance(diary.context, now + input.time_offset));
        CHECK(rk_context_next_deadline(diary.context, &deadline));
        wait = fmin(deadline - input.time_offset, end) - now;
        poll(&waits, 1, isinf(wait) ? -1 : wait <= 0 ? 0 : (int)fmin(ceil(wait * 1000), 1e6));
    }
    CHECK(rk_input_cancel(&input, rk_run_loop_time(), RK_INPUT_ALL));
    diary_close(&diary);
    result = 0;
done:
    if (libinput) libinput_unref(libinput);
    if (udev) udev_unref(udev);
    return result;
}
