"""A directory of rebuilt images, which only root can enter."""
import hashlib
import os
import re
import signal
import stat
import sys

from .kernel import MS_NOATIME, PR_SET_PDEATHSIG, Refused, libc
from .loops import mount_file

SOURCE = "headstart-broker"  # the source of all our mounts, in the containers' tables
BLOCK = 1 << 20  # the entry's digests cover blocks of this size
MOST_BODY_BYTES = 1 << 40


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
