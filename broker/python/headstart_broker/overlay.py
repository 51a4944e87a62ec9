"""Mounts images and an overlay of them in a scratch directory, and moves what is finished into the container."""
import fcntl
import os
import stat

from .kernel import (
    AT_FDCWD,
    EMPTY_PATH,
    MS_BIND,
    MS_NODEV,
    MS_NOSUID,
    MS_PRIVATE,
    MS_RDONLY,
    MS_REC,
    NEWNS,
    NEWUSER,
    NS_GET_USERNS,
    RECURSIVE,
    attach,
    checked,
    clone_tree,
    enter,
    libc,
    make_read_only,
    mount,
)
from .loops import mount_file
from .store import SOURCE


def new_scratch(store):
    """A directory that only this process and its children see, with all that is mounted in it."""
    checked(libc.unshare(NEWNS))
    mount(None, "/", None, MS_REC | MS_PRIVATE)
    mount(SOURCE, store.scratch, "tmpfs", MS_NOSUID | MS_NODEV, "mode=0700,size=64m")
    return store.scratch


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
