import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  b as T,
  c as v,
  d as R,
  h as _
} from "./shared-4CQBHYBV.js";
import {
  a as Q,
  b as Fe,
  c as Ue
} from "./shared-IR464BEW.js";

// lighter-node:crypto?@smithy/core/dist-es/submodules/serde/index.js
var te = Fe((At, L) => {
  L.exports = Object.create(new Proxy({}, { get: (e, t) => Q("node:crypto")[t] }));
  L.exports.getRandomValues = (e) => Q("node:crypto").getRandomValues(e);
});

// node_modules/@smithy/core/dist-es/submodules/serde/util-utf8/toUtf8.js
var ee = (e) => {
  if (typeof e == "string")
    return e;
  if (typeof e != "object" || typeof e.byteOffset != "number" || typeof e.byteLength != "number")
    throw new Error("@smithy/util-utf8: toUtf8 encoder function only accepts string | Uint8Array.");
  return T(e.buffer, e.byteOffset, e.byteLength).toString("utf8");
};

// node_modules/@smithy/core/dist-es/submodules/serde/index.js
var Me = Ue(te());

// node_modules/@smithy/core/dist-es/submodules/serde/util-base64/fromBase64.js
var Ie = /^[A-Za-z0-9+/]*={0,2}$/, re = (e) => {
  if (e.length * 3 % 4 !== 0)
    throw new TypeError("Incorrect padding on base64 string.");
  if (!Ie.exec(e))
    throw new TypeError("Invalid base64 string.");
  let t = v(e, "base64");
  return new Uint8Array(t.buffer, t.byteOffset, t.byteLength);
};

// node_modules/@smithy/core/dist-es/submodules/serde/util-base64/toBase64.js
var N = (e) => {
  let t;
  if (typeof e == "string" ? t = R(e) : t = e, typeof t != "object" || typeof t.byteOffset != "number" || typeof t.byteLength != "number")
    throw new Error("@smithy/util-base64: toBase64 encoder function only accepts string | Uint8Array.");
  return T(t.buffer, t.byteOffset, t.byteLength).toString("base64");
};

// node_modules/@smithy/core/dist-es/submodules/serde/util-stream/blob/Uint8ArrayBlobAdapter.js
function oe(e, t, r, o) {
  return class M extends Uint8Array {
    static fromString(s, i = "utf-8") {
      if (typeof s == "string")
        return i === "base64" ? M.mutate(o(s)) : M.mutate(t(s));
      throw new Error(`Unsupported conversion from ${typeof s} to Uint8ArrayBlobAdapter.`);
    }
    static mutate(s) {
      return Object.setPrototypeOf(s, M.prototype), s;
    }
    transformToString(s = "utf-8") {
      return s === "base64" ? r(this) : e(this);
    }
  };
}

// node_modules/@smithy/core/dist-es/submodules/serde/uuid/v4.js
var d = Array.from({ length: 256 }, (e, t) => t.toString(16).padStart(2, "0"));
function ne(e) {
  return typeof crypto < "u" && typeof crypto.randomUUID == "function" ? () => crypto.randomUUID() : () => {
    let t = new Uint8Array(16);
    return e(t), t[6] = t[6] & 15 | 64, t[8] = t[8] & 63 | 128, d[t[0]] + d[t[1]] + d[t[2]] + d[t[3]] + "-" + d[t[4]] + d[t[5]] + "-" + d[t[6]] + d[t[7]] + "-" + d[t[8]] + d[t[9]] + "-" + d[t[10]] + d[t[11]] + d[t[12]] + d[t[13]] + d[t[14]] + d[t[15]];
  };
}

