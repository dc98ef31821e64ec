/* rk_keys.c - keys: from Linux codes to USB HID usages, what they type in the US layout, and presses of them. */
#include "rk_input.h"
#include <string.h>

/* Usages of page 7 for the Linux codes 0 to 127, in the order of the codes (linux/input-event-codes.h; the kernel's own table, read backwards). */
static const uint8_t usages[128] = {
    /* reserved, escape, 1 to 0, -, =, backspace, tab */
    0x00, 0x29, 0x1e, 0x1f, 0x20, 0x21, 0x22, 0x23, 0x24, 0x25, 0x26, 0x27, 0x2d, 0x2e, 0x2a, 0x2b,
    /* q w e r t y u i o p [ ] return left-control a s */
    0x14, 0x1a, 0x08, 0x15, 0x17, 0x1c, 0x18, 0x0c, 0x12, 0x13, 0x2f, 0x30, 0x28, 0xe0, 0x04, 0x16,
    /* d f g h j k l ; ' ` left-shift \ z x c v */
    0x07, 0x09, 0x0a, 0x0b, 0x0d, 0x0e, 0x0f, 0x33, 0x34, 0x35, 0xe1, 0x31, 0x1d, 0x1b, 0x06, 0x19,
    /* b n m , . / right-shift pad-* left-alt space caps-lock F1 to F5 */
    0x05, 0x11, 0x10, 0x36, 0x37, 0x38, 0xe5, 0x55, 0xe2, 0x2c, 0x39, 0x3a, 0x3b, 0x3c, 0x3d, 0x3e,
    /* F6 to F10, num-lock, scroll-lock, pad 7 8 9 - 4 5 6 + 1 */
    0x3f, 0x40, 0x41, 0x42, 0x43, 0x53, 0x47, 0x5f, 0x60, 0x61, 0x56, 0x5c, 0x5d, 0x5e, 0x57, 0x59,
    /* pad 2 3 0 ., none, zenkaku, 102nd, F11, F12, ro, katakana, hiragana, henkan, kana, muhenkan, pad-jp-comma */
    0x5a, 0x5b, 0x62, 0x63, 0x00, 0x94, 0x64, 0x44, 0x45, 0x87, 0x92, 0x93, 0x8a, 0x88, 0x8b, 0x8c,
    /* pad-enter, right-control, pad-/, print, right-alt, line-feed, home, up, page-up, left, right, end, down, page-down, insert, delete */
    0x58, 0xe4, 0x54, 0x46, 0xe6, 0x00, 0x4a, 0x52, 0x4b, 0x50, 0x4f, 0x4d, 0x51, 0x4e, 0x49, 0x4c,
    /* macro, mute, quieter, louder, power, pad-=, pad-+-, pause, scale, pad-comma, hangul, hanja, yen, left-logo, right-logo, compose */
    0x00, 0x7f, 0x81, 0x80, 0x66, 0x67, 0xd7, 0x48, 0x00, 0x85, 0x90, 0x91, 0x89, 0xe3, 0xe7, 0x65,
};

uint32_t rk_key_usage(uint32_t linux_code) { return linux_code < sizeof usages ? usages[linux_code] : 0; }

