import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a as ne
} from "./shared-WEKTISMS.js";
import {
  a as se,
  b as ie
} from "./shared-7WNDLDHQ.js";
import {
  $a as D,
  Za as B,
  a as j,
  b as ke,
  c as Pe,
  gb as W,
  hb as V,
  i as I,
  ib as G,
  j as z,
  jb as Y,
  kb as h,
  lb as K,
  mb as $,
  nb as J,
  o as E,
  oa as A,
  ob as Q,
  pb as X,
  q as L,
  rb as Z,
  sb as ee,
  tb as te,
  ub as re,
  vb as R,
  wb as oe,
  xb as ae,
  yb as ce
} from "./shared-I7NESS2V.js";

// lighter-node:crypto?src/stores/github/azure.ts
var me = ke((Pt, q) => {
  q.exports = Object.create(new Proxy({}, { get: (e, t) => j("node:crypto")[t] }));
  q.exports.getRandomValues = (e) => j("node:crypto").getRandomValues(e);
});

// src/stores/github/draft.ts
function ue(e) {
  let { service: t, name: r, partBytes: n, concurrency: o, signal: s, upload: i } = e, a = i && Promise.resolve(i), c, d = { size: 0, parts: 0 }, u = (g) => (a ??= t.reserve({ ...r, size: g }, s).then((y) => {
    if (y) return y;
    throw new I(r.key);
  }), a), f = async () => {
    let g = await u(d.size);
    c && await g.sendWhole(c), await g.finish(d).catch(async (y) => {
      if (!await $e(y, e)) throw y;
    });
  }, p = (g, y) => ({
    partBytes: y,
    concurrency: o,
    async write(l, m) {
      let w = A(m), v = g + l;
      if (d.size += w, v === 0 && w < y) {
        c = m;
        return;
      }
      d.parts = Math.max(d.parts, v + 1), await (await u()).send({ number: v, start: v * y, pieces: m });
    },
    async commit() {
      try {
        await f();
      } catch (l) {
        if (l instanceof I) return !1;
        throw l;
      }
      return !0;
    }
  }), b = async () => {
    Object.assign(d, { size: 0, parts: 0 });
  };
  return {
    ...p(0, n),
    async copyFrom({ remote: g }, y) {
      let { copy: l } = await u(), m = se(y), w = l && g ? await Ae((v) => l({ ...v, from: g }), y, e) : 0;
      return Object.assign(d, { size: w * m, parts: w }), { bytes: d.size, rest: p(w, w > 0 ? m : n), undo: b };
    },
    // Unfinished uploads are invisible, and the service removes them.
    discard: async () => {
    }
  };
}
async function Ae(e, t, { concurrency: r, signal: n, tell: o }) {
  try {
    return await ie(t, r, e);
  } catch (s) {
    return n.throwIfAborted(), o(`Sending the whole entry, because the store did not copy the unchanged part: ${z(s)}`), 0;
  }
}
async function $e(e, { service: t, name: r, signal: n, upload: o }) {
  if (!(e instanceof h) || o) return !1;
  let s = await t.lookup({ keys: [r.key], version: r.version }, n);
  return s !== void 0 && E(s.key, r.key);
}

// src/stores/transfer/begun-response.ts
import { addAbortSignal as Re } from "node:stream";
function de(e, t) {
  let r = e;
  return {
    ...t,
    async request(n, o) {
      let s = r;
      if (r = void 0, !s) return t.request(n, o);
      try {
        return o.signal.throwIfAborted(), await Te(s, o);
      } catch (i) {
        throw o.signal.throwIfAborted(), X(i, n);
      }
    }
  };
}
async function Te(e, { signal: t, onHead: r }) {
  let { body: n } = e, o, s = !1, i = {
    pause() {
      o ??= Promise.withResolvers();
    },
    resume() {
      o?.resolve(), o = void 0;
    },
    end() {
      s = !0;
    }
  };
  Re(t, n);
  let a = r?.(e, i);
  if (!a) return e;
  for await (let c of n) {
    if (a(c), s) break;
    o && await G(o.promise, t);
  }
  return e;
}

