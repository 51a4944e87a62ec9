import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  b as T
} from "./shared-JIJG7WFA.js";
import {
  b as c
} from "./shared-ZLQATQZ7.js";
import {
  z as D
} from "./shared-YFSFHO2D.js";
import {
  b as l,
  d as k,
  m as p,
  v as L,
  w as F
} from "./shared-DSLXKWBM.js";
import "./shared-6F5XW5HI.js";
import "./shared-ZDEOQTUX.js";
import {
  L as b,
  La as x,
  Ma as A,
  Ua as O,
  g as C,
  ha as h,
  ia as R
} from "./shared-AVDV34BQ.js";

// node_modules/@aws-sdk/credential-provider-ini/dist-es/resolveCredentialSource.js
var $ = (e, t, r) => {
  let o = {
    EcsContainer: async (s) => {
      let { fromHttp: i } = await import("./shared-6WHQ5GBE.js"), { fromContainerMetadata: n } = await import("./shared-NZRCUD7B.js");
      return r?.debug("@aws-sdk/credential-provider-ini - credential_source is EcsContainer"), async () => k(i(s ?? {}), n(s))().then(w);
    },
    Ec2InstanceMetadata: async (s) => {
      r?.debug("@aws-sdk/credential-provider-ini - credential_source is Ec2InstanceMetadata");
      let { fromInstanceMetadata: i } = await import("./shared-NZRCUD7B.js");
      return async () => i(s)().then(w);
    },
    Environment: async (s) => {
      r?.debug("@aws-sdk/credential-provider-ini - credential_source is Environment");
      let { fromEnv: i } = await import("./shared-QK5CMJST.js");
      return async () => i(s)().then(w);
    }
  };
  if (e in o)
    return o[e];
  throw new l(`Unsupported credential source in profile ${t}. Got ${e}, expected EcsContainer or Ec2InstanceMetadata or Environment.`, { logger: r });
}, w = (e) => c(e, "CREDENTIALS_PROFILE_NAMED_PROVIDER", "p");

// node_modules/@aws-sdk/credential-provider-ini/dist-es/resolveAssumeRoleCredentials.js
var j = (e, { profile: t = "default", logger: r } = {}) => !!e && typeof e == "object" && typeof e.role_arn == "string" && ["undefined", "string"].indexOf(typeof e.role_session_name) > -1 && ["undefined", "string"].indexOf(typeof e.external_id) > -1 && ["undefined", "string"].indexOf(typeof e.mfa_serial) > -1 && (ee(e, { profile: t, logger: r }) || re(e, { profile: t, logger: r })), ee = (e, { profile: t, logger: r }) => {
  let o = typeof e.source_profile == "string" && typeof e.credential_source > "u";
  return o && r?.debug?.(`    ${t} isAssumeRoleWithSourceProfile source_profile=${e.source_profile}`), o;
}, re = (e, { profile: t, logger: r }) => {
  let o = typeof e.credential_source == "string" && typeof e.source_profile > "u";
  return o && r?.debug?.(`    ${t} isCredentialSourceProfile credential_source=${e.credential_source}`), o;
}, M = async (e, t, r, o, s = {}, i) => {
  r.logger?.debug("@aws-sdk/credential-provider-ini - resolveAssumeRoleCredentials (STS)");
  let n = t[e], { source_profile: a, region: u } = n;
  if (!r.roleAssumer) {
    let { getDefaultRoleAssumer: d } = await import("./shared-3XGOAA5O.js");
    r.roleAssumer = d({
      ...r.clientConfig,
      credentialProviderLogger: r.logger,
      parentClientConfig: {
        ...o,
        ...r?.parentClientConfig,
        region: u ?? r?.parentClientConfig?.region ?? o?.region
      }
    }, r.clientPlugins);
  }
  if (a && a in s)
    throw new l(`Detected a cycle attempting to resolve credentials for profile ${p(r)}. Profiles visited: ` + Object.keys(s).join(", "), { logger: r.logger });
  r.logger?.debug(`@aws-sdk/credential-provider-ini - finding credential resolver using ${a ? `source_profile=[${a}]` : `profile=[${e}]`}`);
  let m = a ? i(a, t, r, o, {
    ...s,
    [a]: !0
  }, W(t[a] ?? {})) : (await $(n.credential_source, e, r.logger)(r))();
  if (W(n))
    return m.then((d) => c(d, "CREDENTIALS_PROFILE_SOURCE_PROFILE", "o"));
  {
    let d = {
      RoleArn: n.role_arn,
      RoleSessionName: n.role_session_name || `aws-sdk-js-${Date.now()}`,
      ExternalId: n.external_id,
      DurationSeconds: parseInt(n.duration_seconds || "3600", 10)
    }, { mfa_serial: f } = n;
    if (f) {
      if (!r.mfaCodeProvider)
        throw new l(`Profile ${e} requires multi-factor authentication, but no MFA code callback was provided.`, { logger: r.logger, tryNextLink: !1 });
      d.SerialNumber = f, d.TokenCode = await r.mfaCodeProvider(f);
    }
    let _ = await m;
    return r.roleAssumer(_, d).then((S) => c(S, "CREDENTIALS_PROFILE_SOURCE_PROFILE", "o"));
  }
}, W = (e) => !e.role_arn && !!e.credential_source;

// node_modules/@aws-sdk/credential-provider-ini/dist-es/resolveLoginCredentials.js
var N = (e) => !!(e && e.login_session), H = async (e, t, r) => {
  let { fromLoginCredentials: o } = await import("./shared-YWMKJJQT.js"), s = await o({
    ...t,
    profile: e
  })({ callerClientConfig: r });
  return c(s, "CREDENTIALS_PROFILE_LOGIN", "AC");
};

