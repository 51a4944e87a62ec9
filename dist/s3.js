import {
  a as V
} from "./shared-2RYG55SL.js";
import {
  a as O,
  b as C,
  c as ie,
  e as ae,
  g as ce,
  h as $,
  i as x,
  j as fe
} from "./shared-YE4O22UH.js";
import {
  a as se
} from "./shared-FV4YJFGO.js";
import {
  a as oe
} from "./shared-IDII3DQZ.js";
import "./shared-JH7K4AN2.js";
import {
  a as P
} from "./shared-G5LPM4YZ.js";
import {
  b as te,
  c as ne,
  i as re
} from "./shared-SNGXFXMF.js";
import {
  a as ee
} from "./shared-TJHLUTZW.js";
import {
  A,
  Aa as Y,
  C as K,
  Ga as T,
  Ha as _,
  Ia as b,
  Ja as z,
  Ka as k,
  Tb as Z,
  Yb as Q,
  Zb as J,
  _b as X,
  ea as q,
  kb as R,
  lb as G,
  ua as B,
  v as M,
  y as U,
  z as H
} from "./shared-5OKCBDLO.js";

// src/stores/s3/address.ts
import { isIP as We } from "node:net";
function de(e, t) {
  return e !== t && P(e).name === P(t).name;
}
function je(e) {
  let { AWS_USE_FIPS_ENDPOINT: t, AWS_USE_DUALSTACK_ENDPOINT: n } = process.env;
  return `https://s3${t === "true" ? "-fips" : ""}${n === "true" ? ".dualstack" : ""}.${e}.${P(e).dnsSuffix}`;
}
function me({ bucket: e, endpoint: t, forcePathStyle: n }, s) {
  let o = new URL(t === "" ? je(s) : t), r = /^[a-z0-9-]+$/.test(e), i = We(o.hostname.replace(/^\[|\]$/g, "")) !== 0;
  return n || !r || i ? o.pathname = `/${e}/` : o.hostname = `${e}.${o.hostname}`, o;
}
function v({ protocol: e, path: t, query: n = {}, headers: s }) {
  let o = te(n);
  return `${e}//${s.host}${t}${o && `?${o}`}`;
}

// src/stores/s3/client.ts
var Fe = 4 * 6e4, L = "x-amz-content-sha256", De = { unsignableHeaders: /* @__PURE__ */ new Set([L]), unhoistableHeaders: /* @__PURE__ */ new Set([L]) };
function pe(e) {
  let { http: t, urlIn: n, onRegion: s } = e, { source: o, renewable: r, get: i } = e.credentials, { region: a } = e, c = ue(i), u = 0, f = 0, m = new se({
    service: "s3",
    sha256: re.bind(null, "sha256"),
    uriEscapePath: !1,
    region: async () => a,
    credentials: () => c()
  }), l = () => new Date(Date.now() + u), h = ({ date: d = "", age: y }) => {
    let g = Date.parse(d) - Date.now();
    y !== void 0 || !(Math.abs(g - u) >= Fe) || (u = g, f++);
  };
  return {
    source: o,
    /** How often the region, the clock or the credentials have been corrected. */
    get corrections() {
      return f;
    },
    /** @throws ErrorResponse, TransferFailure, S3Error without credentials, or the signal's reason */
    async send(d, y) {
      let g = await m.sign(le(n(a), d), { signingDate: l() }), { method: S, body: p } = d, { host: E, ...w } = g.headers, I = { ...w, "user-agent": `headstart/${Z.version}` };
      return oe(t, v(g), { method: S, headers: I, ...p && { body: p }, ...y }, h);
    },
    /** A URL to read the object with plain requests. It expires after an hour, or earlier with the credentials. */
    async signUrl(d, y = 3600) {
      let g = { [L]: "UNSIGNED-PAYLOAD" }, S = le(n(a), { method: "GET", path: ne(d), headers: g });
      return v(await m.presign(S, { ...De, expiresIn: y, signingDate: l() }));
    },
    /**
     * Corrects the cause of an error if possible. True if the request may be attempted again.
     * @param before the corrections when the request was sent
     */
    correct({ kind: d, hints: y }, g) {
      if (g !== f) return !0;
      let S = d === "region" && y.region;
      if (S && de(S, a))
        a = S, s(a);
      else if (d === "expired" && r) c = ue(i);
      else return !1;
      return f++, !0;
    }
  };
}
var Me = 5 * 6e4;
function ue(e) {
  return ee(e, ({ expiration: t }) => Number(t) - Date.now() < Me);
}
function le({ protocol: e, hostname: t, host: n, pathname: s }, { method: o, path: r = "", query: i = {}, headers: a = {}, body: c }) {
  let u = c && { [L]: B(...c).toString("hex") }, f = { ...a, ...u, host: n };
  return { method: o, protocol: e, hostname: t, path: s + r, query: i, headers: f };
}

