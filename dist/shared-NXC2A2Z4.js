import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  newChunker
} from "./shared-YGZVBSQK.js";
import {
  BadEntry,
  JobFailure
} from "./shared-EURE5UKW.js";
import {
  __commonJS,
  __require,
  __toESM
} from "./shared-6XEEPUUL.js";

// lighter-node:crypto?src/entry/digest.ts
var require_crypto = __commonJS({
  "lighter-node:crypto?src/entry/digest.ts"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name) => __require("node:crypto")[name] }));
    module.exports.getRandomValues = (bytes) => __require("node:crypto").getRandomValues(bytes);
  }
});

// src/entry/digest.ts
var import_node_crypto = __toESM(require_crypto(), 1);
var blockBytes = 1024 * 1024;
var digestBytes = 32;
function digestsLength(bytes) {
  return Math.ceil(bytes / blockBytes) * digestBytes;
}
function blockDigester() {
  const blocks = newChunker(blockBytes);
  const digests = [];
  return {
    update(bytes) {
      for (const pieces of blocks.push(bytes)) digests.push(sha256(...pieces));
    },
    finish() {
      const last = blocks.rest();
      if (last.length > 0) digests.push(sha256(...last));
      return Buffer.concat(digests);
    }
  };
}
function isBlock(block, number, digests) {
  const expected = digests.subarray(number * digestBytes, (number + 1) * digestBytes);
  return expected.length === digestBytes && sha256(...block).equals(expected);
}
function sha256(...pieces) {
  const hash = (0, import_node_crypto.createHash)("sha256");
  for (const piece of pieces) hash.update(piece);
  return hash.digest();
}
function blocksBetween(start, end) {
  const first = Math.floor(start / blockBytes);
  const length = end > start ? Math.ceil(end / blockBytes) - first : 0;
  return Array.from({ length }, (_, nth) => first + nth);
}

// src/entry/container.ts
var containerVersion = "headstart-2";
var alignedKinds = ["image", "delta"];
function startAfter(end, kind) {
  return alignedKinds.includes(kind) ? Math.ceil(end / blockBytes) * blockBytes : end;
}
function bodyLength({ segments }) {
  const last = segments.at(-1);
  return last ? last.offset + last.length : 0;
}
function identityOf({ digests, ...facts }) {
  return sha256(Buffer.from(JSON.stringify(facts)), digests).toString("hex");
}

// src/entry/read-range.ts
async function readRange(entry, start, end) {
  const chunks = [];
  for await (const chunk of entry.read(start, end)) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  if (bytes.length !== end - start)
    throw new BadEntry(`it ended at byte ${start + bytes.length} of ${entry.size}`);
  return bytes;
}

// src/entry/index-frame.ts
var skippableMagic = 407710288;
var frameHeaderBytes = 8;
var headerBytes = frameHeaderBytes + 3 * 4;
var ending = Buffer.from("HEADSTR2");
var trailerBytes = 32 + 4 + ending.length;
var frameBytes = headerBytes + trailerBytes;
var maxJsonBytes = 4 * 1024 * 1024;
var maxSignatureBytes = 1024;
var maxKeyLength = 512;
var maxBodyBytes = 1024 ** 4;
function sealIndex({ digests, ...facts }, signature = Buffer.alloc(0)) {
  const json = Buffer.from(JSON.stringify(facts));
  if (json.length > maxJsonBytes) throw new Error(`the index is too large: its JSON has ${json.length} bytes`);
  const header = Buffer.alloc(headerBytes);
  const parts = [digests, json, signature];
  const lengths = parts.map((part) => part.length);
  const length = lengths.reduce((sum, partBytes) => sum + partBytes, frameBytes);
  const numbers = [skippableMagic, length - frameHeaderBytes, ...lengths];
  for (const [place, number] of numbers.entries()) header.writeUInt32LE(number, 4 * place);
  const end = Buffer.alloc(4);
  end.writeUInt32LE(length);
  return Buffer.concat([header, ...parts, sha256(header, ...parts), end, ending]);
}
var usualIndexBytes = 128 * 1024;
async function readIndex(entry) {
  return openFrame(await readFrame(entry), entry.size);
}
async function readFrame(entry) {
  const { size } = entry;
  if (size < frameBytes) throw new BadEntry(`it has only ${size} bytes`);
  const tail = await readRange(entry, Math.max(0, size - usualIndexBytes), size);
  if (!tail.subarray(-ending.length).equals(ending)) {
    throw new BadEntry("it does not end in an index: cut short, or not written by Headstart");
  }
  const length = tail.readUInt32LE(tail.length - ending.length - 4);
  const most = frameBytes + digestsLength(Math.min(size, maxBodyBytes)) + maxJsonBytes + maxSignatureBytes;
  if (length < frameBytes || length > Math.min(size, most))
    throw new BadEntry(`its index has ${length} bytes, which is no length of an index`);
  return length <= tail.length ? tail.subarray(-length) : readRange(entry, size - length, size);
}
function openFrame(frame, entryBytes) {
  const digestAt = frame.length - trailerBytes;
  if (!sha256(frame.subarray(0, digestAt)).equals(frame.subarray(digestAt, digestAt + 32)))
    throw new BadEntry("its index does not match its SHA-256");
  const [digestsBytes = 0, jsonBytes = 0, signatureBytes = 0] = [0, 1, 2].map(
    (place) => frame.readUInt32LE(frameHeaderBytes + 4 * place)
  );
  const bodyBytes = entryBytes - frame.length;
  const fits = digestsBytes === digestsLength(bodyBytes) && jsonBytes <= maxJsonBytes && signatureBytes <= maxSignatureBytes && frameBytes + digestsBytes + jsonBytes + signatureBytes === frame.length;
  if (!fits) throw new BadEntry("the parts of its index do not fit its body");
  const jsonAt = headerBytes + digestsBytes;
  const facts = parse(frame.subarray(jsonAt, jsonAt + jsonBytes));
  if (!areFacts(facts)) throw new BadEntry("its index is not what this version of Headstart writes");
  checkSegments(facts.segments, bodyBytes);
  return { ...facts, digests: frame.subarray(headerBytes, jsonAt) };
}
function parse(json) {
  try {
    return JSON.parse(json.toString("utf8"));
  } catch {
    return void 0;
  }
}
function areFacts(value) {
  const facts = value;
  return facts?.container === containerVersion && isName(facts.format) && isText(facts.key) && facts.key.length <= maxKeyLength && [facts.files, facts.bytes].every(isCount) && Array.isArray(facts.paths) && facts.paths.every(isText) && Array.isArray(facts.segments) && facts.segments.every(isSegment);
}
function isSegment(value) {
  const segment = value;
  const { offset, length, files, bytes, unpackedBytes = 0, root = 0, deadBytes = 0 } = segment ?? {};
  const counts = [offset, length, files, bytes, unpackedBytes, root, deadBytes];
  return isName(segment?.kind) && counts.every(isCount) && areFrames(segment?.frames, length);
}
function areFrames(frames, length) {
  if (frames === void 0) return true;
  const isFrame = (frame) => isCount(frame) && frame !== 0;
  return Array.isArray(frames) && frames.every(isFrame) && frames.reduce((all, one) => all + one, 0) === length;
}
function isName(value) {
  return typeof value === "string" && /^[a-z-]{1,32}$/.test(value);
}
function isText(value) {
  return typeof value === "string";
}
function isCount(value) {
  return Number.isSafeInteger(value) && value >= 0;
}
function checkSegments(segments, bodyBytes) {
  let end = 0;
  for (const { kind, offset, length } of segments) {
    if (offset !== startAfter(end, kind) || length === 0) throw new BadEntry("its segments do not line up");
    end = offset + length;
  }
  if (end === 0 || end !== bodyBytes) throw new BadEntry("its segments do not fill its body");
}

