import { parseXML } from "./aws-sdk-xml-builder.js";
import { TransferFailure, connectionFailure, orUndefined, pageFailure, placeOf, proxyFailure, readUpTo, retryAfterMs } from "./start.js";
// src/stores/s3/response.ts
/**
* Sends a request and reads the whole answer.
* @param onHead gets the headers of every answer, before an error is thrown
* @throws ErrorResponse, TransferFailure or the signal's reason
*/
async function receive(http, url, request, onHead) {
	const { status, headers: all, body } = await http.request(url, request);
	const headers = textsOf(all);
	onHead?.(headers);
	const isRefusedPart = request.headers?.range !== void 0 && status === 200 && headers["content-range"] === void 0;
	if (isRefusedPart) body.destroy();
	const response = {
		status,
		headers,
		bytes: isRefusedPart ? Buffer.alloc(0) : await bytesIn(body, url)
	};
	const failure = foreignFailure(request.method, response, url);
	if (failure) throw failure;
	if (status >= 300) throw new ErrorResponse(response);
	return response;
}
function textsOf(headers) {
	const known = Object.entries(headers).filter(([, value]) => value !== void 0);
	return Object.fromEntries(known.map(([name, value]) => [name, String(value)]));
}
/** A proxy, a portal or another server answered instead of S3. */
function foreignFailure(method, { status, headers, bytes }, url) {
	if (status === 407) return proxyFailure(status, url);
	if (status === 400 && /HTTPS (port|server)|SSL-enabled/.test(bytes.toString("latin1", 0, 1e3))) return new TransferFailure(`${placeOf(url)}: it wants TLS; give the endpoint as https: (400)`, "none");
	const isCalledPage = /^text\/html/i.test(headers["content-type"] ?? "");
	const isObject = status === 200 && bytes.length === 0 && ["GET", "HEAD"].includes(method);
	const isPage = /^\s*<(!doctype html|html)/i.test(bytes.toString("latin1", 0, 100));
	return status < 500 && (isPage || isObject && isCalledPage) ? pageFailure(status, url) : void 0;
}
const maxS3AnswerBytes = 8 * 1024 ** 2;
async function bytesIn(body, url) {
	const bytes = await readUpTo(maxS3AnswerBytes, body).catch((error) => {
		throw connectionFailure(error, url);
	});
	if (bytes.length <= maxS3AnswerBytes) return bytes;
	throw new TransferFailure(`${placeOf(url)}: the answer does not end`, "none");
}
/** An answer that is an error. Its message is the answer's own, on one line. */
var ErrorResponse = class extends Error {
	name = "ErrorResponse";
	status;
	/** S3's error code; `Unknown` if there was none. */
	code;
	region;
	retryAfterMs;
	constructor({ status, headers, bytes }) {
		const error = errorIn(bytes) ?? {};
		super((textIn(error, "Message") ?? "UnknownError").replace(/\s+/g, " ").slice(0, 200));
		this.status = status;
		this.code = (textIn(error, "Code") ?? "Unknown").slice(0, 64);
		const region = textIn(error, "Region") ?? headers["x-amz-bucket-region"] ?? "";
		this.region = /^[a-z0-9-]{1,40}$/.test(region) ? region : void 0;
		this.retryAfterMs = retryAfterMs(headers["retry-after"]);
	}
};
/** Refuses an error that S3 sent after status 200. @throws ErrorResponse */
function refuseLateError(response) {
	if (errorIn(response.bytes)) throw new ErrorResponse({
		...response,
		status: 503
	});
}
/** The element of this name at the root of an answer; empty if there is none. @throws ErrorResponse */
function rootOf(response, name) {
	refuseLateError(response);
	return elementsIn(parse(response.bytes), name)[0] ?? {};
}
/** The child elements of this name. */
function elementsIn(parent, name) {
	return [parent[name] ?? []].flat().map((child) => typeof child === "object" ? child : {});
}
/** The text of the child element of this name. */
function textIn(parent, name) {
	const child = parent[name];
	return typeof child === "string" ? child : void 0;
}
function parse(bytes) {
	return bytes.length === 0 ? {} : parseXML(bytes.toString());
}
function errorIn(bytes) {
	if (!bytes.includes("<Error")) return void 0;
	const roots = orUndefined(() => parse(bytes)) ?? {};
	return elementsIn(elementsIn(roots, "ErrorResponse")[0] ?? roots, "Error")[0];
}
export { ErrorResponse, elementsIn, receive, refuseLateError, rootOf, textIn, textsOf };
