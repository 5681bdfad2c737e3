// What refusals of sparse matrices and of what is solved with them propose is done.
#include <vector>

#include <femforge/solve/preconditioner.hpp>
#include <femforge/sparse/linear_operator.hpp>
#include <femforge/sparse/sparse.hpp>
#include "mends.hpp"

using namespace femforge;

TEST_CASE("where rows begin", "[mends]") {
  const auto made = [](const std::vector<std::int64_t>& row_begin) {
    CsrOperator<double>(DeviceArray<std::int64_t>(Target::cpu, row_begin),
                        DeviceArray<std::int32_t>(Target::cpu, 0), DeviceArray<double>(Target::cpu, 0));
  };
  follow(
      "it holds the end of the last row, too", [&] { made({}); }, [&] { made({0}); });
}
