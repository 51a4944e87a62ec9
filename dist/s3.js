import {
  a as Y
} from "./shared-Q4XUGKVJ.js";
import {
  a as b,
  b as oe,
  c as ae,
  e as ce,
  g as de,
  h as T,
  i as x,
  j as fe
} from "./shared-O4U5RBUZ.js";
import {
  a as se
} from "./shared-MFTDXB52.js";
import {
  a as ie
} from "./shared-2P7PBLRN.js";
import "./shared-JH7K4AN2.js";
import {
  b as te,
  c as ne,
  i as re
} from "./shared-EHQAN24A.js";
import {
  a as ee
} from "./shared-TJHLUTZW.js";
import {
  A as K,
  Aa as z,
  C as B,
  Ga as C,
  Ha as E,
  Ia as I,
  Ja as V,
  Ka as R,
  Pb as Z,
  Ub as Q,
  Vb as J,
  Wb as X,
  a as F,
  b as Ue,
  d as He,
  ea as q,
  kb as P,
  lb as G,
  w as U,
  z as H
} from "./shared-SKKANMOY.js";

// lighter-node:crypto?src/stores/s3/client.ts
var pe = Ue((gt, v) => {
  v.exports = Object.create(new Proxy({}, { get: (e, t) => F("node:crypto")[t] }));
  v.exports.getRandomValues = (e) => F("node:crypto").getRandomValues(e);
});

// src/stores/s3/address.ts
import { isIP as Ke } from "node:net";
var me = { regions: "", ending: "amazonaws.com" }, Be = [
  { regions: "cn-", ending: "amazonaws.com.cn" },
  { regions: "us-gov-", ending: "amazonaws.com" },
  { regions: "us-iso-", ending: "c2s.ic.gov" },
  { regions: "us-isob-", ending: "sc2s.sgov.gov" },
  { regions: "us-isof-", ending: "csp.hci.ic.gov" },
  { regions: "eu-isoe-", ending: "cloud.adc-e.uk" },
  { regions: "eusc-", ending: "amazonaws.eu" },
  me
];
function $(e) {
  return Be.find(({ regions: t }) => e.startsWith(t)) ?? me;
}
function ue(e, t) {
  return e !== t && $(e) === $(t);
}
function qe(e, t) {
  let { AWS_USE_FIPS_ENDPOINT: n, AWS_USE_DUALSTACK_ENDPOINT: r } = process.env;
  return `https://${e}${n === "true" ? "-fips" : ""}${e === "s3" && r === "true" ? ".dualstack" : ""}.${t}.${$(t).ending}`;
}
function le({ bucket: e, endpoint: t, forcePathStyle: n }, r) {
  let i = new URL(t === "" ? qe("s3", r) : t), s = /^[a-z0-9-]+$/.test(e), o = Ke(i.hostname.replace(/^\[|\]$/g, "")) !== 0;
  return n || !s || o ? i.pathname = `/${e}/` : i.hostname = `${e}.${i.hostname}`, i;
}

