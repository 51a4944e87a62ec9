import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a as M,
  b as Z,
  c as T,
  f as Oe,
  l as k
} from "./shared-RYUOH6A7.js";
import {
  a as z,
  c as w
} from "./shared-5GUVCRIJ.js";
import {
  a as _e,
  b as lt,
  c as ft
} from "./shared-IR464BEW.js";

// lighter-node:crypto?@smithy/core/dist-es/submodules/config/shared-ini-file-loader/getSSOTokenFilepath.js
var Ie = lt((ur, re) => {
  re.exports = Object.create(new Proxy({}, { get: (e, t) => _e("node:crypto")[t] }));
  re.exports.getRandomValues = (e) => _e("node:crypto").getRandomValues(e);
});

// node_modules/@smithy/core/dist-es/submodules/config/property-provider/ProviderError.js
var C = class e extends Error {
  name = "ProviderError";
  tryNextLink;
  constructor(t, r = !0) {
    let o, n = !0;
    typeof r == "boolean" ? (o = void 0, n = r) : r != null && typeof r == "object" && (o = r.logger, n = r.tryNextLink ?? !0), super(t), this.tryNextLink = n, Object.setPrototypeOf(this, e.prototype), o?.debug?.(`@smithy/property-provider ${n ? "->" : "(!)"} ${t}`);
  }
  static from(t, r = !0) {
    return Object.assign(new this(t.message, r), t);
  }
};

// node_modules/@smithy/core/dist-es/submodules/config/property-provider/CredentialsProviderError.js
var A = class e extends C {
  name = "CredentialsProviderError";
  constructor(t, r = !0) {
    super(t, r), Object.setPrototypeOf(this, e.prototype);
  }
};

// node_modules/@smithy/core/dist-es/submodules/config/property-provider/TokenProviderError.js
var J = class e extends C {
  name = "TokenProviderError";
  constructor(t, r = !0) {
    super(t, r), Object.setPrototypeOf(this, e.prototype);
  }
};

// node_modules/@smithy/core/dist-es/submodules/config/property-provider/chain.js
var Y = (...e) => async () => {
  if (e.length === 0)
    throw new C("No providers in chain");
  let t;
  for (let r of e)
    try {
      return await r();
    } catch (o) {
      if (t = o, o?.tryNextLink)
        continue;
      throw o;
    }
  throw t;
};

// node_modules/@smithy/core/dist-es/submodules/config/property-provider/fromValue.js
var Q = (e) => () => Promise.resolve(e);

// node_modules/@smithy/core/dist-es/submodules/config/property-provider/memoize.js
var $ = (e, t, r) => {
  let o, n, i, c = !1, s = async () => {
    n || (n = e());
    try {
      o = await n, i = !0, c = !1;
    } finally {
      n = void 0;
    }
    return o;
  };
  return t === void 0 ? async (f) => ((!i || f?.forceRefresh) && (o = await s()), o) : async (f) => ((!i || f?.forceRefresh) && (o = await s()), c ? o : r && !r(o) ? (c = !0, o) : (t(o) && await s(), o));
};

// node_modules/@smithy/core/dist-es/submodules/config/util-config-provider/booleanSelector.js
var I = (e, t, r) => {
  if (t in e) {
    if (e[t] === "true")
      return !0;
    if (e[t] === "false")
      return !1;
    throw new Error(`Cannot load ${r} "${t}". Expected "true" or "false", got ${e[t]}.`);
  }
};

// node_modules/@smithy/core/dist-es/submodules/config/util-config-provider/numberSelector.js
var mt = (e, t, r) => {
  if (!(t in e))
    return;
  let o = parseInt(e[t], 10);
  if (Number.isNaN(o))
    throw new TypeError(`Cannot load ${r} '${t}'. Expected number, got '${e[t]}'.`);
  return o;
};

// node_modules/@smithy/core/dist-es/submodules/config/util-config-provider/types.js
var x;
(function(e) {
  e.ENV = "env", e.CONFIG = "shared config entry";
})(x || (x = {}));

// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/getHomeDir.js
import { homedir as dt } from "node:os";
import { sep as pt } from "node:path";
var ee = {}, ut = () => process && process.geteuid ? `${process.geteuid()}` : "DEFAULT", v = () => {
  let { HOME: e, USERPROFILE: t, HOMEPATH: r, HOMEDRIVE: o = `C:${pt}` } = process.env;
  if (e)
    return e;
  if (t)
    return t;
  if (r)
    return `${o}${r}`;
  let n = ut();
  return ee[n] || (ee[n] = dt()), ee[n];
};

// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/getProfileName.js
var xe = "AWS_PROFILE", Ne = "default", te = (e) => e.profile || process.env[xe] || Ne;

// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/getSSOTokenFilepath.js
var Ce = ft(Ie());
import { join as gt } from "node:path";
var oe = (e) => {
  let r = (0, Ce.createHash)("sha1").update(e).digest("hex");
  return gt(v(), ".aws", "sso", "cache", `${r}.json`);
};

// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/getSSOTokenFromFile.js
import { readFile as ht } from "node:fs/promises";
var U = {}, Et = async (e) => {
  if (U[e])
    return U[e];
  let t = oe(e), r = await ht(t, "utf8");
  return JSON.parse(r);
};

// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/constants.js
var R = ".";

// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/loadSharedConfigFiles.js
import { join as we } from "node:path";

// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/getConfigData.js
var ve = (e) => Object.entries(e).filter(([t]) => {
  let r = t.indexOf(".");
  return r === -1 ? !1 : Object.values(T).includes(t.substring(0, r));
}).reduce((t, [r, o]) => {
  let n = r.indexOf("."), i = r.substring(0, n) === T.PROFILE ? r.substring(n + 1) : r;
  return t[i] = o, t;
}, {
  ...e.default && { default: e.default }
});

// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/getConfigFilepath.js
import { join as St } from "node:path";
var _t = "AWS_CONFIG_FILE", H = () => process.env[_t] || St(v(), ".aws", "config");

// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/getCredentialsFilepath.js
import { join as Ot } from "node:path";
var xt = "AWS_SHARED_CREDENTIALS_FILE", Fe = () => process.env[xt] || Ot(v(), ".aws", "credentials");

// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/parseIni.js
var Nt = /^([\w-]+)\s(["'])?([\w-@+.%:/]+)\2$/, It = ["__proto__", "profile __proto__"], G = (e) => {
  let t = {}, r, o;
  for (let n of e.split(/\r?\n/)) {
    let i = n.split(/(^|\s)[;#]/)[0].trim();
    if (i[0] === "[" && i[i.length - 1] === "]") {
      r = void 0, o = void 0;
      let s = i.substring(1, i.length - 1), f = Nt.exec(s);
      if (f) {
        let [, h, , S] = f;
        Object.values(T).includes(h) && (r = [h, S].join("."));
      } else
        r = s;
      if (It.includes(s))
        throw new Error(`Found invalid profile name "${s}"`);
    } else if (r) {
      let s = i.indexOf("=");
      if (![0, -1].includes(s)) {
        let [f, h] = [
          i.substring(0, s).trim(),
          i.substring(s + 1).trim()
        ];
        if (h === "")
          o = f;
        else {
          o && n.trimStart() === n && (o = void 0), t[r] = t[r] || {};
          let S = o ? [o, f].join(".") : f;
          t[r][S] = h;
        }
      }
    }
  }
  return t;
};

// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/readFile.js
import { readFile as Ct } from "node:fs/promises";
var ne = {}, V = {}, D = (e, t) => V[e] !== void 0 ? V[e] : ((!ne[e] || t?.ignoreCache) && (ne[e] = Ct(e, "utf8")), ne[e]);

// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/loadSharedConfigFiles.js
var Te = () => ({}), W = async (e = {}) => {
  let { filepath: t = Fe(), configFilepath: r = H() } = e, o = v(), n = "~/", i = t;
  t.startsWith(n) && (i = we(o, t.slice(2)));
  let c = r;
  r.startsWith(n) && (c = we(o, r.slice(2)));
  let s = await Promise.all([
    D(c, {
      ignoreCache: e.ignoreCache
    }).then(G).then(ve).catch(Te),
    D(i, {
      ignoreCache: e.ignoreCache
    }).then(G).catch(Te)
  ]);
  return {
    configFile: s[0],
    credentialsFile: s[1]
  };
};

// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/getSsoSessionData.js
var Ae = (e) => Object.entries(e).filter(([t]) => t.startsWith(T.SSO_SESSION + ".")).reduce((t, [r, o]) => ({ ...t, [r.substring(r.indexOf(".") + 1)]: o }), {});

// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/loadSsoSessionData.js
var vt = () => ({}), Ft = async (e = {}) => D(e.configFilepath ?? H()).then(G).then(Ae).catch(vt);

// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/mergeConfigFiles.js
var Re = (...e) => {
  let t = {};
  for (let r of e)
    for (let [o, n] of Object.entries(r))
      t[o] !== void 0 ? Object.assign(t[o], n) : t[o] = n;
  return t;
};

// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/parseKnownFiles.js
var wt = async (e) => {
  let t = await W(e);
  return Re(t.configFile, t.credentialsFile);
};

// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/externalDataInterceptor.js
var Tt = {
  getFileRecord() {
    return V;
  },
  interceptFile(e, t) {
    V[e] = Promise.resolve(t);
  },
  getTokenRecord() {
    return U;
  },
  interceptToken(e, t) {
    U[e] = t;
  }
};

// node_modules/@smithy/core/dist-es/submodules/config/node-config-provider/getSelectorName.js
function K(e) {
  try {
    let t = new Set(Array.from(e.match(/([A-Z_]){3,}/g) ?? []));
    return t.delete("CONFIG"), t.delete("CONFIG_PREFIX_SEPARATOR"), t.delete("ENV"), [...t].join(", ");
  } catch {
    return e;
  }
}

// node_modules/@smithy/core/dist-es/submodules/config/node-config-provider/fromEnv.js
var ye = (e, t) => async () => {
  try {
    let r = e(process.env, t);
    if (r === void 0)
      throw new Error();
    return r;
  } catch (r) {
    throw new A(r.message || `Not found in ENV: ${K(e.toString())}`, { logger: t?.logger });
  }
};

// node_modules/@smithy/core/dist-es/submodules/config/node-config-provider/fromSharedConfigFiles.js
var De = (e, { preferredFile: t = "config", ...r } = {}) => async () => {
  let o = te(r), { configFile: n, credentialsFile: i } = await W(r), c = i[o] || {}, s = n[o] || {}, f = t === "config" ? { ...c, ...s } : { ...s, ...c };
  try {
    let S = e(f, t === "config" ? n : i);
    if (S === void 0)
      throw new Error();
    return S;
  } catch (h) {
    throw new A(h.message || `Not found in config files w/ profile [${o}]: ${K(e.toString())}`, { logger: r.logger });
  }
};

// node_modules/@smithy/core/dist-es/submodules/config/node-config-provider/fromStatic.js
var At = (e) => typeof e == "function", ie = (e) => At(e) ? async () => await e() : Q(e);

// node_modules/@smithy/core/dist-es/submodules/config/node-config-provider/configLoader.js
var B = ({ environmentVariableSelector: e, configFileSelector: t, default: r }, o = {}) => {
  let { signingName: n, logger: i } = o;
  return $(Y(ye(e, { signingName: n, logger: i }), De(t, o), ie(r)));
};

// node_modules/@smithy/core/dist-es/submodules/config/config-resolver/endpointsConfig/NodeUseDualstackEndpointConfigOptions.js
var se = "AWS_USE_DUALSTACK_ENDPOINT", ae = "use_dualstack_endpoint", Rt = !1, yt = {
  environmentVariableSelector: (e) => I(e, se, x.ENV),
  configFileSelector: (e) => I(e, ae, x.CONFIG),
  default: !1
}, Dt = {
  environmentVariableSelector: (e) => I(e, se, x.ENV),
  configFileSelector: (e) => I(e, ae, x.CONFIG),
  default: void 0
};

// node_modules/@smithy/core/dist-es/submodules/config/config-resolver/endpointsConfig/NodeUseFipsEndpointConfigOptions.js
var ce = "AWS_USE_FIPS_ENDPOINT", le = "use_fips_endpoint", Pt = !1, bt = {
  environmentVariableSelector: (e) => I(e, ce, x.ENV),
  configFileSelector: (e) => I(e, le, x.CONFIG),
  default: !1
}, Lt = {
  environmentVariableSelector: (e) => I(e, ce, x.ENV),
  configFileSelector: (e) => I(e, le, x.CONFIG),
  default: void 0
};

// node_modules/@smithy/core/dist-es/submodules/client/middleware-stack/MiddlewareStack.js
var y = (e, t) => {
  let r = [];
  if (e && r.push(e), t)
    for (let o of t)
      r.push(o);
  return r;
}, F = (e, t) => `${e || "anonymous"}${t && t.length > 0 ? ` (a.k.a. ${t.join(",")})` : ""}`, P = () => {
  let e = [], t = [], r = !1, o = /* @__PURE__ */ new Set(), n = (a) => a.sort((l, m) => Pe[m.step] - Pe[l.step] || be[m.priority || "normal"] - be[l.priority || "normal"]), i = (a) => {
    let l = !1, m = (g) => {
      let E = y(g.name, g.aliases);
      if (E.includes(a)) {
        l = !0;
        for (let d of E)
          o.delete(d);
        return !1;
      }
      return !0;
    };
    return e = e.filter(m), t = t.filter(m), l;
  }, c = (a) => {
    let l = !1, m = (g) => {
      if (g.middleware === a) {
        l = !0;
        for (let E of y(g.name, g.aliases))
          o.delete(E);
        return !1;
      }
      return !0;
    };
    return e = e.filter(m), t = t.filter(m), l;
  }, s = (a) => (e.forEach((l) => {
    a.add(l.middleware, { ...l });
  }), t.forEach((l) => {
    a.addRelativeTo(l.middleware, { ...l });
  }), a.identifyOnResolve?.(S.identifyOnResolve()), a), f = (a) => {
    let l = [];
    return a.before.forEach((m) => {
      m.before.length === 0 && m.after.length === 0 ? l.push(m) : l.push(...f(m));
    }), l.push(a), a.after.reverse().forEach((m) => {
      m.before.length === 0 && m.after.length === 0 ? l.push(m) : l.push(...f(m));
    }), l;
  }, h = (a = !1) => {
    let l = [], m = [], g = {};
    return e.forEach((d) => {
      let p = {
        ...d,
        before: [],
        after: []
      };
      for (let u of y(p.name, p.aliases))
        g[u] = p;
      l.push(p);
    }), t.forEach((d) => {
      let p = {
        ...d,
        before: [],
        after: []
      };
      for (let u of y(p.name, p.aliases))
        g[u] = p;
      m.push(p);
    }), m.forEach((d) => {
      if (d.toMiddleware) {
        let p = g[d.toMiddleware];
        if (p === void 0) {
          if (a)
            return;
          throw new Error(`${d.toMiddleware} is not found when adding ${F(d.name, d.aliases)} middleware ${d.relation} ${d.toMiddleware}`);
        }
        d.relation === "after" && p.after.push(d), d.relation === "before" && p.before.push(d);
      }
    }), n(l).map(f).reduce((d, p) => (d.push(...p), d), []);
  }, S = {
    add: (a, l = {}) => {
      let { name: m, override: g, aliases: E } = l, d = {
        step: "initialize",
        priority: "normal",
        middleware: a,
        ...l
      }, p = y(m, E);
      if (p.length > 0) {
        if (p.some((u) => o.has(u))) {
          if (!g)
            throw new Error(`Duplicate middleware name '${F(m, E)}'`);
          for (let u of p) {
            let _ = e.findIndex((N) => N.name === u || N.aliases?.some((L) => L === u));
            if (_ === -1)
              continue;
            let O = e[_];
            if (O.step !== d.step || d.priority !== O.priority)
              throw new Error(`"${F(O.name, O.aliases)}" middleware with ${O.priority} priority in ${O.step} step cannot be overridden by "${F(m, E)}" middleware with ${d.priority} priority in ${d.step} step.`);
            e.splice(_, 1);
          }
        }
        for (let u of p)
          o.add(u);
      }
      e.push(d);
    },
    addRelativeTo: (a, l) => {
      let { name: m, override: g, aliases: E } = l, d = {
        middleware: a,
        ...l
      }, p = y(m, E);
      if (p.length > 0) {
        if (p.some((u) => o.has(u))) {
          if (!g)
            throw new Error(`Duplicate middleware name '${F(m, E)}'`);
          for (let u of p) {
            let _ = t.findIndex((N) => N.name === u || N.aliases?.some((L) => L === u));
            if (_ === -1)
              continue;
            let O = t[_];
            if (O.toMiddleware !== d.toMiddleware || O.relation !== d.relation)
              throw new Error(`"${F(O.name, O.aliases)}" middleware ${O.relation} "${O.toMiddleware}" middleware cannot be overridden by "${F(m, E)}" middleware ${d.relation} "${d.toMiddleware}" middleware.`);
            t.splice(_, 1);
          }
        }
        for (let u of p)
          o.add(u);
      }
      t.push(d);
    },
    clone: () => s(P()),
    use: (a) => {
      a.applyToStack(S);
    },
    remove: (a) => typeof a == "string" ? i(a) : c(a),
    removeByTag: (a) => {
      let l = !1, m = (g) => {
        let { tags: E, name: d, aliases: p } = g;
        if (E && E.includes(a)) {
          let u = y(d, p);
          for (let _ of u)
            o.delete(_);
          return l = !0, !1;
        }
        return !0;
      };
      return e = e.filter(m), t = t.filter(m), l;
    },
    concat: (a) => {
      let l = s(P());
      return l.use(a), l.identifyOnResolve(r || l.identifyOnResolve() || (a.identifyOnResolve?.() ?? !1)), l;
    },
    applyToStack: s,
    identify: () => h(!0).map((a) => {
      let l = a.step ?? a.relation + " " + a.toMiddleware;
      return F(a.name, a.aliases) + " - " + l;
    }),
    identifyOnResolve(a) {
      return typeof a == "boolean" && (r = a), r;
    },
    resolve: (a, l) => {
      for (let m of h().map((g) => g.middleware).reverse())
        a = m(a, l);
      return r && console.log(S.identify()), a;
    }
  };
  return S;
}, Pe = {
  initialize: 5,
  serialize: 4,
  build: 3,
  finalizeRequest: 2,
  deserialize: 1
}, be = {
  high: 3,
  normal: 2,
  low: 1
};

// node_modules/@smithy/core/dist-es/submodules/client/smithy-client/client.js
var fe = class {
  config;
  middlewareStack = P();
  initConfig;
  handlers;
  constructor(t) {
    this.config = t;
    let { protocol: r, protocolSettings: o } = t;
    o && typeof r == "function" && (t.protocol = new r(o));
  }
  send(t, r, o) {
    let n = typeof r != "function" ? r : void 0, i = typeof r == "function" ? r : o, c = n === void 0 && this.config.cacheMiddleware === !0, s;
    if (c) {
      this.handlers || (this.handlers = /* @__PURE__ */ new WeakMap());
      let f = this.handlers;
      f.has(t.constructor) ? s = f.get(t.constructor) : (s = t.resolveMiddleware(this.middlewareStack, this.config, n), f.set(t.constructor, s));
    } else
      delete this.handlers, s = t.resolveMiddleware(this.middlewareStack, this.config, n);
    if (i)
      s(t).then((f) => i(null, f.output), (f) => i(f)).catch(() => {
      });
    else
      return s(t).then((f) => f.output);
  }
  destroy() {
    this.config?.requestHandler?.destroy?.(), delete this.handlers;
  }
};

// node_modules/@smithy/core/dist-es/submodules/client/smithy-client/schemaLogFilter.js
var me = "***SensitiveInformation***";
function b(e, t) {
  if (t == null)
    return t;
  let r = k.of(e);
  if (r.getMergedTraits().sensitive)
    return me;
  if (r.isListSchema()) {
    let o = r.getValueSchema();
    if (o.getMergedTraits().sensitive)
      return me;
    if (Array.isArray(t))
      return t.map((n) => b(o, n));
  } else if (r.isMapSchema()) {
    let o = r.getValueSchema();
    if (r.getKeySchema().getMergedTraits().sensitive || o.getMergedTraits().sensitive)
      return me;
    if (typeof t == "object")
      return Object.fromEntries(Object.entries(t).map(([n, i]) => [n, b(o, i)]));
  } else if (r.isStructSchema() && typeof t == "object") {
    let o = t, n = {};
    for (let [i, c] of r.structIterator())
      o[i] != null && (n[i] = b(c, o[i]));
    return n;
  }
  return t;
}

// node_modules/@smithy/core/dist-es/submodules/client/smithy-client/command.js
var Le = /* @__PURE__ */ Symbol.for("@smithy/op-event-stream"), j = class {
  middlewareStack = P();
  schema;
  static classBuilder() {
    return new de();
  }
  resolveMiddlewareWithContext(t, r, o, { middlewareFn: n, clientName: i, commandName: c, inputFilterSensitiveLog: s, outputFilterSensitiveLog: f, smithyContext: h, additionalContext: S, CommandCtor: a }) {
    for (let N of n.bind(this)(a, t, r, o))
      this.middlewareStack.use(N);
    let l = t.concat(this.middlewareStack), { logger: m } = r, g = S[Z], E = {
      logger: m,
      clientName: i,
      commandName: c,
      inputFilterSensitiveLog: s,
      outputFilterSensitiveLog: f,
      ...S,
      [Z]: {
        ...g,
        commandInstance: this,
        ...h,
        ...o?.metricsRecorder === void 0 ? {} : { metricsRecorder: o.metricsRecorder },
        ...o?.abortSignal === void 0 ? {} : { abortSignal: o.abortSignal }
      }
    }, { requestHandler: d } = r, p = o ?? {};
    p.metricsRecorder && (p = { ...p }, delete p.metricsRecorder);
    let u, _ = this.schema, O = _?.[Le];
    if (O !== void 0)
      u = O;
    else if (_ && Array.isArray(_) && _[0] === 9) {
      let [, , , , N, L] = _;
      u = _[Le] = !!(k.of(N).getEventStreamMember() || k.of(L).getEventStreamMember());
    }
    return u && (p = {
      isEventStream: u,
      ...p
    }), l.resolve((N) => d.handle(N.request, p), E);
  }
}, de = class {
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
  init(t) {
    this._init = t;
  }
  ep(t) {
    return this._ep = t, this;
  }
  m(t) {
    return this._middlewareFn = t, this;
  }
  s(t, r, o = {}) {
    return this._smithyContext = {
      service: t,
      operation: r,
      ...o
    }, this;
  }
  c(t = {}) {
    return this._additionalContext = t, this;
  }
  n(t, r) {
    return this._clientName = t, this._commandName = r, this;
  }
  f(t = (o) => o, r = (o) => o) {
    return this._inputFilterSensitiveLog = t, this._outputFilterSensitiveLog = r, this;
  }
  ser(t) {
    return this._serializer = t, this;
  }
  de(t) {
    return this._deserializer = t, this;
  }
  sc(t) {
    return this._operationSchema = t, this._smithyContext.operationSchema = t, this;
  }
  build() {
    let t = this, r;
    return r = class extends j {
      input;
      static getEndpointParameterInstructions() {
        return t._ep;
      }
      constructor(...[o]) {
        super(), this.input = o ?? {}, t._init(this), this.schema = t._operationSchema;
      }
      resolveMiddleware(o, n, i) {
        let c = t._operationSchema, s = c?.[4] ?? c?.input, f = c?.[5] ?? c?.output;
        return this.resolveMiddlewareWithContext(o, n, i, {
          CommandCtor: r,
          middlewareFn: t._middlewareFn,
          clientName: t._clientName,
          commandName: t._commandName,
          inputFilterSensitiveLog: t._inputFilterSensitiveLog ?? (c ? b.bind(null, s) : (h) => h),
          outputFilterSensitiveLog: t._outputFilterSensitiveLog ?? (c ? b.bind(null, f) : (h) => h),
          smithyContext: t._smithyContext,
          additionalContext: t._additionalContext
        });
      }
      serialize = t._serializer;
      deserialize = t._deserializer;
    };
  }
};

// node_modules/@smithy/core/dist-es/submodules/client/smithy-client/exceptions.js
var pe = class e extends Error {
  static shapeId = "smithy.ts.sdk.synthetic.nonamespace.client#ServiceException";
  $fault;
  $response;
  $retryable;
  $metadata;
  constructor(t) {
    super(t.message), Object.setPrototypeOf(this, Object.getPrototypeOf(this).constructor.prototype), this.name = t.name, this.$fault = t.$fault, this.$metadata = t.$metadata;
  }
  static isInstance(t) {
    if (!t)
      return !1;
    let r = t;
    return e.prototype.isPrototypeOf(r) || !!r.$fault && !!r.$metadata && (r.$fault === "client" || r.$fault === "server");
  }
  static [Symbol.hasInstance](t) {
    if (!t)
      return !1;
    let r = t;
    if (this === e)
      return e.isInstance(t);
    if (e.isInstance(t)) {
      if (this.prototype.isPrototypeOf(t))
        return !0;
      let o = Object.prototype.hasOwnProperty.call(this, "shapeId") ? this.shapeId : void 0, n = !1;
      if (o) {
        let c = Object.getPrototypeOf(r);
        for (; c && c !== Object.prototype; ) {
          let s = c.constructor, f = s !== e && Object.prototype.hasOwnProperty.call(s, "shapeId") ? s?.shapeId : void 0;
          if (f && (n = !0, f === o))
            return !0;
          c = Object.getPrototypeOf(c);
        }
      }
      if (o && n)
        return !1;
      let i = this.name;
      if (i && i.length >= 6) {
        if (r.name === i)
          return !0;
        let c = Object.getPrototypeOf(r);
        for (; c && c !== Object.prototype; ) {
          let s = c.constructor?.name;
          if (s && s !== "Error" && s === i)
            return !0;
          c = Object.getPrototypeOf(c);
        }
      }
    }
    return !1;
  }
}, Mt = (e, t = {}) => {
  Object.entries(t).filter(([, o]) => o !== void 0).forEach(([o, n]) => {
    (e[o] == null || e[o] === "") && (e[o] = n);
  });
  let r = e.message || e.Message || "UnknownError";
  return e.message = r, delete e.Message, e;
};

// node_modules/@smithy/core/dist-es/submodules/client/smithy-client/extensions/checksum.js
var Me = Object.values(M), ke = (e) => {
  let t = [];
  for (let r in M) {
    if (!z(M, r))
      continue;
    let o = M[r];
    e[o] !== void 0 && t.push({
      algorithmId: () => o,
      checksumConstructor: () => e[o]
    });
  }
  for (let [r, o] of Object.entries(e.checksumAlgorithms ?? {}))
    t.push({
      algorithmId: () => r,
      checksumConstructor: () => o
    });
  return {
    addChecksumAlgorithm(r) {
      e.checksumAlgorithms = e.checksumAlgorithms ?? {};
      let o = r.algorithmId(), n = r.checksumConstructor();
      Me.includes(o) ? e.checksumAlgorithms[o.toUpperCase()] = n : e.checksumAlgorithms[o] = n, t.push(r);
    },
    checksumAlgorithms() {
      return t;
    }
  };
}, $e = (e) => {
  let t = {};
  return e.checksumAlgorithms().forEach((r) => {
    let o = r.algorithmId();
    Me.includes(o) && (t[o] = r.checksumConstructor());
  }), t;
};

// node_modules/@smithy/core/dist-es/submodules/client/smithy-client/extensions/retry.js
var Ue = (e) => ({
  setRetryStrategy(t) {
    e.retryStrategy = t;
  },
  retryStrategy() {
    return e.retryStrategy;
  }
}), Ge = (e) => {
  let t = {};
  return t.retryStrategy = e.retryStrategy(), t;
};

// node_modules/@smithy/core/dist-es/submodules/client/smithy-client/extensions/defaultExtensionConfiguration.js
var kt = (e) => Object.assign(ke(e), Ue(e));
var $t = (e) => Object.assign($e(e), Ge(e));

// node_modules/@smithy/core/dist-es/submodules/client/smithy-client/get-value-from-text-node.js
var Ve = (e) => {
  let t = "#text";
  for (let r in e)
    z(e, r) && (e[r][t] !== void 0 ? e[r] = e[r][t] : typeof e[r] == "object" && e[r] !== null && (e[r] = Ve(e[r])));
  return e;
};

// node_modules/@smithy/core/dist-es/submodules/client/smithy-client/NoOpLogger.js
var ue = class {
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
function Ut(e, t, r, o) {
  return function(i, c, s, f, h = {}) {
    let S = Object.assign({}, e, i);
    return j.classBuilder().ep(S).m(function(a, l, m, g) {
      let E = c.call(this, a, l, m, g);
      return E.unshift(o(m, a.getEndpointParameterInstructions())), E;
    }).s(t, s, h).n(r, s.charAt(0).toUpperCase() + s.slice(1) + "Command").sc(f).build();
  };
}

// node_modules/@smithy/core/dist-es/submodules/config/config-resolver/endpointsConfig/resolveCustomEndpointsConfig.js
var Gt = (e) => {
  let { tls: t, endpoint: r, urlParser: o, useDualstackEndpoint: n } = e;
  return Object.assign(e, {
    tls: t ?? !0,
    endpoint: w(typeof r == "string" ? o(r) : r),
    isCustomEndpoint: !0,
    useDualstackEndpoint: w(n ?? !1)
  });
};

// node_modules/@smithy/core/dist-es/submodules/config/config-resolver/endpointsConfig/utils/getEndpointFromRegion.js
var We = async (e) => {
  let { tls: t = !0 } = e, r = await e.region();
  if (!new RegExp(/^([a-zA-Z0-9]|[a-zA-Z0-9][a-zA-Z0-9-]{0,61}[a-zA-Z0-9])$/).test(r))
    throw new Error("Invalid region in client config");
  let n = await e.useDualstackEndpoint(), i = await e.useFipsEndpoint(), { hostname: c } = await e.regionInfoProvider(r, { useDualstackEndpoint: n, useFipsEndpoint: i }) ?? {};
  if (!c)
    throw new Error("Cannot resolve hostname from client config");
  return e.urlParser(`${t ? "https:" : "http:"}//${c}`);
};

// node_modules/@smithy/core/dist-es/submodules/config/config-resolver/endpointsConfig/resolveEndpointsConfig.js
var Vt = (e) => {
  let t = w(e.useDualstackEndpoint ?? !1), { endpoint: r, useFipsEndpoint: o, urlParser: n, tls: i } = e;
  return Object.assign(e, {
    tls: i ?? !0,
    endpoint: r ? w(typeof r == "string" ? n(r) : r) : () => We({ ...e, useDualstackEndpoint: t, useFipsEndpoint: o }),
    isCustomEndpoint: !!r,
    useDualstackEndpoint: t
  });
};

// node_modules/@smithy/core/dist-es/submodules/config/defaults-mode/constants.js
var je = "AWS_EXECUTION_ENV", ge = "AWS_REGION", he = "AWS_DEFAULT_REGION", ze = "AWS_EC2_METADATA_DISABLED", He = ["in-region", "cross-region", "mobile", "standard", "legacy"], Ke = "/latest/meta-data/placement/region", Be = "/latest/api/token", Xe = "x-aws-ec2-metadata-token", qe = "x-aws-ec2-metadata-token-ttl-seconds";

// node_modules/@smithy/core/dist-es/submodules/config/config-resolver/regionConfig/getInstanceMetadataRegion.js
var Ze = 1e3, Wt = 6e4, Qe = 0, X = async () => {
  if (!process.env[ze] && !(Date.now() < Qe))
    try {
      let e = jt(), t = (await Ye({
        ...e,
        path: Be,
        method: "PUT",
        headers: {
          [qe]: "21600"
        }
      })).toString();
      return (await Ye({
        ...e,
        path: Ke,
        method: "GET",
        headers: {
          [Xe]: t
        }
      })).toString().trim() || Je();
    } catch {
      return Je();
    }
}, Je = () => {
  Qe = Date.now() + Wt;
}, jt = () => {
  let e = process.env.AWS_EC2_METADATA_SERVICE_ENDPOINT;
  if (e) {
    let t = new URL(e);
    return {
      hostname: t.hostname.replace(/^\[(.+)]$/, "$1"),
      port: t.port ? Number(t.port) : void 0
    };
  }
  return process.env.AWS_EC2_METADATA_SERVICE_ENDPOINT_MODE === "IPv6" ? { hostname: "fd00:ec2::254" } : { hostname: "169.254.169.254" };
}, Ye = async (e) => {
  let { request: t } = await import("node:http");
  return new Promise((r, o) => {
    let n = t({
      hostname: e.hostname,
      port: e.port,
      path: e.path,
      method: e.method,
      headers: e.headers,
      timeout: Ze,
      signal: AbortSignal.timeout(Ze)
    });
    n.on("error", (i) => {
      o(i), n.destroy();
    }), n.on("timeout", () => {
      o(new Error("TimeoutError from instance metadata service")), n.destroy();
    }), n.on("response", (i) => {
      let { statusCode: c = 400 } = i;
      if (c < 200 || c >= 300) {
        o(Object.assign(new Error("Error response received from instance metadata service"), { statusCode: c })), n.destroy();
        return;
      }
      let s = [];
      i.on("data", (f) => s.push(f)), i.on("end", () => {
        r(Buffer.concat(s)), n.destroy();
      });
    }), n.end();
  });
};

// node_modules/@smithy/core/dist-es/submodules/config/config-resolver/regionConfig/config.js
var et = "AWS_REGION", tt = "region", Ee = {
  environmentVariableSelector: (e) => e[et],
  configFileSelector: (e) => e[tt],
  default: async () => {
    let e = await X();
    if (e)
      return e;
    throw new Error("Region is missing");
  }
}, zt = {
  preferredFile: "credentials"
};

// node_modules/@smithy/core/dist-es/submodules/config/config-resolver/regionConfig/checkRegion.js
var rt = /* @__PURE__ */ new Set(), ot = (e, t = Oe) => {
  if (!rt.has(e) && !t(e))
    if (e === "*")
      console.warn('@smithy/config-resolver WARN - Please use the caller region instead of "*". See "sigv4a" in https://github.com/aws/aws-sdk-js-v3/blob/main/supplemental-docs/CLIENTS.md.');
    else
      throw new Error(`Region not accepted: region="${e}" is not a valid hostname component.`);
  else
    rt.add(e);
};

// node_modules/@smithy/core/dist-es/submodules/config/config-resolver/regionConfig/isFipsRegion.js
var q = (e) => typeof e == "string" && (e.startsWith("fips-") || e.endsWith("-fips"));

// node_modules/@smithy/core/dist-es/submodules/config/config-resolver/regionConfig/getRealRegion.js
var nt = (e) => q(e) ? ["fips-aws-global", "aws-fips"].includes(e) ? "us-east-1" : e.replace(/fips-(dkr-|prod-)?|-fips/, "") : e;

// node_modules/@smithy/core/dist-es/submodules/config/config-resolver/regionConfig/resolveRegionConfig.js
var Ht = (e) => {
  let { region: t, useFipsEndpoint: r } = e;
  if (!t)
    throw new Error("Region is missing");
  return Object.assign(e, {
    region: async () => {
      let o = typeof t == "function" ? await t() : t, n = nt(o);
      return ot(n), n;
    },
    useFipsEndpoint: async () => {
      let o = typeof t == "string" ? t : await t();
      return q(o) ? !0 : typeof r != "function" ? Promise.resolve(!!r) : r();
    }
  });
};

// node_modules/@smithy/core/dist-es/submodules/config/config-resolver/regionInfo/getHostnameFromVariants.js
var Se = (e = [], { useFipsEndpoint: t, useDualstackEndpoint: r }) => e.find(({ tags: o }) => t === o.includes("fips") && r === o.includes("dualstack"))?.hostname;

// node_modules/@smithy/core/dist-es/submodules/config/config-resolver/regionInfo/getResolvedHostname.js
var it = (e, { regionHostname: t, partitionHostname: r }) => t || (r ? r.replace("{region}", e) : void 0);

// node_modules/@smithy/core/dist-es/submodules/config/config-resolver/regionInfo/getResolvedPartition.js
var st = (e, { partitionHash: t }) => Object.keys(t || {}).find((r) => t[r].regions.includes(e)) ?? "aws";

// node_modules/@smithy/core/dist-es/submodules/config/config-resolver/regionInfo/getResolvedSigningRegion.js
var at = (e, { signingRegion: t, regionRegex: r, useFipsEndpoint: o }) => {
  if (t)
    return t;
  if (o) {
    let n = r.replace("\\\\", "\\").replace(/^\^/g, "\\.").replace(/\$$/g, "\\."), i = e.match(n);
    if (i)
      return i[0].slice(1, -1);
  }
};

// node_modules/@smithy/core/dist-es/submodules/config/config-resolver/regionInfo/getRegionInfo.js
var Kt = (e, { useFipsEndpoint: t = !1, useDualstackEndpoint: r = !1, signingService: o, regionHash: n, partitionHash: i }) => {
  let c = st(e, { partitionHash: i }), s = e in n ? e : i[c]?.endpoint ?? e, f = { useFipsEndpoint: t, useDualstackEndpoint: r }, h = Se(n[s]?.variants, f), S = Se(i[c]?.variants, f), a = it(s, { regionHostname: h, partitionHostname: S });
  if (a === void 0)
    throw new Error(`Endpoint resolution failed for: ${{ resolvedRegion: s, useFipsEndpoint: t, useDualstackEndpoint: r }}`);
  let l = at(a, {
    signingRegion: n[s]?.signingRegion,
    regionRegex: i[c].regionRegex,
    useFipsEndpoint: t
  });
  return {
    partition: c,
    signingService: o,
    hostname: a,
    ...l && { signingRegion: l },
    ...n[s]?.signingService && {
      signingService: n[s].signingService
    }
  };
};

// node_modules/@smithy/core/dist-es/submodules/config/defaults-mode/defaultsModeConfig.js
var Bt = "AWS_DEFAULTS_MODE", Xt = "defaults_mode", ct = {
  environmentVariableSelector: (e) => e[Bt],
  configFileSelector: (e) => e[Xt],
  default: "legacy"
};

// node_modules/@smithy/core/dist-es/submodules/config/defaults-mode/resolveDefaultsModeConfig.js
var qt = ({ region: e = B(Ee), defaultsMode: t = B(ct) } = {}) => $(async () => {
  let r = typeof t == "function" ? await t() : t;
  switch (r?.toLowerCase()) {
    case "auto":
      return Zt(e);
    case "in-region":
    case "cross-region":
    case "mobile":
    case "standard":
    case "legacy":
      return Promise.resolve(r?.toLocaleLowerCase());
    case void 0:
      return Promise.resolve("legacy");
    default:
      throw new Error(`Invalid parameter for "defaultsMode", expect ${He.join(", ")}, got ${r}`);
  }
}), Zt = async (e) => {
  if (e) {
    let t = typeof e == "function" ? await e() : e, r = await Jt();
    return r ? t === r ? "in-region" : "cross-region" : "standard";
  }
  return "standard";
}, Jt = async () => process.env[je] && (process.env[ge] || process.env[he]) ? process.env[ge] ?? process.env[he] : X();

export {
  C as a,
  A as b,
  J as c,
  Y as d,
  Q as e,
  $ as f,
  I as g,
  mt as h,
  x as i,
  v as j,
  xe as k,
  Ne as l,
  te as m,
  oe as n,
  Et as o,
  R as p,
  D as q,
  W as r,
  Ft as s,
  wt as t,
  Tt as u,
  ie as v,
  B as w,
  se as x,
  ae as y,
  Rt as z,
  yt as A,
  Dt as B,
  ce as C,
  le as D,
  Pt as E,
  bt as F,
  Lt as G,
  fe as H,
  pe as I,
  Mt as J,
  kt as K,
  $t as L,
  Ve as M,
  ue as N,
  Ut as O,
  Gt as P,
  Vt as Q,
  et as R,
  tt as S,
  Ee as T,
  zt as U,
  Ht as V,
  Kt as W,
  qt as X
};
