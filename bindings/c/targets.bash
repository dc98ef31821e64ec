# Compilers for a machine: what build-library and build-testing have in common. Both source this file.
#
# Takes root, scratch, target and program, the name of the script in its messages. Sets these:
#
#   tools        folder of clang and lld, of the same LLVM as swiftc
#   clang        clang with its flags for the machine; swift_for: those of swiftc; headers: further ones for the compilation of C
#   first, last  what stands before and behind everything else in a link
#   ffi          the static libffi, "" for the compiler's own; ffi_shared: the shared one
#   written      arguments of sed for the text of Swift's module
#   binutils     what stands before the names of strip, nm and objcopy
#   scratch      the folder for this machine
tools=$(dirname "$(readlink -f "$(command -v swiftc)")") # clang and lld of the same LLVM
clang=("$tools/clang") swift_for=() binutils='' headers=() written=(-e 's/^define protected /define dso_local /') ffi='' ffi_shared=-lffi first=() last=()
# Swift has Embedded Swift's library for bare machines of each kind. The code is the same under Linux; C's headers and all that is linked are Debian's for cross-building.
cross() { # Debian's name of the machine, its architecture there, Swift's, further flags of clang
  local triple=$1 debian=$2 swift=$3 word
  scratch=$scratch/$target binutils=$triple-
  command -v "$triple-gcc" >/dev/null || { echo "$program: no cross tools for $target; install crossbuild-essential-$debian" >&2; exit 1; }
  [ -e "/usr/include/$triple/ffi.h" ] || { echo "$program: no libffi for $target; dpkg --add-architecture $debian, then install libffi-dev:$debian" >&2; exit 1; }
  clang+=("--target=$triple" "${@:4}")
  headers=(-isystem "/usr/include/$triple" -isystem "/usr/$triple/include")
  swift_for=(-target "$swift" -Xcc -D__linux__)
  for word in "${headers[@]}" "${@:4}"; do swift_for+=(-Xcc "$word"); done
}
# Debian's libffi asks for nothing that musl has not, which the link proves; its headers are taken alone, without glibc's beside them.
musl() { # Debian's name of the machine, its architecture there, Swift's
  local triple=$1 debian=$2 swift=$3 word place=/usr/lib/${1%-gnu}-musl
  scratch=$scratch/$target binutils=$triple-
  [ -e "$place/libc.so" ] || { echo "$program: no musl for $target; install musl-dev:$debian" >&2; exit 1; }
  command -v "$triple-gcc" >/dev/null || { echo "$program: no compiler's own library for $target; install gcc-${triple//_/-}" >&2; exit 1; }
  ffi=/usr/lib/$triple/libffi_pic.a ffi_shared=$ffi
  [ -e "$ffi" ] || { echo "$program: no libffi for $target; install libffi-dev:$debian" >&2; exit 1; }
  mkdir -p "$scratch/headers"
  # By the name that it has on Alpine, and in musllinux. musl takes itself for every name that begins with libc.
  ln -sf "$place/libc.so" "$scratch/headers/libc.musl-${triple%%-*}.so.1"
  ln -sf /usr/include/"$triple"/{ffi,ffitarget}.h "$scratch/headers/"
  clang+=("--target=${triple%-gnu}-musl")
  headers=(-DRKP_MUSL -nostdlibinc -isystem "/usr/include/${triple%-gnu}-musl" -isystem "$scratch/headers")
  swift_for=(-target "$swift" -Xcc -D__linux__)
  for word in "${headers[@]}"; do swift_for+=(-Xcc "$word"); done
  gcc_file() { "$triple-gcc" "-print-file-name=$1"; }
  first=(-nostdlib "$place/crti.o" "$(gcc_file crtbeginS.o)" "-L$place")
  last=("-L$scratch/headers" "-l:libc.musl-${triple%%-*}.so.1" "$(gcc_file libgcc.a)" "$(gcc_file crtendS.o)" "$place/crtn.o")
}
case $target in
  '' | "$(uname -m)") ;;
  aarch64) cross aarch64-linux-gnu arm64 aarch64-none-none-elf ;;
  armv7)
    cross arm-linux-gnueabihf armhf armv7-none-none-eabi -march=armv7-a -mfpu=vfpv3-d16 -mfloat-abi=hard
    # LLVM 21 ends a function that throws with a jump to memcpy, and the caller then finds in r8, which is 0 unless it has thrown, what r8 was last used for.
    written+=(-e '/^define .* swifterror /s/ #[0-9]/ "disable-tail-calls"="true"&/') ;;
  x86_64-musl) musl x86_64-linux-gnu amd64 x86_64-unknown-none-elf ;;
  aarch64-musl) musl aarch64-linux-gnu arm64 aarch64-none-none-elf ;;
  *) echo "$program: nothing is known of $target; there are aarch64, armv7, x86_64-musl and aarch64-musl" >&2; exit 2 ;;
esac
