import {
  b as a
} from "./shared-5OSVS7DM.js";
import {
  b as c,
  v as d
} from "./shared-YFD2GF2O.js";

// node_modules/@aws-sdk/credential-provider-web-identity/dist-es/fromTokenFile.js
import { readFileSync as _ } from "node:fs";

// node_modules/@aws-sdk/credential-provider-web-identity/dist-es/fromWebToken.js
var l = (e) => async (t) => {
  e.logger?.debug("@aws-sdk/credential-provider-web-identity - fromWebToken");
  let { roleArn: o, roleSessionName: r, webIdentityToken: s, providerId: n, policyArns: f, policy: g, durationSeconds: p } = e, { roleAssumerWithWebIdentity: i } = e;
  if (!i) {
    let { getDefaultRoleAssumerWithWebIdentity: E } = await import("./shared-AGHVC6DK.js");
    i = E({
      ...e.clientConfig,
      credentialProviderLogger: e.logger,
      parentClientConfig: {
        ...t?.callerClientConfig,
        ...e.parentClientConfig
      }
    }, e.clientPlugins);
  }
  return i({
    RoleArn: o,
    RoleSessionName: r ?? `aws-sdk-js-session-${Date.now()}`,
    WebIdentityToken: s,
    ProviderId: n,
    PolicyArns: f,
    Policy: g,
    DurationSeconds: p
  });
};

// node_modules/@aws-sdk/credential-provider-web-identity/dist-es/fromTokenFile.js
var m = "AWS_WEB_IDENTITY_TOKEN_FILE", S = "AWS_ROLE_ARN", T = "AWS_ROLE_SESSION_NAME", N = (e = {}) => async (t) => {
  e.logger?.debug("@aws-sdk/credential-provider-web-identity - fromTokenFile");
  let o = e?.webIdentityTokenFile ?? process.env[m], r = e?.roleArn ?? process.env[S], s = e?.roleSessionName ?? process.env[T];
  if (!o || !r)
    throw new c("Web identity configuration not specified", {
      logger: e.logger
    });
  let n = await l({
    ...e,
    webIdentityToken: d?.getTokenRecord?.()[o] ?? _(o, { encoding: "ascii" }),
    roleArn: r,
    roleSessionName: s
  })(t);
  return o === process.env[m] && a(n, "CREDENTIALS_ENV_VARS_STS_WEB_ID_TOKEN", "h"), n;
};

export {
  l as a,
  N as b
};
