# Who may use whom: the layers of this project and the libraries of others, by the first part of what an include names.
# Beyond spec and text an oracle shares no code with what it judges: kernel and audit never see engine or solver.
set(layers spec text engine solver takuzu explore symbolic proofs kernel audit)
set(spec_may_use "")
set(text_may_use spec fmt)
set(engine_may_use spec text fmt)
set(solver_may_use spec text fmt immintrin.h)
set(takuzu_may_use spec text solver)
set(explore_may_use fmt fcntl.h sys unistd.h)
set(symbolic_may_use spec fmt z3++.h cadical.hpp)
# The theorems speak of the engine as well; the prover that they use does not know it.
set(proofs_may_use spec text engine symbolic fmt z3.h cadical.hpp)
set(kernel_may_use spec text fmt)
set(audit_may_use spec text kernel symbolic fmt nlohmann)

# The rooms of verify/, from the ground up: each sees those above it in this list that it names. cli is no room; version is
# the header that the build writes.
set(rooms process claims trace report run sweep property models theorem completeness tlc why3 solve batch suite)
set(system fcntl.h poll.h signal.h stdlib.h sys unistd.h)
set(process_may_use ${system})
set(claims_may_use spec text solver takuzu fmt)
set(trace_may_use spec text solver claims fmt nlohmann)
set(report_may_use spec text explore claims trace version fmt nlohmann)
set(run_may_use spec text solver takuzu explore proofs claims trace report fmt)
set(sweep_may_use spec text solver takuzu symbolic claims report run fmt)
set(property_may_use spec text solver claims report run fmt rapidcheck rapidcheck.h)
set(models_may_use spec text engine solver takuzu explore claims trace report run sweep fmt)
set(theorem_may_use proofs claims report run fmt sys)
set(completeness_may_use spec text solver kernel proofs report run sweep property fmt)
set(tlc_may_use spec text engine solver explore proofs claims trace report run models process fmt nlohmann unistd.h)
set(why3_may_use spec text proofs claims trace report run process fmt nlohmann)
set(solve_may_use spec text engine solver kernel symbolic fmt z3++.h cadical.hpp)
set(batch_may_use spec text solver kernel report solve fmt nlohmann ${system})
set(suite_may_use run sweep property models theorem completeness tlc why3)

# These also compile to WebAssembly: no threads, files or terminal in them.
set(unhosted_layers spec text engine kernel)
set(hosted_headers thread mutex shared_mutex future condition_variable stop_token semaphore latch barrier
    fstream filesystem iostream)

# layer_of(PATH RESULT): the layer or room that a file or an include belongs to; version; verify for the rest of verify/
# (the program); tests for what only tests may use, or nothing.
function(layer_of path result)
  set(layer "")
  if(path MATCHES "^(src/)?(spec|text|engine|solver|takuzu)/")
    set(layer ${CMAKE_MATCH_2})
  elseif(path MATCHES "^(verify/)?(explore|symbolic|kernel|audit)/")
    set(layer ${CMAKE_MATCH_2})
  elseif(path MATCHES "^verify/([a-z0-9]+)/" AND CMAKE_MATCH_1 IN_LIST rooms)
    set(layer ${CMAKE_MATCH_1})
  elseif(path STREQUAL "verify/version.hpp")
    set(layer version)
  elseif(path MATCHES "^(verify|proofs|bench|tests|examples)/")
    set(layer ${CMAKE_MATCH_1})
  elseif(path MATCHES "^support/")
    set(layer tests)
  endif()
  set(${result} "${layer}" PARENT_SCOPE)
endfunction()
