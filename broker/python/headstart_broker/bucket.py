"""
Reads ranges of one object of a bucket. The broker runs it as a user without rights. The standard input has a line of JSON:

    url, region, access-key-id, secret-access-key

The answer is a line with the object's length in bytes. After that, each line `START END` is answered with these bytes.
"""
import collections
import concurrent.futures
import hashlib
import hmac
import http.client
import json
import sys
import threading
import time
import urllib.parse

CONNECTIONS = 6
PART = 4 << 20  # bytes of one request
MOST_WAITING = 2 * CONNECTIONS  # parts in memory
TRIES = 3
SECONDS = 20  # without a byte


class Object:
    def __init__(self, facts):
        self.facts, self.url = facts, urllib.parse.urlsplit(facts["url"])
        self.local = threading.local()
        head = self.ask("HEAD", {})[0]
        self.length, self.tag = int(head["content-length"]), head["etag"]

    def read(self, start, end):
        ranges = {"range": "bytes=%d-%d" % (start, end - 1), "if-match": self.tag}
        for wait in range(1, TRIES + 1):
            try:
                headers, data = self.ask("GET", ranges)
                if headers["content-range"] != "bytes %d-%d/%d" % (start, end - 1, self.length) or len(data) != end - start:
                    raise OSError("the bucket sends another range")
                return data
            except (OSError, http.client.HTTPException):
                if wait == TRIES:
                    raise
                time.sleep(wait / 3)

    def ask(self, method, headers):
        """@returns headers by their name in small letters, and the body"""
        try:
            connection = self.connection()
            now = time.strftime("%Y%m%dT%H%M%SZ", time.gmtime())
            all_headers = signed(self.facts, method, self.url, headers, "UNSIGNED-PAYLOAD", now)
            connection.request(method, self.url.path, headers=all_headers)
            answer = connection.getresponse()
            data = answer.read(PART)
            if answer.status not in (200, 206) or answer.read(1):
                raise OSError("status %d" % answer.status)
        except BaseException:
            self.local.__dict__.clear()
            raise
        return {name.lower(): value for name, value in answer.getheaders()}, data

    def connection(self):
        """One for each thread."""
        if not hasattr(self.local, "connection"):
            kind = http.client.HTTPConnection if self.url.scheme == "http" else http.client.HTTPSConnection
            self.local.connection = kind(self.url.netloc, timeout=SECONDS)
        return self.local.connection


def signed(facts, method, url, headers, digest, now):
    """
    The headers of a request, with its signature. The URL must be in its canonical form.
    https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
    """
    headers = {**headers, "host": url.netloc, "x-amz-content-sha256": digest, "x-amz-date": now}
    names = ";".join(sorted(headers))
    lines = "".join("%s:%s\n" % (name, headers[name]) for name in sorted(headers))
    request = "\n".join([method, url.path, url.query, lines, names, digest])
    scope = [now[:8], facts["region"], "s3", "aws4_request"]
    text = "\n".join(["AWS4-HMAC-SHA256", now, "/".join(scope), hashlib.sha256(request.encode()).hexdigest()])
    key = b"AWS4" + facts["secret-access-key"].encode()
    for part in [*scope, text]:
        key = hmac.new(key, part.encode(), "sha256").digest()
    who = "%s/%s" % (facts["access-key-id"], "/".join(scope))
    return {**headers, "authorization": "AWS4-HMAC-SHA256 Credential=%s, SignedHeaders=%s, Signature=%s" % (who, names, key.hex())}


def serve():
    asked = Object(json.loads(sys.stdin.readline()))
    out = sys.stdout.buffer
    out.write(b"%d\n" % asked.length)
    out.flush()
    with concurrent.futures.ThreadPoolExecutor(CONNECTIONS) as threads:
        for line in sys.stdin:
            start, end = map(int, line.split())
            waiting = collections.deque()
            for at in range(start, end, PART):
                waiting.append(threads.submit(asked.read, at, min(at + PART, end)))
                if len(waiting) == MOST_WAITING:
                    out.write(waiting.popleft().result())
            for part in waiting:
                out.write(part.result())
            out.flush()


def main():
    try:
        serve()
    except (OSError, http.client.HTTPException, KeyError, ValueError) as error:
        # The server's words could be anything.
        sys.exit("fetch: %s" % (error if type(error) is OSError and error.errno is None else type(error).__name__))
