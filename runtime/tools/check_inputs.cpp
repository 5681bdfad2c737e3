#include "check_inputs.hpp"

#include <filesystem>
#include <fstream>
#include <utility>

#include <femforge/error.hpp>
#include <femforge/index.hpp>
#include <femforge/kernels/traits.hpp>

namespace femforge {
namespace {

// Of the geometry that files may have.
constexpr int most_degree = 16;

Mesh read_mesh(const femforge_kernel& kernel, const std::string& folder) {
  Mesh mesh;
  mesh.cell = cell_from_string(kernel.cell);
  mesh.entity = traits_of(kernel).entity;
  while (mesh.degree < most_degree && mesh.num_nodes() != kernel.coordinate_nodes) ++mesh.degree;
  const std::string file =
      folder + "/" + kernel.cell + "_" + std::to_string(mesh.degree) + "_" + kernel.integral;
  mesh.points = read_values<double>(file + ".points");
  mesh.cells = read_values<std::int32_t>(file + ".cells");
  mesh.views = read_values<std::int32_t>(file + ".views");
  return mesh;
}

}  // namespace

template <class T>
std::vector<T> read_values(const std::string& file) {
  std::ifstream stream(file, std::ios::binary);
  std::error_code failed;
  const std::uintmax_t bytes = std::filesystem::file_size(file, failed);
  std::vector<T> values(failed ? 0 : static_cast<std::size_t>(bytes) / sizeof(T));
  stream.read(reinterpret_cast<char*>(values.data()),
              static_cast<std::streamsize>(values.size() * sizeof(T)));
  if (failed || !stream) throw Error(file, "this file cannot be read");
  return values;
}
template std::vector<double> read_values(const std::string&);
template std::vector<std::int32_t> read_values(const std::string&);
template std::vector<std::int64_t> read_values(const std::string&);

template <class T>
void write_values(const std::string& file, const std::vector<T>& values) {
  std::ofstream stream(file, std::ios::binary);
  stream.write(reinterpret_cast<const char*>(values.data()),
               static_cast<std::streamsize>(values.size() * sizeof(T)));
  stream.close();
  if (!stream) throw Error(file, "this file cannot be written");
}
template void write_values(const std::string&, const std::vector<double>&);
template void write_values(const std::string&, const std::vector<std::int32_t>&);

template <class T>
std::vector<T> converted(const std::vector<double>& values) {
  std::vector<T> result;
  result.reserve(values.size());
  for (const double value : values) result.push_back(static_cast<T>(value));
  return result;
}
template std::vector<float> converted(const std::vector<double>&);
template std::vector<double> converted(const std::vector<double>&);

CheckInputs::CheckInputs(const femforge_kernel& kernel, std::string folder)
    : kernel_(kernel), base_(std::move(folder)), mesh_(read_mesh(kernel, base_)) {
  base_ += std::string("/") + kernel.name;
}

bool CheckInputs::has(const std::string& ending) const {
  return std::filesystem::is_regular_file(base_ + ending);
}

template <class T>
std::vector<std::vector<T>> CheckInputs::coefficients() const {
  std::vector<std::vector<T>> result;
  for (int k = 0; k < kernel_.num_coefficients; ++k) result.push_back(values<T>(".w" + std::to_string(k)));
  return result;
}
template std::vector<std::vector<float>> CheckInputs::coefficients() const;
template std::vector<std::vector<double>> CheckInputs::coefficients() const;

template <class T>
std::vector<std::vector<T>> CheckInputs::constants() const {
  std::vector<std::vector<T>> result;
  for (int k = 0; k < kernel_.num_constants; ++k) result.push_back(values<T>(".c" + std::to_string(k)));
  return result;
}
template std::vector<std::vector<float>> CheckInputs::constants() const;
template std::vector<std::vector<double>> CheckInputs::constants() const;

Restriction CheckInputs::restriction(const std::string& ending) const {
  std::vector<std::int64_t> numbers = integers(ending);
  constexpr std::ptrdiff_t head = 4;
  if (numbers.size() < static_cast<std::size_t>(head)) throw Error(base_ + ending, "this file is too short");
  const RestrictionLayout layout{static_cast<int>(numbers[0]), static_cast<int>(numbers[1]), numbers[2],
                                 numbers[3]};
  numbers.erase(numbers.begin(), numbers.begin() + head);
  return {std::move(numbers), layout};
}

}  // namespace femforge
