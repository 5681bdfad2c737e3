// Settings of the sanitizers for the tests.
extern "C" {
// A test asks for more memory than there is, and expects to be refused by us.
const char* __asan_default_options() {
  return "allocator_may_return_null=1";
}
// Gmsh's library leaks when it reads a faulty file, LLVM's of OpenMP what it knows of threads that have
// ended.
const char* __lsan_default_suppressions() {
  return "leak:libgmsh\nleak:libomp";
}
}
