/* SPDX-License-Identifier: MIT */
/**
 * @file replay.h
 * Replays: a recording of recorder.h, played again in a context of its own and compared with what was recorded.
 *
 * These functions are in a library of their own, libresponderkit-testing, which needs libresponderkit.
 *
 * A replay makes the calls of the program again, one step each. What the program's functions returned comes from the
 * recording. Every decision, every callback and every new object is compared with the recorded one. A replay ends with
 * the recording, or at the first difference, where the two *part*.
 *
 * Between two steps the context can be read with all functions of the library: its tree, its trace, explanations and
 * problems. Nothing may be changed, and only rk_replay_close() may destroy it.
 *
 * A replay belongs to the thread that opened it. A file is read as it is played: the memory for it does not grow with
 * its size. No thread is started, and no state is shared: any number of replays run side by side.
 *
 * A recording is not trusted: whatever is in it, a call returns a status.
 */
#ifndef RESPONDERKIT_REPLAY_H
#define RESPONDERKIT_REPLAY_H

#include <responderkit/base.h>
#include <responderkit/context.h>
#include <responderkit/event.h>
#include <responderkit/trace.h>

RK_EXTERN_C_BEGIN

/** A recording that is being played. It is no RKObject: it is valid from rk_replay_open() to rk_replay_close(). */
typedef struct RKReplay *RKReplayRef;

/** How far a replay has come. */
RK_ENUM(RKReplayState) {
    /** There may be another call to play. */
    RKReplayStatePlaying = 0,
    /** All has been played and was the same; the recorder was stopped there. */
    RKReplayStateSame = 1,
    /** Everything in the file was played and was the same. The recorder was not stopped, as after a crash: `position`
     *  is where the missing part begins. */
    RKReplayStateCut = 2,
    /** All has been played and was the same up to the record at `position`, which is damaged. */
    RKReplayStateDamaged = 3,
    /** The replay did something else than the recording. */
    RKReplayStateParted = 4,
    /** The recording is inconsistent, or could not be read on; rk_replay_last_error() had the reason. */
    RKReplayStateFailed = 5
};

/** A value of the configuration that holds in a replay, whatever the recording sets it to. */
typedef struct RKReplaySetting {
    /** Which value. */
    RKConfig key;
    /** Always 0. */
    uint32_t reserved;
    /** As rk_context_set_config() takes it. */
    double value;
} RKReplaySetting;

/** What rk_replay_open() is to play. */
typedef struct RKReplayDesc {
    /** sizeof(RKReplayDesc); see RK_INIT. */
    uint32_t struct_size;
    /** How many decisions the context's trace holds; see rk_trace_start(). 0: the context has no trace, so rk_explain()
     *  and rk_problems() find nothing. */
    uint32_t trace_capacity;
    /** Path of a file, in the system's own encoding. NULL with `bytes`. */
    const char *RK_NULLABLE path;
    /** The recording in memory, which must stay there until rk_replay_close(). NULL with `path`. */
    const void *RK_NULLABLE bytes;
    /** How many bytes. */
    size_t count;
    /** Values of the configuration that replace the recorded ones: "what if". NULL for none. With settings, decisions
     *  are compared without value and point, because these contain measures and the replaced limits. */
    const RKReplaySetting *RK_NULLABLE settings;
    /** How many settings. */
    size_t settings_count;
} RKReplayDesc;

/** One call of the program that has been played. */
typedef struct RKReplayStep {
    /** sizeof(RKReplayStep); set it before reading; see RK_INIT. */
    uint32_t struct_size;
    /** What the function returned. */
    RKStatus status;
    /** The function's name, such as "rk_context_send_touches"; a constant text. */
    const char *function;
    /** Its number among all calls, those inside of callbacks included, from 1. */
    uint64_t call;
    /** Where its record begins in the recording. */
    uint64_t offset;
    /** The context's clock when the function had returned. */
    double time;
    /** How many decisions it led to. */
    uint64_t decisions;
    /** How many callbacks. */
    uint64_t callbacks;
} RKReplayStep;

/** Where rk_replay_run() stops: after the step that reaches one of these. What is 0 does not matter. */
typedef struct RKReplayStop {
    /** sizeof(RKReplayStop); see RK_INIT. */
    uint32_t struct_size;
    /** A decision for this reason. */
    RKReason reason;
    /** The decision with this number, from 1. */
    uint64_t decision;
    /** The call with this number, from 1. */
    uint64_t call;
    /** This time of the context's clock. */
    double time;
} RKReplayStop;