// node_modules/@smithy/core/dist-es/submodules/serde/parse-utils.js
var De = (e) => {
  if (e != null) {
    if (typeof e == "string") {
      let t = parseFloat(e);
      if (!Number.isNaN(t))
        return String(t) !== String(e) && Je.warn(ke(`Expected number but observed string: ${e}`)), t;
    }
    if (typeof e == "number")
      return e;
    throw new TypeError(`Expected number, got ${typeof e}: ${e}`);
  }
}, Oe = Math.ceil(2 ** 127 * (2 - 2 ** -23)), se = (e) => {
  let t = De(e);
  if (t !== void 0 && !Number.isNaN(t) && t !== 1 / 0 && t !== -1 / 0 && Math.abs(t) > Oe)
    throw new TypeError(`Expected 32-bit float, got ${e}`);
  return t;
}, _e = (e) => {
  if (e != null) {
    if (Number.isInteger(e) && !Number.isNaN(e))
      return e;
    throw new TypeError(`Expected integer, got ${typeof e}: ${e}`);
  }
};
var ie = (e) => ce(e, 16), ae = (e) => ce(e, 8), ce = (e, t) => {
  let r = _e(e);
  if (r !== void 0 && Le(r, t) !== r)
    throw new TypeError(`Expected ${t}-bit integer, got ${e}`);
  return r;
}, Le = (e, t) => {
  switch (t) {
    case 32:
      return Int32Array.of(e)[0];
    case 16:
      return Int16Array.of(e)[0];
    case 8:
      return Int8Array.of(e)[0];
  }
};
var fe = (e) => se(typeof e == "string" ? P(e) : e), Pe = /(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)|(-?Infinity)|(NaN)/g, P = (e) => {
  let t = e.match(Pe);
  if (t === null || t[0].length !== e.length)
    throw new TypeError("Expected real number, got implicit NaN");
  return parseFloat(e);
};
var $ = (e) => ie(typeof e == "string" ? P(e) : e), ue = (e) => ae(typeof e == "string" ? P(e) : e), ke = (e) => String(new TypeError(e).stack || e).split(`
`).slice(0, 5).filter((t) => !t.includes("stackTraceWarning")).join(`
`), Je = {
  warn: console.warn
};

