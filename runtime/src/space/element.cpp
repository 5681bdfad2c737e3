#include <femforge/space/element.hpp>

#include <cctype>
#include <regex>
#include <utility>

#include <femforge/error.hpp>
#include "space/scalar_element.hpp"

namespace femforge {
namespace {

[[noreturn]] void refuse(const std::string& name, const std::string& cause) {
  throw Error("element '" + name + "'", cause, "names are like P2, P1^3, P1^(2x2 sym), [P2^2, P1]");
}

// Name of the scalar element and number of its copies, of P1^3, P1^(2x2), P1^(2x2 sym), (P1+bubble3)^2.
std::pair<std::string, int> split_power(const std::string& name) {
  static const std::regex pattern(R"((?:\(([^()]*)\)|([^()^]*))\^(?:([0-9]{1,3})|\(([0-9x]+)( sym)?\)))");
  std::smatch match;
  if (name.find('^') == std::string::npos) return {name, 1};
  if (!std::regex_match(name, match, pattern)) refuse(name, "the power of the element cannot be understood");
  const std::string scalar = match[1].str() + match[2].str();
  const std::string shape = match[3].str() + match[4].str();
  int size = 1;
  int rows = 0;
  for (std::size_t begin = 0; begin <= shape.size();) {
    const std::size_t end = std::min(shape.find('x', begin), shape.size());
    const std::string extent = shape.substr(begin, end - begin);
    if (extent.empty() || extent.size() > 3) refuse(name, "the shape of the element cannot be understood");
    rows = std::stoi(extent);
    size *= rows;
    if (size < 1 || size > 256) refuse(name, "an element has 1 to 256 components");
    begin = end + 1;
  }
  const bool symmetric = match[5].length() > 0;
  if (symmetric && rows * rows != size) refuse(name, "symmetry needs a square tensor of rank 2");
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
