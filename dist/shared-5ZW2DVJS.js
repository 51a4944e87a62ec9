import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  c as $
} from "./shared-4HQVX6HT.js";
import {
  Na as b,
  Oa as c,
  Qa as g,
  Ra as k,
  Ta as w,
  Ua as E,
  Wa as R,
  i as y
} from "./shared-DVJP4KQS.js";

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
}, S = [
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
    let p = y(e).replace(/^@aws-sdk |\n.*$/gs, "");
    return new a("other", `the answer was not one that ${n.label} gives: ${p}`);
  }
  let t = T(e), { status: r, code: s, region: o, retryAfterMs: i, message: d } = e, f = { retryable: t === "busy", region: o, retryAfterMs: i };
  return new a(t, F[t]({ ...n, status: r, code: s, region: o, said: d }), f);
}
var u = class extends Error {
  name = "ErrorResponse";
  status;
  /** S3's error code; `Unknown` if there was none. */
  code;
  region;
  retryAfterMs;
  constructor({ status: n, headers: t }, { Code: r = "Unknown", Message: s = "UnknownError", Region: o }) {
    super(s.replace(/\s+/g, " ").slice(0, 200)), this.status = n, this.code = r.slice(0, 64);
    let i = o ?? t["x-amz-bucket-region"];
    this.region = i !== void 0 && /^[a-z0-9-]{1,40}$/.test(i) ? i : void 0, this.retryAfterMs = R(t["retry-after"]);
  }
};
function T({ code: e, status: n, region: t }) {
  let r = S.find(({ codes: o }) => o.includes(e));
  return r ? r.kind : n === 400 && t !== void 0 ? "region" : S.find(({ statuses: o = [] }) => o.includes(n))?.kind ?? (n >= 500 ? "busy" : "other");
}
var F = {
  absent: ({ label: e }) => `${e} does not have what was asked for`,
  bucket: ({ bucket: e, host: n }) => `there is no bucket ${e} at ${n}: create it, or correct the inputs bucket and endpoint`,
  busy: ({ label: e, code: n, status: t }) => `${e} cannot answer now (${x(t, n)}): try again later`,
  clock: ({ label: e }) => `${e} refuses the time of this machine's requests: set its clock right`,
  credentials: ({ label: e, credentials: n, code: t }) => `${e} does not accept the credentials from ${n} (${t}): correct the access key and its secret`,
  denied: ({ label: e, credentials: n, needs: t }) => `${e} denies access to the credentials from ${n}: allow them ${t}`,
  expired: ({ label: e, credentials: n }) => `the credentials for ${e} from ${n} have expired: get new ones in a step before this one, or longer-lived ones`,
  other: ({ label: e, code: n, status: t, said: r }) => `${e} answered ${x(t, n)}: ${r}`,
  region: ({ label: e, region: n }) => n === void 0 ? `${e} is in another region than the input region says: correct it` : `${e} is in the region ${n}: set the input region to it`,
  taken: ({ label: e }) => `${e} has another writer's entry of this name`,
  unreachable: ({ host: e }) => `${e} gave no answer: check the input endpoint, the network and the proxy`,
  unsupported: ({ label: e, code: n }) => `${e} does not know how to do this (${n}): use another kind of store`
};
function x(e, n) {
  return /^\d+$|^Unknown/.test(n) ? String(e) : `${e} ${n}`;
}
function N(e, n) {
  let r = `${`${e} gave no answer within ${Math.round(n / 1e3)} seconds`}: check the input endpoint, the network and the proxy`;
  return new a("unreachable", r, { retryable: !0 });
}

// src/stores/s3/response.ts
async function J(e, n, t, r) {
  let { status: s, headers: o, body: i } = await e.request(n, t), d = q(o);
  r?.(d);
  let f = t.headers?.range !== void 0 && s === 200 && d["content-range"] === void 0;
  f && i.destroy();
  let p = f ? Buffer.alloc(0) : await O(i, n), h = { status: s, headers: d, bytes: p }, m = I(t.method, h, n);
  if (m) throw m;
  if (s >= 300) throw H(h);
  return h;
}
function q(e) {
  let n = Object.entries(e).filter(([, t]) => t !== void 0);
  return Object.fromEntries(n.map(([t, r]) => [t, String(r)]));
}
function I(e, { status: n, headers: t, bytes: r }, s) {
  if (n === 407) return w(n, s);
  if (n === 400 && /HTTPS (port|server)|SSL-enabled/.test(r.toString("latin1", 0, 1e3)))
    return new c(`${g(s)}: it wants TLS; give the endpoint as https: (400)`, "none");
  let o = /^text\/html/i.test(t["content-type"] ?? ""), i = n === 200 && r.length === 0 && ["GET", "HEAD"].includes(e);
  return n < 500 && (P(r) || i && o) ? E(n, s) : void 0;
}
function P(e) {
  return /^\s*<(!doctype html|html)/i.test(e.toString("latin1", 0, 100));
}
var A = 8 * 1024 ** 2;
async function O(e, n) {
  let t = await b(A, e).catch((r) => {
    throw k(r, n);
  });
  if (t.length <= A) return t;
  throw new c(`${g(n)}: the answer does not end`, "none");
}
function Q(e, n) {
  let t = v(e.bytes);
  return B(e, t), l(t, n);
}
function B(e, n = M(e.bytes)) {
  if (n.Error !== void 0) throw H({ ...e, status: 503 });
}
function v(e) {
  return e.length === 0 ? {} : $(e.toString());
}
function l(e, n) {
  let t = e[n];
  return typeof t == "object" && t !== null ? t : {};
}
function V(e, n) {
  return [e[n] ?? []].flat().map((t) => l({ child: t }, "child"));
}
function C(e, n) {
  let t = e[n];
  return typeof t == "string" ? t : void 0;
}
function H(e) {
  let n = l(M(e.bytes), "Error"), [t, r, s] = ["Code", "Message", "Region"].map((o) => C(n, o));
  return new u(e, { Code: t, Message: r, Region: s });
}
function M(e) {
  try {
    let n = v(e);
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
  q as f,
  Q as g,
  B as h,
  V as i,
  C as j
};
