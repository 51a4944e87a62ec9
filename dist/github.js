import {
  a as L,
  b as O,
  c as F,
  d as W,
  e as A,
  f as S,
  g as k
} from "./shared-T2S4MJ6T.js";
import {
  a as V
} from "./shared-Q6JZSV3Z.js";
import {
  a as Y,
  b as J
} from "./shared-DHENSKT7.js";
import {
  Ea as P,
  Ga as z,
  Pb as G,
  Ub as K,
  Va as b,
  Vb as Q,
  Wb as X,
  Xa as R,
  _a as D,
  a as q,
  b as me,
  cb as _,
  d as le,
  fb as j,
  ib as T,
  kb as B,
  lb as M,
  sa as E,
  y as $,
  z as x
} from "./shared-JPYG64FY.js";

// lighter-node:crypto?src/stores/github/azure.ts
var oe = me((Ze, I) => {
  I.exports = Object.create(new Proxy({}, { get: (e, t) => q("node:crypto")[t] }));
  I.exports.getRandomValues = (e) => q("node:crypto").getRandomValues(e);
});

// src/stores/github/draft.ts
function Z(e) {
  let { service: t, name: r, partBytes: o, concurrency: n, signal: i, upload: s } = e, a = s && Promise.resolve(s), c, d = { size: 0, parts: 0 }, u = (h) => (a ??= t.reserve({ ...r, size: h }, i).then((y) => {
    if (y) return y;
    throw new $(r.key);
  }), a), f = async () => {
    let h = await u(d.size);
    c && await h.sendWhole(c), await h.finish(d).catch(async (y) => {
      if (!await he(y, e)) throw y;
    });
  }, l = (h, y) => ({
    partBytes: y,
    concurrency: n,
    async write(m, p) {
      let w = E(p), v = h + m;
      if (d.size += w, v === 0 && w < y) {
        c = p;
        return;
      }
      d.parts = Math.max(d.parts, v + 1), await (await u()).send({ number: v, start: v * y, pieces: p });
    },
    async commit() {
      try {
        await f();
      } catch (m) {
        if (m instanceof $) return !1;
        throw m;
      }
      return !0;
    }
  }), g = async () => {
    Object.assign(d, { size: 0, parts: 0 });
  };
  return {
    ...l(0, o),
    async copyFrom({ remote: h }, y) {
      let { copy: m } = await u(), p = Y(y), w = m && h ? await ye((v) => m({ ...v, from: h }), y, e) : 0;
      return Object.assign(d, { size: w * p, parts: w }), { bytes: d.size, rest: l(w, w > 0 ? p : o), undo: g };
    },
    // Unfinished uploads are invisible, and the service removes them.
    discard: async () => {
    }
  };
}
async function ye(e, t, { concurrency: r, signal: o, tell: n }) {
  try {
    return await J(t, r, e);
  } catch (i) {
    return o.throwIfAborted(), n(`Sending the whole entry, because the store did not copy the unchanged part: ${x(i)}`), 0;
  }
}
async function he(e, { service: t, name: r, signal: o, upload: n }) {
  if (!(e instanceof b) || n) return !1;
  let i = await t.lookup({ keys: [r.key], version: r.version }, o);
  return i !== void 0 && P(i.key, r.key);
}

// src/stores/transfer/begun-response.ts
import { addAbortSignal as we } from "node:stream";
function ee(e, t) {
  let r = e;
  return {
    ...t,
    async request(o, n) {
      let i = r;
      if (r = void 0, !i) return t.request(o, n);
      try {
        return n.signal.throwIfAborted(), await ve(i, n);
      } catch (s) {
        throw n.signal.throwIfAborted(), D(s, o);
      }
    }
  };
}
async function ve(e, { signal: t, onHead: r }) {
  let { body: o } = e, n, i = !1, s = {
    pause() {
      n ??= Promise.withResolvers();
    },
    resume() {
      n?.resolve(), n = void 0;
    },
    end() {
      i = !0;
    }
  };
  we(t, o);
  let a = r?.(e, s);
  if (!a) return e;
  for await (let c of o) {
    if (a(c), i) break;
    n && await M(n.promise, t);
  }
  return e;
}

