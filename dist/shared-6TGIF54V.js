import {
  b as f
} from "./shared-5OSVS7DM.js";
import "./shared-657SMLAQ.js";
import {
  b as c,
  l,
  u as p,
  v as a
} from "./shared-YFD2GF2O.js";
import "./shared-G5LPM4YZ.js";
import "./shared-MXAPRA7P.js";
import "./shared-LHCUWEFM.js";
import {
  a as y,
  b as E,
  d as S
} from "./shared-4H6W3SON.js";

// lighter-node:child_process?@aws-sdk/credential-provider-process/dist-es/resolveProcessCredentials.js
var w = E((C, u) => {
  u.exports = Object.create(new Proxy({}, { get: (r, e) => y("node:child_process")[e] }));
});

// node_modules/@aws-sdk/credential-provider-process/dist-es/resolveProcessCredentials.js
var m = S(w());
import { promisify as _ } from "node:util";

// node_modules/@aws-sdk/credential-provider-process/dist-es/getValidatedProcessCredentials.js
var P = (r, e, o) => {
  if (e.Version !== 1)
    throw Error(`Profile ${r} credential_process did not return Version 1.`);
  if (e.AccessKeyId === void 0 || e.SecretAccessKey === void 0)
    throw Error(`Profile ${r} credential_process returned invalid credentials.`);
  if (e.Expiration) {
    let i = /* @__PURE__ */ new Date();
    if (new Date(e.Expiration) < i)
      throw Error(`Profile ${r} credential_process returned expired credentials.`);
  }
  let s = e.AccountId;
  !s && o?.[r]?.aws_account_id && (s = o[r].aws_account_id);
  let t = {
    accessKeyId: e.AccessKeyId,
    secretAccessKey: e.SecretAccessKey,
    ...e.SessionToken && { sessionToken: e.SessionToken },
    ...e.Expiration && { expiration: new Date(e.Expiration) },
    ...e.CredentialScope && { credentialScope: e.CredentialScope },
    ...s && { accountId: s }
  };
  return f(t, "CREDENTIALS_PROCESS", "w"), t;
};

// node_modules/@aws-sdk/credential-provider-process/dist-es/resolveProcessCredentials.js
var x = async (r, e, o) => {
  let s = e[r];
  if (e[r]) {
    let t = s.credential_process;
    if (t !== void 0) {
      let i = _(a?.getTokenRecord?.().exec ?? m.exec);
      try {
        let { stdout: n } = await i(t), d;
        try {
          d = JSON.parse(n.trim());
        } catch {
          throw Error(`Profile ${r} credential_process returned invalid JSON.`);
        }
        return P(r, d, e);
      } catch (n) {
        throw new c(n.message, { logger: o });
      }
    } else
      throw new c(`Profile ${r} did not contain credential_process.`, { logger: o });
  } else
    throw new c(`Profile ${r} could not be found in shared credentials file.`, {
      logger: o
    });
};

// node_modules/@aws-sdk/credential-provider-process/dist-es/fromProcess.js
var h = (r = {}) => async ({ callerClientConfig: e } = {}) => {
  r.logger?.debug("@aws-sdk/credential-provider-process - fromProcess");
  let o = await p(r);
  return x(l({
    profile: r.profile ?? e?.profile
  }), o, r.logger);
};
export {
  h as fromProcess
};
