#!/bin/sh
# rocm_root.sh ROOT LLVM_BIN: lays out, under ROOT, what clang expects of a ROCm installation, from the HIP and
# device-library packages of Debian or Ubuntu. Only for machines without a ROCm of their own: it serves to
# compile and link for AMD GPUs.
#
#   ROOT      folder to make (links only; nothing outside of it is changed)
#   LLVM_BIN  folder of clang++, llvm-dis and llvm-as of one LLVM release, e.g. /usr/lib/llvm-19/bin
set -eu
root=$1
llvm=$2
library=/usr/lib/x86_64-linux-gnu
bitcode=$library/amdgcn/bitcode

for needed in "$bitcode/ockl.bc" /usr/include/hip/hip_runtime.h "$library/libamdhip64.so" "$llvm/clang++"; do
  [ -e "$needed" ] || { echo "rocm_root.sh: $needed is missing (packages: libamdhip64-dev rocm-device-libs clang lld llvm)" >&2; exit 1; }
done

mkdir -p "$root/amdgcn/bitcode" "$root/lib/cmake/hip-lang"
ln -sfn /usr/include "$root/include"
ln -sfn /usr/bin "$root/bin"
ln -sf "$bitcode"/*.bc "$root/amdgcn/bitcode/"

# gfx942 is younger than these packages: its bitcode is gfx940's with another number in it.
if [ ! -e "$bitcode/oclc_isa_version_942.bc" ] && [ -e "$bitcode/oclc_isa_version_940.bc" ]; then
  "$llvm/llvm-dis" -o - "$bitcode/oclc_isa_version_940.bc" | sed 's/i32 9400/i32 9402/' |
    "$llvm/llvm-as" -o "$root/amdgcn/bitcode/oclc_isa_version_942.bc"
fi

# What CMake's HIP language asks for, and these packages do not bring.
cat > "$root/lib/cmake/hip-lang/hip-lang-config.cmake" <<END
if(NOT TARGET hip-lang::device)
  add_library(hip-lang::amdhip64 SHARED IMPORTED)
  set_target_properties(hip-lang::amdhip64 PROPERTIES
    IMPORTED_LOCATION $library/libamdhip64.so
    INTERFACE_COMPILE_DEFINITIONS "\$<\$<COMPILE_LANGUAGE:HIP>:__HIP_PLATFORM_AMD__=1>")
  add_library(hip-lang::host INTERFACE IMPORTED)
  set_target_properties(hip-lang::host PROPERTIES INTERFACE_LINK_LIBRARIES hip-lang::amdhip64)
  add_library(hip-lang::device INTERFACE IMPORTED)
  set_target_properties(hip-lang::device PROPERTIES INTERFACE_LINK_LIBRARIES hip-lang::host)
endif()
set(_CMAKE_HIP_DEVICE_RUNTIME_TARGET hip-lang::device)
END
