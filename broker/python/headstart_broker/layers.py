"""Rebuilds the images that jobs hand over."""
import collections
import contextlib
import fcntl
import hashlib
import os
import select
import signal
import stat

from .caller import has_left, receiver
from .kernel import F_SETPIPE_SZ, Refused
from .overlay import new_scratch
from .sandbox import program_of, start_in_sandbox
from .squashfs import SPECIAL
from .store import BLOCK, MOST_BODY_BYTES

CHECKED, CHECK_SECONDS = 16 * BLOCK, 0.1  # how often the free space is looked at
LEAST_SPEED = 8 << 20  # bytes per second of an image, from a job's disk or the bucket
START_SECONDS = 20  # until the first byte
END_SECONDS = 1  # for the process that reads a job's file

# Made now: an upgrade may replace the package while the broker runs.
READ_IMAGE, WRITE_IMAGE = (program_of("squashfs", "zstd", name) for name in ("read_image", "write_image"))


def import_layers(caller, store, settings):
    """Copies and hashes layers, then makes new images of them. The kernel only ever mounts our own images."""
    layers = caller.layers()
    # One container has one import, which it can make wait for ever. The lock of all jobs covers the host's work only.
    busy = "the broker is importing another image"
    with store.locked("importing", caller.account, busy):
        with store.locked("importing", refusal=busy):
            pass  # the copies would be in vain
        copies = copy_layers(caller, layers, store, settings)
        with store.locked("importing", refusal=busy):
            place = sandbox_place(store)
            for copy, digests in copies:
                keep_image(rebuild(copy, caller, store, store.room(settings.work_size), place), digests, caller, store)
                os.close(copy)


def copy_layers(caller, layers, store, settings):
    named, place = caller.find(caller.request.get("path"))
    # Opening a device would do something.
    if not place.is_of_host or not stat.S_ISREG(os.fstat(named).st_mode):
        raise Refused("the image is no file on a disk")
    caller.check_owner(named)
    parts = [part_of(layer, caller.request.get("end")) for layer in layers]
    with caller.rights():  # else the digests of its first bytes would tell what is in a file that its user may not read
        file = os.open("/proc/self/fd/%d" % named, os.O_RDONLY)
    os.close(named)
    status, lengths = os.fstat(file), [part.length for part in parts]
    if max(part.offset + part.length for part in parts) > status.st_size:
        raise Refused("the image is too short")
    # A job takes no more of the host's disk than of its own: not by holes, nor by layers that are the same. Tiny files take none.
    if sum(lengths) > status.st_blocks * 512 + BLOCK:
        raise Refused("the image has holes")
    with received_from(file, parts, caller) as receive:
        signal.setitimer(signal.ITIMER_REAL, min(caller.seconds, most_seconds(sum(lengths))))
        copies = store.reserve(lengths, settings.work_size, caller.account)
        copied = [(copy, copy_layer(receive, part, copy, store)) for part, copy in zip(parts, copies)]
    signal.setitimer(signal.ITIMER_REAL, caller.seconds)
    return copied


@contextlib.contextmanager
def received_from(file, parts, caller):
    """
    On XFS, a job can keep a process that reads one of its files waiting for ever. So a child reads, which holds no copy, and
    no lock but its container's. The copies go with this process, which has a time limit and ends with its job.
    @returns a function that receives the parts
    """
    source, sink = os.pipe()
    fcntl.fcntl(sink, F_SETPIPE_SZ, BLOCK)
    reader = os.fork()
    if reader == 0:
        try:
            os.close(source)
            for part in parts:
                for at in range(part.offset, part.stop, BLOCK):
                    os.write(sink, os.pread(file, min(BLOCK, part.stop - at), at))  # `splice` would lock the pipe, too
        finally:
            os._exit(0)  # also if nobody reads the pipe any more
    os.close(sink)
    os.close(file)
    try:
        yield receiver(source, caller.connection)
    finally:
        os.close(source)
        os.kill(reader, signal.SIGKILL)
        select.select([os.pidfd_open(reader)], [], [], END_SECONDS)


