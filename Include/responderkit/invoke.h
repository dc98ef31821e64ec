/**
 * @file invoke.h
 * Dynamic invocation: actions with any arguments, found by selector and called at run time, and C functions made for
 * languages that have none.
 *
 * **Encodings.** A signature is written with the letters of Objective-C's \@encode, the result's type first, then those
 * of the arguments without anything between them.
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
 * l is 32 bits wide on every machine, as in Objective-C: C's `long` is q on 64-bit Linux, `size_t` is Q there and I on
 * 32-bit machines. Enumerations are i. The qualifiers r n N o O R V may stand before a type and say nothing. Everything
 * else is refused, with the place in rk_last_error(): arrays, unions, bit fields, blocks, other structs by value, and
 * the frame offsets of method encodings ("v24@0:8@16"), which would bring the receiver and the selector with them. Two
 * encodings are the same if they say the same types. The library prints them without qualifiers, l as i, pointers as ^v
 * and structs in full.
 *
 * **Actions.** An action's encoding leaves out the receiver, as its selector does: as many arguments as colons, at most
 * 16. The C function has the receiver before them and `userdata` after them:
 *
 * @code
 * // "moveBy:animated:", "B{RKPoint=dd}B"
 * static bool move_by(RKObjectRef self, RKPoint by, bool animated, void *userdata);
 * @endcode
 *
 * The actions of RKClassDesc (RKActionDesc) count as v, v@ or v@@, by their colons, and can be invoked in the same way.
 *
 * **Sending.** sendAction and its search along the responder chain (action.h) give an action the sender and the event,
 * so they find those with at most two arguments, all of them @. Whatever such an action returns is not looked at.
 * Others exist for rk_invoke() alone: for SPEC 133 and 135 an object with such an action does not implement the
 * selector.
 */
#ifndef RESPONDERKIT_INVOKE_H
#define RESPONDERKIT_INVOKE_H

#include "base.h"

RK_EXTERN_C_BEGIN

/** A C function made at run time. Counted by references: rk_retain(), rk_release(). */
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
    /** Called exactly once with `userdata` when the context is destroyed or the extension is taken away that has the
     *  action; not if the call fails. May be NULL. */
    void (*drop)(void *userdata);
} RKTypedActionDesc;

/**
 * Let the instances of a class perform one more action; living instances and those of its subclasses too, from now on.
 *
 * A subclass's action of the same selector comes first, and that of a class extension before the class's own.
 * @param cls any class, built in or defined, or an extension. @param desc see RKTypedActionDesc. A newer, larger struct
 *   is accepted if the part unknown to the library is zero.
 * @return RKStatusOK; RKStatusInvalidArgument (`selector`, `encoding` or `function` NULL, an empty selector, `reserved`
 *   not 0); RKStatusEncoding (the encoding is not well formed, or has another number of arguments than the selector has
 *   colons); RKStatusAlreadyExists if this very class has an action of this selector; RKStatusNotFound for an extension
 *   that was taken away, or what belongs to a plugin that is switched off; RKStatusLimitReached (65,536 actions of a
 *   class, over 16 arguments, a selector over 255 bytes, an encoding over 1,024); RKStatusStructSize;
 *   RKStatusStructNewer; RKStatusNoMemory; RKStatusUnsupported in a build without libffi; or a handle error.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_class_add_action(RKClassRef cls, const RKTypedActionDesc *desc);

/**
 * Say whether an object has an action of that name, whatever its arguments are.
 *
 * Overrides of can_perform_action are not asked; rk_responder_can_perform_action() does.
 * @param object a responder of any kind, or a gesture recogniser. @param selector the action's name. @param out
 *   receives the answer.
 * @return RKStatusOK, RKStatusInvalidArgument (`selector` or `out` NULL, an empty selector), RKStatusLimitReached
 *   (selector over 255 bytes), RKStatusWrongKind for an object without class, or a handle error.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_object_responds_to(RKObjectRef object, const char *selector, bool *out);

/**
 * Copy the encoding of an object's action, as the library prints it.
 *
 * @param object a responder of any kind, or a gesture recogniser. @param selector the action's name.
 *   @param buffer,capacity,length see "Texts and lists out" in base.h.
 * @return RKStatusOK, RKStatusNotFound if the object has no such action, RKStatusInvalidArgument (`selector` NULL or
 *   empty), RKStatusLimitReached (selector over 255 bytes), RKStatusEncoding for an action of RKClassDesc with more
 *   than two colons, which has none, RKStatusBufferTooSmall, RKStatusWrongKind for an object without class, or a handle
 *   error.
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
 * What the caller gives is checked before the call: a handle must be NULL, the context, or a living object of the
 * receiver's context; a bool 0 or 1; points, sizes, rectangles and transforms without NaN. What the action returns is
 * checked after it: a bool that is neither 0 nor 1 becomes false, a handle of no living object of the context NULL, and
 * a point, size, rectangle or transform with NaN all zeros, each with a diagnostic "overrideMisbehaved"; if a plugin's
 * class or extension brought the action, it is a fault of the plugin (loader.h). Numbers are passed as they are, NaN
 * included.
 * @param receiver a responder of any kind, or a gesture recogniser. @param selector the action's name.
 * @param encoding what the caller passes and expects; must be the same as the action's. NULL: the caller knows.
 * @param arguments the address of each argument, aligned as its type; may be NULL if there are none.
 * @param result receives the result, exactly as many bytes as its type has; NULL if nobody wants it. Untouched if the
 *   call fails, and for v.
 * @return RKStatusOK; RKStatusNotFound if the receiver has no such action; RKStatusEncoding (not well formed, or not
 *   the action's; an action of RKClassDesc with more than two colons); RKStatusInvalidArgument (`selector`, `arguments`
 *   or one of them NULL, an empty selector, a bool that is none, NaN); RKStatusLimitReached (over 16 arguments, a
 *   selector over 255 bytes, an encoding over 1,024); RKStatusTooDeep if no stack is left; RKStatusWrongKind for a
 *   receiver without class; RKStatusNoMemory; RKStatusUnsupported in a build without libffi; or a handle error, for the
 *   receiver or for a handle among the arguments.
 * Ownership: the receiver lives until the action has returned. Handles among the arguments and the result are borrowed.
 * Re-entrancy: the action runs inside the call.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_invoke(RKObjectRef receiver, const char *selector, const char *encoding,
    void *const *arguments, void *result);

/**
 * What runs when the function of a closure is called.
 *
 * @param result room for the result, of exactly its type's size, all zero; NULL for v. @param arguments the address of
 *   each argument, in the signature's order; valid during the call.
 * @param userdata the closure's. No exception may leave the handler. Thread: [callback]
 */
