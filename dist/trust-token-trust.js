import { JOSEAlgNotAllowed, JOSENotSupported, JWKSMultipleMatchingKeys, JWKSNoMatchingKey, JWSInvalid, JWSSignatureVerificationFailed, JWTClaimValidationFailed, JWTExpired, JWTInvalid, ValiError, audienceOf, cacheDir, checkOwnDirectory, debug, idTokenService, isTrustedWriter, makeOwnDirectories, mask, maxLength, object, onceInStep, parse, pipe, readOwnFile, serverUrl, sha256, string, tokenIn, tokenSignatureOf } from "./start.js";
import { createLocalJWKSet, jwtVerify } from "./jose.js";
import { UnverifiedEntry, awaitedLater, messageOf } from "./tar.js";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { rename, rm, writeFile } from "node:fs/promises";
// src/trust/issuer.ts
/** The issuer of the runner's OIDC tokens: asks for tokens, and gets the keys that verify them. */
/**
* The issuer of this server's tokens.
* https://docs.github.com/en/enterprise-cloud@latest/actions/reference/security/oidc
*/
function issuerOf(server = serverUrl()) {
	const { protocol, host, hostname, origin } = new URL(server);
	if (protocol !== "https:") throw new Error(`tokens need https, and GITHUB_SERVER_URL is ${server}`);
	if (host === "github.com") return "https://token.actions.githubusercontent.com";
	return hostname.endsWith(".ghe.com") ? `https://token.actions.${host}` : `${origin}/_services/token`;
}
/** @throws Error that says why there is none */
async function requestToken(audience, signal) {
	const { url, token } = idTokenService();
	const target = new URL(url);
	target.searchParams.set("audience", audience);
	const text = await get(target.href, { authorization: `Bearer ${token}` }, signal);
	const { value } = JSON.parse(text);
	mask(value);
	return value;
}
const dayMs = 864e5;
const longestFetchMs = 15e3;
/**
* The issuer's keys, at most a day old. The first call starts to get them. An unknown key is looked for once more. (jose's
* own remote keys need Node's `Headers`, which take 50 ms to load.)
*/
function issuerKeys(signal) {
	return onceInStep("keys of the issuer", signal, () => openKeys(issuerOf(), signal));
}
function openKeys(issuer, signal) {
	const file = keyFile(issuer);
	const fetched = async () => {
		const limited = AbortSignal.any([signal, AbortSignal.timeout(longestFetchMs)]);
		const jwks = JSON.parse(await get(`${issuer}/.well-known/jwks`, {}, limited));
		const keys = createLocalJWKSet(jwks);
		await file.write({
			fetchedAt: Date.now(),
			jwks
		});
		return keys;
	};
	const known = file.read().then((kept) => kept && createLocalJWKSet(kept.jwks)).catch(() => void 0);
	const first = awaitedLater(known.then((keys) => keys ?? fetched()));
	return async (header, token) => {
		const keys = await first;
		try {
			return await keys(header, token);
		} catch (error) {
			if (await known === void 0 || !(error instanceof JWKSNoMatchingKey)) throw error;
			return (await fetched())(header, token);
		}
	};
}
const maxKeyFileBytes = 262144;
/**
* Keeps the keys for later steps and jobs of this machine. Only this user can write there; a program of this user could
* replace Headstart itself.
*/
function keyFile(issuer) {
	const root = cacheDir();
	const dir = join(root, "headstart-issuers");
	const path = join(dir, `${sha256(Buffer.from(issuer)).toString("hex")}.json`);
	const orLog = (error) => debug(`Keys of ${issuer} in ${dir}: ${messageOf(error)}`);
	const read = async () => {
		await checkOwnDirectory(dir);
		const kept = JSON.parse(String(readOwnFile(path, maxKeyFileBytes)));
		const ageMs = Date.now() - kept.fetchedAt;
		return ageMs >= 0 && ageMs < dayMs ? kept : void 0;
	};
	const write = async (kept) => {
		await makeOwnDirectories(root, dir);
		const draft = `${path}.${randomUUID()}`;
		await writeFile(draft, JSON.stringify(kept), {
			mode: 384,
			flag: "wx"
		});
		await rename(draft, path).finally(() => rm(draft, { force: true }));
	};
	return {
		read: () => read().catch(orLog),
		write: (kept) => write(kept).catch(orLog)
	};
}
/** @throws Error unless the answer is 200 */
async function get(url, headers, signal) {
	const { sendRequest } = await import("./stores-github-requests.js");
	const { openHttp } = await import("./stores-transfer-http.js");
	const http = openHttp({ connections: 1 });
	try {
		const { status, text } = await sendRequest(http, {
			method: "GET",
			url,
			headers,
			signal
		});
		if (status !== 200) throw new Error(`${new URL(url).origin} answers ${status}`);
		return text;
	} finally {
		await http.close();
	}
}
// src/trust/token-trust.ts
/** Signs entries with tokens of the runner, and verifies tokens by jose, which only jobs with `trusted-writers` load. */
function signByToken(digest, place, signal) {
	return tokenSignatureOf(digest, place, (audience) => requestToken(audience, signal));
}
/** @throws UnverifiedEntry with the reason; Error if the issuer's keys cannot be had */
async function checkToken(signature, digest, trust) {
	const { places, writers } = trust;
	const token = tokenIn(signature);
	const placeFor = new Map(places.map((place) => [audienceOf(signature, digest, place), place]));
	const { aud, repository, ref, workflow_ref: workflow, event_name: event } = await verifyToken(token, [...placeFor.keys()], trust);
	const place = placeFor.get(aud);
	if (repository !== place?.repository || ref !== place.scope) throw new UnverifiedEntry(`has a token of a run of ${repository} on ${ref}, which may not save here`);
	if (!isTrustedWriter(writers, {
		workflow,
		event
	})) throw new UnverifiedEntry(`was saved by ${workflow} (event '${event}'), which \`trusted-writers\` does not name`);
}
const claimSchema = pipe(string(), maxLength(1024));
const claimsSchema = object({
	aud: string(),
	repository: claimSchema,
	ref: claimSchema,
	workflow_ref: claimSchema,
	event_name: claimSchema
});
const daySeconds = 86400;
/**
* A token lives for minutes and an entry for weeks, so not the token's expiry counts, but that it was issued within a day
* of the store's time: an old entry that is stored anew fails. S3's time of a
* multipart object is when its upload started.
* @param audience those that the token may have
* @throws UnverifiedEntry with the reason; Error if the issuer's keys cannot be had
*/
async function verifyToken(token, audience, { storedAt, signal }) {
	const issuer = issuerOf();
	try {
		const { payload } = await jwtVerify(token, issuerKeys(signal), {
			algorithms: ["RS256"],
			issuer,
			audience,
			...storedAt && { currentDate: storedAt },
			clockTolerance: storedAt ? daySeconds : Number.MAX_SAFE_INTEGER,
			maxTokenAge: 0
		});
		return parse(claimsSchema, payload);
	} catch (error) {
		const reason = reasonIn(error, issuer);
		throw reason === void 0 ? error : new UnverifiedEntry(`has a token ${reason}`);
	}
}
function reasonIn(error, issuer) {
	if (error instanceof JOSEAlgNotAllowed) return "that another algorithm than RS256 signed";
	if (error instanceof JWKSNoMatchingKey) return `with a key that ${issuer} does not publish, or no longer`;
	if (error instanceof JWSSignatureVerificationFailed) return "with a wrong signature";
	if (error instanceof JWKSMultipleMatchingKeys) return "that names no key";
	if (error instanceof JWTExpired || error instanceof JWTClaimValidationFailed) {
		if (error.claim === "iss") return `of another issuer than ${issuer}`;
		if (error.claim === "aud") return "for another entry: this one was changed, or copied from another key, repository, branch or version";
		return "that was not issued within a day of the time when the entry was stored";
	}
	return [
		JWTInvalid,
		JWSInvalid,
		JOSENotSupported,
		ValiError
	].some((kind) => error instanceof kind) ? "that is not valid" : void 0;
}
export { checkToken, issuerKeys, signByToken };
