import {
  b as D
} from "./shared-KJYAN2LW.js";
import {
  b as c
} from "./shared-MQLUEXL5.js";
import "./shared-L3P3P3DR.js";
import {
  b as u,
  d as F,
  l as p,
  u as L,
  v as T
} from "./shared-WTJ7GJTJ.js";
import {
  b as k
} from "./shared-IDII3DQZ.js";
import "./shared-JH7K4AN2.js";
import "./shared-G5LPM4YZ.js";
import {
  b as O
} from "./shared-SNGXFXMF.js";
import "./shared-TJHLUTZW.js";
import {
  Ua as b,
  V as v,
  Va as h,
  ib as A,
  pb as x,
  tb as R,
  y
} from "./shared-5OKCBDLO.js";

// node_modules/@aws-sdk/credential-provider-ini/dist-es/resolveCredentialSource.js
var $ = (e, t, r) => {
  let o = {
    EcsContainer: async (s) => {
      let { fromHttp: i } = await import("./shared-T4CGJFZE.js"), { fromContainerMetadata: n } = await import("./shared-4IH77LT2.js");
      return r?.debug("@aws-sdk/credential-provider-ini - credential_source is EcsContainer"), async () => F(i(s ?? {}), n(s))().then(C);
    },
    Ec2InstanceMetadata: async (s) => {
      r?.debug("@aws-sdk/credential-provider-ini - credential_source is Ec2InstanceMetadata");
      let { fromInstanceMetadata: i } = await import("./shared-4IH77LT2.js");
      return async () => i(s)().then(C);
    },
    Environment: async (s) => {
      r?.debug("@aws-sdk/credential-provider-ini - credential_source is Environment");
      let { fromEnv: i } = await import("./shared-PULCVBSK.js");
      return async () => i(s)().then(C);
    }
  };
  if (e in o)
    return o[e];
  throw new u(`Unsupported credential source in profile ${t}. Got ${e}, expected EcsContainer or Ec2InstanceMetadata or Environment.`, { logger: r });
}, C = (e) => c(e, "CREDENTIALS_PROFILE_NAMED_PROVIDER", "p");

// node_modules/@aws-sdk/credential-provider-ini/dist-es/resolveAssumeRoleCredentials.js
var W = (e, { profile: t = "default", logger: r } = {}) => !!e && typeof e == "object" && typeof e.role_arn == "string" && ["undefined", "string"].indexOf(typeof e.role_session_name) > -1 && ["undefined", "string"].indexOf(typeof e.external_id) > -1 && ["undefined", "string"].indexOf(typeof e.mfa_serial) > -1 && (Z(e, { profile: t, logger: r }) || ee(e, { profile: t, logger: r })), Z = (e, { profile: t, logger: r }) => {
  let o = typeof e.source_profile == "string" && typeof e.credential_source > "u";
  return o && r?.debug?.(`    ${t} isAssumeRoleWithSourceProfile source_profile=${e.source_profile}`), o;
}, ee = (e, { profile: t, logger: r }) => {
  let o = typeof e.credential_source == "string" && typeof e.source_profile > "u";
  return o && r?.debug?.(`    ${t} isCredentialSourceProfile credential_source=${e.credential_source}`), o;
}, M = async (e, t, r, o, s = {}, i) => {
  r.logger?.debug("@aws-sdk/credential-provider-ini - resolveAssumeRoleCredentials (STS)");
  let n = t[e], { source_profile: a, region: l } = n;
  if (!r.roleAssumer) {
    let { getDefaultRoleAssumer: d } = await import("./shared-GDYUD2LF.js");
    r.roleAssumer = d({
      ...r.clientConfig,
      credentialProviderLogger: r.logger,
      parentClientConfig: {
        ...o,
        ...r?.parentClientConfig,
        region: l ?? r?.parentClientConfig?.region ?? o?.region
      }
    }, r.clientPlugins);
  }
  if (a && a in s)
    throw new u(`Detected a cycle attempting to resolve credentials for profile ${p(r)}. Profiles visited: ` + Object.keys(s).join(", "), { logger: r.logger });
  r.logger?.debug(`@aws-sdk/credential-provider-ini - finding credential resolver using ${a ? `source_profile=[${a}]` : `profile=[${e}]`}`);
  let f = a ? i(a, t, r, o, {
    ...s,
    [a]: !0
  }, N(t[a] ?? {})) : (await $(n.credential_source, e, r.logger)(r))();
  if (N(n))
    return f.then((d) => c(d, "CREDENTIALS_PROFILE_SOURCE_PROFILE", "o"));
  {
    let d = {
      RoleArn: n.role_arn,
      RoleSessionName: n.role_session_name || `aws-sdk-js-${Date.now()}`,
      ExternalId: n.external_id,
      DurationSeconds: parseInt(n.duration_seconds || "3600", 10)
    }, { mfa_serial: m } = n;
    if (m) {
      if (!r.mfaCodeProvider)
        throw new u(`Profile ${e} requires multi-factor authentication, but no MFA code callback was provided.`, { logger: r.logger, tryNextLink: !1 });
      d.SerialNumber = m, d.TokenCode = await r.mfaCodeProvider(m);
    }
    let _ = await f;
    return r.roleAssumer(_, d).then((S) => c(S, "CREDENTIALS_PROFILE_SOURCE_PROFILE", "o"));
  }
}, N = (e) => !e.role_arn && !!e.credential_source;

