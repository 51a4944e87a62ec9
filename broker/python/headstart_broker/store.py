"""A directory of rebuilt images, which only root can enter."""
import collections
import contextlib
import errno
import fcntl
import hashlib
import os
import re
import stat
import struct
import subprocess
import sys
import time
import uuid

from .kernel import BTRFS_IOC_FS_INFO, Refused, end_with, own_sysfs, reserve
from .loops import loops_of, read

SOURCE = "headstart-broker"  # the source of all our mounts, in the containers' tables
BLOCK = 1 << 20  # the entry's digests cover blocks of this size
MOST_BODY_BYTES = 1 << 40
PIECE = 16 * BLOCK  # that is reserved at once
SETTLED = 0o400  # the mode of images that a crash of the host cannot damage


def make_own(path, forbidden, what):
    """Makes a directory of root, unless there is one whose mode lets others do nothing that is forbidden."""
    os.makedirs(path, mode=0o700, exist_ok=True)
    status = os.lstat(path)
    if status.st_uid != 0 or not stat.S_ISDIR(status.st_mode) or status.st_mode & forbidden:
        sys.exit("%s must be a directory that only root can %s" % (path, what))


class Store:
    """
    A directory of rebuilt images that only root can enter. Names are a hash of the layer's digest, and its owner.
    @param path: of root; others may enter it, as they may where Kubernetes made it, or the root of a disk
    """

    def __init__(self, path, most_bytes):
        make_own(path, 0o022, "write to")
        path = os.path.join(path, "broker")
        make_own(path, 0o077, "enter")
        self.path, self.scratch, self.locks = (os.path.join(path, name) for name in ("images", "scratch", "locks"))
        self.fetching = os.path.join(path, "fetching")
        self.most_bytes = most_bytes
        self.loops = "%s:%s:" % (SOURCE, hashlib.sha256(os.fsencode(os.path.realpath(path))).hexdigest()[:16])
        for place in (self.path, self.scratch, self.locks):
            os.makedirs(place, exist_ok=True)
        self.kept, self.seen, self.sys = [], [], own_sysfs()
        self.remove_unsettled(os.path.join(path, "boot"))

    def loop_name(self, account):
        """Of our loop devices on the host."""
        return self.loops + str(account)

    def image(self, digest, caller):
        if not isinstance(digest, str) or not re.fullmatch("[0-9a-f]{64}", digest):
            raise Refused("a digest has 64 hexadecimal digits")
        # In /sys, all containers can read which files loop devices show. A job that knows a digest can mount the image.
        return os.path.join(self.path, "%s.%d.%d" % (hashlib.sha256(digest.encode()).hexdigest(), caller.uid, caller.gid))

    def opened(self, digest, caller):
        """The image, for as long as it is open, or None: another job may remove it now. It counts as used."""
        try:
            file = os.open(self.image(digest, caller), os.O_RDONLY)
        except FileNotFoundError:
            return None
        os.utime(file)
        return file

    @contextlib.contextmanager
    def locked(self, name, of=0, refusal=None):
        """
        Holds a lock of this name: the one of all jobs, or the own one of a container or namespace. While a process holds a
        lock of all jobs, it must touch nothing of its caller's, who could keep it waiting for ever.
        A child has the lock, too.
        @param refusal: is raised if another process has the lock
        """
        file = os.open(os.path.join(self.locks, "own-" + name if of else name), os.O_CREAT | os.O_RDWR, 0o600)
        try:
            try:
                lock = struct.pack("hhqqi4x", fcntl.F_WRLCK, os.SEEK_SET, of, 1, 0)
                fcntl.fcntl(file, fcntl.F_OFD_SETLK if refusal else fcntl.F_OFD_SETLKW, lock)
            except BlockingIOError:
                raise Refused(refusal)
            yield
        finally:
            os.close(file)

    def nameless(self):
        """A file that goes with the last process or loop device that uses it."""
        return os.open(self.path, os.O_TMPFILE | os.O_RDWR, 0o600)

    def reserve(self, lengths, most_bytes, account):
        """
        @returns files without names that have their space already: else what is granted to a copy would still seem free to other
        copies, and to mounts. Others take turns, because it takes long where a job has left only small pieces of the disk free.
        """
        files, left = [self.nameless() for _ in lengths], sum(lengths)
        pieces = [(file, at, min(PIECE, end - at)) for file, end in zip(files, lengths) for at in range(0, end, PIECE)]
        with self.locked("turn", of=account):
            for file, at, length in pieces:
                loops_of(self)
                with self.locked("mounting"):
                    if left > self.room(most_bytes):
                        raise Refused("the host has no room for the image")
                    try:
                        reserve(file, length, at)
                    except OSError as error:
                        raise Refused("the disk of the broker cannot reserve space") if error.errno == errno.EOPNOTSUPP else error
                left -= length
        return files

    def keep(self, file, paths):
        loops_of(self)
        directory = os.open(self.path, os.O_PATH)  # without it, Python's link does not follow /proc/self/fd
        with self.locked("keeping"):
            self.make_room(taken_by(os.fstat(file)))
            for path in paths:
                with contextlib.suppress(FileExistsError):
                    os.link("/proc/self/fd/%d" % file, path, dst_dir_fd=directory, follow_symlinks=True)
        os.close(directory)
        self.kept.append(file)

    def settle(self):
        """
        Marks images whose bytes are all on the disk: a crash of the host may leave others in the rest. No job waits for that.
        """
        for file in self.kept:
            os.fsync(file)
            os.fchmod(file, SETTLED)

    def remove_unsettled(self, note):
        """
        After each start of the host, which may have crashed.
        @param note: a file that says for which start that has been done
        """
        with open("/proc/sys/kernel/random/boot_id") as own, open(note, "a+") as done:
            boot = own.read()
            done.seek(0)
            if done.read() == boot:
                return
            for image in os.scandir(self.path):
                if stat.S_IMODE(image.stat().st_mode) != SETTLED:
                    os.unlink(image.path)
            done.truncate(0)
            done.write(boot)

    def make_room(self, more):
        """Removes the images that were not mounted for the longest time. To remove mounted ones would make no room."""
        entries = sorted(os.scandir(self.path), key=lambda entry: age_of(entry.stat()), reverse=True)
        mounted = {loop.image: loop.length for loop in loops_of(self) if loop.image}
        named, paths = {entry.inode(): taken_by(entry.stat()) for entry in entries}, collections.defaultdict(list)
        for entry in entries:
            paths[entry.inode()].append(entry.path)
        total = sum({**mounted, **named}.values()) + more
        for inode in [inode for inode in named if inode not in mounted]:
            if total <= self.most_bytes:
                return
            total -= named[inode]
            for path in paths[inode]:
                os.unlink(path)
        if total > max(self.most_bytes, more):
            raise Refused("the images that jobs have mounted fill the store")

    def free(self):
        disk = os.statvfs(self.path)
        return disk.f_bavail * disk.f_frsize - taken_on_btrfs(self)

    def spare(self):
        """Bytes that are free, and that no job may write to its mounts."""
        return self.free() - sum(loop.length for loop in loops_of(self) if not loop.image)

    def room(self, most_bytes):
        """Bytes for an image: at most half of the space that is free for images."""
        return max(0, min(most_bytes, self.spare() // 2)) // BLOCK * BLOCK

    def disk(self, most_bytes):
        """@returns a file that takes the space of what is written to it only, and at most this much"""
        file = self.nameless()
        os.truncate(file, most_bytes)
        return file


def age_of(status):
    """In seconds. What is from the future says nothing: the clock was wrong, and the image may be old."""
    age = time.time() - status.st_mtime
    return age if age >= 0 else float("inf")


def taken_by(status):
    """Bytes of the store. Each image takes names, which all are looked through when one comes; so none takes very few."""
    return max(status.st_size, BLOCK)


def taken_on_btrfs(store):
    """Bytes that are taken, and still seem free until Btrfs commits, which may be after half a minute. 0 on other disks."""
    facts, place = bytearray(1024), os.open(store.path, os.O_RDONLY)
    try:
        fcntl.ioctl(place, BTRFS_IOC_FS_INFO, facts)
        data = "%s/fs/btrfs/%s/allocation/data/bytes_" % (store.sys, uuid.UUID(bytes=bytes(facts[16:32])))
        return sum(int(read(data + kind)) for kind in ("may_use", "reserved"))
    except OSError:
        return 0
    finally:
        os.close(place)


def make_file_system(loop):
    """By the device: it may have read the file before. Its process keeps the device open, so whoever ends it ends all."""
    # Without a journal, ext4 looks through the inodes that were freed last before it makes a file: 37 s instead of
    # 1.4 for 70,000 files that replace as many.
    features, later = "has_journal,^resize_inode,sparse_super2,^huge_file", "nodiscard,lazy_itable_init=1,lazy_journal_init=1"
    options = ["-q", "-F", "-m", "0", "-i", "16384", "-O", features, "-E", later]
    run(["/sbin/mkfs.ext4", *options, "/proc/self/fd/%d" % loop], [loop])


def run(command, files):
    broker = os.getpid()
    try:
        subprocess.run(command, pass_fds=files, env={}, check=True, preexec_fn=lambda: end_with(broker))
    except (OSError, subprocess.SubprocessError):
        raise Refused("%s failed on the host" % os.path.basename(command[0]))
