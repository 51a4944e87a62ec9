import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  blockBytes,
  blocksBetween,
  containerVersion,
  readIndex,
  readS3Inputs,
  startAfter
} from "./shared-NXC2A2Z4.js";
import {
  caselessName,
  fingerprint,
  lengthOf,
  mapStream,
  mayAnswer,
  newBufferPool,
  partOf,
  pickMatch,
  storeName,
  versionOf
} from "./shared-YGZVBSQK.js";
import {
  basename,
  cacheService,
  checkLinksTo,
  checkOwn,
  checkOwnDirectories,
  checkOwnDirectory,
  dirname,
  info,
  isAbsolute,
  isOurs,
  isPrivateMode,
  join,
  keepsDisk,
  makeOwnDirectories,
  mask,
  outputOf,
  pathMaths,
  resolve,
  runCommand,
  runProgram,
  slashed,
  startPipeline,
  warning
} from "./shared-YTXWQCPP.js";
import {
  BadEntry,
  JobFailure,
  ToolFailure,
  UnknownEntry,
  codeOf,
  messageOf
} from "./shared-EURE5UKW.js";
import {
  __commonJS,
  __require,
  __toESM
} from "./shared-6XEEPUUL.js";

// lighter-node:crypto?src/formats/actions-cache/actions-cache.ts
var require_crypto = __commonJS({
  "lighter-node:crypto?src/formats/actions-cache/actions-cache.ts"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name) => __require("node:crypto")[name] }));
    module.exports.getRandomValues = (bytes) => __require("node:crypto").getRandomValues(bytes);
  }
});

// lighter-node:zlib?src/formats/actions-cache/compression.ts
var require_zlib = __commonJS({
  "lighter-node:zlib?src/formats/actions-cache/compression.ts"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name) => __require("node:zlib")[name] }));
  }
});

// lighter-node:zlib?src/formats/node-tar/frame.ts
var require_zlib2 = __commonJS({
  "lighter-node:zlib?src/formats/node-tar/frame.ts"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name) => __require("node:zlib")[name] }));
  }
});

// lighter-node:zlib?src/formats/zstd.ts
var require_zlib3 = __commonJS({
  "lighter-node:zlib?src/formats/zstd.ts"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name) => __require("node:zlib")[name] }));
  }
});

// lighter-node:v8?src/formats/actions-cache/unpack.ts
var require_v8 = __commonJS({
  "lighter-node:v8?src/formats/actions-cache/unpack.ts"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name) => __require("node:v8")[name] }));
  }
});

// lighter-node:stream/consumers?src/formats/squashfs/directory-image.ts
var require_consumers = __commonJS({
  "lighter-node:stream/consumers?src/formats/squashfs/directory-image.ts"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name) => __require("node:stream/consumers")[name] }));
  }
});

// lighter-node:crypto?src/disk/local-socket.ts
var require_crypto2 = __commonJS({
  "lighter-node:crypto?src/disk/local-socket.ts"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name) => __require("node:crypto")[name] }));
    module.exports.getRandomValues = (bytes) => __require("node:crypto").getRandomValues(bytes);
  }
});

// lighter-node:v8?src/files/journal.ts
var require_v82 = __commonJS({
  "lighter-node:v8?src/files/journal.ts"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name) => __require("node:v8")[name] }));
  }
});

// lighter-node:zlib?src/formats/squashfs/check.ts
var require_zlib4 = __commonJS({
  "lighter-node:zlib?src/formats/squashfs/check.ts"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name) => __require("node:zlib")[name] }));
  }
});

// lighter-node:zlib?src/formats/squashfs/metadata.ts
var require_zlib5 = __commonJS({
  "lighter-node:zlib?src/formats/squashfs/metadata.ts"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name) => __require("node:zlib")[name] }));
  }
});

// lighter-node:zlib?src/formats/squashfs/removals.ts
var require_zlib6 = __commonJS({
  "lighter-node:zlib?src/formats/squashfs/removals.ts"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name) => __require("node:zlib")[name] }));
  }
});

// lighter-node:zlib?src/formats/tar/skeleton-check.ts
var require_zlib7 = __commonJS({
  "lighter-node:zlib?src/formats/tar/skeleton-check.ts"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name) => __require("node:zlib")[name] }));
  }
});

// lighter-node:crypto?src/disk/draft-file.ts
var require_crypto3 = __commonJS({
  "lighter-node:crypto?src/disk/draft-file.ts"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name) => __require("node:crypto")[name] }));
    module.exports.getRandomValues = (bytes) => __require("node:crypto").getRandomValues(bytes);
  }
});

// lighter-node:crypto?src/stash/flight.ts
var require_crypto4 = __commonJS({
  "lighter-node:crypto?src/stash/flight.ts"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name) => __require("node:crypto")[name] }));
    module.exports.getRandomValues = (bytes) => __require("node:crypto").getRandomValues(bytes);
  }
});

// lighter-node:stream/consumers?src/mount/root-rights.ts
var require_consumers2 = __commonJS({
  "lighter-node:stream/consumers?src/mount/root-rights.ts"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name) => __require("node:stream/consumers")[name] }));
  }
});

// src/formats/actions-cache/actions-cache.ts
var import_node_crypto = __toESM(require_crypto(), 1);

// src/formats/naming.ts
function isForWindowsOnly({ crossOs, platform = process.platform }) {
  return platform === "win32" && !crossOs;
}
function ownVersion(formatId, naming) {
  const system = isForWindowsOnly(naming) ? "windows-only" : "any";
  const rolling = naming.rolling ? ["rolling"] : [];
  return versionOf([...rolling, containerVersion, formatId, system, ...naming.paths]);
}

// src/formats/actions-cache/pack.ts
import { once as once3 } from "node:events";
import { setImmediate } from "node:timers/promises";

// src/files/byte-strings.ts
import { readdirSync } from "node:fs";
function toBytes(text) {
  return Buffer.from(text, "utf8").toString("latin1");
}
var beyondAscii = /[\u0080-\u00ff]/;
var utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
function fromBytes(bytes, platform = process.platform) {
  if (!beyondAscii.test(bytes)) return bytes;
  const buffer3 = Buffer.from(bytes, "latin1");
  if (platform !== "win32") return buffer3;
  try {
    return utf8.decode(buffer3);
  } catch {
    throw new Error(`Windows has no file ${JSON.stringify(buffer3.toString())}: its name is not Unicode`);
  }
}
function isWithin(path, dir) {
  return path === dir || path.startsWith(below(dir));
}
function below(dir) {
  return dir.endsWith("/") ? dir : `${dir}/`;
}
function namesIn(dir) {
  return readdirSync(fromBytes(dir), { encoding: "latin1" });
}

// src/formats/packing.ts
import { symlinkSync } from "node:fs";
import { join as join2 } from "node:path";
function linkBases({ matches, scratch }) {
  const bases = new Map(matches.map(({ root }) => [root.place, root.base]));
  for (const [place, base] of bases) symlinkSync(base, join2(scratch, String(place)));
}
async function copyAll(stream, { write: write3, signal }) {
  let length = 0;
  for await (const bytes of stream) {
    await write3(bytes);
    signal.throwIfAborted();
    length += bytes.length;
  }
  return length;
}

// src/formats/tar-commands.ts
var mostBlocks = 2048;
var largeRecords = ["-b", String(mostBlocks)];
function recordsFor(archiveBytes) {
  return ["-b", String(Math.min(Math.max(20, Math.ceil(archiveBytes / 512 / 8)), mostBlocks))];
}
var plainFiles = process.platform === "darwin" ? ["--no-mac-metadata"] : [];
function createCommand(tar2, { beyondAscii: beyondAscii3, archiveBytes = Number.POSITIVE_INFINITY, listing }) {
  if (tar2.dialect === "node") return { thread: "create" };
  const { path, dialect } = tar2;
  const records = recordsFor(archiveBytes);
  if (dialect === "bsd") {
    const owner = ["--uid", "0", "--gid", "0", "--uname", "", "--gname", ""];
    const plain = [...plainFiles, "--no-xattrs", "--no-acls", "--no-fflags", ...owner];
    const pax = ["--format", "pax", "--options", "hdrcharset=BINARY"];
    const names = ["--no-recursion", "--null", "-T", "-"];
    return { path, args: ["-c", "-P", "-f", "-", ...records, ...pax, ...plain, ...names] };
  }
  const charset = beyondAscii3 ? ",hdrcharset:=BINARY" : "";
  const listed = listing === void 0 ? [] : ["-vv", "--utc", `--index-file=${listing}`];
  return { path, args: [...gnuCreate(charset), "-P", "--sparse", ...listed, ...records, ...gnuNames] };
}
var gnuNames = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"];
function gnuCreate(more2 = "") {
  const pax = ["--format=posix", `--pax-option=exthdr.name=pax,delete=atime,delete=ctime${more2}`];
  return ["--create", "--file=-", ...pax, "--numeric-owner", "--owner=0", "--group=0"];
}
function imageCommand({ path }) {
  const forImage = ["-b", "128", "--mode=a-st", "--transform=s,^\\([0-9]*\\)/\\.$,\\1,SH"];
  const times = ["--clamp-mtime", `--mtime=@${2 ** 32 - 1}`];
  return { path, args: [...gnuCreate(",delete=mtime"), ...forImage, ...times, ...gnuNames] };
}
function extractCommand(tar2, bases) {
  if (tar2.dialect === "node") return { thread: "extract", bases };
  const { path, dialect } = tar2;
  const quiet = dialect === "gnu" ? ["--warning=no-unknown-keyword"] : plainFiles;
  const input = ["-f", "-", "--ignore-zeros", ...largeRecords, ...quiet];
  return { path, args: ["-x", ...input, "--no-same-owner", "--no-same-permissions"] };
}
function describeCommand({ path }) {
  return { path, args: ["-c", "-f", "-", "--format", "mtree", "--options", "!all,type,mode,time", "@-"] };
}
function stampCommand({ path }) {
  return { path, args: ["-x", "-p", "-f", "-", "--no-same-owner", ...plainFiles] };
}

// src/formats/actions-cache/compression.ts
var import_node_zlib3 = __toESM(require_zlib(), 1);
import { pipeline as connect, Readable as Readable2 } from "node:stream";
import { pipeline } from "node:stream/promises";

// src/formats/node-tar/start.ts
import { availableParallelism } from "node:os";
import { extname, join as join3 } from "node:path";
import { Readable, Writable } from "node:stream";
import { Worker } from "node:worker_threads";

// src/formats/node-tar/flow.ts
var mostWaiting = 1024 * 1024;
function byteSender(port) {
  let waiting = 0;
  let wake = () => {
  };
  return {
    /** Takes the buffer away from this thread. Resolves when there is room for more. */
    async send(bytes) {
      waiting += bytes.length;
      port.postMessage(bytes, [bytes.buffer]);
      while (waiting > mostWaiting) await new Promise((resolve2) => wake = resolve2);
    },
    taken(bytes) {
      waiting -= bytes;
      wake();
    }
  };
}

// src/formats/node-tar/frame.ts
var import_node_zlib = __toESM(require_zlib2(), 1);
import { once } from "node:events";
var frameContentBytes = 4 * 1024 * 1024;
async function frameOf(content, level) {
  const { ZSTD_c_compressionLevel, ZSTD_e_end: flush } = import_node_zlib.constants;
  const params = { [ZSTD_c_compressionLevel]: level };
  const zstd2 = (0, import_node_zlib.createZstdCompress)({ params, flush, chunkSize: mostBytesOf(content.length) });
  try {
    zstd2.write(content);
    await once(zstd2, "readable");
    const { buffer: buffer3, byteOffset, length } = zstd2.read();
    return byteOffset === 0 && length < buffer3.byteLength && buffer3.byteLength > Buffer.poolSize ? Buffer.from(buffer3.transfer(length)) : Buffer.from(buffer3, byteOffset, length);
  } finally {
    zstd2.destroy();
  }
}
function mostBytesOf(length) {
  const small = 128 * 1024;
  return length + (length >> 8) + (length < small ? small - length >> 11 : 0) + 1;
}

// src/formats/node-tar/slabs.ts
function newSlabs(count, bytes) {
  return {
    released: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)),
    slabs: Array.from({ length: count }, () => new SharedArrayBuffer(bytes))
  };
}
function slabAt({ slabs }, turn) {
  return Buffer.from(slabs[turn % slabs.length]);
}
function releaseSlab({ released }) {
  Atomics.add(released, 0, 1);
  Atomics.notify(released, 0);
}

// src/formats/node-tar/start.ts
function startTar(tar2, where) {
  if (!("thread" in tar2)) return startPipeline([tar2], where);
  const task = startTask(tar2, where);
  return { ...task, stdout: Readable.from(copiesOf(task)) };
}
async function* copiesOf({ stdout, release }) {
  for await (const slab of stdout) {
    const copy = Buffer.from(slab);
    release();
    yield copy;
  }
}
var program = join3(import.meta.dirname, `tar-thread${extname(import.meta.filename)}`);
var idle = [];
var slabsAtOnce = Math.min(availableParallelism(), 4);
function newWorker() {
  const limits = { maxYoungGenerationSizeMb: 2 };
  const thread = new Worker(program, { execArgv: [], env: {}, resourceLimits: limits });
  return { thread, slabs: newSlabs(slabsAtOnce + 1, frameContentBytes), turn: 0 };
}
function startTask(tar2, { cwd, signal }) {
  const worker = idle.pop() ?? newWorker();
  const { thread, slabs } = worker;
  thread.ref();
  const post = (message) => thread.postMessage(message);
  const task = { ...tar2, cwd, mask: process.umask(), slabs };
  post(task);
  const input = byteSender(thread);
  const stdin = new Writable({
    write: (bytes, _, done) => void input.send(new Uint8Array(bytes)).then(() => done()),
    final(done) {
      post("end");
      done();
    }
  });
  stdin.on("error", () => {
  });
  const stdout = new Readable({ objectMode: true, read() {
  } });
  const receive = (message) => {
    if ("taken" in message) input.taken(message.taken);
    else stdout.push(slabAt(slabs, worker.turn++).subarray(0, message.filled));
  };
  const ended = taskEnded(worker, receive, signal).finally(() => {
    stdout.push(null);
    stdin.destroy(new Error("its reader has ended"));
  });
  return { pid: process.pid, stdin, stdout, ended, release: () => releaseSlab(slabs) };
}
async function taskEnded(worker, receive, signal) {
  const { thread } = worker;
  const { promise, resolve: resolve2 } = Promise.withResolvers();
  const onMessage = (message) => {
    if (message === "done") resolve2(void 0);
    else if ("taken" in message || "filled" in message) receive(message);
    else resolve2(message.isBadEntry ? new BadEntry(message.message) : new ToolFailure(message.message));
  };
  const onError = ({ message }) => resolve2(new ToolFailure(message));
  const onExit = () => resolve2(new ToolFailure("a thread of tar ended early"));
  const onAbort = () => void thread.terminate();
  thread.on("message", onMessage).on("error", onError).on("exit", onExit);
  signal.addEventListener("abort", onAbort);
  if (signal.aborted) onAbort();
  const failure = await promise;
  signal.removeEventListener("abort", onAbort);
  thread.off("message", onMessage).off("error", onError).off("exit", onExit);
  if (!failure && !signal.aborted) {
    thread.unref();
    idle.push(worker);
    return;
  }
  await thread.terminate();
  signal.throwIfAborted();
  throw failure;
}

// src/formats/zstd.ts
var import_node_zlib2 = __toESM(require_zlib3(), 1);
import { once as once2 } from "node:events";
import { pipeline as join4 } from "node:stream";

// src/formats/output-limit.ts
import { statfsSync } from "node:fs";
import { readFile } from "node:fs/promises";
var marginBytes = 64 * 1024 * 1024;
var marginPart = 0.1;
var marginPerFile = 8 * 1024;
var timesRoom = 8;
var lookMs = 25;
function mostBytesOf2({ files, bytes, unpackedBytes = bytes }) {
  return Math.max(bytes, unpackedBytes) * (1 + marginPart) + files * marginPerFile;
}
function outputLimit(dir) {
  const stop = new AbortController();
  const { bavail, bsize } = statfsSync(dir);
  const roomBytes = marginBytes + timesRoom * bavail * bsize;
  let mostBytes2 = marginBytes;
  let countedBytes = 0;
  const check = (bytes) => {
    if (bytes > mostBytes2) stop.abort(new BadEntry("it unpacks to more than its index declares"));
    if (bytes > roomBytes) stop.abort(new Error(`it unpacks to far more than there is room for at ${dir}`));
  };
  return {
    /** Aborts when the output exceeds the limit. */
    signal: stop.signal,
    /** Allows this many more bytes. */
    allow(bytes) {
      mostBytes2 += bytes;
    },
    /** Counts output. */
    count(bytes) {
      countedBytes += bytes;
      check(countedBytes);
    },
    /** Counts the bytes that a program writes, until `ended` settles. Works on Linux only. */
    watch(pid, ended) {
      const looking = setInterval(async () => check(await writtenBy(pid)), lookMs);
      const end = () => clearInterval(looking);
      ended.then(end, end);
    }
  };
}
async function writtenBy(pid) {
  const text = await readFile(`/proc/${pid}/io`, "latin1").catch(() => "");
  return Number(/^wchar: (\d+)$/m.exec(text)?.[1] ?? 0);
}

// src/formats/sink.ts
function frameSink({ write: write3, ...sink }) {
  let pending = 0;
  let given = 0;
  let wake = () => {
  };
  const endedEarly = sink.ended.then(() => {
    throw new ToolFailure("unpacking ended before all bytes were read");
  });
  endedEarly.catch(() => {
  });
  return {
    ...sink,
    get pending() {
      return pending;
    },
    get given() {
      return given;
    },
    write(bytes, done) {
      pending += bytes.length;
      given += bytes.length;
      write3(bytes, (error) => {
        if (!error) done?.();
        pending -= bytes.length;
        wake();
      });
    },
    async progress() {
      const { promise, resolve: resolve2 } = Promise.withResolvers();
      wake = resolve2;
      await Promise.race([endedEarly, promise]);
    }
  };
}
var queuedBytes = 32 * 1024 * 1024;
async function roomIn(sink, sinks) {
  while (sink.pending > queuedBytes / sinks.length) await sink.progress();
}

// src/formats/zstd.ts
var fewBytes = 1024 * 1024;
function zstdCodec(path, bytes = Number.POSITIVE_INFINITY) {
  return path === void 0 || bytes < fewBytes ? codecOfNode : codecOfCommand(path);
}
function codecOfCommand(path) {
  return {
    packing(tar2, options, where) {
      if ("thread" in tar2) return codecOfNode.packing(tar2, options, where);
      const { level, threads, check } = options;
      const cores = threads === 1 ? "--single-thread" : `-T${threads}`;
      const args = ["-q", "-c", check ? "--check" : "--no-check", `-${level}`, cores];
      return startPipeline([tar2, { path, args }], where);
    },
    unpacking(tar2, where) {
      if ("thread" in tar2) return codecOfNode.unpacking(tar2, where);
      const limit = outputLimit(where.cwd);
      const limited = { ...where, signal: AbortSignal.any([where.signal, limit.signal]) };
      const { pid, stdin, stdout, ended } = startPipeline([{ path, args: ["-q", "-d", "-c"] }, tar2], limited);
      limit.watch(pid, ended);
      return frameSink({
        stdout,
        ended,
        allow: limit.allow,
        write: (bytes, done) => void stdin.write(bytes, done),
        endFrame: () => {
        },
        // The zstd command fails if it gets no input at all; an empty frame is input.
        end: () => void stdin.end(emptyFrame)
      });
    }
  };
}
var emptyFrame = Buffer.from([80, 42, 77, 24, 0, 0, 0, 0]);
var chunkSize = 128 * 1024;
function startFrame(before, tar2, limit) {
  let decompressor;
  const pending = /* @__PURE__ */ new Map();
  let isEnded = false;
  const pass = (bytes, done) => {
    decompressor?.write(bytes, (error) => {
      if (pending.delete(done)) done(error);
    });
  };
  const feed3 = async () => {
    await before;
    decompressor = (0, import_node_zlib2.createZstdDecompress)({ chunkSize });
    decompressor.on("error", () => {
    });
    for (const [done, bytes] of pending) pass(bytes, done);
    if (isEnded) decompressor.end();
    for await (const bytes of decompressor) {
      limit.count(bytes.length);
      limit.signal.throwIfAborted();
      if (!tar2.write(bytes)) await once2(tar2, "drain");
    }
    decompressor.destroy();
    for (const [done] of pending) if (pending.delete(done)) done(new Error("it comes after the frame"));
  };
  return {
    /** Calls `done` when the decompressor has taken the bytes, or with an error if they follow the end of the frame. */
    write(bytes, done) {
      pending.set(done, bytes);
      pass(bytes, done);
    },
    end() {
      isEnded = true;
      decompressor?.end();
    },
    /** Settles when tar has got all content of the frame. */
    fed: feed3()
  };
}
var codecOfNode = {
  packing(tar2, { level, check }, where) {
    const pipeline2 = startTar(tar2, where);
    const { ZSTD_c_compressionLevel, ZSTD_c_checksumFlag } = import_node_zlib2.constants;
    const params = { [ZSTD_c_compressionLevel]: level, [ZSTD_c_checksumFlag]: Number(check) };
    const zstd2 = (0, import_node_zlib2.createZstdCompress)({ params, chunkSize });
    join4(pipeline2.stdout, zstd2, () => {
    });
    return { ...pipeline2, stdout: zstd2 };
  },
  unpacking(tar2, where) {
    const broken = new AbortController();
    const limit = outputLimit(where.cwd);
    const signal = AbortSignal.any([where.signal, broken.signal, limit.signal]);
    const { stdin, stdout, ended } = startTar(tar2, { ...where, signal });
    let fed = Promise.resolve();
    let frame;
    return frameSink({
      stdout,
      ended,
      allow: limit.allow,
      write(bytes, done) {
        if (!frame) {
          frame = startFrame(fed, stdin, limit);
          fed = frame.fed.catch((error) => broken.abort(error));
        }
        frame.write(bytes, done);
      },
      endFrame: () => {
        frame?.end();
        frame = void 0;
      },
      end: () => void fed.then(() => stdin.end())
    });
  }
};

