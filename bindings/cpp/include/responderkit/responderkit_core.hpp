/* SPDX-License-Identifier: MIT */
/**
 * @file responderkit_core.hpp
 * What responderkit.hpp is built of: errors, references, texts and lists, calls that come from the library.
 * Include responderkit.hpp.
 */
#ifndef RESPONDERKIT_CORE_HPP
#define RESPONDERKIT_CORE_HPP

#ifndef RESPONDERKIT_HPP
#  error "include <responderkit/responderkit.hpp>; it includes this file"
#endif

#if defined(__cpp_exceptions)
#  define RK_CPP_EXCEPTIONS 1
#else
#  define RK_CPP_EXCEPTIONS 0
#endif

#if defined(__GNUC__) || defined(__clang__)
#  define RK_CPP_COLD __attribute__((cold, noinline))
#else
#  define RK_CPP_COLD
#endif

// ---- Arithmetic of points, equality of geometry: found by the structs, which are C's ----

/// A place moved by a distance, or two distances one after the other: `view.setCenter(view.center() + pan.translation())`.
constexpr RKPoint operator+(RKPoint a, RKPoint b) noexcept { return {a.x + b.x, a.y + b.y}; }
/// The way from b to a.
constexpr RKPoint operator-(RKPoint a, RKPoint b) noexcept { return {a.x - b.x, a.y - b.y}; }
/// A distance as many times as long.
constexpr RKPoint operator*(RKPoint point, double factor) noexcept { return {point.x * factor, point.y * factor}; }
/// A distance divided.
constexpr RKPoint operator/(RKPoint point, double divisor) noexcept { return {point.x / divisor, point.y / divisor}; }
constexpr RKPoint &operator+=(RKPoint &a, RKPoint b) noexcept { return a = a + b; }
constexpr RKPoint &operator-=(RKPoint &a, RKPoint b) noexcept { return a = a - b; }

namespace RK_CPP_VISIBILITY rk {
namespace detail {
/// Equality of two numbers; what is no number equals nothing.
constexpr bool same(double a, double b) noexcept { return a <= b && a >= b; }
}  // namespace detail
}  // namespace rk
/// Whether two points, sizes, rectangles, insets or transforms are the same, number by number.
constexpr bool operator==(RKPoint a, RKPoint b) noexcept { return rk::detail::same(a.x, b.x) && rk::detail::same(a.y, b.y); }
constexpr bool operator==(RKSize a, RKSize b) noexcept { return rk::detail::same(a.width, b.width) && rk::detail::same(a.height, b.height); }
constexpr bool operator==(const RKRect &a, const RKRect &b) noexcept { return a.origin == b.origin && a.size == b.size; }
constexpr bool operator==(const RKEdgeInsets &a, const RKEdgeInsets &b) noexcept {
    return rk::detail::same(a.top, b.top) && rk::detail::same(a.left, b.left) && rk::detail::same(a.bottom, b.bottom) && rk::detail::same(a.right, b.right);
}
constexpr bool operator==(const RKTransform &a, const RKTransform &b) noexcept {
    return rk::detail::same(a.a, b.a) && rk::detail::same(a.b, b.b) && rk::detail::same(a.c, b.c) && rk::detail::same(a.d, b.d) && rk::detail::same(a.tx, b.tx) && rk::detail::same(a.ty, b.ty);
}
constexpr bool operator!=(RKPoint a, RKPoint b) noexcept { return !(a == b); }
constexpr bool operator!=(RKSize a, RKSize b) noexcept { return !(a == b); }
constexpr bool operator!=(const RKRect &a, const RKRect &b) noexcept { return !(a == b); }
constexpr bool operator!=(const RKEdgeInsets &a, const RKEdgeInsets &b) noexcept { return !(a == b); }
constexpr bool operator!=(const RKTransform &a, const RKTransform &b) noexcept { return !(a == b); }