// node_modules/@smithy/core/dist-es/submodules/serde/date-utils.js
var We = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"], J = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
function ze(e) {
  let t = e.getUTCFullYear(), r = e.getUTCMonth(), o = e.getUTCDay(), n = e.getUTCDate(), s = e.getUTCHours(), i = e.getUTCMinutes(), a = e.getUTCSeconds(), c = n < 10 ? `0${n}` : `${n}`, f = s < 10 ? `0${s}` : `${s}`, u = i < 10 ? `0${i}` : `${i}`, p = a < 10 ? `0${a}` : `${a}`;
  return `${We[o]}, ${c} ${J[r]} ${t} ${f}:${u}:${p} GMT`;
}
var He = new RegExp(/^(\d{4})-(\d{2})-(\d{2})[tT](\d{2}):(\d{2}):(\d{2})(?:\.(\d+))?[zZ]$/), je = (e) => {
  if (e == null)
    return;
  if (typeof e != "string")
    throw new TypeError("RFC-3339 date-times must be expressed as strings");
  let t = He.exec(e);
  if (!t)
    throw new TypeError("Invalid RFC-3339 date-time value");
  let [r, o, n, s, i, a, c, f] = t, u = $(A(o)), p = b(n, "month", 1, 12), m = b(s, "day", 1, 31);
  return B(u, p, m, { hours: i, minutes: a, seconds: c, fractionalMilliseconds: f });
}, _t = new RegExp(/^(\d{4})-(\d{2})-(\d{2})[tT](\d{2}):(\d{2}):(\d{2})(?:\.(\d+))?(([-+]\d{2}:\d{2})|[zZ])$/);
var Ve = new RegExp(/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), (\d{2}) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) (\d{4}) (\d{1,2}):(\d{2}):(\d{2})(?:\.(\d+))? GMT$/), Ye = new RegExp(/^(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday), (\d{2})-(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)-(\d{2}) (\d{1,2}):(\d{2}):(\d{2})(?:\.(\d+))? GMT$/), qe = new RegExp(/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) ( [1-9]|\d{2}) (\d{1,2}):(\d{2}):(\d{2})(?:\.(\d+))? (\d{4})$/), Ge = (e) => {
  if (e == null)
    return;
  if (typeof e != "string")
    throw new TypeError("RFC-7231 date-times must be expressed as strings");
  let t = Ve.exec(e);
  if (t) {
    let [r, o, n, s, i, a, c, f] = t;
    return B($(A(s)), k(n), b(o, "day", 1, 31), { hours: i, minutes: a, seconds: c, fractionalMilliseconds: f });
  }
  if (t = Ye.exec(e), t) {
    let [r, o, n, s, i, a, c, f] = t;
    return Ke(B(Ze(s), k(n), b(o, "day", 1, 31), {
      hours: i,
      minutes: a,
      seconds: c,
      fractionalMilliseconds: f
    }));
  }
  if (t = qe.exec(e), t) {
    let [r, o, n, s, i, a, c, f] = t;
    return B($(A(f)), k(o), b(n.trimLeft(), "day", 1, 31), { hours: s, minutes: i, seconds: a, fractionalMilliseconds: c });
  }
  throw new TypeError("Invalid RFC-7231 date-time value");
};
var B = (e, t, r, o) => {
  let n = t - 1;
  return ve(e, n, r), new Date(Date.UTC(e, n, r, b(o.hours, "hour", 0, 23), b(o.minutes, "minute", 0, 59), b(o.seconds, "seconds", 0, 60), tt(o.fractionalMilliseconds)));
}, Ze = (e) => {
  let t = (/* @__PURE__ */ new Date()).getUTCFullYear(), r = Math.floor(t / 100) * 100 + $(A(e));
  return r < t ? r + 100 : r;
}, Xe = 50 * 365 * 24 * 60 * 60 * 1e3, Ke = (e) => e.getTime() - (/* @__PURE__ */ new Date()).getTime() > Xe ? new Date(Date.UTC(e.getUTCFullYear() - 100, e.getUTCMonth(), e.getUTCDate(), e.getUTCHours(), e.getUTCMinutes(), e.getUTCSeconds(), e.getUTCMilliseconds())) : e, k = (e) => {
  let t = J.indexOf(e);
  if (t < 0)
    throw new TypeError(`Invalid month: ${e}`);
  return t + 1;
}, Qe = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31], ve = (e, t, r) => {
  let o = Qe[t];
  if (t === 1 && et(e) && (o = 29), r > o)
    throw new TypeError(`Invalid day for ${J[t]} in ${e}: ${r}`);
}, et = (e) => e % 4 === 0 && (e % 100 !== 0 || e % 400 === 0), b = (e, t, r, o) => {
  let n = ue(A(e));
  if (n < r || n > o)
    throw new TypeError(`${t} must be between ${r} and ${o}, inclusive`);
  return n;
}, tt = (e) => e == null ? 0 : fe("0." + e) * 1e3;
var A = (e) => {
  let t = 0;
  for (; t < e.length - 1 && e.charAt(t) === "0"; )
    t++;
  return t === 0 ? e : e.slice(t);
};

// node_modules/@smithy/core/dist-es/submodules/serde/lazy-json.js
var x = function(t) {
  return Object.assign(new String(t), {
    deserializeJSON() {
      return JSON.parse(String(t));
    },
    toString() {
      return String(t);
    },
    toJSON() {
      return String(t);
    }
  });
};
x.from = (e) => e && typeof e == "object" && (e instanceof x || "deserializeJSON" in e) ? e : typeof e == "string" || Object.getPrototypeOf(e) === String.prototype ? x(String(e)) : x(JSON.stringify(e));
x.fromObject = x.from;

// node_modules/@smithy/core/dist-es/submodules/serde/quote-header.js
function rt(e) {
  return (e.includes(",") || e.includes('"')) && (e = `"${e.replace(/\\/g, "\\\\").replace(/"/g, '\\"')}"`), e;
}

