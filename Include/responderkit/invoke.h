/* SPDX-License-Identifier: MIT */
/**
 * @file invoke.h Dynamic invocation: actions with any arguments, found by selector and called at run time; C functions
 *   made at run time, for languages that cannot define them.
 *
 * **Encodings.** A signature is written with the letters of Objective-C's \@encode: the result's type, then the types
 * of the arguments, without separators.
 *
 *     v                nothing; only as result
 *     c C              int8_t, uint8_t                @      a handle of any kind (RKViewRef, RKEventRef, ...), or NULL
 *     s S              int16_t, uint16_t              *      const char *
 *     i I              int32_t, uint32_t              :      a selector, which is a const char *
 *     l L              the same as i and I            ^v     a pointer; what stands after ^ must be a type, and makes
 *     q Q              int64_t, uint64_t                     no difference: ^i, ^@, ^^v, ^? and ^{Anything=iq} are ^v
 *     f d              float, double                  {RKPoint=dd}                      or {RKPoint}
 *     B                bool                           {RKSize=dd}                       or {RKSize}
 *                                                     {RKRect={RKPoint=dd}{RKSize=dd}}  or {RKRect}
 *                                                     {RKTransform=dddddd}              or {RKTransform}
 *
 * l is 32 bits wide on every machine, as in Objective-C. So C's `long` is q on 64-bit Linux. `size_t` is Q there, and I
 * on 32-bit machines. Enumerations are i. The qualifiers r n N o O R V may precede a type and are ignored. Everything
 * else is refused, with the place in rk_last_error(): arrays, unions, bit fields, blocks and other structs by value. So
 * are the frame offsets of method encodings ("v24@0:8@16"), which include the receiver and the selector. Two encodings
 * are equal if their types are. The library prints them without qualifiers, l as i, pointers as ^v and structs in full.
 *
 * **Actions.** An action's encoding has as many arguments as its selector has colons, at most 16. The C function has
 * the receiver before them and `userdata` after them:
 *
 * @code
 * // "moveBy:animated:", "B{RKPoint=dd}B"
 * static bool move_by(RKObjectRef self, RKPoint by, bool animated, void *userdata);
 * @endcode
 *
 * The actions of RKClassDesc (RKActionDesc) count as v, v@ or v@@, by their colons, and can be invoked in the same way.
 *
 * **Sending.** sendAction and its search along the responder chain (action.h) pass the sender and the event to an
 * action. So they find only actions with at most two arguments, all of them @; results are ignored. Other actions are
 * for rk_invoke() alone: for SPEC 133 and 135 an object with such an action does not implement the selector.
 *
 * `SPEC n` is rule n of Behaviour.md; base.h has the conventions of all headers.
 */
#ifndef RESPONDERKIT_INVOKE_H
#define RESPONDERKIT_INVOKE_H

#include "base.h"

RK_EXTERN_C_BEGIN

/** A C function made at run time. It has a reference count: rk_retain(), rk_release().
 *  Superclass: RKObject. */
typedef struct RKClosure *RKClosureRef;

/** An action with a signature of its own. */
typedef struct RKTypedActionDesc {
    /** sizeof(RKTypedActionDesc); see RK_INIT. */
    uint32_t struct_size;
    /** Must be 0. */
    uint32_t reserved;
    /** Selector, such as "moveBy:animated:"; UTF-8, 1 to 255 bytes; copied. */
    const char *selector;
    /** Result and arguments, such as "B{RKPoint=dd}B"; at most 1,024 bytes; copied. */
    const char *encoding;
    /** A function (receiver, arguments..., userdata) of exactly that signature, cast to this type. */
    void (*function)(void);
    /** Passed to `function` as the last argument. */
    void *userdata;
    /** Called exactly once with `userdata` when the context is destroyed or the extension with the action is removed;
     *  not if the call fails. May be NULL. */
    void (*drop)(void *userdata);
} RKTypedActionDesc;

