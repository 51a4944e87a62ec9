"""Reads the kernel's tables of mounts: where a file is, and whether its file system is one of the host."""
import collections
import fcntl
import re

from .account import is_own
from .kernel import NS_GET_USERNS, Refused
from .store import SOURCE

DISKS = {b"ext2", b"ext3", b"ext4", b"xfs", b"btrfs", b"tmpfs"}
MOST_TABLE_BYTES = 16 << 20  # of a job's mounts: it may have many, and overlays with long options

Mount = collections.namedtuple("Mount", "device point options kind source more")
# A mount, whether its file system belongs to the host, how many mounts of ours there are, and whether some are below a path.
Place = collections.namedtuple("Place", "mount is_of_host brokered has_mounts_below")


def place_in(table, number, path, namespace):
    """Where a file is that has this path and is on the mount of this number. Keeps one line of the table in memory."""
    found, brokered, has_mounts_below = None, 0, False
    start = escaped(path).rstrip(b"/") + b"/"
    for own, mount in rows_of(table, MOST_TABLE_BYTES):
        found = mount if own == number else found
        brokered += is_ours(mount, b"overlay")
        has_mounts_below = has_mounts_below or mount.point.startswith(start)
    if found is None:
        raise Refused("the target is out of the job's sight")
    return Place(found, is_of_host(found, namespace), brokered, has_mounts_below)


def rows_of(table, most_bytes):
    with open(table, "rb") as lines:
        while True:
            line = lines.readline(most_bytes + 1)
            most_bytes -= len(line)
            if most_bytes < 0:
                raise Refused("the table of the job's mounts is too long")
            if not line:
                return
            fields, more = (part.split(b" ") for part in line.rstrip(b"\n").split(b" - ", 1))
            yield fields[0], Mount(fields[2], fields[4], fields[5:], *more[:3])


def is_of_host(mount, namespace):
    """
    Whether no process of a job can make this file system wait. FUSE can, and so can an overlay of it. The table names the
    layers of an overlay as its maker has named them, which proves nothing. So only root of the host may have made it.
    """
    if mount.kind in DISKS:
        return True
    if mount.kind != b"overlay" or is_own(fcntl.ioctl(namespace, NS_GET_USERNS), "user"):
        return mount.kind == b"overlay"
    hosts = rows_of("/proc/1/mountinfo", 1 << 30)
    return any(other.device == mount.device for _, other in hosts)


def is_ours(mount, kind):
    return mount.kind == kind and mount.source == SOURCE.encode()


def escaped(path):
    """As the kernel writes a path into its table of mounts."""
    return re.sub(rb"[ \t\n\\]", lambda found: b"\\%03o" % found.group()[0], path)
