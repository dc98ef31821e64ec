#define LETTER "A"
#include "wrapper.h"
