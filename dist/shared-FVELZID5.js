import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a as $,
  b as A,
  c as P,
  d as ne,
  g as I,
  h as ie,
  i as se,
  j as oe,
  k as ae,
  l as ce,
  m as k,
  n as de,
  q as he,
  r as j,
  t as me
} from "./shared-X2G45FDN.js";
import {
  a as O
} from "./shared-YBIV7NBA.js";
import {
  d as te,
  i as Q
} from "./shared-4CQBHYBV.js";
import {
  e as G,
  g as re,
  k as fe,
  l as W,
  m as le
} from "./shared-RYUOH6A7.js";
import {
  a as w,
  b as N
} from "./shared-5GUVCRIJ.js";

// node_modules/@smithy/core/dist-es/submodules/protocols/collect-stream-body.js
var R = async (o = new Uint8Array(), e) => {
  if (o instanceof Uint8Array)
    return j.mutate(o);
  if (!o)
    return j.mutate(new Uint8Array());
  let t = e.streamCollector(o);
  return j.mutate(await t);
};

// node_modules/@smithy/core/dist-es/submodules/protocols/extended-encode-uri-component.js
function Z(o) {
  return /^[\w.~-]+$/.test(o) ? o : encodeURIComponent(o).replace(/[!'()*]/g, function(e) {
    return "%" + e.charCodeAt(0).toString(16).toUpperCase();
  });
}

// node_modules/@smithy/core/dist-es/submodules/protocols/HttpBindingNormalizedSchema.js
var ue = /* @__PURE__ */ Symbol.for("@smithy/schema-x"), H = class o extends W {
  static identity = /* @__PURE__ */ Symbol.for("@smithy/HttpBindingNormalizedSchema");
  identity = o.identity;
  bindings;
  constructor(e) {
    super(e);
  }
  static of(e) {
    let t = W.of(e);
    if (t.identity === o.identity)
      return t;
    let r = t.isMemberSchema() ? t : t.getSchema(), n = typeof r == "object" && r !== null ? r : t;
    return n[ue] ??= new o(t);
  }
  getHttpBindingLocation(e) {
    return e.httpPayload ? 36 : e.httpLabel ? 33 : e.httpHeader ? 38 : typeof e.httpPrefixHeaders == "string" ? 39 : e.httpQuery ? 34 : e.httpQueryParams ? 35 : e.httpResponseCode ? 37 : 32;
  }
  getHttpBindingValue(e, t, r = !1) {
    let n = this.getSchema(), i = typeof n == "number" ? n & 255 : this.isListSchema() ? 64 : 255, s = e & 7, a = t.mediaType ? t.mediaType === "application/json" || t.mediaType.endsWith("+json") ? 2 : 1 : 0, c = t.streaming || i === 42 ? this.isStructSchema() ? 2 : 1 : 0, l = i >= 4 && i <= 7 ? s >= 6 ? 2 : s > 0 && s < 4 ? 1 : 0 : 0, f = i | a << 8 | (t.idempotencyToken ? 1 : 0) << 10 | c << 11 | (t.sparse ? 1 : 0) << 13 | l << 14 | (t.hostLabel ? 1 : 0) << 17 | (e === 36 && typeof n != "object" ? 1 : 0) << 18, d = i & 192, m = s & 2 && (d === 64 || !r && s & 1) ? this.getHttpBindingCollectionValue(e, t) : void 0, u = (m?.[1] ?? 0) & 255;
    return f |= (s >= 6 && (u === 4 || u === 6) ? 1 : 0) << 16, [this, f, m];
  }
  getHttpBindingCollectionValue(e, t = this.getMergedTraits()) {
    let r = o.of(this.getValueSchema());
    return r.getHttpBindingValue(e, { ...r.getMergedTraits(), ...t }, !0);
  }
  getHttpBindings() {
    let e = this.getSchema();
    return typeof e != "object" || e === null ? Be : this.bindings ??= Se(this);
  }
}, Se = (o) => {
  let e = [], t = [], r = [], n = [], i = [], s = {}, a = {}, c = [], l = { headers: a, prefixHeaders: c }, f = {
    request: { memberBindings: i, byName: s },
    response: {
      bodyMemberNames: e,
      bindings: l
    }
  }, { request: d, response: m } = f;
  for (let [u, B] of o.structIterator()) {
    let S = H.of(B), h = S.getMergedTraits(), g = S.getHttpBindingLocation(h), y = h.httpHeader?.toLowerCase() ?? h.httpPrefixHeaders?.toLowerCase() ?? h.httpQuery, b = S.getHttpBindingValue(g, h), p = [u, b, g, y];
    u === "__proto__" && Q(s), s[u] = p, b[1] >> 10 & 1 && (d.hasIdempotency = !0), i.push(p);
    let x = g & 7;
    if (x === 0 && (r.push(u), n.push(B)), (x & 4) === 0)
      e.push(u), t.push(B);
    else if ((x & 6) === 4)
      if (x & 1)
        l.statusCode = p;
      else {
        l.payload = p;
        let C = b[1] & 255;
        d.contentTypeInstruction = h.mediaType ?? (C === 0 ? "text/plain" : C === 21 || C === 42 ? "application/octet-stream" : null);
      }
    else x & 1 ? (d.hasPrefixHeaders = !0, c.push(p)) : (y === "__proto__" && Q(a), a[y] = p);
  }
  return d.contentTypeInstruction === void 0 && r.length && (d.contentTypeInstruction = null), d.syntheticBodySchema = pe(o, r, n), m.syntheticBodySchema = pe(o, e, t), f;
}, xe = (o) => {
  let e = [], t = 0;
  for (let r of o.matchAll(/\{([^{}+]+)(\+)?\}/g))
    r.index > t && e.push([o.slice(t, r.index), 0]), e.push([r[1], r[2] ? 2 : 1]), t = r.index + r[0].length;
  return e.length && t < o.length && e.push([o.slice(t), 0]), e.length ? e : void 0;
}, He = (o) => {
  let { http: e, endpoint: t } = fe(o.traits ?? {}), [r, n] = e?.[1].split("?") ?? [];
  return [
    e?.[0],
    r,
    n ? [...new URLSearchParams(n)] : [],
    r ? xe(r) : void 0,
    t?.[0]
  ];
}, Be = {
  request: { memberBindings: [], byName: {} },
  response: {
    bodyMemberNames: [],
    bindings: { headers: {}, prefixHeaders: [] }
  }
}, U = (o) => o[ue] ??= He(o), pe = (o, e, t) => {
  if (!e.length)
    return;
  let r = o.getSchema(), n = [
    3,
    r[1],
    r[2],
    o.getMergedTraits(),
    e,
    t
  ], i = r[6], s = i && e.reduce((a, c) => a + (r[4].indexOf(c) < i ? 1 : 0), 0);
  return s && (n[6] = s), n;
};

