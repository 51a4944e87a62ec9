import { BadEntry, Declined, JobFailure, NameTaken, NamesCollide, NotSaved, OutOfTime, ProgramKilled, SecretFound, ToolFailure, UnknownEntry, UnverifiedEntry, activityOf, archiveOutput, archiveReader, archiveWriter, awaitedLater, basename as basename$1, basesOf, below, changedWhileSaved, checkWindowsNames, codeOf, dirname as dirname$2, endOfArchive, explainTar, frameContentBytes, frameOf, fromBytes, headerOf, isAbsolute as isAbsolute$1, isForeign, isReason, isWithin, join as join$1, messageOf, mostHeaderBytes, namesInDirectory, newChangeWatch, newSlabs, orUndefined, paddingAfter, pathBelow as pathBelow$1, pathMaths, pathsIn as pathsIn$1, pidNamespace, processText, readExactly, readExactlySync, readOnly, relative as relative$1, releaseSlab, replaced, resolve as resolve$1, rewriting, slabAt, slabsHere, slashed, startOf as startOf$2, statAt, toBytes, unlessMissing, visiblePids, writersBelow } from "./tar.js";
import { createHash, createHmac, createPrivateKey, createPublicKey, createSecretKey, hash, randomBytes, randomUUID, sign, timingSafeEqual, verify } from "node:crypto";
import { availableParallelism, endianness, homedir, hostname, release, tmpdir, totalmem, userInfo } from "node:os";
import { basename, delimiter, dirname as dirname$1, extname, isAbsolute, join, posix, relative, resolve, sep as sep$1, toNamespacedPath } from "node:path";
import { AsyncLocalStorage } from "node:async_hooks";
import * as os from "os";
import os$1, { EOL } from "os";
import * as crypto$1 from "crypto";
import * as fs$2 from "fs";
import { constants, promises } from "fs";
import * as path$1 from "path";
import * as events from "events";
import * as child from "child_process";
import assert, { ok } from "assert";
import { setTimeout as setTimeout$1 } from "timers";
import * as fs from "node:fs";
import fs$3, { accessSync, chmodSync, chownSync, closeSync, constants as constants$1, copyFileSync, createReadStream, existsSync, fstatSync, linkSync, lstatSync, lutimesSync, mkdirSync, mkdtempSync, openSync, readFileSync, readSync, readdirSync, readlinkSync, realpathSync, renameSync, rmSync, rmdirSync, statSync, statfsSync, symlinkSync, unlinkSync, utimesSync, writeFileSync, writeSync } from "node:fs";
import { EventEmitter, addAbortListener, on, once as once$1 } from "node:events";
import { setImmediate, setTimeout as setTimeout$2 } from "node:timers/promises";
import { spawn } from "node:child_process";
import { Readable, Writable, pipeline } from "node:stream";
import { pipeline as pipeline$1 } from "node:stream/promises";
import { constants as constants$2, createGunzip, createGzip, createZstdCompress, createZstdDecompress, deflateRawSync, gunzipSync, inflateRawSync, zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { Worker } from "node:worker_threads";
import { getHeapStatistics, setFlagsFromString } from "node:v8";
import * as fs$1 from "node:fs/promises";
import { access as access$1, lstat as lstat$1, mkdir as mkdir$1, open as open$1, readFile, readdir as readdir$1, readlink as readlink$1, rm as rm$1, stat as stat$1, statfs } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { connect, createServer } from "node:net";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
// src/system/home.ts
/**
* The home directory of the user; undefined for a user who has none, for whom Node throws an error. A caller that needs one
* takes `/`, as Docker does for such a user.
*/
/** `HOME`, else the home in the system's table of users. Containers may run as users who are not in that table. */
function homeDirectory() {
	return readHome(homedir) ?? listedHome();
}
/** The home in the system's table of users. */
function listedHome() {
	return readHome(() => userInfo().homedir);
}
/** Says why `~` names nothing, and what helps. */
const noHome = "this user has no home directory; set `HOME`";
function readHome(read) {
	return orUndefined(() => slashed(read())) || void 0;
}
// src/system/units.ts
/** Formats amounts for logs and tables. */
const mebibyte = 1024 ** 2;
const gibibyte = 1024 * mebibyte;
/** As actions/cache writes a size. */
function sizeText(bytes) {
	return `~${Math.round(bytes / mebibyte)} MB (${bytes} B)`;
}
/** As actions/cache writes a rate. */
function rateText(bytes, ms) {
	return `${(bytes / mebibyte / Math.max(ms / 1e3, .001)).toFixed(1)} MBs/sec`;
}
function shortSizeText(bytes) {
	if (bytes < 1024) return `${bytes} B`;
	if (bytes < mebibyte) return `${(bytes / 1024).toFixed(1)} KiB`;
	if (bytes < 1024 * mebibyte) return `${(bytes / mebibyte).toFixed(1)} MiB`;
	return `${(bytes / mebibyte / 1024).toFixed(2)} GiB`;
}
const ageUnits = {
	day: 864e5,
	hour: 36e5,
	minute: 6e4,
	second: 1e3
};
/** An age in its largest unit, such as `2 hours ago`. */
function ageText(ms) {
	const [unit, length] = Object.entries(ageUnits).find(([, length]) => ms >= length) ?? ["second", 1e3];
	const count = Math.floor(Math.max(ms, 0) / length);
	return `${count} ${unit}${count === 1 ? "" : "s"} ago`;
}
function secondsText(ms) {
	return ms < 1e3 ? `${Math.round(ms)} ms` : `${(ms / 1e3).toFixed(2)} s`;
}
// src/inputs/values.ts
/** Reads and checks single inputs. */
function isTrue(value) {
	return value.toLowerCase() === "true";
}
function choice(read, name, legal) {
	const value = read(name);
	if (value === "") return legal[0];
	const chosen = legal.find((candidate) => candidate === value.toLowerCase());
	if (chosen === void 0) throw mistake(name, value, `must be one of: ${legal.join(", ")}`);
	return chosen;
}
function mistake(name, value, rule) {
	return new JobFailure(`Input \`${name}\` is '${value}'; it ${rule}.`);
}
/** Whether to save what actions/cache can restore. Presets and keys ask for it before all inputs are read. */
function isCompatible(read) {
	return choice(read, "compatible", ["false", "true"]) === "true";
}
function wholeNumber(read, name, { from, to, ifEmpty }) {
	const value = read(name);
	if (value === "") return ifEmpty;
	const number = Number(value);
	if (!Number.isInteger(number) || number < from || number > to) throw mistake(name, value, `must be a whole number from ${from} to ${to}`);
	return number;
}
const units = {
	"": 1,
	MB: 1e3 ** 2,
	MIB: mebibyte,
	GB: 1e3 ** 3,
	GIB: 1024 * mebibyte
};
/** NaN if the value is no number, or has an unknown unit. */
function bytesIn(value) {
	const [, number, unit = ""] = value.toUpperCase().match(/^(\d+) ?([A-Z]*)$/) ?? [];
	return Number(number) * (units[unit] ?? NaN);
}
/** Bytes; undefined if the input is not given. A size without a unit is a mistake: users give gigabytes. */
function sizeWithUnit(read, name) {
	const value = read(name);
	if (value === "") return void 0;
	const bytes = bytesIn(value);
	if (bytes > 0 && /[a-z]/i.test(value)) return bytes;
	throw mistake(name, value, "must be more than 0, in GB, GiB, MB or MiB");
}
function required(read, name) {
	const value = read(name);
	if (value !== "") return value;
	if (read("install") !== "") throw new JobFailure("`install` needs `preset: auto`, or `path` and `key`.");
	throw new JobFailure(`Input required and not supplied: ${name}. Give \`path\` and \`key\`, or a \`preset\`, such as auto.${name === "key" ? " If it is given, it is empty: `hashFiles()` found no file." : ""}`);
}
/** The name that has the word as a part, such as `bucket-prefix`, or needs the fewest letters added, left out or replaced. */
function nearest(word, names) {
	const distanceOf = (name) => name.split("-").includes(word) ? 0 : editsBetween(word, name);
	const [first = ""] = names.toSorted((a, b) => distanceOf(a) - distanceOf(b));
	return first;
}
function editsBetween(a, b) {
	let row = Array.from({ length: b.length + 1 }, (_, i) => i);
	for (const [i, letter] of [...a].entries()) {
		const next = [i + 1];
		for (const [j, other] of [...b].entries()) {
			const [left = 0, above = 0, diagonal = 0] = [
				next[j],
				row[j + 1],
				row[j]
			];
			next.push(Math.min(left + 1, above + 1, diagonal + Number(letter !== other)));
		}
		row = next;
	}
	return row.at(-1) ?? 0;
}
// src/inputs/s3.ts
/** Reads the inputs of the S3 store. */
/** The headers that a user can give: `every` request has the first ones, and requests that `create` an object the others. */
const headersOf$1 = {
	every: ["x-amz-expected-bucket-owner", "x-amz-request-payer"],
	create: [
		"x-amz-server-side-encryption",
		"x-amz-server-side-encryption-aws-kms-key-id",
		"x-amz-server-side-encryption-bucket-key-enabled",
		"x-amz-storage-class",
		"x-amz-tagging"
	]
};
/** @throws JobFailure naming the input */
function readS3Inputs(read) {
	const endpoint = endpointOf(read("endpoint"));
	const pathStyle = read("force-path-style").toLowerCase();
	if (![
		"",
		"true",
		"false"
	].includes(pathStyle)) throw mistake("force-path-style", pathStyle, "must be one of: true, false");
	return {
		bucket: bucketOf(read("bucket")),
		prefix: prefixOf(read("bucket-prefix")),
		region: regionOf(read("region")),
		endpoint,
		forcePathStyle: pathStyle === "" ? !isAws(endpoint) : pathStyle === "true",
		credentials: keysOf(read),
		headers: headersIn(read("s3-headers"))
	};
}
/** One header per line: `name: value`. */
function headersIn(text) {
	const headers = {
		every: {},
		create: {}
	};
	for (const line of text.split("\n").map((line) => line.trim())) {
		if (line === "") continue;
		const [, name = "", value = ""] = /^([\w-]+):\s*([!-~]+)$/.exec(line) ?? [];
		const known = name.toLowerCase();
		if (headersOf$1.every.includes(known)) headers.every[known] = value;
		else if (headersOf$1.create.includes(known)) headers.create[known] = value;
		else throw mistake("s3-headers", line, `has lines such as name: value, with the names ${Object.values(headersOf$1).flat().join(", ")}`);
	}
	return headers;
}
function keysOf(read) {
	const [accessKeyId, secretAccessKey] = [read("access-key-id"), read("secret-access-key")];
	const sessionToken = read("session-token") || void 0;
	if (accessKeyId === "" !== (secretAccessKey === "")) throw new JobFailure("Inputs `access-key-id` and `secret-access-key` must be given together.");
	if (accessKeyId !== "") return {
		accessKeyId,
		secretAccessKey,
		sessionToken
	};
	if (sessionToken === void 0) return void 0;
	throw new JobFailure("Input `session-token` belongs to `access-key-id` and `secret-access-key`, which are not given.");
}
/** Whether an endpoint belongs to AWS, which is the default. */
function isAws(endpoint) {
	return endpoint === void 0 || /(^|\.)amazonaws\.com(\.cn)?$/.test(new URL(endpoint).hostname);
}
function bucketOf(value) {
	if (value === "" || /^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$/.test(value) && !value.includes("..")) return value;
	throw mistake("bucket", value, "must be the name of a bucket: 3 to 63 letters, digits, dots and hyphens");
}
const maxPrefixLength = 256;
function prefixOf(value) {
	const prefix = value.replace(/^\/+|\/+$/g, "");
	const legal = prefix.split("/").every((part) => /^[A-Za-z0-9._=@:+-]+$/.test(part) && !/^\.+$/.test(part));
	if (prefix === "") return void 0;
	if (legal && prefix.length <= maxPrefixLength) return prefix;
	throw mistake("bucket-prefix", value, `may have letters, digits and . _ = @ : + - between slashes, ${maxPrefixLength} in all`);
}
function regionOf(value) {
	if (/^[a-z0-9-]{0,40}$/.test(value)) return value || void 0;
	throw mistake("region", value, "must be the name of a region, such as eu-west-1");
}
/** Messages do not repeat the value, because it may hold a password. */
function endpointOf(value) {
	if (value === "") return void 0;
	const url = URL.canParse(value) ? new URL(value) : void 0;
	const wrong = (why) => new JobFailure(`Input \`endpoint\` ${why}.`);
	if (!url) throw wrong("is no URL; it must look like https://s3.example.com");
	if (url.username || url.password) throw wrong("must not hold credentials; give them as inputs of their own");
	if (url.protocol !== "https:" && url.protocol !== "http:") throw wrong("must start with https:// or http://");
	if (url.search || url.hash || value.includes("?") || value.includes("#")) throw wrong("must not have a query or fragment");
	if (url.pathname !== "/") throw wrong("must not have a path; `bucket` and `bucket-prefix` are inputs of their own");
	return url.origin;
}
// src/inputs/signing.ts
/** Reads who signs entries and whose entries are restored. No message repeats a part of a key. */
const leastKeyBytes = 32;
const pemBlock = /^-----BEGIN ([A-Z ]+)-----$[^-]*^-----END \1-----$/gm;
/** Undefined if the user gives neither keys nor writers: signatures are then ignored. @throws JobFailure naming the input */
function readSigningInputs(read) {
	const own = itemsIn$1(read("signing-key")).map(signingKey);
	const others = itemsIn$1(read("verify-key")).map(verifyKey);
	const writers = linesOf$2(read("trusted-writers")).map(trustedWriter);
	if (own.length + others.length + writers.length === 0) return void 0;
	if (own.length + others.length > 0 && writers.length > 0) throw new JobFailure("Inputs `trusted-writers` and `signing-key` or `verify-key` are both given, and an entry has one signature; give only one kind.");
	if (isCompatible(read)) throw new JobFailure("Input `compatible` is true, and `signing-key`, `verify-key` or `trusted-writers` is given; entries of actions/cache cannot be signed, so leave out `compatible`.");
	const verifiers = own.map((key) => key.type === "secret" ? key : createPublicKey(key));
	return {
		signer: own[0],
		verifiers: [...verifiers, ...others],
		writers
	};
}
/** Whether a job with these inputs restores only entries whose writer it has verified. */
function verifiesEntries(read) {
	return [
		"signing-key",
		"verify-key",
		"trusted-writers"
	].some((name) => linesOf$2(read(name)).length > 0);
}
/** The texts of signing-key that no log may show. */
function secretsIn$1(value) {
	return linesOf$2(value).filter((line) => !line.startsWith("-----")).flatMap((line) => [line, Buffer.from(line).toString("base64")]);
}
/** A key in PEM takes several lines, any other key one line. */
function itemsIn$1(value) {
	const text = linesOf$2(value).join("\n");
	const items = [];
	let end = 0;
	for (const block of text.matchAll(pemBlock)) {
		items.push(...linesOf$2(text.slice(end, block.index)), block[0]);
		end = block.index + block[0].length;
	}
	return [...items, ...linesOf$2(text.slice(end))];
}
function linesOf$2(value) {
	return value.split("\n").map((line) => line.trim()).filter((line) => line !== "");
}
function signingKey(item) {
	if (item.startsWith("-----")) {
		const key = ed25519(item, "PRIVATE KEY", createPrivateKey);
		if (key) return key;
		throw new JobFailure("Input `signing-key` has a key in PEM that is no private Ed25519 key (PKCS #8).");
	}
	const bytes = Buffer.from(item);
	if (bytes.length >= leastKeyBytes) return createSecretKey(bytes);
	throw new JobFailure(`Input \`signing-key\` has a line of ${bytes.length} bytes; a key has at least ${leastKeyBytes}: make one with openssl rand -base64 32.`);
}
function verifyKey(item) {
	const key = ed25519(item, "PUBLIC KEY", createPublicKey);
	if (key) return key;
	throw new JobFailure("Input `verify-key` has something that is no public Ed25519 key in PEM; a secret belongs into `signing-key`.");
}
/** Undefined if the text is no such key. */
function ed25519(text, label, parse) {
	if (!text.startsWith(`-----BEGIN ${label}-----`)) return void 0;
	const key = orUndefined(() => parse(text));
	return key?.asymmetricKeyType === "ed25519" ? key : void 0;
}
const writerLine = /^([\w.-]+\/[\w.-]+\/\.github\/workflows\/[^\s@*]+\.ya?ml@)(refs\/\S+)(?:\s+([a-z_]+))?$/;
/** @throws JobFailure for a line that names no workflow and ref */
function trustedWriter(text) {
	const [, file, ref, event] = writerLine.exec(text) ?? [];
	if (file === void 0 || ref === void 0) throw new JobFailure(`Input \`trusted-writers\` has '${text}'; a line is a workflow and its ref, such as octo/demo/.github/workflows/ci.yml@refs/heads/main, and perhaps an event.`);
	const pattern = ref.split("**").map((part) => part.split("*").map(RegExp.escape).join("[^/]*"));
	return {
		workflow: new RegExp(`^${RegExp.escape(file)}${pattern.join(".*")}$`, "u"),
		event
	};
}
// src/inputs/inputs.ts
/** Reads the action's inputs into one typed record. */
const storeKinds = [
	"github",
	"s3",
	"local"
];
/**
* @param cacheDir the parent of the local store and the stash, unless `local-dir` or `host-copies` names a directory
* @throws JobFailure naming the input
*/
function readInputs(read, cacheDir) {
	const saveAlways = isTrue(read("save-always"));
	return {
		...readPlaceInputs(read, cacheDir),
		preset: read("preset").toLowerCase() || void 0,
		key: required(read, "key"),
		restoreKeys: lines(read("restore-keys")),
		paths: lines(required(read, "path")),
		crossOs: isTrue(read("enableCrossOsArchive")),
		failOnMiss: isTrue(read("fail-on-cache-miss")),
		lookupOnly: isTrue(read("lookup-only")),
		hostCopies: {
			...copiesPlace(read("host-copies"), cacheDir),
			maxBytes: sizeWithUnit(read, "host-copies-size") ?? 20 * 1e3 ** 3
		},
		partBytes: partBytes$1(read("part-size")),
		mode: choice(read, "mode", [
			"unpack",
			"mount",
			"lazy"
		]),
		broker: brokerSocket$1(read("broker")),
		ramdisk: choice(read, "ramdisk", [
			"false",
			"auto",
			"true"
		]),
		checkImages: choice(read, "check-images", ["auto", "true"]) === "true" ? "always" : "auto",
		compatible: isCompatible(read),
		save: saveAlways ? "always" : saveInput(read),
		jobStatus: read("job-status"),
		secretFiles: choice(read, "secret-files", [
			"warn",
			"refuse",
			"skip",
			"ignore"
		]),
		sourceTimes: read("source-times") === "" ? void 0 : isTrue(read("source-times")),
		compressionLevel: wholeNumber(read, "compression-level", {
			from: 1,
			to: 19,
			ifEmpty: 3
		}),
		summary: choice(read, "summary", [
			"auto",
			"true",
			"false"
		]),
		rolling: readRollingInputs(read),
		signing: readSigningInputs(read)
	};
}
/** @throws JobFailure naming the input */
function readPlaceInputs(read, cacheDir) {
	const places = storesIn(read);
	const s3 = readS3Inputs(read);
	if ([places.store, places.second?.kind].includes("s3") && s3.bucket === "") throw new JobFailure("Input `bucket` is required with `store: s3`.");
	return {
		...places,
		localDir: localDir(read("local-dir"), cacheDir),
		s3,
		connections: wholeNumber(read, "connections", {
			from: 1,
			to: 64,
			ifEmpty: 8
		})
	};
}
/** One store, or two with a comma between them and perhaps the word `save` after them. */
function storesIn(read) {
	const value = read("store");
	const words = value.toLowerCase().split(",");
	if (words.length === 1) return {
		store: choice(read, "store", ["auto", ...storeKinds]),
		second: void 0
	};
	const [first, other, save = "", ...more] = words.map((word) => word.trim());
	const [store, kind] = [first, other].map((word) => storeKinds.find((known) => known === word));
	const isLegal = store !== kind && ["", "save"].includes(save) && more.length === 0;
	if (store && kind && isLegal) return {
		store,
		second: {
			kind,
			saves: save === "save"
		}
	};
	const legal = `${storeKinds.join(", ")}, with a comma between them, and perhaps the word save after them: s3, github, save`;
	throw new JobFailure(`Input \`store\` is '${value}'; two stores must be two of ${legal}.`);
}
/** Undefined unless the cache is a rolling one. @throws JobFailure naming the input */
function readRollingInputs(read) {
	const kind = choice(read, "rolling", ["false", "true"]);
	const inputs = {
		keep: wholeNumber(read, "rolling-keep", {
			from: 1,
			to: 1e3,
			ifEmpty: 1
		}),
		minAgeMinutes: wholeNumber(read, "rolling-min-age", {
			from: 0,
			to: 10080,
			ifEmpty: 0
		}),
		branches: choice(read, "rolling-branches", ["default", "all"]),
		prune: choice(read, "prune", ["auto", "false"]),
		maxBytes: sizeWithUnit(read, "max-size")
	};
	if (kind === "false") return void 0;
	if (isCompatible(read)) throw new JobFailure("Inputs `rolling` and `compatible` are both true; actions/cache cannot find snapshots, so leave out one of them.");
	return inputs;
}
function saveInput(read) {
	const word = choice(read, "save", [
		"on-success",
		"always",
		"never",
		"true",
		"false"
	]);
	if (word === "true") return "on-success";
	return word === "false" ? "never" : word;
}
function brokerSocket$1(value) {
	return value.toLowerCase() === "false" ? void 0 : value || "/run/headstart/broker.sock";
}
function lines(value) {
	return value.split("\n").map((line) => line.replace(/^!\s+/, "!").trim()).filter((line) => line !== "");
}
const defaultPartBytes = 8 * mebibyte;
function partBytes$1(value) {
	if (value === "") return defaultPartBytes;
	const bytes = bytesIn(value);
	if (bytes >= 5 * mebibyte && bytes <= 512 * mebibyte) return bytes;
	throw mistake("part-size", value, "must be from 5MiB to 512MiB, in MiB, MB or bytes");
}
function localDir(value, cacheDir) {
	return value === "" ? join$1(cacheDir, "headstart") : resolve$1(withHome("local-dir", value));
}
function withHome(name, value) {
	const path = slashed(value);
	if (!/^~(\/|$)/.test(path)) return path;
	const home = homeDirectory();
	if (home === void 0) throw new JobFailure(`Input \`${name}\` is '${value}', and ${noHome}.`);
	return `${home}${path.slice(1)}`;
}
const uses = {
	"": "auto",
	auto: "auto",
	true: "on",
	false: "off"
};
function copiesPlace(value, cacheDir) {
	const word = value.toLowerCase();
	if (Object.hasOwn(uses, word)) return {
		use: uses[word],
		dir: join$1(cacheDir, "headstart-copies")
	};
	const path = withHome("host-copies", value);
	if (isAbsolute$1(path)) return {
		use: "on",
		dir: resolve$1(path)
	};
	throw mistake("host-copies", value, `must be auto, true, false, or a directory that is absolute or starts with ~/`);
}
// src/inputs/kept.ts
/** Which inputs main keeps in its state for post, and how post notices that its own inputs are others. */
const alsoKnown = [
	"working-directory",
	"install",
	"rebuild",
	"upload-chunk-size",
	"default-branch"
];
/** The names of the inputs of a cache, in lower case. */
function inputNames() {
	const names = new Set(alsoKnown);
	readInputs((name) => {
		names.add(name.toLowerCase());
		return ["key", "path"].includes(name) ? "any" : "";
	}, "/");
	return names;
}
/** Each step reads them anew: the job goes on, and credentials end. */
const changing = [
	"job-status",
	"access-key-id",
	"secret-access-key",
	"session-token"
];
/** The runner writes states to a file and to its debug log, so a state has no text that can hold a secret. */
const secret = [
	"signing-key",
	"install",
	"rebuild"
];
/** The inputs that post takes from the state of main. */
function keptNames() {
	return [...inputNames()].filter((name) => ![...changing, ...secret].includes(name));
}
/** Those that post reads anew: also from the items of `caches`, in which they are given. */
const freshNames = [...changing, ...secret];
/** The texts that main keeps; inputs that are not given are absent. */
function keptInputs(read) {
	return textsOf(keptNames(), read);
}
/** The texts that another process of the step needs to open the store, its credentials included. */
function storeInputs(read) {
	return textsOf([...inputNames()].filter((name) => !secret.includes(name)), read);
}
function textsOf(names, read) {
	const texts = names.map((name) => [name, read(name)]);
	return Object.fromEntries(texts.filter(([, text]) => text !== ""));
}
/** Shows that two texts differ; undefined for none. It has only 16 bits, so that nobody can test guesses of a secret with it. */
function markOf(text) {
	return text === "" ? void 0 : hash("sha256", text).slice(0, 4);
}
/** The marks of the inputs of the step that stay the same for the whole job. */
function marksOf(read) {
	const marks = ["caches", ...inputNames()].filter((name) => !changing.includes(name)).flatMap((name) => {
		const mark = markOf(read(name));
		return mark === void 0 ? [] : [[name, mark]];
	});
	return Object.fromEntries(marks);
}
// node_modules/@actions/core/lib/utils.js
/**
* Sanitizes an input into a string so it can be passed into issueCommand safely
* @param input input to sanitize into a string
*/
function toCommandValue(input) {
	if (input === null || input === void 0) return "";
	else if (typeof input === "string" || input instanceof String) return input;
	return JSON.stringify(input);
}
/**
*
* @param annotationProperties
* @returns The command properties to send with the actual annotation command
* See IssueCommandProperties: https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs#L646
*/
function toCommandProperties(annotationProperties) {
	if (!Object.keys(annotationProperties).length) return {};
	return {
		title: annotationProperties.title,
		file: annotationProperties.file,
		line: annotationProperties.startLine,
		endLine: annotationProperties.endLine,
		col: annotationProperties.startColumn,
		endColumn: annotationProperties.endColumn
	};
}
// node_modules/@actions/core/lib/command.js
/**
* Issues a command to the GitHub Actions runner
*
* @param command - The command name to issue
* @param properties - Additional properties for the command (key-value pairs)
* @param message - The message to include with the command
* @remarks
* This function outputs a specially formatted string to stdout that the Actions
* runner interprets as a command. These commands can control workflow behavior,
* set outputs, create annotations, mask values, and more.
*
* Command Format:
*   ::name key=value,key=value::message
*
* @example
* ```typescript
* // Issue a warning annotation
* issueCommand('warning', {}, 'This is a warning message');
* // Output: ::warning::This is a warning message
*
* // Set an environment variable
* issueCommand('set-env', { name: 'MY_VAR' }, 'some value');
* // Output: ::set-env name=MY_VAR::some value
*
* // Add a secret mask
* issueCommand('add-mask', {}, 'secretValue123');
* // Output: ::add-mask::secretValue123
* ```
*
* @internal
* This is an internal utility function that powers the public API functions
* such as setSecret, warning, error, and exportVariable.
*/
function issueCommand(command, properties, message) {
	const cmd = new Command(command, properties, message);
	process.stdout.write(cmd.toString() + os.EOL);
}
function issue(name, message = "") {
	issueCommand(name, {}, message);
}
const CMD_STRING = "::";
var Command = class {
	constructor(command, properties, message) {
		if (!command) command = "missing.command";
		this.command = command;
		this.properties = properties;
		this.message = message;
	}
	toString() {
		let cmdStr = CMD_STRING + this.command;
		if (this.properties && Object.keys(this.properties).length > 0) {
			cmdStr += " ";
			let first = true;
			for (const key in this.properties) if (this.properties.hasOwnProperty(key)) {
				const val = this.properties[key];
				if (val) {
					if (first) first = false;
					else cmdStr += ",";
					cmdStr += `${key}=${escapeProperty(val)}`;
				}
			}
		}
		cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
		return cmdStr;
	}
};
function escapeData(s) {
	return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function escapeProperty(s) {
	return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}
// node_modules/@actions/core/lib/file-command.js
function issueFileCommand(command, message) {
	const filePath = process.env[`GITHUB_${command}`];
	if (!filePath) throw new Error(`Unable to find environment variable for file command ${command}`);
	if (!fs$2.existsSync(filePath)) throw new Error(`Missing file at path: ${filePath}`);
	fs$2.appendFileSync(filePath, `${toCommandValue(message)}${os.EOL}`, { encoding: "utf8" });
}
function prepareKeyValueMessage(key, value) {
	const delimiter = `ghadelimiter_${crypto$1.randomUUID()}`;
	const convertedValue = toCommandValue(value);
	if (key.includes(delimiter)) throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
	if (convertedValue.includes(delimiter)) throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
	return `${key}<<${delimiter}${os.EOL}${convertedValue}${os.EOL}${delimiter}`;
}
// node_modules/@actions/core/lib/summary.js
var __awaiter$9 = function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator["throw"](value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
const { access, appendFile, writeFile } = promises;
const SUMMARY_ENV_VAR = "GITHUB_STEP_SUMMARY";
var Summary = class {
	constructor() {
		this._buffer = "";
	}
	/**
	* Finds the summary file path from the environment, rejects if env var is not found or file does not exist
	* Also checks r/w permissions.
	*
	* @returns step summary file path
	*/
	filePath() {
		return __awaiter$9(this, void 0, void 0, function* () {
			if (this._filePath) return this._filePath;
			const pathFromEnv = process.env[SUMMARY_ENV_VAR];
			if (!pathFromEnv) throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
			try {
				yield access(pathFromEnv, constants.R_OK | constants.W_OK);
			} catch (_a) {
				throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
			}
			this._filePath = pathFromEnv;
			return this._filePath;
		});
	}
	/**
	* Wraps content in an HTML tag, adding any HTML attributes
	*
	* @param {string} tag HTML tag to wrap
	* @param {string | null} content content within the tag
	* @param {[attribute: string]: string} attrs key-value list of HTML attributes to add
	*
	* @returns {string} content wrapped in HTML element
	*/
	wrap(tag, content, attrs = {}) {
		const htmlAttrs = Object.entries(attrs).map(([key, value]) => ` ${key}="${value}"`).join("");
		if (!content) return `<${tag}${htmlAttrs}>`;
		return `<${tag}${htmlAttrs}>${content}</${tag}>`;
	}
	/**
	* Writes text in the buffer to the summary buffer file and empties buffer. Will append by default.
	*
	* @param {SummaryWriteOptions} [options] (optional) options for write operation
	*
	* @returns {Promise<Summary>} summary instance
	*/
	write(options) {
		return __awaiter$9(this, void 0, void 0, function* () {
			const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
			const filePath = yield this.filePath();
			yield (overwrite ? writeFile : appendFile)(filePath, this._buffer, { encoding: "utf8" });
			return this.emptyBuffer();
		});
	}
	/**
	* Clears the summary buffer and wipes the summary file
	*
	* @returns {Summary} summary instance
	*/
	clear() {
		return __awaiter$9(this, void 0, void 0, function* () {
			return this.emptyBuffer().write({ overwrite: true });
		});
	}
	/**
	* Returns the current summary buffer as a string
	*
	* @returns {string} string of summary buffer
	*/
	stringify() {
		return this._buffer;
	}
	/**
	* If the summary buffer is empty
	*
	* @returns {boolen} true if the buffer is empty
	*/
	isEmptyBuffer() {
		return this._buffer.length === 0;
	}
	/**
	* Resets the summary buffer without writing to summary file
	*
	* @returns {Summary} summary instance
	*/
	emptyBuffer() {
		this._buffer = "";
		return this;
	}
	/**
	* Adds raw text to the summary buffer
	*
	* @param {string} text content to add
	* @param {boolean} [addEOL=false] (optional) append an EOL to the raw text (default: false)
	*
	* @returns {Summary} summary instance
	*/
	addRaw(text, addEOL = false) {
		this._buffer += text;
		return addEOL ? this.addEOL() : this;
	}
	/**
	* Adds the operating system-specific end-of-line marker to the buffer
	*
	* @returns {Summary} summary instance
	*/
	addEOL() {
		return this.addRaw(EOL);
	}
	/**
	* Adds an HTML codeblock to the summary buffer
	*
	* @param {string} code content to render within fenced code block
	* @param {string} lang (optional) language to syntax highlight code
	*
	* @returns {Summary} summary instance
	*/
	addCodeBlock(code, lang) {
		const attrs = Object.assign({}, lang && { lang });
		const element = this.wrap("pre", this.wrap("code", code), attrs);
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds an HTML list to the summary buffer
	*
	* @param {string[]} items list of items to render
	* @param {boolean} [ordered=false] (optional) if the rendered list should be ordered or not (default: false)
	*
	* @returns {Summary} summary instance
	*/
	addList(items, ordered = false) {
		const tag = ordered ? "ol" : "ul";
		const listItems = items.map((item) => this.wrap("li", item)).join("");
		const element = this.wrap(tag, listItems);
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds an HTML table to the summary buffer
	*
	* @param {SummaryTableCell[]} rows table rows
	*
	* @returns {Summary} summary instance
	*/
	addTable(rows) {
		const tableBody = rows.map((row) => {
			const cells = row.map((cell) => {
				if (typeof cell === "string") return this.wrap("td", cell);
				const { header, data, colspan, rowspan } = cell;
				const tag = header ? "th" : "td";
				const attrs = Object.assign(Object.assign({}, colspan && { colspan }), rowspan && { rowspan });
				return this.wrap(tag, data, attrs);
			}).join("");
			return this.wrap("tr", cells);
		}).join("");
		const element = this.wrap("table", tableBody);
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds a collapsable HTML details element to the summary buffer
	*
	* @param {string} label text for the closed state
	* @param {string} content collapsable content
	*
	* @returns {Summary} summary instance
	*/
	addDetails(label, content) {
		const element = this.wrap("details", this.wrap("summary", label) + content);
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds an HTML image tag to the summary buffer
	*
	* @param {string} src path to the image you to embed
	* @param {string} alt text description of the image
	* @param {SummaryImageOptions} options (optional) addition image attributes
	*
	* @returns {Summary} summary instance
	*/
	addImage(src, alt, options) {
		const { width, height } = options || {};
		const attrs = Object.assign(Object.assign({}, width && { width }), height && { height });
		const element = this.wrap("img", null, Object.assign({
			src,
			alt
		}, attrs));
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds an HTML section heading element
	*
	* @param {string} text heading text
	* @param {number | string} [level=1] (optional) the heading level, default: 1
	*
	* @returns {Summary} summary instance
	*/
	addHeading(text, level) {
		const tag = `h${level}`;
		const allowedTag = [
			"h1",
			"h2",
			"h3",
			"h4",
			"h5",
			"h6"
		].includes(tag) ? tag : "h1";
		const element = this.wrap(allowedTag, text);
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds an HTML thematic break (<hr>) to the summary buffer
	*
	* @returns {Summary} summary instance
	*/
	addSeparator() {
		const element = this.wrap("hr", null);
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds an HTML line break (<br>) to the summary buffer
	*
	* @returns {Summary} summary instance
	*/
	addBreak() {
		const element = this.wrap("br", null);
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds an HTML blockquote to the summary buffer
	*
	* @param {string} text quote text
	* @param {string} cite (optional) citation url
	*
	* @returns {Summary} summary instance
	*/
	addQuote(text, cite) {
		const attrs = Object.assign({}, cite && { cite });
		const element = this.wrap("blockquote", text, attrs);
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds an HTML anchor tag to the summary buffer
	*
	* @param {string} text link text/content
	* @param {string} href hyperlink
	*
	* @returns {Summary} summary instance
	*/
	addLink(text, href) {
		const element = this.wrap("a", text, { href });
		return this.addRaw(element).addEOL();
	}
};
const summary$1 = new Summary();
// node_modules/@actions/io/lib/io-util.js
var __awaiter$8 = function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator["throw"](value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
const { chmod, copyFile: copyFile$1, lstat, mkdir, open, readdir, rename: rename$1, rm, rmdir, stat, symlink, unlink } = fs$2.promises;
const IS_WINDOWS$6 = process.platform === "win32";
/**
* Custom implementation of readlink to ensure Windows junctions
* maintain trailing backslash for backward compatibility with Node.js < 24
*
* In Node.js 20, Windows junctions (directory symlinks) always returned paths
* with trailing backslashes. Node.js 24 removed this behavior, which breaks
* code that relied on this format for path operations.
*
* This implementation restores the Node 20 behavior by adding a trailing
* backslash to all junction results on Windows.
*/
function readlink(fsPath) {
	return __awaiter$8(this, void 0, void 0, function* () {
		const result = yield fs$2.promises.readlink(fsPath);
		if (IS_WINDOWS$6 && !result.endsWith("\\")) return `${result}\\`;
		return result;
	});
}
fs$2.constants.O_RDONLY;
function exists$1(fsPath) {
	return __awaiter$8(this, void 0, void 0, function* () {
		try {
			yield stat(fsPath);
		} catch (err) {
			if (err.code === "ENOENT") return false;
			throw err;
		}
		return true;
	});
}
/**
* On OSX/Linux, true if path starts with '/'. On Windows, true for paths like:
* \, \hello, \\hello\share, C:, and C:\hello (and corresponding alternate separator cases).
*/
function isRooted(p) {
	p = normalizeSeparators$1(p);
	if (!p) throw new Error("isRooted() parameter \"p\" cannot be empty");
	if (IS_WINDOWS$6) return p.startsWith("\\") || /^[A-Z]:/i.test(p);
	return p.startsWith("/");
}
/**
* Best effort attempt to determine whether a file exists and is executable.
* @param filePath    file path to check
* @param extensions  additional file extensions to try
* @return if file exists and is executable, returns the file path. otherwise empty string.
*/
function tryGetExecutablePath(filePath, extensions) {
	return __awaiter$8(this, void 0, void 0, function* () {
		let stats = void 0;
		try {
			stats = yield stat(filePath);
		} catch (err) {
			if (err.code !== "ENOENT") console.log(`Unexpected error attempting to determine if executable file exists '${filePath}': ${err}`);
		}
		if (stats && stats.isFile()) {
			if (IS_WINDOWS$6) {
				const upperExt = path$1.extname(filePath).toUpperCase();
				if (extensions.some((validExt) => validExt.toUpperCase() === upperExt)) return filePath;
			} else if (isUnixExecutable(stats)) return filePath;
		}
		const originalFilePath = filePath;
		for (const extension of extensions) {
			filePath = originalFilePath + extension;
			stats = void 0;
			try {
				stats = yield stat(filePath);
			} catch (err) {
				if (err.code !== "ENOENT") console.log(`Unexpected error attempting to determine if executable file exists '${filePath}': ${err}`);
			}
			if (stats && stats.isFile()) {
				if (IS_WINDOWS$6) {
					try {
						const directory = path$1.dirname(filePath);
						const upperName = path$1.basename(filePath).toUpperCase();
						for (const actualName of yield readdir(directory)) if (upperName === actualName.toUpperCase()) {
							filePath = path$1.join(directory, actualName);
							break;
						}
					} catch (err) {
						console.log(`Unexpected error attempting to determine the actual case of the file '${filePath}': ${err}`);
					}
					return filePath;
				} else if (isUnixExecutable(stats)) return filePath;
			}
		}
		return "";
	});
}
function normalizeSeparators$1(p) {
	p = p || "";
	if (IS_WINDOWS$6) {
		p = p.replace(/\//g, "\\");
		return p.replace(/\\\\+/g, "\\");
	}
	return p.replace(/\/\/+/g, "/");
}
function isUnixExecutable(stats) {
	return (stats.mode & 1) > 0 || (stats.mode & 8) > 0 && process.getgid !== void 0 && stats.gid === process.getgid() || (stats.mode & 64) > 0 && process.getuid !== void 0 && stats.uid === process.getuid();
}
// node_modules/@actions/io/lib/io.js
var __awaiter$7 = function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator["throw"](value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
/**
* Copies a file or folder.
* Based off of shelljs - https://github.com/shelljs/shelljs/blob/9237f66c52e5daa40458f94f9565e18e8132f5a6/src/cp.js
*
* @param     source    source path
* @param     dest      destination path
* @param     options   optional. See CopyOptions.
*/
function cp(source_1, dest_1) {
	return __awaiter$7(this, arguments, void 0, function* (source, dest, options = {}) {
		const { force, recursive, copySourceDirectory } = readCopyOptions(options);
		const destStat = (yield exists$1(dest)) ? yield stat(dest) : null;
		if (destStat && destStat.isFile() && !force) return;
		const newDest = destStat && destStat.isDirectory() && copySourceDirectory ? path$1.join(dest, path$1.basename(source)) : dest;
		if (!(yield exists$1(source))) throw new Error(`no such file or directory: ${source}`);
		if ((yield stat(source)).isDirectory()) {
			if (!recursive) throw new Error(`Failed to copy. ${source} is a directory, but tried to copy without recursive flag.`);
			else yield cpDirRecursive(source, newDest, 0, force);
		} else {
			if (path$1.relative(source, newDest) === "") throw new Error(`'${newDest}' and '${source}' are the same file`);
			yield copyFile(source, newDest, force);
		}
	});
}
/**
* Remove a path recursively with force
*
* @param inputPath path to remove
*/
function rmRF(inputPath) {
	return __awaiter$7(this, void 0, void 0, function* () {
		if (IS_WINDOWS$6) {
			if (/[*"<>|]/.test(inputPath)) throw new Error("File path must not contain `*`, `\"`, `<`, `>` or `|` on Windows");
		}
		try {
			yield rm(inputPath, {
				force: true,
				maxRetries: 3,
				recursive: true,
				retryDelay: 300
			});
		} catch (err) {
			throw new Error(`File was unable to be removed ${err}`);
		}
	});
}
/**
* Make a directory.  Creates the full path with folders in between
* Will throw if it fails
*
* @param   fsPath        path to create
* @returns Promise<void>
*/
function mkdirP(fsPath) {
	return __awaiter$7(this, void 0, void 0, function* () {
		ok(fsPath, "a path argument must be provided");
		yield mkdir(fsPath, { recursive: true });
	});
}
/**
* Returns path of a tool had the tool actually been invoked.  Resolves via paths.
* If you check and the tool does not exist, it will throw.
*
* @param     tool              name of the tool
* @param     check             whether to check if tool exists
* @returns   Promise<string>   path to tool
*/
function which(tool, check) {
	return __awaiter$7(this, void 0, void 0, function* () {
		if (!tool) throw new Error("parameter 'tool' is required");
		if (check) {
			const result = yield which(tool, false);
			if (!result) {
				if (IS_WINDOWS$6) throw new Error(`Unable to locate executable file: ${tool}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.`);
				else throw new Error(`Unable to locate executable file: ${tool}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);
			}
			return result;
		}
		const matches = yield findInPath(tool);
		if (matches && matches.length > 0) return matches[0];
		return "";
	});
}
/**
* Returns a list of all occurrences of the given tool on the system path.
*
* @returns   Promise<string[]>  the paths of the tool
*/
function findInPath(tool) {
	return __awaiter$7(this, void 0, void 0, function* () {
		if (!tool) throw new Error("parameter 'tool' is required");
		const extensions = [];
		if (IS_WINDOWS$6 && process.env["PATHEXT"]) {
			for (const extension of process.env["PATHEXT"].split(path$1.delimiter)) if (extension) extensions.push(extension);
		}
		if (isRooted(tool)) {
			const filePath = yield tryGetExecutablePath(tool, extensions);
			if (filePath) return [filePath];
			return [];
		}
		if (tool.includes(path$1.sep)) return [];
		const directories = [];
		if (process.env.PATH) {
			for (const p of process.env.PATH.split(path$1.delimiter)) if (p) directories.push(p);
		}
		const matches = [];
		for (const directory of directories) {
			const filePath = yield tryGetExecutablePath(path$1.join(directory, tool), extensions);
			if (filePath) matches.push(filePath);
		}
		return matches;
	});
}
function readCopyOptions(options) {
	return {
		force: options.force == null ? true : options.force,
		recursive: Boolean(options.recursive),
		copySourceDirectory: options.copySourceDirectory == null ? true : Boolean(options.copySourceDirectory)
	};
}
function cpDirRecursive(sourceDir, destDir, currentDepth, force) {
	return __awaiter$7(this, void 0, void 0, function* () {
		if (currentDepth >= 255) return;
		currentDepth++;
		yield mkdirP(destDir);
		const files = yield readdir(sourceDir);
		for (const fileName of files) {
			const srcFile = `${sourceDir}/${fileName}`;
			const destFile = `${destDir}/${fileName}`;
			if ((yield lstat(srcFile)).isDirectory()) yield cpDirRecursive(srcFile, destFile, currentDepth, force);
			else yield copyFile(srcFile, destFile, force);
		}
		yield chmod(destDir, (yield stat(sourceDir)).mode);
	});
}
function copyFile(srcFile, destFile, force) {
	return __awaiter$7(this, void 0, void 0, function* () {
		if ((yield lstat(srcFile)).isSymbolicLink()) {
			try {
				yield lstat(destFile);
				yield unlink(destFile);
			} catch (e) {
				if (e.code === "EPERM") {
					yield chmod(destFile, "0666");
					yield unlink(destFile);
				}
			}
			const symlinkFull = yield readlink(srcFile);
			yield symlink(symlinkFull, destFile, IS_WINDOWS$6 ? "junction" : null);
		} else if (!(yield exists$1(destFile)) || force) yield copyFile$1(srcFile, destFile);
	});
}
// node_modules/@actions/exec/lib/toolrunner.js
var __awaiter$6 = function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator["throw"](value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
const IS_WINDOWS$5 = process.platform === "win32";
var ToolRunner = class extends events.EventEmitter {
	constructor(toolPath, args, options) {
		super();
		if (!toolPath) throw new Error("Parameter 'toolPath' cannot be null or empty.");
		this.toolPath = toolPath;
		this.args = args || [];
		this.options = options || {};
	}
	_debug(message) {
		if (this.options.listeners && this.options.listeners.debug) this.options.listeners.debug(message);
	}
	_getCommandString(options, noPrefix) {
		const toolPath = this._getSpawnFileName();
		const args = this._getSpawnArgs(options);
		let cmd = noPrefix ? "" : "[command]";
		if (IS_WINDOWS$5) {
			if (this._isCmdFile()) {
				cmd += toolPath;
				for (const a of args) cmd += ` ${a}`;
			} else if (options.windowsVerbatimArguments) {
				cmd += `"${toolPath}"`;
				for (const a of args) cmd += ` ${a}`;
			} else {
				cmd += this._windowsQuoteCmdArg(toolPath);
				for (const a of args) cmd += ` ${this._windowsQuoteCmdArg(a)}`;
			}
		} else {
			cmd += toolPath;
			for (const a of args) cmd += ` ${a}`;
		}
		return cmd;
	}
	_processLineBuffer(data, strBuffer, onLine) {
		try {
			let s = strBuffer + data.toString();
			let n = s.indexOf(os.EOL);
			while (n > -1) {
				onLine(s.substring(0, n));
				s = s.substring(n + os.EOL.length);
				n = s.indexOf(os.EOL);
			}
			return s;
		} catch (err) {
			this._debug(`error processing line. Failed with error ${err}`);
			return "";
		}
	}
	_getSpawnFileName() {
		if (IS_WINDOWS$5) {
			if (this._isCmdFile()) return process.env["COMSPEC"] || "cmd.exe";
		}
		return this.toolPath;
	}
	_getSpawnArgs(options) {
		if (IS_WINDOWS$5) {
			if (this._isCmdFile()) {
				let argline = `/D /S /C "${this._windowsQuoteCmdArg(this.toolPath)}`;
				for (const a of this.args) {
					argline += " ";
					argline += options.windowsVerbatimArguments ? a : this._windowsQuoteCmdArg(a);
				}
				argline += "\"";
				return [argline];
			}
		}
		return this.args;
	}
	_endsWith(str, end) {
		return str.endsWith(end);
	}
	_isCmdFile() {
		const upperToolPath = this.toolPath.toUpperCase();
		return this._endsWith(upperToolPath, ".CMD") || this._endsWith(upperToolPath, ".BAT");
	}
	_windowsQuoteCmdArg(arg) {
		if (!this._isCmdFile()) return this._uvQuoteCmdArg(arg);
		if (!arg) return "\"\"";
		const cmdSpecialChars = [
			" ",
			"	",
			"&",
			"(",
			")",
			"[",
			"]",
			"{",
			"}",
			"^",
			"=",
			";",
			"!",
			"'",
			"+",
			",",
			"`",
			"~",
			"|",
			"<",
			">",
			"\""
		];
		let needsQuotes = false;
		for (const char of arg) if (cmdSpecialChars.some((x) => x === char)) {
			needsQuotes = true;
			break;
		}
		if (!needsQuotes) return arg;
		let reverse = "\"";
		let quoteHit = true;
		for (let i = arg.length; i > 0; i--) {
			reverse += arg[i - 1];
			if (quoteHit && arg[i - 1] === "\\") reverse += "\\";
			else if (arg[i - 1] === "\"") {
				quoteHit = true;
				reverse += "\"";
			} else quoteHit = false;
		}
		reverse += "\"";
		return reverse.split("").reverse().join("");
	}
	_uvQuoteCmdArg(arg) {
		if (!arg) return "\"\"";
		if (!arg.includes(" ") && !arg.includes("	") && !arg.includes("\"")) return arg;
		if (!arg.includes("\"") && !arg.includes("\\")) return `"${arg}"`;
		let reverse = "\"";
		let quoteHit = true;
		for (let i = arg.length; i > 0; i--) {
			reverse += arg[i - 1];
			if (quoteHit && arg[i - 1] === "\\") reverse += "\\";
			else if (arg[i - 1] === "\"") {
				quoteHit = true;
				reverse += "\\";
			} else quoteHit = false;
		}
		reverse += "\"";
		return reverse.split("").reverse().join("");
	}
	_cloneExecOptions(options) {
		options = options || {};
		const result = {
			cwd: options.cwd || process.cwd(),
			env: options.env || process.env,
			silent: options.silent || false,
			windowsVerbatimArguments: options.windowsVerbatimArguments || false,
			failOnStdErr: options.failOnStdErr || false,
			ignoreReturnCode: options.ignoreReturnCode || false,
			delay: options.delay || 1e4
		};
		result.outStream = options.outStream || process.stdout;
		result.errStream = options.errStream || process.stderr;
		return result;
	}
	_getSpawnOptions(options, toolPath) {
		options = options || {};
		const result = {};
		result.cwd = options.cwd;
		result.env = options.env;
		result["windowsVerbatimArguments"] = options.windowsVerbatimArguments || this._isCmdFile();
		if (options.windowsVerbatimArguments) result.argv0 = `"${toolPath}"`;
		return result;
	}
	/**
	* Exec a tool.
	* Output will be streamed to the live console.
	* Returns promise with return code
	*
	* @param     tool     path to tool to exec
	* @param     options  optional exec options.  See ExecOptions
	* @returns   number
	*/
	exec() {
		return __awaiter$6(this, void 0, void 0, function* () {
			if (!isRooted(this.toolPath) && (this.toolPath.includes("/") || IS_WINDOWS$5 && this.toolPath.includes("\\"))) this.toolPath = path$1.resolve(process.cwd(), this.options.cwd || process.cwd(), this.toolPath);
			this.toolPath = yield which(this.toolPath, true);
			return new Promise((resolve, reject) => __awaiter$6(this, void 0, void 0, function* () {
				this._debug(`exec tool: ${this.toolPath}`);
				this._debug("arguments:");
				for (const arg of this.args) this._debug(`   ${arg}`);
				const optionsNonNull = this._cloneExecOptions(this.options);
				if (!optionsNonNull.silent && optionsNonNull.outStream) optionsNonNull.outStream.write(this._getCommandString(optionsNonNull) + os.EOL);
				const state = new ExecState(optionsNonNull, this.toolPath);
				state.on("debug", (message) => {
					this._debug(message);
				});
				if (this.options.cwd && !(yield exists$1(this.options.cwd))) return reject(/* @__PURE__ */ new Error(`The cwd: ${this.options.cwd} does not exist!`));
				const fileName = this._getSpawnFileName();
				const cp = child.spawn(fileName, this._getSpawnArgs(optionsNonNull), this._getSpawnOptions(this.options, fileName));
				let stdbuffer = "";
				if (cp.stdout) cp.stdout.on("data", (data) => {
					if (this.options.listeners && this.options.listeners.stdout) this.options.listeners.stdout(data);
					if (!optionsNonNull.silent && optionsNonNull.outStream) optionsNonNull.outStream.write(data);
					stdbuffer = this._processLineBuffer(data, stdbuffer, (line) => {
						if (this.options.listeners && this.options.listeners.stdline) this.options.listeners.stdline(line);
					});
				});
				let errbuffer = "";
				if (cp.stderr) cp.stderr.on("data", (data) => {
					state.processStderr = true;
					if (this.options.listeners && this.options.listeners.stderr) this.options.listeners.stderr(data);
					if (!optionsNonNull.silent && optionsNonNull.errStream && optionsNonNull.outStream) (optionsNonNull.failOnStdErr ? optionsNonNull.errStream : optionsNonNull.outStream).write(data);
					errbuffer = this._processLineBuffer(data, errbuffer, (line) => {
						if (this.options.listeners && this.options.listeners.errline) this.options.listeners.errline(line);
					});
				});
				cp.on("error", (err) => {
					state.processError = err.message;
					state.processExited = true;
					state.processClosed = true;
					state.CheckComplete();
				});
				cp.on("exit", (code) => {
					state.processExitCode = code;
					state.processExited = true;
					this._debug(`Exit code ${code} received from tool '${this.toolPath}'`);
					state.CheckComplete();
				});
				cp.on("close", (code) => {
					state.processExitCode = code;
					state.processExited = true;
					state.processClosed = true;
					this._debug(`STDIO streams have closed for tool '${this.toolPath}'`);
					state.CheckComplete();
				});
				state.on("done", (error, exitCode) => {
					if (stdbuffer.length > 0) this.emit("stdline", stdbuffer);
					if (errbuffer.length > 0) this.emit("errline", errbuffer);
					cp.removeAllListeners();
					if (error) reject(error);
					else resolve(exitCode);
				});
				if (this.options.input) {
					if (!cp.stdin) throw new Error("child process missing stdin");
					cp.stdin.end(this.options.input);
				}
			}));
		});
	}
};
/**
* Convert an arg string to an array of args. Handles escaping
*
* @param    argString   string of arguments
* @returns  string[]    array of arguments
*/
function argStringToArray(argString) {
	const args = [];
	let inQuotes = false;
	let escaped = false;
	let arg = "";
	function append(c) {
		if (escaped && c !== "\"") arg += "\\";
		arg += c;
		escaped = false;
	}
	for (let i = 0; i < argString.length; i++) {
		const c = argString.charAt(i);
		if (c === "\"") {
			if (!escaped) inQuotes = !inQuotes;
			else append(c);
			continue;
		}
		if (c === "\\" && escaped) {
			append(c);
			continue;
		}
		if (c === "\\" && inQuotes) {
			escaped = true;
			continue;
		}
		if (c === " " && !inQuotes) {
			if (arg.length > 0) {
				args.push(arg);
				arg = "";
			}
			continue;
		}
		append(c);
	}
	if (arg.length > 0) args.push(arg.trim());
	return args;
}
var ExecState = class ExecState extends events.EventEmitter {
	constructor(options, toolPath) {
		super();
		this.processClosed = false;
		this.processError = "";
		this.processExitCode = 0;
		this.processExited = false;
		this.processStderr = false;
		this.delay = 1e4;
		this.done = false;
		this.timeout = null;
		if (!toolPath) throw new Error("toolPath must not be empty");
		this.options = options;
		this.toolPath = toolPath;
		if (options.delay) this.delay = options.delay;
	}
	CheckComplete() {
		if (this.done) return;
		if (this.processClosed) this._setResult();
		else if (this.processExited) this.timeout = setTimeout$1(ExecState.HandleTimeout, this.delay, this);
	}
	_debug(message) {
		this.emit("debug", message);
	}
	_setResult() {
		let error;
		if (this.processExited) {
			if (this.processError) error = /* @__PURE__ */ new Error(`There was an error when attempting to execute the process '${this.toolPath}'. This may indicate the process failed to start. Error: ${this.processError}`);
			else if (this.processExitCode !== 0 && !this.options.ignoreReturnCode) error = /* @__PURE__ */ new Error(`The process '${this.toolPath}' failed with exit code ${this.processExitCode}`);
			else if (this.processStderr && this.options.failOnStdErr) error = /* @__PURE__ */ new Error(`The process '${this.toolPath}' failed because one or more lines were written to the STDERR stream`);
		}
		if (this.timeout) {
			clearTimeout(this.timeout);
			this.timeout = null;
		}
		this.done = true;
		this.emit("done", error, this.processExitCode);
	}
	static HandleTimeout(state) {
		if (state.done) return;
		if (!state.processClosed && state.processExited) {
			const message = `The STDIO streams did not close within ${state.delay / 1e3} seconds of the exit event from process '${state.toolPath}'. This may indicate a child process inherited the STDIO streams and has not yet exited.`;
			state._debug(message);
		}
		state._setResult();
	}
};
// node_modules/@actions/exec/lib/exec.js
var __awaiter$5 = function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator["throw"](value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
/**
* Exec a command.
* Output will be streamed to the live console.
* Returns promise with return code
*
* @param     commandLine        command to execute (can include additional args). Must be correctly escaped.
* @param     args               optional arguments for tool. Escaping is handled by the lib.
* @param     options            optional exec options.  See ExecOptions
* @returns   Promise<number>    exit code
*/
function exec(commandLine, args, options) {
	return __awaiter$5(this, void 0, void 0, function* () {
		const commandArgs = argStringToArray(commandLine);
		if (commandArgs.length === 0) throw new Error(`Parameter 'commandLine' cannot be null or empty.`);
		const toolPath = commandArgs[0];
		args = commandArgs.slice(1).concat(args || []);
		return new ToolRunner(toolPath, args, options).exec();
	});
}
os$1.platform();
os$1.arch();
/**
* The code to exit an action
*/
var ExitCode;
(function(ExitCode) {
	/**
	* A code indicating that the action was successful
	*/
	ExitCode[ExitCode["Success"] = 0] = "Success";
	/**
	* A code indicating that the action was a failure
	*/
	ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
/**
* Sets env variable for this action and future actions in the job
* @param name the name of the variable to set
* @param val the value of the variable. Non-string values will be converted to a string via JSON.stringify
*/
function exportVariable(name, val) {
	const convertedVal = toCommandValue(val);
	process.env[name] = convertedVal;
	if (process.env["GITHUB_ENV"] || "") return issueFileCommand("ENV", prepareKeyValueMessage(name, val));
	issueCommand("set-env", { name }, convertedVal);
}
/**
* Registers a secret which will get masked from logs
*
* @param secret - Value of the secret to be masked
* @remarks
* This function instructs the Actions runner to mask the specified value in any
* logs produced during the workflow run. Once registered, the secret value will
* be replaced with asterisks (***) whenever it appears in console output, logs,
* or error messages.
*
* This is useful for protecting sensitive information such as:
* - API keys
* - Access tokens
* - Authentication credentials
* - URL parameters containing signatures (SAS tokens)
*
* Note that masking only affects future logs; any previous appearances of the
* secret in logs before calling this function will remain unmasked.
*
* @example
* ```typescript
* // Register an API token as a secret
* const apiToken = "abc123xyz456";
* setSecret(apiToken);
*
* // Now any logs containing this value will show *** instead
* console.log(`Using token: ${apiToken}`); // Outputs: "Using token: ***"
* ```
*/
function setSecret(secret) {
	issueCommand("add-mask", {}, secret);
}
/**
* Gets the value of an input.
* Unless trimWhitespace is set to false in InputOptions, the value is also trimmed.
* Returns an empty string if the value is not defined.
*
* @param     name     name of the input to get
* @param     options  optional. See InputOptions.
* @returns   string
*/
function getInput(name, options) {
	const val = process.env[`INPUT_${name.replace(/ /g, "_").toUpperCase()}`] || "";
	if (options && options.required && !val) throw new Error(`Input required and not supplied: ${name}`);
	if (options && options.trimWhitespace === false) return val;
	return val.trim();
}
/**
* Sets the value of an output.
*
* @param     name     name of the output to set
* @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
*/
function setOutput(name, value) {
	if (process.env["GITHUB_OUTPUT"] || "") return issueFileCommand("OUTPUT", prepareKeyValueMessage(name, value));
	process.stdout.write(os.EOL);
	issueCommand("set-output", { name }, toCommandValue(value));
}
/**
* Sets the action status to failed.
* When the action exits it will be with an exit code of 1
* @param message add error issue message
*/
function setFailed(message) {
	process.exitCode = ExitCode.Failure;
	error(message);
}
/**
* Writes debug message to user log
* @param message debug message
*/
function debug$1(message) {
	issueCommand("debug", {}, message);
}
/**
* Adds an error issue
* @param message error issue message. Errors will be converted to string via toString()
* @param properties optional properties to add to the annotation.
*/
function error(message, properties = {}) {
	issueCommand("error", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
* Adds a warning issue
* @param message warning issue message. Errors will be converted to string via toString()
* @param properties optional properties to add to the annotation.
*/
function warning$1(message, properties = {}) {
	issueCommand("warning", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
* Adds a notice issue
* @param message notice issue message. Errors will be converted to string via toString()
* @param properties optional properties to add to the annotation.
*/
function notice$1(message, properties = {}) {
	issueCommand("notice", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
* Writes info to log with console.log.
* @param message info message
*/
function info$1(message) {
	process.stdout.write(message + os.EOL);
}
/**
* Begin an output group.
*
* Output until the next `groupEnd` will be foldable in this group
*
* @param name The name of the output group
*/
function startGroup(name) {
	issue("group", name);
}
/**
* End an output group.
*/
function endGroup() {
	issue("endgroup");
}
/**
* Saves state for current action, the state can only be retrieved by this action's post job execution.
*
* @param     name     name of the state to store
* @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
*/
function saveState$1(name, value) {
	if (process.env["GITHUB_STATE"] || "") return issueFileCommand("STATE", prepareKeyValueMessage(name, value));
	issueCommand("save-state", { name }, toCommandValue(value));
}
/**
* Gets the value of an state set by this action's main execution.
*
* @param     name     name of the state to get
* @returns   string
*/
function getState(name) {
	return process.env[`STATE_${name}`] || "";
}
// src/system/outside-text.ts
/** Makes text from outside (keys, paths, names of files, messages of servers) safe to show. */
/**
* Makes text one line of the log in which no runner sees a workflow command. The runner knows two syntaxes: `::name::`
* after leading white space, and the older `##[name]` anywhere in a line.
* https://github.com/actions/runner/blob/main/src/Runner.Common/ActionCommand.cs
*/
function logLine(text) {
	return visible(text).replaceAll("##[", "##\\[").replace(/^([\p{C}\p{M}\p{Z}]*)::/u, "$1\\::");
}
/** HTML that shows text unchanged, also within Markdown. Characters with a meaning in HTML or Markdown are escaped. */
function htmlText(text) {
	return visible(text).replace(/[^\p{L}\p{M}\p{N} "%'()+,./:;=?-]|:(?! )/gu, (character) => `&#${character.codePointAt(0)};`);
}
/** The same, as code: GitHub replaces no names, links or emoji in code. */
function htmlCode(text) {
	return `<code>${htmlText(text)}</code>`;
}
/** Shows control characters and line ends by their escapes. */
function visible(text) {
	return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, (character) => {
		const hex = character.charCodeAt(0).toString(16);
		return escapes[character] ?? (hex.length > 2 ? `\\u${hex.padStart(4, "0")}` : `\\x${hex.padStart(2, "0")}`);
	});
}
const escapes = {
	"\n": "\\n",
	"\r": "\\r",
	"	": "\\t"
};
// src/system/runner.ts
/**
* The runner that started this process. Only this file uses @actions/core, and only this file and runner-services.ts use
* the runner's variables.
*/
const currentCache = new AsyncLocalStorage();
/** Runs `work` for a cache of the step: outputs and lines of the log then belong to that cache. */
function within(cache, work) {
	return currentCache.run(cache, work);
}
/** An input of the step; empty if it is not given. */
const input = getInput;
/** The name of the current cache; empty if the step has only one. */
function cacheName() {
	return currentCache.getStore()?.name ?? "";
}
const outputsOf = /* @__PURE__ */ new WeakMap();
/** Sets an output. With several caches, its name ends with the cache's name. */
function output(name, value) {
	const cache = currentCache.getStore();
	setOutput(cache?.name ? `${name}-${cache.name}` : name, value);
	if (cache) outputsOf.set(cache, {
		...outputsOf.get(cache),
		[name]: value
	});
}
/** Sets the output `results`, which has the outputs of several caches so far as JSON, by their names. */
function outputResults(caches) {
	const results = caches.flatMap((cache) => cache.name ? [[cache.name, outputsOf.get(cache) ?? {}]] : []);
	if (results.length > 0) output("results", JSON.stringify(Object.fromEntries(results)));
}
/** Gives later steps of this job an environment variable. No other job has it, unlike a file of a directory that stays. */
function setVariable(name, value) {
	if (process.env.GITHUB_ENV) exportVariable(name, value);
}
/** An environment variable; empty if it is not set. */
function variable(name) {
	return process.env[name] ?? "";
}
/** The names of the environment variables that begin with a prefix. */
function variableNames(prefix) {
	return Object.keys(process.env).filter((name) => name.startsWith(prefix));
}
const saveState = saveState$1;
const loadState = getState;
/** Makes the runner show `***` where the value would appear in the log. */
const mask = setSecret;
function fail(message) {
	setFailed(logLine(message));
}
/** Shows as an annotation of the run. */
function warning(message) {
	warning$1(named(message));
}
/** Shows as an annotation of the run, although nothing went wrong. */
function notice(message) {
	notice$1(named(message));
}
/** Warns of an error, whose stack shows when the run is debugged. */
function warningOf(error, before = "") {
	warning(`${before}${messageOf(error)}`);
	if (error instanceof Error && error.stack) debug(error.stack);
}
/**
* The reason why work is done in another way, for a line of the log. An error that is no reason becomes a warning, with its
* stack when the run is debugged.
*/
function reasonOf(error) {
	if (isReason(error)) return messageOf(error);
	warningOf(error);
	return "an unexpected error, see the warning above";
}
/** One line of the log. */
function info(message) {
	info$1(named(message));
}
/** A text as one line, which begins with the name of the current cache if the step has several. */
function named(message) {
	const cache = cacheName();
	return logLine(cache ? `${cache}: ${message}` : message);
}
/** Shows only when the run is debugged. `message` may have several lines, such as a stack. */
function debug(message) {
	debug$1(message.split("\n").map(logLine).join("\n"));
}
function folded(title, lines) {
	startGroup(named(title));
	for (const line of lines) info$1(logLine(line));
	endGroup();
}
/** Writes a warning to the log only: it has no annotation on the page of the run. */
function mildWarning(message) {
	info(mildWarningLine(message));
}
/** A warning without an annotation, as actions/cache writes some. */
function mildWarningLine(message) {
	return `[warning]${message}`;
}
/** The job's summary; undefined where the runner shows none. */
function summary() {
	return process.env.GITHUB_STEP_SUMMARY ? summary$1 : void 0;
}
/**
* The step's `id`; undefined without one. The runner then makes one up with `__`, and act a number. In a composite action,
* which alone has a path, the runner gives the id of the step that uses the composite action.
*/
function stepId() {
	const { GITHUB_ACTION: id = "", GITHUB_ACTION_PATH: composite } = process.env;
	return !composite && /^(?!__)[a-z_][\w-]*$/i.test(id) ? id : void 0;
}
/** The id of the job in its workflow, which all jobs of a matrix share; empty where the runner does not name it. */
function jobId() {
	return (process.env.GITHUB_JOB ?? "").replace(/[^\w-]+/g, "_");
}
/** The name of the workflow, as its file gives it; empty where the runner does not name it. */
function workflowName() {
	return process.env.GITHUB_WORKFLOW ?? "";
}
/** The workspace. actions/cache stores names relative to it. */
function workspace() {
	return slashed(process.env.GITHUB_WORKSPACE || process.cwd());
}
/** A directory for files that end with the job. */
function tempDir() {
	return slashed(process.env.RUNNER_TEMP || tmpdir());
}
/** A directory for files that outlive the job if the machine does. */
function cacheDir() {
	const { RUNNER_TOOL_CACHE, XDG_CACHE_HOME } = process.env;
	return slashed(RUNNER_TOOL_CACHE || XDG_CACHE_HOME || join(homeDirectory() ?? "/", ".cache"));
}
/** Identifies this job among the jobs of this machine. The runner sets the last of these variables for each job anew. */
function jobIdentity() {
	const { GITHUB_RUN_ID, GITHUB_RUN_ATTEMPT, GITHUB_JOB, RUNNER_TRACKING_ID } = process.env;
	return [
		GITHUB_RUN_ID,
		GITHUB_RUN_ATTEMPT,
		GITHUB_JOB,
		RUNNER_TRACKING_ID
	].join(" ");
}
/** Whether this machine's disk may outlive the job. The disks of GitHub's own runners do not. */
function keepsDisk() {
	return process.env.RUNNER_ENVIRONMENT === "self-hosted";
}
/** Whether this machine's disk surely ends with the job. */
function losesDisk() {
	return process.env.RUNNER_ENVIRONMENT === "github-hosted";
}
/** The environment of this process. Has secrets, but not the signing key. */
function environment() {
	const passed = Object.entries(process.env).filter(([name]) => !["INPUT_SIGNING-KEY", "INPUT_CACHES"].includes(name));
	return Object.fromEntries(passed.map(([name, value = ""]) => [name, value]));
}
const ofActions = /^(INPUT_.*|STATE_.*|GITHUB_STATE|ACTIONS_(RUNTIME|CACHE|RESULTS)_.*)$/;
/** The environment of a `run` step. */
function scriptEnvironment() {
	return Object.fromEntries(Object.entries(environment()).filter(([name]) => !ofActions.test(name)));
}
/** The system of the runner, as the expressions `runner.os` and `runner.arch` name it. */
function runnerSystem() {
	const { RUNNER_OS, RUNNER_ARCH } = process.env;
	return {
		os: RUNNER_OS || process.platform,
		arch: RUNNER_ARCH || process.arch
	};
}
/** The runner's name; empty where it has none. */
function runnerName() {
	return process.env.RUNNER_NAME ?? "";
}
/** Adopts the environment variables of another process. */
function adoptEnvironment(env) {
	Object.assign(process.env, env);
}
/**
* The facts about this run; empty where the runner does not set them. The runner sets these variables and the input anew
* for every step, even if earlier steps wrote them to GITHUB_ENV. A job can write to the file GITHUB_EVENT_PATH.
*/
function currentRun() {
	const { env } = process;
	return {
		repository: env.GITHUB_REPOSITORY ?? "",
		ref: env.GITHUB_REF ?? "",
		sha: env.GITHUB_SHA ?? "",
		runId: env.GITHUB_RUN_ID ?? "",
		runAttempt: env.GITHUB_RUN_ATTEMPT ?? "",
		workflow: env.GITHUB_WORKFLOW_REF ?? "",
		actorId: env.GITHUB_ACTOR_ID ?? "",
		runner: env.RUNNER_ENVIRONMENT ?? "",
		eventName: env.GITHUB_EVENT_NAME ?? "",
		baseBranch: env.GITHUB_BASE_REF || void 0,
		defaultBranch: input("default-branch") || void 0,
		cacheMode: env.ACTIONS_CACHE_MODE || void 0,
		token: env.ACTIONS_RUNTIME_TOKEN || void 0
	};
}
// src/inputs/environment.ts
/**
* Variables `HEADSTART_*` give inputs their values where a step has none: one `env` of a workflow instead of the same lines in
* each step. They say where entries are and how they move, never whom to trust.
*/
/**
* These are taken all from the step or all from variables. An earlier step can set variables of later ones, and so could send
* the entries of a step that names its bucket to another server.
*/
const placeInputs = [
	"store",
	"bucket",
	"bucket-prefix",
	"region",
	"endpoint",
	"force-path-style",
	"local-dir"
];
const wayInputs = [
	"mode",
	"host-copies",
	"host-copies-size",
	"ramdisk",
	"connections",
	"part-size",
	"compression-level"
];
const prefix = "HEADSTART_";
/** Headstart itself sets it, see job/shared/source-times.ts. */
const internal = ["HEADSTART_SOURCES_SAVED_AT"];
function variableOf(name) {
	return prefix + name.toUpperCase().replaceAll("-", "_");
}
/** The inputs that a variable can give. */
const variableInputs = [...placeInputs, ...wayInputs];
/** @param given reads what the user has written in the step */
function withEnvironment(given) {
	const hasPlace = placeInputs.some((name) => given(name) !== "");
	return (name) => given(name) || (isOpen(name, hasPlace) ? variable(variableOf(name)) : "");
}
function isOpen(name, hasPlace) {
	return wayInputs.includes(name) || placeInputs.includes(name) && !hasPlace;
}
/** Logs which inputs have their values from variables, and warns of variables that no input has. */
function tellVariables(given) {
	const read = withEnvironment(given);
	const taken = variableInputs.filter((name) => given(name) === "" && read(name) !== "");
	if (taken.length > 0) info(`From variables of the job: ${taken.map(variableOf).join(", ")}`);
	for (const name of variableNames(prefix)) {
		const input = name.slice(10).toLowerCase().replaceAll("_", "-");
		if (variableInputs.includes(input) || internal.includes(name)) continue;
		warning(`No input reads the variable ${name}. Did you mean ${variableOf(nearest(input, variableInputs))}?`);
	}
}
// src/inputs/step-inputs.ts
/** The inputs as the user has written them: those of the step, and those of each of its caches. */
/** The inputs that the step has, each as the user wrote it. */
function stepInputs() {
	return {
		given: input,
		read: withEnvironment(input)
	};
}
/** The inputs of a cache: its own, then those of the step. */
function cacheInputs({ given }, name, inputs = /* @__PURE__ */ new Map()) {
	const written = (input) => inputs.get(input.toLowerCase());
	const read = withEnvironment((input) => written(input) ?? given(input));
	return {
		name,
		inputs,
		read: (input) => written(input) ?? read(input)
	};
}
// node_modules/yocto-queue/index.js
var Node = class {
	value;
	next;
	constructor(value) {
		this.value = value;
	}
};
var Queue = class {
	#head;
	#tail;
	#size;
	constructor() {
		this.clear();
	}
	enqueue(value) {
		const node = new Node(value);
		if (this.#head) {
			this.#tail.next = node;
			this.#tail = node;
		} else {
			this.#head = node;
			this.#tail = node;
		}
		this.#size++;
	}
	dequeue() {
		const current = this.#head;
		if (!current) return;
		this.#head = this.#head.next;
		this.#size--;
		if (!this.#head) this.#tail = void 0;
		return current.value;
	}
	peek() {
		if (!this.#head) return;
		return this.#head.value;
	}
	clear() {
		this.#head = void 0;
		this.#tail = void 0;
		this.#size = 0;
	}
	get size() {
		return this.#size;
	}
	*[Symbol.iterator]() {
		let current = this.#head;
		while (current) {
			yield current.value;
			current = current.next;
		}
	}
	*drain() {
		while (this.#head) yield this.dequeue();
	}
};
// node_modules/p-limit/index.js
function pLimit(concurrency) {
	let rejectOnClear = false;
	if (typeof concurrency === "object") ({concurrency, rejectOnClear = false} = concurrency);
	validateConcurrency(concurrency);
	if (typeof rejectOnClear !== "boolean") throw new TypeError("Expected `rejectOnClear` to be a boolean");
	const queue = new Queue();
	let activeCount = 0;
	const resumeNext = () => {
		if (activeCount < concurrency && queue.size > 0) {
			activeCount++;
			queue.dequeue().run();
		}
	};
	const next = () => {
		activeCount--;
		resumeNext();
	};
	const run = async (function_, resolve, arguments_) => {
		const result = (async () => function_(...arguments_))();
		resolve(result);
		try {
			await result;
		} catch {}
		next();
	};
	const enqueue = (function_, resolve, reject, arguments_) => {
		const queueItem = { reject };
		new Promise((internalResolve) => {
			queueItem.run = internalResolve;
			queue.enqueue(queueItem);
		}).then(run.bind(void 0, function_, resolve, arguments_));
		if (activeCount < concurrency) resumeNext();
	};
	const generator = (function_, ...arguments_) => new Promise((resolve, reject) => {
		enqueue(function_, resolve, reject, arguments_);
	});
	Object.defineProperties(generator, {
		activeCount: { get: () => activeCount },
		pendingCount: { get: () => queue.size },
		clearQueue: { value() {
			if (!rejectOnClear) {
				queue.clear();
				return;
			}
			const abortError = AbortSignal.abort().reason;
			while (queue.size > 0) queue.dequeue().reject(abortError);
		} },
		concurrency: {
			get: () => concurrency,
			set(newConcurrency) {
				validateConcurrency(newConcurrency);
				concurrency = newConcurrency;
				queueMicrotask(() => {
					while (activeCount < concurrency && queue.size > 0) resumeNext();
				});
			}
		},
		map: { async value(iterable, function_) {
			const promises = [];
			try {
				Array.from(iterable, (value, index) => {
					const promise = generator(function_, value, index);
					promises.push(promise);
					return promise;
				});
			} catch (error) {
				for (const promise of promises) promise.catch(() => {});
				throw error;
			}
			return Promise.all(promises);
		} }
	});
	return generator;
}
function validateConcurrency(concurrency) {
	if (!((Number.isInteger(concurrency) || concurrency === Number.POSITIVE_INFINITY) && concurrency > 0)) throw new TypeError("Expected `concurrency` to be a number from 1 and up");
}
/** The mistake in the keys of a lookup, if there is one. Its words, and lengths in UTF-16 units, are of actions/cache. */
function keyMistake(keys) {
	if (keys.length > 10) return `Key Validation Error: Keys are limited to a maximum of 10.`;
	for (const key of keys) {
		if (key.length > 512) return `Key Validation Error: ${key} cannot be larger than 512 characters.`;
		if (key.includes(",")) return `Key Validation Error: ${key} cannot contain commas.`;
	}
}
/**
* Whether two keys are the same to a service: case does not matter, accents do. `localeCompare` would use the rules of the
* runner's language: Thai ignores signs such as `-`, Turkish has two kinds of `i`, and every language ignores control
* characters and zero-width spaces.
*/
function sameKey(a, b) {
	return a === b || withoutCase(a) === withoutCase(b);
}
function withoutCase(key) {
	return key.normalize().toLowerCase();
}
/** 64 hex characters for a list of texts. Each follows its length, so that no two lists have the same fingerprint. */
function fingerprint(components) {
	const hash = createHash("sha256");
	for (const component of components) hash.update(`${Buffer.byteLength(component)}:${component},`);
	return hash.digest("hex");
}
const separators = /[-_/\\|:\s]+/g;
/** The parts that people give a key, such as a system, a version or a hash. */
function partsOfKey(key) {
	return key.split(separators).filter((part) => part !== "");
}
/** The beginnings of a key that end between two parts, the longest first. */
function beginningsOf(key) {
	return [...key.matchAll(separators)].map(({ index, 0: { length } }) => index + length).map((end) => key.slice(0, end)).reverse();
}
/**
* Picks the entry that matches the keys within one scope. For each key in order: the entry of exactly this key, else the
* newest entry whose key starts with it.
*/
function pickMatch(keys, candidates) {
	for (const key of keys) {
		const match = newest(candidates.filter((candidate) => candidate.key === key)) ?? newest(candidates.filter((candidate) => sameKey(candidate.key, key))) ?? newest(candidates.filter((candidate) => candidate.key.startsWith(key)));
		if (match) return match;
	}
}
function newest(candidates) {
	return candidates.toSorted(newestFirst)[0];
}
/** Some stores round times to seconds. Keys decide between equal times, because keys of snapshots contain the time. */
function newestFirst(a, b) {
	return b.createdAt.getTime() - a.createdAt.getTime() || (a.key < b.key ? 1 : -1);
}
const maxNameBytes = 225;
const keptBytes = 160;
/**
* The name of a repository, scope, version or key in a store: letters, digits, `.`, `_`, `-` and `%`, never empty, and
* no dot at the start, so that it cannot leave its directory. A prefix of the part gives a prefix of the name. A name
* that is too long for a file system ends in `~` and the SHA-256 of the part.
*/
function storeName(part) {
	const name = escapeName(part) || "%";
	if (name.length <= maxNameBytes) return name;
	return `${namePrefix(part)}~${createHash("sha256").update(part).digest("hex")}`;
}
/** Like `storeName`, for file systems that ignore case. */
function caselessName(part) {
	const name = storeName(part).replace(/%[0-9A-F]{2}|[A-Z]/g, (text) => text.length > 1 ? text : escaped$1(text));
	return name.length <= maxNameBytes ? name : `~${createHash("sha256").update(part).digest("hex")}`;
}
/** The prefix of the names of all parts that start with `prefix`. */
function namePrefix(prefix) {
	return escapeName(prefix).slice(0, keptBytes);
}
/** False if the entry of this name matches none of the keys, which is so for most names. Case does not matter. */
function mayAnswer(name, keys) {
	const lower = name.toLowerCase();
	return keys.some((key) => lower.startsWith(namePrefix(key).toLowerCase()));
}
/** The part of a name; undefined if the name is shortened: then only the entry has the part. */
function unescapeName(name) {
	if (name.includes("~")) return void 0;
	if (isPlain(name)) return name;
	if (name === "%") return "";
	const bytes = name.replace(/%([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
	return Buffer.from(bytes, "latin1").toString("utf8");
}
/** The scope, version and key in the last three parts of an entry's place in a store; undefined if one is shortened. */
function entryNameIn(place) {
	const [scope, version, key] = place.split(/[\\/]/).slice(-3).map(unescapeName);
	return scope === void 0 || version === void 0 || key === void 0 ? void 0 : {
		scope,
		version,
		key
	};
}
function isPlain(text) {
	return /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/.test(text);
}
function escapeName(part) {
	if (isPlain(part)) return part;
	return Buffer.from(part, "utf8").toString("latin1").replace(/^\.|[^A-Za-z0-9._-]/g, escaped$1);
}
function escaped$1(byte) {
	return `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
}
// src/names/snapshot-names.ts
/** The names of entries: a key, or the name of a snapshot. A rolling cache has one key and a snapshot for each save. */
/** How the keys of a job and the names of entries belong together. @param rolling undefined if the cache is not a rolling one */
function namesFor(rolling) {
	return rolling ? snapshotNames : plainNames;
}
const plainNames = {
	mistake: keyMistake,
	lookups: (keys) => keys,
	nameFor: (key) => key,
	keyIn: (name) => name
};
const mark = "~v";
const longestKey = 461;
const snapshotNames = {
	mistake(keys) {
		const [key = ""] = keys;
		const isTooLong = escaped(key).length > longestKey;
		const mistake = `Key Validation Error: ${key} cannot be larger than ${longestKey} characters with rolling; ~ counts twice.`;
		return keyMistake(keys) ?? (isTooLong ? mistake : void 0);
	},
	lookups([key = "", ...restoreKeys]) {
		const own = snapshotPrefix(key);
		return [
			own,
			...restoreKeys.length < 9 ? [own] : [],
			...restoreKeys.map(escaped)
		];
	},
	nameFor(key, { runId, runAttempt }) {
		const [run, attempt] = [digitsOf(runId, 20), digitsOf(runAttempt, 5)];
		return `${snapshotPrefix(key)}${Date.now()}-${run}-${attempt}-${randomBytes(4).toString("hex")}`;
	},
	keyIn: (name) => name.replace(/^((?:[^~]|~~)*)~v[^~]*$/, "$1").replaceAll("~~", "~")
};
/** The prefix of the names of a key's snapshots, and of no other names. */
function snapshotPrefix(key) {
	return escaped(key) + mark;
}
/** The key of a snapshot, as users write it; undefined if the name is not that of a snapshot. */
function keyOfSnapshot(name) {
	return snapshotMs(name) > 0 ? snapshotNames.keyIn(name) : void 0;
}
/** When a snapshot was saved, in milliseconds since 1970, by the clock of the job that saved it. */
function snapshotMs(name) {
	return Number(/~v(\d+)-[^~]*$/.exec(name)?.[1] ?? 0);
}
function escaped(key) {
	return key.replaceAll("~", "~~");
}
function digitsOf(text, atMost) {
	return text.replace(/\D/g, "").slice(0, atMost) || "0";
}
/** How long a job may read what it has looked up, in milliseconds. */
const readingMs = 36e5;
/**
* The snapshots to remove: not the newest `keep`, nor those that jobs use. Where the store cannot tell whether a job uses a
* snapshot, one may use those that were the newest within the last hour. Times are the store's; by default the time of the
* newest snapshot stands for now.
*/
function oldSnapshots(snapshots, keep, nowMs) {
	const byAge = snapshots.toSorted(newestFirst);
	const now = nowMs ?? byAge[0]?.createdAt.getTime() ?? 0;
	return byAge.filter(({ isUsed }, i) => {
		const replacedAt = byAge[i - 1]?.createdAt.getTime() ?? now;
		return i >= keep && !(isUsed ?? now - replacedAt <= 36e5);
	});
}
// src/report/step-log.ts
/** Keeps lines that several caches of a step would log from appearing twice, and collects the reports of the caches. */
/** Keeps what the caches of a step log and report, so that the step says each thing once. */
function newStepLog() {
	const logged = /* @__PURE__ */ new Set();
	let longest = {
		ms: 0,
		line: ""
	};
	let reports = [];
	return {
		/** The lines that no cache has logged before. */
		unlogged(lines) {
			const fresh = lines.filter((line) => !logged.has(line));
			for (const line of fresh) logged.add(line);
			return fresh;
		},
		/** What the current cache waited for most, and how long the cache took. */
		bottleneck(sentence, ms) {
			if (ms > longest.ms) longest = {
				ms,
				line: named(sentence)
			};
		},
		/** The report of a cache that has ended now. */
		reported(report) {
			reports.push({
				report,
				endMs: Date.now()
			});
		},
		/**
		* Logs the bottleneck of the cache that took longest. The step waited for that one. Called when all have ended.
		* @returns the reports since the last call
		*/
		end() {
			if (longest.line !== "") info(longest.line);
			longest = {
				ms: 0,
				line: ""
			};
			const ended = reports;
			reports = [];
			return ended;
		}
	};
}
// src/report/machine.ts
/** Measures the machine by Linux's counters. Figures that cannot be read are undefined. */
/** @param paths absolute; they need not exist yet */
function watchMachine(paths) {
	const before = readAll();
	const own = process.cpuUsage();
	const devices = new Set(paths.map(deviceOf));
	return () => {
		const after = readAll();
		const { user, system } = process.cpuUsage(own);
		return {
			cpu: cpuOf(before, after, (user + system) / 1e3),
			disks: disksOf(before, after, devices),
			network: networkOf(before, after)
		};
	};
}
function readAll() {
	return {
		stat: read$3("stat"),
		self: read$3("self/stat"),
		disks: read$3("diskstats"),
		net: read$3("net/dev")
	};
}
function read$3(name) {
	return orUndefined(() => readFileSync(`/proc/${name}`, "latin1")) ?? "";
}
/** `<major>:<minor>` of the disk of a path, or of its nearest parent that exists. */
function deviceOf(path) {
	try {
		const { dev } = statSync(path, { bigint: true });
		return `${dev >> 8n & 4095n | dev >> 32n & -4096n}:${dev & 255n | dev >> 12n & -256n}`;
	} catch {
		return path === dirname$1(path) ? "" : deviceOf(dirname$1(path));
	}
}
const cpuTickMs = 10;
function cpuOf(before, after, ownMs) {
	const [from, to] = [before, after].map(({ stat }) => numbers(/^cpu (.*)$/m.exec(stat)?.[1]).slice(0, 8));
	const spent = (to ?? []).map((ticks, at) => ticks - (from?.[at] ?? 0));
	const all = spent.reduce((sum, ticks) => sum + ticks, 0);
	if (all <= 0) return void 0;
	const [, , , idle = 0, iowait = 0] = spent;
	const cores = after.stat.match(/^cpu\d/gm)?.length ?? 1;
	const programsMs = (childTicks(after) - childTicks(before)) * cpuTickMs;
	const share = (ticks) => Math.round(1e3 * ticks / all) / 1e3;
	return {
		cores,
		busy: share(all - idle - iowait),
		iowait: share(iowait),
		ownMs: Math.round(ownMs),
		programsMs
	};
}
/** CPU time of children that have ended, in ticks. */
function childTicks({ self }) {
	const fields = numbers(self.slice(self.lastIndexOf(")") + 4));
	return (fields[12] ?? 0) + (fields[13] ?? 0);
}
const sectorBytes = 512;
function disksOf(before, after, devices) {
	const rows = ({ disks }) => disks.split("\n").map((row) => row.trim().split(/\s+/));
	const earlier = new Map(rows(before).map(([major, minor, , ...counts]) => [`${major}:${minor}`, counts]));
	const disks = rows(after).flatMap(([major, minor, name = "", ...counts]) => {
		const from = earlier.get(`${major}:${minor}`);
		if (!from || !devices.has(`${major}:${minor}`)) return [];
		const [reads = 0, , read = 0, , writes = 0, , written = 0, , , busyMs = 0] = counts.map((count, at) => Number(count) - Number(from[at]));
		return {
			name,
			readBytes: read * sectorBytes,
			writtenBytes: written * sectorBytes,
			reads,
			writes,
			busyMs
		};
	});
	return disks.length > 0 ? disks : void 0;
}
function networkOf(before, after) {
	const rows = ({ net }) => [...net.matchAll(/^\s*(\S+):(.*)$/gm)].map(([, name = "", counts]) => [name, numbers(counts)]);
	const earlier = new Map(rows(before));
	const network = rows(after).map(([name, counts]) => {
		const since = (at) => (counts[at] ?? 0) - (earlier.get(name)?.[at] ?? 0);
		return {
			name,
			receivedBytes: since(0),
			sentBytes: since(8)
		};
	});
	if (network.length === 0) return void 0;
	return network.filter(({ receivedBytes, sentBytes }) => receivedBytes + sentBytes > 0);
}
function numbers(text = "") {
	return text.trim().split(/\s+/).map(Number);
}
// src/system/bytes.ts
/** Wraps a stream that is changed or observed on its way. Its memory still goes back to the same pool. */
function mapStream(bytes, through) {
	const { release } = bytes;
	return {
		...release && { release },
		[Symbol.asyncIterator]: () => through(bytes)
	};
}
/** Lends buffers of at most so many bytes, and reuses those that are returned. */
function newBufferPool(blockBytes = 1048576) {
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
			const left = (lent.get(buffer) ?? NaN) - length;
			if (left < 0) throw new Error("more bytes were given back than had been lent");
			if (left > 0) lent.set(buffer, left);
			if (left !== 0) return;
			lent.delete(buffer);
			free.push(buffer);
		}
	};
}
function newChunker(chunkBytes) {
	let kept = [];
	let keptBytes = 0;
	const takeKept = () => {
		const pieces = kept;
		kept = [];
		keptBytes = 0;
		return pieces;
	};
	return {
		/** The chunks that these bytes complete, each as the pieces it arrived in: nothing is copied. */
		*push(bytes) {
			for (let start = 0; start < bytes.length;) {
				const piece = bytes.subarray(start, start + chunkBytes - keptBytes);
				kept.push(piece);
				keptBytes += piece.length;
				start += piece.length;
				if (keptBytes === chunkBytes) yield takeKept();
			}
		},
		/** The bytes left at the end, fewer than a chunk; an empty array if there are none. */
		rest: takeKept
	};
}
/** The length of all pieces together, in bytes. */
function lengthOf(pieces) {
	return pieces.reduce((sum, piece) => sum + piece.length, 0);
}
// src/report/phase-timer.ts
/** Times phases that move bytes in turn. One phase at a time is active; the others wait for the active one. */
/**
* `pulled` times a source: its phase is active while a reader waits for the next piece. `pushing` times a sink: its phase is
* active while the sink takes bytes. Calls with one name count as one phase.
*/
function newPhaseTimer({ first, add, now }) {
	const members = [];
	let active;
	let since;
	const activate = (next) => {
		const time = now();
		if (active) addWaits(members, active, {
			sinceMs: since ?? time,
			untilMs: time
		});
		active = next;
		since = time;
	};
	const join = (name) => {
		const span = Object.assign(add(name), { bytes: 0 });
		members.push(span);
		return span;
	};
	const start = (span) => {
		span.startMs = now();
		if (since !== void 0) return;
		active = first();
		if (active) members.push(active);
	};
	async function* timed(bytes, span) {
		start(span);
		let wanting = active;
		activate(span);
		try {
			for await (const piece of bytes) {
				activate(wanting);
				span.firstByteMs ??= now();
				span.bytes = (span.bytes ?? 0) + piece.length;
				yield piece;
				wanting = active;
				activate(span);
			}
		} finally {
			if (active === span) activate(wanting);
			span.endMs = now();
		}
	}
	return {
		/** @returns the same bytes; the phase is active while their reader waits */
		pulled(name, bytes) {
			const span = join(name);
			return mapStream(bytes, (pieces) => timed(pieces, span));
		},
		/** @returns a phase that is active until the end of the block */
		pushing(name, bytes) {
			const span = members.find((member) => member.name === name) ?? join(name);
			if (span.startMs === void 0) start(span);
			span.endMs = void 0;
			const giving = active;
			activate(span);
			const end = () => {
				activate(giving);
				Object.assign(span, {
					endMs: now(),
					bytes: (span.bytes ?? 0) + bytes
				});
			};
			return { [Symbol.dispose]: end };
		}
	};
}
/** While one phase was active, all others that had begun waited for it. */
function addWaits(members, active, { sinceMs, untilMs }) {
	for (const { name, startMs, endMs, waitedMs } of members) {
		if (name === active.name || startMs === void 0 || endMs !== void 0) continue;
		waitedMs[active.name] = (waitedMs[active.name] ?? 0) + untilMs - Math.max(sinceMs, startMs);
	}
}
// src/report/timeline.ts
/** Measures how long each phase of a step takes. */
/** Begins to measure a step: `during` and `phase` time its phases. */
function newTimeline() {
	const origin = performance.now();
	const now = () => performance.now() - origin;
	const spans = [];
	const underWay = [];
	let machine;
	const add = (name, startMs) => {
		const span = {
			name,
			startMs,
			endMs: void 0,
			waitedMs: {}
		};
		spans.push(span);
		return span;
	};
	/** A phase that lasts until the end of the block. */
	const phase = (name) => {
		const span = add(name, now());
		underWay.push(span);
		return { [Symbol.dispose]() {
			span.endMs = now();
			underWay.splice(underWay.indexOf(span), 1);
		} };
	};
	return {
		phase,
		/** Milliseconds since the timeline began. */
		elapsedMs: () => Math.round(now()),
		/** The phases that have begun, in order. */
		phases: () => spans.flatMap((span) => phaseOf(span, now())).toSorted((a, b) => a.startMs - b.startMs),
		/** The machine's figures since `watch`; undefined before it. */
		machine: () => machine?.(),
		/** A timer for the phases that move bytes for the current phase. */
		phaseTimer: () => newPhaseTimer({
			first: () => underWay.at(-1),
			add,
			now
		}),
		/** Begins to watch the machine, and the disks that these absolute paths are on. Only the first call counts. */
		watch(paths) {
			if (machine) return;
			const startMs = Math.round(now());
			const figures = watchMachine(paths);
			machine = () => ({
				startMs,
				endMs: Math.round(now()),
				...figures()
			});
		},
		/** Times work as one phase, also when the work fails. */
		async during(name, work) {
			using _ = phase(name);
			return await work();
		},
		/** Times the production of items as a phase of its own, beside the current phase. */
		*items(name, items) {
			const taker = underWay.at(-1)?.name ?? name;
			const span = add(name, now());
			for (const item of items) {
				const from = now();
				yield item;
				span.waitedMs[taker] = (span.waitedMs[taker] ?? 0) + now() - from;
			}
			span.endMs = now();
		}
	};
}
/** Empty for a phase that never began. */
function phaseOf({ name, startMs, endMs, waitedMs, firstByteMs, bytes }, now) {
	if (startMs === void 0) return [];
	const took = (endMs ?? now) - startMs;
	const waits = Object.entries(waitedMs).map(([other, ms]) => [other, Math.round(ms)]);
	const waited = waits.reduce((sum, [, ms]) => sum + ms, 0);
	return [{
		name,
		startMs: Math.round(startMs),
		endMs: Math.round(startMs + took),
		ms: Math.max(0, Math.round(took - waited)),
		waitedMs: waits.length > 0 ? Object.fromEntries(waits) : void 0,
		firstByteMs: firstByteMs && Math.round(firstByteMs),
		bytes,
		mibPerSecond: bytes === void 0 ? void 0 : rounded(bytes / mebibyte / (took / 1e3))
	}];
}
/** Rounds to a tenth; 0 where the time was too short to measure. */
function rounded(rate) {
	return Number.isFinite(rate) ? Math.round(rate * 10) / 10 : 0;
}
// src/system/node-version.ts
/** The version of Node. GitHub's runner brings the right one, and programs such as act take the one on PATH. */
const oldest = 24;
/** Old versions load the action only because no file imports by its name what they lack. @throws JobFailure on these */
function checkNode() {
	const { execPath, versions } = process;
	if (Number.parseInt(versions.node, 10) < oldest) throw new JobFailure(`Headstart needs Node ${oldest} or newer; found ${versions.node} at ${execPath}. Put a newer \`node\` first on the runner's PATH.`);
}
// src/telemetry/collector.ts
/** A report is worth no more of a job's time. */
const longestExportMs = 2e3;
/**
* Undefined if no variable names a collector, or one turns OpenTelemetry off.
* @throws Error that says which variable is wrong; no message repeats a value
*/
function readCollector(read) {
	if (read("OTEL_SDK_DISABLED").toLowerCase() === "true") return void 0;
	const [metrics, traces] = [targetOf("METRICS", read), targetOf("TRACES", read)];
	if (!metrics && !traces) return void 0;
	const timeoutMs = Number(read("OTEL_EXPORTER_OTLP_TIMEOUT")) || longestExportMs;
	const named = read("OTEL_SERVICE_NAME");
	return {
		metrics,
		traces,
		timeoutMs: Math.min(Math.max(timeoutMs, 0), longestExportMs),
		attributes: {
			"service.name": "headstart",
			...pairsIn("OTEL_RESOURCE_ATTRIBUTES", read),
			...named && { "service.name": named }
		},
		parent: parentOf(read("TRACEPARENT"))
	};
}
function targetOf(signal, read) {
	if (read(`OTEL_${signal}_EXPORTER`).toLowerCase() === "none") return void 0;
	const own = (name) => `OTEL_EXPORTER_OTLP_${signal}_${name}`;
	const general = (name) => `OTEL_EXPORTER_OTLP_${name}`;
	const [ownUrl, base] = [read(own("ENDPOINT")), read(general("ENDPOINT"))];
	if (ownUrl === "" && base === "") return void 0;
	const variable = ownUrl === "" ? general("ENDPOINT") : own("ENDPOINT");
	if ((read(own("PROTOCOL")) || read(general("PROTOCOL"))) === "grpc") throw new Error("Headstart sends OTLP over HTTP, and OTEL_EXPORTER_OTLP_PROTOCOL is grpc");
	const path = `v1/${signal.toLowerCase()}`;
	return {
		url: urlIn(variable, ownUrl || `${base.replace(/\/*$/, "")}/${path}`),
		headers: {
			...pairsIn(general("HEADERS"), read),
			...pairsIn(own("HEADERS"), read)
		}
	};
}
function urlIn(variable, text) {
	const url = URL.canParse(text) ? new URL(text) : void 0;
	if (!url || !/^https?:$/.test(url.protocol)) throw new Error(`${variable} is no URL like http://collector:4318`);
	if (url.username || url.password) throw new Error(`${variable} has a user or a password; give it by OTEL_EXPORTER_OTLP_HEADERS`);
	return url.href;
}
/** Names and values such as `a=1,b=x%20y`, as in the header `baggage`. */
function pairsIn(variable, read) {
	const items = read(variable).split(",").filter((item) => item.trim() !== "");
	try {
		return Object.fromEntries(items.map(pairIn));
	} catch {
		throw new Error(`${variable} is no list like a=1,b=2`);
	}
}
/** @throws Error without a message that matters */
function pairIn(item) {
	const [, name = "", value = ""] = /^\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*(.*?)\s*$/.exec(item) ?? [];
	const decoded = decodeURIComponent(value);
	if (name === "" || /[^\t\x20-\x7e\x80-\xff]/.test(decoded)) throw new Error("no pair");
	return [name, decoded];
}
/** https://www.w3.org/TR/trace-context/#traceparent-header */
function parentOf(text) {
	const [, traceId = "", spanId = ""] = /^00-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}$/.exec(text) ?? [];
	return /[^0]/.test(traceId) && /[^0]/.test(spanId) ? {
		traceId,
		spanId
	} : void 0;
}
// src/telemetry/telemetry.ts
/** Takes two seconds at most, and never fails. */
async function exportReports(reports, signal) {
	if (reports.length === 0) return;
	try {
		const collector = readCollector(variable);
		if (!collector) return;
		const { sendReports } = await import("./telemetry-send-reports.js");
		const unsent = await sendReports(reports, collector, signal);
		if (unsent !== void 0 && !signal.aborted) info(unsent);
	} catch (error) {
		if (!signal.aborted) info(`The report was not sent to the collector: ${messageOf(error)}`);
	}
}
const DEFAULT_CONFIG = {
	lang: void 0,
	message: void 0,
	abortEarly: void 0,
	abortPipeEarly: void 0
};
/**
* Returns the global configuration.
*
* @param config The config to merge.
*
* @returns The configuration.
*/
/* @__NO_SIDE_EFFECTS__ */
function getGlobalConfig(config$1) {
	if (!config$1 && true) return DEFAULT_CONFIG;
	return {
		lang: config$1?.lang ?? void 0,
		message: config$1?.message,
		abortEarly: config$1?.abortEarly ?? void 0,
		abortPipeEarly: config$1?.abortPipeEarly ?? void 0
	};
}
/**
* Stringifies an unknown input to a literal or type string.
*
* @param input The unknown input.
*
* @returns A literal or type string.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _stringify(input) {
	const type = typeof input;
	if (type === "string") return `"${input}"`;
	if (type === "number" || type === "bigint" || type === "boolean") return `${input}`;
	if (type === "object" || type === "function") return (input && Object.getPrototypeOf(input)?.constructor?.name) ?? "null";
	return type;
}
/**
* Adds an issue to the dataset.
*
* @param context The issue context.
* @param label The issue label.
* @param dataset The input dataset.
* @param config The configuration.
* @param other The optional props.
*
* @internal
*/
function _addIssue(context, label, dataset, config$1, other) {
	const input = other && "input" in other ? other.input : dataset.value;
	const expected = other?.expected ?? context.expects ?? null;
	const received = other?.received ?? /* @__PURE__ */ _stringify(input);
	const issue = {
		kind: context.kind,
		type: context.type,
		input,
		expected,
		received,
		message: `Invalid ${label}: ${expected ? `Expected ${expected} but r` : "R"}eceived ${received}`,
		requirement: context.requirement,
		path: other?.path,
		issues: other?.issues,
		lang: config$1.lang,
		abortEarly: config$1.abortEarly,
		abortPipeEarly: config$1.abortPipeEarly
	};
	const isSchema = context.kind === "schema";
	const message$1 = other?.message ?? context.message ?? (context.reference, issue.lang, void 0) ?? (isSchema ? (issue.lang, void 0) : null) ?? config$1.message ?? (issue.lang, void 0);
	if (message$1 !== void 0) issue.message = typeof message$1 === "function" ? message$1(issue) : message$1;
	if (isSchema) dataset.typed = false;
	if (dataset.issues) dataset.issues.push(issue);
	else dataset.issues = [issue];
}
/**
* Compares two values using the SameValueZero algorithm, which treats `NaN`
* as equal to itself unlike `===`.
*
* @param value1 The first value.
* @param value2 The second value.
*
* @returns Whether the values are equal.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _isSameValueZero(value1, value2) {
	return value1 === value2 || Number.isNaN(value1) && Number.isNaN(value2);
}
/**
* Disallows inherited object properties and prevents object prototype
* pollution by disallowing certain keys.
*
* @param object The object to check.
* @param key The key to check.
*
* @returns Whether the key is allowed.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _isValidObjectKey(object$1, key) {
	return Object.prototype.hasOwnProperty.call(object$1, key) && key !== "__proto__" && key !== "prototype" && key !== "constructor";
}
/**
* Checks whether a value matches a value action requirement.
*
* @param requirement The value action requirement.
* @param value The value to check.
*
* @returns Whether the value matches the requirement.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _isValueMatch(requirement, value$1) {
	return Number.isNaN(requirement) && Number.isNaN(value$1) || requirement <= value$1 && requirement >= value$1;
}
/**
* Joins multiple `expects` values with the given separator.
*
* @param values The `expects` values.
* @param separator The separator.
*
* @returns The joined `expects` property.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _joinExpects(values$1, separator) {
	const list = [...new Set(values$1)];
	if (list.length > 1) return `(${list.join(` ${separator} `)})`;
	return list[0] ?? "never";
}
/**
* Eagerly creates and attaches the Standard Schema properties of a schema.
*
* Hint: The contextual `this` type includes the standard properties that are
* attached before the schema is returned.
*
* @param schema The schema to attach standard properties to.
*
* @returns The schema with standard properties attached.
*
* @internal
*/
function _standardSchema(schema) {
	schema["~standard"] = {
		version: 1,
		vendor: "valibot",
		validate: (value$1) => schema["~run"]({ value: value$1 }, /* @__PURE__ */ getGlobalConfig())
	};
	return schema;
}
/* @__NO_SIDE_EFFECTS__ */
function getDotPath(issue) {
	if (issue.path) {
		let key = "";
		for (const item of issue.path) if (typeof item.key === "string" || typeof item.key === "number") if (key) key += `.${item.key}`;
		else key += item.key;
		else return null;
		return key;
	}
	return null;
}
/**
* A Valibot error with useful information.
*/
var ValiError = class extends Error {
	/**
	* Creates a Valibot error with useful information.
	*
	* @param issues The error issues.
	*/
	constructor(issues) {
		super(issues[0].message);
		this.name = "ValiError";
		this.issues = issues;
	}
};
/* @__NO_SIDE_EFFECTS__ */
function check(requirement, message$1) {
	return {
		kind: "validation",
		type: "check",
		reference: check,
		async: false,
		expects: null,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "input", dataset, config$1);
			return dataset;
		}
	};
}
/* @__NO_SIDE_EFFECTS__ */
function finite(message$1) {
	return {
		kind: "validation",
		type: "finite",
		reference: finite,
		async: false,
		expects: null,
		requirement: Number.isFinite,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "finite", dataset, config$1);
			return dataset;
		}
	};
}
/* @__NO_SIDE_EFFECTS__ */
function maxLength(requirement, message$1) {
	return {
		kind: "validation",
		type: "max_length",
		reference: maxLength,
		async: false,
		expects: `<=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && dataset.value.length > this.requirement) _addIssue(this, "length", dataset, config$1, { received: `${dataset.value.length}` });
			return dataset;
		}
	};
}
/* @__NO_SIDE_EFFECTS__ */
function maxValue(requirement, message$1) {
	return {
		kind: "validation",
		type: "max_value",
		reference: maxValue,
		async: false,
		expects: `<=${requirement instanceof Date ? requirement.toJSON() : /* @__PURE__ */ _stringify(requirement)}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !(dataset.value <= this.requirement)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : /* @__PURE__ */ _stringify(dataset.value) });
			return dataset;
		}
	};
}
/* @__NO_SIDE_EFFECTS__ */
function minValue(requirement, message$1) {
	return {
		kind: "validation",
		type: "min_value",
		reference: minValue,
		async: false,
		expects: `>=${requirement instanceof Date ? requirement.toJSON() : /* @__PURE__ */ _stringify(requirement)}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !(dataset.value >= this.requirement)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : /* @__PURE__ */ _stringify(dataset.value) });
			return dataset;
		}
	};
}
/* @__NO_SIDE_EFFECTS__ */
function regex(requirement, message$1) {
	return {
		kind: "validation",
		type: "regex",
		reference: regex,
		async: false,
		expects: `${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "format", dataset, config$1);
			return dataset;
		}
	};
}
/* @__NO_SIDE_EFFECTS__ */
function safeInteger(message$1) {
	return {
		kind: "validation",
		type: "safe_integer",
		reference: safeInteger,
		async: false,
		expects: null,
		requirement: Number.isSafeInteger,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "safe integer", dataset, config$1);
			return dataset;
		}
	};
}
/* @__NO_SIDE_EFFECTS__ */
function startsWith(requirement, message$1) {
	return {
		kind: "validation",
		type: "starts_with",
		reference: startsWith,
		async: false,
		expects: `"${requirement}"`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !dataset.value.startsWith(this.requirement)) _addIssue(this, "start", dataset, config$1, { received: `"${dataset.value.slice(0, this.requirement.length)}"` });
			return dataset;
		}
	};
}
/**
* Creates a custom transformation action.
*
* @param operation The transformation operation.
*
* @returns A transform action.
*/
/* @__NO_SIDE_EFFECTS__ */
function transform(operation) {
	return {
		kind: "transformation",
		type: "transform",
		reference: transform,
		async: false,
		operation,
		"~run"(dataset) {
			dataset.value = this.operation(dataset.value);
			return dataset;
		}
	};
}
/* @__NO_SIDE_EFFECTS__ */
function value(requirement, message$1) {
	return {
		kind: "validation",
		type: "value",
		reference: value,
		async: false,
		expects: requirement instanceof Date ? requirement.toJSON() : /* @__PURE__ */ _stringify(requirement),
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !/* @__PURE__ */ _isValueMatch(this.requirement, dataset.value)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : /* @__PURE__ */ _stringify(dataset.value) });
			return dataset;
		}
	};
}
const ABORT_EARLY_CONFIG = { abortEarly: true };
/**
* Returns the fallback value of the schema.
*
* @param schema The schema to get it from.
* @param dataset The output dataset if available.
* @param config The config if available.
*
* @returns The fallback value.
*/
/* @__NO_SIDE_EFFECTS__ */
function getFallback(schema, dataset, config$1) {
	return typeof schema.fallback === "function" ? schema.fallback(dataset, config$1) : schema.fallback;
}
/**
* Returns a fallback value as output if the input does not match the schema.
*
* @param schema The schema to catch.
* @param fallback The fallback value.
*
* @returns The passed schema.
*/
/* @__NO_SIDE_EFFECTS__ */
function fallback(schema, fallback$1) {
	return _standardSchema({
		...schema,
		fallback: fallback$1,
		"~run"(dataset, config$1) {
			const outputDataset = schema["~run"](dataset, config$1);
			return outputDataset.issues ? {
				typed: true,
				value: /* @__PURE__ */ getFallback(this, outputDataset, config$1)
			} : outputDataset;
		}
	});
}
/**
* Returns the default value of the schema.
*
* @param schema The schema to get it from.
* @param dataset The input dataset if available.
* @param config The config if available.
*
* @returns The default value.
*/
/* @__NO_SIDE_EFFECTS__ */
function getDefault(schema, dataset, config$1) {
	return typeof schema.default === "function" ? schema.default(dataset, config$1) : schema.default;
}
/**
* Checks if the input matches the schema. By using a type predicate, this
* function can be used as a type guard.
*
* @param schema The schema to be used.
* @param input The input to be tested.
*
* @returns Whether the input matches the schema.
*/
/* @__NO_SIDE_EFFECTS__ */
function is(schema, input) {
	return !schema["~run"]({ value: input }, ABORT_EARLY_CONFIG).issues;
}
/* @__NO_SIDE_EFFECTS__ */
function array(item, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "array",
		reference: array,
		expects: "Array",
		async: false,
		item,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (Array.isArray(input)) {
				dataset.typed = true;
				dataset.value = [];
				for (let key = 0; key < input.length; key++) {
					const value$1 = input[key];
					const itemDataset = this.item["~run"]({ value: value$1 }, config$1);
					if (itemDataset.issues) {
						const pathItem = {
							type: "array",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of itemDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = itemDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!itemDataset.typed) dataset.typed = false;
					dataset.value.push(itemDataset.value);
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function boolean(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "boolean",
		reference: boolean,
		expects: "boolean",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (typeof dataset.value === "boolean") dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function custom(check$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "custom",
		reference: custom,
		expects: "unknown",
		async: false,
		check: check$1,
		message: message$1,
		"~run"(dataset, config$1) {
			if (this.check(dataset.value)) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function exactOptional(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "exact_optional",
		reference: exactOptional,
		expects: wrapped.expects,
		async: false,
		wrapped,
		default: default_,
		"~run"(dataset, config$1) {
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function literal(literal_, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "literal",
		reference: literal,
		expects: /* @__PURE__ */ _stringify(literal_),
		async: false,
		literal: literal_,
		message: message$1,
		"~run"(dataset, config$1) {
			if (/* @__PURE__ */ _isSameValueZero(dataset.value, this.literal)) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function number(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "number",
		reference: number,
		expects: "number",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (typeof dataset.value === "number" && !isNaN(dataset.value)) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function object(entries$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "object",
		reference: object,
		expects: "Object",
		async: false,
		entries: entries$1,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				dataset.typed = true;
				dataset.value = {};
				for (const key in this.entries) {
					const valueSchema = this.entries[key];
					if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
						const value$1 = key in input ? input[key] : /* @__PURE__ */ getDefault(valueSchema);
						const valueDataset = valueSchema["~run"]({ value: value$1 }, config$1);
						if (valueDataset.issues) {
							const pathItem = {
								type: "object",
								origin: "value",
								input,
								key,
								value: value$1
							};
							for (const issue of valueDataset.issues) {
								if (issue.path) issue.path.unshift(pathItem);
								else issue.path = [pathItem];
								dataset.issues?.push(issue);
							}
							if (!dataset.issues) dataset.issues = valueDataset.issues;
							if (config$1.abortEarly) {
								dataset.typed = false;
								break;
							}
						}
						if (!valueDataset.typed) dataset.typed = false;
						dataset.value[key] = valueDataset.value;
					} else if (valueSchema.fallback !== void 0) dataset.value[key] = /* @__PURE__ */ getFallback(valueSchema);
					else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
						_addIssue(this, "key", dataset, config$1, {
							input: void 0,
							expected: `"${key}"`,
							path: [{
								type: "object",
								origin: "key",
								input,
								key,
								value: input[key]
							}]
						});
						if (config$1.abortEarly) break;
					}
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function optional(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "optional",
		reference: optional,
		expects: `(${wrapped.expects} | undefined)`,
		async: false,
		wrapped,
		default: default_,
		"~run"(dataset, config$1) {
			if (dataset.value === void 0) {
				if (this.default !== void 0) dataset.value = /* @__PURE__ */ getDefault(this, dataset, config$1);
				if (dataset.value === void 0) {
					dataset.typed = true;
					return dataset;
				}
			}
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function record(key, value$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "record",
		reference: record,
		expects: "Object",
		async: false,
		key,
		value: value$1,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				dataset.typed = true;
				dataset.value = {};
				for (const entryKey in input) if (/* @__PURE__ */ _isValidObjectKey(input, entryKey)) {
					const entryValue = input[entryKey];
					const keyDataset = this.key["~run"]({ value: entryKey }, config$1);
					if (keyDataset.issues) {
						const pathItem = {
							type: "object",
							origin: "key",
							input,
							key: entryKey,
							value: entryValue
						};
						for (const issue of keyDataset.issues) {
							issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = keyDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					const valueDataset = this.value["~run"]({ value: entryValue }, config$1);
					if (valueDataset.issues) {
						const pathItem = {
							type: "object",
							origin: "value",
							input,
							key: entryKey,
							value: entryValue
						};
						for (const issue of valueDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = valueDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!keyDataset.typed || !valueDataset.typed) dataset.typed = false;
					if (keyDataset.typed) dataset.value[keyDataset.value] = valueDataset.value;
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function string(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "string",
		reference: string,
		expects: "string",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (typeof dataset.value === "string") dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function undefined_(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "undefined",
		reference: undefined_,
		expects: "undefined",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.value === void 0) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
/**
* Returns the sub issues of the provided datasets for the union issue.
*
* @param datasets The datasets.
*
* @returns The sub issues.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _subIssues(datasets) {
	let issues;
	if (datasets) for (const dataset of datasets) if (issues) for (const issue of dataset.issues) issues.push(issue);
	else issues = dataset.issues;
	return issues;
}
/* @__NO_SIDE_EFFECTS__ */
function union(options, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "union",
		reference: union,
		expects: /* @__PURE__ */ _joinExpects(options.map((option) => option.expects), "|"),
		async: false,
		options,
		message: message$1,
		"~run"(dataset, config$1) {
			let validDataset;
			let typedDatasets;
			let untypedDatasets;
			for (const schema of this.options) {
				const optionDataset = schema["~run"]({ value: dataset.value }, config$1);
				if (optionDataset.typed) if (optionDataset.issues) if (typedDatasets) typedDatasets.push(optionDataset);
				else typedDatasets = [optionDataset];
				else {
					validDataset = optionDataset;
					break;
				}
				else if (untypedDatasets) untypedDatasets.push(optionDataset);
				else untypedDatasets = [optionDataset];
			}
			if (validDataset) return validDataset;
			if (typedDatasets) {
				if (typedDatasets.length === 1) return typedDatasets[0];
				_addIssue(this, "type", dataset, config$1, { issues: /* @__PURE__ */ _subIssues(typedDatasets) });
				dataset.typed = true;
			} else if (untypedDatasets?.length === 1) return untypedDatasets[0];
			else _addIssue(this, "type", dataset, config$1, { issues: /* @__PURE__ */ _subIssues(untypedDatasets) });
			return dataset;
		}
	});
}
/**
* Creates a unknown schema.
*
* @returns A unknown schema.
*/
/* @__NO_SIDE_EFFECTS__ */
function unknown$2() {
	return _standardSchema({
		kind: "schema",
		type: "unknown",
		reference: unknown$2,
		expects: "unknown",
		async: false,
		"~run"(dataset) {
			dataset.typed = true;
			return dataset;
		}
	});
}
/* @__NO_SIDE_EFFECTS__ */
function variant(key, options, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "variant",
		reference: variant,
		expects: "Object",
		async: false,
		key,
		options,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				let outputDataset;
				let maxDiscriminatorPriority = 0;
				let invalidDiscriminatorKey = this.key;
				let expectedDiscriminators = [];
				const parseOptions = (variant$1, allKeys) => {
					for (const schema of variant$1.options) {
						if (schema.type === "variant") parseOptions(schema, new Set(allKeys).add(schema.key));
						else {
							let keysAreValid = true;
							let currentPriority = 0;
							for (const currentKey of allKeys) {
								const discriminatorSchema = schema.entries[currentKey];
								if (currentKey in input ? discriminatorSchema["~run"]({
									typed: false,
									value: input[currentKey]
								}, ABORT_EARLY_CONFIG).issues : discriminatorSchema.type !== "exact_optional" && discriminatorSchema.type !== "optional" && discriminatorSchema.type !== "nullish") {
									keysAreValid = false;
									if (invalidDiscriminatorKey !== currentKey && (maxDiscriminatorPriority < currentPriority || maxDiscriminatorPriority === currentPriority && currentKey in input && !(invalidDiscriminatorKey in input))) {
										maxDiscriminatorPriority = currentPriority;
										invalidDiscriminatorKey = currentKey;
										expectedDiscriminators = [];
									}
									if (invalidDiscriminatorKey === currentKey) expectedDiscriminators.push(schema.entries[currentKey].expects);
									break;
								}
								currentPriority++;
							}
							if (keysAreValid) {
								const optionDataset = schema["~run"]({ value: input }, config$1);
								if (!outputDataset || !outputDataset.typed && optionDataset.typed) outputDataset = optionDataset;
							}
						}
						if (outputDataset && !outputDataset.issues) break;
					}
				};
				parseOptions(this, /* @__PURE__ */ new Set([this.key]));
				if (outputDataset) return outputDataset;
				_addIssue(this, "type", dataset, config$1, {
					input: input[invalidDiscriminatorKey],
					expected: /* @__PURE__ */ _joinExpects(expectedDiscriminators, "|"),
					path: [{
						type: "object",
						origin: "value",
						input,
						key: invalidDiscriminatorKey,
						value: input[invalidDiscriminatorKey]
					}]
				});
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
/**
* Parses an unknown input based on a schema.
*
* @param schema The schema to be used.
* @param input The input to be parsed.
* @param config The parse configuration.
*
* @returns The parsed input.
*/
function parse$1(schema, input, config$1) {
	const dataset = schema["~run"]({ value: input }, /* @__PURE__ */ getGlobalConfig(config$1));
	if (dataset.issues) throw new ValiError(dataset.issues);
	return dataset.value;
}
/* @__NO_SIDE_EFFECTS__ */
function pipe(...pipe$1) {
	return _standardSchema({
		...pipe$1[0],
		pipe: pipe$1,
		"~run"(dataset, config$1) {
			for (const item of pipe$1) if (item.kind !== "metadata") {
				if (dataset.issues && (item.kind === "schema" || item.kind === "transformation")) {
					dataset.typed = false;
					break;
				}
				if (!dataset.issues || !config$1.abortEarly && !config$1.abortPipeEarly) dataset = item["~run"](dataset, config$1);
			}
			return dataset;
		}
	});
}
/**
* Parses an unknown input based on a schema.
*
* @param schema The schema to be used.
* @param input The input to be parsed.
* @param config The parse configuration.
*
* @returns The parse result.
*/
/* @__NO_SIDE_EFFECTS__ */
function safeParse(schema, input, config$1) {
	const dataset = schema["~run"]({ value: input }, /* @__PURE__ */ getGlobalConfig(config$1));
	return {
		typed: dataset.typed,
		success: !dataset.issues,
		output: dataset.value,
		issues: dataset.issues
	};
}
// src/system/schema.ts
/** Checks values that come from outside this process: names the field that is wrong, never its value. */
/**
* The first field that does not fit the schema, as the end of a sentence: `: segments.0.kind`. Empty if the whole value is
* of another kind; undefined if the value fits.
*/
function misfit(schema, value) {
	const { success, issues: [first] = [] } = /* @__PURE__ */ safeParse(schema, value, { abortEarly: true });
	if (success || !first) return void 0;
	const path = /* @__PURE__ */ getDotPath(first);
	return path === null ? "" : `: ${path}`;
}
// src/entry/digest.ts
/** Digests of the blocks of a stored object. They show a wrong byte before a job uses it. */
/** The length of a block. The last block may be shorter. */
const blockBytes = 1048576;
const digestBytes = 32;
/** The length of all digests of a body of `bytes` bytes. */
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
		/** All digests one after the other, 32 bytes each. */
		finish() {
			const last = blocks.rest();
			if (last.length > 0) digests.push(sha256(...last));
			return Buffer.concat(digests);
		}
	};
}
/** Whether these bytes are block `number` of the stored object. @param block its bytes in pieces */
function isBlock(block, number, digests) {
	const expected = digests.subarray(number * digestBytes, (number + 1) * digestBytes);
	return expected.length === digestBytes && sha256(...block).equals(expected);
}
/** Identifies a layer and the bytes behind it in its last block, in hex. A layer starts with a block. */
function layerDigest(digests, { offset, length }) {
	const numbers = blocksBetween(offset, offset + length);
	const from = numbers[0] * digestBytes;
	return sha256(Buffer.from(`${length}\n`), digests.subarray(from, from + numbers.length * digestBytes)).toString("hex");
}
function sha256(...pieces) {
	const hash = createHash("sha256");
	for (const piece of pieces) hash.update(piece);
	return hash.digest();
}
/** The numbers of the blocks with the bytes from `start` up to, not including, `end`. */
function blocksBetween(start, end) {
	const first = Math.floor(start / blockBytes);
	const length = end > start ? Math.ceil(end / blockBytes) - first : 0;
	return Array.from({ length }, (_, i) => first + i);
}
// src/entry/container.ts
/** A stored object: a body of segments, then the index, which describes the body and has its digests. */
/** Part of the version of every entry: after a change, older entries are misses. */
const containerVersion = "headstart-3";
const countSchema = /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ safeInteger(), /* @__PURE__ */ minValue(0));
const nameSchema = /* @__PURE__ */ pipe(/* @__PURE__ */ string(), /* @__PURE__ */ regex(/^[a-z-]{1,32}$/));
const isLength = (value) => Number.isSafeInteger(value) && value > 0;
const maxKeyLength = 512;
const segmentKinds = [
	"files",
	"skeleton",
	"archive",
	"image",
	"delta",
	"removals"
];
function knownKind(name) {
	const kind = segmentKinds.find((known) => known === name);
	if (kind) return kind;
	throw new UnknownEntry(`the entry has segments of the kind ${name}, which this version of Headstart cannot read`);
}
const segmentSchema = /* @__PURE__ */ pipe(/* @__PURE__ */ object({
	/** The check throws UnknownEntry if only a later version of Headstart knows the kind. */
	kind: /* @__PURE__ */ pipe(nameSchema, /* @__PURE__ */ transform(knownKind)),
	/** In the object, in bytes: the `startAfter` of the segment before. */
	offset: countSchema,
	/** In the object, in bytes. */
	length: countSchema,
	/**
	* The lengths of its zstd frames, in bytes. Absent if it is one frame, or is not compressed. Large entries have
	* thousands of frames: a schema for each takes ten times as long.
	*/
	frames: /* @__PURE__ */ exactOptional(/* @__PURE__ */ custom((frames) => Array.isArray(frames) && frames.every(isLength))),
	/** The number of files, directories and links in the segment. */
	files: countSchema,
	/** The space of its files on the disk that they were saved from, in bytes. */
	bytes: countSchema,
	/** The sum of its files' lengths, with holes and without the disk's compression. Absent if it is `bytes`. */
	unpackedBytes: /* @__PURE__ */ exactOptional(countSchema),
	/** The top of an image or layer: the workspace, or the base of the line of `path` with this number. */
	root: /* @__PURE__ */ exactOptional(/* @__PURE__ */ union([/* @__PURE__ */ literal("workspace"), countSchema])),
	/** Where the bases of lines were in the workspace that an image of it was saved from, by the numbers of the lines. */
	bases: /* @__PURE__ */ exactOptional(/* @__PURE__ */ record(/* @__PURE__ */ string(), /* @__PURE__ */ string())),
	/** How many bytes of an image or layer later layers hide or remove. Absent if none. */
	deadBytes: /* @__PURE__ */ exactOptional(countSchema)
}), /* @__PURE__ */ check(({ frames, length }) => !frames || frames.reduce((all, one) => all + one, 0) === length));
const factsSchema = /* @__PURE__ */ object({
	container: /* @__PURE__ */ pipe(/* @__PURE__ */ string(), /* @__PURE__ */ value(containerVersion)),
	format: nameSchema,
	key: /* @__PURE__ */ pipe(/* @__PURE__ */ string(), /* @__PURE__ */ maxLength(maxKeyLength)),
	/** The lines of `path`. The name of a member starts with the number of its line. */
	paths: /* @__PURE__ */ array(/* @__PURE__ */ string()),
	segments: /* @__PURE__ */ array(segmentSchema),
	files: countSchema,
	bytes: countSchema,
	/** Absent unless the user wants it. */
	sources: /* @__PURE__ */ exactOptional(/* @__PURE__ */ object({
		/** A whole second after the last write to the cached files. No recorded time is after it. Since 1970. */
		savedAt: /* @__PURE__ */ pipe(countSchema, /* @__PURE__ */ maxValue(2 ** 32)),
		/** In base64. */
		times: /* @__PURE__ */ string()
	})),
	/** When the last builds of a rolling cache began, the newest first; in seconds since 1970. Absent if files have other times. */
	builds: /* @__PURE__ */ exactOptional(/* @__PURE__ */ pipe(/* @__PURE__ */ array(countSchema), /* @__PURE__ */ maxLength(100))),
	/** For each file of a mounted cache that its tool can lose, how many builds have not used it: `idle-files.ts`. In base64. */
	idle: /* @__PURE__ */ exactOptional(/* @__PURE__ */ string()),
	/** Absent if no link leads out, or if the save did not look at the files one by one. */
	linksOut: /* @__PURE__ */ exactOptional(/* @__PURE__ */ object({
		/** How many links lead out of what is cached. */
		count: countSchema,
		/** The name of a member that is such a link. A byte string, as the target is. */
		member: /* @__PURE__ */ string(),
		/** What the link holds. It led somewhere when the entry was saved. */
		target: /* @__PURE__ */ string()
	}))
});
/** Whether the segment is a layer of changes. */
function isLayer({ kind }) {
	return kind === "delta";
}
/** Whether the kernel can mount the segment, an image or a layer, by its offset in the object. */
function isMountable({ kind }) {
	return kind === "image" || kind === "delta";
}
/** The offset of a segment behind `end` bytes of the body. Zeros fill the gap. */
function startAfter(end, kind) {
	return isMountable({ kind }) ? Math.ceil(end / blockBytes) * blockBytes : end;
}
/** In bytes. */
function bodyLength({ segments }) {
	const last = segments.at(-1);
	return last ? last.offset + last.length : 0;
}
/** Identifies an entry: no other entry has the same index. In hex. */
function identityOf({ digests, ...facts }) {
	return sha256(Buffer.from(JSON.stringify(facts)), digests).toString("hex");
}
// src/entry/body.ts
/** Reads the body of a stored object. The reader gets only bytes of verified blocks. */
/** The body, in pieces as they arrive. @throws BadEntry as `readBlocks` */
function readBody(entry, index, options) {
	const { onRead, order, signal } = options;
	const blocks = {
		first: 0,
		end: Math.ceil(bodyLength(index) / blockBytes)
	};
	return mapStream(entry.read(0, bodyLength(index), order), async function* (bytes) {
		for await (const { number, pieces } of checkedBlocks(bytes, {
			entry,
			index,
			blocks
		})) {
			let position = number * blockBytes;
			for (const piece of pieces) {
				signal.throwIfAborted();
				onRead?.(piece.length);
				yield Object.assign(piece, { position });
				position += piece.length;
			}
		}
	});
}
/**
* Verified blocks of the body. A wrong block is read once more, because the network may have damaged it.
* @throws BadEntry if the block is wrong again, or the entry ends too early
*/
function readBlocks(entry, index, blocks, how) {
	const end = Math.min(blocks.end * blockBytes, bodyLength(index));
	const bytes = entry.read(blocks.first * blockBytes, end, how);
	return {
		...bytes.release && { release: bytes.release },
		[Symbol.asyncIterator]: () => checkedBlocks(bytes, {
			entry,
			index,
			blocks
		})
	};
}
async function* checkedBlocks(bytes, { entry, index, blocks }) {
	const missing = new Set(blocksBetween(blocks.first * blockBytes, blocks.end * blockBytes));
	for await (const { number, pieces } of arrivingBlocks(bytes, index, blocks.first)) {
		const right = isBlock(pieces, number, index.digests) ? pieces : [await readBlockAgain(entry, index, number)];
		if (entry.file?.isWhole === false) await entry.file.write(right, number * blockBytes);
		if (missing.delete(number)) yield {
			number,
			pieces: right
		};
	}
	if (missing.size > 0) throw new BadEntry("it ended before its body did");
}
async function* arrivingBlocks(bytes, index, first) {
	const begun = /* @__PURE__ */ new Map();
	let next = first * blockBytes;
	for await (const piece of bytes) {
		const start = piece.position ?? next;
		next = start + piece.length;
		for (const number of blocksBetween(start, start + piece.length)) {
			const from = Math.max(start, number * blockBytes);
			const pieces = begun.get(number) ?? /* @__PURE__ */ new Map();
			begun.set(number, pieces.set(from, piece.subarray(from - start, (number + 1) * blockBytes - start)));
			const length = Math.min(blockBytes, bodyLength(index) - number * blockBytes);
			if (lengthOf([...pieces.values()]) < length) continue;
			begun.delete(number);
			yield {
				number,
				pieces: [...pieces].toSorted(([one], [other]) => one - other).map(([, bytes]) => bytes)
			};
		}
	}
}
async function readBlockAgain(entry, index, number) {
	const start = number * blockBytes;
	const read = (start, end) => entry.read(start, end, "again");
	const block = await readRange({
		...entry,
		read
	}, start, Math.min(start + blockBytes, bodyLength(index)));
	if (isBlock([block], number, index.digests)) return block;
	throw new BadEntry(`the bytes from ${start} on do not match their SHA-256`);
}
/** The bytes of an entry without an index. No digest proves them. @throws BadEntry if the entry ends early */
async function* readBare(entry, { onRead, signal }) {
	let position = 0;
	for await (const bytes of entry.read(0, entry.size)) {
		signal.throwIfAborted();
		onRead?.(bytes.length);
		position += bytes.length;
		yield bytes;
	}
	if (Number.isFinite(entry.size) && position !== entry.size) throw new BadEntry(`it ended at byte ${position} of ${entry.size}`);
}
/** @throws BadEntry if the entry ends before `end` */
async function readRange(entry, start, end) {
	const pieces = [];
	for await (const piece of entry.read(start, end)) pieces.push(piece);
	const bytes = Buffer.concat(pieces);
	if (bytes.length !== end - start) throw new BadEntry(`it ended at byte ${start + bytes.length} of ${entry.size}`);
	return bytes;
}
// src/entry/index-frame.ts
/** Writes and reads an entry's index: a zstd frame at the end of the stored object. */
const skippableMagic = 407710288;
const frameHeaderBytes = 8;
const indexHeaderBytes = 20;
const ending = Buffer.from("HEADSTR2");
const trailerBytes = 36 + ending.length;
const indexOverheadBytes = indexHeaderBytes + trailerBytes;
const maxJsonBytes = 4194304;
const maxSignatureBytes = 32768;
const maxBodyBytes = 1024 ** 4;
/**
* The last bytes of the object, behind the body.
* @param signature of `digestToSign`
* @throws Error if the segments and paths take more JSON than a reader accepts
*/
function sealIndex(index, signature = Buffer.alloc(0)) {
	const { digests } = index;
	const json = jsonOf(index);
	if (json.length > maxJsonBytes) throw new Error(`the index is too large: its JSON has ${json.length} bytes`);
	const header = Buffer.alloc(indexHeaderBytes);
	const parts = [
		digests,
		json,
		signature
	];
	const lengths = parts.map((part) => part.length);
	const length = lengths.reduce((sum, partBytes) => sum + partBytes, indexOverheadBytes);
	const numbers = [
		skippableMagic,
		length - frameHeaderBytes,
		...lengths
	];
	for (const [i, number] of numbers.entries()) header.writeUInt32LE(number, 4 * i);
	const end = Buffer.alloc(4);
	end.writeUInt32LE(length);
	return Buffer.concat([
		header,
		...parts,
		sha256(header, ...parts),
		end,
		ending
	]);
}
function jsonOf({ digests: _, ...facts }) {
	return Buffer.from(JSON.stringify(facts));
}
/** The digest of an index that its signature signs. */
function digestToSign(index) {
	return signedDigest(index.digests, jsonOf(index));
}
/** How many of the last bytes a reader reads first. They hold the whole index, except of very large entries. */
const usualIndexBytes = 131072;
/**
* Reads the index of an entry in one small read; very large entries need a second one.
* @param check is called before anything reads the JSON; without it, a signature is ignored
* @throws BadEntry if the index is missing or damaged; the error of `check`
*/
async function readIndex$1(entry, check) {
	return openFrame(await readFrame(entry), entry.size, check);
}
/** Allocates at most the length of the longest index that an entry of this size can have. */
async function readFrame(entry) {
	const { size } = entry;
	if (size < indexOverheadBytes) throw new BadEntry(`it has only ${size} bytes`);
	const tail = await readRange(entry, Math.max(0, size - usualIndexBytes), size);
	if (!tail.subarray(-ending.length).equals(ending)) throw new BadEntry("it does not end in an index: cut short, or not written by Headstart");
	const length = tail.readUInt32LE(tail.length - ending.length - 4);
	const most = indexOverheadBytes + digestsLength(Math.min(size, maxBodyBytes)) + maxJsonBytes + maxSignatureBytes;
	if (length < indexOverheadBytes || length > Math.min(size, most)) throw new BadEntry(`its index has ${length} bytes, which is no length of an index`);
	return length <= tail.length ? tail.subarray(-length) : readRange(entry, size - length, size);
}
async function openFrame(frame, entryBytes, check) {
	const digestAt = frame.length - trailerBytes;
	if (!sha256(frame.subarray(0, digestAt)).equals(frame.subarray(digestAt, digestAt + 32))) throw new BadEntry("its index does not match its SHA-256");
	const [digestsBytes = 0, jsonBytes = 0, signatureBytes = 0] = [
		0,
		1,
		2
	].map((i) => frame.readUInt32LE(frameHeaderBytes + 4 * i));
	const bodyBytes = entryBytes - frame.length;
	if (!(digestsBytes === digestsLength(bodyBytes) && jsonBytes <= maxJsonBytes && signatureBytes <= maxSignatureBytes && indexOverheadBytes + digestsBytes + jsonBytes + signatureBytes === frame.length)) throw new BadEntry("the parts of its index do not fit its body");
	const jsonAt = indexHeaderBytes + digestsBytes;
	const [digests, json] = [frame.subarray(indexHeaderBytes, jsonAt), frame.subarray(jsonAt, jsonAt + jsonBytes)];
	await check?.(frame.subarray(jsonAt + jsonBytes, digestAt), signedDigest(digests, json));
	const facts = orUndefined(() => JSON.parse(json.toString("utf8")));
	const wrong = misfit(factsSchema, facts);
	if (wrong !== void 0) throw new BadEntry(`its index is not what this version of Headstart writes${wrong}`);
	checkSegments(facts.segments, bodyBytes);
	return {
		...facts,
		digests
	};
}
/** Identifies the whole entry, because the digests cover its body. The length separates digests and JSON. */
function signedDigest(digests, json) {
	const length = Buffer.alloc(4);
	length.writeUInt32LE(digests.length);
	return sha256(length, digests, json);
}
function checkSegments(segments, bodyBytes) {
	let end = 0;
	for (const { kind, offset, length } of segments) {
		if (offset !== startAfter(end, kind) || length === 0) throw new BadEntry("its segments do not line up");
		end = offset + length;
	}
	if (end === 0 || end !== bodyBytes) throw new BadEntry("its segments do not fill its body");
}
// src/entry/signature.ts
/**
* Signs and verifies indexes, by keys or by tokens of the runner. Only an owner of the key, or the run of the token, can make
* an entry that passes, or move it to another name.
*/
const headBytes = 9;
function algorithmOf({ type }) {
	return type === "secret" ? {
		id: 1,
		name: "HMAC-SHA-256"
	} : {
		id: 2,
		name: "Ed25519"
	};
}
/** The start of a signature that is made now. */
function headOf(algorithm) {
	const head = Buffer.alloc(headBytes);
	head.writeUInt8(algorithm);
	head.writeBigUInt64LE(BigInt(Date.now()), 1);
	return head;
}
/** @param key a secret for HMAC-SHA-256, or a private key for Ed25519 */
function signatureOf(digest, place, key) {
	const head = headOf(algorithmOf(key).id);
	const statement = statementOf(head, digest, place);
	const value = key.type === "secret" ? hmac(statement, key) : sign(null, statement, key);
	return Buffer.concat([head, value]);
}
/**
* When the index was signed, by the clock of its signer.
* @throws UnverifiedEntry if none of the keys has signed the index for one of the places
*/
function verifySignature(signature, digest, { places, keys }) {
	if (signature.length === 0) throw new UnverifiedEntry("has no signature");
	const usable = keys.filter((key) => algorithmOf(key).id === signature[0]);
	if (usable.length === 0) {
		const known = [...new Set(keys.map((key) => algorithmOf(key).name))].join(" and ");
		throw new UnverifiedEntry(`has a signature of another kind than ${known}`);
	}
	const [head, value] = [signature.subarray(0, headBytes), signature.subarray(headBytes)];
	if (!places.some((place) => {
		const statement = statementOf(head, digest, place);
		return usable.some((key) => isSigned(statement, value, key));
	})) throw new UnverifiedEntry("has a wrong signature: it was changed, signed with another key, or copied from another repository, branch or version");
	return new Date(Number(head.readBigUInt64LE(1)));
}
/** The signed bytes. JSON separates the parts. The first part names the use, so that no other use accepts them. */
function statementOf(head, digest, { repository, scope, version }) {
	const parts = [
		"headstart-entry-1",
		head.toString("hex"),
		repository,
		scope,
		version,
		digest.toString("hex")
	];
	return Buffer.from(JSON.stringify(parts));
}
function isSigned(statement, value, key) {
	if (key.type !== "secret") return verify(null, statement, key, value);
	const right = hmac(statement, key);
	return value.length === right.length && timingSafeEqual(value, right);
}
function hmac(statement, key) {
	return createHmac("sha256", key).update(statement).digest();
}
const tokenKind = 3;
const maxTokenBytes = 16384;
const threeParts = /^[\w-]+\.[\w-]+\.[\w-]*$/;
/** @param requestToken gets a token for this audience. @throws its errors; Error if the token is no JWT, or is huge */
async function tokenSignatureOf(digest, place, requestToken) {
	const head = headOf(tokenKind);
	const token = await requestToken(audienceOf(head, digest, place));
	if (!isToken(token)) throw new Error("the runner gave a token that is no JWT, or is huge");
	return Buffer.concat([head, Buffer.from(token)]);
}
/** The audience that the token of a signature must have. @param signature or its head */
function audienceOf(signature, digest, place) {
	return `headstart-entry-1:${sha256(statementOf(signature.subarray(0, headBytes), digest, place)).toString("hex")}`;
}
/** @throws UnverifiedEntry if there is none */
function tokenIn(signature) {
	if (signature.length === 0) throw new UnverifiedEntry("has no token");
	if (signature[0] !== tokenKind) throw new UnverifiedEntry("has a signature of another kind than a token");
	const token = signature.toString("latin1", headBytes);
	if (!isToken(token)) throw new UnverifiedEntry("has a damaged or huge token");
	return token;
}
function isToken(text) {
	return text.length <= maxTokenBytes && threeParts.test(text);
}
// node_modules/jose/dist/webapi/lib/buffer_utils.js
const encoder = new TextEncoder();
const decoder = new TextDecoder();
const strictDecoder = new TextDecoder("utf-8", { fatal: !0 });
function concat(...buffers) {
	const size = buffers.reduce((acc, { length }) => acc + length, 0), buf = new Uint8Array(size);
	let i = 0;
	for (const buffer of buffers) buf.set(buffer, i), i += buffer.length;
	return buf;
}
const NON_ASCII = /[^\x00-\x7f]/;
function encode(string) {
	if (typeof string == "string" && string.length >= 128) {
		if (NON_ASCII.test(string)) throw new TypeError("non-ASCII string encountered in encode()");
		return encoder.encode(string);
	}
	const bytes = new Uint8Array(string.length);
	for (let i = 0; i < string.length; i++) {
		const code = string.charCodeAt(i);
		if (code > 127) throw new TypeError("non-ASCII string encountered in encode()");
		bytes[i] = code;
	}
	return bytes;
}
function decodeBase64(encoded, url = !1) {
	if (Uint8Array.fromBase64) return Uint8Array.fromBase64(encoded, { alphabet: url ? "base64url" : "base64" });
	if (url) {
		if (encoded.includes("+") || encoded.includes("/")) throw new TypeError("Invalid base64url");
		encoded = encoded.replace(/-/g, "+").replace(/_/g, "/");
	}
	const binary = atob(encoded), bytes = new Uint8Array(binary.length);
	for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i);
	return bytes;
}
// node_modules/jose/dist/webapi/util/errors.js
var JOSEError = class extends Error {
	static code = "ERR_JOSE_GENERIC";
	code = "ERR_JOSE_GENERIC";
	constructor(message, options) {
		super(message, options), this.name = this.constructor.name, Error.captureStackTrace?.(this, this.constructor);
	}
};
var JWTClaimValidationFailed = class extends JOSEError {
	static code = "ERR_JWT_CLAIM_VALIDATION_FAILED";
	code = "ERR_JWT_CLAIM_VALIDATION_FAILED";
	claim;
	reason;
	payload;
	constructor(message, payload, claim = "unspecified", reason = "unspecified") {
		super(message, { cause: {
			claim,
			reason,
			payload
		} }), this.claim = claim, this.reason = reason, this.payload = payload;
	}
};
var JWTExpired = class extends JOSEError {
	static code = "ERR_JWT_EXPIRED";
	code = "ERR_JWT_EXPIRED";
	claim;
	reason;
	payload;
	constructor(message, payload, claim = "unspecified", reason = "unspecified") {
		super(message, { cause: {
			claim,
			reason,
			payload
		} }), this.claim = claim, this.reason = reason, this.payload = payload;
	}
};
var JOSEAlgNotAllowed = class extends JOSEError {
	static code = "ERR_JOSE_ALG_NOT_ALLOWED";
	code = "ERR_JOSE_ALG_NOT_ALLOWED";
};
var JOSENotSupported = class extends JOSEError {
	static code = "ERR_JOSE_NOT_SUPPORTED";
	code = "ERR_JOSE_NOT_SUPPORTED";
};
var JWSInvalid = class extends JOSEError {
	static code = "ERR_JWS_INVALID";
	code = "ERR_JWS_INVALID";
};
var JWTInvalid = class extends JOSEError {
	static code = "ERR_JWT_INVALID";
	code = "ERR_JWT_INVALID";
};
var JWKSInvalid = class extends JOSEError {
	static code = "ERR_JWKS_INVALID";
	code = "ERR_JWKS_INVALID";
};
var JWKSNoMatchingKey = class extends JOSEError {
	static code = "ERR_JWKS_NO_MATCHING_KEY";
	code = "ERR_JWKS_NO_MATCHING_KEY";
	constructor(message = "no applicable key found in the JSON Web Key Set", options) {
		super(message, options);
	}
};
var JWKSMultipleMatchingKeys = class extends JOSEError {
	[Symbol.asyncIterator] = async function* () {};
	static code = "ERR_JWKS_MULTIPLE_MATCHING_KEYS";
	code = "ERR_JWKS_MULTIPLE_MATCHING_KEYS";
	constructor(message = "multiple matching keys found in the JSON Web Key Set", options) {
		super(message, options);
	}
};
var JWSSignatureVerificationFailed = class extends JOSEError {
	static code = "ERR_JWS_SIGNATURE_VERIFICATION_FAILED";
	code = "ERR_JWS_SIGNATURE_VERIFICATION_FAILED";
	constructor(message = "signature verification failed", options) {
		super(message, options);
	}
};
// node_modules/jose/dist/webapi/util/base64url.js
const invalid = "The input to be decoded is not correctly encoded.";
function decode(input) {
	try {
		return decodeBase64(typeof input == "string" ? input : decoder.decode(input), !0);
	} catch (cause) {
		throw new TypeError(invalid, { cause });
	}
}
// node_modules/jose/dist/webapi/lib/validate.js
function isObject$1(input) {
	if (typeof input != "object" || input === null || Object.prototype.toString.call(input) !== "[object Object]") return !1;
	const prototype = Object.getPrototypeOf(input);
	return prototype === null || Object.getPrototypeOf(prototype) === null;
}
function isJwkSet(input) {
	return isObject$1(input) && Array.isArray(input.keys) && Array.from(input.keys).every(isObject$1);
}
function isDisjoint(...headers) {
	const parameters = /* @__PURE__ */ new Set();
	for (const header of headers) if (header) for (const parameter of Object.keys(header)) {
		if (parameters.has(parameter)) return !1;
		parameters.add(parameter);
	}
	return !0;
}
function decodeBase64url(value, label, ErrorClass) {
	try {
		return decode(value);
	} catch (cause) {
		throw new ErrorClass(`Failed to base64url decode the ${label}`, { cause });
	}
}
function encodeAsciiMember(value, label, ErrorClass) {
	try {
		return encode(value);
	} catch (cause) {
		throw new ErrorClass(`The ${label} is not a valid base64url string`, { cause });
	}
}
function parseJoseHeader(encodedProtectedHeader, ErrorClass, message) {
	let parsed;
	try {
		parsed = JSON.parse(strictDecoder.decode(decode(encodedProtectedHeader)));
	} catch (cause) {
		throw new ErrorClass(message, { cause });
	}
	if (!isObject$1(parsed)) throw new ErrorClass(message);
	return parsed;
}
const JWS_RECOGNIZED = {
	__proto__: null,
	b64: !0
};
function validateAlgorithms(option, algorithms) {
	if (algorithms !== void 0 && (!Array.isArray(algorithms) || algorithms.some((s) => typeof s != "string"))) throw new TypeError(`"${option}" option must be an array of strings`);
	return algorithms === void 0 ? void 0 : new Set(algorithms);
}
function validateCrit(Err, recognizedDefault, recognizedOption, protectedHeader, joseHeader) {
	if (joseHeader.crit !== void 0 && protectedHeader?.crit === void 0) throw new Err("\"crit\" (Critical) Header Parameter MUST be integrity protected");
	if (!protectedHeader || protectedHeader.crit === void 0) return [];
	if (!Array.isArray(protectedHeader.crit) || protectedHeader.crit.length === 0 || protectedHeader.crit.some((input) => typeof input != "string" || input.length === 0)) throw new Err("\"crit\" (Critical) Header Parameter MUST be an array of non-empty strings when present");
	const recognized = recognizedOption === void 0 ? recognizedDefault : {
		__proto__: null,
		...recognizedOption,
		...recognizedDefault
	};
	for (const parameter of protectedHeader.crit) {
		if (!(parameter in recognized)) throw new JOSENotSupported(`Extension Header Parameter "${parameter}" is not recognized`);
		if (!Object.hasOwn(joseHeader, parameter) || joseHeader[parameter] === void 0) throw new Err(`Extension Header Parameter "${parameter}" is missing`);
		if (recognized[parameter] && (!Object.hasOwn(protectedHeader, parameter) || protectedHeader[parameter] === void 0)) throw new Err(`Extension Header Parameter "${parameter}" MUST be integrity protected`);
	}
	return protectedHeader.crit;
}
function validateB64(protectedHeader, extensions) {
	if (extensions.includes("b64")) {
		const b64 = protectedHeader.b64;
		if (typeof b64 != "boolean") throw new JWSInvalid("The \"b64\" (base64url-encode payload) Header Parameter must be a boolean");
		return b64;
	}
	return !0;
}
// node_modules/jose/dist/webapi/util/decode_jwt.js
function decodeJwt(jwt) {
	if (typeof jwt != "string") throw new JWTInvalid("JWTs must use Compact JWS serialization, JWT must be a string");
	const { 1: encodedPayload, length } = jwt.split(".");
	if (length === 5) throw new JWTInvalid("Only JWTs using Compact JWS serialization can be decoded");
	if (length !== 3) throw new JWTInvalid("Invalid JWT");
	if (!encodedPayload) throw new JWTInvalid("JWTs must contain a payload");
	let claimsSetBytes;
	try {
		claimsSetBytes = decode(encodedPayload);
	} catch (cause) {
		throw new JWTInvalid("Failed to base64url decode the payload", { cause });
	}
	let claimsSet;
	try {
		claimsSet = JSON.parse(strictDecoder.decode(claimsSetBytes));
	} catch (cause) {
		throw new JWTInvalid("Failed to parse the decoded payload as JSON", { cause });
	}
	if (!isObject$1(claimsSet)) throw new JWTInvalid("Invalid JWT Claims Set");
	return claimsSet;
}
// src/names/scopes.ts
/** GitHub's rules: which entries a run may read and write. They hold for every store. */
const trustedEvents = /* @__PURE__ */ new Set([
	"push",
	"schedule",
	"workflow_dispatch",
	"repository_dispatch",
	"delete",
	"registry_package",
	"page_build"
]);
/** Whether only users with write access to the repository can cause the event. */
function isTrustedEvent(event) {
	return trustedEvents.has(event);
}
const whoSaves = `GitHub lets these events save a branch's caches: ${[...trustedEvents].join(", ")}; a pull request saves its own. Save from one of them.`;
/** A run without a ref has no scope; callers check that first. */
function accessOf(run) {
	const granted = (run.token === void 0 ? void 0 : grantedScopes(run.token)) ?? scopesOfEvent(run);
	const access = {
		read: granted.read,
		write: granted.write
	};
	if (granted.write === void 0) access.whyNoWrite = `Cache save skipped: the token of this run is read-only (event '${run.eventName}'). ${whoSaves}`;
	if (isBranch(granted.write) && !isTrustedEvent(run.eventName)) {
		access.write = void 0;
		access.whyNoWrite = `Cache save skipped: anyone can cause the event '${run.eventName}', so it may not write the cache of ${granted.write}. ${whoSaves}`;
	}
	if (run.cacheMode === "none" || run.cacheMode === "read") {
		access.write = void 0;
		access.whyNoWrite = `Cache save skipped: the effective cache-mode '${run.cacheMode}' does not permit writes.`;
	}
	if (run.cacheMode === "none" || run.cacheMode === "write-only") {
		access.read = [];
		access.whyNoRead = `Cache restore skipped: the effective cache-mode '${run.cacheMode}' does not permit reads.`;
	}
	return access;
}
/** False for branches of a merge queue: GitHub makes them, and no other run reads their entries. */
function isBranch(scope = "") {
	return scope.startsWith("refs/heads/") && !scope.startsWith("refs/heads/gh-readonly-queue/");
}
/** The scopes in the runtime token's `ac` claim, which is JSON; undefined if there is no such token. */
function grantedScopes(token) {
	try {
		const { ac } = decodeJwt(token);
		const grants = JSON.parse(ac ?? "");
		const own = grants.find((grant) => grant.Permission & 2)?.Scope;
		const read = grants.filter((grant) => grant.Permission & 1).map((grant) => grant.Scope);
		if (read.length === 0 && !own) return void 0;
		return {
			read: unique([...own && read.includes(own) ? [own] : [], ...read]),
			write: own
		};
	} catch {
		return;
	}
}
function scopesOfEvent(run) {
	const branches = [run.baseBranch, run.defaultBranch].flatMap((branch) => branch ?? []);
	return {
		read: unique([run.ref, ...branches.map((branch) => `refs/heads/${branch}`)]),
		write: run.ref
	};
}
function unique(scopes) {
	return [...new Set(scopes)];
}
// src/system/runner-services.ts
/** The cache service that actions/cache would use here; undefined where there is none. */
function cacheService() {
	const { env } = process;
	const language = env.ACTIONS_CACHE_SERVICE_V2 && isGitHub(serverUrl()) ? "v2" : "v1";
	const url = language === "v2" ? env.ACTIONS_RESULTS_URL : env.ACTIONS_CACHE_URL;
	const token = env.ACTIONS_RUNTIME_TOKEN ?? "";
	return url && URL.canParse(url) && (token !== "" || language === "v1") ? {
		language,
		url,
		token
	} : void 0;
}
/** False for GitHub Enterprise Server, Gitea and Forgejo, which have the v1 service only. */
function isGitHub(url) {
	const host = URL.canParse(url) ? new URL(url).hostname : "";
	return host === "github.com" || host.endsWith(".ghe.com") || host.endsWith(".localhost");
}
/** GitHub, or the server of its kind that this runner belongs to. */
function serverUrl() {
	return process.env.GITHUB_SERVER_URL || "https://github.com";
}
/** The REST API of GitHub, or of the server of its kind that this runner belongs to. The runner sets it for every step. */
function restApiUrl() {
	return process.env.GITHUB_API_URL || "https://api.github.com";
}
/** Undefined if the job has no permission to ask. */
function idTokenService() {
	const { ACTIONS_ID_TOKEN_REQUEST_URL: url = "", ACTIONS_ID_TOKEN_REQUEST_TOKEN: token = "" } = process.env;
	return url.startsWith("https://") && URL.canParse(url) && token !== "" ? {
		url,
		token
	} : void 0;
}
// src/trust/trusted-writer.ts
/** Unless a line names the event, only events count that no stranger can cause. */
function isTrustedWriter(writers, run) {
	return writers.some(({ workflow, event }) => workflow.test(run.workflow) && (event === void 0 ? isTrustedEvent(run.event) : event === run.event));
}
// src/trust/signed-index.ts
/** Keeps the keys out of the log. Called before all other readers of the keys. */
function maskSigningKeys(read) {
	for (const secret of secretsIn$1(read("signing-key"))) mask(secret);
}
/** Undefined if the user wants no signatures. */
function signerFor({ signing }, place, signal) {
	const key = signing?.signer;
	if (key) return (digest) => signatureOf(digest, place, key);
	if (!signing?.writers.length) return void 0;
	return async (digest) => (await tokenTrust()).signByToken(digest, place, signal);
}
/** The reason why this job cannot save an entry that its readers trust, as a line for the log. */
function whyUntrusted({ signing }, { workflow, eventName: event }) {
	if (!signing || signing.signer) return void 0;
	if (signing.writers.length === 0) return "Cache save skipped: with verify-key and without signing-key, this job could save only an unsigned entry.";
	if (!isTrustedWriter(signing.writers, {
		workflow,
		event
	})) return `Cache save skipped: trusted-writers does not name this run of ${workflow || "an unknown workflow"} (event '${event}').`;
	if (idTokenService()) return void 0;
	return "Cache save skipped: with trusted-writers, this job could save only an entry without a token. Give it `permissions: id-token: write`.";
}
/** Starts to get the keys that verify tokens, while the job looks up the entry. */
async function prepareTrust({ signing }, signal) {
	if (signing?.writers.length) (await tokenTrust()).issuerKeys(signal);
}
/** Only jobs with `trusted-writers` load the library for tokens. */
function tokenTrust() {
	return import("./trust-token-trust.js");
}
const toleranceMs = 864e5;
/**
* Reads the index from the store: a copy of the entry proves nothing.
* @throws BadEntry if it is missing or damaged
* @throws UnverifiedEntry if the user gives keys, or writers, and none of them has signed this entry for this place
*/
async function readTrustedIndex(entry, { key, signing }, signal) {
	const stored = {
		size: entry.size,
		read: entry.readStored
	};
	if (!signing) return readIndex$1(stored);
	const run = currentRun();
	const scopes = entry.scope === void 0 ? accessOf(run).read : [entry.scope];
	const { version, createdAt } = entry;
	const places = scopes.map((scope) => ({
		repository: run.repository,
		scope,
		version
	}));
	try {
		const index = await readIndex$1(stored, async (signature, digest) => {
			if (signing.writers.length > 0) {
				const storedAt = createdAt.getTime() > 0 ? createdAt : void 0;
				const trust = {
					places,
					writers: signing.writers,
					storedAt,
					signal
				};
				return (await tokenTrust()).checkToken(signature, digest, trust);
			}
			const signedAt = verifySignature(signature, digest, {
				places,
				keys: signing.verifiers
			});
			if (!sameKey(entry.key, key) && createdAt.getTime() - signedAt.getTime() > toleranceMs) throw new UnverifiedEntry(`was signed on ${signedAt.toISOString()}, but stored only on ${createdAt.toISOString()}`);
		});
		if (sameKey(index.key, entry.key)) return index;
		throw new UnverifiedEntry(`was signed for another key, ${index.key}`);
	} catch (error) {
		if (!(error instanceof UnverifiedEntry)) throw error;
		throw new UnverifiedEntry(`the entry ${entry.key} ${error.message}. This job does not use the entry and leaves it in the store. To save another one, change the key or delete the entry, see docs/security.md`);
	}
}
// src/job/shared/caches-of-step.ts
/** Finds out which caches the step has, and the inputs of each. */
/** Finds the caches of a step without an earlier main. @throws JobFailure naming the input */
async function cachesOfStep(step, signal) {
	const given = await listedCaches(step) ?? await cachesOfPresets(step, signal);
	warnOfDirectories(given);
	const parts = given.map((cache) => within(cache, () => partsOf(cache, step, signal).catch(() => [cache])));
	const caches = (await Promise.all(parts)).flat();
	const names = caches.map(({ name }) => name.toLowerCase());
	const twice = caches.find(({ name }, i) => names.indexOf(name.toLowerCase()) !== i);
	if (twice) throw new JobFailure(`Two caches have the name ${twice.name}: the builds of a preset have a cache of this name. Give the item of \`caches\` another name.`);
	return caches;
}
/** A preset with downloads and builds is two caches, unless the user decides on their files, their keys, or that both roll. */
async function partsOf(cache, step, signal) {
	const { name, inputs, read } = cache;
	if (read("preset") === "") return [cache];
	const { choicesOf, isOfTwoCaches } = await import("./inputs-presets-auto.js");
	const [choice, ...others] = await choicesOf(read("preset"), read("working-directory"), signal);
	if (!choice || others.length > 0) return [cache];
	if (!isOfTwoCaches(choice, read)) return [cache];
	const of = name === "" ? choice.name : name;
	const ofBuilds = new Map([...inputs, ["fail-on-cache-miss", ""]]);
	return [{
		...cacheInputs(step, of, inputs),
		kind: "downloads"
	}, {
		...cacheInputs(step, `${of}-builds`, ofBuilds),
		kind: "builds",
		of
	}];
}
/**
* The caches of main, with the inputs that main has read: the job may have changed lock files meanwhile, and the runner may
* give post the inputs of another action (https://github.com/actions/runner/issues/2030).
*/
async function cachesOf(step, states) {
	const listed = await listedCaches(step).catch(() => void 0);
	return Object.entries(states).map(([name, state]) => {
		const { of = name } = state;
		const kept = state.kind === "begun" ? {} : state.inputs;
		const inputs = new Map(keptNames().map((input) => [input, kept[input] ?? ""]));
		const item = listed?.find((cache) => cache.name === of)?.inputs;
		for (const input of freshNames) {
			const fresh = item?.get(input);
			if (fresh !== void 0) inputs.set(input, fresh);
		}
		return cacheInputs(step, name, inputs);
	});
}
async function listedCaches(step) {
	const list = step.read("caches");
	if (list === "") return void 0;
	const own = [
		"preset",
		"path",
		"key",
		"restore-keys"
	].find((name) => step.read(name) !== "");
	if (own) throw new JobFailure(`Inputs \`caches\` and \`${own}\` are both given; give \`${own}\` to the items of \`caches\`.`);
	const { readCaches } = await import("./inputs-caches.js");
	return readCaches(list).map(({ name, inputs }) => cacheInputs(step, name, inputs));
}
async function cachesOfPresets(step, signal) {
	const preset = step.read("preset");
	if (preset === "") return [cacheInputs(step, "")];
	const { choicesOf, namesFiles } = await import("./inputs-presets-auto.js");
	const choices = await choicesOf(preset, step.read("working-directory"), signal);
	const caches = choices.map(({ name, directory }) => {
		const inputs = /* @__PURE__ */ new Map([["preset", name], ["working-directory", directory]]);
		return cacheInputs(step, choices.length === 1 ? "" : name, inputs);
	});
	if (caches.length === 1) return caches;
	if (namesFiles(step.read("path"))) throw new JobFailure(`Input \`preset\` stands for ${choices.map(({ name }) => name).join(", ")}, and \`path\` would be the same for each; give \`path\` to the items of \`caches\`.`);
	return caches;
}
/** Only presets use a working directory, and actions/cache has no such input: users take it for the one of `run`. */
function warnOfDirectories(caches) {
	const hasPreset = caches.some(({ inputs }) => inputs.has("preset"));
	for (const { name, inputs, read } of caches) {
		const directory = hasPreset ? inputs.get("working-directory") ?? "" : read("working-directory");
		if (inputs.has("preset") || read("install") !== "" || directory === "") continue;
		warning(`${name === "" ? "" : `${name}: `}Input \`working-directory\` has no effect without \`preset\`: lines of \`path\` are relative to the workspace. Write ${directory}/ before them.`);
	}
}
/**
* Lets the preset fill in the inputs that the user left out. Called within a cache, before its other work.
* @returns whether there is something to cache
* @throws JobFailure naming the input
*/
async function fillInputs({ inputs, read, kind }, signal) {
	const preset = read("preset").toLowerCase();
	if (preset === "") return true;
	const { fillIn } = await import("./inputs-presets-fill-in.js");
	const filled = await fillIn(preset, {
		read,
		kind
	}, signal);
	if (filled) setInputs(inputs, { ...filled });
	return filled !== void 0;
}
function setInputs(inputs, filled) {
	for (const [name, value] of Object.entries(filled)) inputs.set(name, value);
}
/** Reads the inputs of a cache, and masks its keys. @throws JobFailure naming the input */
function inputsOf({ inputs, read }) {
	maskSigningKeys(read);
	if (inputs.size > 0) checkNames([...inputs.keys()]);
	return readInputs(read, cacheDir());
}
/** @throws JobFailure if one is no input of a cache */
function checkNames(given) {
	const known = inputNames();
	const unknown = given.find((name) => !known.has(name));
	if (unknown === void 0) return;
	const names = ["name", ...[...known].sort()];
	throw new JobFailure(`Input \`caches\` has '${unknown}', which is no input of a cache. Did you mean \`${nearest(unknown, names)}\`? The inputs are: ${names.join(", ")}.`);
}
/** Runs `work` within a cache, whose name begins the message of a JobFailure. */
async function forCache(cache, work) {
	try {
		return await within(cache, work);
	} catch (error) {
		if (cache.name === "" || !(error instanceof JobFailure)) throw error;
		throw new JobFailure(`${cache.name}: ${error.message}`);
	}
}
// src/files/paths/staging-name.ts
/** The names of staging directories and locks, which no save contains. */
/** All of them begin with this. */
const stagingPrefix = ".headstart-staging-";
function isStaging(name) {
	return name.startsWith(stagingPrefix);
}
// src/files/paths/walk.ts
/** Walks through the matches, finds every file once, and names it as a member of an archive. */
/**
* Yields a directory before its members, and all its files before another directory: in this order, tar can restore the
* times of directories. Yields several members at once for speed. Thousands would block the process for a tenth of a second.
* @param leftOut gets the names of excluded members and of staging directories; nothing below them is read
* @param onStat called for each file and directory; without it, directories are not looked at
* @throws when a directory cannot be read
*/
function* walk(matches, excludes, leftOut = [], onStat) {
	for (const { path, stat, ...match } of matches) {
		const from = {
			path: toBytes(path),
			member: memberOf$1(match),
			excludes,
			onStat
		};
		if (stat.isDirectory()) yield* walkDirectory(from, leftOut);
		else yield [found$1(from, stat)];
	}
}
/** The name of the match itself. The names of all members below begin with it. */
function memberOf$1({ line, relative }) {
	return relative === "" ? `${line.number}` : `${line.number}/${toBytes(relative)}`;
}
/** The members that are links to directories, whose files are saved below the member. */
function linkedMembers(matches) {
	return matches.filter(({ linked }) => linked !== void 0).map(memberOf$1);
}
const batchLength = 256;
/**
* The kernel takes paths of up to 4,095 bytes, and a restore first unpacks into a staging directory, whose path is longer.
* https://man7.org/linux/man-pages/man7/path_resolution.7.html
*/
const mostPathBytes = process.platform === "linux" ? 3840 : Number.POSITIVE_INFINITY;
function* walkDirectory(top, leftOut) {
	const { excludes, onStat } = top;
	const directories = [top];
	for (let next = directories.pop(); next; next = directories.pop()) {
		const { path, member } = next;
		onStat?.(path, lstatSync(fromBytes(path)));
		let batch = [{
			member: member.includes("/") ? member : `${member}/.`,
			kind: "directory",
			bytes: 0
		}];
		for (const item of readdirSync(fromBytes(path), {
			withFileTypes: true,
			encoding: "latin1"
		})) {
			const place = {
				path: `${path}/${item.name}`,
				member: `${member}/${item.name}`,
				excludes,
				onStat
			};
			if (isStaging(item.name) || excludes?.(fromBytes(place.path).toString())) leftOut.push(place.member);
			else if (place.path.length > mostPathBytes) batch.push({
				member: place.member,
				kind: "other",
				bytes: 0
			});
			else if (item.isDirectory()) directories.push(place);
			else batch.push(found$1(place, item));
			if (batch.length < batchLength) continue;
			yield batch;
			batch = [];
		}
		yield batch;
	}
}
function found$1(place, type) {
	const { member, path } = place;
	if (type.isFile()) return fileAt(place);
	if (!type.isSymbolicLink()) return {
		member,
		kind: "other",
		bytes: 0
	};
	return {
		member,
		kind: "link",
		bytes: 0,
		target: readlinkSync(fromBytes(path), "latin1")
	};
}
function fileAt({ path, member, onStat }) {
	const stat = lstatSync(fromBytes(path));
	onStat?.(path, stat);
	const { size, blocks, nlink } = stat;
	const bytes = Math.min(size, blocks * 512);
	if (nlink === 1) return {
		member,
		kind: "file",
		bytes,
		length: size
	};
	const { dev, ino } = lstatSync(fromBytes(path), { bigint: true });
	return {
		member,
		kind: "file",
		bytes,
		length: size,
		hardLink: {
			inode: `${dev}:${ino}`,
			names: nlink
		}
	};
}
// src/system/mountinfo.ts
/** Reads the kernel's table of mounts. */
/** In the order in which they were mounted; none if the kernel is not Linux. */
function readMounts() {
	if (process.platform !== "linux") return [];
	return parseMounts(readFileSync("/proc/self/mountinfo", "latin1"));
}
/** @param table of one or several namespaces, as a byte string */
function parseMounts(table) {
	return table.split("\n").slice(0, -1).map((line) => {
		const [before = "", after = ""] = line.split(" - ");
		const [type = "", source = "", options = ""] = after.split(" ");
		const [, user] = /(?:^|,)user_id=(\d+)/.exec(options) ?? [];
		const [, , device = "", root = "", point = "", flags = "", ...propagation] = before.split(" ");
		const isPrivate = propagation.length === 0;
		const mount = {
			device,
			root: plain(root),
			point: plain(point),
			flags: flags.split(","),
			isPrivate,
			type,
			source: plain(source),
			options
		};
		return type === "fuse" ? {
			...mount,
			user: Number(user)
		} : mount;
	});
}
function plain(field) {
	return field.replace(/\\([0-7]{3})/g, (_, octal) => String.fromCharCode(Number.parseInt(octal, 8)));
}
// src/system/container-limits.ts
/**
* The memory and the processors that this process may use. A container limits them by control groups, of which most programs
* know nothing. https://docs.kernel.org/admin-guide/cgroup-v2.html, https://docs.kernel.org/admin-guide/cgroup-v1/
*/
/** The least limit, in bytes. */
function memoryLimit() {
	const limits = groupsOf("memory").flatMap((dir) => [
		"memory.max",
		"memory.high",
		"memory.limit_in_bytes"
	].map((file) => numbersIn$1(join$1(dir, file))[0]));
	return Math.min(totalmem(), ...limits.filter((limit) => limit !== void 0));
}
/** How many processors' time there is, rounded up. */
function processors() {
	const limits = groupsOf("cpu").map((dir) => {
		const [quota, period] = numbersIn$1(join$1(dir, "cpu.max"));
		const old = ["cpu.cfs_quota_us", "cpu.cfs_period_us"].map((file) => numbersIn$1(join$1(dir, file))[0]);
		return [(quota ?? NaN) / (period ?? 1), (old[0] ?? NaN) / (old[1] ?? 1)];
	}).flat().filter((count) => count > 0);
	return Math.max(1, Math.ceil(Math.min(availableParallelism(), ...limits)));
}
/**
* The directories of this process's group and of the groups above it, whose limits also count. A container may not see
* the upper ones, and then finds its own group at the mount.
*/
function groupsOf(controller) {
	const lines = (orUndefined(() => readFileSync("/proc/self/cgroup", "latin1")) ?? "").split("\n");
	const mounts = readMounts();
	return lines.flatMap((line) => {
		const [, controllers = "", path = ""] = /^\d+:([^:]*):(\/.*)$/.exec(line) ?? [];
		const isNew = controllers === "";
		if (path === "" || !(isNew || controllers.split(",").includes(controller))) return [];
		const mount = mounts.find(({ type, options }) => isNew ? type === "cgroup2" : type === "cgroup" && options.split(",").includes(controller));
		return mount ? upwards(path).map((path) => join$1(mount.point, path)) : [];
	});
}
function upwards(path) {
	return path === "/" ? [path] : [path, ...upwards(dirname$2(path))];
}
function numbersIn$1(path) {
	return ((orUndefined(() => readFileSync(path, "latin1")) ?? "").match(/-?\d+/g) ?? []).map(Number);
}
// src/system/program.ts
/** Programs: where they are, the environment they get, and how they ended. */
const extension = process.platform === "win32" ? ".exe" : "";
/**
* The first program of this name on PATH; undefined where there is none.
* Skips directories that are relative or cannot be read, without a warning: PATH is the user's.
*/
function findProgram(name) {
	return (process.env.PATH ?? "").split(delimiter).filter((dir) => isAbsolute(dir)).map((dir) => join(dir, `${name}${extension}`)).find(isProgram);
}
/** @throws ToolFailure where there is none */
function programPath(name) {
	const path = findProgram(name);
	if (path === void 0) throw new ToolFailure(`there is no ${name} on PATH`);
	return path;
}
function isProgram(path) {
	try {
		accessSync(path, constants$1.X_OK);
		return statSync(path).isFile();
	} catch {
		return false;
	}
}
/**
* The whole environment of a program. Leaves out variables that change what tar and zstd do, such as TAR_OPTIONS. In the C
* locale, messages are English and names are bytes; in other locales bsdtar treats two encodings of é as one.
*/
function programEnvironment() {
	return {
		LC_ALL: "C",
		...variablesNamed(/^(PATH|SystemRoot)$/)
	};
}
/** Those of this process that are not empty. */
function variablesNamed(names) {
	const found = Object.entries(process.env).flatMap(([name, value]) => value && names.test(name) ? [[name, value]] : []);
	return Object.fromEntries(found);
}
/** @param stderr only its end gets into the message */
function programFailure(path, { exitCode, endedBy }, stderr = "") {
	const complaints = stderr.trim().slice(-1e3);
	const more = complaints === "" ? "" : `: ${complaints}`;
	if (!endedBy) return new ToolFailure(`${path} failed with exit code ${exitCode}${more}`);
	return new ProgramKilled(`${path} was ended by ${endedBy}, ${whyEndedBy(endedBy)}${more}`);
}
/** The probable reason. https://man7.org/linux/man-pages/man7/signal.7.html */
function whyEndedBy(name) {
	if (name === "SIGKILL") return `killed, probably for memory: the job may use ${shortSizeText(memoryLimit())}`;
	if (name === "SIGXFSZ") return "because of the limit for the size of a file (ulimit -f)";
	if (name === "SIGXCPU") return "because of the limit for CPU time (ulimit -t)";
	if (name === "SIGSYS") return "because the container forbids one of its system calls";
	return [
		"SIGABRT",
		"SIGBUS",
		"SIGFPE",
		"SIGILL",
		"SIGSEGV",
		"SIGTRAP"
	].includes(name) ? "an error in the program or on its disk" : "which another process has sent";
}
// src/system/program-watch.ts
/**
* Ends programs that are too slow, or make no progress: a program that reads a disk or a server which no longer answers waits
* without end.
*/
/** In this time, a program that works takes CPU time, or reads or writes. */
const idleProgramMs = 12e4;
/** How long the kernel may take to end a program that is killed. It ends none that waits for some disks. */
const graceMs$1 = 5e3;
/** Watches a program until it is disposed of. */
function watchProgram({ path, pids, isItsTurn = () => true, limitMs = "while-busy" }) {
	const stalled = new AbortController();
	const abandoned = Promise.withResolvers();
	awaitedLater(abandoned.promise);
	const isTimed = typeof limitMs === "number";
	const late = isTimed ? new ToolFailure(`${path} did not end within ${limitMs / 1e3} seconds`) : new ProgramKilled(`${path} has made no progress for ${idleProgramMs / 6e4} minutes`);
	const slices = 10;
	let slicesLeft = slices;
	let last;
	const isBusy = () => {
		const before = last;
		last = activityOf(pids().filter((pid) => pid !== void 0));
		return last === void 0 || last !== before || !isItsTurn();
	};
	const countSlice = () => {
		slicesLeft = !isTimed && isBusy() ? slices : slicesLeft - 1;
		if (slicesLeft > 0) return;
		clearInterval(timer);
		stalled.abort(late);
		setTimeout$2(isTimed ? 2 * graceMs$1 : graceMs$1, void 0, { ref: false }).then(() => abandoned.reject(late));
	};
	const sliceMs = (isTimed ? limitMs : idleProgramMs) / slices;
	const timer = limitMs === "none" ? void 0 : setInterval(countSlice, sliceMs).unref();
	return {
		/** Aborted with ToolFailure when the program is late, with ProgramKilled when it has made no progress. */
		signal: stalled.signal,
		/** Rejects with it if the program does not end soon after that. */
		abandoned: abandoned.promise,
		[Symbol.dispose]: () => clearInterval(timer)
	};
}
// src/system/pipeline.ts
/** Starts programs that pass streams on: by argument lists, without a shell. Single programs are in run.ts. */
/**
* Starts programs, each one's output connected to the next one's input by the kernel. When one ends badly, or the signal
* aborts, the others are killed. When this process is killed, the last one is, too, and the others can write to nobody.
*/
function startPipeline(commands, { cwd, signal }) {
	const children = [];
	for (const command of commands.toReversed()) {
		const next = children[0]?.process;
		const options = {
			cwd,
			stdio: [
				"pipe",
				next?.stdin ?? "pipe",
				"pipe"
			]
		};
		const child = spawnChild(next ? command : endingWithUs(command), options);
		next?.stdin?.destroy();
		children.unshift({
			process: child,
			path: command.path,
			hopeless: command.hopeless
		});
	}
	const first = children[0].process;
	const last = children.at(-1).process;
	first.stdin?.on("error", () => {});
	const [stdin, stdout] = [first.stdin, last.stdout];
	return {
		firstPid: first.pid ?? 0,
		lastPid: last.pid ?? 0,
		stdin,
		stdout,
		ended: endedInTime(children, {
			stdin,
			stdout,
			signal
		})
	};
}
/** As `allEnded`, unless the programs make no progress although they have input, and room for output. */
async function endedInTime(children, { stdin, stdout, signal }) {
	using watch = watchProgram({
		path: children.map(({ path }) => path).join(" | "),
		pids: () => children.map(({ process }) => process.pid),
		isItsTurn: () => (stdin.writableLength > 0 || !stdin.writable) && stdout.readableLength === 0
	});
	const all = allEnded(children, AbortSignal.any([signal, watch.signal]));
	await Promise.race([all, watch.abandoned]);
}
let setpriv;
/**
* The kernel then kills the program when this process ends. Without it, mksquashfs and unsquashfs go on to their end, and
* tar for as long as the input that it has keeps it busy. macOS has no such call.
*/
function endingWithUs(command) {
	setpriv ??= { path: findSetpriv() };
	const { path, args } = command;
	return setpriv.path ? {
		...command,
		path: setpriv.path,
		args: [
			"--pdeathsig",
			"KILL",
			"--",
			path,
			...args
		]
	} : command;
}
function findSetpriv() {
	const path = findProgram("setpriv");
	return path && readFileSync(path).includes("pdeathsig") ? path : void 0;
}
/** Starts a pipeline, reads its output, and ends it if the reader stops early. */
async function* outputOf(signal, start) {
	const stop = new AbortController();
	const { stdout, ended } = await start(AbortSignal.any([signal, stop.signal]));
	ended.catch((error) => stdout.destroy(error));
	try {
		yield* stdout;
		await ended;
	} finally {
		stop.abort();
		await ended.catch(() => {});
	}
}
function spawnChild(command, options) {
	const mask = command.keepsMask ? process.umask() : process.umask(0);
	try {
		return spawn(command.path, command.args, {
			...options,
			env: command.env ?? programEnvironment()
		});
	} finally {
		process.umask(mask);
	}
}
/**
* Waits for all programs of a pipeline to end. When one ends badly, or the signal aborts, the others are killed.
* @throws ToolFailure with the first cause, or the abort reason
*/
async function allEnded(children, signal) {
	let killing = false;
	const killAll = () => {
		killing = true;
		for (const child of children) child.process.kill("SIGKILL");
	};
	using _ = addAbortListener(signal, killAll);
	const failures = await Promise.all(children.map(async (child) => {
		try {
			await ended(child, { mayEcho: child !== children.at(-1) });
			return;
		} catch (error) {
			const killed = killing && child.process.signalCode === "SIGKILL";
			killAll();
			return killed ? void 0 : error;
		}
	}));
	signal.throwIfAborted();
	const cause = failures.find((failure) => failure !== void 0);
	if (cause) throw cause;
}
const echo = /^(\S*\/)?\w+: (-: Cannot write|write error|standard output|error \d+ : Write error( : cannot write block)?)(:| :) (Broken pipe|Connection reset by peer)\s*(\n(\S*\/)?\w+: Error is not recoverable: exiting now)?$/;
async function ended({ process, path, hopeless }, { mayEcho }) {
	let complaints = "";
	let isHopeless = false;
	process.stderr?.setEncoding("utf8").on("data", (text) => {
		complaints = (complaints + text).slice(-1e3);
		isHopeless ||= hopeless?.test(complaints) === true;
		if (isHopeless) process.kill("SIGKILL");
	});
	const [exitCode, endedBy] = await once$1(process, "close");
	if (exitCode === 0) return;
	if (isHopeless) throw new ToolFailure(`${path} makes no progress: ${complaints.trim()}`);
	if (mayEcho && (endedBy === "SIGPIPE" || echo.test(complaints.trim()))) return;
	throw programFailure(path, {
		exitCode,
		endedBy
	}, complaints);
}
// src/formats/format.ts
/** The contract that every format keeps: how files become bytes, and bytes files; and the versions of entries. */
/** Whether entries are for Windows only. */
function isForWindowsOnly({ crossOs, platform = process.platform }) {
	return platform === "win32" && !crossOs;
}
/**
* The version of a format's entries for these paths. As in actions/cache, the order of paths counts, and entries of
* Windows are for Windows only, unless `enableCrossOsArchive` is set.
*/
function ownVersion(formatId, naming) {
	const system = isForWindowsOnly(naming) ? "windows-only" : "any";
	return fingerprint([
		...naming.rolling ? ["rolling"] : [],
		containerVersion,
		formatId,
		system,
		...naming.paths
	]);
}
// src/formats/packing.ts
/** The parts of packing that the formats share. */
/** Makes a link in `scratch` to the base of each line. Its name is the line's number, so that tar finds the members. */
function linkBases({ matches, scratch }) {
	const bases = new Map(matches.map(({ line }) => [line.number, line.base]));
	for (const [number, base] of bases) symlinkSync(base, join(scratch, String(number)));
}
/**
* Gives a stream as the next bytes of a body.
* @param contentShare how many bytes of files a byte of the stream holds
* @returns the length of the stream in bytes
*/
async function* bytesOf$1(stream, { signal }, contentShare = 0) {
	let length = 0;
	for await (const bytes of stream) {
		yield {
			bytes,
			contentBytes: bytes.length * contentShare
		};
		signal.throwIfAborted();
		length += bytes.length;
	}
	return length;
}
/** Opens the file when its first bytes are wanted. */
async function* bytesInFile(path) {
	yield* createReadStream(path, { highWaterMark: blockBytes });
}
/** Gives a segment, after zeros up to its start, and adds it to the segments. @param contentShare as for `bytesOf` */
async function* appended(segment, stream, { segments, signal }, contentShare) {
	const end = bodyLength({ segments });
	const offset = startAfter(end, segment.kind);
	if (offset > end) yield { bytes: Buffer.alloc(offset - end) };
	yield* bytesOf$1(stream, { signal }, contentShare);
	segments.push({
		...segment,
		offset
	});
}
function sumOf(items, field) {
	return items.reduce((sum, item) => sum + item[field], 0);
}
function packedOf(segments, skipped) {
	return {
		segments,
		files: sumOf(segments, "files"),
		bytes: sumOf(segments, "bytes"),
		skipped
	};
}
// src/formats/tar/tar-commands.ts
const largeReads = ["-b", "2048"];
const gnuNames = [
	"--no-recursion",
	"--null",
	"--verbatim-files-from",
	"--files-from=-"
];
const anyModes = [
	"-x",
	"-f",
	"-",
	"--ignore-zeros",
	...largeReads,
	"--no-same-owner"
];
const extract = [...anyModes, "--no-same-permissions"];
const skeleton = [...anyModes, "-p"];
const quiet = "--warning=no-unknown-keyword";
const plainFiles = process.platform === "darwin" ? ["--no-mac-metadata"] : [];
const commandArgs = {
	gnu: {
		create: [
			...[...[
				"--create",
				"--file=-",
				"--format=posix",
				"--pax-option=exthdr.name=pax,delete=atime,delete=ctime"
			], ...[
				"--numeric-owner",
				"--owner=0",
				"--group=0"
			]],
			"-P",
			"--sparse",
			...largeReads,
			...gnuNames
		],
		extract: [...extract, quiet],
		skeleton: [...skeleton, quiet]
	},
	bsd: {
		create: [
			...[
				"-c",
				"-P",
				"-f",
				"-",
				...largeReads,
				"--format",
				"pax",
				"--options",
				"hdrcharset=BINARY"
			],
			...[
				...plainFiles,
				"--no-xattrs",
				"--no-acls",
				"--no-fflags"
			],
			...[
				"--uid",
				"0",
				"--gid",
				"0",
				"--uname",
				"",
				"--gname",
				""
			],
			...[
				"--no-recursion",
				"--null",
				"-T",
				"-"
			]
		],
		extract: [...extract, ...plainFiles],
		skeleton: [...skeleton, ...plainFiles]
	}
};
function tarCommand(tar, task) {
	return tar.dialect === "node" ? { thread: task } : {
		path: tar.path,
		args: commandArgs[tar.dialect][task]
	};
}
function skeletonCommand({ path, dialect }) {
	return {
		path,
		args: commandArgs[dialect].skeleton,
		keepsMask: true
	};
}
// src/formats/tar/threads/pool.ts
/** Starts threads that do the work of tar. */
/** Starts a program, or a thread that ends with its task. */
function startTar(tar, where) {
	if (!("thread" in tar)) return startPipeline([tar], where);
	const pool = newThreadPool();
	const { stdout, ended, ...task } = pool.start(tar, where);
	return {
		...task,
		stdout: Readable.from(copiesOf(stdout)),
		ended: ended.finally(pool.close)
	};
}
/** An archive of files, directories and links for mksquashfs. @param names relative to `cwd`; byte strings */
function archiveForImage(names, { cwd, signal }) {
	return outputOf(signal, (signal) => {
		const tar = startTar({
			thread: "create",
			isForImage: true
		}, {
			cwd,
			signal
		});
		tar.stdin.end(`${names.join("\0")}\0`, "latin1");
		return tar;
	});
}
async function* copiesOf(contents) {
	for await (const { content, release } of contents) {
		const copy = Buffer.from(content);
		release();
		yield copy;
	}
}
/** How many threads fill slabs at once, and how many slabs are read meanwhile. */
const readersAtOnce = Math.min(availableParallelism(), 2);
const slabsAtOnce = Math.min(availableParallelism(), 4);
/** Starting a thread takes longer than packing a small segment, so threads wait in a pool for their next task. */
function newThreadPool() {
	const idle = [];
	return {
		/** `stdout` gives the archive as `SlabContent`; if the task has a level, as `Frame`. */
		start(task, where) {
			const worker = idle.pop() ?? newWorker();
			const { ended, ...streams } = startTask(worker, task, where);
			const returned = ended.then(() => void idle.push(worker));
			return {
				...streams,
				ended: returned
			};
		},
		/** Ends the threads that wait. */
		async close() {
			await Promise.all(idle.splice(0).map(({ thread }) => thread.terminate()));
		}
	};
}
const program = new URL(`tar-thread${extname(import.meta.url)}`, import.meta.url);
const mostWaitingBytes = 1048576;
function newWorker() {
	const slabs = newSlabs(Math.max(2, slabsAtOnce), frameContentBytes);
	const env = variablesNamed(/^NODE_COMPILE_CACHE$/);
	return {
		thread: new Worker(program, {
			execArgv: [],
			env,
			resourceLimits: { maxYoungGenerationSizeMb: 2 },
			workerData: slabs
		}),
		slabs
	};
}
function startTask({ thread, slabs }, task, { cwd, signal }) {
	thread.ref();
	const post = (message) => thread.postMessage(message);
	post({
		...task,
		cwd,
		mask: process.umask()
	});
	let waitingBytes = 0;
	let resume = () => {};
	const stdin = new Writable({
		write(bytes, _, done) {
			const copy = new Uint8Array(bytes);
			waitingBytes += copy.length;
			thread.postMessage(copy, [copy.buffer]);
			if (waitingBytes > mostWaitingBytes) resume = done;
			else done();
		},
		final(done) {
			post("end");
			done();
		}
	});
	stdin.on("error", () => {});
	const stdout = new Readable({
		objectMode: true,
		read() {}
	});
	const receive = (message) => {
		if ("taken" in message) {
			waitingBytes -= message.taken;
			if (waitingBytes > mostWaitingBytes) return;
			const resumeNow = resume;
			resume = () => {};
			resumeNow();
		} else if ("frame" in message) stdout.push(withBuffer(message));
		else {
			const { slab, filled } = message;
			const content = slabAt(slabs, slab).subarray(0, filled);
			stdout.push({
				content,
				release: () => releaseSlab(slabs, slab)
			});
		}
	};
	return {
		firstPid: 0,
		lastPid: 0,
		stdin,
		stdout,
		ended: taskEnded(thread, receive, signal).finally(() => {
			stdout.push(null);
			stdin.destroy(/* @__PURE__ */ new Error("its reader has ended"));
		})
	};
}
/** A message turns a Buffer into a Uint8Array. */
function withBuffer({ frame, contentBytes }) {
	return {
		frame: Buffer.from(frame.buffer, frame.byteOffset, frame.length),
		contentBytes
	};
}
async function taskEnded(thread, receive, signal) {
	try {
		const messages = on(thread, "message", {
			signal,
			close: ["exit"]
		});
		for await (const [message] of messages) {
			if (message === "done") return void thread.unref();
			if (!("isBadEntry" in message)) receive(message);
			else throw message.isBadEntry ? new BadEntry(message.message) : new ToolFailure(message.message);
		}
		throw new ToolFailure("a thread of tar ended early");
	} catch (error) {
		await thread.terminate();
		signal.throwIfAborted();
		throw error instanceof BadEntry ? error : new ToolFailure(messageOf(error));
	}
}
// src/formats/actions-cache/compression.ts
/** The two compressions of actions/cache. */
/** Compresses as actions/cache does with these tools: by gzip if there is no zstd command. */
function compressing(tar, { tools, level }, where) {
	const { zstd } = tools;
	if (zstd && !("thread" in tar)) return startPipeline([tar, {
		path: zstd,
		args: [
			"-q",
			"-c",
			"--check",
			`-${level}`,
			`-T${processors()}`
		]
	}], where);
	const archive = startTar(tar, where);
	const codec = zstd ? zstdOfNode(level) : createGzip();
	pipeline(archive.stdout, codec, () => {});
	return {
		...archive,
		stdout: codec
	};
}
/** These entries have no digests, so each frame has a checksum. */
function zstdOfNode(level) {
	const { ZSTD_c_compressionLevel, ZSTD_c_checksumFlag } = constants$2;
	return createZstdCompress({
		params: {
			[ZSTD_c_compressionLevel]: level,
			[ZSTD_c_checksumFlag]: 1
		},
		chunkSize: 131072
	});
}
const zstdMagic = Buffer.from([
	40,
	181,
	47,
	253
]);
const gzipMagic = Buffer.from([31, 139]);
/** @throws BadEntry when the body has neither compression; the errors of the body, of zlib and of the zstd command */
async function* decompressed$1(body, zstd, where) {
	const [start, bytes] = await startOf$1(body);
	if (start.subarray(0, gzipMagic.length).equals(gzipMagic)) yield* through(createGunzip(), bytes);
	else if (!start.subarray(0, zstdMagic.length).equals(zstdMagic)) throw new BadEntry("it is no archive");
	else if (zstd) yield* throughCommand({
		path: zstd,
		args: [
			"-q",
			"-d",
			"-c"
		]
	}, bytes, where);
	else yield* through(createZstdDecompress(), bytes);
}
/** The first bytes, and all of them. */
async function startOf$1(body) {
	const iterator = body[Symbol.asyncIterator]();
	let start = Buffer.alloc(0);
	while (start.length < zstdMagic.length) {
		const next = await iterator.next();
		if (next.done) break;
		start = Buffer.concat([start, next.value]);
	}
	async function* all() {
		yield start;
		yield* { [Symbol.asyncIterator]: () => iterator };
	}
	return [start, all()];
}
async function* through(codec, body) {
	pipeline(Readable.from(body), codec, () => {});
	yield* codec;
}
async function* throughCommand(command, body, { cwd, signal }) {
	const broken = new AbortController();
	yield* outputOf(AbortSignal.any([signal, broken.signal]), (signal) => {
		const { stdin, stdout, ended } = startPipeline([command], {
			cwd,
			signal
		});
		const fed = pipeline$1(Readable.from(body), stdin).catch((error) => {
			if (error?.code !== "EPIPE" && error?.code !== "ERR_STREAM_PREMATURE_CLOSE") broken.abort(error);
		});
		return {
			stdout,
			ended: ended.then(() => fed)
		};
	});
}
// src/system/disk/rename.ts
/** Renames files, also on Windows, where another program that reads a file keeps it from being renamed. */
/** @throws the system's error */
function rename(from, to) {
	whileHeld(() => renameSync(from, to), () => !isDirectory(to));
}
/**
* Renames, unless a directory with content has the name already; then returns false. An empty one is replaced.
* @throws the system's error
*/
function renameUnlessTaken(from, to) {
	if (process.platform === "win32") orUndefined(() => rmdirSync(to));
	try {
		rename(from, to);
		return true;
	} catch (error) {
		const code = codeOf(error) ?? "";
		if (["ENOTEMPTY", "EEXIST"].includes(code) || code === "EPERM" && isDirectory(to)) return false;
		throw error;
	}
}
function isDirectory(path) {
	return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
const heldCodes = [
	"EPERM",
	"EBUSY",
	"EACCES"
];
const longestWaitMs = 200;
const clock = new Int32Array(new SharedArrayBuffer(4));
/**
* On Windows, retries for some seconds, because a virus scanner or an indexer may hold a file.
* @param mayPass whether waiting may help, after a failure
*/
function whileHeld(work, mayPass, { platform = process.platform, mostMs = 5e3 } = {}) {
	const endsAt = performance.now() + mostMs;
	for (let waitMs = 4;; waitMs = Math.min(2 * waitMs, longestWaitMs)) {
		try {
			work();
			return;
		} catch (error) {
			if (!(platform === "win32" && heldCodes.includes(codeOf(error) ?? "")) || performance.now() > endsAt || !mayPass()) throw error;
		}
		Atomics.wait(clock, 0, 0, waitMs);
	}
}
// src/files/trees.ts
/** Removes, copies, moves and merges directory trees, and compares files. */
/** Removes a directory and everything below, also from directories without the right to write. */
function removeTree(dir) {
	const path = typeof dir === "string" ? toNamespacedPath(dir) : dir;
	const remove = () => rmSync(path, {
		recursive: true,
		force: true,
		maxRetries: 3
	});
	try {
		remove();
	} catch (error) {
		if (codeOf(error) !== "EACCES") throw error;
		makeWritable(Buffer.from(dir).toString("latin1"));
		remove();
	}
}
/**
* Renames a file or directory of this user. A move changes the directory's own `..`. So only root can move a read-only
* directory. @param from a byte string, like `to`
*/
function renameOwn(from, to) {
	const [source, target] = [fromBytes(from), fromBytes(to)];
	try {
		rename(source, target);
	} catch (error) {
		const stat = statAt(from);
		if (codeOf(error) !== "EACCES" || !stat?.isDirectory()) throw error;
		chmodSync(source, stat.mode | 128);
		rename(source, target);
		chmodSync(target, stat.mode & 4095);
	}
}
function makeWritable(dir) {
	chmodSync(fromBytes(dir), 448);
	for (const item of readdirSync(fromBytes(dir), {
		withFileTypes: true,
		encoding: "latin1"
	})) if (item.isDirectory()) makeWritable(`${dir}/${item.name}`);
}
/** Copies a directory to a free path, on Windows, which has no `cp`. The system keeps the times and modes of files that it copies. */
async function copyTree(from, to, signal) {
	const { atimeMs, mtimeMs } = statSync(from);
	mkdirSync(to);
	for (const item of readdirSync(from, { withFileTypes: true })) {
		const [source, target] = [join$1(from, item.name), join$1(to, item.name)];
		if (item.isDirectory()) await copyTree(source, target, signal);
		else if (item.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
		else copyFileSync(source, target);
	}
	utimesSync(to, atimeMs / 1e3, mtimeMs / 1e3);
	await setImmediate();
	signal.throwIfAborted();
}
/**
* Moves `from`, a file or directory, to `into`. Merges two directories with content: moves the content of the one with fewer
* names, which is faster.
* @param from a byte string, like `into`
* @param aside a free path on the same file system, for exchanging two directories
*/
function mergeTrees(from, into, aside) {
	if (renameUnlessTaken(fromBytes(from), fromBytes(into))) return;
	if (namesInDirectory(into).length < namesInDirectory(from).length) exchange(from, into, aside);
	for (const name of namesInDirectory(from)) mergeTrees(`${from}/${name}`, `${into}/${name}`, aside);
	rmdirSync(fromBytes(from));
}
function exchange(one, other, aside) {
	rename(fromBytes(one), aside);
	rename(fromBytes(other), fromBytes(one));
	rename(aside, fromBytes(other));
}
const comparedBytes = 1024 ** 2;
/** Whether two files of one length have the same bytes. @throws the system's error, or an error where one of them is shorter */
function haveSameBytes(paths, length) {
	const files = [];
	try {
		for (const path of paths) files.push(openSync(path, readOnly));
		for (let at = 0; at < length; at += comparedBytes) {
			const [one, other] = files.map((file) => readExactlySync(file, Math.min(comparedBytes, length - at), at));
			if (!other || !one?.equals(other)) return false;
		}
		return true;
	} finally {
		for (const file of files) closeSync(file);
	}
}
// src/system/disk/space.ts
/** Says how much space a disk has, and keeps work from filling it. */
const reservedShare = .05;
const mostReservedBytes = 256 * mebibyte;
const mostReservedFiles = 65536;
const spaceCheckMs = 20;
/** The limit of the reserve for entries that a disk keeps only as long as it has room for them. */
const mostReservedByStores = gibibyte;
/** The space on the disk of a directory. A disk that does not answer does not keep a job from being cancelled. */
async function spaceAt(dir, mostReserved) {
	return spaceIn(await statfs(dir), mostReserved);
}
/** The bytes that are free on the disk of a directory, which is known to answer. */
function freeBytesAt(dir) {
	return spaceIn(statfsSync(dir)).freeBytes;
}
function spaceIn({ bavail, blocks, bsize, ffree, files }, mostReserved = mostReservedBytes) {
	const [allBytes, freeBytes, freeFiles] = [
		blocks * bsize,
		bavail * bsize,
		files === 0 ? 1e400 : ffree
	];
	return {
		allBytes,
		freeBytes,
		freeFiles,
		room: {
			bytes: freeBytes - Math.floor(Math.min(allBytes * reservedShare, mostReserved)),
			files: freeFiles - Math.floor(Math.min(files * reservedShare, mostReservedFiles))
		}
	};
}
/** Names the disk if an error says that the disk is full. Called before a clean-up frees the space. */
function namingDisk(error, dir) {
	return codeOf(error) === "ENOSPC" || /No space left on device/.test(messageOf(error)) ? diskFull(dir) : error;
}
/** @throws Error that names the disk of `dir` if it is full */
async function writeWhole$1(file, dir, pieces, position) {
	const { bytesWritten } = await file.writev(pieces, position).catch((error) => {
		throw namingDisk(error, dir);
	});
	if (bytesWritten !== lengthOf(pieces)) throw diskFull(dir);
}
function diskFull(dir) {
	const { allBytes, freeBytes, freeFiles } = spaceIn(statfsSync(dir));
	const free = `${shortSizeText(freeBytes)} of ${shortSizeText(allBytes)} are free`;
	return /* @__PURE__ */ new Error(`no space is left (ENOSPC) on the disk of ${dir}: ${free}${freeFiles === 0 ? ", and the file system takes no more files" : ""}. Make room on this disk`);
}
/** @throws Error if there is no room for so many bytes or files */
async function checkSpace(dir, needed) {
	const { room } = await spaceAt(dir);
	const lacking = (needed, free) => /* @__PURE__ */ new Error(`${needed} are needed, but only ${free} are free at ${dir}`);
	if (room.bytes < needed.bytes) throw lacking(shortSizeText(needed.bytes), shortSizeText(Math.max(0, room.bytes)));
	if (room.files < (needed.files ?? 0)) throw lacking(`${needed.files} files`, `${Math.max(0, room.files)}`);
}
/** Watches the disk of a directory until the end of the block. Its signal aborts when hardly any space is left, too. */
function watchSpace(dir, signal) {
	const full = new AbortController();
	const looking = setInterval(async () => {
		const space = await spaceAt(dir).catch(() => void 0);
		if (space && Math.min(space.room.bytes, space.room.files) < 0) full.abort(/* @__PURE__ */ new Error(`hardly any space is left at ${dir}`));
	}, spaceCheckMs);
	return {
		signal: AbortSignal.any([signal, full.signal]),
		[Symbol.dispose]: () => clearInterval(looking)
	};
}
// src/formats/unpack-limit.ts
/** Stops unpacking when it writes more than the index declares, or takes far more CPU time than its files can. */
const marginBytes = 67108864;
const marginPerFile = 8192;
const timesRoom = 8;
const outputCheckMs = 25;
const startMs = 1e4;
const msPerFile = 5;
const bytesPerMs = 1024;
const cpuCheckMs = 500;
/** How many bytes a segment may unpack to, without `marginBytes`, which each limit has once. */
function mostBytesOf({ files, bytes, unpackedBytes = bytes }) {
	return Math.max(bytes, unpackedBytes) * 1.1 + files * marginPerFile;
}
/** Ends an unpacking that writes more than the index declares, or more than the disk of `dir` can hold. */
function newUnpackLimit(dir) {
	const stop = new AbortController();
	const roomBytes = marginBytes + timesRoom * freeBytesAt(dir);
	let mostBytes = marginBytes;
	let countedBytes = 0;
	let files = 0;
	const checkOutput = (bytes) => {
		if (bytes > mostBytes) stop.abort(new BadEntry("it unpacks to more than its index declares"));
		if (bytes > roomBytes) stop.abort(/* @__PURE__ */ new Error(`it unpacks to far more than there is room for at ${dir}`));
	};
	const checkCpu = async (pid) => {
		const [cpuMs, bytes] = await Promise.all([cpuMsOf(pid), bytesWrittenBy(pid)]);
		if (cpuMs <= startMs + files * msPerFile + bytes / bytesPerMs) return;
		const work = `${files} ${files === 1 ? "file" : "files"} of ${shortSizeText(bytes)}`;
		const cost = `${Math.round(cpuMs / 1e3)} s of CPU time`;
		stop.abort(/* @__PURE__ */ new Error(`unpacking has taken ${cost} for ${work}, far more than it can; delete the entry`));
	};
	return {
		/** Aborts when the output or the CPU time exceeds the limit. */
		signal: stop.signal,
		/** Allows this many more bytes, and the time for this many more files, directories or links. */
		allow(more) {
			mostBytes += more.bytes ?? 0;
			files += more.files ?? 0;
		},
		count(bytes) {
			countedBytes += bytes;
			checkOutput(countedBytes);
		},
		/**
		* Watches the output of the first program, which may decompress, and the CPU time of the last one, which writes the
		* files. Works on Linux only.
		*/
		watch({ firstPid, lastPid, ended }) {
			const output = setInterval(async () => checkOutput(await bytesWrittenBy(firstPid)), outputCheckMs);
			const cpu = setInterval(checkCpu, cpuCheckMs, lastPid);
			const end = () => {
				clearInterval(output);
				clearInterval(cpu);
			};
			ended.then(end, end);
		}
	};
}
function startLimited(where, start) {
	const limit = newUnpackLimit(where.cwd);
	const pipeline = start({
		...where,
		signal: AbortSignal.any([where.signal, limit.signal])
	});
	limit.watch(pipeline);
	return {
		...pipeline,
		limit
	};
}
const tickMs = 10;
async function cpuMsOf(pid) {
	const stat = await readFile(`/proc/${pid}/stat`, "latin1").catch(() => "");
	const [user = 0, system = 0] = stat.slice(stat.lastIndexOf(")")).split(" ").slice(12, 14).map(Number);
	return (user + system) * tickMs;
}
/** 0 after the end of the process. https://www.kernel.org/doc/html/latest/filesystems/proc.html (3.3) */
async function bytesWrittenBy(pid) {
	const text = await readFile(`/proc/${pid}/io`, "latin1").catch(() => "");
	return Number(/^wchar: (\d+)$/m.exec(text)?.[1] ?? 0);
}
// src/formats/tar/unpackers.ts
/** Starts tar behind a decompressor: the zstd command, Node's own zstd, or none. */
const leastBytesForCommand = 1048576;
/**
* Node's own zstd unpacks if there is no command, if the bytes are few, and if tar is a thread of this process.
* @param zstd the path of the command
* @param bytes roughly how many there are to unpack
*/
function zstdUnpacker(zstd, bytes = Number.POSITIVE_INFINITY) {
	return (tar, where) => zstd === void 0 || bytes < leastBytesForCommand || "thread" in tar ? unpackByNode(tar, where) : unpackByCommand(zstd, tar, where);
}
const emptyFrame = Buffer.from([
	80,
	42,
	77,
	24,
	0,
	0,
	0,
	0
]);
function unpackByCommand(path, tar, where) {
	const commands = [{
		path,
		args: [
			"-q",
			"-d",
			"-c"
		]
	}, tar];
	return archiveSink(startLimited(where, (where) => startPipeline(commands, where)), emptyFrame);
}
const chunkSize = 131072;
const unpackByNode = (tar, where) => {
	const broken = new AbortController();
	const signal = AbortSignal.any([where.signal, broken.signal]);
	const unpacking = startLimited({
		...where,
		signal
	}, (where) => startTar(tar, where));
	const { stdin, limit } = unpacking;
	const zstd = createZstdDecompress({ chunkSize }).on("error", () => {});
	const sink = archiveSink({
		...unpacking,
		stdin: zstd
	}, emptyFrame);
	const feed = async () => {
		for await (const content of zstd) {
			limit.count(content.length);
			limit.signal.throwIfAborted();
			if (!stdin.write(content)) await once$1(stdin, "drain");
		}
		if (zstd.bytesWritten < sink.given) throw new BadEntry("other bytes follow a frame");
		stdin.end();
	};
	feed().catch((error) => broken.abort(error));
	return sink;
};
/** For archives that are not compressed: the output is as long as the input, so only the CPU time needs a limit. */
const unpackPlain = (tar, where) => {
	const unpacking = startLimited(where, (where) => startTar(tar, where));
	unpacking.limit.allow({ bytes: 1e400 });
	return archiveSink(unpacking, endOfArchive);
};
/** @param lastBytes are written at the end */
function archiveSink({ stdin, stdout, ended, limit }, lastBytes) {
	let pending = 0;
	let given = 0;
	let wake = () => {};
	const endedEarly = awaitedLater(ended.then(() => {
		throw new ToolFailure("unpacking ended before all bytes were read");
	}));
	return {
		stdout,
		ended,
		allow: limit.allow,
		end: () => void stdin.end(lastBytes),
		get pending() {
			return pending;
		},
		get given() {
			return given;
		},
		write(bytes, done) {
			pending += bytes.length;
			given += bytes.length;
			stdin.write(bytes, (error) => {
				if (!error) done?.();
				pending -= bytes.length;
				wake();
			});
		},
		async progress() {
			const { promise, resolve } = Promise.withResolvers();
			wake = resolve;
			await Promise.race([endedEarly, promise]);
		}
	};
}
const queuedBytes = 33554432;
async function roomIn(sink, sinks) {
	while (sink.pending > queuedBytes / sinks.length) await sink.progress();
}
// src/formats/tar/extract-workers.ts
/** Unpacks files in several workers at the same time. */
/**
* Starts workers that unpack files. Each worker is a tar with a directory of its own, because tar writes through links
* that another process made. The end of the block waits for the workers, and stops those that have not ended.
*/
function startWorkers({ tar, unpacker, dir, workers, signal }) {
	const stop = new AbortController();
	const either = AbortSignal.any([signal, stop.signal]);
	const fail = (error) => {
		stop.abort(error);
		throw either.reason;
	};
	const dirs = Array.from({ length: workers }, (_, number) => join(dir, `worker-${number}`));
	const started = dirs.map((cwd) => {
		mkdirSync(cwd);
		const sink = unpacker(tarCommand(tar, "extract"), {
			cwd,
			signal: either
		});
		sink.stdout.resume();
		return {
			sink,
			unpacked: awaitedLater(sink.ended.then(() => checkFiles(toBytes(cwd))).catch(fail))
		};
	});
	return {
		sinks: started.map(({ sink }) => sink),
		/** Aborts when a worker fails. */
		signal: either,
		/** Stops the workers. @throws the first failure of a worker, or `error` */
		fail,
		/**
		* Waits for the workers, then merges their directories to `<dir>/tree`.
		* @param files how many the workers must have unpacked
		* @throws the first failure of a worker; BadEntry when the workers unpacked anything but files; NamesCollide when
		*   several workers unpacked files of one name
		*/
		async finish(files) {
			const counts = await Promise.all(started.map(({ unpacked }) => unpacked));
			either.throwIfAborted();
			const unpacked = counts.reduce((sum, count) => sum + count, 0);
			const isFolding = foldsNames(dir);
			if (unpacked > files || unpacked < files && !isFolding) throw new BadEntry(`its segments held ${unpacked} files instead of ${files}`);
			const tree = join(dir, "tree");
			mkdirSync(tree);
			for (const worker of dirs) mergeTrees(toBytes(worker), toBytes(tree), join(dir, "aside"));
			const replaced = isFolding ? files - checkFiles(toBytes(tree)) : 0;
			if (replaced > files - unpacked) {
				rmSync(tree, { recursive: true });
				throw new NamesCollide();
			}
			if (replaced > 0) warning(`Some names are one name here, so later files replaced ${replaced} of ${files} files`);
		},
		async [Symbol.asyncDispose]() {
			stop.abort();
			await Promise.allSettled(started.map(({ unpacked }) => unpacked));
		}
	};
}
/** Whether the disk takes names for the same that differ only in case or in the form of Unicode. */
function foldsNames(dir) {
	return process.platform === "darwin" || existsSync(join(dir, "WORKER-0"));
}
/**
* Gives directories the mode of new ones: tar made them while the mask was lifted, and the skeleton may not have them.
* @returns the number of files
* @throws BadEntry if there is anything but files and directories
*/
function checkFiles(dir, mode = 511 & ~process.umask()) {
	let files = 0;
	for (const item of readdirSync(fromBytes(dir), {
		withFileTypes: true,
		encoding: "latin1"
	})) if (item.isDirectory()) files += checkFiles(`${dir}/${item.name}`, mode);
	else if (item.isFile()) files++;
	else throw new BadEntry("a segment of files holds something else");
	chmodSync(fromBytes(dir), mode);
	return files;
}
const idleBytes = 1048576;
/**
* Gives each segment of files to the first worker that is almost idle, then ends the workers.
* @returns the bytes after the segments of files
*/
async function distribute(body, segments, workers) {
	const rest = [];
	for (const segment of segments) checkFrames(segment);
	let filesLeft = segments.filter(({ kind }) => kind === "files").length;
	let worker;
	for await (const { segment, bytes, isLast } of cutAtFrames(body, segments)) {
		if (segment.kind !== "files") {
			rest.push(bytes);
			continue;
		}
		if (!worker) {
			worker = await idlest(workers);
			worker.allow({
				bytes: mostBytesOf(segment),
				files: segment.files
			});
		}
		worker.write(bytes, () => body.release?.(bytes));
		await roomIn(worker, workers);
		if (!isLast) continue;
		worker = void 0;
		if (--filesLeft === 0) for (const done of workers) done.end();
	}
	return rest;
}
const leastFrameContent = 1048576;
function checkFrames(segment) {
	const most = 2 + mostBytesOf(segment) / leastFrameContent;
	if ((segment.frames?.length ?? 0) > most) throw new BadEntry("a segment has more frames than its content needs");
}
async function idlest(workers) {
	for (;;) {
		const [best] = workers.toSorted((a, b) => a.pending - b.pending || a.given - b.given);
		if (best.pending <= idleBytes) return best;
		await Promise.race(workers.map((worker) => worker.progress()));
	}
}
/** Cuts the body at the ends of zstd frames, behind which Node's zstd stops. `isLast` marks the last bytes of a segment. */
async function* cutAtFrames(body, segments) {
	const frames = framesOf$1(segments);
	let frame = frames.next();
	let position = 0;
	for await (const block of body) for (let start = 0; start < block.length;) {
		if (frame.done) throw new BadEntry("its body is longer than its segments");
		const { segment, end, isLast } = frame.value;
		const bytes = block.subarray(start, start + end - position);
		start += bytes.length;
		position += bytes.length;
		yield {
			segment,
			bytes,
			isLast: isLast && position === end
		};
		if (position === end) frame = frames.next();
	}
}
/** The zstd frames of a body: where each one ends, and whether it is the last one of its segment. */
function* framesOf$1(segments) {
	for (const segment of segments) {
		let end = segment.offset;
		const lengths = segment.frames ?? [segment.length];
		for (const [i, length] of lengths.entries()) {
			end += length;
			yield {
				segment,
				end,
				isLast: i === lengths.length - 1
			};
		}
	}
}
// src/formats/tar/skeleton.ts
/** Unpacks the directories and links of a tree over its files. */
/**
* GNU tar sets the time of a directory after it has unpacked everything below it. bsdtar does so only for directories
* that it makes: existing ones get their time too early. So bsdtar gets the directories once more.
*/
async function unpackSkeleton(skeleton, { tar, lines, ...where }) {
	const command = tar.dialect === "node" ? {
		thread: "extract",
		bases: basesOf(lines)
	} : skeletonCommand(tar);
	await feed$2(command, skeleton, where);
	if (tar.dialect === "bsd") await feed$2(command, () => directoriesIn$1(skeleton), where);
}
async function* directoriesIn$1(skeleton) {
	for await (const members of skeleton()) yield members.filter(({ kind }) => kind === "directory");
}
const membersAtOnce = 256;
async function feed$2(command, skeleton, where) {
	const stop = new AbortController();
	const signal = AbortSignal.any([where.signal, stop.signal]);
	const { stdin, stdout, ended, limit } = startLimited({
		...where,
		signal
	}, (where) => startTar(command, where));
	stdout.resume();
	async function* archive() {
		try {
			for await (const members of skeleton()) {
				limit.allow({ files: members.length });
				for (let at = 0; at < members.length; at += membersAtOnce) yield Buffer.concat(members.slice(at, at + membersAtOnce).map(headerOf));
			}
		} catch (error) {
			stop.abort(error);
		}
		yield endOfArchive;
	}
	const fed = pipeline$1(Readable.from(archive()), stdin).catch(() => {});
	await ended;
	await fed;
}
// src/formats/actions-cache/staged-names.ts
/** Finds the line of `path` that names a member of a foreign archive, and the name to stage the member under. */
const maxDirectories = 1e5;
/** All names and paths are byte strings. */
function stagedNames(lines, workspace, platform = process.platform) {
	const maths = pathMaths(platform);
	const from = toBytes(workspace);
	const anchors = lines.map((line) => ({
		line,
		base: toBytes(line.base)
	}));
	const links = /* @__PURE__ */ new Map();
	const directories = /* @__PURE__ */ new Map();
	const anchorOf = (path) => anchors.find(({ line, base }) => isWithin(path, base) && line.matches(fromBytes(maths.relative(base, path)).toString()));
	/** Where a directory's name leads when all links are followed. Cached, because most members share a directory. */
	const directoryAt = (written) => {
		const known = directories.get(written);
		if (known) return known;
		directories.set(written, nowhere);
		const resolved = resolve(written);
		const target = links.get(resolved.path);
		const directory = target === void 0 ? resolved : directoryAt(target);
		directories.set(written, directory);
		return directory;
	};
	/** Like `directoryAt`, but does not follow a link at the end. A line that names a directory names its content, too. */
	const resolve = (written) => {
		const parent = maths.dirname(written);
		if (parent === written) return {
			path: written,
			anchor: anchorOf(written)
		};
		const above = directoryAt(parent);
		const path = maths.join(above.path, maths.basename(written));
		return {
			path,
			anchor: above.anchor ?? anchorOf(path)
		};
	};
	return {
		/**
		* Converts a member's name, which is relative to the workspace or absolute, to
		* `<number>/<path below the line's base>`.
		* @throws BadEntry when no line names the member; Error where Windows has no file of that name
		*/
		stagedName(name) {
			if (directories.size > maxDirectories) directories.clear();
			const { path, anchor } = name.includes("\0") ? nowhere : resolve(maths.resolve(from, name));
			if (!anchor) throw new BadEntry(`it holds ${fromBytes(name)}, which no line of path names`);
			const staged = `${anchor.line.number}/${maths.relative(anchor.base, path) || "."}`;
			if (platform === "win32") checkWindowsNames(fromBytes(staged, platform).toString());
			return staged;
		},
		/**
		* Records a symbolic link: after the link `a/b` to `c`, the name `a/b/file` means `a/c/file`. actions/cache stores such
		* names when a pattern follows links.
		*/
		follow(link, target) {
			const { path } = resolve(maths.resolve(from, link));
			links.set(path, maths.resolve(maths.dirname(path), target));
		}
	};
}
const nowhere = {
	path: "/",
	anchor: void 0
};
// src/formats/actions-cache/unpack.ts
/** Unpacks an archive of actions/cache in parallel: distributes its members to several workers. */
/**
* tar gets only headers that Headstart has written, with names that Headstart has checked. The workers unpack only
* files. Hard links are made next, while there are no symbolic links yet. Symbolic links and directories come last.
*/
async function unpackArchive(job) {
	const { dir, tools, lines, workers: atOnce = processors() } = job;
	const limit = newUnpackLimit(dir);
	limit.allow({ bytes: 1e400 });
	const { tar } = tools;
	const signal = AbortSignal.any([job.signal, limit.signal]);
	await using workers = startWorkers({
		tar,
		unpacker: unpackPlain,
		dir,
		workers: atOnce,
		signal
	});
	const { links, skeleton, files } = await distributeArchive({
		...job,
		signal: workers.signal
	}, workers.sinks, limit).catch(workers.fail);
	await workers.finish(files());
	const tree = join(dir, "tree");
	for (const { name, target } of links) makeLink(toBytes(tree), name, target);
	if (skeleton.length > 0) await unpackSkeleton(() => [skeleton], {
		tar,
		lines,
		cwd: tree,
		signal
	});
}
/** Gives the files of an archive to the workers, then ends the workers. */
async function distributeArchive({ body, dir, tools, lines, workspace, signal }, workers, limit) {
	const members = distributeMembers(workers);
	const sorter = newSorter(stagedNames(lines, workspace), members);
	const reader = archiveReader();
	const zstd = tools.tar.dialect === "node" ? void 0 : tools.zstd;
	for await (const bytes of decompressed$1(body, zstd, {
		cwd: dir,
		signal
	})) {
		limit.count(bytes.length);
		signal.throwIfAborted();
		for (const item of reader.push(bytes)) sorter.push(item);
		await members.room();
	}
	reader.finish();
	members.end();
	return sorter;
}
const mostHeldBytes = 536870912;
const heldShareOfHeap = 1 / 2;
const nameBytes = 300;
/** Passes files on to the workers, and keeps the other members. */
function newSorter({ stagedName, follow }, members) {
	const links = [];
	const skeleton = [];
	const seen = /* @__PURE__ */ new Set();
	const symlinks = /* @__PURE__ */ new Map();
	const mostBytes = Math.min(mostHeldBytes, getHeapStatistics().heap_size_limit * heldShareOfHeap);
	let heldBytes = 0;
	let isWanted = false;
	let files = 0;
	const hold = (bytes) => {
		heldBytes += bytes;
		if (heldBytes > mostBytes) throw new BadEntry("it holds more than anybody would save");
	};
	const keep = (member) => {
		hold(mostHeaderBytes(member));
		skeleton.push(member);
	};
	/** @returns whether to unpack the member's content */
	const begin = (member) => {
		const { kind } = member;
		const name = stagedName(member.name);
		if (kind === "other" || seen.has(name)) return false;
		seen.add(name);
		hold(name.length + nameBytes);
		if (kind === "file") {
			files++;
			members.begin(headerOf({
				...member,
				kind,
				name,
				target: ""
			}), name);
		} else if (kind === "directory") keep({
			...member,
			kind,
			name,
			target: ""
		});
		else if (kind === "symlink") {
			symlinks.set(name, {
				...member,
				kind,
				name
			});
			keep({
				...member,
				kind,
				name
			});
			follow(member.name, member.target);
		} else {
			const target = stagedName(member.target);
			hold(target.length + nameBytes);
			const symlink = symlinks.get(target);
			if (symlink) keep({
				...symlink,
				name
			});
			else links.push({
				name,
				target
			});
		}
		return kind === "file";
	};
	return {
		/** Takes a member, or a piece of its content. */
		push(item) {
			if (!Buffer.isBuffer(item)) isWanted = begin(item);
			else if (isWanted) members.content(item);
		},
		links,
		skeleton,
		/** How many files the workers have got. */
		files: () => files
	};
}
/** Must run before any symbolic link is made: names must not lead through one. */
function makeLink(tree, name, target) {
	const path = (staged) => fromBytes(`${tree}/${staged}`);
	mkdirSync(path(dirname$1(name)), { recursive: true });
	try {
		linkSync(path(target), path(name));
	} catch {
		throw new BadEntry(`it holds ${fromBytes(name)} as another name of a file that it does not hold`);
	}
}
const batchMembers = 1e3;
const batchBytes = 8388608;
const tooMany$1 = 4;
const slabBytes = 1048576;
function distributeMembers(workers) {
	let worker = workers[0];
	const output = archiveOutput(slabsHere(slabBytes, (content) => worker.write(content)));
	let members = 0;
	let bytes = 0;
	let contentBytes = 0;
	let directory = "";
	const put = (piece) => {
		bytes += piece.length;
		output.write(piece);
	};
	const pad = () => {
		output.pad(paddingAfter(contentBytes));
		contentBytes = 0;
	};
	return {
		/** Starts a member. @param name its directory decides whether another worker may take over */
		begin(header, name) {
			pad();
			const fill = Math.max(members / batchMembers, bytes / batchBytes);
			if (fill >= tooMany$1 || fill >= 1 && dirname$1(name) !== directory) {
				output.flush();
				worker = workers.reduce((least, other) => other.pending < least.pending ? other : least);
				members = 0;
				bytes = 0;
			}
			directory = dirname$1(name);
			members++;
			worker.allow({ files: 1 });
			put(header);
		},
		/** Adds to the content of the member that was started last. */
		content(piece) {
			contentBytes += piece.length;
			put(piece);
		},
		/** Resolves when the worker's queue has room again. */
		room: () => roomIn(worker, workers),
		end() {
			pad();
			output.flush();
			for (const done of workers) done.end();
		}
	};
}
// src/formats/actions-cache/actions-cache.ts
/** The format of actions/cache: one bare tar archive, compressed, of members relative to the workspace. */
const actionsCache = {
	id: "actions-cache",
	indexed: false,
	kinds: ["archive"],
	image: false,
	versions(naming, tools) {
		const words = ["zstd-without-long", "gzip"];
		return ((tools && (tools.zstd ? words.slice(0, 1) : words.slice(1))) ?? words).map((word) => theirVersion(word, naming));
	},
	unsupportedReason: () => void 0,
	pack: packArchive,
	unpack: unpackArchive
};
/** As `getCacheVersion` of @actions/cache has it. */
function theirVersion(compression, naming) {
	const windows = isForWindowsOnly(naming) ? ["windows-only"] : [];
	const text = [
		...naming.paths,
		compression,
		...windows,
		"1.0"
	].join("|");
	return createHash("sha256").update(text).digest("hex");
}
async function* packArchive(job) {
	const { tools, level, workspace } = job;
	const packed = {
		segments: [],
		files: 0,
		bytes: 0,
		skipped: []
	};
	const stop = new AbortController();
	const fail = (error) => stop.abort(error);
	const length = yield* explained(bytesOf$1(outputOf(AbortSignal.any([job.signal, stop.signal]), (signal) => {
		const { stdin, stdout, ended } = compressing(tarCommand(tools.tar, "create"), {
			tools,
			level
		}, {
			cwd: workspace,
			signal
		});
		const fed = feed$1(stdin, {
			...job,
			signal
		}, packed).catch(fail);
		return {
			stdout,
			ended: Promise.all([ended.catch(fail), fed]).then(() => signal.throwIfAborted())
		};
	}), job), workspace);
	const { files, bytes } = packed;
	if (files > 0) packed.segments.push({
		kind: "archive",
		offset: 0,
		length,
		files,
		bytes
	});
	return packed;
}
async function* explained(packing, workspace) {
	try {
		return yield* packing;
	} catch (error) {
		throw explainTar(error, workspace);
	}
}
const namesPerTurn = 256;
async function feed$1(stdin, { matches, found, workspace, signal }, packed) {
	const nameOf = workspaceNames(matches, workspace);
	const inodes = /* @__PURE__ */ new Set();
	const links = linkedMembers(matches);
	let names = [];
	for (const batch of found) {
		for (const { kind, member, bytes, hardLink } of batch) {
			if (kind === "other") {
				packed.skipped.push(member);
				continue;
			}
			if (links.includes(member)) continue;
			packed.files++;
			if (!hardLink || !inodes.has(hardLink.inode)) packed.bytes += bytes;
			if (hardLink) inodes.add(hardLink.inode);
			names.push(`${nameOf(member)}\0`);
		}
		if (names.length < namesPerTurn) continue;
		if (!stdin.write(names.join(""), "latin1")) await once$1(stdin, "drain", { signal });
		names = [];
		await setImmediate(void 0, { signal });
	}
	stdin.end(names.join(""), "latin1");
}
/**
* Converts `<number>/<path below the line's base>` to a path relative to the workspace, as byte strings. On Windows, a
* path on another drive is absolute.
*/
function workspaceNames(matches, workspace, platform = process.platform) {
	const { join, relative } = pathMaths(platform);
	const bases = new Map(matches.map(({ line }) => [String(line.number), relative(toBytes(workspace), toBytes(line.base))]));
	return (member) => {
		const slash = member.indexOf("/");
		return join(bases.get(member.slice(0, slash)) ?? "", member.slice(slash + 1));
	};
}
// src/formats/archive/read-members.ts
/** Reads members in this thread, and makes an archive of them. */
const mostTurnMs = 20;
const mostSlabsOfFile = 16;
/** The members of one frame, in slabs: one, unless files have grown. */
async function* readHere(names, pathOf, { kind, links, isContinued, signal }) {
	const filled = [];
	let current = "";
	const slabs = slabsHere(frameContentBytes, (content) => {
		if (filled.push(content) > mostSlabsOfFile) throw changedWhileSaved(fromBytes(pathOf(current)).toString());
	});
	const archive = archiveWriter(pathOf, slabs, {
		kind,
		links
	});
	let beganMs = performance.now();
	for (const name of names) {
		current = name;
		archive.add(name);
		yield* filled.splice(0);
		if (performance.now() - beganMs < mostTurnMs) continue;
		await setImmediate();
		signal.throwIfAborted();
		beganMs = performance.now();
	}
	archive.end(isContinued);
	yield* filled.splice(0);
}
/**
* Reads files by tar, which can find holes: Node cannot. Writes the headers anew, and keeps contents and maps of holes.
* @param names relative to `cwd`
* @throws Error if a name no longer names a file
*/
async function* readWithHoles(names, tar, { cwd, signal }) {
	const contents = [];
	const output = archiveOutput(slabsHere(frameContentBytes, (content) => void contents.push(content)));
	const reader = archiveReader();
	let read = 0;
	let padding = 0;
	const begin = (member) => {
		const { kind, name, size } = member;
		if (kind !== "file" && kind !== "hardlink" || name !== names[read]) throw replaced(names[read]);
		output.pad(padding);
		output.put({
			...member,
			kind
		});
		padding = paddingAfter(size);
		read++;
	};
	const archive = outputOf(signal, (signal) => {
		const task = startTar(tarCommand(tar, "create"), {
			cwd,
			signal
		});
		task.stdin.end(`${names.join("\0")}\0`, "latin1");
		return task;
	});
	try {
		for await (const bytes of archive) {
			for (const item of reader.push(bytes)) if (Buffer.isBuffer(item)) output.write(item);
			else begin(item);
			yield* contents.splice(0);
		}
	} catch (error) {
		throw explainTar(error, cwd);
	}
	reader.finish();
	if (read < names.length) throw replaced(names[read]);
	output.pad(padding);
	output.write(endOfArchive);
	output.flush();
	yield* contents.splice(0);
}
// src/formats/archive/segments.ts
/** Divides the files that a walk finds into segments. */
const membersPerTurn = 256;
const segmentMembers = 8e3;
const segmentBytes = 67108864;
/**
* All names of a hard-linked file go into one segment; otherwise they would be restored as separate files.
* @returns `skeleton`, the directories and links, and `skipped`, the FIFOs, sockets and devices, are complete when `files`
*   has ended. Reading `files` continues the walk.
*/
function divide(found) {
	const skeleton = newPlan("skeleton");
	const skipped = [];
	const linked = /* @__PURE__ */ new Map();
	let plans = {
		plain: newPlan("files"),
		sparse: newPlan("files", true)
	};
	let segments = 0;
	/** Adds all names of one file. */
	const add = (files) => addTo(files.some(hasLargeHoles) ? plans.sparse : plans.plain, files);
	const isFull = (kind, most) => fullness(plans[kind], segments) >= most;
	const close = function* (kind) {
		segments++;
		yield plans[kind];
		plans = {
			...plans,
			[kind]: newPlan("files", kind === "sparse")
		};
	};
	async function* fileSegments() {
		let untilYield = membersPerTurn;
		for (const batch of found) {
			for (const item of batch) {
				if (item.kind === "directory" && isFull("plain", 1)) yield* close("plain");
				if (item.kind === "other") skipped.push(item.member);
				else if (item.kind !== "file") addTo(skeleton, [item]);
				else {
					const names = item.hardLink ? groupOnceComplete(item, linked) : [item];
					if (names.length > 0) add(names);
				}
				if (isFull("plain", 2)) yield* close("plain");
				if (isFull("sparse", 2)) yield* close("sparse");
			}
			untilYield -= batch.length;
			if (untilYield > 0) continue;
			await setImmediate();
			untilYield = membersPerTurn;
		}
		for (const group of linked.values()) {
			add(group);
			for (const kind of ["plain", "sparse"]) if (isFull(kind, 1)) yield* close(kind);
		}
		for (const plan of Object.values(plans)) if (plan.names.length > 0) yield plan;
	}
	return {
		files: fileSegments(),
		skeleton,
		skipped
	};
}
const largeHolesBytes = 1048576;
function hasLargeHoles({ bytes, length = bytes }) {
	return length - bytes >= largeHolesBytes;
}
/** A segment is full at 1. The first segments are small, so that all workers that unpack a small tree have one. */
function fullness({ names, bytes }, segmentsBefore) {
	const share = Math.min(1, 2 ** segmentsBefore / 16);
	return Math.max(names.length / segmentMembers, bytes / segmentBytes) / share;
}
/** @returns all names of the file if this is the last one, otherwise none */
function groupOnceComplete(file, linked) {
	const { inode, names } = file.hardLink;
	const group = linked.get(inode) ?? [];
	linked.set(inode, group);
	if (group.push(group.length === 0 ? file : {
		...file,
		bytes: 0,
		length: 0
	}) < names) return [];
	linked.delete(inode);
	return group;
}
function newPlan(kind, hasHoles = false) {
	return {
		kind,
		names: [],
		hasHoles,
		bytes: 0,
		unpackedBytes: 0,
		frames: []
	};
}
const memberHeaderBytes = 1536;
const plannedFrameBytes = frameContentBytes - 65536;
/** A long target of a link is in its extended header. */
function archiveBytesOf({ length = 0, target = "" }) {
	const more = length + target.length;
	return memberHeaderBytes + more + paddingAfter(more);
}
/** @param found all names of a file, or another member */
function addTo(plan, found) {
	const bytes = found.reduce((sum, item) => sum + archiveBytesOf(item), 0);
	const frame = plan.frames.at(-1);
	if (frame && frame.bytes + bytes <= plannedFrameBytes) frame.bytes += bytes;
	else plan.frames.push({
		start: plan.names.length,
		bytes
	});
	for (const { kind, member, bytes, length = 0 } of found) {
		plan.names.push(kind === "directory" ? `${member}/` : member);
		plan.bytes += bytes;
		plan.unpackedBytes += length;
	}
}
// src/formats/archive/unpack.ts
/** Unpacks segments of files in parallel as they arrive, then the directories and links. */
/**
* tar does not write through links of the same archive, but it does write through links of another process. So the
* workers unpack only files. When they have ended, one process unpacks the skeleton, which has the links.
*/
async function unpackTar(job) {
	const { body, segments, dir, lines, tools, signal } = job;
	const { tar } = tools;
	const files = segments.filter(({ kind }) => kind === "files");
	const [skeleton, ...others] = segments.filter(({ kind }) => kind !== "files");
	if (!(!skeleton || skeleton.kind === "skeleton" && skeleton === segments.at(-1)) || others.length > 0) throw new BadEntry("its segments are not files and then a skeleton");
	await using workers = startWorkers({
		tar,
		unpacker: zstdUnpacker(tools.zstd, sumOf(files, "bytes")),
		dir,
		workers: Math.min(job.workers ?? processors(), files.length),
		signal
	});
	const frames = await distribute(body, segments, workers.sinks).catch(workers.fail);
	await workers.finish(sumOf(files, "files"));
	if (!skeleton) return;
	const members = () => storedSkeleton(frames, skeleton, {
		cwd: dir,
		signal
	});
	await unpackSkeleton(members, {
		tar,
		lines,
		cwd: join(dir, "tree"),
		signal
	});
}
const maxBytes = 268435456;
/** @throws BadEntry for other members, or another number of members than the segment declares */
async function* storedSkeleton(frames, segment, { cwd, signal }) {
	if (lengthOf(frames) > maxBytes) throw new BadEntry("its skeleton is too large to be one");
	const reader = archiveReader("several");
	let found = 0;
	for await (const piece of decompressed(frames, segment, cwd)) {
		signal.throwIfAborted();
		const members = Array.from(reader.push(piece), written);
		found += members.length;
		if (found > segment.files) throw new BadEntry(`its skeleton has more than ${segment.files} members`);
		yield members;
	}
	reader.finish();
	if (found < segment.files) throw new BadEntry(`its skeleton has ${found} members instead of ${segment.files}`);
}
function written({ kind, name, target, mode, mtime, size }) {
	const isLink = kind === "symlink";
	if (size > 0 || !(isLink || kind === "directory")) throw new BadEntry("its skeleton holds more than directories and links");
	return {
		kind,
		name,
		mode,
		mtime,
		...isLink && { target }
	};
}
async function* decompressed(frames, segment, dir) {
	const limit = newUnpackLimit(dir);
	limit.allow({ bytes: mostBytesOf(segment) });
	const zstd = createZstdDecompress();
	for (const frame of frames) zstd.write(frame);
	zstd.end();
	try {
		for await (const piece of zstd) {
			limit.count(piece.length);
			limit.signal.throwIfAborted();
			yield piece;
		}
	} catch (error) {
		limit.signal.throwIfAborted();
		throw error instanceof BadEntry ? error : new BadEntry(`its skeleton is damaged: ${messageOf(error)}`);
	}
}
// src/formats/archive/archive.ts
/** The default format: tar archives in zstd frames, packed and unpacked in parallel. */
const tar = {
	id: "tar",
	indexed: true,
	kinds: ["files", "skeleton"],
	image: false,
	versions: (naming) => [ownVersion("tar", naming)],
	unsupportedReason: () => void 0,
	pack: packTar,
	unpack: unpackTar
};
async function* packTar(job) {
	const division = divide(job.found);
	const segments = [];
	let last;
	let end = 0;
	let packedBytes = 0;
	for await (const { plan, frame, contentBytes } of packSegments(plansOf(division), job)) {
		if (plan !== last) {
			segments.push(newSegment(plan, end));
			packedBytes = 0;
		}
		last = plan;
		const segment = segments.at(-1);
		segment.frames.push(frame.length);
		segment.length += frame.length;
		packedBytes += contentBytes;
		segment.unpackedBytes = Math.max(plan.unpackedBytes, packedBytes);
		end += frame.length;
		yield {
			bytes: frame,
			contentBytes
		};
		job.signal.throwIfAborted();
	}
	job.signal.throwIfAborted();
	return packedOf(segments, division.skipped);
}
function newSegment({ kind, names, bytes, unpackedBytes }, offset) {
	return {
		kind,
		offset,
		length: 0,
		files: names.length,
		bytes,
		unpackedBytes,
		frames: []
	};
}
/** While one segment is packed, the walk for the next one goes on. */
async function* plansOf({ files, skeleton }) {
	const walkOn = () => awaitedLater(files.next());
	let upcoming = walkOn();
	for (let next = await upcoming; !next.done; next = await upcoming) {
		upcoming = walkOn();
		yield next.value;
	}
	if (skeleton.names.length > 0) yield skeleton;
}
const mostFilesHere = 3e3;
const readBytesPerFile = 262144;
const mostBytesForThread = 2 * frameContentBytes;
const framesAhead = 3;
const framesForOneReader = 2;
/**
* Two threads read the files and compress them, and this thread writes the frames in order. One thread reads a large
* file, and Node's pool compresses several frames of it at once.
*/
async function* packSegments(plans, job) {
	const stop = new AbortController();
	const pool = newThreadPool();
	const signal = AbortSignal.any([job.signal, stop.signal]);
	const { pack, addReaders } = framePacker({
		...job,
		signal
	}, pool);
	const begun = [];
	async function* write() {
		const { frames, first } = begun[0];
		for (let next = await first; !next.done; next = await frames.next()) yield next.value;
		begun.shift();
	}
	let count = 0;
	try {
		for await (const plan of framesOf(plans, job.tools.tar.dialect !== "node")) {
			const frames = pack(plan);
			begun.push({
				frames,
				first: awaitedLater(frames.next())
			});
			if (++count > framesForOneReader) addReaders();
			while (begun.length > framesAhead) yield* write();
		}
		while (begun.length > 0) yield* write();
	} finally {
		stop.abort();
		await Promise.allSettled(begun.map(({ frames }) => frames.return(void 0)));
		await pool.close();
	}
}
async function* framesOf(plans, canFindHoles) {
	const few = [];
	let files = 0;
	for await (const plan of plans) for (const frame of framesOfSegment(plan, canFindHoles)) {
		files += frame.names.length + frame.bytes / readBytesPerFile;
		if (files <= mostFilesHere) few.push(frame);
		else yield* [...few.splice(0), frame];
	}
	for (const frame of few) yield {
		...frame,
		isHere: frame.isHere || frame.bytes <= 4194304
	};
}
function framesOfSegment(plan, canFindHoles) {
	const { names, bytes, frames, hasHoles } = plan;
	if (hasHoles && canFindHoles) return [{
		plan,
		names,
		bytes,
		isHere: true,
		isContinued: false
	}];
	return frames.map(({ start, bytes }, i) => {
		const end = frames[i + 1]?.start;
		return {
			plan,
			names: names.slice(start, end),
			bytes,
			isHere: false,
			isContinued: end !== void 0
		};
	});
}
function framePacker(job, pool) {
	const { matches, level, signal, scratch: cwd } = job;
	const { tar } = job.tools;
	const bases = basesOf(matches.map(({ line }) => line));
	const links = linkedMembers(matches);
	const readers = pLimit(1);
	const compressors = pLimit(slabsAtOnce);
	if (tar.dialect !== "node") linkBases(job);
	async function* readInThisThread({ plan, names, isContinued }) {
		signal.throwIfAborted();
		const contents = plan.hasHoles && tar.dialect !== "node" ? readWithHoles(names, tar, {
			cwd,
			signal
		}) : readHere(names, pathsIn$1(bases), {
			kind: plan.kind,
			links,
			isContinued,
			signal
		});
		for await (const content of contents) yield {
			content,
			release: () => {}
		};
	}
	function readInThread({ plan: { kind }, names, bytes, isContinued }) {
		const part = {
			kind,
			bases,
			links,
			isContinued,
			level: bytes <= mostBytesForThread ? level : void 0
		};
		return outputOf(signal, (signal) => {
			const { promise, resolve, reject } = Promise.withResolvers();
			const read = () => {
				keepYoungHeapSmall();
				const task = pool.start({
					thread: "create",
					part
				}, {
					cwd,
					signal
				});
				task.stdin.end(`${names.join("\0")}\0`, "latin1");
				resolve(task);
				return task.ended;
			};
			readers(read).catch(reject);
			return promise;
		});
	}
	async function compress({ content, release }) {
		return {
			frame: await compressors(() => frameOf(content, level)).finally(release),
			contentBytes: content.length
		};
	}
	return {
		async *pack(planned) {
			const { plan, isHere } = planned;
			const frames = [];
			for await (const content of isHere ? readInThisThread(planned) : readInThread(planned)) {
				frames.push("frame" in content ? Promise.resolve(content) : awaitedLater(compress(content)));
				while (frames.length >= slabsAtOnce) yield {
					plan,
					...await frames.shift()
				};
			}
			for (const frame of frames) yield {
				plan,
				...await frame
			};
		},
		/** Lets more than one thread read. */
		addReaders() {
			readers.concurrency = readersAtOnce;
		}
	};
}
/**
* Keeps V8's young heap from growing to 32 MiB or more. Collecting a small one takes no longer. Only a flag works in a
* thread that runs already.
*/
function keepYoungHeapSmall() {
	setFlagsFromString("--semi-space-growth-factor=1");
}
// src/formats/squashfs/tops.ts
/** @param workspace absolute */
function imageRootOf(line, workspace) {
	return isBelow(line, workspace) ? "workspace" : line.number;
}
/** Whether the line names only paths below a directory. */
function isBelow({ base, matches }, dir) {
	return isWithin(base, dir) && !(base === dir && matches(""));
}
/** The directory that names in the image are relative to. @param line one of the lines in the image */
function imageTop(root, line, workspace) {
	return root === "workspace" ? workspace : line.base;
}
/** The name of a line's base in the image; '' for the top. A byte string. */
function baseIn(line, top) {
	return toBytes(line.base).slice(below(toBytes(top)).length);
}
/** The name of a match in the image; '' for the top. A byte string. */
function matchIn({ line, relative }, top) {
	return joinNames(baseIn(line, top), toBytes(relative));
}
/** Joins names of which either may be ''. */
function joinNames(above, name) {
	return above === "" || name === "" ? above + name : `${above}/${name}`;
}
/** The directories above these names in the image, without the top. */
function namesAbove(names) {
	const above = /* @__PURE__ */ new Set();
	for (const name of names) for (let at = name.lastIndexOf("/"); at > 0; at = name.lastIndexOf("/", at - 1)) above.add(name.slice(0, at));
	return above;
}
// src/formats/squashfs/check/metadata.ts
/** Reads the tables of a squashfs image, which are compressed in blocks of 8 KiB. */
/** The length of an unpacked block, and the most bytes to take at once. */
const metadataBytes = 8192;
const headerBytes$2 = 2;
const mostAtOnce = 256;
/**
* Reads a table from front to back. Positions refer to the unpacked table.
* @param start of the table in the image
* @param listed where each block starts in the image, for a table that has such a list
* @param atOnce how many blocks to read and unpack at once
*/
function openTable(read, start, end, listed = [], atOnce = mostAtOnce) {
	const blocks = /* @__PURE__ */ new Map();
	let next = start;
	let taken = 0;
	const more = async () => {
		const packed = await read(next, Math.min(end, next + atOnce * 8194));
		const { unpacked, starts, length } = unpackBlocks(packed, {
			isEnd: next + packed.length === end,
			most: atOnce
		});
		for (const at of starts) blocks.set(next - start + at, blocks.size);
		next += length;
		taken += table.at;
		table.bytes = Buffer.concat([table.bytes.subarray(table.at), ...unpacked]);
		table.at = 0;
	};
	const table = {
		/** The unpacked part of the table that is in memory. */
		bytes: Buffer.alloc(0),
		/** The reader's position in `bytes`. */
		at: 0,
		/** Unpacks more if `take` could not take `metadataBytes` or the rest. Undefined if it can already. */
		ahead: () => table.bytes.length - table.at < 8192 && next !== end ? more() : void 0,
		/** Moves on. @returns the position in `bytes` before that @throws BadEntry when the table ends early */
		take(bytes) {
			const { at } = table;
			table.at += bytes;
			if (table.at > table.bytes.length) throw damaged("a table ends early");
			return at;
		},
		/** The reader's position in the table. */
		position: () => taken + table.at,
		/** @param block its start in the packed table @param offset in the unpacked block */
		positionOf(block, offset) {
			const number = start + block === next ? blocks.size : blocks.get(block);
			if (number === void 0 || offset >= 8192) throw damaged("a table points beside its blocks");
			return number * metadataBytes + offset;
		},
		/** @throws BadEntry when the reader is not at the end */
		end() {
			if (next !== end || table.at !== table.bytes.length) throw damaged("a table is too long");
			if (listed.some((position, i) => blocks.get(position - start) !== i)) throw damaged("a list points beside the blocks of its table");
		}
	};
	return table;
}
/**
* Opens a table that has a list of the starts of its blocks.
* @param list the position of the list in the image, where the table ends
* @param bytes the length of the unpacked table
*/
async function openIndexed(read, list, bytes) {
	const count = Math.ceil(bytes / metadataBytes);
	const places = await read(list, list + count * placeBytes$1);
	if (places.length !== count * placeBytes$1) throw damaged("a list ends early");
	const listed = Array.from({ length: count }, (_, i) => Number(places.readBigUInt64LE(i * placeBytes$1)));
	const [start = list] = listed;
	if (start > list) throw damaged("a table is behind its list");
	return {
		table: openTable(read, start, list, listed),
		start
	};
}
const placeBytes$1 = 8;
/**
* Unpacks up to `most` whole blocks in `bytes`. If `isEnd`, the last one may be shorter than the others.
* @returns where the blocks start in `bytes`, and where the last one ends
*/
function unpackBlocks(bytes, { isEnd, most }) {
	const starts = [];
	const unpacked = [];
	let at = 0;
	while (starts.length < most && at + headerBytes$2 <= bytes.length) {
		const header = bytes.readUInt16LE(at);
		const end = at + headerBytes$2 + (header & metadataLengthBits);
		if (end > bytes.length) break;
		const stored = bytes.subarray(at + headerBytes$2, end);
		const block = header > metadataLengthBits ? stored : unpackBlock(stored);
		const isLast = isEnd && end === bytes.length;
		if (block.length !== 8192 && !(isLast && block.length > 0 && block.length < 8192)) throw damaged("a table has a gap");
		unpacked.push(block);
		starts.push(at);
		at = end;
	}
	if (starts.length === 0 || isEnd && at !== bytes.length && starts.length < most) throw damaged("a table ends early");
	return {
		unpacked,
		starts,
		length: at
	};
}
const metadataLengthBits = 32767;
function unpackBlock(block) {
	try {
		return zstdDecompressSync(block, {
			maxOutputLength: metadataBytes,
			chunkSize: metadataBytes
		});
	} catch {
		throw damaged("a table cannot be unpacked");
	}
}
function damaged(what) {
	return new BadEntry(`its image is wrong: ${what}`);
}
// src/formats/squashfs/check/directory.ts
const inodeTypes = {
	directory: 1,
	file: 2,
	link: 3,
	whiteout: 5
};
/** The inodes that have been read, by their numbers, which start at 1. @param count of inodes in the image */
function newKnown(count) {
	const positions = new Float64Array(count + 1);
	const typeOf = new Uint8Array(count + 1);
	const isNamed = new Uint8Array(count + 1);
	let unnamed = 0;
	return {
		/** @throws BadEntry when the number is taken */
		add({ number, kind }, position) {
			if (number < 1 || number > count || typeOf[number] !== 0) throw damaged("two inodes have one number");
			typeOf[number] = inodeTypes[kind];
			positions[number] = position;
			unnamed++;
		},
		/** @throws BadEntry when the name leads to no earlier inode, or is a second name of a directory or whiteout */
		name(number, type, position) {
			if (type === 0 || typeOf[number] !== type || positions[number] !== position) throw damaged("a name leads nowhere");
			if (isNamed[number] === 0) unnamed--;
			else if (type === inodeTypes.directory || type === inodeTypes.whiteout) throw damaged("a directory or a whiteout has two names");
			isNamed[number] = 1;
		},
		/** How many inodes have no name. */
		unnamed: () => unnamed
	};
}
const [indexBytes, headerBytes$1, entryBytes$1] = [
	12,
	12,
	8
];
const longestFileName = 256;
const mostInHeader$1 = 256;
const [dot$1, slash$1] = [46, 47];
/**
* Reads the index of a directory and its list, which follows the list of the directory before.
* @returns how many names the directory has
* @throws BadEntry
*/
async function readDirectory({ number: own, start: block, offset, bytes, indexed }, { inodes, directories }, { known, whiteouts }) {
	const index = await readIndex(inodes, indexed);
	const start = directories.position();
	if (directories.positionOf(block, offset) !== start) throw damaged("a directory is not where it should be");
	const end = start + bytes;
	let names = 0;
	let met = 0;
	let before;
	while (directories.position() < end) {
		const reading = directories.ahead();
		if (reading) await reading;
		const position = directories.position();
		const inIndex = index[met]?.within === position - start ? index[met++] : void 0;
		if (inIndex && directories.positionOf(inIndex.block, position % 8192) !== position) throw wrongIndex();
		const header = directories.take(headerBytes$1);
		const count = directories.bytes.readUInt32LE(header) + 1;
		const inodeBlock = inodes.positionOf(directories.bytes.readUInt32LE(header + 4), 0);
		const firstNumber = directories.bytes.readUInt32LE(header + 8);
		if (count > mostInHeader$1) throw damaged("a directory has too many names at once");
		for (let left = count; left > 0; left--) {
			const reading = directories.ahead();
			if (reading) await reading;
			const at = directories.take(entryBytes$1);
			const { bytes: fields } = directories;
			const number = firstNumber + fields.readInt16LE(at + 2);
			const type = fields.readUInt16LE(at + 4);
			known.name(number, type, inodeBlock + fields.readUInt16LE(at));
			const length = nameLength(fields.readUInt16LE(at + 6));
			const nameAt = directories.take(length);
			const name = fields.subarray(nameAt, nameAt + length);
			checkName(name, before);
			if (inIndex && left === count && !name.equals(inIndex.name)) throw wrongIndex();
			before = name;
			if (type === inodeTypes.whiteout) whiteouts.add(own, name);
			else if (type === inodeTypes.directory) whiteouts.addBelow(own, name, number);
		}
		names += count;
	}
	if (directories.position() !== end) throw damaged("a directory does not end where it should");
	if (met !== index.length) throw wrongIndex();
	return names;
}
async function readIndex(inodes, count) {
	const index = [];
	while (index.length < count) {
		await inodes.ahead();
		const at = inodes.take(indexBytes);
		const { bytes } = inodes;
		const length = nameLength(bytes.readUInt32LE(at + 8));
		const nameAt = inodes.take(length);
		const name = bytes.subarray(nameAt, nameAt + length);
		index.push({
			within: bytes.readUInt32LE(at),
			block: bytes.readUInt32LE(at + 4),
			name
		});
	}
	return index;
}
function wrongIndex() {
	return damaged("the index of a directory leads elsewhere");
}
/** The image has the length minus one. */
function nameLength(noted) {
	if (noted >= longestFileName) throw damaged("a name is too long");
	return noted + 1;
}
/** Names must be in order, because the kernel stops looking for a name at the first greater one. */
function checkName(name, before) {
	let order = before ? 0 : 1;
	for (let at = 0; at < name.length; at++) {
		const byte = name[at];
		if (byte === 0 || byte === slash$1) throw damaged("it has a name that is none");
		if (order === 0) order = byte - (before[at] ?? -1);
	}
	if (order <= 0) throw damaged("names are not in order");
	if (name[0] === dot$1 && (name.length === 1 || name.length === 2 && name[1] === dot$1)) throw damaged("it has a name that is none");
}
/** How many names an entry may remove: their strings take memory. */
const mostRemoved = 2 ** 20;
function newWhiteouts() {
	const namedIn = /* @__PURE__ */ new Map();
	let count = 0;
	const note = (directory, named) => {
		const others = namedIn.get(directory);
		if (others) others.push(named);
		else namedIn.set(directory, [named]);
	};
	return {
		count: () => count,
		/** @throws BadEntry when there are too many */
		add(directory, name) {
			if (++count > mostRemoved) throw damaged("it has too many whiteouts");
			note(directory, { name: name.toString("latin1") });
		},
		/** Adds a directory to the directory above it, if there are whiteouts below. */
		addBelow(directory, name, below) {
			if (namedIn.has(below)) note(directory, {
				name: name.toString("latin1"),
				directory: below
			});
		},
		/** All names, as byte strings relative to the top. @param top the number of that directory @throws BadEntry */
		*names(top) {
			const left = [{
				directory: top,
				prefix: ""
			}];
			for (let next = left.pop(); next; next = left.pop()) for (const { name, directory } of namedIn.get(next.directory) ?? []) {
				const path = next.prefix + name;
				if (path.length > 4096) throw damaged("the name of a whiteout is too long");
				if (directory === void 0) yield path;
				else left.push({
					directory,
					prefix: `${path}/`
				});
			}
		}
	};
}
const zstdCompression = 6;
const flags = {
	noXattrs: 512,
	others: 1088
};
const noTable = 18446744073709551615n;
const mostInodes = 1 << 24;
/**
* Accepts only images of a save: the kernel's parser has had flaws, and attributes could have effects in the kernel.
* https://dr-emann.github.io/squashfs/squashfs.html#_the_superblock
* @param length of the image, in bytes
* @throws BadEntry
*/
function readSuperblock(head, length) {
	if (head.length < 96 || head.toString("latin1", 0, 4) !== "hsqs") throw notOurs("it has no superblock");
	const u16 = (at) => head.readUInt16LE(at);
	const u32 = (at) => head.readUInt32LE(at);
	const u64 = (at) => Number(head.readBigUInt64LE(at));
	const superblock = {
		inodes: u32(4),
		fragments: u32(16),
		ids: u16(26),
		blockBytes: u32(12),
		root: {
			block: Number(head.readBigUInt64LE(32) >> 16n),
			offset: u16(32)
		},
		inodeTable: u64(64),
		directoryTable: u64(72),
		fragmentTable: u64(80),
		idTable: u64(48)
	};
	const { inodes, fragments, ids, blockBytes, inodeTable, directoryTable, fragmentTable, idTable } = superblock;
	const [log, end] = [u16(22), u64(40)];
	const positions = [
		96,
		inodeTable,
		directoryTable,
		fragmentTable,
		idTable,
		end,
		length
	];
	const extraFlags = (u16(24) ^ flags.noXattrs) & ~flags.others;
	const version = `${u16(28)}.${u16(30)}`;
	const broken = [
		[u16(20) === zstdCompression, `its compression is number ${u16(20)} instead of ${zstdCompression}`],
		[version === "4.0", `its version is ${version} instead of 4.0`],
		[extraFlags === 0, `its flags 0x${u16(24).toString(16)} differ in 0x${extraFlags.toString(16)}`],
		[head.readBigUInt64LE(56) === noTable, "it has a table of attributes"],
		[head.readBigUInt64LE(88) === noTable, "it has a table for exporting by NFS"],
		[inodes > 0 && inodes <= mostInodes, `it has ${inodes} inodes`],
		[fragments <= inodes, `it has ${fragments} fragments for ${inodes} inodes`],
		[ids === 1 || ids === 2, `it has ${ids} ids`],
		[log >= 12 && log <= 20 && blockBytes === 2 ** log, `its block size is ${blockBytes} (log ${log})`],
		[positions.every((at, i) => i === 0 || at >= positions[i - 1]), "its tables do not lie one after the other within its length"]
	].find(([holds]) => !holds);
	if (broken) throw notOurs(broken[1]);
	return superblock;
}
function notOurs(found) {
	return new BadEntry(`it holds no squashfs image of our kind: ${found}`);
}
// src/formats/squashfs/check/extents.ts
const fragmentBytes = 16;
const wordBytes = 4;
const plainBit = 1 << 24;
const blockLengthBits = 16777215;
/** Its functions throw BadEntry. */
async function openExtents(image, superblock) {
	const { inodeTable, blockBytes, inodes: files, fragments: count } = superblock;
	const runs = newRuns(files + count);
	const { starts, words, start } = await readFragments(image, superblock);
	const used = new Uint32Array(count);
	/** The length of the unpacked block; undefined if only tables are checked. */
	function unpackedBytes(position, word) {
		const length = word & blockLengthBits;
		if (word > 33554431 || length > blockBytes || position + length > inodeTable) throw damaged("a block is where none can be");
		if (word & plainBit) return length;
		return image.unpackedBytes?.(position, length, blockBytes);
	}
	return {
		/** The end of the table of directories. */
		start,
		/** Adds a file, and reads the list of its blocks from the table of inodes. */
		async add({ start, bytes, fragment, offset }, inodes) {
			const tail = bytes % blockBytes;
			const inBlocks = fragment === void 0 ? bytes : bytes - tail;
			const run = {
				start,
				end: start,
				hash: 0
			};
			for (let position = 0; position < inBlocks; position += blockBytes) {
				const reading = inodes.ahead();
				if (reading) await reading;
				const word = inodes.bytes.readUInt32LE(inodes.take(wordBytes));
				if (word === 0) continue;
				const pausing = image.pause?.();
				if (pausing) await pausing;
				const expected = Math.min(blockBytes, inBlocks - position);
				if ((unpackedBytes(run.end, word) ?? expected) !== expected) throw damaged("a block is not what it should be");
				run.end += word & blockLengthBits;
				run.hash = Math.imul(run.hash, 31) + word | 0;
			}
			runs.add(run);
			if (fragment === void 0) return;
			if (fragment >= count || offset + tail > blockBytes) throw damaged("a fragment is where none can be");
			used[fragment] = Math.max(used[fragment], offset + tail);
		},
		/** Checks that no two files overlap. Must be called after the last file. */
		async check() {
			for (let i = 0; i < count; i++) {
				const pausing = image.pause?.();
				if (pausing) await pausing;
				const [start, word, needed] = [
					starts[i],
					words[i],
					used[i]
				];
				if ((unpackedBytes(start, word) ?? needed) < needed) throw damaged("a fragment is not what it should be");
				runs.add({
					start,
					end: start + (word & blockLengthBits),
					hash: word
				});
			}
			runs.check();
		}
	};
}
async function readFragments({ read }, { fragments: count, fragmentTable }) {
	const starts = new Float64Array(count);
	const words = new Uint32Array(count);
	const { table, start } = await openIndexed(read, fragmentTable, count * fragmentBytes);
	for (let i = 0; i < count; i++) {
		await table.ahead();
		const at = table.take(fragmentBytes);
		starts[i] = Number(table.bytes.readBigUInt64LE(at));
		words[i] = table.bytes.readUInt32LE(at + 8);
	}
	table.end();
	return {
		starts,
		words,
		start
	};
}
/** Arrays of numbers hold the runs: millions of objects might not fit into the heap. */
function newRuns(most) {
	const starts = new Float64Array(most);
	const ends = new Float64Array(most);
	const hashes = new Int32Array(most);
	let count = 0;
	const overlap = () => damaged("two files are in one place");
	return {
		add({ start, end, hash }) {
			if (start === end) return;
			if (start < 96 || count === most) throw overlap();
			starts[count] = start;
			ends[count] = end;
			hashes[count] = hash;
			count++;
		},
		check() {
			const order = Uint32Array.from({ length: count }, (_, i) => i);
			order.sort((one, other) => starts[one] - starts[other]);
			let last = order[0];
			for (const i of order) {
				if (![
					starts,
					ends,
					hashes
				].every((of) => of[i] === of[last]) && starts[i] < ends[last]) throw overlap();
				last = i;
			}
		}
	};
}
// src/formats/squashfs/check/inode.ts
/** Reads the inodes of a squashfs image: files, directories, links and whiteouts, without their names. */
const u16 = (offset) => ({
	offset,
	length: 2
});
const u32 = (offset) => ({
	offset,
	length: 4
});
const u64 = (offset) => ({
	offset,
	length: 8
});
/**
* The fields of each type of inode. 8 is for large directories, 9 for files that are large or sparse or have several
* names. https://dr-emann.github.io/squashfs/squashfs.html#_inode_table
*/
const layouts = {
	1: {
		kind: "directory",
		length: 16,
		start: u32(0),
		bytes: u16(8),
		offset: u16(10)
	},
	2: {
		kind: "file",
		length: 16,
		start: u32(0),
		fragment: u32(4),
		offset: u32(8),
		bytes: u32(12)
	},
	3: {
		kind: "link",
		length: 8,
		bytes: u32(4)
	},
	5: {
		kind: "whiteout",
		length: 8,
		device: u32(4)
	},
	8: {
		kind: "directory",
		length: 24,
		bytes: u32(4),
		start: u32(8),
		indexed: u16(16),
		offset: u16(18),
		attributes: u32(20)
	},
	9: {
		kind: "file",
		length: 40,
		start: u64(0),
		bytes: u64(8),
		fragment: u32(28),
		offset: u32(32),
		attributes: u32(36)
	}
};
const noFragment = 4294967295;
const inodeHeaderBytes = 16;
const longestLink = 4095;
const dotsBytes = 3;
/** @throws BadEntry when a save does not write such inodes */
function readInode(table) {
	const header = table.take(inodeHeaderBytes);
	const { bytes: fields } = table;
	if (fields.readUInt16LE(header + 2) > 511) throw damaged("it sets bits that change who runs a program");
	const layout = layouts[fields.readUInt16LE(header)];
	if (!layout) throw more();
	const { kind } = layout;
	const at = table.take(layout.length);
	const read = (field, otherwise = 0) => {
		if (!field) return otherwise;
		const { offset, length } = field;
		return length === 8 ? Number(fields.readBigUInt64LE(at + offset)) : fields.readUIntLE(at + offset, length);
	};
	if (read(layout.device) !== 0) throw more();
	if (read(layout.attributes, noFragment) !== noFragment) throw damaged("it has extended attributes");
	const bytes = read(layout.bytes) - (kind === "directory" ? dotsBytes : 0);
	if (bytes < 0) throw damaged("a directory is too short");
	if (!Number.isSafeInteger(bytes)) throw damaged("a file is larger than any");
	if (kind === "link") {
		if (bytes === 0 || bytes > longestLink) throw damaged("a link is too long");
		table.take(bytes);
	}
	const fragment = read(layout.fragment, noFragment);
	return {
		kind,
		number: fields.readUInt32LE(header + 12),
		owner: fields.readUInt32LE(header + 4),
		time: fields.readUInt32LE(header + 8),
		bytes,
		start: read(layout.start),
		fragment: fragment === noFragment ? void 0 : fragment,
		offset: read(layout.offset),
		indexed: read(layout.indexed)
	};
}
function more() {
	return damaged("it holds more than files, directories and links");
}
// src/formats/squashfs/check/check.ts
/** Checks that a squashfs image is whole, and that a save could have written it. */
/**
* mksquashfs writes the members of a directory before the directory, and the lists of directories in the order of their
* inodes. So one pass is enough, and a directory cannot hold itself.
*/
async function checkImage(image) {
	const superblock = readSuperblock(await image.read(0, 96), image.length);
	const { inodeTable, directoryTable, inodes: count, ids, root } = superblock;
	await checkIds(image, superblock.idTable, ids);
	const extents = await openExtents(image, superblock);
	const inodes = openTable(image.read, inodeTable, directoryTable);
	const directories = openTable(image.read, directoryTable, extents.start);
	const known = newKnown(count);
	const whiteouts = newWhiteouts();
	const contents = {
		members: 0,
		bytes: 0,
		newest: 0
	};
	let owner;
	let last;
	let position = 0;
	for (let i = 0; i < count; i++) {
		const reading = inodes.ahead();
		if (reading) await reading;
		position = inodes.position();
		last = readInode(inodes);
		owner ??= last.owner;
		if (last.owner !== owner) throw damaged("it has several owners");
		if ((owner & 65535) >= ids || owner >>> 16 >= ids) throw damaged("its owner is none that it lists");
		contents.newest = Math.max(contents.newest, last.time);
		if (last.kind === "file") {
			await extents.add(last, inodes);
			contents.bytes += last.bytes;
		} else if (last.kind === "directory") contents.members += await readDirectory(last, {
			inodes,
			directories
		}, {
			known,
			whiteouts
		});
		known.add(last, position);
	}
	if (last?.kind !== "directory" || position !== inodes.positionOf(root.block, root.offset)) throw damaged("its root is not where it should be");
	if (known.unnamed() !== 1) throw damaged("not all that it holds has a name");
	inodes.end();
	directories.end();
	await extents.check();
	const { number: top } = last;
	return {
		...contents,
		whiteouts: whiteouts.count(),
		removed: () => whiteouts.names(top)
	};
}
const idBytes$1 = 4;
async function checkIds(image, idTable, ids) {
	const { table } = await openIndexed(image.read, idTable, ids * idBytes$1);
	await table.ahead();
	table.take(ids * idBytes$1);
	table.end();
}
/** @param expected the names to remove @throws BadEntry when an image has other whiteouts */
function checkWhiteouts({ whiteouts, removed }, expected = []) {
	const names = new Set(expected);
	if (whiteouts > 0 && names.size === 0) throw damaged("it holds more than files, directories and links");
	if (whiteouts !== names.size) throw damaged(`it has ${whiteouts} whiteouts instead of ${names.size}`);
	for (const name of removed()) if (!names.has(name)) throw damaged("it removes other files than it lists");
}
/** @throws Error if it is no file: a step may have put a FIFO there, and reading it would block */
function openFile(path) {
	const file = openSync(path, constants$1.O_RDONLY | (constants$1.O_NONBLOCK ?? 0));
	if (fstatSync(file).isFile()) return file;
	closeSync(file);
	throw new Error(`${path} is no file any more`);
}
/**
* @throws BadEntry when a save does not write such an image; the system's errors, also where the file is shorter than the
*   image, which may be another program's doing; the errors of `until`
*/
async function checkImageFile(path, { offset, length }, depth, { signal, until } = {}) {
	const file = openFile(path);
	const bytesAt = (position, bytes) => readExactlySync(file, Math.max(0, Math.min(bytes, length - position)), offset + position);
	let unpackedBytes = 0;
	const unpackers = {
		tables: void 0,
		heads: (position) => contentBytes$1(bytesAt(position, frameHeadBytes)) ?? 0,
		contents(position, bytes, most) {
			const block = unpackedBlock(bytesAt(position, bytes), most);
			unpackedBytes += block.length;
			return block.length;
		}
	};
	const yieldTurn = async () => {
		unpackedBytes = 0;
		await setImmediate();
		signal?.throwIfAborted();
	};
	const read = async (start, end) => {
		await until?.(offset + start, offset + end);
		await yieldTurn();
		return bytesAt(start, end - start);
	};
	const pause = () => unpackedBytes < unpackedBytesPerTurn ? void 0 : yieldTurn();
	try {
		return await checkImage({
			read,
			length,
			unpackedBytes: unpackers[depth],
			pause
		});
	} finally {
		closeSync(file);
	}
}
function unpackedBlock(packed, most) {
	try {
		return zstdDecompressSync(packed, { maxOutputLength: most });
	} catch (error) {
		throw damaged(`a block cannot be unpacked: ${messageOf(error)}`);
	}
}
const unpackedBytesPerTurn = 67108864;
const zstdMagicNumber = 4247762216;
const frameHeadBytes = 18;
/** @returns undefined if the header has no length. https://datatracker.ietf.org/doc/html/rfc8878#name-frame-header */
function contentBytes$1(frame) {
	if (frame.length < frameHeadBytes || frame.readUInt32LE(0) !== zstdMagicNumber) return void 0;
	const descriptor = frame.readUInt8(4);
	const isSingle = (descriptor & 32) !== 0;
	const dictionary = [
		0,
		1,
		2,
		4
	][descriptor & 3];
	const at = 5 + (isSingle ? 0 : 1) + dictionary;
	const size = descriptor >> 6;
	if (size === 0) return isSingle ? frame.readUInt8(at) : void 0;
	if (size === 1) return frame.readUInt16LE(at) + 256;
	return size === 2 ? frame.readUInt32LE(at) : void 0;
}
// src/formats/squashfs/make/make.ts
/** Makes a squashfs image as a file, gives its top the mode and the time that mksquashfs does not take from an archive, and checks it. */
/**
* A thread reads the files: it packs only the given names, and a file that is written to. A damaged image is made once more.
* @param members must be non-empty
* @throws Error when the second image is damaged, too
*/
async function imageOfMembers(image, members, job) {
	const isTop = members.includes("");
	const names = members.filter((name) => name !== "");
	const { options, topSeconds } = topStamp(job.top, isTop);
	for (let isFirst = true;; isFirst = false) try {
		const archive = archiveForImage(names, {
			cwd: job.top,
			signal: job.signal
		});
		const contents = await makeImageFile(image, {
			sources: ["-"],
			options: ["-tar", ...options],
			topSeconds,
			archive
		}, job);
		const found = contents.members + Number(isTop);
		if (found >= members.length) return contents;
		throw new BadEntry(`it has ${found} members instead of ${members.length}`);
	} catch (error) {
		if (!(error instanceof BadEntry)) throw error;
		if (!isFirst) throw new Error(`mksquashfs made a damaged image, twice: ${error.message}`);
	}
}
/** @throws ToolFailure; BadEntry when the image is damaged, or is not of our kind */
async function makeImageFile(image, { sources, options, archive, topSeconds, whiteouts }, { top, tools, level, signal }) {
	const args = [
		...sources,
		image,
		...options,
		...outputArgs(level)
	];
	const { stdin, stdout, ended } = startPipeline([{
		path: tools.mksquashfs,
		args,
		hopeless
	}], {
		cwd: top,
		signal
	});
	stdout.resume();
	if (archive) {
		const [feeding, packing] = await Promise.allSettled([feed(archive, stdin), ended]);
		for (const end of [feeding, packing]) if (end.status === "rejected") throw end.reason;
	} else {
		stdin.end();
		await ended;
	}
	const { size: length } = await stat$1(image);
	if (topSeconds !== void 0) setTopTime(image, length, topSeconds);
	const contents = await checkImageFile(image, {
		offset: 0,
		length
	}, "heads");
	checkWhiteouts(contents, whiteouts);
	return contents;
}
const hopeless = /changed size while reading filesystem, attempting to re-read/;
function outputArgs(level) {
	const owner = [
		"-force-uid",
		String(process.geteuid?.()),
		"-force-gid",
		String(process.getegid?.())
	];
	const compression = [
		"-comp",
		"zstd",
		"-Xcompression-level",
		String(level)
	];
	const quiet = [
		"-quiet",
		"-no-progress",
		"-no-recovery",
		"-noappend",
		"-exit-on-error"
	];
	return [
		"-no-tailends",
		"-no-exports",
		...compression,
		...owner,
		"-no-xattrs",
		...quiet,
		...limits()
	];
}
const shareForBuffers = 1 / 4;
const leastBufferMiB = 32;
function limits() {
	return [
		"-mem",
		`${Math.max(leastBufferMiB, Math.floor(memoryLimit() * shareForBuffers / mebibyte))}M`,
		"-processors",
		String(processors())
	];
}
/** Ignores failed writes: mksquashfs stops reading before the padding of the archive. `ended` has other causes. */
async function feed(archive, stdin) {
	try {
		for await (const bytes of archive) await new Promise((resolve) => stdin.write(bytes, resolve));
	} finally {
		stdin.end();
	}
}
/** Other users of a machine must not find the files in a mounted image. Nothing shows its top. */
const privateTop = ["-root-mode", "700"];
/** @param dir absolute @param isMatch whether the directory itself is cached, so that its mode and its time are, too */
function topStamp(dir, isMatch) {
	if (!isMatch) return { options: privateTop };
	const stat = lstatSync(dir);
	return {
		options: [
			"-root-mode",
			imageMode(stat).toString(8),
			plainInodes
		],
		topSeconds: imageSeconds(stat)
	};
}
/** Leaves out setuid, setgid and sticky bits. */
function imageMode({ mode }) {
	return mode & 511;
}
const latest = 2 ** 32 - 1;
/** The time that an image can hold. */
function imageSeconds({ mtimeMs }) {
	return Math.min(Math.max(Math.floor(mtimeMs / 1e3), 0), latest);
}
const plainInodes = "-noI";
const [flagsAt, plainInodesFlag] = [24, 1];
const [timeAt, timeBytes] = [8, 4];
const blockHeaderBytes = 2;
/**
* Sets the time of the top. The image was made with the options of `topStamp`.
* @param length of the image, in bytes
* @param seconds since 1970; fits into 32 bits
* @throws BadEntry when it is no image of our kind
*/
function setTopTime(path, length, seconds) {
	const image = openSync(path, "r+");
	try {
		const head = readExactlySync(image, 96, 0);
		head.writeUInt16LE(head.readUInt16LE(flagsAt) & ~plainInodesFlag, flagsAt);
		const { inodeTable, root } = readSuperblock(head, length);
		writeSync(image, head, 0, head.length, 0);
		const time = Buffer.alloc(timeBytes);
		time.writeUInt32LE(seconds);
		for (let i = 0; i < timeBytes; i++) {
			const at = root.offset + timeAt + i;
			const before = Math.floor(at / metadataBytes) * 8194;
			const position = inodeTable + root.block + before + blockHeaderBytes + at % metadataBytes;
			writeSync(image, time, i, 1, position);
		}
	} finally {
		closeSync(image);
	}
}
// src/formats/squashfs/make/directory-image.ts
/** Makes an image of the matches themselves. mksquashfs reads them, which takes half the CPU time of reading by tar. */
/**
* Makes the image of the matches. mksquashfs finds the members itself.
* @param walked undefined if no member is excluded: a walk would take a quarter of the time of mksquashfs
* @returns undefined if mksquashfs failed, or if tar would make another image
*/
async function imageOfSources(image, sources, walked, job) {
	const { names } = sources;
	const excludes = walked ? imageNames(sources, walked.unpacked) : [];
	if (excludes.length > mostExcludes || excludes.some((path) => path.includes("\n"))) return void 0;
	if (!arePlain(names)) return void 0;
	if (writersBelow(job.matches.map(({ path }) => path)).length > 0) return void 0;
	const contents = await makeImage(image, sources, excludes, job);
	job.signal.throwIfAborted();
	if (!contents || contents.newest > Date.now() / 1e3 + aheadSeconds) return void 0;
	if (!walked) return contents;
	const members = /* @__PURE__ */ new Set([...imageNames(sources, walked.members), ...namesAbove(names)]);
	members.delete("");
	if (contents.members !== members.size) return void 0;
	return !job.leftOut || await hasMembers(image, members, job).catch(() => false) ? contents : void 0;
}
const mostExcludes = 1e3;
const aheadSeconds = 86400;
const mostArgumentBytes = 65536;
/** Whether the names can be arguments: texts, and not too many. */
function arePlain(names) {
	return names.reduce((sum, name) => sum + name.length + 3, 0) <= mostArgumentBytes && names.every((name) => Buffer.from(fromBytes(name)).toString("latin1") === name);
}
/** Since the walk, a member may have got a name that a line excludes. */
async function hasMembers(image, members, { tools, scratch, signal }) {
	const { unsquashfs: path } = tools;
	if (path === void 0) return false;
	const { stdin, stdout, ended } = startPipeline([{
		path,
		args: [
			"-l",
			"-d",
			"",
			image
		]
	}], {
		cwd: scratch,
		signal
	});
	stdin.end();
	const [listed] = await Promise.all([buffer(stdout), ended]);
	const lines = new Set(listed.toString("latin1").split("\n"));
	return [...members].every((member) => `/${member}`.split("\n").every((line) => lines.has(line)));
}
function makeImage(image, { top, names }, excludes, job) {
	const list = join(job.scratch, "excludes");
	writeFileSync(list, [anyStaging, ...excludes.map(excludeLine)].join(""), "latin1");
	const options = [
		"-action",
		"chmod(a-st)@true",
		"-wildcards",
		"-ef",
		list
	];
	const isTop = names.includes("");
	return makeImageFile(image, {
		sources: isTop ? ["."] : names.map((name) => `./${fromBytes(name)}`),
		options: [...isTop ? [] : ["-no-strip", ...privateTop], ...options]
	}, {
		...job,
		top
	}).catch((error) => {
		if (error instanceof ProgramKilled) info(`Making the image once more, from an archive: ${messageOf(error)}`);
	});
}
const anyStaging = `... ${stagingPrefix}*\n`;
/** Excludes exactly this path. mksquashfs removes the first backslash and reads the rest as a pattern. */
function excludeLine(path) {
	return `\\${path.replace(/[^\w/]/g, "\\$&")}\n`;
}
function walkOf({ found, leftOut = [] }) {
	const members = /* @__PURE__ */ new Map();
	const skipped = [];
	for (const batch of found) for (const { kind, member } of batch) {
		if (kind === "other") {
			skipped.push(member);
			continue;
		}
		const number = Number.parseInt(member, 10);
		const names = members.get(number);
		if (names) names.push(member);
		else members.set(number, [member]);
	}
	return {
		members,
		unpacked: [...leftOut, ...skipped],
		skipped
	};
}
/**
* The names in an image of members `<number of the line>/<path relative to its base>`; '' for the top. All are byte strings.
* Members of other lines are left out.
*/
function imageNames({ top, lines }, members) {
	const bases = new Map(lines.map((line) => [String(line.number), baseIn(line, top)]));
	return members.flatMap((member) => {
		const slash = member.indexOf("/");
		const base = bases.get(member.slice(0, slash));
		const rest = member.slice(slash + 1);
		return base === void 0 ? [] : joinNames(base, rest === "." ? "" : rest);
	});
}
// src/formats/squashfs/images.ts
/** Says which images an entry has, which lines are in them, and which layers lie on them. */
/** How many layers of changes an entry has, on all its images. */
function countLayers(segments) {
	return segments.filter(isLayer).length;
}
/** The end of a line of the log that says what is mounted. */
function layersNote(segments) {
	const layers = countLayers(segments);
	return layers === 0 ? "" : ` (${layersText(layers)})`;
}
function layersText(count) {
	return count === 1 ? "1 layer of changes" : `${count} layers of changes`;
}
const mostLayers = 32;
/**
* An entry has images, then the layers of all images, oldest first, then the removed names.
* @throws UnknownEntry when a save does not make such images or layers for these lines
*/
function imagesOf({ segments, lines, workspace }) {
	const { image: bases = [], delta: layers = [], removals = [] } = Object.groupBy(segments, ({ kind }) => kind);
	const sorted = [
		...bases,
		...layers,
		...removals
	];
	if (!segments.every((segment, i) => segment === sorted[i]) || removals.length !== (layers.length > 0 ? 1 : 0)) throw unknown$1();
	if (bases.length === 0 || new Set(bases.map(({ root }) => root)).size < bases.length) throw unknown$1();
	const changes = layers.map((segment, i) => ({
		...layerOf(segment),
		number: i,
		root: segment.root
	}));
	const images = bases.map((segment) => {
		const { root } = segment;
		const bases = basesIn(segment, lines, workspace);
		const layers = changes.filter((layer) => layer.root === root);
		if (root === void 0 || bases.size === 0 || layers.length >= mostLayers) throw unknown$1();
		const isInPlace = ([line, base]) => isBelow(line, workspace) && base === baseIn(line, workspace);
		const isOfWorkspace = root === "workspace" && [...bases].every(isInPlace);
		return {
			...layerOf(segment),
			root,
			bases,
			isOfWorkspace,
			layers
		};
	});
	const held = images.flatMap(({ bases }) => [...bases.keys()]);
	if (new Set(held).size < held.length) throw unknown$1();
	if (images.flatMap(({ layers }) => layers).length < layers.length) throw unknown$1();
	return images;
}
/** The lines in an image, and the names of their bases in it. Byte strings. */
function basesIn({ root, bases }, lines, workspace) {
	const own = lines.filter((line) => bases ? bases[line.number] !== void 0 : imageRootOf(line, workspace) === root);
	const baseOf = (line) => {
		if (root !== "workspace") return "";
		return bases ? toBytes(bases[line.number]) : baseIn(line, workspace);
	};
	return new Map(own.map((line) => [line, baseOf(line)]));
}
function layerOf(segment) {
	const { offset, length, files } = segment;
	return {
		offset,
		length,
		members: files,
		mostBytes: mostBytesOf(segment)
	};
}
function unknown$1() {
	return new UnknownEntry("the entry has images that this version of Headstart cannot read");
}
// src/formats/squashfs/layers/removals.ts
/** Writes and reads the segment `removals`: the names that each layer removes from the layers below. */
const mostContent = 67108864;
const mostFrame = 67633152;
const longestPart = 255;
const [nul, dot, slash] = [
	0,
	46,
	47
];
/**
* @param lists for each layer in order, the removed names: byte strings, relative to the top of the image
* @returns the segment, and the length of its content
* @throws Error when there are more than a reader accepts
*/
function encodeRemovals(lists) {
	const content = Buffer.from(lists.map(listText).join(""), "latin1");
	const names = lists.reduce((all, list) => all + list.length, 0);
	if (content.length > mostContent || names > mostRemoved) throw new Error("more files were removed than an entry can say");
	return {
		frame: zstdCompressSync(content),
		bytes: content.length
	};
}
function listText(names) {
	return `${names.map((name) => `${name}\0`).join("")}\0`;
}
/** @param path of a file that starts with the body @returns undefined without layers @throws BadEntry; as `until` does */
async function readRemovals(path, segments, { until } = {}) {
	const segment = segments.find(({ kind }) => kind === "removals");
	if (!segment) return void 0;
	const { offset, length, files } = segment;
	if (length > mostFrame) throw wrong("it is too long");
	await until?.(offset, offset + length);
	await using file = await open$1(path);
	const removals = decodeRemovals(await readExactly(file, length, offset), countLayers(segments));
	const names = removals.counts.reduce((sum, count) => sum + count, 0);
	if (names !== files) throw wrong(`it has ${names} names instead of ${files}`);
	return removals;
}
/** @throws BadEntry when the frame is not made by `encodeRemovals` for so many layers */
function decodeRemovals(frame, layers) {
	const content = unpack$1(frame);
	const { starts, counts, end } = findLists(content, layers);
	if (end !== content.length) throw wrong("it has more lists than the entry has layers");
	return {
		counts,
		*namesOf(layer) {
			let at = starts[layer];
			for (let left = counts[layer]; left > 0; left--) {
				const end = content.indexOf(nul, at);
				yield content.toString("latin1", at, end);
				at = end + 1;
			}
		}
	};
}
function unpack$1(frame) {
	try {
		const { buffer, engine } = zstdDecompressSync(frame, {
			maxOutputLength: mostContent,
			info: true
		});
		if (engine.bytesWritten === frame.length) return buffer;
	} catch (error) {
		throw wrong(messageOf(error));
	}
	throw wrong("something follows it");
}
function findLists(content, layers) {
	const [starts, counts] = [[], []];
	let at = 0;
	let names = 0;
	for (let layer = 0; layer < layers; layer++) {
		starts.push(at);
		let count = 0;
		for (; content[at] !== nul; count++) at = endOfName(content, at) + 1;
		counts.push(count);
		names += count;
		if (names > mostRemoved) throw wrong("it has too many names");
		at++;
	}
	return {
		starts,
		counts,
		end: at
	};
}
/** @returns where the NUL is that ends the name */
function endOfName(content, start) {
	let at = start;
	for (let isLast = false; !isLast; at++) {
		const part = at;
		while (at < content.length && content[at] !== nul && content[at] !== slash) at++;
		const length = at - part;
		const isDots = length <= 2 && content[part] === dot && content[at - 1] === dot;
		if (at === content.length || length === 0 || length > longestPart || at - start > 4096 || isDots) throw wrong("it has a name that is none");
		isLast = content[at] === nul;
	}
	return at - 1;
}
function wrong(why) {
	return new BadEntry(`its list of removed files is wrong: ${why}`);
}
// src/formats/squashfs/matches-in.ts
/** Finds the matches of lines in images, by reading only the directories above them. */
/** Finds the matches in the images of a file. @throws as `placeMatches` */
async function findMatchesIn(path, images) {
	await using file = await open$1(path);
	return await placeMatches((start, end) => readExactly(file, end - start, start), images);
}
/**
* Finds the matches in images that need not have been checked, nor have arrived as a whole.
* @param read reads the file of the images; it may wait for bytes that have not arrived
* @throws BadEntry when an image or a layer is not of our kind, or has anything but the matches of its lines
*/
async function placeMatches(read, images) {
	const placed = [];
	for (const image of images) {
		const places = await placesIn(read, image, image.bases);
		for (const layer of image.layers) checkLayer(await placesIn(read, layer, image.bases), places);
		placed.push({
			...image,
			...places
		});
	}
	return placed;
}
/** A layer changes what is below the matches of its image. @throws BadEntry */
function checkLayer(layer, { matches, owner }) {
	const directories = new Set(matches.flatMap(({ isDirectory, name }) => isDirectory ? name : []));
	if (layer.matches.some(({ isDirectory, name }) => !isDirectory || !directories.has(name)) || layer.owner !== owner) throw new BadEntry("it has a layer that changes other directories than its image has");
}
const mostNamesAbove = 1e5;
/**
* Nothing in an image may be beside the matches: the image is a lower layer of the workspace, which would show it.
* @throws BadEntry when the image has anything that no line names, or that is no directory above a match
*/
async function placesIn(read, { offset, length }, bases) {
	const readImage = (start, end) => read(offset + start, offset + Math.max(start, Math.min(end, length)));
	const image = await openNames(readImage, length);
	const places = {
		matches: [],
		owner: await image.ownerOf(image.top)
	};
	let names = 0;
	const visit = async (name, inode) => {
		for (const [line, base] of bases) {
			const relative = pathBelow(name, base);
			if (relative === void 0 || !line.matches(fromBytes(relative).toString())) continue;
			places.matches.push({
				line,
				name,
				relative,
				isDirectory: inode.kind === "directory"
			});
			return true;
		}
		if (inode.kind !== "directory") throw beside(name);
		let leads = false;
		const children = await image.namesOf(inode);
		names += children.length;
		for (const [child, position] of children) {
			const below = joinNames(name, child);
			if (names > mostNamesAbove || below.length > 4096) throw damaged("it has too many names above those of `path`");
			if (!await visit(below, await image.inodeAt(position))) throw beside(below);
			leads = true;
		}
		return leads;
	};
	await visit("", image.top);
	return places;
}
function pathBelow(name, base) {
	if (base === "" || name === base) return name.slice(base.length);
	return name.startsWith(`${base}/`) ? name.slice(base.length + 1) : void 0;
}
function beside(name) {
	return new BadEntry(`it holds ${fromBytes(name)}, which no line of \`path\` names`);
}
const [headerBytes, entryBytes, idBytes, placeBytes] = [
	12,
	8,
	4,
	8
];
const mostInHeader = 256;
/** Reads inodes and lists of names in any order, as the kernel does when it looks up a name. */
async function openNames(read, length) {
	const { inodeTable, directoryTable, fragmentTable, fragments, idTable, ids, root } = readSuperblock(await read(0, 96), length);
	const firstListed = async (list) => Number((await read(list, list + placeBytes)).readBigUInt64LE());
	const directoriesEnd = fragments === 0 ? fragmentTable : await firstListed(fragmentTable);
	const tableAt = async (start, end, offset) => {
		const table = openTable(read, start, end, [], 1);
		await table.ahead();
		table.take(offset);
		await table.ahead();
		return table;
	};
	const inodeAt = async ({ block, offset }) => readInode(await tableAt(inodeTable + block, directoryTable, offset));
	return {
		top: await inodeAt(root),
		inodeAt,
		async ownerOf({ owner }) {
			const table = await tableAt(await firstListed(idTable), idTable, 0);
			const user = owner & 65535;
			if (user >= ids) throw damaged("its owner is none that it lists");
			return table.bytes.readUInt32LE(table.take(ids * idBytes) + user * idBytes);
		},
		async namesOf({ start, offset, bytes }) {
			if (bytes === 0) return [];
			const table = await tableAt(directoryTable + start, directoriesEnd, offset);
			const end = table.position() + bytes;
			const found = [];
			let before;
			while (table.position() < end) {
				await table.ahead();
				const header = table.take(headerBytes);
				const count = table.bytes.readUInt32LE(header) + 1;
				const block = table.bytes.readUInt32LE(header + 4);
				if (count > mostInHeader) throw damaged("a directory has too many names at once");
				for (let left = count; left > 0; left--) {
					await table.ahead();
					const at = table.take(entryBytes);
					const inode = {
						block,
						offset: table.bytes.readUInt16LE(at)
					};
					const nameLength = table.bytes.readUInt16LE(at + 6) + 1;
					const nameAt = table.take(nameLength);
					const name = table.bytes.subarray(nameAt, nameAt + nameLength);
					checkName(name, before);
					before = Buffer.from(name);
					found.push([name.toString("latin1"), inode]);
				}
				if (found.length > mostNamesAbove) throw damaged("it has too many names above those of `path`");
			}
			return found;
		}
	};
}
// src/formats/squashfs/receive.ts
/** Receives the images of an entry into one file, and checks them. */
/**
* Makes `dir/image`: a link to the entry if possible, otherwise a copy of the body.
* @throws BadEntry when a save does not make such images; UnknownEntry when a later version might
*/
async function receiveImages({ segments, lines, workspace, signal, body, file, isMounted = false }, dir) {
	const images = imagesOf({
		segments,
		lines,
		workspace
	});
	const path = join(dir, "image");
	let isChecked = false;
	const receive = async (keep) => {
		await receiveChecked(body("any"), keep, {
			path,
			segments,
			signal
		});
		isChecked = true;
	};
	const isReceived = await file?.link(path) && await file?.prove(receive);
	if (!isReceived) {
		await rm$1(path, { force: true });
		await writing(path, {
			length: bodyLength({ segments }),
			isMounted
		}, receive);
	}
	if (!isChecked && !file?.isWhole) await checkTables(path, segments, { signal });
	const isInPlace = isReceived ? file?.isInPlace : void 0;
	return {
		path,
		images: await findMatchesIn(path, images),
		isInPlace
	};
}
/**
* Writes each piece while the next one is verified, and checks the tables as soon as they have arrived.
* @param keep undefined if verified bytes are in the file already
*/
async function receiveChecked(body, keep, { path, segments, signal }) {
	const { arrived, until, fail } = newArrivals(bodyLength({ segments }));
	const checking = checkTables(path, segments, {
		signal,
		until
	});
	let isBad = false;
	checking.catch(() => {
		isBad = true;
	});
	let keeping = Promise.resolve();
	let next = 0;
	try {
		for await (const bytes of body) {
			await keeping;
			if (isBad) break;
			const position = bytes.position ?? next;
			next = position + bytes.length;
			const kept = Promise.resolve(keep?.(bytes, position)).then(() => {
				arrived(position, bytes.length);
				body.release?.(bytes);
			});
			keeping = awaitedLater(kept);
		}
		await keeping;
	} catch (error) {
		fail(error);
		throw error;
	} finally {
		fail(new BadEntry("its body ended early"));
		await checking;
	}
}
const flushBytes = 33554432;
/**
* Calls `fill` to write a new file.
* @param isMounted a loop device starts only when the disk has the file, so the bytes go to the disk as they arrive
*/
async function writing(path, { length, isMounted }, fill) {
	const file = await open$1(path, "wx", 384);
	let flushing = Promise.resolve();
	let left = length;
	let unflushed = 0;
	const flush = () => {
		unflushed = 0;
		flushing = flushing.then(() => file.datasync()).catch(() => {});
	};
	try {
		await fill(async (bytes, position) => {
			await writeWhole$1(file, dirname$1(path), [bytes], position);
			left -= bytes.length;
			unflushed += bytes.length;
			if (isMounted && (unflushed >= flushBytes || left === 0)) flush();
		});
	} finally {
		const closing = flushing.then(() => file.close());
		if (isMounted) closing.catch(() => {});
		else await closing;
	}
}
/** @throws BadEntry when a save does not write such tables, or when they contradict their segment */
async function checkTables(path, segments, options = {}) {
	const removals = await readRemovals(path, segments, options);
	let layers = 0;
	for (const segment of segments.filter(isMountable)) {
		const { files, bytes } = segment;
		const contents = await checkImageFile(path, segment, "tables", options);
		checkWhiteouts(contents, isLayer(segment) ? removals?.namesOf(layers++) : []);
		if (contents.members !== files) throw new BadEntry(`it has ${contents.members} members instead of ${files}`);
		if (contents.bytes > bytes) throw new BadEntry(`its files have ${contents.bytes} bytes instead of ${bytes}`);
	}
}
/** Where the tables of an image start, in bytes. `ls` and `find` read only tables. */
async function startOfTables(read, { offset }) {
	return offset + Number((await read(offset, offset + 96)).readBigUInt64LE(64));
}
/** @param length of the file, in bytes; readers may wait for bytes beyond it */
function newArrivals(length) {
	const missing = Array.from({ length: Math.ceil(length / blockBytes) }, (_, block) => Math.min(blockBytes, length - block * blockBytes));
	let failure;
	let changed = Promise.withResolvers();
	const wakeReaders = () => {
		changed.resolve();
		changed = Promise.withResolvers();
	};
	return {
		/** The bytes are in the file now. Each byte arrives once. */
		arrived(position, bytes) {
			for (let at = position; at < position + bytes;) {
				const block = Math.floor(at / blockBytes);
				const end = Math.min(position + bytes, (block + 1) * blockBytes);
				missing[block] = missing[block] - (end - at);
				at = end;
			}
			wakeReaders();
		},
		/** Resolves when the bytes from `start` up to `end` are in the file. */
		async until(start, end) {
			const [first, last] = [Math.floor(start / blockBytes), Math.ceil(end / blockBytes)];
			while (missing.slice(first, last).some((bytes) => bytes !== 0)) {
				if (failure) throw failure.error;
				await changed.promise;
			}
		},
		/** No more bytes arrive: readers that wait get the error. Only the first call counts. */
		fail(error) {
			failure ??= { error };
			wakeReaders();
		}
	};
}
// src/system/run.ts
/** Starts single programs: runs them to their end, or lets them outlive this process. Pipelines are in pipeline.ts. */
const usualLimitMs = 6e4;
/** cargo describes each package of a workspace. */
const longestAnswerBytes = 4 * mebibyte;
/** The runner itself waits 7.5 s before its next signal. */
const graceMs = 5e3;
/** Processes that the program leaves behind may hold its output open. */
const drainMs = 1e3;
/**
* Runs one program to its end.
* @param program its absolute path, or its name on PATH
* @throws ToolFailure if it cannot be started, ends badly or is too slow; or the abort reason
*/
async function run(program, args, options) {
	const path = isAbsolute(program) ? program : programPath(program);
	options.signal.throwIfAborted();
	const child = startChild(path, args, options);
	const { manner = "killed", limitMs = manner === "script" ? "none" : usualLimitMs } = options;
	using watch = watchProgram({
		path,
		pids: () => [child.pid],
		limitMs
	});
	const signal = AbortSignal.any([options.signal, watch.signal]);
	using _ = addAbortListener(signal, () => stopChild(child, manner));
	try {
		const output = takeOutput(child, manner);
		const closed = awaitedLater(once$1(child, "close"));
		const [exitCode, endedBy] = await Promise.race([exitOf(child, path), watch.abandoned]);
		if (isQuestion(manner)) sendSignal("SIGKILL", child, manner);
		await Promise.race([closed, setTimeout$2(drainMs, void 0, { ref: false })]);
		signal.throwIfAborted();
		const [stdout, stderr] = output.pieces.map((pieces) => Buffer.concat(pieces));
		const { goodCodes = [0] } = options;
		if (exitCode !== null && (manner === "script" || goodCodes.includes(exitCode)) && !output.isTooLong()) return {
			exitCode,
			stdout,
			stderr
		};
		throw programFailure(path, {
			exitCode,
			endedBy
		}, manner === "secret question" ? "" : stderr.toString());
	} finally {
		child.stdout?.destroy();
		child.stderr?.destroy();
	}
}
function isQuestion(manner) {
	return manner === "question" || manner === "secret question";
}
/** Whether the program gets a process group of its own. Windows has no groups, and would open a window. */
function hasGroup(manner) {
	return process.platform !== "win32" && (isQuestion(manner) || manner === "script");
}
function startChild(path, args, options) {
	const { cwd, input, manner = "killed", env = programEnvironment(), windowsVerbatimArguments } = options;
	const detached = hasGroup(manner);
	try {
		const child = spawn(path, args, {
			cwd,
			env,
			detached,
			stdio: [
				typeof input === "number" ? input : "pipe",
				"pipe",
				"pipe"
			],
			windowsVerbatimArguments
		});
		child.stdin?.on("error", () => {}).end(input);
		return child;
	} catch (error) {
		throw notRun(path, error);
	}
}
/** Collects the output, or shows it. */
function takeOutput(child, manner) {
	let bytes = 0;
	const isTooLong = () => isQuestion(manner) && bytes > longestAnswerBytes;
	return {
		pieces: ["stdout", "stderr"].map((name) => {
			const pieces = [];
			child[name]?.on("data", (piece) => {
				bytes += piece.length;
				if (manner === "script") process[name].write(piece);
				else if (isTooLong()) stopChild(child, manner);
				else pieces.push(piece);
			});
			return pieces;
		}),
		isTooLong
	};
}
async function exitOf(child, path) {
	try {
		return await once$1(child, "exit");
	} catch (error) {
		throw notRun(path, error);
	}
}
function notRun(path, error) {
	return new ToolFailure(`${path} could not be run: ${messageOf(error)}`);
}
function stopChild(child, manner) {
	const isGentle = manner === "gentle" || manner === "script";
	sendSignal(isGentle ? "SIGTERM" : "SIGKILL", child, manner);
	if (!isGentle) return;
	setTimeout$2(graceMs, void 0, { ref: false }).then(() => sendSignal("SIGKILL", child, manner));
}
/** To all processes of its group, if one is left, or only to the child. */
function sendSignal(name, child, manner) {
	const { pid } = child;
	if (hasGroup(manner) && pid !== void 0) orUndefined(() => process.kill(-pid, name));
	else child.kill(name);
}
const ofNode = /^(NODE_(OPTIONS|EXTRA_CA_CERTS|USE_SYSTEM_CA|COMPILE_CACHE)|SSL_CERT_(FILE|DIR)|LD_LIBRARY_PATH)$/;
/**
* Starts a script of Node that may outlive this process. Messages tell it what it needs to know: other processes could read
* arguments and environment variables.
* @param file an open file that it inherits as `inheritedFile`
*/
function startDetached(args, file = "ignore") {
	const child = spawn(process.execPath, args, {
		cwd: "/",
		detached: true,
		stdio: [
			"ignore",
			"ignore",
			"ignore",
			"ipc",
			file
		],
		serialization: "advanced",
		env: {
			...programEnvironment(),
			...variablesNamed(ofNode),
			UV_THREADPOOL_SIZE: "8"
		}
	});
	child.on("error", () => {});
	return {
		pid: child.pid ?? 0,
		/** Sends a message. @returns the first message of the program @throws ToolFailure if the program ends before that */
		async ask(message) {
			const ended = child.connected ? once$1(child, "disconnect") : [];
			child.send(message, () => {});
			const [reply] = await Promise.race([once$1(child, "message"), ended]);
			if (reply === void 0) throw new ToolFailure(`${args[0]} ended without a word`);
			return reply;
		},
		kill: () => void child.kill("SIGKILL")
	};
}
// src/formats/squashfs/layers/lay-on.ts
/** Merges an unpacked layer into an unpacked tree. The result is what an overlay of mounted layers shows. */
/**
* @returns how many files, directories and links the layer had below its top
* @throws BadEntry when the layer holds other members, or removes a name below a link or a file
*/
function layOn({ from, to, removed, aside }) {
	let [asides, members] = [0, 0];
	mkdirSync(fromBytes(aside));
	const takeAway = (path) => {
		if (statAt(path)) renameOwn(path, `${aside}/${asides++}`);
	};
	const merge = (from, to) => {
		const { mode, mtimeMs } = lstatSync(fromBytes(from));
		for (const dir of [from, to]) allowChanges$1(dir);
		for (const name of namesInDirectory(from)) {
			const [source, target] = [`${from}/${name}`, `${to}/${name}`];
			const kind = kindOf(source);
			if (kind === "whiteout") continue;
			members++;
			const isMerged = kind === "directory" && statAt(target)?.isDirectory() === true;
			if (!isMerged) takeAway(target);
			if (kind === "file") renameSync(fromBytes(source), fromBytes(target));
			else {
				if (!isMerged) mkdirSync(fromBytes(target));
				merge(source, target);
			}
		}
		chmodSync(fromBytes(to), mode & 511);
		utimesSync(fromBytes(to), mtimeMs / 1e3, mtimeMs / 1e3);
	};
	for (const name of removed) {
		const path = pathToRemove(name, to);
		if (path !== void 0) takeAway(path);
	}
	merge(from, to);
	return members;
}
/**
* Makes the directories above a name writable: they are members of the layer, so merging sets their modes and times.
* @returns undefined if a directory above the name is missing
* @throws BadEntry when the name is below a link or a file
*/
function pathToRemove(name, tree) {
	let path = tree;
	for (const part of name.split("/")) {
		const stat = statAt(path);
		if (!stat) return void 0;
		if (!stat.isDirectory()) throw new BadEntry("it removes something below what is no directory");
		allowChanges$1(path);
		path = `${path}/${part}`;
	}
	return path;
}
function allowChanges$1(dir) {
	chmodSync(fromBytes(dir), 448);
}
function kindOf(path) {
	const stat = lstatSync(fromBytes(path));
	if (stat.isDirectory()) return "directory";
	if (stat.isFile() || stat.isSymbolicLink()) return "file";
	if (stat.isCharacterDevice() && stat.rdev === 0) return "whiteout";
	throw new BadEntry("it holds more than files, directories and links");
}
// src/formats/squashfs/unpack.ts
/** Unpacks images and their layers. */
/**
* Unpacks into `dir/tree`.
* @throws BadEntry when an image holds anything but files, directories and links, or not as many as declared
*/
async function unpackImages({ path, images }, job) {
	const tree = join(job.dir, "tree");
	mkdirSync(tree, { recursive: true });
	const removals = await readRemovals(path, job.segments);
	for (const image of images.filter(({ bases }) => job.lines.some((line) => bases.has(line)))) {
		const target = join(job.dir, `image-${image.root}`);
		await unpackLayer({
			path,
			layer: image,
			target
		}, job);
		const count = countMembers(toBytes(target));
		if (count !== image.members) throw new BadEntry(`it has ${count} members instead of ${image.members}`);
		for (const layer of image.layers) {
			const members = await applyLayer({
				path,
				layer,
				target,
				removals
			}, job);
			if (members !== layer.members) throw new BadEntry(`its layer has ${members} members instead of ${layer.members}`);
		}
		moveMatches(image, {
			from: toBytes(target),
			to: toBytes(tree),
			lines: job.lines
		});
		removeTree(target);
	}
	await takeOver(tree, job.signal);
}
/** Moves each match to the place that the archives of all formats give it. All paths are byte strings. */
function moveMatches({ matches }, { from, to, lines }) {
	for (const { line, name, relative } of matches.filter(({ line }) => lines.includes(line))) {
		const [source, target] = [joinNames(from, name), joinNames(`${to}/${line.number}`, relative)];
		mkdirSync(fromBytes(dirname$1(target)), { recursive: true });
		allowMoves(from, name);
		renameOwn(source, target);
	}
}
/** Makes the directories above a name writable, so that the match can be moved out. They are removed after the move. */
function allowMoves(top, name) {
	chmodSync(fromBytes(top), 448);
	for (let at = name.indexOf("/"); at > 0; at = name.indexOf("/", at + 1)) chmodSync(fromBytes(`${top}/${name.slice(0, at)}`), 448);
}
/** If unsquashfs is killed, unpacks once more with the least memory. */
async function unpackLayer(unpacking, job) {
	try {
		await runUnsquashfs(unpacking, job, {
			queueMiB: queueMiB(),
			count: processors()
		});
	} catch (error) {
		if (!(error instanceof ProgramKilled)) throw error;
		info(`Unpacking once more, with less memory: ${messageOf(error)}`);
		removeTree(unpacking.target);
		await runUnsquashfs(unpacking, job, {
			queueMiB: leastQueueMiB,
			count: 1
		});
	}
}
const [mostQueueMiB, leastQueueMiB] = [256, 8];
const shareForQueue = 1 / 8;
function queueMiB() {
	const mib = Math.floor(memoryLimit() * shareForQueue / mebibyte);
	return Math.max(leastQueueMiB, Math.min(mostQueueMiB, mib));
}
async function runUnsquashfs({ path, layer, target, hasWhiteouts = false }, { dir, tools, signal }, { queueMiB, count }) {
	const quiet = [
		"-no-progress",
		"-quiet",
		"-no-xattrs"
	];
	const lenient = hasWhiteouts ? ["-no-exit-code"] : [];
	const memory = [
		...["-da", "-fr"].flatMap((option) => [option, String(queueMiB)]),
		"-processors",
		String(count)
	];
	const args = [
		...quiet,
		...lenient,
		...memory,
		"-offset",
		String(layer.offset),
		"-d",
		target,
		path
	];
	const command = {
		path: tools.unsquashfs,
		args
	};
	const unpacking = startLimited({
		cwd: dir,
		signal
	}, (where) => startPipeline([command], where));
	unpacking.limit.allow({
		bytes: layer.mostBytes,
		files: layer.members
	});
	unpacking.stdin.end();
	unpacking.stdout.resume();
	await unpacking.ended;
}
/** @param target the unpacked tree of the layers below @returns how many members and removed names the layer has */
async function applyLayer({ path, layer, target, removals }, job) {
	const { number } = layer;
	const removed = removals.counts[number];
	const changes = join(job.dir, `layer-${number}`);
	await unpackLayer({
		path,
		layer,
		target: changes,
		hasWhiteouts: removed > 0
	}, job);
	const aside = toBytes(join(job.dir, `removed-${number}`));
	return layOn({
		from: toBytes(changes),
		to: toBytes(target),
		removed: removals.namesOf(number),
		aside
	}) + removed;
}
/** Counts everything below a directory. @param dir a byte string */
function countMembers(dir) {
	let members = 0;
	for (const item of readdirSync(fromBytes(dir), {
		withFileTypes: true,
		encoding: "latin1"
	})) {
		members++;
		if (item.isDirectory()) members += countMembers(`${dir}/${item.name}`);
		else if (!item.isFile() && !item.isSymbolicLink()) throw new BadEntry("it holds more than files, directories and links");
	}
	return members;
}
async function takeOver(tree, signal) {
	const where = {
		cwd: tree,
		signal,
		limitMs: "while-busy"
	};
	chownSync(tree, process.geteuid?.() ?? -1, process.getegid?.() ?? -1);
	if (process.geteuid?.() === 0) await run("chown", [
		"-hR",
		"0:0",
		"."
	], where);
	await run("find", [
		".",
		...[
			"!",
			"-type",
			"l",
			"-perm",
			"/7000"
		],
		"-exec",
		"chmod",
		"a-st",
		"{}",
		"+"
	], where);
}
// src/formats/squashfs/squashfs.ts
/** The format that can be mounted: a squashfs image for each directory, one for all other files, and layers. */
const squashfs = {
	id: "squashfs",
	indexed: true,
	kinds: [
		"image",
		"delta",
		"removals"
	],
	image: true,
	versions: (naming) => [ownVersion("squashfs", naming)],
	unsupportedReason({ mksquashfs, unsquashfs }, task) {
		if (process.platform !== "linux") return "it does not run Linux";
		if (task === "unpack") return unsquashfs ? void 0 : "it has no unsquashfs 4.5 or newer";
		return mksquashfs ? void 0 : "it has no mksquashfs 4.5 or newer";
	},
	pack: packImages,
	async unpack(job) {
		await unpackImages(await receiveImages({
			...job,
			body: () => job.body
		}, job.dir), job);
	}
};
/**
* mksquashfs writes the start of an image last, so each image is a file first. If mksquashfs cannot read the matches, tar
* reads them, too, and decides whether the save fails.
* @throws Error when tar fails, or the image is damaged twice
*/
async function* packImages(job) {
	const image = join(job.scratch, "image");
	const segments = [];
	let walked;
	const walk = () => walked ??= walkOf(job);
	for (const [root, matches] of Map.groupBy(job.matches, ({ line }) => imageRootOf(line, job.workspace))) {
		const top = imageTop(root, matches[0].line, job.workspace);
		const names = matches.map((match) => matchIn(match, top));
		const lines = [...new Set(matches.map(({ line }) => line))];
		const contents = await imageOf(image, {
			top,
			names,
			lines
		}, walk, job);
		if (!contents) continue;
		const { members: files, bytes } = contents;
		const { size: length } = statSync(image);
		yield* appended({
			kind: "image",
			length,
			files,
			bytes,
			root,
			...root === "workspace" && { bases: textOf$2(lines, top) }
		}, bytesInFile(image), {
			...job,
			segments
		}, bytes / length);
	}
	return packedOf(segments, walked?.skipped ?? []);
}
function textOf$2(lines, top) {
	return Object.fromEntries(lines.map((line) => [line.number, fromBytes(baseIn(line, top)).toString()]));
}
/** @returns undefined if there is nothing to pack */
async function imageOf(image, sources, walk, job) {
	const direct = job.leftOut ? void 0 : await imageOfSources(image, sources, void 0, job);
	if (direct) return direct;
	const walked = walk();
	const members = sources.lines.flatMap(({ number }) => walked.members.get(number) ?? []);
	if (members.length === 0) return void 0;
	const again = job.leftOut || walked.unpacked.length > 0 ? await imageOfSources(image, sources, {
		...walked,
		members
	}, job) : void 0;
	if (again) return again;
	return await imageOfMembers(image, imageNames(sources, members), {
		...job,
		top: sources.top
	});
}
// src/formats/index.ts
/** The list of formats. */
/** One line per format, the preferred one first. */
const formats = [
	tar,
	squashfs,
	actionsCache
];
// src/system/shells.ts
/**
* Shells that run programs for this process. Starting a program by such a shell takes a third of the time that Node takes, and
* sudo is started once instead of once for each program.
*/
/** @param command starts a shell that reads commands from its standard input. Each shell ends with this process. */
function newShells(command) {
	const idle = [];
	return { 
	/**
	* Runs a script in an idle shell, or in a new one if there is none. Its input is empty.
	* @param script commands with quoted words @param name of the program, for messages @returns the standard output
	* @throws ToolFailure, or the abort reason
	*/
async run(script, name, options) {
		const { cwd, signal, goodCodes = [0], limitMs = "while-busy" } = options;
		signal.throwIfAborted();
		let shell = idle.pop();
		while (shell && !isAlive$1(shell)) shell = idle.pop();
		shell ??= startShell(command);
		const { pid } = shell.child;
		using watch = watchProgram({
			path: name,
			pids: () => [pid],
			limitMs
		});
		const ending = AbortSignal.any([signal, watch.signal]);
		const running = runIn(shell, `cd ${quoted(cwd)} && ${script}`, ending);
		const { exitCode, stdout, stderr } = await Promise.race([running, watch.abandoned]);
		if (isAlive$1(shell)) idle.push(shell);
		ending.throwIfAborted();
		if (exitCode !== null && goodCodes.includes(exitCode)) return stdout;
		throw programFailure(name, {
			exitCode,
			endedBy: shell.child.signalCode
		}, stderr);
	} };
}
/** A text as one word of a script. */
function quoted(text) {
	return `'${text.replaceAll("'", "'\\''")}'`;
}
function startShell({ path, args }) {
	const child = spawn(path, args, {
		cwd: "/",
		env: programEnvironment(),
		detached: true,
		stdio: "pipe"
	});
	child.stdin.on("error", () => {});
	const shell = {
		child,
		closed: awaitedLater(once$1(child, "close")),
		mark: randomUUID()
	};
	setAlive(shell, "unref");
	return shell;
}
/** An idle shell does not keep this process running: `unref`, as Node calls it. */
function setAlive({ child }, how) {
	const pipes = [
		child.stdin,
		child.stdout,
		child.stderr
	];
	for (const one of [child, ...pipes]) one[how]();
}
function isAlive$1({ child }) {
	return child.exitCode === null && child.signalCode === null && child.stdin?.writable === true;
}
async function runIn(shell, script, signal) {
	const { child, closed, mark } = shell;
	const kill = () => void orUndefined(() => process.kill(-child.pid, "SIGKILL"));
	setAlive(shell, "ref");
	using _ = addAbortListener(signal, kill);
	const taking = [child.stdout, child.stderr].map((stream) => takeUntil(stream, `\n${mark} `));
	try {
		const end = `printf '\\n%s %d \\n' ${mark} "$status"`;
		child.stdin?.write(`(${script}) </dev/null; status=$?; ${end}; ${end} >&2\n`);
		const replies = Promise.all(taking.map(({ reply }) => reply));
		const replied = await Promise.race([replies, closed.catch(notStarted(child))]);
		const [stdout, stderr] = taking.map(({ text }) => text());
		return {
			exitCode: Array.isArray(replied) ? replied[0] : child.exitCode,
			stdout,
			stderr: stderr.toString()
		};
	} finally {
		for (const { stop } of taking) stop();
		setAlive(shell, "unref");
	}
}
function notStarted({ spawnfile }) {
	return (error) => {
		throw new ToolFailure(`${spawnfile} could not be run: ${messageOf(error)}`);
	};
}
const mostAfterMark = 8;
/** Collects a stream's bytes up to a mark. @returns the number after the mark, and the bytes before it */
function takeUntil(stream, mark) {
	const taken = [];
	let end = Buffer.alloc(0);
	let endBytes = 0;
	const { promise: reply, resolve } = Promise.withResolvers();
	const onData = (bytes) => {
		taken.push(bytes);
		end = Buffer.concat([end, bytes]).subarray(-(mark.length + mostAfterMark));
		const markAt = end.lastIndexOf(mark);
		const [, code] = /^(\d+) \n$/.exec(markAt < 0 ? "" : end.toString("latin1", markAt + mark.length)) ?? [];
		if (code === void 0) return;
		endBytes = end.length - markAt;
		resolve(Number(code));
	};
	stream.on("data", onData);
	const text = () => {
		const all = Buffer.concat(taken);
		return all.subarray(0, all.length - endBytes);
	};
	return {
		reply,
		text,
		stop: () => void stream.off("data", onData)
	};
}
// src/system/root-rights.ts
/** Runs programs of the system with root's rights: this process is root, or sudo lends root's rights without a password. */
let found;
/** Undefined if this process cannot get the rights to mount. */
async function findRights(signal) {
	if (found) return found;
	if (process.geteuid?.() === 0) {
		if (mayAdminister()) found = rightsBy([]);
		return found;
	}
	try {
		const rights = rightsBy([
			systemPath("sudo"),
			"-n",
			"--"
		]);
		await rights.run("true", [], {
			cwd: "/",
			signal: shortly(signal)
		});
		found = rights;
	} catch {
		signal.throwIfAborted();
	}
	return found;
}
/** @param before the words of a command before a program and its arguments */
function rightsBy(before) {
	const asRoot = (words) => {
		const [path = "", ...args] = [...before, ...words];
		return {
			path,
			args
		};
	};
	const shells = newShells(asRoot(["/bin/sh"]));
	const runEach = async (program, lists, where) => {
		const path = systemPath(program);
		const commands = lists.map((args) => [path, ...args].map(quoted).join(" "));
		return shells.run(commands.join(" && "), path, {
			...where,
			limitMs: limitOf$1(program)
		});
	};
	return {
		/** @returns the standard output @throws ToolFailure, or the abort reason */
		run: (program, args, where) => runEach(program, [args], where),
		/** Runs a program with each list of arguments, one after the other, until it fails. */
		runEach,
		/** Like `run`, with a standard input: bytes, or an open file. */
		async runWith(input, program, args, where) {
			const { path, args: words } = asRoot([systemPath(program), ...args]);
			return (await run(path, words, {
				...where,
				input,
				limitMs: limitOf$1(program)
			})).stdout;
		},
		/**
		* Writes a file that only root can write, in a directory that only root can write.
		* @param name of letters, digits and `-` @throws ToolFailure, or the abort reason
		*/
		async write(dir, name, text, signal) {
			if (before.length === 0) return writeWhole(dir, name, text);
			const [place, path, draft, content] = [
				dir,
				join(dir, name),
				join(dir, `${name}.new`),
				text
			].map(quoted);
			const script = `umask 022 && mkdir -p ${place} && printf %s ${content} > ${draft} && mv -f ${draft} ${path}`;
			await shells.run(script, "/bin/sh", {
				cwd: "/",
				signal: shortly(signal)
			});
		}
	};
}
/** Mounting is the kernel's work, of which /proc shows nothing: unmounting writes to the disk what it has not yet. */
function limitOf$1(program) {
	return program === "mount" || program === "umount" ? "none" : "while-busy";
}
/** A reader never sees a part of the text. Other users read it, too. */
function writeWhole(dir, name, text) {
	const umask = process.umask(18);
	try {
		mkdirSync(dir, { recursive: true });
		const path = join(dir, name);
		writeFileSync(`${path}.new`, text);
		renameSync(`${path}.new`, path);
	} finally {
		process.umask(umask);
	}
}
function systemPath(program) {
	const path = [
		"/usr/bin",
		"/bin",
		"/usr/sbin",
		"/sbin"
	].map((dir) => join(dir, program)).find((place) => existsSync(place));
	if (path === void 0) throw new ToolFailure(`there is no ${program}`);
	return path;
}
/** Such programs take milliseconds. */
function shortly(signal) {
	return AbortSignal.any([signal, AbortSignal.timeout(6e4)]);
}
/** Root in a container may lack the right to mount. https://man7.org/linux/man-pages/man7/capabilities.7.html */
function mayAdminister() {
	const [, capabilities = "0"] = readFileSync("/proc/self/status", "latin1").match(/^CapEff:\s*(\w+)$/m) ?? [];
	return (BigInt(`0x${capabilities}`) >> 21n & 1n) === 1n;
}
// src/mounts/support.ts
/** Whether this runner can mount. */
/** Whether images may be mounted. The mount may still be refused. */
function mayMount({ by }) {
	return by !== "none";
}
/** Takes milliseconds. Knows nothing of a broker. Rejects only with the abort reason. */
async function probe(what, signal) {
	try {
		return {
			by: "job",
			rights: await rightsToMount(what, signal)
		};
	} catch (error) {
		signal.throwIfAborted();
		const reason = reasonOf(error);
		return {
			by: "none",
			reason: error instanceof Declined ? reason : `it cannot be found out: ${reason}`
		};
	}
}
/** @throws Declined where this job cannot mount, or the system's error */
async function rightsToMount(what, signal) {
	if (process.platform !== "linux") throw new Declined("it does not run Linux");
	const rights = await findRights(signal);
	if (!rights) throw new Declined("it neither lets root mount nor has sudo without a password");
	for (const type of what === "image" ? ["squashfs", "overlay"] : ["overlay"]) if (!await knows(type, rights, signal)) throw new Declined(`its kernel does not know ${type}`);
	if (what === "image" && !existsSync("/dev/loop-control")) throw new Declined("it has no loop devices");
	return rights;
}
async function knows(type, rights, signal) {
	const isKnown = () => new RegExp(`\\t${type}$`, "m").test(readFileSync("/proc/filesystems", "latin1"));
	if (isKnown()) return true;
	await rights.run("modprobe", ["-q", type], {
		cwd: "/",
		signal
	}).catch(() => signal.throwIfAborted());
	return isKnown();
}
// src/system/tools.ts
/** Finds the programs that Headstart uses, and the dialect of tar. */
/** Looks for the programs on PATH. @param images whether to look for the image tools, too */
async function findTools(signal, images = true) {
	const imageTool = async (name) => {
		const path = images ? findProgram(name) : void 0;
		return path && await imageToolVersion(path, signal) && path;
	};
	const [tar, mksquashfs, unsquashfs] = await Promise.all([
		findTar(signal),
		imageTool("mksquashfs"),
		imageTool("unsquashfs")
	]);
	return {
		tar,
		zstd: findProgram("zstd"),
		mksquashfs,
		unsquashfs
	};
}
/**
* The version of mksquashfs or unsquashfs; undefined where it is older than 4.5. Older versions of mksquashfs take no
* archives; older versions of unsquashfs can be made to write outside their directory (CVE-2021-40153). Distributions
* that package 4.5 have also fixed CVE-2021-41072 in it.
*/
async function imageToolVersion(path, signal) {
	const [, version, major, minor] = (await versionText("-version", path, signal)).match(/squashfs version ((\d+)\.(\d+)(?:\.\d+)?)/) ?? [];
	return Number(major) * 100 + Number(minor) >= 405 ? version : void 0;
}
async function findTar(signal) {
	if (process.platform === "win32") return { dialect: "node" };
	for (const name of [
		"tar",
		"gtar",
		"bsdtar"
	]) {
		const path = findProgram(name);
		const dialect = path && (dialectInside(path) ?? dialectOf(await versionText("--version", path, signal)));
		if (dialect) return {
			path,
			dialect
		};
	}
	return { dialect: "node" };
}
const dialects = {
	"GNU tar": "gnu",
	bsdtar: "bsd"
};
/** Finding the dialect's name in the file takes less time than running the program. */
function dialectInside(path) {
	const program = orUndefined(() => readFileSync(path));
	return Object.entries(dialects).find(([name]) => program?.includes(`\0${name}\0`))?.[1];
}
/** The answer of a program to a question for its version; empty where it gives none. @throws only the abort reason */
async function versionText(question, path, signal) {
	const options = {
		cwd: "/",
		signal,
		limitMs: 1e4,
		goodCodes: [0, 1]
	};
	try {
		return (await run(path, [question], options)).stdout.toString();
	} catch (error) {
		signal.throwIfAborted();
		info(`Not used: ${messageOf(error)}`);
		return "";
	}
}
function dialectOf(version) {
	return Object.entries(dialects).find(([name]) => version.includes(name))?.[1];
}
// src/job/shared/formats-of-job.ts
/** Decisions that must be the same in a restore and a save of one job. */
/**
* The formats that a store may hold: images only if `mode` allows, and formats without an index only in stores that
* actions/cache uses, too, which knows neither rolling caches nor signatures. Each format costs a request of a cache
* service, so there are at most two in such a store: our archives, and either images or the archives of actions/cache.
*/
function formatsIn({ shared }, { mode, compatible, rolling, signing }) {
	const hasTheirs = shared && !rolling && !signing && (mode === "unpack" || compatible);
	const hasImages = mode !== "unpack" && !hasTheirs;
	return formats.filter(({ indexed, image }) => (indexed || hasTheirs) && (!image || hasImages));
}
/** The versions to look up, the one that this job probably saves first. */
function versionsOf(formats, inputs) {
	const tools = { zstd: findProgram("zstd") };
	return formats.flatMap((format) => format.versions(inputs, tools));
}
/**
* Finds the programs of this runner. If `mode` may want images, image tools may come from the tool cache.
* @param mayFetch whether to fetch missing image tools
*/
async function toolsFor({ mode }, signal, mayFetch = false) {
	const hasImages = mode !== "unpack" && process.platform === "linux";
	const tools = await findTools(signal, hasImages);
	if (!hasImages || tools.mksquashfs && tools.unsquashfs) return tools;
	const { cachedImageTools, fetchImageTools } = await import("./system-programs-squashfs-tools.js");
	const cached = {
		...tools,
		...await cachedImageTools(signal)
	};
	return mayFetch && !cached.mksquashfs ? {
		...cached,
		...await fetchImageTools(signal)
	} : cached;
}
/** The formats to look up: the runner can restore their entries. */
async function readableFormats(store, inputs, { mountSupport, signal }) {
	const canMount = mayMount(mountSupport);
	const rank = ({ id, image }) => id === actionsCache.id && inputs.compatible ? 2 : Number(image);
	const possible = formatsIn(store, inputs).toSorted((a, b) => rank(b) - rank(a));
	if (canMount || !possible.some(({ image }) => image)) return possible;
	const tools = await toolsFor(inputs, signal);
	return possible.filter((format) => !format.image || format.unsupportedReason(tools, "unpack") === void 0);
}
/** Whether this runner can mount the images, or the trees in memory, that the inputs ask for. */
async function probeMounting({ mode, ramdisk, broker }, signal) {
	if (mode !== "unpack") {
		const own = await probe("image", signal);
		if (own.by === "job") return own;
		const socket = brokerSocket(broker);
		return socket === void 0 ? own : {
			by: "broker",
			socket,
			reason: own.reason
		};
	}
	return ramdisk === "false" ? {
		by: "none",
		reason: "no input asks for it"
	} : probe("tree", signal);
}
/** Undefined if the host has no broker, or the user forbids it. */
function brokerSocket(path) {
	if (path === void 0) return void 0;
	return orUndefined(() => lstatSync(path).isSocket(), "ENOENT", "ENOTDIR", "EACCES") ? path : void 0;
}
/** Why the run has no scope, as a line for the log; undefined if it belongs to a branch or tag. */
function whyNoScope({ ref, eventName }) {
	if (ref !== "") return void 0;
	return `Event Validation Error: The event type ${eventName} is not supported because it's not tied to a branch or tag ref.`;
}
// node_modules/balanced-match/dist/esm/index.js
const range = (a, b, str) => {
	let begs, beg, left, right = void 0, result;
	let ai = str.indexOf(a);
	let bi = str.indexOf(b, ai + 1);
	let i = ai;
	if (ai >= 0 && bi > 0) {
		if (a === b) return [ai, bi];
		begs = [];
		left = str.length;
		while (i >= 0 && !result) {
			if (i === ai) {
				begs.push(i);
				ai = str.indexOf(a, i + 1);
			} else if (begs.length === 1) {
				const r = begs.pop();
				if (r !== void 0) result = [r, bi];
			} else {
				beg = begs.pop();
				if (beg !== void 0 && beg < left) {
					left = beg;
					right = bi;
				}
				bi = str.indexOf(b, i + 1);
			}
			i = ai < bi && ai >= 0 ? ai : bi;
		}
		if (begs.length && right !== void 0) result = [left, right];
	}
	return result;
};
// node_modules/brace-expansion/dist/esm/index.js
const escSlash = "\0SLASH" + Math.random().toFixed(16) + "\0";
const escOpen = "\0OPEN" + Math.random().toFixed(16) + "\0";
const escClose = "\0CLOSE" + Math.random().toFixed(16) + "\0";
const escComma = "\0COMMA" + Math.random().toFixed(16) + "\0";
const escPeriod = "\0PERIOD" + Math.random().toFixed(16) + "\0";
const escSlashPattern = new RegExp(escSlash, "g");
const escOpenPattern = new RegExp(escOpen, "g");
const escClosePattern = new RegExp(escClose, "g");
const escCommaPattern = new RegExp(escComma, "g");
const escPeriodPattern = new RegExp(escPeriod, "g");
const slashPattern = /\\\\/g;
const openPattern = /\\{/g;
const closePattern = /\\}/g;
const commaPattern = /\\,/g;
const periodPattern = /\\\./g;
const EXPANSION_MAX = 1e5;
const EXPANSION_MAX_LENGTH = 4e6;
const EXPANSION_MAX_DEPTH = 1e3;
const EXPANSION_MAX_REWRITES = 1e3;
const EXPANSION_MAX_STEPS = 2e7;
const CALL_STEPS = 16;
function numeric(str) {
	return !isNaN(str) ? parseInt(str, 10) : str.charCodeAt(0);
}
function escapeBraces(str) {
	return str.replace(slashPattern, escSlash).replace(openPattern, escOpen).replace(closePattern, escClose).replace(commaPattern, escComma).replace(periodPattern, escPeriod);
}
function unescapeBraces(str) {
	return str.replace(escSlashPattern, "\\").replace(escOpenPattern, "{").replace(escClosePattern, "}").replace(escCommaPattern, ",").replace(escPeriodPattern, ".");
}
function pushAll(target, items) {
	for (let i = 0; i < items.length; i++) target.push(items[i]);
}
function balancedWithBudget(str, masked, budget) {
	if (budget.remaining < 0) return;
	const r = range("{", "}", masked);
	const unmatched = r !== void 0 && masked.indexOf("{") < r[0];
	budget.remaining -= r && !unmatched ? r[1] + 1 : str.length;
	if (!r || budget.remaining < 0) return;
	return {
		end: r[1],
		pre: str.slice(0, r[0]),
		body: str.slice(r[0] + 1, r[1]),
		post: str.slice(r[1] + 1),
		unmatched
	};
}
function maskUnmatchedOpens(masked, budget) {
	budget.remaining -= masked.length;
	const open = [];
	for (let i = 0; i < masked.length; i++) {
		const c = masked.charCodeAt(i);
		if (c === 123) open.push(i);
		else if (c === 125 && open.length) open.pop();
	}
	let out = "";
	let last = 0;
	for (let i = 0; i < open.length; i++) {
		const at = open[i];
		out += masked.slice(last, at) + "\0";
		last = at + 1;
	}
	return out + masked.slice(last);
}
function commaSetFollows(str, budget) {
	budget.remaining -= str.length;
	if (budget.remaining < 0) return false;
	let close = false;
	for (let i = str.length - 1; i >= 0; i--) {
		const c = str.charCodeAt(i);
		if (c === 125) close = true;
		else if (c === 10 || c === 13 || c === 8232 || c === 8233) close = false;
		else if (c === 44 && close && str.charCodeAt(i + 1) !== 44) return true;
	}
	return false;
}
/**
* Basically just str.split(","), but handling cases
* where we have nested braced sections, which should be
* treated as individual members, like {a,{b,c},d}
*
* Returns `undefined` if the step budget runs out before the whole set is
* split, since splitting what is left on every comma would tear apart the
* nested sets it still holds.
*/
function parseCommaParts(str, budget) {
	const parts = [];
	let carry = "";
	for (;;) {
		const m = balancedWithBudget(str, str, budget);
		if (budget.remaining < 0) return;
		if (!m) {
			const tail = str.split(",");
			tail[0] = carry + tail[0];
			pushAll(parts, tail);
			return parts;
		}
		const { pre, body, post } = m;
		const p = pre.split(",");
		p[0] = carry + p[0];
		p[p.length - 1] += "{" + body + "}";
		if (!post.length) {
			pushAll(parts, p);
			return parts;
		}
		carry = p.pop();
		pushAll(parts, p);
		str = post;
	}
}
function bound(value, fallback) {
	return value === void 0 || isNaN(value) ? fallback : value;
}
function expand(str, options = {}) {
	if (!str) return [];
	const max = bound(options.max, EXPANSION_MAX);
	const maxLength = bound(options.maxLength, EXPANSION_MAX_LENGTH);
	const maxDepth = bound(options.maxDepth, EXPANSION_MAX_DEPTH);
	const maxRewrites = bound(options.maxRewrites, EXPANSION_MAX_REWRITES);
	const maxSteps = bound(options.maxSteps, EXPANSION_MAX_STEPS);
	if (str.slice(0, 2) === "{}") str = "\\{\\}" + str.slice(2);
	return expand_(escapeBraces(str), max, maxLength, maxDepth, 0, maxRewrites, { remaining: maxSteps }, true).map(unescapeBraces);
}
function embrace(str) {
	return "{" + str + "}";
}
function isPadded(el) {
	return /^-?0\d/.test(el);
}
function lte(i, y) {
	return i <= y;
}
function gte(i, y) {
	return i >= y;
}
function combine(acc, pre, values, max, maxLength, dropEmpties, budget) {
	const out = [];
	let length = 0;
	let nonEmpty;
	outer: for (let a = 0; a < acc.length; a++) {
		const prefix = acc[a] + pre;
		let vs = values;
		if (dropEmpties && !prefix) {
			if (!nonEmpty) nonEmpty = values.filter((v) => v);
			vs = nonEmpty;
		}
		for (let v = 0; v < vs.length; v++) {
			if (out.length >= max) break outer;
			const expansion = prefix + vs[v];
			if (length + expansion.length > maxLength) break outer;
			out.push(expansion);
			length += expansion.length;
		}
	}
	budget.remaining -= out.length;
	return out;
}
function expandSequence(body, isAlphaSequence, max, maxLength, budget) {
	const n = body.split(/\.\./);
	const N = [];
	/* c8 ignore start */
	if (n[0] === void 0 || n[1] === void 0) return N;
	/* c8 ignore stop */
	const x = numeric(n[0]);
	const y = numeric(n[1]);
	const width = Math.max(n[0].length, n[1].length);
	let incr = n.length === 3 && n[2] !== void 0 ? Math.max(Math.abs(numeric(n[2])), 1) : 1;
	let test = lte;
	if (y < x) {
		incr *= -1;
		test = gte;
	}
	const pad = n.some(isPadded);
	const cost = pad ? width : 1;
	let length = 0;
	for (let i = x; test(i, y) && N.length < max; i += incr) {
		budget.remaining -= cost;
		if (budget.remaining < 0) return;
		let c;
		if (isAlphaSequence) {
			c = String.fromCharCode(i);
			if (c === "\\") c = "";
		} else {
			c = String(i);
			if (pad) {
				const need = width - c.length;
				if (need > 0) {
					const z = new Array(need + 1).join("0");
					if (i < 0) c = "-" + z + c.slice(1);
					else c = z + c;
				}
			}
		}
		if (length + c.length > maxLength) break;
		N.push(c);
		length += c.length;
	}
	return N;
}
function expand_(str, max, maxLength, maxDepth, depth, maxRewrites, budget, isTop) {
	budget.remaining -= CALL_STEPS;
	if (depth > maxDepth) return [str];
	let acc = [""];
	let rewrites = 0;
	let dropEmpties = false;
	let firstGroup = true;
	let masked = str;
	for (;;) {
		const m = balancedWithBudget(str, masked, budget);
		if (!m) return combine(acc, str, [""], max, maxLength, dropEmpties, budget);
		if (m.unmatched) masked = maskUnmatchedOpens(masked, budget);
		const pre = m.pre;
		const literal = () => combine(acc, pre + "{" + m.body + "}" + m.post, [""], max, maxLength, dropEmpties, budget);
		if (/\$$/.test(pre)) {
			acc = combine(acc, pre + "{" + m.body + "}", [""], max, maxLength, dropEmpties && !m.post.length, budget);
			firstGroup = false;
			if (!m.post.length) break;
			str = m.post;
			masked = masked.slice(m.end + 1);
			continue;
		}
		const isNumericSequence = /^-?\d+\.\.-?\d+(?:\.\.-?\d+)?$/.test(m.body);
		const isAlphaSequence = /^[a-zA-Z]\.\.[a-zA-Z](?:\.\.-?\d+)?$/.test(m.body);
		const isSequence = isNumericSequence || isAlphaSequence;
		const isOptions = m.body.indexOf(",") >= 0;
		if (!isSequence && !isOptions) {
			if (rewrites < maxRewrites && commaSetFollows(m.post, budget)) {
				rewrites++;
				str = m.pre + "{" + m.body + escClose + m.post;
				masked = masked.slice(0, m.end) + escClose + masked.slice(m.end + 1);
				isTop = true;
				continue;
			}
			return literal();
		}
		if (firstGroup) {
			dropEmpties = isTop && !isSequence;
			firstGroup = false;
		}
		let values;
		if (isSequence) {
			values = expandSequence(m.body, isAlphaSequence, max, maxLength, budget);
			if (!values) return literal();
		} else {
			let n = parseCommaParts(m.body, budget);
			if (!n) return literal();
			if (n.length === 1 && n[0] !== void 0) {
				n = expand_(n[0], max, maxLength, maxDepth, depth + 1, maxRewrites, budget, false).map(embrace);
				if (budget.remaining < 0) return literal();
				/* c8 ignore start */
				if (n.length === 1) {
					const next = combine(acc, pre + n[0], [""], max, maxLength, dropEmpties && !m.post.length, budget);
					if (budget.remaining < 0) return literal();
					acc = next;
					if (!m.post.length) break;
					str = m.post;
					masked = masked.slice(m.end + 1);
					continue;
				}
			}
			let dropsEmpties = dropEmpties && !m.post.length && !pre;
			for (let d = 0; dropsEmpties && d < acc.length; d++) if (acc[d]) dropsEmpties = false;
			values = [];
			let valuesLength = 0;
			outer: for (let j = 0; j < n.length; j++) {
				const expanded = expand_(n[j], max, maxLength, maxDepth, depth + 1, maxRewrites, budget, false);
				if (budget.remaining < 0) return literal();
				for (let k = 0; k < expanded.length; k++) {
					const v = expanded[k];
					if (dropsEmpties && !v) continue;
					if (values.length >= max || valuesLength + v.length > maxLength) break outer;
					values.push(v);
					valuesLength += v.length;
				}
			}
		}
		const next = combine(acc, pre, values, max, maxLength, dropEmpties && !m.post.length, budget);
		if (budget.remaining < 0) return literal();
		acc = next;
		if (!m.post.length) break;
		str = m.post;
		masked = masked.slice(m.end + 1);
	}
	return acc;
}
// node_modules/minimatch/dist/esm/assert-valid-pattern.js
const MAX_PATTERN_LENGTH = 65536;
const assertValidPattern = (pattern) => {
	if (typeof pattern !== "string") throw new TypeError("invalid pattern");
	if (pattern.length > MAX_PATTERN_LENGTH) throw new TypeError("pattern is too long");
};
// node_modules/minimatch/dist/esm/brace-expressions.js
const posixClasses = {
	"[:alnum:]": ["\\p{L}\\p{Nl}\\p{Nd}", true],
	"[:alpha:]": ["\\p{L}\\p{Nl}", true],
	"[:ascii:]": ["\\x00-\\x7f", false],
	"[:blank:]": ["\\p{Zs}\\t", true],
	"[:cntrl:]": ["\\p{Cc}", true],
	"[:digit:]": ["\\p{Nd}", true],
	"[:graph:]": [
		"\\p{Z}\\p{C}",
		true,
		true
	],
	"[:lower:]": ["\\p{Ll}", true],
	"[:print:]": ["\\p{C}", true],
	"[:punct:]": ["\\p{P}", true],
	"[:space:]": ["\\p{Z}\\t\\r\\n\\v\\f", true],
	"[:upper:]": ["\\p{Lu}", true],
	"[:word:]": ["\\p{L}\\p{Nl}\\p{Nd}\\p{Pc}", true],
	"[:xdigit:]": ["A-Fa-f0-9", false]
};
const braceEscape = (s) => s.replace(/[[\]\\-]/g, "\\$&");
const regexpEscape = (s) => s.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&");
const rangesToString = (ranges) => ranges.join("");
const parseClass = (glob, position) => {
	const pos = position;
	/* c8 ignore start */
	if (glob.charAt(pos) !== "[") throw new Error("not in a brace expression");
	/* c8 ignore stop */
	const ranges = [];
	const negs = [];
	let i = pos + 1;
	let sawStart = false;
	let uflag = false;
	let escaping = false;
	let negate = false;
	let endPos = pos;
	let rangeStart = "";
	WHILE: while (i < glob.length) {
		const c = glob.charAt(i);
		if ((c === "!" || c === "^") && i === pos + 1) {
			negate = true;
			i++;
			continue;
		}
		if (c === "]" && sawStart && !escaping) {
			endPos = i + 1;
			break;
		}
		sawStart = true;
		if (c === "\\") {
			if (!escaping) {
				escaping = true;
				i++;
				continue;
			}
		}
		if (c === "[" && !escaping) {
			for (const [cls, [unip, u, neg]] of Object.entries(posixClasses)) if (glob.startsWith(cls, i)) {
				if (rangeStart) return [
					"$.",
					false,
					glob.length - pos,
					true
				];
				i += cls.length;
				if (neg) negs.push(unip);
				else ranges.push(unip);
				uflag = uflag || u;
				continue WHILE;
			}
		}
		escaping = false;
		if (rangeStart) {
			if (c > rangeStart) ranges.push(braceEscape(rangeStart) + "-" + braceEscape(c));
			else if (c === rangeStart) ranges.push(braceEscape(c));
			rangeStart = "";
			i++;
			continue;
		}
		if (glob.startsWith("-]", i + 1)) {
			ranges.push(braceEscape(c + "-"));
			i += 2;
			continue;
		}
		if (glob.startsWith("-", i + 1)) {
			rangeStart = c;
			i += 2;
			continue;
		}
		ranges.push(braceEscape(c));
		i++;
	}
	if (endPos < i) return [
		"",
		false,
		0,
		false
	];
	if (!ranges.length && !negs.length) return [
		"$.",
		false,
		glob.length - pos,
		true
	];
	if (negs.length === 0 && ranges.length === 1 && /^\\?.$/.test(ranges[0]) && !negate) {
		const r = ranges[0].length === 2 ? ranges[0].slice(-1) : ranges[0];
		return [
			regexpEscape(r),
			false,
			endPos - pos,
			false
		];
	}
	const sranges = "[" + (negate ? "^" : "") + rangesToString(ranges) + "]";
	const snegs = "[" + (negate ? "" : "^") + rangesToString(negs) + "]";
	return [
		ranges.length && negs.length ? "(" + sranges + "|" + snegs + ")" : ranges.length ? sranges : snegs,
		uflag,
		endPos - pos,
		true
	];
};
// node_modules/minimatch/dist/esm/unescape.js
/**
* Un-escape a string that has been escaped with {@link escape}.
*
* If the {@link MinimatchOptions.windowsPathsNoEscape} option is used, then
* square-bracket escapes are removed, but not backslash escapes.
*
* For example, it will turn the string `'[*]'` into `*`, but it will not
* turn `'\\*'` into `'*'`, because `\` is a path separator in
* `windowsPathsNoEscape` mode.
*
* When `windowsPathsNoEscape` is not set, then both square-bracket escapes and
* backslash escapes are removed.
*
* Slashes (and backslashes in `windowsPathsNoEscape` mode) cannot be escaped
* or unescaped.
*
* When `magicalBraces` is not set, escapes of braces (`{` and `}`) will not be
* unescaped.
*/
const unescape = (s, { windowsPathsNoEscape = false, magicalBraces = true } = {}) => {
	if (magicalBraces) return windowsPathsNoEscape ? s.replace(/\[([^/\\])\]/g, "$1") : s.replace(/((?!\\).|^)\[([^/\\])\]/g, "$1$2").replace(/\\([^/])/g, "$1");
	return windowsPathsNoEscape ? s.replace(/\[([^/\\{}])\]/g, "$1") : s.replace(/((?!\\).|^)\[([^/\\{}])\]/g, "$1$2").replace(/\\([^/{}])/g, "$1");
};
// node_modules/minimatch/dist/esm/ast.js
var _a;
const types = /* @__PURE__ */ new Set([
	"!",
	"?",
	"+",
	"*",
	"@"
]);
const isExtglobType = (c) => types.has(c);
const isExtglobAST = (c) => isExtglobType(c.type);
const adoptionMap = /* @__PURE__ */ new Map([
	["!", ["@"]],
	["?", ["?", "@"]],
	["@", ["@"]],
	["*", [
		"*",
		"+",
		"?",
		"@"
	]],
	["+", ["+", "@"]]
]);
const adoptionWithSpaceMap = /* @__PURE__ */ new Map([
	["!", ["?"]],
	["@", ["?"]],
	["+", ["?", "*"]]
]);
const adoptionAnyMap = /* @__PURE__ */ new Map([
	["!", ["?", "@"]],
	["?", ["?", "@"]],
	["@", ["?", "@"]],
	["*", [
		"*",
		"+",
		"?",
		"@"
	]],
	["+", [
		"+",
		"@",
		"?",
		"*"
	]]
]);
const usurpMap = /* @__PURE__ */ new Map([
	["!", /* @__PURE__ */ new Map([["!", "@"]])],
	["?", /* @__PURE__ */ new Map([["*", "*"], ["+", "*"]])],
	["@", /* @__PURE__ */ new Map([
		["!", "!"],
		["?", "?"],
		["@", "@"],
		["*", "*"],
		["+", "+"]
	])],
	["+", /* @__PURE__ */ new Map([["?", "*"], ["*", "*"]])]
]);
const startNoTraversal = "(?!(?:^|/)\\.\\.?(?:$|/))";
const startNoDot = "(?!\\.)";
const addPatternStart = /* @__PURE__ */ new Set(["[", "."]);
const justDots = /* @__PURE__ */ new Set(["..", "."]);
const reSpecials = /* @__PURE__ */ new Set("().*{}+?[]^$\\!");
const regExpEscape$1 = (s) => s.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&");
const qmark = "[^/]";
const star$1 = "[^/]*?";
const starNoEmpty = "[^/]+?";
let ID = 0;
var AST = class {
	type;
	#root;
	#hasMagic;
	#uflag = false;
	#parts = [];
	#parent;
	#parentIndex;
	#negs;
	#filledNegs = false;
	#options;
	#toString;
	#emptyExt = false;
	id = ++ID;
	get depth() {
		return (this.#parent?.depth ?? -1) + 1;
	}
	[Symbol.for("nodejs.util.inspect.custom")]() {
		return {
			"@@type": "AST",
			id: this.id,
			type: this.type,
			root: this.#root.id,
			parent: this.#parent?.id,
			depth: this.depth,
			partsLength: this.#parts.length,
			parts: this.#parts
		};
	}
	constructor(type, parent, options = {}) {
		this.type = type;
		if (type) this.#hasMagic = true;
		this.#parent = parent;
		this.#root = this.#parent ? this.#parent.#root : this;
		this.#options = this.#root === this ? options : this.#root.#options;
		this.#negs = this.#root === this ? [] : this.#root.#negs;
		if (type === "!" && !this.#root.#filledNegs) this.#negs.push(this);
		this.#parentIndex = this.#parent ? this.#parent.#parts.length : 0;
	}
	get hasMagic() {
		/* c8 ignore start */
		if (this.#hasMagic !== void 0) return this.#hasMagic;
		/* c8 ignore stop */
		for (const p of this.#parts) {
			if (typeof p === "string") continue;
			if (p.type || p.hasMagic) return this.#hasMagic = true;
		}
		return this.#hasMagic;
	}
	toString() {
		return this.#toString !== void 0 ? this.#toString : !this.type ? this.#toString = this.#parts.map((p) => String(p)).join("") : this.#toString = this.type + "(" + this.#parts.map((p) => String(p)).join("|") + ")";
	}
	#fillNegs() {
		/* c8 ignore start */
		if (this !== this.#root) throw new Error("should only call on root");
		if (this.#filledNegs) return this;
		/* c8 ignore stop */
		this.toString();
		this.#filledNegs = true;
		let n;
		while (n = this.#negs.pop()) {
			if (n.type !== "!") continue;
			let p = n;
			let pp = p.#parent;
			while (pp) {
				for (let i = p.#parentIndex + 1; !pp.type && i < pp.#parts.length; i++) for (const part of n.#parts) {
					/* c8 ignore start */
					if (typeof part === "string") throw new Error("string part in extglob AST??");
					/* c8 ignore stop */
					part.copyIn(pp.#parts[i]);
				}
				p = pp;
				pp = p.#parent;
			}
		}
		return this;
	}
	push(...parts) {
		for (const p of parts) {
			if (p === "") continue;
			/* c8 ignore start */
			if (typeof p !== "string" && !(p instanceof _a && p.#parent === this)) throw new Error("invalid part: " + p);
			/* c8 ignore stop */
			this.#parts.push(p);
		}
	}
	toJSON() {
		const ret = this.type === null ? this.#parts.slice().map((p) => typeof p === "string" ? p : p.toJSON()) : [this.type, ...this.#parts.map((p) => p.toJSON())];
		if (this.isStart() && !this.type) ret.unshift([]);
		if (this.isEnd() && (this === this.#root || this.#root.#filledNegs && this.#parent?.type === "!")) ret.push({});
		return ret;
	}
	isStart() {
		if (this.#root === this) return true;
		if (!this.#parent?.isStart()) return false;
		if (this.#parentIndex === 0) return true;
		const p = this.#parent;
		for (let i = 0; i < this.#parentIndex; i++) {
			const pp = p.#parts[i];
			if (!(pp instanceof _a && pp.type === "!")) return false;
		}
		return true;
	}
	isEnd() {
		if (this.#root === this) return true;
		if (this.#parent?.type === "!") return true;
		if (!this.#parent?.isEnd()) return false;
		if (!this.type) return this.#parent?.isEnd();
		/* c8 ignore start */
		const pl = this.#parent ? this.#parent.#parts.length : 0;
		/* c8 ignore stop */
		return this.#parentIndex === pl - 1;
	}
	copyIn(part) {
		if (typeof part === "string") this.push(part);
		else this.push(part.clone(this));
	}
	clone(parent) {
		const c = new _a(this.type, parent);
		for (const p of this.#parts) c.copyIn(p);
		return c;
	}
	static #parseAST(str, ast, pos, opt, extDepth) {
		const maxDepth = opt.maxExtglobRecursion ?? 2;
		let escaping = false;
		let inBrace = false;
		let braceStart = -1;
		let braceNeg = false;
		if (ast.type === null) {
			let i = pos;
			let acc = "";
			while (i < str.length) {
				const c = str.charAt(i++);
				if (escaping || c === "\\") {
					escaping = !escaping;
					acc += c;
					continue;
				}
				if (inBrace) {
					if (i === braceStart + 1) {
						if (c === "^" || c === "!") braceNeg = true;
					} else if (c === "]" && !(i === braceStart + 2 && braceNeg)) inBrace = false;
					acc += c;
					continue;
				} else if (c === "[") {
					inBrace = true;
					braceStart = i;
					braceNeg = false;
					acc += c;
					continue;
				}
				if (!opt.noext && isExtglobType(c) && str.charAt(i) === "(" && extDepth <= maxDepth) {
					ast.push(acc);
					acc = "";
					const ext = new _a(c, ast);
					i = _a.#parseAST(str, ext, i, opt, extDepth + 1);
					ast.push(ext);
					continue;
				}
				acc += c;
			}
			ast.push(acc);
			return i;
		}
		let i = pos + 1;
		let part = new _a(null, ast);
		const parts = [];
		let acc = "";
		while (i < str.length) {
			const c = str.charAt(i++);
			if (escaping || c === "\\") {
				escaping = !escaping;
				acc += c;
				continue;
			}
			if (inBrace) {
				if (i === braceStart + 1) {
					if (c === "^" || c === "!") braceNeg = true;
				} else if (c === "]" && !(i === braceStart + 2 && braceNeg)) inBrace = false;
				acc += c;
				continue;
			} else if (c === "[") {
				inBrace = true;
				braceStart = i;
				braceNeg = false;
				acc += c;
				continue;
			}
			/* c8 ignore stop */
			if (!opt.noext && isExtglobType(c) && str.charAt(i) === "(" && (extDepth <= maxDepth || ast && ast.#canAdoptType(c))) {
				const depthAdd = ast && ast.#canAdoptType(c) ? 0 : 1;
				part.push(acc);
				acc = "";
				const ext = new _a(c, part);
				part.push(ext);
				i = _a.#parseAST(str, ext, i, opt, extDepth + depthAdd);
				continue;
			}
			if (c === "|") {
				part.push(acc);
				acc = "";
				parts.push(part);
				part = new _a(null, ast);
				continue;
			}
			if (c === ")") {
				if (acc === "" && ast.#parts.length === 0) ast.#emptyExt = true;
				part.push(acc);
				acc = "";
				ast.push(...parts, part);
				return i;
			}
			acc += c;
		}
		ast.type = null;
		ast.#hasMagic = void 0;
		ast.#parts = [str.substring(pos - 1)];
		return i;
	}
	#canAdoptWithSpace(child) {
		return this.#canAdopt(child, adoptionWithSpaceMap);
	}
	#canAdopt(child, map = adoptionMap) {
		if (!child || typeof child !== "object" || child.type !== null || child.#parts.length !== 1 || this.type === null) return false;
		const gc = child.#parts[0];
		if (!gc || typeof gc !== "object" || gc.type === null) return false;
		return this.#canAdoptType(gc.type, map);
	}
	#canAdoptType(c, map = adoptionAnyMap) {
		return !!map.get(this.type)?.includes(c);
	}
	#adoptWithSpace(child, index) {
		const gc = child.#parts[0];
		const blank = new _a(null, gc, this.options);
		blank.#parts.push("");
		gc.push(blank);
		this.#adopt(child, index);
	}
	#adopt(child, index) {
		const gc = child.#parts[0];
		this.#parts.splice(index, 1, ...gc.#parts);
		for (const p of gc.#parts) if (typeof p === "object") p.#parent = this;
		this.#toString = void 0;
	}
	#canUsurpType(c) {
		return !!usurpMap.get(this.type)?.has(c);
	}
	#canUsurp(child) {
		if (!child || typeof child !== "object" || child.type !== null || child.#parts.length !== 1 || this.type === null || this.#parts.length !== 1) return false;
		const gc = child.#parts[0];
		if (!gc || typeof gc !== "object" || gc.type === null) return false;
		return this.#canUsurpType(gc.type);
	}
	#usurp(child) {
		const m = usurpMap.get(this.type);
		const gc = child.#parts[0];
		const nt = m?.get(gc.type);
		/* c8 ignore start - impossible */
		if (!nt) return false;
		/* c8 ignore stop */
		this.#parts = gc.#parts;
		for (const p of this.#parts) if (typeof p === "object") p.#parent = this;
		this.type = nt;
		this.#toString = void 0;
		this.#emptyExt = false;
	}
	static fromGlob(pattern, options = {}) {
		const ast = new _a(null, void 0, options);
		_a.#parseAST(pattern, ast, 0, options, 0);
		return ast;
	}
	toMMPattern() {
		/* c8 ignore start */
		if (this !== this.#root) return this.#root.toMMPattern();
		/* c8 ignore stop */
		const glob = this.toString();
		const [re, body, hasMagic, uflag] = this.toRegExpSource();
		if (!(hasMagic || this.#hasMagic || this.#options.nocase && !this.#options.nocaseMagicOnly && glob.toUpperCase() !== glob.toLowerCase())) return body;
		const flags = (this.#options.nocase ? "i" : "") + (uflag ? "u" : "");
		return Object.assign(new RegExp(`^${re}$`, flags), {
			_src: re,
			_glob: glob
		});
	}
	get options() {
		return this.#options;
	}
	toRegExpSource(allowDot) {
		const dot = allowDot ?? !!this.#options.dot;
		if (this.#root === this) {
			this.#flatten();
			this.#fillNegs();
		}
		if (!isExtglobAST(this)) {
			const noEmpty = this.isStart() && this.isEnd() && !this.#parts.some((s) => typeof s !== "string");
			const src = this.#parts.map((p) => {
				const [re, _, hasMagic, uflag] = typeof p === "string" ? _a.#parseGlob(p, this.#hasMagic, noEmpty) : p.toRegExpSource(allowDot);
				this.#hasMagic = this.#hasMagic || hasMagic;
				this.#uflag = this.#uflag || uflag;
				return re;
			}).join("");
			let start = "";
			if (this.isStart()) {
				if (typeof this.#parts[0] === "string") {
					if (!(this.#parts.length === 1 && justDots.has(this.#parts[0]))) {
						const aps = addPatternStart;
						const needNoTrav = dot && aps.has(src.charAt(0)) || src.startsWith("\\.") && aps.has(src.charAt(2)) || src.startsWith("\\.\\.") && aps.has(src.charAt(4));
						const needNoDot = !dot && !allowDot && aps.has(src.charAt(0));
						start = needNoTrav ? startNoTraversal : needNoDot ? startNoDot : "";
					}
				}
			}
			let end = "";
			if (this.isEnd() && this.#root.#filledNegs && this.#parent?.type === "!") end = "(?:$|\\/)";
			return [
				start + src + end,
				unescape(src),
				this.#hasMagic = !!this.#hasMagic,
				this.#uflag
			];
		}
		const repeated = this.type === "*" || this.type === "+";
		const start = this.type === "!" ? "(?:(?!(?:" : "(?:";
		let body = this.#partsToRegExp(dot);
		if (this.isStart() && this.isEnd() && !body && this.type !== "!") {
			const s = this.toString();
			const me = this;
			me.#parts = [s];
			me.type = null;
			me.#hasMagic = void 0;
			return [
				s,
				unescape(this.toString()),
				false,
				false
			];
		}
		let bodyDotAllowed = !repeated || allowDot || dot || false ? "" : this.#partsToRegExp(true);
		if (bodyDotAllowed === body) bodyDotAllowed = "";
		if (bodyDotAllowed) body = `(?:${body})(?:${bodyDotAllowed})*?`;
		let final = "";
		if (this.type === "!" && this.#emptyExt) final = (this.isStart() && !dot ? startNoDot : "") + starNoEmpty;
		else {
			const close = this.type === "!" ? "))" + (this.isStart() && !dot && !allowDot ? startNoDot : "") + "[^/]*?)" : this.type === "@" ? ")" : this.type === "?" ? ")?" : this.type === "+" && bodyDotAllowed ? ")" : this.type === "*" && bodyDotAllowed ? `)?` : `)${this.type}`;
			final = start + body + close;
		}
		return [
			final,
			unescape(body),
			this.#hasMagic = !!this.#hasMagic,
			this.#uflag
		];
	}
	#flatten() {
		if (!isExtglobAST(this)) {
			for (const p of this.#parts) if (typeof p === "object") p.#flatten();
		} else {
			let iterations = 0;
			let done = false;
			do {
				done = true;
				for (let i = 0; i < this.#parts.length; i++) {
					const c = this.#parts[i];
					if (typeof c === "object") {
						c.#flatten();
						if (this.#canAdopt(c)) {
							done = false;
							this.#adopt(c, i);
						} else if (this.#canAdoptWithSpace(c)) {
							done = false;
							this.#adoptWithSpace(c, i);
						} else if (this.#canUsurp(c)) {
							done = false;
							this.#usurp(c);
						}
					}
				}
			} while (!done && ++iterations < 10);
		}
		this.#toString = void 0;
	}
	#partsToRegExp(dot) {
		return this.#parts.map((p) => {
			/* c8 ignore start */
			if (typeof p === "string") throw new Error("string type in extglob ast??");
			/* c8 ignore stop */
			const [re, _, _hasMagic, uflag] = p.toRegExpSource(dot);
			this.#uflag = this.#uflag || uflag;
			return re;
		}).filter((p) => !(this.isStart() && this.isEnd()) || !!p).join("|");
	}
	static #parseGlob(glob, hasMagic, noEmpty = false) {
		let escaping = false;
		let re = "";
		let uflag = false;
		let inStar = false;
		for (let i = 0; i < glob.length; i++) {
			const c = glob.charAt(i);
			if (escaping) {
				escaping = false;
				re += (reSpecials.has(c) ? "\\" : "") + c;
				continue;
			}
			if (c === "*") {
				if (inStar) continue;
				inStar = true;
				re += noEmpty && /^[*]+$/.test(glob) ? starNoEmpty : star$1;
				hasMagic = true;
				continue;
			} else inStar = false;
			if (c === "\\") {
				if (i === glob.length - 1) re += "\\\\";
				else escaping = true;
				continue;
			}
			if (c === "[") {
				const [src, needUflag, consumed, magic] = parseClass(glob, i);
				if (consumed) {
					re += src;
					uflag = uflag || needUflag;
					i += consumed - 1;
					hasMagic = hasMagic || magic;
					continue;
				}
			}
			if (c === "?") {
				re += qmark;
				hasMagic = true;
				continue;
			}
			re += regExpEscape$1(c);
		}
		return [
			re,
			unescape(glob),
			!!hasMagic,
			uflag
		];
	}
};
_a = AST;
// node_modules/minimatch/dist/esm/escape.js
/**
* Escape all magic characters in a glob pattern.
*
* If the {@link MinimatchOptions.windowsPathsNoEscape}
* option is used, then characters are escaped by wrapping in `[]`, because
* a magic character wrapped in a character class can only be satisfied by
* that exact character.  In this mode, `\` is _not_ escaped, because it is
* not interpreted as a magic character, but instead as a path separator.
*
* If the {@link MinimatchOptions.magicalBraces} option is used,
* then braces (`{` and `}`) will be escaped.
*/
const escape = (s, { windowsPathsNoEscape = false, magicalBraces = false } = {}) => {
	if (magicalBraces) return windowsPathsNoEscape ? s.replace(/[?*()[\]{}]/g, "[$&]") : s.replace(/[?*()[\]\\{}]/g, "\\$&");
	return windowsPathsNoEscape ? s.replace(/[?*()[\]]/g, "[$&]") : s.replace(/[?*()[\]\\]/g, "\\$&");
};
// node_modules/minimatch/dist/esm/index.js
const minimatch = (p, pattern, options = {}) => {
	assertValidPattern(pattern);
	if (!options.nocomment && pattern.charAt(0) === "#") return false;
	return new Minimatch(pattern, options).match(p);
};
const starDotExtRE = /^\*+([^+@!?*[(]*)$/;
const starDotExtTest = (ext) => (f) => !f.startsWith(".") && f.endsWith(ext);
const starDotExtTestDot = (ext) => (f) => f.endsWith(ext);
const starDotExtTestNocase = (ext) => {
	ext = ext.toLowerCase();
	return (f) => !f.startsWith(".") && f.toLowerCase().endsWith(ext);
};
const starDotExtTestNocaseDot = (ext) => {
	ext = ext.toLowerCase();
	return (f) => f.toLowerCase().endsWith(ext);
};
const starDotStarRE = /^\*+\.\*+$/;
const starDotStarTest = (f) => !f.startsWith(".") && f.includes(".");
const starDotStarTestDot = (f) => f !== "." && f !== ".." && f.includes(".");
const dotStarRE = /^\.\*+$/;
const dotStarTest = (f) => f !== "." && f !== ".." && f.startsWith(".");
const starRE = /^\*+$/;
const starTest = (f) => f.length !== 0 && !f.startsWith(".");
const starTestDot = (f) => f.length !== 0 && f !== "." && f !== "..";
const qmarksRE = /^\?+([^+@!?*[(]*)?$/;
const qmarksTestNocase = ([$0, ext = ""]) => {
	const noext = qmarksTestNoExt([$0]);
	if (!ext) return noext;
	ext = ext.toLowerCase();
	return (f) => noext(f) && f.toLowerCase().endsWith(ext);
};
const qmarksTestNocaseDot = ([$0, ext = ""]) => {
	const noext = qmarksTestNoExtDot([$0]);
	if (!ext) return noext;
	ext = ext.toLowerCase();
	return (f) => noext(f) && f.toLowerCase().endsWith(ext);
};
const qmarksTestDot = ([$0, ext = ""]) => {
	const noext = qmarksTestNoExtDot([$0]);
	return !ext ? noext : (f) => noext(f) && f.endsWith(ext);
};
const qmarksTest = ([$0, ext = ""]) => {
	const noext = qmarksTestNoExt([$0]);
	return !ext ? noext : (f) => noext(f) && f.endsWith(ext);
};
const qmarksTestNoExt = ([$0]) => {
	const len = $0.length;
	return (f) => f.length === len && !f.startsWith(".");
};
const qmarksTestNoExtDot = ([$0]) => {
	const len = $0.length;
	return (f) => f.length === len && f !== "." && f !== "..";
};
/* c8 ignore start */
const defaultPlatform = typeof process === "object" && process ? typeof process.env === "object" && process.env && process.env.__MINIMATCH_TESTING_PLATFORM__ || process.platform : "posix";
const path = {
	win32: { sep: "\\" },
	posix: { sep: "/" }
};
minimatch.sep = defaultPlatform === "win32" ? path.win32.sep : path.posix.sep;
const GLOBSTAR = Symbol("globstar **");
minimatch.GLOBSTAR = GLOBSTAR;
const star = "[^/]*?";
const twoStarDot = "(?:(?!(?:\\/|^)(?:\\.{1,2})($|\\/)).)*?";
const twoStarNoDot = "(?:(?!(?:\\/|^)\\.).)*?";
const filter = (pattern, options = {}) => (p) => minimatch(p, pattern, options);
minimatch.filter = filter;
const ext = (a, b = {}) => Object.assign({}, a, b);
const defaults = (def) => {
	if (!def || typeof def !== "object" || !Object.keys(def).length) return minimatch;
	const orig = minimatch;
	const m = (p, pattern, options = {}) => orig(p, pattern, ext(def, options));
	return Object.assign(m, {
		Minimatch: class Minimatch extends orig.Minimatch {
			constructor(pattern, options = {}) {
				super(pattern, ext(def, options));
			}
			static defaults(options) {
				return orig.defaults(ext(def, options)).Minimatch;
			}
		},
		AST: class AST extends orig.AST {
			/* c8 ignore start */
			constructor(type, parent, options = {}) {
				super(type, parent, ext(def, options));
			}
			/* c8 ignore stop */
			static fromGlob(pattern, options = {}) {
				return orig.AST.fromGlob(pattern, ext(def, options));
			}
		},
		unescape: (s, options = {}) => orig.unescape(s, ext(def, options)),
		escape: (s, options = {}) => orig.escape(s, ext(def, options)),
		filter: (pattern, options = {}) => orig.filter(pattern, ext(def, options)),
		defaults: (options) => orig.defaults(ext(def, options)),
		makeRe: (pattern, options = {}) => orig.makeRe(pattern, ext(def, options)),
		braceExpand: (pattern, options = {}) => orig.braceExpand(pattern, ext(def, options)),
		match: (list, pattern, options = {}) => orig.match(list, pattern, ext(def, options)),
		sep: orig.sep,
		GLOBSTAR
	});
};
minimatch.defaults = defaults;
const braceExpand = (pattern, options = {}) => {
	assertValidPattern(pattern);
	if (options.nobrace || !/\{(?:(?!\{).)*\}/.test(pattern)) return [pattern];
	return expand(pattern, { max: options.braceExpandMax });
};
minimatch.braceExpand = braceExpand;
const makeRe = (pattern, options = {}) => new Minimatch(pattern, options).makeRe();
minimatch.makeRe = makeRe;
const match$1 = (list, pattern, options = {}) => {
	const mm = new Minimatch(pattern, options);
	list = list.filter((f) => mm.match(f));
	if (mm.options.nonull && !list.length) list.push(pattern);
	return list;
};
minimatch.match = match$1;
const globMagic = /[?*]|[+@!]\(.*?\)|\[|\]/;
const regExpEscape = (s) => s.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&");
var Minimatch = class {
	options;
	set;
	pattern;
	windowsPathsNoEscape;
	nonegate;
	negate;
	comment;
	empty;
	preserveMultipleSlashes;
	partial;
	globSet;
	globParts;
	nocase;
	isWindows;
	platform;
	windowsNoMagicRoot;
	maxGlobstarRecursion;
	regexp;
	constructor(pattern, options = {}) {
		assertValidPattern(pattern);
		options = options || {};
		this.options = options;
		this.maxGlobstarRecursion = options.maxGlobstarRecursion ?? 200;
		this.pattern = pattern;
		this.platform = options.platform || defaultPlatform;
		this.isWindows = this.platform === "win32";
		const awe = "allowWindowsEscape";
		this.windowsPathsNoEscape = !!options.windowsPathsNoEscape || options[awe] === false;
		if (this.windowsPathsNoEscape) this.pattern = this.pattern.replace(/\\/g, "/");
		this.preserveMultipleSlashes = !!options.preserveMultipleSlashes;
		this.regexp = null;
		this.negate = false;
		this.nonegate = !!options.nonegate;
		this.comment = false;
		this.empty = false;
		this.partial = !!options.partial;
		this.nocase = !!this.options.nocase;
		this.windowsNoMagicRoot = options.windowsNoMagicRoot !== void 0 ? options.windowsNoMagicRoot : !!(this.isWindows && this.nocase);
		this.globSet = [];
		this.globParts = [];
		this.set = [];
		this.make();
	}
	hasMagic() {
		if (this.options.magicalBraces && this.set.length > 1) return true;
		for (const pattern of this.set) for (const part of pattern) if (typeof part !== "string") return true;
		return false;
	}
	debug(..._) {}
	make() {
		const pattern = this.pattern;
		const options = this.options;
		if (!options.nocomment && pattern.charAt(0) === "#") {
			this.comment = true;
			return;
		}
		if (!pattern) {
			this.empty = true;
			return;
		}
		this.parseNegate();
		this.globSet = [...new Set(this.braceExpand())];
		if (options.debug) this.debug = (...args) => console.error(...args);
		this.debug(this.pattern, this.globSet);
		const rawGlobParts = this.globSet.map((s) => this.slashSplit(s));
		this.globParts = this.preprocess(rawGlobParts);
		this.debug(this.pattern, this.globParts);
		let set = this.globParts.map((s, _, __) => {
			if (this.isWindows && this.windowsNoMagicRoot) {
				const isUNC = s[0] === "" && s[1] === "" && (s[2] === "?" || !globMagic.test(s[2])) && !globMagic.test(s[3]);
				const isDrive = /^[a-z]:/i.test(s[0]);
				if (isUNC) return [...s.slice(0, 4), ...s.slice(4).map((ss) => this.parse(ss))];
				else if (isDrive) return [s[0], ...s.slice(1).map((ss) => this.parse(ss))];
			}
			return s.map((ss) => this.parse(ss));
		});
		this.debug(this.pattern, set);
		this.set = set.filter((s) => s.indexOf(false) === -1);
		if (this.isWindows) for (let i = 0; i < this.set.length; i++) {
			const p = this.set[i];
			if (p[0] === "" && p[1] === "" && this.globParts[i][2] === "?" && typeof p[3] === "string" && /^[a-z]:$/i.test(p[3])) p[2] = "?";
		}
		this.debug(this.pattern, this.set);
	}
	preprocess(globParts) {
		if (this.options.noglobstar) {
			for (const partset of globParts) for (let j = 0; j < partset.length; j++) if (partset[j] === "**") partset[j] = "*";
		}
		const { optimizationLevel = 1 } = this.options;
		if (optimizationLevel >= 2) {
			globParts = this.firstPhasePreProcess(globParts);
			globParts = this.secondPhasePreProcess(globParts);
		} else if (optimizationLevel >= 1) globParts = this.levelOneOptimize(globParts);
		else globParts = this.adjascentGlobstarOptimize(globParts);
		return globParts;
	}
	adjascentGlobstarOptimize(globParts) {
		return globParts.map((parts) => {
			let gs = -1;
			while (-1 !== (gs = parts.indexOf("**", gs + 1))) {
				let i = gs;
				while (parts[i + 1] === "**") i++;
				if (i !== gs) parts.splice(gs, i - gs);
			}
			return parts;
		});
	}
	levelOneOptimize(globParts) {
		return globParts.map((parts) => {
			parts = parts.reduce((set, part) => {
				const prev = set[set.length - 1];
				if (part === "**" && prev === "**") return set;
				if (part === "..") {
					if (prev && prev !== ".." && prev !== "." && prev !== "**") {
						set.pop();
						return set;
					}
				}
				set.push(part);
				return set;
			}, []);
			return parts.length === 0 ? [""] : parts;
		});
	}
	levelTwoFileOptimize(parts) {
		if (!Array.isArray(parts)) parts = this.slashSplit(parts);
		let didSomething = false;
		do {
			didSomething = false;
			if (!this.preserveMultipleSlashes) {
				for (let i = 1; i < parts.length - 1; i++) {
					const p = parts[i];
					if (i === 1 && p === "" && parts[0] === "") continue;
					if (p === "." || p === "") {
						didSomething = true;
						parts.splice(i, 1);
						i--;
					}
				}
				if (parts[0] === "." && parts.length === 2 && (parts[1] === "." || parts[1] === "")) {
					didSomething = true;
					parts.pop();
				}
			}
			let dd = 0;
			while (-1 !== (dd = parts.indexOf("..", dd + 1))) {
				const p = parts[dd - 1];
				if (p && p !== "." && p !== ".." && p !== "**" && !(this.isWindows && /^[a-z]:$/i.test(p))) {
					didSomething = true;
					parts.splice(dd - 1, 2);
					dd -= 2;
				}
			}
		} while (didSomething);
		return parts.length === 0 ? [""] : parts;
	}
	firstPhasePreProcess(globParts) {
		let didSomething = false;
		do {
			didSomething = false;
			for (let parts of globParts) {
				let gs = -1;
				while (-1 !== (gs = parts.indexOf("**", gs + 1))) {
					let gss = gs;
					while (parts[gss + 1] === "**") gss++;
					if (gss > gs) parts.splice(gs + 1, gss - gs);
					let next = parts[gs + 1];
					const p = parts[gs + 2];
					const p2 = parts[gs + 3];
					if (next !== "..") continue;
					if (!p || p === "." || p === ".." || !p2 || p2 === "." || p2 === "..") continue;
					didSomething = true;
					parts.splice(gs, 1);
					const other = parts.slice(0);
					other[gs] = "**";
					globParts.push(other);
					gs--;
				}
				if (!this.preserveMultipleSlashes) {
					for (let i = 1; i < parts.length - 1; i++) {
						const p = parts[i];
						if (i === 1 && p === "" && parts[0] === "") continue;
						if (p === "." || p === "") {
							didSomething = true;
							parts.splice(i, 1);
							i--;
						}
					}
					if (parts[0] === "." && parts.length === 2 && (parts[1] === "." || parts[1] === "")) {
						didSomething = true;
						parts.pop();
					}
				}
				let dd = 0;
				while (-1 !== (dd = parts.indexOf("..", dd + 1))) {
					const p = parts[dd - 1];
					if (p && p !== "." && p !== ".." && p !== "**") {
						didSomething = true;
						const splin = dd === 1 && parts[dd + 1] === "**" ? ["."] : [];
						parts.splice(dd - 1, 2, ...splin);
						if (parts.length === 0) parts.push("");
						dd -= 2;
					}
				}
			}
		} while (didSomething);
		return globParts;
	}
	secondPhasePreProcess(globParts) {
		for (let i = 0; i < globParts.length - 1; i++) for (let j = i + 1; j < globParts.length; j++) {
			const matched = this.partsMatch(globParts[i], globParts[j], !this.preserveMultipleSlashes);
			if (matched) {
				globParts[i] = [];
				globParts[j] = matched;
				break;
			}
		}
		return globParts.filter((gs) => gs.length);
	}
	partsMatch(a, b, emptyGSMatch = false) {
		let ai = 0;
		let bi = 0;
		let result = [];
		let which = "";
		while (ai < a.length && bi < b.length) if (a[ai] === b[bi]) {
			result.push(which === "b" ? b[bi] : a[ai]);
			ai++;
			bi++;
		} else if (emptyGSMatch && a[ai] === "**" && b[bi] === a[ai + 1]) {
			result.push(a[ai]);
			ai++;
		} else if (emptyGSMatch && b[bi] === "**" && a[ai] === b[bi + 1]) {
			result.push(b[bi]);
			bi++;
		} else if (a[ai] === "*" && b[bi] && (this.options.dot || !b[bi].startsWith(".")) && b[bi] !== "**") {
			if (which === "b") return false;
			which = "a";
			result.push(a[ai]);
			ai++;
			bi++;
		} else if (b[bi] === "*" && a[ai] && (this.options.dot || !a[ai].startsWith(".")) && a[ai] !== "**") {
			if (which === "a") return false;
			which = "b";
			result.push(b[bi]);
			ai++;
			bi++;
		} else return false;
		return a.length === b.length && result;
	}
	parseNegate() {
		if (this.nonegate) return;
		const pattern = this.pattern;
		let negate = false;
		let negateOffset = 0;
		for (let i = 0; i < pattern.length && pattern.charAt(i) === "!"; i++) {
			negate = !negate;
			negateOffset++;
		}
		if (negateOffset) this.pattern = pattern.slice(negateOffset);
		this.negate = negate;
	}
	matchOne(file, pattern, partial = false) {
		let fileStartIndex = 0;
		let patternStartIndex = 0;
		if (this.isWindows) {
			const fileDrive = typeof file[0] === "string" && /^[a-z]:$/i.test(file[0]);
			const fileUNC = !fileDrive && file[0] === "" && file[1] === "" && file[2] === "?" && /^[a-z]:$/i.test(file[3]);
			const patternDrive = typeof pattern[0] === "string" && /^[a-z]:$/i.test(pattern[0]);
			const patternUNC = !patternDrive && pattern[0] === "" && pattern[1] === "" && pattern[2] === "?" && typeof pattern[3] === "string" && /^[a-z]:$/i.test(pattern[3]);
			const fdi = fileUNC ? 3 : fileDrive ? 0 : void 0;
			const pdi = patternUNC ? 3 : patternDrive ? 0 : void 0;
			if (typeof fdi === "number" && typeof pdi === "number") {
				const [fd, pd] = [file[fdi], pattern[pdi]];
				if (fd.toLowerCase() === pd.toLowerCase()) {
					pattern[pdi] = fd;
					patternStartIndex = pdi;
					fileStartIndex = fdi;
				}
			}
		}
		const { optimizationLevel = 1 } = this.options;
		if (optimizationLevel >= 2) file = this.levelTwoFileOptimize(file);
		if (pattern.includes(GLOBSTAR)) return this.#matchGlobstar(file, pattern, partial, fileStartIndex, patternStartIndex);
		return this.#matchOne(file, pattern, partial, fileStartIndex, patternStartIndex);
	}
	#matchGlobstar(file, pattern, partial, fileIndex, patternIndex) {
		const firstgs = pattern.indexOf(GLOBSTAR, patternIndex);
		const lastgs = pattern.lastIndexOf(GLOBSTAR);
		const [head, body, tail] = partial ? [
			pattern.slice(patternIndex, firstgs),
			pattern.slice(firstgs + 1),
			[]
		] : [
			pattern.slice(patternIndex, firstgs),
			pattern.slice(firstgs + 1, lastgs),
			pattern.slice(lastgs + 1)
		];
		if (head.length) {
			const fileHead = file.slice(fileIndex, fileIndex + head.length);
			if (!this.#matchOne(fileHead, head, partial, 0, 0)) return false;
			fileIndex += head.length;
			patternIndex += head.length;
		}
		let fileTailMatch = 0;
		if (tail.length) {
			if (tail.length + fileIndex > file.length) return false;
			let tailStart = file.length - tail.length;
			if (this.#matchOne(file, tail, partial, tailStart, 0)) fileTailMatch = tail.length;
			else {
				if (file[file.length - 1] !== "" || fileIndex + tail.length === file.length) return false;
				tailStart--;
				if (!this.#matchOne(file, tail, partial, tailStart, 0)) return false;
				fileTailMatch = tail.length + 1;
			}
		}
		if (!body.length) {
			let sawSome = !!fileTailMatch;
			for (let i = fileIndex; i < file.length - fileTailMatch; i++) {
				const f = String(file[i]);
				sawSome = true;
				if (f === "." || f === ".." || !this.options.dot && f.startsWith(".")) return false;
			}
			return partial || sawSome;
		}
		const bodySegments = [[[], 0]];
		let currentBody = bodySegments[0];
		let nonGsParts = 0;
		const nonGsPartsSums = [0];
		for (const b of body) if (b === GLOBSTAR) {
			nonGsPartsSums.push(nonGsParts);
			currentBody = [[], 0];
			bodySegments.push(currentBody);
		} else {
			currentBody[0].push(b);
			nonGsParts++;
		}
		let i = bodySegments.length - 1;
		const fileLength = file.length - fileTailMatch;
		for (const b of bodySegments) b[1] = fileLength - (nonGsPartsSums[i--] + b[0].length);
		return !!this.#matchGlobStarBodySections(file, bodySegments, fileIndex, 0, partial, 0, !!fileTailMatch);
	}
	#matchGlobStarBodySections(file, bodySegments, fileIndex, bodyIndex, partial, globStarDepth, sawTail) {
		const bs = bodySegments[bodyIndex];
		if (!bs) {
			for (let i = fileIndex; i < file.length; i++) {
				sawTail = true;
				const f = file[i];
				if (f === "." || f === ".." || !this.options.dot && f.startsWith(".")) return false;
			}
			return sawTail;
		}
		const [body, after] = bs;
		while (fileIndex <= after) {
			if (this.#matchOne(file.slice(0, fileIndex + body.length), body, partial, fileIndex, 0) && globStarDepth < this.maxGlobstarRecursion) {
				const sub = this.#matchGlobStarBodySections(file, bodySegments, fileIndex + body.length, bodyIndex + 1, partial, globStarDepth + 1, sawTail);
				if (sub !== false) return sub;
			}
			const f = file[fileIndex];
			if (f === "." || f === ".." || !this.options.dot && f.startsWith(".")) return false;
			fileIndex++;
		}
		return partial || null;
	}
	#matchOne(file, pattern, partial, fileIndex, patternIndex) {
		let fi;
		let pi;
		let pl;
		let fl;
		for (fi = fileIndex, pi = patternIndex, fl = file.length, pl = pattern.length; fi < fl && pi < pl; fi++, pi++) {
			this.debug("matchOne loop");
			let p = pattern[pi];
			let f = file[fi];
			this.debug(pattern, p, f);
			/* c8 ignore start */
			if (p === false || p === GLOBSTAR) return false;
			/* c8 ignore stop */
			let hit;
			if (typeof p === "string") {
				hit = f === p;
				this.debug("string match", p, f, hit);
			} else {
				hit = p.test(f);
				this.debug("pattern match", p, f, hit);
			}
			if (!hit) return false;
		}
		if (fi === fl && pi === pl) return true;
		else if (fi === fl) return partial;
		else if (pi === pl) return fi === fl - 1 && file[fi] === "";
		else throw new Error("wtf?");
		/* c8 ignore stop */
	}
	braceExpand() {
		return braceExpand(this.pattern, this.options);
	}
	parse(pattern) {
		assertValidPattern(pattern);
		const options = this.options;
		if (pattern === "**") return GLOBSTAR;
		if (pattern === "") return "";
		let m;
		let fastTest = null;
		if (m = pattern.match(starRE)) fastTest = options.dot ? starTestDot : starTest;
		else if (m = pattern.match(starDotExtRE)) fastTest = (options.nocase ? options.dot ? starDotExtTestNocaseDot : starDotExtTestNocase : options.dot ? starDotExtTestDot : starDotExtTest)(m[1]);
		else if (m = pattern.match(qmarksRE)) fastTest = (options.nocase ? options.dot ? qmarksTestNocaseDot : qmarksTestNocase : options.dot ? qmarksTestDot : qmarksTest)(m);
		else if (m = pattern.match(starDotStarRE)) fastTest = options.dot ? starDotStarTestDot : starDotStarTest;
		else if (m = pattern.match(dotStarRE)) fastTest = dotStarTest;
		const re = AST.fromGlob(pattern, this.options).toMMPattern();
		if (fastTest && typeof re === "object") Reflect.defineProperty(re, "test", { value: fastTest });
		return re;
	}
	makeRe() {
		if (this.regexp || this.regexp === false) return this.regexp;
		const set = this.set;
		if (!set.length) {
			this.regexp = false;
			return this.regexp;
		}
		const options = this.options;
		const twoStar = options.noglobstar ? star : options.dot ? twoStarDot : twoStarNoDot;
		const flags = new Set(options.nocase ? ["i"] : []);
		let re = set.map((pattern) => {
			const pp = pattern.map((p) => {
				if (p instanceof RegExp) for (const f of p.flags.split("")) flags.add(f);
				return typeof p === "string" ? regExpEscape(p) : p === GLOBSTAR ? GLOBSTAR : p._src;
			});
			pp.forEach((p, i) => {
				const next = pp[i + 1];
				const prev = pp[i - 1];
				if (p !== GLOBSTAR || prev === GLOBSTAR) return;
				if (prev === void 0) {
					if (next !== void 0 && next !== GLOBSTAR) pp[i + 1] = "(?:\\/|" + twoStar + "\\/)?" + next;
					else pp[i] = twoStar;
				} else if (next === void 0) pp[i - 1] = prev + "(?:\\/|\\/" + twoStar + ")?";
				else if (next !== GLOBSTAR) {
					pp[i - 1] = prev + "(?:\\/|\\/" + twoStar + "\\/)" + next;
					pp[i + 1] = GLOBSTAR;
				}
			});
			const filtered = pp.filter((p) => p !== GLOBSTAR);
			if (this.partial && filtered.length >= 1) {
				const prefixes = [];
				for (let i = 1; i <= filtered.length; i++) prefixes.push(filtered.slice(0, i).join("/"));
				return "(?:" + prefixes.join("|") + ")";
			}
			return filtered.join("/");
		}).join("|");
		const [open, close] = set.length > 1 ? ["(?:", ")"] : ["", ""];
		re = "^" + open + re + close + "$";
		if (this.partial) re = "^(?:\\/|" + open + re.slice(1, -1) + close + ")$";
		if (this.negate) re = "^(?!" + re + ").+$";
		try {
			this.regexp = new RegExp(re, [...flags].join(""));
		} catch {
			this.regexp = false;
		}
		/* c8 ignore stop */
		return this.regexp;
	}
	slashSplit(p) {
		if (this.preserveMultipleSlashes) return p.split("/");
		else if (this.isWindows && /^\/\/[^/]+/.test(p)) return ["", ...p.split(/\/+/)];
		else return p.split(/\/+/);
	}
	match(f, partial = this.partial) {
		this.debug("match", f, this.pattern);
		if (this.comment) return false;
		if (this.empty) return f === "";
		if (f === "/" && partial) return true;
		const options = this.options;
		if (this.isWindows) f = f.split("\\").join("/");
		const ff = this.slashSplit(f);
		this.debug(this.pattern, "split", ff);
		const set = this.set;
		this.debug(this.pattern, "set", set);
		let filename = ff[ff.length - 1];
		if (!filename) for (let i = ff.length - 2; !filename && i >= 0; i--) filename = ff[i];
		for (const pattern of set) {
			let file = ff;
			if (options.matchBase && pattern.length === 1) file = [filename];
			if (this.matchOne(file, pattern, partial)) {
				if (options.flipNegate) return true;
				return !this.negate;
			}
		}
		if (options.flipNegate) return false;
		return this.negate;
	}
	static defaults(def) {
		return minimatch.defaults(def).Minimatch;
	}
};
/* c8 ignore stop */
minimatch.AST = AST;
minimatch.Minimatch = Minimatch;
minimatch.escape = escape;
minimatch.unescape = unescape;
// src/files/paths/patterns.ts
/** Parses the lines of the `path` input, which name and exclude paths. */
const dialect = {
	dot: true,
	nobrace: true,
	nocomment: true,
	noext: true,
	nonegate: true,
	platform: "linux"
};
/**
* Lines are relative to `workspace` or absolute, and have `~`, `*`, `?`, `[…]`, `**`, `!` to exclude, and `#` for a comment.
* Unlike in actions/cache, they may have `..`, and `!` works below a directory that another line names. On Windows, they may
* have drives and `\\`, and patterns ignore the case of letters. @throws Error where a line names no file of Windows, or
* begins with `~` and the user has no home
*/
function selectionOf(lines, workspace, { platform = process.platform, home = homeDirectory() } = {}) {
	const system = {
		platform,
		home: home && slashed(home, platform)
	};
	const patterns = lines.filter((line) => !line.startsWith("#")).map((line) => parse(line, slashed(workspace, platform), system));
	const named = patterns.filter((pattern) => !pattern.negated);
	const excludes = (path, after = -1) => patterns.findLast((pattern, order) => order > after && pattern.names(path))?.negated ?? false;
	return {
		lines: named.map((pattern, number) => lineOf(pattern, number, {
			order: patterns.indexOf(pattern),
			platform
		})),
		excludes: named.length < patterns.length ? excludes : void 0
	};
}
function parse(line, workspace, system) {
	const maths = pathMaths(system.platform);
	const isWindows = system.platform === "win32";
	const negations = line.match(/^[!\s]*/)?.[0] ?? "";
	const [start, written] = anchorOf(slashed(line.slice(negations.length), system.platform), workspace, {
		...system,
		maths
	});
	const [, ups = "", rest = ""] = posix.normalize(written).match(/^((?:\.\.(?:\/|$))*)(.*?)\/*$/s) ?? [];
	const anchor = maths.resolve(start, ups);
	const isAnchor = rest === "" || rest === ".";
	const minimatch = new Minimatch(rest, dialect);
	const matcher = isWindows ? new Minimatch(rest, {
		...dialect,
		nocase: true
	}) : minimatch;
	const segments = isAnchor ? [] : minimatch.set[0] ?? [];
	const literal = segments.every((segment) => typeof segment === "string") ? maths.join(anchor, ...segments) : void 0;
	const name = literal === void 0 || isWindows ? void 0 : maths.basename(literal);
	return {
		line,
		negated: negations.split("!").length % 2 === 0,
		/** The absolute directory that the rest is relative to. */
		anchor,
		/** The segments of the rest: strings, and other values for segments that are patterns. */
		segments,
		/** The path that a line without patterns names. */
		literal,
		/** The pattern after the anchor, as written. */
		rest,
		names(path) {
			if (name !== void 0 && !path.endsWith(name)) return false;
			const below = maths.relative(anchor, path);
			if (below.startsWith("../") || below === ".." || maths.isAbsolute(below)) return false;
			if (isAnchor) return below === "";
			return matcher.match(rest.endsWith("**") ? `${below}/` : below);
		}
	};
}
/** On Windows, `/x` is on the workspace's drive, and `C:x` is relative to the current directory of the drive. */
function anchorOf(text, workspace, { maths, home }) {
	const { root } = maths.parse(text);
	if (root !== "") return [maths.resolve(workspace, root), text.slice(root.length).replace(/^\/+/, "")];
	if (text !== "~" && !text.startsWith("~/")) return [workspace, text];
	if (home === void 0) throw new Error(`the line ${text} of \`path\` is wrong here: ${noHome}`);
	return [home, text.slice(2)];
}
function lineOf({ line, anchor, segments, literal, rest, names }, number, { order, platform }) {
	const { join } = pathMaths(platform);
	const firstMagic = segments.findIndex((segment) => typeof segment !== "string");
	const plain = segments.slice(0, firstMagic);
	if (platform === "win32") checkLine(line, anchor, segments);
	const base = join(anchor, ...plain);
	return {
		number,
		order,
		text: line,
		base,
		rest: rest.split("/").slice(plain.length).join("/"),
		literal,
		matches: (path) => names(join(base, path))
	};
}
/** Checks only literal names: names that match a pattern come from a directory, so Windows has them. */
function checkLine(line, anchor, segments) {
	const wrong = `the line ${line} of \`path\` is wrong here`;
	if (anchor.startsWith("//./")) throw new Error(`${wrong}: it is a device`);
	try {
		for (const segment of segments) if (typeof segment === "string") checkWindowsNames(segment);
	} catch (error) {
		throw new Error(`${wrong}: ${messageOf(error)}`);
	}
}
// src/job/shared/installed-tree.ts
/** Shows whether a later step of the job has installed or removed packages, or all of them again. */
const mostReadBytes = 256 * mebibyte;
/**
* A digest of the names and contents of the files that the patterns find. Contents beyond 256 MiB in all are not read:
* their lengths and times stand for them.
*/
function digestOfPackages({ directories, marks }) {
	const hash = createHash("sha256");
	let left = mostReadBytes;
	for (const cwd of directories) for (const name of fs$3.globSync(marks, { cwd }).sort()) {
		const path = join$1(cwd, name);
		hash.update(JSON.stringify([cwd, name]));
		const stat = lstatSync(path, { throwIfNoEntry: false });
		if (!stat?.isFile()) continue;
		const isRead = stat.size <= left;
		if (isRead) left -= stat.size;
		hash.update(isRead ? readFileSync(path) : `${stat.size} ${stat.mtimeMs}`);
	}
	return hash.digest("hex");
}
/**
* Leaves out what the patterns of a preset did not match at the end of main: a later step has made it, such as the packages
* of another project below. The key says nothing of them.
*/
function madeByInstall(matches, installed) {
	if (!installed) return matches;
	const isLater = ({ line, path }) => installed.patterns.includes(line.text) && !installed.matches.includes(path);
	return matches.filter((match) => !isLater(match));
}
const mostNames = 5e3;
const clockStepMs = 20;
/** Those of the directories that hold files now. */
function treesNow(directories) {
	const seenMs = Date.now() - clockStepMs;
	return directories.flatMap((directory) => {
		const names = namesIn$1(directory);
		if (names.length === 0 || names.length > mostNames) return [];
		return {
			directory,
			bornMs: newestBirthMs(directory, names),
			seenMs
		};
	});
}
/** The installed trees of a cache; undefined unless its key shows that none of their files had to be made again. */
function restoredTrees(inputs) {
	const { paths, mode, rolling, sourceTimes, lookupOnly } = inputs;
	if (rolling || sourceTimes || lookupOnly || mode === "lazy") return void 0;
	const { lines } = selectionOf(paths, process.cwd());
	return treesNow(lines.flatMap(({ literal }) => literal ?? []));
}
/** Because of that clock, the newest file counts and not the time. */
function newestBirthMs(dir, names) {
	let newest = 0;
	for (const name of names) {
		const ms = statOf$1(join$1(dir, name))?.birthtimeMs ?? 0;
		if (ms === 0) return 0;
		newest = Math.max(newest, ms);
	}
	return newest;
}
/** The directories whose files and directories have all been made since then: a later step has installed again. */
function madeAgain(trees) {
	return trees.filter(({ directory, bornMs, seenMs }) => {
		const isNew = (name) => {
			const stat = statOf$1(join$1(directory, name));
			if (!stat || stat.birthtimeMs <= bornMs) return false;
			return !stat.isDirectory() || stat.mtimeMs > seenMs;
		};
		const names = namesIn$1(directory);
		return names.length > 0 && names.every(isNew);
	}).map(({ directory }) => directory);
}
/** Undefined if there is nothing, or if the user may not look. */
function statOf$1(path) {
	return orUndefined(() => lstatSync(path));
}
function namesIn$1(dir) {
	return orUndefined(() => readdirSync(dir)) ?? [];
}
// src/job/shared/time-limit.ts
/** Limits how long a save may take in a job that was cancelled. */
/**
* GitHub ends a job 5 minutes after its cancellation, with every step that still runs, and no program is told before. The
* rest is for the steps that ran since the cancellation, and for the posts of other actions.
* https://docs.github.com/actions/reference/workflows-and-actions/workflow-cancellation
*/
const cancelledMs = 24e4;
/** The speed of a store shows only after its slow start. */
const measureMs = 1e4;
const cause = "the job was cancelled, and GitHub ends it 5 minutes later";
/**
* The limit of a step whose job was cancelled; undefined if the job goes on. A step that runs when its job is cancelled
* cannot know it: the runner evaluates the job's status when the step begins, and sends no signal to a step that is to run
* always.
*/
function timeLimitFor(jobStatus, ms = {
	limitMs: cancelledMs,
	measureMs
}) {
	if (jobStatus !== "cancelled") return void 0;
	const beganMs = performance.now();
	const over = new AbortController();
	const end = () => over.abort(new OutOfTime(`${cause}; the save has not ended within ${minutesText(ms.limitMs)}`));
	setTimeout(end, ms.limitMs).unref();
	const leftMs = () => ms.limitMs - (performance.now() - beganMs);
	return {
		signal: over.signal,
		watch(bytes, restore) {
			const leastMs = restore && restore.bytes > 0 ? bytes / restore.bytes * restore.ms : 0;
			if (leastMs > leftMs()) throw new OutOfTime(`${cause}; to save ${shortSizeText(bytes)} would take ${minutesText(leastMs)} at the speed of this step's restore`);
			let done = 0;
			let firstMs;
			return { sent(more) {
				done += more;
				const now = performance.now();
				firstMs ??= now;
				const sendingMs = now - firstMs;
				if (done === 0 || sendingMs < ms.measureMs) return;
				const restMs = sendingMs / done * (bytes - done);
				if (restMs > leftMs()) throw new OutOfTime(`${cause}; at the speed so far, the rest of ${shortSizeText(bytes)} would take ${minutesText(restMs)}`);
			} };
		}
	};
}
function minutesText(ms) {
	const minutes = Math.max(1, Math.round(ms / 6e4));
	return `${minutes} minute${minutes === 1 ? "" : "s"}`;
}
// node_modules/@actions/glob/lib/internal-glob-options-helper.js
/**
* Returns a copy with defaults filled in.
*/
function getOptions(copy) {
	const result = {
		followSymbolicLinks: true,
		implicitDescendants: true,
		matchDirectories: true,
		omitBrokenSymbolicLinks: true,
		excludeHiddenFiles: false
	};
	if (copy) {
		if (typeof copy.followSymbolicLinks === "boolean") {
			result.followSymbolicLinks = copy.followSymbolicLinks;
			debug$1(`followSymbolicLinks '${result.followSymbolicLinks}'`);
		}
		if (typeof copy.implicitDescendants === "boolean") {
			result.implicitDescendants = copy.implicitDescendants;
			debug$1(`implicitDescendants '${result.implicitDescendants}'`);
		}
		if (typeof copy.matchDirectories === "boolean") {
			result.matchDirectories = copy.matchDirectories;
			debug$1(`matchDirectories '${result.matchDirectories}'`);
		}
		if (typeof copy.omitBrokenSymbolicLinks === "boolean") {
			result.omitBrokenSymbolicLinks = copy.omitBrokenSymbolicLinks;
			debug$1(`omitBrokenSymbolicLinks '${result.omitBrokenSymbolicLinks}'`);
		}
		if (typeof copy.excludeHiddenFiles === "boolean") {
			result.excludeHiddenFiles = copy.excludeHiddenFiles;
			debug$1(`excludeHiddenFiles '${result.excludeHiddenFiles}'`);
		}
	}
	return result;
}
// node_modules/@actions/glob/lib/internal-path-helper.js
const IS_WINDOWS$4 = process.platform === "win32";
/**
* Similar to path.dirname except normalizes the path separators and slightly better handling for Windows UNC paths.
*
* For example, on Linux/macOS:
* - `/               => /`
* - `/hello          => /`
*
* For example, on Windows:
* - `C:\             => C:\`
* - `C:\hello        => C:\`
* - `C:              => C:`
* - `C:hello         => C:`
* - `\               => \`
* - `\hello          => \`
* - `\\hello         => \\hello`
* - `\\hello\world   => \\hello\world`
*/
function dirname(p) {
	p = safeTrimTrailingSeparator(p);
	if (IS_WINDOWS$4 && /^\\\\[^\\]+(\\[^\\]+)?$/.test(p)) return p;
	let result = path$1.dirname(p);
	if (IS_WINDOWS$4 && /^\\\\[^\\]+\\[^\\]+\\$/.test(result)) result = safeTrimTrailingSeparator(result);
	return result;
}
/**
* Roots the path if not already rooted. On Windows, relative roots like `\`
* or `C:` are expanded based on the current working directory.
*/
function ensureAbsoluteRoot(root, itemPath) {
	assert(root, `ensureAbsoluteRoot parameter 'root' must not be empty`);
	assert(itemPath, `ensureAbsoluteRoot parameter 'itemPath' must not be empty`);
	if (hasAbsoluteRoot(itemPath)) return itemPath;
	if (IS_WINDOWS$4) {
		if (itemPath.match(/^[A-Z]:[^\\/]|^[A-Z]:$/i)) {
			let cwd = process.cwd();
			assert(cwd.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${cwd}'`);
			if (itemPath[0].toUpperCase() === cwd[0].toUpperCase()) {
				if (itemPath.length === 2) return `${itemPath[0]}:\\${cwd.substr(3)}`;
				else {
					if (!cwd.endsWith("\\")) cwd += "\\";
					return `${itemPath[0]}:\\${cwd.substr(3)}${itemPath.substr(2)}`;
				}
			} else return `${itemPath[0]}:\\${itemPath.substr(2)}`;
		} else if (normalizeSeparators(itemPath).match(/^\\$|^\\[^\\]/)) {
			const cwd = process.cwd();
			assert(cwd.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${cwd}'`);
			return `${cwd[0]}:\\${itemPath.substr(1)}`;
		}
	}
	assert(hasAbsoluteRoot(root), `ensureAbsoluteRoot parameter 'root' must have an absolute root`);
	if (root.endsWith("/") || IS_WINDOWS$4 && root.endsWith("\\")) {} else root += path$1.sep;
	return root + itemPath;
}
/**
* On Linux/macOS, true if path starts with `/`. On Windows, true for paths like:
* `\\hello\share` and `C:\hello` (and using alternate separator).
*/
function hasAbsoluteRoot(itemPath) {
	assert(itemPath, `hasAbsoluteRoot parameter 'itemPath' must not be empty`);
	itemPath = normalizeSeparators(itemPath);
	if (IS_WINDOWS$4) return itemPath.startsWith("\\\\") || /^[A-Z]:\\/i.test(itemPath);
	return itemPath.startsWith("/");
}
/**
* On Linux/macOS, true if path starts with `/`. On Windows, true for paths like:
* `\`, `\hello`, `\\hello\share`, `C:`, and `C:\hello` (and using alternate separator).
*/
function hasRoot(itemPath) {
	assert(itemPath, `isRooted parameter 'itemPath' must not be empty`);
	itemPath = normalizeSeparators(itemPath);
	if (IS_WINDOWS$4) return itemPath.startsWith("\\") || /^[A-Z]:/i.test(itemPath);
	return itemPath.startsWith("/");
}
/**
* Removes redundant slashes and converts `/` to `\` on Windows
*/
function normalizeSeparators(p) {
	p = p || "";
	if (IS_WINDOWS$4) {
		p = p.replace(/\//g, "\\");
		return (/^\\\\+[^\\]/.test(p) ? "\\" : "") + p.replace(/\\\\+/g, "\\");
	}
	return p.replace(/\/\/+/g, "/");
}
/**
* Normalizes the path separators and trims the trailing separator (when safe).
* For example, `/foo/ => /foo` but `/ => /`
*/
function safeTrimTrailingSeparator(p) {
	if (!p) return "";
	p = normalizeSeparators(p);
	if (!p.endsWith(path$1.sep)) return p;
	if (p === path$1.sep) return p;
	if (IS_WINDOWS$4 && /^[A-Z]:\\$/i.test(p)) return p;
	return p.substr(0, p.length - 1);
}
// node_modules/@actions/glob/lib/internal-match-kind.js
/**
* Indicates whether a pattern matches a path
*/
var MatchKind;
(function(MatchKind) {
	/** Not matched */
	MatchKind[MatchKind["None"] = 0] = "None";
	/** Matched if the path is a directory */
	MatchKind[MatchKind["Directory"] = 1] = "Directory";
	/** Matched if the path is a regular file */
	MatchKind[MatchKind["File"] = 2] = "File";
	/** Matched */
	MatchKind[MatchKind["All"] = 3] = "All";
})(MatchKind || (MatchKind = {}));
// node_modules/@actions/glob/lib/internal-pattern-helper.js
const IS_WINDOWS$3 = process.platform === "win32";
/**
* Given an array of patterns, returns an array of paths to search.
* Duplicates and paths under other included paths are filtered out.
*/
function getSearchPaths(patterns) {
	patterns = patterns.filter((x) => !x.negate);
	const searchPathMap = {};
	for (const pattern of patterns) {
		const key = IS_WINDOWS$3 ? pattern.searchPath.toUpperCase() : pattern.searchPath;
		searchPathMap[key] = "candidate";
	}
	const result = [];
	for (const pattern of patterns) {
		const key = IS_WINDOWS$3 ? pattern.searchPath.toUpperCase() : pattern.searchPath;
		if (searchPathMap[key] === "included") continue;
		let foundAncestor = false;
		let tempKey = key;
		let parent = dirname(tempKey);
		while (parent !== tempKey) {
			if (searchPathMap[parent]) {
				foundAncestor = true;
				break;
			}
			tempKey = parent;
			parent = dirname(tempKey);
		}
		if (!foundAncestor) {
			result.push(pattern.searchPath);
			searchPathMap[key] = "included";
		}
	}
	return result;
}
/**
* Matches the patterns against the path
*/
function match(patterns, itemPath) {
	let result = MatchKind.None;
	for (const pattern of patterns) if (pattern.negate) result &= ~pattern.match(itemPath);
	else result |= pattern.match(itemPath);
	return result;
}
/**
* Checks whether to descend further into the directory
*/
function partialMatch(patterns, itemPath) {
	return patterns.some((x) => !x.negate && x.partialMatch(itemPath));
}
// node_modules/@actions/glob/lib/internal-path.js
const IS_WINDOWS$2 = process.platform === "win32";
/**
* Helper class for parsing paths into segments
*/
var Path = class {
	/**
	* Constructs a Path
	* @param itemPath Path or array of segments
	*/
	constructor(itemPath) {
		this.segments = [];
		if (typeof itemPath === "string") {
			assert(itemPath, `Parameter 'itemPath' must not be empty`);
			itemPath = safeTrimTrailingSeparator(itemPath);
			if (!hasRoot(itemPath)) this.segments = itemPath.split(path$1.sep);
			else {
				let remaining = itemPath;
				let dir = dirname(remaining);
				while (dir !== remaining) {
					const basename = path$1.basename(remaining);
					this.segments.unshift(basename);
					remaining = dir;
					dir = dirname(remaining);
				}
				this.segments.unshift(remaining);
			}
		} else {
			assert(itemPath.length > 0, `Parameter 'itemPath' must not be an empty array`);
			for (let i = 0; i < itemPath.length; i++) {
				let segment = itemPath[i];
				assert(segment, `Parameter 'itemPath' must not contain any empty segments`);
				segment = normalizeSeparators(itemPath[i]);
				if (i === 0 && hasRoot(segment)) {
					segment = safeTrimTrailingSeparator(segment);
					assert(segment === dirname(segment), `Parameter 'itemPath' root segment contains information for multiple segments`);
					this.segments.push(segment);
				} else {
					assert(!segment.includes(path$1.sep), `Parameter 'itemPath' contains unexpected path separators`);
					this.segments.push(segment);
				}
			}
		}
	}
	/**
	* Converts the path to it's string representation
	*/
	toString() {
		let result = this.segments[0];
		let skipSlash = result.endsWith(path$1.sep) || IS_WINDOWS$2 && /^[A-Z]:$/i.test(result);
		for (let i = 1; i < this.segments.length; i++) {
			if (skipSlash) skipSlash = false;
			else result += path$1.sep;
			result += this.segments[i];
		}
		return result;
	}
};
// node_modules/@actions/glob/lib/internal-pattern.js
const IS_WINDOWS$1 = process.platform === "win32";
var Pattern = class Pattern {
	constructor(patternOrNegate, isImplicitPattern = false, segments, homedir) {
		/**
		* Indicates whether matches should be excluded from the result set
		*/
		this.negate = false;
		let pattern;
		if (typeof patternOrNegate === "string") pattern = patternOrNegate.trim();
		else {
			segments = segments || [];
			assert(segments.length, `Parameter 'segments' must not empty`);
			const root = Pattern.getLiteral(segments[0]);
			assert(root && hasAbsoluteRoot(root), `Parameter 'segments' first element must be a root path`);
			pattern = new Path(segments).toString().trim();
			if (patternOrNegate) pattern = `!${pattern}`;
		}
		while (pattern.startsWith("!")) {
			this.negate = !this.negate;
			pattern = pattern.substr(1).trim();
		}
		pattern = Pattern.fixupPattern(pattern, homedir);
		this.segments = new Path(pattern).segments;
		this.trailingSeparator = normalizeSeparators(pattern).endsWith(path$1.sep);
		pattern = safeTrimTrailingSeparator(pattern);
		let foundGlob = false;
		const searchSegments = this.segments.map((x) => Pattern.getLiteral(x)).filter((x) => !foundGlob && !(foundGlob = x === ""));
		this.searchPath = new Path(searchSegments).toString();
		this.rootRegExp = new RegExp(Pattern.regExpEscape(searchSegments[0]), IS_WINDOWS$1 ? "i" : "");
		this.isImplicitPattern = isImplicitPattern;
		const minimatchOptions = {
			dot: true,
			nobrace: true,
			nocase: IS_WINDOWS$1,
			nocomment: true,
			noext: true,
			nonegate: true
		};
		pattern = IS_WINDOWS$1 ? pattern.replace(/\\/g, "/") : pattern;
		this.minimatch = new Minimatch(pattern, minimatchOptions);
	}
	/**
	* Matches the pattern against the specified path
	*/
	match(itemPath) {
		if (this.segments[this.segments.length - 1] === "**") {
			itemPath = normalizeSeparators(itemPath);
			if (!itemPath.endsWith(path$1.sep) && this.isImplicitPattern === false) itemPath = `${itemPath}${path$1.sep}`;
		} else itemPath = safeTrimTrailingSeparator(itemPath);
		if (this.minimatch.match(itemPath)) return this.trailingSeparator ? MatchKind.Directory : MatchKind.All;
		return MatchKind.None;
	}
	/**
	* Indicates whether the pattern may match descendants of the specified path
	*/
	partialMatch(itemPath) {
		itemPath = safeTrimTrailingSeparator(itemPath);
		if (dirname(itemPath) === itemPath) return this.rootRegExp.test(itemPath);
		return this.minimatch.matchOne(itemPath.split(IS_WINDOWS$1 ? /\\+/ : /\/+/), this.minimatch.set[0], true);
	}
	/**
	* Escapes glob patterns within a path
	*/
	static globEscape(s) {
		return (IS_WINDOWS$1 ? s : s.replace(/\\/g, "\\\\")).replace(/(\[)(?=[^/]+\])/g, "[[]").replace(/\?/g, "[?]").replace(/\*/g, "[*]");
	}
	/**
	* Normalizes slashes and ensures absolute root
	*/
	static fixupPattern(pattern, homedir) {
		assert(pattern, "pattern cannot be empty");
		const literalSegments = new Path(pattern).segments.map((x) => Pattern.getLiteral(x));
		assert(literalSegments.every((x, i) => (x !== "." || i === 0) && x !== ".."), `Invalid pattern '${pattern}'. Relative pathing '.' and '..' is not allowed.`);
		assert(!hasRoot(pattern) || literalSegments[0], `Invalid pattern '${pattern}'. Root segment must not contain globs.`);
		pattern = normalizeSeparators(pattern);
		if (pattern === "." || pattern.startsWith(`.${path$1.sep}`)) pattern = Pattern.globEscape(process.cwd()) + pattern.substr(1);
		else if (pattern === "~" || pattern.startsWith(`~${path$1.sep}`)) {
			homedir = homedir || os.homedir();
			assert(homedir, "Unable to determine HOME directory");
			assert(hasAbsoluteRoot(homedir), `Expected HOME directory to be a rooted path. Actual '${homedir}'`);
			pattern = Pattern.globEscape(homedir) + pattern.substr(1);
		} else if (IS_WINDOWS$1 && (pattern.match(/^[A-Z]:$/i) || pattern.match(/^[A-Z]:[^\\]/i))) {
			let root = ensureAbsoluteRoot("C:\\dummy-root", pattern.substr(0, 2));
			if (pattern.length > 2 && !root.endsWith("\\")) root += "\\";
			pattern = Pattern.globEscape(root) + pattern.substr(2);
		} else if (IS_WINDOWS$1 && (pattern === "\\" || pattern.match(/^\\[^\\]/))) {
			let root = ensureAbsoluteRoot("C:\\dummy-root", "\\");
			if (!root.endsWith("\\")) root += "\\";
			pattern = Pattern.globEscape(root) + pattern.substr(1);
		} else pattern = ensureAbsoluteRoot(Pattern.globEscape(process.cwd()), pattern);
		return normalizeSeparators(pattern);
	}
	/**
	* Attempts to unescape a pattern segment to create a literal path segment.
	* Otherwise returns empty string.
	*/
	static getLiteral(segment) {
		let literal = "";
		for (let i = 0; i < segment.length; i++) {
			const c = segment[i];
			if (c === "\\" && !IS_WINDOWS$1 && i + 1 < segment.length) {
				literal += segment[++i];
				continue;
			} else if (c === "*" || c === "?") return "";
			else if (c === "[" && i + 1 < segment.length) {
				let set = "";
				let closed = -1;
				for (let i2 = i + 1; i2 < segment.length; i2++) {
					const c2 = segment[i2];
					if (c2 === "\\" && !IS_WINDOWS$1 && i2 + 1 < segment.length) {
						set += segment[++i2];
						continue;
					} else if (c2 === "]") {
						closed = i2;
						break;
					} else set += c2;
				}
				if (closed >= 0) {
					if (set.length > 1) return "";
					if (set) {
						literal += set;
						i = closed;
						continue;
					}
				}
			}
			literal += c;
		}
		return literal;
	}
	/**
	* Escapes regexp special characters
	* https://javascript.info/regexp-escaping
	*/
	static regExpEscape(s) {
		return s.replace(/[[\\^$.|?*+()]/g, "\\$&");
	}
};
// node_modules/@actions/glob/lib/internal-search-state.js
var SearchState = class {
	constructor(path, level) {
		this.path = path;
		this.level = level;
	}
};
// node_modules/@actions/glob/lib/internal-globber.js
var __awaiter$2 = function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator["throw"](value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
var __asyncValues$1 = function(o) {
	if (!Symbol.asyncIterator) throw new TypeError("Symbol.asyncIterator is not defined.");
	var m = o[Symbol.asyncIterator], i;
	return m ? m.call(o) : (o = typeof __values === "function" ? __values(o) : o[Symbol.iterator](), i = {}, verb("next"), verb("throw"), verb("return"), i[Symbol.asyncIterator] = function() {
		return this;
	}, i);
	function verb(n) {
		i[n] = o[n] && function(v) {
			return new Promise(function(resolve, reject) {
				v = o[n](v), settle(resolve, reject, v.done, v.value);
			});
		};
	}
	function settle(resolve, reject, d, v) {
		Promise.resolve(v).then(function(v) {
			resolve({
				value: v,
				done: d
			});
		}, reject);
	}
};
var __await = function(v) {
	return this instanceof __await ? (this.v = v, this) : new __await(v);
};
var __asyncGenerator = function(thisArg, _arguments, generator) {
	if (!Symbol.asyncIterator) throw new TypeError("Symbol.asyncIterator is not defined.");
	var g = generator.apply(thisArg, _arguments || []), i, q = [];
	return i = Object.create((typeof AsyncIterator === "function" ? AsyncIterator : Object).prototype), verb("next"), verb("throw"), verb("return", awaitReturn), i[Symbol.asyncIterator] = function() {
		return this;
	}, i;
	function awaitReturn(f) {
		return function(v) {
			return Promise.resolve(v).then(f, reject);
		};
	}
	function verb(n, f) {
		if (g[n]) {
			i[n] = function(v) {
				return new Promise(function(a, b) {
					q.push([
						n,
						v,
						a,
						b
					]) > 1 || resume(n, v);
				});
			};
			if (f) i[n] = f(i[n]);
		}
	}
	function resume(n, v) {
		try {
			step(g[n](v));
		} catch (e) {
			settle(q[0][3], e);
		}
	}
	function step(r) {
		r.value instanceof __await ? Promise.resolve(r.value.v).then(fulfill, reject) : settle(q[0][2], r);
	}
	function fulfill(value) {
		resume("next", value);
	}
	function reject(value) {
		resume("throw", value);
	}
	function settle(f, v) {
		if (f(v), q.shift(), q.length) resume(q[0][0], q[0][1]);
	}
};
const IS_WINDOWS = process.platform === "win32";
var DefaultGlobber = class DefaultGlobber {
	constructor(options) {
		this.patterns = [];
		this.searchPaths = [];
		this.options = getOptions(options);
	}
	getSearchPaths() {
		return this.searchPaths.slice();
	}
	glob() {
		return __awaiter$2(this, void 0, void 0, function* () {
			var _a, e_1, _b, _c;
			const result = [];
			try {
				for (var _d = true, _e = __asyncValues$1(this.globGenerator()), _f; _f = yield _e.next(), _a = _f.done, !_a; _d = true) {
					_c = _f.value;
					_d = false;
					const itemPath = _c;
					result.push(itemPath);
				}
			} catch (e_1_1) {
				e_1 = { error: e_1_1 };
			} finally {
				try {
					if (!_d && !_a && (_b = _e.return)) yield _b.call(_e);
				} finally {
					if (e_1) throw e_1.error;
				}
			}
			return result;
		});
	}
	globGenerator() {
		return __asyncGenerator(this, arguments, function* globGenerator_1() {
			const options = getOptions(this.options);
			const patterns = [];
			for (const pattern of this.patterns) {
				patterns.push(pattern);
				if (options.implicitDescendants && (pattern.trailingSeparator || pattern.segments[pattern.segments.length - 1] !== "**")) patterns.push(new Pattern(pattern.negate, true, pattern.segments.concat("**")));
			}
			const stack = [];
			for (const searchPath of getSearchPaths(patterns)) {
				debug$1(`Search path '${searchPath}'`);
				try {
					yield __await(fs$2.promises.lstat(searchPath));
				} catch (err) {
					if (err.code === "ENOENT") continue;
					throw err;
				}
				stack.unshift(new SearchState(searchPath, 1));
			}
			const traversalChain = [];
			while (stack.length) {
				const item = stack.pop();
				const match$2 = match(patterns, item.path);
				const partialMatch$1 = !!match$2 || partialMatch(patterns, item.path);
				if (!match$2 && !partialMatch$1) continue;
				const stats = yield __await(DefaultGlobber.stat(item, options, traversalChain));
				if (!stats) continue;
				if (options.excludeHiddenFiles && path$1.basename(item.path).match(/^\./)) continue;
				if (stats.isDirectory()) {
					if (match$2 & MatchKind.Directory && options.matchDirectories) yield yield __await(item.path);
					else if (!partialMatch$1) continue;
					const childLevel = item.level + 1;
					const childItems = (yield __await(fs$2.promises.readdir(item.path))).map((x) => new SearchState(path$1.join(item.path, x), childLevel));
					stack.push(...childItems.reverse());
				} else if (match$2 & MatchKind.File) yield yield __await(item.path);
			}
		});
	}
	/**
	* Constructs a DefaultGlobber
	*/
	static create(patterns, options) {
		return __awaiter$2(this, void 0, void 0, function* () {
			const result = new DefaultGlobber(options);
			if (IS_WINDOWS) {
				patterns = patterns.replace(/\r\n/g, "\n");
				patterns = patterns.replace(/\r/g, "\n");
			}
			const lines = patterns.split("\n").map((x) => x.trim());
			for (const line of lines) if (!line || line.startsWith("#")) continue;
			else result.patterns.push(new Pattern(line));
			result.searchPaths.push(...getSearchPaths(result.patterns));
			return result;
		});
	}
	static stat(item, options, traversalChain) {
		return __awaiter$2(this, void 0, void 0, function* () {
			let stats;
			if (options.followSymbolicLinks) try {
				stats = yield fs$2.promises.stat(item.path);
			} catch (err) {
				if (err.code === "ENOENT") {
					if (options.omitBrokenSymbolicLinks) {
						debug$1(`Broken symlink '${item.path}'`);
						return;
					}
					throw new Error(`No information found for the path '${item.path}'. This may indicate a broken symbolic link.`);
				}
				throw err;
			}
			else stats = yield fs$2.promises.lstat(item.path);
			if (stats.isDirectory() && options.followSymbolicLinks) {
				const realPath = yield fs$2.promises.realpath(item.path);
				while (traversalChain.length >= item.level) traversalChain.pop();
				if (traversalChain.some((x) => x === realPath)) {
					debug$1(`Symlink cycle detected for path '${item.path}' and realpath '${realPath}'`);
					return;
				}
				traversalChain.push(realPath);
			}
			return stats;
		});
	}
};
// node_modules/@actions/glob/lib/glob.js
var __awaiter = function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator["throw"](value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
/**
* Constructs a globber
*
* @param patterns  Patterns separated by newlines
* @param options   Glob options
*/
function create(patterns, options) {
	return __awaiter(this, void 0, void 0, function* () {
		return yield DefaultGlobber.create(patterns, options);
	});
}
// src/system/disk/rights.ts
/** What this user may change, and how to tell the owner of a workflow where it may not. */
/** Whether this user may change the names in a directory. Some tools make the trees read-only that no step is to change. */
function mayChange(dir) {
	return mayUse(dir, constants$1.W_OK);
}
/** @param mode of `fs.access` */
function mayUse(path, mode) {
	return orUndefined(() => accessSync(path, mode) ?? true) ?? false;
}
/**
* Names a path that this user may not change, its owner, and what helps, if an error says that the user lacks the rights.
* @param absent what a restore would make in this directory, if it is not there
*/
function namingOwner(error, path, absent) {
	const code = codeOf(error) ?? "";
	if (code === "EROFS") return /* @__PURE__ */ new Error(`${path} is on a file system that is read-only (EROFS)`);
	const stat = ["EACCES", "EPERM"].includes(code) ? statSync(path, { throwIfNoEntry: false }) : void 0;
	const user = process.geteuid?.();
	if (!stat || user === void 0) return error;
	const denied = (owner) => `${userText()} may not change ${path}, which belongs to ${owner} and has the mode ${modeText(stat)} (${code})`;
	if (stat.uid === user && (stat.mode & 128) === 0) return /* @__PURE__ */ new Error(`${denied("it")}. Run \`chmod u+w ${path}\` before this step`);
	if (stat.uid === user || user === 0) return new Error(denied(stat.uid === user ? "it" : userName(stat.uid)));
	const command = absent !== void 0 && dirname$1(absent) === "/" ? `sudo install -d -o ${userName(user)} ${absent}` : `sudo chown ${userName(user)} ${path}`;
	return /* @__PURE__ */ new Error(`${denied(userName(stat.uid))}. Run \`${command}\` before this step, or cache a directory of this user`);
}
/** This user as the subject of a sentence. */
function userText() {
	return `this user (${userName(process.geteuid?.() ?? 0)})`;
}
/** The owner and the mode of a file, such as `of root, 0600`. */
function ownerText(path) {
	const stat = lstatSync(path, { throwIfNoEntry: false });
	return stat ? `of ${userName(stat.uid)}, ${modeText(stat)}` : "removed meanwhile";
}
function modeText({ mode }) {
	return (mode & 4095).toString(8).padStart(4, "0");
}
/** Node knows the names of no other users. */
function userName(uid) {
	if (uid === 0) return "root";
	return (uid === process.geteuid?.() ? orUndefined(() => userInfo().username) : void 0) ?? `${uid}`;
}
// src/files/paths/links.ts
/** Follows links that lead to the files of a line. */
/** The real path of a path. A link in the workspace can be of the checkout, which decides nothing: then the path itself. */
function followed(path) {
	const real = (path) => slashed(orUndefined(() => realpathSync(path)) ?? path);
	return [path, join$1(real(dirname$2(path)), basename$1(path))].some((place) => isWithin(place, real(workspace()))) ? path : real(path);
}
/** The real path of the directory that a line names by a link. Undefined if the link is within that directory. */
function linkedDirectory({ literal }) {
	if (literal === void 0 || !lstatSync(literal, { throwIfNoEntry: false })?.isSymbolicLink()) return void 0;
	if (!orUndefined(() => statSync(literal))?.isDirectory()) return void 0;
	const real = followed(literal);
	if (real === literal) return void 0;
	return isWithin(slashed(realpathSync(dirname$2(literal))), real) ? void 0 : real;
}
/** The line itself; and if it names a directory by a link, the line as if it named the directory. */
function ownAndLinked(line) {
	const real = linkedDirectory(line);
	if (real === void 0) return [line];
	const rest = basename$1(real);
	return [line, {
		...line,
		base: dirname$2(real),
		literal: real,
		rest,
		matches: (path) => path === rest
	}];
}
/** Where a link leads, which links on the way can change. Takes and returns byte strings. */
function linkedFrom(link, target) {
	return resolve$1(dirname$2(link), target);
}
// src/files/paths/matches.ts
/** Finds the files and directories that the lines of `path` name. */
/** A path below another match is no match of its own. */
async function findMatches({ lines, excludes }) {
	const found = /* @__PURE__ */ new Map();
	for (const line of lines) for (const path of await pathsOf$1(line)) {
		const stat = lstatSync(path, { throwIfNoEntry: false });
		if (!stat || found.has(path) || isStaged(path, line) || isLeftOut(path, line, excludes)) continue;
		found.set(path, {
			line,
			path,
			relative: relative$1(line.base, path),
			stat
		});
	}
	const matches = [...found.values()].filter(({ path }) => !comesAlong(path, found, excludes));
	return matches.map((match) => throughLink(match, matches));
}
/**
* A line that names a link to a directory means the files there: a link to a larger disk, or `~/.ghcup` on GitHub's runners.
* A link to what is cached, too, stays a link.
*/
function throughLink(match, all) {
	const linked = linkedDirectory(match.line);
	if (linked === void 0 || match.path !== match.line.literal) return match;
	return all.some(({ path, stat }) => stat.isDirectory() && isWithin(linked, slashed(realpathSync(path)))) ? match : {
		...match,
		linked,
		stat: lstatSync(linked)
	};
}
async function pathsOf$1(line) {
	if (line.literal !== void 0) return [line.literal];
	const base = followed(line.base);
	const isLink = lstatSync(line.base, { throwIfNoEntry: false })?.isSymbolicLink();
	if (line.rest === "**" && !isLink) return [line.base];
	return (await (await create(`${escapePattern(below(base))}${line.rest}`, {
		implicitDescendants: false,
		followSymbolicLinks: false
	})).glob().catch(namingDirectory)).map((path) => relative$1(base, slashed(path))).filter((path) => path !== "" || !isLink).map((path) => join$1(line.base, path));
}
/** No line of `path` keeps the search out of a directory. */
function namingDirectory(error) {
	if (codeOf(error) !== "EACCES" || error.path === void 0) throw error;
	throw new Error(`permission denied: ${userText()} may not search ${error.path} (${ownerText(error.path)}) for what a line of \`path\` matches. Give the directory to this user in an earlier step, with \`sudo chown -R\`, or write lines that match nothing below it`, { cause: error });
}
function isStaged(path, { base }) {
	return relative$1(base, path).split("/").some(isStaging);
}
/** Whether a later line excludes the path or a directory above it. */
function isLeftOut(path, line, excludes) {
	if (!excludes) return false;
	if (excludes(path, line.order)) return true;
	return path !== line.base && path !== dirname$2(path) && isLeftOut(dirname$2(path), line, excludes);
}
function comesAlong(path, found, excludes) {
	for (let below = path, above = dirname$2(path); above !== below; below = above, above = dirname$2(above)) {
		if (excludes?.(below)) return false;
		if (found.get(above)?.stat.isDirectory()) return true;
	}
	return false;
}
/** A line of `path` that names this path alone. https://github.com/actions/toolkit/tree/main/packages/glob#escaping */
function escapePattern(path) {
	return path.replace(/[\\*?[]/g, (character) => character === "\\" ? "\\\\" : `[${character}]`);
}
// src/job/shared/selection.ts
/** The files that a job caches. */
/** The files of the lines of `path`, without those of the stores on this disk. */
function cachedFiles(inputs) {
	return excludePaths(storeDirectories(inputs), selectionOf(inputs.paths, process.cwd()));
}
/** The directories of the local store and of the copies on this host, which may be missing. No cache holds or hides them. */
function storeDirectories({ localDir, hostCopies }) {
	return [localDir, hostCopies.dir];
}
/** Directories that no mount may hide. Some may be missing, and may be made while an entry is received. */
function protectedDirectories(inputs) {
	return [
		process.cwd(),
		workspace(),
		tempDir(),
		...storeDirectories(inputs)
	];
}
const mostLinesShown = 5;
/** Names the lines of `path`, none of which matches a file, and the mistakes that users often make in them. */
function whyNoMatch({ lines }) {
	if (lines.length === 0) return "The input `path` has only lines that exclude files. Add a line that names files.";
	const shown = lines.slice(0, mostLinesShown).map(({ text }) => `'${text}'${mistakeIn(text)}`);
	const more = lines.length > shown.length ? `, and ${lines.length - shown.length} more` : "";
	return `No file matches these lines of \`path\`: ${shown.join(", ")}${more}. Lines without / at the start are relative to ${process.cwd()}.`;
}
/** Names the lines of `path` that add nothing to the entry, if there are some. */
async function whyNotAll({ lines, excludes }, matches) {
	const unmatched = [];
	for (const line of lines) if (!matches.some((match) => match.line === line) && (await findMatches({
		lines: [line],
		excludes
	})).length === 0) unmatched.push(line);
	return unmatched.length > 0 ? [whyNoMatch({ lines: unmatched })] : [];
}
const mistakes = [
	[/^-\s/, "a list of YAML; write `path: |` and one path on each line, without -"],
	[/["']/, "the quotes count as a part of the name; remove them"],
	[/\$HOME\b|\$\{HOME\}|%USERPROFILE%/i, "variables are not replaced; write ~ for the home directory"],
	[/\$\w|\$\{\w|%\w+%/, "variables are not replaced; use an expression, such as env.NAME"],
	[/,/, "a comma separates no paths; write one path on each line"]
];
function mistakeIn(line) {
	const [, advice = otherHome(line)] = mistakes.find(([pattern]) => pattern.test(line)) ?? [];
	return advice === void 0 ? "" : ` (${advice})`;
}
/**
* In a container of a job, the runner sets HOME to /github/home. Java and other programs take the home in the table of users.
* https://github.com/actions/runner/issues/1146
*/
function otherHome(text) {
	const [home, listed] = [homeDirectory(), listedHome()];
	if (listed === void 0 || listed === home || !/^~(\/|$)/.test(text)) return void 0;
	const { lines } = selectionOf([text], process.cwd(), { home: listed });
	if (!lines.some(({ base, literal = base }) => existsSync(literal))) return void 0;
	return `~ is ${home} here, from \`HOME\`, and there are files in ${listed}, the home of this user in the system's table of users; write ${listed}${text.slice(1)}`;
}
/** Excludes those of the paths that are below a cached path. */
function excludePaths(paths, { lines, excludes }) {
	const isCached = (path) => lines.some(({ base, literal = base }) => isWithin(path, literal));
	const excluded = new Set(paths.filter(isCached));
	if (excluded.size === 0) return {
		lines,
		excludes
	};
	return {
		lines,
		excludes: (path, after) => excluded.has(path) || (excludes?.(path, after) ?? false)
	};
}
// src/job/shared/why-no-save.ts
/** The reason why a run saves nothing, whatever its files are; undefined if it may save. */
function whyNoSave(inputs, run, found) {
	return accessOf(run).whyNoWrite ?? whyUntrusted(inputs, run) ?? reasonToSkip(inputs) ?? whyNoSnapshots(inputs, run, found);
}
function reasonToSkip({ save, jobStatus }) {
	if (save === "never") return "Cache save skipped: the input `save` is 'never'.";
	if (save === "always" || jobStatus === "" || jobStatus === "success") return void 0;
	return `Cache save skipped: the job's status is '${jobStatus}'. Set save: always to save all the same.`;
}
/**
* The reason why a run saves no snapshots of a rolling cache. The builds of a preset are saved on any branch that has no
* others to restore: some workflows run for pull requests only.
*/
function whyNoSnapshots({ preset, rolling }, run, found) {
	if (!rolling || rolling.branches === "all") return void 0;
	const { write: scope = run.ref } = accessOf(run);
	const { defaultBranch } = run;
	const isDefault = defaultBranch === void 0 ? scope.startsWith("refs/heads/") : scope === `refs/heads/${defaultBranch}`;
	const hidesNone = found?.kind === "miss" || found?.snapshot?.isOwnScope === true;
	if (isDefault || hidesNone && preset !== void 0) return void 0;
	return `Cache save skipped: a snapshot of ${scope} would hide newer ones of the default branch${defaultBranch === void 0 ? "" : `, ${defaultBranch}`}. Set rolling-branches: all to save all the same.`;
}
/** Says that the entry of this key was restored, and never changes. */
function notSavedAgain(key) {
	return `Cache hit occurred on the primary key ${key}, not saving cache.`;
}
/** Says that the files are those of the restored entry. */
function nothingChanged({ key }) {
	return `Nothing has changed since cache ${key} was restored, not saving cache.`;
}
/** The name is taken: by another job meanwhile, or by an entry that the restore of this job refused. */
function alreadyReserved(key, state) {
	const line = `Failed to save: Unable to reserve cache with key ${key}, another job may be creating this cache.`;
	if (state?.kind !== "miss" || state.refused === void 0 || !sameKey(state.refused, key)) return line;
	return `${line} The name belongs to the entry that the restore of this job refused. Change \`key\`, or delete the entry.`;
}
/** The error of a save without files: names the lines of `path` that match none. */
function nothingToSave({ preset }, selection) {
	if (preset !== void 0) return new NotSaved(`Cache save skipped: nothing is in the directories of preset ${preset}: ${selection.lines.map(({ text }) => text).join(", ")}.`);
	return new NotSaved(mildWarningLine("Path Validation Error: Path(s) specified in the action for caching do(es) not exist, hence no cache is being saved."), whyNoMatch(selection));
}
// src/system/memoized.ts
/** Does work once, when its result is first wanted. */
function memoized(work) {
	let done;
	return () => {
		done ??= { result: work() };
		return done.result;
	};
}
/** By the signals of steps. */
const resultsOf = /* @__PURE__ */ new WeakMap();
/** @param question names the result: in one step, it always has the same type */
function onceInStep(question, signal, work) {
	const ofStep = resultsOf.get(signal) ?? /* @__PURE__ */ new Map();
	resultsOf.set(signal, ofStep);
	const result = ofStep.has(question) ? ofStep.get(question) : work();
	ofStep.set(question, result);
	return result;
}
// src/files/paths/survey.ts
/** Counts the files of a cache: one walk, for all questions of a save. */
/** @returns walks at the first call, and throws if a directory cannot be read */
function newSurvey(matches, { excludes }) {
	return memoized(() => {
		const totals = {
			bytes: 0,
			ownBytes: 0,
			holes: 0,
			shownBytes: 0
		};
		const linked = /* @__PURE__ */ new Set();
		const count = ({ bytes, length = 0, hardLink }) => {
			const share = 1 / (hardLink?.names ?? 1);
			totals.bytes += bytes;
			totals.ownBytes += share * bytes;
			totals.holes += share * (length - bytes);
			if (!hardLink || !linked.has(hardLink.inode)) totals.shownBytes += length;
			if (hardLink) linked.add(hardLink.inode);
		};
		for (const batch of walk(matches, excludes)) batch.forEach(count);
		return totals;
	});
}
// src/stores/transfer/timeouts.ts
/**
* How long requests may take, and how often they are retried. `idle` is how long a request may make no progress; less than
* 64 KiB is none, so an answer that is smaller must be complete in this time. speed.ts keeps these limits.
*
* | request                        | idle                | attempts                               | all attempts                     |
* | ------------------------------ | ------------------- | -------------------------------------- | -------------------------------- |
* | of a lookup, or before a save  | 5 s                 | 3; 2 if one times out                  | 12 s                             |
* | another one without a body     | 5 s                 | 3; 2 if one times out                  | none                             |
* | part of an upload              | 12 s                | 3; with S3 8 while other parts succeed | with S3 30 s without 1 MiB; pace |
* | reserve a name, publish        | 60 s                | 3; 1 if it times out                   | with S3 as for parts             |
* | part of a download             | 10 s, or far behind | 8 without 64 KiB between two failures  | 30 s without 64 KiB; pace        |
* | block of a lazy mount          | that of a download  | any number                             | 5 min of a reader's wait         |
*
* Answers may ask for a longer wait before the next attempt: up to 4 s in all, 60 s to look up or reserve a
* name in a cache service, and 30 s between two times that a download makes progress. Such a wait is up to a quarter
* longer than asked, so that jobs spread. S3 requests are repeated up to twice for free if the
* cause of the error could be removed: a wrong region, a wrong clock, or expired credentials. Sources of credentials have
* limits of their own in stores/s3/credentials.ts and providers.ts, where AWS's SDK sends its own requests once more.
*/
/** How long a server may take to accept a connection, in milliseconds. */
const connectMs = 5e3;
/** The same for a proxy. Shorter than the limit of a lookup's request, so that the message names the proxy. */
const proxyConnectMs = 3e3;
/** The idle limit of requests that name none, in milliseconds. */
const idleMs = 6e4;
/** How long a lookup may take in all, in milliseconds. */
const lookupMs = 12e3;
/** The idle limit of a request without a body, in milliseconds. */
const shortMs = 5e3;
/** The idle limit of a request with a body, in milliseconds. */
const uploadMs = 12e3;
/** How long the start of a multipart upload may take. If it were interrupted, nothing could abort the upload. */
const beginUploadMs = 2e4;
/**
* How long a request may take that cannot be taken back: it reserves a name or publishes an entry. The client cannot tell
* whether a request without an answer took effect, and a second one may meet the effect of the first.
*/
const irrevocableMs = 6e4;
/** How long the conditional-write probe may take, in milliseconds. A later result would be of no use. */
const writeProbeMs = 1e4;
/**
* How long a store may still work for a save that is cancelled. The runner kills the step after 10 s, and the clean-up takes
* some of them. https://docs.github.com/actions/reference/workflows-and-actions/workflow-cancellation
*/
const endingMs$1 = 5e3;
/** Fewer bytes do not count as progress: a server that sends fewer and breaks off is as good as dead. */
const progressBytes = 65536;
/** In a row, of all parts of a download together. This bounds the cost of a dead server. */
const maxFailuresInARow = (parts) => Math.min(24, 3 * parts);
/** The longest time between two attempts, unless an answer asks for more, in milliseconds. */
const maxDelayMs = 4e3;
/** The same for a lookup in a cache service, and for reserving a name there. */
const serviceMaxWaitMs = 6e4;
/** The wait for an answer that asks for one. Many jobs get the same answer, so they spread over a quarter more. */
function spreadWaitMs(askedMs) {
	return askedMs * (1 + Math.random() / 4);
}
/** The time before the next attempt. It is random, so that jobs that failed together do not retry together. */
function randomDelayMs(longestMs) {
	return Math.random() * Math.min(maxDelayMs, longestMs);
}
/** The default of actions/cache for downloads. A lower limit would end downloads that succeed there. */
const defaultPace = {
	paceBytes: 128 * 1024 ** 2,
	paceMs: 6e5,
	paceAfterMs: 6e4
};
const defaultDownload = {
	...defaultPace,
	singleBytes: 10485760,
	idleMs: 1e4,
	hedgeMs: 2e3,
	noProgressMs: 3e4,
	backoffMs: 500,
	progressBytes
};
/** At the lowest speed that counts as progress, a gigabyte takes eight hours. */
const defaultUpload = {
	idleMs: uploadMs,
	noProgressMs: 3e4,
	progressBytes: 1024 ** 2
};
const defaultFetch = {
	timeoutMs: 3e5,
	pauseMs: 250
};
/**
* Limits an operation that the job waits for to `lookupMs`.
* @param late makes the error of a timeout
* @throws the work's error, the error of `late`, or the signal's reason
*/
async function withLookupLimit({ signal, late }, work) {
	const limit = AbortSignal.timeout(lookupMs);
	try {
		return await work(AbortSignal.any([signal, limit]));
	} catch (error) {
		signal.throwIfAborted();
		throw limit.aborted && error === limit.reason ? late() : error;
	}
}
/** A signal for the store of a save: aborted `endingMs` after `signal`, with its reason, so that a whole entry can be published. */
function endingAfter(signal) {
	const late = new AbortController();
	addAbortListener(signal, () => setTimeout(() => late.abort(signal.reason), endingMs$1).unref());
	return late.signal;
}
// src/system/disk/ownership.ts
/** Checks that other users of the machine cannot have written or replaced a file. */
/**
* Root or this user must own the directory, and other users must not be able to write to it.
* @throws Error with the reason; the system's error if there is no such directory
*/
async function checkOwnDirectory(path) {
	const stat = await lstat$1(path);
	if (!stat.isDirectory()) throw new Error(`${path} is no directory`);
	checkOwn(path, stat);
}
/** Whether a file belongs to this user. Windows has access lists instead of owners and modes, so there all files do. */
function isOwnedByUser({ uid }) {
	const user = process.geteuid?.();
	return user === void 0 || uid === user;
}
/** Whether a file that is ours can be read and written by no other user. */
function isPrivateMode({ mode }) {
	return !process.geteuid || (mode & 63) === 0;
}
/** Opens a file for reading, and checks it like `checkOwnDirectory`. @throws the system's error is ELOOP for a link */
async function openOwn(path) {
	const file = await open$1(path, readOnly);
	try {
		const stat = await file.stat();
		if (!stat.isFile()) throw new Error(`${path} is no file`);
		checkOwn(path, stat);
		return {
			file,
			stat
		};
	} catch (error) {
		await file.close();
		throw error;
	}
}
function checkOwn(path, { uid, mode }) {
	checkOwner(path, uid);
	if (!process.geteuid || (mode & 18) === 0) return;
	const name = resolve(path);
	throw new Error(`others may write to ${name}: run chmod go-w ${name}`);
}
function checkOwner(path, uid) {
	if (!isOwnedByUser({ uid }) && uid !== 0) throw new Error(`${resolve(path)} belongs to another user`);
}
/** Checks every directory on the way from a root down to a path. The root itself may be a link, and is not checked. */
async function checkOwnDirectories(root, path) {
	for (const dir of directoriesBelow(root, path)) await checkOwnDirectory(dir);
}
/** Makes the missing directories, for this user only, and checks all of them. The root must exist. */
async function makeOwnDirectories(root, path) {
	for (const dir of directoriesBelow(root, path)) {
		await makeDirectory(dir);
		await checkOwnDirectory(dir);
	}
}
/**
* Makes a directory and those above it, for this user only. Node's own recursion never ends where a file system such as
* /proc has a directory and lets none be made in it. @throws the system's error
*/
async function makeDirectories(path) {
	try {
		await makeDirectory(path);
	} catch (error) {
		if (codeOf(error) !== "ENOENT" || dirname$1(path) === path) throw error;
		await makeDirectories(dirname$1(path));
		await makeDirectory(path);
	}
}
async function makeDirectory(dir) {
	await mkdir$1(dir, { mode: 448 }).catch((error) => {
		if (codeOf(error) !== "EEXIST") throw error;
	});
}
function directoriesBelow(root, path) {
	const parts = relative(root, path).split(sep$1);
	return parts.map((_, index) => join(root, ...parts.slice(0, index + 1)));
}
const maxLinks = 40;
/**
* Checks the links on the way to a path. Another user's link could lead anywhere.
* @param path absolute; its last parts may be missing
* @throws Error if a link belongs to another user; the system's error
*/
async function checkLinksTo(path) {
	if (!process.geteuid) return;
	const parts = path.split(sep$1);
	let links = 0;
	let reached = sep$1;
	for (let part = parts.shift(); part !== void 0; part = parts.shift()) {
		const next = part === ".." ? dirname$1(reached) : join(reached, part);
		const stat = await lstat$1(next).catch(unlessMissing);
		if (!stat) return;
		if (!stat.isSymbolicLink()) {
			reached = next;
			continue;
		}
		checkOwner(next, stat.uid);
		if (++links > maxLinks) throw new Error(`${path} has too many links`);
		const target = await readlink$1(next);
		if (target.startsWith(sep$1)) reached = sep$1;
		parts.unshift(...target.split(sep$1));
	}
}
/**
* The content of a regular file of this user; undefined if there is none, or if it is longer than `mostBytes`. Another
* process may remove or replace the file meanwhile.
*/
function readOwnFile(path, mostBytes) {
	const isGood = (stat) => stat?.isFile() === true && isOwnedByUser(stat) && stat.size <= mostBytes;
	if (!isGood(lstatSync(path, { throwIfNoEntry: false }))) return void 0;
	const file = orUndefined(() => openSync(path, readOnly), "ENOENT");
	if (file === void 0) return void 0;
	try {
		return isGood(fstatSync(file)) ? readFileSync(file) : void 0;
	} finally {
		closeSync(file);
	}
}
// src/system/disk/draft-file.ts
/** Writes a file under a temporary name, and gives the file its final name when it is complete. */
/** Where drafts are written. No repository has this name, because repositories' names do not start with a dot. */
const draftsDir = ".drafts";
/** @param root a directory of this user; final names are below it */
async function newDraftFile(root) {
	const dir = join(root, draftsDir);
	const path = join(dir, randomUUID());
	try {
		await makeOwnDirectories(root, dir);
		return draftFile(root, path, await fs$1.open(path, "wx+", 384));
	} catch (error) {
		throw namingDisk(error, root);
	}
}
/** Opens another process's draft to read it. @throws the system's error, which is ELOOP for a link */
async function openDraftFile(root, name) {
	const path = join(root, draftsDir, name);
	return draftFile(root, path, await fs$1.open(path, readOnly));
}
function draftFile(root, path, file) {
	let open = true;
	const close = async () => {
		if (open) await file.close();
		open = false;
	};
	return {
		path,
		/** Open until `close` or `discard`. */
		file,
		/** Closes the file, which another process goes on with. May be called several times. */
		close,
		/**
		* Gives the draft its final name, which survives a crash of the machine. Makes missing directories below the root,
		* for this user only; none of them may be a link.
		* @returns false if another file has the name already; that file is never replaced
		*/
		async publish(name) {
			await file.sync();
			await makeOwnDirectories(root, dirname$1(name));
			return giveName(path, name);
		},
		/** Closes the file and removes the draft, if there still is one. May be called several times. */
		async discard() {
			await close();
			await fs$1.rm(path, { force: true });
		}
	};
}
/** Unlike a rename, a link never replaces a file. @returns false if the name is taken */
async function giveName(draft, path) {
	try {
		await fs$1.link(draft, path);
	} catch (error) {
		if (codeOf(error) === "EEXIST") return false;
		throw error;
	}
	await fs$1.rm(draft);
	if (process.platform === "win32") return true;
	const dir = await fs$1.open(dirname$1(path));
	await dir.sync().finally(() => dir.close());
	return true;
}
// src/system/disk/notes.ts
/** Where notes are. No repository has this name, because repositories' names do not start with a dot. */
const notesDir = ".notes";
/**
* No function rejects: a file without a note is only verified again, and removed earlier.
* @param dir the root directory of the store
*/
function notesIn(dir) {
	const noteOf = async (file) => {
		await makeOwnDirectories(dir, join(dir, notesDir));
		return join(dir, notesDir, String((await file.stat({ bigint: true })).ino));
	};
	return {
		/** Whether the file is unchanged since it was proven. */
		async isProven(file) {
			return await noteOf(file).then(read$2, () => void 0) === await stateOf(file);
		},
		/** Notes that a file is proven in a state, which `stateOf` returned. */
		prove: quietly(async (file, state) => {
			await setTimeout$2(clockTickMs);
			if (await stateOf(file) === state) await write$2(await noteOf(file), state);
		}),
		touch: quietly(async (file) => {
			const [note, now] = [await noteOf(file), /* @__PURE__ */ new Date()];
			await fs$1.utimes(note, now, now).catch(async (error) => {
				if (codeOf(error) !== "ENOENT") throw error;
				await write$2(note, "");
			});
		}),
		/**
		* Whether a job uses the file at a path now. Undefined if hosts may share the disk: another host has its notes elsewhere,
		* and its open files do not stay readable.
		*/
		async isHeld(path) {
			const { type } = await fs$1.statfs(dir);
			if (!diskTypesOfOneHost.includes(type)) return void 0;
			const bigint = true;
			const { ino } = await fs$1.lstat(path, { bigint }).catch(() => ({ ino: void 0 }));
			const note = await fs$1.lstat(join(dir, notesDir, String(ino)), { bigint }).catch(() => void 0);
			return note !== void 0 && note.nlink > 1n;
		},
		/** Notes that the file is in use as long as `name` exists, which must be free and on the same file system. */
		hold: quietly(async (file, name) => fs$1.link(await noteOf(file), name))
	};
}
const diskTypesOfOneHost = [
	61267,
	1481003842,
	2435016766,
	16914836,
	2035054128
];
const clockTickMs = 20;
const maxNoteBytes = 256;
/** Changes with every write to the file, and with every change of its name, owner, mode or times. */
async function stateOf(file) {
	const { dev, ino, size, mtimeNs, ctimeNs } = await file.stat({ bigint: true });
	return [
		dev,
		ino,
		size,
		mtimeNs,
		ctimeNs
	].join(" ");
}
function quietly(work) {
	return (...args) => work(...args).catch(() => {});
}
async function read$2(path) {
	const note = await fs$1.open(path, readOnly).catch(() => void 0);
	try {
		const text = await note?.read(Buffer.alloc(maxNoteBytes), 0, maxNoteBytes, 0);
		return text?.buffer.toString("latin1", 0, text.bytesRead);
	} catch {
		return;
	} finally {
		await note?.close();
	}
}
async function write$2(path, text) {
	const note = await fs$1.open(path, rewriting, 384);
	await note.writeFile(text).finally(() => note.close());
}
// src/system/disk/eviction.ts
/** Keeps a directory of entries within its bounds: removes the least recently used entries first. */
const abandonedAfterMs$1 = 36e5;
/** Removes the drafts in `dir` of jobs that are over. */
async function removeAbandoned(dir) {
	await removeOld(await filesIn(join(dir, draftsDir)));
}
async function removeOld(files) {
	const old = files.filter(({ writtenMs }) => Date.now() - writtenMs > abandonedAfterMs$1);
	await Promise.all(old.map(({ path }) => fs$1.rm(path, { force: true })));
}
/** Adds the facts that notes hold about entries. Removes notes on files that are gone. */
async function withNotes(dir, entries) {
	const notes = new Map((await filesIn(join(dir, notesDir))).map((note) => [basename(note.path), note]));
	const noted = entries.map((entry) => {
		const note = notes.get(String(entry.inode));
		notes.delete(String(entry.inode));
		const usedMs = note ? Math.min(note.writtenMs, Date.now()) : entry.usedMs;
		return {
			...entry,
			usedMs,
			isMounted: entry.isLinked || (note?.isLinked ?? false)
		};
	});
	await removeOld([...notes.values()]);
	return noted;
}
/**
* Removes entries until the bounds hold and the disk has its reserve. Entries that are being read stay readable. Another job
* may evict at the same time, so an entry that is gone already is no error.
* @param dir any directory on the file system of the entries
* @returns false if the bounds still do not hold
*/
async function evict(dir, entries, { maxBytes, comingBytes = 0 }) {
	const { room } = await spaceAt(dir, mostReservedByStores);
	const allBytes = entries.reduce((sum, entry) => sum + entry.size, 0);
	let excessBytes = comingBytes + Math.max(allBytes - maxBytes, -room.bytes);
	const expendable = entries.filter((entry) => entry.rank !== void 0 && !entry.isMounted);
	for (const entry of expendable.sort((a, b) => Number(a.rank) - Number(b.rank) || a.usedMs - b.usedMs)) {
		if (excessBytes <= 0) return true;
		await fs$1.rm(entry.path, { force: true });
		excessBytes -= entry.size;
	}
	return excessBytes <= 0;
}
/** No files if the directory is missing, or is a link, or belongs to another user. */
async function filesIn(dir) {
	const names = await checkOwnDirectory(dir).then(() => fs$1.readdir(dir)).catch(() => []);
	return (await Promise.all(names.map(async (name) => {
		const path = join(dir, name);
		const stat = await fs$1.lstat(path, { bigint: true }).catch(() => void 0);
		if (!stat?.isFile()) return void 0;
		const { ino: inode, nlink, size, atimeMs, mtimeMs } = stat;
		const usedMs = Math.min(Number(atimeMs), Date.now());
		return {
			path,
			inode,
			size: Number(size),
			usedMs,
			writtenMs: Number(mtimeMs),
			isLinked: nlink > 1n
		};
	}))).filter((file) => file !== void 0);
}
// src/system/disk/stored-file.ts
/** Opens a file of a store on this host, to be read or used in place. */
/** @throws Error if it is no file, or other users may have written it; the system's error, which is ELOOP for a link */
async function openStored(path, { dir, verify = "auto" }) {
	const { file, stat } = await openOwn(path);
	const notes = notesIn(dir);
	return {
		stat,
		handle: file,
		/** Notes that the file was used now, for eviction. */
		touch: () => notes.touch(file),
		read: (start, end) => bytesOf(file, start, end),
		file: storedFile(file, path, notes, verify),
		close: () => file.close()
	};
}
function bytesOf(file, start, end) {
	const { acquire, release } = newBufferPool();
	async function* read() {
		for (let position = start; position < end;) {
			const { buffer, bytesRead } = await file.read(acquire(end - position), 0, null, position);
			if (bytesRead === 0) return;
			position += bytesRead;
			yield buffer.subarray(0, bytesRead);
		}
	}
	return {
		[Symbol.asyncIterator]: read,
		release
	};
}
/** @param file stays open as long as the result is used */
function storedFile(file, path, notes, verify) {
	return {
		isWhole: true,
		async link(name) {
			await notes.hold(file, `${name}.used`);
			return linkTo(file, path, name);
		},
		isInPlace: () => isNameOf(file, path),
		async copyTo(to) {
			await fs$1.copyFile(`/proc/self/fd/${file.fd}`, to, constants$1.COPYFILE_FICLONE);
			return notes.isProven(file);
		},
		async prove(check) {
			if (!(verify === "auto" && await notes.isProven(file))) await notes.prove(file, await checked(file, check));
			return true;
		}
	};
}
/** @returns the state in which `check` has read the file @throws like `prove` */
async function checked(file, check) {
	for (let attempts = 0; attempts < 2; attempts++) {
		const before = await stateOf(file);
		await check();
		if (await stateOf(file) === before) return before;
	}
	throw new BadEntry("another process is writing to it");
}
/** Makes `name` a link to an open file; false if it cannot, or if `name` is on another file system. */
async function linkTo(file, path, name) {
	try {
		const [directory, opened] = await Promise.all([fs$1.stat(dirname$1(name)), file.stat()]);
		if (directory.dev !== opened.dev || !await isNameOf(file, path)) return false;
		await fs$1.symlink(await fs$1.realpath(path), name);
		return true;
	} catch {
		return false;
	}
}
/** Whether a path still leads to an open file, and not to another one. */
async function isNameOf(file, path) {
	const bigint = true;
	const [named, opened] = await Promise.all([fs$1.lstat(path, { bigint }).catch(() => void 0), file.stat({ bigint })]);
	return named?.ino === opened.ino && named.dev === opened.dev;
}
// src/system/under-way.ts
/** Work that has begun and has not ended. */
function newUnderWay() {
	const all = /* @__PURE__ */ new Set();
	return {
		/** @returns the same work */
		add(work) {
			const end = () => void all.delete(work);
			all.add(work);
			work.then(end, end);
			return work;
		},
		/** Resolves when the work that is under way now has ended, also if it has failed. */
		async settled() {
			await Promise.allSettled(all);
		}
	};
}
// src/stores/local/local.ts
/** The store that is a directory. Jobs of one host may share it. */
/** All entries together. The least recently used ones are removed first. */
const mostStoredBytes = 20 * gibibyte;
const folderName = process.platform === "linux" ? storeName : caselessName;
/** Entries are files `<dir>/<repository>/<scope>/<version>/<key>`, each part by `storeName` or `caselessName`. */
function localStore(options) {
	const { dir, repository, verify = "auto" } = options;
	const pathOf = ({ scope, version, key }) => join(dir, folderName(repository), folderName(scope), storeName(version), storeName(key));
	return {
		label: `local directory ${dir}`,
		shared: false,
		kind: "local",
		isHere: true,
		async find({ scopes, keys, versions }) {
			if (!await isUsable(dir)) return void 0;
			for (const scope of scopes) {
				const entry = await findIn(versions.map((version) => dirname$1(pathOf({
					scope,
					version,
					key: "-"
				}))), keys, {
					dir,
					verify
				});
				if (entry) return {
					...entry,
					scope
				};
			}
		},
		async create(name) {
			const path = pathOf(name);
			await checkLinksTo(dir);
			await makeDirectories(dir);
			await checkOwnDirectory(`${dir}/.`);
			if (await isTaken(path, {
				dir,
				verify
			})) throw new NameTaken(name.key);
			return newLocalDraft({
				path,
				key: name.key,
				dir,
				async evict() {
					await removeAbandoned(dir);
					const entries = (await withNotes(dir, await entriesIn$1(dir))).map((entry) => ({
						...entry,
						rank: entry.path === path ? void 0 : 0
					}));
					await evict(dir, entries, { maxBytes: mostStoredBytes });
				}
			});
		},
		async removable(start) {
			if (!await isUsable(dir)) return [];
			const starting = (await candidatesIn(dirname$1(pathOf(start)), [start.key], {
				dir,
				verify
			})).filter(({ key }) => key.startsWith(start.key));
			return Promise.all(starting.map(async ({ key, createdAt, path }) => {
				return {
					key,
					createdAt,
					isUsed: await notesIn(dir).isHeld(path),
					remove: () => fs$1.rm(path, { force: true })
				};
			}));
		},
		async similar() {
			if (!await isUsable(dir)) return [];
			return (await entriesOf(join(dir, folderName(repository)))).flatMap(({ path, writtenMs }) => {
				const name = entryNameIn(path);
				return name ? [{
					...name,
					createdAt: new Date(writtenMs)
				}] : [];
			});
		}
	};
}
/**
* Whether the store exists.
* @throws Error if it is behind a link, or belongs to another user
*/
async function isUsable(dir) {
	await checkLinksTo(dir);
	if (!await exists(dir)) return false;
	await checkOwnDirectory(`${dir}/.`);
	return true;
}
async function findIn(dirs, keys, keeping) {
	const gone = /* @__PURE__ */ new Set();
	for (;;) {
		const match = pickMatch(keys, (await Promise.all(dirs.map((dir) => candidatesIn(dir, keys, keeping)))).flat().filter(({ path }) => !gone.has(path)));
		if (!match) return void 0;
		const entry = await openEntryFile(match, keeping);
		if (entry) return entry;
		gone.add(match.path);
	}
}
async function candidatesIn(dir, keys, keeping) {
	if (!await isOwn(dir, keeping)) return [];
	const version = unescapeName(basename(dir)) ?? "";
	const names = (await fs$1.readdir(dir)).filter((name) => mayAnswer(name, keys));
	const files = await Promise.all(names.map(async (name) => {
		const path = join(dir, name);
		return {
			path,
			stat: await fs$1.lstat(path).catch(() => void 0)
		};
	}));
	const candidates = [];
	for (const { path, stat } of files) {
		const key = stat?.isFile() ? await keyOf(path, keeping).catch(() => void 0) : void 0;
		if (stat && key !== void 0) candidates.push({
			key,
			version,
			createdAt: stat.mtime,
			path
		});
	}
	return candidates;
}
/**
* The key of an entry: from its name, or from its index if the name was shortened.
* @throws BadEntry if the index is damaged, or the system's error
*/
async function keyOf(path, keeping) {
	const key = unescapeName(basename(path));
	if (key !== void 0) return key;
	return (await indexAt(path, keeping)).key;
}
/** @throws BadEntry if the index is damaged, or the system's error */
async function indexAt(path, keeping) {
	const { stat, read, close } = await openStored(path, keeping);
	return await readIndex$1({
		size: stat.size,
		read
	}).finally(close);
}
/** Removes an entry whose key cannot be read: no lookup finds it, so no restore would reject it. */
async function isTaken(path, keeping) {
	if (!await isOwn(dirname$1(path), keeping) || !await exists(path)) return false;
	try {
		await keyOf(path, keeping);
		return true;
	} catch (error) {
		if (!(error instanceof BadEntry)) throw error;
		await fs$1.rm(path, { force: true });
		return false;
	}
}
async function openEntryFile({ path, key, version, createdAt }, keeping) {
	const opened = await openStored(path, keeping).catch(unlessMissing);
	if (!opened) return void 0;
	const { stat, touch, file, read, close } = opened;
	await touch();
	const reject = async () => {
		await fs$1.rm(path, { force: true });
	};
	return {
		key,
		version,
		size: stat.size,
		createdAt,
		file,
		read,
		readStored: read,
		reject,
		close
	};
}
/**
* Whether a directory of the store exists.
* @throws Error if it is behind a link, or belongs to another user
*/
function isOwn(dir, keeping) {
	return isPresent(checkOwnDirectories(keeping.dir, dir));
}
function exists(path) {
	return isPresent(fs$1.lstat(path));
}
function isPresent(check) {
	return check.then(() => true, (error) => unlessMissing(error) ?? false);
}
const partBytes = 1048576;
async function newLocalDraft({ path, key, dir, evict }) {
	const draft = await newDraftFile(dir);
	const { file } = draft;
	const writing = newUnderWay();
	let isProven = true;
	const partsFrom = (start) => ({
		partBytes,
		concurrency: 2,
		async addPart(partNumber, pieces) {
			await writing.add(writeWhole$1(file, dir, pieces, start + partNumber * partBytes));
		},
		async commit() {
			const published = await draft.publish(path);
			if (published && isProven) await notesIn(dir).prove(file, await stateOf(file));
			await draft.discard();
			if (!published) throw new NameTaken(key);
			await evict().catch(() => {});
		}
	});
	const empty = async () => {
		await writing.settled();
		await file.truncate(0);
		isProven = true;
	};
	return {
		...partsFrom(0),
		async copyFrom(entry, bytes) {
			if (!entry.file?.isWhole) return {
				bytes: 0,
				destination: partsFrom(0),
				finished: Promise.resolve(0)
			};
			try {
				isProven = await entry.file.copyTo(draft.path);
				await file.truncate(bytes);
				return {
					bytes,
					destination: partsFrom(bytes),
					finished: Promise.resolve(bytes)
				};
			} catch (error) {
				await empty();
				throw error;
			}
		},
		empty,
		discard: draft.discard
	};
}
/** The directory may hold other files, too. Entries lie below a repository, a scope and a version. */
async function entriesIn$1(dir) {
	const repositories = await foldersIn(dir);
	return (await Promise.all(repositories.map(entriesOf))).flat();
}
async function entriesOf(repository) {
	const scopes = await foldersIn(repository);
	const named = (await Promise.all(scopes.map(foldersIn))).flat().filter((version) => /^[0-9a-f]{64}$/.test(basename(version)));
	return (await Promise.all(named.map(filesIn))).flat();
}
async function foldersIn(dir) {
	return (await fs$1.readdir(dir, { withFileTypes: true }).catch(() => [])).filter((item) => item.isDirectory()).map((item) => join(dir, item.name));
}
// src/stores/transfer/http-contract.ts
/**
* Reads a body to its end, or until it proves longer than `maxBytes`.
* @param chunks gets the bytes that arrive, also if the body breaks off
*/
async function readUpTo(maxBytes, body, chunks = []) {
	let bytes = 0;
	for await (const chunk of body) {
		chunks.push(chunk);
		bytes += chunk.length;
		if (bytes > maxBytes) break;
	}
	return Buffer.concat(chunks);
}
// src/stores/transfer/errors.ts
/** The message names the origin and the path of a URL, never its query, which may hold a signature. */
var TransferFailure = class extends Error {
	name = "TransferFailure";
	isUnreachable = true;
	recover;
	/** How long the server asked to wait, in milliseconds; 0 if it did not. */
	retryAfterMs;
	constructor(message, recover, retryAfterMs = 0) {
		super(message);
		this.recover = recover;
		this.retryAfterMs = retryAfterMs;
	}
};
/** A request made no progress for too long. */
var Stalled = class extends TransferFailure {
	constructor(url, ms) {
		super(`${shownUrl(url)}: it sends next to nothing for ${tenthsText(ms)}`, "resume");
	}
};
/** A time in words, rounded to tenths of seconds. */
function tenthsText(ms) {
	return `${Math.round(ms / 100) / 10} s`;
}
/** A URL for messages, with names as users write them: stores escape names, and URLs escape them again. */
function shownUrl(url) {
	const { origin, pathname } = new URL(url);
	return origin + unescaped(unescaped(pathname));
}
function unescaped(text) {
	return text.replace(/(?:%[0-9a-f]{2})+/gi, (escapes) => orUndefined(() => decodeURIComponent(escapes)) ?? escapes);
}
const overloaded = "the server fails or is overloaded; try again later";
const unsupported = "the server does not support this request";
const untrusted = "its certificate is signed by nobody this machine trusts; give the authority’s certificate in NODE_EXTRA_CA_CERTS";
const byCode = {
	ECONNREFUSED: ["it refuses connections; is the endpoint right, and is the server up?", "retry"],
	ENOTFOUND: ["there is no host of that name; is the endpoint right?", "retry"],
	EAI_AGAIN: ["its name could not be resolved just now", "retry"],
	ECONNRESET: ["the connection was reset", "resume"],
	EPIPE: ["the connection was closed", "resume"],
	UND_ERR_SOCKET: ["the connection was closed", "resume"],
	UND_ERR_RES_CONTENT_LENGTH_MISMATCH: ["the connection was closed", "resume"],
	UND_ERR_CONNECT_TIMEOUT: ["it cannot be reached; is the endpoint right, or a proxy missing?", "retry"],
	ETIMEDOUT: ["it cannot be reached; is the endpoint right, or a proxy missing?", "retry"],
	EMFILE: ["too many files are open", "slow-down"],
	DEPTH_ZERO_SELF_SIGNED_CERT: [untrusted, "none"],
	SELF_SIGNED_CERT_IN_CHAIN: [untrusted, "none"],
	UNABLE_TO_GET_ISSUER_CERT: [untrusted, "none"],
	UNABLE_TO_GET_ISSUER_CERT_LOCALLY: [untrusted, "none"],
	UNABLE_TO_VERIFY_LEAF_SIGNATURE: [untrusted, "none"],
	CERT_HAS_EXPIRED: ["its certificate has expired", "none"],
	CERT_NOT_YET_VALID: ["its certificate is not valid yet; is the clock of this machine right?", "none"],
	ERR_TLS_CERT_ALTNAME_INVALID: ["its certificate is for another host; is the endpoint right?", "none"],
	ERR_SSL_WRONG_VERSION_NUMBER: ["it does not speak TLS; is the endpoint http: instead of https:?", "none"],
	HPE_INVALID_CONSTANT: ["it does not speak HTTP; is the endpoint https: instead of http:?", "none"],
	EPROTO: ["it does not speak TLS; is the endpoint http: instead of https:?", "none"]
};
/** The failure of a request with no answer, or an incomplete one. */
function connectionFailure(error, url) {
	if (error instanceof TransferFailure) return error;
	const status = /Proxy.*\((\d{3})\)/.exec(error instanceof Error ? error.message : "")?.[1];
	if (status) return proxyFailure(Number(status), url);
	const { code, what, recover } = causeOf(error);
	return new TransferFailure(`${shownUrl(url)}: ${what} (${code})`, recover);
}
function causeOf(error) {
	const code = codeOf(error) ?? "unknown error";
	const [what, recover] = byCode[code] ?? ["the connection failed", "retry"];
	return {
		code,
		what,
		recover
	};
}
/** The proxy cannot be reached. @param proxy its URL; messages show only the origin */
function proxyDown(error, proxy) {
	const { code, what, recover } = causeOf(error);
	const problem = what.replace(/; is the .*/, "");
	return new TransferFailure(`the proxy at ${new URL(proxy).origin}: ${problem} (${code}); correct HTTP_PROXY and HTTPS_PROXY, or name the host in NO_PROXY`, recover === "resume" ? "retry" : recover);
}
/** The proxy itself answered instead of the server. */
function proxyFailure(status, url) {
	const what = status === 407 ? "the proxy wants other credentials; give them in HTTP_PROXY and HTTPS_PROXY" : status >= 500 ? "the proxy cannot reach it; is the endpoint right, or the host missing in NO_PROXY?" : "the proxy does not let it through; if it need not, name the host in NO_PROXY";
	return new TransferFailure(`${shownUrl(url)}: ${what} (${status})`, status >= 500 ? "slow-down" : "none");
}
/** A web page came instead of an answer, from a proxy or a portal. */
function pageFailure(status, url) {
	return new TransferFailure(`${shownUrl(url)}: a web page comes instead of an answer; is the endpoint right, or does a proxy or portal want a login? (${status})`, "none");
}
/** The failure in an answer that is not the object. Reads the cause from its body. */
async function refusedResponse({ status, headers, body }, url) {
	if (status === 407) return proxyFailure(status, url);
	const code = await errorCode(body);
	const [what, recover] = meaningOf(status, code, headers.location);
	const reason = code === void 0 ? status : `${status} ${code}`;
	const wait = status === 429 || status >= 500 ? retryAfterMs(headers["retry-after"]) : 0;
	return new TransferFailure(`${shownUrl(url)}: ${what} (${reason})`, recover, wait);
}
function meaningOf(status, code, location) {
	if (status === 403 || code === "ExpiredToken") return ["access is denied; are the credentials right, and is the clock?", "renew"];
	if (status === 404 || status === 410) return ["the object is gone; it was deleted meanwhile", "none"];
	if (status === 412) return ["the object was replaced meanwhile", "none"];
	if (status === 416) return ["the object is shorter than it was; it was replaced meanwhile", "none"];
	if (status >= 300 && status < 400) return [`it redirects${redirectTarget(location)}; use that as endpoint`, "none"];
	if (status === 501) return [unsupported, "none"];
	if (status === 408 || status === 429 || status >= 500) return [overloaded, "slow-down"];
	return ["it refuses the request", "none"];
}
function redirectTarget(location) {
	return typeof location === "string" && URL.canParse(location) ? ` to ${new URL(location).origin}` : "";
}
const errorBytes = 4096;
/** The code in an error of S3 or Azure. */
async function errorCode(body) {
	const chunks = [];
	await readUpTo(errorBytes, body, chunks).catch(() => {});
	return /<Code>(\w{1,64})<\/Code>/.exec(Buffer.concat(chunks).toString("latin1"))?.[1];
}
/** From seconds or a date, in milliseconds; else 0. https://www.rfc-editor.org/rfc/rfc9110#field.retry-after */
function retryAfterMs(value) {
	if (typeof value !== "string") return 0;
	const ms = /^\d+$/.test(value) ? Number(value) * 1e3 : Date.parse(value) - Date.now();
	return Math.max(ms || 0, 0);
}
// src/stores/index.ts
/** One line per store; the legal values of the `store` input are these and `auto`. */
const stores = {
	local: ({ inputs, repository }) => localStore({
		dir: inputs.localDir,
		repository,
		verify: inputs.checkImages
	}),
	s3: bucketStore,
	github: serviceStore
};
/** `auto` takes S3 if a bucket is given, else the runner's cache service, else the local directory. */
function chosenStore({ inputs, service }) {
	if (inputs.store !== "auto") return inputs.store;
	if (inputs.s3.bucket !== "") return "s3";
	return service ? "github" : "local";
}
/** Entries are objects `<prefix>/<repository>/<scope>/<version>/<key>`, each part by `storeName`. */
function bucketStore(options) {
	const label = bucketLabel(options.inputs.s3);
	return loadedWhenUsed({
		kind: "s3",
		label,
		shared: false
	}, async () => {
		const { openBucket } = await import("./stores-s3-open.js");
		return openBucket(options, label);
	});
}
/** Names the bucket in messages. */
function bucketLabel({ bucket, prefix, endpoint }) {
	return `S3 bucket ${prefix === void 0 ? bucket : `${bucket}/${prefix}`}${endpoint === void 0 ? "" : ` at ${new URL(endpoint).host}`}`;
}
/** The runner's cache service: GitHub's, or another one with the same requests. It applies the scopes, by the runner's token. */
function serviceStore(options) {
	const { service } = options;
	return loadedWhenUsed({
		kind: "github",
		label: service ? `cache service at ${new URL(service.url).host}` : "cache service",
		shared: true
	}, async () => {
		const { openService } = await import("./stores-github-open.js");
		if (service) return openService(options, service);
		throw new TransferFailure(`this runner offers no cache service (ACTIONS_RESULTS_URL or ACTIONS_CACHE_URL, and ACTIONS_RUNTIME_TOKEN)`, "none");
	});
}
/** @param open loads and opens the store, once */
function loadedWhenUsed(facts, open) {
	const once = memoized(open);
	return {
		...facts,
		find: async (wanted) => (await once()).find(wanted),
		create: async (name) => (await once()).create(name),
		removable: async (start) => (await once()).removable(start),
		similar: async (wanted, signal) => (await once()).similar(wanted, signal)
	};
}
/**
* The first store until it gives no answer, and the second one from then on. An entry stays one of the store that found it:
* if the first store ends while it sends an entry, the restore fails, and no other one begins.
*/
function withSecondStore(first, second, { saves, warn }) {
	let used = first;
	const replace = (error) => {
		warn(`Using the ${second.label} instead of the ${first.label}: ${messageOf(error)}`);
		used = second;
		return second;
	};
	const ask = async (work, mayReplace = true) => {
		const asked = used;
		try {
			return await work(asked);
		} catch (error) {
			if (asked === second || !mayReplace || !isUnreachable(error)) throw error;
			return work(replace(error));
		}
	};
	const whyReadOnly = () => used === second && !saves ? `the ${first.label} could not be reached, and the ${second.label} is only read. Write \`store: ${first.kind}, ${second.kind}, save\` to save there, too.` : void 0;
	return {
		get kind() {
			return used.kind;
		},
		get label() {
			return used.label;
		},
		shared: first.shared,
		get isHere() {
			return used.isHere;
		},
		get whyReadOnly() {
			return whyReadOnly();
		},
		find: (wanted) => ask((store) => store.find(wanted)),
		async create(name) {
			const why = whyReadOnly();
			if (why !== void 0) throw new Error(why);
			return ask((store) => store.create(name), saves);
		},
		removable: (start) => used.removable(start),
		similar: (wanted, signal) => used.similar(wanted, signal)
	};
}
function isUnreachable(error) {
	return error instanceof Error && error.isUnreachable === true;
}
// src/system/machine/sign-of-life.ts
/**
* The sign of life: names of files say which process made them, so that another process can find out whether it lives.
* Hosts may share a disk, containers may share a host, and an overlay shows a socket that does not lead to its process.
*/
/** Matches a sign: the host, its boot, the disk, the namespace of the pid, the pid and its start, with dots between them. */
const signPattern = "\\w+\\.\\w+\\.\\w+\\.\\w+\\.\\w+\\.\\w+";
/** @param dir where the file is made that gets the sign as a part of its name */
function signOf({ pid, start }, dir) {
	return [
		host(),
		boot(),
		disk(dir),
		namespace(),
		pid,
		start ?? unknown
	].join(".");
}
function ownSign(dir) {
	return signOf({
		pid: process.pid,
		start: orUndefined(() => startOf$2(process.pid))
	}, dir);
}
/**
* Whether a process lives, by the kernel's list of processes; undefined if this process cannot know that.
* @param sign of the process
*/
function isRunning(sign) {
	const [, bootOf, , namespaceOf, pid = "", start] = sign.split(".");
	if (bootOf !== boot()) return isOfEarlierBoot(sign) ? false : void 0;
	if (namespaceOf !== namespace() || namespaceOf === unknown || start === unknown) return void 0;
	return orUndefined(() => startOf$2(pid) === start);
}
/** Whether a process was one of this host before its last restart. */
function isOfEarlierBoot(sign) {
	const [hostOf, bootOf] = sign.split(".");
	return hostOf === host() && bootOf !== boot();
}
/** For how long a process of another host is left alone. Its restore takes minutes. */
const leftAloneMs = 864e5;
/**
* Whether a process may live that made a file.
* @param path the file, which has the sign in its name
* @param sign undefined if the name has none
* @param answers whether the socket of the process answers. Only a socket of this kernel, seen on the disk that the
*   process saw, tells by its silence that the process has ended.
*/
async function mayLive(path, sign, answers) {
	const known = sign && isRunning(sign);
	if (typeof known === "boolean") return known;
	const [, bootOf, diskOf] = sign?.split(".") ?? [];
	if (bootOf === boot() && diskOf === disk(dirname$2(path))) return answers();
	const stat = lstatSync(path, { throwIfNoEntry: false });
	return stat !== void 0 && Date.now() - stat.mtimeMs < leftAloneMs;
}
const unknown = "0";
const read$1 = (path) => orUndefined(() => readFileSync(path, "latin1").trim()) ?? "";
const short$1 = (text) => hash("sha256", text).slice(0, 8);
/** All containers of a host have the boot of its kernel. Only Linux tells it. */
function boot() {
	return read$1("/proc/sys/kernel/random/boot_id").slice(0, 8) || short$1(hostname());
}
/** Survives restarts. Most containers have no identity that does, and hosts may have the same name. */
function host() {
	const id = read$1("/etc/machine-id");
	return id === "" ? boot() : short$1(`${id} ${hostname()}`);
}
/** An overlay is another disk than the one that it covers. */
function disk(dir) {
	const { dev } = lstatSync(`${dir}/.`, { bigint: true });
	return dev.toString(36);
}
function namespace() {
	return orUndefined(pidNamespace) ?? unknown;
}
// src/system/disk/scratch.ts
/** Directories for the temporary files of a piece of work, which no other user can read. */
const unremoved = /* @__PURE__ */ new Set();
function removeAll() {
	for (const dir of unremoved) rmSync(dir, {
		recursive: true,
		force: true
	});
}
function makeIn(parent) {
	try {
		return mkdtempSync(join(parent, "headstart-"));
	} catch (error) {
		throw namingDisk(error, parent);
	}
}
/**
* Makes a directory in `parent`, whose path is absolute. `remove`, the end of a `using` block, or the end of the process
* removes it.
*/
function openScratch(parent) {
	if (!process.listeners("exit").includes(removeAll)) process.on("exit", removeAll);
	const dir = makeIn(parent);
	unremoved.add(dir);
	const remove = () => {
		rmSync(dir, {
			recursive: true,
			force: true
		});
		unremoved.delete(dir);
	};
	return {
		dir,
		remove,
		[Symbol.dispose]: remove
	};
}
// src/system/disk/local-socket.ts
/**
* Sockets in directories, by which the processes of a host find each other. A socket ends with its process, however the
* process ends. A renamed socket leads to the same process.
*/
const isWindows = process.platform === "win32";
/** Makes a server listen at `<dir>/<name>`. @returns false on a file system without sockets */
function listenIn(dir, name, server) {
	const { path, close } = isWindows ? {
		path: `\\\\.\\pipe\\headstart-${randomUUID()}`,
		close: () => {}
	} : socketIn(dir, name);
	server.on("error", () => {}).listen(path);
	close();
	if (isWindows && server.listening) writeFileSync(join(dir, name), pipeFile(path, dir), { mode: 384 });
	return server.listening;
}
/** Undefined if the process that made the socket has ended. @throws the system's error */
async function connectTo(dir, name) {
	const address = isWindows ? pipeIn(dir, name) : socketIn(dir, name);
	if (!address) return void 0;
	try {
		const socket = connect(address.path);
		socket.on("error", () => {});
		await once$1(socket, "connect").finally(address.close);
		return socket;
	} catch (error) {
		if (!["ECONNREFUSED", "ENOENT"].includes(String(codeOf(error)))) throw error;
		return;
	}
}
/** Whether `<dir>/<name>` is a socket. The process that made it may have ended. */
function isSocketIn(dir, name) {
	if (isWindows) return pipeIn(dir, name) !== void 0;
	return lstatSync(join(dir, name), { throwIfNoEntry: false })?.isSocket() === true;
}
/** The path of a socket is limited to some 100 bytes. A path through an open directory, or through a link, fits. */
function socketIn(dir, name) {
	const path = join(dir, name);
	if (Buffer.byteLength(path) < 100) return {
		path,
		close: () => {}
	};
	if (process.platform === "linux") {
		const directory = openSync(dir, "r");
		return {
			path: `/proc/self/fd/${directory}/${name}`,
			close: () => closeSync(directory)
		};
	}
	const scratch = openScratch(tmpdir());
	symlinkSync(dir, join(scratch.dir, "d"));
	return {
		path: join(scratch.dir, "d", name),
		close: scratch.remove
	};
}
const pipeName = /^\\\\\.\\pipe\\headstart-[0-9a-f-]{36}$/;
const mostPipeNameBytes = 256;
/** No archive and no checkout can know the inode of the directory, so none of them can have brought the file. */
function pipeFile(pipe, dir) {
	return `${pipe}\n${statSync(dir, { bigint: true }).ino}\n`;
}
function pipeIn(dir, name) {
	const text = readOwnFile(join(dir, name), mostPipeNameBytes)?.toString("latin1") ?? "";
	const [path = ""] = text.split("\n");
	return pipeName.test(path) && text === pipeFile(path, dir) ? {
		path,
		close: () => {}
	} : void 0;
}
// src/system/disk/lock.ts
/**
* A lock between processes, also of several containers: a directory with the socket of its holder. A rename replaces only an
* empty directory, so only one process gets the lock. The kernel closes the socket when the holder ends, for whatever
* reason. Names of sockets are never reused, so no living holder loses the lock.
*/
/** @throws Error if another file has the name of the lock, so that no process can ever get the lock */
function checkLock(path) {
	const stat = lstatSync(path, { throwIfNoEntry: false });
	if (stat && !(stat.isDirectory() && isOwnedByUser(stat) && isPrivateMode(stat))) throw new Error(`${path} is not a directory of this user alone; remove it to restore here`);
}
/**
* Gets the lock, or connects to its holder. On a file system without sockets, every process gets the lock: no process could
* see there that the holder was killed.
* @param server listens while this process holds the lock
* @returns `holder` is undefined if this process cannot reach the holder, which may live, on another host for example
* @throws the system's error, and what `checkLock` throws
*/
async function tryLock(path, { madeIn, server }) {
	const found = await holderOf(path);
	if (found) return found;
	const own = mkdtempSync(join$1(madeIn, "lock-"));
	const name = `${ownSign(own)}-${randomUUID().slice(0, 8)}`;
	const hasSockets = listenIn(own, name, server);
	let isOurs = false;
	try {
		while (hasSockets && !isOurs) {
			isOurs = renameUnlessTaken(own, path);
			const other = isOurs ? void 0 : await holderOf(path);
			if (other) return other;
		}
	} catch (error) {
		checkLock(path);
		throw error;
	} finally {
		if (!isOurs) {
			server.close();
			rmSync(own, {
				recursive: true,
				force: true
			});
		}
	}
	return { release() {
		server.close();
		rmSync(join$1(path, name), { force: true });
		orUndefined(() => rmdirSync(path));
	} };
}
const socketName = new RegExp(`^(${signPattern})-[0-9a-f]{8}$`);
/** Removes the sockets of killed holders. */
async function holderOf(path) {
	checkLock(path);
	for (const name of await fs$1.readdir(path).catch(unlessMissing) ?? []) {
		const socket = join$1(path, name);
		const [, sign] = socketName.exec(name) ?? [];
		try {
			const holder = await connectTo(path, name);
			if (holder) return { holder };
		} catch {
			return { holder: void 0 };
		}
		if (!lstatSync(socket, { throwIfNoEntry: false })) continue;
		if (await mayLive(socket, sign, async () => false)) return { holder: void 0 };
		rmSync(socket, {
			recursive: true,
			force: true
		});
	}
}
const retryMs = 20;
/** Waits for the lock. @throws AbortError, the error of `late`, or like `tryLock` */
async function waitForLock(path, { madeIn, signal, limitMs, late }) {
	const waiting = /* @__PURE__ */ new Set();
	const limit = AbortSignal.timeout(limitMs);
	const ending = { signal: AbortSignal.any([signal, limit]) };
	for (;;) {
		const attempt = await tryLock(path, {
			madeIn,
			server: createServer((socket) => waiting.add(socket.on("error", () => {}).unref())).unref()
		});
		if ("release" in attempt) {
			const release = () => {
				attempt.release();
				for (const socket of waiting) socket.destroy();
			};
			return { release };
		}
		const { holder } = attempt;
		try {
			await (holder ? once$1(holder.resume(), "close", ending) : setTimeout$2(retryMs, void 0, ending));
		} catch (error) {
			if (signal.aborted) throw error;
			if (limit.aborted) throw late();
		} finally {
			holder?.destroy();
		}
	}
}
// src/stores/stash/election.ts
/** Elects the process of this host that fills a copy. Its followers hear which blocks it has written. */
const electionsDir = ".fillers";
/**
* Makes this process the filler, or connects it to the filler, which holds the lock of the copy. If the filler is on another
* host, this process fills a copy of its own; on a file system without sockets, every process does.
* @param root the root directory of the stash, which must exist
* @throws the system's error
*/
async function elect(root, name) {
	const path = join(root, electionsDir, name);
	await makeOwnDirectories(root, dirname$1(path));
	const { server, channel, keep } = newFillerChannel();
	const attempt = await tryLock(path, {
		madeIn: dirname$1(path),
		server
	});
	if ("release" in attempt) keep(attempt);
	else if (attempt.holder) return {
		role: "follower",
		lines: attempt.holder
	};
	return channel;
}
const abandonedAfterMs = 36e5;
/** Removes the elections of processes that were killed. */
async function removeAbandonedElections(root) {
	const elections = join(root, electionsDir);
	for (const name of await fs$1.readdir(elections)) {
		const stat = await fs$1.stat(join(elections, name)).catch(() => void 0);
		if (stat && Date.now() - stat.mtimeMs > abandonedAfterMs) await fs$1.rm(join(elections, name), {
			recursive: true,
			force: true
		});
	}
}
/** A channel that followers can connect to as soon as the server listens. */
function newFillerChannel() {
	let lock;
	let said = "";
	const followers = /* @__PURE__ */ new Set();
	const heard = new EventEmitter();
	const server = createServer((socket) => {
		socket.on("error", () => {}).on("close", () => followers.delete(socket));
		readLines(socket, (line) => heard.emit("line", line));
		followers.add(socket.unref());
		if (said !== "") socket.write(said);
	}).unref();
	const send = (text) => {
		for (const follower of followers) follower.write(text);
	};
	const channel = {
		role: "filler",
		/** Sends a line to all followers, also to later ones. */
		say(line) {
			said += `${line}\n`;
			send(`${line}\n`);
		},
		/** Calls `listen` with each further line of a follower. */
		onLine: (listen) => void heard.on("line", listen),
		/** Sends an empty line to the present followers: this process is alive. */
		giveSign: () => send("\n"),
		/** Lets another process become the filler. May be called several times. */
		end() {
			lock?.release();
			for (const follower of followers) follower.end();
		}
	};
	const keep = (held) => {
		lock = held;
	};
	return {
		server,
		channel,
		keep
	};
}
const longestLine = 36;
/** Calls `take` with each line. A sender of longer lines is not read any further. */
function readLines(socket, take) {
	let rest = "";
	socket.setEncoding("latin1").on("data", (text) => {
		const lines = (rest + text).split("\n");
		rest = lines.pop() ?? "";
		if (rest.length > longestLine) socket.pause();
		for (const line of lines) take(line);
	});
}
// src/stores/stash/directory.ts
/** The directory of a stash: who owns it, its files, and their eviction. */
/** Names are 64 hex characters. All methods throw if the directory cannot be used. */
function stashDir(bounds) {
	const { dir, maxBytes, isPull } = bounds;
	const pulls = join(dir, "pulls");
	const branches = join(dir, "branches");
	const own = isPull ? pulls : branches;
	const counted = async () => {
		const entries = await Promise.all([entriesIn(pulls), entriesIn(branches)]);
		const rankOfBranches = isPull ? void 0 : 1;
		return (await withNotes(dir, entries.flat())).map((entry) => ({
			...entry,
			rank: dirname$1(entry.path) === pulls ? 0 : rankOfBranches
		}));
	};
	const make = () => makeWithParts(dir, [pulls, branches]);
	return {
		dir,
		/** Whether no other job has used the stash so far. The first job leaves its mark. @param job identifies this job */
		async isOfFirst(job) {
			await make();
			return await firstJobIn(dir, job) === job;
		},
		/** The file of this name and size; removes any other file of that name. */
		async open(name, size) {
			await checkLinksTo(dir);
			for (const part of [
				dir,
				pulls,
				branches
			]) await checkOwnDirectory(part).catch(unlessMissing);
			const ofBranches = await openCopy(join(branches, name), size, bounds);
			if (ofBranches || isPull) return ofBranches ?? openCopy(join(pulls, name), size, bounds);
			moveIfThere(join(pulls, name), join(branches, name));
			return openCopy(join(branches, name), size, bounds);
		},
		async remove(name) {
			await Promise.all([pulls, branches].map((kind) => fs$1.rm(join(kind, name), { force: true })));
		},
		/** Makes this process the filler of this name's file, or connects it to the filler. */
		async elect(name) {
			await make();
			return elect(dir, name);
		},
		/** Begins a file of `size` bytes; undefined where there is no room. */
		async begin(size) {
			await make();
			await Promise.all([removeAbandoned(dir), removeAbandonedElections(dir)]);
			const entries = await counted();
			if (size + entries.filter(({ rank }) => rank === void 0).reduce((sum, entry) => sum + entry.size, 0) > maxBytes) return void 0;
			if (!await evict(dir, entries, {
				maxBytes,
				comingBytes: size
			})) return void 0;
			return newDraftFile(dir);
		},
		/** Publishes the file, unless there is one of that name. */
		async put(draft, name) {
			if (await draft.publish(join(own, name))) await evict(dir, await counted(), { maxBytes });
		}
	};
}
/** Makes the directory and its parts, for this user only. @throws Error if other users could write to one of them */
async function makeWithParts(dir, parts) {
	await checkLinksTo(dir);
	await makeDirectories(dir);
	await checkOwnDirectory(dir);
	for (const part of parts) await makeOwnDirectories(dir, part);
}
const mostMarkBytes = 4096;
/** Reads the mark of the first job, or leaves that of this job. A killed job leaves its whole mark, or none. */
async function firstJobIn(dir, job) {
	const mark = join(dir, "first-job");
	const first = readOwnFile(mark, mostMarkBytes);
	if (first) return first.toString();
	const draft = await newDraftFile(dir);
	try {
		await draft.file.writeFile(job);
		await draft.publish(mark);
	} finally {
		await draft.discard();
	}
	return job;
}
async function entriesIn(dir) {
	return (await filesIn(dir)).filter(({ path }) => /^[0-9a-f]{64}$/.test(basename(path)));
}
function moveIfThere(from, to) {
	try {
		rename(from, to);
	} catch (error) {
		unlessMissing(error);
	}
}
/** Removes a file that has the wrong size or kind; throws errors of the directory. */
async function openCopy(path, size, keeping) {
	try {
		const opened = await openStored(path, keeping);
		if (opened.stat.size === size) {
			await opened.touch();
			return opened;
		}
		await opened.close();
	} catch (error) {
		const code = codeOf(error);
		if (code === "ENOENT") return void 0;
		if (code !== void 0 && code !== "ELOOP") throw error;
	}
	await fs$1.rm(path, { force: true });
}
// src/stores/transfer/speed.ts
/** The limits of a transfer that stalls: a pace without a slow start, so that only its last bytes count. */
function stallAfter(ms, bytes) {
	return {
		paceBytes: bytes,
		paceMs: ms,
		paceAfterMs: ms
	};
}
/** @param total the length of the transfer in bytes, if it is known */
function newPace({ paceBytes, paceMs, paceAfterMs }, total = 1e400) {
	let left = total;
	let due = Math.min(paceBytes, left);
	let moved = 0;
	let beginsAtMs = 0;
	let waitedMs = 0;
	return {
		moved(bytes) {
			moved += bytes;
			while (due > 0 && moved >= due) {
				moved -= due;
				left -= due;
				due = Math.min(paceBytes, left);
				waitedMs = beginsAtMs;
			}
		},
		/** @param allowedMs how long nothing may move, from now on */
		restart(allowedMs = paceAfterMs) {
			beginsAtMs = paceAfterMs - allowedMs;
			waitedMs = beginsAtMs;
			moved = 0;
		},
		/**
		* Called at regular intervals.
		* @param ms how long the job has waited for the transfer since the last call
		* @returns the speed and the limit in words, if the transfer is too slow
		*/
		check(ms) {
			waitedMs += ms;
			if (waitedMs < paceAfterMs || due * waitedMs <= moved * paceMs) return void 0;
			return `${(moved / 1024 / (waitedMs / 1e3)).toFixed(1)} KiB/s; ${(due / 1024 ** 2).toFixed(1)} MiB must come through in ${paceMs / 6e4} minutes`;
		}
	};
}
const longestTickMs$1 = 500;
/**
* Limits a transfer until `end`. The caller reports its progress.
* @param late makes the error that aborts the signal; `slow` is the speed and the limit in words
*/
function limitSpeed(limits, late, { total, isWaiting } = {}) {
	const pace = newPace(limits, total);
	const over = new AbortController();
	let underWay = 0;
	const isCounted = isWaiting ?? (() => underWay > 0);
	const tickMs = Math.min(longestTickMs$1, limits.paceMs / 10);
	const timer = setInterval(() => {
		const slow = pace.check(isCounted() ? tickMs : 0);
		if (slow === void 0) return;
		clearInterval(timer);
		over.abort(late(slow));
	}, tickMs).unref();
	const end = () => clearInterval(timer);
	return {
		/** Aborted when the transfer is too slow. */
		signal: over.signal,
		moved: pace.moved,
		restart: pace.restart,
		end,
		[Symbol.dispose]: end,
		/** Counts the time until the work ends. @returns its result */
		async during(work) {
			underWay++;
			try {
				return await work;
			} finally {
				underWay--;
			}
		}
	};
}
// src/stores/stash/followed-draft.ts
/** A draft that another process of this host, the filler, writes. */
const draftName = /^[0-9a-f-]{36}$/;
const blockNumber = /^\d{1,7}$/;
const fetchesLine = "fetches";
const fetchesWithinMs = 500;
/** The block that a line names. */
function blockIn(line, blocks) {
	return blockNumber.test(line) && Number(line) < blocks ? Number(line) : void 0;
}
/** Lets followers ask for blocks, and calls `fetch` with each of them. */
function fetchForOthers({ say, onLine }, blocks, fetch) {
	onLine((line) => {
		const block = blockIn(line, blocks);
		if (block !== void 0) fetch(block);
	});
	say(fetchesLine);
}
const defaultQuietMs = 15e3;
const mostSigns = 5;
function followDraft(root, lines, options) {
	const { blocks } = options;
	const present = /* @__PURE__ */ new Set();
	const asked = /* @__PURE__ */ new Set();
	const changes = new EventEmitter();
	let opening = Promise.resolve(void 0);
	let name;
	let isOver = false;
	const filler = limitFiller(options);
	const fetches = Promise.withResolvers();
	const fetchesNot = setTimeout$2(fetchesWithinMs, false, { ref: false });
	readLines(lines, (line) => {
		filler.heard();
		const block = blockIn(line, blocks);
		if (line === fetchesLine) fetches.resolve(true);
		else if (name === void 0 && draftName.test(line)) {
			name = line;
			opening = openDraftFile(root, line).catch(() => void 0);
			filler.gained(0);
		} else if (block !== void 0 && !present.has(block)) {
			present.add(block);
			filler.gained(blockBytes);
		}
		changes.emit("news");
	});
	lines.on("close", () => {
		isOver = true;
		changes.emit("news");
	});
	return {
		/** The blocks that the filler has written. */
		present,
		/** Undefined if the filler has not sent its name yet, or if it cannot be opened. */
		draft: () => opening,
		/** Asks the filler to fetch these blocks next. @returns whether it fetches blocks for followers */
		async ask(wanted) {
			for (const block of wanted.filter((block) => !present.has(block) && !asked.has(block))) {
				asked.add(block);
				lines.write(`${block}\n`);
			}
			return Promise.race([fetches.promise, fetchesNot]);
		},
		/** Whether the filler has ended. */
		isOver: () => isOver,
		/** Waits for a line of the filler. @returns false if it is silent or too slow. @throws the signal's reason */
		async news(signal) {
			const either = { signal: AbortSignal.any([signal, filler.tooSlow]) };
			if (!isOver) await filler.during(once$1(changes, "news", either)).catch(() => signal.throwIfAborted());
			return isOver || !filler.tooSlow.aborted;
		},
		async close() {
			filler.end();
			lines.destroy();
			await (await opening)?.close();
		}
	};
}
/** Limits how long readers wait while the filler is silent, stands still or is too slow. */
function limitFiller({ blocks, quietMs = defaultQuietMs, pace = defaultPace }) {
	let readers = 0;
	const isWaiting = () => readers > 0;
	const late = () => /* @__PURE__ */ new Error("the filler is too slow");
	const silence = limitSpeed(stallAfter(quietMs, 1), late, { isWaiting });
	const standstill = limitSpeed(stallAfter(mostSigns * quietMs, 1), late, { isWaiting });
	const speed = limitSpeed(pace, late, {
		isWaiting,
		total: blocks * blockBytes
	});
	const limits = [
		silence,
		standstill,
		speed
	];
	return {
		tooSlow: AbortSignal.any(limits.map(({ signal }) => signal)),
		/** The filler has sent a line, perhaps a mere sign of life. */
		heard: () => silence.moved(1),
		/** The filler has made progress, by so many bytes. */
		gained(bytes) {
			standstill.moved(1);
			speed.moved(bytes);
		},
		/** Counts the time until the reader's wait ends. */
		async during(wait) {
			readers++;
			await wait.finally(() => readers--);
		},
		end() {
			for (const limit of limits) limit.end();
		}
	};
}
// src/stores/stash/role.ts
/** The role of this process for a copy: it fills the copy, follows the filler, or reads the published copy. */
const mostElections = 16;
/** Methods reject only with the signal's reason. */
function newRoleHolder(options) {
	const { signal, logError } = options;
	let role;
	let last = Promise.resolve();
	let elections = 0;
	let hasLeft = false;
	const leave = async () => {
		hasLeft = true;
		const left = role;
		role = void 0;
		await giveBack(left).catch(logError);
	};
	const giveUp = async (error) => {
		if (!hasLeft) logError(error);
		await leave();
	};
	const current = async () => {
		last = last.then(async () => {
			const isOver = role?.is === "follower" && role.draft.isOver();
			if (hasLeft || role && !isOver) return;
			if (++elections > mostElections) throw new Error("one process after the other has begun to fill it");
			const ended = role;
			role = await takeRole(options);
			await giveBack(ended);
			if (!role) hasLeft = true;
			if (role?.is === "filler") await options.onFill(role);
		}).catch(giveUp);
		await last;
		return role;
	};
	const follow = async (draft) => {
		const why = "the process that fills it has stopped or is too slow; this one downloads the entry";
		if (!await draft.news(signal)) await giveUp(/* @__PURE__ */ new Error(why));
	};
	return {
		/** The filler, without an election. */
		filler: () => role?.is === "filler" ? role : void 0,
		/** The published copy, if this process reads one. */
		published: () => role?.is === "reader" ? role.copy : void 0,
		/** The role. The first call, and a call after the filler has ended, takes part in an election. */
		current,
		/** The role once no other process fills the copy. @throws the signal's reason */
		async settled() {
			for (;;) {
				const now = await current();
				if (now?.is !== "follower") return now;
				await follow(now.draft);
			}
		},
		/** Waits for a line of the filler; gives up if it is silent for too long. @throws the signal's reason */
		follow,
		/** Logs the error, and leaves. */
		giveUp,
		/** Ends the role for good. Removes the draft of a filler, unless it was published. */
		leave
	};
}
async function giveBack(role) {
	if (role?.is === "filler") await role.draft.discard().finally(role.channel.end);
	else if (role?.is === "follower") await role.draft.close();
	else await role?.copy.close();
}
/** @throws an error of the stash */
async function takeRole(options) {
	const { stash, name, size, limits, log } = options;
	const copy = await stash.open(name, size);
	if (copy) return {
		is: "reader",
		copy
	};
	const elected = await stash.elect(name);
	if (elected.role === "filler") return beginFilling(elected, options);
	log("Reading along with another job of this host, which downloads the same entry");
	const blocks = Math.ceil(size / blockBytes);
	return {
		is: "follower",
		draft: followDraft(stash.dir, elected.lines, {
			blocks,
			...limits
		})
	};
}
/** @throws an error of the stash */
async function beginFilling(channel, { stash, name, size, log }) {
	let draft;
	try {
		const copy = await stash.open(name, size);
		draft = copy ? void 0 : await stash.begin(size);
		if (draft) {
			channel.say(basename(draft.path));
			return {
				is: "filler",
				draft,
				present: /* @__PURE__ */ new Set(),
				channel
			};
		}
		channel.end();
		if (copy) return {
			is: "reader",
			copy
		};
		log(`The host's copies leave no room for the ${shortSizeText(size)} of the entry`);
		return;
	} catch (error) {
		await draft?.discard();
		channel.end();
		throw error;
	}
}
// src/stores/stash/copy.ts
/**
* The entry, whose readers fill a copy, or follow another process that fills it. An error of the stash ends the copy and is
* logged; reads go on. `close` puts the copy into the stash if it is whole, and removes it if not.
*/
function copiedEntry(entry, options) {
	const onFill = async ({ draft }) => {
		fetchForFollowers(copy);
		for (const { bytes, position } of copy.ends) await writeAll(draft, [bytes], position);
	};
	const roles = newRoleHolder({
		...options,
		size: entry.size,
		onFill
	});
	const copy = {
		entry,
		roles,
		ends: [],
		bypassed: /* @__PURE__ */ new Set(),
		memory: newBufferPool(),
		isProven: false
	};
	return {
		...entry,
		file: fileOf(copy),
		read: (start, end, how) => readCopy(copy, {
			start,
			end,
			how
		}),
		readStored: (start, end) => readEnd(copy, start, end),
		async reject() {
			if (roles.published()) {
				await options.remove();
				return entry;
			}
			await roles.leave();
			return entry.reject();
		},
		async close() {
			const filler = wholeFiller(copy);
			if (filler) await publishCopy(filler, copy, options).catch(options.logError);
			await roles.leave();
			await entry.close();
		}
	};
}
function fileOf(copy) {
	const { roles } = copy;
	return {
		isWhole: false,
		write: (pieces, position) => writeBlocks(copy, pieces, position).catch(roles.giveUp),
		onAsked(fetch) {
			copy.onAsked = fetch;
			fetchForFollowers(copy);
		},
		isFiller: async () => (await roles.current())?.is === "filler",
		async link(path) {
			const role = await roles.settled();
			if (role?.is === "reader") return role.copy.file.link(path);
			if (role?.is !== "filler" || !await linkTo(role.draft.file, role.draft.path, path)) return false;
			copy.link = path;
			return true;
		},
		async isInPlace() {
			const draft = roles.filler()?.draft;
			return roles.published()?.file.isInPlace() ?? (draft ? isNameOf(draft.file, draft.path) : false);
		},
		async prove(check) {
			const published = roles.published();
			if (published) return isRight(published.file, check, copy);
			try {
				await check();
			} catch (error) {
				if (roles.filler()) throw error;
			}
			copy.isProven = wholeFiller(copy) !== void 0;
			return copy.isProven;
		}
	};
}
/** Whether `check` reads the right bytes from a published copy. */
async function isRight(file, check, { bypassed }) {
	try {
		return await file.prove(async () => {
			await check();
			if (bypassed.size > 0) throw new BadEntry("some of its blocks are wrong");
		});
	} catch (error) {
		if (bypassed.size === 0) throw error;
		return false;
	}
}
const signMs = 1e3;
async function publishCopy({ draft, channel }, { isProven, link }, { stash, name }) {
	const notes = notesIn(stash.dir);
	const signs = setInterval(channel.giveSign, signMs);
	try {
		await stash.put(draft, name);
		if (isProven) await notes.prove(draft.file, await stateOf(draft.file));
		if (isProven && link !== void 0) await notes.hold(draft.file, `${link}.used`);
	} finally {
		clearInterval(signs);
	}
}
function fetchForFollowers({ roles, entry, onAsked }) {
	const channel = roles.filler()?.channel;
	if (channel && onAsked) fetchForOthers(channel, Math.ceil(entry.size / blockBytes), onAsked);
}
/** Reads blocks of the body from the copy if it has or awaits them, else from the store. */
function readCopy(copy, { start, end, how }) {
	let fromStore;
	const { roles, entry, bypassed, memory } = copy;
	async function* read() {
		const blocks = blocksBetween(start, end);
		if (how === "again" || how === "urgent" && !await comeSoon(blocks, copy)) {
			for (const block of blocks) bypassed.add(block);
			fromStore = entry.read(start, end);
			yield* fromStore;
			return;
		}
		for (let position = start; position < end;) {
			const block = Math.floor(position / blockBytes);
			const file = await fileWith(block, copy);
			if (file) {
				const room = memory.acquire(Math.min((block + 1) * blockBytes, end) - position);
				if (await readInto(room, file, position).catch(roles.giveUp)) {
					yield Object.assign(room, { position });
					position += room.length;
				}
				continue;
			}
			const missingEnd = endOfMissing(block, end, copy);
			fromStore = entry.read(position, missingEnd, how);
			for await (const bytes of fromStore) {
				yield Object.assign(bytes, { position: bytes.position ?? position });
				position = Math.min(position + bytes.length, missingEnd);
			}
			if (position < missingEnd) return;
		}
	}
	const release = (bytes) => {
		memory.release(bytes);
		fromStore?.release?.(bytes);
	};
	return {
		[Symbol.asyncIterator]: read,
		release
	};
}
/** Waits for the block in the copy. Undefined if this process must read the block from the store. */
async function fileWith(block, { roles, bypassed }) {
	for (;;) {
		const role = await roles.current();
		if (!role || bypassed.has(block)) return void 0;
		if (role.is === "reader") return role.copy.handle;
		if (role.is === "filler") return role.present.has(block) ? role.draft.file : void 0;
		const draft = role.draft.present.has(block) ? await role.draft.draft() : void 0;
		if (draft) return draft.file;
		await roles.follow(role.draft);
	}
}
/** Asks the filler for blocks, and waits for them. @returns false if this process must read them from the store */
async function comeSoon(blocks, { roles, bypassed }) {
	for (;;) {
		const role = await roles.current();
		if (!role || role.is === "filler" || blocks.some((block) => bypassed.has(block))) return false;
		if (role.is === "reader" || blocks.every((block) => role.draft.present.has(block))) return true;
		if (!await role.draft.ask(blocks)) return false;
		await roles.follow(role.draft);
	}
}
async function readInto(room, file, position) {
	const { bytesRead } = await file.read(room, 0, room.length, position);
	if (bytesRead !== room.length) throw new Error("it is shorter than it should be");
	return true;
}
/** The first position after `block` that the copy has, or `end`: the store must send the bytes before it. */
function endOfMissing(block, end, { roles, bypassed }) {
	const present = roles.filler()?.present;
	let next = block + 1;
	while (!bypassed.has(block) && next * 1048576 < end && !present?.has(next)) next++;
	return Math.min(next * blockBytes, end);
}
/** Writes verified bytes, if this process fills the copy. @throws the system's error */
async function writeBlocks(copy, pieces, position) {
	const { roles, bypassed } = copy;
	await roles.current();
	const filler = roles.filler();
	const blocks = blocksBetween(position, position + lengthOf(pieces));
	if (!filler || blocks.every((block) => filler.present.has(block) && !bypassed.has(block))) return;
	await writeAll(filler.draft, pieces, position);
	for (const block of blocks) {
		filler.present.add(block);
		bypassed.delete(block);
		filler.channel.say(String(block));
	}
	if (wholeFiller(copy)) filler.draft.file.datasync().catch(() => {});
}
/** Reads the entry's end from the store, and copies it. */
function readEnd({ entry, ends, roles }, start, end) {
	return mapStream(entry.readStored(start, end), async function* (stream) {
		let position = start;
		for await (const bytes of stream) {
			const kept = {
				bytes: Buffer.from(bytes),
				position
			};
			position += bytes.length;
			ends.push(kept);
			const draft = roles.filler()?.draft;
			if (draft) await writeAll(draft, [kept.bytes], kept.position).catch(roles.giveUp);
			yield bytes;
		}
	});
}
/** The filler of a copy that has all blocks, if that is this process. */
function wholeFiller({ roles, entry, ends, bypassed }) {
	const filler = roles.filler();
	const blocks = blocksBetween(0, Math.min(entry.size, ...ends.map(({ position }) => position)));
	if (!filler || filler.present.size < blocks.length) return void 0;
	return blocks.every((block) => filler.present.has(block) && !bypassed.has(block)) ? filler : void 0;
}
/** @throws Error that names the disk if it is full */
function writeAll({ file, path }, pieces, position) {
	return writeWhole$1(file, dirname$1(path), pieces, position);
}
// src/stores/stash/stash.ts
/** Keeps copies of a remote store's entries on this host, so that each is downloaded once. */
/**
* Reads entries from the stash, or copies them to it while the store serves them. The store decides which entries exist
* and who may read them. After an error of the stash, which is logged, the store serves the entry.
*/
function stashed(store, stash, options) {
	const { dir } = stash;
	const { repository, job, isSealed, signal, limits, log } = options;
	const logError = (error) => {
		log(`No copies are kept in ${dir}: ${messageOf(error)}`);
	};
	return {
		...store,
		async find(wanted) {
			const entry = await store.find(wanted);
			const identity = entry?.remote?.identity;
			if (!entry || identity === void 0 || !isSealed(entry.version)) return entry;
			const { scope = "", version, key, size } = entry;
			const name = fingerprint([
				store.label,
				repository,
				scope,
				version,
				key,
				String(size),
				identity
			]);
			try {
				if (job !== void 0 && await stash.isOfFirst(job)) return entry;
				const opened = await stash.open(name, size);
				const remove = async () => stash.remove(name).catch(logError);
				const filling = copiedEntry(entry, {
					stash,
					name,
					signal,
					limits,
					logError,
					log,
					remove
				});
				if (!opened) return filling;
				const { file, read, close } = opened;
				return {
					...filling,
					file,
					read(start, end) {
						log(`Found among the host's copies in ${dir}`);
						return mapStream(read(start, end), readable);
					},
					readStored: entry.readStored,
					async reject() {
						await remove();
						return filling;
					},
					async close() {
						await close();
						await filling.close();
					}
				};
			} catch (error) {
				logError(error);
				return entry;
			}
		}
	};
}
/** A copy that cannot be read is bad, so that the original replaces it. */
async function* readable(bytes) {
	try {
		yield* bytes;
	} catch (error) {
		throw new BadEntry(`it cannot be read: ${messageOf(error)}`);
	}
}
// src/job/shared/open-store.ts
/** Opens the store of this job. */
/**
* Opens the chosen store, or two.
* @param instead replaces the chosen one, behind the stash: the server of a lazy mount reads the entry that a restore has found
*/
function openStore(options, instead) {
	const first = openOne(chosenStore(options), options, instead);
	const { second } = options.inputs;
	if (!second) return first;
	return withSecondStore(first, openOne(second.kind, options), {
		saves: second.saves,
		warn: options.warn
	});
}
/** Opens a store, and the stash in front of it. */
function openOne(kind, options, instead = (store) => store) {
	const { inputs, repository, signal, tell } = options;
	const { own, identity, isSealed } = options.job;
	const store = guarded(instead(stores[kind](options)), own);
	const { use, dir, maxBytes } = inputs.hostCopies;
	if (kind === "local" || !(use === "auto" ? identity !== void 0 : use === "on")) return store;
	const isPull = own?.startsWith("refs/pull/") ?? true;
	const { checkImages: verify } = inputs;
	const job = use === "auto" ? identity : void 0;
	return stashed(store, stashDir({
		dir,
		maxBytes,
		verify,
		isPull
	}), {
		repository,
		job,
		isSealed,
		signal,
		log: tell
	});
}
/** Lets a run reject only entries of its own scope. */
function guarded(store, own) {
	return {
		...store,
		async find(wanted) {
			const entry = await store.find(wanted);
			return entry && entry.scope !== own ? {
				...entry,
				reject: async () => void 0
			} : entry;
		}
	};
}
/** Collects what the stores of this job need. @param signal ends all waits of the store */
function storeOptions(inputs, run, signal) {
	return {
		inputs,
		service: cacheService(),
		repository: run.repository,
		job: {
			own: accessOf(run).write,
			identity: keepsDisk() ? jobIdentity() : void 0,
			isSealed: (version) => formats.some(({ indexed, versions }) => indexed && versions(inputs).includes(version))
		},
		signal,
		tell: once(info),
		warn: once(warning),
		mask
	};
}
/** Logs each line once, because each lookup finds out the same about a store. */
function once(say) {
	const said = /* @__PURE__ */ new Set();
	return (line) => {
		if (!said.has(line)) say(line);
		said.add(line);
	};
}
// src/job/shared/added-files.ts
/** Finds out whether a job has added much to a cache that it has restored. */
/**
* A save stores a whole entry. With less than a twentieth of it new, the entries of GitHub's 10 GB would hold nearly the same
* files, and evict those of other jobs. What is not saved is built again, and counts again, until the changes are enough.
*/
const leastGainShare = .05;
/** A compiler makes about a megabyte in a second, so so many bytes are a wait that users notice, however large the cache is. */
const leastGainBytes = 2e7;
/** Whether so many new bytes are worth one more entry of so many restored bytes. */
function isGain(addedBytes, restoredBytes) {
	return addedBytes >= Math.min(leastGainShare * restoredBytes, leastGainBytes);
}
/** Tools set the times of files that they only use. Where the file system does not keep the time of birth, these count. */
function isNewSince({ birthtimeMs, mtimeMs }, sinceMs) {
	return (birthtimeMs > 0 ? birthtimeMs : mtimeMs) > sinceMs;
}
/** GitHub's 10 GB hold two hundred of these: three jobs make as many in a week of ten pushes a day. */
const mostSmallBytes = 5e7;
/** Whether an entry of so many packed bytes can be saved after each change, also in a store that removes no older entries. */
function isSmall(packedBytes) {
	return packedBytes <= mostSmallBytes;
}
const mostDirectoryBytes = mebibyte;
/**
* The bytes of the new files below directories. Looks only at the files of directories that have changed, and ends after some
* time: then the result is less than all.
*/
function addedBytesIn({ directories, excludes, sinceMs, untilMs }) {
	const left = [...directories];
	let bytes = 0;
	for (let dir = left.pop(); dir !== void 0 && performance.now() < untilMs; dir = left.pop()) {
		const { mtimeMs, size } = lstatSync(dir);
		if (size > mostDirectoryBytes) continue;
		for (const item of readdirSync(dir, { withFileTypes: true })) {
			const path = join$1(dir, item.name);
			if (item.isDirectory()) {
				if (!excludes?.(path)) left.push(path);
			} else if (item.isFile() && mtimeMs > sinceMs) {
				const stat = lstatSync(path);
				if (isNewSince(stat, sinceMs) && !excludes?.(path)) bytes += contentBytes(stat);
				if (performance.now() > untilMs) return bytes;
			}
		}
	}
	return bytes;
}
const statBlockBytes = 512;
/** An overlay may hold only the times of a file, with a hole in place of its content. */
function contentBytes({ size, blocks }) {
	return Math.min(size, blocks * statBlockBytes);
}
// src/job/used/cargo-target.ts
/**
* Finds what cargo has built of packages that Cargo.lock no longer names. Cargo never removes it, and sets no time of what it
* uses. With a changed package, all packages that use it get other names of files, so `target` grows by most of its size.
* https://doc.rust-lang.org/nightly/nightly-rustc/cargo/core/compiler/fingerprint/index.html
*/
/** @param directories absolute; those beside a Cargo.lock are looked at */
function builtByCargo(directories) {
	const units = directories.flatMap((target) => {
		const lock = textOf$1(join$1(dirname$2(target), "Cargo.lock")).replaceAll("\r", "");
		return lock === "" ? [] : profilesIn(target).flatMap((profile) => unlockUsers(unitsIn(profile, lock)));
	});
	const [unlocked = [], others = []] = [true, false].map((isUnlocked) => units.filter((unit) => unit.isUnlocked === isUnlocked).flatMap(({ paths }) => paths.map(sized)));
	return {
		unlocked,
		others
	};
}
/** `target/debug`, or `target/<system>/debug`. */
function profilesIn(target) {
	const isProfile = (dir) => namesIn(join$1(dir, ".fingerprint")).length > 0;
	return pathsIn(target).flatMap((dir) => isProfile(dir) ? dir : pathsIn(dir).filter(isProfile));
}
const places = [
	".fingerprint",
	"build",
	"deps",
	"examples"
];
function unitsIn(profile, lock) {
	const paths = places.flatMap((place) => pathsIn(join$1(profile, place)));
	const byHash = Map.groupBy(paths, (path) => /-([0-9a-f]{16})(?:\.[^/\\]*)?$/.exec(path)?.[1]);
	byHash.delete(void 0);
	return [...byHash.values()].map((paths) => {
		const files = paths.flatMap((path) => [path, ...pathsIn(path)]);
		const sources = files.filter((path) => path.endsWith(".d")).map(textOf$1);
		const fingerprints = files.filter((path) => path.endsWith(".json") && path.includes(".fingerprint"));
		return {
			paths,
			results: fingerprints.map((path) => textOf$1(path.slice(0, -5))),
			uses: fingerprints.flatMap((path) => usesIn(textOf$1(path))),
			isUnlocked: sources.some((text) => isUnlocked(text, lock))
		};
	});
}
/** @param text the sources of a unit: those of a registry are in a directory of the package's name and version */
function isUnlocked(text, lock) {
	const [, name, version] = /[/\\]registry[/\\]src[/\\][^/\\]+[/\\]([^/\\]+?)-(\d+\.\d+\.\d+[^/\\]*)[/\\]/.exec(text) ?? [];
	return name !== void 0 && !lock.includes(`name = "${name}"\nversion = "${version}"`);
}
/** A fingerprint lists what it depends on: a hash of each package, its name, whether it is public, and its fingerprint. */
function usesIn(json) {
	return [...json.matchAll(/\[\d+,"[^"]*",(?:true|false),(\d{1,20})\]/g)].map(([, number = ""]) => {
		const bytes = Buffer.alloc(8);
		bytes.writeBigUInt64LE(BigInt.asUintN(64, BigInt(number)));
		return bytes.toString("hex");
	});
}
/** Units that were built with unlocked ones are unlocked, too: others have taken their place. */
function unlockUsers(units) {
	const gone = /* @__PURE__ */ new Set();
	for (let before = -1; before < gone.size;) {
		before = gone.size;
		for (const unit of units) {
			unit.isUnlocked ||= unit.uses.some((one) => gone.has(one));
			if (unit.isUnlocked) for (const one of unit.results) gone.add(one);
		}
	}
	return units;
}
function sized(path) {
	return {
		path,
		bytes: sumOf([path, ...pathsIn(path)].flatMap((file) => orUndefined(() => statSync(file, { throwIfNoEntry: false })) ?? []), "size")
	};
}
function pathsIn(dir) {
	return namesIn(dir).map((name) => join$1(dir, name));
}
/** Empty if it is no directory. */
function namesIn(dir) {
	return orUndefined(() => readdirSync(dir)) ?? [];
}
/** Empty if there is no such file. A step of the job may have put a FIFO there, which would block. */
function textOf$1(path) {
	return orUndefined(() => readFileSync(path, {
		encoding: "utf8",
		flag: readOnly
	}).trim()) ?? "";
}
// src/job/used/tool-caches.ts
/**
* Recognizes the caches of tools whose files are independent of each other. Most of these tools set the time of each file that
* they use. Such a time is no content: it says when the file was last used, and the tool removes files that it has not used for
* long.
*/
const tools = [
	{
		names: ["go-build"],
		mark: {
			files: ["README"],
			text: "This directory holds cached build artifacts from the Go build system"
		},
		items: /^[0-9a-f]{2}\/[0-9a-f]{64}-[ad]$/,
		setsTimes: true,
		bookkeeping: /^(trim|testexpire)\.txt$/,
		isReading: isGoIndex,
		cleanUpFile: "trim.txt"
	},
	{
		names: ["ccache", ".ccache"],
		mark: {
			files: ["CACHEDIR.TAG", ...[..."0123456789abcdef"].map((digit) => `${digit}/CACHEDIR.TAG`)],
			text: "Signature: 8a477f597d28d172789f06886806bc55\n# This file is a cache directory tag created by ccache"
		},
		items: /^[0-9a-f]\/([0-9a-f]\/)*[0-9a-z]{20,}[A-Z]$/,
		setsTimes: true,
		bookkeeping: /^(([0-9a-f]\/)*stats|(tmp|lock)\/.*)$/
	},
	{
		names: ["caches"],
		mark: {
			files: ["build-cache-1/build-cache-1.lock"],
			text: ""
		},
		items: /^build-cache-1\/[0-9a-f]{32}$/,
		setsTimes: false,
		bookkeeping: /^(([^/]+)\/\2\.lock|build-cache-1\/gc\.properties|journal-1\/.*|[^/]+\/(fileHashes\/.*|file-changes\/last-build\.bin))$/
	}
];
/**
* The caches of tools that a restore or a save of these directories concerns: each directory itself, whatever its name is,
* and the directories of a usual name in it. Reads asynchronously: the image of a lazy mount may not have arrived.
* @param directories absolute
*/
function toolCachesIn(directories) {
	return cachesAmong(tools, directories);
}
/** Those of the caches that their tools clean up by the time of the last clean-up. */
function cleanedCachesIn(directories) {
	return cachesAmong(tools.filter(({ cleanUpFile }) => cleanUpFile !== void 0), directories);
}
async function cachesAmong(among, directories) {
	const found = (await Promise.all(directories.map(async (directory) => [directory, ...await usualIn(directory, among)]))).flat().flatMap((directory) => among.map((tool) => ({
		...tool,
		directory
	})));
	const areMarked = await Promise.all(found.map(isMarked));
	return found.filter((_, i) => areMarked[i]);
}
/** Whether the directory has a name that tools give to their caches. */
function isUsual(directory) {
	return tools.some(({ names }) => names.includes(basename$1(directory)));
}
async function usualIn(directory, among) {
	const places = among.flatMap(({ names }) => names).map((name) => join$1(directory, name));
	const stats = await Promise.all(places.map((place) => lstat$1(place).catch(() => void 0)));
	return places.filter((_, i) => stats[i]?.isDirectory());
}
async function isMarked({ mark, directory }) {
	const starts = mark.files.map((name) => startOf(join$1(directory, name), mark.text.length));
	return (await Promise.all(starts)).includes(mark.text);
}
/** Undefined if there is no such file. A step of the job may have put a FIFO there, which would block. */
async function startOf(path, length) {
	try {
		await using file = await open$1(path, readOnly);
		const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0);
		return buffer.toString("latin1", 0, bytesRead);
	} catch {
		return;
	}
}
/**
* Go's index of a package has its imports. Its name depends on the times of the sources, so jobs with a new checkout add one for
* each package. The source is the package cmd/go/internal/modindex. An item `-a` names an item `-d`.
*/
function isGoIndex(path) {
	const text = startOfItem(path);
	const [, digest = ""] = /^v1 [0-9a-f]{64} ([0-9a-f]{64}) /.exec(text) ?? [];
	return (digest === "" ? text : startOfItem(join$1(dirname$2(dirname$2(path)), digest.slice(0, 2), `${digest}-d`))).startsWith("go index v");
}
const startBytes = 160;
/** Empty if there is no such file. */
function startOfItem(path) {
	try {
		const file = openSync(path, readOnly);
		try {
			const buffer = Buffer.alloc(startBytes);
			return buffer.toString("latin1", 0, readSync(file, buffer));
		} finally {
			closeSync(file);
		}
	} catch {
		return "";
	}
}
function directoriesAmong(matches) {
	return matches.filter(({ stat }) => stat.isDirectory()).map(({ path }) => path);
}
/** What changes below these directories mean. */
function meaningIn(caches) {
	const places = caches.map((cache) => ({
		...cache,
		top: toBytes(cache.directory)
	}));
	return (path, kind) => {
		for (const { top, items, bookkeeping } of places) {
			if (path === top) return "nothing";
			if (!path.startsWith(below(top))) continue;
			const name = path.slice(below(top).length);
			if (kind === "directory" || bookkeeping.test(name)) return "nothing";
			return items.test(name) ? "use" : "content";
		}
		return "content";
	};
}
/** What new and changed files below these directories mean. Reads them, because only its text tells a result from a reading. */
function meaningOfNewIn(caches) {
	const meaningOf = meaningIn(caches);
	return (path, kind) => {
		const meaning = meaningOf(path, kind);
		const isReading = () => caches.some((cache) => cache.isReading?.(fromBytes(path).toString()));
		return meaning === "use" && isReading() ? "nothing" : meaning;
	};
}
/**
* Go removes what nothing has used for five days, at the end of the first command if the last clean-up was a day ago. Then
* the other commands of the job have not used their files yet, and the files look old. So the last clean-up was now. What
* nothing uses is left out of the next save instead (prune.ts).
* With `mode: lazy`, reading may wait for the network: then only directories with a usual name are looked at.
*/
async function postponeCleanUps(lines, mode) {
	const directories = lines.flatMap(({ literal }) => literal ?? []);
	const files = (await cleanedCachesIn(mode === "lazy" ? directories.filter(isUsual) : directories)).flatMap(({ directory, cleanUpFile }) => cleanUpFile === void 0 ? [] : join$1(directory, cleanUpFile));
	const seconds = Math.floor(Date.now() / 1e3);
	for (const file of files) await write$1(file, String(seconds)).catch((error) => debug(`${file} is not written: ${reasonOf(error)}`));
}
/** Follows no link: a restored one could lead anywhere. */
async function write$1(path, text) {
	const stat = await lstat$1(path).catch(() => void 0);
	if (stat && !stat.isFile()) return;
	await using file = await open$1(path, rewriting);
	await file.writeFile(text);
}
// src/job/used/prune.ts
/** Leaves out of a save what no build uses any more. An entry has the times when its last builds began. */
/** Excludes the files that no build uses, and logs how many there are. Reads no mount, whose files `idleFiles` finds. */
async function withoutUnused(selection, matches, { inputs: { rolling }, state }) {
	const all = state?.kind === "hit" ? state.builds : void 0;
	if (!rolling || state?.mounts) return {
		selection,
		builds: all
	};
	const { prune, maxBytes } = rolling;
	const caches = await toolCachesIn(directoriesAmong(matches));
	const builds = isUseKnown(caches, selection, state) ? all : all?.slice(1);
	const { unlocked } = cargoFilesAmong(matches, rolling);
	const mayPrune = prune === "auto" && areEnough(builds);
	const files = mayPrune || maxBytes !== void 0 ? usedFilesIn(caches, selection) : [];
	const unused = new Set(mayPrune ? unusedAmong(files, builds) : []);
	const kept = files.filter((file) => !unused.has(file));
	const excess = maxBytes === void 0 ? [] : leastRecentBeyond(kept, maxBytes);
	tellUnused([...unused]);
	tellUnlocked(unlocked);
	log(excess, "that were not used for longest, because of `max-size`");
	return {
		selection: excludePaths([
			...unused,
			...unlocked,
			...excess
		].map(({ path }) => path), selection),
		builds
	};
}
/**
* Whether times say what this build has used. Sets those of files that the build has read, where the tool does not. With
* `noatime`, or if the build has read nothing, nothing is known: then the build does not count.
*/
function isUseKnown(caches, { excludes }, state) {
	const endMs = state?.kind === "hit" ? state.pace?.endMs ?? 1e400 : 1e400;
	return caches.filter(({ setsTimes }) => !setsTimes).every((cache) => noteReads(cache, excludes, endMs));
}
/**
* A restored file has an access time before that of its last change, and a read moves it behind. `chmod` later hides that, so
* an access after the restore counts, too.
* @param restoredMs when the restore ended @returns whether the job has read a restored file
*/
function noteReads(cache, excludes, restoredMs) {
	let isAnyRead = false;
	try {
		for (const item of itemsOf(cache, excludes)) {
			const { path, atimeMs, mtimeMs, ctimeMs } = item;
			if (atimeMs <= ctimeMs && atimeMs <= restoredMs) continue;
			isAnyRead ||= !isNewSince(item, restoredMs);
			if (mtimeMs < atimeMs) utimesSync(path, atimeMs / 1e3, atimeMs / 1e3);
		}
		return isAnyRead;
	} catch (error) {
		debug(`Nothing says what the build has used of ${cache.directory}: ${messageOf(error)}`);
		return false;
	}
}
function cargoFilesAmong(matches, rolling) {
	return builtByCargo(rolling?.prune === "auto" ? directoriesAmong(matches) : []);
}
/** Logs how much of a cargo `target` is left out, because Cargo.lock does not name its package. */
function tellUnlocked(files) {
	if (files.length === 0) return;
	info(`Left out ${shortSizeText(sumOf(files, "bytes"))} that cargo has built with packages that Cargo.lock does not name`);
}
/** The files that tools can lose, in no order. Of mounted files, the time is that of this job's use, or that of an image. */
function usedFilesIn(caches, { excludes }) {
	return caches.flatMap((cache) => itemsOf(cache, excludes).map(({ path, size: bytes, mtimeMs }) => ({
		path,
		bytes,
		usedAt: mtimeMs / 1e3
	})));
}
function itemsOf(cache, excludes) {
	const { directory: path } = cache;
	const meaningOf = meaningIn([cache]);
	const items = [];
	const note = (path, stat) => {
		if (!stat.isFile() || meaningOf(path, "file") !== "use") return;
		const { size, atimeMs, mtimeMs, ctimeMs, birthtimeMs } = stat;
		items.push({
			path: fromBytes(path).toString(),
			size,
			atimeMs,
			mtimeMs,
			ctimeMs,
			birthtimeMs
		});
	};
	const top = {
		path,
		relative: "",
		stat: lstatSync(path),
		line: { number: 0 }
	};
	for (const _ of walk([top], excludes, [], note));
	return items;
}
const impreciseSeconds = 3601;
function areEnough(builds = []) {
	return builds.length >= 5;
}
/** @param builds when the last builds began, in seconds since 1970; see `buildsWith` */
function unusedAmong(files, builds = []) {
	if (!areEnough(builds)) return [];
	return files.filter((file) => !isUsedSince(file, builds));
}
/** Whether one of the builds may have used a file, or a later one. */
function isUsedSince({ usedAt }, builds) {
	return usedAt >= Math.min(...builds) - impreciseSeconds;
}
/** The files to leave out so that the others have at most so many bytes. */
function leastRecentBeyond(files, mostBytes) {
	let bytes = sumOf(files, "bytes");
	return files.toSorted((one, other) => one.usedAt - other.usedAt).filter((file) => {
		if (bytes <= mostBytes) return false;
		bytes -= file.bytes;
		return true;
	});
}
function tellUnused(files) {
	log(files, `that the last 5 builds have not used`);
}
function log(files, why) {
	if (files.length === 0) return;
	const bytes = sumOf(files, "bytes");
	info(`Left out ${files.length} files (${shortSizeText(bytes)}) ${why}`);
}
/**
* When the last builds began that saved this cache, the build of this job first, in seconds since 1970. Undefined if the
* entry is not of the job's own rolling key.
* @param way mounted: the job sees the times of an image, which does not say when its files were last used
*/
function buildsWith({ key, builds = [] }, { rolling, key: own }, way) {
	if (!rolling || !sameKey(namesFor(rolling).keyIn(key), own)) return void 0;
	return [Math.floor(Date.now() / 1e3), ...way === "mounted" ? [] : builds].slice(0, 5);
}
// src/report/report.ts
/** The first facts of a report, with the inputs that decide how fast a step is. */
function newFindings(facts, inputs) {
	const { mode, ramdisk, connections, partBytes, compressionLevel } = inputs;
	return {
		...facts,
		settings: {
			mode,
			ramdisk,
			connections,
			partBytes,
			compressionLevel
		}
	};
}
// src/system/job-summary.ts
/** Writes to the job's summary. */
/**
* Adds a table, the first row being its head.
* @param rows HTML without blank lines, after which GitHub would read Markdown
* @param more Markdown
*/
function summarize(title, [head = [], ...rows], more) {
	const table = [head.map((data) => ({
		data,
		header: true
	})), ...rows];
	const heading = named(title);
	return write((summary) => {
		summary.addHeading(heading, 3).addTable(table);
		if (more !== "") summary.addEOL().addRaw(more, true);
	});
}
let last = Promise.resolve();
/** One after the other: @actions/core has one buffer, and several caches write at once. */
function write(add) {
	const summary$2 = summary();
	if (!summary$2) return last;
	const written = last.then(async () => {
		add(summary$2);
		await summary$2.write();
	});
	last = written.catch(() => {});
	return written;
}
// src/report/bottleneck-causes.ts
/** The causes that can hold a step up: how each one is measured, and what would help against it. */
function storeLatency({ totalMs, shareMs }) {
	return {
		kind: "store latency",
		what: "store",
		why: `it took ${secondsText(shareMs)} of ${secondsText(totalMs)} to answer`,
		advice: "a faster or nearer one would help"
	};
}
const manyParts = 10485760;
const mostConcurrency = 64;
function slowNetwork({ settings, phases, totalMs, shareMs }) {
	const { bytes, mibPerSecond } = movedIn(phases, ["download", "upload"]);
	const inParts = bytes >= manyParts && settings.connections < mostConcurrency;
	return {
		kind: "network",
		what: "network",
		why: `it carried ${shortSizeText(bytes)} at ${mibPerSecond} MiB/s, and ${secondsText(shareMs)} of ${secondsText(totalMs)} were spent waiting for it`,
		advice: `${inParts ? "more `connections` would help where each connection is limited, " : ""}${smallerEntries}`
	};
}
const smallerEntries = "a higher `compression-level` makes entries smaller";
function busyCores(evidence) {
	const { cores = 1 } = evidence.machine?.cpu ?? {};
	const { load } = evidence;
	const others = load.cores - load.ownCores;
	const why = `${`${cores === 1 ? "its only core was" : `its ${cores} cores were`} busy`} ${percent(load.cores)} of the time`;
	if (others > load.ownCores) return {
		kind: "cpu",
		what: "load of other processes",
		why: `${why}, ${percent(others)} by other processes than this step`,
		advice: "fewer jobs at once on this machine, or more cores, would help"
	};
	return busyCpu(evidence, why, "more or faster cores");
}
function busyThread(evidence) {
	return busyCpu(evidence, `one thread was busy ${percent(evidence.load.thread)} of the time`, "faster cores");
}
function busyCpu({ step, settings }, why, hardware) {
	let advice = `only ${hardware} would help`;
	if (step === "save" && settings.compressionLevel > 1) advice = "a lower `compression-level` would help";
	if (step === "restore" && settings.mode === "unpack") advice = "`mode: mount`, which unpacks nothing, would help where this runner allows it";
	return {
		kind: "cpu",
		what: "CPU",
		why,
		advice
	};
}
const smallBytes = 32768;
function slowDisk(evidence) {
	const { name, readBytes, writtenBytes, reads, writes, busyMs } = evidence.disk;
	const bytesEach = (readBytes + writtenBytes) / (reads + writes);
	const isSmall = bytesEach < smallBytes;
	const isWriting = writtenBytes > readBytes;
	const operations = `did ${Math.round((reads + writes) / (busyMs / 1e3))} operations/s of ${shortSizeText(bytesEach)}`;
	const throughput = isWriting ? `wrote ${rate(writtenBytes, busyMs)} MiB/s` : `read ${rate(readBytes, busyMs)} MiB/s`;
	return {
		kind: isSmall ? "disk operations" : "disk throughput",
		what: "disk",
		why: `${name} ${isSmall ? operations : throughput} and was busy ${percent(evidence.load.disk)} of the time`,
		advice: lessDisk(evidence, isWriting)
	};
}
function unseenDisk(evidence) {
	const { bytes, mibPerSecond } = movedIn(evidence.phases, ["read", "write"]);
	const isWriting = evidence.step === "save";
	return {
		kind: "disk throughput",
		what: "disk",
		why: `it ${isWriting ? "wrote" : "read"} ${shortSizeText(bytes)} at ${mibPerSecond} MiB/s`,
		advice: lessDisk(evidence, isWriting)
	};
}
function lessDisk({ step, settings }, isWriting) {
	if (step === "save" && isWriting) return smallerEntries;
	const ways = [...settings.mode === "unpack" ? ["`mode: mount`"] : [], ...isWriting && settings.ramdisk === "false" ? ["`ramdisk`"] : []];
	if (step === "save" || ways.length === 0) return "only a faster one would help";
	return `${ways.join(" or ")} would help where this runner allows mounting`;
}
function movedIn(phases, names) {
	const moved = phases.filter(({ name }) => names.includes(name));
	const bytes = moved.reduce((sum, phase) => sum + (phase.bytes ?? 0), 0);
	return {
		bytes,
		mibPerSecond: rate(bytes, moved.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0))
	};
}
function rate(bytes, ms) {
	const mebibytes = bytes / 1024 / 1024 / (ms / 1e3);
	return mebibytes < 10 ? Math.round(mebibytes * 10) / 10 : Math.round(mebibytes);
}
function percent(share) {
	return `${Math.round(100 * share)} %`;
}
// src/report/bottleneck.ts
/** Names what a step waited for most, and what would help, in one plain sentence. */
/** A shorter step has no bottleneck worth a line. */
const shortestStepMs = 1e3;
function bottleneckOf(measured) {
	const { totalMs } = measured;
	if (totalMs < 1e3) return {
		kind: "none",
		sentence: `The step is too short to have a bottleneck: it took ${secondsText(totalMs)}`
	};
	const evidence = evidenceOf(measured);
	const { share, shareMs, load } = evidence;
	const cause = (shareMs > 0 ? checks[share].find(([condition]) => conditions[condition](load)) : void 0)?.[1](evidence);
	if (!cause) return {
		kind: "none",
		sentence: unclear(evidence)
	};
	const { kind, what, why, advice } = cause;
	return {
		kind,
		sentence: `The ${what} was the bottleneck: ${why}; ${advice}`
	};
}
const conditions = {
	always: () => true,
	coresAreBusy: ({ cores }) => cores >= .85,
	/** Where other processes load the machine as well, a part of the load must be this step's. */
	ownCoresAreBusy: ({ cores, ownCores }) => cores >= .85 && ownCores >= .3,
	threadIsBusy: ({ thread }) => thread >= .85,
	diskIsBusy: ({ disk }) => disk >= .3,
	/** A disk may be busy writing bytes that nothing waits for; the cores then neither wait for it nor run out of work. */
	diskHinders: ({ disk, iowait, idle }) => disk >= .7 && !(iowait < .2 && idle > .3),
	diskIsUnseen: ({ disk }) => Number.isNaN(disk)
};
/** For the largest share, the causes in the order in which they are checked; the first one that holds is named. */
const checks = {
	store: [["always", storeLatency]],
	network: [["threadIsBusy", busyThread], ["always", slowNetwork]],
	disk: [
		["ownCoresAreBusy", busyCores],
		["diskIsBusy", slowDisk],
		["coresAreBusy", busyCores],
		["threadIsBusy", busyThread],
		["diskIsUnseen", unseenDisk]
	],
	work: [
		["ownCoresAreBusy", busyCores],
		["diskHinders", slowDisk],
		["coresAreBusy", busyCores],
		["threadIsBusy", busyThread]
	]
};
function evidenceOf(measured) {
	const { machine } = measured;
	const watchedMs = machine ? machine.endMs - machine.startMs : NaN;
	const figure = (name) => machine?.cpu?.[name] ?? NaN;
	const [busy, iowait, ownMs] = [
		figure("busy"),
		figure("iowait"),
		figure("ownMs")
	];
	const [disk] = (machine?.disks ?? []).toSorted((a, b) => b.busyMs - a.busyMs);
	const load = {
		cores: busy,
		ownCores: (ownMs + figure("programsMs")) / (figure("cores") * watchedMs),
		thread: Math.min(1, ownMs / watchedMs),
		iowait: iowait * figure("cores"),
		idle: 1 - busy - iowait,
		disk: disk ? Math.min(1, disk.busyMs / watchedMs) : NaN
	};
	return {
		...measured,
		load,
		disk,
		...largestShareOf(measured)
	};
}
/** Publishing to this host is disk work: it ends when the disk has the bytes. */
function largestShareOf({ step, phases }) {
	const isHere = phases.some(({ name }) => name === "write");
	const shares = {
		store: 0,
		network: 0,
		disk: 0,
		work: 0
	};
	for (const { name, ms } of phases) if (name === "publish" && step === "save") shares[isHere ? "disk" : "store"] += ms;
	else if (name !== "walk") shares[shareOfPhase[name] ?? "work"] += ms;
	const shareMs = Math.max(...Object.values(shares));
	return {
		share: Object.keys(shares).find((name) => shares[name] === shareMs),
		shareMs
	};
}
const shareOfPhase = {
	lookup: "store",
	index: "store",
	reserve: "store",
	download: "network",
	upload: "network",
	read: "disk",
	write: "disk"
};
function unclear({ phases, totalMs, load }) {
	const [longest] = phases.toSorted((a, b) => b.ms - a.ms);
	const inAll = secondsText(totalMs);
	const phase = longest ? `${longest.name} took ${secondsText(longest.ms)} of ${inAll}` : `it took ${inAll} in all`;
	const busy = [...Number.isNaN(load.cores) ? [] : [`the cores were busy ${percent(load.cores)}`], ...Number.isNaN(load.disk) ? [] : [`the disk ${percent(load.disk)}`]];
	return `Nothing stood out: ${phase}${busy.length === 0 ? "" : `, while ${busy.join(", ")} of the time`}`;
}
// src/report/write-report.ts
/** Writes a step's report: as JSON for programs, as a table and a chart for people. */
/**
* Writes the JSON file and sets the output `report` to its path. The log has the bottleneck of a long step. Adds a table to the
* job's summary if `summary` wants it, with a chart of a long step. Never fails.
*/
async function writeReport(findings, timeline, { summary, log }) {
	try {
		const report = reportOf(findings, timeline);
		log.reported(report);
		const { kind, sentence } = report.bottleneck;
		if (kind !== "none" && report.trouble === void 0) log.bottleneck(sentence, report.totalMs);
		const path = join(tempDir(), `headstart-${report.step}-${randomUUID()}.json`);
		writeFileSync(path, `${JSON.stringify(report, void 0, 2)}\n`);
		output("report", path);
		const isLong = report.totalMs >= shortestStepMs;
		if (summary === "false" || summary === "auto" && !isLong) return;
		const title = `Headstart ${report.step}: ${report.outcome}`;
		const chart = isLong && report.machine ? `${sentence}.\n\n${chartOf(report)}` : "";
		await summarize(title, tableOf(report), chart);
	} catch (error) {
		(findings.trouble === void 0 ? warning : info)(`There is no report: ${messageOf(error)}`);
	}
}
function reportOf(findings, timeline) {
	const machine = timeline.machine();
	const measured = {
		...findings,
		totalMs: timeline.elapsedMs(),
		phases: timeline.phases(),
		machine
	};
	return {
		schema: 2,
		...measured,
		bottleneck: bottleneckOf(measured)
	};
}
function tableOf(report) {
	return [[
		"Key",
		"Matched",
		"Stored",
		"Unpacked",
		"Files",
		"Time",
		"Phases",
		"Saved by"
	], [
		htmlCode(report.key),
		report.matchedKey === void 0 ? "–" : htmlCode(report.matchedKey),
		report.storedBytes === void 0 ? "–" : shortSizeText(report.storedBytes),
		report.bytes === void 0 ? "–" : shortSizeText(report.bytes),
		String(report.files ?? "–"),
		secondsText(report.totalMs),
		report.phases.map(({ name, ms }) => `${name} ${secondsText(ms)}`).join(", "),
		report.writer ? htmlText(report.writer.text) : "–"
	]];
}
const longMs = 1e4;
/** The phases as a Gantt chart, which GitHub renders from Mermaid's language: https://mermaid.js.org/syntax/gantt.html */
function chartOf({ phases, totalMs }) {
	const bars = phases.map((phase) => `    ${textOf(phase)} :${phase.startMs}, ${Math.max(phase.endMs, phase.startMs + 1)}`);
	return [
		"```mermaid",
		"gantt",
		...["    dateFormat x", `    axisFormat ${totalMs < longMs ? "%s.%L s" : "%s s"}`],
		...bars,
		"```"
	].join("\n");
}
/** The name of a bar. It has no colons and semicolons, which Mermaid would parse. */
function textOf({ name, startMs, endMs, ms, waitedMs, bytes, mibPerSecond }) {
	return `${name} ${waitedMs ? `worked ${secondsText(ms)} of ${secondsText(endMs - startMs)}` : secondsText(endMs - startMs)}${bytes ? `, ${shortSizeText(bytes)} at ${mibPerSecond} MiB/s` : ""}`;
}
// src/formats/squashfs/layers/items.ts
/** Lists directories that are laid on each other, as an overlay shows them. Paths are byte strings. */
const noItems = /* @__PURE__ */ new Map();
/** Looks for these names in a stack. Whiteouts are items, too. */
function itemsIn(stack, names) {
	const items = /* @__PURE__ */ new Map();
	const wanted = new Set(names);
	for (const dir of stack) {
		for (const [name, kind] of kindsIn(dir, wanted)) layBelow(items, name, {
			kind,
			dir
		});
		for (const [name, { isHiding }] of items) if (isHiding) wanted.delete(name);
	}
	return items;
}
const listedBytesPerName = 128;
function kindsIn(dir, names) {
	const mostBytes = names.size * listedBytesPerName;
	if (names.size > 1 && lstatSync(fromBytes(dir)).size < mostBytes) return membersOf(dir).flatMap((member) => names.has(member.name) ? [[member.name, member]] : []);
	return [...names].flatMap((name) => {
		const kind = lstatSync(fromBytes(joinNames(dir, name)), { throwIfNoEntry: false });
		return kind ? [[name, kind]] : [];
	});
}
/** All items of a stack. Whiteouts are items, too. */
function listStack(stack) {
	const items = /* @__PURE__ */ new Map();
	for (const dir of stack) for (const member of membersOf(dir)) layBelow(items, member.name, {
		kind: member,
		dir
	});
	return items;
}
function membersOf(dir) {
	return readdirSync(fromBytes(dir), {
		withFileTypes: true,
		encoding: "latin1"
	});
}
function layBelow(items, name, { kind, dir }) {
	const above = items.get(name);
	const [path, isDirectory] = [joinNames(dir, name), kind.isDirectory()];
	if (!above) items.set(name, {
		kind,
		path,
		stack: isDirectory ? [path] : [],
		isHiding: !isDirectory
	});
	else if (above.isHiding) return;
	else if (isDirectory) above.stack.push(path);
	else above.isHiding = true;
}
/** The items without whiteouts. Images hold no other devices. @param own a directory that may hold others */
function withoutWhiteouts(items, own) {
	const isWhiteout = ({ kind, path }) => kind.isCharacterDevice() && !(dirname$1(path) === own && lstatSync(fromBytes(path)).rdev !== 0);
	return new Map([...items].filter(([, item]) => !isWhiteout(item)));
}
/** The directory at a path below a stack. */
function stackAt(stack, path) {
	const at = {
		stack,
		isHiding: false
	};
	for (const name of path === "" ? [] : path.split("/")) {
		const item = itemsIn(at.stack, [name]).get(name);
		at.stack = item?.stack ?? [];
		at.isHiding ||= item?.isHiding === true;
	}
	return at;
}
function itemSize(item) {
	if (!item) return noSize;
	if (item.kind.isFile()) return {
		files: 1,
		bytes: lstatSync(fromBytes(item.path)).size
	};
	const size = { ...oneName };
	for (const child of withoutWhiteouts(listStack(item.stack)).values()) {
		const { files, bytes } = itemSize(child);
		size.files += files;
		size.bytes += bytes;
	}
	return size;
}
const noSize = {
	files: 0,
	bytes: 0
};
const oneName = {
	files: 1,
	bytes: 0
};
/** @param merging how many of the layers, the newest ones, are merged with the upper directory */
function treesOf({ upper, merged, layers, prefix }, merging) {
	const newest = stackAt(layers.slice(0, merging), prefix);
	const { stack: base } = stackAt(layers.slice(merging), prefix);
	return {
		upper: [upper, ...newest.stack],
		merged,
		base,
		isDetached: newest.isHiding
	};
}
/** The directories of an upper directory, a directory before those in it. @throws Error if there are more than `most` */
function directoriesIn(upper, most) {
	const names = [""];
	for (const name of names) {
		if (names.length > most) throw tooMany();
		for (const [child, item] of listStack([joinNames(upper, name)])) if (item.kind.isDirectory()) names.push(joinNames(name, child));
	}
	return names;
}
function tooMany() {
	return /* @__PURE__ */ new Error("the job changed more than a quarter of the files");
}
// src/mounts/root/mount-root.ts
/** Makes and finds mount roots: private directories, each of which holds the mounts of one restore. */
const pattern = new RegExp(`^headstart-mount-(${signPattern})-\\w{6}$`);
/**
* The directory for the mount roots of caches: beside RUNNER_TEMP, so that RUNNER_TEMP stays an ordinary directory, or in it
* if this user cannot write beside it, or if another disk is there.
*/
function parentOfMountRoots(temp) {
	const beside = dirname$1(realpathSync(temp));
	return lstatSync(beside).dev === statSync(temp).dev && orUndefined(() => accessSync(beside, constants$1.W_OK) ?? true) ? beside : temp;
}
/**
* Makes a mount root below `parent`, for this job.
* @throws Error where the start of the runner cannot be read: no later step would recognize the mounts
*/
function openMountRoot(parent) {
	return mkdtempSync(join(realpathSync(parent), `headstart-mount-${runnerSign(parent)}-`));
}
/** The sign of life of this job's runner. @param dir that says which disk the sign is for */
function runnerSign(dir) {
	const runner = process.ppid || 1;
	const start = startOf$2(runner);
	if (start === void 0) throw new Declined(`the start time of process ${runner} cannot be read`);
	return signOf({
		pid: runner,
		start
	}, dir);
}
/**
* The source of a mount, if it can be trusted: it is the mount root's path if the mount is ours. Only root can mount an
* overlay or tmpfs. Every user may mount FUSE and name any source, so only FUSE mounts of root and of this user count.
*/
function sourceOf({ type, source, user }) {
	return (type === "fuse" ? user === 0 || user === process.geteuid?.() : /^(overlay|tmpfs)$/.test(type)) ? source : void 0;
}
/**
* Where root keeps records of overlays. Only root can write there. They outlive a restart of the machine, as marks do, which
* `git clean` leaves in tracked directories.
*/
const recordsDir = "/var/lib/headstart";
function recordPathOf(dir) {
	return join(recordsDir, basename(dir));
}
/** Where root sees the directory that holds a mount root, as it is below all mounts. */
function belowPoint(dir) {
	return `${recordPathOf(dir)}-below`;
}
/** All mounts of a mount root: at the targets, inside the mount root, and below the overlay. */
function mountsOn(dir) {
	const [path, below] = [toBytes(dir), toBytes(belowPoint(dir))];
	const isOwn = (mount) => sourceOf(mount) === path || isWithin(mount.point, path) || mount.point === below;
	return readMounts().filter(isOwn);
}
/** Where the last mount of a mount root is in the kernel's table; -1 if there is none. */
function placeOfLastMount(dir) {
	const path = toBytes(dir);
	return readMounts().findLastIndex((mount) => sourceOf(mount) === path);
}
/** The source of the mounts that a broker makes. Only root can name the source of an overlay. */
const brokerSource = "headstart-broker";
/** The FUSE files that are mounted for a mount root. */
function filesServedFor(dir) {
	const path = toBytes(dir);
	return readMounts().filter((mount) => mount.type === "fuse" && sourceOf(mount) === path);
}
/** Judges by the name alone. */
function isMountRoot(dir) {
	return pattern.test(basename(dir));
}
/** The sign of life of the runner for which a mount root was made. */
function runnerSignOf(dir) {
	return pattern.exec(basename(dir))?.[1] ?? "";
}
/** What a mount root may hold. The server of a lazy mount has names of its own. */
const rootNames = {
	/** A directory with the content of each line, in `tree/<number>`. */
	tree: "tree",
	/** Shows the workspace without the overlay, and cannot be written to. */
	plain: "plain",
	/** Stands for the upper directory of a target that the job has not changed. */
	empty: "empty"
};
function nameIn(kind, number) {
	return `${kind}-${number}`;
}
/** The numbers that a mount root has names with. Empty if another process has removed the mount root. */
function numbersIn(dir, kind) {
	return (orUndefined(() => readdirSync(dir), "ENOENT") ?? []).flatMap((name) => {
		const number = Number(name.slice(kind.length + 1));
		return name === nameIn(kind, number) ? [number] : [];
	});
}
/** Where a numbered link leads, as a byte string; undefined if there is none. */
function linkIn(dir, kind, number) {
	return orUndefined(() => readlinkSync(join(dir, nameIn(kind, number)), "latin1"), "ENOENT", "EINVAL");
}
/** Makes links to the layers of an overlay. Short names: since util-linux 2.39, mount passes on at most 256 bytes of names. */
function linkLayers(dir, number, layers) {
	return layers.map((layer, i) => {
		symlinkSync(layer, join(dir, `${number}-${i}`));
		return `${number}-${i}`;
	});
}
/** The name of the upper directory of an overlay at a target. */
function upperNameOf({ type, options }) {
	return type === "overlay" ? /(?:^|,)upperdir=(upper-\d+)(?:,|$)/.exec(options)?.[1] : void 0;
}
/** Whether an overlay at a target also shows files that were there before it. */
function showsTargetBelow({ options }) {
	return /(?:^|,)lowerdir\+?=[^,]*target-/.test(options);
}
/**
* Where the layers of an image are mounted, the newest one first.
* @param image the number of the image among those of the entry, from 0 @param layers how many, with the image itself
*/
function layerPoints(image, layers) {
	return Array.from({ length: layers }, (_, i) => `l${image}-${layers - 1 - i}`);
}
// src/files/placing/journal-step.ts
/** The steps of a restore, and their lines in a journal. */
const stampSchema = /* @__PURE__ */ object({
	mode: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ finite()),
	/** Seconds since 1970; Node rounds to a fraction of a microsecond. */
	mtime: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ finite())
});
/** The fields with paths. The first field has the path that the step changes. */
const pathFields = {
	make: ["path"],
	move: ["to", "from"],
	replace: [
		"to",
		"from",
		"aside"
	],
	stamp: ["path"]
};
/** All paths of a step. The step changes the first one. */
function pathsOf(step) {
	const fields = step;
	return pathFields[step.do].map((field) => fields[field]);
}
/**
* A line of JSON for each step. Paths are relative to the parent of the staging directory: a journal can name nothing
* elsewhere, and holds in a container that has the workspace at another path.
* @param dir the staging directory of the steps
*/
function journalText(steps, dir) {
	const parent = toBytes(dirname$2(dir));
	const above = below(parent);
	const shorten = (path) => {
		if (path !== parent && !path.startsWith(above)) throw new Error(`${path} is not below ${parent}`);
		return path.slice(above.length);
	};
	return steps.map((step) => `${JSON.stringify(withPaths(step, shorten))}\n`).join("");
}
/** @throws Error when `textOf` does not write such lines */
function stepsInJournal(text, dir) {
	const parent = toBytes(dirname$2(dir));
	const lengthen = (path) => path === "" ? parent : `${below(parent)}${path}`;
	const lines = text.split("\n").slice(0, -1);
	const schema = stepSchema(toBytes(basename$1(dir)));
	return lines.map((line) => {
		const step = JSON.parse(line);
		const wrong = misfit(schema, step);
		if (wrong !== void 0) throw new Error(`its journal is none that a restore wrote${wrong}`);
		return withPaths(step, lengthen);
	});
}
function withPaths(step, change) {
	const paths = pathsOf(step);
	const changed = pathFields[step.do].map((field, i) => [field, change(paths[i])]);
	return {
		...step,
		...Object.fromEntries(changed)
	};
}
/** @param own name of the staging directory, which holds the staged files and no target */
function stepSchema(own) {
	const names = (path) => path.split("/");
	const isPath = (path) => names(path).every((name) => ![
		"",
		".",
		".."
	].includes(name));
	const pathWith = (isGood) => /* @__PURE__ */ pipe(/* @__PURE__ */ string(), /* @__PURE__ */ check((path) => isPath(path) && isGood(path)));
	const target = pathWith((path) => names(path)[0] !== own);
	const staged = pathWith((path) => path.startsWith(`${own}/`));
	const inode = /* @__PURE__ */ string();
	return /* @__PURE__ */ variant("do", [
		/* @__PURE__ */ object({
			do: /* @__PURE__ */ literal("make"),
			path: target
		}),
		/* @__PURE__ */ object({
			do: /* @__PURE__ */ literal("move"),
			to: target,
			from: staged,
			inode
		}),
		/* @__PURE__ */ object({
			do: /* @__PURE__ */ literal("replace"),
			to: target,
			from: staged,
			aside: staged,
			inode
		}),
		/* @__PURE__ */ object({
			do: /* @__PURE__ */ literal("stamp"),
			path: /* @__PURE__ */ union([/* @__PURE__ */ literal(""), target]),
			stamp: stampSchema,
			before: stampSchema
		})
	]);
}
// src/files/placing/journal.ts
/** The journal: a restore writes its steps down before it does them, so that they can be undone. */
const journalName = "journal";
const mostJournalBytes = Math.min(134217728, getHeapStatistics().heap_size_limit / 32);
/**
* Writes the steps to the journal in `dir`, the staging directory of the files to move, then does the steps in order. Until
* `commit`, `undo` undoes them, and the steps of earlier calls. @throws what the failed step threw
*/
function carryOut(steps, dir) {
	fs.appendFileSync(join$1(dir, journalName), journalText(steps, dir), { mode: 384 });
	for (const step of stampsIn(steps).toReversed()) allowChanges(step);
	for (const step of steps) carryOutStep(step);
}
/** Sets the time of a directory again: later steps and removing the staging directory have changed it. */
function stampAgain(step) {
	if (step.do === "stamp" && statAt(step.path)?.isDirectory()) stamp(step.path, step.stamp);
}
/** Makes the steps final: from now on, they cannot be undone. */
function commit(dir) {
	fs.rmSync(join$1(dir, journalName), { force: true });
}
/**
* Undoes the uncommitted steps in a staging directory, also after one of them fails. Files that another process has changed
* since then stay as they are.
* @param mayUndo whether to undo a step; the journal keeps the other steps
* @throws the first error of a step or of `mayUndo`; the journal then stays
*/
function undo(dir, mayUndo = () => true) {
	const steps = readJournal(dir);
	const left = /* @__PURE__ */ new Set();
	const failures = [];
	const forEach = (some, work) => {
		for (const step of some) try {
			if (mayUndo(step)) work(step);
			else left.add(step);
		} catch (error) {
			failures.push(error);
		}
	};
	forEach(stampsIn(steps).toReversed(), allowChanges);
	forEach(steps.toReversed(), undoStep);
	forEach(stampsIn(steps), unstamp);
	if (failures.length > 0) throw failures[0];
	const rest = journalText(steps.filter((step) => left.has(step)), dir);
	if (rest !== "") {
		const draft = join$1(dir, `${journalName}-draft`);
		fs.writeFileSync(draft, rest, { mode: 384 });
		rename(draft, join$1(dir, journalName));
	} else commit(dir);
}
/** Whether a staging directory has a journal with steps to undo, so that it must stay. */
function isUnfinished(dir) {
	return statAt(toBytes(join$1(dir, journalName))) !== void 0;
}
function readJournal(dir) {
	if (!isUnfinished(dir)) return [];
	const text = readOwnFile(join$1(dir, journalName), mostJournalBytes);
	if (!text) throw new Error("its journal is no file that a restore wrote");
	return stepsInJournal(text.toString(), dir);
}
function carryOutStep(step) {
	try {
		if (step.do === "make") fs.mkdirSync(fromBytes(step.path));
		else if (step.do === "stamp") stamp(step.path, step.stamp);
		else {
			if (step.do === "replace") renameOwn(step.to, step.aside);
			renameOwn(step.from, step.to);
		}
	} catch (error) {
		const [path, from = ""] = pathsOf(step);
		const dir = fromBytes(dirname$2(path));
		throw codeOf(error) === "EXDEV" ? mountInTheWay(from, path) : namingOwner(error, mayChange(dir) ? fromBytes(path) : dir);
	}
}
function undoStep(step) {
	if (step.do === "make") removeIfEmpty$1(step.path);
	else if (step.do === "move") putBack(step);
	else if (step.do === "replace" && statAt(step.aside)) {
		putBack(step);
		if (statAt(step.to)) throw new Error(`${fromBytes(step.to)} is in the way of what was there before`);
		renameOwn(step.aside, step.to);
	}
}
function putBack({ from, to, inode }) {
	if (!statAt(from) && inodeAt(to) === inode) renameOwn(to, from);
}
/**
* Identifies a file on its disk, also after a move; undefined if there is none. The disk has another number on each host, and
* through an overlay. On Windows, inodes exceed what numbers can hold.
*/
function inodeAt(path) {
	return fs.lstatSync(fromBytes(path), {
		bigint: true,
		throwIfNoEntry: false
	})?.ino.toString();
}
/**
* The directories that are missing on the way to a directory, the topmost first. All are byte strings.
* @throws Error if a file, or a link that leads to no directory, is in the way
*/
function missingDirectories(path) {
	if (fs.statSync(fromBytes(path), { throwIfNoEntry: false })?.isDirectory()) return [];
	if (statAt(path)) throw new Error(`${fromBytes(path)} is no directory, so nothing can be restored below it`);
	return [...missingDirectories(dirname$2(path)), path];
}
function removeIfEmpty$1(path) {
	try {
		fs.rmdirSync(fromBytes(path));
	} catch (error) {
		if (![
			"ENOENT",
			"ENOTDIR",
			"ENOTEMPTY",
			"EEXIST"
		].includes(codeOf(error) ?? "")) throw error;
	}
}
/** The merged directories; those below a directory come before it. */
function stampsIn(steps) {
	return steps.filter((step) => step.do === "stamp");
}
/**
* Lets this user change the names in a merged directory of its own, such as those of Go's module cache, which are 0555. The
* step's stamp sets the mode in the end. After a failure or a kill, `unstamp` gives back the mode that the journal knows.
*/
function allowChanges({ path }) {
	const stat = statAt(path);
	if (!stat?.isDirectory() || (stat.mode & 192) === 192) return;
	unlessForeign(() => fs.chmodSync(fromBytes(path), stat.mode & 4095 | 192));
}
function unstamp({ path, before }) {
	const stat = statAt(path);
	if (!stat?.isDirectory()) return;
	if (stat.mtimeMs / 1e3 !== before.mtime || (stat.mode & 4095) !== before.mode) stamp(path, before);
}
function stamp(path, { mode, mtime }) {
	unlessForeign(() => {
		fs.chmodSync(fromBytes(path), mode);
		fs.utimesSync(fromBytes(path), mtime, mtime);
	});
}
/** A directory of another user keeps its mode and time, even if this user may write to it. */
function unlessForeign(change) {
	orUndefined(change, "EPERM");
}
/** The restore renames files from a staging directory beside the target, which works only within one mount. */
function mountInTheWay(source, target) {
	const deviceOf = (path) => statAt(path)?.dev;
	let point = statAt(target)?.isDirectory() ? target : dirname$2(target);
	const device = deviceOf(point);
	while (dirname$2(point) !== point && deviceOf(dirname$2(point)) === device) point = dirname$2(point);
	const where = device === deviceOf(source) ? `${fromBytes(target)} or a directory above it` : fromBytes(point);
	return /* @__PURE__ */ new Error(`something is mounted below the target, at ${where}, and files cannot be renamed to another mount. Unmount it before this step, or exclude it from \`path\` with a line that starts with !`);
}
// src/files/placing/staging.ts
/** Private directories beside the targets, which hold a restored tree until all of it is ready. */
const stagingName = new RegExp(`^${stagingPrefix.replace(".", "\\.")}(${signPattern})-\\w{6}$`);
/**
* Makes a staging directory within `parent`, which must exist. `remove` or the end of the block removes the directory,
* unless the next run needs it to undo steps that this run could not undo.
*/
function openStaging(parent) {
	const { dir, sign } = makeWithSign(parent);
	const remove = () => {
		if (isUnfinished(dir)) return;
		removeStaging(dir);
		sign?.close();
	};
	/** `dir` is absolute, on the same file system as the target beside it. */
	return {
		dir,
		remove,
		[Symbol.dispose]: remove
	};
}
/** Removes a staging directory. The socket goes last: if a kill interrupts this, the next run goes on. */
function removeStaging(dir) {
	if (!statAt(toBytes(dir))) return;
	for (const name of readdirSync(dir)) if (name !== signName) removeTree(join$1(dir, name));
	removeTree(dir);
}
/**
* The directory for a line's staging directory: the one that holds the target; or the target itself, if it is a directory on
* another file system, or if this user cannot write beside it.
*/
async function stagingParent({ base, literal }) {
	const beside = nearestDirectory(base);
	if (literal === void 0) return beside;
	const target = lstatSync(literal, { throwIfNoEntry: false });
	if (!target?.isDirectory()) return beside;
	if (target.dev !== lstatSync(beside).dev) return literal;
	return fs$1.access(beside, fs$1.constants.W_OK).then(() => beside, () => literal);
}
function nearestDirectory(path) {
	let directory = path;
	while (!statSync(directory, { throwIfNoEntry: false })?.isDirectory()) {
		const above = dirname$2(directory);
		if (above === directory) throw new Error(`there is no ${directory}`);
		directory = above;
	}
	return directory;
}
/** Whether a directory belongs to this user, and no other user can read it. */
function isPrivate(dir) {
	const stat = statAt(toBytes(dir));
	return stat !== void 0 && isPrivateDirectory(stat);
}
/** Like `isPrivate`, for a file whose state was read earlier. */
function isPrivateDirectory(stat) {
	return stat.isDirectory() && isOwnedByUser(stat) && isPrivateMode(stat);
}
/** Whether a staging directory has the socket that the run which made it listens on while it lives. */
function hasSign(dir) {
	return isSocketIn(dir, signName);
}
const signName = "alive";
const birthName = "born";
const mostBirths = 10;
/**
* Another run may take a directory without a sign for a killed run's, and remove it. Then this run makes another one.
* @throws the system's error
*/
function makeWithSign(parent, births = 1) {
	const dir = mkdtempSync(join$1(parent, `${stagingPrefix}${ownSign(parent)}-`));
	try {
		return {
			dir,
			sign: giveSignOfLife(dir)
		};
	} catch (error) {
		if (codeOf(error) !== "ENOENT" || births === mostBirths) throw error;
		return makeWithSign(parent, births + 1);
	}
}
/**
* A listening socket ends with its process. Unlike a pid, it cannot be stale. On a file system without sockets, an empty
* file keeps other runs from removing the directory, so the directory of a killed run stays.
* @throws the system's error, ENOENT if another run has removed the directory
*/
function giveSignOfLife(dir) {
	const server = createServer((socket) => socket.destroy()).unref();
	const [birth, sign] = [join$1(dir, birthName), join$1(dir, signName)];
	if (!listenIn(dir, birthName, server)) {
		writeFileSync(sign, "");
		return;
	}
	try {
		rename(birth, sign);
	} catch (error) {
		server.close();
		throw error;
	}
	return server;
}
/**
* Removes the directory of a run that was killed before it gave its sign. No system call removes a directory with content,
* so none that has its sign goes.
*/
function removeUnborn(dir) {
	try {
		if (isSocketIn(dir, birthName)) rmSync(join$1(dir, birthName));
		rmdirSync(dir);
	} catch {}
}
/** Whether the run that made a staging directory may be alive. */
async function isAlive(dir) {
	const [, sign] = stagingName.exec(basename$1(dir)) ?? [];
	return mayLive(dir, sign, () => answers(dir));
}
async function answers(dir) {
	if (!hasSign(dir)) return false;
	try {
		const socket = await connectTo(dir, signName);
		socket?.destroy();
		return socket !== void 0;
	} catch {
		return true;
	}
}
const lockTimeoutMs = 6e4;
function lockIn(parent) {
	return join$1(parent, `${stagingPrefix}lock-${process.geteuid?.() ?? 0}`);
}
/** @throws Error when another file has the name of the lock, so that no process can ever get the lock */
function checkLockIn(parent) {
	checkLock(lockIn(parent));
}
/**
* Locks the directory that holds this process's staging directory, until the result is disposed of or the process ends.
* Does not lock on a file system without sockets: other processes could not see there that the holder was killed.
* @throws Error when another process holds the lock for longer than a minute, or another file has its name
*/
async function lockDirectory(staging, signal) {
	if (!hasSign(staging)) return { [Symbol.dispose]: () => {} };
	const parent = dirname$2(staging);
	const path = lockIn(parent);
	const late = () => /* @__PURE__ */ new Error(`another restore has been busy in ${parent} for a minute; if it ran on another host, which is gone, remove ${path}`);
	const { release } = await waitForLock(path, {
		madeIn: staging,
		signal,
		limitMs: lockTimeoutMs,
		late
	});
	return { [Symbol.dispose]: release };
}
// src/mounts/root/clear.ts
/** Removes what an overlay has left in the workspace: marks, and what the job has left below the targets. */
/** Clears each target. What cannot be cleared stays. */
function clearTargets(record, { aside, warn }) {
	const { workspace, targets, made } = record;
	for (const [i, target] of targets.entries()) try {
		clearTarget(workspace, target, aside === void 0 ? void 0 : join(aside, nameIn("left", i)));
	} catch (error) {
		warn(`What the job left at ${fromBytes(`${workspace}/${target.path}`)} stays: ${messageOf(error)}`);
	}
	if (aside === void 0) return;
	for (const path of made.toReversed()) removeIfEmpty(workspace, path);
}
function clearTarget(workspace, { path, parents }, aside) {
	const above = openAbove(workspace, path);
	if (above === "gone") return;
	if (above === "replaced") throw new Error("a directory above it has been replaced");
	using _ = above;
	const target = `${above.path}/${basename(path)}`;
	const stat = statAt(target);
	if (isWhiteout(stat)) unlinkSync(fromBytes(target));
	if (!stat || isWhiteout(stat)) return;
	try {
		if (aside === void 0 || parents === void 0) return;
		if (above.identities.join() !== parents.join()) throw new Error("a directory above it is another one than at the restore");
		if (stat.isDirectory()) chmodSync(fromBytes(target), 448);
		renameSync(fromBytes(target), aside);
	} finally {
		if (statAt(target)?.isDirectory()) clearMarks(target);
	}
}
/**
* Opens the directory that holds a path step by step, and follows no link. Removes the mark in the place of a directory.
*/
function openAbove(workspace, path) {
	using opened = new DisposableStack();
	const identities = [];
	let place = workspace;
	try {
		for (const step of ["", ...stepsOf(path).slice(0, -1)]) {
			if (step !== "") place = `${place}/${basename(step)}`;
			const stat = statAt(place);
			if (isWhiteout(stat)) unlinkSync(fromBytes(place));
			if (!stat?.isDirectory()) return !stat || isWhiteout(stat) ? "gone" : "replaced";
			const file = openSync(fromBytes(place), constants$1.O_DIRECTORY | constants$1.O_NOFOLLOW);
			opened.defer(() => closeSync(file));
			identities.push(identityIn(fstatSync(file, { bigint: true })));
			place = `/proc/self/fd/${file}`;
		}
		const kept = opened.move();
		return {
			path: place,
			identities,
			[Symbol.dispose]: () => kept.dispose()
		};
	} catch (error) {
		if (codeOf(error) === "ENOENT") return "gone";
		if (["ENOTDIR", "ELOOP"].includes(codeOf(error) ?? "")) return "replaced";
		throw error;
	}
}
/** Goes on where it cannot read or write. @param dir a byte string @throws the first error, in the end */
function clearMarks(dir) {
	const errors = [];
	for (const item of readdirSync(fromBytes(dir), {
		withFileTypes: true,
		encoding: "latin1"
	})) {
		const path = `${dir}/${item.name}`;
		try {
			if (item.isDirectory()) clearMarks(path);
			else if (item.isCharacterDevice() && isWhiteout(statAt(path))) unlinkSync(fromBytes(path));
		} catch (error) {
			errors.push(error);
		}
	}
	if (errors.length > 0) throw errors[0];
}
function removeIfEmpty(workspace, path) {
	try {
		const above = openAbove(workspace, path);
		if (typeof above === "string") return;
		using _ = above;
		rmdirSync(fromBytes(`${above.path}/${basename(path)}`));
	} catch {}
}
/** The paths from the top down to a path, which is the last one. */
function stepsOf(path) {
	const names = path.split("/");
	return names.map((_, i) => names.slice(0, i + 1).join("/"));
}
/** The mark that an overlay leaves where something of a lower layer was removed. The job has no such file. */
function isWhiteout(stat) {
	return stat?.isCharacterDevice() === true && stat.rdev === 0;
}
/** A file system gives the number of a removed directory to the next one, so the time of birth tells them apart. */
function identityIn({ dev, ino, birthtimeNs }) {
	return `${dev}:${ino}:${birthtimeNs}`;
}
const recordSchema = /* @__PURE__ */ object({
	/** Absolute, without links; a byte string. */
	workspace: /* @__PURE__ */ string(),
	targets: /* @__PURE__ */ array(/* @__PURE__ */ object({
		/** Relative to the workspace; a byte string. */
		path: /* @__PURE__ */ string(),
		/** The mount root of the image. */
		mountRoot: /* @__PURE__ */ string(),
		/**
		* The directories from the workspace down to the one that holds the target, as `identityIn` identifies them. Absent if the
		* workspace has files of its own at the target: then the job has unpacked the cached ones there, and they stay.
		*/
		parents: /* @__PURE__ */ optional(/* @__PURE__ */ array(/* @__PURE__ */ string()))
	})),
	/** Where the layers are mounted, the upmost one first; absolute. */
	layers: /* @__PURE__ */ array(/* @__PURE__ */ string()),
	/** Directories that were made above targets, relative to the workspace; byte strings. */
	made: /* @__PURE__ */ array(/* @__PURE__ */ string()),
	/**
	* The sign of the job that found the overlay of a killed job in use. Its processes see the old images for as long as they live,
	* although the overlay is no longer mounted.
	*/
	detachedFor: /* @__PURE__ */ optional(/* @__PURE__ */ string())
});
/** @throws ToolFailure, or the abort reason */
async function writeRecord({ dir, record }, rights, signal) {
	await rights.write(recordsDir, basename(dir), JSON.stringify(record), signal);
}
/** Undefined unless root wrote it. */
function recordOf$1(dir) {
	const record = readRecord(basename(dir));
	return record && toBytes(dirname$1(dir)) === dirname$1(record.workspace) ? record : void 0;
}
/** The records of all overlays over workspaces, and their mount roots, which may be gone. */
function allRecords() {
	return (orUndefined(() => readdirSync("/var/lib/headstart")) ?? []).filter(isMountRoot).flatMap((name) => {
		const record = readRecord(name);
		return record ? {
			dir: join(fromBytes(dirname$1(record.workspace)).toString(), name),
			record
		} : [];
	});
}
function readRecord(name) {
	const path = join(recordsDir, name);
	const stat = statAt(toBytes(path));
	if (!stat?.isFile() || stat.uid !== 0 || (stat.mode & 18) !== 0) return void 0;
	const value = orUndefined(() => JSON.parse(readFileSync(path, "utf8")));
	return misfit(recordSchema, value) === void 0 ? value : void 0;
}
/** The targets that the overlay shows. */
function shownIn({ targets }) {
	return targets.filter(({ parents }) => parents !== void 0);
}
/** The overlay that covers a workspace; undefined if there is none. @param workspace without links */
function coverOf(workspace) {
	const point = toBytes(workspace);
	const mount = readMounts().findLast((mount) => mount.point === point);
	const dir = mount?.type === "overlay" ? fromBytes(sourceOf(mount) ?? "").toString() : "";
	const record = isMountRoot(dir) ? recordOf$1(dir) : void 0;
	return record?.workspace === point ? {
		dir,
		record
	} : void 0;
}
/** Where Headstart shows caches, for any job. Absolute byte strings. */
function ownTargets() {
	return readMounts().flatMap((mount) => {
		const dir = fromBytes(sourceOf(mount) ?? "").toString();
		if (!isMountRoot(dir)) return [];
		const record = recordOf$1(dir);
		return record ? shownIn(record).map(({ path }) => `${record.workspace}/${path}`) : [mount.point];
	});
}
/** @throws Error when a mount at the target would hide a protected directory or another mount */
function checkTarget(target, protectedDirs) {
	const name = fromBytes(target).toString();
	if (!statAt(`${target}/.`)) return;
	const real = realpathSync(fromBytes(target), "latin1");
	if (protectedDirs.some((path) => existsSync(path) && isWithin(realpathSync(path, "latin1"), real))) throw new Declined(`${name} holds the directory of the job or the store`);
	if ([...readMounts().map(({ point }) => point), ...ownTargets()].some((point) => isWithin(point, real))) throw new Declined(`something is mounted at ${name} already, or below it`);
}
// src/mounts/root/unmount.ts
/** Takes mount roots down: unmounts everything, and removes the files. */
const mostAttempts = 10;
const pauseMs = 300;
/**
* Unmounts all mounts of a mount root, then removes the mount root. Detaches a busy mount, which then disappears when no
* process uses it any more; a later run removes the mount root. @throws ToolFailure
*/
async function takeDown(dir, { rights, warn, isOwn }) {
	if (!isMountRoot(dir)) throw new Error(`${dir} is no mount root`);
	const signal = AbortSignal.timeout(6e4);
	const own = toBytes(dir);
	const isMemory = ({ point }) => point === own;
	const record = recordOf$1(dir);
	const layers = record?.layers.map(toBytes) ?? [];
	const shown = [...readMounts().filter(({ point }) => layers.includes(point)), ...mountsOn(dir).filter((mount) => !isMemory(mount))];
	if (record) checkNested(record.workspace, {
		shown,
		source: own
	});
	const unmountAll = async () => {
		const busy = await unmountUnused(shown.reverse(), record ? 1 : mostAttempts, {
			rights,
			signal
		});
		if (busy.points.length === 0) return false;
		if (record && !isOwn) await writeRecord({
			dir,
			record: {
				...record,
				detachedFor: runnerSign(dirname$1(dir))
			}
		}, rights, signal);
		await detach(busy, {
			rights,
			signal,
			...!record && { warn }
		});
		return true;
	};
	const isBusy = await (record ? outside(unmountAll) : unmountAll());
	if (record) clearTargets(record, {
		...isOwn && isPrivate(dir) && { aside: dir },
		warn
	});
	else if (isOwn && isPrivate(dir)) removeMade$1(dir);
	const left = mountsOn(dir);
	if (!left.every(isMemory)) return { removeFiles: async () => {} };
	await detach(await unmountUnused(left, mostAttempts, {
		rights,
		signal
	}), {
		rights,
		signal,
		warn
	});
	const isInUse = isBusy && left.length === 0;
	const records = record ? [recordPathOf(dir), belowPoint(dir)] : [];
	const unneeded = isInUse ? [] : [...isPrivate(dir) ? [dir] : [], ...records];
	return { async removeFiles() {
		const left = unneeded.filter((path) => !isRemoved(path));
		const args = [
			"-rf",
			"--one-file-system",
			"--",
			...left.map((path) => path === dir ? basename(dir) : path)
		];
		const cwd = left.includes(dir) ? dirname$1(dir) : "/";
		if (left.length > 0) await rights.run("rm", args, {
			cwd,
			signal
		});
	} };
}
/** Removes what this user can remove: starting a program would take longer. */
function isRemoved(path) {
	try {
		removeTree(path);
		return true;
	} catch (error) {
		if (["EACCES", "EPERM"].includes(codeOf(error) ?? "")) return false;
		throw error;
	}
}
/** @throws Error if a step has mounted something in or over the workspace: unmounting the overlay would take that away, too */
function checkNested(workspace, { shown, source }) {
	if (!shown.some(({ point }) => point === workspace)) return;
	const isOwn = (mount) => mount.point === workspace && sourceOf(mount) === source;
	const nested = readMounts().find((mount) => isWithin(mount.point, workspace) && !isOwn(mount));
	if (nested) throw new Error(`${fromBytes(nested.point)} is mounted in the workspace; unmount it in the job`);
}
/** Unmounts in the order given. @returns the mounts that stay busy */
async function unmountUnused(mounts, attempts, work) {
	let points = mounts.map(({ point }) => point);
	let reason = "";
	for (let attempt = 0; attempt < attempts && points.length > 0; attempt++) {
		if (attempt > 0) await setTimeout$2(pauseMs, void 0, { signal: work.signal });
		try {
			await unmountAt(points, [], work);
			points = [];
		} catch (error) {
			reason = messageOf(error);
			points = stillMounted(points);
		}
	}
	return {
		points,
		reason
	};
}
/** Detaches busy mounts, which disappear when no process uses them any more. */
async function detach({ points, reason }, { warn, ...work }) {
	if (points.length === 0) return;
	for (const point of points) warn?.(`${fromBytes(point)} is still in use, so it was only detached: ${reason}`);
	await unmountAt(points, ["-l"], work).catch((error) => {
		if (stillMounted(points).length > 0) throw error;
	});
}
function stillMounted(points) {
	const mounted = new Set(readMounts().map(({ point }) => point));
	return points.filter((point) => mounted.has(point));
}
/** Removes the directories that were made as mount points and are empty. */
function removeMade$1(dir) {
	for (const number of numbersIn(dir, "made").sort((a, b) => b - a)) {
		const [target, made] = [linkIn(dir, "target", number), linkIn(dir, "made", number)];
		if (target !== void 0 && made !== void 0) removeEmpty(target, made);
	}
}
/** Removes a directory and those above it, up to the topmost one, as long as they are empty. Takes byte strings. */
function removeEmpty(directory, topmost) {
	const remove = () => {
		for (let path = directory; isWithin(path, topmost); path = dirname$1(path)) rmdirSync(fromBytes(path));
	};
	orUndefined(remove, "ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR");
}
/**
* Unmounts at paths that a user named, in this order, without passing a path to a privileged program.
* @param points the mount points as the kernel's table has them; the mount root may be gone
* @throws ToolFailure if one stays mounted, or the abort reason
*/
async function unmountAt(points, options, { rights, signal }) {
	const isOutside = (dir) => {
		const path = orUndefined(() => toBytes(realpathSync(dir)));
		return path !== void 0 && points.every((point) => !isWithin(path, point));
	};
	using scratch = openScratch([tmpdir(), "/tmp"].find(isOutside) ?? "/");
	const links = points.map((_, i) => `point-${i}`);
	for (const [i, point] of points.entries()) symlinkSync(fromBytes(point), join(scratch.dir, `point-${i}`));
	await rights.run("umount", [
		"-i",
		...options,
		"--",
		...links
	], {
		cwd: scratch.dir,
		signal
	});
}
/** Leaves the working directory for the time of the work, which mounts over it or unmounts it. */
async function outside(work) {
	const before = process.cwd();
	process.chdir("/");
	try {
		return await work();
	} finally {
		process.chdir(before);
	}
}
// src/mounts/broker.ts
/** Asks a broker on the host to mount for this job, which may not mount. See docs/broker.md. */
const texts = /* @__PURE__ */ array(/* @__PURE__ */ string());
const refusal = /* @__PURE__ */ object({ no: /* @__PURE__ */ string() });
const mountReply = /* @__PURE__ */ object({
	need: /* @__PURE__ */ optional(texts, []),
	fetches: /* @__PURE__ */ optional(/* @__PURE__ */ boolean(), false)
});
const detachedReply = /* @__PURE__ */ object({ detached: texts });
const mostSeconds = {
	mount: 2,
	detached: 30,
	umount: 30,
	import: 930,
	fetch: 930
};
const earlierSeconds = .3;
const keptSeconds = 8;
const mostReplyBytes = 1024 ** 2;
const fullQueueMs = 20;
function linesOn(socket) {
	const reader = createInterface({ input: socket });
	socket.on("data", () => void (socket.bytesRead > mostReplyBytes && socket.destroy()));
	socket.on("close", () => reader.close());
	return reader[Symbol.asyncIterator]();
}
/** Waits while other jobs keep the queue of the broker's socket full. */
async function connected(path, signal) {
	for (;;) {
		const socket = connect({
			path,
			signal
		}).on("error", () => {});
		try {
			await once$1(socket, "connect", { signal });
			return socket;
		} catch (error) {
			if (codeOf(error) !== "EAGAIN") throw error;
			await setTimeout$2(fullQueueMs, void 0, { signal });
		}
	}
}
/** Each request has a connection of its own. The broker begins with a number that proves who answers. */
async function ask(path, jobSignal, task, values, most = mostSeconds[task]) {
	const begin = performance.now();
	const late = new AbortController();
	const waitFor = (seconds) => setTimeout(() => late.abort(), seconds * 1e3);
	let timer = waitFor(most);
	const signal = AbortSignal.any([jobSignal, late.signal]);
	let socket;
	try {
		socket = await connected(path, signal);
		const lines = linesOn(socket);
		const { value: nonce } = await lines.next();
		const seconds = most - earlierSeconds - (performance.now() - begin) / 1e3;
		clearTimeout(timer);
		timer = waitFor(seconds + earlierSeconds + keptSeconds);
		socket.write(`${JSON.stringify({
			...values,
			do: task,
			nonce,
			seconds
		})}\n`);
		const { value } = await lines.next();
		signal.throwIfAborted();
		if (value === void 0) throw new Declined("the broker ended without an answer");
		const reply = JSON.parse(value);
		if (/* @__PURE__ */ is(refusal, reply)) throw new Declined(`the broker refused, for ${reply.no}`);
		return reply;
	} catch (error) {
		jobSignal.throwIfAborted();
		throw late.signal.aborted ? new Declined("the broker does not answer") : error;
	} finally {
		clearTimeout(timer);
		socket?.destroy();
	}
}
/** All requests reject with the broker's reason, as the rest of a sentence, or with the abort reason. */
function brokerAt(path, jobSignal) {
	let leftSeconds = mostSeconds.mount;
	const answer = (...request) => ask(path, jobSignal, ...request);
	return {
		/**
		* @param target a directory of this user, without links
		* @param layers the digests of the layers, the upmost one first
		* @param view a directory as `target`, at which the broker shows the job's changes in `upper`, and the layers in `base`
		* @param path of the directory in the layers that the target shows, relative to their top, with no part that is empty, `.` or
		* `..`
		* @returns the digests of the layers that the broker lacks, none after it has mounted; and whether it may fetch entries
		* of trusted branches itself
		*/
		async mount(target, layers, view, path) {
			const begin = performance.now();
			try {
				if (leftSeconds <= earlierSeconds) throw new Declined("the broker does not answer");
				const reply = await answer("mount", {
					target,
					layers,
					view,
					path
				}, leftSeconds);
				const { need, fetches } = parse$1(mountReply, reply, { message: "the broker does not say which images it lacks" });
				return {
					digests: need,
					fetches
				};
			} catch (error) {
				leftSeconds -= (performance.now() - begin) / 1e3;
				throw error;
			}
		},
		/**
		* The directories of a view's `upper` that the overlay does not merge with the directories of the same name in `base`,
		* below the mount's `path` there, as byte strings. Containers may not read the overlay's marks.
		*/
		async detachedIn(view) {
			return parse$1(detachedReply, await answer("detached", { view }), { message: "the broker does not say which directories were renamed" }).detached;
		},
		async unmount(target) {
			await answer("umount", { target });
		},
		/** The broker copies the layers and rebuilds them. The answer comes when it can mount them. */
		async hand(layers) {
			await answer("import", layers);
		},
		/** The broker reads the layers with these digests from its own bucket. The answer comes when it can mount them. */
		async fetch(entry, layers) {
			await answer("fetch", {
				entry,
				layers
			});
		}
	};
}
/** Ends the mounts that a broker has made for this job. Warns instead of failing. */
async function unmountBrokered(socket, mounts) {
	const broker = brokerAt(socket, AbortSignal.timeout(3e4));
	for (const mount of mounts.toReversed()) try {
		if (isBrokerMount(mount.target)) await broker.unmount(mount.target);
		if (isBrokerMount(mount.view, "tmpfs")) await broker.unmount(mount.view);
		removeMade(mount);
	} catch (error) {
		warning(`${mount.target} stays mounted until the container ends: ${messageOf(error)}`);
	}
}
function isBrokerMount(target, type = "overlay") {
	const point = toBytes(target);
	return readMounts().some((mount) => mount.point === point && mount.type === type && mount.source === "headstart-broker");
}
/** Removes the empty directories that were made for a mount. */
function removeMade({ target, made, view }) {
	removeEmpty(toBytes(view), toBytes(view));
	if (made !== void 0) removeEmpty(toBytes(target), toBytes(made));
}
// src/mounts/root/overlay-marks.ts
/** Finds directories of an upper directory that the overlay does not merge with lower directories of the same name. */
/** Options of GNU tar. */
const overlayAttributes = ["--xattrs", "--xattrs-include=trusted.overlay.*"];
/**
* Only root can see the marks, which are attributes, and Node reads no attributes.
* https://docs.kernel.org/filesystems/overlayfs.html
* @param names of directories in the upper directory; byte strings, '' for the upper directory itself
* @returns the directories with one of the marks
* @throws Error when the attributes cannot be read
*/
async function detachedIn(upper, names, { rights, signal }, marks = ["redirect", "opaque"]) {
	if (names.length === 0) return /* @__PURE__ */ new Set();
	const attributes = marks.map((mark) => `SCHILY.xattr.trusted.overlay.${mark}`);
	const list = names.map((name) => `${name === "" ? "." : name}\0`).join("");
	const reader = archiveReader();
	const directories = [
		"--no-recursion",
		"--null",
		"--verbatim-files-from",
		"--files-from=-"
	];
	const args = [
		"--create",
		"--file=-",
		"--format=posix",
		...overlayAttributes,
		...directories
	];
	const archive = await rights.runWith(Buffer.from(list, "latin1"), "tar", args, {
		cwd: upper,
		signal
	});
	const members = [...reader.push(archive)];
	reader.finish();
	const isMarked = members.map((member) => {
		if (Buffer.isBuffer(member) || member.kind !== "directory") throw new Declined("a directory was replaced meanwhile");
		return member.attributes?.some((attribute) => attributes.includes(attribute));
	});
	if (members.length !== names.length) throw new Declined("tar did not read all directories");
	return new Set(names.filter((_, i) => isMarked[i]));
}
// src/mounts/shown-targets.ts
/** Finds out what a cache shows to the job, and where the job's writes to it are. */
/** @param mountRoot of the cache @param workspace absolute */
function shownTargets(mountRoot, workspace) {
	return [...shownAtTargets(mountRoot), ...shownWithin(realpathSync(workspace), mountRoot)];
}
function shownAtTargets(mountRoot) {
	const own = toBytes(mountRoot);
	return readMounts().flatMap((mount) => {
		const upper = upperNameOf(mount);
		if (sourceOf(mount) !== own || upper === void 0) return [];
		return {
			target: mount.point,
			upper: realpathSync(join(mountRoot, upper), "latin1"),
			mount
		};
	});
}
function shownWithin(workspace, mountRoot) {
	const cover = coverOf(workspace);
	const mount = readMounts().findLast(({ point }) => point === toBytes(workspace));
	if (!cover || !mount) return [];
	const below = toBytes(join(cover.dir, rootNames.plain));
	return shownIn(cover.record).filter((target) => target.mountRoot === mountRoot).map(({ path }) => {
		const parents = stepsOf(path).slice(0, -1);
		const end = parents.findIndex((step) => !statAt(`${below}/${step}`)?.isDirectory());
		const isWritten = end === -1 && statAt(`${below}/${path}`) !== void 0;
		return {
			target: `${cover.record.workspace}/${path}`,
			upper: isWritten ? `${below}/${path}` : void 0,
			mount,
			above: {
				upper: fromBytes(below).toString(),
				names: end === -1 ? parents : parents.slice(0, end)
			}
		};
	});
}
// src/stores/on-demand/blocks.ts
/** The most that a reader may ask for at once, in bytes: as much as the kernel reads ahead. */
const largestRead = 131072;
/**
* @param file open for reading and writing; may have holes; in `dir`
* @param size of all blocks together, in bytes
*/
function openBlocks({ file, dir }, size, waiting) {
	const memory = newBufferPool(largestRead);
	const count = Math.ceil(size / blockBytes);
	const present = /* @__PURE__ */ new Set();
	const wanted = /* @__PURE__ */ new Set();
	let prefetched = 0;
	const want = (block) => {
		if (!wanted.has(block) && present.has(block)) prefetched++;
		wanted.add(block);
	};
	return {
		size,
		count,
		has: (block) => present.has(block),
		isWhole: () => present.size === count,
		async read(start, end, signal) {
			const blocks = blocksBetween(start, end);
			for (const block of blocks) want(block);
			const missing = blocks.filter((block) => !present.has(block));
			if (missing.length > 0) await waiting.arrivalOf(missing, signal);
			const room = memory.acquire(end - start);
			const { bytesRead } = await file.read(room, 0, room.length, start);
			if (bytesRead !== end - start) throw new Error(`only ${bytesRead} of ${end - start} bytes are there`);
			return room;
		},
		release: memory.release,
		/** Writes a verified block, given in pieces. @throws Error that names the disk if it is full */
		async keep(block, pieces) {
			await writeWhole$1(file, dir, pieces, block * blockBytes);
			present.add(block);
			waiting.arrived(block);
		},
		usage() {
			const missingFromLast = wanted.has(count - 1) ? count * blockBytes - size : 0;
			return {
				blocks: count,
				presentBlocks: present.size,
				wantedBlocks: wanted.size,
				prefetchedBlocks: prefetched,
				unreadBytes: size - (wanted.size * blockBytes - missingFromLast)
			};
		}
	};
}
// src/mounts/lazy/fuse-messages.ts
/** The messages of the kernel's FUSE protocol that a file system of one file needs. */
/** https://man7.org/linux/man-pages/man3/errno.3.html */
const errors = {
	EINTR: 4,
	EIO: 5,
	ENOSYS: 38
};
const opcodes = {
	forget: 2,
	getattr: 3,
	read: 15,
	statfs: 17,
	init: 26,
	interrupt: 36,
	batchForget: 42
};
const requestHeaderBytes = 40;
/** @throws Error on a big-endian machine */
function readRequest(message) {
	if (endianness() !== "LE") throw new Error("the machine is big-endian");
	const unique = message.readBigUInt64LE(8);
	const body = message.subarray(requestHeaderBytes);
	switch (message.readUInt32LE(4)) {
		case opcodes.read: {
			const start = Number(body.readBigUInt64LE(8));
			return {
				kind: "read",
				unique,
				start,
				end: start + body.readUInt32LE(16)
			};
		}
		case opcodes.interrupt: return {
			kind: "interrupt",
			interrupted: body.readBigUInt64LE(0)
		};
		case opcodes.forget:
		case opcodes.batchForget: return { kind: "forget" };
		case opcodes.init: return {
			kind: "init",
			unique,
			maxReadahead: body.readUInt32LE(8),
			flags: body.readUInt32LE(12)
		};
		case opcodes.getattr: return {
			kind: "attributes",
			unique
		};
		case opcodes.statfs: return {
			kind: "statistics",
			unique
		};
		default: return {
			kind: "other",
			unique
		};
	}
}
/** @param size of the file, in bytes */
function replyTo(request, size) {
	const { unique } = request;
	if (request.kind === "init") return {
		unique,
		error: 0,
		body: initBody(request)
	};
	if (request.kind === "attributes") return {
		unique,
		error: 0,
		body: attributesBody(size)
	};
	if (request.kind === "statistics") return {
		unique,
		error: 0,
		body: Buffer.alloc(80)
	};
	return {
		unique,
		error: errors.ENOSYS
	};
}
const version = {
	major: 7,
	minor: 31
};
const asyncRead = 1;
const maxBackground = 64;
function initBody({ maxReadahead, flags }) {
	const body = Buffer.alloc(64);
	body.writeUInt32LE(version.major, 0);
	body.writeUInt32LE(version.minor, 4);
	body.writeUInt32LE(maxReadahead, 8);
	body.writeUInt32LE(flags & asyncRead, 12);
	body.writeUInt16LE(maxBackground, 16);
	body.writeUInt16LE(maxBackground, 18);
	body.writeUInt32LE(4096, 20);
	body.writeUInt32LE(1, 24);
	return body;
}
/** A regular file that only its owner can read. */
const fileMode = 33024;
const validSeconds = 1000000000n;
function attributesBody(size) {
	const body = Buffer.alloc(104);
	body.writeBigUInt64LE(validSeconds, 0);
	const attributes = body.subarray(16);
	attributes.writeBigUInt64LE(1n, 0);
	attributes.writeBigUInt64LE(BigInt(size), 8);
	attributes.writeBigUInt64LE(BigInt(Math.ceil(size / 512)), 16);
	attributes.writeUInt32LE(fileMode, 60);
	attributes.writeUInt32LE(1, 64);
	attributes.writeUInt32LE(process.geteuid?.() ?? 0, 68);
	attributes.writeUInt32LE(process.getegid?.() ?? 0, 72);
	attributes.writeUInt32LE(4096, 80);
	return body;
}
// src/mounts/lazy/fuse.ts
/** Serves the kernel's requests for a FUSE file system that is one file. */
/** @returns the open device, for one mount @throws the system's error where this user may not open it */
function openFuse() {
	return fs.openSync("/dev/fuse", "r+");
}
/**
* Creates the file `<dir>/<name>` and mounts over it. Programs that open the file hang until a process serves the device, or
* all processes have closed it.
* @throws ToolFailure, or the abort reason
*/
async function mountFile(device, name, { dir, rights, signal }) {
	fs.writeFileSync(join(dir, name), "", {
		flag: "wx",
		mode: 384
	});
	const owner = `user_id=${process.geteuid?.()},group_id=${process.getegid?.()}`;
	const access = `rootmode=${fileMode.toString(8)},${owner},allow_other,default_permissions`;
	const args = [
		"-i",
		"-n",
		"-t",
		"fuse",
		"-o",
		`ro,nosuid,nodev,noexec,fd=0,max_read=${largestRead},${access}`,
		"--",
		dir,
		name
	];
	await rights.runWith(device, "mount", args, {
		cwd: dir,
		signal
	});
}
/** The kernel demands 8 KiB, or the largest write (a page) if that is more. */
const roomBytes = 65536;
const readDevice = promisify(fs.read);
/**
* Serves the file that was mounted with this open `/dev/fuse`. Resolves when the file is unmounted. Until then, a thread of
* libuv's pool blocks in the kernel, and `process.exit` would wait for it: to end earlier, a process has to kill itself.
* @throws the system's error
*/
async function serveFile(device, file) {
	const waiting = /* @__PURE__ */ new Map();
	const room = Buffer.alloc(roomBytes);
	try {
		for (;;) {
			const request = await nextRequest(device, room);
			if (request === void 0) return;
			if (request.kind === "interrupt") waiting.get(request.interrupted)?.abort();
			else if (request.kind === "read") answerRead(request, {
				device,
				file,
				waiting
			});
			else if (request.kind !== "forget") reply(device, replyTo(request, file.size));
		}
	} finally {
		for (const reader of waiting.values()) reader.abort();
	}
}
/** Undefined when the file is unmounted. https://docs.kernel.org/filesystems/fuse/fuse.html */
async function nextRequest(device, room) {
	for (;;) try {
		const { bytesRead } = await readDevice(device, room, 0, room.length, null);
		return readRequest(room.subarray(0, bytesRead));
	} catch (error) {
		const code = codeOf(error);
		if (code === "ENODEV") return void 0;
		if (code !== "EINTR" && code !== "EAGAIN" && code !== "ENOENT") throw error;
	}
}
/** @param waiting the reads without a reply so far */
function answerRead(request, { device, file, waiting }) {
	const { unique } = request;
	const reader = new AbortController();
	const start = Math.min(request.start, file.size);
	const end = Math.min(request.end, file.size);
	waiting.set(unique, reader);
	file.read(start, end, reader.signal).then((bytes) => {
		reply(device, {
			unique,
			error: 0,
			body: bytes
		});
		file.release?.(bytes);
	}, () => reply(device, {
		unique,
		error: reader.signal.aborted ? errors.EINTR : errors.EIO
	})).finally(() => waiting.delete(unique));
}
/** Synchronous: it only copies into the kernel. */
function reply(device, { unique, error, body }) {
	const header = Buffer.alloc(16);
	header.writeUInt32LE(header.length + (body?.length ?? 0), 0);
	header.writeInt32LE(-error, 4);
	header.writeBigUInt64LE(unique, 8);
	orUndefined(() => fs.writevSync(device, body ? [header, body] : [header]), "ENOENT", "ENODEV");
}
// src/mounts/lazy/server.ts
/** Starts and ends the process that serves a lazy mount, for the steps. */
/** The files that the server makes in the mount root. */
const serverFiles = {
	/** The FUSE file: the image, ready to be mounted. */
	image: "image",
	/** The blocks that have arrived. */
	blocks: "blocks",
	/** The FetchReport as JSON, written when the server ends. */
	report: "report",
	log: "log"
};
const identity = "server";
const startTimeoutMs = 6e4;
/**
* Starts a server. It ends by itself if this process ends before `serve`.
* @param inputs reads those of `ServeRequest`, once the entry is found @throws the system's error where this user may not open the FUSE device
*/
function startServer(inputs) {
	const device = openFuse();
	const { pid, ask, kill } = startDetached([join(import.meta.dirname, "lazy.js")], device);
	return { 
	/**
	* When this resolves, `<dir>/image` can be mounted. The server lives until that file is unmounted, and fetches ahead
	* once this process has ended.
	* @param first is awaited only after the file is there
	* @throws what `first` rejects with; Error with the reason why the server cannot serve the image
	*/
async serve(request, first, { dir, rights, signal }) {
		signal.throwIfAborted();
		const limit = AbortSignal.any([signal, AbortSignal.timeout(startTimeoutMs)]);
		limit.addEventListener("abort", kill);
		try {
			writeFileSync(join(dir, identity), `${pid} ${startOf$2(pid)}`);
			await mountFile(device, serverFiles.image, {
				dir,
				rights,
				signal
			});
			const reply = await ask({
				...request,
				dir,
				first: await first,
				inputs: inputs()
			});
			if ("refused" in reply) throw new Declined(`its server refused: ${reply.refused}`);
		} catch (error) {
			kill();
			signal.throwIfAborted();
			throw error;
		} finally {
			closeSync(device);
			limit.removeEventListener("abort", kill);
		}
	} };
}
const endingMs = 5e3;
/** Ends the server of a mount root, if there is one. Programs that still wait for bytes get an error. */
async function endServer(dir, rights) {
	const signal = AbortSignal.timeout(endingMs);
	const points = filesServedFor(dir).map(({ point }) => point);
	if (points.length > 0) await unmountAt(points, ["-f", "-l"], {
		rights,
		signal
	}).catch(() => {});
	const path = join(dir, identity);
	if (!existsSync(path)) return void 0;
	const [, pid, start] = /^(\d+) (\d+)$/.exec(textIn(path)) ?? [];
	if (pid) await endOf(Number(pid), start);
	rmSync(path, {
		recursive: true,
		force: true
	});
	return reportIn(dir) ?? "killed";
}
async function endOf(pid, start) {
	const began = performance.now();
	while (startOf$2(pid) === start) {
		const ms = performance.now() - began;
		if (ms > 2 * endingMs) return;
		if (ms > endingMs) orUndefined(() => process.kill(pid, "SIGKILL"), "ESRCH");
		await setTimeout$2(4);
	}
}
/** Undefined where there is no report, or part of one because the disk was full. */
function reportIn(dir) {
	return orUndefined(() => JSON.parse(textIn(join(dir, serverFiles.report))));
}
const maxFileBytes = 65536;
function textIn(path) {
	return readOwnFile(path, maxFileBytes)?.toString() ?? "";
}
// src/job/shared/mounted-cache.ts
/** What a job sees of the cache that its restore mounted: the targets with their upper directories, and the mounted file. */
/** The mount points and their upper directories. A broker that has ended shows no directories. */
function mountedIn({ mounts }) {
	const own = mounts?.by === "job" ? shownTargets(mounts.mountRoot, workspace()) : [];
	const shown = (mounts?.by === "broker" ? mounts.mounts : []).filter(({ view }) => existsSync(join(view, "upper")));
	return {
		points: [...own.map(({ target }) => target), ...shown.map(({ target }) => toBytes(target))],
		uppers: [...own.flatMap(({ upper }) => upper === void 0 ? [] : fromBytes(upper).toString()), ...shown.map(({ view }) => join(view, "upper"))]
	};
}
/** The path without links to directories, as a byte string. It may itself be a link. */
function realName(path) {
	return `${realpathSync(dirname$1(path), "latin1")}/${toBytes(basename(path))}`;
}
/** @throws Error if it is gone, or is no file: a step of the job may have put a FIFO there, which would block */
async function openMountedFile(mountRoot) {
	const file = await open$1(join(mountRoot, serverFiles.image), constants$1.O_RDONLY | constants$1.O_NONBLOCK);
	if ((await file.stat()).isFile()) return file;
	await file.close();
	throw new Error("the mounted cache is no file any more");
}
/** Changes with every write to the mounted file. Undefined if the file has no name, so that no job can write to it. */
async function stateOfMounted(mountRoot) {
	const file = await openMountedFile(mountRoot).catch(unlessMissing);
	return file && stateOf(file).finally(() => file.close());
}
/** The facts of a mounted entry that post needs. @param since the kernel's time before the mounts */
function mountedEntry({ entry, index }, since) {
	const { scope, version, key, size } = entry;
	const layers = index.segments.filter(isMountable);
	return {
		scope,
		version,
		key,
		size,
		files: index.files,
		layers,
		identity: identityOf(index),
		since
	};
}
// src/job/changes/job-mounts.ts
/** The mounts of a job, as a save sees them: the job made them itself, or a broker made them for it. */
/** @throws Error if some of the matches are not mounted, or if something else is mounted below them */
function mountsOf({ mounted: { layers }, mounts }, matches, signal) {
	return mounts.by === "job" ? ownMounts(layers, mounts.mountRoot, matches, signal) : brokerMounts(layers, mounts, matches, signal);
}
async function ownMounts(layers, mountRoot, matches, signal) {
	const rights = await findRights(signal);
	if (!rights) throw new Error("this runner no longer lets root mount");
	await (await openMountedFile(mountRoot)).close();
	return {
		directories: directoriesOn(mountRoot, layers, matches),
		layersOf: (image) => layersIn(mountRoot, image, layers),
		async detachedIn({ upper, above }, directories) {
			const own = await detachedIn(upper, directories, {
				rights,
				signal
			});
			return above && (await detachedIn(above.upper, above.names, {
				rights,
				signal
			})).size > 0 ? own.add("") : own;
		}
	};
}
/** @throws Error if the job has unmounted what main mounted: then only the job's own files are on the disk */
function checkShown(mounts) {
	if (mounts.by === "job" && shownTargets(mounts.mountRoot, workspace()).length === 0) throw new Error("the job has unmounted the restored cache, whose files are no longer on the disk");
}
function directoriesOn(mountRoot, layers, matches) {
	const shown = shownTargets(mountRoot, workspace());
	const byTarget = new Map(shown.map((one) => [one.target, one]));
	checkNoneGone(matches, shown.length);
	return matches.map((match) => {
		const { path, stat } = match;
		const one = byTarget.get(realpathSync(path, "latin1"));
		if (!one || !stat.isDirectory()) throw new Error(`${path} is not mounted`);
		checkMount(path, one);
		return {
			...placeIn(layers, match),
			match,
			upper: one.upper === void 0 ? emptyIn(mountRoot) : fromBytes(one.upper).toString(),
			above: one.above,
			hasOwnFiles: showsTargetBelow(one.mount)
		};
	});
}
/** Where a match is in the images of an entry. */
function placeIn(layers, match) {
	const workspace$4 = workspace();
	const root = imageRootOf(match.line, workspace$4);
	const image = layers.find((layer) => layer.kind === "image" && layer.root === root);
	const top = imageTop(root, match.line, workspace$4);
	const base = image && basesIn(image, [match.line], workspace$4).get(match.line);
	if (!image || base !== baseIn(match.line, top)) throw new Error(`${match.path} is in no image`);
	return {
		image,
		top,
		prefix: matchIn(match, top)
	};
}
function checkNoneGone(matches, mounted) {
	if (matches.length < mounted) throw new Error("a directory of the restored cache is gone");
}
/** @throws Error if another mount covers the overlay, or hides a part of the path */
function checkMount(path, { target, mount }) {
	const mounts = readMounts();
	const last = mounts.findLast(({ point }) => point === mount.point);
	if (last?.type !== "overlay" || last.source !== mount.source) throw new Error(`${path} is no longer mounted`);
	if (mounts.some(({ point }) => point !== mount.point && isWithin(point, target))) throw new Error(`something else is mounted below ${path}`);
}
/** An upper directory of a target that the job has not changed. */
function emptyIn(mountRoot) {
	const dir = join(mountRoot, rootNames.empty);
	mkdirSync(dir, { recursive: true });
	return dir;
}
/** Where the restore has mounted an image and its layers. */
function layersIn(mountRoot, image, all) {
	const images = all.filter(({ kind }) => kind === "image");
	const layers = all.filter((segment) => isLayer(segment) && segment.root === image.root);
	const points = layerPoints(images.indexOf(image), layers.length + 1).map((point) => join(mountRoot, point));
	const mounted = new Set(readMounts().map(({ point }) => point));
	if (!points.every((point) => mounted.has(toBytes(point)))) throw new Error("a layer is no longer mounted");
	return points;
}
/** @param view what a broker shows of a mount */
function layersOfView(view) {
	return readdirSync(view).filter((name) => /^l\d+$/.test(name)).map((_, i) => join(view, `l${i}`));
}
async function brokerMounts(layers, { socket, mounts }, matches, signal) {
	const broker = brokerAt(socket, signal);
	const ours = readMounts().filter(({ source }) => source === brokerSource);
	const views = /* @__PURE__ */ new Map();
	checkNoneGone(matches, mounts.length);
	const directories = matches.map((match) => {
		const target = realpathSync(match.path, "latin1");
		const mount = ours.findLast(({ type, point }) => type === "overlay" && point === target);
		const view = mounts.find((one) => toBytes(one.target) === target)?.view;
		if (!mount || view === void 0) throw new Error(`${match.path} is no longer mounted`);
		checkMount(match.path, {
			target,
			mount
		});
		if (!ours.some((mount) => mount.type === "tmpfs" && mount.point === toBytes(view))) throw new Error("the broker does not show the changes");
		const place = placeIn(layers, match);
		views.set(place.image, view);
		const hasOwnFiles = /(?:^|,)lowerdir\+?=[^,]*\/below(?:[:,]|$)/.test(mount.options);
		return {
			...place,
			match,
			upper: join(view, "upper"),
			hasOwnFiles
		};
	});
	const viewOf = (image) => views.get(image);
	return {
		directories,
		layersOf: (image) => layersOfView(viewOf(image)),
		detachedIn: async ({ image }) => new Set(await broker.detachedIn(viewOf(image)))
	};
}
// src/job/changes/idle-files.ts
/**
* Finds what the last builds have not used of a mounted cache. An image holds the time when a file was packed, not that of its
* last use, so an entry has a record: for each file that a tool can lose, how many builds have not used it.
*/
const mostUnusedShare = .2;
/** The mounted files that the last builds have not used; undefined if nothing is to be left out, or nothing is known. @throws Error if the mounts are not those of the base */
async function idleFiles(base, { inputs: { rolling }, state, files: { matches, selection }, signal }) {
	const builds = state?.kind === "hit" && rolling?.prune === "auto" ? state.builds : void 0;
	const caches = (await toolCachesIn(directoriesAmong(matches))).filter(({ setsTimes }) => setsTimes);
	const files = builds ? usedFilesIn(caches, selection) : [];
	const { unlocked, others: locked } = cargoFilesAmong(matches, rolling);
	if (files.length + unlocked.length === 0) return void 0;
	const [mounts, { index }] = await Promise.all([mountsOf(base, matches, signal), base.current]);
	const meaningOf = meaningIn(caches);
	const before = mounts.directories.flatMap(({ match, image, prefix }) => {
		const { stack } = stackAt(mounts.layersOf(image).map(toBytes), prefix);
		return [...losableIn(stack, toBytes(match.path), meaningOf)];
	});
	const agesBefore = agesIn(index.idle, before.sort());
	const aged = files.map((file) => {
		const age = isUsedSince(file, builds ?? []) ? 0 : (agesBefore.get(file.path) ?? 0) + 1;
		return {
			...file,
			age: Math.min(age, 5)
		};
	}).sort((one, other) => one.path < other.path ? -1 : 1);
	const [unused = [], others = []] = [true, false].map((isUnused) => aged.filter(({ age }) => age >= 5 === isUnused));
	return {
		unused,
		unlocked,
		areMany: sumOf([...unused, ...unlocked], "bytes") > mostUnusedShare * sumOf([
			...aged,
			...locked,
			...unlocked
		], "bytes"),
		record: recordOf(aged),
		recordOfOthers: recordOf(others)
	};
}
/** The paths of the files in the mounted images that a tool can lose. @param top where the stack is shown; a byte string */
function* losableIn(stack, top, meaningOf) {
	for (const [name, { kind, stack: below }] of withoutWhiteouts(listStack(stack))) {
		const path = joinNames(top, name);
		if (kind.isDirectory()) yield* losableIn(below, path, meaningOf);
		else if (kind.isFile() && meaningOf(path, "file") === "use") yield fromBytes(path).toString();
	}
}
/** One byte for each file, in the order of the paths, compressed, in base64. */
function recordOf(files) {
	return deflateRawSync(Buffer.from(files.map(({ age }) => age))).toString("base64");
}
/** Empty if the record is damaged, or not of these files: then all count as used. @param paths sorted */
function agesIn(record, paths) {
	try {
		const ages = inflateRawSync(Buffer.from(record ?? "", "base64"), { maxOutputLength: paths.length || 1 });
		return new Map(ages.length === paths.length ? paths.map((path, i) => [path, ages[i] ?? 0]) : []);
	} catch {
		return /* @__PURE__ */ new Map();
	}
}
// src/job/changes/mounted-base.ts
/** Finds the entry that a job mounted, as the store has it now. */
/** Begins a line of the log that has the reason. */
const fullSaveLog = "Saving all files instead of the changes";
/**
* The entry to lay changes on, which the store is asked for meanwhile. Undefined if there is none; the log has the reason
* where an image was mounted.
* @param version the version of the entry to save
*/
function baseOfSave(mounts, { version, timeline, ...search }) {
	const mounted = mounts?.entry;
	if (!mounted) return void 0;
	if (mounted.version !== version) {
		info(`${fullSaveLog}: the restored cache has another format`);
		return;
	}
	const current = awaitedLater(timeline.during("index", () => findBase(mounted, search)));
	return {
		mounts,
		mounted,
		current,
		async [Symbol.asyncDispose]() {
			await current.then(({ entry }) => entry.close(), () => {});
		}
	};
}
/** @throws Error if the entry is gone or was replaced, or is not signed although it must be */
async function findBase({ scope, version, key, size, identity }, { inputs, store, scopes, signal }) {
	const wanted = {
		scopes: scope === void 0 ? scopes : [scope],
		keys: [key],
		versions: [version]
	};
	const entry = await store.find(wanted);
	try {
		if (entry?.key !== key || entry.size !== size) throw new Error("the restored cache is gone");
		const index = await readTrustedIndex(entry, inputs, signal);
		if (identityOf(index) !== identity) throw new Error("the restored cache was replaced");
		return {
			entry,
			index
		};
	} catch (error) {
		await entry?.close();
		throw error;
	}
}
// src/job/changes/mounted-body.ts
/** The body of the base, in the job's file if it has one. A broker's job has none. */
function bodyOf$1({ mounts }, { entry, index }, signal) {
	return mounts.by === "job" ? mountedBody(mounts.mountRoot, index, signal) : bodyIn(entry, index, signal);
}
function mountedBody(mountRoot, index, signal) {
	return bodyIn({
		size: bodyLength(index),
		async *read(start, end) {
			yield* (await openMountedFile(mountRoot)).createReadStream({
				start,
				end: end - 1
			});
		}
	}, index, signal);
}
/** The body in an object that begins with it. */
function bodyIn(object, index, signal) {
	return { 
	/** The bytes from `start` up to, not including, `end`; checked. Throws BadEntry where the file is not the body. */
async *read(start, end) {
		if (start === end) return;
		const blocks = {
			first: Math.floor(start / blockBytes),
			end: Math.ceil(end / blockBytes)
		};
		let position = blocks.first * blockBytes;
		for await (const { pieces } of readBlocks(object, index, blocks)) {
			signal.throwIfAborted();
			for (const piece of pieces) {
				const wanted = piece.subarray(Math.max(0, start - position), Math.max(0, end - position));
				position += piece.length;
				if (wanted.length > 0) yield wanted;
			}
		}
	} };
}
/**
* Checks the mounted file if it has changed since main: a save has read files from it, and the digests of a new entry
* would confirm the damage.
* @throws Error if the file is damaged, or cannot be checked
*/
async function checkMounted(mounts, search) {
	const { signal } = search;
	if (mounts?.by !== "job" || !mounts.entry) return;
	const { mountRoot, entry: mounted } = mounts;
	const state = await stateOfMounted(mountRoot);
	if (state === void 0 || state === mounted.file) return;
	try {
		const { entry, index } = await findBase(mounted, search);
		await entry.close();
		for await (const _ of mountedBody(mountRoot, index, signal).read(0, bodyLength(index)));
	} catch (error) {
		signal.throwIfAborted();
		throw new Error(`the mounted cache has changed on the disk: ${messageOf(error)}`, { cause: error });
	}
}
// src/formats/squashfs/layers/upper.ts
/** Finds the changes of a job in a mounted image. */
const changesPerTurn = 32;
/** @throws Error if there are more changes than `most`, or if the trees contradict each other */
async function changesIn(trees, options) {
	const { upper, base, merged } = trees;
	const isTopChanged = base[0] === void 0 || stampOf$1(merged) !== stampOf$1(base[0]);
	const changes = {
		directories: [],
		files: [],
		removed: [],
		skipped: [],
		isTopChanged,
		worth: 0,
		moreFiles: 0,
		bytes: 0,
		deadBytes: 0
	};
	const top = {
		name: "",
		upper,
		base,
		isDetached: trees.isDetached || options.detached.has(""),
		hidden: base.length > 0 ? oneName : noSize
	};
	const comparing = {
		...options,
		own: upper[0] ?? ""
	};
	for (const change of changesOf(top, merged, comparing)) {
		const { list, name, moreFiles, bytes, deadBytes } = change;
		changes[list].push(name);
		if (countOf(changes) % changesPerTurn === 0) await setImmediate();
		if (!(name === "" && !isTopChanged) && isWorth(change, merged, options)) changes.worth++;
		if (changes.worth > options.most) throw tooMany();
		changes.moreFiles += moreFiles;
		changes.bytes += bytes;
		changes.deadBytes += deadBytes;
	}
	return changes;
}
function isWorth({ list, name }, merged, { meaningOfNew }) {
	return list !== "skipped" && meaningOfNew?.(joinNames(merged, name), list === "directories" ? "directory" : "file") !== "nothing";
}
/** How many names a layer of the changes has. */
function countOf({ directories, files, removed }) {
	return directories.length + files.length + removed.length;
}
/** Yields the directory itself before the first change below it, and all changes below it. */
function* changesOf(dir, merged, options) {
	const { name, upper, base, isDetached, hidden } = dir;
	const own = memberOf("directories", name, hidden);
	const [lower] = base;
	let isListed = upper.length > 0 && (name === "" || !lower || !isUnwritten(joinNames(merged, name), lower)) || !lower || isDetached;
	if (isListed) yield own;
	for (const change of changesWithin(dir, merged, options)) {
		if (!isListed && change.list !== "skipped") yield own;
		isListed ||= change.list !== "skipped";
		yield change;
	}
}
function* changesWithin({ name, upper: upperDirs, base: baseDirs, isDetached }, tree, options) {
	const { hasOwnFiles, detached, hiddenSize = () => noSize } = options;
	const dir = joinNames(tree, name);
	const isLeftOut = (child) => isStaging(child) || options.excludes?.(fromBytes(joinNames(dir, child)).toString()) === true;
	const isLookedUp = ([child, { kind, path }]) => options.hiddenSize !== void 0 || !isFile(kind) || isWithin(path, options.own) || isLeftOut(child);
	const upper = upperDirs.length > 0 ? listStack(upperDirs) : noItems;
	const areAllInUpper = baseDirs.length > 0 && !isDetached && !hasOwnFiles;
	const wanted = [...upper].filter(isLookedUp).map(([child]) => child);
	const base = withoutWhiteouts(areAllInUpper ? itemsIn(baseDirs, wanted) : listStack(baseDirs));
	const hiddenBy = (child) => hiddenSize(base.get(child));
	const kept = /* @__PURE__ */ new Set();
	for (const [child, { kind: shown }] of areAllInUpper ? withoutWhiteouts(upper, upperDirs[0]) : listStack([dir])) {
		const [path, merged] = [joinNames(name, child), joinNames(dir, child)];
		if (isLeftOut(child)) continue;
		const found = {
			shown,
			upper: upper.get(child),
			base: base.get(child)
		};
		const kind = classify(found, {
			isDetached,
			hasOwnFiles
		});
		if (kind !== "special") kept.add(child);
		if (kind === "unknown") throw new Error(`nothing tells where ${fromBytes(path)} is from`);
		if (kind === "special") yield {
			...noChange,
			list: "skipped",
			name: path
		};
		if (kind === "special" || kind === "same") continue;
		const ignoresTime = kind === "replaced" && options.meaningOf(merged, shown.isDirectory() ? "directory" : "file") === "use";
		if (kind === "replaced" && found.base && isUnwritten(merged, found.base.path, ignoresTime)) continue;
		const hidden = kind === "merged" ? oneName : hiddenBy(child);
		if (!shown.isDirectory()) {
			const { size } = lstatSync(fromBytes(found.upper?.path ?? merged));
			yield memberOf("files", path, hidden, shown.isFile() ? size : 0);
			continue;
		}
		yield* changesOf({
			name: path,
			upper: found.upper?.stack ?? [],
			base: found.base?.stack ?? [],
			isDetached: isDetached || detached.has(path) || found.upper?.isHiding === true,
			hidden
		}, tree, options);
	}
	for (const child of base.keys()) {
		if (kept.has(child)) continue;
		const { files, bytes } = hiddenBy(child);
		yield {
			list: "removed",
			name: joinNames(name, child),
			moreFiles: -files,
			bytes: 0,
			deadBytes: bytes
		};
	}
}
const noChange = {
	moreFiles: 0,
	bytes: 0,
	deadBytes: 0
};
function memberOf(list, name, hidden, bytes = 0) {
	return {
		list,
		name,
		moreFiles: 1 - hidden.files,
		bytes,
		deadBytes: hidden.bytes
	};
}
/** Times in images are whole seconds. */
function stampOf$1(dir) {
	const { mode, mtimeMs } = lstatSync(fromBytes(dir));
	return `${mode & 511} ${Math.floor(mtimeMs / 1e3)}`;
}
/**
* `special` is no file, directory or link. `merged` is a directory on a directory of the base, and may have changes
* below. `unknown` means that the trees contradict each other.
*/
function classify({ shown, upper, base }, { isDetached, hasOwnFiles }) {
	if (!isFile(shown) && !shown.isDirectory()) return "special";
	const isMerged = base?.kind.isDirectory() === true && shown.isDirectory();
	if (!upper && !isDetached) {
		if (!base && !hasOwnFiles) return "unknown";
		if (base && !(hasOwnFiles && isMerged)) return "same";
	}
	if (!base) return "new";
	return isMerged ? "merged" : "replaced";
}
function isFile(kind) {
	return kind.isFile() || kind.isSymbolicLink();
}
/**
* Whether a file is as in the base, byte for byte, or a directory has the same mode, owner and time. A program that opens a
* file for writing and writes nothing, as cargo opens its locks, makes the overlay copy the file and all directories above.
* @param shown what the job sees under a name @param base what the base has under this name; both are byte strings
* @param ignoresTime whether the time is no content; then the overlay has copied no bytes, and both are read from the image
* @throws the system's error
*/
function isUnwritten(shown, base, ignoresTime = false) {
	const stat = statOf(shown);
	if (!isSame(stat, statOf(base), ignoresTime)) return false;
	const isFile = stat.isFile() && stat.nlink === 1n;
	return stat.isDirectory() || isFile && haveSameBytes([fromBytes(shown), fromBytes(base)], Number(stat.size));
}
function statOf(path) {
	return lstatSync(fromBytes(path), { bigint: true });
}
function isSame(one, other, ignoresTime) {
	const facts = [
		"mode",
		"uid",
		"gid"
	];
	if (!ignoresTime) facts.push("mtimeNs");
	if (!one.isDirectory()) facts.push("size", "nlink");
	return facts.every((fact) => one[fact] === other[fact]);
}
// src/job/changes/compare-mounts.ts
/** Compares the files that a job sees in its mounts with the images that it mounted. */
/** @throws Error if there are more changes than `most` */
async function compare$1(mounts, { most, mostDirectories, ...options }) {
	const compared = [];
	let left = most;
	for (const [image, directories] of Map.groupBy(mounts.directories, ({ image }) => image)) {
		const layers = mounts.layersOf(image).map(toBytes);
		for (const directory of directories) {
			const detached = await mounts.detachedIn(directory, directoriesIn(toBytes(directory.upper), mostDirectories));
			const mounted = {
				...directory,
				detached,
				layers
			};
			const changes = await changesWith(0, mounted, {
				...options,
				most: left,
				hiddenSize: itemSize
			});
			left -= changes.worth;
			compared.push({
				...mounted,
				changes
			});
		}
	}
	return compared;
}
/**
* The changes of a directory, together with those of the newest layers.
* @param count how many of the layers of the directory's image
*/
async function changesWith(count, { match, upper, layers, prefix, detached, hasOwnFiles }, options) {
	if (count >= layers.length) throw new Error("the broker does not show the layers");
	return changesIn(treesOf({
		upper: toBytes(upper),
		merged: toBytes(match.path),
		layers,
		prefix
	}, count), {
		detached,
		hasOwnFiles,
		...options
	});
}
/** Whether a job changed anything: the top is always among the directories. */
function isChanged({ changes }) {
	return countOf(changes) > 1 || changes.isTopChanged;
}
/** The name in the image of a name in the directory. */
function nameInImage({ prefix }, name) {
	return joinNames(prefix, name);
}
// src/job/changes/when-only-changes.ts
/** Decides whether a save may lay its changes on the entry that the job mounted. */
const leastBaseBytes = 5 * 1024 ** 2;
const mostDeadShare = .5;
const mostChangedShare = .25;
/** Whether changes may be laid on an entry of this size. */
function isLargeEnough(bytes) {
	return bytes >= leastBaseBytes;
}
/** @param bytes the size of the mounted entry @throws Error with the reason if all files must be saved */
function checkSize(bytes) {
	if (!isLargeEnough(bytes)) throw new Error(`the restored cache has only ${shortSizeText(bytes)}`);
}
/**
* Checks that a job still uses most of the restored cache; else later jobs would download what no job reads.
* @param base the images and layers of the mounted entry. Without layers, the last save has saved all files, and this one
*   does not do so again
* @param layers the images and layers of the entry to save
* @throws Error with the reason if all files must be saved
*/
function checkUse(base, layers) {
	const bytes = sumOf(layers, "bytes");
	if (base.some(isLayer) && deadBytesIn(layers) > mostDeadShare * bytes) throw new Error("most of the restored cache is no longer used");
}
/** How many bytes of the layers later layers hide or remove. */
function deadBytesIn(layers) {
	return layers.reduce((sum, { deadBytes = 0 }) => sum + deadBytes, 0);
}
/** How many changes a save may lay on an entry with so many files. */
function mostChanges(files) {
	return Math.floor(files * mostChangedShare);
}
/**
* The layers when so many bytes of the image `root` and its layers are hidden. The bytes of the oldest layer count first,
* because it is the largest.
*/
function withDeadBytes(layers, root, deadBytes) {
	let left = Math.max(0, deadBytes);
	return layers.map((layer) => {
		if (layer.root !== root) return layer;
		const { deadBytes: _, ...others } = layer;
		const dead = Math.min(left, layer.bytes);
		left -= dead;
		return dead > 0 ? {
			...others,
			deadBytes: dead
		} : others;
	});
}
const mostShownBytes = 128 * gibibyte;
const mostPerStoredByte = 64;
/** @throws Error if files of a mounted entry of this size have more bytes than a cache has */
function checkReading(bytes, storedBytes) {
	if (bytes > Math.max(mostShownBytes, mostPerStoredByte * storedBytes)) throw new Error(`the mounted cache now has ${shortSizeText(bytes)} of files, and its entry has ${shortSizeText(storedBytes)}: if this job has not written them, delete the entry`);
}
// src/job/changes/plan-layers.ts
/** Plans the layers of a new entry: which ones of the mounted entry stay, and which ones are merged with the changes. */
const bytesPerFile = 4096;
/** @param layers the images and layers of the mounted entry @param changed the directories that the job has changed */
function planLayers(layers, changed) {
	return planFor(layers, changed.map(({ image: { root }, changes }) => {
		return {
			root,
			size: changes.bytes + bytesPerFile * countOf(changes)
		};
	}));
}
/** Whether every image has room for one more layer, so that no plan merges any. */
function hasRoom(layers) {
	return planFor(layers, layers.map(({ root }) => ({
		root,
		size: 0
	}))).merged.length === 0;
}
function planFor(layers, own) {
	const sizes = layers.filter(isLayer).map(({ root, bytes, files }) => ({
		root,
		size: bytes + bytesPerFile * files
	}));
	const end = layers.length - layersToMerge(sizes, own);
	return {
		kept: layers.slice(0, end),
		merged: layers.slice(end)
	};
}
/** The kept layers, each with the number of its bytes that the job and later layers hide. */
function keptLayers({ kept, merged }, { compared, packed }) {
	return [...new Set(compared.map(({ image }) => image.root))].reduce((layers, root) => {
		const changesOf = (directories) => directories.filter(({ image }) => image.root === root).map(({ changes }) => changes);
		const own = changesOf(compared.filter(isChanged));
		const gone = merged.filter((layer) => layer.root === root);
		const stay = kept.filter((layer) => layer.root === root);
		const dropped = sumOf(gone, "bytes") + sumOf(own, "bytes") - sumOf(changesOf(packed), "bytes");
		return withDeadBytes(layers, root, deadBytesIn([...gone, ...stay]) + sumOf(own, "deadBytes") - dropped);
	}, kept);
}
/**
* A merge of `k` layers leaves room for `k` saves, and only then its files may be packed again. So the merge with the fewest
* bytes per k² is taken. A limit for one merge would fill the room with large layers: then each save merges all small ones.
* `merge-policy.test.ts` has the bounds: in 40 saves of equal changes, a cache packs 1.83 times its changes, in 300 random
* ones some four times.
* @param layers all layers of the entry, oldest first
* @param own the changes of the job, for each image that has any
* @returns how many of the newest layers to merge: 0 if there is room for one more
*/
function layersToMerge(layers, own) {
	let best = {
		count: 0,
		cost: 1e400
	};
	for (let count = 0; count <= layers.length; count++) {
		const kept = layers.slice(0, layers.length - count);
		const merged = [...layers.slice(kept.length), ...own];
		const room = 8 - mostLayersOn(kept, merged);
		if (room < 0) continue;
		if (count === 0) return 0;
		const cost = sumOf(merged, "size") / (room + 1) ** 2;
		if (cost <= best.cost) best = {
			count,
			cost
		};
	}
	return best.count;
}
/** How many layers an image has at most if all merged layers of an image become one. */
function mostLayersOn(kept, merged) {
	const counts = /* @__PURE__ */ new Map();
	for (const { root } of kept) counts.set(root, (counts.get(root) ?? 0) + 1);
	for (const root of new Set(merged.map(({ root }) => root))) counts.set(root, (counts.get(root) ?? 0) + 1);
	return Math.max(0, ...counts.values());
}
// src/job/changes/find-changes.ts
/** Finds what a save of changes packs: the changes of the job, with those of the layers that it merges. */
/** @throws NotSaved if the base is a snapshot of the key to save; Error if all files must be saved */
async function findChanges(job) {
	const { base, mounts, timeline, onPlan } = job;
	const { mounted, current } = base;
	const secrets = await secretsIn(mounts, job);
	const { excludes } = excludePaths([job.scratch, ...secrets], job.files.selection);
	const caches = await toolCachesIn(directoriesAmong(job.files.matches));
	const [meaningOf, meaningOfNew] = [meaningIn(caches), meaningOfNewIn(caches)];
	const limits = {
		most: mostChanges(mounted.files),
		mostDirectories: mounted.files
	};
	const compared = await timeline.during("compare", () => compare$1(mounts, {
		excludes,
		meaningOf,
		meaningOfNew,
		...limits
	}));
	checkNoneSaved(secrets, compared);
	if (compared.every(({ changes }) => changes.worth === 0) && isSnapshotOf(job)) {
		await current;
		throw new NotSaved(nothingChanged(job.inputs));
	}
	checkSize(mounted.size);
	const plan = planLayers(mounted.layers, compared.filter(isChanged));
	await onPlan(plan);
	const packed = (await timeline.during("compare", () => withLayers(compared, plan, {
		excludes,
		meaningOf
	}))).filter(isChanged);
	checkReading(sumOf(packed.map(({ changes }) => changes), "bytes"), mounted.size);
	return {
		plan,
		compared,
		packed
	};
}
function isSnapshotOf({ base, inputs: { rolling, key } }) {
	return rolling !== void 0 && sameKey(namesFor(rolling).keyIn(base.mounted.key), key);
}
async function withLayers(compared, { merged }, rules) {
	const all = [];
	for (const directory of compared) {
		const count = merged.filter(({ root }) => root === directory.image.root).length;
		const options = {
			...rules,
			most: 1e400
		};
		const changes = count === 0 ? directory.changes : await changesWith(count, directory, options);
		all.push({
			...directory,
			changes
		});
	}
	return all;
}
function secretsIn({ directories }, { files, signal }) {
	const { excludes } = files.selection;
	return files.secretCheck.leaveOut({
		trees: directories.map(changedTree),
		excludes,
		signal
	});
}
/** Only new and changed files can hold new secrets. */
function changedTree({ match, upper, hasOwnFiles }) {
	const path = toBytes(match.path);
	return hasOwnFiles ? { path } : {
		path,
		names: toBytes(upper)
	};
}
/** @throws Error if a file that is left out is in the base: a layer would remove it, and the base would still hold it */
function checkNoneSaved(secrets, compared) {
	if (compared.flatMap(({ match, changes }) => changes.removed.map((name) => fromBytes(`${toBytes(match.path)}/${name}`).toString())).some((path) => secrets.includes(path))) throw new Error("a secret is in the restored cache, too");
}
// src/formats/squashfs/layers/make-layer.ts
/** Makes a layer of the changes that a job made in a mounted image. */
const smallBlocks = ["-b", "32K"];
/** @throws ToolFailure, also if a file changes meanwhile; BadEntry if the image is damaged; Error if it has other members */
async function makeLayer(image, source, job) {
	const isTop = source.directories.includes("");
	const directories = source.directories.filter((name) => name !== "");
	const { files, removed } = source;
	const { options, topSeconds } = topStamp(job.top, isTop);
	const archive = archiveOf({
		...source,
		directories
	}, job);
	const contents = await makeImageFile(image, {
		sources: ["-"],
		options: [
			"-tar",
			...smallBlocks,
			...options
		],
		archive,
		topSeconds,
		whiteouts: removed
	}, job);
	const expected = (/* @__PURE__ */ new Set([
		...directories,
		...files,
		...removed,
		...namesAbove([...directories, ...files])
	])).size;
	if (contents.members !== expected) throw new Error(`the image has ${contents.members} members instead of ${expected}`);
	return contents;
}
const headersBytes = 65536;
/**
* The headers of whiteouts are made here, because only root may make whiteouts as files. So are those of directories: tar
* also reads a directory whose members it does not pack, and an overlay reads all layers for that.
*/
async function* archiveOf(source, { top: cwd, signal }) {
	const { files } = source;
	const chunks = newChunker(headersBytes);
	for (const header of headersOf(source, cwd)) for (const pieces of chunks.push(header)) yield Buffer.concat(pieces);
	yield Buffer.concat(chunks.rest());
	if (files.length === 0) {
		yield endOfArchive;
		return;
	}
	yield* archiveForImage(files, {
		cwd,
		signal
	});
}
function* headersOf({ directories, removed }, top) {
	for (const name of removed) yield headerOf({
		kind: "whiteout",
		name,
		mode: 0,
		mtime: "0"
	});
	for (const name of directories) {
		const stat = lstatSync(fromBytes(`${toBytes(top)}/${name}`));
		if (!stat.isDirectory()) throw new Error(`${fromBytes(name)} is no directory any more`);
		yield headerOf({
			kind: "directory",
			name,
			mode: imageMode(stat),
			mtime: String(imageSeconds(stat))
		});
	}
}
// src/job/changes/layer-body.ts
/** A body that begins with the images and layers of another entry, and goes on with new layers. */
/** A body of the base's images and layers and the new layers; the draft begins with the copied part of the base. */
function layeredBody(contents, { index, copied, idle, temporary }, job) {
	const { destination, bytes, finished } = copied;
	return {
		destination,
		copied: finished,
		digests: index.digests.subarray(0, digestsLength(bytes)),
		idle,
		reuse: {
			reusedBytes: bodyLength({ segments: contents.kept }),
			packedBytes: sumOf(contents.layers, "length"),
			mergedLayers: contents.merged
		},
		packing: () => packBody(contents, bytes, job),
		[Symbol.dispose]: () => temporary[Symbol.dispose]()
	};
}
/** @param start how many bytes of the base the draft begins with */
async function* packBody({ mountedBody, kept, merged, layers, removals, ...totals }, start, { timeline, signal }) {
	using _ = timeline.phase("pack");
	const segments = [...kept];
	const appending = {
		segments,
		signal
	};
	yield* bytesOf$1(mountedBody.read(start, bodyLength({ segments })), { signal });
	for (const { path, ...layer } of layers) yield* appended({
		kind: "delta",
		...layer
	}, bytesInFile(path), appending);
	if (removals) {
		const { frame, ...removal } = removals;
		yield* appended({
			kind: "removals",
			length: frame.length,
			...removal
		}, [frame], appending);
	}
	return {
		segments,
		...totals
	};
}
/** The names that each layer of the base removes. */
async function removedBefore(body, { segments }) {
	const count = countLayers(segments);
	const segment = segments.find(({ kind }) => kind === "removals");
	if (!segment) return [];
	const { namesOf } = decodeRemovals(await buffer(body.read(segment.offset, segment.offset + segment.length)), count);
	return Array.from({ length: count }, (_, i) => [...namesOf(i)]);
}
/** Encodes the names that each layer removes, the oldest layer first. */
function newRemovals(lists) {
	const { frame, bytes } = encodeRemovals(lists);
	return {
		frame,
		bytes,
		files: lists.reduce((all, names) => all + names.length, 0)
	};
}
/** Packs the changes of all directories of one image. */
async function packLayer(root, directories, path, { inputs, ...job }) {
	const namesOf = (field) => directories.flatMap((directory) => directory.changes[field].map((name) => nameInImage(directory, name)));
	const names = {
		directories: namesOf("directories"),
		files: namesOf("files"),
		removed: namesOf("removed")
	};
	const [{ top }] = directories;
	const contents = await makeLayer(path, names, {
		...job,
		top,
		level: inputs.compressionLevel
	});
	const { size: length } = await stat$1(path);
	const { members: files, bytes } = contents;
	return {
		layer: {
			path,
			length,
			files,
			bytes,
			root
		},
		removed: names.removed
	};
}
// src/job/changes/save-layers.ts
/** The story of a save of changes: packs what a job changed in its mounts as layers on the entry that it mounted. */
/**
* Packs the changes, while the store copies the base to the draft.
* @returns undefined if all files must be saved: then the draft is empty, and the log has the reason
* @throws NameTaken, NotSaved, SecretFound, or the error of the draft
*/
async function changesBody(job) {
	using temporary = new DisposableStack();
	const scratch = temporary.use(openScratch(tempDir())).dir;
	try {
		const { contents, copied } = await packOnCopy({
			...job,
			scratch
		});
		const [{ index }, idle] = await Promise.all([job.base.current, job.base.idle()]);
		return layeredBody(contents, {
			copied,
			index,
			idle: idle?.record,
			temporary: temporary.move()
		}, job);
	} catch (error) {
		job.signal.throwIfAborted();
		if ([
			NameTaken,
			NotSaved,
			SecretFound
		].some((kind) => error instanceof kind)) throw error;
		await job.draft;
		info(`${fullSaveLog}: ${messageOf(error)}`);
		return;
	}
}
/** @throws Error if all files must be saved: then the draft is empty */
async function packOnCopy(job) {
	const { layers, size } = job.base.mounted;
	checkUse(layers, layers);
	let copying;
	const copy = (kept) => copying ??= copyBase(bodyLength({ segments: kept }), job);
	if (hasRoom(layers) && isLargeEnough(size)) copy(layers);
	try {
		const contents = await packChanges(copy, job);
		return {
			contents,
			copied: await copy(contents.kept)
		};
	} catch (error) {
		if (copying) {
			await copying;
			await (await job.draft).empty();
		}
		throw error;
	}
}
/** Begins to copy the whole blocks of the base's layers. The rest of the base is sent. */
function copyBase(layersLength, { base, draft, timeline, signal }) {
	const wholeBytes = layersLength - layersLength % blockBytes;
	const begun = Promise.all([draft, base.current]).then(([draft, current]) => {
		const copied = draft.copyFrom(current.entry, wholeBytes, bodyOf$1(base, current, signal).read);
		awaitedLater(timeline.during("copy", async () => (await copied).finished));
		return copied;
	});
	return awaitedLater(begun);
}
/** @param copy starts the copy of the layers that stay */
async function packChanges(copy, job) {
	const { layers: baseLayers } = job.base.mounted;
	const mounts = await mountsOf(job.base, job.files.matches, job.signal);
	const onPlan = async ({ kept }) => {
		if ((await job.base.idle())?.areMany) throw new Error("the last builds have not used a large part of the restored cache");
		copy(kept);
	};
	const { plan, compared, packed } = await findChanges({
		...job,
		mounts,
		onPlan
	});
	const [current] = await Promise.all([job.base.current, job.draft]);
	const kept = keptLayers(plan, {
		compared,
		packed
	});
	const { index } = current;
	const mountedBody = bodyOf$1(job.base, current, job.signal);
	const removedByBase = await removedBefore(mountedBody, index);
	const made = await packLayers(packed, job);
	const layers = made.map(({ layer }) => layer);
	const removed = [...removedByBase.slice(0, kept.filter(isLayer).length), ...made.map(({ removed }) => removed)];
	checkUse(baseLayers, [...kept, ...layers.map((layer) => ({
		...layer,
		kind: "delta"
	}))]);
	const changes = compared.filter(isChanged).map(({ changes }) => changes);
	return {
		mountedBody,
		kept,
		merged: plan.merged.length,
		layers,
		removals: removed.length > 0 ? newRemovals(removed) : void 0,
		files: Math.max(0, index.files + sumOf(changes, "moreFiles")),
		bytes: Math.max(0, index.bytes + sumOf(changes, "bytes") - sumOf(changes, "deadBytes")),
		skipped: compared.flatMap(({ changes, ...directory }) => changes.skipped.map((name) => nameInImage(directory, name)))
	};
}
/** One layer for each image. */
async function packLayers(directories, job) {
	const { scratch, timeline } = job;
	const packed = [];
	for (const [image, changed] of Map.groupBy(directories, ({ image }) => image)) {
		const path = join$1(scratch, `layer-${packed.length}`);
		packed.push(await timeline.during("pack", () => packLayer(image.root, changed, path, job)));
	}
	return packed;
}
// src/job/save/choose-format.ts
/** Chooses the format of a save. */
/**
* The ways to save a cache, in their order: as an image if possible, as an archive, and as an archive that only Headstart's
* own tar packs. The next one is for a save in which the system has ended a program of the one before.
* @throws Error if this runner cannot pack
*/
async function* waysToPack(saving) {
	const { inputs, store, signal } = saving;
	const wantsImage = inputs.mode !== "unpack" && !inputs.compatible;
	const unfit = wantsImage ? whyFilesSuitNoImage(saving) : void 0;
	if (unfit !== void 0) info(`No image is made: ${unfit}`);
	const mayBeImage = wantsImage && unfit === void 0;
	const tools = await toolsFor(inputs, signal, mayBeImage);
	const formats = formatsIn(store, inputs);
	const image = mayBeImage ? formats.find((format) => format.image) : void 0;
	const whyNoImage = image?.unsupportedReason(tools, "pack");
	if (image && whyNoImage === void 0) yield {
		format: image,
		tools
	};
	const wished = inputs.compatible ? formats.find(({ id }) => id === actionsCache.id) : void 0;
	const format = wished ?? formats[0];
	if (inputs.compatible && !wished) info(`Only cache services hold entries of actions/cache: took the format ${format.id}`);
	const reason = format.unsupportedReason(tools, "pack");
	if (reason) throw new Error(`this runner cannot pack, for ${reason}`);
	yield {
		format,
		tools,
		instead: "Saved to be unpacked instead of mounted",
		whyInstead: whyNoImage === void 0 ? void 0 : `this runner makes no image, for ${whyNoImage}`
	};
	if (tools.tar.dialect === "node") return;
	yield {
		format,
		tools: {
			...tools,
			tar: { dialect: "node" }
		},
		instead: "Packing once more, without tar"
	};
}
/** Why no image is made of the files, as the rest of a sentence; undefined if they suit one. */
function whyFilesSuitNoImage(saving) {
	const link = saving.files.matches.find(({ linked }) => linked !== void 0);
	if (link) return `nothing can be mounted at ${link.path}, which is a link`;
	const holes = excessHoleBytes(saving);
	return holes > 0 ? `that would read ${shortSizeText(holes)} of holes` : void 0;
}
const mostHoles = 8 * gibibyte;
const mostHolesPerByte = 8;
/** How many bytes the holes of restored files have, if that is more than the limits allow; else 0. */
function excessHoleBytes({ files, state }) {
	if (state && (state.kind === "miss" || state.mounts?.entry)) return 0;
	const { holes, ownBytes } = files.survey();
	return holes > Math.max(mostHoles, mostHolesPerByte * ownBytes) ? holes : 0;
}
// src/entry/writer.ts
/** The run that saved an entry. Without a signature these are claims, and they are text from outside. */
/** A field that does not fit is absent: nothing that a restore does depends on one. */
function claim(schema) {
	return /* @__PURE__ */ optional(/* @__PURE__ */ fallback(/* @__PURE__ */ union([schema, /* @__PURE__ */ undefined_()]), void 0));
}
const claimedText = (most) => claim(/* @__PURE__ */ pipe(/* @__PURE__ */ string(), /* @__PURE__ */ maxLength(most), /* @__PURE__ */ regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u)));
const claimedNumber = claim(/* @__PURE__ */ pipe(/* @__PURE__ */ string(), /* @__PURE__ */ regex(/^\d{1,20}$/)));
const writerSchema = /* @__PURE__ */ object({
	repository: claimedText(140),
	scope: claimedText(255),
	ref: claimedText(255),
	sha: claim(/* @__PURE__ */ pipe(/* @__PURE__ */ string(), /* @__PURE__ */ regex(/^[0-9a-f]{40,64}$/))),
	/** The file of the workflow and its ref: `octo/demo/.github/workflows/ci.yml@refs/heads/main`. */
	workflow: claimedText(512),
	runId: claimedNumber,
	runAttempt: claimedNumber,
	event: claim(/* @__PURE__ */ pipe(/* @__PURE__ */ string(), /* @__PURE__ */ regex(/^[a-z_]{1,40}$/))),
	actorId: claimedNumber,
	/** RUNNER_ENVIRONMENT: `github-hosted` or `self-hosted`. */
	runner: claimedText(40),
	/** In seconds since 1970. */
	savedAt: claim(/* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ safeInteger(), /* @__PURE__ */ minValue(0))),
	/** How long the command of `install` took, which made the files. In milliseconds. */
	installMs: claim(/* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0), /* @__PURE__ */ maxValue(Number.MAX_SAFE_INTEGER))),
	/** The version of Headstart. */
	headstart: claimedText(40)
});
/** The legal fields of `createdBy` in an index, whatever it is. */
function writerIn(createdBy) {
	const { success, output } = /* @__PURE__ */ safeParse(writerSchema, createdBy);
	return success ? output : {};
}
/** A phrase such as `run 123 (push to main, 4f2a9c1, ci.yml)`; undefined if the run is unknown. */
function writerText({ runId, runAttempt = "1", event, ref, sha, workflow }) {
	if (runId === void 0) return void 0;
	const name = ref && short(ref.replace(/^refs\/(heads\/|tags\/)?/, ""));
	const cause = [
		event,
		name && (event === "push" ? "to" : "on"),
		name
	].filter(Boolean).join(" ");
	const file = workflow && short(workflow.replace(/@.*/, "").replace(/^.*\//, ""));
	const details = [
		cause,
		sha?.slice(0, 7),
		file
	].filter(Boolean).join(", ");
	return `run ${runId}${runAttempt === "1" ? "" : `, attempt ${runAttempt}`}${details && ` (${details})`}`;
}
const mostShown = 100;
function short(text) {
	return text.length > mostShown ? `${text.slice(0, mostShown)}…` : text;
}
// src/report/progress.ts
/** Logs the progress of long work. */
const everyMs = 1e3;
/**
* Logs the progress at most once a second. Work that ends within a second logs nothing.
* @param verb in the wording of actions/cache: Received, Sent
* @param total in bytes; undefined when it is not known
* @returns adds bytes that have been moved
*/
function newProgress(verb, total, log) {
	const start = performance.now();
	let last = start;
	let done = 0;
	return (bytes) => {
		done += bytes;
		const now = performance.now();
		if (now - last < everyMs) return;
		last = now;
		const share = total === void 0 ? " B" : ` of ${total} (${(100 * done / total).toFixed(1)}%)`;
		log(`${verb} ${done}${share}, ${rateText(done, now - start)}`);
	};
}
// src/system/abort.ts
/** Work that an AbortSignal ends early. */
/** Rejects as soon as the signal is aborted, with its reason. The work itself goes on. */
async function orAborted(work, signal) {
	const aborted = Promise.withResolvers();
	const abort = () => aborted.reject(signal.reason);
	if (signal.aborted) abort();
	else signal.addEventListener("abort", abort);
	try {
		return await Promise.race([work, aborted.promise]);
	} finally {
		signal.removeEventListener("abort", abort);
	}
}
// src/stores/transfer/upload.ts
/** Cuts a stream of unknown length into the parts of an upload. */
/** Sends each part as soon as it is full, several at once. @throws Error also if the store is too slow */
function uploadTo(draft, { onTaken, limits = defaultPace } = {}) {
	const parts = newChunker(draft.partBytes);
	const underWay = /* @__PURE__ */ new Set();
	const scale = Math.max(1, 2 * draft.concurrency * draft.partBytes / limits.paceBytes);
	const pace = limitSpeed(stallAfter(limits.paceMs * scale, limits.paceBytes * scale), (slow) => /* @__PURE__ */ new Error(`the store takes only ${slow}`));
	let partNumber = 0;
	let lastBytes = 0;
	const taken = (bytes) => {
		pace.moved(bytes);
		onTaken?.(bytes);
	};
	const during = (work) => {
		const watched = pace.during(work);
		underWay.add(watched);
		watched.then(() => underWay.delete(watched)).catch(pace.end);
		return watched;
	};
	const addPart = async (part) => {
		const bytes = lengthOf(part);
		const isLast = bytes < draft.partBytes;
		if (isLast) lastBytes = bytes;
		during(draft.addPart(partNumber++, part).then(() => isLast ? void 0 : taken(bytes)));
		if (underWay.size >= draft.concurrency) await orAborted(Promise.race(underWay), pace.signal);
	};
	return {
		/** Resolves when there is room for more. */
		async add(bytes) {
			for (const part of parts.push(bytes)) await addPart(part);
		},
		/** Resolves when the store has accepted all parts. */
		async finish() {
			const last = parts.rest();
			if (last.length > 0) await addPart(last);
			await orAborted(Promise.all(underWay), pace.signal);
		},
		/** Publishes. @throws NameTaken if another writer was first */
		async commit() {
			try {
				await orAborted(during(draft.commit()), pace.signal);
				if (lastBytes > 0) taken(lastBytes);
			} finally {
				pace.end();
			}
		}
	};
}
// src/system/version.ts
/** The version of package.json, which would be in the bundle as a whole. A test compares the two. */
const headstartVersion = "0.1.0";
// src/files/sources/tracked-files.ts
/** Lists the files that git tracks in the workspace. Looks at nothing that git does not name. */
/** The most sources of which an entry records the times: the JSON of an index has 4 MiB. */
const mostSources = 1e5;
/**
* What git tracks in the workspace's repository, in its submodules, and in the repositories in directories of the workspace,
* where actions/checkout may put them by its input `path`.
* @throws Error if there is no repository, git refuses it, or there are too many files
*/
async function trackedFiles(workspace, signal) {
	const found = {
		files: [],
		repositories: []
	};
	const directories = repositoriesIn(workspace);
	for (const directory of directories) {
		const cwd = placeOf$2(directory, workspace);
		const submodules = /* @__PURE__ */ new Set();
		const prefix = directory === "" ? "" : `${directory}/`;
		for await (const { tag, mode, id, name } of listing(cwd, signal)) {
			const path = prefix + name;
			const last = found.files.at(-1);
			if (last?.name === path) last.isUnchanged = false;
			else {
				if (mode === submoduleMode) submodules.add(path);
				found.files.push({
					name: path,
					content: `${mode} ${id}`,
					isUnchanged: tag === "H"
				});
			}
			if (found.files.length > 1e5) throw new Error(`git tracks more than ${mostSources} files`);
		}
		found.repositories.push(cwd);
		directories.push(...[...submodules].filter((path) => isRepository(placeOf$2(path, workspace))));
	}
	return found;
}
function placeOf$2(directory, workspace) {
	return directory === "" ? workspace : join$1(workspace, fromBytes(directory).toString());
}
const submoduleMode = "160000";
function repositoriesIn(workspace) {
	if (isRepository(workspace)) return [""];
	const names = readdirSync(workspace, { withFileTypes: true }).filter((item) => item.isDirectory()).map(({ name }) => name).filter((name) => isRepository(join$1(workspace, name)));
	return names.length > 0 ? names.map(toBytes) : [""];
}
/** The file or directory `.git` makes it one. */
function isRepository(directory) {
	if (!lstatSync(directory, { throwIfNoEntry: false })?.isDirectory()) return false;
	const git = lstatSync(join$1(directory, ".git"), { throwIfNoEntry: false });
	return git?.isDirectory() === true || git?.isFile() === true;
}
const line = /^(\S) (\d{6}) ([0-9a-f]{40,64}) \d\t(.+)$/s;
/** One program lists the index and the files that differ from it, and writes nothing. */
async function* listing(cwd, signal) {
	const command = git([
		"ls-files",
		"-z",
		"--stage",
		"-v",
		"--modified",
		"--deleted"
	]);
	const output = outputOf(signal, (signal) => {
		const listing = startPipeline([command], {
			cwd,
			signal
		});
		listing.stdin.end();
		return listing;
	});
	try {
		let rest = "";
		for await (const bytes of output) {
			const lines = (rest + bytes.toString("latin1")).split("\0");
			rest = lines.pop();
			for (const text of lines) {
				const [, tag, mode, id, name] = line.exec(text) ?? [];
				if (!tag || !mode || !id || !name) throw new Error("git lists its files in an unknown form");
				yield {
					tag,
					mode,
					id,
					name
				};
			}
		}
	} catch (error) {
		if (!(error instanceof ToolFailure)) throw error;
		const [, reason = messageOf(error)] = /fatal: (.*)/.exec(messageOf(error)) ?? [];
		throw new ToolFailure(`git says: ${reason}`);
	}
}
/** Lets git note the times of files, so that later commands need not read these files. Never fails. */
async function refreshIndexes(repositories, signal) {
	for (const cwd of repositories) {
		const { path, args, env = {} } = git([
			"update-index",
			"-q",
			"--refresh"
		]);
		await run(path, args, {
			cwd,
			env,
			signal,
			manner: "gentle"
		}).catch(() => {});
		signal.throwIfAborted();
	}
}
/** Keeps git from starting what a repository may name: hooks, and a monitor of its files. */
function git(args) {
	const settings = ["core.fsmonitor=false", "core.hooksPath=/dev/null"].flatMap((setting) => ["-c", setting]);
	return {
		path: programPath("git"),
		args: [...settings, ...args],
		env: gitEnvironment(),
		keepsMask: true
	};
}
const ofUser = /^(HOME|XDG_CONFIG_HOME|USERPROFILE|GIT_CONFIG_.*)$/;
function gitEnvironment() {
	return {
		...programEnvironment(),
		...variablesNamed(ofUser),
		GIT_NO_LAZY_FETCH: "1"
	};
}
/**
* The directories, whose names end in `/`. Like git's trees, but a directory does not depend on what the ones in it hold: nor
* does its time.
* @param lengths of the regular files, by their names
*/
function directoriesOf(files, lengths) {
	const listings = /* @__PURE__ */ new Map();
	const listingOf = (directory) => {
		const known = listings.get(directory);
		if (known) return known;
		const listing = {
			lines: [],
			names: /* @__PURE__ */ new Set(),
			isUnchanged: true
		};
		listings.set(directory, listing);
		const [parent, name] = split(directory);
		if (name !== "") add(parent, name, "040000");
		return listing;
	};
	const add = (directory, name, content) => {
		const listing = listingOf(directory);
		listing.lines.push(`${content} ${name}`);
		listing.names.add(name);
		return listing;
	};
	for (const { name, content, isUnchanged } of files) {
		const [directory, own] = split(name);
		const listing = add(directory, own, `${content} ${lengths.get(name) ?? 0}`);
		if (!isUnchanged) listing.isUnchanged = false;
	}
	return [...listings].map(([directory, { lines, names, isUnchanged }]) => ({
		name: `${directory}/`,
		content: hash("sha256", Buffer.from(lines.sort().join("\0"), "latin1")),
		names,
		isUnchanged
	}));
}
/** The directory of a name, and the rest of the name. The topmost directory has no name. */
function split(name) {
	const end = name.lastIndexOf("/");
	return [name.slice(0, Math.max(end, 0)), name.slice(end + 1)];
}
/**
* Whether a directory has exactly these names, besides those of the cache and git's own. A build may have made other files,
* which a checkout does not have.
*/
function hasOnly(directory, names, isCached) {
	const others = new Set(orUndefined(() => namesInDirectory(directory)));
	for (const name of names) if (!others.delete(name)) return false;
	return [...others].every((name) => name === ".git" || isCached(`${directory}/${name}`));
}
// src/files/sources/times-record.ts
/**
* The record of the sources' times, which an entry has: a digest of each source's name and content, and its time. It has no
* names, so a hostile one leads to no file.
*/
const nameDigestBytes = 16;
const itemBytes = 20;
const lastSecond = 2 ** 32 - 1;
/** Whether a record can hold the time. */
function isPossible(seconds) {
	return seconds >= 0 && seconds <= lastSecond;
}
/** Identifies a file: the same name, mode, object and length. A filter of git may give one object two lengths. */
function sourceDigest({ name, content }, length) {
	const text = Buffer.from(`${content} ${length} ${name}`, "latin1");
	return hash("sha256", text, "buffer").toString("latin1", 0, nameDigestBytes);
}
/** In base64. A source beyond the most becomes new at the restore. */
function encodeTimes(all) {
	const sources = all.slice(0, mostSources);
	const record = Buffer.alloc(sources.length * itemBytes);
	for (const [i, { digest, seconds }] of sources.entries()) {
		record.write(digest, i * itemBytes, "latin1");
		record.writeUInt32LE(seconds, i * itemBytes + nameDigestBytes);
	}
	return record.toString("base64");
}
/** The times by the digests. An incomplete item at the end is left out. */
function decodeTimes(record) {
	const bytes = Buffer.from(record, "base64");
	const times = /* @__PURE__ */ new Map();
	for (let at = 0; at + itemBytes <= bytes.length; at += itemBytes) times.set(bytes.toString("latin1", at, at + nameDigestBytes), bytes.readUInt32LE(at + nameDigestBytes));
	return times;
}
// src/files/sources/source-times.ts
/** Reads and sets the times of tracked files and their directories: whole seconds, as Node and images hold no others exactly. */
const yieldEvery = 256;
const nanosecondsPerSecond = 1000000000n;
/**
* The regular files, then the directories. The cache has the times of cached files. A file with another name may have it
* outside the repository.
*/
async function* sourcesIn(all, { workspace, cached }) {
	const top = toBytes(workspace);
	const isCached = namedBy(cached);
	const isOwn = ownDirectories(top, isCached);
	const files = all.filter(({ name }) => !leadsUp.test(name));
	const lengths = /* @__PURE__ */ new Map();
	for (const [number, file] of files.entries()) {
		if (number % yieldEvery === 0) await setImmediate();
		const whole = `${top}/${file.name}`;
		if (!isOwn(dirnameOf(whole)) || isCached(whole)) continue;
		const path = fromBytes(whole);
		const stat = lstatSync(path, {
			bigint: true,
			throwIfNoEntry: false
		});
		if (!stat?.isFile() || stat.nlink !== 1n) continue;
		const length = Number(stat.size);
		lengths.set(file.name, length);
		yield {
			...file,
			path,
			stat,
			length,
			isDirectory: false
		};
	}
	for (const [number, { names, ...directory }] of directoriesOf(files, lengths).entries()) {
		if (number % yieldEvery === 0) await setImmediate();
		const whole = directory.name === "/" ? top : dirnameOf(`${top}/${directory.name}`);
		if (!isOwn(whole)) continue;
		const path = fromBytes(whole);
		const stat = lstatSync(path, { bigint: true });
		const isUnchanged = directory.isUnchanged && hasOnly(whole, names, isCached);
		yield {
			...directory,
			isUnchanged,
			path,
			stat,
			length: 0,
			isDirectory: true
		};
	}
}
const leadsUp = /(^|\/)\.\.?(\/|$)/;
function dirnameOf(path) {
	return path.slice(0, path.lastIndexOf("/"));
}
/** Whether one of the lines names exactly this path, which is a byte string. */
function namedBy(lines) {
	const literals = new Set(lines.flatMap(({ literal }) => literal === void 0 ? [] : toBytes(literal)));
	const bases = lines.filter(({ literal }) => literal === void 0).map(({ base, matches }) => ({
		base: toBytes(base),
		matches
	}));
	return (path) => literals.has(path) || bases.some(({ base, matches }) => isWithin(path, base) && matches(fromBytes(path.slice(base.length).replace(/^\//, "")).toString()));
}
/** Tells directories of the workspace from cached ones, and from those that a link leads to. */
function ownDirectories(top, isCached) {
	const known = /* @__PURE__ */ new Map([[top, !isCached(top)]]);
	const isOwn = (directory) => {
		const found = known.get(directory);
		if (found !== void 0) return found;
		const isReal = () => lstatSync(fromBytes(directory), { throwIfNoEntry: false })?.isDirectory() === true;
		const is = isWithin(directory, top) && isOwn(dirnameOf(directory)) && isReal() && !isCached(directory);
		known.set(directory, is);
		return is;
	};
	return isOwn;
}
async function readTimes(files, at) {
	const found = /* @__PURE__ */ new Map();
	for await (const { name, isUnchanged, length, stat } of sourcesIn(files, at)) if (isUnchanged && isPossible(roundedUp(stat.mtimeNs))) found.set(name, {
		length,
		mtimeNs: stat.mtimeNs
	});
	return found;
}
/**
* The times of the sources whose content is that of git's index. Files come first.
* @param found read before git listed these files: so git has seen each later change
*/
function unchangedTimes(found, files) {
	const lengths = { get: (name) => found.get(name)?.length };
	return [...files, ...directoriesOf(files, lengths)].flatMap((source) => {
		const time = found.get(source.name);
		if (!source.isUnchanged || time === void 0) return [];
		return {
			digest: sourceDigest(source, time.length),
			seconds: roundedUp(time.mtimeNs)
		};
	});
}
function roundedDown(ns) {
	return Number(ns / nanosecondsPerSecond);
}
/** A source that is newer than an output stays so: formats keep the time of an output, or round it down. */
function roundedUp(ns) {
	return roundedDown(ns + nanosecondsPerSecond - 1n);
}
/**
* Gives each source that all caches were built from its newest recorded time, and each other one a time after all of them.
* So the files are as in a directory where git has switched from the recorded commits to this one.
*/
async function setTimes(files, { saved, before, ...at }) {
	const newest = Math.max(before ?? 0, ...saved.map(({ savedAt }) => savedAt));
	const [kept, newer] = [[], []];
	const now = Math.floor(Date.now() / 1e3);
	let all = 0;
	for await (const source of sourcesIn(files, at)) {
		const { path, stat, isDirectory } = source;
		if (!isDirectory) all++;
		const times = source.isUnchanged ? timesOf(sourceDigest(source, source.length), saved) : [];
		const isKnown = saved.length > 0 && times.length === saved.length;
		const seconds = isKnown ? Math.max(...times) : Math.max(Math.min(roundedDown(stat.mtimeNs), now), newest);
		if (!isFree(stat, before) && stat.mtimeNs > inNanoseconds(seconds)) continue;
		(isKnown ? kept : newer).push({
			path,
			stat,
			isDirectory,
			seconds
		});
	}
	const isFile = ({ isDirectory }) => !isDirectory;
	const changed = [...newer, ...kept].filter(setTime).filter(isFile).length;
	return {
		all,
		kept: kept.filter(isFile).length,
		changed
	};
}
/** Whether the time is only that of the checkout. Each step leaves whole seconds. */
function isFree({ mtimeNs }, before) {
	return before === void 0 || before === 0 && mtimeNs % nanosecondsPerSecond === 0n;
}
function inNanoseconds(seconds) {
	return BigInt(seconds) * nanosecondsPerSecond;
}
function timesOf(digest, saved) {
	return saved.flatMap(({ times }) => times.get(digest) ?? []);
}
/** Follows no link. @returns whether the source had another time */
function setTime({ path, stat, isDirectory, seconds }) {
	if (inNanoseconds(seconds) === stat.mtimeNs) return false;
	const set = () => {
		lutimesSync(path, seconds, seconds);
		return true;
	};
	return isDirectory ? orUndefined(set) === true : set();
}
// src/job/shared/source-times.ts
/**
* The record for an entry whose files are packed: a source that changes later has another time. Undefined if there is
* none; the log has the reason.
*/
async function recordSources(inputs, signal) {
	const workspace$3 = workspace();
	try {
		const { files } = await trackedFiles(workspace$3, signal);
		const found = await readTimes(files, {
			workspace: workspace$3,
			cached: linesOf$1([inputs])
		});
		const unchanged = await trackedFiles(workspace$3, signal);
		let newest = BigInt(Date.now()) * 1000000n;
		for (const { mtimeNs } of found.values()) if (mtimeNs > newest) newest = mtimeNs;
		return {
			savedAt: roundedDown(newest) + 1,
			times: encodeTimes(unchangedTimes(found, unchanged.files))
		};
	} catch (error) {
		signal.throwIfAborted();
		info(`The times of sources are not saved: ${messageOf(error)}`);
		return;
	}
}
/**
* Sets the times of sources for all caches of the step that want it, also after a miss: the times that a save records
* must be those that the job's build sees.
*/
async function setSourceTimes(all, signal) {
	const caches = all.filter(({ inputs }) => inputs?.sourceTimes && !inputs.lookupOnly);
	if (caches.length === 0) return;
	const workspace$2 = workspace();
	const saved = caches.filter(({ hit }) => hit !== "miss").map(({ sources }) => savedSources(sources));
	const before = newestOfJob();
	if (saved.length === 0 && before !== void 0) return;
	try {
		const { files, repositories } = await trackedFiles(workspace$2, signal);
		setVariable(newestName, String(Math.max(before ?? 0, ...saved.map(({ savedAt }) => savedAt))));
		const { all, kept, changed } = await setTimes(files, {
			workspace: workspace$2,
			cached: linesOf$1(caches.flatMap(({ inputs }) => inputs ?? [])),
			saved,
			before
		});
		if (changed > 0) await refreshIndexes(repositories, signal);
		if (saved.length > 0) info(`Sources with the time of the saved ones: ${kept} of ${all}`);
	} catch (error) {
		signal.throwIfAborted();
		info(`The times of sources are not set: ${messageOf(error)}`);
	}
}
/** An entry without a record was saved before now, from contents that nobody knows. */
function savedSources(sources) {
	const { savedAt, times } = sources ?? {
		savedAt: Math.floor(Date.now() / 1e3),
		times: ""
	};
	return {
		savedAt,
		times: decodeTimes(times)
	};
}
function linesOf$1(inputs) {
	return inputs.flatMap(({ paths }) => selectionOf(paths, process.cwd()).lines);
}
/** Steps of one job share it. It is the newest `savedAt` that the job has restored, or 0. */
const newestName = "HEADSTART_SOURCES_SAVED_AT";
function newestOfJob() {
	const text = variable(newestName);
	return /^\d{1,15}$/.test(text) ? Number(text) : void 0;
}
// src/job/save/fill-draft.ts
/** Fills a draft with an entry: packs the body, seals it with the index, and publishes. */
/**
* Packs, seals and checks an entry. Returns as soon as no file is read any more.
* @throws NotSaved if there is nothing to pack
*/
async function fillDraft(entry, saving) {
	const { name, format, body, check, findings } = entry;
	const { inputs, files, store, timeline } = saving;
	const upload = newTimedUpload(body.destination, saving);
	const packed = await sendBody(body, upload, saving);
	logSkipped(packed, files.matches);
	if (packed.segments.length === 0) throw nothingToSave(inputs, files.selection);
	const index = format.indexed ? await sealedIndex(packed, entry, saving) : Buffer.alloc(0);
	await upload.send(index);
	const storedBytes = bodyLength(packed) + index.length;
	Object.assign(findings, {
		files: packed.files,
		bytes: packed.bytes,
		storedBytes
	});
	info(`Cache Size: ${sizeText(storedBytes)}`);
	const sent = awaitedLater(upload.finish());
	const read = Promise.all([body.copied, check()]);
	const [copiedBytes] = await Promise.race([read, sent.then(() => read)]);
	return { async publish() {
		await sent;
		if (body.reuse) reportReuse({
			...packed,
			storedBytes
		}, {
			...body.reuse,
			copiedBytes
		}, findings, store);
		await timeline.during("publish", upload.commit);
		return name;
	} };
}
/** An upload that is timed as a phase. */
function newTimedUpload(destination, { store, timeline, signal }) {
	const onTaken = store.isHere ? () => {} : newProgress("Sent", void 0, info);
	const phase = store.isHere ? "write" : "upload";
	const timer = timeline.phaseTimer();
	const upload = uploadTo(destination, { onTaken });
	return {
		async send(bytes) {
			using _ = timer.pushing(phase, bytes.length);
			await orAborted(upload.add(bytes), signal);
		},
		async finish() {
			using _ = timer.pushing(phase, 0);
			await upload.finish();
		},
		commit: upload.commit
	};
}
/** Packs the body, and sends what the draft does not begin with. */
async function sendBody(body, upload, saving) {
	const digester = blockDigester();
	const limit = limitOf(body, saving);
	await using packing = body.packing();
	let next = await packing.next();
	for (; !next.done; next = await packing.next()) {
		const { bytes, contentBytes = 0 } = next.value;
		limit?.sent(contentBytes);
		digester.update(bytes);
		await upload.send(bytes);
	}
	return {
		...next.value,
		digests: Buffer.concat([body.digests, digester.finish()])
	};
}
/** Changes are few, so only a save of all files is limited. @throws OutOfTime */
function limitOf({ reuse }, { how, files, state }) {
	if (reuse || !how.timeLimit) return void 0;
	return how.timeLimit.watch(files.survey().bytes, state?.kind === "hit" ? state.pace : void 0);
}
async function sealedIndex({ segments, files, bytes, digests, linksOut }, { name, format, body }, { how, inputs, scope, files: { builds }, state, timeline, signal }) {
	const sources = inputs.sourceTimes ? await timeline.during("sources", () => recordSources(inputs, signal)) : void 0;
	const index = {
		container: containerVersion,
		format: format.id,
		key: name.key,
		paths: inputs.paths,
		createdBy: writerIn({
			...how.run,
			event: how.run.eventName,
			scope,
			savedAt: Math.floor(Date.now() / 1e3),
			installMs: state?.installed?.ms,
			headstart: headstartVersion
		}),
		...sources && { sources },
		...builds && !body.reuse && { builds },
		...body.idle !== void 0 && { idle: body.idle },
		...linksOut && { linksOut },
		segments,
		files,
		bytes,
		digests
	};
	const { repository } = how.run;
	return sealIndex(index, await signerFor(inputs, {
		repository,
		scope,
		version: name.version
	}, signal)?.(digestToSign(index)));
}
function reportReuse({ segments, storedBytes }, { copiedBytes, ...reuse }, findings, store) {
	const { reusedBytes, packedBytes, mergedLayers } = reuse;
	const sentBytes = storedBytes - copiedBytes;
	const layers = countLayers(segments);
	Object.assign(findings, {
		...reuse,
		sentBytes,
		deadBytes: deadBytesIn(segments),
		layers
	});
	const [kept, packed, sent] = [
		reusedBytes,
		packedBytes,
		sentBytes
	].map(shortSizeText);
	const how = store.isHere ? "wrote" : "sent";
	const merged = mergedLayers > 0 ? `, ${mergedLayers} merged into the newest` : "";
	const why = copiedBytes === 0 && !store.isHere ? "; the store has copied nothing" : "";
	info(`Reused ${kept}, packed ${packed}, ${how} ${sent}; ${layersText(layers)}${merged}${why}`);
}
function logSkipped({ skipped: all }, matches) {
	const pathOf = pathsIn$1(basesOf(matches.map(({ line }) => line)));
	const [long = [], skipped = []] = [true, false].map((isLong) => all.filter((member) => pathOf(member).length > mostPathBytes === isLong));
	if (long.length > 0) warnOfLong(long.map(pathOf));
	if (skipped.length === 0) return;
	const some = skipped.slice(0, 3).map((member) => fromBytes(member.replace(/^\d+\//, "")).toString());
	const more = skipped.length > some.length ? ", …" : "";
	info(`Skipped ${skipped.length} that are no file, directory or link: ${some.join(", ")}${more}`);
}
function warnOfLong([first = "", ...others]) {
	const name = fromBytes(first.slice(0, 200)).toString();
	const more = others.length > 0 ? ` and ${others.length} more` : "";
	warning(`Not saved: ${name}…/${fromBytes(first.slice(first.lastIndexOf("/") + 1))}${more}, because the path has more than ${mostPathBytes} bytes: the system takes 4095, and a restore adds some. Give the tree shorter names, or exclude it by a line of \`path\` that begins with \`!\`.`);
}
// src/job/shared/links-out.ts
/** Notices links that lead out of what is cached, such as the interpreter of a virtual environment. */
/** Finds links to files outside the cache, in a walk that is made anyway. */
function newLinkWatch(matches) {
	const pathOf = pathsIn$1(basesOf(matches.map(({ line }) => line)));
	const cached = matches.flatMap(({ path, linked = path }) => [toBytes(path), toBytes(linked)]);
	let found;
	return {
		*watch(files) {
			for (const batch of files) {
				for (const { member, target } of batch) {
					if (target === void 0 || !/^\/|\.\.(\/|$)/.test(target)) continue;
					const place = linkedFrom(pathOf(member), target);
					if (cached.some((match) => isWithin(place, match))) continue;
					if (found) found.count++;
					else if (existsSync(fromBytes(place))) found = {
						count: 1,
						member,
						target
					};
				}
				yield batch;
			}
		},
		/** Undefined if no link leads out, or if all that do lead nowhere. */
		found: () => found
	};
}
function tellLinksOut({ count, member, target }, matches) {
	const path = pathsIn$1(basesOf(matches.map(({ line }) => line)))(member);
	info(`${count === 1 ? "1 link leads" : `${count} links lead`} out of what is cached, so a job can use them only if it has the files there: ${fromBytes(`${path} leads to ${linkedFrom(path, target)}`)}`);
}
const mostMs = 1e3;
/** Tells of restored links to files that this runner does not have: one notice, if the entry's example leads nowhere. */
async function tellLostLinks(linksOut, lines) {
	const path = pathsIn$1(basesOf(lines))(linksOut.member);
	const place = linkedFrom(path, linksOut.target);
	const missing = access$1(fromBytes(place)).then(() => false, (error) => codeOf(error) === "ENOENT");
	if (!await Promise.race([missing, setTimeout$2(mostMs, false, { ref: false })])) return;
	const others = linksOut.count === 1 ? "" : `. It is one of ${linksOut.count} links that lead out of the cache`;
	notice(`${fromBytes(path)} leads to ${fromBytes(place)}, which this runner does not have${others}. Install what the links lead to before, or put what differs between the runners into the key, such as a tool's version.`);
}
// src/job/save/pack-files.ts
/** Packs all files of a cache. */
/** A body of all files that builds use; the draft is empty. */
function wholeBody(draft, { idle, ...packing }) {
	const scratch = openScratch(tempDir());
	const job = idle ? withoutIdle(packing, idle) : packing;
	return {
		idle: idle?.recordOfOthers,
		destination: draft,
		copied: Promise.resolve(0),
		digests: Buffer.alloc(0),
		packing: () => packFiles(scratch.dir, job),
		[Symbol.dispose]: scratch.remove
	};
}
function withoutIdle(job, { unused, unlocked }) {
	const { saving } = job;
	const selection = excludePaths([...unused, ...unlocked].map(({ path }) => path), saving.files.selection);
	tellUnused(unused);
	tellUnlocked(unlocked);
	return {
		...job,
		saving: {
			...saving,
			files: {
				...saving.files,
				selection
			}
		}
	};
}
async function* packFiles(scratch, job) {
	const { format, tools, saving } = job;
	const { inputs, files, timeline, signal } = saving;
	const { excludes } = files.selection;
	const trees = files.matches.map(({ path }) => ({ path: toBytes(path) }));
	const searchSecrets = () => files.secretCheck.leaveOut({
		trees,
		excludes,
		signal
	});
	const onlyWarns = inputs.secretFiles === "warn";
	const secrets = onlyWarns ? [] : await searchSecrets();
	const matches = files.matches.filter(({ path }) => !secrets.includes(path));
	const links = newLinkWatch(matches);
	const { walked, leftOut } = walkToPack(matches, [scratch, ...secrets], job);
	const found = timeline.items("walk", links.watch(walked));
	const settings = {
		workspace: workspace(),
		level: inputs.compressionLevel
	};
	const packing = format.pack({
		matches,
		found,
		leftOut,
		scratch,
		tools,
		signal,
		...settings
	});
	const searching = format.image && onlyWarns ? awaitedLater(searchSecrets()) : void 0;
	const packed = yield* timedPacking(packing, timeline);
	await searching;
	const linksOut = links.found();
	if (linksOut) tellLinksOut(linksOut, matches);
	return {
		...packed,
		linksOut
	};
}
async function* timedPacking(packing, timeline) {
	using _ = timeline.phase("pack");
	return yield* packing;
}
/** The walk that an archive is made from also looks for secrets and notes files. An image is often made without a walk. */
function walkToPack(matches, excluded, { format, saving: { files }, changeWatch }) {
	const { excludes } = excludePaths(excluded, files.selection);
	const leftOut = excludes ? [] : void 0;
	const walkOf = (some) => walk(some, excludes, leftOut, changeWatch?.note);
	if (!format.image) return {
		walked: files.secretCheck.watch(matches, (match) => walkOf([match])),
		leftOut
	};
	return {
		walked: changeWatch ? [...walkOf(matches)] : walkOf(matches),
		leftOut
	};
}
// src/job/save/reservation.ts
/** Reserves the name of an entry for all tries of a save. */
function newReservation({ how, inputs, store, scope, timeline }) {
	const key = namesFor(inputs.rolling).nameFor(inputs.key, how.run);
	let current;
	const remove = async (reserved) => {
		await (await reserved?.draft.catch(() => void 0))?.discard().catch((error) => debug(`The draft stays: ${messageOf(error)}`));
	};
	const draftAfter = async (earlier, name) => {
		if (earlier?.name.version === name.version) {
			const draft = await earlier.draft;
			await draft.empty();
			return draft;
		}
		await remove(earlier);
		return store.create(name);
	};
	return {
		forTry(version) {
			const earlier = current;
			const name = {
				scope,
				version,
				key
			};
			current = {
				name,
				draft: awaitedLater(timeline.during("check", () => draftAfter(earlier, name)))
			};
			return current;
		},
		[Symbol.asyncDispose]: () => remove(current)
	};
}
// src/job/save/save-entry.ts
/** Saves the files of a cache as one entry: seals the entry, then publishes it. */
/**
* Seals the entry of a cache, and reports how the save ends.
* @param unlessImage why nothing is saved except an image, as a line for the log
* @throws NotSaved if there is nothing to save, or another job has the name; any other error
*/
async function sealEntry(saving, unlessImage) {
	const { how, inputs, state, store, timeline, signal } = saving;
	const { key, rolling, summary } = inputs;
	const findings = newFindings({
		step: "save",
		outcome: "saved",
		key,
		store: store.label
	}, inputs);
	const report = () => {
		findings.store = store.label;
		return writeReport(findings, timeline, {
			summary,
			log: how.log
		});
	};
	const reportFailure = async (error) => {
		if (error instanceof NameTaken) throw new NotSaved(alreadyReserved(key, state));
		if (error instanceof NotSaved) throw error;
		signal.throwIfAborted();
		Object.assign(findings, {
			outcome: "failed",
			trouble: messageOf(error)
		});
		await report();
		throw error;
	};
	await using resources = new AsyncDisposableStack();
	const filled = await sealInOneWay(resources.use(newReservation(saving)), findings, saving, unlessImage).catch(reportFailure);
	const kept = resources.move();
	return {
		async publish() {
			const name = await filled.publish().catch(reportFailure);
			tellSaved(key, store);
			await report();
			return rolling && {
				store,
				name: {
					...name,
					key
				},
				keep: rolling.keep
			};
		},
		[Symbol.asyncDispose]: () => kept.disposeAsync()
	};
}
/** If the system ends a program, tries the next way to pack. @throws as `sealEntry` */
async function sealInOneWay(reservation, findings, saving, unlessImage) {
	let killed;
	for await (const packer of waysToPack(saving)) {
		const { format, instead, whyInstead = killed && messageOf(killed) } = packer;
		if (unlessImage !== void 0) {
			if (!format.image) throw new NotSaved(unlessImage);
			info(`The entry ${saving.inputs.key} is an archive: saving an image, which later jobs mount`);
		}
		if (whyInstead !== void 0) info(`${instead}: ${whyInstead}`);
		await tellUnmatched(saving);
		try {
			return await sealWith(packer, reservation, findings, saving);
		} catch (error) {
			if (!(error instanceof ProgramKilled) || saving.signal.aborted) throw error;
			killed = error;
		}
	}
	throw killed;
}
/** Logs the lines of `path` that add nothing to the entry. Tools have directories that not every job needs. */
async function tellUnmatched({ inputs, files, how }) {
	if (inputs.preset !== void 0) return;
	for (const line of how.log.unlogged(await whyNotAll(files.selection, files.matches))) info(line);
}
/**
* Packs the changes or all files into a draft, and seals it.
* @throws NameTaken, NotSaved, ProgramKilled or any other error
*/
async function sealWith({ format, tools }, reservation, findings, saving) {
	const { how, inputs, state, files, timeline } = saving;
	const mounts = state?.mounts;
	const [version = ""] = format.versions(inputs, tools);
	const { name, draft } = reservation.forTry(version);
	const search = {
		...saving,
		scopes: accessOf(how.run).read
	};
	await using base = baseOfSave(mounts, {
		...search,
		version
	});
	const idle = memoized(async () => base && await timeline.during("compare", () => idleFiles(base, saving)).catch(tellUnknown));
	const changes = base && await changesBody({
		...saving,
		base: {
			...base,
			idle
		},
		draft,
		tools
	});
	if (!changes && mounts?.entry) {
		checkShown(mounts);
		checkReading(files.survey().shownBytes, mounts.entry.size);
	}
	const changeWatch = how.onlyUnchanged ? newChangeWatch() : void 0;
	using body = changes ?? wholeBody(await draft, {
		format,
		tools,
		saving,
		changeWatch,
		idle: await idle()
	});
	watchDisks(saving);
	const check = async () => {
		await changeWatch?.check();
		await checkMounted(mounts, search);
	};
	return await fillDraft({
		name,
		format,
		body,
		check,
		findings
	}, saving);
}
function tellUnknown(error) {
	debug(`Nothing says what builds have not used: ${messageOf(error)}`);
}
/** The disks that packing and the store use. */
function watchDisks({ inputs, files, store, timeline }) {
	const bases = files.selection.lines.map(({ base }) => base);
	timeline.watch([
		...bases,
		tempDir(),
		...store.isHere ? [inputs.localDir] : []
	]);
}
function tellSaved(key, { label, isHere }) {
	info("Cache saved successfully");
	if (isHere) info(`Saved in the ${label}`);
	if (isHere && losesDisk()) warning(`No other job will find this cache: it is in the ${label}, and GitHub deletes this runner with its disk after the job. Set \`store\` to github, or give a \`bucket\`.`);
	info(`Cache saved with key: ${key}`);
}
// src/files/fingerprint.ts
/** Hashes the facts about files, so that two hashes show whether files have changed in between. */
/**
* The SHA-256 of names, kinds, sizes, times, modes, inodes and links' targets. Leaves out the change time: another hard link
* to a file changes it, and package managers make many.
* @throws the system's error
*/
function fingerprintOf(tops, excludes, { onFile, meaningOf = () => "content", isLeftOut } = {}) {
	const hash = createHash("sha256");
	for (const top of tops) {
		const path = toBytes(top.path);
		hash.update(`${path}\0`, "latin1");
		const prefix = memberOf$1(top);
		for (const batch of walk([top], excludes)) {
			const lines = batch.map(({ member, kind, target = "" }) => {
				const place = path + member.slice(prefix.length);
				const meaning = meaningOf(place, kind === "directory" ? "directory" : "file");
				if (meaning === "nothing") return "";
				const stat = lstatSync(fromBytes(place), { bigint: true });
				const { size, mtimeNs, mode, ino } = stat;
				if (kind === "file" && isLeftOut?.(place, stat)) return "";
				if (kind === "file") onFile?.(stat, meaning);
				if (meaning === "use" && kind === "file") return `${member}\0${size} ${mode}\0`;
				return `${member}\0${kind} ${mtimeNs} ${mode} ${kind === "directory" ? "" : `${size} ${ino}`}\0${target}\0`;
			});
			hash.update(lines.join(""), "latin1");
		}
	}
	return hash.digest("hex");
}
// src/job/used/cache-contents.ts
/** Makes fingerprints of the files of a cache, to find out whether a job has changed them. */
/**
* A fingerprint of the cached files. Of mounts it reads only the upper directories. Undefined if the files cannot be read;
* the save logs the reason.
* @param onFile called for each file
* @param sinceMs files that are new since then count only if they are a reason for a save
*/
async function contentsOf$1(inputs, state, onFile, sinceMs = 1e400) {
	try {
		const { excludes, lines } = cachedFiles(inputs);
		const matches = await findMatches({
			excludes,
			lines
		});
		const { points, uppers } = mountedIn(state);
		const unpacked = matches.filter(({ path }) => !points.some((point) => isWithin(realName(path), point)));
		const caches = await toolCachesIn(directoriesAmong(unpacked));
		const meaningOfNew = meaningOfNewIn(caches);
		return [fingerprintOf(unpacked, excludes, {
			onFile: (stat, meaning) => onFile(plainStat(stat), meaning === "content" ? "written" : "set by a tool"),
			meaningOf: meaningIn(caches),
			isLeftOut: (path, stat) => isNewSince(plainStat(stat), sinceMs) && meaningOfNew(path, "file") === "nothing"
		}), fingerprintOf(uppers.map(topOf), void 0, { onFile: (stat) => onFile(plainStat(stat), "mounted") })].join();
	} catch (error) {
		debug(`The cached files cannot be compared: ${messageOf(error)}`);
		return;
	}
}
function plainStat({ size, blocks, mtimeNs, birthtimeNs }) {
	const [mtimeMs, birthtimeMs] = [Number(mtimeNs) / 1e6, Number(birthtimeNs) / 1e6];
	return {
		size: Number(size),
		blocks: Number(blocks),
		mtimeMs,
		birthtimeMs
	};
}
function topOf(path, i) {
	return {
		path,
		relative: "",
		stat: lstatSync(path),
		line: { number: i }
	};
}
// src/job/save/snapshots.ts
/** Decides whether a job saves a snapshot of a rolling cache, and removes old ones. */
/** Compares the files with what the restore left. Empty if the cache is not a rolling one, or the restore found no snapshot. */
async function judgeSnapshot({ inputs, state, timeline }) {
	const { rolling, key } = inputs;
	if (!rolling || state?.kind !== "hit" || !state.snapshot) return {};
	const { name, contents, files = 0 } = state.snapshot;
	const isOwn = sameKey(namesFor(rolling).keyIn(name), key);
	const mustGain = inputs.preset !== void 0 && inputs.store === "github";
	if (!isOwn && !mustGain) return {};
	const savedMs = snapshotMs(name);
	const minutes = Math.floor(Math.abs(Date.now() - savedMs) / 6e4);
	if (isOwn && minutes < rolling.minAgeMinutes) return { whyKept: `Cache save skipped: the restored snapshot is ${minutes} minutes old, and rolling-min-age is ${rolling.minAgeMinutes}.` };
	const { pace } = state;
	let [written, kept, addedBytes] = [
		0,
		0,
		0
	];
	const countFile = ({ size, blocks, mtimeMs, birthtimeMs }, time) => {
		if (pace && isNewSince({
			mtimeMs,
			birthtimeMs
		}, pace.endMs)) addedBytes += contentBytes({
			size,
			blocks
		});
		if (time !== "written") return;
		if (mtimeMs > savedMs) written++;
		else kept++;
	};
	const now = await timeline.during("fingerprint", () => contentsOf$1(inputs, state, countFile, pace?.endMs));
	if (contents !== void 0 && contents === now) return { whyKept: nothingChanged(inputs) };
	if (mustGain && now !== void 0 && pace) {
		if (!(isSmall(pace.packedBytes) ? isOwn || addedBytes > 0 : isGain(addedBytes, pace.bytes))) return { whyKept: `Cache save skipped: the job has added ${shortSizeText(addedBytes)} to the ${shortSizeText(pace.bytes)} of cache ${inputs.key}. GitHub's cache service cannot remove older entries, so builds that take more than 50 MB of it are saved when a twentieth or 20 MB is new.` };
	}
	const most = mostOfFiles * files;
	return { isWrittenAgain: files >= leastFiles && written >= most && kept <= files - most };
}
const leastFiles = 20;
const mostOfFiles = .9;
/** What a user does not see: with new times of sources, a build tool uses none of the files that were restored. */
function tellWrittenAgain({ key, sourceTimes }) {
	if (sourceTimes !== void 0 || !existsSync(join(workspace(), ".git"))) return;
	notice(`This job has written nearly all files of cache ${key} again. If a build tool compares times, set \`source-times: true\` (docs/source-times.md); \`source-times: false\` ends this notice.`);
}
/** Removes the snapshots of a cache that no job needs. Never fails. */
async function removeOldSnapshots({ store, name, keep }) {
	try {
		const old = oldSnapshots(await store.removable({
			...name,
			key: snapshotPrefix(name.key)
		}), keep);
		for (const { remove } of old) await remove();
		if (old.length > 0) info(`Removed older snapshots: ${old.length}`);
	} catch (error) {
		info(`Older snapshots stay in the ${store.label}: ${messageOf(error)}`);
	}
}
// src/job/save/unreadable-files.ts
/** Names the files that the user of a save may not read, and the lines of `path` that exclude them. */
const mostPathsNamed = 20;
/** The error to throw instead of that of the first such file. Logs the lines that exclude the files. */
function namingUnreadable(error, { matches, selection }) {
	if (codeOf(error) !== "EACCES" && !/permission denied/i.test(messageOf(error))) return error;
	const found = matches.flatMap(({ path, stat }) => [...unreadableIn(toBytes(path), stat, selection.excludes)]);
	if (found.length === 0) return error;
	const paths = found.map((path) => fromBytes(path).toString());
	folded("Lines of `path` that exclude what this user may not read", paths.map((path) => `!${lineFor(path)}`));
	const named = found.slice(0, mostPathsNamed).map((path, i) => `${paths[i]} (${ownerText(fromBytes(path))})`);
	const more = found.length > named.length ? ` and ${found.length - named.length} more` : "";
	return /* @__PURE__ */ new Error(`permission denied: ${userText()} may not read ${named.join(", ")}${more}. Exclude them by the lines of \`path\` above, or give them to this user in an earlier step, with \`sudo chown -R\``);
}
/** Reads nothing below a directory that it yields. @param path a byte string, like what it yields */
function* unreadableIn(path, type, excludes) {
	const { R_OK, X_OK } = constants$1;
	if (type.isFile() && !mayUse(fromBytes(path), R_OK)) yield path;
	if (!type.isDirectory()) return;
	if (!mayUse(fromBytes(path), R_OK | X_OK)) return yield path;
	for (const item of readdirSync(fromBytes(path), {
		withFileTypes: true,
		encoding: "latin1"
	})) {
		const below = `${path}/${item.name}`;
		if (!isStaging(item.name) && !excludes?.(fromBytes(below).toString())) yield* unreadableIn(below, item, excludes);
	}
}
/** As short as a user would write it. */
function lineFor(path) {
	const inWorkspace = pathBelow$1(process.cwd(), path);
	if (inWorkspace) return escapePattern(inWorkspace);
	const inHome = pathBelow$1(homeDirectory() ?? "/", path);
	return inHome ? `~/${escapePattern(inHome)}` : escapePattern(path);
}
// src/job/save/save-cache.ts
/** The story of one cache's save. */
/** Finds the files of a cache, and seals the entry with them. @throws NotSaved if nothing is to be saved; any other error */
async function sealCache(cache) {
	const { how, inputs, state, signal } = cache;
	const { write: scope } = accessOf(how.run);
	const reason = whyNoSave(inputs, how.run, state);
	if (scope === void 0 || reason) throw new NotSaved(reason ?? "");
	const { whyKept, isWrittenAgain } = await judgeSnapshot(cache);
	if (isWrittenAgain) tellWrittenAgain(inputs);
	const mayBecomeImage = state?.kind === "hit" && state.mayBecomeImage;
	if (whyKept && !mayBecomeImage) throw new NotSaved(whyKept);
	const unlessImage = whyKept ?? (mayBecomeImage && !inputs.rolling ? notSavedAgain(inputs.key) : void 0);
	const files = await findFiles(cache);
	const store = openStore(storeOptions(inputs, how.run, endingAfter(signal)));
	try {
		return await sealEntry({
			...cache,
			files,
			store,
			scope
		}, unlessImage);
	} catch (error) {
		if (error instanceof NotSaved) throw error;
		signal.throwIfAborted();
		throw namingUnreadable(error, files);
	}
}
/** Finds the files to save. @throws NotSaved if there are none */
async function findFiles({ inputs, state, timeline }) {
	const cached = cachedFiles(inputs);
	const matches = madeByInstall(await timeline.during("find", () => findMatches(cached)), state?.installed);
	if (matches.length === 0) throw nothingToSave(inputs, cached);
	for (const { path, linked } of matches) if (linked !== void 0) info(`${path} is a link: the files in ${linked} are saved`);
	const used = await withoutUnused(cached, matches, {
		inputs,
		state
	});
	const { newSecretCheck } = await import("./job-shared-secrets.js");
	return {
		...used,
		matches,
		survey: newSurvey(matches, used.selection),
		secretCheck: newSecretCheck(inputs)
	};
}
// src/job/save/tell-added.ts
/** Tells the user that later jobs make files again, because the cache was found and is not saved. */
const longestSearchMs = 10;
const leastToldBytes = 1e6;
/** Shows a notice if the job has added so much that later jobs wait for it. */
function tellAdded(inputs, state) {
	const { pace, hasInstall, tree = [] } = state;
	if (!pace || hasInstall || madeAgain(tree).length > 0) return;
	const bytes = orUndefined(() => addedBytes(inputs, state, pace.endMs)) ?? 0;
	if (bytes < leastToldBytes || !isGain(bytes, pace.bytes)) return;
	const preset = inputs.preset === void 0 ? ", use a preset" : "";
	notice(`This job has added at least ${shortSizeText(bytes)} to the ${shortSizeText(pace.bytes)} of cache ${inputs.key}. They are not saved, because the key was found, so each job makes them again. Set \`rolling: true\`${preset}, or set another \`key\` (docs/rolling.md).`);
}
function addedBytes({ paths }, state, sinceMs) {
	const { lines, excludes } = selectionOf(paths, process.cwd());
	const { points, uppers } = mountedIn(state);
	const isUnpacked = (path) => lstatSync(path).isDirectory() && !points.some((point) => isWithin(realName(path), point));
	const unpacked = lines.flatMap(({ literal }) => literal ?? []).filter((path) => orUndefined(() => isUnpacked(path)));
	const limits = {
		sinceMs,
		untilMs: performance.now() + longestSearchMs
	};
	return addedBytesIn({
		directories: uppers,
		excludes: void 0,
		...limits
	}) + addedBytesIn({
		directories: unpacked,
		excludes,
		...limits
	});
}
// src/job/save/save.ts
/** The story of a save: saves each cache of the step. */
const failedToSave = "Failed to save: ";
/** Main of `save/`: other steps may be running. @throws as `save` and its `end` */
async function saveNow(signal) {
	tellVariables(stepInputs().given);
	await (await save(signal, { onlyUnchanged: true })).end();
}
/** While one save waits for the store, another one packs. More take more memory, and are not faster. */
const mostSavesAtOnce = 2;
/**
* Saves the caches of the step, or logs the reason why it does not. If one of several fails, the step warns and saves the
* others. Returns as soon as no save reads files any more, also because saving has failed.
*/
async function save(signal, { states, onlyUnchanged = false }) {
	checkNode();
	const run = currentRun();
	const whyNone = whyNoScope(run);
	if (whyNone !== void 0) {
		mildWarning(whyNone);
		return { end: async () => {} };
	}
	const step = stepInputs();
	const caches = await (states ? cachesOf(step, states) : cachesOfStep(step, signal));
	const log = newStepLog();
	const timeLimit = timeLimitFor(step.read("job-status"));
	const limited = timeLimit ? AbortSignal.any([signal, timeLimit.signal]) : signal;
	const how = {
		run,
		log,
		onlyUnchanged,
		timeLimit
	};
	const withSlot = pLimit(mostSavesAtOnce);
	const saves = caches.map((cache) => {
		const { sealed, run } = inTwoSteps(() => sealOne(cache, states?.[cache.name], how, limited));
		const runOrTell = () => run().catch((error) => tellFailure(error, cache, signal));
		return {
			sealed,
			ended: withSlot(() => within(cache, runOrTell))
		};
	});
	const ended = Promise.allSettled(saves.map(({ ended }) => ended));
	const reported = awaitedLater(ended.then(() => exportReports(log.end(), limited)));
	await Promise.all(saves.map(({ sealed }) => sealed));
	return { end: () => reported.then(() => endSaves(ended)) };
}
/** A save that seals, then publishes. `sealed` resolves in between, or when sealing has failed. */
function inTwoSteps(seal) {
	const { promise: sealed, resolve } = Promise.withResolvers();
	const run = async () => {
		try {
			await using entry = await seal();
			resolve();
			return await entry?.publish();
		} finally {
			resolve();
		}
	};
	return {
		sealed,
		run
	};
}
async function endSaves(ended) {
	const outcomes = await ended;
	const snapshots = outcomes.flatMap((one) => one.status === "fulfilled" && one.value || []);
	await Promise.all(snapshots.map(removeOldSnapshots));
	for (const one of outcomes) if (one.status === "rejected") throw one.reason;
}
/** @throws the error of the step's only cache, or the signal's reason */
function tellFailure(error, cache, signal) {
	if (error instanceof NotSaved) for (const line of error.lines) info(line);
	else if (error instanceof OutOfTime) info(`Cache save skipped: ${messageOf(error)}.`);
	else if (cache.name === "") throw error;
	else {
		signal.throwIfAborted();
		warningOf(error, failedToSave);
	}
}
/**
* Seals the entry of a cache: then the save reads no files any more.
* @returns undefined if the preset of the cache has nothing to save, which the log says
* @throws NotSaved, OutOfTime or any other error
*/
async function sealOne(cache, state, how, signal) {
	if (!state && !await fillInputs(cache, signal)) return void 0;
	if (state && isSavedAlready(state)) {
		tellAdded(inputsOf(cache), state);
		throw new NotSaved(notSavedAgain(state.key));
	}
	const whyUnneeded = state && reasonIn(state);
	if (whyUnneeded !== void 0) throw new NotSaved(`Cache save skipped: ${whyUnneeded}`);
	if (state && state.signingMark !== markOf(cache.read("signing-key"))) {
		warning("Cache save skipped: `signing-key` has another value than at the restore, so no job could use what this one signs.");
		return;
	}
	if (cache.read("key") === "") throw new NotSaved(mildWarningLine("Key is not specified."));
	const inputs = {
		...inputsOf(cache),
		...how.onlyUnchanged && { jobStatus: "" }
	};
	const mistake = namesFor(inputs.rolling).mistake([inputs.key]);
	if (mistake) throw new JobFailure(mistake);
	return sealCache({
		how,
		inputs,
		state,
		timeline: newTimeline(),
		signal
	});
}
/** An entry of the key was restored, which never changes. */
function isSavedAlready(state) {
	return state.kind === "hit" && sameKey(state.matchedKey, state.key) && !state.snapshot && !state.mayBecomeImage;
}
/** Why nothing is to be saved, whatever the inputs are. */
function reasonIn({ unsaved, installed }) {
	if (unsaved !== void 0 || !installed) return unsaved;
	if (digestOfPackages(installed) === installed.digest) return void 0;
	return "a later step has installed or removed packages, such as npm prune, so the tree is not the one that `install` made. Run that step in another job.";
}
// src/job/shared/restored-places.ts
/** Shows whether a later step, such as actions/checkout, has removed what was restored into the workspace. */
/** Where a restore has put the files of the cache, for post to see whether they are still there; undefined if nothing shows it. */
function placesNow({ paths, mode }, workspace) {
	if (mode === "lazy") return void 0;
	const { lines } = selectionOf(paths, process.cwd());
	const restored = lines.flatMap(({ literal }) => {
		const path = literal === void 0 ? void 0 : pathBelow$1(workspace, literal);
		return path && isThere(join$1(workspace, path)) ? [path] : [];
	});
	return restored.length > 0 ? {
		paths: restored,
		hasCheckout: isInCheckout(restored, workspace)
	} : void 0;
}
/** Whether the workspace has nothing else, so that a checkout is probably still to come, and removes these files. */
function areAlone(restored, workspace) {
	const tops = restored.flatMap(({ paths }) => paths.map((path) => path.split("/")[0]));
	const isRestored = (name) => tops.includes(name) || isStaging(name);
	const hasCheckout = restored.some((places) => places.hasCheckout);
	return tops.length > 0 && !hasCheckout && (orUndefined(() => readdirSync(workspace)) ?? []).every(isRestored);
}
/** Undefined if something of it is still there. */
function whoRemoved({ paths, hasCheckout }, workspace) {
	if (paths.some((path) => isThere(join$1(workspace, path)))) return void 0;
	return !hasCheckout && isInCheckout(paths, workspace) ? "checkout" : "another step";
}
/** Also a link that leads nowhere. */
function isThere(path) {
	return orUndefined(() => lstatSync(path)) !== void 0;
}
function isInCheckout(paths, workspace) {
	return paths.flatMap((path) => [...ancestorsOf(path)]).some((directory) => isThere(join$1(workspace, directory, ".git")));
}
function* ancestorsOf(path) {
	for (let parent = dirname$2(path); parent !== "."; parent = dirname$2(parent)) yield parent;
	yield ".";
}
// src/job/shared/state.ts
/** The state that main saves for post: a JSON value without secrets. */
const text = /* @__PURE__ */ string();
const optionalText = /* @__PURE__ */ optional(/* @__PURE__ */ string());
const brokeredMountSchema = /* @__PURE__ */ object({
	/** A path that leads through no links. */
	target: text,
	pattern: text,
	/** The topmost directory that was made for the target. */
	made: optionalText,
	/** A directory where a save sees the upper and the lower directory of the mount. Without links. */
	view: text
});
const snapshotSchema = /* @__PURE__ */ object({
	name: text,
	/** Whether the snapshot is of the scope that this run writes. False if only the store knows. */
	isOwnScope: /* @__PURE__ */ boolean(),
	/** A fingerprint of the restored files; absent if they cannot be read, or the run saves no snapshots. */
	contents: optionalText,
	/** How many of the restored files are not mounted. */
	files: /* @__PURE__ */ optional(/* @__PURE__ */ number())
});
const mountedSchema = /* @__PURE__ */ object({
	/** Absent if only the store knows the scope. */
	scope: optionalText,
	version: text,
	key: text,
	size: /* @__PURE__ */ number(),
	files: /* @__PURE__ */ number(),
	/** The images and layers of the body. */
	layers: /* @__PURE__ */ array(segmentSchema),
	/** See `identityOf`. Shows whether the store still has the entry. */
	identity: text,
	/** The state of the mounted file, which changes with every write to the file. */
	file: optionalText,
	/** The time of the mount, by the kernel's clock. */
	since: /* @__PURE__ */ number()
});
const mountsSchema = /* @__PURE__ */ variant("by", [/* @__PURE__ */ object({
	by: /* @__PURE__ */ literal("job"),
	/** Absolute. */
	mountRoot: text,
	/** The mount root of an overlay over the workspace, if this cache was the first one in it. Absolute. */
	workspaceRoot: optionalText,
	/** Absent until the entry is mounted, and if it is no image. */
	entry: /* @__PURE__ */ optional(mountedSchema)
}), /* @__PURE__ */ object({
	by: /* @__PURE__ */ literal("broker"),
	socket: text,
	mounts: /* @__PURE__ */ array(brokeredMountSchema),
	/** Absent until the entry is mounted. */
	entry: /* @__PURE__ */ optional(mountedSchema)
})]);
const begun = {
	/** The item of `caches` whose inputs the cache has, if its name is another one. */
	of: optionalText,
	/** Why post must not save the cache. */
	unsaved: optionalText
};
const planned = {
	...begun,
	/** The inputs of the cache, as main has read them; see `keptInputs`. */
	inputs: /* @__PURE__ */ record(text, text),
	/** The mark of the cache's `signing-key`, if it has one. */
	signingMark: optionalText,
	/** Whether the cache has a command of `install`. */
	hasInstall: /* @__PURE__ */ boolean()
};
const lookedUp = {
	...planned,
	key: text,
	/** The tree at the end of main, and its packages, if post may save it. */
	installed: /* @__PURE__ */ optional(/* @__PURE__ */ object({
		directories: /* @__PURE__ */ array(text),
		marks: /* @__PURE__ */ array(text),
		digest: text,
		patterns: /* @__PURE__ */ array(text),
		matches: /* @__PURE__ */ array(text),
		/** How long the command took. */
		ms: /* @__PURE__ */ optional(/* @__PURE__ */ number())
	})),
	/** The directories that a later step should not make again. */
	tree: /* @__PURE__ */ optional(/* @__PURE__ */ array(/* @__PURE__ */ object({
		directory: text,
		bornMs: /* @__PURE__ */ number(),
		seenMs: /* @__PURE__ */ number()
	}))),
	mounts: /* @__PURE__ */ optional(mountsSchema)
};
const stateSchema = /* @__PURE__ */ variant("kind", [
	/* @__PURE__ */ object({
		kind: /* @__PURE__ */ literal("begun"),
		...begun
	}),
	/* @__PURE__ */ object({
		kind: /* @__PURE__ */ literal("planned"),
		...planned
	}),
	/* @__PURE__ */ object({
		kind: /* @__PURE__ */ literal("miss"),
		...lookedUp,
		/** The key of the entry that was found and refused. */
		refused: optionalText
	}),
	/* @__PURE__ */ object({
		kind: /* @__PURE__ */ literal("hit"),
		...lookedUp,
		/** The key of the entry. */
		matchedKey: text,
		/** Absent unless the cache is a rolling one whose snapshots post saves. */
		snapshot: /* @__PURE__ */ optional(snapshotSchema),
		/** See `buildsWith`. Absent unless the entry is a snapshot of the cache's own key. */
		builds: /* @__PURE__ */ optional(/* @__PURE__ */ array(/* @__PURE__ */ number())),
		/** Whether the entry of the primary key is an archive, and post may save it once more as an image that later jobs mount. */
		mayBecomeImage: /* @__PURE__ */ optional(/* @__PURE__ */ boolean()),
		/** What a later step should not remove; see `RestoredPlaces`. */
		places: /* @__PURE__ */ optional(/* @__PURE__ */ object({
			paths: /* @__PURE__ */ array(text),
			hasCheckout: /* @__PURE__ */ boolean()
		})),
		/** How long the restore took, how many bytes its files and the entry have, and when it ended. Absent if nothing was restored. */
		pace: /* @__PURE__ */ optional(/* @__PURE__ */ object({
			bytes: /* @__PURE__ */ number(),
			packedBytes: /* @__PURE__ */ number(),
			ms: /* @__PURE__ */ number(),
			endMs: /* @__PURE__ */ number()
		}))
	})
]);
function mountsIn(state) {
	return isLookedUp(state) ? state.mounts : void 0;
}
function isLookedUp(state) {
	return state.kind === "miss" || state.kind === "hit";
}
const statesSchema = /* @__PURE__ */ record(text, stateSchema);
const stateName = "headstart";
const marksName = "headstart-inputs";
/** Saves the marks of the step's inputs; see `marksOf`. */
function saveMarks(marks) {
	saveState(marksName, JSON.stringify(marks));
}
/** Undefined if main has saved none. */
function loadMarks() {
	const json = loadState(marksName);
	return json === "" ? void 0 : JSON.parse(json);
}
/** Saves the states of all caches for post. */
function saveStates(states) {
	saveState(stateName, JSON.stringify(states));
}
/** Adds to the state of a cache, and saves the states of all caches for post. @param name of a cache of the step */
function addToState(name, more, states) {
	Object.assign(states[name] ?? {}, more);
	saveStates(states);
}
/** Replaces the state of a cache by one of another kind, and saves the states of all caches for post. */
function enterState(name, state, states) {
	states[name] = state;
	saveStates(states);
}
/**
* For post; undefined if main has saved no state. An earlier step can write STATE_ variables to GITHUB_ENV, which the
* runner keeps unless main saves its own state. So main saves state first.
*/
function loadStates() {
	const json = loadState(stateName);
	if (json === "") return void 0;
	const value = JSON.parse(json);
	const wrong = misfit(statesSchema, value);
	if (wrong !== void 0) throw new Error(`the state of the step is not what its main program saved${wrong}`);
	return value;
}
// src/stores/on-demand/first-blocks.ts
/** Reads the blocks of an entry that mounting reads first, over the connections that the restore has already. */
/** The numbers of the blocks with the heads and the ends of the layers, where their tables are. */
function firstBlocks({ segments }) {
	const places = segments.filter(isMountable).flatMap(({ offset, length }) => {
		const last = offset + length - 1;
		return [
			offset,
			last - blockBytes,
			last
		].filter((at) => at >= offset);
	});
	return [...new Set(places.map((at) => Math.floor(at / blockBytes)))].sort((a, b) => a - b);
}
/**
* Reads the first blocks. None if this host fills a copy of the entry, through which the server reads them once for all jobs.
* @throws as `readBlocks`
*/
async function readFirstBlocks(entry, index) {
	if (entry.file) return [];
	const readRow = async (row) => {
		const [first = 0] = row;
		const read = [];
		for await (const { number, pieces } of readBlocks(entry, index, {
			first,
			end: first + row.length
		})) read.push({
			number,
			bytes: Buffer.concat(pieces)
		});
		return read;
	};
	return (await Promise.all(rowsOf(firstBlocks(index)).map(readRow))).flat();
}
/** Neighbours come by one request. @param numbers in ascending order */
function rowsOf(numbers) {
	const rows = [];
	for (const number of numbers) {
		const row = rows.at(-1);
		if (row?.at(-1) === number - 1) row.push(number);
		else rows.push([number]);
	}
	return rows;
}
/** The bytes from `start` up to, not including, `end`; undefined unless one of the blocks has them all. */
function bytesOfBlocks(blocks, start, end) {
	const block = blocks.find(({ number }) => number === Math.floor(start / blockBytes));
	const from = start % blockBytes;
	return block && from + end - start <= block.bytes.length ? block.bytes.subarray(from, from + end - start) : void 0;
}
// src/stores/transfer/signed-url.ts
/** The signed URL of an object: signs it when it is first needed, and again after it has expired. */
function signedLink(object) {
	let signing;
	let latest;
	const sign = async (renewed) => {
		latest = {
			url: await object.url(renewed),
			worked: false,
			renewed,
			isOver: false
		};
		return latest;
	};
	return {
		current: () => signing ??= sign(latest !== void 0),
		/**
		* The server refused a URL, so `current` signs another one.
		* @throws the failure if the URL is new, so that it cannot have expired
		*/
		refused(signed, failure) {
			if (signed.isOver) return;
			if (signed.renewed && !signed.worked) throw failure;
			signed.isOver = true;
			signing = void 0;
		},
		/** The object, for messages. */
		place: () => latest === void 0 ? "the store" : shownUrl(latest.url)
	};
}
/**
* Shares one signed URL between all downloads of an object, until one of them renews it. Signs again after a failure.
* @param first a URL that is signed already
*/
function signedOnce(sign, first) {
	let signed = first === void 0 ? void 0 : Promise.resolve(first);
	const signAgain = () => {
		const signing = sign();
		signing.catch(() => {
			if (signed === signing) signed = void 0;
		});
		return signing;
	};
	return (renew = false) => {
		if (renew) signed = void 0;
		signed ??= signAgain();
		return signed;
	};
}
// src/stores/transfer/download/concurrency-limiter.ts
function newConcurrencyLimiter(most) {
	const waiting = [];
	let allowed = most;
	let taken = 0;
	let decreasedAt = Number.NEGATIVE_INFINITY;
	const admit = () => {
		while (taken < allowed && waiting.length > 0) {
			waiting.sort((a, b) => a.number - b.number);
			taken++;
			waiting.shift()?.go();
		}
	};
	return {
		/** Resolves when a request may start. The waiting request with the lowest number starts first. */
		acquire: (number) => new Promise((go) => {
			waiting.push({
				number,
				go
			});
			admit();
		}),
		release() {
			taken--;
			admit();
		},
		/** The server was overloaded: halves the limit. @param since when the request began */
		decrease(since) {
			if (since < decreasedAt) return;
			decreasedAt = performance.now();
			allowed = Math.max(1, Math.floor(allowed / 2));
		},
		/** A request succeeded: raises the limit by one, up to the maximum. */
		increase() {
			allowed = Math.min(most, allowed + 1);
		}
	};
}
// src/stores/transfer/retry.ts
/**
* Retries single requests. The limits are in timeouts.ts. A reader that needs several requests also repeats what a successful
* request did not give it: the rest of a stream that broke off, a wrong block, a block of a lazy mount.
*/
/** @throws the error of the last verdict, or the signal's reason */
async function retry(policy, attempt) {
	const { signal, judge, maxFailures = () => 3, backoffMs: firstMs = 500 } = policy;
	let failures = 0;
	let waitedMs = 0;
	for (;;) try {
		return await attempt();
	} catch (thrown) {
		signal.throwIfAborted();
		if (policy.hasProgressed?.()) [failures, waitedMs] = [0, 0];
		const verdict = judge(thrown);
		failures += verdict.failures;
		waitedMs += verdict.retryAfterMs;
		if (failures >= maxFailures() || waitedMs > (policy.maxWaitMs ?? 4e3)) throw verdict.error;
		const delayMs = verdict.failures === 0 ? 0 : randomDelayMs(firstMs * 2 ** (failures - 1));
		const askedMs = verdict.retryAfterMs && spreadWaitMs(verdict.retryAfterMs);
		if (askedMs > 0) policy.onWait?.(verdict.error, askedMs);
		await wait(Math.max(askedMs, delayMs), signal);
	}
}
/** How many failures an error counts as if a retry may help. */
function failuresOf(error) {
	return error instanceof Stalled ? 2 : 1;
}
/** @throws the signal's reason; Node itself would reject with an error of its own */
async function wait(ms, signal) {
	if (ms > 0) await setTimeout$2(ms, void 0, { signal }).catch(() => signal.throwIfAborted());
}
// src/stores/transfer/download/range-request.ts
/** Completes the part. @throws TransferFailure, or the signal's reason; the part keeps the bytes that have arrived */
async function fetchRest(part, request) {
	const { source, signed, signal } = request;
	const { object, http, limits } = source;
	const { url } = signed;
	const { idleMs } = limits;
	const isStream = !Number.isFinite(object.size);
	const headers = {
		...!isStream && { range: `bytes=${part.position}-${part.end - 1}` },
		...object.etag !== void 0 && { "if-match": object.etag },
		"accept-encoding": "identity"
	};
	const response = await http.request(url, {
		method: "GET",
		headers,
		signal,
		idleMs,
		onHead: (head, flow) => isObject(head) ? accept(head, flow, part, request) : void 0
	});
	if (!isObject(response)) throw await refusedResponse(response, url);
	if (isStream) part.finish();
	if (!part.isComplete()) throw failure(url, "the connection ended before the object did", "resume");
}
const isObject = ({ status }) => status === 200 || status === 206;
function accept(head, flow, part, request) {
	const { url } = request.signed;
	const isWhole = head.status === 200 && head.headers["content-range"] === void 0;
	const problem = problemIn(head, part, {
		...request.source.object,
		isWhole
	});
	if (problem) throw failure(url, ...problem);
	if (isWhole) request.queue.widen(part);
	if (part.start === 0) request.begun?.resolve();
	request.signed.worked = true;
	return (bytes) => {
		const room = part.end - part.position;
		if (bytes.length > room && !isWhole) throw failure(url, "it sends more bytes than it says", "retry");
		part.take(bytes.subarray(0, room), flow);
		request.received(bytes.length);
		if (isWhole && part.isComplete()) flow.end();
	};
}
/** What is wrong with an answer: it is another object, or not the bytes that the part lacks. */
function problemIn({ headers }, { position, end }, { size, etag, isWhole }) {
	const { "content-encoding": encoding = "identity", "content-length": length } = headers;
	if (encoding !== "identity") return [`something on the way encodes it as ${encoding}; a proxy?`, "none"];
	if (/^text\/html/i.test(String(headers["content-type"]))) return ["a web page comes instead of the object; does a proxy or portal want a login?", "none"];
	if (etag !== void 0 && headers.etag !== etag) return [`the object was replaced meanwhile: its ETag is ${headers.etag}, not ${etag}`, "none"];
	if (isWhole) {
		if (position !== 0) return ["the server ignores the range that it is asked for", "await-whole"];
		return !Number.isFinite(size) || isOptionally(length, size) ? void 0 : ["the object has another length", "retry"];
	}
	const expected = `bytes ${position}-${end - 1}/${size}`;
	if (headers["content-range"] !== expected) return [`it sends '${headers["content-range"]}' instead of '${expected}'`, "retry"];
	return isOptionally(length, end - position) ? void 0 : [`it sends ${length} bytes for '${expected}'`, "retry"];
}
function isOptionally(header, expected) {
	return header === void 0 || header === String(expected);
}
function failure(url, what, recover) {
	return new TransferFailure(`${shownUrl(url)}: ${what}`, recover);
}
// src/stores/transfer/download/fill-part.ts
/** Fills one part of a download, with retries. */
/** Ends early if the part is no longer wanted. @throws TransferFailure, the error of `object.url`, or the signal's reason */
async function fillPart(part, state) {
	const policy = policyOf(part, state);
	const isLacking = () => !part.isComplete() && state.queue.parts.includes(part);
	const attempt = async () => {
		try {
			if (isLacking()) await request(part, state);
		} catch (error) {
			if (error instanceof TransferFailure && error.recover === "await-whole" && state.begun) await orAborted(state.begun.promise, state.signal);
			if (isLacking()) throw error;
		}
	};
	while (isLacking()) await retry(policy, attempt);
}
function policyOf(part, state) {
	const { source, signal, failures } = state;
	const { limits, object } = source;
	let reached = part.start;
	let isFirst = true;
	return {
		signal,
		backoffMs: limits.backoffMs,
		maxWaitMs: limits.noProgressMs,
		maxFailures: () => failures.inARow < failures.most ? 8 : 0,
		hasProgressed() {
			if (part.position - reached < limits.progressBytes) return false;
			reached = part.position;
			isFirst = true;
			failures.inARow = 0;
			return true;
		},
		judge(error) {
			const final = {
				error,
				failures: Number.POSITIVE_INFINITY,
				retryAfterMs: 0
			};
			if (!(error instanceof TransferFailure) || ["none", "renew"].includes(error.recover)) return final;
			if (!Number.isFinite(object.size) && part.position > part.start) return final;
			failures.last = error;
			const counted = isFirst && error.recover === "resume" ? 0 : 1;
			isFirst = false;
			failures.inARow += counted;
			return {
				error,
				failures: counted,
				retryAfterMs: error.retryAfterMs
			};
		}
	};
}
async function request(part, state) {
	const { source, limiter, queue, hedge, failures, signal } = state;
	const { link } = source;
	await limiter.acquire(part.start);
	const since = performance.now();
	try {
		const signed = await link.current();
		if (!queue.parts.includes(part)) return;
		const send = (signal) => fetchRest(part, {
			...state,
			signed,
			signal
		});
		await hedge.during(part, {
			url: signed.url,
			signal,
			send
		}).catch((error) => {
			if (!(error instanceof TransferFailure) || error.recover !== "renew") throw error;
			link.refused(signed, error);
		});
		limiter.increase();
		failures.inARow = 0;
	} catch (error) {
		if (error instanceof TransferFailure && error.recover === "slow-down") limiter.decrease(since);
		throw error;
	} finally {
		limiter.release();
	}
}
// src/stores/transfer/download/hedge.ts
/** Ends requests that lag behind: a new connection often takes another route, or reaches another server. */
const longestTickMs = 500;
/**
* Ends the request of a part that is much slower than others, so that another one takes up the part where it stopped.
* @param hedgeMs how long a part's first request may lag; it doubles with each further request
* @param awaited the part that the reader waits for, if there is one
*/
function newHedge(hedgeMs, awaited) {
	const underWay = /* @__PURE__ */ new Map();
	const complete = {
		bytes: 0,
		ms: 0
	};
	const timer = setInterval(() => {
		const part = awaited();
		const request = part && underWay.get(part);
		if (!request || complete.ms === 0) return;
		const ms = performance.now() - request.since - hedgeMs * 2 ** part.hedges;
		if (part.position - request.from >= ms * complete.bytes / complete.ms / 4) return;
		part.hedges++;
		request.end();
	}, Math.min(longestTickMs, hedgeMs / 2)).unref();
	return {
		/** Compares a request with others while it is under way. */
		async during(part, { url, signal, send }) {
			const slow = new AbortController();
			const why = `${shownUrl(url)}: it sends one part much more slowly than others`;
			const end = () => slow.abort(new TransferFailure(why, "resume"));
			const [since, from] = [performance.now(), part.position];
			underWay.set(part, {
				since,
				from,
				end
			});
			try {
				await send(AbortSignal.any([signal, slow.signal]));
				complete.bytes += part.position - from;
				complete.ms += performance.now() - since;
			} finally {
				underWay.delete(part);
			}
		},
		[Symbol.dispose]: () => clearInterval(timer)
	};
}
// src/stores/transfer/download/parts.ts
/** A part of which no byte has arrived. */
function newPart(start, end, { memory, roomBytes, onPiece }) {
	const pieces = [];
	let block;
	let filled = 0;
	let unreadBytes = 0;
	let paused;
	const endBlock = () => {
		if (!block) return;
		pieces.push(Object.assign(block.subarray(0, filled), { position: part.position - filled }));
		block = void 0;
		filled = 0;
		onPiece();
	};
	const resume = () => {
		const flow = paused;
		paused = void 0;
		flow?.resume();
	};
	const part = {
		start,
		end,
		position: start,
		hedges: 0,
		take(bytes, flow) {
			for (let from = 0; from < bytes.length;) {
				block ??= memory.acquire(part.end - part.position);
				const taken = bytes.copy(block, filled, from);
				from += taken;
				filled += taken;
				part.position += taken;
				if (filled === block.length) endBlock();
			}
			unreadBytes += bytes.length;
			if (unreadBytes <= roomBytes) return;
			paused = flow;
			flow.pause();
		},
		finish() {
			endBlock();
			part.end = part.position;
		},
		next() {
			const piece = pieces.shift();
			unreadBytes -= piece?.length ?? 0;
			if (unreadBytes < roomBytes) resume();
			return piece;
		},
		isComplete: () => part.position === part.end,
		isRead: () => part.isComplete() && pieces.length === 0
	};
	return part;
}
/** Divides a range into parts, of which only some are requested at a time. */
function newPartQueue({ start, end }, options) {
	const { partBytes, isInAnyOrder, most, newPart } = options;
	let parts = [];
	let [next, nextEnd] = [start, end];
	const lastPart = () => {
		nextEnd -= (end - start) % partBytes || partBytes;
		return newPart(nextEnd, end);
	};
	const nextPart = () => {
		const partStart = next;
		next = Math.min(next + partBytes, nextEnd);
		return newPart(partStart, next);
	};
	return {
		/** In the order of the object, or the last part first. The reader waits for the first one. */
		get parts() {
			return parts;
		},
		/** Replaces parts that are read. @returns the new parts, which must be requested */
		refill() {
			parts = parts.filter((part) => !part.isRead());
			const added = [];
			while (parts.length + added.length < most && next < nextEnd) added.push(isInAnyOrder && nextEnd === end ? lastPart() : nextPart());
			parts.push(...added);
			return added;
		},
		/** The next bytes for the reader, if any have arrived. */
		take() {
			if (!isInAnyOrder) return parts[0]?.next();
			for (const part of parts) {
				const piece = part.next();
				if (piece) return piece;
			}
		},
		/** The server sends the whole object instead of this part, so it replaces all other parts. */
		widen(part) {
			part.end = end;
			next = nextEnd;
			parts = [part];
		}
	};
}
// src/stores/transfer/download/download.ts
/** Downloads an object in parts, several at once, as one stream. */
/**
* The bytes of a range, a buffer at a time. Sends no request before the stream is read.
* @throws TransferFailure, or the signal's reason, when the stream is read
*/
function download(object, range, options) {
	const { memory = newBufferPool(Math.min(options.partBytes, 1048576)) } = options;
	const limits = {
		...defaultDownload,
		...options.limits
	};
	return {
		release: memory.release,
		[Symbol.asyncIterator]: () => read(object, range, {
			...options,
			memory,
			limits
		})
	};
}
async function* read(object, range, options) {
	options.signal.throwIfAborted();
	const { http, limits, concurrency, partBytes } = options;
	let waiting;
	const wake = () => waiting?.resolve();
	const queue = newQueue(range, options, wake);
	const link = signedLink(object);
	const failures = {
		inARow: 0,
		most: maxFailuresInARow(Math.ceil((range.end - range.start) / partBytes)),
		last: void 0
	};
	const waits = {
		total: range.end - range.start,
		isWaiting: () => waiting !== void 0
	};
	const tooSlow = (message) => new TransferFailure(message, "retry");
	using pace = limitSpeed(limits, (slow) => tooSlow(`${link.place()}: it sends only ${slow}`), waits);
	const noProgress = () => {
		const before = failures.last ? `${failures.last.message};` : `${link.place()}:`;
		return tooSlow(`${before} no progress for ${tenthsText(limits.noProgressMs)}`);
	};
	using progress = limitSpeed(stallAfter(limits.noProgressMs, limits.progressBytes), noProgress, waits);
	using hedge = newHedge(limits.hedgeMs, () => waiting && queue.parts[0]);
	const stop = new AbortController();
	const signal = AbortSignal.any([
		options.signal,
		stop.signal,
		pace.signal,
		progress.signal
	]);
	const state = {
		queue,
		signal,
		hedge,
		failures,
		source: {
			object,
			link,
			http,
			limits
		},
		received(bytes) {
			pace.moved(bytes);
			progress.moved(bytes);
		},
		begun: range.start === 0 ? Promise.withResolvers() : void 0,
		limiter: newConcurrencyLimiter(concurrency)
	};
	try {
		for (;;) {
			signal.throwIfAborted();
			for (const part of queue.refill()) fillPart(part, state).then(wake, (error) => stop.abort(error));
			if (queue.parts.length === 0) return;
			const piece = queue.take();
			if (piece) yield piece;
			else {
				waiting = Promise.withResolvers();
				await orAborted(waiting.promise, signal);
				waiting = void 0;
			}
		}
	} finally {
		stop.abort(/* @__PURE__ */ new Error("the reader has stopped"));
	}
}
function newQueue({ start, end }, options, onPiece) {
	const { memory, limits, concurrency, partBytes: roomBytes } = options;
	const bytes = end - start;
	const isOnePart = !Number.isFinite(bytes) || bytes < limits.singleBytes;
	const isInAnyOrder = options.how === "any" && concurrency > 1 && Number.isFinite(bytes);
	return newPartQueue({
		start,
		end
	}, {
		partBytes: isOnePart ? bytes : roomBytes,
		isInAnyOrder,
		most: concurrency,
		newPart: (start, end) => newPart(start, end, {
			memory,
			roomBytes,
			onPiece
		})
	});
}
// src/stores/on-demand/found-entry.ts
async function foundEntry(entry, { etag, identity, url }) {
	const { scope, version, key, size, createdAt } = entry;
	return {
		scope,
		version,
		key,
		size,
		createdAt: createdAt.getTime(),
		identity,
		etag,
		url: await url()
	};
}
/**
* The store, except that every lookup finds this entry. Asks the real store only when the entry's URL has expired.
* @param scopes the scopes that this run may read
*/
function foundStore(store, found, { scopes, ...reading }) {
	const { scope, version, key, size, identity, etag } = found;
	const wanted = {
		scopes: scope === void 0 ? scopes : [scope],
		keys: [key],
		versions: [version]
	};
	const findAgain = async () => {
		const entry = await store.find(wanted);
		if (entry?.size === size && entry.remote?.identity === identity) return entry;
		await entry?.close();
		throw new TransferFailure(`the entry ${key} is gone; it was replaced meanwhile`, "none");
	};
	const sign = async () => {
		const entry = await findAgain();
		const { url } = entry.remote;
		return url().finally(entry.close);
	};
	const remote = {
		size,
		etag,
		identity,
		url: signedOnce(sign, found.url)
	};
	const read = (start, end) => download(remote, {
		start,
		end
	}, reading);
	const entry = {
		scope,
		version,
		key,
		size,
		createdAt: new Date(found.createdAt),
		remote,
		read,
		readStored: read,
		reject: async () => (await findAgain()).reject(),
		close: async () => {}
	};
	return {
		...store,
		find: async () => entry
	};
}
// src/mounts/lazy/lazy-mount.ts
/** Shows an image before it has arrived, and logs at the job's end how useful that was. */
/**
* Starts the server early: it gets ready while the restore looks for an entry.
* @param read reads the inputs of the cache
*/
function startServerFor(inputs, read, { by }) {
	if (inputs.mode !== "lazy" || inputs.lookupOnly || by !== "job") return void 0;
	try {
		return startServer(() => storeInputs(read));
	} catch (error) {
		info(`Receiving images before mounting them: ${reasonOf(error)}`);
		return;
	}
}
/**
* Serves the body of an entry as `<dir>/image`, before it has arrived.
* @returns undefined where serving has no benefit, or where it failed, with the reason in the log
* @throws BadEntry when an image is not one that Headstart wrote
*/
async function serveImages({ entry, index }, images, { server, dir, rights, signal }) {
	if (!entry.remote || entry.file?.isWhole) return void 0;
	const path = join(dir, serverFiles.image);
	const first = awaitedLater(readFirstBlocks(entry, index));
	const serve = async (remote) => {
		const { digests, ...facts } = index;
		const found = await foundEntry(entry, remote);
		const request = {
			env: environment(),
			cwd: process.cwd(),
			found,
			facts,
			digests
		};
		await server.serve(request, first, {
			dir,
			rights,
			signal
		});
	};
	const served = awaitedLater(serve(entry.remote));
	await using files = new AsyncDisposableStack();
	const opening = awaitedLater(served.then(async () => files.use(await open$1(path))));
	const read = async (start, end) => bytesOfBlocks(await first, start, end) ?? await readExactly(await opening, end - start, start);
	const matching = awaitedLater(placeMatches(read, images));
	try {
		await opening;
	} catch (error) {
		await endServer(dir, rights);
		signal.throwIfAborted();
		if (error instanceof BadEntry) throw error;
		info(`Receiving all of the image before mounting it: ${error instanceof TransferFailure ? error.message : reasonOf(error)}`);
		return;
	}
	const placed = await matching;
	if (placed.some(isBelowOthers)) await checkTables(path, index.segments, {
		signal,
		until: reader(path)
	});
	return {
		path,
		images: placed
	};
}
/**
* Whether the image shows directories above its matches in the workspace. The kernel knows inodes by their numbers, so
* unchecked tables could show other names there.
*/
function isBelowOthers({ isOfWorkspace, matches }) {
	return isOfWorkspace && matches.some(({ name }) => name.includes("/"));
}
/** Waits for bytes of a file that is still arriving. A check then reads them at once, and may be cancelled meanwhile. */
function reader(path) {
	return async (start, end) => {
		await using file = await open$1(path);
		const buffer = Buffer.alloc(Math.min(end - start, blockBytes));
		for (let at = start; at < end; at += buffer.length) await file.read(buffer, 0, buffer.length, at);
	};
}
/** The server's reason for the failure of a restore; the reader sees only EIO. */
function troubleIn(report) {
	return typeof report === "object" ? report.trouble : void 0;
}
/**
* Logs the report of a server.
* @returns the path of the image; undefined if not all of it has arrived, or if the server has found damage already
*/
function imageAfter(report, dir) {
	if (!report) return join(dir, serverFiles.image);
	if (report === "killed") {
		warning("A part of the cache could not be read: the process that fetches the cache was killed before the job ended");
		return;
	}
	logReport(report);
	return report.presentBlocks === report.blocks && report.damage === void 0 ? join(dir, serverFiles.blocks) : void 0;
}
function logReport(report) {
	const { blocks, presentBlocks, wantedBlocks, prefetchedBlocks, waitedMs, unreadBytes } = report;
	const { trouble, damage } = report;
	info(`The job read ${wantedBlocks} of the cache's ${blocks} MiB. ${prefetchedBlocks} MiB had arrived before the job read them. The job waited ${secondsText(waitedMs)} for the others, and did not read ${shortSizeText(unreadBytes)}`);
	if (trouble !== void 0 && presentBlocks < blocks) warning(`Not all of the cache could be read: ${trouble}`);
	if (damage !== void 0) warning(`The cache is bad; its entry is removed where the store allows that: ${damage}`);
}
// src/mounts/root/abandoned.ts
/** Finds what jobs that are over have left: mount roots, and records of overlays. */
/** Where mount roots of this runner may be, of this job and of earlier ones. */
function parentsOfMountRoots(temp, workspace) {
	return [.../* @__PURE__ */ new Set([
		temp,
		dirname$1(temp),
		dirname$1(workspace)
	])];
}
/**
* The mount roots of jobs that are over. Absolute paths, found by their mounts, in one of `parents`, or by records if the
* directories are gone. Leaves out overlays that the present job has found in use.
*/
function abandonedMountRoots(parents) {
	const mounted = readMounts().flatMap((mount) => rootOf(mount) ?? []).map((dir) => fromBytes(dir).toString()).filter((dir) => isMountRoot(dir) && !isOthers(dir));
	const own = process.platform === "linux" ? parents.flatMap(mountRootsIn).filter(isPrivate) : [];
	return [.../* @__PURE__ */ new Set([
		...mounted,
		...own,
		...recordedAlone()
	])].filter((dir) => isAbandoned(dir) && !isRunning(recordOf$1(dir)?.detachedFor ?? ""));
}
/** The mount roots that are gone, but have records of a time before the machine was restarted. */
function outdatedMountRoots() {
	return recordedAlone().filter((dir) => isOfEarlierBoot(runnerSignOf(dir)));
}
/** Removes only the records. @throws ToolFailure */
async function removeRecords(mountRoots, rights) {
	const args = [
		"-rf",
		"--one-file-system",
		"--",
		...mountRoots.flatMap((dir) => [recordPathOf(dir), belowPoint(dir)])
	];
	await rights.run("rm", args, {
		cwd: "/",
		signal: AbortSignal.timeout(6e4)
	});
}
/** Mount roots of which only a record is left. */
function recordedAlone() {
	return allRecords().flatMap(({ dir }) => isGone(dir) ? [dir] : []);
}
/** False where another user's directories hide it. */
function isGone(dir) {
	return orUndefined(() => lstatSync(dir, { throwIfNoEntry: false }) === void 0) ?? false;
}
const longestJobMs = 432e6;
/** Whether the job is over. For a process that this one cannot see, only the time of the longest job shows that. */
function isAbandoned(dir) {
	const runs = isRunning(runnerSignOf(dir));
	if (runs !== void 0) return !runs;
	const stat = lstatSync(dir, { throwIfNoEntry: false });
	return stat !== void 0 && Date.now() - stat.mtimeMs > longestJobMs;
}
/**
* The mount root that a mount may belong to, or none. Images and layers are mounted inside the mount root, with loop devices
* as their sources.
*/
function rootOf(mount) {
	return mount.type === "squashfs" ? dirname$1(mount.point) : sourceOf(mount);
}
function mountRootsIn(parent) {
	const real = orUndefined(() => realpathSync(parent));
	return ((real === void 0 ? void 0 : orUndefined(() => readdirSync(real))) ?? []).filter(isMountRoot).map((name) => join(real ?? "", name));
}
/** Whether another user must take the mount root down: that user's processes may be hidden from us. */
function isOthers(dir) {
	return orUndefined(() => {
		const stat = lstatSync(dir, { throwIfNoEntry: false });
		return stat === void 0 || isPrivateDirectory(stat);
	}) !== true;
}
// src/mounts/root/lock.ts
/** Lets one process of this machine at a time change the mounts of a place. */
const lockPauseMs = 5;
const mostWaitMs = 6e4;
/**
* Takes the lock of a place, which ends with the `using` block or with the process. The lock is a name that a socket listens
* on, so the kernel holds it: it cannot be stale, and no process can take it away.
* https://man7.org/linux/man-pages/man7/unix.7.html (abstract)
* @param place a path; steps that change the same mounts give the same one
* @throws Error if another process holds the lock for a minute, or the abort reason
*/
async function lockMounts(place, signal) {
	const path = `\0headstart-${toBytes(place).slice(-40)}`;
	const deadline = performance.now() + mostWaitMs;
	for (;;) {
		const server = await listening(path);
		if (server) return { [Symbol.asyncDispose]: () => closed(server) };
		if (performance.now() > deadline) throw new Declined("another step has changed mounts for a minute");
		await setTimeout$2(lockPauseMs, void 0, { signal }).catch(() => signal.throwIfAborted());
	}
}
/** Undefined if the name is taken. */
async function listening(path) {
	const server = createServer((socket) => socket.destroy());
	try {
		await once$1(server.listen({
			path,
			exclusive: true
		}), "listening");
		return server;
	} catch (error) {
		if (codeOf(error) !== "EADDRINUSE") throw error;
		return;
	}
}
async function closed(server) {
	await new Promise((resolve) => server.close(resolve));
}
// src/mounts/workspace/conditions.ts
/** The conditions for an overlay over the workspace. */
/** File systems that can be the upper layer of an overlay with redirects. */
const upperTypes = [
	"ext4",
	"xfs",
	"btrfs",
	"tmpfs"
];
/** @param workspace without links. @throws Error with the reason if an overlay would do harm, or is impossible */
function checkWorkspace(workspace, { root, protectedDirs }) {
	const own = toBytes(workspace);
	const rootSource = root === void 0 ? void 0 : toBytes(root);
	const other = readMounts().find(({ point, source }) => isWithin(point, own) && source !== rootSource);
	if (other) throw new Declined(`something is mounted at ${fromBytes(other.point)}`);
	if (allRecords().some(({ dir, record }) => record.workspace === own && dir !== root)) throw new Declined("a process still uses what a killed job has mounted over it");
	const held = protectedDirs.find((path) => existsSync(path) && isWithin(realpathSync(path), workspace));
	if (held !== void 0) throw new Declined(`the workspace holds ${held}`);
	const { type } = mountBelow(workspace);
	if (!upperTypes.includes(type)) throw new Declined(`the workspace is on ${type}, which an overlay cannot write to`);
	try {
		accessSync(dirname$1(workspace), constants$1.W_OK);
	} catch {
		throw new Declined(`this user cannot write to ${dirname$1(workspace)}`);
	}
}
/** The mount that a workspace is on. */
function mountBelow(workspace) {
	const above = toBytes(dirname$1(workspace));
	return readMounts().filter(({ point }) => isWithin(above, point)).reduce((deepest, mount) => mount.point.length >= deepest.point.length ? mount : deepest);
}
/**
* Looks for another process with its working directory, an open file or a socket within a directory: the overlay shows the same
* file, but locks, pipes and connections do not reach from one to the other. Looks for containers that show the directory, too:
* they would not show the overlay.
* @throws Error with the reason if there is such a process or container
*/
async function checkUnused(dir, rights, signal) {
	const places = visiblePids().flatMap((pid) => [
		"cwd",
		"fd",
		"ns/mnt"
	].map((name) => `/proc/${pid}/${name}`));
	const shown = [
		"-maxdepth",
		"1",
		"-type",
		"l",
		"-printf",
		"%p %l\\0"
	];
	const where = {
		cwd: "/",
		signal: shortly(signal),
		goodCodes: [0, 1]
	};
	const links = (await rights.run("find", [...places, ...shown], where)).toString("latin1").split("\0");
	const own = toBytes(dir);
	const sockets = boundSockets();
	const namespaces = /* @__PURE__ */ new Map();
	for (const link of links) {
		const [, pid = "", kind, opened = ""] = /^\/proc\/(\d+)\/(\w+)\S* (.+)$/s.exec(link) ?? [];
		const target = sockets.get(opened) ?? opened;
		if (kind === "ns") namespaces.set(target, pid);
		if (!isWithin(target, own) || !isForeign(pid)) continue;
		const use = kind === "cwd" ? "works" : "has a file open";
		throw new Declined(`${processText(pid)} ${use} in it`);
	}
	namespaces.delete(readlinkSync("/proc/self/ns/mnt"));
	if (await isShownIn([...namespaces.values()], dir, rights, signal)) throw new Declined("a container shows it, too");
}
/** The paths of all sockets that have one, by what a process's link to the socket says. Byte strings. */
function boundSockets() {
	const table = readFileSync("/proc/net/unix", "latin1");
	return new Map([...table.matchAll(/ (\d+) (\/.*)$/gm)].map(([, inode, path = ""]) => [`socket:[${inode}]`, path]));
}
/** Whether one of the processes, each of another mount namespace, has a directory mounted that is within this one. */
async function isShownIn(pids, dir, rights, signal) {
	if (pids.length === 0) return false;
	const where = {
		cwd: "/",
		signal: shortly(signal),
		goodCodes: [0, 1]
	};
	const tables = await rights.run("cat", pids.map((pid) => `/proc/${pid}/mountinfo`), where);
	const own = toBytes(dir);
	const { device, root, point } = mountBelow(dir);
	const covering = readMounts().filter((mount) => mount.point === own);
	const shown = [{
		device,
		root: join(root, own.slice(point.length))
	}, ...covering];
	return parseMounts(tables.toString("latin1")).some((mount) => mount.isPrivate && shown.some((one) => mount.device === one.device && isWithin(mount.root, one.root)));
}
// src/mounts/root/mounting.ts
/**
* Mounts in this order. After a failure, the mounts that it made stay until the mount root is taken down.
* @throws ToolFailure, or the abort reason
*/
async function mountEach(mounts, { dir, rights, signal }) {
	const lists = mounts.map(({ source, point, type, options }) => {
		return [
			"-i",
			"-n",
			"-t",
			type,
			"-o",
			options,
			"--",
			source,
			point
		];
	});
	await rights.runEach("mount", lists, {
		cwd: dir,
		signal
	});
}
/** Tries the options in order until one works; rejects with the last one's error. */
async function firstOf(options, attempt) {
	const [first = "", ...others] = options;
	try {
		await attempt(first);
	} catch (error) {
		if (others.length === 0) throw error;
		await firstOf(others, attempt);
	}
}
// src/mounts/workspace/mount-over.ts
/** Mounts the overlay over the workspace. */
const mostNamesBytes = 250;
/**
* Shows the record's layers in the workspace. An overlay that shows fewer stays below the new one, so that no moment is without
* the files of the earlier one. Both write to the same files, and no process opens files through the lower one any more.
* @throws Error if a target does not show; then the overlay of before is back
*/
async function mountOver(cover, { fresh, rights, signal, isUnchecked }) {
	const workspace = fromBytes(cover.record.workspace).toString();
	const work = {
		dir: cover.dir,
		rights,
		signal
	};
	await outside(async () => {
		await using place = await upperPlace(cover, work);
		const mount = () => mountLayers(cover, place.upper, {
			...work,
			isUnchecked
		});
		const point = await mount();
		const hidden = await hiddenIn(workspace, fresh);
		if (hidden.length === 0) return;
		const uncover = (point) => rights.run("umount", [
			"-i",
			"--",
			point
		], {
			cwd: cover.dir,
			signal: AbortSignal.timeout(6e4)
		});
		await uncover(point);
		await clearOpaque(hidden, cover.record.targets.filter((target) => !fresh.includes(target)), {
			dir: place.upper,
			rights,
			signal
		});
		const again = await mount();
		const [still] = await hiddenIn(workspace, fresh);
		if (still === void 0) return;
		await uncover(again);
		throw notShown(still);
	});
}
function notShown({ path }) {
	return new Declined(`the directories above ${fromBytes(path)} hide it`);
}
/**
* Another overlay may cover the workspace already. Then the directory above it, mounted once more, shows the workspace as it is.
* Nothing but root can reach that mount, so that no program that removes directories finds it.
*/
async function upperPlace({ dir, record }, { rights, signal }) {
	const workspace = fromBytes(record.workspace).toString();
	if (!readMounts().some(({ point }) => point === record.workspace)) return {
		upper: workspace,
		[Symbol.asyncDispose]: async () => {}
	};
	const point = belowPoint(dir);
	await mountEach([{
		source: dirname$1(workspace),
		point,
		type: "none",
		options: "bind,private,X-mount.mkdir=0700"
	}], {
		dir,
		rights,
		signal
	});
	return {
		upper: join(point, basename(workspace)),
		async [Symbol.asyncDispose]() {
			await rights.run("umount", [
				"-i",
				"--",
				point
			], {
				cwd: "/",
				signal: AbortSignal.timeout(6e4)
			});
		}
	};
}
/** @returns a new name in the mount root that leads to the workspace: a job may have replaced an earlier one */
async function mountLayers({ dir, record }, upper, { rights, signal, isUnchecked }) {
	const number = numbersIn(dir, "work").length;
	const lowers = linkLayers(dir, number, record.layers).join(":");
	if (lowers.length > mostNamesBytes) throw new Declined("the job has too many layers");
	const [own, work, workLink] = [
		nameIn("upper", number),
		nameIn("work", number),
		nameIn("w", number)
	];
	symlinkSync(upper, join(dir, own));
	mkdirSync(join(dir, work));
	symlinkSync(join(dirname$1(upper), basename(dir), work), join(dir, workLink));
	const point = nameIn("workspace", number);
	symlinkSync(fromBytes(record.workspace), join(dir, point));
	const layers = `lowerdir=${lowers},upperdir=${own},workdir=${workLink}`;
	const flags = flagsFor(record.workspace, isUnchecked);
	await firstOf(["volatile,", ""], async (more) => {
		const options = `${more}${flags}redirect_dir=off,metacopy=off,index=off,xino=on,${layers}`;
		const others = overlaysOver(record);
		const overlay = {
			source: dir,
			point,
			type: "overlay",
			options
		};
		await mountEach([...plainMounts(dir, point), overlay], {
			dir,
			rights,
			signal
		});
		if (overlaysOver(record) === others) throw new Declined("the overlay was not mounted");
	});
	return point;
}
/** How many overlays cover a workspace. */
function overlaysOver({ workspace }) {
	return readMounts().filter(({ point, type }) => point === workspace && type === "overlay").length;
}
/** Shows the workspace without the overlay, which comes later. A shared mount would show the overlay, too. */
function plainMounts(dir, workspace) {
	const { plain } = rootNames;
	const point = toBytes(join(dir, plain));
	if (readMounts().some((mount) => mount.point === point)) return [];
	mkdirSync(join(dir, plain), { recursive: true });
	return [{
		source: workspace,
		point: plain,
		type: "none",
		options: "bind,ro,private"
	}];
}
/** The workspace keeps the flags that its own mount has, or that an overlay over it has. */
function flagsFor(workspace, isUnchecked) {
	const covering = readMounts().filter((mount) => mount.point === workspace);
	const flags = [mountBelow(fromBytes(workspace).toString()), ...covering].flatMap((mount) => mount.flags);
	if (isUnchecked) flags.push("nosuid", "nodev");
	return [
		"nosuid",
		"nodev",
		"noexec"
	].flatMap((flag) => flags.includes(flag) ? `${flag},` : []).join("");
}
/** The targets that do not show. A lazy image may be slow, and the job may be cancelled meanwhile. */
async function hiddenIn(workspace, targets) {
	const hidden = [];
	for (const target of targets) if (await lstat$1(fromBytes(`${toBytes(workspace)}/${target.path}`)).then(() => void 0, codeOf) !== void 0) hidden.push(target);
	return hidden;
}
/**
* A directory that was made within an overlay hides what is below it, also in a later overlay. Takes the mark from the
* directories above the targets: the kernel counts only the value `y`.
* https://docs.kernel.org/filesystems/overlayfs.html#whiteouts-and-opaque-directories
* @throws Error if such a directory hides an earlier target, too: this job has removed what an image has there
*/
async function clearOpaque(targets, earlier, { dir, rights, signal }) {
	const marked = await detachedIn(dir, [...new Set(targets.flatMap(aboveIn))].filter((name) => statAt(`${toBytes(dir)}/${name}`)?.isDirectory()), {
		rights,
		signal
	}, ["opaque"]);
	for (const target of targets) if (earlier.flatMap(aboveIn).some((name) => marked.has(name) && aboveIn(target).includes(name))) throw notShown(target);
	const members = [...marked].flatMap((name) => {
		const stat = statAt(`${toBytes(dir)}/${name}`);
		if (!stat?.isDirectory()) return [];
		const records = {
			uid: String(stat.uid),
			gid: String(stat.gid),
			"SCHILY.xattr.trusted.overlay.opaque": "n"
		};
		const mtime = (stat.mtimeMs / 1e3).toFixed(3);
		return headerOf({
			kind: "directory",
			name,
			mode: stat.mode & 4095,
			mtime,
			records
		});
	});
	const args = [
		"--extract",
		"--file=-",
		"--numeric-owner",
		"--preserve-permissions",
		...overlayAttributes
	];
	await rights.runWith(Buffer.concat([...members, endOfArchive]), "tar", args, {
		cwd: dir,
		signal
	});
}
/** The directories above a target, within the workspace. */
function aboveIn({ path }) {
	return stepsOf(path).slice(0, -1);
}
// src/mounts/workspace/places.ts
/** Decides which matches the workspace can show, and makes room for them. */
/** @param workspace without links @param taken the targets that are shown already */
function placeTargets(requests, { workspace, taken }) {
	const own = toBytes(workspace);
	const occupied = /* @__PURE__ */ new Map();
	const all = requests.flatMap(({ images, dir: mountRoot, protectedDirs }) => images.flatMap(({ matches }) => matches.map(({ line, path }) => ({
		line,
		path,
		mountRoot,
		protectedDirs
	}))));
	const shown = taken.map(({ path }) => path);
	for (const { line, path, protectedDirs } of all) try {
		const other = shown.find((other) => isWithin(path, other) || isWithin(other, path));
		if (other !== void 0) throw new Declined(`a cache is mounted at ${fromBytes(`${own}/${other}`)} already`);
		checkFree(path, own);
		checkTarget(`${own}/${path}`, protectedDirs);
	} catch (error) {
		occupied.set(line, reasonOf(error));
	}
	return {
		targets: all.map(({ line, path, mountRoot }) => {
			return {
				path,
				mountRoot,
				isOwn: !occupied.has(line)
			};
		}),
		occupied
	};
}
/** @throws Error unless the target is absent or empty, below directories */
function checkFree(path, workspace) {
	for (const above of stepsOf(path).slice(0, -1)) {
		const stat = statAt(`${workspace}/${above}`);
		if (!stat || isWhiteout(stat)) return;
		if (!stat.isDirectory()) throw new Declined(`${fromBytes(`${workspace}/${above}`)} is no directory`);
	}
	const target = `${workspace}/${path}`;
	const stat = statAt(target);
	if (!stat || isWhiteout(stat)) return;
	if (!stat.isDirectory()) throw new Declined(`${fromBytes(target)} is no directory`);
	if (namesInDirectory(target).length > 0) throw new Declined(`${fromBytes(target)} is not empty`);
}
/**
* Makes the directories above the targets, and removes empty ones at them: the mode and the time of a target come from the
* image. Marks of an earlier overlay go, too: no overlay is left that knows them after the machine was restarted.
*/
function prepareTargets(targets, { workspace, below }) {
	const own = toBytes(workspace);
	const made = [];
	return {
		targets: targets.map(({ path, mountRoot, isOwn }) => {
			if (!isOwn) return {
				path,
				mountRoot
			};
			for (const step of stepsOf(path)) {
				const stat = statAt(`${own}/${step}`);
				const name = fromBytes(`${own}/${step}`);
				if (isWhiteout(stat)) unlinkSync(name);
				const isAbsent = !stat || isWhiteout(stat);
				if (step === path) {
					if (!isAbsent) rmdirSync(name);
				} else if (isAbsent) {
					mkdirSync(name);
					made.push(step);
				}
			}
			return {
				path,
				mountRoot,
				parents: parentsOf(path, toBytes(below))
			};
		}),
		made
	};
}
/**
* The kernel changes a cached file by a copy, which it makes in the mount root and moves to the target.
* @param workspace absolute, without an overlay @param dir the mount root
* @throws Error with EXDEV where it may not: a project with a quota begins between them, or an encrypted directory
*/
function checkMoves(targets, workspace, dir) {
	const made = join(dir, rootNames.empty);
	for (const { path, parents } of targets) {
		if (parents === void 0) continue;
		const target = fromBytes(`${toBytes(workspace)}/${path}`);
		mkdirSync(made);
		renameSync(made, target);
		rmdirSync(target);
	}
}
/**
* The directories from the workspace down to the one that holds a path.
* @throws Error if one is not on the disk of the mount root, which is beside the workspace. A subvolume of Btrfs is such a disk:
* the kernel copies a file there before it moves the copy to its place, which would fail with EXDEV.
*/
function parentsOf(path, workspace) {
	const parents = [workspace, ...stepsOf(path).slice(0, -1).map((step) => `${workspace}/${step}`)];
	const { dev } = bigStatOf(dirname$1(workspace));
	return parents.map((parent) => {
		const stat = bigStatOf(parent);
		if (stat.dev !== dev) throw new Declined(`${fromBytes(parent)} is on another disk, or a subvolume`);
		return identityIn(stat);
	});
}
/** @param path a byte string */
function bigStatOf(path) {
	return lstatSync(fromBytes(path), { bigint: true });
}
// src/mounts/workspace/show.ts
/**
* Shows images within the workspace by one overlay over it: its upper directory is the workspace itself. The targets are
* ordinary directories, and each file of the job is a whole file of the workspace at every moment, with the overlay or
* without it.
*/
/** Shows what the caches of a step want to show. Rejects only with the abort reason. */
async function showInWorkspace(requests) {
	const [first] = requests;
	const unshown = /* @__PURE__ */ new Map();
	if (!first) return unshown;
	try {
		const workspace$1 = realpathSync(workspace());
		await using _ = await lockMounts(dirname$1(first.dir), first.signal);
		await showAll(workspace$1, requests, unshown);
	} catch (error) {
		first.signal.throwIfAborted();
		const reason = reasonOf(error);
		for (const { images } of requests) for (const { matches } of images) for (const { line } of matches) unshown.set(line, reason);
	}
	return unshown;
}
/** @param unshown gets the lines that the workspace has files for already */
async function showAll(workspace, requests, unshown) {
	const [{ rights, remember }] = requests;
	const before = coverOf(workspace);
	checkWorkspace(workspace, {
		root: before?.dir,
		protectedDirs: requests.flatMap(({ protectedDirs }) => protectedDirs)
	});
	for (const { unused } of requests) await unused;
	const placed = placeTargets(requests, {
		workspace,
		taken: before ? shownIn(before.record) : []
	});
	for (const [line, reason] of placed.occupied) unshown.set(line, reason);
	if (placed.targets.every(({ isOwn }) => !isOwn)) return;
	const dir = before?.dir ?? openMountRoot(dirname$1(workspace));
	if (!before) remember(dir);
	try {
		await cover(dir, {
			before,
			placed,
			requests,
			workspace
		});
	} catch (error) {
		if (!before) await (await takeDown(dir, {
			rights,
			warn: () => {},
			isOwn: false
		})).removeFiles();
		throw error;
	}
}
async function cover(dir, { before, placed, requests, workspace }) {
	const [{ rights, signal }] = requests;
	const { targets, layers, made } = before?.record ?? {
		targets: [],
		layers: [],
		made: []
	};
	const below = before ? join(dir, rootNames.plain) : workspace;
	const more = prepareTargets(placed.targets, {
		workspace,
		below
	});
	if (!before) checkMoves(more.targets, workspace, dir);
	const record = {
		workspace: toBytes(workspace),
		targets: [...targets, ...more.targets],
		layers: [...requests.flatMap(({ images }) => images.flatMap(({ layers }) => layers)), ...layers],
		made: [...made, ...more.made]
	};
	const isUnchecked = requests.some((request) => request.isUnchecked);
	try {
		await writeRecord({
			dir,
			record
		}, rights, signal);
		const fresh = shownIn({
			...record,
			targets: more.targets
		});
		await mountOver({
			dir,
			record
		}, {
			fresh,
			rights,
			signal,
			isUnchecked
		});
	} catch (error) {
		if (before) await writeRecord(before, rights, AbortSignal.timeout(mostUndoingMs));
		throw error;
	}
}
const mostUndoingMs = 6e4;
/** Takes the images of a mount root out of the overlay over the workspace, if they are in it. */
async function removeFromWorkspace(mountRoot, { rights, signal }) {
	const real = realpathSync(workspace());
	const shownBy = () => {
		const cover = coverOf(real);
		return cover?.record.targets.some((target) => target.mountRoot === mountRoot) ? cover : void 0;
	};
	if (!shownBy()) return;
	await using _ = await lockMounts(dirname$1(mountRoot), signal);
	const found = shownBy();
	if (!found) return;
	const layers = found.record.layers.filter((path) => dirname$1(path) !== mountRoot);
	if (layers.length === 0) {
		await (await takeDown(found.dir, {
			rights,
			warn: () => {},
			isOwn: false
		})).removeFiles();
		return;
	}
	const left = {
		dir: found.dir,
		record: {
			...found.record,
			layers
		}
	};
	await writeRecord(left, rights, signal);
	await mountOver(left, {
		fresh: [],
		rights,
		signal,
		isUnchecked: true
	});
}
// src/mounts/end-mounts.ts
/** Ends mounts: of a restore that failed, of a job that is over, and of jobs that were killed. */
/**
* Ends the mounts of a mount root: of a restore that failed, of a job that is over, or of a job that was killed.
* @returns the server's report; undefined where there was no server
*/
async function endMounts(dir, rights, { isOwn, inspect }) {
	const report = await endServer(dir, rights);
	const inspected = awaitedLater(Promise.resolve(inspect?.(report)));
	const { removeFiles } = await takeDown(dir, {
		rights,
		warn: warning,
		isOwn
	});
	return {
		report,
		removed: awaitedLater(inspected.finally(removeFiles))
	};
}
/** Opens the mount root of a restore. The end of the block ends its mounts, unless they are kept. */
function openRoot(rights, signal) {
	const dir = openMountRoot(parentOfMountRoots(tempDir()));
	let isOver = false;
	let ending;
	const stopWaiting = () => {
		ending = awaitedLater(endServer(dir, rights));
	};
	signal.addEventListener("abort", stopWaiting);
	/** Lines may be unpacked by now, and post unmounts what stays. So a failure is a warning. */
	const end = async () => {
		if (isOver) return void 0;
		isOver = true;
		try {
			await ending;
			const limit = AbortSignal.timeout(6e4);
			await removeFromWorkspace(dir, {
				rights,
				signal: limit
			});
			const { report, removed } = await endMounts(dir, rights, { isOwn: true });
			await removed;
			return troubleIn(report);
		} catch (error) {
			const why = `they could not be unmounted: ${messageOf(error)}`;
			warning(`The mounts below ${dir} stay until the job ends, because ${why}`);
			return;
		}
	};
	return {
		dir,
		rights,
		/** Leaves the mounts to the job. Post ends them. */
		keep() {
			isOver = true;
		},
		/** Ends the mounts. @returns the cause of an error: a reader sees only EIO if the lazy server has failed */
		async causeOf(error) {
			const trouble = await end();
			return trouble === void 0 ? error : new Error(trouble, { cause: error });
		},
		async [Symbol.asyncDispose]() {
			signal.removeEventListener("abort", stopWaiting);
			await end();
		}
	};
}
/** Ends the mounts of killed jobs. Warns instead of failing. */
async function unmountAbandoned() {
	const mountRoots = ofThisRunner(abandonedMountRoots(parentsOfMountRoots(tempDir(), workspace())));
	const outdated = outdatedMountRoots().filter((dir) => !mountRoots.includes(dir));
	if (mountRoots.length === 0 && outdated.length === 0) return;
	const rights = await rightsNow();
	await Promise.all(await endAllMounts(mountRoots, rights, { isOwn: false }));
	if (rights && outdated.length > 0) await removeRecords(outdated, rights).catch(warningOf);
}
/**
* Leaves out the overlays over the workspaces of other runners, with their images: the next job there may have begun, may work
* in the overlay, and may have files of its own at the targets. That runner's next restore ends them.
*/
function ofThisRunner(mountRoots) {
	const own = [workspace(), dirname$1(tempDir())].flatMap((path) => orUndefined(() => realpathSync(path, "latin1")) ?? []);
	const left = mountRoots.flatMap((dir) => {
		const record = placeOfLastMount(dir) === -1 && !isGone(dir) ? void 0 : recordOf$1(dir);
		return !record || own.some((place) => isWithin(record.workspace, place)) ? [] : [dir, ...record.targets.map(({ mountRoot }) => mountRoot)];
	});
	return mountRoots.filter((dir) => !left.includes(dir));
}
/** Undefined if this user cannot unmount, or no longer. */
function rightsNow() {
	return findRights(AbortSignal.timeout(1e4)).catch(() => void 0);
}
const mostEndingMs = 6e4;
/**
* Ends the mounts of several mount roots. Warns instead of failing.
* @returns the removal of each one's files, which goes on
*/
async function endAllMounts(mountRoots, rights, ending) {
	const removals = [];
	for (const dir of mountRoots) try {
		if (!rights) throw new Error("root no longer has the rights, or sudo asks for a password");
		await using _ = await lockMounts(dir, AbortSignal.timeout(mostEndingMs));
		const { removed } = await endMounts(dir, rights, ending);
		removals.push(removed.catch((error) => warnOf(dir, error)));
	} catch (error) {
		warnOf(dir, error);
	}
	return removals;
}
function warnOf(dir, error) {
	warning(`The mounts below ${dir} stay, because they could not be unmounted: ${messageOf(error)}`);
}
// src/system/kernel-log.ts
/** The errors in the kernel's log, as far as the kernel has kept them. @throws ToolFailure */
async function kernelErrors(rights) {
	return (await rights.run("dmesg", ["--syslog", "--level=emerg,alert,crit,err"], {
		cwd: "/",
		signal: AbortSignal.timeout(1e4)
	})).toString();
}
/** The time by the clock of the kernel's log, in seconds. */
function kernelTime() {
	return Number(process.hrtime.bigint()) / 1e9;
}
const slackSeconds = 10;
/**
* Whether the kernel has reported an error of any squashfs image or loop device since `since`: its log does not name the
* image. False if the log cannot be read.
*/
async function hasComplained(since, reading) {
	return (await reading.catch(() => "")).split("\n").some((line) => {
		const [, seconds = String(since)] = line.match(/^\[ *(\d+\.\d+)\]/) ?? [];
		return Number(seconds) >= since - slackSeconds && /SQUASHFS error|I\/O error,? (on )?dev(ice)? loop/.test(line);
	});
}
// src/job/end/damaged-image.ts
/** Finds out whether a mounted image was damaged when it was saved. */
const limitMs = 3e4;
/**
* Checks the images if the kernel has logged errors, which may be about another job's image. If one is damaged, warns and
* rejects the entry. Never fails.
* @param read reads the inputs of the entry's cache
* @param log the kernel's log
* @param limit ends the check, which then reports nothing
*/
async function reportDamage(path, entry, { read, log, limit = AbortSignal.timeout(limitMs) }) {
	if (!await hasComplained(entry.since, log)) return;
	const check = async () => {
		for (const layer of entry.layers) await checkImageFile(path, layer, "contents", { signal: limit });
	};
	const damage = await check().then(() => void 0, damageIn);
	if (damage === void 0) return;
	warning(`Reading the cache gave input/output errors: ${damage}`);
	await reject(entry, read).catch((error) => warning(`The damaged entry could not be removed from the store; delete it: ${messageOf(error)}`));
}
/** Other errors, such as too many open files, prove nothing about the image. */
function damageIn(error) {
	return error instanceof BadEntry || codeOf(error) === "EIO" ? messageOf(error) : void 0;
}
async function reject({ scope, version, key, size }, read) {
	const inputs = readInputs(read, cacheDir());
	const run = currentRun();
	const store = openStore(storeOptions(inputs, run, AbortSignal.timeout(limitMs)));
	const scopes = scope === void 0 ? accessOf(run).read : [scope];
	const entry = await store.find({
		scopes,
		keys: [key],
		versions: [version]
	});
	try {
		if (entry?.key !== key || entry.size !== size) return;
		for (let bad = entry; bad;) bad = await bad.reject();
	} finally {
		await entry?.close();
	}
}
// src/job/end/unmount.ts
/** Ends the mounts of this job in its post step. */
/** Gets the rights, and reads the kernel's log. */
function prepareUnmount(states) {
	const rights = Object.values(states).some((state) => mountsIn(state)?.by === "job") ? rightsNow() : Promise.resolve(void 0);
	return {
		rights,
		log: awaitedLater(rights.then((rights) => rights ? kernelErrors(rights) : ""))
	};
}
/** Ends the mounts of main. Warns instead of failing. */
async function unmountCaches(states, caches, prepared) {
	const all = Object.entries(states).flatMap(ownAndWorkspace).sort(([, a], [, b]) => placeOf$1(b) - placeOf$1(a));
	const removals = [];
	for (const [name, mounts] of all) {
		const cache = caches.find((candidate) => candidate.name === name) ?? cacheInputs(stepInputs(), name);
		await within(cache, async () => removals.push(...await unmountCache(mounts, cache, prepared)));
	}
	await Promise.all(removals);
}
/** The overlay over the workspace has a mount root of its own. Its images have no targets that are mounts. */
function ownAndWorkspace([name, state]) {
	const mounts = mountsIn(state);
	if (!mounts) return [];
	const own = [name, mounts];
	if (mounts.by !== "job" || mounts.workspaceRoot === void 0) return [own];
	return [[name, {
		by: "job",
		mountRoot: mounts.workspaceRoot
	}], own];
}
/** -1 if the table of mounts cannot be read: then the end of the mounts warns. */
function placeOf$1(mounts) {
	return orUndefined(() => placeInTable(mounts)) ?? -1;
}
function placeInTable(mounts) {
	if (mounts.by === "job") return placeOfLastMount(mounts.mountRoot);
	const targets = mounts.mounts.map(({ target }) => toBytes(target));
	return readMounts().findLastIndex(({ point }) => targets.includes(point));
}
async function unmountCache(mounts, cache, { rights, log }) {
	if (mounts.by === "broker") {
		await unmountBrokered(mounts.socket, mounts.mounts);
		return [];
	}
	const { mountRoot, entry } = mounts;
	const inspect = async (report) => {
		const path = imageAfter(report, mountRoot);
		if (entry && path !== void 0) await reportDamage(path, entry, {
			read: cache.read,
			log
		});
	};
	return await endAllMounts([mountRoot], await rights, {
		isOwn: true,
		inspect
	});
}
// src/job/end/post.ts
/** The story of a job's end: saves while the mounts still exist, and unmounts when they are read, even if saving failed. */
/** @throws as `save` */
async function post(signal) {
	const states = loadStates();
	const prepared = prepareUnmount(states ?? {});
	let publishing;
	try {
		const lookedUp = states && lookedUpIn(states);
		if (!lookedUp || Object.keys(lookedUp).length > 0) {
			tellOtherInputs();
			publishing = await save(signal, { states: lookedUp });
		}
	} finally {
		try {
			await finish(states ?? {}, prepared);
		} finally {
			await publishing?.end();
		}
	}
}
function lookedUpIn(states) {
	const all = Object.entries(states);
	return Object.fromEntries(all.flatMap(([name, state]) => isLookedUp(state) ? [[name, state]] : []));
}
/** The end of a job whose step saves nothing. Warns instead of failing. */
async function endRestore() {
	const states = loadStates() ?? {};
	await finish(states, prepareUnmount(states));
}
async function finish(states, prepared) {
	const caches = await cachesOf(stepInputs(), states).catch(() => []);
	for (const cache of caches) within(cache, () => {
		const state = states[cache.name];
		if (!state || !isLookedUp(state)) return;
		reportRemoved(state);
		reportMadeAgain(state);
	});
	await unmountCaches(states, caches, prepared);
}
/** An expression of an input can have another value at the end of a job. */
function tellOtherInputs() {
	const [before, now] = [loadMarks(), marksOf(stepInputs().read)];
	if (!before) return;
	const names = Object.keys({
		...before,
		...now
	}).filter((name) => before[name] !== now[name]);
	if (names.length > 0) info(`The values of the restore count, because these inputs have others now: ${names.join(", ")}`);
}
/** Only a checkout after this step is surely a mistake: a job may remove at its end what it has used. */
function reportRemoved(state) {
	const places = state.kind === "hit" ? state.places : void 0;
	const remover = places && whoRemoved(places, workspace());
	if (!places || !remover) return;
	const what = places.paths.slice(0, mostPathsShown).join(", ");
	if (remover === "checkout") notice(`A later checkout has removed what this step restored: ${what}. Put this step after actions/checkout, which empties the workspace.`);
	else info(`A later step has removed what this step restored: ${what}. actions/checkout does so unless its \`clean\` is false, because git does not track these files.`);
}
const mostPathsShown = 3;
function reportMadeAgain({ tree = [], hasInstall }) {
	const [directory] = madeAgain(tree);
	if (directory === void 0) return;
	const hit = cacheName() === "" ? "cache-hit" : `cache-hit-${cacheName()}`;
	const remedy = hasInstall ? ". Remove the step, such as `npm ci`, because `install` does its work." : `, so it was restored for nothing. Give that step, such as \`npm ci\`, \`if: steps.${stepId() ?? "ID"}.outputs.${hit} != 'true'\`, or give its command to \`install\`.`;
	notice(`A later step has made all of ${pathBelow$1(workspace(), directory) || directory} again${remedy}`);
}
// src/job/restore/advice.ts
async function advise(restored, { inputs, states, signal }, hasInstall) {
	adviseOnCheckout(states);
	await adviseOnProjects(restored, inputs, signal);
	if (!hasInstall) await adviseOnTrees(restored);
}
/** A checkout after this step. act and other programs that run workflows have the files of the repository there. */
function adviseOnCheckout(states) {
	const restored = Object.values(states).flatMap((state) => state.kind === "hit" ? state.places ?? [] : []);
	if ((keepsDisk() || losesDisk()) && areAlone(restored, workspace())) info("The workspace has no checkout yet. If actions/checkout follows, it removes what this step has restored, unless its `clean` is false: put this step after it.");
}
/**
* Projects that `auto` leaves out. It takes longer to find them than some hits take, and the job that missed has named
* them.
*/
async function adviseOnProjects(caches, step, signal) {
	if (!/\bauto\b/i.test(step.read("preset")) || caches.every(({ hit }) => hit !== "miss")) return;
	const { tellLeftOut } = await import("./inputs-presets-auto.js");
	await tellLeftOut(step.read, signal);
}
/** Trees, without `install`: one line for all presets that cache downloads and know the installed tree. */
async function adviseOnTrees(caches) {
	const used = caches.flatMap(({ cache, inputs }) => {
		const name = inputs && cache.read("preset");
		return name ? [name.toLowerCase()] : [];
	});
	if (used.length === 0) return;
	const { presets } = await import("./inputs-presets-index.js");
	const names = presets.flatMap(({ name, installed, directories }) => {
		const areDownloads = directories.every(({ linux }) => linux.every((place) => place.startsWith("~/")));
		return used.includes(name) && installed && areDownloads ? [name] : [];
	});
	if (names.length === 0) return;
	info(`Without \`install\`, only downloads are cached here: ${names.join(", ")}. With \`install\` and your command, the installed tree comes back, and the command need not run (docs/install.md).`);
}
// src/job/restore/install-commands.ts
/** Finds out which commands belong to which cache of the step. */
/**
* The commands of the caches, in their order. Several presets share the input of the step, which then has a command for
* all of them or a line for each.
* @throws JobFailure if there is another number of lines
*/
function commandsOf(input, caches, step) {
	const text = step.read(input);
	const ofLines = lines(text);
	const owners = caches.filter(({ of }) => of === void 0);
	const presets = owners.map(labelOf).join(", ");
	const isShared = owners.length > 1 && step.read("caches") === "" && text !== "";
	if (isShared && ofLines.length > 1 && ofLines.length !== owners.length) throw new JobFailure(`Input \`${input}\` has ${ofLines.length} lines, and the presets here are ${presets}. Give one command for all of them, a line for each in this order, or items of \`caches\`.`);
	const workspace = slashed(process.cwd());
	const at = (directory = step.read("working-directory")) => resolve$1(workspace, slashed(directory));
	const shareHelp = ` This line of \`${input}\` is for all presets: ${presets}. Give a line for each in this order: each line runs in the directory of its preset.`;
	const orderHelp = ` The lines of \`${input}\` are for ${presets}, in this order.`;
	return caches.map((cache) => {
		const { inputs } = cache;
		if (cache.of !== void 0) return {
			text: "",
			cwd: at(),
			help: ""
		};
		if (isShared && ofLines.length === 1) return {
			text,
			cwd: at(),
			help: shareHelp
		};
		return {
			text: (isShared ? ofLines[owners.indexOf(cache)] : inputs.get(input)) ?? text,
			cwd: at(inputs.get("working-directory")),
			help: isShared ? orderHelp : ""
		};
	});
}
function labelOf({ name, inputs }) {
	const directory = inputs.get("working-directory") ?? "";
	return directory === "" ? name : `${name} in ${directory}`;
}
function commandKey({ command: { text, cwd } }) {
	return JSON.stringify([text, cwd]);
}
/** Whether one run of a command is for both. */
function haveSameCommand(one, other) {
	return commandKey(one) === commandKey(other);
}
/** Each command once, with all caches that have it. */
function byCommand(installations) {
	return [...Map.groupBy(installations, commandKey).values()].flatMap((group) => group[0] ? [[group[0].command, group]] : []);
}
function placeOf(cwd) {
	const below = relative$1(slashed(process.cwd()), cwd);
	return below === "" ? "" : ` in ${below}`;
}
function firstLine(text) {
	const [first = "", ...more] = text.trim().split("\n");
	return more.length > 0 ? `${first} …` : first;
}
/** How long found entries wait for the lookups of other caches, which may be slow or fail. */
const lookupWaitMs = 500;
/** @param caches how many caches the step restores @returns a function that makes the slot of one cache */
function newSlots(caches) {
	const newPermit = newSemaphore(caches);
	const barrier = newBarrier(caches);
	return () => {
		const permit = newPermit();
		let hasShown = false;
		return {
			acquire: permit.acquire,
			showInWorkspace(request) {
				if (hasShown) return showInWorkspace([request]);
				hasShown = true;
				permit.release();
				return barrier.join(request);
			},
			[Symbol.dispose]() {
				if (!hasShown) barrier.leave();
				hasShown = true;
				permit.end();
			}
		};
	};
}
/** Called for all caches at once. @returns a function that makes the permit of one cache */
function newSemaphore(caches) {
	const waiting = [];
	let free = 4;
	let lookups = caches;
	let mayWait = caches > 4;
	const admit = () => {
		if (mayWait && lookups > 0) return;
		waiting.sort((a, b) => b.bytes - a.bytes);
		const next = waiting.splice(0, free);
		free -= next.length;
		for (const { start } of next) start();
	};
	const stopWaiting = () => {
		mayWait = false;
		admit();
	};
	const timer = setTimeout(stopWaiting, lookupWaitMs).unref();
	return () => {
		let isHeld = false;
		let isLookingUp = true;
		const endLookup = () => {
			if (isLookingUp) lookups--;
			isLookingUp = false;
		};
		const release = () => {
			if (isHeld) free++;
			isHeld = false;
			admit();
		};
		return {
			/** Waits for the permit to restore an entry of so many bytes. */
			async acquire(bytes) {
				isHeld = true;
				endLookup();
				await new Promise((start) => {
					waiting.push({
						bytes,
						start
					});
					admit();
				});
			},
			/** Returns the permit before the work ends. */
			release,
			end() {
				endLookup();
				if (lookups === 0) clearTimeout(timer);
				release();
			}
		};
	};
}
/** Shows the images of all caches in the workspace at once. @param members how many may join */
function newBarrier(members) {
	const requests = [];
	const { promise, resolve } = Promise.withResolvers();
	let busy = members;
	const leave = () => {
		busy--;
		if (busy === 0 && requests.length > 0) resolve(showInWorkspace(requests));
	};
	return {
		/** Waits until each other member has joined or left. */
		join(request) {
			requests.push(request);
			leave();
			return promise;
		},
		/** Called when a member that has not joined ends. */
		leave
	};
}
// src/files/paths/overlap.ts
/** Tells whether two selections name the same files. */
/** The texts of two lines, one of each selection, that name the same files. Two patterns do so only if they are equal. */
function overlapOf(a, b) {
	for (const line of a.lines) for (const other of b.lines) if (covers(line, other, a) || covers(other, line, b)) return [line.text, other.text];
}
/** Whether `outer`, a line of the selection, names the files of `inner`, or a directory above them. */
function covers(outer, inner, { excludes }) {
	if (excludes?.(inner.literal ?? examplePath(inner), outer.order)) return false;
	const place = inner.literal ?? inner.base;
	if (outer.literal !== void 0) return isWithin(place, outer.literal);
	if (inner.literal === void 0) return outer.base === inner.base && outer.rest === inner.rest;
	return isWithin(place, outer.base) && names(outer, relative$1(outer.base, place));
}
/** A path like those that a pattern names. */
function examplePath({ base, rest }) {
	return join$1(base, rest.replace(/\*+|\?|\[[^\]]*\]/g, "x"));
}
/** Whether a line names a path relative to its base, or a directory that the path is in. */
function names(line, path) {
	return line.matches(path) || path !== "" && names(line, path.replace(/\/?[^/]*$/, ""));
}
// src/job/restore/plan.ts
/** Finds out what the caches of a step hold, and the inputs of each. */
/** @throws JobFailure naming the input or the key that is wrong */
async function planOf$1({ cache, command }, { states, signal }) {
	const { tree, whyNoTree } = command === "" ? {} : await treeOf(cache, command, signal);
	if (whyNoTree !== void 0) info(`The installed tree is not cached, so \`install\` runs in every job: ${whyNoTree}.`);
	if (tree) setInputs(cache.inputs, { ...tree.inputs });
	else if (!await fillInputs(cache, signal)) return {
		cache,
		isWhole: whyNoTree === void 0
	};
	const inputs = inputsOf(cache);
	if (inputs.preset !== void 0) {
		const { setToolVariables } = await import("./inputs-presets-fill-in.js");
		await setToolVariables(inputs, signal);
	}
	const signingMark = markOf(cache.read("signing-key"));
	const kept = {
		inputs: keptInputs(cache.read),
		signingMark,
		hasInstall: command !== ""
	};
	enterState(cache.name, {
		kind: "planned",
		of: states[cache.name]?.of,
		...kept
	}, states);
	warnOfKey(inputs);
	const isWhole = whyNoTree === void 0 && inputs.rolling === void 0;
	const mistake = namesFor(inputs.rolling).mistake([inputs.key, ...inputs.restoreKeys]);
	if (mistake) throw new JobFailure(mistake);
	return {
		cache,
		inputs,
		isWhole,
		...tree && { tree }
	};
}
function warnOfKey({ key, rolling }) {
	if (hasEmptyPart(key.replace(/-$/, ""))) warning(`The key ${key} has an empty part: an expression in it has no value, such as a variable that is not set, or an output of a step that has not run. Jobs that should have other keys share this one. Correct the expression.`);
	else if (!rolling && key.endsWith("-")) warnOfEnd(key);
}
/** At the beginning, or between two separators. */
function hasEmptyPart(key) {
	return /^[-/]|--|(?<!:)\/\/|-\/|\/-/.test(key);
}
function warnOfEnd(key) {
	warning(`The key ${key} ends in '-': if \`hashFiles()\` found no file, this key never changes, and neither does the cache. Put this step after actions/checkout, and correct the pattern.`);
}
/** The tree that the command makes, if the preset of the cache knows it. */
async function treeOf({ read }, command, signal) {
	const preset = read("preset").toLowerCase();
	if (preset === "") return {};
	const { fillTree } = await import("./inputs-presets-fill-tree.js");
	const { NoTree } = await import("./inputs-presets-preset.js");
	try {
		return { tree: await fillTree(preset, {
			read,
			command
		}, signal) };
	} catch (error) {
		if (!(error instanceof NoTree)) throw error;
		return { whyNoTree: messageOf(error) };
	}
}
/** @throws JobFailure if two caches have the same files: one would overwrite files of the other */
function checkOverlaps(plans) {
	if (plans.length < 2) return;
	const selected = plans.map(({ cache, inputs }) => ({
		name: cache.name,
		selection: selectionOf(inputs?.paths ?? [], process.cwd())
	}));
	for (const [i, { name, selection }] of selected.entries()) for (const other of selected.slice(i + 1)) {
		const lines = overlapOf(selection, other.selection);
		if (lines) throw new JobFailure(`Caches ${name} and ${other.name} have the same files: ${lines[0]} and ${lines[1]}. Exclude them in one with a line of path that starts with !.`);
	}
}
// src/job/restore/explain-miss.ts
const explanationTimeoutMs = 1e3;
/** Comparing more would take long. */
const mostCompared = 1e3;
/**
* Lines for the log: the reason if one is known, then facts. Never fails. It leaves out what it cannot find out in time.
* @param tree the installed tree that was looked up; undefined for other caches
*/
async function explainMiss(miss, tree) {
	const { store, wanted, naming, isSaved, signal } = miss;
	const { scopes } = wanted;
	const keys = wanted.keys.map(namesFor(naming.rolling).keyIn);
	const [first, ...others] = new Set(keys);
	const starts = others.length > 0 ? `, nor one whose key starts with ${others.join(" or ")}` : "";
	const unseen = store.shared ? " Entries of other branches cannot be seen from here." : "";
	const limited = AbortSignal.any([signal, AbortSignal.timeout(explanationTimeoutMs)]);
	const nearest = nearestOf(await orAborted(store.similar(wanted, limited), limited).catch(() => []), miss);
	const reasons = [...nearest ? [reasonLine(nearest, hashedBy(miss, tree))] : [], ...mistakesIn(keys)];
	return [
		...reasons.length === 0 && isSaved ? [firstRun] : reasons,
		`The ${store.label} has no entry of these paths with the key ${first}${starts}, as far as this run may see.`,
		`Branches searched: ${scopes.join(", ")}: this run's own, its base and the default branch.${unseen}`,
		`Entries are found by exactly these lines of path, in this order: ${naming.paths.join(", ")}.`,
		...ofActionsCache(miss),
		...tree?.keyNotes ?? []
	];
}
const firstRun = "The first run with a key finds nothing, and post saves what later runs find.";
/** Keys that people wrote differently from what they meant. */
function mistakesIn(keys) {
	return [[/^-\s/, "is of a list of YAML: write `restore-keys: |` and one key on each line, without -"], [/(?:^|[^$])\{\{.*\}\}/, `has an expression without $: write $\{{ … }}`]].flatMap(([mistake, what]) => {
		const key = keys.find((key) => mistake.test(key));
		return key === void 0 ? [] : [`The key ${key} ${what}.`];
	});
}
/** Only a cache service has entries of actions/cache, and a third format there would cost a request. */
function ofActionsCache({ store, formats, naming: { mode, preset } }) {
	if (!(store.shared && mode !== "unpack" && preset === void 0) || formats.some(({ indexed }) => !indexed)) return [];
	return [`With \`mode: ${mode}\`, entries that actions/cache saved are not looked up. Use \`mode: unpack\` or \`compatible: true\` to find them.`];
}
/** The entry that differs least; of several, the one whose key is nearest to the primary key, then the newest. */
function nearestOf(entries, miss) {
	const likely = likelyVersions(miss);
	const primary = partsOfKey(namesFor(miss.naming.rolling).keyIn(miss.wanted.keys[0] ?? ""));
	const [nearest] = entries.toSorted(newestFirst).slice(0, mostCompared).flatMap((entry) => {
		const difference = differenceOf(entry, miss, likely);
		const { key, branch, saved, parts } = difference;
		if (saved !== void 0 && parts.length > 0) return [];
		const count = [
			branch,
			saved,
			...parts
		].filter((what) => what !== void 0).length;
		const lacked = lacking(primary, key).length;
		if (count === 0 || lacked > 0 && lacked === primary.length) return [];
		return [{
			difference,
			count,
			lacked
		}];
	}).sort((a, b) => a.count - b.count || a.lacked - b.lacked);
	return nearest?.difference;
}
function differenceOf(entry, { wanted, naming }, likely) {
	const { keys, scopes, versions } = wanted;
	const { keyIn } = namesFor(naming.rolling);
	const key = keyIn(entry.key);
	const { version } = entry;
	const known = likely.find(({ versions }) => versions.includes(version));
	const saved = versions.includes(version) ? void 0 : known?.difference ?? otherLines;
	const isPrefixed = saved !== otherLines && pickMatch(keys, [entry]) !== void 0;
	return {
		key,
		branch: entry.scope === void 0 || scopes.includes(entry.scope) ? void 0 : entry.scope,
		saved,
		parts: isPrefixed || sameKey(key, keyIn(keys[0] ?? "")) ? [] : missedParts(keys.map(keyIn), key)
	};
}
/** The shortest key would have found the most entries, so only its parts matter. */
function missedParts(keys, key) {
	const [shortest = ""] = keys.toSorted((a, b) => a.length - b.length);
	const parts = lacking(partsOfKey(shortest), key);
	return parts.length > 0 ? parts : [shortest];
}
function lacking(parts, key) {
	const others = new Set(partsOfKey(key));
	return parts.filter((part) => !others.has(part));
}
const otherLines = "with other lines of path, or by another version of Headstart";
/** @param hashed what a hash in the key covers */
function reasonLine({ key, branch, saved, parts }, hashed) {
	const named = parts.map((part) => part.replace(/^[0-9a-f]{64}$/, `another hash of ${hashed}`));
	return `There is ${key}, but ${[
		...branch === void 0 ? [] : [`it is of ${branch}, which this run may not read`],
		...saved === void 0 ? [] : [`it was saved ${saved}`],
		...parts.length === 0 ? [] : [`this key has ${named.join(", ")}`]
	].join(", and ")}.`;
}
function hashedBy({ naming }, tree) {
	if (tree) return "lock files, command or settings";
	return naming.preset === void 0 ? "files" : "lock files";
}
/** Ways to save that users often take for the same, the likeliest mistake first. */
function likelyVersions({ formats, naming }) {
	const { paths } = naming;
	const withNaming = (difference, other, by = formats) => ({
		difference,
		versions: by.flatMap((format) => format.versions({
			...naming,
			...other
		}))
	});
	const withLines = (difference, change) => withNaming(`${difference} of lines of path`, { paths: paths.map(change) });
	const [anotherSystem, anotherOrder, mounted] = [
		"on another system, or on Windows with enableCrossOsArchive; that input finds it here, too",
		"with the lines of path in another order",
		"to be mounted, which takes mode: mount or lazy, and a runner that allows it or has unsquashfs"
	];
	const otherImages = images.filter((format) => !formats.includes(format));
	const onWindows = {
		...naming,
		crossOs: false,
		platform: "win32"
	};
	return [
		withNaming(anotherSystem, { crossOs: true }),
		withNaming(anotherOrder, { paths: paths.toSorted() }),
		withNaming(anotherOrder, { paths: paths.toReversed() }),
		withLines("without the slash at the end", (line) => line.replace(/(?<=.)\/+$/, "")),
		withLines("without the ./ at the start", (line) => line.replace(/^\.\/(?=.)/, "")),
		withNaming(mounted, {}, otherImages),
		withNaming("on Windows without enableCrossOsArchive", onWindows),
		withLines("with a slash at the end", (line) => line.replace(/\/*$/, "/")),
		withLines("with ./ at the start", (line) => line.replace(/^(?=[^/~!.#])/, "./")),
		naming.rolling ? withNaming("without rolling: true", { rolling: void 0 }) : withNaming("with rolling: true", { rolling: {} })
	];
}
const images = formats.filter(({ image }) => image);
// src/files/placing/recover.ts
/** Undoes the steps of restores that were killed, and removes their staging directories. */
/** Undoes the steps of killed runs, and removes their staging directories beside or above the targets of these lines. */
async function recover(named, { mounts, warn, signal, mostMs = 3e4 }) {
	const lines = named.flatMap((line) => ownAndLinked(line));
	const allowed = { ms: mostMs };
	const nearest = await Promise.all(lines.map(stagingParent));
	for (const parent of new Set(nearest.flatMap(withAbove))) for (const dir of await stagingsIn(parent, mounts)) {
		if (await isAlive(dir)) continue;
		if (!hasSign(dir)) removeUnborn(dir);
		if (!hasSign(dir)) continue;
		try {
			await undoAndRemove(dir, {
				lines,
				signal,
				allowed
			});
		} catch (error) {
			signal.throwIfAborted();
			warn(`${dir} is left from a run that was killed and could not be undone: ${messageOf(error)}`);
		}
	}
}
function withAbove(directory) {
	const above = dirname$2(directory);
	return above === directory ? [directory] : [directory, ...withAbove(above)];
}
/**
* Staging directories that runs on this host have made. No checkout and no archive can make a private directory of this
* user with a socket in it, but an image can hold one.
*/
async function stagingsIn(parent, mounts) {
	const found = (await readdir$1(parent).catch(() => [])).filter(isStaging);
	if (found.length === 0) return [];
	const real = slashed(realpathSync(parent, "latin1"));
	if (mounts.some((mount) => isWithin(real, mount))) return [];
	return found.map((name) => join$1(parent, name)).filter(isPrivate);
}
async function undoAndRemove(dir, { lines, signal, allowed }) {
	const parent = dirname$2(dir);
	using staging = openStaging(parent);
	using _locked = await lockDirectory(staging.dir, signal);
	const endsAt = performance.now() + allowed.ms;
	const late = /* @__PURE__ */ new Error("that takes too long");
	try {
		undo(dir, (step) => {
			if (performance.now() > endsAt) throw late;
			if (!isRestored(step, lines)) return false;
			for (const path of pathsOf(step)) checkWay(toBytes(parent), path);
			return true;
		});
	} finally {
		allowed.ms = endsAt - performance.now();
	}
	if (!isUnfinished(dir)) removeStaging(dir);
}
/** Whether a step changed a path that one of the lines names, or made a directory above such a path. */
function isRestored(step, lines) {
	const target = fromBytes(pathsOf(step)[0]).toString();
	return lines.some((line) => {
		if (isWithin(target, line.base) && names(line, relative$1(line.base, target))) return true;
		if (step.do !== "make") return false;
		return isWithin(line.literal ?? line.base, target) || !line.literal && isWithin(target, line.base);
	});
}
/**
* Checks the directories between `parent` and a path. A link among them could lead a step anywhere.
* @throws Error unless all of them are plain directories of one file system
*/
function checkWay(parent, path) {
	const { dev } = statSync(fromBytes(parent));
	for (let at = path; at !== parent; at = dirname$2(at)) {
		const stat = statAt(at);
		if (stat && at !== path && !stat.isDirectory()) throw new Error(`${fromBytes(at)} is no directory`);
		if (stat && stat.dev !== dev) throw new Error(`${fromBytes(at)} is on another file system`);
	}
}
// src/job/restore/find-entry.ts
/** @throws StoreError if the store gives no answer */
async function findEntry(restore, lines) {
	const { cache, inputs, step, state, slot, report } = restore;
	const { states, run, signal } = step;
	const store = openStore(storeOptions(inputs, run, signal));
	report.findings.store = store.label;
	awaitedLater(prepareTrust(inputs, signal));
	const mountSupport = await probeMounting(inputs, signal);
	const formats = await readableFormats(store, inputs, {
		mountSupport,
		signal
	});
	const read = (name) => name === "store" ? store.kind : cache.read(name);
	const server = startServerFor(inputs, read, mountSupport);
	const wanted = {
		scopes: accessOf(run).read,
		keys: namesFor(inputs.rolling).lookups([inputs.key, ...inputs.restoreKeys]),
		versions: versionsOf(formats, inputs)
	};
	await recover(lines, {
		mounts: ownTargets(),
		warn: warning,
		signal
	});
	await using onError = new AsyncDisposableStack();
	const entry = await report.timeline.during("lookup", () => store.find(wanted));
	onError.defer(async () => entry?.close());
	report.findings.store = store.label;
	const answering = {
		...state.inputs,
		store: store.kind
	};
	addToState(cache.name, {
		inputs: answering,
		unsaved: state.unsaved ?? store.whyReadOnly
	}, states);
	if (entry && store.isHere) info(`Found in the ${store.label}`);
	const isSaved = step.mayPostSave && !(store.whyReadOnly ?? whyNoSave(inputs, run, state));
	const remember = (more) => addToState(cache.name, { mounts: {
		...state.mounts,
		...more
	} }, states);
	onError.move();
	return {
		entry,
		miss: {
			store,
			wanted,
			formats,
			naming: inputs,
			isSaved,
			signal
		},
		context: {
			inputs,
			formats,
			mountSupport,
			server,
			slot,
			remember,
			report,
			signal
		}
	};
}
// src/mounts/layers.ts
/** Mounts the layers of images inside the mount root, and stacks them. */
/** The mounts inside a mount root, which stay there as long as it: a save compares the job's files with them. */
function newLayerMounts(work) {
	const { dir } = work;
	let threads;
	return {
		/** Mounts an image and its layers. @param number as for `layerPoints` @returns these points */
		async mountAll(image, number) {
			const ranges = [image, ...image.layers].toReversed();
			const points = layerPoints(number, ranges.length);
			for (const point of points) mkdirSync(join(dir, point));
			await firstOf(threads ?? threadOptions(kernelConfig()), async (more) => {
				await mountEach(ranges.map(({ offset, length }, i) => {
					const options = `${more}loop,offset=${offset},sizelimit=${length},ro,nosuid,nodev`;
					return {
						source: "image",
						point: points[i],
						type: "squashfs",
						options
					};
				}), work);
				threads = [more];
			});
			return points;
		},
		/**
		* Shows several directories as one that cannot be written to. Numbers its files: layers number their files alike, and tar
		* would take two files with one device and inode number for one.
		* @param names at least two, relative to the mount root, the upmost one first @param number of the target
		* @returns the point
		*/
		async stack(names, number) {
			const point = nameIn("stack", number);
			mkdirSync(join(dir, point));
			const options = `ro,nosuid,nodev,xino=on,lowerdir=${names.join(":")}`;
			await mountEach([{
				source: dir,
				point,
				type: "overlay",
				options
			}], work);
			return point;
		}
	};
}
/**
* The options to try for a mount of squashfs, best first. Some kernels can decompress in several threads per mount; the
* others refuse the option, which takes a failed mount to find out.
*/
function threadOptions(config) {
	return config === void 0 || /^CONFIG_SQUASHFS_CHOICE_DECOMP_BY_MOUNT=y$/m.test(config) ? ["threads=multi,", ""] : [""];
}
/** The configuration that the kernel was built with; undefined where it cannot be read. */
function kernelConfig() {
	const plain = `/boot/config-${release()}`;
	return orUndefined(() => existsSync(plain) ? readFileSync(plain, "latin1") : gunzipSync(readFileSync("/proc/config.gz")).toString("latin1"));
}
// src/mounts/overlay.ts
/** Mounts the directories of an image, or of an unpacked tree, at the targets that the lines of `path` name. */
/** Mounts the directories that were unpacked to `<dir>/tree` at the targets. Writes go to these directories. */
function mountTree(lines, mounting) {
	const top = join(mounting.dir, rootNames.tree);
	return mountAtTargets(lines.map((line) => ({
		line,
		points: () => mountPointsOf(line, join(top, `${line.number}`))
	})), "upper", {
		...mounting,
		mounts: newLayerMounts(mounting)
	});
}
/**
* Mounts the directories of each line on top of the existing ones.
* Privileged programs get only names that Headstart made up; links lead from these to the paths that users named.
*/
async function mountAtTargets(contents, position, mounting) {
	if (contents.length === 0) return [];
	const { dir, rights, protectedDirs, signal } = mounting;
	await using _ = await lockMounts(dirname$1(dir), signal);
	const refusals = [];
	let count = numbersIn(dir, "target").length;
	for (const { line, points: find } of contents.toSorted((a, b) => a.line.number - b.line.number)) {
		const mounted = [];
		try {
			const points = await find();
			for (const point of points) await checkMountPoint(point, line, protectedDirs);
			for (const point of points) {
				const number = count++;
				await mountPoint({
					...point,
					number,
					position
				}, mounting);
				mounted.push(number);
			}
		} catch (error) {
			signal.throwIfAborted();
			for (const number of mounted.reverse()) await rights.run("umount", ["--", nameIn("target", number)], {
				cwd: dir,
				signal
			});
			refusals.push({
				line,
				reason: reasonOf(error)
			});
		}
	}
	return refusals;
}
async function mountPoint(point, mounting) {
	const { dir, mounts } = mounting;
	const { target, number } = point;
	const shown = nameIn("target", number);
	const content = statAt(`${target}/.`) ? namesInDirectory(target) : void 0;
	symlinkSync(fromBytes(target), join(dir, shown));
	if (!content) {
		const [topmost = target] = missingDirectories(target);
		symlinkSync(fromBytes(topmost), join(dir, nameIn("made", number)));
		mkdirSync(fromBytes(target), { recursive: true });
	}
	let lowers = await makeLayers(point, dir);
	if (content && content.length > 0) {
		if (lowers.length > 1) lowers = [await mounts.stack(lowers, number)];
		lowers.push(shown);
	}
	const own = `upperdir=${nameIn("upper", number)},workdir=${nameIn("work", number)}`;
	await firstOf([
		"volatile,metacopy=on",
		"metacopy=on",
		"metacopy=off"
	], async (more) => {
		const options = `${more},nosuid,nodev,redirect_dir=on,index=off,lowerdir=${lowers.join(":")},${own}`;
		await mountEach([{
			source: dir,
			point: shown,
			type: "overlay",
			options
		}], mounting);
	});
}
/** Makes the names of an overlay's layers. @returns the names of the lower layers, the upmost first */
async function makeLayers({ sources, number, position }, dir) {
	const [upper, lower] = [nameIn("upper", number), nameIn("lower", number)];
	mkdirSync(join(dir, nameIn("work", number)));
	if (position === "upper") {
		symlinkSync(fromBytes(sources[0]), join(dir, upper));
		mkdirSync(join(dir, lower));
		return [lower];
	}
	mkdirSync(join(dir, upper));
	const { mode, mtimeMs } = await lstat$1(fromBytes(sources[0]));
	chmodSync(join(dir, upper), mode & 511);
	utimesSync(join(dir, upper), mtimeMs / 1e3, mtimeMs / 1e3);
	return linkLayers(dir, number, sources.map((source) => fromBytes(source)));
}
const mostDirectories = 16;
/**
* The directories below `top` that a line names. Reads asynchronously: a lazy image may be slow, and the job may be cancelled
* meanwhile. @throws Error when the line names anything but directories
*/
async function mountPointsOf(line, top) {
	const points = [];
	const visit = async (relative) => {
		const source = toBytes(top) + relative;
		const path = fromBytes(relative.slice(1)).toString();
		if (!(await lstat$1(fromBytes(source))).isDirectory()) throw new Declined(`'${line.text}' names a file, and only directories are mounted`);
		if (line.matches(path)) points.push({
			sources: [source],
			target: toBytes(line.base) + relative
		});
		else for (const name of await readdir$1(fromBytes(source), { encoding: "latin1" })) await visit(`${relative}/${name}`);
		checkCount(points.length, line);
	};
	if (await lstat$1(top).then(() => void 0, codeOf) !== "ENOENT") await visit("");
	return points;
}
/** @throws Error if so many directories of a line are not mounted at their targets */
function checkCount(directories, { text }) {
	if (directories > mostDirectories) throw new Declined(`'${text}' names more than ${mostDirectories} directories`);
}
/** @throws Error when a directory cannot be mounted at its target */
async function checkMountPoint({ sources, target }, { base }, protectedDirs) {
	if ((await lstat$1(fromBytes(sources[0]))).uid !== process.geteuid?.()) throw new Declined("it was saved by another user");
	for (let path = target; path !== toBytes(base); path = dirname$1(path)) {
		const stat = statAt(path);
		if (stat && !stat.isDirectory()) throw new Declined(`${fromBytes(path)} is no directory`);
	}
	checkTarget(target, protectedDirs);
}
// src/mounts/mount-images.ts
/** Mounts the images of an entry, and shows their directories at the targets that the lines of `path` name. */
/**
* Mounts the images in `<dir>/image` and shows their directories at the targets.
* @param showInWorkspace absent if nothing is to be shown by an overlay over the workspace
* @returns the lines that could not be mounted; their targets have not changed
*/
async function mountImages(images, mounting, showInWorkspace) {
	const { dir, signal } = mounting;
	const unmounted = [];
	const mounts = newLayerMounts(mounting);
	const mounted = [];
	for (const [i, image] of images.entries()) try {
		if (image.owner !== process.geteuid?.()) throw new Declined("it was saved by another user");
		const points = await mounts.mountAll(image, i);
		mounted.push({
			image,
			layers: points.map((point) => join(dir, point))
		});
	} catch (error) {
		signal.throwIfAborted();
		const reason = reasonOf(error);
		unmounted.push(...[...image.bases.keys()].map((line) => ({
			line,
			reason
		})));
	}
	const isInside = ({ image }) => showInWorkspace !== void 0 && image.isOfWorkspace;
	const outside = mounted.filter((one) => !isInside(one)).flatMap(contentsOf);
	const inside = mounted.filter(isInside);
	const unshown = inside.length > 0 ? await showInWorkspace?.(inside.map(toShow)) : void 0;
	for (const { line } of inside.flatMap(contentsOf)) {
		const reason = unshown?.get(line);
		if (reason !== void 0) unmounted.push({
			line,
			reason
		});
	}
	unmounted.push(...await mountAtTargets(outside, "lower", {
		...mounting,
		mounts
	}));
	return unmounted;
}
function toShow({ image, layers }) {
	return {
		layers,
		matches: image.matches.map(({ line, name }) => ({
			line,
			path: name
		}))
	};
}
/** What each line of an image shows at its targets. */
function contentsOf({ image, layers }) {
	return [...image.bases.keys()].map((line) => ({
		line,
		points: async () => pointsOf(line, image, layers)
	}));
}
/** @throws Error when the line names anything but directories, or too many */
function pointsOf(line, { matches }, layers) {
	const own = matches.filter((match) => match.line === line);
	if (own.some(({ isDirectory }) => !isDirectory)) throw new Declined(`'${line.text}' names a file, and only directories are mounted`);
	checkCount(own.length, line);
	return own.map(({ name, relative }) => {
		return {
			sources: layers.map((layer) => joinNames(toBytes(layer), name)).filter((source) => statAt(source)),
			target: joinNames(toBytes(line.base), relative)
		};
	});
}
// src/files/placing/publish.ts
/** Moves a staged tree to its target, and merges it with the files there. Cached files replace existing ones. */
/**
* Does all steps or none: if one fails, the others are undone.
* @returns the steps done
* @throws BadEntry when a staged file is named by no line of `path`
*/
function publish(staged) {
	const dirs = new Set(staged.map(({ dir }) => dir));
	const done = [];
	try {
		for (const { line, dir } of staged) {
			const steps = planOf(line, dir);
			carryOut(steps, dir);
			done.push(...steps);
		}
		for (const dir of dirs) commit(dir);
	} catch (error) {
		for (const dir of dirs) undo(dir);
		throw error;
	}
	return done;
}
function planOf(line, dir) {
	const staged = toBytes(join$1(dir, "tree", String(line.number)));
	if (!statAt(staged)) return [];
	const asideDir = join$1(dir, "aside", String(line.number));
	mkdirSync(asideDir, { recursive: true });
	let asides = 0;
	const steps = planAbove({
		line,
		aside: () => toBytes(join$1(asideDir, String(asides++)))
	}, staged, toBytes(line.base));
	if (steps.length === 0) return [];
	return [...missingDirectories(toBytes(line.matches("") ? dirname$2(line.base) : line.base)).map((path) => ({
		do: "make",
		path
	})), ...steps];
}
/**
* Plans from the base down to the matches. These directories are the user's own and stay as they are.
* @param relative byte string, relative to the line's base
*/
function planAbove(plan, staged, target, relative = "") {
	const path = fromBytes(relative).toString();
	if (plan.line.matches(path)) return planMatch(plan, staged, target);
	if (!statAt(staged)?.isDirectory()) throw new BadEntry(`it holds ${path}, which '${plan.line.text}' does not name`);
	const existing = statAt(target);
	if (existing && !existing.isDirectory() && relative !== "") throw new Error(`${fromBytes(target)} is no directory, so nothing can be restored below it`);
	const steps = namesInDirectory(staged).flatMap((name) => {
		const path = relative === "" ? name : `${relative}/${name}`;
		return planAbove(plan, `${staged}/${name}`, below(target) + name, path);
	});
	return existing || relative === "" || steps.length === 0 ? steps : [{
		do: "make",
		path: target
	}, ...steps];
}
/** @param isClosed whether this user may not change the names in the directory that holds the target */
function planMatch(plan, staged, target, isClosed = false) {
	const existing = statAt(target);
	const cached = statAt(staged);
	if (!existing) return [{
		do: "move",
		from: staged,
		to: target,
		inode: inodeAt(staged)
	}];
	if (existing.isDirectory() && cached.isDirectory()) {
		chmodSync(fromBytes(staged), 448);
		const isClosed = !mayChange(fromBytes(target));
		const steps = namesInDirectory(staged).flatMap((name) => planMatch(plan, `${staged}/${name}`, below(target) + name, isClosed));
		const [stamp, before] = [stampOf(cached), stampOf(existing)];
		return steps.length === 0 && stamp.mode === before.mode && stamp.mtime === before.mtime ? [] : [...steps, {
			do: "stamp",
			path: target,
			stamp,
			before
		}];
	}
	if (existing.isDirectory() && namesInDirectory(target).length > 0) throw new Error(`${fromBytes(target)} is a directory with content where the cache has none; remove it to restore`);
	if (isClosed && isSameFile(staged, target)) return [];
	return [{
		do: "replace",
		from: staged,
		to: target,
		inode: inodeAt(staged),
		aside: plan.aside()
	}];
}
function stampOf({ mode, mtimeMs }) {
	return {
		mode: mode & 4095,
		mtime: mtimeMs / 1e3
	};
}
/**
* Whether two files or links have the same content, mode and time. Files with several names count as different, because one
* name does not tell which the others are. So do files that this user may not read.
* @param staged a byte string, like `existing`
*/
function isSameFile(staged, existing) {
	return orUndefined(() => compare(fromBytes(staged), fromBytes(existing))) ?? false;
}
function compare(one, other) {
	const [stat, there] = [lstatSync(one, { bigint: true }), lstatSync(other, { bigint: true })];
	for (const field of [
		"mode",
		"size",
		"mtimeNs",
		"nlink"
	]) if (stat[field] !== there[field]) return false;
	if (stat.isSymbolicLink()) return readlinkSync(one, "latin1") === readlinkSync(other, "latin1");
	return stat.isFile() && stat.nlink === 1n && haveSameBytes([one, other], Number(stat.size));
}
// src/files/placing/stage.ts
/** Restores files: stages them beside the targets, then publishes them in one short step. */
/**
* Makes staging directories beside the targets of these lines, of which there is at least one. The end of the block removes
* the directories. Unless `publish` has succeeded, the targets stay as they are.
* @throws Error if this run could not publish, before it downloads anything
*/
async function stage(lines, signal) {
	const ending = new DisposableStack();
	const stagings = newStagings(ending);
	const targets = lines.map(ownAndLinked);
	try {
		const dirs = [];
		for (const [own, linked = own] of targets) dirs.push(stagings.dirIn(await stagingParent(linked), own));
		const [dir] = dirs;
		return {
			/** The staging directory to fill: the members of a line go to `tree/<number>/…`. */
			dir,
			/** Moves the files to their targets, or puts the targets back and throws. */
			async publish() {
				checkPlaces(dir, lines);
				const staged = [];
				for (const [i, [own, linked]] of targets.entries()) {
					const line = linked ? stageAtLink(dir, own, linked) : own;
					const isLink = linked !== void 0 && line === own;
					staged.push({
						line,
						dir: isLink ? stagings.dirIn(await stagingParent(own), own) : dirs[i]
					});
				}
				for (const { line, dir: to } of staged) if (to !== dir) await moveTree(line, {
					from: dir,
					to,
					signal
				});
				await stagings.lock(signal);
				signal.throwIfAborted();
				stagings.published(publish(staged));
			},
			[Symbol.dispose]: () => ending.dispose()
		};
	} catch (error) {
		ending.dispose();
		throw error;
	}
}
/** The staging directories of a restore, at most one in each directory. @param ending gets all that must be tidied up */
function newStagings(ending) {
	const dirs = /* @__PURE__ */ new Map();
	let done = [];
	ending.defer(() => tidyUp(done.map((step) => () => stampAgain(step))));
	return {
		/** @param line its target is named if this user may not write to `parent` */
		dirIn(parent, line) {
			const known = dirs.get(parent);
			if (known !== void 0) return known;
			checkLockIn(parent);
			const staging = openStagingFor(line, parent);
			ending.defer(() => tidyUp([staging.remove]));
			dirs.set(parent, staging.dir);
			return staging.dir;
		},
		/** Locks all their directories, in the same order as other restores do: so two of them never wait for each other. */
		async lock(signal) {
			for (const [, dir] of [...dirs].toSorted(([one], [other]) => one < other ? -1 : 1)) {
				const lock = await lockDirectory(dir, signal);
				ending.defer(() => tidyUp([() => lock[Symbol.dispose]()]));
			}
		},
		published(steps) {
			done = steps;
		}
	};
}
/** @throws Error that names the directory and its owner if this user may not write to it */
function openStagingFor({ literal, base }, parent) {
	try {
		return openStaging(parent);
	} catch (error) {
		const target = literal ?? base;
		throw namingOwner(error, parent, statAt(toBytes(target)) ? void 0 : target);
	}
}
/**
* Gives a staged directory the name of the directory that it is merged into.
* @returns the line that names the target
*/
function stageAtLink(dir, own, linked) {
	const tree = join$1(dir, "tree", String(own.number));
	const staged = join$1(tree, relative$1(own.base, own.literal));
	if (!statAt(toBytes(staged))?.isDirectory()) return own;
	const aside = join$1(dir, `linked-${own.number}`);
	rename(staged, aside);
	mkdirSync(tree, { recursive: true });
	rename(aside, join$1(tree, linked.rest));
	return linked;
}
/** The targets are settled by now, so a failure changes nothing of the result. The next restore removes what stays. */
function tidyUp(tasks) {
	for (const task of tasks) try {
		task();
	} catch (error) {
		debug(`Could not tidy up after the restore: ${messageOf(error)}`);
	}
}
/**
* tar shortens names that lead out of its directory, so such members appear beside the directories of the lines.
* @throws BadEntry when `<dir>/tree` holds anything but the directories of the lines
*/
function checkPlaces(dir, lines) {
	const stray = readdirSync(join$1(dir, "tree")).find((name) => !lines.some(({ number }) => String(number) === name));
	if (stray !== void 0) throw new BadEntry(`it holds ${stray}, which is not of any line of path`);
}
/** Moves a line's tree, if there is one, to another staging directory, which may be on another file system. */
async function moveTree({ number }, { from, to, signal }) {
	const source = join$1(from, "tree", String(number));
	const target = join$1(to, "tree", String(number));
	if (!statAt(toBytes(source))) return;
	mkdirSync(join$1(to, "tree"), { recursive: true });
	try {
		rename(source, target);
	} catch (error) {
		if (codeOf(error) !== "EXDEV") throw error;
		await copyOver(source, target, {
			to,
			signal
		});
	}
}
async function copyOver(source, target, { to, signal }) {
	using space = watchSpace(to, signal);
	const copying = process.platform === "win32" ? copyTree(source, target, space.signal) : run("cp", [
		"-a",
		source,
		target
	], {
		cwd: to,
		signal: space.signal,
		limitMs: "while-busy"
	});
	try {
		await copying;
	} catch (error) {
		throw namingDisk(error, to);
	}
}
// src/job/restore/unpack.ts
/** Unpacks an entry, or the lines of `path` that cannot be mounted, into a staging directory, then publishes it. */
async function unpack(opened, context) {
	const { lines } = opened;
	await checkSpace(await stagingParent(lines[0]), neededBy(opened));
	using staging = await stage(lines, context.signal);
	await unpackInto(staging.dir, opened, context);
	await context.report.timeline.during("publish", staging.publish);
	return "unpacked";
}
/** The disk space and the files that an unpacked entry takes. */
function neededBy({ segments }) {
	return {
		bytes: segments.reduce((sum, { bytes }) => sum + (Number.isFinite(bytes) ? bytes : 0), 0),
		files: sumOf(segments, "files")
	};
}
/**
* Unpacks into a directory. The format makes `<dir>/tree` in it: the members of a line go to `tree/<number of the line>`.
* @throws Error if this runner lacks a program that the format needs
*/
async function unpackInto(dir, opened, { report: { timeline }, signal }) {
	using _ = timeline.phase("unpack");
	const { format } = opened;
	const tools = await opened.tools();
	const reason = format.unsupportedReason(tools, "unpack");
	if (reason) throw new Error(`this runner cannot unpack the entry, for ${reason}`);
	const before = readdirSync(dir);
	try {
		await unpackWith({ tools }, {
			dir,
			opened,
			signal
		});
	} catch (error) {
		const isKilled = error instanceof ProgramKilled && !format.image;
		if (!isKilled && !(error instanceof NamesCollide)) throw error;
		for (const name of readdirSync(dir)) if (!before.includes(name)) removeTree(join$1(dir, name));
		if (isKilled) info(`Unpacking once more, without other programs: ${messageOf(error)}`);
		await unpackWith({
			tools: isKilled ? {
				...tools,
				tar: { dialect: "node" },
				zstd: void 0
			} : tools,
			workers: 1
		}, {
			dir,
			opened,
			signal
		});
	}
}
async function unpackWith(means, { dir, opened, signal }) {
	const { format, segments, lines, workspace } = opened;
	using space = watchSpace(dir, signal);
	const body = opened.body(format.image ? "any" : "front to back");
	try {
		await format.unpack({
			...means,
			segments,
			body,
			dir,
			lines,
			workspace,
			signal: space.signal
		});
	} catch (error) {
		throw namingDisk(error, dir);
	}
}
/** The lines that must be unpacked, because they could not be mounted. Logs the reasons. */
function linesToUnpack(refusals) {
	for (const { line, reason } of refusals) info(`Unpacking ${line.text} instead of mounting: ${reason}`);
	return refusals.map(({ line }) => line);
}
/**
* Unpacks the lines of received images that could not be mounted.
* @throws Error if this runner has no program for that
*/
async function unpackReceived(received, refusals, opened, { report: { timeline }, signal }) {
	const lines = linesToUnpack(refusals);
	if (lines.length === 0) return;
	using staging = await stage(lines, signal);
	const { dir } = staging;
	await timeline.during("unpack", async () => {
		const tools = await opened.tools();
		if (!tools.unsquashfs) throw new Error("this runner can neither mount nor unpack the entry, for it has no unsquashfs 4.5 or newer");
		await checkSpace(dir, neededBy(opened));
		using space = watchSpace(dir, signal);
		await unpackImages(received, {
			...opened,
			lines,
			signal: space.signal,
			tools,
			dir
		}).catch((error) => {
			throw namingDisk(error, dir);
		});
	});
	await timeline.during("publish", staging.publish);
}
// src/job/restore/mount-by-broker.ts
/** Mounts images through the broker of the host, which keeps them for all jobs: this process may not mount. */
/**
* Mounts the lines whose layers the host has or gets, and unpacks the others. The host fetches layers of a branch that it
* trusts, and rebuilds layers that this job hands over.
* @returns 'mounted' if at least one line is
*/
async function mountByBroker(opened, socket, context) {
	const entry = mountedEntry(opened.indexed, kernelTime());
	const targets = targetsOf(opened);
	const brokering = {
		opened,
		context,
		socket,
		targets,
		broker: brokerAt(socket, context.signal)
	};
	const mountable = targets.filter(({ layers }) => layers.length > 0);
	if (context.inputs.mode === "lazy" && mountable.length > 0) info(`Mounting ${linesOf(mountable)} whole instead of lazily: the broker mounts only images that the host has`);
	try {
		await mountMissing(brokering);
		if (await fetchByHost(brokering)) await mountMissing(brokering);
		if (!targets.every(isMounted)) await receiveOthers(brokering);
	} catch (error) {
		await unmountBrokered(socket, brokeredBy(brokering).mounts);
		throw error;
	}
	const mounted = targets.filter(isMounted);
	if (mounted.length === 0) return "unpacked";
	info(`Mounted ${linesOf(mounted)} through the broker of the host${layersNote(opened.segments)}`);
	context.remember({
		...brokeredBy(brokering),
		entry
	});
	return "mounted";
}
/** This job does not know which layers the broker has, so each target lacks all its layers. */
function targetsOf(opened) {
	const { index } = opened.indexed;
	return imagesOf(opened).flatMap(({ bases, layers, ...base }) => {
		const handed = [base, ...layers].map(({ offset, length }) => ({
			offset,
			length
		})).map((range) => ({
			...range,
			digest: layerDigest(index.digests, range)
		})).toReversed();
		return [...bases].map(([line, base]) => {
			const name = line.literal === void 0 ? "" : relative(line.base, line.literal);
			const path = name === "" ? "" : join(fromBytes(base).toString(), name);
			const reason = "the broker mounts only a directory that a line of `path` names";
			if (path === "") return {
				line,
				path,
				layers: [],
				state: { reason }
			};
			return {
				line,
				path,
				layers: handed,
				state: {
					missing: handed,
					fetches: false
				}
			};
		});
	});
}
function linesOf(targets) {
	return targets.map(({ line }) => line.text).join(", ");
}
function isMounted({ state }) {
	return "mount" in state;
}
/** Lines of one image lack the same layers. */
function missingFrom(targets) {
	const missing = targets.flatMap(({ state }) => "missing" in state ? state.missing : []);
	return [...new Map(missing.map((layer) => [layer.digest, layer])).values()];
}
function brokeredBy({ socket, targets }) {
	return {
		by: "broker",
		socket,
		mounts: targets.flatMap(({ state }) => "mount" in state ? [state.mount] : [])
	};
}
/** Mounts each target that the broker has not refused, if the broker has all its layers now. */
async function mountMissing(brokering) {
	const { targets, context } = brokering;
	const { report, signal } = context;
	for (const target of targets.filter(({ state }) => "missing" in state)) target.state = await report.timeline.during("mount", () => mountOne(target, brokering)).catch((error) => {
		signal.throwIfAborted();
		return { reason: reasonOf(error) };
	});
}
async function mountOne({ line, path: pathInLayers, layers }, brokering) {
	const { broker, context } = brokering;
	const { remember, signal } = context;
	const path = line.literal;
	await using _ = await lockMounts(tempDir(), signal);
	if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) throw new Error("the target is a link");
	checkTarget(toBytes(path), protectedDirectories(context.inputs));
	const [topmost] = missingDirectories(toBytes(path));
	mkdirSync(path, { recursive: true });
	const made = topmost && realpathSync(fromBytes(topmost));
	const view = mkdtempSync(join(realpathSync(tempDir()), "headstart-changes-"));
	const mount = {
		target: realpathSync(path),
		pattern: line.text,
		made,
		view
	};
	const before = brokeredBy(brokering);
	remember({
		...before,
		mounts: [...before.mounts, mount]
	});
	const needed = layers.map(({ digest }) => digest);
	const { digests, fetches } = await broker.mount(mount.target, needed, view, pathInLayers).catch((error) => {
		removeMade(mount);
		if (isBrokerMount(mount.target)) return {
			digests: [],
			fetches: false
		};
		throw error;
	});
	if (digests.length > 0) {
		removeMade(mount);
		return {
			missing: layers.filter(({ digest }) => digests.includes(digest)),
			fetches
		};
	}
	if (isBrokerMount(mount.target)) return { mount };
	throw new Error("the broker mounted nothing");
}
/** Lets the host fetch layers from the bucket, if it trusts the branch. @returns whether it has fetched them */
async function fetchByHost({ broker, opened, targets, context }) {
	const { scope, version, key, remote } = opened.indexed.entry;
	const isFetching = targets.some(({ state }) => "missing" in state && state.fetches);
	if (scope === void 0 || !remote || !isFetching) return false;
	const layers = missingFrom(targets);
	info(`Waiting for the host to fetch ${sizeOf(layers)} of images`);
	const entry = {
		repository: currentRun().repository,
		scope,
		version,
		key
	};
	const digests = layers.map(({ digest }) => digest);
	try {
		await context.report.timeline.during("mount", () => broker.fetch(entry, digests));
		return true;
	} catch (error) {
		context.signal.throwIfAborted();
		info(`The host does not fetch them: ${reasonOf(error)}`);
		return false;
	}
}
function sizeOf(layers) {
	return shortSizeText(sumOf(layers, "length"));
}
/** Receives the entry, hands over the missing layers, and unpacks the targets that are still not mounted. */
async function receiveOthers(brokering) {
	const { opened, targets, context } = brokering;
	const { signal } = context;
	using scratch = openScratch(tempDir());
	const { dir } = scratch;
	if (!opened.file?.isWhole) await checkSpace(dir, { bytes: bodyLength(opened) });
	const received = await context.report.timeline.during("receive", () => receiveImages({
		...opened,
		signal
	}, dir));
	const error = await handOver(received, brokering);
	if (error === void 0) await mountMissing(brokering);
	await unpackReceived(received, targets.flatMap(({ line, state }) => {
		if ("mount" in state) return [];
		return {
			line,
			reason: "reason" in state ? state.reason : error ?? "the host did not have its image"
		};
	}), opened, context);
	signal.throwIfAborted();
}
/** Lets the host rebuild the missing layers: that takes less time than unpacking. @returns the error */
async function handOver({ path }, { opened, broker, targets, context }) {
	const layers = missingFrom(targets);
	if (layers.length === 0) return void 0;
	info(`Waiting for the host to rebuild ${sizeOf(layers)} of images`);
	const handing = {
		path: realpathSync(path),
		end: bodyLength(opened),
		layers
	};
	return context.report.timeline.during("mount", () => broker.hand(handing)).then(() => void 0, reasonOf);
}
// src/job/restore/ramdisk.ts
/** Puts a mount root into memory, if the user wants that and enough memory is free, and mounts archives from there. */
const pageBytes = 4096;
const packingRatio = 8;
/** The part of the free memory that a restore may take. The job's own writes must fit in, too. */
const share = {
	auto: 1 / 4,
	true: 3 / 4
};
/** Mounts a tmpfs at an empty mount root. @returns whether it did; if not, the log has the reason */
async function moveIntoMemory({ dir, rights }, opened, { inputs, signal }) {
	const wish = inputs.ramdisk;
	if (wish === "false") return false;
	const reason = await mountMemory(dir, {
		wish,
		bytes: bytesInMemory(opened),
		rights,
		signal
	}).catch(messageOf);
	signal.throwIfAborted();
	if (reason !== void 0) info(`Using the disk instead of memory: ${reason}`);
	return reason === void 0;
}
function bytesInMemory(opened) {
	const { image, indexed } = opened.format;
	const packed = bodyLength(opened);
	if (image) return packed;
	const { bytes, files } = neededBy(opened);
	return indexed ? bytes + files * pageBytes : packed * packingRatio;
}
/** @returns undefined on success, or the reason for not doing it, as the rest of a sentence */
async function mountMemory(dir, { wish, bytes, rights, signal }) {
	const free = process.availableMemory();
	if (!Number.isFinite(bytes)) return "the server does not tell how much is needed";
	if (bytes > free * share[wish]) return `${shortSizeText(bytes)} are needed, and only ${shortSizeText(free)} of memory are free`;
	const size = Math.floor(free * share.true);
	const owner = `uid=${process.geteuid?.()},gid=${process.getegid?.()}`;
	const options = `size=${size},nr_inodes=${Math.floor(size / pageBytes)},mode=0700,${owner},nosuid,nodev`;
	await rights.run("mount", [
		"-i",
		"-n",
		"-t",
		"tmpfs",
		"-o",
		options,
		"--",
		dir,
		dir
	], {
		cwd: "/",
		signal
	});
}
/**
* Unpacks an archive into a mount root in memory, and mounts its directories.
* @returns the lines that are mounted; the others are unpacked
*/
async function mountTreeInMemory(opened, work, context) {
	const { timeline } = context.report;
	const { dir, signal } = work;
	await unpackInto(dir, opened, context);
	checkPlaces(dir, opened.lines);
	const others = linesToUnpack(await timeline.during("mount", () => mountTree(opened.lines, work)));
	if (others.length > 0) {
		using staging = await stage(others, signal);
		{
			using _ = timeline.phase("unpack");
			mkdirSync(join$1(staging.dir, "tree"));
			for (const line of others) await moveTree(line, {
				from: dir,
				to: staging.dir,
				signal
			});
		}
		await timeline.during("publish", staging.publish);
	}
	return opened.lines.filter((line) => !others.includes(line));
}
// src/job/restore/mount.ts
/** Mounts an entry instead of unpacking it, if the user wants that and the runner allows it. */
/**
* Mounts the lines that can be mounted, and unpacks the others. If it throws, nothing is mounted, or a warning says what
* stays.
* @returns undefined if it did nothing, because mounting is not wanted or not possible; the log has the reason
*/
async function mount(opened, context) {
	const { inputs, mountSupport, signal } = context;
	const { image } = opened.format;
	if (image && mountSupport.by === "broker") return await mountByBroker(opened, mountSupport.socket, context);
	const rights = rightsFor(opened, context);
	if (!rights) return void 0;
	await using root = openRoot(rights, signal);
	const { dir } = root;
	context.remember({
		by: "job",
		mountRoot: dir
	});
	const isInMemory = await moveIntoMemory(root, opened, context);
	if (!image && !isInMemory) return void 0;
	const work = {
		dir,
		rights,
		protectedDirs: protectedDirectories(inputs),
		isInMemory,
		signal
	};
	let mounted;
	try {
		mounted = image ? await receiveAndMount(opened, work, context) : await mountTreeInMemory(opened, work, context);
	} catch (error) {
		throw await root.causeOf(error);
	}
	if (mounted.length === 0) return "unpacked";
	root.keep();
	info(`Mounted ${mounted.map(({ text }) => text).join(", ")}${layersNote(opened.segments)}`);
	return "mounted";
}
/** The rights to mount the entry; undefined if it must be unpacked. Logs the reason if the user wants mounts. */
function rightsFor({ format }, { inputs, mountSupport }) {
	const [wantsMounts, wantsMemory] = [inputs.mode !== "unpack", inputs.ramdisk !== "false"];
	if (mountSupport.by !== "job") {
		if (wantsMounts || wantsMemory) info(`Unpacking instead of mounting: this runner does not allow it, for ${mountSupport.reason}`);
		return;
	}
	if (format.image || wantsMemory) return mountSupport.rights;
	if (wantsMounts) info("Unpacking instead of mounting: the entry was saved to be unpacked");
}
/** @returns the lines that are mounted; the others are unpacked */
async function receiveAndMount(opened, work, context) {
	const { server, remember, signal } = context;
	const { timeline } = context.report;
	const { dir, isInMemory } = work;
	const since = kernelTime();
	const images = imagesOf(opened);
	const indexed = opened.indexed;
	if (!opened.file?.isWhole) await checkSpace(dir, { bytes: bodyLength(opened) });
	const served = server && await timeline.during("serve", () => serveImages(indexed, images, {
		...work,
		server
	}));
	const received = served ?? await timeline.during("receive", () => receiveImages({
		...opened,
		signal,
		isMounted: true
	}, dir));
	const showInWorkspace = !isInMemory && images.some(({ isOfWorkspace }) => isOfWorkspace) ? overlayOver({
		...work,
		isUnchecked: served !== void 0
	}, context) : void 0;
	const refusals = await timeline.during("mount", () => mountImages(received.images, work, showInWorkspace));
	if (await received.isInPlace?.() === false) throw new Error("the entry was removed from its store while it was being mounted");
	await unpackReceived(received, refusals, opened, context);
	const mounted = images.flatMap(({ bases }) => [...bases.keys()]).filter((line) => !refusals.some((refusal) => refusal.line === line));
	if (mounted.length > 0) remember({
		by: "job",
		mountRoot: dir,
		entry: {
			...mountedEntry(indexed, since),
			file: await stateOfMounted(dir)
		}
	});
	return mounted;
}
function overlayOver({ dir, rights, isUnchecked }, { inputs, slot, remember, signal }) {
	const unused = awaitedLater(checkUnused(realpathSync(workspace()), rights, signal));
	const request = {
		dir,
		rights,
		signal,
		protectedDirs: [tempDir(), ...storeDirectories(inputs)],
		unused,
		isUnchecked
	};
	return (images) => slot.showInWorkspace({
		...request,
		images,
		remember: (workspaceRoot) => remember({
			by: "job",
			mountRoot: dir,
			workspaceRoot
		})
	});
}
// src/job/restore/stream-to-file.ts
const maxAttempts = 3;
const mostStreamedBytes = 64 * gibibyte;
/**
* The bytes are not verified: a stream of unknown length may be cut short. To close the result removes the file; the entry
* stays open.
* @throws TransferFailure; Error if the entry is larger than the limits
*/
async function streamToFile(entry, options) {
	for (let attempt = 1;; attempt++) try {
		return await receive(entry, options);
	} catch (error) {
		if (!(error instanceof TransferFailure && error.recover === "resume") || attempt === maxAttempts) throw error;
	}
}
async function receive(entry, { dir, onRead }) {
	await using received = new AsyncDisposableStack();
	const scratch = received.use(openScratch(dir));
	const draft = await newDraftFile(scratch.dir);
	received.defer(draft.discard);
	const { room } = await spaceAt(dir, mostReservedByStores);
	const most = Math.max(0, Math.min(mostStreamedBytes, room.bytes));
	const tooLarge = `the entry is larger than the ${shortSizeText(most)} that it may take at ${dir}`;
	await draft.file.writeFile(counted(entry.read(0, entry.size), (bytes, total) => {
		onRead?.(bytes);
		if (total > most) throw new Error(tooLarge);
	}));
	const { stat, read, file, close } = await openStored(draft.path, { dir: scratch.dir });
	received.defer(close);
	const kept = received.move();
	return {
		...entry,
		size: stat.size,
		read,
		readStored: read,
		file,
		close: () => kept.disposeAsync()
	};
}
/** Calls `onPiece` with the size of each piece, and of all pieces so far, before it yields the piece. */
async function* counted(bytes, onPiece) {
	let total = 0;
	for await (const piece of bytes) {
		total += piece.length;
		onPiece(piece.length, total);
		yield piece;
		bytes.release?.(piece);
	}
}
// src/job/restore/open-entry.ts
/** Opens a found entry: checks its index, and makes its contents ready to be read. */
/**
* The entry itself stays open when the result is disposed of.
* @throws BadEntry if the entry is damaged, or Headstart has not written it
* @throws UnknownEntry if only a later version of Headstart can read it
* @throws UnverifiedEntry if no key of this job has signed it
*/
async function openEntry(found, lines, context) {
	const { inputs, formats, mountSupport, report, signal } = context;
	const format = formats.find((format) => format.versions(inputs).includes(found.version));
	if (!format) throw new BadEntry(`the entry ${found.key} has an unknown version`);
	await using received = new AsyncDisposableStack();
	let entry = found;
	if (format.indexed && !isSized(found)) {
		report.timeline.watch(diskPathsOf(found, lines, inputs));
		entry = await report.timeline.during("receive", () => spooledEntry(found, report));
		received.defer(entry.close);
	}
	if (isSized(entry)) tellSize(entry.size, report);
	const tools = memoized(() => toolsFor(inputs, signal));
	const [contents] = await Promise.all([format.indexed ? report.timeline.during("index", () => indexedContents(entry, format, context)) : bareContents(entry), format.image && mayMount(mountSupport) ? void 0 : tools()]);
	report.timeline.watch(diskPathsOf(entry, lines, inputs));
	const kept = received.move();
	return {
		format,
		lines,
		tools,
		...contents,
		workspace: workspace(),
		body: bodyOf(entry, contents, context),
		file: entry.file,
		[Symbol.asyncDispose]: () => kept.disposeAsync()
	};
}
/** Whether the size of the entry is known before all of it has arrived. */
function isSized({ size }) {
	return Number.isFinite(size);
}
function tellSize(bytes, { findings }) {
	findings.storedBytes = bytes;
	info(`Cache Size: ${sizeText(bytes)}`);
}
/** Logs the run that saved the entry. @returns the run; undefined if the entry does not tell it */
function tellWriter({ indexed }, { inputs, report }) {
	const writer = writerIn(indexed?.index.createdBy);
	const run = writerText(writer);
	if (!indexed || run === void 0) return void 0;
	const storedAt = indexed.entry.createdAt.getTime();
	const text = storedAt > 0 ? `${run} ${ageText(Date.now() - storedAt)}` : run;
	report.findings.writer = {
		text,
		proven: inputs.signing !== void 0,
		...writer
	};
	info(`Saved by ${text}`);
	return writer;
}
function spooledEntry(entry, { timeline }) {
	info("Receiving all of the entry before restoring it: its server sends no ranges");
	const onRead = newProgress("Received", void 0, info);
	const phaseTimer = timeline.phaseTimer();
	return streamToFile({
		...entry,
		read: () => phaseTimer.pulled("download", entry.read(0, entry.size))
	}, {
		dir: tempDir(),
		onRead
	});
}
/** Reads the index, which proves the bytes by digests and signature. The checks prove that the key and the paths are those of the lookup. */
async function indexedContents(entry, format, { inputs, report, signal }) {
	const index = await readTrustedIndex(entry, inputs, signal);
	if (!sameKey(index.key, entry.key)) throw new BadEntry(`the entry ${entry.key} is that of another key, ${index.key}`);
	if (index.paths.join("\n") !== inputs.paths.join("\n")) throw new BadEntry("the entry was saved for other paths");
	const { segments, files, bytes } = index;
	const unknown = segments.find(({ kind }) => !format.kinds.includes(kind));
	if (index.format !== format.id || unknown) {
		const what = unknown ? `segments of the kind ${unknown.kind}` : `the format ${index.format}`;
		throw new UnknownEntry(`the entry has ${what}, which this version of Headstart cannot read`);
	}
	Object.assign(report.findings, {
		files,
		bytes,
		...format.image && { layers: countLayers(segments) }
	});
	return {
		segments,
		indexed: {
			entry,
			index
		}
	};
}
/** An entry without an index is one archive. */
function bareContents({ size }) {
	return {
		segments: [{
			kind: "archive",
			offset: 0,
			length: size,
			files: 0,
			bytes: size
		}],
		indexed: void 0
	};
}
/** Each reading counts its bytes anew, and times them. */
function bodyOf(entry, { segments, indexed }, { report, signal }) {
	const { timeline, findings } = report;
	return (order) => {
		const length = isSized(entry) ? bodyLength({ segments }) : void 0;
		const logProgress = newProgress("Received", length, info);
		let receivedBytes = 0;
		const onRead = (bytes) => {
			receivedBytes += bytes;
			if (length === void 0) findings.storedBytes = receivedBytes;
			logProgress(bytes);
		};
		const phaseTimer = timeline.phaseTimer();
		const phase = entry.file?.isWhole ? "read" : "download";
		const read = (...range) => phaseTimer.pulled(phase, entry.read(...range));
		const timed = {
			...entry,
			read
		};
		if (!indexed) return readBare(timed, {
			onRead,
			signal
		});
		return phaseTimer.pulled("verify", readBody(timed, indexed.index, {
			onRead,
			order,
			signal
		}));
	};
}
/** A path on each disk that the restore uses. */
function diskPathsOf({ file }, lines, inputs) {
	return [
		...lines.map(({ literal, base }) => literal ?? base),
		tempDir(),
		...file ? storeDirectories(inputs) : []
	];
}
// src/job/restore/outcome.ts
/** Sets the outputs of a miss. */
function concludeMiss({ inputs, state }) {
	output("hit", "miss");
	const { refused } = state;
	const keys = [inputs.key, ...inputs.restoreKeys].join(", ");
	info(refused ? `Cache not restored from key: ${refused}` : `Cache not found for input keys: ${keys}`);
	return { hit: "miss" };
}
/** Sets the outputs of a hit, and saves its state. */
async function concludeHit({ entry, context, restored, ms }, restore) {
	const { cache, inputs, step, state, report } = restore;
	const matchedKey = namesFor(inputs.rolling).keyIn(entry.key);
	const isExact = sameKey(matchedKey, inputs.key);
	const hit = isExact ? "exact" : "partial";
	const snapshot = step.mayPostSave ? await snapshotOf(entry, restore) : void 0;
	output("cache-hit", String(isExact));
	output("cache-matched-key", matchedKey);
	output("hit", hit);
	info(`Cache ${inputs.lookupOnly ? "found and can be restored" : "restored"} from key: ${matchedKey}`);
	Object.assign(report.findings, {
		outcome: `${hit} hit`,
		matchedKey
	});
	const index = restored?.indexed?.index;
	const mayBecomeImage = isExact && restored !== void 0 && canBecomeImage(restored, context);
	const hitState = {
		...state,
		kind: "hit",
		matchedKey,
		snapshot,
		...mayBecomeImage && { mayBecomeImage },
		builds: index && buildsWith(index, inputs, restored?.way),
		pace: index && ms !== void 0 ? paceOf(entry, index.bytes, ms) : void 0,
		tree: isExact ? restoredTrees(inputs) : void 0,
		places: inputs.lookupOnly ? void 0 : placesNow(inputs, workspace())
	};
	try {
		enterState(cache.name, hitState, step.states);
	} catch (error) {
		warning(`Post takes the cache for a miss, and may save it again: ${messageOf(error)}`);
	}
	return {
		hit,
		sources: index?.sources,
		installMs: restored?.installMs
	};
}
/** Where the store does not tell the size of the entry, the bytes of its files stand in for it. */
function paceOf({ size }, bytes, ms) {
	return {
		bytes,
		packedBytes: Math.min(size, bytes),
		ms,
		endMs: Date.now()
	};
}
/** Post may save an entry of this key, which was unpacked, once more as an image. An entry of another key it saves anyway. */
function canBecomeImage({ format }, { inputs, formats, mountSupport }) {
	const couldMount = mayMount(mountSupport) && formats.some(({ image }) => image);
	return !format.image && couldMount && !inputs.compatible;
}
/** What the restore of a rolling cache leaves, so that post can tell whether the job has changed it. */
async function snapshotOf({ key: name, scope }, { inputs, step, state, report }) {
	const { rolling, key, save, lookupOnly } = inputs;
	if (!rolling || lookupOnly) return void 0;
	const snapshot = {
		name,
		isOwnScope: scope !== void 0 && scope === accessOf(step.run).write
	};
	const isOwn = sameKey(namesFor(rolling).keyIn(name), key);
	const isUnsaved = save === "never" || whyNoSnapshots(inputs, step.run, {
		kind: "hit",
		snapshot
	});
	if (!isOwn || isUnsaved) return snapshot;
	let files = 0;
	const contents = await report.timeline.during("fingerprint", () => contentsOf$1(inputs, state, (_, time) => {
		if (time === "written") files++;
	}));
	return {
		...snapshot,
		contents,
		files
	};
}
// src/job/restore/restore-cache.ts
/** The story of one cache's restore: finds its entry, opens it, mounts or unpacks it, and keeps what post needs. */
/**
* Restores one cache, or logs the reason why it does not.
* @throws JobFailure when the user made a mistake, or wants a miss to fail the step
*/
async function restoreCache(plan, options) {
	using slot = options.slot;
	const { cache, tree } = plan;
	const { step } = options;
	const planned = step.states[cache.name];
	if (!plan.inputs || planned?.kind !== "planned") return concludeNothing(cache);
	const inputs = {
		...plan.inputs,
		connections: Math.min(plan.inputs.connections, options.connections)
	};
	const { key, failOnMiss, summary, store } = inputs;
	const state = {
		...planned,
		kind: "miss",
		key
	};
	enterState(cache.name, state, step.states);
	output("cache-primary-key", key);
	const { whyNoRead } = accessOf(step.run);
	if (whyNoRead) info(whyNoRead);
	const findings = newFindings({
		step: "restore",
		outcome: "miss",
		key,
		store
	}, inputs);
	const timeline = newTimeline();
	const restore = {
		cache,
		inputs,
		step,
		state,
		slot,
		report: {
			timeline,
			findings
		}
	};
	const { hit, miss } = await findAndRestore(restore);
	if (!hit) slot[Symbol.dispose]();
	const end = hit ? await concludeHit(hit, restore) : concludeMiss(restore);
	if (miss && !whyNoRead) {
		const lines = await explainMiss(miss, tree);
		folded("Why nothing was found", step.log.unlogged(lines));
	}
	await writeReport(findings, timeline, {
		summary,
		log: step.log
	});
	if (end.hit === "miss" && failOnMiss) throw new JobFailure(`Failed to restore cache entry. Exiting as fail-on-cache-miss is set. Input key: ${key}`);
	return end;
}
/** A cache whose preset finds nothing counts as a miss by itself, and not among other caches. */
function concludeNothing({ read }) {
	output("hit", "miss");
	if (!isTrue(read("fail-on-cache-miss"))) return { hit: "miss" };
	throw new JobFailure("Exiting as fail-on-cache-miss is set: the preset caches nothing here.");
}
/** Turns every error into a warning and a miss; throws only the abort reason. */
async function findAndRestore(restore) {
	const { cache, inputs, step, slot, report } = restore;
	const { keyIn } = namesFor(inputs.rolling);
	let entry;
	try {
		const { lines } = selectionOf(inputs.paths, process.cwd());
		const lookup = await findEntry(restore, lines);
		const { context } = lookup;
		entry = lookup.entry;
		if (!entry) return { miss: lookup.miss };
		const key = keyIn(entry.key);
		info(`Cache hit for${sameKey(key, inputs.key) ? "" : " restore-key"}: ${key}`);
		if (inputs.lookupOnly) {
			await lookUpOnly(entry, lines, context);
			return { hit: {
				entry,
				context
			} };
		}
		await slot.acquire(entry.size);
		const beganMs = report.timeline.elapsedMs();
		const restored = await restoreEntry(entry, lines, context);
		await postponeCleanUps(lines, inputs.mode);
		const ms = report.timeline.elapsedMs() - beganMs;
		return { hit: {
			entry,
			context,
			restored,
			ms
		} };
	} catch (error) {
		step.signal.throwIfAborted();
		report.findings.trouble = messageOf(error);
		if (entry) addToState(cache.name, { refused: keyIn(entry.key) }, step.states);
		warning(`Failed to restore: ${report.findings.trouble}`);
		return {};
	} finally {
		await entry?.close();
	}
}
/**
* Reads nothing of the entry, unless the user gives keys to verify: then only a signed entry is a hit, and an entry of a store
* that sends only one stream is received.
*/
async function lookUpOnly(entry, lines, context) {
	if (context.inputs.signing) {
		await using _ = await openEntry(entry, lines, context);
	}
	info("Lookup only - skipping download");
}
/**
* Mounts an entry where this runner allows that, and unpacks it otherwise. If it proves bad and is a copy of the stash,
* restores the original instead.
* @throws as `openEntry`
*/
async function restoreEntry(entry, lines, context) {
	try {
		await using opened = await openEntry(entry, lines, context);
		const installMs = tellWriter(opened, context)?.installMs;
		const way = await mount(opened, context) ?? await unpack(opened, context);
		const { format, indexed } = opened;
		if (!isSized(entry) && !indexed) tellSize(context.report.findings.storedBytes ?? 0, context.report);
		info("Cache restored successfully");
		if (indexed?.index.linksOut) await tellLostLinks(indexed.index.linksOut, lines);
		return {
			format,
			indexed,
			way,
			installMs
		};
	} catch (error) {
		context.signal.throwIfAborted();
		const original = error instanceof BadEntry && await rejected(entry);
		if (!original) throw error;
		info(`Downloading the entry, as its copy on this host is bad: ${error.message}`);
		return await restoreEntry(original, lines, context);
	}
}
/** Rejects a bad entry. @returns the original, if the entry is a copy */
async function rejected(entry) {
	return await entry.reject().catch((failure) => {
		debug(`The entry stays where it is: ${messageOf(failure)}`);
	});
}
// src/job/restore/restore.ts
/** The story of a restore: restores the caches of the step, then runs the install commands that are needed. */
/**
* Runs as a program: `runStep` (main/run.ts) turns its errors into a warning or a failed step.
* @param mayPostSave whether the post of the same step saves
* @throws JobFailure when the user made a mistake, when a miss is to fail the step, or when an install command fails
*/
async function restore(signal, { mayPostSave = true } = {}) {
	const states = {};
	saveStates(states);
	const inputs = stepInputs();
	saveMarks(marksOf(inputs.read));
	checkNode();
	tellVariables(inputs.given);
	const step = {
		inputs,
		run: currentRun(),
		log: newStepLog(),
		states,
		mayPostSave,
		signal
	};
	const whyNoCaches = whyNoScope(step.run);
	if (whyNoCaches !== void 0) {
		mildWarning(whyNoCaches);
		output("hit", "miss");
		if (inputs.read("install") === "") return;
	}
	const caches = await cachesOfStep(inputs, signal);
	for (const { name, of } of caches) states[name] = {
		kind: "begun",
		of
	};
	const commands = commandsOf("install", caches, inputs);
	const given = caches.map((cache, i) => ({
		cache,
		command: commands[i]?.text ?? ""
	}));
	const restored = whyNoCaches === void 0 ? await restoreCaches(given, step) : caches.map((cache) => ({
		cache,
		isWhole: true,
		hit: "miss"
	}));
	await setSourceTimes(restored, signal);
	const hasInstall = commands.some(({ text }) => text !== "");
	await advise(restored, step, hasInstall);
	if (!hasInstall) return;
	const { install, neededDownloads } = await import("./job-restore-install.js");
	const downloads = neededDownloads(restored, commands, step);
	if (downloads.length > 0) await restoreCaches(downloads, step, restored);
	await install(restored, commands, step);
}
/** The limit for all caches of the step together. */
const mostConnections = 64;
/**
* Restores caches at the same time. A cache that fails does not stop the others.
* @param others caches that the step has restored before
* @throws JobFailure when the user made a mistake, before anything is looked up, or when a miss is to fail the step
*/
async function restoreCaches(caches, step, others = []) {
	await unmountAbandoned();
	const plans = await Promise.all(caches.map((given) => forCache(given.cache, () => planOf$1(given, step))));
	checkOverlaps([...plans, ...others]);
	const newSlot = newSlots(plans.length);
	const connections = Math.floor(mostConnections / Math.min(plans.length, 4));
	const settled = await Promise.allSettled(plans.map((plan) => forCache(plan.cache, () => restoreCache(plan, {
		step,
		connections,
		slot: newSlot()
	}))));
	step.signal.throwIfAborted();
	await exportReports(step.log.end(), step.signal);
	outputResults([...others, ...plans].map(({ cache }) => cache));
	const outcomes = plans.map((plan, i) => {
		const one = settled[i];
		return {
			...plan,
			...one?.status === "fulfilled" ? one.value : { hit: "miss" }
		};
	});
	if (plans.length > 1 && others.length === 0) concludeAll(outcomes.flatMap(({ inputs, hit }) => inputs ? [hit] : []));
	failFor(settled.flatMap((one) => one.status === "rejected" ? [one.reason] : []));
	return outcomes;
}
/** Sets the outputs of the step, which has several caches. */
function concludeAll(hits) {
	const [first = "miss"] = hits;
	const hit = hits.every((one) => one === first) ? first : "partial";
	if (hit !== "miss") output("cache-hit", String(hit === "exact"));
	output("hit", hit);
}
/** @throws the only error, or one JobFailure for several; other errors become warnings */
function failFor(errors) {
	if (errors.length < 2) for (const error of errors) throw error;
	const failures = errors.filter((error) => error instanceof JobFailure);
	for (const error of errors) if (!(error instanceof JobFailure)) warningOf(error);
	if (failures.length > 0) throw new JobFailure(failures.map(({ message }) => message).join(" "));
}
// src/main/program.ts
/** A process of the action: handles signals and errors, and sets the exit code. */
/** Runs a program, then ends the process, even if it has open files or sockets. Cancellation does not call `onError`. */
async function runProgram(program, onError) {
	const cancel = new AbortController();
	for (const [signal, exitCode] of [["SIGINT", 130], ["SIGTERM", 143]]) process.once(signal, () => {
		process.exitCode = exitCode;
		cancel.abort(/* @__PURE__ */ new Error(`Cancelled by ${signal}`));
	});
	process.stdout.on("error", () => {});
	process.on("uncaughtException", (error) => {
		warningOf(error);
		exit();
	});
	try {
		await program(cancel.signal);
	} catch (error) {
		if (cancel.signal.aborted) {
			info(messageOf(cancel.signal.reason));
			exit();
		}
		onError(error);
	}
	exit();
}
const shell = "/bin/sh";
/**
* Ends the process with `process.exitCode`. Node's exit waits for V8's threads, and a thread may wait for the main thread:
* then the job hangs until the runner ends it (https://github.com/nodejs/node/issues/54918). When another program replaces
* this one, the kernel ends all threads.
*/
function exit() {
	const code = Number(process.exitCode ?? 0);
	if (process.execve && existsSync(shell)) {
		process.emit("exit", code);
		process.execve(shell, [
			shell,
			"-c",
			`exit ${code}`
		], {});
	}
	process.exit();
}
// src/main/run.ts
/** The steps of the action, and which of their errors fail the job. */
const steps = {
	restore,
	"restore-only": (signal) => restore(signal, { mayPostSave: false }),
	post,
	save: saveNow,
	unmount: endRestore
};
/** Runs a step as a process. Only a `JobFailure` of a restore fails the step; other errors are warnings. */
function runStep(step) {
	return runProgram(steps[step], (error) => {
		if (step.startsWith("restore") && error instanceof JobFailure) fail(messageOf(error));
		else warningOf(error, ["post", "save"].includes(step) ? failedToSave : "");
	});
}
export { JOSEAlgNotAllowed, JOSENotSupported, JWKSInvalid, JWKSMultipleMatchingKeys, JWKSNoMatchingKey, JWSInvalid, JWSSignatureVerificationFailed, JWS_RECOGNIZED, JWTClaimValidationFailed, JWTExpired, JWTInvalid, Stalled, TransferFailure, ValiError, accessOf, addToState, adoptEnvironment, ageText, array, audienceOf, beginUploadMs, beginningsOf, blockBytes, blocksBetween, bodyLength, boolean, bucketLabel, byCommand, cacheDir, cacheInputs, cacheName, cacheService, cachedFiles, checkNode, checkOwnDirectory, checkSpace, checkTables, choice, chosenStore, commandsOf, concat, connectMs, connectionFailure, cp, create, currentRun, debug, debug$1, decode, decodeBase64url, decoder, defaultDownload, defaultFetch, defaultPartBytes, defaultUpload, digestOfPackages, download, encode, encodeAsciiMember, entriesIn$1 as entriesIn, entryNameIn, environment, exec, fail, failuresOf, findMatches, findProgram, findTools, fingerprint, firstBlocks, firstLine, folded, folderName, formats, foundStore, haveSameCommand, headstartVersion, homeDirectory, htmlCode, htmlText, idTokenService, idleMs, imageToolVersion, indexAt, info, input, irrevocableMs, isAws, isCompatible, isDisjoint, isJwkSet, isMountable, isObject$1 as isObject, isStaging, isTrue, isTrustedEvent, isTrustedWriter, isUsable, jobId, keyOf, keyOfSnapshot, lengthOf, limitSpeed, lines, listedHome, lookupMs, losesDisk, makeOwnDirectories, mask, maxLength, mayAnswer, mebibyte, memberOf$1 as memberOf, mildWarning, minimatch, mistake, mkdirP, namePrefix, newBufferPool, newUnderWay, newestFirst, noHome, notice, number, object, oldSnapshots, onceInStep, openBlocks, openOwn, openScratch, openStore, optional, orAborted, output, overloaded, pLimit, pageFailure, parse$1 as parse, parseJoseHeader, pickMatch, pipe, placeOf, probe, programEnvironment, programPath, progressBytes, proxyConnectMs, proxyDown, proxyFailure, randomDelayMs, readBlocks, readIndex$1 as readIndex, readInputs, readOwnFile, readPlaceInputs, readRange, readUpTo, readingMs, refusedResponse, removeTree, restApiUrl, retry, retryAfterMs, rmRF, run, runProgram, runStep, runnerName, runnerSystem, safeParse, sameKey, scriptEnvironment, secondsText, selectionOf, serveFile, serverFiles, serverUrl, serviceMaxWaitMs, setVariable, sha256, shortMs, shortSizeText, shownUrl, signedOnce, spaceAt, stallAfter, startOfTables, startPipeline, startsWith, stepInputs, storeName, storeOptions, strictDecoder, string, summarize, summary, tellVariables, tempDir, tokenIn, tokenSignatureOf, treesNow, unescapeName, unknown$2 as unknown, unsupported, uploadMs, uploadTo, usualIndexBytes, validateAlgorithms, validateB64, validateCrit, verifiesEntries, walk, warning, wholeNumber, withLookupLimit, withNotes, within, workflowName, workspace, writeProbeMs, writerIn, writerText };
