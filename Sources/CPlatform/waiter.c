// SPDX-License-Identifier: MIT
/* The run loop's descriptor: an epoll set of an eventfd (wake-up) and a timerfd (next deadline). */
#define _GNU_SOURCE
#include "CPlatform.h"

#include <errno.h>
#include <math.h>
#include <poll.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

double rkp_clock(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

const char *rkp_system_error(void) { return strerror(errno); }

bool rkp_waiter_open(rkp_waiter *waiter) {
    waiter->event_fd = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    waiter->timer_fd = timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC | TFD_NONBLOCK);
    waiter->poll_fd = epoll_create1(EPOLL_CLOEXEC);
    struct epoll_event wanted = {.events = EPOLLIN};
    if (waiter->event_fd >= 0 && waiter->timer_fd >= 0 && waiter->poll_fd >= 0 &&
        epoll_ctl(waiter->poll_fd, EPOLL_CTL_ADD, waiter->event_fd, &wanted) == 0 &&
        epoll_ctl(waiter->poll_fd, EPOLL_CTL_ADD, waiter->timer_fd, &wanted) == 0)
        return true;
    int error = errno;
    rkp_waiter_close(waiter);
    errno = error;
    return false;
}

void rkp_waiter_close(rkp_waiter *waiter) {
    if (waiter->poll_fd >= 0) close(waiter->poll_fd);
    if (waiter->timer_fd >= 0) close(waiter->timer_fd);
    if (waiter->event_fd >= 0) close(waiter->event_fd);
    waiter->poll_fd = waiter->timer_fd = waiter->event_fd = -1;
}

void rkp_waiter_signal(int event_fd) {
    uint64_t one = 1;
    /* A full counter is readable already: this write can fail in no other way that matters. */
    if (event_fd >= 0 && write(event_fd, &one, sizeof one) < 0) return;
}

void rkp_waiter_clear(const rkp_waiter *waiter) {
    uint64_t count;
    while (read(waiter->event_fd, &count, sizeof count) > 0) {}
    while (read(waiter->timer_fd, &count, sizeof count) > 0) {}
}

bool rkp_waiter_arm(const rkp_waiter *waiter, double time) {
    struct itimerspec when = {{0, 0}, {0, 0}};
    if (time < 9e9) {
        if (!(time > 0)) time = 0;
        when.it_value.tv_sec = (time_t)time;
        when.it_value.tv_nsec = (long)((time - floor(time)) * 1e9);
        if (when.it_value.tv_nsec > 999999999L) when.it_value.tv_nsec = 999999999L;
        /* All zero would disarm. */
        if (when.it_value.tv_sec == 0 && when.it_value.tv_nsec == 0) when.it_value.tv_nsec = 1;
    }
    return timerfd_settime(waiter->timer_fd, TFD_TIMER_ABSTIME, &when, NULL) == 0;
}

bool rkp_waiter_wait(const rkp_waiter *waiter, double seconds) {
    double end = seconds < 0 ? INFINITY : rkp_clock() + seconds;
    struct pollfd wanted = {.fd = waiter->poll_fd, .events = POLLIN};
    for (;;) {
        double left = end - rkp_clock();
        int timeout = left > 1e6 ? -1 : left <= 0 ? 0 : (int)ceil(left * 1e3);
        if (seconds >= 0 && timeout < 0) timeout = 1000000000;
        int ready = poll(&wanted, 1, timeout);
        if (ready >= 0) return true;
        if (errno != EINTR) return false;
    }
}

/* The Embedded Swift runtime seeds its hashing with this; glibc has it from 2.36 on only, and getrandom from 2.25. */
void arc4random_buf(void *buffer, size_t count);
RKP_HIDDEN void arc4random_buf(void *buffer, size_t count) {
    unsigned char *bytes = buffer;
    while (count > 0) {
        ssize_t got = syscall(SYS_getrandom, bytes, count, 0);
        if (got > 0) {
            bytes += got;
            count -= (size_t)got;
        } else if (errno != EINTR) {
            memset(bytes, 0, count);
            return;
        }
    }
}