typedef void (*RKClosureHandler)(void *result, void *const *arguments, void *userdata);

/**
 * Make a C function of any signature that runs a handler: for languages that can call C but cannot be called by it with
 * arguments of every type.
 *
 * Its function can stand wherever the library takes one: in every method table, as action, delegate, timer or `drop`.
 * Here the encoding says the whole C signature, the receiver and `userdata` included:
 *
 *     point_inside, hit_test                      B@{RKPoint=dd}@^v   @@{RKPoint=dd}@^v
 *     touches_began, ..._cancelled                v@^@Q@^v            (Q is size_t on 64-bit machines)
 *     can_become_first_responder and its like     B@^v
 *     next_responder                              @@^v
 *     can_perform_action, target_for_action       B@*@^v   @@*@^v
 *     will_move_to_superview and its like         v@@^v
 *     did_move_to_superview and its like          v@^v
 *     view_will_appear and its like               v@B^v
 *     begin_tracking, end_tracking                B@@@^v   v@@@^v
 *     a control's send_action                     v@*@@^v
 *     an action without encoding                  v@@@^v
 *
 * `userdata` is the object's userdata (rk_object_set_userdata() replaces it, rk_object_get_userdata() reads it).
 * @param encoding at most 18 arguments, at most 1,024 bytes; copied. @param handler what is to run. @param userdata
 *   passed to the handler. @param drop called exactly once with `userdata`, when the closure has ended; not if the call
 *   fails. May be NULL.
 * @param out receives the closure; the caller owns one reference.
 * @return RKStatusOK, RKStatusInvalidArgument (`encoding`, `handler` or `out` NULL), RKStatusEncoding (not well
 *   formed), RKStatusLimitReached (over 18 arguments, an encoding over 1,024 bytes), RKStatusNoMemory (also where the
 *   system forbids memory for such functions), RKStatusUnsupported in a build without libffi, or a handle error.
 * Ownership: the closure lives until its last reference is given back, and at least until the outermost call of its
 * function has returned. Nothing of the library holds it: the host keeps it as long as a table names its function.
 *   Classes live as long as their context, so a closure in a method table must too: release it never, or in the class's
 *   `drop`.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_closure_create(
    RKContextRef context, const char *encoding, RKClosureHandler handler, void *userdata, void (*drop)(void *userdata),
    RKClosureRef *out);

/**
 * Find the C function of a closure; cast it to the type that the encoding says.
 *
 * On another thread than the context's, when the stack is used up, or after the closure has been released the function
 * returns zero without running the handler; the last 256 closures that were released are kept for that. A function that
 * was released before them, or whose context has been destroyed, must not be called.
 * @param out receives the function.
 * @return RKStatusOK, RKStatusInvalidArgument if `out` is NULL, or a handle error.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_closure_get_function(RKClosureRef closure, void (**out)(void));

RK_EXTERN_C_END

#endif
