#include <femforge/kernels/basis_action.hpp>

#include <algorithm>

namespace femforge {

Target target_of(const femforge_basis_action& action) {
  return target_from_string(action.target);
}

void launch(const femforge_basis_action& action, const femforge_basis_arguments& arguments,
            const Stream& stream, const char* file, int line) {
  const Target target = target_of(action);
  if (stream.target() != target)
    throw Error(action.name,
                std::string("this action is for ") + to_string(target) + ", the stream for " +
                    to_string(stream.target()),
                "give a stream of " + std::string(to_string(target)));
  const int code = action.launch(&arguments, stream.native());
  if (code == FEMFORGE_SUCCESS) return;
  if (code < 0)
    throw Error(action.name, "the action refuses its arguments",
                "give arrays for values and results, and 0 cells or more");
  check_call(target, code, action.name, file, line);
}

BasisActions::BasisActions(Function function) {
  std::int32_t count = 0;
  const femforge_basis_action* const* first = function(&count);
  actions_.assign(first, first + count);
}

const femforge_basis_action* BasisActions::find(const std::string& name) const {
  const auto found = std::find_if(actions_.begin(), actions_.end(),
                                  [&](const femforge_basis_action* action) { return action->name == name; });
  return found == actions_.end() ? nullptr : *found;
}

}  // namespace femforge
