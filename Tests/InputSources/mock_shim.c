/* mock_shim.c - loaded into a program that umockdev runs: the two questions of libinput that umockdev does not answer. Its udev database is empty, and its devices are terminals. */
#define _GNU_SOURCE
#define _LARGEFILE64_SOURCE
#include <dlfcn.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>

struct udev_device;
int udev_device_get_is_initialized(struct udev_device *device);
int udev_device_get_is_initialized(struct udev_device *device) {
    (void)device;
    return 1;
}

static dev_t mocked(mode_t mode, dev_t device) { return S_ISCHR(mode) && major(device) == 136 ? makedev(13, 65) : device; }

int fstat(int fd, struct stat *out) {
    int (*inherited)(int, struct stat *) = (int (*)(int, struct stat *))dlsym(RTLD_NEXT, "fstat");
    int result = inherited(fd, out);
    if (result == 0) out->st_rdev = mocked(out->st_mode, out->st_rdev);
    return result;
}

int fstat64(int fd, struct stat64 *out) {
    int (*inherited)(int, struct stat64 *) = (int (*)(int, struct stat64 *))dlsym(RTLD_NEXT, "fstat64");
    int result = inherited(fd, out);
    if (result == 0) out->st_rdev = mocked(out->st_mode, out->st_rdev);
    return result;
}
