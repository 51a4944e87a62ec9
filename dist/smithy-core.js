import { HttpRequest, LazyJsonString, NumericValue, SelectorType, Uint8ArrayBlobAdapter, _parseEpochTimestamp, _parseRfc3339DateTimeWithOffset, _parseRfc7231DateTime, booleanSelector, dateToUtcString, fromBase64, fromHex, fromUtf8, generateIdempotencyToken, hasOwn, isValidHostLabel, loadConfig, normalizeProvider as normalizeProvider$1, parseEpochTimestamp, parseRfc3339DateTimeWithOffset, parseRfc7231DateTime, quoteHeader, sdkStreamMixin, splitEvery, splitHeader, toBase64, toHex, toUint8Array, toUtf8, v4, writeKey } from "./s3.js";
import { AlgorithmId, EndpointURLScheme, SMITHY_CONTEXT_KEY } from "./smithy-types.js";
import { createHash, createHmac } from "node:crypto";
import { Readable, Writable } from "node:stream";
import * as zlib from "node:zlib";
// node_modules/@smithy/core/dist-es/submodules/transport/getSmithyContext.js
const getSmithyContext = (context) => context["__smithy_context"] || (context["__smithy_context"] = {});
// node_modules/@smithy/core/dist-es/submodules/transport/httpResponse.js
var HttpResponse = class {
	statusCode;
	reason;
	headers;
	body;
	constructor(options) {
		this.statusCode = options.statusCode;
		this.reason = options.reason;
		this.headers = options.headers || {};
		this.body = options.body;
	}
	static isInstance(response) {
		if (!response) return false;
		const resp = response;
		return typeof resp.statusCode === "number" && typeof resp.headers === "object";
	}
};
// node_modules/@smithy/core/dist-es/submodules/transport/isValidHostname.js
function isValidHostname(hostname) {
	return /^[a-z0-9][a-z0-9.-]*[a-z0-9]$/.test(hostname);
}
// node_modules/@smithy/core/dist-es/submodules/transport/parseQueryString.js
function parseQueryString(querystring) {
	const query = {};
	querystring = querystring.replace(/^\?/, "");
	if (querystring) for (const pair of querystring.split("&")) {
		let [key, value = null] = pair.split("=");
		key = decodeURIComponent(key);
		if (value) value = decodeURIComponent(value);
		if (!(key in query)) query[key] = value;
		else if (Array.isArray(query[key])) query[key].push(value);
		else query[key] = [query[key], value];
	}
	return query;
}
// node_modules/@smithy/core/dist-es/submodules/transport/parseUrl.js
const parseUrl = (url) => {
	if (typeof url === "string") return parseUrl(new URL(url));
	const { hostname, pathname, port, protocol, search } = url;
	let query;
	if (search) query = parseQueryString(search);
	return {
		hostname,
		port: port ? parseInt(port) : void 0,
		protocol,
		path: pathname,
		query
	};
};
// node_modules/@smithy/core/dist-es/submodules/transport/toEndpointV1.js
const toEndpointV1 = (endpoint) => {
	if (typeof endpoint === "object") {
		if ("url" in endpoint) {
			const v1Endpoint = parseUrl(endpoint.url);
			if (endpoint.headers) {
				v1Endpoint.headers = {};
				for (const name in endpoint.headers) {
					if (!hasOwn(endpoint.headers, name)) continue;
					v1Endpoint.headers[name.toLowerCase()] = endpoint.headers[name].join(", ");
				}
			}
			return v1Endpoint;
		}
		return endpoint;
	}
	return parseUrl(endpoint);
};
// node_modules/@smithy/core/dist-es/submodules/client/middleware-stack/MiddlewareStack.js
const getAllAliases = (name, aliases) => {
	const _aliases = [];
	if (name) _aliases.push(name);
	if (aliases) for (const alias of aliases) _aliases.push(alias);
	return _aliases;
};
const getMiddlewareNameWithAliases = (name, aliases) => {
	return `${name || "anonymous"}${aliases && aliases.length > 0 ? ` (a.k.a. ${aliases.join(",")})` : ""}`;
};
const constructStack = () => {
	let absoluteEntries = [];
	let relativeEntries = [];
	let identifyOnResolve = false;
	const entriesNameSet = /* @__PURE__ */ new Set();
	const sort = (entries) => entries.sort((a, b) => stepWeights[b.step] - stepWeights[a.step] || priorityWeights[b.priority || "normal"] - priorityWeights[a.priority || "normal"]);
	const removeByName = (toRemove) => {
		let isRemoved = false;
		const filterCb = (entry) => {
			const aliases = getAllAliases(entry.name, entry.aliases);
			if (aliases.includes(toRemove)) {
				isRemoved = true;
				for (const alias of aliases) entriesNameSet.delete(alias);
				return false;
			}
			return true;
		};
		absoluteEntries = absoluteEntries.filter(filterCb);
		relativeEntries = relativeEntries.filter(filterCb);
		return isRemoved;
	};
	const removeByReference = (toRemove) => {
		let isRemoved = false;
		const filterCb = (entry) => {
			if (entry.middleware === toRemove) {
				isRemoved = true;
				for (const alias of getAllAliases(entry.name, entry.aliases)) entriesNameSet.delete(alias);
				return false;
			}
			return true;
		};
		absoluteEntries = absoluteEntries.filter(filterCb);
		relativeEntries = relativeEntries.filter(filterCb);
		return isRemoved;
	};
	const cloneTo = (toStack) => {
		absoluteEntries.forEach((entry) => {
			toStack.add(entry.middleware, { ...entry });
		});
		relativeEntries.forEach((entry) => {
			toStack.addRelativeTo(entry.middleware, { ...entry });
		});
		toStack.identifyOnResolve?.(stack.identifyOnResolve());
		return toStack;
	};
	const expandRelativeMiddlewareList = (from) => {
		const expandedMiddlewareList = [];
		from.before.forEach((entry) => {
			if (entry.before.length === 0 && entry.after.length === 0) expandedMiddlewareList.push(entry);
			else expandedMiddlewareList.push(...expandRelativeMiddlewareList(entry));
		});
		expandedMiddlewareList.push(from);
		from.after.reverse().forEach((entry) => {
			if (entry.before.length === 0 && entry.after.length === 0) expandedMiddlewareList.push(entry);
			else expandedMiddlewareList.push(...expandRelativeMiddlewareList(entry));
		});
		return expandedMiddlewareList;
	};
	const getMiddlewareList = (debug = false) => {
		const normalizedAbsoluteEntries = [];
		const normalizedRelativeEntries = [];
		const normalizedEntriesNameMap = {};
		absoluteEntries.forEach((entry) => {
			const normalizedEntry = {
				...entry,
				before: [],
				after: []
			};
			for (const alias of getAllAliases(normalizedEntry.name, normalizedEntry.aliases)) normalizedEntriesNameMap[alias] = normalizedEntry;
			normalizedAbsoluteEntries.push(normalizedEntry);
		});
		relativeEntries.forEach((entry) => {
			const normalizedEntry = {
				...entry,
				before: [],
				after: []
			};
			for (const alias of getAllAliases(normalizedEntry.name, normalizedEntry.aliases)) normalizedEntriesNameMap[alias] = normalizedEntry;
			normalizedRelativeEntries.push(normalizedEntry);
		});
		normalizedRelativeEntries.forEach((entry) => {
			if (entry.toMiddleware) {
				const toMiddleware = normalizedEntriesNameMap[entry.toMiddleware];
				if (toMiddleware === void 0) {
					if (debug) return;
					throw new Error(`${entry.toMiddleware} is not found when adding ${getMiddlewareNameWithAliases(entry.name, entry.aliases)} middleware ${entry.relation} ${entry.toMiddleware}`);
				}
				if (entry.relation === "after") toMiddleware.after.push(entry);
				if (entry.relation === "before") toMiddleware.before.push(entry);
			}
		});
		return sort(normalizedAbsoluteEntries).map(expandRelativeMiddlewareList).reduce((wholeList, expandedMiddlewareList) => {
			wholeList.push(...expandedMiddlewareList);
			return wholeList;
		}, []);
	};
	const stack = {
		add: (middleware, options = {}) => {
			const { name, override, aliases: _aliases } = options;
			const entry = {
				step: "initialize",
				priority: "normal",
				middleware,
				...options
			};
			const aliases = getAllAliases(name, _aliases);
			if (aliases.length > 0) {
				if (aliases.some((alias) => entriesNameSet.has(alias))) {
					if (!override) throw new Error(`Duplicate middleware name '${getMiddlewareNameWithAliases(name, _aliases)}'`);
					for (const alias of aliases) {
						const toOverrideIndex = absoluteEntries.findIndex((entry) => entry.name === alias || entry.aliases?.some((a) => a === alias));
						if (toOverrideIndex === -1) continue;
						const toOverride = absoluteEntries[toOverrideIndex];
						if (toOverride.step !== entry.step || entry.priority !== toOverride.priority) throw new Error(`"${getMiddlewareNameWithAliases(toOverride.name, toOverride.aliases)}" middleware with ${toOverride.priority} priority in ${toOverride.step} step cannot be overridden by "${getMiddlewareNameWithAliases(name, _aliases)}" middleware with ${entry.priority} priority in ${entry.step} step.`);
						absoluteEntries.splice(toOverrideIndex, 1);
					}
				}
				for (const alias of aliases) entriesNameSet.add(alias);
			}
			absoluteEntries.push(entry);
		},
		addRelativeTo: (middleware, options) => {
			const { name, override, aliases: _aliases } = options;
			const entry = {
				middleware,
				...options
			};
			const aliases = getAllAliases(name, _aliases);
			if (aliases.length > 0) {
				if (aliases.some((alias) => entriesNameSet.has(alias))) {
					if (!override) throw new Error(`Duplicate middleware name '${getMiddlewareNameWithAliases(name, _aliases)}'`);
					for (const alias of aliases) {
						const toOverrideIndex = relativeEntries.findIndex((entry) => entry.name === alias || entry.aliases?.some((a) => a === alias));
						if (toOverrideIndex === -1) continue;
						const toOverride = relativeEntries[toOverrideIndex];
						if (toOverride.toMiddleware !== entry.toMiddleware || toOverride.relation !== entry.relation) throw new Error(`"${getMiddlewareNameWithAliases(toOverride.name, toOverride.aliases)}" middleware ${toOverride.relation} "${toOverride.toMiddleware}" middleware cannot be overridden by "${getMiddlewareNameWithAliases(name, _aliases)}" middleware ${entry.relation} "${entry.toMiddleware}" middleware.`);
						relativeEntries.splice(toOverrideIndex, 1);
					}
				}
				for (const alias of aliases) entriesNameSet.add(alias);
			}
			relativeEntries.push(entry);
		},
		clone: () => cloneTo(constructStack()),
		use: (plugin) => {
			plugin.applyToStack(stack);
		},
		remove: (toRemove) => {
			if (typeof toRemove === "string") return removeByName(toRemove);
			else return removeByReference(toRemove);
		},
		removeByTag: (toRemove) => {
			let isRemoved = false;
			const filterCb = (entry) => {
				const { tags, name, aliases: _aliases } = entry;
				if (tags && tags.includes(toRemove)) {
					const aliases = getAllAliases(name, _aliases);
					for (const alias of aliases) entriesNameSet.delete(alias);
					isRemoved = true;
					return false;
				}
				return true;
			};
			absoluteEntries = absoluteEntries.filter(filterCb);
			relativeEntries = relativeEntries.filter(filterCb);
			return isRemoved;
		},
		concat: (from) => {
			const cloned = cloneTo(constructStack());
			cloned.use(from);
			cloned.identifyOnResolve(identifyOnResolve || cloned.identifyOnResolve() || (from.identifyOnResolve?.() ?? false));
			return cloned;
		},
		applyToStack: cloneTo,
		identify: () => {
			return getMiddlewareList(true).map((mw) => {
				const step = mw.step ?? mw.relation + " " + mw.toMiddleware;
				return getMiddlewareNameWithAliases(mw.name, mw.aliases) + " - " + step;
			});
		},
		identifyOnResolve(toggle) {
			if (typeof toggle === "boolean") identifyOnResolve = toggle;
			return identifyOnResolve;
		},
		resolve: (handler, context) => {
			for (const middleware of getMiddlewareList().map((entry) => entry.middleware).reverse()) handler = middleware(handler, context);
			if (identifyOnResolve) console.log(stack.identify());
			return handler;
		}
	};
	return stack;
};
const stepWeights = {
	initialize: 5,
	serialize: 4,
	build: 3,
	finalizeRequest: 2,
	deserialize: 1
};
const priorityWeights = {
	high: 3,
	normal: 2,
	low: 1
};
// node_modules/@smithy/core/dist-es/submodules/client/smithy-client/client.js
var Client = class {
	config;
	middlewareStack = constructStack();
	initConfig;
	handlers;
	constructor(config) {
		this.config = config;
		const { protocol, protocolSettings } = config;
		if (protocolSettings) {
			if (typeof protocol === "function") config.protocol = new protocol(protocolSettings);
		}
	}
	send(command, optionsOrCb, cb) {
		const options = typeof optionsOrCb !== "function" ? optionsOrCb : void 0;
		const callback = typeof optionsOrCb === "function" ? optionsOrCb : cb;
		const useHandlerCache = options === void 0 && this.config.cacheMiddleware === true;
		let handler;
		if (useHandlerCache) {
			if (!this.handlers) this.handlers = /* @__PURE__ */ new WeakMap();
			const handlers = this.handlers;
			if (handlers.has(command.constructor)) handler = handlers.get(command.constructor);
			else {
				handler = command.resolveMiddleware(this.middlewareStack, this.config, options);
				handlers.set(command.constructor, handler);
			}
		} else {
			delete this.handlers;
			handler = command.resolveMiddleware(this.middlewareStack, this.config, options);
		}
		if (callback) handler(command).then((result) => callback(null, result.output), (err) => callback(err)).catch(() => {});
		else return handler(command).then((result) => result.output);
	}
	destroy() {
		this.config?.requestHandler?.destroy?.();
		delete this.handlers;
	}
};
// node_modules/@smithy/core/dist-es/submodules/schema/deref.js
const deref = (schemaRef) => {
	if (typeof schemaRef === "function") return schemaRef();
	return schemaRef;
};
// node_modules/@smithy/core/dist-es/submodules/schema/schemas/operation.js
const operation = (namespace, name, traits, input, output) => ({
	name,
	namespace,
	traits,
	input,
	output
});
// node_modules/@smithy/core/dist-es/submodules/schema/middleware/schemaDeserializationMiddleware.js
const schemaDeserializationMiddleware = (config) => (next, context) => async (args) => {
	const { response } = await next(args);
	const { operationSchema } = getSmithyContext(context);
	const [, ns, n, t, i, o] = operationSchema ?? [];
	try {
		return {
			response,
			output: await config.protocol.deserializeResponse(operation(ns, n, t, i, o), {
				...config,
				...context
			}, response)
		};
	} catch (error) {
		Object.defineProperty(error, "$response", {
			value: response,
			enumerable: false,
			writable: false,
			configurable: false
		});
		if (!("$metadata" in error)) {
			const hint = `Deserialization error: to see the raw response, inspect the hidden field {error}.$response on this object.`;
			try {
				error.message += "\n  " + hint;
			} catch (ignored) {
				if (!context.logger || context.logger?.constructor?.name === "NoOpLogger") console.warn(hint);
				else context.logger?.warn?.(hint);
			}
			if (typeof error.$responseBodyText !== "undefined") {
				if (error.$response) error.$response.body = error.$responseBodyText;
			}
			try {
				if (HttpResponse.isInstance(response)) {
					const { headers = {}, statusCode } = response;
					const headerEntries = Object.entries(headers);
					error.$metadata = {
						httpStatusCode: statusCode,
						requestId: findHeader(/^x-[\w-]+-request-?id$/, headerEntries),
						extendedRequestId: findHeader(/^x-[\w-]+-id-2$/, headerEntries),
						cfId: findHeader(/^x-[\w-]+-cf-id$/, headerEntries)
					};
				}
			} catch (ignored) {}
		}
		throw error;
	}
};
const findHeader = (pattern, headers) => {
	return (headers.find(([k]) => {
		return k.match(pattern);
	}) || [void 0, void 0])[1];
};
// node_modules/@smithy/core/dist-es/submodules/schema/middleware/schemaSerializationMiddleware.js
const schemaSerializationMiddleware = (config) => (next, context) => async (args) => {
	const { operationSchema } = getSmithyContext(context);
	const [, ns, n, t, i, o] = operationSchema ?? [];
	const endpoint = context.endpointV2 ? async () => toEndpointV1(context.endpointV2) : config.endpoint;
	const request = await config.protocol.serializeRequest(operation(ns, n, t, i, o), args.input, {
		...config,
		...context,
		endpoint
	});
	return next({
		...args,
		request
	});
};
// node_modules/@smithy/core/dist-es/submodules/schema/middleware/getSchemaSerdePlugin.js
const deserializerMiddlewareOption = {
	name: "deserializerMiddleware",
	step: "deserialize",
	tags: ["DESERIALIZER"],
	override: true
};
const serializerMiddlewareOption$1 = {
	name: "serializerMiddleware",
	step: "serialize",
	tags: ["SERIALIZER"],
	override: true
};
function getSchemaSerdePlugin(config) {
	return { applyToStack: (commandStack) => {
		commandStack.add(schemaSerializationMiddleware(config), serializerMiddlewareOption$1);
		commandStack.add(schemaDeserializationMiddleware(config), deserializerMiddlewareOption);
		config.protocol.setSerdeContext(config);
	} };
}
// node_modules/@smithy/core/dist-es/submodules/schema/schemas/translateTraits.js
const traitsCache = [];
function translateTraits(indicator) {
	if (typeof indicator === "object") return indicator;
	indicator = indicator | 0;
	if (traitsCache[indicator]) return traitsCache[indicator];
	const traits = {};
	let i = 0;
	for (const trait of [
		"httpLabel",
		"idempotent",
		"idempotencyToken",
		"sensitive",
		"httpPayload",
		"httpResponseCode",
		"httpQueryParams"
	]) if ((indicator >> i++ & 1) === 1) traits[trait] = 1;
	return traitsCache[indicator] = traits;
}
// node_modules/@smithy/core/dist-es/submodules/schema/schemas/NormalizedSchema.js
const anno = {
	it: Symbol.for("@smithy/nor-struct-it"),
	ns: Symbol.for("@smithy/ns")
};
const simpleSchemaCacheN = [];
const simpleSchemaCacheS = {};
var NormalizedSchema = class NormalizedSchema {
	ref;
	memberName;
	static symbol = Symbol.for("@smithy/nor");
	symbol = NormalizedSchema.symbol;
	name;
	schema;
	_isMemberSchema;
	traits;
	memberTraits;
	normalizedTraits;
	constructor(ref, memberName) {
		this.ref = ref;
		this.memberName = memberName;
		const traitStack = [];
		let _ref = ref;
		let schema = ref;
		this._isMemberSchema = false;
		while (isMemberSchema(_ref)) {
			traitStack.push(_ref[1]);
			_ref = _ref[0];
			schema = deref(_ref);
			this._isMemberSchema = true;
		}
		if (traitStack.length > 0) {
			this.memberTraits = {};
			for (let i = traitStack.length - 1; i >= 0; --i) {
				const traitSet = traitStack[i];
				Object.assign(this.memberTraits, translateTraits(traitSet));
			}
		} else this.memberTraits = 0;
		if (schema instanceof NormalizedSchema) {
			const computedMemberTraits = this.memberTraits;
			Object.assign(this, schema);
			this.memberTraits = Object.assign({}, computedMemberTraits, schema.getMemberTraits(), this.getMemberTraits());
			this.normalizedTraits = void 0;
			this.memberName = memberName ?? schema.memberName;
			return;
		}
		this.schema = deref(schema);
		if (isStaticSchema(this.schema)) {
			this.name = `${this.schema[1]}#${this.schema[2]}`;
			this.traits = this.schema[3];
		} else {
			this.name = this.memberName ?? String(schema);
			this.traits = 0;
		}
		if (this._isMemberSchema && !memberName) throw new Error(`@smithy/core/schema - NormalizedSchema member init ${this.getName(true)} missing member name.`);
	}
	static [Symbol.hasInstance](lhs) {
		const isPrototype = this.prototype.isPrototypeOf(lhs);
		if (!isPrototype && typeof lhs === "object" && lhs !== null) return lhs.symbol === this.symbol;
		return isPrototype;
	}
	static of(ref) {
		const keyAble = typeof ref === "function" || typeof ref === "object" && ref !== null;
		if (typeof ref === "number") {
			if (simpleSchemaCacheN[ref]) return simpleSchemaCacheN[ref];
		} else if (typeof ref === "string") {
			if (simpleSchemaCacheS[ref]) return simpleSchemaCacheS[ref];
		} else if (keyAble) {
			if (ref[anno.ns]) return ref[anno.ns];
		}
		const sc = deref(ref);
		if (sc instanceof NormalizedSchema) return sc;
		if (isMemberSchema(sc)) {
			const [ns, traits] = sc;
			if (ns instanceof NormalizedSchema) {
				Object.assign(ns.getMergedTraits(), translateTraits(traits));
				return ns;
			}
			throw new Error(`@smithy/core/schema - may not init unwrapped member schema=${JSON.stringify(ref, null, 2)}.`);
		}
		const ns = new NormalizedSchema(sc);
		if (keyAble) return ref[anno.ns] = ns;
		if (typeof sc === "string") return simpleSchemaCacheS[sc] = ns;
		if (typeof sc === "number") return simpleSchemaCacheN[sc] = ns;
		return ns;
	}
	getSchema() {
		const sc = this.schema;
		if (Array.isArray(sc) && sc[0] === 0) return sc[4];
		return sc;
	}
	getName(withNamespace = false) {
		const { name } = this;
		return !withNamespace && name && name.includes("#") ? name.split("#")[1] : name || void 0;
	}
	getMemberName() {
		return this.memberName;
	}
	isMemberSchema() {
		return this._isMemberSchema;
	}
	isListSchema() {
		const sc = this.getSchema();
		return typeof sc === "number" ? sc >= 64 && sc < 128 : sc[0] === 1;
	}
	isMapSchema() {
		const sc = this.getSchema();
		return typeof sc === "number" ? sc >= 128 && sc <= 255 : sc[0] === 2;
	}
	isStructSchema() {
		const sc = this.getSchema();
		if (typeof sc !== "object") return false;
		const id = sc[0];
		return id === 3 || id === -3 || id === 4;
	}
	isUnionSchema() {
		const sc = this.getSchema();
		if (typeof sc !== "object") return false;
		return sc[0] === 4;
	}
	isBlobSchema() {
		const sc = this.getSchema();
		return sc === 21 || sc === 42;
	}
	isTimestampSchema() {
		const sc = this.getSchema();
		return typeof sc === "number" && sc >= 4 && sc <= 7;
	}
	isUnitSchema() {
		return this.getSchema() === "unit";
	}
	isDocumentSchema() {
		return this.getSchema() === 15;
	}
	isStringSchema() {
		return this.getSchema() === 0;
	}
	isBooleanSchema() {
		return this.getSchema() === 2;
	}
	isNumericSchema() {
		return this.getSchema() === 1;
	}
	isBigIntegerSchema() {
		return this.getSchema() === 17;
	}
	isBigDecimalSchema() {
		return this.getSchema() === 19;
	}
	isStreaming() {
		const { streaming } = this.getMergedTraits();
		return !!streaming || this.getSchema() === 42;
	}
	isIdempotencyToken() {
		return !!this.getMergedTraits().idempotencyToken;
	}
	getMergedTraits() {
		return this.normalizedTraits ?? (this.normalizedTraits = {
			...this.getOwnTraits(),
			...this.getMemberTraits()
		});
	}
	getMemberTraits() {
		return translateTraits(this.memberTraits);
	}
	getOwnTraits() {
		return translateTraits(this.traits);
	}
	getKeySchema() {
		const [isDoc, isMap] = [this.isDocumentSchema(), this.isMapSchema()];
		if (!isDoc && !isMap) throw new Error(`@smithy/core/schema - cannot get key for non-map: ${this.getName(true)}`);
		const schema = this.getSchema();
		return member([isDoc ? 15 : schema[4] ?? 0, 0], "key");
	}
	getValueSchema() {
		const sc = this.getSchema();
		const [isDoc, isMap, isList] = [
			this.isDocumentSchema(),
			this.isMapSchema(),
			this.isListSchema()
		];
		const memberSchema = typeof sc === "number" ? 63 & sc : sc && typeof sc === "object" && (isMap || isList) ? sc[3 + sc[0]] : isDoc ? 15 : void 0;
		if (memberSchema != null) return member([memberSchema, 0], isMap ? "value" : "member");
		throw new Error(`@smithy/core/schema - ${this.getName(true)} has no value member.`);
	}
	getMemberSchema(memberName) {
		const struct = this.getSchema();
		if (this.isStructSchema() && struct[4].includes(memberName)) {
			const i = struct[4].indexOf(memberName);
			const memberSchema = struct[5][i];
			return member(isMemberSchema(memberSchema) ? memberSchema : [memberSchema, 0], memberName);
		}
		if (this.isDocumentSchema()) return member([15, 0], memberName);
		throw new Error(`@smithy/core/schema - ${this.getName(true)} has no member=${memberName}.`);
	}
	getMemberSchemas() {
		const buffer = {};
		try {
			for (const [k, v] of this.structIterator()) buffer[k] = v;
		} catch (ignored) {}
		return buffer;
	}
	getEventStreamMember() {
		if (this.isStructSchema()) {
			for (const [memberName, memberSchema] of this.structIterator()) if (memberSchema.isStreaming() && memberSchema.isStructSchema()) return memberName;
		}
		return "";
	}
	*structIterator() {
		if (this.isUnitSchema()) return;
		if (!this.isStructSchema()) throw new Error("@smithy/core/schema - cannot iterate non-struct schema.");
		const struct = this.getSchema();
		const z = struct[4].length;
		let it = struct[anno.it];
		if (it && z === it.length) {
			yield* it;
			return;
		}
		it = Array(z);
		for (let i = 0; i < z; ++i) {
			const k = struct[4][i];
			const v = member([struct[5][i], 0], k);
			yield it[i] = [k, v];
		}
		struct[anno.it] = it;
	}
};
function member(memberSchema, memberName) {
	if (memberSchema instanceof NormalizedSchema) return Object.assign(memberSchema, {
		memberName,
		_isMemberSchema: true
	});
	return new NormalizedSchema(memberSchema, memberName);
}
const isMemberSchema = (sc) => Array.isArray(sc) && sc.length === 2;
const isStaticSchema = (sc) => Array.isArray(sc) && sc.length >= 5;
// node_modules/@smithy/core/dist-es/submodules/schema/TypeRegistry.js
var TypeRegistry = class TypeRegistry {
	namespace;
	schemas;
	exceptions;
	static registries = /* @__PURE__ */ new Map();
	constructor(namespace, schemas = /* @__PURE__ */ new Map(), exceptions = /* @__PURE__ */ new Map()) {
		this.namespace = namespace;
		this.schemas = schemas;
		this.exceptions = exceptions;
		if (!TypeRegistry.registries.has(namespace)) TypeRegistry.registries.set(namespace, this);
	}
	static for(namespace) {
		return TypeRegistry.registries.get(namespace) ?? new TypeRegistry(namespace);
	}
	copyFrom(other) {
		const { schemas, exceptions } = this;
		for (const [k, v] of other.schemas) if (!schemas.has(k)) schemas.set(k, v);
		for (const [k, v] of other.exceptions) if (!exceptions.has(k)) exceptions.set(k, v);
	}
	register(shapeId, schema) {
		const qualifiedName = this.normalizeShapeId(shapeId);
		for (const r of [this, TypeRegistry.for(qualifiedName.split("#")[0])]) if (!r.schemas.has(qualifiedName)) r.schemas.set(qualifiedName, schema);
	}
	getSchema(shapeId) {
		const id = this.normalizeShapeId(shapeId);
		if (!this.schemas.has(id)) {
			if (!shapeId.includes("#")) {
				const suffix = "#" + shapeId;
				const candidates = [];
				for (const [shapeId, schema] of this.schemas.entries()) if (shapeId.endsWith(suffix)) candidates.push(schema);
				if (candidates.length === 1) return candidates[0];
			}
			throw new Error(`@smithy/core/schema - schema not found for ${id}`);
		}
		return this.schemas.get(id);
	}
	registerError(es, ctor) {
		const $error = es;
		const ns = $error[1];
		const qualifiedName = ns + "#" + $error[2];
		if (!ctor.hasOwnProperty?.("shapeId")) ctor.shapeId = qualifiedName;
		for (const r of [this, TypeRegistry.for(ns)]) if (!r.schemas.has(qualifiedName) && !r.exceptions.has($error)) {
			r.schemas.set(qualifiedName, $error);
			r.exceptions.set($error, ctor);
		}
	}
	getErrorCtor(es) {
		const $error = es;
		if (this.exceptions.has($error)) return this.exceptions.get($error);
		return TypeRegistry.for($error[1]).exceptions.get($error);
	}
	getBaseException() {
		for (const exceptionKey of this.exceptions.keys()) if (Array.isArray(exceptionKey)) {
			const [, ns, name] = exceptionKey;
			const id = ns + "#" + name;
			if (id.startsWith("smithy.ts.sdk.synthetic.") && id.endsWith("ServiceException")) return exceptionKey;
		}
	}
	find(predicate) {
		for (const schema of this.schemas.values()) if (predicate(schema)) return schema;
	}
	clear() {
		this.schemas.clear();
		this.exceptions.clear();
	}
	normalizeShapeId(shapeId) {
		if (shapeId.includes("#")) return shapeId;
		return this.namespace + "#" + shapeId;
	}
};
// node_modules/@smithy/core/dist-es/submodules/client/smithy-client/schemaLogFilter.js
const SENSITIVE_STRING = "***SensitiveInformation***";
function schemaLogFilter(schema, data) {
	if (data == null) return data;
	const ns = NormalizedSchema.of(schema);
	if (ns.getMergedTraits().sensitive) return SENSITIVE_STRING;
	if (ns.isListSchema()) {
		const valueSchema = ns.getValueSchema();
		if (valueSchema.getMergedTraits().sensitive) return SENSITIVE_STRING;
		if (Array.isArray(data)) return data.map((value) => schemaLogFilter(valueSchema, value));
	} else if (ns.isMapSchema()) {
		const valueSchema = ns.getValueSchema();
		if (ns.getKeySchema().getMergedTraits().sensitive || valueSchema.getMergedTraits().sensitive) return SENSITIVE_STRING;
		if (typeof data === "object") return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, schemaLogFilter(valueSchema, value)]));
	} else if (ns.isStructSchema() && typeof data === "object") {
		const object = data;
		const newObject = {};
		for (const [member, memberNs] of ns.structIterator()) if (object[member] != null) newObject[member] = schemaLogFilter(memberNs, object[member]);
		return newObject;
	}
	return data;
}
// node_modules/@smithy/core/dist-es/submodules/client/smithy-client/command.js
const operationEventStreamMarker = Symbol.for("@smithy/op-event-stream");
var Command = class {
	middlewareStack = constructStack();
	schema;
	static classBuilder() {
		return new ClassBuilder();
	}
	resolveMiddlewareWithContext(clientStack, configuration, options, { middlewareFn, clientName, commandName, inputFilterSensitiveLog, outputFilterSensitiveLog, smithyContext, additionalContext, CommandCtor }) {
		for (const mw of middlewareFn.bind(this)(CommandCtor, clientStack, configuration, options)) this.middlewareStack.use(mw);
		const stack = clientStack.concat(this.middlewareStack);
		const { logger } = configuration;
		const additionalSmithyContext = additionalContext[SMITHY_CONTEXT_KEY];
		const handlerExecutionContext = {
			logger,
			clientName,
			commandName,
			inputFilterSensitiveLog,
			outputFilterSensitiveLog,
			...additionalContext,
			[SMITHY_CONTEXT_KEY]: {
				...additionalSmithyContext,
				commandInstance: this,
				...smithyContext,
				...options?.metricsRecorder === void 0 ? {} : { metricsRecorder: options.metricsRecorder },
				...options?.abortSignal === void 0 ? {} : { abortSignal: options.abortSignal }
			}
		};
		const { requestHandler } = configuration;
		let requestOptions = options ?? {};
		if (requestOptions.metricsRecorder) {
			requestOptions = { ...requestOptions };
			delete requestOptions.metricsRecorder;
		}
		let isEventStream;
		const schema = this.schema;
		const marker = schema?.[operationEventStreamMarker];
		if (marker !== void 0) isEventStream = marker;
		else if (schema) {
			if (Array.isArray(schema) && schema[0] === 9) {
				const [, , , , input$, output$] = schema;
				isEventStream = schema[operationEventStreamMarker] = Boolean(NormalizedSchema.of(input$).getEventStreamMember() || NormalizedSchema.of(output$).getEventStreamMember());
			}
		}
		if (isEventStream) requestOptions = {
			isEventStream,
			...requestOptions
		};
		return stack.resolve((request) => requestHandler.handle(request.request, requestOptions), handlerExecutionContext);
	}
};
var ClassBuilder = class {
	_init = () => {};
	_ep = {};
	_middlewareFn = () => [];
	_commandName = "";
	_clientName = "";
	_additionalContext = {};
	_smithyContext = {};
	_inputFilterSensitiveLog = void 0;
	_outputFilterSensitiveLog = void 0;
	_serializer = null;
	_deserializer = null;
	_operationSchema;
	init(cb) {
		this._init = cb;
	}
	ep(endpointParameterInstructions) {
		this._ep = endpointParameterInstructions;
		return this;
	}
	m(middlewareSupplier) {
		this._middlewareFn = middlewareSupplier;
		return this;
	}
	s(service, operation, smithyContext = {}) {
		this._smithyContext = {
			service,
			operation,
			...smithyContext
		};
		return this;
	}
	c(additionalContext = {}) {
		this._additionalContext = additionalContext;
		return this;
	}
	n(clientName, commandName) {
		this._clientName = clientName;
		this._commandName = commandName;
		return this;
	}
	f(inputFilter = (_) => _, outputFilter = (_) => _) {
		this._inputFilterSensitiveLog = inputFilter;
		this._outputFilterSensitiveLog = outputFilter;
		return this;
	}
	ser(serializer) {
		this._serializer = serializer;
		return this;
	}
	de(deserializer) {
		this._deserializer = deserializer;
		return this;
	}
	sc(operation) {
		this._operationSchema = operation;
		this._smithyContext.operationSchema = operation;
		return this;
	}
	build() {
		const closure = this;
		let CommandRef;
		return CommandRef = class extends Command {
			input;
			static getEndpointParameterInstructions() {
				return closure._ep;
			}
			constructor(...[input]) {
				super();
				this.input = input ?? {};
				closure._init(this);
				this.schema = closure._operationSchema;
			}
			resolveMiddleware(stack, configuration, options) {
				const op = closure._operationSchema;
				const input = op?.[4] ?? op?.input;
				const output = op?.[5] ?? op?.output;
				return this.resolveMiddlewareWithContext(stack, configuration, options, {
					CommandCtor: CommandRef,
					middlewareFn: closure._middlewareFn,
					clientName: closure._clientName,
					commandName: closure._commandName,
					inputFilterSensitiveLog: closure._inputFilterSensitiveLog ?? (op ? schemaLogFilter.bind(null, input) : (_) => _),
					outputFilterSensitiveLog: closure._outputFilterSensitiveLog ?? (op ? schemaLogFilter.bind(null, output) : (_) => _),
					smithyContext: closure._smithyContext,
					additionalContext: closure._additionalContext
				});
			}
			serialize = closure._serializer;
			deserialize = closure._deserializer;
		};
	}
};
// node_modules/@smithy/core/dist-es/submodules/client/smithy-client/exceptions.js
var ServiceException = class ServiceException extends Error {
	static shapeId = "smithy.ts.sdk.synthetic.nonamespace.client#ServiceException";
	$fault;
	$response;
	$retryable;
	$metadata;
	constructor(options) {
		super(options.message);
		Object.setPrototypeOf(this, Object.getPrototypeOf(this).constructor.prototype);
		this.name = options.name;
		this.$fault = options.$fault;
		this.$metadata = options.$metadata;
	}
	static isInstance(value) {
		if (!value) return false;
		const candidate = value;
		return ServiceException.prototype.isPrototypeOf(candidate) || Boolean(candidate.$fault) && Boolean(candidate.$metadata) && (candidate.$fault === "client" || candidate.$fault === "server");
	}
	static [Symbol.hasInstance](instance) {
		if (!instance) return false;
		const candidate = instance;
		if (this === ServiceException) return ServiceException.isInstance(instance);
		if (ServiceException.isInstance(instance)) {
			if (this.prototype.isPrototypeOf(instance)) return true;
			const targetId = Object.prototype.hasOwnProperty.call(this, "shapeId") ? this.shapeId : void 0;
			let candidateHasShapeId = false;
			if (targetId) {
				let proto = Object.getPrototypeOf(candidate);
				while (proto && proto !== Object.prototype) {
					const ctor = proto.constructor;
					const candidateId = ctor !== ServiceException && Object.prototype.hasOwnProperty.call(ctor, "shapeId") ? ctor?.shapeId : void 0;
					if (candidateId) {
						candidateHasShapeId = true;
						if (candidateId === targetId) return true;
					}
					proto = Object.getPrototypeOf(proto);
				}
			}
			if (targetId && candidateHasShapeId) return false;
			const targetName = this.name;
			if (targetName && targetName.length >= 6) {
				if (candidate.name === targetName) return true;
				let proto = Object.getPrototypeOf(candidate);
				while (proto && proto !== Object.prototype) {
					const ctorName = proto.constructor?.name;
					if (ctorName && ctorName !== "Error" && ctorName === targetName) return true;
					proto = Object.getPrototypeOf(proto);
				}
			}
		}
		return false;
	}
};
const decorateServiceException = (exception, additions = {}) => {
	Object.entries(additions).filter(([, v]) => v !== void 0).forEach(([k, v]) => {
		if (exception[k] == void 0 || exception[k] === "") exception[k] = v;
	});
	exception.message = exception.message || exception.Message || "UnknownError";
	delete exception.Message;
	return exception;
};
// node_modules/@smithy/core/dist-es/submodules/client/smithy-client/defaults-mode.js
const loadConfigsForDefaultMode = (mode) => {
	switch (mode) {
		case "standard": return {
			retryMode: "standard",
			connectionTimeout: 3100
		};
		case "in-region": return {
			retryMode: "standard",
			connectionTimeout: 1100
		};
		case "cross-region": return {
			retryMode: "standard",
			connectionTimeout: 3100
		};
		case "mobile": return {
			retryMode: "standard",
			connectionTimeout: 3e4
		};
		default: return {};
	}
};
// node_modules/@smithy/core/dist-es/submodules/client/smithy-client/emitWarningIfUnsupportedVersion.js
let warningEmitted = false;
const emitWarningIfUnsupportedVersion = (version) => {
	if (version && !warningEmitted && parseInt(version.substring(1, version.indexOf("."))) < 16) warningEmitted = true;
};
// node_modules/@smithy/core/dist-es/submodules/client/smithy-client/extensions/checksum.js
const knownAlgorithms = Object.values(AlgorithmId);
const getChecksumConfiguration = (runtimeConfig) => {
	const checksumAlgorithms = [];
	for (const id in AlgorithmId) {
		if (!hasOwn(AlgorithmId, id)) continue;
		const algorithmId = AlgorithmId[id];
		if (runtimeConfig[algorithmId] === void 0) continue;
		checksumAlgorithms.push({
			algorithmId: () => algorithmId,
			checksumConstructor: () => runtimeConfig[algorithmId]
		});
	}
	for (const [id, ChecksumCtor] of Object.entries(runtimeConfig.checksumAlgorithms ?? {})) checksumAlgorithms.push({
		algorithmId: () => id,
		checksumConstructor: () => ChecksumCtor
	});
	return {
		addChecksumAlgorithm(algo) {
			runtimeConfig.checksumAlgorithms = runtimeConfig.checksumAlgorithms ?? {};
			const id = algo.algorithmId();
			const ctor = algo.checksumConstructor();
			if (knownAlgorithms.includes(id)) runtimeConfig.checksumAlgorithms[id.toUpperCase()] = ctor;
			else runtimeConfig.checksumAlgorithms[id] = ctor;
			checksumAlgorithms.push(algo);
		},
		checksumAlgorithms() {
			return checksumAlgorithms;
		}
	};
};
const resolveChecksumRuntimeConfig = (clientConfig) => {
	const runtimeConfig = {};
	clientConfig.checksumAlgorithms().forEach((checksumAlgorithm) => {
		const id = checksumAlgorithm.algorithmId();
		if (knownAlgorithms.includes(id)) runtimeConfig[id] = checksumAlgorithm.checksumConstructor();
	});
	return runtimeConfig;
};
// node_modules/@smithy/core/dist-es/submodules/client/smithy-client/extensions/retry.js
const getRetryConfiguration = (runtimeConfig) => {
	return {
		setRetryStrategy(retryStrategy) {
			runtimeConfig.retryStrategy = retryStrategy;
		},
		retryStrategy() {
			return runtimeConfig.retryStrategy;
		}
	};
};
const resolveRetryRuntimeConfig = (retryStrategyConfiguration) => {
	const runtimeConfig = {};
	runtimeConfig.retryStrategy = retryStrategyConfiguration.retryStrategy();
	return runtimeConfig;
};
// node_modules/@smithy/core/dist-es/submodules/client/smithy-client/extensions/defaultExtensionConfiguration.js
const getDefaultExtensionConfiguration = (runtimeConfig) => {
	return Object.assign(getChecksumConfiguration(runtimeConfig), getRetryConfiguration(runtimeConfig));
};
const resolveDefaultRuntimeConfig = (config) => {
	return Object.assign(resolveChecksumRuntimeConfig(config), resolveRetryRuntimeConfig(config));
};
// node_modules/@smithy/core/dist-es/submodules/client/smithy-client/get-value-from-text-node.js
const getValueFromTextNode = (obj) => {
	const textNodeName = "#text";
	for (const key in obj) {
		if (!hasOwn(obj, key)) continue;
		if (obj[key][textNodeName] !== void 0) obj[key] = obj[key][textNodeName];
		else if (typeof obj[key] === "object" && obj[key] !== null) obj[key] = getValueFromTextNode(obj[key]);
	}
	return obj;
};
// node_modules/@smithy/core/dist-es/submodules/client/smithy-client/NoOpLogger.js
var NoOpLogger = class {
	trace() {}
	debug() {}
	info() {}
	warn() {}
	error() {}
};
// node_modules/@smithy/core/dist-es/submodules/client/smithy-client/client-command-builder.js
function makeBuilder(common, service, name, ep) {
	return function makeCommand(added, plugins, op, $, smithyContext = {}) {
		const epMerged = Object.assign({}, common, added);
		return Command.classBuilder().ep(epMerged).m(function(CommandCtor, clientStack, config, options) {
			const list = plugins.call(this, CommandCtor, clientStack, config, options);
			list.unshift(ep(config, CommandCtor.getEndpointParameterInstructions()));
			return list;
		}).s(service, op, smithyContext).n(name, op.charAt(0).toUpperCase() + op.slice(1) + "Command").sc($).build();
	};
}
// node_modules/@smithy/core/dist-es/submodules/endpoints/middleware-endpoint/adaptors/getEndpointUrlConfig.js
const ENV_ENDPOINT_URL = "AWS_ENDPOINT_URL";
const CONFIG_ENDPOINT_URL = "endpoint_url";
const getEndpointUrlConfig = (serviceId) => ({
	environmentVariableSelector: (env) => {
		const serviceSuffixParts = serviceId.split(" ").map((w) => w.toUpperCase());
		const serviceEndpointUrl = env[[ENV_ENDPOINT_URL, ...serviceSuffixParts].join("_")];
		if (serviceEndpointUrl) return serviceEndpointUrl;
		const endpointUrl = env[ENV_ENDPOINT_URL];
		if (endpointUrl) return endpointUrl;
	},
	configFileSelector: (profile, config) => {
		if (profile.services) {
			const servicesSectionKey = ["services", profile.services].join(".");
			if (!config || !config[servicesSectionKey]) throw new Error(`The services section "${profile.services}" specified in the profile is not present in the shared configuration file.`);
			const endpointUrl = config[servicesSectionKey][[serviceId.split(" ").map((w) => w.toLowerCase()).join("_"), CONFIG_ENDPOINT_URL].join(".")];
			if (endpointUrl) return endpointUrl;
		}
		const endpointUrl = profile[CONFIG_ENDPOINT_URL];
		if (endpointUrl) return endpointUrl;
	},
	default: void 0
});
// node_modules/@smithy/core/dist-es/submodules/endpoints/middleware-endpoint/adaptors/getIgnoreConfiguredEndpointUrls.js
const ENV_IGNORE_CONFIGURED_ENDPOINT_URLS = "AWS_IGNORE_CONFIGURED_ENDPOINT_URLS";
const CONFIG_IGNORE_CONFIGURED_ENDPOINT_URLS = "ignore_configured_endpoint_urls";
const ignoreConfiguredEndpointUrlsConfigSelectors = {
	environmentVariableSelector: (env) => booleanSelector(env, ENV_IGNORE_CONFIGURED_ENDPOINT_URLS, SelectorType.ENV),
	configFileSelector: (profile) => booleanSelector(profile, CONFIG_IGNORE_CONFIGURED_ENDPOINT_URLS, SelectorType.CONFIG),
	default: false
};
// node_modules/@smithy/core/dist-es/submodules/endpoints/middleware-endpoint/adaptors/getEndpointFromConfig.js
const getEndpointFromConfig = async (serviceId) => {
	if (await loadConfig(ignoreConfiguredEndpointUrlsConfigSelectors)()) return;
	return loadConfig(getEndpointUrlConfig(serviceId ?? ""))();
};
// node_modules/@smithy/core/dist-es/submodules/endpoints/middleware-endpoint/service-customizations/s3.js
const resolveParamsForS3 = async (endpointParams) => {
	const bucket = endpointParams?.Bucket || "";
	if (typeof endpointParams.Bucket === "string") endpointParams.Bucket = bucket.replace(/#/g, encodeURIComponent("#")).replace(/\?/g, encodeURIComponent("?"));
	if (isArnBucketName(bucket)) {
		if (endpointParams.ForcePathStyle === true) throw new Error("Path-style addressing cannot be used with ARN buckets");
	} else if (!isDnsCompatibleBucketName(bucket) || bucket.indexOf(".") !== -1 && !String(endpointParams.Endpoint).startsWith("http:") || bucket.toLowerCase() !== bucket || bucket.length < 3) endpointParams.ForcePathStyle = true;
	if (endpointParams.DisableMultiRegionAccessPoints) {
		endpointParams.disableMultiRegionAccessPoints = true;
		endpointParams.DisableMRAP = true;
	}
	return endpointParams;
};
const DOMAIN_PATTERN = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const IP_ADDRESS_PATTERN = /(\d+\.){3}\d+/;
const DOTS_PATTERN = /\.\./;
const isDnsCompatibleBucketName = (bucketName) => DOMAIN_PATTERN.test(bucketName) && !IP_ADDRESS_PATTERN.test(bucketName) && !DOTS_PATTERN.test(bucketName);
const isArnBucketName = (bucketName) => {
	const [arn, partition, service, , , bucket] = bucketName.split(":");
	const isArn = arn === "arn" && bucketName.split(":").length >= 6;
	const isValidArn = Boolean(isArn && partition && service && bucket);
	if (isArn && !isValidArn) throw new Error(`Invalid ARN: ${bucketName} was an invalid ARN.`);
	return isValidArn;
};
// node_modules/@smithy/core/dist-es/submodules/endpoints/middleware-endpoint/adaptors/createConfigValueProvider.js
const createConfigValueProvider = (configKey, canonicalEndpointParamKey, config, isClientContextParam = false) => {
	const configProvider = async () => {
		let configValue;
		if (isClientContextParam) configValue = config.clientContextParams?.[configKey] ?? config[configKey] ?? config[canonicalEndpointParamKey];
		else configValue = config[configKey] ?? config[canonicalEndpointParamKey];
		if (typeof configValue === "function") return configValue();
		return configValue;
	};
	if (configKey === "credentialScope" || canonicalEndpointParamKey === "CredentialScope") return async () => {
		const credentials = typeof config.credentials === "function" ? await config.credentials() : config.credentials;
		return credentials?.credentialScope ?? credentials?.CredentialScope;
	};
	if (configKey === "accountId" || canonicalEndpointParamKey === "AccountId") return async () => {
		const credentials = typeof config.credentials === "function" ? await config.credentials() : config.credentials;
		return credentials?.accountId ?? credentials?.AccountId;
	};
	if (configKey === "endpoint" || canonicalEndpointParamKey === "endpoint") return async () => {
		if (config.isCustomEndpoint === false) return;
		const endpoint = await configProvider();
		if (endpoint && typeof endpoint === "object") {
			if ("url" in endpoint) return endpoint.url.href;
			if ("hostname" in endpoint) {
				const { protocol, hostname, port, path } = endpoint;
				return `${protocol}//${hostname}${port ? ":" + port : ""}${path}`;
			}
		}
		return endpoint;
	};
	return configProvider;
};
// node_modules/@smithy/core/dist-es/submodules/endpoints/middleware-endpoint/adaptors/getEndpointFromInstructions.js
function bindGetEndpointFromInstructions(getEndpointFromConfig) {
	return async (commandInput, instructionsSupplier, clientConfig, context) => {
		if (!clientConfig.isCustomEndpoint && !clientConfig.ignoreConfiguredEndpointUrls) {
			let endpointFromConfig;
			if (clientConfig.serviceConfiguredEndpoint) endpointFromConfig = await clientConfig.serviceConfiguredEndpoint();
			else endpointFromConfig = await getEndpointFromConfig(clientConfig.serviceId);
			if (endpointFromConfig) {
				clientConfig.endpoint = () => Promise.resolve(toEndpointV1(endpointFromConfig));
				clientConfig.isCustomEndpoint = true;
				context?.logger?.debug?.(`@smithy/core/endpoints - resolved endpoint from config: ${endpointFromConfig}`);
			}
		}
		const endpointParams = await resolveParams(commandInput, instructionsSupplier, clientConfig);
		if (typeof clientConfig.endpointProvider !== "function") throw new Error("config.endpointProvider is not set.");
		const endpoint = clientConfig.endpointProvider(endpointParams, context);
		if (clientConfig.isCustomEndpoint && clientConfig.endpoint) {
			const customEndpoint = await clientConfig.endpoint();
			if (customEndpoint?.headers) {
				endpoint.headers ??= {};
				for (const [name, value] of Object.entries(customEndpoint.headers)) endpoint.headers[name] = Array.isArray(value) ? value : [value];
			}
		}
		return endpoint;
	};
}
const resolveParams = async (commandInput, instructionsSupplier, clientConfig) => {
	const endpointParams = {};
	const instructions = instructionsSupplier?.getEndpointParameterInstructions?.() || {};
	for (const [name, instruction] of Object.entries(instructions)) switch (instruction.type) {
		case "staticContextParams":
			endpointParams[name] = instruction.value;
			break;
		case "contextParams":
			endpointParams[name] = commandInput[instruction.name];
			break;
		case "clientContextParams":
		case "builtInParams":
			endpointParams[name] = await createConfigValueProvider(instruction.name, name, clientConfig, instruction.type !== "builtInParams")();
			break;
		case "operationContextParams":
			endpointParams[name] = instruction.get(commandInput);
			break;
		default: throw new Error("Unrecognized endpoint parameter instruction: " + JSON.stringify(instruction));
	}
	if (Object.keys(instructions).length === 0) Object.assign(endpointParams, clientConfig);
	if (String(clientConfig.serviceId).toLowerCase() === "s3") await resolveParamsForS3(endpointParams);
	return endpointParams;
};
// node_modules/@smithy/core/dist-es/submodules/endpoints/middleware-endpoint/endpointMiddleware.js
function setFeature(context, feature, value) {
	if (!context.__smithy_context) context.__smithy_context = { features: {} };
	else if (!context.__smithy_context.features) context.__smithy_context.features = {};
	context.__smithy_context.features[feature] = value;
}
function bindEndpointMiddleware(getEndpointFromConfig) {
	const getEndpointFromInstructions = bindGetEndpointFromInstructions(getEndpointFromConfig);
	return ({ config, instructions }) => {
		return (next, context) => async (args) => {
			if (config.isCustomEndpoint) setFeature(context, "ENDPOINT_OVERRIDE", "N");
			const endpoint = await getEndpointFromInstructions(args.input, { getEndpointParameterInstructions() {
				return instructions;
			} }, { ...config }, context);
			context.endpointV2 = endpoint;
			context.authSchemes = endpoint.properties?.authSchemes;
			const authScheme = context.authSchemes?.[0];
			if (authScheme) {
				context["signing_region"] = authScheme.signingRegion;
				context["signing_service"] = authScheme.signingName;
				const httpAuthOption = getSmithyContext(context)?.selectedHttpAuthScheme?.httpAuthOption;
				if (httpAuthOption) httpAuthOption.signingProperties = Object.assign(httpAuthOption.signingProperties || {}, {
					signing_region: authScheme.signingRegion,
					signingRegion: authScheme.signingRegion,
					signing_service: authScheme.signingName,
					signingName: authScheme.signingName,
					signingRegionSet: authScheme.signingRegionSet
				}, authScheme.properties);
			}
			return next({ ...args });
		};
	};
}
const endpointMiddlewareOptions = {
	step: "serialize",
	tags: [
		"ENDPOINT_PARAMETERS",
		"ENDPOINT_V2",
		"ENDPOINT"
	],
	name: "endpointV2Middleware",
	override: true,
	relation: "before",
	toMiddleware: {
		name: "serializerMiddleware",
		step: "serialize",
		tags: ["SERIALIZER"],
		override: true
	}.name
};
function bindGetEndpointPlugin(getEndpointFromConfig) {
	const endpointMiddleware = bindEndpointMiddleware(getEndpointFromConfig);
	return (config, instructions) => ({ applyToStack: (clientStack) => {
		clientStack.addRelativeTo(endpointMiddleware({
			config,
			instructions
		}), endpointMiddlewareOptions);
	} });
}
// node_modules/@smithy/core/dist-es/submodules/endpoints/middleware-endpoint/resolveEndpointConfig.js
function bindResolveEndpointConfig(getEndpointFromConfig) {
	return (input) => {
		const tls = input.tls ?? true;
		const { endpoint, useDualstackEndpoint, useFipsEndpoint } = input;
		const resolvedConfig = Object.assign(input, {
			endpoint: endpoint != null ? async () => toEndpointV1(await normalizeProvider$1(endpoint)()) : void 0,
			tls,
			isCustomEndpoint: !!endpoint,
			useDualstackEndpoint: normalizeProvider$1(useDualstackEndpoint ?? false),
			useFipsEndpoint: normalizeProvider$1(useFipsEndpoint ?? false),
			ignoreConfiguredEndpointUrls: !!input.ignoreConfiguredEndpointUrls
		});
		let configuredEndpointPromise = void 0;
		resolvedConfig.serviceConfiguredEndpoint = async () => {
			if (input.serviceId && !configuredEndpointPromise) configuredEndpointPromise = getEndpointFromConfig(input.serviceId);
			return configuredEndpointPromise;
		};
		return resolvedConfig;
	};
}
// node_modules/@smithy/core/dist-es/submodules/endpoints/util-endpoints/bdd/BinaryDecisionDiagram.js
var BinaryDecisionDiagram = class BinaryDecisionDiagram {
	nodes;
	root;
	conditions;
	results;
	constructor(bdd, root, conditions, results) {
		this.nodes = bdd;
		this.root = root;
		this.conditions = conditions;
		this.results = results;
	}
	static from(bdd, root, conditions, results) {
		return new BinaryDecisionDiagram(bdd, root, conditions, results);
	}
};
// node_modules/@smithy/core/dist-es/submodules/endpoints/util-endpoints/cache/EndpointCache.js
var EndpointCache = class {
	capacity;
	data = /* @__PURE__ */ new Map();
	parameters = [];
	constructor({ size, params }) {
		this.capacity = size ?? 50;
		if (params) this.parameters = params;
	}
	get(endpointParams, resolver) {
		const key = this.hash(endpointParams);
		if (key === false) return resolver();
		if (!this.data.has(key)) {
			if (this.data.size > this.capacity + 10) {
				const keys = this.data.keys();
				let i = 0;
				while (true) {
					const { value, done } = keys.next();
					this.data.delete(value);
					if (done || ++i > 10) break;
				}
			}
			this.data.set(key, resolver());
		}
		return this.data.get(key);
	}
	size() {
		return this.data.size;
	}
	hash(endpointParams) {
		let buffer = "";
		const { parameters } = this;
		if (parameters.length === 0) return false;
		for (const param of parameters) {
			const raw = endpointParams[param];
			const val = raw == null ? "\0" : String(raw);
			if (val.includes("|;")) return false;
			buffer += val + "|;";
		}
		return buffer;
	}
};
// node_modules/@smithy/core/dist-es/submodules/endpoints/util-endpoints/types/EndpointError.js
var EndpointError = class extends Error {
	constructor(message) {
		super(message);
		this.name = "EndpointError";
	}
};
// node_modules/@smithy/core/dist-es/submodules/endpoints/util-endpoints/debug/debugId.js
const debugId = "endpoints";
// node_modules/@smithy/core/dist-es/submodules/endpoints/util-endpoints/debug/toDebugString.js
function toDebugString(input) {
	if (typeof input !== "object" || input == null) return input;
	if ("ref" in input) return `$${toDebugString(input.ref)}`;
	if ("fn" in input) return `${input.fn}(${(input.argv || []).map(toDebugString).join(", ")})`;
	return JSON.stringify(input, null, 2);
}
// node_modules/@smithy/core/dist-es/submodules/endpoints/util-endpoints/utils/customEndpointFunctions.js
const customEndpointFunctions = {};
// node_modules/@smithy/core/dist-es/submodules/endpoints/util-endpoints/lib/booleanEquals.js
const booleanEquals = (value1, value2) => value1 === value2;
// node_modules/@smithy/core/dist-es/submodules/endpoints/util-endpoints/lib/coalesce.js
function coalesce(...args) {
	for (const arg of args) if (arg != null) return arg;
}
// node_modules/@smithy/core/dist-es/submodules/endpoints/util-endpoints/lib/getAttrPathList.js
const getAttrPathList = (path) => {
	const parts = path.split(".");
	const pathList = [];
	for (const part of parts) {
		const squareBracketIndex = part.indexOf("[");
		if (squareBracketIndex !== -1) {
			if (part.indexOf("]") !== part.length - 1) throw new EndpointError(`Path: '${path}' does not end with ']'`);
			const arrayIndex = part.slice(squareBracketIndex + 1, -1);
			if (Number.isNaN(parseInt(arrayIndex))) throw new EndpointError(`Invalid array index: '${arrayIndex}' in path: '${path}'`);
			if (squareBracketIndex !== 0) pathList.push(part.slice(0, squareBracketIndex));
			pathList.push(arrayIndex);
		} else pathList.push(part);
	}
	return pathList;
};
// node_modules/@smithy/core/dist-es/submodules/endpoints/util-endpoints/lib/getAttr.js
const getAttr = (value, path) => getAttrPathList(path).reduce((acc, index) => {
	if (typeof acc !== "object") throw new EndpointError(`Index '${index}' in '${path}' not found in '${JSON.stringify(value)}'`);
	else if (Array.isArray(acc)) {
		const i = parseInt(index);
		return acc[i < 0 ? acc.length + i : i];
	}
	return acc[index];
}, value);
// node_modules/@smithy/core/dist-es/submodules/endpoints/util-endpoints/lib/isSet.js
const isSet = (value) => value != null;
// node_modules/@smithy/core/dist-es/submodules/endpoints/util-endpoints/lib/ite.js
function ite(condition, trueValue, falseValue) {
	return condition ? trueValue : falseValue;
}
// node_modules/@smithy/core/dist-es/submodules/endpoints/util-endpoints/lib/not.js
const not = (value) => !value;
// node_modules/@smithy/core/dist-es/submodules/endpoints/util-endpoints/lib/isIpAddress.js
const IP_V4_REGEX = new RegExp(`^(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]\\d|\\d)(?:\\.(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]\\d|\\d)){3}$`);
const isIpAddress = (value) => IP_V4_REGEX.test(value) || value.startsWith("[") && value.endsWith("]");
// node_modules/@smithy/core/dist-es/submodules/endpoints/util-endpoints/lib/parseURL.js
const DEFAULT_PORTS = {
	[EndpointURLScheme.HTTP]: 80,
	[EndpointURLScheme.HTTPS]: 443
};
const parseURL = (value) => {
	const whatwgURL = (() => {
		try {
			if (value instanceof URL) return value;
			if (typeof value === "object" && "hostname" in value) {
				const { hostname, port, protocol = "", path = "", query = {} } = value;
				const url = new URL(`${protocol}//${hostname}${port ? `:${port}` : ""}${path}`);
				url.search = Object.entries(query).map(([k, v]) => `${k}=${v}`).join("&");
				return url;
			}
			return new URL(value);
		} catch (ignored) {
			return null;
		}
	})();
	if (!whatwgURL) {
		console.error(`Unable to parse ${JSON.stringify(value)} as a whatwg URL.`);
		return null;
	}
	const urlString = whatwgURL.href;
	const { host, hostname, pathname, protocol, search } = whatwgURL;
	if (search) return null;
	const scheme = protocol.slice(0, -1);
	if (!Object.values(EndpointURLScheme).includes(scheme)) return null;
	const isIp = isIpAddress(hostname);
	return {
		scheme,
		authority: `${host}${urlString.includes(`${host}:${DEFAULT_PORTS[scheme]}`) || typeof value === "string" && value.includes(`${host}:${DEFAULT_PORTS[scheme]}`) ? `:${DEFAULT_PORTS[scheme]}` : ``}`,
		path: pathname,
		normalizedPath: pathname.endsWith("/") ? pathname : `${pathname}/`,
		isIp
	};
};
// node_modules/@smithy/core/dist-es/submodules/endpoints/util-endpoints/lib/split.js
function split(value, delimiter, limit) {
	if (limit === 1) return [value];
	if (value === "") return [""];
	const parts = value.split(delimiter);
	if (limit === 0) return parts;
	return parts.slice(0, limit - 1).concat(parts.slice(1).join(delimiter));
}
// node_modules/@smithy/core/dist-es/submodules/endpoints/util-endpoints/lib/stringEquals.js
const stringEquals = (value1, value2) => value1 === value2;
// node_modules/@smithy/core/dist-es/submodules/endpoints/util-endpoints/lib/substring.js
const substring = (input, start, stop, reverse) => {
	if (input == null || start >= stop || input.length < stop || /[^\u0000-\u007f]/.test(input)) return null;
	if (!reverse) return input.substring(start, stop);
	return input.substring(input.length - stop, input.length - start);
};
// node_modules/@smithy/core/dist-es/submodules/endpoints/util-endpoints/lib/uriEncode.js
const uriEncode = (value) => encodeURIComponent(value).replace(/[!*'()]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
// node_modules/@smithy/core/dist-es/submodules/endpoints/util-endpoints/utils/endpointFunctions.js
const endpointFunctions = {
	booleanEquals,
	coalesce,
	getAttr,
	isSet,
	isValidHostLabel,
	ite,
	not,
	parseURL,
	split,
	stringEquals,
	substring,
	uriEncode
};
// node_modules/@smithy/core/dist-es/submodules/endpoints/util-endpoints/utils/evaluateTemplate.js
const evaluateTemplate = (template, options) => {
	const evaluatedTemplateArr = [];
	const { referenceRecord, endpointParams } = options;
	let currentIndex = 0;
	while (currentIndex < template.length) {
		const openingBraceIndex = template.indexOf("{", currentIndex);
		if (openingBraceIndex === -1) {
			evaluatedTemplateArr.push(template.slice(currentIndex));
			break;
		}
		evaluatedTemplateArr.push(template.slice(currentIndex, openingBraceIndex));
		const closingBraceIndex = template.indexOf("}", openingBraceIndex);
		if (closingBraceIndex === -1) {
			evaluatedTemplateArr.push(template.slice(openingBraceIndex));
			break;
		}
		if (template[openingBraceIndex + 1] === "{" && template[closingBraceIndex + 1] === "}") {
			evaluatedTemplateArr.push(template.slice(openingBraceIndex + 1, closingBraceIndex));
			currentIndex = closingBraceIndex + 2;
		}
		const parameterName = template.substring(openingBraceIndex + 1, closingBraceIndex);
		if (parameterName.includes("#")) {
			const [refName, attrName] = parameterName.split("#");
			evaluatedTemplateArr.push(getAttr(referenceRecord[refName] ?? endpointParams[refName], attrName));
		} else evaluatedTemplateArr.push(referenceRecord[parameterName] ?? endpointParams[parameterName]);
		currentIndex = closingBraceIndex + 1;
	}
	return evaluatedTemplateArr.join("");
};
// node_modules/@smithy/core/dist-es/submodules/endpoints/util-endpoints/utils/getReferenceValue.js
const getReferenceValue = ({ ref }, options) => {
	return options.referenceRecord[ref] ?? options.endpointParams[ref];
};
// node_modules/@smithy/core/dist-es/submodules/endpoints/util-endpoints/utils/evaluateExpression.js
const evaluateExpression = (obj, keyName, options) => {
	if (typeof obj === "string") return evaluateTemplate(obj, options);
	else if (obj["fn"]) return group$1.callFunction(obj, options);
	else if (obj["ref"]) return getReferenceValue(obj, options);
	throw new EndpointError(`'${keyName}': ${String(obj)} is not a string, function or reference.`);
};
const callFunction = ({ fn, argv }, options) => {
	const evaluatedArgs = Array(argv.length);
	for (let i = 0; i < evaluatedArgs.length; ++i) {
		const arg = argv[i];
		if (typeof arg === "boolean" || typeof arg === "number") evaluatedArgs[i] = arg;
		else evaluatedArgs[i] = group$1.evaluateExpression(arg, "arg", options);
	}
	const namespaceSeparatorIndex = fn.indexOf(".");
	if (namespaceSeparatorIndex !== -1) {
		const customFunction = customEndpointFunctions[fn.slice(0, namespaceSeparatorIndex)]?.[fn.slice(namespaceSeparatorIndex + 1)];
		if (typeof customFunction === "function") return customFunction(...evaluatedArgs);
	}
	const callable = endpointFunctions[fn];
	if (typeof callable === "function") return callable(...evaluatedArgs);
	throw new Error(`function ${fn} not loaded in endpointFunctions.`);
};
const group$1 = {
	evaluateExpression,
	callFunction
};
// node_modules/@smithy/core/dist-es/submodules/endpoints/util-endpoints/utils/evaluateCondition.js
const evaluateCondition = (condition, options) => {
	const { assign } = condition;
	if (assign && assign in options.referenceRecord) throw new EndpointError(`'${assign}' is already defined in Reference Record.`);
	const value = callFunction(condition, options);
	options.logger?.debug?.(`${debugId} evaluateCondition: ${toDebugString(condition)} = ${toDebugString(value)}`);
	const result = value === "" ? true : !!value;
	if (assign != null) return {
		result,
		toAssign: {
			name: assign,
			value
		}
	};
	return { result };
};
// node_modules/@smithy/core/dist-es/submodules/endpoints/util-endpoints/utils/getEndpointHeaders.js
const getEndpointHeaders = (headers, options) => Object.entries(headers ?? {}).reduce((acc, [headerKey, headerVal]) => {
	acc[headerKey] = headerVal.map((headerValEntry) => {
		const processedExpr = evaluateExpression(headerValEntry, "Header value entry", options);
		if (typeof processedExpr !== "string") throw new EndpointError(`Header '${headerKey}' value '${processedExpr}' is not a string`);
		return processedExpr;
	});
	return acc;
}, {});
// node_modules/@smithy/core/dist-es/submodules/endpoints/util-endpoints/utils/getEndpointProperties.js
const getEndpointProperties = (properties, options) => Object.entries(properties).reduce((acc, [propertyKey, propertyVal]) => {
	acc[propertyKey] = group.getEndpointProperty(propertyVal, options);
	return acc;
}, {});
const getEndpointProperty = (property, options) => {
	if (Array.isArray(property)) return property.map((propertyEntry) => getEndpointProperty(propertyEntry, options));
	switch (typeof property) {
		case "string": return evaluateTemplate(property, options);
		case "object":
			if (property === null) throw new EndpointError(`Unexpected endpoint property: ${property}`);
			return group.getEndpointProperties(property, options);
		case "boolean": return property;
		default: throw new EndpointError(`Unexpected endpoint property type: ${typeof property}`);
	}
};
const group = {
	getEndpointProperty,
	getEndpointProperties
};
// node_modules/@smithy/core/dist-es/submodules/endpoints/util-endpoints/utils/getEndpointUrl.js
const getEndpointUrl = (endpointUrl, options) => {
	const expression = evaluateExpression(endpointUrl, "Endpoint URL", options);
	if (typeof expression === "string") try {
		return new URL(expression);
	} catch (error) {
		console.error(`Failed to construct URL with ${expression}`, error);
		throw error;
	}
	throw new EndpointError(`Endpoint URL must be a string, got ${typeof expression}`);
};
// node_modules/@smithy/core/dist-es/submodules/endpoints/util-endpoints/decideEndpoint.js
const RESULT = 1e8;
const decideEndpoint = (bdd, options) => {
	const { nodes, root, results, conditions } = bdd;
	let ref = root;
	const referenceRecord = {};
	const closure = {
		referenceRecord,
		endpointParams: options.endpointParams,
		logger: options.logger
	};
	while (ref !== 1 && ref !== -1 && ref < RESULT) {
		const node_i = 3 * (Math.abs(ref) - 1);
		const [condition_i, highRef, lowRef] = [
			nodes[node_i],
			nodes[node_i + 1],
			nodes[node_i + 2]
		];
		const [fn, argv, assign] = conditions[condition_i];
		const evaluation = evaluateCondition({
			fn,
			assign,
			argv
		}, closure);
		if (evaluation.toAssign) {
			const { name, value } = evaluation.toAssign;
			referenceRecord[name] = value;
		}
		ref = ref >= 0 === evaluation.result ? highRef : lowRef;
	}
	if (ref >= RESULT) {
		const result = results[ref - RESULT];
		if (result[0] === -1) {
			const [, errorExpression] = result;
			throw new EndpointError(evaluateExpression(errorExpression, "Error", closure));
		}
		const [url, properties, headers] = result;
		return {
			url: getEndpointUrl(url, closure),
			properties: getEndpointProperties(properties, closure),
			headers: getEndpointHeaders(headers ?? {}, closure)
		};
	}
	throw new EndpointError(`No matching endpoint.`);
};
const resolveEndpointConfig = bindResolveEndpointConfig(getEndpointFromConfig);
bindEndpointMiddleware(getEndpointFromConfig);
const getEndpointPlugin = bindGetEndpointPlugin(getEndpointFromConfig);
// node_modules/@smithy/core/dist-es/submodules/protocols/collect-stream-body.js
const collectBody = async (streamBody = /* @__PURE__ */ new Uint8Array(), context) => {
	if (streamBody instanceof Uint8Array) return Uint8ArrayBlobAdapter.mutate(streamBody);
	if (!streamBody) return Uint8ArrayBlobAdapter.mutate(/* @__PURE__ */ new Uint8Array());
	const fromContext = context.streamCollector(streamBody);
	return Uint8ArrayBlobAdapter.mutate(await fromContext);
};
// node_modules/@smithy/core/dist-es/submodules/protocols/extended-encode-uri-component.js
function extendedEncodeURIComponent(str) {
	if (/^[\w.~-]+$/.test(str)) return str;
	return encodeURIComponent(str).replace(/[!'()*]/g, function(c) {
		return "%" + c.charCodeAt(0).toString(16).toUpperCase();
	});
}
// node_modules/@smithy/core/dist-es/submodules/protocols/HttpBindingNormalizedSchema.js
const HTTP_BINDINGS = Symbol.for("@smithy/schema-x");
var HttpBindingNormalizedSchema = class HttpBindingNormalizedSchema extends NormalizedSchema {
	static identity = Symbol.for("@smithy/HttpBindingNormalizedSchema");
	identity = HttpBindingNormalizedSchema.identity;
	bindings;
	constructor(schema) {
		super(schema);
	}
	static of(schema) {
		const ns = NormalizedSchema.of(schema);
		if (ns.identity === HttpBindingNormalizedSchema.identity) return ns;
		const schemaCache = ns.isMemberSchema() ? ns : ns.getSchema();
		const cache = typeof schemaCache === "object" && schemaCache !== null ? schemaCache : ns;
		return cache[HTTP_BINDINGS] ??= new HttpBindingNormalizedSchema(ns);
	}
	getHttpBindingLocation(traits) {
		if (traits.httpPayload) return 36;
		if (traits.httpLabel) return 33;
		if (traits.httpHeader) return 38;
		if (typeof traits.httpPrefixHeaders === "string") return 39;
		if (traits.httpQuery) return 34;
		if (traits.httpQueryParams) return 35;
		if (traits.httpResponseCode) return 37;
		return 32;
	}
	getHttpBindingValue(location, traits, nested = false) {
		const raw = this.getSchema();
		const type = typeof raw === "number" ? raw & 255 : this.isListSchema() ? 64 : 255;
		const slot = location & 7;
		const media = traits.mediaType ? traits.mediaType === "application/json" || traits.mediaType.endsWith("+json") ? 2 : 1 : 0;
		const stream = traits.streaming || type === 42 ? this.isStructSchema() ? 2 : 1 : 0;
		const timestamp = type >= 4 && type <= 7 ? slot >= 6 ? 2 : slot > 0 && slot < 4 ? 1 : 0 : 0;
		let flags = type | media << 8 | (traits.idempotencyToken ? 1 : 0) << 10 | stream << 11 | (traits.sparse ? 1 : 0) << 13 | timestamp << 14 | (traits.hostLabel ? 1 : 0) << 17 | (location === 36 && typeof raw !== "object" ? 1 : 0) << 18;
		const category = type & 192;
		const collectionValue = slot & 2 && (category === 64 || !nested && slot & 1) ? this.getHttpBindingCollectionValue(location, traits) : void 0;
		const valueType = (collectionValue?.[1] ?? 0) & 255;
		flags |= (slot >= 6 && (valueType === 4 || valueType === 6) ? 1 : 0) << 16;
		return [
			this,
			flags,
			collectionValue
		];
	}
	getHttpBindingCollectionValue(location, traits = this.getMergedTraits()) {
		const valueSchema = HttpBindingNormalizedSchema.of(this.getValueSchema());
		return valueSchema.getHttpBindingValue(location, {
			...valueSchema.getMergedTraits(),
			...traits
		}, true);
	}
	getHttpBindings() {
		const source = this.getSchema();
		return typeof source !== "object" || source === null ? EMPTY_BINDINGS : this.bindings ??= buildHttpBindings(this);
	}
};
const buildHttpBindings = (schema) => {
	const bodyMemberNames = [];
	const bodyMemberSchemas = [];
	const requestBodyMemberNames = [];
	const requestBodyMemberSchemas = [];
	const memberBindings = [];
	const byName = {};
	const headers = {};
	const prefixHeaders = [];
	const responseBindings = {
		headers,
		prefixHeaders
	};
	const bindings = {
		request: {
			memberBindings,
			byName
		},
		response: {
			bodyMemberNames,
			bindings: responseBindings
		}
	};
	const { request, response } = bindings;
	for (const [name, member] of schema.structIterator()) {
		const bindingSchema = HttpBindingNormalizedSchema.of(member);
		const traits = bindingSchema.getMergedTraits();
		const location = bindingSchema.getHttpBindingLocation(traits);
		const wireName = traits.httpHeader?.toLowerCase() ?? traits.httpPrefixHeaders?.toLowerCase() ?? traits.httpQuery;
		const value = bindingSchema.getHttpBindingValue(location, traits);
		const binding = [
			name,
			value,
			location,
			wireName
		];
		if (name === "__proto__") writeKey(byName);
		byName[name] = binding;
		if (value[1] >> 10 & 1) request.hasIdempotency = true;
		memberBindings.push(binding);
		const slot = location & 7;
		if (slot === 0) {
			requestBodyMemberNames.push(name);
			requestBodyMemberSchemas.push(member);
		}
		if ((slot & 4) === 0) {
			bodyMemberNames.push(name);
			bodyMemberSchemas.push(member);
		} else if ((slot & 6) === 4) {
			if (slot & 1) responseBindings.statusCode = binding;
			else {
				responseBindings.payload = binding;
				const type = value[1] & 255;
				request.contentTypeInstruction = traits.mediaType ?? (type === 0 ? "text/plain" : type === 21 || type === 42 ? "application/octet-stream" : null);
			}
		} else if (slot & 1) {
			request.hasPrefixHeaders = true;
			prefixHeaders.push(binding);
		} else {
			if (wireName === "__proto__") writeKey(headers);
			headers[wireName] = binding;
		}
	}
	if (request.contentTypeInstruction === void 0 && requestBodyMemberNames.length) request.contentTypeInstruction = null;
	request.syntheticBodySchema = createBodySchema(schema, requestBodyMemberNames, requestBodyMemberSchemas);
	response.syntheticBodySchema = createBodySchema(schema, bodyMemberNames, bodyMemberSchemas);
	return bindings;
};
const buildPathSegments = (path) => {
	const segments = [];
	let offset = 0;
	for (const match of path.matchAll(/\{([^{}+]+)(\+)?\}/g)) {
		if (match.index > offset) segments.push([path.slice(offset, match.index), 0]);
		segments.push([match[1], match[2] ? 2 : 1]);
		offset = match.index + match[0].length;
	}
	if (segments.length && offset < path.length) segments.push([path.slice(offset), 0]);
	return segments.length ? segments : void 0;
};
const buildHttpOperationBindings = (schema) => {
	const { http, endpoint } = translateTraits(schema.traits ?? {});
	const [path, search] = http?.[1].split("?") ?? [];
	return [
		http?.[0],
		path,
		search ? [...new URLSearchParams(search)] : [],
		path ? buildPathSegments(path) : void 0,
		endpoint?.[0]
	];
};
const EMPTY_BINDINGS = {
	request: {
		memberBindings: [],
		byName: {}
	},
	response: {
		bodyMemberNames: [],
		bindings: {
			headers: {},
			prefixHeaders: []
		}
	}
};
const getHttpOperationBindings = (schema) => schema[HTTP_BINDINGS] ??= buildHttpOperationBindings(schema);
const createBodySchema = (schema, memberNames, memberSchemas) => {
	if (!memberNames.length) return;
	const source = schema.getSchema();
	const body = [
		3,
		source[1],
		source[2],
		schema.getMergedTraits(),
		memberNames,
		memberSchemas
	];
	const required = source[6];
	const bodyRequired = required && memberNames.reduce((count, name) => count + (source[4].indexOf(name) < required ? 1 : 0), 0);
	if (bodyRequired) body[6] = bodyRequired;
	return body;
};
// node_modules/@smithy/core/dist-es/submodules/protocols/SerdeContext.js
var SerdeContext = class {
	serdeContext;
	setSerdeContext(serdeContext) {
		this.serdeContext = serdeContext;
	}
};
// node_modules/@smithy/core/dist-es/submodules/protocols/HttpProtocol.js
var HttpProtocol = class extends SerdeContext {
	options;
	compositeErrorRegistry;
	constructor(options) {
		super();
		this.options = options;
		this.compositeErrorRegistry = new TypeRegistry(options.defaultNamespace);
		for (const etr of options.errorTypeRegistries ?? []) this.compositeErrorRegistry.copyFrom(etr);
	}
	getRequestType() {
		return HttpRequest;
	}
	getResponseType() {
		return HttpResponse;
	}
	setSerdeContext(serdeContext) {
		this.serdeContext = serdeContext;
		this.serializer.setSerdeContext(serdeContext);
		this.deserializer.setSerdeContext(serdeContext);
		if (this.getPayloadCodec()) this.getPayloadCodec().setSerdeContext(serdeContext);
	}
	updateServiceEndpoint(request, endpoint) {
		if ("url" in endpoint) {
			request.protocol = endpoint.url.protocol;
			request.hostname = endpoint.url.hostname;
			request.port = endpoint.url.port ? Number(endpoint.url.port) : void 0;
			request.path = endpoint.url.pathname;
			request.fragment = endpoint.url.hash || void 0;
			request.username = endpoint.url.username || void 0;
			request.password = endpoint.url.password || void 0;
			if (!request.query) request.query = {};
			for (const [k, v] of endpoint.url.searchParams.entries()) request.query[k] = v;
			if (endpoint.headers) for (const name in endpoint.headers) {
				if (!hasOwn(endpoint.headers, name)) continue;
				request.headers[name] = endpoint.headers[name].join(", ");
			}
			return request;
		} else {
			request.protocol = endpoint.protocol;
			request.hostname = endpoint.hostname;
			request.port = endpoint.port ? Number(endpoint.port) : void 0;
			request.path = endpoint.path;
			request.query = { ...endpoint.query };
			if (endpoint.headers) for (const name in endpoint.headers) {
				if (!hasOwn(endpoint.headers, name)) continue;
				request.headers[name] = endpoint.headers[name];
			}
			return request;
		}
	}
	setHostPrefix(request, operationSchema, input, operation = getHttpOperationBindings(operationSchema)) {
		if (this.serdeContext?.disableHostPrefix) return;
		const hostPrefix = operation[4];
		if (typeof hostPrefix !== "string") return;
		let resolvedHostPrefix = hostPrefix;
		for (const [name, [, flags]] of HttpBindingNormalizedSchema.of(operationSchema.input).getHttpBindings().request.memberBindings) {
			if (!(flags >> 17 & 1)) continue;
			const replacement = input[name];
			if (typeof replacement !== "string") throw new Error(`@smithy/core/schema - ${name} in input must be a string as hostLabel.`);
			resolvedHostPrefix = resolvedHostPrefix.replace(`{${name}}`, replacement);
		}
		request.hostname = resolvedHostPrefix + request.hostname;
		if (!isValidHostname(request.hostname)) throw new Error(`[${request.hostname}] is not a valid hostname.`);
	}
	deserializeMetadata(output) {
		return {
			httpStatusCode: output.statusCode,
			requestId: output.headers["x-amzn-requestid"] ?? output.headers["x-amzn-request-id"] ?? output.headers["x-amz-request-id"],
			extendedRequestId: output.headers["x-amz-id-2"],
			cfId: output.headers["x-amz-cf-id"]
		};
	}
	resolveError(name, namespaces, registries) {
		const defaultErrorSchema = [
			-3,
			"",
			"Error",
			0,
			[],
			[],
			0
		];
		let schema;
		for (const registry of registries) for (const ns of namespaces) try {
			if (ns === "*") schema = registry.getSchema(name);
			else schema = registry.getSchema(ns + "#" + name);
			const errorCtor = registry.getErrorCtor(schema);
			if (errorCtor) return [
				schema,
				errorCtor,
				"modeled"
			];
			else {
				const syntheticErrorSchema = registry.getBaseException();
				if (syntheticErrorSchema) {
					const syntheticErrorCtor = registry.getErrorCtor(syntheticErrorSchema);
					if (syntheticErrorCtor) return [
						schema,
						syntheticErrorCtor,
						"synthetic"
					];
				}
			}
		} catch (ignored) {}
		for (const registry of registries) {
			const syntheticErrorSchema = registry.getBaseException();
			if (syntheticErrorSchema) {
				const syntheticErrorCtor = registry.getErrorCtor(syntheticErrorSchema);
				if (syntheticErrorCtor) return [
					syntheticErrorSchema,
					syntheticErrorCtor,
					"synthetic"
				];
			}
		}
		return [
			defaultErrorSchema,
			Error,
			"native"
		];
	}
	async serializeEventStream({ eventStream, requestSchema, initialRequest }) {
		return (await this.loadEventStreamCapability()).serializeEventStream({
			eventStream,
			requestSchema,
			initialRequest
		});
	}
	async deserializeEventStream({ response, responseSchema, initialResponseContainer }) {
		return (await this.loadEventStreamCapability()).deserializeEventStream({
			response,
			responseSchema,
			initialResponseContainer
		});
	}
	async loadEventStreamCapability() {
		const { EventStreamSerde, eventStreamSerdeProvider } = await import("./smithy-core-event-streams.js");
		return new EventStreamSerde({
			marshaller: this.resolveEventStreamMarshaller(eventStreamSerdeProvider),
			serializer: this.serializer,
			deserializer: this.deserializer,
			serdeContext: this.serdeContext,
			defaultContentType: this.getDefaultContentType(),
			compositeErrorRegistry: this.compositeErrorRegistry
		});
	}
	getDefaultContentType() {
		throw new Error(`@smithy/core/protocols - ${this.constructor.name} getDefaultContentType() implementation missing.`);
	}
	async deserializeHttpMessage(schema, context, response, arg4, arg5) {
		return [];
	}
	getEventStreamMarshaller() {
		const context = this.serdeContext;
		if (!context.eventStreamMarshaller) throw new Error("@smithy/core - HttpProtocol: eventStreamMarshaller missing in serdeContext.");
		return context.eventStreamMarshaller;
	}
	resolveEventStreamMarshaller(importedProvider) {
		const context = this.serdeContext;
		if (context.eventStreamMarshaller) return context.eventStreamMarshaller;
		return importedProvider(this.serdeContext);
	}
};
// node_modules/@smithy/core/dist-es/submodules/protocols/HttpBindingProtocol.js
var HttpBindingProtocol = class extends HttpProtocol {
	async serializeRequest(operationSchema, _input, context) {
		const input = _input && typeof _input === "object" ? _input : {};
		const query = {};
		const headers = {};
		const endpoint = await context.endpoint();
		const ns = HttpBindingNormalizedSchema.of(operationSchema?.input);
		const bindings = ns.getHttpBindings().request;
		const operation = getHttpOperationBindings(operationSchema);
		const request = new HttpRequest({
			query,
			headers
		});
		if (endpoint) {
			this.updateServiceEndpoint(request, endpoint);
			this.setHostPrefix(request, operationSchema, input, operation);
			const [method, path, staticQuery] = operation;
			if (method) {
				request.method = method;
				request.path = request.path === "/" ? path : request.path + path;
				for (const [key, value] of staticQuery) query[key] = value;
			}
		}
		request.query = query;
		const eventStream = this.serializeHttpBindings(input, request, bindings, operation);
		if (eventStream) request.body = await this.serializeEventStream({
			eventStream,
			requestSchema: ns
		});
		return request;
	}
	serializeHttpBindings(input, request, bindings, operation) {
		const serializer = this.serializer;
		const directSerializer = typeof serializer.writeCodec === "function" ? serializer : void 0;
		const query = request.query;
		const headers = request.headers;
		const bodySchema = bindings.syntheticBodySchema;
		let hasBodyValue = false;
		let payload;
		let eventStream;
		let labels;
		const names = Object.getOwnPropertyNames(input);
		const prototype = Object.getPrototypeOf(input);
		const sparse = (prototype === Object.prototype || prototype === null) && !bindings.hasIdempotency && !bindings.hasPrefixHeaders && names.length * 2 < bindings.memberBindings.length;
		const length = sparse ? names.length : bindings.memberBindings.length;
		for (let i = 0; i < length; ++i) {
			const binding = sparse ? hasOwn(bindings.byName, names[i]) ? bindings.byName[names[i]] : void 0 : bindings.memberBindings[i];
			if (!binding) continue;
			const value = binding[1];
			const memberName = binding[0];
			const memberNs = value[0];
			const flags = value[1];
			const collectionValue = value[2];
			const location = binding[2];
			const wireName = binding[3];
			const inputMemberValue = input[memberName];
			if (inputMemberValue == null && !(flags >> 10 & 1)) continue;
			if (location === 36) {
				const stream = flags >> 11 & 3;
				if (stream) {
					if (stream === 2) eventStream = inputMemberValue || void 0;
					else payload = inputMemberValue;
				} else {
					if (directSerializer) directSerializer.writeCodec(memberNs, inputMemberValue);
					else serializer.write(memberNs, inputMemberValue);
					payload = serializer.flush();
				}
			} else if (location === 33 || location === 38) {
				const serialized = this.serializeHttpValue(value, inputMemberValue, location, directSerializer);
				if (location === 33) (labels ??= Object.create(null))[memberName] = serialized;
				else headers[wireName] = serialized;
			} else if (location === 39) for (const key in inputMemberValue) {
				if (!hasOwn(inputMemberValue, key)) continue;
				const amalgam = wireName + key;
				headers[amalgam.toLowerCase()] = this.serializeHttpValue(collectionValue, inputMemberValue[key], 38, directSerializer, directSerializer ? collectionValue[0] : [collectionValue[0], { httpHeader: amalgam }]);
			}
			else if ((location & 62) === 34) this.serializeQuery(value, inputMemberValue, wireName, query, directSerializer);
			else hasBodyValue = true;
		}
		const operationPath = operation[1];
		const pathSegments = operation[3];
		if (operationPath && pathSegments && request.path.endsWith(operationPath)) request.path = request.path.slice(0, -operationPath.length) + this.serializePath(pathSegments, labels, bindings);
		if (hasBodyValue && bodySchema) {
			if (directSerializer) directSerializer.writeCodec(bodySchema, input);
			else serializer.write(bodySchema, input);
			payload = serializer.flush();
		}
		request.body = payload;
		return eventStream;
	}
	serializeQuery(value, data, wireName, query, directSerializer) {
		const [ns, flags, collectionValue] = value;
		const traits = directSerializer ? void 0 : ns.getMergedTraits();
		if (wireName === void 0) {
			for (const key in data) {
				if (!hasOwn(data, key) || key in query) continue;
				if (!directSerializer) Object.assign(collectionValue[0].getMergedTraits(), {
					...traits,
					httpQuery: key,
					httpQueryParams: void 0
				});
				this.serializeQuery(collectionValue, data[key], key, query, directSerializer);
			}
			return;
		}
		if ((flags & 192) === 64) {
			const buffer = [];
			for (const item of data) {
				const serialized = this.serializeHttpValue(collectionValue, item, 34, directSerializer, directSerializer ? collectionValue[0] : [collectionValue[0], traits]);
				if (flags >> 13 & 1 || serialized !== void 0) buffer.push(serialized);
			}
			query[wireName] = buffer;
		} else query[wireName] = this.serializeHttpValue(value, data, 34, directSerializer, directSerializer ? ns : [ns, traits]);
	}
	serializeHttpValue(value, data, location, directSerializer, schema = value[0]) {
		const flags = value[1];
		const type = flags & 255;
		if (directSerializer && !(flags & 1792) && (type <= 2 || type === 17 || type === 19)) return String(data);
		if (directSerializer) directSerializer.writeHttpBinding(value, data, location);
		else this.serializer.write(schema, data);
		return this.serializer.flush();
	}
	serializePath(segments, labels, bindings) {
		let path = "";
		for (const [value, kind] of segments) {
			if (kind === 0) {
				path += value;
				continue;
			}
			const replacement = labels?.[value];
			if (replacement === void 0) {
				if (hasOwn(bindings.byName, value) && bindings.byName[value][2] === 33) throw new Error(`No value provided for input HTTP label: ${value}.`);
				path += `{${value}${kind === 2 ? "+" : ""}}`;
			} else path += kind === 2 ? replacement.split("/").map(extendedEncodeURIComponent).join("/") : extendedEncodeURIComponent(replacement);
		}
		return path;
	}
	async deserializeResponse(operationSchema, context, response) {
		const deserializer = this.deserializer;
		const directDeserializer = typeof deserializer.readCodec === "function" ? deserializer : void 0;
		const ns = HttpBindingNormalizedSchema.of(operationSchema.output);
		const responseBindings = ns.getHttpBindings().response;
		const dataObject = {};
		if (response.statusCode >= 300) {
			const bytes = await collectBody(response.body, context);
			if (bytes.byteLength > 0) Object.assign(dataObject, await deserializer.read(15, bytes));
			await this.handleError(operationSchema, context, response, dataObject, this.deserializeMetadata(response));
			throw new Error("@smithy/core/protocols - HTTP Protocol error handler failed to throw.");
		}
		const nonHttpBindingMembers = await this.deserializeHttpMessage(ns, context, response, dataObject);
		if (nonHttpBindingMembers.length) {
			const bytes = await collectBody(response.body, context);
			if (bytes.byteLength > 0) {
				const dataFromBody = await (directDeserializer ? directDeserializer.readCodec(responseBindings.syntheticBodySchema, bytes) : deserializer.read(responseBindings.syntheticBodySchema, bytes));
				for (const member of nonHttpBindingMembers) if (dataFromBody[member] != null) dataObject[member] = dataFromBody[member];
			}
		} else if (!responseBindings.bindings.payload) await collectBody(response.body, context);
		dataObject.$metadata = this.deserializeMetadata(response);
		return dataObject;
	}
	async deserializeHttpMessage(schema, context, response, arg4, arg5) {
		const dataObject = arg4 instanceof Set ? arg5 : arg4;
		const deserializer = this.deserializer;
		const directDeserializer = typeof deserializer.readCodec === "function" ? deserializer : void 0;
		const ns = HttpBindingNormalizedSchema.of(schema);
		const { bodyMemberNames, bindings: { payload, statusCode, headers: responseHeaders, prefixHeaders } } = ns.getHttpBindings().response;
		const headers = response.headers;
		if (payload) {
			const [memberName, value] = payload;
			const [memberSchema, flags] = value;
			const stream = flags >> 11 & 3;
			if (stream) {
				if (stream === 2) dataObject[memberName] = await this.deserializeEventStream({
					response,
					responseSchema: ns
				});
				else dataObject[memberName] = sdkStreamMixin(response.body);
			} else if (response.body) {
				const bytes = await collectBody(response.body, context);
				if (bytes.byteLength > 0) dataObject[memberName] = await (directDeserializer ? directDeserializer.readPayload(value, bytes) : deserializer.read(memberSchema, bytes));
			}
		}
		for (const header in headers) {
			if (!hasOwn(headers, header)) continue;
			const lower = header.toLowerCase();
			const headerValue = headers[header];
			if (lower !== header) {
				delete headers[header];
				headers[lower] = headerValue;
			}
			const binding = hasOwn(responseHeaders, lower) ? responseHeaders[lower] : void 0;
			if (!binding) continue;
			const [memberName, [memberSchema, flags, collectionValue], , wireName] = binding;
			if (collectionValue) {
				const sections = flags >> 16 & 1 ? splitEvery(headerValue, ",", 2) : splitHeader(headerValue);
				const list = [];
				for (const section of sections) list.push(directDeserializer ? directDeserializer.readHttpBinding(collectionValue, section.trim(), 38) : await deserializer.read([collectionValue[0], { httpHeader: wireName }], section.trim()));
				dataObject[memberName] = list;
			} else dataObject[memberName] = directDeserializer ? directDeserializer.readHttpBinding(binding[1], headerValue, 38) : await deserializer.read(memberSchema, headerValue);
		}
		for (const [memberName, [, , collectionValue], , wireName] of prefixHeaders) {
			dataObject[memberName] = {};
			for (const header in headers) {
				if (!hasOwn(headers, header)) continue;
				if (!header.startsWith(wireName)) continue;
				const headerValue = headers[header];
				dataObject[memberName][header.slice(wireName.length)] = directDeserializer ? directDeserializer.readHttpBinding(collectionValue, headerValue, 38) : await deserializer.read([collectionValue[0], { httpHeader: header }], headerValue);
			}
		}
		if (statusCode) dataObject[statusCode[0]] = response.statusCode;
		return bodyMemberNames;
	}
};
// node_modules/@smithy/core/dist-es/submodules/protocols/RpcProtocol.js
var RpcProtocol = class extends HttpProtocol {
	async serializeRequest(operationSchema, _input, context) {
		const serializer = this.serializer;
		const query = {};
		const headers = {};
		const endpoint = await context.endpoint();
		const ns = NormalizedSchema.of(operationSchema?.input);
		const schema = ns.getSchema();
		let payload;
		const input = _input && typeof _input === "object" ? _input : {};
		const request = new HttpRequest({
			protocol: "",
			hostname: "",
			port: void 0,
			path: "/",
			fragment: void 0,
			query,
			headers,
			body: void 0
		});
		if (endpoint) {
			this.updateServiceEndpoint(request, endpoint);
			this.setHostPrefix(request, operationSchema, input);
		}
		if (input) {
			const eventStreamMember = ns.getEventStreamMember();
			if (eventStreamMember) {
				if (input[eventStreamMember]) {
					const initialRequest = {};
					for (const [memberName] of ns.structIterator()) if (memberName !== eventStreamMember && input[memberName] != null) initialRequest[memberName] = input[memberName];
					payload = await this.serializeEventStream({
						eventStream: input[eventStreamMember],
						requestSchema: ns,
						initialRequest
					});
				}
			} else {
				serializer.write(schema, input);
				payload = serializer.flush();
			}
		}
		request.headers = Object.assign(request.headers, headers);
		request.query = query;
		request.body = payload;
		request.method = "POST";
		return request;
	}
	async deserializeResponse(operationSchema, context, response) {
		const deserializer = this.deserializer;
		const ns = NormalizedSchema.of(operationSchema.output);
		const dataObject = {};
		if (this.isErrorResponse(response.statusCode)) {
			const bytes = await collectBody(response.body, context);
			if (bytes.byteLength > 0) Object.assign(dataObject, await deserializer.read(15, bytes));
			await this.handleError(operationSchema, context, response, dataObject, this.deserializeMetadata(response));
			throw new Error("@smithy/core/protocols - RPC Protocol error handler failed to throw.");
		}
		for (const header in response.headers) {
			if (!hasOwn(response.headers, header)) continue;
			const value = response.headers[header];
			delete response.headers[header];
			response.headers[header.toLowerCase()] = value;
		}
		const eventStreamMember = ns.getEventStreamMember();
		if (eventStreamMember) dataObject[eventStreamMember] = await this.deserializeEventStream({
			response,
			responseSchema: ns,
			initialResponseContainer: dataObject
		});
		else {
			const bytes = await collectBody(response.body, context);
			if (bytes.byteLength > 0) Object.assign(dataObject, await deserializer.read(ns, bytes));
		}
		dataObject.$metadata = this.deserializeMetadata(response);
		return dataObject;
	}
	isErrorResponse(statusCode) {
		return statusCode >= 300;
	}
};
// node_modules/@smithy/core/dist-es/submodules/protocols/serde/FromStringShapeDeserializer.js
var FromStringShapeDeserializer = class extends SerdeContext {
	settings;
	constructor(settings) {
		super();
		this.settings = settings;
	}
	read(_schema, data) {
		const ns = HttpBindingNormalizedSchema.of(_schema);
		const traits = ns.getMergedTraits();
		const location = ns.getHttpBindingLocation(traits);
		return this.readHttpBinding(ns.getHttpBindingValue(location, traits), data, location);
	}
	readHttpBinding([ns, flags, collectionValue], data, location) {
		const schema = flags & 255;
		if ((schema & 192) === 64) {
			collectionValue ??= ns.getHttpBindingCollectionValue(location);
			return splitHeader(data).map((item) => this.readHttpBinding(collectionValue, item, location));
		}
		switch (schema) {
			case 21:
			case 42: return (this.serdeContext?.base64Decoder ?? fromBase64)(data);
			case 4:
			case 5:
			case 6:
			case 7: {
				const bindingFormat = this.settings.httpBindings ? flags >> 14 & 3 : 0;
				switch (this.settings.timestampFormat.useTrait && schema > 4 ? schema : bindingFormat ? bindingFormat + 4 : this.settings.timestampFormat.default) {
					case 5: return _parseRfc3339DateTimeWithOffset(data);
					case 6: return _parseRfc7231DateTime(data);
					case 7: return _parseEpochTimestamp(data);
					default:
						console.warn("Missing timestamp format, parsing value with Date constructor:", data);
						return new Date(data);
				}
			}
			case 0: {
				const media = flags >> 8 & 3;
				if (!media) return data;
				let intermediateValue = data;
				if ((location & 6) === 6) intermediateValue = (this.serdeContext?.utf8Encoder ?? toUtf8)((this.serdeContext?.base64Decoder ?? fromBase64)(intermediateValue));
				return media === 2 ? LazyJsonString.from(intermediateValue) : intermediateValue;
			}
			case 1: return Number(data);
			case 2: return data.toLowerCase() === "true";
			case 17: return BigInt(data);
			case 19: return new NumericValue(data, "bigDecimal");
			default: return data;
		}
	}
};
// node_modules/@smithy/core/dist-es/submodules/protocols/serde/HttpInterceptingShapeDeserializer.js
var HttpInterceptingShapeDeserializer = class extends SerdeContext {
	codecDeserializer;
	stringDeserializer;
	constructor(codecDeserializer, codecSettings) {
		super();
		this.codecDeserializer = codecDeserializer;
		this.stringDeserializer = new FromStringShapeDeserializer(codecSettings);
	}
	setSerdeContext(serdeContext) {
		this.stringDeserializer.setSerdeContext(serdeContext);
		this.codecDeserializer.setSerdeContext(serdeContext);
		this.serdeContext = serdeContext;
	}
	read(schema, data) {
		const ns = HttpBindingNormalizedSchema.of(schema);
		const traits = ns.getMergedTraits();
		if (traits.httpHeader || traits.httpResponseCode) {
			const value = ns.getHttpBindingValue(38, traits);
			return this.readHttpBinding(value, data, 38);
		}
		if (traits.httpPayload) return this.readPayload(ns.getHttpBindingValue(36, traits), data);
		return this.readCodec(ns, data);
	}
	readHttpBinding(binding, data, location) {
		const value = typeof data === "string" ? data : (this.serdeContext?.utf8Encoder ?? toUtf8)(data);
		return this.stringDeserializer.readHttpBinding(binding, value, location);
	}
	readPayload([schema, flags], data) {
		const type = flags & 255;
		if (type === 21 || type === 42) return typeof data === "string" ? (this.serdeContext?.utf8Decoder ?? fromUtf8)(data) : data;
		if (type === 0) return typeof data === "string" ? data : (this.serdeContext?.utf8Encoder ?? toUtf8)(data);
		return this.readCodec(schema, data);
	}
	readCodec(schema, data) {
		return this.codecDeserializer.read(schema, data);
	}
};
// node_modules/@smithy/core/dist-es/submodules/protocols/serde/ToStringShapeSerializer.js
var ToStringShapeSerializer = class extends SerdeContext {
	settings;
	stringBuffer = "";
	constructor(settings) {
		super();
		this.settings = settings;
	}
	write(schema, value) {
		const ns = HttpBindingNormalizedSchema.of(schema);
		const traits = ns.getMergedTraits();
		const location = ns.getHttpBindingLocation(traits);
		this.writeHttpBinding(ns.getHttpBindingValue(location, traits), value, location);
	}
	writeHttpBinding([ns, flags, collectionValue], value, location) {
		const schema = flags & 255;
		switch (typeof value) {
			case "object":
				if (value === null) {
					this.stringBuffer = "null";
					return;
				}
				if (schema >= 4 && schema <= 7) {
					if (!(value instanceof Date)) throw new Error(`@smithy/core/protocols - received non-Date value ${value} when schema expected Date in ${ns.getName(true)}`);
					const bindingFormat = this.settings.httpBindings ? flags >> 14 & 3 : 0;
					switch (this.settings.timestampFormat.useTrait && schema > 4 ? schema : bindingFormat ? bindingFormat + 4 : this.settings.timestampFormat.default) {
						case 5:
							this.stringBuffer = value.toISOString().replace(".000Z", "Z");
							break;
						case 6:
							this.stringBuffer = dateToUtcString(value);
							break;
						case 7:
							this.stringBuffer = String(value.getTime() / 1e3);
							break;
						default:
							console.warn("Missing timestamp format, using epoch seconds", value);
							this.stringBuffer = String(value.getTime() / 1e3);
					}
					return;
				}
				if ((schema === 21 || schema === 42) && "byteLength" in value) {
					this.stringBuffer = (this.serdeContext?.base64Encoder ?? toBase64)(value);
					return;
				}
				if ((schema & 192) === 64 && Array.isArray(value)) {
					collectionValue ??= ns.getHttpBindingCollectionValue(location);
					const valueSchemaType = collectionValue[1] & 255;
					const isTimestamp = valueSchemaType >= 4 && valueSchemaType <= 7;
					let buffer = "";
					for (const item of value) {
						this.writeHttpBinding(collectionValue, item, location);
						const headerItem = this.flush();
						if (buffer) buffer += ", ";
						buffer += isTimestamp ? headerItem : quoteHeader(headerItem);
					}
					this.stringBuffer = buffer;
					return;
				}
				this.stringBuffer = JSON.stringify(value, null, 2);
				break;
			case "string":
				const media = flags >> 8 & 3;
				let intermediateValue = value;
				if (media === 2) intermediateValue = LazyJsonString.from(intermediateValue);
				if (media && (location & 6) === 6) {
					this.stringBuffer = (this.serdeContext?.base64Encoder ?? toBase64)(intermediateValue.toString());
					return;
				}
				this.stringBuffer = value;
				break;
			default: this.stringBuffer = flags >> 10 & 1 ? generateIdempotencyToken() : String(value);
		}
	}
	flush() {
		const buffer = this.stringBuffer;
		this.stringBuffer = "";
		return buffer;
	}
};
// node_modules/@smithy/core/dist-es/submodules/protocols/serde/HttpInterceptingShapeSerializer.js
var HttpInterceptingShapeSerializer = class {
	codecSerializer;
	stringSerializer;
	buffer;
	constructor(codecSerializer, codecSettings, stringSerializer = new ToStringShapeSerializer(codecSettings)) {
		this.codecSerializer = codecSerializer;
		this.stringSerializer = stringSerializer;
	}
	setSerdeContext(serdeContext) {
		this.codecSerializer.setSerdeContext(serdeContext);
		this.stringSerializer.setSerdeContext(serdeContext);
	}
	write(schema, value) {
		const ns = HttpBindingNormalizedSchema.of(schema);
		const traits = ns.getMergedTraits();
		if (traits.httpHeader || traits.httpLabel || traits.httpQuery) {
			const location = ns.getHttpBindingLocation(traits);
			this.writeHttpBinding(ns.getHttpBindingValue(location, traits), value, location);
			return;
		}
		this.writeCodec(ns, value);
	}
	writeHttpBinding(binding, value, location) {
		this.stringSerializer.writeHttpBinding(binding, value, location);
		this.buffer = this.stringSerializer.flush();
	}
	writeCodec(schema, value) {
		this.codecSerializer.write(schema, value);
	}
	flush() {
		if (this.buffer !== void 0) {
			const buffer = this.buffer;
			this.buffer = void 0;
			return buffer;
		}
		return this.codecSerializer.flush();
	}
};
// node_modules/@smithy/core/dist-es/submodules/protocols/serde/determineTimestampFormat.js
function determineTimestampFormat(ns, settings) {
	if (settings.timestampFormat.useTrait) {
		const schema = ns.getSchema();
		if (schema === 5 || schema === 6 || schema === 7) return schema;
	}
	const { httpLabel, httpPrefixHeaders, httpHeader, httpQuery } = ns.getMergedTraits();
	return (settings.httpBindings ? typeof httpPrefixHeaders === "string" || Boolean(httpHeader) ? 6 : Boolean(httpQuery) || Boolean(httpLabel) ? 5 : void 0 : void 0) ?? settings.timestampFormat.default;
}
// node_modules/@smithy/core/dist-es/submodules/protocols/protocol-http/extensions/httpExtensionConfiguration.js
const getHttpHandlerExtensionConfiguration = (runtimeConfig) => {
	if (runtimeConfig.logger && runtimeConfig.logger.constructor?.name !== "NoOpLogger") runtimeConfig.requestHandler?.updateHttpClientConfig?.(Symbol.for("logger"), runtimeConfig.logger);
	if (runtimeConfig.defaultSocketTimeout) runtimeConfig.requestHandler?.updateHttpClientConfig?.(Symbol.for("@smithy/defaultSocketTimeout"), runtimeConfig.defaultSocketTimeout);
	return {
		setHttpHandler(handler) {
			runtimeConfig.requestHandler = handler;
		},
		httpHandler() {
			return runtimeConfig.requestHandler;
		},
		updateHttpClientConfig(key, value) {
			runtimeConfig.requestHandler?.updateHttpClientConfig(key, value);
		},
		httpHandlerConfigs() {
			return runtimeConfig.requestHandler.httpHandlerConfigs();
		}
	};
};
const resolveHttpHandlerRuntimeConfig = (httpHandlerExtensionConfiguration) => {
	return { requestHandler: httpHandlerExtensionConfiguration.httpHandler() };
};
// node_modules/@smithy/core/dist-es/submodules/protocols/middleware-content-length/contentLengthMiddleware.js
const CONTENT_LENGTH_HEADER = "content-length";
function contentLengthMiddleware(bodyLengthChecker) {
	return (next) => async (args) => {
		const request = args.request;
		if (HttpRequest.isInstance(request)) {
			const { body, headers } = request;
			if (body && Object.keys(headers).map((str) => str.toLowerCase()).indexOf(CONTENT_LENGTH_HEADER) === -1) try {
				const length = bodyLengthChecker(body);
				if (length != null) request.headers = {
					...request.headers,
					[CONTENT_LENGTH_HEADER]: String(length)
				};
			} catch (ignored) {}
		}
		return next({
			...args,
			request
		});
	};
}
const contentLengthMiddlewareOptions = {
	step: "build",
	tags: ["SET_CONTENT_LENGTH", "CONTENT_LENGTH"],
	name: "contentLengthMiddleware",
	override: true
};
const getContentLengthPlugin = (options) => ({ applyToStack: (clientStack) => {
	clientStack.add(contentLengthMiddleware(options.bodyLengthChecker), contentLengthMiddlewareOptions);
} });
// node_modules/@smithy/core/dist-es/submodules/protocols/ConfigurableSerdeContext.js
var SerdeContextConfig = class {
	serdeContext;
	setSerdeContext(serdeContext) {
		this.serdeContext = serdeContext;
	}
};
// node_modules/@smithy/core/dist-es/submodules/protocols/UnionSerde.js
var UnionSerde = class {
	from;
	to;
	keys;
	constructor(from, to) {
		this.from = from;
		this.to = to;
		const keys = Object.keys(this.from);
		const set = new Set(keys);
		set.delete("__type");
		this.keys = set;
	}
	mark(key) {
		this.keys.delete(key);
	}
	hasUnknown() {
		return this.keys.size === 1 && Object.keys(this.to).length === 0;
	}
	writeUnknown() {
		if (this.hasUnknown()) {
			const k = this.keys.values().next().value;
			const v = this.from[k];
			this.to.$unknown = [k, v];
		}
	}
};
// node_modules/@smithy/core/dist-es/submodules/protocols/json/detectBufferParsing.js
let canParseBuffer;
function detectBufferParsing() {
	if (canParseBuffer === void 0) try {
		if (typeof Buffer !== "function") canParseBuffer = false;
		else {
			const result = JSON.parse(Buffer.from([123, 125]));
			canParseBuffer = result !== null && typeof result === "object";
		}
	} catch {
		canParseBuffer = false;
	}
	return canParseBuffer;
}
// node_modules/@smithy/core/dist-es/submodules/protocols/json/jsonReviver.js
function jsonReviver(key, value, context) {
	if (context?.source) {
		const numericString = context.source;
		if (typeof value === "number") {
			if (value <= Number.MAX_SAFE_INTEGER && value >= Number.MIN_SAFE_INTEGER) {
				if (isRepresentable(numericString, value)) return value;
				return new NumericValue(numericString, "bigDecimal");
			} else {
				if (isFractionalBigNumeric(numericString)) return new NumericValue(numericString, "bigDecimal");
				if (/[eE]/.test(numericString)) return expandExponentToBigInt(numericString);
				return BigInt(numericString);
			}
		}
	}
	return value;
}
function isFractionalBigNumeric(s) {
	const dotIndex = s.indexOf(".");
	if (dotIndex === -1) return false;
	const eIndex = s.search(/[eE]/);
	if (eIndex === -1) return true;
	const fracDigits = eIndex - dotIndex - 1;
	return parseInt(s.slice(eIndex + 1), 10) < fracDigits;
}
function isRepresentable(numericString, value) {
	if (numericString === String(value)) return true;
	if (Object.is(value, -0)) return true;
	if (/[eE]/.test(numericString)) return expandToDecimal(numericString) === expandToDecimal(String(value));
	const normalized = numericString.replace(/(\.\d*?)0+$/, "$1").replace(/\.$/, "");
	const canonical = String(value);
	if (normalized === canonical) return true;
	if (/[eE]/.test(canonical)) return normalized === expandToDecimal(canonical);
	return false;
}
function expandToDecimal(s) {
	const negative = s.startsWith("-");
	const abs = negative ? s.slice(1) : s;
	const eIndex = abs.search(/[eE]/);
	let result;
	if (eIndex === -1) result = abs;
	else {
		const exp = parseInt(abs.slice(eIndex + 1), 10);
		const mantissa = abs.slice(0, eIndex);
		const dotIndex = mantissa.indexOf(".");
		let digits;
		let intLen;
		if (dotIndex === -1) {
			digits = mantissa;
			intLen = mantissa.length;
		} else {
			digits = mantissa.slice(0, dotIndex) + mantissa.slice(dotIndex + 1);
			intLen = dotIndex;
		}
		digits = digits.replace(/0+$/, "") || "0";
		const newDotPos = intLen + exp;
		if (digits === "0") result = "0";
		else if (newDotPos <= 0) result = "0." + "0".repeat(-newDotPos) + digits;
		else if (newDotPos >= digits.length) result = digits + "0".repeat(newDotPos - digits.length);
		else result = digits.slice(0, newDotPos) + "." + digits.slice(newDotPos);
	}
	if (result.includes(".")) result = result.replace(/(\.\d*?)0+$/, "$1").replace(/\.$/, "");
	return (negative ? "-" : "") + result;
}
function expandExponentToBigInt(s) {
	const eIndex = s.search(/[eE]/);
	const exp = parseInt(s.slice(eIndex + 1), 10);
	const negative = s.startsWith("-");
	const mantissa = s.slice(negative ? 1 : 0, eIndex);
	const dotIndex = mantissa.indexOf(".");
	let digits;
	let shift;
	if (dotIndex === -1) {
		digits = mantissa;
		shift = exp;
	} else {
		digits = mantissa.slice(0, dotIndex) + mantissa.slice(dotIndex + 1);
		shift = exp - (mantissa.length - dotIndex - 1);
	}
	digits = digits.replace(/0+$/, "") || "0";
	const result = BigInt(digits) * 10n ** BigInt(shift + (mantissa.replace(".", "").length - digits.length));
	return negative ? -result : result;
}
// node_modules/@smithy/core/dist-es/submodules/protocols/json/needsReviver.js
const REVIVER_SYMBOL = Symbol.for("@aws-sdk/reviver");
function needsReviver(schema) {
	const ns = NormalizedSchema.of(schema);
	const raw = ns.getSchema();
	if (Array.isArray(raw) && ns.isStructSchema()) {
		if (REVIVER_SYMBOL in raw) return raw[REVIVER_SYMBOL];
		const result = _check(ns, /* @__PURE__ */ new Set());
		raw[REVIVER_SYMBOL] = result;
		return result;
	}
	return _check(ns, /* @__PURE__ */ new Set());
}
function _check(ns, seen) {
	const raw = ns.getSchema();
	if (seen.has(raw)) return false;
	seen.add(raw);
	if (ns.isBigIntegerSchema() || ns.isBigDecimalSchema()) return true;
	if (ns.isStructSchema()) {
		for (const [, memberSchema] of ns.structIterator()) if (_check(memberSchema, seen)) return true;
	} else if (ns.isListSchema() || ns.isMapSchema()) {
		if (_check(ns.getValueSchema(), seen)) return true;
	} else if (ns.isDocumentSchema()) return true;
	return false;
}
// node_modules/@smithy/core/dist-es/submodules/protocols/common.js
const collectBodyString = (streamBody, context) => collectBody(streamBody, context).then((body) => (context?.utf8Encoder ?? toUtf8)(body));
// node_modules/@smithy/core/dist-es/submodules/protocols/json/parseJsonBody.js
async function parseJsonBody(streamBody, context, schema) {
	let parsingInput;
	if (detectBufferParsing() && typeof streamBody?.[Symbol.asyncIterator] === "function") {
		const buffer = await collectBody(streamBody, context);
		if (typeof Buffer === "function") {
			if (Buffer.isBuffer(buffer)) parsingInput = buffer;
			else parsingInput = Buffer.from(buffer.buffer, buffer.byteOffset, buffer.byteLength);
		}
	}
	if (!parsingInput) parsingInput = await collectBodyString(streamBody, context);
	if (parsingInput.length === 0) return {};
	const reviver = schema && needsReviver(schema) ? jsonReviver : void 0;
	try {
		return JSON.parse(parsingInput, reviver);
	} catch (e) {
		if (e?.name === "SyntaxError") Object.defineProperty(e, "$responseBodyText", { value: typeof parsingInput === "string" ? parsingInput : parsingInput.toString("utf8") });
		throw e;
	}
}
const findKey = (object, key) => Object.keys(object).find((k) => k.toLowerCase() === key.toLowerCase());
const sanitizeErrorCode = (rawValue) => {
	let cleanValue = rawValue;
	if (typeof cleanValue === "number") cleanValue = cleanValue.toString();
	if (cleanValue.indexOf(",") >= 0) cleanValue = cleanValue.split(",")[0];
	if (cleanValue.indexOf(":") >= 0) cleanValue = cleanValue.split(":")[0];
	if (cleanValue.indexOf("#") >= 0) cleanValue = cleanValue.split("#")[1];
	return cleanValue;
};
const loadRestJsonErrorCode = (output, data) => {
	return loadErrorCode(output, data, [
		"header",
		"code",
		"type"
	]);
};
const loadErrorCode = ({ headers }, data, order) => {
	while (order.length > 0) switch (order.shift()) {
		case "header":
			const headerKey = findKey(headers ?? {}, "x-amzn-errortype");
			if (headerKey !== void 0) return sanitizeErrorCode(headers[headerKey]);
			break;
		case "code":
			const codeKey = findKey(data ?? {}, "code");
			if (codeKey && data[codeKey] !== void 0) return sanitizeErrorCode(data[codeKey]);
			break;
		case "type": if (data?.__type !== void 0) return sanitizeErrorCode(data.__type);
	}
};
// node_modules/@smithy/core/dist-es/submodules/protocols/json/codec-v2/JsonShapeDeserializer2.js
var JsonShapeDeserializer2 = class extends SerdeContextConfig {
	settings;
	constructor(settings) {
		super();
		this.settings = settings;
	}
	async read(schema, data) {
		const reviver = needsReviver(schema) ? jsonReviver : void 0;
		let parsed;
		if (typeof data === "string") {
			if (data.length === 0) return {};
			parsed = JSON.parse(data, reviver);
		} else if (data instanceof Uint8Array && detectBufferParsing()) {
			if (data.byteLength === 0) return {};
			const buf = Buffer.isBuffer(data) ? data : Buffer.from(data.buffer, data.byteOffset, data.byteLength);
			parsed = JSON.parse(buf, reviver);
		} else parsed = await parseJsonBody(data, this.serdeContext, schema);
		return this._read(schema, parsed);
	}
	readObject(schema, data) {
		return this._read(schema, data);
	}
	_read(schema, value) {
		const isObject = value !== null && typeof value === "object";
		const ns = NormalizedSchema.of(schema);
		if (isObject) {
			if (ns.isStructSchema()) return this._readStruct(ns, value);
			if (Array.isArray(value) && ns.isListSchema()) {
				const listMember = ns.getValueSchema();
				if (this.needsTransform(listMember)) for (let i = 0; i < value.length; ++i) value[i] = this._read(listMember, value[i]);
				return value;
			}
			if (ns.isMapSchema()) {
				const mapMember = ns.getValueSchema();
				const map = value;
				if (this.needsTransform(mapMember)) for (const k in map) {
					if (!hasOwn(map, k)) continue;
					if (k === "__proto__") writeKey(map);
					map[k] = this._read(mapMember, map[k]);
				}
				return map;
			}
		}
		if (ns.isBlobSchema() && typeof value === "string") return fromBase64(value);
		const mediaType = ns.getMergedTraits().mediaType;
		if (ns.isStringSchema() && typeof value === "string" && mediaType) {
			if (mediaType === "application/json" || mediaType.endsWith("+json")) return LazyJsonString.from(value);
			return value;
		}
		if (ns.isTimestampSchema() && value != null) switch (determineTimestampFormat(ns, this.settings)) {
			case 5: return parseRfc3339DateTimeWithOffset(value);
			case 6: return parseRfc7231DateTime(value);
			case 7: return parseEpochTimestamp(value);
			default:
				console.warn("Missing timestamp format, parsing value with Date constructor:", value);
				return new Date(value);
		}
		if (ns.isBigIntegerSchema() && (typeof value === "number" || typeof value === "string")) return BigInt(value);
		if (ns.isBigDecimalSchema() && value != void 0) {
			if (value instanceof NumericValue) return value;
			const untyped = value;
			if (untyped.type === "bigDecimal" && "string" in untyped) return new NumericValue(untyped.string, untyped.type);
			return new NumericValue(String(value), "bigDecimal");
		}
		if (ns.isNumericSchema() && typeof value === "string") {
			switch (value) {
				case "Infinity": return 1e400;
				case "-Infinity": return -1e400;
				case "NaN": return NaN;
			}
			return value;
		}
		if (ns.isDocumentSchema()) {
			if (isObject) {
				if (Array.isArray(value)) for (let i = 0; i < value.length; ++i) {
					const v = value[i];
					if (!(v instanceof NumericValue)) value[i] = this._read(ns, v);
				}
				else {
					const doc = value;
					for (const k in doc) {
						if (!hasOwn(doc, k)) continue;
						if (k === "__proto__") writeKey(doc);
						const v = doc[k];
						if (!(v instanceof NumericValue)) doc[k] = this._read(ns, v);
					}
				}
			}
		}
		return value;
	}
	_readStruct(ns, record) {
		const union = ns.isUnionSchema();
		const out = {};
		let nameMap;
		const hasType = typeof record.__type === "string";
		const { jsonName } = this.settings;
		if (jsonName && hasType) nameMap = {};
		let unionSerde;
		if (union) unionSerde = new UnionSerde(record, out);
		for (const [memberName, memberSchema] of ns.structIterator()) {
			let fromKey = memberName;
			if (jsonName) {
				fromKey = memberSchema.getMergedTraits().jsonName ?? fromKey;
				if (hasType) nameMap[fromKey] = memberName;
			}
			if (union) unionSerde.mark(fromKey);
			if (record[fromKey] != null) out[memberName] = this._read(memberSchema, record[fromKey]);
		}
		if (union) unionSerde.writeUnknown();
		else if (hasType) for (const k in record) {
			if (!hasOwn(record, k)) continue;
			const v = record[k];
			const t = jsonName ? nameMap[k] ?? k : k;
			if (!(t in out)) out[t] = v;
		}
		return out;
	}
	needsTransform(ns) {
		if (ns.isBlobSchema() || ns.isTimestampSchema() || ns.isBigIntegerSchema() || ns.isBigDecimalSchema() || ns.isNumericSchema()) return true;
		if (ns.isDocumentSchema() || ns.isStructSchema() || ns.isListSchema() || ns.isMapSchema()) return true;
		if (ns.isStringSchema() && ns.getMergedTraits().mediaType) return true;
		return false;
	}
};
// node_modules/@smithy/core/dist-es/submodules/protocols/json/codec-v2/JsonBytesStringAdapter.js
var JsonBytesStringAdapter = class JsonBytesStringAdapter extends Uint8Array {
	string = null;
	static allocUnsafe(bytes) {
		if (typeof Buffer === "function") {
			const buffer = Buffer.allocUnsafe(bytes);
			return new JsonBytesStringAdapter(buffer.buffer, buffer.byteOffset, buffer.byteLength);
		}
		return new JsonBytesStringAdapter(bytes);
	}
	toString() {
		return this.s();
	}
	valueOf() {
		return this.s();
	}
	includes(searchString, position) {
		if (typeof searchString === "string") return this.s().includes(searchString, position);
		return Uint8Array.prototype.includes.call(this, searchString, position);
	}
	indexOf(searchString, position) {
		if (typeof searchString === "string") return this.s().indexOf(searchString, position);
		return Uint8Array.prototype.indexOf.call(this, searchString, position);
	}
	lastIndexOf(searchString, position) {
		if (typeof searchString === "string") return this.s().lastIndexOf(searchString, position);
		const fn = Uint8Array.prototype.lastIndexOf;
		if (position !== void 0) return fn.call(this, searchString, position);
		return fn.call(this, searchString);
	}
	startsWith(searchString, position) {
		return this.s().startsWith(searchString, position);
	}
	endsWith(searchString, endPosition) {
		return this.s().endsWith(searchString, endPosition);
	}
	match(regexp) {
		return this.s().match(regexp);
	}
	replace(searchValue, replaceValue) {
		return this.s().replace(searchValue, replaceValue);
	}
	search(regexp) {
		return this.s().search(regexp);
	}
	split(separator, limit) {
		return this.s().split(separator, limit);
	}
	substring(start, end) {
		return this.s().substring(start, end);
	}
	trim() {
		return this.s().trim();
	}
	trimStart() {
		return this.s().trimStart();
	}
	trimEnd() {
		return this.s().trimEnd();
	}
	charAt(pos) {
		return this.s().charAt(pos);
	}
	charCodeAt(index) {
		return this.s().charCodeAt(index);
	}
	padStart(maxLength, fillString) {
		return this.s().padStart(maxLength, fillString);
	}
	padEnd(maxLength, fillString) {
		return this.s().padEnd(maxLength, fillString);
	}
	repeat(count) {
		return this.s().repeat(count);
	}
	toUpperCase() {
		return this.s().toUpperCase();
	}
	toLowerCase() {
		return this.s().toLowerCase();
	}
	s() {
		if (this.string == null) {
			const n = Date.now();
			if (n > warned + 6e4) {
				console.warn("@aws-sdk/core/protocols - WARN - JsonCodec2: you have called a string method on a Uint8Array request body. It has been automatically converted to string. In a future version this will throw an error.");
				warned = n;
			}
			this.string = toUtf8(this);
		}
		return this.string;
	}
};
var warned = 0;
// node_modules/@smithy/core/dist-es/submodules/protocols/json/codec-v2/JsonShapeSerializer2.js
const encoder = new TextEncoder();
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;
const OPEN_BRACKET = 91;
const CLOSE_BRACKET = 93;
const QUOTE = 34;
const COLON = 58;
const COMMA = 44;
const BACKSLASH = 92;
const TRUE = new Uint8Array([
	116,
	114,
	117,
	101
]);
const FALSE = new Uint8Array([
	102,
	97,
	108,
	115,
	101
]);
const NULL = new Uint8Array([
	110,
	117,
	108,
	108
]);
const ESCAPE_TABLE = new Array(128).fill(null);
ESCAPE_TABLE[8] = "b";
ESCAPE_TABLE[9] = "t";
ESCAPE_TABLE[10] = "n";
ESCAPE_TABLE[12] = "f";
ESCAPE_TABLE[13] = "r";
ESCAPE_TABLE[34] = "\"";
ESCAPE_TABLE[92] = "\\";
for (let i = 0; i < 32; i++) if (ESCAPE_TABLE[i] === null) ESCAPE_TABLE[i] = "u00" + i.toString(16).padStart(2, "0");
const INITIAL_BUFFER_SIZE = 2048;
function alloc(size) {
	return JsonBytesStringAdapter.allocUnsafe(size);
}
var JsonShapeSerializer2 = class JsonShapeSerializer2 extends SerdeContextConfig {
	settings;
	json;
	i = 0;
	rootSchema;
	rawValue;
	passthrough = false;
	constructor(settings) {
		super();
		this.settings = settings;
		this.json = alloc(INITIAL_BUFFER_SIZE);
	}
	write(schema, value) {
		this.i = 0;
		this.rawValue = value;
		this.rootSchema = NormalizedSchema.of(schema);
		this.passthrough = this.rootSchema.isBlobSchema() || this.rootSchema.isStringSchema();
		if (!this.passthrough) this.writeValue(this.rootSchema, value, void 0);
	}
	writeDiscriminatedDocument(schema, value) {
		this.i = 0;
		this.rootSchema = NormalizedSchema.of(schema);
		const ns = this.rootSchema;
		if (ns.isStructSchema() && value != null && typeof value === "object") {
			this.writeValue(ns, value, void 0);
			const prefix = `"__type":"${ns.getName(true) ?? "Unknown"}",`;
			const z = prefix.length;
			this.ensure(z);
			this.json.copyWithin(1 + z, 1, this.i);
			encoder.encodeInto(prefix, this.json.subarray(1));
			this.i += z;
		} else this.writeValue(ns, value, void 0);
	}
	flush() {
		this.rootSchema = void 0;
		const finalPosition = this.i;
		this.i = 0;
		const raw = this.rawValue;
		this.rawValue = void 0;
		if (finalPosition === 0) return raw;
		const result = this.json.subarray(0, finalPosition);
		this.json = alloc(INITIAL_BUFFER_SIZE);
		return result;
	}
	ensure(byteCount) {
		const { i, json } = this;
		if (i + byteCount > json.length) {
			let newSize = json.length * 2;
			while (newSize < i + byteCount) newSize *= 2;
			const next = alloc(newSize);
			next.set(this.json);
			this.json = next;
		}
	}
	writeAscii(s) {
		const z = s.length;
		this.ensure(z);
		let { i, json } = this;
		for (let j = 0; j < z; ++j) {
			json[i] = s.charCodeAt(j);
			i += 1;
		}
		this.i = i;
	}
	writeAsciiQuoted(s) {
		const z = s.length;
		this.ensure(z + 4);
		let { json, i } = this;
		json[i++] = QUOTE;
		for (let j = 0; j < z; ++j) json[i++] = s.charCodeAt(j);
		json[i++] = QUOTE;
		this.i = i;
	}
	writeJsonString(s) {
		const z = s.length;
		this.ensure(z * 3 + 2);
		this.json[this.i++] = QUOTE;
		for (let j = 0; j < z; ++j) {
			const c = s.charCodeAt(j);
			if (c > 34 && c < 92) this.json[this.i++] = c;
			else if (c < 128) {
				const esc = ESCAPE_TABLE[c];
				if (esc !== null) {
					this.ensure(esc.length + 1 + (z - j - 1) * 3 + 1);
					this.json[this.i++] = BACKSLASH;
					for (let k = 0; k < esc.length; k++) this.json[this.i++] = esc.charCodeAt(k);
				} else this.json[this.i++] = c;
			} else if (c >= 55296 && c <= 56319) {
				const next = j + 1 < z ? s.charCodeAt(j + 1) : 0;
				if (next >= 56320 && next <= 57343) {
					this.ensure(4);
					const { written } = encoder.encodeInto(s.substring(j, j + 2), this.json.subarray(this.i));
					this.i += written;
					++j;
				} else {
					this.ensure(6 + (z - j - 1) * 3 + 1);
					this.writeUnicodeEscape(c);
				}
			} else if (c >= 56320 && c <= 57343) {
				this.ensure(6 + (z - j - 1) * 3 + 1);
				this.writeUnicodeEscape(c);
			} else {
				let { i, json } = this;
				if (c < 2048) {
					json[i++] = 192 | c >> 6;
					json[i++] = 128 | c & 63;
				} else {
					json[i++] = 224 | c >> 12;
					json[i++] = 128 | c >> 6 & 63;
					json[i++] = 128 | c & 63;
				}
				this.i = i;
			}
		}
		this.json[this.i++] = QUOTE;
	}
	writeUnicodeEscape(code) {
		let { json, i } = this;
		json[i++] = BACKSLASH;
		json[i++] = 117;
		const hex = code.toString(16).padStart(4, "0");
		for (let j = 0; j < 4; ++j) json[i++] = hex.charCodeAt(j);
		this.i = i;
	}
	static B64 = (() => {
		const chars = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
		const table = /* @__PURE__ */ new Uint8Array(64);
		for (let i = 0; i < 64; ++i) table[i] = chars.charCodeAt(i);
		return table;
	})();
	writeBase64(data) {
		const b64Len = Math.ceil(data.length / 3) * 4;
		this.ensure(b64Len + 2);
		const json = this.json;
		const B64 = JsonShapeSerializer2.B64;
		let i = this.i;
		json[i++] = QUOTE;
		const len = data.length;
		const remainder = len % 3;
		const mainLen = len - remainder;
		for (let j = 0; j < mainLen; j += 3) {
			const a = data[j];
			const b = data[j + 1];
			const c = data[j + 2];
			json[i++] = B64[a >> 2];
			json[i++] = B64[(a & 3) << 4 | b >> 4];
			json[i++] = B64[(b & 15) << 2 | c >> 6];
			json[i++] = B64[c & 63];
		}
		if (remainder === 2) {
			const a = data[mainLen];
			const b = data[mainLen + 1];
			json[i++] = B64[a >> 2];
			json[i++] = B64[(a & 3) << 4 | b >> 4];
			json[i++] = B64[(b & 15) << 2];
			json[i++] = 61;
		} else if (remainder === 1) {
			const a = data[mainLen];
			json[i++] = B64[a >> 2];
			json[i++] = B64[(a & 3) << 4];
			json[i++] = 61;
			json[i++] = 61;
		}
		json[i++] = QUOTE;
		this.i = i;
	}
	writeValue(schema, value, container) {
		if (value == null) {
			if (container?.isStructSchema()) {
				if (value === void 0) {
					if (NormalizedSchema.of(schema).isIdempotencyToken()) {
						this.writeAsciiQuoted(generateIdempotencyToken());
						return;
					}
				}
				return;
			}
			this.ensure(4);
			this.json.set(NULL, this.i);
			this.i += 4;
			return;
		}
		const ns = NormalizedSchema.of(schema);
		const isObject = typeof value === "object";
		if (ns.isStringSchema()) {
			const mediaType = ns.getMergedTraits().mediaType;
			if (mediaType) {
				if (mediaType === "application/json" || mediaType.endsWith("+json")) {
					this.writeJsonString(LazyJsonString.from(value).toString());
					return;
				}
			}
		}
		if (this.settings.bigNumberAsString && value != null && (ns.isBigIntegerSchema() || ns.isBigDecimalSchema())) {
			const asString = value instanceof NumericValue ? value.string : String(value);
			this.writeAsciiQuoted(asString);
			return;
		}
		if (isObject) {
			if (ns.isStructSchema()) {
				this.writeStruct(ns, value);
				return;
			}
			if (Array.isArray(value) && (ns.isListSchema() || ns.isDocumentSchema())) {
				this.writeList(ns, value, ns.isDocumentSchema());
				return;
			}
			if (ns.isMapSchema()) {
				this.writeMap(ns, value, false);
				return;
			}
			if (value instanceof Uint8Array && (ns.isBlobSchema() || ns.isDocumentSchema())) {
				this.writeBase64(value);
				return;
			}
			if (value instanceof Date && (ns.isTimestampSchema() || ns.isDocumentSchema())) {
				this.writeTimestamp(ns, value);
				return;
			}
			if (value instanceof NumericValue) {
				this.writeAscii(value.string);
				return;
			}
			if (ns.isDocumentSchema()) {
				if (Array.isArray(value)) this.writeList(ns, value, true);
				else this.writeMap(ns, value, true);
				return;
			}
			const json = JSON.stringify(value);
			this.writeAscii(json);
			return;
		}
		if (typeof value === "string") {
			if (ns.isBlobSchema()) {
				const b64 = (this.serdeContext?.base64Encoder ?? toBase64)(value);
				this.writeAsciiQuoted(b64);
				return;
			}
			this.writeJsonString(value);
			return;
		}
		if (typeof value === "number") {
			if (Math.abs(value) === 1e400 || Number.isNaN(value)) {
				this.writeAsciiQuoted(String(value));
				return;
			}
			const numStr = String(value);
			this.writeAscii(numStr);
			return;
		}
		if (typeof value === "boolean") {
			this.ensure(5);
			let { i, json } = this;
			if (value) {
				json.set(TRUE, i);
				i += 4;
			} else {
				json.set(FALSE, i);
				i += 5;
			}
			this.i = i;
			return;
		}
		if (typeof value === "bigint") {
			this.writeAscii(value.toString());
			return;
		}
		this.writeAscii(String(value));
	}
	writeStruct(ns, value) {
		this.ensure(2);
		this.json[this.i++] = OPEN_BRACE;
		let wroteAny = false;
		const hasType = typeof value.__type === "string";
		let writtenKeys;
		if (hasType) writtenKeys = /* @__PURE__ */ new Set();
		for (const [memberName, memberSchema] of ns.structIterator()) {
			const item = value[memberName];
			if (item == null && !memberSchema.isIdempotencyToken()) continue;
			if (wroteAny) {
				this.ensure(1);
				this.json[this.i++] = COMMA;
			}
			wroteAny = true;
			const targetKey = this.settings.jsonName ? memberSchema.getMergedTraits().jsonName ?? memberName : memberName;
			if (writtenKeys) {
				writtenKeys.add(memberName);
				writtenKeys.add(targetKey);
			}
			this.writeAsciiQuoted(targetKey);
			this.json[this.i++] = COLON;
			this.writeValue(memberSchema, item, ns);
		}
		if (!wroteAny && ns.isUnionSchema()) {
			const { $unknown } = value;
			if (Array.isArray($unknown)) {
				const [k, v] = $unknown;
				this.writeAsciiQuoted(k);
				this.ensure(1);
				this.json[this.i++] = COLON;
				this.writeValue(15, v, ns);
			}
		} else if (hasType) for (const k in value) {
			if (writtenKeys.has(k)) continue;
			writtenKeys.add(k);
			const v = value[k];
			if (wroteAny) {
				this.ensure(1);
				this.json[this.i++] = COMMA;
			}
			wroteAny = true;
			this.writeAsciiQuoted(k);
			this.ensure(1);
			this.json[this.i++] = COLON;
			this.writeValue(15, v, void 0);
		}
		this.ensure(1);
		this.json[this.i++] = CLOSE_BRACE;
	}
	writeList(ns, value, isDocument) {
		const sparse = !!ns.getMergedTraits().sparse;
		const valueSchema = ns.getValueSchema();
		if (!isDocument) {
			if (valueSchema.isStringSchema() || valueSchema.isNumericSchema() || valueSchema.isBooleanSchema()) {
				let hasSpecials = false;
				for (let i = 0; i < value.length; ++i) {
					const v = value[i];
					if (Number.isNaN(v) || v === 1e400 || v === -1e400 || v == null && !sparse) {
						hasSpecials = true;
						break;
					}
				}
				let json;
				if (!hasSpecials) json = JSON.stringify(value);
				else {
					const out = [];
					for (let i = 0; i < value.length; ++i) {
						const v = value[i];
						if (v == null && !sparse) continue;
						if (Number.isNaN(v) || v === 1e400 || v === -1e400) out.push(String(v));
						else out.push(v);
					}
					json = JSON.stringify(out);
				}
				this.ensure(json.length * 3);
				this.i += encoder.encodeInto(json, this.json.subarray(this.i)).written;
				return;
			}
		}
		this.ensure(2);
		this.json[this.i++] = OPEN_BRACKET;
		let wroteFirstItem = false;
		for (let i = 0; i < value.length; ++i) {
			const item = value[i];
			if (isDocument ? item === void 0 : item == null && !sparse) continue;
			if (wroteFirstItem) {
				this.ensure(1);
				this.json[this.i++] = COMMA;
			}
			this.writeValue(valueSchema, item, void 0);
			wroteFirstItem = true;
		}
		this.ensure(1);
		this.json[this.i++] = CLOSE_BRACKET;
	}
	writeMap(ns, value, isDocument) {
		const sparse = !!ns.getMergedTraits().sparse;
		const valueSchema = ns.getValueSchema();
		if (!isDocument) {
			if (valueSchema.isStringSchema() || valueSchema.isNumericSchema() || valueSchema.isBooleanSchema()) {
				let modifications;
				for (const k in value) {
					if (!hasOwn(value, k)) continue;
					const v = value[k];
					if (Number.isNaN(v) || v === 1e400 || v === -1e400) {
						(modifications ??= {})[k] = v;
						value[k] = String(v);
					} else if (v === null && !sparse) {
						(modifications ??= {})[k] = null;
						value[k] = void 0;
					}
				}
				const json = JSON.stringify(value);
				if (modifications) Object.assign(value, modifications);
				this.ensure(json.length * 3);
				this.i += encoder.encodeInto(json, this.json.subarray(this.i)).written;
				return;
			}
		}
		this.ensure(2);
		this.json[this.i++] = OPEN_BRACE;
		let first = true;
		for (const k in value) {
			if (!hasOwn(value, k)) continue;
			const v = value[k];
			if (isDocument ? v === void 0 : v == null && !sparse) continue;
			if (!first) {
				this.ensure(1);
				this.json[this.i++] = COMMA;
			}
			first = false;
			this.writeJsonString(k);
			this.ensure(1);
			this.json[this.i++] = COLON;
			this.writeValue(valueSchema, v, void 0);
		}
		this.ensure(1);
		this.json[this.i++] = CLOSE_BRACE;
	}
	writeTimestamp(ns, value) {
		switch (determineTimestampFormat(ns, this.settings)) {
			case 5: {
				const iso = value.toISOString().replace(".000Z", "Z");
				this.writeAsciiQuoted(iso);
				return;
			}
			case 6:
				this.writeAsciiQuoted(dateToUtcString(value));
				return;
			case 7: {
				const epochSecs = String(value.getTime() / 1e3);
				this.writeAscii(epochSecs);
				return;
			}
			default: {
				const epochSecs = String(value.getTime() / 1e3);
				this.writeAscii(epochSecs);
				return;
			}
		}
	}
};
// node_modules/@smithy/core/dist-es/submodules/protocols/json/codec-v2/JsonCodec2.js
var JsonCodec2 = class extends SerdeContextConfig {
	settings;
	constructor(settings) {
		super();
		this.settings = settings;
	}
	createSerializer() {
		const serializer = new JsonShapeSerializer2(this.settings);
		serializer.setSerdeContext(this.serdeContext);
		return serializer;
	}
	createDeserializer() {
		const deserializer = new JsonShapeDeserializer2(this.settings);
		deserializer.setSerdeContext(this.serdeContext);
		return deserializer;
	}
};
// node_modules/@smithy/core/dist-es/legacy-root-exports/middleware-http-auth-scheme/resolveAuthOptions.js
const resolveAuthOptions = (candidateAuthOptions, authSchemePreference) => {
	if (!authSchemePreference || authSchemePreference.length === 0) return candidateAuthOptions;
	const preferredAuthOptions = [];
	for (const preferredSchemeName of authSchemePreference) for (const candidateAuthOption of candidateAuthOptions) if (candidateAuthOption.schemeId.split("#")[1] === preferredSchemeName) preferredAuthOptions.push(candidateAuthOption);
	for (const candidateAuthOption of candidateAuthOptions) if (!preferredAuthOptions.find(({ schemeId }) => schemeId === candidateAuthOption.schemeId)) preferredAuthOptions.push(candidateAuthOption);
	return preferredAuthOptions;
};
// node_modules/@smithy/core/dist-es/legacy-root-exports/middleware-http-auth-scheme/httpAuthSchemeMiddleware.js
function convertHttpAuthSchemesToMap(httpAuthSchemes) {
	const map = /* @__PURE__ */ new Map();
	for (const scheme of httpAuthSchemes) map.set(scheme.schemeId, scheme);
	return map;
}
const httpAuthSchemeMiddleware = (config, mwOptions) => (next, context) => async (args) => {
	const options = config.httpAuthSchemeProvider(await mwOptions.httpAuthSchemeParametersProvider(config, context, args.input));
	const authSchemePreference = config.authSchemePreference ? await config.authSchemePreference() : [];
	const resolvedOptions = resolveAuthOptions(options, authSchemePreference);
	const authSchemes = convertHttpAuthSchemesToMap(config.httpAuthSchemes);
	const smithyContext = getSmithyContext(context);
	const failureReasons = [];
	for (const option of resolvedOptions) {
		const scheme = authSchemes.get(option.schemeId);
		if (!scheme) {
			failureReasons.push(`HttpAuthScheme \`${option.schemeId}\` was not enabled for this service.`);
			continue;
		}
		const identityProvider = scheme.identityProvider(await mwOptions.identityProviderConfigProvider(config));
		if (!identityProvider) {
			failureReasons.push(`HttpAuthScheme \`${option.schemeId}\` did not have an IdentityProvider configured.`);
			continue;
		}
		const { identityProperties = {}, signingProperties = {} } = option.propertiesExtractor?.(config, context) || {};
		option.identityProperties = Object.assign(option.identityProperties || {}, identityProperties);
		option.signingProperties = Object.assign(option.signingProperties || {}, signingProperties);
		smithyContext.selectedHttpAuthScheme = {
			httpAuthOption: option,
			identity: await identityProvider(option.identityProperties),
			signer: scheme.signer
		};
		break;
	}
	if (!smithyContext.selectedHttpAuthScheme) throw new Error(failureReasons.join("\n"));
	return next(args);
};
// node_modules/@smithy/core/dist-es/legacy-root-exports/middleware-http-auth-scheme/getHttpAuthSchemeEndpointRuleSetPlugin.js
const httpAuthSchemeEndpointRuleSetMiddlewareOptions = {
	step: "serialize",
	tags: ["HTTP_AUTH_SCHEME"],
	name: "httpAuthSchemeMiddleware",
	override: true,
	relation: "before",
	toMiddleware: "endpointV2Middleware"
};
const getHttpAuthSchemeEndpointRuleSetPlugin = (config, { httpAuthSchemeParametersProvider, identityProviderConfigProvider }) => ({ applyToStack: (clientStack) => {
	clientStack.addRelativeTo(httpAuthSchemeMiddleware(config, {
		httpAuthSchemeParametersProvider,
		identityProviderConfigProvider
	}), httpAuthSchemeEndpointRuleSetMiddlewareOptions);
} });
// node_modules/@smithy/core/dist-es/legacy-root-exports/middleware-http-signing/httpSigningMiddleware.js
const defaultErrorHandler = (signingProperties) => (error) => {
	throw error;
};
const defaultSuccessHandler = (httpResponse, signingProperties) => {};
const httpSigningMiddleware = (config) => (next, context) => async (args) => {
	if (!HttpRequest.isInstance(args.request)) return next(args);
	const scheme = getSmithyContext(context).selectedHttpAuthScheme;
	if (!scheme) throw new Error(`No HttpAuthScheme was selected: unable to sign request`);
	const { httpAuthOption: { signingProperties = {} }, identity, signer } = scheme;
	const output = await next({
		...args,
		request: await signer.sign(args.request, identity, signingProperties)
	}).catch((signer.errorHandler || defaultErrorHandler)(signingProperties));
	(signer.successHandler || defaultSuccessHandler)(output.response, signingProperties);
	return output;
};
// node_modules/@smithy/core/dist-es/legacy-root-exports/middleware-http-signing/getHttpSigningMiddleware.js
const httpSigningMiddlewareOptions = {
	step: "finalizeRequest",
	tags: ["HTTP_SIGNING"],
	name: "httpSigningMiddleware",
	aliases: [
		"apiKeyMiddleware",
		"tokenMiddleware",
		"awsAuthMiddleware"
	],
	override: true,
	relation: "after",
	toMiddleware: "retryMiddleware"
};
const getHttpSigningPlugin = (config) => ({ applyToStack: (clientStack) => {
	clientStack.addRelativeTo(httpSigningMiddleware(config), httpSigningMiddlewareOptions);
} });
// node_modules/@smithy/core/dist-es/normalizeProvider.js
const normalizeProvider = (input) => {
	if (typeof input === "function") return input;
	const promisified = Promise.resolve(input);
	return () => promisified;
};
// node_modules/@smithy/core/dist-es/legacy-root-exports/util-identity-and-auth/DefaultIdentityProviderConfig.js
var DefaultIdentityProviderConfig = class {
	authSchemes = /* @__PURE__ */ new Map();
	constructor(config) {
		for (const key in config) {
			if (!hasOwn(config, key)) continue;
			const value = config[key];
			if (value !== void 0) this.authSchemes.set(key, value);
		}
	}
	getIdentityProvider(schemeId) {
		return this.authSchemes.get(schemeId);
	}
};
// node_modules/@smithy/core/dist-es/legacy-root-exports/util-identity-and-auth/httpAuthSchemes/noAuth.js
var NoAuthSigner = class {
	async sign(httpRequest, identity, signingProperties) {
		return httpRequest;
	}
};
// node_modules/@smithy/core/dist-es/legacy-root-exports/util-identity-and-auth/memoizeIdentityProvider.js
const createIsIdentityExpiredFunction = (expirationMs) => function isIdentityExpired(identity) {
	return doesIdentityRequireRefresh(identity) && identity.expiration.getTime() - Date.now() < expirationMs;
};
const isIdentityExpired = createIsIdentityExpiredFunction(3e5);
const doesIdentityRequireRefresh = (identity) => identity.expiration !== void 0;
const memoizeIdentityProvider = (provider, isExpired, requiresRefresh) => {
	if (provider === void 0) return;
	const normalizedProvider = typeof provider !== "function" ? async () => Promise.resolve(provider) : provider;
	let resolved;
	let pending;
	let hasResult;
	let isConstant = false;
	const coalesceProvider = async (options) => {
		if (!pending) pending = normalizedProvider(options);
		try {
			resolved = await pending;
			hasResult = true;
			isConstant = false;
		} finally {
			pending = void 0;
		}
		return resolved;
	};
	if (isExpired === void 0) return async (options) => {
		if (!hasResult || options?.forceRefresh) resolved = await coalesceProvider(options);
		return resolved;
	};
	return async (options) => {
		if (!hasResult || options?.forceRefresh) resolved = await coalesceProvider(options);
		if (isConstant) return resolved;
		if (!requiresRefresh(resolved)) {
			isConstant = true;
			return resolved;
		}
		if (isExpired(resolved)) {
			await coalesceProvider(options);
			return resolved;
		}
		return resolved;
	};
};
// node_modules/@smithy/core/dist-es/submodules/retry/middleware-retry/isStreamingPayload/isStreamingPayload.js
const isStreamingPayload = (request) => request?.body instanceof Readable || typeof ReadableStream !== "undefined" && request?.body instanceof ReadableStream;
// node_modules/@smithy/core/dist-es/submodules/retry/service-error-classification/constants.js
const THROTTLING_ERROR_CODES = [
	"BandwidthLimitExceeded",
	"EC2ThrottledException",
	"LimitExceededException",
	"PriorRequestNotComplete",
	"ProvisionedThroughputExceededException",
	"RequestLimitExceeded",
	"RequestThrottled",
	"RequestThrottledException",
	"SlowDown",
	"ThrottledException",
	"Throttling",
	"ThrottlingException",
	"TooManyRequestsException",
	"TransactionInProgressException"
];
const TRANSIENT_ERROR_CODES = [
	"TimeoutError",
	"RequestTimeout",
	"RequestTimeoutException"
];
const TRANSIENT_ERROR_STATUS_CODES = [
	500,
	502,
	503,
	504
];
const NODEJS_TIMEOUT_ERROR_CODES = [
	"ECONNRESET",
	"ECONNREFUSED",
	"EPIPE",
	"ETIMEDOUT"
];
const NODEJS_NETWORK_ERROR_CODES = [
	"EHOSTUNREACH",
	"ENETUNREACH",
	"ENOTFOUND",
	"EAI_AGAIN"
];
// node_modules/@smithy/core/dist-es/submodules/retry/service-error-classification/service-error-classification.js
const isRetryableByTrait = (error) => error?.$retryable !== void 0;
const isClockSkewCorrectedError = (error) => error.$metadata?.clockSkewCorrected;
const isBrowserNetworkError = (error) => {
	const errorMessages = /* @__PURE__ */ new Set([
		"Failed to fetch",
		"NetworkError when attempting to fetch resource",
		"The Internet connection appears to be offline",
		"Load failed",
		"Network request failed"
	]);
	if (!(error && error instanceof TypeError)) return false;
	return errorMessages.has(error.message);
};
const isThrottlingError = (error) => error.$metadata?.httpStatusCode === 429 || THROTTLING_ERROR_CODES.includes(error.name) || error.$retryable?.throttling == true;
const isTransientError = (error, depth = 0) => error?.name !== "AbortError" && (isRetryableByTrait(error) || isClockSkewCorrectedError(error) || error.name === "InvalidSignatureException" && error.message?.includes("Signature expired") || TRANSIENT_ERROR_CODES.includes(error.name) || NODEJS_TIMEOUT_ERROR_CODES.includes(error?.code || "") || NODEJS_NETWORK_ERROR_CODES.includes(error?.code || "") || TRANSIENT_ERROR_STATUS_CODES.includes(error.$metadata?.httpStatusCode || 0) || isBrowserNetworkError(error) || isNodeJsHttp2TransientError(error) || error.cause !== void 0 && depth <= 10 && isTransientError(error.cause, depth + 1));
const isServerError = (error) => {
	if (error.$metadata?.httpStatusCode !== void 0) {
		const statusCode = error.$metadata.httpStatusCode;
		if (500 <= statusCode && statusCode <= 599 && !isTransientError(error)) return true;
		return false;
	}
	return false;
};
function isNodeJsHttp2TransientError(error) {
	return error.code === "ERR_HTTP2_STREAM_ERROR" && error.message.includes("NGHTTP2_REFUSED_STREAM");
}
// node_modules/@smithy/core/dist-es/submodules/retry/util-retry/race.js
const race = (promise, signal) => {
	if (!signal) return promise;
	let cleanup = () => {};
	const aborted = new Promise((_, reject) => {
		const handler = () => reject(createAbortError());
		if (signal.aborted) handler();
		else if (typeof signal.addEventListener === "function") {
			signal.addEventListener("abort", handler, { once: true });
			cleanup = () => signal.removeEventListener("abort", handler);
		} else signal.onabort = handler;
	});
	return Promise.race([promise, aborted]).finally(cleanup);
};
const createAbortError = () => Object.assign(/* @__PURE__ */ new Error("Request aborted"), { name: "AbortError" });
const isAbortError = (error) => typeof error === "object" && error !== null && "name" in error && error.name === "AbortError";
// node_modules/@smithy/core/dist-es/submodules/retry/util-retry/constants.js
const MAXIMUM_RETRY_DELAY = 2e4;
const INVOCATION_ID_HEADER = "amz-sdk-invocation-id";
const REQUEST_HEADER = "amz-sdk-request";
// node_modules/@smithy/core/dist-es/submodules/retry/middleware-retry/parseRetryAfterHeader.js
function parseRetryAfterHeader(response, logger) {
	if (!HttpResponse.isInstance(response)) return;
	for (const header in response.headers) {
		if (!hasOwn(response.headers, header)) continue;
		const h = header.toLowerCase();
		if (h === "retry-after") {
			const retryAfter = response.headers[header];
			let retryAfterSeconds = NaN;
			if (retryAfter.endsWith("GMT")) try {
				retryAfterSeconds = (parseRfc7231DateTime(retryAfter).getTime() - Date.now()) / 1e3;
			} catch (e) {
				logger?.trace?.("Failed to parse retry-after header");
				logger?.trace?.(e);
			}
			else if (retryAfter.match(/ GMT, ((\d+)|(\d+\.\d+))$/)) retryAfterSeconds = Number(retryAfter.match(/ GMT, ([\d.]+)$/)?.[1]);
			else if (retryAfter.match(/^((\d+)|(\d+\.\d+))$/)) retryAfterSeconds = Number(retryAfter);
			else if (Date.parse(retryAfter) >= Date.now()) retryAfterSeconds = (Date.parse(retryAfter) - Date.now()) / 1e3;
			if (isNaN(retryAfterSeconds)) return;
			return new Date(Date.now() + retryAfterSeconds * 1e3);
		} else if (h === "x-amz-retry-after") {
			const v = response.headers[header];
			const backoffMilliseconds = Number(v);
			if (isNaN(backoffMilliseconds)) {
				logger?.trace?.(`Failed to parse x-amz-retry-after=${v}`);
				return;
			}
			return new Date(Date.now() + backoffMilliseconds);
		}
	}
}
// node_modules/@smithy/core/dist-es/submodules/retry/middleware-retry/util.js
const asSdkError = (error) => {
	if (error instanceof Error) return error;
	if (error instanceof Object) return Object.assign(/* @__PURE__ */ new Error(), error);
	if (typeof error === "string") return new Error(error);
	return /* @__PURE__ */ new Error(`AWS SDK error wrapper for ${error}`);
};
// node_modules/@smithy/core/dist-es/submodules/retry/middleware-retry/retryMiddleware.js
function bindRetryMiddleware(isStreamingPayload) {
	return (options) => (next, context) => async (args) => {
		let retryStrategy = await options.retryStrategy();
		const maxAttempts = await options.maxAttempts();
		const abortSignal = context[SMITHY_CONTEXT_KEY]?.abortSignal;
		if (isRetryStrategyV2(retryStrategy)) {
			retryStrategy = retryStrategy;
			const retryTokenScope = (context["partition_id"] ?? "") + (context.__retryLongPoll ? ":longpoll" : "");
			let retryToken = await race(retryStrategy.acquireInitialRetryToken(retryTokenScope), abortSignal);
			let lastError = /* @__PURE__ */ new Error();
			let attempts = 0;
			let totalRetryDelay = 0;
			const { request } = args;
			const isRequest = HttpRequest.isInstance(request);
			if (isRequest) request.headers[INVOCATION_ID_HEADER] = v4();
			while (true) try {
				if (isRequest) request.headers[REQUEST_HEADER] = `attempt=${attempts + 1}; max=${maxAttempts}`;
				const { response, output } = await next(args);
				retryStrategy.recordSuccess(retryToken);
				output.$metadata.attempts = attempts + 1;
				output.$metadata.totalRetryDelay = totalRetryDelay;
				return {
					response,
					output
				};
			} catch (e) {
				const retryErrorInfo = getRetryErrorInfo(e, options.logger);
				lastError = asSdkError(e);
				if (isRequest && isStreamingPayload(request)) {
					(context.logger instanceof NoOpLogger ? console : context.logger)?.warn("An error was encountered in a non-retryable streaming request.");
					throw lastError;
				}
				try {
					retryToken = await race(retryStrategy.refreshRetryTokenForRetry(retryToken, retryErrorInfo), abortSignal);
				} catch (refreshError) {
					if (abortSignal?.aborted && isAbortError(refreshError)) throw refreshError;
					if (!lastError.$metadata) lastError.$metadata = {};
					lastError.$metadata.attempts = attempts + 1;
					lastError.$metadata.totalRetryDelay = totalRetryDelay;
					throw lastError;
				}
				attempts = retryToken.getRetryCount();
				const delay = retryToken.getRetryDelay();
				totalRetryDelay += (retryToken?.$retryLog?.acquisitionDelay ?? 0) + delay;
				if (delay > 0) await race(new Promise((resolve) => setTimeout(resolve, delay)), abortSignal);
			}
		} else {
			retryStrategy = retryStrategy;
			if (retryStrategy?.mode) context.userAgent = [...context.userAgent || [], ["cfg/retry-mode", retryStrategy.mode]];
			return retryStrategy.retry(next, args);
		}
	};
}
const isRetryStrategyV2 = (retryStrategy) => typeof retryStrategy.acquireInitialRetryToken !== "undefined" && typeof retryStrategy.refreshRetryTokenForRetry !== "undefined" && typeof retryStrategy.recordSuccess !== "undefined";
const getRetryErrorInfo = (error, logger) => {
	const errorInfo = {
		error,
		errorType: getRetryErrorType(error)
	};
	const retryAfterHint = parseRetryAfterHeader(error.$response, logger);
	if (retryAfterHint) errorInfo.retryAfterHint = retryAfterHint;
	return errorInfo;
};
const getRetryErrorType = (error) => {
	if (isThrottlingError(error)) return "THROTTLING";
	if (isTransientError(error)) return "TRANSIENT";
	if (isServerError(error)) return "SERVER_ERROR";
	return "CLIENT_ERROR";
};
const retryMiddlewareOptions = {
	name: "retryMiddleware",
	tags: ["RETRY"],
	step: "finalizeRequest",
	priority: "high",
	override: true
};
function bindGetRetryPlugin(isStreamingPayload) {
	const retryMiddleware = bindRetryMiddleware(isStreamingPayload);
	return (options) => ({ applyToStack: (clientStack) => {
		clientStack.add(retryMiddleware(options), retryMiddlewareOptions);
	} });
}
// node_modules/@smithy/core/dist-es/submodules/retry/util-retry/DefaultRateLimiter.js
var DefaultRateLimiter = class DefaultRateLimiter {
	static setTimeoutFn = (fn, delay) => setTimeout(fn, delay);
	beta;
	minCapacity;
	minFillRate;
	scaleConstant;
	smooth;
	enabled = false;
	availableTokens = 0;
	lastMaxRate = 0;
	measuredTxRate = 0;
	requestCount = 0;
	fillRate;
	lastThrottleTime;
	lastTimestamp = 0;
	lastTxRateBucket;
	maxCapacity;
	timeWindow = 0;
	constructor(options) {
		this.beta = options?.beta ?? .7;
		this.minCapacity = options?.minCapacity ?? 1;
		this.minFillRate = options?.minFillRate ?? .5;
		this.scaleConstant = options?.scaleConstant ?? .4;
		this.smooth = options?.smooth ?? .8;
		this.lastThrottleTime = this.getCurrentTimeInSeconds();
		this.lastTxRateBucket = Math.floor(this.getCurrentTimeInSeconds());
		this.fillRate = this.minFillRate;
		this.maxCapacity = this.minCapacity;
	}
	async getSendToken() {
		return this.acquireTokenBucket(1);
	}
	updateClientSendingRate(response) {
		let calculatedRate;
		this.updateMeasuredRate();
		const retryErrorInfo = response;
		if (retryErrorInfo?.errorType === "THROTTLING" || isThrottlingError(retryErrorInfo?.error ?? response)) {
			const rateToUse = !this.enabled ? this.measuredTxRate : Math.min(this.measuredTxRate, this.fillRate);
			this.lastMaxRate = rateToUse;
			this.calculateTimeWindow();
			this.lastThrottleTime = this.getCurrentTimeInSeconds();
			calculatedRate = this.cubicThrottle(rateToUse);
			this.enableTokenBucket();
		} else {
			this.calculateTimeWindow();
			calculatedRate = this.cubicSuccess(this.getCurrentTimeInSeconds());
		}
		const newRate = Math.min(calculatedRate, 2 * this.measuredTxRate);
		this.updateTokenBucketRate(newRate);
	}
	getCurrentTimeInSeconds() {
		return Date.now() / 1e3;
	}
	async acquireTokenBucket(amount) {
		if (!this.enabled) return;
		this.refillTokenBucket();
		while (amount > this.availableTokens) {
			const delay = (amount - this.availableTokens) / this.fillRate * 1e3;
			await new Promise((resolve) => DefaultRateLimiter.setTimeoutFn(resolve, delay));
			this.refillTokenBucket();
		}
		this.availableTokens = this.availableTokens - amount;
	}
	refillTokenBucket() {
		const timestamp = this.getCurrentTimeInSeconds();
		if (!this.lastTimestamp) {
			this.lastTimestamp = timestamp;
			return;
		}
		const fillAmount = (timestamp - this.lastTimestamp) * this.fillRate;
		this.availableTokens = Math.min(this.maxCapacity, this.availableTokens + fillAmount);
		this.lastTimestamp = timestamp;
	}
	calculateTimeWindow() {
		this.timeWindow = this.getPrecise(Math.pow(this.lastMaxRate * (1 - this.beta) / this.scaleConstant, 1 / 3));
	}
	cubicThrottle(rateToUse) {
		return this.getPrecise(rateToUse * this.beta);
	}
	cubicSuccess(timestamp) {
		return this.getPrecise(this.scaleConstant * Math.pow(timestamp - this.lastThrottleTime - this.timeWindow, 3) + this.lastMaxRate);
	}
	enableTokenBucket() {
		this.enabled = true;
	}
	updateTokenBucketRate(newRate) {
		this.refillTokenBucket();
		this.fillRate = Math.max(newRate, this.minFillRate);
		this.maxCapacity = Math.max(newRate, this.minCapacity);
		this.availableTokens = Math.min(this.availableTokens, this.maxCapacity);
	}
	updateMeasuredRate() {
		const t = this.getCurrentTimeInSeconds();
		const timeBucket = Math.floor(t * 2) / 2;
		this.requestCount++;
		if (timeBucket > this.lastTxRateBucket) {
			const currentRate = this.requestCount / (timeBucket - this.lastTxRateBucket);
			this.measuredTxRate = this.getPrecise(currentRate * this.smooth + this.measuredTxRate * (1 - this.smooth));
			this.requestCount = 0;
			this.lastTxRateBucket = timeBucket;
		}
	}
	getPrecise(num) {
		return parseFloat(num.toFixed(8));
	}
};
// node_modules/@smithy/core/dist-es/submodules/retry/util-retry/retries-2026-config.js
var Retry = class {
	static v2026 = true;
	static delay() {
		return 50;
	}
	static throttlingDelay() {
		return 1e3;
	}
	static cost() {
		return 14;
	}
	static throttlingCost() {
		return 5;
	}
	static modifiedCostType() {
		return "THROTTLING";
	}
};
// node_modules/@smithy/core/dist-es/submodules/retry/util-retry/DefaultRetryBackoffStrategy.js
var DefaultRetryBackoffStrategy = class {
	x = Retry.delay();
	computeNextBackoffDelay(i) {
		const t_i = Math.random() * Math.min(this.x * 2 ** i, MAXIMUM_RETRY_DELAY);
		return Math.floor(t_i);
	}
	setDelayBase(delay) {
		this.x = delay;
	}
};
// node_modules/@smithy/core/dist-es/submodules/retry/util-retry/DefaultRetryToken.js
var DefaultRetryToken = class {
	delay;
	count;
	cost;
	longPoll;
	$retryLog = { acquisitionDelay: 0 };
	constructor(delay, count, cost, longPoll) {
		this.delay = delay;
		this.count = count;
		this.cost = cost;
		this.longPoll = longPoll;
	}
	getRetryCount() {
		return this.count;
	}
	getRetryDelay() {
		return Math.min(MAXIMUM_RETRY_DELAY, this.delay);
	}
	getRetryCost() {
		return this.cost;
	}
	isLongPoll() {
		return this.longPoll;
	}
};
// node_modules/@smithy/core/dist-es/submodules/retry/util-retry/config.js
var RETRY_MODES;
(function(RETRY_MODES) {
	RETRY_MODES["STANDARD"] = "standard";
	RETRY_MODES["ADAPTIVE"] = "adaptive";
})(RETRY_MODES || (RETRY_MODES = {}));
const DEFAULT_RETRY_MODE = RETRY_MODES.STANDARD;
// node_modules/@smithy/core/dist-es/submodules/retry/util-retry/StandardRetryStrategy.js
const refusal = {
	incompatible: 1,
	attempts: 2,
	capacity: 3
};
var StandardRetryStrategy = class {
	mode = RETRY_MODES.STANDARD;
	retryBackoffStrategy;
	capacity = 500;
	maxAttemptsProvider;
	baseDelay;
	constructor(arg1) {
		if (typeof arg1 === "number") this.maxAttemptsProvider = async () => arg1;
		else if (typeof arg1 === "function") this.maxAttemptsProvider = arg1;
		else if (arg1 && typeof arg1 === "object") {
			this.maxAttemptsProvider = async () => arg1.maxAttempts;
			this.baseDelay = arg1.baseDelay;
			this.retryBackoffStrategy = arg1.backoff;
		}
		this.maxAttemptsProvider ??= async () => 3;
		this.baseDelay ??= Retry.delay();
		this.retryBackoffStrategy ??= new DefaultRetryBackoffStrategy();
	}
	async acquireInitialRetryToken(retryTokenScope) {
		return new DefaultRetryToken(Retry.delay(), 0, void 0, retryTokenScope.includes(":longpoll"));
	}
	async refreshRetryTokenForRetry(token, errorInfo) {
		const maxAttempts = await this.getMaxAttempts();
		const retryCode = this.retryCode(token, errorInfo, maxAttempts);
		const shouldRetry = retryCode === 0;
		const isLongPoll = token.isLongPoll?.();
		if (shouldRetry || isLongPoll) {
			const errorType = errorInfo.errorType;
			this.retryBackoffStrategy.setDelayBase(errorType === "THROTTLING" ? Retry.throttlingDelay() : this.baseDelay);
			const delayFromErrorType = this.retryBackoffStrategy.computeNextBackoffDelay(token.getRetryCount());
			let retryDelay = delayFromErrorType;
			if (errorInfo.retryAfterHint instanceof Date) retryDelay = Math.max(delayFromErrorType, Math.min(errorInfo.retryAfterHint.getTime() - Date.now(), delayFromErrorType + 5e3));
			if (!shouldRetry) {
				const longPollBackoff = retryCode === refusal.capacity && isLongPoll ? retryDelay : 0;
				if (longPollBackoff > 0) await new Promise((r) => setTimeout(r, longPollBackoff));
			} else {
				const capacityCost = this.getCapacityCost(errorType);
				this.capacity -= capacityCost;
				const nextToken = new DefaultRetryToken(0, token.getRetryCount() + 1, capacityCost, token.isLongPoll?.() ?? false);
				await new Promise((r) => setTimeout(r, retryDelay));
				nextToken.$retryLog.acquisitionDelay = retryDelay;
				return nextToken;
			}
		}
		throw new Error("No retry token available");
	}
	recordSuccess(token) {
		this.capacity = Math.min(500, this.capacity + (token.getRetryCost() ?? 1));
	}
	getCapacity() {
		return this.capacity;
	}
	async maxAttempts() {
		return this.maxAttemptsProvider();
	}
	async getMaxAttempts() {
		try {
			return await this.maxAttemptsProvider();
		} catch (ignored) {
			console.warn(`Max attempts provider could not resolve. Using default of 3`);
			return 3;
		}
	}
	retryCode(tokenToRenew, errorInfo, maxAttempts) {
		const attempts = tokenToRenew.getRetryCount() + 1;
		const retryableStatus = this.isRetryableError(errorInfo.errorType) ? 0 : refusal.incompatible;
		const attemptStatus = attempts < maxAttempts ? 0 : refusal.attempts;
		const capacityStatus = this.capacity >= this.getCapacityCost(errorInfo.errorType) ? 0 : refusal.capacity;
		return retryableStatus || attemptStatus || capacityStatus;
	}
	getCapacityCost(errorType) {
		return errorType === Retry.modifiedCostType() ? Retry.throttlingCost() : Retry.cost();
	}
	isRetryableError(errorType) {
		return errorType === "THROTTLING" || errorType === "TRANSIENT";
	}
};
// node_modules/@smithy/core/dist-es/submodules/retry/util-retry/AdaptiveRetryStrategy.js
var AdaptiveRetryStrategy = class {
	mode = RETRY_MODES.ADAPTIVE;
	rateLimiter;
	standardRetryStrategy;
	constructor(maxAttemptsProvider, options) {
		const { rateLimiter } = options ?? {};
		this.rateLimiter = rateLimiter ?? new DefaultRateLimiter();
		this.standardRetryStrategy = options ? new StandardRetryStrategy({
			maxAttempts: typeof maxAttemptsProvider === "number" ? maxAttemptsProvider : 3,
			...options
		}) : new StandardRetryStrategy(maxAttemptsProvider);
	}
	async acquireInitialRetryToken(retryTokenScope) {
		const token = await this.standardRetryStrategy.acquireInitialRetryToken(retryTokenScope);
		await this.rateLimiter.getSendToken();
		return token;
	}
	async refreshRetryTokenForRetry(tokenToRenew, errorInfo) {
		this.rateLimiter.updateClientSendingRate(errorInfo);
		const token = await this.standardRetryStrategy.refreshRetryTokenForRetry(tokenToRenew, errorInfo);
		await this.rateLimiter.getSendToken();
		return token;
	}
	recordSuccess(token) {
		this.rateLimiter.updateClientSendingRate({});
		this.standardRetryStrategy.recordSuccess(token);
	}
	async maxAttemptsProvider() {
		return this.standardRetryStrategy.maxAttempts();
	}
};
// node_modules/@smithy/core/dist-es/submodules/retry/middleware-retry/configurations.js
const ENV_MAX_ATTEMPTS = "AWS_MAX_ATTEMPTS";
const CONFIG_MAX_ATTEMPTS = "max_attempts";
const NODE_MAX_ATTEMPT_CONFIG_OPTIONS = {
	environmentVariableSelector: (env) => {
		const value = env[ENV_MAX_ATTEMPTS];
		if (!value) return;
		const maxAttempt = parseInt(value);
		if (Number.isNaN(maxAttempt)) throw new Error(`Environment variable ${ENV_MAX_ATTEMPTS} mast be a number, got "${value}"`);
		return maxAttempt;
	},
	configFileSelector: (profile) => {
		const value = profile[CONFIG_MAX_ATTEMPTS];
		if (!value) return;
		const maxAttempt = parseInt(value);
		if (Number.isNaN(maxAttempt)) throw new Error(`Shared config file entry ${CONFIG_MAX_ATTEMPTS} mast be a number, got "${value}"`);
		return maxAttempt;
	},
	default: 3
};
const resolveRetryConfig = (input, defaults) => {
	const { retryStrategy, retryMode } = input;
	const { defaultMaxAttempts = 3, defaultBaseDelay = Retry.delay() } = defaults ?? {};
	const maxAttemptsProvider = normalizeProvider$1(input.maxAttempts ?? defaultMaxAttempts);
	let controller = retryStrategy ? Promise.resolve(retryStrategy) : void 0;
	const getDefault = async () => {
		const maxAttempts = await maxAttemptsProvider();
		if (await normalizeProvider$1(retryMode)() === RETRY_MODES.ADAPTIVE) return new AdaptiveRetryStrategy(maxAttemptsProvider, {
			maxAttempts,
			baseDelay: defaultBaseDelay
		});
		return new StandardRetryStrategy({
			maxAttempts,
			baseDelay: defaultBaseDelay
		});
	};
	return Object.assign(input, {
		maxAttempts: maxAttemptsProvider,
		retryStrategy: () => controller ??= getDefault()
	});
};
const ENV_RETRY_MODE = "AWS_RETRY_MODE";
const CONFIG_RETRY_MODE = "retry_mode";
const NODE_RETRY_MODE_CONFIG_OPTIONS = {
	environmentVariableSelector: (env) => env[ENV_RETRY_MODE],
	configFileSelector: (profile) => profile[CONFIG_RETRY_MODE],
	default: DEFAULT_RETRY_MODE
};
const getRetryPlugin = bindGetRetryPlugin(isStreamingPayload);
// node_modules/@smithy/core/dist-es/submodules/checksum/hash-stream-node/HashCalculator.js
var HashCalculator = class extends Writable {
	hash;
	constructor(hash, options) {
		super(options);
		this.hash = hash;
	}
	_write(chunk, encoding, callback) {
		try {
			this.hash.update(toUint8Array(chunk));
		} catch (err) {
			return callback(err);
		}
		callback();
	}
};
// node_modules/@smithy/core/dist-es/submodules/checksum/hash-stream-node/readableStreamHasher.js
const readableStreamHasher = (hashCtor, readableStream) => {
	if (readableStream.readableFlowing !== null) throw new Error("Unable to calculate hash for flowing readable stream");
	const hash = new hashCtor();
	const hashCalculator = new HashCalculator(hash);
	readableStream.pipe(hashCalculator);
	return new Promise((resolve, reject) => {
		readableStream.on("error", (err) => {
			hashCalculator.end();
			reject(err);
		});
		hashCalculator.on("error", reject);
		hashCalculator.on("finish", () => {
			hash.digest().then(resolve).catch(reject);
		});
	});
};
// node_modules/@smithy/core/dist-es/submodules/checksum/md5/Md5Js.js
var Md5Js = class {
	digestLength = 16;
	state = Uint32Array.from(INIT$1);
	writeBuffer = /* @__PURE__ */ new DataView(/* @__PURE__ */ new ArrayBuffer(64));
	bufferLength = 0;
	bytesHashed = 0;
	update(sourceData) {
		const data = toUint8Array(sourceData);
		let pos = 0;
		let len = data.byteLength;
		this.bytesHashed += len;
		while (len > 0) {
			this.writeBuffer.setUint8(this.bufferLength++, data[pos++]);
			--len;
			if (this.bufferLength === 64) {
				compress(this.state, this.writeBuffer);
				this.bufferLength = 0;
			}
		}
	}
	async digest() {
		const state = Uint32Array.from(this.state);
		const buf = new DataView(this.writeBuffer.buffer.slice(0));
		let bufLen = this.bufferLength;
		const bits = this.bytesHashed * 8;
		buf.setUint8(bufLen++, 128);
		if (this.bufferLength % 64 >= 56) {
			for (let i = bufLen; i < 64; ++i) buf.setUint8(i, 0);
			compress(state, buf);
			bufLen = 0;
		}
		for (let i = bufLen; i < 56; ++i) buf.setUint8(i, 0);
		buf.setUint32(56, bits >>> 0, true);
		buf.setUint32(60, Math.floor(bits / 2 ** 32), true);
		compress(state, buf);
		const out = /* @__PURE__ */ new Uint8Array(16);
		const view = new DataView(out.buffer);
		for (let i = 0; i < 4; ++i) view.setUint32(i * 4, state[i], true);
		return out;
	}
	reset() {
		this.state.set(INIT$1);
		this.writeBuffer = /* @__PURE__ */ new DataView(/* @__PURE__ */ new ArrayBuffer(64));
		this.bufferLength = 0;
		this.bytesHashed = 0;
	}
};
const INIT$1 = [
	1732584193,
	4023233417,
	2562383102,
	271733878
];
const M = 4294967295;
const S = Uint8Array.of(7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21);
const T = Array.from({ length: 64 }, (_, i) => Math.abs(Math.sin(i + 1)) * 2 ** 32 >>> 0);
function compress(state, block) {
	let a = state[0], b = state[1], c = state[2], d = state[3];
	for (let i = 0; i < 64; ++i) {
		let f, g;
		if (i < 16) {
			f = b & c | ~b & d;
			g = i;
		} else if (i < 32) {
			f = d & b | c & ~d;
			g = (5 * i + 1) % 16;
		} else if (i < 48) {
			f = b ^ c ^ d;
			g = (3 * i + 5) % 16;
		} else {
			f = c ^ (b | ~d);
			g = 7 * i % 16;
		}
		const x = block.getUint32(g * 4, true);
		const tmp = d;
		d = c;
		c = b;
		const s = S[(i >> 4) * 4 + (i & 3)];
		const sum = (a + f & M) + (x + T[i] & M) & M;
		b = b + ((sum << s | sum >>> 32 - s) >>> 0) & M;
		a = tmp;
	}
	state[0] = state[0] + a & M;
	state[1] = state[1] + b & M;
	state[2] = state[2] + c & M;
	state[3] = state[3] + d & M;
}
const Md5Node = (() => {
	try {
		createHash("md5");
		return true;
	} catch {
		return false;
	}
})() ? buildNativeClass$2() : Md5Js;
function buildNativeClass$2() {
	return class Md5Node {
		digestLength = 16;
		hash = createHash("md5");
		update(data) {
			this.hash.update(toUint8Array(data));
		}
		async digest() {
			const buf = this.hash.copy().digest();
			return new Uint8Array(buf.buffer, buf.byteOffset, buf.byteLength);
		}
		reset() {
			this.hash = createHash("md5");
		}
	};
}
// node_modules/@smithy/core/dist-es/submodules/checksum/crc32/Crc32Js.js
const CRC32_TABLE = /* @__PURE__ */ new Uint32Array(256);
for (let i = 0; i < 256; ++i) {
	let c = i;
	for (let j = 0; j < 8; ++j) c = c & 1 ? 3988292384 ^ c >>> 1 : c >>> 1;
	CRC32_TABLE[i] = c >>> 0;
}
const ONES = 4294967295;
var Crc32Js = class {
	digestLength = 4;
	checksum = ONES;
	update(data) {
		for (let i = 0; i < data.length; ++i) this.checksum = this.checksum >>> 8 ^ CRC32_TABLE[(this.checksum ^ data[i]) & 255];
	}
	digestSync() {
		return (this.checksum ^ ONES) >>> 0;
	}
	async digest() {
		const value = this.digestSync();
		const out = /* @__PURE__ */ new Uint8Array(4);
		new DataView(out.buffer).setUint32(0, value, false);
		return out;
	}
	reset() {
		this.checksum = ONES;
	}
};
// node_modules/@smithy/core/dist-es/submodules/checksum/crc32/Crc32Node.js
const zlibCrc32 = typeof zlib.crc32 === "function" ? zlib.crc32 : void 0;
const Crc32Node = zlibCrc32 ? buildNativeClass$1(zlibCrc32) : Crc32Js;
function buildNativeClass$1(nativeCrc32) {
	return class Crc32Node {
		digestLength = 4;
		value = 0;
		update(data) {
			this.value = nativeCrc32(data, this.value);
		}
		digestSync() {
			return this.value >>> 0;
		}
		async digest() {
			const out = /* @__PURE__ */ new Uint8Array(4);
			new DataView(out.buffer).setUint32(0, this.digestSync(), false);
			return out;
		}
		reset() {
			this.value = 0;
		}
	};
}
// node_modules/@smithy/core/dist-es/submodules/checksum/sha256/Sha256Js.js
const BLOCK = 64;
const DIGEST_LENGTH = 32;
const MAX_HASHABLE_LENGTH = 2 ** 53 - 1;
var Sha256Js = class Sha256Js {
	digestLength = DIGEST_LENGTH;
	state = Int32Array.from(INIT);
	w;
	buffer = /* @__PURE__ */ new Uint8Array(64);
	bufferLength = 0;
	bytesHashed = 0;
	finished = false;
	inner;
	outer;
	constructor(secret) {
		if (secret) {
			const key = Sha256Js.normalizeKey(secret);
			this.inner = new Sha256Js();
			this.outer = new Sha256Js();
			const { inner, outer } = this;
			const pad = /* @__PURE__ */ new Uint8Array(128);
			for (let i = 0; i < BLOCK; ++i) {
				pad[i] = 54 ^ key[i];
				pad[i + BLOCK] = 92 ^ key[i];
			}
			inner.update(pad.subarray(0, BLOCK));
			outer.update(pad.subarray(BLOCK));
		}
	}
	update(data) {
		if (this.finished) throw new Error("Attempted to update an already finished HMAC.");
		if (this.inner) {
			this.inner.update(data);
			return;
		}
		const chunk = toUint8Array(data);
		let position = 0;
		let { byteLength } = chunk;
		this.bytesHashed += byteLength;
		if (this.bytesHashed * 8 > MAX_HASHABLE_LENGTH) throw new Error("Cannot hash more than 2^53 - 1 bits");
		while (byteLength > 0) {
			this.buffer[this.bufferLength++] = chunk[position++];
			byteLength--;
			if (this.bufferLength === BLOCK) {
				this.hashBuffer();
				this.bufferLength = 0;
			}
		}
	}
	async digest() {
		const { inner, outer } = this;
		if (inner && outer) {
			if (this.finished) throw new Error("Attempted to digest an already finished HMAC.");
			this.finished = true;
			const innerDigest = inner.digestSync();
			outer.update(innerDigest);
			return outer.digestSync();
		}
		return this.digestSync();
	}
	reset() {
		this.state = Int32Array.from(INIT);
		this.buffer = /* @__PURE__ */ new Uint8Array(64);
		this.bufferLength = 0;
		this.bytesHashed = 0;
	}
	digestSync() {
		const state = this.state.slice();
		const buffer = this.buffer.slice();
		let bufferLength = this.bufferLength;
		const bitsHashed = this.bytesHashed * 8;
		const bufferView = new DataView(buffer.buffer, buffer.byteOffset, buffer.byteLength);
		bufferView.setUint8(bufferLength++, 128);
		if ((bufferLength - 1) % BLOCK >= 56) {
			for (let i = bufferLength; i < BLOCK; ++i) bufferView.setUint8(i, 0);
			this.hashBufferWith(state, buffer);
			bufferLength = 0;
		}
		for (let i = bufferLength; i < 56; ++i) bufferView.setUint8(i, 0);
		bufferView.setUint32(56, Math.floor(bitsHashed / 4294967296), false);
		bufferView.setUint32(60, bitsHashed, false);
		this.hashBufferWith(state, buffer);
		const out = new Uint8Array(DIGEST_LENGTH);
		for (let i = 0; i < 8; ++i) {
			out[i * 4] = state[i] >>> 24 & 255;
			out[i * 4 + 1] = state[i] >>> 16 & 255;
			out[i * 4 + 2] = state[i] >>> 8 & 255;
			out[i * 4 + 3] = state[i] >>> 0 & 255;
		}
		return out;
	}
	static normalizeKey(secret) {
		const key = toUint8Array(secret);
		if (key.byteLength > BLOCK) {
			const h = new Sha256Js();
			h.update(key);
			const out = h.digestSync();
			const padded = new Uint8Array(BLOCK);
			padded.set(out);
			return padded;
		}
		if (key.byteLength < BLOCK) {
			const padded = new Uint8Array(BLOCK);
			padded.set(key);
			return padded;
		}
		return key;
	}
	hashBuffer() {
		this.hashBufferWith(this.state, this.buffer);
	}
	hashBufferWith(state, buffer) {
		const w = this.w ??= /* @__PURE__ */ new Int32Array(64);
		let s0 = state[0], s1 = state[1], s2 = state[2], s3 = state[3], s4 = state[4], s5 = state[5], s6 = state[6], s7 = state[7];
		for (let i = 0; i < BLOCK; ++i) {
			if (i < 16) w[i] = (buffer[i * 4] & 255) << 24 | (buffer[i * 4 + 1] & 255) << 16 | (buffer[i * 4 + 2] & 255) << 8 | buffer[i * 4 + 3] & 255;
			else {
				let u = w[i - 2];
				const t1 = (u >>> 17 | u << 15) ^ (u >>> 19 | u << 13) ^ u >>> 10;
				u = w[i - 15];
				const t2 = (u >>> 7 | u << 25) ^ (u >>> 18 | u << 14) ^ u >>> 3;
				w[i] = (t1 + w[i - 7] | 0) + (t2 + w[i - 16] | 0);
			}
			const t1 = (((s4 >>> 6 | s4 << 26) ^ (s4 >>> 11 | s4 << 21) ^ (s4 >>> 25 | s4 << 7)) + (s4 & s5 ^ ~s4 & s6) | 0) + (s7 + (K[i] + w[i] | 0) | 0) | 0;
			const t2 = ((s0 >>> 2 | s0 << 30) ^ (s0 >>> 13 | s0 << 19) ^ (s0 >>> 22 | s0 << 10)) + (s0 & s1 ^ s0 & s2 ^ s1 & s2) | 0;
			s7 = s6;
			s6 = s5;
			s5 = s4;
			s4 = s3 + t1 | 0;
			s3 = s2;
			s2 = s1;
			s1 = s0;
			s0 = t1 + t2 | 0;
		}
		state[0] += s0;
		state[1] += s1;
		state[2] += s2;
		state[3] += s3;
		state[4] += s4;
		state[5] += s5;
		state[6] += s6;
		state[7] += s7;
	}
};
const INIT = new Int32Array([
	1779033703,
	3144134277,
	1013904242,
	2773480762,
	1359893119,
	2600822924,
	528734635,
	1541459225
]);
const K = new Int32Array([
	1116352408,
	1899447441,
	3049323471,
	3921009573,
	961987163,
	1508970993,
	2453635748,
	2870763221,
	3624381080,
	310598401,
	607225278,
	1426881987,
	1925078388,
	2162078206,
	2614888103,
	3248222580,
	3835390401,
	4022224774,
	264347078,
	604807628,
	770255983,
	1249150122,
	1555081692,
	1996064986,
	2554220882,
	2821834349,
	2952996808,
	3210313671,
	3336571891,
	3584528711,
	113926993,
	338241895,
	666307205,
	773529912,
	1294757372,
	1396182291,
	1695183700,
	1986661051,
	2177026350,
	2456956037,
	2730485921,
	2820302411,
	3259730800,
	3345764771,
	3516065817,
	3600352804,
	4094571909,
	275423344,
	430227734,
	506948616,
	659060556,
	883997877,
	958139571,
	1322822218,
	1537002063,
	1747873779,
	1955562222,
	2024104815,
	2227730452,
	2361852424,
	2428436474,
	2756734187,
	3204031479,
	3329325298
]);
const Sha256Node = (() => {
	try {
		createHash("sha256");
		return true;
	} catch {
		return false;
	}
})() ? buildNativeClass() : Sha256Js;
function buildNativeClass() {
	return class Sha256Node {
		digestLength = 32;
		secret;
		hash;
		isHmac;
		finished = false;
		constructor(secret) {
			this.secret = secret;
			this.isHmac = !!secret;
			this.hash = this.createHash();
		}
		update(data) {
			if (this.finished) throw new Error("Attempted to update an already finished hash.");
			this.hash.update(data);
		}
		async digest() {
			let buf;
			if (this.isHmac) {
				this.finished = true;
				buf = this.hash.digest();
			} else buf = this.hash.copy().digest();
			return new Uint8Array(buf.buffer, buf.byteOffset, buf.byteLength);
		}
		reset() {
			this.hash = this.createHash();
			this.finished = false;
		}
		createHash() {
			return this.secret ? createHmac("sha256", toBuffer(this.secret)) : createHash("sha256");
		}
	};
}
function toBuffer(data) {
	if (typeof data === "string") return data;
	if (ArrayBuffer.isView(data)) return Buffer.from(data.buffer, data.byteOffset, data.byteLength);
	return Buffer.from(data);
}
// node_modules/@smithy/core/dist-es/submodules/event-streams/eventstream-codec/Int64.js
var Int64 = class Int64 {
	bytes;
	constructor(bytes) {
		this.bytes = bytes;
		if (bytes.byteLength !== 8) throw new Error("Int64 buffers must be exactly 8 bytes");
	}
	static fromNumber(number) {
		if (number > 0x8000000000000000 || number < -0x8000000000000000) throw new Error(`${number} is too large (or, if negative, too small) to represent as an Int64`);
		const bytes = /* @__PURE__ */ new Uint8Array(8);
		for (let i = 7, remaining = Math.abs(Math.round(number)); i > -1 && remaining > 0; i--, remaining /= 256) bytes[i] = remaining;
		if (number < 0) negate(bytes);
		return new Int64(bytes);
	}
	valueOf() {
		const bytes = this.bytes.slice(0);
		const negative = bytes[0] & 128;
		if (negative) negate(bytes);
		return parseInt(toHex(bytes), 16) * (negative ? -1 : 1);
	}
	toString() {
		return String(this.valueOf());
	}
};
function negate(bytes) {
	for (let i = 0; i < 8; i++) bytes[i] ^= 255;
	for (let i = 7; i > -1; i--) {
		bytes[i]++;
		if (bytes[i] !== 0) break;
	}
}
// node_modules/@smithy/core/dist-es/submodules/event-streams/eventstream-codec/HeaderMarshaller.js
var HeaderMarshaller = class {
	toUtf8;
	fromUtf8;
	constructor(toUtf8, fromUtf8) {
		this.toUtf8 = toUtf8;
		this.fromUtf8 = fromUtf8;
	}
	format(headers) {
		const chunks = [];
		for (const headerName in headers) {
			if (!hasOwn(headers, headerName)) continue;
			const bytes = this.fromUtf8(headerName);
			if (bytes.byteLength > 255) throw new Error(`@smithy/core/event-streams - header name exceeds 255 bytes: ${bytes.byteLength}`);
			chunks.push(Uint8Array.from([bytes.byteLength]), bytes, this.formatHeaderValue(headers[headerName]));
		}
		const out = new Uint8Array(chunks.reduce((carry, bytes) => carry + bytes.byteLength, 0));
		let position = 0;
		for (const chunk of chunks) {
			out.set(chunk, position);
			position += chunk.byteLength;
		}
		return out;
	}
	formatHeaderValue(header) {
		switch (header.type) {
			case "boolean": return Uint8Array.from([header.value ? 0 : 1]);
			case "byte": return Uint8Array.from([2, header.value]);
			case "short":
				const shortView = /* @__PURE__ */ new DataView(/* @__PURE__ */ new ArrayBuffer(3));
				shortView.setUint8(0, 3);
				shortView.setInt16(1, header.value, false);
				return new Uint8Array(shortView.buffer);
			case "integer":
				const intView = /* @__PURE__ */ new DataView(/* @__PURE__ */ new ArrayBuffer(5));
				intView.setUint8(0, 4);
				intView.setInt32(1, header.value, false);
				return new Uint8Array(intView.buffer);
			case "long":
				const longBytes = /* @__PURE__ */ new Uint8Array(9);
				longBytes[0] = 5;
				longBytes.set(header.value.bytes, 1);
				return longBytes;
			case "binary":
				if (header.value.byteLength > MAX_HEADER_VALUE_BYTES) throw new Error(`@smithy/core/event-streams - header value (binary) exceeds ${MAX_HEADER_VALUE_BYTES} bytes: ${header.value.byteLength}`);
				const binView = new DataView(new ArrayBuffer(3 + header.value.byteLength));
				binView.setUint8(0, 6);
				binView.setUint16(1, header.value.byteLength, false);
				const binBytes = new Uint8Array(binView.buffer);
				binBytes.set(header.value, 3);
				return binBytes;
			case "string":
				const utf8Bytes = this.fromUtf8(header.value);
				if (utf8Bytes.byteLength > MAX_HEADER_VALUE_BYTES) throw new Error(`@smithy/core/event-streams - header value (string) exceeds ${MAX_HEADER_VALUE_BYTES} bytes: ${utf8Bytes.byteLength}`);
				const strView = new DataView(new ArrayBuffer(3 + utf8Bytes.byteLength));
				strView.setUint8(0, 7);
				strView.setUint16(1, utf8Bytes.byteLength, false);
				const strBytes = new Uint8Array(strView.buffer);
				strBytes.set(utf8Bytes, 3);
				return strBytes;
			case "timestamp":
				const tsBytes = /* @__PURE__ */ new Uint8Array(9);
				tsBytes[0] = 8;
				tsBytes.set(Int64.fromNumber(header.value.valueOf()).bytes, 1);
				return tsBytes;
			case "uuid":
				if (!UUID_PATTERN.test(header.value)) throw new Error(`Invalid UUID received: ${header.value}`);
				const uuidBytes = /* @__PURE__ */ new Uint8Array(17);
				uuidBytes[0] = 9;
				uuidBytes.set(fromHex(header.value.replace(/-/g, "")), 1);
				return uuidBytes;
		}
	}
	parse(headers) {
		const out = {};
		let position = 0;
		while (position < headers.byteLength) {
			const nameLength = headers.getUint8(position++);
			const name = this.toUtf8(new Uint8Array(headers.buffer, headers.byteOffset + position, nameLength));
			position += nameLength;
			switch (headers.getUint8(position++)) {
				case 0:
					out[name] = {
						type: BOOLEAN_TAG,
						value: true
					};
					break;
				case 1:
					out[name] = {
						type: BOOLEAN_TAG,
						value: false
					};
					break;
				case 2:
					out[name] = {
						type: BYTE_TAG,
						value: headers.getInt8(position++)
					};
					break;
				case 3:
					out[name] = {
						type: SHORT_TAG,
						value: headers.getInt16(position, false)
					};
					position += 2;
					break;
				case 4:
					out[name] = {
						type: INT_TAG,
						value: headers.getInt32(position, false)
					};
					position += 4;
					break;
				case 5:
					out[name] = {
						type: LONG_TAG,
						value: new Int64(new Uint8Array(headers.buffer, headers.byteOffset + position, 8))
					};
					position += 8;
					break;
				case 6:
					const binaryLength = headers.getUint16(position, false);
					position += 2;
					out[name] = {
						type: BINARY_TAG,
						value: new Uint8Array(headers.buffer, headers.byteOffset + position, binaryLength)
					};
					position += binaryLength;
					break;
				case 7:
					const stringLength = headers.getUint16(position, false);
					position += 2;
					out[name] = {
						type: STRING_TAG,
						value: this.toUtf8(new Uint8Array(headers.buffer, headers.byteOffset + position, stringLength))
					};
					position += stringLength;
					break;
				case 8:
					out[name] = {
						type: TIMESTAMP_TAG,
						value: new Date(new Int64(new Uint8Array(headers.buffer, headers.byteOffset + position, 8)).valueOf())
					};
					position += 8;
					break;
				case 9:
					const uuidBytes = new Uint8Array(headers.buffer, headers.byteOffset + position, 16);
					position += 16;
					out[name] = {
						type: UUID_TAG,
						value: `${toHex(uuidBytes.subarray(0, 4))}-${toHex(uuidBytes.subarray(4, 6))}-${toHex(uuidBytes.subarray(6, 8))}-${toHex(uuidBytes.subarray(8, 10))}-${toHex(uuidBytes.subarray(10))}`
					};
					break;
				default: throw new Error(`Unrecognized header type tag`);
			}
		}
		return out;
	}
};
var HEADER_VALUE_TYPE;
(function(HEADER_VALUE_TYPE) {
	HEADER_VALUE_TYPE[HEADER_VALUE_TYPE["boolTrue"] = 0] = "boolTrue";
	HEADER_VALUE_TYPE[HEADER_VALUE_TYPE["boolFalse"] = 1] = "boolFalse";
	HEADER_VALUE_TYPE[HEADER_VALUE_TYPE["byte"] = 2] = "byte";
	HEADER_VALUE_TYPE[HEADER_VALUE_TYPE["short"] = 3] = "short";
	HEADER_VALUE_TYPE[HEADER_VALUE_TYPE["integer"] = 4] = "integer";
	HEADER_VALUE_TYPE[HEADER_VALUE_TYPE["long"] = 5] = "long";
	HEADER_VALUE_TYPE[HEADER_VALUE_TYPE["byteArray"] = 6] = "byteArray";
	HEADER_VALUE_TYPE[HEADER_VALUE_TYPE["string"] = 7] = "string";
	HEADER_VALUE_TYPE[HEADER_VALUE_TYPE["timestamp"] = 8] = "timestamp";
	HEADER_VALUE_TYPE[HEADER_VALUE_TYPE["uuid"] = 9] = "uuid";
})(HEADER_VALUE_TYPE || (HEADER_VALUE_TYPE = {}));
const BOOLEAN_TAG = "boolean";
const BYTE_TAG = "byte";
const SHORT_TAG = "short";
const INT_TAG = "integer";
const LONG_TAG = "long";
const BINARY_TAG = "binary";
const STRING_TAG = "string";
const TIMESTAMP_TAG = "timestamp";
const UUID_TAG = "uuid";
const UUID_PATTERN = /^[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}$/;
const MAX_HEADER_VALUE_BYTES = 32767;
// node_modules/@smithy/core/dist-es/submodules/event-streams/eventstream-codec/splitMessage.js
const PRELUDE_MEMBER_LENGTH = 4;
const PRELUDE_LENGTH = 8;
const CHECKSUM_LENGTH = 4;
const MINIMUM_MESSAGE_LENGTH = 16;
function splitMessage({ byteLength, byteOffset, buffer }) {
	if (byteLength < MINIMUM_MESSAGE_LENGTH) throw new Error("Provided message too short to accommodate event stream message overhead");
	const view = new DataView(buffer, byteOffset, byteLength);
	const messageLength = view.getUint32(0, false);
	if (byteLength !== messageLength) throw new Error("Reported message length does not match received message length");
	const headerLength = view.getUint32(PRELUDE_MEMBER_LENGTH, false);
	const expectedPreludeChecksum = view.getUint32(PRELUDE_LENGTH, false);
	const expectedMessageChecksum = view.getUint32(byteLength - CHECKSUM_LENGTH, false);
	const checksummer = new Crc32Node();
	checksummer.update(new Uint8Array(buffer, byteOffset, PRELUDE_LENGTH));
	if (expectedPreludeChecksum !== checksummer.digestSync()) throw new Error(`The prelude checksum specified in the message (${expectedPreludeChecksum}) does not match the calculated CRC32 checksum (${checksummer.digestSync()})`);
	checksummer.update(new Uint8Array(buffer, byteOffset + PRELUDE_LENGTH, byteLength - 12));
	if (expectedMessageChecksum !== checksummer.digestSync()) throw new Error(`The message checksum (${checksummer.digestSync()}) did not match the expected value of ${expectedMessageChecksum}`);
	return {
		headers: new DataView(buffer, byteOffset + PRELUDE_LENGTH + CHECKSUM_LENGTH, headerLength),
		body: new Uint8Array(buffer, byteOffset + PRELUDE_LENGTH + CHECKSUM_LENGTH + headerLength, messageLength - headerLength - 16)
	};
}
// node_modules/@smithy/core/dist-es/submodules/event-streams/eventstream-codec/EventStreamCodec.js
var EventStreamCodec = class {
	headerMarshaller;
	messageBuffer;
	isEndOfStream;
	constructor(toUtf8, fromUtf8) {
		this.headerMarshaller = new HeaderMarshaller(toUtf8, fromUtf8);
		this.messageBuffer = [];
		this.isEndOfStream = false;
	}
	feed(message) {
		this.messageBuffer.push(this.decode(message));
	}
	endOfStream() {
		this.isEndOfStream = true;
	}
	getMessage() {
		const message = this.messageBuffer.pop();
		const isEndOfStream = this.isEndOfStream;
		return {
			getMessage() {
				return message;
			},
			isEndOfStream() {
				return isEndOfStream;
			}
		};
	}
	getAvailableMessages() {
		const messages = this.messageBuffer;
		this.messageBuffer = [];
		const isEndOfStream = this.isEndOfStream;
		return {
			getMessages() {
				return messages;
			},
			isEndOfStream() {
				return isEndOfStream;
			}
		};
	}
	encode({ headers: rawHeaders, body }) {
		const headers = this.headerMarshaller.format(rawHeaders);
		const length = headers.byteLength + body.byteLength + 16;
		const out = new Uint8Array(length);
		const view = new DataView(out.buffer, out.byteOffset, out.byteLength);
		const checksum = new Crc32Node();
		view.setUint32(0, length, false);
		view.setUint32(4, headers.byteLength, false);
		checksum.update(out.subarray(0, 8));
		view.setUint32(8, checksum.digestSync(), false);
		out.set(headers, 12);
		out.set(body, headers.byteLength + 12);
		checksum.update(out.subarray(8, length - 4));
		view.setUint32(length - 4, checksum.digestSync(), false);
		return out;
	}
	decode(message) {
		const { headers, body } = splitMessage(message);
		return {
			headers: this.headerMarshaller.parse(headers),
			body
		};
	}
	formatHeaders(rawHeaders) {
		return this.headerMarshaller.format(rawHeaders);
	}
};
// node_modules/@smithy/core/dist-es/submodules/event-streams/eventstream-codec/MessageDecoderStream.js
var MessageDecoderStream = class {
	options;
	constructor(options) {
		this.options = options;
	}
	[Symbol.asyncIterator]() {
		return this.asyncIterator();
	}
	async *asyncIterator() {
		for await (const bytes of this.options.inputStream) yield this.options.decoder.decode(bytes);
	}
};
// node_modules/@smithy/core/dist-es/submodules/event-streams/eventstream-codec/MessageEncoderStream.js
var MessageEncoderStream = class {
	options;
	constructor(options) {
		this.options = options;
	}
	[Symbol.asyncIterator]() {
		return this.asyncIterator();
	}
	async *asyncIterator() {
		for await (const msg of this.options.messageStream) yield this.options.encoder.encode(msg);
		if (this.options.includeEndFrame) yield /* @__PURE__ */ new Uint8Array(0);
	}
};
// node_modules/@smithy/core/dist-es/submodules/event-streams/eventstream-codec/SmithyMessageDecoderStream.js
var SmithyMessageDecoderStream = class {
	options;
	constructor(options) {
		this.options = options;
	}
	[Symbol.asyncIterator]() {
		return this.asyncIterator();
	}
	async *asyncIterator() {
		for await (const message of this.options.messageStream) {
			const deserialized = await this.options.deserializer(message);
			if (deserialized === void 0) continue;
			yield deserialized;
		}
	}
};
// node_modules/@smithy/core/dist-es/submodules/event-streams/eventstream-codec/SmithyMessageEncoderStream.js
var SmithyMessageEncoderStream = class {
	options;
	constructor(options) {
		this.options = options;
	}
	[Symbol.asyncIterator]() {
		return this.asyncIterator();
	}
	async *asyncIterator() {
		for await (const chunk of this.options.inputStream) yield this.options.serializer(chunk);
	}
};
// node_modules/@smithy/core/dist-es/submodules/event-streams/eventstream-serde-universal/getChunkedStream.js
function getChunkedStream(source) {
	let currentMessageTotalLength = 0;
	let currentMessagePendingLength = 0;
	let currentMessage = null;
	let messageLengthBuffer = null;
	const allocateMessage = (size) => {
		if (typeof size !== "number") throw new Error("Attempted to allocate an event message where size was not a number: " + size);
		currentMessageTotalLength = size;
		currentMessagePendingLength = 4;
		currentMessage = new Uint8Array(size);
		new DataView(currentMessage.buffer).setUint32(0, size, false);
	};
	const iterator = async function* () {
		const sourceIterator = source[Symbol.asyncIterator]();
		while (true) {
			const { value, done } = await sourceIterator.next();
			if (done) {
				if (!currentMessageTotalLength) return;
				else if (currentMessageTotalLength === currentMessagePendingLength) yield currentMessage;
				else throw new Error("Truncated event message received.");
				return;
			}
			const chunkLength = value.length;
			let currentOffset = 0;
			while (currentOffset < chunkLength) {
				if (!currentMessage) {
					const bytesRemaining = chunkLength - currentOffset;
					if (!messageLengthBuffer) messageLengthBuffer = /* @__PURE__ */ new Uint8Array(4);
					const numBytesForTotal = Math.min(4 - currentMessagePendingLength, bytesRemaining);
					messageLengthBuffer.set(value.slice(currentOffset, currentOffset + numBytesForTotal), currentMessagePendingLength);
					currentMessagePendingLength += numBytesForTotal;
					currentOffset += numBytesForTotal;
					if (currentMessagePendingLength < 4) break;
					allocateMessage(new DataView(messageLengthBuffer.buffer).getUint32(0, false));
					messageLengthBuffer = null;
				}
				const numBytesToWrite = Math.min(currentMessageTotalLength - currentMessagePendingLength, chunkLength - currentOffset);
				currentMessage.set(value.slice(currentOffset, currentOffset + numBytesToWrite), currentMessagePendingLength);
				currentMessagePendingLength += numBytesToWrite;
				currentOffset += numBytesToWrite;
				if (currentMessageTotalLength && currentMessageTotalLength === currentMessagePendingLength) {
					yield currentMessage;
					currentMessage = null;
					currentMessageTotalLength = 0;
					currentMessagePendingLength = 0;
				}
			}
		}
	};
	return { [Symbol.asyncIterator]: iterator };
}
// node_modules/@smithy/core/dist-es/submodules/event-streams/eventstream-serde-universal/getUnmarshalledStream.js
function getMessageUnmarshaller(deserializer, toUtf8) {
	return async function(message) {
		const { value: messageType } = message.headers[":message-type"];
		if (messageType === "error") {
			const unmodeledError = new Error(message.headers[":error-message"].value || "UnknownError");
			unmodeledError.name = message.headers[":error-code"].value;
			throw unmodeledError;
		} else if (messageType === "exception") {
			const code = message.headers[":exception-type"].value;
			const deserializedException = await deserializer({ [code]: message });
			if (deserializedException.$unknown) {
				const error = new Error(toUtf8(message.body));
				error.name = code;
				throw error;
			}
			throw deserializedException[code];
		} else if (messageType === "event") {
			const deserialized = await deserializer({ [message.headers[":event-type"].value]: message });
			if (deserialized.$unknown) return;
			return deserialized;
		} else throw Error(`Unrecognizable event type: ${message.headers[":event-type"].value}`);
	};
}
// node_modules/@smithy/core/dist-es/submodules/event-streams/eventstream-serde-universal/EventStreamMarshaller.js
var EventStreamMarshaller$1 = class {
	eventStreamCodec;
	utfEncoder;
	constructor({ utf8Encoder, utf8Decoder }) {
		this.eventStreamCodec = new EventStreamCodec(utf8Encoder, utf8Decoder);
		this.utfEncoder = utf8Encoder;
	}
	deserialize(body, deserializer) {
		return new SmithyMessageDecoderStream({
			messageStream: new MessageDecoderStream({
				inputStream: getChunkedStream(body),
				decoder: this.eventStreamCodec
			}),
			deserializer: getMessageUnmarshaller(deserializer, this.utfEncoder)
		});
	}
	serialize(inputStream, serializer) {
		return new MessageEncoderStream({
			messageStream: new SmithyMessageEncoderStream({
				inputStream,
				serializer
			}),
			encoder: this.eventStreamCodec,
			includeEndFrame: true
		});
	}
};
// node_modules/@smithy/core/dist-es/submodules/event-streams/eventstream-serde/EventStreamMarshaller.js
var EventStreamMarshaller = class {
	universalMarshaller;
	constructor({ utf8Encoder, utf8Decoder }) {
		this.universalMarshaller = new EventStreamMarshaller$1({
			utf8Decoder,
			utf8Encoder
		});
	}
	deserialize(body, deserializer) {
		const bodyIterable = typeof body[Symbol.asyncIterator] === "function" ? body : readableToIterable(body);
		return this.universalMarshaller.deserialize(bodyIterable, deserializer);
	}
	serialize(input, serializer) {
		return Readable.from(this.universalMarshaller.serialize(input, serializer));
	}
};
const eventStreamSerdeProvider = (options) => new EventStreamMarshaller(options);
async function* readableToIterable(readStream) {
	let streamEnded = false;
	let generationEnded = false;
	const records = new Array();
	readStream.on("error", (err) => {
		if (!streamEnded) streamEnded = true;
		if (err) throw err;
	});
	readStream.on("data", (data) => {
		records.push(data);
	});
	readStream.on("end", () => {
		streamEnded = true;
	});
	while (!generationEnded) {
		const value = await new Promise((resolve) => setTimeout(() => resolve(records.shift()), 0));
		if (value) yield value;
		generationEnded = streamEnded && records.length === 0;
	}
}
// node_modules/@smithy/core/dist-es/submodules/event-streams/eventstream-serde-config-resolver/EventStreamSerdeConfig.js
const resolveEventStreamSerdeConfig = (input) => Object.assign(input, { eventStreamMarshaller: input.eventStreamSerdeProvider(input) });
// node_modules/@smithy/core/dist-es/submodules/event-streams/EventStreamSerde.js
var EventStreamSerde = class {
	marshaller;
	serializer;
	deserializer;
	serdeContext;
	defaultContentType;
	compositeErrorRegistry;
	constructor({ marshaller, serializer, deserializer, serdeContext, defaultContentType, compositeErrorRegistry }) {
		this.marshaller = marshaller;
		this.serializer = serializer;
		this.deserializer = deserializer;
		this.serdeContext = serdeContext;
		this.defaultContentType = defaultContentType;
		this.compositeErrorRegistry = compositeErrorRegistry;
	}
	async serializeEventStream({ eventStream, requestSchema, initialRequest, initialMessageType }) {
		const marshaller = this.marshaller;
		const eventStreamMember = requestSchema.getEventStreamMember();
		const unionSchema = requestSchema.getMemberSchema(eventStreamMember);
		const serializer = this.serializer;
		const defaultContentType = this.defaultContentType;
		const initialRequestMarker = Symbol("initialRequestMarker");
		const eventStreamIterable = { async *[Symbol.asyncIterator]() {
			if (initialRequest) {
				const headers = {
					":event-type": {
						type: "string",
						value: initialMessageType ?? "initial-request"
					},
					":message-type": {
						type: "string",
						value: "event"
					},
					":content-type": {
						type: "string",
						value: defaultContentType
					}
				};
				serializer.write(requestSchema, initialRequest);
				const body = serializer.flush();
				yield {
					[initialRequestMarker]: true,
					headers,
					body
				};
			}
			for await (const page of eventStream) yield page;
		} };
		return marshaller.serialize(eventStreamIterable, (event) => {
			if (event[initialRequestMarker]) return {
				headers: event.headers,
				body: event.body
			};
			let unionMember = "";
			for (const key in event) {
				if (!hasOwn(event, key)) continue;
				if (key !== "__type") {
					unionMember = key;
					break;
				}
			}
			const { additionalHeaders, body, eventType, explicitPayloadContentType } = this.writeEventBody(unionMember, unionSchema, event);
			return {
				headers: {
					":event-type": {
						type: "string",
						value: eventType
					},
					":message-type": {
						type: "string",
						value: "event"
					},
					":content-type": {
						type: "string",
						value: explicitPayloadContentType ?? defaultContentType
					},
					...additionalHeaders
				},
				body
			};
		});
	}
	async deserializeEventStream({ response, responseSchema, initialResponseContainer, initialMessageType }) {
		const marshaller = this.marshaller;
		const eventStreamMember = responseSchema.getEventStreamMember();
		const memberSchemas = responseSchema.getMemberSchema(eventStreamMember).getMemberSchemas();
		const initialResponseMarker = Symbol("initialResponseMarker");
		const asyncIterable = marshaller.deserialize(response.body, async (event) => {
			let unionMember = "";
			for (const key in event) {
				if (!hasOwn(event, key)) continue;
				if (key !== "__type") {
					unionMember = key;
					break;
				}
			}
			const body = event[unionMember].body;
			if (unionMember === (initialMessageType ?? "initial-response")) {
				const dataObject = await this.deserializer.read(responseSchema, body);
				delete dataObject[eventStreamMember];
				return {
					[initialResponseMarker]: true,
					...dataObject
				};
			} else if (unionMember in memberSchemas) {
				const eventStreamSchema = memberSchemas[unionMember];
				if (eventStreamSchema.isStructSchema()) {
					const out = {};
					let hasBindings = false;
					for (const [name, member] of eventStreamSchema.structIterator()) {
						const { eventHeader, eventPayload } = member.getMergedTraits();
						hasBindings = hasBindings || Boolean(eventHeader || eventPayload);
						if (eventPayload) {
							if (member.isBlobSchema()) out[name] = body;
							else if (member.isStringSchema()) out[name] = (this.serdeContext?.utf8Encoder ?? toUtf8)(body);
							else if (member.isStructSchema()) out[name] = await this.deserializer.read(member, body);
						} else if (eventHeader) {
							const value = event[unionMember].headers[name]?.value;
							if (value != null) {
								if (member.isNumericSchema()) {
									if (value && typeof value === "object" && "bytes" in value) out[name] = BigInt(value.toString());
									else out[name] = Number(value);
								} else out[name] = value;
							}
						}
					}
					return { [unionMember]: await this.readEventMember(eventStreamSchema, body, hasBindings, out) };
				}
				return { [unionMember]: await this.deserializer.read(eventStreamSchema, body) };
			} else return { $unknown: event };
		});
		const asyncIterator = asyncIterable[Symbol.asyncIterator]();
		const firstEvent = await asyncIterator.next();
		if (firstEvent.done) return asyncIterable;
		if (firstEvent.value?.[initialResponseMarker]) {
			if (!responseSchema) throw new Error("@smithy::core/protocols - initial-response event encountered in event stream but no response schema given.");
			for (const key in firstEvent.value) {
				if (!hasOwn(firstEvent.value, key)) continue;
				initialResponseContainer[key] = firstEvent.value[key];
			}
		}
		return { async *[Symbol.asyncIterator]() {
			if (!firstEvent?.value?.[initialResponseMarker]) yield firstEvent.value;
			while (true) {
				const { done, value } = await asyncIterator.next();
				if (done) break;
				yield value;
			}
		} };
	}
	async readEventMember(eventStreamSchema, body, hasBindings, out) {
		let ErrCtor;
		const staticStructuralSchema = eventStreamSchema.getSchema();
		if (Array.isArray(staticStructuralSchema) && staticStructuralSchema[0] === -3) {
			const namespace = staticStructuralSchema[1];
			const nsRegistry = TypeRegistry.for(namespace);
			this.compositeErrorRegistry?.copyFrom(nsRegistry);
			ErrCtor = (this.compositeErrorRegistry ?? nsRegistry)?.getErrorCtor(staticStructuralSchema);
		}
		const dataObject = hasBindings ? out : body.byteLength === 0 ? {} : await this.deserializer.read(eventStreamSchema, body);
		if (ErrCtor) {
			const message = dataObject.message ?? dataObject.Message ?? "Unknown";
			const metadata = {};
			const $fault = eventStreamSchema.getMergedTraits().error;
			if ($fault) metadata.$fault = $fault;
			return Object.assign(new ErrCtor({}), metadata, { message }, dataObject);
		}
		return dataObject;
	}
	writeEventBody(unionMember, unionSchema, event) {
		const serializer = this.serializer;
		let eventType = unionMember;
		let explicitPayloadMember = null;
		let explicitPayloadContentType;
		const isKnownSchema = (() => {
			return unionSchema.getSchema()[4].includes(unionMember);
		})();
		const additionalHeaders = {};
		if (!isKnownSchema) {
			const [type, value] = event[unionMember];
			eventType = type;
			serializer.write(15, value);
		} else {
			const eventSchema = unionSchema.getMemberSchema(unionMember);
			if (eventSchema.isStructSchema()) {
				for (const [memberName, memberSchema] of eventSchema.structIterator()) {
					const { eventHeader, eventPayload } = memberSchema.getMergedTraits();
					if (eventPayload) explicitPayloadMember = memberName;
					else if (eventHeader) {
						const value = event[unionMember][memberName];
						let type = "binary";
						if (memberSchema.isNumericSchema()) {
							if ((-2) ** 31 <= value && value <= 2 ** 31 - 1) type = "integer";
							else type = "long";
						} else if (memberSchema.isTimestampSchema()) type = "timestamp";
						else if (memberSchema.isStringSchema()) type = "string";
						else if (memberSchema.isBooleanSchema()) type = "boolean";
						if (value != null) {
							additionalHeaders[memberName] = {
								type,
								value
							};
							delete event[unionMember][memberName];
						}
					}
				}
				if (explicitPayloadMember !== null) {
					const payloadSchema = eventSchema.getMemberSchema(explicitPayloadMember);
					if (payloadSchema.isBlobSchema()) explicitPayloadContentType = "application/octet-stream";
					else if (payloadSchema.isStringSchema()) explicitPayloadContentType = "text/plain";
					serializer.write(payloadSchema, event[unionMember][explicitPayloadMember]);
				} else serializer.write(eventSchema, event[unionMember]);
			} else if (eventSchema.isUnitSchema()) serializer.write(eventSchema, {});
			else throw new Error("@smithy/core/event-streams - non-struct member not supported in event stream union.");
		}
		const messageSerialization = serializer.flush() ?? /* @__PURE__ */ new Uint8Array();
		return {
			body: typeof messageSerialization === "string" ? (this.serdeContext?.utf8Decoder ?? fromUtf8)(messageSerialization) : messageSerialization,
			eventType,
			explicitPayloadContentType,
			additionalHeaders
		};
	}
};
export { BinaryDecisionDiagram, Client, Command, Crc32Node, DEFAULT_RETRY_MODE, DefaultIdentityProviderConfig, EndpointCache, EventStreamCodec, EventStreamMarshaller, EventStreamMarshaller$1, EventStreamSerde, FromStringShapeDeserializer, HeaderMarshaller, HttpBindingProtocol, HttpInterceptingShapeDeserializer, HttpInterceptingShapeSerializer, HttpResponse, Int64, JsonCodec2, Md5Node, MessageDecoderStream, MessageEncoderStream, NODE_MAX_ATTEMPT_CONFIG_OPTIONS, NODE_RETRY_MODE_CONFIG_OPTIONS, NoAuthSigner, NoOpLogger, NormalizedSchema, RETRY_MODES, RpcProtocol, ServiceException, Sha256Node, SmithyMessageDecoderStream, SmithyMessageEncoderStream, TypeRegistry, collectBody, customEndpointFunctions, decideEndpoint, decorateServiceException, deref, determineTimestampFormat, doesIdentityRequireRefresh, emitWarningIfUnsupportedVersion, eventStreamSerdeProvider, extendedEncodeURIComponent, getChunkedStream, getContentLengthPlugin, getDefaultExtensionConfiguration, getEndpointPlugin, getHttpAuthSchemeEndpointRuleSetPlugin, getHttpHandlerExtensionConfiguration, getHttpSigningPlugin, getMessageUnmarshaller, getRetryPlugin, getSchemaSerdePlugin, getSmithyContext, getValueFromTextNode, httpSigningMiddlewareOptions, isIdentityExpired, isIpAddress, loadConfigsForDefaultMode, loadRestJsonErrorCode, makeBuilder, memoizeIdentityProvider, normalizeProvider, parseUrl, readableStreamHasher, resolveDefaultRuntimeConfig, resolveEndpointConfig, resolveEventStreamSerdeConfig, resolveHttpHandlerRuntimeConfig, resolveParams, resolveRetryConfig };