// src/inputs/s3.ts
function readS3Inputs(read) {
  const endpoint = endpointOf(read("endpoint"));
  const pathStyle = read("force-path-style").toLowerCase();
  if (!["", "true", "false"].includes(pathStyle)) {
    throw mistake("force-path-style", pathStyle, "must be one of: true, false");
  }
  const inputs = {
    bucket: bucketOf(read("bucket")),
    prefix: prefixOf(read("prefix")),
    region: regionOf(read("region")),
    endpoint,
    // Self-hosted stores seldom have a host name per bucket.
    forcePathStyle: pathStyle === "" ? endpoint !== "" && !isAws(endpoint) : pathStyle === "true",
    accessKeyId: read("access-key-id"),
    secretAccessKey: read("secret-access-key"),
    sessionToken: read("session-token")
  };
  if (inputs.accessKeyId === "" !== (inputs.secretAccessKey === "")) {
    throw new JobFailure("Inputs access-key-id and secret-access-key must be given together.");
  }
  if (inputs.sessionToken !== "" && inputs.accessKeyId === "") {
    throw new JobFailure(
      "Input session-token belongs to access-key-id and secret-access-key, which are not given."
    );
  }
  return inputs;
}
function isAws(endpoint) {
  return endpoint === "" || /(^|\.)amazonaws\.com(\.cn)?$/.test(new URL(endpoint).hostname);
}
function bucketOf(value) {
  if (value === "" || /^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$/.test(value) && !value.includes(".."))
    return value;
  throw mistake("bucket", value, "must be the name of a bucket: 3 to 63 letters, digits, dots and hyphens");
}
var maxPrefixLength = 256;
function prefixOf(value) {
  const prefix = value.replace(/^\/+|\/+$/g, "");
  const legal = prefix.split("/").every((part) => /^[A-Za-z0-9._=@:+-]+$/.test(part) && !/^\.+$/.test(part));
  if (prefix === "" || legal && prefix.length <= maxPrefixLength) return prefix;
  const rule = `may have letters, digits and . _ = @ : + - between slashes, ${maxPrefixLength} in all`;
  throw mistake("prefix", value, rule);
}
function regionOf(value) {
  if (/^[a-z0-9-]{0,40}$/.test(value)) return value;
  throw mistake("region", value, "must be the name of a region, such as eu-west-1");
}
function endpointOf(value) {
  if (value === "") return "";
  const url = URL.canParse(value) ? new URL(value) : void 0;
  const wrong = (why) => new JobFailure(`Input endpoint ${why}.`);
  if (!url) throw wrong("is no URL; it must look like https://s3.example.com");
  if (url.username || url.password) throw wrong("must not hold credentials; give them as inputs of their own");
  if (url.protocol !== "https:" && url.protocol !== "http:")
    throw wrong("must start with https:// or http://");
  if (url.search || url.hash || value.includes("?") || value.includes("#"))
    throw wrong("must not have a query or fragment");
  if (url.pathname !== "/")
    throw wrong("must not have a path; the bucket and the prefix are inputs of their own");
  return url.origin;
}
function mistake(name, value, rule) {
  return new JobFailure(`Input ${name} is '${value}'; it ${rule}.`);
}

export {
  readS3Inputs,
  isAws,
  blockBytes,
  digestsLength,
  blockDigester,
  isBlock,
  blocksBetween,
  containerVersion,
  startAfter,
  bodyLength,
  identityOf,
  readRange,
  sealIndex,
  usualIndexBytes,
  readIndex
};
