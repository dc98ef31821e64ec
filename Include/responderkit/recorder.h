/**
 * @file recorder.h
 * The recorder: a session as one file, from which the same decisions can be had again, without the program that made
 * them.
 *
 * While a recorder is on, everything that changes a context is written down: first the tree, the classes and the
 * configuration as they are, then every call that may change something, every call out of the library with what came
 * back, every object that came into being, and every decision as in trace.h. `rk replay FILE.rkrec` plays the file;
 * what the program's own functions answered is in it, so the program is not needed. The format is described in
 * ResponderKit.docc/Recording.md.
 *
 * What a file holds: positions of fingers, keys and texts that were typed while it was made, and names of objects and
 * classes. It holds no memory of the program.
 */
#ifndef RESPONDERKIT_RECORDER_H
#define RESPONDERKIT_RECORDER_H

#include "base.h"

RK_EXTERN_C_BEGIN

/** What a recorder leaves out; bits of RKRecorderDesc.options. */
RK_ENUM(RKRecorderOptions) {
    /** Nothing. */
    RKRecorderOptionsNone = 0,
    /** The decisions: the file is smaller, a replay can still compare what the library calls, but nothing can be read
     *  from the file alone. */
    RKRecorderOptionsWithoutDecisions = 1
};

/**
 * Takes the bytes of a recording, in order.
 *
 * It must not call the library. @param bytes valid during the call. @param count at least 1. @return false: no more can
 * be taken; the recorder stops (RKReasonRecorderFailed).
 * Thread: [callback]
 */
typedef bool (*RKRecorderWriter)(const void *bytes, size_t count, void *userdata);

/** Where a recording goes. Everything is copied; the pointers need to be valid during rk_recorder_start() only. */
typedef struct RKRecorderDesc {
    /** sizeof(RKRecorderDesc); see RK_INIT. */
    uint32_t struct_size;
    /** RKRecorderOptions. */
    uint32_t options;
    /** A file, in the system's own encoding: made if it is not there, readable by its owner only; emptied if it is
     *  there. NULL with a `writer`. */
    const char *path;
    /** Takes the bytes instead of a file; NULL with a `path`. */
    RKRecorderWriter writer;
    /** Passed to `writer`. */
    void *userdata;
    /** Called exactly once with `userdata` when the recorder has stopped; not called if rk_recorder_start() fails. May
     *  be NULL. */
    void (*drop)(void *userdata);
} RKRecorderDesc;

/**
 * Begin to record a context: what it is now, and from now on all that happens to it.
 *
 * Bytes leave the library before the host is first called in a call, when a call that brings input or time ends, and
 * when some 64 KB have come together: after a crash of the program the file holds all but the end of the call that was
 * running. Nothing is compressed; a finger's move takes some 35 bytes and its decisions 8 to 15 each.
 *
 * A process that forks shares the file with its child: only one of them may go on using the context. Signals of the
 * system are the program's own affair: SIGPIPE when `path` is a pipe whose reader has gone, SIGXFSZ at a limit of file
 * sizes.
 *
 * @param desc see RKRecorderDesc. @return RKStatusOK; RKStatusInvalidArgument (no desc, neither or both of `path` and
 *   `writer`, an unknown option); RKStatusAlreadyExists (this context is being recorded); RKStatusBusy (called inside a
 *   callback, or while something is under way that cannot be written down as a state: a touch or press that is down, a
 *   gesture, a tap that a further one may continue, a scroll view that moves or that has zoomed a view which has left
 *   it, a shake; the sentence says which); RKStatusSystem (the file; rk_last_error() has what the system says);
 *   RKStatusStructSize; RKStatusStructNewer; RKStatusNoMemory; RKStatusUnsupported (a `path` in a build without an
 *   operating system); or a handle error.
 * Re-entrancy: calls `writer`. Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_recorder_start(RKContextRef context, const RKRecorderDesc *desc);

/**
 * End the recording and close the file. rk_context_destroy() does so too.
 *
 * @return RKStatusOK; RKStatusNotFound (nothing is being recorded); RKStatusSystem (something could not be written, now
 *   or before: the file ends there); RKStatusBusy (inside a callback); or a handle error. The recording has ended in
 *   any case but RKStatusBusy and a handle error.
 * Re-entrancy: calls `writer` and `drop`. Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_recorder_stop(RKContextRef context);

/**
 * Write down now what has not left the library yet.
 *
 * @return RKStatusOK; RKStatusNotFound (nothing is being recorded); RKStatusSystem; or a handle error. Re-entrancy:
 *   calls `writer`. Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_recorder_flush(RKContextRef context);

/**
 * Put a remark of the host into the recording, such as "the button did not fire here": replays and reports show it in
 * its place.
 *
 * @param text UTF-8, copied, 1 to 255 bytes. @return RKStatusOK, also when nothing is being recorded;
 *   RKStatusInvalidArgument (NULL, empty); RKStatusLimitReached (longer); or a handle error. Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_recorder_mark(RKContextRef context, const char *text);

/**
 * Say how long the recording is by now.
 *
 * @param out receives the bytes written so far, those that have not left the library included; 0 if nothing is being
 *   recorded. @return RKStatusOK, RKStatusInvalidArgument if `out` is NULL, or a handle error. Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_recorder_get_size(RKContextRef context, uint64_t *out);

RK_EXTERN_C_END

#endif
