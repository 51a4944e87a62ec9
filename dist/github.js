import {
  a as W,
  b as T,
  c as j,
  d as z,
  e as b,
  f as w,
  g as v
} from "./shared-R3FCHN53.js";
import {
  a as M
} from "./shared-UH2Z7M5S.js";
import {
  a as K
} from "./shared-GNRQR2XV.js";
import {
  $a as _,
  $b as J,
  Ea as S,
  Ga as x,
  Ub as V,
  Wa as y,
  Ya as E,
  Zb as G,
  _b as Y,
  a as q,
  b as de,
  d as fe,
  db as L,
  gb as D,
  j as $,
  jb as R,
  lb as B,
  mb as F,
  sa as H
} from "./shared-4H6W3SON.js";

// lighter-node:crypto?src/stores/github/azure.ts
var re = de((Ye, U) => {
  U.exports = Object.create(new Proxy({}, { get: (e, t) => q("node:crypto")[t] }));
  U.exports.getRandomValues = (e) => q("node:crypto").getRandomValues(e);
});

// src/stores/github/draft.ts
function Q(e) {
  let { service: t, name: r, signal: i, upload: n } = e, s = n && Promise.resolve(n), a = (o) => (s ??= t.reserve({ ...r, size: o }, i).then((c) => {
    if (c) return c;
    throw new $(r.key);
  }), s);
  return K(e, {
    send: async (o) => (await a()).send(o),
    async copierOf({ remote: o }) {
      let { copy: c } = await a();
      return c && o && ((d) => c({ ...d, from: o }));
    },
    // Sent parts replace copied ones of the same number.
    undo: async () => {
    },
    async publish({ whole: o, ...c }) {
      try {
        let d = await a(c.size);
        return o && await d.sendWhole(o), await d.finish(c).catch(async (u) => {
          if (!await pe(u, e)) throw u;
        }), !0;
      } catch (d) {
        if (d instanceof $) return !1;
        throw d;
      }
    },
    // Unfinished uploads are invisible, and the service removes them.
    discard: async () => {
    }
  });
}
async function pe(e, { service: t, name: r, signal: i, upload: n }) {
  if (!(e instanceof y) || n) return !1;
  let s = await t.lookup({ keys: [r.key], version: r.version }, i);
  return s !== void 0 && S(s.key, r.key);
}

// src/stores/transfer/begun-response.ts
import { addAbortSignal as me } from "node:stream";
function X(e, t) {
  let r = e;
  return {
    ...t,
    async request(i, n) {
      let s = r;
      if (r = void 0, !s) return t.request(i, n);
      try {
        return n.signal.throwIfAborted(), await le(s, n);
      } catch (a) {
        throw n.signal.throwIfAborted(), _(a, i);
      }
    }
  };
}
async function le(e, { signal: t, onHead: r }) {
  let { body: i } = e, n, s = !1, a = {
    pause() {
      n ??= Promise.withResolvers();
    },
    resume() {
      n?.resolve(), n = void 0;
    },
    end() {
      s = !0;
    }
  };
  me(t, i);
  let o = r?.(e, a);
  if (!o) return e;
  for await (let c of i) {
    if (o(c), s) break;
    n && await F(n.promise, t);
  }
  return e;
}

