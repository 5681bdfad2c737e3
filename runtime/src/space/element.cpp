#include <femforge/space/element.hpp>

#include <utility>

#include <femforge/error.hpp>
#include "space/scalar_element.hpp"

namespace femforge {
namespace {

[[noreturn]] void refuse(const std::string& name, const std::string& cause) {
  throw Error("element '" + name + "'", cause, "names are like P2, P1^3, P1^(2x2 sym), [P2^2, P1]");
}

bool ends_with(const std::string& text, const std::string& end) {
  return text.size() >= end.size() && text.compare(text.size() - end.size(), end.size(), end) == 0;
}

// The element of a power, without brackets around it, and what stands after the ^.
std::pair<std::string, std::string> base_and_exponent(const std::string& name) {
  const bool bracketed = name.front() == '(';
  const std::size_t end = name.find(bracketed ? ')' : '^');
  const std::size_t caret = bracketed && end != std::string::npos ? end + 1 : end;
  const std::string base = name.substr(bracketed ? 1 : 0, bracketed ? end - 1 : end);
  if (caret >= name.size() || name[caret] != '^' || base.find_first_of("()") != std::string::npos)
    refuse(name, "the power of the element cannot be understood");
  return {base, name.substr(caret + 1)};
}

// Name of the scalar element and number of its copies, of P1^3, P1^(2x2), P1^(2x2 sym), (P1+bubble3)^2.
std::pair<std::string, int> split_power(const std::string& name) {
  if (name.find('^') == std::string::npos) return {name, 1};
  auto [scalar, shape] = base_and_exponent(name);
  const bool is_shape = shape.size() > 1 && shape.front() == '(' && shape.back() == ')';
  if (is_shape) shape = shape.substr(1, shape.size() - 2);
  const bool symmetric = is_shape && ends_with(shape, " sym");
  if (symmetric) shape.resize(shape.size() - 4);
  if (shape.empty() ||
      shape.find_first_not_of(is_shape ? "0123456789x" : "0123456789") != std::string::npos ||
      (!is_shape && shape.size() > 3))
    refuse(name, "the power of the element cannot be understood");
  int size = 1;
  int rows = 0;
  int rank = 0;
  for (std::size_t begin = 0; begin <= shape.size();) {
    const std::size_t end = std::min(shape.find('x', begin), shape.size());
    const std::string extent = shape.substr(begin, end - begin);
    if (extent.empty() || extent.size() > 3) refuse(name, "the shape of the element cannot be understood");
    rows = std::stoi(extent);
    ++rank;
    size *= rows;
    if (size < 1 || size > 256) refuse(name, "an element has 1 to 256 components");
    begin = end + 1;
  }
  if (symmetric && (rank != 2 || rows * rows != size))
    refuse(name, "symmetry needs a square tensor of rank 2");
  return {scalar, symmetric ? rows * (rows + 1) / 2 : size};
}

// Names of the elements that are mixed in "[a, b, ...]", brackets within them left alone.
std::vector<std::string> split_mixed(const std::string& name) {
  if (name.back() != ']') refuse(name, "the closing bracket is missing");
  std::vector<std::string> pieces{""};
  int depth = 0;
  for (const char letter : name.substr(1, name.size() - 2)) {
    depth += (letter == '[' ? 1 : 0) - (letter == ']' ? 1 : 0);
    if (letter == ',' && depth == 0)
      pieces.emplace_back();
    else if (letter != ' ' || !pieces.back().empty())
      pieces.back() += letter;
  }
  if (depth != 0) refuse(name, "the brackets do not match");
  return pieces;
}

void add_blocks(std::vector<ElementBlock>& blocks, const std::string& name, CellType cell) {
  if (!name.empty() && name.front() == '[') {
    for (const std::string& piece : split_mixed(name)) add_blocks(blocks, piece, cell);
    return;
  }
  const auto [scalar, block_size] = split_power(name);
  ElementBlock block{scalar_element(scalar, cell), block_size, 0, 0};
  if (!blocks.empty()) {
    const ElementBlock& last = blocks.back();
    block.offset = last.offset + last.block_size * static_cast<int>(last.scalar.dofs.size());
    block.component_begin = last.component_begin + last.block_size;
  }
  blocks.push_back(std::move(block));
}

}  // namespace

Element::Element(const std::string& name, CellType cell) : name_(name), cell_(cell) {
  add_blocks(blocks_, name, cell);
  const ElementBlock& last = blocks_.back();
  num_dofs_ = last.offset + last.block_size * static_cast<int>(last.scalar.dofs.size());
  num_components_ = last.component_begin + last.block_size;
}

int Element::position(const ElementBlock& block, int node, int component, DofOrder order,
                      ComponentOrder components) {
  const int nodes = static_cast<int>(block.scalar.dofs.size());
  const int place =
      order == DofOrder::ufcx ? node : block.scalar.lexicographic.at(static_cast<std::size_t>(node));
  return block.offset + (components == ComponentOrder::interleaved ? place * block.block_size + component
                                                                   : component * nodes + place);
}

}  // namespace femforge
