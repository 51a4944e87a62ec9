import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  readOwnFile,
  toBytes
} from "./shared-4PPOQQUE.js";
import {
  blockBytes,
  bodyLength,
  cutter,
  isBlock,
  readRange
} from "./shared-VCBK764E.js";
import {
  passing
} from "./shared-VQLOY5KS.js";
import {
  startDetached
} from "./shared-DYGMPUSI.js";
import {
  BadEntry,
  codeOf,
  messageOf
} from "./shared-EURE5UKW.js";

// src/lazy/handover.ts
import { createInterface } from "node:readline";
function lineOf(message) {
  const json = JSON.stringify(message).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
  return `${json}
`;
}
function messagesOf(stream) {
  const lines = createInterface({ input: stream });
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
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

// src/mount/processes.ts
import { readFileSync } from "node:fs";
function startOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "latin1").replace(/^.*\) /s, "").split(" ");
    return fields[0] === "Z" ? void 0 : fields[19];
  } catch {
    return void 0;
  }
}

// src/mount/table.ts
import { readFileSync as readFileSync2 } from "node:fs";
function readMounts() {
  if (process.platform !== "linux") return [];
  const lines = readFileSync2("/proc/self/mountinfo", "latin1").split("\n").slice(0, -1);
  return lines.map((line) => {
    const [before = "", after = ""] = line.split(" - ");
    const [type = "", source = ""] = after.split(" ");
    return { point: plain(before.split(" ")[4] ?? ""), type, source: plain(source) };
  });
}
function plain(field) {
  return field.replace(/\\([0-7]{3})/g, (_, octal) => String.fromCharCode(Number.parseInt(octal, 8)));
}

// src/lazy/server.ts
var left = {
  /** The image, as a file that can be mounted. */
  image: "image",
  /** What has arrived. */
  blocks: "blocks",
  /** At its end, what it was good for. */
  report: "report",
  log: "log"
};
var identity = "server";
var patienceMs = 6e4;
function startServer() {
  const program = join(import.meta.dirname, "lazy.js");
  const { pid, stdin, stdout, kill: kill2 } = startDetached({ path: process.execPath, args: [program] });
  const words = messagesOf(stdout);
  return {
    async show(handover, signal) {
      signal.throwIfAborted();
      const limit = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
      limit.addEventListener("abort", kill2);
      try {
        writeFileSync(join(handover.dir, identity), `${pid} ${startOf(pid)}`);
        stdin.write(lineOf(handover));
        const word = await words.next();
        if ("refused" in word) throw new Error(word.refused);
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
  const shown = readMounts().filter(({ type, source }) => type === "fuse" && source === toBytes(dir));
  const signal = AbortSignal.timeout(endingMs);
  for (const _ of shown) {
    await rights.run("umount", ["-i", "-f", "-l", "--", join(dir, left.image)], { cwd: "/", signal }).catch(() => {
    });
  }
  const path = join(dir, identity);
  if (!existsSync(path)) return void 0;
  const [, pid, start] = /^(\d+) (\d+)$/.exec(textIn(path)) ?? [];
  if (pid) await endOf(Number(pid), start);
  rmSync(path, { recursive: true, force: true });
  return reportIn(dir) ?? "killed";
}
async function endOf(pid, start) {
  const began = performance.now();
  while (startOf(pid) === start) {
    const ms = performance.now() - began;
    if (ms > 2 * endingMs) return;
    if (ms > endingMs) kill(pid);
    await sleep(20);
  }
}
function reportIn(dir) {
  try {
    return JSON.parse(textIn(join(dir, left.report)));
  } catch {
    return void 0;
  }
}
var mostLeftBytes = 64 * 1024;
function textIn(path) {
  return readOwnFile(path, mostLeftBytes)?.toString() ?? "";
}
function kill(pid) {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    if (codeOf(error) !== "ESRCH") throw error;
  }
}

// src/entry/body.ts
function readBody(entry, index, options) {
  const how = { ...options, entry, index };
  return passing(entry.read(0, bodyLength(index)), (bytes) => checked(bytes, how));
}
async function* checked(bytes, { entry, index, onRead, signal }) {
  const blocks = { first: 0, end: blockCount(index) };
  for await (const pieces of checkedBlocks(bytes, { entry, index, blocks })) {
    for (const piece of pieces) {
      signal.throwIfAborted();
      onRead?.(piece.length);
      yield piece;
    }
  }
}
function blockCount(index) {
  return Math.ceil(bodyLength(index) / blockBytes);
}
function readBlocks(entry, index, blocks) {
  const bytes = entry.read(blocks.first * blockBytes, Math.min(blocks.end * blockBytes, bodyLength(index)));
  return {
    ...bytes.release && { release: bytes.release },
    [Symbol.asyncIterator]: () => checkedBlocks(bytes, { entry, index, blocks })
  };
}
async function* checkedBlocks(bytes, { entry, index, blocks }) {
  const { digests } = index;
  const bodyBytes = bodyLength(index);
  let number = blocks.first;
  for await (const block of blocksOf(bytes)) {
    const isRight = isBlock(block, number, digests);
    yield isRight ? block : [await readBlockAgain(entry, number, { digests, bodyBytes })];
    number++;
  }
  if (number !== blocks.end) throw new BadEntry("it ended before its body did");
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
async function readBlockAgain(entry, number, { digests, bodyBytes }) {
  const start = number * blockBytes;
  const block = await readRange(entry, start, Math.min(start + blockBytes, bodyBytes));
  if (isBlock([block], number, digests)) return block;
  throw new BadEntry(`the bytes from ${start} on do not match their SHA-256`);
}
async function* blocksOf(bytes) {
  const blocks = cutter(blockBytes);
  for await (const chunk of bytes) yield* blocks.push(chunk);
  const last = blocks.rest();
  if (last.length > 0) yield last;
}

export {
  startOf,
  readMounts,
  lineOf,
  messagesOf,
  left,
  startServer,
  endServer,
  readBody,
  readBlocks,
  readBare
};
