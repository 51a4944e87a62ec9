import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  copyPartBytes,
  copyParts
} from "./shared-UFFXLVHK.js";
import {
  openHttp
} from "./shared-3TLXAZKU.js";
import {
  NameTaken,
  TransferFailure,
  __commonJS,
  __require,
  __toESM,
  connectionFailure,
  download,
  lengthOf,
  lookupMs,
  messageOf,
  newBufferPool,
  orAborted,
  package_default,
  pageFailure,
  pickMatch,
  placeOf,
  proxyFailure,
  readUpTo,
  refusedResponse,
  retry,
  retryAfterMs,
  sameKey,
  shortMs,
  signedOnce,
  uploadMs,
  withTimeout
} from "./shared-VEI5GPC6.js";

// lighter-node:crypto?src/stores/github/azure.ts
var require_crypto = __commonJS({
  "lighter-node:crypto?src/stores/github/azure.ts"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name) => __require("node:crypto")[name] }));
    module.exports.getRandomValues = (bytes) => __require("node:crypto").getRandomValues(bytes);
  }
});

// src/stores/github/draft.ts
function newDraft(options) {
  const { service, name, partBytes, concurrency, signal, upload, tell } = options;
  let reserved = upload && Promise.resolve(upload);
  let only;
  const sent = { size: 0, parts: 0 };
  const reserve2 = (known) => {
    reserved ??= service.reserve({ ...name, size: known }, signal).then((upload2) => {
      if (upload2) return upload2;
      throw new NameTaken(name.key);
    });
    return reserved;
  };
  const publish = async () => {
    const upload2 = await reserve2(sent.size);
    if (only) await upload2.sendWhole(only);
    try {
      await upload2.finish(sent);
    } catch (error) {
      if (!await isThere(error, options)) throw error;
    }
  };
  const partsFrom = (first, partBytes2) => ({
    partBytes: partBytes2,
    concurrency,
    async write(partNumber, pieces) {
      const length = lengthOf(pieces);
      const number = first + partNumber;
      sent.size += length;
      if (number === 0 && length < partBytes2) {
        only = pieces;
        return;
      }
      sent.parts = Math.max(sent.parts, number + 1);
      await (await reserve2()).send({ number, start: number * partBytes2, pieces });
    },
    async commit() {
      try {
        await publish();
        return true;
      } catch (error) {
        if (error instanceof NameTaken) return false;
        throw error;
      }
    }
  });
  const undo = async () => {
    Object.assign(sent, { size: 0, parts: 0 });
  };
  const nothing = { bytes: 0, rest: partsFrom(0, partBytes), undo };
  return {
    ...partsFrom(0, partBytes),
    async copyFrom({ remote: from }, bytes) {
      const { copy } = await reserve2();
      const copyBytes = copyPartBytes(bytes);
      try {
        if (!copy || !from) return nothing;
        const count = await copyParts(
          bytes,
          { partBytes: copyBytes, concurrency },
          (part) => copy({ ...part, from })
        );
        Object.assign(sent, { size: count * copyBytes, parts: count });
        return { bytes: sent.size, rest: partsFrom(count, count > 0 ? copyBytes : partBytes), undo };
      } catch (error) {
        signal.throwIfAborted();
        tell(`Sending all of the entry, for the store copies nothing: ${messageOf(error)}`);
        return nothing;
      }
    },
    // Unfinished uploads are invisible, and the service removes them.
    discard: async () => {
    }
  };
}
async function isThere(error, { service, name, signal, upload }) {
  if (!(error instanceof TransferFailure) || upload) return false;
  const found = await service.lookup({ keys: [name.key], version: name.version }, signal);
  return found !== void 0 && sameKey(found.key, name.key);
}

// src/transfer/begun-response.ts
import { addAbortSignal } from "node:stream";
function begunWith(response, http) {
  let begun = response;
  return {
    ...http,
    async request(url, request3) {
      const first = begun;
      begun = void 0;
      if (!first) return http.request(url, request3);
      try {
        request3.signal.throwIfAborted();
        return await readBegun(first, request3);
      } catch (error) {
        request3.signal.throwIfAborted();
        throw connectionFailure(error, url);
      }
    }
  };
}
async function readBegun(response, { signal, onHead }) {
  const { body } = response;
  let paused;
  let isEnough = false;
  const flow = {
    pause() {
      paused ??= Promise.withResolvers();
    },
    resume() {
      paused?.resolve();
      paused = void 0;
    },
    end() {
      isEnough = true;
    }
  };
  addAbortSignal(signal, body);
  const take = onHead?.(response, flow);
  if (!take) return response;
  for await (const bytes of body) {
    take(bytes);
    if (isEnough) break;
    if (paused) await orAborted(paused.promise, signal);
  }
  return response;
}

