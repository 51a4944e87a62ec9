import {
  b as O
} from "./shared-5OSVS7DM.js";
import "./shared-657SMLAQ.js";
import {
  b as c,
  l as N,
  u as F
} from "./shared-YFD2GF2O.js";
import "./shared-G5LPM4YZ.js";
import "./shared-MXAPRA7P.js";
import {
  c as A
} from "./shared-LHCUWEFM.js";
import {
  a as b,
  b as _,
  d as B
} from "./shared-4H6W3SON.js";

// lighter-node:crypto?@aws-sdk/credential-provider-login/dist-es/LoginCredentialsFetcher.js
var L = _((G, I) => {
  I.exports = Object.create(new Proxy({}, { get: (i, e) => b("node:crypto")[e] }));
  I.exports.getRandomValues = (i) => b("node:crypto").getRandomValues(i);
});

// node_modules/@aws-sdk/credential-provider-login/dist-es/LoginCredentialsFetcher.js
var f = B(L());
import { promises as D } from "node:fs";
import { homedir as q } from "node:os";
import { dirname as U, join as $ } from "node:path";
var u = class i {
  profileData;
  init;
  callerClientConfig;
  static REFRESH_THRESHOLD = 300 * 1e3;
  constructor(e, t, o) {
    this.profileData = e, this.init = t, this.callerClientConfig = o;
  }
  async loadCredentials() {
    let e = await this.loadToken();
    if (!e)
      throw new c(`Failed to load a token for session ${this.loginSession}, please re-authenticate using aws login`, { tryNextLink: !1, logger: this.logger });
    let t = e.accessToken, o = Date.now();
    return new Date(t.expiresAt).getTime() - o <= i.REFRESH_THRESHOLD ? this.refresh(e) : this.toCredentials(e.accessToken);
  }
  get logger() {
    return this.init?.logger;
  }
  get loginSession() {
    return this.profileData.login_session;
  }
  toCredentials(e) {
    return {
      accessKeyId: e.accessKeyId,
      secretAccessKey: e.secretAccessKey,
      sessionToken: e.sessionToken,
      accountId: e.accountId,
      expiration: new Date(e.expiresAt)
    };
  }
  async refresh(e) {
    let t = await this.loadToken().catch(() => e), o = Date.now(), r = new Date(t.accessToken.expiresAt).getTime(), a = new Date(e.accessToken.expiresAt).getTime(), n = r <= o && a > o ? e : t;
    if (new Date(n.accessToken.expiresAt).getTime() - Date.now() > i.REFRESH_THRESHOLD)
      return this.toCredentials(n.accessToken);
    let { SigninClient: d, CreateOAuth2TokenCommand: w } = await import("./shared-3IRCEO54.js"), { logger: k, userAgentAppId: m } = this.callerClientConfig ?? {}, y = ((s) => s?.metadata?.handlerProtocol === "h2")(this.callerClientConfig?.requestHandler) ? void 0 : this.callerClientConfig?.requestHandler, p = typeof n.signInRegion == "string" && n.signInRegion.length > 0 ? n.signInRegion : void 0, T = p ?? this.profileData.region ?? await this.callerClientConfig?.region?.() ?? process.env.AWS_REGION, x = new d({
      credentials: {
        accessKeyId: "",
        secretAccessKey: ""
      },
      region: T,
      requestHandler: y,
      logger: k,
      userAgentAppId: m,
      ...this.init?.clientConfig,
      ...p && { region: p }
    });
    this.createDPoPInterceptor(x.middlewareStack);
    let E = {
      tokenInput: {
        clientId: n.clientId,
        refreshToken: n.refreshToken,
        grantType: "refresh_token"
      }
    };
    try {
      let s = await x.send(new w(E)), { accessKeyId: S, secretAccessKey: h, sessionToken: g } = s.tokenOutput?.accessToken ?? {}, { refreshToken: P, expiresIn: H } = s.tokenOutput ?? {};
      if (!S || !h || !g || !P)
        throw new c("Token refresh response missing required fields", {
          logger: this.logger,
          tryNextLink: !1
        });
      let K = (H ?? 900) * 1e3, v = new Date(Date.now() + K), R = {
        ...n,
        accessToken: {
          ...n.accessToken,
          accessKeyId: S,
          secretAccessKey: h,
          sessionToken: g,
          expiresAt: v.toISOString()
        },
        refreshToken: P
      };
      return await this.saveToken(R), this.toCredentials(R.accessToken);
    } catch (s) {
      if (s.name === "AccessDeniedException") {
        let h = s.error, g;
        switch (h) {
          case "TOKEN_EXPIRED":
            g = "Your session has expired. Please reauthenticate.";
            break;
          case "USER_CREDENTIALS_CHANGED":
            g = "Unable to refresh credentials because of a change in your password. Please reauthenticate with your new password.";
            break;
          case "INSUFFICIENT_PERMISSIONS":
            g = "Unable to refresh credentials due to insufficient permissions. You may be missing permission for the 'CreateOAuth2Token' action.";
            break;
          default:
            g = `Failed to refresh token: ${String(s)}. Please re-authenticate using \`aws login\``;
        }
        throw new c(g, {
          logger: this.logger,
          tryNextLink: !1
        });
      }
      if (new Date(n.accessToken.expiresAt).getTime() > Date.now())
        return this.logger?.warn?.(`Failed to refresh token: ${String(s)}. Using existing token until expiry.`), this.toCredentials(n.accessToken);
      throw new c(`Failed to refresh token: ${String(s)}. Please re-authenticate using aws login`, { logger: this.logger });
    }
  }
  async loadToken() {
    let e = this.getTokenFilePath();
    try {
      let t = await D.readFile(e, "utf8"), o = JSON.parse(t), r = ["accessToken", "clientId", "refreshToken", "dpopKey"].filter((a) => !o[a]);
      if (o.accessToken?.accountId || r.push("accountId"), r.length > 0)
        throw new c(`Token validation failed, missing fields: ${r.join(", ")}`, {
          logger: this.logger,
          tryNextLink: !1
        });
      return o;
    } catch (t) {
      throw new c(`Failed to load token from ${e}: ${String(t)}`, {
        logger: this.logger,
        tryNextLink: !1
      });
    }
  }
  async saveToken(e) {
    let t = this.getTokenFilePath(), o = U(t);
    try {
      await D.mkdir(o, { recursive: !0 });
    } catch {
    }
    await D.writeFile(t, JSON.stringify(e, null, 2), "utf8");
  }
  getTokenFilePath() {
    let e = process.env.AWS_LOGIN_CACHE_DIRECTORY ?? $(q(), ".aws", "login", "cache"), t = Buffer.from(this.loginSession, "utf8"), o = (0, f.createHash)("sha256").update(t).digest("hex");
    return $(e, `${o}.json`);
  }
  derToRawSignature(e) {
    let t = 2;
    if (e[t] !== 2)
      throw new Error("Invalid DER signature");
    t++;
    let o = e[t++], r = e.subarray(t, t + o);
    if (t += o, e[t] !== 2)
      throw new Error("Invalid DER signature");
    t++;
    let a = e[t++], n = e.subarray(t, t + a);
    r = r[0] === 0 ? r.subarray(1) : r, n = n[0] === 0 ? n.subarray(1) : n;
    let l = Buffer.concat([Buffer.alloc(32 - r.length), r]), d = Buffer.concat([Buffer.alloc(32 - n.length), n]);
    return Buffer.concat([l, d]);
  }
  createDPoPInterceptor(e) {
    e.add((t) => async (o) => {
      if (A.isInstance(o.request)) {
        let r = o.request, a = `${r.protocol}//${r.hostname}${r.port ? `:${r.port}` : ""}${r.path}`, n = await this.generateDpop(r.method, a);
        r.headers = {
          ...r.headers,
          DPoP: n
        };
      }
      return t(o);
    }, {
      step: "finalizeRequest",
      name: "dpopInterceptor",
      override: !0
    });
  }
  async generateDpop(e = "POST", t) {
    let o = await this.loadToken();
    try {
      let r = (0, f.createPrivateKey)({
        key: o.dpopKey,
        format: "pem",
        type: "sec1"
      }), n = (0, f.createPublicKey)(r).export({ format: "der", type: "spki" }), l = -1;
      for (let s = 0; s < n.length; s++)
        if (n[s] === 4) {
          l = s;
          break;
        }
      let d = n.slice(l + 1, l + 33), w = n.slice(l + 33, l + 65), k = {
        alg: "ES256",
        typ: "dpop+jwt",
        jwk: {
          kty: "EC",
          crv: "P-256",
          x: d.toString("base64url"),
          y: w.toString("base64url")
        }
      }, m = {
        jti: crypto.randomUUID(),
        htm: e,
        htu: t,
        iat: Math.floor(Date.now() / 1e3)
      }, C = Buffer.from(JSON.stringify(k)).toString("base64url"), y = Buffer.from(JSON.stringify(m)).toString("base64url"), p = `${C}.${y}`, T = (0, f.sign)("sha256", Buffer.from(p), r), E = this.derToRawSignature(T).toString("base64url");
      return `${p}.${E}`;
    } catch (r) {
      throw new c(`Failed to generate Dpop proof: ${r instanceof Error ? r.message : String(r)}`, { logger: this.logger, tryNextLink: !1 });
    }
  }
};

// node_modules/@aws-sdk/credential-provider-login/dist-es/fromLoginCredentials.js
var j = (i) => async ({ callerClientConfig: e } = {}) => {
  i?.logger?.debug?.("@aws-sdk/credential-providers - fromLoginCredentials");
  let t = await F(i || {}), o = N({
    profile: i?.profile ?? e?.profile
  }), r = t[o];
  if (!r?.login_session)
    throw new c(`Profile ${o} does not contain login_session.`, {
      tryNextLink: !0,
      logger: i?.logger
    });
  let n = await new u(r, i, e).loadCredentials();
  return O(n, "CREDENTIALS_LOGIN", "AD");
};
export {
  j as fromLoginCredentials
};