namespace RK_CPP_VISIBILITY rk {

using Point = RKPoint;
using Size = RKSize;
using Rect = RKRect;
using EdgeInsets = RKEdgeInsets;
using Transform = RKTransform;
enum class ControlEvents : uint32_t;
/// The number of an action; removeAction() takes it.
using ActionId = uint64_t;
/// A place of a touch at a time: timestamp, location.
using TouchSnapshot = RKTouchSnapshot;

/// Which plugins a context may load. Everything is copied.
struct PluginPolicy {
    /// Absolute paths of the folders from which plugins may be loaded, folders below them included. Without folders nothing loads.
    std::vector<std::string> folders;
    /// SHA-256 digests as 64 hexadecimal digits. If there are any, only files with one of them load.
    std::vector<std::string> digests;
    /// Most seconds that one call of an override or action may take; more is a fault. 0: not measured.
    double budget = 0;
    /// Faults after which a plugin's overrides are switched off; 0: 8.
    uint32_t faultLimit = 0;
    /// Whether loadPluginsOfEnvironment() may read RESPONDERKIT_PLUGIN_PATH.
    bool allowsEnvironment = false;
    /// Whether the check of permissions is skipped, for tests on machines without other users.
    bool allowsSharedFiles = false;
};

/// A rectangle by its corner and its size.
constexpr Rect rect(double x, double y, double width, double height) noexcept { return Rect{Point{x, y}, Size{width, height}}; }

/// A call failed: its status, and the sentence of rk_last_error(), which names the argument, its value and the remedy.
class Error : public std::runtime_error {
  public:
    Error(RKStatus status, const char *sentence) : std::runtime_error(sentence), status_(status) {}
    RKStatus status() const noexcept { return status_; }
    /// Such as "RKStatusStaleHandle".
    const char *name() const noexcept { return rk_status_name(status_); }

