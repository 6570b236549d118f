// Vector types are passed in registers or in memory depending on the instruction set that a file is compiled for. Types
// built on them live in an inline namespace named after it, so that objects compiled differently (an installed library
// and its user, say) never share a function that they would call differently.
#pragma once

#if defined(__AVX512F__)
#define GRIDPROOF_INSTRUCTION_SET avx512
#elif defined(__AVX2__)
#define GRIDPROOF_INSTRUCTION_SET avx2
#elif defined(__AVX__)
#define GRIDPROOF_INSTRUCTION_SET avx
#else
#define GRIDPROOF_INSTRUCTION_SET baseline
#endif