// src/stores/github/requests.ts
var messageBytes = 64 * 1024;
var maxAnswerBytes = 256 * 1024;
function send(http, { url, maxWaitMs, once, ...request3 }) {
  const { signal, body = [] } = request3;
  const bytes = lengthOf(body);
  let attempts = 0;
  const policy = {
    ...retryPolicy(url, { signal, bytes, limitMs: bytes > messageBytes ? uploadMs : shortMs }),
    maxWaitMs,
    ...once && { maxFailures: () => 1 }
  };
  return retry(policy, async ({ signal: signal2, onSent }) => {
    const again = attempts++ > 0;
    const response = await http.request(url, { ...request3, signal: signal2, onSent });
    const text = (await readUpTo(maxAnswerBytes, response.body)).toString("utf8");
    const failure = busyFailure(response, url) ?? foreignFailure(response, url);
    if (failure) throw failure;
    return { status: response.status, text, again };
  });
}
function retryPolicy(url, limits) {
  return {
    ...limits,
    judge(error) {
      const failure = error === void 0 ? noAnswer(url, limits.limitMs) : failureOf(error, url);
      const isFinal = failure.recover === "none" || failure.recover === "renew";
      return {
        error: failure,
        recovery: isFinal ? "final" : "retryable",
        retryAfterMs: failure.retryAfterMs
      };
    }
  };
}
function failureOf(error, url) {
  if (!(error instanceof TransferFailure)) {
    return new TransferFailure(`${originOf(url)}: the connection was closed`, "resume");
  }
  const message = error.message.replace(placeOf(url), originOf(url));
  return new TransferFailure(message, error.recover, error.retryAfterMs);
}
function noAnswer(url, ms) {
  return new TransferFailure(`${originOf(url)}: no answer within ${Math.round(ms / 1e3)} seconds`, "retry");
}
function busyFailure({ status, headers }, url) {
  const waitMs = retryAfterMs(headers["retry-after"]);
  if (status === 429) {
    const when = waitMs > 0 ? `, your rate limit will reset in ${Math.ceil(waitMs / 1e3)} seconds` : "";
    const recover = waitMs > 0 ? "slow-down" : "none";
    return new TransferFailure(`${originOf(url)}: You've hit a rate limit${when}`, recover, waitMs);
  }
  if (status !== 408 && status < 500) return void 0;
  const what = `${originOf(url)}: it has trouble or too much to do (${status})`;
  return new TransferFailure(what, status === 501 ? "none" : "slow-down", waitMs);
}
function foreignFailure({ status, headers }, url) {
  if (status === 407) return proxyFailure(status, url);
  const isPage = status !== 409 && /^text\/html/i.test(String(headers["content-type"]));
  return isPage ? pageFailure(status, url) : void 0;
}
function parsed({ text, status }, service) {
  if (text.trim() === "") return {};
  try {
    const value = JSON.parse(text);
    if (typeof value === "object" && value !== null) return value;
  } catch {
    if (status < 200 || status >= 300) return {};
  }
  throw notUnderstood(service);
}
function refused(answer, service) {
  const reason = refusalReason(answer, service);
  return answer.again ? new TransferFailure(reason, "none") : new Error(reason);
}
function refusalReason(answer, service) {
  const { msg, message } = parsed(answer, service);
  const said = (msg ?? message ?? "").replace(/\s+/g, " ").slice(0, 300);
  if (/^cache (read|write) denied/.test(said)) return said;
  const reason = said === "" ? String(answer.status) : `${answer.status} ${said}`;
  const name = `the cache service at ${originOf(service.url)}`;
  if (answer.status === 200) return `${name} did not publish the entry: ${said || "it does not say why"}`;
  if (answer.status === 401 || answer.status === 403) return `${name} does not let this job in (${reason})`;
  return `${name} refuses the request (${reason})`;
}
function notUnderstood({ url }) {
  return new Error(
    `the answer of ${originOf(url)} is not one that a cache service gives; does a proxy or portal want a login?`
  );
}
function originOf(url) {
  return new URL(url).origin;
}

