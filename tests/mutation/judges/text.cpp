// What the judges of verify/kernel are linked with: the part of src/text that the kernel uses, which no mutant changes.
#include "text/cells.cpp"
#include "text/error.cpp"
#include "text/layout_name.cpp"
#include "text/name.cpp"
#include "text/scan.cpp"
#include "text/symbols.cpp"
#include "text/utf8.cpp"
#include "text/write.cpp"
