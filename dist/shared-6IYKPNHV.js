import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  e as H
} from "./shared-WIOORG4O.js";
import {
  b as A
} from "./shared-WXEOO7AX.js";
import {
  Na as v,
  Oa as y,
  Pa as q,
  Qa as $,
  Ra as M,
  Ta as B,
  Ua as j,
  Wa as C,
  Xa as N,
  Ya as z,
  fa as T,
  i as I
} from "./shared-RU2GZI3J.js";

// src/stores/s3/errors.ts
var c = class extends Error {
  name = "S3Error";
  kind;
  /** Whether another attempt may succeed. */
  retryable;
  /** The bucket's region, if the answer named it. */
  region;
  /** How long the answer asked to wait, in milliseconds; 0 if it did not. */
  retryAfterMs;
  constructor(t, n, { retryable: r = !1, region: s, retryAfterMs: o = 0 } = {}) {
    super(n), this.kind = t, this.retryable = r, this.region = s, this.retryAfterMs = o;
  }
}, D = [
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
function K(e, t) {
  if (e instanceof c) return e;
  if (e instanceof y)
    return new c("unreachable", e.message, { retryable: e.recover !== "none" });
  if (!(e instanceof m)) {
    let [d = ""] = I(e).replace(/^@aws-sdk /, "").split(`
`);
    return new c("other", `the answer was not one that ${t.label} gives: ${d}`);
  }
  let n = ne(e), { status: r, code: s, region: o, retryAfterMs: i, message: a } = e;
  return new c(n, re[n]({ ...t, status: r, code: s, region: o, said: a }), {
    retryable: n === "busy",
    region: o,
    retryAfterMs: i
  });
}
var m = class extends Error {
  name = "ErrorResponse";
  status;
  /** S3's error code; `Unknown` if there was none. */
  code;
  region;
  retryAfterMs;
  constructor({ status: t, headers: n, code: r = "Unknown", message: s = "UnknownError", region: o }) {
    super(s.replace(/\s+/g, " ").slice(0, 200)), this.status = t, this.code = r.slice(0, 64);
    let i = o ?? n["x-amz-bucket-region"];
    this.region = i !== void 0 && /^[a-z0-9-]{1,40}$/.test(i) ? i : void 0, this.retryAfterMs = C(n["retry-after"]);
  }
};
function ne({ code: e, status: t, region: n }) {
  let r = D.find(({ codes: o }) => o.includes(e));
  return r ? r.kind : t === 400 && n !== void 0 ? "region" : D.find(({ statuses: o = [] }) => o.includes(t))?.kind ?? (t >= 500 ? "busy" : "other");
}
var re = {
  absent: ({ label: e }) => `${e} does not have what was asked for`,
  bucket: ({ bucket: e, host: t }) => `there is no bucket ${e} at ${t}: create it, or correct the inputs bucket and endpoint`,
  busy: ({ label: e, code: t, status: n }) => `${e} cannot answer now (${L(n, t)}): try again later`,
  clock: ({ label: e }) => `${e} refuses the time of this machine's requests: set its clock right`,
  credentials: ({ label: e, credentials: t, code: n }) => `${e} does not accept the credentials from ${t} (${n}): correct the access key and its secret`,
  denied: ({ label: e, credentials: t, needs: n }) => `${e} denies access to the credentials from ${t}: allow them ${n}`,
  expired: ({ label: e, credentials: t }) => `the credentials for ${e} from ${t} have expired: get new ones in a step before this one, or longer-lived ones`,
  other: ({ label: e, code: t, status: n, said: r }) => `${e} answered ${L(n, t)}: ${r}`,
  region: ({ label: e, region: t }) => t === void 0 ? `${e} is in another region than the input region says: correct it` : `${e} is in the region ${t}: set the input region to it`,
  taken: ({ label: e }) => `${e} has another writer's entry of this name`,
  unreachable: ({ host: e }) => `${e} gave no answer: check the input endpoint, the network and the proxy`,
  unsupported: ({ label: e, code: t }) => `${e} does not know how to do this (${t}): use another kind of store`
};
function L(e, t) {
  return /^\d+$|^Unknown/.test(t) ? String(e) : `${e} ${t}`;
}
function U(e, t) {
  let r = `${`${e} gave no answer within ${Math.round(t / 1e3)} seconds`}: check the input endpoint, the network and the proxy`;
  return new c("unreachable", r, { retryable: !0 });
}

// src/stores/s3/session.ts
function w(e, t) {
  if (e !== void 0) return e;
  let n = "the answer lacks what those of S3 have: check the input endpoint and the proxy";
  throw new c(t, n, { retryable: t === "busy" });
}
function Ee({ bucket: e, endpoint: t }, n, r) {
  let s = t === "" ? "S3" : new URL(t).host, o = { label: `the ${n}`, bucket: e, host: s, credentials: r.source }, i = 0;
  return {
    bucket: e,
    async request(a, { needs: d, isPart: f = !1, isLast: u = !1, signal: l, onSent: g, idleMs: h = 5e3 }) {
      let k = i, F = 0, x = r.current(), Z = await N({ signal: l, judge: (E) => {
        let R = E instanceof q, b = R ? U(s, h) : K(E, { ...o, needs: d }), { retryable: ee, retryAfterMs: te } = b;
        return !R && F < 2 && r.recover(x, b) ? (F++, { error: b, failures: 0, retryAfterMs: 0 }) : { error: b, failures: !ee || R && u ? Number.POSITIVE_INFINITY : z(E), retryAfterMs: te };
      }, maxFailures: () => f && i > k ? 8 : 3 }, () => (x = r.current(), a(x, { signal: l, onSent: g, idleMs: h })));
      return f && i++, Z;
    }
  };
}

// src/stores/s3/response.ts
async function Oe(e, t, n, r) {
  let { status: s, headers: o, body: i } = await e.request(t, n), a = Object.entries(o).filter(([, h]) => h !== void 0), d = Object.fromEntries(a.map(([h, k]) => [h, String(k)]));
  r?.(d);
  let f = n.headers?.range !== void 0 && s === 200 && d["content-range"] === void 0;
  f && i.destroy();
  let u = f ? Buffer.alloc(0) : await ue(i, t), l = { status: s, headers: d, bytes: u }, g = de(n.method, l, t);
  if (g) throw g;
  if (s >= 300) throw Y(l);
  return l;
}
function de(e, { status: t, headers: n, bytes: r }, s) {
  if (t === 407) return B(t, s);
  if (t === 400 && /HTTPS (port|server)|SSL-enabled/.test(r.toString("latin1", 0, 1e3)))
    return new y(`${$(s)}: it wants TLS; give the endpoint as https: (400)`, "none");
  let o = /^text\/html/i.test(n["content-type"] ?? ""), i = t === 200 && r.length === 0 && ["GET", "HEAD"].includes(e);
  return t < 500 && (ce(r) || i && o) ? j(t, s) : void 0;
}
function ce(e) {
  return /^\s*<(!doctype html|html)/i.test(e.toString("latin1", 0, 100));
}
var G = 8 * 1024 ** 2;
async function ue(e, t) {
  let n = await v(G, e).catch((r) => {
    throw M(r, t);
  });
  if (n.length <= G) return n;
  throw new y(`${$(t)}: the answer does not end`, "none");
}
function V(e, t) {
  let n = W(e.bytes);
  return fe(e, n), S(n, t);
}
function fe(e, t = _(e.bytes)) {
  if (t.Error !== void 0) throw Y({ ...e, status: 503 });
}
function W(e) {
  return e.length === 0 ? {} : H(e.toString());
}
function S(e, t) {
  let n = e[t];
  return typeof n == "object" && n !== null ? n : {};
}
function X(e, t) {
  return [e[t] ?? []].flat().map((n) => S({ child: n }, "child"));
}
function p(e, t) {
  let n = e[t];
  return typeof n == "string" ? n : void 0;
}
function Y({ status: e, headers: t, bytes: n }) {
  let r = S(_(n), "Error");
  return new m({
    status: e,
    headers: t,
    code: p(r, "Code"),
    message: p(r, "Message"),
    region: p(r, "Region")
  });
}
function _(e) {
  try {
    let t = W(e);
    return "ErrorResponse" in t ? S(t, "ErrorResponse") : t;
  } catch {
    return {};
  }
}

// src/stores/s3/objects.ts
var P = "s3:GetObject";
async function J({ request: e }, t, n) {
  let r = await Q(
    e(
      async (i, a) => {
        let d = { range: "bytes=0-0" }, f = A(t), u = () => i.send({ method: "GET", path: f, headers: d }, a), { headers: l } = await i.send({ method: "HEAD", path: f }, a).catch(async (g) => {
          throw g instanceof m && [301, 400, 403].includes(g.status) && await u(), g;
        });
        return l.etag === void 0 ? { ...l, etag: (await u()).headers.etag } : l;
      },
      { needs: P, signal: n }
    )
  );
  if (!r) return;
  let s = w(r.etag, "other"), o = Number(w(r["content-length"], "other"));
  return { name: t, size: o, etag: s, createdAt: O(r["last-modified"]), draft: r["x-amz-meta-draft"] };
}
async function je(e, t, n) {
  try {
    return await J(e, t, n) !== void 0;
  } catch (r) {
    if (r instanceof c && r.kind === "denied") return !1;
    throw r;
  }
}
async function Ce(e, t, n) {
  let r = { range: `bytes=-${T}` }, s = await Q(
    e.request(
      (d, f) => d.send({ method: "GET", path: A(t), headers: r }, f).catch((u) => {
        if (!(u instanceof m) || u.status !== 416) throw u;
        return { status: u.status, headers: {}, bytes: Buffer.alloc(0) };
      }),
      { needs: P, signal: n }
    )
  );
  if (!s) return;
  let o = le(s);
  if (o) return { name: t, createdAt: O(s.headers["last-modified"]), ...o };
  let i = await J(e, t, n), a = s.headers["content-range"] === void 0;
  return i && { ...i, isStream: i.size > T && a };
}
function le({ headers: e, bytes: t }) {
  let { etag: n, "content-range": r = "", "content-encoding": s = "identity" } = e, [, o, i, a = 0] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(r)?.map(Number) ?? [];
  if (!(!(i === a - 1 && o === a - t.length) || n === void 0 || s !== "identity"))
    return { size: a, etag: n, tail: t };
}
async function Q(e) {
  try {
    return await e;
  } catch (t) {
    if (t instanceof c && t.kind === "absent") return;
    throw t;
  }
}
async function Ne({ request: e }, t, n, r) {
  let s = { "list-type": "2", prefix: t, ...n !== void 0 && { "continuation-token": n } }, o = await e(
    async (a, d) => V(await a.send({ method: "GET", query: s }, d), "ListBucketResult"),
    { needs: "s3:ListBucket", signal: r }
  ), i = w(p(o, "IsTruncated"), "other") === "true";
  return {
    objects: X(o, "Contents").map((a) => ({
      name: p(a, "Key") ?? "",
      size: Number(p(a, "Size") ?? 0),
      etag: p(a, "ETag"),
      createdAt: O(p(a, "LastModified"))
    })),
    next: i ? p(o, "NextContinuationToken") : void 0
  };
}
function O(e = "") {
  return new Date(Date.parse(e) || 0);
}
function ze({ request: e }, t, n) {
  return e((r) => r.signUrl(t), { needs: P, signal: n });
}

export {
  c as a,
  U as b,
  Oe as c,
  fe as d,
  w as e,
  Ee as f,
  J as g,
  je as h,
  Ce as i,
  Ne as j,
  ze as k
};
