"""Serves the requests to mount, to unmount, and to find directories that a save has to look into."""
import json
import os
import sys

from .caller import MOST_LAYERS
from .kernel import (
    BENEATH,
    DETACH,
    MS_NOEXEC,
    MS_NOSYMFOLLOW,
    MS_RDONLY,
    NO_XDEV,
    TO_MOUNT,
    Refused,
    checked,
    enter,
    libc,
    open_below,
)
from .loops import attached, loops_of
from .mount_table import is_ours
from .overlay import MARK, make_view, merge, mount_parts, show
from .store import BLOCK, make_file_system

LEAST_UPPER = 256 << 20  # bytes: a job with less room does better to unpack
MOST_PATH = 4095  # bytes: the kernel takes no longer one
MOST_NAMES = 32 << 20  # bytes of memory for the directories that a save asks about
MOST_ANSWER = 1 << 20  # bytes: jobs read no longer answers, with all that comes before
HEADS = 64  # bytes of an answer without names
FLAGS = {b"noexec": MS_NOEXEC, b"nosymfollow": MS_NOSYMFOLLOW}


def mount_layers(caller, store, settings):
    digests, path = caller.layers(), path_in_layers(caller.request.get("path"))
    # Two requests at once cannot both be the last one.
    with store.locked("mounting", of=os.fstat(caller.namespace).st_ino):
        target, place = find_target(caller, caller.request.get("target"))
        view, at_view = find_target(caller, caller.request["view"]) if "view" in caller.request else (None, None)
        # Only now: a file that is open takes space, and the caller may keep this process waiting until now.
        images = [store.opened(digest, caller) for digest in digests]
        missing = [digest for digest, image in zip(digests, images) if image is None]
        if missing:
            return {"need": missing, "fetches": settings.trust is not None}
        if place.brokered >= settings.most_mounts:
            raise Refused("the container has %d mounts already" % settings.most_mounts)
        parts = mount_parts(caller, path, *granted_loops(caller, images, store, settings), store, settings)
        merge(caller, target, place.mount.kind, parts, flags_of(place))
        shown = [(parts.at("merged"), target)]
        if view is not None:
            # The target comes last: once it is mounted, all is.
            shown.insert(0, (make_view(caller, parts, flags_of(at_view)), view))
        show(caller, shown, parts.new("shown"))


def path_in_layers(path):
    """The path of the directory that a mount shows, below the top of its layers."""
    try:
        name = os.fsencode(path)
    except (TypeError, UnicodeError):
        name = b""
    if len(name) > MOST_PATH or b"\0" in name or {b"", b".", b".."} & set(name.split(b"/")):
        raise Refused("%r is no path in an image" % (path,))
    return path


def flags_of(place):
    """What the mount at a place forbids is forbidden on ours, too."""
    return sum(FLAGS.get(option, 0) for option in place.mount.options[0].split(b","))


def granted_loops(caller, images, store, settings):
    """
    What a job is granted is free for others until its loop device shows. So only that is done in the lock of all jobs, for which
    one process of each container waits. To make a file system takes long, and takes some of what is free: it comes after.
    @returns loop devices of the images, and one for the job's writes, or none if they go to memory
    """
    name = store.loop_name(caller.account)
    with store.locked("turn", of=caller.account):
        loops_of(store)
        with store.locked("mounting"):
            size = grant(caller, images, store, settings)
            own = None if settings.upper == "memory" else attached(store.disk(size), 0, name)
            layers = [attached(image, MS_RDONLY, name) for image in images]
        if own is not None:
            make_file_system(own)
    return layers, own


