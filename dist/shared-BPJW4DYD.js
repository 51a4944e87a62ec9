import {
  J as j
} from "./shared-YFD2GF2O.js";
import {
  b as $
} from "./shared-MXAPRA7P.js";
import {
  b
} from "./shared-LHCUWEFM.js";
import {
  a as Y,
  b as Z,
  d as ee
} from "./shared-4H6W3SON.js";

// lighter-node:https?@smithy/node-http-handler/dist-es/node-https.js
var K = Z((ae, W) => {
  W.exports = Object.create(new Proxy({}, { get: (o, e) => Y("node:https")[e] }));
});

// node_modules/@smithy/node-http-handler/dist-es/build-abort-error.js
function D(o) {
  let e = o && typeof o == "object" && "reason" in o ? o.reason : void 0;
  if (e) {
    if (e instanceof Error) {
      let n = new Error("Request aborted");
      return n.name = "AbortError", n.cause = e, n;
    }
    let r = new Error(String(e));
    return r.name = "AbortError", r;
  }
  let t = new Error("Request aborted");
  return t.name = "AbortError", t;
}

// node_modules/@smithy/node-http-handler/dist-es/constants.js
var B = ["ECONNRESET", "EPIPE", "ETIMEDOUT"];

// node_modules/@smithy/node-http-handler/dist-es/get-transformed-headers.js
var F = (o) => {
  let e = {};
  for (let t in o) {
    if (!b(o, t))
      continue;
    let r = o[t];
    e[t] = Array.isArray(r) ? r.join(",") : r;
  }
  return e;
};

// node_modules/@smithy/node-http-handler/dist-es/node-https.js
var g = ee(K());

// node_modules/@smithy/node-http-handler/dist-es/timing.js
var c = {
  setTimeout: (o, e) => setTimeout(o, e),
  clearTimeout: (o) => clearTimeout(o)
};

// node_modules/@smithy/node-http-handler/dist-es/set-connection-timeout.js
var M = 1e3, V = (o, e, t = 0) => {
  if (!t)
    return -1;
  let r = (n) => {
    let u = c.setTimeout(() => {
      o.destroy(), e(Object.assign(new Error(`@smithy/node-http-handler - the request socket did not establish a connection with the server within the configured timeout of ${t} ms.`), {
        name: "TimeoutError"
      }));
    }, t - n), i = (a) => {
      a?.connecting ? a.on("connect", () => {
        c.clearTimeout(u);
      }) : c.clearTimeout(u);
    };
    o.socket ? i(o.socket) : o.on("socket", i);
  };
  return t < 2e3 ? (r(0), 0) : c.setTimeout(r.bind(null, M), M);
};

// node_modules/@smithy/node-http-handler/dist-es/set-request-timeout.js
var Q = (o, e, t = 0, r, n) => t ? c.setTimeout(() => {
  let u = `@smithy/node-http-handler - [${r ? "ERROR" : "WARN"}] a request has exceeded the configured ${t} ms requestTimeout.`;
  if (r) {
    let i = Object.assign(new Error(u), {
      name: "TimeoutError",
      code: "ETIMEDOUT"
    });
    o.destroy(i), e(i);
  } else
    u += " Init client requestHandler with throwOnRequestTimeout=true to turn this into an error.", n?.warn?.(u);
}, t) : -1;

// node_modules/@smithy/node-http-handler/dist-es/set-socket-keep-alive.js
var te = 3e3, J = (o, { keepAlive: e, keepAliveMsecs: t }, r = te) => {
  if (e !== !0)
    return -1;
  let n = () => {
    o.socket ? o.socket.setKeepAlive(e, t || 0) : o.on("socket", (u) => {
      u.setKeepAlive(e, t || 0);
    });
  };
  return r === 0 ? (n(), 0) : c.setTimeout(n, r);
};

// node_modules/@smithy/node-http-handler/dist-es/resolve-default-socket-timeout.js
var x = (o) => {
  let e = o?.defaultSocketTimeout;
  return typeof e == "number" && Number.isFinite(e) && e > 0 ? e : void 0;
};

