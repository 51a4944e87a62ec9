import "./shared-657SMLAQ.js";
import {
  M as y,
  a as N,
  b as a,
  x as u
} from "./shared-YFD2GF2O.js";
import "./shared-MXAPRA7P.js";
import "./shared-LHCUWEFM.js";
import {
  a as B,
  b as G,
  d as q
} from "./shared-4H6W3SON.js";

// lighter-node:http?@smithy/credential-provider-imds/dist-es/remoteProvider/node-http.js
var L = G((_e, P) => {
  P.exports = Object.create(new Proxy({}, { get: (e, t) => B("node:http")[t] }));
});

// node_modules/@smithy/credential-provider-imds/dist-es/remoteProvider/ImdsCredentials.js
var v = (e) => !!e && typeof e == "object" && typeof e.AccessKeyId == "string" && typeof e.SecretAccessKey == "string" && typeof e.Token == "string" && typeof e.Expiration == "string", C = (e) => ({
  accessKeyId: e.AccessKeyId,
  secretAccessKey: e.SecretAccessKey,
  sessionToken: e.Token,
  expiration: new Date(e.Expiration),
  ...e.AccountId && { accountId: e.AccountId }
});

// node_modules/@smithy/credential-provider-imds/dist-es/remoteProvider/RemoteProviderInit.js
var H = 1e3, j = 0, A = ({ maxRetries: e = 0, timeout: t = 1e3 }) => ({ maxRetries: e, timeout: t });

// node_modules/@smithy/credential-provider-imds/dist-es/remoteProvider/node-http.js
var D = q(L());

// node_modules/@smithy/credential-provider-imds/dist-es/remoteProvider/httpRequest.js
function m(e) {
  return new Promise((t, n) => {
    let o = D.default.request({
      method: "GET",
      ...e,
      hostname: e.hostname?.replace(/^\[(.+)\]$/, "$1")
    });
    o.on("error", (r) => {
      n(Object.assign(new N("Unable to connect to instance metadata service"), r)), o.destroy();
    }), o.on("timeout", () => {
      n(new N("TimeoutError from instance metadata service")), o.destroy();
    }), o.on("response", (r) => {
      let { statusCode: s = 400 } = r;
      (s < 200 || 300 <= s) && (n(Object.assign(new N("Error response received from instance metadata service"), { statusCode: s })), o.destroy());
      let f = [];
      r.on("data", (i) => {
        f.push(i);
      }), r.on("end", () => {
        t(Buffer.concat(f)), o.destroy();
      });
    }), o.end();
  });
}

// node_modules/@smithy/credential-provider-imds/dist-es/remoteProvider/retry.js
var S = (e, t) => {
  let n = e();
  for (let o = 0; o < t; o++)
    n = n.catch(e);
  return n;
};

// node_modules/@smithy/credential-provider-imds/dist-es/fromContainerMetadata.js
var h = "AWS_CONTAINER_CREDENTIALS_FULL_URI", g = "AWS_CONTAINER_CREDENTIALS_RELATIVE_URI", w = "AWS_CONTAINER_AUTHORIZATION_TOKEN", Y = (e = {}) => {
  let { timeout: t, maxRetries: n } = A(e);
  return () => S(async () => {
    let o = await Q({ logger: e.logger }), r = JSON.parse(await J(t, o));
    if (!v(r))
      throw new a("Invalid response received from instance metadata service.", {
        logger: e.logger
      });
    return C(r);
  }, n);
}, J = async (e, t) => (process.env[w] && (t.headers = {
  ...t.headers,
  Authorization: process.env[w]
}), (await m({
  ...t,
  timeout: e
})).toString()), X = "169.254.170.2", z = /* @__PURE__ */ new Set(["localhost", "127.0.0.1"]), Z = /* @__PURE__ */ new Set(["http:", "https:"]), Q = async ({ logger: e }) => {
  if (process.env[g])
    return {
      hostname: X,
      path: process.env[g]
    };
  if (process.env[h]) {
    let t;
    try {
      t = new URL(process.env[h]);
    } catch {
      throw new a(`${process.env[h]} is not a valid container metadata service URL`, { tryNextLink: !1, logger: e });
    }
    if (!t.hostname || !z.has(t.hostname))
      throw new a(`${t.hostname} is not a valid container metadata service hostname`, {
        tryNextLink: !1,
        logger: e
      });
    if (!t.protocol || !Z.has(t.protocol))
      throw new a(`${t.protocol} is not a valid container metadata service protocol`, {
        tryNextLink: !1,
        logger: e
      });
    return {
      protocol: t.protocol,
      hostname: t.hostname,
      path: t.pathname + t.search,
      port: t.port ? parseInt(t.port, 10) : void 0
    };
  }
  throw new a(`The container metadata credential provider cannot be used unless the ${g} or ${h} environment variable is set`, {
    tryNextLink: !1,
    logger: e
  });
};

