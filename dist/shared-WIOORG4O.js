import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a as x,
  c as v,
  f as T,
  g as A,
  i as P,
  j as p,
  k as M
} from "./shared-WXEOO7AX.js";
import {
  a as h,
  b as R,
  c as S
} from "./shared-ZDEOQTUX.js";

// node_modules/@smithy/signature-v4/dist-es/HeaderFormatter.js
var N = class {
  format(e) {
    let t = [];
    for (let s in e) {
      if (!h(e, s))
        continue;
      let i = T(s);
      t.push(Uint8Array.from([i.byteLength]), i, this.formatHeaderValue(e[s]));
    }
    let r = new Uint8Array(t.reduce((s, i) => s + i.byteLength, 0)), n = 0;
    for (let s of t)
      r.set(s, n), n += s.byteLength;
    return r;
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
        let r = new DataView(new ArrayBuffer(5));
        return r.setUint8(0, 4), r.setInt32(1, e.value, !1), new Uint8Array(r.buffer);
      case "long":
        let n = new Uint8Array(9);
        return n[0] = 5, n.set(e.value.bytes, 1), n;
      case "binary":
        let s = new DataView(new ArrayBuffer(3 + e.value.byteLength));
        s.setUint8(0, 6), s.setUint16(1, e.value.byteLength, !1);
        let i = new Uint8Array(s.buffer);
        return i.set(e.value, 3), i;
      case "string":
        let u = T(e.value), f = new DataView(new ArrayBuffer(3 + u.byteLength));
        f.setUint8(0, 7), f.setUint16(1, u.byteLength, !1);
        let c = new Uint8Array(f.buffer);
        return c.set(u, 3), c;
      case "timestamp":
        let a = new Uint8Array(9);
        return a[0] = 8, a.set(U.fromNumber(e.value.valueOf()).bytes, 1), a;
      case "uuid":
        if (!we.test(e.value))
          throw new Error(`Invalid UUID received: ${e.value}`);
        let l = new Uint8Array(17);
        return l[0] = 9, l.set(P(e.value.replace(/-/g, "")), 1), l;
    }
  }
}, Z;
(function(o) {
  o[o.boolTrue = 0] = "boolTrue", o[o.boolFalse = 1] = "boolFalse", o[o.byte = 2] = "byte", o[o.short = 3] = "short", o[o.integer = 4] = "integer", o[o.long = 5] = "long", o[o.byteArray = 6] = "byteArray", o[o.string = 7] = "string", o[o.timestamp = 8] = "timestamp", o[o.uuid = 9] = "uuid";
})(Z || (Z = {}));
var we = /^[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}$/, U = class o {
  bytes;
  constructor(e) {
    if (this.bytes = e, e.byteLength !== 8)
      throw new Error("Int64 buffers must be exactly 8 bytes");
  }
  static fromNumber(e) {
    if (e > 9223372036854776e3 || e < -9223372036854776e3)
      throw new Error(`${e} is too large (or, if negative, too small) to represent as an Int64`);
    let t = new Uint8Array(8);
    for (let r = 7, n = Math.abs(Math.round(e)); r > -1 && n > 0; r--, n /= 256)
      t[r] = n;
    return e < 0 && W(t), new o(t);
  }
  valueOf() {
    let e = this.bytes.slice(0), t = e[0] & 128;
    return t && W(e), parseInt(p(e), 16) * (t ? -1 : 1);
  }
  toString() {
    return String(this.valueOf());
  }
};
function W(o) {
  for (let e = 0; e < 8; e++)
    o[e] ^= 255;
  for (let e = 7; e > -1 && (o[e]++, o[e] === 0); e--)
    ;
}

// node_modules/@smithy/signature-v4/dist-es/constants.js
var V = "X-Amz-Algorithm", J = "X-Amz-Credential", L = "X-Amz-Date", ee = "X-Amz-SignedHeaders", te = "X-Amz-Expires", O = "X-Amz-Signature", $ = "X-Amz-Security-Token";
var k = "authorization", G = L.toLowerCase(), Re = "date", re = [k, G, Re], oe = O.toLowerCase(), _ = "x-amz-content-sha256", ne = $.toLowerCase();
var se = {
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
}, ie = /^proxy-/, ae = /^sec-/;
var I = "AWS4-HMAC-SHA256";
var ce = "AWS4-HMAC-SHA256-PAYLOAD", ue = "UNSIGNED-PAYLOAD", fe = 50, z = "aws4_request", le = 3600 * 24 * 7;

