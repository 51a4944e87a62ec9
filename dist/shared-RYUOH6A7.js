import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a as O
} from "./shared-5GUVCRIJ.js";

// node_modules/@smithy/core/dist-es/submodules/transport/parseQueryString.js
function D(r) {
  let e = {};
  if (r = r.replace(/^\?/, ""), r)
    for (let t of r.split("&")) {
      let [s, i = null] = t.split("=");
      s = decodeURIComponent(s), i && (i = decodeURIComponent(i)), s in e ? Array.isArray(e[s]) ? e[s].push(i) : e[s] = [e[s], i] : e[s] = i;
    }
  return e;
}

// node_modules/@smithy/core/dist-es/submodules/transport/parseUrl.js
var h = (r) => {
  if (typeof r == "string")
    return h(new URL(r));
  let { hostname: e, pathname: t, port: s, protocol: i, search: o } = r, n;
  return o && (n = D(o)), {
    hostname: e,
    port: s ? parseInt(s) : void 0,
    protocol: i,
    path: t,
    query: n
  };
};

// node_modules/@smithy/types/dist-es/extensions/checksum.js
var S;
(function(r) {
  r.MD5 = "md5", r.CRC32 = "crc32", r.CRC32C = "crc32c", r.SHA1 = "sha1", r.SHA256 = "sha256";
})(S || (S = {}));

// node_modules/@smithy/types/dist-es/middleware.js
var g = "__smithy_context";

// node_modules/@smithy/types/dist-es/profile.js
var v;
(function(r) {
  r.PROFILE = "profile", r.SSO_SESSION = "sso-session", r.SERVICES = "services";
})(v || (v = {}));

// node_modules/@smithy/core/dist-es/submodules/transport/getSmithyContext.js
var f = (r) => r[g] || (r[g] = {});

// node_modules/@smithy/core/dist-es/submodules/transport/httpResponse.js
var u = class {
  statusCode;
  reason;
  headers;
  body;
  constructor(e) {
    this.statusCode = e.statusCode, this.reason = e.reason, this.headers = e.headers || {}, this.body = e.body;
  }
  static isInstance(e) {
    if (!e)
      return !1;
    let t = e;
    return typeof t.statusCode == "number" && typeof t.headers == "object";
  }
};

// node_modules/@smithy/core/dist-es/submodules/transport/isValidHostLabel.js
var q = new RegExp("^(?!.*-$)(?!-)[a-zA-Z0-9-]{1,63}$"), H = (r, e = !1) => {
  if (!e)
    return q.test(r);
  let t = r.split(".");
  for (let s of t)
    if (!H(s))
      return !1;
  return !0;
};

// node_modules/@smithy/core/dist-es/submodules/transport/isValidHostname.js
function B(r) {
  return /^[a-z0-9][a-z0-9.-]*[a-z0-9]$/.test(r);
}

// node_modules/@smithy/core/dist-es/submodules/transport/toEndpointV1.js
var $ = (r) => {
  if (typeof r == "object") {
    if ("url" in r) {
      let e = h(r.url);
      if (r.headers) {
        e.headers = {};
        for (let t in r.headers)
          O(r.headers, t) && (e.headers[t.toLowerCase()] = r.headers[t].join(", "));
      }
      return e;
    }
    return r;
  }
  return h(r);
};