// node_modules/@smithy/credential-provider-imds/dist-es/error/InstanceMetadataV1FallbackError.js
var O = class e extends a {
  tryNextLink;
  name = "InstanceMetadataV1FallbackError";
  constructor(t, n = !0) {
    super(t, n), this.tryNextLink = n, Object.setPrototypeOf(this, e.prototype);
  }
};

// node_modules/@smithy/credential-provider-imds/dist-es/config/Endpoint.js
var I;
(function(e) {
  e.IPv4 = "http://169.254.169.254", e.IPv6 = "http://[fd00:ec2::254]";
})(I || (I = {}));

// node_modules/@smithy/credential-provider-imds/dist-es/config/EndpointConfigOptions.js
var ee = "AWS_EC2_METADATA_SERVICE_ENDPOINT", te = "ec2_metadata_service_endpoint", b = {
  environmentVariableSelector: (e) => e[ee],
  configFileSelector: (e) => e[te],
  default: void 0
};

// node_modules/@smithy/credential-provider-imds/dist-es/config/EndpointMode.js
var p;
(function(e) {
  e.IPv4 = "IPv4", e.IPv6 = "IPv6";
})(p || (p = {}));

// node_modules/@smithy/credential-provider-imds/dist-es/config/EndpointModeConfigOptions.js
var oe = "AWS_EC2_METADATA_SERVICE_ENDPOINT_MODE", re = "ec2_metadata_service_endpoint_mode", F = {
  environmentVariableSelector: (e) => e[oe],
  configFileSelector: (e) => e[re],
  default: p.IPv4
};

// node_modules/@smithy/credential-provider-imds/dist-es/utils/getInstanceMetadataEndpoint.js
var x = async () => y(await ne() || await ae()), ne = async () => u(b)(), ae = async () => {
  let e = await u(F)();
  switch (e) {
    case p.IPv4:
      return I.IPv4;
    case p.IPv6:
      return I.IPv6;
    default:
      throw new Error(`Unsupported endpoint mode: ${e}. Select from ${Object.values(p)}`);
  }
};

// node_modules/@smithy/credential-provider-imds/dist-es/utils/getExtendedInstanceMetadataCredentials.js
var se = "https://docs.aws.amazon.com/sdkref/latest/guide/feature-static-credentials.html", M = (e, t) => {
  let n = 300 + Math.floor(Math.random() * 300), o = new Date(Date.now() + n * 1e3);
  t.warn(`Attempting credential expiration extension due to a credential service availability issue. A refresh of these credentials will be attempted after ${new Date(o)}.
For more information, please visit: ` + se);
  let r = e.originalExpiration ?? e.expiration;
  return {
    ...e,
    ...r ? { originalExpiration: r } : {},
    expiration: o
  };
};

