#include "report.hpp"

#include <cmath>
#include <filesystem>
#include <fstream>

#include <femforge/error.hpp>

namespace bench {
namespace {

std::string quoted(const std::string& text) {
  std::string result = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') result += '\\';
    if (c == '\n')
      result += "\\n";
    else
      result += c;
  }
  return result + "\"";
}

}  // namespace

Json& Json::add_raw(const std::string& name, const std::string& value) {
  members_ += (members_.empty() ? "" : ", ") + quoted(name) + ": " + value;
  return *this;
}

Json& Json::add(const std::string& name, const std::string& text) {
  return add_raw(name, quoted(text));
}

Json& Json::add(const std::string& name, double value) {
  if (!std::isfinite(value)) return add_raw(name, "null");
  std::ostringstream text;
  text.precision(6);
  text << value;
  return add_raw(name, text.str());
}

Json& Json::add(const std::string& name, std::int64_t value) {
  return add_raw(name, std::to_string(value));
}

Json& Json::add(const std::string& name, bool value) {
  return add_raw(name, value ? "true" : "false");
}

Json& Json::add(const std::string& name, const Json& object) {
  return add_raw(name, object.text());
}

Json& Json::add(const std::string& name, const femforge::Timing& timing) {
  return add(name, Json()
                       .add("median", timing.median)
                       .add("minimum", timing.minimum)
                       .add("maximum", timing.maximum)
                       .add("spread", timing.spread));
}

void Report::describe(const femforge::DeviceInfo& info, double copy) {
  device = info;
  copy_bytes_per_second = copy;
}

void Report::write(const std::string& path, const std::string& command) const {
  std::ofstream file(path);
  file << "{\"command\": " << quoted(command) << ",\n  \"device\": " << quoted(device.name)
       << ", \"flavour\": " << quoted(device.flavour)
       << ", \"copy_bytes_per_second\": " << copy_bytes_per_second << ",\n  \"rows\": [";
  for (std::size_t k = 0; k < rows.size(); ++k) file << (k == 0 ? "\n    " : ",\n    ") << rows[k].text();
  file << "\n  ]";
  if (!failures.empty()) file << ",\n  \"failures\": [";
  for (std::size_t k = 0; k < failures.size(); ++k)
    file << (k == 0 ? "\n    " : ",\n    ") << failures[k].text();
  file << (failures.empty() ? "}\n" : "\n  ]}\n");
  file.close();
  if (!file) throw femforge::Error(path, "cannot be written");
}

std::string command_line(const std::string& program, int argc, char** argv) {
  std::string line = program;
  for (int k = 1; k < argc; ++k) {
    const bool is_file = std::string(argv[k - 1]) == "--json";
    line += " " + (is_file ? std::filesystem::path(argv[k]).filename().string() : std::string(argv[k]));
  }
  return line;
}

}  // namespace bench
