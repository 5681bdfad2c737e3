// The one exception of the runtime: a place, a cause and a mend.
#ifndef FEMFORGE_ERROR_HPP
#define FEMFORGE_ERROR_HPP

#include <exception>
#include <stdexcept>
#include <string>

namespace femforge {

/// An error in what the caller gave, in a file or in the environment.
class Error : public std::runtime_error {
 public:
  /// @param place where: a function, a file with its line, a device.
  /// @param cause what is wrong, one sentence.
  /// @param mend what to do about it; may be empty.
  Error(std::string place, std::string cause, std::string mend = "");
  const std::string& place() const noexcept { return place_; }
  const std::string& cause() const noexcept { return cause_; }
  const std::string& mend() const noexcept { return mend_; }

 private:
  std::string place_;
  std::string cause_;
  std::string mend_;
};

/// What a program says of an exception: its words; of memory that the host does not have a mend, too.
std::string message_of(const std::exception& error);

/// Throws Error(place, cause, mend) unless the condition holds.
inline void require(bool condition, const char* place, const char* cause, const char* mend = "") {
  if (!condition) throw Error(place, cause, mend);
}

}  // namespace femforge

#endif
