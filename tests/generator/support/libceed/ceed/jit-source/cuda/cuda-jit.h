/* What libCEED's header of this name puts before QFunctions on CUDA, for tests on machines without libCEED. */
#define CEED_QFUNCTION(name) inline __device__ int name
#define CEED_QFUNCTION_HELPER inline __device__
#define CeedPragmaSIMD
#define CEED_Q_VLA 1

#include <ceed/types.h>
