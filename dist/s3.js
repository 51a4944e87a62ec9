import {
  a as te,
  b as ne,
  c as v
} from "./shared-XPODWUT4.js";
import {
  a as Y
} from "./shared-UH2Z7M5S.js";
import {
  a as _,
  b as N,
  c as oe,
  e as ie,
  g as ae,
  h as x,
  i as T
} from "./shared-BEXFOM2W.js";
import {
  a as re
} from "./shared-5KJ3CBUR.js";
import {
  a as se
} from "./shared-6ZMV6JF3.js";
import "./shared-OSXA3Y6X.js";
import "./shared-G5LPM4YZ.js";
import {
  c as X,
  i as ee
} from "./shared-MXAPRA7P.js";
import {
  a as P
} from "./shared-LHCUWEFM.js";
import {
  $b as Q,
  Aa as q,
  C as K,
  Ga as C,
  Ha as B,
  Ia as S,
  Ja as b,
  Ka as G,
  La as k,
  Ub as V,
  Zb as Z,
  _b as J,
  ea as U,
  h as F,
  k as M,
  l as D,
  lb as L,
  m as A,
  mb as z,
  ua as H
} from "./shared-4H6W3SON.js";

// src/stores/s3/client.ts
var Ne = 4 * 6e4, R = "x-amz-content-sha256", xe = { unsignableHeaders: /* @__PURE__ */ new Set([R]), unhoistableHeaders: /* @__PURE__ */ new Set([R]) };
function fe(e) {
  let { http: t, urlIn: n, onRegion: s } = e, { source: o, renewable: r, get: i } = e.credentials, { region: d } = e, c = ce(i), m = 0, a = 0, l = new re({
    service: "s3",
    sha256: ee.bind(null, "sha256"),
    uriEscapePath: !1,
    region: async () => d,
    credentials: () => c()
  }), f = () => new Date(Date.now() + m), y = ({ date: p = "", age: g }) => {
    let h = Date.parse(p) - Date.now();
    g !== void 0 || !(Math.abs(h - m) >= Ne) || (m = h, a++);
  };
  return {
    source: o,
    /** How often the region, the clock or the credentials have been corrected. */
    get corrections() {
      return a;
    },
    /** @throws ErrorResponse, TransferFailure, S3Error without credentials, or the signal's reason */
    async send(p, g) {
      let h = await l.sign(de(n(d), p), { signingDate: f() }), { method: u, body: E } = p, { host: w, ...O } = h.headers, I = { ...O, "user-agent": `headstart/${V.version}` };
      return se(t, v(h), { method: u, headers: I, ...E && { body: E }, ...g }, y);
    },
    /** A URL to read the object with plain requests. It expires after an hour, or earlier with the credentials. */
    async signUrl(p, g = 3600) {
      let h = { [R]: "UNSIGNED-PAYLOAD" }, u = de(n(d), { method: "GET", path: X(p), headers: h });
      return v(await l.presign(u, { ...xe, expiresIn: g, signingDate: f() }));
    },
    /**
     * Corrects the cause of an error if possible. True if the request may be attempted again.
     * @param before the corrections when the request was sent
     */
    correct({ kind: p, hints: g }, h) {
      if (h !== a) return !0;
      let u = p === "region" && g.region;
      if (u && te(u, d))
        d = u, s(d);
      else if (p === "expired" && r) c = ce(i);
      else return !1;
      return a++, !0;
    }
  };
}
var Te = 5 * 6e4;
function ce(e) {
  return P(e, ({ expiration: t }) => Number(t) - Date.now() < Te);
}
function de({ protocol: e, hostname: t, host: n, pathname: s }, { method: o, path: r = "", query: i = {}, headers: d = {}, body: c }) {
  let m = c && { [R]: H(...c).toString("hex") }, a = { ...d, ...m, host: n };
  return { method: o, protocol: e, hostname: t, path: s + r, query: i, headers: a };
}

