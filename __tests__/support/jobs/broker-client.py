"""Asks a mount broker from within a container, honestly or not: SOCKET TASK [ARGUMENT...]. Prints the answers."""
import ctypes
import hashlib
import json
import mmap
import os
import signal
import socket
import struct
import sys

BLOCK = 1 << 20
path, task, *rest = sys.argv[1:]


def ask(**request):
    connection = socket.socket(socket.AF_UNIX)
    connection.connect(path)
    return talk(connection, request)


def talk(connection, request):
    lines = connection.makefile("rw")
    nonce = lines.readline().strip()
    lines.write(json.dumps({"nonce": nonce, **request}) + "\n")
    lines.flush()
    return [json.loads(line) for line in lines]


def mounting(target, layer):
    """Names the directory in which tests have the files of their images."""
    return {"do": "mount", "target": target, "layers": [layer], "path": "tree"}


def digest(file):
    with open(file, "rb") as image:
        data = image.read()
    whole = hashlib.sha256(b"%d\n" % len(data))
    for at in range(0, len(data), BLOCK):
        whole.update(hashlib.sha256(data[at : at + BLOCK]).digest())
    return whole.hexdigest()


def hand(file):
    length = os.path.getsize(file)
    layers = [{"digest": digest(file), "offset": 0, "length": length}]
    return ask(do="import", path=file, end=length, layers=layers)


def swap(target, layer, swaps, requests):
    """Exchanges a directory and a link to /etc. Counts only the exchanges while the broker mounts."""
    libc = ctypes.CDLL(None)
    os.makedirs(target)
    os.symlink("/etc", target + "-link")
    paths = [os.fsencode(target), os.fsencode(target + "-link")]
    counter = mmap.mmap(-1, mmap.PAGESIZE)
    child = os.fork()
    if child == 0:
        done = 0
        while True:  # where something is mounted, nothing is renamed
            done += libc.renameat2(-100, paths[0], -100, paths[1], 2) == 0
            counter[:8] = done.to_bytes(8, "little")
    counted = lambda: int.from_bytes(counter[:8], "little")
    points = []
    failures = raced = 0

    def unmounted():
        with open("/proc/self/mountinfo") as table:
            mounted = [line.split()[4] for line in table if " headstart-broker " in line]
        for point in mounted:
            ask(do="umount", target=point)
        return mounted

    while failures + len(points) < int(requests) or raced < int(swaps):
        before = counted()
        ask(**mounting(target, layer))
        raced += counted() - before
        mounted = unmounted()
        points += mounted
        failures += not mounted
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    # An exchange that began before a mount may end after it, so that the mount is elsewhere when it is to be unmounted.
    while unmounted():
        pass
    return [{"points": sorted({point.replace("-link", "") for point in points}), "failures": failures, "swaps": raced}]


def many(layer, *targets):
    answers = [ask(**mounting(target, layer))[0] for target in targets]
    for target in targets:
        ask(do="umount", target=target)
    return answers


def in_chroot(layer, *targets):
    """Mounts, and asks for one more mount from a root that hides the others."""
    global path
    for target in targets:
        ask(**mounting(target, layer))
    directory = os.open(os.path.dirname(path), os.O_PATH)
    if os.fork() == 0:
        os.chroot(targets[0])
        os.fchdir(directory)
        path = "broker.sock"
        return ask(**mounting("/a", layer))
    os.wait()
    for target in targets:
        ask(do="umount", target=target)
    sys.exit()


def ended_sender(target, layer):
    """Lets a process connect and end, and then asks on its connection."""
    connection = socket.socket(socket.AF_UNIX)
    child = os.fork()
    if child == 0:
        connection.connect(path)
        os._exit(0)
    os.waitpid(child, 0)
    return talk(connection, mounting(target, layer))


def other_sender(target, layer):
    """Connects, and lets another process send the request."""
    connection = socket.socket(socket.AF_UNIX)
    connection.connect(path)
    if os.fork() == 0:
        return talk(connection, mounting(target, layer))
    os.wait()
    sys.exit()


def fork_with(libc, number):
    """Forks into the container of this process's children, with this number on the host. Nobody can take it before."""
    within = 500
    numbers = (ctypes.c_int * 2)(within, number)
    # struct clone_args, https://man7.org/linux/man-pages/man2/clone.2.html
    args = (ctypes.c_uint64 * 10)(0, 0, 0, 0, signal.SIGCHLD, 0, 0, 0, ctypes.addressof(numbers), len(numbers))
    clone3 = 435
    child = libc.syscall(clone3, args, ctypes.sizeof(args))
    if child < 0:
        raise OSError(ctypes.get_errno(), "no process can have the number %d" % number)
    return child


def reused(sender, target, layer):
    """Lets a process connect and end, and gives its number on the host to another process, the heir. Runs on the host."""
    libc = ctypes.CDLL(None, use_errno=True)
    connection = socket.socket(socket.AF_UNIX)
    connection.connect(path)
    broker = struct.unpack("3i", connection.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, 12))[0]
    connection.close()
    if libc.unshare(1 << 17 | 1 << 29) != 0:  # children are in a container; their numbers here are the host's
        raise OSError("no namespaces")
    init = os.fork()
    if init == 0:
        signal.pause()
    # Else the heir has its number only after the broker has opened the process that connected.
    is_early = sender != "late heir"
    connection = socket.socket(socket.AF_UNIX)
    others = [socket.socket(socket.AF_UNIX) for _ in range(15)] if sender == "heir's places" else []
    try:
        if is_early:
            os.kill(broker, signal.SIGSTOP)
        number = os.fork()
        if number == 0:
            for each in [connection, *others]:
                each.connect(path)
            if not is_early:
                connection.recv(1, socket.MSG_PEEK)
            os._exit(0)
        os.waitpid(number, 0)
        heir = fork_with(libc, number)
        request = mounting(target, layer)
        if heir == 0:
            if sender == "other":
                signal.pause()
            if sender == "heir of another user":
                os.setresgid(1000, 1000, 1000)
                os.setresuid(1000, 1000, 1000)
            print(json.dumps(talk(connection, request) if not others else ask(**request)), flush=True)
            os._exit(0)
        os.kill(broker, signal.SIGCONT)
        if sender == "other":
            return talk(connection, request)
        os.waitpid(heir, 0)
        sys.exit()
    finally:
        os.kill(broker, signal.SIGCONT)
        os.kill(init, signal.SIGKILL)


TASKS = {
    "mount": lambda target, layer, *view: ask(**mounting(target, layer), **dict(zip(["view"], view))),
    "detached": lambda view: ask(do="detached", view=view),
    "umount": lambda target: ask(do="umount", target=target),
    "import": hand,
    "digest": digest,
    "say": lambda request: ask(**json.loads(request)),
    "swap": swap,
    "many": many,
    "in-chroot": in_chroot,
    "ended-sender": ended_sender,
    "other-sender": other_sender,
    "reused": reused,
}
print(json.dumps(TASKS[task](*rest)))
