import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a as j
} from "./shared-T55RQL7H.js";
import {
  a as ut,
  b as ft
} from "./shared-M35EE6ID.js";
import "./shared-R3F3UE24.js";
import {
  a as mt,
  b as ye,
  e as gt,
  f as T,
  g as N,
  h as ht,
  j as yt
} from "./shared-MI5Y4CGF.js";
import {
  c as R,
  d as V,
  g as we
} from "./shared-72T4OHSJ.js";
import {
  a as dt
} from "./shared-W36FL73I.js";
import {
  $ as X,
  Da as tt,
  Ga as nt,
  Ja as rt,
  La as Y,
  Na as ot,
  Oa as $,
  Pa as he,
  Qa as st,
  Sa as it,
  Ta as at,
  Va as ct,
  Wa as Q,
  Xa as lt,
  Y as Je,
  Ya as pt,
  a as L,
  b as le,
  c as pe,
  ea as ge,
  f as me,
  fa as et,
  g as _,
  h as K,
  i as Ve,
  j as G,
  l as Ze,
  n as H
} from "./shared-DTWCNZGH.js";

// lighter-node:crypto?src/stores/s3/draft.ts
var fn = le((Rs, Ue) => {
  Ue.exports = Object.create(new Proxy({}, { get: (t, e) => L("node:crypto")[e] }));
  Ue.exports.getRandomValues = (t) => L("node:crypto").getRandomValues(t);
});

// lighter-node:crypto?src/stores/s3/uploads.ts
var ln = le((Ts, Le) => {
  Le.exports = Object.create(new Proxy({}, { get: (t, e) => L("node:crypto")[e] }));
  Le.exports.getRandomValues = (t) => L("node:crypto").getRandomValues(t);
});

// lighter-node:crypto?src/stores/s3/write-probe.ts
var $n = le((mi, Ye) => {
  Ye.exports = Object.create(new Proxy({}, { get: (t, e) => L("node:crypto")[e] }));
  Ye.exports.getRandomValues = (t) => L("node:crypto").getRandomValues(t);
});

// src/stores/s3/address.ts
import { isIP as Kn } from "node:net";
var wt = { regions: "", ending: "amazonaws.com" }, Fn = [
  { regions: "cn-", ending: "amazonaws.com.cn" },
  { regions: "us-gov-", ending: "amazonaws.com" },
  { regions: "us-iso-", ending: "c2s.ic.gov" },
  { regions: "us-isob-", ending: "sc2s.sgov.gov" },
  { regions: "us-isof-", ending: "csp.hci.ic.gov" },
  { regions: "eu-isoe-", ending: "cloud.adc-e.uk" },
  { regions: "eusc-", ending: "amazonaws.eu" },
  wt
];
function Se(t) {
  return Fn.find(({ regions: e }) => t.startsWith(e)) ?? wt;
}
function St(t, e) {
  return t !== e && Se(t) === Se(e);
}
function Ee(t, e) {
  let { AWS_USE_FIPS_ENDPOINT: n, AWS_USE_DUALSTACK_ENDPOINT: r } = process.env;
  return `https://${t}${n === "true" ? "-fips" : ""}${t === "s3" && r === "true" ? ".dualstack" : ""}.${e}.${Se(e).ending}`;
}
function Et({ bucket: t, endpoint: e, forcePathStyle: n }, r) {
  let o = new URL(e === "" ? Ee("s3", r) : e), s = /^[a-z0-9-]+$/.test(t), i = Kn(o.hostname.replace(/^\[|\]$/g, "")) !== 0;
  return n || !s || i ? o.pathname = `/${t}/` : o.hostname = `${t}.${o.hostname}`, o;
}

// node_modules/@smithy/signature-v4/dist-es/HeaderFormatter.js
var Z = class {
  format(e) {
    let n = [];
    for (let s in e) {
      if (!R(e, s))
        continue;
      let i = ye(s);
      n.push(Uint8Array.from([i.byteLength]), i, this.formatHeaderValue(e[s]));
    }
    let r = new Uint8Array(n.reduce((s, i) => s + i.byteLength, 0)), o = 0;
    for (let s of n)
      r.set(s, o), o += s.byteLength;
    return r;
  }
  formatHeaderValue(e) {
    switch (e.type) {
      case "boolean":
        return Uint8Array.from([e.value ? 0 : 1]);
      case "byte":
        return Uint8Array.from([2, e.value]);
      case "short":
        let n = new DataView(new ArrayBuffer(3));
        return n.setUint8(0, 3), n.setInt16(1, e.value, !1), new Uint8Array(n.buffer);
      case "integer":
        let r = new DataView(new ArrayBuffer(5));
        return r.setUint8(0, 4), r.setInt32(1, e.value, !1), new Uint8Array(r.buffer);
      case "long":
        let o = new Uint8Array(9);
        return o[0] = 5, o.set(e.value.bytes, 1), o;
      case "binary":
        let s = new DataView(new ArrayBuffer(3 + e.value.byteLength));
        s.setUint8(0, 6), s.setUint16(1, e.value.byteLength, !1);
        let i = new Uint8Array(s.buffer);
        return i.set(e.value, 3), i;
      case "string":
        let a = ye(e.value), c = new DataView(new ArrayBuffer(3 + a.byteLength));
        c.setUint8(0, 7), c.setUint16(1, a.byteLength, !1);
        let d = new Uint8Array(c.buffer);
        return d.set(a, 3), d;
      case "timestamp":
        let u = new Uint8Array(9);
        return u[0] = 8, u.set(be.fromNumber(e.value.valueOf()).bytes, 1), u;
      case "uuid":
        if (!Bn.test(e.value))
          throw new Error(`Invalid UUID received: ${e.value}`);
        let f = new Uint8Array(17);
        return f[0] = 9, f.set(gt(e.value.replace(/-/g, "")), 1), f;
    }
  }
}, bt;
(function(t) {
  t[t.boolTrue = 0] = "boolTrue", t[t.boolFalse = 1] = "boolFalse", t[t.byte = 2] = "byte", t[t.short = 3] = "short", t[t.integer = 4] = "integer", t[t.long = 5] = "long", t[t.byteArray = 6] = "byteArray", t[t.string = 7] = "string", t[t.timestamp = 8] = "timestamp", t[t.uuid = 9] = "uuid";
})(bt || (bt = {}));
var Bn = /^[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}$/, be = class t {
  bytes;
  constructor(e) {
    if (this.bytes = e, e.byteLength !== 8)
      throw new Error("Int64 buffers must be exactly 8 bytes");
  }
  static fromNumber(e) {
    if (e > 9223372036854776e3 || e < -9223372036854776e3)
      throw new Error(`${e} is too large (or, if negative, too small) to represent as an Int64`);
    let n = new Uint8Array(8);
    for (let r = 7, o = Math.abs(Math.round(e)); r > -1 && o > 0; r--, o /= 256)
      n[r] = o;
    return e < 0 && At(n), new t(n);
  }
  valueOf() {
    let e = this.bytes.slice(0), n = e[0] & 128;
    return n && At(e), parseInt(T(e), 16) * (n ? -1 : 1);
  }
  toString() {
    return String(this.valueOf());
  }
};
function At(t) {
  for (let e = 0; e < 8; e++)
    t[e] ^= 255;
  for (let e = 7; e > -1 && (t[e]++, t[e] === 0); e--)
    ;
}

// node_modules/@smithy/signature-v4/dist-es/constants.js
var xt = "X-Amz-Algorithm", Rt = "X-Amz-Credential", Ae = "X-Amz-Date", Tt = "X-Amz-SignedHeaders", Pt = "X-Amz-Expires", xe = "X-Amz-Signature", Re = "X-Amz-Security-Token";
var Te = "authorization", Pe = Ae.toLowerCase(), qn = "date", It = [Te, Pe, qn], _t = xe.toLowerCase(), F = "x-amz-content-sha256", kt = Re.toLowerCase();
var Ot = {
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
}, Nt = /^proxy-/, vt = /^sec-/;
var J = "AWS4-HMAC-SHA256";
var Ct = "AWS4-HMAC-SHA256-PAYLOAD", Dt = "UNSIGNED-PAYLOAD", Mt = 50, Ie = "aws4_request", $t = 3600 * 24 * 7;

// node_modules/@smithy/signature-v4/dist-es/getCanonicalQuery.js
var Ut = ({ query: t = {} }) => {
  let e = [], n = {};
  for (let r in t) {
    if (!R(t, r) || r.toLowerCase() === _t)
      continue;
    let o = j(r);
    e.push(o);
    let s = t[r];
    typeof s == "string" ? n[o] = `${o}=${j(s)}` : Array.isArray(s) && (n[o] = s.slice(0).reduce((i, a) => i.concat([`${o}=${j(a)}`]), []).sort().join("&"));
  }
  return e.sort().map((r) => n[r]).filter((r) => r).join("&");
};

