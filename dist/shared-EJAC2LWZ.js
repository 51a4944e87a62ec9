import {
  b as P
} from "./shared-5OSVS7DM.js";
import "./shared-657SMLAQ.js";
import {
  b as c,
  c as d,
  l as y,
  m as W,
  n as E,
  t as A,
  u as I
} from "./shared-YFD2GF2O.js";
import "./shared-G5LPM4YZ.js";
import "./shared-MXAPRA7P.js";
import "./shared-LHCUWEFM.js";
import "./shared-4H6W3SON.js";

// node_modules/@aws-sdk/credential-provider-sso/dist-es/isSsoProfile.js
var D = (e) => e && (typeof e.sso_start_url == "string" || typeof e.sso_account_id == "string" || typeof e.sso_session == "string" || typeof e.sso_region == "string" || typeof e.sso_role_name == "string");

// node_modules/@aws-sdk/token-providers/dist-es/constants.js
var k = "To refresh this SSO session run 'aws sso login' with the corresponding profile.";

// node_modules/@aws-sdk/token-providers/dist-es/getSsoOidcClient.js
var X = async (e, s = {}, r) => {
  let { SSOOIDCClient: t } = await import("./shared-ZOSM3I3B.js"), n = (a) => s.clientConfig?.[a] ?? s.parentClientConfig?.[a] ?? r?.[a];
  return new t(Object.assign({}, s.clientConfig ?? {}, {
    region: e ?? s.clientConfig?.region,
    logger: n("logger"),
    userAgentAppId: n("userAgentAppId")
  }));
};

// node_modules/@aws-sdk/token-providers/dist-es/getNewSsoOidcToken.js
var z = async (e, s, r = {}, t) => {
  let { CreateTokenCommand: n } = await import("./shared-ZOSM3I3B.js");
  return (await X(s, r, t)).send(new n({
    clientId: e.clientId,
    clientSecret: e.clientSecret,
    refreshToken: e.refreshToken,
    grantType: "refresh_token"
  }));
};

// node_modules/@aws-sdk/token-providers/dist-es/validateTokenExpiry.js
var $ = (e) => {
  if (e.expiration && e.expiration.getTime() < Date.now())
    throw new d(`Token is expired. ${k}`, !1);
};

// node_modules/@aws-sdk/token-providers/dist-es/validateTokenKey.js
var w = (e, s, r = !1) => {
  if (typeof s > "u")
    throw new d(`Value not present for '${e}' in SSO Token${r ? ". Cannot refresh" : ""}. ${k}`, !1);
};

// node_modules/@aws-sdk/token-providers/dist-es/writeSSOTokenToFile.js
import { promises as Y } from "node:fs";
var { writeFile: B } = Y, J = (e, s) => {
  let r = W(e), t = JSON.stringify(s, null, 2);
  return B(r, t);
};

// node_modules/@aws-sdk/token-providers/dist-es/fromSso.js
var V = /* @__PURE__ */ new Map(), R = /* @__PURE__ */ new Map(), L = (e = {}) => async ({ callerClientConfig: s } = {}) => {
  e.logger?.debug("@aws-sdk/token-providers - fromSso");
  let r = await I(e), t = y({
    profile: e.profile ?? s?.profile
  }), n = r[t];
  if (n) {
    if (!n.sso_session)
      throw new d(`Profile '${t}' is missing required property 'sso_session'.`);
  } else throw new d(`Profile '${t}' could not be found in shared credentials file.`, !1);
  let o = n.sso_session, a = R.get(o);
  if (a)
    return await a;
  let l = (await A(e))[o];
  if (!l)
    throw new d(`Sso session '${o}' could not be found in shared credentials file.`, !1);
  for (let i of ["sso_start_url", "sso_region"])
    if (!l[i])
      throw new d(`Sso session '${o}' is missing required property '${i}'.`, !1);
  let N = l.sso_start_url, g = l.sso_region, f;
  try {
    f = await E(o);
  } catch {
    throw new d(`The SSO session token associated with profile=${t} was not found or is invalid. ${k}`, !1);
  }
  w("accessToken", f.accessToken), w("expiresAt", f.expiresAt);
  let { accessToken: T, expiresAt: S } = f, p = {
    token: T,
    expiration: new Date(S)
  };
  if (p.expiration.getTime() - Date.now() > 3e5)
    return p;
  let u = R.get(o);
  if (u)
    return await u;
  let C = V.get(o) ?? 0;
  if (Date.now() - C < 30 * 1e3)
    return $(p), p;
  w("clientId", f.clientId, !0), w("clientSecret", f.clientSecret, !0), w("refreshToken", f.refreshToken, !0);
  let m = (async () => {
    try {
      V.set(o, Date.now());
      let i = await z(f, g, e, s);
      w("accessToken", i.accessToken), w("expiresIn", i.expiresIn);
      let O = new Date(Date.now() + i.expiresIn * 1e3);
      try {
        await J(o, {
          ...f,
          accessToken: i.accessToken,
          expiresAt: O.toISOString(),
          refreshToken: i.refreshToken
        });
      } catch {
      }
      return {
        token: i.accessToken,
        expiration: O
      };
    } catch {
      return $(p), p;
    }
  })();
  R.set(o, m);
  try {
    return await m;
  } finally {
    R.delete(o);
  }
};

