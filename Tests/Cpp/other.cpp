// A second file of the program that includes the header: nothing is defined twice.
#include <responderkit/responderkit.hpp>

rk::View other(rk::ContextRef context);
rk::View other(rk::ContextRef context) { return rk::ScrollView(context, rk::rect(0, 0, 1, 1)); }
