"""Mounts images and an overlay of them in a scratch directory, and moves what is finished into the container."""
import errno
import fcntl
import os
import signal
import stat

from .kernel import (
    AT_FDCWD,
    ATTR_NOSYMFOLLOW,
    BENEATH,
    EMPTY_PATH,
    MS_NOATIME,
    MS_NOEXEC,
    MS_NOSYMFOLLOW,
    MS_RDONLY,
    MS_REC,
    NEWNS,
    NEWUSER,
    NS_GET_USERNS,
    RECURSIVE,
    TO_MOUNT,
    Refused,
    attach,
    bind,
    checked,
    clone_tree,
    end_after,
    enter,
    keep_mounts_here,
    leave_other_mounts,
    libc,
    make_read_only,
    mount,
    open_below,
)
from .loops import mount_loop
from .store import SOURCE


# Where the kernel unpacks an image on many processors at once, it keeps memory for each thread. Kernels that always use one
# refuse the option, and so do those with one processor.
THREADS = "threads=4"
MARK = "trusted.headstart"  # an attribute of a place for a job's writes, with its user: only root of the host can set it


def new_scratch(store):
    """A directory that only this process and its children see, with all that is mounted in it."""
    checked(libc.unshare(NEWNS))
    keep_mounts_here()
    mount(SOURCE, store.scratch, "tmpfs", options="mode=0700,size=64m")
    return store.scratch


class Parts:
    """
    What a mount is made of, in a directory that only this process sees: the layers, the directory of each layer that the
    overlay shows, and a place for the job's writes.
    """

    def __init__(self, scratch):
        self.scratch, self.layers, self.lowers = scratch, [], []

    def at(self, name):
        return os.path.join(self.scratch, name)

    def new(self, name):
        os.mkdir(self.at(name))
        return self.at(name)


def mount_parts(caller, path, layers, own, store, settings):
    """
    @param path: of the directory in the layers
    @param layers: loop devices of images
    @param own: a loop device for the job's writes, or none: then they go to memory
    """
    parts = Parts(new_scratch(store))
    for nth, loop in enumerate(layers):
        parts.layers.append(parts.at("l%d" % nth))
        mount_loop(loop, parts.layers[-1], "squashfs", MS_RDONLY, [THREADS, None])
    parts.lowers = lowers_in(parts.layers, path)
    if own is None:
        mount(SOURCE, parts.new("own"), "tmpfs", options="size=%d" % settings.upper_size)
    else:
        mount_loop(own, parts.at("own"), "ext4", MS_NOATIME, [None])
    top = os.stat(parts.lowers[0])
    for new in ("own/upper", "own/work"):
        parts.new(new)
    os.setxattr(parts.at("own/upper"), MARK, b"%d" % caller.uid)
    os.chown(parts.at("own/upper"), caller.uid, caller.gid)
    os.chmod(parts.at("own/upper"), stat.S_IMODE(top.st_mode) & 0o777)
    os.utime(parts.at("own/upper"), ns=(top.st_mtime_ns, top.st_mtime_ns))
    return parts


def lowers_in(layers, path):
    """
    Opens the directory at a path in each layer that has it, the newest first. A layer that lacks it has not changed it. If a
    layer has something else on the way, such as a whiteout, it hides what older layers have.
    @returns paths for the options of a mount, without names of the image, which would need escaping
    """
    lowers = []
    for layer in layers:
        top = os.open(layer, os.O_PATH | os.O_DIRECTORY)
        try:
            lowers.append("/proc/self/fd/%d" % open_below(top, path, os.O_PATH | os.O_DIRECTORY, BENEATH))
        except OSError as error:
            if error.errno in (errno.ENOTDIR, errno.ELOOP):
                raise Refused("a file, link or whiteout is on the way to %r in a layer" % path)
            if error.errno != errno.ENOENT:
                raise
            if layer == layers[-1]:
                raise Refused("the image has no directory %r" % path)
        os.close(top)
    return lowers


