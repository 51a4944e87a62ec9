import { TransferFailure, accessOf, adoptEnvironment, blockBytes, blocksBetween, bodyLength, cacheDir, checkTables, currentRun, defaultFetch, firstBlocks, foundStore, isMountable, newBufferPool, openBlocks as openBlocks$1, openStore, orAborted, randomDelayMs, readBlocks, readInputs, readRange, serveFile, serverFiles, startOfTables, storeOptions } from "./start.js";
import { BadEntry, messageOf } from "./tar.js";
import { openHttp } from "./http.js";
import { join } from "node:path";
import { appendFileSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { open } from "node:fs/promises";
import { inspect } from "node:util";
const aheadBlocks = 8;
const urgentBlocks = 4;
const mostBefore = 1;
/** A request that has delivered nothing for so long has stalled, in milliseconds. */
const stalledMs = 3e3;
/** @param concurrency how many requests may fetch ahead at once */
function newFetchPlan(blocks, waiting, concurrency) {
	const underWay = /* @__PURE__ */ new Set();
	let order = [];
	let done = 0;
	const blockAt = (place) => order[place];
	const requestsFor = (block) => [...underWay].filter(({ next, end }) => next <= block && block < end);
	const isComing = (block) => requestsFor(block).length > 0;
	const needsRequest = (block) => {
		const requests = requestsFor(block);
		return requests.length < 2 && !requests.some((fetch) => deliversSoon(fetch, block));
	};
	const mayBegin = (kind) => {
		return [...underWay].filter((fetch) => fetch.kind === kind).length < (kind === "urgent" ? 4 : concurrency);
	};
	const fetchFrom = (next, kind, isWanted = (_) => true) => {
		const most = kind === "urgent" ? urgentBlocks : aheadBlocks;
		let end = next + 1;
		const goesOn = () => end - next < most && isWanted(end) && !blocks.has(end) && !isComing(end);
		while (end < blocks.count && goesOn()) end++;
		return {
			next,
			end,
			kind,
			movedAt: performance.now()
		};
	};
	const urgent = () => {
		if (!mayBegin("urgent")) return void 0;
		const waitedFor = new Set([...waiting.blocks()].map(([block]) => block));
		const block = [...waitedFor].find(needsRequest);
		const isWanted = (next) => order.length > 0 || waitedFor.has(next);
		return block === void 0 ? void 0 : fetchFrom(block, "urgent", isWanted);
	};
	const ahead = () => {
		if (!mayBegin("ahead")) return void 0;
		while (done < order.length && blocks.has(blockAt(done))) done++;
		let place = done;
		while (place < order.length && (blocks.has(blockAt(place)) || isComing(blockAt(place)))) place++;
		return place < order.length ? fetchFrom(blockAt(place), "ahead") : void 0;
	};
	return {
		/** The next request to send, if any. It is under way until the caller passes it to `over`. */
		next() {
			const fetch = urgent() ?? ahead();
			if (fetch) underWay.add(fetch);
			return fetch;
		},
		over: (fetch) => void underWay.delete(fetch),
		/** Fetches all blocks from now on. @param first the bytes to fetch first, in this order; then from front to back */
		goAhead(first) {
			const blocksOf = ({ start, end }) => blocksBetween(start, Math.min(end, blocks.size));
			order = [...new Set([...first, {
				start: 0,
				end: blocks.size
			}].flatMap(blocksOf))];
		}
	};
}
function deliversSoon({ kind, next, movedAt }, block) {
	return (kind === "urgent" || block - next <= mostBefore) && performance.now() - movedAt < 3e3;
}
// src/stores/on-demand/waiting-readers.ts
/** Readers that wait for blocks to arrive. */
/** @param onWait called when a block gets its first reader */
function newWaiting(onWait) {
	const waits = /* @__PURE__ */ new Map();
	let failure;
	let readers = 0;
	let since = 0;
	let pastMs = 0;
	const presentMs = () => readers > 0 ? performance.now() - since : 0;
	const join = (block) => {
		let wait = waits.get(block);
		if (!wait) {
			wait = newWait();
			waits.set(block, wait);
			onWait();
		}
		wait.readers++;
		return wait.arrival.promise;
	};
	const leave = (blocks) => {
		if (readers === 1) pastMs += presentMs();
		readers--;
		for (const block of blocks) {
			const wait = waits.get(block);
			if (wait && --wait.readers === 0) waits.delete(block);
		}
	};
	return {
		/**
		* Resolves when all these blocks have arrived.
		* @throws the signal's reason, or the error that `fail` was given, before or after this call
		*/
		async arrivalOf(blocks, signal) {
			if (failure) throw failure.error;
			signal.throwIfAborted();
			if (readers === 0) since = performance.now();
			readers++;
			await orAborted(Promise.all(blocks.map(join)), signal).finally(() => leave(blocks));
		},
		/** Adds a block that a reader of another process waits for. That reader never leaves, as far as this process knows. */
		add: (block) => void join(block),
		arrived(block) {
			waits.get(block)?.arrival.resolve();
			waits.delete(block);
		},
		/** Rejects all waits: the missing blocks will not arrive. */
		fail(error) {
			failure ??= { error };
			for (const { arrival } of waits.values()) arrival.reject(error);
			waits.clear();
		},
		/** The blocks that readers wait for, longest wait first, with its start on the clock of `performance.now`. */
		*blocks() {
			for (const [block, { since }] of waits) yield [block, since];
		},
		/** How long at least one reader waited, in milliseconds. */
		waitedMs: () => Math.round(pastMs + presentMs())
	};
}
function newWait() {
	const arrival = Promise.withResolvers();
	arrival.promise.catch(() => {});
	return {
		since: performance.now(),
		readers: 0,
		arrival
	};
}
// src/stores/on-demand/fetch.ts
/** Before `goAhead`, fetches only the blocks that readers of `body` wait for; after it, all blocks. */
function startFetcher(options) {
	const { entry, index, concurrency, signal } = options;
	const waiting = newWaiting(() => queueMicrotask(() => pump(state)));
	const blocks = openBlocks$1(options, bodyLength(index), waiting);
	const plan = newFetchPlan(blocks, waiting, concurrency);
	const whole = Promise.withResolvers();
	const looking = setInterval(() => pump(state), stalledMs / 3);
	whole.promise.catch(() => {}).finally(() => clearInterval(looking));
	const limits = {
		...defaultFetch,
		...options.limits
	};
	const state = {
		options,
		waiting,
		blocks,
		plan,
		whole,
		limits: {
			...limits,
			timeoutMs: 0
		},
		failures: 0,
		troubles: /* @__PURE__ */ new Map()
	};
	signal.addEventListener("abort", () => giveUp(state, signal.reason), { once: true });
	if (entry.file?.isWhole === false) entry.file.onAsked((block) => {
		if (block < blocks.count && !blocks.has(block) && !state.end) waiting.add(block);
	});
	return {
		/** The body of the entry. Reads wait for blocks that have not arrived. */
		body: blocks,
		/** Resolves when all blocks have arrived; rejects when the fetcher gives up. */
		whole: whole.promise,
		/** Takes verified blocks that the caller has read. @throws Error that names the disk if it is full */
		async keep(read) {
			for (const { number, bytes } of read) {
				await blocks.keep(number, [bytes]);
				if (entry.file?.isWhole === false) await entry.file.write([bytes], number * blockBytes);
			}
			if (blocks.isWhole()) whole.resolve();
		},
		/** Starts to fetch ahead. @param first the bytes to fetch first, in this order */
		goAhead(first) {
			state.limits = limits;
			plan.goAhead(first);
			pump(state);
		},
		report() {
			const error = state.end?.error ?? [...state.troubles.values()].at(-1);
			const trouble = error === void 0 ? void 0 : messageOf(error);
			return {
				...blocks.usage(),
				waitedMs: waiting.waitedMs(),
				trouble
			};
		}
	};
}
function pump(state) {
	while (!state.pause && !state.end) {
		const fetch = state.plan.next();
		if (!fetch) return;
		fetchBlocks(fetch, state).catch((error) => failed(state, fetch, error)).finally(() => {
			state.plan.over(fetch);
			pump(state);
		});
	}
}
async function fetchBlocks(fetch, state) {
	const { options, blocks, whole } = state;
	const range = {
		first: fetch.next,
		end: fetch.end
	};
	const checked = readBlocks(options.entry, options.index, range, fetch.kind === "urgent" ? "urgent" : void 0);
	for await (const { pieces } of checked) {
		if (state.end) return;
		if (!blocks.has(fetch.next)) await blocks.keep(fetch.next, pieces).catch((error) => giveUp(state, error));
		for (const piece of pieces) checked.release?.(piece);
		state.troubles.delete(fetch.next);
		fetch.next++;
		fetch.movedAt = performance.now();
		state.failures = 0;
		if (blocks.isWhole()) whole.resolve();
	}
}
/** The store has retried already. A permanent error ends the fetcher at once, any other after `timeoutMs`. */
function failed(state, { next, end }, error) {
	if (state.end || next === end || state.blocks.has(next)) return;
	const { timeoutMs, pauseMs } = state.limits;
	const [[, since] = []] = state.waiting.blocks();
	const isLate = since !== void 0 && performance.now() - since >= timeoutMs;
	if (isPermanent(error) || isLate) giveUp(state, error);
	else {
		state.troubles.set(next, error);
		const longestMs = pauseMs * 2 ** state.failures++;
		state.pause ??= setTimeout(() => {
			state.pause = void 0;
			pump(state);
		}, randomDelayMs(longestMs));
	}
}
function isPermanent(error) {
	return error instanceof BadEntry || error instanceof TransferFailure && error.recover === "none";
}
function giveUp(state, error) {
	if (state.end) return;
	clearTimeout(state.pause);
	state.end = { error };
	state.waiting.fail(error);
	state.whole.reject(error);
}
// src/mounts/lazy/serve.ts
/** The story of a lazy mount's server: it serves an image while it fetches it. */
/**
* Serves an entry's image, and resolves when the image is unmounted.
* @throws Error with the reason why the image cannot be served
*/
async function serve(request, server) {
	const { dir, facts, digests, first } = request;
	const { stepGone, ready, log } = server;
	const cancel = new AbortController();
	const { signal } = cancel;
	const late = new AbortController();
	const inputs = inputsOf(request);
	const index = {
		...facts,
		digests
	};
	const entry = await openFound(request, server, {
		inputs,
		signal: late.signal
	});
	const file = await openBlocks(entry, join(dir, serverFiles.blocks));
	const fetcher = startFetcher({
		entry,
		index,
		file,
		dir,
		concurrency: inputs.connections,
		signal
	});
	await fetcher.keep(first);
	for (const number of firstBlocks(index)) fetcher.body.read(number * blockBytes, number * blockBytes + 1, signal).catch(() => {});
	let damage;
	const check = () => checkTables(join(dir, serverFiles.blocks), index.segments, { signal }).catch((error) => {
		if (!signal.aborted) damage = messageOf(error);
		throw error;
	});
	const settled = settle(fetcher.whole.then(check), entry, index).catch(log);
	const goAhead = async () => {
		fetcher.goAhead(await tablesOf(fetcher.body, index.segments, signal));
	};
	stepGone.then(goAhead).catch(log);
	const served = serveFile(4, fetcher.body);
	ready();
	await served;
	const report = {
		...fetcher.report(),
		damage
	};
	const unmounted = /* @__PURE__ */ new Error("it was unmounted");
	cancel.abort(unmounted);
	if (report.presentBlocks < report.blocks) await file.truncate();
	writeFileSync(join(dir, serverFiles.report), JSON.stringify(report));
	setTimeout(() => late.abort(unmounted), cleanupMs);
	await settled;
}
/** Reads the inputs as the step did: with its environment variables and working directory. */
function inputsOf({ env, inputs: texts, cwd }) {
	adoptEnvironment(env);
	process.chdir(cwd);
	const inputs = readInputs((name) => texts[name.toLowerCase()] ?? "", cacheDir());
	process.chdir("/");
	return inputs;
}
/** @returns where the layers' tables are, in bytes, the newest layer first, because the kernel looks there first */
async function tablesOf({ read }, segments, signal) {
	const tableOf = async (layer) => ({
		start: await startOfTables((start, end) => read(start, end, signal), layer),
		end: layer.offset + layer.length
	});
	return (await Promise.all(segments.filter(isMountable).map(tableOf))).toReversed();
}
async function openFound({ found }, { log, openStore }, { inputs, signal }) {
	const http = openHttp({ connections: inputs.connections + 4 });
	const { connections: concurrency, partBytes } = inputs;
	const { read: scopes } = accessOf(currentRun());
	const reading = {
		scopes,
		http,
		concurrency,
		partBytes,
		signal,
		memory: newBufferPool()
	};
	const instead = (store) => foundStore(store, found, reading);
	return await openStore(inputs, {
		log,
		instead,
		signal
	}).find({
		scopes,
		keys: [found.key],
		versions: [found.version]
	});
}
const cleanupMs = 2e3;
/** The file for the blocks: the stash's copy where there is one, else a new file. */
async function openBlocks({ file }, path) {
	const isLinked = file?.isWhole === false && await file.isFiller() && await file.link(path);
	return open(path, isLinked ? "r+" : "wx+", 384);
}
/**
* Completes the stash's copy, where there is one, and closes the entry.
* @param checked resolves when all blocks are there and right. Where it rejects with BadEntry, the entry is rejected, so
* that a later job saves it anew
*/
async function settle(checked, entry, index) {
	try {
		await checked.catch(async (error) => {
			if (error instanceof BadEntry) await entry.reject();
			throw error;
		});
		if (!entry.file || entry.file.isWhole) return;
		await readRange({
			size: entry.size,
			read: entry.readStored
		}, bodyLength(index), entry.size);
		await entry.file.prove(async () => {});
	} finally {
		await entry.close();
	}
}
// src/main/lazy.ts
/** The server of a lazy mount, which outlives the step that starts it. */
await runServer();
/** Serves one image, and ends the process when the image is unmounted. */
async function runServer() {
	const stepGone = once(process, "disconnect").then(() => {});
	let request;
	let isReady = false;
	const reply = (message, sent = () => {}) => {
		isReady = true;
		process.send?.(message, void 0, void 0, sent);
	};
	const log = (what) => {
		try {
			if (request) appendFileSync(join(request.dir, serverFiles.log), `${inspect(what)}\n`, { mode: 384 });
		} catch {}
	};
	const end = () => void process.kill(process.pid, "SIGKILL");
	const fail = (error) => {
		log(error);
		if (isReady) end();
		else reply({ refused: messageOf(error) }, end);
	};
	stepGone.then(() => request ?? end());
	process.on("uncaughtException", fail);
	try {
		const [asked] = await once(process, "message");
		request = asked;
		const ready = () => reply({ ready: true });
		await serve(asked, {
			openStore: openServedStore,
			stepGone,
			ready,
			log
		});
		end();
	} catch (error) {
		fail(error);
	}
}
/** The step that started this process has logged the same lines and masked the same secrets. */
function openServedStore(inputs, { log, instead, signal }) {
	const options = storeOptions(inputs, currentRun(), signal);
	return openStore({
		...options,
		tell: log,
		warn: log,
		mask: () => {}
	}, instead);
}
export {};