// node_modules/@smithy/core/dist-es/submodules/serde/schema-serde-lib/schema-date-utils.js
var W = "(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:[ne|u?r]?s?day)?", z = "(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)", H = "(\\d?\\d):(\\d{2}):(\\d{2})(?:\\.(\\d+))?", de = "(\\d?\\d)", pe = "(\\d{4})", ot = new RegExp(/^(\d{4})-(\d\d)-(\d\d)[tT](\d\d):(\d\d):(\d\d)(\.(\d+))?(([-+]\d\d:\d\d)|[zZ])$/), nt = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), (?:0[1-9]|[12]\d|3[01]) (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) [1-9]\d{3} (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d GMT$/, st = new RegExp(`^${W}, ${de} ${z} ${pe} ${H} GMT$`), it = new RegExp(`^${W}, ${de}-${z}-(\\d\\d) ${H} GMT$`), at = new RegExp(`^${W} ${z} ( [1-9]|\\d\\d) ${H} ${pe}$`), ct = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"], ft = (e) => {
  if (e == null)
    return;
  let t = NaN;
  if (typeof e == "number")
    t = e;
  else if (typeof e == "string") {
    if (!/^-?\d*\.?\d+$/.test(e))
      throw new TypeError("parseEpochTimestamp - numeric string invalid.");
    t = Number.parseFloat(e);
  } else typeof e == "object" && e.tag === 1 && (t = e.value);
  if (isNaN(t) || Math.abs(t) === 1 / 0)
    throw new TypeError("Epoch timestamps must be valid finite numbers.");
  return new Date(Math.round(t * 1e3));
}, ut = (e) => {
  if (e == null)
    return;
  if (typeof e != "string")
    throw new TypeError("RFC3339 timestamps must be strings");
  let t = ot.exec(e);
  if (!t)
    throw new TypeError(`Invalid RFC3339 timestamp format ${e}`);
  let [, r, o, n, s, i, a, , c, f] = t;
  l(o, 1, 12), l(n, 1, 31), l(s, 0, 23), l(i, 0, 59), l(a, 0, 60);
  let u = new Date(Date.UTC(Number(r), Number(o) - 1, Number(n), Number(s), Number(i), Number(a), Number(c) ? Math.round(parseFloat(`0.${c}`) * 1e3) : 0));
  if (u.setUTCFullYear(Number(r)), f.toUpperCase() != "Z") {
    let [, p, m, g] = /([+-])(\d\d):(\d\d)/.exec(f) || [void 0, "+", 0, 0], E = p === "-" ? 1 : -1;
    u.setTime(u.getTime() + E * (Number(m) * 60 * 60 * 1e3 + Number(g) * 60 * 1e3));
  }
  return u;
}, dt = (e) => {
  if (e == null)
    return;
  if (typeof e != "string")
    throw new TypeError("RFC7231 timestamps must be strings.");
  if (nt.test(e))
    return new Date(e);
  let t, r, o, n, s, i, a, c;
  if ((c = st.exec(e)) ? [, t, r, o, n, s, i, a] = c : (c = it.exec(e)) ? ([, t, r, o, n, s, i, a] = c, o = (Number(o) + 1900).toString()) : (c = at.exec(e)) && ([, r, t, n, s, i, a, o] = c), o && i) {
    let f = Date.UTC(Number(o), ct.indexOf(r), Number(t), Number(n), Number(s), Number(i), a ? Math.round(parseFloat(`0.${a}`) * 1e3) : 0);
    l(t, 1, 31), l(n, 0, 23), l(s, 0, 59), l(i, 0, 60);
    let u = new Date(f);
    return u.setUTCFullYear(Number(o)), u;
  }
  throw new TypeError(`Invalid RFC7231 date-time value ${e}.`);
};
function l(e, t, r) {
  let o = Number(e);
  if (o < t || o > r)
    throw new Error(`Value ${o} out of range [${t}, ${r}]`);
}

// node_modules/@smithy/core/dist-es/submodules/serde/split-every.js
function pt(e, t, r) {
  if (r <= 0 || !Number.isInteger(r))
    throw new Error("Invalid number of delimiters (" + r + ") for splitEvery.");
  let o = e.split(t);
  if (r === 1)
    return o;
  let n = [], s = "";
  for (let i = 0; i < o.length; i++)
    s === "" ? s = o[i] : s += t + o[i], (i + 1) % r === 0 && (n.push(s), s = "");
  return s !== "" && n.push(s), n;
}