// src/stores/github/entry.ts
async function re(e, { service: t, version: r, reading: o, signal: n }) {
  let i = await ge(e.url, o.http, n);
  if (!i) return;
  let { key: s, createdAt: a = i.createdAt } = e, { size: c, etag: d, identity: u = e.createdAt?.toISOString(), whole: f } = i, l = async () => {
    let p = await t.lookup({ keys: [s], version: r }, o.signal);
    if (p?.key === s && p.createdAt?.getTime() === e.createdAt?.getTime()) return p.url;
    throw new b(`the entry ${s} is gone; it was deleted meanwhile`, "none");
  }, g = K(), h = { size: c, etag: d, identity: u, url: Q(l, e.url) }, y = !Number.isFinite(c), m = f ? ee(f, o.http) : o.http;
  return {
    key: s,
    scope: void 0,
    version: r,
    size: c,
    createdAt: a,
    // A stash copy and a lazy mount read in parts, which a stream does not allow.
    ...!y && { remote: h },
    read: (p, w, v) => X(h, { start: p, end: w }, { ...o, http: m, memory: g, order: v }),
    // The service has no request that removes an entry.
    reject: async () => {
    },
    close: async () => {
      f?.body.destroy();
    }
  };
}
function ge(e, t, r) {
  let n = { method: "GET", headers: { range: "bytes=0-0", "accept-encoding": "identity" }, idleMs: 5e3, bodyIdleMs: j.idleMs };
  return T(F(e, 5e3, r), async () => {
    let i = new AbortController(), s = () => i.abort(r.reason);
    r.addEventListener("abort", s);
    try {
      return await be(await t.request(e, { ...n, signal: i.signal }), e);
    } finally {
      r.removeEventListener("abort", s);
    }
  });
}
async function be(e, t) {
  let { status: r, headers: o, body: n } = e;
  if (![200, 206, 404, 416].includes(r)) throw await _(e, t);
  let i = Se(e);
  n.on("error", () => {
  });
  let s = r === 200 && i === Number.POSITIVE_INFINITY;
  if (r === 206 && Number.isFinite(i) ? n.resume() : s || n.destroy(), r === 404) return;
  if (i === void 0)
    throw new b(`${R(t)}: it does not tell the object's size`, "none");
  let { etag: a, "last-modified": c } = o, d = new Date(String(c));
  return {
    size: i,
    // A weak ETag cannot be a condition. https://www.rfc-editor.org/rfc/rfc9110#field.if-match
    etag: typeof a == "string" && !a.startsWith("W/") ? a : void 0,
    createdAt: Number.isNaN(d.getTime()) ? /* @__PURE__ */ new Date(0) : d,
    whole: s ? e : void 0,
    identity: [a, c].find((u) => typeof u == "string")
  };
}
function Se({ status: e, headers: t }) {
  let r = String(t["content-range"]);
  if (e === 416) return r === "bytes */0" ? 0 : void 0;
  let o = /^bytes 0-0\/(\d+)$/.exec(r)?.[1];
  return o === void 0 ? Number.POSITIVE_INFINITY : Number(o);
}

