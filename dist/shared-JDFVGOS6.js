import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  f as Te,
  s as Se
} from "./shared-X2G45FDN.js";
import {
  N as Ae,
  g as z,
  i as j,
  p as Re,
  w as K
} from "./shared-BYSRICI2.js";
import {
  b as ge,
  d as w,
  e as he,
  f as X,
  i as I
} from "./shared-RYUOH6A7.js";
import {
  a as P,
  b as h,
  c as A
} from "./shared-5GUVCRIJ.js";

// node_modules/@aws-sdk/core/dist-es/submodules/client/setCredentialFeature.js
function Tt(e, t, r) {
  return e.$source || (e.$source = {}), e.$source[t] = r, e;
}

// node_modules/@aws-sdk/core/dist-es/submodules/client/setFeature.js
function g(e, t, r) {
  e.__aws_sdk_context ? e.__aws_sdk_context.features || (e.__aws_sdk_context.features = {}) : e.__aws_sdk_context = {
    features: {}
  }, e.__aws_sdk_context.features[t] = r;
}

// node_modules/@smithy/core/dist-es/submodules/endpoints/middleware-endpoint/adaptors/getEndpointUrlConfig.js
var _e = "AWS_ENDPOINT_URL", ye = "endpoint_url", we = (e) => ({
  environmentVariableSelector: (t) => {
    let r = e.split(" ").map((i) => i.toUpperCase()), o = t[[_e, ...r].join("_")];
    if (o)
      return o;
    let n = t[_e];
    if (n)
      return n;
  },
  configFileSelector: (t, r) => {
    if (t.services) {
      let n = ["services", t.services].join(".");
      if (!r || !r[n])
        throw new Error(`The services section "${t.services}" specified in the profile is not present in the shared configuration file.`);
      let i = r[n], s = e.split(" ").map((d) => d.toLowerCase()), a = i[[s.join("_"), ye].join(".")];
      if (a)
        return a;
    }
    let o = t[ye];
    if (o)
      return o;
  },
  default: void 0
});

// node_modules/@smithy/core/dist-es/submodules/endpoints/middleware-endpoint/adaptors/getIgnoreConfiguredEndpointUrls.js
var Rt = "AWS_IGNORE_CONFIGURED_ENDPOINT_URLS", At = "ignore_configured_endpoint_urls", xe = {
  environmentVariableSelector: (e) => z(e, Rt, j.ENV),
  configFileSelector: (e) => z(e, At, j.CONFIG),
  default: !1
};

// node_modules/@smithy/core/dist-es/submodules/endpoints/middleware-endpoint/adaptors/getEndpointFromConfig.js
var O = async (e) => {
  if (!await K(xe)())
    return K(we(e ?? ""))();
};

