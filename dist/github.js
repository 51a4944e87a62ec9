import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a as ee
} from "./shared-4P6GGCBY.js";
import {
  a as te,
  b as re
} from "./shared-2ZC4JTNT.js";
import {
  $a as se,
  Ga as D,
  Ia as W,
  La as q,
  Ma as V,
  Na as G,
  Oa as g,
  Pa as K,
  Qa as E,
  Ra as Y,
  Ta as J,
  Ua as Q,
  Va as X,
  Wa as Z,
  Xa as C,
  Ya as ne,
  Za as oe,
  _a as ie,
  a as M,
  aa as $,
  b as ve,
  c as be,
  h as N,
  i as j,
  m as T,
  o as _
} from "./shared-XVWDJ4ZN.js";

// lighter-node:crypto?src/stores/github/azure.ts
var pe = ve((vt, z) => {
  z.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  z.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// src/stores/github/draft.ts
function ae(e) {
  let { service: t, name: n, partBytes: r, concurrency: o, signal: i, upload: s, tell: a } = e, c = s && Promise.resolve(s), d, u = { size: 0, parts: 0 }, f = (p) => (c ??= t.reserve({ ...n, size: p }, i).then((l) => {
    if (l) return l;
    throw new N(n.key);
  }), c), m = async () => {
    let p = await f(u.size);
    d && await p.sendWhole(d);
    try {
      await p.finish(u);
    } catch (l) {
      if (!await Se(l, e)) throw l;
    }
  }, y = (p, l) => ({
    partBytes: l,
    concurrency: o,
    async write(w, b) {
      let v = $(b), R = p + w;
      if (u.size += v, R === 0 && v < l) {
        d = b;
        return;
      }
      u.parts = Math.max(u.parts, R + 1), await (await f()).send({ number: R, start: R * l, pieces: b });
    },
    async commit() {
      try {
        return await m(), !0;
      } catch (w) {
        if (w instanceof N) return !1;
        throw w;
      }
    }
  }), S = async () => {
    Object.assign(u, { size: 0, parts: 0 });
  }, h = { bytes: 0, rest: y(0, r), undo: S };
  return {
    ...y(0, r),
    async copyFrom({ remote: p }, l) {
      let { copy: w } = await f(), b = te(l);
      try {
        if (!w || !p) return h;
        let v = await re(
          l,
          { partBytes: b, concurrency: o },
          (R) => w({ ...R, from: p })
        );
        return Object.assign(u, { size: v * b, parts: v }), { bytes: u.size, rest: y(v, v > 0 ? b : r), undo: S };
      } catch (v) {
        return i.throwIfAborted(), a(`Sending all of the entry, for the store copies nothing: ${j(v)}`), h;
      }
    },
    // Unfinished uploads are invisible, and the service removes them.
    discard: async () => {
    }
  };
}
async function Se(e, { service: t, name: n, signal: r, upload: o }) {
  if (!(e instanceof g) || o) return !1;
  let i = await t.lookup({ keys: [n.key], version: n.version }, r);
  return i !== void 0 && T(i.key, n.key);
}

// src/stores/transfer/begun-response.ts
import { addAbortSignal as ke } from "node:stream";
function ce(e, t) {
  let n = e;
  return {
    ...t,
    async request(r, o) {
      let i = n;
      if (n = void 0, !i) return t.request(r, o);
      try {
        return o.signal.throwIfAborted(), await Ae(i, o);
      } catch (s) {
        throw o.signal.throwIfAborted(), Y(s, r);
      }
    }
  };
}
async function Ae(e, { signal: t, onHead: n }) {
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
function O(e, { url: t, maxWaitMs: n, once: r, ...o }) {
  let { signal: i, body: s = [] } = o, a = $(s) > Re ? 12e3 : 5e3, c = 0, d = { ...F(t, a, i), maxWaitMs: n, ...r && { maxFailures: () => 1 } };
  return C(d, async () => {
    let u = c++ > 0, f = await e.request(t, { ...o, idleMs: a }), m = (await G($e, f.body)).toString("utf8"), y = Oe(f, t) ?? xe(f, t);
    if (y) throw y;
    return { status: f.status, text: m, again: u };
  });
}
function F(e, t, n) {
  return {
    signal: n,
    judge(r) {
      let o = r instanceof K ? I(e, t) : Ee(r, e), s = o.recover === "none" || o.recover === "renew" ? Number.POSITIVE_INFINITY : ne(r);
      return { error: o, failures: s, retryAfterMs: o.retryAfterMs };
    }
  };
}
function Ee(e, t) {
  if (!(e instanceof g))
    return new g(`${k(t)}: the connection was closed`, "resume");
  let n = e.message.replace(E(t), k(t));
  return new g(n, e.recover, e.retryAfterMs);
}
function I(e, t) {
  return new g(`${k(e)}: no answer within ${Math.round(t / 1e3)} seconds`, "retry");
}
function Oe({ status: e, headers: t }, n) {
  let r = Z(t["retry-after"]);
  if (e === 429) {
    let i = r > 0 ? `, your rate limit will reset in ${Math.ceil(r / 1e3)} seconds` : "", s = r > 0 ? "slow-down" : "none";
    return new g(`${k(n)}: You've hit a rate limit${i}`, s, r);
  }
  if (e !== 408 && e < 500) return;
  let o = `${k(n)}: it has trouble or too much to do (${e})`;
  return new g(o, e === 501 ? "none" : "slow-down", r);
}
function xe({ status: e, headers: t }, n) {
  return e === 407 ? J(e, n) : e !== 409 && /^text\/html/i.test(String(t["content-type"])) ? Q(e, n) : void 0;
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
  let n = Te(e, t);
  return e.again ? new g(n, "none") : new Error(n);
}
function Te(e, t) {
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
async function ue(e, { service: t, version: n, reading: r, signal: o }) {
  let i = await Ce(e.url, r.http, o);
  if (!i) return;
  let { key: s, createdAt: a = i.createdAt } = e, { size: c, etag: d, whole: u } = i, f = async () => {
    let p = await t.lookup({ keys: [s], version: n }, r.signal);
    if (p?.key === s && p.createdAt?.getTime() === e.createdAt?.getTime()) return p.url;
    throw new g(`the entry ${s} is gone; it was deleted meanwhile`, "none");
  }, m = D(), y = { size: c, etag: d, url: oe(f, e.url) }, S = !Number.isFinite(c), h = u ? ce(u, r.http) : r.http;
  return {
    key: s,
    scope: void 0,
    version: n,
    size: c,
    createdAt: a,
    // A stash copy and a lazy mount read in parts, which a stream does not allow.
    ...!S && { identity: i.identity ?? e.createdAt?.toISOString(), remote: y },
    read: (p, l, w) => ie(y, { start: p, end: l }, { ...r, http: h, memory: m, order: w }),
    // The service has no request that removes an entry.
    reject: async () => {
    },
    close: async () => {
      u?.body.destroy();
    }
  };
}
function Ce(e, t, n) {
  let o = { method: "GET", headers: { range: "bytes=0-0", "accept-encoding": "identity" }, idleMs: 5e3, bodyIdleMs: W.idleMs };
  return C(F(e, 5e3, n), async () => {
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
    throw new g(`${E(t)}: it does not tell the object's size`, "none");
  let { etag: a, "last-modified": c } = r, d = new Date(String(c));
  return {
    size: i,
    // A weak ETag cannot be a condition. https://www.rfc-editor.org/rfc/rfc9110#field.if-match
    etag: typeof a == "string" && !a.startsWith("W/") ? a : void 0,
    createdAt: Number.isNaN(d.getTime()) ? /* @__PURE__ */ new Date(0) : d,
    whole: s ? e : void 0,
    identity: [a, c].find((u) => typeof u == "string")
  };
}
function Ue({ status: e, headers: t }) {
  let n = String(t["content-range"]);
  if (e === 416) return n === "bytes */0" ? 0 : void 0;
  let r = /^bytes 0-0\/(\d+)$/.exec(n)?.[1];
  return r === void 0 ? Number.POSITIVE_INFINITY : Number(r);
}

// src/stores/github/v1.ts
function fe(e) {
  return {
    lookup: (t, n) => Ne(e, t, n),
    reserve: (t, n) => qe(e, t, n)
  };
}
async function Ne(e, { keys: t, version: n, once: r }, o) {
  let { service: i, mask: s } = e, a = `keys=${encodeURIComponent(t.join(","))}&version=${n}`, c = await U(e, { method: "GET", path: `cache?${a}`, signal: o, once: r });
  if (c.status === 204 || c.status === 404) return;
  if (c.status !== 200) throw A(c, i);
  let d = x(
    c,
    i
  ), { cacheKey: u, archiveLocation: f, creationTime: m } = d;
  if (u === void 0 || !f || !URL.canParse(f)) throw P(i);
  s(f);
  let y = new Date(m ?? Number.NaN);
  return { key: u, url: f, createdAt: Number.isNaN(y.getTime()) ? void 0 : y };
}
async function qe(e, { key: t, version: n, size: r }, o) {
  let { service: i } = e, s = de({ key: t, version: n, ...r !== void 0 && { cacheSize: r } }), a = await U(e, { method: "POST", path: "caches", body: s, signal: o });
  if (a.status === 409) return;
  B(a, e);
  let { cacheId: c } = x(a, i);
  if (c === void 0) throw P(i);
  let d = `caches/${c}`, u = async ({ start: f, pieces: m }) => {
    let y = {
      "content-type": "application/octet-stream",
      "content-range": `bytes ${f}-${f + $(m) - 1}/*`
    };
    B(await U(e, { method: "PATCH", path: d, headers: y, body: m, signal: o }), e);
  };
  return {
    send: u,
    sendWhole: (f) => u({ start: 0, pieces: f }),
    async finish({ size: f }) {
      B(await U(e, { method: "POST", path: d, body: de({ size: f }), signal: o }), e);
    }
  };
}
function U({ service: e, http: t }, { path: n, ...r }) {
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
function de(e) {
  return [Buffer.from(JSON.stringify(e))];
}
function B(e, { service: t }) {
  if (e.status < 200 || e.status >= 300) throw A(e, t);
}

// src/stores/github/azure.ts
var ye = be(pe(), 1);
var me = 5e4;
function ge({
  http: e,
  url: t,
  signal: n
}) {
  let r = (0, ye.randomUUID)(), o = t.includes("?") ? "&" : "?", i = async (a, c, d = {}) => {
    let { status: u, text: f } = await O(e, {
      method: "PUT",
      url: a,
      headers: { "x-ms-version": "2021-12-02", ...d },
      body: c,
      signal: n
    });
    if (u === 201 || u === 200) return;
    let m = /<Code>(\w{1,64})<\/Code>/.exec(f)?.[1];
    throw new Error(`${E(a)}: it refuses the upload (${u}${m ? ` ${m}` : ""})`);
  }, s = (a) => {
    if (a >= me) throw new Error(`the entry has more than ${me} parts: raise part-size`);
    return `${t}${o}comp=block&blockid=${encodeURIComponent(le(r, a))}`;
  };
  return {
    send: async ({ number: a, pieces: c }) => i(s(a), c),
    // https://learn.microsoft.com/rest/api/storageservices/put-block-from-url
    copy: async ({ number: a, start: c, end: d, from: u }) => i(s(a), [], {
      "x-ms-copy-source": await u.url(),
      "x-ms-source-range": `bytes=${c}-${d - 1}`,
      ...u.etag && { "x-ms-source-if-match": u.etag }
    }),
    sendWhole: (a) => i(t, a, { "x-ms-blob-type": "BlockBlob" }),
    async putTogether(a) {
      if (a === 0) return;
      let d = `<?xml version="1.0" encoding="utf-8"?><BlockList>${Array.from({ length: a }, (u, f) => `<Latest>${le(r, f)}</Latest>`).join("")}</BlockList>`;
      await i(`${t}${o}comp=blocklist`, [Buffer.from(d)], { "content-type": "application/xml" });
    }
  };
}
function le(e, t) {
  return Buffer.from(`${e}${String(t).padStart(12, "0")}`).toString("base64");
}

// src/stores/github/v2.ts
var Fe = 4e4;
function he(e) {
  return {
    lookup: (t, n) => Ie(e, t, n),
    async reserve({ key: t, version: n }, r) {
      let o = await Be(e, { key: t, version: n }, r);
      if (o === void 0) return;
      let i = ge({ http: e.http, url: o, signal: r });
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
  let { service: s } = e, a = { key: t, ...n.length > 0 && { restore_keys: n }, version: r }, c = await L(e, "GetCacheEntryDownloadURL", a, { signal: i, once: o });
  if (c.status === 404) return;
  if (c.status !== 200) throw A(c, s);
  let { ok: d, signed_download_url: u, matched_key: f } = c.said;
  if (d) {
    if (!u || f === void 0) throw P(s);
    return we(u, e), { key: f, url: u };
  }
}
async function Be(e, t, n) {
  let { service: r, warn: o } = e, s = await L(e, "CreateCacheEntry", t, { signal: n, maxWaitMs: Fe });
  if (s.status === 409) return;
  if (s.status !== 200) throw A(s, r);
  let { ok: a, signed_upload_url: c, message: d = "" } = s.said;
  if (!a && /denied|insufficient/.test(d)) throw new Error(d);
  if (!a) {
    d !== "" && o(`Cache reservation failed: ${d}`);
    return;
  }
  if (!c) throw P(r);
  return we(c, e), c;
}
async function ze(e, { key: t, version: n, size: r }, o) {
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
      "user-agent": `headstart/${se.version}`
    },
    body: [Buffer.from(JSON.stringify(r))]
  });
  return { ...i, said: x(i, e) };
}
function we(e, { mask: t }) {
  let n = new URL(e).searchParams.get("sig"), r = n ? [n, encodeURIComponent(n)] : [e];
  for (let o of r) t(o);
}

// src/stores/github/open.ts
function Ft(e, t) {
  let { inputs: n, signal: r, mask: o, warn: i, tell: s } = e, { concurrency: a, partBytes: c } = n;
  t.token !== "" && o(t.token);
  let { http: d, isLimited: u } = Me(ee({ connections: a })), f = { v1: fe, v2: he }[t.language], m = f({ service: t, http: d, mask: o, warn: i }), y = { http: d, concurrency: a, partBytes: c, signal: r }, S = { signal: r, late: () => I(t.url, 12e3) };
  return {
    async find(h) {
      let { keys: p, isHint: l } = h;
      if (!(l && u()))
        return q(
          S,
          (w) => _e(h, je[t.language](h.versions), async (b) => {
            let v = await m.lookup({ keys: p, version: b, once: l }, w);
            return v && ue(v, { service: m, version: b, reading: y, signal: w });
          })
        );
    },
    async create(h) {
      let p;
      if (!(await q(S, (l) => De(m, h, l)) && (p = await m.reserve({ ...h, size: void 0 }, r), !p)))
        return ae({ service: m, name: h, partBytes: c, concurrency: a, signal: r, upload: p, tell: s });
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
    if (r.some(({ key: c }) => T(c, e[0] ?? ""))) break;
  }
  let o = _(e, r) ?? r[0];
  return await Promise.all(r.map((i) => i !== o && i.close())), o;
}
async function De(e, { key: t, version: n }, r) {
  let o = await e.lookup({ keys: [t], version: n }, r);
  return o !== void 0 && T(o.key, t);
}
export {
  Ft as openService
};