// src/formats/actions-cache/compression.ts
function compressing(tar2, { tools, level }, where) {
  if (tools.zstd) return zstdCodec(tools.zstd).packing(tar2, { level, threads: 0, check: true }, where);
  const archive = startTar(tar2, where);
  const gzip = (0, import_node_zlib3.createGzip)();
  connect(archive.stdout, gzip, () => {
  });
  return { ...archive, stdout: gzip };
}
var zstdMagic = Buffer.from([40, 181, 47, 253]);
var gzipMagic = Buffer.from([31, 139]);
async function* decompressed(body, zstd2, where) {
  const [start, bytes] = await startOf(body);
  if (start.subarray(0, gzipMagic.length).equals(gzipMagic)) yield* through((0, import_node_zlib3.createGunzip)(), bytes);
  else if (!start.subarray(0, zstdMagic.length).equals(zstdMagic)) throw new BadEntry("it is no archive");
  else if (zstd2) yield* throughCommand({ path: zstd2, args: ["-q", "-d", "-c"] }, bytes, where);
  else yield* through((0, import_node_zlib3.createZstdDecompress)(), bytes);
}
async function startOf(body) {
  const iterator = body[Symbol.asyncIterator]();
  let start = Buffer.alloc(0);
  while (start.length < zstdMagic.length) {
    const next = await iterator.next();
    if (next.done) break;
    start = Buffer.concat([start, next.value]);
  }
  async function* all() {
    yield start;
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  return [start, all()];
}
async function* through(codec, body) {
  connect(Readable2.from(body), codec, () => {
  });
  yield* codec;
}
async function* throughCommand(command, body, { cwd, signal }) {
  const stop = new AbortController();
  const { stdin, stdout, ended } = startPipeline([command], {
    cwd,
    signal: AbortSignal.any([signal, stop.signal])
  });
  const fed = pipeline(Readable2.from(body), stdin).catch((error) => {
    if (error?.code !== "EPIPE" && error?.code !== "ERR_STREAM_PREMATURE_CLOSE") stop.abort(error);
  });
  ended.catch(() => {
  });
  try {
    yield* stdout;
    await fed;
    await ended;
  } finally {
    stop.abort();
  }
}

// src/formats/actions-cache/pack.ts
async function packArchive(job) {
  const { tools, level, workspace } = job;
  const stop = new AbortController();
  const fail = (error) => stop.abort(error);
  const where = { cwd: workspace, signal: AbortSignal.any([job.signal, stop.signal]) };
  const tar2 = createCommand(tools.tar, { beyondAscii: false });
  const { stdin, stdout, ended } = compressing(tar2, { tools, level }, where);
  const packed = { segments: [], files: 0, bytes: 0, skipped: [] };
  const fed = feed(stdin, { ...job, signal: where.signal }, packed).catch(fail);
  const copied = copyAll(stdout, job);
  copied.catch(fail);
  await ended;
  await fed;
  const length = await copied;
  stop.signal.throwIfAborted();
  const { files, bytes } = packed;
  if (files > 0) packed.segments.push({ kind: "archive", offset: 0, length, files, bytes });
  return packed;
}
var yieldEvery = 256;
async function feed(stdin, { matches, found, workspace, signal }, packed) {
  const nameOf = workspaceNames(matches, workspace);
  const inodes = /* @__PURE__ */ new Set();
  let names = [];
  for (const batch of found) {
    for (const { kind, member, bytes, hardLink } of batch) {
      if (kind === "other") {
        packed.skipped.push(member);
        continue;
      }
      packed.files++;
      if (!hardLink || !inodes.has(hardLink.inode)) packed.bytes += bytes;
      if (hardLink) inodes.add(hardLink.inode);
      names.push(`${nameOf(member)}\0`);
    }
    if (names.length < yieldEvery) continue;
    if (!stdin.write(names.join(""), "latin1")) await once3(stdin, "drain", { signal });
    names = [];
    await setImmediate(void 0, { signal });
  }
  stdin.end(names.join(""), "latin1");
}
function workspaceNames(matches, workspace, platform = process.platform) {
  const { join: join21, relative: relative2 } = pathMaths(platform);
  const bases = new Map(
    matches.map(({ root }) => [String(root.place), relative2(toBytes(workspace), toBytes(root.base))])
  );
  return (member) => {
    const slash3 = member.indexOf("/");
    return join21(bases.get(member.slice(0, slash3)) ?? "", member.slice(slash3 + 1));
  };
}

// src/formats/actions-cache/unpack.ts
var import_node_v8 = __toESM(require_v8(), 1);
import { linkSync, mkdirSync as mkdirSync2 } from "node:fs";
import { availableParallelism as availableParallelism2 } from "node:os";
import { dirname as dirname3, join as join6 } from "node:path";

// src/formats/tar-records.ts
var blockBytes2 = 512;
function paddingAfter(size) {
  return (blockBytes2 - size % blockBytes2) % blockBytes2;
}
function applyRecords(before, type, bytes) {
  const text = bytes.toString("latin1");
  if (type === "L") return { ...before, name: untilNul(text) };
  if (type === "K") return { ...before, target: untilNul(text) };
  if (type === "g") return before;
  const records = new Map(recordsIn(text));
  return { ...before, ...fromRecords(records) };
}
function untilNul(text) {
  const end = text.indexOf("\0");
  return end < 0 ? text : text.slice(0, end);
}
function* recordsIn(text) {
  for (let at = 0; at < text.length; ) {
    const space = text.indexOf(" ", at);
    const length = Number(text.slice(at, space));
    const record2 = text.slice(space + 1, at + length - 1);
    const equals = record2.indexOf("=");
    const isWhole2 = Number.isInteger(length) && length > space - at && text[at + length - 1] === "\n";
    if (!isWhole2 || equals < 1) throw new BadEntry("its archive is damaged");
    yield [record2.slice(0, equals), record2.slice(equals + 1)];
    at += length;
  }
}
function fromRecords(records) {
  const value = (key) => records.get(key) || void 0;
  const extended = {};
  const name = value("GNU.sparse.name") ?? value("path");
  const target = value("linkpath");
  const size = value("size");
  const mtime = value("mtime");
  if (name !== void 0) extended.name = name;
  if (target !== void 0) extended.target = target;
  if (size !== void 0) extended.size = Number(digits(size));
  if (mtime !== void 0 && /^-?\d{1,18}(\.\d{1,18})?$/.test(mtime)) extended.mtime = mtime;
  const sparse = [...records.keys()].some((key) => key.startsWith("GNU.sparse."));
  if (sparse && value("GNU.sparse.major") !== "1") throw new BadEntry("its archive has an old form of holes");
  if (sparse) extended.sparseSize = digits(value("GNU.sparse.realsize"));
  return extended;
}
function digits(value = "") {
  if (/^\d{1,15}$/.test(value)) return value;
  throw new BadEntry("its archive is damaged");
}

// src/formats/archive-reader.ts
var maxExtendedBytes = 1024 * 1024;
function archiveReader(reads = "one") {
  let rest = Buffer.alloc(0);
  let extended = {};
  let records;
  let contentLeft = 0;
  let paddingLeft = 0;
  let isOver = reads === "several";
  const readRecords = (type, bytes) => {
    extended = applyRecords(extended, type, bytes);
    paddingLeft = paddingAfter(bytes.length);
    records = void 0;
  };
  const readHeader = (header) => {
    isOver = header.every((byte) => byte === 0);
    if (isOver) return void 0;
    const { type, member } = parseHeader(header);
    if ("xgLK".includes(type)) {
      if (member.size > maxExtendedBytes) throw new BadEntry("a header in the archive is too large");
      records = { type, size: member.size };
      return void 0;
    }
    const whole = { ...member, ...extended, name: extended.name ?? member.name };
    extended = {};
    const described = { ...whole, kind: kindOf(type, whole.name) };
    if (described.kind !== "file" && described.size > 0) throw new BadEntry("a link or directory has content");
    contentLeft = described.size;
    paddingLeft = paddingAfter(described.size);
    return described;
  };
  return {
    /** Each member that begins in these bytes, followed by the pieces of its content. */
    *push(piece) {
      const bytes = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
      rest = bytes.subarray(bytes.length);
      for (let at = 0; at < bytes.length && (!isOver || reads === "several"); ) {
        const end = at + (contentLeft || paddingLeft || (records?.size ?? blockBytes2));
        const part = bytes.subarray(at, end);
        at += part.length;
        if (contentLeft > 0) {
          contentLeft -= part.length;
          yield part;
        } else if (paddingLeft > 0) paddingLeft -= part.length;
        else if (end > bytes.length) rest = part;
        else if (records) readRecords(records.type, part);
        else {
          const member = readHeader(part);
          if (member) yield member;
        }
      }
    },
    /** Must be called after the last bytes. */
    finish() {
      if (!isOver || rest.length > 0) throw new BadEntry("its archive ends too early");
    }
  };
}
function parseHeader(header) {
  if (numberAt(header, 148, 8) !== checksumOf(header)) throw new BadEntry("its archive is damaged");
  const name = textAt(header, 0, 100);
  const prefix2 = textAt(header, 257, 6) === "ustar" ? textAt(header, 345, 155) : "";
  return {
    type: textAt(header, 156, 1) || "0",
    member: {
      name: prefix2 === "" ? name : `${prefix2}/${name}`,
      target: textAt(header, 157, 100),
      // Without setuid, setgid and sticky bits.
      mode: numberAt(header, 100, 8) & 511,
      mtime: String(numberAt(header, 136, 12)),
      size: numberAt(header, 124, 12),
      sparseSize: void 0
    }
  };
}
function checksumOf(header) {
  let sum = 8 * 32;
  for (let at = 0; at < blockBytes2; at++) if (at < 148 || at >= 156) sum += header[at];
  return sum;
}
function textAt(header, start, length) {
  const text = header.toString("latin1", start, start + length);
  const end = text.indexOf("\0");
  return end < 0 ? text : text.slice(0, end);
}
function numberAt(header, start, length) {
  const first = header[start];
  if (first === 128) return Number(header.readBigUInt64BE(start + length - 8));
  const text = textAt(header, start, length).trim();
  const number = text === "" ? 0 : Number.parseInt(text, 8);
  if (Number.isSafeInteger(number) && number >= 0 && /^[0-7]*$/.test(text)) return number;
  if (first === 255) return 0;
  throw new BadEntry("its archive is damaged");
}
var kinds = {
  0: "file",
  7: "file",
  1: "hardlink",
  2: "symlink",
  3: "other",
  4: "other",
  5: "directory",
  6: "other"
};
function kindOf(type, name) {
  const kind = kinds[type];
  if (!kind) throw new BadEntry(`its archive holds something of the unknown type ${JSON.stringify(type)}`);
  return kind === "file" && name.endsWith("/") ? "directory" : kind;
}

// src/formats/extract-workers.ts
import { existsSync, mkdirSync, readdirSync as readdirSync2 } from "node:fs";
import { join as join5 } from "node:path";

// src/files/merge-trees.ts
import { rmdirSync as rmdirSync2 } from "node:fs";

// src/disk/rename.ts
import { lstatSync, renameSync, rmdirSync } from "node:fs";
function rename(from, to) {
  whileHeld(
    () => renameSync(from, to),
    () => !isDirectory(to)
  );
}
function renameUnlessTaken(from, to) {
  const isWindows2 = process.platform === "win32";
  if (isWindows2) removeEmpty(to);
  try {
    rename(from, to);
    return true;
  } catch (error) {
    const code = codeOf(error) ?? "";
    const isTaken2 = ["ENOTEMPTY", "EEXIST"].includes(code) || isWindows2 && code === "EPERM" && isDirectory(to);
    if (isTaken2) return false;
    throw error;
  }
}
function removeEmpty(dir) {
  try {
    rmdirSync(dir);
  } catch {
  }
}
function isDirectory(path) {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
var heldCodes = ["EPERM", "EBUSY", "EACCES"];
var longestWaitMs = 200;
var clock = new Int32Array(new SharedArrayBuffer(4));
function whileHeld(work, mayPass, { platform = process.platform, mostMs = 5e3 } = {}) {
  const endsAt = performance.now() + mostMs;
  for (let waitMs = 4; ; waitMs = Math.min(2 * waitMs, longestWaitMs)) {
    try {
      work();
      return;
    } catch (error) {
      const isHeld = platform === "win32" && heldCodes.includes(codeOf(error) ?? "");
      if (!isHeld || performance.now() > endsAt || !mayPass()) throw error;
    }
    Atomics.wait(clock, 0, 0, waitMs);
  }
}

// src/files/merge-trees.ts
function mergeTrees(from, into, aside) {
  if (renameUnlessTaken(fromBytes(from), fromBytes(into))) return;
  if (namesIn(into).length < namesIn(from).length) exchange(from, into, aside);
  for (const name of namesIn(from)) mergeTrees(`${from}/${name}`, `${into}/${name}`, aside);
  rmdirSync2(fromBytes(from));
}
function exchange(one, other, aside) {
  rename(fromBytes(one), aside);
  rename(fromBytes(other), fromBytes(one));
  rename(aside, fromBytes(other));
}

// src/formats/extract-workers.ts
async function extractInParallel({ tar: tar2, codec, dir, workers, files, signal, warn }, feed3) {
  const stop = new AbortController();
  const either = AbortSignal.any([signal, stop.signal]);
  const fail = (error) => stop.abort(error);
  const dirs = Array.from({ length: workers }, (_, number) => join5(dir, `lane-${number}`));
  const started = dirs.map((cwd) => {
    mkdirSync(cwd);
    const sink = codec.unpacking(extractCommand(tar2), { cwd, signal: either });
    sink.stdout.resume();
    return { sink, files: sink.ended.then(() => countFiles(toBytes(cwd))).catch(fail) };
  });
  const sinks = started.map(({ sink }) => sink);
  const rest = await feed3(sinks, either).catch(fail);
  const counts = await Promise.all(started.map(({ files: files2 }) => files2));
  either.throwIfAborted();
  const unpacked = counts.reduce((sum, count) => sum + (count ?? 0), 0);
  const isFolding = foldsNames(dir);
  if (unpacked > files() || unpacked < files() && !isFolding)
    throw new BadEntry(`its segments held ${unpacked} files instead of ${files()}`);
  const tree = join5(dir, "tree");
  mkdirSync(tree);
  for (const worker of dirs) mergeTrees(toBytes(worker), toBytes(tree), join5(dir, "aside"));
  const replaced2 = isFolding ? files() - countFiles(toBytes(tree)) : 0;
  if (replaced2 > 0)
    warn(`Some names are one name here, so later files replaced ${replaced2} of ${files()} files`);
  return rest;
}
function foldsNames(dir) {
  return process.platform === "darwin" || existsSync(join5(dir, "LANE-0"));
}
function countFiles(dir) {
  let files = 0;
  for (const item of readdirSync2(fromBytes(dir), { withFileTypes: true, encoding: "latin1" })) {
    if (item.isDirectory()) files += countFiles(`${dir}/${item.name}`);
    else if (item.isFile()) files++;
    else throw new BadEntry("a segment of files holds something else");
  }
  return files;
}
var idleBytes = 1024 * 1024;
async function distribute(body, segments, workers) {
  const rest = [];
  for (const segment of segments) checkFrames(segment);
  let filesLeft = segments.filter(({ kind }) => kind === "files").length;
  let worker;
  for await (const { segment, bytes, endsFrame, ends } of piecesOf(body, segments)) {
    if (segment.kind !== "files") {
      rest.push(bytes);
      continue;
    }
    if (!worker) {
      worker = await idlest(workers);
      worker.allow(mostBytesOf2(segment));
    }
    worker.write(bytes, () => body.release?.(bytes));
    await roomIn(worker, workers);
    if (endsFrame) worker.endFrame();
    if (!ends) continue;
    worker = void 0;
    if (--filesLeft === 0) for (const done of workers) done.end();
  }
  return rest;
}
var leastFrameContent = 1024 * 1024;
function checkFrames(segment) {
  const most = 2 + mostBytesOf2(segment) / leastFrameContent;
  if ((segment.frames?.length ?? 0) > most)
    throw new BadEntry("a segment has more frames than its content needs");
}
async function idlest(workers) {
  for (; ; ) {
    const [best] = workers.toSorted((a, b) => a.pending - b.pending || a.given - b.given);
    if (best.pending <= idleBytes) return best;
    await Promise.race(workers.map((worker) => worker.progress()));
  }
}
async function* piecesOf(body, segments) {
  const frames = framesOf(segments);
  let frame = frames.next();
  let position = 0;
  for await (const block of body) {
    for (let start = 0; start < block.length; ) {
      if (frame.done) throw new BadEntry("its body is longer than its segments");
      const { segment, end, ends } = frame.value;
      const bytes = block.subarray(start, start + end - position);
      start += bytes.length;
      position += bytes.length;
      const endsFrame = position === end;
      yield { segment, bytes, endsFrame, ends: ends && endsFrame };
      if (endsFrame) frame = frames.next();
    }
  }
}
function* framesOf(segments) {
  for (const segment of segments) {
    let end = segment.offset;
    const lengths = segment.frames ?? [segment.length];
    for (const [nth, length] of lengths.entries()) {
      end += length;
      yield { segment, end, ends: nth === lengths.length - 1 };
    }
  }
}

// src/formats/member-header.ts
var beyondAscii2 = /[\u0080-\u00ff]/;
var maxName = 100;
var maxSize = 8589934591;
var types = { file: "0", hardlink: "1", symlink: "2", directory: "5", whiteout: "3" };
function headerOf(member) {
  const room = Buffer.allocUnsafe(mostBytesOf3(member));
  return room.subarray(0, writeHeader(room, 0, member));
}
function mostBytesOf3({ name, target }) {
  return 4 * blockBytes2 + 2 * (name.length + target.length);
}
function writeHeader(to, start, member, isText = false) {
  const records = recordsOf(member, isText);
  let at = start;
  if (records !== "") {
    at += recordsBlock(records.length).copy(to, at);
    at += to.write(records, at, "latin1");
    const end = at + paddingAfter(records.length);
    to.fill(0, at, end);
    at = end;
  }
  writeBlock(to, at, member, types[member.kind]);
  return at + blockBytes2;
}
var recordsBlocks = /* @__PURE__ */ new Map();
function recordsBlock(size) {
  const known = recordsBlocks.get(size);
  if (known) return known;
  const block = Buffer.alloc(blockBytes2);
  writeBlock(block, 0, { name: "pax", target: "", mtime: "0", mode: 420, size }, "x");
  recordsBlocks.set(size, block);
  return block;
}
function recordsOf({ name, target, mtime, size, sparseSize }, isText) {
  const isBeyondAscii = beyondAscii2.test(name) || beyondAscii2.test(target);
  const charset = isBeyondAscii && !isText ? record("hdrcharset", "BINARY") : "";
  const path = isBeyondAscii || name.length > maxName ? record("path", name) : "";
  const linkpath = isBeyondAscii || target.length > maxName ? record("linkpath", target) : "";
  const time = /^\d{1,11}$/.test(mtime) ? "" : record("mtime", mtime);
  const length = size > maxSize ? record("size", String(size)) : "";
  return charset + path + (target === "" ? "" : linkpath) + time + length + holes(name, sparseSize);
}
function holes(name, sparseSize) {
  if (sparseSize === void 0) return "";
  const form = record("GNU.sparse.major", "1") + record("GNU.sparse.minor", "0");
  return form + record("GNU.sparse.name", name) + record("GNU.sparse.realsize", sparseSize);
}
function record(key, value) {
  const rest = ` ${key}=${value}
`;
  const guess = rest.length + String(rest.length).length;
  return `${rest.length + String(guess).length}${rest}`;
}
var template = newTemplate();
function newTemplate() {
  const block = Buffer.alloc(blockBytes2);
  writeOctal(block, 108, 7, 0);
  writeOctal(block, 116, 7, 0);
  block.write("        ", 148, "latin1");
  block.write("ustar\x0000", 257, "latin1");
  return block;
}
function writeBlock(to, at, { name, target, mode, mtime, size }, type) {
  template.copy(to, at);
  const seconds = Math.min(Math.max(Math.trunc(Number(mtime)), 0), maxSize);
  to.write(name, at, maxName, "latin1");
  writeOctal(to, at + 100, 7, mode);
  writeOctal(to, at + 124, 11, Math.min(size, maxSize));
  writeOctal(to, at + 136, 11, seconds);
  to[at + 156] = type.charCodeAt(0);
  if (target !== "") to.write(target, at + 157, maxName, "latin1");
  let sum = 0;
  for (let nth = at; nth < at + blockBytes2; nth++) sum += to[nth];
  writeOctal(to, at + 148, 6, sum);
  to[at + 154] = 0;
}
function writeOctal(to, at, digits2, number) {
  let rest = number;
  for (let place = at + digits2 - 1; place >= at; place--) {
    const higher = Math.floor(rest / 8);
    to[place] = 48 + rest - higher * 8;
    rest = higher;
  }
}

// src/files/windows-names.ts
var devices = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³]) *(\.|$)/i;
function windowsRefusal(name) {
  if (name === "." || name === "..") return void 0;
  if (devices.test(name)) return "it is a device";
  if (/[. ]$/.test(name)) return "it ends in a dot or a blank";
  const character = [...name].find((character2) => character2 < " " || '<>:"|?*\\'.includes(character2));
  return character === void 0 ? void 0 : `it has the character ${JSON.stringify(character)}`;
}
function checkWindowsNames(path) {
  for (const name of path.split("/")) {
    const reason = windowsRefusal(name);
    if (reason !== void 0) throw new Error(`Windows has no file ${JSON.stringify(name)}: ${reason}`);
  }
}

// src/formats/node-tar/safe-name.ts
var unsafe = /\0|^\/|(^|\/)\.\.(\/|$)/;
function safeName(name, platform = process.platform) {
  if (name === "" || unsafe.test(name)) throw new BadEntry("its archive holds a name that leads elsewhere");
  const path = name.replace(/(\/\.?)+$/, "");
  if (platform === "win32") checkWindowsNames(fromBytes(path, platform).toString());
  return path;
}

// src/formats/node-tar/member-paths.ts
function basesOf(roots) {
  return new Map(roots.map(({ place, base }) => [String(place), toBytes(base)]));
}
function pathsIn(bases) {
  return (name) => {
    const slash3 = name.indexOf("/");
    return `${bases.get(name.slice(0, slash3))}${name.slice(slash3)}`;
  };
}

// src/formats/skeleton.ts
async function unpackSkeleton(skeleton, options) {
  if (skeleton.bytes.length === 0) return;
  const { tar: tar2, roots, ...where } = options;
  await feedTo(extractCommand(tar2, basesOf(roots)), skeleton, where);
  if (tar2.dialect === "bsd") await stampDirectories(skeleton, tar2, where);
}
async function stampDirectories(skeleton, tar2, where) {
  const description = await feedTo(describeCommand(tar2), skeleton, where);
  const directories = description.split("\n").filter((line) => line.includes(" type=dir")).map((line) => line.replace(/ mode=\d*(\d{3})\b/, " mode=$1"));
  const { stdin, stdout, ended } = startPipeline([stampCommand(tar2)], where);
  stdout.resume();
  stdin.end(["#mtree", ...directories, ""].join("\n"), "latin1");
  await ended;
}
async function feedTo(command, { bytes, mostBytes: mostBytes2 }, { codec, ...where }) {
  const sink = codec.unpacking(command, where);
  let output = "";
  sink.stdout.setEncoding("latin1").on("data", (text) => {
    output += text;
  });
  sink.allow(mostBytes2);
  for (const part of bytes) sink.write(part);
  sink.endFrame();
  sink.end();
  await sink.ended;
  return output;
}