// node_modules/@smithy/core/dist-es/submodules/endpoints/middleware-endpoint/service-customizations/s3.js
var J = async (e) => {
  let t = e?.Bucket || "";
  if (typeof e.Bucket == "string" && (e.Bucket = t.replace(/#/g, encodeURIComponent("#")).replace(/\?/g, encodeURIComponent("?"))), Oe(t)) {
    if (e.ForcePathStyle === !0)
      throw new Error("Path-style addressing cannot be used with ARN buckets");
  } else (!Ie(t) || t.indexOf(".") !== -1 && !String(e.Endpoint).startsWith("http:") || t.toLowerCase() !== t || t.length < 3) && (e.ForcePathStyle = !0);
  return e.DisableMultiRegionAccessPoints && (e.disableMultiRegionAccessPoints = !0, e.DisableMRAP = !0), e;
}, St = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, _t = /(\d+\.){3}\d+/, yt = /\.\./;
var Ie = (e) => St.test(e) && !_t.test(e) && !yt.test(e), Oe = (e) => {
  let [t, r, o, , , n] = e.split(":"), i = t === "arn" && e.split(":").length >= 6, s = !!(i && r && o && n);
  if (i && !s)
    throw new Error(`Invalid ARN: ${e} was an invalid ARN.`);
  return s;
};

// node_modules/@smithy/core/dist-es/submodules/endpoints/middleware-endpoint/adaptors/createConfigValueProvider.js
var Ce = (e, t, r, o = !1) => {
  let n = async () => {
    let i;
    return o ? i = r.clientContextParams?.[e] ?? r[e] ?? r[t] : i = r[e] ?? r[t], typeof i == "function" ? i() : i;
  };
  return e === "credentialScope" || t === "CredentialScope" ? async () => {
    let i = typeof r.credentials == "function" ? await r.credentials() : r.credentials;
    return i?.credentialScope ?? i?.CredentialScope;
  } : e === "accountId" || t === "AccountId" ? async () => {
    let i = typeof r.credentials == "function" ? await r.credentials() : r.credentials;
    return i?.accountId ?? i?.AccountId;
  } : e === "endpoint" || t === "endpoint" ? async () => {
    if (r.isCustomEndpoint === !1)
      return;
    let i = await n();
    if (i && typeof i == "object") {
      if ("url" in i)
        return i.url.href;
      if ("hostname" in i) {
        let { protocol: s, hostname: a, port: d, path: c } = i;
        return `${s}//${a}${d ? ":" + d : ""}${c}`;
      }
    }
    return i;
  } : n;
};

// node_modules/@smithy/core/dist-es/submodules/endpoints/middleware-endpoint/adaptors/getEndpointFromInstructions.js
function M(e) {
  return async (t, r, o, n) => {
    if (!o.isCustomEndpoint && !o.ignoreConfiguredEndpointUrls) {
      let a;
      o.serviceConfiguredEndpoint ? a = await o.serviceConfiguredEndpoint() : a = await e(o.serviceId), a && (o.endpoint = () => Promise.resolve(I(a)), o.isCustomEndpoint = !0, n?.logger?.debug?.(`@smithy/core/endpoints - resolved endpoint from config: ${a}`));
    }
    let i = await Ne(t, r, o);
    if (typeof o.endpointProvider != "function")
      throw new Error("config.endpointProvider is not set.");
    let s = o.endpointProvider(i, n);
    if (o.isCustomEndpoint && o.endpoint) {
      let a = await o.endpoint();
      if (a?.headers) {
        s.headers ??= {};
        for (let [d, c] of Object.entries(a.headers))
          s.headers[d] = Array.isArray(c) ? c : [c];
      }
    }
    return s;
  };
}
var Ne = async (e, t, r) => {
  let o = {}, n = t?.getEndpointParameterInstructions?.() || {};
  for (let [i, s] of Object.entries(n))
    switch (s.type) {
      case "staticContextParams":
        o[i] = s.value;
        break;
      case "contextParams":
        o[i] = e[s.name];
        break;
      case "clientContextParams":
      case "builtInParams":
        o[i] = await Ce(s.name, i, r, s.type !== "builtInParams")();
        break;
      case "operationContextParams":
        o[i] = s.get(e);
        break;
      default:
        throw new Error("Unrecognized endpoint parameter instruction: " + JSON.stringify(s));
    }
  return Object.keys(n).length === 0 && Object.assign(o, r), String(r.serviceId).toLowerCase() === "s3" && await J(o), o;
};

// node_modules/@smithy/core/dist-es/submodules/endpoints/middleware-endpoint/endpointMiddleware.js
function wt(e, t, r) {
  e.__smithy_context ? e.__smithy_context.features || (e.__smithy_context.features = {}) : e.__smithy_context = { features: {} }, e.__smithy_context.features[t] = r;
}
function b(e) {
  let t = M(e);
  return ({ config: r, instructions: o }) => (n, i) => async (s) => {
    r.isCustomEndpoint && wt(i, "ENDPOINT_OVERRIDE", "N");
    let a = await t(s.input, {
      getEndpointParameterInstructions() {
        return o;
      }
    }, { ...r }, i);
    i.endpointV2 = a, i.authSchemes = a.properties?.authSchemes;
    let d = i.authSchemes?.[0];
    if (d) {
      i.signing_region = d.signingRegion, i.signing_service = d.signingName;
      let u = w(i)?.selectedHttpAuthScheme?.httpAuthOption;
      u && (u.signingProperties = Object.assign(u.signingProperties || {}, {
        signing_region: d.signingRegion,
        signingRegion: d.signingRegion,
        signing_service: d.signingName,
        signingName: d.signingName,
        signingRegionSet: d.signingRegionSet
      }, d.properties));
    }
    return n({
      ...s
    });
  };
}

// node_modules/@smithy/core/dist-es/submodules/endpoints/middleware-endpoint/getEndpointPlugin.js
var xt = {
  name: "serializerMiddleware",
  step: "serialize",
  tags: ["SERIALIZER"],
  override: !0
}, It = {
  step: "serialize",
  tags: ["ENDPOINT_PARAMETERS", "ENDPOINT_V2", "ENDPOINT"],
  name: "endpointV2Middleware",
  override: !0,
  relation: "before",
  toMiddleware: xt.name
};
function De(e) {
  let t = b(e);
  return (r, o) => ({
    applyToStack: (n) => {
      n.addRelativeTo(t({
        config: r,
        instructions: o
      }), It);
    }
  });
}

// node_modules/@smithy/core/dist-es/submodules/endpoints/middleware-endpoint/resolveEndpointConfig.js
function Pe(e) {
  return (t) => {
    let r = t.tls ?? !0, { endpoint: o, useDualstackEndpoint: n, useFipsEndpoint: i } = t, s = o != null ? async () => I(await A(o)()) : void 0, d = Object.assign(t, {
      endpoint: s,
      tls: r,
      isCustomEndpoint: !!o,
      useDualstackEndpoint: A(n ?? !1),
      useFipsEndpoint: A(i ?? !1),
      ignoreConfiguredEndpointUrls: !!t.ignoreConfiguredEndpointUrls
    }), c;
    return d.serviceConfiguredEndpoint = async () => (t.serviceId && !c && (c = e(t.serviceId)), c), d;
  };
}

// node_modules/@smithy/core/dist-es/submodules/endpoints/util-endpoints/utils/customEndpointFunctions.js
var Q = {};

// node_modules/@smithy/core/dist-es/submodules/endpoints/util-endpoints/lib/isIpAddress.js
var Ot = new RegExp("^(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]\\d|\\d)(?:\\.(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]\\d|\\d)){3}$"), v = (e) => Ot.test(e) || e.startsWith("[") && e.endsWith("]");

// node_modules/@smithy/core/dist-es/submodules/endpoints/index.js
var Br = M(O), $r = Pe(O), Vr = b(O), qr = De(O);

// node_modules/@aws-sdk/core/dist-es/submodules/client/middleware-host-header/hostHeaderMiddleware.js
var Me = (e) => (t) => async (r) => {
  if (!h.isInstance(r.request))
    return t(r);
  let { request: o } = r, { handlerProtocol: n = "" } = e.requestHandler.metadata || {};
  if (n.indexOf("h2") >= 0 && !o.headers[":authority"])
    delete o.headers.host, o.headers[":authority"] = o.hostname + (o.port ? ":" + o.port : "");
  else if (!o.headers.host) {
    let i = o.hostname;
    o.port != null && (i += `:${o.port}`), o.headers.host = i;
  }
  return t(r);
}, be = {
  name: "hostHeaderMiddleware",
  step: "build",
  priority: "low",
  tags: ["HOST"],
  override: !0
}, Ct = (e) => ({
  applyToStack: (t) => {
    t.add(Me(e), be);
  }
});

// node_modules/@aws-sdk/core/dist-es/submodules/client/middleware-logger/loggerMiddleware.js
var ve = () => (e, t) => async (r) => {
  try {
    let o = await e(r), { clientName: n, commandName: i, logger: s, dynamoDbDocumentClientOptions: a = {} } = t, { overrideInputFilterSensitiveLog: d, overrideOutputFilterSensitiveLog: c } = a, u = d ?? t.inputFilterSensitiveLog, p = c ?? t.outputFilterSensitiveLog, { $metadata: l, ...m } = o.output;
    return s?.info?.({
      clientName: n,
      commandName: i,
      input: u(r.input),
      output: p(m),
      metadata: l
    }), o;
  } catch (o) {
    let { clientName: n, commandName: i, logger: s, dynamoDbDocumentClientOptions: a = {} } = t, { overrideInputFilterSensitiveLog: d } = a, c = d ?? t.inputFilterSensitiveLog;
    throw s?.error?.({
      clientName: n,
      commandName: i,
      input: c(r.input),
      error: o,
      metadata: o.$metadata
    }), o;
  }
}, ke = {
  name: "loggerMiddleware",
  tags: ["LOGGER"],
  step: "initialize",
  override: !0
}, Nt = (e) => ({
  applyToStack: (t) => {
    t.add(ve(), ke);
  }
});

// node_modules/@aws-sdk/core/dist-es/submodules/client/middleware-recursion-detection/configuration.js
var Ue = {
  step: "build",
  tags: ["RECURSION_DETECTION", "TRACE_CONTEXT_PROPAGATION"],
  name: "recursionDetectionMiddleware",
  override: !0,
  priority: "low"
};

// node_modules/@aws/lambda-invoke-store/dist-es/invoke-store.js
var T = {
  REQUEST_ID: /* @__PURE__ */ Symbol.for("_AWS_LAMBDA_REQUEST_ID"),
  X_RAY_TRACE_ID: /* @__PURE__ */ Symbol.for("_AWS_LAMBDA_X_RAY_TRACE_ID"),
  TENANT_ID: /* @__PURE__ */ Symbol.for("_AWS_LAMBDA_TENANT_ID"),
  TRACEPARENT: /* @__PURE__ */ Symbol.for("_AWS_LAMBDA_TRACEPARENT"),
  TRACESTATE: /* @__PURE__ */ Symbol.for("_AWS_LAMBDA_TRACESTATE"),
  BAGGAGE: /* @__PURE__ */ Symbol.for("_AWS_LAMBDA_BAGGAGE")
}, Z = ["true", "1"].includes(process.env?.AWS_LAMBDA_NODEJS_NO_GLOBAL_AWSLAMBDA ?? "");
Z || (globalThis.awslambda = globalThis.awslambda || {});
var k = class {
  static PROTECTED_KEYS = T;
  isProtectedKey(t) {
    return Object.values(T).includes(t);
  }
  getRequestId() {
    return this.get(T.REQUEST_ID) ?? "-";
  }
  getXRayTraceId() {
    return this.get(T.X_RAY_TRACE_ID);
  }
  getTenantId() {
    return this.get(T.TENANT_ID);
  }
  getTraceparent() {
    return this.get(T.TRACEPARENT);
  }
  getTracestate() {
    return this.get(T.TRACESTATE);
  }
  getBaggage() {
    return this.get(T.BAGGAGE);
  }
}, ee = class extends k {
  currentContext;
  getContext() {
    return this.currentContext;
  }
  hasContext() {
    return this.currentContext !== void 0;
  }
  get(t) {
    return this.currentContext?.[t];
  }
  set(t, r) {
    if (this.isProtectedKey(t))
      throw new Error(`Cannot modify protected Lambda context field: ${String(t)}`);
    this.currentContext = this.currentContext || {}, this.currentContext[t] = r;
  }
  run(t, r) {
    return this.currentContext = t, r();
  }
}, te = class e extends k {
  als;
  static async create() {
    let t = new e(), r = await import("node:async_hooks");
    return t.als = new r.AsyncLocalStorage(), t;
  }
  getContext() {
    return this.als.getStore();
  }
  hasContext() {
    return this.als.getStore() !== void 0;
  }
  get(t) {
    return this.als.getStore()?.[t];
  }
  set(t, r) {
    if (this.isProtectedKey(t))
      throw new Error(`Cannot modify protected Lambda context field: ${String(t)}`);
    let o = this.als.getStore();
    if (!o)
      throw new Error("No context available");
    o[t] = r;
  }
  run(t, r) {
    return this.als.run(t, r);
  }
}, C;
(function(e) {
  let t = null;
  async function r(o) {
    return t || (t = (async () => {
      let i = o === !0 || "AWS_LAMBDA_MAX_CONCURRENCY" in process.env ? await te.create() : new ee();
      return !Z && globalThis.awslambda?.InvokeStore ? globalThis.awslambda.InvokeStore : (!Z && globalThis.awslambda && (globalThis.awslambda.InvokeStore = i), i);
    })()), t;
  }
  e.getInstanceAsync = r, e._testing = process.env.AWS_LAMBDA_BENCHMARK_MODE === "1" ? {
    reset: () => {
      t = null, globalThis.awslambda?.InvokeStore && delete globalThis.awslambda.InvokeStore, globalThis.awslambda = { InvokeStore: void 0 };
    }
  } : void 0;
})(C || (C = {}));

// node_modules/@aws-sdk/core/dist-es/submodules/client/middleware-recursion-detection/recursionDetectionMiddleware.js
var Dt = "AWS_LAMBDA_FUNCTION_NAME", Pt = "_X_AMZN_TRACE_ID", re = "X-Amzn-Trace-Id", oe = "traceparent", Le = "tracestate", Fe = "baggage", He = () => (e) => async (t) => {
  let { request: r } = t;
  if (!h.isInstance(r))
    return e(t);
  let o;
  {
    let n = Object.keys(r.headers ?? {}).find((i) => i.toLowerCase() === re.toLowerCase()) ?? re;
    if (!r.headers.hasOwnProperty(n)) {
      let i = process.env[Dt], s = process.env[Pt];
      o ??= await C.getInstanceAsync();
      let d = o?.getXRayTraceId() ?? s, c = (u) => typeof u == "string" && u.length > 0;
      c(i) && c(d) && (r.headers[re] = d);
    }
  }
  if (Mt(r.headers), !r.headers[oe]) {
    let i = (o ??= await C.getInstanceAsync())?.getTraceparent?.();
    if (i) {
      r.headers[oe] = i;
      let s = o?.getTracestate?.();
      s && (r.headers[Le] = s);
      let a = o?.getBaggage?.();
      a && (r.headers[Fe] = a);
    }
  }
  return e(t);
};
function Mt(e) {
  for (let t of Object.keys(e)) {
    let r = t.toLowerCase();
    t !== r && (r === oe || r === Le || r === Fe) && (e[r] = e[t], delete e[t]);
  }
}

// node_modules/@aws-sdk/core/dist-es/submodules/client/middleware-recursion-detection/getRecursionDetectionPlugin.js
var bt = (e) => ({
  applyToStack: (t) => {
    t.add(He(), Ue);
  }
});

// node_modules/@smithy/core/dist-es/legacy-root-exports/middleware-http-auth-scheme/resolveAuthOptions.js
var Ge = (e, t) => {
  if (!t || t.length === 0)
    return e;
  let r = [];
  for (let o of t)
    for (let n of e)
      n.schemeId.split("#")[1] === o && r.push(n);
  for (let o of e)
    r.find(({ schemeId: n }) => n === o.schemeId) || r.push(o);
  return r;
};

// node_modules/@smithy/core/dist-es/legacy-root-exports/middleware-http-auth-scheme/httpAuthSchemeMiddleware.js
function vt(e) {
  let t = /* @__PURE__ */ new Map();
  for (let r of e)
    t.set(r.schemeId, r);
  return t;
}
var ie = (e, t) => (r, o) => async (n) => {
  let i = e.httpAuthSchemeProvider(await t.httpAuthSchemeParametersProvider(e, o, n.input)), s = e.authSchemePreference ? await e.authSchemePreference() : [], a = Ge(i, s), d = vt(e.httpAuthSchemes), c = w(o), u = [];
  for (let p of a) {
    let l = d.get(p.schemeId);
    if (!l) {
      u.push(`HttpAuthScheme \`${p.schemeId}\` was not enabled for this service.`);
      continue;
    }
    let m = l.identityProvider(await t.identityProviderConfigProvider(e));
    if (!m) {
      u.push(`HttpAuthScheme \`${p.schemeId}\` did not have an IdentityProvider configured.`);
      continue;
    }
    let { identityProperties: R = {}, signingProperties: y = {} } = p.propertiesExtractor?.(e, o) || {};
    p.identityProperties = Object.assign(p.identityProperties || {}, R), p.signingProperties = Object.assign(p.signingProperties || {}, y), c.selectedHttpAuthScheme = {
      httpAuthOption: p,
      identity: await m(p.identityProperties),
      signer: l.signer
    };
    break;
  }
  if (!c.selectedHttpAuthScheme)
    throw new Error(u.join(`
`));
  return r(n);
};

// node_modules/@smithy/core/dist-es/legacy-root-exports/middleware-http-auth-scheme/getHttpAuthSchemeEndpointRuleSetPlugin.js
var ne = {
  step: "serialize",
  tags: ["HTTP_AUTH_SCHEME"],
  name: "httpAuthSchemeMiddleware",
  override: !0,
  relation: "before",
  toMiddleware: "endpointV2Middleware"
}, Be = (e, { httpAuthSchemeParametersProvider: t, identityProviderConfigProvider: r }) => ({
  applyToStack: (o) => {
    o.addRelativeTo(ie(e, {
      httpAuthSchemeParametersProvider: t,
      identityProviderConfigProvider: r
    }), ne);
  }
});

// node_modules/@smithy/core/dist-es/legacy-root-exports/middleware-http-signing/httpSigningMiddleware.js
var kt = (e) => (t) => {
  throw t;
}, Ut = (e, t) => {
}, se = (e) => (t, r) => async (o) => {
  if (!h.isInstance(o.request))
    return t(o);
  let i = w(r).selectedHttpAuthScheme;
  if (!i)
    throw new Error("No HttpAuthScheme was selected: unable to sign request");
  let { httpAuthOption: { signingProperties: s = {} }, identity: a, signer: d } = i, c = await t({
    ...o,
    request: await d.sign(o.request, a, s)
  }).catch((d.errorHandler || kt)(s));
  return (d.successHandler || Ut)(c.response, s), c;
};

// node_modules/@smithy/core/dist-es/legacy-root-exports/middleware-http-signing/getHttpSigningMiddleware.js
var ae = {
  step: "finalizeRequest",
  tags: ["HTTP_SIGNING"],
  name: "httpSigningMiddleware",
  aliases: ["apiKeyMiddleware", "tokenMiddleware", "awsAuthMiddleware"],
  override: !0,
  relation: "after",
  toMiddleware: "retryMiddleware"
}, $e = (e) => ({
  applyToStack: (t) => {
    t.addRelativeTo(se(e), ae);
  }
});

// node_modules/@smithy/core/dist-es/normalizeProvider.js
var ce = (e) => {
  if (typeof e == "function")
    return e;
  let t = Promise.resolve(e);
  return () => t;
};

// node_modules/@smithy/core/dist-es/legacy-root-exports/util-identity-and-auth/DefaultIdentityProviderConfig.js
var U = class {
  authSchemes = /* @__PURE__ */ new Map();
  constructor(t) {
    for (let r in t) {
      if (!P(t, r))
        continue;
      let o = t[r];
      o !== void 0 && this.authSchemes.set(r, o);
    }
  }
  getIdentityProvider(t) {
    return this.authSchemes.get(t);
  }
};

// node_modules/@smithy/core/dist-es/legacy-root-exports/util-identity-and-auth/memoizeIdentityProvider.js
var de = (e) => function(r) {
  return ue(r) && r.expiration.getTime() - Date.now() < e;
};
var Ve = de(3e5), ue = (e) => e.expiration !== void 0, qe = (e, t, r) => {
  if (e === void 0)
    return;
  let o = typeof e != "function" ? async () => Promise.resolve(e) : e, n, i, s, a = !1, d = async (c) => {
    i || (i = o(c));
    try {
      n = await i, s = !0, a = !1;
    } finally {
      i = void 0;
    }
    return n;
  };
  return t === void 0 ? async (c) => ((!s || c?.forceRefresh) && (n = await d(c)), n) : async (c) => ((!s || c?.forceRefresh) && (n = await d(c)), a ? n : r(n) ? (t(n) && await d(c), n) : (a = !0, n));
};

// node_modules/@aws-sdk/core/dist-es/submodules/client/middleware-user-agent/configurations.js
var Ye = void 0;
function Ft(e) {
  return e === void 0 ? !0 : typeof e == "string" && e.length <= 50;
}
function Ht(e) {
  let t = ce(e.userAgentAppId ?? Ye), { customUserAgent: r } = e;
  return Object.assign(e, {
    customUserAgent: typeof r == "string" ? [[r]] : r,
    userAgentAppId: async () => {
      let o = await t();
      if (!Ft(o)) {
        let n = e.logger?.constructor?.name === "NoOpLogger" || !e.logger ? console : e.logger;
        typeof o != "string" ? n?.warn("userAgentAppId must be a string or undefined.") : o.length > 50 && n?.warn("The provided userAgentAppId exceeds the maximum length of 50 characters.");
      }
      return o;
    }
  });
}

// node_modules/@aws-sdk/core/dist-es/submodules/client/util-endpoints/lib/aws/partitions.js
var We = {
  partitions: [
    {
      id: "aws",
      outputs: {
        dnsSuffix: "amazonaws.com",
        dualStackDnsSuffix: "api.aws",
        implicitGlobalRegion: "us-east-1",
        name: "aws",
        supportsDualStack: !0,
        supportsFIPS: !0
      },
      regionRegex: "^(us|eu|ap|sa|ca|me|af|il|mx)\\-\\w+\\-\\d+$",
      regions: {
        "af-south-1": {
          description: "Africa (Cape Town)"
        },
        "ap-east-1": {
          description: "Asia Pacific (Hong Kong)"
        },
        "ap-east-2": {
          description: "Asia Pacific (Taipei)"
        },
        "ap-northeast-1": {
          description: "Asia Pacific (Tokyo)"
        },
        "ap-northeast-2": {
          description: "Asia Pacific (Seoul)"
        },
        "ap-northeast-3": {
          description: "Asia Pacific (Osaka)"
        },
        "ap-south-1": {
          description: "Asia Pacific (Mumbai)"
        },
        "ap-south-2": {
          description: "Asia Pacific (Hyderabad)"
        },
        "ap-southeast-1": {
          description: "Asia Pacific (Singapore)"
        },
        "ap-southeast-2": {
          description: "Asia Pacific (Sydney)"
        },
        "ap-southeast-3": {
          description: "Asia Pacific (Jakarta)"
        },
        "ap-southeast-4": {
          description: "Asia Pacific (Melbourne)"
        },
        "ap-southeast-5": {
          description: "Asia Pacific (Malaysia)"
        },
        "ap-southeast-6": {
          description: "Asia Pacific (New Zealand)"
        },
        "ap-southeast-7": {
          description: "Asia Pacific (Thailand)"
        },
        "aws-global": {
          description: "aws global region"
        },
        "ca-central-1": {
          description: "Canada (Central)"
        },
        "ca-west-1": {
          description: "Canada West (Calgary)"
        },
        "eu-central-1": {
          description: "Europe (Frankfurt)"
        },
        "eu-central-2": {
          description: "Europe (Zurich)"
        },
        "eu-north-1": {
          description: "Europe (Stockholm)"
        },
        "eu-south-1": {
          description: "Europe (Milan)"
        },
        "eu-south-2": {
          description: "Europe (Spain)"
        },
        "eu-west-1": {
          description: "Europe (Ireland)"
        },
        "eu-west-2": {
          description: "Europe (London)"
        },
        "eu-west-3": {
          description: "Europe (Paris)"
        },
        "il-central-1": {
          description: "Israel (Tel Aviv)"
        },
        "me-central-1": {
          description: "Middle East (UAE)"
        },
        "me-south-1": {
          description: "Middle East (Bahrain)"
        },
        "me-west-1": {
          description: "Middle East (Saudi Arabia)"
        },
        "mx-central-1": {
          description: "Mexico (Central)"
        },
        "sa-east-1": {
          description: "South America (Sao Paulo)"
        },
        "sa-west-1": {
          description: "South America (Chile)"
        },
        "us-east-1": {
          description: "US East (N. Virginia)"
        },
        "us-east-2": {
          description: "US East (Ohio)"
        },
        "us-west-1": {
          description: "US West (N. California)"
        },
        "us-west-2": {
          description: "US West (Oregon)"
        }
      }
    },
    {
      id: "aws-cn",
      outputs: {
        dnsSuffix: "amazonaws.com.cn",
        dualStackDnsSuffix: "api.amazonwebservices.com.cn",
        implicitGlobalRegion: "cn-northwest-1",
        name: "aws-cn",
        supportsDualStack: !0,
        supportsFIPS: !0
      },
      regionRegex: "^cn\\-\\w+\\-\\d+$",
      regions: {
        "aws-cn-global": {
          description: "aws-cn global region"
        },
        "cn-north-1": {
          description: "China (Beijing)"
        },
        "cn-northwest-1": {
          description: "China (Ningxia)"
        }
      }
    },
    {
      id: "aws-eusc",
      outputs: {
        dnsSuffix: "amazonaws.eu",
        dualStackDnsSuffix: "api.amazonwebservices.eu",
        implicitGlobalRegion: "eusc-de-east-1",
        name: "aws-eusc",
        supportsDualStack: !0,
        supportsFIPS: !0
      },
      regionRegex: "^eusc\\-(de)\\-\\w+\\-\\d+$",
      regions: {
        "eusc-de-east-1": {
          description: "AWS European Sovereign Cloud (Germany)"
        }
      }
    },
    {
      id: "aws-iso",
      outputs: {
        dnsSuffix: "c2s.ic.gov",
        dualStackDnsSuffix: "api.aws.ic.gov",
        implicitGlobalRegion: "us-iso-east-1",
        name: "aws-iso",
        supportsDualStack: !0,
        supportsFIPS: !0
      },
      regionRegex: "^us\\-iso\\-\\w+\\-\\d+$",
      regions: {
        "aws-iso-global": {
          description: "aws-iso global region"
        },
        "us-iso-east-1": {
          description: "US ISO East"
        },
        "us-iso-west-1": {
          description: "US ISO WEST"
        }
      }
    },
    {
      id: "aws-iso-b",
      outputs: {
        dnsSuffix: "sc2s.sgov.gov",
        dualStackDnsSuffix: "api.aws.scloud",
        implicitGlobalRegion: "us-isob-east-1",
        name: "aws-iso-b",
        supportsDualStack: !0,
        supportsFIPS: !0
      },
      regionRegex: "^us\\-isob\\-\\w+\\-\\d+$",
      regions: {
        "aws-iso-b-global": {
          description: "aws-iso-b global region"
        },
        "us-isob-east-1": {
          description: "US ISOB East (Ohio)"
        },
        "us-isob-west-1": {
          description: "US ISOB West"
        }
      }
    },
    {
      id: "aws-iso-e",
      outputs: {
        dnsSuffix: "cloud.adc-e.uk",
        dualStackDnsSuffix: "api.cloud-aws.adc-e.uk",
        implicitGlobalRegion: "eu-isoe-west-1",
        name: "aws-iso-e",
        supportsDualStack: !0,
        supportsFIPS: !0
      },
      regionRegex: "^eu\\-isoe\\-\\w+\\-\\d+$",
      regions: {
        "aws-iso-e-global": {
          description: "aws-iso-e global region"
        },
        "eu-isoe-west-1": {
          description: "EU ISOE West"
        }
      }
    },
    {
      id: "aws-iso-f",
      outputs: {
        dnsSuffix: "csp.hci.ic.gov",
        dualStackDnsSuffix: "api.aws.hci.ic.gov",
        implicitGlobalRegion: "us-isof-south-1",
        name: "aws-iso-f",
        supportsDualStack: !0,
        supportsFIPS: !0
      },
      regionRegex: "^us\\-isof\\-\\w+\\-\\d+$",
      regions: {
        "aws-iso-f-global": {
          description: "aws-iso-f global region"
        },
        "us-isof-east-1": {
          description: "US ISOF EAST"
        },
        "us-isof-south-1": {
          description: "US ISOF SOUTH"
        }
      }
    },
    {
      id: "aws-us-gov",
      outputs: {
        dnsSuffix: "amazonaws.com",
        dualStackDnsSuffix: "api.aws",
        implicitGlobalRegion: "us-gov-west-1",
        name: "aws-us-gov",
        supportsDualStack: !0,
        supportsFIPS: !0
      },
      regionRegex: "^us\\-gov\\-\\w+\\-\\d+$",
      regions: {
        "aws-us-gov-global": {
          description: "aws-us-gov global region"
        },
        "us-gov-east-1": {
          description: "AWS GovCloud (US-East)"
        },
        "us-gov-west-1": {
          description: "AWS GovCloud (US-West)"
        }
      }
    }
  ],
  version: "1.1"
};

// node_modules/@aws-sdk/core/dist-es/submodules/client/util-endpoints/lib/aws/partition.js
var Gt = We, Bt = "", Xe = (e) => {
  let { partitions: t } = Gt;
  for (let o of t) {
    let { regions: n, outputs: i } = o;
    for (let [s, a] of Object.entries(n))
      if (s === e)
        return {
          ...i,
          ...a
        };
  }
  for (let o of t) {
    let { regionRegex: n, outputs: i } = o;
    if (new RegExp(n).test(e))
      return {
        ...i
      };
  }
  let r = t.find((o) => o.id === "aws");
  if (!r)
    throw new Error("Provided region was not found in the partition array or regex, and default partition with id 'aws' doesn't exist.");
  return {
    ...r.outputs
  };
};
var ze = () => Bt;

// node_modules/@smithy/core/dist-es/submodules/retry/middleware-retry/isStreamingPayload/isStreamingPayload.js
import { Readable as $t } from "node:stream";
var pe = (e) => e?.body instanceof $t || typeof ReadableStream < "u" && e?.body instanceof ReadableStream;

// node_modules/@smithy/core/dist-es/submodules/retry/service-error-classification/constants.js
var je = [
  "BandwidthLimitExceeded",
  "EC2ThrottledException",
  "LimitExceededException",
  "PriorRequestNotComplete",
  "ProvisionedThroughputExceededException",
  "RequestLimitExceeded",
  "RequestThrottled",
  "RequestThrottledException",
  "SlowDown",
  "ThrottledException",
  "Throttling",
  "ThrottlingException",
  "TooManyRequestsException",
  "TransactionInProgressException"
], Ke = ["TimeoutError", "RequestTimeout", "RequestTimeoutException"], Je = [500, 502, 503, 504], Qe = ["ECONNRESET", "ECONNREFUSED", "EPIPE", "ETIMEDOUT"], Ze = ["EHOSTUNREACH", "ENETUNREACH", "ENOTFOUND", "EAI_AGAIN"];

// node_modules/@smithy/core/dist-es/submodules/retry/service-error-classification/service-error-classification.js
var Vt = (e) => e?.$retryable !== void 0;
var qt = (e) => e.$metadata?.clockSkewCorrected, Yt = (e) => {
  let t = /* @__PURE__ */ new Set([
    "Failed to fetch",
    "NetworkError when attempting to fetch resource",
    "The Internet connection appears to be offline",
    "Load failed",
    "Network request failed"
  ]);
  return e && e instanceof TypeError ? t.has(e.message) : !1;
}, L = (e) => e.$metadata?.httpStatusCode === 429 || je.includes(e.name) || e.$retryable?.throttling == !0, F = (e, t = 0) => e?.name !== "AbortError" && (Vt(e) || qt(e) || e.name === "InvalidSignatureException" && e.message?.includes("Signature expired") || Ke.includes(e.name) || Qe.includes(e?.code || "") || Ze.includes(e?.code || "") || Je.includes(e.$metadata?.httpStatusCode || 0) || Yt(e) || Wt(e) || e.cause !== void 0 && t <= 10 && F(e.cause, t + 1)), et = (e) => {
  if (e.$metadata?.httpStatusCode !== void 0) {
    let t = e.$metadata.httpStatusCode;
    return 500 <= t && t <= 599 && !F(e);
  }
  return !1;
};
function Wt(e) {
  return e.code === "ERR_HTTP2_STREAM_ERROR" && e.message.includes("NGHTTP2_REFUSED_STREAM");
}

// node_modules/@smithy/core/dist-es/submodules/retry/util-retry/race.js
var H = (e, t) => {
  if (!t)
    return e;
  let r = () => {
  }, o = new Promise((n, i) => {
    let s = () => i(Xt());
    t.aborted ? s() : typeof t.addEventListener == "function" ? (t.addEventListener("abort", s, { once: !0 }), r = () => t.removeEventListener("abort", s)) : t.onabort = s;
  });
  return Promise.race([e, o]).finally(r);
}, Xt = () => Object.assign(new Error("Request aborted"), { name: "AbortError" }), tt = (e) => typeof e == "object" && e !== null && "name" in e && e.name === "AbortError";

// node_modules/@smithy/core/dist-es/submodules/retry/util-retry/constants.js
var rt = "amz-sdk-invocation-id", ot = "amz-sdk-request";

// node_modules/@smithy/core/dist-es/submodules/retry/middleware-retry/parseRetryAfterHeader.js
function it(e, t) {
  if (he.isInstance(e))
    for (let r in e.headers) {
      if (!P(e.headers, r))
        continue;
      let o = r.toLowerCase();
      if (o === "retry-after") {
        let n = e.headers[r], i = NaN;
        if (n.endsWith("GMT"))
          try {
            i = (Te(n).getTime() - Date.now()) / 1e3;
          } catch (s) {
            t?.trace?.("Failed to parse retry-after header"), t?.trace?.(s);
          }
        else n.match(/ GMT, ((\d+)|(\d+\.\d+))$/) ? i = Number(n.match(/ GMT, ([\d.]+)$/)?.[1]) : n.match(/^((\d+)|(\d+\.\d+))$/) ? i = Number(n) : Date.parse(n) >= Date.now() && (i = (Date.parse(n) - Date.now()) / 1e3);
        return isNaN(i) ? void 0 : new Date(Date.now() + i * 1e3);
      } else if (o === "x-amz-retry-after") {
        let n = e.headers[r], i = Number(n);
        if (isNaN(i)) {
          t?.trace?.(`Failed to parse x-amz-retry-after=${n}`);
          return;
        }
        return new Date(Date.now() + i);
      }
    }
}

// node_modules/@smithy/core/dist-es/submodules/retry/middleware-retry/util.js
var nt = (e) => e instanceof Error ? e : e instanceof Object ? Object.assign(new Error(), e) : typeof e == "string" ? new Error(e) : new Error(`AWS SDK error wrapper for ${e}`);

// node_modules/@smithy/core/dist-es/submodules/retry/middleware-retry/retryMiddleware.js
function le(e) {
  return (t) => (r, o) => async (n) => {
    let i = await t.retryStrategy(), s = await t.maxAttempts(), a = o[ge]?.abortSignal;
    if (zt(i)) {
      i = i;
      let d = (o.partition_id ?? "") + (o.__retryLongPoll ? ":longpoll" : ""), c = await H(i.acquireInitialRetryToken(d), a), u = new Error(), p = 0, l = 0, { request: m } = n, R = h.isInstance(m);
      for (R && (m.headers[rt] = Se()); ; )
        try {
          R && (m.headers[ot] = `attempt=${p + 1}; max=${s}`);
          let { response: y, output: x } = await r(n);
          return i.recordSuccess(c), x.$metadata.attempts = p + 1, x.$metadata.totalRetryDelay = l, { response: y, output: x };
        } catch (y) {
          let x = jt(y, t.logger);
          if (u = nt(y), R && e(m))
            throw (o.logger instanceof Ae ? console : o.logger)?.warn("An error was encountered in a non-retryable streaming request."), u;
          try {
            c = await H(i.refreshRetryTokenForRetry(c, x), a);
          } catch (D) {
            throw a?.aborted && tt(D) ? D : (u.$metadata || (u.$metadata = {}), u.$metadata.attempts = p + 1, u.$metadata.totalRetryDelay = l, u);
          }
          p = c.getRetryCount();
          let W = c.getRetryDelay();
          l += (c?.$retryLog?.acquisitionDelay ?? 0) + W, W > 0 && await H(new Promise((D) => setTimeout(D, W)), a);
        }
    } else
      return i = i, i?.mode && (o.userAgent = [...o.userAgent || [], ["cfg/retry-mode", i.mode]]), i.retry(r, n);
  };
}
var zt = (e) => typeof e.acquireInitialRetryToken < "u" && typeof e.refreshRetryTokenForRetry < "u" && typeof e.recordSuccess < "u", jt = (e, t) => {
  let r = {
    error: e,
    errorType: Kt(e)
  }, o = it(e.$response, t);
  return o && (r.retryAfterHint = o), r;
}, Kt = (e) => L(e) ? "THROTTLING" : F(e) ? "TRANSIENT" : et(e) ? "SERVER_ERROR" : "CLIENT_ERROR", Jt = {
  name: "retryMiddleware",
  tags: ["RETRY"],
  step: "finalizeRequest",
  priority: "high",
  override: !0
};
function st(e) {
  let t = le(e);
  return (r) => ({
    applyToStack: (o) => {
      o.add(t(r), Jt);
    }
  });
}

// node_modules/@smithy/core/dist-es/submodules/retry/util-retry/DefaultRateLimiter.js
var G = class e {
  static setTimeoutFn = (t, r) => setTimeout(t, r);
  beta;
  minCapacity;
  minFillRate;
  scaleConstant;
  smooth;
  enabled = !1;
  availableTokens = 0;
  lastMaxRate = 0;
  measuredTxRate = 0;
  requestCount = 0;
  fillRate;
  lastThrottleTime;
  lastTimestamp = 0;
  lastTxRateBucket;
  maxCapacity;
  timeWindow = 0;
  constructor(t) {
    this.beta = t?.beta ?? 0.7, this.minCapacity = t?.minCapacity ?? 1, this.minFillRate = t?.minFillRate ?? 0.5, this.scaleConstant = t?.scaleConstant ?? 0.4, this.smooth = t?.smooth ?? 0.8, this.lastThrottleTime = this.getCurrentTimeInSeconds(), this.lastTxRateBucket = Math.floor(this.getCurrentTimeInSeconds()), this.fillRate = this.minFillRate, this.maxCapacity = this.minCapacity;
  }
  async getSendToken() {
    return this.acquireTokenBucket(1);
  }
  updateClientSendingRate(t) {
    let r;
    this.updateMeasuredRate();
    let o = t;
    if (o?.errorType === "THROTTLING" || L(o?.error ?? t)) {
      let s = this.enabled ? Math.min(this.measuredTxRate, this.fillRate) : this.measuredTxRate;
      this.lastMaxRate = s, this.calculateTimeWindow(), this.lastThrottleTime = this.getCurrentTimeInSeconds(), r = this.cubicThrottle(s), this.enableTokenBucket();
    } else
      this.calculateTimeWindow(), r = this.cubicSuccess(this.getCurrentTimeInSeconds());
    let i = Math.min(r, 2 * this.measuredTxRate);
    this.updateTokenBucketRate(i);
  }
  getCurrentTimeInSeconds() {
    return Date.now() / 1e3;
  }
  async acquireTokenBucket(t) {
    if (this.enabled) {
      for (this.refillTokenBucket(); t > this.availableTokens; ) {
        let r = (t - this.availableTokens) / this.fillRate * 1e3;
        await new Promise((o) => e.setTimeoutFn(o, r)), this.refillTokenBucket();
      }
      this.availableTokens = this.availableTokens - t;
    }
  }
  refillTokenBucket() {
    let t = this.getCurrentTimeInSeconds();
    if (!this.lastTimestamp) {
      this.lastTimestamp = t;
      return;
    }
    let r = (t - this.lastTimestamp) * this.fillRate;
    this.availableTokens = Math.min(this.maxCapacity, this.availableTokens + r), this.lastTimestamp = t;
  }
  calculateTimeWindow() {
    this.timeWindow = this.getPrecise(Math.pow(this.lastMaxRate * (1 - this.beta) / this.scaleConstant, 1 / 3));
  }
  cubicThrottle(t) {
    return this.getPrecise(t * this.beta);
  }
  cubicSuccess(t) {
    return this.getPrecise(this.scaleConstant * Math.pow(t - this.lastThrottleTime - this.timeWindow, 3) + this.lastMaxRate);
  }
  enableTokenBucket() {
    this.enabled = !0;
  }
  updateTokenBucketRate(t) {
    this.refillTokenBucket(), this.fillRate = Math.max(t, this.minFillRate), this.maxCapacity = Math.max(t, this.minCapacity), this.availableTokens = Math.min(this.availableTokens, this.maxCapacity);
  }
  updateMeasuredRate() {
    let t = this.getCurrentTimeInSeconds(), r = Math.floor(t * 2) / 2;
    if (this.requestCount++, r > this.lastTxRateBucket) {
      let o = this.requestCount / (r - this.lastTxRateBucket);
      this.measuredTxRate = this.getPrecise(o * this.smooth + this.measuredTxRate * (1 - this.smooth)), this.requestCount = 0, this.lastTxRateBucket = r;
    }
  }
  getPrecise(t) {
    return parseFloat(t.toFixed(8));
  }
};

// node_modules/@smithy/core/dist-es/submodules/retry/util-retry/retries-2026-config.js
var f = class {
  static v2026 = !0;
  static delay() {
    return 50;
  }
  static throttlingDelay() {
    return 1e3;
  }
  static cost() {
    return 14;
  }
  static throttlingCost() {
    return 5;
  }
  static modifiedCostType() {
    return "THROTTLING";
  }
};

// node_modules/@smithy/core/dist-es/submodules/retry/util-retry/DefaultRetryBackoffStrategy.js
var B = class {
  x = f.delay();
  computeNextBackoffDelay(t) {
    let n = Math.random() * Math.min(this.x * 2 ** t, 2e4);
    return Math.floor(n);
  }
  setDelayBase(t) {
    this.x = t;
  }
};

// node_modules/@smithy/core/dist-es/submodules/retry/util-retry/DefaultRetryToken.js
var N = class {
  delay;
  count;
  cost;
  longPoll;
  $retryLog = {
    acquisitionDelay: 0
  };
  constructor(t, r, o, n) {
    this.delay = t, this.count = r, this.cost = o, this.longPoll = n;
  }
  getRetryCount() {
    return this.count;
  }
  getRetryDelay() {
    return Math.min(2e4, this.delay);
  }
  getRetryCost() {
    return this.cost;
  }
  isLongPoll() {
    return this.longPoll;
  }
};

// node_modules/@smithy/core/dist-es/submodules/retry/util-retry/config.js
var E;
(function(e) {
  e.STANDARD = "standard", e.ADAPTIVE = "adaptive";
})(E || (E = {}));
var S = 3, at = E.STANDARD;

// node_modules/@smithy/core/dist-es/submodules/retry/util-retry/StandardRetryStrategy.js
var $ = {
  incompatible: 1,
  attempts: 2,
  capacity: 3
}, _ = class {
  mode = E.STANDARD;
  retryBackoffStrategy;
  capacity = 500;
  maxAttemptsProvider;
  baseDelay;
  constructor(t) {
    typeof t == "number" ? this.maxAttemptsProvider = async () => t : typeof t == "function" ? this.maxAttemptsProvider = t : t && typeof t == "object" && (this.maxAttemptsProvider = async () => t.maxAttempts, this.baseDelay = t.baseDelay, this.retryBackoffStrategy = t.backoff), this.maxAttemptsProvider ??= async () => S, this.baseDelay ??= f.delay(), this.retryBackoffStrategy ??= new B();
  }
  async acquireInitialRetryToken(t) {
    return new N(f.delay(), 0, void 0, t.includes(":longpoll"));
  }
  async refreshRetryTokenForRetry(t, r) {
    let o = await this.getMaxAttempts(), n = this.retryCode(t, r, o), i = n === 0, s = t.isLongPoll?.();
    if (i || s) {
      let a = r.errorType;
      this.retryBackoffStrategy.setDelayBase(a === "THROTTLING" ? f.throttlingDelay() : this.baseDelay);
      let d = this.retryBackoffStrategy.computeNextBackoffDelay(t.getRetryCount()), c = d;
      if (r.retryAfterHint instanceof Date && (c = Math.max(d, Math.min(r.retryAfterHint.getTime() - Date.now(), d + 5e3))), i) {
        let u = this.getCapacityCost(a);
        this.capacity -= u;
        let p = new N(0, t.getRetryCount() + 1, u, t.isLongPoll?.() ?? !1);
        return await new Promise((l) => setTimeout(l, c)), p.$retryLog.acquisitionDelay = c, p;
      } else {
        let u = n === $.capacity && s ? c : 0;
        u > 0 && await new Promise((p) => setTimeout(p, u));
      }
    }
    throw new Error("No retry token available");
  }
  recordSuccess(t) {
    this.capacity = Math.min(500, this.capacity + (t.getRetryCost() ?? 1));
  }
  getCapacity() {
    return this.capacity;
  }
  async maxAttempts() {
    return this.maxAttemptsProvider();
  }
  async getMaxAttempts() {
    try {
      return await this.maxAttemptsProvider();
    } catch {
      return console.warn(`Max attempts provider could not resolve. Using default of ${S}`), S;
    }
  }
  retryCode(t, r, o) {
    let n = t.getRetryCount() + 1, i = this.isRetryableError(r.errorType) ? 0 : $.incompatible, s = n < o ? 0 : $.attempts, a = this.capacity >= this.getCapacityCost(r.errorType) ? 0 : $.capacity;
    return i || s || a;
  }
  getCapacityCost(t) {
    return t === f.modifiedCostType() ? f.throttlingCost() : f.cost();
  }
  isRetryableError(t) {
    return t === "THROTTLING" || t === "TRANSIENT";
  }
};

// node_modules/@smithy/core/dist-es/submodules/retry/util-retry/AdaptiveRetryStrategy.js
var V = class {
  mode = E.ADAPTIVE;
  rateLimiter;
  standardRetryStrategy;
  constructor(t, r) {
    let { rateLimiter: o } = r ?? {};
    this.rateLimiter = o ?? new G(), this.standardRetryStrategy = r ? new _({
      maxAttempts: typeof t == "number" ? t : 3,
      ...r
    }) : new _(t);
  }
  async acquireInitialRetryToken(t) {
    let r = await this.standardRetryStrategy.acquireInitialRetryToken(t);
    return await this.rateLimiter.getSendToken(), r;
  }
  async refreshRetryTokenForRetry(t, r) {
    this.rateLimiter.updateClientSendingRate(r);
    let o = await this.standardRetryStrategy.refreshRetryTokenForRetry(t, r);
    return await this.rateLimiter.getSendToken(), o;
  }
  recordSuccess(t) {
    this.rateLimiter.updateClientSendingRate({}), this.standardRetryStrategy.recordSuccess(t);
  }
  async maxAttemptsProvider() {
    return this.standardRetryStrategy.maxAttempts();
  }
};

// node_modules/@smithy/core/dist-es/submodules/retry/middleware-retry/configurations.js
var er = (e, t) => {
  let { retryStrategy: r, retryMode: o } = e, { defaultMaxAttempts: n = S, defaultBaseDelay: i = f.delay() } = t ?? {}, s = A(e.maxAttempts ?? n), a = r ? Promise.resolve(r) : void 0, d = async () => {
    let c = await s();
    return await A(o)() === E.ADAPTIVE ? new V(s, {
      maxAttempts: c,
      baseDelay: i
    }) : new _({
      maxAttempts: c,
      baseDelay: i
    });
  };
  return Object.assign(e, {
    maxAttempts: s,
    retryStrategy: () => a ??= d()
  });
};

// node_modules/@smithy/core/dist-es/submodules/retry/index.js
var Yi = le(pe), Wi = st(pe);

// node_modules/@aws-sdk/core/dist-es/submodules/client/middleware-user-agent/check-features.js
var tr = /\d{12}\.ddb/;
async function ct(e, t, r) {
  if (r.request?.headers?.["smithy-protocol"] === "rpc-v2-cbor" && g(e, "PROTOCOL_RPC_V2_CBOR", "M"), typeof t.retryStrategy == "function") {
    let i = await t.retryStrategy();
    if (typeof i.mode == "string")
      switch (i.mode) {
        case E.ADAPTIVE:
          g(e, "RETRY_MODE_ADAPTIVE", "F");
          break;
        case E.STANDARD:
          g(e, "RETRY_MODE_STANDARD", "E");
          break;
      }
  }
  if (typeof t.accountIdEndpointMode == "function") {
    let i = e.endpointV2;
    switch (String(i?.url?.hostname).match(tr) && g(e, "ACCOUNT_ID_ENDPOINT", "O"), await t.accountIdEndpointMode?.()) {
      case "disabled":
        g(e, "ACCOUNT_ID_MODE_DISABLED", "Q");
        break;
      case "preferred":
        g(e, "ACCOUNT_ID_MODE_PREFERRED", "P");
        break;
      case "required":
        g(e, "ACCOUNT_ID_MODE_REQUIRED", "R");
        break;
    }
  }
  let n = e.__smithy_context?.selectedHttpAuthScheme?.identity;
  if (n?.$source) {
    let i = n;
    i.accountId && g(e, "RESOLVED_ACCOUNT_ID", "T");
    for (let [s, a] of Object.entries(i.$source ?? {}))
      g(e, s, a);
  }
}

// node_modules/@aws-sdk/core/dist-es/submodules/client/middleware-user-agent/constants.js
var me = "user-agent", q = "x-amz-user-agent";
var dt = /[^!$%&'*+\-.^_`|~\w]/g, ut = /[^!$%&'*+\-.^_`|~\w#]/g;

// node_modules/@aws-sdk/core/dist-es/submodules/client/middleware-user-agent/encode-features.js
function pt(e) {
  let t = "";
  for (let r in e) {
    let o = e[r];
    if (t.length + o.length + 1 <= 1024) {
      t.length ? t += "," + o : t += o;
      continue;
    }
    break;
  }
  return t;
}

// node_modules/@aws-sdk/core/dist-es/submodules/client/middleware-user-agent/user-agent-middleware.js
var ft = (e) => (t, r) => async (o) => {
  let { request: n } = o;
  if (!h.isInstance(n))
    return t(o);
  let { headers: i } = n, s = r?.userAgent?.map(Y) || [], a = (await e.defaultUserAgentProvider()).map(Y);
  await ct(r, e, o);
  let d = r;
  a.push(`m/${pt(Object.assign({}, r.__smithy_context?.features, d.__aws_sdk_context?.features))}`);
  let c = e?.customUserAgent?.map(Y) || [], u = await e.userAgentAppId();
  u && a.push(Y(["app", `${u}`]));
  let p = ze(), l = (p ? [p] : []).concat([...a, ...s, ...c]).join(" "), m = [
    ...a.filter((R) => R.startsWith("aws-sdk-")),
    ...c
  ].join(" ");
  return e.runtime !== "browser" ? (m && (i[q] = i[q] ? `${i[me]} ${m}` : m), i[me] = l) : i[q] = l, t({
    ...o,
    request: n
  });
}, Y = (e) => {
  let t = e[0].split("/").map((s) => s.replace(dt, "-")).join("/"), r = e[1]?.replace(ut, "-"), o = t.indexOf("/"), n = t.substring(0, o), i = t.substring(o + 1);
  return n === "api" && (i = i.toLowerCase()), [n, i, r].filter((s) => s && s.length > 0).reduce((s, a, d) => {
    switch (d) {
      case 0:
        return a;
      case 1:
        return `${s}/${a}`;
      default:
        return `${s}#${a}`;
    }
  }, "");
}, Et = {
  name: "getUserAgentMiddleware",
  step: "build",
  priority: "low",
  tags: ["SET_USER_AGENT", "USER_AGENT"],
  override: !0
}, rr = (e) => ({
  applyToStack: (t) => {
    t.add(ft(e), Et);
  }
});

