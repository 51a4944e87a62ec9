import {
  Ba as Y,
  Ca as Ie,
  Da as Re,
  K as Ee,
  Oa as We,
  P as Ae,
  Pa as Ce,
  Qa as xe,
  Ra as Ne,
  T as _e,
  Ta as Pe,
  Ua as De,
  a as z,
  b as ge,
  c as At,
  d as Se,
  i as v,
  ia as Te,
  ja as Je,
  k as be,
  m as ve,
  ma as Ke,
  oa as q,
  pa as ke,
  qa as Oe,
  ua as L
} from "./shared-4H6W3SON.js";

// lighter-node:zlib?src/entry/token-signature.ts
var Ue = ge((tr, $e) => {
  $e.exports = Object.create(new Proxy({}, { get: (t, e) => z("node:zlib")[e] }));
});

// lighter-node:crypto?src/job/issuer.ts
var ht = ge((qr, le) => {
  le.exports = Object.create(new Proxy({}, { get: (t, e) => z("node:crypto")[e] }));
  le.exports.getRandomValues = (t) => z("node:crypto").getRandomValues(t);
});

// src/entry/token-signature.ts
var j = Se(Ue(), 1);
var Le = 3, je = 16 * 1024;
async function Me(t, e, o) {
  let r = Ie(Le);
  return Buffer.concat([r, _t(await o(X(r, t, e)))]);
}
function X(t, e, o) {
  let r = Re(t.subarray(0, Y), e, o);
  return `headstart-entry-1:${L(r).toString("hex")}`;
}
function Be(t) {
  if (t.length === 0) throw new v("has no token");
  if (t[0] !== Le) throw new v("has a signature of another kind than a token");
  let e = Ve(t.subarray(Y));
  if (e === void 0) throw new v("has a damaged or huge token");
  return e;
}
function _t(t) {
  let e = t.split(".").flatMap((r) => {
    let n = Buffer.from(r, "base64url"), s = Buffer.alloc(2);
    return s.writeUInt16LE(Math.min(n.length, je)), [s, n];
  }), o = (0, j.brotliCompressSync)(Buffer.concat(e));
  if (Ve(o) !== t) throw new Error("the runner gave a token that is no JWT, or is huge");
  return o;
}
function Ve(t) {
  try {
    let e = (0, j.brotliDecompressSync)(t, { maxOutputLength: je }), o = [];
    for (let r = 0; r < e.length; ) {
      let n = r + 2 + e.readUInt16LE(r);
      if (n > e.length) return;
      o.push(e.toString("base64url", r + 2, n)), r = n;
    }
    return o.length === 3 ? o.join(".") : void 0;
  } catch {
    return;
  }
}

// node_modules/jose/dist/webapi/lib/buffer_utils.js
var M = new TextEncoder(), B = new TextDecoder(), V = new TextDecoder("utf-8", { fatal: !0 }), sr = 2 ** 32;
function He(...t) {
  let e = t.reduce((n, { length: s }) => n + s, 0), o = new Uint8Array(e), r = 0;
  for (let n of t)
    o.set(n, r), r += n.length;
  return o;
}
var Tt = /[^\x00-\x7f]/;
function k(t) {
  if (typeof t == "string" && t.length >= 128) {
    if (Tt.test(t))
      throw new TypeError("non-ASCII string encountered in encode()");
    return M.encode(t);
  }
  let e = new Uint8Array(t.length);
  for (let o = 0; o < t.length; o++) {
    let r = t.charCodeAt(o);
    if (r > 127)
      throw new TypeError("non-ASCII string encountered in encode()");
    e[o] = r;
  }
  return e;
}
function Fe(t, e = !1) {
  if (Uint8Array.fromBase64)
    return Uint8Array.fromBase64(t, { alphabet: e ? "base64url" : "base64" });
  if (e) {
    if (t.includes("+") || t.includes("/"))
      throw new TypeError("Invalid base64url");
    t = t.replace(/-/g, "+").replace(/_/g, "/");
  }
  let o = atob(t), r = new Uint8Array(o.length);
  for (let n = 0; n < o.length; n++)
    r[n] = o.charCodeAt(n);
  return r;
}

