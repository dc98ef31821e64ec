/* Exports something, but no entry. */
int something_else(void);
__attribute__((visibility("default"))) int something_else(void) { return 1; }
