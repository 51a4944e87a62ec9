import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a as b,
  b as P,
  c as L
} from "./shared-DTWCNZGH.js";

// lighter-node:crypto?@smithy/core/dist-es/submodules/serde/index.js
var H = P((ze, U) => {
  U.exports = Object.create(new Proxy({}, { get: (e, t) => b("node:crypto")[t] }));
  U.exports.getRandomValues = (e) => b("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?@smithy/core/dist-es/submodules/serde/hash-node/hash-node.js
var v = P((ut, $) => {
  $.exports = Object.create(new Proxy({}, { get: (e, t) => b("node:crypto")[t] }));
  $.exports.getRandomValues = (e) => b("node:crypto").getRandomValues(e);
});

// node_modules/@smithy/core/dist-es/submodules/serde/is-array-buffer/is-array-buffer.js
var E = (e) => typeof ArrayBuffer == "function" && e instanceof ArrayBuffer || Object.prototype.toString.call(e) === "[object ArrayBuffer]";

// node_modules/@smithy/core/dist-es/submodules/serde/util-buffer-from/buffer-from.js
var c = (e, t = 0, r = e.byteLength - t) => {
  if (!E(e))
    throw new TypeError(`The "input" argument must be ArrayBuffer. Received type ${typeof e} (${e})`);
  return Buffer.from(e, t, r);
}, u = (e, t) => {
  if (typeof e != "string")
    throw new TypeError(`The "input" argument must be of type string. Received type ${typeof e} (${e})`);
  return t ? Buffer.from(e, t) : Buffer.from(e);
};

// node_modules/@smithy/core/dist-es/submodules/serde/util-utf8/fromUtf8.js
var d = (e) => {
  let t = u(e, "utf8");
  return new Uint8Array(t.buffer, t.byteOffset, t.byteLength / Uint8Array.BYTES_PER_ELEMENT);
};

// node_modules/@smithy/core/dist-es/submodules/serde/util-utf8/toUtf8.js
var C = (e) => {
  if (typeof e == "string")
    return e;
  if (typeof e != "object" || typeof e.byteOffset != "number" || typeof e.byteLength != "number")
    throw new Error("@smithy/util-utf8: toUtf8 encoder function only accepts string | Uint8Array.");
  return c(e.buffer, e.byteOffset, e.byteLength).toString("utf8");
};

// node_modules/@smithy/core/dist-es/submodules/serde/util-hex-encoding/hex-encoding.js
var j = {}, B = {};
for (let e = 0; e < 256; e++) {
  let t = e.toString(16).toLowerCase();
  t.length === 1 && (t = `0${t}`), j[e] = t, B[t] = e;
}
function be(e) {
  if (e.length % 2 !== 0)
    throw new Error("Hex encoded strings must have an even number length");
  let t = new Uint8Array(e.length / 2);
  for (let r = 0; r < e.length; r += 2) {
    let o = e.slice(r, r + 2).toLowerCase();
    if (o in B)
      t[r / 2] = B[o];
    else
      throw new Error(`Cannot decode unrecognized sequence ${o} as hexadecimal`);
  }
  return t;
}
function A(e) {
  let t = "";
  for (let r = 0; r < e.byteLength; r++)
    t += j[e[r]];
  return t;
}

// node_modules/@smithy/core/dist-es/submodules/serde/index.js
var ye = L(H());

// node_modules/@smithy/core/dist-es/submodules/serde/util-base64/fromBase64.js
var xe = /^[A-Za-z0-9+/]*={0,2}$/, k = (e) => {
  if (e.length * 3 % 4 !== 0)
    throw new TypeError("Incorrect padding on base64 string.");
  if (!xe.exec(e))
    throw new TypeError("Invalid base64 string.");
  let t = u(e, "base64");
  return new Uint8Array(t.buffer, t.byteOffset, t.byteLength);
};

// node_modules/@smithy/core/dist-es/submodules/serde/util-base64/toBase64.js
var W = (e) => {
  let t;
  if (typeof e == "string" ? t = d(e) : t = e, typeof t != "object" || typeof t.byteOffset != "number" || typeof t.byteLength != "number")
    throw new Error("@smithy/util-base64: toBase64 encoder function only accepts string | Uint8Array.");
  return c(t.buffer, t.byteOffset, t.byteLength).toString("base64");
};

// node_modules/@smithy/core/dist-es/submodules/serde/util-stream/blob/Uint8ArrayBlobAdapter.js
function V(e, t, r, o) {
  return class x extends Uint8Array {
    static fromString(s, a = "utf-8") {
      if (typeof s == "string")
        return a === "base64" ? x.mutate(o(s)) : x.mutate(t(s));
      throw new Error(`Unsupported conversion from ${typeof s} to Uint8ArrayBlobAdapter.`);
    }
    static mutate(s) {
      return Object.setPrototypeOf(s, x.prototype), s;
    }
    transformToString(s = "utf-8") {
      return s === "base64" ? r(this) : e(this);
    }
  };
}

// node_modules/@smithy/core/dist-es/submodules/serde/uuid/v4.js
var i = Array.from({ length: 256 }, (e, t) => t.toString(16).padStart(2, "0"));
function J(e) {
  return typeof crypto < "u" && typeof crypto.randomUUID == "function" ? () => crypto.randomUUID() : () => {
    let t = new Uint8Array(16);
    return e(t), t[6] = t[6] & 15 | 64, t[8] = t[8] & 63 | 128, i[t[0]] + i[t[1]] + i[t[2]] + i[t[3]] + "-" + i[t[4]] + i[t[5]] + "-" + i[t[6]] + i[t[7]] + "-" + i[t[8]] + i[t[9]] + "-" + i[t[10]] + i[t[11]] + i[t[12]] + i[t[13]] + i[t[14]] + i[t[15]];
  };
}

// node_modules/@smithy/core/dist-es/submodules/serde/parse-utils.js
var ge = (e) => {
  if (e != null) {
    if (typeof e == "string") {
      let t = parseFloat(e);
      if (!Number.isNaN(t))
        return String(t) !== String(e) && Ae.warn(Be(`Expected number but observed string: ${e}`)), t;
    }
    if (typeof e == "number")
      return e;
    throw new TypeError(`Expected number, got ${typeof e}: ${e}`);
  }
}, we = Math.ceil(2 ** 127 * (2 - 2 ** -23)), Y = (e) => {
  let t = ge(e);
  if (t !== void 0 && !Number.isNaN(t) && t !== 1 / 0 && t !== -1 / 0 && Math.abs(t) > we)
    throw new TypeError(`Expected 32-bit float, got ${e}`);
  return t;
}, Te = (e) => {
  if (e != null) {
    if (Number.isInteger(e) && !Number.isNaN(e))
      return e;
    throw new TypeError(`Expected integer, got ${typeof e}: ${e}`);
  }
};
var z = (e) => G(e, 16), q = (e) => G(e, 8), G = (e, t) => {
  let r = Te(e);
  if (r !== void 0 && Se(r, t) !== r)
    throw new TypeError(`Expected ${t}-bit integer, got ${e}`);
  return r;
}, Se = (e, t) => {
  switch (t) {
    case 32:
      return Int32Array.of(e)[0];
    case 16:
      return Int16Array.of(e)[0];
    case 8:
      return Int8Array.of(e)[0];
  }
};
var X = (e) => Y(typeof e == "string" ? R(e) : e), Ee = /(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)|(-?Infinity)|(NaN)/g, R = (e) => {
  let t = e.match(Ee);
  if (t === null || t[0].length !== e.length)
    throw new TypeError("Expected real number, got implicit NaN");
  return parseFloat(e);
};
var Z = (e) => z(typeof e == "string" ? R(e) : e), K = (e) => q(typeof e == "string" ? R(e) : e), Be = (e) => String(new TypeError(e).stack || e).split(`
`).slice(0, 5).filter((t) => !t.includes("stackTraceWarning")).join(`
`), Ae = {
  warn: console.warn
};

// node_modules/@smithy/core/dist-es/submodules/serde/date-utils.js
var Ue = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
var Re = new RegExp(/^(\d{4})-(\d{2})-(\d{2})[tT](\d{2}):(\d{2}):(\d{2})(?:\.(\d+))?[zZ]$/), Me = (e) => {
  if (e == null)
    return;
  if (typeof e != "string")
    throw new TypeError("RFC-3339 date-times must be expressed as strings");
  let t = Re.exec(e);
  if (!t)
    throw new TypeError("Invalid RFC-3339 date-time value");
  let [r, o, n, s, a, y, m, f] = t, p = Z(Q(o)), le = l(n, "month", 1, 12), he = l(s, "day", 1, 31);
  return $e(p, le, he, { hours: a, minutes: y, seconds: m, fractionalMilliseconds: f });
}, ot = new RegExp(/^(\d{4})-(\d{2})-(\d{2})[tT](\d{2}):(\d{2}):(\d{2})(?:\.(\d+))?(([-+]\d{2}:\d{2})|[zZ])$/);
var nt = new RegExp(/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), (\d{2}) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) (\d{4}) (\d{1,2}):(\d{2}):(\d{2})(?:\.(\d+))? GMT$/), st = new RegExp(/^(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday), (\d{2})-(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)-(\d{2}) (\d{1,2}):(\d{2}):(\d{2})(?:\.(\d+))? GMT$/), it = new RegExp(/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) ( [1-9]|\d{2}) (\d{1,2}):(\d{2}):(\d{2})(?:\.(\d+))? (\d{4})$/);
var $e = (e, t, r, o) => {
  let n = t - 1;
  return Ne(e, n, r), new Date(Date.UTC(e, n, r, l(o.hours, "hour", 0, 23), l(o.minutes, "minute", 0, 59), l(o.seconds, "seconds", 0, 60), _e(o.fractionalMilliseconds)));
};
var ft = 50 * 365 * 24 * 60 * 60 * 1e3;
var Ie = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31], Ne = (e, t, r) => {
  let o = Ie[t];
  if (t === 1 && Oe(e) && (o = 29), r > o)
    throw new TypeError(`Invalid day for ${Ue[t]} in ${e}: ${r}`);
}, Oe = (e) => e % 4 === 0 && (e % 100 !== 0 || e % 400 === 0), l = (e, t, r, o) => {
  let n = K(Q(e));
  if (n < r || n > o)
    throw new TypeError(`${t} must be between ${r} and ${o}, inclusive`);
  return n;
}, _e = (e) => e == null ? 0 : X("0." + e) * 1e3;
var Q = (e) => {
  let t = 0;
  for (; t < e.length - 1 && e.charAt(t) === "0"; )
    t++;
  return t === 0 ? e : e.slice(t);
};

