import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  package_default
} from "./shared-INJN75GQ.js";
import {
  TransferFailure,
  download,
  openHttp,
  placeOf,
  refusal,
  retryAfterMs,
  within
} from "./shared-6JJWDHA3.js";
import {
  NameTaken,
  pickMatch,
  sameKey
} from "./shared-QZ3S7U42.js";
import "./shared-6XEEPUUL.js";

// src/stores/github/call.ts
import { setTimeout as sleep } from "node:timers/promises";
var shortMs = 5e3;
var minBytesPerMs = 100;
function uploadMs(body) {
  const bytes = body.reduce((sum, piece) => sum + piece.length, 0);
  return 2 * shortMs + Math.ceil(bytes / minBytesPerMs);
}
var maxAttempts = 3;
var usualPatienceMs = 4e3;
var firstDelayMs = 100;
async function call(http, request) {
  const { signal, patienceMs = usualPatienceMs } = request;
  for (let attempt = 1; ; attempt++) {
    const outcome = await tryOnce(http, request);
    if (!(outcome instanceof TransferFailure)) return { ...outcome, again: attempt > 1 };
    const { remedy, retryAfterMs: retryAfterMs2 } = outcome;
    if (remedy === "none" || attempt === maxAttempts || retryAfterMs2 > patienceMs) throw outcome;
    const delayMs2 = Math.random() * Math.min(usualPatienceMs, firstDelayMs * 4 ** attempt);
    await sleep(Math.max(retryAfterMs2, delayMs2), void 0, { signal });
  }
}
async function tryOnce(http, { signal, limitMs, method, url, headers, body }) {
  const limit = AbortSignal.timeout(limitMs);
  try {
    const request = { method, signal: AbortSignal.any([signal, limit]), ...body && { body } };
    const response = await http.request(url, { ...request, headers: { ...headers } });
    const answer = { ...response, text: await textOf(response.body) };
    return laterOf(answer, url) ?? answer;
  } catch (error) {
    signal.throwIfAborted();
    if (limit.aborted) return noAnswer(url, limitMs);
    if (error instanceof TransferFailure) return error;
    return new TransferFailure(`${originOf(url)}: the connection was closed`, "resume");
  }
}
var maxAnswerBytes = 256 * 1024;
async function textOf(body) {
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
    const remedy = waitMs > 0 ? "slow-down" : "none";
    return new TransferFailure(`${originOf(url)}: You've hit a rate limit${when}`, remedy, waitMs);
  }
  if (status !== 408 && status < 500) return void 0;
  const what = `${originOf(url)}: it has trouble or too much to do (${status})`;
  return new TransferFailure(what, status === 501 ? "none" : "slow-down", waitMs);
}
function noAnswer(url, ms) {
  return new TransferFailure(`${originOf(url)}: no answer within ${Math.round(ms / 1e3)} seconds`, "retry");
}
function originOf(url) {
  return new URL(url).origin;
}