def most_seconds(length):
    """Until an image has arrived. If it takes longer, the job is sooner without the broker."""
    return START_SECONDS + length // LEAST_SPEED


def sandbox_place(store):
    place = os.path.join(new_scratch(store), "sandbox")
    os.makedirs(os.path.join(place, "root"))
    return place


def keep_image(image, digests, caller, store):
    store.keep(image, [store.image(digest, caller) for digest in digests])


# Where a layer is in a file, and where the last of its blocks stops. Other bytes may follow the layer in it.
Part = collections.namedtuple("Part", "digest offset length stop")


def part_of(layer, end):
    digest, offset, length = (layer.get(name) if isinstance(layer, dict) else None for name in ("digest", "offset", "length"))
    if any(type(value) is not int for value in (offset, length, end)):
        raise Refused("the request does not say where a layer is")
    if offset % BLOCK or not (0 <= offset < offset + length <= end < MOST_BODY_BYTES and length > 0):
        raise Refused("no layer can be there")
    return Part(digest, offset, length, min(end, offset + -(-length // BLOCK) * BLOCK))


def copy_layer(receive, part, copy, store):
    """@returns the digests that the layer has, by the bytes that may follow it in its last block"""
    length = part.length
    whole = hashlib.sha256(b"%d\n" % length)
    for at in range(0, length, BLOCK):
        block = receive(min(BLOCK, part.stop - part.offset - at))
        own = block[: length - at]
        if len(own) < min(BLOCK, length - at):
            raise Refused("the image is too short")
        # Other programs of the host may take space, too.
        if at % CHECKED == 0 and store.spare() < 0 or os.write(copy, own) < len(own):
            raise Refused("the host has no room for the image")
        if at + BLOCK < length:
            whole.update(hashlib.sha256(block).digest())
    digests = set()
    for tail in (block, own, own.ljust(BLOCK, b"\0")):
        digest = whole.copy()
        digest.update(hashlib.sha256(tail).digest())
        digests.add(digest.hexdigest())
    if part.digest not in digests:
        raise Refused("the image is not the one that its digest names")
    return digests


def check_image(image, caller, store, place):
    """For an image that the kernel mounts as it is."""
    read = start_in_sandbox(READ_IMAGE, ["only-tables"], image, os.open(os.devnull, os.O_WRONLY), 0, place)
    await_ends([read], caller, store)


def rebuild(image, caller, store, most_bytes, place):
    """Two programs make a new image, because the first one may be deceived. @returns the new image"""
    made = store.nameless()
    source, sink = os.pipe()
    fcntl.fcntl(sink, F_SETPIPE_SZ, BLOCK)
    read = start_in_sandbox(READ_IMAGE, [], image, sink, 0, place)
    os.close(sink)
    owners = [str(caller.uid), str(caller.gid)]
    most_made = min(most_bytes, store.most_bytes)
    write = start_in_sandbox(WRITE_IMAGE, [str(most_bytes), *owners], source, made, most_made, place)
    os.close(source)
    await_ends([read, write], caller, store)
    return made


def await_ends(programs, caller, store):
    """
    Waits for programs that an image may keep busy or that take space, as long as the job waits, and jobs can write all that
    they may. The programs end with this one.
    """
    codes = []
    for pid in programs:
        ended, has_ended = os.pidfd_open(pid), []
        while not has_ended:
            has_ended = select.select([ended], [], [], CHECK_SECONDS)[0]
            if store.spare() < 0:
                raise Refused("the host has no room for the image")
            if has_left(caller.connection):
                raise Refused("the job has ended")
        os.close(ended)
        codes.append(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))
    if codes[0] == SPECIAL:
        raise Refused("the image has devices, FIFOs or set-id programs")
    if any(codes):
        raise Refused("the image is damaged or too large")
