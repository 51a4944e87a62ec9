import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a as g,
  f as Z,
  g as S
} from "./shared-72T4OHSJ.js";
import {
  a as B,
  b as Re,
  c as ve
} from "./shared-DTWCNZGH.js";

// lighter-node:crypto?@smithy/core/dist-es/submodules/config/shared-ini-file-loader/getSSOTokenFilepath.js
var Y = Re((wo, G) => {
  G.exports = Object.create(new Proxy({}, { get: (e, o) => B("node:crypto")[o] }));
  G.exports.getRandomValues = (e) => B("node:crypto").getRandomValues(e);
});

// node_modules/@smithy/core/dist-es/submodules/config/property-provider/ProviderError.js
var l = class e extends Error {
  name = "ProviderError";
  tryNextLink;
  constructor(o, t = !0) {
    let r, n = !0;
    typeof t == "boolean" ? (r = void 0, n = t) : t != null && typeof t == "object" && (r = t.logger, n = t.tryNextLink ?? !0), super(o), this.tryNextLink = n, Object.setPrototypeOf(this, e.prototype), r?.debug?.(`@smithy/property-provider ${n ? "->" : "(!)"} ${o}`);
  }
  static from(o, t = !0) {
    return Object.assign(new this(o.message, t), o);
  }
};

// node_modules/@smithy/core/dist-es/submodules/config/property-provider/CredentialsProviderError.js
var u = class e extends l {
  name = "CredentialsProviderError";
  constructor(o, t = !0) {
    super(o, t), Object.setPrototypeOf(this, e.prototype);
  }
};

// node_modules/@smithy/core/dist-es/submodules/config/property-provider/TokenProviderError.js
var v = class e extends l {
  name = "TokenProviderError";
  constructor(o, t = !0) {
    super(o, t), Object.setPrototypeOf(this, e.prototype);
  }
};

// node_modules/@smithy/core/dist-es/submodules/config/property-provider/chain.js
var w = (...e) => async () => {
  if (e.length === 0)
    throw new l("No providers in chain");
  let o;
  for (let t of e)
    try {
      return await t();
    } catch (r) {
      if (o = r, r?.tryNextLink)
        continue;
      throw r;
    }
  throw o;
};

// node_modules/@smithy/core/dist-es/submodules/config/property-provider/fromValue.js
var y = (e) => () => Promise.resolve(e);

// node_modules/@smithy/core/dist-es/submodules/config/property-provider/memoize.js
var O = (e, o, t) => {
  let r, n, i, a = !1, s = async () => {
    n || (n = e());
    try {
      r = await n, i = !0, a = !1;
    } finally {
      n = void 0;
    }
    return r;
  };
  return o === void 0 ? async (c) => ((!i || c?.forceRefresh) && (r = await s()), r) : async (c) => ((!i || c?.forceRefresh) && (r = await s()), a ? r : t && !t(r) ? (a = !0, r) : (o(r) && await s(), r));
};

// node_modules/@smithy/core/dist-es/submodules/config/util-config-provider/booleanSelector.js
var p = (e, o, t) => {
  if (o in e) {
    if (e[o] === "true")
      return !0;
    if (e[o] === "false")
      return !1;
    throw new Error(`Cannot load ${t} "${o}". Expected "true" or "false", got ${e[o]}.`);
  }
};

// node_modules/@smithy/core/dist-es/submodules/config/util-config-provider/numberSelector.js
var we = (e, o, t) => {
  if (!(o in e))
    return;
  let r = parseInt(e[o], 10);
  if (Number.isNaN(r))
    throw new TypeError(`Cannot load ${t} '${o}'. Expected number, got '${e[o]}'.`);
  return r;
};

// node_modules/@smithy/core/dist-es/submodules/config/util-config-provider/types.js
var f;
(function(e) {
  e.ENV = "env", e.CONFIG = "shared config entry";
})(f || (f = {}));

// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/getHomeDir.js
import { homedir as ye } from "node:os";
import { sep as Le } from "node:path";
var L = {}, Ue = () => process && process.geteuid ? `${process.geteuid()}` : "DEFAULT", d = () => {
  let { HOME: e, USERPROFILE: o, HOMEPATH: t, HOMEDRIVE: r = `C:${Le}` } = process.env;
  if (e)
    return e;
  if (o)
    return o;
  if (t)
    return `${r}${t}`;
  let n = Ue();
  return L[n] || (L[n] = ye()), L[n];
};

// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/getProfileName.js
var J = "AWS_PROFILE", Q = "default", U = (e) => e.profile || process.env[J] || Q;

// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/getSSOTokenFilepath.js
var ee = ve(Y());
import { join as Ge } from "node:path";
var b = (e) => {
  let t = (0, ee.createHash)("sha1").update(e).digest("hex");
  return Ge(d(), ".aws", "sso", "cache", `${t}.json`);
};

// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/getSSOTokenFromFile.js
import { readFile as be } from "node:fs/promises";
var I = {}, Ve = async (e) => {
  if (I[e])
    return I[e];
  let o = b(e), t = await be(o, "utf8");
  return JSON.parse(t);
};

// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/constants.js
var _ = ".";

// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/loadSharedConfigFiles.js
import { join as re } from "node:path";

// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/getConfigData.js
var oe = (e) => Object.entries(e).filter(([o]) => {
  let t = o.indexOf(".");
  return t === -1 ? !1 : Object.values(g).includes(o.substring(0, t));
}).reduce((o, [t, r]) => {
  let n = t.indexOf("."), i = t.substring(0, n) === g.PROFILE ? t.substring(n + 1) : t;
  return o[i] = r, o;
}, {
  ...e.default && { default: e.default }
});

// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/getConfigFilepath.js
import { join as Me } from "node:path";
var We = "AWS_CONFIG_FILE", A = () => process.env[We] || Me(d(), ".aws", "config");

// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/getCredentialsFilepath.js
import { join as $e } from "node:path";
var ke = "AWS_SHARED_CREDENTIALS_FILE", te = () => process.env[ke] || $e(d(), ".aws", "credentials");

// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/parseIni.js
var Ke = /^([\w-]+)\s(["'])?([\w-@+.%:/]+)\2$/, je = ["__proto__", "profile __proto__"], x = (e) => {
  let o = {}, t, r;
  for (let n of e.split(/\r?\n/)) {
    let i = n.split(/(^|\s)[;#]/)[0].trim();
    if (i[0] === "[" && i[i.length - 1] === "]") {
      t = void 0, r = void 0;
      let s = i.substring(1, i.length - 1), c = Ke.exec(s);
      if (c) {
        let [, m, , E] = c;
        Object.values(g).includes(m) && (t = [m, E].join("."));
      } else
        t = s;
      if (je.includes(s))
        throw new Error(`Found invalid profile name "${s}"`);
    } else if (t) {
      let s = i.indexOf("=");
      if (![0, -1].includes(s)) {
        let [c, m] = [
          i.substring(0, s).trim(),
          i.substring(s + 1).trim()
        ];
        if (m === "")
          r = c;
        else {
          r && n.trimStart() === n && (r = void 0), o[t] = o[t] || {};
          let E = r ? [r, c].join(".") : c;
          o[t][E] = m;
        }
      }
    }
  }
  return o;
};

// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/readFile.js
import { readFile as He } from "node:fs/promises";
var V = {}, F = {}, N = (e, o) => F[e] !== void 0 ? F[e] : ((!V[e] || o?.ignoreCache) && (V[e] = He(e, "utf8")), V[e]);

// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/loadSharedConfigFiles.js
var ne = () => ({}), T = async (e = {}) => {
  let { filepath: o = te(), configFilepath: t = A() } = e, r = d(), n = "~/", i = o;
  o.startsWith(n) && (i = re(r, o.slice(2)));
  let a = t;
  t.startsWith(n) && (a = re(r, t.slice(2)));
  let s = await Promise.all([
    N(a, {
      ignoreCache: e.ignoreCache
    }).then(x).then(oe).catch(ne),
    N(i, {
      ignoreCache: e.ignoreCache
    }).then(x).catch(ne)
  ]);
  return {
    configFile: s[0],
    credentialsFile: s[1]
  };
};

// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/getSsoSessionData.js
var ie = (e) => Object.entries(e).filter(([o]) => o.startsWith(g.SSO_SESSION + ".")).reduce((o, [t, r]) => ({ ...o, [t.substring(t.indexOf(".") + 1)]: r }), {});

// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/loadSsoSessionData.js
var Xe = () => ({}), ze = async (e = {}) => N(e.configFilepath ?? A()).then(x).then(ie).catch(Xe);

// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/mergeConfigFiles.js
var se = (...e) => {
  let o = {};
  for (let t of e)
    for (let [r, n] of Object.entries(t))
      o[r] !== void 0 ? Object.assign(o[r], n) : o[r] = n;
  return o;
};

// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/parseKnownFiles.js
var qe = async (e) => {
  let o = await T(e);
  return se(o.configFile, o.credentialsFile);
};

// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/externalDataInterceptor.js
var Be = {
  getFileRecord() {
    return F;
  },
  interceptFile(e, o) {
    F[e] = Promise.resolve(o);
  },
  getTokenRecord() {
    return I;
  },
  interceptToken(e, o) {
    I[e] = o;
  }
};

// node_modules/@smithy/core/dist-es/submodules/config/node-config-provider/getSelectorName.js
function h(e) {
  try {
    let o = new Set(Array.from(e.match(/([A-Z_]){3,}/g) ?? []));
    return o.delete("CONFIG"), o.delete("CONFIG_PREFIX_SEPARATOR"), o.delete("ENV"), [...o].join(", ");
  } catch {
    return e;
  }
}

// node_modules/@smithy/core/dist-es/submodules/config/node-config-provider/fromEnv.js
var ae = (e, o) => async () => {
  try {
    let t = e(process.env, o);
    if (t === void 0)
      throw new Error();
    return t;
  } catch (t) {
    throw new u(t.message || `Not found in ENV: ${h(e.toString())}`, { logger: o?.logger });
  }
};

// node_modules/@smithy/core/dist-es/submodules/config/node-config-provider/fromSharedConfigFiles.js
var ce = (e, { preferredFile: o = "config", ...t } = {}) => async () => {
  let r = U(t), { configFile: n, credentialsFile: i } = await T(t), a = i[r] || {}, s = n[r] || {}, c = o === "config" ? { ...a, ...s } : { ...s, ...a };
  try {
    let E = e(c, o === "config" ? n : i);
    if (E === void 0)
      throw new Error();
    return E;
  } catch (m) {
    throw new u(m.message || `Not found in config files w/ profile [${r}]: ${h(e.toString())}`, { logger: t.logger });
  }
};

// node_modules/@smithy/core/dist-es/submodules/config/node-config-provider/fromStatic.js
var Ze = (e) => typeof e == "function", M = (e) => Ze(e) ? async () => await e() : y(e);

// node_modules/@smithy/core/dist-es/submodules/config/node-config-provider/configLoader.js
var D = ({ environmentVariableSelector: e, configFileSelector: o, default: t }, r = {}) => {
  let { signingName: n, logger: i } = r;
  return O(w(ae(e, { signingName: n, logger: i }), ce(o, r), M(t)));
};

// node_modules/@smithy/core/dist-es/submodules/config/config-resolver/endpointsConfig/NodeUseDualstackEndpointConfigOptions.js
var W = "AWS_USE_DUALSTACK_ENDPOINT", $ = "use_dualstack_endpoint", Je = !1, Qe = {
  environmentVariableSelector: (e) => p(e, W, f.ENV),
  configFileSelector: (e) => p(e, $, f.CONFIG),
  default: !1
}, Ye = {
  environmentVariableSelector: (e) => p(e, W, f.ENV),
  configFileSelector: (e) => p(e, $, f.CONFIG),
  default: void 0
};

// node_modules/@smithy/core/dist-es/submodules/config/config-resolver/endpointsConfig/NodeUseFipsEndpointConfigOptions.js
var k = "AWS_USE_FIPS_ENDPOINT", K = "use_fips_endpoint", eo = !1, oo = {
  environmentVariableSelector: (e) => p(e, k, f.ENV),
  configFileSelector: (e) => p(e, K, f.CONFIG),
  default: !1
}, to = {
  environmentVariableSelector: (e) => p(e, k, f.ENV),
  configFileSelector: (e) => p(e, K, f.CONFIG),
  default: void 0
};

// node_modules/@smithy/core/dist-es/submodules/config/config-resolver/endpointsConfig/resolveCustomEndpointsConfig.js
var ro = (e) => {
  let { tls: o, endpoint: t, urlParser: r, useDualstackEndpoint: n } = e;
  return Object.assign(e, {
    tls: o ?? !0,
    endpoint: S(typeof t == "string" ? r(t) : t),
    isCustomEndpoint: !0,
    useDualstackEndpoint: S(n ?? !1)
  });
};

// node_modules/@smithy/core/dist-es/submodules/config/config-resolver/endpointsConfig/utils/getEndpointFromRegion.js
var fe = async (e) => {
  let { tls: o = !0 } = e, t = await e.region();
  if (!new RegExp(/^([a-zA-Z0-9]|[a-zA-Z0-9][a-zA-Z0-9-]{0,61}[a-zA-Z0-9])$/).test(t))
    throw new Error("Invalid region in client config");
  let n = await e.useDualstackEndpoint(), i = await e.useFipsEndpoint(), { hostname: a } = await e.regionInfoProvider(t, { useDualstackEndpoint: n, useFipsEndpoint: i }) ?? {};
  if (!a)
    throw new Error("Cannot resolve hostname from client config");
  return e.urlParser(`${o ? "https:" : "http:"}//${a}`);
};

// node_modules/@smithy/core/dist-es/submodules/config/config-resolver/endpointsConfig/resolveEndpointsConfig.js
var no = (e) => {
  let o = S(e.useDualstackEndpoint ?? !1), { endpoint: t, useFipsEndpoint: r, urlParser: n, tls: i } = e;
  return Object.assign(e, {
    tls: i ?? !0,
    endpoint: t ? S(typeof t == "string" ? n(t) : t) : () => fe({ ...e, useDualstackEndpoint: o, useFipsEndpoint: r }),
    isCustomEndpoint: !!t,
    useDualstackEndpoint: o
  });
};

// node_modules/@smithy/core/dist-es/submodules/config/defaults-mode/constants.js
var pe = "AWS_EXECUTION_ENV", j = "AWS_REGION", H = "AWS_DEFAULT_REGION", me = "AWS_EC2_METADATA_DISABLED", le = ["in-region", "cross-region", "mobile", "standard", "legacy"], de = "/latest/meta-data/placement/region", Ee = "/latest/api/token", ge = "x-aws-ec2-metadata-token", ue = "x-aws-ec2-metadata-token-ttl-seconds";

// node_modules/@smithy/core/dist-es/submodules/config/config-resolver/regionConfig/getInstanceMetadataRegion.js
var _e = 1e3, io = 6e4, Oe = 0, C = async () => {
  if (!process.env[me] && !(Date.now() < Oe))
    try {
      let e = so(), o = (await Ne({
        ...e,
        path: Ee,
        method: "PUT",
        headers: {
          [ue]: "21600"
        }
      })).toString();
      return (await Ne({
        ...e,
        path: de,
        method: "GET",
        headers: {
          [ge]: o
        }
      })).toString().trim() || Se();
    } catch {
      return Se();
    }
}, Se = () => {
  Oe = Date.now() + io;
}, so = () => {
  let e = process.env.AWS_EC2_METADATA_SERVICE_ENDPOINT;
  if (e) {
    let o = new URL(e);
    return {
      hostname: o.hostname.replace(/^\[(.+)]$/, "$1"),
      port: o.port ? Number(o.port) : void 0
    };
  }
  return process.env.AWS_EC2_METADATA_SERVICE_ENDPOINT_MODE === "IPv6" ? { hostname: "fd00:ec2::254" } : { hostname: "169.254.169.254" };
}, Ne = async (e) => {
  let { request: o } = await import("node:http");
  return new Promise((t, r) => {
    let n = o({
      hostname: e.hostname,
      port: e.port,
      path: e.path,
      method: e.method,
      headers: e.headers,
      timeout: _e,
      signal: AbortSignal.timeout(_e)
    });
    n.on("error", (i) => {
      r(i), n.destroy();
    }), n.on("timeout", () => {
      r(new Error("TimeoutError from instance metadata service")), n.destroy();
    }), n.on("response", (i) => {
      let { statusCode: a = 400 } = i;
      if (a < 200 || a >= 300) {
        r(Object.assign(new Error("Error response received from instance metadata service"), { statusCode: a })), n.destroy();
        return;
      }
      let s = [];
      i.on("data", (c) => s.push(c)), i.on("end", () => {
        t(Buffer.concat(s)), n.destroy();
      });
    }), n.end();
  });
};

// node_modules/@smithy/core/dist-es/submodules/config/config-resolver/regionConfig/config.js
var Ie = "AWS_REGION", xe = "region", X = {
  environmentVariableSelector: (e) => e[Ie],
  configFileSelector: (e) => e[xe],
  default: async () => {
    let e = await C();
    if (e)
      return e;
    throw new Error("Region is missing");
  }
}, ao = {
  preferredFile: "credentials"
};

// node_modules/@smithy/core/dist-es/submodules/config/config-resolver/regionConfig/checkRegion.js
var Fe = /* @__PURE__ */ new Set(), Te = (e, o = Z) => {
  if (!Fe.has(e) && !o(e))
    if (e === "*")
      console.warn('@smithy/config-resolver WARN - Please use the caller region instead of "*". See "sigv4a" in https://github.com/aws/aws-sdk-js-v3/blob/main/supplemental-docs/CLIENTS.md.');
    else
      throw new Error(`Region not accepted: region="${e}" is not a valid hostname component.`);
  else
    Fe.add(e);
};

// node_modules/@smithy/core/dist-es/submodules/config/config-resolver/regionConfig/isFipsRegion.js
var P = (e) => typeof e == "string" && (e.startsWith("fips-") || e.endsWith("-fips"));

// node_modules/@smithy/core/dist-es/submodules/config/config-resolver/regionConfig/getRealRegion.js
var Ae = (e) => P(e) ? ["fips-aws-global", "aws-fips"].includes(e) ? "us-east-1" : e.replace(/fips-(dkr-|prod-)?|-fips/, "") : e;

// node_modules/@smithy/core/dist-es/submodules/config/config-resolver/regionConfig/resolveRegionConfig.js
var co = (e) => {
  let { region: o, useFipsEndpoint: t } = e;
  if (!o)
    throw new Error("Region is missing");
  return Object.assign(e, {
    region: async () => {
      let r = typeof o == "function" ? await o() : o, n = Ae(r);
      return Te(n), n;
    },
    useFipsEndpoint: async () => {
      let r = typeof o == "string" ? o : await o();
      return P(r) ? !0 : typeof t != "function" ? Promise.resolve(!!t) : t();
    }
  });
};

// node_modules/@smithy/core/dist-es/submodules/config/config-resolver/regionInfo/getHostnameFromVariants.js
var z = (e = [], { useFipsEndpoint: o, useDualstackEndpoint: t }) => e.find(({ tags: r }) => o === r.includes("fips") && t === r.includes("dualstack"))?.hostname;

// node_modules/@smithy/core/dist-es/submodules/config/config-resolver/regionInfo/getResolvedHostname.js
var he = (e, { regionHostname: o, partitionHostname: t }) => o || (t ? t.replace("{region}", e) : void 0);

// node_modules/@smithy/core/dist-es/submodules/config/config-resolver/regionInfo/getResolvedPartition.js
var De = (e, { partitionHash: o }) => Object.keys(o || {}).find((t) => o[t].regions.includes(e)) ?? "aws";

// node_modules/@smithy/core/dist-es/submodules/config/config-resolver/regionInfo/getResolvedSigningRegion.js
var Ce = (e, { signingRegion: o, regionRegex: t, useFipsEndpoint: r }) => {
  if (o)
    return o;
  if (r) {
    let n = t.replace("\\\\", "\\").replace(/^\^/g, "\\.").replace(/\$$/g, "\\."), i = e.match(n);
    if (i)
      return i[0].slice(1, -1);
  }
};

// node_modules/@smithy/core/dist-es/submodules/config/config-resolver/regionInfo/getRegionInfo.js
var fo = (e, { useFipsEndpoint: o = !1, useDualstackEndpoint: t = !1, signingService: r, regionHash: n, partitionHash: i }) => {
  let a = De(e, { partitionHash: i }), s = e in n ? e : i[a]?.endpoint ?? e, c = { useFipsEndpoint: o, useDualstackEndpoint: t }, m = z(n[s]?.variants, c), E = z(i[a]?.variants, c), R = he(s, { regionHostname: m, partitionHostname: E });
  if (R === void 0)
    throw new Error(`Endpoint resolution failed for: ${{ resolvedRegion: s, useFipsEndpoint: o, useDualstackEndpoint: t }}`);
  let q = Ce(R, {
    signingRegion: n[s]?.signingRegion,
    regionRegex: i[a].regionRegex,
    useFipsEndpoint: o
  });
  return {
    partition: a,
    signingService: r,
    hostname: R,
    ...q && { signingRegion: q },
    ...n[s]?.signingService && {
      signingService: n[s].signingService
    }
  };
};

// node_modules/@smithy/core/dist-es/submodules/config/defaults-mode/defaultsModeConfig.js
var po = "AWS_DEFAULTS_MODE", mo = "defaults_mode", Pe = {
  environmentVariableSelector: (e) => e[po],
  configFileSelector: (e) => e[mo],
  default: "legacy"
};

// node_modules/@smithy/core/dist-es/submodules/config/defaults-mode/resolveDefaultsModeConfig.js
var lo = ({ region: e = D(X), defaultsMode: o = D(Pe) } = {}) => O(async () => {
  let t = typeof o == "function" ? await o() : o;
  switch (t?.toLowerCase()) {
    case "auto":
      return Eo(e);
    case "in-region":
    case "cross-region":
    case "mobile":
    case "standard":
    case "legacy":
      return Promise.resolve(t?.toLocaleLowerCase());
    case void 0:
      return Promise.resolve("legacy");
    default:
      throw new Error(`Invalid parameter for "defaultsMode", expect ${le.join(", ")}, got ${t}`);
  }
}), Eo = async (e) => {
  if (e) {
    let o = typeof e == "function" ? await e() : e, t = await go();
    return t ? o === t ? "in-region" : "cross-region" : "standard";
  }
  return "standard";
}, go = async () => process.env[pe] && (process.env[j] || process.env[H]) ? process.env[j] ?? process.env[H] : C();

export {
  l as a,
  u as b,
  v as c,
  w as d,
  y as e,
  O as f,
  p as g,
  we as h,
  f as i,
  d as j,
  J as k,
  Q as l,
  U as m,
  b as n,
  Ve as o,
  _ as p,
  N as q,
  T as r,
  ze as s,
  qe as t,
  Be as u,
  M as v,
  D as w,
  W as x,
  $ as y,
  Je as z,
  Qe as A,
  Ye as B,
  k as C,
  K as D,
  eo as E,
  oo as F,
  to as G,
  ro as H,
  no as I,
  Ie as J,
  xe as K,
  X as L,
  ao as M,
  co as N,
  fo as O,
  lo as P
};
