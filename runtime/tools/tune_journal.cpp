#include "tune_journal.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <thread>

namespace femforge {
namespace {

using Clock = std::chrono::steady_clock;

Error failure(const std::string& file, const char* what) {
  return Error(file, std::string("the journal cannot be ") + what + ": " + std::strerror(errno));
}

int number_of(const std::string& word, const std::string& place) {
  return static_cast<int>(integer_in(word, place));
}

bool is_event(const std::vector<std::string>& words) {
  static const std::map<std::string, std::size_t> sizes{
      {"device", 7}, {"begin", 3}, {"verified", 3}, {"wrong", 4}, {"failed", 4}, {"time", 5}, {"done", 2}};
  const auto found = sizes.find(words[0]);
  if (found == sizes.end()) return false;
  // Times of kernels on global vectors say the number of dofs, too, and those that were asked for at some
  // numbers of cells which of these it was.
  const bool says_more = words[0] == "time" && words.size() > found->second && words.size() <= 7;
  return says_more || words.size() == found->second;
}

}  // namespace

void TuneState::apply(const std::string& line, const std::string& place) {
  const std::vector<std::string> words = split_at_tabs(line);
  if (!is_event(words))
    throw Error(place, "this line is no event of a tuner's journal",
                "name another file, or remove the line if the file is a journal that was damaged");
  open_.reset();
  if (words[0] == "device") {
    devices_.insert(target_from_string(words[1]));
  } else if (words[0] == "done") {
    done_.insert(number_of(words[1], place));
  } else {
    const int variant = number_of(words[1], place);
    TuneRecord& record = records_[variant];
    if (words[0] == "begin") open_ = variant;
    binding_ = words[0] == "begin" && words[2] == "bind";
    if (words[0] == "verified") record.verified = true;
    if (words[0] == "wrong") record.fault = "wrong";
    if (words[0] == "failed") record.fault = words[2];
    if (words[0] == "time")
      record.times.emplace(words.size() == 7 ? integer_in(words[6], place) : 0, number_of(words[2], place));
  }
  if (!open_) ++results_;
}

const TuneRecord& TuneState::of(int variant) const {
  static const TuneRecord nothing;
  const auto found = records_.find(variant);
  return found == records_.end() ? nothing : found->second;
}

bool TuneState::is_complete(int variant, const TuneTimes& wanted) const {
  const TuneRecord& record = of(variant);
  if (!record.fault.empty()) return true;
  if (!record.verified) return false;
  for (const std::int64_t cells : wanted.cells)
    for (int round = 0; round < wanted.rounds; ++round)
      if (record.times.count({cells, round}) == 0) return false;
  return true;
}

bool TuneState::is_complete(const TuneSubject& subject, const TuneTimes& wanted) const {
  return std::all_of(subject.variants.begin(), subject.variants.end(),
                     [&](const TuneVariant& variant) { return is_complete(variant.id, wanted); });
}

OpenFile::~OpenFile() {
  if (descriptor_ >= 0) close(descriptor_);
}

TuneJournal::TuneJournal(const std::filesystem::path& file)
    : name_(file.string()),
      file_(open(file.c_str(), O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC, 0644)),
      flushed_(Clock::now()) {
  if (file_.descriptor() < 0) throw failure(name_, "opened");
  update();
}

void TuneJournal::lock() {
  // A program that was killed may need a moment to be gone.
  constexpr int attempts = 50;
  for (int i = 0; flock(file_.descriptor(), LOCK_EX | LOCK_NB) != 0; ++i) {
    if (i == attempts)
      throw Error(name_, "another program is writing this journal", "wait for it, or name another journal");
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
  }
  // The lock goes with this descriptor to the processes that are started: it ends with the last of them.
  if (fcntl(file_.descriptor(), F_SETFD, 0) != 0) throw failure(name_, "locked");
}

bool TuneJournal::update() {
  constexpr std::size_t block = 1U << 12U;
  std::string text;
  for (;;) {
    const std::size_t size = text.size();
    text.resize(size + block);
    const ssize_t got =
        pread(file_.descriptor(), text.data() + size, block, static_cast<off_t>(read_ + size));
    text.resize(size + static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) throw failure(name_, "read");
    if (got == 0) break;
  }
  std::size_t begin = 0;
  for (std::size_t end = text.find('\n'); end != std::string::npos; end = text.find('\n', begin)) {
    state_.apply(text.substr(begin, end - begin), name_ + ":" + std::to_string(++lines_));
    begin = end + 1;
  }
  read_ += begin;
  return begin > 0;
}

bool TuneJournal::is_read_to_its_end() const {
  struct stat file {};
  if (fstat(file_.descriptor(), &file) != 0) throw failure(name_, "read");
  return file.st_size == static_cast<off_t>(read_);
}

void TuneJournal::append(const std::vector<std::string>& words) {
  std::string line;
  for (const std::string& word : words) {
    line += line.empty() ? "" : "\t";
    for (const char c : word) line += c == '\t' || c == '\n' || c == '\r' ? ' ' : c;
  }
  line += '\n';
  update();
  if (!is_read_to_its_end() && ftruncate(file_.descriptor(), static_cast<off_t>(read_)) != 0)
    throw failure(name_, "written");
  // One call, so that whoever is killed leaves a whole line or none.
  if (write(file_.descriptor(), line.data(), line.size()) != static_cast<ssize_t>(line.size()))
    throw failure(name_, "written");
  update();
  if (Clock::now() - flushed_ > std::chrono::seconds(1)) flush();
}

void TuneJournal::flush() {
  if (fdatasync(file_.descriptor()) != 0) throw failure(name_, "written");
  flushed_ = Clock::now();
}

}  // namespace femforge
