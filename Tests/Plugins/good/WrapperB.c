#define LETTER "B"
#include "wrapper.h"