// src/stores/github/draft.ts
function newDraft({ service, name, partBytes, concurrency, signal, upload }) {
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
  return {
    partBytes,
    concurrency,
    async write(number, pieces) {
      const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
      size += length;
      if (number === 0 && length < partBytes) only = pieces;
      else await (await reserve2()).send({ number, start: number * partBytes, pieces });
    },
    async commit() {
      try {
        const upload2 = await reserve2(size);
        if (only) await upload2.sendWhole(only);
        await upload2.finish(size);
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

// src/stores/github/probe.ts
import { setTimeout as sleep2 } from "node:timers/promises";
var maxAttempts2 = 3;
var delayMs = 200;
async function probe(url, { http, signal }) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await probeOnce(url, { http, signal });
    } catch (error) {
      signal.throwIfAborted();
      const isPassing = error instanceof TransferFailure && !["none", "renew"].includes(error.remedy);
      if (!isPassing || attempt === maxAttempts2) throw error;
      await sleep2(error.retryAfterMs + attempt * Math.random() * delayMs, void 0, { signal });
    }
  }
}
async function probeOnce(url, { http, signal }) {
  const headers = { range: "bytes=0-0", "accept-encoding": "identity" };
  const response = await http.request(url, { method: "GET", headers, signal });
  const { status, body } = response;
  if (status === 404) {
    body.on("error", () => {
    }).destroy();
    return void 0;
  }
  const size = sizeOf(response);
  if (size === void 0 && status !== 200 && status !== 206) throw await refusal(response, url);
  if (status === 206) body.on("error", () => {
  }).resume();
  else body.on("error", () => {
  }).destroy();
  if (size === void 0)
    throw new TransferFailure(`${placeOf(url)}: it does not tell the object's size`, "none");
  const { etag, "last-modified": modified } = response.headers;
  const created = new Date(String(modified));
  return {
    size,
    // Weak ones are no condition. https://www.rfc-editor.org/rfc/rfc9110#field.if-match
    etag: typeof etag === "string" && !etag.startsWith("W/") ? etag : void 0,
    createdAt: Number.isNaN(created.getTime()) ? /* @__PURE__ */ new Date() : created
  };
}
function sizeOf({ status, headers }) {
  if (status === 206) return numberIn(/^bytes 0-0\/(\d+)$/, headers["content-range"]);
  if (status === 416) return numberIn(/^bytes \*\/(0)$/, headers["content-range"]);
  if (status === 200) return numberIn(/^(\d+)$/, headers["content-length"]);
  return void 0;
}
function numberIn(pattern, header) {
  const digits = pattern.exec(String(header))?.[1];
  return digits === void 0 ? void 0 : Number(digits);
}

// src/stores/github/entry.ts
async function openEntry(found, { service, version, reading, signal }) {
  const object = await probe(found.url, { http: reading.http, signal });
  if (!object) return void 0;
  const { key } = found;
  const { size, etag } = object;
  let signed = Promise.resolve(found.url);
  const signAgain = async () => {
    const again = await service.look({ keys: [key], version }, reading.signal);
    if (again?.key === key) return again.url;
    throw new TransferFailure(`the entry ${key} is gone; it was deleted meanwhile`, "none");
  };
  const url = (renew = false) => {
    if (renew) signed = signAgain();
    return signed;
  };
  return {
    key,
    version,
    size,
    createdAt: found.createdAt ?? object.createdAt,
    read: (start, end) => download({ size, etag, url }, { start, end }, reading),
    // The service has no such request.
    reject: async () => {
    },
    close: async () => {
    }
  };
}

// src/stores/github/refusal.ts
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
  const { msg, message } = parsed(answer, service);
  const said = (msg ?? message ?? "").replace(/\s+/g, " ").slice(0, 300);
  if (/^cache (read|write) denied/.test(said)) return new Error(said);
  const why = said === "" ? String(answer.status) : `${answer.status} ${said}`;
  const { origin } = new URL(service.url);
  if (answer.status === 401 || answer.status === 403) {
    return new Error(`the cache service at ${origin} does not let this job in (${why})`);
  }
  return new Error(`the cache service at ${origin} refuses the request (${why})`);
}
function notUnderstood({ url }) {
  return new Error(
    `the answer of ${new URL(url).origin} is not one that a cache service gives; does a proxy or portal want a login?`
  );
}

