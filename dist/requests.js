import { Stalled, TransferFailure, failuresOf, irrevocableMs, lengthOf, overloaded, pageFailure, proxyFailure, readUpTo, retry, retryAfterMs, serviceMaxWaitMs, shortMs, shownUrl, unsupported, uploadMs } from "./start.js";
import { NameTaken, orUndefined } from "./tar.js";
// src/stores/github/requests.ts
/** Sends requests to a cache service, with retries, and reads its answers. */
const usualResetMs = 2e4;
const messageBytes = 65536;
const maxServiceAnswerBytes = 262144;
/**
* Resolves with the answer, unless the answer says to come back later.
* @param mostBytes a longer answer is a failure
* @throws TransferFailure if no answer comes, or the signal's reason
*/
function sendRequest(http, { url, once, ...request }, mostBytes = maxServiceAnswerBytes) {
	const { signal, isIrrevocable, body = [] } = request;
	const idleMs = isIrrevocable ? irrevocableMs : lengthOf(body) > messageBytes ? uploadMs : shortMs;
	let mayHaveWorked = false;
	const policy = {
		...retryPolicy(url, idleMs, signal),
		...once && { maxFailures: () => 1 }
	};
	return retry(policy, async () => {
		const again = mayHaveWorked;
		mayHaveWorked = true;
		const response = await http.request(url, {
			...request,
			idleMs
		});
		if (response.status === 429) mayHaveWorked = again;
		const text = (await readUpTo(mostBytes, response.body)).toString("utf8");
		const failure = busyFailure(response, url) ?? foreignFailure(response, url);
		if (failure) throw failure;
		return {
			status: response.status,
			text,
			again
		};
	});
}
/** Works again after the wait that the service asks for. @throws the error of the work if that wait is too long */
function whenAllowed(work, { signal, tell }) {
	const judge = (thrown) => {
		const error = thrown;
		const retryAfterMs = error instanceof TransferFailure ? error.retryAfterMs : 0;
		return {
			error,
			retryAfterMs,
			failures: retryAfterMs > 0 ? 1 : Number.POSITIVE_INFINITY
		};
	};
	const onWait = ({ message }, ms) => tell(`Waiting ${Math.ceil(ms / 1e3)} s, as the service asks: ${message}`);
	return retry({
		signal,
		judge,
		maxWaitMs: serviceMaxWaitMs,
		onWait
	}, work);
}
/** Sends a request to the service itself: with its token, and with a JSON message if there is one. */
async function sendToService({ service, http }, { message, headers, ...request }) {
	const { token } = service;
	const answer = await sendRequest(http, {
		...request,
		headers: {
			...token !== "" && { authorization: `Bearer ${token}` },
			...message && { "content-type": "application/json" },
			...headers
		},
		...message && { body: [Buffer.from(JSON.stringify(message))] }
	});
	if (answer.status === 404 && !/^\s*(\{|$)/.test(answer.text)) throw noService(service);
	return answer;
}
function noService({ url, language }) {
	const advice = `correct ${language === "v2" ? "ACTIONS_RESULTS_URL" : "ACTIONS_CACHE_URL"} of the runner, or choose another \`store\``;
	return new TransferFailure(`${originOf(url)} is no cache service (404): ${advice}`, "none");
}
/** Messages show only the URL's origin, because its path may be a secret. */
function retryPolicy(url, idleMs, signal) {
	return {
		signal,
		judge(thrown) {
			const isStalled = thrown instanceof Stalled;
			const error = isStalled ? noAnswer(url, idleMs) : failureOf(thrown, url);
			return {
				error,
				failures: isStalled && idleMs === 6e4 || error.recover === "none" || error.recover === "renew" ? Number.POSITIVE_INFINITY : failuresOf(thrown),
				retryAfterMs: error.retryAfterMs
			};
		}
	};
}
function failureOf(error, url) {
	if (!(error instanceof TransferFailure)) return new TransferFailure(`${originOf(url)}: the connection was closed`, "resume");
	const message = error.message.replace(shownUrl(url), originOf(url));
	return new TransferFailure(message, error.recover, error.retryAfterMs);
}
function noAnswer(url, ms) {
	return new TransferFailure(`${originOf(url)}: no answer within ${Math.round(ms / 1e3)} seconds`, "resume");
}
/** The service is too busy to answer. */
function busyFailure({ status, headers }, url) {
	const waitMs = retryAfterMs(headers["retry-after"]);
	if (status === 429 || status === 403 && waitMs > 0) {
		const when = waitMs > 0 ? `, your rate limit will reset in ${Math.ceil(waitMs / 1e3)} seconds` : "";
		const what = `${originOf(url)}: You've hit a rate limit${when}`;
		return new TransferFailure(what, "slow-down", waitMs || usualResetMs);
	}
	if (status !== 408 && status < 500) return void 0;
	if (status === 501) return new TransferFailure(`${originOf(url)}: ${unsupported} (501)`, "none");
	return new TransferFailure(`${originOf(url)}: ${overloaded} (${status})`, "slow-down", waitMs);
}
/** A proxy or a portal answered instead of the service. Its page must not pass for success. */
function foreignFailure({ status, headers }, url) {
	if (status === 407) return proxyFailure(status, url);
	return status !== 409 && /^text\/html/i.test(String(headers["content-type"])) ? pageFailure(status, url) : void 0;
}
/**
* The JSON of an answer; an empty object if the answer has no text, or is an error in another form.
* @throws Error if a successful answer is not JSON
*/
function parsed({ text, status }, service) {
	if (text.trim() === "") return {};
	const value = orUndefined(() => JSON.parse(text));
	if (typeof value === "object" && value !== null) return value;
	if (value === void 0 && (status < 200 || status >= 300)) return {};
	throw notUnderstood(service);
}
/** The error in an answer. It is a TransferFailure after a retry: an earlier attempt may have caused it. */
function refused(answer, service) {
	const reason = refusalReason(answer, service);
	return answer.again ? new TransferFailure(reason, "none") : new Error(reason);
}
function refusalReason(answer, service) {
	const { msg, message } = parsed(answer, service);
	const said = (msg ?? message ?? "").replace(/\s+/g, " ").slice(0, 300);
	if (/^cache (read|write) denied/.test(said)) return said;
	const reason = said === "" ? String(answer.status) : `${answer.status} ${said}`;
	const name = `the cache service at ${originOf(service.url)}`;
	if (answer.status === 200) return `${name} did not publish the entry: ${said || "it does not say why"}`;
	if (answer.status === 401 || answer.status === 403) return `${name} does not let this job in (${reason})`;
	return `${name} refuses the request (${reason})`;
}
function notUnderstood({ url }) {
	return /* @__PURE__ */ new Error(`the answer of ${originOf(url)} is not one that a cache service gives; does a proxy or portal want a login?`);
}
function originOf(url) {
	return new URL(url).origin;
}
/** GitHub's day: https://github.com/actions/cache/issues/1541 */
const untilFreed = "until the service frees it, which GitHub does within a day. Change `key` to save earlier";
/**
* The error of a reservation that the service refuses because the name is taken: NameTaken, unless an earlier attempt of this
* job may have taken it. Only the lost answer had the place for the bytes.
*/
function takenError({ again }, key, { url }) {
	if (!again) return new NameTaken(key);
	return lostReservation(`${originOf(url)}: the answer to a reservation was lost`, key);
}
/** The error of a reservation. Names the key if the request was sent and may have taken effect. */
function reservationError(error, key) {
	return error instanceof TransferFailure && error.recover === "resume" ? lostReservation(error.message, key) : error;
}
function lostReservation(cause, key) {
	const effect = `This job may have reserved the key ${key} all the same: then no job can save it ${untilFreed}.`;
	return new TransferFailure(`${cause}. ${effect}`, "none");
}
export { noAnswer, notUnderstood, parsed, refused, reservationError, retryPolicy, sendRequest, sendToService, takenError, untilFreed, whenAllowed };