/* Usages 0x04 to 0x38, without and with shift. */
static const char plain_keys[] = "abcdefghijklmnopqrstuvwxyz1234567890\n\033\b\t -=[]\\\\;'`,./";
static const char shifted_keys[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ!@#$%^&*()\n\033\b\t _+{}||:\"~<>?";
/* Usages 0x54 to 0x63: the pad, with num lock. */
static const char pad_keys[] = "/*-+\n1234567890.";

void rk_keymap_us(uint32_t usage, uint32_t scan_code, RKKeyModifierFlags modifiers, char plain[16], char typed[16], void *userdata) {
    char c = 0;
    (void)scan_code;
    (void)userdata;
    plain[0] = typed[0] = 0;
    if (usage >= 0x04 && usage <= 0x38) {
        bool shift = (modifiers & RKKeyModifierShift) != 0, letter = usage <= 0x1d;
        if (letter && (modifiers & RKKeyModifierAlphaShift)) shift = !shift;
        c = (shift ? shifted_keys : plain_keys)[usage - 0x04];
        if (letter || c > ' ') plain[0] = ((modifiers & RKKeyModifierShift) ? shifted_keys : plain_keys)[usage - 0x04];
        else plain[0] = c;
    } else if (usage >= 0x54 && usage <= 0x63) {
        plain[0] = c = pad_keys[usage - 0x54];
    }
    plain[1] = typed[1] = 0;
    if (c == 0) return;
    typed[0] = c;
    /* Control with a letter types the control character of that letter. */
    if ((modifiers & RKKeyModifierControl) && usage <= 0x1d) typed[0] = (char)(usage - 0x04 + 1);
}

RKPressType rk_key_button(uint32_t usage, uint32_t linux_code) {
    switch (usage) {
        case 0x52: return RKPressTypeUpArrow;
        case 0x51: return RKPressTypeDownArrow;
        case 0x50: return RKPressTypeLeftArrow;
        case 0x4f: return RKPressTypeRightArrow;
        case 0x28: case 0x58: return RKPressTypeSelect;
        case 0x29: return RKPressTypeMenu;
        case 0x4b: return RKPressTypePageUp;
        case 0x4e: return RKPressTypePageDown;
    }
    if (usage != 0) return RKPressTypeKey;
    switch (linux_code) {
        case 0x160: /* KEY_OK */ case 0x161: /* KEY_SELECT */ return RKPressTypeSelect;
        case 139: /* KEY_MENU */ case 158: /* KEY_BACK */ case 174: /* KEY_EXIT */ return RKPressTypeMenu;
        case 164: /* KEY_PLAYPAUSE */ case 207: /* KEY_PLAY */ return RKPressTypePlayPause;
        case 0x192: /* KEY_CHANNELUP */ return RKPressTypePageUp;
        case 0x193: /* KEY_CHANNELDOWN */ return RKPressTypePageDown;
    }
    return RKPressTypeKey;
}

RKKeyModifierFlags rk_input_modifiers(const RKInput *input) {
    /* Usages 0xe0 to 0xe7: control, shift, alt, logo; left, then right. */
    static const RKKeyModifierFlags flags[4] = {RKKeyModifierControl, RKKeyModifierShift, RKKeyModifierAlternate, RKKeyModifierCommand};
    RKKeyModifierFlags mask = input->caps_lock ? RKKeyModifierAlphaShift : 0;
    int k;
    for (k = 0; k < RK_INPUT_KEYS; k++)
        if (input->keys[k].down && input->keys[k].usage >= 0xe0 && input->keys[k].usage <= 0xe7) mask |= flags[input->keys[k].usage & 3];
    return mask;
}

static struct RKInputKey *find_key(RKInput *input, int64_t id) {
    int k;
    for (k = 0; k < RK_INPUT_KEYS; k++)
        if (input->keys[k].down && input->keys[k].id == id) return &input->keys[k];
    return NULL;
}

static RKStatus type_text(RKInput *input, double time, uint32_t usage, RKKeyModifierFlags modifiers, const char *typed) {
    double when = time + input->time_offset;
    if (modifiers & (RKKeyModifierControl | RKKeyModifierAlternate | RKKeyModifierCommand)) return RKStatusOK;
    if (usage == 0x2a) return rk_context_delete_backward(input->context, when, NULL);
    if (!typed || !*typed || ((unsigned char)*typed < ' ' && *typed != '\n' && *typed != '\t')) return RKStatusOK;
    return rk_context_insert_text(input->context, when, typed, NULL);
}

RKStatus rk_input_key_typing(RKInput *input, double time, uint32_t device, uint32_t usage, uint32_t scan_code, bool down, const char *plain, const char *typed) {
    int64_t id = RK_INPUT_ID(device, scan_code);
    struct RKInputKey *key = find_key(input, id);
    RKPressSample sample = RK_INIT(RKPressSample);
    RKStatus status;
    int k;
    if (down == (key != NULL)) return RKStatusOK; /* a repetition, or a key that went down before the start */
    if (down) {
        for (k = 0; k < RK_INPUT_KEYS && input->keys[k].down; k++) {}
        if (k == RK_INPUT_KEYS) return RKStatusLimitReached;
        key = &input->keys[k];
        key->id = id;
        key->device = device;
        key->usage = usage;
        if (usage == 0x39) input->caps_lock = !input->caps_lock;
    }
    key->down = down;
    sample.phase = down ? RKPressPhaseBegan : RKPressPhaseEnded;
    sample.id = id;
    sample.type = input->keys_are_buttons ? rk_key_button(usage, scan_code) : RKPressTypeKey;
    sample.force = down ? 1 : 0;
    sample.modifiers = rk_input_modifiers(input);
    if (usage >= 0x53 && usage <= 0x63) sample.modifiers |= RKKeyModifierNumericPad;
    if (sample.type == RKPressTypeKey) {
        sample.key_code = usage;
        sample.characters = typed;
        sample.characters_ignoring_modifiers = plain;
    }
    status = rk_context_send_presses(input->context, time + input->time_offset, &sample, 1);
    if (status != RKStatusOK && down) key->down = false;
    if (status == RKStatusOK && down && input->types_text && sample.type == RKPressTypeKey) status = type_text(input, time, usage, sample.modifiers, typed);
    return status;
}

RKStatus rk_input_key(RKInput *input, double time, uint32_t device, uint32_t usage, uint32_t scan_code, bool down) {
    char plain[16] = "", typed[16] = "";
    RKKeyModifierFlags modifiers = rk_input_modifiers(input);
    if (down) {
        if (input->keymap) input->keymap(usage, scan_code, modifiers, plain, typed, input->keymap_userdata);
        else rk_keymap_us(usage, scan_code, modifiers, plain, typed, NULL);
        plain[15] = typed[15] = 0;
    }
    return rk_input_key_typing(input, time, device, usage, scan_code, down, *plain ? plain : NULL, *typed ? typed : NULL);
}
