import {
  g as Ae
} from "./shared-YCZRCYCD.js";

// node_modules/js-yaml/dist/js-yaml.mjs
var m = /* @__PURE__ */ Symbol("NOT_RESOLVED");
function N(e, n) {
  return {
    tagName: e,
    nodeKind: "scalar",
    implicit: n.implicit ?? !1,
    matchByTagPrefix: n.matchByTagPrefix ?? !1,
    implicitFirstChars: n.implicitFirstChars ?? null,
    resolve: n.resolve,
    identify: n.identify,
    represent: n.represent ?? ((i) => String(i)),
    representTagName: n.representTagName ?? (() => e)
  };
}
function pe(e, n) {
  let i = n.finalize === void 0;
  return {
    tagName: e,
    nodeKind: "sequence",
    implicit: !1,
    matchByTagPrefix: n.matchByTagPrefix ?? !1,
    create: n.create,
    addItem: n.addItem,
    finalize: n.finalize ?? ((r) => r),
    carrierIsResult: i,
    identify: n.identify,
    represent: n.represent ?? ((r) => r),
    representTagName: n.representTagName ?? (() => e)
  };
}
function Q(e, n) {
  let i = n.finalize === void 0;
  return {
    tagName: e,
    nodeKind: "mapping",
    implicit: !1,
    matchByTagPrefix: n.matchByTagPrefix ?? !1,
    create: n.create,
    addPair: n.addPair,
    has: n.has,
    keys: n.keys,
    get: n.get,
    finalize: n.finalize ?? ((r) => r),
    carrierIsResult: i,
    identify: n.identify,
    represent: n.represent ?? ((r) => r),
    representTagName: n.representTagName ?? (() => e)
  };
}
var dn = N("tag:yaml.org,2002:str", {
  resolve: (e) => e,
  identify: (e) => typeof e == "string"
}), hn = [
  "",
  "~",
  "null",
  "Null",
  "NULL"
], gn = N("tag:yaml.org,2002:null", {
  implicit: !0,
  implicitFirstChars: [
    "",
    "~",
    "n",
    "N"
  ],
  resolve: (e) => hn.indexOf(e) !== -1 ? null : m,
  identify: (e) => e === null,
  represent: () => "null"
}), mn = N("tag:yaml.org,2002:null", {
  implicit: !0,
  implicitFirstChars: ["n"],
  resolve: (e, n) => e === "null" || n && e === "" ? null : m,
  identify: (e) => e === null,
  represent: () => "null"
}), Sn = [
  "",
  "~",
  "null",
  "Null",
  "NULL"
], En = N("tag:yaml.org,2002:null", {
  implicit: !0,
  implicitFirstChars: [
    "",
    "~",
    "n",
    "N"
  ],
  resolve: (e) => Sn.indexOf(e) !== -1 ? null : m,
  identify: (e) => e === null,
  represent: () => "null"
}), An = [
  "true",
  "True",
  "TRUE"
], Tn = [
  "false",
  "False",
  "FALSE"
], Ln = N("tag:yaml.org,2002:bool", {
  implicit: !0,
  implicitFirstChars: [
    "t",
    "T",
    "f",
    "F"
  ],
  resolve: (e) => An.indexOf(e) !== -1 ? !0 : Tn.indexOf(e) !== -1 ? !1 : m,
  identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
  represent: (e) => e ? "true" : "false"
}), Cn = ["true"], In = ["false"], Nn = N("tag:yaml.org,2002:bool", {
  implicit: !0,
  implicitFirstChars: ["t", "f"],
  resolve: (e) => Cn.indexOf(e) !== -1 ? !0 : In.indexOf(e) !== -1 ? !1 : m,
  identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
  represent: (e) => e ? "true" : "false"
}), _n = [
  "true",
  "True",
  "TRUE",
  "y",
  "Y",
  "yes",
  "Yes",
  "YES",
  "on",
  "On",
  "ON"
], On = [
  "false",
  "False",
  "FALSE",
  "n",
  "N",
  "no",
  "No",
  "NO",
  "off",
  "Off",
  "OFF"
], yn = N("tag:yaml.org,2002:bool", {
  implicit: !0,
  implicitFirstChars: [
    "y",
    "Y",
    "n",
    "N",
    "t",
    "T",
    "f",
    "F",
    "o",
    "O"
  ],
  resolve: (e) => _n.indexOf(e) !== -1 ? !0 : On.indexOf(e) !== -1 ? !1 : m,
  identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
  represent: (e) => e ? "true" : "false"
}), vn = /* @__PURE__ */ new RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$"), kn = /* @__PURE__ */ new RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function Fn(e) {
  let n = e, i = 1;
  return (n[0] === "-" || n[0] === "+") && (n[0] === "-" && (i = -1), n = n.slice(1)), n.startsWith("0b") ? i * parseInt(n.slice(2), 2) : n.startsWith("0o") ? i * parseInt(n.slice(2), 8) : n.startsWith("0x") ? i * parseInt(n.slice(2), 16) : i * parseInt(n, 10);
}
function xn(e, n) {
  if (n) {
    if (!kn.test(e)) return m;
  } else if (!vn.test(e)) return m;
  let i = Fn(e);
  return Number.isFinite(i) ? i : m;
}
var Pe = N("tag:yaml.org,2002:int", {
  implicit: !0,
  implicitFirstChars: [
    "-",
    "+",
    ..."0123456789"
  ],
  resolve: xn,
  identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
  represent: (e) => e.toString(10)
}), bn = /* @__PURE__ */ new RegExp("^-?(?:0|[1-9][0-9]*)$"), wn = /* @__PURE__ */ new RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function Pn(e) {
  let n = e, i = 1;
  return (n[0] === "-" || n[0] === "+") && (n[0] === "-" && (i = -1), n = n.slice(1)), n.startsWith("0b") ? i * parseInt(n.slice(2), 2) : n.startsWith("0o") ? i * parseInt(n.slice(2), 8) : n.startsWith("0x") ? i * parseInt(n.slice(2), 16) : i * parseInt(n, 10);
}
function $n(e, n) {
  if (n) {
    if (!wn.test(e)) return m;
  } else if (!bn.test(e)) return m;
  let i = Pn(e);
  return Number.isFinite(i) ? i : m;
}
var Rn = N("tag:yaml.org,2002:int", {
  implicit: !0,
  implicitFirstChars: ["-", ..."0123456789"],
  resolve: $n,
  identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
  represent: (e) => e.toString(10)
}), Bn = /* @__PURE__ */ new RegExp("^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$");
function Mn(e) {
  let n = e.replace(/_/g, ""), i = 1;
  if ((n[0] === "-" || n[0] === "+") && (n[0] === "-" && (i = -1), n = n.slice(1)), n.startsWith("0b")) return i * parseInt(n.slice(2), 2);
  if (n.startsWith("0x")) return i * parseInt(n.slice(2), 16);
  if (n.includes(":")) {
    let r = 0;
    for (let t of n.split(":")) r = r * 60 + Number(t);
    return i * r;
  }
  return n !== "0" && n[0] === "0" ? i * parseInt(n, 8) : i * parseInt(n, 10);
}
function Dn(e) {
  if (!Bn.test(e)) return m;
  let n = Mn(e);
  return Number.isFinite(n) ? n : m;
}
var ae = N("tag:yaml.org,2002:int", {
  implicit: !0,
  implicitFirstChars: [
    "-",
    "+",
    ..."0123456789"
  ],
  resolve: Dn,
  identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
  represent: (e) => e.toString(10)
}), Un = /* @__PURE__ */ new RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), Kn = /* @__PURE__ */ new RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function Yn(e) {
  if (!Un.test(e)) return m;
  let n = e.toLowerCase(), i = n[0] === "-" ? -1 : 1;
  if ("+-".includes(n[0]) && (n = n.slice(1)), n === ".inf") return i === 1 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  if (n === ".nan") return NaN;
  let r = i * parseFloat(n);
  return Number.isFinite(r) || Kn.test(e) ? r : m;
}
function qn(e) {
  if (isNaN(e)) return ".nan";
  if (e === Number.POSITIVE_INFINITY) return ".inf";
  if (e === Number.NEGATIVE_INFINITY) return "-.inf";
  if (Object.is(e, -0)) return "-0.0";
  let n = e.toString(10);
  return /^[-+]?[0-9]+e/.test(n) ? n.replace("e", ".e") : n;
}
var $e = N("tag:yaml.org,2002:float", {
  implicit: !0,
  implicitFirstChars: [
    "-",
    "+",
    ".",
    ..."0123456789"
  ],
  resolve: Yn,
  identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
  represent: qn
}), Wn = /* @__PURE__ */ new RegExp("^-?(?:0|[1-9][0-9]*)(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$"), Gn = /* @__PURE__ */ new RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function Vn(e, n) {
  if (n) {
    if (!Gn.test(e)) return m;
    let r = e.toLowerCase(), t = r[0] === "-" ? -1 : 1;
    if ("+-".includes(r[0]) && (r = r.slice(1)), r === ".inf") return t === 1 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
    if (r === ".nan") return NaN;
    let o = t * parseFloat(r);
    return Number.isFinite(o) ? o : m;
  }
  if (!Wn.test(e)) return m;
  let i = Number(e);
  return Number.isFinite(i) ? i : m;
}
function Hn(e) {
  if (isNaN(e)) return ".nan";
  if (e === Number.POSITIVE_INFINITY) return ".inf";
  if (e === Number.NEGATIVE_INFINITY) return "-.inf";
  if (Object.is(e, -0)) return "-0.0";
  let n = e.toString(10);
  return /^[-+]?[0-9]+e/.test(n) ? n.replace("e", ".e") : n;
}
var jn = N("tag:yaml.org,2002:float", {
  implicit: !0,
  implicitFirstChars: ["-", ..."0123456789"],
  resolve: Vn,
  identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
  represent: Hn
}), Qn = /* @__PURE__ */ new RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), zn = /* @__PURE__ */ new RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function Xn(e) {
  if (!Qn.test(e)) return m;
  let n = e.toLowerCase().replace(/_/g, ""), i = n[0] === "-" ? -1 : 1;
  if ("+-".includes(n[0]) && (n = n.slice(1)), n === ".inf") return i === 1 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  if (n === ".nan") return NaN;
  let r = 0;
  if (n.includes(":")) {
    for (let t of n.split(":")) r = r * 60 + Number(t);
    r *= i;
  } else r = i * parseFloat(n);
  return Number.isFinite(r) || zn.test(e) ? r : m;
}
function Jn(e) {
  if (isNaN(e)) return ".nan";
  if (e === Number.POSITIVE_INFINITY) return ".inf";
  if (e === Number.NEGATIVE_INFINITY) return "-.inf";
  if (Object.is(e, -0)) return "-0.0";
  let n = e.toString(10);
  return /^[-+]?[0-9]+e/.test(n) ? n.replace("e", ".e") : n;
}
var le = N("tag:yaml.org,2002:float", {
  implicit: !0,
  implicitFirstChars: [
    "-",
    "+",
    ".",
    ..."0123456789"
  ],
  resolve: Xn,
  identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
  represent: Jn
}), Zn = N("tag:yaml.org,2002:merge", {
  implicit: !0,
  implicitFirstChars: ["<"],
  resolve: (e, n) => e === "<<" || n && e === "" ? "<<" : m,
  identify: () => !1
}), ei = /^[A-Za-z0-9+/]*={0,2}$/;
function ni(e) {
  let n = e.replace(/\s/g, "");
  if (n.length % 4 !== 0 || !ei.test(n)) return m;
  let i = atob(n), r = new Uint8Array(i.length);
  for (let t = 0; t < i.length; t++) r[t] = i.charCodeAt(t);
  return r;
}
function ii(e) {
  let n = "";
  for (let i = 0; i < e.length; i++) n += String.fromCharCode(e[i]);
  return btoa(n);
}
var ri = N("tag:yaml.org,2002:binary", {
  resolve: ni,
  identify: (e) => Object.prototype.toString.call(e) === "[object Uint8Array]",
  represent: ii
}), ti = /* @__PURE__ */ new RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9])-([0-9][0-9])$"), oi = /* @__PURE__ */ new RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");
function Te(e, n, i, r = 0, t = 0, o = 0, a = 0) {
  let l = new Date(Date.UTC(e, n, i, r, t, o, a));
  return l.setUTCFullYear(e, n, i), l;
}
function ai(e) {
  let n = ti.exec(e);
  if (n === null && (n = oi.exec(e)), n === null) return m;
  let i = +n[1], r = +n[2] - 1, t = +n[3];
  if (!n[4]) {
    let s = Te(i, r, t);
    return s.getUTCFullYear() !== i || s.getUTCMonth() !== r || s.getUTCDate() !== t ? m : s;
  }
  let o = +n[4], a = +n[5], l = +n[6], c = 0;
  if (o > 23 || a > 59 || l > 59) return m;
  if (n[7]) {
    let s = n[7].slice(0, 3);
    for (; s.length < 3; ) s += "0";
    c = +s;
  }
  let f = Te(i, r, t, o, a, l, c);
  if (f.getUTCFullYear() !== i || f.getUTCMonth() !== r || f.getUTCDate() !== t) return m;
  if (n[9]) {
    let s = +n[10], d = +(n[11] || 0);
    if (s > 23 || d > 59) return m;
    let h = (s * 60 + d) * 6e4;
    f.setTime(f.getTime() - (n[9] === "-" ? -h : h));
  }
  return f;
}
var li = N("tag:yaml.org,2002:timestamp", {
  implicit: !0,
  implicitFirstChars: [..."0123456789"],
  resolve: ai,
  identify: (e) => e instanceof Date,
  represent: (e) => e.toISOString()
}), ci = pe("tag:yaml.org,2002:seq", {
  create: () => [],
  addItem: (e, n) => {
    e.push(n);
  },
  identify: Array.isArray
});
function z(e) {
  if (e === null || typeof e != "object" || Array.isArray(e)) return !1;
  let n = Object.getPrototypeOf(e);
  return n === null || n === Object.prototype;
}
function Le(e, n) {
  let i = {};
  for (let r of n) e[r] !== void 0 && (i[r] = e[r]);
  return i;
}
var si = pe("tag:yaml.org,2002:omap", {
  create: () => ({
    list: [],
    seen: /* @__PURE__ */ new Set()
  }),
  addItem: (e, n) => {
    let i;
    if (n instanceof Map) {
      if (n.size !== 1) return "cannot resolve an ordered map item";
      i = n.keys().next().value;
    } else if (z(n)) {
      let r = Object.keys(n);
      if (r.length !== 1) return "cannot resolve an ordered map item";
      i = r[0];
    } else return "cannot resolve an ordered map item";
    return e.seen.has(i) ? "duplicate key in ordered map" : (e.seen.add(i), e.list.push(n), "");
  },
  finalize: (e) => e.list,
  identify: () => !1
}), fi = pe("tag:yaml.org,2002:pairs", {
  create: () => [],
  addItem: (e, n) => {
    if (n instanceof Map)
      return n.size !== 1 ? "cannot resolve a pairs item" : (e.push(n.entries().next().value), "");
    if (Object.prototype.toString.call(n) !== "[object Object]") return "cannot resolve a pairs item";
    let i = n, r = Object.keys(i);
    return r.length !== 1 ? "cannot resolve a pairs item" : (e.push([r[0], i[r[0]]]), "");
  },
  identify: () => !1
}), ui = Q("tag:yaml.org,2002:map", {
  create: () => ({}),
  identify: z,
  represent: (e) => {
    let n = /* @__PURE__ */ new Map();
    for (let i of Object.keys(e)) n.set(i, e[i]);
    return n;
  },
  addPair: (e, n, i) => {
    if (n !== null && typeof n == "object") return "object-based map does not support complex keys";
    let r = String(n);
    return r === "__proto__" ? Object.defineProperty(e, r, {
      value: i,
      enumerable: !0,
      configurable: !0,
      writable: !0
    }) : e[r] = i, "";
  },
  has: (e, n) => n !== null && typeof n == "object" ? !1 : Object.prototype.hasOwnProperty.call(e, String(n)),
  keys: (e) => Object.keys(e),
  get: (e, n) => {
    let i = String(n);
    return Object.prototype.hasOwnProperty.call(e, i) ? e[i] : null;
  }
}), pi = Q("tag:yaml.org,2002:set", {
  create: () => /* @__PURE__ */ new Set(),
  identify: (e) => e instanceof Set,
  represent: (e) => {
    let n = /* @__PURE__ */ new Map();
    for (let i of e) n.set(i, null);
    return n;
  },
  addPair: (e, n, i) => i !== null ? "cannot resolve a set item" : (e.add(n), ""),
  has: (e, n) => e.has(n),
  keys: (e) => e.keys(),
  get: () => null
});
function di() {
  return {
    scalar: /* @__PURE__ */ Object.create(null),
    sequence: /* @__PURE__ */ Object.create(null),
    mapping: /* @__PURE__ */ Object.create(null)
  };
}
function hi() {
  return {
    scalar: [],
    sequence: [],
    mapping: []
  };
}
function gi(e) {
  let n = [];
  for (let i of e) {
    let r = n.length;
    for (let t = 0; t < n.length; t++) {
      let o = n[t];
      if (o.nodeKind === i.nodeKind && o.tagName === i.tagName && o.matchByTagPrefix === i.matchByTagPrefix) {
        r = t;
        break;
      }
    }
    n[r] = i;
  }
  return n;
}
var X = class Re {
  tags;
  /** @internal */
  implicitScalarTags;
  /**
  * Dispatch implicit scalar resolvers by `source.charAt(0)`. Each bucket holds
  * the resolvers that may match that key, in schema order; a key absent from
  * the map uses
  * {@link Schema.implicitScalarAnyFirstChar}
  * (resolvers that declared no first-char constraint, so they apply to any
  * first character).
  */
  implicitScalarByFirstChar;
  implicitScalarAnyFirstChar;
  /**
  * The default scalar tag (`!!str`), resolved once so the composer's fallback
  * for unresolved plain scalars avoids a keyed lookup per scalar.
  *
  * @internal
  */
  defaultScalarTag;
  /**
  * The default container tags (`!!seq` / `!!map`), used by the dumper: when a
  * value is identified by its default tag, the tag is implicit and not
  * printed. Undefined if the schema does not define them (then such values
  * can't be dumped).
  *
  * @internal
  */
  defaultSequenceTag;
  /** @internal */
  defaultMappingTag;
  exact;
  prefix;
  constructor(n) {
    let i = gi(n), r = [], t = di(), o = hi();
    for (let s of i) {
      if (s.nodeKind === "scalar" && s.implicit) {
        if (s.matchByTagPrefix) throw new Error("Implicit scalar tags cannot match by tag prefix");
        r.push(s);
      }
      switch (s.nodeKind) {
        case "scalar":
          s.matchByTagPrefix ? o.scalar.push(s) : t.scalar[s.tagName] = s;
          break;
        case "sequence":
          s.matchByTagPrefix ? o.sequence.push(s) : t.sequence[s.tagName] = s;
          break;
        case "mapping":
          s.matchByTagPrefix ? o.mapping.push(s) : t.mapping[s.tagName] = s;
      }
    }
    let a = r.filter((s) => s.implicitFirstChars === null), l = /* @__PURE__ */ new Set();
    for (let s of r) if (s.implicitFirstChars !== null) for (let d of s.implicitFirstChars) l.add(d);
    let c = /* @__PURE__ */ new Map();
    for (let s of l) c.set(s, r.filter((d) => d.implicitFirstChars === null || d.implicitFirstChars.indexOf(s) !== -1));
    let f = t.scalar["tag:yaml.org,2002:str"];
    if (!f) throw new Error("schema does not define the default scalar tag (tag:yaml.org,2002:str)");
    this.tags = i, this.implicitScalarTags = r, this.implicitScalarByFirstChar = c, this.implicitScalarAnyFirstChar = a, this.defaultScalarTag = f, this.defaultSequenceTag = t.sequence["tag:yaml.org,2002:seq"], this.defaultMappingTag = t.mapping["tag:yaml.org,2002:map"], this.exact = t, this.prefix = o;
  }
  /** @internal */
  lookupScalarTag(n) {
    let i = this.exact.scalar[n];
    if (i) return i;
    for (let r of this.prefix.scalar) if (n.startsWith(r.tagName)) return r;
  }
  /** @internal */
  lookupSequenceTag(n) {
    let i = this.exact.sequence[n];
    if (i) return i;
    for (let r of this.prefix.sequence) if (n.startsWith(r.tagName)) return r;
  }
  /** @internal */
  lookupMappingTag(n) {
    let i = this.exact.mapping[n];
    if (i) return i;
    for (let r of this.prefix.mapping) if (n.startsWith(r.tagName)) return r;
  }
  /** @internal */
  resolveImplicitScalarTag(n) {
    let i = this.implicitScalarByFirstChar.get(n.charAt(0)) ?? this.implicitScalarAnyFirstChar;
    for (let t of i) {
      let o = t.resolve(n, !1, t.tagName);
      if (o !== m) return {
        value: o,
        tag: t
      };
    }
    let r = this.defaultScalarTag;
    return {
      value: r.resolve(n, !1, r.tagName),
      tag: r
    };
  }
  /**
  * Creates a new schema with the specified tags added. If a tag already
  * exists, it is replaced by the specified tag.
  *
  * @example
  *
  * ```javascript
  * import { CORE_SCHEMA, mergeTag, realMapTag } from 'js-yaml'
  *
  * const schema = CORE_SCHEMA.withTags(mergeTag, realMapTag)
  * ```
  */
  withTags(...n) {
    let i = [];
    for (let r of n) i = i.concat(r);
    return new Re([...this.tags, ...i]);
  }
}, W = new X([
  dn,
  ci,
  ui
]), br = new X([
  ...W.tags,
  mn,
  Nn,
  Rn,
  jn
]), mi = new X([
  ...W.tags,
  gn,
  Ln,
  Pe,
  $e
]), Si = new X([
  ...W.tags,
  En,
  yn,
  ae,
  le,
  li,
  Zn,
  ri,
  si,
  fi,
  pi
]), Ei = Si.withTags({
  ...ae,
  resolve: (e, n, i) => {
    let r = ae.resolve(e, n, i);
    return r === m ? Pe.resolve(e, n, i) : r;
  }
}, {
  ...le,
  resolve: (e, n, i) => {
    let r = le.resolve(e, n, i);
    return r === m ? $e.resolve(e, n, i) : r;
  }
}), wr = Q("tag:yaml.org,2002:map", {
  create: () => /* @__PURE__ */ new Map(),
  addPair: (e, n, i) => (e.set(n, i), ""),
  has: (e, n) => e.has(n),
  keys: (e) => e.keys(),
  get: (e, n) => e.get(n),
  identify: (e) => e instanceof Map || z(e),
  represent: (e) => {
    if (e instanceof Map) return e;
    let n = /* @__PURE__ */ new Map(), i = e;
    for (let r of Object.keys(i)) n.set(r, i[r]);
    return n;
  }
});
function Ce(e) {
  if (Array.isArray(e)) {
    let n = Array.prototype.slice.call(e);
    for (let i = 0; i < n.length; i++) {
      if (Array.isArray(n[i])) return null;
      typeof n[i] == "object" && Object.prototype.toString.call(n[i]) === "[object Object]" && (n[i] = "[object Object]");
    }
    return String(n);
  }
  return typeof e == "object" && Object.prototype.toString.call(e) === "[object Object]" ? "[object Object]" : String(e);
}
var Pr = Q("tag:yaml.org,2002:map", {
  create: () => ({}),
  identify: z,
  represent: (e) => {
    let n = /* @__PURE__ */ new Map();
    for (let i of Object.keys(e)) n.set(i, e[i]);
    return n;
  },
  addPair: (e, n, i) => {
    let r = Ce(n);
    return r === null ? "nested arrays are not supported inside keys" : (r === "__proto__" ? Object.defineProperty(e, r, {
      value: i,
      enumerable: !0,
      configurable: !0,
      writable: !0
    }) : e[r] = i, "");
  },
  has: (e, n) => {
    let i = Ce(n);
    return i !== null && Object.prototype.hasOwnProperty.call(e, i);
  },
  keys: (e) => Object.keys(e),
  get: (e, n) => {
    let i = String(n);
    return Object.prototype.hasOwnProperty.call(e, i) ? e[i] : null;
  }
}), Ai = {
  maxLength: 79,
  indent: 1,
  linesBefore: 3,
  linesAfter: 2
};
function ee(e, n, i, r, t) {
  let o = "", a = "", l = Math.floor(t / 2) - 1;
  return r - n > l && (o = " ... ", n = r - l + o.length), i - r > l && (a = " ...", i = r + l - a.length), {
    str: o + e.slice(n, i).replace(/\t/g, "\u2192") + a,
    pos: r - n + o.length
  };
}
function ne(e, n) {
  return " ".repeat(Math.max(n - e.length, 0)) + e;
}
function Ti(e, n) {
  if (!e.buffer) return null;
  let i = {
    ...Ai,
    ...n
  }, r = /\r?\n|\r|\0/g, t = [0], o = [], a, l = -1;
  for (; a = r.exec(e.buffer); )
    o.push(a.index), t.push(a.index + a[0].length), e.position <= a.index && l < 0 && (l = t.length - 2);
  l < 0 && (l = t.length - 1);
  let c = "", f = Math.min(e.line + i.linesAfter, o.length).toString().length, s = i.maxLength - (i.indent + f + 3);
  for (let h = 1; h <= i.linesBefore && !(l - h < 0); h++) {
    let E = ee(e.buffer, t[l - h], o[l - h], e.position - (t[l] - t[l - h]), s);
    c = `${" ".repeat(i.indent)}${ne((e.line - h + 1).toString(), f)} | ${E.str}
${c}`;
  }
  let d = ee(e.buffer, t[l], o[l], e.position, s);
  c += `${" ".repeat(i.indent)}${ne((e.line + 1).toString(), f)} | ${d.str}
`, c += `${"-".repeat(i.indent + f + 3 + d.pos)}^
`;
  for (let h = 1; h <= i.linesAfter && !(l + h >= o.length); h++) {
    let E = ee(e.buffer, t[l + h], o[l + h], e.position - (t[l] - t[l + h]), s);
    c += `${" ".repeat(i.indent)}${ne((e.line + h + 1).toString(), f)} | ${E.str}
`;
  }
  return c.replace(/\n$/, "");
}
function Ie(e, n) {
  let i = "";
  return e.mark ? (e.mark.name && (i += `in "${e.mark.name}" `), i += `(${e.mark.line + 1}:${e.mark.column + 1})`, !n && e.mark.snippet && (i += `

${e.mark.snippet}`), `${e.reason} ${i}`) : e.reason;
}
var F = class Be extends Error {
  reason;
  mark;
  /**
  * Optional `mark` contains source snippet data. Usually, use
  * {@link YAMLException.throwAt} instead of passing it directly.
  */
  constructor(n, i) {
    super(), this.name = "YAMLException", this.reason = n, this.mark = i, this.message = Ie(this, !1), Error.captureStackTrace && Error.captureStackTrace(this, this.constructor);
  }
  /**
  * Returns the formatted error, omitting the source snippet in compact mode.
  */
  toString(n) {
    return `${this.name}: ${Ie(this, n)}`;
  }
  /**
  * Builds a YAMLException with a source snippet and throws it. `source` is
  * the raw input text; `position` is an offset into it.
  */
  static throwAt(n, i, r, t = "") {
    let o = 0, a = 0;
    for (let c = 0; c < i; c++) {
      let f = n.charCodeAt(c);
      f === 10 ? (o++, a = c + 1) : f === 13 && (o++, n.charCodeAt(c + 1) === 10 && c++, a = c + 1);
    }
    let l = {
      name: t,
      buffer: n,
      position: i,
      line: o,
      column: i - a
    };
    throw l.snippet = Ti(l), new Be(r, l);
  }
}, A = {
  DOCUMENT: 1,
  SEQUENCE: 2,
  MAPPING: 3,
  SCALAR: 4,
  ALIAS: 5,
  POP: 6
}, g = {
  PLAIN: 1,
  SINGLE_QUOTED: 2,
  DOUBLE_QUOTED: 3,
  LITERAL_BLOCK: 4,
  FOLDED_BLOCK: 5
}, x = {
  BLOCK: 1,
  FLOW: 2
}, O = {
  CLIP: 1,
  STRIP: 2,
  KEEP: 3
}, Li = -1;
function Ne(e) {
  switch (e) {
    case 48:
      return "\0";
    case 97:
      return "\x07";
    case 98:
      return "\b";
    case 116:
      return "	";
    case 9:
      return "	";
    case 110:
      return `
`;
    case 118:
      return "\v";
    case 102:
      return "\f";
    case 114:
      return "\r";
    case 101:
      return "\x1B";
    case 32:
      return " ";
    case 34:
      return '"';
    case 47:
      return "/";
    case 92:
      return "\\";
    case 78:
      return "\x85";
    case 95:
      return "\xA0";
    case 76:
      return "\u2028";
    case 80:
      return "\u2029";
    default:
      return "";
  }
}
var Me = new Array(256), De = new Array(256);
for (let e = 0; e < 256; e++)
  Me[e] = Ne(e) ? 1 : 0, De[e] = Ne(e);
