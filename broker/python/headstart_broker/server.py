"""Mounts caches for jobs in containers, which may not mount. Runs as root on the host. See docs/broker.md.

Each request is served by a process of its own, in a mount namespace of its own. So the mounts of that process go when it
ends, however it ends; only the finished mount stays, in the container. Only the images in the store outlive a request.
"""
import argparse
import collections
import errno
import json
import os
import resource
import select
import signal
import socket
import stat
import sys
import time

from .account import account_of
from .caller import Caller, has_left, peer_of
from .fetch import Trust, fetch_layers
from .kernel import PR_SET_DUMPABLE, SO_PASSRIGHTS, checked, libc
from .layers import import_layers
from .mounts import find_detached, mount_layers, unmount
from .store import Store

MOST_CALLERS = 1024  # a process that a job keeps waiting for ever takes little
MOST_CALLERS_OF_ONE = 16
HELLO_SECONDS = 3
NO_CORE = 1  # bytes. For a limit of 0, the kernel would start the host's program that reads what has crashed.
MOST_REASON = 300  # characters: reasons may name what the job has sent

TASKS = {"mount": mount_layers, "detached": find_detached, "umount": unmount, "import": import_layers, "fetch": fetch_layers}


def serve(connection, peer, account, store, settings):
    def answer(reply):
        try:
            connection.sendall(json.dumps(reply).encode() + b"\n")
        except OSError:
            pass  # the job has left

    try:
        caller = Caller(connection, peer, account)
        signal.setitimer(signal.ITIMER_REAL, caller.seconds)
        answer(TASKS[caller.request["do"]](caller, store, settings) or {"ok": True})
        store.settle()
    except ConnectionError:
        pass  # the caller has left, which it may do a thousand times a second
    except Exception as error:  # a traceback would read files, which may be the container's by now
        reason = os.strerror(error.errno or errno.EIO) if isinstance(error, OSError) else str(error)
        answer({"no": reason[:MOST_REASON]})
        print("refused: %s" % ascii(reason[:MOST_REASON]), file=sys.stderr, flush=True)


def listen(run):
    """@returns the socket, and whether files can be sent on its connections"""
    os.makedirs(run, mode=0o711, exist_ok=True)
    # A job that reads a directory into memory of its own can keep the kernel's lock of the directory, for ever.
    if stat.S_IMODE(os.stat(run).st_mode) != 0o711:
        os.chmod(run, 0o711)
    path = os.path.join(run, "broker.sock")
    if os.path.lexists(path):
        os.unlink(path)
    server = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    takes_files = False
    try:
        server.setsockopt(socket.SOL_SOCKET, SO_PASSRIGHTS, 0)
    except OSError:  # Linux before 6.16
        takes_files = True
    os.umask(0)  # every job may ask
    server.bind(path)
    os.umask(0o022)
    server.listen(64)
    return server, takes_files


def check(run):
    """@returns why the broker that runs does not answer; None if it does"""
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as asking:
            asking.settimeout(HELLO_SECONDS)
            asking.connect(os.path.join(run, "broker.sock"))
            return None if asking.recv(1) else "the broker refuses this caller"
    except OSError as error:
        return "the broker does not answer: %s" % error


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--run", default="/run/headstart", help="directory of the socket, which containers see")
    parser.add_argument("--store", default="/var/lib/headstart-broker", help="directory of images, for root only")
    parser.add_argument("--store-size", type=int, default=20 << 30, help="bytes of images to keep")
    parser.add_argument("--upper", choices=("disk", "memory"), default="disk", help="where the writes of jobs go")
    parser.add_argument("--upper-size", type=int, default=16 << 30, help="bytes that a job may write to one mount")
    parser.add_argument("--uppers-size", type=int, default=0, help="bytes for the writes of all jobs; 0: what is free")
    parser.add_argument("--work-size", type=int, default=64 << 30, help="bytes that the files of an image may have")
    parser.add_argument("--most-mounts", type=int, default=16, help="mounts per container")
    parser.add_argument("--most-loops", type=int, default=512, help="loop devices in all, one per layer and upper")
    parser.add_argument("--trusted-scopes", type=Trust, dest="trust", help="file with a bucket that the broker fetches from itself")
    parser.add_argument("--check", action="store_true", help="only ask the broker that runs whether it answers")
    settings = parser.parse_args()
    if settings.check:
        sys.exit(check(settings.run))
    # A process that enters a job's user namespace is still root of the host. Root of that namespace may not trace it.
    checked(libc.prctl(PR_SET_DUMPABLE, 0, 0, 0, 0))
    resource.setrlimit(resource.RLIMIT_CORE, (NO_CORE, NO_CORE))
    store = Store(settings.store, settings.store_size)
    server, takes_files = listen(settings.run)
    callers, waiting = {}, None
    while True:
        wanted = [server] if waiting is None and len(callers) < MOST_CALLERS else []
        try:
            is_asked = select.select(wanted, [], [], 1)[0]
            # First: a job whose requests have been answered has its places again.
            while callers and (pid := os.waitpid(-1, os.WNOHANG)[0]):
                callers.pop(pid, None)
            if is_asked:
                waiting = accept(server, takes_files, callers)
            if waiting is not None:
                start(server, waiting, callers, store, settings)
                waiting = None
        except OSError as error:  # such as too many open files, or too many processes
            print("not answered: %s" % error, file=sys.stderr, flush=True)
            time.sleep(1)


Waiting = collections.namedtuple("Waiting", "connection peer account has_place")


def accept(server, takes_files, callers):
    """
    Takes the next connection. To serve it takes a process, which costs much more. So a caller that has no place, or has left,
    gets none. Where files may have come on the connection, this process cannot close it: to close them may take for ever.
    @returns the caller, unless it has been sent away
    """
    connection = server.accept()[0]
    peer = peer_of(connection)
    account = account_of(peer)
    has_place = sum(other == account for other in callers.values()) < MOST_CALLERS_OF_ONE
    waiting = Waiting(connection, peer, account, has_place)
    if takes_files or has_place and not has_left(connection):
        return waiting
    let_go(waiting)
    return None


def start(server, waiting, callers, store, settings):
    """
    Makes the process that serves a connection. Who closes a connection last closes all files that have been sent on it. So
    this process closes it first, and the other one when it ends: then it waits for no files.
    """
    goes, go = os.pipe()
    try:
        pid = os.fork()
        if pid == 0:
            try:
                os.close(go)
                os.read(goes, 1)
                server.close()
                signal.alarm(HELLO_SECONDS)
                if waiting.has_place:
                    serve(waiting.connection, waiting.peer, waiting.account, store, settings)
            finally:
                os._exit(0)
        callers[pid] = waiting.account
        let_go(waiting)
    finally:
        os.close(goes)
        os.close(go)


def let_go(waiting):
    waiting.connection.close()
    if waiting.peer.pidfd >= 0:
        os.close(waiting.peer.pidfd)