// src/stores/github/entry.ts
async function ee(e, { service: t, version: r, reading: i, signal: n }) {
  let s = await ye(e.url, i.http, n);
  if (!s) return;
  let { key: a, createdAt: o = s.createdAt } = e, { size: c, etag: d, identity: u = e.createdAt?.toISOString(), whole: f } = s, p = async () => {
    let m = await t.lookup({ keys: [a], version: r }, i.signal);
    if (m?.key === a && m.createdAt?.getTime() === e.createdAt?.getTime()) return m.url;
    throw new y(`the entry ${a} is gone; it was deleted meanwhile`, "none");
  }, g = G(), k = { size: c, etag: d, identity: u, url: Y(p, e.url) }, P = !Number.isFinite(c), l = f ? X(f, i.http) : i.http;
  return {
    key: a,
    scope: void 0,
    version: r,
    size: c,
    createdAt: o,
    // A stash copy and a lazy mount read in parts, which a stream does not allow.
    ...!P && { remote: k },
    read: (m, h, A) => J(k, { start: m, end: h }, { ...i, http: l, memory: g, order: A }),
    // The service has no request that removes an entry.
    reject: async () => {
    },
    close: async () => {
      f?.body.destroy();
    }
  };
}
function ye(e, t, r) {
  let n = { method: "GET", headers: { range: "bytes=0-0", "accept-encoding": "identity" }, idleMs: 5e3, bodyIdleMs: D.idleMs };
  return R(j(e, 5e3, r), async () => {
    let s = new AbortController(), a = () => s.abort(r.reason);
    r.addEventListener("abort", a);
    try {
      return await we(await t.request(e, { ...n, signal: s.signal }), e);
    } finally {
      r.removeEventListener("abort", a);
    }
  });
}
async function we(e, t) {
  let { status: r, headers: i, body: n } = e;
  if (![200, 206, 404, 416].includes(r)) throw await L(e, t);
  let s = he(e);
  n.on("error", () => {
  });
  let a = r === 200 && s === Number.POSITIVE_INFINITY;
  if (r === 206 && Number.isFinite(s) ? n.resume() : a || n.destroy(), r === 404) return;
  if (s === void 0)
    throw new y(`${E(t)}: it does not tell the object's size`, "none");
  let { etag: o, "last-modified": c } = i, d = new Date(String(c));
  return {
    size: s,
    // A weak ETag cannot be a condition. https://www.rfc-editor.org/rfc/rfc9110#field.if-match
    etag: typeof o == "string" && !o.startsWith("W/") ? o : void 0,
    createdAt: Number.isNaN(d.getTime()) ? /* @__PURE__ */ new Date(0) : d,
    whole: a ? e : void 0,
    identity: [o, c].find((u) => typeof u == "string")
  };
}
function he({ status: e, headers: t }) {
  let r = String(t["content-range"]);
  if (e === 416) return r === "bytes */0" ? 0 : void 0;
  let i = /^bytes 0-0\/(\d+)$/.exec(r)?.[1];
  return i === void 0 ? Number.POSITIVE_INFINITY : Number(i);
}

// src/stores/github/v1.ts
function te(e) {
  return {
    lookup: (t, r) => ve(e, t, r),
    reserve: (t, r) => ge(e, t, r)
  };
}
async function ve(e, { keys: t, version: r, once: i }, n) {
  let { service: s, mask: a } = e, o = `keys=${encodeURIComponent(t.join(","))}&version=${r}`, c = await O(e, { method: "GET", path: `cache?${o}`, signal: n, once: i });
  if (c.status === 204 || c.status === 404) return;
  if (c.status !== 200) throw w(c, s);
  let { cacheKey: d, archiveLocation: u, creationTime: f } = b(c, s);
  if (d === void 0 || !u || !URL.canParse(u)) throw v(s);
  a(u);
  let p = new Date(f ?? Number.NaN);
  return { key: d, url: u, createdAt: Number.isNaN(p.getTime()) ? void 0 : p };
}
async function ge(e, { key: t, version: r, size: i }, n) {
  let { service: s } = e, a = { key: t, version: r, ...i !== void 0 && { cacheSize: i } }, o = await O(e, { method: "POST", path: "caches", message: a, signal: n });
  if (o.status === 409) return;
  C(o, e);
  let { cacheId: c } = b(o, s);
  if (c === void 0) throw v(s);
  let d = `caches/${c}`, u = async ({ start: f, pieces: p }) => {
    let g = {
      "content-type": "application/octet-stream",
      "content-range": `bytes ${f}-${f + H(p) - 1}/*`
    };
    C(await O(e, { method: "PATCH", path: d, headers: g, body: p, signal: n }), e);
  };
  return {
    send: u,
    sendWhole: (f) => u({ start: 0, pieces: f }),
    async finish({ size: f }) {
      C(await O(e, { method: "POST", path: d, message: { size: f }, signal: n }), e);
    }
  };
}
function O(e, { path: t, headers: r, ...i }) {
  let n = `${e.service.url.replace(/\/?$/, "/")}_apis/artifactcache/${t}`;
  return T(e, { ...i, url: n, headers: { accept: "application/json;api-version=6.0-preview.1", ...r } });
}
function C(e, { service: t }) {
  if (e.status < 200 || e.status >= 300) throw w(e, t);
}

