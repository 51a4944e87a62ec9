"""Files that are mounted by loop devices."""
import errno
import fcntl
import os
import struct
import sys

from .kernel import (
    BLKGETSIZE64,
    LOOP_CONFIGURE,
    LOOP_CTL_GET_FREE,
    LOOP_GET_STATUS64,
    LO_FLAGS_READ_ONLY,
    MS_NODEV,
    MS_NOSUID,
    MS_RDONLY,
    mount,
)


def mount_file(file, point, kind, flags, options, name):
    """Mounts a file by a loop device of that name, which goes with the mount."""
    os.mkdir(point)
    control = os.open("/dev/loop-control", os.O_RDWR)
    for _ in range(100):
        path = "/dev/loop%d" % fcntl.ioctl(control, LOOP_CTL_GET_FREE)
        loop = os.open(path, os.O_RDWR)
        autoclear = 4 | (flags & MS_RDONLY)
        config = struct.pack("II52xI64s112x64x", file, 0, autoclear, name.encode())
        try:
            fcntl.ioctl(loop, LOOP_CONFIGURE, config)
            break
        except OSError as error:
            os.close(loop)
            if error.errno != errno.EBUSY:  # another process has taken it meanwhile
                raise
    for option in options:
        try:
            mount(path, point, kind, flags | MS_NOSUID | MS_NODEV, option)
            break
        except OSError:
            if option == options[-1]:
                raise
    os.close(loop)
    os.close(control)


def loops_of(store):
    """
    How many bytes may be written to each of our loop devices on the host, also those of mounts that are gone while a job
    has files of them open: 0 for images.
    """
    sizes = []
    for name in os.listdir("/sys/block"):
        if os.path.exists("/sys/block/%s/loop" % name):
            status, size = bytearray(232), bytearray(8)
            try:
                with open("/dev/" + name, "rb") as loop:
                    fcntl.ioctl(loop, LOOP_GET_STATUS64, status)
                    fcntl.ioctl(loop, BLKGETSIZE64, size)
            except OSError:
                continue  # it has been let go meanwhile
            if status[56:120].rstrip(b"\0") == store.loops.encode():
                is_read_only = status[52] & LO_FLAGS_READ_ONLY
                sizes.append(0 if is_read_only else int.from_bytes(size, sys.byteorder))
    return sizes