// node_modules/@aws-sdk/credential-provider-ini/dist-es/resolveProcessCredentials.js
var q = (e) => !!e && typeof e == "object" && typeof e.credential_process == "string", B = async (e, t) => {
  let { fromProcess: r } = await import("./shared-K6KSZRZV.js"), o = await r({
    ...e,
    profile: t
  })();
  return c(o, "CREDENTIALS_PROFILE_PROCESS", "v");
};

// node_modules/@aws-sdk/credential-provider-ini/dist-es/resolveSsoCredentials.js
var U = async (e, t, r = {}, o) => {
  let { fromSSO: s } = await import("./shared-7Z5UGIIZ.js");
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
var P = (e) => !!e && typeof e == "object" && typeof e.aws_access_key_id == "string" && typeof e.aws_secret_access_key == "string" && ["undefined", "string"].indexOf(typeof e.aws_session_token) > -1 && ["undefined", "string"].indexOf(typeof e.aws_account_id) > -1, E = async (e, t) => {
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
var G = (e) => !!e && typeof e == "object" && typeof e.web_identity_token_file == "string" && typeof e.role_arn == "string" && ["undefined", "string"].indexOf(typeof e.role_session_name) > -1, V = async (e, t, r) => {
  let { fromTokenFile: o } = await import("./shared-KONVTABZ.js"), s = await o({
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
var v = async (e, t, r, o, s = {}, i = !1) => {
  let n = t[e];
  if (Object.keys(s).length > 0 && P(n))
    return E(n, r);
  if (i || j(n, { profile: e, logger: r.logger }))
    return M(e, t, r, o, s, v);
  if (P(n))
    return E(n, r);
  if (G(n))
    return V(n, r, o);
  if (q(n))
    return B(r, e);
  if (K(n))
    return await U(e, n, r, o);
  if (N(n))
    return H(e, r, o);
  throw new l(`Could not resolve credentials using profile: [${e}] in configuration/credentials file(s).`, { logger: r.logger });
};

// node_modules/@aws-sdk/credential-provider-ini/dist-es/fromIni.js
var I = (e = {}) => async ({ callerClientConfig: t } = {}) => {
  e.logger?.debug("@aws-sdk/credential-provider-ini - fromIni");
  let r = await L(e);
  return v(p({
    profile: e.profile ?? t?.profile
  }), r, e, t);
};

// src/stores/s3/providers.ts
function Xe(e, t) {
  return Q(12e3, t, (r) => I({ profile: e, ...r })());
}
function Ze(e, t) {
  let r = e || `headstart-${Date.now()}`;
  return Q(5e3, t, (o) => T({ roleSessionName: r, ...o })());
}
function oe({ http: e, region: t }, r) {
  let i = { ...{ retryMode: "standard", maxAttempts: 1, defaultsMode: "standard" }, requestHandler: { handle: (n) => ae(e, n, r) }, ignoreConfiguredEndpointUrls: !0 };
  return {
    clientConfig: i,
    parentClientConfig: { ...i, region: t },
    // For the metadata services of containers and instances.
    timeout: 1e3,
    maxRetries: 1
  };
}
async function Q(e, t, r) {
  let o = (i) => {
    let n = i === void 0 ? `no answer within ${e / 1e3} seconds` : C(i);
    return { error: new Error(n.replace(/\n +Deserialization error.*/, "").replace(/\s+/g, " ")), recovery: ne(i) ? "retryable" : "final", retryAfterMs: 0 };
  }, s = { signal: AbortSignal.timeout(2 * 12e3), limitMs: e, judge: o, maxFailures: () => 2 };
  return O(s, ({ signal: i }) => (F.interceptToken("exec", (n, a) => {
    se(n, i).then((u) => a(null, { stdout: u }), a);
  }), r(oe(t, i))));
}
function ne(e) {
  if (e instanceof A) return e.recover !== "none";
  let { name: t = "", $metadata: r } = e ?? {};
  return (r?.httpStatusCode ?? 0) >= 500 || /^(IDPCommunicationError|Throttling)/.test(t);
}
async function se(e, t) {
  let [r, ...o] = process.platform === "win32" ? ["cmd", "/d", "/s", "/c"] : ["sh", "-c"], s = h(r), i = Object.entries(b()).filter(([a]) => !a.startsWith("INPUT_")), n = { cwd: process.cwd(), env: Object.fromEntries(i), signal: t };
  return R({ path: s, args: [...o, e] }, n).catch((a) => {
    throw new Error(C(a).replace(s, "its credential_process"));
  });
}
var ie = 1024 ** 2;
async function ae(e, t, r) {
  let { protocol: o, hostname: s, port: i, path: n, query: a = {}, method: u, headers: m, body: d } = t, f = D(a), _ = `${o}//${s}${i ? `:${i}` : ""}${n}${f && `?${f}`}`, { host: S, "content-length": ce, ...Y } = m, y = await e.request(_, {
    method: u,
    headers: Y,
    ...d && { body: [Buffer.from(d)] },
    signal: r
  }), J = Object.entries(y.headers).filter(([, g]) => g !== void 0), X = await x(ie, y.body);
  return {
    response: {
      ...{ statusCode: y.status, body: X },
      headers: Object.fromEntries(J.map(([g, Z]) => [g, String(Z)]))
    }
  };
}
export {
  Xe as credentialsOfProfile,
  Ze as credentialsOfWebIdentity
};