// src/stores/github/v1.ts
function ne(e) {
  return {
    lookup: (t, r) => ke(e, t, r),
    reserve: (t, r) => Pe(e, t, r)
  };
}
async function ke(e, { keys: t, version: r, once: o }, n) {
  let { service: i, mask: s } = e, a = `keys=${encodeURIComponent(t.join(","))}&version=${r}`, c = await C(e, { method: "GET", path: `cache?${a}`, signal: n, once: o });
  if (c.status === 204 || c.status === 404) return;
  if (c.status !== 200) throw S(c, i);
  let { cacheKey: d, archiveLocation: u, creationTime: f } = A(c, i);
  if (d === void 0 || !u || !URL.canParse(u)) throw k(i);
  s(u);
  let l = new Date(f ?? Number.NaN);
  return { key: d, url: u, createdAt: Number.isNaN(l.getTime()) ? void 0 : l };
}
async function Pe(e, { key: t, version: r, size: o }, n) {
  let { service: i } = e, s = { key: t, version: r, ...o !== void 0 && { cacheSize: o } }, a = await C(e, { method: "POST", path: "caches", message: s, signal: n });
  if (a.status === 409) return;
  U(a, e);
  let { cacheId: c } = A(a, i);
  if (c === void 0) throw k(i);
  let d = `caches/${c}`, u = async ({ start: f, pieces: l }) => {
    let g = {
      "content-type": "application/octet-stream",
      "content-range": `bytes ${f}-${f + E(l) - 1}/*`
    };
    U(await C(e, { method: "PATCH", path: d, headers: g, body: l, signal: n }), e);
  };
  return {
    send: u,
    sendWhole: (f) => u({ start: 0, pieces: f }),
    async finish({ size: f }) {
      U(await C(e, { method: "POST", path: d, message: { size: f }, signal: n }), e);
    }
  };
}
function C(e, { path: t, headers: r, ...o }) {
  let n = `${e.service.url.replace(/\/?$/, "/")}_apis/artifactcache/${t}`;
  return O(e, { ...o, url: n, headers: { accept: "application/json;api-version=6.0-preview.1", ...r } });
}
function U(e, { service: t }) {
  if (e.status < 200 || e.status >= 300) throw S(e, t);
}

// src/stores/github/azure.ts
var ae = le(oe(), 1);
var ie = 5e4;
function ce({
  http: e,
  url: t,
  signal: r
}) {
  let o = (0, ae.randomUUID)(), n = t.includes("?") ? "&" : "?", i = async (a, c, d = {}) => {
    let { status: u, text: f } = await L(e, {
      method: "PUT",
      url: a,
      headers: { "x-ms-version": "2021-12-02", ...d },
      body: c,
      signal: r
    });
    if (u === 201 || u === 200) return;
    let l = /<Code>(\w{1,64})<\/Code>/.exec(f)?.[1];
    throw new Error(`${R(a)}: it refuses the upload (${u}${l ? ` ${l}` : ""})`);
  }, s = (a) => {
    if (a >= ie) throw new Error(`the entry has more than ${ie} parts: raise part-size`);
    return `${t}${n}comp=block&blockid=${encodeURIComponent(se(o, a))}`;
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
      let d = `<?xml version="1.0" encoding="utf-8"?><BlockList>${Array.from({ length: a }, (u, f) => `<Latest>${se(o, f)}</Latest>`).join("")}</BlockList>`;
      await i(`${t}${n}comp=blocklist`, [Buffer.from(d)], { "content-type": "application/xml" });
    }
  };
}
function se(e, t) {
  return Buffer.from(`${e}${String(t).padStart(12, "0")}`).toString("base64");
}

