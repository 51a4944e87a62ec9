import {
  Va as l,
  Wa as a,
  Xa as g,
  Ya as m,
  Za as y,
  _a as h,
  bb as w,
  cb as v,
  eb as S,
  jb as $,
  kb as b,
  l as p,
  sa as d
} from "./shared-4H6W3SON.js";

// src/stores/github/requests.ts
var M = 2e4, O = 64 * 1024, P = 256 * 1024;
function E(e, { url: r, once: t, ...n }) {
  let { signal: o, body: s = [] } = n, i = d(s) > O ? 12e3 : 5e3, x = 0, T = { ...N(r, i, o), ...t && { maxFailures: () => 1 } };
  return $(T, async () => {
    let A = x++ > 0, u = await e.request(r, { ...n, idleMs: i }), R = (await l(P, u.body)).toString("utf8"), f = _(u, r) ?? j(u, r);
    if (f) throw f;
    return { status: u.status, text: R, again: A };
  });
}
async function G({ service: e, http: r }, { message: t, headers: n, ...o }) {
  let { token: s } = e, i = await E(r, {
    ...o,
    headers: {
      ...s !== "" && { authorization: `Bearer ${s}` },
      ...t && { "content-type": "application/json" },
      ...n
    },
    ...t && { body: [Buffer.from(JSON.stringify(t))] }
  });
  if (i.status === 404 && !/^\s*(\{|$)/.test(i.text)) throw I(e);
  return i;
}
function I({ url: e, language: r }) {
  let n = `correct ${r === "v2" ? "ACTIONS_RESULTS_URL" : "ACTIONS_CACHE_URL"} of the runner, or choose another \`store\``;
  return new a(`${c(e)} is no cache service (404): ${n}`, "none");
}
function N(e, r, t) {
  return {
    signal: t,
    judge(n) {
      let o = n instanceof g ? H(e, r) : U(n, e), i = o.recover === "none" || o.recover === "renew" ? Number.POSITIVE_INFINITY : b(n);
      return { error: o, failures: i, retryAfterMs: o.retryAfterMs };
    }
  };
}
function U(e, r) {
  if (!(e instanceof a))
    return new a(`${c(r)}: the connection was closed`, "resume");
  let t = e.message.replace(m(r), c(r));
  return new a(t, e.recover, e.retryAfterMs);
}
function H(e, r) {
  return new a(`${c(e)}: no answer within ${Math.round(r / 1e3)} seconds`, "retry");
}
function _({ status: e, headers: r }, t) {
  let n = S(r["retry-after"]);
  if (e === 429) {
    let o = n > 0 ? `, your rate limit will reset in ${Math.ceil(n / 1e3)} seconds` : "", s = `${c(t)}: You've hit a rate limit${o}`;
    return new a(s, "slow-down", n || M);
  }
  if (!(e !== 408 && e < 500))
    return e === 501 ? new a(`${c(t)}: ${h} (501)`, "none") : new a(`${c(t)}: ${y} (${e})`, "slow-down", n);
}
function j({ status: e, headers: r }, t) {
  return e === 407 ? w(e, t) : e !== 409 && /^text\/html/i.test(String(r["content-type"])) ? v(e, t) : void 0;
}
function B({ text: e, status: r }, t) {
  if (e.trim() === "") return {};
  let n = p(() => JSON.parse(e));
  if (typeof n == "object" && n !== null) return n;
  if (n === void 0 && (r < 200 || r >= 300)) return {};
  throw L(t);
}
function K(e, r) {
  let t = q(e, r);
  return e.again ? new a(t, "none") : new Error(t);
}
function q(e, r) {
  let { msg: t, message: n } = B(e, r), o = (t ?? n ?? "").replace(/\s+/g, " ").slice(0, 300);
  if (/^cache (read|write) denied/.test(o)) return o;
  let s = o === "" ? String(e.status) : `${e.status} ${o}`, i = `the cache service at ${c(r.url)}`;
  return e.status === 200 ? `${i} did not publish the entry: ${o || "it does not say why"}` : e.status === 401 || e.status === 403 ? `${i} does not let this job in (${s})` : `${i} refuses the request (${s})`;
}
function L({ url: e }) {
  return new Error(
    `the answer of ${c(e)} is not one that a cache service gives; does a proxy or portal want a login?`
  );
}
function c(e) {
  return new URL(e).origin;
}

export {
  E as a,
  G as b,
  N as c,
  H as d,
  B as e,
  K as f,
  L as g
};