// node_modules/jose/dist/webapi/util/errors.js
var l = {};
At(l, {
  JOSEAlgNotAllowed: () => x,
  JOSEError: () => y,
  JOSENotSupported: () => S,
  JWEDecryptionFailed: () => Z,
  JWEInvalid: () => Q,
  JWKInvalid: () => ee,
  JWKSInvalid: () => J,
  JWKSMultipleMatchingKeys: () => P,
  JWKSNoMatchingKey: () => N,
  JWKSTimeout: () => te,
  JWSInvalid: () => m,
  JWSSignatureVerificationFailed: () => I,
  JWTClaimValidationFailed: () => b,
  JWTExpired: () => O,
  JWTInvalid: () => A
});
var y = class extends Error {
  static code = "ERR_JOSE_GENERIC";
  code = "ERR_JOSE_GENERIC";
  constructor(e, o) {
    super(e, o), this.name = this.constructor.name, Error.captureStackTrace?.(this, this.constructor);
  }
}, b = class extends y {
  static code = "ERR_JWT_CLAIM_VALIDATION_FAILED";
  code = "ERR_JWT_CLAIM_VALIDATION_FAILED";
  claim;
  reason;
  payload;
  constructor(e, o, r = "unspecified", n = "unspecified") {
    super(e, { cause: { claim: r, reason: n, payload: o } }), this.claim = r, this.reason = n, this.payload = o;
  }
}, O = class extends y {
  static code = "ERR_JWT_EXPIRED";
  code = "ERR_JWT_EXPIRED";
  claim;
  reason;
  payload;
  constructor(e, o, r = "unspecified", n = "unspecified") {
    super(e, { cause: { claim: r, reason: n, payload: o } }), this.claim = r, this.reason = n, this.payload = o;
  }
}, x = class extends y {
  static code = "ERR_JOSE_ALG_NOT_ALLOWED";
  code = "ERR_JOSE_ALG_NOT_ALLOWED";
}, S = class extends y {
  static code = "ERR_JOSE_NOT_SUPPORTED";
  code = "ERR_JOSE_NOT_SUPPORTED";
}, Z = class extends y {
  static code = "ERR_JWE_DECRYPTION_FAILED";
  code = "ERR_JWE_DECRYPTION_FAILED";
  constructor(e = "decryption operation failed", o) {
    super(e, o);
  }
}, Q = class extends y {
  static code = "ERR_JWE_INVALID";
  code = "ERR_JWE_INVALID";
}, m = class extends y {
  static code = "ERR_JWS_INVALID";
  code = "ERR_JWS_INVALID";
}, A = class extends y {
  static code = "ERR_JWT_INVALID";
  code = "ERR_JWT_INVALID";
}, ee = class extends y {
  static code = "ERR_JWK_INVALID";
  code = "ERR_JWK_INVALID";
}, J = class extends y {
  static code = "ERR_JWKS_INVALID";
  code = "ERR_JWKS_INVALID";
}, N = class extends y {
  static code = "ERR_JWKS_NO_MATCHING_KEY";
  code = "ERR_JWKS_NO_MATCHING_KEY";
  constructor(e = "no applicable key found in the JSON Web Key Set", o) {
    super(e, o);
  }
}, P = class extends y {
  [Symbol.asyncIterator] = async function* () {
  };
  static code = "ERR_JWKS_MULTIPLE_MATCHING_KEYS";
  code = "ERR_JWKS_MULTIPLE_MATCHING_KEYS";
  constructor(e = "multiple matching keys found in the JSON Web Key Set", o) {
    super(e, o);
  }
}, te = class extends y {
  static code = "ERR_JWKS_TIMEOUT";
  code = "ERR_JWKS_TIMEOUT";
  constructor(e = "request timed out", o) {
    super(e, o);
  }
}, I = class extends y {
  static code = "ERR_JWS_SIGNATURE_VERIFICATION_FAILED";
  code = "ERR_JWS_SIGNATURE_VERIFICATION_FAILED";
  constructor(e = "signature verification failed", o) {
    super(e, o);
  }
};

// node_modules/jose/dist/webapi/util/base64url.js
var Jt = "The input to be decoded is not correctly encoded.";
function D(t) {
  try {
    return Fe(typeof t == "string" ? t : B.decode(t), !0);
  } catch (e) {
    throw new TypeError(Jt, { cause: e });
  }
}