def grant(caller, images, store, settings):
    """One container can take half of what the others leave. @returns how many bytes the job may write to a new mount"""
    # Also those of namespaces that a job has made, and of files that it keeps open on what it has unmounted.
    all_loops = loops_of(store)
    own = [loop for loop in all_loops if loop.account == str(caller.account)]
    others = [loop for loop in all_loops if loop.account != str(caller.account)]
    if len(own) + len(images) + 1 > (settings.most_loops - len(others)) // 2:
        raise Refused("the container has %d of the %d loop devices for mounts of this host" % (len(own), settings.most_loops))
    # Mounted images cannot be removed.
    sizes = {os.fstat(image).st_ino: os.fstat(image).st_size for image in images}
    sizes.update((loop.image, loop.length) for loop in own if loop.image)
    theirs = {loop.image: loop.length for loop in others if loop.image and loop.image not in sizes}
    if sum(sizes.values()) > (store.most_bytes - sum(theirs.values())) // 2:
        raise Refused("the container would have mounted images of %d bytes" % sum(sizes.values()))
    if settings.upper == "memory":
        return settings.upper_size
    granted, free = sum(loop.length for loop in all_loops if not loop.image), store.free()
    size = min(settings.upper_size, free // 2, min(settings.uppers_size or free, free) - granted) // BLOCK * BLOCK
    if size < min(settings.upper_size, LEAST_UPPER):
        raise Refused("the mounts of all jobs may fill %d bytes already" % granted)
    return size


def find_target(caller, path):
    """A directory of the caller that something may be mounted on, and its place."""
    target, place = caller.find(path, os.O_DIRECTORY, NO_XDEV)
    below = place.mount
    if not place.is_of_host:
        whose = " that the host has not mounted" if below.kind == b"overlay" else ""
        raise Refused("the target is on a file system of the kind %s%s" % (below.kind.decode("latin1"), whose))
    if b"ro" in below.options[0].split(b",") or b"ro" in below.more.split(b","):
        raise Refused("the target cannot be written to")
    if any(option.startswith(b"shared:") for option in below.options):
        raise Refused("mounts at the target would show outside the container")
    # An overlay would show what such a mount hides.
    if place.has_mounts_below:
        raise Refused("something is mounted below the target")
    caller.check_owner(target)
    return target, place


def open_mounted(caller, path, kinds):
    opened, place = caller.find(path, os.O_DIRECTORY)
    if not any(is_ours(place.mount, kind) for kind in kinds):
        raise Refused("the broker has mounted nothing there")
    caller.check_owner(opened)
    return opened


def find_detached(caller, store, _):
    with store.locked("detaching", of=caller.account):  # this may take much memory
        return {"detached": detached_in_view(caller)}


def detached_in_view(caller):
    """The directories that the job has renamed, or made anew. Only root of the host can read the marks of overlays."""
    view = open_mounted(caller, caller.request.get("view"), [b"tmpfs"])
    with caller.rights(TO_MOUNT):  # but other users may have directories in the mount, too
        return detached_in(open_below(view, "upper", os.O_RDONLY | os.O_DIRECTORY, BENEATH), caller)


def detached_in(upper, caller):
    # Else it is a directory that the job has put there, and this user may not read all that is in it.
    if MARK not in os.listxattr(upper) or os.getxattr(upper, MARK) != b"%d" % caller.uid:
        raise Refused("the broker has mounted nothing there")
    names, detached, room, answer = [""], [], MOST_NAMES, MOST_ANSWER - HEADS
    for name in names:
        directory = open_below(upper, name or ".", os.O_RDONLY | os.O_DIRECTORY, BENEATH | NO_XDEV)
        if {"trusted.overlay.redirect", "trusted.overlay.opaque"} & set(os.listxattr(directory)):
            detached.append(os.fsencode(name).decode("latin1"))
            answer -= len(json.dumps(detached[-1]) + ", ")
        with os.scandir(directory) as entries:
            for entry in entries:
                if entry.is_dir(follow_symlinks=False):
                    names.append(os.path.join(name, entry.name))
                    room -= sys.getsizeof(names[-1])
                if room < 0:
                    break
        os.close(directory)
        if min(room, answer) < 0:
            raise Refused("the job has written to too many directories")
    return detached


def unmount(caller, *_):
    target = open_mounted(caller, caller.request.get("target"), [b"overlay", b"tmpfs"])
    enter(caller.namespace)
    os.fchdir(target)
    checked(libc.umount2(b".", DETACH))