// node_modules/@smithy/core/dist-es/submodules/schema/TypeRegistry.js
var k = class r {
  namespace;
  schemas;
  exceptions;
  static registries = /* @__PURE__ */ new Map();
  constructor(e, t = /* @__PURE__ */ new Map(), s = /* @__PURE__ */ new Map()) {
    this.namespace = e, this.schemas = t, this.exceptions = s, r.registries.has(e) || r.registries.set(e, this);
  }
  static for(e) {
    return r.registries.get(e) ?? new r(e);
  }
  copyFrom(e) {
    let { schemas: t, exceptions: s } = this;
    for (let [i, o] of e.schemas)
      t.has(i) || t.set(i, o);
    for (let [i, o] of e.exceptions)
      s.has(i) || s.set(i, o);
  }
  register(e, t) {
    let s = this.normalizeShapeId(e);
    for (let i of [this, r.for(s.split("#")[0])])
      i.schemas.has(s) || i.schemas.set(s, t);
  }
  getSchema(e) {
    let t = this.normalizeShapeId(e);
    if (!this.schemas.has(t)) {
      if (!e.includes("#")) {
        let s = "#" + e, i = [];
        for (let [o, n] of this.schemas.entries())
          o.endsWith(s) && i.push(n);
        if (i.length === 1)
          return i[0];
      }
      throw new Error(`@smithy/core/schema - schema not found for ${t}`);
    }
    return this.schemas.get(t);
  }
  registerError(e, t) {
    let s = e, i = s[1], o = i + "#" + s[2];
    t.hasOwnProperty?.("shapeId") || (t.shapeId = o);
    for (let n of [this, r.for(i)])
      !n.schemas.has(o) && !n.exceptions.has(s) && (n.schemas.set(o, s), n.exceptions.set(s, t));
  }
  getErrorCtor(e) {
    let t = e;
    return this.exceptions.has(t) ? this.exceptions.get(t) : r.for(t[1]).exceptions.get(t);
  }
  getBaseException() {
    for (let e of this.exceptions.keys())
      if (Array.isArray(e)) {
        let [, t, s] = e, i = t + "#" + s;
        if (i.startsWith("smithy.ts.sdk.synthetic.") && i.endsWith("ServiceException"))
          return e;
      }
  }
  find(e) {
    for (let t of this.schemas.values())
      if (e(t))
        return t;
  }
  clear() {
    this.schemas.clear(), this.exceptions.clear();
  }
  normalizeShapeId(e) {
    return e.includes("#") ? e : this.namespace + "#" + e;
  }
};

// node_modules/@smithy/core/dist-es/submodules/schema/deref.js
var y = (r) => typeof r == "function" ? r() : r;

// node_modules/@smithy/core/dist-es/submodules/schema/schemas/operation.js
var b = (r, e, t, s, i) => ({
  name: e,
  namespace: r,
  traits: t,
  input: s,
  output: i
});

// node_modules/@smithy/core/dist-es/submodules/schema/middleware/schemaDeserializationMiddleware.js
var N = (r) => (e, t) => async (s) => {
  let { response: i } = await e(s), { operationSchema: o } = f(t), [, n, m, C, T, E] = o ?? [];
  try {
    let a = await r.protocol.deserializeResponse(b(n, m, C, T, E), {
      ...r,
      ...t
    }, i);
    return {
      response: i,
      output: a
    };
  } catch (a) {
    if (Object.defineProperty(a, "$response", {
      value: i,
      enumerable: !1,
      writable: !1,
      configurable: !1
    }), !("$metadata" in a)) {
      let z = "Deserialization error: to see the raw response, inspect the hidden field {error}.$response on this object.";
      try {
        a.message += `
  ` + z;
      } catch {
        !t.logger || t.logger?.constructor?.name === "NoOpLogger" ? console.warn(z) : t.logger?.warn?.(z);
      }
      typeof a.$responseBodyText < "u" && a.$response && (a.$response.body = a.$responseBodyText);
      try {
        if (u.isInstance(i)) {
          let { headers: I = {}, statusCode: _ } = i, A = Object.entries(I);
          a.$metadata = {
            httpStatusCode: _,
            requestId: R(/^x-[\w-]+-request-?id$/, A),
            extendedRequestId: R(/^x-[\w-]+-id-2$/, A),
            cfId: R(/^x-[\w-]+-cf-id$/, A)
          };
        }
      } catch {
      }
    }
    throw a;
  }
}, R = (r, e) => (e.find(([t]) => t.match(r)) || [void 0, void 0])[1];

// node_modules/@smithy/core/dist-es/submodules/schema/middleware/schemaSerializationMiddleware.js
var j = (r) => (e, t) => async (s) => {
  let { operationSchema: i } = f(t), [, o, n, m, C, T] = i ?? [], E = t.endpointV2 ? async () => $(t.endpointV2) : r.endpoint, a = await r.protocol.serializeRequest(b(o, n, m, C, T), s.input, {
    ...r,
    ...t,
    endpoint: E
  });
  return e({
    ...s,
    request: a
  });
};

