import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  b as D
} from "./shared-Z3NANCVD.js";
import {
  b as c
} from "./shared-P6D6T3L2.js";
import {
  z as T
} from "./shared-XI2DCILU.js";
import {
  b as f,
  d as k,
  m as p,
  v as F,
  w as L
} from "./shared-GETCUJ6D.js";
import "./shared-WXEOO7AX.js";
import "./shared-ZDEOQTUX.js";
import {
  N as b,
  Na as R,
  Oa as x,
  Xa as O,
  i as C,
  ja as h,
  ka as A
} from "./shared-RU2GZI3J.js";

// node_modules/@aws-sdk/credential-provider-ini/dist-es/resolveCredentialSource.js
var $ = (e, r, t) => {
  let o = {
    EcsContainer: async (s) => {
      let { fromHttp: i } = await import("./shared-RO3YBDWI.js"), { fromContainerMetadata: n } = await import("./shared-NBDTS2PT.js");
      return t?.debug("@aws-sdk/credential-provider-ini - credential_source is EcsContainer"), async () => k(i(s ?? {}), n(s))().then(w);
    },
    Ec2InstanceMetadata: async (s) => {
      t?.debug("@aws-sdk/credential-provider-ini - credential_source is Ec2InstanceMetadata");
      let { fromInstanceMetadata: i } = await import("./shared-NBDTS2PT.js");
      return async () => i(s)().then(w);
    },
    Environment: async (s) => {
      t?.debug("@aws-sdk/credential-provider-ini - credential_source is Environment");
      let { fromEnv: i } = await import("./shared-ZF2Q6GQY.js");
      return async () => i(s)().then(w);
    }
  };
  if (e in o)
    return o[e];
  throw new f(`Unsupported credential source in profile ${r}. Got ${e}, expected EcsContainer or Ec2InstanceMetadata or Environment.`, { logger: t });
}, w = (e) => c(e, "CREDENTIALS_PROFILE_NAMED_PROVIDER", "p");

// node_modules/@aws-sdk/credential-provider-ini/dist-es/resolveAssumeRoleCredentials.js
var W = (e, { profile: r = "default", logger: t } = {}) => !!e && typeof e == "object" && typeof e.role_arn == "string" && ["undefined", "string"].indexOf(typeof e.role_session_name) > -1 && ["undefined", "string"].indexOf(typeof e.external_id) > -1 && ["undefined", "string"].indexOf(typeof e.mfa_serial) > -1 && (ee(e, { profile: r, logger: t }) || te(e, { profile: r, logger: t })), ee = (e, { profile: r, logger: t }) => {
  let o = typeof e.source_profile == "string" && typeof e.credential_source > "u";
  return o && t?.debug?.(`    ${r} isAssumeRoleWithSourceProfile source_profile=${e.source_profile}`), o;
}, te = (e, { profile: r, logger: t }) => {
  let o = typeof e.credential_source == "string" && typeof e.source_profile > "u";
  return o && t?.debug?.(`    ${r} isCredentialSourceProfile credential_source=${e.credential_source}`), o;
}, j = async (e, r, t, o, s = {}, i) => {
  t.logger?.debug("@aws-sdk/credential-provider-ini - resolveAssumeRoleCredentials (STS)");
  let n = r[e], { source_profile: a, region: l } = n;
  if (!t.roleAssumer) {
    let { getDefaultRoleAssumer: d } = await import("./shared-WXIXYWNF.js");
    t.roleAssumer = d({
      ...t.clientConfig,
      credentialProviderLogger: t.logger,
      parentClientConfig: {
        ...o,
        ...t?.parentClientConfig,
        region: l ?? t?.parentClientConfig?.region ?? o?.region
      }
    }, t.clientPlugins);
  }
  if (a && a in s)
    throw new f(`Detected a cycle attempting to resolve credentials for profile ${p(t)}. Profiles visited: ` + Object.keys(s).join(", "), { logger: t.logger });
  t.logger?.debug(`@aws-sdk/credential-provider-ini - finding credential resolver using ${a ? `source_profile=[${a}]` : `profile=[${e}]`}`);
  let u = a ? i(a, r, t, o, {
    ...s,
    [a]: !0
  }, N(r[a] ?? {})) : (await $(n.credential_source, e, t.logger)(t))();
  if (N(n))
    return u.then((d) => c(d, "CREDENTIALS_PROFILE_SOURCE_PROFILE", "o"));
  {
    let d = {
      RoleArn: n.role_arn,
      RoleSessionName: n.role_session_name || `aws-sdk-js-${Date.now()}`,
      ExternalId: n.external_id,
      DurationSeconds: parseInt(n.duration_seconds || "3600", 10)
    }, { mfa_serial: m } = n;
    if (m) {
      if (!t.mfaCodeProvider)
        throw new f(`Profile ${e} requires multi-factor authentication, but no MFA code callback was provided.`, { logger: t.logger, tryNextLink: !1 });
      d.SerialNumber = m, d.TokenCode = await t.mfaCodeProvider(m);
    }
    let _ = await u;
    return t.roleAssumer(_, d).then((v) => c(v, "CREDENTIALS_PROFILE_SOURCE_PROFILE", "o"));
  }
}, N = (e) => !e.role_arn && !!e.credential_source;

