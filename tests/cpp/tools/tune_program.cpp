// The tuner's program, run as a whole on kernels that are right, wrong, crash and hang.
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include <femforge/device/timing.hpp>
#include <femforge/error.hpp>
#include "catch.hpp"

using namespace femforge;

namespace {

namespace fs = std::filesystem;
using Words = std::vector<std::string>;

std::string text_of(const fs::path& file) {
  std::ifstream stream(file);
  std::ostringstream text;
  text << stream.rdbuf();
  return text.str();
}

Words split(const std::string& text, char separator) {
  Words words;
  std::istringstream stream(text);
  for (std::string word; std::getline(stream, word, separator);) words.push_back(word);
  return words;
}

// A folder with a plan, for one or more runs of the program.
class Tuning {
 public:
  Tuning() {
    std::string pattern = (fs::temp_directory_path() / "femforge_tune_XXXXXX").string();
    REQUIRE(mkdtemp(pattern.data()) != nullptr);
    folder_ = pattern;
    plan_ = "variant\tsubject\ttarget\tlibrary\tkernel\treference_library\treference\n";
    fs::create_symlink(FEMFORGE_TUNE_VARIANTS, folder_ / "variants.so");
  }
  ~Tuning() { fs::remove_all(folder_); }
  Tuning(const Tuning&) = delete;
  Tuning& operator=(const Tuning&) = delete;

  void add(int variant, const std::string& kernel, const std::string& library = "variants.so") {
    add_to(0, variant, kernel, library, "sides_element_tensor");
  }
  void add_to(int subject, int variant, const std::string& kernel, const std::string& library,
              const std::string& reference) {
    plan_ += std::to_string(variant) + "\t" + std::to_string(subject) + "\tcpu\t" + library + "\t" + kernel +
             "\t" + FEMFORGE_TUNE_REFERENCE + "\t" + reference + "\n";
  }
  void write_journal(const std::string& text) const { std::ofstream(folder_ / "journal.tsv") << text; }

  pid_t start(const Words& options = {}) const {
    std::ofstream(folder_ / "plan.tsv") << plan_;
    Words all{FEMFORGE_TUNE_DRIVER, folder_ / "plan.tsv", folder_ / "journal.tsv", "--bytes", "400000"};
    all.insert(all.end(), options.begin(), options.end());
    std::vector<char*> pointers;
    for (std::string& word : all) pointers.push_back(word.data());
    pointers.push_back(nullptr);
    const std::string errors = folder_ / "errors";
    const pid_t process = fork();
    if (process == 0) {
      dup2(open(errors.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0644), STDERR_FILENO);
      execv(pointers[0], pointers.data());
      _exit(127);
    }
    return process;
  }
  static int finish(pid_t process) {
    int status = 0;
    REQUIRE(waitpid(process, &status, 0) == process);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
  }
  int run(const Words& options = {}) const { return finish(start(options)); }

  // Waits until the journal has that many times, and then sends the signal.
  int stop_after(std::size_t times, int signal, const Words& options) const {
    const pid_t process = start(options);
    while (events("time").size() < times && waitpid(process, nullptr, WNOHANG) == 0)
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
    kill(process, signal);
    return finish(process);
  }

  std::string errors() const { return text_of(folder_ / "errors"); }
  std::string journal() const { return text_of(folder_ / "journal.tsv"); }
  // The words of all events of a kind, without the kind.
  std::vector<Words> events(const std::string& kind) const {
    std::vector<Words> found;
    for (const std::string& line : split(journal(), '\n')) {
      const Words words = split(line, '\t');
      if (words[0] == kind) found.emplace_back(words.begin() + 1, words.end());
    }
    return found;
  }
  // The only event of a kind for a variant.
  Words event(const std::string& kind, const std::string& variant) const {
    std::vector<Words> found;
    for (const Words& words : events(kind))
      if (words[0] == variant) found.push_back(words);
    CAPTURE(kind, variant, journal());
    REQUIRE(found.size() == 1);
    return found[0];
  }
  // How often each variant was timed in each round.
  std::map<std::string, std::map<std::string, int>> times() const {
    std::map<std::string, std::map<std::string, int>> result;
    for (const Words& words : events("time")) ++result[words[0]][words[1]];
    return result;
  }