// node_modules/jose/dist/webapi/lib/validate.js
function _(t) {
  if (typeof t != "object" || t === null || Object.prototype.toString.call(t) !== "[object Object]")
    return !1;
  let e = Object.getPrototypeOf(t);
  return e === null || Object.getPrototypeOf(e) === null;
}
function Ge(t) {
  return _(t) && Array.isArray(t.keys) && Array.from(t.keys).every(_);
}
function ze(...t) {
  let e = /* @__PURE__ */ new Set();
  for (let o of t)
    if (o)
      for (let r of Object.keys(o)) {
        if (e.has(r))
          return !1;
        e.add(r);
      }
  return !0;
}
function re(t, e, o) {
  try {
    return D(t);
  } catch (r) {
    throw new o(`Failed to base64url decode the ${e}`, { cause: r });
  }
}
function qe(t, e, o) {
  try {
    return k(t);
  } catch (r) {
    throw new o(`The ${e} is not a valid base64url string`, { cause: r });
  }
}
function Ye(t, e, o) {
  let r;
  try {
    r = JSON.parse(V.decode(D(t)));
  } catch (n) {
    throw new e(o, { cause: n });
  }
  if (!_(r))
    throw new e(o);
  return r;
}
var Xe = { __proto__: null, b64: !0 };
function Ze(t, e) {
  if (e !== void 0 && (!Array.isArray(e) || e.some((o) => typeof o != "string")))
    throw new TypeError(`"${t}" option must be an array of strings`);
  return e === void 0 ? void 0 : new Set(e);
}
function Qe(t, e, o, r, n) {
  if (n.crit !== void 0 && r?.crit === void 0)
    throw new t('"crit" (Critical) Header Parameter MUST be integrity protected');
  if (!r || r.crit === void 0)
    return [];
  if (!Array.isArray(r.crit) || r.crit.length === 0 || r.crit.some((i) => typeof i != "string" || i.length === 0))
    throw new t('"crit" (Critical) Header Parameter MUST be an array of non-empty strings when present');
  let s = o === void 0 ? e : { __proto__: null, ...o, ...e };
  for (let i of r.crit) {
    if (!(i in s))
      throw new S(`Extension Header Parameter "${i}" is not recognized`);
    if (!Object.hasOwn(n, i) || n[i] === void 0)
      throw new t(`Extension Header Parameter "${i}" is missing`);
    if (s[i] && (!Object.hasOwn(r, i) || r[i] === void 0))
      throw new t(`Extension Header Parameter "${i}" MUST be integrity protected`);
  }
  return r.crit;
}
function et(t, e) {
  if (e.includes("b64")) {
    let o = t.b64;
    if (typeof o != "boolean")
      throw new m('The "b64" (base64url-encode payload) Header Parameter must be a boolean');
    return o;
  }
  return !0;
}

