/* SPDX-License-Identifier: MIT */
/**
 * @file plugin.hpp
 * Writing a plugin in C++17: a class, of which each context that loads the plugin has one object.
 *
 * The plugin includes this header and nothing else of the library, and links nothing of it. It has everything of
 * responderkit.hpp except the loading of plugins. Its calls go through the table that the host provides.
 *
 * @code
 * #include <responderkit/plugin.hpp>
 *
 * namespace {
 * struct Enlarged : rk::Extension<rk::Button> {
 *     static constexpr double hitTestOutset = 10;
 *     bool pointInside(rk::Point point, const rk::Event &) override { return rk::rectContainsPoint(rk::rectInset(bounds(), -10, -10), point); }
 * };
 * struct Plugin {
 *     explicit Plugin(rk::Host host) { host.extend<Enlarged>(); }
 * };
 * }
 *
 * RK_PLUGIN_CLASS(Plugin, "org.example.enlarged", "1.0.0")
 * @endcode
 *
 *     c++ -std=c++17 -shared -fPIC -fvisibility=hidden $(pkg-config --cflags responderkit) Enlarged.cpp -o Enlarged.so
 *
 * **The object.** It is constructed when the plugin becomes active in a context, with its rk::Host, and destroyed when it is switched off or the
 * context ends. Its constructor defines classes (host.define<T>(), rk::make<T>()) and lays extensions over others (host.extend<T>()). An
 * exception that leaves the constructor refuses the load. Overrides reach the object by rk::plugin<Plugin>(*this). A handle of an object of its own
 * classes would prevent switching the plugin off: use rk::Weak.
 *
 * **Exceptions** of overrides, actions, delegates and handlers do not leave the plugin: they are reported to the host and count as faults of
 * the plugin. The result is false, 0 or no object.
 */
#ifndef RESPONDERKIT_PLUGIN_CPP_HPP
#define RESPONDERKIT_PLUGIN_CPP_HPP

#if defined(RESPONDERKIT_HPP) || defined(RESPONDERKIT_H)
#  error "a plugin includes <responderkit/plugin.hpp> only, or first of all; responderkit.hpp and responderkit.h are for programs that link the library"
#endif

#define RK_CPP_PLUGIN 1
#include <responderkit/responderkit.hpp>

/**
 * Define the plugin's one symbol. Once, at file scope.
 *
 * @param class_ the plugin's class; its constructor takes an rk::Host.
 * @param id_,version_ string literals; see RKPluginEntry.
 */
#define RK_PLUGIN_CLASS(class_, id_, version_) RK_PLUGIN_EXPORT_ = rk::pluginEntry<class_>(id_, version_);

#endif