// src/stores/github/entry.ts
async function openEntry(found, { service, version, reading, signal }) {
  const object = await probe(found.url, reading.http, signal);
  if (!object) return void 0;
  const { key, createdAt = object.createdAt } = found;
  const { size, etag, whole } = object;
  const signAgain = async () => {
    const again = await service.lookup({ keys: [key], version }, reading.signal);
    if (again?.key === key && again.createdAt?.getTime() === found.createdAt?.getTime()) return again.url;
    throw new TransferFailure(`the entry ${key} is gone; it was deleted meanwhile`, "none");
  };
  const memory = newBufferPool();
  const remote = { size, etag, url: signedOnce(signAgain, found.url) };
  const isStream = !Number.isFinite(size);
  const http = whole ? begunWith(whole, reading.http) : reading.http;
  return {
    key,
    scope: void 0,
    version,
    size,
    createdAt,
    // A stash copy and a lazy mount read in parts, which a stream does not allow.
    ...!isStream && { identity: object.identity ?? found.createdAt?.toISOString(), remote },
    read: (start, end, order) => download(remote, { start, end }, { ...reading, http, memory, order }),
    // The service has no request that removes an entry.
    reject: async () => {
    },
    close: async () => void whole?.body.destroy()
  };
}
function probe(url, http, signal) {
  const headers = { range: "bytes=0-0", "accept-encoding": "identity" };
  return retry(retryPolicy(url, { signal, limitMs: shortMs }), async ({ signal: signal2 }) => {
    signal2.throwIfAborted();
    const ending = new AbortController();
    const abort = () => ending.abort(signal2.reason);
    signal2.addEventListener("abort", abort);
    try {
      return await factsOf(await http.request(url, { method: "GET", headers, signal: ending.signal }), url);
    } finally {
      signal2.removeEventListener("abort", abort);
    }
  });
}
async function factsOf(response, url) {
  const { status, headers, body } = response;
  if (![200, 206, 404, 416].includes(status)) throw await refusedResponse(response, url);
  const size = sizeOf(response);
  body.on("error", () => {
  });
  const isWhole = status === 200 && size === Number.POSITIVE_INFINITY;
  if (status === 206 && Number.isFinite(size)) body.resume();
  else if (!isWhole) body.destroy();
  if (status === 404) return void 0;
  if (size === void 0)
    throw new TransferFailure(`${placeOf(url)}: it does not tell the object's size`, "none");
  const { etag, "last-modified": modified } = headers;
  const created = new Date(String(modified));
  return {
    size,
    // A weak ETag cannot be a condition. https://www.rfc-editor.org/rfc/rfc9110#field.if-match
    etag: typeof etag === "string" && !etag.startsWith("W/") ? etag : void 0,
    createdAt: Number.isNaN(created.getTime()) ? /* @__PURE__ */ new Date() : created,
    whole: isWhole ? response : void 0,
    identity: [etag, modified].find((mark) => typeof mark === "string")
  };
}
function sizeOf({ status, headers }) {
  const range = String(headers["content-range"]);
  if (status === 416) return range === "bytes */0" ? 0 : void 0;
  const digits = /^bytes 0-0\/(\d+)$/.exec(range)?.[1];
  return digits === void 0 ? Number.POSITIVE_INFINITY : Number(digits);
}

// src/stores/github/v1.ts
function openV1(context) {
  return {
    lookup: (wanted, signal) => lookup(context, wanted, signal),
    reserve: (wanted, signal) => reserve(context, wanted, signal)
  };
}
async function lookup(context, { keys, version, once }, signal) {
  const { service, mask } = context;
  const query = `keys=${encodeURIComponent(keys.join(","))}&version=${version}`;
  const answer = await request(context, { method: "GET", path: `cache?${query}`, signal, once });
  if (answer.status === 204 || answer.status === 404) return void 0;
  if (answer.status !== 200) throw refused(answer, service);
  const found = parsed(
    answer,
    service
  );
  const { cacheKey: key, archiveLocation: url, creationTime } = found;
  if (key === void 0 || !url || !URL.canParse(url)) throw notUnderstood(service);
  mask(url);
  const createdAt = new Date(creationTime ?? Number.NaN);
  return { key, url, createdAt: Number.isNaN(createdAt.getTime()) ? void 0 : createdAt };
}
async function reserve(context, { key, version, size }, signal) {
  const { service } = context;
  const body = jsonOf({ key, version, ...size !== void 0 && { cacheSize: size } });
  const answer = await request(context, { method: "POST", path: "caches", body, signal });
  if (answer.status === 409) return void 0;
  checkSuccess(answer, context);
  const { cacheId } = parsed(answer, service);
  if (cacheId === void 0) throw notUnderstood(service);
  const path = `caches/${cacheId}`;
  const sendPart = async ({ start, pieces }) => {
    const headers = {
      "content-type": "application/octet-stream",
      "content-range": `bytes ${start}-${start + lengthOf(pieces) - 1}/*`
    };
    checkSuccess(await request(context, { method: "PATCH", path, headers, body: pieces, signal }), context);
  };
  return {
    send: sendPart,
    sendWhole: (pieces) => sendPart({ start: 0, pieces }),
    async finish({ size: size2 }) {
      checkSuccess(await request(context, { method: "POST", path, body: jsonOf({ size: size2 }), signal }), context);
    }
  };
}
function request({ service, http }, { path, ...rest }) {
  return send(http, {
    ...rest,
    url: `${service.url.replace(/\/?$/, "/")}_apis/artifactcache/${path}`,
    headers: {
      accept: "application/json;api-version=6.0-preview.1",
      ...service.token !== "" && { authorization: `Bearer ${service.token}` },
      ...rest.body && { "content-type": "application/json" },
      ...rest.headers
    }
  });
}
function jsonOf(message) {
  return [Buffer.from(JSON.stringify(message))];
}
function checkSuccess(answer, { service }) {
  if (answer.status < 200 || answer.status >= 300) throw refused(answer, service);
}