// node_modules/@aws-sdk/credential-provider-ini/dist-es/resolveLoginCredentials.js
var j = (e) => !!(e && e.login_session), H = async (e, t, r) => {
  let { fromLoginCredentials: o } = await import("./shared-GUVFJC4T.js"), s = await o({
    ...t,
    profile: e
  })({ callerClientConfig: r });
  return c(s, "CREDENTIALS_PROFILE_LOGIN", "AC");
};

// node_modules/@aws-sdk/credential-provider-ini/dist-es/resolveProcessCredentials.js
var B = (e) => !!e && typeof e == "object" && typeof e.credential_process == "string", q = async (e, t) => {
  let { fromProcess: r } = await import("./shared-IXPMWNSS.js"), o = await r({
    ...e,
    profile: t
  })();
  return c(o, "CREDENTIALS_PROFILE_PROCESS", "v");
};

// node_modules/@aws-sdk/credential-provider-ini/dist-es/resolveSsoCredentials.js
var U = async (e, t, r = {}, o) => {
  let { fromSSO: s } = await import("./shared-BB3CEYMM.js");
  return s({
    profile: e,
    logger: r.logger,
    parentClientConfig: r.parentClientConfig,
    clientConfig: r.clientConfig
  })({
    callerClientConfig: o
  }).then((i) => t.sso_session ? c(i, "CREDENTIALS_PROFILE_SSO", "r") : c(i, "CREDENTIALS_PROFILE_SSO_LEGACY", "t"));
}, K = (e) => e && (typeof e.sso_start_url == "string" || typeof e.sso_account_id == "string" || typeof e.sso_session == "string" || typeof e.sso_region == "string" || typeof e.sso_role_name == "string");

// node_modules/@aws-sdk/credential-provider-ini/dist-es/resolveStaticCredentials.js
var w = (e) => !!e && typeof e == "object" && typeof e.aws_access_key_id == "string" && typeof e.aws_secret_access_key == "string" && ["undefined", "string"].indexOf(typeof e.aws_session_token) > -1 && ["undefined", "string"].indexOf(typeof e.aws_account_id) > -1, P = async (e, t) => {
  t?.logger?.debug("@aws-sdk/credential-provider-ini - resolveStaticCredentials");
  let r = {
    accessKeyId: e.aws_access_key_id,
    secretAccessKey: e.aws_secret_access_key,
    sessionToken: e.aws_session_token,
    ...e.aws_credential_scope && { credentialScope: e.aws_credential_scope },
    ...e.aws_account_id && { accountId: e.aws_account_id }
  };
  return c(r, "CREDENTIALS_PROFILE", "n");
};

// node_modules/@aws-sdk/credential-provider-ini/dist-es/resolveWebIdentityCredentials.js
var V = (e) => !!e && typeof e == "object" && typeof e.web_identity_token_file == "string" && typeof e.role_arn == "string" && ["undefined", "string"].indexOf(typeof e.role_session_name) > -1, G = async (e, t, r) => {
  let { fromTokenFile: o } = await import("./shared-IBBIHF57.js"), s = await o({
    webIdentityTokenFile: e.web_identity_token_file,
    roleArn: e.role_arn,
    roleSessionName: e.role_session_name,
    roleAssumerWithWebIdentity: t.roleAssumerWithWebIdentity,
    logger: t.logger,
    parentClientConfig: t.parentClientConfig
  })({
    callerClientConfig: r
  });
  return c(s, "CREDENTIALS_PROFILE_STS_WEB_ID_TOKEN", "q");
};

