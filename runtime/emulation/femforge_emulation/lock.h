// A mutex without <mutex>, which takes compilers longer to read than most kernels: each emulated unit has it.
#ifndef FEMFORGE_EMULATION_LOCK_H
#define FEMFORGE_EMULATION_LOCK_H

#include <pthread.h>

namespace femforge_emulation {

// It has nothing to destroy, and so serves to a program's very end.
class Mutex {
 public:
  Mutex() = default;
  Mutex(const Mutex&) = delete;
  Mutex& operator=(const Mutex&) = delete;

 private:
  friend class Lock;
  pthread_mutex_t mutex_ = PTHREAD_MUTEX_INITIALIZER;
};

// Holds a mutex for one scope.
class Lock {
 public:
  explicit Lock(Mutex& mutex) : mutex_(mutex.mutex_) { pthread_mutex_lock(&mutex_); }
  ~Lock() { pthread_mutex_unlock(&mutex_); }
  Lock(const Lock&) = delete;
  Lock& operator=(const Lock&) = delete;

 private:
  pthread_mutex_t& mutex_;
};

}  // namespace femforge_emulation

#endif