// node_modules/@smithy/core/dist-es/submodules/protocols/SerdeContext.js
var T = class {
  serdeContext;
  setSerdeContext(e) {
    this.serdeContext = e;
  }
};

// node_modules/@smithy/core/dist-es/submodules/protocols/HttpProtocol.js
var F = class extends T {
  options;
  compositeErrorRegistry;
  constructor(e) {
    super(), this.options = e, this.compositeErrorRegistry = new le(e.defaultNamespace);
    for (let t of e.errorTypeRegistries ?? [])
      this.compositeErrorRegistry.copyFrom(t);
  }
  getRequestType() {
    return N;
  }
  getResponseType() {
    return G;
  }
  setSerdeContext(e) {
    this.serdeContext = e, this.serializer.setSerdeContext(e), this.deserializer.setSerdeContext(e), this.getPayloadCodec() && this.getPayloadCodec().setSerdeContext(e);
  }
  updateServiceEndpoint(e, t) {
    if ("url" in t) {
      e.protocol = t.url.protocol, e.hostname = t.url.hostname, e.port = t.url.port ? Number(t.url.port) : void 0, e.path = t.url.pathname, e.fragment = t.url.hash || void 0, e.username = t.url.username || void 0, e.password = t.url.password || void 0, e.query || (e.query = {});
      for (let [r, n] of t.url.searchParams.entries())
        e.query[r] = n;
      if (t.headers)
        for (let r in t.headers)
          w(t.headers, r) && (e.headers[r] = t.headers[r].join(", "));
      return e;
    } else {
      if (e.protocol = t.protocol, e.hostname = t.hostname, e.port = t.port ? Number(t.port) : void 0, e.path = t.path, e.query = {
        ...t.query
      }, t.headers)
        for (let r in t.headers)
          w(t.headers, r) && (e.headers[r] = t.headers[r]);
      return e;
    }
  }
  setHostPrefix(e, t, r, n = U(t)) {
    if (this.serdeContext?.disableHostPrefix)
      return;
    let i = n[4];
    if (typeof i != "string")
      return;
    let s = i;
    for (let [a, [, c]] of H.of(t.input).getHttpBindings().request.memberBindings) {
      if (!(c >> 17 & 1))
        continue;
      let l = r[a];
      if (typeof l != "string")
        throw new Error(`@smithy/core/schema - ${a} in input must be a string as hostLabel.`);
      s = s.replace(`{${a}}`, l);
    }
    if (e.hostname = s + e.hostname, !re(e.hostname))
      throw new Error(`[${e.hostname}] is not a valid hostname.`);
  }
  deserializeMetadata(e) {
    return {
      httpStatusCode: e.statusCode,
      requestId: e.headers["x-amzn-requestid"] ?? e.headers["x-amzn-request-id"] ?? e.headers["x-amz-request-id"],
      extendedRequestId: e.headers["x-amz-id-2"],
      cfId: e.headers["x-amz-cf-id"]
    };
  }
  resolveError(e, t, r) {
    let n = [-3, "", "Error", 0, [], [], 0], i;
    for (let s of r)
      for (let a of t)
        try {
          a === "*" ? i = s.getSchema(e) : i = s.getSchema(a + "#" + e);
          let c = s.getErrorCtor(i);
          if (c)
            return [i, c, "modeled"];
          {
            let l = s.getBaseException();
            if (l) {
              let f = s.getErrorCtor(l);
              if (f)
                return [i, f, "synthetic"];
            }
          }
        } catch {
        }
    for (let s of r) {
      let a = s.getBaseException();
      if (a) {
        let c = s.getErrorCtor(a);
        if (c)
          return [a, c, "synthetic"];
      }
    }
    return [n, Error, "native"];
  }
  async serializeEventStream({ eventStream: e, requestSchema: t, initialRequest: r }) {
    return (await this.loadEventStreamCapability()).serializeEventStream({
      eventStream: e,
      requestSchema: t,
      initialRequest: r
    });
  }
  async deserializeEventStream({ response: e, responseSchema: t, initialResponseContainer: r }) {
    return (await this.loadEventStreamCapability()).deserializeEventStream({
      response: e,
      responseSchema: t,
      initialResponseContainer: r
    });
  }
  async loadEventStreamCapability() {
    let { EventStreamSerde: e, eventStreamSerdeProvider: t } = await import("./shared-Z4S2GLKE.js"), r = this.resolveEventStreamMarshaller(t);
    return new e({
      marshaller: r,
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
  async deserializeHttpMessage(e, t, r, n, i) {
    return [];
  }
  getEventStreamMarshaller() {
    let e = this.serdeContext;
    if (!e.eventStreamMarshaller)
      throw new Error("@smithy/core - HttpProtocol: eventStreamMarshaller missing in serdeContext.");
    return e.eventStreamMarshaller;
  }
  resolveEventStreamMarshaller(e) {
    let t = this.serdeContext;
    return t.eventStreamMarshaller ? t.eventStreamMarshaller : e(this.serdeContext);
  }
};

// node_modules/@smithy/core/dist-es/submodules/protocols/HttpBindingProtocol.js
var K = class extends F {
  async serializeRequest(e, t, r) {
    let n = t && typeof t == "object" ? t : {}, i = {}, s = {}, a = await r.endpoint(), c = H.of(e?.input), l = c.getHttpBindings().request, f = U(e), d = new N({ query: i, headers: s });
    if (a) {
      this.updateServiceEndpoint(d, a), this.setHostPrefix(d, e, n, f);
      let [u, B, S] = f;
      if (u) {
        d.method = u, d.path = d.path === "/" ? B : d.path + B;
        for (let [h, g] of S)
          i[h] = g;
      }
    }
    d.query = i;
    let m = this.serializeHttpBindings(n, d, l, f);
    return m && (d.body = await this.serializeEventStream({ eventStream: m, requestSchema: c })), d;
  }
  serializeHttpBindings(e, t, r, n) {
    let i = this.serializer, s = typeof i.writeCodec == "function" ? i : void 0, a = t.query, c = t.headers, l = r.syntheticBodySchema, f = !1, d, m, u, B = Object.getOwnPropertyNames(e), S = Object.getPrototypeOf(e), h = (S === Object.prototype || S === null) && !r.hasIdempotency && !r.hasPrefixHeaders && B.length * 2 < r.memberBindings.length, g = h ? B.length : r.memberBindings.length;
    for (let p = 0; p < g; ++p) {
      let x = h ? w(r.byName, B[p]) ? r.byName[B[p]] : void 0 : r.memberBindings[p];
      if (!x)
        continue;
      let C = x[1], v = x[0], V = C[0], D = C[1], M = C[2], z = x[2], q = x[3], E = e[v];
      if (!(E == null && !(D >> 10 & 1)))
        if (z === 36) {
          let _ = D >> 11 & 3;
          _ ? _ === 2 ? m = E || void 0 : d = E : (s ? s.writeCodec(V, E) : i.write(V, E), d = i.flush());
        } else if (z === 33 || z === 38) {
          let _ = this.serializeHttpValue(C, E, z, s);
          z === 33 ? (u ??= /* @__PURE__ */ Object.create(null))[v] = _ : c[q] = _;
        } else if (z === 39)
          for (let _ in E) {
            if (!w(E, _))
              continue;
            let ee = q + _;
            c[ee.toLowerCase()] = this.serializeHttpValue(M, E[_], 38, s, s ? M[0] : [M[0], { httpHeader: ee }]);
          }
        else (z & 62) === 34 ? this.serializeQuery(C, E, q, a, s) : f = !0;
    }
    let y = n[1], b = n[3];
    return y && b && t.path.endsWith(y) && (t.path = t.path.slice(0, -y.length) + this.serializePath(b, u, r)), f && l && (s ? s.writeCodec(l, e) : i.write(l, e), d = i.flush()), t.body = d, m;
  }
  serializeQuery(e, t, r, n, i) {
    let [s, a, c] = e, l = i ? void 0 : s.getMergedTraits();
    if (r === void 0) {
      for (let f in t)
        !w(t, f) || f in n || (i || Object.assign(c[0].getMergedTraits(), {
          ...l,
          httpQuery: f,
          httpQueryParams: void 0
        }), this.serializeQuery(c, t[f], f, n, i));
      return;
    }
    if ((a & 192) === 64) {
      let f = [];
      for (let d of t) {
        let m = this.serializeHttpValue(c, d, 34, i, i ? c[0] : [c[0], l]);
        (a >> 13 & 1 || m !== void 0) && f.push(m);
      }
      n[r] = f;
    } else
      n[r] = this.serializeHttpValue(e, t, 34, i, i ? s : [s, l]);
  }
  serializeHttpValue(e, t, r, n, i = e[0]) {
    let s = e[1], a = s & 255;
    return n && !(s & 1792) && (a <= 2 || a === 17 || a === 19) ? String(t) : (n ? n.writeHttpBinding(e, t, r) : this.serializer.write(i, t), this.serializer.flush());
  }
  serializePath(e, t, r) {
    let n = "";
    for (let [i, s] of e) {
      if (s === 0) {
        n += i;
        continue;
      }
      let a = t?.[i];
      if (a === void 0) {
        if (w(r.byName, i) && r.byName[i][2] === 33)
          throw new Error(`No value provided for input HTTP label: ${i}.`);
        n += `{${i}${s === 2 ? "+" : ""}}`;
      } else
        n += s === 2 ? a.split("/").map(Z).join("/") : Z(a);
    }
    return n;
  }
  async deserializeResponse(e, t, r) {
    let n = this.deserializer, i = typeof n.readCodec == "function" ? n : void 0, s = H.of(e.output), a = s.getHttpBindings().response, c = {};
    if (r.statusCode >= 300) {
      let f = await R(r.body, t);
      throw f.byteLength > 0 && Object.assign(c, await n.read(15, f)), await this.handleError(e, t, r, c, this.deserializeMetadata(r)), new Error("@smithy/core/protocols - HTTP Protocol error handler failed to throw.");
    }
    let l = await this.deserializeHttpMessage(s, t, r, c);
    if (l.length) {
      let f = await R(r.body, t);
      if (f.byteLength > 0) {
        let d = await (i ? i.readCodec(a.syntheticBodySchema, f) : n.read(a.syntheticBodySchema, f));
        for (let m of l)
          d[m] != null && (c[m] = d[m]);
      }
    } else a.bindings.payload || await R(r.body, t);
    return c.$metadata = this.deserializeMetadata(r), c;
  }
  async deserializeHttpMessage(e, t, r, n, i) {
    let s = n instanceof Set ? i : n, a = this.deserializer, c = typeof a.readCodec == "function" ? a : void 0, l = H.of(e), { bodyMemberNames: f, bindings: { payload: d, statusCode: m, headers: u, prefixHeaders: B } } = l.getHttpBindings().response, S = r.headers;
    if (d) {
      let [h, g] = d, [y, b] = g, p = b >> 11 & 3;
      if (p)
        p === 2 ? s[h] = await this.deserializeEventStream({
          response: r,
          responseSchema: l
        }) : s[h] = he(r.body);
      else if (r.body) {
        let x = await R(r.body, t);
        x.byteLength > 0 && (s[h] = await (c ? c.readPayload(g, x) : a.read(y, x)));
      }
    }
    for (let h in S) {
      if (!w(S, h))
        continue;
      let g = h.toLowerCase(), y = S[h];
      g !== h && (delete S[h], S[g] = y);
      let b = w(u, g) ? u[g] : void 0;
      if (!b)
        continue;
      let [p, [x, C, v], , V] = b;
      if (v) {
        let D = C >> 16 & 1 ? ce(y, ",", 2) : k(y), M = [];
        for (let z of D)
          M.push(c ? c.readHttpBinding(v, z.trim(), 38) : await a.read([v[0], { httpHeader: V }], z.trim()));
        s[p] = M;
      } else
        s[p] = c ? c.readHttpBinding(b[1], y, 38) : await a.read(x, y);
    }
    for (let [h, [, , g], , y] of B) {
      s[h] = {};
      for (let b in S) {
        if (!w(S, b) || !b.startsWith(y))
          continue;
        let p = S[b];
        s[h][b.slice(y.length)] = c ? c.readHttpBinding(g, p, 38) : await a.read([g[0], { httpHeader: b }], p);
      }
    }
    return m && (s[m[0]] = r.statusCode), f;
  }
};

// node_modules/@smithy/core/dist-es/submodules/protocols/serde/FromStringShapeDeserializer.js
var L = class extends T {
  settings;
  constructor(e) {
    super(), this.settings = e;
  }
  read(e, t) {
    let r = H.of(e), n = r.getMergedTraits(), i = r.getHttpBindingLocation(n);
    return this.readHttpBinding(r.getHttpBindingValue(i, n), t, i);
  }
  readHttpBinding([e, t, r], n, i) {
    let s = t & 255;
    if ((s & 192) === 64)
      return r ??= e.getHttpBindingCollectionValue(i), k(n).map((a) => this.readHttpBinding(r, a, i));
    switch (s) {
      case 21:
      case 42:
        return (this.serdeContext?.base64Decoder ?? $)(n);
      case 4:
      case 5:
      case 6:
      case 7: {
        let a = this.settings.httpBindings ? t >> 14 & 3 : 0;
        switch (this.settings.timestampFormat.useTrait && s > 4 ? s : a ? a + 4 : this.settings.timestampFormat.default) {
          case 5:
            return oe(n);
          case 6:
            return ae(n);
          case 7:
            return se(n);
          default:
            return console.warn("Missing timestamp format, parsing value with Date constructor:", n), new Date(n);
        }
      }
      case 0: {
        let a = t >> 8 & 3;
        if (!a)
          return n;
        let c = n;
        return (i & 6) === 6 && (c = (this.serdeContext?.utf8Encoder ?? P)((this.serdeContext?.base64Decoder ?? $)(c))), a === 2 ? I.from(c) : c;
      }
      case 1:
        return Number(n);
      case 2:
        return n.toLowerCase() === "true";
      case 17:
        return BigInt(n);
      case 19:
        return new de(n, "bigDecimal");
      default:
        return n;
    }
  }
};

// node_modules/@smithy/core/dist-es/submodules/protocols/serde/HttpInterceptingShapeDeserializer.js
var Y = class extends T {
  codecDeserializer;
  stringDeserializer;
  constructor(e, t) {
    super(), this.codecDeserializer = e, this.stringDeserializer = new L(t);
  }
  setSerdeContext(e) {
    this.stringDeserializer.setSerdeContext(e), this.codecDeserializer.setSerdeContext(e), this.serdeContext = e;
  }
  read(e, t) {
    let r = H.of(e), n = r.getMergedTraits();
    if (n.httpHeader || n.httpResponseCode) {
      let i = r.getHttpBindingValue(38, n);
      return this.readHttpBinding(i, t, 38);
    }
    return n.httpPayload ? this.readPayload(r.getHttpBindingValue(36, n), t) : this.readCodec(r, t);
  }
  readHttpBinding(e, t, r) {
    let n = typeof t == "string" ? t : (this.serdeContext?.utf8Encoder ?? P)(t);
    return this.stringDeserializer.readHttpBinding(e, n, r);
  }
  readPayload([e, t], r) {
    let n = t & 255;
    return n === 21 || n === 42 ? typeof r == "string" ? (this.serdeContext?.utf8Decoder ?? te)(r) : r : n === 0 ? typeof r == "string" ? r : (this.serdeContext?.utf8Encoder ?? P)(r) : this.readCodec(e, r);
  }
  readCodec(e, t) {
    return this.codecDeserializer.read(e, t);
  }
};

// node_modules/@smithy/core/dist-es/submodules/protocols/serde/ToStringShapeSerializer.js
var J = class extends T {
  settings;
  stringBuffer = "";
  constructor(e) {
    super(), this.settings = e;
  }
  write(e, t) {
    let r = H.of(e), n = r.getMergedTraits(), i = r.getHttpBindingLocation(n);
    this.writeHttpBinding(r.getHttpBindingValue(i, n), t, i);
  }
  writeHttpBinding([e, t, r], n, i) {
    let s = t & 255;
    switch (typeof n) {
      case "object":
        if (n === null) {
          this.stringBuffer = "null";
          return;
        }
        if (s >= 4 && s <= 7) {
          if (!(n instanceof Date))
            throw new Error(`@smithy/core/protocols - received non-Date value ${n} when schema expected Date in ${e.getName(!0)}`);
          let l = this.settings.httpBindings ? t >> 14 & 3 : 0;
          switch (this.settings.timestampFormat.useTrait && s > 4 ? s : l ? l + 4 : this.settings.timestampFormat.default) {
            case 5:
              this.stringBuffer = n.toISOString().replace(".000Z", "Z");
              break;
            case 6:
              this.stringBuffer = ne(n);
              break;
            case 7:
              this.stringBuffer = String(n.getTime() / 1e3);
              break;
            default:
              console.warn("Missing timestamp format, using epoch seconds", n), this.stringBuffer = String(n.getTime() / 1e3);
          }
          return;
        }
        if ((s === 21 || s === 42) && "byteLength" in n) {
          this.stringBuffer = (this.serdeContext?.base64Encoder ?? A)(n);
          return;
        }
        if ((s & 192) === 64 && Array.isArray(n)) {
          r ??= e.getHttpBindingCollectionValue(i);
          let l = r[1] & 255, f = l >= 4 && l <= 7, d = "";
          for (let m of n) {
            this.writeHttpBinding(r, m, i);
            let u = this.flush();
            d && (d += ", "), d += f ? u : ie(u);
          }
          this.stringBuffer = d;
          return;
        }
        this.stringBuffer = JSON.stringify(n, null, 2);
        break;
      case "string":
        let a = t >> 8 & 3, c = n;
        if (a === 2 && (c = I.from(c)), a && (i & 6) === 6) {
          this.stringBuffer = (this.serdeContext?.base64Encoder ?? A)(c.toString());
          return;
        }
        this.stringBuffer = n;
        break;
      default:
        this.stringBuffer = t >> 10 & 1 ? me() : String(n);
    }
  }
  flush() {
    let e = this.stringBuffer;
    return this.stringBuffer = "", e;
  }
};

// node_modules/@smithy/core/dist-es/submodules/protocols/serde/HttpInterceptingShapeSerializer.js
var X = class {
  codecSerializer;
  stringSerializer;
  buffer;
  constructor(e, t, r = new J(t)) {
    this.codecSerializer = e, this.stringSerializer = r;
  }
  setSerdeContext(e) {
    this.codecSerializer.setSerdeContext(e), this.stringSerializer.setSerdeContext(e);
  }
  write(e, t) {
    let r = H.of(e), n = r.getMergedTraits();
    if (n.httpHeader || n.httpLabel || n.httpQuery) {
      let i = r.getHttpBindingLocation(n);
      this.writeHttpBinding(r.getHttpBindingValue(i, n), t, i);
      return;
    }
    this.writeCodec(r, t);
  }
  writeHttpBinding(e, t, r) {
    this.stringSerializer.writeHttpBinding(e, t, r), this.buffer = this.stringSerializer.flush();
  }
  writeCodec(e, t) {
    this.codecSerializer.write(e, t);
  }
  flush() {
    if (this.buffer !== void 0) {
      let e = this.buffer;
      return this.buffer = void 0, e;
    }
    return this.codecSerializer.flush();
  }
};

// node_modules/@smithy/core/dist-es/submodules/protocols/serde/determineTimestampFormat.js
function Ce(o, e) {
  if (e.timestampFormat.useTrait) {
    let a = o.getSchema();
    if (a === 5 || a === 6 || a === 7)
      return a;
  }
  let { httpLabel: t, httpPrefixHeaders: r, httpHeader: n, httpQuery: i } = o.getMergedTraits();
  return (e.httpBindings ? typeof r == "string" || n ? 6 : i || t ? 5 : void 0 : void 0) ?? e.timestampFormat.default;
}

// node_modules/@smithy/core/dist-es/submodules/protocols/protocol-http/extensions/httpExtensionConfiguration.js
var we = (o) => (o.logger && o.logger.constructor?.name !== "NoOpLogger" && o.requestHandler?.updateHttpClientConfig?.(/* @__PURE__ */ Symbol.for("logger"), o.logger), o.defaultSocketTimeout && o.requestHandler?.updateHttpClientConfig?.(/* @__PURE__ */ Symbol.for("@smithy/defaultSocketTimeout"), o.defaultSocketTimeout), {
  setHttpHandler(e) {
    o.requestHandler = e;
  },
  httpHandler() {
    return o.requestHandler;
  },
  updateHttpClientConfig(e, t) {
    o.requestHandler?.updateHttpClientConfig(e, t);
  },
  httpHandlerConfigs() {
    return o.requestHandler.httpHandlerConfigs();
  }
}), ze = (o) => ({
  requestHandler: o.httpHandler()
});

// node_modules/@smithy/core/dist-es/submodules/protocols/middleware-content-length/contentLengthMiddleware.js
var ge = "content-length";
function ye(o) {
  return (e) => async (t) => {
    let r = t.request;
    if (N.isInstance(r)) {
      let { body: n, headers: i } = r;
      if (n && Object.keys(i).map((s) => s.toLowerCase()).indexOf(ge) === -1)
        try {
          let s = o(n);
          s != null && (r.headers = {
            ...r.headers,
            [ge]: String(s)
          });
        } catch {
        }
    }
    return e({
      ...t,
      request: r
    });
  };
}
var be = {
  step: "build",
  tags: ["SET_CONTENT_LENGTH", "CONTENT_LENGTH"],
  name: "contentLengthMiddleware",
  override: !0
}, Ee = (o) => ({
  applyToStack: (e) => {
    e.add(ye(o.bodyLengthChecker), be);
  }
});

// node_modules/@smithy/core/dist-es/submodules/protocols/querystring-builder/buildQueryString.js
function Te(o) {
  let e = [];
  for (let t of Object.keys(o).sort()) {
    let r = o[t];
    if (t = O(t), Array.isArray(r))
      for (let n = 0, i = r.length; n < i; n++)
        e.push(`${t}=${O(r[n])}`);
    else {
      let n = t;
      (r || typeof r == "string") && (n += `=${O(r)}`), e.push(n);
    }
  }
  return e.join("&");
}

export {
  K as a,
  L as b,
  Y as c,
  X as d,
  Ce as e,
  we as f,
  ze as g,
  Ee as h,
  Te as i
};