// src/stores/github/azure.ts
var oe = fe(re(), 1);
var ne = 5e4;
function ie({
  http: e,
  url: t,
  signal: r
}) {
  let i = [], n = t.includes("?") ? "&" : "?", s = async (o, c, d = {}) => {
    let { status: u, text: f } = await W(e, {
      method: "PUT",
      url: o,
      headers: { "x-ms-version": "2021-12-02", ...d },
      body: c,
      signal: r
    });
    if (u === 201 || u === 200) return;
    let p = /<Code>(\w{1,64})<\/Code>/.exec(f)?.[1];
    throw new Error(`${E(o)}: it refuses the upload (${u}${p ? ` ${p}` : ""})`);
  }, a = async (o, c, d) => {
    if (o >= ne) throw new Error(`the entry has more than ${ne} parts: raise part-size`);
    let u = Se(o);
    await s(`${t}${n}comp=block&blockid=${encodeURIComponent(u)}`, c, d), i[o] = u;
  };
  return {
    send: ({ number: o, pieces: c }) => a(o, c),
    // https://learn.microsoft.com/rest/api/storageservices/put-block-from-url
    copy: async ({ number: o, start: c, end: d, from: u }) => a(o, [], {
      "x-ms-copy-source": await u.url(),
      "x-ms-source-range": `bytes=${c}-${d - 1}`,
      ...u.etag && { "x-ms-source-if-match": u.etag }
    }),
    sendWhole: (o) => s(t, o, { "x-ms-blob-type": "BlockBlob" }),
    async putTogether(o) {
      if (o === 0) return;
      let d = `<?xml version="1.0" encoding="utf-8"?><BlockList>${Array.from({ length: o }, (u, f) => `<Latest>${i[f]}</Latest>`).join("")}</BlockList>`;
      await s(`${t}${n}comp=blocklist`, [Buffer.from(d)], { "content-type": "application/xml" });
    }
  };
}
function Se(e) {
  return Buffer.from(`${(0, oe.randomUUID)()}${String(e).padStart(12, "0")}`).toString("base64");
}

