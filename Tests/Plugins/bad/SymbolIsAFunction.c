/* The entry's name is that of a function. */
int responderkit_plugin(void);
__attribute__((visibility("default"))) int responderkit_plugin(void) { return 1; }
