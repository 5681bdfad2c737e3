// Functions that are compiled for host and device from one definition.
#ifndef FEMFORGE_DEVICE_HOST_DEVICE_HPP
#define FEMFORGE_DEVICE_HOST_DEVICE_HPP

#if defined(__CUDACC__) || defined(__HIPCC__)
#define FEMFORGE_HOST_DEVICE __host__ __device__
#else
#define FEMFORGE_HOST_DEVICE
#endif

#endif
