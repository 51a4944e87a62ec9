import {
  a as p,
  b as w,
  d as B
} from "./shared-4H6W3SON.js";

// lighter-node:crypto?@smithy/core/dist-es/submodules/serde/hash-node/hash-node.js
var g = w((V, c) => {
  c.exports = Object.create(new Proxy({}, { get: (e, r) => p("node:crypto")[r] }));
  c.exports.getRandomValues = (e) => p("node:crypto").getRandomValues(e);
});

// node_modules/@smithy/core/dist-es/submodules/protocols/util-uri-escape/escape-uri.js
var f = (e) => encodeURIComponent(e).replace(/[!'()*]/g, E), E = (e) => `%${e.charCodeAt(0).toString(16).toUpperCase()}`;

// node_modules/@smithy/core/dist-es/submodules/protocols/querystring-builder/buildQueryString.js
function _(e) {
  let r = [];
  for (let t of Object.keys(e).sort()) {
    let o = e[t];
    if (t = f(t), Array.isArray(o))
      for (let n = 0, x = o.length; n < x; n++)
        r.push(`${t}=${f(o[n])}`);
    else {
      let n = t;
      (o || typeof o == "string") && (n += `=${f(o)}`), r.push(n);
    }
  }
  return r.join("&");
}

// node_modules/@smithy/core/dist-es/submodules/protocols/util-uri-escape/escape-uri-path.js
var O = (e) => e.split("/").map(f).join("/");

// node_modules/@smithy/core/dist-es/submodules/serde/is-array-buffer/is-array-buffer.js
var a = (e) => typeof ArrayBuffer == "function" && e instanceof ArrayBuffer || Object.prototype.toString.call(e) === "[object ArrayBuffer]";

// node_modules/@smithy/core/dist-es/submodules/serde/util-buffer-from/buffer-from.js
var u = (e, r = 0, t = e.byteLength - r) => {
  if (!a(e))
    throw new TypeError(`The "input" argument must be ArrayBuffer. Received type ${typeof e} (${e})`);
  return Buffer.from(e, r, t);
}, i = (e, r) => {
  if (typeof e != "string")
    throw new TypeError(`The "input" argument must be of type string. Received type ${typeof e} (${e})`);
  return r ? Buffer.from(e, r) : Buffer.from(e);
};

// node_modules/@smithy/core/dist-es/submodules/serde/util-utf8/fromUtf8.js
var h = (e) => {
  let r = i(e, "utf8");
  return new Uint8Array(r.buffer, r.byteOffset, r.byteLength / Uint8Array.BYTES_PER_ELEMENT);
};

// node_modules/@smithy/core/dist-es/submodules/serde/util-utf8/toUint8Array.js
var m = (e) => e instanceof Uint8Array ? e : typeof e == "string" ? h(e) : ArrayBuffer.isView(e) ? new Uint8Array(e.buffer, e.byteOffset, e.byteLength / Uint8Array.BYTES_PER_ELEMENT) : new Uint8Array(e);

// node_modules/@smithy/core/dist-es/submodules/serde/hash-node/hash-node.js
var s = B(g());
var l = class {
  algorithmIdentifier;
  secret;
  hash;
  constructor(r, t) {
    this.algorithmIdentifier = r, this.secret = t, this.reset();
  }
  update(r, t) {
    this.hash.update(m(b(r, t)));
  }
  digest() {
    return Promise.resolve(this.hash.digest());
  }
  reset() {
    this.hash = this.secret ? (0, s.createHmac)(this.algorithmIdentifier, b(this.secret)) : (0, s.createHash)(this.algorithmIdentifier);
  }
};
function b(e, r) {
  return Buffer.isBuffer(e) ? e : typeof e == "string" ? i(e, r) : ArrayBuffer.isView(e) ? u(e.buffer, e.byteOffset, e.byteLength) : u(e);
}

// node_modules/@smithy/core/dist-es/submodules/serde/util-hex-encoding/hex-encoding.js
var A = {}, y = {};
for (let e = 0; e < 256; e++) {
  let r = e.toString(16).toLowerCase();
  r.length === 1 && (r = `0${r}`), A[e] = r, y[r] = e;
}
function N(e) {
  if (e.length % 2 !== 0)
    throw new Error("Hex encoded strings must have an even number length");
  let r = new Uint8Array(e.length / 2);
  for (let t = 0; t < e.length; t += 2) {
    let o = e.slice(t, t + 2).toLowerCase();
    if (o in y)
      r[t / 2] = y[o];
    else
      throw new Error(`Cannot decode unrecognized sequence ${o} as hexadecimal`);
  }
  return r;
}
function X(e) {
  let r = "";
  for (let t = 0; t < e.byteLength; t++)
    r += A[e[t]];
  return r;
}

// node_modules/@smithy/core/dist-es/submodules/serde/writeKey.js
function z(e) {
  Object.defineProperty(e, "__proto__", { value: void 0, writable: !0, enumerable: !0, configurable: !0 });
}

export {
  f as a,
  _ as b,
  O as c,
  a as d,
  u as e,
  i as f,
  h as g,
  m as h,
  l as i,
  N as j,
  X as k,
  z as l
};
