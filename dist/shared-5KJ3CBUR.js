import {
  a as y,
  d as X,
  g as x,
  h as E,
  j as Y,
  k as p,
  l as B
} from "./shared-MXAPRA7P.js";
import {
  b as A,
  c as w,
  d as C
} from "./shared-LHCUWEFM.js";

// node_modules/@smithy/signature-v4/dist-es/HeaderFormatter.js
var S = class {
  format(e) {
    let t = [];
    for (let n in e) {
      if (!A(e, n))
        continue;
      let a = x(n);
      t.push(Uint8Array.from([a.byteLength]), a, this.formatHeaderValue(e[n]));
    }
    let o = new Uint8Array(t.reduce((n, a) => n + a.byteLength, 0)), s = 0;
    for (let n of t)
      o.set(n, s), s += n.byteLength;
    return o;
  }
  formatHeaderValue(e) {
    switch (e.type) {
      case "boolean":
        return Uint8Array.from([e.value ? 0 : 1]);
      case "byte":
        return Uint8Array.from([2, e.value]);
      case "short":
        let t = new DataView(new ArrayBuffer(3));
        return t.setUint8(0, 3), t.setInt16(1, e.value, !1), new Uint8Array(t.buffer);
      case "integer":
        let o = new DataView(new ArrayBuffer(5));
        return o.setUint8(0, 4), o.setInt32(1, e.value, !1), new Uint8Array(o.buffer);
      case "long":
        let s = new Uint8Array(9);
        return s[0] = 5, s.set(e.value.bytes, 1), s;
      case "binary":
        let n = new DataView(new ArrayBuffer(3 + e.value.byteLength));
        n.setUint8(0, 6), n.setUint16(1, e.value.byteLength, !1);
        let a = new Uint8Array(n.buffer);
        return a.set(e.value, 3), a;
      case "string":
        let i = x(e.value), u = new DataView(new ArrayBuffer(3 + i.byteLength));
        u.setUint8(0, 7), u.setUint16(1, i.byteLength, !1);
        let c = new Uint8Array(u.buffer);
        return c.set(i, 3), c;
      case "timestamp":
        let h = new Uint8Array(9);
        return h[0] = 8, h.set(v.fromNumber(e.value.valueOf()).bytes, 1), h;
      case "uuid":
        if (!le.test(e.value))
          throw new Error(`Invalid UUID received: ${e.value}`);
        let f = new Uint8Array(17);
        return f[0] = 9, f.set(Y(e.value.replace(/-/g, "")), 1), f;
    }
  }
}, z;
(function(r) {
  r[r.boolTrue = 0] = "boolTrue", r[r.boolFalse = 1] = "boolFalse", r[r.byte = 2] = "byte", r[r.short = 3] = "short", r[r.integer = 4] = "integer", r[r.long = 5] = "long", r[r.byteArray = 6] = "byteArray", r[r.string = 7] = "string", r[r.timestamp = 8] = "timestamp", r[r.uuid = 9] = "uuid";
})(z || (z = {}));
var le = /^[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}$/, v = class r {
  bytes;
  constructor(e) {
    if (this.bytes = e, e.byteLength !== 8)
      throw new Error("Int64 buffers must be exactly 8 bytes");
  }
  static fromNumber(e) {
    if (e > 9223372036854776e3 || e < -9223372036854776e3)
      throw new Error(`${e} is too large (or, if negative, too small) to represent as an Int64`);
    let t = new Uint8Array(8);
    for (let o = 7, s = Math.abs(Math.round(e)); o > -1 && s > 0; o--, s /= 256)
      t[o] = s;
    return e < 0 && F(t), new r(t);
  }
  valueOf() {
    let e = this.bytes.slice(0), t = e[0] & 128;
    return t && F(e), parseInt(p(e), 16) * (t ? -1 : 1);
  }
  toString() {
    return String(this.valueOf());
  }
};
function F(r) {
  for (let e = 0; e < 8; e++)
    r[e] ^= 255;
  for (let e = 7; e > -1 && (r[e]++, r[e] === 0); e--)
    ;
}

