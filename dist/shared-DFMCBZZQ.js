import {
  a as C
} from "./shared-BPJW4DYD.js";
import {
  b as l
} from "./shared-5OSVS7DM.js";
import {
  e as A,
  l as p
} from "./shared-657SMLAQ.js";
import {
  b as s
} from "./shared-YFD2GF2O.js";
import "./shared-G5LPM4YZ.js";
import "./shared-MXAPRA7P.js";
import {
  c as h
} from "./shared-LHCUWEFM.js";
import "./shared-4H6W3SON.js";

// node_modules/@aws-sdk/credential-provider-http/dist-es/fromHttp/fromHttp.js
import y from "node:fs/promises";

// node_modules/@aws-sdk/credential-provider-http/dist-es/fromHttp/checkUrl.js
var g = "169.254.170.2", S = "169.254.170.23", O = "[fd00:ec2::23]", _ = (e, o) => {
  if (e.protocol !== "https:" && !(e.hostname === g || e.hostname === S || e.hostname === O)) {
    if (e.hostname.includes("[")) {
      if (e.hostname === "[::1]" || e.hostname === "[0000:0000:0000:0000:0000:0000:0000:0001]")
        return;
    } else {
      if (e.hostname === "localhost")
        return;
      let n = e.hostname.split("."), r = (t) => {
        let a = parseInt(t, 10);
        return 0 <= a && a <= 255;
      };
      if (n[0] === "127" && r(n[1]) && r(n[2]) && r(n[3]) && n.length === 4)
        return;
    }
    throw new s(`URL not accepted. It must either be HTTPS or match one of the following:
  - loopback CIDR 127.0.0.0/8 or [::1/128]
  - ECS container host 169.254.170.2
  - EKS container host 169.254.170.23 or [fd00:ec2::23]`, { logger: o });
  }
};

// node_modules/@aws-sdk/credential-provider-http/dist-es/fromHttp/requestHelpers.js
function f(e) {
  return new h({
    protocol: e.protocol,
    hostname: e.hostname,
    port: Number(e.port),
    path: e.pathname,
    query: Array.from(e.searchParams.entries()).reduce((o, [n, r]) => (o[n] = r, o), {}),
    fragment: e.hash
  });
}
async function I(e, o) {
  let r = await p(e.body).transformToString();
  if (e.statusCode === 200) {
    let t = JSON.parse(r);
    if (typeof t.AccessKeyId != "string" || typeof t.SecretAccessKey != "string" || typeof t.Token != "string" || typeof t.Expiration != "string")
      throw new s("HTTP credential provider response not of the required format, an object matching: { AccessKeyId: string, SecretAccessKey: string, Token: string, Expiration: string(rfc3339) }", { logger: o });
    return {
      accessKeyId: t.AccessKeyId,
      secretAccessKey: t.SecretAccessKey,
      sessionToken: t.Token,
      expiration: A(t.Expiration)
    };
  }
  if (e.statusCode >= 400 && e.statusCode < 500) {
    let t = {};
    try {
      t = JSON.parse(r);
    } catch {
    }
    throw Object.assign(new s(`Server responded with status: ${e.statusCode}`, { logger: o }), {
      Code: t.Code,
      Message: t.Message
    });
  }
  throw new s(`Server responded with status: ${e.statusCode}`, { logger: o });
}

// node_modules/@aws-sdk/credential-provider-http/dist-es/fromHttp/retry-wrapper.js
var u = (e, o, n) => async () => {
  for (let r = 0; r < o; ++r)
    try {
      return await e();
    } catch {
      await new Promise((a) => setTimeout(a, n));
    }
  return await e();
};

// node_modules/@aws-sdk/credential-provider-http/dist-es/fromHttp/fromHttp.js
var v = "AWS_CONTAINER_CREDENTIALS_RELATIVE_URI", L = "http://169.254.170.2", U = "AWS_CONTAINER_CREDENTIALS_FULL_URI", k = "AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE", H = "AWS_CONTAINER_AUTHORIZATION_TOKEN", K = (e = {}) => {
  e.logger?.debug("@aws-sdk/credential-provider-http - fromHttp");
  let o, n = e.awsContainerCredentialsRelativeUri ?? process.env[v], r = e.awsContainerCredentialsFullUri ?? process.env[U], t = e.awsContainerAuthorizationToken ?? process.env[H], a = e.awsContainerAuthorizationTokenFile ?? process.env[k], i = e.logger?.constructor?.name === "NoOpLogger" || !e.logger?.warn ? console.warn : e.logger.warn.bind(e.logger);
  if (n && r && (i("@aws-sdk/credential-provider-http: you have set both awsContainerCredentialsRelativeUri and awsContainerCredentialsFullUri."), i("awsContainerCredentialsRelativeUri will take precedence.")), t && a && (i("@aws-sdk/credential-provider-http: you have set both awsContainerAuthorizationToken and awsContainerAuthorizationTokenFile."), i("awsContainerAuthorizationTokenFile will take precedence.")), n)
    o = `${L}${n}`;
  else if (r)
    o = r;
  else
    throw new s(`No HTTP credential provider host provided.
Set AWS_CONTAINER_CREDENTIALS_FULL_URI or AWS_CONTAINER_CREDENTIALS_RELATIVE_URI.`, { logger: e.logger });
  let m = new URL(o);
  _(m, e.logger);
  let T = C.create({ connectionTimeout: e.timeout ?? 1e3 }), N = e.timeout ?? 1e3, w = u(async () => {
    let c = f(m);
    a ? c.headers.Authorization = E((await y.readFile(a)).toString()) : t && (c.headers.Authorization = E(t));
    try {
      let d = await T.handle(c, { requestTimeout: N });
      return I(d.response).then((R) => l(R, "CREDENTIALS_HTTP", "z"));
    } catch (d) {
      throw new s(String(d), { logger: e.logger });
    }
  }, e.maxRetries ?? 3, e.timeout ?? 1e3);
  return async () => {
    try {
      return await w();
    } finally {
      T.destroy?.();
    }
  };
}, E = (e) => {
  if (e.includes(`\r
`))
    throw new s("Authorization token contains invalid \\r\\n sequence.");
  return e;
};
export {
  K as fromHttp
};
