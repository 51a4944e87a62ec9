import {
  J as ze,
  L as St,
  R as xt,
  S as N,
  T as wt
} from "./shared-YFD2GF2O.js";
import {
  e as Y,
  f as yt,
  g as K,
  k as bt,
  l as V
} from "./shared-MXAPRA7P.js";
import {
  b,
  c as U
} from "./shared-LHCUWEFM.js";
import {
  a as gt,
  b as or,
  d as ar
} from "./shared-4H6W3SON.js";

// lighter-node:crypto?@smithy/core/dist-es/submodules/serde/index.js
var Ct = or((pn, $e) => {
  $e.exports = Object.create(new Proxy({}, { get: (r, e) => gt("node:crypto")[e] }));
  $e.exports.getRandomValues = (r) => gt("node:crypto").getRandomValues(r);
});

// node_modules/@smithy/core/dist-es/submodules/protocols/middleware-content-length/contentLengthMiddleware.js
var Et = "content-length";
function Tt(r) {
  return (e) => async (t) => {
    let n = t.request;
    if (U.isInstance(n)) {
      let { body: s, headers: i } = n;
      if (s && Object.keys(i).map((o) => o.toLowerCase()).indexOf(Et) === -1)
        try {
          let o = r(s);
          o != null && (n.headers = {
            ...n.headers,
            [Et]: String(o)
          });
        } catch {
        }
    }
    return e({
      ...t,
      request: n
    });
  };
}
var Bt = {
  step: "build",
  tags: ["SET_CONTENT_LENGTH", "CONTENT_LENGTH"],
  name: "contentLengthMiddleware",
  override: !0
}, cr = (r) => ({
  applyToStack: (e) => {
    e.add(Tt(r.bodyLengthChecker), Bt);
  }
});

// node_modules/@smithy/core/dist-es/submodules/serde/index.js
var Kt = ar(Ct());

// node_modules/@smithy/core/dist-es/submodules/serde/util-base64/fromBase64.js
var fr = /^[A-Za-z0-9+/]*={0,2}$/, J = (r) => {
  if (r.length * 3 % 4 !== 0)
    throw new TypeError("Incorrect padding on base64 string.");
  if (!fr.exec(r))
    throw new TypeError("Invalid base64 string.");
  let e = yt(r, "base64");
  return new Uint8Array(e.buffer, e.byteOffset, e.byteLength);
};

// node_modules/@smithy/core/dist-es/submodules/serde/util-base64/toBase64.js
var j = (r) => {
  let e;
  if (typeof r == "string" ? e = K(r) : e = r, typeof e != "object" || typeof e.byteOffset != "number" || typeof e.byteLength != "number")
    throw new Error("@smithy/util-base64: toBase64 encoder function only accepts string | Uint8Array.");
  return Y(e.buffer, e.byteOffset, e.byteLength).toString("base64");
};

// node_modules/@smithy/core/dist-es/submodules/serde/util-stream/blob/Uint8ArrayBlobAdapter.js
function Nt(r, e, t, n) {
  return class de extends Uint8Array {
    static fromString(i, o = "utf-8") {
      if (typeof i == "string")
        return o === "base64" ? de.mutate(n(i)) : de.mutate(e(i));
      throw new Error(`Unsupported conversion from ${typeof i} to Uint8ArrayBlobAdapter.`);
    }
    static mutate(i) {
      return Object.setPrototypeOf(i, de.prototype), i;
    }
    transformToString(i = "utf-8") {
      return i === "base64" ? t(this) : r(this);
    }
  };
}

// node_modules/@smithy/core/dist-es/submodules/serde/util-utf8/toUtf8.js
var H = (r) => {
  if (typeof r == "string")
    return r;
  if (typeof r != "object" || typeof r.byteOffset != "number" || typeof r.byteLength != "number")
    throw new Error("@smithy/util-utf8: toUtf8 encoder function only accepts string | Uint8Array.");
  return Y(r.buffer, r.byteOffset, r.byteLength).toString("utf8");
};

// node_modules/@smithy/core/dist-es/submodules/serde/uuid/v4.js
var C = Array.from({ length: 256 }, (r, e) => e.toString(16).padStart(2, "0"));
function At(r) {
  return typeof crypto < "u" && typeof crypto.randomUUID == "function" ? () => crypto.randomUUID() : () => {
    let e = new Uint8Array(16);
    return r(e), e[6] = e[6] & 15 | 64, e[8] = e[8] & 63 | 128, C[e[0]] + C[e[1]] + C[e[2]] + C[e[3]] + "-" + C[e[4]] + C[e[5]] + "-" + C[e[6]] + C[e[7]] + "-" + C[e[8]] + C[e[9]] + "-" + C[e[10]] + C[e[11]] + C[e[12]] + C[e[13]] + C[e[14]] + C[e[15]];
  };
}

// node_modules/@smithy/core/dist-es/submodules/serde/parse-utils.js
var Le = (r) => {
  if (r != null) {
    if (typeof r == "string") {
      let e = parseFloat(r);
      if (!Number.isNaN(e))
        return String(e) !== String(r) && lr.warn(pr(`Expected number but observed string: ${r}`)), e;
    }
    if (typeof r == "number")
      return r;
    throw new TypeError(`Expected number, got ${typeof r}: ${r}`);
  }
}, dr = Math.ceil(2 ** 127 * (2 - 2 ** -23)), Rt = (r) => {
  let e = Le(r);
  if (e !== void 0 && !Number.isNaN(e) && e !== 1 / 0 && e !== -1 / 0 && Math.abs(e) > dr)
    throw new TypeError(`Expected 32-bit float, got ${r}`);
  return e;
}, hr = (r) => {
  if (r != null) {
    if (Number.isInteger(r) && !Number.isNaN(r))
      return r;
    throw new TypeError(`Expected integer, got ${typeof r}: ${r}`);
  }
};
var Mt = (r) => It(r, 16), Ht = (r) => It(r, 8), It = (r, e) => {
  let t = hr(r);
  if (t !== void 0 && mr(t, e) !== t)
    throw new TypeError(`Expected ${e}-bit integer, got ${r}`);
  return t;
}, mr = (r, e) => {
  switch (e) {
    case 32:
      return Int32Array.of(r)[0];
    case 16:
      return Int16Array.of(r)[0];
    case 8:
      return Int8Array.of(r)[0];
  }
};
var Ot = (r) => Le(typeof r == "string" ? he(r) : r);
var _t = (r) => Rt(typeof r == "string" ? he(r) : r), ur = /(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)|(-?Infinity)|(NaN)/g, he = (r) => {
  let e = r.match(ur);
  if (e === null || e[0].length !== r.length)
    throw new TypeError("Expected real number, got implicit NaN");
  return parseFloat(r);
};
var Z = (r) => Mt(typeof r == "string" ? he(r) : r), zt = (r) => Ht(typeof r == "string" ? he(r) : r), pr = (r) => String(new TypeError(r).stack || r).split(`
`).slice(0, 5).filter((e) => !e.includes("stackTraceWarning")).join(`
`), lr = {
  warn: console.warn
};

// node_modules/@smithy/core/dist-es/submodules/serde/date-utils.js
var gr = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"], Ue = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
function ne(r) {
  let e = r.getUTCFullYear(), t = r.getUTCMonth(), n = r.getUTCDay(), s = r.getUTCDate(), i = r.getUTCHours(), o = r.getUTCMinutes(), a = r.getUTCSeconds(), c = s < 10 ? `0${s}` : `${s}`, f = i < 10 ? `0${i}` : `${i}`, d = o < 10 ? `0${o}` : `${o}`, h = a < 10 ? `0${a}` : `${a}`;
  return `${gr[n]}, ${c} ${Ue[t]} ${e} ${f}:${d}:${h} GMT`;
}
var yr = new RegExp(/^(\d{4})-(\d{2})-(\d{2})[tT](\d{2}):(\d{2}):(\d{2})(?:\.(\d+))?[zZ]$/), br = (r) => {
  if (r == null)
    return;
  if (typeof r != "string")
    throw new TypeError("RFC-3339 date-times must be expressed as strings");
  let e = yr.exec(r);
  if (!e)
    throw new TypeError("Invalid RFC-3339 date-time value");
  let [t, n, s, i, o, a, c, f] = e, d = Z(X(n)), h = z(s, "month", 1, 12), m = z(i, "day", 1, 31);
  return re(d, h, m, { hours: o, minutes: a, seconds: c, fractionalMilliseconds: f });
}, Sr = new RegExp(/^(\d{4})-(\d{2})-(\d{2})[tT](\d{2}):(\d{2}):(\d{2})(?:\.(\d+))?(([-+]\d{2}:\d{2})|[zZ])$/), je = (r) => {
  if (r == null)
    return;
  if (typeof r != "string")
    throw new TypeError("RFC-3339 date-times must be expressed as strings");
  let e = Sr.exec(r);
  if (!e)
    throw new TypeError("Invalid RFC-3339 date-time value");
  let [t, n, s, i, o, a, c, f, d] = e, h = Z(X(n)), m = z(s, "month", 1, 12), u = z(i, "day", 1, 31), p = re(h, m, u, { hours: o, minutes: a, seconds: c, fractionalMilliseconds: f });
  return d.toUpperCase() != "Z" && p.setTime(p.getTime() - Hr(d)), p;
}, xr = new RegExp(/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), (\d{2}) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) (\d{4}) (\d{1,2}):(\d{2}):(\d{2})(?:\.(\d+))? GMT$/), wr = new RegExp(/^(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday), (\d{2})-(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)-(\d{2}) (\d{1,2}):(\d{2}):(\d{2})(?:\.(\d+))? GMT$/), Er = new RegExp(/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) ( [1-9]|\d{2}) (\d{1,2}):(\d{2}):(\d{2})(?:\.(\d+))? (\d{4})$/), Pe = (r) => {
  if (r == null)
    return;
  if (typeof r != "string")
    throw new TypeError("RFC-7231 date-times must be expressed as strings");
  let e = xr.exec(r);
  if (e) {
    let [t, n, s, i, o, a, c, f] = e;
    return re(Z(X(i)), De(s), z(n, "day", 1, 31), { hours: o, minutes: a, seconds: c, fractionalMilliseconds: f });
  }
  if (e = wr.exec(r), e) {
    let [t, n, s, i, o, a, c, f] = e;
    return Cr(re(Tr(i), De(s), z(n, "day", 1, 31), {
      hours: o,
      minutes: a,
      seconds: c,
      fractionalMilliseconds: f
    }));
  }
  if (e = Er.exec(r), e) {
    let [t, n, s, i, o, a, c, f] = e;
    return re(Z(X(f)), De(n), z(s.trimLeft(), "day", 1, 31), { hours: i, minutes: o, seconds: a, fractionalMilliseconds: c });
  }
  throw new TypeError("Invalid RFC-7231 date-time value");
}, ke = (r) => {
  if (r == null)
    return;
  let e;
  if (typeof r == "number")
    e = r;
  else if (typeof r == "string")
    e = Ot(r);
  else if (typeof r == "object" && r.tag === 1)
    e = r.value;
  else
    throw new TypeError("Epoch timestamps must be expressed as floating point numbers or their string representation");
  if (Number.isNaN(e) || e === 1 / 0 || e === -1 / 0)
    throw new TypeError("Epoch timestamps must be valid, non-Infinite, non-NaN numerics");
  return new Date(Math.round(e * 1e3));
}, re = (r, e, t, n) => {
  let s = e - 1;
  return Ar(r, s, t), new Date(Date.UTC(r, s, t, z(n.hours, "hour", 0, 23), z(n.minutes, "minute", 0, 59), z(n.seconds, "seconds", 0, 60), Mr(n.fractionalMilliseconds)));
}, Tr = (r) => {
  let e = (/* @__PURE__ */ new Date()).getUTCFullYear(), t = Math.floor(e / 100) * 100 + Z(X(r));
  return t < e ? t + 100 : t;
}, Br = 50 * 365 * 24 * 60 * 60 * 1e3, Cr = (r) => r.getTime() - (/* @__PURE__ */ new Date()).getTime() > Br ? new Date(Date.UTC(r.getUTCFullYear() - 100, r.getUTCMonth(), r.getUTCDate(), r.getUTCHours(), r.getUTCMinutes(), r.getUTCSeconds(), r.getUTCMilliseconds())) : r, De = (r) => {
  let e = Ue.indexOf(r);
  if (e < 0)
    throw new TypeError(`Invalid month: ${r}`);
  return e + 1;
}, Nr = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31], Ar = (r, e, t) => {
  let n = Nr[e];
  if (e === 1 && Rr(r) && (n = 29), t > n)
    throw new TypeError(`Invalid day for ${Ue[e]} in ${r}: ${t}`);
}, Rr = (r) => r % 4 === 0 && (r % 100 !== 0 || r % 400 === 0), z = (r, e, t, n) => {
  let s = zt(X(r));
  if (s < t || s > n)
    throw new TypeError(`${e} must be between ${t} and ${n}, inclusive`);
  return s;
}, Mr = (r) => r == null ? 0 : _t("0." + r) * 1e3, Hr = (r) => {
  let e = r[0], t = 1;
  if (e == "+")
    t = 1;
  else if (e == "-")
    t = -1;
  else
    throw new TypeError(`Offset direction, ${e}, must be "+" or "-"`);
  let n = Number(r.substring(1, 3)), s = Number(r.substring(4, 6));
  return t * (n * 60 + s) * 60 * 1e3;
}, X = (r) => {
  let e = 0;
  for (; e < r.length - 1 && r.charAt(e) === "0"; )
    e++;
  return e === 0 ? r : r.slice(e);
};

