// Names of elements, read from left to right. Regular expressions would do, but take compilers seconds in
// each file.
#ifndef FEMFORGE_SRC_SPACE_NAME_READER_HPP
#define FEMFORGE_SRC_SPACE_NAME_READER_HPP

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

  /// The next letter, if it is a digit, as a number; else -1, and the letter is left.
  int digit() {
    if (rest_.empty() || rest_.front() < '0' || rest_.front() > '9') return -1;
    const int value = rest_.front() - '0';
    rest_.remove_prefix(1);
    return value;
  }

  bool at_end() const { return rest_.empty(); }

 private:
  std::string_view rest_;
};

}  // namespace femforge

#endif
