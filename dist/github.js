import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  openHttp
} from "./shared-VJQEOLRR.js";
import {
  TransferFailure,
  connectionFailure,
  download,
  lookupMs,
  pageFailure,
  placeOf,
  proxyFailure,
  refusedResponse,
  retry,
  retryAfterMs,
  shortMs,
  signedOnce,
  uploadMs,
  withTimeout
} from "./shared-L2HVRFV3.js";
import {
  package_default
} from "./shared-INJN75GQ.js";
import {
  lengthOf,
  newBufferPool,
  pickMatch,
  sameKey
} from "./shared-5OYWUC5E.js";
import {
  NameTaken
} from "./shared-EURE5UKW.js";
import "./shared-NRSVXS5H.js";
import "./shared-6XEEPUUL.js";

// src/stores/github/call.ts
var messageBytes = 64 * 1024;
function send(http, { url, maxWaitMs, once, ...request3 }) {
  const { signal, body = [] } = request3;
  const bytes = lengthOf(body);
  let attempts = 0;
  const limits = { signal, bytes, limitMs: bytes > messageBytes ? uploadMs : shortMs };
  const how = { ...retryPolicy(url, limits), maxWaitMs, ...once && { maxFailures: () => 1 } };
  return retry(how, async ({ signal: signal2, onSent }) => {
    const again = attempts++ > 0;
    const response = await http.request(url, { ...request3, signal: signal2, onSent });
    const text = await textOf(response);
    const failure = laterOf(response, url) ?? insteadOf(response, url);
    if (failure) throw failure;
    return { status: response.status, text, again };
  });
}
function retryPolicy(url, limits) {
  return {
    ...limits,
    judge(error) {
      const failure = failureOf(error, { url, limitMs: limits.limitMs });
      const recovery = failure.recover === "none" || failure.recover === "renew" ? "final" : "retryable";
      return { error: failure, recovery, retryAfterMs: failure.retryAfterMs };
    }
  };
}
function failureOf(error, { url, limitMs }) {
  if (error === void 0) return noAnswer(url, limitMs);
  if (!(error instanceof TransferFailure)) {
    return new TransferFailure(`${originOf(url)}: the connection was closed`, "resume");
  }
  const message = error.message.replace(placeOf(url), originOf(url));
  return new TransferFailure(message, error.recover, error.retryAfterMs);
}
var maxAnswerBytes = 256 * 1024;
async function textOf({ body }) {
  const chunks = [];
  let bytes = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > maxAnswerBytes) break;
  }
  return Buffer.concat(chunks).toString("utf8");
}
function laterOf({ status, headers }, url) {
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
function insteadOf({ status, headers }, url) {
  if (status === 407) return proxyFailure(status, url);
  const isPage = status !== 409 && /^text\/html/i.test(String(headers["content-type"]));
  return isPage ? pageFailure(status, url) : void 0;
}
function noAnswer(url, ms) {
  return new TransferFailure(`${originOf(url)}: no answer within ${Math.round(ms / 1e3)} seconds`, "retry");
}
function originOf(url) {
  return new URL(url).origin;
}

// src/stores/github/draft.ts
function newDraft(options) {
  const { service, name, partBytes, concurrency, signal, upload } = options;
  let reserved = upload && Promise.resolve(upload);
  let only;
  let size = 0;
  const reserve2 = (known) => {
    reserved ??= service.reserve({ ...name, size: known }, signal).then((upload2) => {
      if (upload2) return upload2;
      throw new NameTaken(name.key);
    });
    return reserved;
  };
  const publish = async () => {
    const upload2 = await reserve2(size);
    if (only) await upload2.sendWhole(only);
    try {
      await upload2.finish(size);
    } catch (error) {
      if (!await isThere(error, options)) throw error;
    }
  };
  return {
    partBytes,
    concurrency,
    async write(number, pieces) {
      const length = lengthOf(pieces);
      size += length;
      if (number === 0 && length < partBytes) only = pieces;
      else await (await reserve2()).send({ number, start: number * partBytes, pieces });
    },
    async commit() {
      try {
        await publish();
        return true;
      } catch (error) {
        if (error instanceof NameTaken) return false;
        throw error;
      }
    },
    // What was sent and not finished is out of sight, and goes by itself.
    discard: async () => {
    }
  };
}
async function isThere(error, { service, name, signal, upload }) {
  if (!(error instanceof TransferFailure) || upload) return false;
  const found = await service.lookup({ keys: [name.key], version: name.version }, signal);
  return found !== void 0 && sameKey(found.key, name.key);
}

// src/transfer/begun.ts
function begunWith(response, http) {
  let begun = response;
  return {
    ...http,
    async request(url, request3) {
      const answer = begun;
      begun = void 0;
      if (!answer) return http.request(url, request3);
      try {
        return await goOn(answer, request3);
      } catch (error) {
        request3.signal.throwIfAborted();
        throw connectionFailure(error, url);
      }
    }
  };
}
async function goOn(answer, { signal, onHead }) {
  const { body } = answer;
  let room;
  let isEnough = false;
  const flow = {
    pause() {
      room ??= Promise.withResolvers();
    },
    resume() {
      room?.resolve();
      room = void 0;
    },
    end() {
      isEnough = true;
    }
  };
  const abort = () => {
    body.destroy(signal.reason);
    flow.resume();
  };
  signal.addEventListener("abort", abort);
  try {
    signal.throwIfAborted();
    const take = onHead?.(answer, flow);
    if (!take) return answer;
    for await (const bytes of body) {
      take(bytes);
      if (isEnough) break;
      await room?.promise;
    }
    return answer;
  } finally {
    signal.removeEventListener("abort", abort);
  }
}

// src/stores/github/probe.ts
function probe(url, { http, signal }) {
  const headers = { range: "bytes=0-0", "accept-encoding": "identity" };
  return retry(retryPolicy(url, { signal, limitMs: shortMs }), async ({ signal: signal2 }) => {
    signal2.throwIfAborted();
    const ending = new AbortController();
    const abort = () => ending.abort(signal2.reason);
    signal2.addEventListener("abort", abort);
    const request3 = { method: "GET", headers, signal: ending.signal };
    try {
      return await probedIn(await http.request(url, request3), url);
    } finally {
      signal2.removeEventListener("abort", abort);
    }
  });
}
async function probedIn(response, url) {
  const { status, body } = response;
  if (![200, 206, 404, 416].includes(status)) throw await refusedResponse(response, url);
  const size = sizeOf(response);
  body.on("error", () => {
  });
  const isWhole = status === 200 && size === Number.POSITIVE_INFINITY;
  if (status === 206 && Number.isFinite(size)) body.resume();
  else if (!isWhole) body.destroy();
  if (status === 404) return void 0;
  if (size !== void 0) return { size, ...marksOf(response), whole: isWhole ? response : void 0 };
  throw new TransferFailure(`${placeOf(url)}: it does not tell the object's size`, "none");
}
function marksOf({ headers }) {
  const { etag, "last-modified": modified } = headers;
  const created = new Date(String(modified));
  return {
    // Weak ones are no condition. https://www.rfc-editor.org/rfc/rfc9110#field.if-match
    etag: typeof etag === "string" && !etag.startsWith("W/") ? etag : void 0,
    createdAt: Number.isNaN(created.getTime()) ? /* @__PURE__ */ new Date() : created,
    identity: [etag, modified].find((mark) => typeof mark === "string")
  };
}
function sizeOf({ status, headers }) {
  if (status === 416) return numberIn(/^bytes \*\/(0)$/, headers["content-range"]);
  return numberIn(/^bytes 0-0\/(\d+)$/, headers["content-range"]) ?? Number.POSITIVE_INFINITY;
}
function numberIn(pattern, header) {
  const digits = pattern.exec(String(header))?.[1];
  return digits === void 0 ? void 0 : Number(digits);
}

// src/stores/github/entry.ts
async function openEntry(found, { service, version, reading, signal }) {
  const object = await probe(found.url, { http: reading.http, signal });
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
    // Neither a copy nor a lazy mount can read a stream in parts. Without marks, as above, the time tells entries apart.
    ...!isStream && { identity: object.identity ?? found.createdAt?.toISOString(), remote },
    read: (start, end) => download(remote, { start, end }, { ...reading, http, memory }),
    // The service has no such request.
    reject: async () => {
    },
    close: async () => void whole?.body.destroy()
  };
}