// node_modules/@smithy/signature-v4/dist-es/utilDate.js
var Lt = (t) => zn(t).toISOString().replace(/\.\d{3}Z$/, "Z"), zn = (t) => typeof t == "number" ? new Date(t * 1e3) : typeof t == "string" ? Number(t) ? new Date(Number(t) * 1e3) : new Date(t) : t;

// node_modules/@smithy/signature-v4/dist-es/SignatureV4Base.js
var ee = class {
  service;
  regionProvider;
  credentialProvider;
  sha256;
  uriEscapePath;
  applyChecksum;
  constructor({ applyChecksum: e, credentials: n, region: r, service: o, sha256: s, uriEscapePath: i = !0 }) {
    this.service = o, this.sha256 = s, this.uriEscapePath = i, this.applyChecksum = typeof e == "boolean" ? e : !0, this.regionProvider = we(r), this.credentialProvider = we(n);
  }
  createCanonicalRequest(e, n, r) {
    let o = Object.keys(n).sort();
    return `${e.method}
${this.getCanonicalPath(e)}
${Ut(e)}
${o.map((s) => `${s}:${n[s]}`).join(`
`)}

${o.join(";")}
${r}`;
  }
  async createStringToSign(e, n, r, o) {
    let s = new this.sha256();
    s.update(N(r));
    let i = await s.digest();
    return `${o}
${e}
${n}
${T(i)}`;
  }
  getCanonicalPath({ path: e }) {
    if (this.uriEscapePath) {
      let n = [];
      for (let s of e.split("/"))
        s?.length !== 0 && s !== "." && (s === ".." ? n.pop() : n.push(s));
      let r = `${e?.startsWith("/") ? "/" : ""}${n.join("/")}${n.length > 0 && e?.endsWith("/") ? "/" : ""}`;
      return j(r).replace(/%2F/g, "/");
    }
    return e;
  }
  validateResolvedCredentials(e) {
    if (typeof e != "object" || typeof e.accessKeyId != "string" || typeof e.secretAccessKey != "string")
      throw new Error("Resolved credential object is not valid");
  }
  formatDate(e) {
    let n = Lt(e).replace(/[-:]/g, "");
    return {
      longDate: n,
      shortDate: n.slice(0, 8)
    };
  }
  getCanonicalHeaderList(e) {
    return Object.keys(e).sort().join(";");
  }
};

// node_modules/@smithy/signature-v4/dist-es/credentialDerivation.js
var te = {}, _e = [], ne = (t, e, n) => `${t}/${e}/${n}/${Ie}`, jt = async (t, e, n, r, o) => {
  let s = await Ht(t, e.secretAccessKey, e.accessKeyId), i = `${n}:${r}:${o}:${T(s)}:${e.sessionToken}`;
  if (i in te)
    return te[i];
  for (_e.push(i); _e.length > Mt; )
    delete te[_e.shift()];
  let a = `AWS4${e.secretAccessKey}`;
  for (let c of [n, r, o, Ie])
    a = await Ht(t, a, c);
  return te[i] = a;
};
var Ht = (t, e, n) => {
  let r = new t(e);
  return r.update(N(n)), r.digest();
};

// node_modules/@smithy/signature-v4/dist-es/getCanonicalHeaders.js
var ke = ({ headers: t }, e, n) => {
  let r = {};
  for (let o of Object.keys(t).sort()) {
    if (t[o] == null)
      continue;
    let s = o.toLowerCase();
    (R(Ot, s) || e?.has(s) || Nt.test(s) || vt.test(s)) && (!n || n && !n.has(s)) || (s === "__proto__" && yt(r), r[s] = t[o].replace(/[\r\n]/g, " ").replace(/[ \t]+/g, " ").replace(/^ | $/g, ""));
  }
  return r;
};

// node_modules/@smithy/signature-v4/dist-es/getPayloadHash.js
var re = async ({ headers: t, body: e }, n) => {
  for (let r in t)
    if (R(t, r) && r.toLowerCase() === F)
      return t[r];
  if (e == null)
    return "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
  if (typeof e == "string" || ArrayBuffer.isView(e) || mt(e)) {
    let r = new n();
    return r.update(N(e)), T(await r.digest());
  }
  return Dt;
};

// node_modules/@smithy/signature-v4/dist-es/headerUtil.js
var Wt = (t, e) => {
  t = t.toLowerCase();
  for (let n in e)
    if (R(e, n) && t === n.toLowerCase())
      return !0;
  return !1;
};

// node_modules/@smithy/signature-v4/dist-es/moveHeadersToQuery.js
var Kt = (t, e = {}) => {
  let { headers: n, query: r = {} } = V.clone(t);
  for (let o in n) {
    if (!R(n, o))
      continue;
    let s = o.toLowerCase();
    (s.slice(0, 6) === "x-amz-" && !e.unhoistableHeaders?.has(s) || e.hoistableHeaders?.has(s)) && (r[o] = n[o], delete n[o]);
  }
  return {
    ...t,
    headers: n,
    query: r
  };
};

// node_modules/@smithy/signature-v4/dist-es/prepareRequest.js
var Oe = (t) => {
  t = V.clone(t);
  for (let e in t.headers)
    R(t.headers, e) && It.indexOf(e.toLowerCase()) > -1 && delete t.headers[e];
  return t;
};

// node_modules/@smithy/signature-v4/dist-es/SignatureV4.js
var B = class extends ee {
  headerFormatter = new Z();
  constructor({ applyChecksum: e, credentials: n, region: r, service: o, sha256: s, uriEscapePath: i = !0 }) {
    super({
      applyChecksum: e,
      credentials: n,
      region: r,
      service: o,
      sha256: s,
      uriEscapePath: i
    });
  }
  async presign(e, n = {}) {
    let { signingDate: r = /* @__PURE__ */ new Date(), expiresIn: o = 3600, unsignableHeaders: s, unhoistableHeaders: i, signableHeaders: a, hoistableHeaders: c, signingRegion: d, signingService: u } = n, f = await this.credentialProvider();
    this.validateResolvedCredentials(f);
    let p = d ?? await this.regionProvider(), { longDate: l, shortDate: m } = this.formatDate(r);
    if (o > $t)
      return Promise.reject("Signature version 4 presigned URLs must have an expiration date less than one week in the future");
    let g = ne(m, p, u ?? this.service), h = Kt(Oe(e), { unhoistableHeaders: i, hoistableHeaders: c });
    f.sessionToken && (h.query[Re] = f.sessionToken), h.query[xt] = J, h.query[Rt] = `${f.accessKeyId}/${g}`, h.query[Ae] = l, h.query[Pt] = o.toString(10);
    let b = ke(h, s, a);
    return h.query[Tt] = this.getCanonicalHeaderList(b), h.query[xe] = await this.getSignature(l, g, this.getSigningKey(f, p, m, u), this.createCanonicalRequest(h, b, await re(e, this.sha256))), h;
  }
  async sign(e, n) {
    return typeof e == "string" ? this.signString(e, n) : e.headers && e.payload ? this.signEvent(e, n) : e.message ? this.signMessage(e, n) : this.signRequest(e, n);
  }
  async signEvent({ headers: e, payload: n }, { signingDate: r = /* @__PURE__ */ new Date(), priorSignature: o, signingRegion: s, signingService: i, eventStreamCredentials: a }) {
    let c = s ?? await this.regionProvider(), { shortDate: d, longDate: u } = this.formatDate(r), f = ne(d, c, i ?? this.service), p = await re({ headers: {}, body: n }, this.sha256), l = new this.sha256();
    l.update(e);
    let m = T(await l.digest()), g = [
      Ct,
      u,
      f,
      o,
      m,
      p
    ].join(`
`);
    return this.signString(g, {
      signingDate: r,
      signingRegion: c,
      signingService: i,
      eventStreamCredentials: a
    });
  }
  async signMessage(e, { signingDate: n = /* @__PURE__ */ new Date(), signingRegion: r, signingService: o, eventStreamCredentials: s }) {
    return this.signEvent({
      headers: this.headerFormatter.format(e.message.headers),
      payload: e.message.body
    }, {
      signingDate: n,
      signingRegion: r,
      signingService: o,
      priorSignature: e.priorSignature,
      eventStreamCredentials: s
    }).then((a) => ({ message: e.message, signature: a }));
  }
  async signString(e, { signingDate: n = /* @__PURE__ */ new Date(), signingRegion: r, signingService: o, eventStreamCredentials: s } = {}) {
    let i = s ?? await this.credentialProvider();
    this.validateResolvedCredentials(i);
    let a = r ?? await this.regionProvider(), { shortDate: c } = this.formatDate(n), d = new this.sha256(await this.getSigningKey(i, a, c, o));
    return d.update(N(e)), T(await d.digest());
  }
  async signRequest(e, { signingDate: n = /* @__PURE__ */ new Date(), signableHeaders: r, unsignableHeaders: o, signingRegion: s, signingService: i } = {}) {
    let a = await this.credentialProvider();
    this.validateResolvedCredentials(a);
    let c = s ?? await this.regionProvider(), d = Oe(e), { longDate: u, shortDate: f } = this.formatDate(n), p = ne(f, c, i ?? this.service);
    d.headers[Pe] = u, a.sessionToken && (d.headers[kt] = a.sessionToken);
    let l = await re(d, this.sha256);
    !Wt(F, d.headers) && this.applyChecksum && (d.headers[F] = l);
    let m = ke(d, o, r), g = await this.getSignature(u, p, this.getSigningKey(a, c, f, i), this.createCanonicalRequest(d, m, l));
    return d.headers[Te] = `${J} Credential=${a.accessKeyId}/${p}, SignedHeaders=${this.getCanonicalHeaderList(m)}, Signature=${g}`, d;
  }
  async getSignature(e, n, r, o) {
    let s = await this.createStringToSign(e, n, o, J), i = new this.sha256(await r);
    return i.update(N(s)), T(await i.digest());
  }
  getSigningKey(e, n, r, o) {
    return jt(this.sha256, e, r, n, o || this.service);
  }
};