  private:
    RKStatus status_;
};

// ---- Masks ----

template <class E> struct IsMask : std::false_type {};
template <class E> using Mask = std::enable_if_t<IsMask<E>::value, E>;
template <class E> constexpr Mask<E> operator|(E a, E b) noexcept { return static_cast<E>(raw(a) | raw(b)); }
template <class E> constexpr Mask<E> operator&(E a, E b) noexcept { return static_cast<E>(raw(a) & raw(b)); }
template <class E> constexpr Mask<E> operator^(E a, E b) noexcept { return static_cast<E>(raw(a) ^ raw(b)); }
template <class E> constexpr Mask<E> operator~(E a) noexcept { return static_cast<E>(~raw(a)); }
template <class E> constexpr Mask<E> &operator|=(E &a, E b) noexcept { return a = a | b; }
template <class E> constexpr Mask<E> &operator&=(E &a, E b) noexcept { return a = a & b; }
template <class E> constexpr Mask<E> &operator^=(E &a, E b) noexcept { return a = a ^ b; }
/// Whether every bit of `part` is in `whole`.
template <class E, class = Mask<E>> constexpr bool contains(E whole, E part) noexcept { return (whole & part) == part; }

namespace detail {

// ---- Errors, and exceptions of callbacks ----

#if RK_CPP_EXCEPTIONS
struct Caught {
    std::exception_ptr exception;
    /// The context of a stream of touches that is the running call: an exception of its callbacks stops it. There may be none yet.
    RKContextRef stream = nullptr;
};
/// The exception that left a callback of the call that is running; the call throws it when it returns.
inline thread_local Caught *caught = nullptr;

inline void forgetCaught() noexcept {
    delete caught;
    caught = nullptr;
}
#endif

[[noreturn]] RK_CPP_COLD inline void fail(RKStatus status, const char *sentence) {
#if RK_CPP_EXCEPTIONS
    throw Error(status, sentence);
#else
    std::fprintf(stderr, "responderkit: %s: %s\n", rk_status_name(status), sentence);
    std::abort();
#endif
}

/// A sentence of the library, which names functions of C, in C++'s words.
inline std::string spelled(std::string_view sentence);

[[noreturn]] RK_CPP_COLD inline void failed(RKStatus status) {
#if RK_CPP_EXCEPTIONS
    if (caught != nullptr && caught->exception != nullptr) {
        std::exception_ptr first = std::move(caught->exception);
        forgetCaught();
        std::rethrow_exception(std::move(first));
    }
#endif
    fail(status, spelled(rk_last_error()).c_str());
}

/// After each call: throw the exception of a callback, or one for the status.
inline void check(RKStatus status) {
#if RK_CPP_EXCEPTIONS
    if (status != RKStatusOK || caught != nullptr) {
        if (status != RKStatusOK || caught->exception != nullptr) failed(status);
    }
#else
    if (status != RKStatusOK) failed(status);
#endif
}

#if defined(RK_CPP_PLUGIN) && RK_CPP_EXCEPTIONS
/// What leaves a callback of a plugin is reported to the host, as a fault of the plugin.
inline void reported(RKContextRef context, const char *sentence) noexcept;
#endif

/// After a call that looks for something: whether it is there.
inline bool found(RKStatus status) {
    if (status == RKStatusNotFound) return false;
    check(status);
    return true;
}

/// Run what a callback does, in a context. No exception leaves: the first is kept for the call that is running, and the result is R().
template <class R, class F> R guarded(RKContextRef context, F &&body) noexcept {
#if defined(RK_CPP_PLUGIN) && RK_CPP_EXCEPTIONS
    try {
        return body();
    } catch (const std::exception &error) {
        reported(context, error.what());
    } catch (...) {
        reported(context, "an exception that is no std::exception has left a callback");
    }
    return R();
#elif RK_CPP_EXCEPTIONS
    static_cast<void>(context);
    Caught *const earlier = std::exchange(caught, nullptr);
    const auto restore = [earlier]() noexcept {
        if (earlier == nullptr) return;
        forgetCaught();
        caught = earlier;
    };
    try {
        if constexpr (std::is_void_v<R>) {
            body();
            restore();
            return;
        } else {
            R result = body();
            restore();
            return result;
        }
    } catch (...) {
        if (earlier == nullptr) {
            forgetCaught();
            caught = new Caught{std::current_exception()};
        } else {
            restore();
            if (earlier->stream != nullptr) {
                if (earlier->exception == nullptr) earlier->exception = std::current_exception();
                const RKStatus status = rk_context_stop_touch_stream(earlier->stream);
                static_cast<void>(status);
            }
        }
        return R();
    }
#else
    static_cast<void>(context);
    return body();
#endif
}

// ---- References ----

/// Take over a reference.
struct Adopt {};

/// One reference to an object: copies retain, moves do not call the library, the destructor releases.
class Reference {
  public:
    constexpr Reference() noexcept = default;
    Reference(const Reference &other) : reference_(other.reference_) {
        if (reference_ == nullptr) return;
        const RKStatus status = rk_retain(reference_);
        // A handle of a destroyed object is copied as such: what is called with it fails with RKStatusStaleHandle.
        if (status != RKStatusOK && status != RKStatusStaleHandle) failed(status);
    }
    Reference(Reference &&other) noexcept : reference_(std::exchange(other.reference_, nullptr)) {}
    Reference &operator=(const Reference &other) {
        Reference copy(other);
        std::swap(reference_, copy.reference_);
        return *this;
    }
    Reference &operator=(Reference &&other) noexcept {
        Reference moved(std::move(other));
        std::swap(reference_, moved.reference_);
        return *this;
    }
    ~Reference() {
        if (reference_ != nullptr) (void)rk_release(reference_);
    }
    /// Whether there is an object; it may have been destroyed: isAlive().
    explicit operator bool() const noexcept { return reference_ != nullptr; }
    /// Whether the object lives.
    bool isAlive() const noexcept { return rk_object_is_alive(reference_); }
    friend bool operator==(const Reference &a, const Reference &b) noexcept { return a.reference_ == b.reference_; }
    friend bool operator!=(const Reference &a, const Reference &b) noexcept { return a.reference_ != b.reference_; }
    friend bool operator<(const Reference &a, const Reference &b) noexcept { return std::less<RKObjectRef>()(a.reference_, b.reference_); }

