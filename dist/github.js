import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a as ee
} from "./shared-3AVWV7ME.js";
import {
  a as N,
  b as te
} from "./shared-2ZC4JTNT.js";
import {
  $a as ie,
  Ga as D,
  Ia as W,
  La as U,
  Ma as V,
  Na as G,
  Oa as w,
  Pa as K,
  Qa as R,
  Ra as Y,
  Ta as J,
  Ua as Q,
  Va as X,
  Wa as Z,
  Xa as x,
  Ya as re,
  Za as ne,
  _a as oe,
  a as M,
  aa as A,
  b as we,
  c as ve,
  h as H,
  i as j,
  m as O,
  o as _
} from "./shared-DVJP4KQS.js";

// lighter-node:crypto?src/stores/github/azure.ts
var fe = we((vt, B) => {
  B.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  B.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// src/stores/github/draft.ts
function se(e) {
  let { service: t, name: n, partBytes: r, concurrency: o, signal: i, upload: s } = e, a = s && Promise.resolve(s), c, u = { size: 0, parts: 0 }, d = (g) => (a ??= t.reserve({ ...n, size: g }, i).then((p) => {
    if (p) return p;
    throw new H(n.key);
  }), a), f = async () => {
    let g = await d(u.size);
    c && await g.sendWhole(c), await g.finish(u).catch(async (p) => {
      if (!await Se(p, e)) throw p;
    });
  }, m = (g, p) => ({
    partBytes: p,
    concurrency: o,
    async write(l, h) {
      let v = A(h), b = g + l;
      if (u.size += v, b === 0 && v < p) {
        c = h;
        return;
      }
      u.parts = Math.max(u.parts, b + 1), await (await d()).send({ number: b, start: b * p, pieces: h });
    },
    async commit() {
      try {
        await f();
      } catch (l) {
        if (l instanceof H) return !1;
        throw l;
      }
      return !0;
    }
  }), y = async () => {
    Object.assign(u, { size: 0, parts: 0 });
  };
  return {
    ...m(0, r),
    async copyFrom({ remote: g }, p) {
      let { copy: l } = await d(), h = N(p), v = l && g ? await be((b) => l({ ...b, from: g }), p, e) : 0;
      return Object.assign(u, { size: v * h, parts: v }), { bytes: u.size, rest: m(v, v > 0 ? h : r), undo: y };
    },
    // Unfinished uploads are invisible, and the service removes them.
    discard: async () => {
    }
  };
}
async function be(e, t, { concurrency: n, signal: r, tell: o }) {
  try {
    return await te(t, { partBytes: N(t), concurrency: n }, e);
  } catch (i) {
    return r.throwIfAborted(), o(`Sending all of the entry, for the store copies nothing: ${j(i)}`), 0;
  }
}
async function Se(e, { service: t, name: n, signal: r, upload: o }) {
  if (!(e instanceof w) || o) return !1;
  let i = await t.lookup({ keys: [n.key], version: n.version }, r);
  return i !== void 0 && O(i.key, n.key);
}

// src/stores/transfer/begun-response.ts
import { addAbortSignal as ke } from "node:stream";
function ae(e, t) {
  let n = e;
  return {
    ...t,
    async request(r, o) {
      let i = n;
      if (n = void 0, !i) return t.request(r, o);
      try {
        return o.signal.throwIfAborted(), await Pe(i, o);
      } catch (s) {
        throw o.signal.throwIfAborted(), Y(s, r);
      }
    }
  };
}
async function Pe(e, { signal: t, onHead: n }) {
  let { body: r } = e, o, i = !1, s = {
    pause() {
      o ??= Promise.withResolvers();
    },
    resume() {
      o?.resolve(), o = void 0;
    },
    end() {
      i = !0;
    }
  };
  ke(t, r);
  let a = n?.(e, s);
  if (!a) return e;
  for await (let c of r) {
    if (a(c), i) break;
    o && await V(o.promise, t);
  }
  return e;
}

// src/stores/github/requests.ts
var Re = 64 * 1024, $e = 256 * 1024;
function $(e, { url: t, maxWaitMs: n, once: r, ...o }) {
  let { signal: i, body: s = [] } = o, a = A(s) > Re ? 12e3 : 5e3, c = 0, u = { ...q(t, a, i), maxWaitMs: n, ...r && { maxFailures: () => 1 } };
  return x(u, async () => {
    let d = c++ > 0, f = await e.request(t, { ...o, idleMs: a }), m = (await G($e, f.body)).toString("utf8"), y = Oe(f, t) ?? xe(f, t);
    if (y) throw y;
    return { status: f.status, text: m, again: d };
  });
}
function q(e, t, n) {
  return {
    signal: n,
    judge(r) {
      let o = r instanceof K ? F(e, t) : Ee(r, e), s = o.recover === "none" || o.recover === "renew" ? Number.POSITIVE_INFINITY : re(r);
      return { error: o, failures: s, retryAfterMs: o.retryAfterMs };
    }
  };
}
function Ee(e, t) {
  if (!(e instanceof w))
    return new w(`${S(t)}: the connection was closed`, "resume");
  let n = e.message.replace(R(t), S(t));
  return new w(n, e.recover, e.retryAfterMs);
}
function F(e, t) {
  return new w(`${S(e)}: no answer within ${Math.round(t / 1e3)} seconds`, "retry");
}
function Oe({ status: e, headers: t }, n) {
  let r = Z(t["retry-after"]);
  if (e === 429) {
    let i = r > 0 ? `, your rate limit will reset in ${Math.ceil(r / 1e3)} seconds` : "", s = r > 0 ? "slow-down" : "none";
    return new w(`${S(n)}: You've hit a rate limit${i}`, s, r);
  }
  if (e !== 408 && e < 500) return;
  let o = `${S(n)}: it has trouble or too much to do (${e})`;
  return new w(o, e === 501 ? "none" : "slow-down", r);
}
function xe({ status: e, headers: t }, n) {
  return e === 407 ? J(e, n) : e !== 409 && /^text\/html/i.test(String(t["content-type"])) ? Q(e, n) : void 0;
}
function E({ text: e, status: t }, n) {
  if (e.trim() === "") return {};
  try {
    let r = JSON.parse(e);
    if (typeof r == "object" && r !== null) return r;
  } catch {
    if (t < 200 || t >= 300) return {};
  }
  throw P(n);
}
function k(e, t) {
  let n = Te(e, t);
  return e.again ? new w(n, "none") : new Error(n);
}
function Te(e, t) {
  let { msg: n, message: r } = E(e, t), o = (n ?? r ?? "").replace(/\s+/g, " ").slice(0, 300);
  if (/^cache (read|write) denied/.test(o)) return o;
  let i = o === "" ? String(e.status) : `${e.status} ${o}`, s = `the cache service at ${S(t.url)}`;
  return e.status === 200 ? `${s} did not publish the entry: ${o || "it does not say why"}` : e.status === 401 || e.status === 403 ? `${s} does not let this job in (${i})` : `${s} refuses the request (${i})`;
}
function P({ url: e }) {
  return new Error(
    `the answer of ${S(e)} is not one that a cache service gives; does a proxy or portal want a login?`
  );
}
function S(e) {
  return new URL(e).origin;
}

// src/stores/github/entry.ts
async function ce(e, { service: t, version: n, reading: r, signal: o }) {
  let i = await Ce(e.url, r.http, o);
  if (!i) return;
  let { key: s, createdAt: a = i.createdAt } = e, { size: c, etag: u, whole: d } = i, f = async () => {
    let l = await t.lookup({ keys: [s], version: n }, r.signal);
    if (l?.key === s && l.createdAt?.getTime() === e.createdAt?.getTime()) return l.url;
    throw new w(`the entry ${s} is gone; it was deleted meanwhile`, "none");
  }, m = D(), y = { size: c, etag: u, url: ne(f, e.url) }, g = !Number.isFinite(c), p = d ? ae(d, r.http) : r.http;
  return {
    key: s,
    scope: void 0,
    version: n,
    size: c,
    createdAt: a,
    // A stash copy and a lazy mount read in parts, which a stream does not allow.
    ...!g && { identity: i.identity ?? e.createdAt?.toISOString(), remote: y },
    read: (l, h, v) => oe(y, { start: l, end: h }, { ...r, http: p, memory: m, order: v }),
    // The service has no request that removes an entry.
    reject: async () => {
    },
    close: async () => {
      d?.body.destroy();
    }
  };
}
function Ce(e, t, n) {
  let o = { method: "GET", headers: { range: "bytes=0-0", "accept-encoding": "identity" }, idleMs: 5e3, bodyIdleMs: W.idleMs };
  return x(q(e, 5e3, n), async () => {
    let i = new AbortController(), s = () => i.abort(n.reason);
    n.addEventListener("abort", s);
    try {
      return await He(await t.request(e, { ...o, signal: i.signal }), e);
    } finally {
      n.removeEventListener("abort", s);
    }
  });
}
async function He(e, t) {
  let { status: n, headers: r, body: o } = e;
  if (![200, 206, 404, 416].includes(n)) throw await X(e, t);
  let i = Ue(e);
  o.on("error", () => {
  });
  let s = n === 200 && i === Number.POSITIVE_INFINITY;
  if (n === 206 && Number.isFinite(i) ? o.resume() : s || o.destroy(), n === 404) return;
  if (i === void 0)
    throw new w(`${R(t)}: it does not tell the object's size`, "none");
  let { etag: a, "last-modified": c } = r, u = new Date(String(c));
  return {
    size: i,
    // A weak ETag cannot be a condition. https://www.rfc-editor.org/rfc/rfc9110#field.if-match
    etag: typeof a == "string" && !a.startsWith("W/") ? a : void 0,
    createdAt: Number.isNaN(u.getTime()) ? /* @__PURE__ */ new Date(0) : u,
    whole: s ? e : void 0,
    identity: [a, c].find((d) => typeof d == "string")
  };
}
function Ue({ status: e, headers: t }) {
  let n = String(t["content-range"]);
  if (e === 416) return n === "bytes */0" ? 0 : void 0;
  let r = /^bytes 0-0\/(\d+)$/.exec(n)?.[1];
  return r === void 0 ? Number.POSITIVE_INFINITY : Number(r);
}

// src/stores/github/v1.ts
function de(e) {
  return {
    lookup: (t, n) => Ne(e, t, n),
    reserve: (t, n) => qe(e, t, n)
  };
}
async function Ne(e, { keys: t, version: n, once: r }, o) {
  let { service: i, mask: s } = e, a = `keys=${encodeURIComponent(t.join(","))}&version=${n}`, c = await C(e, { method: "GET", path: `cache?${a}`, signal: o, once: r });
  if (c.status === 204 || c.status === 404) return;
  if (c.status !== 200) throw k(c, i);
  let u = E(
    c,
    i
  ), { cacheKey: d, archiveLocation: f, creationTime: m } = u;
  if (d === void 0 || !f || !URL.canParse(f)) throw P(i);
  s(f);
  let y = new Date(m ?? Number.NaN);
  return { key: d, url: f, createdAt: Number.isNaN(y.getTime()) ? void 0 : y };
}
async function qe(e, { key: t, version: n, size: r }, o) {
  let { service: i } = e, s = ue({ key: t, version: n, ...r !== void 0 && { cacheSize: r } }), a = await C(e, { method: "POST", path: "caches", body: s, signal: o });
  if (a.status === 409) return;
  I(a, e);
  let { cacheId: c } = E(a, i);
  if (c === void 0) throw P(i);
  let u = `caches/${c}`, d = async ({ start: f, pieces: m }) => {
    let y = {
      "content-type": "application/octet-stream",
      "content-range": `bytes ${f}-${f + A(m) - 1}/*`
    };
    I(await C(e, { method: "PATCH", path: u, headers: y, body: m, signal: o }), e);
  };
  return {
    send: d,
    sendWhole: (f) => d({ start: 0, pieces: f }),
    async finish({ size: f }) {
      I(await C(e, { method: "POST", path: u, body: ue({ size: f }), signal: o }), e);
    }
  };
}
function C({ service: e, http: t }, { path: n, ...r }) {
  return $(t, {
    ...r,
    url: `${e.url.replace(/\/?$/, "/")}_apis/artifactcache/${n}`,
    headers: {
      accept: "application/json;api-version=6.0-preview.1",
      ...e.token !== "" && { authorization: `Bearer ${e.token}` },
      ...r.body && { "content-type": "application/json" },
      ...r.headers
    }
  });
}
function ue(e) {
  return [Buffer.from(JSON.stringify(e))];
}
function I(e, { service: t }) {
  if (e.status < 200 || e.status >= 300) throw k(e, t);
}

// src/stores/github/azure.ts
var le = ve(fe(), 1);
var pe = 5e4;
function ye({
  http: e,
  url: t,
  signal: n
}) {
  let r = (0, le.randomUUID)(), o = t.includes("?") ? "&" : "?", i = async (a, c, u = {}) => {
    let { status: d, text: f } = await $(e, {
      method: "PUT",
      url: a,
      headers: { "x-ms-version": "2021-12-02", ...u },
      body: c,
      signal: n
    });
    if (d === 201 || d === 200) return;
    let m = /<Code>(\w{1,64})<\/Code>/.exec(f)?.[1];
    throw new Error(`${R(a)}: it refuses the upload (${d}${m ? ` ${m}` : ""})`);
  }, s = (a) => {
    if (a >= pe) throw new Error(`the entry has more than ${pe} parts: raise part-size`);
    return `${t}${o}comp=block&blockid=${encodeURIComponent(me(r, a))}`;
  };
  return {
    send: async ({ number: a, pieces: c }) => i(s(a), c),
    // https://learn.microsoft.com/rest/api/storageservices/put-block-from-url
    copy: async ({ number: a, start: c, end: u, from: d }) => i(s(a), [], {
      "x-ms-copy-source": await d.url(),
      "x-ms-source-range": `bytes=${c}-${u - 1}`,
      ...d.etag && { "x-ms-source-if-match": d.etag }
    }),
    sendWhole: (a) => i(t, a, { "x-ms-blob-type": "BlockBlob" }),
    async putTogether(a) {
      if (a === 0) return;
      let u = `<?xml version="1.0" encoding="utf-8"?><BlockList>${Array.from({ length: a }, (d, f) => `<Latest>${me(r, f)}</Latest>`).join("")}</BlockList>`;
      await i(`${t}${o}comp=blocklist`, [Buffer.from(u)], { "content-type": "application/xml" });
    }
  };
}
function me(e, t) {
  return Buffer.from(`${e}${String(t).padStart(12, "0")}`).toString("base64");
}

// src/stores/github/v2.ts
var Fe = 4e4;
function ge(e) {
  return {
    lookup: (t, n) => Ie(e, t, n),
    async reserve({ key: t, version: n }, r) {
      let o = await Be(e, { key: t, version: n }, r);
      if (o === void 0) return;
      let i = ye({ http: e.http, url: o, signal: r });
      return {
        ...i,
        async finish({ size: s, parts: a }) {
          await i.putTogether(a), await ze(e, { key: t, version: n, size: s }, r);
        }
      };
    }
  };
}
async function Ie(e, { keys: [t, ...n], version: r, once: o }, i) {
  let { service: s } = e, a = { key: t, ...n.length > 0 && { restore_keys: n }, version: r }, c = await z(e, "GetCacheEntryDownloadURL", a, { signal: i, once: o });
  if (c.status === 404) return;
  if (c.status !== 200) throw k(c, s);
  let { ok: u, signed_download_url: d, matched_key: f } = c.said;
  if (u) {
    if (!d || f === void 0) throw P(s);
    return he(d, e), { key: f, url: d };
  }
}
async function Be(e, t, n) {
  let { service: r, warn: o } = e, s = await z(e, "CreateCacheEntry", t, { signal: n, maxWaitMs: Fe });
  if (s.status === 409) return;
  if (s.status !== 200) throw k(s, r);
  let { ok: a, signed_upload_url: c, message: u = "" } = s.said;
  if (!a && /denied|insufficient/.test(u)) throw new Error(u);
  if (!a) {
    u !== "" && o(`Cache reservation failed: ${u}`);
    return;
  }
  if (!c) throw P(r);
  return he(c, e), c;
}
async function ze(e, { key: t, version: n, size: r }, o) {
  let i = { key: t, version: n, size_bytes: String(r) }, s = await z(e, "FinalizeCacheEntryUpload", i, { signal: o });
  if (s.status !== 200 || !s.said.ok) throw k(s, e.service);
}
async function z({ service: e, http: t }, n, r, o) {
  let i = await $(t, {
    ...o,
    method: "POST",
    url: new URL(`/twirp/github.actions.results.api.v1.CacheService/${n}`, e.url).href,
    headers: {
      authorization: `Bearer ${e.token}`,
      "content-type": "application/json",
      "user-agent": `headstart/${ie.version}`
    },
    body: [Buffer.from(JSON.stringify(r))]
  });
  return { ...i, said: E(i, e) };
}
function he(e, { mask: t }) {
  let n = new URL(e).searchParams.get("sig"), r = n ? [n, encodeURIComponent(n)] : [e];
  for (let o of r) t(o);
}

// src/stores/github/open.ts
function Ft(e, t) {
  let { inputs: n, signal: r, mask: o, warn: i, tell: s } = e, { concurrency: a, partBytes: c } = n;
  t.token !== "" && o(t.token);
  let { http: u, isLimited: d } = Me(ee({ connections: a })), f = { v1: de, v2: ge }[t.language], m = f({ service: t, http: u, mask: o, warn: i }), y = { http: u, concurrency: a, partBytes: c, signal: r }, g = { signal: r, late: () => F(t.url, 12e3) };
  return {
    async find(p) {
      let { keys: l, isHint: h } = p;
      if (!(h && d()))
        return U(
          g,
          (v) => _e(p, je[t.language](p.versions), async (b) => {
            let L = await m.lookup({ keys: l, version: b, once: h }, v);
            return L && ce(L, { service: m, version: b, reading: y, signal: v });
          })
        );
    },
    async create(p) {
      let l;
      if (!(await U(g, (h) => De(m, p, h)) && (l = await m.reserve({ ...p, size: void 0 }, r), !l)))
        return se({ service: m, name: p, partBytes: c, concurrency: a, signal: r, upload: l, tell: s });
    },
    // The service has no request that removes an entry.
    removable: async () => []
  };
}
function Me(e) {
  let t = !1;
  return { http: { ...e, request: async (...r) => {
    let o = await e.request(...r);
    return t ||= o.status === 429, o;
  } }, isLimited: () => t };
}
var je = {
  v1: ([e = "", ...t]) => [[e], t],
  v2: (e) => [e]
};
async function _e({ keys: e }, t, n) {
  let r = [];
  for (let i of t) {
    let s = await Promise.allSettled(i.map(n));
    r.push(...s.flatMap((c) => "value" in c && c.value || []));
    let a = s.find((c) => c.status === "rejected");
    if (a && r.length === 0) throw a.reason;
    if (r.some(({ key: c }) => O(c, e[0] ?? ""))) break;
  }
  let o = _(e, r) ?? r[0];
  return await Promise.all(r.map((i) => i !== o && i.close())), o;
}
async function De(e, { key: t, version: n }, r) {
  let o = await e.lookup({ keys: [t], version: n }, r);
  return o !== void 0 && O(o.key, t);
}
export {
  Ft as openService
};
