"""Rebuilds the images that jobs hand over."""
import fcntl
import hashlib
import os
import stat

from .caller import FILE_SYSTEMS, MOST_LAYERS
from .kernel import F_SETPIPE_SZ, Refused
from .overlay import new_scratch
from .sandbox import program_of, start_in_sandbox
from .squashfs import SPECIAL
from .store import BLOCK, MOST_BODY_BYTES

# Made now: an upgrade may replace the package while the broker runs.
READ_IMAGE, WRITE_IMAGE = (program_of("squashfs", "zstd", name) for name in ("read_image", "write_image"))


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
    read = start_in_sandbox(READ_IMAGE, [], image, sink, 0, place)
    os.close(sink)
    owners = [str(caller.uid), str(caller.gid)]
    most_made = min(most_bytes, store.most_bytes)
    write = start_in_sandbox(WRITE_IMAGE, [str(most_bytes), *owners], source, made, most_made, place)
    os.close(source)
    codes = [os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) for pid in (read, write)]
    if codes[0] == SPECIAL:
        raise Refused("the image has devices, FIFOs or set-id programs")
    if codes != [0, 0]:
        raise Refused("the image is damaged or too large")
    return made