  protected:
    friend struct Access;
    Reference(Adopt, RKObjectRef reference) noexcept : reference_(reference) {}
    RKObjectRef reference_ = nullptr;
};

struct Access {
    template <class H> static H adopted(RKObjectRef reference) noexcept { return H(Adopt{}, reference); }
    static RKObjectRef reference(const Reference &one) noexcept { return one.reference_; }
    /// Without a release: the reference was not its own.
    static void forget(Reference &one) noexcept { one.reference_ = nullptr; }
    template <class H, class... A> static RKObjectRef create(A &&...arguments) { return H::create_(std::forward<A>(arguments)...); }
    template <class H> static void construct(void *where, RKObjectRef reference) noexcept { new (where) H(Adopt{}, reference); }
};

template <class H> H adopt(typename H::Ref reference) noexcept { return Access::adopted<H>(reinterpret_cast<RKObjectRef>(reference)); }
/// A handle that C lends, as a reference of its own.
template <class H, class R> H borrow(R reference) {
    if (reference != nullptr) {
        const RKStatus status = rk_retain(reinterpret_cast<RKObjectRef>(reference));
        if (status != RKStatusOK && status != RKStatusStaleHandle) failed(status);
    }
    return Access::adopted<H>(reinterpret_cast<RKObjectRef>(reference));
}

/// A handle that C lends during a call, seen as a const H & without retaining. A copy of that retains.
template <class H> class Borrowed {
  public:
    template <class R> explicit Borrowed(R reference) noexcept { set(reinterpret_cast<RKObjectRef>(reference)); }
    Borrowed(const Borrowed &) = delete;
    Borrowed &operator=(const Borrowed &) = delete;
    ~Borrowed() = default;
    void set(RKObjectRef reference) noexcept { Access::construct<H>(static_cast<void *>(&memory_), reference); }
    const H &handle() const noexcept { return *std::launder(reinterpret_cast<const H *>(&memory_)); }

  private:
    alignas(H) unsigned char memory_[sizeof(H)];
};

/// A context, class or plugin: it lives as long as its context, and is not counted.
template <class R> class Plain {
  public:
    constexpr Plain() noexcept = default;
    /// From C's handle.
    constexpr Plain(R ref) noexcept : ref_(ref) {}
    R ref() const noexcept { return ref_; }
    explicit operator bool() const noexcept { return ref_ != nullptr; }
    friend bool operator==(const Plain &a, const Plain &b) noexcept { return a.ref_ == b.ref_; }
    friend bool operator!=(const Plain &a, const Plain &b) noexcept { return a.ref_ != b.ref_; }

  protected:
    R ref_ = nullptr;
};

// ---- Structs that a program fills in ----

/// What C takes: the same memory, with C's names.
template <class T> const typename T::C *c(const T *samples) noexcept { return reinterpret_cast<const typename T::C *>(samples); }

// ---- Texts and lists out ----

template <class F> std::string text(F &&read) {
    char small[128];
    size_t length = 0;
    if (read(small, sizeof small, &length) == RKStatusOK) return std::string(small, length);
    check(read(static_cast<char *>(nullptr), size_t{0}, &length));
    std::string whole(length + 1, '\0');
    check(read(whole.data(), whole.size(), &length));
    whole.resize(length);
    return whole;
}

template <class T, class F> std::vector<T> values(F &&read) {
    size_t length = 0;
    check(read(static_cast<T *>(nullptr), size_t{0}, &length));
    std::vector<T> made(length);
    if (length > 0) check(read(made.data(), made.size(), &length));
    made.resize(length);
    return made;
}

template <class H, class R, class F> std::vector<H> handles(F &&read) {
    std::vector<H> made;
    for (R one : values<R>(std::forward<F>(read))) {
        if constexpr (std::is_base_of_v<Reference, H>) made.push_back(borrow<H>(one));
        else made.push_back(H(one));
    }
    return made;
}

/// Handles that C lends, as own references.
template <class H, class R> std::vector<H> borrowed(const std::vector<R> &lent) {
    std::vector<H> made;
    made.reserve(lent.size());
    for (R one : lent) made.push_back(borrow<H>(one));
    return made;
}

/// Records with a struct_size, of which the library reads the first: T is a struct of C with that size set.
template <class T, class F> std::vector<T> records(F &&read) {
    size_t length = 0;
    check(read(static_cast<T *>(nullptr), size_t{0}, &length));
    std::vector<T> made(length, T());
    if (length > 0) check(read(made.data(), made.size(), &length));
    made.resize(length);
    return made;
}

inline std::string_view view(const char *text) noexcept { return text == nullptr ? std::string_view() : std::string_view(text); }

/// Whether a class overrides a method: &T::method belongs to another class than Root. F is the method's type.
template <class Root, class F, class C> constexpr bool overrides(F C::*) noexcept { return !std::is_same_v<C, Root>; }

// ---- Callables as C's userdata ----

/// A callable that its `drop` deletes; while it runs, its deletion waits.
template <class F> class Box {
  public:
    Box(RKContextRef context, F function) : context_(context), function_(std::move(function)) {}
    /// The context that it was handed to.
    static RKContextRef context(void *userdata) noexcept { return static_cast<Box *>(userdata)->context_; }
    template <class R, class... A> static R run(void *userdata, A &&...arguments) noexcept {
        Box &box = *static_cast<Box *>(userdata);
        ++box.running_;
        struct End {
            Box &box;
            ~End() {
                if (--box.running_ == 0 && box.dropped_) delete &box;
            }
        } end{box};
        return guarded<R>(box.context_, [&]() -> R { return box.function_(std::forward<A>(arguments)...); });
    }
    static void drop(void *userdata) noexcept {
        Box &box = *static_cast<Box *>(userdata);
        box.dropped_ = true;
        if (box.running_ == 0) delete &box;
    }

  private:
    RKContextRef context_;
    F function_;
    size_t running_ = 0;
    bool dropped_ = false;
};

/// Hand a callable over: `take` is the C call, with userdata and drop. If that fails, drop is not called.
template <class F, class C> void boxed(RKContextRef context, F function, C &&take) {
    auto box = std::make_unique<Box<F>>(context, std::move(function));
    const RKStatus status = take(static_cast<void *>(box.get()), [](void *userdata) { Box<F>::drop(userdata); });
    if (status == RKStatusOK) (void)box.release();
    check(status);
}

/// The context of an object; nullptr if there is none, which the call that follows reports.
inline RKContextRef contextOf(RKObjectRef object) noexcept {
    RKContextRef context = nullptr;
    if (object != nullptr && rk_object_get_context(object, &context) != RKStatusOK) return nullptr;
    return context;
}

template <class H, class F> ActionId onControl(RKControlRef control, ControlEvents events, F function);
template <class H, class F> ActionId onGesture(RKGestureRecognizerRef recognizer, F function);

// ---- Objects made by deriving ----

/// What the memory of an object has for its C++ class T.
template <class T> struct Slot {
    T *object; // nullptr: not yet constructed, or without a C++ part
    alignas(16) unsigned char memory[sizeof(T)];
};

/// A class of C for a C++ class, in one context; the userdata of its methods.
struct ClassInfo {
    RKContextRef context;
    RKClassRef cls;
    ClassInfo *next;
    ClassInfo **first;
};

/// The object whose C++ part is constructed now.
struct Making {
    RKObjectRef reference;
    RKClassRef cls;
};
inline thread_local const Making *making = nullptr;
/// For a time, the object whose C++ part is constructed.
struct Now {
    Making one;
    const Making *outer;
    Now(RKObjectRef object, RKClassRef of) : one{object, of}, outer(std::exchange(making, &one)) {}
    Now(const Now &) = delete;
    Now &operator=(const Now &) = delete;
    ~Now() { making = outer; }
};

/// The class of the object that rk::make() is creating: it constructs the C++ part itself, with its arguments.
inline thread_local RKClassRef creating = nullptr;

inline Making taken() {
    if (making == nullptr) fail(RKStatusInvalidArgument, "an object of a derived class cannot be a variable or a member; create it with rk::make<T>(context, ...)");
    const Making one = *making;
    making = nullptr;
    return one;
}

/// The ground of all derived classes: a handle of the object itself, which does not retain it.
template <class Base> class Part : public Base {
  public:
    /// The built-in class below.
    using Handle = Base;
    Part(const Part &) = delete;
    Part &operator=(const Part &) = delete;
    virtual ~Part() { Access::forget(*this); }

  protected:
    Part() : Part(taken()) {}
    RKClassRef class_;

  private:
    explicit Part(Making made) : Base(Access::adopted<Base>(made.reference)), class_(made.cls) {}
};

template <class Base> struct Layers;

/// Whether T is laid over a class: it has no objects of its own.
template <class T, class = void> struct IsExtension : std::false_type {};
template <class T> struct IsExtension<T, std::void_t<decltype(T::isExtension)>> : std::true_type {};

/// A result as C returns it. A handle is borrowed then: something else keeps the object.
template <class R> auto toC(R &&result) {
    if constexpr (std::is_base_of_v<Reference, std::decay_t<R>>) return result.ref();
    else return std::forward<R>(result);
}
template <class R, class = void> struct Returned { using type = R; };
template <class R> struct Returned<R, std::void_t<typename R::Ref>> { using type = typename R::Ref; };

/// A method of a derived class is called.
template <class T, class R, class F> typename Returned<R>::type called(RKObjectRef self, void *userdata, F &&body) noexcept {
    using C = typename Returned<R>::type;
    const ClassInfo &info = *static_cast<const ClassInfo *>(userdata);
    const RKClassRef cls = info.cls;
    // T of an extension, or what T inherits, for an object without a C++ part.
    const auto passing = [&](auto *type) -> C {
        const Now now(self, cls);
        std::remove_pointer_t<decltype(type)> part;
        if constexpr (std::is_void_v<C>) body(part);
        else return toC(body(part));
    };
    if constexpr (IsExtension<T>::value) return guarded<C>(info.context, [&]() -> C { return passing(static_cast<T *>(nullptr)); });
    void *memory = nullptr;
    if (rk_object_get_instance_data(self, cls, &memory) != RKStatusOK) return C();
    return guarded<C>(info.context, [&]() -> C {
        T *object = static_cast<Slot<T> *>(memory)->object;
        if (object == nullptr) {
            return passing(static_cast<typename Layers<typename T::Handle>::All *>(nullptr));
        } else {
            if constexpr (std::is_void_v<C>) body(*object);
            else return toC(body(*object));
        }
    });
}

// ---- Delegates ----

/// A delegate that is set, in a context.
template <class D> struct Kept {
    std::shared_ptr<D> delegate;
    RKContextRef context;
};

/// A delegate's method is called. The delegate lives until it has returned, even if it removes itself.
template <class D, class R, class F> typename Returned<R>::type asked(void *userdata, F &&body) noexcept {
    using C = typename Returned<R>::type;
    const std::shared_ptr<D> delegate = static_cast<const Kept<D> *>(userdata)->delegate;
    return guarded<C>(static_cast<const Kept<D> *>(userdata)->context, [&]() -> C {
        if constexpr (std::is_void_v<C>) body(*delegate);
        else return toC(body(*delegate));
    });
}

template <class D, class H, class Table> void setDelegate(RKStatus (*set)(H, const Table *), H of, Table table, RKObjectRef object, std::shared_ptr<D> delegate) {
    auto kept = std::make_unique<Kept<D>>(Kept<D>{std::move(delegate), contextOf(RK_OBJECT(of))});
    table.object = object;
    table.userdata = kept.get();
    table.drop = [](void *userdata) { delete static_cast<Kept<D> *>(userdata); };
    const RKStatus status = set(of, &table);
    if (status == RKStatusOK) (void)kept.release();
    check(status);
}

}  // namespace detail

// ---- Texts and lists in ----

/// A text for C, which wants a NUL at its end: std::string and literals are passed as they are, a std::string_view is copied.
class Text {
  public:
    Text(const char *text) noexcept : text_(text) {}
    Text(const std::string &text) : text_(text.c_str()) { whole(text); }
    Text(std::string_view text) : copy_(text), text_(copy_.c_str()) { whole(text); }
    Text(std::nullptr_t) noexcept {}
    Text(const Text &) = delete;
    Text &operator=(const Text &) = delete;
    ~Text() = default;
    const char *c_str() const noexcept { return text_; }

