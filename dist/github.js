import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a as Z
} from "./shared-UNGECITB.js";
import {
  a as ee,
  b as te
} from "./shared-M35EE6ID.js";
import {
  Ba as _,
  Ea as W,
  Ja as q,
  Ka as V,
  La as G,
  Ma as h,
  Na as E,
  Oa as K,
  Qa as J,
  Ra as Y,
  Sa as Q,
  Ta as X,
  Ua as C,
  Va as re,
  Wa as ne,
  _ as $,
  a as j,
  b as ge,
  c as he,
  f as U,
  g as M,
  k as T,
  m as D
} from "./shared-AVDV34BQ.js";

// lighter-node:crypto?src/stores/github/azure.ts
var ue = ge((gt, I) => {
  I.exports = Object.create(new Proxy({}, { get: (e, t) => j("node:crypto")[t] }));
  I.exports.getRandomValues = (e) => j("node:crypto").getRandomValues(e);
});

// src/stores/github/draft.ts
function oe(e) {
  let { service: t, name: n, partBytes: r, concurrency: o, signal: i, upload: s, tell: a } = e, c = s && Promise.resolve(s), f, u = { size: 0, parts: 0 }, d = (p) => (c ??= t.reserve({ ...n, size: p }, i).then((l) => {
    if (l) return l;
    throw new U(n.key);
  }), c), m = async () => {
    let p = await d(u.size);
    f && await p.sendWhole(f);
    try {
      await p.finish(u);
    } catch (l) {
      if (!await we(l, e)) throw l;
    }
  }, y = (p, l) => ({
    partBytes: l,
    concurrency: o,
    async write(w, b) {
      let v = $(b), R = p + w;
      if (u.size += v, R === 0 && v < l) {
        f = b;
        return;
      }
      u.parts = Math.max(u.parts, R + 1), await (await d()).send({ number: R, start: R * l, pieces: b });
    },
    async commit() {
      try {
        return await m(), !0;
      } catch (w) {
        if (w instanceof U) return !1;
        throw w;
      }
    }
  }), S = async () => {
    Object.assign(u, { size: 0, parts: 0 });
  }, g = { bytes: 0, rest: y(0, r), undo: S };
  return {
    ...y(0, r),
    async copyFrom({ remote: p }, l) {
      let { copy: w } = await d(), b = ee(l);
      try {
        if (!w || !p) return g;
        let v = await te(
          l,
          { partBytes: b, concurrency: o },
          (R) => w({ ...R, from: p })
        );
        return Object.assign(u, { size: v * b, parts: v }), { bytes: u.size, rest: y(v, v > 0 ? b : r), undo: S };
      } catch (v) {
        return i.throwIfAborted(), a(`Sending all of the entry, for the store copies nothing: ${M(v)}`), g;
      }
    },
    // Unfinished uploads are invisible, and the service removes them.
    discard: async () => {
    }
  };
}
async function we(e, { service: t, name: n, signal: r, upload: o }) {
  if (!(e instanceof h) || o) return !1;
  let i = await t.lookup({ keys: [n.key], version: n.version }, r);
  return i !== void 0 && T(i.key, n.key);
}

// src/stores/transfer/begun-response.ts
import { addAbortSignal as ve } from "node:stream";
function ie(e, t) {
  let n = e;
  return {
    ...t,
    async request(r, o) {
      let i = n;
      if (n = void 0, !i) return t.request(r, o);
      try {
        return o.signal.throwIfAborted(), await be(i, o);
      } catch (s) {
        throw o.signal.throwIfAborted(), K(s, r);
      }
    }
  };
}
async function be(e, { signal: t, onHead: n }) {
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
  ve(t, r);
  let a = n?.(e, s);
  if (!a) return e;
  for await (let c of r) {
    if (a(c), i) break;
    o && await V(o.promise, t);
  }
  return e;
}