 private:
  fs::path folder_;
  std::string plan_;
};

// The device as if it had been measured.
constexpr const char* device = "device\tcpu\thost\tcpu\t1e10\t1e10\t1e10\n";

// Each of the variants was timed once in each round, and no others but the one that failed on the way.
void check_each_once(const Tuning& tuning, const std::set<std::string>& variants, int rounds,
                     const std::string& failed = "") {
  auto times = tuning.times();
  times.erase(failed);
  CAPTURE(tuning.journal());
  CHECK(times.size() == variants.size());
  for (const std::string& variant : variants) {
    REQUIRE(times.count(variant) == 1);
    CHECK(times.at(variant).size() == static_cast<std::size_t>(rounds));
    for (const auto& [round, count] : times.at(variant)) CHECK(count == 1);
  }
}

}  // namespace

TEST_CASE("the arithmetic peak is measured by real multiply-adds", "[tune][device]") {
  for (const Target target : available_targets()) {
    CHECK(measure_arithmetic_peak(target, 4, {0, 1, 1}) > 0);
    CHECK(measure_arithmetic_peak(target, 8, {0, 1, 1}) > 0);
    CHECK_THROWS_AS(measure_arithmetic_peak(target, 2), Error);
  }
}

TEST_CASE("right variants are timed, faulty ones are told apart", "[tune]") {
  Tuning tuning;
  const Words kernels{"right",        "wrong",  "forgets_last", "writes_beyond", "aborts",
                      "aborts_later", "sleeps", "refuses",      "unknown"};
  for (std::size_t i = 0; i < kernels.size(); ++i) tuning.add(static_cast<int>(i), kernels[i]);
  tuning.add(10, "right");
  tuning.add(11, "right", "missing.so");
  tuning.add(12, "area");
  tuning.add_to(1, 20, "area", "variants.so", "area_element_tensor");
  REQUIRE(tuning.run({"--rounds", "4", "--stall", "3"}) == 0);

  CHECK(tuning.events("device").size() == 1);
  for (const char* sound : {"0", "10", "20"}) CHECK(std::stod(tuning.event("verified", sound)[1]) < 1e-12);
  CHECK(std::stod(tuning.event("wrong", "1")[1]) == Approx(1e-3));
  CHECK_THAT(tuning.event("wrong", "2")[2], ContainsSubstring("3 entries never written"));
  CHECK_THAT(tuning.event("wrong", "3")[2], ContainsSubstring("beyond the end"));
  CHECK(tuning.event("failed", "4") == Words{"4", "crashed", "signal 6 (Aborted)"});
  CHECK(tuning.event("failed", "5") == Words{"5", "crashed", "signal 6 (Aborted)"});
  CHECK(tuning.event("failed", "6")[1] == "timed_out");
  CHECK(tuning.event("failed", "7")[1] == "crashed");
  CHECK_THAT(tuning.event("failed", "8")[2], ContainsSubstring("no kernel unknown"));
  CHECK(tuning.event("failed", "11")[1] == "not_built");
  CHECK_THAT(tuning.event("failed", "12")[2], ContainsSubstring("scalar type"));
  CHECK(tuning.events("done").size() == 2);
  CHECK_THAT(tuning.errors(), ContainsSubstring("of 13 variants 3 timed, 3 wrong, 3 crashed, 1 timed out"));

  check_each_once(tuning, {"0", "10", "20"}, 4, "5");

  const std::string journal = tuning.journal();
  CHECK(tuning.run({"--rounds", "4"}) == 0);
  CHECK(tuning.journal() == journal);
  CHECK(tuning.run({"--rounds", "6"}) == 0);
  check_each_once(tuning, {"0", "10", "20"}, 6, "5");
}

TEST_CASE("what cancels is compared by what is added up", "[tune]") {
  Tuning tuning;
  tuning.write_journal(device);
  tuning.add_to(0, 0, "other_twist", "variants.so", "twist_element_tensor");
  tuning.add_to(0, 1, "wrong_twist", "variants.so", "twist_element_tensor");
  // Cell by cell the first is off by 1.5e-12, by less than it takes to round the points.
  REQUIRE(tuning.run({"--rounds", "1", "--tolerance-scale", "0.5"}) == 0);
  CHECK(std::stod(tuning.event("verified", "0")[1]) < 5e-13);
  CHECK(std::stod(tuning.event("wrong", "1")[1]) < 2e-10);
}

