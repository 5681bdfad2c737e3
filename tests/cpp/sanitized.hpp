// Whether sanitizers watch the tests.
#ifndef FEMFORGE_TESTS_SANITIZED_HPP
#define FEMFORGE_TESTS_SANITIZED_HPP

/// With sanitizers tests take several times as long. What they look for is in a few of many cases that differ
/// in numbers alone: the build without them goes through all.
inline constexpr bool is_sanitized = FEMFORGE_TEST_SANITIZED;

#endif
