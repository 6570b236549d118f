# Who may use whom: the layers of this project and the libraries of others, by the first part of what an include names.
# Beyond spec and text an oracle shares no code with what it judges: kernel and audit never see engine or solver.
set(layers spec text engine solver explore symbolic proofs kernel audit)
set(spec_may_use "")
set(text_may_use spec fmt)
set(engine_may_use spec text fmt)
set(solver_may_use spec text fmt immintrin.h)
set(explore_may_use fmt fcntl.h sys unistd.h)
set(symbolic_may_use spec fmt z3++.h cadical.hpp)
# The theorems speak of the engine as well; the prover that they use does not know it.
set(proofs_may_use spec text engine symbolic fmt z3.h cadical.hpp)
set(kernel_may_use spec text fmt)
set(audit_may_use spec text kernel symbolic fmt nlohmann)

# These also compile to WebAssembly: no threads, files or terminal in them.
set(unhosted_layers spec text engine kernel)
set(hosted_headers thread mutex shared_mutex future condition_variable stop_token semaphore latch barrier
    fstream filesystem iostream)

# layer_of(PATH RESULT): the layer that a file or an include belongs to; verify for the rest of verify/ (the program),
# tests for what only tests may use, or nothing.
function(layer_of path result)
  set(layer "")
  if(path MATCHES "^(src/)?(spec|text|engine|solver)/")
    set(layer ${CMAKE_MATCH_2})
  elseif(path MATCHES "^(verify/)?(explore|symbolic|kernel|audit)/")
    set(layer ${CMAKE_MATCH_2})
  elseif(path MATCHES "^(verify|proofs|bench|tests|examples)/")
    set(layer ${CMAKE_MATCH_1})
  elseif(path MATCHES "^support/")
    set(layer tests)
  endif()
  set(${result} "${layer}" PARENT_SCOPE)
endfunction()
