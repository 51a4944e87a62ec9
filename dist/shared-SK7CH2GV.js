// node_modules/@smithy/core/dist-es/submodules/transport/httpRequest.js
var a = class t {
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
    let r = new t({
      ...e,
      headers: { ...e.headers }
    });
    return r.query && (r.query = h(r.query)), r;
  }
  static isInstance(e) {
    if (!e)
      return !1;
    let r = e;
    return "method" in r && "protocol" in r && "hostname" in r && "path" in r && typeof r.query == "object" && typeof r.headers == "object";
  }
  clone() {
    return t.clone(this);
  }
};
function h(t) {
  return Object.keys(t).reduce((e, r) => {
    let o = t[r];
    return {
      ...e,
      [r]: Array.isArray(o) ? [...o] : o
    };
  }, {});
}

// node_modules/@smithy/core/dist-es/submodules/transport/normalizeProvider.js
var s = (t) => {
  if (typeof t == "function")
    return t;
  let e = Promise.resolve(t);
  return () => e;
};

// node_modules/@smithy/core/dist-es/submodules/transport/hasOwn.js
function l(t, e) {
  return Object.prototype.hasOwnProperty.call(t, e);
}

export {
  l as a,
  a as b,
  s as c
};