// node_modules/jose/dist/webapi/lib/key.js
var Kt = (t) => t[Symbol.toStringTag], kt = (t, e, o) => {
  let { alg: r } = t;
  if (e.use !== void 0) {
    let n = o === "sign" || o === "verify" ? "sig" : "enc";
    if (e.use !== n)
      throw new TypeError(`Invalid key for this operation, its "use" must be "${n}" when present`);
  }
  if (e.kty === "AKP" && e.alg === void 0)
    throw new TypeError('missing "alg" (Algorithm) Parameter value');
  if (e.alg !== void 0 && e.alg !== r)
    throw new TypeError(`Invalid key for this operation, its "alg" must be "${r}" when present`);
  if (Array.isArray(e.key_ops)) {
    let n = o === "encrypt" || o === "decrypt" ? t.ops?.[o === "encrypt" ? 0 : 1] : o;
    if (n && !e.key_ops.includes(n))
      throw new TypeError(`Invalid key for this operation, its "key_ops" must include "${n}" when present`);
  }
};
async function rt(t, e, o) {
  let { alg: r, secret: n } = t, s = o === "decrypt" || o === "sign";
  if (n && e instanceof Uint8Array)
    return e;
  let i, a;
  if (_(e)) {
    if (i = Nt(e), typeof i.kty != "string")
      throw tt(r, e, n);
    if (!(n ? i.kty === "oct" && typeof i.k == "string" : i.kty !== "oct" && (s ? i.kty === "AKP" && typeof i.priv == "string" || typeof i.d == "string" : i.d === void 0 && i.priv === void 0)))
      throw new TypeError(n ? 'JSON Web Key for symmetric algorithms must have JWK "kty" (Key Type) equal to "oct" and the JWK "k" (Key Value) present' : `JSON Web Key for this operation must be a ${s ? "private" : "public"} JWK`);
    if (kt(t, i, o), i.kty === "oct")
      return D(i.k);
    if (!Object.isFrozen(e)) {
      let { key_ops: u } = e;
      Array.isArray(u) && Object.freeze(u), Object.freeze(e);
    }
  } else {
    if (!Rt(e))
      throw tt(r, e, n);
    let u = n ? "secret" : s ? "private" : "public";
    if (e.type !== u && (n || ["secret", "public", "private"].includes(e.type)))
      throw new TypeError(`${Kt(e)} instances must be of type "${u}" for the ${r} algorithm`);
    if (ot(e))
      return e;
    if (a = e, a.type === "secret")
      return a.export();
  }
  oe ||= /* @__PURE__ */ new WeakMap();
  let c = e, f = oe.get(c);
  if (f?.[r])
    return f[r];
  if (f || oe.set(c, f = {}), a && typeof a.toCryptoKey == "function") {
    let u = a.type === "public", p = Ot[a.asymmetricKeyDetails?.namedCurve], d = t.resolve?.({ crv: p, asymmetricKeyType: a.asymmetricKeyType }) ?? t.subtle;
    return f[r] = a.toCryptoKey(d, u, t.usages[u ? 0 : 1]);
  }
  return i ??= a.export({ format: "jwk" }), i.alg = r, f[r] = await ie(t, i);
}
var oe, Ot = {
  __proto__: null,
  prime256v1: "P-256",
  secp384r1: "P-384",
  secp521r1: "P-521"
};
var ot = (t) => {
  if (t?.[Symbol.toStringTag] === "CryptoKey")
    return !0;
  try {
    return t instanceof CryptoKey;
  } catch {
    return !1;
  }
}, It = (t) => t?.[Symbol.toStringTag] === "KeyObject", Rt = (t) => ot(t) || It(t);
function Wt(t, e, ...o) {
  if (o.length > 2) {
    let r = o.pop();
    t += `one of type ${o.join(", ")}, or ${r}.`;
  } else o.length === 2 ? t += `one of type ${o[0]} or ${o[1]}.` : t += `of type ${o[0]}.`;
  return e == null ? t += ` Received ${e}` : typeof e == "function" && e.name ? t += ` Received function ${e.name}` : typeof e == "object" && e != null && e.constructor?.name && (t += ` Received an instance of ${e.constructor.name}`), t;
}
function tt(t, e, o) {
  let r = ["CryptoKey", "KeyObject", "JSON Web Key"];
  return o && r.push("Uint8Array"), new TypeError(Wt(`Key for the ${t} algorithm must be `, e, ...r));
}
var H = (t, e = "algorithm.name") => new TypeError(`CryptoKey does not support this operation, its ${e} must be ${t}`);
function Ct(t, e) {
  if (e && !t.usages.includes(e))
    throw new TypeError(`CryptoKey does not support this operation, its usages must include ${e}.`);
}
function nt(t, e) {
  let { modulusLength: o } = e.algorithm;
  if (typeof o != "number" || o < 2048)
    throw new TypeError(`${t} requires key modulusLength to be 2048 bits or larger`);
}
function xt(t, e, o) {
  let r = t.algorithm;
  if (r.name !== e.name)
    throw H(e.name);
  if (e.hash && r.hash?.name !== e.hash)
    throw H(e.hash, "algorithm.hash");
  if (e.namedCurve && r.namedCurve !== e.namedCurve)
    throw H(e.namedCurve, "algorithm.namedCurve");
  if (e.length !== void 0 && r.length !== e.length)
    throw H(e.length, "algorithm.length");
  Ct(t, o);
}
function ne(t) {
  return { __proto__: null, ...t };
}
function Nt(t) {
  let e = ne(t);
  if (e.ext !== void 0 && typeof e.ext != "boolean")
    throw new TypeError('"ext" (Extractable) Parameter must be a boolean');
  if (e.key_ops !== void 0) {
    let o = e.key_ops, r = Array.isArray(o) ? [...o] : void 0;
    if (!r || r.some((n) => typeof n != "string") || new Set(r).size !== r.length)
      throw new TypeError('"key_ops" (Key Operations) Parameter must be an array of unique strings');
    e.key_ops = r;
  }
  return e;
}
async function ie(t, e, o) {
  if (!t.kty.includes(e.kty))
    throw new S('Invalid or unsupported JWK "alg" (Algorithm) Parameter value');
  let r = t.resolve?.({ kty: e.kty, crv: e.crv }) ?? t.subtle, n = !!(e.d || e.priv), s = { ...e, ext: o ?? e.ext };
  return s.kty !== "AKP" && delete s.alg, delete s.use, crypto.subtle.importKey("jwk", s, r, s.ext ?? !n, e.key_ops ?? t.usages[n ? 1 : 0]);
}
async function it(t, e, o, r = !1) {
  return t instanceof Uint8Array && (t = await crypto.subtle.importKey("raw", t, e, r, [o])), xt(t, e, o), t;
}