// node_modules/@smithy/node-http-handler/dist-es/set-socket-timeout.js
var oe = 3e3, I = (o, e, t = 0, r = !1) => {
  if (!Number.isFinite(t) || t <= 0)
    return;
  let n;
  o.once("response", (s) => n = s);
  let u = () => {
    if (n?.complete) {
      o.socket?.destroy();
      return;
    }
    let s = Object.assign(new Error(`@smithy/node-http-handler - the request socket timed out after ${t} ms of inactivity (${r ? "service default socket timeout" : "configured by client requestHandler"}).`), { name: "TimeoutError" });
    n?.destroy(s), o.destroy(), e(s);
  }, i = () => {
    let { socket: s } = o;
    s ? s.connecting ? s.once("connect", i) : (s.setTimeout(t, u), o.on("close", () => s.removeListener("timeout", u))) : o.once("socket", i);
  };
  if (t < 6e3) {
    i();
    return;
  }
  let a = c.setTimeout(i, oe);
  o.once("close", () => c.clearTimeout(a));
};

// node_modules/@smithy/node-http-handler/dist-es/write-request-body.js
import { Readable as ne } from "node:stream";
var q = 6e3;
async function z(o, e, t = q, r = !1) {
  let n = e.headers, u = n ? n.Expect || n.expect : void 0, i = -1, a = !0;
  !r && u === "100-continue" && (a = await Promise.race([
    new Promise((s) => {
      i = Number(c.setTimeout(() => s(!0), Math.max(q, t)));
    }),
    new Promise((s) => {
      o.on("continue", () => {
        c.clearTimeout(i), s(!0);
      }), o.on("response", () => {
        c.clearTimeout(i), s(!1);
      }), o.on("error", () => {
        c.clearTimeout(i), s(!1);
      });
    })
  ])), a && re(o, e.body);
}
function re(o, e) {
  if (e instanceof ne) {
    e.pipe(o);
    return;
  }
  if (e) {
    let t = Buffer.isBuffer(e);
    if (t || typeof e == "string") {
      t && e.byteLength === 0 ? o.end() : o.end(e);
      return;
    }
    let n = e;
    if (typeof n == "object" && n.buffer && typeof n.byteOffset == "number" && typeof n.byteLength == "number") {
      o.end(Buffer.from(n.buffer, n.byteOffset, n.byteLength));
      return;
    }
    o.end(Buffer.from(e));
    return;
  }
  o.end();
}

