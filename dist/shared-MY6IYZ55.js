import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  TransferFailure,
  download,
  signedOnce
} from "./shared-G7NRARUX.js";
import {
  fromBytes,
  isPrivate,
  isPrivateDirectory,
  isWithin,
  readOwnFile,
  toBytes
} from "./shared-ILCUDT3T.js";
import {
  blockBytes,
  bodyLength,
  isBlock,
  readRange
} from "./shared-NXC2A2Z4.js";
import {
  mapStream,
  newChunker
} from "./shared-YGZVBSQK.js";
import {
  startDetached
} from "./shared-YTXWQCPP.js";
import {
  BadEntry,
  codeOf,
  messageOf
} from "./shared-EURE5UKW.js";
import {
  __commonJS,
  __require,
  __toESM
} from "./shared-6XEEPUUL.js";

// lighter-node:readline?src/lazy/serve-request.ts
var require_readline = __commonJS({
  "lighter-node:readline?src/lazy/serve-request.ts"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name) => __require("node:readline")[name] }));
  }
});

// src/lazy/serve-request.ts
var import_node_readline = __toESM(require_readline(), 1);
function messageLine(message) {
  const json = JSON.stringify(message).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
  return `${json}
`;
}
function readMessages(stream) {
  const lines = (0, import_node_readline.createInterface)({ input: stream });
  const { promise: senderGone, resolve } = Promise.withResolvers();
  lines.on("close", resolve);
  const iterator = lines[Symbol.asyncIterator]();
  return {
    senderGone,
    async next() {
      const { done, value } = await iterator.next();
      if (done) throw new Error("it ended without a word");
      return JSON.parse(value);
    }
  };
}

// src/lazy/server.ts
import { existsSync, rmSync as rmSync2, writeFileSync } from "node:fs";
import { join as join3 } from "node:path";
import { setTimeout as sleep2 } from "node:timers/promises";

// src/mount/mount-root.ts
import { lstatSync, mkdtempSync, readdirSync, realpathSync } from "node:fs";
import { basename, dirname, join } from "node:path";

// src/mount/mountinfo.ts
import { readFileSync } from "node:fs";
function readMounts() {
  if (process.platform !== "linux") return [];
  const lines = readFileSync("/proc/self/mountinfo", "latin1").split("\n").slice(0, -1);
  return lines.map((line) => {
    const [before = "", after = ""] = line.split(" - ");
    const [type = "", source = "", options = ""] = after.split(" ");
    const [, user] = /(?:^|,)user_id=(\d+)/.exec(options) ?? [];
    const mount = { point: plain(before.split(" ")[4] ?? ""), type, source: plain(source), options };
    return type === "fuse" ? { ...mount, user: Number(user) } : mount;
  });
}
function plain(field) {
  return field.replace(/\\([0-7]{3})/g, (_, octal) => String.fromCharCode(Number.parseInt(octal, 8)));
}

// src/mount/processes.ts
import { readFileSync as readFileSync2 } from "node:fs";
function startOf(pid) {
  try {
    const fields = readFileSync2(`/proc/${pid}/stat`, "latin1").replace(/^.*\) /s, "").split(" ");
    return fields[0] === "Z" ? void 0 : fields[19];
  } catch {
    return void 0;
  }
}

// src/mount/mount-root.ts
var pattern = /^headstart-mount-(\d+)-(\d+)-\w{6}$/;
function openMountRoot(parent) {
  const runner = process.ppid || 1;
  return mkdtempSync(join(realpathSync(parent), `headstart-mount-${runner}-${startOf(runner)}-`));
}
function sourceOf({ type, source, user }) {
  const isTrusted = type === "fuse" ? user === 0 || user === process.geteuid?.() : /^(overlay|tmpfs)$/.test(type);
  return isTrusted ? source : void 0;
}
function mountsOn(dir) {
  const path = toBytes(dir);
  return readMounts().filter((mount) => sourceOf(mount) === path || isWithin(mount.point, path));
}
function filesShownFor(dir) {
  const path = toBytes(dir);
  return readMounts().filter((mount) => mount.type === "fuse" && sourceOf(mount) === path);
}
function ownMountPoints() {
  const own = readMounts().filter((mount) => isMountRoot(sourceOf(mount) ?? ""));
  return own.map(({ point }) => point);
}
function isMountRoot(dir) {
  return pattern.test(basename(dir));
}
function isAbandoned(dir) {
  const [, pid = "", start] = basename(dir).match(pattern) ?? [];
  return start !== void 0 && startOf(pid) !== start;
}
function rootOf(mount) {
  return mount.type === "squashfs" ? dirname(mount.point) : sourceOf(mount);
}
function abandonedMountRoots(parent) {
  const mounted = readMounts().flatMap((mount) => rootOf(mount) ?? []).map((dir) => fromBytes(dir).toString()).filter((dir) => isMountRoot(dir) && !isOthers(dir));
  const names = process.platform === "linux" ? readdirSync(parent).filter((name) => pattern.test(name)) : [];
  const own = names.map((name) => join(realpathSync(parent), name)).filter(isPrivate);
  return [.../* @__PURE__ */ new Set([...mounted, ...own])].filter(isAbandoned);
}
function isOthers(dir) {
  try {
    const stat = lstatSync(dir, { throwIfNoEntry: false });
    return stat !== void 0 && !isPrivateDirectory(stat);
  } catch {
    return true;
  }
}