// node_modules/jose/dist/webapi/lib/key_descriptor.js
function st(t) {
  let e = { __proto__: null };
  for (let o in t)
    e[o] = { ...t[o], alg: o };
  return e;
}

// node_modules/jose/dist/webapi/lib/jws_algorithms.js
var $ = [["verify"], ["sign"]];
function se(t) {
  let e = { name: "HMAC", hash: `SHA-${t}` };
  return { kty: ["oct"], secret: !0, subtle: e, signing: e, usages: $ };
}
function R(t, e) {
  let o = { name: e ? "RSA-PSS" : "RSASSA-PKCS1-v1_5", hash: `SHA-${t}` };
  return {
    kty: ["RSA"],
    subtle: o,
    signing: e ? { ...o, saltLength: e } : o,
    usages: $,
    minRsaBits: 2048
  };
}
function ae(t, e) {
  return {
    kty: ["EC"],
    crv: t,
    subtle: { name: "ECDSA", namedCurve: t },
    signing: { name: "ECDSA", hash: `SHA-${e}` },
    usages: $
  };
}
function at() {
  let t = { name: "Ed25519" };
  return {
    kty: ["OKP"],
    crv: "Ed25519",
    subtle: t,
    signing: t,
    usages: $
  };
}
function ce(t) {
  let e = { name: `ML-DSA-${t}` };
  return {
    kty: ["AKP"],
    subtle: e,
    signing: e,
    usages: $
  };
}
var fe = st({
  HS256: se(256),
  HS384: se(384),
  HS512: se(512),
  RS256: R(256),
  RS384: R(384),
  RS512: R(512),
  PS256: R(256, 32),
  PS384: R(384, 48),
  PS512: R(512, 64),
  ES256: ae("P-256", 256),
  ES384: ae("P-384", 384),
  ES512: ae("P-521", 512),
  EdDSA: at(),
  Ed25519: at(),
  "ML-DSA-44": ce(44),
  "ML-DSA-65": ce(65),
  "ML-DSA-87": ce(87)
});
function ct(t) {
  let e = typeof t == "string" ? fe[t] : void 0;
  if (!e)
    throw new S(`alg ${t} is not supported either by JOSE or your javascript runtime`);
  return e;
}

// node_modules/jose/dist/webapi/lib/jws_verify.js
function ft(t) {
  return [t && Ze("algorithms", t.algorithms), t?.crit];
}
function Pt(t) {
  return t === void 0 ? {} : Ye(t, m, "JWS Protected Header is invalid");
}
function Dt(t) {
  try {
    return k(t);
  } catch (e) {
    throw new m("JWS Compact Serialization payload must use only ASCII characters", {
      cause: e
    });
  }
}
async function $t(t, e, o, r, n) {
  let { protected: s, header: i, payload: a } = t, c = n ?? Pt(s);
  if (!ze(c, i))
    throw new m("JWS Protected and JWS Unprotected Header Parameter names must be disjoint");
  let f = { ...c, ...i }, u = et(c, Qe(m, Xe, e[1], c, f)), { alg: p } = f;
  if (typeof p != "string" || !p)
    throw new m('JWS "alg" (Algorithm) Header Parameter missing or invalid');
  if (e[0] && !e[0].has(p))
    throw new x('"alg" (Algorithm) Header Parameter value not allowed');
  if (u) {
    if (typeof a != "string")
      throw new m("JWS Payload must be a string");
  } else if (typeof a != "string" && !(a instanceof Uint8Array))
    throw new m("JWS Payload must be a string or an Uint8Array instance");
  let d = u || typeof a != "string" ? a : r(a), h = !1;
  typeof o == "function" && (o = await o(c, t), h = !0);
  let w = ct(p), K = He(s !== void 0 ? k(s) : new Uint8Array(), k("."), typeof d == "string" ? e[2] ??= qe(d, "payload", m) : d), T = re(t.signature, "signature", m), E = await rt(w, o, "verify"), g = await it(E, w.subtle, "verify");
  w.minRsaBits && nt(w.alg, g);
  let C = !1;
  try {
    C = await crypto.subtle.verify(w.signing, g, T, K);
  } catch (Et) {
    throw new I(void 0, { cause: Et });
  }
  if (!C)
    throw new I();
  let U = { payload: typeof d == "string" ? re(d, "payload", m) : d };
  return s !== void 0 && (U.protectedHeader = c), i !== void 0 && (U.unprotectedHeader = i), h ? [{ ...U, key: E }, u] : [U, u];
}
async function ut(t, e, o) {
  if (t instanceof Uint8Array && (t = B.decode(t)), typeof t != "string")
    throw new m("Compact JWS must be a string or Uint8Array");
  let { 0: r, 1: n, 2: s, length: i } = t.split(".");
  if (i !== 3)
    throw new m("Invalid Compact JWS");
  return $t({ payload: n, protected: r, signature: s }, e, o, Dt);
}