// node_modules/@smithy/signature-v4/dist-es/getCanonicalQuery.js
var he = ({ query: o = {} }) => {
  let e = [], t = {};
  for (let r in o) {
    if (!h(o, r) || r.toLowerCase() === oe)
      continue;
    let n = x(r);
    e.push(n);
    let s = o[r];
    typeof s == "string" ? t[n] = `${n}=${x(s)}` : Array.isArray(s) && (t[n] = s.slice(0).reduce((i, u) => i.concat([`${n}=${x(u)}`]), []).sort().join("&"));
  }
  return e.sort().map((r) => t[r]).filter((r) => r).join("&");
};

// node_modules/@smithy/signature-v4/dist-es/utilDate.js
var pe = (o) => _e(o).toISOString().replace(/\.\d{3}Z$/, "Z"), _e = (o) => typeof o == "number" ? new Date(o * 1e3) : typeof o == "string" ? Number(o) ? new Date(Number(o) * 1e3) : new Date(o) : o;

// node_modules/@smithy/signature-v4/dist-es/SignatureV4Base.js
var D = class {
  service;
  regionProvider;
  credentialProvider;
  sha256;
  uriEscapePath;
  applyChecksum;
  constructor({ applyChecksum: e, credentials: t, region: r, service: n, sha256: s, uriEscapePath: i = !0 }) {
    this.service = n, this.sha256 = s, this.uriEscapePath = i, this.applyChecksum = typeof e == "boolean" ? e : !0, this.regionProvider = S(r), this.credentialProvider = S(t);
  }
  createCanonicalRequest(e, t, r) {
    let n = Object.keys(t).sort();
    return `${e.method}
${this.getCanonicalPath(e)}
${he(e)}
${n.map((s) => `${s}:${t[s]}`).join(`
`)}

${n.join(";")}
${r}`;
  }
  async createStringToSign(e, t, r, n) {
    let s = new this.sha256();
    s.update(A(r));
    let i = await s.digest();
    return `${n}
${e}
${t}
${p(i)}`;
  }
  getCanonicalPath({ path: e }) {
    if (this.uriEscapePath) {
      let t = [];
      for (let s of e.split("/"))
        s?.length !== 0 && s !== "." && (s === ".." ? t.pop() : t.push(s));
      let r = `${e?.startsWith("/") ? "/" : ""}${t.join("/")}${t.length > 0 && e?.endsWith("/") ? "/" : ""}`;
      return x(r).replace(/%2F/g, "/");
    }
    return e;
  }
  validateResolvedCredentials(e) {
    if (typeof e != "object" || typeof e.accessKeyId != "string" || typeof e.secretAccessKey != "string")
      throw new Error("Resolved credential object is not valid");
  }
  formatDate(e) {
    let t = pe(e).replace(/[-:]/g, "");
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
var H = {}, X = [], b = (o, e, t) => `${o}/${e}/${t}/${z}`, Ae = async (o, e, t, r, n) => {
  let s = await me(o, e.secretAccessKey, e.accessKeyId), i = `${t}:${r}:${n}:${p(s)}:${e.sessionToken}`;
  if (i in H)
    return H[i];
  for (X.push(i); X.length > fe; )
    delete H[X.shift()];
  let u = `AWS4${e.secretAccessKey}`;
  for (let f of [t, r, n, z])
    u = await me(o, u, f);
  return H[i] = u;
};
var me = (o, e, t) => {
  let r = new o(e);
  return r.update(A(t)), r.digest();
};

// node_modules/@smithy/signature-v4/dist-es/getCanonicalHeaders.js
var K = ({ headers: o }, e, t) => {
  let r = {};
  for (let n of Object.keys(o).sort()) {
    if (o[n] == null)
      continue;
    let s = n.toLowerCase();
    (h(se, s) || e?.has(s) || ie.test(s) || ae.test(s)) && (!t || t && !t.has(s)) || (s === "__proto__" && M(r), r[s] = o[n].replace(/[\r\n]/g, " ").replace(/[ \t]+/g, " ").replace(/^ | $/g, ""));
  }
  return r;
};

// node_modules/@smithy/signature-v4/dist-es/getPayloadHash.js
var C = async ({ headers: o, body: e }, t) => {
  for (let r in o)
    if (h(o, r) && r.toLowerCase() === _)
      return o[r];
  if (e == null)
    return "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
  if (typeof e == "string" || ArrayBuffer.isView(e) || v(e)) {
    let r = new t();
    return r.update(A(e)), p(await r.digest());
  }
  return ue;
};

// node_modules/@smithy/signature-v4/dist-es/headerUtil.js
var de = (o, e) => {
  o = o.toLowerCase();
  for (let t in e)
    if (h(e, t) && o === t.toLowerCase())
      return !0;
  return !1;
};

// node_modules/@smithy/signature-v4/dist-es/moveHeadersToQuery.js
var Ee = (o, e = {}) => {
  let { headers: t, query: r = {} } = R.clone(o);
  for (let n in t) {
    if (!h(t, n))
      continue;
    let s = n.toLowerCase();
    (s.slice(0, 6) === "x-amz-" && !e.unhoistableHeaders?.has(s) || e.hoistableHeaders?.has(s)) && (r[n] = t[n], delete t[n]);
  }
  return {
    ...o,
    headers: t,
    query: r
  };
};

// node_modules/@smithy/signature-v4/dist-es/prepareRequest.js
var Q = (o) => {
  o = R.clone(o);
  for (let e in o.headers)
    h(o.headers, e) && re.indexOf(e.toLowerCase()) > -1 && delete o.headers[e];
  return o;
};

// node_modules/@smithy/signature-v4/dist-es/SignatureV4.js
var Y = class extends D {
  headerFormatter = new N();
  constructor({ applyChecksum: e, credentials: t, region: r, service: n, sha256: s, uriEscapePath: i = !0 }) {
    super({
      applyChecksum: e,
      credentials: t,
      region: r,
      service: n,
      sha256: s,
      uriEscapePath: i
    });
  }
  async presign(e, t = {}) {
    let { signingDate: r = /* @__PURE__ */ new Date(), expiresIn: n = 3600, unsignableHeaders: s, unhoistableHeaders: i, signableHeaders: u, hoistableHeaders: f, signingRegion: c, signingService: a } = t, l = await this.credentialProvider();
    this.validateResolvedCredentials(l);
    let E = c ?? await this.regionProvider(), { longDate: d, shortDate: g } = this.formatDate(r);
    if (n > le)
      return Promise.reject("Signature version 4 presigned URLs must have an expiration date less than one week in the future");
    let w = b(g, E, a ?? this.service), m = Ee(Q(e), { unhoistableHeaders: i, hoistableHeaders: f });
    l.sessionToken && (m.query[$] = l.sessionToken), m.query[V] = I, m.query[J] = `${l.accessKeyId}/${w}`, m.query[L] = d, m.query[te] = n.toString(10);
    let q = K(m, s, u);
    return m.query[ee] = this.getCanonicalHeaderList(q), m.query[O] = await this.getSignature(d, w, this.getSigningKey(l, E, g, a), this.createCanonicalRequest(m, q, await C(e, this.sha256))), m;
  }
  async sign(e, t) {
    return typeof e == "string" ? this.signString(e, t) : e.headers && e.payload ? this.signEvent(e, t) : e.message ? this.signMessage(e, t) : this.signRequest(e, t);
  }
  async signEvent({ headers: e, payload: t }, { signingDate: r = /* @__PURE__ */ new Date(), priorSignature: n, signingRegion: s, signingService: i, eventStreamCredentials: u }) {
    let f = s ?? await this.regionProvider(), { shortDate: c, longDate: a } = this.formatDate(r), l = b(c, f, i ?? this.service), E = await C({ headers: {}, body: t }, this.sha256), d = new this.sha256();
    d.update(e);
    let g = p(await d.digest()), w = [
      ce,
      a,
      l,
      n,
      g,
      E
    ].join(`
`);
    return this.signString(w, {
      signingDate: r,
      signingRegion: f,
      signingService: i,
      eventStreamCredentials: u
    });
  }
  async signMessage(e, { signingDate: t = /* @__PURE__ */ new Date(), signingRegion: r, signingService: n, eventStreamCredentials: s }) {
    return this.signEvent({
      headers: this.headerFormatter.format(e.message.headers),
      payload: e.message.body
    }, {
      signingDate: t,
      signingRegion: r,
      signingService: n,
      priorSignature: e.priorSignature,
      eventStreamCredentials: s
    }).then((u) => ({ message: e.message, signature: u }));
  }
  async signString(e, { signingDate: t = /* @__PURE__ */ new Date(), signingRegion: r, signingService: n, eventStreamCredentials: s } = {}) {
    let i = s ?? await this.credentialProvider();
    this.validateResolvedCredentials(i);
    let u = r ?? await this.regionProvider(), { shortDate: f } = this.formatDate(t), c = new this.sha256(await this.getSigningKey(i, u, f, n));
    return c.update(A(e)), p(await c.digest());
  }
  async signRequest(e, { signingDate: t = /* @__PURE__ */ new Date(), signableHeaders: r, unsignableHeaders: n, signingRegion: s, signingService: i } = {}) {
    let u = await this.credentialProvider();
    this.validateResolvedCredentials(u);
    let f = s ?? await this.regionProvider(), c = Q(e), { longDate: a, shortDate: l } = this.formatDate(t), E = b(l, f, i ?? this.service);
    c.headers[G] = a, u.sessionToken && (c.headers[ne] = u.sessionToken);
    let d = await C(c, this.sha256);
    !de(_, c.headers) && this.applyChecksum && (c.headers[_] = d);
    let g = K(c, n, r), w = await this.getSignature(a, E, this.getSigningKey(u, f, l, i), this.createCanonicalRequest(c, g, d));
    return c.headers[k] = `${I} Credential=${u.accessKeyId}/${E}, SignedHeaders=${this.getCanonicalHeaderList(g)}, Signature=${w}`, c;
  }
  async getSignature(e, t, r, n) {
    let s = await this.createStringToSign(e, t, n, I), i = new this.sha256(await r);
    return i.update(A(s)), p(await i.digest());
  }
  getSigningKey(e, t, r, n) {
    return Ae(this.sha256, e, r, t, n || this.service);
  }
};

// node_modules/@smithy/signature-v4/dist-es/signature-v4a-container.js
var ye = {
  SignatureV4a: null
};

// node_modules/@aws-sdk/xml-builder/dist-es/xml-parser.js
function j(o) {
  Object.defineProperty(o, "__proto__", { value: void 0, writable: !0, enumerable: !0, configurable: !0 });
}
function Te(o) {
  return new B(o).parse();
}
var B = class o {
  x;
  i = 0;
  z;
  constructor(e) {
    this.x = e, this.x = e.replace(/\r\n?/g, `
`), this.z = this.x.length;
  }
  parse() {
    let e = this, { z: t } = e;
    for (; e.i < t && (e.trim(), !(e.i >= t)); )
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
  isNext(e, t = !0) {
    let r = this;
    return t ? r.x.startsWith(e, r.i) : r.x.toLowerCase().startsWith(e.toLowerCase(), r.i);
  }
  readTo(e) {
    let t = this, r = t.x.indexOf(e, t.i);
    if (r === -1)
      throw new Error(`@aws-sdk XML parse error: expected "${e}" not found.`);
    let n = t.x.slice(t.i, r);
    return t.i = r + e.length, n;
  }
  trim() {
    let e = this;
    for (; e.i < e.z && ` 	\r
`.includes(e.x[e.i]); )
      ++e.i;
  }
  readAttrValue() {
    let e = this, t = e.x[e.i];
    ++e.i;
    let r = "";
    for (; e.i < e.z && e.x[e.i] !== t; )
      r += e.x[e.i++];
    return ++e.i, e.decodeEntities(r);
  }
  parseTag() {
    let e = this;
    ++e.i;
    let t = "";
    for (; e.i < e.z && !` 	\r
>/`.includes(e.x[e.i]); )
      t += e.x[e.i++];
    let r = !1, n = {};
    for (; e.i < e.z && (e.trim(), !">/".includes(e.x[e.i])); ) {
      let a = "";
      for (; e.i < e.z && !`= 	\r
>/?`.includes(e.x[e.i]); )
        a += e.x[e.i++];
      if (e.trim(), e.x[e.i] !== "=")
        break;
      ++e.i, e.trim(), a === "__proto__" && j(n), n[a] = e.readAttrValue(), r = !0;
    }
    if (e.i >= e.z)
      throw new Error("@aws-sdk XML parse error: unexpected end of input.");
    if (e.x[e.i] === "/") {
      if (++e.i, e.i >= e.z || e.x[e.i] !== ">")
        throw new Error("@aws-sdk XML parse error: expected > at the end of self-closing tag.");
      return ++e.i, { tag: t, value: r ? n : "" };
    }
    if (e.x[e.i] !== ">")
      throw new Error("@aws-sdk XML parse error: expected > at the end of opening tag.");
    ++e.i;
    let s = [], i = [], u = !1;
    for (; e.i < e.z && !e.isNext("</"); )
      if (e.x[e.i] === "<")
        e.isNext("<!--") ? e.readTo("-->") : e.isNext("<![CDATA[") ? (e.i += 9, s.push(e.readTo("]]>"))) : e.isNext("<?") ? e.readTo("?>") : (u = !0, i.push(e.parseTag()));
      else {
        let a = "";
        for (; e.i < e.z && e.x[e.i] !== "<"; )
          a += e.x[e.i++];
        s.push(e.decodeEntities(a));
      }
    if (!e.isNext("</"))
      throw new Error(`@aws-sdk XML parse error: missing closing tag </${t}>.`);
    e.i += 2;
    let f = e.readTo(">").trim();
    if (f !== t)
      throw new Error(`@aws-sdk XML parse error: mismatched tags <${t}> and </${f}>.`);
    if (!r && s.length === 0 && !u)
      return { tag: t, value: "" };
    if (!r && !u) {
      let a = s.length === 1 ? s[0] : s.join("");
      return a.trim() === "" && a.includes(`
`) ? { tag: t, value: "" } : { tag: t, value: a };
    }
    let c = {};
    for (let a of s)
      a.trim() === "" && a.includes(`
`) || (c["#text"] = "#text" in c ? c["#text"] + a : a);
    for (let a of i)
      a.tag === "__proto__" && j(c), a.tag in c ? Array.isArray(c[a.tag]) ? c[a.tag].push(a.value) : c[a.tag] = [c[a.tag], a.value] : c[a.tag] = a.value;
    for (let [a, l] of Object.entries(n))
      a === "__proto__" && j(c), c[a] = l;
    return { tag: t, value: c };
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
    let t = 0;
    for (; e.i < e.z; ) {
      let r = e.x[e.i];
      if (r === "[")
        ++t;
      else if (r === "]")
        --t;
      else if (r === ">" && t === 0) {
        ++e.i;
        return;
      }
      ++e.i;
    }
    throw new Error("@aws-sdk XML parse error: unclosed DOCTYPE.");
  }
  decodeEntities(e) {
    return e.replace(/&(?:#x([0-9a-fA-F]{1,6})|#(\d{1,7})|([a-zA-Z][a-zA-Z0-9]{0,30}));/g, (t, r, n, s) => r ? String.fromCharCode(parseInt(r, 16)) : n ? String.fromCharCode(parseInt(n, 10)) : o.ENTITIES[s] ?? "");
  }
};

// node_modules/@aws-sdk/xml-builder/dist-es/escape-attribute.js
var Se = /[&<>"]/g, Ne = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;"
};
function ge(o) {
  return o.replace(Se, (e) => Ne[e]);
}

// node_modules/@aws-sdk/xml-builder/dist-es/escape-element.js
var Ie = /[&"'<>\r\n\u0085\u2028]/g, De = {
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
function xe(o) {
  return o.replace(Ie, (e) => De[e]);
}

// node_modules/@aws-sdk/xml-builder/dist-es/XmlText.js
var y = class {
  value;
  constructor(e) {
    this.value = e;
  }
  toString() {
    return xe("" + this.value);
  }
};

// node_modules/@aws-sdk/xml-builder/dist-es/XmlNode.js
var F = class o {
  name;
  children;
  attributes = {};
  static of(e, t, r) {
    let n = new o(e);
    return t !== void 0 && n.addChildNode(new y(t)), r !== void 0 && n.withName(r), n;
  }
  constructor(e, t = []) {
    this.name = e, this.children = t;
  }
  withName(e) {
    return this.name = e, this;
  }
  addAttribute(e, t) {
    return this.attributes[e] = t, this;
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
  a(e, t) {
    return t != null && (this.attributes[e] = t), this;
  }
  cc(e, t, r = t) {
    if (e[t] != null) {
      let n = o.of(t, e[t]).withName(r);
      this.c(n);
    }
  }
  l(e, t, r, n) {
    e[t] != null && n().map((i) => {
      i.withName(r), this.c(i);
    });
  }
  lc(e, t, r, n) {
    if (e[t] != null) {
      let s = n(), i = new o(r);
      s.map((u) => {
        i.c(u);
      }), this.c(i);
    }
  }
  toString() {
    let e = !!this.children.length, t = `<${this.name}`, r = this.attributes;
    for (let n of Object.keys(r)) {
      let s = r[n];
      s != null && (t += ` ${n}="${ge("" + s)}"`);
    }
    return t += e ? `>${this.children.map((n) => n.toString()).join("")}</${this.name}>` : "/>";
  }
};

export {
  Y as a,
  ye as b,
  y as c,
  F as d,
  Te as e
};