// src/stores/github/azure.ts
var import_node_crypto = __toESM(require_crypto(), 1);
var maxBlocks = 5e4;
function azureUpload({
  http,
  url,
  signal
}) {
  const id = (0, import_node_crypto.randomUUID)();
  const more = url.includes("?") ? "&" : "?";
  const put = async (url2, body, headers = {}) => {
    const { status, text } = await send(http, {
      method: "PUT",
      url: url2,
      headers: { "x-ms-version": "2021-12-02", ...headers },
      body,
      signal
    });
    if (status === 201 || status === 200) return;
    const code = /<Code>(\w{1,64})<\/Code>/.exec(text)?.[1];
    throw new Error(`${placeOf(url2)}: it refuses the upload (${status}${code ? ` ${code}` : ""})`);
  };
  const blockUrl = (number) => {
    if (number >= maxBlocks) throw new Error(`the entry has more than ${maxBlocks} parts: raise part-size`);
    return `${url}${more}comp=block&blockid=${encodeURIComponent(blockId(id, number))}`;
  };
  return {
    send: async ({ number, pieces }) => put(blockUrl(number), pieces),
    // https://learn.microsoft.com/rest/api/storageservices/put-block-from-url
    copy: async ({ number, start, end, from }) => put(blockUrl(number), [], {
      "x-ms-copy-source": await from.url(),
      "x-ms-source-range": `bytes=${start}-${end - 1}`,
      ...from.etag && { "x-ms-source-if-match": from.etag }
    }),
    sendWhole: (pieces) => put(url, pieces, { "x-ms-blob-type": "BlockBlob" }),
    async putTogether(blocks) {
      if (blocks === 0) return;
      const ids = Array.from({ length: blocks }, (_, number) => `<Latest>${blockId(id, number)}</Latest>`);
      const list = `<?xml version="1.0" encoding="utf-8"?><BlockList>${ids.join("")}</BlockList>`;
      await put(`${url}${more}comp=blocklist`, [Buffer.from(list)], { "content-type": "application/xml" });
    }
  };
}
function blockId(upload, number) {
  return Buffer.from(`${upload}${String(number).padStart(12, "0")}`).toString("base64");
}