// node_modules/jose/dist/webapi/lib/jwt_claims_set.js
var Ut = (t) => Math.floor(t.getTime() / 1e3), Lt = {
  s: 1,
  m: 60,
  h: 3600,
  d: 86400,
  w: 604800,
  y: 31557600
}, jt = /^(\+|\-)? ?(\d+|\d+\.\d+) ?(seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h|days?|d|weeks?|w|years?|yrs?|y)(?: (ago|from now))?$/i, W = "check_failed";
function ue() {
  throw new TypeError("Invalid time period format");
}
function dt(t) {
  typeof t != "string" && ue();
  let e = jt.exec(t);
  (!e || e[4] && e[1]) && ue();
  let o = parseFloat(e[2]), r = Math.round(o * Lt[e[3][0].toLowerCase()]);
  return Number.isFinite(r) || ue(), e[1] === "-" || e[4]?.toLowerCase() === "ago" ? -r : r;
}
function de(t, e) {
  if (!Number.isFinite(e))
    throw new TypeError(`Invalid ${t} input`);
  return e;
}
var pt = (t) => {
  let e = t.toLowerCase();
  return t.includes("/") ? e : `application/${e}`;
}, Mt = (t, e) => typeof t == "string" ? e.includes(t) : Array.isArray(t) ? e.some((o) => t.includes(o)) : !1;
function pe(t, e, o = !1) {
  let r = t[e];
  if (!(r === void 0 && !o)) {
    if (typeof r != "number")
      throw new b(`"${e}" claim must be a number`, t, e, "invalid");
    return r;
  }
}
function me(t, e) {
  throw new b(`unexpected "${e}" claim value`, t, e, W);
}
function mt(t, e, o = {}) {
  let r;
  try {
    r = JSON.parse(V.decode(e));
  } catch (g) {
    throw new A("JWT Claims Set must be a top-level JSON object", { cause: g });
  }
  if (!_(r))
    throw new A("JWT Claims Set must be a top-level JSON object");
  let { typ: n } = o;
  if (n !== void 0 && (typeof t.typ != "string" || pt(t.typ) !== pt(n)))
    throw new b('unexpected "typ" JWT header value', r, "typ", W);
  let { requiredClaims: s = [], issuer: i, subject: a, audience: c, maxTokenAge: f } = o, u = [...s];
  f !== void 0 && u.push("iat"), c !== void 0 && u.push("aud"), a !== void 0 && u.push("sub"), i !== void 0 && u.push("iss");
  for (let g of new Set(u.reverse()))
    if (!Object.hasOwn(r, g))
      throw new b(`missing required "${g}" claim`, r, g, "missing");
  i !== void 0 && !(Array.isArray(i) ? i : [i]).includes(r.iss) && me(r, "iss"), a !== void 0 && r.sub !== a && me(r, "sub"), c !== void 0 && !Mt(r.aud, typeof c == "string" ? [c] : c) && me(r, "aud");
  let { clockTolerance: p } = o, d = 0;
  if (typeof p == "string")
    d = dt(p);
  else if (p !== void 0) {
    if (typeof p != "number")
      throw new TypeError("Invalid clockTolerance option type");
    d = p;
  }
  if (de("clockTolerance option", d), d < 0)
    throw new TypeError("Invalid clockTolerance option input");
  let { currentDate: h } = o, w = de("currentDate option", Ut(h === void 0 ? /* @__PURE__ */ new Date() : h)), K = pe(r, "iat", f !== void 0), T = pe(r, "nbf");
  if (T !== void 0 && T > w + d)
    throw new b('"nbf" claim timestamp check failed', r, "nbf", W);
  let E = pe(r, "exp");
  if (E !== void 0 && E <= w - d)
    throw new O('"exp" claim timestamp check failed', r, "exp", W);
  if (f !== void 0) {
    let g = w - K, C = de("maxTokenAge option", typeof f == "number" ? f : dt(f));
    if (C < 0)
      throw new TypeError("Invalid maxTokenAge option input");
    if (g - d > C)
      throw new O('"iat" claim timestamp check failed (too far in the past)', r, "iat", W);
    if (g < -d)
      throw new b('"iat" claim timestamp check failed (it should be in the past)', r, "iat", W);
  }
  return r;
}