/**
 * Add an action to a class. It applies to living instances and to those of subclasses.
 *
 * A subclass's action of the same selector takes precedence, and an extension's over the class's own.
 *
 * @param cls any class, built in or defined, or an extension.
 * @param desc see RKTypedActionDesc. A newer, larger struct is accepted if the part unknown to the library is zero.
 * @return also RKStatusInvalidArgument (an empty selector); RKStatusEncoding (the encoding is malformed, or its number
 *   of arguments is not the selector's number of colons); RKStatusAlreadyExists if this very class has an action of
 *   this selector; RKStatusNotFound for an extension that was removed, or a class of a plugin that is inactive;
 *   RKStatusLimitReached (65,536 actions of a class, over 16 arguments, a selector over 255 bytes, an encoding over
 *   1,024); RKStatusNoMemory; RKStatusUnsupported in a build without libffi.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_class_add_action(RKClassRef cls, const RKTypedActionDesc *desc);

/**
 * Read whether an object has an action of that name, with any arguments.
 *
 * Overrides of can_perform_action are not called; rk_responder_can_perform_action() calls them.
 *
 * @param object a responder of any kind, or a gesture recogniser.
 * @param selector the action's name.
 * @param out receives true or false.
 * @return also RKStatusInvalidArgument (an empty selector), RKStatusLimitReached (selector over 255 bytes),
 *   RKStatusWrongKind for an object without class.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_object_responds_to(RKObjectRef object, const char *selector, bool *out);

/**
 * Copy the encoding of an object's action, as the library prints it.
 *
 * @param object a responder of any kind, or a gesture recogniser.
 * @param selector the action's name.
 * @param buffer,capacity,length see "Texts and lists out" in base.h.
 * @return also RKStatusNotFound if the object has no such action; RKStatusInvalidArgument (`selector` NULL or empty);
 *   RKStatusLimitReached (selector over 255 bytes); RKStatusEncoding for an action of RKClassDesc with more than two
 *   colons, which has no encoding; RKStatusWrongKind for an object without class.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_object_get_action_encoding(RKObjectRef object, const char *selector, char *buffer,
    size_t capacity, size_t *length);

/**
 * Call an object's action with any arguments: performSelector with types.
 *
 * @code
 * RKPoint by = {10, 0};
 * bool animated = false, moved;
 * void *arguments[] = {&by, &animated};
 * rk_invoke(RK_OBJECT(view), "moveBy:animated:", "B{RKPoint=dd}B", arguments, &moved);
 * @endcode
 *
 * The arguments are checked before the call. A handle must be NULL, the context, or a living object of the receiver's
 * context. A bool must be 0 or 1. Points, sizes, rectangles and transforms must have no NaN. Plain numbers are passed
 * as they are, NaN included.
 *
 * The result is checked after the call. A bool that is neither 0 nor 1 becomes false. A handle that names no living
 * object of the context becomes NULL. A point, size, rectangle or transform with NaN becomes all zeros. Each of these
 * raises a diagnostic "overrideMisbehaved"; if the action belongs to a plugin, it is a fault of the plugin (loader.h).
 *
 * @param receiver a responder of any kind, or a gesture recogniser.
 * @param selector the action's name.
 * @param encoding the types that the caller passes and expects; must equal the action's. NULL skips the comparison.
 * @param arguments the address of each argument, aligned as its type; may be NULL if there are none.
 * @param result receives the result, exactly as many bytes as its type has; may be NULL. Untouched if the call fails,
 *   and for v.
 * @return also RKStatusNotFound if the receiver has no such action; RKStatusEncoding (malformed, or not the action's;
 *   an action of RKClassDesc with more than two colons); RKStatusInvalidArgument (an empty selector, a bool that is
 *   neither 0 nor 1, NaN in a structure); RKStatusLimitReached (over 16 arguments, a selector over 255 bytes, an
 *   encoding over 1,024); RKStatusWrongKind for a receiver without class; RKStatusNoMemory; RKStatusUnsupported in a
 *   build without libffi. A usual error may also concern a handle among the arguments.
 * Ownership: the receiver lives until the action has returned. Handles among the arguments and the result are borrowed.
 * Re-entrancy: the action runs inside the call.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_invoke(RKObjectRef receiver, const char *selector, const char *encoding,
    void *const *arguments, void *result);

/**
 * The handler of a closure; it runs when the closure's function is called.
 *
 * @param result receives the result: exactly the bytes of its type, all zero before the call; NULL for v.
 * @param arguments the address of each argument, in the signature's order; valid during the call.
 * @param userdata the closure's. No exception may leave the handler.
 * Thread: [callback]
 */
typedef void (*RKClosureHandler)(void *result, void *const *arguments, void *userdata);

/**
 * Create a C function of any signature that runs a handler, for languages that can call C but cannot provide C
 * functions of every type.
 *
 * The function is valid wherever the library takes one: in every method table, as action, delegate, timer or `drop`.
 * Here the encoding is that of the whole C signature, the receiver and `userdata` included:
 *
 *     point_inside, hit_test                      B@{RKPoint=dd}@^v   @@{RKPoint=dd}@^v
 *     touches_began, ..._cancelled                v@^@Q@^v            (Q is size_t on 64-bit machines)
 *     can_become_first_responder and others       B@^v
 *     next_responder                              @@^v
 *     can_perform_action, target_for_action       B@*@^v   @@*@^v
 *     will_move_to_superview and others           v@@^v
 *     did_move_to_superview and others            v@^v
 *     view_will_appear and others                 v@B^v
 *     begin_tracking, end_tracking                B@@@^v   v@@@^v
 *     a control's send_action                     v@*@@^v
 *     an action without encoding                  v@@@^v
 *
 * `userdata` is the closure's userdata (rk_object_set_userdata() replaces it, rk_object_get_userdata() reads it).
 *
 * @param encoding at most 18 arguments, at most 1,024 bytes; copied.
 * @param handler the function to run.
 * @param userdata passed to `handler`.
 * @param drop called when the closure has ended.
 * @param out receives the closure; the caller owns one reference.
 * @return also RKStatusEncoding (malformed), RKStatusLimitReached (over 18 arguments, an encoding over 1,024 bytes),
 *   RKStatusNoMemory (also where the system forbids executable memory), RKStatusUnsupported in a build without libffi.
 * Ownership: the closure lives until its last reference is released, and at least until the outermost call of its
 *   function has returned. The library does not retain it: the host retains it as long as a table contains its
 *   function. Classes live as long as their context, so the closure of a method table needs no release. Release that of
 *   an extension in the extension's `drop`. If that runs because the context ends, rk_release() returns
 *   RKStatusStaleHandle, which is no error there.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_closure_create(RKContextRef context, const char *encoding, RKClosureHandler handler,
    void *userdata, void (*drop)(void *userdata), RK_OWNED RKClosureRef *out);

/**
 * Find the C function of a closure; cast it to the type of its encoding.
 *
 * The function returns zero and does not run the handler in three cases: the calling thread is not the context's; no
 * stack is left; the closure was released. It may be called after the release only while the closure is one of the 256
 * that were released last. The function of an earlier one, or of a destroyed context, must not be called.
 *
 * @param out receives the function.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_closure_get_function(RKClosureRef closure, void (**out)(void));

RK_EXTERN_C_END

#endif