// src/stores/github/v2.ts
function ue(e) {
  return {
    lookup: (t, r) => Ae(e, t, r),
    async reserve({ key: t, version: r }, o) {
      let n = await Ee(e, { key: t, version: r }, o);
      if (n === void 0) return;
      let i = ce({ http: e.http, url: n, signal: o });
      return {
        ...i,
        async finish({ size: s, parts: a }) {
          await i.putTogether(a), await Re(e, { key: t, version: r, size: s }, o);
        }
      };
    }
  };
}
async function Ae(e, { keys: [t, ...r], version: o, once: n }, i) {
  let { service: s } = e, a = { key: t, ...r.length > 0 && { restore_keys: r }, version: o }, c = await N(e, "GetCacheEntryDownloadURL", a, { signal: i, once: n });
  if (c.status === 404) return;
  if (c.status !== 200) throw S(c, s);
  let { ok: d, signed_download_url: u, matched_key: f } = c.said;
  if (d) {
    if (!u || f === void 0) throw k(s);
    return de(u, e), { key: f, url: u };
  }
}
async function Ee(e, t, r) {
  let { service: o, warn: n } = e, i = await N(e, "CreateCacheEntry", t, { signal: r });
  if (i.status === 409) return;
  if (i.status !== 200) throw S(i, o);
  let { ok: s, signed_upload_url: a, message: c = "" } = i.said;
  if (!s && /denied|insufficient/.test(c)) throw new Error(c);
  if (!s) {
    c !== "" && n(`Cache reservation failed: ${c}`);
    return;
  }
  if (!a) throw k(o);
  return de(a, e), a;
}
async function Re(e, { key: t, version: r, size: o }, n) {
  let i = { key: t, version: r, size_bytes: String(o) }, s = await N(e, "FinalizeCacheEntryUpload", i, { signal: n });
  if (s.status !== 200 || !s.said.ok) throw S(s, e.service);
}
async function N(e, t, r, o) {
  let { href: n } = new URL(`/twirp/github.actions.results.api.v1.CacheService/${t}`, e.service.url), i = { "user-agent": `headstart/${G.version}` }, s = await O(e, { ...o, method: "POST", url: n, headers: i, message: r });
  return { ...s, said: A(s, e.service) };
}
function de(e, { mask: t }) {
  let r = new URL(e).searchParams.get("sig"), o = r ? [r, encodeURIComponent(r)] : [e];
  for (let n of o) t(n);
}

// src/stores/github/open.ts
function vt(e, t) {
  let { inputs: r, signal: o, mask: n, warn: i, tell: s } = e, { concurrency: a, partBytes: c } = r;
  t.token !== "" && n(t.token);
  let d = V({ connections: a }), u = { v1: ne, v2: ue }[t.language], f = u({ service: t, http: d, mask: n, warn: i }), l = {
    ...f,
    reserve: (m, p) => fe(() => f.reserve(m, p), { signal: p, tell: s })
  }, g = { http: d, concurrency: a, partBytes: c, signal: o }, h = { signal: o, late: () => W(t.url, 12e3) }, y = (m) => fe(() => B(h, m), { signal: o, tell: s });
  return {
    async find(m) {
      let { keys: p } = m;
      return y(
        (w) => Ce(m, async (v, pe) => {
          let H = await l.lookup({ keys: p, version: v, once: pe }, w);
          return H && re(H, { service: l, version: v, reading: g, signal: w });
        })
      );
    },
    async create(m) {
      let p;
      if (!(await y((w) => $e(l, m, w)) && (p = await l.reserve({ ...m, size: void 0 }, o), !p)))
        return Z({ service: l, name: m, partBytes: c, concurrency: a, signal: o, upload: p, tell: s });
    },
    // The service has no request that removes an entry.
    removable: async () => []
  };
}
function fe(e, { signal: t, tell: r }) {
  return T({ signal: t, judge: (i) => {
    let s = i, a = s instanceof b ? s.retryAfterMs : 0;
    return { error: s, retryAfterMs: a, failures: a > 0 ? 1 : Number.POSITIVE_INFINITY };
  }, maxWaitMs: 6e4, onWait: ({ message: i }, s) => r(`Waiting ${Math.ceil(s / 1e3)} s, as the service asks: ${i}`) }, e);
}
async function Ce({ keys: e, versions: [t = "", ...r] }, o) {
  let n = await o(t);
  if (n && P(n.key, e[0] ?? "")) return n;
  let i = await Promise.allSettled(r.map((u) => o(u, n && !0))), s = i.flatMap((u) => "value" in u && u.value || []), a = i.find((u) => u.status === "rejected");
  if (a && !n && s.length === 0) throw a.reason;
  let c = n ? [n, ...s] : s, d = z(e, c) ?? c[0];
  return await Promise.all(c.map((u) => u !== d && u.close())), d;
}
async function $e(e, { key: t, version: r }, o) {
  let n = await e.lookup({ keys: [t], version: r }, o);
  return n !== void 0 && P(n.key, t);
}
export {
  vt as openService
};
