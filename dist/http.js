import { Stalled, TransferFailure, connectMs, connectionFailure, idleMs, lengthOf, orAborted, progressBytes, proxyConnectMs, proxyDown } from "./start.js";
import { require_undici } from "./undici.js";
import { BlockList, isIP } from "node:net";
import { setFlagsFromString } from "node:v8";
import { Readable } from "node:stream";
// src/stores/transfer/http-parser-flags.ts
var import_undici = require_undici();
/**
* Must be called before undici compiles its parser, which it does when a connection is established. undici parses answers
* with WebAssembly. V8 would compile the busiest functions of that parser a second time, optimised, which takes 80 ms of
* CPU in every step; the parser itself runs for a few milliseconds. Loading node:v8 takes 2 ms: call this while a
* connection is being established.
* https://v8.dev/docs/wasm-compilation-pipeline
*/
function neverOptimiseParser() {
	setFlagsFromString("--wasm-tiering-budget=2000000000");
}
// src/stores/transfer/proxies.ts
/** Reads which proxies the environment names, by the rules of actions/cache and curl. */
/** @throws TypeError or URIError if a proxy is not a URL; its message could contain a password */
function readProxies() {
	const read = (name) => process.env[name] || process.env[name.toUpperCase()] || "";
	return {
		http: proxyAt(read("http_proxy")),
		https: proxyAt(read("https_proxy")),
		isExcluded: exclusionsIn(read("no_proxy"))
	};
}
function proxyAt(text) {
	if (text.trim() === "") return void 0;
	const url = new URL(/^\s*[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `http://${text}`);
	const login = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
	const token = login === ":" ? void 0 : `Basic ${Buffer.from(login).toString("base64")}`;
	return {
		uri: url.href,
		token
	};
}
const defaultPorts = {
	"http:": "80",
	"https:": "443"
};
/** `host`, `.host` and `*.host` name a host and all below it, `host:port` one port of them. A network names addresses. */
function exclusionsIn(text) {
	const items = text.toLowerCase().split(/[,\s]+/).filter((item) => item !== "");
	const networks = new BlockList();
	for (const item of items) addNetwork(item, networks);
	return ({ hostname, port, protocol }) => {
		const host = hostname.toLowerCase().replace(/^\[(.*)\]$/, "$1");
		const family = isIP(host);
		if (family !== 0 && networks.check(host, `ipv${family}`)) return true;
		return items.some((item) => {
			const [, name = item, onlyPort] = isIP(item) === 0 && /^(.+):(\d+)$/.exec(item) || [];
			if (onlyPort !== void 0 && onlyPort !== (port || defaultPorts[protocol])) return false;
			const bare = name.replace(/^\*?\./, "").replace(/^\[(.*)\]$/, "$1");
			return bare === "*" || host === bare || host.endsWith(`.${bare}`);
		});
	};
}
/** Adds `10.0.0.0/8` or `fd00::/8`; ignores what is no network. */
function addNetwork(item, networks) {
	const [, address = "", bits] = /^([\d.a-f:]+)\/(\d{1,3})$/.exec(item) ?? [];
	const family = isIP(address);
	if (family === 0 || Number(bits) > (family === 4 ? 32 : 128)) return;
	networks.addSubnet(address, Number(bits), `ipv${family}`);
}
// src/stores/transfer/read-buffers.ts
/** Undici refuses a longer head. It keeps references to the bytes of a head until the head is whole. */
const maxHeadBytes = 16384;
const firstBufferBytes = 2 * maxHeadBytes;
/** A larger buffer would not fit into the caches of a core. */
const maxReadBytes = 131072;
/**
* By default Node allocates memory for each read, which costs more than the read. Here two buffers take turns. Before one
* buffer is written again, at least `maxHeadBytes` have arrived in the other one, and undici has taken the bytes of the
* first. The buffers grow when reads fill them.
* https://nodejs.org/api/net.html#socketconnectoptions-connectlistener
*/
function readBuffers(socketOf) {
	let room = Buffer.allocUnsafeSlow(firstBufferBytes);
	let current = room;
	let other = room.subarray(0, 0);
	const takeTurns = (socket, wanted) => {
		const next = socket.readableLength === 0 && other.length >= wanted ? other : Buffer.allocUnsafeSlow(wanted);
		other = current;
		current = next;
		room = next;
	};
	return {
		buffer: () => room,
		callback(length) {
			const socket = socketOf();
			const taken = room.subarray(0, length);
			const isFull = length === room.length;
			room = room.subarray(length);
			if (current.length - room.length >= 16384) takeTurns(socket, isFull ? Math.min(2 * current.length, maxReadBytes) : current.length);
			return socket.push(taken);
		}
	};
}
// src/stores/transfer/agent.ts
/**
* Opens up to `connections` HTTP/1.1 connections to an origin. A single HTTP/2 connection would share its speed between
* all transfers. proxies.ts finds the proxies.
* @throws TransferFailure if the proxies are not URLs
*/
function openAgent(connections) {
	const connecting = /* @__PURE__ */ new Set();
	const agent = newAgent(connections, connecting);
	return {
		dispatch: (...request) => agent.dispatch(...request),
		async close() {
			for (const socket of connecting) socket.destroy();
			await agent.destroy();
		}
	};
}
function newAgent(connections, connecting) {
	const options = {
		connections,
		maxHeaderSize: maxHeadBytes,
		allowH2: false,
		connect: connectTracked(connecting)
	};
	const { isExcluded, ...proxies } = proxyUrls(readProxies);
	const direct = new import_undici.Agent(options);
	const proxied = {
		"http:": proxies.http ? through(proxies.http, options) : direct,
		"https:": proxies.https ? through(proxies.https, options) : direct
	};
	return {
		dispatch(request, handler) {
			const url = new URL(String(request.origin));
			return (isExcluded(url) ? direct : proxied[url.protocol] ?? direct).dispatch(request, handler);
		},
		async destroy() {
			await Promise.all([.../* @__PURE__ */ new Set([direct, ...Object.values(proxied)])].map((agent) => agent.destroy()));
		}
	};
}
function through({ uri, token }, options) {
	const proxy = {
		...options,
		uri,
		...token !== void 0 && { token },
		proxyTls: { timeout: proxyConnectMs },
		requestTls: { timeout: connectMs },
		clientFactory: toProxy,
		factory: (origin, options) => "maxHeaderSize" in options ? new import_undici.Pool(origin, options) : toProxy(origin, options),
		proxyTunnel: false
	};
	return proxyUrls(() => new import_undici.ProxyAgent(proxy));
}
/** Work that fails if a proxy is not a URL. The messages of Node and undici could contain a password. */
function proxyUrls(work) {
	try {
		return work();
	} catch {
		throw new TransferFailure("HTTP_PROXY or HTTPS_PROXY is not a URL like http://proxy:3128", "none");
	}
}
/** A client of the proxy itself. Its connection failures name the proxy, not the server. */
function toProxy(origin, options) {
	const connect = options.connect;
	return new import_undici.Pool(origin, { connect: (target, callback) => connect(target, (...[error, socket]) => {
		if (error) callback(proxyDown(error, String(origin)), null);
		else callback(null, socket);
	}) });
}
function connectTracked(connecting) {
	return (options, callback) => {
		const socket = (0, import_undici.buildConnector)({
			timeout: connectMs,
			allowH2: false,
			onread: readBuffers(() => socket),
			highWaterMark: 2 * maxReadBytes
		})(options, (...result) => {
			connecting.delete(socket);
			callback(...result);
		});
		connecting.add(socket);
		neverOptimiseParser();
	};
}
// src/stores/transfer/stall-watch.ts
/** Ends requests that make no progress. http.ts starts a watch for every request. */
/** The watch of one request. The caller reports the request's progress. */
function startStallWatch(url, request) {
	const { idleMs: idleMs$1 = idleMs, bodyIdleMs, progressBytes: progressBytes$1 = progressBytes } = request;
	const stalled = new AbortController();
	const began = performance.now();
	const sliceMs = idleMs$1 / 10;
	let limitMs = idleMs$1;
	let slices = 0;
	let unsent = lengthOf(request.body ?? []);
	let moved = 0;
	let isPaused = false;
	const timer = setInterval(() => {
		if (isPaused || ++slices * sliceMs <= limitMs) return;
		clearInterval(timer);
		stalled.abort(new Stalled(url, limitMs));
	}, sliceMs);
	const restart = (ms) => {
		limitMs = ms;
		slices = 0;
		moved = 0;
	};
	const move = (bytes) => {
		moved += bytes;
		if (moved >= progressBytes$1) restart(limitMs);
	};
	return {
		/** Aborted with `Stalled`, or with the reason of the request's own signal. */
		signal: AbortSignal.any([request.signal, stalled.signal]),
		/** The connection has taken this many bytes of the request's body. */
		sent(bytes) {
			request.onSent?.(bytes);
			unsent -= bytes;
			if (unsent > 0) move(bytes);
			else restart(idleMs$1 + performance.now() - began);
		},
		/** The head of the answer has arrived. */
		answered() {
			if (bodyIdleMs !== void 0) restart(bodyIdleMs);
		},
		/** This many bytes of the answer's body have arrived. */
		received: move,
		/** The reader has no room for more. The time until `resume` does not count. */
		pause() {
			isPaused = true;
		},
		resume() {
			if (!isPaused) return;
			isPaused = false;
			restart(limitMs);
		},
		end: () => clearInterval(timer)
	};
}
// src/stores/transfer/http.ts
/** The door to HTTP: sends all requests, and watches their progress. */
/**
* @param connections how many there may be to an origin
* @throws TransferFailure if the proxies of the environment are not URLs
*/
function openHttp({ connections }) {
	const agent = openAgent(connections);
	return {
		async request(url, request) {
			request.signal.throwIfAborted();
			const watch = startStallWatch(url, request);
			try {
				return await orAborted(send(agent, url, request, watch), watch.signal);
			} catch (error) {
				watch.end();
				request.signal.throwIfAborted();
				throw connectionFailure(error, url);
			}
		},
		close: agent.close
	};
}
function send(agent, url, request, watch) {
	const { origin, pathname, search } = new URL(url);
	const { method, headers, body } = request;
	const options = {
		origin,
		path: pathname + search,
		method,
		headers: {
			...headers,
			...body && { "content-length": String(lengthOf(body)) }
		},
		body: body ? stepsOf(body, watch) : null,
		headersTimeout: 0,
		bodyTimeout: 0
	};
	const response = Promise.withResolvers();
	agent.dispatch(options, answered(request, watch, response));
	return response.promise;
}
const stepBytes = 65536;
function* stepsOf(pieces, watch) {
	for (const piece of pieces) for (let start = 0; start < piece.length; start += stepBytes) {
		const step = piece.subarray(start, start + stepBytes);
		yield step;
		watch.sent(step.length);
	}
}
function answered({ onHead }, watch, { resolve, reject }) {
	const { signal } = watch;
	let controller;
	let head;
	let body;
	let take;
	const abort = () => controller.abort(signal.reason);
	const end = () => {
		signal.removeEventListener("abort", abort);
		watch.end();
	};
	const flow = flowOf(watch, () => controller, { onEnd() {
		end();
		resolve({
			...head,
			body: noBody()
		});
	} });
	return {
		onRequestStart(started) {
			controller = started;
			signal.addEventListener("abort", abort);
			if (signal.aborted) abort();
		},
		onResponseStart(_, status, headers) {
			if (status < 200) return;
			watch.answered();
			head = {
				status,
				headers
			};
			const taken = onHead?.(head, flow);
			if (!taken) {
				body = bodyOver(flow, (error) => controller.abort(error));
				resolve({
					...head,
					body
				});
			}
			take = taken ?? ((bytes) => {
				if (!body?.push(Buffer.from(bytes))) flow.pause();
			});
		},
		onResponseData(_, bytes) {
			watch.received(bytes.length);
			take(bytes);
		},
		onResponseEnd() {
			end();
			resolve({
				...head,
				body: body ?? noBody()
			});
			body?.push(null);
		},
		onResponseError(_, error) {
			end();
			reject(error);
			body?.destroy(error);
		}
	};
}
/** @param controls of the request, once it has started */
function flowOf(watch, controls, { onEnd }) {
	return {
		pause() {
			watch.pause();
			controls().pause();
		},
		resume() {
			watch.resume();
			controls().resume();
		},
		end() {
			onEnd();
			controls().abort(/* @__PURE__ */ new Error("no more bytes are wanted"));
		}
	};
}
const noBody = () => Readable.from([]);
function bodyOver(flow, abort) {
	return new Readable({
		read: flow.resume,
		destroy(error, done) {
			abort(error ?? /* @__PURE__ */ new Error("the answer was not read to its end"));
			done(error);
		}
	}).on("error", () => {});
}
export { openHttp };