// node_modules/jose/dist/webapi/jwt/verify.js
async function ye(t, e, o) {
  let [r, n] = await ut(t, ft(o), e);
  if (!n)
    throw new A("JWTs MUST NOT use unencoded payload");
  let s = mt(r.protectedHeader, r.payload, o);
  return { ...r, payload: s };
}

// node_modules/jose/dist/webapi/jwks/local.js
function Bt(t, e, o, r) {
  let { kty: n, key_ops: s, ext: i, kid: a, alg: c, use: f, crv: u } = t;
  return (i === void 0 || typeof i == "boolean") && (s === void 0 || Array.isArray(s) && s.every((p, d) => typeof p == "string" && s.indexOf(p) === d) && s.includes("verify")) && e.kty.includes(n) && (r === void 0 || typeof r == "string" && r === a) && (c === void 0 ? n !== "AKP" : o === c) && (f === void 0 || f === "sig") && (!e.crv || u === e.crv);
}
async function yt(t, e, o) {
  let r = t.get(e) || t.set(e, {}).get(e), { alg: n } = o;
  if (r[n] === void 0) {
    let s = ie(o, e, !0).then((i) => {
      if (i.type !== "public")
        throw new J("JSON Web Key Set members must be public keys");
      return r[n] = i, i;
    }).catch((i) => {
      throw r[n] === s && delete r[n], i;
    });
    r[n] = s;
  }
  return r[n];
}
function F(t) {
  let e;
  try {
    e = structuredClone(t);
  } catch (n) {
    throw new J("JSON Web Key Set malformed", { cause: n });
  }
  if (!Ge(e))
    throw new J("JSON Web Key Set malformed");
  let o = e.keys.map((n) => {
    let s = ne(n);
    return Array.isArray(s.key_ops) && (s.key_ops = [...s.key_ops]), s;
  }), r = /* @__PURE__ */ new WeakMap();
  return Object.defineProperty(async (n, s) => {
    let { alg: i, kid: a } = { ...n, ...s?.header }, c = typeof i == "string" ? fe[i] : void 0;
    if (!c || c.secret)
      throw new S('Unsupported "alg" value for a JSON Web Key Set');
    let f = e.keys.filter((d, h) => Bt(o[h], c, i, a)), { 0: u, length: p } = f;
    if (!p)
      throw new N();
    if (p !== 1) {
      let d = new P();
      throw d[Symbol.asyncIterator] = async function* () {
        for (let h of f)
          try {
            yield await yt(r, h, c);
          } catch {
          }
      }, d;
    }
    return yt(r, u, c);
  }, "jwks", {
    value: () => structuredClone(e)
  });
}

// src/entry/verify-token.ts
var G = Oe(q(), Je(1024)), Vt = Ke({
  aud: q(),
  repository: G,
  ref: G,
  workflow_ref: G,
  event_name: G
}), Ht = 1440 * 60;
async function lt(t, e) {
  let { issuer: o, audiences: r, storedAt: n, keys: s } = e;
  try {
    let { payload: i } = await ye(t, s, {
      // GitHub's, by `id_token_signing_alg_values_supported` of its configuration.
      algorithms: ["RS256"],
      issuer: o,
      audience: r,
      ...n && { currentDate: n },
      clockTolerance: n ? Ht : Number.MAX_SAFE_INTEGER,
      maxTokenAge: 0
    });
    return ke(Vt, i);
  } catch (i) {
    let a = Ft(i, e);
    throw a === void 0 ? i : new v(`has a token ${a}`);
  }
}
function Ft(t, { issuer: e }) {
  return t instanceof l.JOSEAlgNotAllowed ? "that another algorithm than RS256 signed" : t instanceof l.JWKSNoMatchingKey ? `with a key that ${e} does not publish, or no longer` : t instanceof l.JWSSignatureVerificationFailed ? "with a wrong signature" : t instanceof l.JWKSMultipleMatchingKeys ? "that names no key" : t instanceof l.JWTExpired || t instanceof l.JWTClaimValidationFailed ? t.claim === "iss" ? `of another issuer than ${e}` : t.claim === "aud" ? "for another entry: this one was changed, or copied from another key, repository, branch or version" : "that was not issued within a day of the time when the entry was stored" : [l.JWTInvalid, l.JWSInvalid, l.JOSENotSupported, Te].some((n) => t instanceof n) ? "that is not valid" : void 0;
}

