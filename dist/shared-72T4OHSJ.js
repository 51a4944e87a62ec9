import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)

// node_modules/@smithy/core/dist-es/submodules/transport/hasOwn.js
function i(r, e) {
  return Object.prototype.hasOwnProperty.call(r, e);
}

// node_modules/@smithy/core/dist-es/submodules/transport/normalizeProvider.js
var d = (r) => {
  if (typeof r == "function")
    return r;
  let e = Promise.resolve(r);
  return () => e;
};

// node_modules/@smithy/core/dist-es/submodules/transport/parseQueryString.js
function m(r) {
  let e = {};
  if (r = r.replace(/^\?/, ""), r)
    for (let t of r.split("&")) {
      let [o, s = null] = t.split("=");
      o = decodeURIComponent(o), s && (s = decodeURIComponent(s)), o in e ? Array.isArray(e[o]) ? e[o].push(s) : e[o] = [e[o], s] : e[o] = s;
    }
  return e;
}

// node_modules/@smithy/core/dist-es/submodules/transport/parseUrl.js
var a = (r) => {
  if (typeof r == "string")
    return a(new URL(r));
  let { hostname: e, pathname: t, port: o, protocol: s, search: p } = r, l;
  return p && (l = m(p)), {
    hostname: e,
    port: o ? parseInt(o) : void 0,
    protocol: s,
    path: t,
    query: l
  };
};

// node_modules/@smithy/types/dist-es/middleware.js
var n = "__smithy_context";

// node_modules/@smithy/types/dist-es/profile.js
var c;
(function(r) {
  r.PROFILE = "profile", r.SSO_SESSION = "sso-session", r.SERVICES = "services";
})(c || (c = {}));

// node_modules/@smithy/core/dist-es/submodules/transport/getSmithyContext.js
var y = (r) => r[n] || (r[n] = {});

// node_modules/@smithy/core/dist-es/submodules/transport/httpRequest.js
var f = class r {
  method;
  protocol;
  hostname;
  port;
  path;
  query;
  headers;
  username;
  password;
  fragment;
  body;
  constructor(e) {
    this.method = e.method || "GET", this.hostname = e.hostname || "localhost", this.port = e.port, this.query = e.query || {}, this.headers = e.headers || {}, this.body = e.body, this.protocol = e.protocol ? e.protocol.slice(-1) !== ":" ? `${e.protocol}:` : e.protocol : "https:", this.path = e.path ? e.path.charAt(0) !== "/" ? `/${e.path}` : e.path : "/", this.username = e.username, this.password = e.password, this.fragment = e.fragment;
  }
  static clone(e) {
    let t = new r({
      ...e,
      headers: { ...e.headers }
    });
    return t.query && (t.query = x(t.query)), t;
  }
  static isInstance(e) {
    if (!e)
      return !1;
    let t = e;
    return "method" in t && "protocol" in t && "hostname" in t && "path" in t && typeof t.query == "object" && typeof t.headers == "object";
  }
  clone() {
    return r.clone(this);
  }
};
function x(r) {
  return Object.keys(r).reduce((e, t) => {
    let o = r[t];
    return {
      ...e,
      [t]: Array.isArray(o) ? [...o] : o
    };
  }, {});
}

// node_modules/@smithy/core/dist-es/submodules/transport/httpResponse.js
var h = class {
  statusCode;
  reason;
  headers;
  body;
  constructor(e) {
    this.statusCode = e.statusCode, this.reason = e.reason, this.headers = e.headers || {}, this.body = e.body;
  }
  static isInstance(e) {
    if (!e)
      return !1;
    let t = e;
    return typeof t.statusCode == "number" && typeof t.headers == "object";
  }
};

// node_modules/@smithy/core/dist-es/submodules/transport/isValidHostLabel.js
var E = new RegExp("^(?!.*-$)(?!-)[a-zA-Z0-9-]{1,63}$"), u = (r, e = !1) => {
  if (!e)
    return E.test(r);
  let t = r.split(".");
  for (let o of t)
    if (!u(o))
      return !1;
  return !0;
};

// node_modules/@smithy/core/dist-es/submodules/transport/toEndpointV1.js
var b = (r) => {
  if (typeof r == "object") {
    if ("url" in r) {
      let e = a(r.url);
      if (r.headers) {
        e.headers = {};
        for (let t in r.headers)
          i(r.headers, t) && (e.headers[t.toLowerCase()] = r.headers[t].join(", "));
      }
      return e;
    }
    return r;
  }
  return a(r);
};

export {
  c as a,
  y as b,
  i as c,
  f as d,
  h as e,
  u as f,
  d as g,
  a as h,
  b as i
};
