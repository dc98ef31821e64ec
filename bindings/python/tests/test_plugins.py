"""loader.h: policies, loading, what plugins bring, switching them off and on, faults."""

import gc
import hashlib
import weakref
from ctypes import byref, c_void_p

import pytest

import responderkit as rk
from responderkit import _capi


@pytest.fixture
def plugins(context, plugin_folder):
    context.plugins.policy = rk.PluginPolicy([plugin_folder], fault_limit=3)
    return context.plugins


@pytest.fixture
def load(plugins, plugin_folder):
    return lambda name: plugins.load(plugin_folder / f"{name}.so")


def test_nothing_is_loaded_without_a_policy(context, plugin_folder):
    assert context.plugins.policy is None and len(context.plugins) == 0
    with pytest.raises(rk.PluginPolicyError, match="plugins are off"):
        context.plugins.load(plugin_folder / "RoundButton.so")


def test_a_plugin(load, plugins, plugin_folder):
    plugin = load("RoundButton")
    assert (plugin.id, plugin.version) == ("org.responderkit.round-button", "1.0.0")
    assert plugin.path == str((plugin_folder / "RoundButton.so").resolve())
    assert plugin.state is rk.PluginState.ACTIVE and plugin.faults == 0 and plugin.last_fault is None
    assert list(plugins) == [plugin] and len(plugins) == 1
    assert plugins.find(plugin.id) == plugin and plugins.find("org.example.none") is None
    assert plugin.name == plugin.id and plugin.describe() == "<Plugin org.responderkit.round-button; version = 1.0.0; active>"
    assert repr(plugin) == "Plugin('org.responderkit.round-button')" and len({plugin, next(iter(plugins))}) == 1


@pytest.mark.parametrize(
    ("name", "error", "words"),
    [
        ("None", rk.PluginFileError, "cannot be found"),
        ("Text", rk.PluginFormatError, "no ELF file"),
        ("NoSymbol", rk.PluginFormatError, "responderkit_plugin"),
        ("BadId", rk.PluginEntryError, "no proper id"),
        ("NewerMinor", rk.PluginVersionError, "newer version"),
        ("InitRefuses", rk.PluginInitError, "org.example.bad"),
        ("Shared", rk.PluginPolicyError, "write"),
    ],
)
def test_each_stage_refuses_with_its_own_exception(load, plugins, plugin_folder, name, error, words):
    if name in ("Text", "Shared"):
        path = plugin_folder / f"{name}.so"
        path.write_text("text")
        path.chmod(0o755 if name == "Text" else 0o777)
    with pytest.raises(error, match=words):
        load(name)
    assert len(plugins) == 0


def test_one_of_an_id(load):
    load("RoundButton")
    with pytest.raises(rk.AlreadyExistsError, match="round-button"):
        load("RoundButton")


@pytest.mark.parametrize("policy", [{"folders": ["here"]}, {"folders": ["/no/such/folder"]}, {"digests": ["x"]}, {"budget": -1.0}])
def test_policies_that_are_none(context, plugin_folder, policy):
    before = context.plugins.policy = rk.PluginPolicy([plugin_folder])
    with pytest.raises(rk.InvalidArgumentError):
        context.plugins.policy = rk.PluginPolicy(**{"folders": [plugin_folder], **policy})
    assert context.plugins.policy is before


def test_digests(context, plugin_folder):
    digest = hashlib.sha256((plugin_folder / "RoundButton.so").read_bytes()).hexdigest()
    context.plugins.policy = rk.PluginPolicy([plugin_folder], digests=[digest])
    context.plugins.load(plugin_folder / "RoundButton.so")
    with pytest.raises(rk.PluginPolicyError, match="digest|SHA"):
        context.plugins.load(plugin_folder / "LoginGate.so")
    context.plugins.policy = None
    with pytest.raises(rk.PluginPolicyError):
        context.plugins.load(plugin_folder / "LoginGate.so")
    assert len(context.plugins) == 1, "what is loaded stays"


