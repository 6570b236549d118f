#include "proofs/running_engine.hpp"
#include "verify/symbolic/formula.hpp"

namespace gridproof::proofs {

template std::unique_ptr<EngineReading<symbolic::Formula>> running_engine<symbolic::Formula>(const Layout&,
                                                                                             EngineDialect);

}  // namespace gridproof::proofs
