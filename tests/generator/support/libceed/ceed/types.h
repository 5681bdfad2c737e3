/* What QFunctions take of libCEED's header of this name, for tests on machines without libCEED, and for single
   precision: CEED_TEST_FP32. */
#ifndef CEED_QFUNCTION_DEFS_H
#define CEED_QFUNCTION_DEFS_H

#include <stdint.h>

#ifndef CEED_QFUNCTION
#define CEED_QFUNCTION(name)                           \
  static const char name##_loc[] = __FILE__ ":" #name; \
  static int name
#endif
#ifndef CeedPragmaSIMD
#define CeedPragmaSIMD
#endif

typedef int32_t CeedInt;
#ifdef CEED_TEST_FP32
#define CEED_SCALAR_IS_FP32
typedef float CeedScalar;
#else
#define CEED_SCALAR_IS_FP64
typedef double CeedScalar;
#endif
enum { CEED_ERROR_SUCCESS = 0 };

#endif
