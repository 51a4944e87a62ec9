import {
  c as S
} from "./shared-JH7K4AN2.js";
import {
  $a as w,
  Ta as h,
  Ua as c,
  Wa as u,
  Za as y,
  ab as E,
  cb as R
} from "./shared-MZ2KCVPD.js";

// src/stores/s3/response.ts
async function j(e, t, n, r) {
  let { status: o, headers: s, body: i } = await e.request(t, n), f = O(s);
  r?.(f);
  let g = n.headers?.range !== void 0 && o === 200 && f["content-range"] === void 0;
  g && i.destroy();
  let B = g ? Buffer.alloc(0) : await F(i, t), d = { status: o, headers: f, bytes: B }, m = T(n.method, d, t);
  if (m) throw m;
  if (o >= 300) throw new a(d);
  return d;
}
function O(e) {
  let t = Object.entries(e).filter(([, n]) => n !== void 0);
  return Object.fromEntries(t.map(([n, r]) => [n, String(r)]));
}
function T(e, { status: t, headers: n, bytes: r }, o) {
  if (t === 407) return w(t, o);
  if (t === 400 && /HTTPS (port|server)|SSL-enabled/.test(r.toString("latin1", 0, 1e3)))
    return new c(`${u(o)}: it wants TLS; give the endpoint as https: (400)`, "none");
  let s = /^text\/html/i.test(n["content-type"] ?? ""), i = t === 200 && r.length === 0 && ["GET", "HEAD"].includes(e);
  return t < 500 && (v(r) || i && s) ? E(t, o) : void 0;
}
function v(e) {
  return /^\s*<(!doctype html|html)/i.test(e.toString("latin1", 0, 100));
}
var x = 8 * 1024 ** 2;
async function F(e, t) {
  let n = await h(x, e).catch((r) => {
    throw y(r, t);
  });
  if (n.length <= x) return n;
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
    let o = H(r) ?? {};
    super((p(o, "Message") ?? "UnknownError").replace(/\s+/g, " ").slice(0, 200)), this.status = t, this.code = (p(o, "Code") ?? "Unknown").slice(0, 64);
    let s = p(o, "Region") ?? n["x-amz-bucket-region"] ?? "";
    this.region = /^[a-z0-9-]{1,40}$/.test(s) ? s : void 0, this.retryAfterMs = R(n["retry-after"]);
  }
};
function P(e) {
  if (H(e.bytes)) throw new a({ ...e, status: 503 });
}
function I(e, t) {
  return P(e), l(b(e.bytes), t)[0] ?? {};
}
function l(e, t) {
  return [e[t] ?? []].flat().map((n) => typeof n == "object" ? n : {});
}
function p(e, t) {
  let n = e[t];
  return typeof n == "string" ? n : void 0;
}
function b(e) {
  return e.length === 0 ? {} : S(e.toString());
}
function H(e) {
  if (e.includes("<Error"))
    try {
      let t = b(e);
      return l(l(t, "ErrorResponse")[0] ?? t, "Error")[0];
    } catch {
      return;
    }
}

export {
  j as a,
  O as b,
  a as c,
  P as d,
  I as e,
  l as f,
  p as g
};
