#include "proofs/running_engine.hpp"
#include "verify/symbolic/circuit.hpp"

namespace gridproof::proofs {

template std::unique_ptr<EngineReading<symbolic::Literal>> running_engine<symbolic::Literal>(const Layout&,
                                                                                             EngineDialect);

}  // namespace gridproof::proofs
