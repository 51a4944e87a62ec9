import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a as S,
  b as k
} from "./shared-YBIV7NBA.js";
import {
  a as B,
  d as v,
  e as w,
  g as j,
  h as m,
  i as X
} from "./shared-4CQBHYBV.js";
import {
  a as p,
  b as _,
  c as H
} from "./shared-5GUVCRIJ.js";
import {
  Na as pe,
  Oa as T,
  Pa as q,
  Qa as he,
  Sa as me,
  Ta as ge,
  Va as Ee,
  Wa as Ae,
  ea as F,
  n as le
} from "./shared-IR464BEW.js";

// src/stores/s3/errors.ts
var E = class extends Error {
  name = "S3Error";
  kind;
  /** Whether another attempt may succeed. */
  retryable;
  /** The bucket's region, if the answer named it. */
  region;
  /** How long the answer asked to wait, in milliseconds; 0 if it did not. */
  retryAfterMs;
  constructor(e, t, { retryable: n = !1, region: s, retryAfterMs: o = 0 } = {}) {
    super(t), this.kind = e, this.retryable = n, this.region = s, this.retryAfterMs = o;
  }
}, ye = [
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
function xe(r, e) {
  if (r instanceof E) return r;
  if (r instanceof T)
    return new E("unreachable", r.message, { retryable: r.recover !== "none" });
  if (!(r instanceof R)) {
    let [d = ""] = le(r).replace(/^@aws-sdk /, "").split(`
`);
    return new E("other", `the answer was not one that ${e.label} gives: ${d}`);
  }
  let t = st(r), { status: n, code: s, region: o, retryAfterMs: i, message: c } = r;
  return new E(t, ot[t]({ ...e, status: n, code: s, region: o, said: c }), {
    retryable: t === "busy",
    region: o,
    retryAfterMs: i
  });
}
var R = class extends Error {
  name = "ErrorResponse";
  status;
  /** S3's error code; `Unknown` if there was none. */
  code;
  region;
  retryAfterMs;
  constructor({ status: e, headers: t, code: n = "Unknown", message: s = "UnknownError", region: o }) {
    super(s.replace(/\s+/g, " ").slice(0, 200)), this.status = e, this.code = n.slice(0, 64);
    let i = o ?? t["x-amz-bucket-region"];
    this.region = i !== void 0 && /^[a-z0-9-]{1,40}$/.test(i) ? i : void 0, this.retryAfterMs = Ee(t["retry-after"]);
  }
};
function st({ code: r, status: e, region: t }) {
  let n = ye.find(({ codes: o }) => o.includes(r));
  return n ? n.kind : e === 400 && t !== void 0 ? "region" : ye.find(({ statuses: o = [] }) => o.includes(e))?.kind ?? (e >= 500 ? "busy" : "other");
}
var ot = {
  absent: ({ label: r }) => `${r} does not have what was asked for`,
  bucket: ({ bucket: r, host: e }) => `there is no bucket ${r} at ${e}: create it, or correct the inputs bucket and endpoint`,
  busy: ({ label: r, code: e, status: t }) => `${r} cannot answer now (${we(t, e)}): try again later`,
  clock: ({ label: r }) => `${r} refuses the time of this machine's requests: set its clock right`,
  credentials: ({ label: r, credentials: e, code: t }) => `${r} does not accept the credentials from ${e} (${t}): correct the access key and its secret`,
  denied: ({ label: r, credentials: e, needs: t }) => `${r} denies access to the credentials from ${e}: allow them ${t}`,
  expired: ({ label: r, credentials: e }) => `the credentials for ${r} from ${e} have expired: get new ones in a step before this one, or longer-lived ones`,
  other: ({ label: r, code: e, status: t, said: n }) => `${r} answered ${we(t, e)}: ${n}`,
  region: ({ label: r, region: e }) => e === void 0 ? `${r} is in another region than the input region says: correct it` : `${r} is in the region ${e}: set the input region to it`,
  taken: ({ label: r }) => `${r} has another writer's entry of this name`,
  unreachable: ({ host: r }) => `${r} gave no answer: check the input endpoint, the network and the proxy`,
  unsupported: ({ label: r, code: e }) => `${r} does not know how to do this (${e}): use another kind of store`
};
function we(r, e) {
  return /^\d+$|^Unknown/.test(e) ? String(r) : `${r} ${e}`;
}
function Re(r, e) {
  let n = `${`${r} gave no answer within ${Math.round(e / 1e3)} seconds`}: check the input endpoint, the network and the proxy`;
  return new E("unreachable", n, { retryable: !0 });
}

// src/stores/s3/session.ts
function P(r, e) {
  if (r !== void 0) return r;
  let t = "the answer lacks what those of S3 have: check the input endpoint and the proxy";
  throw new E(e, t, { retryable: e === "busy" });
}
function Dt({ bucket: r, endpoint: e }, t, n) {
  let s = e === "" ? "S3" : new URL(e).host, o = { label: `the ${t}`, bucket: r, host: s, credentials: n.source }, i = 0;
  return {
    bucket: r,
    async request(c, { needs: d, isPart: u = !1, isLast: a = !1, limitMs: f = 5e3, ...l }) {
      let h = i, g = 0, y = n.current(), tt = await Ae({ ...l, limitMs: f, judge: (D) => {
        let b = D === void 0, K = b ? Re(s, f) : xe(D, { ...o, needs: d }), { retryable: rt, retryAfterMs: nt } = K, fe = !b && g < 2 && n.recover(y, K);
        return fe && g++, { error: K, recovery: fe ? "recovered" : rt && !(b && a) ? "retryable" : "final", retryAfterMs: nt };
      }, maxFailures: () => u && i > h ? 8 : 3 }, ({ signal: D, onSent: b }) => (y = n.current(), c(y, { signal: D, onSent: b })));
      return u && i++, tt;
    }
  };
}

// node_modules/@aws-sdk/xml-builder/dist-es/escape-attribute.js
var dt = /[&<>"]/g, ft = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;"
};
function Se(r) {
  return r.replace(dt, (e) => ft[e]);
}

// node_modules/@aws-sdk/xml-builder/dist-es/escape-element.js
var lt = /[&"'<>\r\n\u0085\u2028]/g, pt = {
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
function be(r) {
  return r.replace(lt, (e) => pt[e]);
}

// node_modules/@aws-sdk/xml-builder/dist-es/XmlText.js
var I = class {
  value;
  constructor(e) {
    this.value = e;
  }
  toString() {
    return be("" + this.value);
  }
};

// node_modules/@aws-sdk/xml-builder/dist-es/XmlNode.js
var Q = class r {
  name;
  children;
  attributes = {};
  static of(e, t, n) {
    let s = new r(e);
    return t !== void 0 && s.addChildNode(new I(t)), n !== void 0 && s.withName(n), s;
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
  cc(e, t, n = t) {
    if (e[t] != null) {
      let s = r.of(t, e[t]).withName(n);
      this.c(s);
    }
  }
  l(e, t, n, s) {
    e[t] != null && s().map((i) => {
      i.withName(n), this.c(i);
    });
  }
  lc(e, t, n, s) {
    if (e[t] != null) {
      let o = s(), i = new r(n);
      o.map((c) => {
        i.c(c);
      }), this.c(i);
    }
  }
  toString() {
    let e = !!this.children.length, t = `<${this.name}`, n = this.attributes;
    for (let s of Object.keys(n)) {
      let o = n[s];
      o != null && (t += ` ${s}="${Se("" + o)}"`);
    }
    return t += e ? `>${this.children.map((s) => s.toString()).join("")}</${this.name}>` : "/>";
  }
};

// node_modules/@aws-sdk/xml-builder/dist-es/xml-parser.js
function Y(r) {
  Object.defineProperty(r, "__proto__", { value: void 0, writable: !0, enumerable: !0, configurable: !0 });
}
function Z(r) {
  return new W(r).parse();
}
var W = class r {
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
        let n = e.parseTag();
        return { [n.tag]: n.value };
      } else
        throw new Error("@aws-sdk XML parse error: unexpected content.");
    throw new Error("@aws-sdk XML parse error: no root element.");
  }
  isNext(e, t = !0) {
    let n = this;
    return t ? n.x.startsWith(e, n.i) : n.x.toLowerCase().startsWith(e.toLowerCase(), n.i);
  }
  readTo(e) {
    let t = this, n = t.x.indexOf(e, t.i);
    if (n === -1)
      throw new Error(`@aws-sdk XML parse error: expected "${e}" not found.`);
    let s = t.x.slice(t.i, n);
    return t.i = n + e.length, s;
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
    let n = "";
    for (; e.i < e.z && e.x[e.i] !== t; )
      n += e.x[e.i++];
    return ++e.i, e.decodeEntities(n);
  }
  parseTag() {
    let e = this;
    ++e.i;
    let t = "";
    for (; e.i < e.z && !` 	\r
>/`.includes(e.x[e.i]); )
      t += e.x[e.i++];
    let n = !1, s = {};
    for (; e.i < e.z && (e.trim(), !">/".includes(e.x[e.i])); ) {
      let a = "";
      for (; e.i < e.z && !`= 	\r
>/?`.includes(e.x[e.i]); )
        a += e.x[e.i++];
      if (e.trim(), e.x[e.i] !== "=")
        break;
      ++e.i, e.trim(), a === "__proto__" && Y(s), s[a] = e.readAttrValue(), n = !0;
    }
    if (e.i >= e.z)
      throw new Error("@aws-sdk XML parse error: unexpected end of input.");
    if (e.x[e.i] === "/") {
      if (++e.i, e.i >= e.z || e.x[e.i] !== ">")
        throw new Error("@aws-sdk XML parse error: expected > at the end of self-closing tag.");
      return ++e.i, { tag: t, value: n ? s : "" };
    }
    if (e.x[e.i] !== ">")
      throw new Error("@aws-sdk XML parse error: expected > at the end of opening tag.");
    ++e.i;
    let o = [], i = [], c = !1;
    for (; e.i < e.z && !e.isNext("</"); )
      if (e.x[e.i] === "<")
        e.isNext("<!--") ? e.readTo("-->") : e.isNext("<![CDATA[") ? (e.i += 9, o.push(e.readTo("]]>"))) : e.isNext("<?") ? e.readTo("?>") : (c = !0, i.push(e.parseTag()));
      else {
        let a = "";
        for (; e.i < e.z && e.x[e.i] !== "<"; )
          a += e.x[e.i++];
        o.push(e.decodeEntities(a));
      }
    if (!e.isNext("</"))
      throw new Error(`@aws-sdk XML parse error: missing closing tag </${t}>.`);
    e.i += 2;
    let d = e.readTo(">").trim();
    if (d !== t)
      throw new Error(`@aws-sdk XML parse error: mismatched tags <${t}> and </${d}>.`);
    if (!n && o.length === 0 && !c)
      return { tag: t, value: "" };
    if (!n && !c) {
      let a = o.length === 1 ? o[0] : o.join("");
      return a.trim() === "" && a.includes(`
`) ? { tag: t, value: "" } : { tag: t, value: a };
    }
    let u = {};
    for (let a of o)
      a.trim() === "" && a.includes(`
`) || (u["#text"] = "#text" in u ? u["#text"] + a : a);
    for (let a of i)
      a.tag === "__proto__" && Y(u), a.tag in u ? Array.isArray(u[a.tag]) ? u[a.tag].push(a.value) : u[a.tag] = [u[a.tag], a.value] : u[a.tag] = a.value;
    for (let [a, f] of Object.entries(s))
      a === "__proto__" && Y(u), u[a] = f;
    return { tag: t, value: u };
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
      let n = e.x[e.i];
      if (n === "[")
        ++t;
      else if (n === "]")
        --t;
      else if (n === ">" && t === 0) {
        ++e.i;
        return;
      }
      ++e.i;
    }
    throw new Error("@aws-sdk XML parse error: unclosed DOCTYPE.");
  }
  decodeEntities(e) {
    return e.replace(/&(?:#x([0-9a-fA-F]{1,6})|#(\d{1,7})|([a-zA-Z][a-zA-Z0-9]{0,30}));/g, (t, n, s, o) => n ? String.fromCharCode(parseInt(n, 16)) : s ? String.fromCharCode(parseInt(s, 10)) : r.ENTITIES[o] ?? "");
  }
};

// src/stores/s3/response.ts
async function ir(r, e, t, n) {
  let { status: s, headers: o, body: i } = await r.request(e, t), c = Object.entries(o).filter(([, h]) => h !== void 0), d = Object.fromEntries(c.map(([h, g]) => [h, String(g)]));
  n?.(d);
  let u = t.headers?.range !== void 0 && s === 200 && d["content-range"] === void 0;
  u && i.destroy();
  let a = u ? Buffer.alloc(0) : await gt(i, e), f = { status: s, headers: d, bytes: a }, l = ht(t.method, f, e);
  if (l) throw l;
  if (s >= 300) throw De(f);
  return f;
}
function ht(r, { status: e, headers: t, bytes: n }, s) {
  if (e === 407) return me(e, s);
  if (e === 400 && /HTTPS (port|server)|SSL-enabled/.test(n.toString("latin1", 0, 1e3)))
    return new T(`${q(s)}: it wants TLS; give the endpoint as https: (400)`, "none");
  let o = /^text\/html/i.test(t["content-type"] ?? ""), i = e === 200 && n.length === 0 && ["GET", "HEAD"].includes(r);
  return e < 500 && (mt(n) || i && o) ? ge(e, s) : void 0;
}
function mt(r) {
  return /^\s*<(!doctype html|html)/i.test(r.toString("latin1", 0, 100));
}
var Te = 8 * 1024 ** 2;
async function gt(r, e) {
  let t = await pe(Te, r).catch((n) => {
    throw he(n, e);
  });
  if (t.length <= Te) return t;
  throw new T(`${q(e)}: the answer does not end`, "none");
}
function _e(r, e) {
  let t = Ie(r.bytes);
  return Et(r, t), $(t, e);
}
function Et(r, e = ke(r.bytes)) {
  if (e.Error !== void 0) throw De({ ...r, status: 503 });
}
function Ie(r) {
  return r.length === 0 ? {} : Z(r.toString());
}
function $(r, e) {
  let t = r[e];
  return typeof t == "object" && t !== null ? t : {};
}
function Ne(r, e) {
  return [r[e] ?? []].flat().map((t) => $({ child: t }, "child"));
}
function x(r, e) {
  let t = r[e];
  return typeof t == "string" ? t : void 0;
}
function De({ status: r, headers: e, bytes: t }) {
  let n = $(ke(t), "Error");
  return new R({
    status: r,
    headers: e,
    code: x(n, "Code"),
    message: x(n, "Message"),
    region: x(n, "Region")
  });
}
function ke(r) {
  try {
    let e = Ie(r);
    return "ErrorResponse" in e ? $(e, "ErrorResponse") : e;
  } catch {
    return {};
  }
}

// src/stores/s3/objects.ts
var V = "s3:GetObject";
async function ve({ request: r }, e, t) {
  let n = await He(
    r(
      async (i, c) => {
        let d = { range: "bytes=0-0" }, u = k(e), a = () => i.send({ method: "GET", path: u, headers: d }, c), { headers: f } = await i.send({ method: "HEAD", path: u }, c).catch(async (l) => {
          throw l instanceof R && [301, 400, 403].includes(l.status) && await a(), l;
        });
        return f.etag === void 0 ? { ...f, etag: (await a()).headers.etag } : f;
      },
      { needs: V, signal: t }
    )
  );
  if (!n) return;
  let s = P(n.etag, "other"), o = Number(P(n["content-length"], "other"));
  return { name: e, size: o, etag: s, createdAt: J(n["last-modified"]), draft: n["x-amz-meta-draft"] };
}
async function pr(r, e, t) {
  try {
    return await ve(r, e, t) !== void 0;
  } catch (n) {
    if (n instanceof E && n.kind === "denied") return !1;
    throw n;
  }
}
async function hr(r, e, t) {
  let n = { range: `bytes=-${F}` }, s = await He(
    r.request(
      (d, u) => d.send({ method: "GET", path: k(e), headers: n }, u).catch((a) => {
        if (!(a instanceof R) || a.status !== 416) throw a;
        return { status: a.status, headers: {}, bytes: Buffer.alloc(0) };
      }),
      { needs: V, signal: t }
    )
  );
  if (!s) return;
  let o = At(s);
  if (o) return { name: e, createdAt: J(s.headers["last-modified"]), ...o };
  let i = await ve(r, e, t), c = s.headers["content-range"] === void 0;
  return i && { ...i, isStream: i.size > F && c };
}
function At({ headers: r, bytes: e }) {
  let { etag: t, "content-range": n = "", "content-encoding": s = "identity" } = r, [, o, i, c = 0] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(n)?.map(Number) ?? [];
  if (!(!(i === c - 1 && o === c - e.length) || t === void 0 || s !== "identity"))
    return { size: c, etag: t, tail: e };
}
async function He(r) {
  try {
    return await r;
  } catch (e) {
    if (e instanceof E && e.kind === "absent") return;
    throw e;
  }
}
async function mr({ request: r }, e, t, n) {
  let s = { "list-type": "2", prefix: e, ...t !== void 0 && { "continuation-token": t } }, o = await r(
    async (c, d) => _e(await c.send({ method: "GET", query: s }, d), "ListBucketResult"),
    { needs: "s3:ListBucket", signal: n }
  ), i = P(x(o, "IsTruncated"), "other") === "true";
  return {
    objects: Ne(o, "Contents").map((c) => ({
      name: x(c, "Key") ?? "",
      size: Number(x(c, "Size") ?? 0),
      etag: x(c, "ETag"),
      createdAt: J(x(c, "LastModified"))
    })),
    next: i ? x(o, "NextContinuationToken") : void 0
  };
}
function J(r = "") {
  return new Date(Date.parse(r) || 0);
}
function gr({ request: r }, e, t) {
  return r((n) => n.signUrl(e), { needs: V, signal: t });
}

// node_modules/@smithy/signature-v4/dist-es/HeaderFormatter.js
var C = class {
  format(e) {
    let t = [];
    for (let o in e) {
      if (!p(e, o))
        continue;
      let i = v(o);
      t.push(Uint8Array.from([i.byteLength]), i, this.formatHeaderValue(e[o]));
    }
    let n = new Uint8Array(t.reduce((o, i) => o + i.byteLength, 0)), s = 0;
    for (let o of t)
      n.set(o, s), s += o.byteLength;
    return n;
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
        let n = new DataView(new ArrayBuffer(5));
        return n.setUint8(0, 4), n.setInt32(1, e.value, !1), new Uint8Array(n.buffer);
      case "long":
        let s = new Uint8Array(9);
        return s[0] = 5, s.set(e.value.bytes, 1), s;
      case "binary":
        let o = new DataView(new ArrayBuffer(3 + e.value.byteLength));
        o.setUint8(0, 6), o.setUint16(1, e.value.byteLength, !1);
        let i = new Uint8Array(o.buffer);
        return i.set(e.value, 3), i;
      case "string":
        let c = v(e.value), d = new DataView(new ArrayBuffer(3 + c.byteLength));
        d.setUint8(0, 7), d.setUint16(1, c.byteLength, !1);
        let u = new Uint8Array(d.buffer);
        return u.set(c, 3), u;
      case "timestamp":
        let a = new Uint8Array(9);
        return a[0] = 8, a.set(ee.fromNumber(e.value.valueOf()).bytes, 1), a;
      case "uuid":
        if (!yt.test(e.value))
          throw new Error(`Invalid UUID received: ${e.value}`);
        let f = new Uint8Array(17);
        return f[0] = 9, f.set(j(e.value.replace(/-/g, "")), 1), f;
    }
  }
}, Pe;
(function(r) {
  r[r.boolTrue = 0] = "boolTrue", r[r.boolFalse = 1] = "boolFalse", r[r.byte = 2] = "byte", r[r.short = 3] = "short", r[r.integer = 4] = "integer", r[r.long = 5] = "long", r[r.byteArray = 6] = "byteArray", r[r.string = 7] = "string", r[r.timestamp = 8] = "timestamp", r[r.uuid = 9] = "uuid";
})(Pe || (Pe = {}));
var yt = /^[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}$/, ee = class r {
  bytes;
  constructor(e) {
    if (this.bytes = e, e.byteLength !== 8)
      throw new Error("Int64 buffers must be exactly 8 bytes");
  }
  static fromNumber(e) {
    if (e > 9223372036854776e3 || e < -9223372036854776e3)
      throw new Error(`${e} is too large (or, if negative, too small) to represent as an Int64`);
    let t = new Uint8Array(8);
    for (let n = 7, s = Math.abs(Math.round(e)); n > -1 && s > 0; n--, s /= 256)
      t[n] = s;
    return e < 0 && $e(t), new r(t);
  }
  valueOf() {
    let e = this.bytes.slice(0), t = e[0] & 128;
    return t && $e(e), parseInt(m(e), 16) * (t ? -1 : 1);
  }
  toString() {
    return String(this.valueOf());
  }
};
function $e(r) {
  for (let e = 0; e < 8; e++)
    r[e] ^= 255;
  for (let e = 7; e > -1 && (r[e]++, r[e] === 0); e--)
    ;
}

// node_modules/@smithy/signature-v4/dist-es/constants.js
var Ce = "X-Amz-Algorithm", Me = "X-Amz-Credential", te = "X-Amz-Date", Oe = "X-Amz-SignedHeaders", Ue = "X-Amz-Expires", re = "X-Amz-Signature", ne = "X-Amz-Security-Token";
var se = "authorization", oe = te.toLowerCase(), wt = "date", Le = [se, oe, wt], ze = re.toLowerCase(), N = "x-amz-content-sha256", Ge = ne.toLowerCase();
var Ke = {
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
}, Fe = /^proxy-/, qe = /^sec-/;
var M = "AWS4-HMAC-SHA256";
var Be = "AWS4-HMAC-SHA256-PAYLOAD", je = "UNSIGNED-PAYLOAD", Xe = 50, ie = "aws4_request", Qe = 3600 * 24 * 7;

// node_modules/@smithy/signature-v4/dist-es/getCanonicalQuery.js
var Ye = ({ query: r = {} }) => {
  let e = [], t = {};
  for (let n in r) {
    if (!p(r, n) || n.toLowerCase() === ze)
      continue;
    let s = S(n);
    e.push(s);
    let o = r[n];
    typeof o == "string" ? t[s] = `${s}=${S(o)}` : Array.isArray(o) && (t[s] = o.slice(0).reduce((i, c) => i.concat([`${s}=${S(c)}`]), []).sort().join("&"));
  }
  return e.sort().map((n) => t[n]).filter((n) => n).join("&");
};

// node_modules/@smithy/signature-v4/dist-es/utilDate.js
var We = (r) => xt(r).toISOString().replace(/\.\d{3}Z$/, "Z"), xt = (r) => typeof r == "number" ? new Date(r * 1e3) : typeof r == "string" ? Number(r) ? new Date(Number(r) * 1e3) : new Date(r) : r;

// node_modules/@smithy/signature-v4/dist-es/SignatureV4Base.js
var O = class {
  service;
  regionProvider;
  credentialProvider;
  sha256;
  uriEscapePath;
  applyChecksum;
  constructor({ applyChecksum: e, credentials: t, region: n, service: s, sha256: o, uriEscapePath: i = !0 }) {
    this.service = s, this.sha256 = o, this.uriEscapePath = i, this.applyChecksum = typeof e == "boolean" ? e : !0, this.regionProvider = H(n), this.credentialProvider = H(t);
  }
  createCanonicalRequest(e, t, n) {
    let s = Object.keys(t).sort();
    return `${e.method}
${this.getCanonicalPath(e)}
${Ye(e)}
${s.map((o) => `${o}:${t[o]}`).join(`
`)}

${s.join(";")}
${n}`;
  }
  async createStringToSign(e, t, n, s) {
    let o = new this.sha256();
    o.update(w(n));
    let i = await o.digest();
    return `${s}
${e}
${t}
${m(i)}`;
  }
  getCanonicalPath({ path: e }) {
    if (this.uriEscapePath) {
      let t = [];
      for (let o of e.split("/"))
        o?.length !== 0 && o !== "." && (o === ".." ? t.pop() : t.push(o));
      let n = `${e?.startsWith("/") ? "/" : ""}${t.join("/")}${t.length > 0 && e?.endsWith("/") ? "/" : ""}`;
      return S(n).replace(/%2F/g, "/");
    }
    return e;
  }
  validateResolvedCredentials(e) {
    if (typeof e != "object" || typeof e.accessKeyId != "string" || typeof e.secretAccessKey != "string")
      throw new Error("Resolved credential object is not valid");
  }
  formatDate(e) {
    let t = We(e).replace(/[-:]/g, "");
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
var U = {}, ae = [], L = (r, e, t) => `${r}/${e}/${t}/${ie}`, Ve = async (r, e, t, n, s) => {
  let o = await Ze(r, e.secretAccessKey, e.accessKeyId), i = `${t}:${n}:${s}:${m(o)}:${e.sessionToken}`;
  if (i in U)
    return U[i];
  for (ae.push(i); ae.length > Xe; )
    delete U[ae.shift()];
  let c = `AWS4${e.secretAccessKey}`;
  for (let d of [t, n, s, ie])
    c = await Ze(r, c, d);
  return U[i] = c;
};
var Ze = (r, e, t) => {
  let n = new r(e);
  return n.update(w(t)), n.digest();
};

// node_modules/@smithy/signature-v4/dist-es/getCanonicalHeaders.js
var ce = ({ headers: r }, e, t) => {
  let n = {};
  for (let s of Object.keys(r).sort()) {
    if (r[s] == null)
      continue;
    let o = s.toLowerCase();
    (p(Ke, o) || e?.has(o) || Fe.test(o) || qe.test(o)) && (!t || t && !t.has(o)) || (o === "__proto__" && X(n), n[o] = r[s].replace(/[\r\n]/g, " ").replace(/[ \t]+/g, " ").replace(/^ | $/g, ""));
  }
  return n;
};

// node_modules/@smithy/signature-v4/dist-es/getPayloadHash.js
var z = async ({ headers: r, body: e }, t) => {
  for (let n in r)
    if (p(r, n) && n.toLowerCase() === N)
      return r[n];
  if (e == null)
    return "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
  if (typeof e == "string" || ArrayBuffer.isView(e) || B(e)) {
    let n = new t();
    return n.update(w(e)), m(await n.digest());
  }
  return je;
};

// node_modules/@smithy/signature-v4/dist-es/headerUtil.js
var Je = (r, e) => {
  r = r.toLowerCase();
  for (let t in e)
    if (p(e, t) && r === t.toLowerCase())
      return !0;
  return !1;
};

// node_modules/@smithy/signature-v4/dist-es/moveHeadersToQuery.js
var et = (r, e = {}) => {
  let { headers: t, query: n = {} } = _.clone(r);
  for (let s in t) {
    if (!p(t, s))
      continue;
    let o = s.toLowerCase();
    (o.slice(0, 6) === "x-amz-" && !e.unhoistableHeaders?.has(o) || e.hoistableHeaders?.has(o)) && (n[s] = t[s], delete t[s]);
  }
  return {
    ...r,
    headers: t,
    query: n
  };
};

// node_modules/@smithy/signature-v4/dist-es/prepareRequest.js
var ue = (r) => {
  r = _.clone(r);
  for (let e in r.headers)
    p(r.headers, e) && Le.indexOf(e.toLowerCase()) > -1 && delete r.headers[e];
  return r;
};

// node_modules/@smithy/signature-v4/dist-es/SignatureV4.js
var de = class extends O {
  headerFormatter = new C();
  constructor({ applyChecksum: e, credentials: t, region: n, service: s, sha256: o, uriEscapePath: i = !0 }) {
    super({
      applyChecksum: e,
      credentials: t,
      region: n,
      service: s,
      sha256: o,
      uriEscapePath: i
    });
  }
  async presign(e, t = {}) {
    let { signingDate: n = /* @__PURE__ */ new Date(), expiresIn: s = 3600, unsignableHeaders: o, unhoistableHeaders: i, signableHeaders: c, hoistableHeaders: d, signingRegion: u, signingService: a } = t, f = await this.credentialProvider();
    this.validateResolvedCredentials(f);
    let l = u ?? await this.regionProvider(), { longDate: h, shortDate: g } = this.formatDate(n);
    if (s > Qe)
      return Promise.reject("Signature version 4 presigned URLs must have an expiration date less than one week in the future");
    let y = L(g, l, a ?? this.service), A = et(ue(e), { unhoistableHeaders: i, hoistableHeaders: d });
    f.sessionToken && (A.query[ne] = f.sessionToken), A.query[Ce] = M, A.query[Me] = `${f.accessKeyId}/${y}`, A.query[te] = h, A.query[Ue] = s.toString(10);
    let G = ce(A, o, c);
    return A.query[Oe] = this.getCanonicalHeaderList(G), A.query[re] = await this.getSignature(h, y, this.getSigningKey(f, l, g, a), this.createCanonicalRequest(A, G, await z(e, this.sha256))), A;
  }
  async sign(e, t) {
    return typeof e == "string" ? this.signString(e, t) : e.headers && e.payload ? this.signEvent(e, t) : e.message ? this.signMessage(e, t) : this.signRequest(e, t);
  }
  async signEvent({ headers: e, payload: t }, { signingDate: n = /* @__PURE__ */ new Date(), priorSignature: s, signingRegion: o, signingService: i, eventStreamCredentials: c }) {
    let d = o ?? await this.regionProvider(), { shortDate: u, longDate: a } = this.formatDate(n), f = L(u, d, i ?? this.service), l = await z({ headers: {}, body: t }, this.sha256), h = new this.sha256();
    h.update(e);
    let g = m(await h.digest()), y = [
      Be,
      a,
      f,
      s,
      g,
      l
    ].join(`
`);
    return this.signString(y, {
      signingDate: n,
      signingRegion: d,
      signingService: i,
      eventStreamCredentials: c
    });
  }
  async signMessage(e, { signingDate: t = /* @__PURE__ */ new Date(), signingRegion: n, signingService: s, eventStreamCredentials: o }) {
    return this.signEvent({
      headers: this.headerFormatter.format(e.message.headers),
      payload: e.message.body
    }, {
      signingDate: t,
      signingRegion: n,
      signingService: s,
      priorSignature: e.priorSignature,
      eventStreamCredentials: o
    }).then((c) => ({ message: e.message, signature: c }));
  }
  async signString(e, { signingDate: t = /* @__PURE__ */ new Date(), signingRegion: n, signingService: s, eventStreamCredentials: o } = {}) {
    let i = o ?? await this.credentialProvider();
    this.validateResolvedCredentials(i);
    let c = n ?? await this.regionProvider(), { shortDate: d } = this.formatDate(t), u = new this.sha256(await this.getSigningKey(i, c, d, s));
    return u.update(w(e)), m(await u.digest());
  }
  async signRequest(e, { signingDate: t = /* @__PURE__ */ new Date(), signableHeaders: n, unsignableHeaders: s, signingRegion: o, signingService: i } = {}) {
    let c = await this.credentialProvider();
    this.validateResolvedCredentials(c);
    let d = o ?? await this.regionProvider(), u = ue(e), { longDate: a, shortDate: f } = this.formatDate(t), l = L(f, d, i ?? this.service);
    u.headers[oe] = a, c.sessionToken && (u.headers[Ge] = c.sessionToken);
    let h = await z(u, this.sha256);
    !Je(N, u.headers) && this.applyChecksum && (u.headers[N] = h);
    let g = ce(u, s, n), y = await this.getSignature(a, l, this.getSigningKey(c, d, f, i), this.createCanonicalRequest(u, g, h));
    return u.headers[se] = `${M} Credential=${c.accessKeyId}/${l}, SignedHeaders=${this.getCanonicalHeaderList(g)}, Signature=${y}`, u;
  }
  async getSignature(e, t, n, s) {
    let o = await this.createStringToSign(e, t, s, M), i = new this.sha256(await n);
    return i.update(w(o)), m(await i.digest());
  }
  getSigningKey(e, t, n, s) {
    return Ve(this.sha256, e, n, t, s || this.service);
  }
};

export {
  de as a,
  I as b,
  Q as c,
  Z as d,
  E as e,
  R as f,
  Re as g,
  ir as h,
  _e as i,
  Et as j,
  $ as k,
  x as l,
  P as m,
  Dt as n,
  ve as o,
  pr as p,
  hr as q,
  mr as r,
  gr as s
};
