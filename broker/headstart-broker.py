#!/usr/bin/python3 -IS
"""Mounts caches for jobs in containers, which may not mount. Runs as root on the host. See docs/broker.md.

Each request is served by a process of its own, in a mount namespace of its own. So whatever that process has mounted
goes when it ends, however it ends; only the finished mount stays, in the container. Nothing is remembered but the
images in the store.
"""
import argparse
import collections
import ctypes
import errno
import fcntl
import hashlib
import hmac
import json
import os
import re
import resource
import secrets
import select
import signal
import socket
import stat
import struct
import sys
import time
import urllib.parse

SOURCE = "headstart-broker"  # the source of all our mounts, in the containers' tables
BLOCK = 1 << 20  # the entry's digests cover blocks of this size
MOST_REQUEST_BYTES = 64 << 10
MOST_LAYERS = 32
MOST_BODY_BYTES = 1 << 40
MOST_CALLERS = 64
MOST_CALLERS_OF_ONE = 16  # in one mount namespace
HELLO_SECONDS = 3
MOST_DIRECTORIES = 1 << 17  # in which a save may look for marks
REQUEST_SECONDS = {"mount": 20, "detached": 20, "umount": 20, "import": 900, "fetch": 120}
INDEX_SECONDS = 20  # for an entry's index, from the bucket
LEAST_SPEED = 8 << 20  # bytes per second of an image from the bucket
FILE_SYSTEMS = {"ext2", "ext3", "ext4", "xfs", "btrfs", "tmpfs", "overlay"}
MOST_FETCHES = 8  # with those that wait for others
SANDBOX_USER = 0x70000000  # no machine has this user, nor the 16 million after it
REBUILD, FETCH = (
    os.path.join(os.path.dirname(os.path.realpath(__file__)), name) for name in ("headstart-rebuild.py", "headstart-fetch.py")
)
SPECIAL = 3  # its exit code

libc = ctypes.CDLL(None, use_errno=True)
libc.syscall.restype = ctypes.c_long
OPENAT2, OPEN_TREE, MOVE_MOUNT, MOUNT_SETATTR = 437, 428, 429, 442
NO_XDEV, NO_MAGICLINKS, NO_SYMLINKS, BENEATH, IN_ROOT = 1, 2, 4, 8, 16
NEWNS, NEWUSER, NEWPID, NEWNET, NEWIPC, NEWUTS = 1 << 17, 1 << 28, 1 << 29, 1 << 30, 1 << 27, 1 << 26
MS_RDONLY, MS_NOSUID, MS_NODEV, MS_NOATIME, MS_BIND, MS_REC, MS_PRIVATE = 1, 2, 4, 1 << 10, 1 << 12, 1 << 14, 1 << 18
AT_FDCWD, EMPTY_PATH, RECURSIVE, DETACH = -100, 0x1000, 0x8000, 2
SO_PEERPIDFD, NS_GET_USERNS = 77, 0xB701
LOOP_CTL_GET_FREE, LOOP_CONFIGURE, LOOP_GET_STATUS64 = 0x4C82, 0x4C0A, 0x4C05
BLKGETSIZE64, LO_FLAGS_READ_ONLY = 0x80081272, 1
PR_SET_PDEATHSIG, PR_CAPBSET_DROP, PR_SET_NO_NEW_PRIVS, PR_SET_SECCOMP = 1, 24, 38, 22
F_SETPIPE_SZ = 1031
MOST_FILES = 1 << 16  # that a process has open

# What programs in the sandbox may use.
LIMITS = {
    resource.RLIMIT_CORE: 0,
    resource.RLIMIT_CPU: 600,
    resource.RLIMIT_DATA: 2 << 30,
    resource.RLIMIT_NOFILE: 64,
    resource.RLIMIT_NPROC: 64,
}
NAMESPACES = NEWNS | NEWUSER | NEWPID | NEWNET | NEWIPC | NEWUTS | 1 << 25  # also of control groups
# Their numbers on x86_64 and on aarch64.
CALLS = """
    clone 56 220, read 0 63, write 1 64, readv 19 65, writev 20 66, pread64 17 67, lseek 8 62, close 3 57, fcntl 72 25,
    dup 32 23, dup2 33 -, dup3 292 24, poll 7 -, ppoll 271 73, open 2 -, openat 257 56, stat 4 -, lstat 6 -,
    fstat 5 80, newfstatat 262 79, statx 332 291, access 21 -, faccessat 269 48, faccessat2 439 439, readlink 89 -,
    readlinkat 267 78, getdents64 217 61, getcwd 79 17, ftruncate 77 46, mmap 9 222, mprotect 10 226, munmap 11 215,
    mremap 25 216, madvise 28 233, brk 12 214, rt_sigaction 13 134, rt_sigprocmask 14 135, rt_sigreturn 15 139,
    sigaltstack 131 132, restart_syscall 219 128, execve 59 221, exit 60 93, exit_group 231 94,
    wait4 61 260, getpid 39 172, gettid 186 178, getuid 102 174, geteuid 107 175, getgid 104 176, getegid 108 177,
    arch_prctl 158 -, set_tid_address 218 96, set_robust_list 273 99, rseq 334 293, futex 202 98, sched_yield 24 124,
    sched_getaffinity 204 123, prlimit64 302 261, getrlimit 97 163, uname 63 160, sysinfo 99 179, getrandom 318 278,
    clock_gettime 228 113, clock_getres 229 114, clock_nanosleep 230 115, gettimeofday 96 169, tgkill 234 131
"""