function Ci(e) {
  return e <= 65535 ? String.fromCharCode(e) : String.fromCharCode((e - 65536 >> 10) + 55296, (e - 65536 & 1023) + 56320);
}
function Ii(e) {
  return e >= 48 && e <= 57 ? e - 48 : (e | 32) - 97 + 10;
}
function Ni(e) {
  return e === 120 ? 2 : e === 117 ? 4 : 8;
}
function V(e, n, i) {
  let r = 0;
  for (; n < i; ) {
    let t = e.charCodeAt(n);
    if (t === 10)
      r++, n++;
    else if (t === 13)
      r++, n++, e.charCodeAt(n) === 10 && n++;
    else if (t === 32 || t === 9) n++;
    else break;
  }
  return {
    position: n,
    breaks: r
  };
}
function de(e) {
  return e === 1 ? " " : `
`.repeat(e - 1);
}
function _i(e, n, i) {
  let r = "", t = n, o = n, a = n;
  for (; t < i; ) {
    let l = e.charCodeAt(t);
    if (l === 10 || l === 13) {
      r += e.slice(o, a);
      let c = V(e, t, i);
      r += de(c.breaks), t = o = a = c.position;
    } else
      t++, l !== 32 && l !== 9 && (a = t);
  }
  return r + e.slice(o, a);
}
function Oi(e, n, i) {
  let r = "", t = n, o = n, a = n;
  for (; t < i; ) {
    let l = e.charCodeAt(t);
    if (l === 39)
      r += e.slice(o, t) + "'", t += 2, o = a = t;
    else if (l === 10 || l === 13) {
      r += e.slice(o, a);
      let c = V(e, t, i);
      r += de(c.breaks), t = o = a = c.position;
    } else
      t++, l !== 32 && l !== 9 && (a = t);
  }
  return r + e.slice(o, i);
}
function yi(e, n, i) {
  let r = "", t = n, o = n, a = n;
  for (; t < i; ) {
    let l = e.charCodeAt(t);
    if (l === 92) {
      r += e.slice(o, t), t++;
      let c = e.charCodeAt(t);
      if (c === 10 || c === 13) t = V(e, t, i).position;
      else if (c < 256 && Me[c])
        r += De[c], t++;
      else {
        let f = Ni(c), s = 0;
        for (; f > 0; f--) {
          t++;
          let d = Ii(e.charCodeAt(t));
          s = (s << 4) + d;
        }
        r += Ci(s), t++;
      }
      o = a = t;
    } else if (l === 10 || l === 13) {
      r += e.slice(o, a);
      let c = V(e, t, i);
      r += de(c.breaks), t = o = a = c.position;
    } else
      t++, l !== 32 && l !== 9 && (a = t);
  }
  return r + e.slice(o, i);
}
function _e(e, n, i, r, t, o) {
  let a = r < 0 ? 0 : r, l = e.slice(n, i).replace(/\r\n?/g, `
`), c = l === "" ? [] : (l.endsWith(`
`) ? l.slice(0, -1) : l).split(`
`), f = "", s = !1, d = 0, h = !1;
  for (let E of c) {
    let p = 0;
    for (; p < a && E.charCodeAt(p) === 32; ) p++;
    if (r < 0 || p >= E.length) {
      d++;
      continue;
    }
    let T = E.slice(a), v = T.charCodeAt(0);
    o ? v === 32 || v === 9 ? (h = !0, f += `
`.repeat(s ? 1 + d : d)) : h ? (h = !1, f += `
`.repeat(d + 1)) : d === 0 ? s && (f += " ") : f += `
`.repeat(d) : f += `
`.repeat(s ? 1 + d : d), f += T, s = !0, d = 0;
  }
  return t === O.KEEP ? f += `
`.repeat(s ? 1 + d : d) : t !== O.STRIP && s && (f += `
`), f;
}
function vi(e, n) {
  if (n.valueStart === Li) return "";
  let { valueStart: i, valueEnd: r } = n;
  if (n.fast) return e.slice(i, r);
  switch (n.style) {
    case g.SINGLE_QUOTED:
      return Oi(e, i, r);
    case g.DOUBLE_QUOTED:
      return yi(e, i, r);
    case g.LITERAL_BLOCK:
      return _e(e, i, r, n.indent, n.chomping, !1);
    case g.FOLDED_BLOCK:
      return _e(e, i, r, n.indent, n.chomping, !0);
    default:
      return _i(e, i, r);
  }
}
var ki = Object.assign(/* @__PURE__ */ Object.create(null), {
  "!": "!",
  "!!": "tag:yaml.org,2002:"
}), Fi = "-#;/?:@&=+$_.~*'()", $r = Fi + "!,[]";
function ie(e) {
  let n = "", i = 0;
  for (; i < e.length; ) {
    if (e.charCodeAt(i) !== 37) {
      n += e[i++];
      continue;
    }
    let r = parseInt(e.slice(i + 1, i + 3), 16);
    if (i += 3, r >= 192) {
      let t = r < 224 ? 1 : r < 240 ? 2 : 3;
      for (r &= (1 << 6 - t) - 1; t-- > 0; )
        r = r << 6 | parseInt(e.slice(i + 1, i + 3), 16) & 63, i += 3;
    }
    r < 65536 ? n += String.fromCharCode(r) : (r -= 65536, n += String.fromCharCode(55296 | r >> 10, 56320 | r & 1023));
  }
  return n;
}
function Ue(e, n) {
  if (e.startsWith("!<") && e.endsWith(">")) return ie(e.slice(2, -1));
  let i = e.indexOf("!", 1), r = i === -1 ? "!" : e.slice(0, i + 1);
  return ie(n?.[r] ?? ki[r] ?? r) + ie(e.slice(r.length));
}
var P = -1, xi = "tag:yaml.org,2002:merge", he = {
  filename: "",
  schema: mi,
  json: !1,
  maxTotalMergeKeys: 1e4,
  maxAliases: -1
};
function bi(e) {
  return "tagStart" in e && e.tagStart !== P ? e.tagStart : "anchorStart" in e && e.anchorStart !== P ? e.anchorStart : "valueStart" in e && e.valueStart !== P ? e.valueStart : "start" in e ? e.start : 0;
}
function C(e, n) {
  F.throwAt(e.source, e.position, n, e.filename);
}
function Ke(e, n, i, r) {
  try {
    return i.finalize(r);
  } catch (t) {
    if (t instanceof F) throw t;
    F.throwAt(e.source, n, t instanceof Error ? t.message : String(t), e.filename);
  }
}
function wi(e, n) {
  let i = vi(e.source, n), r = n.tagStart === P ? "" : e.source.slice(n.tagStart, n.tagEnd), t = e.schema.defaultScalarTag;
  if (r !== "") {
    if (r === "!") return {
      value: i,
      tag: t
    };
    let o = Ue(r, e.tagHandlers), a = e.schema.lookupScalarTag(o);
    if (a) {
      let c = a.resolve(i, !0, o);
      return c === m && C(e, `cannot resolve a node with !<${o}> explicit tag`), {
        value: c,
        tag: a
      };
    }
    let l = e.schema.lookupMappingTag(o) ?? e.schema.lookupSequenceTag(o);
    if (l) {
      i !== "" && C(e, `cannot resolve a node with !<${o}> explicit tag`);
      let c = l.create(o);
      return {
        value: l.carrierIsResult ? c : Ke(e, e.position, l, c),
        tag: l
      };
    }
    C(e, `unknown scalar tag !<${o}>`);
  }
  return n.style === g.PLAIN ? e.schema.resolveImplicitScalarTag(i) : {
    value: t.resolve(i, !1, t.tagName),
    tag: t
  };
}
function Oe(e, n, i) {
  let r = n.tagStart === P ? "" : e.source.slice(n.tagStart, n.tagEnd);
  return r === "" || r === "!" ? i : Ue(r, e.tagHandlers);
}
function Ye(e) {
  return e.nodeKind === "mapping";
}
function ye(e) {
  e.totalMergeKeys++, e.maxTotalMergeKeys !== -1 && e.totalMergeKeys > e.maxTotalMergeKeys && C(e, `merge keys exceeded maxTotalMergeKeys (${e.maxTotalMergeKeys})`);
}
function ve(e, n, i, r) {
  ye(e);
  for (let t of r.keys(i)) {
    if (ye(e), n.tag.has(n.value, t)) continue;
    let o = n.tag.addPair(n.value, t, r.get(i, t));
    o && C(e, o), n.overridable ??= /* @__PURE__ */ new Set(), n.overridable.add(t);
  }
}
function Pi(e, n, i, r) {
  if (e.position = n.keyPosition, Ye(r)) ve(e, n, i, r);
  else if (r.nodeKind === "sequence" && Array.isArray(i)) {
    i.length > 100 && C(e, "abnormal merge sequence size");
    for (let t of i) {
      let o = e.nodeTags.get(t);
      o || C(e, "cannot merge mappings; the provided source object is unacceptable"), ve(e, n, t, o);
    }
  } else C(e, "cannot merge mappings; the provided source object is unacceptable");
}
function $i(e, n, i, r, t) {
  if (e.position = n.keyPosition, n.keyIsMerge) {
    Pi(e, n, r, t);
    return;
  }
  !e.json && n.tag.has(n.value, i) && !n.overridable?.has(i) && C(e, "duplicated mapping key");
  let o = n.tag.addPair(n.value, i, r);
  o && C(e, o), n.overridable?.delete(i);
}
function re(e, n, i) {
  let r = e.frames[e.frames.length - 1];
  if (r.kind === "document")
    r.value = n, r.hasValue = !0;
  else if (r.kind === "sequence") {
    Ye(i) && e.nodeTags.set(n, i);
    let t = r.tag.addItem(r.value, n, r.index++);
    t && C(e, t);
  } else if (r.hasKey) {
    let t = r.key;
    r.key = void 0, r.hasKey = !1, $i(e, r, t, n, i);
  } else
    r.key = n, r.keyPosition = e.position, r.hasKey = !0, r.keyIsMerge = i.tagName === xi;
}
function te(e, n, i, r, t) {
  if (n.anchorStart !== P) {
    let o = {
      value: i,
      tag: r,
      isValueFinal: t
    };
    return e.anchors.set(e.source.slice(n.anchorStart, n.anchorEnd), o), o;
  }
  return null;
}
function Ri(e, n) {
  let i = {
    ...he,
    ...n,
    events: e,
    documents: [],
    eventIndex: 0,
    position: 0,
    frames: [],
    anchors: /* @__PURE__ */ new Map(),
    nodeTags: /* @__PURE__ */ new Map(),
    tagHandlers: /* @__PURE__ */ Object.create(null),
    totalMergeKeys: 0,
    aliasCount: 0
  };
  for (; i.eventIndex < i.events.length; ) {
    let r = i.events[i.eventIndex++];
    switch (i.position = bi(r), r.type) {
      case A.DOCUMENT:
        i.anchors = /* @__PURE__ */ new Map(), i.nodeTags = /* @__PURE__ */ new Map(), i.aliasCount = 0, i.tagHandlers = /* @__PURE__ */ Object.create(null);
        for (let t of r.directives) t.kind === "tag" && (i.tagHandlers[t.handle] = t.prefix);
        i.frames.push({
          kind: "document",
          position: i.position,
          value: void 0,
          hasValue: !1
        });
        break;
      case A.SCALAR: {
        let { value: t, tag: o } = wi(i, r);
        te(i, r, t, o, !0), re(i, t, o);
        break;
      }
      case A.SEQUENCE: {
        let t = Oe(i, r, "tag:yaml.org,2002:seq"), o = i.schema.lookupSequenceTag(t);
        o || C(i, `unknown sequence tag !<${t}>`);
        let a = o.create(t), l = te(i, r, a, o, o.carrierIsResult);
        i.frames.push({
          kind: "sequence",
          position: i.position,
          value: a,
          tag: o,
          anchor: l,
          index: 0
        });
        break;
      }
      case A.MAPPING: {
        let t = Oe(i, r, "tag:yaml.org,2002:map"), o = i.schema.lookupMappingTag(t);
        o || C(i, `unknown mapping tag !<${t}>`);
        let a = o.create(t), l = te(i, r, a, o, o.carrierIsResult);
        i.frames.push({
          kind: "mapping",
          position: i.position,
          value: a,
          tag: o,
          anchor: l,
          key: void 0,
          keyPosition: i.position,
          hasKey: !1,
          keyIsMerge: !1,
          overridable: null
        });
        break;
      }
      case A.ALIAS: {
        i.maxAliases !== -1 && ++i.aliasCount > i.maxAliases && C(i, `aliases exceeded maxAliases (${i.maxAliases})`);
        let t = i.source.slice(r.anchorStart, r.anchorEnd), o = i.anchors.get(t);
        o || C(i, `unidentified alias "${t}"`), o.isValueFinal || C(i, `recursive alias "${t}" is not supported for tag ${o.tag.tagName} because it uses finalize()`), re(i, o.value, o.tag);
        break;
      }
      case A.POP: {
        let t = i.frames.pop();
        if (t.kind === "mapping" && t.hasKey && (i.position = t.keyPosition, C(i, "incomplete mapping pair in event stream")), t.kind === "document") i.documents.push(t.value);
        else {
          let o = t.tag.carrierIsResult ? t.value : Ke(i, t.position, t.tag, t.value);
          t.anchor && (t.anchor.value = o, t.anchor.isValueFinal = !0), re(i, o, t.tag);
        }
        break;
      }
    }
  }
  return i.documents;
}
var S = -1, qe = Object.prototype.hasOwnProperty, M = 1, We = 2, Ge = 3, H = 4, Bi = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/, Mi = /[,\[\]{}]/, Ve = /^(?:!|!!|![0-9A-Za-z-]+!)$/, ce = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`, He = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`, Di = new RegExp(`^(?:${ce})*$`), Ui = new RegExp(`^(?:${He})+$`), Ki = new RegExp(`^(?:!(?:${ce})*|${He}(?:${ce})*)$`), ge = {
  filename: "",
  maxDepth: 100
};
function Yi(e, n, i) {
  e.events.push({
    type: A.DOCUMENT,
    explicitStart: n,
    explicitEnd: i,
    directives: e.directives
  });
}
function je(e, n, i, r, t, o, a) {
  e.events.push({
    type: A.SEQUENCE,
    start: n,
    anchorStart: i,
    anchorEnd: r,
    tagStart: t,
    tagEnd: o,
    style: a
  });
}
function Qe(e, n, i, r, t, o, a) {
  e.events.push({
    type: A.MAPPING,
    start: n,
    anchorStart: i,
    anchorEnd: r,
    tagStart: t,
    tagEnd: o,
    style: a
  });
}
function ke(e, n) {
  e.events.splice(n.eventsLength, 0, {
    type: A.MAPPING,
    start: n.position,
    anchorStart: S,
    anchorEnd: S,
    tagStart: S,
    tagEnd: S,
    style: x.FLOW
  });
}
function K(e, n, i, r, t, o, a, l, c = O.CLIP, f = -1, s = !1) {
  e.events.push({
    type: A.SCALAR,
    valueStart: n,
    valueEnd: i,
    anchorStart: r,
    anchorEnd: t,
    tagStart: o,
    tagEnd: a,
    style: l,
    chomping: c,
    indent: f,
    fast: s
  });
}
function qi(e, n, i) {
  e.events.push({
    type: A.ALIAS,
    anchorStart: n,
    anchorEnd: i
  });
}
function $(e) {
  e.events.push({ type: A.POP });
}
function _(e) {
  K(e, S, S, S, S, S, S, g.PLAIN);
}
function Fe() {
  return {
    anchorStart: S,
    anchorEnd: S,
    tagStart: S,
    tagEnd: S
  };
}
function R(e) {
  return {
    position: e.position,
    line: e.line,
    lineStart: e.lineStart,
    lineIndent: e.lineIndent,
    firstTabInLine: e.firstTabInLine,
    eventsLength: e.events.length
  };
}
function B(e, n) {
  e.position = n.position, e.line = n.line, e.lineStart = n.lineStart, e.lineIndent = n.lineIndent, e.firstTabInLine = n.firstTabInLine, e.events.length = n.eventsLength;
}
function u(e, n) {
  F.throwAt(e.input.slice(0, e.length), e.position, n, e.filename);
}
function L(e) {
  return e === 10 || e === 13;
}
function Y(e) {
  return e === 9 || e === 32;
}
function y(e) {
  return Y(e) || L(e);
}
function k(e) {
  return e === 0 || y(e);
}
function w(e) {
  return e === 44 || e === 91 || e === 93 || e === 123 || e === 125;
}
function Wi(e) {
  return e >= 48 && e <= 57 ? e - 48 : -1;
}
function Gi(e) {
  if (e >= 48 && e <= 57) return e - 48;
  let n = e | 32;
  return n >= 97 && n <= 102 ? n - 97 + 10 : -1;
}
function Vi(e) {
  return e === 120 ? 2 : e === 117 ? 4 : e === 85 ? 8 : 0;
}
function Hi(e) {
  return e === 48 || e === 97 || e === 98 || e === 116 || e === 9 || e === 110 || e === 118 || e === 102 || e === 114 || e === 101 || e === 32 || e === 34 || e === 47 || e === 92 || e === 78 || e === 95 || e === 76 || e === 80;
}
function j(e) {
  e.input.charCodeAt(e.position) === 10 ? e.position++ : (e.position++, e.input.charCodeAt(e.position) === 10 && e.position++), e.line++, e.lineStart = e.position, e.lineIndent = 0, e.firstTabInLine = -1;
}
function I(e, n) {
  let i = 0, r = e.input.charCodeAt(e.position), t = e.position === e.lineStart || y(e.input.charCodeAt(e.position - 1));
  for (; r !== 0; ) {
    for (; Y(r); )
      t = !0, r === 9 && e.firstTabInLine === -1 && (e.firstTabInLine = e.position), r = e.input.charCodeAt(++e.position);
    if (n && t && r === 35) do
      r = e.input.charCodeAt(++e.position);
    while (!L(r) && r !== 0);
    if (!L(r)) break;
    for (j(e), i++, t = !0, r = e.input.charCodeAt(e.position); r === 32; )
      e.lineIndent++, r = e.input.charCodeAt(++e.position);
  }
  return i;
}
function D(e, n = e.position) {
  let i = e.input.charCodeAt(n);
  if ((i === 45 || i === 46) && i === e.input.charCodeAt(n + 1) && i === e.input.charCodeAt(n + 2)) {
    let r = e.input.charCodeAt(n + 3);
    return r === 0 || y(r);
  }
  return !1;
}
function ze(e) {
  e.position === e.lineStart && e.input.charCodeAt(e.position) === 65279 && (e.position++, e.lineStart = e.position);
}
function me(e) {
  if (e.position !== e.lineStart) return !1;
  if (D(e)) return !0;
  if (e.input.charCodeAt(e.position) !== 65279) return !1;
  let n = R(e);
  ze(e), I(e, !0);
  let i = e.input.charCodeAt(e.position), r = e.position === e.lineStart && (i === 37 || i === 45 && D(e));
  return B(e, n), r;
}
function xe(e) {
  let n = e.input.charCodeAt(e.position);
  for (; n !== 0 && !L(n); ) n = e.input.charCodeAt(++e.position);
}
function Xe(e, n, i) {
  let r = Bi.exec(e.input.slice(n, i));
  r !== null && (e.position = n + r.index + r[0].length - 1, u(e, "the stream contains non-printable characters"));
}
function ji(e, n, i) {
  if (e.input.charCodeAt(e.position) !== 33) return !1;
  n.tagStart !== S && u(e, "duplication of a tag property");
  let r = e.position, t = !1, o = !1, a = "!", l = e.input.charCodeAt(++e.position);
  l === 60 ? (t = !0, l = e.input.charCodeAt(++e.position)) : l === 33 && (o = !0, a = "!!", l = e.input.charCodeAt(++e.position));
  let c = e.position, f;
  if (t) {
    for (; l !== 0 && l !== 62; ) l = e.input.charCodeAt(++e.position);
    l !== 62 && u(e, "unexpected end of the stream within a verbatim tag"), f = e.input.slice(c, e.position), e.position++;
  } else {
    for (; l !== 0 && !y(l) && !(i && w(l)); )
      l === 33 && (o ? u(e, "tag suffix cannot contain exclamation marks") : (a = e.input.slice(c - 1, e.position + 1), Ve.test(a) || u(e, "named tag handle cannot contain such characters"), o = !0, c = e.position + 1)), l = e.input.charCodeAt(++e.position);
    f = e.input.slice(c, e.position), Mi.test(f) && u(e, "tag suffix cannot contain flow indicator characters");
  }
  return f && !(t ? Di.test(f) : Ui.test(f)) && u(e, `tag name cannot contain such characters: ${f}`), !t && a !== "!" && a !== "!!" && !qe.call(e.tagHandlers, a) && u(e, `undeclared tag handle "${a}"`), n.tagStart = r, n.tagEnd = e.position, !0;
}
function Qi(e, n) {
  if (e.input.charCodeAt(e.position) !== 38) return !1;
  n.anchorStart !== S && u(e, "duplication of an anchor property"), e.position++;
  let i = e.position;
  for (; e.input.charCodeAt(e.position) !== 0 && !y(e.input.charCodeAt(e.position)) && !w(e.input.charCodeAt(e.position)); ) e.position++;
  return e.position === i && u(e, "name of an anchor node must contain at least one character"), n.anchorStart = i, n.anchorEnd = e.position, !0;
}
function zi(e, n) {
  if (e.input.charCodeAt(e.position) !== 42) return !1;
  (n.anchorStart !== S || n.tagStart !== S) && u(e, "alias node should not have any properties"), e.position++;
  let i = e.position;
  for (; e.input.charCodeAt(e.position) !== 0 && !y(e.input.charCodeAt(e.position)) && !w(e.input.charCodeAt(e.position)); ) e.position++;
  return e.position === i && u(e, "name of an alias node must contain at least one character"), qi(e, i, e.position), !0;
}
function se(e, n) {
  I(e, !1), e.lineIndent < n && u(e, "deficient indentation");
}
function Xi(e, n, i) {
  if (e.input.charCodeAt(e.position) !== 39) return !1;
  e.position++;
  let r = e.position, t = !0;
  for (; e.input.charCodeAt(e.position) !== 0; ) {
    let o = e.input.charCodeAt(e.position);
    if (o === 39) {
      if (e.input.charCodeAt(e.position + 1) === 39) {
        t = !1, e.position += 2;
        continue;
      }
      let a = e.position;
      return e.position++, K(e, r, a, i.anchorStart, i.anchorEnd, i.tagStart, i.tagEnd, g.SINGLE_QUOTED, O.CLIP, -1, t), !0;
    }
    L(o) ? (t = !1, se(e, n)) : e.position === e.lineStart && D(e) ? u(e, "unexpected end of the document within a single quoted scalar") : o !== 9 && o < 32 ? u(e, "expected valid JSON character") : e.position++;
  }
  u(e, "unexpected end of the stream within a single quoted scalar");
}
function Ji(e, n, i) {
  if (e.input.charCodeAt(e.position) !== 34) return !1;
  e.position++;
  let r = e.position, t = !0;
  for (; e.input.charCodeAt(e.position) !== 0; ) {
    let o = e.input.charCodeAt(e.position);
    if (o === 34) {
      let a = e.position;
      return e.position++, K(e, r, a, i.anchorStart, i.anchorEnd, i.tagStart, i.tagEnd, g.DOUBLE_QUOTED, O.CLIP, -1, t), !0;
    }
    if (o === 92) {
      t = !1;
      let a = e.input.charCodeAt(++e.position);
      if (L(a)) se(e, n);
      else if (Hi(a)) e.position++;
      else {
        let l = Vi(a);
        for (l === 0 && u(e, "unknown escape sequence"); l-- > 0; )
          e.position++, Gi(e.input.charCodeAt(e.position)) < 0 && u(e, "expected hexadecimal character");
        e.position++;
      }
    } else L(o) ? (t = !1, se(e, n)) : e.position === e.lineStart && D(e) ? u(e, "unexpected end of the document within a double quoted scalar") : o !== 9 && o < 32 ? u(e, "expected valid JSON character") : e.position++;
  }
  u(e, "unexpected end of the stream within a double quoted scalar");
}
function Zi(e, n, i) {
  let r = e.input.charCodeAt(e.position), t = O.CLIP, o = -1, a = !1;
  if (r !== 124 && r !== 62) return !1;
  let l = r === 124 ? g.LITERAL_BLOCK : g.FOLDED_BLOCK;
  for (e.position++; e.input.charCodeAt(e.position) !== 0; ) {
    let E = e.input.charCodeAt(e.position), p = Wi(E);
    if (E === 43 || E === 45)
      t !== O.CLIP && u(e, "repeat of a chomping mode identifier"), t = E === 43 ? O.KEEP : O.STRIP, e.position++;
    else if (p >= 0)
      p === 0 && u(e, "bad explicit indentation width of a block scalar; it cannot be less than one"), a && u(e, "repeat of an indentation width identifier"), o = n + p - 1, a = !0, e.position++;
    else break;
  }
  let c = !1;
  for (; Y(e.input.charCodeAt(e.position)); )
    c = !0, e.position++;
  c && e.input.charCodeAt(e.position) === 35 && xe(e), L(e.input.charCodeAt(e.position)) ? j(e) : e.input.charCodeAt(e.position) !== 0 && u(e, "a line break is expected");
  let f = a ? o : -1, s = 0, d = e.position, h = e.position;
  for (; e.input.charCodeAt(e.position) !== 0; ) {
    let E = e.position, p = 0;
    for (; e.input.charCodeAt(E + p) === 32; ) p++;
    let T = e.input.charCodeAt(E + p);
    if (T === 0) {
      f >= 0 ? p > f && (h = E + p) : p > 0 && (h = E + p);
      break;
    }
    if (me(e)) break;
    if (!a && f === -1 && L(T) && (s = Math.max(s, p)), !a && f === -1 && !L(T) && (T === 9 && p < n && (e.position = E + p, u(e, "tab characters must not be used in indentation")), p >= n && p < s && (e.position = E + p, u(e, "bad indentation of a mapping entry"))), f === -1 && T !== 0 && !L(T) && p < n) {
      e.lineIndent = p, e.position = E + p;
      break;
    }
    !a && T !== 0 && !L(T) && f === -1 && (f = p);
    let v = f === -1 ? n + 1 : f;
    if (T !== 0 && !L(T) && p < v) {
      e.lineIndent = p, e.position = E + p;
      break;
    }
    xe(e), h = e.position, L(e.input.charCodeAt(e.position)) && (j(e), h = e.position);
  }
  return Xe(e, d, h), K(e, d, h, i.anchorStart, i.anchorEnd, i.tagStart, i.tagEnd, l, t, f), !0;
}
function er(e, n) {
  let i = e.input.charCodeAt(e.position), r = n === M;
  if (i === 0 || y(i) || i === 35 || i === 38 || i === 42 || i === 33 || i === 124 || i === 62 || i === 39 || i === 34 || i === 37 || i === 64 || i === 96 || w(i)) return !1;
  if (i === 63 || i === 45) {
    let t = e.input.charCodeAt(e.position + 1);
    if (k(t) || r && w(t)) return !1;
  }
  return !0;
}
function nr(e, n, i, r) {
  if (!er(e, i)) return !1;
  let t = e.position, o = e.position, a = e.input.charCodeAt(e.position), l = i === M, c = !1;
  for (; a !== 0 && !me(e); ) {
    if (a === 58) {
      let f = e.input.charCodeAt(e.position + 1);
      if (k(f) || l && w(f)) break;
    } else if (a === 35) {
      if (y(e.input.charCodeAt(e.position - 1))) break;
    } else {
      if (l && w(a)) break;
      if (L(a)) {
        let f = e.position, s = e.line, d = e.lineStart, h = e.lineIndent;
        if (I(e, !1), e.lineIndent >= n) {
          c = !0, a = e.input.charCodeAt(e.position);
          continue;
        }
        e.position = f, e.line = s, e.lineStart = d, e.lineIndent = h;
        break;
      }
    }
    Y(a) || (o = e.position + 1), a = e.input.charCodeAt(++e.position);
  }
  return o === t ? !1 : (Xe(e, t, o), K(e, t, o, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, g.PLAIN, O.CLIP, -1, !c), !0);
}
function q(e, n) {
  let i = e.line;
  I(e, !0), (e.line > i && e.lineIndent < n || e.firstTabInLine !== -1 && e.lineIndent < n) && u(e, "deficient indentation");
}
function ir(e, n, i) {
  let r = e.input.charCodeAt(e.position), t = r === 123, o = e.position, a = !0;
  if (r !== 91 && r !== 123) return !1;
  let l = t ? 125 : 93;
  for (t ? Qe(e, o, i.anchorStart, i.anchorEnd, i.tagStart, i.tagEnd, x.FLOW) : je(e, o, i.anchorStart, i.anchorEnd, i.tagStart, i.tagEnd, x.FLOW), e.position++; e.input.charCodeAt(e.position) !== 0; ) {
    q(e, n);
    let c = e.input.charCodeAt(e.position);
    if (c === l)
      return e.position++, $(e), !0;
    a ? c === 44 && u(e, "expected the node content, but found ','") : u(e, "missed comma between flow collection entries");
    let f = !1, s = !1;
    c === 63 && y(e.input.charCodeAt(e.position + 1)) && (f = s = !0, e.position += 1, q(e, n));
    let d = e.line, h = R(e), E = U(e, n, M, !1, !0);
    q(e, n), c = e.input.charCodeAt(e.position), (t || s || e.line === d) && c === 58 ? (f = !0, e.position++, q(e, n), t || ke(e, h), E || _(e), U(e, n, M, !1, !0) || _(e), q(e, n), t || $(e)) : t && f ? (E || _(e), _(e)) : t ? _(e) : f && (ke(e, h), E || _(e), _(e), $(e)), c = e.input.charCodeAt(e.position), c === 44 ? (a = !0, e.position++) : a = !1;
  }
  u(e, "unexpected end of the stream within a flow collection");
}
function be(e, n, i) {
  if (e.firstTabInLine !== -1 || e.input.charCodeAt(e.position) !== 45 || !k(e.input.charCodeAt(e.position + 1))) return !1;
  for (je(e, e.position, i.anchorStart, i.anchorEnd, i.tagStart, i.tagEnd, x.BLOCK); e.input.charCodeAt(e.position) === 45 && k(e.input.charCodeAt(e.position + 1)); ) {
    e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, u(e, "tab characters must not be used in indentation"));
    let r = e.line;
    e.position++;
    let t = I(e, !0) > 0;
    if (e.firstTabInLine !== -1 && e.input.charCodeAt(e.position) === 45 && k(e.input.charCodeAt(e.position + 1)) && u(e, "bad indentation of a sequence entry"), t && e.lineIndent <= n ? _(e) : U(e, n, Ge, !1, !0), I(e, !0), e.lineIndent < n || e.position >= e.length) break;
    e.lineIndent > n && u(e, "bad indentation of a sequence entry"), e.line === r && e.input.charCodeAt(e.position) === 45 && k(e.input.charCodeAt(e.position + 1)) && u(e, "bad indentation of a sequence entry");
  }
  return $(e), !0;
}
function oe(e, n, i, r) {
  let t = !1, o = !1, a = !1, l = !1;
  if (e.firstTabInLine !== -1) return !1;
  let c = e.input.charCodeAt(e.position);
  for (; c !== 0; ) {
    !t && e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, u(e, "tab characters must not be used in indentation"));
    let f = e.input.charCodeAt(e.position + 1), s = e.line;
    if ((c === 63 || c === 58) && k(f))
      a || (Qe(e, e.position, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, x.BLOCK), a = !0), c === 63 ? (t && _(e), o = !0, t = !0) : (t || (_(e), o = !0), t = !1), e.position += 1, l = !0;
    else {
      t && (_(e), t = !1);
      let d = R(e);
      if (!U(e, i, We, !1, !0)) break;
      if (e.line === s) {
        for (c = e.input.charCodeAt(e.position); Y(c); ) c = e.input.charCodeAt(++e.position);
        if (c === 58)
          c = e.input.charCodeAt(++e.position), k(c) || u(e, "a whitespace character is expected after the key-value separator within a block mapping"), a || (e.events.splice(d.eventsLength, 0, {
            type: A.MAPPING,
            start: d.position,
            anchorStart: r.anchorStart,
            anchorEnd: r.anchorEnd,
            tagStart: r.tagStart,
            tagEnd: r.tagEnd,
            style: x.BLOCK
          }), a = !0), o = !0, t = !1, l = !1;
        else if (o) u(e, "expected ':' after a mapping key");
        else
          return r.anchorStart !== S || r.tagStart !== S ? (B(e, d), !1) : !0;
      } else if (o) u(e, "can not read a block mapping entry; a multiline key may not be an implicit key");
      else
        return r.anchorStart !== S || r.tagStart !== S ? (B(e, d), !1) : !0;
    }
    if (U(e, n, H, !0, l) && (l = !1), t || l && (_(e), l = !1), I(e, !0), c = e.input.charCodeAt(e.position), (e.line === s || e.lineIndent > n) && c !== 0) u(e, "bad indentation of a mapping entry");
    else if (e.lineIndent < n) break;
  }
  return o ? (t && _(e), a && $(e), !0) : !1;
}
function U(e, n, i, r, t, o = !0) {
  e.depth >= e.maxDepth && u(e, `nesting exceeded maxDepth (${e.maxDepth})`), e.depth++;
  let a = 1, l = !1, c = !1, f = null, s = Fe(), d = i === H || i === Ge, h = d, E = d;
  if (r && I(e, !0) && (l = !0, e.lineIndent > n ? a = 1 : e.lineIndent === n ? a = 0 : a = -1), a === 1) for (; ; ) {
    let p = e.input.charCodeAt(e.position), T = R(e);
    if (l && a !== 1 && (p === 33 || p === 38)) break;
    if (l && E && (s.tagStart !== S || s.anchorStart !== S) && (p === 33 || p === 38)) {
      let v = R(e), G = n + 1;
      if (oe(e, e.position - e.lineStart, G, s) && e.events[v.eventsLength]?.type === A.MAPPING)
        return e.depth--, !0;
      B(e, v);
    }
    if (l && (p === 33 && s.tagStart !== S || p === 38 && s.anchorStart !== S) || !ji(e, s, i === M) && !Qi(e, s)) break;
    f === null && (f = T), I(e, !0) ? (l = !0, h = E, e.lineIndent > n ? a = 1 : e.lineIndent === n ? a = 0 : a = -1) : h = !1;
  }
  if (h && (h = l || t), a === 1 || i === H) {
    let p = i === M || i === We ? n : n + 1, T = e.position - e.lineStart;
    if (a === 1)
      if (h && (be(e, T, s) || oe(e, T, p, s)) || ir(e, p, s)) c = !0;
      else {
        let v = e.input.charCodeAt(e.position);
        if (f !== null && o && E && !h && v !== 124 && v !== 62) {
          let G = R(e), pn = f.position - f.lineStart;
          B(e, f), oe(e, pn, p, Fe()) && e.events[G.eventsLength]?.type === A.MAPPING ? c = !0 : B(e, G);
        }
        !c && (d && Zi(e, p, s) || Xi(e, p, s) || Ji(e, p, s) || zi(e, s) || nr(e, p, i, s)) && (c = !0);
      }
    else a === 0 && (c = h && be(e, T, s));
  }
  return d = d && !c, !c && (s.anchorStart !== S || s.tagStart !== S || d) && (K(e, S, S, s.anchorStart, s.anchorEnd, s.tagStart, s.tagEnd, g.PLAIN), c = !0), e.depth--, c || s.anchorStart !== S || s.tagStart !== S;
}
function rr(e) {
  if (e.lineIndent > 0 || e.input.charCodeAt(e.position) !== 37) return !1;
  e.position++;
  let n = e.position;
  for (; e.input.charCodeAt(e.position) !== 0 && !y(e.input.charCodeAt(e.position)); ) e.position++;
  let i = e.input.slice(n, e.position), r = [];
  for (i.length === 0 && u(e, "directive name must not be less than one character in length"); e.input.charCodeAt(e.position) !== 0 && !L(e.input.charCodeAt(e.position)); ) {
    for (; Y(e.input.charCodeAt(e.position)); ) e.position++;
    if (e.input.charCodeAt(e.position) === 35 || L(e.input.charCodeAt(e.position)) || e.input.charCodeAt(e.position) === 0) break;
    let t = e.position;
    for (; e.input.charCodeAt(e.position) !== 0 && !y(e.input.charCodeAt(e.position)); ) e.position++;
    r.push(e.input.slice(t, e.position));
  }
  if (L(e.input.charCodeAt(e.position)) && j(e), i === "YAML") {
    e.directives.some((o) => o.kind === "yaml") && u(e, "duplication of %YAML directive"), r.length !== 1 && u(e, "YAML directive accepts exactly one argument");
    let t = /^([0-9]+)\.([0-9]+)$/.exec(r[0]);
    t === null && u(e, "ill-formed argument of the YAML directive"), parseInt(t[1], 10) !== 1 && u(e, "unacceptable YAML version of the document"), e.directives.push({
      kind: "yaml",
      version: r[0]
    });
  } else if (i === "TAG") {
    r.length !== 2 && u(e, "TAG directive accepts exactly two arguments");
    let [t, o] = r;
    Ve.test(t) || u(e, "ill-formed tag handle (first argument) of the TAG directive"), qe.call(e.tagHandlers, t) && u(e, `there is a previously declared suffix for "${t}" tag handle`), Ki.test(o) || u(e, "ill-formed tag prefix (second argument) of the TAG directive"), e.tagHandlers[t] = o, e.directives.push({
      kind: "tag",
      handle: t,
      prefix: o
    });
  }
  return !0;
}
function tr(e) {
  e.directives = [], e.tagHandlers = /* @__PURE__ */ Object.create(null);
  let n = !1;
  for (I(e, !0); rr(e); )
    n = !0, I(e, !0);
  let i = !1, r = !1, t = !0;
  if (e.lineIndent === 0 && e.input.charCodeAt(e.position) === 45 && e.input.charCodeAt(e.position + 1) === 45 && e.input.charCodeAt(e.position + 2) === 45 && k(e.input.charCodeAt(e.position + 3))) {
    i = !0;
    let l = e.line;
    e.position += 3, I(e, !0), t = e.line > l;
  } else n && u(e, "directives end mark is expected");
  let o = e.events.length;
  if (!i && e.position === e.lineStart && e.input.charCodeAt(e.position) === 46 && D(e)) {
    e.position += 3, I(e, !0);
    return;
  }
  if (Yi(e, i, !1), U(e, e.lineIndent - 1, H, !1, t, t) || _(e), I(e, !0), e.position === e.lineStart && D(e) && (r = e.input.charCodeAt(e.position) === 46, r)) {
    let l = e.line;
    e.position += 3, I(e, !0), e.line === l && e.position < e.length && u(e, "end of the stream or a document separator is expected");
  }
  let a = e.events[o];
  a?.type === A.DOCUMENT && (a.explicitEnd = r), $(e), !r && e.position < e.length && !me(e) && u(e, "end of the stream or a document separator is expected");
}
function Se(e, n) {
  let i = e.length, r = {
    ...ge,
    ...n,
    input: `${e}\0`,
    length: i,
    position: 0,
    line: 0,
    lineStart: 0,
    lineIndent: 0,
    firstTabInLine: -1,
    depth: 0,
    directives: [],
    tagHandlers: /* @__PURE__ */ Object.create(null),
    events: []
  }, t = e.indexOf("\0");
  for (t !== -1 && F.throwAt(e, t, "null byte is not allowed in input", r.filename); r.position < r.length && (ze(r), I(r, !0), !(r.position >= r.length)); ) {
    let o = r.position;
    tr(r), r.position === o && u(r, "can not read a document");
  }
  return r.events;
}
var or = {
  ...ge,
  ...he
};
function ar(e, n = {}) {
  let i = {
    ...or,
    ...n
  }, r = String(e), t = Object.keys(ge), o = Object.keys(he);
  return Ri(Se(r, Le(i, t)), {
    ...Le(i, o),
    source: r
  });
}
function Je(e, n) {
  let i = ar(e, n);
  if (i.length === 0) throw new F("expected a document, but the input is empty");
  if (i.length === 1) return i[0];
  throw new F("expected a single document in the stream, but found more");
}
function J(e, n) {
  return (e & 1 << n) !== 0;
}
var we = {
  applyQuoteFlowKeysOption: lr,
  doubleQuoteForInvisibles: cr,
  doubleQuoteWhitespaceOnly: sr,
  applyForceQuotesOption: fr,
  tryLongOrMultilineAsBlock: ur,
  quoteInvalidPlain: pr,
  fallbackToDoubleQuoted: dr
};
function Ze(e) {
  return e.presenterOptions.quoteStyle === "single" && J(e.allowedStylesMask, g.SINGLE_QUOTED) ? g.SINGLE_QUOTED : g.DOUBLE_QUOTED;
}
function lr(e) {
  e.presenterOptions.quoteFlowKeys && (!e.isKey || !e.flowOnly || e.style !== g.PLAIN || (e.style = g.DOUBLE_QUOTED));
}
function cr(e) {
  e.style === g.PLAIN && /[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(e.node.value) && (e.style = g.DOUBLE_QUOTED);
}
function sr(e) {
  e.style === g.PLAIN && /^\s+$/.test(e.node.value) && (e.style = g.DOUBLE_QUOTED);
}
function fr(e) {
  e.presenterOptions.forceQuotes && (e.isKey || e.style !== g.PLAIN || e.node.tag === e.presenterOptions.schema.defaultScalarTag.tagName && (e.style = e.node.value.includes(`
`) ? g.DOUBLE_QUOTED : Ze(e)));
}
function ur(e) {
  if (e.style !== g.PLAIN || e.isKey) return;
  let n = e.node.value, i = n.indexOf(`
`) !== -1;
  if (!J(e.allowedStylesMask, g.LITERAL_BLOCK)) {
    i && (e.style = g.DOUBLE_QUOTED);
    return;
  }
  let r = e.presenterOptions.lineWidth;
  if (r === -1) {
    i && (e.style = g.LITERAL_BLOCK);
    return;
  }
  let t = Math.max(Math.min(r, 40), r - e.shiftOfContent), o = 0, a = !1;
  for (; o <= n.length; ) {
    let l = n.length, c = n.indexOf(`
`, o);
    c !== -1 && (l = c);
    let f = n.slice(o, l);
    if (f.length > t && f[0] !== " " && / [^ \t]/.test(f) && (a = !0), c === -1) break;
    o = c + 1;
  }
  a ? e.style = g.FOLDED_BLOCK : i && (e.style = g.LITERAL_BLOCK);
}
function pr(e) {
  e.style === g.PLAIN && !J(e.allowedStylesMask, g.PLAIN) && (e.style = Ze(e));
}
function dr(e) {
  J(e.allowedStylesMask, e.style) || (e.style = g.DOUBLE_QUOTED);
}
var hr = "[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]", gr = "[\\n\\r]", mr = "\\uFEFF", Ee = "[ \\t]", en = `(?:(?!(?:${gr}|${mr}))${hr})`, Z = `(?:(?!${Ee})${en})`, nn = "[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]", rn = "[-?:,\\[\\]{}#&*!|>'\"%@`]", Sr = "[,\\[\\]{}]", fe = Z, ue = `(?:(?!${Sr})${Z})`, Er = `(?:(?:(?!${rn})${Z})|[?:-](?=${fe}))`, Ar = `(?:(?:(?!${rn})${Z})|[?:-](?=${ue}))`, tn = `(?:(?:(?![:#])${fe})|:(?=${fe}))#*`, on = `(?:(?:(?![:#])${ue})|:(?=${ue}))#*`, an = `(?:${Ee}*${tn})*`, ln = `(?:${Ee}*${on})*`, cn = `${Er}#*${an}`, sn = `${Ar}#*${ln}`, Tr = cn, Lr = sn, Cr = `\\n+${tn}${an}`, Ir = `\\n+${on}${ln}`, Nr = `${cn}(?:${Cr})*`, _r = `${sn}(?:${Ir})*`, Rr = new RegExp(`^(?:${Nr})$`, "u"), Br = new RegExp(`^(?:${_r})$`, "u"), Mr = new RegExp(`^(?:${Tr})$`, "u"), Dr = new RegExp(`^(?:${Lr})$`, "u"), Ur = new RegExp(`^(?:${nn})*$`, "u"), Kr = new RegExp(`^(?:${nn}|\\n)*$`, "u"), Yr = new RegExp(`^(?:${en}|\\n)*$`, "u");
var Or = {
  indent: 2,
  seqNoIndent: !1,
  seqInlineFirst: !0,
  lineWidth: 80,
  flowBracketPadding: !1,
  flowSkipCommaSpace: !1,
  flowSkipColonSpace: !1,
  quoteFlowKeys: !1,
  quoteStyle: "single",
  forceQuotes: !1,
  scalarStyleRules: Object.keys(we).map((e) => Reflect.get(we, e)),
  tagBeforeAnchor: !1
};
var qr = {
  ...Or,
  schema: Ei,
  skipInvalid: !1,
  noRefs: !1,
  flowLevel: -1,
  sortKeys: !1,
  transform: () => {
  }
};
var Wr = A.DOCUMENT, Gr = A.SEQUENCE, Vr = A.MAPPING, Hr = A.SCALAR, jr = A.ALIAS, Qr = A.POP, zr = g.PLAIN, Xr = g.SINGLE_QUOTED, Jr = g.DOUBLE_QUOTED, Zr = g.LITERAL_BLOCK, et = g.FOLDED_BLOCK, nt = x.BLOCK, it = x.FLOW, rt = O.CLIP, tt = O.STRIP, ot = O.KEEP;

// src/inputs/caches.ts
function st(e) {
  let { items: n, placeOf: i } = yr(e);
  if (!Array.isArray(n) || n.length === 0) throw b(`it must be a YAML list, such as
${un}`);
  let r = n.map((a, l) => Fr(a, l, `item ${l + 1} (${i(l)})`)), t = r.map(({ name: a }) => a.toLowerCase()), o = t.find((a, l) => t.indexOf(a) !== l);
  if (o !== void 0) throw b(`two caches have the name ${o}; give each a name of its own`);
  return r;
}
var un = `- { name: npm, preset: npm }
- { name: build, path: build, key: v1 }`;
function yr(e) {
  try {
    let n = Je(e, { schema: W }), i = vr(Se(e, {}));
    return { items: n, placeOf: (r) => fn(e, i[r] ?? 0) };
  } catch (n) {
    if (!(n instanceof F)) throw n;
    let { reason: i, mark: r } = n, t = r ? ` at ${fn(e, r.position)}` : "";
    throw b(`it is no YAML${t}: ${i.replace(/\s*[":!].*$/s, "")}`);
  }
}
function vr(e) {
  let n = [], i = 0;
  for (let r of e)
    r.type === A.POP ? i-- : i === 2 && n.push(kr(r)), ("start" in r || r.type === A.DOCUMENT) && i++;
  return n;
}
function kr(e) {
  return "start" in e ? e.start : "valueStart" in e ? e.valueStart : "anchorStart" in e ? e.anchorStart : 0;
}
function fn(e, n) {
  let i = e.slice(0, n).split(`
`);
  return `line ${i.length}, column ${(i.at(-1)?.length ?? 0) + 1}`;
}
function Fr(e, n, i) {
  if (typeof e != "object" || e === null || Array.isArray(e))
    throw b(`${i} must be a mapping of inputs, such as
${un}`);
  let r = /* @__PURE__ */ new Map();
  for (let [a, l] of Object.entries(e)) {
    let c = a.toLowerCase();
    if (r.has(c)) throw b(`${i} has ${c} twice`);
    r.set(c, xr(l, c, i));
  }
  let t = r.get("name") || r.get("preset") || String(n + 1);
  if (r.delete("name"), !/^[a-z\d][\w-]*$/i.test(t))
    throw b(
      `${i} has the name '${t}'; it may have letters and digits, and after the first _ and -`
    );
  let o = ["caches", "job-status", "default-branch"].find((a) => r.has(a));
  if (o) throw b(`${i} has ${o}, which belongs to the step`);
  return { name: t, inputs: r };
}
function xr(e, n, i) {
  let r = Array.isArray(e) ? e : [e];
  if (!r.every((t) => typeof t == "string"))
    throw b(`${i} must have text or a list of lines for ${n}`);
  return r.map((t) => t.trim()).join(`
`);
}
function b(e) {
  return new Ae(`Input \`caches\` is wrong: ${e}.`);
}
export {
  st as readCaches
};