// node_modules/@aws-sdk/core/dist-es/submodules/client/util-endpoints/lib/aws/isVirtualHostableS3Bucket.js
var Ee = (e, t = !1) => {
  if (t) {
    for (let r of e.split("."))
      if (!Ee(r))
        return !1;
    return !0;
  }
  return !(!X(e) || e.length < 3 || e.length > 63 || e !== e.toLowerCase() || v(e));
};

// node_modules/@aws-sdk/core/dist-es/submodules/client/util-endpoints/lib/aws/parseArn.js
var gt = (e) => {
  let t = e.split(":");
  if (t.length < 6)
    return null;
  let [r, o, n, i, s, ...a] = t;
  if (r !== "arn" || o === "" || n === "" || a.join(":") === "")
    return null;
  let d = a.map((c) => c.split("/")).flat();
  return {
    partition: o,
    service: n,
    region: i,
    accountId: s,
    resourceId: d
  };
};

// node_modules/@aws-sdk/core/dist-es/submodules/client/util-endpoints/aws.js
var ht = {
  isVirtualHostableS3Bucket: Ee,
  parseArn: gt,
  partition: Xe
};
Q.aws = ht;

// node_modules/@aws-sdk/core/dist-es/submodules/client/region-config-resolver/extensions.js
var or = (e) => ({
  setRegion(t) {
    e.region = t;
  },
  region() {
    return e.region;
  }
}), ir = (e) => ({
  region: e.region()
});

export {
  Tt as a,
  g as b,
  Ne as c,
  $r as d,
  qr as e,
  Ct as f,
  Nt as g,
  bt as h,
  Be as i,
  ae as j,
  $e as k,
  ce as l,
  U as m,
  Ve as n,
  ue as o,
  qe as p,
  Ht as q,
  er as r,
  Wi as s,
  rr as t,
  or as u,
  ir as v
};
