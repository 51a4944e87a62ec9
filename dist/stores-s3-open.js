import { Hash, escapeUriPath, memoize } from "./smithy-core.js";
import { BadEntry, awaitedLater, download, headstartVersion, homeDirectory, isAws, lookupMs, mayAnswer, messageOf, namePrefix, newBufferPool, newestFirst, orAborted, orUndefined, partOf, pickMatch, readIndex, sha256, signedOnce, storeName, withTimeout } from "./start.js";
import { openHttp } from "./http.js";
import { bucketUrl, isReachable, urlOf } from "./address.js";
import { SignatureV4 } from "./smithy-signature-v4.js";
import { receive } from "./response.js";
import { S3Error, isOfKind, isTaken, listObjects, newSession, noAnswerError, readTail } from "./objects.js";
import { devNull } from "node:os";
import { join } from "node:path";
import { statSync } from "node:fs";
// src/stores/s3/client.ts
/** The client of a bucket: signs requests, and sends them through our own HTTP. */
const maxSkewMs = 24e4;
const digestHeader = "x-amz-content-sha256";
const unsent = {
	unsignableHeaders: /* @__PURE__ */ new Set([digestHeader]),
	unhoistableHeaders: /* @__PURE__ */ new Set([digestHeader])
};
function newClient(options) {
	const { http, urlIn, onRegion } = options;
	const { source, renewable, get } = options.credentials;
	let { region } = options;
	let credentials = remembered(get);
	let clockOffsetMs = 0;
	let corrections = 0;
	const signer = new SignatureV4({
		service: "s3",
		sha256: Hash.bind(null, "sha256"),
		uriEscapePath: false,
		region: async () => region,
		credentials: () => credentials()
	});
	const now = () => new Date(Date.now() + clockOffsetMs);
	const setClock = ({ date = "", age }) => {
		const offsetMs = Date.parse(date) - Date.now();
		if (age !== void 0 || !(Math.abs(offsetMs - clockOffsetMs) >= maxSkewMs)) return;
		clockOffsetMs = offsetMs;
		corrections++;
	};
	return {
		source,
		/** How often the region, the clock or the credentials have been corrected. */
		get corrections() {
			return corrections;
		},
		/** @throws ErrorResponse, TransferFailure, S3Error without credentials, or the signal's reason */
		async send(request, sending) {
			const signed = await signer.sign(unsigned(urlIn(region), request), { signingDate: now() });
			const { method, body } = request;
			const { host: _, ...given } = signed.headers;
			const headers = {
				...given,
				"user-agent": `headstart/${headstartVersion}`
			};
			return receive(http, urlOf(signed), {
				method,
				headers,
				...body && { body },
				...sending
			}, setClock);
		},
		/** A URL to read the object with plain requests. It expires after an hour, or earlier with the credentials. */
		async signUrl(name, expiresIn = 3600) {
			const headers = { [digestHeader]: "UNSIGNED-PAYLOAD" };
			const request = unsigned(urlIn(region), {
				method: "GET",
				path: escapeUriPath(name),
				headers
			});
			return urlOf(await signer.presign(request, {
				...unsent,
				expiresIn,
				signingDate: now()
			}));
		},
		/**
		* Corrects the cause of an error if possible. True if the request may be attempted again.
		* @param before the corrections when the request was sent
		*/
		correct({ kind, hints }, before) {
			if (before !== corrections) return true;
			const named = kind === "region" && hints.region;
			if (named && isReachable(named, region)) {
				region = named;
				onRegion(region);
			} else if (kind === "expired" && renewable) credentials = remembered(get);
			else return false;
			corrections++;
			return true;
		}
	};
}
const renewalMs = 3e5;
/** Shares credentials between all requests. Gets new ones after a failure, and before the old ones expire. */
function remembered(get) {
	return memoize(get, ({ expiration }) => Number(expiration) - Date.now() < renewalMs);
}
function unsigned({ protocol, hostname, host, pathname }, { method, path = "", query = {}, headers = {}, body }) {
	const digest = body && { [digestHeader]: sha256(...body).toString("hex") };
	const all = {
		...headers,
		...digest,
		host
	};
	return {
		method,
		protocol,
		hostname,
		path: pathname + path,
		query,
		headers: all
	};
}
// src/stores/s3/credentials.ts
/** Chooses the source of the credentials for a bucket: the inputs, else the environment. */
/**
* Chooses by the configuration alone, without a request, so that no source is used by accident. The machine's metadata
* service comes last, and only for AWS.
* @throws S3Error if there is no source
*/
async function chooseCredentials(inputs, context) {
	const { env } = process;
	const { accessKeyId, secretAccessKey, sessionToken } = inputs;
	if (accessKeyId !== "") return constant("the inputs", accessKeyId, secretAccessKey, sessionToken);
	const { AWS_ACCESS_KEY_ID: id, AWS_SECRET_ACCESS_KEY: secret } = env;
	if (id && secret) return constant("the environment", id, secret, env.AWS_SESSION_TOKEN);
	const profile = await profileFor(context);
	if (profile) return profile;
	if (env.AWS_WEB_IDENTITY_TOKEN_FILE && env.AWS_ROLE_ARN) {
		const { credentialsOfWebIdentity } = await import("./stores-s3-providers.js");
		const ask = () => credentialsOfWebIdentity(env.AWS_ROLE_SESSION_NAME, context);
		return byToken("web identity", "AWS_WEB_IDENTITY_TOKEN_FILE", ask);
	}
	if (env.AWS_CONTAINER_CREDENTIALS_RELATIVE_URI || env.AWS_CONTAINER_CREDENTIALS_FULL_URI) {
		const { fromHttp } = await import("./aws-sdk-credential-provider-http-dist-es.js");
		return byToken("the container", "AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE", fromHttp({
			timeout: 1e3,
			maxRetries: 1
		}));
	}
	if (isAws(inputs.endpoint) && env.AWS_EC2_METADATA_DISABLED !== "true") return {
		source: "the instance metadata service",
		renewable: true,
		get: fromMetadata
	};
	throw noCredentials();
}
function byToken(source, variable, ask) {
	const check = async () => checkTokenFile(variable, process.env[variable]);
	return {
		source,
		renewable: true,
		get: () => check().then(ask)
	};
}
/** @param token empty for keys that do not expire */
function constant(source, id, secret, token = "") {
	const identity = {
		accessKeyId: id,
		secretAccessKey: secret,
		...token !== "" && { sessionToken: token }
	};
	return {
		source,
		renewable: false,
		get: async () => identity
	};
}
/** Masks the secrets, and refuses values that cannot be headers. */
function checked({ source, get, ...more }, mask) {
	const getChecked = async () => {
		const identity = await get().catch((error) => {
			if (error instanceof S3Error) throw error;
			const why = messageOf(error).replace(/\s+/g, " ");
			throw new S3Error("credentials", `${source} gave no credentials for the bucket (${why}): correct its configuration, or give the inputs \`access-key-id\` and \`secret-access-key\``);
		});
		const { accessKeyId: id, secretAccessKey: secret, sessionToken: token = "" } = identity;
		const parts = {
			"access key": id,
			"secret access key": secret,
			"session token": token
		};
		for (const [name, value] of Object.entries(parts)) {
			if (/^[!-~]*$/.test(value)) continue;
			const why = `the ${name} from ${source} has characters that none has, such as a space or the end of a line`;
			throw new S3Error("credentials", `${why}: correct it`);
		}
		for (const value of [secret, token]) if (value) mask(value);
		return identity;
	};
	return {
		source,
		get: getChecked,
		...more
	};
}
const ofSource = /^(aws_(access_key_id|secret_access_key)|role_arn|source_profile|credential_(source|process)|web_identity_token_file|sso_\w+|login_session)$/;
/**
* The credentials of the profile in AWS_PROFILE, else of the default profile if it has a source.
* @throws S3Error if AWS_PROFILE has no source. Another source would be another identity.
*/
async function profileFor(context) {
	const { AWS_PROFILE } = process.env;
	const name = AWS_PROFILE || "default";
	const { parseKnownFiles } = await import("./smithy-core-config.js");
	const profiles = await parseKnownFiles({});
	const profile = profiles[name] ?? {};
	const settings = Object.keys(profile).filter((setting) => ofSource.test(setting));
	const source = `the profile ${name}`;
	if (settings.length === 0) {
		if (!AWS_PROFILE) return void 0;
		const message = `AWS_PROFILE is ${name}, and the AWS configuration has no credentials for this profile`;
		throw new S3Error("credentials", `${message}: correct the profile, or unset AWS_PROFILE`);
	}
	const { aws_access_key_id: accessKeyId, aws_secret_access_key: secretAccessKey } = profile;
	if (accessKeyId && secretAccessKey && settings.length === 2) return constant(source, accessKeyId, secretAccessKey, profile.aws_session_token);
	const chain = /* @__PURE__ */ new Set();
	for (let next = name; next && !chain.has(next); next = profiles[next]?.source_profile) {
		chain.add(next);
		checkTokenFile("web_identity_token_file", profiles[next]?.web_identity_token_file);
	}
	const { credentialsOfProfile } = await import("./stores-s3-providers.js");
	return {
		source,
		renewable: true,
		get: () => credentialsOfProfile(name, context)
	};
}
const metadataLimitMs = 1e3;
async function fromMetadata() {
	const { fromInstanceMetadata } = await import("./smithy-credential-provider-imds-dist-es.js");
	const asked = fromInstanceMetadata({
		timeout: metadataLimitMs,
		maxRetries: 0
	})();
	return orAborted(asked, AbortSignal.timeout(metadataLimitMs)).catch(() => {
		throw noCredentials();
	});
}
function noCredentials() {
	return new S3Error("credentials", `there are no credentials for the bucket: give the inputs \`access-key-id\` and \`secret-access-key\`, or run aws-actions/configure-aws-credentials before`);
}
/** The region to start with. If it is wrong, S3 names the right one. */
function regionFrom({ region }) {
	const { AWS_REGION, AWS_DEFAULT_REGION } = process.env;
	return region || AWS_REGION || AWS_DEFAULT_REGION || "us-east-1";
}
const mostSettingsBytes = 1048576;
/**
* Replaces files of the AWS configuration that are not regular or too large by an empty file. The SDK opens every file,
* and would wait forever for a FIFO's writer.
*/
function avoidOddFiles(tell) {
	const { env } = process;
	const home = env.HOME || env.USERPROFILE || homeDirectory() || "/";
	if (!env.HOME) env.USERPROFILE = home;
	for (const [variable, name] of [["AWS_CONFIG_FILE", "config"], ["AWS_SHARED_CREDENTIALS_FILE", "credentials"]]) {
		const path = (env[variable] || join(home, ".aws", name)).replace(/^~\//, `${home}/`);
		if (path === devNull || isReadable(path)) continue;
		tell(`${path} is ignored: it is no regular file of at most 1 MiB`);
		env[variable] = devNull;
	}
}
/** @throws S3Error if the setting names a file that is not regular, or too large */
function checkTokenFile(setting, path) {
	if (!path || isReadable(path)) return;
	throw new S3Error("credentials", `${setting} is ${path}, which is no regular file of at most 1 MiB`);
}
/** True also for a missing file, which the SDK handles. */
function isReadable(path) {
	const stat = orUndefined(() => statSync(path));
	return !stat || stat.isFile() && stat.size <= mostSettingsBytes;
}
// src/stores/s3/names.ts
/** The names of a bucket's objects, and the keys and versions in the names. */
function namesIn(prefix, repository) {
	const home = `${prefix === "" ? "" : `${prefix}/`}${storeName(repository)}/`;
	const folder = (scope, version) => `${home}${storeName(scope)}/${storeName(version)}/`;
	return {
		/** The start of the names of all entries of a scope and version; ends with a slash. */
		folder,
		object: ({ scope, version, key }) => folder(scope, version) + storeName(key),
		/** The name for the conditional-write probe. No entry has it: a part's name never starts with a dot. */
		probe: `${home}.if-none-match`
	};
}
/** The version within an object's name. */
function versionIn(name) {
	return partOf(name.split("/").at(-2) ?? "") ?? "";
}
/**
* Undefined for a name that Headstart does not give: the object might pass for another key's.
* @param wanted keys whose shortened names are compared with this name
*/
function keyOf(part, wanted) {
	const key = partOf(part) ?? wanted.find((candidate) => storeName(candidate) === part);
	if (key !== void 0) return storeName(key) === part ? {
		key,
		cut: false
	} : void 0;
	return {
		key: `${partOf(part.replace(/(%.?)?~.*$/, ""))}\0`,
		cut: true
	};
}
/** Whether a shortened name does not show if its key starts with this key. */
function mayNeedMore(part, key) {
	const start = namePrefix(key);
	return start === namePrefix(`${key}-`) && part.startsWith(start);
}
// src/stores/s3/listing.ts
/** Lists the entries of a folder in a bucket. */
const maxPages = 50;
/** The entries of a folder whose names may match one of the keys. */
async function listIn(folder, keys, search) {
	const first = await listObjects(search.session, folder, void 0, search.signal);
	const objects = new Map(first.objects.map((object) => [object.name, object]));
	if (first.next !== void 0) {
		const prefixes = keys.map((key) => folder + namePrefix(key));
		const widest = prefixes.filter((prefix) => !prefixes.some((p) => p !== prefix && prefix.startsWith(p)));
		const pages = await Promise.all([...new Set(widest)].map((prefix) => listAll(prefix, search)));
		for (const object of pages.flat()) objects.set(object.name, object);
	}
	return [...objects.values()].flatMap((object) => {
		const part = object.name.slice(folder.length);
		if (!object.name.startsWith(folder) || !mayAnswer(part, keys)) return [];
		const known = keyOf(part, keys);
		return known ? [{
			...object,
			...known
		}] : [];
	});
}
async function listAll(prefix, { session, signal, tell }) {
	const objects = [];
	let from;
	for (let pages = 0; pages < maxPages; pages++) {
		const page = await listObjects(session, prefix, from, signal);
		objects.push(...page.objects);
		if (page.next === void 0) return objects;
		from = page.next;
	}
	tell(`More than ${objects.length} entries start with ${prefix}; newer ones may be among the rest.`);
	return objects;
}
// src/stores/s3/lookup.ts
/** Finds the entry for a lookup, in one round trip if the bucket has few entries. */
const maxRead = 20;
/**
* Looks up all scopes and versions at once, in two ways: by the exact key, which is fast, and by a list, which also
* finds other keys, other cases and prefixes.
* @throws S3Error
*/
async function lookUp(wanted, search) {
	const answers = wanted.scopes.map((scope) => awaitedLater(lookIn(scope, wanted, search)));
	const misses = [];
	for (const [index, answer] of answers.entries()) {
		const { match, found } = await answer;
		if (match) return {
			...match,
			scope: wanted.scopes[index]
		};
		misses.push(...found);
	}
	for (const { deniedObject } of misses) if (deniedObject) throw deniedObject;
	const denied = misses.find(({ deniedList }) => deniedList)?.deniedList;
	if (denied) search.tell(`Only entries with exactly the key could be found: ${denied.message}`);
}
async function lookIn(scope, { keys, versions }, search) {
	const folders = versions.map((version) => {
		const folder = search.names.folder(scope, version);
		const entriesOf = (keys) => awaitedLater(entriesIn(folder, keys, search));
		return {
			folder,
			entriesOf,
			primary: entriesOf(keys.slice(0, 1))
		};
	});
	const lists = folders.map((one) => ({
		...one,
		list: awaitedLater(listIn(one.folder, keys, search))
	}));
	const match = pickMatch(keys, valuesOf(await Promise.allSettled(folders.map(({ primary }) => primary))));
	if (match) return {
		match,
		found: []
	};
	const answers = lists.map(({ entriesOf, primary, list }) => foundIn(list, () => [primary, entriesOf(keys.slice(1))]));
	const found = await Promise.all(answers);
	return {
		match: await best(keys, found.flatMap((one) => one.candidates), search),
		found
	};
}
/**
* What a folder has. Its list decides. If the list is denied, the requests for exact names decide.
* @throws the first deciding error that is no denial
*/
async function foundIn(list, byNames) {
	try {
		return { candidates: await list };
	} catch (deniedList) {
		if (!isOfKind(deniedList, "denied")) throw deniedList;
		const outcomes = await Promise.allSettled(byNames());
		const errors = outcomes.flatMap((outcome) => "reason" in outcome ? [outcome.reason] : []);
		for (const error of errors) if (!isOfKind(error, "denied")) throw error;
		const [deniedObject] = errors;
		return {
			candidates: valuesOf(outcomes),
			deniedList,
			deniedObject
		};
	}
}
function valuesOf(outcomes) {
	return outcomes.flatMap((outcome) => "value" in outcome ? outcome.value : []);
}
/** The entries with exactly one of these keys, found by name. */
async function entriesIn(folder, keys, search) {
	const found = keys.map(async (key) => {
		const object = await readTail(search.session, folder + storeName(key), search.signal);
		return object ? [{
			...object,
			key,
			cut: false
		}] : [];
	});
	return (await Promise.all(found)).flat();
}
async function best(keys, candidates, search) {
	const newest = candidates.filter((candidate) => candidate.cut && keys.some((key) => mayNeedMore(lastPart(candidate), key))).sort(newestFirst).slice(0, maxRead);
	await Promise.all(newest.map((candidate) => readKey(candidate, search)));
	for (;;) {
		const match = pickMatch(keys, candidates);
		if (!match) return void 0;
		if (match.cut) await readKey(match, search);
		else {
			const object = await withTail(match, search).catch(() => match);
			search.signal.throwIfAborted();
			if (object) return {
				...match,
				...object
			};
			candidates.splice(candidates.indexOf(match), 1);
		}
	}
}
/** Adds the last bytes, which every restore needs. Undefined if the object was removed. */
async function withTail(object, search) {
	return object.tail ? object : readTail(search.session, object.name, search.signal);
}
function lastPart({ name }) {
	return name.slice(name.lastIndexOf("/") + 1);
}
/** Reads the whole key of a candidate with a shortened name. */
async function readKey(candidate, search) {
	candidate.cut = false;
	const object = await withTail(candidate, search);
	const key = object && await search.keyWithin(object);
	const isOwn = key !== void 0 && storeName(key) === lastPart(candidate);
	Object.assign(candidate, object, { key: isOwn ? key : "\0" });
}
/** The entries of a scope and version whose keys start with this key. */
async function startingWith({ scope, version, key }, search) {
	const listed = await listIn(search.names.folder(scope, version), [key], search);
	await Promise.all(listed.map((candidate) => candidate.cut && readKey(candidate, search)));
	return listed.filter((candidate) => candidate.key.startsWith(key));
}
// src/stores/s3/open.ts
/** Opens a bucket as a store. This file and its imports are loaded only when a job uses a bucket. */
const unencrypted = /^http:\/\/(?!(localhost|\[::1\]|127(\.\d+){3})(:\d+)?$)/;
/** @throws S3Error when there are no credentials */
async function openBucket(options, label) {
	const { inputs, repository, signal, tell, warn } = options;
	const { concurrency, partBytes } = inputs;
	if (unencrypted.test(inputs.s3.endpoint)) warn(`The endpoint ${inputs.s3.endpoint} is not encrypted: entries can be read and changed on their way. Use https://`);
	const http = openHttp({ connections: concurrency });
	const session = newSession(inputs.s3, label, await openClient(options, label, http));
	const names = namesIn(inputs.s3.prefix, repository);
	const timeout = {
		signal,
		late: () => noAnswerError(`the ${label}`, lookupMs)
	};
	const reading = {
		http,
		concurrency,
		partBytes,
		signal,
		limits: options.limits?.download ?? {}
	};
	const searching = (signal) => ({
		session,
		names,
		keyWithin: (object) => keyIn(object, session, {
			...reading,
			signal
		}),
		tell,
		signal
	});
	const writer = memoize(async () => {
		const { newWriter } = await import("./stores-s3-write-writer.js");
		return newWriter({
			...options,
			session,
			names
		});
	});
	const remove = async (object) => (await writer()).remove(object);
	return {
		find: (wanted) => withTimeout(timeout, async (limited) => {
			const match = await lookUp(wanted, searching(limited));
			if (!match) return void 0;
			const { key, scope, name } = match;
			return {
				...entryOf(match, session, reading),
				key,
				scope,
				reject: () => remove(name)
			};
		}),
		create: (name) => withTimeout(timeout, async (limited) => {
			const loading = writer();
			if (await isTaken(session, names.object(name), limited)) return void 0;
			return (await loading).create(name);
		}),
		async removable(start) {
			return (await withTimeout(timeout, (limited) => startingWith(start, searching(limited)))).map(({ key, createdAt, name }) => ({
				key,
				createdAt,
				remove: () => remove(name)
			}));
		}
	};
}
async function openClient({ inputs, tell, mask }, label, http) {
	avoidOddFiles(tell);
	const region = regionFrom(inputs.s3);
	const credentials = checked(await chooseCredentials(inputs.s3, {
		region,
		http
	}), mask);
	tell(`Credentials for the ${label}: from ${credentials.source}`);
	const onRegion = (region) => tell(`The ${label} is in the region ${region}; set the input \`region\` to spare a request.`);
	return newClient({
		http,
		region,
		urlIn: (region) => bucketUrl(inputs.s3, region),
		credentials,
		onRegion
	});
}
/** The key in the object's index; undefined if there is no index. */
async function keyIn(object, session, options) {
	if (object.isStream) return void 0;
	try {
		return (await readIndex(entryOf(object, session, options))).key;
	} catch (error) {
		if (error instanceof BadEntry) return void 0;
		throw error;
	}
}
function entryOf(object, session, options) {
	const { name, etag, createdAt, tail = Buffer.alloc(0), isStream = false } = object;
	const size = isStream ? Number.POSITIVE_INFINITY : object.size;
	const tailStart = size - tail.length;
	const reading = {
		...options,
		memory: newBufferPool()
	};
	const sign = () => session.request((client) => client.signUrl(name), {
		needs: "s3:GetObject",
		signal: options.signal
	});
	const remote = {
		size,
		etag,
		identity: etag,
		url: signedOnce(sign)
	};
	return {
		version: versionIn(name),
		size,
		createdAt,
		...!isStream && { remote },
		read: (start, end, order) => start >= tailStart ? inMemory(tail.subarray(start - tailStart, end - tailStart)) : download(remote, {
			start,
			end
		}, {
			...reading,
			order
		}),
		close: async () => {}
	};
}
async function* inMemory(bytes) {
	if (bytes.length > 0) yield bytes;
}
export { openBucket };
