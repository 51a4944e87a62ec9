"""Who asks: the process at the other end of the socket, and its container."""
import collections
import errno
import json
import os
import re
import secrets
import signal
import socket
import stat
import struct

from .kernel import IN_ROOT, SO_PEERPIDFD, Refused, enter, open_below

MOST_REQUEST_BYTES = 64 << 10
MOST_LAYERS = 32
FILE_SYSTEMS = {"ext2", "ext3", "ext4", "xfs", "btrfs", "tmpfs", "overlay"}
REQUEST_SECONDS = {"mount": 20, "detached": 20, "umount": 20, "import": 900, "fetch": 120}
Mount = collections.namedtuple("Mount", "point options kind source more")


class Caller:
    """The process that asks, and its container. Everything is reached through the process's own directory of /proc."""

    def __init__(self, connection):
        _, self.uid, self.gid = struct.unpack("iII", connection.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, 12))
        pidfd, pid = peer_of(connection)
        # An older kernel knows only the number of the process that connected, which another process may have by now.
        # But the kernel says who sends the nonce, and that process exists after `pidfd` was opened.
        # The user is that of the process that connected, so another user's process may not send, whatever its number.
        self.request = receive_request(connection, (pid, self.uid, self.gid))
        self.proc = os.open("/proc/%d" % pid, os.O_PATH | os.O_DIRECTORY)
        signal.pidfd_send_signal(pidfd, 0)  # fails if the process has ended; so `proc` is its directory
        for kind in ("mnt", "pid"):
            own = [os.readlink("/proc/%s/ns/%s" % (one, kind)) for one in ("self", "1")]
            if os.readlink("ns/" + kind, dir_fd=self.proc) in own:
                raise Refused("the job is not in a container")
        self.namespace = os.open("ns/mnt", os.O_RDONLY, dir_fd=self.proc)
        self.root = os.open("root", os.O_PATH | os.O_DIRECTORY, dir_fd=self.proc)
        self.connection = connection

    def has_left(self):
        try:
            return self.connection.recv(1, socket.MSG_PEEK | socket.MSG_DONTWAIT) == b""
        except BlockingIOError:
            return False
        except OSError:
            return True

    def open(self, path, flags, resolve=0):
        """Opens a file of the caller. No link can lead elsewhere, and all later steps use the open file."""
        if not isinstance(path, str) or not re.fullmatch(r"/[^\0]*", path) or os.path.basename(path) in ("", ".", ".."):
            raise Refused("%r is no absolute path" % (path,))
        parent = open_below(self.root, os.path.dirname(path), os.O_PATH | os.O_DIRECTORY, IN_ROOT)
        try:
            opened = open_below(parent, os.path.basename(path), flags | os.O_NOFOLLOW, resolve)
        except OSError as error:
            raise Refused("something is mounted at %r" % path) if error.errno == errno.EXDEV else error
        os.close(parent)
        if os.fstat(opened).st_uid != self.uid:
            raise Refused("%r belongs to another user" % path)
        return opened

    def look(self, opened):
        """All mounts of the caller's namespace by number, whatever root the caller has; and where a directory is there."""
        directory = opened if stat.S_ISDIR(os.fstat(opened).st_mode) else self.root
        own, proc = os.open("/proc/self/ns/mnt", os.O_RDONLY), os.open("/proc/self", os.O_PATH)
        enter(self.namespace)
        os.fchdir(directory)
        path = os.getcwdb()
        with open(os.open("mountinfo", os.O_RDONLY, dir_fd=proc), "rb") as table:
            rows = [line.split(b" - ") for line in table.read().split(b"\n") if line]
        enter(own)
        mounts = [(a.split(b" "), b.split(b" ")) for a, b in rows]
        return {int(a[0]): Mount(a[4], a[5:], *b[:3]) for a, b in mounts}, path

    def mount_of(self, opened):
        """The mount that a file is on, all mounts of its namespace, and the file's path if it is a directory."""
        with open("/proc/self/fdinfo/%d" % opened) as info:
            number = int(re.search(r"mnt_id:\s*(\d+)", info.read()).group(1))
        mounts, path = self.look(opened)
        if number not in mounts or not path.startswith(b"/"):
            raise Refused("the target is out of the job's sight")
        return mounts[number], mounts.values(), path


def peer_of(connection):
    """@returns a pidfd of the process that connected, and its number: below 1 if it has ended, or is hidden"""
    try:
        pidfd = connection.getsockopt(socket.SOL_SOCKET, SO_PEERPIDFD)
    except OSError:
        pid = struct.unpack("3i", connection.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, 12))[0]
        try:
            pidfd = os.pidfd_open(pid)
        except OSError:
            return -1, -1
    with open("/proc/self/fdinfo/%d" % pidfd) as info:
        return pidfd, int(re.search(r"^Pid:\s*(-?\d+)", info.read(), re.M).group(1))


def receive_request(connection, peer):
    nonce = secrets.token_hex(16)
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_PASSCRED, 1)
    connection.sendall(nonce.encode() + b"\n")
    line, senders = b"", set()
    while not line.endswith(b"\n"):
        part, ancillary, _, _ = connection.recvmsg(MOST_REQUEST_BYTES, socket.CMSG_SPACE(12))
        senders |= {struct.unpack("iII", data) for _, kind, data in ancillary if kind == socket.SCM_CREDENTIALS}
        if not part or len(line) + len(part) > MOST_REQUEST_BYTES:
            raise Refused("the request is incomplete or too long")
        line += part
    # Refused only now: a caller that still writes would not see the answer.
    if peer[0] < 1:
        raise Refused("the process that asks has ended, or is hidden")
    if senders != {peer}:
        raise Refused("another process has sent the request")
    try:
        request = json.loads(line)
    except (ValueError, RecursionError):
        request = None
    if not isinstance(request, dict) or request.get("nonce") != nonce or request.get("do") not in REQUEST_SECONDS:
        raise Refused("the request cannot be read")
    return request
