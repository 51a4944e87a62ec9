import {
  a as W,
  b as T,
  c as j,
  d as z,
  e as S,
  f as h,
  g as v
} from "./shared-DRHPOL3F.js";
import {
  a as M
} from "./shared-EGOL6OGZ.js";
import {
  a as K
} from "./shared-WMPTJUVR.js";
import {
  $a as _,
  $b as J,
  Ea as b,
  Ga as x,
  Ub as V,
  Wa as y,
  Ya as E,
  Zb as G,
  _b as Y,
  a as q,
  b as fe,
  d as pe,
  db as L,
  gb as D,
  j as $,
  jb as R,
  lb as F,
  mb as B,
  sa as H
} from "./shared-LDFMPZS4.js";

// lighter-node:crypto?src/stores/github/azure.ts
var re = fe((Ye, U) => {
  U.exports = Object.create(new Proxy({}, { get: (e, t) => q("node:crypto")[t] }));
  U.exports.getRandomValues = (e) => q("node:crypto").getRandomValues(e);
});

// src/stores/github/draft.ts
function Q(e) {
  let { service: t, name: r, signal: i, upload: n } = e, o = n && Promise.resolve(n), a = (s) => (o ??= t.reserve({ ...r, size: s }, i).then((c) => {
    if (c) return c;
    throw new $(r.key);
  }), o);
  return K(e, {
    send: async (s) => (await a()).send(s),
    async copierOf({ remote: s }) {
      let { copy: c } = await a();
      return c && s && ((d) => c({ ...d, from: s }));
    },
    // Sent parts replace copied ones of the same number.
    undo: async () => {
    },
    async publish({ whole: s, ...c }) {
      try {
        let d = await a(c.size);
        return s && await d.sendWhole(s), await d.finish(c).catch(async (u) => {
          if (!await me(u, e)) throw u;
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
async function me(e, { service: t, name: r, signal: i, upload: n }) {
  if (!(e instanceof y) || n) return !1;
  let o = await t.lookup({ keys: [r.key], version: r.version }, i);
  return o !== void 0 && b(o.key, r.key);
}

// src/stores/transfer/begun-response.ts
import { addAbortSignal as le } from "node:stream";
function X(e, t) {
  let r = e;
  return {
    ...t,
    async request(i, n) {
      let o = r;
      if (r = void 0, !o) return t.request(i, n);
      try {
        return n.signal.throwIfAborted(), await ye(o, n);
      } catch (a) {
        throw n.signal.throwIfAborted(), _(a, i);
      }
    }
  };
}
async function ye(e, { signal: t, onHead: r }) {
  let { body: i } = e, n, o = !1, a = {
    pause() {
      n ??= Promise.withResolvers();
    },
    resume() {
      n?.resolve(), n = void 0;
    },
    end() {
      o = !0;
    }
  };
  le(t, i);
  let s = r?.(e, a);
  if (!s) return e;
  for await (let c of i) {
    if (s(c), o) break;
    n && await B(n.promise, t);
  }
  return e;
}

// src/stores/github/entry.ts
async function ee(e, { service: t, version: r, reading: i, signal: n }) {
  let o = await he(e.url, i.http, n);
  if (!o) return;
  let { key: a, createdAt: s = o.createdAt } = e, { size: c, etag: d, identity: u = e.createdAt?.toISOString(), whole: f } = o, p = async () => {
    let m = await t.lookup({ keys: [a], version: r }, i.signal);
    if (m?.key === a && m.createdAt?.getTime() === e.createdAt?.getTime()) return m.url;
    throw new y(`the entry ${a} is gone; it was deleted meanwhile`, "none");
  }, g = G(), k = { size: c, etag: d, identity: u, url: Y(p, e.url) }, P = !Number.isFinite(c), l = f ? X(f, i.http) : i.http;
  return {
    key: a,
    scope: void 0,
    version: r,
    size: c,
    createdAt: s,
    // A stash copy and a lazy mount read in parts, which a stream does not allow.
    ...!P && { remote: k },
    read: (m, w, A) => J(k, { start: m, end: w }, { ...i, http: l, memory: g, order: A }),
    // The service has no request that removes an entry.
    reject: async () => {
    },
    close: async () => {
      f?.body.destroy();
    }
  };
}
function he(e, t, r) {
  let n = { method: "GET", headers: { range: "bytes=0-0", "accept-encoding": "identity" }, idleMs: 5e3, bodyIdleMs: D.idleMs };
  return R(j(e, 5e3, r), async () => {
    let o = new AbortController(), a = () => o.abort(r.reason);
    r.addEventListener("abort", a);
    try {
      return await we(await t.request(e, { ...n, signal: o.signal }), e);
    } finally {
      r.removeEventListener("abort", a);
    }
  });
}
async function we(e, t) {
  let { status: r, headers: i, body: n } = e;
  if (![200, 206, 404, 416].includes(r)) throw await L(e, t);
  let o = ve(e);
  n.on("error", () => {
  });
  let a = r === 200 && o === Number.POSITIVE_INFINITY;
  if (r === 206 && Number.isFinite(o) ? n.resume() : a || n.destroy(), r === 404) return;
  if (o === void 0)
    throw new y(`${E(t)}: it does not tell the object's size`, "none");
  let { etag: s, "last-modified": c } = i, d = new Date(String(c));
  return {
    size: o,
    // A weak ETag cannot be a condition. https://www.rfc-editor.org/rfc/rfc9110#field.if-match
    etag: typeof s == "string" && !s.startsWith("W/") ? s : void 0,
    createdAt: Number.isNaN(d.getTime()) ? /* @__PURE__ */ new Date(0) : d,
    whole: a ? e : void 0,
    identity: [s, c].find((u) => typeof u == "string")
  };
}
function ve({ status: e, headers: t }) {
  let r = String(t["content-range"]);
  if (e === 416) return r === "bytes */0" ? 0 : void 0;
  let i = /^bytes 0-0\/(\d+)$/.exec(r)?.[1];
  return i === void 0 ? Number.POSITIVE_INFINITY : Number(i);
}

// src/stores/github/v1.ts
function te(e) {
  return {
    lookup: (t, r) => ge(e, t, r),
    reserve: (t, r) => be(e, t, r)
  };
}
async function ge(e, { keys: t, version: r, once: i }, n) {
  let { service: o, mask: a } = e, s = `keys=${encodeURIComponent(t.join(","))}&version=${r}`, c = await O(e, { method: "GET", path: `cache?${s}`, signal: n, once: i });
  if (c.status === 204 || c.status === 404) return;
  if (c.status !== 200) throw h(c, o);
  let { cacheKey: d, archiveLocation: u, creationTime: f } = S(c, o);
  if (d === void 0 || !u || !URL.canParse(u)) throw v(o);
  a(u);
  let p = new Date(f ?? Number.NaN);
  return { key: d, url: u, createdAt: Number.isNaN(p.getTime()) ? void 0 : p };
}
async function be(e, { key: t, version: r, size: i }, n) {
  let { service: o } = e, a = { key: t, version: r, ...i !== void 0 && { cacheSize: i } }, s = await O(e, { method: "POST", path: "caches", message: a, signal: n });
  if (s.status === 409) return;
  C(s, e);
  let { cacheId: c } = S(s, o);
  if (c === void 0) throw v(o);
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
  if (e.status < 200 || e.status >= 300) throw h(e, t);
}

// src/stores/github/azure.ts
var ie = pe(re(), 1);
var ne = 5e4;
function se({
  http: e,
  url: t,
  signal: r
}) {
  let i = (0, ie.randomUUID)(), n = t.includes("?") ? "&" : "?", o = async (s, c, d = {}) => {
    let { status: u, text: f } = await W(e, {
      method: "PUT",
      url: s,
      headers: { "x-ms-version": "2021-12-02", ...d },
      body: c,
      signal: r
    });
    if (u === 201 || u === 200) return;
    let p = /<Code>(\w{1,64})<\/Code>/.exec(f)?.[1];
    throw new Error(`${E(s)}: it refuses the upload (${u}${p ? ` ${p}` : ""})`);
  }, a = (s) => {
    if (s >= ne) throw new Error(`the entry has more than ${ne} parts: raise part-size`);
    return `${t}${n}comp=block&blockid=${encodeURIComponent(oe(i, s))}`;
  };
  return {
    send: async ({ number: s, pieces: c }) => o(a(s), c),
    // https://learn.microsoft.com/rest/api/storageservices/put-block-from-url
    copy: async ({ number: s, start: c, end: d, from: u }) => o(a(s), [], {
      "x-ms-copy-source": await u.url(),
      "x-ms-source-range": `bytes=${c}-${d - 1}`,
      ...u.etag && { "x-ms-source-if-match": u.etag }
    }),
    sendWhole: (s) => o(t, s, { "x-ms-blob-type": "BlockBlob" }),
    async putTogether(s) {
      if (s === 0) return;
      let d = `<?xml version="1.0" encoding="utf-8"?><BlockList>${Array.from({ length: s }, (u, f) => `<Latest>${oe(i, f)}</Latest>`).join("")}</BlockList>`;
      await o(`${t}${n}comp=blocklist`, [Buffer.from(d)], { "content-type": "application/xml" });
    }
  };
}
function oe(e, t) {
  return Buffer.from(`${e}${String(t).padStart(12, "0")}`).toString("base64");
}

// src/stores/github/v2.ts
function ae(e) {
  return {
    lookup: (t, r) => Se(e, t, r),
    async reserve({ key: t, version: r }, i) {
      let n = await ke(e, { key: t, version: r }, i);
      if (n === void 0) return;
      let o = se({ http: e.http, url: n, signal: i });
      return {
        ...o,
        async finish({ size: a, parts: s }) {
          await o.putTogether(s), await Pe(e, { key: t, version: r, size: a }, i);
        }
      };
    }
  };
}
async function Se(e, { keys: [t, ...r], version: i, once: n }, o) {
  let { service: a } = e, s = { key: t, ...r.length > 0 && { restore_keys: r }, version: i }, c = await I(e, "GetCacheEntryDownloadURL", s, { signal: o, once: n });
  if (c.status === 404) return;
  if (c.status !== 200) throw h(c, a);
  let { ok: d, signed_download_url: u, matched_key: f } = c.said;
  if (d) {
    if (!u || f === void 0) throw v(a);
    return ce(u, e), { key: f, url: u };
  }
}
async function ke(e, t, r) {
  let { service: i, warn: n } = e, o = await I(e, "CreateCacheEntry", t, { signal: r });
  if (o.status === 409) return;
  if (o.status !== 200) throw h(o, i);
  let { ok: a, signed_upload_url: s, message: c = "" } = o.said;
  if (!a && /denied|insufficient/.test(c)) throw new Error(c);
  if (!a) {
    c !== "" && n(`Cache reservation failed: ${c}`);
    return;
  }
  if (!s) throw v(i);
  return ce(s, e), s;
}
async function Pe(e, { key: t, version: r, size: i }, n) {
  let o = { key: t, version: r, size_bytes: String(i) }, a = await I(e, "FinalizeCacheEntryUpload", o, { signal: n });
  if (a.status !== 200 || !a.said.ok) throw h(a, e.service);
}
async function I(e, t, r, i) {
  let { href: n } = new URL(`/twirp/github.actions.results.api.v1.CacheService/${t}`, e.service.url), o = { "user-agent": `headstart/${V.version}` }, a = await T(e, { ...i, method: "POST", url: n, headers: o, message: r });
  return { ...a, said: S(a, e.service) };
}
function ce(e, { mask: t }) {
  let r = new URL(e).searchParams.get("sig"), i = r ? [r, encodeURIComponent(r)] : [e];
  for (let n of i) t(n);
}

// src/stores/github/open.ts
function lt(e, t) {
  let { inputs: r, signal: i, mask: n, warn: o, tell: a } = e, { concurrency: s, partBytes: c } = r;
  t.token !== "" && n(t.token);
  let d = M({ connections: s }), u = { v1: te, v2: ae }[t.language], f = u({ service: t, http: d, mask: n, warn: o }), p = {
    ...f,
    reserve: (l, m) => ue(() => f.reserve(l, m), { signal: m, tell: a })
  }, g = { http: d, concurrency: s, partBytes: c, signal: i }, k = { signal: i, late: () => z(t.url, 12e3) }, P = (l) => ue(() => F(k, l), { signal: i, tell: a });
  return {
    async find(l) {
      let { keys: m } = l;
      return P(
        (w) => Re(l, async (A, de) => {
          let N = await p.lookup({ keys: m, version: A, once: de }, w);
          return N && ee(N, { service: p, version: A, reading: g, signal: w });
        })
      );
    },
    async create(l) {
      let m;
      if (!(await P((w) => Te(p, l, w)) && (m = await p.reserve({ ...l, size: void 0 }, i), !m)))
        return Q({ service: p, name: l, partBytes: c, concurrency: s, signal: i, upload: m, tell: a });
    },
    // The service has no request that removes an entry.
    removable: async () => []
  };
}
function ue(e, { signal: t, tell: r }) {
  return R({ signal: t, judge: (o) => {
    let a = o, s = a instanceof y ? a.retryAfterMs : 0;
    return { error: a, retryAfterMs: s, failures: s > 0 ? 1 : Number.POSITIVE_INFINITY };
  }, maxWaitMs: 6e4, onWait: ({ message: o }, a) => r(`Waiting ${Math.ceil(a / 1e3)} s, as the service asks: ${o}`) }, e);
}
async function Re({ keys: e, versions: [t = "", ...r] }, i) {
  let n = await i(t);
  if (n && b(n.key, e[0] ?? "")) return n;
  let o = await Promise.allSettled(r.map((u) => i(u, n && !0))), a = o.flatMap((u) => "value" in u && u.value || []), s = o.find((u) => u.status === "rejected");
  if (s && !n && a.length === 0) throw s.reason;
  let c = n ? [n, ...a] : a, d = x(e, c) ?? c[0];
  return await Promise.all(c.map((u) => u !== d && u.close())), d;
}
async function Te(e, { key: t, version: r }, i) {
  let n = await e.lookup({ keys: [t], version: r }, i);
  return n !== void 0 && b(n.key, t);
}
export {
  lt as openService
};
