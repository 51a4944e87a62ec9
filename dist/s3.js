import {
  a as te,
  b as ne,
  c as v
} from "./shared-SGKGDKWP.js";
import {
  a as Y
} from "./shared-JHOIX7IM.js";
import {
  a as _,
  b as N,
  c as oe,
  e as ie,
  g as ae,
  h as x,
  i as T,
  j as ce
} from "./shared-2TMLWSNQ.js";
import {
  a as re
} from "./shared-2X4PZC2I.js";
import {
  a as se
} from "./shared-F4VKHNDL.js";
import "./shared-OSXA3Y6X.js";
import "./shared-G5LPM4YZ.js";
import {
  c as X,
  i as ee
} from "./shared-HTD6TXMC.js";
import {
  a as L
} from "./shared-LHCUWEFM.js";
import {
  A,
  Aa as q,
  C as U,
  Ga as C,
  Ha as h,
  Ia as I,
  Ja as z,
  Ka as k,
  Tb as V,
  Yb as Z,
  Zb as J,
  _b as Q,
  ea as H,
  kb as R,
  lb as G,
  ua as B,
  v as D,
  y as F,
  z as K
} from "./shared-KLAXDOYL.js";

// src/stores/s3/client.ts
var xe = 4 * 6e4, P = "x-amz-content-sha256", Te = { unsignableHeaders: /* @__PURE__ */ new Set([P]), unhoistableHeaders: /* @__PURE__ */ new Set([P]) };
function me(e) {
  let { http: t, urlIn: n, onRegion: s } = e, { source: o, renewable: r, get: i } = e.credentials, { region: a } = e, c = de(i), f = 0, d = 0, u = new re({
    service: "s3",
    sha256: ee.bind(null, "sha256"),
    uriEscapePath: !1,
    region: async () => a,
    credentials: () => c()
  }), m = () => new Date(Date.now() + f), E = ({ date: p = "", age: y }) => {
    let g = Date.parse(p) - Date.now();
    y !== void 0 || !(Math.abs(g - f) >= xe) || (f = g, d++);
  };
  return {
    source: o,
    /** How often the region, the clock or the credentials have been corrected. */
    get corrections() {
      return d;
    },
    /** @throws ErrorResponse, TransferFailure, S3Error without credentials, or the signal's reason */
    async send(p, y) {
      let g = await u.sign(fe(n(a), p), { signingDate: m() }), { method: l, body: w } = p, { host: S, ...O } = g.headers, b = { ...O, "user-agent": `headstart/${V.version}` };
      return se(t, v(g), { method: l, headers: b, ...w && { body: w }, ...y }, E);
    },
    /** A URL to read the object with plain requests. It expires after an hour, or earlier with the credentials. */
    async signUrl(p, y = 3600) {
      let g = { [P]: "UNSIGNED-PAYLOAD" }, l = fe(n(a), { method: "GET", path: X(p), headers: g });
      return v(await u.presign(l, { ...Te, expiresIn: y, signingDate: m() }));
    },
    /**
     * Corrects the cause of an error if possible. True if the request may be attempted again.
     * @param before the corrections when the request was sent
     */
    correct({ kind: p, hints: y }, g) {
      if (g !== d) return !0;
      let l = p === "region" && y.region;
      if (l && te(l, a))
        a = l, s(a);
      else if (p === "expired" && r) c = de(i);
      else return !1;
      return d++, !0;
    }
  };
}
var je = 5 * 6e4;
function de(e) {
  return L(e, ({ expiration: t }) => Number(t) - Date.now() < je);
}
function fe({ protocol: e, hostname: t, host: n, pathname: s }, { method: o, path: r = "", query: i = {}, headers: a = {}, body: c }) {
  let f = c && { [P]: B(...c).toString("hex") }, d = { ...a, ...f, host: n };
  return { method: o, protocol: e, hostname: t, path: s + r, query: i, headers: d };
}