// node_modules/@smithy/signature-v4/dist-es/constants.js
var j = "X-Amz-Algorithm", q = "X-Amz-Credential", P = "X-Amz-Date", Z = "X-Amz-SignedHeaders", W = "X-Amz-Expires", b = "X-Amz-Signature", U = "X-Amz-Security-Token";
var M = "authorization", O = P.toLowerCase(), Ee = "date", V = [M, O, Ee], J = b.toLowerCase(), _ = "x-amz-content-sha256", ee = U.toLowerCase();
var te = {
  authorization: !0,
  "cache-control": !0,
  connection: !0,
  expect: !0,
  from: !0,
  "keep-alive": !0,
  "max-forwards": !0,
  pragma: !0,
  referer: !0,
  te: !0,
  trailer: !0,
  "transfer-encoding": !0,
  upgrade: !0,
  "user-agent": !0,
  "x-amzn-trace-id": !0
}, re = /^proxy-/, oe = /^sec-/;
var I = "AWS4-HMAC-SHA256";
var ne = "AWS4-HMAC-SHA256-PAYLOAD", se = "UNSIGNED-PAYLOAD", ae = 50, $ = "aws4_request", ie = 3600 * 24 * 7;

// node_modules/@smithy/signature-v4/dist-es/getCanonicalQuery.js
var ce = ({ query: r = {} }) => {
  let e = [], t = {};
  for (let o in r) {
    if (!A(r, o) || o.toLowerCase() === J)
      continue;
    let s = y(o);
    e.push(s);
    let n = r[o];
    typeof n == "string" ? t[s] = `${s}=${y(n)}` : Array.isArray(n) && (t[s] = n.slice(0).reduce((a, i) => a.concat([`${s}=${y(i)}`]), []).sort().join("&"));
  }
  return e.sort().map((o) => t[o]).filter((o) => o).join("&");
};

// node_modules/@smithy/signature-v4/dist-es/utilDate.js
var ue = (r) => me(r).toISOString().replace(/\.\d{3}Z$/, "Z"), me = (r) => typeof r == "number" ? new Date(r * 1e3) : typeof r == "string" ? Number(r) ? new Date(Number(r) * 1e3) : new Date(r) : r;

// node_modules/@smithy/signature-v4/dist-es/SignatureV4Base.js
var D = class {
  service;
  regionProvider;
  credentialProvider;
  sha256;
  uriEscapePath;
  applyChecksum;
  constructor({ applyChecksum: e, credentials: t, region: o, service: s, sha256: n, uriEscapePath: a = !0 }) {
    this.service = s, this.sha256 = n, this.uriEscapePath = a, this.applyChecksum = typeof e == "boolean" ? e : !0, this.regionProvider = C(o), this.credentialProvider = C(t);
  }
  createCanonicalRequest(e, t, o) {
    let s = Object.keys(t).sort();
    return `${e.method}
${this.getCanonicalPath(e)}
${ce(e)}
${s.map((n) => `${n}:${t[n]}`).join(`
`)}

${s.join(";")}
${o}`;
  }
  async createStringToSign(e, t, o, s) {
    let n = new this.sha256();
    n.update(E(o));
    let a = await n.digest();
    return `${s}
${e}
${t}
${p(a)}`;
  }
  getCanonicalPath({ path: e }) {
    if (this.uriEscapePath) {
      let t = [];
      for (let n of e.split("/"))
        n?.length !== 0 && n !== "." && (n === ".." ? t.pop() : t.push(n));
      let o = `${e?.startsWith("/") ? "/" : ""}${t.join("/")}${t.length > 0 && e?.endsWith("/") ? "/" : ""}`;
      return y(o).replace(/%2F/g, "/");
    }
    return e;
  }
  validateResolvedCredentials(e) {
    if (typeof e != "object" || typeof e.accessKeyId != "string" || typeof e.secretAccessKey != "string")
      throw new Error("Resolved credential object is not valid");
  }
  formatDate(e) {
    let t = ue(e).replace(/[-:]/g, "");
    return {
      longDate: t,
      shortDate: t.slice(0, 8)
    };
  }
  getCanonicalHeaderList(e) {
    return Object.keys(e).sort().join(";");
  }
};