// node_modules/@smithy/core/dist-es/submodules/serde/lazy-json.js
var A = function(e) {
  return Object.assign(new String(e), {
    deserializeJSON() {
      return JSON.parse(String(e));
    },
    toString() {
      return String(e);
    },
    toJSON() {
      return String(e);
    }
  });
};
A.from = (r) => r && typeof r == "object" && (r instanceof A || "deserializeJSON" in r) ? r : typeof r == "string" || Object.getPrototypeOf(r) === String.prototype ? A(String(r)) : A(JSON.stringify(r));
A.fromObject = A.from;

// node_modules/@smithy/core/dist-es/submodules/serde/quote-header.js
function Fe(r) {
  return (r.includes(",") || r.includes('"')) && (r = `"${r.replace(/\\/g, "\\\\").replace(/"/g, '\\"')}"`), r;
}

// node_modules/@smithy/core/dist-es/submodules/serde/schema-serde-lib/schema-date-utils.js
var Ve = "(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:[ne|u?r]?s?day)?", Je = "(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)", We = "(\\d?\\d):(\\d{2}):(\\d{2})(?:\\.(\\d+))?", $t = "(\\d?\\d)", Lt = "(\\d{4})", Ir = new RegExp(/^(\d{4})-(\d\d)-(\d\d)[tT](\d\d):(\d\d):(\d\d)(\.(\d+))?(([-+]\d\d:\d\d)|[zZ])$/), Or = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), (?:0[1-9]|[12]\d|3[01]) (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) [1-9]\d{3} (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d GMT$/, _r = new RegExp(`^${Ve}, ${$t} ${Je} ${Lt} ${We} GMT$`), zr = new RegExp(`^${Ve}, ${$t}-${Je}-(\\d\\d) ${We} GMT$`), $r = new RegExp(`^${Ve} ${Je} ( [1-9]|\\d\\d) ${We} ${Lt}$`), Lr = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"], qe = (r) => {
  if (r == null)
    return;
  let e = NaN;
  if (typeof r == "number")
    e = r;
  else if (typeof r == "string") {
    if (!/^-?\d*\.?\d+$/.test(r))
      throw new TypeError("parseEpochTimestamp - numeric string invalid.");
    e = Number.parseFloat(r);
  } else typeof r == "object" && r.tag === 1 && (e = r.value);
  if (isNaN(e) || Math.abs(e) === 1 / 0)
    throw new TypeError("Epoch timestamps must be valid finite numbers.");
  return new Date(Math.round(e * 1e3));
}, Qe = (r) => {
  if (r == null)
    return;
  if (typeof r != "string")
    throw new TypeError("RFC3339 timestamps must be strings");
  let e = Ir.exec(r);
  if (!e)
    throw new TypeError(`Invalid RFC3339 timestamp format ${r}`);
  let [, t, n, s, i, o, a, , c, f] = e;
  P(n, 1, 12), P(s, 1, 31), P(i, 0, 23), P(o, 0, 59), P(a, 0, 60);
  let d = new Date(Date.UTC(Number(t), Number(n) - 1, Number(s), Number(i), Number(o), Number(a), Number(c) ? Math.round(parseFloat(`0.${c}`) * 1e3) : 0));
  if (d.setUTCFullYear(Number(t)), f.toUpperCase() != "Z") {
    let [, h, m, u] = /([+-])(\d\d):(\d\d)/.exec(f) || [void 0, "+", 0, 0], p = h === "-" ? 1 : -1;
    d.setTime(d.getTime() + p * (Number(m) * 60 * 60 * 1e3 + Number(u) * 60 * 1e3));
  }
  return d;
}, Ge = (r) => {
  if (r == null)
    return;
  if (typeof r != "string")
    throw new TypeError("RFC7231 timestamps must be strings.");
  if (Or.test(r))
    return new Date(r);
  let e, t, n, s, i, o, a, c;
  if ((c = _r.exec(r)) ? [, e, t, n, s, i, o, a] = c : (c = zr.exec(r)) ? ([, e, t, n, s, i, o, a] = c, n = (Number(n) + 1900).toString()) : (c = $r.exec(r)) && ([, t, e, s, i, o, a, n] = c), n && o) {
    let f = Date.UTC(Number(n), Lr.indexOf(t), Number(e), Number(s), Number(i), Number(o), a ? Math.round(parseFloat(`0.${a}`) * 1e3) : 0);
    P(e, 1, 31), P(s, 0, 23), P(i, 0, 59), P(o, 0, 60);
    let d = new Date(f);
    return d.setUTCFullYear(Number(n)), d;
  }
  throw new TypeError(`Invalid RFC7231 date-time value ${r}.`);
};
function P(r, e, t) {
  let n = Number(r);
  if (n < e || n > t)
    throw new Error(`Value ${n} out of range [${e}, ${t}]`);
}

// node_modules/@smithy/core/dist-es/submodules/serde/split-every.js
function Ye(r, e, t) {
  if (t <= 0 || !Number.isInteger(t))
    throw new Error("Invalid number of delimiters (" + t + ") for splitEvery.");
  let n = r.split(e);
  if (t === 1)
    return n;
  let s = [], i = "";
  for (let o = 0; o < n.length; o++)
    i === "" ? i = n[o] : i += e + n[o], (o + 1) % t === 0 && (s.push(i), i = "");
  return i !== "" && s.push(i), s;
}