// node_modules/@aws-sdk/credential-provider-ini/dist-es/resolveLoginCredentials.js
var H = (e) => !!(e && e.login_session), M = async (e, r, t) => {
  let { fromLoginCredentials: o } = await import("./shared-HPSA7BYG.js"), s = await o({
    ...r,
    profile: e
  })({ callerClientConfig: t });
  return c(s, "CREDENTIALS_PROFILE_LOGIN", "AC");
};

// node_modules/@aws-sdk/credential-provider-ini/dist-es/resolveProcessCredentials.js
var q = (e) => !!e && typeof e == "object" && typeof e.credential_process == "string", B = async (e, r) => {
  let { fromProcess: t } = await import("./shared-E5WRZDMX.js"), o = await t({
    ...e,
    profile: r
  })();
  return c(o, "CREDENTIALS_PROFILE_PROCESS", "v");
};

// node_modules/@aws-sdk/credential-provider-ini/dist-es/resolveSsoCredentials.js
var U = async (e, r, t = {}, o) => {
  let { fromSSO: s } = await import("./shared-CICN5WU6.js");
  return s({
    profile: e,
    logger: t.logger,
    parentClientConfig: t.parentClientConfig,
    clientConfig: t.clientConfig
  })({
    callerClientConfig: o
  }).then((i) => r.sso_session ? c(i, "CREDENTIALS_PROFILE_SSO", "r") : c(i, "CREDENTIALS_PROFILE_SSO_LEGACY", "t"));
}, K = (e) => e && (typeof e.sso_start_url == "string" || typeof e.sso_account_id == "string" || typeof e.sso_session == "string" || typeof e.sso_region == "string" || typeof e.sso_role_name == "string");

// node_modules/@aws-sdk/credential-provider-ini/dist-es/resolveStaticCredentials.js
var P = (e) => !!e && typeof e == "object" && typeof e.aws_access_key_id == "string" && typeof e.aws_secret_access_key == "string" && ["undefined", "string"].indexOf(typeof e.aws_session_token) > -1 && ["undefined", "string"].indexOf(typeof e.aws_account_id) > -1, E = async (e, r) => {
  r?.logger?.debug("@aws-sdk/credential-provider-ini - resolveStaticCredentials");
  let t = {
    accessKeyId: e.aws_access_key_id,
    secretAccessKey: e.aws_secret_access_key,
    sessionToken: e.aws_session_token,
    ...e.aws_credential_scope && { credentialScope: e.aws_credential_scope },
    ...e.aws_account_id && { accountId: e.aws_account_id }
  };
  return c(t, "CREDENTIALS_PROFILE", "n");
};

// node_modules/@aws-sdk/credential-provider-ini/dist-es/resolveWebIdentityCredentials.js
var V = (e) => !!e && typeof e == "object" && typeof e.web_identity_token_file == "string" && typeof e.role_arn == "string" && ["undefined", "string"].indexOf(typeof e.role_session_name) > -1, G = async (e, r, t) => {
  let { fromTokenFile: o } = await import("./shared-ZDBIBR5V.js"), s = await o({
    webIdentityTokenFile: e.web_identity_token_file,
    roleArn: e.role_arn,
    roleSessionName: e.role_session_name,
    roleAssumerWithWebIdentity: r.roleAssumerWithWebIdentity,
    logger: r.logger,
    parentClientConfig: r.parentClientConfig
  })({
    callerClientConfig: t
  });
  return c(s, "CREDENTIALS_PROFILE_STS_WEB_ID_TOKEN", "q");
};

