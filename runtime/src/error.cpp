#include <femforge/error.hpp>

#include <new>
#include <utility>

namespace femforge {
namespace {

std::string text(const std::string& place, const std::string& cause, const std::string& mend) {
  std::string result = place.empty() ? cause : place + ": " + cause;
  if (!mend.empty()) result += "\n  mend: " + mend;
  return result;
}

}  // namespace

Error::Error(std::string place, std::string cause, std::string mend)
    : std::runtime_error(text(place, cause, mend)),
      place_(std::move(place)),
      cause_(std::move(cause)),
      mend_(std::move(mend)) {}

std::string message_of(const std::exception& error) {
  if (dynamic_cast<const std::bad_alloc*>(&error) == nullptr) return error.what();
  return Error("", "there is no memory for this", "use a mesh of fewer cells").what();
}

}  // namespace femforge