// src/stores/s3/credentials.ts
import { statSync as $e } from "node:fs";
import { devNull as ue } from "node:os";
import { join as We } from "node:path";
async function ye(e, t) {
  let { env: n } = process, { accessKeyId: s, secretAccessKey: o, sessionToken: r } = e;
  if (s !== "") return j("the inputs", s, o, r);
  let { AWS_ACCESS_KEY_ID: i, AWS_SECRET_ACCESS_KEY: a } = n;
  if (i && a) return j("the environment", i, a, n.AWS_SESSION_TOKEN);
  let c = await De(t);
  if (c) return c;
  if (n.AWS_WEB_IDENTITY_TOKEN_FILE && n.AWS_ROLE_ARN) {
    let { credentialsOfWebIdentity: f } = await import("./s3-credentials.js");
    return le("web identity", "AWS_WEB_IDENTITY_TOKEN_FILE", () => f(n.AWS_ROLE_SESSION_NAME, t));
  }
  if (n.AWS_CONTAINER_CREDENTIALS_RELATIVE_URI || n.AWS_CONTAINER_CREDENTIALS_FULL_URI) {
    let { fromHttp: f } = await import("./shared-VTDI74AD.js"), d = f({ timeout: 1e3, maxRetries: 1 });
    return le("the container", "AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE", d);
  }
  if (H(e.endpoint) && n.AWS_EC2_METADATA_DISABLED !== "true")
    return { source: "the instance metadata service", renewable: !0, get: Fe };
  throw he();
}
function le(e, t, n) {
  let s = async () => Ee(t, process.env[t]);
  return { source: e, renewable: !0, get: () => s().then(n) };
}
function j(e, t, n, s = "") {
  let o = { accessKeyId: t, secretAccessKey: n, ...s !== "" && { sessionToken: s } };
  return { source: e, renewable: !1, get: async () => o };
}
function ge({ source: e, get: t, ...n }, s) {
  return { source: e, get: async () => {
    let r = await t().catch((d) => {
      if (d instanceof _) throw d;
      let u = F(d).replace(/\s+/g, " "), m = "correct its configuration, or give the inputs `access-key-id` and `secret-access-key`";
      throw new _("credentials", `${e} gave no credentials for the bucket (${u}): ${m}`);
    }), { accessKeyId: i, secretAccessKey: a, sessionToken: c = "" } = r, f = { "access key": i, "secret access key": a, "session token": c };
    for (let [d, u] of Object.entries(f)) {
      if (/^[!-~]*$/.test(u)) continue;
      let m = `the ${d} from ${e} has characters that none has, such as a space or the end of a line`;
      throw new _("credentials", `${m}: correct it`);
    }
    for (let d of [a, c]) d && s(d);
    return r;
  }, ...n };
}
var Me = /^(aws_(access_key_id|secret_access_key)|role_arn|source_profile|credential_(source|process)|web_identity_token_file|sso_\w+|login_session)$/;
async function De(e) {
  let { AWS_PROFILE: t } = process.env, n = t || "default", { parseKnownFiles: s } = await import("./shared-B6OSDGN3.js"), o = await s({}), r = o[n] ?? {}, i = Object.keys(r).filter((m) => Me.test(m)), a = `the profile ${n}`;
  if (i.length === 0) {
    if (!t) return;
    let m = `AWS_PROFILE is ${n}, and the AWS configuration has no credentials for this profile`;
    throw new _("credentials", `${m}: correct the profile, or unset AWS_PROFILE`);
  }
  let { aws_access_key_id: c, aws_secret_access_key: f } = r;
  if (c && f && i.length === 2)
    return j(a, c, f, r.aws_session_token);
  let d = /* @__PURE__ */ new Set();
  for (let m = n; m && !d.has(m); m = o[m]?.source_profile)
    d.add(m), Ee("web_identity_token_file", o[m]?.web_identity_token_file);
  let { credentialsOfProfile: u } = await import("./s3-credentials.js");
  return { source: a, renewable: !0, get: () => u(n, e) };
}
var pe = 1e3;
async function Fe() {
  let { fromInstanceMetadata: e } = await import("./shared-NDKXGF2Y.js"), t = e({ timeout: pe, maxRetries: 0 })();
  return G(t, AbortSignal.timeout(pe)).catch(() => {
    throw he();
  });
}
function he() {
  let e = "give the inputs `access-key-id` and `secret-access-key`, or run aws-actions/configure-aws-credentials";
  return new _("credentials", `there are no credentials for the bucket: ${e} before`);
}
function we({ region: e }) {
  let { AWS_REGION: t, AWS_DEFAULT_REGION: n } = process.env;
  return e || t || n || "us-east-1";
}
var Ke = 1024 * 1024;
function Se(e) {
  let { env: t } = process, n = t.HOME || t.USERPROFILE || U() || "/";
  t.HOME || (t.USERPROFILE = n);
  for (let [s, o] of [
    ["AWS_CONFIG_FILE", "config"],
    ["AWS_SHARED_CREDENTIALS_FILE", "credentials"]
  ]) {
    let r = (t[s] || We(n, ".aws", o)).replace(/^~\//, `${n}/`);
    r === ue || _e(r) || (e(`${r} is ignored: it is no regular file of at most 1 MiB`), t[s] = ue);
  }
}
function Ee(e, t) {
  if (!(!t || _e(t)))
    throw new _("credentials", `${e} is ${t}, which is no regular file of at most 1 MiB`);
}
function _e(e) {
  let t = K(() => $e(e));
  return !t || t.isFile() && t.size <= Ke;
}

// src/stores/s3/names.ts
function Oe(e, t) {
  let n = `${e === "" ? "" : `${e}/`}${h(t)}/`, s = (o, r) => `${n}${h(o)}/${h(r)}/`;
  return {
    /** The start of the names of all entries of a scope and version; ends with a slash. */
    folder: s,
    object: ({ scope: o, version: r, key: i }) => s(o, r) + h(i),
    /** The name for the conditional-write probe. No entry has it: a part's name never starts with a dot. */
    probe: `${n}.if-none-match`
  };
}
function be(e) {
  return k(e.split("/").at(-2) ?? "") ?? "";
}
function Ie(e, t) {
  let n = k(e) ?? t.find((s) => h(s) === e);
  return n !== void 0 ? h(n) === e ? { key: n, cut: !1 } : void 0 : { key: `${k(e.replace(/(%.?)?~.*$/, ""))}\0`, cut: !0 };
}
function Ae(e, t) {
  let n = I(t);
  return n === I(`${t}-`) && e.startsWith(n);
}

// src/stores/s3/listing.ts
var Ue = 50;
async function $(e, t, n) {
  let s = await T(n.session, e, void 0, n.signal), o = new Map(s.objects.map((r) => [r.name, r]));
  if (s.next !== void 0) {
    let r = t.map((c) => e + I(c)), i = r.filter((c) => !r.some((f) => f !== c && c.startsWith(f))), a = await Promise.all([...new Set(i)].map((c) => He(c, n)));
    for (let c of a.flat()) o.set(c.name, c);
  }
  return [...o.values()].flatMap((r) => {
    let i = r.name.slice(e.length);
    if (!r.name.startsWith(e) || !z(i, t)) return [];
    let a = Ie(i, t);
    return a ? [{ ...a, createdAt: r.createdAt, object: r }] : [];
  });
}
async function He(e, { session: t, signal: n, tell: s }) {
  let o = [], r;
  for (let i = 0; i < Ue; i++) {
    let a = await T(t, e, r, n);
    if (o.push(...a.objects), a.next === void 0) return o;
    r = a.next;
  }
  return s(`More than ${o.length} entries start with ${e}; newer ones may be among the rest.`), o;
}

// src/stores/s3/lookup.ts
var Be = 20;
async function Re(e, t) {
  let n = e.scopes.map((r) => A(qe(r, e, t))), s = [];
  for (let [r, i] of n.entries()) {
    let { match: a, found: c } = await i;
    if (a) return { ...a, scope: e.scopes[r] };
    s.push(...c);
  }
  for (let { deniedObject: r } of s) if (r) throw r;
  let o = s.find(({ deniedList: r }) => r)?.deniedList;
  o && t.tell(`Only entries with exactly the key could be found: ${o.message}`);
}
async function qe(e, { keys: t, versions: n }, s) {
  let o = n.map((u) => s.names.folder(e, u)), r = o.map((u) => A(ke(u, t.slice(0, 1), s))), i = o.map((u) => A($(u, t, s))), a = C(t, Le(await Promise.allSettled(r)));
  if (a) return { match: a, found: [] };
  let c = o.map(
    (u, m) => ze(i[m], () => [
      r[m],
      ke(u, t.slice(1), s)
    ])
  ), f = await Promise.all(c), d = f.flatMap((u) => u.candidates);
  return { match: await Ge(t, d, s), found: f };
}
async function ze(e, t) {
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
async function ke(e, t, n) {
  let s = t.map(async (o) => {
    let r = await x(n.session, e + h(o), n.signal);
    return r ? [{ key: o, cut: !1, createdAt: r.createdAt, object: r }] : [];
  });
  return (await Promise.all(s)).flat();
}
async function Ge(e, t, n) {
  let o = t.filter(
    ({ cut: r, object: i }) => r && e.some((a) => Ae(Ce(i), a))
  ).sort((r, i) => i.createdAt.getTime() - r.createdAt.getTime()).slice(0, Be);
  for (await Promise.all(o.map((r) => W(r, n))); ; ) {
    let r = C(e, t);
    if (!r) return;
    if (r.cut) await W(r, n);
    else {
      let i = await Pe(r.object, n).catch(() => r.object);
      if (n.signal.throwIfAborted(), i) return { key: r.key, object: i };
      t.splice(t.indexOf(r), 1);
    }
  }
}
async function Pe(e, t) {
  return e.tail ? e : x(t.session, e.name, t.signal);
}
function Ce({ name: e }) {
  return e.slice(e.lastIndexOf("/") + 1);
}
async function W(e, t) {
  e.cut = !1;
  let n = await Pe(e.object, t);
  e.object = n ?? e.object;
  let s = n && await t.keyWithin(n);
  e.key = s !== void 0 && h(s) === Ce(e.object) ? s : "\0";
}
async function ve({ scope: e, version: t, key: n }, s) {
  let o = await $(s.names.folder(e, t), [n], s);
  return await Promise.all(o.map((r) => r.cut && W(r, s))), o.filter((r) => r.key.startsWith(n));
}

// src/stores/s3/open.ts
async function Gt(e, t) {
  let { inputs: n, repository: s, signal: o, tell: r, warn: i } = e, { concurrency: a, partBytes: c } = n;
  Qe(n.s3.endpoint) && i(
    `The endpoint ${n.s3.endpoint} is not encrypted: entries can be read and changed on their way. Use https://`
  );
  let f = Y({ connections: a }), d = ie(n.s3, t, await Ve(e, t, f)), u = Oe(n.s3.prefix, s), m = { signal: o, late: () => oe(`the ${t}`, 12e3) }, E = { http: f, concurrency: a, partBytes: c, signal: o, limits: e.limits?.download ?? {} }, p = (l) => ({
    session: d,
    names: u,
    keyWithin: (w) => Ze(w, d, { ...E, signal: l }),
    tell: r,
    signal: l
  }), y = L(async () => {
    let { newWriter: l } = await import("./s3-writer.js");
    return l({ ...e, session: d, names: u });
  }), g = async (l) => (await y()).remove(l);
  return {
    find: (l) => R(m, async (w) => {
      let S = await Re(l, p(w));
      if (!S) return;
      let { key: O, scope: b, object: M } = S;
      return { ...Ne(M, d, E), key: O, scope: b, reject: () => g(M.name) };
    }),
    create: (l) => R(m, async (w) => {
      let S = y();
      if (!await ae(d, u.object(l), w))
        return (await S).create(l);
    }),
    async removable(l) {
      return (await R(m, (S) => ve(l, p(S)))).map(({ key: S, createdAt: O, object: b }) => ({
        key: S,
        createdAt: O,
        remove: () => g(b.name)
      }));
    }
  };
}
async function Ve({ inputs: e, tell: t, mask: n }, s, o) {
  Se(t);
  let r = we(e.s3), i = ge(await ye(e.s3, { region: r, http: o }), n);
  return t(`Credentials for the ${s}: from ${i.source}`), me({ http: o, region: r, urlIn: (c) => ne(e.s3, c), credentials: i, onRegion: (c) => t(`The ${s} is in the region ${c}; set the input \`region\` to spare a request.`) });
}
async function Ze(e, t, n) {
  if (!e.isStream)
    try {
      return (await q(Ne(e, t, n))).key;
    } catch (s) {
      if (s instanceof D) return;
      throw s;
    }
}
function Ne(e, t, n) {
  let { signal: s } = n, { name: o, etag: r, createdAt: i, tail: a = Buffer.alloc(0), isStream: c = !1 } = e, f = c ? Number.POSITIVE_INFINITY : e.size, d = f - a.length, u = { ...n, memory: Z() }, m = { size: f, etag: r, identity: r, url: J(() => ce(t, o, s)) };
  return {
    version: be(o),
    size: f,
    createdAt: i,
    // A stash copy and a lazy mount read in parts, which a stream does not allow.
    ...!c && { remote: m },
    read: (E, p, y) => E >= d ? Je(a.subarray(E - d, p - d)) : Q(m, { start: E, end: p }, { ...u, order: y }),
    close: async () => {
    }
  };
}
async function* Je(e) {
  e.length > 0 && (yield e);
}
function Qe(e) {
  if (!e.startsWith("http:")) return !1;
  let { hostname: t } = new URL(e);
  return t !== "localhost" && t !== "[::1]" && !/^127(\.\d+){3}$/.test(t);
}
export {
  Gt as openBucket
};
