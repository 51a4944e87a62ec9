import {
  b as N
} from "./shared-5OSVS7DM.js";
import "./shared-657SMLAQ.js";
import {
  b as _
} from "./shared-YFD2GF2O.js";
import "./shared-G5LPM4YZ.js";
import "./shared-MXAPRA7P.js";
import "./shared-LHCUWEFM.js";
import "./shared-4H6W3SON.js";

// node_modules/@aws-sdk/credential-provider-env/dist-es/fromEnv.js
var S = "AWS_ACCESS_KEY_ID", C = "AWS_SECRET_ACCESS_KEY", p = "AWS_SESSION_TOKEN", A = "AWS_CREDENTIAL_EXPIRATION", I = "AWS_CREDENTIAL_SCOPE", i = "AWS_ACCOUNT_ID", a = (e) => async () => {
  e?.logger?.debug("@aws-sdk/credential-provider-env - fromEnv");
  let o = process.env[S], E = process.env[C], r = process.env[p], n = process.env[A], s = process.env[I], t = process.env[i];
  if (o && E) {
    let c = {
      accessKeyId: o,
      secretAccessKey: E,
      ...r && { sessionToken: r },
      ...n && { expiration: new Date(n) },
      ...s && { credentialScope: s },
      ...t && { accountId: t }
    };
    return N(c, "CREDENTIALS_ENV_VARS", "g"), c;
  }
  throw new _("Unable to find environment variable credentials.", { logger: e?.logger });
};
export {
  i as ENV_ACCOUNT_ID,
  I as ENV_CREDENTIAL_SCOPE,
  A as ENV_EXPIRATION,
  S as ENV_KEY,
  C as ENV_SECRET,
  p as ENV_SESSION,
  a as fromEnv
};
