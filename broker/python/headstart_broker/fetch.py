"""Fetches images of trusted branches from the host's own bucket."""
import fcntl
import json
import os
import re
import signal
import stat
import struct
import sys
import time
import urllib.parse

from .caller import REQUEST_SECONDS, has_left, receiver
from .kernel import F_SETPIPE_SZ, Refused, end_with
from .layers import START_SECONDS, check_image, copy_layer, keep_image, most_seconds, part_of, rebuild, sandbox_place
from .sandbox import limit, new_user, program_of, start_python
from .store import BLOCK
from .trusted_entry import read_layers, store_name

BUCKET = program_of("bucket")
MOST_FETCHES = 8  # with those that wait for others


class Trust:
    """The bucket and the branches whose signed images the kernel may mount as they are."""

    def __init__(self, path):
        try:
            with open(path) as file:
                status = os.fstat(file.fileno())
                facts = json.load(file)
            self.place = {name: facts[name] for name in ("region", "access-key-id", "secret-access-key")}
            self.url, self.scopes = facts["bucket"].rstrip("/"), facts["trusted-scopes"]
            self.keys = [line.strip().encode() for line in facts["signing-key"].split("\n") if line.strip()]
            texts = [self.url, *self.place.values(), *self.scopes, *sum(self.scopes.values(), [])]
            is_right = all(isinstance(text, str) for text in texts) and re.fullmatch("https?://[!-~]+", self.url)
        except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
            sys.exit("%s cannot be used: %s: %s" % (path, type(error).__name__, error))
        if status.st_uid != os.geteuid() or stat.S_IMODE(status.st_mode) & 0o077:
            sys.exit("%s must be a file that only root can read" % path)
        if not is_right or not self.keys or min(map(len, self.keys)) < 32:
            sys.exit("%s must have the URL of a bucket, texts, and a signing-key of at least 32 bytes" % path)


def fetch_layers(caller, store, settings):
    digests, entry, trust = caller.layers(), caller.request.get("entry"), settings.trust
    if trust is None:
        raise Refused("the broker fetches nothing itself")
    parts = [entry.get(name) if isinstance(entry, dict) else None for name in ("repository", "scope", "version", "key")]
    if not all(isinstance(part, str) and len(part) <= 1024 for part in parts):
        raise Refused("the request names no entry")
    if parts[1] not in trust.scopes.get(parts[0], []):
        raise Refused("the broker does not trust the branch that has the entry")
    images = {digest: store.image(digest, caller) for digest in digests}
    with store.locked("fetching", of=caller.account):  # a container has one of the places
        locks = take_turn(store, caller)
        if not all(map(os.path.exists, images.values())):
            fetch_images(caller, parts, images, store, settings)
        del locks


def fetch_images(caller, parts, images, store, settings):
    trust = settings.trust
    signal.alarm(START_SECONDS)  # for the entry's index
    fetcher = Fetcher(trust, parts, caller)
    end, layers = read_layers(fetcher, trust, parts)
    if not images.keys() <= layers.keys():
        raise Refused("the entry has no such image")
    place = sandbox_place(store)
    for digest, image in images.items():
        if os.path.exists(image):
            continue
        offset, length = layers[digest]
        part = part_of({"digest": digest, "offset": offset, "length": length}, end)
        if length > store.most_bytes:
            raise Refused("the store has no room for the image")
        signal.alarm(most_seconds(length))
        fetcher.ask(offset, part.stop)
        (copy,) = store.reserve([length], settings.work_size, caller.account)
        names = copy_layer(fetcher.receive, part, copy, store)
        signal.alarm(REQUEST_SECONDS["import"])
        if owners_of(copy) == list(dict.fromkeys([caller.uid, caller.gid])):
            check_image(copy, caller, store, place)
        else:
            given = copy
            copy = rebuild(given, caller, store, store.room(settings.work_size), place)
            os.close(given)
        keep_image(copy, names, caller, store)


def take_turn(store, caller):
    """
    Of jobs that begin at once, one fetches, and the others find the image. Few may wait, lest other requests find no place,
    and a job that has ended waits no longer.
    @returns the locks, which go when nothing refers to them
    """
    place = next(filter(None, (taken(store.fetching + str(nth)) for nth in range(MOST_FETCHES))), None)
    if place is None:
        raise Refused("the broker is fetching other images")
    while not (turn := taken(store.fetching)):
        if has_left(caller.connection):
            raise Refused("the job has ended")
        time.sleep(0.05)
    return place, turn


def taken(path):
    """@returns the lock, unless another process has it"""
    lock = open(path, "w")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return None
    return lock


class Fetcher:
    """A process without rights that reads an object of the bucket. Only its own standard input has the credentials."""

    def __init__(self, trust, parts, caller):
        path = urllib.parse.quote("/" + "/".join(map(store_name, parts)), safe="/-_.~")
        (asks, ask), (answers, answer) = os.pipe(), os.pipe()
        broker, user = os.getpid(), new_user()
        if os.fork() == 0:
            try:
                os.setgroups([])
                os.setresgid(user, user, user)
                os.setresuid(user, user, user)
                end_with(broker)
                limit((asks, answer, 2), BLOCK)
                start_python(BUCKET, [])
            finally:
                os._exit(125)
        os.close(asks)
        os.close(answer)
        fcntl.fcntl(answers, F_SETPIPE_SZ, BLOCK)
        self.asks, self.received = os.fdopen(ask, "w"), receiver(answers, caller.connection)
        self.say(json.dumps({**trust.place, "url": trust.url + path}))
        length = b""
        while not length.endswith(b"\n"):
            length += self.receive(1)
        self.length = int(length)

    def say(self, line):
        try:
            print(line, file=self.asks, flush=True)
        except BrokenPipeError:
            pass  # its answer says so

    def ask(self, start, end):
        self.say("%d %d" % (start, end))

    def receive(self, length):
        data = self.received(length)
        if len(data) < length:
            raise Refused("the bucket does not send the entry to the broker")
        return data


def owners_of(image):
    """The users and groups that files of an image have; nothing if they are many, and so compressed."""
    (count,), (table,) = struct.unpack("<H", os.pread(image, 2, 26)), struct.unpack("<Q", os.pread(image, 8, 48))
    (at,) = struct.unpack("<Q", os.pread(image, 8, table))
    (size,) = struct.unpack("<H", os.pread(image, 2, at))
    return list(struct.unpack("<%dI" % count, os.pread(image, 4 * count, at + 2))) if size == 0x8000 | 4 * count else []
