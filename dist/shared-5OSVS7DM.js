import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  f as tt,
  m as rt
} from "./shared-657SMLAQ.js";
import {
  I as C,
  J as Je,
  K as D,
  N as v,
  ba as Qe,
  f as se,
  h as ae,
  ha as Ze,
  ia as et,
  o as ze,
  p as B,
  q as Ke,
  x as M
} from "./shared-YFD2GF2O.js";
import {
  a as Xe,
  b as je
} from "./shared-G5LPM4YZ.js";
import {
  b as G,
  c as _,
  d as I
} from "./shared-LHCUWEFM.js";

// node_modules/@aws-sdk/core/dist-es/submodules/client/setCredentialFeature.js
function lr(e, t, r) {
  return e.$source || (e.$source = {}), e.$source[t] = r, e;
}

// node_modules/@smithy/core/dist-es/submodules/endpoints/middleware-endpoint/adaptors/getEndpointUrlConfig.js
var ot = "AWS_ENDPOINT_URL", nt = "endpoint_url", it = (e) => ({
  environmentVariableSelector: (t) => {
    let r = e.split(" ").map((n) => n.toUpperCase()), o = t[[ot, ...r].join("_")];
    if (o)
      return o;
    let i = t[ot];
    if (i)
      return i;
  },
  configFileSelector: (t, r) => {
    if (t.services) {
      let i = ["services", t.services].join(".");
      if (!r || !r[i])
        throw new Error(`The services section "${t.services}" specified in the profile is not present in the shared configuration file.`);
      let n = r[i], s = e.split(" ").map((c) => c.toLowerCase()), a = n[[s.join("_"), nt].join(".")];
      if (a)
        return a;
    }
    let o = t[nt];
    if (o)
      return o;
  },
  default: void 0
});

// node_modules/@smithy/core/dist-es/submodules/endpoints/middleware-endpoint/adaptors/getIgnoreConfiguredEndpointUrls.js
var fr = "AWS_IGNORE_CONFIGURED_ENDPOINT_URLS", mr = "ignore_configured_endpoint_urls", st = {
  environmentVariableSelector: (e) => se(e, fr, ae.ENV),
  configFileSelector: (e) => se(e, mr, ae.CONFIG),
  default: !1
};

// node_modules/@smithy/core/dist-es/submodules/endpoints/middleware-endpoint/adaptors/getEndpointFromConfig.js
var U = async (e) => {
  if (!await M(st)())
    return M(it(e ?? ""))();
};

