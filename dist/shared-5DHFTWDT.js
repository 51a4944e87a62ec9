import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  c as S
} from "./shared-4HQVX6HT.js";
import {
  Na as k,
  Oa as c,
  Qa as g,
  Ra as w,
  Ta as E,
  Ua as R,
  Wa as $,
  i as b
} from "./shared-V5VOWNUM.js";

// src/stores/s3/errors.ts
var a = class extends Error {
  name = "S3Error";
  kind;
  /** Whether another attempt may succeed. */
  retryable;
  /** The bucket's region, if the answer named it. */
  region;
  /** How long the answer asked to wait, in milliseconds; 0 if it did not. */
  retryAfterMs;
  constructor(n, t, { retryable: r = !1, region: s, retryAfterMs: o = 0 } = {}) {
    super(t), this.kind = n, this.retryable = r, this.region = s, this.retryAfterMs = o;
  }
}, x = [
  { kind: "absent", codes: ["NoSuchKey", "NoSuchUpload"], statuses: [404] },
  { kind: "bucket", codes: ["NoSuchBucket"] },
  { kind: "busy", codes: ["RequestTimeout", "SlowDown"], statuses: [408, 429] },
  { kind: "clock", codes: ["RequestExpired", "RequestTimeTooSkewed"] },
  { kind: "credentials", codes: ["InvalidAccessKeyId", "InvalidToken", "SignatureDoesNotMatch"] },
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
function L(e, n) {
  if (e instanceof a) return e;
  if (e instanceof c)
    return new a("unreachable", e.message, { retryable: e.recover !== "none" });
  if (!(e instanceof u)) {
    let p = b(e).replace(/^@aws-sdk |\n.*$/gs, "");
    return new a("other", `the answer was not one that ${n.label} gives: ${p}`);
  }
  let t = M(e), { status: r, code: s, region: o, retryAfterMs: i, message: d } = e, f = { retryable: t === "busy", region: o, retryAfterMs: i };
  return new a(t, q[t]({ ...n, status: r, code: s, region: o, said: d }), f);
}
var u = class extends Error {
  name = "ErrorResponse";
  status;
  /** S3's error code; `Unknown` if there was none. */
  code;
  region;
  retryAfterMs;
  constructor({ status: n, headers: t, code: r = "Unknown", message: s = "UnknownError", region: o }) {
    super(s.replace(/\s+/g, " ").slice(0, 200)), this.status = n, this.code = r.slice(0, 64);
    let i = o ?? t["x-amz-bucket-region"];
    this.region = i !== void 0 && /^[a-z0-9-]{1,40}$/.test(i) ? i : void 0, this.retryAfterMs = $(t["retry-after"]);
  }
};
function M({ code: e, status: n, region: t }) {
  let r = x.find(({ codes: o }) => o.includes(e));
  return r ? r.kind : n === 400 && t !== void 0 ? "region" : x.find(({ statuses: o = [] }) => o.includes(n))?.kind ?? (n >= 500 ? "busy" : "other");
}
var q = {
  absent: ({ label: e }) => `${e} does not have what was asked for`,
  bucket: ({ bucket: e, host: n }) => `there is no bucket ${e} at ${n}: create it, or correct the inputs bucket and endpoint`,
  busy: ({ label: e, code: n, status: t }) => `${e} cannot answer now (${v(t, n)}): try again later`,
  clock: ({ label: e }) => `${e} refuses the time of this machine's requests: set its clock right`,
  credentials: ({ label: e, credentials: n, code: t }) => `${e} does not accept the credentials from ${n} (${t}): correct the access key and its secret`,
  denied: ({ label: e, credentials: n, needs: t }) => `${e} denies access to the credentials from ${n}: allow them ${t}`,
  expired: ({ label: e, credentials: n }) => `the credentials for ${e} from ${n} have expired: get new ones in a step before this one, or longer-lived ones`,
  other: ({ label: e, code: n, status: t, said: r }) => `${e} answered ${v(t, n)}: ${r}`,
  region: ({ label: e, region: n }) => n === void 0 ? `${e} is in another region than the input region says: correct it` : `${e} is in the region ${n}: set the input region to it`,
  taken: ({ label: e }) => `${e} has another writer's entry of this name`,
  unreachable: ({ host: e }) => `${e} gave no answer: check the input endpoint, the network and the proxy`,
  unsupported: ({ label: e, code: n }) => `${e} does not know how to do this (${n}): use another kind of store`
};
function v(e, n) {
  return /^\d+$|^Unknown/.test(n) ? String(e) : `${e} ${n}`;
}
function N(e, n) {
  let r = `${`${e} gave no answer within ${Math.round(n / 1e3)} seconds`}: check the input endpoint, the network and the proxy`;
  return new a("unreachable", r, { retryable: !0 });
}

// src/stores/s3/response.ts
async function J(e, n, t, r) {
  let { status: s, headers: o, body: i } = await e.request(n, t), d = I(o);
  r?.(d);
  let f = t.headers?.range !== void 0 && s === 200 && d["content-range"] === void 0;
  f && i.destroy();
  let p = f ? Buffer.alloc(0) : await B(i, n), h = { status: s, headers: d, bytes: p }, y = P(t.method, h, n);
  if (y) throw y;
  if (s >= 300) throw F(h);
  return h;
}
function I(e) {
  let n = Object.entries(e).filter(([, t]) => t !== void 0);
  return Object.fromEntries(n.map(([t, r]) => [t, String(r)]));
}
function P(e, { status: n, headers: t, bytes: r }, s) {
  if (n === 407) return E(n, s);
  if (n === 400 && /HTTPS (port|server)|SSL-enabled/.test(r.toString("latin1", 0, 1e3)))
    return new c(`${g(s)}: it wants TLS; give the endpoint as https: (400)`, "none");
  let o = /^text\/html/i.test(t["content-type"] ?? ""), i = n === 200 && r.length === 0 && ["GET", "HEAD"].includes(e);
  return n < 500 && (O(r) || i && o) ? R(n, s) : void 0;
}
function O(e) {
  return /^\s*<(!doctype html|html)/i.test(e.toString("latin1", 0, 100));
}
var A = 8 * 1024 ** 2;
async function B(e, n) {
  let t = await k(A, e).catch((r) => {
    throw w(r, n);
  });
  if (t.length <= A) return t;
  throw new c(`${g(n)}: the answer does not end`, "none");
}
function Q(e, n) {
  let t = T(e.bytes);
  return K(e, t), l(t, n);
}
function K(e, n = H(e.bytes)) {
  if (n.Error !== void 0) throw F({ ...e, status: 503 });
}
function T(e) {
  return e.length === 0 ? {} : S(e.toString());
}
function l(e, n) {
  let t = e[n];
  return typeof t == "object" && t !== null ? t : {};
}
function V(e, n) {
  return [e[n] ?? []].flat().map((t) => l({ child: t }, "child"));
}
function m(e, n) {
  let t = e[n];
  return typeof t == "string" ? t : void 0;
}
function F({ status: e, headers: n, bytes: t }) {
  let r = l(H(t), "Error");
  return new u({
    status: e,
    headers: n,
    code: m(r, "Code"),
    message: m(r, "Message"),
    region: m(r, "Region")
  });
}
function H(e) {
  try {
    let n = T(e);
    return "ErrorResponse" in n ? l(n, "ErrorResponse") : n;
  } catch {
    return {};
  }
}

export {
  a,
  L as b,
  u as c,
  N as d,
  J as e,
  I as f,
  Q as g,
  K as h,
  V as i,
  m as j
};
