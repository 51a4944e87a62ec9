import { array, headstartVersion, number, object, restApiUrl, safeParse, string, unknown } from "./start.js";
import { orUndefined } from "./tar.js";
import { openHttp } from "./http.js";
import { sendRequest, whenAllowed } from "./requests.js";
// src/stores/github/rest-api.ts
/**
* The caches of GitHub's service by its REST API, with the token of the workflow. The runner's own token can neither list nor
* remove them. https://docs.github.com/en/rest/actions/cache
*/
const cachesSchema = object({ actions_caches: array(object({
	id: number(),
	ref: string(),
	key: string(),
	version: string(),
	last_accessed_at: string(),
	created_at: string(),
	size_in_bytes: number()
})) });
const pullsSchema = array(object({ number: number() }));
/** The most that the API sends on a page. */
const perPage = 100;
const maxPageBytes = 16 * 1024 ** 2;
function openServiceInventory(options) {
	const ask = newRequests(options);
	return {
		label: `cache service of ${new URL(restApiUrl()).host}`,
		concurrency: 1,
		async *pages(scope) {
			const query = {
				sort: "created_at",
				direction: "asc",
				...scope !== void 0 && { ref: scope }
			};
			yield (await allPages((page) => ask("actions/caches", {
				query: {
					...query,
					...page
				},
				needs: "actions: read"
			}, cachesSchema), ({ actions_caches }) => actions_caches)).map(({ id, ref, size_in_bytes: bytes, created_at, last_accessed_at, ...names }) => ({
				...names,
				id: String(id),
				scope: ref,
				bytes,
				createdAt: new Date(created_at),
				usedMs: Date.parse(last_accessed_at)
			}));
		},
		writerOf: async () => ({}),
		async remove({ id }) {
			await ask(`actions/caches/${id}`, {
				method: "DELETE",
				needs: "actions: write"
			}, unknown());
		}
	};
}
/** The numbers of the pull requests that are open. */
async function openPullRequests(options) {
	const ask = newRequests(options);
	const pulls = await allPages((page) => ask("pulls", {
		query: {
			state: "open",
			...page
		},
		needs: "pull-requests: read"
	}, pullsSchema), (page) => page);
	return new Set(pulls.map(({ number }) => number));
}
async function allPages(ask, itemsOf) {
	const all = [];
	for (let number = 1;; number++) {
		const items = itemsOf(await ask({
			per_page: String(perPage),
			page: String(number)
		}));
		all.push(...items);
		if (items.length < perPage) return all;
	}
}
/** Requests about the repository. An answer to DELETE that there is no such thing is a success. */
function newRequests({ repository, token, signal, tell, mask }) {
	mask(token);
	const http = openHttp({ connections: 1 });
	const headers = {
		accept: "application/vnd.github+json",
		authorization: `Bearer ${token}`,
		"user-agent": `headstart/${headstartVersion}`,
		"x-github-api-version": "2022-11-28"
	};
	return async (path, { method = "GET", query = {}, needs }, schema) => {
		const request = {
			url: `${restApiUrl()}/repos/${repository}/${path}?${new URLSearchParams(query)}`,
			method,
			headers,
			signal
		};
		const { status, text } = await whenAllowed(() => sendRequest(http, request, maxPageBytes), {
			signal,
			tell
		});
		const body = orUndefined(() => JSON.parse(text));
		if (!(status === 200 || method === "DELETE" && (status === 204 || status === 404))) throw refusal(status, body, needs);
		const { success, output } = safeParse(schema, body);
		if (success) return output;
		throw new Error(`${restApiUrl()} does not answer as GitHub's REST API does`);
	};
}
function refusal(status, body, needs) {
	const { message = "" } = safeParse(object({ message: string() }), body).output;
	const said = `${status} ${message}`.trim().slice(0, 300);
	if (/rate limit/i.test(message)) return /* @__PURE__ */ new Error(`GitHub limits the rate of requests (${said}): run it again later`);
	if (status === 401) return /* @__PURE__ */ new Error(`GitHub does not accept the token (${said}): correct the input \`token\``);
	if (status === 403) return /* @__PURE__ */ new Error(`the token has too few rights (${said}): give the job \`permissions: ${needs}\``);
	if (status !== 404) return /* @__PURE__ */ new Error(`GitHub refuses the request (${said})`);
	return /* @__PURE__ */ new Error(`${restApiUrl()} does not know the repository's caches (${said}): this server has no such API, or the token may not see the repository`);
}
export { openPullRequests, openServiceInventory };
