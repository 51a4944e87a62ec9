import {
  c as p,
  e as F,
  f as M,
  g as h
} from "./shared-6ZMV6JF3.js";
import {
  c as w
} from "./shared-MXAPRA7P.js";
import {
  Wa as O,
  Xa as q,
  jb as P,
  k as A,
  kb as I,
  za as S
} from "./shared-4H6W3SON.js";

// src/stores/s3/errors.ts
var c = class extends Error {
  name = "S3Error";
  kind;
  hints;
  constructor(t, n, r = {}) {
    super(n), this.kind = t, this.hints = r;
  }
};
function k(e, ...t) {
  return e instanceof c && t.includes(e.kind);
}
var G = [
  ["absent", ["NoSuchKey", "NoSuchUpload", 404]],
  ["bucket", ["NoSuchBucket"]],
  ["busy", ["RequestTimeout", "SlowDown", 408, 429]],
  ["clock", ["RequestExpired", "RequestTimeTooSkewed"]],
  ["credentials", ["InvalidAccessKeyId", "InvalidToken", "SignatureDoesNotMatch"]],
  ["denied", ["AccessDenied", "AccountProblem", "AllAccessDisabled", 403]],
  ["expired", ["ExpiredToken", "ExpiredTokenException", "TokenRefreshRequired"]],
  ["region", ["AuthorizationHeaderMalformed", "IllegalLocationConstraintException"]],
  ["region", ["PermanentRedirect", "TemporaryRedirect", 301, 307]],
  ["taken", ["ConditionalRequestConflict", "PreconditionFailed", 409, 412]],
  ["unsupported", ["NotImplemented", 501]]
];
function v(e, t) {
  if (e instanceof c) return e;
  if (e instanceof O)
    return new c("unreachable", e.message, { retryable: e.recover !== "none" });
  if (!(e instanceof p)) {
    let f = A(e).replace(/^@aws-sdk |\n.*$/gs, "");
    return new c("other", `the answer was not one that ${t.label} gives: ${f}`);
  }
  let n = U(e), { status: r, code: o, region: i, retryAfterMs: a, message: s } = e, d = { retryable: n === "busy", region: i, retryAfterMs: a };
  return new c(n, W[n]({ ...t, status: r, code: o, region: i, message: s }), d);
}
function U({ code: e, status: t, region: n }) {
  let r = (i) => G.find(([, a]) => a.includes(i))?.[0], o = t === 400 && n !== void 0 ? "region" : r(t);
  return r(e) ?? o ?? (t >= 500 ? "busy" : "other");
}
var W = {
  absent: ({ label: e }) => `${e} does not have what was asked for`,
  bucket: ({ bucket: e, host: t }) => `there is no bucket ${e} at ${t}: create it, or correct the inputs \`bucket\` and \`endpoint\``,
  busy: ({ label: e, code: t, status: n }) => `${e} cannot answer now (${N(n, t)}): try again later`,
  clock: ({ label: e }) => `${e} refuses the time of this machine's requests: set its clock right`,
  credentials: ({ label: e, credentials: t, code: n }) => `${e} does not accept the credentials from ${t} (${n}): correct the access key and its secret`,
  denied: ({ label: e, credentials: t, needs: n }) => `${e} denies access to the credentials from ${t}: allow them ${n}`,
  expired: ({ label: e, credentials: t }) => `the credentials for ${e} from ${t} have expired: get new ones in a step before this one, or longer-lived ones`,
  other: ({ label: e, code: t, status: n, message: r }) => `${e} answered ${N(n, t)}: ${r}`,
  region: ({ label: e, region: t }) => t === void 0 ? `${e} is in another region than the input \`region\` says: correct it` : `${e} is in the region ${t}: set the input \`region\` to it`,
  taken: ({ label: e }) => `${e} has another writer's entry of this name`,
  unsupported: ({ label: e, code: t }) => `${e} does not support this request (${t})`
};
function N(e, t) {
  return /^\d+$|^Unknown/.test(t) ? String(e) : `${e} ${t}`;
}
function j(e, t) {
  let r = `${`${e} gave no answer within ${Math.round(t / 1e3)} seconds`}: check the input \`endpoint\`, the network and the proxy`;
  return new c("unreachable", r, { retryable: !0 });
}

