// What the examples for libCEED share: its handles, its errors, vectors and restrictions.
#ifndef FEMFORGE_EXAMPLES_LIBCEED_COMMON_HPP
#define FEMFORGE_EXAMPLES_LIBCEED_COMMON_HPP

#include <ceed.h>

#include <algorithm>
#include <cmath>
#include <cstdarg>
#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

#include <femforge/adapters/owned.hpp>
#include <femforge/error.hpp>

namespace libceed_examples {

using Vector = femforge::adapters::Owned<CeedVector, CeedVectorDestroy>;
using ElemRestriction = femforge::adapters::Owned<CeedElemRestriction, CeedElemRestrictionDestroy>;
using Basis = femforge::adapters::Owned<CeedBasis, CeedBasisDestroy>;
using QFunction = femforge::adapters::Owned<CeedQFunction, CeedQFunctionDestroy>;
using Operator = femforge::adapters::Owned<CeedOperator, CeedOperatorDestroy>;

/// What libCEED calls with its errors, in place of ending the program.
inline int say(Ceed, const char* file, int line, const char*, int code, const char* format,
               va_list* arguments) {
  std::fprintf(stderr, "%s:%d: ", file, line);
  std::vfprintf(stderr, format, *arguments);
  std::fputc('\n', stderr);
  return code;
}

inline void check(int code, const char* file = __builtin_FILE(), int line = __builtin_LINE()) {
  if (code != CEED_ERROR_SUCCESS)
    throw femforge::Error(std::string(file) + ":" + std::to_string(line),
                          "libCEED returned " + std::to_string(code));
}

inline Vector vector_of(Ceed ceed, std::vector<double>& values) {
  Vector vector;
  check(CeedVectorCreate(ceed, static_cast<CeedSize>(values.size()), vector.put()));
  check(CeedVectorSetArray(vector, CEED_MEM_HOST, CEED_USE_POINTER, values.data()));
  return vector;
}

inline ElemRestriction restriction_of(Ceed ceed, const std::vector<std::int32_t>& offsets,
                                      std::int64_t num_cells, int components, std::size_t entries) {
  ElemRestriction result;
  const auto nodes = static_cast<CeedInt>(static_cast<std::int64_t>(offsets.size()) / num_cells);
  check(CeedElemRestrictionCreate(ceed, static_cast<CeedInt>(num_cells), nodes, components, 1,
                                  static_cast<CeedSize>(entries), CEED_MEM_HOST, CEED_COPY_VALUES,
                                  offsets.data(), result.put()));
  return result;
}

/// The greatest difference, by the greatest number expected.
inline double difference(const std::vector<double>& found, const std::vector<double>& expected) {
  double scale = 0;
  double error = 0;
  for (std::size_t k = 0; k < expected.size(); ++k) {
    scale = std::max(scale, std::abs(expected[k]));
    error = std::max(error, std::abs(found[k] - expected[k]));
  }
  return error / scale;
}

}  // namespace libceed_examples

#endif
