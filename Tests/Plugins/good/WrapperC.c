#define LETTER "C"
#include "wrapper.h"