// src/stores/github/requests.ts
var ke = 64 * 1024, Ae = 256 * 1024;
function O(e, { url: t, maxWaitMs: n, once: r, ...o }) {
  let { signal: i, body: s = [] } = o, a = $(s), c = 0, f = {
    ...N(t, { signal: i, bytes: a, limitMs: a > ke ? 12e3 : 5e3 }),
    maxWaitMs: n,
    ...r && { maxFailures: () => 1 }
  };
  return C(f, async ({ signal: u, onSent: d }) => {
    let m = c++ > 0, y = await e.request(t, { ...o, signal: u, onSent: d }), S = (await G(Ae, y.body)).toString("utf8"), g = Re(y, t) ?? $e(y, t);
    if (g) throw g;
    return { status: y.status, text: S, again: m };
  });
}
function N(e, t) {
  return {
    ...t,
    judge(n) {
      let r = n === void 0 ? B(e, t.limitMs) : Pe(n, e), o = r.recover === "none" || r.recover === "renew";
      return {
        error: r,
        recovery: o ? "final" : "retryable",
        retryAfterMs: r.retryAfterMs
      };
    }
  };
}
function Pe(e, t) {
  if (!(e instanceof h))
    return new h(`${k(t)}: the connection was closed`, "resume");
  let n = e.message.replace(E(t), k(t));
  return new h(n, e.recover, e.retryAfterMs);
}
function B(e, t) {
  return new h(`${k(e)}: no answer within ${Math.round(t / 1e3)} seconds`, "retry");
}
function Re({ status: e, headers: t }, n) {
  let r = X(t["retry-after"]);
  if (e === 429) {
    let i = r > 0 ? `, your rate limit will reset in ${Math.ceil(r / 1e3)} seconds` : "", s = r > 0 ? "slow-down" : "none";
    return new h(`${k(n)}: You've hit a rate limit${i}`, s, r);
  }
  if (e !== 408 && e < 500) return;
  let o = `${k(n)}: it has trouble or too much to do (${e})`;
  return new h(o, e === 501 ? "none" : "slow-down", r);
}
function $e({ status: e, headers: t }, n) {
  return e === 407 ? J(e, n) : e !== 409 && /^text\/html/i.test(String(t["content-type"])) ? Y(e, n) : void 0;
}
function x({ text: e, status: t }, n) {
  if (e.trim() === "") return {};
  try {
    let r = JSON.parse(e);
    if (typeof r == "object" && r !== null) return r;
  } catch {
    if (t < 200 || t >= 300) return {};
  }
  throw P(n);
}
function A(e, t) {
  let n = Ee(e, t);
  return e.again ? new h(n, "none") : new Error(n);
}
function Ee(e, t) {
  let { msg: n, message: r } = x(e, t), o = (n ?? r ?? "").replace(/\s+/g, " ").slice(0, 300);
  if (/^cache (read|write) denied/.test(o)) return o;
  let i = o === "" ? String(e.status) : `${e.status} ${o}`, s = `the cache service at ${k(t.url)}`;
  return e.status === 200 ? `${s} did not publish the entry: ${o || "it does not say why"}` : e.status === 401 || e.status === 403 ? `${s} does not let this job in (${i})` : `${s} refuses the request (${i})`;
}
function P({ url: e }) {
  return new Error(
    `the answer of ${k(e)} is not one that a cache service gives; does a proxy or portal want a login?`
  );
}
function k(e) {
  return new URL(e).origin;
}

