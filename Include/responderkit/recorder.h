/* SPDX-License-Identifier: MIT */
/**
 * @file recorder.h The recorder: writes a session to one file, which reproduces the same decisions without the program.
 *
 * A recorder writes everything that changes a context. It begins with the present tree, classes and configuration.
 * Then it writes every call that may change something, every callback with its result, every new object, and every
 * decision; the trace (trace.h) may be off. `rk replay FILE.rkrec` plays the file. The results of the program's
 * callbacks are in the file, so a replay does not need the program. Recording.md, a page of the documentation,
 * describes the format.
 *
 * **Privacy.** A file holds positions of fingers, typed keys and texts, and names of objects and classes. It holds no
 * memory of the program.
 */
#ifndef RESPONDERKIT_RECORDER_H
#define RESPONDERKIT_RECORDER_H

#include "base.h"

RK_EXTERN_C_BEGIN

/** Parts that a recorder leaves out; bits of RKRecorderDesc.options. */
RK_OPTIONS(RKRecorderOptions) {
    /** Nothing. */
    RKRecorderOptionsNone = 0,
    /** The decisions. The file is smaller. A replay can still compare callbacks, but the file alone cannot explain a
     *  decision. */
    RKRecorderOptionsWithoutDecisions = 1
};

/**
 * A function that receives the bytes of a recording, in order.
 *
 * It must not call the library.
 *
 * @param bytes valid during the call.
 * @param count at least 1.
 * @return false to stop the recorder (RKReasonRecorderFailed).
 * Thread: [callback]
 */
typedef bool (*RKRecorderWriter)(const void *bytes, size_t count, void *userdata);

/** Where a recording goes. Everything is copied; the pointers need to be valid during rk_recorder_start() only. */
typedef struct RKRecorderDesc {
    /** sizeof(RKRecorderDesc); see RK_INIT. */
    uint32_t struct_size;
    /** RKRecorderOptions. */
    uint32_t options;
    /** Path of a file, in the system's own encoding. A new file is readable by its owner only; an existing one is
     *  emptied. NULL with a `writer`. */
    const char *RK_NULLABLE path;
    /** Receives the bytes instead of a file; NULL with a `path`. */
    RKRecorderWriter RK_NULLABLE writer;
    /** Passed to `writer`. */
    void *userdata;
    /** Called exactly once with `userdata` when the recorder has stopped; not if rk_recorder_start() fails. May be
     *  NULL. */
    void (*drop)(void *userdata);
} RKRecorderDesc;

/**
 * Start recording a context: its present state, and everything that changes it from now on.
 *
 * A recording cannot start inside a callback. It also cannot start while one of these exists, because the file cannot
 * describe them as a state: a touch or press that is down; a gesture; a tap after which another tap may follow; a
 * shake; a moving scroll view; a scroll view with a zoomScale other than 1 whose zoomed view is no longer inside it.
 * The result is then RKStatusBusy, and rk_last_error() names the cause.
 *
 * Bytes are written at these moments: before the first callback of a call; at the end of a call with input or time;
 * whenever about 64 KB are waiting. So after a crash of the program the file lacks only the end of the running call.
 * Nothing is compressed. A finger's move takes about 35 bytes, and each of its decisions 8 to 15.
 *
 * After fork() both processes share the file: only one of them may use the context. Two signals are left to the
 * program. SIGPIPE comes when `path` is a pipe whose reader has closed it, SIGXFSZ when the file exceeds the process's
 * limit.
 *
 * @param desc see RKRecorderDesc.
 * @return also RKStatusInvalidArgument (neither or both of `path` and `writer`, an unknown option);
 *   RKStatusAlreadyExists (this context is being recorded); RKStatusBusy (see above); RKStatusSystem (the file cannot
 *   be opened or written; rk_last_error() has the system's reason); RKStatusNoMemory; RKStatusUnsupported (a `path` in
 *   a build without an operating system).
 * Re-entrancy: calls `writer`.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_recorder_start(RKContextRef context, const RKRecorderDesc *desc);

/**
 * End the recording and close the file. rk_context_destroy() does so too.
 *
 * @return also RKStatusNotFound (nothing is being recorded); RKStatusSystem (a write failed, now or before: the file
 *   ends there); RKStatusBusy (inside a callback). The recording has ended, except with RKStatusBusy and the usual
 *   errors.
 * Re-entrancy: calls `writer` and `drop`.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_recorder_stop(RKContextRef context);

/**
 * Write all bytes that are waiting.
 *
 * @return also RKStatusNotFound (nothing is being recorded); RKStatusSystem.
 * Re-entrancy: calls `writer`.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_recorder_flush(RKContextRef context);

/**
 * Add a remark of the host to the recording, such as "the button did not fire here". Replays and reports show it at its
 * place.
 *
 * @param text UTF-8, copied, 1 to 255 bytes.
 * @return RKStatusOK, also when nothing is being recorded; RKStatusInvalidArgument (empty); RKStatusLimitReached
 *   (longer).
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_recorder_mark(RKContextRef context, const char *text);

/**
 * Read the present size of the recording.
 *
 * @param out receives the number of bytes so far, waiting ones included; 0 if nothing is being recorded.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_recorder_get_size(RKContextRef context, uint64_t *out);

RK_EXTERN_C_END

#endif