/** What is known of a replay. */
typedef struct RKReplayInfo {
    /** sizeof(RKReplayInfo); set it before reading; see RK_INIT. */
    uint32_t struct_size;
    /** How far it has come. */
    RKReplayState state;
    /** rk_version() of the library that made the recording. */
    uint32_t version;
    /** rk_abi_version() of it. */
    uint32_t abi_version;
    /** RKRecorderOptions of the recording. */
    uint32_t options;
    /** Always 0. */
    uint32_t reserved;
    /** How many calls have been made, those inside of callbacks and of the state at the beginning included. */
    uint64_t calls;
    /** How many callbacks were compared and the same. */
    uint64_t callbacks;
    /** How many decisions were compared and the same. */
    uint64_t decisions;
    /** How many bytes of the recording have been played. */
    uint64_t position;
    /** With RKReplayStateParted: the number of the decision that differs, from 1. If a call or a result differs, one
     *  more than the number of decisions before it. */
    uint64_t parted_decision;
    /** With RKReplayStateParted: the number of the call within which they part. */
    uint64_t parted_call;
    /** With RKReplayStateParted: the recorded time. */
    double parted_time;
} RKReplayInfo;

/** Rows that a replay keeps for its reader; see rk_replay_keep(). */
RK_OPTIONS(RKReplayRows) {
    /** None. */
    RKReplayRowsNone = 0,
    /** RKReplayTouch. */
    RKReplayRowsTouches = 1u << 0,
    /** RKReplayDecision. */
    RKReplayRowsDecisions = 1u << 1
};

/** One touch of an update that the program sent or posted (RKTouchSample). Its members never change. */
typedef struct RKReplayTouch {
    /** Time of the update. */
    double time;
    /** In coordinates of the screen. */
    RKPoint location;
    /** Force, 1 being an ordinary touch; 0 where unknown. */
    double force;
    /** Radius of the contact in points; 0 where unknown. */
    double major_radius;
    /** The program's number for the finger. */
    int64_t id;
    /** Number of the call; the touches of one update have the same. */
    uint64_t call;
    /** began, moved, ended or cancelled. */
    RKTouchPhase phase;
    /** The device that made the touch. */
    RKTouchType type;
} RKReplayTouch;

/** One decision that was compared and the same (RKTraceRecord). Its members never change. */
typedef struct RKReplayDecision {
    /** Seconds of the context's clock. */
    double time;
    /** A point; its meaning depends on the reason (RKReason). */
    RKPoint point;
    /** A number; its meaning depends on the reason (RKReason). */
    double value;
    /** The program's number of the touch concerned; 0 if none is. */
    int64_t touch_id;
    /** The subject, by its number in the recording; 0 if there is none. See rk_replay_get_object(). */
    uint64_t object;
    /** The other object, in the same way. */
    uint64_t other;
    /** Number of the call that led to it. */
    uint64_t call;
    /** What was decided, and why. */
    RKReason reason;
    /** How deep hit-tests are nested, or how far up the chain the delivery is. */
    int32_t depth;
} RKReplayDecision;

/** Which text rk_replay_copy_text() copies. */
RK_ENUM(RKReplayText) {
    /** The first difference: the recorded decision, as rk_trace_describe() writes it, or the recorded call or result.
     *  */
    RKReplayTextRecorded = 0,
    /** The first difference: the decision, call or result of the replay. */
    RKReplayTextNow = 1,
    /** Remarks of rk_recorder_mark() before the last step or within it, each on a line. */
    RKReplayTextRemarks = 2
};

/**
 * Open a recording, and make the context, its tree and its configuration as they were when the recorder started.
 *
 * @param desc see RKReplayDesc.
 * @param out receives the replay, to be closed with rk_replay_close().
 * @return RKStatusInvalidArgument (neither or both of `path` and `bytes`; no recording, a damaged header, or a state
 *   that this library cannot make; an unknown setting), RKStatusUnsupported (a newer format, or a function that
 *   this library does not have), RKStatusSystem (the file), RKStatusStructSize, RKStatusStructNewer or
 *   RKStatusNoMemory; rk_replay_last_error() has the reason.
 * Thread: [any]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_replay_open(const RKReplayDesc *desc, RKReplayRef *out);

/**
 * End a replay and its context.
 *
 * @param replay may be NULL: nothing happens. It is not valid any more afterwards.
 * @return RKStatusWrongThread (nothing has happened).
 * Thread: [main]
 * @since 0.1
 */