// node_modules/@aws-sdk/xml-builder/dist-es/escape-attribute.js
var Gn = /[&<>"]/g, Xn = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;"
};
function Ft(t) {
  return t.replace(Gn, (e) => Xn[e]);
}

// node_modules/@aws-sdk/xml-builder/dist-es/escape-element.js
var Yn = /[&"'<>\r\n\u0085\u2028]/g, Qn = {
  "&": "&amp;",
  '"': "&quot;",
  "'": "&apos;",
  "<": "&lt;",
  ">": "&gt;",
  "\r": "&#x0D;",
  "\n": "&#x0A;",
  "\x85": "&#x85;",
  "\u2028": "&#x2028;"
};
function Bt(t) {
  return t.replace(Yn, (e) => Qn[e]);
}

// node_modules/@aws-sdk/xml-builder/dist-es/XmlText.js
var oe = class {
  value;
  constructor(e) {
    this.value = e;
  }
  toString() {
    return Bt("" + this.value);
  }
};

// node_modules/@aws-sdk/xml-builder/dist-es/XmlNode.js
var C = class t {
  name;
  children;
  attributes = {};
  static of(e, n, r) {
    let o = new t(e);
    return n !== void 0 && o.addChildNode(new oe(n)), r !== void 0 && o.withName(r), o;
  }
  constructor(e, n = []) {
    this.name = e, this.children = n;
  }
  withName(e) {
    return this.name = e, this;
  }
  addAttribute(e, n) {
    return this.attributes[e] = n, this;
  }
  addChildNode(e) {
    return this.children.push(e), this;
  }
  removeAttribute(e) {
    return delete this.attributes[e], this;
  }
  n(e) {
    return this.name = e, this;
  }
  c(e) {
    return this.children.push(e), this;
  }
  a(e, n) {
    return n != null && (this.attributes[e] = n), this;
  }
  cc(e, n, r = n) {
    if (e[n] != null) {
      let o = t.of(n, e[n]).withName(r);
      this.c(o);
    }
  }
  l(e, n, r, o) {
    e[n] != null && o().map((i) => {
      i.withName(r), this.c(i);
    });
  }
  lc(e, n, r, o) {
    if (e[n] != null) {
      let s = o(), i = new t(r);
      s.map((a) => {
        i.c(a);
      }), this.c(i);
    }
  }
  toString() {
    let e = !!this.children.length, n = `<${this.name}`, r = this.attributes;
    for (let o of Object.keys(r)) {
      let s = r[o];
      s != null && (n += ` ${o}="${Ft("" + s)}"`);
    }
    return n += e ? `>${this.children.map((o) => o.toString()).join("")}</${this.name}>` : "/>";
  }
};