// src/stores/github/errors.ts
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
  const why = whyRefused(answer, service);
  return answer.again ? new TransferFailure(why, "none") : new Error(why);
}
function whyRefused(answer, service) {
  const { msg, message } = parsed(answer, service);
  const said = (msg ?? message ?? "").replace(/\s+/g, " ").slice(0, 300);
  if (/^cache (read|write) denied/.test(said)) return said;
  const why = said === "" ? String(answer.status) : `${answer.status} ${said}`;
  const { origin } = new URL(service.url);
  if (answer.status === 200) {
    return `the cache service at ${origin} did not publish the entry: ${said === "" ? "it does not say why" : said}`;
  }
  if (answer.status === 401 || answer.status === 403) {
    return `the cache service at ${origin} does not let this job in (${why})`;
  }
  return `the cache service at ${origin} refuses the request (${why})`;
}
function notUnderstood({ url }) {
  return new Error(
    `the answer of ${new URL(url).origin} is not one that a cache service gives; does a proxy or portal want a login?`
  );
}

// src/stores/github/v1.ts
function openV1(speaking) {
  return {
    lookup: (asked, signal) => lookup(speaking, asked, signal),
    reserve: (reserving, signal) => reserve(speaking, reserving, signal)
  };
}
async function lookup(speaking, { keys, version, once }, signal) {
  const query = `keys=${encodeURIComponent(keys.join(","))}&version=${version}`;
  const answer = await request(speaking, { method: "GET", path: `cache?${query}`, signal, once });
  if (answer.status === 204 || answer.status === 404) return void 0;
  if (answer.status !== 200) throw refused(answer, speaking.service);
  const { cacheKey: key, archiveLocation: url, creationTime } = parsed(answer, speaking.service);
  if (key === void 0 || !url || !URL.canParse(url)) throw notUnderstood(speaking.service);
  speaking.mask(url);
  const createdAt = new Date(creationTime ?? Number.NaN);
  return { key, url, ...!Number.isNaN(createdAt.getTime()) && { createdAt } };
}
async function reserve(speaking, { key, version, size }, signal) {
  const body = jsonOf({ key, version, ...size !== void 0 && { cacheSize: size } });
  const answer = await request(speaking, { method: "POST", path: "caches", body, signal });
  if (answer.status === 409) return void 0;
  if (!isGood(answer)) throw refused(answer, speaking.service);
  const { cacheId } = parsed(answer, speaking.service);
  if (cacheId === void 0) throw notUnderstood(speaking.service);
  const path = `caches/${cacheId}`;
  const send2 = (part) => sendPart(speaking, { part, path, signal });
  return {
    send: send2,
    sendWhole: (pieces) => send2({ number: 0, start: 0, pieces }),
    async finish(size2) {
      const answer2 = await request(speaking, { method: "POST", path, body: jsonOf({ size: size2 }), signal });
      if (!isGood(answer2)) throw refused(answer2, speaking.service);
    }
  };
}
async function sendPart(speaking, { part, path, signal }) {
  const { start, pieces } = part;
  const headers = {
    "content-type": "application/octet-stream",
    "content-range": `bytes ${start}-${start + lengthOf(pieces) - 1}/*`
  };
  const answer = await request(speaking, { method: "PATCH", path, headers, body: pieces, signal });
  if (!isGood(answer)) throw refused(answer, speaking.service);
}
function request({ service, http }, { method, path, headers, body, signal, once }) {
  return send(http, {
    method,
    url: `${service.url.replace(/\/?$/, "/")}_apis/artifactcache/${path}`,
    headers: {
      accept: "application/json;api-version=6.0-preview.1",
      ...service.token !== "" && { authorization: `Bearer ${service.token}` },
      ...body && { "content-type": "application/json" },
      ...headers
    },
    ...body && { body },
    signal,
    once
  });
}
function jsonOf(message) {
  return [Buffer.from(JSON.stringify(message))];
}
function isGood({ status }) {
  return status >= 200 && status < 300;
}

