// The second file of Faulty: it has no RK_PLUGIN_CLASS(), and calls the library all the same.
#include <responderkit/plugin.hpp>

#include "Faulty.hpp"

double widthOf(const rk::View &view) { return view.bounds().size.width; }