// src/stores/github/entry.ts
async function se(e, { service: t, version: n, reading: r, signal: o }) {
  let i = await Oe(e.url, r.http, o);
  if (!i) return;
  let { key: s, createdAt: a = i.createdAt } = e, { size: c, etag: f, whole: u } = i, d = async () => {
    let p = await t.lookup({ keys: [s], version: n }, r.signal);
    if (p?.key === s && p.createdAt?.getTime() === e.createdAt?.getTime()) return p.url;
    throw new h(`the entry ${s} is gone; it was deleted meanwhile`, "none");
  }, m = W(), y = { size: c, etag: f, url: re(d, e.url) }, S = !Number.isFinite(c), g = u ? ie(u, r.http) : r.http;
  return {
    key: s,
    scope: void 0,
    version: n,
    size: c,
    createdAt: a,
    // A stash copy and a lazy mount read in parts, which a stream does not allow.
    ...!S && { identity: i.identity ?? e.createdAt?.toISOString(), remote: y },
    read: (p, l, w) => ne(y, { start: p, end: l }, { ...r, http: g, memory: m, order: w }),
    // The service has no request that removes an entry.
    reject: async () => {
    },
    close: async () => {
      u?.body.destroy();
    }
  };
}
function Oe(e, t, n) {
  let r = { range: "bytes=0-0", "accept-encoding": "identity" };
  return C(N(e, { signal: n, limitMs: 5e3 }), async ({ signal: o }) => {
    o.throwIfAborted();
    let i = new AbortController(), s = () => i.abort(o.reason);
    o.addEventListener("abort", s);
    try {
      return await xe(await t.request(e, { method: "GET", headers: r, signal: i.signal }), e);
    } finally {
      o.removeEventListener("abort", s);
    }
  });
}
async function xe(e, t) {
  let { status: n, headers: r, body: o } = e;
  if (![200, 206, 404, 416].includes(n)) throw await Q(e, t);
  let i = Te(e);
  o.on("error", () => {
  });
  let s = n === 200 && i === Number.POSITIVE_INFINITY;
  if (n === 206 && Number.isFinite(i) ? o.resume() : s || o.destroy(), n === 404) return;
  if (i === void 0)
    throw new h(`${E(t)}: it does not tell the object's size`, "none");
  let { etag: a, "last-modified": c } = r, f = new Date(String(c));
  return {
    size: i,
    // A weak ETag cannot be a condition. https://www.rfc-editor.org/rfc/rfc9110#field.if-match
    etag: typeof a == "string" && !a.startsWith("W/") ? a : void 0,
    createdAt: Number.isNaN(f.getTime()) ? /* @__PURE__ */ new Date(0) : f,
    whole: s ? e : void 0,
    identity: [a, c].find((u) => typeof u == "string")
  };
}
function Te({ status: e, headers: t }) {
  let n = String(t["content-range"]);
  if (e === 416) return n === "bytes */0" ? 0 : void 0;
  let r = /^bytes 0-0\/(\d+)$/.exec(n)?.[1];
  return r === void 0 ? Number.POSITIVE_INFINITY : Number(r);
}