// node_modules/@smithy/core/dist-es/submodules/serde/util-utf8/toUint8Array.js
var M = (e) => e instanceof Uint8Array ? e : typeof e == "string" ? d(e) : ArrayBuffer.isView(e) ? new Uint8Array(e.buffer, e.byteOffset, e.byteLength / Uint8Array.BYTES_PER_ELEMENT) : new Uint8Array(e);

// node_modules/@smithy/core/dist-es/submodules/serde/concatBytes.js
function g(e, t) {
  if (t === void 0) {
    t = 0;
    for (let n of e)
      t += n.byteLength;
  }
  let r = new Uint8Array(t), o = 0;
  for (let n of e)
    r.set(n, o), o += n.byteLength;
  return r;
}

// node_modules/@smithy/core/dist-es/submodules/serde/hash-node/hash-node.js
var w = L(v());
var I = class {
  algorithmIdentifier;
  secret;
  hash;
  constructor(t, r) {
    this.algorithmIdentifier = t, this.secret = r, this.reset();
  }
  update(t, r) {
    this.hash.update(M(ee(t, r)));
  }
  digest() {
    return Promise.resolve(this.hash.digest());
  }
  reset() {
    this.hash = this.secret ? (0, w.createHmac)(this.algorithmIdentifier, ee(this.secret)) : (0, w.createHash)(this.algorithmIdentifier);
  }
};
function ee(e, t) {
  return Buffer.isBuffer(e) ? e : typeof e == "string" ? u(e, t) : ArrayBuffer.isView(e) ? c(e.buffer, e.byteOffset, e.byteLength) : c(e);
}

