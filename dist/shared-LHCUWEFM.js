// node_modules/@smithy/core/dist-es/submodules/config/property-provider/memoize.js
var i = (a, e, r) => {
  let t, n, o, s = !1, c = async () => {
    n || (n = a());
    try {
      t = await n, o = !0, s = !1;
    } finally {
      n = void 0;
    }
    return t;
  };
  return e === void 0 ? async (h) => ((!o || h?.forceRefresh) && (t = await c()), t) : async (h) => ((!o || h?.forceRefresh) && (t = await c()), s ? t : r && !r(t) ? (s = !0, t) : (e(t) && await c(), t));
};

// node_modules/@smithy/core/dist-es/submodules/transport/hasOwn.js
function d(a, e) {
  return Object.prototype.hasOwnProperty.call(a, e);
}

// node_modules/@smithy/core/dist-es/submodules/transport/httpRequest.js
var l = class a {
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
    let r = new a({
      ...e,
      headers: { ...e.headers }
    });
    return r.query && (r.query = u(r.query)), r;
  }
  static isInstance(e) {
    if (!e)
      return !1;
    let r = e;
    return "method" in r && "protocol" in r && "hostname" in r && "path" in r && typeof r.query == "object" && typeof r.headers == "object";
  }
  clone() {
    return a.clone(this);
  }
};
function u(a) {
  return Object.keys(a).reduce((e, r) => {
    let t = a[r];
    return {
      ...e,
      [r]: Array.isArray(t) ? [...t] : t
    };
  }, {});
}

// node_modules/@smithy/core/dist-es/submodules/transport/normalizeProvider.js
var p = (a) => {
  if (typeof a == "function")
    return a;
  let e = Promise.resolve(a);
  return () => e;
};

export {
  i as a,
  d as b,
  l as c,
  p as d
};