// src/formats/actions-cache/distribute-members.ts
import { dirname as dirname2 } from "node:path";
var enoughMembers = 1e3;
var enoughBytes = 8 * 1024 * 1024;
var tooMany = 4;
function distributeMembers(workers) {
  let worker = workers[0];
  const slabs = newSlabs2();
  let members = 0;
  let bytes = 0;
  let contentBytes2 = 0;
  let directory = "";
  const put = (piece) => {
    bytes += piece.length;
    slabs.add(piece, worker);
  };
  const pad = () => {
    put(zeros.subarray(0, paddingAfter(contentBytes2)));
    contentBytes2 = 0;
  };
  return {
    /** Starts a member. @param name its directory decides whether another worker may take over */
    begin(header, name) {
      pad();
      const fill2 = Math.max(members / enoughMembers, bytes / enoughBytes);
      if (fill2 >= tooMany || fill2 >= 1 && dirname2(name) !== directory) {
        slabs.flush(worker);
        worker = workers.reduce((least, other) => other.pending < least.pending ? other : least);
        members = 0;
        bytes = 0;
      }
      directory = dirname2(name);
      members++;
      put(header);
    },
    /** Adds to the content of the member that was started last. */
    content(piece) {
      contentBytes2 += piece.length;
      put(piece);
    },
    /** Resolves when the worker's queue has room again. */
    room: () => roomIn(worker, workers),
    end() {
      pad();
      slabs.flush(worker);
      for (const done of workers) done.end();
    }
  };
}
var zeros = Buffer.alloc(blockBytes2);
var slabBytes = 1024 * 1024;
function newSlabs2() {
  let slab = Buffer.allocUnsafeSlow(slabBytes);
  let start = 0;
  let end = 0;
  const flush = (worker) => {
    if (end > start) worker.write(slab.subarray(start, end));
    start = end;
  };
  return {
    flush,
    add(piece, worker) {
      for (let at = 0; at < piece.length; ) {
        const taken = piece.copy(slab, end, at);
        at += taken;
        end += taken;
        if (end < slab.length) continue;
        flush(worker);
        slab = Buffer.allocUnsafeSlow(slabBytes);
        start = 0;
        end = 0;
      }
    }
  };
}

// src/formats/actions-cache/staged-names.ts
var maxDirectories = 1e5;
function stagedNames(roots, workspace, platform = process.platform) {
  const maths = pathMaths(platform);
  const from = toBytes(workspace);
  const anchors = roots.map((root) => ({ root, base: toBytes(root.base) }));
  const links = /* @__PURE__ */ new Map();
  const directories = /* @__PURE__ */ new Map();
  const anchorOf = (path) => anchors.find(
    ({ root, base }) => isWithin(path, base) && root.matches(fromBytes(maths.relative(base, path)).toString())
  );
  const directoryAt = (written) => {
    const known = directories.get(written);
    if (known) return known;
    directories.set(written, nowhere);
    const resolved = resolve2(written);
    const target = links.get(resolved.path);
    const directory = target === void 0 ? resolved : directoryAt(target);
    directories.set(written, directory);
    return directory;
  };
  const resolve2 = (written) => {
    const parent = maths.dirname(written);
    if (parent === written) return { path: written, anchor: anchorOf(written) };
    const above = directoryAt(parent);
    const path = maths.join(above.path, maths.basename(written));
    return { path, anchor: above.anchor ?? anchorOf(path) };
  };
  return {
    /**
     * Converts a member's name, which is relative to the workspace or absolute, to
     * `<place>/<path below the root's base>`.
     * @throws BadEntry when no root names the member
     */
    stagedName(name) {
      if (directories.size > maxDirectories) directories.clear();
      const { path, anchor } = name.includes("\0") ? nowhere : resolve2(maths.resolve(from, name));
      if (!anchor) throw new BadEntry(`it holds ${fromBytes(name)}, which no line of path names`);
      return `${anchor.root.place}/${maths.relative(anchor.base, path) || "."}`;
    },
    /**
     * Records a symbolic link: later names below `link` mean paths below `target`. For example, after the link `a/b` to
     * `c`, the name `a/b/file` means `a/c/file`. actions/cache stores such names when a pattern follows links.
     */
    follow(link3, target) {
      const { path } = resolve2(maths.resolve(from, link3));
      links.set(path, maths.resolve(maths.dirname(path), target));
    }
  };
}
var nowhere = { path: "/", anchor: void 0 };

// src/formats/actions-cache/unpack.ts
async function unpackArchive(job) {
  const { body, dir, tools, roots, workspace } = job;
  const limit = outputLimit(dir);
  limit.allow(Infinity);
  const { tar: tar2 } = tools;
  const signal = AbortSignal.any([job.signal, limit.signal]);
  let files = 0;
  const extraction = {
    tar: tar2,
    codec: uncompressed,
    dir,
    workers: availableParallelism2(),
    files: () => files,
    signal,
    warn: job.warn
  };
  const { links, skeleton } = await extractInParallel(extraction, async (workers, signal2) => {
    const members = distributeMembers(workers);
    const sorter = newSorter(stagedNames(roots, workspace), members);
    const reader = archiveReader();
    const zstd2 = tar2.dialect === "node" ? void 0 : tools.zstd;
    for await (const bytes of decompressed(body, zstd2, { cwd: dir, signal: signal2 })) {
      limit.count(bytes.length);
      signal2.throwIfAborted();
      for (const item of reader.push(bytes)) sorter.push(item);
      await members.room();
    }
    reader.finish();
    members.end();
    files = sorter.files();
    return sorter;
  });
  const tree = join6(dir, "tree");
  for (const { name, target } of links) makeLink(toBytes(tree), name, target);
  const headers = Buffer.concat(skeleton);
  const checked2 = { bytes: [headers], members: skeleton.length, mostBytes: headers.length };
  await unpackSkeleton(checked2, { tar: tar2, roots, codec: uncompressed, cwd: tree, signal });
}
var endOfArchive = Buffer.alloc(1024);
var mostHeldBytes = 512 * 1024 * 1024;
var heldPart = 1 / 2;
var uncompressed = {
  unpacking(tar2, where) {
    const { stdin, stdout, ended } = startTar(tar2, where);
    return frameSink({
      stdout,
      ended,
      write: (bytes, done) => void stdin.write(bytes, done),
      // Nothing is compressed, so the output is as long as the input.
      allow: () => {
      },
      endFrame: () => {
      },
      end: () => void stdin.end(endOfArchive)
    });
  }
};
var nameBytes = 300;
function newSorter({ stagedName, follow: follow2 }, members) {
  const links = [];
  const skeleton = [];
  const seen = /* @__PURE__ */ new Set();
  const symlinks = /* @__PURE__ */ new Map();
  const mostBytes2 = Math.min(mostHeldBytes, (0, import_node_v8.getHeapStatistics)().heap_size_limit * heldPart);
  let heldBytes = 0;
  let isWanted = false;
  let files = 0;
  const hold = (bytes) => {
    heldBytes += bytes;
    if (heldBytes > mostBytes2) throw new BadEntry("it holds more than anybody would save");
  };
  const keep = (member) => {
    const header = headerOf(member);
    hold(header.length);
    skeleton.push(header);
  };
  const begin = (member) => {
    const { kind } = member;
    const name = stagedName(member.name);
    safeName(name);
    if (kind === "other" || seen.has(name)) return false;
    seen.add(name);
    hold(name.length + nameBytes);
    if (kind === "file") {
      files++;
      members.begin(headerOf({ ...member, kind, name, target: "" }), name);
    } else if (kind === "directory") keep({ ...member, kind, name, target: "" });
    else if (kind === "symlink") {
      symlinks.set(name, { ...member, kind, name });
      keep({ ...member, kind, name });
      follow2(member.name, member.target);
    } else {
      const target = stagedName(member.target);
      safeName(target);
      hold(target.length + nameBytes);
      const symlink2 = symlinks.get(target);
      if (symlink2) keep({ ...symlink2, name });
      else links.push({ name, target });
    }
    return kind === "file";
  };
  return {
    /** Takes a member, or a piece of its content. */
    push(item) {
      if (!Buffer.isBuffer(item)) isWanted = begin(item);
      else if (isWanted) members.content(item);
    },
    links,
    skeleton,
    /** How many files the workers have got. */
    files: () => files
  };
}
function makeLink(tree, name, target) {
  const path = (staged) => fromBytes(`${tree}/${staged}`);
  mkdirSync2(path(dirname3(name)), { recursive: true });
  try {
    linkSync(path(target), path(name));
  } catch {
    throw new BadEntry(`it holds ${fromBytes(name)} as another name of a file that it does not hold`);
  }
}

// src/formats/actions-cache/actions-cache.ts
var actionsCache = {
  id: "actions-cache",
  indexed: false,
  kinds: ["archive"],
  image: false,
  versions(naming, tools) {
    const words = tools && !tools.zstd ? ["gzip", "zstd-without-long"] : ["zstd-without-long", "gzip"];
    return words.map((word) => theirVersion(word, naming));
  },
  unsupportedReason: () => void 0,
  pack: packArchive,
  unpack: unpackArchive
};
function theirVersion(compression, naming) {
  const windows = isForWindowsOnly(naming) ? ["windows-only"] : [];
  const text = [...naming.paths, compression, ...windows, "1.0"].join("|");
  return (0, import_node_crypto.createHash)("sha256").update(text).digest("hex");
}

// src/formats/squashfs/pack.ts
import { createReadStream } from "node:fs";
import { join as join9 } from "node:path";

// src/formats/squashfs/directory-image.ts
var import_consumers = __toESM(require_consumers(), 1);
import { writeFileSync as writeFileSync3 } from "node:fs";
import { join as join8 } from "node:path";

// src/files/staging.ts
import { chmodSync as chmodSync2, lstatSync as lstatSync5, mkdtempSync as mkdtempSync2, readdirSync as readdirSync3, rmSync as rmSync3, statSync as statSync3 } from "node:fs";
import * as fs from "node:fs/promises";
import { createServer } from "node:net";
import { toNamespacedPath } from "node:path";

// src/disk/local-socket.ts
var import_node_crypto2 = __toESM(require_crypto2(), 1);
import { once as once4 } from "node:events";
import {
  closeSync as closeSync2,
  lstatSync as lstatSync3,
  mkdtempSync,
  openSync as openSync2,
  rmSync,
  statSync,
  symlinkSync as symlinkSync2,
  writeFileSync
} from "node:fs";
import { connect as connect2 } from "node:net";
import { tmpdir } from "node:os";
import { join as join7 } from "node:path";

// src/disk/trusted-file.ts
import { closeSync, constants as constants3, fstatSync, lstatSync as lstatSync2, openSync, readFileSync } from "node:fs";
function readOwnFile(path, mostBytes2) {
  const isGood = (stat4) => stat4?.isFile() === true && isOurs(stat4) && stat4.size <= mostBytes2;
  if (!isGood(lstatSync2(path, { throwIfNoEntry: false }))) return void 0;
  const file = openSync(path, constants3.O_RDONLY | constants3.O_NOFOLLOW | constants3.O_NONBLOCK);
  try {
    return isGood(fstatSync(file)) ? readFileSync(file) : void 0;
  } finally {
    closeSync(file);
  }
}

// src/disk/local-socket.ts
var isWindows = process.platform === "win32";
function listenIn(dir, name, server) {
  const { path, close } = isWindows ? newPipe() : socketIn(dir, name);
  server.on("error", () => {
  }).listen(path);
  close();
  if (isWindows && server.listening) writeFileSync(join7(dir, name), pipeFile(path, dir), { mode: 384 });
  return server.listening;
}
async function connectTo(dir, name) {
  const address = isWindows ? pipeIn(dir, name) : socketIn(dir, name);
  if (!address) return void 0;
  try {
    const socket = connect2(address.path);
    socket.on("error", () => {
    });
    await once4(socket, "connect").finally(address.close);
    return socket;
  } catch (error) {
    if (!["ECONNREFUSED", "ENOENT"].includes(String(codeOf(error)))) throw error;
    return void 0;
  }
}
function isSocketIn(dir, name) {
  if (isWindows) return pipeIn(dir, name) !== void 0;
  return lstatSync3(join7(dir, name), { throwIfNoEntry: false })?.isSocket() === true;
}
function socketIn(dir, name) {
  const path = join7(dir, name);
  if (Buffer.byteLength(path) < 100) return { path, close: () => {
  } };
  if (process.platform === "linux") {
    const directory = openSync2(dir, "r");
    return { path: `/proc/self/fd/${directory}/${name}`, close: () => closeSync2(directory) };
  }
  const way = mkdtempSync(join7(tmpdir(), "headstart-"));
  symlinkSync2(dir, join7(way, "d"));
  return { path: join7(way, "d", name), close: () => rmSync(way, { recursive: true, force: true }) };
}
var pipeName = /^\\\\\.\\pipe\\headstart-[0-9a-f-]{36}$/;
var mostBytes = 256;
function newPipe() {
  return { path: `\\\\.\\pipe\\headstart-${(0, import_node_crypto2.randomUUID)()}`, close: () => {
  } };
}
function pipeFile(pipe, dir) {
  return `${pipe}
${statSync(dir, { bigint: true }).ino}
`;
}
function pipeIn(dir, name) {
  const text = readPipeFile(join7(dir, name)) ?? "";
  const [path = ""] = text.split("\n");
  return pipeName.test(path) && text === pipeFile(path, dir) ? { path, close: () => {
  } } : void 0;
}
function readPipeFile(path) {
  try {
    return readOwnFile(path, mostBytes)?.toString("latin1");
  } catch (error) {
    if (codeOf(error) === "ENOENT") return void 0;
    throw error;
  }
}

// src/files/journal.ts
var import_node_v82 = __toESM(require_v82(), 1);
import {
  appendFileSync,
  chmodSync,
  lstatSync as lstatSync4,
  mkdirSync as mkdirSync3,
  rmdirSync as rmdirSync3,
  rmSync as rmSync2,
  statSync as statSync2,
  utimesSync,
  writeFileSync as writeFileSync2
} from "node:fs";

// src/files/journal-step.ts
var pathsByKind = {
  make: { path: "target" },
  move: { to: "target", from: "staged" },
  replace: { to: "target", from: "staged", aside: "staged" },
  stamp: { path: "target" }
};
function pathsOf(step) {
  const fields = step;
  return Object.keys(pathsByKind[step.do]).map((field) => fields[field]);
}
function targetOf(step) {
  return pathsOf(step)[0];
}
function textOf(steps, dir) {
  const parent = toBytes(dirname(dir));
  const above = below(parent);
  const shorten = (path) => {
    if (path !== parent && !path.startsWith(above)) throw new Error(`${path} is not below ${parent}`);
    return path.slice(above.length);
  };
  return steps.map((step) => `${JSON.stringify(withPaths(step, shorten))}
`).join("");
}
function stepsIn(text, dir) {
  const parent = toBytes(dirname(dir));
  const lengthen = (path) => path === "" ? parent : `${below(parent)}${path}`;
  const lines2 = text.split("\n").slice(0, -1);
  return lines2.map((line) => {
    const step = JSON.parse(line);
    if (!isStep(step, toBytes(basename(dir)))) throw new Error("its journal is none that a restore wrote");
    return withPaths(step, lengthen);
  });
}
function withPaths(step, change) {
  const paths = pathsOf(step);
  const changed2 = Object.keys(pathsByKind[step.do]).map((field, nth) => [field, change(paths[nth])]);
  return { ...step, ...Object.fromEntries(changed2) };
}
function isStep(value, own) {
  const step = value;
  if (typeof step?.do !== "string" || !Object.hasOwn(pathsByKind, step.do)) return false;
  const isPath = (path) => typeof path === "string" && path.split("/").every((name) => !["", ".", ".."].includes(name));
  const isStamping = step.do === "stamp";
  const arePathsRight = Object.entries(pathsByKind[step.do]).every(([field, place]) => {
    const path = step[field];
    if (path === "") return isStamping;
    return isPath(path) && place === "staged" === path.startsWith(`${own}/`) && path !== own;
  });
  if (isStamping) return arePathsRight && isStamp(step.stamp) && isStamp(step.before);
  return arePathsRight && (step.do === "make" || typeof step.inode === "string");
}
function isStamp(value) {
  const stamp2 = value;
  return [stamp2?.mode, stamp2?.mtime].every(Number.isFinite);
}