class Refused(Exception):
    """Why a request is not met, as the rest of a sentence."""


def checked(result):
    if result < 0:
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number))
    return result


def call(number, *args):
    return checked(libc.syscall(ctypes.c_long(number), *args))


def mount(source, point, kind, flags, options=None):
    text = [None if value is None else os.fsencode(value) for value in (source, point, kind, options)]
    checked(libc.mount(text[0], text[1], text[2], ctypes.c_ulong(flags), text[3]))


def make_read_only(path):
    """With all mounts below."""
    attributes = struct.pack("QQQQ", MS_RDONLY, 0, 0, 0)
    call(MOUNT_SETATTR, AT_FDCWD, os.fsencode(path), RECURSIVE, attributes, ctypes.c_size_t(len(attributes)))


def enter(namespace, kind=NEWNS):
    checked(libc.setns(namespace, kind))


def clone_tree(directory, path, more=0):
    """A copy of the mount at a place, not mounted anywhere yet."""
    return call(OPEN_TREE, directory, path, ctypes.c_uint(1 | os.O_CLOEXEC | more))


def attach(tree, directory, path, to_flags):
    call(MOVE_MOUNT, tree, b"", directory, path, ctypes.c_uint(4 | to_flags))


def open_below(directory, path, flags, resolve):
    how = struct.pack("QQQ", flags | os.O_CLOEXEC, 0, resolve | NO_MAGICLINKS | NO_SYMLINKS)
    return call(OPENAT2, directory, os.fsencode(path), how, ctypes.c_size_t(len(how)))


# Who asks


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


# The host's images


class Store:
    """A directory of rebuilt images that only root can enter. Names are the digest of the layer, and its owner."""

    def __init__(self, path, most_bytes):
        os.makedirs(path, mode=0o700, exist_ok=True)
        status = os.lstat(path)
        if status.st_uid != 0 or not stat.S_ISDIR(status.st_mode) or stat.S_IMODE(status.st_mode) & 0o077:
            sys.exit("%s must be a directory that only root can enter" % path)
        self.path, self.scratch = os.path.join(path, "images"), os.path.join(path, "scratch")
        self.importing, self.mounting, self.fetching = (os.path.join(path, name) for name in ("lock", "mounting", "fetching"))
        self.most_bytes = most_bytes
        # Of our loop devices on the host.
        self.loops = "%s:%s" % (SOURCE, hashlib.sha256(os.fsencode(os.path.realpath(path))).hexdigest()[:16])
        for place in (self.path, self.scratch):
            os.makedirs(place, exist_ok=True)

    def image(self, digest, caller):
        if not isinstance(digest, str) or not re.fullmatch("[0-9a-f]{64}", digest):
            raise Refused("a digest has 64 hexadecimal digits")
        return os.path.join(self.path, "%s.%d.%d" % (digest, caller.uid, caller.gid))

    def nameless(self):
        """A file that goes with the last process or loop device that uses it."""
        return os.open(self.path, os.O_TMPFILE | os.O_RDWR, 0o600)

    def keep(self, file, paths):
        directory = os.open(self.path, os.O_PATH)  # without it, Python's link does not follow /proc/self/fd
        for path in paths:
            try:
                os.link("/proc/self/fd/%d" % file, path, dst_dir_fd=directory, follow_symlinks=True)
            except FileExistsError:
                pass

    def make_room(self, more):
        """Removes the images that were not mounted for the longest time. Mounted ones stay readable."""
        entries = sorted(os.scandir(self.path), key=lambda entry: entry.stat().st_mtime)
        total = sum({entry.inode(): entry.stat().st_size for entry in entries}.values()) + more
        for inode in dict.fromkeys(entry.inode() for entry in entries):
            if total <= self.most_bytes:
                return
            same = [entry for entry in entries if entry.inode() == inode]
            total -= same[0].stat().st_size
            for entry in same:
                os.unlink(entry.path)

    def share(self, most_bytes):
        """How large a new disk is: at most half of the free space."""
        free = os.statvfs(self.path)
        return min(most_bytes, free.f_bavail * free.f_frsize // 2) // BLOCK * BLOCK

    def disk(self, point, most_bytes):
        """Mounts an empty file system that takes the space of its files only, and at most this much."""
        file = self.nameless()
        os.truncate(file, self.share(most_bytes))
        # Without a journal, ext4 looks through the inodes that were freed last before it makes a file: 37 s instead of
        # 1.4 for 70,000 files that replace as many.
        features, later = "has_journal,^resize_inode,sparse_super2,^huge_file", "nodiscard,lazy_itable_init=1,lazy_journal_init=1"
        options = ["-q", "-F", "-m", "0", "-i", "16384", "-O", features, "-E", later]
        run(["/sbin/mkfs.ext4", *options, "/proc/self/fd/%d" % file], [file])
        mount_file(file, point, "ext4", MS_NOATIME, [None], self.loops)
        os.close(file)


def run(command, files):
    pid = os.fork()
    if pid == 0:
        libc.prctl(PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)
        for file in files:
            os.set_inheritable(file, True)
        os.execve(command[0], command, {})
    if os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) != 0:
        raise Refused("%s failed on the host" % os.path.basename(command[0]))


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


