import {
  c as g,
  e as P,
  f as F,
  g as l
} from "./shared-455KG2HG.js";
import {
  c as w
} from "./shared-LEHR2BTT.js";
import {
  Va as A,
  Wa as O,
  ib as q,
  jb as I,
  z as R,
  za as S
} from "./shared-56XQ7IA3.js";

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
var L = [
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
  if (e instanceof A)
    return new c("unreachable", e.message, { retryable: e.recover !== "none" });
  if (!(e instanceof g)) {
    let u = R(e).replace(/^@aws-sdk |\n.*$/gs, "");
    return new c("other", `the answer was not one that ${t.label} gives: ${u}`);
  }
  let n = U(e), { status: r, code: i, region: o, retryAfterMs: a, message: s } = e, d = { retryable: n === "busy", region: o, retryAfterMs: a };
  return new c(n, G[n]({ ...t, status: r, code: i, region: o, message: s }), d);
}
function U({ code: e, status: t, region: n }) {
  let r = (o) => L.find(([, a]) => a.includes(o))?.[0], i = t === 400 && n !== void 0 ? "region" : r(t);
  return r(e) ?? i ?? (t >= 500 ? "busy" : "other");
}
var G = {
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
function p(e, t) {
  if (e !== void 0) return e;
  let n = "the answer lacks what those of S3 have: check the input `endpoint` and the proxy";
  throw new c(t, n, { retryable: t === "busy" });
}
function de({ bucket: e, endpoint: t }, n, r) {
  let i = t === "" ? "S3" : new URL(t).host, o = { label: `the ${n}`, bucket: e, host: i, credentials: r.source }, a = 0;
  return {
    bucket: e,
    async request(s, { needs: d, isPart: u = !1, isLast: f = !1, signal: m, onSent: D, idleMs: $ = 5e3 }) {
      let K = a, T = 0, { corrections: E } = r, B = await q({ signal: m, judge: (y) => {
        let b = y instanceof O, h = b ? j(i, $) : v(y, { ...o, needs: d }), { retryable: C, retryAfterMs: H = 0 } = h.hints;
        return !b && T < 2 && r.correct(h, E) ? (T++, { error: h, failures: 0, retryAfterMs: 0 }) : { error: h, failures: !C || b && f ? Number.POSITIVE_INFINITY : I(y), retryAfterMs: H };
      }, maxFailures: () => u && a > K ? 8 : 3 }, () => (E = r.corrections, s(r, { signal: m, onSent: D, idleMs: $ })));
      return u && a++, B;
    }
  };
}

// src/stores/s3/objects.ts
async function M(e, t, n) {
  try {
    return await e.request(n, { needs: "s3:GetObject", signal: t });
  } catch (r) {
    if (k(r, "absent")) return;
    throw r;
  }
}
async function z(e, t, n) {
  let r = w(t), i = await M(e, n, async (s, d) => {
    let u = () => s.send({ method: "GET", path: r, headers: { range: "bytes=0-0" } }, d), { headers: f } = await s.send({ method: "HEAD", path: r }, d).catch(async (m) => {
      throw m instanceof g && [301, 400, 403].includes(m.status) && await u(), m;
    });
    return f.etag === void 0 ? { ...f, etag: (await u()).headers.etag } : f;
  });
  if (!i) return;
  let o = p(i.etag, "other"), a = Number(p(i["content-length"], "other"));
  return { name: t, size: a, etag: o, createdAt: x(i["last-modified"]), draft: i["x-amz-meta-draft"] };
}
async function he(e, t, n) {
  try {
    return await z(e, t, n) !== void 0;
  } catch (r) {
    if (k(r, "denied")) return !1;
    throw r;
  }
}
async function pe(e, t, n) {
  let r = {
    method: "GET",
    path: w(t),
    headers: { range: `bytes=-${S}` }
  }, i = await M(
    e,
    n,
    (d, u) => d.send(r, u).catch((f) => {
      if (f instanceof g && f.status === 416)
        return { headers: {}, bytes: Buffer.alloc(0) };
      throw f;
    })
  );
  if (!i) return;
  let { headers: o } = i, a = J(i);
  if (a) return { name: t, createdAt: x(o["last-modified"]), ...a };
  let s = await z(e, t, n);
  return s && { ...s, isStream: s.size > S && o["content-range"] === void 0 };
}
function J({
  headers: e,
  bytes: t
}) {
  let { etag: n, "content-range": r = "", "content-encoding": i = "identity" } = e, [, o, a, s = 0] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(r)?.map(Number) ?? [];
  if (!(!(a === s - 1 && o === s - t.length) || n === void 0 || i !== "identity"))
    return { size: s, etag: n, tail: t };
}
async function ye({ request: e }, t, n, r) {
  let i = { "list-type": "2", prefix: t, ...n !== void 0 && { "continuation-token": n } }, o = await e(
    async (s, d) => P(await s.send({ method: "GET", query: i }, d), "ListBucketResult"),
    { needs: "s3:ListBucket", signal: r }
  ), a = p(l(o, "IsTruncated"), "other") === "true";
  return {
    objects: F(o, "Contents").map((s) => ({
      name: l(s, "Key") ?? "",
      size: Number(l(s, "Size") ?? 0),
      etag: l(s, "ETag"),
      createdAt: x(l(s, "LastModified"))
    })),
    next: a ? l(o, "NextContinuationToken") : void 0
  };
}
function x(e = "") {
  return new Date(Date.parse(e) || 0);
}
function be({ request: e }, t, n) {
  return e((r) => r.signUrl(t), { needs: "s3:GetObject", signal: n });
}

export {
  c as a,
  k as b,
  j as c,
  p as d,
  de as e,
  z as f,
  he as g,
  pe as h,
  ye as i,
  be as j
};