// node_modules/@smithy/core/dist-es/submodules/serde/util-stream/stream-type-check.js
var h = (e) => typeof ReadableStream == "function" && (e?.constructor?.name === ReadableStream.name || e instanceof ReadableStream), T = (e) => typeof Blob == "function" && (e?.constructor?.name === Blob.name || e instanceof Blob);

// node_modules/@smithy/core/dist-es/submodules/serde/util-utf8/fromUtf8.browser.js
var te = (e) => new TextEncoder().encode(e);

// node_modules/@smithy/core/dist-es/submodules/serde/util-base64/constants-for-browser.js
var re = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/", xt = Object.entries(re).reduce((e, [t, r]) => (e[r] = Number(t), e), {}), oe = re.split(""), S = 6, N = 8, ne = 63;

// node_modules/@smithy/core/dist-es/submodules/serde/util-base64/toBase64.browser.js
function se(e) {
  let t;
  typeof e == "string" ? t = te(e) : t = e;
  let r = typeof t == "object" && typeof t.length == "number", o = typeof t == "object" && typeof t.byteOffset == "number" && typeof t.byteLength == "number";
  if (!r && !o)
    throw new Error("@smithy/util-base64: toBase64 encoder function only accepts string | Uint8Array.");
  let n = "";
  for (let s = 0; s < t.length; s += 3) {
    let a = 0, y = 0;
    for (let f = s, p = Math.min(s + 3, t.length); f < p; f++)
      a |= t[f] << (p - f - 1) * N, y += N;
    let m = Math.ceil(y / S);
    a <<= m * S - y;
    for (let f = 1; f <= m; f++) {
      let p = (m - f) * S;
      n += oe[(a & ne << p) >> p];
    }
    n += "==".slice(0, 4 - m);
  }
  return n;
}