// node_modules/@smithy/core/dist-es/submodules/serde/split-header.js
var se = (r) => {
  let e = r.length, t = [], n = !1, s = !1, i = 0;
  for (let o = 0; o < e; ++o) {
    let a = r[o];
    switch (a) {
      case '"':
        s || (n = !n);
        break;
      case ",":
        n || (t.push(r.slice(i, o)), i = o + 1);
        break;
      default:
    }
    s = a === "\\" && !s;
  }
  return t.push(r.slice(i)), t.map((o) => {
    o = o.trim();
    let a = o.length;
    return a < 2 ? o : o[0] === '"' && o[a - 1] === '"' ? (o = o.slice(1, a - 1), o.replace(/\\(["\\])/g, "$1")) : o.replace(/\\"/g, '"');
  });
};

// node_modules/@smithy/core/dist-es/submodules/serde/value/NumericValue.js
var Dt = /^-?((0|[1-9]\d*)(\.\d+)?|\.\d+)([eE][+-]?\d+)?$/, T = class r {
  string;
  type;
  constructor(e, t) {
    if (this.string = e, this.type = t, !Dt.test(e))
      throw new Error(`@smithy/core/serde - NumericValue string must conform to the Smithy bigDecimal format. Received: "${e}"`);
  }
  toString() {
    return this.string;
  }
  static [Symbol.hasInstance](e) {
    if (!e || typeof e != "object")
      return !1;
    let t = e;
    return r.prototype.isPrototypeOf(e) || t.type === "bigDecimal" && Dt.test(t.string);
  }
};

// node_modules/@smithy/core/dist-es/submodules/serde/util-body-length/calculateBodyLength.js
import { ReadStream as Dr, fstatSync as Ur, lstatSync as jr } from "node:fs";
var Pr = (r) => {
  if (!r)
    return 0;
  if (typeof r == "string")
    return Buffer.byteLength(r);
  if (typeof r.byteLength == "number")
    return r.byteLength;
  if (typeof r.size == "number")
    return r.size;
  if (typeof r.start == "number" && typeof r.end == "number")
    return r.end + 1 - r.start;
  if (r instanceof Dr) {
    if (r.path != null)
      return jr(r.path).size;
    if (typeof r.fd == "number")
      return Ur(r.fd).size;
  }
  throw new Error(`Body Length computation failed for ${r}`);
};

// node_modules/@smithy/core/dist-es/submodules/serde/concatBytes.js
function me(r, e) {
  if (e === void 0) {
    e = 0;
    for (let s of r)
      e += s.byteLength;
  }
  let t = new Uint8Array(e), n = 0;
  for (let s of r)
    t.set(s, n), n += s.byteLength;
  return t;
}

// node_modules/@smithy/core/dist-es/submodules/serde/util-stream/checksum/ChecksumStream.js
import { Readable as kr } from "node:stream";
var ue = class extends kr {
  expectedChecksum;
  checksumSourceLocation;
  checksum;
  source;
  base64Encoder;
  constructor({ expectedChecksum: e, checksum: t, source: n, checksumSourceLocation: s, base64Encoder: i }) {
    if (super(), typeof n.pipe != "function")
      throw new Error(`@smithy/util-stream: unsupported source type ${n?.constructor?.name ?? n} in ChecksumStream.`);
    this.source = n, this.base64Encoder = i ?? j, this.expectedChecksum = e, this.checksum = t, this.checksumSourceLocation = s, this.source.on("data", this.onSourceData), this.source.on("end", this.onSourceEnd), this.source.on("error", this.onSourceError), this.source.on("close", this.onSourceClose), this.source.pause();
  }
  onSourceData = (e) => {
    if (!this.destroyed) {
      try {
        this.checksum.update(e);
      } catch (t) {
        this.destroy(t);
        return;
      }
      this.push(e) || this.source.pause();
    }
  };
  onSourceEnd = async () => {
    if (!this.destroyed) {
      try {
        let e = await this.checksum.digest(), t = this.base64Encoder(e);
        if (this.expectedChecksum !== t) {
          this.destroy(new Error(`Checksum mismatch: expected "${this.expectedChecksum}" but received "${t}" in response header "${this.checksumSourceLocation}".`));
          return;
        }
      } catch (e) {
        this.destroy(e);
        return;
      }
      this.push(null);
    }
  };
  onSourceError = (e) => {
    this.destroy(e);
  };
  onSourceClose = () => {
    !this.destroyed && !this.source.readableEnded && this.destroy(new Error("Connection lost or stream closed before all data was received."));
  };
  _read(e) {
    this.source.resume();
  }
  _destroy(e, t) {
    this.source?.removeListener("data", this.onSourceData), this.source?.removeListener("end", this.onSourceEnd), this.source?.removeListener("error", this.onSourceError), this.source?.removeListener("close", this.onSourceClose), this.source?.destroy(), t(e);
  }
};

// node_modules/@smithy/core/dist-es/submodules/serde/util-stream/stream-type-check.js
var I = (r) => typeof ReadableStream == "function" && (r?.constructor?.name === ReadableStream.name || r instanceof ReadableStream), pe = (r) => typeof Blob == "function" && (r?.constructor?.name === Blob.name || r instanceof Blob);

// node_modules/@smithy/core/dist-es/submodules/serde/util-utf8/fromUtf8.browser.js
var Ut = (r) => new TextEncoder().encode(r);

// node_modules/@smithy/core/dist-es/submodules/serde/util-base64/constants-for-browser.js
var jt = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/", kn = Object.entries(jt).reduce((r, [e, t]) => (r[t] = Number(e), r), {}), Pt = jt.split(""), le = 6, Ke = 8, kt = 63;

// node_modules/@smithy/core/dist-es/submodules/serde/util-base64/toBase64.browser.js
function ge(r) {
  let e;
  typeof r == "string" ? e = Ut(r) : e = r;
  let t = typeof e == "object" && typeof e.length == "number", n = typeof e == "object" && typeof e.byteOffset == "number" && typeof e.byteLength == "number";
  if (!t && !n)
    throw new Error("@smithy/util-base64: toBase64 encoder function only accepts string | Uint8Array.");
  let s = "";
  for (let i = 0; i < e.length; i += 3) {
    let o = 0, a = 0;
    for (let f = i, d = Math.min(i + 3, e.length); f < d; f++)
      o |= e[f] << (d - f - 1) * Ke, a += Ke;
    let c = Math.ceil(a / le);
    o <<= c * le - a;
    for (let f = 1; f <= c; f++) {
      let d = (c - f) * le;
      s += Pt[(o & kt << d) >> d];
    }
    s += "==".slice(0, 4 - c);
  }
  return s;
}

// node_modules/@smithy/core/dist-es/submodules/serde/util-stream/checksum/ChecksumStream.browser.js
var Fr = typeof ReadableStream == "function" ? ReadableStream : function() {
}, ye = class extends Fr {
};

// node_modules/@smithy/core/dist-es/submodules/serde/util-stream/checksum/createChecksumStream.browser.js
var Ft = ({ expectedChecksum: r, checksum: e, source: t, checksumSourceLocation: n, base64Encoder: s }) => {
  if (!I(t))
    throw new Error(`@smithy/util-stream: unsupported source type ${t?.constructor?.name ?? t} in ChecksumStream.`);
  let i = s ?? ge;
  if (typeof TransformStream != "function")
    throw new Error("@smithy/util-stream: unable to instantiate ChecksumStream because API unavailable: ReadableStream/TransformStream.");
  let o = new TransformStream({
    start() {
    },
    async transform(c, f) {
      e.update(c), f.enqueue(c);
    },
    async flush(c) {
      let f = await e.digest(), d = i(f);
      if (r !== d) {
        let h = new Error(`Checksum mismatch: expected "${r}" but received "${d}" in response header "${n}".`);
        c.error(h);
      } else
        c.terminate();
    }
  });
  t.pipeThrough(o);
  let a = o.readable;
  return Object.setPrototypeOf(a, ye.prototype), a;
};

// node_modules/@smithy/core/dist-es/submodules/serde/util-stream/checksum/createChecksumStream.js
function Vr(r) {
  return typeof ReadableStream == "function" && I(r.source) ? Ft(r) : new ue(r);
}

// node_modules/@smithy/core/dist-es/submodules/serde/util-stream/createBufferedReadable.js
import { Readable as Jr } from "node:stream";

// node_modules/@smithy/core/dist-es/submodules/serde/util-stream/ByteArrayCollector.js
var W = class {
  allocByteArray;
  byteLength = 0;
  byteArrays = [];
  constructor(e) {
    this.allocByteArray = e;
  }
  push(e) {
    this.byteArrays.push(e), this.byteLength += e.byteLength;
  }
  flush() {
    if (this.byteArrays.length === 1) {
      let n = this.byteArrays[0];
      return this.reset(), n;
    }
    let e = this.allocByteArray(this.byteLength), t = 0;
    for (let n = 0; n < this.byteArrays.length; ++n) {
      let s = this.byteArrays[n];
      e.set(s, t), t += s.byteLength;
    }
    return this.reset(), e;
  }
  reset() {
    this.byteArrays = [], this.byteLength = 0;
  }
};

// node_modules/@smithy/core/dist-es/submodules/serde/util-stream/createBufferedReadable.browser.js
function Vt(r, e, t) {
  let n = r.getReader(), s = !1, i = 0, o = ["", new W((f) => new Uint8Array(f))], a = -1, c = async (f) => {
    let { value: d, done: h } = await n.read(), m = d;
    if (h) {
      if (a !== -1) {
        let u = q(o, a);
        k(u) > 0 && f.enqueue(u);
      }
      f.close();
    } else {
      let u = Xe(m, !1);
      if (a !== u && (a >= 0 && f.enqueue(q(o, a)), a = u), a === -1) {
        f.enqueue(m);
        return;
      }
      let p = k(m);
      i += p;
      let g = k(o[a]);
      if (p >= e && g === 0)
        f.enqueue(m);
      else {
        let l = Ze(o, a, m);
        !s && i > e * 2 && (s = !0, t?.warn(`@smithy/util-stream - stream chunk size ${p} is below threshold of ${e}, automatically buffering.`)), l >= e ? f.enqueue(q(o, a)) : await c(f);
      }
    }
  };
  return new ReadableStream({
    pull: c
  });
}
function Ze(r, e, t) {
  switch (e) {
    case 0:
      return r[0] += t, k(r[0]);
    case 1:
    case 2:
      return r[e].push(t), k(r[e]);
  }
}
function q(r, e) {
  switch (e) {
    case 0:
      let t = r[0];
      return r[0] = "", t;
    case 1:
    case 2:
      return r[e].flush();
  }
  throw new Error(`@smithy/util-stream - invalid index ${e} given to flush()`);
}
function k(r) {
  return r?.byteLength ?? r?.length ?? 0;
}
function Xe(r, e = !0) {
  return e && typeof Buffer < "u" && r instanceof Buffer ? 2 : r instanceof Uint8Array ? 1 : typeof r == "string" ? 0 : -1;
}

// node_modules/@smithy/core/dist-es/submodules/serde/util-stream/createBufferedReadable.js
function Wr(r, e, t) {
  if (I(r))
    return Vt(r, e, t);
  let n = new Jr({ read() {
  } }), s = !1, i = 0, o = [
    "",
    new W((c) => new Uint8Array(c)),
    new W((c) => Buffer.from(new Uint8Array(c)))
  ], a = -1;
  return r.on("data", (c) => {
    let f = Xe(c, !0);
    if (a !== f && (a >= 0 && n.push(q(o, a)), a = f), a === -1) {
      n.push(c);
      return;
    }
    let d = k(c);
    i += d;
    let h = k(o[a]);
    if (d >= e && h === 0)
      n.push(c);
    else {
      let m = Ze(o, a, c);
      !s && i > e * 2 && (s = !0, t?.warn(`@smithy/util-stream - stream chunk size ${d} is below threshold of ${e}, automatically buffering.`)), m >= e && n.push(q(o, a));
    }
  }), r.on("end", () => {
    if (a !== -1) {
      let c = q(o, a);
      k(c) > 0 && n.push(c);
    }
    n.push(null);
  }), n;
}

// node_modules/@smithy/core/dist-es/submodules/serde/util-stream/sdk-stream-mixin.js
import { Readable as nt } from "node:stream";

// node_modules/@smithy/core/dist-es/submodules/serde/util-utf8/toUtf8.browser.js
var Jt = (r) => {
  if (typeof r == "string")
    return r;
  if (typeof r != "object" || typeof r.byteOffset != "number" || typeof r.byteLength != "number")
    throw new Error("@smithy/util-utf8: toUtf8 encoder function only accepts string | Uint8Array.");
  return new TextDecoder("utf-8").decode(r);
};

// node_modules/@smithy/core/dist-es/submodules/serde/util-stream/stream-collector.browser.js
var Wt = async (r) => pe(r) ? ve(r) : et(r);
async function ve(r) {
  return r.arrayBuffer().then((e) => new Uint8Array(e));
}
async function et(r) {
  let e = [], t = r.getReader(), n = 0;
  for (; ; ) {
    let { done: s, value: i } = await t.read();
    if (i && (e.push(i), n += i.length), s)
      break;
  }
  return me(e, n);
}

// node_modules/@smithy/core/dist-es/submodules/serde/util-stream/sdk-stream-mixin.browser.js
var qt = "The stream has already been transformed.", Gt = (r) => {
  if (!Qt(r) && !I(r)) {
    let s = r?.__proto__?.constructor?.name || r;
    throw new Error(`Unexpected stream implementation, expect Blob or ReadableStream, got ${s}`);
  }
  let e = !1, t = async () => {
    if (e)
      throw new Error(qt);
    return e = !0, await Wt(r);
  }, n = (s) => {
    if (typeof s.stream != "function")
      throw new Error(`Cannot transform payload Blob to web stream. Please make sure the Blob.stream() is polyfilled.
If you are using React Native, this API is not yet supported, see: https://react-native.canny.io/feature-requests/p/fetch-streaming-body`);
    return s.stream();
  };
  return Object.assign(r, {
    transformToByteArray: t,
    transformToString: async (s) => {
      let i = await t();
      if (s === "base64")
        return ge(i);
      if (s === "hex")
        return bt(i);
      if (s === void 0 || s === "utf8" || s === "utf-8")
        return Jt(i);
      if (typeof TextDecoder == "function")
        return new TextDecoder(s).decode(i);
      throw new Error("TextDecoder is not available, please make sure polyfill is provided.");
    },
    transformToWebStream: () => {
      if (e)
        throw new Error(qt);
      if (e = !0, Qt(r))
        return n(r);
      if (I(r))
        return r;
      throw new Error(`Cannot transform payload to web stream, got ${r}`);
    }
  });
}, Qt = (r) => typeof Blob == "function" && r instanceof Blob;

// node_modules/@smithy/core/dist-es/submodules/serde/util-stream/stream-collector.js
import { Writable as qr } from "node:stream";
var rt = (r) => pe(r) ? ve(r) : I(r) ? et(r) : new Promise((e, t) => {
  let n = new tt(), s = r;
  s.pipe(n), s.on("error", (i) => {
    n.end(), t(i);
  }), n.on("error", t), n.on("finish", function() {
    let i = me(this.bufferedBytes);
    e(i);
  });
}), tt = class extends qr {
  bufferedBytes = [];
  _write(e, t, n) {
    this.bufferedBytes.push(e), n();
  }
};

// node_modules/@smithy/core/dist-es/submodules/serde/util-stream/sdk-stream-mixin.js
var Yt = "The stream has already been transformed.", st = (r) => {
  if (!(r instanceof nt))
    try {
      return Gt(r);
    } catch {
      let s = r?.__proto__?.constructor?.name || r;
      throw new Error(`Unexpected stream implementation, expect Stream.Readable instance, got ${s}`);
    }
  let e = !1, t = async () => {
    if (e)
      throw new Error(Yt);
    return e = !0, await rt(r);
  };
  return Object.assign(r, {
    transformToByteArray: t,
    transformToString: async (n) => {
      let s = await t();
      return n === void 0 || Buffer.isEncoding(n) ? Y(s.buffer, s.byteOffset, s.byteLength).toString(n) : new TextDecoder(n).decode(s);
    },
    transformToWebStream: () => {
      if (e)
        throw new Error(Yt);
      if (r.readableFlowing !== null)
        throw new Error("The stream has been consumed by other callbacks.");
      if (typeof nt.toWeb != "function")
        throw new Error("Readable.toWeb() is not supported. Please ensure a polyfill is available.");
      return e = !0, nt.toWeb(r);
    }
  });
};

// node_modules/@smithy/core/dist-es/submodules/serde/index.js
var v = class extends Nt(H, K, j, J) {
}, Qr = Kt.getRandomValues, Gr = At(Qr), be = Gr;

// node_modules/@smithy/core/dist-es/submodules/protocols/collect-stream-body.js
var R = async (r = new Uint8Array(), e) => {
  if (r instanceof Uint8Array)
    return v.mutate(r);
  if (!r)
    return v.mutate(new Uint8Array());
  let t = e.streamCollector(r);
  return v.mutate(await t);
};

// node_modules/@smithy/core/dist-es/submodules/protocols/extended-encode-uri-component.js
function Se(r) {
  return /^[\w.~-]+$/.test(r) ? r : encodeURIComponent(r).replace(/[!'()*]/g, function(e) {
    return "%" + e.charCodeAt(0).toString(16).toUpperCase();
  });
}

// node_modules/@smithy/core/dist-es/submodules/protocols/HttpBindingNormalizedSchema.js
var Xt = /* @__PURE__ */ Symbol.for("@smithy/schema-x"), B = class r extends N {
  static identity = /* @__PURE__ */ Symbol.for("@smithy/HttpBindingNormalizedSchema");
  identity = r.identity;
  bindings;
  constructor(e) {
    super(e);
  }
  static of(e) {
    let t = N.of(e);
    if (t.identity === r.identity)
      return t;
    let n = t.isMemberSchema() ? t : t.getSchema(), s = typeof n == "object" && n !== null ? n : t;
    return s[Xt] ??= new r(t);
  }
  getHttpBindingLocation(e) {
    return e.httpPayload ? 36 : e.httpLabel ? 33 : e.httpHeader ? 38 : typeof e.httpPrefixHeaders == "string" ? 39 : e.httpQuery ? 34 : e.httpQueryParams ? 35 : e.httpResponseCode ? 37 : 32;
  }
  getHttpBindingValue(e, t, n = !1) {
    let s = this.getSchema(), i = typeof s == "number" ? s & 255 : this.isListSchema() ? 64 : 255, o = e & 7, a = t.mediaType ? t.mediaType === "application/json" || t.mediaType.endsWith("+json") ? 2 : 1 : 0, c = t.streaming || i === 42 ? this.isStructSchema() ? 2 : 1 : 0, f = i >= 4 && i <= 7 ? o >= 6 ? 2 : o > 0 && o < 4 ? 1 : 0 : 0, d = i | a << 8 | (t.idempotencyToken ? 1 : 0) << 10 | c << 11 | (t.sparse ? 1 : 0) << 13 | f << 14 | (t.hostLabel ? 1 : 0) << 17 | (e === 36 && typeof s != "object" ? 1 : 0) << 18, h = i & 192, m = o & 2 && (h === 64 || !n && o & 1) ? this.getHttpBindingCollectionValue(e, t) : void 0, u = (m?.[1] ?? 0) & 255;
    return d |= (o >= 6 && (u === 4 || u === 6) ? 1 : 0) << 16, [this, d, m];
  }
  getHttpBindingCollectionValue(e, t = this.getMergedTraits()) {
    let n = r.of(this.getValueSchema());
    return n.getHttpBindingValue(e, { ...n.getMergedTraits(), ...t }, !0);
  }
  getHttpBindings() {
    let e = this.getSchema();
    return typeof e != "object" || e === null ? Xr : this.bindings ??= Yr(this);
  }
}, Yr = (r) => {
  let e = [], t = [], n = [], s = [], i = [], o = {}, a = {}, c = [], f = { headers: a, prefixHeaders: c }, d = {
    request: { memberBindings: i, byName: o },
    response: {
      bodyMemberNames: e,
      bindings: f
    }
  }, { request: h, response: m } = d;
  for (let [u, p] of r.structIterator()) {
    let g = B.of(p), l = g.getMergedTraits(), S = g.getHttpBindingLocation(l), x = l.httpHeader?.toLowerCase() ?? l.httpPrefixHeaders?.toLowerCase() ?? l.httpQuery, w = g.getHttpBindingValue(S, l), y = [u, w, S, x];
    u === "__proto__" && V(o), o[u] = y, w[1] >> 10 & 1 && (h.hasIdempotency = !0), i.push(y);
    let E = S & 7;
    if (E === 0 && (n.push(u), s.push(p)), (E & 4) === 0)
      e.push(u), t.push(p);
    else if ((E & 6) === 4)
      if (E & 1)
        f.statusCode = y;
      else {
        f.payload = y;
        let M = w[1] & 255;
        h.contentTypeInstruction = l.mediaType ?? (M === 0 ? "text/plain" : M === 21 || M === 42 ? "application/octet-stream" : null);
      }
    else E & 1 ? (h.hasPrefixHeaders = !0, c.push(y)) : (x === "__proto__" && V(a), a[x] = y);
  }
  return h.contentTypeInstruction === void 0 && n.length && (h.contentTypeInstruction = null), h.syntheticBodySchema = Zt(r, n, s), m.syntheticBodySchema = Zt(r, e, t), d;
}, Kr = (r) => {
  let e = [], t = 0;
  for (let n of r.matchAll(/\{([^{}+]+)(\+)?\}/g))
    n.index > t && e.push([r.slice(t, n.index), 0]), e.push([n[1], n[2] ? 2 : 1]), t = n.index + n[0].length;
  return e.length && t < r.length && e.push([r.slice(t), 0]), e.length ? e : void 0;
}, Zr = (r) => {
  let { http: e, endpoint: t } = xt(r.traits ?? {}), [n, s] = e?.[1].split("?") ?? [];
  return [
    e?.[0],
    n,
    s ? [...new URLSearchParams(s)] : [],
    n ? Kr(n) : void 0,
    t?.[0]
  ];
}, Xr = {
  request: { memberBindings: [], byName: {} },
  response: {
    bodyMemberNames: [],
    bindings: { headers: {}, prefixHeaders: [] }
  }
}, xe = (r) => r[Xt] ??= Zr(r), Zt = (r, e, t) => {
  if (!e.length)
    return;
  let n = r.getSchema(), s = [
    3,
    n[1],
    n[2],
    r.getMergedTraits(),
    e,
    t
  ], i = n[6], o = i && e.reduce((a, c) => a + (n[4].indexOf(c) < i ? 1 : 0), 0);
  return o && (s[6] = o), s;
};

// node_modules/@smithy/core/dist-es/submodules/protocols/SerdeContext.js
var $ = class {
  serdeContext;
  setSerdeContext(e) {
    this.serdeContext = e;
  }
};

// node_modules/@smithy/core/dist-es/submodules/protocols/HttpProtocol.js
var ee = class extends $ {
  options;
  compositeErrorRegistry;
  constructor(e) {
    super(), this.options = e, this.compositeErrorRegistry = new wt(e.defaultNamespace);
    for (let t of e.errorTypeRegistries ?? [])
      this.compositeErrorRegistry.copyFrom(t);
  }
  getRequestType() {
    return U;
  }
  getResponseType() {
    return ze;
  }
  setSerdeContext(e) {
    this.serdeContext = e, this.serializer.setSerdeContext(e), this.deserializer.setSerdeContext(e), this.getPayloadCodec() && this.getPayloadCodec().setSerdeContext(e);
  }
  updateServiceEndpoint(e, t) {
    if ("url" in t) {
      e.protocol = t.url.protocol, e.hostname = t.url.hostname, e.port = t.url.port ? Number(t.url.port) : void 0, e.path = t.url.pathname, e.fragment = t.url.hash || void 0, e.username = t.url.username || void 0, e.password = t.url.password || void 0, e.query || (e.query = {});
      for (let [n, s] of t.url.searchParams.entries())
        e.query[n] = s;
      if (t.headers)
        for (let n in t.headers)
          b(t.headers, n) && (e.headers[n] = t.headers[n].join(", "));
      return e;
    } else {
      if (e.protocol = t.protocol, e.hostname = t.hostname, e.port = t.port ? Number(t.port) : void 0, e.path = t.path, e.query = {
        ...t.query
      }, t.headers)
        for (let n in t.headers)
          b(t.headers, n) && (e.headers[n] = t.headers[n]);
      return e;
    }
  }
  setHostPrefix(e, t, n, s = xe(t)) {
    if (this.serdeContext?.disableHostPrefix)
      return;
    let i = s[4];
    if (typeof i != "string")
      return;
    let o = i;
    for (let [a, [, c]] of B.of(t.input).getHttpBindings().request.memberBindings) {
      if (!(c >> 17 & 1))
        continue;
      let f = n[a];
      if (typeof f != "string")
        throw new Error(`@smithy/core/schema - ${a} in input must be a string as hostLabel.`);
      o = o.replace(`{${a}}`, f);
    }
    if (e.hostname = o + e.hostname, !St(e.hostname))
      throw new Error(`[${e.hostname}] is not a valid hostname.`);
  }
  deserializeMetadata(e) {
    return {
      httpStatusCode: e.statusCode,
      requestId: e.headers["x-amzn-requestid"] ?? e.headers["x-amzn-request-id"] ?? e.headers["x-amz-request-id"],
      extendedRequestId: e.headers["x-amz-id-2"],
      cfId: e.headers["x-amz-cf-id"]
    };
  }
  resolveError(e, t, n) {
    let s = [-3, "", "Error", 0, [], [], 0], i;
    for (let o of n)
      for (let a of t)
        try {
          a === "*" ? i = o.getSchema(e) : i = o.getSchema(a + "#" + e);
          let c = o.getErrorCtor(i);
          if (c)
            return [i, c, "modeled"];
          {
            let f = o.getBaseException();
            if (f) {
              let d = o.getErrorCtor(f);
              if (d)
                return [i, d, "synthetic"];
            }
          }
        } catch {
        }
    for (let o of n) {
      let a = o.getBaseException();
      if (a) {
        let c = o.getErrorCtor(a);
        if (c)
          return [a, c, "synthetic"];
      }
    }
    return [s, Error, "native"];
  }
  async serializeEventStream({ eventStream: e, requestSchema: t, initialRequest: n }) {
    return (await this.loadEventStreamCapability()).serializeEventStream({
      eventStream: e,
      requestSchema: t,
      initialRequest: n
    });
  }
  async deserializeEventStream({ response: e, responseSchema: t, initialResponseContainer: n }) {
    return (await this.loadEventStreamCapability()).deserializeEventStream({
      response: e,
      responseSchema: t,
      initialResponseContainer: n
    });
  }
  async loadEventStreamCapability() {
    let { EventStreamSerde: e, eventStreamSerdeProvider: t } = await import("./shared-JE5YCTXQ.js"), n = this.resolveEventStreamMarshaller(t);
    return new e({
      marshaller: n,
      serializer: this.serializer,
      deserializer: this.deserializer,
      serdeContext: this.serdeContext,
      defaultContentType: this.getDefaultContentType(),
      compositeErrorRegistry: this.compositeErrorRegistry
    });
  }
  getDefaultContentType() {
    throw new Error(`@smithy/core/protocols - ${this.constructor.name} getDefaultContentType() implementation missing.`);
  }
  async deserializeHttpMessage(e, t, n, s, i) {
    return [];
  }
  getEventStreamMarshaller() {
    let e = this.serdeContext;
    if (!e.eventStreamMarshaller)
      throw new Error("@smithy/core - HttpProtocol: eventStreamMarshaller missing in serdeContext.");
    return e.eventStreamMarshaller;
  }
  resolveEventStreamMarshaller(e) {
    let t = this.serdeContext;
    return t.eventStreamMarshaller ? t.eventStreamMarshaller : e(this.serdeContext);
  }
};

// node_modules/@smithy/core/dist-es/submodules/protocols/HttpBindingProtocol.js
var it = class extends ee {
  async serializeRequest(e, t, n) {
    let s = t && typeof t == "object" ? t : {}, i = {}, o = {}, a = await n.endpoint(), c = B.of(e?.input), f = c.getHttpBindings().request, d = xe(e), h = new U({ query: i, headers: o });
    if (a) {
      this.updateServiceEndpoint(h, a), this.setHostPrefix(h, e, s, d);
      let [u, p, g] = d;
      if (u) {
        h.method = u, h.path = h.path === "/" ? p : h.path + p;
        for (let [l, S] of g)
          i[l] = S;
      }
    }
    h.query = i;
    let m = this.serializeHttpBindings(s, h, f, d);
    return m && (h.body = await this.serializeEventStream({ eventStream: m, requestSchema: c })), h;
  }
  serializeHttpBindings(e, t, n, s) {
    let i = this.serializer, o = typeof i.writeCodec == "function" ? i : void 0, a = t.query, c = t.headers, f = n.syntheticBodySchema, d = !1, h, m, u, p = Object.getOwnPropertyNames(e), g = Object.getPrototypeOf(e), l = (g === Object.prototype || g === null) && !n.hasIdempotency && !n.hasPrefixHeaders && p.length * 2 < n.memberBindings.length, S = l ? p.length : n.memberBindings.length;
    for (let y = 0; y < S; ++y) {
      let E = l ? b(n.byName, p[y]) ? n.byName[p[y]] : void 0 : n.memberBindings[y];
      if (!E)
        continue;
      let M = E[1], Q = E[0], ce = M[0], fe = M[1], G = M[2], O = E[2], _e = E[3], _ = e[Q];
      if (!(_ == null && !(fe >> 10 & 1)))
        if (O === 36) {
          let D = fe >> 11 & 3;
          D ? D === 2 ? m = _ || void 0 : h = _ : (o ? o.writeCodec(ce, _) : i.write(ce, _), h = i.flush());
        } else if (O === 33 || O === 38) {
          let D = this.serializeHttpValue(M, _, O, o);
          O === 33 ? (u ??= /* @__PURE__ */ Object.create(null))[Q] = D : c[_e] = D;
        } else if (O === 39)
          for (let D in _) {
            if (!b(_, D))
              continue;
            let lt = _e + D;
            c[lt.toLowerCase()] = this.serializeHttpValue(G, _[D], 38, o, o ? G[0] : [G[0], { httpHeader: lt }]);
          }
        else (O & 62) === 34 ? this.serializeQuery(M, _, _e, a, o) : d = !0;
    }
    let x = s[1], w = s[3];
    return x && w && t.path.endsWith(x) && (t.path = t.path.slice(0, -x.length) + this.serializePath(w, u, n)), d && f && (o ? o.writeCodec(f, e) : i.write(f, e), h = i.flush()), t.body = h, m;
  }
  serializeQuery(e, t, n, s, i) {
    let [o, a, c] = e, f = i ? void 0 : o.getMergedTraits();
    if (n === void 0) {
      for (let d in t)
        !b(t, d) || d in s || (i || Object.assign(c[0].getMergedTraits(), {
          ...f,
          httpQuery: d,
          httpQueryParams: void 0
        }), this.serializeQuery(c, t[d], d, s, i));
      return;
    }
    if ((a & 192) === 64) {
      let d = [];
      for (let h of t) {
        let m = this.serializeHttpValue(c, h, 34, i, i ? c[0] : [c[0], f]);
        (a >> 13 & 1 || m !== void 0) && d.push(m);
      }
      s[n] = d;
    } else
      s[n] = this.serializeHttpValue(e, t, 34, i, i ? o : [o, f]);
  }
  serializeHttpValue(e, t, n, s, i = e[0]) {
    let o = e[1], a = o & 255;
    return s && !(o & 1792) && (a <= 2 || a === 17 || a === 19) ? String(t) : (s ? s.writeHttpBinding(e, t, n) : this.serializer.write(i, t), this.serializer.flush());
  }
  serializePath(e, t, n) {
    let s = "";
    for (let [i, o] of e) {
      if (o === 0) {
        s += i;
        continue;
      }
      let a = t?.[i];
      if (a === void 0) {
        if (b(n.byName, i) && n.byName[i][2] === 33)
          throw new Error(`No value provided for input HTTP label: ${i}.`);
        s += `{${i}${o === 2 ? "+" : ""}}`;
      } else
        s += o === 2 ? a.split("/").map(Se).join("/") : Se(a);
    }
    return s;
  }
  async deserializeResponse(e, t, n) {
    let s = this.deserializer, i = typeof s.readCodec == "function" ? s : void 0, o = B.of(e.output), a = o.getHttpBindings().response, c = {};
    if (n.statusCode >= 300) {
      let d = await R(n.body, t);
      throw d.byteLength > 0 && Object.assign(c, await s.read(15, d)), await this.handleError(e, t, n, c, this.deserializeMetadata(n)), new Error("@smithy/core/protocols - HTTP Protocol error handler failed to throw.");
    }
    let f = await this.deserializeHttpMessage(o, t, n, c);
    if (f.length) {
      let d = await R(n.body, t);
      if (d.byteLength > 0) {
        let h = await (i ? i.readCodec(a.syntheticBodySchema, d) : s.read(a.syntheticBodySchema, d));
        for (let m of f)
          h[m] != null && (c[m] = h[m]);
      }
    } else a.bindings.payload || await R(n.body, t);
    return c.$metadata = this.deserializeMetadata(n), c;
  }
  async deserializeHttpMessage(e, t, n, s, i) {
    let o = s instanceof Set ? i : s, a = this.deserializer, c = typeof a.readCodec == "function" ? a : void 0, f = B.of(e), { bodyMemberNames: d, bindings: { payload: h, statusCode: m, headers: u, prefixHeaders: p } } = f.getHttpBindings().response, g = n.headers;
    if (h) {
      let [l, S] = h, [x, w] = S, y = w >> 11 & 3;
      if (y)
        y === 2 ? o[l] = await this.deserializeEventStream({
          response: n,
          responseSchema: f
        }) : o[l] = st(n.body);
      else if (n.body) {
        let E = await R(n.body, t);
        E.byteLength > 0 && (o[l] = await (c ? c.readPayload(S, E) : a.read(x, E)));
      }
    }
    for (let l in g) {
      if (!b(g, l))
        continue;
      let S = l.toLowerCase(), x = g[l];
      S !== l && (delete g[l], g[S] = x);
      let w = b(u, S) ? u[S] : void 0;
      if (!w)
        continue;
      let [y, [E, M, Q], , ce] = w;
      if (Q) {
        let fe = M >> 16 & 1 ? Ye(x, ",", 2) : se(x), G = [];
        for (let O of fe)
          G.push(c ? c.readHttpBinding(Q, O.trim(), 38) : await a.read([Q[0], { httpHeader: ce }], O.trim()));
        o[y] = G;
      } else
        o[y] = c ? c.readHttpBinding(w[1], x, 38) : await a.read(E, x);
    }
    for (let [l, [, , S], , x] of p) {
      o[l] = {};
      for (let w in g) {
        if (!b(g, w) || !w.startsWith(x))
          continue;
        let y = g[w];
        o[l][w.slice(x.length)] = c ? c.readHttpBinding(S, y, 38) : await a.read([S[0], { httpHeader: w }], y);
      }
    }
    return m && (o[m[0]] = n.statusCode), d;
  }
};

// node_modules/@smithy/core/dist-es/submodules/protocols/RpcProtocol.js
var ot = class extends ee {
  async serializeRequest(e, t, n) {
    let s = this.serializer, i = {}, o = {}, a = await n.endpoint(), c = N.of(e?.input), f = c.getSchema(), d, h = t && typeof t == "object" ? t : {}, m = new U({
      protocol: "",
      hostname: "",
      port: void 0,
      path: "/",
      fragment: void 0,
      query: i,
      headers: o,
      body: void 0
    });
    if (a && (this.updateServiceEndpoint(m, a), this.setHostPrefix(m, e, h)), h) {
      let u = c.getEventStreamMember();
      if (u) {
        if (h[u]) {
          let p = {};
          for (let [g] of c.structIterator())
            g !== u && h[g] != null && (p[g] = h[g]);
          d = await this.serializeEventStream({
            eventStream: h[u],
            requestSchema: c,
            initialRequest: p
          });
        }
      } else
        s.write(f, h), d = s.flush();
    }
    return m.headers = Object.assign(m.headers, o), m.query = i, m.body = d, m.method = "POST", m;
  }
  async deserializeResponse(e, t, n) {
    let s = this.deserializer, i = N.of(e.output), o = {};
    if (this.isErrorResponse(n.statusCode)) {
      let c = await R(n.body, t);
      throw c.byteLength > 0 && Object.assign(o, await s.read(15, c)), await this.handleError(e, t, n, o, this.deserializeMetadata(n)), new Error("@smithy/core/protocols - RPC Protocol error handler failed to throw.");
    }
    for (let c in n.headers) {
      if (!b(n.headers, c))
        continue;
      let f = n.headers[c];
      delete n.headers[c], n.headers[c.toLowerCase()] = f;
    }
    let a = i.getEventStreamMember();
    if (a)
      o[a] = await this.deserializeEventStream({
        response: n,
        responseSchema: i,
        initialResponseContainer: o
      });
    else {
      let c = await R(n.body, t);
      c.byteLength > 0 && Object.assign(o, await s.read(i, c));
    }
    return o.$metadata = this.deserializeMetadata(n), o;
  }
  isErrorResponse(e) {
    return e >= 300;
  }
};

// node_modules/@smithy/core/dist-es/submodules/protocols/serde/FromStringShapeDeserializer.js
var ie = class extends $ {
  settings;
  constructor(e) {
    super(), this.settings = e;
  }
  read(e, t) {
    let n = B.of(e), s = n.getMergedTraits(), i = n.getHttpBindingLocation(s);
    return this.readHttpBinding(n.getHttpBindingValue(i, s), t, i);
  }
  readHttpBinding([e, t, n], s, i) {
    let o = t & 255;
    if ((o & 192) === 64)
      return n ??= e.getHttpBindingCollectionValue(i), se(s).map((a) => this.readHttpBinding(n, a, i));
    switch (o) {
      case 21:
      case 42:
        return (this.serdeContext?.base64Decoder ?? J)(s);
      case 4:
      case 5:
      case 6:
      case 7: {
        let a = this.settings.httpBindings ? t >> 14 & 3 : 0;
        switch (this.settings.timestampFormat.useTrait && o > 4 ? o : a ? a + 4 : this.settings.timestampFormat.default) {
          case 5:
            return Qe(s);
          case 6:
            return Ge(s);
          case 7:
            return qe(s);
          default:
            return console.warn("Missing timestamp format, parsing value with Date constructor:", s), new Date(s);
        }
      }
      case 0: {
        let a = t >> 8 & 3;
        if (!a)
          return s;
        let c = s;
        return (i & 6) === 6 && (c = (this.serdeContext?.utf8Encoder ?? H)((this.serdeContext?.base64Decoder ?? J)(c))), a === 2 ? A.from(c) : c;
      }
      case 1:
        return Number(s);
      case 2:
        return s.toLowerCase() === "true";
      case 17:
        return BigInt(s);
      case 19:
        return new T(s, "bigDecimal");
      default:
        return s;
    }
  }
};

// node_modules/@smithy/core/dist-es/submodules/protocols/serde/HttpInterceptingShapeDeserializer.js
var at = class extends $ {
  codecDeserializer;
  stringDeserializer;
  constructor(e, t) {
    super(), this.codecDeserializer = e, this.stringDeserializer = new ie(t);
  }
  setSerdeContext(e) {
    this.stringDeserializer.setSerdeContext(e), this.codecDeserializer.setSerdeContext(e), this.serdeContext = e;
  }
  read(e, t) {
    let n = B.of(e), s = n.getMergedTraits();
    if (s.httpHeader || s.httpResponseCode) {
      let i = n.getHttpBindingValue(38, s);
      return this.readHttpBinding(i, t, 38);
    }
    return s.httpPayload ? this.readPayload(n.getHttpBindingValue(36, s), t) : this.readCodec(n, t);
  }
  readHttpBinding(e, t, n) {
    let s = typeof t == "string" ? t : (this.serdeContext?.utf8Encoder ?? H)(t);
    return this.stringDeserializer.readHttpBinding(e, s, n);
  }
  readPayload([e, t], n) {
    let s = t & 255;
    return s === 21 || s === 42 ? typeof n == "string" ? (this.serdeContext?.utf8Decoder ?? K)(n) : n : s === 0 ? typeof n == "string" ? n : (this.serdeContext?.utf8Encoder ?? H)(n) : this.readCodec(e, n);
  }
  readCodec(e, t) {
    return this.codecDeserializer.read(e, t);
  }
};

// node_modules/@smithy/core/dist-es/submodules/protocols/serde/ToStringShapeSerializer.js
var we = class extends $ {
  settings;
  stringBuffer = "";
  constructor(e) {
    super(), this.settings = e;
  }
  write(e, t) {
    let n = B.of(e), s = n.getMergedTraits(), i = n.getHttpBindingLocation(s);
    this.writeHttpBinding(n.getHttpBindingValue(i, s), t, i);
  }
  writeHttpBinding([e, t, n], s, i) {
    let o = t & 255;
    switch (typeof s) {
      case "object":
        if (s === null) {
          this.stringBuffer = "null";
          return;
        }
        if (o >= 4 && o <= 7) {
          if (!(s instanceof Date))
            throw new Error(`@smithy/core/protocols - received non-Date value ${s} when schema expected Date in ${e.getName(!0)}`);
          let f = this.settings.httpBindings ? t >> 14 & 3 : 0;
          switch (this.settings.timestampFormat.useTrait && o > 4 ? o : f ? f + 4 : this.settings.timestampFormat.default) {
            case 5:
              this.stringBuffer = s.toISOString().replace(".000Z", "Z");
              break;
            case 6:
              this.stringBuffer = ne(s);
              break;
            case 7:
              this.stringBuffer = String(s.getTime() / 1e3);
              break;
            default:
              console.warn("Missing timestamp format, using epoch seconds", s), this.stringBuffer = String(s.getTime() / 1e3);
          }
          return;
        }
        if ((o === 21 || o === 42) && "byteLength" in s) {
          this.stringBuffer = (this.serdeContext?.base64Encoder ?? j)(s);
          return;
        }
        if ((o & 192) === 64 && Array.isArray(s)) {
          n ??= e.getHttpBindingCollectionValue(i);
          let f = n[1] & 255, d = f >= 4 && f <= 7, h = "";
          for (let m of s) {
            this.writeHttpBinding(n, m, i);
            let u = this.flush();
            h && (h += ", "), h += d ? u : Fe(u);
          }
          this.stringBuffer = h;
          return;
        }
        this.stringBuffer = JSON.stringify(s, null, 2);
        break;
      case "string":
        let a = t >> 8 & 3, c = s;
        if (a === 2 && (c = A.from(c)), a && (i & 6) === 6) {
          this.stringBuffer = (this.serdeContext?.base64Encoder ?? j)(c.toString());
          return;
        }
        this.stringBuffer = s;
        break;
      default:
        this.stringBuffer = t >> 10 & 1 ? be() : String(s);
    }
  }
  flush() {
    let e = this.stringBuffer;
    return this.stringBuffer = "", e;
  }
};

// node_modules/@smithy/core/dist-es/submodules/protocols/serde/HttpInterceptingShapeSerializer.js
var ct = class {
  codecSerializer;
  stringSerializer;
  buffer;
  constructor(e, t, n = new we(t)) {
    this.codecSerializer = e, this.stringSerializer = n;
  }
  setSerdeContext(e) {
    this.codecSerializer.setSerdeContext(e), this.stringSerializer.setSerdeContext(e);
  }
  write(e, t) {
    let n = B.of(e), s = n.getMergedTraits();
    if (s.httpHeader || s.httpLabel || s.httpQuery) {
      let i = n.getHttpBindingLocation(s);
      this.writeHttpBinding(n.getHttpBindingValue(i, s), t, i);
      return;
    }
    this.writeCodec(n, t);
  }
  writeHttpBinding(e, t, n) {
    this.stringSerializer.writeHttpBinding(e, t, n), this.buffer = this.stringSerializer.flush();
  }
  writeCodec(e, t) {
    this.codecSerializer.write(e, t);
  }
  flush() {
    if (this.buffer !== void 0) {
      let e = this.buffer;
      return this.buffer = void 0, e;
    }
    return this.codecSerializer.flush();
  }
};

// node_modules/@smithy/core/dist-es/submodules/protocols/serde/determineTimestampFormat.js
function oe(r, e) {
  if (e.timestampFormat.useTrait) {
    let a = r.getSchema();
    if (a === 5 || a === 6 || a === 7)
      return a;
  }
  let { httpLabel: t, httpPrefixHeaders: n, httpHeader: s, httpQuery: i } = r.getMergedTraits();
  return (e.httpBindings ? typeof n == "string" || s ? 6 : i || t ? 5 : void 0 : void 0) ?? e.timestampFormat.default;
}

// node_modules/@smithy/core/dist-es/submodules/protocols/protocol-http/extensions/httpExtensionConfiguration.js
var vr = (r) => (r.logger && r.logger.constructor?.name !== "NoOpLogger" && r.requestHandler?.updateHttpClientConfig?.(/* @__PURE__ */ Symbol.for("logger"), r.logger), r.defaultSocketTimeout && r.requestHandler?.updateHttpClientConfig?.(/* @__PURE__ */ Symbol.for("@smithy/defaultSocketTimeout"), r.defaultSocketTimeout), {
  setHttpHandler(e) {
    r.requestHandler = e;
  },
  httpHandler() {
    return r.requestHandler;
  },
  updateHttpClientConfig(e, t) {
    r.requestHandler?.updateHttpClientConfig(e, t);
  },
  httpHandlerConfigs() {
    return r.requestHandler.httpHandlerConfigs();
  }
}), en = (r) => ({
  requestHandler: r.httpHandler()
});

// node_modules/@smithy/core/dist-es/submodules/protocols/ConfigurableSerdeContext.js
var F = class {
  serdeContext;
  setSerdeContext(e) {
    this.serdeContext = e;
  }
};

// node_modules/@smithy/core/dist-es/submodules/protocols/UnionSerde.js
var Ee = class {
  from;
  to;
  keys;
  constructor(e, t) {
    this.from = e, this.to = t;
    let n = Object.keys(this.from), s = new Set(n);
    s.delete("__type"), this.keys = s;
  }
  mark(e) {
    this.keys.delete(e);
  }
  hasUnknown() {
    return this.keys.size === 1 && Object.keys(this.to).length === 0;
  }
  writeUnknown() {
    if (this.hasUnknown()) {
      let e = this.keys.values().next().value, t = this.from[e];
      this.to.$unknown = [e, t];
    }
  }
};

// node_modules/@smithy/core/dist-es/submodules/protocols/json/detectBufferParsing.js
var ae;
function Te() {
  if (ae === void 0)
    try {
      if (typeof Buffer != "function")
        ae = !1;
      else {
        let r = JSON.parse(Buffer.from([123, 125]));
        ae = r !== null && typeof r == "object";
      }
    } catch {
      ae = !1;
    }
  return ae;
}

// node_modules/@smithy/core/dist-es/submodules/protocols/json/jsonReviver.js
function Be(r, e, t) {
  if (t?.source) {
    let n = t.source;
    if (typeof e == "number")
      return e <= Number.MAX_SAFE_INTEGER && e >= Number.MIN_SAFE_INTEGER ? rn(n, e) ? e : new T(n, "bigDecimal") : tn(n) ? new T(n, "bigDecimal") : /[eE]/.test(n) ? nn(n) : BigInt(n);
  }
  return e;
}
function tn(r) {
  let e = r.indexOf(".");
  if (e === -1)
    return !1;
  let t = r.search(/[eE]/);
  if (t === -1)
    return !0;
  let n = t - e - 1;
  return parseInt(r.slice(t + 1), 10) < n;
}
function rn(r, e) {
  if (r === String(e) || Object.is(e, -0))
    return !0;
  if (/[eE]/.test(r))
    return ft(r) === ft(String(e));
  let t = r.replace(/(\.\d*?)0+$/, "$1").replace(/\.$/, ""), n = String(e);
  return t === n ? !0 : /[eE]/.test(n) ? t === ft(n) : !1;
}
function ft(r) {
  let e = r.startsWith("-"), t = e ? r.slice(1) : r, n = t.search(/[eE]/), s;
  if (n === -1)
    s = t;
  else {
    let i = parseInt(t.slice(n + 1), 10), o = t.slice(0, n), a = o.indexOf("."), c, f;
    a === -1 ? (c = o, f = o.length) : (c = o.slice(0, a) + o.slice(a + 1), f = a), c = c.replace(/0+$/, "") || "0";
    let d = f + i;
    c === "0" ? s = "0" : d <= 0 ? s = "0." + "0".repeat(-d) + c : d >= c.length ? s = c + "0".repeat(d - c.length) : s = c.slice(0, d) + "." + c.slice(d);
  }
  return s.includes(".") && (s = s.replace(/(\.\d*?)0+$/, "$1").replace(/\.$/, "")), (e ? "-" : "") + s;
}
function nn(r) {
  let e = r.search(/[eE]/), t = parseInt(r.slice(e + 1), 10), n = r.startsWith("-"), s = r.slice(n ? 1 : 0, e), i = s.indexOf("."), o, a;
  if (i === -1)
    o = s, a = t;
  else {
    o = s.slice(0, i) + s.slice(i + 1);
    let f = s.length - i - 1;
    a = t - f;
  }
  o = o.replace(/0+$/, "") || "0";
  let c = BigInt(o) * 10n ** BigInt(a + (s.replace(".", "").length - o.length));
  return n ? -c : c;
}

// node_modules/@smithy/core/dist-es/submodules/protocols/json/needsReviver.js
var dt = /* @__PURE__ */ Symbol.for("@aws-sdk/reviver");
function Ne(r) {
  let e = N.of(r), t = e.getSchema();
  if (Array.isArray(t) && e.isStructSchema()) {
    if (dt in t)
      return t[dt];
    let n = Ce(e, /* @__PURE__ */ new Set());
    return t[dt] = n, n;
  }
  return Ce(e, /* @__PURE__ */ new Set());
}
function Ce(r, e) {
  let t = r.getSchema();
  if (e.has(t))
    return !1;
  if (e.add(t), r.isBigIntegerSchema() || r.isBigDecimalSchema())
    return !0;
  if (r.isStructSchema()) {
    for (let [, n] of r.structIterator())
      if (Ce(n, e))
        return !0;
  } else if (r.isListSchema() || r.isMapSchema()) {
    if (Ce(r.getValueSchema(), e))
      return !0;
  } else if (r.isDocumentSchema())
    return !0;
  return !1;
}

// node_modules/@smithy/core/dist-es/submodules/protocols/common.js
var vt = (r, e) => R(r, e).then((t) => (e?.utf8Encoder ?? H)(t));

// node_modules/@smithy/core/dist-es/submodules/protocols/json/parseJsonBody.js
async function mt(r, e, t) {
  let n;
  if (Te() && typeof r?.[Symbol.asyncIterator] == "function") {
    let i = await R(r, e);
    typeof Buffer == "function" && (Buffer.isBuffer(i) ? n = i : n = Buffer.from(i.buffer, i.byteOffset, i.byteLength));
  }
  if (n || (n = await vt(r, e)), n.length === 0)
    return {};
  let s = t && Ne(t) ? Be : void 0;
  try {
    return JSON.parse(n, s);
  } catch (i) {
    throw i?.name === "SyntaxError" && Object.defineProperty(i, "$responseBodyText", {
      value: typeof n == "string" ? n : n.toString("utf8")
    }), i;
  }
}
var er = (r, e) => Object.keys(r).find((t) => t.toLowerCase() === e.toLowerCase()), ht = (r) => {
  let e = r;
  return typeof e == "number" && (e = e.toString()), e.indexOf(",") >= 0 && (e = e.split(",")[0]), e.indexOf(":") >= 0 && (e = e.split(":")[0]), e.indexOf("#") >= 0 && (e = e.split("#")[1]), e;
}, sn = (r, e) => on(r, e, ["header", "code", "type"]);
var on = ({ headers: r }, e, t) => {
  for (; t.length > 0; )
    switch (t.shift()) {
      case "header":
        let s = er(r ?? {}, "x-amzn-errortype");
        if (s !== void 0)
          return ht(r[s]);
        break;
      case "code":
        let i = er(e ?? {}, "code");
        if (i && e[i] !== void 0)
          return ht(e[i]);
        break;
      case "type":
        if (e?.__type !== void 0)
          return ht(e.__type);
        break;
    }
};

// node_modules/@smithy/core/dist-es/submodules/protocols/json/codec-v2/JsonShapeDeserializer2.js
var Ae = class extends F {
  settings;
  constructor(e) {
    super(), this.settings = e;
  }
  async read(e, t) {
    let n = Ne(e) ? Be : void 0, s;
    if (typeof t == "string") {
      if (t.length === 0)
        return {};
      s = JSON.parse(t, n);
    } else if (t instanceof Uint8Array && Te()) {
      if (t.byteLength === 0)
        return {};
      let i = Buffer.isBuffer(t) ? t : Buffer.from(t.buffer, t.byteOffset, t.byteLength);
      s = JSON.parse(i, n);
    } else
      s = await mt(t, this.serdeContext, e);
    return this._read(e, s);
  }
  readObject(e, t) {
    return this._read(e, t);
  }
  _read(e, t) {
    let n = t !== null && typeof t == "object", s = N.of(e);
    if (n) {
      if (s.isStructSchema())
        return this._readStruct(s, t);
      if (Array.isArray(t) && s.isListSchema()) {
        let o = s.getValueSchema();
        if (this.needsTransform(o))
          for (let a = 0; a < t.length; ++a)
            t[a] = this._read(o, t[a]);
        return t;
      }
      if (s.isMapSchema()) {
        let o = s.getValueSchema(), a = t;
        if (this.needsTransform(o))
          for (let c in a)
            b(a, c) && (c === "__proto__" && V(a), a[c] = this._read(o, a[c]));
        return a;
      }
    }
    if (s.isBlobSchema() && typeof t == "string")
      return J(t);
    let i = s.getMergedTraits().mediaType;
    if (s.isStringSchema() && typeof t == "string" && i)
      return i === "application/json" || i.endsWith("+json") ? A.from(t) : t;
    if (s.isTimestampSchema() && t != null)
      switch (oe(s, this.settings)) {
        case 5:
          return je(t);
        case 6:
          return Pe(t);
        case 7:
          return ke(t);
        default:
          return console.warn("Missing timestamp format, parsing value with Date constructor:", t), new Date(t);
      }
    if (s.isBigIntegerSchema() && (typeof t == "number" || typeof t == "string"))
      return BigInt(t);
    if (s.isBigDecimalSchema() && t != null) {
      if (t instanceof T)
        return t;
      let o = t;
      return o.type === "bigDecimal" && "string" in o ? new T(o.string, o.type) : new T(String(t), "bigDecimal");
    }
    if (s.isNumericSchema() && typeof t == "string") {
      switch (t) {
        case "Infinity":
          return 1 / 0;
        case "-Infinity":
          return -1 / 0;
        case "NaN":
          return NaN;
      }
      return t;
    }
    if (s.isDocumentSchema() && n)
      if (Array.isArray(t))
        for (let o = 0; o < t.length; ++o) {
          let a = t[o];
          a instanceof T || (t[o] = this._read(s, a));
        }
      else {
        let o = t;
        for (let a in o) {
          if (!b(o, a))
            continue;
          a === "__proto__" && V(o);
          let c = o[a];
          c instanceof T || (o[a] = this._read(s, c));
        }
      }
    return t;
  }
  _readStruct(e, t) {
    let n = e.isUnionSchema(), s = {}, i, o = typeof t.__type == "string", { jsonName: a } = this.settings;
    a && o && (i = {});
    let c;
    n && (c = new Ee(t, s));
    for (let [f, d] of e.structIterator()) {
      let h = f;
      a && (h = d.getMergedTraits().jsonName ?? h, o && (i[h] = f)), n && c.mark(h), t[h] != null && (s[f] = this._read(d, t[h]));
    }
    if (n)
      c.writeUnknown();
    else if (o)
      for (let f in t) {
        if (!b(t, f))
          continue;
        let d = t[f], h = a ? i[f] ?? f : f;
        h in s || (s[h] = d);
      }
    return s;
  }
  needsTransform(e) {
    return !!(e.isBlobSchema() || e.isTimestampSchema() || e.isBigIntegerSchema() || e.isBigDecimalSchema() || e.isNumericSchema() || e.isDocumentSchema() || e.isStructSchema() || e.isListSchema() || e.isMapSchema() || e.isStringSchema() && e.getMergedTraits().mediaType);
  }
};

// node_modules/@smithy/core/dist-es/submodules/protocols/json/codec-v2/JsonBytesStringAdapter.js
var Re = class r extends Uint8Array {
  string = null;
  static allocUnsafe(e) {
    if (typeof Buffer == "function") {
      let t = Buffer.allocUnsafe(e);
      return new r(t.buffer, t.byteOffset, t.byteLength);
    }
    return new r(e);
  }
  toString() {
    return this.s();
  }
  valueOf() {
    return this.s();
  }
  includes(e, t) {
    return typeof e == "string" ? this.s().includes(e, t) : Uint8Array.prototype.includes.call(this, e, t);
  }
  indexOf(e, t) {
    return typeof e == "string" ? this.s().indexOf(e, t) : Uint8Array.prototype.indexOf.call(this, e, t);
  }
  lastIndexOf(e, t) {
    if (typeof e == "string")
      return this.s().lastIndexOf(e, t);
    let n = Uint8Array.prototype.lastIndexOf;
    return t !== void 0 ? n.call(this, e, t) : n.call(this, e);
  }
  startsWith(e, t) {
    return this.s().startsWith(e, t);
  }
  endsWith(e, t) {
    return this.s().endsWith(e, t);
  }
  match(e) {
    return this.s().match(e);
  }
  replace(e, t) {
    return this.s().replace(e, t);
  }
  search(e) {
    return this.s().search(e);
  }
  split(e, t) {
    return this.s().split(e, t);
  }
  substring(e, t) {
    return this.s().substring(e, t);
  }
  trim() {
    return this.s().trim();
  }
  trimStart() {
    return this.s().trimStart();
  }
  trimEnd() {
    return this.s().trimEnd();
  }
  charAt(e) {
    return this.s().charAt(e);
  }
  charCodeAt(e) {
    return this.s().charCodeAt(e);
  }
  padStart(e, t) {
    return this.s().padStart(e, t);
  }
  padEnd(e, t) {
    return this.s().padEnd(e, t);
  }
  repeat(e) {
    return this.s().repeat(e);
  }
  toUpperCase() {
    return this.s().toUpperCase();
  }
  toLowerCase() {
    return this.s().toLowerCase();
  }
  s() {
    if (this.string == null) {
      let e = Date.now();
      e > tr + 6e4 && (console.warn("@aws-sdk/core/protocols - WARN - JsonCodec2: you have called a string method on a Uint8Array request body. It has been automatically converted to string. In a future version this will throw an error."), tr = e), this.string = H(this);
    }
    return this.string;
  }
}, tr = 0;

// node_modules/@smithy/core/dist-es/submodules/protocols/json/codec-v2/JsonShapeSerializer2.js
var Me = new TextEncoder(), rr = 123, nr = 125, an = 91, cn = 93, te = 34, He = 58, Ie = 44, sr = 92, fn = new Uint8Array([116, 114, 117, 101]), dn = new Uint8Array([102, 97, 108, 115, 101]), hn = new Uint8Array([110, 117, 108, 108]), L = new Array(128).fill(null);
L[8] = "b";
L[9] = "t";
L[10] = "n";
L[12] = "f";
L[13] = "r";
L[34] = '"';
L[92] = "\\";
for (let r = 0; r < 32; r++)
  L[r] === null && (L[r] = "u00" + r.toString(16).padStart(2, "0"));
var ir = 2048;
function ut(r) {
  return Re.allocUnsafe(r);
}
var Oe = class r extends F {
  settings;
  json;
  i = 0;
  rootSchema;
  rawValue;
  passthrough = !1;
  constructor(e) {
    super(), this.settings = e, this.json = ut(ir);
  }
  write(e, t) {
    this.i = 0, this.rawValue = t, this.rootSchema = N.of(e), this.passthrough = this.rootSchema.isBlobSchema() || this.rootSchema.isStringSchema(), this.passthrough || this.writeValue(this.rootSchema, t, void 0);
  }
  writeDiscriminatedDocument(e, t) {
    this.i = 0, this.rootSchema = N.of(e);
    let n = this.rootSchema;
    if (n.isStructSchema() && t != null && typeof t == "object") {
      this.writeValue(n, t, void 0);
      let s = `"__type":"${n.getName(!0) ?? "Unknown"}",`, i = s.length;
      this.ensure(i), this.json.copyWithin(1 + i, 1, this.i), Me.encodeInto(s, this.json.subarray(1)), this.i += i;
    } else
      this.writeValue(n, t, void 0);
  }
  flush() {
    this.rootSchema = void 0;
    let e = this.i;
    this.i = 0;
    let t = this.rawValue;
    if (this.rawValue = void 0, e === 0)
      return t;
    let n = this.json.subarray(0, e);
    return this.json = ut(ir), n;
  }
  ensure(e) {
    let { i: t, json: n } = this;
    if (t + e > n.length) {
      let s = n.length * 2;
      for (; s < t + e; )
        s *= 2;
      let i = ut(s);
      i.set(this.json), this.json = i;
    }
  }
  writeAscii(e) {
    let t = e.length;
    this.ensure(t);
    let { i: n, json: s } = this;
    for (let i = 0; i < t; ++i)
      s[n] = e.charCodeAt(i), n += 1;
    this.i = n;
  }
  writeAsciiQuoted(e) {
    let t = e.length;
    this.ensure(t + 4);
    let { json: n, i: s } = this;
    n[s++] = te;
    for (let i = 0; i < t; ++i)
      n[s++] = e.charCodeAt(i);
    n[s++] = te, this.i = s;
  }
  writeJsonString(e) {
    let t = e.length;
    this.ensure(t * 3 + 2), this.json[this.i++] = te;
    for (let n = 0; n < t; ++n) {
      let s = e.charCodeAt(n);
      if (s > 34 && s < 92)
        this.json[this.i++] = s;
      else if (s < 128) {
        let i = L[s];
        if (i !== null) {
          this.ensure(i.length + 1 + (t - n - 1) * 3 + 1), this.json[this.i++] = sr;
          for (let o = 0; o < i.length; o++)
            this.json[this.i++] = i.charCodeAt(o);
        } else
          this.json[this.i++] = s;
      } else if (s >= 55296 && s <= 56319) {
        let i = n + 1 < t ? e.charCodeAt(n + 1) : 0;
        if (i >= 56320 && i <= 57343) {
          this.ensure(4);
          let { written: o } = Me.encodeInto(e.substring(n, n + 2), this.json.subarray(this.i));
          this.i += o, ++n;
        } else
          this.ensure(6 + (t - n - 1) * 3 + 1), this.writeUnicodeEscape(s);
      } else if (s >= 56320 && s <= 57343)
        this.ensure(6 + (t - n - 1) * 3 + 1), this.writeUnicodeEscape(s);
      else {
        let { i, json: o } = this;
        s < 2048 ? (o[i++] = 192 | s >> 6, o[i++] = 128 | s & 63) : (o[i++] = 224 | s >> 12, o[i++] = 128 | s >> 6 & 63, o[i++] = 128 | s & 63), this.i = i;
      }
    }
    this.json[this.i++] = te;
  }
  writeUnicodeEscape(e) {
    let { json: t, i: n } = this;
    t[n++] = sr, t[n++] = 117;
    let s = e.toString(16).padStart(4, "0");
    for (let i = 0; i < 4; ++i)
      t[n++] = s.charCodeAt(i);
    this.i = n;
  }
  static B64 = (() => {
    let e = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/", t = new Uint8Array(64);
    for (let n = 0; n < 64; ++n)
      t[n] = e.charCodeAt(n);
    return t;
  })();
  writeBase64(e) {
    let t = Math.ceil(e.length / 3) * 4;
    this.ensure(t + 2);
    let n = this.json, s = r.B64, i = this.i;
    n[i++] = te;
    let o = e.length, a = o % 3, c = o - a;
    for (let f = 0; f < c; f += 3) {
      let d = e[f], h = e[f + 1], m = e[f + 2];
      n[i++] = s[d >> 2], n[i++] = s[(d & 3) << 4 | h >> 4], n[i++] = s[(h & 15) << 2 | m >> 6], n[i++] = s[m & 63];
    }
    if (a === 2) {
      let f = e[c], d = e[c + 1];
      n[i++] = s[f >> 2], n[i++] = s[(f & 3) << 4 | d >> 4], n[i++] = s[(d & 15) << 2], n[i++] = 61;
    } else if (a === 1) {
      let f = e[c];
      n[i++] = s[f >> 2], n[i++] = s[(f & 3) << 4], n[i++] = 61, n[i++] = 61;
    }
    n[i++] = te, this.i = i;
  }
  writeValue(e, t, n) {
    if (t == null) {
      if (n?.isStructSchema()) {
        if (t === void 0 && N.of(e).isIdempotencyToken()) {
          this.writeAsciiQuoted(be());
          return;
        }
        return;
      }
      this.ensure(4), this.json.set(hn, this.i), this.i += 4;
      return;
    }
    let s = N.of(e), i = typeof t == "object";
    if (s.isStringSchema()) {
      let o = s.getMergedTraits().mediaType;
      if (o && (o === "application/json" || o.endsWith("+json"))) {
        this.writeJsonString(A.from(t).toString());
        return;
      }
    }
    if (this.settings.bigNumberAsString && t != null && (s.isBigIntegerSchema() || s.isBigDecimalSchema())) {
      let o = t instanceof T ? t.string : String(t);
      this.writeAsciiQuoted(o);
      return;
    }
    if (i) {
      if (s.isStructSchema()) {
        this.writeStruct(s, t);
        return;
      }
      if (Array.isArray(t) && (s.isListSchema() || s.isDocumentSchema())) {
        this.writeList(s, t, s.isDocumentSchema());
        return;
      }
      if (s.isMapSchema()) {
        this.writeMap(s, t, !1);
        return;
      }
      if (t instanceof Uint8Array && (s.isBlobSchema() || s.isDocumentSchema())) {
        this.writeBase64(t);
        return;
      }
      if (t instanceof Date && (s.isTimestampSchema() || s.isDocumentSchema())) {
        this.writeTimestamp(s, t);
        return;
      }
      if (t instanceof T) {
        this.writeAscii(t.string);
        return;
      }
      if (s.isDocumentSchema()) {
        Array.isArray(t) ? this.writeList(s, t, !0) : this.writeMap(s, t, !0);
        return;
      }
      let o = JSON.stringify(t);
      this.writeAscii(o);
      return;
    }
    if (typeof t == "string") {
      if (s.isBlobSchema()) {
        let o = (this.serdeContext?.base64Encoder ?? j)(t);
        this.writeAsciiQuoted(o);
        return;
      }
      this.writeJsonString(t);
      return;
    }
    if (typeof t == "number") {
      if (Math.abs(t) === 1 / 0 || Number.isNaN(t)) {
        this.writeAsciiQuoted(String(t));
        return;
      }
      let o = String(t);
      this.writeAscii(o);
      return;
    }
    if (typeof t == "boolean") {
      this.ensure(5);
      let { i: o, json: a } = this;
      t ? (a.set(fn, o), o += 4) : (a.set(dn, o), o += 5), this.i = o;
      return;
    }
    if (typeof t == "bigint") {
      this.writeAscii(t.toString());
      return;
    }
    this.writeAscii(String(t));
  }
  writeStruct(e, t) {
    this.ensure(2), this.json[this.i++] = rr;
    let n = !1, s = typeof t.__type == "string", i;
    s && (i = /* @__PURE__ */ new Set());
    for (let [o, a] of e.structIterator()) {
      let c = t[o];
      if (c == null && !a.isIdempotencyToken())
        continue;
      n && (this.ensure(1), this.json[this.i++] = Ie), n = !0;
      let f = this.settings.jsonName ? a.getMergedTraits().jsonName ?? o : o;
      i && (i.add(o), i.add(f)), this.writeAsciiQuoted(f), this.json[this.i++] = He, this.writeValue(a, c, e);
    }
    if (!n && e.isUnionSchema()) {
      let { $unknown: o } = t;
      if (Array.isArray(o)) {
        let [a, c] = o;
        this.writeAsciiQuoted(a), this.ensure(1), this.json[this.i++] = He, this.writeValue(15, c, e);
      }
    } else if (s)
      for (let o in t) {
        if (i.has(o))
          continue;
        i.add(o);
        let a = t[o];
        n && (this.ensure(1), this.json[this.i++] = Ie), n = !0, this.writeAsciiQuoted(o), this.ensure(1), this.json[this.i++] = He, this.writeValue(15, a, void 0);
      }
    this.ensure(1), this.json[this.i++] = nr;
  }
  writeList(e, t, n) {
    let s = !!e.getMergedTraits().sparse, i = e.getValueSchema();
    if (!n && (i.isStringSchema() || i.isNumericSchema() || i.isBooleanSchema())) {
      let a = !1;
      for (let f = 0; f < t.length; ++f) {
        let d = t[f];
        if (Number.isNaN(d) || d === 1 / 0 || d === -1 / 0 || d == null && !s) {
          a = !0;
          break;
        }
      }
      let c;
      if (!a)
        c = JSON.stringify(t);
      else {
        let f = [];
        for (let d = 0; d < t.length; ++d) {
          let h = t[d];
          h == null && !s || (Number.isNaN(h) || h === 1 / 0 || h === -1 / 0 ? f.push(String(h)) : f.push(h));
        }
        c = JSON.stringify(f);
      }
      this.ensure(c.length * 3), this.i += Me.encodeInto(c, this.json.subarray(this.i)).written;
      return;
    }
    this.ensure(2), this.json[this.i++] = an;
    let o = !1;
    for (let a = 0; a < t.length; ++a) {
      let c = t[a];
      (n ? c === void 0 : c == null && !s) || (o && (this.ensure(1), this.json[this.i++] = Ie), this.writeValue(i, c, void 0), o = !0);
    }
    this.ensure(1), this.json[this.i++] = cn;
  }
  writeMap(e, t, n) {
    let s = !!e.getMergedTraits().sparse, i = e.getValueSchema();
    if (!n && (i.isStringSchema() || i.isNumericSchema() || i.isBooleanSchema())) {
      let a;
      for (let f in t) {
        if (!b(t, f))
          continue;
        let d = t[f];
        Number.isNaN(d) || d === 1 / 0 || d === -1 / 0 ? ((a ??= {})[f] = d, t[f] = String(d)) : d === null && !s && ((a ??= {})[f] = null, t[f] = void 0);
      }
      let c = JSON.stringify(t);
      a && Object.assign(t, a), this.ensure(c.length * 3), this.i += Me.encodeInto(c, this.json.subarray(this.i)).written;
      return;
    }
    this.ensure(2), this.json[this.i++] = rr;
    let o = !0;
    for (let a in t) {
      if (!b(t, a))
        continue;
      let c = t[a];
      (n ? c === void 0 : c == null && !s) || (o || (this.ensure(1), this.json[this.i++] = Ie), o = !1, this.writeJsonString(a), this.ensure(1), this.json[this.i++] = He, this.writeValue(i, c, void 0));
    }
    this.ensure(1), this.json[this.i++] = nr;
  }
  writeTimestamp(e, t) {
    switch (oe(e, this.settings)) {
      case 5: {
        let s = t.toISOString().replace(".000Z", "Z");
        this.writeAsciiQuoted(s);
        return;
      }
      case 6: {
        this.writeAsciiQuoted(ne(t));
        return;
      }
      case 7: {
        let s = String(t.getTime() / 1e3);
        this.writeAscii(s);
        return;
      }
      default: {
        let s = String(t.getTime() / 1e3);
        this.writeAscii(s);
        return;
      }
    }
  }
};

// node_modules/@smithy/core/dist-es/submodules/protocols/json/codec-v2/JsonCodec2.js
var pt = class extends F {
  settings;
  constructor(e) {
    super(), this.settings = e;
  }
  createSerializer() {
    let e = new Oe(this.settings);
    return e.setSerdeContext(this.serdeContext), e;
  }
  createDeserializer() {
    let e = new Ae(this.settings);
    return e.setSerdeContext(this.serdeContext), e;
  }
};

export {
  J as a,
  j as b,
  H as c,
  ne as d,
  br as e,
  Pe as f,
  T as g,
  Pr as h,
  Vr as i,
  Wr as j,
  rt as k,
  st as l,
  Gr as m,
  be as n,
  R as o,
  Se as p,
  it as q,
  ot as r,
  ie as s,
  at as t,
  ct as u,
  oe as v,
  vr as w,
  en as x,
  cr as y,
  sn as z,
  pt as A
};
