import {
  c as g,
  e as F,
  f as M,
  g as l
} from "./shared-F4VKHNDL.js";
import {
  c as w
} from "./shared-HTD6TXMC.js";
import {
  Va as O,
  Wa as P,
  ib as q,
  jb as I,
  y as A,
  za as S
} from "./shared-KLAXDOYL.js";

// src/stores/s3/errors.ts
var u = class extends Error {
  name = "S3Error";
  kind;
  hints;
  constructor(t, n, r = {}) {
    super(n), this.kind = t, this.hints = r;
  }
};
function k(e, ...t) {
  return e instanceof u && t.includes(e.kind);
}
var U = [
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
  if (e instanceof u) return e;
  if (e instanceof O)
    return new u("unreachable", e.message, { retryable: e.recover !== "none" });
  if (!(e instanceof g)) {
    let f = A(e).replace(/^@aws-sdk |\n.*$/gs, "");
    return new u("other", `the answer was not one that ${t.label} gives: ${f}`);
  }
  let n = G(e), { status: r, code: i, region: o, retryAfterMs: a, message: s } = e, d = { retryable: n === "busy", region: o, retryAfterMs: a };
  return new u(n, W[n]({ ...t, status: r, code: i, region: o, message: s }), d);
}
function G({ code: e, status: t, region: n }) {
  let r = (o) => U.find(([, a]) => a.includes(o))?.[0], i = t === 400 && n !== void 0 ? "region" : r(t);
  return r(e) ?? i ?? (t >= 500 ? "busy" : "other");
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
  return new u("unreachable", r, { retryable: !0 });
}

// src/stores/s3/session.ts
function h(e, t) {
  if (e !== void 0) return e;
  let n = "the answer lacks what those of S3 have: check the input `endpoint` and the proxy";
  throw new u(t, n, { retryable: t === "busy" });
}
function ce({ bucket: e, endpoint: t }, n, r) {
  let i = t === "" ? "S3" : new URL(t).host, o = { label: `the ${n}`, bucket: e, host: i, credentials: r.source }, a = 0;
  return {
    bucket: e,
    /** @throws S3Error, or the signal's reason */
    async request(s, d) {
      let { needs: f, isPart: c = !1, isLast: p = !1, signal: $, onSent: K, idleMs: T = 5e3 } = d, B = a, E = 0, { corrections: R } = r, C = await q({ signal: $, judge: (y) => {
        let b = y instanceof P, m = b ? j(i, T) : v(y, { ...o, needs: f }), { retryable: H, retryAfterMs: L = 0 } = m.hints;
        return !b && E < 2 && r.correct(m, R) ? (E++, { error: m, failures: 0, retryAfterMs: 0 }) : { error: m, failures: !H || b && p ? Number.POSITIVE_INFINITY : I(y), retryAfterMs: L };
      }, maxFailures: () => c && a > B ? 8 : 3 }, () => (R = r.corrections, s(r, { signal: $, onSent: K, idleMs: T })));
      return c && a++, C;
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
  let r = w(t), i = await z(e, n, async (s, d) => {
    let f = () => s.send({ method: "GET", path: r, headers: { range: "bytes=0-0" } }, d), { headers: c } = await s.send({ method: "HEAD", path: r }, d).catch(async (p) => {
      throw p instanceof g && [301, 400, 403].includes(p.status) && await f(), p;
    });
    return c.etag === void 0 ? { ...c, etag: (await f()).headers.etag } : c;
  });
  if (!i) return;
  let o = h(i.etag, "other"), a = Number(h(i["content-length"], "other"));
  return { name: t, size: a, etag: o, createdAt: x(i["last-modified"]), draft: i["x-amz-meta-draft"] };
}
async function he(e, t, n) {
  try {
    return await D(e, t, n) !== void 0;
  } catch (r) {
    if (k(r, "denied")) return !1;
    throw r;
  }
}
async function ye(e, t, n) {
  let r = {
    method: "GET",
    path: w(t),
    headers: { range: `bytes=-${S}` }
  }, i = await z(
    e,
    n,
    (d, f) => d.send(r, f).catch((c) => {
      if (c instanceof g && c.status === 416)
        return { headers: {}, bytes: Buffer.alloc(0) };
      throw c;
    })
  );
  if (!i) return;
  let { headers: o } = i, a = Q(i);
  if (a) return { name: t, createdAt: x(o["last-modified"]), ...a };
  let s = await D(e, t, n);
  return s && { ...s, isStream: s.size > S && o["content-range"] === void 0 };
}
function Q({
  headers: e,
  bytes: t
}) {
  let { etag: n, "content-range": r = "", "content-encoding": i = "identity" } = e, [, o, a, s = 0] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(r)?.map(Number) ?? [];
  if (!(!(a === s - 1 && o === s - t.length) || n === void 0 || i !== "identity"))
    return { size: s, etag: n, tail: t };
}
async function be({ request: e }, t, n, r) {
  let i = { "list-type": "2", prefix: t, ...n !== void 0 && { "continuation-token": n } }, o = await e(
    async (s, d) => F(await s.send({ method: "GET", query: i }, d), "ListBucketResult"),
    { needs: "s3:ListBucket", signal: r }
  ), a = h(l(o, "IsTruncated"), "other") === "true";
  return {
    objects: M(o, "Contents").map((s) => ({
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
function Se({ request: e }, t, n) {
  return e((r) => r.signUrl(t), { needs: "s3:GetObject", signal: n });
}

export {
  u as a,
  k as b,
  j as c,
  h as d,
  ce as e,
  D as f,
  he as g,
  ye as h,
  be as i,
  Se as j
};