// src/stores/github/v2.ts
function se(e) {
  return {
    lookup: (t, r) => be(e, t, r),
    async reserve({ key: t, version: r }, i) {
      let n = await ke(e, { key: t, version: r }, i);
      if (n === void 0) return;
      let s = ie({ http: e.http, url: n, signal: i });
      return {
        ...s,
        async finish({ size: a, parts: o }) {
          await s.putTogether(o), await Pe(e, { key: t, version: r, size: a }, i);
        }
      };
    }
  };
}
async function be(e, { keys: [t, ...r], version: i, once: n }, s) {
  let { service: a } = e, o = { key: t, ...r.length > 0 && { restore_keys: r }, version: i }, c = await I(e, "GetCacheEntryDownloadURL", o, { signal: s, once: n });
  if (c.status === 404) return;
  if (c.status !== 200) throw w(c, a);
  let { ok: d, signed_download_url: u, matched_key: f } = c.said;
  if (d) {
    if (!u || f === void 0) throw v(a);
    return ae(u, e), { key: f, url: u };
  }
}
async function ke(e, t, r) {
  let { service: i, warn: n } = e, s = await I(e, "CreateCacheEntry", t, { signal: r });
  if (s.status === 409) return;
  if (s.status !== 200) throw w(s, i);
  let { ok: a, signed_upload_url: o, message: c = "" } = s.said;
  if (!a && /denied|insufficient/.test(c)) throw new Error(c);
  if (!a) {
    c !== "" && n(`Cache reservation failed: ${c}`);
    return;
  }
  if (!o) throw v(i);
  return ae(o, e), o;
}
async function Pe(e, { key: t, version: r, size: i }, n) {
  let s = { key: t, version: r, size_bytes: String(i) }, a = await I(e, "FinalizeCacheEntryUpload", s, { signal: n });
  if (a.status !== 200 || !a.said.ok) throw w(a, e.service);
}
async function I(e, t, r, i) {
  let { href: n } = new URL(`/twirp/github.actions.results.api.v1.CacheService/${t}`, e.service.url), s = { "user-agent": `headstart/${V.version}` }, a = await T(e, { ...i, method: "POST", url: n, headers: s, message: r });
  return { ...a, said: b(a, e.service) };
}
function ae(e, { mask: t }) {
  let r = new URL(e).searchParams.get("sig"), i = r ? [r, encodeURIComponent(r)] : [e];
  for (let n of i) t(n);
}

// src/stores/github/open.ts
function lt(e, t) {
  let { inputs: r, signal: i, mask: n, warn: s, tell: a } = e, { concurrency: o, partBytes: c } = r;
  t.token !== "" && n(t.token);
  let d = M({ connections: o }), u = { v1: te, v2: se }[t.language], f = u({ service: t, http: d, mask: n, warn: s }), p = {
    ...f,
    reserve: (l, m) => ce(() => f.reserve(l, m), { signal: m, tell: a })
  }, g = { http: d, concurrency: o, partBytes: c, signal: i }, k = { signal: i, late: () => z(t.url, 12e3) }, P = (l) => ce(() => B(k, l), { signal: i, tell: a });
  return {
    async find(l) {
      let { keys: m } = l;
      return P(
        (h) => Re(l, async (A, ue) => {
          let N = await p.lookup({ keys: m, version: A, once: ue }, h);
          return N && ee(N, { service: p, version: A, reading: g, signal: h });
        })
      );
    },
    async create(l) {
      let m;
      if (!(await P((h) => Te(p, l, h)) && (m = await p.reserve({ ...l, size: void 0 }, i), !m)))
        return Q({ service: p, name: l, partBytes: c, concurrency: o, signal: i, upload: m, tell: a });
    },
    // The service has no request that removes an entry.
    removable: async () => []
  };
}
function ce(e, { signal: t, tell: r }) {
  return R({ signal: t, judge: (s) => {
    let a = s, o = a instanceof y ? a.retryAfterMs : 0;
    return { error: a, retryAfterMs: o, failures: o > 0 ? 1 : Number.POSITIVE_INFINITY };
  }, maxWaitMs: 6e4, onWait: ({ message: s }, a) => r(`Waiting ${Math.ceil(a / 1e3)} s, as the service asks: ${s}`) }, e);
}
async function Re({ keys: e, versions: [t = "", ...r] }, i) {
  let n = await i(t);
  if (n && S(n.key, e[0] ?? "")) return n;
  let s = await Promise.allSettled(r.map((u) => i(u, n && !0))), a = s.flatMap((u) => "value" in u && u.value || []), o = s.find((u) => u.status === "rejected");
  if (o && !n && a.length === 0) throw o.reason;
  let c = n ? [n, ...a] : a, d = x(e, c) ?? c[0];
  return await Promise.all(c.map((u) => u !== d && u.close())), d;
}
async function Te(e, { key: t, version: r }, i) {
  let n = await e.lookup({ keys: [t], version: r }, i);
  return n !== void 0 && S(n.key, t);
}
export {
  lt as openService
};