// src/stores/s3/credentials.ts
import { statSync as Ue } from "node:fs";
import { devNull as ye } from "node:os";
import { join as He } from "node:path";
async function Se(e, { region: t, http: n }) {
  let { env: s } = process, { accessKeyId: o, secretAccessKey: r, sessionToken: i } = e;
  if (o !== "") return W("the inputs", o, r, i);
  let { AWS_ACCESS_KEY_ID: a, AWS_SECRET_ACCESS_KEY: c } = s;
  if (a && c) return W("the environment", a, c, s.AWS_SESSION_TOKEN);
  let u = await qe({ region: t, http: n });
  if (u) return u;
  if (s.AWS_WEB_IDENTITY_TOKEN_FILE && s.AWS_ROLE_ARN) {
    let { credentialsOfWebIdentity: f } = await import("./s3-credentials.js");
    return ge("web identity", "AWS_WEB_IDENTITY_TOKEN_FILE", () => f(s.AWS_ROLE_SESSION_NAME, { region: t, http: n }));
  }
  if (s.AWS_CONTAINER_CREDENTIALS_RELATIVE_URI || s.AWS_CONTAINER_CREDENTIALS_FULL_URI) {
    let { fromHttp: f } = await import("./shared-T4CGJFZE.js"), m = f({ timeout: 1e3, maxRetries: 1 });
    return ge("the container", "AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE", m);
  }
  if (q(e.endpoint) && s.AWS_EC2_METADATA_DISABLED !== "true")
    return { source: "the instance metadata service", renewable: !0, get: Be };
  throw _e();
}
function ge(e, t, n) {
  return { source: e, renewable: !0, get: async () => (Ie(t, process.env[t]), n()) };
}
function W(e, t, n, s = "") {
  let o = { accessKeyId: t, secretAccessKey: n, ...s !== "" && { sessionToken: s } };
  return { source: e, renewable: !1, get: async () => o };
}
function we({ source: e, get: t, ...n }, s) {
  return { source: e, get: async () => {
    let r = await t().catch((f) => {
      if (f instanceof O) throw f;
      let m = U(f).replace(/\s+/g, " "), l = "correct its configuration, or give the inputs `access-key-id` and `secret-access-key`";
      throw new O("credentials", `${e} gave no credentials for the bucket (${m}): ${l}`);
    }), { accessKeyId: i, secretAccessKey: a, sessionToken: c = "" } = r, u = { "access key": i, "secret access key": a, "session token": c };
    for (let [f, m] of Object.entries(u)) {
      if (/^[!-~]*$/.test(m)) continue;
      let l = `the ${f} from ${e} has characters that none has, such as a space or the end of a line`;
      throw new O("credentials", `${l}: correct it`);
    }
    for (let f of [a, c]) f && s(f);
    return r;
  }, ...n };
}
var Ke = /^(aws_(access_key_id|secret_access_key)|role_arn|source_profile|credential_(source|process)|web_identity_token_file|sso_\w+|login_session)$/;
async function qe(e) {
  let { AWS_PROFILE: t } = process.env, n = t || "default", { loadSharedConfigFiles: s } = await import("./shared-YZ5UQWOO.js"), { credentialsFile: o, configFile: r } = await s(), i = (d) => ({ ...r[d], ...o[d] }), a = i(n), c = Object.keys(a).filter((d) => Ke.test(d)), u = `the profile ${n}`;
  if (c.length === 0) {
    if (!t) return;
    let d = `AWS_PROFILE is ${n}, and the AWS configuration has no credentials for this profile`;
    throw new O("credentials", `${d}: correct the profile, or unset AWS_PROFILE`);
  }
  let { aws_access_key_id: f, aws_secret_access_key: m } = a;
  if (f && m && c.length === 2)
    return W(u, f, m, a.aws_session_token);
  let l = /* @__PURE__ */ new Set();
  for (let d = n; d && !l.has(d); d = i(d).source_profile)
    l.add(d), Ie("web_identity_token_file", i(d).web_identity_token_file);
  let { credentialsOfProfile: h } = await import("./s3-credentials.js");
  return { source: u, renewable: !0, get: () => h(n, e) };
}
var he = 1e3;
async function Be() {
  let { fromInstanceMetadata: e } = await import("./shared-4IH77LT2.js"), t = e({ timeout: he, maxRetries: 0 })();
  return G(t, AbortSignal.timeout(he)).catch(() => {
    throw _e();
  });
}
function _e() {
  let e = "give the inputs `access-key-id` and `secret-access-key`, or run aws-actions/configure-aws-credentials";
  return new O("credentials", `there are no credentials for the bucket: ${e} before`);
}
function Ee({ region: e }) {
  let { AWS_REGION: t, AWS_DEFAULT_REGION: n } = process.env;
  return e || t || n || "us-east-1";
}
var Ye = 1024 * 1024;
function Oe(e) {
  let { env: t } = process, n = t.HOME || t.USERPROFILE || K() || "/";
  t.HOME || (t.USERPROFILE = n);
  for (let [s, o] of [
    ["AWS_CONFIG_FILE", "config"],
    ["AWS_SHARED_CREDENTIALS_FILE", "credentials"]
  ]) {
    let r = (t[s] || He(n, ".aws", o)).replace(/^~\//, `${n}/`);
    r === ye || be(r) || (e(`${r} is ignored: it is no regular file of at most 1 MiB`), t[s] = ye);
  }
}
function Ie(e, t) {
  if (!(!t || be(t)))
    throw new O("credentials", `${e} is ${t}, which is no regular file of at most 1 MiB`);
}
function be(e) {
  let t = H(() => Ue(e));
  return !t || t.isFile() && t.size <= Ye;
}

// src/stores/s3/names.ts
function Ae(e, t) {
  let n = `${e === "" ? "" : `${e}/`}${_(t)}/`, s = (o, r) => `${n}${_(o)}/${_(r)}/`;
  return {
    /** The start of the names of all entries of a scope and version; ends with a slash. */
    folder: s,
    object: ({ scope: o, version: r, key: i }) => s(o, r) + _(i),
    /** The name for the conditional-write probe. No entry has it: a part's name never starts with a dot. */
    probe: `${n}.if-none-match`
  };
}
function ke(e) {
  return k(e.split("/").at(-2) ?? "") ?? "";
}
function Re(e, t) {
  let n = k(e) ?? t.find((s) => _(s) === e);
  return n !== void 0 ? _(n) === e ? { key: n, cut: !1 } : void 0 : { key: `${k(e.replace(/(%.?)?~.*$/, ""))}\0`, cut: !0 };
}
function Pe(e, t) {
  let n = b(t);
  return n === b(`${t}-`) && e.startsWith(n);
}

// src/stores/s3/listing.ts
var ze = 50;
async function j(e, t, n) {
  let s = await x(n.session, e, void 0, n.signal), o = new Map(s.objects.map((r) => [r.name, r]));
  if (s.next !== void 0) {
    let r = t.map((c) => e + b(c)), i = r.filter((c) => !r.some((u) => u !== c && c.startsWith(u))), a = await Promise.all([...new Set(i)].map((c) => Ge(c, n)));
    for (let c of a.flat()) o.set(c.name, c);
  }
  return [...o.values()].flatMap((r) => {
    let i = r.name.slice(e.length);
    if (!r.name.startsWith(e) || !z(i, t)) return [];
    let a = Re(i, t);
    return a ? [{ ...a, createdAt: r.createdAt, object: r }] : [];
  });
}
async function Ge(e, { session: t, signal: n, tell: s }) {
  let o = [], r;
  for (let i = 0; i < ze; i++) {
    let a = await x(t, e, r, n);
    if (o.push(...a.objects), a.next === void 0) return o;
    r = a.next;
  }
  return s(`More than ${o.length} entries start with ${e}; newer ones may be among the rest.`), o;
}

// src/stores/s3/lookup.ts
var Ve = 20;
async function Ne(e, t) {
  let n = e.scopes.map((r) => A(Ze(r, e, t))), s = [];
  for (let [r, i] of n.entries()) {
    let { match: a, found: c } = await i;
    if (a) return { ...a, scope: e.scopes[r] };
    s.push(...c);
  }
  for (let { deniedObject: r } of s) if (r) throw r;
  let o = s.find(({ deniedList: r }) => r)?.deniedList;
  o && t.tell(`Only entries with exactly the key could be found: ${o.message}`);
}
async function Ze(e, { keys: t, versions: n }, s) {
  let o = n.map((m) => s.names.folder(e, m)), r = o.map((m) => A(Le(m, t.slice(0, 1), s))), i = o.map((m) => A(j(m, t, s))), a = T(t, Te(await Promise.allSettled(r)));
  if (a) return { match: a, found: [] };
  let c = o.map(
    (m, l) => Qe(i[l], () => [
      r[l],
      Le(m, t.slice(1), s)
    ])
  ), u = await Promise.all(c), f = u.flatMap((m) => m.candidates);
  return { match: await Je(t, f, s), found: u };
}
async function Qe(e, t) {
  try {
    return { candidates: await e };
  } catch (n) {
    if (!C(n, "denied")) throw n;
    let s = await Promise.allSettled(t()), o = s.flatMap((i) => "reason" in i ? [i.reason] : []);
    for (let i of o) if (!C(i, "denied")) throw i;
    let [r] = o;
    return { candidates: Te(s), deniedList: n, deniedObject: r };
  }
}
function Te(e) {
  return e.flatMap((t) => "value" in t ? t.value : []);
}
async function Le(e, t, n) {
  let s = t.map(async (o) => {
    let r = await $(n.session, e + _(o), n.signal);
    return r ? [{ key: o, cut: !1, createdAt: r.createdAt, object: r }] : [];
  });
  return (await Promise.all(s)).flat();
}
async function Je(e, t, n) {
  let o = t.filter(
    ({ cut: r, object: i }) => r && e.some((a) => Pe($e(i), a))
  ).sort((r, i) => i.createdAt.getTime() - r.createdAt.getTime()).slice(0, Ve);
  for (await Promise.all(o.map((r) => F(r, n))); ; ) {
    let r = T(e, t);
    if (!r) return;
    if (r.cut) await F(r, n);
    else {
      let i = await Ce(r.object, n).catch(() => r.object);
      if (n.signal.throwIfAborted(), i) return { key: r.key, object: i };
      t.splice(t.indexOf(r), 1);
    }
  }
}
async function Ce(e, t) {
  return e.tail ? e : $(t.session, e.name, t.signal);
}
function $e({ name: e }) {
  return e.slice(e.lastIndexOf("/") + 1);
}
async function F(e, t) {
  e.cut = !1;
  let n = await Ce(e.object, t);
  e.object = n ?? e.object;
  let s = n && await t.keyWithin(n);
  e.key = s !== void 0 && _(s) === $e(e.object) ? s : "\0";
}
async function xe({ scope: e, version: t, key: n }, s) {
  let o = await j(s.names.folder(e, t), [n], s);
  return await Promise.all(o.map((r) => r.cut && F(r, s))), o.filter((r) => r.key.startsWith(n));
}

// src/stores/s3/open.ts
async function tn(e, t) {
  let { inputs: n, repository: s, signal: o, tell: r, warn: i } = e, { concurrency: a, partBytes: c } = n;
  rt(n.s3.endpoint) && i(
    `The endpoint ${n.s3.endpoint} is not encrypted: entries can be read and changed on their way. Use https://`
  );
  let u = V({ connections: a }), f = ae(n.s3, t, await et(e, t, u)), m = Ae(n.s3.prefix, s), l = { signal: o, late: () => ie(`the ${t}`, 12e3) }, h = { http: u, concurrency: a, partBytes: c, signal: o, limits: e.limits?.download ?? {} }, d = (p) => ({
    session: f,
    names: m,
    keyWithin: (E) => tt(E, f, { ...h, signal: p }),
    tell: r,
    signal: p
  }), y, g = () => (y ??= import("./s3-writer.js").then(({ newWriter: p }) => p(e, { session: f, names: m })), y), S = async (p) => (await g()).remove(p);
  return {
    find: (p) => R(l, async (E) => {
      let w = await Ne(p, d(E));
      if (!w) return;
      let { key: I, scope: N, object: D } = w;
      return { ...ve(D, f, h), key: I, scope: N, reject: () => S(D.name) };
    }),
    create: (p) => R(l, async (E) => {
      let w = g();
      if (!await ce(f, m.object(p), E))
        return (await w).create(p);
    }),
    async removable(p) {
      return (await R(l, (w) => xe(p, d(w)))).map(({ key: w, createdAt: I, object: N }) => ({
        key: w,
        createdAt: I,
        remove: () => S(N.name)
      }));
    }
  };
}
async function et({ inputs: e, tell: t, mask: n }, s, o) {
  Oe(t);
  let r = Ee(e.s3), i = we(await Se(e.s3, { region: r, http: o }), n);
  return t(`Credentials for the ${s}: from ${i.source}`), pe({ http: o, region: r, urlIn: (c) => me(e.s3, c), credentials: i, onRegion: (c) => t(`The ${s} is in the region ${c}; set the input \`region\` to spare a request.`) });
}
async function tt(e, t, n) {
  if (!e.isStream)
    try {
      return (await Y(ve(e, t, n))).key;
    } catch (s) {
      if (s instanceof M) return;
      throw s;
    }
}
function ve(e, t, n) {
  let { signal: s } = n, { name: o, etag: r, createdAt: i, tail: a = Buffer.alloc(0), isStream: c = !1 } = e, u = c ? Number.POSITIVE_INFINITY : e.size, f = u - a.length, m = { ...n, memory: Q() }, l = { size: u, etag: r, identity: r, url: J(() => fe(t, o, s)) };
  return {
    version: ke(o),
    size: u,
    createdAt: i,
    // A stash copy and a lazy mount read in parts, which a stream does not allow.
    ...!c && { remote: l },
    read: (h, d, y) => h >= f ? nt(a.subarray(h - f, d - f)) : X(l, { start: h, end: d }, { ...m, order: y }),
    close: async () => {
    }
  };
}
async function* nt(e) {
  e.length > 0 && (yield e);
}
function rt(e) {
  if (!e.startsWith("http:")) return !1;
  let { hostname: t } = new URL(e);
  return t !== "localhost" && t !== "[::1]" && !/^127(\.\d+){3}$/.test(t);
}
export {
  tn as openBucket
};