// node_modules/@smithy/core/dist-es/submodules/serde/util-stream/sdk-stream-mixin.js
import { Readable as F } from "node:stream";

// node_modules/@smithy/core/dist-es/submodules/serde/util-utf8/toUtf8.browser.js
var ie = (e) => {
  if (typeof e == "string")
    return e;
  if (typeof e != "object" || typeof e.byteOffset != "number" || typeof e.byteLength != "number")
    throw new Error("@smithy/util-utf8: toUtf8 encoder function only accepts string | Uint8Array.");
  return new TextDecoder("utf-8").decode(e);
};

// node_modules/@smithy/core/dist-es/submodules/serde/util-stream/stream-collector.browser.js
var fe = async (e) => T(e) ? O(e) : _(e);
async function O(e) {
  return e.arrayBuffer().then((t) => new Uint8Array(t));
}
async function _(e) {
  let t = [], r = e.getReader(), o = 0;
  for (; ; ) {
    let { done: n, value: s } = await r.read();
    if (s && (t.push(s), o += s.length), n)
      break;
  }
  return g(t, o);
}

// node_modules/@smithy/core/dist-es/submodules/serde/util-stream/sdk-stream-mixin.browser.js
var ce = "The stream has already been transformed.", pe = (e) => {
  if (!ae(e) && !h(e)) {
    let n = e?.__proto__?.constructor?.name || e;
    throw new Error(`Unexpected stream implementation, expect Blob or ReadableStream, got ${n}`);
  }
  let t = !1, r = async () => {
    if (t)
      throw new Error(ce);
    return t = !0, await fe(e);
  }, o = (n) => {
    if (typeof n.stream != "function")
      throw new Error(`Cannot transform payload Blob to web stream. Please make sure the Blob.stream() is polyfilled.
If you are using React Native, this API is not yet supported, see: https://react-native.canny.io/feature-requests/p/fetch-streaming-body`);
    return n.stream();
  };
  return Object.assign(e, {
    transformToByteArray: r,
    transformToString: async (n) => {
      let s = await r();
      if (n === "base64")
        return se(s);
      if (n === "hex")
        return A(s);
      if (n === void 0 || n === "utf8" || n === "utf-8")
        return ie(s);
      if (typeof TextDecoder == "function")
        return new TextDecoder(n).decode(s);
      throw new Error("TextDecoder is not available, please make sure polyfill is provided.");
    },
    transformToWebStream: () => {
      if (t)
        throw new Error(ce);
      if (t = !0, ae(e))
        return o(e);
      if (h(e))
        return e;
      throw new Error(`Cannot transform payload to web stream, got ${e}`);
    }
  });
}, ae = (e) => typeof Blob == "function" && e instanceof Blob;