// src/stores/github/v1.ts
function ce(e) {
  return {
    lookup: (t, n) => Ce(e, t, n),
    reserve: (t, n) => He(e, t, n)
  };
}
async function Ce(e, { keys: t, version: n, once: r }, o) {
  let { service: i, mask: s } = e, a = `keys=${encodeURIComponent(t.join(","))}&version=${n}`, c = await H(e, { method: "GET", path: `cache?${a}`, signal: o, once: r });
  if (c.status === 204 || c.status === 404) return;
  if (c.status !== 200) throw A(c, i);
  let f = x(
    c,
    i
  ), { cacheKey: u, archiveLocation: d, creationTime: m } = f;
  if (u === void 0 || !d || !URL.canParse(d)) throw P(i);
  s(d);
  let y = new Date(m ?? Number.NaN);
  return { key: u, url: d, createdAt: Number.isNaN(y.getTime()) ? void 0 : y };
}
async function He(e, { key: t, version: n, size: r }, o) {
  let { service: i } = e, s = ae({ key: t, version: n, ...r !== void 0 && { cacheSize: r } }), a = await H(e, { method: "POST", path: "caches", body: s, signal: o });
  if (a.status === 409) return;
  z(a, e);
  let { cacheId: c } = x(a, i);
  if (c === void 0) throw P(i);
  let f = `caches/${c}`, u = async ({ start: d, pieces: m }) => {
    let y = {
      "content-type": "application/octet-stream",
      "content-range": `bytes ${d}-${d + $(m) - 1}/*`
    };
    z(await H(e, { method: "PATCH", path: f, headers: y, body: m, signal: o }), e);
  };
  return {
    send: u,
    sendWhole: (d) => u({ start: 0, pieces: d }),
    async finish({ size: d }) {
      z(await H(e, { method: "POST", path: f, body: ae({ size: d }), signal: o }), e);
    }
  };
}
function H({ service: e, http: t }, { path: n, ...r }) {
  return O(t, {
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
function ae(e) {
  return [Buffer.from(JSON.stringify(e))];
}
function z(e, { service: t }) {
  if (e.status < 200 || e.status >= 300) throw A(e, t);
}

// src/stores/github/azure.ts
var pe = he(ue(), 1);
var fe = 5e4;
function me({
  http: e,
  url: t,
  signal: n
}) {
  let r = (0, pe.randomUUID)(), o = t.includes("?") ? "&" : "?", i = async (a, c, f = {}) => {
    let { status: u, text: d } = await O(e, {
      method: "PUT",
      url: a,
      headers: { "x-ms-version": "2021-12-02", ...f },
      body: c,
      signal: n
    });
    if (u === 201 || u === 200) return;
    let m = /<Code>(\w{1,64})<\/Code>/.exec(d)?.[1];
    throw new Error(`${E(a)}: it refuses the upload (${u}${m ? ` ${m}` : ""})`);
  }, s = (a) => {
    if (a >= fe) throw new Error(`the entry has more than ${fe} parts: raise part-size`);
    return `${t}${o}comp=block&blockid=${encodeURIComponent(de(r, a))}`;
  };
  return {
    send: async ({ number: a, pieces: c }) => i(s(a), c),
    // https://learn.microsoft.com/rest/api/storageservices/put-block-from-url
    copy: async ({ number: a, start: c, end: f, from: u }) => i(s(a), [], {
      "x-ms-copy-source": await u.url(),
      "x-ms-source-range": `bytes=${c}-${f - 1}`,
      ...u.etag && { "x-ms-source-if-match": u.etag }
    }),
    sendWhole: (a) => i(t, a, { "x-ms-blob-type": "BlockBlob" }),
    async putTogether(a) {
      if (a === 0) return;
      let f = `<?xml version="1.0" encoding="utf-8"?><BlockList>${Array.from({ length: a }, (u, d) => `<Latest>${de(r, d)}</Latest>`).join("")}</BlockList>`;
      await i(`${t}${o}comp=blocklist`, [Buffer.from(f)], { "content-type": "application/xml" });
    }
  };
}
function de(e, t) {
  return Buffer.from(`${e}${String(t).padStart(12, "0")}`).toString("base64");
}

// src/stores/github/v2.ts
var Ue = 4e4;
function le(e) {
  return {
    lookup: (t, n) => qe(e, t, n),
    async reserve({ key: t, version: n }, r) {
      let o = await Fe(e, { key: t, version: n }, r);
      if (o === void 0) return;
      let i = me({ http: e.http, url: o, signal: r });
      return {
        ...i,
        async finish({ size: s, parts: a }) {
          await i.putTogether(a), await Ne(e, { key: t, version: n, size: s }, r);
        }
      };
    }
  };
}
async function qe(e, { keys: [t, ...n], version: r, once: o }, i) {
  let { service: s } = e, a = { key: t, ...n.length > 0 && { restore_keys: n }, version: r }, c = await L(e, "GetCacheEntryDownloadURL", a, { signal: i, once: o });
  if (c.status === 404) return;
  if (c.status !== 200) throw A(c, s);
  let { ok: f, signed_download_url: u, matched_key: d } = c.said;
  if (f) {
    if (!u || d === void 0) throw P(s);
    return ye(u, e), { key: d, url: u };
  }
}
async function Fe(e, t, n) {
  let { service: r, warn: o } = e, s = await L(e, "CreateCacheEntry", t, { signal: n, maxWaitMs: Ue });
  if (s.status === 409) return;
  if (s.status !== 200) throw A(s, r);
  let { ok: a, signed_upload_url: c, message: f = "" } = s.said;
  if (!a && /denied|insufficient/.test(f)) throw new Error(f);
  if (!a) {
    f !== "" && o(`Cache reservation failed: ${f}`);
    return;
  }
  if (!c) throw P(r);
  return ye(c, e), c;
}
async function Ne(e, { key: t, version: n, size: r }, o) {
  let i = { key: t, version: n, size_bytes: String(r) }, s = await L(e, "FinalizeCacheEntryUpload", i, { signal: o });
  if (s.status !== 200 || !s.said.ok) throw A(s, e.service);
}
async function L({ service: e, http: t }, n, r, o) {
  let i = await O(t, {
    ...o,
    method: "POST",
    url: new URL(`/twirp/github.actions.results.api.v1.CacheService/${n}`, e.url).href,
    headers: {
      authorization: `Bearer ${e.token}`,
      "content-type": "application/json",
      "user-agent": `headstart/${_.version}`
    },
    body: [Buffer.from(JSON.stringify(r))]
  });
  return { ...i, said: x(i, e) };
}
function ye(e, { mask: t }) {
  let n = new URL(e).searchParams.get("sig"), r = n ? [n, encodeURIComponent(n)] : [e];
  for (let o of r) t(o);
}

// src/stores/github/open.ts
function Ut(e, t) {
  let { inputs: n, signal: r, mask: o, warn: i, tell: s } = e, { concurrency: a, partBytes: c } = n;
  t.token !== "" && o(t.token);
  let { http: f, isLimited: u } = ze(Z({ connections: a })), d = { v1: ce, v2: le }[t.language], m = d({ service: t, http: f, mask: o, warn: i }), y = { http: f, concurrency: a, partBytes: c, signal: r }, S = { signal: r, late: () => B(t.url, 12e3) };
  return {
    async find(g) {
      let { keys: p, isHint: l } = g;
      if (!(l && u()))
        return q(
          S,
          (w) => Le(g, Ie[t.language](g.versions), async (b) => {
            let v = await m.lookup({ keys: p, version: b, once: l }, w);
            return v && se(v, { service: m, version: b, reading: y, signal: w });
          })
        );
    },
    async create(g) {
      let p;
      if (!(await q(S, (l) => je(m, g, l)) && (p = await m.reserve({ ...g, size: void 0 }, r), !p)))
        return oe({ service: m, name: g, partBytes: c, concurrency: a, signal: r, upload: p, tell: s });
    },
    // The service has no request that removes an entry.
    removable: async () => []
  };
}
function ze(e) {
  let t = !1;
  return { http: { ...e, request: async (...r) => {
    let o = await e.request(...r);
    return t ||= o.status === 429, o;
  } }, isLimited: () => t };
}
var Ie = {
  v1: ([e = "", ...t]) => [[e], t],
  v2: (e) => [e]
};
async function Le({ keys: e }, t, n) {
  let r = [];
  for (let i of t) {
    let s = await Promise.allSettled(i.map(n));
    r.push(...s.flatMap((c) => "value" in c && c.value || []));
    let a = s.find((c) => c.status === "rejected");
    if (a && r.length === 0) throw a.reason;
    if (r.some(({ key: c }) => T(c, e[0] ?? ""))) break;
  }
  let o = D(e, r) ?? r[0];
  return await Promise.all(r.map((i) => i !== o && i.close())), o;
}
async function je(e, { key: t, version: n }, r) {
  let o = await e.lookup({ keys: [t], version: n }, r);
  return o !== void 0 && T(o.key, t);
}
export {
  Ut as openService
};
