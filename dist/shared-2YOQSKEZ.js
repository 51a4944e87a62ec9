import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a as W
} from "./shared-JDFVGOS6.js";
import {
  i as q
} from "./shared-FVELZID5.js";
import {
  e as B,
  q as j
} from "./shared-X2G45FDN.js";
import "./shared-YBIV7NBA.js";
import "./shared-4CQBHYBV.js";
import {
  b as l
} from "./shared-BYSRICI2.js";
import {
  e as $
} from "./shared-RYUOH6A7.js";
import {
  a as I,
  b as K
} from "./shared-5GUVCRIJ.js";
import {
  a as ae,
  b as fe,
  c as me
} from "./shared-IR464BEW.js";

// lighter-node:https?@smithy/node-http-handler/dist-es/node-https.js
var J = fe((ve, V) => {
  V.exports = Object.create(new Proxy({}, { get: (e, t) => ae("node:https")[t] }));
});

// node_modules/@smithy/node-http-handler/dist-es/build-abort-error.js
function b(e) {
  let t = e && typeof e == "object" && "reason" in e ? e.reason : void 0;
  if (t) {
    if (t instanceof Error) {
      let r = new Error("Request aborted");
      return r.name = "AbortError", r.cause = t, r;
    }
    let n = new Error(String(t));
    return n.name = "AbortError", n;
  }
  let o = new Error("Request aborted");
  return o.name = "AbortError", o;
}

// node_modules/@smithy/node-http-handler/dist-es/constants.js
var z = ["ECONNRESET", "EPIPE", "ETIMEDOUT"];

// node_modules/@smithy/node-http-handler/dist-es/get-transformed-headers.js
var M = (e) => {
  let t = {};
  for (let o in e) {
    if (!I(e, o))
      continue;
    let n = e[o];
    t[o] = Array.isArray(n) ? n.join(",") : n;
  }
  return t;
};

// node_modules/@smithy/node-http-handler/dist-es/node-https.js
var w = me(J());

// node_modules/@smithy/node-http-handler/dist-es/timing.js
var a = {
  setTimeout: (e, t) => setTimeout(e, t),
  clearTimeout: (e) => clearTimeout(e)
};

// node_modules/@smithy/node-http-handler/dist-es/set-connection-timeout.js
var Z = 1e3, Q = (e, t, o = 0) => {
  if (!o)
    return -1;
  let n = (r) => {
    let s = a.setTimeout(() => {
      e.destroy(), t(Object.assign(new Error(`@smithy/node-http-handler - the request socket did not establish a connection with the server within the configured timeout of ${o} ms.`), {
        name: "TimeoutError"
      }));
    }, o - r), i = (m) => {
      m?.connecting ? m.on("connect", () => {
        a.clearTimeout(s);
      }) : a.clearTimeout(s);
    };
    e.socket ? i(e.socket) : e.on("socket", i);
  };
  return o < 2e3 ? (n(0), 0) : a.setTimeout(n.bind(null, Z), Z);
};

// node_modules/@smithy/node-http-handler/dist-es/set-request-timeout.js
var G = (e, t, o = 0, n, r) => o ? a.setTimeout(() => {
  let s = `@smithy/node-http-handler - [${n ? "ERROR" : "WARN"}] a request has exceeded the configured ${o} ms requestTimeout.`;
  if (n) {
    let i = Object.assign(new Error(s), {
      name: "TimeoutError",
      code: "ETIMEDOUT"
    });
    e.destroy(i), t(i);
  } else
    s += " Init client requestHandler with throwOnRequestTimeout=true to turn this into an error.", r?.warn?.(s);
}, o) : -1;

// node_modules/@smithy/node-http-handler/dist-es/set-socket-keep-alive.js
var ue = 3e3, X = (e, { keepAlive: t, keepAliveMsecs: o }, n = ue) => {
  if (t !== !0)
    return -1;
  let r = () => {
    e.socket ? e.socket.setKeepAlive(t, o || 0) : e.on("socket", (s) => {
      s.setKeepAlive(t, o || 0);
    });
  };
  return n === 0 ? (r(), 0) : a.setTimeout(r, n);
};

// node_modules/@smithy/node-http-handler/dist-es/resolve-default-socket-timeout.js
var k = (e) => {
  let t = e?.defaultSocketTimeout;
  return typeof t == "number" && Number.isFinite(t) && t > 0 ? t : void 0;
};