// node_modules/@smithy/signature-v4/dist-es/credentialDerivation.js
var T = {}, L = [], N = (r, e, t) => `${r}/${e}/${t}/${$}`, Ae = async (r, e, t, o, s) => {
  let n = await fe(r, e.secretAccessKey, e.accessKeyId), a = `${t}:${o}:${s}:${p(n)}:${e.sessionToken}`;
  if (a in T)
    return T[a];
  for (L.push(a); L.length > ae; )
    delete T[L.shift()];
  let i = `AWS4${e.secretAccessKey}`;
  for (let u of [t, o, s, $])
    i = await fe(r, i, u);
  return T[a] = i;
};
var fe = (r, e, t) => {
  let o = new r(e);
  return o.update(E(t)), o.digest();
};

// node_modules/@smithy/signature-v4/dist-es/getCanonicalHeaders.js
var G = ({ headers: r }, e, t) => {
  let o = {};
  for (let s of Object.keys(r).sort()) {
    if (r[s] == null)
      continue;
    let n = s.toLowerCase();
    (A(te, n) || e?.has(n) || re.test(n) || oe.test(n)) && (!t || t && !t.has(n)) || (n === "__proto__" && B(o), o[n] = r[s].replace(/[\r\n]/g, " ").replace(/[ \t]+/g, " ").replace(/^ | $/g, ""));
  }
  return o;
};

// node_modules/@smithy/signature-v4/dist-es/getPayloadHash.js
var H = async ({ headers: r, body: e }, t) => {
  for (let o in r)
    if (A(r, o) && o.toLowerCase() === _)
      return r[o];
  if (e == null)
    return "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
  if (typeof e == "string" || ArrayBuffer.isView(e) || X(e)) {
    let o = new t();
    return o.update(E(e)), p(await o.digest());
  }
  return se;
};

// node_modules/@smithy/signature-v4/dist-es/headerUtil.js
var pe = (r, e) => {
  r = r.toLowerCase();
  for (let t in e)
    if (A(e, t) && r === t.toLowerCase())
      return !0;
  return !1;
};

// node_modules/@smithy/signature-v4/dist-es/moveHeadersToQuery.js
var he = (r, e = {}) => {
  let { headers: t, query: o = {} } = w.clone(r);
  for (let s in t) {
    if (!A(t, s))
      continue;
    let n = s.toLowerCase();
    (n.slice(0, 6) === "x-amz-" && !e.unhoistableHeaders?.has(n) || e.hoistableHeaders?.has(n)) && (o[s] = t[s], delete t[s]);
  }
  return {
    ...r,
    headers: t,
    query: o
  };
};

// node_modules/@smithy/signature-v4/dist-es/prepareRequest.js
var Q = (r) => {
  r = w.clone(r);
  for (let e in r.headers)
    A(r.headers, e) && V.indexOf(e.toLowerCase()) > -1 && delete r.headers[e];
  return r;
};

