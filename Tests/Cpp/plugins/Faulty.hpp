// What the two files of Faulty share.
#ifndef FAULTY_HPP
#define FAULTY_HPP

double widthOf(const rk::View &view);

#endif
