// Assertions of the programs in this folder.
#ifndef CHECK_HPP
#define CHECK_HPP

#include <cstdio>
#include <exception>
#include <string>

inline int checked = 0, failures = 0;

inline void expect(bool condition, const char *what, int line) {
    ++checked;
    if (condition) return;
    ++failures;
    std::fprintf(stderr, "line %d: not true: %s (last error: %s)\n", line, what, rk_last_error());
}

inline int finished(const char *name) {
    std::printf("%s: %d checks, %d failed\n", name, checked, failures);
    return failures != 0;
}

#define EXPECT(condition) expect((condition), #condition, __LINE__)
/// The call throws an rk::Error of this status, whose sentence has this part.
#define EXPECT_ERROR(call, wanted, part) \
    do { \
        bool thrown = false; \
        try { \
            call; \
        } catch (const rk::Error &caught_error) { \
            thrown = caught_error.status() == (wanted) && std::string(caught_error.what()).find(part) != std::string::npos; \
        } \
        expect(thrown, #call ": " #wanted ", " part, __LINE__); \
    } while (false)
/// The call throws an exception with this text.
#define EXPECT_THROWS(call, text) \
    do { \
        bool thrown = false; \
        try { \
            call; \
        } catch (const std::exception &caught_error) { \
            thrown = std::string(caught_error.what()) == (text); \
        } \
        expect(thrown, #call ": " text, __LINE__); \
    } while (false)

#endif