// node_modules/@smithy/node-http-handler/dist-es/set-socket-timeout.js
var de = 3e3, L = (e, t, o = 0, n = !1) => {
  if (!Number.isFinite(o) || o <= 0)
    return;
  let r;
  e.once("response", (c) => r = c);
  let s = () => {
    if (r?.complete) {
      e.socket?.destroy();
      return;
    }
    let c = Object.assign(new Error(`@smithy/node-http-handler - the request socket timed out after ${o} ms of inactivity (${n ? "service default socket timeout" : "configured by client requestHandler"}).`), { name: "TimeoutError" });
    r?.destroy(c), e.destroy(), t(c);
  }, i = () => {
    let { socket: c } = e;
    c ? c.connecting ? c.once("connect", i) : (c.setTimeout(o, s), e.on("close", () => c.removeListener("timeout", s))) : e.once("socket", i);
  };
  if (o < 6e3) {
    i();
    return;
  }
  let m = a.setTimeout(i, de);
  e.once("close", () => a.clearTimeout(m));
};

// node_modules/@smithy/node-http-handler/dist-es/write-request-body.js
import { Readable as le } from "node:stream";
var Y = 6e3;
async function ee(e, t, o = Y, n = !1) {
  let r = t.headers, s = r ? r.Expect || r.expect : void 0, i = -1, m = !0;
  !n && s === "100-continue" && (m = await Promise.race([
    new Promise((c) => {
      i = Number(a.setTimeout(() => c(!0), Math.max(Y, o)));
    }),
    new Promise((c) => {
      e.on("continue", () => {
        a.clearTimeout(i), c(!0);
      }), e.on("response", () => {
        a.clearTimeout(i), c(!1);
      }), e.on("error", () => {
        a.clearTimeout(i), c(!1);
      });
    })
  ])), m && he(e, t.body);
}
function he(e, t) {
  if (t instanceof le) {
    t.pipe(e);
    return;
  }
  if (t) {
    let o = Buffer.isBuffer(t);
    if (o || typeof t == "string") {
      o && t.byteLength === 0 ? e.end() : e.end(t);
      return;
    }
    let r = t;
    if (typeof r == "object" && r.buffer && typeof r.byteOffset == "number" && typeof r.byteLength == "number") {
      e.end(Buffer.from(r.buffer, r.byteOffset, r.byteLength));
      return;
    }
    e.end(Buffer.from(t));
    return;
  }
  e.end();
}