// node_modules/@smithy/core/dist-es/submodules/endpoints/middleware-endpoint/service-customizations/s3.js
var ce = async (e) => {
  let t = e?.Bucket || "";
  if (typeof e.Bucket == "string" && (e.Bucket = t.replace(/#/g, encodeURIComponent("#")).replace(/\?/g, encodeURIComponent("?"))), ct(t)) {
    if (e.ForcePathStyle === !0)
      throw new Error("Path-style addressing cannot be used with ARN buckets");
  } else (!at(t) || t.indexOf(".") !== -1 && !String(e.Endpoint).startsWith("http:") || t.toLowerCase() !== t || t.length < 3) && (e.ForcePathStyle = !0);
  return e.DisableMultiRegionAccessPoints && (e.disableMultiRegionAccessPoints = !0, e.DisableMRAP = !0), e;
}, Er = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, hr = /(\d+\.){3}\d+/, gr = /\.\./;
var at = (e) => Er.test(e) && !hr.test(e) && !gr.test(e), ct = (e) => {
  let [t, r, o, , , i] = e.split(":"), n = t === "arn" && e.split(":").length >= 6, s = !!(n && r && o && i);
  if (n && !s)
    throw new Error(`Invalid ARN: ${e} was an invalid ARN.`);
  return s;
};

// node_modules/@smithy/core/dist-es/submodules/endpoints/middleware-endpoint/adaptors/createConfigValueProvider.js
var dt = (e, t, r, o = !1) => {
  let i = async () => {
    let n;
    return o ? n = r.clientContextParams?.[e] ?? r[e] ?? r[t] : n = r[e] ?? r[t], typeof n == "function" ? n() : n;
  };
  return e === "credentialScope" || t === "CredentialScope" ? async () => {
    let n = typeof r.credentials == "function" ? await r.credentials() : r.credentials;
    return n?.credentialScope ?? n?.CredentialScope;
  } : e === "accountId" || t === "AccountId" ? async () => {
    let n = typeof r.credentials == "function" ? await r.credentials() : r.credentials;
    return n?.accountId ?? n?.AccountId;
  } : e === "endpoint" || t === "endpoint" ? async () => {
    if (r.isCustomEndpoint === !1)
      return;
    let n = await i();
    if (n && typeof n == "object") {
      if ("url" in n)
        return n.url.href;
      if ("hostname" in n) {
        let { protocol: s, hostname: a, port: c, path: d } = n;
        return `${s}//${a}${c ? ":" + c : ""}${d}`;
      }
    }
    return n;
  } : i;
};

// node_modules/@smithy/core/dist-es/submodules/endpoints/middleware-endpoint/adaptors/getEndpointFromInstructions.js
function V(e) {
  return async (t, r, o, i) => {
    if (!o.isCustomEndpoint && !o.ignoreConfiguredEndpointUrls) {
      let a;
      o.serviceConfiguredEndpoint ? a = await o.serviceConfiguredEndpoint() : a = await e(o.serviceId), a && (o.endpoint = () => Promise.resolve(v(a)), o.isCustomEndpoint = !0, i?.logger?.debug?.(`@smithy/core/endpoints - resolved endpoint from config: ${a}`));
    }
    let n = await pt(t, r, o);
    if (typeof o.endpointProvider != "function")
      throw new Error("config.endpointProvider is not set.");
    let s = o.endpointProvider(n, i);
    if (o.isCustomEndpoint && o.endpoint) {
      let a = await o.endpoint();
      if (a?.headers) {
        s.headers ??= {};
        for (let [c, d] of Object.entries(a.headers))
          s.headers[c] = Array.isArray(d) ? d : [d];
      }
    }
    return s;
  };
}
var pt = async (e, t, r) => {
  let o = {}, i = t?.getEndpointParameterInstructions?.() || {};
  for (let [n, s] of Object.entries(i))
    switch (s.type) {
      case "staticContextParams":
        o[n] = s.value;
        break;
      case "contextParams":
        o[n] = e[s.name];
        break;
      case "clientContextParams":
      case "builtInParams":
        o[n] = await dt(s.name, n, r, s.type !== "builtInParams")();
        break;
      case "operationContextParams":
        o[n] = s.get(e);
        break;
      default:
        throw new Error("Unrecognized endpoint parameter instruction: " + JSON.stringify(s));
    }
  return Object.keys(i).length === 0 && Object.assign(o, r), String(r.serviceId).toLowerCase() === "s3" && await ce(o), o;
};

// node_modules/@smithy/core/dist-es/submodules/endpoints/middleware-endpoint/endpointMiddleware.js
function Ar(e, t, r) {
  e.__smithy_context ? e.__smithy_context.features || (e.__smithy_context.features = {}) : e.__smithy_context = { features: {} }, e.__smithy_context.features[t] = r;
}
function q(e) {
  let t = V(e);
  return ({ config: r, instructions: o }) => (i, n) => async (s) => {
    r.isCustomEndpoint && Ar(n, "ENDPOINT_OVERRIDE", "N");
    let a = await t(s.input, {
      getEndpointParameterInstructions() {
        return o;
      }
    }, { ...r }, n);
    n.endpointV2 = a, n.authSchemes = a.properties?.authSchemes;
    let c = n.authSchemes?.[0];
    if (c) {
      n.signing_region = c.signingRegion, n.signing_service = c.signingName;
      let p = C(n)?.selectedHttpAuthScheme?.httpAuthOption;
      p && (p.signingProperties = Object.assign(p.signingProperties || {}, {
        signing_region: c.signingRegion,
        signingRegion: c.signingRegion,
        signing_service: c.signingName,
        signingName: c.signingName,
        signingRegionSet: c.signingRegionSet
      }, c.properties));
    }
    return i({
      ...s
    });
  };
}

// node_modules/@smithy/core/dist-es/submodules/endpoints/middleware-endpoint/getEndpointPlugin.js
var Tr = {
  name: "serializerMiddleware",
  step: "serialize",
  tags: ["SERIALIZER"],
  override: !0
}, Rr = {
  step: "serialize",
  tags: ["ENDPOINT_PARAMETERS", "ENDPOINT_V2", "ENDPOINT"],
  name: "endpointV2Middleware",
  override: !0,
  relation: "before",
  toMiddleware: Tr.name
};
function ut(e) {
  let t = q(e);
  return (r, o) => ({
    applyToStack: (i) => {
      i.addRelativeTo(t({
        config: r,
        instructions: o
      }), Rr);
    }
  });
}

// node_modules/@smithy/core/dist-es/submodules/endpoints/middleware-endpoint/resolveEndpointConfig.js
function lt(e) {
  return (t) => {
    let r = t.tls ?? !0, { endpoint: o, useDualstackEndpoint: i, useFipsEndpoint: n } = t, s = o != null ? async () => v(await I(o)()) : void 0, c = Object.assign(t, {
      endpoint: s,
      tls: r,
      isCustomEndpoint: !!o,
      useDualstackEndpoint: I(i ?? !1),
      useFipsEndpoint: I(n ?? !1),
      ignoreConfiguredEndpointUrls: !!t.ignoreConfiguredEndpointUrls
    }), d;
    return c.serviceConfiguredEndpoint = async () => (t.serviceId && !d && (d = e(t.serviceId)), d), c;
  };
}

// node_modules/@smithy/core/dist-es/submodules/endpoints/util-endpoints/bdd/BinaryDecisionDiagram.js
var de = class e {
  nodes;
  root;
  conditions;
  results;
  constructor(t, r, o, i) {
    this.nodes = t, this.root = r, this.conditions = o, this.results = i;
  }
  static from(t, r, o, i) {
    return new e(t, r, o, i);
  }
};

// node_modules/@smithy/core/dist-es/submodules/endpoints/util-endpoints/cache/EndpointCache.js
var pe = class {
  capacity;
  data = /* @__PURE__ */ new Map();
  parameters = [];
  constructor({ size: t, params: r }) {
    this.capacity = t ?? 50, r && (this.parameters = r);
  }
  get(t, r) {
    let o = this.hash(t);
    if (o === !1)
      return r();
    if (!this.data.has(o)) {
      if (this.data.size > this.capacity + 10) {
        let i = this.data.keys(), n = 0;
        for (; ; ) {
          let { value: s, done: a } = i.next();
          if (this.data.delete(s), a || ++n > 10)
            break;
        }
      }
      this.data.set(o, r());
    }
    return this.data.get(o);
  }
  size() {
    return this.data.size;
  }
  hash(t) {
    let r = "", { parameters: o } = this;
    if (o.length === 0)
      return !1;
    for (let i of o) {
      let n = t[i], s = n == null ? "\0" : String(n);
      if (s.includes("|;"))
        return !1;
      r += s + "|;";
    }
    return r;
  }
};

// node_modules/@smithy/core/dist-es/submodules/endpoints/util-endpoints/types/EndpointError.js
var l = class extends Error {
  constructor(t) {
    super(t), this.name = "EndpointError";
  }
};

// node_modules/@smithy/core/dist-es/submodules/endpoints/util-endpoints/debug/debugId.js
var ue = "endpoints";

// node_modules/@smithy/core/dist-es/submodules/endpoints/util-endpoints/debug/toDebugString.js
function P(e) {
  return typeof e != "object" || e == null ? e : "ref" in e ? `$${P(e.ref)}` : "fn" in e ? `${e.fn}(${(e.argv || []).map(P).join(", ")})` : JSON.stringify(e, null, 2);
}

// node_modules/@smithy/core/dist-es/submodules/endpoints/util-endpoints/utils/customEndpointFunctions.js
var k = {};

// node_modules/@smithy/core/dist-es/submodules/endpoints/util-endpoints/lib/booleanEquals.js
var le = (e, t) => e === t;

// node_modules/@smithy/core/dist-es/submodules/endpoints/util-endpoints/lib/coalesce.js
function fe(...e) {
  for (let t of e)
    if (t != null)
      return t;
}

// node_modules/@smithy/core/dist-es/submodules/endpoints/util-endpoints/lib/getAttrPathList.js
var ft = (e) => {
  let t = e.split("."), r = [];
  for (let o of t) {
    let i = o.indexOf("[");
    if (i !== -1) {
      if (o.indexOf("]") !== o.length - 1)
        throw new l(`Path: '${e}' does not end with ']'`);
      let n = o.slice(i + 1, -1);
      if (Number.isNaN(parseInt(n)))
        throw new l(`Invalid array index: '${n}' in path: '${e}'`);
      i !== 0 && r.push(o.slice(0, i)), r.push(n);
    } else
      r.push(o);
  }
  return r;
};

// node_modules/@smithy/core/dist-es/submodules/endpoints/util-endpoints/lib/getAttr.js
var L = (e, t) => ft(t).reduce((r, o) => {
  if (typeof r != "object")
    throw new l(`Index '${o}' in '${t}' not found in '${JSON.stringify(e)}'`);
  if (Array.isArray(r)) {
    let i = parseInt(o);
    return r[i < 0 ? r.length + i : i];
  }
  return r[o];
}, e);

// node_modules/@smithy/core/dist-es/submodules/endpoints/util-endpoints/lib/isSet.js
var me = (e) => e != null;

// node_modules/@smithy/core/dist-es/submodules/endpoints/util-endpoints/lib/ite.js
function Ee(e, t, r) {
  return e ? t : r;
}

// node_modules/@smithy/core/dist-es/submodules/endpoints/util-endpoints/lib/not.js
var he = (e) => !e;

// node_modules/@smithy/core/dist-es/submodules/endpoints/util-endpoints/lib/isIpAddress.js
var _r = new RegExp("^(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]\\d|\\d)(?:\\.(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]\\d|\\d)){3}$"), b = (e) => _r.test(e) || e.startsWith("[") && e.endsWith("]");

// node_modules/@smithy/core/dist-es/submodules/endpoints/util-endpoints/lib/parseURL.js
var ge = {
  [B.HTTP]: 80,
  [B.HTTPS]: 443
}, Ae = (e) => {
  let t = (() => {
    try {
      if (e instanceof URL)
        return e;
      if (typeof e == "object" && "hostname" in e) {
        let { hostname: f, port: m, protocol: g = "", path: R = "", query: A = {} } = e, y = new URL(`${g}//${f}${m ? `:${m}` : ""}${R}`);
        return y.search = Object.entries(A).map(([S, ur]) => `${S}=${ur}`).join("&"), y;
      }
      return new URL(e);
    } catch {
      return null;
    }
  })();
  if (!t)
    return console.error(`Unable to parse ${JSON.stringify(e)} as a whatwg URL.`), null;
  let r = t.href, { host: o, hostname: i, pathname: n, protocol: s, search: a } = t;
  if (a)
    return null;
  let c = s.slice(0, -1);
  if (!Object.values(B).includes(c))
    return null;
  let d = b(i), p = r.includes(`${o}:${ge[c]}`) || typeof e == "string" && e.includes(`${o}:${ge[c]}`), u = `${o}${p ? `:${ge[c]}` : ""}`;
  return {
    scheme: c,
    authority: u,
    path: n,
    normalizedPath: n.endsWith("/") ? n : `${n}/`,
    isIp: d
  };
};

// node_modules/@smithy/core/dist-es/submodules/endpoints/util-endpoints/lib/split.js
function Te(e, t, r) {
  if (r === 1)
    return [e];
  if (e === "")
    return [""];
  let o = e.split(t);
  return r === 0 ? o : o.slice(0, r - 1).concat(o.slice(1).join(t));
}

// node_modules/@smithy/core/dist-es/submodules/endpoints/util-endpoints/lib/stringEquals.js
var Re = (e, t) => e === t;

// node_modules/@smithy/core/dist-es/submodules/endpoints/util-endpoints/lib/substring.js
var _e = (e, t, r, o) => e == null || t >= r || e.length < r || /[^\u0000-\u007f]/.test(e) ? null : o ? e.substring(e.length - r, e.length - t) : e.substring(t, r);

// node_modules/@smithy/core/dist-es/submodules/endpoints/util-endpoints/lib/uriEncode.js
var ye = (e) => encodeURIComponent(e).replace(/[!*'()]/g, (t) => `%${t.charCodeAt(0).toString(16).toUpperCase()}`);

// node_modules/@smithy/core/dist-es/submodules/endpoints/util-endpoints/utils/endpointFunctions.js
var mt = {
  booleanEquals: le,
  coalesce: fe,
  getAttr: L,
  isSet: me,
  isValidHostLabel: D,
  ite: Ee,
  not: he,
  parseURL: Ae,
  split: Te,
  stringEquals: Re,
  substring: _e,
  uriEncode: ye
};

// node_modules/@smithy/core/dist-es/submodules/endpoints/util-endpoints/utils/evaluateTemplate.js
var Y = (e, t) => {
  let r = [], { referenceRecord: o, endpointParams: i } = t, n = 0;
  for (; n < e.length; ) {
    let s = e.indexOf("{", n);
    if (s === -1) {
      r.push(e.slice(n));
      break;
    }
    r.push(e.slice(n, s));
    let a = e.indexOf("}", s);
    if (a === -1) {
      r.push(e.slice(s));
      break;
    }
    e[s + 1] === "{" && e[a + 1] === "}" && (r.push(e.slice(s + 1, a)), n = a + 2);
    let c = e.substring(s + 1, a);
    if (c.includes("#")) {
      let [d, p] = c.split("#");
      r.push(L(o[d] ?? i[d], p));
    } else
      r.push(o[c] ?? i[c]);
    n = a + 1;
  }
  return r.join("");
};

// node_modules/@smithy/core/dist-es/submodules/endpoints/util-endpoints/utils/getReferenceValue.js
var Et = ({ ref: e }, t) => t.referenceRecord[e] ?? t.endpointParams[e];

// node_modules/@smithy/core/dist-es/submodules/endpoints/util-endpoints/utils/evaluateExpression.js
var N = (e, t, r) => {
  if (typeof e == "string")
    return Y(e, r);
  if (e.fn)
    return ht.callFunction(e, r);
  if (e.ref)
    return Et(e, r);
  throw new l(`'${t}': ${String(e)} is not a string, function or reference.`);
}, W = ({ fn: e, argv: t }, r) => {
  let o = Array(t.length);
  for (let s = 0; s < o.length; ++s) {
    let a = t[s];
    typeof a == "boolean" || typeof a == "number" ? o[s] = a : o[s] = ht.evaluateExpression(a, "arg", r);
  }
  let i = e.indexOf(".");
  if (i !== -1) {
    let a = k[e.slice(0, i)]?.[e.slice(i + 1)];
    if (typeof a == "function")
      return a(...o);
  }
  let n = mt[e];
  if (typeof n == "function")
    return n(...o);
  throw new Error(`function ${e} not loaded in endpointFunctions.`);
}, ht = {
  evaluateExpression: N,
  callFunction: W
};

// node_modules/@smithy/core/dist-es/submodules/endpoints/util-endpoints/utils/evaluateCondition.js
var gt = (e, t) => {
  let { assign: r } = e;
  if (r && r in t.referenceRecord)
    throw new l(`'${r}' is already defined in Reference Record.`);
  let o = W(e, t);
  t.logger?.debug?.(`${ue} evaluateCondition: ${P(e)} = ${P(o)}`);
  let i = o === "" ? !0 : !!o;
  return r != null ? { result: i, toAssign: { name: r, value: o } } : { result: i };
};

// node_modules/@smithy/core/dist-es/submodules/endpoints/util-endpoints/utils/getEndpointHeaders.js
var At = (e, t) => Object.entries(e ?? {}).reduce((r, [o, i]) => (r[o] = i.map((n) => {
  let s = N(n, "Header value entry", t);
  if (typeof s != "string")
    throw new l(`Header '${o}' value '${s}' is not a string`);
  return s;
}), r), {});

// node_modules/@smithy/core/dist-es/submodules/endpoints/util-endpoints/utils/getEndpointProperties.js
var Se = (e, t) => Object.entries(e).reduce((r, [o, i]) => (r[o] = Rt.getEndpointProperty(i, t), r), {}), Tt = (e, t) => {
  if (Array.isArray(e))
    return e.map((r) => Tt(r, t));
  switch (typeof e) {
    case "string":
      return Y(e, t);
    case "object":
      if (e === null)
        throw new l(`Unexpected endpoint property: ${e}`);
      return Rt.getEndpointProperties(e, t);
    case "boolean":
      return e;
    default:
      throw new l(`Unexpected endpoint property type: ${typeof e}`);
  }
}, Rt = {
  getEndpointProperty: Tt,
  getEndpointProperties: Se
};

// node_modules/@smithy/core/dist-es/submodules/endpoints/util-endpoints/utils/getEndpointUrl.js
var _t = (e, t) => {
  let r = N(e, "Endpoint URL", t);
  if (typeof r == "string")
    try {
      return new URL(r);
    } catch (o) {
      throw console.error(`Failed to construct URL with ${r}`, o), o;
    }
  throw new l(`Endpoint URL must be a string, got ${typeof r}`);
};

// node_modules/@smithy/core/dist-es/submodules/endpoints/util-endpoints/decideEndpoint.js
var xe = 1e8, yr = (e, t) => {
  let { nodes: r, root: o, results: i, conditions: n } = e, s = o, a = {}, c = {
    referenceRecord: a,
    endpointParams: t.endpointParams,
    logger: t.logger
  };
  for (; s !== 1 && s !== -1 && s < xe; ) {
    let d = 3 * (Math.abs(s) - 1), [p, u, f] = [r[d], r[d + 1], r[d + 2]], [m, g, R] = n[p], A = gt({ fn: m, assign: R, argv: g }, c);
    if (A.toAssign) {
      let { name: y, value: S } = A.toAssign;
      a[y] = S;
    }
    s = s >= 0 === A.result ? u : f;
  }
  if (s >= xe) {
    let d = i[s - xe];
    if (d[0] === -1) {
      let [, m] = d;
      throw new l(N(m, "Error", c));
    }
    let [p, u, f] = d;
    return {
      url: _t(p, c),
      properties: Se(u, c),
      headers: At(f ?? {}, c)
    };
  }
  throw new l("No matching endpoint.");
};

// node_modules/@smithy/core/dist-es/submodules/endpoints/index.js
var fi = V(U), mi = lt(U), Ei = q(U), hi = ut(U);

// node_modules/@aws-sdk/core/dist-es/submodules/client/middleware-host-header/hostHeaderMiddleware.js
var yt = (e) => (t) => async (r) => {
  if (!_.isInstance(r.request))
    return t(r);
  let { request: o } = r, { handlerProtocol: i = "" } = e.requestHandler.metadata || {};
  if (i.indexOf("h2") >= 0 && !o.headers[":authority"])
    delete o.headers.host, o.headers[":authority"] = o.hostname + (o.port ? ":" + o.port : "");
  else if (!o.headers.host) {
    let n = o.hostname;
    o.port != null && (n += `:${o.port}`), o.headers.host = n;
  }
  return t(r);
}, St = {
  name: "hostHeaderMiddleware",
  step: "build",
  priority: "low",
  tags: ["HOST"],
  override: !0
}, Sr = (e) => ({
  applyToStack: (t) => {
    t.add(yt(e), St);
  }
});

// node_modules/@aws-sdk/core/dist-es/submodules/client/middleware-logger/loggerMiddleware.js
var xt = () => (e, t) => async (r) => {
  try {
    let o = await e(r), { clientName: i, commandName: n, logger: s, dynamoDbDocumentClientOptions: a = {} } = t, { overrideInputFilterSensitiveLog: c, overrideOutputFilterSensitiveLog: d } = a, p = c ?? t.inputFilterSensitiveLog, u = d ?? t.outputFilterSensitiveLog, { $metadata: f, ...m } = o.output;
    return s?.info?.({
      clientName: i,
      commandName: n,
      input: p(r.input),
      output: u(m),
      metadata: f
    }), o;
  } catch (o) {
    let { clientName: i, commandName: n, logger: s, dynamoDbDocumentClientOptions: a = {} } = t, { overrideInputFilterSensitiveLog: c } = a, d = c ?? t.inputFilterSensitiveLog;
    throw s?.error?.({
      clientName: i,
      commandName: n,
      input: d(r.input),
      error: o,
      metadata: o.$metadata
    }), o;
  }
}, wt = {
  name: "loggerMiddleware",
  tags: ["LOGGER"],
  step: "initialize",
  override: !0
}, xr = (e) => ({
  applyToStack: (t) => {
    t.add(xt(), wt);
  }
});

// node_modules/@aws-sdk/core/dist-es/submodules/client/middleware-recursion-detection/configuration.js
var It = {
  step: "build",
  tags: ["RECURSION_DETECTION", "TRACE_CONTEXT_PROPAGATION"],
  name: "recursionDetectionMiddleware",
  override: !0,
  priority: "low"
};

// node_modules/@aws/lambda-invoke-store/dist-es/invoke-store.js
var x = {
  REQUEST_ID: /* @__PURE__ */ Symbol.for("_AWS_LAMBDA_REQUEST_ID"),
  X_RAY_TRACE_ID: /* @__PURE__ */ Symbol.for("_AWS_LAMBDA_X_RAY_TRACE_ID"),
  TENANT_ID: /* @__PURE__ */ Symbol.for("_AWS_LAMBDA_TENANT_ID"),
  TRACEPARENT: /* @__PURE__ */ Symbol.for("_AWS_LAMBDA_TRACEPARENT"),
  TRACESTATE: /* @__PURE__ */ Symbol.for("_AWS_LAMBDA_TRACESTATE"),
  BAGGAGE: /* @__PURE__ */ Symbol.for("_AWS_LAMBDA_BAGGAGE")
}, we = ["true", "1"].includes(process.env?.AWS_LAMBDA_NODEJS_NO_GLOBAL_AWSLAMBDA ?? "");
we || (globalThis.awslambda = globalThis.awslambda || {});
var X = class {
  static PROTECTED_KEYS = x;
  isProtectedKey(t) {
    return Object.values(x).includes(t);
  }
  getRequestId() {
    return this.get(x.REQUEST_ID) ?? "-";
  }
  getXRayTraceId() {
    return this.get(x.X_RAY_TRACE_ID);
  }
  getTenantId() {
    return this.get(x.TENANT_ID);
  }
  getTraceparent() {
    return this.get(x.TRACEPARENT);
  }
  getTracestate() {
    return this.get(x.TRACESTATE);
  }
  getBaggage() {
    return this.get(x.BAGGAGE);
  }
}, Ie = class extends X {
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
}, Ne = class e extends X {
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
}, F;
(function(e) {
  let t = null;
  async function r(o) {
    return t || (t = (async () => {
      let n = o === !0 || "AWS_LAMBDA_MAX_CONCURRENCY" in process.env ? await Ne.create() : new Ie();
      return !we && globalThis.awslambda?.InvokeStore ? globalThis.awslambda.InvokeStore : (!we && globalThis.awslambda && (globalThis.awslambda.InvokeStore = n), n);
    })()), t;
  }
  e.getInstanceAsync = r, e._testing = process.env.AWS_LAMBDA_BENCHMARK_MODE === "1" ? {
    reset: () => {
      t = null, globalThis.awslambda?.InvokeStore && delete globalThis.awslambda.InvokeStore, globalThis.awslambda = { InvokeStore: void 0 };
    }
  } : void 0;
})(F || (F = {}));

// node_modules/@aws-sdk/core/dist-es/submodules/client/middleware-recursion-detection/recursionDetectionMiddleware.js
var wr = "AWS_LAMBDA_FUNCTION_NAME", Ir = "_X_AMZN_TRACE_ID", Oe = "X-Amzn-Trace-Id", Ce = "traceparent", Nt = "tracestate", Ot = "baggage", Ct = () => (e) => async (t) => {
  let { request: r } = t;
  if (!_.isInstance(r))
    return e(t);
  let o;
  {
    let i = Object.keys(r.headers ?? {}).find((n) => n.toLowerCase() === Oe.toLowerCase()) ?? Oe;
    if (!r.headers.hasOwnProperty(i)) {
      let n = process.env[wr], s = process.env[Ir];
      o ??= await F.getInstanceAsync();
      let c = o?.getXRayTraceId() ?? s, d = (p) => typeof p == "string" && p.length > 0;
      d(n) && d(c) && (r.headers[Oe] = c);
    }
  }
  if (Nr(r.headers), !r.headers[Ce]) {
    let n = (o ??= await F.getInstanceAsync())?.getTraceparent?.();
    if (n) {
      r.headers[Ce] = n;
      let s = o?.getTracestate?.();
      s && (r.headers[Nt] = s);
      let a = o?.getBaggage?.();
      a && (r.headers[Ot] = a);
    }
  }
  return e(t);
};
function Nr(e) {
  for (let t of Object.keys(e)) {
    let r = t.toLowerCase();
    t !== r && (r === Ce || r === Nt || r === Ot) && (e[r] = e[t], delete e[t]);
  }
}

// node_modules/@aws-sdk/core/dist-es/submodules/client/middleware-recursion-detection/getRecursionDetectionPlugin.js
var Or = (e) => ({
  applyToStack: (t) => {
    t.add(Ct(), It);
  }
});

// node_modules/@smithy/core/dist-es/legacy-root-exports/middleware-http-auth-scheme/resolveAuthOptions.js
var Dt = (e, t) => {
  if (!t || t.length === 0)
    return e;
  let r = [];
  for (let o of t)
    for (let i of e)
      i.schemeId.split("#")[1] === o && r.push(i);
  for (let o of e)
    r.find(({ schemeId: i }) => i === o.schemeId) || r.push(o);
  return r;
};

// node_modules/@smithy/core/dist-es/legacy-root-exports/middleware-http-auth-scheme/httpAuthSchemeMiddleware.js
function Cr(e) {
  let t = /* @__PURE__ */ new Map();
  for (let r of e)
    t.set(r.schemeId, r);
  return t;
}
var De = (e, t) => (r, o) => async (i) => {
  let n = e.httpAuthSchemeProvider(await t.httpAuthSchemeParametersProvider(e, o, i.input)), s = e.authSchemePreference ? await e.authSchemePreference() : [], a = Dt(n, s), c = Cr(e.httpAuthSchemes), d = C(o), p = [];
  for (let u of a) {
    let f = c.get(u.schemeId);
    if (!f) {
      p.push(`HttpAuthScheme \`${u.schemeId}\` was not enabled for this service.`);
      continue;
    }
    let m = f.identityProvider(await t.identityProviderConfigProvider(e));
    if (!m) {
      p.push(`HttpAuthScheme \`${u.schemeId}\` did not have an IdentityProvider configured.`);
      continue;
    }
    let { identityProperties: g = {}, signingProperties: R = {} } = u.propertiesExtractor?.(e, o) || {};
    u.identityProperties = Object.assign(u.identityProperties || {}, g), u.signingProperties = Object.assign(u.signingProperties || {}, R), d.selectedHttpAuthScheme = {
      httpAuthOption: u,
      identity: await m(u.identityProperties),
      signer: f.signer
    };
    break;
  }
  if (!d.selectedHttpAuthScheme)
    throw new Error(p.join(`
`));
  return r(i);
};

// node_modules/@smithy/core/dist-es/legacy-root-exports/middleware-http-auth-scheme/getHttpAuthSchemeEndpointRuleSetPlugin.js
var Pe = {
  step: "serialize",
  tags: ["HTTP_AUTH_SCHEME"],
  name: "httpAuthSchemeMiddleware",
  override: !0,
  relation: "before",
  toMiddleware: "endpointV2Middleware"
}, Pt = (e, { httpAuthSchemeParametersProvider: t, identityProviderConfigProvider: r }) => ({
  applyToStack: (o) => {
    o.addRelativeTo(De(e, {
      httpAuthSchemeParametersProvider: t,
      identityProviderConfigProvider: r
    }), Pe);
  }
});

// node_modules/@smithy/core/dist-es/legacy-root-exports/middleware-http-signing/httpSigningMiddleware.js
var Dr = (e) => (t) => {
  throw t;
}, Pr = (e, t) => {
}, be = (e) => (t, r) => async (o) => {
  if (!_.isInstance(o.request))
    return t(o);
  let n = C(r).selectedHttpAuthScheme;
  if (!n)
    throw new Error("No HttpAuthScheme was selected: unable to sign request");
  let { httpAuthOption: { signingProperties: s = {} }, identity: a, signer: c } = n, d = await t({
    ...o,
    request: await c.sign(o.request, a, s)
  }).catch((c.errorHandler || Dr)(s));
  return (c.successHandler || Pr)(d.response, s), d;
};

// node_modules/@smithy/core/dist-es/legacy-root-exports/middleware-http-signing/getHttpSigningMiddleware.js
var Me = {
  step: "finalizeRequest",
  tags: ["HTTP_SIGNING"],
  name: "httpSigningMiddleware",
  aliases: ["apiKeyMiddleware", "tokenMiddleware", "awsAuthMiddleware"],
  override: !0,
  relation: "after",
  toMiddleware: "retryMiddleware"
}, bt = (e) => ({
  applyToStack: (t) => {
    t.addRelativeTo(be(e), Me);
  }
});

// node_modules/@smithy/core/dist-es/legacy-root-exports/util-identity-and-auth/DefaultIdentityProviderConfig.js
var j = class {
  authSchemes = /* @__PURE__ */ new Map();
  constructor(t) {
    for (let r in t) {
      if (!G(t, r))
        continue;
      let o = t[r];
      o !== void 0 && this.authSchemes.set(r, o);
    }
  }
  getIdentityProvider(t) {
    return this.authSchemes.get(t);
  }
};

// node_modules/@smithy/core/dist-es/legacy-root-exports/util-identity-and-auth/httpAuthSchemes/noAuth.js
var H = class {
  async sign(t, r, o) {
    return t;
  }
};

// node_modules/@smithy/core/dist-es/legacy-root-exports/util-identity-and-auth/memoizeIdentityProvider.js
var ve = (e) => function(r) {
  return Ue(r) && r.expiration.getTime() - Date.now() < e;
};
var Mt = ve(3e5), Ue = (e) => e.expiration !== void 0, vt = (e, t, r) => {
  if (e === void 0)
    return;
  let o = typeof e != "function" ? async () => Promise.resolve(e) : e, i, n, s, a = !1, c = async (d) => {
    n || (n = o(d));
    try {
      i = await n, s = !0, a = !1;
    } finally {
      n = void 0;
    }
    return i;
  };
  return t === void 0 ? async (d) => ((!s || d?.forceRefresh) && (i = await c(d)), i) : async (d) => ((!s || d?.forceRefresh) && (i = await c(d)), a ? i : r(i) ? (t(i) && await c(d), i) : (a = !0, i));
};

// node_modules/@smithy/core/dist-es/normalizeProvider.js
var ke = (e) => {
  if (typeof e == "function")
    return e;
  let t = Promise.resolve(e);
  return () => t;
};

// node_modules/@aws-sdk/core/dist-es/submodules/client/middleware-user-agent/configurations.js
var z = void 0;
function Ur(e) {
  return e === void 0 ? !0 : typeof e == "string" && e.length <= 50;
}
function kr(e) {
  let t = ke(e.userAgentAppId ?? z), { customUserAgent: r } = e;
  return Object.assign(e, {
    customUserAgent: typeof r == "string" ? [[r]] : r,
    userAgentAppId: async () => {
      let o = await t();
      if (!Ur(o)) {
        let i = e.logger?.constructor?.name === "NoOpLogger" || !e.logger ? console : e.logger;
        typeof o != "string" ? i?.warn("userAgentAppId must be a string or undefined.") : o.length > 50 && i?.warn("The provided userAgentAppId exceeds the maximum length of 50 characters.");
      }
      return o;
    }
  });
}

// node_modules/@smithy/core/dist-es/submodules/retry/service-error-classification/constants.js
var Ut = [
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
], kt = ["TimeoutError", "RequestTimeout", "RequestTimeoutException"], Lt = [500, 502, 503, 504], Ft = ["ECONNRESET", "ECONNREFUSED", "EPIPE", "ETIMEDOUT"], Ht = ["EHOSTUNREACH", "ENETUNREACH", "ENOTFOUND", "EAI_AGAIN"];

// node_modules/@smithy/core/dist-es/submodules/retry/service-error-classification/service-error-classification.js
var Lr = (e) => e?.$retryable !== void 0;
var Fr = (e) => e.$metadata?.clockSkewCorrected, Hr = (e) => {
  let t = /* @__PURE__ */ new Set([
    "Failed to fetch",
    "NetworkError when attempting to fetch resource",
    "The Internet connection appears to be offline",
    "Load failed",
    "Network request failed"
  ]);
  return e && e instanceof TypeError ? t.has(e.message) : !1;
}, K = (e) => e.$metadata?.httpStatusCode === 429 || Ut.includes(e.name) || e.$retryable?.throttling == !0, J = (e, t = 0) => e?.name !== "AbortError" && (Lr(e) || Fr(e) || e.name === "InvalidSignatureException" && e.message?.includes("Signature expired") || kt.includes(e.name) || Ft.includes(e?.code || "") || Ht.includes(e?.code || "") || Lt.includes(e.$metadata?.httpStatusCode || 0) || Hr(e) || $r(e) || e.cause !== void 0 && t <= 10 && J(e.cause, t + 1)), $t = (e) => {
  if (e.$metadata?.httpStatusCode !== void 0) {
    let t = e.$metadata.httpStatusCode;
    return 500 <= t && t <= 599 && !J(e);
  }
  return !1;
};
function $r(e) {
  return e.code === "ERR_HTTP2_STREAM_ERROR" && e.message.includes("NGHTTP2_REFUSED_STREAM");
}

// node_modules/@smithy/core/dist-es/submodules/retry/util-retry/DefaultRateLimiter.js
var Q = class e {
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
    if (o?.errorType === "THROTTLING" || K(o?.error ?? t)) {
      let s = this.enabled ? Math.min(this.measuredTxRate, this.fillRate) : this.measuredTxRate;
      this.lastMaxRate = s, this.calculateTimeWindow(), this.lastThrottleTime = this.getCurrentTimeInSeconds(), r = this.cubicThrottle(s), this.enableTokenBucket();
    } else
      this.calculateTimeWindow(), r = this.cubicSuccess(this.getCurrentTimeInSeconds());
    let n = Math.min(r, 2 * this.measuredTxRate);
    this.updateTokenBucketRate(n);
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

// node_modules/@smithy/core/dist-es/submodules/retry/util-retry/constants.js
var Gt = "amz-sdk-invocation-id", Bt = "amz-sdk-request";

// node_modules/@smithy/core/dist-es/submodules/retry/util-retry/retries-2026-config.js
var E = class {
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
var Z = class {
  x = E.delay();
  computeNextBackoffDelay(t) {
    let i = Math.random() * Math.min(this.x * 2 ** t, 2e4);
    return Math.floor(i);
  }
  setDelayBase(t) {
    this.x = t;
  }
};

// node_modules/@smithy/core/dist-es/submodules/retry/util-retry/DefaultRetryToken.js
var $ = class {
  delay;
  count;
  cost;
  longPoll;
  $retryLog = {
    acquisitionDelay: 0
  };
  constructor(t, r, o, i) {
    this.delay = t, this.count = r, this.cost = o, this.longPoll = i;
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
var h;
(function(e) {
  e.STANDARD = "standard", e.ADAPTIVE = "adaptive";
})(h || (h = {}));
var w = 3, Le = h.STANDARD;

// node_modules/@smithy/core/dist-es/submodules/retry/util-retry/StandardRetryStrategy.js
var ee = {
  incompatible: 1,
  attempts: 2,
  capacity: 3
}, O = class {
  mode = h.STANDARD;
  retryBackoffStrategy;
  capacity = 500;
  maxAttemptsProvider;
  baseDelay;
  constructor(t) {
    typeof t == "number" ? this.maxAttemptsProvider = async () => t : typeof t == "function" ? this.maxAttemptsProvider = t : t && typeof t == "object" && (this.maxAttemptsProvider = async () => t.maxAttempts, this.baseDelay = t.baseDelay, this.retryBackoffStrategy = t.backoff), this.maxAttemptsProvider ??= async () => w, this.baseDelay ??= E.delay(), this.retryBackoffStrategy ??= new Z();
  }
  async acquireInitialRetryToken(t) {
    return new $(E.delay(), 0, void 0, t.includes(":longpoll"));
  }
  async refreshRetryTokenForRetry(t, r) {
    let o = await this.getMaxAttempts(), i = this.retryCode(t, r, o), n = i === 0, s = t.isLongPoll?.();
    if (n || s) {
      let a = r.errorType;
      this.retryBackoffStrategy.setDelayBase(a === "THROTTLING" ? E.throttlingDelay() : this.baseDelay);
      let c = this.retryBackoffStrategy.computeNextBackoffDelay(t.getRetryCount()), d = c;
      if (r.retryAfterHint instanceof Date && (d = Math.max(c, Math.min(r.retryAfterHint.getTime() - Date.now(), c + 5e3))), n) {
        let p = this.getCapacityCost(a);
        this.capacity -= p;
        let u = new $(0, t.getRetryCount() + 1, p, t.isLongPoll?.() ?? !1);
        return await new Promise((f) => setTimeout(f, d)), u.$retryLog.acquisitionDelay = d, u;
      } else {
        let p = i === ee.capacity && s ? d : 0;
        p > 0 && await new Promise((u) => setTimeout(u, p));
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
      return console.warn(`Max attempts provider could not resolve. Using default of ${w}`), w;
    }
  }
  retryCode(t, r, o) {
    let i = t.getRetryCount() + 1, n = this.isRetryableError(r.errorType) ? 0 : ee.incompatible, s = i < o ? 0 : ee.attempts, a = this.capacity >= this.getCapacityCost(r.errorType) ? 0 : ee.capacity;
    return n || s || a;
  }
  getCapacityCost(t) {
    return t === E.modifiedCostType() ? E.throttlingCost() : E.cost();
  }
  isRetryableError(t) {
    return t === "THROTTLING" || t === "TRANSIENT";
  }
};

// node_modules/@smithy/core/dist-es/submodules/retry/util-retry/AdaptiveRetryStrategy.js
var te = class {
  mode = h.ADAPTIVE;
  rateLimiter;
  standardRetryStrategy;
  constructor(t, r) {
    let { rateLimiter: o } = r ?? {};
    this.rateLimiter = o ?? new Q(), this.standardRetryStrategy = r ? new O({
      maxAttempts: typeof t == "number" ? t : 3,
      ...r
    }) : new O(t);
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
var Fe = "AWS_MAX_ATTEMPTS", He = "max_attempts", Vr = {
  environmentVariableSelector: (e) => {
    let t = e[Fe];
    if (!t)
      return;
    let r = parseInt(t);
    if (Number.isNaN(r))
      throw new Error(`Environment variable ${Fe} mast be a number, got "${t}"`);
    return r;
  },
  configFileSelector: (e) => {
    let t = e[He];
    if (!t)
      return;
    let r = parseInt(t);
    if (Number.isNaN(r))
      throw new Error(`Shared config file entry ${He} mast be a number, got "${t}"`);
    return r;
  },
  default: w
}, qr = (e, t) => {
  let { retryStrategy: r, retryMode: o } = e, { defaultMaxAttempts: i = w, defaultBaseDelay: n = E.delay() } = t ?? {}, s = I(e.maxAttempts ?? i), a = r ? Promise.resolve(r) : void 0, c = async () => {
    let d = await s();
    return await I(o)() === h.ADAPTIVE ? new te(s, {
      maxAttempts: d,
      baseDelay: n
    }) : new O({
      maxAttempts: d,
      baseDelay: n
    });
  };
  return Object.assign(e, {
    maxAttempts: s,
    retryStrategy: () => a ??= c()
  });
}, Vt = "AWS_RETRY_MODE", qt = "retry_mode", Yr = {
  environmentVariableSelector: (e) => e[Vt],
  configFileSelector: (e) => e[qt],
  default: Le
};

// node_modules/@smithy/core/dist-es/submodules/retry/middleware-retry/isStreamingPayload/isStreamingPayload.js
import { Readable as Wr } from "node:stream";
var $e = (e) => e?.body instanceof Wr || typeof ReadableStream < "u" && e?.body instanceof ReadableStream;

// node_modules/@smithy/core/dist-es/submodules/retry/util-retry/race.js
var re = (e, t) => {
  if (!t)
    return e;
  let r = () => {
  }, o = new Promise((i, n) => {
    let s = () => n(Xr());
    t.aborted ? s() : typeof t.addEventListener == "function" ? (t.addEventListener("abort", s, { once: !0 }), r = () => t.removeEventListener("abort", s)) : t.onabort = s;
  });
  return Promise.race([e, o]).finally(r);
}, Xr = () => Object.assign(new Error("Request aborted"), { name: "AbortError" }), Yt = (e) => typeof e == "object" && e !== null && "name" in e && e.name === "AbortError";

// node_modules/@smithy/core/dist-es/submodules/retry/middleware-retry/parseRetryAfterHeader.js
function Wt(e, t) {
  if (Je.isInstance(e))
    for (let r in e.headers) {
      if (!G(e.headers, r))
        continue;
      let o = r.toLowerCase();
      if (o === "retry-after") {
        let i = e.headers[r], n = NaN;
        if (i.endsWith("GMT"))
          try {
            n = (tt(i).getTime() - Date.now()) / 1e3;
          } catch (s) {
            t?.trace?.("Failed to parse retry-after header"), t?.trace?.(s);
          }
        else i.match(/ GMT, ((\d+)|(\d+\.\d+))$/) ? n = Number(i.match(/ GMT, ([\d.]+)$/)?.[1]) : i.match(/^((\d+)|(\d+\.\d+))$/) ? n = Number(i) : Date.parse(i) >= Date.now() && (n = (Date.parse(i) - Date.now()) / 1e3);
        return isNaN(n) ? void 0 : new Date(Date.now() + n * 1e3);
      } else if (o === "x-amz-retry-after") {
        let i = e.headers[r], n = Number(i);
        if (isNaN(n)) {
          t?.trace?.(`Failed to parse x-amz-retry-after=${i}`);
          return;
        }
        return new Date(Date.now() + n);
      }
    }
}

// node_modules/@smithy/core/dist-es/submodules/retry/middleware-retry/util.js
var Xt = (e) => e instanceof Error ? e : e instanceof Object ? Object.assign(new Error(), e) : typeof e == "string" ? new Error(e) : new Error(`AWS SDK error wrapper for ${e}`);

// node_modules/@smithy/core/dist-es/submodules/retry/middleware-retry/retryMiddleware.js
function Ge(e) {
  return (t) => (r, o) => async (i) => {
    let n = await t.retryStrategy(), s = await t.maxAttempts(), a = o[Ke]?.abortSignal;
    if (jr(n)) {
      n = n;
      let c = (o.partition_id ?? "") + (o.__retryLongPoll ? ":longpoll" : ""), d = await re(n.acquireInitialRetryToken(c), a), p = new Error(), u = 0, f = 0, { request: m } = i, g = _.isInstance(m);
      for (g && (m.headers[Gt] = rt()); ; )
        try {
          g && (m.headers[Bt] = `attempt=${u + 1}; max=${s}`);
          let { response: R, output: A } = await r(i);
          return n.recordSuccess(d), A.$metadata.attempts = u + 1, A.$metadata.totalRetryDelay = f, { response: R, output: A };
        } catch (R) {
          let A = zr(R, t.logger);
          if (p = Xt(R), g && e(m))
            throw (o.logger instanceof Qe ? console : o.logger)?.warn("An error was encountered in a non-retryable streaming request."), p;
          try {
            d = await re(n.refreshRetryTokenForRetry(d, A), a);
          } catch (S) {
            throw a?.aborted && Yt(S) ? S : (p.$metadata || (p.$metadata = {}), p.$metadata.attempts = u + 1, p.$metadata.totalRetryDelay = f, p);
          }
          u = d.getRetryCount();
          let y = d.getRetryDelay();
          f += (d?.$retryLog?.acquisitionDelay ?? 0) + y, y > 0 && await re(new Promise((S) => setTimeout(S, y)), a);
        }
    } else
      return n = n, n?.mode && (o.userAgent = [...o.userAgent || [], ["cfg/retry-mode", n.mode]]), n.retry(r, i);
  };
}
var jr = (e) => typeof e.acquireInitialRetryToken < "u" && typeof e.refreshRetryTokenForRetry < "u" && typeof e.recordSuccess < "u", zr = (e, t) => {
  let r = {
    error: e,
    errorType: Kr(e)
  }, o = Wt(e.$response, t);
  return o && (r.retryAfterHint = o), r;
}, Kr = (e) => K(e) ? "THROTTLING" : J(e) ? "TRANSIENT" : $t(e) ? "SERVER_ERROR" : "CLIENT_ERROR", Jr = {
  name: "retryMiddleware",
  tags: ["RETRY"],
  step: "finalizeRequest",
  priority: "high",
  override: !0
};
function jt(e) {
  let t = Ge(e);
  return (r) => ({
    applyToStack: (o) => {
      o.add(t(r), Jr);
    }
  });
}

// node_modules/@smithy/core/dist-es/submodules/retry/index.js
var ua = Ge($e), la = jt($e);

// node_modules/@aws-sdk/core/dist-es/submodules/client/setFeature.js
function T(e, t, r) {
  e.__aws_sdk_context ? e.__aws_sdk_context.features || (e.__aws_sdk_context.features = {}) : e.__aws_sdk_context = {
    features: {}
  }, e.__aws_sdk_context.features[t] = r;
}

// node_modules/@aws-sdk/core/dist-es/submodules/client/middleware-user-agent/check-features.js
var Qr = /\d{12}\.ddb/;
async function zt(e, t, r) {
  if (r.request?.headers?.["smithy-protocol"] === "rpc-v2-cbor" && T(e, "PROTOCOL_RPC_V2_CBOR", "M"), typeof t.retryStrategy == "function") {
    let n = await t.retryStrategy();
    if (typeof n.mode == "string")
      switch (n.mode) {
        case h.ADAPTIVE:
          T(e, "RETRY_MODE_ADAPTIVE", "F");
          break;
        case h.STANDARD:
          T(e, "RETRY_MODE_STANDARD", "E");
          break;
      }
  }
  if (typeof t.accountIdEndpointMode == "function") {
    let n = e.endpointV2;
    switch (String(n?.url?.hostname).match(Qr) && T(e, "ACCOUNT_ID_ENDPOINT", "O"), await t.accountIdEndpointMode?.()) {
      case "disabled":
        T(e, "ACCOUNT_ID_MODE_DISABLED", "Q");
        break;
      case "preferred":
        T(e, "ACCOUNT_ID_MODE_PREFERRED", "P");
        break;
      case "required":
        T(e, "ACCOUNT_ID_MODE_REQUIRED", "R");
        break;
    }
  }
  let i = e.__smithy_context?.selectedHttpAuthScheme?.identity;
  if (i?.$source) {
    let n = i;
    n.accountId && T(e, "RESOLVED_ACCOUNT_ID", "T");
    for (let [s, a] of Object.entries(n.$source ?? {}))
      T(e, s, a);
  }
}

// node_modules/@aws-sdk/core/dist-es/submodules/client/middleware-user-agent/constants.js
var Be = "user-agent", oe = "x-amz-user-agent";
var Kt = /[^!$%&'*+\-.^_`|~\w]/g, Jt = /[^!$%&'*+\-.^_`|~\w#]/g;

// node_modules/@aws-sdk/core/dist-es/submodules/client/middleware-user-agent/encode-features.js
function Qt(e) {
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
var tr = (e) => (t, r) => async (o) => {
  let { request: i } = o;
  if (!_.isInstance(i))
    return t(o);
  let { headers: n } = i, s = r?.userAgent?.map(ne) || [], a = (await e.defaultUserAgentProvider()).map(ne);
  await zt(r, e, o);
  let c = r;
  a.push(`m/${Qt(Object.assign({}, r.__smithy_context?.features, c.__aws_sdk_context?.features))}`);
  let d = e?.customUserAgent?.map(ne) || [], p = await e.userAgentAppId();
  p && a.push(ne(["app", `${p}`]));
  let u = je(), f = (u ? [u] : []).concat([...a, ...s, ...d]).join(" "), m = [
    ...a.filter((g) => g.startsWith("aws-sdk-")),
    ...d
  ].join(" ");
  return e.runtime !== "browser" ? (m && (n[oe] = n[oe] ? `${n[Be]} ${m}` : m), n[Be] = f) : n[oe] = f, t({
    ...o,
    request: i
  });
}, ne = (e) => {
  let t = e[0].split("/").map((s) => s.replace(Kt, "-")).join("/"), r = e[1]?.replace(Jt, "-"), o = t.indexOf("/"), i = t.substring(0, o), n = t.substring(o + 1);
  return i === "api" && (n = n.toLowerCase()), [i, n, r].filter((s) => s && s.length > 0).reduce((s, a, c) => {
    switch (c) {
      case 0:
        return a;
      case 1:
        return `${s}/${a}`;
      default:
        return `${s}#${a}`;
    }
  }, "");
}, rr = {
  name: "getUserAgentMiddleware",
  step: "build",
  priority: "low",
  tags: ["SET_USER_AGENT", "USER_AGENT"],
  override: !0
}, Zr = (e) => ({
  applyToStack: (t) => {
    t.add(tr(e), rr);
  }
});

// node_modules/@aws-sdk/core/dist-es/submodules/client/emitWarningIfUnsupportedVersion.js
var ie = {
  warningEmitted: !1
}, eo = (e) => {
  if (e && !ie.warningEmitted) {
    if (process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED === "true") {
      ie.warningEmitted = !0;
      return;
    }
    let t = parseInt(e.substring(1, e.indexOf("."))), r = 22;
    t < r && (ie.warningEmitted = !0, process.emitWarning(`NodeVersionSupportWarning: The AWS SDK for JavaScript (v3)
versions published after the first week of January 2027
will require node >=${r}. You are running node ${e}.

To continue receiving updates to AWS services, bug fixes,
and security updates please upgrade to node >=${r}.

More information can be found at: https://a.co/c895JFp`));
  }
};

// node_modules/@aws-sdk/core/dist-es/submodules/client/getDefaultSocketTimeout.js
var to = () => typeof process == "object" && process?.env?.AWS_ENABLE_DEFAULT_SOCKET_TIMEOUT_2026 === "true", ro = (e, t) => {
  if (to() && typeof e?.handle != "function")
    return t;
};

// node_modules/@aws-sdk/core/dist-es/submodules/client/util-user-agent-node/defaultUserAgent.js
import { platform as oo, release as no } from "node:os";
import { env as ir } from "node:process";

// node_modules/@aws-sdk/core/dist-es/submodules/client/util-user-agent-node/getRuntimeUserAgentPair.js
import { versions as qe } from "node:process";
var or = () => {
  let e = ["deno", "bun", "llrt"];
  for (let t of e)
    if (qe[t])
      return [`md/${t}`, qe[t]];
  return ["md/nodejs", qe.node];
};

// node_modules/@aws-sdk/core/dist-es/submodules/client/util-user-agent-node/crt-availability.js
var Ye = {
  isCrtAvailable: !1
};

// node_modules/@aws-sdk/core/dist-es/submodules/client/util-user-agent-node/is-crt-available.js
var nr = () => Ye.isCrtAvailable ? ["md/crt-avail"] : null;

// node_modules/@aws-sdk/core/dist-es/submodules/client/util-user-agent-node/defaultUserAgent.js
var io = ({ serviceId: e, clientVersion: t }) => {
  let r = or();
  return async (o) => {
    let i = [
      ["aws-sdk-js", t],
      ["ua", "2.1"],
      [`os/${oo()}`, no()],
      ["lang/js"],
      r
    ], n = nr();
    n && i.push(n), e && i.push([`api/${e}`, t]), ir.AWS_EXECUTION_ENV && i.push([`exec-env/${ir.AWS_EXECUTION_ENV}`]);
    let s = await o?.userAgentAppId?.();
    return s ? [...i, [`app/${s}`]] : [...i];
  };
};

// node_modules/@aws-sdk/core/dist-es/submodules/client/util-user-agent-node/nodeAppIdConfigOptions.js
var sr = "AWS_SDK_UA_APP_ID", ar = "sdk_ua_app_id", so = "sdk-ua-app-id", ao = {
  environmentVariableSelector: (e) => e[sr],
  configFileSelector: (e) => e[ar] ?? e[so],
  default: z
};

// node_modules/@aws-sdk/core/dist-es/submodules/client/util-endpoints/lib/aws/isVirtualHostableS3Bucket.js
var We = (e, t = !1) => {
  if (t) {
    for (let r of e.split("."))
      if (!We(r))
        return !1;
    return !0;
  }
  return !(!D(e) || e.length < 3 || e.length > 63 || e !== e.toLowerCase() || b(e));
};

// node_modules/@aws-sdk/core/dist-es/submodules/client/util-endpoints/lib/aws/parseArn.js
var cr = (e) => {
  let t = e.split(":");
  if (t.length < 6)
    return null;
  let [r, o, i, n, s, ...a] = t;
  if (r !== "arn" || o === "" || i === "" || a.join(":") === "")
    return null;
  let c = a.map((d) => d.split("/")).flat();
  return {
    partition: o,
    service: i,
    region: n,
    accountId: s,
    resourceId: c
  };
};

// node_modules/@aws-sdk/core/dist-es/submodules/client/util-endpoints/aws.js
var dr = {
  isVirtualHostableS3Bucket: We,
  parseArn: cr,
  partition: Xe
};
k.aws = dr;

// node_modules/@aws-sdk/core/dist-es/submodules/client/region-config-resolver/stsRegionDefaultResolver.js
function co(e = {}) {
  return M({
    ...Ze,
    async default() {
      return pr.silence || console.warn("@aws-sdk - WARN - default STS region of us-east-1 used. See @aws-sdk/credential-providers README and set a region explicitly."), "us-east-1";
    }
  }, { ...et, ...e });
}
var pr = {
  silence: !1
};

// node_modules/@aws-sdk/core/dist-es/submodules/client/region-config-resolver/extensions.js
var po = (e) => ({
  setRegion(t) {
    e.region = t;
  },
  region() {
    return e.region;
  }
}), uo = (e) => ({
  region: e.region()
});

export {
  eo as a,
  lr as b,
  T as c,
  ro as d,
  pt as e,
  de as f,
  pe as g,
  k as h,
  yr as i,
  mi as j,
  hi as k,
  Sr as l,
  xr as m,
  Or as n,
  Pt as o,
  Me as p,
  bt as q,
  ke as r,
  j as s,
  H as t,
  Mt as u,
  Ue as v,
  vt as w,
  kr as x,
  Le as y,
  Vr as z,
  qr as A,
  Yr as B,
  la as C,
  Zr as D,
  io as E,
  ao as F,
  dr as G,
  co as H,
  po as I,
  uo as J
};