// src/stores/github/requests.ts
var Oe = 2e4, Ce = 64 * 1024, xe = 256 * 1024;
function U(e, { url: t, once: r, ...n }) {
  let { signal: o, body: s = [] } = n, i = A(s) > Ce ? 12e3 : 5e3, a = 0, c = { ...N(t, i, o), ...r && { maxFailures: () => 1 } };
  return R(c, async () => {
    let d = a++ > 0, u = await e.request(t, { ...n, idleMs: i }), f = (await Y(xe, u.body)).toString("utf8"), p = Ne(u, t) ?? Fe(u, t);
    if (p) throw p;
    return { status: u.status, text: f, again: d };
  });
}
async function C({ service: e, http: t }, { message: r, headers: n, ...o }) {
  let { token: s } = e, i = await U(t, {
    ...o,
    headers: {
      ...s !== "" && { authorization: `Bearer ${s}` },
      ...r && { "content-type": "application/json" },
      ...n
    },
    ...r && { body: [Buffer.from(JSON.stringify(r))] }
  });
  if (i.status === 404 && !/^\s*(\{|$)/.test(i.text)) throw Ie(e);
  return i;
}
function Ie({ url: e, language: t }) {
  let n = `correct ${t === "v2" ? "ACTIONS_RESULTS_URL" : "ACTIONS_CACHE_URL"} of the runner, or choose another \`store\``;
  return new h(`${S(e)} is no cache service (404): ${n}`, "none");
}
function N(e, t, r) {
  return {
    signal: r,
    judge(n) {
      let o = n instanceof K ? F(e, t) : Ue(n, e), i = o.recover === "none" || o.recover === "renew" ? Number.POSITIVE_INFINITY : oe(n);
      return { error: o, failures: i, retryAfterMs: o.retryAfterMs };
    }
  };
}
function Ue(e, t) {
  if (!(e instanceof h))
    return new h(`${S(t)}: the connection was closed`, "resume");
  let r = e.message.replace($(t), S(t));
  return new h(r, e.recover, e.retryAfterMs);
}
function F(e, t) {
  return new h(`${S(e)}: no answer within ${Math.round(t / 1e3)} seconds`, "retry");
}
function Ne({ status: e, headers: t }, r) {
  let n = re(t["retry-after"]);
  if (e === 429) {
    let o = n > 0 ? `, your rate limit will reset in ${Math.ceil(n / 1e3)} seconds` : "", s = `${S(r)}: You've hit a rate limit${o}`;
    return new h(s, "slow-down", n || Oe);
  }
  if (!(e !== 408 && e < 500))
    return e === 501 ? new h(`${S(r)}: ${Q} (501)`, "none") : new h(`${S(r)}: ${J} (${e})`, "slow-down", n);
}
function Fe({ status: e, headers: t }, r) {
  return e === 407 ? Z(e, r) : e !== 409 && /^text\/html/i.test(String(t["content-type"])) ? ee(e, r) : void 0;
}
function T({ text: e, status: t }, r) {
  if (e.trim() === "") return {};
  try {
    let n = JSON.parse(e);
    if (typeof n == "object" && n !== null) return n;
  } catch {
    if (t < 200 || t >= 300) return {};
  }
  throw P(r);
}
function k(e, t) {
  let r = He(e, t);
  return e.again ? new h(r, "none") : new Error(r);
}
function He(e, t) {
  let { msg: r, message: n } = T(e, t), o = (r ?? n ?? "").replace(/\s+/g, " ").slice(0, 300);
  if (/^cache (read|write) denied/.test(o)) return o;
  let s = o === "" ? String(e.status) : `${e.status} ${o}`, i = `the cache service at ${S(t.url)}`;
  return e.status === 200 ? `${i} did not publish the entry: ${o || "it does not say why"}` : e.status === 401 || e.status === 403 ? `${i} does not let this job in (${s})` : `${i} refuses the request (${s})`;
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
async function fe(e, { service: t, version: r, reading: n, signal: o }) {
  let s = await qe(e.url, n.http, o);
  if (!s) return;
  let { key: i, createdAt: a = s.createdAt } = e, { size: c, etag: d, identity: u = e.createdAt?.toISOString(), whole: f } = s, p = async () => {
    let m = await t.lookup({ keys: [i], version: r }, n.signal);
    if (m?.key === i && m.createdAt?.getTime() === e.createdAt?.getTime()) return m.url;
    throw new h(`the entry ${i} is gone; it was deleted meanwhile`, "none");
  }, b = W(), g = { size: c, etag: d, identity: u, url: ae(p, e.url) }, y = !Number.isFinite(c), l = f ? de(f, n.http) : n.http;
  return {
    key: i,
    scope: void 0,
    version: r,
    size: c,
    createdAt: a,
    // A stash copy and a lazy mount read in parts, which a stream does not allow.
    ...!y && { remote: g },
    read: (m, w, v) => ce(g, { start: m, end: w }, { ...n, http: l, memory: b, order: v }),
    // The service has no request that removes an entry.
    reject: async () => {
    },
    close: async () => {
      f?.body.destroy();
    }
  };
}
function qe(e, t, r) {
  let o = { method: "GET", headers: { range: "bytes=0-0", "accept-encoding": "identity" }, idleMs: 5e3, bodyIdleMs: D.idleMs };
  return R(N(e, 5e3, r), async () => {
    let s = new AbortController(), i = () => s.abort(r.reason);
    r.addEventListener("abort", i);
    try {
      return await Me(await t.request(e, { ...o, signal: s.signal }), e);
    } finally {
      r.removeEventListener("abort", i);
    }
  });
}
async function Me(e, t) {
  let { status: r, headers: n, body: o } = e;
  if (![200, 206, 404, 416].includes(r)) throw await te(e, t);
  let s = _e(e);
  o.on("error", () => {
  });
  let i = r === 200 && s === Number.POSITIVE_INFINITY;
  if (r === 206 && Number.isFinite(s) ? o.resume() : i || o.destroy(), r === 404) return;
  if (s === void 0)
    throw new h(`${$(t)}: it does not tell the object's size`, "none");
  let { etag: a, "last-modified": c } = n, d = new Date(String(c));
  return {
    size: s,
    // A weak ETag cannot be a condition. https://www.rfc-editor.org/rfc/rfc9110#field.if-match
    etag: typeof a == "string" && !a.startsWith("W/") ? a : void 0,
    createdAt: Number.isNaN(d.getTime()) ? /* @__PURE__ */ new Date(0) : d,
    whole: i ? e : void 0,
    identity: [a, c].find((u) => typeof u == "string")
  };
}
function _e({ status: e, headers: t }) {
  let r = String(t["content-range"]);
  if (e === 416) return r === "bytes */0" ? 0 : void 0;
  let n = /^bytes 0-0\/(\d+)$/.exec(r)?.[1];
  return n === void 0 ? Number.POSITIVE_INFINITY : Number(n);
}

// src/stores/github/v1.ts
function pe(e) {
  return {
    lookup: (t, r) => je(e, t, r),
    reserve: (t, r) => ze(e, t, r)
  };
}
async function je(e, { keys: t, version: r, once: n }, o) {
  let { service: s, mask: i } = e, a = `keys=${encodeURIComponent(t.join(","))}&version=${r}`, c = await x(e, { method: "GET", path: `cache?${a}`, signal: o, once: n });
  if (c.status === 204 || c.status === 404) return;
  if (c.status !== 200) throw k(c, s);
  let { cacheKey: d, archiveLocation: u, creationTime: f } = T(c, s);
  if (d === void 0 || !u || !URL.canParse(u)) throw P(s);
  i(u);
  let p = new Date(f ?? Number.NaN);
  return { key: d, url: u, createdAt: Number.isNaN(p.getTime()) ? void 0 : p };
}
async function ze(e, { key: t, version: r, size: n }, o) {
  let { service: s } = e, i = { key: t, version: r, ...n !== void 0 && { cacheSize: n } }, a = await x(e, { method: "POST", path: "caches", message: i, signal: o });
  if (a.status === 409) return;
  H(a, e);
  let { cacheId: c } = T(a, s);
  if (c === void 0) throw P(s);
  let d = `caches/${c}`, u = async ({ start: f, pieces: p }) => {
    let b = {
      "content-type": "application/octet-stream",
      "content-range": `bytes ${f}-${f + A(p) - 1}/*`
    };
    H(await x(e, { method: "PATCH", path: d, headers: b, body: p, signal: o }), e);
  };
  return {
    send: u,
    sendWhole: (f) => u({ start: 0, pieces: f }),
    async finish({ size: f }) {
      H(await x(e, { method: "POST", path: d, message: { size: f }, signal: o }), e);
    }
  };
}
function x(e, { path: t, headers: r, ...n }) {
  let o = `${e.service.url.replace(/\/?$/, "/")}_apis/artifactcache/${t}`;
  return C(e, { ...n, url: o, headers: { accept: "application/json;api-version=6.0-preview.1", ...r } });
}
function H(e, { service: t }) {
  if (e.status < 200 || e.status >= 300) throw k(e, t);
}

// src/stores/github/azure.ts
var he = Pe(me(), 1);
var le = 5e4;
function ge({
  http: e,
  url: t,
  signal: r
}) {
  let n = (0, he.randomUUID)(), o = t.includes("?") ? "&" : "?", s = async (a, c, d = {}) => {
    let { status: u, text: f } = await U(e, {
      method: "PUT",
      url: a,
      headers: { "x-ms-version": "2021-12-02", ...d },
      body: c,
      signal: r
    });
    if (u === 201 || u === 200) return;
    let p = /<Code>(\w{1,64})<\/Code>/.exec(f)?.[1];
    throw new Error(`${$(a)}: it refuses the upload (${u}${p ? ` ${p}` : ""})`);
  }, i = (a) => {
    if (a >= le) throw new Error(`the entry has more than ${le} parts: raise part-size`);
    return `${t}${o}comp=block&blockid=${encodeURIComponent(ye(n, a))}`;
  };
  return {
    send: async ({ number: a, pieces: c }) => s(i(a), c),
    // https://learn.microsoft.com/rest/api/storageservices/put-block-from-url
    copy: async ({ number: a, start: c, end: d, from: u }) => s(i(a), [], {
      "x-ms-copy-source": await u.url(),
      "x-ms-source-range": `bytes=${c}-${d - 1}`,
      ...u.etag && { "x-ms-source-if-match": u.etag }
    }),
    sendWhole: (a) => s(t, a, { "x-ms-blob-type": "BlockBlob" }),
    async putTogether(a) {
      if (a === 0) return;
      let d = `<?xml version="1.0" encoding="utf-8"?><BlockList>${Array.from({ length: a }, (u, f) => `<Latest>${ye(n, f)}</Latest>`).join("")}</BlockList>`;
      await s(`${t}${o}comp=blocklist`, [Buffer.from(d)], { "content-type": "application/xml" });
    }
  };
}
function ye(e, t) {
  return Buffer.from(`${e}${String(t).padStart(12, "0")}`).toString("base64");
}

// src/stores/github/v2.ts
function we(e) {
  return {
    lookup: (t, r) => Le(e, t, r),
    async reserve({ key: t, version: r }, n) {
      let o = await Be(e, { key: t, version: r }, n);
      if (o === void 0) return;
      let s = ge({ http: e.http, url: o, signal: n });
      return {
        ...s,
        async finish({ size: i, parts: a }) {
          await s.putTogether(a), await De(e, { key: t, version: r, size: i }, n);
        }
      };
    }
  };
}
async function Le(e, { keys: [t, ...r], version: n, once: o }, s) {
  let { service: i } = e, a = { key: t, ...r.length > 0 && { restore_keys: r }, version: n }, c = await M(e, "GetCacheEntryDownloadURL", a, { signal: s, once: o });
  if (c.status === 404) return;
  if (c.status !== 200) throw k(c, i);
  let { ok: d, signed_download_url: u, matched_key: f } = c.said;
  if (d) {
    if (!u || f === void 0) throw P(i);
    return ve(u, e), { key: f, url: u };
  }
}
async function Be(e, t, r) {
  let { service: n, warn: o } = e, s = await M(e, "CreateCacheEntry", t, { signal: r });
  if (s.status === 409) return;
  if (s.status !== 200) throw k(s, n);
  let { ok: i, signed_upload_url: a, message: c = "" } = s.said;
  if (!i && /denied|insufficient/.test(c)) throw new Error(c);
  if (!i) {
    c !== "" && o(`Cache reservation failed: ${c}`);
    return;
  }
  if (!a) throw P(n);
  return ve(a, e), a;
}
async function De(e, { key: t, version: r, size: n }, o) {
  let s = { key: t, version: r, size_bytes: String(n) }, i = await M(e, "FinalizeCacheEntryUpload", s, { signal: o });
  if (i.status !== 200 || !i.said.ok) throw k(i, e.service);
}
async function M(e, t, r, n) {
  let { href: o } = new URL(`/twirp/github.actions.results.api.v1.CacheService/${t}`, e.service.url), s = { "user-agent": `headstart/${B.version}` }, i = await C(e, { ...n, method: "POST", url: o, headers: s, message: r });
  return { ...i, said: T(i, e.service) };
}
function ve(e, { mask: t }) {
  let r = new URL(e).searchParams.get("sig"), n = r ? [r, encodeURIComponent(r)] : [e];
  for (let o of n) t(o);
}

// src/stores/github/open.ts
function Lt(e, t) {
  let { inputs: r, signal: n, mask: o, warn: s, tell: i } = e, { concurrency: a, partBytes: c } = r;
  t.token !== "" && o(t.token);
  let d = ne({ connections: a }), u = { v1: pe, v2: we }[t.language], f = u({ service: t, http: d, mask: o, warn: s }), p = {
    ...f,
    reserve: (l, m) => Se(() => f.reserve(l, m), { signal: m, tell: i })
  }, b = { http: d, concurrency: a, partBytes: c, signal: n }, g = { signal: n, late: () => F(t.url, 12e3) }, y = (l) => Se(() => V(g, l), { signal: n, tell: i });
  return {
    async find(l) {
      let { keys: m } = l;
      return y(
        (w) => Ge(l, async (v, be) => {
          let _ = await p.lookup({ keys: m, version: v, once: be }, w);
          return _ && fe(_, { service: p, version: v, reading: b, signal: w });
        })
      );
    },
    async create(l) {
      let m;
      if (!(await y((w) => Ye(p, l, w)) && (m = await p.reserve({ ...l, size: void 0 }, n), !m)))
        return ue({ service: p, name: l, partBytes: c, concurrency: a, signal: n, upload: m, tell: i });
    },
    // The service has no request that removes an entry.
    removable: async () => []
  };
}
function Se(e, { signal: t, tell: r }) {
  return R({ signal: t, judge: (s) => {
    let i = s, a = i instanceof h ? i.retryAfterMs : 0;
    return { error: i, retryAfterMs: a, failures: a > 0 ? 1 : Number.POSITIVE_INFINITY };
  }, maxWaitMs: 6e4, onWait: ({ message: s }, i) => r(`Waiting ${Math.ceil(i / 1e3)} s, as the service asks: ${s}`) }, e);
}
async function Ge({ keys: e, versions: [t = "", ...r] }, n) {
  let o = await n(t);
  if (o && E(o.key, e[0] ?? "")) return o;
  let s = await Promise.allSettled(r.map((u) => n(u, o && !0))), i = s.flatMap((u) => "value" in u && u.value || []), a = s.find((u) => u.status === "rejected");
  if (a && !o && i.length === 0) throw a.reason;
  let c = o ? [o, ...i] : i, d = L(e, c) ?? c[0];
  return await Promise.all(c.map((u) => u !== d && u.close())), d;
}
async function Ye(e, { key: t, version: r }, n) {
  let o = await e.lookup({ keys: [t], version: r }, n);
  return o !== void 0 && E(o.key, t);
}
export {
  Lt as openService
};