// src/mount/unmount.ts
import { mkdtempSync as mkdtempSync2, readdirSync as readdirSync2, readlinkSync, rmdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename as basename2, dirname as dirname2, join as join2 } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
var attempts = 10;
var pauseMs = 300;
async function takeDown(dir, { rights, warn }) {
  if (!isMountRoot(dir)) throw new Error(`${dir} is no mount root`);
  const signal = AbortSignal.timeout(6e4);
  const own = toBytes(dir);
  const isMemory = ({ point }) => point === own;
  const shown = mountsOn(dir).filter((mount) => !isMemory(mount));
  const isBusy = await unmount(shown.reverse(), { rights, warn, signal });
  if (!isPrivate(dir)) return;
  removeMade(dir);
  const left = mountsOn(dir);
  if (!left.every(isMemory)) return;
  await unmount(left, { rights, warn, signal });
  if (isBusy && left.length === 0) return;
  const where = { cwd: dirname2(dir), signal };
  await rights.run("rm", ["-rf", "--one-file-system", "--", basename2(dir)], where);
}
async function unmount(mounts, { rights, warn, signal }) {
  let busy = mounts;
  for (let attempt = 0; attempt < attempts && busy.length > 0; attempt++) {
    if (attempt > 0) await sleep(pauseMs, void 0, { signal });
    const before = busy;
    busy = [];
    for (const { point } of before) {
      const reason = await unmountAt(point, [], { rights, signal }).then(() => void 0, messageOf);
      const isMounted = readMounts().some((mount) => mount.point === point);
      if (reason !== void 0 && isMounted) busy.push({ point, reason });
    }
  }
  for (const { point, reason } of busy) {
    warn(`${fromBytes(point)} is still in use, so it was only detached: ${reason}`);
    await unmountAt(point, ["-l"], { rights, signal });
  }
  return busy.length > 0;
}
function removeMade(dir) {
  const link = (name) => readlinkSync(join2(dir, name), "latin1");
  for (const number of madeIn(dir).sort((a, b) => Number(b) - Number(a))) {
    try {
      const topmost = link(`made-${number}`);
      for (let path = link(`target-${number}`); isWithin(path, topmost); path = dirname2(path)) {
        rmdirSync(fromBytes(path));
      }
    } catch (error) {
      if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes(codeOf(error) ?? "")) throw error;
    }
  }
}
function madeIn(dir) {
  try {
    return readdirSync2(dir).flatMap((name) => name.match(/^made-(\d+)$/)?.[1] ?? []);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return [];
    throw error;
  }
}
async function unmountAt(point, options, { rights, signal }) {
  const dir = mkdtempSync2(join2(tmpdir(), "headstart-"));
  try {
    symlinkSync(fromBytes(point), join2(dir, "point"));
    await rights.run("umount", ["-i", ...options, "--", "point"], { cwd: dir, signal });
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

// src/lazy/server.ts
var serverFiles = {
  /** The FUSE file: the image, ready to be mounted. */
  image: "image",
  /** The blocks that have arrived. */
  blocks: "blocks",
  /** The FetchReport as JSON, written when the server ends. */
  report: "report",
  log: "log"
};
var identity = "server";
var startTimeoutMs = 6e4;
function startServer() {
  const program = join3(import.meta.dirname, "lazy.js");
  const { pid, stdin, stdout, kill: kill2 } = startDetached({ path: process.execPath, args: [program] });
  const replies = readMessages(stdout);
  return {
    async show(request, signal) {
      signal.throwIfAborted();
      const limit = AbortSignal.any([signal, AbortSignal.timeout(startTimeoutMs)]);
      limit.addEventListener("abort", kill2);
      try {
        writeFileSync(join3(request.dir, identity), `${pid} ${startOf(pid)}`);
        stdin.write(messageLine(request));
        const reply = await replies.next();
        if ("refused" in reply) throw new Error(reply.refused);
      } catch (error) {
        kill2();
        signal.throwIfAborted();
        throw new Error(`its server refused: ${messageOf(error)}`);
      } finally {
        limit.removeEventListener("abort", kill2);
      }
    }
  };
}
var endingMs = 5e3;
async function endServer(dir, rights) {
  const signal = AbortSignal.timeout(endingMs);
  for (const { point } of filesShownFor(dir)) {
    await unmountAt(point, ["-f", "-l"], { rights, signal }).catch(() => {
    });
  }
  const path = join3(dir, identity);
  if (!existsSync(path)) return void 0;
  const [, pid, start] = /^(\d+) (\d+)$/.exec(textIn(path)) ?? [];
  if (pid) await endOf(Number(pid), start);
  rmSync2(path, { recursive: true, force: true });
  return reportIn(dir) ?? "killed";
}
async function endOf(pid, start) {
  const began = performance.now();
  while (startOf(pid) === start) {
    const ms = performance.now() - began;
    if (ms > 2 * endingMs) return;
    if (ms > endingMs) kill(pid);
    await sleep2(20);
  }
}
function reportIn(dir) {
  try {
    return JSON.parse(textIn(join3(dir, serverFiles.report)));
  } catch {
    return void 0;
  }
}
var maxFileBytes = 64 * 1024;
function textIn(path) {
  return readOwnFile(path, maxFileBytes)?.toString() ?? "";
}
function kill(pid) {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    if (codeOf(error) !== "ESRCH") throw error;
  }
}

// src/lazy/found-entry.ts
async function foundEntry(entry, { etag, url }) {
  const { scope, version, key, size, createdAt, identity: identity2 } = entry;
  return { scope, version, key, size, createdAt: createdAt.getTime(), identity: identity2, etag, url: await url() };
}
function foundStore(store, found, { scopes, ...reading }) {
  const { scope, version, key, size, identity: identity2, etag } = found;
  const wanted = { scopes: scope === void 0 ? scopes : [scope], keys: [key], versions: [version] };
  const findAgain = async () => {
    const entry2 = await store.find(wanted);
    if (entry2?.size === size && entry2.identity === identity2) return entry2;
    await entry2?.close();
    throw new TransferFailure(`the entry ${key} is gone; it was replaced meanwhile`, "none");
  };
  const sign = async () => {
    const entry2 = await findAgain();
    const { url } = entry2.remote;
    return url().finally(entry2.close);
  };
  const remote = { size, etag, url: signedOnce(sign, found.url) };
  const entry = {
    scope,
    version,
    key,
    size,
    createdAt: new Date(found.createdAt),
    identity: identity2,
    remote,
    read: (start, end) => download(remote, { start, end }, reading),
    reject: async () => (await findAgain()).reject(),
    close: async () => {
    }
  };
  return { ...store, find: async () => entry };
}

// src/entry/body.ts
function readBody(entry, index, { onRead, signal }) {
  const blocks = { first: 0, end: Math.ceil(bodyLength(index) / blockBytes) };
  return mapStream(entry.read(0, bodyLength(index)), async function* (bytes) {
    for await (const pieces of checkedBlocks(bytes, { entry, index, blocks })) {
      for (const piece of pieces) {
        signal.throwIfAborted();
        onRead?.(piece.length);
        yield piece;
      }
    }
  });
}
function readBlocks(entry, index, blocks) {
  const bytes = entry.read(blocks.first * blockBytes, Math.min(blocks.end * blockBytes, bodyLength(index)));
  return {
    ...bytes.release && { release: bytes.release },
    [Symbol.asyncIterator]: () => checkedBlocks(bytes, { entry, index, blocks })
  };
}
async function* checkedBlocks(bytes, { entry, index, blocks }) {
  let number = blocks.first;
  for await (const block of blocksOf(bytes)) {
    const isRight = isBlock(block, number, index.digests);
    const right = isRight ? block : [await readBlockAgain(entry, index, number)];
    await entry.file?.filling?.write(right, number * blockBytes);
    yield right;
    number++;
  }
  if (number !== blocks.end) throw new BadEntry("it ended before its body did");
}
async function* blocksOf(bytes) {
  const blocks = newChunker(blockBytes);
  for await (const chunk of bytes) yield* blocks.push(chunk);
  const last = blocks.rest();
  if (last.length > 0) yield last;
}
async function readBlockAgain(entry, index, number) {
  const start = number * blockBytes;
  const read = entry.file?.filling?.read ?? entry.read;
  const block = await readRange({ ...entry, read }, start, Math.min(start + blockBytes, bodyLength(index)));
  if (isBlock([block], number, index.digests)) return block;
  throw new BadEntry(`the bytes from ${start} on do not match their SHA-256`);
}
async function* readBare(entry, { onRead, signal }) {
  let position = 0;
  for await (const bytes of entry.read(0, entry.size)) {
    signal.throwIfAborted();
    onRead?.(bytes.length);
    position += bytes.length;
    yield bytes;
  }
  if (Number.isFinite(entry.size) && position !== entry.size)
    throw new BadEntry(`it ended at byte ${position} of ${entry.size}`);
}

export {
  readMounts,
  openMountRoot,
  mountsOn,
  ownMountPoints,
  abandonedMountRoots,
  readBody,
  readBlocks,
  readBare,
  takeDown,
  messageLine,
  readMessages,
  serverFiles,
  startServer,
  endServer,
  foundEntry,
  foundStore
};