def test_the_environment(context, plugin_folder, monkeypatch):
    codes = []
    context.diagnostic_handler = lambda code, text: codes.append(code)
    files = [plugin_folder / "RoundButton.so", plugin_folder / "None.so", plugin_folder / "LoginGate.so"]
    monkeypatch.setenv("RESPONDERKIT_PLUGIN_PATH", ":".join(map(str, files)))
    context.plugins.policy = rk.PluginPolicy([plugin_folder])
    with pytest.raises(rk.PluginPolicyError):
        context.plugins.load_environment()
    context.plugins.policy = rk.PluginPolicy([plugin_folder], allows_environment=True)
    assert context.plugins.load_environment() == 2 and codes == ["pluginNotLoaded"]
    assert [plugin.id.rsplit(".")[-1] for plugin in context.plugins] == ["round-button", "login-gate"]


# ---- What they bring ------------------------------------------------------------


def test_a_class_of_a_plugin(context, load):
    plugin = load("RoundButton")
    native = context.find_class("RoundButton")
    assert native.plugin == plugin and context.find_class("Button").plugin is None
    RoundButton = native.python_class
    assert RoundButton is native.python_class and issubclass(RoundButton, rk.Button) and RoundButton.__name__ == "RoundButton"
    assert context.find_class("Button").python_class is rk.Button
    button = RoundButton((0, 0, 100, 100))
    assert type(button) is RoundButton and button.native_class == native
    assert not button.point_inside((2, 2)) and button.point_inside((50, 50))


def test_a_subclass_of_a_plugins_class(context, load, log):
    load("RoundButton")

    class Corner(context.find_class("RoundButton").python_class):
        def point_inside(self, point, event=None):
            log.append(super().point_inside(point, event))
            return log[-1] or point.x < 1

    corner = Corner((0, 0, 100, 100))
    assert corner.native_class.superclass.name == "RoundButton"
    assert corner.view_at((0.5, 0.5)) is corner.view_at((50, 50)) is corner and corner.view_at((2, 2)) is None
    assert log == [False, True, False]


def test_an_object_that_c_made_gets_the_imported_class(context, load):
    load("RoundButton")
    cls = context.find_class("RoundButton").python_class
    window = rk.Window((0, 0, 10, 10))
    window.add_subview(cls((0, 0, 1, 1)))
    gc.collect()
    assert type(window.subviews[0]) is cls
    button = rk.Button()
    button.change_class(cls)
    assert type(button) is cls and button.native_class.name == "RoundButton"


def test_a_recogniser_of_a_plugin(context, load, scene):
    load("CircleGesture")
    circle = scene.attach(context.find_class("Circle").python_class(name="circle"))
    corners = [(200, 220), (241, 203), (258, 162), (241, 121), (200, 104), (159, 121), (142, 162), (159, 203), (199, 220)]
    scene.drag(*corners)
    assert [entry[:2] for entry in scene.actions] == [("circle", "ENDED")] and circle.native_class.superclass.name == "GestureRecognizer"


def test_a_class_of_another_context(load, context):
    load("RoundButton")
    cls = context.find_class("RoundButton").python_class
    with rk.Context(), pytest.raises(rk.NotFoundError, match="RoundButton"):
        cls()


def test_over_every_button(context, load):
    """S41: before, with the plugin, and with it switched off; the buttons are the same."""

    class Mine(rk.Button):
        def touches_began(self, touches, event):
            super().touches_began(touches, event)

    buttons = [rk.Button((0, 0, 20, 20)), Mine((0, 0, 20, 20))]

    def reached():
        return [button.view_at((25, 10)) is button for button in buttons]

    assert reached() == [False, False]
    plugin = load("EnlargedHitArea")
    assert reached() == [True, True]
    plugin.deactivate()
    plugin.deactivate()
    assert reached() == [False, False] and plugin.state is rk.PluginState.INACTIVE
    plugin.activate()
    assert reached() == [True, True] and plugin.state is rk.PluginState.ACTIVE


def test_in_front_of_every_action(context, load, log):
    """S40; a plugin's report is a diagnostic in its name."""
    context.diagnostic_handler = lambda code, text: log.append((code, text))

    class Page(rk.View):
        @rk.action("click:")
        def click(self, sender):
            log.append("clicked")

    page, button = Page(), rk.Button()
    page.add_subview(button)
    button.add_target(page, "click:", rk.ControlEvents.TOUCH_UP_INSIDE)
    load("LoginGate")
    button.send_actions(rk.ControlEvents.TOUCH_UP_INSIDE)
    page.set_value("user", "a user")
    button.send_actions(rk.ControlEvents.TOUCH_UP_INSIDE)
    assert log == [("pluginReport", "org.responderkit.login-gate: login required before click:"), "clicked"]


