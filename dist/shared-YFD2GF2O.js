import {
  a as G,
  b as F,
  d as b
} from "./shared-LHCUWEFM.js";
import {
  a as Le,
  b as Rt,
  d as Dt
} from "./shared-4H6W3SON.js";

// lighter-node:crypto?@smithy/core/dist-es/submodules/config/shared-ini-file-loader/getSSOTokenFilepath.js
var Ue = Rt((jr, ue) => {
  ue.exports = Object.create(new Proxy({}, { get: (t, e) => Le("node:crypto")[e] }));
  ue.exports.getRandomValues = (t) => Le("node:crypto").getRandomValues(t);
});

// node_modules/@smithy/core/dist-es/submodules/config/property-provider/ProviderError.js
var C = class t extends Error {
  name = "ProviderError";
  tryNextLink;
  constructor(e, r = !0) {
    let o, s = !0;
    typeof r == "boolean" ? (o = void 0, s = r) : r != null && typeof r == "object" && (o = r.logger, s = r.tryNextLink ?? !0), super(e), this.tryNextLink = s, Object.setPrototypeOf(this, t.prototype), o?.debug?.(`@smithy/property-provider ${s ? "->" : "(!)"} ${e}`);
  }
  static from(e, r = !0) {
    return Object.assign(new this(e.message, r), e);
  }
};

// node_modules/@smithy/core/dist-es/submodules/config/property-provider/CredentialsProviderError.js
var R = class t extends C {
  name = "CredentialsProviderError";
  constructor(e, r = !0) {
    super(e, r), Object.setPrototypeOf(this, t.prototype);
  }
};

// node_modules/@smithy/core/dist-es/submodules/config/property-provider/TokenProviderError.js
var me = class t extends C {
  name = "TokenProviderError";
  constructor(e, r = !0) {
    super(e, r), Object.setPrototypeOf(this, t.prototype);
  }
};

// node_modules/@smithy/core/dist-es/submodules/config/property-provider/chain.js
var fe = (...t) => async () => {
  if (t.length === 0)
    throw new C("No providers in chain");
  let e;
  for (let r of t)
    try {
      return await r();
    } catch (o) {
      if (e = o, o?.tryNextLink)
        continue;
      throw o;
    }
  throw e;
};

// node_modules/@smithy/core/dist-es/submodules/config/property-provider/fromValue.js
var le = (t) => () => Promise.resolve(t);

// node_modules/@smithy/core/dist-es/submodules/config/util-config-provider/booleanSelector.js
var N = (t, e, r) => {
  if (e in t) {
    if (t[e] === "true")
      return !0;
    if (t[e] === "false")
      return !1;
    throw new Error(`Cannot load ${r} "${e}". Expected "true" or "false", got ${t[e]}.`);
  }
};

// node_modules/@smithy/core/dist-es/submodules/config/util-config-provider/numberSelector.js
var Pt = (t, e, r) => {
  if (!(e in t))
    return;
  let o = parseInt(t[e], 10);
  if (Number.isNaN(o))
    throw new TypeError(`Cannot load ${r} '${e}'. Expected number, got '${t[e]}'.`);
  return o;
};

// node_modules/@smithy/core/dist-es/submodules/config/util-config-provider/types.js
var y;
(function(t) {
  t.ENV = "env", t.CONFIG = "shared config entry";
})(y || (y = {}));

// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/getHomeDir.js
import { homedir as Mt } from "node:os";
import { sep as Lt } from "node:path";
var pe = {}, $t = () => process && process.geteuid ? `${process.geteuid()}` : "DEFAULT", T = () => {
  let { HOME: t, USERPROFILE: e, HOMEPATH: r, HOMEDRIVE: o = `C:${Lt}` } = process.env;
  if (t)
    return t;
  if (e)
    return e;
  if (r)
    return `${o}${r}`;
  let s = $t();
  return pe[s] || (pe[s] = Mt()), pe[s];
};

// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/getProfileName.js
var $e = "AWS_PROFILE", ke = "default", de = (t) => t.profile || process.env[$e] || ke;

// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/getSSOTokenFilepath.js
var Ve = Dt(Ue());
import { join as kt } from "node:path";
var he = (t) => {
  let r = (0, Ve.createHash)("sha1").update(t).digest("hex");
  return kt(T(), ".aws", "sso", "cache", `${r}.json`);
};

// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/getSSOTokenFromFile.js
import { readFile as Ut } from "node:fs/promises";
var H = {}, Vt = async (t) => {
  if (H[t])
    return H[t];
  let e = he(t), r = await Ut(e, "utf8");
  return JSON.parse(r);
};

// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/constants.js
var D = ".";

// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/loadSharedConfigFiles.js
import { join as Ge } from "node:path";

// node_modules/@smithy/types/dist-es/endpoint.js
var ge;
(function(t) {
  t.HTTP = "http", t.HTTPS = "https";
})(ge || (ge = {}));

// node_modules/@smithy/types/dist-es/extensions/checksum.js
var v;
(function(t) {
  t.MD5 = "md5", t.CRC32 = "crc32", t.CRC32C = "crc32c", t.SHA1 = "sha1", t.SHA256 = "sha256";
})(v || (v = {}));

// node_modules/@smithy/types/dist-es/middleware.js
var P = "__smithy_context";

// node_modules/@smithy/types/dist-es/profile.js
var I;
(function(t) {
  t.PROFILE = "profile", t.SSO_SESSION = "sso-session", t.SERVICES = "services";
})(I || (I = {}));

// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/getConfigData.js
var ze = (t) => Object.entries(t).filter(([e]) => {
  let r = e.indexOf(".");
  return r === -1 ? !1 : Object.values(I).includes(e.substring(0, r));
}).reduce((e, [r, o]) => {
  let s = r.indexOf("."), n = r.substring(0, s) === I.PROFILE ? r.substring(s + 1) : r;
  return e[n] = o, e;
}, {
  ...t.default && { default: t.default }
});

// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/getConfigFilepath.js
import { join as zt } from "node:path";
var jt = "AWS_CONFIG_FILE", J = () => process.env[jt] || zt(T(), ".aws", "config");

// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/getCredentialsFilepath.js
import { join as Gt } from "node:path";
var Ht = "AWS_SHARED_CREDENTIALS_FILE", je = () => process.env[Ht] || Gt(T(), ".aws", "credentials");

// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/parseIni.js
var Wt = /^([\w-]+)\s(["'])?([\w-@+.%:/]+)\2$/, Kt = ["__proto__", "profile __proto__"], W = (t) => {
  let e = {}, r, o;
  for (let s of t.split(/\r?\n/)) {
    let n = s.split(/(^|\s)[;#]/)[0].trim();
    if (n[0] === "[" && n[n.length - 1] === "]") {
      r = void 0, o = void 0;
      let c = n.substring(1, n.length - 1), f = Wt.exec(c);
      if (f) {
        let [, h, , u] = f;
        Object.values(I).includes(h) && (r = [h, u].join("."));
      } else
        r = c;
      if (Kt.includes(c))
        throw new Error(`Found invalid profile name "${c}"`);
    } else if (r) {
      let c = n.indexOf("=");
      if (![0, -1].includes(c)) {
        let [f, h] = [
          n.substring(0, c).trim(),
          n.substring(c + 1).trim()
        ];
        if (h === "")
          o = f;
        else {
          o && s.trimStart() === s && (o = void 0), e[r] = e[r] || {};
          let u = o ? [o, f].join(".") : f;
          e[r][u] = h;
        }
      }
    }
  }
  return e;
};

// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/readFile.js
import { readFile as Bt } from "node:fs/promises";
var Se = {}, K = {}, L = (t, e) => K[t] !== void 0 ? K[t] : ((!Se[t] || e?.ignoreCache) && (Se[t] = Bt(t, "utf8")), Se[t]);

// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/loadSharedConfigFiles.js
var He = () => ({}), B = async (t = {}) => {
  let { filepath: e = je(), configFilepath: r = J() } = t, o = T(), s = "~/", n = e;
  e.startsWith(s) && (n = Ge(o, e.slice(2)));
  let i = r;
  r.startsWith(s) && (i = Ge(o, r.slice(2)));
  let c = await Promise.all([
    L(i, {
      ignoreCache: t.ignoreCache
    }).then(W).then(ze).catch(He),
    L(n, {
      ignoreCache: t.ignoreCache
    }).then(W).catch(He)
  ]);
  return {
    configFile: c[0],
    credentialsFile: c[1]
  };
};

// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/getSsoSessionData.js
var We = (t) => Object.entries(t).filter(([e]) => e.startsWith(I.SSO_SESSION + ".")).reduce((e, [r, o]) => ({ ...e, [r.substring(r.indexOf(".") + 1)]: o }), {});

// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/loadSsoSessionData.js
var qt = () => ({}), Xt = async (t = {}) => L(t.configFilepath ?? J()).then(W).then(We).catch(qt);

// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/mergeConfigFiles.js
var Ke = (...t) => {
  let e = {};
  for (let r of t)
    for (let [o, s] of Object.entries(r))
      e[o] !== void 0 ? Object.assign(e[o], s) : e[o] = s;
  return e;
};

// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/parseKnownFiles.js
var Yt = async (t) => {
  let e = await B(t);
  return Ke(e.configFile, e.credentialsFile);
};

// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/externalDataInterceptor.js
var Zt = {
  getFileRecord() {
    return K;
  },
  interceptFile(t, e) {
    K[t] = Promise.resolve(e);
  },
  getTokenRecord() {
    return H;
  },
  interceptToken(t, e) {
    H[t] = e;
  }
};

// node_modules/@smithy/core/dist-es/submodules/config/node-config-provider/getSelectorName.js
function ee(t) {
  try {
    let e = new Set(Array.from(t.match(/([A-Z_]){3,}/g) ?? []));
    return e.delete("CONFIG"), e.delete("CONFIG_PREFIX_SEPARATOR"), e.delete("ENV"), [...e].join(", ");
  } catch {
    return t;
  }
}

// node_modules/@smithy/core/dist-es/submodules/config/node-config-provider/fromEnv.js
var Be = (t, e) => async () => {
  try {
    let r = t(process.env, e);
    if (r === void 0)
      throw new Error();
    return r;
  } catch (r) {
    throw new R(r.message || `Not found in ENV: ${ee(t.toString())}`, { logger: e?.logger });
  }
};

// node_modules/@smithy/core/dist-es/submodules/config/node-config-provider/fromSharedConfigFiles.js
var qe = (t, { preferredFile: e = "config", ...r } = {}) => async () => {
  let o = de(r), { configFile: s, credentialsFile: n } = await B(r), i = n[o] || {}, c = s[o] || {}, f = e === "config" ? { ...i, ...c } : { ...c, ...i };
  try {
    let u = t(f, e === "config" ? s : n);
    if (u === void 0)
      throw new Error();
    return u;
  } catch (h) {
    throw new R(h.message || `Not found in config files w/ profile [${o}]: ${ee(t.toString())}`, { logger: r.logger });
  }
};

// node_modules/@smithy/core/dist-es/submodules/config/node-config-provider/fromStatic.js
var Qt = (t) => typeof t == "function", Ee = (t) => Qt(t) ? async () => await t() : le(t);

// node_modules/@smithy/core/dist-es/submodules/config/node-config-provider/configLoader.js
var te = ({ environmentVariableSelector: t, configFileSelector: e, default: r }, o = {}) => {
  let { signingName: s, logger: n } = o;
  return G(fe(Be(t, { signingName: s, logger: n }), qe(e, o), Ee(r)));
};

// node_modules/@smithy/core/dist-es/submodules/config/config-resolver/endpointsConfig/NodeUseDualstackEndpointConfigOptions.js
var xe = "AWS_USE_DUALSTACK_ENDPOINT", _e = "use_dualstack_endpoint", Jt = !1, er = {
  environmentVariableSelector: (t) => N(t, xe, y.ENV),
  configFileSelector: (t) => N(t, _e, y.CONFIG),
  default: !1
}, tr = {
  environmentVariableSelector: (t) => N(t, xe, y.ENV),
  configFileSelector: (t) => N(t, _e, y.CONFIG),
  default: void 0
};

// node_modules/@smithy/core/dist-es/submodules/config/config-resolver/endpointsConfig/NodeUseFipsEndpointConfigOptions.js
var ye = "AWS_USE_FIPS_ENDPOINT", Oe = "use_fips_endpoint", rr = !1, or = {
  environmentVariableSelector: (t) => N(t, ye, y.ENV),
  configFileSelector: (t) => N(t, Oe, y.CONFIG),
  default: !1
}, sr = {
  environmentVariableSelector: (t) => N(t, ye, y.ENV),
  configFileSelector: (t) => N(t, Oe, y.CONFIG),
  default: void 0
};

// node_modules/@smithy/core/dist-es/submodules/client/middleware-stack/MiddlewareStack.js
var M = (t, e) => {
  let r = [];
  if (t && r.push(t), e)
    for (let o of e)
      r.push(o);
  return r;
}, A = (t, e) => `${t || "anonymous"}${e && e.length > 0 ? ` (a.k.a. ${e.join(",")})` : ""}`, $ = () => {
  let t = [], e = [], r = !1, o = /* @__PURE__ */ new Set(), s = (a) => a.sort((m, l) => Xe[l.step] - Xe[m.step] || Ye[l.priority || "normal"] - Ye[m.priority || "normal"]), n = (a) => {
    let m = !1, l = (S) => {
      let g = M(S.name, S.aliases);
      if (g.includes(a)) {
        m = !0;
        for (let p of g)
          o.delete(p);
        return !1;
      }
      return !0;
    };
    return t = t.filter(l), e = e.filter(l), m;
  }, i = (a) => {
    let m = !1, l = (S) => {
      if (S.middleware === a) {
        m = !0;
        for (let g of M(S.name, S.aliases))
          o.delete(g);
        return !1;
      }
      return !0;
    };
    return t = t.filter(l), e = e.filter(l), m;
  }, c = (a) => (t.forEach((m) => {
    a.add(m.middleware, { ...m });
  }), e.forEach((m) => {
    a.addRelativeTo(m.middleware, { ...m });
  }), a.identifyOnResolve?.(u.identifyOnResolve()), a), f = (a) => {
    let m = [];
    return a.before.forEach((l) => {
      l.before.length === 0 && l.after.length === 0 ? m.push(l) : m.push(...f(l));
    }), m.push(a), a.after.reverse().forEach((l) => {
      l.before.length === 0 && l.after.length === 0 ? m.push(l) : m.push(...f(l));
    }), m;
  }, h = (a = !1) => {
    let m = [], l = [], S = {};
    return t.forEach((p) => {
      let d = {
        ...p,
        before: [],
        after: []
      };
      for (let E of M(d.name, d.aliases))
        S[E] = d;
      m.push(d);
    }), e.forEach((p) => {
      let d = {
        ...p,
        before: [],
        after: []
      };
      for (let E of M(d.name, d.aliases))
        S[E] = d;
      l.push(d);
    }), l.forEach((p) => {
      if (p.toMiddleware) {
        let d = S[p.toMiddleware];
        if (d === void 0) {
          if (a)
            return;
          throw new Error(`${p.toMiddleware} is not found when adding ${A(p.name, p.aliases)} middleware ${p.relation} ${p.toMiddleware}`);
        }
        p.relation === "after" && d.after.push(p), p.relation === "before" && d.before.push(p);
      }
    }), s(m).map(f).reduce((p, d) => (p.push(...d), p), []);
  }, u = {
    add: (a, m = {}) => {
      let { name: l, override: S, aliases: g } = m, p = {
        step: "initialize",
        priority: "normal",
        middleware: a,
        ...m
      }, d = M(l, g);
      if (d.length > 0) {
        if (d.some((E) => o.has(E))) {
          if (!S)
            throw new Error(`Duplicate middleware name '${A(l, g)}'`);
          for (let E of d) {
            let x = t.findIndex((O) => O.name === E || O.aliases?.some((j) => j === E));
            if (x === -1)
              continue;
            let _ = t[x];
            if (_.step !== p.step || p.priority !== _.priority)
              throw new Error(`"${A(_.name, _.aliases)}" middleware with ${_.priority} priority in ${_.step} step cannot be overridden by "${A(l, g)}" middleware with ${p.priority} priority in ${p.step} step.`);
            t.splice(x, 1);
          }
        }
        for (let E of d)
          o.add(E);
      }
      t.push(p);
    },
    addRelativeTo: (a, m) => {
      let { name: l, override: S, aliases: g } = m, p = {
        middleware: a,
        ...m
      }, d = M(l, g);
      if (d.length > 0) {
        if (d.some((E) => o.has(E))) {
          if (!S)
            throw new Error(`Duplicate middleware name '${A(l, g)}'`);
          for (let E of d) {
            let x = e.findIndex((O) => O.name === E || O.aliases?.some((j) => j === E));
            if (x === -1)
              continue;
            let _ = e[x];
            if (_.toMiddleware !== p.toMiddleware || _.relation !== p.relation)
              throw new Error(`"${A(_.name, _.aliases)}" middleware ${_.relation} "${_.toMiddleware}" middleware cannot be overridden by "${A(l, g)}" middleware ${p.relation} "${p.toMiddleware}" middleware.`);
            e.splice(x, 1);
          }
        }
        for (let E of d)
          o.add(E);
      }
      e.push(p);
    },
    clone: () => c($()),
    use: (a) => {
      a.applyToStack(u);
    },
    remove: (a) => typeof a == "string" ? n(a) : i(a),
    removeByTag: (a) => {
      let m = !1, l = (S) => {
        let { tags: g, name: p, aliases: d } = S;
        if (g && g.includes(a)) {
          let E = M(p, d);
          for (let x of E)
            o.delete(x);
          return m = !0, !1;
        }
        return !0;
      };
      return t = t.filter(l), e = e.filter(l), m;
    },
    concat: (a) => {
      let m = c($());
      return m.use(a), m.identifyOnResolve(r || m.identifyOnResolve() || (a.identifyOnResolve?.() ?? !1)), m;
    },
    applyToStack: c,
    identify: () => h(!0).map((a) => {
      let m = a.step ?? a.relation + " " + a.toMiddleware;
      return A(a.name, a.aliases) + " - " + m;
    }),
    identifyOnResolve(a) {
      return typeof a == "boolean" && (r = a), r;
    },
    resolve: (a, m) => {
      for (let l of h().map((S) => S.middleware).reverse())
        a = l(a, m);
      return r && console.log(u.identify()), a;
    }
  };
  return u;
}, Xe = {
  initialize: 5,
  serialize: 4,
  build: 3,
  finalizeRequest: 2,
  deserialize: 1
}, Ye = {
  high: 3,
  normal: 2,
  low: 1
};

// node_modules/@smithy/core/dist-es/submodules/transport/getSmithyContext.js
var k = (t) => t[P] || (t[P] = {});

// node_modules/@smithy/core/dist-es/submodules/transport/httpResponse.js
var q = class {
  statusCode;
  reason;
  headers;
  body;
  constructor(e) {
    this.statusCode = e.statusCode, this.reason = e.reason, this.headers = e.headers || {}, this.body = e.body;
  }
  static isInstance(e) {
    if (!e)
      return !1;
    let r = e;
    return typeof r.statusCode == "number" && typeof r.headers == "object";
  }
};

// node_modules/@smithy/core/dist-es/submodules/transport/isValidHostLabel.js
var nr = new RegExp("^(?!.*-$)(?!-)[a-zA-Z0-9-]{1,63}$"), re = (t, e = !1) => {
  if (!e)
    return nr.test(t);
  let r = t.split(".");
  for (let o of r)
    if (!re(o))
      return !1;
  return !0;
};

// node_modules/@smithy/core/dist-es/submodules/transport/isValidHostname.js
function ir(t) {
  return /^[a-z0-9][a-z0-9.-]*[a-z0-9]$/.test(t);
}

// node_modules/@smithy/core/dist-es/submodules/transport/parseQueryString.js
function Ze(t) {
  let e = {};
  if (t = t.replace(/^\?/, ""), t)
    for (let r of t.split("&")) {
      let [o, s = null] = r.split("=");
      o = decodeURIComponent(o), s && (s = decodeURIComponent(s)), o in e ? Array.isArray(e[o]) ? e[o].push(s) : e[o] = [e[o], s] : e[o] = s;
    }
  return e;
}

// node_modules/@smithy/core/dist-es/submodules/transport/parseUrl.js
var X = (t) => {
  if (typeof t == "string")
    return X(new URL(t));
  let { hostname: e, pathname: r, port: o, protocol: s, search: n } = t, i;
  return n && (i = Ze(n)), {
    hostname: e,
    port: o ? parseInt(o) : void 0,
    protocol: s,
    path: r,
    query: i
  };
};

// node_modules/@smithy/core/dist-es/submodules/transport/toEndpointV1.js
var Ne = (t) => {
  if (typeof t == "object") {
    if ("url" in t) {
      let e = X(t.url);
      if (t.headers) {
        e.headers = {};
        for (let r in t.headers)
          F(t.headers, r) && (e.headers[r.toLowerCase()] = t.headers[r].join(", "));
      }
      return e;
    }
    return t;
  }
  return X(t);
};

// node_modules/@smithy/core/dist-es/submodules/client/smithy-client/client.js
var Ie = class {
  config;
  middlewareStack = $();
  initConfig;
  handlers;
  constructor(e) {
    this.config = e;
    let { protocol: r, protocolSettings: o } = e;
    o && typeof r == "function" && (e.protocol = new r(o));
  }
  send(e, r, o) {
    let s = typeof r != "function" ? r : void 0, n = typeof r == "function" ? r : o, i = s === void 0 && this.config.cacheMiddleware === !0, c;
    if (i) {
      this.handlers || (this.handlers = /* @__PURE__ */ new WeakMap());
      let f = this.handlers;
      f.has(e.constructor) ? c = f.get(e.constructor) : (c = e.resolveMiddleware(this.middlewareStack, this.config, s), f.set(e.constructor, c));
    } else
      delete this.handlers, c = e.resolveMiddleware(this.middlewareStack, this.config, s);
    if (n)
      c(e).then((f) => n(null, f.output), (f) => n(f)).catch(() => {
      });
    else
      return c(e).then((f) => f.output);
  }
  destroy() {
    this.config?.requestHandler?.destroy?.(), delete this.handlers;
  }
};

// node_modules/@smithy/core/dist-es/submodules/schema/deref.js
var Y = (t) => typeof t == "function" ? t() : t;

// node_modules/@smithy/core/dist-es/submodules/schema/schemas/operation.js
var oe = (t, e, r, o, s) => ({
  name: e,
  namespace: t,
  traits: r,
  input: o,
  output: s
});

// node_modules/@smithy/core/dist-es/submodules/schema/middleware/schemaDeserializationMiddleware.js
var Qe = (t) => (e, r) => async (o) => {
  let { response: s } = await e(o), { operationSchema: n } = k(r), [, i, c, f, h, u] = n ?? [];
  try {
    let a = await t.protocol.deserializeResponse(oe(i, c, f, h, u), {
      ...t,
      ...r
    }, s);
    return {
      response: s,
      output: a
    };
  } catch (a) {
    if (Object.defineProperty(a, "$response", {
      value: s,
      enumerable: !1,
      writable: !1,
      configurable: !1
    }), !("$metadata" in a)) {
      let m = "Deserialization error: to see the raw response, inspect the hidden field {error}.$response on this object.";
      try {
        a.message += `
  ` + m;
      } catch {
        !r.logger || r.logger?.constructor?.name === "NoOpLogger" ? console.warn(m) : r.logger?.warn?.(m);
      }
      typeof a.$responseBodyText < "u" && a.$response && (a.$response.body = a.$responseBodyText);
      try {
        if (q.isInstance(s)) {
          let { headers: l = {}, statusCode: S } = s, g = Object.entries(l);
          a.$metadata = {
            httpStatusCode: S,
            requestId: we(/^x-[\w-]+-request-?id$/, g),
            extendedRequestId: we(/^x-[\w-]+-id-2$/, g),
            cfId: we(/^x-[\w-]+-cf-id$/, g)
          };
        }
      } catch {
      }
    }
    throw a;
  }
}, we = (t, e) => (e.find(([r]) => r.match(t)) || [void 0, void 0])[1];

// node_modules/@smithy/core/dist-es/submodules/schema/middleware/schemaSerializationMiddleware.js
var Je = (t) => (e, r) => async (o) => {
  let { operationSchema: s } = k(r), [, n, i, c, f, h] = s ?? [], u = r.endpointV2 ? async () => Ne(r.endpointV2) : t.endpoint, a = await t.protocol.serializeRequest(oe(n, i, c, f, h), o.input, {
    ...t,
    ...r,
    endpoint: u
  });
  return e({
    ...o,
    request: a
  });
};

// node_modules/@smithy/core/dist-es/submodules/schema/middleware/getSchemaSerdePlugin.js
var et = {
  name: "deserializerMiddleware",
  step: "deserialize",
  tags: ["DESERIALIZER"],
  override: !0
}, tt = {
  name: "serializerMiddleware",
  step: "serialize",
  tags: ["SERIALIZER"],
  override: !0
};
function ar(t) {
  return {
    applyToStack: (e) => {
      e.add(Je(t), tt), e.add(Qe(t), et), t.protocol.setSerdeContext(t);
    }
  };
}

// node_modules/@smithy/core/dist-es/submodules/schema/schemas/translateTraits.js
var se = [];
function U(t) {
  if (typeof t == "object")
    return t;
  if (t = t | 0, se[t])
    return se[t];
  let e = {}, r = 0;
  for (let o of [
    "httpLabel",
    "idempotent",
    "idempotencyToken",
    "sensitive",
    "httpPayload",
    "httpResponseCode",
    "httpQueryParams"
  ])
    (t >> r++ & 1) === 1 && (e[o] = 1);
  return se[t] = e;
}

// node_modules/@smithy/core/dist-es/submodules/schema/schemas/NormalizedSchema.js
var Z = {
  it: /* @__PURE__ */ Symbol.for("@smithy/nor-struct-it"),
  ns: /* @__PURE__ */ Symbol.for("@smithy/ns")
}, ne = [], ie = {}, w = class t {
  ref;
  memberName;
  static symbol = /* @__PURE__ */ Symbol.for("@smithy/nor");
  symbol = t.symbol;
  name;
  schema;
  _isMemberSchema;
  traits;
  memberTraits;
  normalizedTraits;
  constructor(e, r) {
    this.ref = e, this.memberName = r;
    let o = [], s = e, n = e;
    for (this._isMemberSchema = !1; Ce(s); )
      o.push(s[1]), s = s[0], n = Y(s), this._isMemberSchema = !0;
    if (o.length > 0) {
      this.memberTraits = {};
      for (let i = o.length - 1; i >= 0; --i) {
        let c = o[i];
        Object.assign(this.memberTraits, U(c));
      }
    } else
      this.memberTraits = 0;
    if (n instanceof t) {
      let i = this.memberTraits;
      Object.assign(this, n), this.memberTraits = Object.assign({}, i, n.getMemberTraits(), this.getMemberTraits()), this.normalizedTraits = void 0, this.memberName = r ?? n.memberName;
      return;
    }
    if (this.schema = Y(n), rt(this.schema) ? (this.name = `${this.schema[1]}#${this.schema[2]}`, this.traits = this.schema[3]) : (this.name = this.memberName ?? String(n), this.traits = 0), this._isMemberSchema && !r)
      throw new Error(`@smithy/core/schema - NormalizedSchema member init ${this.getName(!0)} missing member name.`);
  }
  static [Symbol.hasInstance](e) {
    let r = this.prototype.isPrototypeOf(e);
    return !r && typeof e == "object" && e !== null ? e.symbol === this.symbol : r;
  }
  static of(e) {
    let r = typeof e == "function" || typeof e == "object" && e !== null;
    if (typeof e == "number") {
      if (ne[e])
        return ne[e];
    } else if (typeof e == "string") {
      if (ie[e])
        return ie[e];
    } else if (r && e[Z.ns])
      return e[Z.ns];
    let o = Y(e);
    if (o instanceof t)
      return o;
    if (Ce(o)) {
      let [n, i] = o;
      if (n instanceof t)
        return Object.assign(n.getMergedTraits(), U(i)), n;
      throw new Error(`@smithy/core/schema - may not init unwrapped member schema=${JSON.stringify(e, null, 2)}.`);
    }
    let s = new t(o);
    return r ? e[Z.ns] = s : typeof o == "string" ? ie[o] = s : typeof o == "number" ? ne[o] = s : s;
  }
  getSchema() {
    let e = this.schema;
    return Array.isArray(e) && e[0] === 0 ? e[4] : e;
  }
  getName(e = !1) {
    let { name: r } = this;
    return !e && r && r.includes("#") ? r.split("#")[1] : r || void 0;
  }
  getMemberName() {
    return this.memberName;
  }
  isMemberSchema() {
    return this._isMemberSchema;
  }
  isListSchema() {
    let e = this.getSchema();
    return typeof e == "number" ? e >= 64 && e < 128 : e[0] === 1;
  }
  isMapSchema() {
    let e = this.getSchema();
    return typeof e == "number" ? e >= 128 && e <= 255 : e[0] === 2;
  }
  isStructSchema() {
    let e = this.getSchema();
    if (typeof e != "object")
      return !1;
    let r = e[0];
    return r === 3 || r === -3 || r === 4;
  }
  isUnionSchema() {
    let e = this.getSchema();
    return typeof e != "object" ? !1 : e[0] === 4;
  }
  isBlobSchema() {
    let e = this.getSchema();
    return e === 21 || e === 42;
  }
  isTimestampSchema() {
    let e = this.getSchema();
    return typeof e == "number" && e >= 4 && e <= 7;
  }
  isUnitSchema() {
    return this.getSchema() === "unit";
  }
  isDocumentSchema() {
    return this.getSchema() === 15;
  }
  isStringSchema() {
    return this.getSchema() === 0;
  }
  isBooleanSchema() {
    return this.getSchema() === 2;
  }
  isNumericSchema() {
    return this.getSchema() === 1;
  }
  isBigIntegerSchema() {
    return this.getSchema() === 17;
  }
  isBigDecimalSchema() {
    return this.getSchema() === 19;
  }
  isStreaming() {
    let { streaming: e } = this.getMergedTraits();
    return !!e || this.getSchema() === 42;
  }
  isIdempotencyToken() {
    return !!this.getMergedTraits().idempotencyToken;
  }
  getMergedTraits() {
    return this.normalizedTraits ?? (this.normalizedTraits = {
      ...this.getOwnTraits(),
      ...this.getMemberTraits()
    });
  }
  getMemberTraits() {
    return U(this.memberTraits);
  }
  getOwnTraits() {
    return U(this.traits);
  }
  getKeySchema() {
    let [e, r] = [this.isDocumentSchema(), this.isMapSchema()];
    if (!e && !r)
      throw new Error(`@smithy/core/schema - cannot get key for non-map: ${this.getName(!0)}`);
    let o = this.getSchema(), s = e ? 15 : o[4] ?? 0;
    return Q([s, 0], "key");
  }
  getValueSchema() {
    let e = this.getSchema(), [r, o, s] = [this.isDocumentSchema(), this.isMapSchema(), this.isListSchema()], n = typeof e == "number" ? 63 & e : e && typeof e == "object" && (o || s) ? e[3 + e[0]] : r ? 15 : void 0;
    if (n != null)
      return Q([n, 0], o ? "value" : "member");
    throw new Error(`@smithy/core/schema - ${this.getName(!0)} has no value member.`);
  }
  getMemberSchema(e) {
    let r = this.getSchema();
    if (this.isStructSchema() && r[4].includes(e)) {
      let o = r[4].indexOf(e), s = r[5][o];
      return Q(Ce(s) ? s : [s, 0], e);
    }
    if (this.isDocumentSchema())
      return Q([15, 0], e);
    throw new Error(`@smithy/core/schema - ${this.getName(!0)} has no member=${e}.`);
  }
  getMemberSchemas() {
    let e = {};
    try {
      for (let [r, o] of this.structIterator())
        e[r] = o;
    } catch {
    }
    return e;
  }
  getEventStreamMember() {
    if (this.isStructSchema()) {
      for (let [e, r] of this.structIterator())
        if (r.isStreaming() && r.isStructSchema())
          return e;
    }
    return "";
  }
  *structIterator() {
    if (this.isUnitSchema())
      return;
    if (!this.isStructSchema())
      throw new Error("@smithy/core/schema - cannot iterate non-struct schema.");
    let e = this.getSchema(), r = e[4].length, o = e[Z.it];
    if (o && r === o.length) {
      yield* o;
      return;
    }
    o = Array(r);
    for (let s = 0; s < r; ++s) {
      let n = e[4][s], i = Q([e[5][s], 0], n);
      yield o[s] = [n, i];
    }
    e[Z.it] = o;
  }
};
function Q(t, e) {
  if (t instanceof w)
    return Object.assign(t, {
      memberName: e,
      _isMemberSchema: !0
    });
  let r = w;
  return new r(t, e);
}
var Ce = (t) => Array.isArray(t) && t.length === 2, rt = (t) => Array.isArray(t) && t.length >= 5;

// node_modules/@smithy/core/dist-es/submodules/schema/TypeRegistry.js
var Te = class t {
  namespace;
  schemas;
  exceptions;
  static registries = /* @__PURE__ */ new Map();
  constructor(e, r = /* @__PURE__ */ new Map(), o = /* @__PURE__ */ new Map()) {
    this.namespace = e, this.schemas = r, this.exceptions = o, t.registries.has(e) || t.registries.set(e, this);
  }
  static for(e) {
    return t.registries.get(e) ?? new t(e);
  }
  copyFrom(e) {
    let { schemas: r, exceptions: o } = this;
    for (let [s, n] of e.schemas)
      r.has(s) || r.set(s, n);
    for (let [s, n] of e.exceptions)
      o.has(s) || o.set(s, n);
  }
  register(e, r) {
    let o = this.normalizeShapeId(e);
    for (let s of [this, t.for(o.split("#")[0])])
      s.schemas.has(o) || s.schemas.set(o, r);
  }
  getSchema(e) {
    let r = this.normalizeShapeId(e);
    if (!this.schemas.has(r)) {
      if (!e.includes("#")) {
        let o = "#" + e, s = [];
        for (let [n, i] of this.schemas.entries())
          n.endsWith(o) && s.push(i);
        if (s.length === 1)
          return s[0];
      }
      throw new Error(`@smithy/core/schema - schema not found for ${r}`);
    }
    return this.schemas.get(r);
  }
  registerError(e, r) {
    let o = e, s = o[1], n = s + "#" + o[2];
    r.hasOwnProperty?.("shapeId") || (r.shapeId = n);
    for (let i of [this, t.for(s)])
      !i.schemas.has(n) && !i.exceptions.has(o) && (i.schemas.set(n, o), i.exceptions.set(o, r));
  }
  getErrorCtor(e) {
    let r = e;
    return this.exceptions.has(r) ? this.exceptions.get(r) : t.for(r[1]).exceptions.get(r);
  }
  getBaseException() {
    for (let e of this.exceptions.keys())
      if (Array.isArray(e)) {
        let [, r, o] = e, s = r + "#" + o;
        if (s.startsWith("smithy.ts.sdk.synthetic.") && s.endsWith("ServiceException"))
          return e;
      }
  }
  find(e) {
    for (let r of this.schemas.values())
      if (e(r))
        return r;
  }
  clear() {
    this.schemas.clear(), this.exceptions.clear();
  }
  normalizeShapeId(e) {
    return e.includes("#") ? e : this.namespace + "#" + e;
  }
};

// node_modules/@smithy/core/dist-es/submodules/client/smithy-client/schemaLogFilter.js
var ve = "***SensitiveInformation***";
function V(t, e) {
  if (e == null)
    return e;
  let r = w.of(t);
  if (r.getMergedTraits().sensitive)
    return ve;
  if (r.isListSchema()) {
    let o = r.getValueSchema();
    if (o.getMergedTraits().sensitive)
      return ve;
    if (Array.isArray(e))
      return e.map((s) => V(o, s));
  } else if (r.isMapSchema()) {
    let o = r.getValueSchema();
    if (r.getKeySchema().getMergedTraits().sensitive || o.getMergedTraits().sensitive)
      return ve;
    if (typeof e == "object")
      return Object.fromEntries(Object.entries(e).map(([s, n]) => [s, V(o, n)]));
  } else if (r.isStructSchema() && typeof e == "object") {
    let o = e, s = {};
    for (let [n, i] of r.structIterator())
      o[n] != null && (s[n] = V(i, o[n]));
    return s;
  }
  return e;
}

// node_modules/@smithy/core/dist-es/submodules/client/smithy-client/command.js
var ot = /* @__PURE__ */ Symbol.for("@smithy/op-event-stream"), z = class {
  middlewareStack = $();
  schema;
  static classBuilder() {
    return new be();
  }
  resolveMiddlewareWithContext(e, r, o, { middlewareFn: s, clientName: n, commandName: i, inputFilterSensitiveLog: c, outputFilterSensitiveLog: f, smithyContext: h, additionalContext: u, CommandCtor: a }) {
    for (let O of s.bind(this)(a, e, r, o))
      this.middlewareStack.use(O);
    let m = e.concat(this.middlewareStack), { logger: l } = r, S = u[P], g = {
      logger: l,
      clientName: n,
      commandName: i,
      inputFilterSensitiveLog: c,
      outputFilterSensitiveLog: f,
      ...u,
      [P]: {
        ...S,
        commandInstance: this,
        ...h,
        ...o?.metricsRecorder === void 0 ? {} : { metricsRecorder: o.metricsRecorder },
        ...o?.abortSignal === void 0 ? {} : { abortSignal: o.abortSignal }
      }
    }, { requestHandler: p } = r, d = o ?? {};
    d.metricsRecorder && (d = { ...d }, delete d.metricsRecorder);
    let E, x = this.schema, _ = x?.[ot];
    if (_ !== void 0)
      E = _;
    else if (x && Array.isArray(x) && x[0] === 9) {
      let [, , , , O, j] = x;
      E = x[ot] = !!(w.of(O).getEventStreamMember() || w.of(j).getEventStreamMember());
    }
    return E && (d = {
      isEventStream: E,
      ...d
    }), m.resolve((O) => p.handle(O.request, d), g);
  }
}, be = class {
  _init = () => {
  };
  _ep = {};
  _middlewareFn = () => [];
  _commandName = "";
  _clientName = "";
  _additionalContext = {};
  _smithyContext = {};
  _inputFilterSensitiveLog = void 0;
  _outputFilterSensitiveLog = void 0;
  _serializer = null;
  _deserializer = null;
  _operationSchema;
  init(e) {
    this._init = e;
  }
  ep(e) {
    return this._ep = e, this;
  }
  m(e) {
    return this._middlewareFn = e, this;
  }
  s(e, r, o = {}) {
    return this._smithyContext = {
      service: e,
      operation: r,
      ...o
    }, this;
  }
  c(e = {}) {
    return this._additionalContext = e, this;
  }
  n(e, r) {
    return this._clientName = e, this._commandName = r, this;
  }
  f(e = (o) => o, r = (o) => o) {
    return this._inputFilterSensitiveLog = e, this._outputFilterSensitiveLog = r, this;
  }
  ser(e) {
    return this._serializer = e, this;
  }
  de(e) {
    return this._deserializer = e, this;
  }
  sc(e) {
    return this._operationSchema = e, this._smithyContext.operationSchema = e, this;
  }
  build() {
    let e = this, r;
    return r = class extends z {
      input;
      static getEndpointParameterInstructions() {
        return e._ep;
      }
      constructor(...[o]) {
        super(), this.input = o ?? {}, e._init(this), this.schema = e._operationSchema;
      }
      resolveMiddleware(o, s, n) {
        let i = e._operationSchema, c = i?.[4] ?? i?.input, f = i?.[5] ?? i?.output;
        return this.resolveMiddlewareWithContext(o, s, n, {
          CommandCtor: r,
          middlewareFn: e._middlewareFn,
          clientName: e._clientName,
          commandName: e._commandName,
          inputFilterSensitiveLog: e._inputFilterSensitiveLog ?? (i ? V.bind(null, c) : (h) => h),
          outputFilterSensitiveLog: e._outputFilterSensitiveLog ?? (i ? V.bind(null, f) : (h) => h),
          smithyContext: e._smithyContext,
          additionalContext: e._additionalContext
        });
      }
      serialize = e._serializer;
      deserialize = e._deserializer;
    };
  }
};

// node_modules/@smithy/core/dist-es/submodules/client/smithy-client/create-aggregated-client.js
var cr = (t, e, r) => {
  for (let [n, i] of Object.entries(t)) {
    let c = async function(h, u, a) {
      let m = new i(h);
      if (typeof u == "function")
        this.send(m, u);
      else if (typeof a == "function") {
        if (typeof u != "object")
          throw new Error(`Expected http options but got ${typeof u}`);
        this.send(m, u || {}, a);
      } else
        return this.send(m, u);
    }, f = (n[0].toLowerCase() + n.slice(1)).replace(/Command$/, "");
    e.prototype[f] = c;
  }
  let { paginators: o = {}, waiters: s = {} } = r ?? {};
  for (let [n, i] of Object.entries(o))
    e.prototype[n] === void 0 && (e.prototype[n] = function(c = {}, f, ...h) {
      return i({
        ...f,
        client: this
      }, c, ...h);
    });
  for (let [n, i] of Object.entries(s))
    e.prototype[n] === void 0 && (e.prototype[n] = async function(c = {}, f, ...h) {
      let u = f;
      return typeof f == "number" && (u = {
        maxWaitTime: f
      }), i({
        ...u,
        client: this
      }, c, ...h);
    });
};

// node_modules/@smithy/core/dist-es/submodules/client/smithy-client/exceptions.js
var Ae = class t extends Error {
  static shapeId = "smithy.ts.sdk.synthetic.nonamespace.client#ServiceException";
  $fault;
  $response;
  $retryable;
  $metadata;
  constructor(e) {
    super(e.message), Object.setPrototypeOf(this, Object.getPrototypeOf(this).constructor.prototype), this.name = e.name, this.$fault = e.$fault, this.$metadata = e.$metadata;
  }
  static isInstance(e) {
    if (!e)
      return !1;
    let r = e;
    return t.prototype.isPrototypeOf(r) || !!r.$fault && !!r.$metadata && (r.$fault === "client" || r.$fault === "server");
  }
  static [Symbol.hasInstance](e) {
    if (!e)
      return !1;
    let r = e;
    if (this === t)
      return t.isInstance(e);
    if (t.isInstance(e)) {
      if (this.prototype.isPrototypeOf(e))
        return !0;
      let o = Object.prototype.hasOwnProperty.call(this, "shapeId") ? this.shapeId : void 0, s = !1;
      if (o) {
        let i = Object.getPrototypeOf(r);
        for (; i && i !== Object.prototype; ) {
          let c = i.constructor, f = c !== t && Object.prototype.hasOwnProperty.call(c, "shapeId") ? c?.shapeId : void 0;
          if (f && (s = !0, f === o))
            return !0;
          i = Object.getPrototypeOf(i);
        }
      }
      if (o && s)
        return !1;
      let n = this.name;
      if (n && n.length >= 6) {
        if (r.name === n)
          return !0;
        let i = Object.getPrototypeOf(r);
        for (; i && i !== Object.prototype; ) {
          let c = i.constructor?.name;
          if (c && c !== "Error" && c === n)
            return !0;
          i = Object.getPrototypeOf(i);
        }
      }
    }
    return !1;
  }
}, mr = (t, e = {}) => {
  Object.entries(e).filter(([, o]) => o !== void 0).forEach(([o, s]) => {
    (t[o] == null || t[o] === "") && (t[o] = s);
  });
  let r = t.message || t.Message || "UnknownError";
  return t.message = r, delete t.Message, t;
};

// node_modules/@smithy/core/dist-es/submodules/client/smithy-client/defaults-mode.js
var fr = (t) => {
  switch (t) {
    case "standard":
      return {
        retryMode: "standard",
        connectionTimeout: 3100
      };
    case "in-region":
      return {
        retryMode: "standard",
        connectionTimeout: 1100
      };
    case "cross-region":
      return {
        retryMode: "standard",
        connectionTimeout: 3100
      };
    case "mobile":
      return {
        retryMode: "standard",
        connectionTimeout: 3e4
      };
    default:
      return {};
  }
};

// node_modules/@smithy/core/dist-es/submodules/client/smithy-client/emitWarningIfUnsupportedVersion.js
var st = !1, lr = (t) => {
  t && !st && parseInt(t.substring(1, t.indexOf("."))) < 16 && (st = !0);
};

// node_modules/@smithy/core/dist-es/submodules/client/smithy-client/extensions/checksum.js
var nt = Object.values(v), it = (t) => {
  let e = [];
  for (let r in v) {
    if (!F(v, r))
      continue;
    let o = v[r];
    t[o] !== void 0 && e.push({
      algorithmId: () => o,
      checksumConstructor: () => t[o]
    });
  }
  for (let [r, o] of Object.entries(t.checksumAlgorithms ?? {}))
    e.push({
      algorithmId: () => r,
      checksumConstructor: () => o
    });
  return {
    addChecksumAlgorithm(r) {
      t.checksumAlgorithms = t.checksumAlgorithms ?? {};
      let o = r.algorithmId(), s = r.checksumConstructor();
      nt.includes(o) ? t.checksumAlgorithms[o.toUpperCase()] = s : t.checksumAlgorithms[o] = s, e.push(r);
    },
    checksumAlgorithms() {
      return e;
    }
  };
}, at = (t) => {
  let e = {};
  return t.checksumAlgorithms().forEach((r) => {
    let o = r.algorithmId();
    nt.includes(o) && (e[o] = r.checksumConstructor());
  }), e;
};

// node_modules/@smithy/core/dist-es/submodules/client/smithy-client/extensions/retry.js
var ct = (t) => ({
  setRetryStrategy(e) {
    t.retryStrategy = e;
  },
  retryStrategy() {
    return t.retryStrategy;
  }
}), mt = (t) => {
  let e = {};
  return e.retryStrategy = t.retryStrategy(), e;
};

// node_modules/@smithy/core/dist-es/submodules/client/smithy-client/extensions/defaultExtensionConfiguration.js
var pr = (t) => Object.assign(it(t), ct(t));
var dr = (t) => Object.assign(at(t), mt(t));

// node_modules/@smithy/core/dist-es/submodules/client/smithy-client/get-value-from-text-node.js
var ft = (t) => {
  let e = "#text";
  for (let r in t)
    F(t, r) && (t[r][e] !== void 0 ? t[r] = t[r][e] : typeof t[r] == "object" && t[r] !== null && (t[r] = ft(t[r])));
  return t;
};

// node_modules/@smithy/core/dist-es/submodules/client/smithy-client/NoOpLogger.js
var Fe = class {
  trace() {
  }
  debug() {
  }
  info() {
  }
  warn() {
  }
  error() {
  }
};

// node_modules/@smithy/core/dist-es/submodules/client/smithy-client/client-command-builder.js
function ur(t, e, r, o) {
  return function(n, i, c, f, h = {}) {
    let u = Object.assign({}, t, n);
    return z.classBuilder().ep(u).m(function(a, m, l, S) {
      let g = i.call(this, a, m, l, S);
      return g.unshift(o(l, a.getEndpointParameterInstructions())), g;
    }).s(e, c, h).n(r, c.charAt(0).toUpperCase() + c.slice(1) + "Command").sc(f).build();
  };
}

// node_modules/@smithy/core/dist-es/submodules/config/config-resolver/endpointsConfig/resolveCustomEndpointsConfig.js
var hr = (t) => {
  let { tls: e, endpoint: r, urlParser: o, useDualstackEndpoint: s } = t;
  return Object.assign(t, {
    tls: e ?? !0,
    endpoint: b(typeof r == "string" ? o(r) : r),
    isCustomEndpoint: !0,
    useDualstackEndpoint: b(s ?? !1)
  });
};

// node_modules/@smithy/core/dist-es/submodules/config/config-resolver/endpointsConfig/utils/getEndpointFromRegion.js
var lt = async (t) => {
  let { tls: e = !0 } = t, r = await t.region();
  if (!new RegExp(/^([a-zA-Z0-9]|[a-zA-Z0-9][a-zA-Z0-9-]{0,61}[a-zA-Z0-9])$/).test(r))
    throw new Error("Invalid region in client config");
  let s = await t.useDualstackEndpoint(), n = await t.useFipsEndpoint(), { hostname: i } = await t.regionInfoProvider(r, { useDualstackEndpoint: s, useFipsEndpoint: n }) ?? {};
  if (!i)
    throw new Error("Cannot resolve hostname from client config");
  return t.urlParser(`${e ? "https:" : "http:"}//${i}`);
};

// node_modules/@smithy/core/dist-es/submodules/config/config-resolver/endpointsConfig/resolveEndpointsConfig.js
var gr = (t) => {
  let e = b(t.useDualstackEndpoint ?? !1), { endpoint: r, useFipsEndpoint: o, urlParser: s, tls: n } = t;
  return Object.assign(t, {
    tls: n ?? !0,
    endpoint: r ? b(typeof r == "string" ? s(r) : r) : () => lt({ ...t, useDualstackEndpoint: e, useFipsEndpoint: o }),
    isCustomEndpoint: !!r,
    useDualstackEndpoint: e
  });
};

// node_modules/@smithy/core/dist-es/submodules/config/defaults-mode/constants.js
var pt = "AWS_EXECUTION_ENV", Re = "AWS_REGION", De = "AWS_DEFAULT_REGION", dt = "AWS_EC2_METADATA_DISABLED", ut = ["in-region", "cross-region", "mobile", "standard", "legacy"], ht = "/latest/meta-data/placement/region", gt = "/latest/api/token", St = "x-aws-ec2-metadata-token", Et = "x-aws-ec2-metadata-token-ttl-seconds";

// node_modules/@smithy/core/dist-es/submodules/config/config-resolver/regionConfig/getInstanceMetadataRegion.js
var xt = 1e3, Sr = 6e4, Ot = 0, ae = async () => {
  if (!process.env[dt] && !(Date.now() < Ot))
    try {
      let t = Er(), e = (await yt({
        ...t,
        path: gt,
        method: "PUT",
        headers: {
          [Et]: "21600"
        }
      })).toString();
      return (await yt({
        ...t,
        path: ht,
        method: "GET",
        headers: {
          [St]: e
        }
      })).toString().trim() || _t();
    } catch {
      return _t();
    }
}, _t = () => {
  Ot = Date.now() + Sr;
}, Er = () => {
  let t = process.env.AWS_EC2_METADATA_SERVICE_ENDPOINT;
  if (t) {
    let e = new URL(t);
    return {
      hostname: e.hostname.replace(/^\[(.+)]$/, "$1"),
      port: e.port ? Number(e.port) : void 0
    };
  }
  return process.env.AWS_EC2_METADATA_SERVICE_ENDPOINT_MODE === "IPv6" ? { hostname: "fd00:ec2::254" } : { hostname: "169.254.169.254" };
}, yt = async (t) => {
  let { request: e } = await import("node:http");
  return new Promise((r, o) => {
    let s = e({
      hostname: t.hostname,
      port: t.port,
      path: t.path,
      method: t.method,
      headers: t.headers,
      timeout: xt,
      signal: AbortSignal.timeout(xt)
    });
    s.on("error", (n) => {
      o(n), s.destroy();
    }), s.on("timeout", () => {
      o(new Error("TimeoutError from instance metadata service")), s.destroy();
    }), s.on("response", (n) => {
      let { statusCode: i = 400 } = n;
      if (i < 200 || i >= 300) {
        o(Object.assign(new Error("Error response received from instance metadata service"), { statusCode: i })), s.destroy();
        return;
      }
      let c = [];
      n.on("data", (f) => c.push(f)), n.on("end", () => {
        r(Buffer.concat(c)), s.destroy();
      });
    }), s.end();
  });
};

// node_modules/@smithy/core/dist-es/submodules/config/config-resolver/regionConfig/config.js
var Nt = "AWS_REGION", It = "region", Pe = {
  environmentVariableSelector: (t) => t[Nt],
  configFileSelector: (t) => t[It],
  default: async () => {
    let t = await ae();
    if (t)
      return t;
    throw new Error("Region is missing");
  }
}, xr = {
  preferredFile: "credentials"
};

// node_modules/@smithy/core/dist-es/submodules/config/config-resolver/regionConfig/checkRegion.js
var wt = /* @__PURE__ */ new Set(), Ct = (t, e = re) => {
  if (!wt.has(t) && !e(t))
    if (t === "*")
      console.warn('@smithy/config-resolver WARN - Please use the caller region instead of "*". See "sigv4a" in https://github.com/aws/aws-sdk-js-v3/blob/main/supplemental-docs/CLIENTS.md.');
    else
      throw new Error(`Region not accepted: region="${t}" is not a valid hostname component.`);
  else
    wt.add(t);
};

// node_modules/@smithy/core/dist-es/submodules/config/config-resolver/regionConfig/isFipsRegion.js
var ce = (t) => typeof t == "string" && (t.startsWith("fips-") || t.endsWith("-fips"));

// node_modules/@smithy/core/dist-es/submodules/config/config-resolver/regionConfig/getRealRegion.js
var Tt = (t) => ce(t) ? ["fips-aws-global", "aws-fips"].includes(t) ? "us-east-1" : t.replace(/fips-(dkr-|prod-)?|-fips/, "") : t;

// node_modules/@smithy/core/dist-es/submodules/config/config-resolver/regionConfig/resolveRegionConfig.js
var _r = (t) => {
  let { region: e, useFipsEndpoint: r } = t;
  if (!e)
    throw new Error("Region is missing");
  return Object.assign(t, {
    region: async () => {
      let o = typeof e == "function" ? await e() : e, s = Tt(o);
      return Ct(s), s;
    },
    useFipsEndpoint: async () => {
      let o = typeof e == "string" ? e : await e();
      return ce(o) ? !0 : typeof r != "function" ? Promise.resolve(!!r) : r();
    }
  });
};

// node_modules/@smithy/core/dist-es/submodules/config/config-resolver/regionInfo/getHostnameFromVariants.js
var Me = (t = [], { useFipsEndpoint: e, useDualstackEndpoint: r }) => t.find(({ tags: o }) => e === o.includes("fips") && r === o.includes("dualstack"))?.hostname;

// node_modules/@smithy/core/dist-es/submodules/config/config-resolver/regionInfo/getResolvedHostname.js
var vt = (t, { regionHostname: e, partitionHostname: r }) => e || (r ? r.replace("{region}", t) : void 0);

// node_modules/@smithy/core/dist-es/submodules/config/config-resolver/regionInfo/getResolvedPartition.js
var bt = (t, { partitionHash: e }) => Object.keys(e || {}).find((r) => e[r].regions.includes(t)) ?? "aws";

// node_modules/@smithy/core/dist-es/submodules/config/config-resolver/regionInfo/getResolvedSigningRegion.js
var At = (t, { signingRegion: e, regionRegex: r, useFipsEndpoint: o }) => {
  if (e)
    return e;
  if (o) {
    let s = r.replace("\\\\", "\\").replace(/^\^/g, "\\.").replace(/\$$/g, "\\."), n = t.match(s);
    if (n)
      return n[0].slice(1, -1);
  }
};

// node_modules/@smithy/core/dist-es/submodules/config/config-resolver/regionInfo/getRegionInfo.js
var yr = (t, { useFipsEndpoint: e = !1, useDualstackEndpoint: r = !1, signingService: o, regionHash: s, partitionHash: n }) => {
  let i = bt(t, { partitionHash: n }), c = t in s ? t : n[i]?.endpoint ?? t, f = { useFipsEndpoint: e, useDualstackEndpoint: r }, h = Me(s[c]?.variants, f), u = Me(n[i]?.variants, f), a = vt(c, { regionHostname: h, partitionHostname: u });
  if (a === void 0)
    throw new Error(`Endpoint resolution failed for: ${{ resolvedRegion: c, useFipsEndpoint: e, useDualstackEndpoint: r }}`);
  let m = At(a, {
    signingRegion: s[c]?.signingRegion,
    regionRegex: n[i].regionRegex,
    useFipsEndpoint: e
  });
  return {
    partition: i,
    signingService: o,
    hostname: a,
    ...m && { signingRegion: m },
    ...s[c]?.signingService && {
      signingService: s[c].signingService
    }
  };
};

// node_modules/@smithy/core/dist-es/submodules/config/defaults-mode/defaultsModeConfig.js
var Or = "AWS_DEFAULTS_MODE", Nr = "defaults_mode", Ft = {
  environmentVariableSelector: (t) => t[Or],
  configFileSelector: (t) => t[Nr],
  default: "legacy"
};

// node_modules/@smithy/core/dist-es/submodules/config/defaults-mode/resolveDefaultsModeConfig.js
var Ir = ({ region: t = te(Pe), defaultsMode: e = te(Ft) } = {}) => G(async () => {
  let r = typeof e == "function" ? await e() : e;
  switch (r?.toLowerCase()) {
    case "auto":
      return wr(t);
    case "in-region":
    case "cross-region":
    case "mobile":
    case "standard":
    case "legacy":
      return Promise.resolve(r?.toLocaleLowerCase());
    case void 0:
      return Promise.resolve("legacy");
    default:
      throw new Error(`Invalid parameter for "defaultsMode", expect ${ut.join(", ")}, got ${r}`);
  }
}), wr = async (t) => {
  if (t) {
    let e = typeof t == "function" ? await t() : t, r = await Cr();
    return r ? e === r ? "in-region" : "cross-region" : "standard";
  }
  return "standard";
}, Cr = async () => process.env[pt] && (process.env[Re] || process.env[De]) ? process.env[Re] ?? process.env[De] : ae();

export {
  C as a,
  R as b,
  me as c,
  fe as d,
  le as e,
  N as f,
  Pt as g,
  y as h,
  T as i,
  $e as j,
  ke as k,
  de as l,
  he as m,
  Vt as n,
  D as o,
  ge as p,
  P as q,
  L as r,
  B as s,
  Xt as t,
  Yt as u,
  Zt as v,
  Ee as w,
  te as x,
  xe as y,
  _e as z,
  Jt as A,
  er as B,
  tr as C,
  ye as D,
  Oe as E,
  rr as F,
  or as G,
  sr as H,
  k as I,
  q as J,
  re as K,
  ir as L,
  X as M,
  Ne as N,
  Ie as O,
  Y as P,
  ar as Q,
  U as R,
  w as S,
  Te as T,
  z as U,
  cr as V,
  Ae as W,
  mr as X,
  fr as Y,
  lr as Z,
  pr as _,
  dr as $,
  ft as aa,
  Fe as ba,
  ur as ca,
  hr as da,
  gr as ea,
  Nt as fa,
  It as ga,
  Pe as ha,
  xr as ia,
  _r as ja,
  yr as ka,
  Ir as la
};