// node_modules/@smithy/signature-v4/dist-es/SignatureV4.js
var K = class extends D {
  headerFormatter = new S();
  constructor({ applyChecksum: e, credentials: t, region: o, service: s, sha256: n, uriEscapePath: a = !0 }) {
    super({
      applyChecksum: e,
      credentials: t,
      region: o,
      service: s,
      sha256: n,
      uriEscapePath: a
    });
  }
  async presign(e, t = {}) {
    let { signingDate: o = /* @__PURE__ */ new Date(), expiresIn: s = 3600, unsignableHeaders: n, unhoistableHeaders: a, signableHeaders: i, hoistableHeaders: u, signingRegion: c, signingService: h } = t, f = await this.credentialProvider();
    this.validateResolvedCredentials(f);
    let g = c ?? await this.regionProvider(), { longDate: m, shortDate: R } = this.formatDate(o);
    if (s > ie)
      return Promise.reject("Signature version 4 presigned URLs must have an expiration date less than one week in the future");
    let d = N(R, g, h ?? this.service), l = he(Q(e), { unhoistableHeaders: a, hoistableHeaders: u });
    f.sessionToken && (l.query[U] = f.sessionToken), l.query[j] = I, l.query[q] = `${f.accessKeyId}/${d}`, l.query[P] = m, l.query[W] = s.toString(10);
    let k = G(l, n, i);
    return l.query[Z] = this.getCanonicalHeaderList(k), l.query[b] = await this.getSignature(m, d, this.getSigningKey(f, g, R, h), this.createCanonicalRequest(l, k, await H(e, this.sha256))), l;
  }
  async sign(e, t) {
    return typeof e == "string" ? this.signString(e, t) : e.headers && e.payload ? this.signEvent(e, t) : e.message ? this.signMessage(e, t) : this.signRequest(e, t);
  }
  async signEvent({ headers: e, payload: t }, { signingDate: o = /* @__PURE__ */ new Date(), priorSignature: s, signingRegion: n, signingService: a, eventStreamCredentials: i }) {
    let u = n ?? await this.regionProvider(), { shortDate: c, longDate: h } = this.formatDate(o), f = N(c, u, a ?? this.service), g = await H({ headers: {}, body: t }, this.sha256), m = new this.sha256();
    m.update(e);
    let R = p(await m.digest()), d = [
      ne,
      h,
      f,
      s,
      R,
      g
    ].join(`
`);
    return this.signString(d, {
      signingDate: o,
      signingRegion: u,
      signingService: a,
      eventStreamCredentials: i
    });
  }
  async signMessage(e, { signingDate: t = /* @__PURE__ */ new Date(), signingRegion: o, signingService: s, eventStreamCredentials: n }) {
    return this.signEvent({
      headers: this.headerFormatter.format(e.message.headers),
      payload: e.message.body
    }, {
      signingDate: t,
      signingRegion: o,
      signingService: s,
      priorSignature: e.priorSignature,
      eventStreamCredentials: n
    }).then((i) => ({ message: e.message, signature: i }));
  }
  async signString(e, { signingDate: t = /* @__PURE__ */ new Date(), signingRegion: o, signingService: s, eventStreamCredentials: n } = {}) {
    let a = n ?? await this.credentialProvider();
    this.validateResolvedCredentials(a);
    let i = o ?? await this.regionProvider(), { shortDate: u } = this.formatDate(t), c = new this.sha256(await this.getSigningKey(a, i, u, s));
    return c.update(E(e)), p(await c.digest());
  }
  async signRequest(e, { signingDate: t = /* @__PURE__ */ new Date(), signableHeaders: o, unsignableHeaders: s, signingRegion: n, signingService: a } = {}) {
    let i = await this.credentialProvider();
    this.validateResolvedCredentials(i);
    let u = n ?? await this.regionProvider(), c = Q(e), { longDate: h, shortDate: f } = this.formatDate(t), g = N(f, u, a ?? this.service);
    c.headers[O] = h, i.sessionToken && (c.headers[ee] = i.sessionToken);
    let m = await H(c, this.sha256);
    !pe(_, c.headers) && this.applyChecksum && (c.headers[_] = m);
    let R = G(c, s, o), d = await this.getSignature(h, g, this.getSigningKey(i, u, f, a), this.createCanonicalRequest(c, R, m));
    return c.headers[M] = `${I} Credential=${i.accessKeyId}/${g}, SignedHeaders=${this.getCanonicalHeaderList(R)}, Signature=${d}`, c;
  }
  async getSignature(e, t, o, s) {
    let n = await this.createStringToSign(e, t, s, I), a = new this.sha256(await o);
    return a.update(E(n)), p(await a.digest());
  }
  getSigningKey(e, t, o, s) {
    return Ae(this.sha256, e, o, t, s || this.service);
  }
};

// node_modules/@smithy/signature-v4/dist-es/signature-v4a-container.js
var ge = {
  SignatureV4a: null
};

export {
  K as a,
  ge as b
};