// src/stores/github/v1.ts
function speakV1(speaking) {
  return {
    look: (asked, signal) => look(speaking, asked, signal),
    reserve: (reserving, signal) => reserve(speaking, reserving, signal)
  };
}
async function look(speaking, { keys, version }, signal) {
  const query = `keys=${encodeURIComponent(keys.join(","))}&version=${version}`;
  const answer = await ask(speaking, { method: "GET", path: `cache?${query}`, signal });
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
  const answer = await ask(speaking, { method: "POST", path: "caches", body, signal });
  if (answer.status === 409) return void 0;
  if (!isGood(answer)) throw refused(answer, speaking.service);
  const { cacheId } = parsed(answer, speaking.service);
  if (cacheId === void 0) throw notUnderstood(speaking.service);
  const path = `caches/${cacheId}`;
  const send = (part) => sendPart(speaking, { part, path, signal });
  return {
    send,
    sendWhole: (pieces) => send({ number: 0, start: 0, pieces }),
    async finish(size2) {
      const commit = { method: "POST", path, body: jsonOf({ size: size2 }), signal };
      await finish(speaking, commit, () => look(speaking, { keys: [key], version }, signal));
    }
  };
}
async function sendPart(speaking, { part, path, signal }) {
  const { start, pieces } = part;
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const headers = {
    "content-type": "application/octet-stream",
    "content-range": `bytes ${start}-${start + length - 1}/*`
  };
  const answer = await ask(speaking, { method: "PATCH", path, headers, body: pieces, signal });
  if (!isGood(answer)) throw refused(answer, speaking.service);
}
async function finish(speaking, commit, look3) {
  try {
    const answer = await ask(speaking, commit);
    if (isGood(answer)) return;
    const trouble = refused(answer, speaking.service);
    throw answer.again ? new TransferFailure(trouble.message, "retry") : trouble;
  } catch (error) {
    if (!(error instanceof TransferFailure) || !await look3()) throw error;
  }
}
function ask({ service, http }, { method, path, headers, body, signal }) {
  return call(http, {
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
    limitMs: body ? uploadMs(body) : shortMs
  });
}
function jsonOf(message) {
  return [Buffer.from(JSON.stringify(message))];
}
function isGood({ status }) {
  return status >= 200 && status < 300;
}

// src/stores/github/azure.ts
import { createHash, randomUUID } from "node:crypto";
var maxBlocks = 5e4;
function azureUpload({ http, url, signal }) {
  const id = randomUUID();
  let blocks = 0;
  const put = async (url2, body, headers) => {
    const answer = await call(http, {
      method: "PUT",
      url: url2,
      headers: { "x-ms-version": "2021-12-02", "content-md5": digestOf(body), ...headers },
      body,
      signal,
      limitMs: uploadMs(body)
    });
    if (answer.status !== 201 && answer.status !== 200) throw refusedBy(url2, answer);
  };
  return {
    async send({ number, pieces }) {
      if (number >= maxBlocks) throw new Error(`the entry has more than ${maxBlocks} parts: raise part-size`);
      blocks = Math.max(blocks, number + 1);
      await put(`${url}&comp=block&blockid=${encodeURIComponent(blockId(id, number))}`, pieces, {});
    },
    sendWhole: (pieces) => put(url, pieces, { "x-ms-blob-type": "BlockBlob" }),
    async putTogether() {
      if (blocks === 0) return;
      const ids = Array.from({ length: blocks }, (_, number) => `<Latest>${blockId(id, number)}</Latest>`);
      const list = `<?xml version="1.0" encoding="utf-8"?><BlockList>${ids.join("")}</BlockList>`;
      await put(`${url}&comp=blocklist`, [Buffer.from(list)], { "content-type": "application/xml" });
    }
  };
}
function blockId(upload, number) {
  return Buffer.from(`${upload}${String(number).padStart(12, "0")}`).toString("base64");
}
function digestOf(pieces) {
  const hash = createHash("md5");
  for (const piece of pieces) hash.update(piece);
  return hash.digest("base64");
}
function refusedBy(url, { status, text }) {
  const code = /<Code>(\w{1,64})<\/Code>/.exec(text)?.[1];
  return new Error(`${placeOf(url)}: it refuses the upload (${status}${code ? ` ${code}` : ""})`);
}