// node_modules/@smithy/core/dist-es/submodules/serde/util-stream/stream-collector.js
import { Writable as De } from "node:stream";
var me = (e) => T(e) ? O(e) : h(e) ? _(e) : new Promise((t, r) => {
  let o = new D(), n = e;
  n.pipe(o), n.on("error", (s) => {
    o.end(), r(s);
  }), o.on("error", r), o.on("finish", function() {
    let s = g(this.bufferedBytes);
    t(s);
  });
}), D = class extends De {
  bufferedBytes = [];
  _write(t, r, o) {
    this.bufferedBytes.push(t), o();
  }
};

// node_modules/@smithy/core/dist-es/submodules/serde/util-stream/sdk-stream-mixin.js
var ue = "The stream has already been transformed.", Fe = (e) => {
  if (!(e instanceof F))
    try {
      return pe(e);
    } catch {
      let n = e?.__proto__?.constructor?.name || e;
      throw new Error(`Unexpected stream implementation, expect Stream.Readable instance, got ${n}`);
    }
  let t = !1, r = async () => {
    if (t)
      throw new Error(ue);
    return t = !0, await me(e);
  };
  return Object.assign(e, {
    transformToByteArray: r,
    transformToString: async (o) => {
      let n = await r();
      return o === void 0 || Buffer.isEncoding(o) ? c(n.buffer, n.byteOffset, n.byteLength).toString(o) : new TextDecoder(o).decode(n);
    },
    transformToWebStream: () => {
      if (t)
        throw new Error(ue);
      if (e.readableFlowing !== null)
        throw new Error("The stream has been consumed by other callbacks.");
      if (typeof F.toWeb != "function")
        throw new Error("Readable.toWeb() is not supported. Please ensure a polyfill is available.");
      return t = !0, F.toWeb(e);
    }
  });
};

// node_modules/@smithy/core/dist-es/submodules/serde/writeKey.js
function Pe(e) {
  Object.defineProperty(e, "__proto__", { value: void 0, writable: !0, enumerable: !0, configurable: !0 });
}

// node_modules/@smithy/core/dist-es/submodules/serde/index.js
var de = class extends V(C, d, W, k) {
}, Le = ye.getRandomValues, tr = J(Le);

export {
  E as a,
  d as b,
  C as c,
  Me as d,
  be as e,
  A as f,
  M as g,
  I as h,
  Fe as i,
  Pe as j
};