// node_modules/@aws-sdk/credential-provider-ini/dist-es/resolveProfileData.js
var E = async (e, t, r, o, s = {}, i = !1) => {
  let n = t[e];
  if (Object.keys(s).length > 0 && w(n))
    return P(n, r);
  if (i || W(n, { profile: e, logger: r.logger }))
    return M(e, t, r, o, s, E);
  if (w(n))
    return P(n, r);
  if (V(n))
    return G(n, r, o);
  if (B(n))
    return q(r, e);
  if (K(n))
    return await U(e, n, r, o);
  if (j(n))
    return H(e, r, o);
  throw new u(`Could not resolve credentials using profile: [${e}] in configuration/credentials file(s).`, { logger: r.logger });
};

// node_modules/@aws-sdk/credential-provider-ini/dist-es/fromIni.js
var I = (e = {}) => async ({ callerClientConfig: t } = {}) => {
  e.logger?.debug("@aws-sdk/credential-provider-ini - fromIni");
  let r = await L(e);
  return E(p({
    profile: e.profile ?? t?.profile
  }), r, e, t);
};

// src/stores/s3/providers.ts
function Je(e, t) {
  return z(12e3, t, (r) => I({ profile: e, ...r })());
}
function Xe(e, t) {
  let r = e || `headstart-${Date.now()}`;
  return z(5e3, t, (o) => D({ roleSessionName: r, ...o })());
}
function te({ http: e, region: t }, r) {
  let i = { ...{ retryMode: "standard", maxAttempts: 1, defaultsMode: "standard" }, requestHandler: { handle: (n) => ie(e, n, r) }, ignoreConfiguredEndpointUrls: !0 };
  return { clientConfig: i, parentClientConfig: { ...i, region: t }, timeout: 1e3, maxRetries: 1 };
}
async function z(e, t, r) {
  let o = AbortSignal.timeout(e), s = (n) => {
    let a = o.aborted ? `no answer within ${e / 1e3} seconds` : y(n), l = new Error(a.replace(/\n +Deserialization error.*/, "").replace(/\s+/g, " ")), f = o.aborted || !oe(n);
    return { error: l, failures: f ? Number.POSITIVE_INFINITY : 1, retryAfterMs: 0 };
  }, i = { signal: AbortSignal.timeout(2 * 12e3), judge: s, maxFailures: () => 2 };
  return A(i, () => {
    o = AbortSignal.timeout(e);
    let n = AbortSignal.any([i.signal, o]);
    return T.interceptToken("exec", (a, l) => {
      ne(a, n).then((f) => l(null, { stdout: f }), l);
    }), r(te(t, n));
  });
}
function oe(e) {
  if (e instanceof h) return e.recover !== "none";
  let { name: t = "", $metadata: r } = e ?? {};
  return (r?.httpStatusCode ?? 0) >= 500 || /^(IDPCommunicationError|Throttling)/.test(t);
}
async function ne(e, t) {
  let [r, ...o] = process.platform === "win32" ? ["cmd", "/d", "/s", "/c"] : ["sh", "-c"], s = x(r), i = Object.entries(v()).filter(([a]) => !a.startsWith("INPUT_")), n = { cwd: process.cwd(), env: Object.fromEntries(i), signal: t };
  return R({ path: s, args: [...o, e] }, n).catch((a) => {
    throw new Error(y(a).replace(s, "its credential_process"));
  });
}
var se = 1024 ** 2;
async function ie(e, t, r) {
  let { protocol: o, hostname: s, port: i, path: n, query: a = {}, method: l, headers: f, body: d } = t, m = O(a), _ = `${o}//${s}${i ? `:${i}` : ""}${n}${m && `?${m}`}`, { host: S, "content-length": ae, ...Q } = f, J = { method: l, headers: Q, ...d && { body: [Buffer.from(d)] }, signal: r }, g = await e.request(_, J), X = await b(se, g.body);
  return { response: { statusCode: g.status, headers: k(g.headers), body: X } };
}
export {
  Je as credentialsOfProfile,
  Xe as credentialsOfWebIdentity
};
