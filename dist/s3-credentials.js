import {
  b as L
} from "./shared-B64J7UGA.js";
import {
  c as b
} from "./shared-XPODWUT4.js";
import {
  b as a
} from "./shared-5OSVS7DM.js";
import "./shared-657SMLAQ.js";
import {
  b as l,
  d as x,
  l as p,
  u as A,
  v as O
} from "./shared-YFD2GF2O.js";
import {
  b as R
} from "./shared-6ZMV6JF3.js";
import "./shared-OSXA3Y6X.js";
import "./shared-G5LPM4YZ.js";
import "./shared-MXAPRA7P.js";
import "./shared-LHCUWEFM.js";
import {
  V as v,
  Va as I,
  k as y,
  qb as h,
  ub as S
} from "./shared-4H6W3SON.js";

// node_modules/@aws-sdk/credential-provider-ini/dist-es/resolveCredentialSource.js
var k = (e, t, r) => {
  let o = {
    EcsContainer: async (n) => {
      let { fromHttp: i } = await import("./shared-DFMCBZZQ.js"), { fromContainerMetadata: s } = await import("./shared-H6NRYEEY.js");
      return r?.debug("@aws-sdk/credential-provider-ini - credential_source is EcsContainer"), async () => x(i(n ?? {}), s(n))().then(g);
    },
    Ec2InstanceMetadata: async (n) => {
      r?.debug("@aws-sdk/credential-provider-ini - credential_source is Ec2InstanceMetadata");
      let { fromInstanceMetadata: i } = await import("./shared-H6NRYEEY.js");
      return async () => i(n)().then(g);
    },
    Environment: async (n) => {
      r?.debug("@aws-sdk/credential-provider-ini - credential_source is Environment");
      let { fromEnv: i } = await import("./shared-ZPGZ5E3N.js");
      return async () => i(n)().then(g);
    }
  };
  if (e in o)
    return o[e];
  throw new l(`Unsupported credential source in profile ${t}. Got ${e}, expected EcsContainer or Ec2InstanceMetadata or Environment.`, { logger: r });
}, g = (e) => a(e, "CREDENTIALS_PROFILE_NAMED_PROVIDER", "p");

// node_modules/@aws-sdk/credential-provider-ini/dist-es/resolveAssumeRoleCredentials.js
var D = (e, { profile: t = "default", logger: r } = {}) => !!e && typeof e == "object" && typeof e.role_arn == "string" && ["undefined", "string"].indexOf(typeof e.role_session_name) > -1 && ["undefined", "string"].indexOf(typeof e.external_id) > -1 && ["undefined", "string"].indexOf(typeof e.mfa_serial) > -1 && (z(e, { profile: t, logger: r }) || V(e, { profile: t, logger: r })), z = (e, { profile: t, logger: r }) => {
  let o = typeof e.source_profile == "string" && typeof e.credential_source > "u";
  return o && r?.debug?.(`    ${t} isAssumeRoleWithSourceProfile source_profile=${e.source_profile}`), o;
}, V = (e, { profile: t, logger: r }) => {
  let o = typeof e.credential_source == "string" && typeof e.source_profile > "u";
  return o && r?.debug?.(`    ${t} isCredentialSourceProfile credential_source=${e.credential_source}`), o;
}, T = async (e, t, r, o, n = {}, i) => {
  r.logger?.debug("@aws-sdk/credential-provider-ini - resolveAssumeRoleCredentials (STS)");
  let s = t[e], { source_profile: c, region: _ } = s;
  if (!r.roleAssumer) {
    let { getDefaultRoleAssumer: d } = await import("./shared-AGHVC6DK.js");
    r.roleAssumer = d({
      ...r.clientConfig,
      credentialProviderLogger: r.logger,
      parentClientConfig: {
        ...o,
        ...r?.parentClientConfig,
        region: _ ?? r?.parentClientConfig?.region ?? o?.region
      }
    }, r.clientPlugins);
  }
  if (c && c in n)
    throw new l(`Detected a cycle attempting to resolve credentials for profile ${p(r)}. Profiles visited: ` + Object.keys(n).join(", "), { logger: r.logger });
  r.logger?.debug(`@aws-sdk/credential-provider-ini - finding credential resolver using ${c ? `source_profile=[${c}]` : `profile=[${e}]`}`);
  let m = c ? i(c, t, r, o, {
    ...n,
    [c]: !0
  }, F(t[c] ?? {})) : (await k(s.credential_source, e, r.logger)(r))();
  if (F(s))
    return m.then((d) => a(d, "CREDENTIALS_PROFILE_SOURCE_PROFILE", "o"));
  {
    let d = {
      RoleArn: s.role_arn,
      RoleSessionName: s.role_session_name || `aws-sdk-js-${Date.now()}`,
      ExternalId: s.external_id,
      DurationSeconds: parseInt(s.duration_seconds || "3600", 10)
    }, { mfa_serial: f } = s;
    if (f) {
      if (!r.mfaCodeProvider)
        throw new l(`Profile ${e} requires multi-factor authentication, but no MFA code callback was provided.`, { logger: r.logger, tryNextLink: !1 });
      d.SerialNumber = f, d.TokenCode = await r.mfaCodeProvider(f);
    }
    let u = await m;
    return r.roleAssumer(u, d).then((G) => a(G, "CREDENTIALS_PROFILE_SOURCE_PROFILE", "o"));
  }
}, F = (e) => !e.role_arn && !!e.credential_source;

