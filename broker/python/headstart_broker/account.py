"""Whom the requests of a process count for, so that a hostile job uses up only its own share of the broker."""
import contextlib
import errno
import fcntl
import functools
import os
import signal

from .kernel import NS_GET_OWNER_UID, NS_GET_PARENT, NS_GET_USERNS, PIDFD_GET_PID_NAMESPACE

USERS = 1 << 40  # accounts of users are above those of containers


def account_of(peer):
    """
    The number of a process's container: the outmost PID namespace below the broker's, because no process can leave it. Users
    may make many such namespaces; these count as one. None if the process has ended, or is in no container.
    """
    if peer.pidfd < 0:
        return None
    try:
        with contextlib.ExitStack() as files:
            space, number = outmost(pid_namespace(peer, files), "pid", files)
            user = fcntl.ioctl(space, NS_GET_USERNS)
            files.callback(os.close, user)
            if is_own(user, "user"):
                return number
            maker = bytearray(4)
            fcntl.ioctl(outmost(user, "user", files)[0], NS_GET_OWNER_UID, maker)
            uid = int.from_bytes(maker, "little")
            return USERS + uid if uid else number
    except OSError:
        return None


def pid_namespace(peer, files):
    """Looks up nothing in /proc: a job that sees the host's could keep the kernel's lock of its own directory there, for ever."""
    try:
        space = fcntl.ioctl(peer.pidfd, PIDFD_GET_PID_NAMESPACE)
        files.callback(os.close, space)
    except OSError as error:
        if error.errno != errno.ENOTTY:
            raise
        space = os.open("/proc/%d/ns/pid" % peer.pid, os.O_RDONLY)  # Linux before 6.11
        files.callback(os.close, space)
        signal.pidfd_send_signal(peer.pidfd, 0)  # fails if the process has ended, and another one may have its number
    return space


def outmost(space, kind, files):
    """@returns the namespace that is below the broker's and has this one in it, and its number"""
    while True:
        parent = fcntl.ioctl(space, NS_GET_PARENT)  # fails if the namespace is the broker's own
        files.callback(os.close, parent)
        if is_own(parent, kind):
            return space, os.fstat(space).st_ino
        space = parent


def is_own(space, kind):
    return os.fstat(space).st_ino == own(kind)


@functools.lru_cache(maxsize=None)
def own(kind):
    return os.stat("/proc/self/ns/" + kind).st_ino
