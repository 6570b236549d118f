#include "proofs/running_engine.hpp"
#include "spec/truth.hpp"

namespace gridproof::proofs {

template std::unique_ptr<EngineReading<Truth>> running_engine<Truth>(const Layout&, EngineDialect);

}  // namespace gridproof::proofs
