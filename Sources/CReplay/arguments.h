/* SPDX-License-Identifier: MIT */
/* Reading the arguments of one call, one after another. */
#ifndef CREPLAY_ARGUMENTS_H
#define CREPLAY_ARGUMENTS_H

#include <responderkit/responderkit.h>
/* After the library: the names are the functions themselves. */
#include <responderkit/plugin.h>

#include "include/CReplay.h"

typedef struct RKReplayFunction {
    const char *name;
    void (*play)(RKReplayCall *call);
} RKReplayFunction;

/* What stands for the userdata of a class's methods. */
typedef struct RKReplayRegistration {
    RKClassRef cls;
} RKReplayRegistration;

/* What stands for any other userdata: something. */
extern void *const rks_userdata;

const RKReplayFunction *rks_function(uint64_t number);

/* Whether all arguments are there and no more. */
bool rks_ready(RKReplayCall *call);
/* Zeroed memory that lives as long as the call; NULL and a error if it is too much. */
void *rks_room(RKReplayCall *call, size_t count, size_t size);
size_t rks_product(RKReplayCall *call, size_t first, size_t second);
/* Zeroed memory that lives as long as the player. */
void *rks_keep(RKReplayCall *call, size_t size);

bool rks_take_bool(RKReplayCall *call);
int64_t rks_take_integer(RKReplayCall *call, int64_t minimum, int64_t maximum);
uint64_t rks_take_unsigned(RKReplayCall *call, uint64_t maximum);
double rks_take_number(RKReplayCall *call);
RKObjectRef rks_take_object(RKReplayCall *call);
const char *rks_take_text(RKReplayCall *call);
RKPoint rks_take_point(RKReplayCall *call);
RKSize rks_take_size(RKReplayCall *call);
RKRect rks_take_rect(RKReplayCall *call);
RKTransform rks_take_transform(RKReplayCall *call);
RKEdgeInsets rks_take_edgeinsets(RKReplayCall *call);

/* A list: how many values it has, and the end of it, which is a error if there are more. */
typedef struct RKReplayList {
    uint64_t count, outer;
    bool is_there;
} RKReplayList;
RKReplayList rks_begin_list(RKReplayCall *call);
void rks_end_list(RKReplayCall *call, RKReplayList list);

const double *rks_take_numbers(RKReplayCall *call, size_t count);
const RKObjectRef *rks_take_objects(RKReplayCall *call, size_t *count);
const RKPoint *rks_take_points(RKReplayCall *call, size_t *count);
const RKTouchSample *rks_take_touch_samples(RKReplayCall *call, size_t *count);
const RKPressSample *rks_take_press_samples(RKReplayCall *call, size_t *count);
const RKEstimationUpdate *rks_take_estimation_updates(RKReplayCall *call, size_t *count);
const RKPointerSample *rks_take_pointer_sample(RKReplayCall *call);
const RKScrollSample *rks_take_scroll_sample(RKReplayCall *call);
const RKTransformSample *rks_take_transform_sample(RKReplayCall *call);
const RKAuditOptions *rks_take_audit_options(RKReplayCall *call);
const RKClassDesc *rks_take_class(RKReplayCall *call);
const RKTypedActionDesc *rks_take_typed_action(RKReplayCall *call);
const RKGestureRecognizerDelegate *rks_take_gesture_delegate(RKReplayCall *call);
const RKScrollViewDelegate *rks_take_scroll_delegate(RKReplayCall *call);
const RKTextFieldDelegate *rks_take_field_delegate(RKReplayCall *call);
const RKViewsDesc *rks_take_views(RKReplayCall *call);
/* The functions of `all` whose bits are set; NULL for none. */
void *rks_table(RKReplayCall *call, const void *all, size_t size, size_t first, size_t count);

/* The registration that the last descriptor of a class has for userdata, to receive its class. */
void rks_keep_class(RKReplayCall *call, const RKClassDesc *desc, RKClassRef cls);

void rks_play_invoke(RKReplayCall *call);
void rks_play_plugin(RKReplayCall *call);
void rks_play_policy(RKReplayCall *call);
void rks_play_register_class(RKReplayCall *call);
void rks_play_extend_class(RKReplayCall *call);
void rks_play_report(RKReplayCall *call);

/* Whose call is running; NULL: none. */
extern _Thread_local RKReplayPlayer *rks_playing;

/* Asks the recording what a function of the program answered; `slot` names it, such as "RKViewMethods.hit_test". */
RKReplayAnswer rks_called(const char *slot);
/* The same with what it is asked about. */
RKReplayAnswer rks_asked(const char *slot, const RKReplayAsked *asked);
void rks_standin_drop(void *userdata);

#include "standins.h"

#endif