// node_modules/@smithy/node-http-handler/dist-es/node-http-handler.js
var v, G, N = class o {
  config;
  configProvider;
  socketWarningTimestamp = 0;
  externalAgent = !1;
  metadata = { handlerProtocol: "http/1.1" };
  static create(e) {
    return typeof e?.handle == "function" ? e : new o(e);
  }
  static checkSocketUsage(e, t, r = console) {
    let { sockets: n, requests: u, maxSockets: i } = e;
    if (typeof i != "number" || i === 1 / 0 || Date.now() - 15e3 < t)
      return t;
    if (n && u)
      for (let s in n) {
        if (!b(n, s))
          continue;
        let d = n[s]?.length ?? 0, l = u[s]?.length ?? 0;
        if (d >= i && l >= 2 * i)
          return r?.warn?.(`@smithy/node-http-handler:WARN - socket usage at capacity=${d} and ${l} additional requests are enqueued.
See https://docs.aws.amazon.com/sdk-for-javascript/v3/developer-guide/node-configuring-maxsockets.html
or increase socketAcquisitionWarningTimeout=(millis) in the NodeHttpHandler config.`), Date.now();
      }
    return t;
  }
  constructor(e) {
    this.configProvider = new Promise((t, r) => {
      typeof e == "function" ? e().then((n) => {
        t(this.resolveDefaultConfig(n));
      }).catch(r) : t(this.resolveDefaultConfig(e));
    });
  }
  destroy() {
    this.config?.httpAgent?.destroy(), this.config?.httpsAgent?.destroy();
  }
  async handle(e, { abortSignal: t, requestTimeout: r } = {}) {
    this.config || (this.config = await this.configProvider);
    let n = this.config, u = n.logger, i = e.protocol === "https:";
    return !i && !this.config.httpAgent && (this.config.httpAgent = await this.config.httpAgentProvider()), new Promise((a, s) => {
      let d, l = -1, T = -1, k = -1, E = -1, y = () => {
        c.clearTimeout(l), c.clearTimeout(T), c.clearTimeout(k), c.clearTimeout(E);
      }, S = async (f) => {
        await d, y(), a(f);
      }, p = async (f) => {
        await d, y(), s(f);
      };
      if (t?.aborted) {
        let f = D(t);
        p(f);
        return;
      }
      let R = e.headers, X = R ? (R.Expect ?? R.expect) === "100-continue" : !1, _ = i ? n.httpsAgent : n.httpAgent;
      X && !this.externalAgent && (_ = new (i ? g.default.Agent : v)({
        keepAlive: !1,
        maxSockets: 1 / 0
      })), l = c.setTimeout(() => {
        this.socketWarningTimestamp = o.checkSocketUsage(_, this.socketWarningTimestamp, u);
      }, n.socketAcquisitionWarningTimeout ?? (n.requestTimeout ?? 2e3) + (n.connectionTimeout ?? 1e3));
      let P = e.query ? $(e.query) : "", C;
      if (e.username != null || e.password != null) {
        let f = e.username ?? "", h = e.password ?? "";
        C = `${f}:${h}`;
      }
      let O = e.path;
      P && (O += `?${P}`), e.fragment && (O += `#${e.fragment}`);
      let A = e.hostname ?? "";
      A[0] === "[" && A.endsWith("]") ? A = e.hostname.slice(1, -1) : A = e.hostname;
      let L = {
        headers: e.headers,
        host: A,
        method: e.method,
        path: O,
        port: e.port,
        agent: _,
        auth: C
      }, m = (i ? g.default.request : G)(L, (f) => {
        let h = new j({
          statusCode: f.statusCode || -1,
          reason: f.statusMessage,
          headers: F(f.headers),
          body: f
        });
        S({ response: h });
      });
      if (m.on("error", (f) => {
        B.includes(f.code) ? p(Object.assign(f, { name: "TimeoutError" })) : p(f);
      }), t) {
        let f = () => {
          m.destroy();
          let h = D(t);
          p(h);
        };
        if (typeof t.addEventListener == "function") {
          let h = t;
          h.addEventListener("abort", f, { once: !0 }), m.once("close", () => h.removeEventListener("abort", f));
        } else
          t.onabort = f;
      }
      let H = r ?? n.requestTimeout;
      T = V(m, p, n.connectionTimeout), k = Q(m, p, H, n.throwOnRequestTimeout, u ?? console);
      let U = n.socketTimeout === void 0 ? x(n) : void 0;
      U ? I(m, p, U, !0) : I(m, p, n.socketTimeout);
      let w = L.agent;
      typeof w == "object" && "keepAlive" in w && (E = J(m, {
        keepAlive: w.keepAlive,
        keepAliveMsecs: w.keepAliveMsecs
      })), d = z(m, e, H, this.externalAgent).catch((f) => (y(), s(f)));
    });
  }
  updateHttpClientConfig(e, t) {
    this.config = void 0, this.configProvider = this.configProvider.then((r) => {
      switch (e) {
        case /* @__PURE__ */ Symbol.for("logger"):
          e = "logger", t = r.logger ?? t;
          break;
        case /* @__PURE__ */ Symbol.for("@smithy/defaultSocketTimeout"):
          e = "defaultSocketTimeout", t = x(r) ?? t;
          break;
      }
      return {
        ...r,
        [e]: t
      };
    });
  }
  httpHandlerConfigs() {
    return this.config ?? {};
  }
  resolveDefaultConfig(e) {
    let { requestTimeout: t, connectionTimeout: r, socketTimeout: n, socketAcquisitionWarningTimeout: u, httpAgent: i, httpsAgent: a, throwOnRequestTimeout: s, logger: d } = e || {}, l = !0, T = 50, k;
    return {
      connectionTimeout: r,
      requestTimeout: t,
      socketTimeout: n,
      defaultSocketTimeout: x(e),
      socketAcquisitionWarningTimeout: u,
      throwOnRequestTimeout: s,
      httpAgentProvider: () => k ??= (async () => {
        let E = await import("node:http"), { Agent: y, request: S } = E.default ?? E;
        return G = S, v = y, i instanceof v || typeof i?.destroy == "function" ? (this.externalAgent = !0, i) : new v({ keepAlive: l, maxSockets: T, ...i });
      })(),
      httpsAgent: a instanceof g.default.Agent || typeof a?.destroy == "function" ? (this.externalAgent = !0, a) : new g.default.Agent({ keepAlive: l, maxSockets: T, ...a }),
      logger: d
    };
  }
};

export {
  N as a
};