// node_modules/@smithy/credential-provider-imds/dist-es/utils/staticStabilityProvider.js
var V = (e, t = {}) => {
  let n = t?.logger || console, o;
  return async () => {
    let r;
    try {
      r = await e(), r.expiration && r.expiration.getTime() < Date.now() && (r = M(r, n));
    } catch (s) {
      if (o)
        n.warn("Credential renew failed: ", s), r = M(o, n);
      else
        throw s;
    }
    return o = r, r;
  };
};

// node_modules/@smithy/credential-provider-imds/dist-es/fromInstanceMetadata.js
var W = "/latest/meta-data/iam/security-credentials/", ie = "/latest/api/token", R = "AWS_EC2_METADATA_V1_DISABLED", k = "ec2_metadata_v1_disabled", U = "x-aws-ec2-metadata-token", ce = (e = {}) => V(de(e), { logger: e.logger }), de = (e = {}) => {
  let t = !1, { logger: n, profile: o } = e, { timeout: r, maxRetries: s } = A(e), f = async (i, E) => {
    if (t || E.headers?.[U] == null) {
      let c = !1, d = !1, $ = await u({
        environmentVariableSelector: (l) => {
          let _ = l[R];
          if (d = !!_ && _ !== "false", _ === void 0)
            throw new a(`${R} not set in env, checking config file next.`, { logger: e.logger });
          return d;
        },
        configFileSelector: (l) => {
          let _ = l[k];
          return c = !!_ && _ !== "false", c;
        },
        default: !1
      }, {
        profile: o
      })();
      if (e.ec2MetadataV1Disabled || $) {
        let l = [];
        throw e.ec2MetadataV1Disabled && l.push("credential provider initialization (runtime option ec2MetadataV1Disabled)"), c && l.push(`config file profile (${k})`), d && l.push(`process environment variable (${R})`), new O(`AWS EC2 Metadata v1 fallback has been blocked by AWS SDK configuration in the following: [${l.join(", ")}].`);
      }
    }
    let K = (await S(async () => {
      let c;
      try {
        c = await pe(E);
      } catch (d) {
        throw d.statusCode === 401 && (t = !1), d;
      }
      return c;
    }, i)).trim();
    return S(async () => {
      let c;
      try {
        c = await me(K, E, e);
      } catch (d) {
        throw d.statusCode === 401 && (t = !1), d;
      }
      return c;
    }, i);
  };
  return async () => {
    let i = await x();
    if (t)
      return n?.debug("AWS SDK Instance Metadata", "using v1 fallback (no token fetch)"), f(s, { ...i, timeout: r });
    {
      let E;
      try {
        E = (await le({ ...i, timeout: r })).toString();
      } catch (T) {
        if (T?.statusCode === 400)
          throw Object.assign(T, {
            message: "EC2 Metadata token request returned error"
          });
        return (T.message === "TimeoutError" || [403, 404, 405].includes(T.statusCode)) && (t = !0), n?.debug("AWS SDK Instance Metadata", "using v1 fallback (initial)"), f(s, { ...i, timeout: r });
      }
      return f(s, {
        ...i,
        headers: {
          [U]: E
        },
        timeout: r
      });
    }
  };
}, le = async (e) => m({
  ...e,
  path: ie,
  method: "PUT",
  headers: {
    "x-aws-ec2-metadata-token-ttl-seconds": "21600"
  }
}), pe = async (e) => (await m({ ...e, path: W })).toString(), me = async (e, t, n) => {
  let o = JSON.parse((await m({
    ...t,
    path: W + e
  })).toString());
  if (!v(o))
    throw new a("Invalid response received from instance metadata service.", {
      logger: n.logger
    });
  return C(o);
};
export {
  j as DEFAULT_MAX_RETRIES,
  H as DEFAULT_TIMEOUT,
  w as ENV_CMDS_AUTH_TOKEN,
  h as ENV_CMDS_FULL_URI,
  g as ENV_CMDS_RELATIVE_URI,
  I as Endpoint,
  Y as fromContainerMetadata,
  ce as fromInstanceMetadata,
  x as getInstanceMetadataEndpoint,
  m as httpRequest,
  A as providerConfigFromInit
};
