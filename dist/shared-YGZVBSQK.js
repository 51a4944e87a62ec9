import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  __commonJS,
  __require,
  __toESM
} from "./shared-6XEEPUUL.js";

// lighter-node:crypto?src/keys.ts
var require_crypto = __commonJS({
  "lighter-node:crypto?src/keys.ts"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name) => __require("node:crypto")[name] }));
    module.exports.getRandomValues = (bytes) => __require("node:crypto").getRandomValues(bytes);
  }
});

// src/keys.ts
var import_node_crypto = __toESM(require_crypto(), 1);
var maxKeys = 10;
var maxKeyLength = 512;
function keyMistake(keys) {
  if (keys.length > maxKeys) return `Key Validation Error: Keys are limited to a maximum of ${maxKeys}.`;
  for (const key of keys) {
    if (key.length > maxKeyLength) {
      return `Key Validation Error: ${key} cannot be larger than ${maxKeyLength} characters.`;
    }
    if (key.includes(",")) return `Key Validation Error: ${key} cannot contain commas.`;
  }
  return void 0;
}
function sameKey(a, b) {
  return a === b || a.localeCompare(b, void 0, { sensitivity: "accent" }) === 0;
}
var versionOf = fingerprint;
function fingerprint(components) {
  const hash = (0, import_node_crypto.createHash)("sha256");
  for (const component of components) hash.update(`${Buffer.byteLength(component)}:${component},`);
  return hash.digest("hex");
}
function pickMatch(keys, candidates) {
  for (const key of keys) {
    const match = newest(candidates.filter((candidate) => candidate.key === key)) ?? newest(candidates.filter((candidate) => sameKey(candidate.key, key))) ?? newest(candidates.filter((candidate) => candidate.key.startsWith(key)));
    if (match) return match;
  }
  return void 0;
}
function newest(candidates) {
  return candidates.toSorted(newestFirst)[0];
}
function newestFirst(a, b) {
  return b.createdAt.getTime() - a.createdAt.getTime() || (a.key < b.key ? 1 : -1);
}
var maxNameBytes = 225;
var keptBytes = 160;
function storeName(part) {
  const name = escapeName(part) || "%";
  if (name.length <= maxNameBytes) return name;
  return `${namePrefix(part)}~${(0, import_node_crypto.createHash)("sha256").update(part).digest("hex")}`;
}
function caselessName(part) {
  const name = storeName(part).replace(
    /%[0-9A-F]{2}|[A-Z]/g,
    (text) => text.length > 1 ? text : escaped(text)
  );
  return name.length <= maxNameBytes ? name : `~${(0, import_node_crypto.createHash)("sha256").update(part).digest("hex")}`;
}
function namePrefix(prefix) {
  return escapeName(prefix).slice(0, keptBytes);
}
function mayAnswer(name, keys) {
  const lower = name.toLowerCase();
  return keys.some((key) => lower.startsWith(namePrefix(key).toLowerCase()));
}
function partOf(name) {
  if (name.includes("~")) return void 0;
  if (name === "%") return "";
  const bytes = name.replace(
    /%([0-9A-F]{2})/g,
    (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))
  );
  return Buffer.from(bytes, "latin1").toString("utf8");
}
function escapeName(part) {
  return Buffer.from(part, "utf8").toString("latin1").replace(/^\.|[^A-Za-z0-9._-]/g, escaped);
}
function escaped(byte) {
  return `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
}

// src/bytes/buffer-pool.ts
function mapStream(bytes, through) {
  return { ...bytes.release && { release: bytes.release }, [Symbol.asyncIterator]: () => through(bytes) };
}
function newBufferPool(blockBytes = 1024 * 1024) {
  const free = [];
  const lent = /* @__PURE__ */ new WeakMap();
  return {
    acquire(bytes) {
      const wanted = Math.min(bytes, blockBytes);
      const memory = free.pop() ?? Buffer.allocUnsafeSlow(blockBytes).buffer;
      lent.set(memory, wanted);
      return Buffer.from(memory, 0, wanted);
    },
    release({ buffer, length }) {
      const left = (lent.get(buffer) ?? Number.NaN) - length;
      if (left < 0) throw new Error("more bytes were given back than had been lent");
      if (left > 0) lent.set(buffer, left);
      if (left !== 0) return;
      lent.delete(buffer);
      free.push(buffer);
    }
  };
}

// src/transfer/limits.ts
var lookupMs = 12e3;
var shortMs = 5e3;
var uploadMs = 12e3;
var beginUploadMs = 2e4;
var completeUploadMs = 6e4;
var writeProbeMs = 1e4;
var progressBytes = 64 * 1024;
var maxFailuresAlone = 3;
var maxFailuresOfPart = 8;
var maxRecoveries = 2;
var failuresPerTimeout = 2;
var maxFailuresInARow = (parts) => Math.min(24, 3 * parts);
var maxDelayMs = 4e3;
var maxWaitMs = 4e3;
function randomDelayMs(longestMs) {
  return Math.random() * Math.min(maxDelayMs, longestMs);
}
var defaultPace = { paceBytes: 128 * 1024 ** 2, paceMs: 6e5, paceAfterMs: 6e4 };
var defaultDownload = {
  ...defaultPace,
  singleBytes: 10 * 1024 * 1024,
  idleMs: 1e4,
  hedgeMs: 2e3,
  noProgressMs: 3e4,
  backoffMs: 500,
  progressBytes
};
var defaultUpload = { noProgressMs: 3e4, progressBytes: 1024 ** 2 };
var defaultFetch = { timeoutMs: 5 * 6e4, pauseMs: 250 };

// src/bytes/chunker.ts
function newChunker(chunkBytes) {
  let kept = [];
  let keptBytes2 = 0;
  const takeKept = () => {
    const pieces = kept;
    kept = [];
    keptBytes2 = 0;
    return pieces;
  };
  return {
    *push(bytes) {
      for (let start = 0; start < bytes.length; ) {
        const piece = bytes.subarray(start, start + chunkBytes - keptBytes2);
        kept.push(piece);
        keptBytes2 += piece.length;
        start += piece.length;
        if (keptBytes2 === chunkBytes) yield takeKept();
      }
    },
    rest: takeKept
  };
}
function lengthOf(pieces) {
  return pieces.reduce((sum, piece) => sum + piece.length, 0);
}

// src/transfer/least-speed.ts
function newPace({ paceBytes, paceMs, paceAfterMs }, total = Infinity) {
  let left = total;
  let due = Math.min(paceBytes, left);
  let moved = 0;
  let waitedMs = 0;
  let checkedAt;
  return {
    moved(bytes) {
      moved += bytes;
      while (due > 0 && moved >= due) {
        moved -= due;
        left -= due;
        due = Math.min(paceBytes, left);
        waitedMs = 0;
      }
    },
    check(isWaiting, now) {
      if (isWaiting && checkedAt !== void 0) waitedMs += now - checkedAt;
      checkedAt = now;
      if (waitedMs < paceAfterMs || due * waitedMs <= moved * paceMs) return void 0;
      const rate = (moved / 1024 / (waitedMs / 1e3)).toFixed(1);
      return `${rate} KiB/s; ${(due / 1024 ** 2).toFixed(1)} MiB must come through in ${paceMs / 6e4} minutes`;
    }
  };
}

export {
  maxKeyLength,
  keyMistake,
  sameKey,
  versionOf,
  fingerprint,
  pickMatch,
  newestFirst,
  storeName,
  caselessName,
  namePrefix,
  mayAnswer,
  partOf,
  mapStream,
  newBufferPool,
  newChunker,
  lengthOf,
  newPace,
  lookupMs,
  shortMs,
  uploadMs,
  beginUploadMs,
  completeUploadMs,
  writeProbeMs,
  progressBytes,
  maxFailuresAlone,
  maxFailuresOfPart,
  maxRecoveries,
  failuresPerTimeout,
  maxFailuresInARow,
  maxWaitMs,
  randomDelayMs,
  defaultPace,
  defaultDownload,
  defaultUpload,
  defaultFetch
};
