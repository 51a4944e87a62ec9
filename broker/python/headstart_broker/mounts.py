"""Serves the requests to mount, to unmount, and to find directories that a save has to look into."""
import fcntl
import os
import re

from .caller import FILE_SYSTEMS, MOST_LAYERS
from .kernel import BENEATH, DETACH, NO_XDEV, Refused, checked, enter, libc, open_below
from .loops import loops_of
from .overlay import make_view, merge, show
from .store import SOURCE


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


MOST_DIRECTORIES = 1 << 17  # in which a save may look for marks


def unmount(caller):
    target = open_mounted(caller, caller.request.get("target"), [b"overlay", b"tmpfs"])
    enter(caller.namespace)
    os.fchdir(target)
    checked(libc.umount2(b".", DETACH))
    return {"ok": True}
