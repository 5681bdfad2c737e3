// Names of elements, read from left to right. Regular expressions would do, but take compilers seconds in
// each file.
#ifndef FEMFORGE_SRC_SPACE_NAME_READER_HPP
#define FEMFORGE_SRC_SPACE_NAME_READER_HPP

#include <algorithm>
#include <string_view>

namespace femforge {

class NameReader {
 public:
  explicit NameReader(std::string_view text) : rest_(text) {}

  /// Passes over a word, if it is what comes next.
  bool take(std::string_view word) {
    if (rest_.substr(0, word.size()) != word) return false;
    rest_.remove_prefix(word.size());
    return true;
  }

  /// The number of two digits at most that comes next; -1 if there is none, and nothing is passed over.
  int number() {
    int value = -1;
    for (int digits = 0; digits < 2 && is_digit(); ++digits) {
      value = std::max(value, 0) * 10 + (rest_.front() - '0');
      rest_.remove_prefix(1);
    }
    return value;
  }

  bool at_end() const { return rest_.empty(); }

 private:
  bool is_digit() const { return !rest_.empty() && rest_.front() >= '0' && rest_.front() <= '9'; }

  std::string_view rest_;
};

}  // namespace femforge

#endif
