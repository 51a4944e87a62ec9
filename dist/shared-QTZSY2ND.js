import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  b as ie
} from "./shared-T55RQL7H.js";
import {
  b as l,
  g as M,
  i as V,
  p as re,
  w as W
} from "./shared-LORZNBVZ.js";
import "./shared-R3F3UE24.js";
import {
  d as oe,
  i as ne
} from "./shared-MI5Y4CGF.js";
import {
  b as Y,
  c as C,
  d as ee,
  e as te,
  f as H,
  g as P,
  i as _
} from "./shared-72T4OHSJ.js";
import {
  a as Fe,
  b as Le,
  c as He
} from "./shared-DTWCNZGH.js";

// lighter-node:https?@smithy/node-http-handler/dist-es/node-https.js
var Ie = Le((Io, Se) => {
  Se.exports = Object.create(new Proxy({}, { get: (e, t) => Fe("node:https")[t] }));
});

// node_modules/@aws-sdk/core/dist-es/submodules/client/setCredentialFeature.js
function G(e, t, o) {
  return e.$source || (e.$source = {}), e.$source[t] = o, e;
}

// node_modules/@smithy/core/dist-es/submodules/endpoints/middleware-endpoint/adaptors/getEndpointUrlConfig.js
var se = "AWS_ENDPOINT_URL", ae = "endpoint_url", ce = (e) => ({
  environmentVariableSelector: (t) => {
    let o = e.split(" ").map((i) => i.toUpperCase()), n = t[[se, ...o].join("_")];
    if (n)
      return n;
    let r = t[se];
    if (r)
      return r;
  },
  configFileSelector: (t, o) => {
    if (t.services) {
      let r = ["services", t.services].join(".");
      if (!o || !o[r])
        throw new Error(`The services section "${t.services}" specified in the profile is not present in the shared configuration file.`);
      let i = o[r], s = e.split(" ").map((a) => a.toLowerCase()), c = i[[s.join("_"), ae].join(".")];
      if (c)
        return c;
    }
    let n = t[ae];
    if (n)
      return n;
  },
  default: void 0
});

// node_modules/@smithy/core/dist-es/submodules/endpoints/middleware-endpoint/adaptors/getIgnoreConfiguredEndpointUrls.js
var Me = "AWS_IGNORE_CONFIGURED_ENDPOINT_URLS", Ve = "ignore_configured_endpoint_urls", ue = {
  environmentVariableSelector: (e) => M(e, Me, V.ENV),
  configFileSelector: (e) => M(e, Ve, V.CONFIG),
  default: !1
};

// node_modules/@smithy/core/dist-es/submodules/endpoints/middleware-endpoint/adaptors/getEndpointFromConfig.js
var x = async (e) => {
  if (!await W(ue)())
    return W(ce(e ?? ""))();
};