// node_modules/@smithy/core/dist-es/submodules/serde/split-header.js
var mt = (e) => {
  let t = e.length, r = [], o = !1, n = !1, s = 0;
  for (let i = 0; i < t; ++i) {
    let a = e[i];
    switch (a) {
      case '"':
        n || (o = !o);
        break;
      case ",":
        o || (r.push(e.slice(s, i)), s = i + 1);
        break;
      default:
    }
    n = a === "\\" && !n;
  }
  return r.push(e.slice(s)), r.map((i) => {
    i = i.trim();
    let a = i.length;
    return a < 2 ? i : i[0] === '"' && i[a - 1] === '"' ? (i = i.slice(1, a - 1), i.replace(/\\(["\\])/g, "$1")) : i.replace(/\\"/g, '"');
  });
};

// node_modules/@smithy/core/dist-es/submodules/serde/value/NumericValue.js
var me = /^-?((0|[1-9]\d*)(\.\d+)?|\.\d+)([eE][+-]?\d+)?$/, j = class e {
  string;
  type;
  constructor(t, r) {
    if (this.string = t, this.type = r, !me.test(t))
      throw new Error(`@smithy/core/serde - NumericValue string must conform to the Smithy bigDecimal format. Received: "${t}"`);
  }
  toString() {
    return this.string;
  }
  static [Symbol.hasInstance](t) {
    if (!t || typeof t != "object")
      return !1;
    let r = t;
    return e.prototype.isPrototypeOf(t) || r.type === "bigDecimal" && me.test(r.string);
  }
};

// node_modules/@smithy/core/dist-es/submodules/serde/concatBytes.js
function C(e, t) {
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

// node_modules/@smithy/core/dist-es/submodules/serde/util-stream/checksum/ChecksumStream.js
import { Readable as yt } from "node:stream";
var F = class extends yt {
  expectedChecksum;
  checksumSourceLocation;
  checksum;
  source;
  base64Encoder;
  constructor({ expectedChecksum: t, checksum: r, source: o, checksumSourceLocation: n, base64Encoder: s }) {
    if (super(), typeof o.pipe != "function")
      throw new Error(`@smithy/util-stream: unsupported source type ${o?.constructor?.name ?? o} in ChecksumStream.`);
    this.source = o, this.base64Encoder = s ?? N, this.expectedChecksum = t, this.checksum = r, this.checksumSourceLocation = n, this.source.on("data", this.onSourceData), this.source.on("end", this.onSourceEnd), this.source.on("error", this.onSourceError), this.source.on("close", this.onSourceClose), this.source.pause();
  }
  onSourceData = (t) => {
    if (!this.destroyed) {
      try {
        this.checksum.update(t);
      } catch (r) {
        this.destroy(r);
        return;
      }
      this.push(t) || this.source.pause();
    }
  };
  onSourceEnd = async () => {
    if (!this.destroyed) {
      try {
        let t = await this.checksum.digest(), r = this.base64Encoder(t);
        if (this.expectedChecksum !== r) {
          this.destroy(new Error(`Checksum mismatch: expected "${this.expectedChecksum}" but received "${r}" in response header "${this.checksumSourceLocation}".`));
          return;
        }
      } catch (t) {
        this.destroy(t);
        return;
      }
      this.push(null);
    }
  };
  onSourceError = (t) => {
    this.destroy(t);
  };
  onSourceClose = () => {
    !this.destroyed && !this.source.readableEnded && this.destroy(new Error("Connection lost or stream closed before all data was received."));
  };
  _read(t) {
    this.source.resume();
  }
  _destroy(t, r) {
    this.source?.removeListener("data", this.onSourceData), this.source?.removeListener("end", this.onSourceEnd), this.source?.removeListener("error", this.onSourceError), this.source?.removeListener("close", this.onSourceClose), this.source?.destroy(), r(t);
  }
};

// node_modules/@smithy/core/dist-es/submodules/serde/util-stream/stream-type-check.js
var y = (e) => typeof ReadableStream == "function" && (e?.constructor?.name === ReadableStream.name || e instanceof ReadableStream), U = (e) => typeof Blob == "function" && (e?.constructor?.name === Blob.name || e instanceof Blob);

// node_modules/@smithy/core/dist-es/submodules/serde/util-utf8/fromUtf8.browser.js
var ye = (e) => new TextEncoder().encode(e);

// node_modules/@smithy/core/dist-es/submodules/serde/util-base64/constants-for-browser.js
var le = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/", Xt = Object.entries(le).reduce((e, [t, r]) => (e[r] = Number(t), e), {}), he = le.split(""), I = 6, V = 8, be = 63;

// node_modules/@smithy/core/dist-es/submodules/serde/util-base64/toBase64.browser.js
function D(e) {
  let t;
  typeof e == "string" ? t = ye(e) : t = e;
  let r = typeof t == "object" && typeof t.length == "number", o = typeof t == "object" && typeof t.byteOffset == "number" && typeof t.byteLength == "number";
  if (!r && !o)
    throw new Error("@smithy/util-base64: toBase64 encoder function only accepts string | Uint8Array.");
  let n = "";
  for (let s = 0; s < t.length; s += 3) {
    let i = 0, a = 0;
    for (let f = s, u = Math.min(s + 3, t.length); f < u; f++)
      i |= t[f] << (u - f - 1) * V, a += V;
    let c = Math.ceil(a / I);
    i <<= c * I - a;
    for (let f = 1; f <= c; f++) {
      let u = (c - f) * I;
      n += he[(i & be << u) >> u];
    }
    n += "==".slice(0, 4 - c);
  }
  return n;
}

// node_modules/@smithy/core/dist-es/submodules/serde/util-stream/checksum/ChecksumStream.browser.js
var lt = typeof ReadableStream == "function" ? ReadableStream : function() {
}, O = class extends lt {
};

// node_modules/@smithy/core/dist-es/submodules/serde/util-stream/checksum/createChecksumStream.browser.js
var ge = ({ expectedChecksum: e, checksum: t, source: r, checksumSourceLocation: o, base64Encoder: n }) => {
  if (!y(r))
    throw new Error(`@smithy/util-stream: unsupported source type ${r?.constructor?.name ?? r} in ChecksumStream.`);
  let s = n ?? D;
  if (typeof TransformStream != "function")
    throw new Error("@smithy/util-stream: unable to instantiate ChecksumStream because API unavailable: ReadableStream/TransformStream.");
  let i = new TransformStream({
    start() {
    },
    async transform(c, f) {
      t.update(c), f.enqueue(c);
    },
    async flush(c) {
      let f = await t.digest(), u = s(f);
      if (e !== u) {
        let p = new Error(`Checksum mismatch: expected "${e}" but received "${u}" in response header "${o}".`);
        c.error(p);
      } else
        c.terminate();
    }
  });
  r.pipeThrough(i);
  let a = i.readable;
  return Object.setPrototypeOf(a, O.prototype), a;
};

// node_modules/@smithy/core/dist-es/submodules/serde/util-stream/checksum/createChecksumStream.js
function ht(e) {
  return typeof ReadableStream == "function" && y(e.source) ? ge(e) : new F(e);
}

// node_modules/@smithy/core/dist-es/submodules/serde/util-stream/createBufferedReadable.js
import { Readable as bt } from "node:stream";

// node_modules/@smithy/core/dist-es/submodules/serde/util-stream/ByteArrayCollector.js
var w = class {
  allocByteArray;
  byteLength = 0;
  byteArrays = [];
  constructor(t) {
    this.allocByteArray = t;
  }
  push(t) {
    this.byteArrays.push(t), this.byteLength += t.byteLength;
  }
  flush() {
    if (this.byteArrays.length === 1) {
      let o = this.byteArrays[0];
      return this.reset(), o;
    }
    let t = this.allocByteArray(this.byteLength), r = 0;
    for (let o = 0; o < this.byteArrays.length; ++o) {
      let n = this.byteArrays[o];
      t.set(n, r), r += n.byteLength;
    }
    return this.reset(), t;
  }
  reset() {
    this.byteArrays = [], this.byteLength = 0;
  }
};

// node_modules/@smithy/core/dist-es/submodules/serde/util-stream/createBufferedReadable.browser.js
function xe(e, t, r) {
  let o = e.getReader(), n = !1, s = 0, i = ["", new w((f) => new Uint8Array(f))], a = -1, c = async (f) => {
    let { value: u, done: p } = await o.read(), m = u;
    if (p) {
      if (a !== -1) {
        let g = S(i, a);
        h(g) > 0 && f.enqueue(g);
      }
      f.close();
    } else {
      let g = q(m, !1);
      if (a !== g && (a >= 0 && f.enqueue(S(i, a)), a = g), a === -1) {
        f.enqueue(m);
        return;
      }
      let E = h(m);
      s += E;
      let Be = h(i[a]);
      if (E >= t && Be === 0)
        f.enqueue(m);
      else {
        let Ce = Y(i, a, m);
        !n && s > t * 2 && (n = !0, r?.warn(`@smithy/util-stream - stream chunk size ${E} is below threshold of ${t}, automatically buffering.`)), Ce >= t ? f.enqueue(S(i, a)) : await c(f);
      }
    }
  };
  return new ReadableStream({
    pull: c
  });
}
function Y(e, t, r) {
  switch (t) {
    case 0:
      return e[0] += r, h(e[0]);
    case 1:
    case 2:
      return e[t].push(r), h(e[t]);
  }
}
function S(e, t) {
  switch (t) {
    case 0:
      let r = e[0];
      return e[0] = "", r;
    case 1:
    case 2:
      return e[t].flush();
  }
  throw new Error(`@smithy/util-stream - invalid index ${t} given to flush()`);
}
function h(e) {
  return e?.byteLength ?? e?.length ?? 0;
}
function q(e, t = !0) {
  return t && typeof Buffer < "u" && e instanceof Buffer ? 2 : e instanceof Uint8Array ? 1 : typeof e == "string" ? 0 : -1;
}

// node_modules/@smithy/core/dist-es/submodules/serde/util-stream/createBufferedReadable.js
function gt(e, t, r) {
  if (y(e))
    return xe(e, t, r);
  let o = new bt({ read() {
  } }), n = !1, s = 0, i = [
    "",
    new w((c) => new Uint8Array(c)),
    new w((c) => Buffer.from(new Uint8Array(c)))
  ], a = -1;
  return e.on("data", (c) => {
    let f = q(c, !0);
    if (a !== f && (a >= 0 && o.push(S(i, a)), a = f), a === -1) {
      o.push(c);
      return;
    }
    let u = h(c);
    s += u;
    let p = h(i[a]);
    if (u >= t && p === 0)
      o.push(c);
    else {
      let m = Y(i, a, c);
      !n && s > t * 2 && (n = !0, r?.warn(`@smithy/util-stream - stream chunk size ${u} is below threshold of ${t}, automatically buffering.`)), m >= t && o.push(S(i, a));
    }
  }), e.on("end", () => {
    if (a !== -1) {
      let c = S(i, a);
      h(c) > 0 && o.push(c);
    }
    o.push(null);
  }), o;
}

// node_modules/@smithy/core/dist-es/submodules/serde/util-stream/sdk-stream-mixin.js
import { Readable as K } from "node:stream";

// node_modules/@smithy/core/dist-es/submodules/serde/util-utf8/toUtf8.browser.js
var we = (e) => {
  if (typeof e == "string")
    return e;
  if (typeof e != "object" || typeof e.byteOffset != "number" || typeof e.byteLength != "number")
    throw new Error("@smithy/util-utf8: toUtf8 encoder function only accepts string | Uint8Array.");
  return new TextDecoder("utf-8").decode(e);
};

// node_modules/@smithy/core/dist-es/submodules/serde/util-stream/stream-collector.browser.js
var Se = async (e) => U(e) ? G(e) : Z(e);
async function G(e) {
  return e.arrayBuffer().then((t) => new Uint8Array(t));
}
async function Z(e) {
  let t = [], r = e.getReader(), o = 0;
  for (; ; ) {
    let { done: n, value: s } = await r.read();
    if (s && (t.push(s), o += s.length), n)
      break;
  }
  return C(t, o);
}

// node_modules/@smithy/core/dist-es/submodules/serde/util-stream/sdk-stream-mixin.browser.js
var Te = "The stream has already been transformed.", $e = (e) => {
  if (!Ee(e) && !y(e)) {
    let n = e?.__proto__?.constructor?.name || e;
    throw new Error(`Unexpected stream implementation, expect Blob or ReadableStream, got ${n}`);
  }
  let t = !1, r = async () => {
    if (t)
      throw new Error(Te);
    return t = !0, await Se(e);
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
        return D(s);
      if (n === "hex")
        return _(s);
      if (n === void 0 || n === "utf8" || n === "utf-8")
        return we(s);
      if (typeof TextDecoder == "function")
        return new TextDecoder(n).decode(s);
      throw new Error("TextDecoder is not available, please make sure polyfill is provided.");
    },
    transformToWebStream: () => {
      if (t)
        throw new Error(Te);
      if (t = !0, Ee(e))
        return o(e);
      if (y(e))
        return e;
      throw new Error(`Cannot transform payload to web stream, got ${e}`);
    }
  });
}, Ee = (e) => typeof Blob == "function" && e instanceof Blob;

// node_modules/@smithy/core/dist-es/submodules/serde/util-stream/stream-collector.js
import { Writable as xt } from "node:stream";
var Ae = (e) => U(e) ? G(e) : y(e) ? Z(e) : new Promise((t, r) => {
  let o = new X(), n = e;
  n.pipe(o), n.on("error", (s) => {
    o.end(), r(s);
  }), o.on("error", r), o.on("finish", function() {
    let s = C(this.bufferedBytes);
    t(s);
  });
}), X = class extends xt {
  bufferedBytes = [];
  _write(t, r, o) {
    this.bufferedBytes.push(t), o();
  }
};

// node_modules/@smithy/core/dist-es/submodules/serde/util-stream/sdk-stream-mixin.js
var Re = "The stream has already been transformed.", wt = (e) => {
  if (!(e instanceof K))
    try {
      return $e(e);
    } catch {
      let n = e?.__proto__?.constructor?.name || e;
      throw new Error(`Unexpected stream implementation, expect Stream.Readable instance, got ${n}`);
    }
  let t = !1, r = async () => {
    if (t)
      throw new Error(Re);
    return t = !0, await Ae(e);
  };
  return Object.assign(e, {
    transformToByteArray: r,
    transformToString: async (o) => {
      let n = await r();
      return o === void 0 || Buffer.isEncoding(o) ? T(n.buffer, n.byteOffset, n.byteLength).toString(o) : new TextDecoder(o).decode(n);
    },
    transformToWebStream: () => {
      if (t)
        throw new Error(Re);
      if (e.readableFlowing !== null)
        throw new Error("The stream has been consumed by other callbacks.");
      if (typeof K.toWeb != "function")
        throw new Error("Readable.toWeb() is not supported. Please ensure a polyfill is available.");
      return t = !0, K.toWeb(e);
    }
  });
};

// node_modules/@smithy/core/dist-es/submodules/serde/index.js
var Ne = class extends oe(ee, R, N, re) {
}, St = Me.getRandomValues, Tt = ne(St), Qr = Tt;

export {
  re as a,
  N as b,
  ee as c,
  ze as d,
  je as e,
  Ge as f,
  x as g,
  rt as h,
  ft as i,
  ut as j,
  dt as k,
  pt as l,
  mt as m,
  j as n,
  ht as o,
  gt as p,
  wt as q,
  Ne as r,
  Tt as s,
  Qr as t
};
