/* The entry's symbol is four bytes of data. */
extern const int responderkit_plugin;
__attribute__((visibility("default"))) const int responderkit_plugin = 24;
