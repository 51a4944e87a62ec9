import {
  c as x
} from "./shared-OSXA3Y6X.js";
import {
  $a as w,
  Va as y,
  Wa as c,
  Ya as u,
  bb as E,
  cb as R,
  eb as S,
  l as h
} from "./shared-4H6W3SON.js";

// src/stores/s3/response.ts
async function I(t, e, n, r) {
  let { status: o, headers: s, body: a } = await t.request(e, n), i = v(s);
  r?.(i);
  let m = n.headers?.range !== void 0 && o === 200 && i["content-range"] === void 0;
  m && a.destroy();
  let T = m ? Buffer.alloc(0) : await F(a, e), f = { status: o, headers: i, bytes: T }, g = B(n.method, f, e);
  if (g) throw g;
  if (o >= 300) throw new d(f);
  return f;
}
function v(t) {
  let e = Object.entries(t).filter(([, n]) => n !== void 0);
  return Object.fromEntries(e.map(([n, r]) => [n, String(r)]));
}
function B(t, { status: e, headers: n, bytes: r }, o) {
  if (e === 407) return E(e, o);
  if (e === 400 && /HTTPS (port|server)|SSL-enabled/.test(r.toString("latin1", 0, 1e3)))
    return new c(`${u(o)}: it wants TLS; give the endpoint as https: (400)`, "none");
  let s = /^text\/html/i.test(n["content-type"] ?? ""), a = e === 200 && r.length === 0 && ["GET", "HEAD"].includes(t), i = /^\s*<(!doctype html|html)/i.test(r.toString("latin1", 0, 100));
  return e < 500 && (i || a && s) ? R(e, o) : void 0;
}
var b = 8 * 1024 ** 2;
async function F(t, e) {
  let n = await y(b, t).catch((r) => {
    throw w(r, e);
  });
  if (n.length <= b) return n;
  throw new c(`${u(e)}: the answer does not end`, "none");
}
var d = class extends Error {
  name = "ErrorResponse";
  status;
  /** S3's error code; `Unknown` if there was none. */
  code;
  region;
  retryAfterMs;
  constructor({ status: e, headers: n, bytes: r }) {
    let o = O(r) ?? {};
    super((p(o, "Message") ?? "UnknownError").replace(/\s+/g, " ").slice(0, 200)), this.status = e, this.code = (p(o, "Code") ?? "Unknown").slice(0, 64);
    let s = p(o, "Region") ?? n["x-amz-bucket-region"] ?? "";
    this.region = /^[a-z0-9-]{1,40}$/.test(s) ? s : void 0, this.retryAfterMs = S(n["retry-after"]);
  }
};
function P(t) {
  if (O(t.bytes)) throw new d({ ...t, status: 503 });
}
function L(t, e) {
  return P(t), l(H(t.bytes), e)[0] ?? {};
}
function l(t, e) {
  return [t[e] ?? []].flat().map((n) => typeof n == "object" ? n : {});
}
function p(t, e) {
  let n = t[e];
  return typeof n == "string" ? n : void 0;
}
function H(t) {
  return t.length === 0 ? {} : x(t.toString());
}
function O(t) {
  if (!t.includes("<Error")) return;
  let e = h(() => H(t)) ?? {};
  return l(l(e, "ErrorResponse")[0] ?? e, "Error")[0];
}

export {
  I as a,
  v as b,
  d as c,
  P as d,
  L as e,
  l as f,
  p as g
};