// src/stores/github/azure.ts
import { randomUUID } from "node:crypto";
var maxBlocks = 5e4;
function azureUpload({ http, url, signal }) {
  const id = randomUUID();
  const more = url.includes("?") ? "&" : "?";
  let blocks = 0;
  const put = async (url2, body, headers) => {
    const answer = await send(http, {
      method: "PUT",
      url: url2,
      headers: { "x-ms-version": "2021-12-02", ...headers },
      body,
      signal
    });
    if (answer.status !== 201 && answer.status !== 200) throw refusedBy(url2, answer);
  };
  return {
    async send({ number, pieces }) {
      if (number >= maxBlocks) throw new Error(`the entry has more than ${maxBlocks} parts: raise part-size`);
      blocks = Math.max(blocks, number + 1);
      await put(`${url}${more}comp=block&blockid=${encodeURIComponent(blockId(id, number))}`, pieces, {});
    },
    sendWhole: (pieces) => put(url, pieces, { "x-ms-blob-type": "BlockBlob" }),
    async putTogether() {
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
function refusedBy(url, { status, text }) {
  const code = /<Code>(\w{1,64})<\/Code>/.exec(text)?.[1];
  return new Error(`${placeOf(url)}: it refuses the upload (${status}${code ? ` ${code}` : ""})`);
}

// src/stores/github/v2.ts
var createMaxWaitMs = 4e4;
function openV2(speaking) {
  const { http } = speaking;
  return {
    lookup: (asked, signal) => lookup2(speaking, asked, signal),
    async reserve({ key, version }, signal) {
      const url = await create(speaking, { key, version }, signal);
      if (url === void 0) return void 0;
      const upload = azureUpload({ http, url, signal });
      return {
        ...upload,
        async finish(size) {
          await upload.putTogether();
          await finalize(speaking, { key, version, size }, signal);
        }
      };
    }
  };
}
async function lookup2(speaking, { keys, version, once }, signal) {
  const [key, ...others] = keys;
  const message = { key, ...others.length > 0 && { restore_keys: others }, version };
  const answer = await request2(speaking, {
    method: "GetCacheEntryDownloadURL",
    message,
    signal,
    once
  });
  if (answer.status === 404) return void 0;
  if (answer.status !== 200) throw refused(answer, speaking.service);
  const { ok, signed_download_url: url, matched_key: matched } = answer.said;
  if (!ok) return void 0;
  if (!url || matched === void 0) throw notUnderstood(speaking.service);
  maskSignature(url, speaking);
  return { key: matched, url };
}
async function create(speaking, message, signal) {
  const maxWaitMs = createMaxWaitMs;
  const answer = await request2(speaking, {
    method: "CreateCacheEntry",
    message,
    signal,
    maxWaitMs
  });
  if (answer.status === 409) return void 0;
  if (answer.status !== 200) throw refused(answer, speaking.service);
  const { ok, signed_upload_url: url, message: why = "" } = answer.said;
  if (!ok && /denied|insufficient/.test(why)) throw new Error(why);
  if (!ok) {
    if (why !== "") speaking.warn(`Cache reservation failed: ${why}`);
    return void 0;
  }
  if (!url) throw notUnderstood(speaking.service);
  maskSignature(url, speaking);
  return url;
}
async function finalize(speaking, { key, version, size }, signal) {
  const message = { key, version, size_bytes: String(size) };
  const answer = await request2(speaking, {
    method: "FinalizeCacheEntryUpload",
    message,
    signal
  });
  if (answer.status !== 200 || !answer.said.ok) throw refused(answer, speaking.service);
}
async function request2({ service, http }, { method, message, signal, maxWaitMs, once }) {
  const answer = await send(http, {
    method: "POST",
    url: new URL(`/twirp/github.actions.results.api.v1.CacheService/${method}`, service.url).href,
    headers: {
      authorization: `Bearer ${service.token}`,
      "content-type": "application/json",
      "user-agent": `headstart/${package_default.version}`
    },
    body: [Buffer.from(JSON.stringify(message))],
    signal,
    once,
    ...maxWaitMs !== void 0 && { maxWaitMs }
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
  const { inputs, signal, mask, warn } = options;
  const { concurrency, partBytes } = inputs;
  if (cache.token !== "") mask(cache.token);
  const { http, isLimited } = watched(openHttp({ connections: concurrency }));
  const service = { v1: openV1, v2: openV2 }[cache.language]({ service: cache, http, mask, warn });
  const reading = { http, concurrency, partBytes, signal };
  const timeout = { signal, late: () => noAnswer(cache.url, lookupMs) };
  return {
    async find(wanted) {
      const { keys, isHint: once } = wanted;
      if (once && isLimited()) return void 0;
      return withTimeout(
        timeout,
        (signal2) => findEntries[cache.language](wanted, async (version) => {
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
      return newDraft({ service, name, partBytes, concurrency, signal, upload });
    }
  };
}
function watched(http) {
  let limited = false;
  const request3 = async (...asked) => {
    const response = await http.request(...asked);
    limited ||= response.status === 429;
    return response;
  };
  return { http: { ...http, request: request3 }, isLimited: () => limited };
}
var findEntries = { v1: findInTurn, v2: findAtOnce };
async function findInTurn({ keys, versions, ...wanted }, findIn) {
  const [first = "", ...others] = versions;
  const own = await findIn(first);
  if (own && sameKey(own.key, keys[0] ?? "")) return own;
  return findAtOnce({ ...wanted, keys, versions: others }, findIn, own ? [own] : []);
}
async function findAtOnce({ keys, versions }, findIn, known = []) {
  const outcomes = await Promise.allSettled(versions.map(findIn));
  const more = outcomes.flatMap((outcome) => "value" in outcome && outcome.value || []);
  const entries = [...known, ...more];
  const entry = pickMatch(keys, entries) ?? entries[0];
  await Promise.all(entries.map((other) => other !== entry && other.close()));
  if (entry) return entry;
  for (const outcome of outcomes) if (outcome.status === "rejected") throw outcome.reason;
  return void 0;
}
async function exists(service, { key, version }, signal) {
  const found = await service.lookup({ keys: [key], version }, signal);
  return found !== void 0 && sameKey(found.key, key);
}
export {
  openService
};
