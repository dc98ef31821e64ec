/* Needs the entry and has none: a library that it depends on must not supply it. */
extern const int responderkit_plugin;
const int *take_it(void);
__attribute__((visibility("default"))) const int *take_it(void) { return &responderkit_plugin; }