// node_modules/@aws-sdk/credential-provider-sso/dist-es/resolveSSOCredentials.js
var x = !1, M = async ({ ssoStartUrl: e, ssoSession: s, ssoAccountId: r, ssoRegion: t, ssoRoleName: n, ssoClient: o, clientConfig: a, parentClientConfig: h, callerClientConfig: l, profile: N, filepath: g, configFilepath: f, ignoreCache: T, logger: S }) => {
  let p, u = "To refresh this SSO session run aws sso login with the corresponding profile.";
  if (s)
    try {
      let _ = await L({
        profile: N,
        filepath: g,
        configFilepath: f,
        ignoreCache: T,
        clientConfig: a,
        parentClientConfig: h,
        logger: S
      })({ callerClientConfig: l });
      p = {
        accessToken: _.token,
        expiresAt: new Date(_.expiration).toISOString()
      };
    } catch (_) {
      throw new c(_.message, {
        tryNextLink: x,
        logger: S
      });
    }
  else
    try {
      p = await E(e);
    } catch {
      throw new c(`The SSO session associated with this profile is invalid. ${u}`, {
        tryNextLink: x,
        logger: S
      });
    }
  if (new Date(p.expiresAt).getTime() - Date.now() <= 0)
    throw new c(`The SSO session associated with this profile has expired. ${u}`, {
      tryNextLink: x,
      logger: S
    });
  let { accessToken: C } = p, { SSOClient: m, GetRoleCredentialsCommand: i } = await import("./shared-KUFIDGWU.js"), O = o || new m(Object.assign({}, a ?? {}, {
    logger: a?.logger ?? l?.logger ?? h?.logger,
    region: a?.region ?? t,
    userAgentAppId: a?.userAgentAppId ?? l?.userAgentAppId ?? h?.userAgentAppId
  })), v;
  try {
    v = await O.send(new i({
      accountId: r,
      roleName: n,
      accessToken: C
    }));
  } catch (_) {
    throw new c(_, {
      tryNextLink: x,
      logger: S
    });
  }
  let { roleCredentials: { accessKeyId: G, secretAccessKey: K, sessionToken: H, expiration: U, credentialScope: j, accountId: q } = {} } = v;
  if (!G || !K || !H || !U)
    throw new c("SSO returns an invalid temporary credential.", {
      tryNextLink: x,
      logger: S
    });
  let F = {
    accessKeyId: G,
    secretAccessKey: K,
    sessionToken: H,
    expiration: new Date(U),
    ...j && { credentialScope: j },
    ...q && { accountId: q }
  };
  return s ? P(F, "CREDENTIALS_SSO", "s") : P(F, "CREDENTIALS_SSO_LEGACY", "u"), F;
};

// node_modules/@aws-sdk/credential-provider-sso/dist-es/validateSsoProfile.js
var b = (e, s) => {
  let { sso_start_url: r, sso_account_id: t, sso_region: n, sso_role_name: o } = e;
  if (!r || !t || !n || !o)
    throw new c(`Profile is configured with invalid SSO credentials. Required parameters "sso_account_id", "sso_region", "sso_role_name", "sso_start_url". Got ${Object.keys(e).join(", ")}
Reference: https://docs.aws.amazon.com/cli/latest/userguide/cli-configure-sso.html`, { tryNextLink: !1, logger: s });
  return e;
};

// node_modules/@aws-sdk/credential-provider-sso/dist-es/fromSSO.js
var Z = (e = {}) => async ({ callerClientConfig: s } = {}) => {
  e.logger?.debug("@aws-sdk/credential-provider-sso - fromSSO");
  let { ssoStartUrl: r, ssoAccountId: t, ssoRegion: n, ssoRoleName: o, ssoSession: a } = e, { ssoClient: h } = e, l = y({
    profile: e.profile ?? s?.profile
  });
  if (!r && !t && !n && !o && !a) {
    let g = (await I(e))[l];
    if (!g)
      throw new c(`Profile ${l} was not found.`, { logger: e.logger });
    if (!D(g))
      throw new c(`Profile ${l} is not configured with SSO credentials.`, {
        logger: e.logger
      });
    if (g?.sso_session) {
      let m = (await A(e))[g.sso_session], i = ` configurations in profile ${l} and sso-session ${g.sso_session}`;
      if (n && n !== m.sso_region)
        throw new c("Conflicting SSO region" + i, {
          tryNextLink: !1,
          logger: e.logger
        });
      if (r && r !== m.sso_start_url)
        throw new c("Conflicting SSO start_url" + i, {
          tryNextLink: !1,
          logger: e.logger
        });
      g.sso_region = m.sso_region, g.sso_start_url = m.sso_start_url;
    }
    let { sso_start_url: f, sso_account_id: T, sso_region: S, sso_role_name: p, sso_session: u } = b(g, e.logger);
    return M({
      ssoStartUrl: f,
      ssoSession: u,
      ssoAccountId: T,
      ssoRegion: S,
      ssoRoleName: p,
      ssoClient: h,
      clientConfig: e.clientConfig,
      parentClientConfig: e.parentClientConfig,
      callerClientConfig: e.callerClientConfig,
      profile: l,
      filepath: e.filepath,
      configFilepath: e.configFilepath,
      ignoreCache: e.ignoreCache,
      logger: e.logger
    });
  } else {
    if (!r || !t || !n || !o)
      throw new c('Incomplete configuration. The fromSSO() argument hash must include "ssoStartUrl", "ssoAccountId", "ssoRegion", "ssoRoleName"', { tryNextLink: !1, logger: e.logger });
    return M({
      ssoStartUrl: r,
      ssoSession: a,
      ssoAccountId: t,
      ssoRegion: n,
      ssoRoleName: o,
      ssoClient: h,
      clientConfig: e.clientConfig,
      parentClientConfig: e.parentClientConfig,
      callerClientConfig: e.callerClientConfig,
      profile: l,
      filepath: e.filepath,
      configFilepath: e.configFilepath,
      ignoreCache: e.ignoreCache,
      logger: e.logger
    });
  }
};
export {
  Z as fromSSO,
  D as isSsoProfile,
  b as validateSsoProfile
};
