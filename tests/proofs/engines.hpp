// Engines to put before the theorems about the engine: of one geometry, or broken.
#pragma once

#include <memory>
#include <stdexcept>
#include <type_traits>

#include "proofs/engine.hpp"
#include "proofs/engine_of.hpp"
#include "verify/symbolic/formula.hpp"

namespace gridproof::test {

// `Broken::Engine<B>` for every reading but Z3's, which these tests do not use and which would take as long to compile.
template <class Broken>
struct Put {
  template <spec::Bit B>
  static std::unique_ptr<proofs::EngineReading<B>> make(const spec::Layout& layout, proofs::EngineDialect dialect) {
    if constexpr (std::is_same_v<B, symbolic::Formula>)
      throw std::logic_error("these engines are read by CaDiCaL");
    else
      return std::make_unique<typename Broken::template Engine<B>>(layout, dialect);
  }
};

template <class Geometry>
struct Of {
  template <spec::Bit B>
  using Engine = proofs::EngineOf<Geometry, B>;
};

}  // namespace gridproof::test