// src/files/journal.ts
var journalName = "journal";
var mostJournalBytes = Math.min(128 * 1024 * 1024, (0, import_node_v82.getHeapStatistics)().heap_size_limit / 32);
function carryOut(steps, dir) {
  appendFileSync(join(dir, journalName), textOf(steps, dir), { mode: 384 });
  for (const step of steps) carryOutStep(step);
}
function stampAgain(steps) {
  for (const step of steps) {
    if (step.do === "stamp" && statOf(step.path)?.isDirectory()) stamp(step.path, step.stamp);
  }
}
function commit(dir) {
  rmSync2(join(dir, journalName), { force: true });
}
function undo(dir, isOurs2 = () => true) {
  const steps = readJournal(dir);
  const left = /* @__PURE__ */ new Set();
  const failures = [];
  for (const step of [...steps.toReversed(), ...steps.filter((step2) => step2.do === "stamp")]) {
    try {
      if (isOurs2(step)) undoStep(step);
      else left.add(step);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  const draft = join(dir, `${journalName}-draft`);
  const rest = steps.filter((step) => left.has(step));
  if (rest.length > 0) {
    writeFileSync2(draft, textOf(rest, dir), { mode: 384 });
    rename(draft, join(dir, journalName));
  } else commit(dir);
}
function isUnfinished(dir) {
  return statOf(toBytes(join(dir, journalName))) !== void 0;
}
function readJournal(dir) {
  if (!isUnfinished(dir)) return [];
  const text = readOwnFile(join(dir, journalName), mostJournalBytes);
  if (!text) throw new Error("its journal is no file that a restore wrote");
  return stepsIn(text.toString(), dir);
}
function carryOutStep(step) {
  switch (step.do) {
    case "make":
      mkdirSync3(fromBytes(step.path));
      break;
    case "move":
      rename2(step.from, step.to);
      break;
    case "replace":
      rename2(step.to, step.aside);
      rename2(step.from, step.to);
      break;
    case "stamp":
      stamp(step.path, step.stamp);
      break;
  }
}
function undoStep(step) {
  switch (step.do) {
    case "make":
      removeIfEmpty(step.path);
      break;
    case "move":
      putBack(step);
      break;
    case "replace":
      if (!statOf(step.aside)) break;
      putBack(step);
      if (statOf(step.to)) throw new Error(`${fromBytes(step.to)} is in the way of what was there before`);
      rename2(step.aside, step.to);
      break;
    case "stamp":
      unstamp(step.path, step.before);
      break;
  }
}
function putBack({ from, to, inode }) {
  if (!statOf(from) && inodeOf(to) === inode) rename2(to, from);
}
function inodeOf(path) {
  const stat4 = lstatSync4(fromBytes(path), { bigint: true, throwIfNoEntry: false });
  return stat4 && `${stat4.dev}:${stat4.ino}`;
}
function statOf(path) {
  try {
    return lstatSync4(fromBytes(path));
  } catch (error) {
    if (codeOf(error) === "ENOENT" || codeOf(error) === "ENOTDIR") return void 0;
    throw error;
  }
}
function missingDirectories(path) {
  if (statSync2(fromBytes(path), { throwIfNoEntry: false })?.isDirectory()) return [];
  if (statOf(path)) throw new Error(`${fromBytes(path)} is no directory, so nothing can be restored below it`);
  return [...missingDirectories(dirname(path)), path];
}
function removeIfEmpty(path) {
  try {
    rmdirSync3(fromBytes(path));
  } catch (error) {
    if (!["ENOENT", "ENOTDIR", "ENOTEMPTY", "EEXIST"].includes(codeOf(error) ?? "")) throw error;
  }
}
function unstamp(path, before) {
  const stat4 = statOf(path);
  if (!stat4?.isDirectory()) return;
  if (stat4.mtimeMs / 1e3 !== before.mtime || (stat4.mode & 4095) !== before.mode) stamp(path, before);
}
function stamp(path, { mode, mtime }) {
  try {
    chmodSync(fromBytes(path), mode);
    utimesSync(fromBytes(path), mtime, mtime);
  } catch (error) {
    if (codeOf(error) !== "EPERM") throw error;
  }
}
function rename2(from, to) {
  const [source, target] = [fromBytes(from), fromBytes(to)];
  try {
    rename(source, target);
  } catch (error) {
    const stat4 = statOf(from);
    if (codeOf(error) !== "EACCES" || !stat4?.isDirectory()) throw error;
    chmodSync(source, stat4.mode | 128);
    rename(source, target);
    chmodSync(target, stat4.mode & 4095);
  }
}

// src/files/staging.ts
var prefix = ".headstart-staging-";
function isStaging(name) {
  return name.startsWith(prefix);
}
function openStaging(parent) {
  const dir = mkdtempSync2(join(parent, prefix));
  const sign = giveSignOfLife(dir);
  return {
    /** Absolute path, on the same file system as the target beside it. */
    dir,
    /** Removes the directory, unless the next run needs it to undo steps that this run could not undo. */
    async remove() {
      if (isUnfinished(dir)) return;
      sign?.close();
      removeTree(dir);
    }
  };
}
async function stagingParent({ base, literal }) {
  const beside = nearestDirectory(base);
  if (literal === void 0) return beside;
  const target = lstatSync5(literal, { throwIfNoEntry: false });
  if (!target?.isDirectory()) return beside;
  const writable = await fs.access(beside, fs.constants.W_OK).then(
    () => true,
    () => false
  );
  return writable && target.dev === lstatSync5(beside).dev ? beside : literal;
}
function nearestDirectory(path) {
  let directory = path;
  while (!statSync3(directory, { throwIfNoEntry: false })?.isDirectory()) {
    const above = dirname(directory);
    if (above === directory) throw new Error(`there is no ${directory}`);
    directory = above;
  }
  return directory;
}
function isPrivate(dir) {
  const stat4 = statOf(toBytes(dir));
  return stat4 !== void 0 && isPrivateDirectory(stat4);
}
function isPrivateDirectory(stat4) {
  return stat4.isDirectory() && isOurs(stat4) && isPrivateMode(stat4);
}
function hasSign(dir) {
  return isSocketIn(dir, signName);
}
var signName = "alive";
function giveSignOfLife(dir) {
  const server = createServer((socket) => socket.destroy()).unref();
  if (!listenIn(dir, "born", server)) return void 0;
  rename(join(dir, "born"), join(dir, signName));
  return server;
}
async function isAlive(dir) {
  if (!hasSign(dir)) return false;
  try {
    const socket = await connectTo(dir, signName);
    socket?.destroy();
    return socket !== void 0;
  } catch {
    return true;
  }
}
function removeTree(dir) {
  const remove = () => rmSync3(toNamespacedPath(dir), { recursive: true, force: true, maxRetries: 3 });
  try {
    remove();
  } catch (error) {
    if (codeOf(error) !== "EACCES") throw error;
    makeWritable(toBytes(dir));
    remove();
  }
}
function makeWritable(dir) {
  chmodSync2(fromBytes(dir), 448);
  for (const item of readdirSync3(fromBytes(dir), { withFileTypes: true, encoding: "latin1" })) {
    if (item.isDirectory()) makeWritable(`${dir}/${item.name}`);
  }
}

// src/formats/squashfs/make.ts
import { stat } from "node:fs/promises";

// src/formats/squashfs/check.ts
var import_node_zlib5 = __toESM(require_zlib4(), 1);
import { closeSync as closeSync3, openSync as openSync3, readSync } from "node:fs";
import { setImmediate as setImmediate2 } from "node:timers/promises";

// src/formats/squashfs/metadata.ts
var import_node_zlib4 = __toESM(require_zlib5(), 1);
var metadataBytes = 8192;
var blocksAtOnce = 256;
function openTable(read2, start, end, listed = []) {
  const blocks = /* @__PURE__ */ new Map();
  let next = start;
  let taken = 0;
  const more2 = async () => {
    const packed = await read2(next, Math.min(end, next + blocksAtOnce * metadataBytes));
    const { unpacked, starts, length } = unpackBlocks(packed, next + packed.length === end);
    for (const at of starts) blocks.set(next - start + at, blocks.size);
    next += length;
    taken += table.at;
    table.bytes = Buffer.concat([table.bytes.subarray(table.at), ...unpacked]);
    table.at = 0;
  };
  const table = {
    /** The part of the table that has been unpacked and not been dropped yet. */
    bytes: Buffer.alloc(0),
    /** Where the reader is in `bytes`. */
    at: 0,
    /** Makes sure that `take` can take `metadataBytes`, or the rest of the table. Undefined if it can already. */
    ahead: () => table.bytes.length - table.at < metadataBytes && next !== end ? more2() : void 0,
    /** Moves on. @returns the place in `bytes` where the reader was @throws BadEntry when the table ends before */
    take(bytes) {
      const { at } = table;
      table.at += bytes;
      if (table.at > table.bytes.length) throw damaged("a table ends early");
      return at;
    },
    /** Where the reader is in the table. */
    position: () => taken + table.at,
    /** The position that the image writes as a block, by its start in the packed table, and an offset in the block. */
    positionOf(block, offset) {
      const number = start + block === next ? blocks.size : blocks.get(block);
      if (number === void 0 || offset >= metadataBytes) throw damaged("a table points beside its blocks");
      return number * metadataBytes + offset;
    },
    /** @throws BadEntry when the reader is not at the end */
    end() {
      if (next !== end || table.at !== table.bytes.length) throw damaged("a table is too long");
      if (listed.some((place, nth) => blocks.get(place - start) !== nth))
        throw damaged("a list points beside the blocks of its table");
    }
  };
  return table;
}
async function openIndexed(read2, list, bytes) {
  const count = Math.ceil(bytes / metadataBytes);
  const places = await read2(list, list + count * placeBytes);
  if (places.length !== count * placeBytes) throw damaged("a list ends early");
  const listed = Array.from({ length: count }, (_, nth) => Number(places.readBigUInt64LE(nth * placeBytes)));
  const [start = list] = listed;
  if (start > list) throw damaged("a table is behind its list");
  return { table: openTable(read2, start, list, listed), start };
}
var placeBytes = 8;
function unpackBlocks(bytes, isEnd) {
  const starts = [];
  const unpacked = [];
  let at = 0;
  while (starts.length < blocksAtOnce && at + 2 <= bytes.length) {
    const header = bytes.readUInt16LE(at);
    const end = at + 2 + (header & lengthBits);
    if (end > bytes.length) break;
    const stored = bytes.subarray(at + 2, end);
    const block = header > lengthBits ? stored : unpackBlock(stored);
    const isLast = isEnd && end === bytes.length;
    if (block.length !== metadataBytes && !(isLast && block.length > 0 && block.length < metadataBytes))
      throw damaged("a table has a gap");
    unpacked.push(block);
    starts.push(at);
    at = end;
  }
  if (starts.length === 0 || isEnd && at !== bytes.length && starts.length < blocksAtOnce)
    throw damaged("a table ends early");
  return { unpacked, starts, length: at };
}
var lengthBits = 32767;
function unpackBlock(block) {
  try {
    return (0, import_node_zlib4.zstdDecompressSync)(block, { maxOutputLength: metadataBytes, chunkSize: metadataBytes });
  } catch {
    throw damaged("a table cannot be unpacked");
  }
}
function damaged(what) {
  return new BadEntry(`its image is wrong: ${what}`);
}

// src/formats/squashfs/directory.ts
var types2 = { directory: 1, file: 2, link: 3, whiteout: 5 };
function newKnown(count) {
  const positions = new Float64Array(count + 1);
  const typeOf = new Uint8Array(count + 1);
  const isNamed = new Uint8Array(count + 1);
  let unnamed = 0;
  return {
    /** @throws BadEntry when the number is taken */
    add({ number, kind }, position) {
      if (number < 1 || number > count || typeOf[number] !== 0) throw damaged("two inodes have one number");
      typeOf[number] = types2[kind];
      positions[number] = position;
      unnamed++;
    },
    /** @throws BadEntry when the name leads to no inode that has been read, or is a second name that tools do not make */
    name(number, type, position) {
      if (type === 0 || typeOf[number] !== type || positions[number] !== position)
        throw damaged("a name leads nowhere");
      if (isNamed[number] === 0) unnamed--;
      else if (type === types2.directory || type === types2.whiteout)
        throw damaged("a directory or a whiteout has two names");
      isNamed[number] = 1;
    },
    /** How many inodes have no name. */
    unnamed: () => unnamed
  };
}
var [indexBytes, headerBytes, entryBytes] = [12, 12, 8];
var longestName = 256;
var mostInHeader = 256;
var [dot, slash] = [46, 47];
async function readDirectory({ start: block, offset, bytes, indexed }, { inodes, directories }, known) {
  const index = await readIndex2(inodes, indexed);
  const start = directories.position();
  if (directories.positionOf(block, offset) !== start) throw damaged("a directory is not where it should be");
  const end = start + bytes;
  let names = 0;
  let met = 0;
  let before;
  while (directories.position() < end) {
    const reading = directories.ahead();
    if (reading) await reading;
    const position = directories.position();
    const inIndex = index[met]?.within === position - start ? index[met++] : void 0;
    if (inIndex && directories.positionOf(inIndex.block, position % metadataBytes) !== position)
      throw wrongIndex();
    const header = directories.take(headerBytes);
    const count = directories.bytes.readUInt32LE(header) + 1;
    const inodeBlock = inodes.positionOf(directories.bytes.readUInt32LE(header + 4), 0);
    const firstNumber = directories.bytes.readUInt32LE(header + 8);
    if (count > mostInHeader) throw damaged("a directory has too many names at once");
    for (let left = count; left > 0; left--) {
      const reading2 = directories.ahead();
      if (reading2) await reading2;
      const at = directories.take(entryBytes);
      const { bytes: fields } = directories;
      const number = firstNumber + fields.readInt16LE(at + 2);
      known.name(number, fields.readUInt16LE(at + 4), inodeBlock + fields.readUInt16LE(at));
      const length = nameLength(fields.readUInt16LE(at + 6));
      const nameAt = directories.take(length);
      const name = fields.subarray(nameAt, nameAt + length);
      checkName(name, before);
      if (inIndex && left === count && !name.equals(inIndex.name)) throw wrongIndex();
      before = name;
    }
    names += count;
  }
  if (directories.position() !== end) throw damaged("a directory does not end where it should");
  if (met !== index.length) throw wrongIndex();
  return names;
}
async function readIndex2(inodes, count) {
  const index = [];
  while (index.length < count) {
    await inodes.ahead();
    const at = inodes.take(indexBytes);
    const { bytes } = inodes;
    const length = nameLength(bytes.readUInt32LE(at + 8));
    const nameAt = inodes.take(length);
    const name = bytes.subarray(nameAt, nameAt + length);
    index.push({ within: bytes.readUInt32LE(at), block: bytes.readUInt32LE(at + 4), name });
  }
  return index;
}
function wrongIndex() {
  return damaged("the index of a directory leads elsewhere");
}
function nameLength(noted) {
  if (noted >= longestName) throw damaged("a name is too long");
  return noted + 1;
}
function checkName(name, before) {
  let order = before ? 0 : 1;
  for (let at = 0; at < name.length; at++) {
    const byte = name[at];
    if (byte === 0 || byte === slash) throw damaged("it has a name that is none");
    if (order === 0) order = byte - (before[at] ?? -1);
  }
  if (order <= 0) throw damaged("names are not in order");
  if (name[0] === dot && (name.length === 1 || name.length === 2 && name[1] === dot))
    throw damaged("it has a name that is none");
}

// src/formats/squashfs/superblock.ts
var superblockBytes = 96;
var zstd = 6;
var flags = { noXattrs: 512, others: 64 | 1024 };
var none = 0xffffffffffffffffn;
var mostInodes = 1 << 24;
function readSuperblock(head, length) {
  if (head.length < superblockBytes || head.toString("latin1", 0, 4) !== "hsqs") throw notOurs();
  const u162 = (at) => head.readUInt16LE(at);
  const u322 = (at) => head.readUInt32LE(at);
  const u642 = (at) => Number(head.readBigUInt64LE(at));
  const superblock = {
    inodes: u322(4),
    fragments: u322(16),
    ids: u162(26),
    blockBytes: u322(12),
    root: { block: Number(head.readBigUInt64LE(32) >> 16n), offset: u162(32) },
    inodeTable: u642(64),
    directoryTable: u642(72),
    fragmentTable: u642(80),
    idTable: u642(48)
  };
  const { inodes, fragments, ids, blockBytes: blockBytes3, inodeTable, directoryTable, fragmentTable, idTable } = superblock;
  const [log, end] = [u162(22), u642(40)];
  const positions = [superblockBytes, inodeTable, directoryTable, fragmentTable, idTable, end, length];
  const isOurs2 = u162(20) === zstd && u162(28) === 4 && // version 4.0
  u162(30) === 0 && (u162(24) & ~flags.others) === flags.noXattrs && // There is no table of attributes, and no table for exporting by NFS.
  [56, 88].every((table) => head.readBigUInt64LE(table) === none) && inodes > 0 && inodes <= mostInodes && fragments <= inodes && (ids === 1 || ids === 2) && log >= 12 && log <= 20 && blockBytes3 === 2 ** log && positions.every((at, nth) => nth === 0 || at >= positions[nth - 1]);
  if (!isOurs2) throw notOurs();
  return superblock;
}
function notOurs() {
  return new BadEntry("it holds no squashfs image of our kind");
}

// src/formats/squashfs/extents.ts
var fragmentBytes = 16;
var wordBytes = 4;
var plainBit = 1 << 24;
var lengthBits2 = plainBit - 1;
async function openExtents(image, superblock) {
  const { inodeTable, blockBytes: blockBytes3, inodes: files, fragments: count } = superblock;
  const runs = newRuns(files + count);
  const { starts, words, start } = await readFragments(image, superblock);
  const used = new Uint32Array(count);
  function unpackedBytes(position, word) {
    const length = word & lengthBits2;
    if (word > (plainBit | lengthBits2) || length > blockBytes3 || position + length > inodeTable)
      throw damaged("a block is where none can be");
    if (word & plainBit) return length;
    try {
      return image.unpackedBytes?.(position, length, blockBytes3);
    } catch (error) {
      throw damaged(`a block cannot be read: ${messageOf(error)}`);
    }
  }
  return {
    /** Where the table of fragments starts, and the table of directories ends. */
    start,
    /** Adds a file. The list of its blocks comes next in the table of inodes. */
    async add({ start: start2, bytes, fragment, offset }, inodes) {
      const tail = bytes % blockBytes3;
      const inBlocks = fragment === void 0 ? bytes : bytes - tail;
      const run = { start: start2, end: start2, hash: 0 };
      for (let position = 0; position < inBlocks; position += blockBytes3) {
        const reading = inodes.ahead();
        if (reading) await reading;
        const word = inodes.bytes.readUInt32LE(inodes.take(wordBytes));
        if (word === 0) continue;
        const pausing = image.pause?.();
        if (pausing) await pausing;
        const expected = Math.min(blockBytes3, inBlocks - position);
        if ((unpackedBytes(run.end, word) ?? expected) !== expected)
          throw damaged("a block is not what it should be");
        run.end += word & lengthBits2;
        run.hash = Math.imul(run.hash, 31) + word | 0;
      }
      runs.add(run);
      if (fragment === void 0) return;
      if (fragment >= count || offset + tail > blockBytes3) throw damaged("a fragment is where none can be");
      used[fragment] = Math.max(used[fragment], offset + tail);
    },
    /** Must be called when all files have been added. Checks that no two files overlap. */
    async check() {
      for (let nth = 0; nth < count; nth++) {
        const pausing = image.pause?.();
        if (pausing) await pausing;
        const [start2, word, needed] = [starts[nth], words[nth], used[nth]];
        if ((unpackedBytes(start2, word) ?? needed) < needed)
          throw damaged("a fragment is not what it should be");
        runs.add({ start: start2, end: start2 + (word & lengthBits2), hash: word });
      }
      runs.check();
    }
  };
}
async function readFragments({ read: read2 }, { fragments: count, fragmentTable }) {
  const starts = new Float64Array(count);
  const words = new Uint32Array(count);
  const { table, start } = await openIndexed(read2, fragmentTable, count * fragmentBytes);
  for (let nth = 0; nth < count; nth++) {
    await table.ahead();
    const at = table.take(fragmentBytes);
    starts[nth] = Number(table.bytes.readBigUInt64LE(at));
    words[nth] = table.bytes.readUInt32LE(at + 8);
  }
  table.end();
  return { starts, words, start };
}
function newRuns(most) {
  const starts = new Float64Array(most);
  const ends = new Float64Array(most);
  const hashes = new Int32Array(most);
  let count = 0;
  const overlap = () => damaged("two files are in one place");
  return {
    add({ start, end, hash }) {
      if (start === end) return;
      if (start < superblockBytes || count === most) throw overlap();
      starts[count] = start;
      ends[count] = end;
      hashes[count] = hash;
      count++;
    },
    check() {
      const order = Uint32Array.from({ length: count }, (_, nth) => nth);
      order.sort((one, other) => starts[one] - starts[other]);
      let last = order[0];
      for (const nth of order) {
        const isSame = [starts, ends, hashes].every((of) => of[nth] === of[last]);
        if (!isSame && starts[nth] < ends[last]) throw overlap();
        last = nth;
      }
    }
  };
}

// src/formats/squashfs/inode.ts
var u16 = (offset) => (fields, at) => fields.readUInt16LE(at + offset);
var u32 = (offset) => (fields, at) => fields.readUInt32LE(at + offset);
var u64 = (offset) => (fields, at) => Number(fields.readBigUInt64LE(at + offset));
var layouts = {
  1: { kind: "directory", length: 16, start: u32(0), bytes: u16(8), offset: u16(10) },
  2: { kind: "file", length: 16, start: u32(0), fragment: u32(4), offset: u32(8), bytes: u32(12) },
  3: { kind: "link", length: 8, bytes: u32(4) },
  5: { kind: "whiteout", length: 8, bytes: () => 0, device: u32(4) },
  8: { kind: "directory", length: 24, bytes: u32(4), start: u32(8), indexed: u16(16), offset: u16(18), attributes: u32(20) },
  9: { kind: "file", length: 40, start: u64(0), bytes: u64(8), fragment: u32(28), offset: u32(32), attributes: u32(36) }
};
var none2 = 4294967295;
var headerBytes2 = 16;
var longestLink = 4095;
var dotsBytes = 3;
function readInode(table) {
  const header = table.take(headerBytes2);
  const { bytes: fields } = table;
  if (fields.readUInt16LE(header + 2) > 511) throw damaged("it sets bits that change who runs a program");
  const layout = layouts[fields.readUInt16LE(header)];
  if (!layout) throw more();
  const { kind } = layout;
  const at = table.take(layout.length);
  const read2 = (field, otherwise = 0) => field?.(fields, at) ?? otherwise;
  if (read2(layout.device) !== 0) throw more();
  if (read2(layout.attributes, none2) !== none2) throw damaged("it has extended attributes");
  const bytes = read2(layout.bytes) - (kind === "directory" ? dotsBytes : 0);
  if (bytes < 0) throw damaged("a directory is too short");
  if (!Number.isSafeInteger(bytes)) throw damaged("a file is larger than any");
  if (kind === "link") {
    if (bytes === 0 || bytes > longestLink) throw damaged("a link is too long");
    table.take(bytes);
  }
  const fragment = read2(layout.fragment, none2);
  return {
    kind,
    number: fields.readUInt32LE(header + 12),
    owner: fields.readUInt32LE(header + 4),
    time: fields.readUInt32LE(header + 8),
    bytes,
    start: read2(layout.start),
    fragment: fragment === none2 ? void 0 : fragment,
    offset: read2(layout.offset),
    indexed: read2(layout.indexed)
  };
}
function more() {
  return damaged("it holds more than files, directories and links");
}

// src/formats/squashfs/check.ts
async function checkImage(image) {
  const superblock = readSuperblock(await image.read(0, superblockBytes), image.length);
  const { inodeTable, directoryTable, inodes: count, ids, root } = superblock;
  await checkIds(image, superblock.idTable, ids);
  const extents = await openExtents(image, superblock);
  const inodes = openTable(image.read, inodeTable, directoryTable);
  const directories = openTable(image.read, directoryTable, extents.start);
  const known = newKnown(count);
  const contents = { members: 0, whiteouts: 0, bytes: 0, newest: 0 };
  let owner;
  let last;
  let position = 0;
  for (let nth = 0; nth < count; nth++) {
    const reading = inodes.ahead();
    if (reading) await reading;
    position = inodes.position();
    last = readInode(inodes);
    owner ??= last.owner;
    if (last.owner !== owner) throw damaged("it has several owners");
    if ((owner & 65535) >= ids || owner >>> 16 >= ids) throw damaged("its owner is none that it lists");
    contents.newest = Math.max(contents.newest, last.time);
    if (last.kind === "file") {
      await extents.add(last, inodes);
      contents.bytes += last.bytes;
    } else if (last.kind === "whiteout") {
      contents.whiteouts++;
    } else if (last.kind === "directory") {
      contents.members += await readDirectory(last, { inodes, directories }, known);
    }
    known.add(last, position);
  }
  if (last?.kind !== "directory" || position !== inodes.positionOf(root.block, root.offset))
    throw damaged("its root is not where it should be");
  if (known.unnamed() !== 1) throw damaged("not all that it holds has a name");
  inodes.end();
  directories.end();
  await extents.check();
  return contents;
}
var idBytes = 4;
async function checkIds(image, idTable, ids) {
  const { table } = await openIndexed(image.read, idTable, ids * idBytes);
  await table.ahead();
  table.take(ids * idBytes);
  table.end();
}
function checkWhiteouts({ whiteouts }, expected = 0) {
  if (whiteouts === expected) return;
  if (expected === 0) throw damaged("it holds more than files, directories and links");
  throw damaged(`it has ${whiteouts} whiteouts instead of ${expected}`);
}
async function checkImageFile(path, { offset, length }, depth, signal) {
  const file = openSync3(path, "r");
  const bytesAt = (position, bytes) => {
    const buffer3 = Buffer.allocUnsafe(bytes);
    return buffer3.subarray(0, readSync(file, buffer3, 0, bytes, offset + position));
  };
  let unpackedBytes = 0;
  const unpackers = {
    tables: void 0,
    heads: (position) => contentBytes(bytesAt(position, frameHeadBytes)) ?? 0,
    contents(position, bytes, most) {
      const block = (0, import_node_zlib5.zstdDecompressSync)(bytesAt(position, bytes), { maxOutputLength: most });
      unpackedBytes += block.length;
      return block.length;
    }
  };
  const breathe = async () => {
    unpackedBytes = 0;
    await setImmediate2();
    signal?.throwIfAborted();
  };
  const read2 = async (start, end) => {
    await breathe();
    return bytesAt(start, end - start);
  };
  const pause = () => unpackedBytes < mostAtOnce ? void 0 : breathe();
  try {
    return await checkImage({ read: read2, length, unpackedBytes: unpackers[depth], pause });
  } finally {
    closeSync3(file);
  }
}
var mostAtOnce = 64 * 1024 * 1024;
var zstdMagic2 = 4247762216;
var frameHeadBytes = 18;
function contentBytes(frame) {
  if (frame.length < frameHeadBytes || frame.readUInt32LE(0) !== zstdMagic2) return void 0;
  const descriptor = frame.readUInt8(4);
  const isSingle = (descriptor & 32) !== 0;
  const dictionary = [0, 1, 2, 4][descriptor & 3];
  const at = 5 + (isSingle ? 0 : 1) + dictionary;
  const size = descriptor >> 6;
  if (size === 0) return isSingle ? frame.readUInt8(at) : void 0;
  if (size === 1) return frame.readUInt16LE(at) + 256;
  return size === 2 ? frame.readUInt32LE(at) : void 0;
}

// src/formats/squashfs/top-time.ts
import { closeSync as closeSync4, openSync as openSync4, readSync as readSync2, writeSync } from "node:fs";
var plainInodes = "-noI";
var [flagsAt, plainInodesFlag] = [24, 1];
var [timeAt, timeBytes] = [8, 4];
var blockHeaderBytes = 2;
function setTopTime(path, length, seconds) {
  const image = openSync4(path, "r+");
  try {
    const head = Buffer.alloc(superblockBytes);
    readSync2(image, head, 0, head.length, 0);
    head.writeUInt16LE(head.readUInt16LE(flagsAt) & ~plainInodesFlag, flagsAt);
    const { inodeTable, root } = readSuperblock(head, length);
    writeSync(image, head, 0, head.length, 0);
    const time = Buffer.alloc(timeBytes);
    time.writeUInt32LE(seconds);
    for (let nth = 0; nth < timeBytes; nth++) {
      const at = root.offset + timeAt + nth;
      const before = Math.floor(at / metadataBytes) * (blockHeaderBytes + metadataBytes);
      const position = inodeTable + root.block + before + blockHeaderBytes + at % metadataBytes;
      writeSync(image, time, nth, 1, position);
    }
  } finally {
    closeSync4(image);
  }
}

// src/formats/squashfs/make.ts
async function imageOfMembers(image, members, job) {
  const making = {
    source: "-",
    how: ["-tar"],
    names: members,
    reader: imageCommand(job.tools.tar)
  };
  const attempt = async () => {
    try {
      const contents = await make(image, making, job);
      if (contents.members >= members.length) return contents;
      return new BadEntry(`it has ${contents.members} members instead of ${members.length}`);
    } catch (error) {
      if (error instanceof BadEntry) return error;
      throw error;
    }
  };
  const first = await attempt();
  const made = first instanceof BadEntry ? await attempt() : first;
  if (made instanceof BadEntry) throw new Error(`mksquashfs made a damaged image, twice: ${made.message}`);
  return made;
}
async function make(image, { source, how, reader, names, archive, topSeconds, whiteouts }, job) {
  const { scratch, tools, level, signal } = job;
  const squash = { path: tools.mksquashfs, args: [source, image, ...how, ...outputArgs(level)] };
  const commands = reader ? [reader, squash] : [squash];
  const { stdin, stdout, ended } = startPipeline(commands, { cwd: scratch, signal });
  stdout.resume();
  if (archive) await Promise.all([feed2(archive, stdin), ended]);
  else {
    stdin.end(`${names.join("\0")}\0`, "latin1");
    await ended;
  }
  const { size: length } = await stat(image);
  if (topSeconds !== void 0) setTopTime(image, length, topSeconds);
  const contents = await checkImageFile(image, { offset: 0, length }, "heads");
  checkWhiteouts(contents, whiteouts);
  return contents;
}
function outputArgs(level) {
  const owner = ["-force-uid", String(process.geteuid?.()), "-force-gid", String(process.getegid?.())];
  const compression = ["-comp", "zstd", "-Xcompression-level", String(level)];
  const quiet = ["-quiet", "-no-progress", "-no-recovery", "-noappend", "-exit-on-error"];
  return ["-no-tailends", ...compression, ...owner, "-no-xattrs", ...quiet];
}
async function feed2(archive, stdin) {
  try {
    for await (const bytes of archive) if (!stdin.destroyed && !stdin.write(bytes)) await untilReady(stdin);
  } finally {
    stdin.end();
  }
}
function untilReady(stdin) {
  return new Promise((resolve2) => {
    for (const event of ["drain", "close"]) stdin.once(event, resolve2);
  });
}

// src/formats/squashfs/directory-image.ts
async function imageOfAll(image, match, job) {
  const contents = await makeImage(image, match, [], job);
  job.signal.throwIfAborted();
  return contents && isAhead(contents) ? void 0 : contents;
}
async function imageOfWalked(image, match, { members, unpacked }, job) {
  const excludes = excludedBelow(match, unpacked);
  if (excludes.length > mostExcludes || excludes.some((path) => path.includes("\n"))) return void 0;
  const contents = await makeImage(image, match, excludes, job);
  job.signal.throwIfAborted();
  if (contents?.members !== members.length - 1 || isAhead(contents)) return void 0;
  const isExact = !job.leftOut || await hasMembers(image, match, members, job).catch(() => false);
  return isExact ? contents : void 0;
}
var mostExcludes = 1e3;
var aheadSeconds = 24 * 60 * 60;
function isAhead({ newest }) {
  return newest > Date.now() / 1e3 + aheadSeconds;
}
async function hasMembers(image, match, members, { tools, scratch, signal }) {
  const { unsquashfs: path } = tools;
  if (path === void 0) return false;
  const listing = { path, args: ["-l", "-d", "", image] };
  const { stdin, stdout, ended } = startPipeline([listing], { cwd: scratch, signal });
  stdin.end();
  const [listed] = await Promise.all([(0, import_consumers.buffer)(stdout), ended]);
  const lines2 = new Set(listed.toString("latin1").split("\n"));
  const prefix2 = topOf(match).length - 1;
  return members.every((member) => {
    const below2 = member.slice(prefix2);
    return below2 === "/." || below2.split("\n").every((line) => lines2.has(line));
  });
}
function isDirectory2({ root, stat: stat4 }) {
  return root.literal !== void 0 && stat4.isDirectory();
}
function excludedBelow(match, unpacked) {
  const top = topOf(match);
  return unpacked.flatMap((member) => member.startsWith(top) ? [member.slice(top.length)] : []);
}
function topOf({ root, relative: relative2 }) {
  return relative2 === "" ? `${root.place}/` : `${root.place}/${toBytes(relative2)}/`;
}
function makeImage(image, { path }, excludes, job) {
  const list = join8(job.scratch, "excludes");
  writeFileSync3(list, [anyStaging, ...excludes.map(excludeLine)].join(""), "latin1");
  const how = ["-no-exports", "-action", "chmod(a-st)@true", "-wildcards", "-ef", list];
  return make(image, { source: path, how, names: [] }, job).catch(() => void 0);
}
var anyStaging = `... ${prefix}*
`;
function excludeLine(path) {
  return `\\${path.replace(/[^\w/]/g, "\\$&")}
`;
}

// src/formats/squashfs/pack.ts
async function packImages(job) {
  const image = join9(job.scratch, "image");
  const segments = [];
  let walked;
  for (const match of job.matches.filter(isDirectory2)) {
    const root = match.root.place;
    let contents = job.leftOut ? void 0 : await imageOfAll(image, match, job);
    if (!contents) {
      walked ??= readWalk(job);
      const members = walked.members.get(root) ?? [];
      const isOther = job.leftOut || excludedBelow(match, walked.unpacked).length > 0;
      contents = isOther ? await imageOfWalked(image, match, { ...walked, members }, job) : void 0;
    }
    if (contents) {
      const files = contents.members + 1;
      segments.push(await append(image, { ...contents, files, root }, segments, job));
    }
  }
  if (segments.length < job.matches.length) {
    walked ??= readWalk(job);
    const names = [...walked.members].flatMap(
      ([place, names2]) => segments.some(({ root }) => root === place) ? [] : names2
    );
    if (names.length > 0) {
      linkBases(job);
      const contents = await imageOfMembers(image, names, job);
      segments.push(await append(image, { ...contents, files: names.length }, segments, job));
    }
  }
  const sum = (count) => segments.reduce((all, segment) => all + segment[count], 0);
  return { segments, files: sum("files"), bytes: sum("bytes"), skipped: walked?.skipped ?? [] };
}
function readWalk({ found, leftOut = [] }) {
  const members = /* @__PURE__ */ new Map();
  const skipped = [];
  for (const batch of found)
    for (const { kind, member } of batch) {
      if (kind === "other") {
        skipped.push(member);
        continue;
      }
      const place = Number.parseInt(member, 10);
      const names = members.get(place);
      if (names) names.push(member);
      else members.set(place, [member]);
    }
  return { members, unpacked: [...leftOut, ...skipped], skipped };
}
async function append(image, { files, bytes, root }, segments, job) {
  const { offset: start, length: before } = segments.at(-1) ?? { offset: 0, length: 0 };
  const offset = startAfter(start + before, "image");
  if (offset > start + before) await job.write(Buffer.alloc(offset - start - before));
  const length = await copyAll(createReadStream(image, { highWaterMark: 1024 * 1024 }), job);
  return { kind: "image", offset, length, files, bytes, ...root === void 0 ? {} : { root } };
}

// src/formats/squashfs/receive.ts
import { open as open2, rm } from "node:fs/promises";
import { join as join10 } from "node:path";

// src/formats/squashfs/images.ts
var mostLayers = 32;
function imagesOf(segments, roots) {
  const { image: bases = [], delta = [], removals = [] } = Object.groupBy(segments, ({ kind }) => kind);
  const sorted = [...bases, ...delta, ...removals];
  const isOrdered = segments.every((segment, nth) => segment === sorted[nth]);
  if (!isOrdered || removals.length !== (delta.length > 0 ? 1 : 0)) throw unknown();
  if (bases.length === 0 || new Set(bases.map(({ root }) => root)).size < bases.length) throw unknown();
  const changes = delta.map((segment, nth) => ({ ...layerOf(segment), nth, root: segment.root }));
  const images = bases.map((segment) => {
    const root = roots.find(({ place }) => place === segment.root);
    if (segment.root !== void 0 && root?.literal === void 0) throw unknown();
    const inside = root ? [root] : roots.filter(({ place }) => !bases.some(({ root: root2 }) => root2 === place));
    const deltas = changes.filter(({ root: root2 }) => root2 === segment.root);
    if (inside.length === 0 || deltas.length >= mostLayers) throw unknown();
    return { ...layerOf(segment), root, roots: inside, deltas };
  });
  if (images.flatMap(({ deltas }) => deltas).length < delta.length) throw unknown();
  return images;
}
function layerOf(segment) {
  const { offset, length, files } = segment;
  return { offset, length, members: files, mostBytes: mostBytesOf2(segment) };
}
function unknown() {
  return new UnknownEntry("the entry has images that this version of Headstart cannot read");
}

// src/formats/squashfs/removals.ts
var import_node_zlib6 = __toESM(require_zlib6(), 1);
import { open } from "node:fs/promises";
var mostContent = 64 * 1024 * 1024;
var mostFrame = mostContent + mostContent / 128;
var longestName2 = 4096;
var longestPart = 255;
var [nul, dot2, slash2] = [0, 46, 47];
function encodeRemovals(lists) {
  const content = Buffer.from(lists.map(listText).join(""), "latin1");
  if (content.length > mostContent) throw new Error("more files were removed than an entry can say");
  return { frame: (0, import_node_zlib6.zstdCompressSync)(content), bytes: content.length };
}
function listText(names) {
  return `${names.map((name) => `${name}\0`).join("")}\0`;
}
async function readRemovals(path, segments) {
  const segment = segments.find(({ kind }) => kind === "removals");
  if (!segment) return void 0;
  const { offset, length, files } = segment;
  if (length > mostFrame) throw wrong("it is too long");
  const file = await open(path);
  try {
    const { bytesRead, buffer: buffer3 } = await file.read(Buffer.alloc(length), 0, length, offset);
    const deltas = segments.filter(({ kind }) => kind === "delta").length;
    const removals = decodeRemovals(buffer3.subarray(0, bytesRead), deltas);
    const names = removals.counts.reduce((sum, count) => sum + count, 0);
    if (names !== files) throw wrong(`it has ${names} names instead of ${files}`);
    return removals;
  } finally {
    await file.close();
  }
}
function decodeRemovals(frame, deltas) {
  const content = unpack(frame);
  const { starts, counts, end } = findLists(content, deltas);
  if (end !== content.length) throw wrong("it has more lists than the entry has layers");
  return {
    counts,
    *namesOf(nth) {
      let at = starts[nth];
      for (let left = counts[nth]; left > 0; left--) {
        const end2 = content.indexOf(nul, at);
        yield content.toString("latin1", at, end2);
        at = end2 + 1;
      }
    }
  };
}
function unpack(frame) {
  try {
    const options = { maxOutputLength: mostContent, info: true };
    const { buffer: buffer3, engine } = (0, import_node_zlib6.zstdDecompressSync)(frame, options);
    if (engine.bytesWritten === frame.length) return buffer3;
  } catch (error) {
    throw wrong(messageOf(error));
  }
  throw wrong("something follows it");
}
function findLists(content, deltas) {
  const [starts, counts] = [[], []];
  let at = 0;
  for (let nth = 0; nth < deltas; nth++) {
    starts.push(at);
    let count = 0;
    for (; content[at] !== nul; count++) at = endOfName(content, at) + 1;
    counts.push(count);
    at++;
  }
  return { starts, counts, end: at };
}
function endOfName(content, start) {
  let at = start;
  for (let isLast = false; !isLast; at++) {
    const part = at;
    while (at < content.length && content[at] !== nul && content[at] !== slash2) at++;
    const length = at - part;
    const isDots = length <= 2 && content[part] === dot2 && content[at - 1] === dot2;
    if (at === content.length || length === 0 || length > longestPart || at - start > longestName2 || isDots)
      throw wrong("it has a name that is none");
    isLast = content[at] === nul;
  }
  return at - 1;
}
function wrong(why) {
  return new BadEntry(`its list of removed files is wrong: ${why}`);
}

// src/formats/squashfs/receive.ts
async function receiveImages({ segments, roots, signal, body, file, isMounted = false }, dir) {
  const images = imagesOf(segments, roots);
  const path = join10(dir, "image");
  const check = async () => {
    const stream = body();
    for await (const bytes of stream) stream.release?.(bytes);
    if (file?.isWhole) await checkTables(path, segments, signal);
  };
  const isReceived = await file?.link(path) && await file?.prove(check);
  if (!isReceived) {
    await rm(path, { force: true });
    await write(body(), path, isMounted);
  }
  if (isReceived && file?.isWhole) await checkHeads(path, images);
  else await checkTables(path, segments, signal);
  const isInPlace = isReceived ? file?.isInPlace : void 0;
  return { path, images, isInPlace };
}
var flushBytes = 32 * 1024 * 1024;
async function write(body, path, isMounted) {
  const file = await open2(path, "wx", 384);
  let writing = Promise.resolve();
  let flushing = Promise.resolve();
  let unflushed = 0;
  const flush = () => {
    unflushed = 0;
    flushing = flushing.then(() => file.datasync()).catch(() => {
    });
  };
  try {
    for await (const bytes of body) {
      await writing;
      unflushed += bytes.length;
      if (isMounted && unflushed >= flushBytes) flush();
      writing = file.writeFile(bytes).then(() => body.release?.(bytes));
      writing.catch(() => {
      });
    }
    await writing;
    if (isMounted) flush();
  } finally {
    const closing = flushing.then(() => file.close());
    if (isMounted) closing.catch(() => {
    });
    else await closing;
  }
}
async function checkHeads(path, images) {
  const head = Buffer.alloc(superblockBytes);
  const file = await open2(path);
  try {
    for (const { offset, length } of images.flatMap((image) => [image, ...image.deltas])) {
      await file.read(head, 0, head.length, offset);
      readSuperblock(head, length);
    }
  } finally {
    await file.close();
  }
}
async function checkTables(path, segments, signal) {
  const removals = await readRemovals(path, segments);
  let deltas = 0;
  for (const segment of segments.filter(isLayer)) {
    const { kind, files, bytes, root } = segment;
    const contents = await checkImageFile(path, segment, "tables", signal);
    checkWhiteouts(contents, kind === "delta" ? removals?.counts[deltas++] : 0);
    const members = contents.members + (root === void 0 ? 0 : 1);
    if (members < files || kind === "delta" && members > files)
      throw new BadEntry(`it has ${members} members instead of ${files}`);
    if (contents.bytes > bytes)
      throw new BadEntry(`its files have ${contents.bytes} bytes instead of ${bytes}`);
  }
}
function isLayer({ kind }) {
  return kind === "image" || kind === "delta";
}
async function startOfTables(read2, { offset }) {
  return offset + Number((await read2(offset, offset + superblockBytes)).readBigUInt64LE(64));
}

// src/formats/squashfs/unpack.ts
import { chownSync, lstatSync as lstatSync7, mkdirSync as mkdirSync5, readdirSync as readdirSync4 } from "node:fs";
import { dirname as dirname4, join as join11, relative } from "node:path";

// src/formats/squashfs/layers.ts
import { chmodSync as chmodSync3, lstatSync as lstatSync6, mkdirSync as mkdirSync4, renameSync as renameSync2, utimesSync as utimesSync2 } from "node:fs";
function layOn({ from, to, removed, aside }) {
  let [asides, members] = [0, 0];
  mkdirSync4(fromBytes(aside));
  const takeAway = (path) => {
    const stat4 = statOf(path);
    if (stat4?.isDirectory()) allowChanges(path);
    if (stat4) renameSync2(fromBytes(path), fromBytes(`${aside}/${asides++}`));
  };
  const merge = (from2, to2) => {
    const { mode, mtimeMs } = lstatSync6(fromBytes(from2));
    for (const dir of [from2, to2]) allowChanges(dir);
    for (const name of namesIn(from2)) {
      const [source, target] = [`${from2}/${name}`, `${to2}/${name}`];
      const kind = kindOf2(source);
      if (kind === "whiteout") continue;
      members++;
      const isMerged = kind === "directory" && statOf(target)?.isDirectory() === true;
      if (!isMerged) takeAway(target);
      if (kind === "file") renameSync2(fromBytes(source), fromBytes(target));
      else {
        if (!isMerged) mkdirSync4(fromBytes(target));
        merge(source, target);
      }
    }
    chmodSync3(fromBytes(to2), mode & 511);
    utimesSync2(fromBytes(to2), mtimeMs / 1e3, mtimeMs / 1e3);
  };
  for (const name of removed) {
    const path = placeOf(name, to);
    if (path !== void 0) takeAway(path);
  }
  merge(from, to);
  return members;
}
function placeOf(name, tree) {
  let path = tree;
  for (const part of name.split("/")) {
    const stat4 = statOf(path);
    if (!stat4) return void 0;
    if (!stat4.isDirectory()) throw new BadEntry("it removes something below what is no directory");
    allowChanges(path);
    path = `${path}/${part}`;
  }
  return path;
}
function allowChanges(dir) {
  chmodSync3(fromBytes(dir), 448);
}
function kindOf2(path) {
  const stat4 = lstatSync6(fromBytes(path));
  if (stat4.isDirectory()) return "directory";
  if (stat4.isFile() || stat4.isSymbolicLink()) return "file";
  if (stat4.isCharacterDevice() && stat4.rdev === 0) return "whiteout";
  throw new BadEntry("it holds more than files, directories and links");
}

// src/formats/squashfs/unpack.ts
async function unpackImages({ path, images }, job, only = job.roots) {
  const tree = join11(job.dir, "tree");
  const removals = await readRemovals(path, job.segments);
  const wanted = images.filter(({ roots }) => roots.some((root) => only.includes(root)));
  for (const image of wanted.toSorted((one, other) => Number(!other.root) - Number(!one.root))) {
    const roots = image.roots.filter((root) => only.includes(root));
    const target = image.root ? newDirectoryOf(image.root, tree) : tree;
    const places = roots.length < image.roots.length ? roots.map(({ place }) => String(place)) : [];
    await unpackLayer({ path, layer: image, target, places }, job);
    const count = roots.reduce((sum, root) => sum + countMembers(root, tree), 0);
    if (places.length === 0 && count !== image.members)
      throw new BadEntry(`it has ${count} members instead of ${image.members}`);
    for (const delta of image.deltas) {
      const members = await unpackDelta({ path, delta, target, removals }, job);
      if (members + (image.root ? 1 : 0) !== delta.members)
        throw new BadEntry(`its layer has ${members} members instead of ${delta.members}`);
    }
    const isOther = (name) => places.length > 0 && !places.includes(name);
    for (const name of image.deltas.length > 0 ? readdirSync4(target).filter(isOther) : [])
      removeTree(join11(target, name));
  }
  await takeOver(tree, job.signal);
}
function newDirectoryOf(root, tree) {
  const place = join11(tree, String(root.place));
  if (lstatSync7(place, { throwIfNoEntry: false })) throw new BadEntry("two images hold the same path");
  const target = join11(place, relative(root.base, root.literal));
  mkdirSync5(dirname4(target), { recursive: true });
  return target;
}
async function unpackLayer({ path, layer, target, places, hasWhiteouts = false }, { dir, tools, signal }) {
  const quiet = ["-no-progress", "-quiet", "-no-xattrs"];
  const lenient = hasWhiteouts ? ["-no-exit-code"] : [];
  const args = [...quiet, ...lenient, "-offset", String(layer.offset), "-d", target, path, ...places];
  const limit = outputLimit(dir);
  limit.allow(layer.mostBytes);
  const where = { cwd: dir, signal: AbortSignal.any([signal, limit.signal]) };
  const { pid, stdout, ended } = startPipeline([{ path: tools.unsquashfs, args }], where);
  stdout.resume();
  limit.watch(pid, ended);
  await ended;
}
async function unpackDelta({ path, delta, target, removals }, job) {
  const { nth } = delta;
  const removed = removals.counts[nth];
  const changes = join11(job.dir, `delta-${nth}`);
  await unpackLayer({ path, layer: delta, target: changes, places: [], hasWhiteouts: removed > 0 }, job);
  const aside = toBytes(join11(job.dir, `removed-${nth}`));
  const laying = { from: toBytes(changes), to: toBytes(target), removed: removals.namesOf(nth), aside };
  return layOn(laying) + removed;
}
function countMembers(root, tree) {
  const count = (dir, relative2, isNamed2) => {
    let members = 0;
    for (const item of readdirSync4(fromBytes(dir), { withFileTypes: true, encoding: "latin1" })) {
      const path = relative2 === "" ? item.name : `${relative2}/${item.name}`;
      const counts = isNamed2 || root.matches(fromBytes(path).toString());
      if (counts) members++;
      if (item.isDirectory()) members += count(`${dir}/${item.name}`, path, counts);
      else if (!item.isFile() && !item.isSymbolicLink()) {
        throw new BadEntry("it holds more than files, directories and links");
      }
    }
    return members;
  };
  const base = join11(tree, String(root.place));
  const stat4 = lstatSync7(base, { throwIfNoEntry: false });
  if (!stat4) return 0;
  if (!stat4.isDirectory()) throw new BadEntry("what is to be a directory is none");
  const isNamed = root.matches("");
  return count(toBytes(base), "", isNamed) + (isNamed ? 1 : 0);
}
async function takeOver(tree, signal) {
  const where = { cwd: tree, signal };
  chownSync(tree, process.geteuid?.() ?? -1, process.getegid?.() ?? -1);
  if (process.geteuid?.() === 0) await runProgram("chown", ["-hR", "0:0", "."], where);
  const special = ["!", "-type", "l", "-perm", "/7000"];
  await runProgram("find", [".", ...special, "-exec", "chmod", "a-st", "{}", "+"], where);
}

// src/formats/squashfs/squashfs.ts
var squashfs = {
  id: "squashfs",
  indexed: true,
  kinds: ["image", "delta", "removals"],
  image: true,
  versions: (naming) => [ownVersion("squashfs", naming)],
  unsupportedReason({ mksquashfs, unsquashfs, tar: tar2 }, task) {
    if (process.platform !== "linux") return "it does not run Linux";
    if (task === "unpack") return unsquashfs ? void 0 : "it has no unsquashfs 4.5 or newer";
    if (!mksquashfs) return "it has no mksquashfs 4.5 or newer";
    return tar2.dialect === "gnu" ? void 0 : "it has no GNU tar on PATH";
  },
  pack: packImages,
  async unpack(job) {
    const received = await receiveImages({ ...job, body: () => job.body }, job.dir);
    await unpackImages(received, job);
  }
};

// src/formats/node-tar/create.ts
import {
  closeSync as closeSync5,
  constants as constants5,
  fstatSync as fstatSync2,
  lstatSync as lstatSync8,
  openSync as openSync5,
  readlinkSync,
  readSync as readSync3
} from "node:fs";

// src/formats/node-tar/saved-mode.ts
function savedMode(kind, mode, platform = process.platform) {
  if (platform !== "win32") return mode & 511;
  if (kind !== "file" && kind !== "hardlink") return 493;
  return mode & 128 ? 420 : 292;
}

// src/formats/node-tar/create.ts
var { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants5;
var readOnly = O_RDONLY | O_NOFOLLOW | O_NONBLOCK;
function archiveWriter(pathOf, to, kind) {
  const output = newOutput(to, kind === void 0);
  const linked = /* @__PURE__ */ new Map();
  function addFile(name, path) {
    const file = openFile(name, path);
    try {
      const stat4 = fstatSync2(file, { bigint: true });
      if (!stat4.isFile()) throw replaced(name);
      const target = stat4.nlink > 1n ? firstName(name, stat4) : name;
      if (target !== name) {
        output.put(memberOf(name, stat4, "hardlink", { target }));
        return;
      }
      const size = Number(stat4.size);
      output.put(memberOf(name, stat4, "file", { size }));
      if (size === 0) return;
      if (!output.read(file, size)) throw changed(name);
      const after = fstatSync2(file, { bigint: true });
      if (after.ctimeNs !== stat4.ctimeNs || after.size !== stat4.size) throw changed(name);
      output.pad(paddingAfter(size));
    } finally {
      closeSync5(file);
    }
  }
  function firstName(name, { dev, ino }) {
    const inode = `${dev}:${ino}`;
    const first = linked.get(inode);
    if (first === void 0) linked.set(inode, name);
    return first ?? name;
  }
  return {
    /** @param name of a directory: it ends in a slash where the archive is of one kind */
    add(name) {
      const path = fromBytes(pathOf(name.replace(/\/$/, "")));
      const stat4 = kind !== "files" || O_NOFOLLOW === 0 ? lstatSync8(path, { bigint: true }) : void 0;
      if (stat4 && kind && !isExpected(stat4, name, kind)) throw replaced(name);
      if (!stat4 || stat4.isFile()) addFile(name, path);
      else if (stat4.isDirectory()) output.put(memberOf(name, stat4, "directory"));
      else if (stat4.isSymbolicLink())
        output.put(memberOf(name, stat4, "symlink", { target: slashed(readlinkSync(path, "latin1")) }));
      else throw replaced(name);
    },
    /** Must be called after the last member. */
    end() {
      output.pad(2 * blockBytes2);
      output.flush();
    }
  };
}
function isExpected(stat4, name, kind) {
  if (kind === "files") return stat4.isFile();
  return name.endsWith("/") ? stat4.isDirectory() : stat4.isSymbolicLink();
}
var notFile = ["ELOOP", "EMLINK", "ENXIO"];
function openFile(name, path) {
  try {
    return openSync5(path, readOnly);
  } catch (error) {
    throw notFile.includes(codeOf(error) ?? "") ? replaced(name) : error;
  }
}
function replaced(member = "") {
  return new Error(`${pathIn(member)} was replaced while it was saved`);
}
function changed(member) {
  return new Error(`${pathIn(member)} changed while it was read`);
}
function pathIn(member) {
  return fromBytes(member.replace(/^\d+\/|\/$/g, ""));
}
function memberOf(name, { mode, mtimeNs }, kind, { target = "", size = 0 } = {}) {
  const mtime = inSeconds(mtimeNs);
  return { name, kind, target, size, mode: savedMode(kind, Number(mode)), mtime, sparseSize: void 0 };
}
var nsPerSecond = 1000000000n;
var nsDigits = 9;
function inSeconds(ns) {
  if (ns < 0n) return `-${inSeconds(-ns)}`;
  const fraction = ns % nsPerSecond;
  const seconds = String(ns / nsPerSecond);
  return fraction === 0n ? seconds : `${seconds}.${String(fraction).padStart(nsDigits, "0").replace(/0+$/, "")}`;
}
function newOutput({ first, next }, isText) {
  let slab = first;
  let end = 0;
  const flush = () => {
    slab = next(end);
    end = 0;
  };
  return {
    flush,
    put(member) {
      if (slab.length - end < mostBytesOf3(member)) flush();
      end = writeHeader(slab, end, member, isText);
    },
    /** @returns whether the file has so many bytes */
    read(file, bytes) {
      for (let left = bytes; left > 0; ) {
        if (end === slab.length) flush();
        const read2 = readSync3(file, slab, end, Math.min(left, slab.length - end), null);
        if (read2 === 0) return false;
        left -= read2;
        end += read2;
      }
      return true;
    },
    /** Writes zeros, fewer than a slab has. */
    pad(bytes) {
      if (slab.length - end < bytes) flush();
      slab.fill(0, end, end + bytes);
      end += bytes;
    }
  };
}

// src/formats/tar/program-packer.ts
import { join as join12 } from "node:path";

// src/formats/tar/pack-check.ts
import { lstatSync as lstatSync9, readFileSync as readFileSync2 } from "node:fs";
function checkListing(path, { names }) {
  const lines2 = readFileSync2(path, "latin1").split("\n");
  const nth = names.findIndex((_, nth2) => !/^[-h]/.test(lines2[nth2] ?? ""));
  if (nth >= 0) throw replaced(names[nth]);
}
function checkTypes(cwd, { names }) {
  const other = names.find((name) => {
    const stat4 = lstatSync9(fromBytes(`${toBytes(cwd)}/${name}`), { throwIfNoEntry: false });
    return stat4 && !stat4.isFile();
  });
  if (other !== void 0) throw replaced(other);
}

// src/formats/tar/program-packer.ts
var mostForOneThread = 128 * 1024 * 1024;
function programPacker({ tools, level, scratch, matches }) {
  const { tar: tar2 } = tools;
  if (tar2.dialect === "node") return void 0;
  let packed = 0;
  return (plan, signal) => {
    if (packed === 0) linkBases({ matches, scratch });
    const listing = tar2.dialect === "gnu" ? `listing-${packed++}` : void 0;
    const beyondAscii3 = plan.names.some((name) => /[\u0080-\u00ff]/.test(name));
    const command = createCommand(tar2, { beyondAscii: beyondAscii3, archiveBytes: plan.bytes, listing });
    const options = { level, threads: plan.bytes > mostForOneThread ? 0 : 1, check: false };
    const { stdin, stdout, ended } = zstdCodec(tools.zstd).packing(command, options, { cwd: scratch, signal });
    stdin.end(`${plan.names.join("\0")}\0`, "latin1");
    const check = () => {
      if (listing === void 0) checkTypes(scratch, plan);
      else checkListing(join12(scratch, listing), plan);
    };
    return { stdout, ended: ended.then(check) };
  };
}

// src/formats/tar/packer.ts
var headerBytes3 = 1536;
var fewBytes2 = frameContentBytes / 2;
async function* packSegments(plans, job) {
  const contentsOf = contentReader(job);
  const byProgram = programPacker(job);
  const pieces = [];
  const add = (piece) => {
    piece.catch(() => {
    });
    pieces.push(piece);
  };
  for await (const plan of plans) {
    if (plan.hasHoles && byProgram) {
      const output = outputOf2(job.signal, (signal) => byProgram(plan, signal));
      for await (const bytes of output) {
        add(Promise.resolve({ plan, bytes }));
        while (pieces.length > 0) yield await pieces.shift();
      }
    } else {
      for await (const { content, release } of contentsOf(plan)) {
        const before = pieces.at(-1)?.catch(() => {
        });
        add(
          frameOf(content, job.level).then(async (bytes) => {
            await before;
            release();
            return { plan, bytes, contentBytes: content.length };
          })
        );
        while (pieces.length >= slabsAtOnce) yield await pieces.shift();
      }
    }
  }
  for (const piece of pieces) yield await piece;
}
function contentReader({ matches, signal, scratch: cwd }) {
  const bases = basesOf(matches.map(({ root }) => root));
  return (plan) => {
    const bytes = plan.unpackedBytes + plan.names.length * headerBytes3;
    return bytes > fewBytes2 ? readInThread(plan) : readHere(plan, pathsIn(bases), signal);
  };
  async function* readInThread({ kind, names }) {
    let release = () => {
    };
    const contents = outputOf2(signal, (signal2) => {
      const task = startTask({ thread: "create", kind, bases }, { cwd, signal: signal2 });
      task.stdin.end(`${names.join("\0")}\0`, "latin1");
      release = task.release;
      return task;
    });
    for await (const content of contents) yield { content, release };
  }
}
async function* readHere({ kind, names }, pathOf, signal) {
  signal.throwIfAborted();
  const contents = [];
  let slab = Buffer.allocUnsafeSlow(2 * fewBytes2);
  const next = (filled) => {
    if (contents.length > 1) throw new Error("files have grown by megabytes while they were read");
    contents.push(slab.subarray(0, filled));
    slab = Buffer.allocUnsafeSlow(2 * fewBytes2);
    return slab;
  };
  const archive = archiveWriter(pathOf, { first: slab, next }, kind);
  for (const name of names) archive.add(name);
  archive.end();
  for (const content of contents) yield { content, release: () => {
  } };
}
async function* outputOf2(signal, start) {
  const stop = new AbortController();
  const { stdout, ended } = start(AbortSignal.any([signal, stop.signal]));
  ended.catch(() => {
  });
  try {
    yield* stdout;
    await ended;
  } finally {
    stop.abort();
    await ended.catch(() => {
    });
  }
}

// src/formats/tar/segments.ts
import { setImmediate as setImmediate3 } from "node:timers/promises";
var yieldEvery2 = 256;
var enoughMembers2 = 8e3;
var enoughBytes2 = 64 * 1024 * 1024;
function divide(found) {
  const skeleton = newPlan("skeleton");
  const skipped = [];
  const linked = /* @__PURE__ */ new Map();
  let plans = { plain: newPlan("files"), sparse: newPlan("files", true) };
  let segments = 0;
  const add = (files) => {
    const plan = files.some(hasLargeHoles) ? plans.sparse : plans.plain;
    for (const file of files) addTo(plan, file);
  };
  const isFull = (kind, most) => fullness(plans[kind], segments) >= most;
  const close = function* (kind) {
    segments++;
    yield plans[kind];
    plans = { ...plans, [kind]: newPlan("files", kind === "sparse") };
  };
  async function* fileSegments() {
    let untilYield = yieldEvery2;
    for (const batch of found) {
      for (const item of batch) {
        if (item.kind === "directory" && isFull("plain", 1)) yield* close("plain");
        if (item.kind === "other") skipped.push(item.member);
        else if (item.kind !== "file") addTo(skeleton, item);
        else if (!item.hardLink) add([item]);
        else add(groupOnceComplete(item, linked));
        if (isFull("plain", 2)) yield* close("plain");
        if (isFull("sparse", 2)) yield* close("sparse");
      }
      untilYield -= batch.length;
      if (untilYield > 0) continue;
      await setImmediate3();
      untilYield = yieldEvery2;
    }
    for (const group of linked.values()) {
      add(group);
      for (const kind of ["plain", "sparse"]) if (isFull(kind, 1)) yield* close(kind);
    }
    for (const plan of Object.values(plans)) if (plan.names.length > 0) yield plan;
  }
  return { files: fileSegments(), skeleton, skipped };
}
var largeHolesBytes = 1024 * 1024;
function hasLargeHoles({ bytes, length = bytes }) {
  return length - bytes >= largeHolesBytes;
}
function fullness({ names, bytes }, segmentsBefore) {
  const share = Math.min(1, 2 ** segmentsBefore / 16);
  return Math.max(names.length / enoughMembers2, bytes / enoughBytes2) / share;
}
function groupOnceComplete(file, linked) {
  const { inode, names } = file.hardLink;
  const group = linked.get(inode) ?? [];
  linked.set(inode, group);
  if (group.push(group.length === 0 ? file : { ...file, bytes: 0, length: 0 }) < names) return [];
  linked.delete(inode);
  return group;
}
function newPlan(kind, hasHoles = false) {
  return { kind, names: [], hasHoles, bytes: 0, unpackedBytes: 0 };
}
function addTo(plan, { kind, member, bytes, length = 0 }) {
  plan.names.push(kind === "directory" ? `${member}/` : member);
  plan.bytes += bytes;
  plan.unpackedBytes += length;
}

// src/formats/tar/pack.ts
async function packTar(job) {
  const division = divide(job.found);
  const segments = [];
  let last;
  let end = 0;
  let packedBytes = 0;
  for await (const { plan, bytes, contentBytes: contentBytes2 } of packSegments(plansOf(division), job)) {
    if (plan !== last) {
      segments.push(newSegment(plan, end));
      packedBytes = 0;
    }
    last = plan;
    const segment = segments.at(-1);
    segment.length += bytes.length;
    if (contentBytes2 !== void 0) {
      segment.frames = [...segment.frames ?? [], bytes.length];
      packedBytes += contentBytes2;
      segment.unpackedBytes = Math.max(plan.unpackedBytes, packedBytes);
    }
    end += bytes.length;
    await job.write(bytes);
    job.signal.throwIfAborted();
  }
  job.signal.throwIfAborted();
  const sum = (of) => segments.reduce((total, segment) => total + segment[of], 0);
  return { segments, files: sum("files"), bytes: sum("bytes"), skipped: division.skipped };
}
function newSegment({ kind, names, bytes, unpackedBytes }, offset) {
  return { kind, offset, length: 0, files: names.length, bytes, unpackedBytes };
}
async function* plansOf({ files, skeleton }) {
  const walkOn = () => {
    const plan = files.next();
    plan.catch(() => {
    });
    return plan;
  };
  let upcoming = walkOn();
  for (let next = await upcoming; !next.done; next = await upcoming) {
    upcoming = walkOn();
    yield next.value;
  }
  if (skeleton.names.length > 0) yield skeleton;
}

// src/formats/tar/unpack.ts
import { availableParallelism as availableParallelism3 } from "node:os";
import { join as join13 } from "node:path";

// src/formats/tar/skeleton-check.ts
var import_node_zlib7 = __toESM(require_zlib7(), 1);
var maxBytes = 256 * 1024 * 1024;
var maxRecordsBytes = 1024 * 1024;
async function checkSkeleton({ bytes, members, mostBytes: mostBytes2 }, { cwd, signal }) {
  if (lengthOf(bytes) > maxBytes) throw new BadEntry("its skeleton is too large to be one");
  const limit = outputLimit(cwd);
  limit.allow(mostBytes2);
  const archive = bytes.length === 0 ? [] : decompressed2(bytes, limit);
  const found = await countMembers2(archive, members, signal);
  if (found !== members) throw new BadEntry(`its skeleton has ${found} members instead of ${members}`);
}
async function* decompressed2(bytes, limit) {
  const frame = (0, import_node_zlib7.createZstdDecompress)();
  for (const part of bytes) frame.write(part);
  frame.end();
  try {
    for await (const piece of frame) {
      limit.count(piece.length);
      limit.signal.throwIfAborted();
      yield piece;
    }
  } catch (error) {
    limit.signal.throwIfAborted();
    throw new BadEntry(`its skeleton is damaged: ${messageOf(error)}`);
  }
}
async function countMembers2(archive, most, signal) {
  let members = 0;
  let rest = Buffer.alloc(0);
  for await (const piece of archive) {
    signal.throwIfAborted();
    const bytes = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
    let at = 0;
    for (let end = nextEnd(bytes, at); end <= bytes.length; end = nextEnd(bytes, at)) {
      if (end > at + blockBytes2) checkRecords(bytes, at);
      else if (bytes[at + typeAt] !== 0 && ++members > most)
        throw new BadEntry(`its skeleton has more than ${most} members`);
      at = end;
    }
    rest = bytes.subarray(at);
  }
  if (rest.length > 0) throw new BadEntry("its skeleton ends too early");
  return members;
}
var sizeAt = 124;
var typeAt = 156;
var zeros2 = Buffer.alloc(blockBytes2);
var types3 = { records: 120, directory: 53, symlink: 50 };
function nextEnd(bytes, at) {
  const end = at + blockBytes2;
  if (end > bytes.length) return end;
  const type = bytes[at + typeAt];
  if (type === types3.directory || type === types3.symlink) {
    if (sizeOf(bytes, at) === 0) return end;
  } else if (type === types3.records) {
    const size = sizeOf(bytes, at);
    if (size > 0 && size <= maxRecordsBytes) return end + size + paddingAfter(size);
  } else if (zeros2.compare(bytes, at, end) === 0) return end;
  throw new BadEntry("its skeleton holds more than directories and links");
}
function sizeOf(bytes, at) {
  const text = bytes.toString("latin1", at + sizeAt, at + sizeAt + 12);
  return /^[0-7]{11}[\0 ]$/.test(text) ? Number.parseInt(text, 8) : Number.NaN;
}
function checkRecords(bytes, at) {
  const start = at + blockBytes2;
  const { size, sparseSize } = applyRecords({}, "x", bytes.subarray(start, start + sizeOf(bytes, at)));
  if (size !== void 0 || sparseSize !== void 0)
    throw new BadEntry("its skeleton holds more than directories and links");
}

// src/formats/tar/unpack.ts
async function unpackTar({
  body,
  segments,
  dir,
  roots,
  tools,
  signal,
  warn
}) {
  const { tar: tar2 } = tools;
  const files = segments.filter(({ kind }) => kind === "files");
  const others = segments.filter(({ kind }) => kind !== "files");
  if (others.length > 1 || others.some((other) => other.kind !== "skeleton" || other !== segments.at(-1))) {
    throw new BadEntry("its segments are not files and then a skeleton");
  }
  const extraction = {
    tar: tar2,
    codec: zstdCodec(tools.zstd, bytesOf(files)),
    dir,
    workers: Math.min(availableParallelism3(), files.length),
    files: () => membersOf(files),
    signal,
    warn
  };
  const skeleton = await extractInParallel(extraction, async (workers, signal2) => {
    const bytes = await distribute(body, segments, workers);
    const mostBytes2 = others.reduce((sum, segment) => sum + mostBytesOf2(segment), 0);
    const skeleton2 = { bytes, members: membersOf(others), mostBytes: mostBytes2 };
    await checkSkeleton(skeleton2, { cwd: dir, signal: signal2 });
    return skeleton2;
  });
  const codec = zstdCodec(void 0);
  await unpackSkeleton(skeleton, { tar: tar2, roots, codec, cwd: join13(dir, "tree"), signal });
}
function bytesOf(segments) {
  return segments.reduce((sum, { bytes }) => sum + bytes, 0);
}
function membersOf(segments) {
  return segments.reduce((sum, { files }) => sum + files, 0);
}

// src/formats/tar/tar.ts
var tar = {
  id: "tar",
  indexed: true,
  kinds: ["files", "skeleton"],
  image: false,
  versions: (naming) => [ownVersion("tar", naming)],
  unsupportedReason: () => void 0,
  pack: packTar,
  unpack: unpackTar
};

// src/formats/index.ts
var formats = [tar, squashfs, actionsCache];

// node_modules/jwt-decode/build/esm/index.js
var InvalidTokenError = class extends Error {
};
InvalidTokenError.prototype.name = "InvalidTokenError";
function b64DecodeUnicode(str) {
  return decodeURIComponent(atob(str).replace(/(.)/g, (m, p) => {
    let code = p.charCodeAt(0).toString(16).toUpperCase();
    if (code.length < 2) {
      code = "0" + code;
    }
    return "%" + code;
  }));
}
function base64UrlDecode(str) {
  let output = str.replace(/-/g, "+").replace(/_/g, "/");
  switch (output.length % 4) {
    case 0:
      break;
    case 2:
      output += "==";
      break;
    case 3:
      output += "=";
      break;
    default:
      throw new Error("base64 string is not of the correct length");
  }
  try {
    return b64DecodeUnicode(output);
  } catch (err) {
    return atob(output);
  }
}
function jwtDecode(token, options) {
  if (typeof token !== "string") {
    throw new InvalidTokenError("Invalid token specified: must be a string");
  }
  options || (options = {});
  const pos = options.header === true ? 0 : 1;
  const part = token.split(".")[pos];
  if (typeof part !== "string") {
    throw new InvalidTokenError(`Invalid token specified: missing part #${pos + 1}`);
  }
  let decoded;
  try {
    decoded = base64UrlDecode(part);
  } catch (e) {
    throw new InvalidTokenError(`Invalid token specified: invalid base64 for part #${pos + 1} (${e.message})`);
  }
  try {
    return JSON.parse(decoded);
  } catch (e) {
    throw new InvalidTokenError(`Invalid token specified: invalid json for part #${pos + 1} (${e.message})`);
  }
}

// src/scopes.ts
var trustedEvents = /* @__PURE__ */ new Set([
  "push",
  "schedule",
  "workflow_dispatch",
  "repository_dispatch",
  "delete",
  "registry_package",
  "page_build"
]);
function accessOf(run) {
  const granted = grantedScopes(run.token) ?? scopesOfEvent(run);
  const access2 = { read: granted.read, write: granted.write };
  if (isBranch(granted.write) && !trustedEvents.has(run.eventName)) {
    access2.write = void 0;
    access2.whyNoWrite = `Cache save skipped: the event '${run.eventName}' can be caused by anyone, so it may not write the cache of ${granted.write}.`;
  }
  if (run.cacheMode === "none" || run.cacheMode === "read") {
    access2.write = void 0;
    access2.whyNoWrite = `Cache save skipped: the effective cache-mode '${run.cacheMode}' does not permit writes.`;
  }
  if (run.cacheMode === "none" || run.cacheMode === "write-only") {
    access2.read = [];
    access2.whyNoRead = `Cache restore skipped: the effective cache-mode '${run.cacheMode}' does not permit reads.`;
  }
  return access2;
}
function isBranch(scope = "") {
  return scope.startsWith("refs/heads/") && !scope.startsWith("refs/heads/gh-readonly-queue/");
}
function grantedScopes(token) {
  try {
    const { ac } = jwtDecode(token);
    const grants = JSON.parse(ac ?? "");
    const own = grants.find((grant) => grant.Permission & 2)?.Scope;
    const read2 = grants.filter((grant) => grant.Permission & 1).map((grant) => grant.Scope);
    if (read2.length === 0 && !own) return void 0;
    return { read: unique([...own && read2.includes(own) ? [own] : [], ...read2]), write: own };
  } catch {
    return void 0;
  }
}
function scopesOfEvent(run) {
  const branches = [run.baseBranch, run.defaultBranch].filter((branch) => branch !== "");
  return { read: unique([run.ref, ...branches.map((branch) => `refs/heads/${branch}`)]), write: run.ref };
}
function unique(scopes) {
  return [...new Set(scopes)];
}

// src/disk/notes.ts
import { constants as constants6 } from "node:fs";
import * as fs2 from "node:fs/promises";
import { join as join14 } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
var notesDir = ".notes";
function notesIn(dir) {
  const noteOf = async (file) => {
    await makeOwnDirectories(dir, join14(dir, notesDir));
    return join14(dir, notesDir, String((await file.stat({ bigint: true })).ino));
  };
  return {
    /** Whether the file is unchanged since it was proven. */
    async isProven(file) {
      const text = await noteOf(file).then(read, () => void 0);
      return text === await stateOf(file);
    },
    /** Notes that a file is proven in a state, which `stateOf` returned. */
    prove: quietly(async (file, state) => {
      await sleep(tickMs);
      if (await stateOf(file) === state) await write2(await noteOf(file), state);
    }),
    touch: quietly(async (file) => {
      const [note, now] = [await noteOf(file), /* @__PURE__ */ new Date()];
      await fs2.utimes(note, now, now).catch(async (error) => {
        if (codeOf(error) !== "ENOENT") throw error;
        await write2(note, "");
      });
    }),
    /** Notes that the file is in use as long as `name` exists, which must be free and on the same file system. */
    hold: quietly(async (file, name) => fs2.link(await noteOf(file), name))
  };
}
var tickMs = 20;
var maxNoteBytes = 256;
async function stateOf(file) {
  const { dev, ino, size, mtimeNs, ctimeNs } = await file.stat({ bigint: true });
  return [dev, ino, size, mtimeNs, ctimeNs].join(" ");
}
function quietly(work) {
  return (...args) => work(...args).catch(() => {
  });
}
async function read(path) {
  const { O_RDONLY: O_RDONLY2, O_NOFOLLOW: O_NOFOLLOW2, O_NONBLOCK: O_NONBLOCK2 } = constants6;
  const note = await fs2.open(path, O_RDONLY2 | O_NOFOLLOW2 | O_NONBLOCK2).catch(() => void 0);
  try {
    const text = await note?.read(Buffer.alloc(maxNoteBytes), 0, maxNoteBytes, 0);
    return text?.buffer.toString("latin1", 0, text.bytesRead);
  } catch {
    return void 0;
  } finally {
    await note?.close();
  }
}
async function write2(path, text) {
  const { O_WRONLY, O_CREAT, O_TRUNC, O_NOFOLLOW: O_NOFOLLOW2, O_NONBLOCK: O_NONBLOCK2 } = constants6;
  const note = await fs2.open(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW2 | O_NONBLOCK2, 384);
  await note.writeFile(text).finally(() => note.close());
}

// src/disk/stored-file.ts
import { constants as constants7 } from "node:fs";
import * as fs3 from "node:fs/promises";
import { dirname as dirname5 } from "node:path";
async function openStored(path, { dir, verify = "auto" }) {
  const file = await fs3.open(path, constants7.O_RDONLY | constants7.O_NOFOLLOW | constants7.O_NONBLOCK);
  const notes = notesIn(dir);
  try {
    const stat4 = await file.stat();
    if (!stat4.isFile()) throw new Error(`${path} is no file`);
    checkOwn(path, stat4);
    return {
      stat: stat4,
      handle: file,
      /** Notes that the file was used now, for eviction. */
      touch: () => notes.touch(file),
      read: (start, end) => bytesOf2(file, start, end),
      file: storedFile(file, path, notes, verify),
      close: () => file.close()
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}
function bytesOf2(file, start, end) {
  const { acquire, release } = newBufferPool();
  async function* read2() {
    for (let position = start; position < end; ) {
      const { buffer: buffer3, bytesRead } = await file.read(acquire(end - position), 0, null, position);
      if (bytesRead === 0) return;
      position += bytesRead;
      yield buffer3.subarray(0, bytesRead);
    }
  }
  return { [Symbol.asyncIterator]: read2, release };
}
function storedFile(file, path, notes, verify) {
  let used;
  return {
    isWhole: true,
    async link(name) {
      const isLinked = await linkTo(file, path, name);
      if (isLinked) used = name;
      return isLinked;
    },
    isInPlace: () => isNameOf(file, path),
    async copyTo(to) {
      await fs3.copyFile(`/proc/self/fd/${file.fd}`, to, constants7.COPYFILE_FICLONE);
      return notes.isProven(file);
    },
    async prove(check) {
      const isProven = verify === "auto" && await notes.isProven(file);
      if (!isProven) await notes.prove(file, await checked(file, check));
      if (used !== void 0) await notes.hold(file, `${used}.used`);
      return true;
    }
  };
}
async function checked(file, check) {
  for (let attempts = 0; attempts < 2; attempts++) {
    const before = await stateOf(file);
    await check();
    if (await stateOf(file) === before) return before;
  }
  throw new BadEntry("somebody is writing to it");
}
async function linkTo(file, path, name) {
  try {
    const [directory, opened] = await Promise.all([fs3.stat(dirname5(name)), file.stat()]);
    if (directory.dev !== opened.dev || !await isNameOf(file, path)) return false;
    await fs3.symlink(await fs3.realpath(path), name);
    return true;
  } catch {
    return false;
  }
}
async function isNameOf(file, path) {
  const bigint = true;
  const [named, opened] = await Promise.all([
    fs3.lstat(path, { bigint }).catch(() => void 0),
    file.stat({ bigint })
  ]);
  return named?.ino === opened.ino && named.dev === opened.dev;
}

// src/stash/copied-blocks.ts
function readCopy(copied, start, end) {
  let fromStore;
  const { seats, readStore, memory } = copied;
  async function* read2() {
    for (let position = start; position < end; ) {
      const block = Math.floor(position / blockBytes);
      const file = await fileWith(block, copied);
      if (file) {
        const room = memory.acquire(Math.min((block + 1) * blockBytes, end) - position);
        if (await fill(room, file, position).catch(seats.giveUp)) {
          position += room.length;
          yield room;
        }
        continue;
      }
      const missingEnd = endOfMissing(block, end, copied);
      fromStore = readStore(position, missingEnd);
      for await (const bytes of fromStore) {
        position += bytes.length;
        yield bytes;
      }
      if (position < missingEnd) return;
    }
  }
  const release = (bytes) => {
    memory.release(bytes);
    fromStore?.release?.(bytes);
  };
  return { [Symbol.asyncIterator]: read2, release };
}
async function fileWith(block, { seats, bypassed }) {
  for (; ; ) {
    const seat = await seats.current();
    if (seat.role === "none" || bypassed.has(block)) return void 0;
    if (seat.role === "reader") return seat.opened.handle;
    if (seat.role === "filler") return seat.present.has(block) ? seat.draft.file : void 0;
    const draft = seat.followed.present.has(block) ? await seat.followed.draft() : void 0;
    if (draft) return draft.file;
    await seats.follow(seat.followed);
  }
}
async function arrivalOf(blocks, { seats, bypassed }) {
  for (; ; ) {
    const seat = await seats.current();
    if (seat.role === "filler" || seat.role === "none" || blocks.some((block) => bypassed.has(block)))
      return false;
    if (seat.role === "reader" || blocks.every((block) => seat.followed.present.has(block))) return true;
    if (!await seat.followed.ask(blocks)) return false;
    await seats.follow(seat.followed);
  }
}
async function fill(room, file, position) {
  const { bytesRead } = await file.read(room, 0, room.length, position);
  if (bytesRead !== room.length) throw new Error("it is shorter than it should be");
  return true;
}
function endOfMissing(block, end, { seats, bypassed }) {
  const seat = seats.held();
  const isPresent2 = (number) => seat?.role === "filler" && seat.present.has(number);
  let next = block + 1;
  while (!bypassed.has(block) && next * blockBytes < end && !isPresent2(next)) next++;
  return Math.min(next * blockBytes, end);
}
async function writeCopy(copied, pieces, position) {
  const seat = await copied.seats.current();
  const blocks = blocksBetween(position, position + lengthOf(pieces));
  const isRight2 = (block) => seat.role === "filler" && seat.present.has(block) && !copied.bypassed.has(block);
  if (seat.role !== "filler" || blocks.every(isRight2)) return;
  const { file } = seat.draft;
  await writeAll(file, pieces, position);
  for (const block of blocks) {
    seat.present.add(block);
    copied.bypassed.delete(block);
    seat.leader.say(String(block));
  }
  if (isWhole(seat, copied)) file.datasync().catch(() => {
  });
}
function readEnd(copied, start, end) {
  return mapStream(copied.readStore(start, end), async function* (stream) {
    let position = start;
    for await (const bytes of stream) {
      const kept = { bytes: Buffer.from(bytes), position };
      position += bytes.length;
      copied.ends.push(kept);
      const seat = copied.seats.held();
      if (seat?.role === "filler")
        await writeAll(seat.draft.file, [kept.bytes], kept.position).catch(copied.seats.giveUp);
      yield bytes;
    }
  });
}
function isWhole({ present }, { size, ends, bypassed }) {
  const blocks = blocksBetween(0, Math.min(size, ...ends.map(({ position }) => position)));
  return present.size >= blocks.length && blocks.every((block) => present.has(block) && !bypassed.has(block));
}
async function writeAll(file, pieces, position) {
  const { bytesWritten } = await file.writev(pieces, position);
  if (bytesWritten !== lengthOf(pieces)) throw new Error("no space is left");
}

// src/stash/followed-draft.ts
import { EventEmitter as EventEmitter2, once as once5 } from "node:events";
import { setTimeout as sleep2 } from "node:timers/promises";

// src/disk/draft-file.ts
var import_node_crypto3 = __toESM(require_crypto3(), 1);
import { constants as constants8 } from "node:fs";
import * as fs4 from "node:fs/promises";
import { dirname as dirname6, join as join15 } from "node:path";
var draftsDir = ".drafts";
async function newDraftFile(root) {
  const dir = join15(root, draftsDir);
  await makeOwnDirectories(root, dir);
  const path = join15(dir, (0, import_node_crypto3.randomUUID)());
  return draftFile(root, path, await fs4.open(path, "wx", 384));
}
async function openDraftFile(root, name) {
  const path = join15(root, draftsDir, name);
  const file = await fs4.open(path, constants8.O_RDONLY | constants8.O_NOFOLLOW | constants8.O_NONBLOCK);
  return draftFile(root, path, file);
}
function draftFile(root, path, file) {
  let open6 = true;
  const close = async () => {
    if (open6) await file.close();
    open6 = false;
  };
  return {
    path,
    /** Open until `close` or `discard`. */
    file,
    /** Closes the file, which another process goes on with. May be called several times. */
    close,
    /**
     * Gives the draft its final name, which survives a crash of the machine. Makes missing directories below the root,
     * for this user only; none of them may be a link.
     * @returns false if another file has the name already; that file is never replaced
     */
    async publish(name) {
      await file.sync();
      await makeOwnDirectories(root, dirname6(name));
      return giveName(path, name);
    },
    /** Closes the file and removes the draft, if there still is one. May be called several times. */
    async discard() {
      await close();
      await fs4.rm(path, { force: true });
    }
  };
}
async function giveName(draft, path) {
  try {
    await fs4.link(draft, path);
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
  await fs4.rm(draft);
  if (process.platform === "win32") return true;
  const dir = await fs4.open(dirname6(path));
  await dir.sync().finally(() => dir.close());
  return true;
}

// src/stash/flight.ts
var import_node_crypto4 = __toESM(require_crypto4(), 1);
import { EventEmitter } from "node:events";
import * as fs5 from "node:fs/promises";
import { createServer as createServer2 } from "node:net";
import { dirname as dirname7, join as join16 } from "node:path";
var flightsDir = ".flights";
async function joinFlight(root, name) {
  const dir = join16(root, flightsDir, name);
  await makeOwnDirectories(root, dirname7(dir));
  for (; ; ) {
    const seat = await follow(dir) ?? await lead(dir);
    if (seat) return seat;
  }
}
var abandonedAfterMs = 60 * 60 * 1e3;
async function removeAbandonedFlights(root) {
  const flights = join16(root, flightsDir);
  for (const name of await fs5.readdir(flights)) {
    const stat4 = await fs5.stat(join16(flights, name)).catch(() => void 0);
    if (stat4 && Date.now() - stat4.mtimeMs > abandonedAfterMs)
      await fs5.rm(join16(flights, name), { recursive: true, force: true });
  }
}
async function follow(dir) {
  for (const name of await fs5.readdir(dir).catch(unlessMissing)) {
    const lines2 = await connectTo(dir, name);
    if (lines2) return { role: "follower", lines: lines2 };
    await fs5.rm(join16(dir, name), { recursive: true, force: true });
  }
  return void 0;
}
async function lead(dir) {
  const own = await fs5.mkdtemp(join16(dirname7(dir), "joining-"));
  const name = (0, import_node_crypto4.randomUUID)();
  const said = [];
  const followers = /* @__PURE__ */ new Set();
  const heard = new EventEmitter();
  const server = createServer2((socket) => {
    socket.on("error", () => {
    }).on("close", () => followers.delete(socket));
    readLines(socket, (line) => heard.emit("line", line));
    followers.add(socket.unref());
    if (said.length > 0) socket.write(said.join(""));
  }).unref();
  const leader = leaderOf(server, { said, followers, heard, path: join16(dir, name) });
  if (!listenIn(own, name, server)) {
    await fs5.rm(own, { recursive: true });
    return leader;
  }
  let leads = false;
  try {
    leads = renameUnlessTaken(own, dir);
  } finally {
    if (!leads) {
      server.close();
      await fs5.rm(own, { recursive: true, force: true });
    }
  }
  return leads ? leader : void 0;
}
function leaderOf(server, { said, followers, heard, path }) {
  const send = (text) => {
    for (const follower of followers) follower.write(text);
  };
  return {
    role: "leader",
    say(line) {
      said.push(`${line}
`);
      send(`${line}
`);
    },
    onLine: (listen) => void heard.on("line", listen),
    giveSign: () => send("\n"),
    hasFollowers: () => followers.size > 0,
    async end() {
      await fs5.rm(path, { force: true });
      await fs5.rmdir(dirname7(path)).catch(() => {
      });
      server.close();
      for (const follower of followers) follower.end();
    }
  };
}
var longestLine = 36;
function readLines(socket, take) {
  let rest = "";
  socket.setEncoding("latin1").on("data", (text) => {
    const lines2 = (rest + text).split("\n");
    rest = lines2.pop() ?? "";
    if (rest.length > longestLine) socket.pause();
    for (const line of lines2) take(line);
  });
}
function unlessMissing(error) {
  if (codeOf(error) === "ENOENT") return [];
  throw error;
}

// src/stash/followed-draft.ts
var draftName = /^[0-9a-f-]{36}$/;
var blockNumber = /^\d{1,7}$/;
var fetchesLine = "fetches";
var fetchesWithinMs = 500;
function blockIn(line, blocks) {
  return blockNumber.test(line) && Number(line) < blocks ? Number(line) : void 0;
}
function fetchForOthers({ say, onLine }, blocks, fetch) {
  onLine((line) => {
    const block = blockIn(line, blocks);
    if (block !== void 0) fetch(block);
  });
  say(fetchesLine);
}
var mostSigns = 4;
function followDraft(root, lines2, { blocks, quietMs }) {
  const present = /* @__PURE__ */ new Set();
  const changes = new EventEmitter2();
  let opening = Promise.resolve(void 0);
  let name;
  let gainedAt = performance.now();
  const fetches = Promise.withResolvers();
  sleep2(fetchesWithinMs, false, { ref: false }).then(fetches.resolve);
  const asked = /* @__PURE__ */ new Set();
  const gain = (line) => {
    if (name === void 0 && draftName.test(line)) {
      name = line;
      opening = openDraftFile(root, line).catch(() => void 0);
      return true;
    }
    if (line === fetchesLine) fetches.resolve(true);
    const block = blockIn(line, blocks);
    if (block === void 0 || present.has(block)) return false;
    present.add(block);
    return true;
  };
  let isOver = false;
  readLines(lines2, (line) => {
    if (gain(line)) gainedAt = performance.now();
    else if (performance.now() - gainedAt > mostSigns * quietMs) return;
    changes.emit("news");
  });
  lines2.on("close", () => {
    isOver = true;
    changes.emit("news");
  });
  return {
    present,
    draft: () => opening,
    async ask(wanted) {
      for (const block of wanted)
        if (!present.has(block) && !asked.has(block)) {
          asked.add(block);
          lines2.write(`${block}
`);
        }
      return fetches.promise;
    },
    isOver: () => isOver,
    async news(signal) {
      const limit = new AbortController();
      const timer = setTimeout(() => limit.abort(), quietMs);
      try {
        if (!isOver) await once5(changes, "news", { signal: AbortSignal.any([signal, limit.signal]) });
        return true;
      } catch {
        signal.throwIfAborted();
        return false;
      } finally {
        clearTimeout(timer);
      }
    },
    async close() {
      lines2.destroy();
      await (await opening)?.close();
    }
  };
}

// src/stash/seat.ts
import { basename as basename2 } from "node:path";

// src/units.ts
var mebibyte = 1024 * 1024;
function sizeText(bytes) {
  return `~${Math.round(bytes / mebibyte)} MB (${bytes} B)`;
}
function rateText(bytes, ms) {
  return `${(bytes / mebibyte / Math.max(ms / 1e3, 1e-3)).toFixed(1)} MBs/sec`;
}
function shortSizeText(bytes) {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < mebibyte) return `${(bytes / 1024).toFixed(1)} KiB`;
  if (bytes < 1024 * mebibyte) return `${(bytes / mebibyte).toFixed(1)} MiB`;
  return `${(bytes / mebibyte / 1024).toFixed(2)} GiB`;
}
function secondsText(ms) {
  return ms < 1e3 ? `${Math.round(ms)} ms` : `${(ms / 1e3).toFixed(2)} s`;
}

// src/stash/seat.ts
var defaultQuietMs = 15e3;
var mostSeats = 16;
function newSeatHolder(options) {
  const { signal, logError } = options;
  let seat;
  let last = Promise.resolve();
  let taken = 0;
  const holder = {
    held: () => seat,
    async current() {
      const taking = last.then(async () => {
        const followed = seat?.role === "follower" ? seat.followed : void 0;
        if (seat && !followed?.isOver()) return;
        if (++taken > mostSeats) throw new Error("one process after the other has begun to fill it");
        const next = await takeSeat(options, followed);
        if (seat?.role === "none") await vacate(next, false);
        else seat = next;
        if (seat.role === "filler") await options.onFill(seat);
      });
      last = taking.catch(holder.giveUp);
      await last;
      return seat;
    },
    async settled() {
      for (; ; ) {
        const now = await holder.current();
        if (now.role !== "follower") return now;
        await holder.follow(now.followed);
      }
    },
    async follow(followed) {
      if (!await followed.news(signal))
        await holder.giveUp(new Error("the process that fills it has stopped; this one downloads the entry"));
    },
    async giveUp(error) {
      if (seat?.role !== "none") logError(error);
      await holder.leave();
    },
    async leave({ isDraftGood } = { isDraftGood: false }) {
      const left = seat;
      seat = { role: "none" };
      if (left) await vacate(left, isDraftGood).catch(logError);
    }
  };
  return holder;
}
async function vacate(seat, isDraftGood) {
  if (seat.role === "follower") await seat.followed.close();
  if (seat.role === "reader") await seat.opened.close();
  if (seat.role !== "filler") return;
  const { draft, leader } = seat;
  await (isDraftGood && leader.hasFollowers() ? draft.close() : draft.discard()).finally(leader.end);
}
async function takeSeat({ stash, dir, name, size, quietMs = defaultQuietMs, log }, last) {
  const published = last && await stash.open(name, size);
  if (published) {
    await last.close();
    return { role: "reader", opened: published };
  }
  const flight = await stash.join(name);
  if (flight.role === "follower") {
    log("Reading along with another job of this host, which downloads the same entry");
    await last?.close();
    const followed = followDraft(dir, flight.lines, { blocks: Math.ceil(size / blockBytes), quietMs });
    return { role: "follower", followed };
  }
  let draft;
  try {
    const opened = await stash.open(name, size);
    if (opened) {
      await flight.end();
      return { role: "reader", opened };
    }
    draft = await stash.begin(size);
    if (!draft) {
      await flight.end();
      log(`The stash has no room for the ${shortSizeText(size)} of the entry`);
      return { role: "none" };
    }
    const present = last ? await inherit(last, draft) : /* @__PURE__ */ new Set();
    flight.say(basename2(draft.path));
    for (const block of present) flight.say(String(block));
    return { role: "filler", draft, present, leader: flight };
  } catch (error) {
    await draft?.discard();
    await flight.end();
    throw error;
  } finally {
    await last?.close();
  }
}
async function inherit(last, { file: to }) {
  const copied = /* @__PURE__ */ new Set();
  const from = await last.draft();
  const bytes = Buffer.allocUnsafe(blockBytes);
  for (const block of from ? last.present : []) {
    const position = block * blockBytes;
    const { bytesRead } = await from.file.read(bytes, 0, blockBytes, position);
    if (bytesRead < blockBytes) continue;
    const { bytesWritten } = await to.write(bytes, 0, blockBytes, position);
    if (bytesWritten === blockBytes) copied.add(block);
  }
  await from?.discard();
  return copied;
}

// src/stash/copy.ts
function newCopy({ size, read: read2 }, options) {
  const { logError } = options;
  const onFill = async ({ draft, leader }) => {
    fetchForFollowers(leader, copied);
    for (const { bytes, position } of copied.ends) await writeAll(draft.file, [bytes], position);
  };
  const seats = newSeatHolder({ ...options, size, onFill });
  const copied = {
    size,
    seats,
    readStore: read2,
    ends: [],
    bypassed: /* @__PURE__ */ new Set(),
    memory: newBufferPool()
  };
  let isProven = false;
  let link3;
  const wholeFiller = () => {
    const seat = seats.held();
    return seat?.role === "filler" && isWhole(seat, copied) ? seat : void 0;
  };
  return {
    file: {
      isWhole: false,
      filling: fillingOf(copied),
      async link(path) {
        const seat = await seats.settled();
        if (seat.role === "reader") return seat.opened.file.link(path);
        if (seat.role !== "filler" || !await linkTo(seat.draft.file, seat.draft.path, path)) return false;
        link3 = path;
        return true;
      },
      async isInPlace() {
        const seat = seats.held();
        if (seat?.role === "reader") return seat.opened.file.isInPlace();
        return seat?.role === "filler" && isNameOf(seat.draft.file, seat.draft.path);
      },
      async prove(check) {
        const seat = seats.held();
        if (seat?.role === "reader") return isRight(seat.opened.file, check, copied);
        await check();
        isProven = wholeFiller() !== void 0;
        return isProven;
      }
    },
    read: (start, end) => readCopy(copied, start, end),
    readEnd: (start, end) => readEnd(copied, start, end),
    isPublished: () => seats.held()?.role === "reader",
    async finish() {
      const filler = wholeFiller();
      if (filler) await publish(filler, { ...options, isProven, link: link3 }).catch(logError);
      await seats.leave({ isDraftGood: !filler });
    },
    discard: seats.leave
  };
}
async function publish({ draft, leader }, { stash, dir, name, isProven, link: link3 }) {
  const notes = notesIn(dir);
  const signs = setInterval(leader.giveSign, signMs);
  try {
    await stash.put(draft, name);
    if (isProven) await notes.prove(draft.file, await stateOf(draft.file));
    if (isProven && link3 !== void 0) await notes.hold(draft.file, `${link3}.used`);
  } finally {
    clearInterval(signs);
  }
}
function fillingOf(copied) {
  const { seats, readStore, bypassed } = copied;
  return {
    read(start, end) {
      for (const block of blocksBetween(start, end)) bypassed.add(block);
      return readStore(start, end);
    },
    write: (pieces, position) => writeCopy(copied, pieces, position).catch(seats.giveUp),
    arrival: (start, end) => arrivalOf(blocksBetween(start, end), copied),
    onAsked(fetch) {
      copied.onAsked = fetch;
      const seat = seats.held();
      if (seat?.role === "filler") fetchForFollowers(seat.leader, copied);
    },
    isOurs: async () => (await seats.current()).role === "filler"
  };
}
function fetchForFollowers(leader, { size, onAsked }) {
  if (onAsked) fetchForOthers(leader, Math.ceil(size / blockBytes), onAsked);
}
var signMs = 1e3;
async function isRight(file, check, { bypassed }) {
  try {
    return await file.prove(async () => {
      await check();
      if (bypassed.size > 0) throw new BadEntry("some of its blocks are wrong");
    });
  } catch (error) {
    if (bypassed.size === 0) throw error;
    return false;
  }
}

// src/stash/directory.ts
import * as fs7 from "node:fs/promises";
import { basename as basename4, dirname as dirname8, join as join18 } from "node:path";

// src/disk/eviction.ts
import * as fs6 from "node:fs/promises";
import { basename as basename3, join as join17 } from "node:path";
var abandonedAfterMs2 = 60 * 60 * 1e3;
async function removeAbandoned(dir) {
  const drafts = await filesIn(join17(dir, draftsDir));
  const abandoned = drafts.filter(({ writtenMs }) => Date.now() - writtenMs > abandonedAfterMs2);
  await Promise.all(abandoned.map(({ path }) => fs6.rm(path, { force: true })));
}
async function withNotes(dir, entries) {
  const notes = new Map((await filesIn(join17(dir, notesDir))).map((note) => [basename3(note.path), note]));
  const noted = entries.map((entry) => {
    const note = notes.get(String(entry.inode));
    notes.delete(String(entry.inode));
    const usedMs = note ? Math.min(note.writtenMs, Date.now()) : entry.usedMs;
    return { ...entry, usedMs, isMounted: entry.isLinked || (note?.isLinked ?? false) };
  });
  const orphans = [...notes.values()].filter(({ writtenMs }) => Date.now() - writtenMs > abandonedAfterMs2);
  await Promise.all(orphans.map(({ path }) => fs6.rm(path, { force: true })));
  return noted;
}
async function evict(dir, entries, { maxBytes: maxBytes2, minFreeBytes, comingBytes = 0 }) {
  const { bavail, bsize } = await fs6.statfs(dir);
  const allBytes = entries.reduce((sum, entry) => sum + entry.size, 0);
  let excessBytes = comingBytes + Math.max(allBytes - maxBytes2, minFreeBytes - bavail * bsize);
  const expendable = entries.filter((entry) => entry.rank !== void 0 && !entry.isMounted);
  for (const entry of expendable.sort((a, b) => Number(a.rank) - Number(b.rank) || a.usedMs - b.usedMs)) {
    if (excessBytes <= 0) return true;
    await fs6.rm(entry.path, { force: true });
    excessBytes -= entry.size;
  }
  return excessBytes <= 0;
}
async function filesIn(dir) {
  const names = await checkOwnDirectory(dir).then(() => fs6.readdir(dir)).catch(() => []);
  const found = await Promise.all(
    names.map(async (name) => {
      const path = join17(dir, name);
      const stat4 = await fs6.lstat(path, { bigint: true }).catch(() => void 0);
      if (!stat4?.isFile()) return void 0;
      const usedMs = Math.min(Number(stat4.atimeMs), Date.now());
      const isLinked = stat4.nlink > 1n;
      return {
        path,
        inode: stat4.ino,
        size: Number(stat4.size),
        usedMs,
        writtenMs: Number(stat4.mtimeMs),
        isLinked
      };
    })
  );
  return found.filter((file) => file !== void 0);
}

// src/stash/directory.ts
var gibibyte = 1024 ** 3;
function stashDir(bounds) {
  const { dir, maxBytes: maxBytes2, minFreeBytes = gibibyte, isPull } = bounds;
  const pulls = join18(dir, "pulls");
  const branches = join18(dir, "branches");
  const own = isPull ? pulls : branches;
  const counted = async () => {
    const entries = await Promise.all([entriesIn(pulls), entriesIn(branches)]);
    const rankOfBranches = isPull ? void 0 : 1;
    return (await withNotes(dir, entries.flat())).map((entry) => ({
      ...entry,
      rank: dirname8(entry.path) === pulls ? 0 : rankOfBranches
    }));
  };
  const make2 = async () => {
    await checkLinksTo(dir);
    await fs7.mkdir(dir, { recursive: true, mode: 448 });
    await checkOwnDirectory(dir);
    for (const part of [pulls, branches]) await makeOwnDirectories(dir, part);
  };
  return {
    async open(name, size) {
      await checkLinksTo(dir);
      for (const part of [dir, pulls, branches]) await checkOwnDirectory(part).catch(unlessMissing2);
      const ofBranches = await openOwn(join18(branches, name), size, bounds);
      if (ofBranches || isPull) return ofBranches ?? openOwn(join18(pulls, name), size, bounds);
      moveIfThere(join18(pulls, name), join18(branches, name));
      return openOwn(join18(branches, name), size, bounds);
    },
    async remove(name) {
      await Promise.all([pulls, branches].map((kind) => fs7.rm(join18(kind, name), { force: true })));
    },
    async join(name) {
      await make2();
      return joinFlight(dir, name);
    },
    async begin(size) {
      await make2();
      await Promise.all([removeAbandoned(dir), removeAbandonedFlights(dir)]);
      const entries = await counted();
      const staying = entries.filter(({ rank }) => rank === void 0);
      if (size + staying.reduce((sum, entry) => sum + entry.size, 0) > maxBytes2) return void 0;
      if (!await evict(dir, entries, { maxBytes: maxBytes2, minFreeBytes, comingBytes: size })) return void 0;
      return newDraftFile(dir);
    },
    async put(draft, name) {
      if (await draft.publish(join18(own, name))) await evict(dir, await counted(), { maxBytes: maxBytes2, minFreeBytes });
    }
  };
}
async function entriesIn(dir) {
  return (await filesIn(dir)).filter(({ path }) => /^[0-9a-f]{64}$/.test(basename4(path)));
}
function moveIfThere(from, to) {
  try {
    rename(from, to);
  } catch (error) {
    unlessMissing2(error);
  }
}
function unlessMissing2(error) {
  if (codeOf(error) !== "ENOENT") throw error;
}
async function openOwn(path, size, keeping) {
  try {
    const opened = await openStored(path, keeping);
    if (opened.stat.size === size) {
      await opened.touch();
      return opened;
    }
    await opened.close();
  } catch (error) {
    const code = codeOf(error);
    if (code === "ENOENT") return void 0;
    if (code !== void 0 && code !== "ELOOP") throw error;
  }
  await fs7.rm(path, { force: true });
  return void 0;
}

// src/stash/stash.ts
function stashed(store, options) {
  const { dir, repository, isSealed, signal, quietMs, log } = options;
  const stash = stashDir(options);
  const logError = (error) => {
    log(`The stash ${dir} is not used: ${messageOf(error)}`);
  };
  return {
    ...store,
    async find(wanted) {
      const entry = await store.find(wanted);
      if (entry?.identity === void 0 || !isSealed(entry.version)) return entry;
      const { scope = "", version, key, size, identity } = entry;
      const name = fingerprint([store.label, repository, scope, version, key, String(size), identity]);
      try {
        const opened = await stash.open(name, size);
        const remove = async () => stash.remove(name).catch(logError);
        const original = fillingCopy(
          entry,
          newCopy(entry, { stash, dir, name, signal, quietMs, logError, log }),
          remove
        );
        if (!opened) return original;
        const { file, read: read2, close } = opened;
        return {
          ...original,
          original,
          stored: entry,
          file,
          read(start, end) {
            log(`Found in the stash ${dir}`);
            return mapStream(read2(start, end), readable);
          },
          reject: remove,
          async close() {
            await close();
            await original.close();
          }
        };
      } catch (error) {
        logError(error);
        return entry;
      }
    }
  };
}
async function* readable(bytes) {
  try {
    yield* bytes;
  } catch (error) {
    throw new BadEntry(`it cannot be read: ${messageOf(error)}`);
  }
}
function fillingCopy(entry, copy, remove) {
  const { file, read: read2, readEnd: readEnd2, isPublished, finish, discard } = copy;
  return {
    ...entry,
    stored: { size: entry.size, read: readEnd2 },
    get original() {
      return isPublished() ? entry : void 0;
    },
    read: read2,
    file,
    async reject() {
      if (isPublished()) return remove();
      await discard();
      await entry.reject();
    },
    async close() {
      await finish();
      await entry.close();
    }
  };
}

// src/stores/load-when-used.ts
function lazyLoadedStore(facts, open6) {
  let opened;
  const once7 = () => {
    opened ??= open6();
    return opened;
  };
  return {
    ...facts,
    find: async (wanted) => (await once7()).find(wanted),
    create: async (name) => (await once7()).create(name),
    removable: async (start) => (await once7()).removable(start)
  };
}

// src/stores/github/github.ts
function githubStore(options) {
  const { service } = options;
  const label = service ? `cache service at ${new URL(service.url).host}` : "cache service";
  const store = lazyLoadedStore({ label, shared: true }, async () => {
    const { openService } = await import("./github.js");
    return openService(options, offered(service));
  });
  return {
    ...store,
    // The service would answer even if this run may read no scope.
    find: async (wanted) => wanted.scopes.length === 0 ? void 0 : store.find(wanted)
  };
}
function offered(service) {
  if (service) return service;
  throw new Error(
    "this runner offers no cache service (ACTIONS_RESULTS_URL or ACTIONS_CACHE_URL, and ACTIONS_RUNTIME_TOKEN)"
  );
}

// src/stores/local/local.ts
import * as fs8 from "node:fs/promises";
import { basename as basename5, dirname as dirname9, join as join19 } from "node:path";

// src/stores/local/draft.ts
var partBytes = 4 * 1024 * 1024;
async function newDraft({ path, dir, evict: evict2 }) {
  const draft = await newDraftFile(dir);
  const { file } = draft;
  let isProven = true;
  const writeFrom = (start) => ({
    partBytes,
    // The next part fills up while one part is written.
    concurrency: 2,
    async write(partNumber, pieces) {
      const expected = lengthOf(pieces);
      const { bytesWritten } = await file.writev(pieces, start + partNumber * partBytes);
      if (bytesWritten !== expected) throw new Error(`no space is left for ${path}`);
    },
    async commit() {
      const published = await draft.publish(path);
      if (published && isProven) await notesIn(dir).prove(file, await stateOf(file));
      await draft.discard();
      if (published) await evict2().catch(() => {
      });
      return published;
    }
  });
  return {
    ...writeFrom(0),
    async copyFrom(entry, bytes) {
      if (!entry.file?.copyTo) return { bytes: 0, rest: writeFrom(0) };
      try {
        isProven = await entry.file.copyTo(draft.path);
        await file.truncate(bytes);
        return { bytes, rest: writeFrom(bytes) };
      } catch (error) {
        await file.truncate(0);
        throw error;
      }
    },
    discard: draft.discard
  };
}

// src/stores/local/local.ts
var gibibyte2 = 1024 ** 3;
var folderName = process.platform === "linux" ? storeName : caselessName;
function localStore(options) {
  const { dir, repository, verify = "auto", maxBytes: maxBytes2 = 20 * gibibyte2, minFreeBytes = gibibyte2 } = options;
  const pathOf = ({ scope, version, key }) => join19(dir, folderName(repository), folderName(scope), storeName(version), storeName(key));
  return {
    label: `local directory ${dir}`,
    shared: false,
    isHere: true,
    async find({ scopes, keys, versions }) {
      if (!await isUsable(dir)) return void 0;
      for (const scope of scopes) {
        const dirs = versions.map((version) => dirname9(pathOf({ scope, version, key: "-" })));
        const entry = await findIn(dirs, keys, { dir, verify });
        if (entry) return { ...entry, scope };
      }
      return void 0;
    },
    async create(name) {
      const path = pathOf(name);
      await checkLinksTo(dir);
      await fs8.mkdir(dir, { recursive: true, mode: 448 });
      await checkOwnDirectory(`${dir}/.`);
      if (await isTaken(path, { dir, verify })) return void 0;
      return newDraft({
        path,
        dir,
        async evict() {
          await removeAbandoned(dir);
          const entries = (await withNotes(dir, await entriesIn2(dir))).map((entry) => ({
            ...entry,
            rank: entry.path === path ? void 0 : 0
          }));
          await evict(dir, entries, { maxBytes: maxBytes2, minFreeBytes });
        }
      });
    },
    async removable(start) {
      if (!await isUsable(dir)) return [];
      const found = await candidatesIn(dirname9(pathOf(start)), [start.key], { dir, verify });
      return found.filter(({ key }) => key.startsWith(start.key)).map(({ key, createdAt, path }) => ({ key, createdAt, remove: () => fs8.rm(path, { force: true }) }));
    }
  };
}
async function isUsable(dir) {
  await checkLinksTo(dir);
  if (!await exists(dir)) return false;
  await checkOwnDirectory(`${dir}/.`);
  return true;
}
async function findIn(dirs, keys, keeping) {
  const stored = (await Promise.all(dirs.map((dir) => candidatesIn(dir, keys, keeping)))).flat();
  for (; ; ) {
    const match = pickMatch(keys, stored);
    if (!match) return void 0;
    const entry = await openEntry(match, keeping);
    if (entry) return entry;
    stored.splice(stored.indexOf(match), 1);
  }
}
async function candidatesIn(dir, keys, keeping) {
  if (!await isOwn(dir, keeping)) return [];
  const version = partOf(basename5(dir)) ?? "";
  const names = (await fs8.readdir(dir)).filter((name) => mayAnswer(name, keys));
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join19(dir, name);
      return { path, stat: await fs8.lstat(path).catch(() => void 0) };
    })
  );
  const candidates = [];
  for (const { path, stat: stat4 } of files) {
    const key = stat4?.isFile() ? await keyOf(path, keeping).catch(() => void 0) : void 0;
    if (stat4 && key !== void 0) candidates.push({ key, version, createdAt: stat4.mtime, path });
  }
  return candidates;
}
async function keyOf(path, keeping) {
  const key = partOf(basename5(path));
  if (key !== void 0) return key;
  const { stat: stat4, read: read2, close } = await openStored(path, keeping);
  try {
    return (await readIndex({ size: stat4.size, read: read2 })).key;
  } finally {
    await close();
  }
}
async function isTaken(path, keeping) {
  if (!await isOwn(dirname9(path), keeping) || !await exists(path)) return false;
  try {
    await keyOf(path, keeping);
    return true;
  } catch (error) {
    if (!(error instanceof BadEntry)) throw error;
    await fs8.rm(path, { force: true });
    return false;
  }
}
async function openEntry({ path, key, version, createdAt }, keeping) {
  try {
    const { stat: stat4, touch, ...stored } = await openStored(path, keeping);
    await touch();
    const reject = () => fs8.rm(path, { force: true });
    return { ...stored, key, version, size: stat4.size, createdAt, reject };
  } catch (error) {
    if (codeOf(error) === "ENOENT") return void 0;
    throw error;
  }
}
async function entriesIn2(dir) {
  const repositories = await directoriesIn(dir);
  const scopes = (await Promise.all(repositories.map(directoriesIn))).flat();
  const versions = (await Promise.all(scopes.map(directoriesIn))).flat();
  const named = versions.filter((version) => /^[0-9a-f]{64}$/.test(basename5(version)));
  return (await Promise.all(named.map(filesIn))).flat();
}
async function directoriesIn(dir) {
  const items = await fs8.readdir(dir, { withFileTypes: true }).catch(() => []);
  return items.filter((item) => item.isDirectory()).map((item) => join19(dir, item.name));
}
function isOwn(dir, keeping) {
  return isPresent(checkOwnDirectories(keeping.dir, dir));
}
function exists(path) {
  return isPresent(fs8.lstat(path));
}
async function isPresent(check) {
  try {
    await check;
    return true;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return false;
    throw error;
  }
}

// src/stores/s3/s3.ts
function s3Store(options) {
  const label = labelOf(options.inputs.s3);
  return lazyLoadedStore({ label, shared: false }, async () => {
    const { openBucket } = await import("./s3.js");
    return openBucket(options, label);
  });
}
function labelOf({ bucket, prefix: prefix2, endpoint }) {
  const place = prefix2 === "" ? bucket : `${bucket}/${prefix2}`;
  return `S3 bucket ${place}${endpoint === "" ? "" : ` at ${new URL(endpoint).host}`}`;
}

// src/stores/index.ts
var stores = {
  local: ({ inputs, repository }) => localStore({ dir: inputs.localDir, repository, verify: inputs.verify }),
  s3: s3Store,
  github: githubStore
};
function chosenStore({
  inputs,
  service
}) {
  if (inputs.store !== "auto") return inputs.store;
  if (inputs.s3.bucket !== "") return "s3";
  return service ? "github" : "local";
}

// src/steps/open-store.ts
function openStore(options, instead = (store) => store) {
  const { own, keepsDisk: keepsDisk2, inputs, repository, isSealed, signal, tell } = options;
  const kind = chosenStore(options);
  const store = guarded(instead(stores[kind](options)), own);
  const { use, dir, maxBytes: maxBytes2 } = inputs.stash;
  const isStashed = kind !== "local" && (use === "auto" ? keepsDisk2 : use === "on");
  if (!isStashed) return store;
  const isPull = own?.startsWith("refs/pull/") ?? true;
  const { verify } = inputs;
  return stashed(store, { dir, maxBytes: maxBytes2, verify, repository, isSealed, signal, log: tell, isPull });
}
function guarded(store, own) {
  return {
    ...store,
    async find(wanted) {
      const entry = await store.find(wanted);
      return entry && entry.scope !== own ? { ...entry, reject: async () => {
      } } : entry;
    }
  };
}
function storeOptions(inputs, run, signal) {
  return {
    inputs,
    service: cacheService(),
    repository: run.repository,
    own: accessOf(run).write,
    keepsDisk: keepsDisk(),
    isSealed: (version) => formats.some(({ indexed, versions }) => indexed && versions(inputs).includes(version)),
    signal,
    tell: once6(info),
    warn: once6(warning),
    mask
  };
}
function once6(say) {
  const said = /* @__PURE__ */ new Set();
  return (line) => {
    if (!said.has(line)) say(line);
    said.add(line);
  };
}

// src/inputs/values.ts
function isTrue(value) {
  return value.toLowerCase() === "true";
}
function choice(read2, name, legal) {
  const value = read2(name);
  if (value === "") return legal[0];
  const chosen = legal.find((candidate) => candidate === value.toLowerCase());
  if (chosen === void 0) {
    throw new JobFailure(`Input ${name} is '${value}'; it must be one of: ${legal.join(", ")}.`);
  }
  return chosen;
}
function wholeNumber(read2, name, bounds) {
  const value = read2(name);
  if (value === "") return bounds.default;
  const { from, to } = bounds;
  const number = Number(value);
  if (!Number.isInteger(number) || number < from || number > to) {
    throw new JobFailure(`Input ${name} is '${value}'; it must be a whole number from ${from} to ${to}.`);
  }
  return number;
}
function required(read2, name) {
  const value = read2(name);
  if (value === "") throw new JobFailure(`Input required and not supplied: ${name}`);
  return value;
}

// src/inputs/inputs.ts
import { homedir } from "node:os";

// src/inputs/rolling.ts
function readRollingInputs(read2) {
  const isRolling = choice(read2, "rolling", ["false", "true"]) === "true";
  const inputs = {
    keep: wholeNumber(read2, "rolling-keep", { from: 1, to: 1e3, default: 2 }),
    everyMinutes: wholeNumber(read2, "rolling-every", { from: 0, to: 10080, default: 0 }),
    branches: choice(read2, "rolling-branches", ["default", "all"])
  };
  if (!isRolling) return void 0;
  if (read2("format").toLowerCase() === "actions-cache")
    throw new JobFailure(
      "Input rolling is true, and format is actions-cache; actions/cache cannot find snapshots, so use format: auto or tar."
    );
  return inputs;
}

// src/inputs/inputs.ts
function readInputs(read2, cacheDir) {
  const saveAlways = isTrue(read2("save-always"));
  const store = choice(read2, "store", ["auto", "github", "s3", "local"]);
  const s3 = readS3Inputs(read2);
  if (store === "s3" && s3.bucket === "") throw new JobFailure("Input bucket is required where store is s3.");
  return {
    key: required(read2, "key"),
    restoreKeys: lines(read2("restore-keys")),
    paths: lines(required(read2, "path")),
    crossOs: isTrue(read2("enableCrossOsArchive")),
    failOnMiss: isTrue(read2("fail-on-cache-miss")),
    lookupOnly: isTrue(read2("lookup-only")),
    store,
    localDir: localDir(read2("local-dir"), cacheDir),
    s3,
    stash: { ...stashPlace(read2("stash"), cacheDir), maxBytes: stashBytes(read2("stash-size")) },
    concurrency: wholeNumber(read2, "concurrency", { from: 1, to: 64, default: 8 }),
    partBytes: partBytes2(read2("part-size")),
    mode: choice(read2, "mode", ["unpack", "mount", "auto", "lazy"]),
    ramdisk: choice(read2, "ramdisk", ["off", "auto", "on"]),
    verify: choice(read2, "verify", ["auto", "always"]),
    format: choice(read2, "format", ["auto", "tar", "actions-cache"]),
    save: saveAlways ? "always" : choice(read2, "save", ["on-success", "always", "never"]),
    jobStatus: read2("job-status"),
    compressionLevel: wholeNumber(read2, "compression-level", { from: 1, to: 19, default: 3 }),
    summary: choice(read2, "summary", ["true", "false"]) === "true",
    rolling: readRollingInputs(read2)
  };
}
function lines(value) {
  return value.split("\n").map((line) => line.replace(/^!\s+/, "!").trim()).filter((line) => line !== "");
}
var mebibyte2 = 1024 ** 2;
var units = {
  "": 1,
  MB: 1e3 ** 2,
  MIB: mebibyte2,
  GB: 1e3 ** 3,
  GIB: 1024 * mebibyte2
};
function bytesIn(value) {
  const [, number, unit = ""] = value.toUpperCase().match(/^(\d+) ?([A-Z]*)$/) ?? [];
  return Number(number) * (units[unit] ?? Number.NaN);
}
function partBytes2(value) {
  if (value === "") return 8 * mebibyte2;
  const bytes = bytesIn(value);
  if (bytes >= 5 * mebibyte2 && bytes <= 512 * mebibyte2) return bytes;
  throw new JobFailure(`Input part-size is '${value}'; it must be from 5MiB to 512MiB, in MiB, MB or bytes.`);
}
function localDir(value, cacheDir) {
  return value === "" ? join(cacheDir, "headstart") : resolve(withHome(value));
}
function withHome(path) {
  return slashed(slashed(path).replace(/^~(?=\/|$)/, homedir()));
}
function stashPlace(value, cacheDir) {
  const word = value.toLowerCase();
  if (word === "" || word === "auto" || word === "off")
    return { use: word || "auto", dir: join(cacheDir, "headstart-stash") };
  const path = withHome(value);
  if (isAbsolute(path)) return { use: "on", dir: resolve(path) };
  const legal = "auto, off, or a directory that is absolute or starts with ~/";
  throw new JobFailure(`Input stash is '${value}'; it must be ${legal}.`);
}
function stashBytes(value) {
  if (value === "") return 20 * 1e3 ** 3;
  const bytes = bytesIn(value);
  const hasUnit = /[a-z]/i.test(value);
  if (bytes > 0 && hasUnit) return bytes;
  throw new JobFailure(`Input stash-size is '${value}'; it must be more than 0, in GB, GiB, MB or MiB.`);
}

// src/mount/root-rights.ts
var import_consumers2 = __toESM(require_consumers2(), 1);
import { existsSync as existsSync2, readFileSync as readFileSync3 } from "node:fs";
import { join as join20 } from "node:path";
async function findRights(signal) {
  if (process.geteuid?.() === 0) return mayAdminister() ? rightsBy((command) => command) : void 0;
  const sudo = systemPath("sudo");
  if (!sudo) return void 0;
  const bySudo = ({ path, args }) => ({ path: sudo, args: ["-n", "--", path, ...args] });
  try {
    await runCommand(bySudo({ path: systemPath("true") ?? "true", args: [] }), { cwd: "/", signal });
  } catch {
    signal.throwIfAborted();
    return void 0;
  }
  return rightsBy(bySudo);
}
function rightsBy(asRoot) {
  const commandOf = (program2, args) => {
    const path = systemPath(program2);
    if (!path) throw new Error(`there is no ${program2}`);
    return asRoot({ path, args });
  };
  return {
    run: async (program2, args, where) => runCommand(commandOf(program2, args), where),
    async attributesOf(names, mask2, where) {
      const attributes = ["--xattrs", `--xattrs-include=${mask2}`];
      const directories = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"];
      const args = ["--create", "--file=-", "--format=posix", ...attributes, ...directories];
      const { stdin, stdout, ended } = startPipeline([commandOf("tar", args)], where);
      stdin.end(names, "latin1");
      const [archive] = await Promise.all([(0, import_consumers2.buffer)(stdout), ended]);
      return archive;
    },
    kernelLog: async () => outputOf(commandOf("dmesg", []))
  };
}
function systemPath(program2) {
  const places = ["/usr/bin", "/bin", "/usr/sbin", "/sbin"].map((dir) => join20(dir, program2));
  return places.find((path) => existsSync2(path));
}
function mayAdminister() {
  const [, capabilities = "0"] = readFileSync3("/proc/self/status", "latin1").match(/^CapEff:\s*(\w+)$/m) ?? [];
  const sysAdmin = 21n;
  return (BigInt(`0x${capabilities}`) >> sysAdmin & 1n) === 1n;
}

export {
  toBytes,
  fromBytes,
  isWithin,
  below,
  namesIn,
  readOwnFile,
  rename,
  renameUnlessTaken,
  pathsOf,
  targetOf,
  carryOut,
  stampAgain,
  commit,
  undo,
  isUnfinished,
  inodeOf,
  statOf,
  missingDirectories,
  prefix,
  isStaging,
  openStaging,
  stagingParent,
  isPrivate,
  isPrivateDirectory,
  hasSign,
  isAlive,
  removeTree,
  choice,
  wholeNumber,
  readInputs,
  lines,
  sizeText,
  rateText,
  shortSizeText,
  secondsText,
  accessOf,
  linkBases,
  copyAll,
  imageCommand,
  headerOf,
  checkWindowsNames,
  checkImageFile,
  plainInodes,
  make,
  imagesOf,
  encodeRemovals,
  decodeRemovals,
  receiveImages,
  checkHeads,
  checkTables,
  isLayer,
  startOfTables,
  unpackImages,
  formats,
  findRights,
  openStored,
  newDraftFile,
  chosenStore,
  openStore,
  storeOptions
};