  private:
    static void whole(std::string_view text) {
        if (text.find('\0') != std::string_view::npos) detail::fail(RKStatusInvalidArgument, "the text has a NUL in it, where C would end it; remove it");
    }
    std::string copy_;
    const char *text_ = nullptr;
};

/// Elements one after the other: from a vector, an array, braces, or in C++20 a std::span.
template <class T> class Span {
  public:
    constexpr Span() noexcept = default;
    constexpr Span(const T *data, size_t size) noexcept : data_(data), size_(size) {}
    /// Braces, which live as long as the call that they are an argument of.
    constexpr Span(std::initializer_list<T> list) noexcept : size_(list.size()) { data_ = list.begin(); }
    template <class C, class = std::enable_if_t<std::is_convertible_v<decltype(std::data(std::declval<const C &>())), const T *>>>
    constexpr Span(const C &elements) noexcept : data_(std::data(elements)), size_(std::size(elements)) {
        static_assert(sizeof(*std::data(elements)) == sizeof(T), "elements of another size");
    }
    constexpr const T *data() const noexcept { return data_; }
    constexpr size_t size() const noexcept { return size_; }

  private:
    const T *data_ = nullptr;
    size_t size_ = 0;
};

/// Touches or presses that the library lends during a call. A copy of an element holds a reference of its own.
template <class H, class R> class Lent {
  public:
    class Iterator {
      public:
        using iterator_category = std::input_iterator_tag;
        using value_type = H;
        using difference_type = std::ptrdiff_t;
        using pointer = const H *;
        using reference = const H &;
        explicit Iterator(const R *at) noexcept : at_(at) {}
        Iterator(const Iterator &other) noexcept : at_(other.at_) {}
        Iterator &operator=(const Iterator &other) noexcept {
            at_ = other.at_;
            return *this;
        }
        ~Iterator() = default;
        const H &operator*() const noexcept {
            one_.set(reinterpret_cast<RKObjectRef>(*at_));
            return one_.handle();
        }
        const H *operator->() const noexcept { return &**this; }
        Iterator &operator++() noexcept {
            ++at_;
            return *this;
        }
        Iterator operator++(int) noexcept {
            Iterator before(*this);
            ++at_;
            return before;
        }
        friend bool operator==(const Iterator &a, const Iterator &b) noexcept { return a.at_ == b.at_; }
        friend bool operator!=(const Iterator &a, const Iterator &b) noexcept { return a.at_ != b.at_; }

      private:
        const R *at_;
        mutable detail::Borrowed<H> one_{static_cast<R>(nullptr)};
    };

    Lent(const R *data, size_t size) noexcept : data_(data), size_(size) {}
    /// One, or those of a vector.
    Lent(const H &one) : own_{one.ref()}, data_(own_.data()), size_(1) {}
    Lent(const std::vector<H> &many) {
        own_.reserve(many.size());
        for (const H &one : many) own_.push_back(one.ref());
        data_ = own_.data();
        size_ = own_.size();
    }
    Lent(const Lent &) = delete;
    Lent &operator=(const Lent &) = delete;
    ~Lent() = default;
    Iterator begin() const noexcept { return Iterator(data_); }
    Iterator end() const noexcept { return Iterator(data_ + size_); }
    size_t size() const noexcept { return size_; }
    bool empty() const noexcept { return size_ == 0; }
    H operator[](size_t index) const { return detail::borrow<H>(data_[index]); }
    /// The first; there is always one in a touch or press method.
    H front() const { return (*this)[0]; }
    const R *data() const noexcept { return data_; }

  private:
    std::vector<R> own_;
    const R *data_ = nullptr;
    size_t size_ = 0;
};

class Touch;
class Press;
/// The touches of a touch method; UIKit's Set<UITouch>.
using Touches = Lent<Touch, RKTouchRef>;
/// The presses of a press method.
using Presses = Lent<Press, RKPressRef>;

/// A handle of C's that the caller owns, as an object that releases it.
template <class H> H adopt(typename H::Ref ref) noexcept { return detail::adopt<H>(ref); }
/// A handle that C lends, as a reference of its own.
template <class H> H borrow(typename H::Ref ref) { return detail::borrow<H>(ref); }

}  // namespace rk

#endif
