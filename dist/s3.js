import {
  a as ne,
  b as re,
  c as v
} from "./shared-KYLX3AQD.js";
import {
  a as z
} from "./shared-63LO2XUS.js";
import {
  a as O,
  b as N,
  c as ie,
  e as ae,
  g as ce,
  h as x,
  i as T,
  j as de
} from "./shared-FL676GIL.js";
import {
  a as se
} from "./shared-DRBPMFKX.js";
import {
  a as oe
} from "./shared-PUZZOFFE.js";
import "./shared-OSXA3Y6X.js";
import "./shared-G5LPM4YZ.js";
import {
  c as ee,
  i as te
} from "./shared-2OO7DFWX.js";
import {
  a as X
} from "./shared-UM3YMJKL.js";
import {
  A,
  Aa as q,
  C as U,
  Ga as C,
  Ha as S,
  Ia as I,
  Ja as G,
  Ka as k,
  Tb as V,
  Yb as Z,
  Zb as J,
  _b as Q,
  ea as H,
  kb as P,
  lb as Y,
  ua as B,
  v as D,
  y as F,
  z as K
} from "./shared-EQKOR6PE.js";

// src/stores/s3/client.ts
var Te = 4 * 6e4, R = "x-amz-content-sha256", je = { unsignableHeaders: /* @__PURE__ */ new Set([R]), unhoistableHeaders: /* @__PURE__ */ new Set([R]) };
function ue(e) {
  let { http: t, urlIn: n, onRegion: s } = e, { source: o, renewable: r, get: i } = e.credentials, { region: a } = e, c = fe(i), f = 0, d = 0, u = new se({
    service: "s3",
    sha256: te.bind(null, "sha256"),
    uriEscapePath: !1,
    region: async () => a,
    credentials: () => c()
  }), m = () => new Date(Date.now() + f), E = ({ date: p = "", age: y }) => {
    let g = Date.parse(p) - Date.now();
    y !== void 0 || !(Math.abs(g - f) >= Te) || (f = g, d++);
  };
  return {
    source: o,
    /** How often the region, the clock or the credentials have been corrected. */
    get corrections() {
      return d;
    },
    /** @throws ErrorResponse, TransferFailure, S3Error without credentials, or the signal's reason */
    async send(p, y) {
      let g = await u.sign(me(n(a), p), { signingDate: m() }), { method: h, body: l } = p, { host: _, ...w } = g.headers, b = { ...w, "user-agent": `headstart/${V.version}` };
      return oe(t, v(g), { method: h, headers: b, ...l && { body: l }, ...y }, E);
    },
    /** A URL to read the object with plain requests. It expires after an hour, or earlier with the credentials. */
    async signUrl(p, y = 3600) {
      let g = { [R]: "UNSIGNED-PAYLOAD" }, h = me(n(a), { method: "GET", path: ee(p), headers: g });
      return v(await u.presign(h, { ...je, expiresIn: y, signingDate: m() }));
    },
    /**
     * Corrects the cause of an error if possible. True if the request may be attempted again.
     * @param before the corrections when the request was sent
     */
    correct({ kind: p, hints: y }, g) {
      if (g !== d) return !0;
      let h = p === "region" && y.region;
      if (h && ne(h, a))
        a = h, s(a);
      else if (p === "expired" && r) c = fe(i);
      else return !1;
      return d++, !0;
    }
  };
}
var We = 5 * 6e4;
function fe(e) {
  return X(e, ({ expiration: t }) => Number(t) - Date.now() < We);
}
function me({ protocol: e, hostname: t, host: n, pathname: s }, { method: o, path: r = "", query: i = {}, headers: a = {}, body: c }) {
  let f = c && { [R]: B(...c).toString("hex") }, d = { ...a, ...f, host: n };
  return { method: o, protocol: e, hostname: t, path: s + r, query: i, headers: d };
}

