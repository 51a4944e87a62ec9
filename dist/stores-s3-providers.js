import { fromIni } from "./aws-sdk-credential-provider-ini.js";
import { fromTokenFile } from "./aws-sdk-credential-provider-web-identity.js";
import { externalDataInterceptor, textsOf, urlOf } from "./s3.js";
import { messageOf } from "./tar.js";
import { environment, lookupMs, mebibyte, programEnvironment, programPath, readUpTo, run, shortMs } from "./start.js";
// src/stores/s3/providers.ts
/**
* Gets credentials from profiles with a role, a login or a program, and from web identities, by AWS's SDK through our
* own HTTP. Loaded only by jobs whose configuration names such a source.
*/
/** @throws Error that says why there are none */
function credentialsOfProfile(profile, context) {
	return answerFrom(context, (init) => fromIni({
		profile,
		...init
	})());
}
/**
* Exchanges a web identity's token for the credentials of the role in the environment.
* @param session names the session in AWS's logs
* @throws Error that says why there are none
*/
function credentialsOfWebIdentity(session, context) {
	const roleSessionName = session || `headstart-${Date.now()}`;
	return answerFrom(context, (init) => fromTokenFile({
		roleSessionName,
		...init
	})());
}
function initFor({ http, region }, signal) {
	const clientConfig = {
		retryMode: "standard",
		maxAttempts: 2,
		defaultsMode: "standard",
		requestHandler: { handle: (request) => sendThrough(http, request, signal) },
		ignoreConfiguredEndpointUrls: true
	};
	return {
		clientConfig,
		parentClientConfig: {
			...clientConfig,
			region
		},
		timeout: 1e3,
		maxRetries: 1
	};
}
async function answerFrom(context, ask) {
	const signal = AbortSignal.timeout(lookupMs);
	externalDataInterceptor.interceptToken("exec", (line, done) => {
		processOutput(line, signal).then((stdout) => done(null, { stdout }), done);
	});
	try {
		return await ask(initFor(context, signal));
	} catch (error) {
		const why = signal.aborted ? `no answer within ${lookupMs / 1e3} seconds` : messageOf(error);
		throw new Error(why.replace(/\n +Deserialization error.*/, "").replace(/\s+/g, " "));
	}
}
/** Runs a profile's `credential_process`, which is a line for the shell. */
async function processOutput(line, signal) {
	const [shell, ...args] = process.platform === "win32" ? [
		"cmd",
		"/d",
		"/s",
		"/c"
	] : ["sh", "-c"];
	const path = programPath(shell);
	const ours = Object.entries(environment()).filter(([name]) => !name.startsWith("INPUT_"));
	const env = {
		...Object.fromEntries(ours),
		...programEnvironment()
	};
	const options = {
		cwd: process.cwd(),
		env,
		signal,
		manner: "secret question"
	};
	const { stdout } = await run(path, [...args, line], options).catch((error) => {
		throw new Error(messageOf(error).replace(path, "its credential_process"));
	});
	return stdout.toString();
}
async function sendThrough(http, request, signal) {
	const { method, headers: signed, body } = request;
	const { host: _, "content-length": __, ...headers } = signed;
	const sent = {
		method,
		headers,
		...body && { body: [Buffer.from(body)] },
		signal,
		idleMs: shortMs
	};
	const answer = await http.request(urlOf(request), sent).catch((failure) => {
		throw failure.recover === "none" ? failure : Object.assign(failure, { $retryable: {} });
	});
	const bytes = await readUpTo(mebibyte, answer.body);
	return { response: {
		statusCode: answer.status,
		headers: textsOf(answer.headers),
		body: bytes
	} };
}
export { credentialsOfProfile, credentialsOfWebIdentity };