# Rebuilding what jobs hand over


def import_layers(caller, store, settings):
    """Copies and hashes layers, then makes new images of them. The kernel only ever mounts our own images."""
    layers = caller.request.get("layers")
    if not isinstance(layers, list) or not 0 < len(layers) <= MOST_LAYERS:
        raise Refused("the request names no layers, or too many")
    end = caller.request.get("end")
    with open(os.open(store.importing, os.O_CREAT | os.O_RDWR, 0o600)) as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Refused("the broker is importing another image")
        # Opening a device would do something.
        named = caller.open(caller.request.get("path"), os.O_PATH)
        if not stat.S_ISREG(os.fstat(named).st_mode) or caller.mount_of(named)[0].kind.decode("latin1") not in FILE_SYSTEMS:
            raise Refused("the image is no file on a disk")
        file = os.open("/proc/self/fd/%d" % named, os.O_RDONLY)
        room = store.share(settings.work_size)
        copies = []
        for layer in layers:
            copies.append(copy_layer(lambda at, length: os.pread(file, length, at), layer, end, store, room))
            room -= os.fstat(copies[-1][0]).st_size
        place = sandbox_place(store)
        for copy, digests in copies:
            keep_image(rebuild(copy, caller, store, store.share(settings.work_size), place), digests, caller, store)
            os.close(copy)


def sandbox_place(store):
    place = os.path.join(new_scratch(store), "sandbox")
    os.makedirs(os.path.join(place, "root"))
    return place


def keep_image(image, digests, caller, store):
    store.make_room(os.fstat(image).st_size)
    store.keep(image, [store.image(digest, caller) for digest in digests])
    os.close(image)


def copy_layer(read, layer, end, store, room):
    """@returns a copy, and the digests that the layer has, by the bytes that may follow it in its last block"""
    offset, length = (layer.get(name) if isinstance(layer, dict) else None for name in ("offset", "length"))
    if any(type(value) is not int for value in (offset, length, end)):
        raise Refused("the request does not say where a layer is")
    if offset % BLOCK or not (0 <= offset < offset + length <= end < MOST_BODY_BYTES and length > 0):
        raise Refused("no layer can be there")
    if length > room:
        raise Refused("the host has no room for the image")
    whole = hashlib.sha256(b"%d\n" % length)
    copy = store.nameless()
    for at in range(0, length, BLOCK):
        block = read(offset + at, min(BLOCK, end - offset - at))
        own = block[: length - at]
        if len(own) < min(BLOCK, length - at):
            raise Refused("the image is too short")
        if os.write(copy, own) < len(own):
            raise Refused("the host has no room for the image")
        if at + BLOCK < length:
            whole.update(hashlib.sha256(block).digest())
    digests = set()
    for tail in (block, own, own.ljust(BLOCK, b"\0")):
        digest = whole.copy()
        digest.update(hashlib.sha256(tail).digest())
        digests.add(digest.hexdigest())
    if layer.get("digest") not in digests:
        raise Refused("the image is not the one that its digest names")
    return copy, digests


def rebuild(image, caller, store, most_bytes, place):
    """Two programs make a new image, because the first one may be deceived. @returns the new image"""
    made = store.nameless()
    source, sink = os.pipe()
    fcntl.fcntl(sink, F_SETPIPE_SZ, BLOCK)
    text = program_at(REBUILD)
    read = start_in_sandbox([text, "read"], image, sink, 0, place)
    os.close(sink)
    owners = [str(caller.uid), str(caller.gid)]
    most_made = min(most_bytes, store.most_bytes)
    write = start_in_sandbox([text, "write", str(most_bytes), *owners], source, made, most_made, place)
    os.close(source)
    codes = [os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) for pid in (read, write)]
    if codes[0] == SPECIAL:
        raise Refused("the image has devices, FIFOs or set-id programs")
    if codes != [0, 0]:
        raise Refused("the image is damaged or too large")
    return made


def program_at(path):
    with open(path) as program:
        return program.read()


# Fetching entries of trusted branches


