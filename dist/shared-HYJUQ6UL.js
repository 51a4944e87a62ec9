import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a as p,
  b as R,
  c as T,
  d as q,
  g as z,
  i as F,
  j as f
} from "./shared-5ZW2DVJS.js";
import {
  c as w
} from "./shared-JXGKQFYN.js";
import {
  Pa as E,
  Xa as I,
  Ya as j,
  fa as x
} from "./shared-DVJP4KQS.js";

// src/stores/s3/session.ts
function h(t, e) {
  if (t !== void 0) return t;
  let r = "the answer lacks what those of S3 have: check the input endpoint and the proxy";
  throw new p(e, r, { retryable: e === "busy" });
}
function X({ bucket: t, endpoint: e }, r, n) {
  let o = e === "" ? "S3" : new URL(e).host, a = { label: `the ${r}`, bucket: t, host: o, credentials: n.source }, i = 0;
  return {
    bucket: t,
    async request(s, { needs: u, isPart: c = !1, isLast: d = !1, signal: m, onSent: l, idleMs: A = 5e3 }) {
      let C = i, k = 0, S = n.current(), D = await I({ signal: m, judge: (y) => {
        let b = y instanceof E, g = b ? q(o, A) : R(y, { ...a, needs: u }), { retryable: L, retryAfterMs: G } = g;
        return !b && k < 2 && n.recover(S, g) ? (k++, { error: g, failures: 0, retryAfterMs: 0 }) : { error: g, failures: !L || b && d ? Number.POSITIVE_INFINITY : j(y), retryAfterMs: G };
      }, maxFailures: () => c && i > C ? 8 : 3 }, () => (S = n.current(), s(S, { signal: m, onSent: l, idleMs: A })));
      return c && i++, D;
    }
  };
}

// src/stores/s3/objects.ts
var P = "s3:GetObject";
async function N({ request: t }, e, r) {
  let n = await B(
    t(
      async (i, s) => {
        let u = { range: "bytes=0-0" }, c = w(e), d = () => i.send({ method: "GET", path: c, headers: u }, s), { headers: m } = await i.send({ method: "HEAD", path: c }, s).catch(async (l) => {
          throw l instanceof T && [301, 400, 403].includes(l.status) && await d(), l;
        });
        return m.etag === void 0 ? { ...m, etag: (await d()).headers.etag } : m;
      },
      { needs: P, signal: r }
    )
  );
  if (!n) return;
  let o = h(n.etag, "other"), a = Number(h(n["content-length"], "other"));
  return { name: e, size: a, etag: o, createdAt: O(n["last-modified"]), draft: n["x-amz-meta-draft"] };
}
async function ie(t, e, r) {
  try {
    return await N(t, e, r) !== void 0;
  } catch (n) {
    if (n instanceof p && n.kind === "denied") return !1;
    throw n;
  }
}
async function oe(t, e, r) {
  let n = { range: `bytes=-${x}` }, o = await B(
    t.request(
      (u, c) => u.send({ method: "GET", path: w(e), headers: n }, c).catch((d) => {
        if (!(d instanceof T) || d.status !== 416) throw d;
        return { status: d.status, headers: {}, bytes: Buffer.alloc(0) };
      }),
      { needs: P, signal: r }
    )
  );
  if (!o) return;
  let a = W(o);
  if (a) return { name: e, createdAt: O(o.headers["last-modified"]), ...a };
  let i = await N(t, e, r), s = o.headers["content-range"] === void 0;
  return i && { ...i, isStream: i.size > x && s };
}
function W({ headers: t, bytes: e }) {
  let { etag: r, "content-range": n = "", "content-encoding": o = "identity" } = t, [, a, i, s = 0] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(n)?.map(Number) ?? [];
  if (!(!(i === s - 1 && a === s - e.length) || r === void 0 || o !== "identity"))
    return { size: s, etag: r, tail: e };
}
async function B(t) {
  try {
    return await t;
  } catch (e) {
    if (e instanceof p && e.kind === "absent") return;
    throw e;
  }
}
async function ae({ request: t }, e, r, n) {
  let o = { "list-type": "2", prefix: e, ...r !== void 0 && { "continuation-token": r } }, a = await t(
    async (s, u) => z(await s.send({ method: "GET", query: o }, u), "ListBucketResult"),
    { needs: "s3:ListBucket", signal: n }
  ), i = h(f(a, "IsTruncated"), "other") === "true";
  return {
    objects: F(a, "Contents").map((s) => ({
      name: f(s, "Key") ?? "",
      size: Number(f(s, "Size") ?? 0),
      etag: f(s, "ETag"),
      createdAt: O(f(s, "LastModified"))
    })),
    next: i ? f(a, "NextContinuationToken") : void 0
  };
}
function O(t = "") {
  return new Date(Date.parse(t) || 0);
}
function de({ request: t }, e, r) {
  return t((n) => n.signUrl(e), { needs: P, signal: r });
}

export {
  h as a,
  X as b,
  N as c,
  ie as d,
  oe as e,
  ae as f,
  de as g
};