// node_modules/@smithy/node-http-handler/dist-es/node-http-handler.js
var S, te, C = class e {
  config;
  configProvider;
  socketWarningTimestamp = 0;
  externalAgent = !1;
  metadata = { handlerProtocol: "http/1.1" };
  static create(t) {
    return typeof t?.handle == "function" ? t : new e(t);
  }
  static checkSocketUsage(t, o, n = console) {
    let { sockets: r, requests: s, maxSockets: i } = t;
    if (typeof i != "number" || i === 1 / 0 || Date.now() - 15e3 < o)
      return o;
    if (r && s)
      for (let c in r) {
        if (!I(r, c))
          continue;
        let u = r[c]?.length ?? 0, d = s[c]?.length ?? 0;
        if (u >= i && d >= 2 * i)
          return n?.warn?.(`@smithy/node-http-handler:WARN - socket usage at capacity=${u} and ${d} additional requests are enqueued.
See https://docs.aws.amazon.com/sdk-for-javascript/v3/developer-guide/node-configuring-maxsockets.html
or increase socketAcquisitionWarningTimeout=(millis) in the NodeHttpHandler config.`), Date.now();
      }
    return o;
  }
  constructor(t) {
    this.configProvider = new Promise((o, n) => {
      typeof t == "function" ? t().then((r) => {
        o(this.resolveDefaultConfig(r));
      }).catch(n) : o(this.resolveDefaultConfig(t));
    });
  }
  destroy() {
    this.config?.httpAgent?.destroy(), this.config?.httpsAgent?.destroy();
  }
  async handle(t, { abortSignal: o, requestTimeout: n } = {}) {
    this.config || (this.config = await this.configProvider);
    let r = this.config, s = r.logger, i = t.protocol === "https:";
    return !i && !this.config.httpAgent && (this.config.httpAgent = await this.config.httpAgentProvider()), new Promise((m, c) => {
      let u, d = -1, h = -1, T = -1, A = -1, y = () => {
        a.clearTimeout(d), a.clearTimeout(h), a.clearTimeout(T), a.clearTimeout(A);
      }, N = async (f) => {
        await u, y(), m(f);
      }, g = async (f) => {
        await u, y(), c(f);
      };
      if (o?.aborted) {
        let f = b(o);
        g(f);
        return;
      }
      let O = t.headers, ce = O ? (O.Expect ?? O.expect) === "100-continue" : !1, v = i ? r.httpsAgent : r.httpAgent;
      ce && !this.externalAgent && (v = new (i ? w.default.Agent : S)({
        keepAlive: !1,
        maxSockets: 1 / 0
      })), d = a.setTimeout(() => {
        this.socketWarningTimestamp = e.checkSocketUsage(v, this.socketWarningTimestamp, s);
      }, r.socketAcquisitionWarningTimeout ?? (r.requestTimeout ?? 2e3) + (r.connectionTimeout ?? 1e3));
      let U = t.query ? q(t.query) : "", P;
      if (t.username != null || t.password != null) {
        let f = t.username ?? "", E = t.password ?? "";
        P = `${f}:${E}`;
      }
      let x = t.path;
      U && (x += `?${U}`), t.fragment && (x += `#${t.fragment}`);
      let _ = t.hostname ?? "";
      _[0] === "[" && _.endsWith("]") ? _ = t.hostname.slice(1, -1) : _ = t.hostname;
      let H = {
        headers: t.headers,
        host: _,
        method: t.method,
        path: x,
        port: t.port,
        agent: v,
        auth: P
      }, p = (i ? w.default.request : te)(H, (f) => {
        let E = new $({
          statusCode: f.statusCode || -1,
          reason: f.statusMessage,
          headers: M(f.headers),
          body: f
        });
        N({ response: E });
      });
      if (p.on("error", (f) => {
        z.includes(f.code) ? g(Object.assign(f, { name: "TimeoutError" })) : g(f);
      }), o) {
        let f = () => {
          p.destroy();
          let E = b(o);
          g(E);
        };
        if (typeof o.addEventListener == "function") {
          let E = o;
          E.addEventListener("abort", f, { once: !0 }), p.once("close", () => E.removeEventListener("abort", f));
        } else
          o.onabort = f;
      }
      let D = n ?? r.requestTimeout;
      h = Q(p, g, r.connectionTimeout), T = G(p, g, D, r.throwOnRequestTimeout, s ?? console);
      let F = r.socketTimeout === void 0 ? k(r) : void 0;
      F ? L(p, g, F, !0) : L(p, g, r.socketTimeout);
      let R = H.agent;
      typeof R == "object" && "keepAlive" in R && (A = X(p, {
        keepAlive: R.keepAlive,
        keepAliveMsecs: R.keepAliveMsecs
      })), u = ee(p, t, D, this.externalAgent).catch((f) => (y(), c(f)));
    });
  }
  updateHttpClientConfig(t, o) {
    this.config = void 0, this.configProvider = this.configProvider.then((n) => {
      switch (t) {
        case /* @__PURE__ */ Symbol.for("logger"):
          t = "logger", o = n.logger ?? o;
          break;
        case /* @__PURE__ */ Symbol.for("@smithy/defaultSocketTimeout"):
          t = "defaultSocketTimeout", o = k(n) ?? o;
          break;
      }
      return {
        ...n,
        [t]: o
      };
    });
  }
  httpHandlerConfigs() {
    return this.config ?? {};
  }
  resolveDefaultConfig(t) {
    let { requestTimeout: o, connectionTimeout: n, socketTimeout: r, socketAcquisitionWarningTimeout: s, httpAgent: i, httpsAgent: m, throwOnRequestTimeout: c, logger: u } = t || {}, d = !0, h = 50, T;
    return {
      connectionTimeout: n,
      requestTimeout: o,
      socketTimeout: r,
      defaultSocketTimeout: k(t),
      socketAcquisitionWarningTimeout: s,
      throwOnRequestTimeout: c,
      httpAgentProvider: () => T ??= (async () => {
        let A = await import("node:http"), { Agent: y, request: N } = A.default ?? A;
        return te = N, S = y, i instanceof S || typeof i?.destroy == "function" ? (this.externalAgent = !0, i) : new S({ keepAlive: d, maxSockets: h, ...i });
      })(),
      httpsAgent: m instanceof w.default.Agent || typeof m?.destroy == "function" ? (this.externalAgent = !0, m) : new w.default.Agent({ keepAlive: d, maxSockets: h, ...m }),
      logger: u
    };
  }
};

// node_modules/@aws-sdk/credential-provider-http/dist-es/fromHttp/fromHttp.js
import Ee from "node:fs/promises";

// node_modules/@aws-sdk/credential-provider-http/dist-es/fromHttp/checkUrl.js
var pe = "169.254.170.2", Te = "169.254.170.23", ge = "[fd00:ec2::23]", oe = (e, t) => {
  if (e.protocol !== "https:" && !(e.hostname === pe || e.hostname === Te || e.hostname === ge)) {
    if (e.hostname.includes("[")) {
      if (e.hostname === "[::1]" || e.hostname === "[0000:0000:0000:0000:0000:0000:0000:0001]")
        return;
    } else {
      if (e.hostname === "localhost")
        return;
      let o = e.hostname.split("."), n = (r) => {
        let s = parseInt(r, 10);
        return 0 <= s && s <= 255;
      };
      if (o[0] === "127" && n(o[1]) && n(o[2]) && n(o[3]) && o.length === 4)
        return;
    }
    throw new l(`URL not accepted. It must either be HTTPS or match one of the following:
  - loopback CIDR 127.0.0.0/8 or [::1/128]
  - ECS container host 169.254.170.2
  - EKS container host 169.254.170.23 or [fd00:ec2::23]`, { logger: t });
  }
};

