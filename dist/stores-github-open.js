import { TransferFailure, beginningsOf, connectionFailure, defaultDownload, download, headstartVersion, lengthOf, lookupMs, newBufferPool, orAborted, pickMatch, refusedResponse, retry, sameKey, shortMs, shownUrl, signedOnce, withLookupLimit } from "./start.js";
import { openHttp } from "./http.js";
import { NameTaken } from "./tar.js";
import { newPartsDraft } from "./parts-draft.js";
import { noAnswer, notUnderstood, parsed, refused, reservationError, retryPolicy, sendRequest, sendToService, takenError, untilFreed, whenAllowed } from "./requests.js";
import { randomUUID } from "node:crypto";
import { addAbortListener } from "node:events";
import { addAbortSignal } from "node:stream";
// src/stores/github/draft.ts
/** Writes an entry to a cache service. Reserves its name when there is a part to send. */
/**
* A reservation that is never finished blocks its name for a day. So the draft reserves when the first part is full, or
* when all bytes of a small entry are there: then packing seems to work.
*/
function newServiceDraft(options) {
	const { name, inputs, signal, tell, upload } = options;
	let reserved = upload && Promise.resolve(upload);
	const reserve = (known) => {
		reserved ??= reserveFor({
			...options,
			size: known
		});
		return reserved;
	};
	return newPartsDraft(options, {
		sendPart: async (part) => (await reserve()).sendPart(part),
		async copierOf({ remote: from }) {
			const { copy } = await reserve();
			return copy && from && ((part) => copy({
				...part,
				from
			}));
		},
		empty: async () => {},
		async publish({ whole, ...sent }) {
			const upload = await reserve(sent.size);
			if (whole) await upload.sendWhole(whole);
			await upload.finish(sent).catch(async (error) => {
				if (!await isThere(error, options)) throw error;
			});
			reserved = void 0;
		},
		async discard() {
			const unfinished = reserved;
			reserved = void 0;
			if (await unfinished?.then(() => true, () => signal.aborted) && !inputs.rolling) tell(`The key ${name.key} stays reserved, although its upload has not ended: no job can save it ${untilFreed}.`);
		}
	});
}
/** @throws NameTaken after a line in the log if the entry of that name is not finished */
async function reserveFor(options) {
	const { service, name, size, signal, tell } = options;
	try {
		return await service.reserve({
			...name,
			size
		}, signal);
	} catch (error) {
		if (!(error instanceof NameTaken) && !await isThere(error, options)) throw error;
		if (!await isFinished(name, service, signal).catch(() => true)) tell(`The service has the key ${name.key}, but no finished entry: another job is uploading it, or was killed while it did. Then no job can save the key ${untilFreed}.`);
		throw new NameTaken(name.key);
	}
}
/** Whether only the answer was lost: the request took effect, and so its retry failed. */
async function isThere(error, { service, name, signal, upload }) {
	return error instanceof TransferFailure && !upload && isFinished(name, service, signal);
}
/** Whether the service has an entry of this name, of this branch or of another one. */
async function isFinished({ key, version }, service, signal) {
	const found = await service.lookup({
		keys: [key],
		version
	}, signal);
	return found !== void 0 && sameKey(found.key, key);
}
// src/stores/github/entry.ts
/** Opens an entry that a lookup found. */
/** Undefined if the entry was evicted since the lookup. */
async function openServiceEntry(found, { service, version, reading, signal }) {
	const object = await probeObject(found.url, reading.http, signal);
	if (!object) return void 0;
	const { key, createdAt = object.createdAt } = found;
	const { size, etag, identity = found.createdAt?.toISOString(), whole } = object;
	const signAgain = async () => {
		const again = await service.lookup({
			keys: [key],
			version
		}, reading.signal);
		if (again?.key === key && again.createdAt?.getTime() === found.createdAt?.getTime()) return again.url;
		throw new TransferFailure(`the entry ${key} is gone; it was deleted meanwhile`, "none");
	};
	const memory = newBufferPool();
	const remote = {
		size,
		etag,
		identity,
		url: signedOnce(signAgain, found.url)
	};
	const isStream = !Number.isFinite(size);
	const http = whole ? begunWith(whole, reading.http) : reading.http;
	const read = (start, end, how) => download(remote, {
		start,
		end
	}, {
		...reading,
		http,
		memory,
		how
	});
	return {
		key,
		scope: void 0,
		version,
		size,
		createdAt,
		...!isStream && { remote },
		read,
		readStored: read,
		reject: async () => void 0,
		close: async () => void whole?.body.destroy()
	};
}
/**
* Requests the first byte of an object, because the URL may be signed for GET only. Undefined if there is no object.
* @throws TransferFailure or the signal's reason
*/
function probeObject(url, http, signal) {
	const request = {
		method: "GET",
		headers: {
			range: "bytes=0-0",
			"accept-encoding": "identity"
		},
		idleMs: shortMs,
		bodyIdleMs: defaultDownload.idleMs
	};
	return retry(retryPolicy(url, shortMs, signal), async () => {
		const ending = new AbortController();
		using _ = addAbortListener(signal, () => ending.abort(signal.reason));
		return await objectFacts(await http.request(url, {
			...request,
			signal: ending.signal
		}), url);
	});
}
async function objectFacts(response, url) {
	const { status, headers, body } = response;
	if (![
		200,
		206,
		404,
		416
	].includes(status)) throw await refusedResponse(response, url);
	const size = objectSize(response);
	body.on("error", () => {});
	const isWhole = status === 200 && size === Number.POSITIVE_INFINITY;
	if (status === 206 && Number.isFinite(size)) body.resume();
	else if (!isWhole) body.destroy();
	if (status === 404) return void 0;
	if (size === void 0) throw new TransferFailure(`${shownUrl(url)}: it does not tell the object's size`, "none");
	const { etag, "last-modified": modified } = headers;
	const created = new Date(String(modified));
	return {
		size,
		etag: typeof etag === "string" && !etag.startsWith("W/") ? etag : void 0,
		createdAt: Number.isNaN(created.getTime()) ? /* @__PURE__ */ new Date(0) : created,
		whole: isWhole ? response : void 0,
		identity: [etag, modified].find((mark) => typeof mark === "string")
	};
}
function objectSize({ status, headers }) {
	const range = String(headers["content-range"]);
	if (status === 416) return range === "bytes */0" ? 0 : void 0;
	const digits = /^bytes 0-0\/(\d+)$/.exec(range)?.[1];
	return digits === void 0 ? Number.POSITIVE_INFINITY : Number(digits);
}
/**
* The first request gets this response, which has begun, for any URL and range. Some servers refuse a second request.
*/
function begunWith(response, http) {
	let begun = response;
	return {
		...http,
		async request(url, request) {
			const first = begun;
			begun = void 0;
			if (!first) return http.request(url, request);
			try {
				request.signal.throwIfAborted();
				return await readBegun(first, request);
			} catch (error) {
				request.signal.throwIfAborted();
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
// src/stores/github/v1.ts
/** Version 1 of the cache service: GitHub's until 2025, and still that of GHES, Gitea, Forgejo and act. */
function openV1(context) {
	return {
		lookup: (wanted, signal) => lookup$1(context, wanted, signal),
		reserve: (wanted, signal) => reserve(context, wanted, signal)
	};
}
async function lookup$1(context, { keys, version, once }, signal) {
	const { service, mask } = context;
	const answer = await request$1(context, {
		method: "GET",
		path: `cache?${`keys=${encodeURIComponent(keys.join(","))}&version=${version}`}`,
		signal,
		once
	});
	if (answer.status === 204 || answer.status === 404) return void 0;
	if (answer.status !== 200) throw refused(answer, service);
	const { cacheKey: key, archiveLocation: url, creationTime } = parsed(answer, service);
	if (key === void 0 || !url || !URL.canParse(url)) throw notUnderstood(service);
	mask(url);
	const createdAt = new Date(creationTime ?? NaN);
	return {
		key,
		url,
		createdAt: Number.isNaN(createdAt.getTime()) ? void 0 : createdAt
	};
}
async function reserve(context, { key, version, size }, signal) {
	const { service } = context;
	const answer = await request$1(context, {
		method: "POST",
		path: "caches",
		message: {
			key,
			version,
			...size !== void 0 && { cacheSize: size }
		},
		signal,
		isIrrevocable: true
	});
	if (answer.status === 409) throw takenError(answer, key, service);
	checkSuccess(answer, context);
	const { cacheId } = parsed(answer, service);
	if (cacheId === void 0) throw notUnderstood(service);
	const path = `caches/${cacheId}`;
	const sendPart = async ({ start, pieces }) => {
		const headers = {
			"content-type": "application/octet-stream",
			"content-range": `bytes ${start}-${start + lengthOf(pieces) - 1}/*`
		};
		checkSuccess(await request$1(context, {
			method: "PATCH",
			path,
			headers,
			body: pieces,
			signal
		}), context);
	};
	return {
		sendPart,
		sendWhole: (pieces) => sendPart({
			start: 0,
			pieces
		}),
		async finish({ size }) {
			checkSuccess(await request$1(context, {
				method: "POST",
				path,
				message: { size },
				signal,
				isIrrevocable: true
			}), context);
		}
	};
}
function request$1(context, { path, headers, ...rest }) {
	const url = `${context.service.url.replace(/\/?$/, "/")}_apis/artifactcache/${path}`;
	const accept = "application/json;api-version=6.0-preview.1";
	return sendToService(context, {
		...rest,
		url,
		headers: {
			accept,
			...headers
		}
	});
}
/** @throws Error if the answer is an error */
function checkSuccess(answer, { service }) {
	if (answer.status < 200 || answer.status >= 300) throw refused(answer, service);
}
// src/stores/github/v2.ts
/** Version 2 of the cache service, GitHub's since 2025: JSON for the steps, signed URLs of Azure for the bytes. */
/** The Twirp methods of `github.actions.results.api.v1.CacheService`. */
function openV2(context) {
	return {
		lookup: (wanted, signal) => lookup(context, wanted, signal),
		async reserve({ key, version }, signal) {
			const url = await create(context, {
				key,
				version
			}, signal);
			const upload = azureUpload({
				http: context.http,
				url,
				signal
			});
			return {
				...upload,
				async finish({ size, parts }) {
					await upload.putTogether(parts);
					await finalize(context, {
						key,
						version,
						size
					}, signal);
				}
			};
		}
	};
}
async function lookup(context, { keys: [key, ...others], version, once }, signal) {
	const { service } = context;
	const answer = await request(context, "GetCacheEntryDownloadURL", {
		key,
		...others.length > 0 && { restore_keys: others },
		version
	}, {
		signal,
		once
	});
	if (answer.status === 404) return void 0;
	if (answer.status !== 200) throw refused(answer, service);
	const { ok, signed_download_url: url, matched_key: matched } = answer.said;
	if (!ok) return void 0;
	if (!url || matched === void 0) throw notUnderstood(service);
	maskSignature(url, context);
	return {
		key: matched,
		url
	};
}
/** The URL for the bytes. @throws NameTaken */
async function create(context, message, signal) {
	const { service, warn } = context;
	const answer = await request(context, "CreateCacheEntry", message, {
		signal,
		isIrrevocable: true
	});
	if (answer.status === 409) throw takenError(answer, message.key, service);
	if (answer.status !== 200) throw refused(answer, service);
	const { ok, signed_upload_url: url, message: reason = "" } = answer.said;
	if (!ok && /denied|insufficient/.test(reason)) throw new Error(reason);
	if (!ok) {
		if (reason !== "") warn(`Cache reservation failed: ${reason}`);
		throw takenError(answer, message.key, service);
	}
	if (!url) throw notUnderstood(service);
	maskSignature(url, context);
	return url;
}
async function finalize(context, { key, version, size }, signal) {
	const answer = await request(context, "FinalizeCacheEntryUpload", {
		key,
		version,
		size_bytes: String(size)
	}, {
		signal,
		isIrrevocable: true
	});
	if (answer.status !== 200 || !answer.said.ok) throw refused(answer, context.service);
}
async function request(context, method, message, limits) {
	const { href } = new URL(`/twirp/github.actions.results.api.v1.CacheService/${method}`, context.service.url);
	const headers = { "user-agent": `headstart/${headstartVersion}` };
	const answer = await sendToService(context, {
		...limits,
		method: "POST",
		url: href,
		headers,
		message
	});
	return {
		...answer,
		said: parsed(answer, context.service)
	};
}
/** The signature alone grants access to the entry. */
function maskSignature(url, { mask }) {
	const signature = new URL(url).searchParams.get("sig");
	const secrets = signature ? [signature, encodeURIComponent(signature)] : [url];
	for (const secret of secrets) mask(secret);
}
const maxBlocks = 5e4;
function azureUpload({ http, url, signal }) {
	const ids = [];
	const more = url.includes("?") ? "&" : "?";
	const put = async (url, body, headers = {}, limits = {}) => {
		const { status, text } = await sendRequest(http, {
			method: "PUT",
			url,
			headers: {
				"x-ms-version": "2021-12-02",
				...headers
			},
			body,
			signal,
			...limits
		});
		if (status === 201 || status === 200) return;
		const code = /<Code>(\w{1,64})<\/Code>/.exec(text)?.[1];
		throw new Error(`${shownUrl(url)}: it refuses the upload (${status}${code ? ` ${code}` : ""})`);
	};
	const putBlock = async (number, body, headers) => {
		if (number >= maxBlocks) throw new Error(`the entry has more than ${maxBlocks} parts: raise part-size`);
		const id = newBlockId(number);
		await put(`${url}${more}comp=block&blockid=${encodeURIComponent(id)}`, body, headers);
		ids[number] = id;
	};
	return {
		sendPart: ({ number, pieces }) => putBlock(number, pieces),
		copy: async ({ number, start, end, from }) => putBlock(number, [], {
			"x-ms-copy-source": await from.url(),
			"x-ms-source-range": `bytes=${start}-${end - 1}`,
			...from.etag && { "x-ms-source-if-match": from.etag }
		}),
		sendWhole: (pieces) => put(url, pieces, { "x-ms-blob-type": "BlockBlob" }),
		async putTogether(blocks) {
			if (blocks === 0) return;
			const list = `<?xml version="1.0" encoding="utf-8"?><BlockList>${Array.from({ length: blocks }, (_, number) => `<Latest>${ids[number]}</Latest>`).join("")}</BlockList>`;
			await put(`${url}${more}comp=blocklist`, [Buffer.from(list)], { "content-type": "application/xml" }, { isIrrevocable: true });
		}
	};
}
/**
* New for each block, also for one that replaces another: the server may still be copying a block whose copy was given up.
* Some other servers read the number of the block from its last twelve digits.
*/
function newBlockId(number) {
	return Buffer.from(`${randomUUID()}${String(number).padStart(12, "0")}`).toString("base64");
}
// src/stores/github/open.ts
/** Opens a cache service as a store. This file and its imports are loaded only when a job uses a cache service. */
function openService(options, cache) {
	const { inputs, signal, mask, warn, tell } = options;
	const { connections: concurrency, partBytes } = inputs;
	if (cache.token !== "") mask(cache.token);
	const http = openHttp({ connections: concurrency });
	const open = {
		v1: openV1,
		v2: openV2
	}[cache.language];
	const opened = open({
		service: cache,
		http,
		mask,
		warn
	});
	const service = {
		...opened,
		reserve: (wanted, signal) => whenAllowed(() => opened.reserve(wanted, signal), {
			signal,
			tell
		}).catch((error) => {
			throw reservationError(error, wanted.key);
		})
	};
	const reading = {
		http,
		concurrency,
		partBytes,
		signal
	};
	const timeout = {
		signal,
		late: () => noAnswer(cache.url, lookupMs)
	};
	const inTime = (work) => whenAllowed(() => withLookupLimit(timeout, work), {
		signal,
		tell
	});
	return {
		async find(wanted) {
			const { keys, scopes } = wanted;
			if (scopes.length === 0) return void 0;
			return inTime((signal) => findEntry(wanted, async (version, once) => {
				const found = await service.lookup({
					keys,
					version,
					once
				}, signal);
				return found && openServiceEntry(found, {
					service,
					version,
					reading,
					signal
				});
			}));
		},
		async create(name) {
			const upload = await inTime((signal) => isFinished(name, service, signal)) ? await service.reserve({
				...name,
				size: void 0
			}, signal) : void 0;
			return newServiceDraft({
				service,
				name,
				inputs,
				signal,
				upload,
				tell
			});
		},
		removable: async () => [],
		async similar({ keys: [key = ""], versions: [version = ""] }, signal) {
			const beginnings = beginningsOf(key);
			if (beginnings.length === 0) return [];
			const keys = [key, ...beginnings].slice(0, 10);
			const found = await service.lookup({
				keys,
				version,
				once: true
			}, signal);
			return found ? [{
				key: found.key,
				scope: void 0,
				version,
				createdAt: found.createdAt ?? /* @__PURE__ */ new Date(0)
			}] : [];
		}
	};
}
/**
* Each lookup names one version, and the service limits the rate of lookups. So the version that this job saves comes
* first. The others are looked up together unless the first one has exactly the primary key. If the first one has another
* match, that match is good enough when the service has trouble.
*/
async function findEntry({ keys, versions: [first = "", ...others] }, findIn) {
	const own = await findIn(first);
	if (own && sameKey(own.key, keys[0] ?? "")) return own;
	const outcomes = await Promise.allSettled(others.map((version) => findIn(version, own && true)));
	const found = outcomes.flatMap((outcome) => "value" in outcome && outcome.value || []);
	const failure = outcomes.find((outcome) => outcome.status === "rejected");
	if (failure && !own && found.length === 0) throw failure.reason;
	const entries = own ? [own, ...found] : found;
	const entry = pickMatch(keys, entries) ?? entries[0];
	await Promise.all(entries.map((other) => other !== entry && other.close()));
	return entry;
}
export { openService };