// src/stores/s3/client.ts
var Se = He(pe(), 1);
var ze = 4 * 6e4, k = "x-amz-content-sha256", Ve = { unsignableHeaders: /* @__PURE__ */ new Set([k]), unhoistableHeaders: /* @__PURE__ */ new Set([k]) };
function we(e) {
  let { http: t, urlIn: n, onRegion: r } = e, { source: i, renewable: s, get: o } = e.credentials, { region: a } = e, d = ge(o), f = 0, c = 0, u = new se({
    service: "s3",
    sha256: re.bind(null, "sha256"),
    uriEscapePath: !1,
    region: async () => a,
    credentials: () => d()
  }), l = () => new Date(Date.now() + f), g = ({ date: m = "", age: y }) => {
    let h = Date.parse(m) - Date.now();
    y !== void 0 || !(Math.abs(h - f) >= ze) || (f = h, c++);
  };
  return {
    source: i,
    get corrections() {
      return c;
    },
    async send(m, y) {
      let h = await u.sign(ye(n(a), m), { signingDate: l() }), { method: S, body: p } = m, { host: _, ...w } = h.headers, O = { ...w, "user-agent": `headstart/${Z.version}` };
      return ie(t, he(h), { method: S, headers: O, ...p && { body: p }, ...y }, g);
    },
    async signUrl(m, y = 3600) {
      let h = { [k]: "UNSIGNED-PAYLOAD" }, S = ye(n(a), { method: "GET", path: ne(m), headers: h });
      return he(await u.presign(S, { ...Ve, expiresIn: y, signingDate: l() }));
    },
    correct({ kind: m, hints: y }, h) {
      if (h !== c) return !0;
      let S = m === "region" && y.region;
      if (S && ue(S, a))
        a = S, r(a);
      else if (m === "expired" && s) d = ge(o);
      else return !1;
      return c++, !0;
    }
  };
}
var Ge = 5 * 6e4;
function ge(e) {
  return ee(e, ({ expiration: t }) => Number(t) - Date.now() < Ge);
}
function ye({ protocol: e, hostname: t, host: n, pathname: r }, { method: i, path: s = "", query: o = {}, headers: a = {}, body: d }) {
  let f = { ...a, ...d && { [k]: Ye(d) }, host: n };
  return { method: i, protocol: e, hostname: t, path: r + s, query: o, headers: f };
}
function he({ protocol: e, path: t, query: n = {}, headers: r }) {
  let i = te(n);
  return `${e}//${r.host}${t}${i && `?${i}`}`;
}
function Ye(e) {
  let t = (0, Se.createHash)("sha256");
  for (let n of e) t.update(n);
  return t.digest("hex");
}