// src/job/issuer.ts
var St = Se(ht(), 1);
import { rename as Gt, rm as zt, writeFile as qt } from "node:fs/promises";
import { join as wt } from "node:path";
function he(t = We()) {
  let { protocol: e, host: o, hostname: r, origin: n } = new URL(t);
  if (e !== "https:") throw new Error(`tokens need https, and GITHUB_SERVER_URL is ${t}`);
  return o === "github.com" ? "https://token.actions.githubusercontent.com" : r.endsWith(".ghe.com") ? `https://token.actions.${o}` : `${n}/_services/token`;
}
async function bt(t, e) {
  let { url: o, token: r } = Ce(), n = new URL(o);
  n.searchParams.set("audience", t);
  let s = await vt(n.href, { authorization: `Bearer ${r}` }, e), { value: i } = JSON.parse(s);
  return Ee(i), i;
}
var Yt = 1440 * 60 * 1e3, Xt = 15e3, gt = /* @__PURE__ */ new WeakMap();
function we(t) {
  let e = gt.get(t) ?? Zt(he(), t);
  return gt.set(t, e), e;
}
function Zt(t, e) {
  let o = er(t), r = async () => {
    let i = AbortSignal.any([e, AbortSignal.timeout(Xt)]), a = JSON.parse(await vt(`${t}/.well-known/jwks`, {}, i)), c = F(a);
    return await o.write({ fetchedAt: Date.now(), jwks: a }), c;
  }, n = o.read().then((i) => i && F(i.jwks)).catch(() => {
  }), s = ve(n.then((i) => i ?? r()));
  return async (i, a) => {
    let c = await s;
    try {
      return await c(i, a);
    } catch (f) {
      if (await n === void 0 || !(f instanceof l.JWKSNoMatchingKey)) throw f;
      return (await r())(i, a);
    }
  };
}
var Qt = 256 * 1024;
function er(t) {
  let e = _e(), o = wt(e, "headstart-issuers"), r = wt(o, `${L(Buffer.from(t)).toString("hex")}.json`), n = (a) => Ae(`Keys of ${t} in ${o}: ${be(a)}`), s = async () => {
    await Ne(o);
    let a = JSON.parse(String(De(r, Qt))), c = Date.now() - a.fetchedAt;
    return c >= 0 && c < Yt ? a : void 0;
  }, i = async (a) => {
    await Pe(e, o);
    let c = `${r}.${(0, St.randomUUID)()}`;
    await qt(c, JSON.stringify(a), { mode: 384, flag: "wx" }), await Gt(c, r).finally(() => zt(c, { force: !0 }));
  };
  return { read: () => s().catch(n), write: (a) => i(a).catch(n) };
}
async function vt(t, e, o) {
  let { send: r } = await import("./shared-P5W3FJ7E.js"), { openHttp: n } = await import("./shared-7UGMZOAV.js"), s = n({ connections: 1 });
  try {
    let { status: i, text: a } = await r(s, { method: "GET", url: t, headers: e, signal: o });
    if (i !== 200) throw new Error(`${new URL(t).origin} answers ${i}`);
    return a;
  } finally {
    await s.close();
  }
}

// src/job/token-trust.ts
function uo(t, e, o) {
  return Me(t, e, (r) => bt(r, o));
}
async function po(t, e, o) {
  let { places: r, writers: n, storedAt: s, signal: i } = o, a = Be(t), c = new Map(r.map((E) => [X(t, e, E), E])), f = [...c.keys()], u = { issuer: he(), audiences: f, storedAt: s, keys: we(i) }, { aud: p, repository: d, ref: h, workflow_ref: w, event_name: K } = await lt(a, u), T = c.get(p);
  if (d !== T?.repository || h !== T.scope)
    throw new v(`has a token of a run of ${d} on ${h}, which may not save here`);
  if (!xe(n, { workflow: w, event: K }))
    throw new v(
      `was saved by ${w} (event '${K}'), which \`trusted-writers\` does not name`
    );
}
export {
  po as checkToken,
  we as issuerKeys,
  uo as signByToken
};
