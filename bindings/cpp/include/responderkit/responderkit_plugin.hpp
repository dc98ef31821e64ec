/* SPDX-License-Identifier: MIT */
/**
 * @file responderkit_plugin.hpp
 * The part of responderkit.hpp about plugins: which may be loaded, and a plugin as a C++ class.
 * A program includes responderkit.hpp, a plugin plugin.hpp; both include this file.
 */
#ifndef RESPONDERKIT_PLUGIN_HPP
#define RESPONDERKIT_PLUGIN_HPP

#ifndef RESPONDERKIT_HPP
#  error "include <responderkit/responderkit.hpp>, or <responderkit/plugin.hpp> in a plugin; they include this file"
#endif

namespace RK_CPP_VISIBILITY rk {

#if !defined(RK_CPP_PLUGIN)
inline void ContextRef::setPluginPolicy(const PluginPolicy &policy) const {
    std::vector<const char *> folders, digests;
    for (const std::string &one : policy.folders) folders.push_back(one.c_str());
    for (const std::string &one : policy.digests) digests.push_back(one.c_str());
    RKPluginPolicy given = ::responderkit::sized<RKPluginPolicy>();
    given.allows_environment = policy.allowsEnvironment;
    given.allows_shared_files = policy.allowsSharedFiles;
    given.folders = folders.data();
    given.folder_count = folders.size();
    given.digests = digests.data();
    given.digest_count = digests.size();
    given.budget = policy.budget;
    given.fault_limit = policy.faultLimit;
    detail::check(rk_plugin_policy(ref(), &given));
}
inline void ContextRef::setPluginPolicy(std::nullptr_t) const { detail::check(rk_plugin_policy(ref(), nullptr)); }
inline std::pair<uint64_t, PluginFault> Plugin::faults() const {
    uint64_t count = 0;
    RKPluginFault last = {};
    detail::check(rk_plugin_get_faults(ref(), &count, &last));
    return {count, static_cast<PluginFault>(last)};
}
#endif

/// What a plugin has of the program that runs it, in one context. It can be copied, and is valid as long as the plugin's object.
class Host {
  public:
    explicit Host(const RKHost *host) noexcept : host_(host) {}
    /// The context that has loaded the plugin.
    ContextRef context() const noexcept { return host_->context; }
    /// The resolved path of the plugin's file; empty for one that is part of the program.
    std::string_view path() const noexcept { return detail::view(host_->path); }
    /// Version of the library that runs, such as "0.1.0".
    std::string_view libraryVersion() const noexcept { return detail::view(host_->library_version); }
    /// Define the class of T, which derives from rk::Subclass: the program creates objects of it by its name, T's default constructor makes them.
    template <class T> Class define() const {
        const RKClassRef cls = detail::findClass<T>(host_->context);
        return cls != nullptr ? cls : detail::defineClass<T>(host_->context, host_);
    }
    /// Lay the methods of T, which derives from rk::Extension, over the built-in class that it extends, or over the class of a name.
    template <class T> Class extend(const Text &name = T::Handle::className) const { return detail::extendClass<T>(host_->context, host_, name.c_str()); }
    /// Report something to the program in the plugin's name: a diagnostic ("pluginReport"). An error counts as a fault.
    void report(PluginSeverity severity, const Text &text) const { detail::check(host_->report(host_, raw(severity), text.c_str())); }
    /// C's table.
    const RKHost *ref() const noexcept { return host_; }

  private:
    const RKHost *host_;
};

namespace detail {

/// A plugin that is active in a context.
struct Activation {
    const RKHost *host;
    /// Tells which plugin of a program it is.
    const void *kind;
    void *plugin;
    Activation *next;
};
inline thread_local Activation *activations = nullptr;
template <class P> inline constexpr char kindOfPlugin = 0;

inline Activation *activationOf(RKContextRef context, const void *kind) noexcept {
    for (Activation *one = activations; one != nullptr; one = one->next)
        if ((context == nullptr || one->host->context == context) && (kind == nullptr || one->kind == kind)) return one;
    return nullptr;
}

#if defined(RK_CPP_PLUGIN)
inline const RKHost *hostOf(RKContextRef context) noexcept {
    const Activation *one = activationOf(context, nullptr);
    return one != nullptr ? one->host : nullptr;
}
#  if RK_CPP_EXCEPTIONS
inline void reported(RKContextRef context, const char *sentence) noexcept {
    if (const RKHost *host = hostOf(context)) (void)host->report(host, RKPluginSeverityError, sentence);
}
#  endif
#endif

/// RKPluginEntry.init and deinit of a plugin P.
template <class P> RKStatus pluginInit(const RKHost *host, void **data) noexcept {
    if (!RK_PLUGIN_LINK_(host)) return RKStatusUnsupported;
    Activation *const made = new (std::nothrow) Activation{host, &kindOfPlugin<P>, nullptr, activations};
    if (made == nullptr) return RKStatusNoMemory;
    activations = made;
    *data = made;
    RKStatus status = RKStatusOK;
#if RK_CPP_EXCEPTIONS
    try {
        made->plugin = new P(Host(host));
    } catch (const Error &error) {
        status = error.status();
        (void)host->report(host, RKPluginSeverityWarning, error.what());
    } catch (const std::bad_alloc &) {
        status = RKStatusNoMemory;
    } catch (const std::exception &error) {
        status = RKStatusPluginInit;
        (void)host->report(host, RKPluginSeverityWarning, error.what());
    } catch (...) {
        status = RKStatusPluginInit;
    }
#else
    made->plugin = new P(Host(host));
#endif
    if (status == RKStatusOK) return status;
    activations = made->next; // what ran since has ended
    delete made;
    *data = nullptr;
    return status;
}
template <class P> void pluginDeinit(const RKHost *, void *data) noexcept {
    Activation *const gone = static_cast<Activation *>(data);
    guarded<void>(gone->host->context, [gone] { delete static_cast<P *>(gone->plugin); });
    for (Activation **link = &activations; *link != nullptr; link = &(*link)->next) {
        if (*link != gone) continue;
        *link = gone->next;
        break;
    }
    delete gone;
}

}  // namespace detail

/// The object of a plugin in a context, for its overrides: plugin<Heatmap>(*this).counts. RKStatusNotFound if the plugin is not active there.
template <class P> P &plugin(ContextRef context) {
    const detail::Activation *one = detail::activationOf(context.ref(), &detail::kindOfPlugin<P>);
    if (one == nullptr || one->plugin == nullptr) detail::fail(RKStatusNotFound, "the plugin is not active in this context");
    return *static_cast<P *>(one->plugin);
}
/// The same, in an object's context.
template <class P> P &plugin(const Object &object) { return plugin<P>(object.context()); }

/// A plugin P that is part of the program, for ContextRef::registerPlugin(). The entry and both texts have to live as long as the context.
template <class P> constexpr RKPluginEntry pluginEntry(const char *id, const char *version) noexcept {
    return RKPluginEntry{static_cast<uint32_t>(sizeof(RKPluginEntry)), RK_PLUGIN_MAGIC, RK_ABI_MAJOR, RK_PLUGIN_ABI_MINOR, 0, id, version, detail::pluginInit<P>, detail::pluginDeinit<P>};
}

}  // namespace rk

#endif