// node_modules/@smithy/core/dist-es/submodules/endpoints/middleware-endpoint/service-customizations/s3.js
var $ = async (e) => {
  let t = e?.Bucket || "";
  if (typeof e.Bucket == "string" && (e.Bucket = t.replace(/#/g, encodeURIComponent("#")).replace(/\?/g, encodeURIComponent("?"))), pe(t)) {
    if (e.ForcePathStyle === !0)
      throw new Error("Path-style addressing cannot be used with ARN buckets");
  } else (!de(t) || t.indexOf(".") !== -1 && !String(e.Endpoint).startsWith("http:") || t.toLowerCase() !== t || t.length < 3) && (e.ForcePathStyle = !0);
  return e.DisableMultiRegionAccessPoints && (e.disableMultiRegionAccessPoints = !0, e.DisableMRAP = !0), e;
}, We = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, Ge = /(\d+\.){3}\d+/, $e = /\.\./;
var de = (e) => We.test(e) && !Ge.test(e) && !$e.test(e), pe = (e) => {
  let [t, o, n, , , r] = e.split(":"), i = t === "arn" && e.split(":").length >= 6, s = !!(i && o && n && r);
  if (i && !s)
    throw new Error(`Invalid ARN: ${e} was an invalid ARN.`);
  return s;
};

// node_modules/@smithy/core/dist-es/submodules/endpoints/middleware-endpoint/adaptors/createConfigValueProvider.js
var fe = (e, t, o, n = !1) => {
  let r = async () => {
    let i;
    return n ? i = o.clientContextParams?.[e] ?? o[e] ?? o[t] : i = o[e] ?? o[t], typeof i == "function" ? i() : i;
  };
  return e === "credentialScope" || t === "CredentialScope" ? async () => {
    let i = typeof o.credentials == "function" ? await o.credentials() : o.credentials;
    return i?.credentialScope ?? i?.CredentialScope;
  } : e === "accountId" || t === "AccountId" ? async () => {
    let i = typeof o.credentials == "function" ? await o.credentials() : o.credentials;
    return i?.accountId ?? i?.AccountId;
  } : e === "endpoint" || t === "endpoint" ? async () => {
    if (o.isCustomEndpoint === !1)
      return;
    let i = await r();
    if (i && typeof i == "object") {
      if ("url" in i)
        return i.url.href;
      if ("hostname" in i) {
        let { protocol: s, hostname: c, port: a, path: u } = i;
        return `${s}//${c}${a ? ":" + a : ""}${u}`;
      }
    }
    return i;
  } : r;
};

// node_modules/@smithy/core/dist-es/submodules/endpoints/middleware-endpoint/adaptors/getEndpointFromInstructions.js
function O(e) {
  return async (t, o, n, r) => {
    if (!n.isCustomEndpoint && !n.ignoreConfiguredEndpointUrls) {
      let c;
      n.serviceConfiguredEndpoint ? c = await n.serviceConfiguredEndpoint() : c = await e(n.serviceId), c && (n.endpoint = () => Promise.resolve(_(c)), n.isCustomEndpoint = !0, r?.logger?.debug?.(`@smithy/core/endpoints - resolved endpoint from config: ${c}`));
    }
    let i = await Be(t, o, n);
    if (typeof n.endpointProvider != "function")
      throw new Error("config.endpointProvider is not set.");
    let s = n.endpointProvider(i, r);
    if (n.isCustomEndpoint && n.endpoint) {
      let c = await n.endpoint();
      if (c?.headers) {
        s.headers ??= {};
        for (let [a, u] of Object.entries(c.headers))
          s.headers[a] = Array.isArray(u) ? u : [u];
      }
    }
    return s;
  };
}
var Be = async (e, t, o) => {
  let n = {}, r = t?.getEndpointParameterInstructions?.() || {};
  for (let [i, s] of Object.entries(r))
    switch (s.type) {
      case "staticContextParams":
        n[i] = s.value;
        break;
      case "contextParams":
        n[i] = e[s.name];
        break;
      case "clientContextParams":
      case "builtInParams":
        n[i] = await fe(s.name, i, o, s.type !== "builtInParams")();
        break;
      case "operationContextParams":
        n[i] = s.get(e);
        break;
      default:
        throw new Error("Unrecognized endpoint parameter instruction: " + JSON.stringify(s));
    }
  return Object.keys(r).length === 0 && Object.assign(n, o), String(o.serviceId).toLowerCase() === "s3" && await $(n), n;
};

// node_modules/@smithy/core/dist-es/submodules/endpoints/middleware-endpoint/endpointMiddleware.js
function je(e, t, o) {
  e.__smithy_context ? e.__smithy_context.features || (e.__smithy_context.features = {}) : e.__smithy_context = { features: {} }, e.__smithy_context.features[t] = o;
}
function v(e) {
  let t = O(e);
  return ({ config: o, instructions: n }) => (r, i) => async (s) => {
    o.isCustomEndpoint && je(i, "ENDPOINT_OVERRIDE", "N");
    let c = await t(s.input, {
      getEndpointParameterInstructions() {
        return n;
      }
    }, { ...o }, i);
    i.endpointV2 = c, i.authSchemes = c.properties?.authSchemes;
    let a = i.authSchemes?.[0];
    if (a) {
      i.signing_region = a.signingRegion, i.signing_service = a.signingName;
      let f = Y(i)?.selectedHttpAuthScheme?.httpAuthOption;
      f && (f.signingProperties = Object.assign(f.signingProperties || {}, {
        signing_region: a.signingRegion,
        signingRegion: a.signingRegion,
        signing_service: a.signingName,
        signingName: a.signingName,
        signingRegionSet: a.signingRegionSet
      }, a.properties));
    }
    return r({
      ...s
    });
  };
}

// node_modules/@smithy/core/dist-es/submodules/endpoints/middleware-endpoint/getEndpointPlugin.js
var ze = {
  name: "serializerMiddleware",
  step: "serialize",
  tags: ["SERIALIZER"],
  override: !0
}, Ke = {
  step: "serialize",
  tags: ["ENDPOINT_PARAMETERS", "ENDPOINT_V2", "ENDPOINT"],
  name: "endpointV2Middleware",
  override: !0,
  relation: "before",
  toMiddleware: ze.name
};
function le(e) {
  let t = v(e);
  return (o, n) => ({
    applyToStack: (r) => {
      r.addRelativeTo(t({
        config: o,
        instructions: n
      }), Ke);
    }
  });
}

// node_modules/@smithy/core/dist-es/submodules/endpoints/middleware-endpoint/resolveEndpointConfig.js
function me(e) {
  return (t) => {
    let o = t.tls ?? !0, { endpoint: n, useDualstackEndpoint: r, useFipsEndpoint: i } = t, s = n != null ? async () => _(await P(n)()) : void 0, a = Object.assign(t, {
      endpoint: s,
      tls: o,
      isCustomEndpoint: !!n,
      useDualstackEndpoint: P(r ?? !1),
      useFipsEndpoint: P(i ?? !1),
      ignoreConfiguredEndpointUrls: !!t.ignoreConfiguredEndpointUrls
    }), u;
    return a.serviceConfiguredEndpoint = async () => (t.serviceId && !u && (u = e(t.serviceId)), u), a;
  };
}

// node_modules/@smithy/core/dist-es/submodules/endpoints/util-endpoints/utils/customEndpointFunctions.js
var B = {};

// node_modules/@smithy/core/dist-es/submodules/endpoints/util-endpoints/lib/isIpAddress.js
var qe = new RegExp("^(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]\\d|\\d)(?:\\.(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]\\d|\\d)){3}$"), b = (e) => qe.test(e) || e.startsWith("[") && e.endsWith("]");

// node_modules/@smithy/core/dist-es/submodules/endpoints/index.js
var zt = O(x), Kt = me(x), qt = v(x), Zt = le(x);

// node_modules/@aws-sdk/core/dist-es/submodules/client/util-endpoints/lib/aws/partitions.js
var ge = {
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
var Ze = ge;
var Ee = (e) => {
  let { partitions: t } = Ze;
  for (let n of t) {
    let { regions: r, outputs: i } = n;
    for (let [s, c] of Object.entries(r))
      if (s === e)
        return {
          ...i,
          ...c
        };
  }
  for (let n of t) {
    let { regionRegex: r, outputs: i } = n;
    if (new RegExp(r).test(e))
      return {
        ...i
      };
  }
  let o = t.find((n) => n.id === "aws");
  if (!o)
    throw new Error("Provided region was not found in the partition array or regex, and default partition with id 'aws' doesn't exist.");
  return {
    ...o.outputs
  };
};

// node_modules/@aws-sdk/core/dist-es/submodules/client/util-endpoints/lib/aws/isVirtualHostableS3Bucket.js
var j = (e, t = !1) => {
  if (t) {
    for (let o of e.split("."))
      if (!j(o))
        return !1;
    return !0;
  }
  return !(!H(e) || e.length < 3 || e.length > 63 || e !== e.toLowerCase() || b(e));
};

// node_modules/@aws-sdk/core/dist-es/submodules/client/util-endpoints/lib/aws/parseArn.js
var he = (e) => {
  let t = e.split(":");
  if (t.length < 6)
    return null;
  let [o, n, r, i, s, ...c] = t;
  if (o !== "arn" || n === "" || r === "" || c.join(":") === "")
    return null;
  let a = c.map((u) => u.split("/")).flat();
  return {
    partition: n,
    service: r,
    region: i,
    accountId: s,
    resourceId: a
  };
};

// node_modules/@aws-sdk/core/dist-es/submodules/client/util-endpoints/aws.js
var we = {
  isVirtualHostableS3Bucket: j,
  parseArn: he,
  partition: Ee
};
B.aws = we;

// node_modules/@smithy/node-http-handler/dist-es/build-abort-error.js
function z(e) {
  let t = e && typeof e == "object" && "reason" in e ? e.reason : void 0;
  if (t) {
    if (t instanceof Error) {
      let r = new Error("Request aborted");
      return r.name = "AbortError", r.cause = t, r;
    }
    let n = new Error(String(t));
    return n.name = "AbortError", n;
  }
  let o = new Error("Request aborted");
  return o.name = "AbortError", o;
}

// node_modules/@smithy/node-http-handler/dist-es/constants.js
var Te = ["ECONNRESET", "EPIPE", "ETIMEDOUT"];

// node_modules/@smithy/node-http-handler/dist-es/get-transformed-headers.js
var Ae = (e) => {
  let t = {};
  for (let o in e) {
    if (!C(e, o))
      continue;
    let n = e[o];
    t[o] = Array.isArray(n) ? n.join(",") : n;
  }
  return t;
};

// node_modules/@smithy/node-http-handler/dist-es/node-https.js
var A = He(Ie());

// node_modules/@smithy/node-http-handler/dist-es/timing.js
var d = {
  setTimeout: (e, t) => setTimeout(e, t),
  clearTimeout: (e) => clearTimeout(e)
};

// node_modules/@smithy/node-http-handler/dist-es/set-connection-timeout.js
var _e = 1e3, xe = (e, t, o = 0) => {
  if (!o)
    return -1;
  let n = (r) => {
    let i = d.setTimeout(() => {
      e.destroy(), t(Object.assign(new Error(`@smithy/node-http-handler - the request socket did not establish a connection with the server within the configured timeout of ${o} ms.`), {
        name: "TimeoutError"
      }));
    }, o - r), s = (c) => {
      c?.connecting ? c.on("connect", () => {
        d.clearTimeout(i);
      }) : d.clearTimeout(i);
    };
    e.socket ? s(e.socket) : e.on("socket", s);
  };
  return o < 2e3 ? (n(0), 0) : d.setTimeout(n.bind(null, _e), _e);
};

// node_modules/@smithy/node-http-handler/dist-es/set-request-timeout.js
var Re = (e, t, o = 0, n, r) => o ? d.setTimeout(() => {
  let i = `@smithy/node-http-handler - [${n ? "ERROR" : "WARN"}] a request has exceeded the configured ${o} ms requestTimeout.`;
  if (n) {
    let s = Object.assign(new Error(i), {
      name: "TimeoutError",
      code: "ETIMEDOUT"
    });
    e.destroy(s), t(s);
  } else
    i += " Init client requestHandler with throwOnRequestTimeout=true to turn this into an error.", r?.warn?.(i);
}, o) : -1;

// node_modules/@smithy/node-http-handler/dist-es/set-socket-keep-alive.js
var Je = 3e3, Ne = (e, { keepAlive: t, keepAliveMsecs: o }, n = Je) => {
  if (t !== !0)
    return -1;
  let r = () => {
    e.socket ? e.socket.setKeepAlive(t, o || 0) : e.on("socket", (i) => {
      i.setKeepAlive(t, o || 0);
    });
  };
  return n === 0 ? (r(), 0) : d.setTimeout(r, n);
};

// node_modules/@smithy/node-http-handler/dist-es/resolve-default-socket-timeout.js
var y = (e) => {
  let t = e?.defaultSocketTimeout;
  return typeof t == "number" && Number.isFinite(t) && t > 0 ? t : void 0;
};

// node_modules/@smithy/node-http-handler/dist-es/set-socket-timeout.js
var Qe = 3e3, K = (e, t, o = 0, n = !1) => {
  if (!Number.isFinite(o) || o <= 0)
    return;
  let r;
  e.once("response", (a) => r = a);
  let i = () => {
    if (r?.complete) {
      e.socket?.destroy();
      return;
    }
    let a = Object.assign(new Error(`@smithy/node-http-handler - the request socket timed out after ${o} ms of inactivity (${n ? "service default socket timeout" : "configured by client requestHandler"}).`), { name: "TimeoutError" });
    r?.destroy(a), e.destroy(), t(a);
  }, s = () => {
    let { socket: a } = e;
    a ? a.connecting ? a.once("connect", s) : (a.setTimeout(o, i), e.on("close", () => a.removeListener("timeout", i))) : e.once("socket", s);
  };
  if (o < 6e3) {
    s();
    return;
  }
  let c = d.setTimeout(s, Qe);
  e.once("close", () => d.clearTimeout(c));
};

// node_modules/@smithy/node-http-handler/dist-es/write-request-body.js
import { Readable as Xe } from "node:stream";
var Ce = 6e3;
async function Pe(e, t, o = Ce, n = !1) {
  let r = t.headers, i = r ? r.Expect || r.expect : void 0, s = -1, c = !0;
  !n && i === "100-continue" && (c = await Promise.race([
    new Promise((a) => {
      s = Number(d.setTimeout(() => a(!0), Math.max(Ce, o)));
    }),
    new Promise((a) => {
      e.on("continue", () => {
        d.clearTimeout(s), a(!0);
      }), e.on("response", () => {
        d.clearTimeout(s), a(!1);
      }), e.on("error", () => {
        d.clearTimeout(s), a(!1);
      });
    })
  ])), c && Ye(e, t.body);
}
function Ye(e, t) {
  if (t instanceof Xe) {
    t.pipe(e);
    return;
  }
  if (t) {
    let o = Buffer.isBuffer(t);
    if (o || typeof t == "string") {
      o && t.byteLength === 0 ? e.end() : e.end(t);
      return;
    }
    let r = t;
    if (typeof r == "object" && r.buffer && typeof r.byteOffset == "number" && typeof r.byteLength == "number") {
      e.end(Buffer.from(r.buffer, r.byteOffset, r.byteLength));
      return;
    }
    e.end(Buffer.from(t));
    return;
  }
  e.end();
}

// node_modules/@smithy/node-http-handler/dist-es/node-http-handler.js
var k, Oe, R = class e {
  config;
  configProvider;
  socketWarningTimestamp = 0;
  externalAgent = !1;
  metadata = { handlerProtocol: "http/1.1" };
  static create(t) {
    return typeof t?.handle == "function" ? t : new e(t);
  }
  static checkSocketUsage(t, o, n = console) {
    let { sockets: r, requests: i, maxSockets: s } = t;
    if (typeof s != "number" || s === 1 / 0 || Date.now() - 15e3 < o)
      return o;
    if (r && i)
      for (let a in r) {
        if (!C(r, a))
          continue;
        let u = r[a]?.length ?? 0, f = i[a]?.length ?? 0;
        if (u >= s && f >= 2 * s)
          return n?.warn?.(`@smithy/node-http-handler:WARN - socket usage at capacity=${u} and ${f} additional requests are enqueued.
See https://docs.aws.amazon.com/sdk-for-javascript/v3/developer-guide/node-configuring-maxsockets.html
or increase socketAcquisitionWarningTimeout=(millis) in the NodeHttpHandler config.`), Date.now();
      }
    return o;
  }
  constructor(t) {
    this.configProvider = new Promise((o, n) => {
      typeof t == "function" ? t().then((r) => {
        o(this.resolveDefaultConfig(r));
      }).catch(n) : o(this.resolveDefaultConfig(t));
    });
  }
  destroy() {
    this.config?.httpAgent?.destroy(), this.config?.httpsAgent?.destroy();
  }
  async handle(t, { abortSignal: o, requestTimeout: n } = {}) {
    this.config || (this.config = await this.configProvider);
    let r = this.config, i = r.logger, s = t.protocol === "https:";
    return !s && !this.config.httpAgent && (this.config.httpAgent = await this.config.httpAgentProvider()), new Promise((c, a) => {
      let u, f = -1, m = -1, E = -1, T = -1, S = () => {
        d.clearTimeout(f), d.clearTimeout(m), d.clearTimeout(E), d.clearTimeout(T);
      }, D = async (p) => {
        await u, S(), c(p);
      }, h = async (p) => {
        await u, S(), a(p);
      };
      if (o?.aborted) {
        let p = z(o);
        h(p);
        return;
      }
      let U = t.headers, Ue = U ? (U.Expect ?? U.expect) === "100-continue" : !1, F = s ? r.httpsAgent : r.httpAgent;
      Ue && !this.externalAgent && (F = new (s ? A.default.Agent : k)({
        keepAlive: !1,
        maxSockets: 1 / 0
      })), f = d.setTimeout(() => {
        this.socketWarningTimestamp = e.checkSocketUsage(F, this.socketWarningTimestamp, i);
      }, r.socketAcquisitionWarningTimeout ?? (r.requestTimeout ?? 2e3) + (r.connectionTimeout ?? 1e3));
      let q = t.query ? ie(t.query) : "", Z;
      if (t.username != null || t.password != null) {
        let p = t.username ?? "", w = t.password ?? "";
        Z = `${p}:${w}`;
      }
      let L = t.path;
      q && (L += `?${q}`), t.fragment && (L += `#${t.fragment}`);
      let I = t.hostname ?? "";
      I[0] === "[" && I.endsWith("]") ? I = t.hostname.slice(1, -1) : I = t.hostname;
      let J = {
        headers: t.headers,
        host: I,
        method: t.method,
        path: L,
        port: t.port,
        agent: F,
        auth: Z
      }, g = (s ? A.default.request : Oe)(J, (p) => {
        let w = new te({
          statusCode: p.statusCode || -1,
          reason: p.statusMessage,
          headers: Ae(p.headers),
          body: p
        });
        D({ response: w });
      });
      if (g.on("error", (p) => {
        Te.includes(p.code) ? h(Object.assign(p, { name: "TimeoutError" })) : h(p);
      }), o) {
        let p = () => {
          g.destroy();
          let w = z(o);
          h(w);
        };
        if (typeof o.addEventListener == "function") {
          let w = o;
          w.addEventListener("abort", p, { once: !0 }), g.once("close", () => w.removeEventListener("abort", p));
        } else
          o.onabort = p;
      }
      let Q = n ?? r.requestTimeout;
      m = xe(g, h, r.connectionTimeout), E = Re(g, h, Q, r.throwOnRequestTimeout, i ?? console);
      let X = r.socketTimeout === void 0 ? y(r) : void 0;
      X ? K(g, h, X, !0) : K(g, h, r.socketTimeout);
      let N = J.agent;
      typeof N == "object" && "keepAlive" in N && (T = Ne(g, {
        keepAlive: N.keepAlive,
        keepAliveMsecs: N.keepAliveMsecs
      })), u = Pe(g, t, Q, this.externalAgent).catch((p) => (S(), a(p)));
    });
  }
  updateHttpClientConfig(t, o) {
    this.config = void 0, this.configProvider = this.configProvider.then((n) => {
      switch (t) {
        case /* @__PURE__ */ Symbol.for("logger"):
          t = "logger", o = n.logger ?? o;
          break;
        case /* @__PURE__ */ Symbol.for("@smithy/defaultSocketTimeout"):
          t = "defaultSocketTimeout", o = y(n) ?? o;
          break;
      }
      return {
        ...n,
        [t]: o
      };
    });
  }
  httpHandlerConfigs() {
    return this.config ?? {};
  }
  resolveDefaultConfig(t) {
    let { requestTimeout: o, connectionTimeout: n, socketTimeout: r, socketAcquisitionWarningTimeout: i, httpAgent: s, httpsAgent: c, throwOnRequestTimeout: a, logger: u } = t || {}, f = !0, m = 50, E;
    return {
      connectionTimeout: n,
      requestTimeout: o,
      socketTimeout: r,
      defaultSocketTimeout: y(t),
      socketAcquisitionWarningTimeout: i,
      throwOnRequestTimeout: a,
      httpAgentProvider: () => E ??= (async () => {
        let T = await import("node:http"), { Agent: S, request: D } = T.default ?? T;
        return Oe = D, k = S, s instanceof k || typeof s?.destroy == "function" ? (this.externalAgent = !0, s) : new k({ keepAlive: f, maxSockets: m, ...s });
      })(),
      httpsAgent: c instanceof A.default.Agent || typeof c?.destroy == "function" ? (this.externalAgent = !0, c) : new A.default.Agent({ keepAlive: f, maxSockets: m, ...c }),
      logger: u
    };
  }
};

// node_modules/@aws-sdk/credential-provider-http/dist-es/fromHttp/fromHttp.js
import rt from "node:fs/promises";

// node_modules/@aws-sdk/credential-provider-http/dist-es/fromHttp/checkUrl.js
var et = "169.254.170.2", tt = "169.254.170.23", ot = "[fd00:ec2::23]", ve = (e, t) => {
  if (e.protocol !== "https:" && !(e.hostname === et || e.hostname === tt || e.hostname === ot)) {
    if (e.hostname.includes("[")) {
      if (e.hostname === "[::1]" || e.hostname === "[0000:0000:0000:0000:0000:0000:0000:0001]")
        return;
    } else {
      if (e.hostname === "localhost")
        return;
      let o = e.hostname.split("."), n = (r) => {
        let i = parseInt(r, 10);
        return 0 <= i && i <= 255;
      };
      if (o[0] === "127" && n(o[1]) && n(o[2]) && n(o[3]) && o.length === 4)
        return;
    }
    throw new l(`URL not accepted. It must either be HTTPS or match one of the following:
  - loopback CIDR 127.0.0.0/8 or [::1/128]
  - ECS container host 169.254.170.2
  - EKS container host 169.254.170.23 or [fd00:ec2::23]`, { logger: t });
  }
};

// node_modules/@aws-sdk/credential-provider-http/dist-es/fromHttp/requestHelpers.js
function be(e) {
  return new ee({
    protocol: e.protocol,
    hostname: e.hostname,
    port: Number(e.port),
    path: e.pathname,
    query: Array.from(e.searchParams.entries()).reduce((t, [o, n]) => (t[o] = n, t), {}),
    fragment: e.hash
  });
}
async function ye(e, t) {
  let n = await ne(e.body).transformToString();
  if (e.statusCode === 200) {
    let r = JSON.parse(n);
    if (typeof r.AccessKeyId != "string" || typeof r.SecretAccessKey != "string" || typeof r.Token != "string" || typeof r.Expiration != "string")
      throw new l("HTTP credential provider response not of the required format, an object matching: { AccessKeyId: string, SecretAccessKey: string, Token: string, Expiration: string(rfc3339) }", { logger: t });
    return {
      accessKeyId: r.AccessKeyId,
      secretAccessKey: r.SecretAccessKey,
      sessionToken: r.Token,
      expiration: oe(r.Expiration)
    };
  }
  if (e.statusCode >= 400 && e.statusCode < 500) {
    let r = {};
    try {
      r = JSON.parse(n);
    } catch {
    }
    throw Object.assign(new l(`Server responded with status: ${e.statusCode}`, { logger: t }), {
      Code: r.Code,
      Message: r.Message
    });
  }
  throw new l(`Server responded with status: ${e.statusCode}`, { logger: t });
}

// node_modules/@aws-sdk/credential-provider-http/dist-es/fromHttp/retry-wrapper.js
var ke = (e, t, o) => async () => {
  for (let n = 0; n < t; ++n)
    try {
      return await e();
    } catch {
      await new Promise((i) => setTimeout(i, o));
    }
  return await e();
};

// node_modules/@aws-sdk/credential-provider-http/dist-es/fromHttp/fromHttp.js
var nt = "AWS_CONTAINER_CREDENTIALS_RELATIVE_URI", it = "http://169.254.170.2", st = "AWS_CONTAINER_CREDENTIALS_FULL_URI", at = "AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE", ct = "AWS_CONTAINER_AUTHORIZATION_TOKEN", ut = (e = {}) => {
  e.logger?.debug("@aws-sdk/credential-provider-http - fromHttp");
  let t, o = e.awsContainerCredentialsRelativeUri ?? process.env[nt], n = e.awsContainerCredentialsFullUri ?? process.env[st], r = e.awsContainerAuthorizationToken ?? process.env[ct], i = e.awsContainerAuthorizationTokenFile ?? process.env[at], s = e.logger?.constructor?.name === "NoOpLogger" || !e.logger?.warn ? console.warn : e.logger.warn.bind(e.logger);
  if (o && n && (s("@aws-sdk/credential-provider-http: you have set both awsContainerCredentialsRelativeUri and awsContainerCredentialsFullUri."), s("awsContainerCredentialsRelativeUri will take precedence.")), r && i && (s("@aws-sdk/credential-provider-http: you have set both awsContainerAuthorizationToken and awsContainerAuthorizationTokenFile."), s("awsContainerAuthorizationTokenFile will take precedence.")), o)
    t = `${it}${o}`;
  else if (n)
    t = n;
  else
    throw new l(`No HTTP credential provider host provided.
Set AWS_CONTAINER_CREDENTIALS_FULL_URI or AWS_CONTAINER_CREDENTIALS_RELATIVE_URI.`, { logger: e.logger });
  let c = new URL(t);
  ve(c, e.logger);
  let a = R.create({ connectionTimeout: e.timeout ?? 1e3 }), u = e.timeout ?? 1e3, f = ke(async () => {
    let m = be(c);
    i ? m.headers.Authorization = De((await rt.readFile(i)).toString()) : r && (m.headers.Authorization = De(r));
    try {
      let E = await a.handle(m, { requestTimeout: u });
      return ye(E.response).then((T) => G(T, "CREDENTIALS_HTTP", "z"));
    } catch (E) {
      throw new l(String(E), { logger: e.logger });
    }
  }, e.maxRetries ?? 3, e.timeout ?? 1e3);
  return async () => {
    try {
      return await f();
    } finally {
      a.destroy?.();
    }
  };
}, De = (e) => {
  if (e.includes(`\r
`))
    throw new l("Authorization token contains invalid \\r\\n sequence.");
  return e;
};
export {
  ut as fromHttp
};
