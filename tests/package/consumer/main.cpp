// What somebody else's program sees of the installed package.
#include <iostream>

#include "spec/layout.hpp"

int main() {
  const auto layout = gridproof::spec::Layout::boxes(2, 3);
  std::cout << layout.name() << ": " << layout.cells().size() << " cells, " << layout.houses().size() << " houses\n";
}