TEST_CASE("a program that was stopped or killed goes on where it was", "[tune]") {
  Tuning tuning;
  tuning.write_journal(device);
  tuning.add(0, "right");
  tuning.add(1, "is_slow");
  tuning.add(2, "is_slow");
  const Words options{"--rounds", "20", "--stall", "30"};
  CHECK(tuning.stop_after(5, SIGKILL, options) == -SIGKILL);
  CHECK(tuning.events("done").empty());
  CHECK(tuning.stop_after(15, SIGTERM, options) == 130);
  CHECK(tuning.run({"--rounds", "20", "--seconds", "0.000001"}) == 3);
  CHECK(tuning.events("done").empty());
  REQUIRE(tuning.run(options) == 0);
  CHECK(tuning.events("verified").size() == 3);
  CHECK(tuning.events("done").size() == 1);
  check_each_once(tuning, {"0", "1", "2"}, 20);
}

TEST_CASE("half a line at the end of a journal does not count", "[tune]") {
  Tuning tuning;
  tuning.write_journal(device + std::string("verified\t0\t0\nbegin\t0\ttime\ntime\t0\t1\t0.12\t10"));
  tuning.add(0, "right");
  REQUIRE(tuning.run({"--rounds", "2"}) == 0);
  check_each_once(tuning, {"0"}, 2);
  CHECK(tuning.events("verified").size() == 1);
  for (const Words& words : tuning.events("time")) CHECK(words.back() == "4050");
}

TEST_CASE("journals of operators have bindings, and dofs with their times", "[tune]") {
  Tuning tuning;
  const std::string before = device + std::string("begin\t0\tbind\nbegin\t0\tverify\nverified\t0\t0\n") +
                             "begin\t0\tbind\nbegin\t0\ttime\ntime\t0\t0\t0.12\t10\t20\n";
  tuning.write_journal(before);
  tuning.add(0, "right");
  REQUIRE(tuning.run({"--rounds", "1"}) == 0);
  CHECK(tuning.journal() == before + "done\t0\n");
  tuning.write_journal(before + "time\t0\t1\t0.12\t10\t20\t30\t40\n");
  CHECK(tuning.run({"--rounds", "1"}) == 1);
  CHECK_THAT(tuning.errors(), ContainsSubstring("no event of a tuner's journal"));
}

TEST_CASE("variants are timed on meshes of several sizes, each once", "[tune]") {
  Tuning tuning;
  tuning.write_journal(device);
  tuning.add(0, "right");
  tuning.add(1, "right");
  REQUIRE(tuning.run({"--rounds", "2", "--cells", "100,5000"}) == 0);
  // of the boxes of squares cut in two, those that are nearest
  const std::map<std::string, std::string> cells{{"100", "98"}, {"5000", "5000"}};
  const auto count = [&](const std::string& variant, const std::string& round, const std::string& size) {
    int found = 0;
    for (const Words& words : tuning.events("time")) {
      CHECK(words[3] == cells.at(words[5]));
      CHECK(words[4] == "0");
      found += words[0] == variant && words[1] == round && words[5] == size ? 1 : 0;
    }
    return found;
  };
  for (const std::string variant : {"0", "1"})
    for (const std::string round : {"0", "1"})
      for (const auto& [size, taken] : cells) CHECK(count(variant, round, size) == 1);
  CHECK(tuning.events("time").size() == 8);
  // another size is timed as well, and what there is already is not timed again
  REQUIRE(tuning.run({"--rounds", "2", "--cells", "5000,100"}) == 0);
  CHECK(tuning.events("time").size() == 8);
  REQUIRE(tuning.run({"--rounds", "1"}) == 0);
  CHECK(tuning.events("time").size() == 10);
  CHECK(tuning.run({"--cells", "100,0"}) == 1);
  CHECK_THAT(tuning.errors(), ContainsSubstring("'0' is no number of cells"));
  CHECK(tuning.run({"--cells", ""}) == 1);
  CHECK_THAT(tuning.errors(), ContainsSubstring("no number of cells is named"));
}

TEST_CASE("what is no variant's fault is an error", "[tune]") {
  Tuning tuning;
  tuning.write_journal(device + std::string("begin\t0\tverify\n"));
  tuning.add_to(0, 0, "right", "variants.so", "unknown_element_tensor");
  CHECK(tuning.run() == 1);
  CHECK_THAT(tuning.errors(), ContainsSubstring("no kernel unknown_element_tensor"));
  CHECK(tuning.events("failed").empty());
  CHECK(tuning.run({"--rounds", "many"}) == 1);
  CHECK_THAT(tuning.errors(), ContainsSubstring("not an integer"));
  tuning.write_journal("something else\n");
  CHECK(tuning.run() == 1);
  CHECK_THAT(tuning.errors(), ContainsSubstring("no event of a tuner's journal"));
  CHECK(tuning.journal() == "something else\n");
}