// node_modules/@smithy/core/dist-es/submodules/schema/middleware/getSchemaSerdePlugin.js
var P = {
  name: "deserializerMiddleware",
  step: "deserialize",
  tags: ["DESERIALIZER"],
  override: !0
}, V = {
  name: "serializerMiddleware",
  step: "serialize",
  tags: ["SERIALIZER"],
  override: !0
};
function K(r) {
  return {
    applyToStack: (e) => {
      e.add(j(r), V), e.add(N(r), P), r.protocol.setSerdeContext(r);
    }
  };
}

// node_modules/@smithy/core/dist-es/submodules/schema/schemas/translateTraits.js
var x = [];
function c(r) {
  if (typeof r == "object")
    return r;
  if (r = r | 0, x[r])
    return x[r];
  let e = {}, t = 0;
  for (let s of [
    "httpLabel",
    "idempotent",
    "idempotencyToken",
    "sensitive",
    "httpPayload",
    "httpResponseCode",
    "httpQueryParams"
  ])
    (r >> t++ & 1) === 1 && (e[s] = 1);
  return x[r] = e;
}

// node_modules/@smithy/core/dist-es/submodules/schema/schemas/NormalizedSchema.js
var p = {
  it: /* @__PURE__ */ Symbol.for("@smithy/nor-struct-it"),
  ns: /* @__PURE__ */ Symbol.for("@smithy/ns")
}, w = [], M = {}, d = class r {
  ref;
  memberName;
  static symbol = /* @__PURE__ */ Symbol.for("@smithy/nor");
  symbol = r.symbol;
  name;
  schema;
  _isMemberSchema;
  traits;
  memberTraits;
  normalizedTraits;
  constructor(e, t) {
    this.ref = e, this.memberName = t;
    let s = [], i = e, o = e;
    for (this._isMemberSchema = !1; L(i); )
      s.push(i[1]), i = i[0], o = y(i), this._isMemberSchema = !0;
    if (s.length > 0) {
      this.memberTraits = {};
      for (let n = s.length - 1; n >= 0; --n) {
        let m = s[n];
        Object.assign(this.memberTraits, c(m));
      }
    } else
      this.memberTraits = 0;
    if (o instanceof r) {
      let n = this.memberTraits;
      Object.assign(this, o), this.memberTraits = Object.assign({}, n, o.getMemberTraits(), this.getMemberTraits()), this.normalizedTraits = void 0, this.memberName = t ?? o.memberName;
      return;
    }
    if (this.schema = y(o), U(this.schema) ? (this.name = `${this.schema[1]}#${this.schema[2]}`, this.traits = this.schema[3]) : (this.name = this.memberName ?? String(o), this.traits = 0), this._isMemberSchema && !t)
      throw new Error(`@smithy/core/schema - NormalizedSchema member init ${this.getName(!0)} missing member name.`);
  }
  static [Symbol.hasInstance](e) {
    let t = this.prototype.isPrototypeOf(e);
    return !t && typeof e == "object" && e !== null ? e.symbol === this.symbol : t;
  }
  static of(e) {
    let t = typeof e == "function" || typeof e == "object" && e !== null;
    if (typeof e == "number") {
      if (w[e])
        return w[e];
    } else if (typeof e == "string") {
      if (M[e])
        return M[e];
    } else if (t && e[p.ns])
      return e[p.ns];
    let s = y(e);
    if (s instanceof r)
      return s;
    if (L(s)) {
      let [o, n] = s;
      if (o instanceof r)
        return Object.assign(o.getMergedTraits(), c(n)), o;
      throw new Error(`@smithy/core/schema - may not init unwrapped member schema=${JSON.stringify(e, null, 2)}.`);
    }
    let i = new r(s);
    return t ? e[p.ns] = i : typeof s == "string" ? M[s] = i : typeof s == "number" ? w[s] = i : i;
  }
  getSchema() {
    let e = this.schema;
    return Array.isArray(e) && e[0] === 0 ? e[4] : e;
  }
  getName(e = !1) {
    let { name: t } = this;
    return !e && t && t.includes("#") ? t.split("#")[1] : t || void 0;
  }
  getMemberName() {
    return this.memberName;
  }
  isMemberSchema() {
    return this._isMemberSchema;
  }
  isListSchema() {
    let e = this.getSchema();
    return typeof e == "number" ? e >= 64 && e < 128 : e[0] === 1;
  }
  isMapSchema() {
    let e = this.getSchema();
    return typeof e == "number" ? e >= 128 && e <= 255 : e[0] === 2;
  }
  isStructSchema() {
    let e = this.getSchema();
    if (typeof e != "object")
      return !1;
    let t = e[0];
    return t === 3 || t === -3 || t === 4;
  }
  isUnionSchema() {
    let e = this.getSchema();
    return typeof e != "object" ? !1 : e[0] === 4;
  }
  isBlobSchema() {
    let e = this.getSchema();
    return e === 21 || e === 42;
  }
  isTimestampSchema() {
    let e = this.getSchema();
    return typeof e == "number" && e >= 4 && e <= 7;
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
    let { streaming: e } = this.getMergedTraits();
    return !!e || this.getSchema() === 42;
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
    return c(this.memberTraits);
  }
  getOwnTraits() {
    return c(this.traits);
  }
  getKeySchema() {
    let [e, t] = [this.isDocumentSchema(), this.isMapSchema()];
    if (!e && !t)
      throw new Error(`@smithy/core/schema - cannot get key for non-map: ${this.getName(!0)}`);
    let s = this.getSchema(), i = e ? 15 : s[4] ?? 0;
    return l([i, 0], "key");
  }
  getValueSchema() {
    let e = this.getSchema(), [t, s, i] = [this.isDocumentSchema(), this.isMapSchema(), this.isListSchema()], o = typeof e == "number" ? 63 & e : e && typeof e == "object" && (s || i) ? e[3 + e[0]] : t ? 15 : void 0;
    if (o != null)
      return l([o, 0], s ? "value" : "member");
    throw new Error(`@smithy/core/schema - ${this.getName(!0)} has no value member.`);
  }
  getMemberSchema(e) {
    let t = this.getSchema();
    if (this.isStructSchema() && t[4].includes(e)) {
      let s = t[4].indexOf(e), i = t[5][s];
      return l(L(i) ? i : [i, 0], e);
    }
    if (this.isDocumentSchema())
      return l([15, 0], e);
    throw new Error(`@smithy/core/schema - ${this.getName(!0)} has no member=${e}.`);
  }
  getMemberSchemas() {
    let e = {};
    try {
      for (let [t, s] of this.structIterator())
        e[t] = s;
    } catch {
    }
    return e;
  }
  getEventStreamMember() {
    if (this.isStructSchema()) {
      for (let [e, t] of this.structIterator())
        if (t.isStreaming() && t.isStructSchema())
          return e;
    }
    return "";
  }
  *structIterator() {
    if (this.isUnitSchema())
      return;
    if (!this.isStructSchema())
      throw new Error("@smithy/core/schema - cannot iterate non-struct schema.");
    let e = this.getSchema(), t = e[4].length, s = e[p.it];
    if (s && t === s.length) {
      yield* s;
      return;
    }
    s = Array(t);
    for (let i = 0; i < t; ++i) {
      let o = e[4][i], n = l([e[5][i], 0], o);
      yield s[i] = [o, n];
    }
    e[p.it] = s;
  }
};
function l(r, e) {
  if (r instanceof d)
    return Object.assign(r, {
      memberName: e,
      _isMemberSchema: !0
    });
  let t = d;
  return new t(r, e);
}
var L = (r) => Array.isArray(r) && r.length === 2, U = (r) => Array.isArray(r) && r.length >= 5;

export {
  S as a,
  g as b,
  v as c,
  f as d,
  u as e,
  H as f,
  B as g,
  h,
  $ as i,
  K as j,
  c as k,
  d as l,
  k as m
};