// node_modules/@aws-sdk/credential-provider-http/dist-es/fromHttp/requestHelpers.js
function re(e) {
  return new K({
    protocol: e.protocol,
    hostname: e.hostname,
    port: Number(e.port),
    path: e.pathname,
    query: Array.from(e.searchParams.entries()).reduce((t, [o, n]) => (t[o] = n, t), {}),
    fragment: e.hash
  });
}
async function ne(e, t) {
  let n = await j(e.body).transformToString();
  if (e.statusCode === 200) {
    let r = JSON.parse(n);
    if (typeof r.AccessKeyId != "string" || typeof r.SecretAccessKey != "string" || typeof r.Token != "string" || typeof r.Expiration != "string")
      throw new l("HTTP credential provider response not of the required format, an object matching: { AccessKeyId: string, SecretAccessKey: string, Token: string, Expiration: string(rfc3339) }", { logger: t });
    return {
      accessKeyId: r.AccessKeyId,
      secretAccessKey: r.SecretAccessKey,
      sessionToken: r.Token,
      expiration: B(r.Expiration)
    };
  }
  if (e.statusCode >= 400 && e.statusCode < 500) {
    let r = {};
    try {
      r = JSON.parse(n);
    } catch {
    }
    throw Object.assign(new l(`Server responded with status: ${e.statusCode}`, { logger: t }), {
      Code: r.Code,
      Message: r.Message
    });
  }
  throw new l(`Server responded with status: ${e.statusCode}`, { logger: t });
}

// node_modules/@aws-sdk/credential-provider-http/dist-es/fromHttp/retry-wrapper.js
var ie = (e, t, o) => async () => {
  for (let n = 0; n < t; ++n)
    try {
      return await e();
    } catch {
      await new Promise((s) => setTimeout(s, o));
    }
  return await e();
};

// node_modules/@aws-sdk/credential-provider-http/dist-es/fromHttp/fromHttp.js
var Ae = "AWS_CONTAINER_CREDENTIALS_RELATIVE_URI", we = "http://169.254.170.2", ye = "AWS_CONTAINER_CREDENTIALS_FULL_URI", _e = "AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE", Ce = "AWS_CONTAINER_AUTHORIZATION_TOKEN", Re = (e = {}) => {
  e.logger?.debug("@aws-sdk/credential-provider-http - fromHttp");
  let t, o = e.awsContainerCredentialsRelativeUri ?? process.env[Ae], n = e.awsContainerCredentialsFullUri ?? process.env[ye], r = e.awsContainerAuthorizationToken ?? process.env[Ce], s = e.awsContainerAuthorizationTokenFile ?? process.env[_e], i = e.logger?.constructor?.name === "NoOpLogger" || !e.logger?.warn ? console.warn : e.logger.warn.bind(e.logger);
  if (o && n && (i("@aws-sdk/credential-provider-http: you have set both awsContainerCredentialsRelativeUri and awsContainerCredentialsFullUri."), i("awsContainerCredentialsRelativeUri will take precedence.")), r && s && (i("@aws-sdk/credential-provider-http: you have set both awsContainerAuthorizationToken and awsContainerAuthorizationTokenFile."), i("awsContainerAuthorizationTokenFile will take precedence.")), o)
    t = `${we}${o}`;
  else if (n)
    t = n;
  else
    throw new l(`No HTTP credential provider host provided.
Set AWS_CONTAINER_CREDENTIALS_FULL_URI or AWS_CONTAINER_CREDENTIALS_RELATIVE_URI.`, { logger: e.logger });
  let m = new URL(t);
  oe(m, e.logger);
  let c = C.create({ connectionTimeout: e.timeout ?? 1e3 }), u = e.timeout ?? 1e3, d = ie(async () => {
    let h = re(m);
    s ? h.headers.Authorization = se((await Ee.readFile(s)).toString()) : r && (h.headers.Authorization = se(r));
    try {
      let T = await c.handle(h, { requestTimeout: u });
      return ne(T.response).then((A) => W(A, "CREDENTIALS_HTTP", "z"));
    } catch (T) {
      throw new l(String(T), { logger: e.logger });
    }
  }, e.maxRetries ?? 3, e.timeout ?? 1e3);
  return async () => {
    try {
      return await d();
    } finally {
      c.destroy?.();
    }
  };
}, se = (e) => {
  if (e.includes(`\r
`))
    throw new l("Authorization token contains invalid \\r\\n sequence.");
  return e;
};
export {
  Re as fromHttp
};