// src/stores/s3/credentials.ts
import { statSync as $e } from "node:fs";
import { devNull as le } from "node:os";
import { join as Me } from "node:path";
async function ge(e, t) {
  let { env: n } = process, { accessKeyId: s, secretAccessKey: o, sessionToken: r } = e;
  if (s !== "") return j("the inputs", s, o, r);
  let { AWS_ACCESS_KEY_ID: i, AWS_SECRET_ACCESS_KEY: a } = n;
  if (i && a) return j("the environment", i, a, n.AWS_SESSION_TOKEN);
  let c = await Fe(t);
  if (c) return c;
  if (n.AWS_WEB_IDENTITY_TOKEN_FILE && n.AWS_ROLE_ARN) {
    let { credentialsOfWebIdentity: f } = await import("./s3-credentials.js");
    return pe("web identity", "AWS_WEB_IDENTITY_TOKEN_FILE", () => f(n.AWS_ROLE_SESSION_NAME, t));
  }
  if (n.AWS_CONTAINER_CREDENTIALS_RELATIVE_URI || n.AWS_CONTAINER_CREDENTIALS_FULL_URI) {
    let { fromHttp: f } = await import("./shared-4U765ZWF.js"), d = f({ timeout: 1e3, maxRetries: 1 });
    return pe("the container", "AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE", d);
  }
  if (H(e.endpoint) && n.AWS_EC2_METADATA_DISABLED !== "true")
    return { source: "the instance metadata service", renewable: !0, get: Ke };
  throw we();
}
function pe(e, t, n) {
  let s = async () => _e(t, process.env[t]);
  return { source: e, renewable: !0, get: () => s().then(n) };
}
function j(e, t, n, s = "") {
  let o = { accessKeyId: t, secretAccessKey: n, ...s !== "" && { sessionToken: s } };
  return { source: e, renewable: !1, get: async () => o };
}
function he({ source: e, get: t, ...n }, s) {
  return { source: e, get: async () => {
    let r = await t().catch((d) => {
      if (d instanceof O) throw d;
      let u = F(d).replace(/\s+/g, " "), m = "correct its configuration, or give the inputs `access-key-id` and `secret-access-key`";
      throw new O("credentials", `${e} gave no credentials for the bucket (${u}): ${m}`);
    }), { accessKeyId: i, secretAccessKey: a, sessionToken: c = "" } = r, f = { "access key": i, "secret access key": a, "session token": c };
    for (let [d, u] of Object.entries(f)) {
      if (/^[!-~]*$/.test(u)) continue;
      let m = `the ${d} from ${e} has characters that none has, such as a space or the end of a line`;
      throw new O("credentials", `${m}: correct it`);
    }
    for (let d of [a, c]) d && s(d);
    return r;
  }, ...n };
}
var De = /^(aws_(access_key_id|secret_access_key)|role_arn|source_profile|credential_(source|process)|web_identity_token_file|sso_\w+|login_session)$/;
async function Fe(e) {
  let { AWS_PROFILE: t } = process.env, n = t || "default", { parseKnownFiles: s } = await import("./shared-DPEWMMOY.js"), o = await s({}), r = o[n] ?? {}, i = Object.keys(r).filter((m) => De.test(m)), a = `the profile ${n}`;
  if (i.length === 0) {
    if (!t) return;
    let m = `AWS_PROFILE is ${n}, and the AWS configuration has no credentials for this profile`;
    throw new O("credentials", `${m}: correct the profile, or unset AWS_PROFILE`);
  }
  let { aws_access_key_id: c, aws_secret_access_key: f } = r;
  if (c && f && i.length === 2)
    return j(a, c, f, r.aws_session_token);
  let d = /* @__PURE__ */ new Set();
  for (let m = n; m && !d.has(m); m = o[m]?.source_profile)
    d.add(m), _e("web_identity_token_file", o[m]?.web_identity_token_file);
  let { credentialsOfProfile: u } = await import("./s3-credentials.js");
  return { source: a, renewable: !0, get: () => u(n, e) };
}
var ye = 1e3;
async function Ke() {
  let { fromInstanceMetadata: e } = await import("./shared-KJR7C4WQ.js"), t = e({ timeout: ye, maxRetries: 0 })();
  return Y(t, AbortSignal.timeout(ye)).catch(() => {
    throw we();
  });
}
function we() {
  let e = "give the inputs `access-key-id` and `secret-access-key`, or run aws-actions/configure-aws-credentials";
  return new O("credentials", `there are no credentials for the bucket: ${e} before`);
}
function Se({ region: e }) {
  let { AWS_REGION: t, AWS_DEFAULT_REGION: n } = process.env;
  return e || t || n || "us-east-1";
}
var Ue = 1024 * 1024;
function Ee(e) {
  let { env: t } = process, n = t.HOME || t.USERPROFILE || U() || "/";
  t.HOME || (t.USERPROFILE = n);
  for (let [s, o] of [
    ["AWS_CONFIG_FILE", "config"],
    ["AWS_SHARED_CREDENTIALS_FILE", "credentials"]
  ]) {
    let r = (t[s] || Me(n, ".aws", o)).replace(/^~\//, `${n}/`);
    r === le || Oe(r) || (e(`${r} is ignored: it is no regular file of at most 1 MiB`), t[s] = le);
  }
}
function _e(e, t) {
  if (!(!t || Oe(t)))
    throw new O("credentials", `${e} is ${t}, which is no regular file of at most 1 MiB`);
}
function Oe(e) {
  let t = K(() => $e(e));
  return !t || t.isFile() && t.size <= Ue;
}

// src/stores/s3/names.ts
function be(e, t) {
  let n = `${e === "" ? "" : `${e}/`}${S(t)}/`, s = (o, r) => `${n}${S(o)}/${S(r)}/`;
  return {
    /** The start of the names of all entries of a scope and version; ends with a slash. */
    folder: s,
    object: ({ scope: o, version: r, key: i }) => s(o, r) + S(i),
    /** The name for the conditional-write probe. No entry has it: a part's name never starts with a dot. */
    probe: `${n}.if-none-match`
  };
}
function Ie(e) {
  return k(e.split("/").at(-2) ?? "") ?? "";
}
function Ae(e, t) {
  let n = k(e) ?? t.find((s) => S(s) === e);
  return n !== void 0 ? S(n) === e ? { key: n, cut: !1 } : void 0 : { key: `${k(e.replace(/(%.?)?~.*$/, ""))}\0`, cut: !0 };
}
function ke(e, t) {
  let n = I(t);
  return n === I(`${t}-`) && e.startsWith(n);
}

// src/stores/s3/listing.ts
var He = 50;
async function W(e, t, n) {
  let s = await T(n.session, e, void 0, n.signal), o = new Map(s.objects.map((r) => [r.name, r]));
  if (s.next !== void 0) {
    let r = t.map((c) => e + I(c)), i = r.filter((c) => !r.some((f) => f !== c && c.startsWith(f))), a = await Promise.all([...new Set(i)].map((c) => Be(c, n)));
    for (let c of a.flat()) o.set(c.name, c);
  }
  return [...o.values()].flatMap((r) => {
    let i = r.name.slice(e.length);
    if (!r.name.startsWith(e) || !G(i, t)) return [];
    let a = Ae(i, t);
    return a ? [{ ...a, createdAt: r.createdAt, object: r }] : [];
  });
}
async function Be(e, { session: t, signal: n, tell: s }) {
  let o = [], r;
  for (let i = 0; i < He; i++) {
    let a = await T(t, e, r, n);
    if (o.push(...a.objects), a.next === void 0) return o;
    r = a.next;
  }
  return s(`More than ${o.length} entries start with ${e}; newer ones may be among the rest.`), o;
}

// src/stores/s3/lookup.ts
var qe = 20;
async function Re(e, t) {
  let n = e.scopes.map((r) => A(Ge(r, e, t))), s = [];
  for (let [r, i] of n.entries()) {
    let { match: a, found: c } = await i;
    if (a) return { ...a, scope: e.scopes[r] };
    s.push(...c);
  }
  for (let { deniedObject: r } of s) if (r) throw r;
  let o = s.find(({ deniedList: r }) => r)?.deniedList;
  o && t.tell(`Only entries with exactly the key could be found: ${o.message}`);
}
async function Ge(e, { keys: t, versions: n }, s) {
  let o = n.map((u) => s.names.folder(e, u)), r = o.map((u) => A(Pe(u, t.slice(0, 1), s))), i = o.map((u) => A(W(u, t, s))), a = C(t, Le(await Promise.allSettled(r)));
  if (a) return { match: a, found: [] };
  let c = o.map(
    (u, m) => Ye(i[m], () => [
      r[m],
      Pe(u, t.slice(1), s)
    ])
  ), f = await Promise.all(c), d = f.flatMap((u) => u.candidates);
  return { match: await ze(t, d, s), found: f };
}
async function Ye(e, t) {
  try {
    return { candidates: await e };
  } catch (n) {
    if (!N(n, "denied")) throw n;
    let s = await Promise.allSettled(t()), o = s.flatMap((i) => "reason" in i ? [i.reason] : []);
    for (let i of o) if (!N(i, "denied")) throw i;
    let [r] = o;
    return { candidates: Le(s), deniedList: n, deniedObject: r };
  }
}
function Le(e) {
  return e.flatMap((t) => "value" in t ? t.value : []);
}
async function Pe(e, t, n) {
  let s = t.map(async (o) => {
    let r = await x(n.session, e + S(o), n.signal);
    return r ? [{ key: o, cut: !1, createdAt: r.createdAt, object: r }] : [];
  });
  return (await Promise.all(s)).flat();
}
async function ze(e, t, n) {
  let o = t.filter(
    ({ cut: r, object: i }) => r && e.some((a) => ke(ve(i), a))
  ).sort((r, i) => i.createdAt.getTime() - r.createdAt.getTime()).slice(0, qe);
  for (await Promise.all(o.map((r) => $(r, n))); ; ) {
    let r = C(e, t);
    if (!r) return;
    if (r.cut) await $(r, n);
    else {
      let i = await Ce(r.object, n).catch(() => r.object);
      if (n.signal.throwIfAborted(), i) return { key: r.key, object: i };
      t.splice(t.indexOf(r), 1);
    }
  }
}
async function Ce(e, t) {
  return e.tail ? e : x(t.session, e.name, t.signal);
}
function ve({ name: e }) {
  return e.slice(e.lastIndexOf("/") + 1);
}
async function $(e, t) {
  e.cut = !1;
  let n = await Ce(e.object, t);
  e.object = n ?? e.object;
  let s = n && await t.keyWithin(n);
  e.key = s !== void 0 && S(s) === ve(e.object) ? s : "\0";
}
async function Ne({ scope: e, version: t, key: n }, s) {
  let o = await W(s.names.folder(e, t), [n], s);
  return await Promise.all(o.map((r) => r.cut && $(r, s))), o.filter((r) => r.key.startsWith(n));
}

// src/stores/s3/open.ts
async function Yt(e, t) {
  let { inputs: n, repository: s, signal: o, tell: r, warn: i } = e, { concurrency: a, partBytes: c } = n;
  Xe(n.s3.endpoint) && i(
    `The endpoint ${n.s3.endpoint} is not encrypted: entries can be read and changed on their way. Use https://`
  );
  let f = z({ connections: a }), d = ae(n.s3, t, await Ze(e, t, f)), u = be(n.s3.prefix, s), m = { signal: o, late: () => ie(`the ${t}`, 12e3) }, E = { http: f, concurrency: a, partBytes: c, signal: o, limits: e.limits?.download ?? {} }, p = (l) => ({
    session: d,
    names: u,
    keyWithin: (_) => Je(_, d, { ...E, signal: l }),
    tell: r,
    signal: l
  }), y, g = () => (y ??= import("./s3-writer.js").then(({ newWriter: l }) => l(e, { session: d, names: u })), y), h = async (l) => (await g()).remove(l);
  return {
    find: (l) => P(m, async (_) => {
      let w = await Re(l, p(_));
      if (!w) return;
      let { key: b, scope: L, object: M } = w;
      return { ...xe(M, d, E), key: b, scope: L, reject: () => h(M.name) };
    }),
    create: (l) => P(m, async (_) => {
      let w = g();
      if (!await ce(d, u.object(l), _))
        return (await w).create(l);
    }),
    async removable(l) {
      return (await P(m, (w) => Ne(l, p(w)))).map(({ key: w, createdAt: b, object: L }) => ({
        key: w,
        createdAt: b,
        remove: () => h(L.name)
      }));
    }
  };
}
async function Ze({ inputs: e, tell: t, mask: n }, s, o) {
  Ee(t);
  let r = Se(e.s3), i = he(await ge(e.s3, { region: r, http: o }), n);
  return t(`Credentials for the ${s}: from ${i.source}`), ue({ http: o, region: r, urlIn: (c) => re(e.s3, c), credentials: i, onRegion: (c) => t(`The ${s} is in the region ${c}; set the input \`region\` to spare a request.`) });
}
async function Je(e, t, n) {
  if (!e.isStream)
    try {
      return (await q(xe(e, t, n))).key;
    } catch (s) {
      if (s instanceof D) return;
      throw s;
    }
}
function xe(e, t, n) {
  let { signal: s } = n, { name: o, etag: r, createdAt: i, tail: a = Buffer.alloc(0), isStream: c = !1 } = e, f = c ? Number.POSITIVE_INFINITY : e.size, d = f - a.length, u = { ...n, memory: Z() }, m = { size: f, etag: r, identity: r, url: J(() => de(t, o, s)) };
  return {
    version: Ie(o),
    size: f,
    createdAt: i,
    // A stash copy and a lazy mount read in parts, which a stream does not allow.
    ...!c && { remote: m },
    read: (E, p, y) => E >= d ? Qe(a.subarray(E - d, p - d)) : Q(m, { start: E, end: p }, { ...u, order: y }),
    close: async () => {
    }
  };
}
async function* Qe(e) {
  e.length > 0 && (yield e);
}
function Xe(e) {
  if (!e.startsWith("http:")) return !1;
  let { hostname: t } = new URL(e);
  return t !== "localhost" && t !== "[::1]" && !/^127(\.\d+){3}$/.test(t);
}
export {
  Yt as openBucket
};
