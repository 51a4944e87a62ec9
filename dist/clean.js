import { ageText, bucketLabel, cacheDir, cacheService, checkNode, choice, chosenStore, currentRun, debug, defaultPartBytes, entriesIn, fail, folded, folderName, htmlCode, htmlText, indexAt, info, isTrustedEvent, isUsable, keyOf, keyOfSnapshot, lines, mask, mistake, oldSnapshots, output, pLimit, readPlaceInputs, runProgram, shortSizeText, stepInputs, summarize, tellVariables, unescapeName, warning, wholeNumber, withNotes, writerIn, writerText } from "./start.js";
import { BadEntry, JobFailure, messageOf } from "./tar.js";
import { basename, dirname, join } from "node:path";
import { setFlagsFromString } from "node:v8";
import * as fs from "node:fs/promises";
// src/inputs/clean.ts
/** Reads the inputs of `clean/`. */
const dayMs = 864e5;
/** @throws JobFailure naming the input */
function readCleanInputs(read, cacheDir) {
	const days = countIn(read, "older-than");
	const entries = {
		keys: lines(read("keys")),
		olderThanMs: days && days * dayMs,
		pullRequest: pullRequestIn(read("pull-request")),
		keep: countIn(read, "keep")
	};
	const { keys, keep, ...others } = entries;
	if (keep !== void 0 && keys.length === 0) throw new JobFailure("Input `keep` needs `keys`: the newest entries of each prefix stay.");
	const isNarrow = keys.length > 0 || Object.values(others).some((value) => value !== void 0);
	const isAll = choice(read, "all", ["false", "true"]) === "true";
	const dryRun = choice(read, "dry-run", ["true", "false"]) === "true";
	if (isAll && isNarrow) throw new JobFailure("Input `all` removes every entry: leave out the other conditions.");
	if (!dryRun && !isAll && !isNarrow) throw new JobFailure("This clean would match every entry. Set `keys`, `older-than` or `pull-request` to what it shall remove (is an expression empty?), or `all: true` to remove everything.");
	const chosen = isAll || isNarrow ? entries : void 0;
	return {
		...readPlaceInputs(read, cacheDir),
		dryRun,
		choice: chosen,
		token: read("token")
	};
}
function countIn(read, name) {
	return wholeNumber(read, name, {
		from: 1,
		to: 1e4,
		ifEmpty: 0
	}) || void 0;
}
function pullRequestIn(value) {
	if (value === "") return void 0;
	if (value.toLowerCase() === "closed") return "closed";
	if (/^[1-9]\d{0,9}$/.test(value)) return Number(value);
	throw mistake("pull-request", value, "must be the number of a pull request, or closed");
}
// src/stores/local/inventory.ts
/** Lists the entries of the store that is a directory. */
function localInventory(dir, repository) {
	const home = join(dir, folderName(repository));
	return {
		label: `local directory ${dir}`,
		concurrency: 1,
		async *pages(wanted) {
			const entries = [];
			if (!await isUsable(dir)) return;
			for (const found of await withNotes(dir, await entriesIn(dir))) {
				const { path: id, size: bytes, usedMs, writtenMs, isMounted } = found;
				const folder = dirname(dirname(id));
				if (dirname(folder) !== home) continue;
				if (wanted !== void 0 && basename(folder) !== folderName(wanted)) continue;
				const key = await keyOf(id, { dir }).catch(() => basename(id));
				const [scope, version] = [unescapeName(basename(folder)) ?? basename(folder), basename(dirname(id))];
				const createdAt = new Date(writtenMs);
				entries.push({
					scope,
					version,
					key,
					id,
					bytes,
					createdAt,
					usedMs,
					isMounted
				});
			}
			yield entries;
		},
		async writerOf({ id }) {
			try {
				return writerIn((await indexAt(id, { dir })).createdBy);
			} catch (error) {
				if (error instanceof BadEntry) return {};
				throw error;
			}
		},
		remove: ({ id }) => fs.rm(id, { force: true })
	};
}
// src/job/clean/choose-entries.ts
/**
* Returns a function that takes all entries, page by page, and returns those that meet all conditions, as soon as this is
* certain. Mounted entries stay. Conditions that name no entry by its key or pull request match entries that a job of this
* hour may be reading, so these stay, too.
*/
function newEntryChooser(choice, facts) {
	const { keys, olderThanMs, keep } = choice;
	const { nowMs } = facts;
	const prefixOf = (key) => keys.find((prefix) => key.startsWith(prefix));
	const isHousekeeping = keep !== void 0 || olderThanMs !== void 0;
	const isDue = ({ createdAt, usedMs = 0, isMounted = false }) => {
		return nowMs - createdAt.getTime() >= (olderThanMs ?? 0) && !isMounted && !(isHousekeeping && nowMs - usedMs < 36e5);
	};
	/** The newest entries of each series so far. */
	const newest = /* @__PURE__ */ new Map();
	const replacedIn = (page, keep) => {
		return [...Map.groupBy(page, ({ scope, version, key }) => JSON.stringify([
			scope,
			version,
			prefixOf(key),
			keyOfSnapshot(key)
		]))].flatMap(([name, more]) => {
			const all = [...newest.get(name) ?? [], ...more];
			const old = new Set(oldSnapshots(all, keep, nowMs));
			newest.set(name, all.filter((entry) => !old.has(entry)));
			return [...old];
		});
	};
	return (page) => {
		const named = page.filter((entry) => isOfPulls(entry, choice, facts) && (keys.length === 0 || prefixOf(entry.key) !== void 0));
		return (keep === void 0 ? named : replacedIn(named, keep)).filter(isDue);
	};
}
function isOfPulls({ scope, createdAt }, { pullRequest }, { openPulls, nowMs }) {
	if (pullRequest === void 0) return true;
	if (typeof pullRequest === "number") return scope === scopeOfPull(pullRequest);
	const [, number] = /^refs\/pull\/(\d+)\/merge$/.exec(scope) ?? [];
	return number !== void 0 && !openPulls.has(Number(number)) && createdAt.getTime() < nowMs;
}
/** The scope of a pull request's entries. */
function scopeOfPull(number) {
	return `refs/pull/${number}/merge`;
}
// src/job/clean/entry-table.ts
/** Shows the entries of a store: as a table in the job's summary, and as lines of the log. */
const mostRows = 100;
const writersAtOnce = 8;
/**
* Holds only the entries that it shows: the first chosen ones, then the largest.
* @param scope the only one whose entries are listed; undefined for all
*/
function newEntryTable(inventory, scope) {
	const all = newSum();
	const chosen = newSum();
	const removed = newSum();
	const writers = /* @__PURE__ */ new Map();
	const gone = /* @__PURE__ */ new Set();
	let largest = [];
	const readWriters = async (entries) => {
		const found = await pLimit(writersAtOnce).map(entries, (entry) => writerOf(entry, inventory));
		for (const [i, entry] of entries.entries()) writers.set(entry, found[i]);
	};
	const fateOf = (entry) => {
		if (gone.has(entry)) return "removed";
		if (largest.includes(entry)) return entry.isMounted ? "mounted" : "stays";
		return "matches";
	};
	return {
		chosen,
		removed,
		/** Takes a page of entries, and those that are chosen of it or of earlier pages, before they are removed. */
		async add(page, found) {
			page.forEach(all.add);
			found.forEach(chosen.add);
			const isFound = new Set(found);
			largest = [...largest, ...page].filter((entry) => !isFound.has(entry)).sort((a, b) => b.bytes - a.bytes).slice(0, mostRows);
			await readWriters(found.slice(0, mostRows - writers.size));
		},
		tellRemoved(entry) {
			removed.add(entry);
			if (writers.has(entry)) gone.add(entry);
		},
		async show({ dryRun }) {
			largest = largest.slice(0, mostRows - writers.size);
			await readWriters(largest);
			const sum = dryRun ? chosen : removed;
			const count = `${sum.count} of ${all.count} entries${scope === void 0 ? "" : ` of ${scope}`}`;
			const done = `${dryRun ? "dry run, would remove" : "removed"} ${count} (${sum.size()} of ${all.size()})`;
			info(`${inventory.label}: ${done}`);
			const rows = [...writers].map(([entry, writer]) => rowOf(entry, writer, fateOf(entry)));
			if (rows.length === 0) return;
			folded("Entries", rows.map(lineOf));
			const rest = all.count - rows.length;
			const more = rest > 0 ? `${rest} more entries are not shown.` : "";
			await summarize(`Headstart clean: ${done}`, [head, ...rows.map(cellsOf)], more);
		}
	};
}
function newSum() {
	let bytes = 0;
	const sum = {
		count: 0,
		add(entry) {
			sum.count++;
			bytes += entry.bytes;
		},
		size: () => shortSizeText(bytes)
	};
	return sum;
}
/** The run that saved an entry, as the entry says: a clean checks no signature. */
async function writerOf(entry, inventory) {
	const writer = await inventory.writerOf(entry).catch((error) => {
		debug(`The writer of ${entry.key} is unknown: ${messageOf(error)}`);
		return {};
	});
	return writerText(writer) ?? "unknown";
}
function rowOf({ key, scope, bytes, createdAt, usedMs }, writer, fate) {
	const age = (ms) => ageText(Date.now() - ms);
	const used = usedMs === void 0 ? "unknown" : age(usedMs);
	return {
		fate,
		key,
		scope,
		size: shortSizeText(bytes),
		saved: age(createdAt.getTime()),
		used,
		writer
	};
}
function lineOf({ fate, key, scope, size, saved, used, writer }) {
	return `${fate}, ${key}, ${scope}, ${size}, saved ${saved}, used ${used}, by ${writer}`;
}
const head = [
	"Clean",
	"Key",
	"Branch",
	"Size",
	"Saved",
	"Last used",
	"Saved by"
];
function cellsOf({ fate, key, scope, size, saved, used, writer }) {
	const branch = scope.replace(/^refs\/(heads\/)?/, "");
	return [
		fate,
		htmlCode(key),
		htmlCode(branch),
		size,
		saved,
		used,
		htmlText(writer)
	];
}
// src/job/clean/clean.ts
/** The story of `clean/`: lists the entries of the repository, and removes those that the inputs choose. */
/** @throws JobFailure for a mistake in the inputs; Error if an entry could not be removed */
async function clean(signal) {
	checkNode();
	setFlagsFromString("--optimize-for-size");
	const { given, read } = stepInputs();
	tellVariables(given);
	const inputs = readCleanInputs(read, cacheDir());
	const { repository, eventName } = currentRun();
	checkEvent(eventName, inputs);
	const options = {
		repository,
		signal,
		tell: info,
		warn: warning,
		mask,
		inputs
	};
	const inventory = await openInventory(chosenStore({
		inputs,
		service: cacheService()
	}), options);
	const scope = scopeToList(inputs);
	const table = newEntryTable(inventory, scope);
	const facts = {
		nowMs: Date.now(),
		openPulls: await openPullsFor(options)
	};
	const choose = inputs.choice ? newEntryChooser(inputs.choice, facts) : () => [];
	let failure;
	for await (const page of inventory.pages(scope)) {
		const chosen = choose(page);
		await table.add(page, chosen);
		if (!inputs.dryRun) failure = await removeEntries(chosen, inventory, table.tellRemoved, signal);
		if (failure !== void 0) break;
	}
	const { chosen, removed } = table;
	output("matched", String(chosen.count));
	output("removed", String(removed.count));
	await table.show(inputs);
	if (failure === void 0) return;
	throw new Error(`${removed.count} of ${chosen.count} entries were removed, then: ${messageOf(failure)}`);
}
/** The list of the entries of a store. @throws Error if the store cannot be opened */
async function openInventory(kind, options) {
	const { inputs } = options;
	if (kind === "local") return localInventory(inputs.localDir, options.repository);
	if (kind === "s3") {
		const { openBucketInventory } = await import("./stores-s3-inventory.js");
		return openBucketInventory({
			...options,
			inputs: {
				...inputs,
				partBytes: defaultPartBytes
			}
		}, bucketLabel(inputs.s3));
	}
	const { openServiceInventory } = await import("./stores-github-rest-api.js");
	return openServiceInventory({
		...options,
		token: inputs.token
	});
}
/** Other events are caused by people who may not write the caches of branches. @throws JobFailure */
function checkEvent(event, { dryRun, choice }) {
	if (dryRun || choice?.pullRequest !== void 0 || isTrustedEvent(event)) return;
	throw new JobFailure(`Anyone can cause the event '${event}', so its runs remove only entries of pull requests: set \`pull-request\`, or clean in a run of push, schedule or workflow_dispatch.`);
}
function scopeToList({ choice }) {
	return typeof choice?.pullRequest === "number" ? scopeOfPull(choice.pullRequest) : void 0;
}
async function openPullsFor(options) {
	const { choice, token } = options.inputs;
	if (choice?.pullRequest !== "closed") return /* @__PURE__ */ new Set();
	const { openPullRequests } = await import("./stores-github-rest-api.js");
	return openPullRequests({
		...options,
		token
	});
}
/** @returns the first error, after which nothing more is removed; undefined if all entries are gone */
async function removeEntries(entries, inventory, tellRemoved, signal) {
	let failure;
	await pLimit(inventory.concurrency).map(entries, async (entry) => {
		if (failure !== void 0) return;
		signal.throwIfAborted();
		try {
			await inventory.remove(entry);
			tellRemoved(entry);
		} catch (error) {
			failure ??= error;
		}
	});
	return failure;
}
// src/main/clean.ts
/** Main of `clean/`: lists and removes entries. */
await runProgram(clean, (error) => fail(messageOf(error)));
export {};