def merge(caller, target, kind, parts, flags):
    """Mounts an overlay of the layers' directories, and of the files in the target, at `merged`."""
    lowers = list(parts.lowers)
    if next(os.scandir(os.open(".", os.O_RDONLY | os.O_DIRECTORY, dir_fd=target)), None):
        if len(lowers) > 1:  # a layer removes files of the layers below it, not of the target
            mount(SOURCE, parts.new("stack"), "overlay", MS_RDONLY, "xino=on,lowerdir=" + ":".join(lowers))
            lowers = [parts.at("stack")]
        own = os.open("/proc/self/ns/mnt", os.O_RDONLY)
        enter(caller.namespace)
        below = clone_tree(target, b"", EMPTY_PATH)
        enter(own)
        lowers.append(parts.new("below"))
        attach(below, AT_FDCWD, os.fsencode(lowers[-1]), 0)
        if kind != b"overlay":  # the kernel stacks no more than two overlays
            cover(lowers[-1], caller, parts)
    merged = parts.new("merged")
    how = "lowerdir=%s,upperdir=%s,workdir=%s" % (":".join(lowers), parts.at("own/upper"), parts.at("own/work"))
    for option in ("volatile,metacopy=on", "metacopy=on", "metacopy=off"):
        try:
            mount(SOURCE, merged, "overlay", flags, "%s,redirect_dir=on,index=off,%s" % (option, how))
            break
        except OSError:
            if option == "metacopy=off":
                raise


def cover(below, caller, parts):
    """
    An overlay looks into its layers with the rights of who mounts it. Where an image has a directory, too, that is in the
    target and that the caller may not enter, root would let the caller look into both. So an overlay with the caller's rights
    covers the target. It has the same name, by which a save sees that the mount shows files of the target.
    """
    # Those rights do not find names in a directory of root.
    point, nothing = ["/proc/self/fd/%d" % os.open(path, os.O_PATH) for path in (below, parts.new("nothing"))]
    with caller.rights(TO_MOUNT):
        mount(SOURCE, point, "overlay", MS_RDONLY, "lowerdir=%s:%s" % (point, nothing))


def make_view(caller, parts, flags):
    """
    What a save compares, as one mount that nobody writes to: what the job has written, and the layers below that. Only the
    job's user may enter it: the target may be where others may not look.
    """
    view, layers = parts.new("view"), parts.layers
    mount(SOURCE, view, "tmpfs", options="mode=0700,size=64k,uid=%d,gid=%d" % (caller.uid, caller.gid))
    base, upper = parts.new("view/base"), parts.new("view/upper")
    if len(layers) > 1:
        mount("layers", base, "overlay", MS_RDONLY, "xino=off,lowerdir=" + ":".join(layers))
    else:
        bind(layers[0], base)
    # A save may merge the newest layers, so it reads each one by itself, the newest first.
    for nth, layer in enumerate(layers):
        bind(layer, parts.new("view/l%d" % nth))
    bind(parts.at("own/upper"), upper)
    make_read_only(view, MS_NOEXEC | (ATTR_NOSYMFOLLOW if flags & MS_NOSYMFOLLOW else 0))
    return view


def keep_only(paths, top):
    """Lets the namespace of this process have these mounts only. @returns where they are"""
    mount(SOURCE, top, "tmpfs", options="mode=0700,size=64k")
    kept = ["/%d" % nth for nth in range(len(paths))]
    for path, own in zip(paths, kept):
        os.mkdir(top + own)
        bind(path, top + own, MS_REC)
    leave_other_mounts(top)
    return kept


def refuse_tracers():
    """A process that enters a user namespace can be traced again, if the host has this setting. That must not be root of the host."""
    with open("/proc/sys/fs/suid_dumpable") as setting:
        if setting.read() == "1\n":
            raise Refused("root of the user namespace could trace the broker: fs.suid_dumpable is 1")


def show(caller, shown, top):
    """
    Mounts directories onto open directories of the container. Looks up no name after entering the container.
    @param top: an empty directory, which this may use
    """
    paths, targets = zip(*shown)
    user = fcntl.ioctl(caller.namespace, NS_GET_USERNS)
    if os.fstat(user).st_ino != os.stat("/proc/self/ns/user").st_ino:
        # Root of that user namespace may stop or trace this process, if it sees the processes of the host. To set a timer, an
        # older C library reads a file, which is not there later.
        end_after(signal.getitimer(signal.ITIMER_REAL)[0])
        refuse_tracers()
        # Root of that user namespace could mount it again without nosuid and nodev. A mount that comes from a mount
        # namespace of other users has its flags locked. But then the new namespace is one of that root, who may find it and
        # enter it. So it must not have the mounts of the host. What that root mounts over them there is its own.
        paths = keep_only(paths, top)
        enter(user, NEWUSER)
        checked(libc.unshare(NEWNS))
    trees = [clone_tree(AT_FDCWD, os.fsencode(path), RECURSIVE) for path in paths]
    enter(caller.namespace)
    for tree, target in zip(trees, targets):
        attach(tree, target, b"", 0x40)
