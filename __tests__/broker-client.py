"""Asks a mount broker from within a container, honestly or not: SOCKET TASK [ARGUMENT...]. Prints the answers."""
import ctypes
import hashlib
import json
import os
import signal
import socket
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
    """Exchanges a directory and a link to /etc while requests for the directory are under way."""
    libc = ctypes.CDLL(None)
    os.makedirs(target)
    os.symlink("/etc", target + "-link")
    paths = [os.fsencode(target), os.fsencode(target + "-link")]
    waiting, enough = os.pipe()
    child = os.fork()
    if child == 0:
        done = 0
        while True:  # where something is mounted, nothing is renamed
            done += libc.renameat2(-100, paths[0], -100, paths[1], 2) == 0
            if done == int(swaps):
                os.close(enough)
    os.close(enough)
    points = []
    failures = 0
    while failures + len(points) < int(requests):
        ask(do="mount", target=target, layers=[layer])
        with open("/proc/self/mountinfo") as table:
            mounted = [line.split()[4] for line in table if " headstart-broker " in line]
        points += mounted
        failures += not mounted
        for point in mounted:
            ask(do="umount", target=point)
    os.read(waiting, 1)
    os.kill(child, signal.SIGKILL)
    return [{"points": sorted({point.replace("-link", "") for point in points}), "failures": failures}]


def many(layer, *targets):
    answers = [ask(do="mount", target=target, layers=[layer])[0] for target in targets]
    for target in targets:
        ask(do="umount", target=target)
    return answers


def ended_sender(target, layer):
    """Lets a process connect and end, and then asks on its connection."""
    connection = socket.socket(socket.AF_UNIX)
    child = os.fork()
    if child == 0:
        connection.connect(path)
        os._exit(0)
    os.waitpid(child, 0)
    return talk(connection, {"do": "mount", "target": target, "layers": [layer]})


def other_sender(target, layer):
    """Connects, and lets another process send the request."""
    connection = socket.socket(socket.AF_UNIX)
    connection.connect(path)
    if os.fork() == 0:
        return talk(connection, {"do": "mount", "target": target, "layers": [layer]})
    os.wait()
    sys.exit()


TASKS = {
    "mount": lambda target, *layers: ask(do="mount", target=target, layers=layers),
    "umount": lambda target: ask(do="umount", target=target),
    "import": hand,
    "digest": digest,
    "say": lambda request: ask(**json.loads(request)),
    "swap": swap,
    "many": many,
    "ended-sender": ended_sender,
    "other-sender": other_sender,
}
print(json.dumps(TASKS[task](*rest)))
