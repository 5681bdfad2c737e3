#include <femforge/kernels/traits.hpp>

#include <array>
#include <cstddef>

#include <femforge/error.hpp>

namespace femforge {
namespace {

template <class Value>
struct Word {
  const char* text;
  Value value;
};

constexpr std::array<Word<KernelKind>, 7> kinds{{{"element_tensor", KernelKind::element_tensor},
                                                 {"geometry", KernelKind::geometry},
                                                 {"apply", KernelKind::apply},
                                                 {"residual", KernelKind::residual},
                                                 {"diagonal", KernelKind::diagonal},
                                                 {"assemble", KernelKind::assemble},
                                                 {"functional", KernelKind::functional}}};
constexpr std::array<Word<Scalar>, 2> scalars{{{"float32", Scalar::float32}, {"float64", Scalar::float64}}};
constexpr std::array<Word<GeometryInput>, 5> inputs{{{"geometry", GeometryInput::geometry},
                                                     {"points", GeometryInput::points},
                                                     {"vertices", GeometryInput::vertices},
                                                     {"affine", GeometryInput::affine},
                                                     {"ufcx", GeometryInput::ufcx}}};
constexpr std::array<Word<TensorOutput>, 3> outputs{{{"", TensorOutput::full},
                                                     {"full", TensorOutput::full},
                                                     {"packed_symmetric", TensorOutput::packed_symmetric}}};
constexpr std::array<Word<Scatter>, 10> scatters{{{"", Scatter::none},
                                                  {"element", Scatter::element},
                                                  {"atomic", Scatter::atomic},
                                                  {"tile", Scatter::tile},
                                                  {"merge", Scatter::merge},
                                                  {"colour", Scatter::colour},
                                                  {"gather", Scatter::gather},
                                                  {"blocks", Scatter::blocks},
                                                  {"store", Scatter::store},
                                                  {"ordered", Scatter::ordered}}};
constexpr std::array<Word<Entity>, 5> entities{{{"cell", Entity::cell},
                                                {"", Entity::cell},
                                                {"exterior_facet", Entity::exterior_facet},
                                                {"interior_facet", Entity::interior_facet},
                                                {"vertex", Entity::vertex}}};
constexpr std::array<Word<IndexType>, 3> index_types{
    {{"", IndexType::int32}, {"int32", IndexType::int32}, {"int64", IndexType::int64}}};
constexpr std::array<Word<Numbering>, 3> numberings{
    {{"", Numbering::separate}, {"separate", Numbering::separate}, {"shared", Numbering::shared}}};
constexpr std::array<Word<ComponentOrder>, 3> component_orders{{{"", ComponentOrder::interleaved},
                                                                {"interleaved", ComponentOrder::interleaved},
                                                                {"planar", ComponentOrder::planar}}};

template <class Value, std::size_t size>
const char* text_of(const std::array<Word<Value>, size>& words, Value value) {
  for (const Word<Value>& word : words)
    if (word.value == value) return word.text;
  return "unknown";
}

// A word that a descriptor leaves out may be null.
template <class Value, std::size_t size>
Value value_of(const std::array<Word<Value>, size>& words, const char* word_or_null, const std::string& place,
               const char* what) {
  const std::string text = word_or_null == nullptr ? "" : word_or_null;
  std::string known;
  for (const Word<Value>& word : words) {
    if (text == word.text) return word.value;
    if (*word.text != '\0') known += (known.empty() ? "" : ", ") + std::string(word.text);
  }
  throw Error(place, "there is no " + std::string(what) + " '" + text + "'", "those known are: " + known);
}

}  // namespace

KernelTraits traits_of(const femforge_kernel& kernel) {
  const std::string name = kernel.name;
  KernelTraits traits{};
  traits.target = target_from_string(kernel.target);
  traits.kind = value_of(kinds, kernel.kernel, name, "kind of kernel");
  traits.scalar = value_of(scalars, kernel.scalar, name, "scalar type");
  traits.cell = cell_from_string(kernel.cell);
  traits.entity = value_of(entities, kernel.integral, name, "integral");
  traits.dof_order = dof_order_from_string(kernel.dof_order);
  traits.input = value_of(inputs, kernel.input, name, "input");
  traits.output = value_of(outputs, kernel.output, name, "output");
  traits.scatter = value_of(scatters, kernel.scatter, name, "scatter");
  traits.index_type = value_of(index_types, kernel.index_type, name, "index type");
  traits.numbering = value_of(numberings, kernel.numbering, name, "numbering");
  traits.component_order = value_of(component_orders, kernel.component_order, name, "order of components");
  return traits;
}

const char* to_string(KernelKind kind) {
  return text_of(kinds, kind);
}
const char* to_string(Scalar scalar) {
  return text_of(scalars, scalar);
}
const char* to_string(GeometryInput input) {
  return text_of(inputs, input);
}
const char* to_string(Scatter scatter) {
  return text_of(scatters, scatter);
}
const char* to_string(Entity entity) {
  return text_of(entities, entity);
}

KernelKind kernel_kind_from_string(const std::string& word) {
  return value_of(kinds, word.c_str(), "kernel '" + word + "'", "kind of kernel");
}
Scalar scalar_from_string(const std::string& word) {
  return value_of(scalars, word.c_str(), "scalar '" + word + "'", "scalar type");
}

}  // namespace femforge
