import { escapeUriPath } from "./smithy-core.js";
import { Stalled, TransferFailure, failuresOf, messageOf, retry, shortMs, usualIndexBytes } from "./start.js";
import { ErrorResponse, elementsIn, rootOf, textIn } from "./response.js";
// src/stores/s3/errors.ts
/** The errors of a bucket. Each message is one line that says what to do. */
var S3Error = class extends Error {
	name = "S3Error";
	kind;
	hints;
	constructor(kind, message, hints = {}) {
		super(message);
		this.kind = kind;
		this.hints = hints;
	}
};
/** Whether it is an error of a bucket, of one of these kinds. */
function isOfKind(error, ...kinds) {
	return error instanceof S3Error && kinds.includes(error.kind);
}
const kinds = [
	["absent", [
		"NoSuchKey",
		"NoSuchUpload",
		404
	]],
	["bucket", ["NoSuchBucket"]],
	["busy", [
		"RequestTimeout",
		"SlowDown",
		408,
		429
	]],
	["clock", ["RequestExpired", "RequestTimeTooSkewed"]],
	["credentials", [
		"InvalidAccessKeyId",
		"InvalidToken",
		"SignatureDoesNotMatch"
	]],
	["denied", [
		"AccessDenied",
		"AccountProblem",
		"AllAccessDisabled",
		403
	]],
	["expired", [
		"ExpiredToken",
		"ExpiredTokenException",
		"TokenRefreshRequired"
	]],
	["region", ["AuthorizationHeaderMalformed", "IllegalLocationConstraintException"]],
	["region", [
		"PermanentRedirect",
		"TemporaryRedirect",
		301,
		307
	]],
	["taken", [
		"ConditionalRequestConflict",
		"PreconditionFailed",
		409,
		412
	]],
	["unsupported", ["NotImplemented", 501]]
];
/** Translates anything that a request threw. */
function toS3Error(error, facts) {
	if (error instanceof S3Error) return error;
	if (error instanceof TransferFailure) return new S3Error("unreachable", error.message, { retryable: error.recover !== "none" });
	if (!(error instanceof ErrorResponse)) {
		const why = messageOf(error).replace(/^@aws-sdk |\n.*$/gs, "");
		return new S3Error("other", `the answer was not one that ${facts.label} gives: ${why}`);
	}
	const kind = kindOf(error);
	const { status, code, region, retryAfterMs, message } = error;
	const hints = {
		retryable: kind === "busy",
		region,
		retryAfterMs
	};
	return new S3Error(kind, messages[kind]({
		...facts,
		status,
		code,
		region,
		message
	}), hints);
}
function kindOf({ code, status, region }) {
	const kindBy = (mark) => kinds.find(([, codes]) => codes.includes(mark))?.[0];
	const byStatus = status === 400 && region !== void 0 ? "region" : kindBy(status);
	return kindBy(code) ?? byStatus ?? (status >= 500 ? "busy" : "other");
}
const messages = {
	absent: ({ label }) => `${label} does not have what was asked for`,
	bucket: ({ bucket, host }) => `there is no bucket ${bucket} at ${host}: create it, or correct the inputs \`bucket\` and \`endpoint\``,
	busy: ({ label, code, status }) => `${label} cannot answer now (${reason(status, code)}): try again later`,
	clock: ({ label }) => `${label} refuses the time of this machine's requests: set its clock right`,
	credentials: ({ label, credentials, code }) => `${label} does not accept the credentials from ${credentials} (${code}): correct the access key and its secret`,
	denied: ({ label, credentials, needs }) => `${label} denies access to the credentials from ${credentials}: allow them ${needs}`,
	expired: ({ label, credentials }) => `the credentials for ${label} from ${credentials} have expired: get new ones in a step before this one, or longer-lived ones`,
	other: ({ label, code, status, message }) => `${label} answered ${reason(status, code)}: ${message}`,
	region: ({ label, region }) => region === void 0 ? `${label} is in another region than the input \`region\` says: correct it` : `${label} is in the region ${region}: set the input \`region\` to it`,
	taken: ({ label }) => `${label} has another writer's entry of this name`,
	unsupported: ({ label, code }) => `${label} does not support this request (${code})`
};
/** Leaves out a placeholder for a missing code. */
function reason(status, code) {
	return /^\d+$|^Unknown/.test(code) ? String(status) : `${status} ${code}`;
}
/** There was no answer within `ms` milliseconds. */
function noAnswerError(host, ms) {
	return new S3Error("unreachable", `${`${host} gave no answer within ${Math.round(ms / 1e3)} seconds`}: check the input \`endpoint\`, the network and the proxy`, { retryable: true });
}
// src/stores/s3/session.ts
/** A value that every correct answer has. @param kind of the error if it is missing: `busy` if a retry may help */
function required(value, kind) {
	if (value !== void 0) return value;
	throw new S3Error(kind, "the answer lacks what those of S3 have: check the input `endpoint` and the proxy", { retryable: kind === "busy" });
}
function newSession({ bucket, endpoint }, label, client) {
	const host = endpoint === "" ? "S3" : new URL(endpoint).host;
	const facts = {
		label: `the ${label}`,
		bucket,
		host,
		credentials: client.source
	};
	let parts = 0;
	return {
		bucket,
		/** @throws S3Error, or the signal's reason */
		async request(work, options) {
			const { needs, isPart = false, isLast = false, signal, onSent, idleMs = shortMs } = options;
			const partsBefore = parts;
			let recoveries = 0;
			let { corrections } = client;
			const judge = (thrown) => {
				const isStalled = thrown instanceof Stalled;
				const error = isStalled ? noAnswerError(host, idleMs) : toS3Error(thrown, {
					...facts,
					needs
				});
				const { retryable, retryAfterMs = 0 } = error.hints;
				if (!isStalled && recoveries < 2 && client.correct(error, corrections)) {
					recoveries++;
					return {
						error,
						failures: 0,
						retryAfterMs: 0
					};
				}
				return {
					error,
					failures: !retryable || isStalled && isLast ? Number.POSITIVE_INFINITY : failuresOf(thrown),
					retryAfterMs
				};
			};
			const maxFailures = () => isPart && parts > partsBefore ? 8 : 3;
			const result = await retry({
				signal,
				judge,
				maxFailures
			}, () => {
				corrections = client.corrections;
				return work(client, {
					signal,
					onSent,
					idleMs
				});
			});
			if (isPart) parts++;
			return result;
		}
	};
}
// src/stores/s3/objects.ts
/** The requests that find and read objects. All throw S3Error or the signal's reason. */
/** Sends requests that read an object. Undefined if there is no object. */
async function reading(session, signal, work) {
	try {
		return await session.request(work, {
			needs: "s3:GetObject",
			signal
		});
	} catch (error) {
		if (isOfKind(error, "absent")) return void 0;
		throw error;
	}
}
/** Undefined if there is no object. */
async function headObject(session, name, signal) {
	const path = escapeUriPath(name);
	const headers = await reading(session, signal, async (client, sending) => {
		const first = () => client.send({
			method: "GET",
			path,
			headers: { range: "bytes=0-0" }
		}, sending);
		const { headers } = await client.send({
			method: "HEAD",
			path
		}, sending).catch(async (error) => {
			if (error instanceof ErrorResponse && [
				301,
				400,
				403
			].includes(error.status)) await first();
			throw error;
		});
		return headers.etag === void 0 ? {
			...headers,
			etag: (await first()).headers.etag
		} : headers;
	});
	if (!headers) return void 0;
	const etag = required(headers.etag, "other");
	return {
		name,
		size: Number(required(headers["content-length"], "other")),
		etag,
		createdAt: timeOf(headers["last-modified"]),
		draft: headers["x-amz-meta-draft"]
	};
}
/** Whether the name is taken, as far as this job's permissions show. */
async function isTaken(session, name, signal) {
	try {
		return await headObject(session, name, signal) !== void 0;
	} catch (error) {
		if (isOfKind(error, "denied")) return false;
		throw error;
	}
}
/** Like `headObject`, with the last bytes of the object if the store sends them in the same answer. */
async function readTail(session, name, signal) {
	const range = `bytes=-${usualIndexBytes}`;
	const request = {
		method: "GET",
		path: escapeUriPath(name),
		headers: { range }
	};
	const found = await reading(session, signal, (client, sending) => client.send(request, sending).catch((error) => {
		if (!(error instanceof ErrorResponse && error.status === 416)) throw error;
		return {
			status: 416,
			headers: {},
			bytes: Buffer.alloc(0)
		};
	}));
	if (!found) return void 0;
	const { headers } = found;
	const end = endIn(found);
	if (end) return {
		name,
		createdAt: timeOf(headers["last-modified"]),
		...end
	};
	const stored = await headObject(session, name, signal);
	return stored && {
		...stored,
		isStream: stored.size > 131072 && headers["content-range"] === void 0
	};
}
/** The end of an object, if the answer has it. */
function endIn({ headers, bytes }) {
	const { etag, "content-range": range = "", "content-encoding": encoding = "identity" } = headers;
	const [, start, last, size = 0] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(range)?.map(Number) ?? [];
	if (!(last === size - 1 && start === size - bytes.length) || etag === void 0 || encoding !== "identity") return void 0;
	return {
		size,
		etag,
		tail: bytes
	};
}
/** One page of a list. Its `next` is the `from` of the next page; undefined on the last page. */
async function listObjects({ request }, prefix, from, signal) {
	const query = {
		"list-type": "2",
		prefix,
		...from !== void 0 && { "continuation-token": from }
	};
	const list = await request(async (client, sending) => rootOf(await client.send({
		method: "GET",
		query
	}, sending), "ListBucketResult"), {
		needs: "s3:ListBucket",
		signal
	});
	const isTruncated = required(textIn(list, "IsTruncated"), "other") === "true";
	return {
		objects: elementsIn(list, "Contents").map((object) => ({
			name: textIn(object, "Key") ?? "",
			size: Number(textIn(object, "Size") ?? 0),
			etag: textIn(object, "ETag"),
			createdAt: timeOf(textIn(object, "LastModified"))
		})),
		next: isTruncated ? textIn(list, "NextContinuationToken") : void 0
	};
}
function timeOf(text = "") {
	return new Date(Date.parse(text) || 0);
}
export { S3Error, headObject, isOfKind, isTaken, listObjects, newSession, noAnswerError, readTail, required };
