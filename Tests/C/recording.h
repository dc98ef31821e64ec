/* A small reader of recordings, written from Recording.md alone. */
#ifndef RECORDING_H
#define RECORDING_H

#include "check.h"

enum { RECORD_CALL = 1, RECORD_ENTER, RECORD_LEAVE, RECORD_BIRTH, RECORD_DECISION, RECORD_TIME, RECORD_STATE, RECORD_MARK, RECORD_END };

/* What a recorder's writer has taken. */
typedef struct Recording {
    unsigned char *bytes;
    size_t count, capacity;
    /* Refuse what would go beyond; 0: take everything. */
    size_t most;
    int writes, drops;
} Recording;

static inline bool recording_take(const void *bytes, size_t count, void *userdata) {
    Recording *r = userdata;
    r->writes++;
    if (r->most && r->count + count > r->most) return false;
    if (r->count + count > r->capacity) {
        r->capacity = (r->count + count) * 2;
        r->bytes = realloc(r->bytes, r->capacity);
        if (!r->bytes) abort();
    }
    memcpy(r->bytes + r->count, bytes, count);
    r->count += count;
    return true;
}
static inline void recording_drop(void *userdata) { ((Recording *)userdata)->drops++; }
static inline void recording_free(Recording *r) {
    free(r->bytes);
    memset(r, 0, sizeof *r);
}
static inline RKStatus recording_start(RKContextRef context, Recording *r, uint32_t options) {
    RKRecorderDesc desc = RK_INIT(RKRecorderDesc);
    desc.options = options;
    desc.writer = recording_take;
    desc.userdata = r;
    desc.drop = recording_drop;
    return rk_recorder_start(context, &desc);
}

/* One record after the other. */
typedef struct Reader {
    const unsigned char *bytes;
    size_t count, place;
    unsigned char check;
    bool is_damaged;
    /* The present record. */
    int kind;
    const unsigned char *payload;
    size_t length;
} Reader;

static inline uint32_t reader_crc32(const unsigned char *bytes, size_t count) {
    uint32_t crc = 0xFFFFFFFFu;
    size_t i;
    int bit;
    for (i = 0; i < count; i++)
        for (crc ^= bytes[i], bit = 0; bit < 8; bit++) crc = crc & 1 ? crc >> 1 ^ 0xEDB88320u : crc >> 1;
    return ~crc;
}
static inline uint32_t reader_number(const unsigned char *bytes, int count) {
    uint32_t number = 0;
    while (count--) number = number << 8 | bytes[count];
    return number;
}
static inline uint64_t reader_varint(const unsigned char **next, const unsigned char *end, bool *is_whole) {
    uint64_t number = 0;
    int shift = 0;
    while (*next < end && shift < 64) {
        unsigned char byte = *(*next)++;
        number |= (uint64_t)(byte & 127) << shift;
        if (byte < 128) return number;
        shift += 7;
    }
    *is_whole = false;
    return 0;
}

/* Whether the header is one. */
static inline bool reader_open(Reader *reader, const void *bytes, size_t count) {
    static const unsigned char magic[8] = {0x89, 'R', 'K', 'R', 'E', 'C', 0x0D, 0x0A};
    memset(reader, 0, sizeof *reader);
    reader->bytes = bytes;
    reader->count = count;
    reader->place = 24;
    return count >= 24 && memcmp(bytes, magic, 8) == 0 && reader_number(reader->bytes + 8, 2) == 1 && reader_number(reader->bytes + 20, 4) == reader_crc32(bytes, 20);
}
/* The next whole record; false at the end and at damage. */
static inline bool reader_next(Reader *reader) {
    const unsigned char *start = reader->bytes + reader->place, *next = start, *end = reader->bytes + reader->count;
    bool is_whole = true;
    uint64_t length = reader_varint(&next, end, &is_whole);
    unsigned char check = reader->check;
    const unsigned char *byte;
    int bit;
    if (!is_whole || length < 1 || length >= (uint64_t)(end - next)) return false;
    for (byte = start; byte < next + length; byte++)
        for (check ^= *byte, bit = 0; bit < 8; bit++) check = (unsigned char)(check & 128 ? check << 1 ^ 7 : check << 1);
    if (next[length] != check) {
        reader->is_damaged = true;
        return false;
    }
    reader->check = check;
    reader->kind = next[0];
    reader->payload = next + 1;
    reader->length = (size_t)length - 1;
    reader->place = (size_t)(next + length + 1 - reader->bytes);
    return true;
}
/* Of a call: its number. */
static inline uint64_t reader_call(const Reader *reader) {
    const unsigned char *next = reader->payload;
    bool is_whole = true;
    return reader_varint(&next, next + reader->length, &is_whole);
}

/* The place of a function in RKFunctions. */
#define CALL_NUMBER(name) ((offsetof(RKFunctions, name) - offsetof(RKFunctions, status_name)) / sizeof(void (*)(void)))

#endif
