// Mends that are followed.
#ifndef FEMFORGE_TESTS_MENDS_HPP
#define FEMFORGE_TESTS_MENDS_HPP

#include <string>

#include <femforge/error.hpp>
#include "catch.hpp"

/// Expects that something is refused with these words as the mend, and that what they say is not.
template <class Refused, class Followed>
void follow(const std::string& mend, const Refused& refused, const Followed& followed) {
  CAPTURE(mend);
  try {
    refused();
    FAIL_CHECK("nothing is refused");
  } catch (const femforge::Error& error) {
    CHECK_THAT(error.mend(), ContainsSubstring(mend));
  }
  CHECK_NOTHROW(followed());
}

#endif
