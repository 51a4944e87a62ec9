import {
  a as d,
  d as C,
  g as S,
  h as l,
  j as P,
  k as A,
  l as U
} from "./shared-SNGXFXMF.js";
import {
  b as u,
  c as _,
  d as x
} from "./shared-TJHLUTZW.js";

// node_modules/@smithy/signature-v4/dist-es/HeaderFormatter.js
var I = class {
  format(e) {
    let t = [];
    for (let n in e) {
      if (!u(e, n))
        continue;
      let a = S(n);
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
        let i = S(e.value), f = new DataView(new ArrayBuffer(3 + i.byteLength));
        f.setUint8(0, 7), f.setUint16(1, i.byteLength, !1);
        let c = new Uint8Array(f.buffer);
        return c.set(i, 3), c;
      case "timestamp":
        let m = new Uint8Array(9);
        return m[0] = 8, m.set(b.fromNumber(e.value.valueOf()).bytes, 1), m;
      case "uuid":
        if (!he.test(e.value))
          throw new Error(`Invalid UUID received: ${e.value}`);
        let p = new Uint8Array(17);
        return p[0] = 9, p.set(P(e.value.replace(/-/g, "")), 1), p;
    }
  }
}, B;
(function(r) {
  r[r.boolTrue = 0] = "boolTrue", r[r.boolFalse = 1] = "boolFalse", r[r.byte = 2] = "byte", r[r.short = 3] = "short", r[r.integer = 4] = "integer", r[r.long = 5] = "long", r[r.byteArray = 6] = "byteArray", r[r.string = 7] = "string", r[r.timestamp = 8] = "timestamp", r[r.uuid = 9] = "uuid";
})(B || (B = {}));
var he = /^[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}$/, b = class r {
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
    return t && F(e), parseInt(A(e), 16) * (t ? -1 : 1);
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
var j = "X-Amz-Algorithm", q = "X-Amz-Credential", M = "X-Amz-Date", Z = "X-Amz-SignedHeaders", W = "X-Amz-Expires", O = "X-Amz-Signature", $ = "X-Amz-Security-Token";
var L = "authorization", G = M.toLowerCase(), le = "date", V = [L, G, le], J = O.toLowerCase(), w = "x-amz-content-sha256", ee = $.toLowerCase();
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
var D = "AWS4-HMAC-SHA256";
var ne = "AWS4-HMAC-SHA256-PAYLOAD", se = "UNSIGNED-PAYLOAD", ae = 50, Q = "aws4_request", ie = 3600 * 24 * 7;

// node_modules/@smithy/signature-v4/dist-es/getCanonicalQuery.js
var ce = ({ query: r = {} }) => {
  let e = [], t = {};
  for (let o in r) {
    if (!u(r, o) || o.toLowerCase() === J)
      continue;
    let s = d(o);
    e.push(s);
    let n = r[o];
    typeof n == "string" ? t[s] = `${s}=${d(n)}` : Array.isArray(n) && (t[s] = n.slice(0).reduce((a, i) => a.concat([`${s}=${d(i)}`]), []).sort().join("&"));
  }
  return e.sort().map((o) => t[o]).filter((o) => o).join("&");
};

// node_modules/@smithy/signature-v4/dist-es/utilDate.js
var fe = (r) => Ee(r).toISOString().replace(/\.\d{3}Z$/, "Z"), Ee = (r) => typeof r == "number" ? new Date(r * 1e3) : typeof r == "string" ? Number(r) ? new Date(Number(r) * 1e3) : new Date(r) : r;

// node_modules/@smithy/signature-v4/dist-es/SignatureV4Base.js
var H = class {
  service;
  regionProvider;
  credentialProvider;
  sha256;
  uriEscapePath;
  applyChecksum;
  constructor({ applyChecksum: e, credentials: t, region: o, service: s, sha256: n, uriEscapePath: a = !0 }) {
    this.service = s, this.sha256 = n, this.uriEscapePath = a, this.applyChecksum = typeof e == "boolean" ? e : !0, this.regionProvider = x(o), this.credentialProvider = x(t);
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
    n.update(l(o));
    let a = await n.digest();
    return `${s}
${e}
${t}
${A(a)}`;
  }
  getCanonicalPath({ path: e }) {
    if (this.uriEscapePath) {
      let t = [];
      for (let n of e.split("/"))
        n?.length !== 0 && n !== "." && (n === ".." ? t.pop() : t.push(n));
      let o = `${e?.startsWith("/") ? "/" : ""}${t.join("/")}${t.length > 0 && e?.endsWith("/") ? "/" : ""}`;
      return d(o).replace(/%2F/g, "/");
    }
    return e;
  }
  validateResolvedCredentials(e) {
    if (typeof e != "object" || typeof e.accessKeyId != "string" || typeof e.secretAccessKey != "string")
      throw new Error("Resolved credential object is not valid");
  }
  formatDate(e) {
    let t = fe(e).replace(/[-:]/g, "");
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
var T = {}, K = [], N = (r, e, t) => `${r}/${e}/${t}/${Q}`, pe = async (r, e, t, o, s) => {
  let n = await ue(r, e.secretAccessKey, e.accessKeyId), a = `${t}:${o}:${s}:${A(n)}:${e.sessionToken}`;
  if (a in T)
    return T[a];
  for (K.push(a); K.length > ae; )
    delete T[K.shift()];
  let i = `AWS4${e.secretAccessKey}`;
  for (let f of [t, o, s, Q])
    i = await ue(r, i, f);
  return T[a] = i;
};
var ue = (r, e, t) => {
  let o = new r(e);
  return o.update(l(t)), o.digest();
};

// node_modules/@smithy/signature-v4/dist-es/getCanonicalHeaders.js
var k = ({ headers: r }, e, t) => {
  let o = {};
  for (let s of Object.keys(r).sort()) {
    if (r[s] == null)
      continue;
    let n = s.toLowerCase();
    (u(te, n) || e?.has(n) || re.test(n) || oe.test(n)) && (!t || t && !t.has(n)) || (n === "__proto__" && U(o), o[n] = r[s].replace(/[\r\n]/g, " ").replace(/[ \t]+/g, " ").replace(/^ | $/g, ""));
  }
  return o;
};

// node_modules/@smithy/signature-v4/dist-es/getPayloadHash.js
var v = async ({ headers: r, body: e }, t) => {
  for (let o in r)
    if (u(r, o) && o.toLowerCase() === w)
      return r[o];
  if (e == null)
    return "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
  if (typeof e == "string" || ArrayBuffer.isView(e) || C(e)) {
    let o = new t();
    return o.update(l(e)), A(await o.digest());
  }
  return se;
};

// node_modules/@smithy/signature-v4/dist-es/headerUtil.js
var Ae = (r, e) => {
  r = r.toLowerCase();
  for (let t in e)
    if (u(e, t) && r === t.toLowerCase())
      return !0;
  return !1;
};

// node_modules/@smithy/signature-v4/dist-es/moveHeadersToQuery.js
var me = (r, e = {}) => {
  let { headers: t, query: o = {} } = _.clone(r);
  for (let s in t) {
    if (!u(t, s))
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
var X = (r) => {
  r = _.clone(r);
  for (let e in r.headers)
    u(r.headers, e) && V.indexOf(e.toLowerCase()) > -1 && delete r.headers[e];
  return r;
};

// node_modules/@smithy/signature-v4/dist-es/SignatureV4.js
var Y = class extends H {
  headerFormatter = new I();
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
    let { signingDate: o = /* @__PURE__ */ new Date(), expiresIn: s = 3600, unsignableHeaders: n, unhoistableHeaders: a, signableHeaders: i, hoistableHeaders: f, signingRegion: c, signingService: m } = t, p = await this.credentialProvider();
    this.validateResolvedCredentials(p);
    let g = c ?? await this.regionProvider(), { longDate: E, shortDate: R } = this.formatDate(o);
    if (s > ie)
      return Promise.reject("Signature version 4 presigned URLs must have an expiration date less than one week in the future");
    let y = N(R, g, m ?? this.service), h = me(X(e), { unhoistableHeaders: a, hoistableHeaders: f });
    p.sessionToken && (h.query[$] = p.sessionToken), h.query[j] = D, h.query[q] = `${p.accessKeyId}/${y}`, h.query[M] = E, h.query[W] = s.toString(10);
    let z = k(h, n, i);
    return h.query[Z] = this.getCanonicalHeaderList(z), h.query[O] = await this.getSignature(E, y, this.getSigningKey(p, g, R, m), this.createCanonicalRequest(h, z, await v(e, this.sha256))), h;
  }
  async sign(e, t) {
    return typeof e == "string" ? this.signString(e, t) : e.headers && e.payload ? this.signEvent(e, t) : e.message ? this.signMessage(e, t) : this.signRequest(e, t);
  }
  async signEvent({ headers: e, payload: t }, { signingDate: o = /* @__PURE__ */ new Date(), priorSignature: s, signingRegion: n, signingService: a, eventStreamCredentials: i }) {
    let f = n ?? await this.regionProvider(), { shortDate: c, longDate: m } = this.formatDate(o), p = N(c, f, a ?? this.service), g = await v({ headers: {}, body: t }, this.sha256), E = new this.sha256();
    E.update(e);
    let R = A(await E.digest()), y = [
      ne,
      m,
      p,
      s,
      R,
      g
    ].join(`
`);
    return this.signString(y, {
      signingDate: o,
      signingRegion: f,
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
    let i = o ?? await this.regionProvider(), { shortDate: f } = this.formatDate(t), c = new this.sha256(await this.getSigningKey(a, i, f, s));
    return c.update(l(e)), A(await c.digest());
  }
  async signRequest(e, { signingDate: t = /* @__PURE__ */ new Date(), signableHeaders: o, unsignableHeaders: s, signingRegion: n, signingService: a } = {}) {
    let i = await this.credentialProvider();
    this.validateResolvedCredentials(i);
    let f = n ?? await this.regionProvider(), c = X(e), { longDate: m, shortDate: p } = this.formatDate(t), g = N(p, f, a ?? this.service);
    c.headers[G] = m, i.sessionToken && (c.headers[ee] = i.sessionToken);
    let E = await v(c, this.sha256);
    !Ae(w, c.headers) && this.applyChecksum && (c.headers[w] = E);
    let R = k(c, s, o), y = await this.getSignature(m, g, this.getSigningKey(i, f, p, a), this.createCanonicalRequest(c, R, E));
    return c.headers[L] = `${D} Credential=${i.accessKeyId}/${g}, SignedHeaders=${this.getCanonicalHeaderList(R)}, Signature=${y}`, c;
  }
  async getSignature(e, t, o, s) {
    let n = await this.createStringToSign(e, t, s, D), a = new this.sha256(await o);
    return a.update(l(n)), A(await a.digest());
  }
  getSigningKey(e, t, o, s) {
    return pe(this.sha256, e, o, t, s || this.service);
  }
};

// node_modules/@smithy/signature-v4/dist-es/signature-v4a-container.js
var ge = {
  SignatureV4a: null
};

export {
  Y as a,
  ge as b
};
