"""
A hostile job with a file system of its own, which stops answering: SOCKET DIRECTORY TASK [ARGUMENT...]. Runs as root of a
user namespace. Prints a line when each of its requests waits for that file system, or is answered. Then it waits.
"""
import ctypes
import json
import mmap
import os
import signal
import socket
import struct
import sys
import time

LOOKUP, GETATTR, OPEN, READ, STATFS, INIT, OPENDIR, READDIR = 1, 3, 14, 15, 17, 26, 27, 28
QUIET, FINE = (2, 42), (18, 25, 29, 34)  # calls without an answer, and those whose answer is empty
TREE = {b"target": 2, b"file": 3}
KEPT = 99  # a file
path, place, task, *rest = sys.argv[1:]
libc = ctypes.CDLL(None, use_errno=True)
stops_at = mmap.mmap(-1, 1)  # a call that is read and never answered, so its caller cannot be killed
news, is_news = os.pipe()


def checked(result):
    if result < 0:
        raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))
    return result


def mount(kind, point, flags, options):
    checked(libc.mount(b"neighbour", os.fsencode(point), kind.encode(), flags, options.encode() or None))


def attributes(node):
    mode = 0o100644 if node == 3 else 0o40755
    return struct.pack("<6Q10I", node, 4096, 8, 0, 0, 0, 0, 0, 0, mode, 2, 0, 0, 0, 4096, 0)


def answer_of(call, node, data):
    if call == INIT:
        return struct.pack("<IIIIHHIIHHI28x", 7, 31, 0, 0, 0, 0, 4096, 1, 0, 0, 0)
    if call == GETATTR:
        return struct.pack("<QII", 0, 0, 0) + attributes(node)
    if call == LOOKUP:
        found = TREE.get(data.rstrip(b"\0"))
        return found and struct.pack("<4QII", found, 0, 0, 0, 0, 0) + attributes(found)
    if call in (OPEN, OPENDIR):
        return struct.pack("<QII", 0, 0, 0)
    if call == STATFS:
        return bytes(80)
    return b"" if call in FINE or call in (READ, READDIR) else None


def serve(device):
    while True:
        request = os.read(device, 1 << 18)
        _, call, unique, node = struct.unpack_from("<IIQQ", request)
        if call == stops_at[0]:
            os.write(is_news, b"waits ")
        elif call not in QUIET:
            answer = answer_of(call, node, request[40:])
            error = 0 if answer is not None else -2 if call == LOOKUP else -38
            os.write(device, struct.pack("<IiQ", 16 + len(answer or b""), error, unique) + (answer or b""))


def start(work):
    pid = os.fork()
    if pid == 0:
        try:
            work()
        finally:
            os._exit(0)
    return pid


def ask(**request):
    connection = socket.socket(socket.AF_UNIX)
    connection.connect(path)
    lines = connection.makefile("rw")
    try:
        nonce = lines.readline().strip()
        lines.write(json.dumps({"nonce": nonce, **request}) + "\n")
        lines.flush()
    except OSError:
        pass  # the broker has closed the connection
    os.write(is_news, b"sent ")
    try:
        answer = lines.readline()
    except OSError:
        answer = ""
    os.write(is_news, b"answered ")
    return answer


def wait_for(is_so):
    seen = b""
    while not is_so(seen):
        seen += os.read(news, 4096)


def mount_overlay(is_kept=False):
    fuse, merged = (os.path.join(place, name) for name in ("fuse", "merged"))
    for name in ("fuse", "merged", "upper", "work"):
        os.mkdir(os.path.join(place, name))
    device = os.open("/dev/fuse", os.O_RDWR)
    mount("fuse", fuse, 0, "fd=%d,rootmode=40000,user_id=0,group_id=0,allow_other" % device)
    start(lambda: serve(device))
    if is_kept:
        os.dup2(device, KEPT)
    os.close(device)  # so that the kernel gives up the file system when its server is killed
    mount("overlay", merged, 0, "lowerdir=%s,upperdir=%s/upper,workdir=%s/work" % (fuse, place, place))
    for name in ("target", "file"):
        os.stat(os.path.join(merged, name))
    return fuse, merged