// src/stores/s3/session.ts
function g(e, t) {
  if (e !== void 0) return e;
  let n = "the answer lacks what those of S3 have: check the input `endpoint` and the proxy";
  throw new c(t, n, { retryable: t === "busy" });
}
function ce({ bucket: e, endpoint: t }, n, r) {
  let o = t === "" ? "S3" : new URL(t).host, i = { label: `the ${n}`, bucket: e, host: o, credentials: r.source }, a = 0;
  return {
    bucket: e,
    /** @throws S3Error, or the signal's reason */
    async request(s, d) {
      let { needs: f, isPart: l = !1, isLast: u = !1, signal: $, onSent: K, idleMs: T = 5e3 } = d, B = a, E = 0, { corrections: R } = r, C = await P({ signal: $, judge: (y) => {
        let b = y instanceof q, m = b ? j(o, T) : v(y, { ...i, needs: f }), { retryable: L, retryAfterMs: H = 0 } = m.hints;
        return !b && E < 2 && r.correct(m, R) ? (E++, { error: m, failures: 0, retryAfterMs: 0 }) : { error: m, failures: !L || b && u ? Number.POSITIVE_INFINITY : I(y), retryAfterMs: H };
      }, maxFailures: () => l && a > B ? 8 : 3 }, () => (R = r.corrections, s(r, { signal: $, onSent: K, idleMs: T })));
      return l && a++, C;
    }
  };
}

// src/stores/s3/objects.ts
async function z(e, t, n) {
  try {
    return await e.request(n, { needs: "s3:GetObject", signal: t });
  } catch (r) {
    if (k(r, "absent")) return;
    throw r;
  }
}
async function D(e, t, n) {
  let r = w(t), o = await z(e, n, async (s, d) => {
    let f = () => s.send({ method: "GET", path: r, headers: { range: "bytes=0-0" } }, d), { headers: l } = await s.send({ method: "HEAD", path: r }, d).catch(async (u) => {
      throw u instanceof p && [301, 400, 403].includes(u.status) && await f(), u;
    });
    return l.etag === void 0 ? { ...l, etag: (await f()).headers.etag } : l;
  });
  if (!o) return;
  let i = g(o.etag, "other"), a = Number(g(o["content-length"], "other"));
  return { name: t, size: a, etag: i, createdAt: x(o["last-modified"]), draft: o["x-amz-meta-draft"] };
}
async function ge(e, t, n) {
  try {
    return await D(e, t, n) !== void 0;
  } catch (r) {
    if (k(r, "denied")) return !1;
    throw r;
  }
}
async function ye(e, t, n) {
  let r = `bytes=-${S}`, o = { method: "GET", path: w(t), headers: { range: r } }, i = await z(
    e,
    n,
    (f, l) => f.send(o, l).catch((u) => {
      if (!(u instanceof p && u.status === 416)) throw u;
      return { status: 416, headers: {}, bytes: Buffer.alloc(0) };
    })
  );
  if (!i) return;
  let { headers: a } = i, s = Q(i);
  if (s) return { name: t, createdAt: x(a["last-modified"]), ...s };
  let d = await D(e, t, n);
  return d && { ...d, isStream: d.size > S && a["content-range"] === void 0 };
}
function Q({ headers: e, bytes: t }) {
  let { etag: n, "content-range": r = "", "content-encoding": o = "identity" } = e, [, i, a, s = 0] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(r)?.map(Number) ?? [];
  if (!(!(a === s - 1 && i === s - t.length) || n === void 0 || o !== "identity"))
    return { size: s, etag: n, tail: t };
}
async function be({ request: e }, t, n, r) {
  let o = { "list-type": "2", prefix: t, ...n !== void 0 && { "continuation-token": n } }, i = await e(
    async (s, d) => F(await s.send({ method: "GET", query: o }, d), "ListBucketResult"),
    { needs: "s3:ListBucket", signal: r }
  ), a = g(h(i, "IsTruncated"), "other") === "true";
  return {
    objects: M(i, "Contents").map((s) => ({
      name: h(s, "Key") ?? "",
      size: Number(h(s, "Size") ?? 0),
      etag: h(s, "ETag"),
      createdAt: x(h(s, "LastModified"))
    })),
    next: a ? h(i, "NextContinuationToken") : void 0
  };
}
function x(e = "") {
  return new Date(Date.parse(e) || 0);
}

export {
  c as a,
  k as b,
  j as c,
  g as d,
  ce as e,
  D as f,
  ge as g,
  ye as h,
  be as i
};
