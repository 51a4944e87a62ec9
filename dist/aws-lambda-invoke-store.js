// node_modules/@aws/lambda-invoke-store/dist-es/invoke-store.js
const PROTECTED_KEYS = {
	REQUEST_ID: Symbol.for("_AWS_LAMBDA_REQUEST_ID"),
	X_RAY_TRACE_ID: Symbol.for("_AWS_LAMBDA_X_RAY_TRACE_ID"),
	TENANT_ID: Symbol.for("_AWS_LAMBDA_TENANT_ID"),
	TRACEPARENT: Symbol.for("_AWS_LAMBDA_TRACEPARENT"),
	TRACESTATE: Symbol.for("_AWS_LAMBDA_TRACESTATE"),
	BAGGAGE: Symbol.for("_AWS_LAMBDA_BAGGAGE")
};
const NO_GLOBAL_AWS_LAMBDA = ["true", "1"].includes(process.env?.AWS_LAMBDA_NODEJS_NO_GLOBAL_AWSLAMBDA ?? "");
if (!NO_GLOBAL_AWS_LAMBDA) globalThis.awslambda = globalThis.awslambda || {};
var InvokeStoreBase = class {
	static PROTECTED_KEYS = PROTECTED_KEYS;
	isProtectedKey(key) {
		return Object.values(PROTECTED_KEYS).includes(key);
	}
	getRequestId() {
		return this.get(PROTECTED_KEYS.REQUEST_ID) ?? "-";
	}
	getXRayTraceId() {
		return this.get(PROTECTED_KEYS.X_RAY_TRACE_ID);
	}
	getTenantId() {
		return this.get(PROTECTED_KEYS.TENANT_ID);
	}
	getTraceparent() {
		return this.get(PROTECTED_KEYS.TRACEPARENT);
	}
	getTracestate() {
		return this.get(PROTECTED_KEYS.TRACESTATE);
	}
	getBaggage() {
		return this.get(PROTECTED_KEYS.BAGGAGE);
	}
};
var InvokeStoreSingle = class extends InvokeStoreBase {
	currentContext;
	getContext() {
		return this.currentContext;
	}
	hasContext() {
		return this.currentContext !== void 0;
	}
	get(key) {
		return this.currentContext?.[key];
	}
	set(key, value) {
		if (this.isProtectedKey(key)) throw new Error(`Cannot modify protected Lambda context field: ${String(key)}`);
		this.currentContext = this.currentContext || {};
		this.currentContext[key] = value;
	}
	run(context, fn) {
		this.currentContext = context;
		return fn();
	}
};
var InvokeStoreMulti = class InvokeStoreMulti extends InvokeStoreBase {
	als;
	static async create() {
		const instance = new InvokeStoreMulti();
		instance.als = new (await (import("node:async_hooks"))).AsyncLocalStorage();
		return instance;
	}
	getContext() {
		return this.als.getStore();
	}
	hasContext() {
		return this.als.getStore() !== void 0;
	}
	get(key) {
		return this.als.getStore()?.[key];
	}
	set(key, value) {
		if (this.isProtectedKey(key)) throw new Error(`Cannot modify protected Lambda context field: ${String(key)}`);
		const store = this.als.getStore();
		if (!store) throw new Error("No context available");
		store[key] = value;
	}
	run(context, fn) {
		return this.als.run(context, fn);
	}
};
var InvokeStore;
(function(InvokeStore) {
	let instance = null;
	async function getInstanceAsync(forceInvokeStoreMulti) {
		if (!instance) instance = (async () => {
			const newInstance = forceInvokeStoreMulti === true || "AWS_LAMBDA_MAX_CONCURRENCY" in process.env ? await InvokeStoreMulti.create() : new InvokeStoreSingle();
			if (!NO_GLOBAL_AWS_LAMBDA && globalThis.awslambda?.InvokeStore) return globalThis.awslambda.InvokeStore;
			else if (!NO_GLOBAL_AWS_LAMBDA && globalThis.awslambda) {
				globalThis.awslambda.InvokeStore = newInstance;
				return newInstance;
			} else return newInstance;
		})();
		return instance;
	}
	InvokeStore.getInstanceAsync = getInstanceAsync;
	InvokeStore._testing = process.env.AWS_LAMBDA_BENCHMARK_MODE === "1" ? { reset: () => {
		instance = null;
		if (globalThis.awslambda?.InvokeStore) delete globalThis.awslambda.InvokeStore;
		globalThis.awslambda = { InvokeStore: void 0 };
	} } : void 0;
})(InvokeStore || (InvokeStore = {}));
export { InvokeStore };