def from_overlay(call, count, request):
    """Asks so often, from a mount namespace for every 16 requests."""
    _, merged = mount_overlay()
    request = json.loads(request.replace("MERGED", merged))
    stops_at[0] = int(call)

    def ask_16():
        checked(libc.unshare(1 << 17))
        for _ in range(min(16, int(count))):
            start(lambda: ask(**request))
        signal.pause()

    for _ in range(-(-int(count) // 16)):
        start(ask_16)
    wait_for(lambda seen: seen.count(b"sent") == int(count) and (b"waits" in seen or b"answered" in seen))


def keep_lock(path):
    """Keeps the kernel's lock of a directory: a list of its names goes to memory that waits for a file."""
    fuse, _ = mount_overlay()
    memory = mmap.mmap(os.open(os.path.join(fuse, "file"), os.O_RDWR), 4096, mmap.MAP_PRIVATE)
    address = ctypes.addressof(ctypes.c_char.from_buffer(memory))
    directory = os.open(path, os.O_RDONLY)
    stops_at[0] = READ
    number = {"x86_64": 217, "aarch64": 61}[os.uname().machine]
    start(lambda: libc.syscall(number, directory, ctypes.c_void_p(address), 4096))
    wait_for(lambda seen: b"waits" in seen)
    writer = start(lambda: os.mkdir(os.path.join(path, "new")))  # takes the lock even where this user may not write
    proc = os.path.join(place, "proc")
    os.mkdir(proc)
    mount("proc", proc, 0, "")
    while open("%s/%d/stat" % (proc, writer)).read().split()[2] != "D":
        time.sleep(0.01)


def with_locked_directory(target, layer):
    keep_lock(target)
    start(lambda: ask(do="mount", target=target, layers=[layer], path="tree"))


def with_long_table(target, layer):
    """A line of a table of mounts names a path twice."""
    long = place
    while len(long) < 3800:
        long = os.path.join(long, "x" * 200)
    os.makedirs(long)
    for _ in range(2500):
        checked(libc.mount(long.encode(), long.encode(), None, 1 << 12, None))
    answer = ""
    # The kernel numbers namespaces again: the places of a container that has just ended may still be taken.
    while not answer:
        answer = ask(do="mount", target=target, layers=[layer], path="tree")
    print(answer, end="", flush=True)


def slow_to_close():
    """A socket whose last close waits for a day, because its other end does not read."""
    listener = socket.create_server(("127.0.0.1", 0))
    near = socket.create_connection(listener.getsockname())
    far = listener.accept()[0]
    near.setblocking(False)
    try:
        while True:
            near.send(bytes(1 << 16))
    except BlockingIOError:
        pass
    return near, far


def with_sent_files():
    """Sends such sockets with more connections than the broker answers at once."""
    slow = [slow_to_close() for _ in range(24)]
    kept = []
    for near, _ in [(None, None)] * 16 + slow:
        connection = socket.socket(socket.AF_UNIX)
        connection.connect(path)
        kept.append(connection)
        if near is None:
            continue
        try:
            near.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 86400))
            socket.send_fds(connection, [b"x"], [near.fileno()])
        except OSError:  # the broker has closed the connection, or takes no files
            near.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, bytes(8))
        near.close()
    start(lambda: (kept, slow, signal.pause()))


def with_written_file(directory, stop):
    """
    Keeps the kernel's lock of a file on XFS: what is written to it comes from memory that waits for a file. The process that
    asks ends when `stop` is there.
    """
    fuse, _ = mount_overlay()
    memory = mmap.mmap(os.open(os.path.join(fuse, "file"), os.O_RDWR), 4096, mmap.MAP_PRIVATE)
    address = ctypes.addressof(ctypes.c_char.from_buffer(memory))
    image = os.path.join(directory, "image")
    with open(image, "wb") as file:
        file.write(bytes(4 << 20))
    written = os.open(image, os.O_WRONLY)
    stops_at[0] = READ
    start(lambda: libc.write(written, ctypes.c_void_p(address), 4096))
    wait_for(lambda seen: b"waits" in seen)
    layers = [{"digest": "x", "offset": 0, "length": 4 << 20}]
    asks = start(lambda: ask(do="import", path=image, end=4 << 20, layers=layers))

    def end_it():
        while not os.path.exists(stop):
            time.sleep(0.02)
        os.kill(asks, signal.SIGKILL)

    start(end_it)


def with_sent_device(layer):
    """Sends the broker the device of the file system that it waits for. No other process has it when this job has ended."""
    _, merged = mount_overlay(is_kept=True)
    stops_at[0] = LOOKUP
    connection = socket.socket(socket.AF_UNIX)
    connection.connect(path)
    nonce = connection.recv(64).decode().strip()
    request = {"nonce": nonce, "do": "mount", "target": os.path.join(merged, "new"), "layers": [layer], "path": "tree"}
    connection.sendall(json.dumps(request).encode() + b"\n")
    wait_for(lambda seen: b"waits" in seen)
    try:
        socket.send_fds(connection, [b"x"], [KEPT])
    except OSError:
        pass  # the broker takes no files
    start(lambda: (connection, signal.pause()))


def with_many_connections(kind, count):
    """Connects without end. Keeps the connections that the broker serves and says nothing, or leaves each one at once."""
    kept = []
    ended = 0
    while True:
        connection = socket.socket(socket.AF_UNIX)
        try:
            connection.connect(path)
            if kind == "left":
                connection.send(b"x")
            elif connection.recv(64):
                kept.append(connection)
                continue
        except ConnectionError:
            pass
        connection.close()
        ended += 1
        if ended == int(count):
            print("ready", flush=True)


def with_all_processes():
    try:
        while True:
            start(signal.pause)
    except OSError:
        pass  # the host has no more


TASKS = {
    "sent": with_sent_files,
    "device": with_sent_device,
    "overlay": from_overlay,
    "kept": keep_lock,
    "locked": with_locked_directory,
    "written": with_written_file,
    "table": with_long_table,
    "flood": with_many_connections,
    "bomb": with_all_processes,
}
TASKS[task](*rest)
if task != "table":
    print("ready", flush=True)
signal.pause()