// node_modules/@aws-sdk/credential-provider-ini/dist-es/resolveProfileData.js
var I = async (e, r, t, o, s = {}, i = !1) => {
  let n = r[e];
  if (Object.keys(s).length > 0 && P(n))
    return E(n, t);
  if (i || W(n, { profile: e, logger: t.logger }))
    return j(e, r, t, o, s, I);
  if (P(n))
    return E(n, t);
  if (V(n))
    return G(n, t, o);
  if (q(n))
    return B(t, e);
  if (K(n))
    return await U(e, n, t, o);
  if (H(n))
    return M(e, t, o);
  throw new f(`Could not resolve credentials using profile: [${e}] in configuration/credentials file(s).`, { logger: t.logger });
};

// node_modules/@aws-sdk/credential-provider-ini/dist-es/fromIni.js
var S = (e = {}) => async ({ callerClientConfig: r } = {}) => {
  e.logger?.debug("@aws-sdk/credential-provider-ini - fromIni");
  let t = await F(e);
  return I(p({
    profile: e.profile ?? r?.profile
  }), t, e, r);
};

// src/stores/s3/providers.ts
function Xe(e, r) {
  return z(12e3, r, (t) => S({ profile: e, ...t })());
}
function Ze(e, r) {
  let t = e || `headstart-${Date.now()}`;
  return z(5e3, r, (o) => D({ roleSessionName: t, ...o })());
}
function oe({ http: e, region: r }, t) {
  let i = { ...{ retryMode: "standard", maxAttempts: 1, defaultsMode: "standard" }, requestHandler: { handle: (n) => ae(e, n, t) }, ignoreConfiguredEndpointUrls: !0 };
  return {
    clientConfig: i,
    parentClientConfig: { ...i, region: r },
    // For the metadata services of containers and instances.
    timeout: 1e3,
    maxRetries: 1
  };
}
async function z(e, r, t) {
  let o = AbortSignal.timeout(e), s = (n) => {
    let a = o.aborted ? `no answer within ${e / 1e3} seconds` : C(n), l = new Error(a.replace(/\n +Deserialization error.*/, "").replace(/\s+/g, " ")), u = o.aborted || !ne(n);
    return { error: l, failures: u ? Number.POSITIVE_INFINITY : 1, retryAfterMs: 0 };
  }, i = { signal: AbortSignal.timeout(2 * 12e3), judge: s, maxFailures: () => 2 };
  return O(i, () => {
    o = AbortSignal.timeout(e);
    let n = AbortSignal.any([i.signal, o]);
    return L.interceptToken("exec", (a, l) => {
      se(a, n).then((u) => l(null, { stdout: u }), l);
    }), t(oe(r, n));
  });
}
function ne(e) {
  if (e instanceof x) return e.recover !== "none";
  let { name: r = "", $metadata: t } = e ?? {};
  return (t?.httpStatusCode ?? 0) >= 500 || /^(IDPCommunicationError|Throttling)/.test(r);
}
async function se(e, r) {
  let [t, ...o] = process.platform === "win32" ? ["cmd", "/d", "/s", "/c"] : ["sh", "-c"], s = h(t), i = Object.entries(b()).filter(([a]) => !a.startsWith("INPUT_")), n = { cwd: process.cwd(), env: Object.fromEntries(i), signal: r };
  return A({ path: s, args: [...o, e] }, n).catch((a) => {
    throw new Error(C(a).replace(s, "its credential_process"));
  });
}
var ie = 1024 ** 2;
async function ae(e, r, t) {
  let { protocol: o, hostname: s, port: i, path: n, query: a = {}, method: l, headers: u, body: d } = r, m = T(a), _ = `${o}//${s}${i ? `:${i}` : ""}${n}${m && `?${m}`}`, { host: v, "content-length": ce, ...Q } = u, g = await e.request(_, {
    method: l,
    headers: Q,
    ...d && { body: [Buffer.from(d)] },
    signal: t
  }), J = Object.entries(g.headers).filter(([, y]) => y !== void 0), X = await R(ie, g.body);
  return {
    response: {
      ...{ statusCode: g.status, body: X },
      headers: Object.fromEntries(J.map(([y, Z]) => [y, String(Z)]))
    }
  };
}
export {
  Xe as credentialsOfProfile,
  Ze as credentialsOfWebIdentity
};