// src/stores/github/v2.ts
var createPatienceMs = 4e4;
function speakV2(speaking) {
  const { http } = speaking;
  return {
    look: (asked, signal) => look2(speaking, asked, signal),
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
async function look2(speaking, { keys, version }, signal) {
  const [key, ...others] = keys;
  const message = { key, ...others.length > 0 && { restore_keys: others }, version };
  const answer = await ask2(speaking, { method: "GetCacheEntryDownloadURL", message, signal });
  if (answer.status === 404) return void 0;
  if (answer.status !== 200) throw refused(answer, speaking.service);
  const { ok, signed_download_url: url, matched_key: matched } = answer.said;
  if (!ok) return void 0;
  if (!url || matched === void 0) throw notUnderstood(speaking.service);
  maskSignature(url, speaking);
  return { key: matched, url };
}
async function create(speaking, message, signal) {
  const patienceMs = createPatienceMs;
  const answer = await ask2(speaking, {
    method: "CreateCacheEntry",
    message,
    signal,
    patienceMs
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
  try {
    const answer = await ask2(speaking, {
      method: "FinalizeCacheEntryUpload",
      message,
      signal
    });
    if (answer.status === 200 && answer.said.ok) return;
    const trouble = answer.said.message ? new Error(answer.said.message) : refused(answer, speaking.service);
    if (!answer.again) throw trouble;
    throw new TransferFailure(trouble.message, "retry");
  } catch (error) {
    if (!(error instanceof TransferFailure)) throw error;
    const found = await look2(speaking, { keys: [key], version }, signal);
    if (found?.key !== key) throw error;
  }
}
async function ask2({ service, http }, { method, message, signal, patienceMs }) {
  const answer = await call(http, {
    method: "POST",
    url: new URL(`/twirp/github.actions.results.api.v1.CacheService/${method}`, service.url).href,
    headers: {
      authorization: `Bearer ${service.token}`,
      "content-type": "application/json",
      "user-agent": `headstart/${package_default.version}`
    },
    body: [Buffer.from(JSON.stringify(message))],
    signal,
    limitMs: shortMs,
    ...patienceMs !== void 0 && { patienceMs }
  });
  return { ...answer, said: parsed(answer, service) };
}
function maskSignature(url, { mask }) {
  const signature = new URL(url).searchParams.get("sig");
  const secrets = signature ? [signature, encodeURIComponent(signature)] : [url];
  for (const secret of secrets) mask(secret);
}

// src/stores/github/open.ts
var lookupMs = 12e3;
function openService(options, cache) {
  const { inputs, signal, mask, warn } = options;
  const { concurrency, partBytes } = inputs;
  if (cache.token !== "") mask(cache.token);
  const http = openHttp({ connections: concurrency });
  const service = { v1: speakV1, v2: speakV2 }[cache.language]({ service: cache, http, mask, warn });
  const reading = { http, concurrency, partBytes, signal };
  const patience = { ms: lookupMs, signal, late: () => noAnswer(cache.url, lookupMs) };
  return {
    find: (wanted) => within(
      patience,
      (signal2) => findEntry(wanted, async (version) => {
        const found = await service.look({ keys: wanted.keys, version }, signal2);
        return found && openEntry(found, { service, version, reading, signal: signal2 });
      })
    ),
    create: (name) => within(patience, async (limited) => {
      const upload = await reserveNow(service, name, { signal, limited });
      if (upload === "taken") return void 0;
      return newDraft({ service, name, partBytes, concurrency, signal, ...upload && { upload } });
    })
  };
}
async function findEntry({ keys, versions }, findIn) {
  const outcomes = await Promise.allSettled(versions.map(findIn));
  const entries = outcomes.flatMap((outcome) => "value" in outcome && outcome.value || []);
  const entry = pickMatch(keys, entries) ?? entries[0];
  if (entry) return entry;
  for (const outcome of outcomes) if (outcome.status === "rejected") throw outcome.reason;
  return void 0;
}
async function reserveNow(service, { key, version }, { signal, limited }) {
  const found = await service.look({ keys: [key], version }, limited);
  if (!found || !sameKey(found.key, key)) return void 0;
  return await service.reserve({ key, version, size: void 0 }, signal) ?? "taken";
}
export {
  openService
};