// node_modules/@aws-sdk/credential-provider-ini/dist-es/resolveLoginCredentials.js
var $ = (e) => !!(e && e.login_session), W = async (e, t, r) => {
  let { fromLoginCredentials: o } = await import("./shared-OF6QZ3KB.js"), n = await o({
    ...t,
    profile: e
  })({ callerClientConfig: r });
  return a(n, "CREDENTIALS_PROFILE_LOGIN", "AC");
};

// node_modules/@aws-sdk/credential-provider-ini/dist-es/resolveProcessCredentials.js
var M = (e) => !!e && typeof e == "object" && typeof e.credential_process == "string", N = async (e, t) => {
  let { fromProcess: r } = await import("./shared-6TGIF54V.js"), o = await r({
    ...e,
    profile: t
  })();
  return a(o, "CREDENTIALS_PROFILE_PROCESS", "v");
};

// node_modules/@aws-sdk/credential-provider-ini/dist-es/resolveSsoCredentials.js
var j = async (e, t, r = {}, o) => {
  let { fromSSO: n } = await import("./shared-EJAC2LWZ.js");
  return n({
    profile: e,
    logger: r.logger,
    parentClientConfig: r.parentClientConfig,
    clientConfig: r.clientConfig
  })({
    callerClientConfig: o
  }).then((i) => t.sso_session ? a(i, "CREDENTIALS_PROFILE_SSO", "r") : a(i, "CREDENTIALS_PROFILE_SSO_LEGACY", "t"));
}, H = (e) => e && (typeof e.sso_start_url == "string" || typeof e.sso_account_id == "string" || typeof e.sso_session == "string" || typeof e.sso_region == "string" || typeof e.sso_role_name == "string");

// node_modules/@aws-sdk/credential-provider-ini/dist-es/resolveStaticCredentials.js
var w = (e) => !!e && typeof e == "object" && typeof e.aws_access_key_id == "string" && typeof e.aws_secret_access_key == "string" && ["undefined", "string"].indexOf(typeof e.aws_session_token) > -1 && ["undefined", "string"].indexOf(typeof e.aws_account_id) > -1, C = async (e, t) => {
  t?.logger?.debug("@aws-sdk/credential-provider-ini - resolveStaticCredentials");
  let r = {
    accessKeyId: e.aws_access_key_id,
    secretAccessKey: e.aws_secret_access_key,
    sessionToken: e.aws_session_token,
    ...e.aws_credential_scope && { credentialScope: e.aws_credential_scope },
    ...e.aws_account_id && { accountId: e.aws_account_id }
  };
  return a(r, "CREDENTIALS_PROFILE", "n");
};