// node_modules/@aws-sdk/xml-builder/dist-es/xml-parser.js
function Ne(t) {
  Object.defineProperty(t, "__proto__", { value: void 0, writable: !0, enumerable: !0, configurable: !0 });
}
function Ce(t) {
  return new ve(t).parse();
}
var ve = class t {
  x;
  i = 0;
  z;
  constructor(e) {
    this.x = e, this.x = e.replace(/\r\n?/g, `
`), this.z = this.x.length;
  }
  parse() {
    let e = this, { z: n } = e;
    for (; e.i < n && (e.trim(), !(e.i >= n)); )
      if (e.isNext("<?"))
        e.readTo("?>"), e.trim();
      else if (e.isNext("<!--"))
        e.readTo("-->"), e.trim();
      else if (e.isNext("<!DOCTYPE", !1))
        e.skipDoctype(), e.trim();
      else if (e.x[e.i] === "<") {
        let r = e.parseTag();
        return { [r.tag]: r.value };
      } else
        throw new Error("@aws-sdk XML parse error: unexpected content.");
    throw new Error("@aws-sdk XML parse error: no root element.");
  }
  isNext(e, n = !0) {
    let r = this;
    return n ? r.x.startsWith(e, r.i) : r.x.toLowerCase().startsWith(e.toLowerCase(), r.i);
  }
  readTo(e) {
    let n = this, r = n.x.indexOf(e, n.i);
    if (r === -1)
      throw new Error(`@aws-sdk XML parse error: expected "${e}" not found.`);
    let o = n.x.slice(n.i, r);
    return n.i = r + e.length, o;
  }
  trim() {
    let e = this;
    for (; e.i < e.z && ` 	\r
`.includes(e.x[e.i]); )
      ++e.i;
  }
  readAttrValue() {
    let e = this, n = e.x[e.i];
    ++e.i;
    let r = "";
    for (; e.i < e.z && e.x[e.i] !== n; )
      r += e.x[e.i++];
    return ++e.i, e.decodeEntities(r);
  }
  parseTag() {
    let e = this;
    ++e.i;
    let n = "";
    for (; e.i < e.z && !` 	\r
>/`.includes(e.x[e.i]); )
      n += e.x[e.i++];
    let r = !1, o = {};
    for (; e.i < e.z && (e.trim(), !">/".includes(e.x[e.i])); ) {
      let u = "";
      for (; e.i < e.z && !`= 	\r
>/?`.includes(e.x[e.i]); )
        u += e.x[e.i++];
      if (e.trim(), e.x[e.i] !== "=")
        break;
      ++e.i, e.trim(), u === "__proto__" && Ne(o), o[u] = e.readAttrValue(), r = !0;
    }
    if (e.i >= e.z)
      throw new Error("@aws-sdk XML parse error: unexpected end of input.");
    if (e.x[e.i] === "/") {
      if (++e.i, e.i >= e.z || e.x[e.i] !== ">")
        throw new Error("@aws-sdk XML parse error: expected > at the end of self-closing tag.");
      return ++e.i, { tag: n, value: r ? o : "" };
    }
    if (e.x[e.i] !== ">")
      throw new Error("@aws-sdk XML parse error: expected > at the end of opening tag.");
    ++e.i;
    let s = [], i = [], a = !1;
    for (; e.i < e.z && !e.isNext("</"); )
      if (e.x[e.i] === "<")
        e.isNext("<!--") ? e.readTo("-->") : e.isNext("<![CDATA[") ? (e.i += 9, s.push(e.readTo("]]>"))) : e.isNext("<?") ? e.readTo("?>") : (a = !0, i.push(e.parseTag()));
      else {
        let u = "";
        for (; e.i < e.z && e.x[e.i] !== "<"; )
          u += e.x[e.i++];
        s.push(e.decodeEntities(u));
      }
    if (!e.isNext("</"))
      throw new Error(`@aws-sdk XML parse error: missing closing tag </${n}>.`);
    e.i += 2;
    let c = e.readTo(">").trim();
    if (c !== n)
      throw new Error(`@aws-sdk XML parse error: mismatched tags <${n}> and </${c}>.`);
    if (!r && s.length === 0 && !a)
      return { tag: n, value: "" };
    if (!r && !a) {
      let u = s.length === 1 ? s[0] : s.join("");
      return u.trim() === "" && u.includes(`
`) ? { tag: n, value: "" } : { tag: n, value: u };
    }
    let d = {};
    for (let u of s)
      u.trim() === "" && u.includes(`
`) || (d["#text"] = "#text" in d ? d["#text"] + u : u);
    for (let u of i)
      u.tag === "__proto__" && Ne(d), u.tag in d ? Array.isArray(d[u.tag]) ? d[u.tag].push(u.value) : d[u.tag] = [d[u.tag], u.value] : d[u.tag] = u.value;
    for (let [u, f] of Object.entries(o))
      u === "__proto__" && Ne(d), d[u] = f;
    return { tag: n, value: d };
  }
  static ENTITIES = {
    amp: "&",
    lt: "<",
    gt: ">",
    quot: '"',
    apos: "'"
  };
  skipDoctype() {
    let e = this;
    e.i += 9;
    let n = 0;
    for (; e.i < e.z; ) {
      let r = e.x[e.i];
      if (r === "[")
        ++n;
      else if (r === "]")
        --n;
      else if (r === ">" && n === 0) {
        ++e.i;
        return;
      }
      ++e.i;
    }
    throw new Error("@aws-sdk XML parse error: unclosed DOCTYPE.");
  }
  decodeEntities(e) {
    return e.replace(/&(?:#x([0-9a-fA-F]{1,6})|#(\d{1,7})|([a-zA-Z][a-zA-Z0-9]{0,30}));/g, (n, r, o, s) => r ? String.fromCharCode(parseInt(r, 16)) : o ? String.fromCharCode(parseInt(o, 10)) : t.ENTITIES[s] ?? "");
  }
};

// src/stores/s3/errors.ts
var y = class extends Error {
  name = "S3Error";
  kind;
  /** Whether another attempt may succeed. */
  retryable;
  /** The bucket's region, if the answer named it. */
  region;
  /** How long the answer asked to wait, in milliseconds; 0 if it did not. */
  retryAfterMs;
  constructor(e, n, { retryable: r = !1, region: o, retryAfterMs: s = 0 } = {}) {
    super(n), this.kind = e, this.retryable = r, this.region = o, this.retryAfterMs = s;
  }
}, qt = [
  { kind: "absent", codes: ["NoSuchKey", "NoSuchUpload"], statuses: [404] },
  { kind: "bucket", codes: ["NoSuchBucket"] },
  { kind: "busy", codes: ["RequestTimeout", "SlowDown"], statuses: [408, 429] },
  { kind: "clock", codes: ["RequestExpired", "RequestTimeTooSkewed"] },
  {
    kind: "credentials",
    codes: ["InvalidAccessKeyId", "InvalidToken", "SignatureDoesNotMatch"]
  },
  { kind: "denied", codes: ["AccessDenied", "AccountProblem", "AllAccessDisabled"], statuses: [403] },
  { kind: "expired", codes: ["ExpiredToken", "ExpiredTokenException", "TokenRefreshRequired"] },
  {
    kind: "region",
    codes: [
      "AuthorizationHeaderMalformed",
      "IllegalLocationConstraintException",
      "PermanentRedirect",
      "TemporaryRedirect"
    ],
    statuses: [301, 307]
  },
  { kind: "taken", codes: ["ConditionalRequestConflict", "PreconditionFailed"], statuses: [409, 412] },
  { kind: "unsupported", codes: ["NotImplemented"], statuses: [501] }
];
function Gt(t, e) {
  if (t instanceof y) return t;
  if (t instanceof $)
    return new y("unreachable", t.message, { retryable: t.recover !== "none" });
  if (!(t instanceof k))
    return new y("other", `the answer was not one that ${e.label} gives: ${H(t)}`);
  let n = Vn(t), { status: r, code: o, region: s, retryAfterMs: i, message: a } = t;
  return new y(n, Zn[n]({ ...e, status: r, code: o, region: s, said: a }), {
    retryable: n === "busy",
    region: s,
    retryAfterMs: i
  });
}
var k = class extends Error {
  name = "ErrorResponse";
  status;
  /** S3's error code; `Unknown` if there was none. */
  code;
  region;
  retryAfterMs;
  constructor({ status: e, headers: n, code: r = "Unknown", message: o = "UnknownError", region: s }) {
    super(o.replace(/\s+/g, " ").slice(0, 200)), this.status = e, this.code = r.slice(0, 64);
    let i = s ?? n["x-amz-bucket-region"];
    this.region = i !== void 0 && /^[a-z0-9-]{1,40}$/.test(i) ? i : void 0, this.retryAfterMs = ct(n["retry-after"]);
  }
};
function Vn({ code: t, status: e, region: n }) {
  let r = qt.find(({ codes: s }) => s.includes(t));
  return r ? r.kind : e === 400 && n !== void 0 ? "region" : qt.find(({ statuses: s = [] }) => s.includes(e))?.kind ?? (e >= 500 ? "busy" : "other");
}
var Zn = {
  absent: ({ label: t }) => `${t} does not have what was asked for`,
  bucket: ({ bucket: t, host: e }) => `there is no bucket ${t} at ${e}: create it, or correct the inputs bucket and endpoint`,
  busy: ({ label: t, code: e, status: n }) => `${t} cannot answer now (${zt(n, e)}): try again later`,
  clock: ({ label: t }) => `${t} refuses the time of this machine's requests: set its clock right`,
  credentials: ({ label: t, credentials: e, code: n }) => `${t} does not accept the credentials from ${e} (${n}): correct the access key and its secret`,
  denied: ({ label: t, credentials: e, needs: n }) => `${t} denies access to the credentials from ${e}: allow them ${n}`,
  expired: ({ label: t, credentials: e }) => `the credentials for ${t} from ${e} have expired: get new ones in a step before this one, or longer-lived ones`,
  other: ({ label: t, code: e, status: n, said: r }) => `${t} answered ${zt(n, e)}: ${r}`,
  region: ({ label: t, region: e }) => e === void 0 ? `${t} is in another region than the input region says: correct it` : `${t} is in the region ${e}: set the input region to it`,
  taken: ({ label: t }) => `${t} has another writer's entry of this name`,
  unreachable: ({ host: t }) => `${t} gave no answer: check the input endpoint, the network and the proxy`,
  unsupported: ({ label: t, code: e }) => `${t} does not know how to do this (${e}): use another kind of store`
};
function zt(t, e) {
  return /^\d+$|^Unknown/.test(e) ? String(t) : `${t} ${e}`;
}
function W(t, e) {
  let r = `${`${t} gave no answer within ${Math.round(e / 1e3)} seconds`}: check the input endpoint, the network and the proxy`;
  return new y("unreachable", r, { retryable: !0 });
}

// src/stores/s3/response.ts
async function se(t, e, n, r) {
  let { status: o, headers: s, body: i } = await t.request(e, n), a = Object.entries(s).filter(([, l]) => l !== void 0), c = Object.fromEntries(a.map(([l, m]) => [l, String(m)]));
  r?.(c);
  let d = n.headers?.range !== void 0 && o === 200 && c["content-range"] === void 0;
  d && i.destroy();
  let u = d ? Buffer.alloc(0) : await tr(i, e), f = { status: o, headers: c, bytes: u }, p = Jn(n.method, f, e);
  if (p) throw p;
  if (o >= 300) throw Vt(f);
  return f;
}
function Jn(t, { status: e, headers: n, bytes: r }, o) {
  if (e === 407) return it(e, o);
  if (e === 400 && /HTTPS (port|server)|SSL-enabled/.test(r.toString("latin1", 0, 1e3)))
    return new $(`${he(o)}: it wants TLS; give the endpoint as https: (400)`, "none");
  let s = /^text\/html/i.test(n["content-type"] ?? ""), i = e === 200 && r.length === 0 && ["GET", "HEAD"].includes(t);
  return e < 500 && (er(r) || i && s) ? at(e, o) : void 0;
}
function er(t) {
  return /^\s*<(!doctype html|html)/i.test(t.toString("latin1", 0, 100));
}
var Xt = 8 * 1024 ** 2;
async function tr(t, e) {
  let n = await ot(Xt, t).catch((r) => {
    throw st(r, e);
  });
  if (n.length <= Xt) return n;
  throw new $(`${he(e)}: the answer does not end`, "none");
}
function D(t, e) {
  let n = Yt(t.bytes);
  if (n.Error !== void 0) throw Vt({ ...t, status: 503 });
  return U(n, e);
}
function Yt(t) {
  try {
    return t.length === 0 ? {} : Ce(t.toString());
  } catch (e) {
    throw new Error(H(e).replace(/^@aws-sdk /, ""));
  }
}
function U(t, e) {
  let n = t[e];
  return typeof n == "object" && n !== null ? n : {};
}
function Qt(t, e) {
  return [t[e] ?? []].flat().map((n) => U({ child: n }, "child"));
}
function x(t, e) {
  let n = t[e];
  return typeof n == "string" ? n : void 0;
}
function Vt({ status: t, headers: e, bytes: n }) {
  let r = U(nr(n), "Error");
  return new k({
    status: t,
    headers: e,
    code: x(r, "Code"),
    message: x(r, "Message"),
    region: x(r, "Region")
  });
}
function nr(t) {
  try {
    let e = Yt(t);
    return "ErrorResponse" in e ? U(e, "ErrorResponse") : e;
  } catch {
    return {};
  }
}

// src/stores/s3/client.ts
var rr = 3600;
function Zt({ http: t, url: e, region: n, credentials: r, clockOffsetMs: o, onTime: s }) {
  let i = ht.bind(null, "sha256"), a = new B({ service: "s3", region: n, credentials: r, sha256: i, uriEscapePath: !1 }), c = () => new Date(Date.now() + o), d = ({ method: f, name: p = "", query: l = {}, headers: m = {} }) => ({
    method: f,
    protocol: e.protocol,
    hostname: e.hostname,
    path: e.pathname + p.split("/").map(De).join("/"),
    query: l,
    headers: { host: e.host, ...m }
  }), u = ({ path: f, query: p = {} }) => {
    let l = Object.entries(p).map(([m, g]) => `${De(m)}=${De(String(g))}`);
    return e.origin + f + (l.length === 0 ? "" : `?${l.join("&")}`);
  };
  return {
    async send(f, p) {
      let l = await a.sign(d(f), { signingDate: c() }), { method: m, body: g } = f, { host: h, ...b } = l.headers, A = { ...b, "user-agent": `headstart/${tt.version}` };
      return se(
        t,
        u(l),
        { method: m, headers: A, ...g && { body: g }, ...p },
        (S) => {
          let w = Date.parse(S.date ?? "");
          S.age === void 0 && !Number.isNaN(w) && s(w);
        }
      );
    },
    async signUrl(f) {
      let l = d({ method: "GET", name: f, headers: { "X-Amz-Content-Sha256": "UNSIGNED-PAYLOAD" } });
      return u(await a.presign(l, { expiresIn: rr, signingDate: c() }));
    }
  };
}
function De(t) {
  return encodeURIComponent(t).replace(/[!'()*]/g, (e) => `%${e.charCodeAt(0).toString(16).toUpperCase()}`);
}

// src/stores/s3/credentials.ts
import { statSync as ir } from "node:fs";
import { devNull as en, homedir as ar } from "node:os";
import { join as cr } from "node:path";

// src/stores/s3/web-identity.ts
import { readFile as or } from "node:fs/promises";
async function Jt(t) {
  let { http: e, region: n, role: r, session: o, tokenFile: s } = t, i = new URLSearchParams({
    Action: "AssumeRoleWithWebIdentity",
    Version: "2011-06-15",
    RoleArn: r,
    RoleSessionName: o || `headstart-${Date.now()}`,
    WebIdentityToken: await or(s, "utf8")
  }), a = Ee("sts", n), c = (A) => ({
    error: A ?? W(new URL(a).host, 5e3),
    recovery: sr(A) ? "retryable" : "final",
    retryAfterMs: 0
  }), d = { signal: AbortSignal.timeout(12e3), limitMs: 5e3, judge: c, maxFailures: () => 2 }, u = { method: "POST", headers: { "content-type": "application/x-www-form-urlencoded" } }, f = await Q(
    d,
    ({ signal: A }) => se(e, `${a}/`, { ...u, body: [Buffer.from(i.toString())], signal: A })
  ), p = U(
    D(f, "AssumeRoleWithWebIdentityResponse"),
    "AssumeRoleWithWebIdentityResult"
  ), l = U(p, "Credentials"), [m, g] = [x(l, "AccessKeyId"), x(l, "SecretAccessKey")];
  if (!m || !g) throw new Error("the answer has no keys");
  let h = new Date(x(l, "Expiration") ?? ""), b = x(l, "SessionToken") ?? "";
  return { accessKeyId: m, secretAccessKey: g, sessionToken: b, expiration: h };
}
function sr(t) {
  return t instanceof $ ? t.recover !== "none" : t instanceof k ? t.status >= 500 || ["IDPCommunicationError", "Throttling"].includes(t.code) : !1;
}

// src/stores/s3/credentials.ts
async function rn(t, { region: e, http: n }) {
  let { env: r } = process, { accessKeyId: o, secretAccessKey: s, sessionToken: i } = t;
  if (o !== "") return $e("the inputs", { accessKeyId: o, secretAccessKey: s, sessionToken: i });
  if (r.AWS_ACCESS_KEY_ID && r.AWS_SECRET_ACCESS_KEY)
    return $e("the environment", {
      accessKeyId: r.AWS_ACCESS_KEY_ID,
      secretAccessKey: r.AWS_SECRET_ACCESS_KEY,
      sessionToken: r.AWS_SESSION_TOKEN ?? ""
    });
  let a = await dr(r.AWS_PROFILE ?? "default");
  if (a) return $e(`the profile ${r.AWS_PROFILE ?? "default"}`, a);
  if (r.AWS_WEB_IDENTITY_TOKEN_FILE && r.AWS_ROLE_ARN) {
    let c = { role: r.AWS_ROLE_ARN, session: r.AWS_ROLE_SESSION_NAME }, d = r.AWS_WEB_IDENTITY_TOKEN_FILE;
    return tn("web identity", "AWS_WEB_IDENTITY_TOKEN_FILE", () => Jt({ http: n, region: e, ...c, tokenFile: d }));
  }
  if (r.AWS_CONTAINER_CREDENTIALS_RELATIVE_URI || r.AWS_CONTAINER_CREDENTIALS_FULL_URI) {
    let { fromHttp: c } = await import("./shared-QTZSY2ND.js"), d = c({ timeout: 1e3, maxRetries: 1 });
    return tn("the container", "AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE", d);
  }
  if (Je(t.endpoint) && r.AWS_EC2_METADATA_DISABLED !== "true")
    return { source: "the instance metadata service", renewable: !0, get: ur };
  throw on();
}
function tn(t, e, n) {
  return { source: t, renewable: !0, get: async () => (lr(e), n()) };
}
function $e(t, { accessKeyId: e, secretAccessKey: n, sessionToken: r }) {
  let o = { accessKeyId: e, secretAccessKey: n, ...r !== "" && { sessionToken: r } };
  return { source: t, renewable: !1, get: async () => o };
}
async function dr(t) {
  let { loadSharedConfigFiles: e } = await import("./shared-3PMYT2AD.js"), { credentialsFile: n, configFile: r } = await e(), o = { ...r[t], ...n[t] }, { aws_access_key_id: s, aws_secret_access_key: i } = o;
  if (!(!s || !i))
    return { accessKeyId: s, secretAccessKey: i, sessionToken: o.aws_session_token ?? "" };
}
var nn = 1e3;
async function ur() {
  let { fromInstanceMetadata: t } = await import("./shared-JPLFK535.js"), e = Promise.withResolvers(), n = setTimeout(() => e.reject(new Error("it does not answer")), nn), r = t({ timeout: nn, maxRetries: 0 })();
  try {
    return await Promise.race([r, e.promise]);
  } catch {
    throw on();
  } finally {
    clearTimeout(n);
  }
}
function on() {
  let t = "give the inputs access-key-id and secret-access-key, or run aws-actions/configure-aws-credentials before";
  return new y("credentials", `there are no credentials for the bucket: ${t}`);
}
function sn({ region: t }) {
  let { AWS_REGION: e, AWS_DEFAULT_REGION: n } = process.env;
  return t || e || n || "us-east-1";
}
var fr = 1024 * 1024;
function an(t) {
  let { env: e } = process, n = e.HOME || e.USERPROFILE || ar();
  for (let [r, o] of [
    ["AWS_CONFIG_FILE", "config"],
    ["AWS_SHARED_CREDENTIALS_FILE", "credentials"]
  ]) {
    let s = (e[r] || cr(n, ".aws", o)).replace(/^~\//, `${n}/`);
    s === en || cn(s) || (t(`${s} is ignored: it is no regular file of at most 1 MiB`), e[r] = en);
  }
}
function lr(t) {
  let { env: e } = process, n = e[t];
  if (!(!n || cn(n)))
    throw new y("credentials", `${t} is ${n}, which is no regular file of at most 1 MiB`);
}
function cn(t) {
  try {
    let e = ir(t);
    return e.isFile() && e.size <= fr;
  } catch {
    return !0;
  }
}

// src/stores/s3/clients.ts
var pr = 4 * 6e4;
async function un(t, e, n) {
  let { inputs: r, tell: o, mask: s } = t;
  an(o);
  let i = sn(r.s3), a = 0, c = await rn(r.s3, { region: i, http: n }), d = mr(c, s), u = dn(d), f = (g) => {
    let h = g - Date.now();
    Math.abs(h - a) < pr || (a = h, m());
  }, p = () => Zt({ http: n, url: Et(r.s3, i), region: i, credentials: u, clockOffsetMs: a, onTime: f }), l = p(), m = () => {
    l = p();
  };
  return o(`Credentials for the ${e}: from ${c.source}`), {
    source: c.source,
    current: () => l,
    recover(g, h) {
      if (g !== l) return !0;
      if (h.kind === "region" && h.region && St(h.region, i))
        i = h.region, o(`The ${e} is in the region ${i}; set the input region to spare a request.`);
      else if (h.kind === "expired" && c.renewable) u = dn(d);
      else return !1;
      return m(), !0;
    }
  };
}
function mr({ source: t, get: e }, n) {
  return async () => {
    let r = await e().catch((c) => {
      if (c instanceof y) throw c;
      let d = H(c).replace(/\s+/g, " ");
      throw new y("credentials", `${t} gave no credentials for the bucket: ${d}`);
    }), { accessKeyId: o, secretAccessKey: s, sessionToken: i = "" } = r, a = {
      "access key": o,
      "secret access key": s,
      "session token": i
    };
    for (let [c, d] of Object.entries(a)) {
      if (/^[!-~]*$/.test(d)) continue;
      let u = `the ${c} from ${t} has characters that none has, such as a space or the end of a line`;
      throw new y("credentials", `${u}: correct it`);
    }
    for (let c of [s, i]) c && n(c);
    return r;
  };
}
var gr = 5 * 6e4;
function dn(t) {
  let e, n = Number.POSITIVE_INFINITY, r = async () => {
    n = Number.POSITIVE_INFINITY;
    try {
      let o = await t();
      return o.expiration && (n = o.expiration.getTime() - gr), o;
    } catch (o) {
      throw e = void 0, o;
    }
  };
  return () => (Date.now() > n && (e = void 0), e ??= r(), e);
}

// src/stores/s3/draft.ts
var Rn = pe(fn(), 1);

// src/stores/s3/uploads.ts
var gn = pe(ln(), 1);

// src/stores/s3/session.ts
function v(t, e) {
  if (t !== void 0) return t;
  let n = "the answer lacks what those of S3 have: check the input endpoint and the proxy";
  throw new y(e, n, { retryable: e === "busy" });
}
function pn({ bucket: t, endpoint: e }, n, r) {
  let o = e === "" ? "S3" : new URL(e).host, s = { label: `the ${n}`, bucket: t, host: o, credentials: r.source }, i = 0;
  return {
    bucket: t,
    async request(a, { needs: c, isPart: d = !1, isLast: u = !1, limitMs: f = 5e3, ...p }) {
      let l = i, m = 0, g = r.current(), A = await Q({ ...p, limitMs: f, judge: (S) => {
        let w = S === void 0, E = w ? W(o, f) : Gt(S, { ...s, needs: c }), { retryable: P, retryAfterMs: O } = E, I = !w && m < 2 && r.recover(g, E);
        return I && m++, { error: E, recovery: I ? "recovered" : P && !(w && u) ? "retryable" : "final", retryAfterMs: O };
      }, maxFailures: () => d && i > l ? 8 : 3 }, ({ signal: S, onSent: w }) => (g = r.current(), a(g, { signal: S, onSent: w })));
      return d && i++, A;
    }
  };
}

// src/stores/s3/uploads.ts
var ie = "s3:PutObject";
async function q(t, e, n) {
  let { name: r, id: o, pieces: s, conditional: i, onSent: a } = e, c = { "x-amz-meta-draft": o, ...yn(i) };
  await wn(t, { method: "PUT", name: r, headers: c }, s, {
    needs: ie,
    signal: n,
    onSent: a
  });
}
async function ae({ request: t }, e, n, r) {
  let o = { method: "POST", name: e, query: { uploads: "" }, headers: { "x-amz-meta-draft": n } }, s = await t(
    async (i, a) => D(await i.send(o, a), "InitiateMultipartUploadResult"),
    { needs: ie, signal: r }
  );
  return { name: e, uploadId: v(x(s, "UploadId"), "other") };
}
function ce(t, { name: e, uploadId: n }, { number: r, pieces: o, onSent: s, isProbe: i = !1 }, a) {
  let c = { partNumber: String(r), uploadId: n };
  return wn(t, { method: "PUT", name: e, query: c }, o, {
    needs: ie,
    signal: a,
    onSent: s,
    isPart: !i
  });
}
function hn({ request: t, bucket: e }, { name: n, uploadId: r }, { number: o, from: s, etag: i, start: a, end: c }, d) {
  let u = {
    "x-amz-copy-source": [e, ...s.split("/")].map(encodeURIComponent).join("/"),
    "x-amz-copy-source-if-match": i,
    "x-amz-copy-source-range": `bytes=${a}-${c - 1}`
  }, f = { partNumber: String(o), uploadId: r };
  return t(
    async (p, l) => {
      let m = await p.send({ method: "PUT", name: n, query: f, headers: u }, l);
      if (m.bytes.length === 0) throw new y("unsupported", "the store does not copy parts");
      return v(x(D(m, "CopyPartResult"), "ETag"), "busy");
    },
    { needs: "s3:GetObject", signal: d, limitMs: 12e3, isPart: !0 }
  );
}
async function de({ request: t }, { name: e, uploadId: n }, { etags: r, conditional: o }, s) {
  let i = r.map(
    (u, f) => new C("Part", [C.of("PartNumber", String(f + 1)), C.of("ETag", u)])
  ), c = new C("CompleteMultipartUpload", i).addAttribute("xmlns", "http://s3.amazonaws.com/doc/2006-03-01/").toString(), d = Sn(
    { method: "POST", name: e, query: { uploadId: n }, headers: yn(o) },
    "application/xml",
    [Buffer.from(c)]
  );
  await t(
    async (u, f) => {
      let p = D(await u.send(d, f), "CompleteMultipartUploadResult");
      v(x(p, "ETag"), "busy");
    },
    { needs: ie, signal: s, limitMs: 6e4, isLast: !0 }
  );
}
async function ue({ request: t }, { name: e, uploadId: n }, r) {
  let o = { method: "DELETE", name: e, query: { uploadId: n } };
  await t((s, i) => s.send(o, i), {
    needs: "s3:AbortMultipartUpload",
    signal: r
  });
}
function yn(t) {
  return t ? { "if-none-match": "*" } : {};
}
function wn({ request: t }, e, n, r) {
  let o = Sn(e, "application/octet-stream", n);
  return t(
    async (s, i) => {
      let { headers: a } = await s.send(o, i);
      return v(a.etag, "busy");
    },
    { ...r, limitMs: 12e3, bytes: X(n) }
  );
}
function Sn(t, e, n) {
  let r = (0, gn.createHash)("sha256");
  for (let s of n) r.update(s);
  let o = { ...t.headers, "content-type": e, "x-amz-content-sha256": r.digest("hex") };
  return { ...t, headers: o, body: n };
}

// src/stores/s3/multipart.ts
function En({ session: t, name: e, id: n, signal: r, deadline: o }) {
  let s = new AbortController(), i = AbortSignal.any([r, o.signal, s.signal]), a = /* @__PURE__ */ new Set(), c = [], d, u = async (f, p) => {
    d ??= ae(t, e, n, AbortSignal.timeout(2e4));
    let l = o.during(d.then(p));
    a.add(l), c[f] = await l.finally(() => a.delete(l));
  };
  return {
    isBegun: () => d !== void 0,
    send: (f, p) => u(
      f,
      (l) => ce(t, l, { number: f + 1, pieces: p, onSent: o.sent }, i)
    ),
    copy: (f) => u(f.number, (p) => hn(t, p, { ...f, number: f.number + 1 }, i)),
    async complete(f) {
      d && await de(t, await d, { etags: c, conditional: f }, i);
    },
    async abandon() {
      s.abort(new Error("the draft was discarded")), await Promise.allSettled(a);
      let f = await d?.catch(() => {
      });
      f && await ue(t, f, AbortSignal.timeout(5e3));
    }
  };
}

// src/stores/s3/objects.ts
var He = "s3:GetObject";
async function fe({ request: t }, e, n) {
  let r = await bn(
    t(
      async (i, a) => {
        let c = { range: "bytes=0-0" }, d = () => i.send({ method: "GET", name: e, headers: c }, a), { headers: u } = await i.send({ method: "HEAD", name: e }, a).catch(async (f) => {
          throw f instanceof k && [301, 400, 403].includes(f.status) && await d(), f;
        });
        return u.etag === void 0 ? { ...u, etag: (await d()).headers.etag } : u;
      },
      { needs: He, signal: n }
    )
  );
  if (!r) return;
  let o = v(r.etag, "other"), s = Number(v(r["content-length"], "other"));
  return { name: e, size: s, etag: o, createdAt: Ke(r["last-modified"]), draft: r["x-amz-meta-draft"] };
}
async function je(t, e, n) {
  let r = { range: `bytes=-${ge}` }, o = await bn(
    t.request(
      (c, d) => c.send({ method: "GET", name: e, headers: r }, d).catch((u) => {
        if (!(u instanceof k) || u.status !== 416) throw u;
        return { status: u.status, headers: {}, bytes: Buffer.alloc(0) };
      }),
      { needs: He, signal: n }
    )
  );
  if (!o) return;
  let s = br(o);
  if (s) return { name: e, createdAt: Ke(o.headers["last-modified"]), ...s };
  let i = await fe(t, e, n), a = o.headers["content-range"] === void 0;
  return i && { ...i, isStream: i.size > ge && a };
}
function br({ headers: t, bytes: e }) {
  let { etag: n, "content-range": r = "", "content-encoding": o = "identity" } = t, [, s, i, a = 0] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(r)?.map(Number) ?? [];
  if (!(!(i === a - 1 && s === a - e.length) || n === void 0 || o !== "identity"))
    return { size: a, etag: n, tail: e };
}
async function bn(t) {
  try {
    return await t;
  } catch (e) {
    if (e instanceof y && e.kind === "absent") return;
    throw e;
  }
}
async function We({ request: t }, e, n, r) {
  let o = { "list-type": "2", prefix: e, ...n !== void 0 && { "continuation-token": n } }, s = await t(
    async (a, c) => D(await a.send({ method: "GET", query: o }, c), "ListBucketResult"),
    { needs: "s3:ListBucket", signal: r }
  ), i = v(x(s, "IsTruncated"), "other") === "true";
  return {
    objects: Qt(s, "Contents").map((a) => ({
      name: x(a, "Key") ?? "",
      size: Number(x(a, "Size") ?? 0),
      etag: x(a, "ETag"),
      createdAt: Ke(x(a, "LastModified"))
    })),
    next: i ? x(s, "NextContinuationToken") : void 0
  };
}
function Ke(t = "") {
  return new Date(Date.parse(t) || 0);
}
function An({ request: t }, e, n) {
  return t((r) => r.signUrl(e), { needs: He, signal: n });
}
async function Fe({ request: t }, e, n) {
  await t((r, o) => r.send({ method: "DELETE", name: e }, o), {
    needs: "s3:DeleteObject",
    signal: n
  });
}

// src/stores/s3/upload-deadline.ts
function xn({ noProgressMs: t, progressBytes: e } = rt) {
  let n = new AbortController(), r = 0, o = 0, s, i = () => {
    let [c, d] = [e / 1024, t / 1e3], u = `the store takes less than ${c} KiB in ${d} seconds: check the network and the proxy`;
    n.abort(new y("unreachable", u));
  }, a = () => {
    o = 0, s?.refresh();
  };
  return {
    signal: n.signal,
    sent(c) {
      o += c, o >= e && a();
    },
    async during(c) {
      r++ === 0 && (s = setTimeout(i, t));
      try {
        return await c;
      } finally {
        a(), --r === 0 && clearTimeout(s);
      }
    }
  };
}

// src/stores/s3/draft.ts
var Be = 1e4;
function Tn(t) {
  let { session: e, name: n, probe: r, partBytes: o, concurrency: s, signal: i, tell: a } = t, c = (0, Rn.randomUUID)(), d = xn(), u = () => En({ session: e, name: n, id: c, signal: i, deadline: d }), f = u(), p = [], l = !1, m = async (w) => {
    let E = w === "kept" || w === "unknown";
    if (f.isBegun()) await f.complete(E);
    else {
      let P = { name: n, id: c, pieces: p, conditional: E, onSent: d.sent };
      await d.during(q(e, P, AbortSignal.any([i, d.signal])));
    }
  }, g = async () => {
    let w = await (f.isBegun() ? r.ofUpload() : r.ofPut());
    return w !== "kept" && await qe(e, n, i) ? !1 : (l = await m(w).then(
      () => !0,
      (E) => xr(E, c, t)
    ), l);
  }, h = (w, E) => ({
    partBytes: E,
    concurrency: s,
    async write(P, O) {
      if (w + P >= Be) throw Rr(E);
      let I = X(O);
      w + P === 0 && I < E ? p = O : (r.ofUpload(), await f.send(w + P, O));
    },
    commit: g
  }), b = async () => {
    await f.abandon().catch(
      () => a(
        `The unfinished upload of ${n} could not be removed; a lifecycle rule for incomplete uploads will.`
      )
    );
  }, A = async () => {
    await b(), f = u();
  }, S = { bytes: 0, rest: h(0, o), undo: A };
  return {
    ...h(0, o),
    async copyFrom(w, E) {
      let { identity: P } = w, O = ut(E);
      try {
        if (P === void 0) return S;
        r.ofUpload();
        let I = t.nameOf(w), z = await ft(
          E,
          { partBytes: O, concurrency: s },
          (Wn) => f.copy({ ...Wn, from: I, etag: P })
        );
        return { bytes: z * O, rest: h(z, z > 0 ? O : o), undo: A };
      } catch (I) {
        if (await A(), !Ar(I)) throw I;
        return a(`Sending all of the entry, for the store copies nothing: ${I.message}`), S;
      }
    },
    async discard() {
      l || (l = !0, await b(), f.isBegun() && await r.ofUpload());
    }
  };
}
function Ar(t) {
  return t instanceof y && ["denied", "unsupported", "other"].includes(t.kind);
}
async function qe(t, e, n) {
  try {
    return await fe(t, e, n) !== void 0;
  } catch (r) {
    if (r instanceof y && r.kind === "denied") return !1;
    throw r;
  }
}
async function xr(t, e, { session: n, name: r, signal: o }) {
  o.throwIfAborted();
  let s;
  try {
    s = await fe(n, r, o);
  } catch {
    if (t instanceof y && t.kind === "taken") return !1;
    throw t;
  }
  if (s) return s.draft === e;
  throw t;
}
function Rr(t) {
  let e = Math.floor(t * Be / 1048576);
  return new Error(
    `the entry is larger than ${Be} parts (${e} MiB in all), which is all that S3 takes: set the input part-size to more`
  );
}

// src/stores/s3/names.ts
function Pn(t, e) {
  let n = `${t === "" ? "" : `${t}/`}${_(e)}/`, r = (o, s) => `${n}${_(o)}/${_(s)}/`;
  return {
    folder: r,
    object: ({ scope: o, version: s, key: i }) => r(o, s) + _(i),
    // A part's name never starts with a dot.
    probe: `${n}.if-none-match`
  };
}
function In(t) {
  return G(t.split("/").at(-2) ?? "") ?? "";
}
function _n(t, e) {
  let n = G(t) ?? e.find((r) => _(r) === t);
  return n !== void 0 ? _(n) === t ? { key: n, cut: !1 } : void 0 : { key: `${G(t.replace(/(%.?)?~.*$/, ""))}\0`, cut: !0 };
}
function kn(t, e) {
  let n = K(e);
  return n === K(`${e}-`) && t.startsWith(n);
}

// src/stores/s3/listing.ts
var Tr = 50;
async function ze(t, e, n) {
  let r = await We(n.session, t, void 0, n.signal), o = new Map(r.objects.map((s) => [s.name, s]));
  if (r.next !== void 0) {
    let s = e.map((c) => t + K(c)), i = s.filter((c) => !s.some((d) => d !== c && c.startsWith(d))), a = await Promise.all([...new Set(i)].map((c) => Pr(c, n)));
    for (let c of a.flat()) o.set(c.name, c);
  }
  return [...o.values()].flatMap((s) => {
    let i = s.name.slice(t.length);
    if (!s.name.startsWith(t) || !Ve(i, e)) return [];
    let a = _n(i, e);
    return a ? [{ ...a, createdAt: s.createdAt, object: s }] : [];
  });
}
async function Pr(t, { session: e, signal: n, tell: r }) {
  let o = [], s;
  for (let i = 0; i < Tr; i++) {
    let a = await We(e, t, s, n);
    if (o.push(...a.objects), a.next === void 0) return o;
    s = a.next;
  }
  return r(`More than ${o.length} entries start with ${t}; newer ones may be among the rest.`), o;
}

// src/stores/s3/lookup.ts
var Ir = 20;
async function vn(t, e) {
  let n = { list: void 0, object: void 0 }, r = t.scopes.map((o) => Xe(_r(o, t, { ...e, denials: n })));
  for (let [o, s] of r.entries()) {
    let i = await s;
    if (i) return { ...i, scope: t.scopes[o] };
  }
  if (n.object) throw n.object;
  n.list && e.tell(`Only entries with exactly the key could be found: ${n.list.message}`);
}
async function _r(t, e, n) {
  let { keys: r, versions: o } = e, s = o.map((p) => n.names.folder(t, p)), i = s.map((p) => Xe(On(p, r.slice(0, 1), n))), a = s.map((p) => Xe(ze(p, r, n))), c = await Promise.allSettled(i), d = me(
    r,
    c.flatMap((p) => "value" in p ? p.value : [])
  );
  if (d) return d;
  let u = await Promise.allSettled(a), f = s.map(async (p, l) => {
    let m = u[l];
    if (m.status === "fulfilled") return m.value;
    let g = () => On(p, r.slice(1), n);
    return kr(m.reason, i[l], g, n.denials);
  });
  return Or(r, (await Promise.all(f)).flat(), n);
}
async function On(t, e, n) {
  let r = e.map(async (o) => {
    let s = await je(n.session, t + _(o), n.signal);
    return s ? [{ key: o, cut: !1, createdAt: s.createdAt, object: s }] : [];
  });
  return (await Promise.all(r)).flat();
}
async function kr(t, e, n, r) {
  if (!Nn(t)) throw t;
  let o = await Promise.allSettled([e, n()]);
  return r.list ??= t, o.flatMap((s) => {
    if (s.status === "fulfilled") return s.value;
    if (!Nn(s.reason)) throw s.reason;
    return r.object ??= s.reason, [];
  });
}
function Nn(t) {
  return t instanceof y && t.kind === "denied";
}
async function Or(t, e, n) {
  let o = e.filter(
    ({ cut: s, object: i }) => s && t.some((a) => kn(Dn(i), a))
  ).sort((s, i) => i.createdAt.getTime() - s.createdAt.getTime()).slice(0, Ir);
  for (await Promise.all(o.map((s) => Ge(s, n))); ; ) {
    let s = me(t, e);
    if (!s) return;
    if (s.cut) await Ge(s, n);
    else {
      let i = await Cn(s, n).catch(() => s.object);
      if (n.signal.throwIfAborted(), i) return { key: s.key, object: i };
      e.splice(e.indexOf(s), 1);
    }
  }
}
async function Cn({ object: t }, { session: e, signal: n }) {
  return t.tail ? t : je(e, t.name, n);
}
function Dn({ name: t }) {
  return t.slice(t.lastIndexOf("/") + 1);
}
async function Ge(t, e) {
  t.cut = !1;
  let n = await Cn(t, e);
  t.object = n ?? t.object;
  let r = n && await e.keyWithin(n);
  t.key = r !== void 0 && _(r) === Dn(t.object) ? r : "\0";
}
async function Mn({ scope: t, version: e, key: n }, r) {
  let o = await ze(r.names.folder(t, e), [n], r);
  return await Promise.all(o.map((s) => s.cut && Ge(s, r))), o.filter((s) => s.key.startsWith(n));
}
function Xe(t) {
  return t.catch(() => {
  }), t;
}

// src/stores/s3/write-probe.ts
var Qe = pe($n(), 1);
function Hn(t) {
  let e, n, r = () => e ??= Un(Nr, t);
  return {
    ofPut: r,
    ofUpload() {
      return n ??= r().then((o) => o === "kept" ? Un(vr, t) : o), n;
    }
  };
}
async function Un(t, { session: e, name: n, signal: r, warn: o }) {
  let s = (i) => o(
    `The store has no way to keep two jobs from saving one key at once (it ${i} If-None-Match); the later one may win.`
  );
  try {
    await t({ session: e, name: n, warn: o, signal: AbortSignal.any([r, AbortSignal.timeout(1e4)]) });
  } catch (i) {
    return i instanceof y ? i.kind === "taken" ? "kept" : i.kind !== "unsupported" && i.kind !== "other" ? "unknown" : (s("refuses"), "refused") : "unknown";
  }
  return s("ignores"), "ignored";
}
async function Nr({ session: t, name: e, signal: n }) {
  let r = { name: e, id: (0, Qe.randomUUID)(), pieces: [], conditional: !0 };
  await q(t, r, n), await q(t, r, n);
}
async function vr({ session: t, name: e, signal: n }) {
  let r = await ae(t, e, (0, Qe.randomUUID)(), AbortSignal.timeout(1e4));
  try {
    let o = { number: 1, pieces: [Buffer.alloc(1)], isProbe: !0 }, s = [await ce(t, r, o, n)];
    await de(t, r, { etags: s, conditional: !0 }, n);
  } catch (o) {
    throw await ue(t, r, AbortSignal.timeout(5e3)).catch(() => {
    }), o;
  }
}

// src/stores/s3/open.ts
async function Mi(t, e) {
  let { inputs: n, repository: r, signal: o, tell: s, warn: i } = t, { concurrency: a, partBytes: c } = n;
  Mr(n.s3.endpoint) && i(
    `The endpoint ${n.s3.endpoint} is not encrypted: entries can be read and changed on their way. Use https://`
  );
  let d = dt({ connections: a }), u = await un(t, e, d), f = pn(n.s3, e, u), p = Pn(n.s3.prefix, r), l = { signal: o, late: () => W(`the ${e}`, 12e3) }, m = Hn({ session: f, name: p.probe, signal: o, warn: i }), g = { http: d, concurrency: a, partBytes: c, signal: o }, h = (b) => ({
    session: f,
    names: p,
    keyWithin: (A) => Cr(A, f, { ...g, signal: b }),
    tell: s,
    signal: b
  });
  return {
    find: (b) => Y(l, async (A) => {
      let S = await vn(b, h(A));
      return S && { ...jn(S.object, f, g), key: S.key, scope: S.scope };
    }),
    create: (b) => Y(l, async (A) => {
      let S = p.object(b);
      return await qe(f, S, A) ? void 0 : (m.ofPut(), Tn({ session: f, name: S, nameOf: (E) => p.object({ scope: E.scope ?? b.scope, version: E.version, key: E.key }), probe: m, partBytes: c, concurrency: a, signal: o, tell: s }));
    }),
    async removable(b) {
      return (await Y(l, (S) => Mn(b, h(S)))).map(({ key: S, createdAt: w, object: E }) => ({
        key: S,
        createdAt: w,
        remove: () => Fe(f, E.name, o)
      }));
    }
  };
}
async function Cr(t, e, n) {
  if (!t.isStream)
    try {
      return (await et(jn(t, e, n))).key;
    } catch (r) {
      if (r instanceof Ze) return;
      throw r;
    }
}
function jn(t, e, n) {
  let { signal: r } = n, { name: o, etag: s, createdAt: i, tail: a = Buffer.alloc(0), isStream: c = !1 } = t, d = c ? Number.POSITIVE_INFINITY : t.size, u = d - a.length, f = { ...n, memory: nt() }, p = { size: d, etag: s, url: lt(() => An(e, o, r)) };
  return {
    version: In(o),
    size: d,
    createdAt: i,
    // A stash copy and a lazy mount read in parts, which a stream does not allow.
    ...!c && { identity: s, remote: p },
    read: (l, m, g) => l >= u ? Dr(a.subarray(l - u, m - u)) : pt(p, { start: l, end: m }, { ...f, order: g }),
    reject: () => Fe(e, o, r),
    close: async () => {
    }
  };
}
async function* Dr(t) {
  t.length > 0 && (yield t);
}
function Mr(t) {
  if (!t.startsWith("http:")) return !1;
  let { hostname: e } = new URL(t);
  return e !== "localhost" && e !== "[::1]" && !/^127(\.\d+){3}$/.test(e);
}
export {
  Mi as openBucket
};
