// SPDX-License-Identifier: MIT
/// What `rk plugin new` writes. NAME, ID and BUILD are filled in; each is a whole plugin of at most 60 lines.
enum PluginTemplate {
  static let c = """
    /* NAME.c - a plugin: NAME, a view that takes touches in the ellipse that fills its bounds.
     *
     *     BUILD
     */
    #include <responderkit/plugin.h>
    #include <stdlib.h>

    /* What belongs to one context: several may load the plugin, and static variables would be shared by all of them. */
    typedef struct Plugin {
        RKClassRef cls; /* what super-calls name: the class whose method runs */
    } Plugin;

    /* `point` is in the view's own coordinates; `event` may be NULL. */
    static bool point_inside(RKViewRef self, RKPoint point, RKEventRef event, void *userdata) {
        RKRect bounds;
        double x, y;
        bool inside = false;
        if (rk_super_point_inside(((Plugin *)userdata)->cls, self, point, event, &inside) != RKStatusOK || !inside) return false;
        if (rk_view_get_bounds(self, &bounds) != RKStatusOK) return false;
        x = (point.x - bounds.origin.x) / bounds.size.width - 0.5;
        y = (point.y - bounds.origin.y) / bounds.size.height - 0.5;
        return x * x + y * y < 0.25;
    }

    /* Without the super-call the touch would not be offered to the next responder. */
    static void touches_began(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
        rk_super_touches_began(((Plugin *)userdata)->cls, self, touches, count, event);
    }

    /* Called once in each context that loads the plugin. host->extend_class() changes an existing class instead of adding one. */
    static RKStatus init(const RKHost *host, void **data) {
        RKStatus status;
        RKResponderMethods responder = RK_INIT(RKResponderMethods);
        RKViewMethods view = RK_INIT(RKViewMethods);
        RKClassDesc desc = RK_INIT(RKClassDesc);
        Plugin *plugin = (Plugin *)calloc(1, sizeof *plugin);
        (void)data;
        if (!plugin) return RKStatusNoMemory;
        responder.touches_began = touches_began;
        view.point_inside = point_inside;
        desc.name = "NAME";
        desc.superclass = "View";
        desc.responder_methods = &responder;
        desc.view_methods = &view;
        desc.userdata = plugin;
        desc.drop = free; /* when the class goes */
        status = host->register_class(host, &desc, &plugin->cls);
        if (status != RKStatusOK) free(plugin);
        return status;
    }

    RK_PLUGIN("ID", "1.0.0", init, NULL)

    """

  static let cpp = """
    // NAME.cpp - a plugin: NAME, a view that counts the touches that begin in it.
    //
    //     BUILD
    #include <responderkit/plugin.hpp>

    namespace {

    // What belongs to one context: several may load the plugin, and each has an object of it.
    struct Plugin {
        rk::Host host;
        size_t touches = 0;
        explicit Plugin(rk::Host of);
        ~Plugin() { host.report(rk::PluginSeverity::Info, std::to_string(touches) + " touches began"); }
    };

    // The program creates objects by the class's name. rk::Extension and host.extend<...>() change an existing class instead.
    struct Counting : rk::Subclass<rk::View> {
        static constexpr const char *className = "NAME";
        // Without the super-call the touch would not be offered to the next responder. An exception counts as a fault of the plugin.
        void touchesBegan(const rk::Touches &touches, const rk::Event &event) override {
            rk::plugin<Plugin>(*this).touches += touches.size();
            super::touchesBegan(touches, event);
        }
    };

    Plugin::Plugin(rk::Host of) : host(of) { host.define<Counting>(); }

    }  // namespace

    RK_PLUGIN_CLASS(Plugin, "ID", "1.0.0")

    """

  static let swift = """
    // NAME.swift - a plugin: NAME, a view that counts the touches that begin in it.
    //
    //     BUILD
    //
    // plugin.h makes the entry out of RK_SWIFT_PLUGIN (id and version) and of the two functions below that are marked @implementation.

    /// What belongs to one context: several may load the plugin.
    final class Plugin {
      let rk: UnsafePointer<RKFunctions>
      /// What super-calls name: the class whose method runs.
      var cls: RKClassRef?
      var touches = 0

      init(_ rk: UnsafePointer<RKFunctions>) { self.rk = rk }

      static func of(_ userdata: UnsafeMutableRawPointer?) -> Plugin { Unmanaged<Plugin>.fromOpaque(userdata!).takeUnretainedValue() }
    }

    /// Called once in each context. extend_class changes an existing class instead of adding one.
    @c @implementation
    func responderkit_plugin_init(_ host: UnsafePointer<RKHost>!, _ data: UnsafeMutablePointer<UnsafeMutableRawPointer?>!) -> RKStatus {
      guard let rk = responderkit_functions(host) else { return .unsupported }
      let plugin = Plugin(rk)
      var methods = RKResponderMethods()
      methods.struct_size = UInt32(MemoryLayout<RKResponderMethods>.size)
      methods.touches_began = { me, touches, count, event, userdata in
        let plugin = Plugin.of(userdata)
        plugin.touches += count
        // Without the super-call the touch would not be offered to the next responder.
        _ = plugin.rk.pointee.super_touches_began(plugin.cls, me, touches, count, event)
      }
      let userdata = Unmanaged.passRetained(plugin)
      let status = withUnsafePointer(to: methods) { methods in
        "NAME".withCString { name in
          "View".withCString { superclass in
            var desc = RKClassDesc()
            desc.struct_size = UInt32(MemoryLayout<RKClassDesc>.size)
            desc.name = name
            desc.superclass = superclass
            desc.responder_methods = methods
            desc.userdata = userdata.toOpaque()
            return host.pointee.register_class(host, &desc, &plugin.cls)
          }
        }
      }
      if status == .OK { data.pointee = userdata.toOpaque() } else { userdata.release() }
      return status
    }

    @c @implementation
    func responderkit_plugin_deinit(_ host: UnsafePointer<RKHost>!, _ data: UnsafeMutableRawPointer!) {
      if let data { Unmanaged<Plugin>.fromOpaque(data).release() }
    }

    """
}