def test_switching_off_waits_for_the_objects(context, load):
    plugin = load("RoundButton")
    cls = context.find_class("RoundButton").python_class
    button = cls()
    with pytest.raises(rk.BusyError, match="RoundButton"):
        plugin.deactivate()
    del button
    gc.collect()
    plugin.deactivate()
    with pytest.raises(rk.NotFoundError):
        context.find_class("RoundButton")
    with pytest.raises(rk.NotFoundError):
        cls()
    plugin.activate()
    assert cls((0, 0, 100, 100)).view_at((2, 2)) is None and context.find_class("RoundButton").python_class is cls


# ---- Faults ---------------------------------------------------------------------


def test_faults(context, load):
    """SPEC 307: the inherited method answers, and after the third the plugin is switched off."""
    codes, notifications = [], []
    context.diagnostic_handler = lambda code, text: codes.append(code)
    context.notification_handler = lambda what, who: notifications.append((what, who))
    context.trace.start()
    plugin = load("BoolOfTwo")
    view = context.find_class("BadView").python_class((0, 0, 9, 9))
    for count in (1, 2, 3, 3):
        assert view.point_inside((1, 1)) and not view.point_inside((10, 1)) or count < 3
        if count == 1:
            assert plugin.last_fault is rk.PluginFault.RETURNED_BAD_BOOL
    assert plugin.faults == 3 and plugin.state is rk.PluginState.FAULTED
    assert codes == ["pluginFault"] * 3 + ["pluginSwitchedOff"]
    assert notifications == [(rk.Notification.PLUGIN_WAS_SWITCHED_OFF, plugin)]
    records = [record for record in context.trace if record.reason in (rk.Reason.PLUGIN_FAULT, rk.Reason.PLUGIN_SWITCHED_OFF)]
    assert len(records) == 4 and all(record.object == plugin for record in records)
    assert records[0].other is view and "neither 0 nor 1" in records[0].sentence
    with pytest.raises(rk.BusyError):
        plugin.activate()


def test_a_plugin_that_is_part_of_the_program(context):
    """Through the bare interface: its entry is a variable, its init gets the host's table."""
    calls = []

    def init(host, data):
        calls.append((host.contents.context == context._handle, host.contents.path, bool(host.contents.get_extension(host, b"x/1"))))
        desc, out = _capi.sized(_capi.RKClassDesc), c_void_p()
        desc.name, desc.superclass = b"Registered", b"Label"
        data[0] = 7
        return host.contents.register_class(host, byref(desc), byref(out))

    fields = dict(_capi.RKPluginEntry._fields_)
    entry, out = _capi.sized(_capi.RKPluginEntry), c_void_p()
    entry.magic, entry.abi_major, entry.abi_minor = _capi.RK_PLUGIN_MAGIC, _capi.RK_ABI_MAJOR, _capi.RK_ABI_MINOR
    entry.id, entry.version = b"org.example.own", b"1"
    entry.init, entry.deinit = fields["init"](init), fields["deinit"](lambda host, data: calls.append(data))
    assert _capi.rk_plugin_register(context._handle, byref(entry), byref(out)) == 0
    plugin = context.plugins.find("org.example.own")
    assert plugin is not None and plugin.path == "" and context.find_class("Registered").plugin == plugin
    assert issubclass(context.find_class("Registered").python_class, rk.Label)
    plugin.deactivate()
    assert calls == [(True, b"", False), 7]


def test_imported_classes_go_with_their_context(plugin_folder):
    context = rk.Context()
    context.plugins.policy = rk.PluginPolicy([plugin_folder])
    context.plugins.load(plugin_folder / "RoundButton.so")
    cls = context.find_class("RoundButton").python_class
    button = cls(context=context)
    reference = weakref.ref(context)
    context.close()
    del context, button, cls
    gc.collect()
    assert reference() is None