class Trust:
    """The bucket and the branches whose signed images the kernel may mount as they are."""

    def __init__(self, path):
        try:
            with open(path) as file:
                status = os.fstat(file.fileno())
                facts = json.load(file)
            self.place = {name: facts[name] for name in ("region", "access-key-id", "secret-access-key")}
            self.url, self.scopes = facts["bucket"].rstrip("/"), facts["trusted-scopes"]
            self.keys = [line.strip().encode() for line in facts["signing-key"].split("\n") if line.strip()]
            texts = [self.url, *self.place.values(), *self.scopes, *sum(self.scopes.values(), [])]
            is_right = all(isinstance(text, str) for text in texts) and re.fullmatch("https?://[!-~]+", self.url)
        except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
            sys.exit("%s cannot be used: %s: %s" % (path, type(error).__name__, error))
        if status.st_uid != os.geteuid() or stat.S_IMODE(status.st_mode) & 0o077:
            sys.exit("%s must be a file that only root can read" % path)
        if not is_right or not self.keys or min(map(len, self.keys)) < 32:
            sys.exit("%s must have the URL of a bucket, texts, and a signing-key of at least 32 bytes" % path)


def fetch_layers(caller, store, settings):
    digests, entry, trust = caller.request.get("layers"), caller.request.get("entry"), settings.trust
    if trust is None:
        raise Refused("the broker fetches nothing itself")
    if not isinstance(digests, list) or not 0 < len(digests) <= MOST_LAYERS:
        raise Refused("the request names no layers, or too many")
    parts = [entry.get(name) if isinstance(entry, dict) else None for name in ("repository", "scope", "version", "key")]
    if not all(isinstance(part, str) and len(part) <= 1024 for part in parts):
        raise Refused("the request names no entry")
    if parts[1] not in trust.scopes.get(parts[0], []):
        raise Refused("the broker does not trust the branch that has the entry")
    images = {digest: store.image(digest, caller) for digest in digests}
    take_turn(store, caller)
    if all(map(os.path.exists, images.values())):
        return
    signal.alarm(INDEX_SECONDS)
    fetcher = Fetcher(trust, parts)
    end, layers = read_layers(fetcher, trust, parts)
    if not images.keys() <= layers.keys():
        raise Refused("the entry has no such image")
    for digest, image in images.items():
        if os.path.exists(image):
            continue
        offset, length = layers[digest]
        if length > store.most_bytes:
            raise Refused("the store has no room for the image")
        signal.alarm(INDEX_SECONDS + length // LEAST_SPEED)  # the job would be sooner without the broker
        fetcher.ask(offset, min(end, offset + -(-length // BLOCK) * BLOCK))
        layer = {"offset": offset, "length": length, "digest": digest}
        copy, names = copy_layer(lambda _, length: fetcher.receive(length), layer, end, store, store.share(settings.work_size))
        if owners_of(copy) != list(dict.fromkeys([caller.uid, caller.gid])):
            signal.alarm(REQUEST_SECONDS["import"])
            given = copy
            copy = rebuild(given, caller, store, store.share(settings.work_size), sandbox_place(store))
            os.close(given)
        keep_image(copy, names, caller, store)


def take_turn(store, caller):
    """
    Of jobs that begin at once, one fetches, and the others find the image. Few may wait, lest other requests find no place,
    and a job that has ended waits no longer. The locks go with this process.
    """
    if not any(takes(store.fetching + str(nth)) for nth in range(MOST_FETCHES)):
        raise Refused("the broker is fetching other images")
    while not takes(store.fetching):
        if caller.has_left():
            raise Refused("the job has ended")
        time.sleep(0.05)


def takes(path):
    """Whether this process has the lock now."""
    lock = os.open(path, os.O_CREAT | os.O_RDWR, 0o600)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(lock)
        return False
    return True


class Fetcher:
    """A process without rights that reads an object of the bucket. Only its own standard input has the credentials."""

    def __init__(self, trust, parts):
        path = urllib.parse.quote("/" + "/".join(map(store_name, parts)), safe="/-_.~")
        (asks, ask), (answers, answer) = os.pipe(), os.pipe()
        program = program_at(FETCH)
        # It could end programs of the sandbox's user, and a container could use up the processes of a user that it knows.
        user = SANDBOX_USER + 1 + secrets.randbelow(1 << 24)
        if os.fork() == 0:
            try:
                os.setgroups([])
                os.setresgid(user, user, user)
                os.setresuid(user, user, user)
                limit((asks, answer, 2), BLOCK)
                start_python([program])
            finally:
                os._exit(125)
        os.close(asks)
        os.close(answer)
        fcntl.fcntl(answers, F_SETPIPE_SZ, BLOCK)
        self.asks, self.answers = os.fdopen(ask, "w"), os.fdopen(answers, "rb", BLOCK)
        self.say(json.dumps({**trust.place, "url": trust.url + path}))
        self.length = int(self.answers.readline(32) or 0)

    def say(self, line):
        try:
            print(line, file=self.asks, flush=True)
        except BrokenPipeError:
            pass  # its answer says so

    def ask(self, start, end):
        self.say("%d %d" % (start, end))

    def receive(self, length):
        data = self.answers.read(length)
        if len(data) < length:
            raise Refused("the bucket does not send the entry to the broker")
        return data


def store_name(part):
    """As src/names/keys.ts names the parts of an entry's name."""
    name = re.sub(rb"^\.|[^A-Za-z0-9._-]", lambda byte: b"%%%02X" % byte.group()[0], part.encode("utf-8", "replace")).decode()
    return (name or "%") if len(name) <= 225 else "%s~%s" % (name[:160], hashlib.sha256(part.encode("utf-8", "replace")).hexdigest())


def read_layers(fetcher, trust, parts):
    """
    Reads an entry's index as src/entry/index-frame.ts has it, after its signature proves its bytes and its place.
    @returns where the body ends, and where each image is, by its digest: the offset and the length
    """
    frame = 8 + 12 + 32 + 4 + 8
    fetcher.ask(fetcher.length - 12, fetcher.length)
    length, ending = struct.unpack("<I8s", fetcher.receive(12))
    # The bucket may say any length, and nothing is proven yet.
    most = frame + 32 * -(-min(fetcher.length, MOST_BODY_BYTES) // BLOCK) + (4 << 20) + 1024
    if ending != b"HEADSTR2" or not frame <= length <= min(fetcher.length, most):
        raise Refused("the entry in the bucket has no index")
    fetcher.ask(fetcher.length - length, fetcher.length)
    index = fetcher.receive(length)
    sizes = struct.unpack_from("<3I", index, 8)
    end = fetcher.length - length
    if frame + sum(sizes) != length or sizes[0] != 32 * -(-end // BLOCK):
        raise Refused("the entry in the bucket has a damaged index")
    digests, facts, signature = (index[20 + sum(sizes[:nth]) :][: sizes[nth]] for nth in range(3))
    check_signature(signature, hashlib.sha256(struct.pack("<I", sizes[0]) + digests + facts).digest(), trust, parts[:3])
    layers = {}
    for segment in json.loads(facts)["segments"]:
        offset, length = segment["offset"], segment["length"]
        if segment["kind"] in ("image", "delta"):
            own = digests[32 * (offset // BLOCK) : 32 * -(-(offset + length) // BLOCK)]
            layers[hashlib.sha256(b"%d\n" % length + own).hexdigest()] = offset, length
    return end, layers


def check_signature(signature, digest, trust, place):
    """An HMAC-SHA-256 as src/entry/signature.ts makes it: for this repository, branch and version."""
    parts = ["headstart-entry-1", signature[:9].hex(), *place, digest.hex()]
    statement = json.dumps(parts, separators=(",", ":"), ensure_ascii=False).encode("utf-8", "replace")
    right = [hmac.new(key, statement, "sha256").digest() for key in trust.keys]
    if signature[:1] != b"\1" or not any(hmac.compare_digest(one, signature[9:]) for one in right):
        raise Refused("no key of the broker has signed the entry")


def owners_of(image):
    """The users and groups that files of an image have; nothing if they are many, and so compressed."""
    (count,), (table,) = struct.unpack("<H", os.pread(image, 2, 26)), struct.unpack("<Q", os.pread(image, 8, 48))
    (at,) = struct.unpack("<Q", os.pread(image, 8, table))
    (size,) = struct.unpack("<H", os.pread(image, 2, at))
    return list(struct.unpack("<%dI" % count, os.pread(image, 4 * count, at + 2))) if size == 0x8000 | 4 * count else []


# The sandbox


def start_in_sandbox(program, stdin, stdout, most_bytes, place):
    """
    Runs Python as a user that no machine has, in namespaces of its own, with no rights and few system calls. The program
    sees /usr and two open files, and may write `most_bytes`. Its processes end with it.
    @returns its process
    """
    (ready, is_ready), (go, may_go) = os.pipe(), os.pipe()
    pid = os.fork()
    if pid == 0:
        try:
            nothing = os.open(os.devnull, os.O_WRONLY)
            os.setgroups([])
            os.chdir(place)
            checked(libc.unshare(NEWUSER | NEWNS | NEWPID | NEWNET | NEWIPC | NEWUTS))
            os.write(is_ready, b".")
            os.close(may_go)
            os.read(go, 1)
            os.setresgid(0, 0, 0)
            os.setresuid(0, 0, 0)
            libc.prctl(PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)
            enter_small_root()
            child = os.fork()
            if child == 0:
                limit((stdin, stdout, nothing), most_bytes)
                filter_calls()
                start_python(program)
            os.closerange(3, MOST_FILES)  # the other program would wait for what this process never writes or reads
            os._exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) & 0xFF)
        except BaseException as error:
            os.write(2, ("sandbox: %s\n" % error).encode())
        os._exit(125)
    os.close(is_ready)
    os.read(ready, 1)
    for name in ("uid_map", "gid_map"):
        with open("/proc/%d/%s" % (pid, name), "w") as table:
            table.write("0 %d 1" % SANDBOX_USER)
    os.write(may_go, b".")
    for end in (go, may_go, ready):
        os.close(end)
    return pid


def enter_small_root():
    mount(None, "/", None, MS_REC | MS_PRIVATE)
    mount("none", "root", "tmpfs", MS_NOSUID | MS_NODEV, "size=64k")
    os.chdir("root")
    for name in ("usr", "bin", "lib", "lib64"):
        if os.path.islink("/" + name):
            os.symlink(os.readlink("/" + name), name)
        elif os.path.isdir("/" + name):
            os.mkdir(name)
            mount("/" + name, name, None, MS_BIND | MS_REC)
    # Also host directories that everybody may write to.
    make_read_only(".")
    os.chroot(".")


def limit(files, most_bytes):
    for number, file in enumerate(files):
        os.dup2(file, number)
    os.closerange(3, MOST_FILES)
    for limit, most in LIMITS.items():
        resource.setrlimit(limit, (most, most))
    resource.setrlimit(resource.RLIMIT_FSIZE, (most_bytes, most_bytes))
    for capability in range(64):
        libc.prctl(PR_CAPBSET_DROP, capability, 0, 0, 0)
    checked(libc.prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0))
    libc.prctl(PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)


def start_python(program):
    os.execve("/usr/bin/python3", ["python3", "-IS", "-c", *program], {})


def filter_calls():
    """Other calls than Python's do not exist from now on, nor do namespaces. See linux/filter.h and linux/seccomp.h."""
    architecture, column = {"x86_64": (0xC000003E, 0), "aarch64": (0xC00000B7, 1)}[os.uname().machine]
    load, equal, any_bit, end = 0x20, 0x15, 0x45, 0x06
    kill, allow, unknown = 0x80000000, 0x7FFF0000, 0x00050000 | errno.ENOSYS
    numbers = [int(call.split()[column + 1]) for call in CALLS.split(",") if call.split()[column + 1] != "-"]
    program = [(load, 0, 0, 4), (equal, 1, 0, architecture), (end, 0, 0, kill), (load, 0, 0, 0)]
    for number in numbers[1:]:
        program += [(equal, 0, 1, number), (end, 0, 0, allow)]
    # The first one is clone, which may also make namespaces.
    program += [(equal, 0, 3, numbers[0]), (load, 0, 0, 16), (any_bit, 1, 0, NAMESPACES), (end, 0, 0, allow)]
    program += [(end, 0, 0, unknown)]
    code = ctypes.create_string_buffer(b"".join(struct.pack("HBBI", *step) for step in program))
    filter = struct.pack("HxxxxxxQ", len(program), ctypes.addressof(code))
    checked(libc.prctl(PR_SET_SECCOMP, 2, filter, 0, 0))


# Mounting


def new_scratch(store):
    """A directory that only this process and its children see, with all that is mounted in it."""
    checked(libc.unshare(NEWNS))
    mount(None, "/", None, MS_REC | MS_PRIVATE)
    mount(SOURCE, store.scratch, "tmpfs", MS_NOSUID | MS_NODEV, "mode=0700,size=64m")
    return store.scratch


def mount_layers(caller, store, settings):
    digests = caller.request.get("layers")
    if not isinstance(digests, list) or not 0 < len(digests) <= MOST_LAYERS:
        raise Refused("the request names no layers, or too many")
    images = [store.image(digest, caller) for digest in digests]
    target = open_target(caller, caller.request.get("target"))
    view = open_target(caller, caller.request["view"]) if "view" in caller.request else None
    missing = [digest for digest, image in zip(digests, images) if not os.path.exists(image)]
    if missing:
        return {"need": missing, "fetches": settings.trust is not None}
    # Two requests at once cannot both be the last one.
    with open(os.open(store.mounting, os.O_CREAT | os.O_RDWR, 0o600)) as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if sum(is_ours(mount, b"overlay") for mount in caller.mount_of(target)[1]) >= settings.most_mounts:
            raise Refused("the container has %d mounts already" % settings.most_mounts)
        # A job may make namespaces, and keep files of what it has unmounted.
        loops = loops_of(store)
        if len(loops) + len(images) + 1 > settings.most_loops:
            raise Refused("the host has %d loop devices for mounts already" % settings.most_loops)
        disk = os.statvfs(store.path)
        most = settings.uppers_size or disk.f_blocks * disk.f_frsize
        if settings.upper == "disk" and sum(loops) + store.share(settings.upper_size) > most:
            raise Refused("the mounts of all jobs may fill %d bytes already" % sum(loops))
        scratch, base = merge(caller, target, images, store, settings)
        shown = [(os.path.join(scratch, "merged"), target)]
        if view is not None:
            shown.append((make_view(caller, scratch, base), view))
        show(caller, shown)
    return {"ok": True}


def open_target(caller, path):
    """A directory of the caller that something may be mounted on."""
    target = caller.open(path, os.O_PATH | os.O_DIRECTORY, NO_XDEV)
    below, mounts, path = caller.mount_of(target)
    kind = below.kind.decode("latin1")
    if kind not in FILE_SYSTEMS:
        raise Refused("the target is on a file system of the kind %s" % kind)
    if b"ro" in below.options[0].split(b",") or b"ro" in below.more.split(b","):
        raise Refused("the target cannot be written to")
    if any(option.startswith(b"shared:") for option in below.options):
        raise Refused("mounts at the target would show outside the container")
    # An overlay would show what such a mount hides.
    if any(mount.point.startswith(escaped(path).rstrip(b"/") + b"/") for mount in mounts):
        raise Refused("something is mounted below the target")
    return target


def is_ours(mount, kind):
    return mount.kind == kind and mount.source == SOURCE.encode()


def escaped(path):
    """As the kernel writes a path into its table of mounts."""
    return re.sub(rb"[ \t\n\\]", lambda found: b"\\%03o" % found.group()[0], path)


def merge(caller, target, images, store, settings):
    """Mounts the layers, and an overlay of them at `merged`. @returns the directory of the mounts, and the layers"""
    scratch = new_scratch(store)
    at = lambda name: os.path.join(scratch, name)
    lowers = []
    for nth, image in enumerate(images):
        with open(image, "rb") as file:
            os.utime(file.fileno())
            mount_file(file.fileno(), at("l%d" % nth), "squashfs", MS_RDONLY, ["threads=multi", None], store.loops)
        lowers.append(at("l%d" % nth))
    layers = list(lowers)
    top = os.stat(lowers[0])
    if next(os.scandir(os.open(".", os.O_RDONLY | os.O_DIRECTORY, dir_fd=target)), None):
        if len(lowers) > 1:  # a layer removes files of the layers below it, not of the target
            os.mkdir(at("stack"))
            mount(SOURCE, at("stack"), "overlay", MS_RDONLY, "xino=on,lowerdir=" + ":".join(lowers))
            lowers = [at("stack")]
        os.mkdir(at("below"))
        own = os.open("/proc/self/ns/mnt", os.O_RDONLY)
        enter(caller.namespace)
        below = clone_tree(target, b"", EMPTY_PATH)
        enter(own)
        attach(below, AT_FDCWD, os.fsencode(at("below")), 0)
        lowers.append(at("below"))
    if settings.upper == "memory":
        os.mkdir(at("own"))
        mount(SOURCE, at("own"), "tmpfs", MS_NOSUID | MS_NODEV, "size=%d" % settings.upper_size)
    else:
        store.disk(at("own"), settings.upper_size)
    for name in ("upper", "work"):
        os.mkdir(at("own/" + name))
    os.chown(at("own/upper"), caller.uid, caller.gid)
    os.chmod(at("own/upper"), stat.S_IMODE(top.st_mode) & 0o777)
    os.utime(at("own/upper"), ns=(top.st_mtime_ns, top.st_mtime_ns))
    os.mkdir(at("merged"))
    how = "lowerdir=%s,upperdir=%s,workdir=%s" % (":".join(lowers), at("own/upper"), at("own/work"))
    for option in ("volatile,metacopy=on", "metacopy=on", "metacopy=off"):
        try:
            both = "%s,redirect_dir=on,index=off,%s" % (option, how)
            mount(SOURCE, at("merged"), "overlay", MS_NOSUID | MS_NODEV, both)
            break
        except OSError:
            if option == "metacopy=off":
                raise
    return scratch, layers


def make_view(caller, scratch, layers):
    """What a save compares, as one mount that nobody writes to: what the job has written, and the layers below that."""
    view = os.path.join(scratch, "view")
    os.mkdir(view)
    mount(SOURCE, view, "tmpfs", MS_NOSUID | MS_NODEV, "mode=0755,size=64k,uid=%d,gid=%d" % (caller.uid, caller.gid))
    for name in ("base", "upper"):
        os.mkdir(os.path.join(view, name))
    if len(layers) > 1:
        mount("layers", os.path.join(view, "base"), "overlay", MS_RDONLY, "xino=off,lowerdir=" + ":".join(layers))
    else:
        mount(layers[0], os.path.join(view, "base"), None, MS_BIND)
    mount(os.path.join(scratch, "own/upper"), os.path.join(view, "upper"), None, MS_BIND)
    make_read_only(view)
    return view


def show(caller, shown):
    """Mounts directories onto open directories of the container. Looks up no name after entering the container."""
    user = fcntl.ioctl(caller.namespace, NS_GET_USERNS)
    if os.fstat(user).st_ino != os.stat("/proc/self/ns/user").st_ino:
        # Root of that user namespace could mount it again without nosuid and nodev. A mount that comes from a mount
        # namespace of other users has its flags locked.
        enter(user, NEWUSER)
        checked(libc.unshare(NEWNS))
    trees = [(clone_tree(AT_FDCWD, os.fsencode(path), RECURSIVE), target) for path, target in shown]
    enter(caller.namespace)
    for tree, target in trees:
        attach(tree, target, b"", 0x40)


def open_mounted(caller, path, kinds):
    opened = caller.open(path, os.O_PATH | os.O_DIRECTORY)
    below, _, _ = caller.mount_of(opened)
    if not any(is_ours(below, kind) for kind in kinds):
        raise Refused("the broker has mounted nothing there")
    return opened


def find_detached(caller):
    """The directories that the job has renamed, or made anew. Only root of the host can read the marks of overlays."""
    view = open_mounted(caller, caller.request.get("view"), [b"tmpfs"])
    upper = open_below(view, "upper", os.O_PATH | os.O_DIRECTORY, BENEATH)
    names, detached = [""], []
    for name in names:
        directory = open_below(upper, name or ".", os.O_RDONLY | os.O_DIRECTORY, BENEATH | NO_XDEV)
        if {"trusted.overlay.redirect", "trusted.overlay.opaque"} & set(os.listxattr(directory)):
            detached.append(name)
        with os.scandir(directory) as entries:
            names += [os.path.join(name, entry.name) for entry in entries if entry.is_dir(follow_symlinks=False)]
        os.close(directory)
        if len(names) > MOST_DIRECTORIES:
            raise Refused("the job has written to too many directories")
    return {"detached": [os.fsencode(name).decode("latin1") for name in detached]}


def unmount(caller):
    target = open_mounted(caller, caller.request.get("target"), [b"overlay", b"tmpfs"])
    enter(caller.namespace)
    os.fchdir(target)
    checked(libc.umount2(b".", DETACH))
    return {"ok": True}


def serve(connection, store, settings):
    def answer(reply):
        try:
            connection.sendall(json.dumps(reply).encode() + b"\n")
        except OSError:
            pass  # the job need not wait for the end of an import

    signal.alarm(HELLO_SECONDS)
    try:
        caller = Caller(connection)
        task = caller.request["do"]
        signal.alarm(REQUEST_SECONDS[task])
        if task == "mount":
            answer(mount_layers(caller, store, settings))
        elif task == "detached":
            answer(find_detached(caller))
        elif task == "umount":
            answer(unmount(caller))
        else:
            {"import": import_layers, "fetch": fetch_layers}[task](caller, store, settings)
            answer({"ok": True})
    except Exception as error:  # a traceback would read files, which may be the container's by now
        reason = os.strerror(error.errno or errno.EIO) if isinstance(error, OSError) else str(error)
        answer({"no": reason})
        print("refused: %s" % reason, file=sys.stderr, flush=True)


def listen(run):
    os.makedirs(run, mode=0o755, exist_ok=True)
    path = os.path.join(run, "broker.sock")
    if os.path.lexists(path):
        os.unlink(path)
    server = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    os.umask(0)  # every job may ask
    server.bind(path)
    os.umask(0o022)
    server.listen(64)
    return server


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--run", default="/run/headstart", help="directory of the socket, which containers see")
    parser.add_argument("--store", default="/var/lib/headstart-broker", help="directory of images, for root only")
    parser.add_argument("--store-size", type=int, default=20 << 30, help="bytes of images to keep")
    parser.add_argument("--upper", choices=("disk", "memory"), default="disk", help="where the writes of jobs go")
    parser.add_argument("--upper-size", type=int, default=16 << 30, help="bytes that a job may write to one mount")
    parser.add_argument("--uppers-size", type=int, default=0, help="bytes for the writes of all jobs; 0: the disk's size")
    parser.add_argument("--work-size", type=int, default=64 << 30, help="bytes that the files of an image may have")
    parser.add_argument("--most-mounts", type=int, default=16, help="mounts per container")
    parser.add_argument("--most-loops", type=int, default=512, help="loop devices in all, one per layer and upper")
    parser.add_argument("--trusted-scopes", type=Trust, dest="trust", help="file with a bucket that the broker fetches from itself")
    settings = parser.parse_args()
    store = Store(settings.store, settings.store_size)
    server = listen(settings.run)
    callers = {}
    while True:
        wanted = [server] if len(callers) < MOST_CALLERS else []
        try:
            if select.select(wanted, [], [], 1)[0]:
                accept(server, callers, store, settings)
        except OSError as error:  # such as too many open files, or too many processes
            print("not answered: %s" % error, file=sys.stderr, flush=True)
            time.sleep(1)
        callers = {pid: who for pid, who in callers.items() if os.waitpid(pid, os.WNOHANG)[0] == 0}


def accept(server, callers, store, settings):
    with server.accept()[0] as connection:
        asking = struct.unpack("3i", connection.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, 12))[0]
        try:
            who = os.stat("/proc/%d/ns/mnt" % asking).st_ino
        except OSError:
            who = None  # it has ended, which its request will hear
        if sum(other == who for other in callers.values()) >= MOST_CALLERS_OF_ONE:
            return
        pid = os.fork()
        if pid == 0:
            server.close()
            try:
                serve(connection, store, settings)
            finally:
                os._exit(0)
        callers[pid] = who


if __name__ == "__main__":
    main()