// src/stores/github/v2.ts
var createMaxWaitMs = 4e4;
function openV2(context) {
  return {
    lookup: (wanted, signal) => lookup2(context, wanted, signal),
    async reserve({ key, version }, signal) {
      const url = await create(context, { key, version }, signal);
      if (url === void 0) return void 0;
      const upload = azureUpload({ http: context.http, url, signal });
      return {
        ...upload,
        async finish({ size, parts }) {
          await upload.putTogether(parts);
          await finalize(context, { key, version, size }, signal);
        }
      };
    }
  };
}
async function lookup2(context, { keys: [key, ...others], version, once }, signal) {
  const { service } = context;
  const message = { key, ...others.length > 0 && { restore_keys: others }, version };
  const answer = await request2(context, "GetCacheEntryDownloadURL", message, { signal, once });
  if (answer.status === 404) return void 0;
  if (answer.status !== 200) throw refused(answer, service);
  const { ok, signed_download_url: url, matched_key: matched } = answer.said;
  if (!ok) return void 0;
  if (!url || matched === void 0) throw notUnderstood(service);
  maskSignature(url, context);
  return { key: matched, url };
}
async function create(context, message, signal) {
  const { service, warn } = context;
  const limits = { signal, maxWaitMs: createMaxWaitMs };
  const answer = await request2(context, "CreateCacheEntry", message, limits);
  if (answer.status === 409) return void 0;
  if (answer.status !== 200) throw refused(answer, service);
  const { ok, signed_upload_url: url, message: reason = "" } = answer.said;
  if (!ok && /denied|insufficient/.test(reason)) throw new Error(reason);
  if (!ok) {
    if (reason !== "") warn(`Cache reservation failed: ${reason}`);
    return void 0;
  }
  if (!url) throw notUnderstood(service);
  maskSignature(url, context);
  return url;
}
async function finalize(context, { key, version, size }, signal) {
  const message = { key, version, size_bytes: String(size) };
  const answer = await request2(context, "FinalizeCacheEntryUpload", message, { signal });
  if (answer.status !== 200 || !answer.said.ok) throw refused(answer, context.service);
}
async function request2({ service, http }, method, message, limits) {
  const answer = await send(http, {
    ...limits,
    method: "POST",
    url: new URL(`/twirp/github.actions.results.api.v1.CacheService/${method}`, service.url).href,
    headers: {
      authorization: `Bearer ${service.token}`,
      "content-type": "application/json",
      "user-agent": `headstart/${package_default.version}`
    },
    body: [Buffer.from(JSON.stringify(message))]
  });
  return { ...answer, said: parsed(answer, service) };
}
function maskSignature(url, { mask }) {
  const signature = new URL(url).searchParams.get("sig");
  const secrets = signature ? [signature, encodeURIComponent(signature)] : [url];
  for (const secret of secrets) mask(secret);
}

// src/stores/github/open.ts
function openService(options, cache) {
  const { inputs, signal, mask, warn, tell } = options;
  const { concurrency, partBytes } = inputs;
  if (cache.token !== "") mask(cache.token);
  const { http, isLimited } = noticingLimits(openHttp({ connections: concurrency }));
  const open = { v1: openV1, v2: openV2 }[cache.language];
  const service = open({ service: cache, http, mask, warn });
  const reading = { http, concurrency, partBytes, signal };
  const timeout = { signal, late: () => noAnswer(cache.url, lookupMs) };
  return {
    async find(wanted) {
      const { keys, isHint: once } = wanted;
      if (once && isLimited()) return void 0;
      return withTimeout(
        timeout,
        (signal2) => findEntry(wanted, roundsOf[cache.language](wanted.versions), async (version) => {
          const found = await service.lookup({ keys, version, once }, signal2);
          return found && openEntry(found, { service, version, reading, signal: signal2 });
        })
      );
    },
    async create(name) {
      let upload;
      if (await withTimeout(timeout, (signal2) => exists(service, name, signal2))) {
        upload = await service.reserve({ ...name, size: void 0 }, signal);
        if (!upload) return void 0;
      }
      return newDraft({ service, name, partBytes, concurrency, signal, upload, tell });
    },
    // The service has no request that removes an entry.
    removable: async () => []
  };
}
function noticingLimits(http) {
  let limited = false;
  const request3 = async (...args) => {
    const response = await http.request(...args);
    limited ||= response.status === 429;
    return response;
  };
  return { http: { ...http, request: request3 }, isLimited: () => limited };
}
var roundsOf = {
  v1: ([first = "", ...others]) => [[first], others],
  v2: (versions) => [versions]
};
async function findEntry({ keys }, rounds, findIn) {
  const entries = [];
  for (const versions of rounds) {
    const outcomes = await Promise.allSettled(versions.map(findIn));
    entries.push(...outcomes.flatMap((outcome) => "value" in outcome && outcome.value || []));
    const failure = outcomes.find((outcome) => outcome.status === "rejected");
    if (failure && entries.length === 0) throw failure.reason;
    if (entries.some(({ key }) => sameKey(key, keys[0] ?? ""))) break;
  }
  const entry = pickMatch(keys, entries) ?? entries[0];
  await Promise.all(entries.map((other) => other !== entry && other.close()));
  return entry;
}
async function exists(service, { key, version }, signal) {
  const found = await service.lookup({ keys: [key], version }, signal);
  return found !== void 0 && sameKey(found.key, key);
}
export {
  openService
};
