import { NameTaken } from "./tar.js";
import { newPartsDraft } from "./parts-draft.js";
import { beginUploadMs, defaultUpload, headstartVersion, irrevocableMs, lengthOf, limitSpeed, mebibyte, newUnderWay, shortMs, stallAfter, uploadMs, writeProbeMs } from "./start.js";
import { S3Error, headObject, isNameTaken, isOfKind, memoize, refuseLateError, requiredInAnswer } from "./s3.js";
import { AbortMultipartUploadCommand, CompleteMultipartUploadCommand, CreateMultipartUploadCommand, DeleteObjectCommand, PutObjectCommand, S3Client, UploadPartCommand, UploadPartCopyCommand } from "./aws-sdk-client-s3.js";
import { randomUUID } from "node:crypto";
// src/stores/s3/uploads.ts
/** The requests that write and remove objects. All throw S3Error or the signal's reason. */
const needs = "s3:PutObject";
async function removeObject(session, name, signal) {
	const input = {
		Bucket: session.bucket,
		Key: name
	};
	await sendCommand(session, () => new DeleteObjectCommand(input), {
		needs: "s3:DeleteObject",
		signal
	});
}
/** Ends an upload that makes no progress as a whole, even if its requests are busy. */
function newUploadDeadline({ noProgressMs, progressBytes } = defaultUpload) {
	const message = `the store takes less than ${`${progressBytes / 1024} KiB in ${noProgressMs / 1e3} seconds`}: check the network and the proxy`;
	return limitSpeed(stallAfter(noProgressMs, progressBytes), () => new S3Error("unreachable", message));
}
/** The upload of an object: in parts, or at once. */
function newUpload(session, object) {
	const { name, id, signal, idleMs, deadline, isProbe = false } = object;
	const abandoned = new AbortController();
	const writing = {
		needs,
		signal: AbortSignal.any([
			signal,
			deadline.signal,
			abandoned.signal
		]),
		idleMs
	};
	const part = {
		...writing,
		isPart: !isProbe
	};
	const during = (work) => deadline.during(work).finally(deadline.restart);
	const underWay = newUnderWay();
	const etags = [];
	let begun;
	/** @param request resolves with the ETag of the part */
	const addPart = async (number, request) => {
		begun ??= beginUpload(session, object);
		const added = during(begun.then((input) => request({
			...input,
			PartNumber: number + 1
		})));
		etags[number] = await underWay.add(added);
	};
	return {
		/** Whether any part was sent or copied. */
		hasParts: () => begun !== void 0,
		sendPart: (number, pieces) => addPart(number, (input) => {
			const upload = () => new UploadPartCommand(input);
			return sendCommand(session, upload, {
				...part,
				pieces,
				onSent: deadline.moved
			}, etagOf);
		}),
		/** @throws S3Error `unsupported` if the store does not know the request */
		copy: (source) => addPart(source.number, (input) => {
			const copy = () => new UploadPartCopyCommand({
				...input,
				...copyInput(session.bucket, source)
			});
			return sendCommand(session, copy, {
				...part,
				needs: "s3:GetObject"
			}, copiedETag);
		}),
		/**
		* Makes one object of the parts, or of `whole` if there are none.
		* @param ifTaken what the store shall do if the name is taken: refuse the object (If-None-Match), or replace the other
		*/
		async publish(whole, ifTaken) {
			const condition = { IfNoneMatch: ifTaken === "refuse" ? "*" : void 0 };
			if (begun) {
				const Parts = etags.map((ETag, index) => ({
					PartNumber: index + 1,
					ETag
				}));
				const input = {
					...await begun,
					...condition,
					MultipartUpload: { Parts }
				};
				await sendCommand(session, () => new CompleteMultipartUploadCommand(input), {
					...writing,
					idleMs: irrevocableMs,
					isLast: true
				}, etagOf);
			} else {
				const facts = {
					ContentType: "application/octet-stream",
					ContentLength: lengthOf(whole)
				};
				const input = {
					Bucket: session.bucket,
					Key: name,
					Metadata: { draft: id },
					...facts,
					...condition
				};
				const options = {
					...writing,
					pieces: whole,
					onSent: deadline.moved
				};
				await during(sendCommand(session, () => new PutObjectCommand(input), options, etagOf));
			}
		},
		/** Waits for the parts under way, then removes all parts. */
		async abandon() {
			abandoned.abort(/* @__PURE__ */ new Error("the draft was discarded"));
			await underWay.settled();
			const input = await begun?.catch(() => void 0);
			if (input) await abortUpload(session, input);
		}
	};
}
function copyInput(bucket, { from, etag, start, end }) {
	return {
		CopySource: [bucket, ...from.split("/")].map(encodeURIComponent).join("/"),
		CopySourceIfMatch: etag,
		CopySourceRange: `bytes=${start}-${end - 1}`
	};
}
async function beginUpload(session, { name, id, isProbe }) {
	const object = {
		Bucket: session.bucket,
		Key: name
	};
	const command = () => new CreateMultipartUploadCommand({
		...object,
		Metadata: { draft: id }
	});
	const UploadId = await sendCommand(session, command, {
		needs,
		signal: AbortSignal.timeout(isProbe ? writeProbeMs : beginUploadMs)
	}, (output) => requiredInAnswer(output.UploadId, "other"));
	return {
		...object,
		UploadId
	};
}
async function abortUpload(session, input) {
	await sendCommand(session, () => new AbortMultipartUploadCommand(input), {
		needs: "s3:AbortMultipartUpload",
		signal: AbortSignal.timeout(shortMs)
	});
}
function etagOf({ ETag }) {
	return requiredInAnswer(ETag, "busy");
}
/** A store that ignores the headers of a copy makes an empty part, and its answer has no ETag. */
function copiedETag({ CopyPartResult: copied }) {
	if (!copied?.ETag) throw new S3Error("unsupported", "the store does not copy parts");
	return copied.ETag;
}
/**
* Sends a command, and reads its output. Both are repeated with every attempt.
* @param pieces sent instead of the body that the SDK makes
* @throws S3Error, or the signal's reason
*/
function sendCommand(session, command, { pieces, ...options }, read = () => void 0) {
	return session.request(async (client, sending) => {
		const route = {
			client,
			sending,
			pieces,
			abortSignal: sending.signal
		};
		return read(await sdk.send(command(), route));
	}, options);
}
const emptyAnswer = Buffer.from("<Empty/>");
async function handle(request, options) {
	const { client, sending, pieces } = options;
	const body = pieces ?? (request.body && [Buffer.from(request.body)]);
	const answer = await client.send({
		...request,
		path: request.path.slice(1),
		body
	}, sending);
	refuseLateError(answer);
	const { status: statusCode, headers, bytes } = answer;
	return { response: {
		statusCode,
		headers,
		body: bytes.length > 0 ? bytes : emptyAnswer
	} };
}
const scheme = {
	schemeId: "headstart",
	identityProvider: () => async () => ({}),
	signer: { sign: async (request) => request }
};
const sdk = new S3Client({
	region: "us-east-1",
	endpointProvider: () => ({ url: new URL("https://bucket/") }),
	httpAuthSchemes: [scheme],
	httpAuthSchemeProvider: () => [{ schemeId: scheme.schemeId }],
	authSchemePreference: [],
	requestHandler: { handle },
	retryMode: "standard",
	maxAttempts: 1,
	defaultsMode: "standard",
	defaultUserAgentProvider: async () => [["headstart", headstartVersion]],
	userAgentAppId: "",
	requestChecksumCalculation: "WHEN_REQUIRED",
	responseChecksumValidation: "WHEN_REQUIRED",
	expectContinueHeader: false,
	ignoreConfiguredEndpointUrls: true,
	disableS3ExpressSessionAuth: true,
	useArnRegion: false,
	useDualstackEndpoint: false,
	useFipsEndpoint: false
});
// src/stores/s3/write-probe.ts
/** The conditional-write probe: does the store honour If-None-Match, also for two writes at once? */
/** Some stores honour the condition for single objects, but not for multipart uploads. Each is probed once. */
function newWriteProbe(options) {
	const ofParts = {
		...options,
		name: `${options.name}-parts`
	};
	const whole = memoize(() => resultOf("whole", options));
	return {
		whole,
		parts: memoize(async () => {
			const kept = await whole();
			return kept === "kept" ? resultOf("parts", ofParts) : kept;
		})
	};
}
async function resultOf(kind, options) {
	const lacks = (how) => options.warn(`The store has no way to keep two jobs from saving one key at once (${how}); the later one may win.`);
	try {
		const how = await fault(kind, options);
		if (how === void 0) return "kept";
		lacks(how);
		return "unsure";
	} catch (error) {
		if (!isOfKind(error, "unsupported", "other")) return "unsure";
		lacks("it refuses If-None-Match");
		return "refused";
	}
}
const rivalBytes = mebibyte;
/**
* @returns what the store does wrong, in words; undefined if the first writer of a name wins
* @throws S3Error, or the reason of a signal
*/
async function fault(kind, { session, name, signal }) {
	const limited = AbortSignal.any([signal, AbortSignal.timeout(writeProbeMs)]);
	using deadline = newUploadDeadline();
	const probing = {
		signal: limited,
		idleMs: uploadMs,
		deadline,
		isProbe: true
	};
	const isRefused = async (name, bytes) => {
		const upload = newUpload(session, {
			name,
			id: randomUUID(),
			...probing
		});
		const pieces = [Buffer.alloc(bytes)];
		try {
			if (kind === "parts") await upload.sendPart(0, pieces);
			await upload.publish(pieces, "refuse");
			return false;
		} catch (error) {
			await upload.abandon().catch(() => {});
			if (isOfKind(error, "taken")) return true;
			throw error;
		}
	};
	if (await isRefused(name, 1)) return void 0;
	if (!await isRefused(name, 1)) return "it ignores If-None-Match";
	const rival = `${name}-at-once`;
	const rivals = await Promise.allSettled([isRefused(rival, rivalBytes), isRefused(rival, rivalBytes)]);
	if (rivals.some((outcome) => outcome.status === "fulfilled" && outcome.value)) return void 0;
	for (const object of [rival, name]) await removeObject(session, object, signal).catch(() => {});
	for (const outcome of rivals) if (outcome.status === "rejected") throw outcome.reason;
	return "it checks If-None-Match, but not at the moment of the write";
}
// src/stores/s3/draft.ts
/**
* Writes to a bucket: sends the parts of an entry as they come, then makes them an object by one request. This file and its
* imports, which include AWS's SDK, are loaded when a job first writes.
*/
function newWriter(context) {
	const { session, names, signal } = context;
	const probe = newWriteProbe({
		...context,
		name: names.probe
	});
	return {
		create(name) {
			probe.whole();
			return newObjectDraft(name, {
				...context,
				probe
			});
		},
		remove: (object) => removeObject(session, object, signal)
	};
}
const maxParts = 1e4;
function newObjectDraft(entry, context) {
	const { signal, tell, session, names, probe } = context;
	const name = names.object(entry);
	const limits = {
		...defaultUpload,
		...context.limits?.upload
	};
	const deadline = newUploadDeadline(limits);
	const object = {
		name,
		id: randomUUID(),
		signal,
		idleMs: limits.idleMs,
		deadline
	};
	let parts = newUpload(session, object);
	let isOver = false;
	const message = `The unfinished upload of ${name} could not be removed; a lifecycle rule for incomplete uploads will.`;
	const abandon = () => parts.abandon().catch(() => tell(message));
	return newPartsDraft(context, {
		async sendPart({ number, start, pieces }) {
			if (number >= maxParts) throw tooLarge(start / number);
			probe.parts();
			await parts.sendPart(number, pieces);
		},
		async copierOf({ scope = entry.scope, version, key, remote }) {
			const etag = remote?.etag;
			if (etag === void 0) return void 0;
			probe.parts();
			const from = names.object({
				scope,
				version,
				key
			});
			return (part) => parts.copy({
				...part,
				from,
				etag
			});
		},
		async empty() {
			await abandon();
			parts = newUpload(session, object);
		},
		async publish({ whole = [] }) {
			const keep = await (parts.hasParts() ? probe.parts() : probe.whole());
			if (keep !== "kept" && await isNameTaken(session, name, signal)) throw new NameTaken(entry.key);
			await parts.publish(whole, keep === "refused" ? "replace" : "refuse").catch((error) => checkIsOwn(error, entry.key, session, object));
			isOver = true;
		},
		async discard() {
			deadline[Symbol.dispose]();
			if (isOver) return;
			isOver = true;
			await abandon();
			if (parts.hasParts()) await probe.parts();
		}
	});
}
/**
* Publishing may have succeeded although it threw: the first answer may have been lost, so that a retry met our own object.
* @throws NameTaken if the object is another job's; the error if there is none
*/
async function checkIsOwn(error, key, session, { name, id, signal }) {
	signal.throwIfAborted();
	const object = await headObject(session, name, signal).catch(() => {
		throw isOfKind(error, "taken") ? new NameTaken(key) : error;
	});
	if (!object) throw error;
	if (object.draft !== id) throw new NameTaken(key);
}
function tooLarge(partBytes) {
	const mebibytes = Math.floor(partBytes * maxParts / 1024 ** 2);
	return /* @__PURE__ */ new Error(`the entry is larger than ${maxParts} parts (${mebibytes} MiB in all), which is all that S3 takes: set the input \`part-size\` to more`);
}
export { newWriter, removeObject };
