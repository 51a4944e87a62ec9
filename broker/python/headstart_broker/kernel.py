"""The system calls that Python has no function for. All numbers are those of the kernel's headers."""
import ctypes
import os
import signal
import struct
import time

libc = ctypes.CDLL(None, use_errno=True)
libc.syscall.restype = ctypes.c_long
OPENAT2, OPEN_TREE, MOVE_MOUNT, FSOPEN, FSCONFIG, FSMOUNT, MOUNT_SETATTR = 437, 428, 429, 430, 431, 432, 442
NO_XDEV, NO_MAGICLINKS, NO_SYMLINKS, BENEATH, IN_ROOT = 1, 2, 4, 8, 16
NEWNS, NEWUSER, NEWPID, NEWNET, NEWIPC, NEWUTS = 1 << 17, 1 << 28, 1 << 29, 1 << 30, 1 << 27, 1 << 26
MS_RDONLY, MS_NOSUID, MS_NODEV, MS_NOEXEC, MS_NOSYMFOLLOW, MS_NOATIME = 1, 2, 4, 8, 1 << 8, 1 << 10
MS_BIND, MS_REC, MS_SLAVE = 1 << 12, 1 << 14, 1 << 19
ATTR_NOSYMFOLLOW = 1 << 21  # for mount_setattr, which has the same numbers for the other flags
AT_FDCWD, EMPTY_PATH, RECURSIVE, DETACH = -100, 0x1000, 0x8000, 2
SO_PEERPIDFD = 77
SO_PASSRIGHTS = 83  # whether files may be sent to a socket
NS_GET_USERNS, NS_GET_PARENT, NS_GET_OWNER_UID, PIDFD_GET_PID_NAMESPACE = 0xB701, 0xB702, 0xB704, 0xFF05
CLOEXEC, CMD_CREATE = 1, 6  # of fsopen and fsmount, and of fsconfig
LOOP_CTL_GET_FREE, LOOP_CONFIGURE, LOOP_GET_STATUS64, LO_FLAGS_READ_ONLY = 0x4C82, 0x4C0A, 0x4C05, 1
PR_SET_PDEATHSIG, PR_SET_DUMPABLE, PR_CAPBSET_DROP, PR_SET_NO_NEW_PRIVS, PR_SET_SECCOMP = 1, 4, 24, 38, 22
F_SETPIPE_SZ, SO_PEERGROUPS, BTRFS_IOC_FS_INFO = 1031, 59, 0x8400941F
MOST_FILES = 1 << 16  # that a process has open


def checked(result):
    if result < 0:
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number))
    return result


def call(number, *args):
    return checked(libc.syscall(ctypes.c_long(number), *args))


def reserve(file, length, start=0):
    """Gives a file its space. Python's function would write each block where the disk cannot do that, for minutes."""
    checked(libc.fallocate(file, 0, ctypes.c_int64(start), ctypes.c_int64(length)))


def mount(source, point, kind, flags=0, options=None):
    """Mounts a file system: none of ours has set-id programs or devices."""
    call_mount(source, point, kind, flags | MS_NOSUID | MS_NODEV, options)


def bind(path, point, flags=0):
    call_mount(path, point, None, flags | MS_BIND, None)


def keep_mounts_here():
    """From now on, mounts of this process show only in its namespace. What the host unmounts is not kept by this copy."""
    call_mount(None, "/", None, MS_REC | MS_SLAVE, None)


def call_mount(source, point, kind, flags, options):
    text = [None if value is None else os.fsencode(value) for value in (source, point, kind, options)]
    checked(libc.mount(text[0], text[1], text[2], ctypes.c_ulong(flags), text[3]))


def make_read_only(path, more=0):
    """With all mounts below."""
    attributes = struct.pack("QQQQ", MS_RDONLY | more, 0, 0, 0)
    call(MOUNT_SETATTR, AT_FDCWD, os.fsencode(path), RECURSIVE, attributes, ctypes.c_size_t(len(attributes)))


def leave_other_mounts(place):
    """Lets the namespace of this process have only the mounts that are at a place and below it."""
    os.chdir(place)
    checked(libc.pivot_root(b".", b"."))
    checked(libc.umount2(b".", DETACH))
    os.chdir("/")


def enter(namespace, kind=NEWNS):
    checked(libc.setns(namespace, kind))


def own_sysfs():
    """
    A /sys that no job has: each network namespace has its own. Some containers have the host's. A job that reads a directory
    there into memory of its own can keep the kernel's lock of it, for ever.
    @returns the path
    """
    here = os.open("/proc/self/ns/net", os.O_RDONLY)
    checked(libc.unshare(NEWNET))
    kind = call(FSOPEN, b"sysfs", CLOEXEC)
    call(FSCONFIG, kind, CMD_CREATE, None, None, 0)
    tree = call(FSMOUNT, kind, CLOEXEC, 0)
    enter(here, NEWNET)
    os.close(kind)
    os.close(here)
    return "/proc/self/fd/%d" % tree


def clone_tree(directory, path, more=0):
    """A copy of the mount at a place, not mounted anywhere yet."""
    return call(OPEN_TREE, directory, path, ctypes.c_uint(1 | os.O_CLOEXEC | more))


def attach(tree, directory, path, to_flags):
    call(MOVE_MOUNT, tree, b"", directory, path, ctypes.c_uint(4 | to_flags))


ALL_CAPABILITIES, TO_MOUNT = (1 << 64) - 1, 1 << 21


def use_capabilities(wanted):
    """Of those that this process may use at all."""
    header, sets = struct.pack("Ii", 0x20080522, 0), ctypes.create_string_buffer(24)
    checked(libc.capget(header, sets))
    _, low, inheritable, _, high, inheritable_high = struct.unpack("6I", sets)
    checked(libc.capset(header, struct.pack("6I", low & wanted, low, inheritable, high & wanted >> 32, high, inheritable_high)))


def end_with(parent):
    """From now on, this process ends with its parent. The parent may have ended before the kernel knows about that."""
    checked(libc.prctl(PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0))
    if os.getppid() != parent:
        os._exit(125)


def end_after(seconds):
    """SIGKILL ends a process that somebody has stopped, too. SIGALRM waits until it goes on."""
    owner = libc if hasattr(libc, "timer_create") else ctypes.CDLL("librt.so.1", use_errno=True)
    timer, by_signal = ctypes.c_void_p(), struct.pack("qii48x", 0, signal.SIGKILL, 0)
    checked(owner.timer_create(time.CLOCK_MONOTONIC, by_signal, ctypes.byref(timer)))
    end = struct.pack("4l", 0, 0, int(seconds), int(seconds % 1 * 1e9))
    checked(owner.timer_settime(timer, 0, end, None))


def open_below(directory, path, flags, resolve):
    how = struct.pack("QQQ", flags | os.O_CLOEXEC, 0, resolve | NO_MAGICLINKS | NO_SYMLINKS)
    return call(OPENAT2, directory, os.fsencode(path), how, ctypes.c_size_t(len(how)))


class Refused(Exception):
    """Why a request is not met, as the rest of a sentence."""