// src/stores/s3/credentials.ts
import { statSync as $e } from "node:fs";
import { devNull as me } from "node:os";
import { join as We } from "node:path";
async function pe(e, t) {
  let { env: n } = process, { accessKeyId: s, secretAccessKey: o, sessionToken: r } = e;
  if (s !== "") return $("the inputs", s, o, r);
  let { AWS_ACCESS_KEY_ID: i, AWS_SECRET_ACCESS_KEY: d } = n;
  if (i && d) return $("the environment", i, d, n.AWS_SESSION_TOKEN);
  let c = await Fe(t);
  if (c) return c;
  if (n.AWS_WEB_IDENTITY_TOKEN_FILE && n.AWS_ROLE_ARN) {
    let { credentialsOfWebIdentity: m } = await import("./s3-credentials.js");
    return ue("web identity", "AWS_WEB_IDENTITY_TOKEN_FILE", () => m(n.AWS_ROLE_SESSION_NAME, t));
  }
  if (n.AWS_CONTAINER_CREDENTIALS_RELATIVE_URI || n.AWS_CONTAINER_CREDENTIALS_FULL_URI) {
    let { fromHttp: m } = await import("./shared-DFMCBZZQ.js"), a = m({ timeout: 1e3, maxRetries: 1 });
    return ue("the container", "AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE", a);
  }
  if (U(e.endpoint) && n.AWS_EC2_METADATA_DISABLED !== "true")
    return { source: "the instance metadata service", renewable: !0, get: Me };
  throw ge();
}
function ue(e, t, n) {
  let s = async () => Se(t, process.env[t]);
  return { source: e, renewable: !0, get: () => s().then(n) };
}
function $(e, t, n, s = "") {
  let o = { accessKeyId: t, secretAccessKey: n, ...s !== "" && { sessionToken: s } };
  return { source: e, renewable: !1, get: async () => o };
}
function ye({ source: e, get: t, ...n }, s) {
  return { source: e, get: async () => {
    let r = await t().catch((a) => {
      if (a instanceof _) throw a;
      let l = M(a).replace(/\s+/g, " "), f = "correct its configuration, or give the inputs `access-key-id` and `secret-access-key`";
      throw new _("credentials", `${e} gave no credentials for the bucket (${l}): ${f}`);
    }), { accessKeyId: i, secretAccessKey: d, sessionToken: c = "" } = r, m = { "access key": i, "secret access key": d, "session token": c };
    for (let [a, l] of Object.entries(m)) {
      if (/^[!-~]*$/.test(l)) continue;
      let f = `the ${a} from ${e} has characters that none has, such as a space or the end of a line`;
      throw new _("credentials", `${f}: correct it`);
    }
    for (let a of [d, c]) a && s(a);
    return r;
  }, ...n };
}
var je = /^(aws_(access_key_id|secret_access_key)|role_arn|source_profile|credential_(source|process)|web_identity_token_file|sso_\w+|login_session)$/;
async function Fe(e) {
  let { AWS_PROFILE: t } = process.env, n = t || "default", { parseKnownFiles: s } = await import("./shared-F7SU7KP3.js"), o = await s({}), r = o[n] ?? {}, i = Object.keys(r).filter((f) => je.test(f)), d = `the profile ${n}`;
  if (i.length === 0) {
    if (!t) return;
    let f = `AWS_PROFILE is ${n}, and the AWS configuration has no credentials for this profile`;
    throw new _("credentials", `${f}: correct the profile, or unset AWS_PROFILE`);
  }
  let { aws_access_key_id: c, aws_secret_access_key: m } = r;
  if (c && m && i.length === 2)
    return $(d, c, m, r.aws_session_token);
  let a = /* @__PURE__ */ new Set();
  for (let f = n; f && !a.has(f); f = o[f]?.source_profile)
    a.add(f), Se("web_identity_token_file", o[f]?.web_identity_token_file);
  let { credentialsOfProfile: l } = await import("./s3-credentials.js");
  return { source: d, renewable: !0, get: () => l(n, e) };
}
var le = 1e3;
async function Me() {
  let { fromInstanceMetadata: e } = await import("./shared-H6NRYEEY.js"), t = e({ timeout: le, maxRetries: 0 })();
  return z(t, AbortSignal.timeout(le)).catch(() => {
    throw ge();
  });
}
function ge() {
  let e = "give the inputs `access-key-id` and `secret-access-key`, or run aws-actions/configure-aws-credentials";
  return new _("credentials", `there are no credentials for the bucket: ${e} before`);
}
function he({ region: e }) {
  let { AWS_REGION: t, AWS_DEFAULT_REGION: n } = process.env;
  return e || t || n || "us-east-1";
}
var De = 1024 * 1024;
function we(e) {
  let { env: t } = process, n = t.HOME || t.USERPROFILE || K() || "/";
  t.HOME || (t.USERPROFILE = n);
  for (let [s, o] of [
    ["AWS_CONFIG_FILE", "config"],
    ["AWS_SHARED_CREDENTIALS_FILE", "credentials"]
  ]) {
    let r = (t[s] || We(n, ".aws", o)).replace(/^~\//, `${n}/`);
    r === me || Ee(r) || (e(`${r} is ignored: it is no regular file of at most 1 MiB`), t[s] = me);
  }
}
function Se(e, t) {
  if (!(!t || Ee(t)))
    throw new _("credentials", `${e} is ${t}, which is no regular file of at most 1 MiB`);
}
function Ee(e) {
  let t = D(() => $e(e));
  return !t || t.isFile() && t.size <= De;
}

// src/stores/s3/names.ts
function _e(e, t) {
  let n = `${e === "" ? "" : `${e}/`}${S(t)}/`, s = (o, r) => `${n}${S(o)}/${S(r)}/`;
  return {
    /** The start of the names of all entries of a scope and version; ends with a slash. */
    folder: s,
    object: ({ scope: o, version: r, key: i }) => s(o, r) + S(i),
    /** The name for the conditional-write probe. No entry has it: a part's name never starts with a dot. */
    probe: `${n}.if-none-match`
  };
}
function Oe(e) {
  return k(e.split("/").at(-2) ?? "") ?? "";
}
function Ie(e, t) {
  let n = k(e) ?? t.find((s) => S(s) === e);
  return n !== void 0 ? S(n) === e ? { key: n, cut: !1 } : void 0 : { key: `${k(e.replace(/(%.?)?~.*$/, ""))}\0`, cut: !0 };
}
function be(e, t) {
  let n = b(t);
  return n === b(`${t}-`) && e.startsWith(n);
}

// src/stores/s3/listing.ts
var Ke = 50;
async function W(e, t, n) {
  let s = await T(n.session, e, void 0, n.signal), o = new Map(s.objects.map((r) => [r.name, r]));
  if (s.next !== void 0) {
    let r = t.map((c) => e + b(c)), i = r.filter((c) => !r.some((m) => m !== c && c.startsWith(m))), d = await Promise.all([...new Set(i)].map((c) => Ue(c, n)));
    for (let c of d.flat()) o.set(c.name, c);
  }
  return [...o.values()].flatMap((r) => {
    let i = r.name.slice(e.length);
    if (!r.name.startsWith(e) || !G(i, t)) return [];
    let d = Ie(i, t);
    return d ? [{ ...r, ...d }] : [];
  });
}
async function Ue(e, { session: t, signal: n, tell: s }) {
  let o = [], r;
  for (let i = 0; i < Ke; i++) {
    let d = await T(t, e, r, n);
    if (o.push(...d.objects), d.next === void 0) return o;
    r = d.next;
  }
  return s(`More than ${o.length} entries start with ${e}; newer ones may be among the rest.`), o;
}

// src/stores/s3/lookup.ts
var He = 20;
async function Ae(e, t) {
  let n = e.scopes.map((r) => A(qe(r, e, t))), s = [];
  for (let [r, i] of n.entries()) {
    let { match: d, found: c } = await i;
    if (d) return { ...d, scope: e.scopes[r] };
    s.push(...c);
  }
  for (let { deniedObject: r } of s) if (r) throw r;
  let o = s.find(({ deniedList: r }) => r)?.deniedList;
  o && t.tell(`Only entries with exactly the key could be found: ${o.message}`);
}
async function qe(e, { keys: t, versions: n }, s) {
  let o = n.map((a) => {
    let l = s.names.folder(e, a), f = (y) => A(Ge(l, y, s));
    return { folder: l, entriesOf: f, primary: f(t.slice(0, 1)) };
  }), r = o.map((a) => ({ ...a, list: A(W(a.folder, t, s)) })), i = C(t, ke(await Promise.allSettled(o.map(({ primary: a }) => a))));
  if (i) return { match: i, found: [] };
  let d = r.map(
    ({ entriesOf: a, primary: l, list: f }) => Be(f, () => [l, a(t.slice(1))])
  ), c = await Promise.all(d), m = c.flatMap((a) => a.candidates);
  return { match: await ze(t, m, s), found: c };
}
async function Be(e, t) {
  try {
    return { candidates: await e };
  } catch (n) {
    if (!N(n, "denied")) throw n;
    let s = await Promise.allSettled(t()), o = s.flatMap((i) => "reason" in i ? [i.reason] : []);
    for (let i of o) if (!N(i, "denied")) throw i;
    let [r] = o;
    return { candidates: ke(s), deniedList: n, deniedObject: r };
  }
}
function ke(e) {
  return e.flatMap((t) => "value" in t ? t.value : []);
}
async function Ge(e, t, n) {
  let s = t.map(async (o) => {
    let r = await x(n.session, e + S(o), n.signal);
    return r ? [{ ...r, key: o, cut: !1 }] : [];
  });
  return (await Promise.all(s)).flat();
}
async function ze(e, t, n) {
  let o = t.filter(
    (r) => r.cut && e.some((i) => be(Pe(r), i))
  ).sort(B).slice(0, He);
  for (await Promise.all(o.map((r) => j(r, n))); ; ) {
    let r = C(e, t);
    if (!r) return;
    if (r.cut) await j(r, n);
    else {
      let i = await Le(r, n).catch(() => r);
      if (n.signal.throwIfAborted(), i) return { ...r, ...i };
      t.splice(t.indexOf(r), 1);
    }
  }
}
async function Le(e, t) {
  return e.tail ? e : x(t.session, e.name, t.signal);
}
function Pe({ name: e }) {
  return e.slice(e.lastIndexOf("/") + 1);
}
async function j(e, t) {
  e.cut = !1;
  let n = await Le(e, t), s = n && await t.keyWithin(n), o = s !== void 0 && S(s) === Pe(e);
  Object.assign(e, n, { key: o ? s : "\0" });
}
async function Re({ scope: e, version: t, key: n }, s) {
  let o = await W(s.names.folder(e, t), [n], s);
  return await Promise.all(o.map((r) => r.cut && j(r, s))), o.filter((r) => r.key.startsWith(n));
}

// src/stores/s3/open.ts
var Ve = /^http:\/\/(?!(localhost|\[::1\]|127(\.\d+){3})(:\d+)?$)/;
async function zt(e, t) {
  let { inputs: n, repository: s, signal: o, tell: r, warn: i } = e, { concurrency: d, partBytes: c } = n;
  Ve.test(n.s3.endpoint) && i(
    `The endpoint ${n.s3.endpoint} is not encrypted: entries can be read and changed on their way. Use https://`
  );
  let m = Y({ connections: d }), a = ie(n.s3, t, await Ze(e, t, m)), l = _e(n.s3.prefix, s), f = { signal: o, late: () => oe(`the ${t}`, 12e3) }, y = { http: m, concurrency: d, partBytes: c, signal: o, limits: e.limits?.download ?? {} }, p = (u) => ({
    session: a,
    names: l,
    keyWithin: (E) => Je(E, a, { ...y, signal: u }),
    tell: r,
    signal: u
  }), g = P(async () => {
    let { newWriter: u } = await import("./s3-writer.js");
    return u({ ...e, session: a, names: l });
  }), h = async (u) => (await g()).remove(u);
  return {
    find: (u) => L(f, async (E) => {
      let w = await Ae(u, p(E));
      if (!w) return;
      let { key: O, scope: I, name: ve } = w;
      return { ...Ce(w, a, y), key: O, scope: I, reject: () => h(ve) };
    }),
    create: (u) => L(f, async (E) => {
      let w = g();
      if (!await ae(a, l.object(u), E))
        return (await w).create(u);
    }),
    async removable(u) {
      return (await L(f, (w) => Re(u, p(w)))).map(({ key: w, createdAt: O, name: I }) => ({ key: w, createdAt: O, remove: () => h(I) }));
    }
  };
}
async function Ze({ inputs: e, tell: t, mask: n }, s, o) {
  we(t);
  let r = he(e.s3), i = ye(await pe(e.s3, { region: r, http: o }), n);
  return t(`Credentials for the ${s}: from ${i.source}`), fe({ http: o, region: r, urlIn: (c) => ne(e.s3, c), credentials: i, onRegion: (c) => t(`The ${s} is in the region ${c}; set the input \`region\` to spare a request.`) });
}
async function Je(e, t, n) {
  if (!e.isStream)
    try {
      return (await q(Ce(e, t, n))).key;
    } catch (s) {
      if (s instanceof F) return;
      throw s;
    }
}
function Ce(e, t, n) {
  let { name: s, etag: o, createdAt: r, tail: i = Buffer.alloc(0), isStream: d = !1 } = e, c = d ? Number.POSITIVE_INFINITY : e.size, m = c - i.length, a = { ...n, memory: Z() }, f = { size: c, etag: o, identity: o, url: J(() => t.request((y) => y.signUrl(s), { needs: "s3:GetObject", signal: n.signal })) };
  return {
    version: Oe(s),
    size: c,
    createdAt: r,
    // A stash copy and a lazy mount read in parts, which a stream does not allow.
    ...!d && { remote: f },
    read: (y, p, g) => y >= m ? Qe(i.subarray(y - m, p - m)) : Q(f, { start: y, end: p }, { ...a, order: g }),
    close: async () => {
    }
  };
}
async function* Qe(e) {
  e.length > 0 && (yield e);
}
export {
  zt as openBucket
};