RK_API RKStatus rk_replay_close(RKReplayRef RK_NULLABLE replay);

/**
 * Play the next call of the program, with all that happens in it.
 *
 * @param out describes the call; out->struct_size must be set. May be NULL.
 * @return RKStatusNotFound (nothing is left to play, or the two have parted: rk_replay_get_info() has which);
 *   RKStatusInvalidArgument (an inconsistent recording), RKStatusUnsupported (a function that this library does not
 *   have), RKStatusTooDeep (calls and callbacks nest deeper than the stack), RKStatusSystem (the file) or
 *   RKStatusNoMemory, after which nothing more is played; RKStatusWrongThread, RKStatusStructSize.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_replay_step(RKReplayRef replay, RKReplayStep *RK_NULLABLE out);

/**
 * Play calls until one reaches a stop, or to the end.
 *
 * @param stop NULL: to the end.
 * @param out describes the last call; out->struct_size must be set. May be NULL.
 * @return RKStatusOK (a stop was reached); RKStatusNotFound (the replay has ended, or the two have parted, before);
 *   else as rk_replay_step().
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_replay_run(RKReplayRef replay, const RKReplayStop *RK_NULLABLE stop,
    RKReplayStep *RK_NULLABLE out);

/**
 * Read the progress of a replay, and the place of the first difference.
 *
 * @param out out->struct_size must be set.
 * @return RKStatusInvalidArgument (NULL), RKStatusWrongThread, RKStatusStructSize.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_replay_get_info(RKReplayRef replay, RKReplayInfo *out);

/**
 * Read the context of a replay.
 *
 * @param out receives the context, to be read between two steps.
 * @return RKStatusInvalidArgument (NULL), RKStatusWrongThread, RKStatusNotFound (the program has destroyed it).
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_replay_get_context(RKReplayRef replay, RKContextRef *out);

/**
 * Find the object of the context that stands for one of the recording.
 *
 * @param number the object's number in the recording (Recording.md); the latest object, if several had it.
 * @param out receives the object; it may be stale.
 * @return RKStatusInvalidArgument (NULL), RKStatusWrongThread, RKStatusNotFound (none was born with that number).
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_replay_get_object(RKReplayRef replay, uint64_t number, RKObjectRef *out);

/**
 * Store a row for each record that is played from now on, until the rows are read. At first a replay stores none.
 *
 * @param rows which ones. No further rows of other kinds are stored. Rows that are stored already stay until they are
 *   taken.
 * @return RKStatusInvalidArgument (NULL, or a bit that is no RKReplayRows), RKStatusWrongThread.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_replay_keep(RKReplayRef replay, RKReplayRows rows);

/**
 * Take the touches that were kept, in the order of their calls. They are then kept no longer.
 *
 * @param buffer,capacity,length see "Texts and lists out" in base.h. A call that only reads the length removes no row.
 * @return RKStatusInvalidArgument (NULL), RKStatusWrongThread, RKStatusBufferTooSmall (no row was removed).
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_replay_take_touches(RKReplayRef replay, RKReplayTouch *RK_NULLABLE buffer,
    size_t capacity, size_t *RK_NULLABLE length);

/**
 * Take the decisions that were kept, in their order. They are then kept no longer.
 *
 * @param buffer,capacity,length as rk_replay_take_touches() has them.
 * @return as rk_replay_take_touches().
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_replay_take_decisions(RKReplayRef replay, RKReplayDecision *RK_NULLABLE buffer,
    size_t capacity, size_t *RK_NULLABLE length);

/**
 * Copy a text about a replay.
 *
 * @param text which one.
 * @param buffer,capacity,length see "Texts and lists out" in base.h.
 * @return RKStatusOK (with an empty text where there is none), RKStatusInvalidArgument (NULL, or no RKReplayText),
 *   RKStatusWrongThread, RKStatusBufferTooSmall.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_replay_copy_text(RKReplayRef replay, RKReplayText text, char *RK_NULLABLE buffer,
    size_t capacity, size_t *RK_NULLABLE length);

/**
 * Return one sentence about the last function of this header that failed on this thread.
 *
 * @return a text kept for this thread until the next failure; "" if none has failed. Never fails.
 * Thread: [any]
 * @since 0.1
 */
RK_API const char *rk_replay_last_error(void);

RK_EXTERN_C_END

#endif
