import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  BadEntry,
  JobFailure
} from "./shared-T77WTUZW.js";

// src/entry/digest.ts
import { createHash } from "node:crypto";

// src/transfer/blocks.ts
function cutter(blockBytes2) {
  let kept = [];
  let keptBytes = 0;
  const takeKept = () => {
    const pieces = kept;
    kept = [];
    keptBytes = 0;
    return pieces;
  };
  return {
    *push(bytes) {
      for (let start = 0; start < bytes.length; ) {
        const piece = bytes.subarray(start, start + blockBytes2 - keptBytes);
        kept.push(piece);
        keptBytes += piece.length;
        start += piece.length;
        if (keptBytes === blockBytes2) yield takeKept();
      }
    },
    rest: takeKept
  };
}

// src/entry/digest.ts
var blockBytes = 1024 * 1024;
var digestBytes = 32;
function blockDigester() {
  const blocks = cutter(blockBytes);
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
  const hash = createHash("sha256");
  for (const piece of pieces) hash.update(piece);
  return hash.digest();
}

// src/entry/container.ts
var containerVersion = "headstart-1";
var skippableMagic = 407710288;
var headerBytes = 8;
var ending = Buffer.from("HEADSTRT");
var trailerBytes = 32 + 4 + ending.length;
function sealIndex(index) {
  const json = Buffer.from(JSON.stringify(index));
  const header = Buffer.alloc(headerBytes);
  header.writeUInt32LE(skippableMagic, 0);
  header.writeUInt32LE(json.length + trailerBytes, 4);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(json.length);
  return Buffer.concat([header, json, sha256(json), length, ending]);
}
var usualIndexBytes = 128 * 1024;
var maxIndexBytes = 64 * 1024 * 1024;
async function readIndex(entry) {
  if (entry.size < headerBytes + trailerBytes) throw new BadEntry(`it has only ${entry.size} bytes`);
  const tail = await readRange(entry, Math.max(0, entry.size - usualIndexBytes), entry.size);
  if (!tail.subarray(-ending.length).equals(ending)) {
    throw new BadEntry("it does not end in an index: cut short, or not written by Headstart");
  }
  const jsonBytes = tail.readUInt32LE(tail.length - ending.length - 4);
  const indexBytes = headerBytes + jsonBytes + trailerBytes;
  if (indexBytes > Math.min(entry.size, maxIndexBytes))
    throw new BadEntry(`its index has ${indexBytes} bytes`);
  const frame = indexBytes <= tail.length ? tail.subarray(-indexBytes) : await readRange(entry, entry.size - indexBytes, entry.size);
  const json = frame.subarray(headerBytes, headerBytes + jsonBytes);
  const digest = frame.subarray(headerBytes + jsonBytes, headerBytes + jsonBytes + 32);
  if (!sha256(json).equals(digest)) throw new BadEntry("its index does not match its SHA-256");
  const index = parse(json);
  if (!isIndex(index)) throw new BadEntry("its index is not what this version of Headstart writes");
  checkSegments(index.segments, entry.size - indexBytes);
  return index;
}
function parse(json) {
  try {
    return JSON.parse(json.toString("utf8"));
  } catch {
    return void 0;
  }
}
function isIndex(value) {
  const index = value;
  return index?.container === containerVersion && [index.format, index.key, index.digests].every((text) => typeof text === "string") && Array.isArray(index.paths) && Array.isArray(index.segments) && [index.files, index.bytes].every(isCount) && index.segments.every(isSegment);
}
function isSegment(value) {
  const segment = value;
  const counts = [segment?.offset, segment?.length, segment?.files, segment?.bytes];
  return typeof segment?.kind === "string" && counts.every(isCount);
}
function isCount(value) {
  return Number.isSafeInteger(value) && value >= 0;
}
function checkSegments(segments, bodyBytes) {
  let end = 0;
  for (const { offset, length } of segments) {
    if (offset !== end || length === 0) throw new BadEntry("its segments do not line up");
    end += length;
  }
  if (end === 0 || end !== bodyBytes) throw new BadEntry("its segments do not fill its body");
}
function bodyLength({ segments }) {
  const last = segments.at(-1);
  return last ? last.offset + last.length : 0;
}
async function readRange(entry, start, end) {
  const chunks = [];
  for await (const chunk of entry.read(start, end)) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  if (bytes.length !== end - start)
    throw new BadEntry(`it ended at byte ${start + bytes.length} of ${entry.size}`);
  return bytes;
}

// src/inputs-s3.ts
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
    // Whoever runs a store of their own seldom has a host name per bucket.
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
  cutter,
  blockBytes,
  blockDigester,
  isBlock,
  containerVersion,
  sealIndex,
  usualIndexBytes,
  readIndex,
  bodyLength,
  readRange,
  readS3Inputs,
  isAws
};