// node_modules/@aws-sdk/credential-provider-ini/dist-es/resolveWebIdentityCredentials.js
var q = (e) => !!e && typeof e == "object" && typeof e.web_identity_token_file == "string" && typeof e.role_arn == "string" && ["undefined", "string"].indexOf(typeof e.role_session_name) > -1, B = async (e, t, r) => {
  let { fromTokenFile: o } = await import("./shared-EQHUBPXL.js"), n = await o({
    webIdentityTokenFile: e.web_identity_token_file,
    roleArn: e.role_arn,
    roleSessionName: e.role_session_name,
    roleAssumerWithWebIdentity: t.roleAssumerWithWebIdentity,
    logger: t.logger,
    parentClientConfig: t.parentClientConfig
  })({
    callerClientConfig: r
  });
  return a(n, "CREDENTIALS_PROFILE_STS_WEB_ID_TOKEN", "q");
};

// node_modules/@aws-sdk/credential-provider-ini/dist-es/resolveProfileData.js
var P = async (e, t, r, o, n = {}, i = !1) => {
  let s = t[e];
  if (Object.keys(n).length > 0 && w(s))
    return C(s, r);
  if (i || D(s, { profile: e, logger: r.logger }))
    return T(e, t, r, o, n, P);
  if (w(s))
    return C(s, r);
  if (q(s))
    return B(s, r, o);
  if (M(s))
    return N(r, e);
  if (H(s))
    return await j(e, s, r, o);
  if ($(s))
    return W(e, r, o);
  throw new l(`Could not resolve credentials using profile: [${e}] in configuration/credentials file(s).`, { logger: r.logger });
};

// node_modules/@aws-sdk/credential-provider-ini/dist-es/fromIni.js
var E = (e = {}) => async ({ callerClientConfig: t } = {}) => {
  e.logger?.debug("@aws-sdk/credential-provider-ini - fromIni");
  let r = await A(e);
  return P(p({
    profile: e.profile ?? t?.profile
  }), r, e, t);
};

// src/stores/s3/providers.ts
function qe(e, t) {
  return K(t, (r) => E({ profile: e, ...r })());
}
function Be(e, t) {
  let r = e || `headstart-${Date.now()}`;
  return K(t, (o) => L({ roleSessionName: r, ...o })());
}
function Q({ http: e, region: t }, r) {
  let i = { ...{ retryMode: "standard", maxAttempts: 2, defaultsMode: "standard" }, requestHandler: { handle: (s) => Z(e, s, r) }, ignoreConfiguredEndpointUrls: !0 };
  return { clientConfig: i, parentClientConfig: { ...i, region: t }, timeout: 1e3, maxRetries: 1 };
}
async function K(e, t) {
  let r = AbortSignal.timeout(12e3);
  O.interceptToken("exec", (o, n) => {
    X(o, r).then((i) => n(null, { stdout: i }), n);
  });
  try {
    return await t(Q(e, r));
  } catch (o) {
    let n = r.aborted ? `no answer within ${12e3 / 1e3} seconds` : y(o);
    throw new Error(n.replace(/\n +Deserialization error.*/, "").replace(/\s+/g, " "));
  }
}
async function X(e, t) {
  let [r, ...o] = process.platform === "win32" ? ["cmd", "/d", "/s", "/c"] : ["sh", "-c"], n = h(r), i = Object.entries(v()).filter(([c]) => !c.startsWith("INPUT_")), s = { cwd: process.cwd(), env: Object.fromEntries(i), signal: t };
  return S({ path: n, args: [...o, e] }, s).catch((c) => {
    throw new Error(y(c).replace(n, "its credential_process"));
  });
}
async function Z(e, t, r) {
  let { method: o, headers: n, body: i } = t, { host: s, "content-length": c, ..._ } = n, m = { method: o, headers: _, ...i && { body: [Buffer.from(i)] }, signal: r, idleMs: 5e3 }, d = await e.request(b(t), m).catch((u) => {
    throw u.recover === "none" ? u : Object.assign(u, { $retryable: {} });
  }), f = await I(1048576, d.body);
  return { response: { statusCode: d.status, headers: R(d.headers), body: f } };
}
export {
  qe as credentialsOfProfile,
  Be as credentialsOfWebIdentity
};
