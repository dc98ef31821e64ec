/* SPDX-License-Identifier: MIT */
/**
 * @file responderkit_deriving.hpp
 * The part of responderkit.hpp about classes: deriving, creating, extending, actions, and the way from a handle to its C++ part.
 * Include responderkit.hpp.
 */
#ifndef RESPONDERKIT_DERIVING_HPP
#define RESPONDERKIT_DERIVING_HPP

#ifndef RESPONDERKIT_HPP
#  error "include <responderkit/responderkit.hpp>; it includes this file"
#endif

namespace RK_CPP_VISIBILITY rk {

/// What a class derives from to override methods of Base, such as rk::Subclass<rk::View>. A class may also have, as static members,
/// `className` (else its own name), `hitTestOutset` (see RKClassDesc) and `actions()`, a range of rk::Action.
template <class Base> class Subclass : public detail::Layers<Base>::All {
  public:
    using super = Subclass;
};

/// Base of a class whose methods are laid over an existing class, such as rk::Extension<rk::Button>. After
/// rk::extend<T>() all objects of the existing class, living ones included, run them. `super::` runs the next lower
/// layer. It has no members: `*this` is a handle of the object whose method runs. `hitTestOutset` and `actions()` as in
/// rk::Subclass.
template <class Base> class Extension : public detail::Layers<Base>::All {
  public:
    using super = Extension;
    static constexpr bool isExtension = true;
};

/// A reference to an object made by deriving: a handle, and -> for its C++ part.
template <class T> class Made : public T::Handle {
  public:
    constexpr Made() noexcept = default;
    Made(typename T::Handle handle, T *object) noexcept : T::Handle(std::move(handle)), object_(object) {}
    /// The C++ part; RKStatusStaleHandle if the object has been destroyed with its context.
    T *get() const {
        if (!this->isAlive()) detail::fail(RKStatusStaleHandle, "the object has been destroyed, and its C++ part with it");
        return object_;
    }
    T *operator->() const { return get(); }
    T &operator*() const { return *get(); }

  private:
    T *object_ = nullptr;
};

/// An action that the responder chain finds by its selector.
template <class T> struct Action {
    const char *selector;
    RKActionFunction function;
};

namespace detail {

template <class M> struct Owner;
template <class C, class M> struct Owner<M C::*> { using type = C; };

/// "RoundButton", of T.
template <class T> std::string typeName() {
    const std::string_view text = __PRETTY_FUNCTION__;
    const size_t start = text.find("T = ") + 4;
    std::string_view name = text.substr(start, text.find_first_of(";]", start) - start);
    const size_t plain = name.substr(0, name.find('<')).rfind("::");
    if (plain != std::string_view::npos) name.remove_prefix(plain + 2);
    return std::string(name.substr(0, 200));
}

template <class T, class = void> struct Outset { static constexpr double value = 0; };
template <class T> struct Outset<T, std::void_t<decltype(T::hitTestOutset)>> { static constexpr double value = T::hitTestOutset; };
template <class T, class = void> struct Actions {
    static std::vector<RKActionDesc> all() { return {}; }
};
template <class T> struct Actions<T, std::void_t<decltype(T::actions())>> {
    static std::vector<RKActionDesc> all() {
        std::vector<RKActionDesc> made;
        for (const Action<T> &one : T::actions()) made.push_back({one.selector, one.function});
        return made;
    }
};

template <class T> inline thread_local ClassInfo *classes = nullptr;

template <class T> RKClassRef findClass(RKContextRef context) noexcept {
    for (const ClassInfo *one = classes<T>; one != nullptr; one = one->next)
        if (one->context == context) return one->cls;
    return nullptr;
}

/// The C++ name of a class.
template <class T> std::string nameOfClass() { return T::className == T::Handle::className ? typeName<T>() : std::string(T::className); }

/// What subclasses and extensions have in common; `define` makes the class.
template <class T, class F> RKClassRef described(RKContextRef context, ClassInfo **first, F &&define) {
    auto info = std::make_unique<ClassInfo>(ClassInfo{context, nullptr, nullptr, first});
    const std::vector<RKActionDesc> actions = Actions<T>::all();
    RKClassDesc desc = ::responderkit::sized<RKClassDesc>();
    const Tables<T> tables(desc);
    if (!actions.empty()) desc.actions = actions.data();
    desc.action_count = actions.size();
    desc.hit_test_outset = Outset<T>::value;
    desc.userdata = info.get();
    desc.drop = [](void *userdata) {
        ClassInfo *gone = static_cast<ClassInfo *>(userdata);
        for (ClassInfo **link = gone->first; link != nullptr && *link != nullptr; link = &(*link)->next) {
            if (*link != gone) continue;
            *link = gone->next;
            break;
        }
        delete gone;
    };
    check(define(desc, &info->cls));
    if (first != nullptr) {
        info->next = *first;
        *first = info.get();
    }
    return info.release()->cls;
}

/// Define a class of C for T, in the name of a plugin if there is a host.
template <class T> RKClassRef defineClass(RKContextRef context, const RKHost *host) {
    static_assert(!IsExtension<T>::value, "an extension has no objects of its own; rk::extend<T>() lays it over a class");
    static_assert(alignof(T) <= 16, "objects are aligned to 16 bytes");
    return described<T>(context, &classes<T>, [context, host](RKClassDesc &desc, RKClassRef *out) {
        std::string name = nameOfClass<T>();
        const size_t length = name.size();
        desc.superclass = T::Handle::className;
        desc.instance_size = sizeof(Slot<T>);
        if constexpr (std::is_default_constructible_v<T>) {
            // An object that others make by the class's name.
            desc.instance_init = [](RKObjectRef object, void *memory, void *userdata) {
                const ClassInfo &info = *static_cast<const ClassInfo *>(userdata);
                if (creating == info.cls) {
                    creating = nullptr;
                    return;
                }
                guarded<void>(info.context, [&] {
                    const Now now(object, info.cls);
                    Slot<T> *slot = static_cast<Slot<T> *>(memory);
                    slot->object = new (static_cast<void *>(slot->memory)) T();
                });
            };
        }
        desc.instance_deinit = [](RKObjectRef, void *memory, void *userdata) {
            guarded<void>(static_cast<const ClassInfo *>(userdata)->context, [&] {
                if (T *object = std::exchange(static_cast<Slot<T> *>(memory)->object, nullptr)) object->~T();
            });
        };
        RKStatus status = RKStatusAlreadyExists;
        // Classes of other files and namespaces may have the same name.
        for (int number = 2; status == RKStatusAlreadyExists; ++number) {
            desc.name = name.c_str();
            status = host != nullptr ? host->register_class(host, &desc, out) : rk_class_define(context, &desc, out);
            name.resize(length);
            name += " " + std::to_string(number);
        }
        return status;
    });
}

/// Lay T over a class, in the name of a plugin if there is a host.
template <class T> RKClassRef extendClass(RKContextRef context, const RKHost *host, const char *name) {
    static_assert(IsExtension<T>::value, "T derives from rk::Subclass and has objects of its own; what is laid over a class derives from rk::Extension");
    static_assert(sizeof(T) == sizeof(typename Layers<typename T::Handle>::All), "an extension has no members: the objects that it is laid over have no memory for them");
    return described<T>(context, nullptr, [context, host, name](const RKClassDesc &desc, RKClassRef *out) {
        if (host != nullptr) return host->extend_class(host, name, &desc, out);
        RKClassRef cls = nullptr;
        const RKStatus status = rk_class_find(context, name, &cls);
        return status == RKStatusOK ? rk_class_extend(cls, &desc, out) : status;
    });
}

#if defined(RK_CPP_PLUGIN)
/// The plugin's host in a context; nullptr before the plugin is active there.
inline const RKHost *hostOf(RKContextRef context) noexcept;
#else
inline const RKHost *hostOf(RKContextRef) noexcept { return nullptr; }
#endif

template <class T> RKClassRef classOf(RKContextRef context) {
    const RKClassRef cls = findClass<T>(context);
    return cls != nullptr ? cls : defineClass<T>(context, hostOf(context));
}

/// The library's object, whose C++ part is not constructed yet.
template <class T, class... A> RKObjectRef created(RKContextRef context, RKClassRef cls, A &&...arguments) {
    struct End {
        RKClassRef outer;
        ~End() { creating = outer; }
    } const end{std::exchange(creating, cls)};
    return Access::create<typename T::Handle>(context, cls, std::forward<A>(arguments)...);
}

/// The C++ part of an object, made of the arguments that follow those of the built-in class.
template <class T, class... A> Made<T> built(RKObjectRef reference, RKClassRef cls, A &&...arguments) {
    typename T::Handle handle = Access::adopted<typename T::Handle>(reference);
    void *memory = nullptr;
    check(rk_object_get_instance_data(reference, cls, &memory));
    Slot<T> *slot = static_cast<Slot<T> *>(memory);
    const Now now(reference, cls);
    T *object = nullptr;
    if constexpr (std::is_constructible_v<T, A &&...>) object = new (static_cast<void *>(slot->memory)) T(std::forward<A>(arguments)...);
    else object = new (static_cast<void *>(slot->memory)) T{std::forward<A>(arguments)...};
    slot->object = object;
    return Made<T>(std::move(handle), object);
}

template <class T, class First, class... A> Made<T> builtOn(RKContextRef context, First &&first, A &&...arguments) {
    const RKClassRef cls = classOf<T>(context);
    return built<T>(created<T>(context, cls, std::forward<First>(first)), cls, std::forward<A>(arguments)...);
}

}  // namespace detail

/// Create an object of a derived class: make<T>(context, frame, ...) for views, make<T>(context, root, ...) for navigation controllers,
/// else make<T>(context, ...). What follows goes to T's constructor.
template <class T, class... A> Made<T> make(ContextRef context, A &&...arguments) {
    using Base = typename T::Handle;
    if constexpr (std::is_base_of_v<View, Base> || std::is_base_of_v<NavigationController, Base>) {
        return detail::builtOn<T>(context.ref(), std::forward<A>(arguments)...);
    } else {
        const RKClassRef cls = detail::classOf<T>(context.ref());
        return detail::built<T>(detail::created<T>(context.ref(), cls), cls, std::forward<A>(arguments)...);
    }
}

/// Create an object of a class that is found by its name, such as a plugin's: create<rk::Button>(context, context.findClass("RoundButton"), frame).
/// H is the built-in class at its ground.
template <class H, class... A> H create(ContextRef context, Class cls, A &&...arguments) {
    if (!cls) detail::fail(RKStatusInvalidArgument, "cls is no class; find one with context.findClass()");
    return detail::Access::adopted<H>(detail::Access::create<H>(context.ref(), cls.ref(), std::forward<A>(arguments)...));
}

/// Define the class of T without creating an object: others create them by its name.
template <class T> Class define(ContextRef context) { return detail::classOf<T>(context.ref()); }
/// Lay T's methods over the built-in class that it extends, or over the class of a name. The result's removeExtension() takes them off again.
template <class T> Class extend(ContextRef context, const Text &name = T::Handle::className) {
    return detail::extendClass<T>(context.ref(), detail::hostOf(context.ref()), name.c_str());
}

namespace detail {
/// An action of a derived class is performed.
template <class T, class F> void performed(RKObjectRef self, void *userdata, F &&body) noexcept {
    const ClassInfo &info = *static_cast<const ClassInfo *>(userdata);
    if constexpr (IsExtension<T>::value) {
        guarded<void>(info.context, [&] {
            const Now now(self, info.cls);
            T part;
            body(part);
        });
    } else {
        void *memory = nullptr;
        if (rk_object_get_instance_data(self, info.cls, &memory) != RKStatusOK) return;
        if (T *object = static_cast<Slot<T> *>(memory)->object) guarded<void>(info.context, [&] { body(*object); });
    }
}
}  // namespace detail

/// An action of a class: action<&Page::save>("save:"). The method takes nothing, the sender, or the sender and the event.
template <auto method> auto action(const char *selector) noexcept {
    using T = typename detail::Owner<decltype(method)>::type;
    return Action<T>{selector, [](RKResponderRef self, RKObjectRef sender, RKEventRef event, void *userdata) {
        const detail::Borrowed<Object> from(sender);
        const detail::Borrowed<Event> of(event);
        detail::performed<T>(RK_OBJECT(self), userdata, [&](T &object) {
            if constexpr (std::is_invocable_v<decltype(method), T &, const Object &, const Event &>) (object.*method)(from.handle(), of.handle());
            else if constexpr (std::is_invocable_v<decltype(method), T &, const Object &>) (object.*method)(from.handle());
            else (object.*method)();
        });
    }};
}

namespace detail {
template <class T, class = void> struct IsMade : std::false_type {};
template <class T> struct IsMade<T, std::void_t<typename T::Handle>> : std::true_type {};
}  // namespace detail

template <class T> auto Object::as() const {
    static_assert(!detail::IsExtension<T>::value, "an extension has no objects of its own");
    RKContextRef context = nullptr;
    RKClassRef cls = nullptr;
    bool is = false;
    if (ref() != nullptr) detail::check(rk_object_get_context(ref(), &context));
    if constexpr (detail::IsMade<T>::value) {
        if (context != nullptr) cls = detail::findClass<T>(context);
        if (cls != nullptr) detail::check(rk_object_is_kind_of(ref(), cls, &is));
        if (!is) return Made<T>();
        void *memory = nullptr;
        detail::check(rk_object_get_instance_data(ref(), cls, &memory));
        T *object = static_cast<detail::Slot<T> *>(memory)->object;
        return object == nullptr ? Made<T>() : Made<T>(detail::borrow<typename T::Handle>(ref()), object);
    } else {
        if (context != nullptr) {
            detail::check(rk_class_find(context, T::className, &cls));
            detail::check(rk_object_is_kind_of(ref(), cls, &is));
        }
        return is ? detail::borrow<T>(ref()) : T();
    }
}

}  // namespace rk

#endif
