import {
  $a as h,
  Ta as p,
  Ua as a,
  Va as d,
  Wa as g,
  Xa as y,
  Ya as m,
  ab as w,
  cb as v,
  hb as S,
  ib as $,
  ra as l
} from "./shared-MZ2KCVPD.js";

// src/stores/github/requests.ts
var C = 2e4, M = 64 * 1024, O = 256 * 1024;
function P(e, { url: r, once: t, ...n }) {
  let { signal: o, body: i = [] } = n, s = l(i) > M ? 12e3 : 5e3, b = 0, x = { ...I(r, s, o), ...t && { maxFailures: () => 1 } };
  return S(x, async () => {
    let T = b++ > 0, u = await e.request(r, { ...n, idleMs: s }), A = (await p(O, u.body)).toString("utf8"), f = U(u, r) ?? _(u, r);
    if (f) throw f;
    return { status: u.status, text: A, again: T };
  });
}
async function V({ service: e, http: r }, { message: t, headers: n, ...o }) {
  let { token: i } = e, s = await P(r, {
    ...o,
    headers: {
      ...i !== "" && { authorization: `Bearer ${i}` },
      ...t && { "content-type": "application/json" },
      ...n
    },
    ...t && { body: [Buffer.from(JSON.stringify(t))] }
  });
  if (s.status === 404 && !/^\s*(\{|$)/.test(s.text)) throw E(e);
  return s;
}
function E({ url: e, language: r }) {
  let n = `correct ${r === "v2" ? "ACTIONS_RESULTS_URL" : "ACTIONS_CACHE_URL"} of the runner, or choose another \`store\``;
  return new a(`${c(e)} is no cache service (404): ${n}`, "none");
}
function I(e, r, t) {
  return {
    signal: t,
    judge(n) {
      let o = n instanceof d ? H(e, r) : N(n, e), s = o.recover === "none" || o.recover === "renew" ? Number.POSITIVE_INFINITY : $(n);
      return { error: o, failures: s, retryAfterMs: o.retryAfterMs };
    }
  };
}
function N(e, r) {
  if (!(e instanceof a))
    return new a(`${c(r)}: the connection was closed`, "resume");
  let t = e.message.replace(g(r), c(r));
  return new a(t, e.recover, e.retryAfterMs);
}
function H(e, r) {
  return new a(`${c(e)}: no answer within ${Math.round(r / 1e3)} seconds`, "retry");
}
function U({ status: e, headers: r }, t) {
  let n = v(r["retry-after"]);
  if (e === 429) {
    let o = n > 0 ? `, your rate limit will reset in ${Math.ceil(n / 1e3)} seconds` : "", i = `${c(t)}: You've hit a rate limit${o}`;
    return new a(i, "slow-down", n || C);
  }
  if (!(e !== 408 && e < 500))
    return e === 501 ? new a(`${c(t)}: ${m} (501)`, "none") : new a(`${c(t)}: ${y} (${e})`, "slow-down", n);
}
function _({ status: e, headers: r }, t) {
  return e === 407 ? h(e, t) : e !== 409 && /^text\/html/i.test(String(r["content-type"])) ? w(e, t) : void 0;
}
function j({ text: e, status: r }, t) {
  if (e.trim() === "") return {};
  try {
    let n = JSON.parse(e);
    if (typeof n == "object" && n !== null) return n;
  } catch {
    if (r < 200 || r >= 300) return {};
  }
  throw q(t);
}
function D(e, r) {
  let t = B(e, r);
  return e.again ? new a(t, "none") : new Error(t);
}
function B(e, r) {
  let { msg: t, message: n } = j(e, r), o = (t ?? n ?? "").replace(/\s+/g, " ").slice(0, 300);
  if (/^cache (read|write) denied/.test(o)) return o;
  let i = o === "" ? String(e.status) : `${e.status} ${o}`, s = `the cache service at ${c(r.url)}`;
  return e.status === 200 ? `${s} did not publish the entry: ${o || "it does not say why"}` : e.status === 401 || e.status === 403 ? `${s} does not let this job in (${i})` : `${s} refuses the request (${i})`;
}
function q({ url: e }) {
  return new Error(
    `the answer of ${c(e)} is not one that a cache service gives; does a proxy or portal want a login?`
  );
}
function c(e) {
  return new URL(e).origin;
}

export {
  P as a,
  V as b,
  I as c,
  H as d,
  j as e,
  D as f,
  q as g
};
