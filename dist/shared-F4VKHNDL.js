import {
  c as x
} from "./shared-OSXA3Y6X.js";
import {
  Ua as y,
  Va as c,
  Xa as u,
  _a as w,
  ab as E,
  bb as R,
  db as S,
  z as h
} from "./shared-KLAXDOYL.js";

// src/stores/s3/response.ts
async function L(e, t, n, r) {
  let { status: o, headers: s, body: i } = await e.request(t, n), f = T(s);
  r?.(f);
  let m = n.headers?.range !== void 0 && o === 200 && f["content-range"] === void 0;
  m && i.destroy();
  let O = m ? Buffer.alloc(0) : await P(i, t), d = { status: o, headers: f, bytes: O }, g = v(n.method, d, t);
  if (g) throw g;
  if (o >= 300) throw new a(d);
  return d;
}
function T(e) {
  let t = Object.entries(e).filter(([, n]) => n !== void 0);
  return Object.fromEntries(t.map(([n, r]) => [n, String(r)]));
}
function v(e, { status: t, headers: n, bytes: r }, o) {
  if (t === 407) return E(t, o);
  if (t === 400 && /HTTPS (port|server)|SSL-enabled/.test(r.toString("latin1", 0, 1e3)))
    return new c(`${u(o)}: it wants TLS; give the endpoint as https: (400)`, "none");
  let s = /^text\/html/i.test(n["content-type"] ?? ""), i = t === 200 && r.length === 0 && ["GET", "HEAD"].includes(e);
  return t < 500 && (F(r) || i && s) ? R(t, o) : void 0;
}
function F(e) {
  return /^\s*<(!doctype html|html)/i.test(e.toString("latin1", 0, 100));
}
var b = 8 * 1024 ** 2;
async function P(e, t) {
  let n = await y(b, e).catch((r) => {
    throw w(r, t);
  });
  if (n.length <= b) return n;
  throw new c(`${u(t)}: the answer does not end`, "none");
}
var a = class extends Error {
  name = "ErrorResponse";
  status;
  /** S3's error code; `Unknown` if there was none. */
  code;
  region;
  retryAfterMs;
  constructor({ status: t, headers: n, bytes: r }) {
    let o = B(r) ?? {};
    super((p(o, "Message") ?? "UnknownError").replace(/\s+/g, " ").slice(0, 200)), this.status = t, this.code = (p(o, "Code") ?? "Unknown").slice(0, 64);
    let s = p(o, "Region") ?? n["x-amz-bucket-region"] ?? "";
    this.region = /^[a-z0-9-]{1,40}$/.test(s) ? s : void 0, this.retryAfterMs = S(n["retry-after"]);
  }
};
function k(e) {
  if (B(e.bytes)) throw new a({ ...e, status: 503 });
}
function U(e, t) {
  return k(e), l(H(e.bytes), t)[0] ?? {};
}
function l(e, t) {
  return [e[t] ?? []].flat().map((n) => typeof n == "object" ? n : {});
}
function p(e, t) {
  let n = e[t];
  return typeof n == "string" ? n : void 0;
}
function H(e) {
  return e.length === 0 ? {} : x(e.toString());
}
function B(e) {
  if (!e.includes("<Error")) return;
  let t = h(() => H(e)) ?? {};
  return l(l(t, "ErrorResponse")[0] ?? t, "Error")[0];
}

export {
  L as a,
  T as b,
  a as c,
  k as d,
  U as e,
  l as f,
  p as g
};