// src/stores/s3/credentials.ts
import { statSync as Ze } from "node:fs";
import { devNull as Ee } from "node:os";
import { join as Qe } from "node:path";
async function Oe(e, { region: t, http: n }) {
  let { env: r } = process, { accessKeyId: i, secretAccessKey: s, sessionToken: o } = e;
  if (i !== "") return j("the inputs", i, s, o);
  let { AWS_ACCESS_KEY_ID: a, AWS_SECRET_ACCESS_KEY: d } = r;
  if (a && d) return j("the environment", a, d, r.AWS_SESSION_TOKEN);
  let f = await Xe({ region: t, http: n });
  if (f) return f;
  if (r.AWS_WEB_IDENTITY_TOKEN_FILE && r.AWS_ROLE_ARN) {
    let { credentialsOfWebIdentity: c } = await import("./s3-credentials.js");
    return _e("web identity", "AWS_WEB_IDENTITY_TOKEN_FILE", () => c(r.AWS_ROLE_SESSION_NAME, { region: t, http: n }));
  }
  if (r.AWS_CONTAINER_CREDENTIALS_RELATIVE_URI || r.AWS_CONTAINER_CREDENTIALS_FULL_URI) {
    let { fromHttp: c } = await import("./shared-U3PE3ZG6.js"), u = c({ timeout: 1e3, maxRetries: 1 });
    return _e("the container", "AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE", u);
  }
  if (q(e.endpoint) && r.AWS_EC2_METADATA_DISABLED !== "true")
    return { source: "the instance metadata service", renewable: !0, get: et };
  throw Ae();
}
function _e(e, t, n) {
  return { source: e, renewable: !0, get: async () => (ke(t, process.env[t]), n()) };
}
function j(e, t, n, r = "") {
  let i = { accessKeyId: t, secretAccessKey: n, ...r !== "" && { sessionToken: r } };
  return { source: e, renewable: !1, get: async () => i };
}
function Ie({ source: e, get: t, ...n }, r) {
  return { source: e, get: async () => {
    let s = await t().catch((c) => {
      if (c instanceof b) throw c;
      let u = H(c).replace(/\s+/g, " "), l = "correct its configuration, or give the inputs `access-key-id` and `secret-access-key`";
      throw new b("credentials", `${e} gave no credentials for the bucket (${u}): ${l}`);
    }), { accessKeyId: o, secretAccessKey: a, sessionToken: d = "" } = s, f = { "access key": o, "secret access key": a, "session token": d };
    for (let [c, u] of Object.entries(f)) {
      if (/^[!-~]*$/.test(u)) continue;
      let l = `the ${c} from ${e} has characters that none has, such as a space or the end of a line`;
      throw new b("credentials", `${l}: correct it`);
    }
    for (let c of [a, d]) c && r(c);
    return s;
  }, ...n };
}
var Je = /^(aws_(access_key_id|secret_access_key)|role_arn|source_profile|credential_(source|process)|web_identity_token_file|sso_\w+|login_session)$/;
async function Xe(e) {
  let { AWS_PROFILE: t } = process.env, n = t || "default", { loadSharedConfigFiles: r } = await import("./shared-TW72QUFN.js"), { credentialsFile: i, configFile: s } = await r(), o = (m) => ({ ...s[m], ...i[m] }), a = o(n), d = Object.keys(a).filter((m) => Je.test(m)), f = `the profile ${n}`;
  if (d.length === 0) {
    if (!t) return;
    let m = `AWS_PROFILE is ${n}, and the AWS configuration has no credentials for this profile`;
    throw new b("credentials", `${m}: correct the profile, or unset AWS_PROFILE`);
  }
  let { aws_access_key_id: c, aws_secret_access_key: u } = a;
  if (c && u && d.length === 2)
    return j(f, c, u, a.aws_session_token);
  let l = /* @__PURE__ */ new Set();
  for (let m = n; m && !l.has(m); m = o(m).source_profile)
    l.add(m), ke("web_identity_token_file", o(m).web_identity_token_file);
  let { credentialsOfProfile: g } = await import("./s3-credentials.js");
  return { source: f, renewable: !0, get: () => g(n, e) };
}
var be = 1e3;
async function et() {
  let { fromInstanceMetadata: e } = await import("./shared-QL5CUUGE.js"), t = e({ timeout: be, maxRetries: 0 })();
  return G(t, AbortSignal.timeout(be)).catch(() => {
    throw Ae();
  });
}
function Ae() {
  let e = "give the inputs `access-key-id` and `secret-access-key`, or run aws-actions/configure-aws-credentials";
  return new b("credentials", `there are no credentials for the bucket: ${e} before`);
}
function Re({ region: e }) {
  let { AWS_REGION: t, AWS_DEFAULT_REGION: n } = process.env;
  return e || t || n || "us-east-1";
}
var tt = 1024 * 1024;
function Pe(e) {
  let { env: t } = process, n = t.HOME || t.USERPROFILE || B() || "/";
  t.HOME || (t.USERPROFILE = n);
  for (let [r, i] of [
    ["AWS_CONFIG_FILE", "config"],
    ["AWS_SHARED_CREDENTIALS_FILE", "credentials"]
  ]) {
    let s = (t[r] || Qe(n, ".aws", i)).replace(/^~\//, `${n}/`);
    s === Ee || Le(s) || (e(`${s} is ignored: it is no regular file of at most 1 MiB`), t[r] = Ee);
  }
}
function ke(e, t) {
  if (!(!t || Le(t)))
    throw new b("credentials", `${e} is ${t}, which is no regular file of at most 1 MiB`);
}
function Le(e) {
  let t = K(() => Ze(e));
  return !t || t.isFile() && t.size <= tt;
}

// src/stores/s3/names.ts
function Ne(e, t) {
  let n = `${e === "" ? "" : `${e}/`}${E(t)}/`, r = (i, s) => `${n}${E(i)}/${E(s)}/`;
  return {
    folder: r,
    object: ({ scope: i, version: s, key: o }) => r(i, s) + E(o),
    // A part's name never starts with a dot.
    probe: `${n}.if-none-match`
  };
}
function Ce(e) {
  return R(e.split("/").at(-2) ?? "") ?? "";
}
function Te(e, t) {
  let n = R(e) ?? t.find((r) => E(r) === e);
  return n !== void 0 ? E(n) === e ? { key: n, cut: !1 } : void 0 : { key: `${R(e.replace(/(%.?)?~.*$/, ""))}\0`, cut: !0 };
}
function xe(e, t) {
  let n = I(t);
  return n === I(`${t}-`) && e.startsWith(n);
}

// src/stores/s3/listing.ts
var nt = 50;
async function W(e, t, n) {
  let r = await x(n.session, e, void 0, n.signal), i = new Map(r.objects.map((s) => [s.name, s]));
  if (r.next !== void 0) {
    let s = t.map((d) => e + I(d)), o = s.filter((d) => !s.some((f) => f !== d && d.startsWith(f))), a = await Promise.all([...new Set(o)].map((d) => rt(d, n)));
    for (let d of a.flat()) i.set(d.name, d);
  }
  return [...i.values()].flatMap((s) => {
    let o = s.name.slice(e.length);
    if (!s.name.startsWith(e) || !V(o, t)) return [];
    let a = Te(o, t);
    return a ? [{ ...a, createdAt: s.createdAt, object: s }] : [];
  });
}
async function rt(e, { session: t, signal: n, tell: r }) {
  let i = [], s;
  for (let o = 0; o < nt; o++) {
    let a = await x(t, e, s, n);
    if (i.push(...a.objects), a.next === void 0) return i;
    s = a.next;
  }
  return r(`More than ${i.length} entries start with ${e}; newer ones may be among the rest.`), i;
}

// src/stores/s3/lookup.ts
var st = 20;
async function ve(e, t) {
  let n = e.scopes.map((o) => L(it(o, e, t))), r = [];
  for (let [o, a] of n.entries()) {
    let d = await a;
    if (d.status === "rejected") throw d.reason;
    let { match: f, ...c } = d.value;
    if (f) return { ...f, scope: e.scopes[o] };
    r.push(c);
  }
  let i = r.find((o) => o.deniedObject)?.deniedObject;
  if (i) throw i;
  let s = r.find((o) => o.deniedList)?.deniedList;
  s && t.tell(`Only entries with exactly the key could be found: ${s.message}`);
}
async function it(e, { keys: t, versions: n }, r) {
  let i = n.map((c) => r.names.folder(e, c)), s = i.map((c) => L($e(c, t.slice(0, 1), r))), o = i.map((c) => L(W(c, t, r))), a = C(t, (await Promise.all(s)).flatMap(je));
  if (a) return { match: a, candidates: [] };
  let d = i.map(async (c, u) => {
    let l = await o[u];
    if (!A(l)) return { list: l, objects: [] };
    let g = L($e(c, t.slice(1), r));
    return { list: l, objects: await Promise.all([s[u], g]) };
  }), f = ot(await Promise.all(d));
  return { ...f, match: await at(t, f.candidates, r) };
}
function ot(e) {
  let t = e.flatMap(({ list: r, objects: i }) => A(r) ? i : [r]), n = t.find((r) => r.status === "rejected" && !A(r));
  if (n?.status === "rejected") throw n.reason;
  return {
    candidates: t.flatMap(je),
    deniedList: e.map(({ list: r }) => A(r)).find((r) => r),
    deniedObject: t.map(A).find((r) => r)
  };
}
function je(e) {
  return e.status === "fulfilled" ? e.value : [];
}
function A(e) {
  if (e.status !== "fulfilled")
    return oe(e.reason, "denied") ? e.reason : void 0;
}
async function L(e) {
  let [t] = await Promise.allSettled([e]);
  return t;
}
async function $e(e, t, n) {
  let r = t.map(async (i) => {
    let s = await T(n.session, e + E(i), n.signal);
    return s ? [{ key: i, cut: !1, createdAt: s.createdAt, object: s }] : [];
  });
  return (await Promise.all(r)).flat();
}
async function at(e, t, n) {
  let i = t.filter(
    ({ cut: s, object: o }) => s && e.some((a) => xe(De(o), a))
  ).sort((s, o) => o.createdAt.getTime() - s.createdAt.getTime()).slice(0, st);
  for (await Promise.all(i.map((s) => D(s, n))); ; ) {
    let s = C(e, t);
    if (!s) return;
    if (s.cut) await D(s, n);
    else {
      let o = await We(s.object, n).catch(() => s.object);
      if (n.signal.throwIfAborted(), o) return { key: s.key, object: o };
      t.splice(t.indexOf(s), 1);
    }
  }
}
async function We(e, t) {
  return e.tail ? e : T(t.session, e.name, t.signal);
}
function De({ name: e }) {
  return e.slice(e.lastIndexOf("/") + 1);
}
async function D(e, t) {
  e.cut = !1;
  let n = await We(e.object, t);
  e.object = n ?? e.object;
  let r = n && await t.keyWithin(n);
  e.key = r !== void 0 && E(r) === De(e.object) ? r : "\0";
}
async function Me({ scope: e, version: t, key: n }, r) {
  let i = await W(r.names.folder(e, t), [n], r);
  return await Promise.all(i.map((s) => s.cut && D(s, r))), i.filter((s) => s.key.startsWith(n));
}

// src/stores/s3/open.ts
async function cn(e, t) {
  let { inputs: n, repository: r, signal: i, tell: s, warn: o } = e, { concurrency: a, partBytes: d } = n;
  ut(n.s3.endpoint) && o(
    `The endpoint ${n.s3.endpoint} is not encrypted: entries can be read and changed on their way. Use https://`
  );
  let f = Y({ connections: a }), c = ce(n.s3, t, await dt(e, t, f)), u = Ne(n.s3.prefix, r), l = { signal: i, late: () => ae(`the ${t}`, 12e3) }, g = { http: f, concurrency: a, partBytes: d, signal: i, limits: e.limits?.download ?? {} }, m = (p) => ({
    session: c,
    names: u,
    keyWithin: (_) => ft(_, c, { ...g, signal: p }),
    tell: s,
    signal: p
  }), y, h = () => (y ??= import("./s3-writer.js").then(({ newWriter: p }) => p(e, { session: c, names: u })), y), S = async (p) => (await h()).remove(p);
  return {
    find: (p) => P(l, async (_) => {
      let w = await ve(p, m(_));
      if (!w) return;
      let { key: O, scope: N, object: M } = w;
      return { ...Fe(M, c, g), key: O, scope: N, reject: () => S(M.name) };
    }),
    create: (p) => P(l, async (_) => {
      let w = h();
      if (!await de(c, u.object(p), _))
        return (await w).create(p);
    }),
    async removable(p) {
      return (await P(l, (w) => Me(p, m(w)))).map(({ key: w, createdAt: O, object: N }) => ({
        key: w,
        createdAt: O,
        remove: () => S(N.name)
      }));
    }
  };
}
async function dt({ inputs: e, tell: t, mask: n }, r, i) {
  Pe(t);
  let s = Re(e.s3), o = Ie(await Oe(e.s3, { region: s, http: i }), n);
  return t(`Credentials for the ${r}: from ${o.source}`), we({ http: i, region: s, urlIn: (d) => le(e.s3, d), credentials: o, onRegion: (d) => t(`The ${r} is in the region ${d}; set the input \`region\` to spare a request.`) });
}
async function ft(e, t, n) {
  if (!e.isStream)
    try {
      return (await z(Fe(e, t, n))).key;
    } catch (r) {
      if (r instanceof U) return;
      throw r;
    }
}
function Fe(e, t, n) {
  let { signal: r } = n, { name: i, etag: s, createdAt: o, tail: a = Buffer.alloc(0), isStream: d = !1 } = e, f = d ? Number.POSITIVE_INFINITY : e.size, c = f - a.length, u = { ...n, memory: Q() }, l = { size: f, etag: s, identity: s, url: J(() => fe(t, i, r)) };
  return {
    version: Ce(i),
    size: f,
    createdAt: o,
    // A stash copy and a lazy mount read in parts, which a stream does not allow.
    ...!d && { remote: l },
    read: (g, m, y) => g >= c ? mt(a.subarray(g - c, m - c)) : X(l, { start: g, end: m }, { ...u, order: y }),
    close: async () => {
    }
  };
}
async function* mt(e) {
  e.length > 0 && (yield e);
}
function ut(e) {
  if (!e.startsWith("http:")) return !1;
  let { hostname: t } = new URL(e);
  return t !== "localhost" && t !== "[::1]" && !/^127(\.\d+){3}$/.test(t);
}
export {
  cn as openBucket
};
