/* The table that bad_input.py generates from bad_input.rows: a row per export, with a thunk that takes its arguments as an array. */
#ifndef BAD_INPUT_H
#define BAD_INPUT_H

#include <responderkit/responderkit.h>

#include "../C/handles.h"

typedef union Value {
    void *p;
    void (*f)(void);
    double d;
    int64_t i;
    bool b;
    RKPoint point;
    RKRect rect;
    RKTransform transform;
    RKSize size;
    RKEdgeInsets insets;
} Value;

enum {
    KIND_CONTEXT, KIND_CLASS, KIND_RESPONDER, KIND_VIEW, KIND_WINDOW, KIND_CONTROLLER, KIND_NAV, KIND_APP, KIND_TOUCH, KIND_EVENT, KIND_TIMER,
    KIND_GESTURE, KIND_TAP, KIND_LONGPRESS, KIND_PAN, KIND_EDGE, KIND_SWIPE, KIND_PINCH, KIND_ROTATION, KIND_HOVER,
    KIND_CONTROL, KIND_BUTTON, KIND_SWITCH, KIND_SLIDER, KIND_STEPPER, KIND_SEGMENTED, KIND_PAGES, KIND_FIELD,
    KIND_PLUGIN, KIND_CLOSURE, KIND_SCROLL, KIND_PRESS, KIND_SNAPSHOT, KIND_COUNT
};
enum {
    FIXTURE_context, FIXTURE_class, FIXTURE_responder, FIXTURE_view, FIXTURE_window, FIXTURE_controller, FIXTURE_nav, FIXTURE_app, FIXTURE_touch, FIXTURE_event, FIXTURE_timer,
    FIXTURE_gesture, FIXTURE_tap, FIXTURE_longpress, FIXTURE_pan, FIXTURE_edge, FIXTURE_swipe, FIXTURE_pinch, FIXTURE_rotation, FIXTURE_hover,
    FIXTURE_control, FIXTURE_button, FIXTURE_switch, FIXTURE_slider, FIXTURE_stepper, FIXTURE_segmented, FIXTURE_pages, FIXTURE_field,
    FIXTURE_plugin, FIXTURE_closure, FIXTURE_scroll, FIXTURE_press, FIXTURE_snapshot,
    /* further ones; those above stand in the order of the kinds */
    FIXTURE_subclass, FIXTURE_otherclass, FIXTURE_windowclass, FIXTURE_controllerclass, FIXTURE_navclass, FIXTURE_responderclass, FIXTURE_appclass, FIXTURE_sub, FIXTURE_sibling,
    FIXTURE_detached, FIXTURE_controller2,
    FIXTURE_gestureclass, FIXTURE_tapclass, FIXTURE_longpressclass, FIXTURE_panclass, FIXTURE_edgeclass, FIXTURE_swipeclass, FIXTURE_pinchclass, FIXTURE_rotationclass, FIXTURE_hoverclass,
    FIXTURE_controlclass, FIXTURE_buttonclass, FIXTURE_switchclass, FIXTURE_sliderclass, FIXTURE_stepperclass, FIXTURE_segmentedclass, FIXTURE_pagesclass, FIXTURE_fieldclass,
    FIXTURE_scrollclass, FIXTURE_extension, FIXTURE_COUNT
};
enum {
    ARG_PURE, ARG_HANDLE, ARG_ENUM, ARG_COUNT, ARG_MANY, ARG_DESC, ARG_BOOL, ARG_PTR, ARG_DOUBLE, ARG_FINITE, ARG_NOTNAN, ARG_NOTNEGATIVE, ARG_POINT, ARG_RECT, ARG_FPOINT, ARG_FRECT,
    ARG_FXFORM, ARG_INT, ARG_INDEX, ARG_NEGATIVE, ARG_OFFSET, ARG_DROP, ARG_FN, ARG_OUT, ARG_BUFFER, ARG_CAPACITY, ARG_LENGTH, ARG_TEXT, ARG_TEXT_FIND, ARG_TEXT_LIMIT, ARG_TEXT_KEY,
    ARG_RECORDS, ARG_SAMPLES, ARG_TOUCHES, ARG_POINTS, ARG_MATRIX, ARG_TIMES, ARG_PROGRESS, ARG_ENTRY, ARG_TEXT_PATH, ARG_TEXT_ENCODING, ARG_TEXT_LONG,
    ARG_UNIT, ARG_FSIZE, ARG_FINSETS, ARG_BITS, ARG_PRESSES, ARG_PRESSED, ARG_OBJECTS, ARG_UPDATES, ARG_FINDINGS, ARG_STEPS, ARG_PROBLEMS
};
enum { NULLABLE = 1, NULL_UNSAID = 2, CHECKED_CLASS = 4, NOT_ZERO = 8 };
enum { DESC_RKContextDesc, DESC_RKClassDesc, DESC_RKTraceRecord, DESC_RKGestureRecognizerDelegate, DESC_RKPointerSample, DESC_RKPluginPolicy, DESC_RKTypedActionDesc,
       DESC_RKScrollSample, DESC_RKTransformSample, DESC_RKScrollViewDelegate, DESC_RKTextFieldDelegate, DESC_RKViewsDesc, DESC_RKRecorderDesc, DESC_RKAuditFinding, DESC_RKAuditOptions, DESC_RKExplanationStep, DESC_RKProblem };
#define STATUS_BIT(status) (1u << -(status))

typedef struct Argument {
    int what;
    const char *name;
    uint64_t kinds; /* bits of the kinds taken */
    uint32_t flags;
    int64_t number; /* the value of the right call; for a text the most colons, 0 for any number of them */
    double real;
    const void *extra; /* fixture, limit, element size, kind of descriptor, or the enum's values */
} Argument;

enum { MOST_ARGUMENTS = 8 };
typedef struct Row {
    const char *name;
    RKStatus (*call)(Value *arguments);
    int count;
    int pure;
    int any_thread;
    RKStatus expected;
    uint32_t promised;
    Argument arguments[MOST_ARGUMENTS];
} Row;

#include "table.h" /* generated */

enum { ROW_COUNT = sizeof rows / sizeof *rows };

#endif
