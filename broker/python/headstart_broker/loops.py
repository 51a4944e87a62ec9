"""Files that are mounted by loop devices."""
import collections
import errno
import fcntl
import os
import re
import struct
import sys

from .kernel import LOOP_CONFIGURE, LOOP_CTL_GET_FREE, LOOP_GET_STATUS64, LO_FLAGS_READ_ONLY, mount

AUTOCLEAR = 4
MOST_TRIES = 64  # another program may keep a device busy that seems free, and all mounts of the host wait meanwhile


def attached(file, flags, name):
    """@returns a loop device of that name, open, which shows the file. It goes when it is neither open nor mounted."""
    control = os.open("/dev/loop-control", os.O_RDWR)
    config = struct.pack("II52xI64s112x64x", file, 0, AUTOCLEAR | flags, name.encode())
    for others in reversed(range(MOST_TRIES)):
        loop = os.open("/dev/loop%d" % fcntl.ioctl(control, LOOP_CTL_GET_FREE), os.O_RDWR)
        try:
            fcntl.ioctl(loop, LOOP_CONFIGURE, config)
            os.close(control)
            return loop
        except OSError as error:
            os.close(loop)
            if error.errno != errno.EBUSY or not others:  # else another process has taken it meanwhile
                raise


def mount_loop(loop, point, kind, flags, options):
    """With the first of the options that the kernel knows."""
    os.mkdir(point)
    for option in options:
        try:
            mount(os.readlink("/proc/self/fd/%d" % loop), point, kind, flags, option)
            break
        except OSError:
            if option == options[-1]:
                raise
    os.close(loop)


# A loop device: whom it counts for, its length in bytes, the number of an image's file: 0 for what jobs write to; and what the
# kernel shows of it to everybody: its name, its file, and its length in sectors.
Loop = collections.namedtuple("Loop", "account length image shown")

# What our loop devices show: a nameless file, or an image. Another program's device may wait for its file for ever.
OWN_FILE = re.compile(rb".*/images/(#\d+|[0-9a-f]{64}\.\d+\.\d+)( \(deleted\))?\n", re.DOTALL)


def loops_of(store):
    """
    Our loop devices on the host, also those of mounts that are gone while a job has files of them open. A process opens each one
    once only, and looks before it takes a lock of all jobs: who closes a device last deletes its file, which takes seconds or
    minutes where a job has left holes all over it.
    """
    seen, loops = {loop.shown: loop for loop in store.seen}, []
    for name in os.listdir(store.sys + "/block"):
        facts = ("%s/block/%s/%s" % (store.sys, name, fact) for fact in ("loop/backing_file", "size"))
        try:
            shown = (name, *map(read, facts))
            if OWN_FILE.fullmatch(shown[1]):
                loops.append(seen.get(shown) or asked(shown, store))
        except OSError:
            continue  # it is none, or has been let go meanwhile
    store.seen = loops
    return [loop for loop in loops if loop.account is not None]


def read(path):
    with open(path, "rb") as file:
        return file.read()


def asked(shown, store):
    status = bytearray(232)
    with open("/dev/" + shown[0], "rb") as loop:
        fcntl.ioctl(loop, LOOP_GET_STATUS64, status)
    name = status[56:120].rstrip(b"\0").decode("latin1")
    account = name[len(store.loops) :] if name.startswith(store.loops) else None  # else it is another broker's
    number = int.from_bytes(status[8:16], sys.byteorder) if status[52] & LO_FLAGS_READ_ONLY else 0
    return Loop(account, int(shown[2]) * 512, number, shown)
