#include "tune_plan.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <set>
#include <sstream>

namespace femforge {
namespace {

namespace fs = std::filesystem;

constexpr const char* headings = "variant\tsubject\ttarget\tlibrary\tkernel\treference_library\treference";
constexpr const char* usage =
    "PLAN.tsv JOURNAL.tsv [--rounds N] [--seconds S] [--seed K] [--bytes B] [--cells N,...] [--stall S] "
    "[--tolerance-scale F]";

int small_integer(const std::string& word, const std::string& place) {
  const std::int64_t value = integer_in(word, place);
  if (value < 0 || value > 1'000'000'000) throw Error(place, "'" + word + "' is out of range");
  return static_cast<int>(value);
}

double positive(const std::string& word, const std::string& place) {
  const double value = number_in(word, place);
  if (!(value > 0)) throw Error(place, "'" + word + "' is not positive");
  return value;
}

std::vector<std::int64_t> numbers_of_cells(const std::string& words, const std::string& place) {
  std::vector<std::int64_t> numbers;
  std::istringstream stream(words);
  for (std::string word; std::getline(stream, word, ',');) {
    numbers.push_back(integer_in(word, place));
    if (numbers.back() < 1) throw Error(place, "'" + word + "' is no number of cells");
  }
  if (numbers.empty()) throw Error(place, "no number of cells is named");
  return numbers;
}

std::string joined(const std::vector<std::int64_t>& numbers) {
  std::string text;
  for (const std::int64_t number : numbers) text += (text.empty() ? "" : ",") + std::to_string(number);
  return text;
}

void set_option(TuneOptions& options, const std::string& name, const std::string& value) {
  if (name == "--rounds")
    options.times.rounds = std::max(1, small_integer(value, name));
  else if (name == "--seconds")
    options.seconds = value == "0" ? 0 : positive(value, name);
  else if (name == "--seed")
    options.seed = static_cast<std::uint64_t>(integer_in(value, name));
  else if (name == "--bytes")
    options.bytes = std::max<std::int64_t>(0, integer_in(value, name));
  else if (name == "--cells")
    options.times.cells = numbers_of_cells(value, name);
  else if (name == "--stall")
    options.stall = positive(value, name);
  else if (name == "--tolerance-scale")
    options.tolerance_scale = positive(value, name);
  else
    throw Error(name, "there is no such option", usage);
}

std::string plain(double value) {
  std::ostringstream out;
  out.precision(17);
  out << value;
  return out.str();
}

TuneSubject& subject_for(std::vector<TuneSubject>& subjects, const TuneSubject& wanted,
                         const std::string& place) {
  const auto found = std::find_if(subjects.begin(), subjects.end(),
                                  [&](const TuneSubject& each) { return each.id == wanted.id; });
  if (found == subjects.end()) return subjects.emplace_back(wanted);
  if (found->target != wanted.target || found->reference_library != wanted.reference_library ||
      found->reference != wanted.reference)
    throw Error(place, "this variant has another target or reference than others of its subject");
  return *found;
}

}  // namespace

std::vector<std::string> split_at_tabs(const std::string& line) {
  std::vector<std::string> words(1);
  for (const char c : line) {
    if (c == '\t')
      words.emplace_back();
    else
      words.back() += c;
  }
  return words;
}

double number_in(const std::string& word, const std::string& place) {
  char* end = nullptr;
  const double value = std::strtod(word.c_str(), &end);
  if (word.empty() || *end != '\0' || std::isnan(value)) throw Error(place, "'" + word + "' is not a number");
  return value;
}

std::int64_t integer_in(const std::string& word, const std::string& place) {
  std::int64_t value = 0;
  const char* last = word.data() + word.size();
  const auto [end, failure] = std::from_chars(word.data(), last, value);
  if (failure != std::errc() || end != last) throw Error(place, "'" + word + "' is not an integer");
  return value;
}

TuneOptions parse_tune_options(int argc, const char* const* argv) {
  TuneOptions options;
  std::vector<fs::path> files;
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    if (word == "--worker") {
      options.worker = true;
    } else if (word.rfind("--", 0) == 0) {
      if (i + 1 == argc) throw Error(word, "its value is missing", usage);
      set_option(options, word, argv[++i]);
    } else {
      files.emplace_back(word);
    }
  }
  if (files.size() != 2) throw Error("tune", "a plan and a journal are needed, and nothing else", usage);
  options.plan = files[0];
  options.journal = files[1];
  return options;
}

std::vector<std::string> worker_words(const TuneOptions& options, double seconds_left) {
  std::vector<std::string> words{options.plan.string(),
                                 options.journal.string(),
                                 "--worker",
                                 "--rounds",
                                 std::to_string(options.times.rounds),
                                 "--seconds",
                                 plain(seconds_left),
                                 "--seed",
                                 std::to_string(static_cast<std::int64_t>(options.seed)),
                                 "--bytes",
                                 std::to_string(options.bytes),
                                 "--stall",
                                 plain(options.stall),
                                 "--tolerance-scale",
                                 plain(options.tolerance_scale)};
  if (options.times.cells != TuneTimes{}.cells) {
    words.emplace_back("--cells");
    words.push_back(joined(options.times.cells));
  }
  return words;
}

std::vector<TuneSubject> read_tune_plan(const fs::path& file) {
  std::ifstream stream(file);
  std::string line;
  if (!std::getline(stream, line)) throw Error(file.string(), "the plan cannot be read, or is empty");
  if (line != headings) throw Error(file.string() + ":1", "these are not the headings of a plan", headings);
  const fs::path folder = fs::absolute(file).parent_path();
  std::vector<TuneSubject> subjects;
  std::set<int> known;
  for (int number = 2; std::getline(stream, line); ++number) {
    const std::string place = file.string() + ":" + std::to_string(number);
    const std::vector<std::string> words = split_at_tabs(line);
    if (words.size() != 7) throw Error(place, "a line of a plan has seven words between tabs");
    const TuneVariant variant{small_integer(words[0], place), folder / words[3], words[4]};
    if (!known.insert(variant.id).second) throw Error(place, "variant " + words[0] + " was there before");
    const TuneSubject wanted{
        small_integer(words[1], place), target_from_string(words[2]), folder / words[5], words[6], {}};
    subject_for(subjects, wanted, place).variants.push_back(variant);
  }
  return subjects;
}

}  // namespace femforge
