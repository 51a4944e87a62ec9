"""Who asks: the process at the other end of the socket, and its container."""
import collections
import contextlib
import errno
import json
import os
import re
import secrets
import select
import signal
import socket
import struct
import time

from .account import is_own
from .kernel import (
    ALL_CAPABILITIES,
    IN_ROOT,
    SO_PEERGROUPS,
    SO_PEERPIDFD,
    Refused,
    enter,
    libc,
    open_below,
    use_capabilities,
)
from .mount_table import place_in

MOST_REQUEST_BYTES = 64 << 10
MOST_LAYERS = 32
REQUEST_SECONDS = {"mount": 20, "detached": 20, "umount": 20, "import": 900, "fetch": 120}


class Caller:
    """The process that asks, and its container. Everything is reached through the process's own directory of /proc."""

    def __init__(self, connection, peer, account):
        self.account = account
        begin = time.monotonic()
        pidfd, pid, self.uid, self.gid = peer
        # An older kernel knows only the number of the process that connected, which another process may have by now.
        # But the kernel says who sends the nonce, and that process exists after `pidfd` was opened.
        # The user is that of the process that connected, so another user's process may not send, whatever its number.
        self.request = receive_request(connection, peer)
        self.proc = os.open("/proc/%d" % pid, os.O_PATH | os.O_DIRECTORY)
        signal.pidfd_send_signal(pidfd, 0)  # fails if the process has ended; so `proc` is its directory
        # The process may change them, so what is judged is what is used.
        self.namespace, pids = (os.open("ns/" + kind, os.O_RDONLY, dir_fd=self.proc) for kind in ("mnt", "pid"))
        for space, kind in ((self.namespace, "mnt"), (pids, "pid")):
            if os.fstat(space).st_ino in [os.stat("/proc/%s/ns/%s" % (one, kind)).st_ino for one in ("self", "1")]:
                raise Refused("the job is not in a container")
        if account is None:
            raise Refused("the broker does not see the job's container")
        self.root = os.open("root", os.O_PATH | os.O_DIRECTORY, dir_fd=self.proc)
        self.connection, self.capabilities = connection, self.capabilities_on_host()
        groups = connection.getsockopt(socket.SOL_SOCKET, SO_PEERGROUPS, 1024)
        os.setgroups(struct.unpack("%dI" % (len(groups) // 4), groups))
        self.seconds = seconds_left(self.request, begin)

    def find(self, path, flags=0, resolve=0):
        """
        Finds a file of the caller. No link can lead elsewhere, and all later steps use the open file. A file system or a
        process of the caller may keep this process waiting for ever, so this process must hold no lock that others need.
        @returns the file, open as a path only, and its place among the caller's mounts
        """
        if not isinstance(path, str) or not re.fullmatch(r"/[^\0]*", path) or os.path.basename(path) in ("", ".", ".."):
            raise Refused("%r is no absolute path" % (path,))
        with self.rights():
            parent = open_below(self.root, os.path.dirname(path), os.O_PATH | os.O_DIRECTORY, IN_ROOT)
            try:
                opened = open_below(parent, os.path.basename(path), flags | os.O_PATH | os.O_NOFOLLOW, resolve)
            except OSError as error:
                raise Refused("something is mounted at %r" % path) if error.errno == errno.EXDEV else error
        os.close(parent)
        return opened, self.place_of(opened)

    def layers(self):
        layers = self.request.get("layers")
        if not isinstance(layers, list) or not 0 < len(layers) <= MOST_LAYERS:
            raise Refused("the request names no layers, or too many")
        return layers

    def capabilities_on_host(self):
        """Containers may leave few to root of the host. Others have none, whatever program with rights they start meanwhile."""
        # The first line has a name that the process gives itself. The kernel escapes "\n" in it, but text of Python has lines
        # that begin after "\r", too.
        with open(os.open("status", os.O_RDONLY, dir_fd=self.proc), "rb") as status:
            found = int(re.search(rb"\nCapEff:\s*(\w+)", status.read()).group(1), 16)
        # Looks last: a process gets all capabilities in a user namespace that it makes, and never comes back from there.
        return found if self.uid == 0 and is_own(os.open("ns/user", os.O_RDONLY, dir_fd=self.proc), "user") else 0

    @contextlib.contextmanager
    def rights(self, more=0):
        """Looks files up as the caller's user, who would learn else which files are in directories of others."""
        libc.setfsgid(self.gid)
        libc.setfsuid(self.uid)
        use_capabilities(self.capabilities | more)
        try:
            yield
        finally:
            use_capabilities(ALL_CAPABILITIES)
            libc.setfsuid(0)
            libc.setfsgid(0)

    def check_owner(self, opened):
        if os.fstat(opened).st_uid != self.uid:
            raise Refused("the file or directory belongs to another user")

    def place_of(self, opened):
        """Where a file is among all mounts of the caller's namespace, whatever root the caller has. Asks no file system."""
        with open("/proc/self/fdinfo/%d" % opened) as info:
            number = re.search(r"mnt_id:\s*(\d+)", info.read()).group(1).encode()
        path = os.readlink(b"/proc/self/fd/%d" % opened)
        own, proc = os.open("/proc/self/ns/mnt", os.O_RDONLY), os.open("/proc/self", os.O_PATH)
        enter(self.namespace)
        table = os.open("mountinfo", os.O_RDONLY, dir_fd=proc)
        enter(own)
        return place_in(table, number, path, self.namespace)


def seconds_left(request, begin):
    """The job says how long it waits. It must never see a mount appear later: `begin` is before the job began to count."""
    most, passed = REQUEST_SECONDS[request["do"]], time.monotonic() - begin
    wanted = request.get("seconds", most)
    # A timer of 0 seconds would never end.
    if type(wanted) not in (int, float) or not wanted - passed > 0:
        raise Refused("the job waits no longer")
    return min(most, wanted) - passed


# The process that connected: a pidfd, or -1 if it has ended; its number, or 0 if it is hidden; its user and group.
Peer = collections.namedtuple("Peer", "pidfd pid uid gid")


def peer_of(connection):
    pid, uid, gid = struct.unpack("iII", connection.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, 12))
    with contextlib.suppress(OSError):
        try:
            return Peer(connection.getsockopt(socket.SOL_SOCKET, SO_PEERPIDFD), pid, uid, gid)
        except OSError as error:
            if error.errno == errno.ENOPROTOOPT:  # Linux before 6.5
                return Peer(os.pidfd_open(pid), pid, uid, gid)
    return Peer(-1, pid, uid, gid)


def has_left(connection):
    """Whether the caller has closed the connection, also if it has sent something before."""
    watch = select.poll()
    watch.register(connection, 0)
    return bool(watch.poll(0))


def receiver(pipe, connection):
    """@returns a function that receives so many bytes, or fewer if no more come, as long as the job waits"""
    watch = select.poll()
    watch.register(pipe, select.POLLIN)
    watch.register(connection, 0)

    def receive(length):
        data = b""
        while len(data) < length:
            if connection.fileno() in dict(watch.poll()):
                raise Refused("the job has ended")
            part = os.read(pipe, length - len(data))
            if not part:
                break
            data += part
        return data

    return receive


def receive_request(connection, peer):
    nonce = secrets.token_hex(16)
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_PASSCRED, 1)
    connection.sendall(nonce.encode() + b"\n")
    line, senders = b"", set()
    while not line.endswith(b"\n"):
        part, ancillary, _, _ = connection.recvmsg(MOST_REQUEST_BYTES, socket.CMSG_SPACE(12))
        senders |= {struct.unpack("iII", data) for _, kind, data in ancillary if kind == socket.SCM_CREDENTIALS}
        if not part and not line:
            raise ConnectionError("it has left without a request, as `--check` does")
        if not part or len(line) + len(part) > MOST_REQUEST_BYTES:
            raise Refused("the request is incomplete or too long")
        line += part
    # This process may wait for a file that comes later, such as the device of FUSE, until all who have the file have ended.
    connection.shutdown(socket.SHUT_RD)
    while connection.recv(MOST_REQUEST_BYTES):
        pass
    # Refused only now: a caller that still writes would not see the answer.
    if peer.pidfd < 0 or peer.pid < 1:
        raise Refused("the process that asks has ended, or is hidden")
    if senders != {peer[1:]}:
        raise Refused("another process has sent the request")
    try:
        request = json.loads(line)
    except (ValueError, RecursionError):
        request = None
    if not isinstance(request, dict) or request.get("nonce") != nonce or request.get("do") not in REQUEST_SECONDS:
        raise Refused("the request cannot be read")
    return request
