"""Reads the index of an entry after its signature proves it."""
import hashlib
import hmac
import json
import re
import struct

from .kernel import Refused
from .store import BLOCK, MOST_BODY_BYTES


def store_name(part):
    """As src/names/keys.ts names the parts of an entry's name."""
    name = re.sub(rb"^\.|[^A-Za-z0-9._-]", lambda byte: b"%%%02X" % byte.group()[0], part.encode("utf-8", "replace")).decode()
    return (name or "%") if len(name) <= 225 else "%s~%s" % (name[:160], hashlib.sha256(part.encode("utf-8", "replace")).hexdigest())


def read_layers(fetcher, trust, parts):
    """
    Reads an entry's index as src/entry/index-frame.ts has it, after its signature proves its bytes and its place.
    @returns where the body ends, and where each image is, by its digest: the offset and the length
    """
    frame = 8 + 12 + 32 + 4 + 8
    fetcher.ask(fetcher.length - 12, fetcher.length)
    length, ending = struct.unpack("<I8s", fetcher.receive(12))
    # The bucket may say any length, and nothing is proven yet.
    most = frame + 32 * -(-min(fetcher.length, MOST_BODY_BYTES) // BLOCK) + (4 << 20) + 1024
    if ending != b"HEADSTR2" or not frame <= length <= min(fetcher.length, most):
        raise Refused("the entry in the bucket has no index")
    fetcher.ask(fetcher.length - length, fetcher.length)
    index = fetcher.receive(length)
    sizes = struct.unpack_from("<3I", index, 8)
    end = fetcher.length - length
    if frame + sum(sizes) != length or sizes[0] != 32 * -(-end // BLOCK):
        raise Refused("the entry in the bucket has a damaged index")
    digests, facts, signature = (index[20 + sum(sizes[:nth]) :][: sizes[nth]] for nth in range(3))
    check_signature(signature, hashlib.sha256(struct.pack("<I", sizes[0]) + digests + facts).digest(), trust, parts[:3])
    layers = {}
    for segment in json.loads(facts)["segments"]:
        offset, length = segment["offset"], segment["length"]
        if segment["kind"] in ("image", "delta"):
            own = digests[32 * (offset // BLOCK) : 32 * -(-(offset + length) // BLOCK)]
            layers[hashlib.sha256(b"%d\n" % length + own).hexdigest()] = offset, length
    return end, layers


def check_signature(signature, digest, trust, place):
    """An HMAC-SHA-256 as src/entry/signature.ts makes it: for this repository, branch and version."""
    parts = ["headstart-entry-1", signature[:9].hex(), *place, digest.hex()]
    statement = json.dumps(parts, separators=(",", ":"), ensure_ascii=False).encode("utf-8", "replace")
    right = [hmac.new(key, statement, "sha256").digest() for key in trust.keys]
    if signature[:1] != b"\1" or not any(hmac.compare_digest(one, signature[9:]) for one in right):
        raise Refused("no key of the broker has signed the entry")
