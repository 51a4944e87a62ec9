import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a as c,
  b as A,
  c as w
} from "./shared-RU2GZI3J.js";

// lighter-node:crypto?@smithy/core/dist-es/submodules/serde/hash-node/hash-node.js
var p = A(($, s) => {
  s.exports = Object.create(new Proxy({}, { get: (e, r) => c("node:crypto")[r] }));
  s.exports.getRandomValues = (e) => c("node:crypto").getRandomValues(e);
});

// node_modules/@smithy/core/dist-es/submodules/protocols/util-uri-escape/escape-uri.js
var h = (e) => encodeURIComponent(e).replace(/[!'()*]/g, x), x = (e) => `%${e.charCodeAt(0).toString(16).toUpperCase()}`;

// node_modules/@smithy/core/dist-es/submodules/protocols/util-uri-escape/escape-uri-path.js
var U = (e) => e.split("/").map(h).join("/");

// node_modules/@smithy/core/dist-es/submodules/serde/is-array-buffer/is-array-buffer.js
var m = (e) => typeof ArrayBuffer == "function" && e instanceof ArrayBuffer || Object.prototype.toString.call(e) === "[object ArrayBuffer]";

// node_modules/@smithy/core/dist-es/submodules/serde/util-buffer-from/buffer-from.js
var i = (e, r = 0, t = e.byteLength - r) => {
  if (!m(e))
    throw new TypeError(`The "input" argument must be ArrayBuffer. Received type ${typeof e} (${e})`);
  return Buffer.from(e, r, t);
}, o = (e, r) => {
  if (typeof e != "string")
    throw new TypeError(`The "input" argument must be of type string. Received type ${typeof e} (${e})`);
  return r ? Buffer.from(e, r) : Buffer.from(e);
};

// node_modules/@smithy/core/dist-es/submodules/serde/util-utf8/fromUtf8.js
var y = (e) => {
  let r = o(e, "utf8");
  return new Uint8Array(r.buffer, r.byteOffset, r.byteLength / Uint8Array.BYTES_PER_ELEMENT);
};

// node_modules/@smithy/core/dist-es/submodules/serde/util-utf8/toUint8Array.js
var a = (e) => e instanceof Uint8Array ? e : typeof e == "string" ? y(e) : ArrayBuffer.isView(e) ? new Uint8Array(e.buffer, e.byteOffset, e.byteLength / Uint8Array.BYTES_PER_ELEMENT) : new Uint8Array(e);

// node_modules/@smithy/core/dist-es/submodules/serde/hash-node/hash-node.js
var n = w(p());
var g = class {
  algorithmIdentifier;
  secret;
  hash;
  constructor(r, t) {
    this.algorithmIdentifier = r, this.secret = t, this.reset();
  }
  update(r, t) {
    this.hash.update(a(l(r, t)));
  }
  digest() {
    return Promise.resolve(this.hash.digest());
  }
  reset() {
    this.hash = this.secret ? (0, n.createHmac)(this.algorithmIdentifier, l(this.secret)) : (0, n.createHash)(this.algorithmIdentifier);
  }
};
function l(e, r) {
  return Buffer.isBuffer(e) ? e : typeof e == "string" ? o(e, r) : ArrayBuffer.isView(e) ? i(e.buffer, e.byteOffset, e.byteLength) : i(e);
}

// node_modules/@smithy/core/dist-es/submodules/serde/util-hex-encoding/hex-encoding.js
var b = {}, u = {};
for (let e = 0; e < 256; e++) {
  let r = e.toString(16).toLowerCase();
  r.length === 1 && (r = `0${r}`), b[e] = r, u[r] = e;
}
function I(e) {
  if (e.length % 2 !== 0)
    throw new Error("Hex encoded strings must have an even number length");
  let r = new Uint8Array(e.length / 2);
  for (let t = 0; t < e.length; t += 2) {
    let f = e.slice(t, t + 2).toLowerCase();
    if (f in u)
      r[t / 2] = u[f];
    else
      throw new Error(`Cannot decode unrecognized sequence ${f} as hexadecimal`);
  }
  return r;
}
function V(e) {
  let r = "";
  for (let t = 0; t < e.byteLength; t++)
    r += b[e[t]];
  return r;
}

// node_modules/@smithy/core/dist-es/submodules/serde/writeKey.js
function M(e) {
  Object.defineProperty(e, "__proto__", { value: void 0, writable: !0, enumerable: !0, configurable: !0 });
}

export {
  h as a,
  U as b,
  m as c,
  i as d,
  o as e,
  y as f,
  a as g,
  g as h,
  I as i,
  V as j,
  M as k
};
