// node_modules/js-yaml/dist/js-yaml.mjs
var E = /* @__PURE__ */ Symbol("NOT_RESOLVED");
function _(e, n) {
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
function _e(e, n) {
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
function ie(e, n) {
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
var Dn = _("tag:yaml.org,2002:str", {
  resolve: (e) => e,
  identify: (e) => typeof e == "string"
}), Mn = [
  "",
  "~",
  "null",
  "Null",
  "NULL"
], Un = _("tag:yaml.org,2002:null", {
  implicit: !0,
  implicitFirstChars: [
    "",
    "~",
    "n",
    "N"
  ],
  resolve: (e) => Mn.indexOf(e) !== -1 ? null : E,
  identify: (e) => e === null,
  represent: () => "null"
}), Kn = _("tag:yaml.org,2002:null", {
  implicit: !0,
  implicitFirstChars: ["n"],
  resolve: (e, n) => e === "null" || n && e === "" ? null : E,
  identify: (e) => e === null,
  represent: () => "null"
}), Yn = [
  "",
  "~",
  "null",
  "Null",
  "NULL"
], qn = _("tag:yaml.org,2002:null", {
  implicit: !0,
  implicitFirstChars: [
    "",
    "~",
    "n",
    "N"
  ],
  resolve: (e) => Yn.indexOf(e) !== -1 ? null : E,
  identify: (e) => e === null,
  represent: () => "null"
}), Wn = [
  "true",
  "True",
  "TRUE"
], Gn = [
  "false",
  "False",
  "FALSE"
], Vn = _("tag:yaml.org,2002:bool", {
  implicit: !0,
  implicitFirstChars: [
    "t",
    "T",
    "f",
    "F"
  ],
  resolve: (e) => Wn.indexOf(e) !== -1 ? !0 : Gn.indexOf(e) !== -1 ? !1 : E,
  identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
  represent: (e) => e ? "true" : "false"
}), Hn = ["true"], Qn = ["false"], jn = _("tag:yaml.org,2002:bool", {
  implicit: !0,
  implicitFirstChars: ["t", "f"],
  resolve: (e) => Hn.indexOf(e) !== -1 ? !0 : Qn.indexOf(e) !== -1 ? !1 : E,
  identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
  represent: (e) => e ? "true" : "false"
}), zn = [
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
], Xn = [
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
], Jn = _("tag:yaml.org,2002:bool", {
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
  resolve: (e) => zn.indexOf(e) !== -1 ? !0 : Xn.indexOf(e) !== -1 ? !1 : E,
  identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
  represent: (e) => e ? "true" : "false"
}), Zn = /* @__PURE__ */ new RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$"), ei = /* @__PURE__ */ new RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function ni(e) {
  let n = e, i = 1;
  return (n[0] === "-" || n[0] === "+") && (n[0] === "-" && (i = -1), n = n.slice(1)), n.startsWith("0b") ? i * parseInt(n.slice(2), 2) : n.startsWith("0o") ? i * parseInt(n.slice(2), 8) : n.startsWith("0x") ? i * parseInt(n.slice(2), 16) : i * parseInt(n, 10);
}
function ii(e, n) {
  if (n) {
    if (!ei.test(e)) return E;
  } else if (!Zn.test(e)) return E;
  let i = ni(e);
  return Number.isFinite(i) ? i : E;
}
var Je = _("tag:yaml.org,2002:int", {
  implicit: !0,
  implicitFirstChars: [
    "-",
    "+",
    ..."0123456789"
  ],
  resolve: ii,
  identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
  represent: (e) => e.toString(10)
}), ri = /* @__PURE__ */ new RegExp("^-?(?:0|[1-9][0-9]*)$"), ti = /* @__PURE__ */ new RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function oi(e) {
  let n = e, i = 1;
  return (n[0] === "-" || n[0] === "+") && (n[0] === "-" && (i = -1), n = n.slice(1)), n.startsWith("0b") ? i * parseInt(n.slice(2), 2) : n.startsWith("0o") ? i * parseInt(n.slice(2), 8) : n.startsWith("0x") ? i * parseInt(n.slice(2), 16) : i * parseInt(n, 10);
}
function ai(e, n) {
  if (n) {
    if (!ti.test(e)) return E;
  } else if (!ri.test(e)) return E;
  let i = oi(e);
  return Number.isFinite(i) ? i : E;
}
var li = _("tag:yaml.org,2002:int", {
  implicit: !0,
  implicitFirstChars: ["-", ..."0123456789"],
  resolve: ai,
  identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
  represent: (e) => e.toString(10)
}), ci = /* @__PURE__ */ new RegExp("^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$");
function si(e) {
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
function fi(e) {
  if (!ci.test(e)) return E;
  let n = si(e);
  return Number.isFinite(n) ? n : E;
}
var ge = _("tag:yaml.org,2002:int", {
  implicit: !0,
  implicitFirstChars: [
    "-",
    "+",
    ..."0123456789"
  ],
  resolve: fi,
  identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
  represent: (e) => e.toString(10)
}), ui = /* @__PURE__ */ new RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), pi = /* @__PURE__ */ new RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function di(e) {
  if (!ui.test(e)) return E;
  let n = e.toLowerCase(), i = n[0] === "-" ? -1 : 1;
  if ("+-".includes(n[0]) && (n = n.slice(1)), n === ".inf") return i === 1 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  if (n === ".nan") return NaN;
  let r = i * parseFloat(n);
  return Number.isFinite(r) || pi.test(e) ? r : E;
}
function hi(e) {
  if (isNaN(e)) return ".nan";
  if (e === Number.POSITIVE_INFINITY) return ".inf";
  if (e === Number.NEGATIVE_INFINITY) return "-.inf";
  if (Object.is(e, -0)) return "-0.0";
  let n = e.toString(10);
  return /^[-+]?[0-9]+e/.test(n) ? n.replace("e", ".e") : n;
}
var Ze = _("tag:yaml.org,2002:float", {
  implicit: !0,
  implicitFirstChars: [
    "-",
    "+",
    ".",
    ..."0123456789"
  ],
  resolve: di,
  identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
  represent: hi
}), gi = /* @__PURE__ */ new RegExp("^-?(?:0|[1-9][0-9]*)(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$"), mi = /* @__PURE__ */ new RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function Si(e, n) {
  if (n) {
    if (!mi.test(e)) return E;
    let r = e.toLowerCase(), t = r[0] === "-" ? -1 : 1;
    if ("+-".includes(r[0]) && (r = r.slice(1)), r === ".inf") return t === 1 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
    if (r === ".nan") return NaN;
    let o = t * parseFloat(r);
    return Number.isFinite(o) ? o : E;
  }
  if (!gi.test(e)) return E;
  let i = Number(e);
  return Number.isFinite(i) ? i : E;
}
function Ei(e) {
  if (isNaN(e)) return ".nan";
  if (e === Number.POSITIVE_INFINITY) return ".inf";
  if (e === Number.NEGATIVE_INFINITY) return "-.inf";
  if (Object.is(e, -0)) return "-0.0";
  let n = e.toString(10);
  return /^[-+]?[0-9]+e/.test(n) ? n.replace("e", ".e") : n;
}
var Ai = _("tag:yaml.org,2002:float", {
  implicit: !0,
  implicitFirstChars: ["-", ..."0123456789"],
  resolve: Si,
  identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
  represent: Ei
}), Ti = /* @__PURE__ */ new RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), Li = /* @__PURE__ */ new RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function Ni(e) {
  if (!Ti.test(e)) return E;
  let n = e.toLowerCase().replace(/_/g, ""), i = n[0] === "-" ? -1 : 1;
  if ("+-".includes(n[0]) && (n = n.slice(1)), n === ".inf") return i === 1 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  if (n === ".nan") return NaN;
  let r = 0;
  if (n.includes(":")) {
    for (let t of n.split(":")) r = r * 60 + Number(t);
    r *= i;
  } else r = i * parseFloat(n);
  return Number.isFinite(r) || Li.test(e) ? r : E;
}
function Ci(e) {
  if (isNaN(e)) return ".nan";
  if (e === Number.POSITIVE_INFINITY) return ".inf";
  if (e === Number.NEGATIVE_INFINITY) return "-.inf";
  if (Object.is(e, -0)) return "-0.0";
  let n = e.toString(10);
  return /^[-+]?[0-9]+e/.test(n) ? n.replace("e", ".e") : n;
}
var me = _("tag:yaml.org,2002:float", {
  implicit: !0,
  implicitFirstChars: [
    "-",
    "+",
    ".",
    ..."0123456789"
  ],
  resolve: Ni,
  identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
  represent: Ci
}), Ii = _("tag:yaml.org,2002:merge", {
  implicit: !0,
  implicitFirstChars: ["<"],
  resolve: (e, n) => e === "<<" || n && e === "" ? "<<" : E,
  identify: () => !1
}), _i = /^[A-Za-z0-9+/]*={0,2}$/;
function Oi(e) {
  let n = e.replace(/\s/g, "");
  if (n.length % 4 !== 0 || !_i.test(n)) return E;
  let i = atob(n), r = new Uint8Array(i.length);
  for (let t = 0; t < i.length; t++) r[t] = i.charCodeAt(t);
  return r;
}
function vi(e) {
  let n = "";
  for (let i = 0; i < e.length; i++) n += String.fromCharCode(e[i]);
  return btoa(n);
}
var yi = _("tag:yaml.org,2002:binary", {
  resolve: Oi,
  identify: (e) => Object.prototype.toString.call(e) === "[object Uint8Array]",
  represent: vi
}), ki = /* @__PURE__ */ new RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9])-([0-9][0-9])$"), Fi = /* @__PURE__ */ new RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");
function Pe(e, n, i, r = 0, t = 0, o = 0, a = 0) {
  let l = new Date(Date.UTC(e, n, i, r, t, o, a));
  return l.setUTCFullYear(e, n, i), l;
}
function xi(e) {
  let n = ki.exec(e);
  if (n === null && (n = Fi.exec(e)), n === null) return E;
  let i = +n[1], r = +n[2] - 1, t = +n[3];
  if (!n[4]) {
    let s = Pe(i, r, t);
    return s.getUTCFullYear() !== i || s.getUTCMonth() !== r || s.getUTCDate() !== t ? E : s;
  }
  let o = +n[4], a = +n[5], l = +n[6], c = 0;
  if (o > 23 || a > 59 || l > 59) return E;
  if (n[7]) {
    let s = n[7].slice(0, 3);
    for (; s.length < 3; ) s += "0";
    c = +s;
  }
  let f = Pe(i, r, t, o, a, l, c);
  if (f.getUTCFullYear() !== i || f.getUTCMonth() !== r || f.getUTCDate() !== t) return E;
  if (n[9]) {
    let s = +n[10], u = +(n[11] || 0);
    if (s > 23 || u > 59) return E;
    let p = (s * 60 + u) * 6e4;
    f.setTime(f.getTime() - (n[9] === "-" ? -p : p));
  }
  return f;
}
var bi = _("tag:yaml.org,2002:timestamp", {
  implicit: !0,
  implicitFirstChars: [..."0123456789"],
  resolve: xi,
  identify: (e) => e instanceof Date,
  represent: (e) => e.toISOString()
}), wi = _e("tag:yaml.org,2002:seq", {
  create: () => [],
  addItem: (e, n) => {
    e.push(n);
  },
  identify: Array.isArray
});
function re(e) {
  if (e === null || typeof e != "object" || Array.isArray(e)) return !1;
  let n = Object.getPrototypeOf(e);
  return n === null || n === Object.prototype;
}
function Se(e, n) {
  let i = {};
  for (let r of n) e[r] !== void 0 && (i[r] = e[r]);
  return i;
}
var Pi = _e("tag:yaml.org,2002:omap", {
  create: () => ({
    list: [],
    seen: /* @__PURE__ */ new Set()
  }),
  addItem: (e, n) => {
    let i;
    if (n instanceof Map) {
      if (n.size !== 1) return "cannot resolve an ordered map item";
      i = n.keys().next().value;
    } else if (re(n)) {
      let r = Object.keys(n);
      if (r.length !== 1) return "cannot resolve an ordered map item";
      i = r[0];
    } else return "cannot resolve an ordered map item";
    return e.seen.has(i) ? "duplicate key in ordered map" : (e.seen.add(i), e.list.push(n), "");
  },
  finalize: (e) => e.list,
  identify: () => !1
}), Ri = _e("tag:yaml.org,2002:pairs", {
  create: () => [],
  addItem: (e, n) => {
    if (n instanceof Map)
      return n.size !== 1 ? "cannot resolve a pairs item" : (e.push(n.entries().next().value), "");
    if (Object.prototype.toString.call(n) !== "[object Object]") return "cannot resolve a pairs item";
    let i = n, r = Object.keys(i);
    return r.length !== 1 ? "cannot resolve a pairs item" : (e.push([r[0], i[r[0]]]), "");
  },
  identify: () => !1
}), $i = ie("tag:yaml.org,2002:map", {
  create: () => ({}),
  identify: re,
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
}), Bi = ie("tag:yaml.org,2002:set", {
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
function Di() {
  return {
    scalar: /* @__PURE__ */ Object.create(null),
    sequence: /* @__PURE__ */ Object.create(null),
    mapping: /* @__PURE__ */ Object.create(null)
  };
}
function Mi() {
  return {
    scalar: [],
    sequence: [],
    mapping: []
  };
}
function Ui(e) {
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
var te = class en {
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
    let i = Ui(n), r = [], t = Di(), o = Mi();
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
    for (let s of r) if (s.implicitFirstChars !== null) for (let u of s.implicitFirstChars) l.add(u);
    let c = /* @__PURE__ */ new Map();
    for (let s of l) c.set(s, r.filter((u) => u.implicitFirstChars === null || u.implicitFirstChars.indexOf(s) !== -1));
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
      if (o !== E) return {
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
    return new en([...this.tags, ...i]);
  }
}, Oe = new te([
  Dn,
  wi,
  $i
]), $t = new te([
  ...Oe.tags,
  Kn,
  jn,
  li,
  Ai
]), Ki = new te([
  ...Oe.tags,
  Un,
  Vn,
  Je,
  Ze
]), Yi = new te([
  ...Oe.tags,
  qn,
  Jn,
  ge,
  me,
  bi,
  Ii,
  yi,
  Pi,
  Ri,
  Bi
]), qi = Yi.withTags({
  ...ge,
  resolve: (e, n, i) => {
    let r = ge.resolve(e, n, i);
    return r === E ? Je.resolve(e, n, i) : r;
  }
}, {
  ...me,
  resolve: (e, n, i) => {
    let r = me.resolve(e, n, i);
    return r === E ? Ze.resolve(e, n, i) : r;
  }
}), Bt = ie("tag:yaml.org,2002:map", {
  create: () => /* @__PURE__ */ new Map(),
  addPair: (e, n, i) => (e.set(n, i), ""),
  has: (e, n) => e.has(n),
  keys: (e) => e.keys(),
  get: (e, n) => e.get(n),
  identify: (e) => e instanceof Map || re(e),
  represent: (e) => {
    if (e instanceof Map) return e;
    let n = /* @__PURE__ */ new Map(), i = e;
    for (let r of Object.keys(i)) n.set(r, i[r]);
    return n;
  }
});
function Re(e) {
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
var Dt = ie("tag:yaml.org,2002:map", {
  create: () => ({}),
  identify: re,
  represent: (e) => {
    let n = /* @__PURE__ */ new Map();
    for (let i of Object.keys(e)) n.set(i, e[i]);
    return n;
  },
  addPair: (e, n, i) => {
    let r = Re(n);
    return r === null ? "nested arrays are not supported inside keys" : (r === "__proto__" ? Object.defineProperty(e, r, {
      value: i,
      enumerable: !0,
      configurable: !0,
      writable: !0
    }) : e[r] = i, "");
  },
  has: (e, n) => {
    let i = Re(n);
    return i !== null && Object.prototype.hasOwnProperty.call(e, i);
  },
  keys: (e) => Object.keys(e),
  get: (e, n) => {
    let i = String(n);
    return Object.prototype.hasOwnProperty.call(e, i) ? e[i] : null;
  }
}), Wi = {
  maxLength: 79,
  indent: 1,
  linesBefore: 3,
  linesAfter: 2
};
function le(e, n, i, r, t) {
  let o = "", a = "", l = Math.floor(t / 2) - 1;
  return r - n > l && (o = " ... ", n = r - l + o.length), i - r > l && (a = " ...", i = r + l - a.length), {
    str: o + e.slice(n, i).replace(/\t/g, "\u2192") + a,
    pos: r - n + o.length
  };
}
function ce(e, n) {
  return " ".repeat(Math.max(n - e.length, 0)) + e;
}
function Gi(e, n) {
  if (!e.buffer) return null;
  let i = {
    ...Wi,
    ...n
  }, r = /\r?\n|\r|\0/g, t = [0], o = [], a, l = -1;
  for (; a = r.exec(e.buffer); )
    o.push(a.index), t.push(a.index + a[0].length), e.position <= a.index && l < 0 && (l = t.length - 2);
  l < 0 && (l = t.length - 1);
  let c = "", f = Math.min(e.line + i.linesAfter, o.length).toString().length, s = i.maxLength - (i.indent + f + 3);
  for (let p = 1; p <= i.linesBefore && !(l - p < 0); p++) {
    let m = le(e.buffer, t[l - p], o[l - p], e.position - (t[l] - t[l - p]), s);
    c = `${" ".repeat(i.indent)}${ce((e.line - p + 1).toString(), f)} | ${m.str}
${c}`;
  }
  let u = le(e.buffer, t[l], o[l], e.position, s);
  c += `${" ".repeat(i.indent)}${ce((e.line + 1).toString(), f)} | ${u.str}
`, c += `${"-".repeat(i.indent + f + 3 + u.pos)}^
`;
  for (let p = 1; p <= i.linesAfter && !(l + p >= o.length); p++) {
    let m = le(e.buffer, t[l + p], o[l + p], e.position - (t[l] - t[l + p]), s);
    c += `${" ".repeat(i.indent)}${ce((e.line + p + 1).toString(), f)} | ${m.str}
`;
  }
  return c.replace(/\n$/, "");
}
function $e(e, n) {
  let i = "";
  return e.mark ? (e.mark.name && (i += `in "${e.mark.name}" `), i += `(${e.mark.line + 1}:${e.mark.column + 1})`, !n && e.mark.snippet && (i += `

${e.mark.snippet}`), `${e.reason} ${i}`) : e.reason;
}
var P = class nn extends Error {
  reason;
  mark;
  /**
  * Optional `mark` contains source snippet data. Usually, use
  * {@link YAMLException.throwAt} instead of passing it directly.
  */
  constructor(n, i) {
    super(), this.name = "YAMLException", this.reason = n, this.mark = i, this.message = $e(this, !1), Error.captureStackTrace && Error.captureStackTrace(this, this.constructor);
  }
  /**
  * Returns the formatted error, omitting the source snippet in compact mode.
  */
  toString(n) {
    return `${this.name}: ${$e(this, n)}`;
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
    throw l.snippet = Gi(l), new nn(r, l);
  }
}, T = {
  DOCUMENT: 1,
  SEQUENCE: 2,
  MAPPING: 3,
  SCALAR: 4,
  ALIAS: 5,
  POP: 6
}, h = {
  PLAIN: 1,
  SINGLE_QUOTED: 2,
  DOUBLE_QUOTED: 3,
  LITERAL_BLOCK: 4,
  FOLDED_BLOCK: 5
}, v = {
  BLOCK: 1,
  FLOW: 2
}, y = {
  CLIP: 1,
  STRIP: 2,
  KEEP: 3
}, Vi = -1;
function Be(e) {
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
var rn = new Array(256), tn = new Array(256);
for (let e = 0; e < 256; e++)
  rn[e] = Be(e) ? 1 : 0, tn[e] = Be(e);
function Hi(e) {
  return e <= 65535 ? String.fromCharCode(e) : String.fromCharCode((e - 65536 >> 10) + 55296, (e - 65536 & 1023) + 56320);
}
function Qi(e) {
  return e >= 48 && e <= 57 ? e - 48 : (e | 32) - 97 + 10;
}
function ji(e) {
  return e === 120 ? 2 : e === 117 ? 4 : 8;
}
function J(e, n, i) {
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
function ve(e) {
  return e === 1 ? " " : `
`.repeat(e - 1);
}
function zi(e, n, i) {
  let r = "", t = n, o = n, a = n;
  for (; t < i; ) {
    let l = e.charCodeAt(t);
    if (l === 10 || l === 13) {
      r += e.slice(o, a);
      let c = J(e, t, i);
      r += ve(c.breaks), t = o = a = c.position;
    } else
      t++, l !== 32 && l !== 9 && (a = t);
  }
  return r + e.slice(o, a);
}
function Xi(e, n, i) {
  let r = "", t = n, o = n, a = n;
  for (; t < i; ) {
    let l = e.charCodeAt(t);
    if (l === 39)
      r += e.slice(o, t) + "'", t += 2, o = a = t;
    else if (l === 10 || l === 13) {
      r += e.slice(o, a);
      let c = J(e, t, i);
      r += ve(c.breaks), t = o = a = c.position;
    } else
      t++, l !== 32 && l !== 9 && (a = t);
  }
  return r + e.slice(o, i);
}
function Ji(e, n, i) {
  let r = "", t = n, o = n, a = n;
  for (; t < i; ) {
    let l = e.charCodeAt(t);
    if (l === 92) {
      r += e.slice(o, t), t++;
      let c = e.charCodeAt(t);
      if (c === 10 || c === 13) t = J(e, t, i).position;
      else if (c < 256 && rn[c])
        r += tn[c], t++;
      else {
        let f = ji(c), s = 0;
        for (; f > 0; f--) {
          t++;
          let u = Qi(e.charCodeAt(t));
          s = (s << 4) + u;
        }
        r += Hi(s), t++;
      }
      o = a = t;
    } else if (l === 10 || l === 13) {
      r += e.slice(o, a);
      let c = J(e, t, i);
      r += ve(c.breaks), t = o = a = c.position;
    } else
      t++, l !== 32 && l !== 9 && (a = t);
  }
  return r + e.slice(o, i);
}
function De(e, n, i, r, t, o) {
  let a = r < 0 ? 0 : r, l = e.slice(n, i).replace(/\r\n?/g, `
`), c = l === "" ? [] : (l.endsWith(`
`) ? l.slice(0, -1) : l).split(`
`), f = "", s = !1, u = 0, p = !1;
  for (let m of c) {
    let g = 0;
    for (; g < a && m.charCodeAt(g) === 32; ) g++;
    if (r < 0 || g >= m.length) {
      u++;
      continue;
    }
    let S = m.slice(a), L = S.charCodeAt(0);
    o ? L === 32 || L === 9 ? (p = !0, f += `
`.repeat(s ? 1 + u : u)) : p ? (p = !1, f += `
`.repeat(u + 1)) : u === 0 ? s && (f += " ") : f += `
`.repeat(u) : f += `
`.repeat(s ? 1 + u : u), f += S, s = !0, u = 0;
  }
  return t === y.KEEP ? f += `
`.repeat(s ? 1 + u : u) : t !== y.STRIP && s && (f += `
`), f;
}
function on(e, n) {
  if (n.valueStart === Vi) return "";
  let { valueStart: i, valueEnd: r } = n;
  if (n.fast) return e.slice(i, r);
  switch (n.style) {
    case h.SINGLE_QUOTED:
      return Xi(e, i, r);
    case h.DOUBLE_QUOTED:
      return Ji(e, i, r);
    case h.LITERAL_BLOCK:
      return De(e, i, r, n.indent, n.chomping, !1);
    case h.FOLDED_BLOCK:
      return De(e, i, r, n.indent, n.chomping, !0);
    default:
      return zi(e, i, r);
  }
}
var Zi = Object.assign(/* @__PURE__ */ Object.create(null), {
  "!": "!",
  "!!": "tag:yaml.org,2002:"
}), an = "-#;/?:@&=+$_.~*'()", er = an + "!,[]", Me = "0123456789ABCDEF";
function x(e) {
  return "%" + Me[e >> 4] + Me[e & 15];
}
function se(e, n) {
  let i = n ? an : er, r = "";
  for (let t = 0; t < e.length; t++) {
    let o = e.charCodeAt(t);
    if (o >= 48 && o <= 57 || o >= 65 && o <= 90 || o >= 97 && o <= 122 || i.includes(e[t])) {
      r += e[t];
      continue;
    }
    o >= 55296 && o <= 56319 && (o = 65536 + ((o & 1023) << 10) + (e.charCodeAt(++t) & 1023)), o < 128 ? r += x(o) : o < 2048 ? r += x(192 | o >> 6) + x(128 | o & 63) : o < 65536 ? r += x(224 | o >> 12) + x(128 | o >> 6 & 63) + x(128 | o & 63) : r += x(240 | o >> 18) + x(128 | o >> 12 & 63) + x(128 | o >> 6 & 63) + x(128 | o & 63);
  }
  return r;
}
function fe(e) {
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
function ln(e, n) {
  if (e.startsWith("!<") && e.endsWith(">")) return fe(e.slice(2, -1));
  let i = e.indexOf("!", 1), r = i === -1 ? "!" : e.slice(0, i + 1);
  return fe(n?.[r] ?? Zi[r] ?? r) + fe(e.slice(r.length));
}
function cn(e) {
  let n = e;
  return n.charCodeAt(0) === 33 ? (n = n.slice(1), `!${se(n, !0)}`) : n.slice(0, 18) === "tag:yaml.org,2002:" ? `!!${se(n.slice(18), !0)}` : `!<${se(n, !1)}>`;
}
var D = -1, nr = "tag:yaml.org,2002:merge", ye = {
  filename: "",
  schema: Ki,
  json: !1,
  maxTotalMergeKeys: 1e4,
  maxAliases: -1
};
function ir(e) {
  return "tagStart" in e && e.tagStart !== D ? e.tagStart : "anchorStart" in e && e.anchorStart !== D ? e.anchorStart : "valueStart" in e && e.valueStart !== D ? e.valueStart : "start" in e ? e.start : 0;
}
function C(e, n) {
  P.throwAt(e.source, e.position, n, e.filename);
}
function sn(e, n, i, r) {
  try {
    return i.finalize(r);
  } catch (t) {
    if (t instanceof P) throw t;
    P.throwAt(e.source, n, t instanceof Error ? t.message : String(t), e.filename);
  }
}
function rr(e, n) {
  let i = on(e.source, n), r = n.tagStart === D ? "" : e.source.slice(n.tagStart, n.tagEnd), t = e.schema.defaultScalarTag;
  if (r !== "") {
    if (r === "!") return {
      value: i,
      tag: t
    };
    let o = ln(r, e.tagHandlers), a = e.schema.lookupScalarTag(o);
    if (a) {
      let c = a.resolve(i, !0, o);
      return c === E && C(e, `cannot resolve a node with !<${o}> explicit tag`), {
        value: c,
        tag: a
      };
    }
    let l = e.schema.lookupMappingTag(o) ?? e.schema.lookupSequenceTag(o);
    if (l) {
      i !== "" && C(e, `cannot resolve a node with !<${o}> explicit tag`);
      let c = l.create(o);
      return {
        value: l.carrierIsResult ? c : sn(e, e.position, l, c),
        tag: l
      };
    }
    C(e, `unknown scalar tag !<${o}>`);
  }
  return n.style === h.PLAIN ? e.schema.resolveImplicitScalarTag(i) : {
    value: t.resolve(i, !1, t.tagName),
    tag: t
  };
}
function Ue(e, n, i) {
  let r = n.tagStart === D ? "" : e.source.slice(n.tagStart, n.tagEnd);
  return r === "" || r === "!" ? i : ln(r, e.tagHandlers);
}
function fn(e) {
  return e.nodeKind === "mapping";
}
function Ke(e) {
  e.totalMergeKeys++, e.maxTotalMergeKeys !== -1 && e.totalMergeKeys > e.maxTotalMergeKeys && C(e, `merge keys exceeded maxTotalMergeKeys (${e.maxTotalMergeKeys})`);
}
function Ye(e, n, i, r) {
  Ke(e);
  for (let t of r.keys(i)) {
    if (Ke(e), n.tag.has(n.value, t)) continue;
    let o = n.tag.addPair(n.value, t, r.get(i, t));
    o && C(e, o), n.overridable ??= /* @__PURE__ */ new Set(), n.overridable.add(t);
  }
}
function tr(e, n, i, r) {
  if (e.position = n.keyPosition, fn(r)) Ye(e, n, i, r);
  else if (r.nodeKind === "sequence" && Array.isArray(i)) {
    i.length > 100 && C(e, "abnormal merge sequence size");
    for (let t of i) {
      let o = e.nodeTags.get(t);
      o || C(e, "cannot merge mappings; the provided source object is unacceptable"), Ye(e, n, t, o);
    }
  } else C(e, "cannot merge mappings; the provided source object is unacceptable");
}
function or(e, n, i, r, t) {
  if (e.position = n.keyPosition, n.keyIsMerge) {
    tr(e, n, r, t);
    return;
  }
  !e.json && n.tag.has(n.value, i) && !n.overridable?.has(i) && C(e, "duplicated mapping key");
  let o = n.tag.addPair(n.value, i, r);
  o && C(e, o), n.overridable?.delete(i);
}
function ue(e, n, i) {
  let r = e.frames[e.frames.length - 1];
  if (r.kind === "document")
    r.value = n, r.hasValue = !0;
  else if (r.kind === "sequence") {
    fn(i) && e.nodeTags.set(n, i);
    let t = r.tag.addItem(r.value, n, r.index++);
    t && C(e, t);
  } else if (r.hasKey) {
    let t = r.key;
    r.key = void 0, r.hasKey = !1, or(e, r, t, n, i);
  } else
    r.key = n, r.keyPosition = e.position, r.hasKey = !0, r.keyIsMerge = i.tagName === nr;
}
function pe(e, n, i, r, t) {
  if (n.anchorStart !== D) {
    let o = {
      value: i,
      tag: r,
      isValueFinal: t
    };
    return e.anchors.set(e.source.slice(n.anchorStart, n.anchorEnd), o), o;
  }
  return null;
}
function ar(e, n) {
  let i = {
    ...ye,
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
    switch (i.position = ir(r), r.type) {
      case T.DOCUMENT:
        i.anchors = /* @__PURE__ */ new Map(), i.nodeTags = /* @__PURE__ */ new Map(), i.aliasCount = 0, i.tagHandlers = /* @__PURE__ */ Object.create(null);
        for (let t of r.directives) t.kind === "tag" && (i.tagHandlers[t.handle] = t.prefix);
        i.frames.push({
          kind: "document",
          position: i.position,
          value: void 0,
          hasValue: !1
        });
        break;
      case T.SCALAR: {
        let { value: t, tag: o } = rr(i, r);
        pe(i, r, t, o, !0), ue(i, t, o);
        break;
      }
      case T.SEQUENCE: {
        let t = Ue(i, r, "tag:yaml.org,2002:seq"), o = i.schema.lookupSequenceTag(t);
        o || C(i, `unknown sequence tag !<${t}>`);
        let a = o.create(t), l = pe(i, r, a, o, o.carrierIsResult);
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
      case T.MAPPING: {
        let t = Ue(i, r, "tag:yaml.org,2002:map"), o = i.schema.lookupMappingTag(t);
        o || C(i, `unknown mapping tag !<${t}>`);
        let a = o.create(t), l = pe(i, r, a, o, o.carrierIsResult);
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
      case T.ALIAS: {
        i.maxAliases !== -1 && ++i.aliasCount > i.maxAliases && C(i, `aliases exceeded maxAliases (${i.maxAliases})`);
        let t = i.source.slice(r.anchorStart, r.anchorEnd), o = i.anchors.get(t);
        o || C(i, `unidentified alias "${t}"`), o.isValueFinal || C(i, `recursive alias "${t}" is not supported for tag ${o.tag.tagName} because it uses finalize()`), ue(i, o.value, o.tag);
        break;
      }
      case T.POP: {
        let t = i.frames.pop();
        if (t.kind === "mapping" && t.hasKey && (i.position = t.keyPosition, C(i, "incomplete mapping pair in event stream")), t.kind === "document") i.documents.push(t.value);
        else {
          let o = t.tag.carrierIsResult ? t.value : sn(i, t.position, t.tag, t.value);
          t.anchor && (t.anchor.value = o, t.anchor.isValueFinal = !0), ue(i, o, t.tag);
        }
        break;
      }
    }
  }
  return i.documents;
}
var A = -1, un = Object.prototype.hasOwnProperty, Y = 1, pn = 2, dn = 3, Z = 4, lr = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/, cr = /[,\[\]{}]/, hn = /^(?:!|!!|![0-9A-Za-z-]+!)$/, Ee = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`, gn = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`, sr = new RegExp(`^(?:${Ee})*$`), fr = new RegExp(`^(?:${gn})+$`), ur = new RegExp(`^(?:!(?:${Ee})*|${gn}(?:${Ee})*)$`), ke = {
  filename: "",
  maxDepth: 100
};
function pr(e, n, i) {
  e.events.push({
    type: T.DOCUMENT,
    explicitStart: n,
    explicitEnd: i,
    directives: e.directives
  });
}
function mn(e, n, i, r, t, o, a) {
  e.events.push({
    type: T.SEQUENCE,
    start: n,
    anchorStart: i,
    anchorEnd: r,
    tagStart: t,
    tagEnd: o,
    style: a
  });
}
function Sn(e, n, i, r, t, o, a) {
  e.events.push({
    type: T.MAPPING,
    start: n,
    anchorStart: i,
    anchorEnd: r,
    tagStart: t,
    tagEnd: o,
    style: a
  });
}
function qe(e, n) {
  e.events.splice(n.eventsLength, 0, {
    type: T.MAPPING,
    start: n.position,
    anchorStart: A,
    anchorEnd: A,
    tagStart: A,
    tagEnd: A,
    style: v.FLOW
  });
}
function G(e, n, i, r, t, o, a, l, c = y.CLIP, f = -1, s = !1) {
  e.events.push({
    type: T.SCALAR,
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
function dr(e, n, i) {
  e.events.push({
    type: T.ALIAS,
    anchorStart: n,
    anchorEnd: i
  });
}
function M(e) {
  e.events.push({ type: T.POP });
}
function O(e) {
  G(e, A, A, A, A, A, A, h.PLAIN);
}
function We() {
  return {
    anchorStart: A,
    anchorEnd: A,
    tagStart: A,
    tagEnd: A
  };
}
function U(e) {
  return {
    position: e.position,
    line: e.line,
    lineStart: e.lineStart,
    lineIndent: e.lineIndent,
    firstTabInLine: e.firstTabInLine,
    eventsLength: e.events.length
  };
}
function K(e, n) {
  e.position = n.position, e.line = n.line, e.lineStart = n.lineStart, e.lineIndent = n.lineIndent, e.firstTabInLine = n.firstTabInLine, e.events.length = n.eventsLength;
}
function d(e, n) {
  P.throwAt(e.input.slice(0, e.length), e.position, n, e.filename);
}
function N(e) {
  return e === 10 || e === 13;
}
function V(e) {
  return e === 9 || e === 32;
}
function F(e) {
  return V(e) || N(e);
}
function b(e) {
  return e === 0 || F(e);
}
function $(e) {
  return e === 44 || e === 91 || e === 93 || e === 123 || e === 125;
}
function hr(e) {
  return e >= 48 && e <= 57 ? e - 48 : -1;
}
function gr(e) {
  if (e >= 48 && e <= 57) return e - 48;
  let n = e | 32;
  return n >= 97 && n <= 102 ? n - 97 + 10 : -1;
}
function mr(e) {
  return e === 120 ? 2 : e === 117 ? 4 : e === 85 ? 8 : 0;
}
function Sr(e) {
  return e === 48 || e === 97 || e === 98 || e === 116 || e === 9 || e === 110 || e === 118 || e === 102 || e === 114 || e === 101 || e === 32 || e === 34 || e === 47 || e === 92 || e === 78 || e === 95 || e === 76 || e === 80;
}
function ee(e) {
  e.input.charCodeAt(e.position) === 10 ? e.position++ : (e.position++, e.input.charCodeAt(e.position) === 10 && e.position++), e.line++, e.lineStart = e.position, e.lineIndent = 0, e.firstTabInLine = -1;
}
function I(e, n) {
  let i = 0, r = e.input.charCodeAt(e.position), t = e.position === e.lineStart || F(e.input.charCodeAt(e.position - 1));
  for (; r !== 0; ) {
    for (; V(r); )
      t = !0, r === 9 && e.firstTabInLine === -1 && (e.firstTabInLine = e.position), r = e.input.charCodeAt(++e.position);
    if (n && t && r === 35) do
      r = e.input.charCodeAt(++e.position);
    while (!N(r) && r !== 0);
    if (!N(r)) break;
    for (ee(e), i++, t = !0, r = e.input.charCodeAt(e.position); r === 32; )
      e.lineIndent++, r = e.input.charCodeAt(++e.position);
  }
  return i;
}
function q(e, n = e.position) {
  let i = e.input.charCodeAt(n);
  if ((i === 45 || i === 46) && i === e.input.charCodeAt(n + 1) && i === e.input.charCodeAt(n + 2)) {
    let r = e.input.charCodeAt(n + 3);
    return r === 0 || F(r);
  }
  return !1;
}
function En(e) {
  e.position === e.lineStart && e.input.charCodeAt(e.position) === 65279 && (e.position++, e.lineStart = e.position);
}
function Fe(e) {
  if (e.position !== e.lineStart) return !1;
  if (q(e)) return !0;
  if (e.input.charCodeAt(e.position) !== 65279) return !1;
  let n = U(e);
  En(e), I(e, !0);
  let i = e.input.charCodeAt(e.position), r = e.position === e.lineStart && (i === 37 || i === 45 && q(e));
  return K(e, n), r;
}
function Ge(e) {
  let n = e.input.charCodeAt(e.position);
  for (; n !== 0 && !N(n); ) n = e.input.charCodeAt(++e.position);
}
function An(e, n, i) {
  let r = lr.exec(e.input.slice(n, i));
  r !== null && (e.position = n + r.index + r[0].length - 1, d(e, "the stream contains non-printable characters"));
}
function Er(e, n, i) {
  if (e.input.charCodeAt(e.position) !== 33) return !1;
  n.tagStart !== A && d(e, "duplication of a tag property");
  let r = e.position, t = !1, o = !1, a = "!", l = e.input.charCodeAt(++e.position);
  l === 60 ? (t = !0, l = e.input.charCodeAt(++e.position)) : l === 33 && (o = !0, a = "!!", l = e.input.charCodeAt(++e.position));
  let c = e.position, f;
  if (t) {
    for (; l !== 0 && l !== 62; ) l = e.input.charCodeAt(++e.position);
    l !== 62 && d(e, "unexpected end of the stream within a verbatim tag"), f = e.input.slice(c, e.position), e.position++;
  } else {
    for (; l !== 0 && !F(l) && !(i && $(l)); )
      l === 33 && (o ? d(e, "tag suffix cannot contain exclamation marks") : (a = e.input.slice(c - 1, e.position + 1), hn.test(a) || d(e, "named tag handle cannot contain such characters"), o = !0, c = e.position + 1)), l = e.input.charCodeAt(++e.position);
    f = e.input.slice(c, e.position), cr.test(f) && d(e, "tag suffix cannot contain flow indicator characters");
  }
  return f && !(t ? sr.test(f) : fr.test(f)) && d(e, `tag name cannot contain such characters: ${f}`), !t && a !== "!" && a !== "!!" && !un.call(e.tagHandlers, a) && d(e, `undeclared tag handle "${a}"`), n.tagStart = r, n.tagEnd = e.position, !0;
}
function Ar(e, n) {
  if (e.input.charCodeAt(e.position) !== 38) return !1;
  n.anchorStart !== A && d(e, "duplication of an anchor property"), e.position++;
  let i = e.position;
  for (; e.input.charCodeAt(e.position) !== 0 && !F(e.input.charCodeAt(e.position)) && !$(e.input.charCodeAt(e.position)); ) e.position++;
  return e.position === i && d(e, "name of an anchor node must contain at least one character"), n.anchorStart = i, n.anchorEnd = e.position, !0;
}
function Tr(e, n) {
  if (e.input.charCodeAt(e.position) !== 42) return !1;
  (n.anchorStart !== A || n.tagStart !== A) && d(e, "alias node should not have any properties"), e.position++;
  let i = e.position;
  for (; e.input.charCodeAt(e.position) !== 0 && !F(e.input.charCodeAt(e.position)) && !$(e.input.charCodeAt(e.position)); ) e.position++;
  return e.position === i && d(e, "name of an alias node must contain at least one character"), dr(e, i, e.position), !0;
}
function Ae(e, n) {
  I(e, !1), e.lineIndent < n && d(e, "deficient indentation");
}
function Lr(e, n, i) {
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
      return e.position++, G(e, r, a, i.anchorStart, i.anchorEnd, i.tagStart, i.tagEnd, h.SINGLE_QUOTED, y.CLIP, -1, t), !0;
    }
    N(o) ? (t = !1, Ae(e, n)) : e.position === e.lineStart && q(e) ? d(e, "unexpected end of the document within a single quoted scalar") : o !== 9 && o < 32 ? d(e, "expected valid JSON character") : e.position++;
  }
  d(e, "unexpected end of the stream within a single quoted scalar");
}
function Nr(e, n, i) {
  if (e.input.charCodeAt(e.position) !== 34) return !1;
  e.position++;
  let r = e.position, t = !0;
  for (; e.input.charCodeAt(e.position) !== 0; ) {
    let o = e.input.charCodeAt(e.position);
    if (o === 34) {
      let a = e.position;
      return e.position++, G(e, r, a, i.anchorStart, i.anchorEnd, i.tagStart, i.tagEnd, h.DOUBLE_QUOTED, y.CLIP, -1, t), !0;
    }
    if (o === 92) {
      t = !1;
      let a = e.input.charCodeAt(++e.position);
      if (N(a)) Ae(e, n);
      else if (Sr(a)) e.position++;
      else {
        let l = mr(a);
        for (l === 0 && d(e, "unknown escape sequence"); l-- > 0; )
          e.position++, gr(e.input.charCodeAt(e.position)) < 0 && d(e, "expected hexadecimal character");
        e.position++;
      }
    } else N(o) ? (t = !1, Ae(e, n)) : e.position === e.lineStart && q(e) ? d(e, "unexpected end of the document within a double quoted scalar") : o !== 9 && o < 32 ? d(e, "expected valid JSON character") : e.position++;
  }
  d(e, "unexpected end of the stream within a double quoted scalar");
}
function Cr(e, n, i) {
  let r = e.input.charCodeAt(e.position), t = y.CLIP, o = -1, a = !1;
  if (r !== 124 && r !== 62) return !1;
  let l = r === 124 ? h.LITERAL_BLOCK : h.FOLDED_BLOCK;
  for (e.position++; e.input.charCodeAt(e.position) !== 0; ) {
    let m = e.input.charCodeAt(e.position), g = hr(m);
    if (m === 43 || m === 45)
      t !== y.CLIP && d(e, "repeat of a chomping mode identifier"), t = m === 43 ? y.KEEP : y.STRIP, e.position++;
    else if (g >= 0)
      g === 0 && d(e, "bad explicit indentation width of a block scalar; it cannot be less than one"), a && d(e, "repeat of an indentation width identifier"), o = n + g - 1, a = !0, e.position++;
    else break;
  }
  let c = !1;
  for (; V(e.input.charCodeAt(e.position)); )
    c = !0, e.position++;
  c && e.input.charCodeAt(e.position) === 35 && Ge(e), N(e.input.charCodeAt(e.position)) ? ee(e) : e.input.charCodeAt(e.position) !== 0 && d(e, "a line break is expected");
  let f = a ? o : -1, s = 0, u = e.position, p = e.position;
  for (; e.input.charCodeAt(e.position) !== 0; ) {
    let m = e.position, g = 0;
    for (; e.input.charCodeAt(m + g) === 32; ) g++;
    let S = e.input.charCodeAt(m + g);
    if (S === 0) {
      f >= 0 ? g > f && (p = m + g) : g > 0 && (p = m + g);
      break;
    }
    if (Fe(e)) break;
    if (!a && f === -1 && N(S) && (s = Math.max(s, g)), !a && f === -1 && !N(S) && (S === 9 && g < n && (e.position = m + g, d(e, "tab characters must not be used in indentation")), g >= n && g < s && (e.position = m + g, d(e, "bad indentation of a mapping entry"))), f === -1 && S !== 0 && !N(S) && g < n) {
      e.lineIndent = g, e.position = m + g;
      break;
    }
    !a && S !== 0 && !N(S) && f === -1 && (f = g);
    let L = f === -1 ? n + 1 : f;
    if (S !== 0 && !N(S) && g < L) {
      e.lineIndent = g, e.position = m + g;
      break;
    }
    Ge(e), p = e.position, N(e.input.charCodeAt(e.position)) && (ee(e), p = e.position);
  }
  return An(e, u, p), G(e, u, p, i.anchorStart, i.anchorEnd, i.tagStart, i.tagEnd, l, t, f), !0;
}
function Ir(e, n) {
  let i = e.input.charCodeAt(e.position), r = n === Y;
  if (i === 0 || F(i) || i === 35 || i === 38 || i === 42 || i === 33 || i === 124 || i === 62 || i === 39 || i === 34 || i === 37 || i === 64 || i === 96 || $(i)) return !1;
  if (i === 63 || i === 45) {
    let t = e.input.charCodeAt(e.position + 1);
    if (b(t) || r && $(t)) return !1;
  }
  return !0;
}
function _r(e, n, i, r) {
  if (!Ir(e, i)) return !1;
  let t = e.position, o = e.position, a = e.input.charCodeAt(e.position), l = i === Y, c = !1;
  for (; a !== 0 && !Fe(e); ) {
    if (a === 58) {
      let f = e.input.charCodeAt(e.position + 1);
      if (b(f) || l && $(f)) break;
    } else if (a === 35) {
      if (F(e.input.charCodeAt(e.position - 1))) break;
    } else {
      if (l && $(a)) break;
      if (N(a)) {
        let f = e.position, s = e.line, u = e.lineStart, p = e.lineIndent;
        if (I(e, !1), e.lineIndent >= n) {
          c = !0, a = e.input.charCodeAt(e.position);
          continue;
        }
        e.position = f, e.line = s, e.lineStart = u, e.lineIndent = p;
        break;
      }
    }
    V(a) || (o = e.position + 1), a = e.input.charCodeAt(++e.position);
  }
  return o === t ? !1 : (An(e, t, o), G(e, t, o, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, h.PLAIN, y.CLIP, -1, !c), !0);
}
function H(e, n) {
  let i = e.line;
  I(e, !0), (e.line > i && e.lineIndent < n || e.firstTabInLine !== -1 && e.lineIndent < n) && d(e, "deficient indentation");
}
function Or(e, n, i) {
  let r = e.input.charCodeAt(e.position), t = r === 123, o = e.position, a = !0;
  if (r !== 91 && r !== 123) return !1;
  let l = t ? 125 : 93;
  for (t ? Sn(e, o, i.anchorStart, i.anchorEnd, i.tagStart, i.tagEnd, v.FLOW) : mn(e, o, i.anchorStart, i.anchorEnd, i.tagStart, i.tagEnd, v.FLOW), e.position++; e.input.charCodeAt(e.position) !== 0; ) {
    H(e, n);
    let c = e.input.charCodeAt(e.position);
    if (c === l)
      return e.position++, M(e), !0;
    a ? c === 44 && d(e, "expected the node content, but found ','") : d(e, "missed comma between flow collection entries");
    let f = !1, s = !1;
    c === 63 && F(e.input.charCodeAt(e.position + 1)) && (f = s = !0, e.position += 1, H(e, n));
    let u = e.line, p = U(e), m = W(e, n, Y, !1, !0);
    H(e, n), c = e.input.charCodeAt(e.position), (t || s || e.line === u) && c === 58 ? (f = !0, e.position++, H(e, n), t || qe(e, p), m || O(e), W(e, n, Y, !1, !0) || O(e), H(e, n), t || M(e)) : t && f ? (m || O(e), O(e)) : t ? O(e) : f && (qe(e, p), m || O(e), O(e), M(e)), c = e.input.charCodeAt(e.position), c === 44 ? (a = !0, e.position++) : a = !1;
  }
  d(e, "unexpected end of the stream within a flow collection");
}
function Ve(e, n, i) {
  if (e.firstTabInLine !== -1 || e.input.charCodeAt(e.position) !== 45 || !b(e.input.charCodeAt(e.position + 1))) return !1;
  for (mn(e, e.position, i.anchorStart, i.anchorEnd, i.tagStart, i.tagEnd, v.BLOCK); e.input.charCodeAt(e.position) === 45 && b(e.input.charCodeAt(e.position + 1)); ) {
    e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, d(e, "tab characters must not be used in indentation"));
    let r = e.line;
    e.position++;
    let t = I(e, !0) > 0;
    if (e.firstTabInLine !== -1 && e.input.charCodeAt(e.position) === 45 && b(e.input.charCodeAt(e.position + 1)) && d(e, "bad indentation of a sequence entry"), t && e.lineIndent <= n ? O(e) : W(e, n, dn, !1, !0), I(e, !0), e.lineIndent < n || e.position >= e.length) break;
    e.lineIndent > n && d(e, "bad indentation of a sequence entry"), e.line === r && e.input.charCodeAt(e.position) === 45 && b(e.input.charCodeAt(e.position + 1)) && d(e, "bad indentation of a sequence entry");
  }
  return M(e), !0;
}
function de(e, n, i, r) {
  let t = !1, o = !1, a = !1, l = !1;
  if (e.firstTabInLine !== -1) return !1;
  let c = e.input.charCodeAt(e.position);
  for (; c !== 0; ) {
    !t && e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, d(e, "tab characters must not be used in indentation"));
    let f = e.input.charCodeAt(e.position + 1), s = e.line;
    if ((c === 63 || c === 58) && b(f))
      a || (Sn(e, e.position, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, v.BLOCK), a = !0), c === 63 ? (t && O(e), o = !0, t = !0) : (t || (O(e), o = !0), t = !1), e.position += 1, l = !0;
    else {
      t && (O(e), t = !1);
      let u = U(e);
      if (!W(e, i, pn, !1, !0)) break;
      if (e.line === s) {
        for (c = e.input.charCodeAt(e.position); V(c); ) c = e.input.charCodeAt(++e.position);
        if (c === 58)
          c = e.input.charCodeAt(++e.position), b(c) || d(e, "a whitespace character is expected after the key-value separator within a block mapping"), a || (e.events.splice(u.eventsLength, 0, {
            type: T.MAPPING,
            start: u.position,
            anchorStart: r.anchorStart,
            anchorEnd: r.anchorEnd,
            tagStart: r.tagStart,
            tagEnd: r.tagEnd,
            style: v.BLOCK
          }), a = !0), o = !0, t = !1, l = !1;
        else if (o) d(e, "expected ':' after a mapping key");
        else
          return r.anchorStart !== A || r.tagStart !== A ? (K(e, u), !1) : !0;
      } else if (o) d(e, "can not read a block mapping entry; a multiline key may not be an implicit key");
      else
        return r.anchorStart !== A || r.tagStart !== A ? (K(e, u), !1) : !0;
    }
    if (W(e, n, Z, !0, l) && (l = !1), t || l && (O(e), l = !1), I(e, !0), c = e.input.charCodeAt(e.position), (e.line === s || e.lineIndent > n) && c !== 0) d(e, "bad indentation of a mapping entry");
    else if (e.lineIndent < n) break;
  }
  return o ? (t && O(e), a && M(e), !0) : !1;
}
function W(e, n, i, r, t, o = !0) {
  e.depth >= e.maxDepth && d(e, `nesting exceeded maxDepth (${e.maxDepth})`), e.depth++;
  let a = 1, l = !1, c = !1, f = null, s = We(), u = i === Z || i === dn, p = u, m = u;
  if (r && I(e, !0) && (l = !0, e.lineIndent > n ? a = 1 : e.lineIndent === n ? a = 0 : a = -1), a === 1) for (; ; ) {
    let g = e.input.charCodeAt(e.position), S = U(e);
    if (l && a !== 1 && (g === 33 || g === 38)) break;
    if (l && m && (s.tagStart !== A || s.anchorStart !== A) && (g === 33 || g === 38)) {
      let L = U(e), k = n + 1;
      if (de(e, e.position - e.lineStart, k, s) && e.events[L.eventsLength]?.type === T.MAPPING)
        return e.depth--, !0;
      K(e, L);
    }
    if (l && (g === 33 && s.tagStart !== A || g === 38 && s.anchorStart !== A) || !Er(e, s, i === Y) && !Ar(e, s)) break;
    f === null && (f = S), I(e, !0) ? (l = !0, p = m, e.lineIndent > n ? a = 1 : e.lineIndent === n ? a = 0 : a = -1) : p = !1;
  }
  if (p && (p = l || t), a === 1 || i === Z) {
    let g = i === Y || i === pn ? n : n + 1, S = e.position - e.lineStart;
    if (a === 1)
      if (p && (Ve(e, S, s) || de(e, S, g, s)) || Or(e, g, s)) c = !0;
      else {
        let L = e.input.charCodeAt(e.position);
        if (f !== null && o && m && !p && L !== 124 && L !== 62) {
          let k = U(e), B = f.position - f.lineStart;
          K(e, f), de(e, B, g, We()) && e.events[k.eventsLength]?.type === T.MAPPING ? c = !0 : K(e, k);
        }
        !c && (u && Cr(e, g, s) || Lr(e, g, s) || Nr(e, g, s) || Tr(e, s) || _r(e, g, i, s)) && (c = !0);
      }
    else a === 0 && (c = p && Ve(e, S, s));
  }
  return u = u && !c, !c && (s.anchorStart !== A || s.tagStart !== A || u) && (G(e, A, A, s.anchorStart, s.anchorEnd, s.tagStart, s.tagEnd, h.PLAIN), c = !0), e.depth--, c || s.anchorStart !== A || s.tagStart !== A;
}
function vr(e) {
  if (e.lineIndent > 0 || e.input.charCodeAt(e.position) !== 37) return !1;
  e.position++;
  let n = e.position;
  for (; e.input.charCodeAt(e.position) !== 0 && !F(e.input.charCodeAt(e.position)); ) e.position++;
  let i = e.input.slice(n, e.position), r = [];
  for (i.length === 0 && d(e, "directive name must not be less than one character in length"); e.input.charCodeAt(e.position) !== 0 && !N(e.input.charCodeAt(e.position)); ) {
    for (; V(e.input.charCodeAt(e.position)); ) e.position++;
    if (e.input.charCodeAt(e.position) === 35 || N(e.input.charCodeAt(e.position)) || e.input.charCodeAt(e.position) === 0) break;
    let t = e.position;
    for (; e.input.charCodeAt(e.position) !== 0 && !F(e.input.charCodeAt(e.position)); ) e.position++;
    r.push(e.input.slice(t, e.position));
  }
  if (N(e.input.charCodeAt(e.position)) && ee(e), i === "YAML") {
    e.directives.some((o) => o.kind === "yaml") && d(e, "duplication of %YAML directive"), r.length !== 1 && d(e, "YAML directive accepts exactly one argument");
    let t = /^([0-9]+)\.([0-9]+)$/.exec(r[0]);
    t === null && d(e, "ill-formed argument of the YAML directive"), parseInt(t[1], 10) !== 1 && d(e, "unacceptable YAML version of the document"), e.directives.push({
      kind: "yaml",
      version: r[0]
    });
  } else if (i === "TAG") {
    r.length !== 2 && d(e, "TAG directive accepts exactly two arguments");
    let [t, o] = r;
    hn.test(t) || d(e, "ill-formed tag handle (first argument) of the TAG directive"), un.call(e.tagHandlers, t) && d(e, `there is a previously declared suffix for "${t}" tag handle`), ur.test(o) || d(e, "ill-formed tag prefix (second argument) of the TAG directive"), e.tagHandlers[t] = o, e.directives.push({
      kind: "tag",
      handle: t,
      prefix: o
    });
  }
  return !0;
}
function yr(e) {
  e.directives = [], e.tagHandlers = /* @__PURE__ */ Object.create(null);
  let n = !1;
  for (I(e, !0); vr(e); )
    n = !0, I(e, !0);
  let i = !1, r = !1, t = !0;
  if (e.lineIndent === 0 && e.input.charCodeAt(e.position) === 45 && e.input.charCodeAt(e.position + 1) === 45 && e.input.charCodeAt(e.position + 2) === 45 && b(e.input.charCodeAt(e.position + 3))) {
    i = !0;
    let l = e.line;
    e.position += 3, I(e, !0), t = e.line > l;
  } else n && d(e, "directives end mark is expected");
  let o = e.events.length;
  if (!i && e.position === e.lineStart && e.input.charCodeAt(e.position) === 46 && q(e)) {
    e.position += 3, I(e, !0);
    return;
  }
  if (pr(e, i, !1), W(e, e.lineIndent - 1, Z, !1, t, t) || O(e), I(e, !0), e.position === e.lineStart && q(e) && (r = e.input.charCodeAt(e.position) === 46, r)) {
    let l = e.line;
    e.position += 3, I(e, !0), e.line === l && e.position < e.length && d(e, "end of the stream or a document separator is expected");
  }
  let a = e.events[o];
  a?.type === T.DOCUMENT && (a.explicitEnd = r), M(e), !r && e.position < e.length && !Fe(e) && d(e, "end of the stream or a document separator is expected");
}
function kr(e, n) {
  let i = e.length, r = {
    ...ke,
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
  for (t !== -1 && P.throwAt(e, t, "null byte is not allowed in input", r.filename); r.position < r.length && (En(r), I(r, !0), !(r.position >= r.length)); ) {
    let o = r.position;
    yr(r), r.position === o && d(r, "can not read a document");
  }
  return r.events;
}
var Fr = {
  ...ke,
  ...ye
};
function Tn(e, n = {}) {
  let i = {
    ...Fr,
    ...n
  }, r = String(e), t = Object.keys(ke), o = Object.keys(ye);
  return ar(kr(r, Se(i, t)), {
    ...Se(i, o),
    source: r
  });
}
function Mt(e, n, i) {
  let r = null;
  typeof n == "function" ? r = n : n !== null && typeof n == "object" && (i = n);
  let t = Tn(e, i);
  if (r === null) return t;
  for (let o of t) r(o);
}
function Ut(e, n) {
  let i = Tn(e, n);
  if (i.length === 0) throw new P("expected a document, but the input is empty");
  if (i.length === 1) return i[0];
  throw new P("expected a single document in the stream, but found more");
}
var R = /* @__PURE__ */ Symbol("INVALID");
function xr(e) {
  let n = new Set([
    e.defaultScalarTag,
    e.defaultSequenceTag,
    e.defaultMappingTag
  ].filter((o) => o !== void 0)), i = e.implicitScalarTags, r = e.tags.filter((o) => !(o.nodeKind === "scalar" && o.implicit) && !n.has(o)), t = e.tags.filter((o) => n.has(o));
  return [
    ...i.map((o) => ({
      tag: o,
      implicitTag: !0
    })),
    ...r.map((o) => ({
      tag: o,
      implicitTag: !1
    })),
    ...t.map((o) => ({
      tag: o,
      implicitTag: !0
    }))
  ];
}
function br(e, n) {
  for (let i = 0, r = e.representTypes.length; i < r; i += 1) {
    let { tag: t, implicitTag: o } = e.representTypes[i];
    if (t.identify(n)) {
      let a;
      return t.matchByTagPrefix ? a = t.representTagName(n) : a = t.tagName, {
        tag: t,
        tagName: a,
        implicitTag: o
      };
    }
  }
  return null;
}
function j(e, n) {
  if (!e.noRefs && n !== null && typeof n == "object") {
    let f = e.refs.get(n);
    if (f)
      return f.anchor === void 0 && (f.anchor = `ref_${e.refCounter++}`), {
        kind: "alias",
        anchor: f.anchor
      };
  }
  let i = br(e, n);
  if (!i) {
    if (n === void 0 || e.skipInvalid) return R;
    throw new P(`unacceptable kind of an object to dump ${Object.prototype.toString.call(n)}`);
  }
  let { tag: r, tagName: t, implicitTag: o } = i, a = o ? t : cn(t);
  if (r.nodeKind === "scalar") return {
    kind: "scalar",
    tag: a,
    tagged: !o,
    style: h.PLAIN,
    value: r.represent(n)
  };
  if (r.nodeKind === "sequence") {
    let f = r.represent(n), s = {
      kind: "sequence",
      tag: a,
      tagged: !o,
      style: v.BLOCK,
      items: []
    };
    e.noRefs || e.refs.set(n, s);
    for (let u = 0, p = f.length; u < p; u += 1) {
      let m = j(e, f[u]);
      m === R && f[u] === void 0 && (m = j(e, null)), m !== R && s.items.push(m);
    }
    return s;
  }
  let l = r.represent(n), c = {
    kind: "mapping",
    tag: a,
    tagged: !o,
    style: v.BLOCK,
    items: []
  };
  e.noRefs || e.refs.set(n, c);
  for (let [f, s] of l) {
    let u = j(e, f);
    if (u === R) continue;
    let p = j(e, s);
    p !== R && c.items.push({
      key: u,
      value: p
    });
  }
  return c;
}
function wr(e, n, i = {}) {
  let r = j({
    representTypes: xr(n),
    noRefs: i.noRefs ?? !1,
    skipInvalid: i.skipInvalid ?? !1,
    refs: /* @__PURE__ */ new Map(),
    refCounter: 0
  }, e);
  return [{
    contents: r === R ? null : r,
    directives: []
  }];
}
var Pr = /* @__PURE__ */ Symbol("visit:break"), Ln = /* @__PURE__ */ Symbol("visit:skip");
function X(e, n, i) {
  let r = n(e, i);
  if (r === Pr) return !0;
  if (r === Ln) return !1;
  let t = i.depth + 1;
  switch (e.kind) {
    case "sequence":
      for (let o of e.items) if (X(o, n, {
        depth: t,
        parent: e,
        isKey: !1
      })) return !0;
      break;
    case "mapping":
      for (let { key: o, value: a } of e.items)
        if (X(o, n, {
          depth: t,
          parent: e,
          isKey: !0
        }) || X(a, n, {
          depth: t,
          parent: e,
          isKey: !1
        })) return !0;
  }
  return !1;
}
function He(e, n) {
  for (let i of e) if (i.contents && X(i.contents, n, {
    depth: 0,
    parent: null,
    isKey: !1
  })) return;
}
function oe(e, n) {
  return (e & 1 << n) !== 0;
}
var Qe = {
  applyQuoteFlowKeysOption: Rr,
  doubleQuoteForInvisibles: $r,
  doubleQuoteWhitespaceOnly: Br,
  applyForceQuotesOption: Dr,
  tryLongOrMultilineAsBlock: Mr,
  quoteInvalidPlain: Ur,
  fallbackToDoubleQuoted: Kr
};
function Nn(e) {
  return e.presenterOptions.quoteStyle === "single" && oe(e.allowedStylesMask, h.SINGLE_QUOTED) ? h.SINGLE_QUOTED : h.DOUBLE_QUOTED;
}
function Rr(e) {
  e.presenterOptions.quoteFlowKeys && (!e.isKey || !e.flowOnly || e.style !== h.PLAIN || (e.style = h.DOUBLE_QUOTED));
}
function $r(e) {
  e.style === h.PLAIN && /[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(e.node.value) && (e.style = h.DOUBLE_QUOTED);
}
function Br(e) {
  e.style === h.PLAIN && /^\s+$/.test(e.node.value) && (e.style = h.DOUBLE_QUOTED);
}
function Dr(e) {
  e.presenterOptions.forceQuotes && (e.isKey || e.style !== h.PLAIN || e.node.tag === e.presenterOptions.schema.defaultScalarTag.tagName && (e.style = e.node.value.includes(`
`) ? h.DOUBLE_QUOTED : Nn(e)));
}
function Mr(e) {
  if (e.style !== h.PLAIN || e.isKey) return;
  let n = e.node.value, i = n.indexOf(`
`) !== -1;
  if (!oe(e.allowedStylesMask, h.LITERAL_BLOCK)) {
    i && (e.style = h.DOUBLE_QUOTED);
    return;
  }
  let r = e.presenterOptions.lineWidth;
  if (r === -1) {
    i && (e.style = h.LITERAL_BLOCK);
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
  a ? e.style = h.FOLDED_BLOCK : i && (e.style = h.LITERAL_BLOCK);
}
function Ur(e) {
  e.style === h.PLAIN && !oe(e.allowedStylesMask, h.PLAIN) && (e.style = Nn(e));
}
function Kr(e) {
  oe(e.allowedStylesMask, e.style) || (e.style = h.DOUBLE_QUOTED);
}
function Q(e, n) {
  return e | 1 << n;
}
var Yr = "[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]", qr = "[\\n\\r]", Wr = "\\uFEFF", xe = "[ \\t]", Cn = `(?:(?!(?:${qr}|${Wr}))${Yr})`, ae = `(?:(?!${xe})${Cn})`, In = "[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]", _n = "[-?:,\\[\\]{}#&*!|>'\"%@`]", Gr = "[,\\[\\]{}]", Te = ae, Le = `(?:(?!${Gr})${ae})`, Vr = `(?:(?:(?!${_n})${ae})|[?:-](?=${Te}))`, Hr = `(?:(?:(?!${_n})${ae})|[?:-](?=${Le}))`, On = `(?:(?:(?![:#])${Te})|:(?=${Te}))#*`, vn = `(?:(?:(?![:#])${Le})|:(?=${Le}))#*`, yn = `(?:${xe}*${On})*`, kn = `(?:${xe}*${vn})*`, Fn = `${Vr}#*${yn}`, xn = `${Hr}#*${kn}`, Qr = Fn, jr = xn, zr = `\\n+${On}${yn}`, Xr = `\\n+${vn}${kn}`, Jr = `${Fn}(?:${zr})*`, Zr = `${xn}(?:${Xr})*`, et = new RegExp(`^(?:${Jr})$`, "u"), nt = new RegExp(`^(?:${Zr})$`, "u"), it = new RegExp(`^(?:${Qr})$`, "u"), rt = new RegExp(`^(?:${jr})$`, "u"), tt = new RegExp(`^(?:${In})*$`, "u"), ot = new RegExp(`^(?:${In}|\\n)*$`, "u"), at = new RegExp(`^(?:${Cn}|\\n)*$`, "u"), lt = /^(?:---|\.\.\.)(?=$|[ \t\n\r])/, be = /^(?:---|\.\.\.)(?=$|[ \t\n\r])/m;
function ct(e) {
  let n = e.node.value;
  if (n !== "") {
    if (!(e.isKey ? e.flowOnly ? rt : it : e.flowOnly ? nt : et).test(n) || e.shiftOfFirstLine === 0 && lt.test(n)) return !1;
    if (e.shiftOfContent === 0) {
      let r = n.indexOf(`
`);
      if (r !== -1) {
        let t = n.slice(r + 1);
        if (be.test(t)) return !1;
      }
    }
  }
  let i = e.presenterOptions.schema.resolveImplicitScalarTag(n).tag.tagName;
  return !(!e.node.tagged && i !== e.node.tag || !e.node.tagged && n === "=" && i === e.presenterOptions.schema.defaultScalarTag.tagName);
}
function st(e) {
  let n = e.node.value;
  if (!(e.isKey ? tt : ot).test(n) || /[ \t]\n|\n[ \t]/.test(n)) return !1;
  if (!e.isKey && e.shiftOfContent === 0) {
    let i = n.indexOf(`
`);
    if (i !== -1 && be.test(n.slice(i + 1))) return !1;
  }
  return !0;
}
function ft(e) {
  if (e.flowOnly || !at.test(e.node.value)) return !1;
  let n = e.shiftOfContent - e.shiftOfParent;
  return !(n < 1 || n > 9 && /^\n* /.test(e.node.value) || e.shiftOfContent === 0 && be.test(e.node.value));
}
function ut(e) {
  let n = Q(0, h.DOUBLE_QUOTED);
  ct(e) && (n = Q(n, h.PLAIN)), st(e) && (n = Q(n, h.SINGLE_QUOTED)), ft(e) && (n = Q(Q(n, h.LITERAL_BLOCK), h.FOLDED_BLOCK)), e.allowedStylesMask = n;
}
function pt(e) {
  switch (e.style) {
    case h.PLAIN:
      return dt(e);
    case h.SINGLE_QUOTED:
      return ht(e);
    case h.LITERAL_BLOCK:
      return gt(e);
    case h.FOLDED_BLOCK:
      return mt(e);
    case h.DOUBLE_QUOTED:
      return St(e);
  }
}
function dt(e) {
  return bn(e.node.value, e.shiftOfContent);
}
function ht(e) {
  return `'${bn(e.node.value, e.shiftOfContent).replace(/'/g, "''")}'`;
}
function gt(e) {
  let n = e.node.value;
  return "|" + Pn(n, e.shiftOfParent, e.shiftOfContent) + Rn(wn(n, e.shiftOfContent));
}
function mt(e) {
  let n = e.node.value, i = e.presenterOptions.lineWidth, r = 1 / 0;
  return i !== -1 && (r = Math.max(Math.min(i, 40), i - e.shiftOfContent)), ">" + Pn(n, e.shiftOfParent, e.shiftOfContent) + Rn(wn(At(n, r), e.shiftOfContent));
}
function St(e) {
  return `"${Nt(e.node.value)}"`;
}
function bn(e, n) {
  let i = e.indexOf(`
`);
  if (i === -1) return e;
  let r = " ".repeat(n), t = e.slice(0, i), o = /(\n+)([^\n]*)/g;
  o.lastIndex = i;
  let a;
  for (; a = o.exec(e); ) {
    let l = a[1].length, c = a[2];
    t += `
`.repeat(l + 1) + r + c;
  }
  return t;
}
function wn(e, n) {
  let i = " ".repeat(n), r = 0, t = "", o = e.length;
  for (; r < o; ) {
    let a, l = e.indexOf(`
`, r);
    l === -1 ? (a = e.slice(r), r = o) : (a = e.slice(r, l + 1), r = l + 1), a.length && a !== `
` && (t += i), t += a;
  }
  return t;
}
function Et(e) {
  return /^\n* /.test(e);
}
function Pn(e, n, i) {
  let r = Et(e) ? String(i - n) : "", t = e[e.length - 1] === `
`;
  return `${r}${t && (e[e.length - 2] === `
` || e === `
`) ? "+" : t ? "" : "-"}
`;
}
function Rn(e) {
  return e[e.length - 1] === `
` ? e.slice(0, -1) : e;
}
function Ne(e) {
  return e === " " || e === "	";
}
function je(e, n) {
  if (e === "" || Ne(e[0])) return e;
  let i = / [^ \t]/g, r, t = 0, o, a = 0, l = 0, c = "";
  for (; r = i.exec(e); )
    l = r.index, l - t > n && (o = a > t ? a : l, c += `
${e.slice(t, o)}`, t = o + 1), a = l;
  return c += `
`, e.length - t > n && a > t ? c += `${e.slice(t, a)}
${e.slice(a + 1)}` : c += e.slice(t), c.slice(1);
}
function At(e, n) {
  let i = /(\n+)([^\n]*)/g, r = e.indexOf(`
`);
  r === -1 && (r = e.length), i.lastIndex = r;
  let t = je(e.slice(0, r), n), o = e[0] === `
` || Ne(e[0]), a, l;
  for (; l = i.exec(e); ) {
    let c = l[1], f = l[2];
    a = f !== "" && Ne(f[0]), t += c + (!o && !a && f !== "" ? `
` : "") + je(f, n), o = a;
  }
  return t;
}
var Tt = /["\\\x00-\x1F\x7F-\xA0\u2028\u2029\uD800-\uDFFF\uFEFF\uFFFE\uFFFF]/gu;
function Lt(e) {
  switch (e) {
    case "\0":
      return "\\0";
    case "\x07":
      return "\\a";
    case "\b":
      return "\\b";
    case "	":
      return "\\t";
    case `
`:
      return "\\n";
    case "\v":
      return "\\v";
    case "\f":
      return "\\f";
    case "\r":
      return "\\r";
    case "\x1B":
      return "\\e";
    case '"':
      return '\\"';
    case "\\":
      return "\\\\";
    case "\x85":
      return "\\N";
    case "\xA0":
      return "\\_";
    case "\u2028":
      return "\\L";
    case "\u2029":
      return "\\P";
  }
  let n = e.charCodeAt(0), i = n.toString(16).toUpperCase();
  return n <= 255 ? `\\x${"0".repeat(2 - i.length)}${i}` : `\\u${"0".repeat(4 - i.length)}${i}`;
}
function Nt(e) {
  return e.replace(Tt, Lt);
}
var ne = 10, we = {
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
  scalarStyleRules: Object.keys(Qe).map((e) => Reflect.get(Qe, e)),
  tagBeforeAnchor: !1
};
function Ct(e) {
  return e.tagged ? e.tag : cn(e.tag);
}
function It(e) {
  let n = {
    ...we,
    ...e
  };
  return n.flowSkipColonSpace && (n.quoteFlowKeys = !0), {
    ...n,
    defaultScalarTagName: n.schema.defaultScalarTag.tagName,
    openEnded: !1
  };
}
function Ce(e, n) {
  return `
${" ".repeat(e.indent * n)}`;
}
function _t(e, n, i, r, t, o) {
  return {
    node: n,
    parent: i,
    level: r,
    isKey: t,
    flowOnly: o,
    shiftOfParent: r === 0 ? -1 : e.indent * (r - 1),
    shiftOfContent: e.indent * Math.max(1, r),
    shiftOfFirstLine: r === 0 ? 0 : e.indent * r,
    presenterOptions: e,
    allowedStylesMask: 0,
    style: n.style
  };
}
function Ot(e, n, i) {
  let r = "";
  for (let o = 0, a = i.items.length; o < a; o += 1) {
    let l = w(e, n, i.items[o], i, {}).text;
    o > 0 && (r += `,${e.flowSkipCommaSpace ? "" : " "}`), r += l;
  }
  let t = e.flowBracketPadding && i.items.length > 0 ? " " : "";
  return `[${t}${r}${t}]`;
}
function ze(e, n, i, r) {
  let t = "";
  for (let o = 0, a = i.items.length; o < a; o += 1) {
    let l = w(e, n + 1, i.items[o], i, {
      block: !0,
      compact: e.seqInlineFirst,
      isblockseq: !0
    }).text;
    (!r || t !== "") && (t += Ce(e, n)), l === "" || ne === l.charCodeAt(0) ? t += "-" : t += "- ", t += l;
  }
  return t;
}
function vt(e, n, i) {
  let r = "";
  for (let { key: o, value: a } of i.items) {
    let l = "";
    r !== "" && (l += `,${e.flowSkipCommaSpace ? "" : " "}`);
    let c = w(e, n, o, i, { iskey: !0 }), f = c.text, s = w(e, n, a, i, {}).text, u = e.flowSkipColonSpace || s === "" ? "" : " ", p = o.kind === "scalar" && c.noBody && (o.tagged || o.anchor !== void 0), m = o.kind === "alias" || p ? " " : "";
    l += `${f}${m}:${u}${s}`, r += l;
  }
  let t = e.flowBracketPadding && r !== "" ? " " : "";
  return `{${t}${r}${t}}`;
}
function yt(e, n, i, r) {
  let t = "";
  for (let o = 0, a = i.items.length; o < a; o += 1) {
    let l = "";
    (!r || t !== "") && (l += Ce(e, n));
    let { key: c, value: f } = i.items[o], s = (c.kind === "mapping" || c.kind === "sequence") && c.style === v.BLOCK && c.items.length !== 0 || c.kind === "scalar" && (c.style === h.LITERAL_BLOCK || c.style === h.FOLDED_BLOCK), u = s ? w(e, n + 1, c, i, {
      block: !0,
      compact: !0,
      isblockseq: !Ie(e, c, n + 1)
    }) : w(e, n + 1, c, i, {
      block: !0,
      compact: !0,
      iskey: !0
    }), p = u.text, m = c.kind === "scalar" && c.value.indexOf(`
`) !== -1, g = p.length > 1024 && /^[\s\S]{1025}/u.test(p), S = s || m || g;
    S && (p && ne === p.charCodeAt(0) ? l += "?" : l += "? "), l += p, S && (l += Ce(e, n));
    let L = w(e, n + 1, f, i, {
      block: !0,
      compact: S,
      isblockseq: S && !Ie(e, f, n + 1)
    }).text, k = c.kind === "scalar" && u.noBody && (c.tagged || c.anchor !== void 0), B = !S && (c.kind === "alias" || k) ? " " : "";
    L === "" || ne === L.charCodeAt(0) ? l += `${B}:` : l += `${B}: `, l += L, t += l;
  }
  return t;
}
function Ie(e, n, i) {
  return n.kind === "alias" ? !0 : n.tagged || n.anchor !== void 0 || e.indent < 2 && i > 0;
}
function w(e, n, i, r, t) {
  if (i.kind === "alias")
    return e.openEnded = !1, {
      text: `*${i.anchor}`,
      noBody: !1
    };
  let { block: o = !1, iskey: a = !1, isblockseq: l = !1 } = t, c = t.compact ?? !1, f = i.anchor !== void 0;
  Ie(e, i, n) && (c = !1);
  let s, u = i.tagged, p = o && (i.kind === "mapping" || i.kind === "sequence") && i.style === v.BLOCK && i.items.length !== 0;
  if (i.kind === "mapping")
    p ? s = yt(e, n, i, c) : s = vt(e, n, i);
  else if (i.kind === "sequence")
    p ? e.seqNoIndent && !l && n > 0 ? s = ze(e, n - 1, i, c) : s = ze(e, n, i, c) : s = Ot(e, n, i);
  else {
    let S = _t(e, i, r, n, a, !o);
    ut(S);
    for (let L of e.scalarStyleRules) L(S);
    s = pt(S), e.openEnded = (S.style === h.LITERAL_BLOCK || S.style === h.FOLDED_BLOCK) && (i.value === `
` || i.value.endsWith(`

`)), u = i.tagged || s === "" && S.flowOnly && r?.kind === "sequence" && !f || S.style !== h.PLAIN && i.tag !== e.defaultScalarTagName;
  }
  (i.kind === "mapping" || i.kind === "sequence") && !p && (e.openEnded = !1), p && c && n > 0 && e.indent > 2 && (s = `${" ".repeat(e.indent - 2)}${s}`);
  let m = s === "", g = s;
  if (u || f) {
    let S = [], L = u ? Ct(i) : null, k = f ? `&${i.anchor}` : null;
    e.tagBeforeAnchor ? (L !== null && S.push(L), k !== null && S.push(k)) : (k !== null && S.push(k), L !== null && S.push(L));
    let B = s === "" || s.charCodeAt(0) === ne ? "" : " ";
    g = `${S.join(" ")}${B}${s}`;
  }
  return {
    text: g,
    noBody: m
  };
}
function kt(e) {
  return (e.kind === "sequence" || e.kind === "mapping") && e.style === v.BLOCK && e.items.length !== 0 && !e.tagged && e.anchor === void 0;
}
function Ft(e) {
  let n = "";
  for (let i of e.directives) {
    if (i.kind === "yaml") {
      n += `%YAML ${i.version}
`;
      continue;
    }
    let { handle: r, prefix: t } = i;
    n += `%TAG ${r} ${t}
`;
  }
  return n;
}
function xt(e, n) {
  let i = It(n), r = "", t = !1;
  for (let o = 0; o < e.length; o += 1) {
    let a = e[o];
    i.openEnded = !1;
    let l = Ft(a), c = l !== "", f = a.explicitStart || c || o > 0 && !t;
    if (r += l, a.contents === null)
      f && (r += `---
`);
    else if (f) {
      let s = w(i, 0, a.contents, null, {
        block: !0,
        compact: !0
      }).text, u = s === "" ? "" : c || kt(a.contents) ? `
` : " ";
      r += `---${u}${s}
`;
    } else r += w(i, 0, a.contents, null, {
      block: !0,
      compact: !0
    }).text + `
`;
    t = a.explicitEnd || i.openEnded, t && (r += `...
`);
  }
  return r;
}
var bt = {
  ...we,
  schema: qi,
  skipInvalid: !1,
  noRefs: !1,
  flowLevel: -1,
  sortKeys: !1,
  transform: () => {
  }
};
function wt(e, n) {
  let i = String(e), r = String(n);
  return i < r ? -1 : i > r ? 1 : 0;
}
function Kt(e, n = {}) {
  let i = {
    ...bt,
    ...n
  }, r = wr(e, i.schema, {
    noRefs: i.noRefs,
    skipInvalid: i.skipInvalid
  });
  if (i.flowLevel >= 0 && He(r, (t, o) => {
    if (!(o.depth < i.flowLevel))
      return (t.kind === "sequence" || t.kind === "mapping") && (t.style = v.FLOW), Ln;
  }), i.sortKeys) {
    let t = i.sortKeys === !0 ? wt : i.sortKeys;
    He(r, (o) => {
      o.kind === "mapping" && o.items.sort((a, l) => t(a.key.kind === "scalar" ? a.key.value : "", l.key.kind === "scalar" ? l.key.value : ""));
    });
  }
  return i.transform(r), xt(r, {
    ...Se(i, Object.keys(we)),
    schema: i.schema
  });
}
var z = -1;
function Pt(e) {
  return "tagStart" in e && e.tagStart !== z ? e.tagStart : "anchorStart" in e && e.anchorStart !== z ? e.anchorStart : "valueStart" in e && e.valueStart !== z ? e.valueStart : "start" in e ? e.start : 0;
}
function $n(e, n) {
  return n.tagStart === z ? "" : e.source.slice(n.tagStart, n.tagEnd);
}
function Bn(e, n) {
  return n.anchorStart === z ? void 0 : e.source.slice(n.anchorStart, n.anchorEnd);
}
function Rt(e, n) {
  let i = on(e.source, n), r = $n(e, n), t, o = !1;
  return r !== "" ? (o = !0, t = r) : n.style === h.PLAIN ? t = e.schema.resolveImplicitScalarTag(i).tag.tagName : t = e.schema.defaultScalarTag.tagName, {
    kind: "scalar",
    tag: t,
    tagged: o,
    style: n.style,
    anchor: Bn(e, n),
    value: i
  };
}
function Xe(e, n, i) {
  let r = $n(e, n), t, o = !1;
  return r === "" ? t = i : (t = r, o = !0), {
    tag: t,
    tagged: o,
    style: n.style,
    anchor: Bn(e, n)
  };
}
function he(e, n) {
  let i = e.frames[e.frames.length - 1];
  i.kind === "document" ? i.doc.contents = n : i.kind === "sequence" ? i.node.items.push(n) : i.key ? (i.node.items.push({
    key: i.key,
    value: n
  }), i.key = null) : i.key = n;
}
function Yt(e, n) {
  let i = {
    source: n.source,
    schema: n.schema,
    eventIndex: 0,
    position: 0,
    frames: [],
    documents: []
  };
  for (; i.eventIndex < e.length; ) {
    let r = e[i.eventIndex++];
    switch (i.position = Pt(r), r.type) {
      case T.DOCUMENT: {
        let t = {
          contents: null,
          explicitStart: r.explicitStart,
          explicitEnd: r.explicitEnd,
          directives: r.directives
        };
        i.frames.push({
          kind: "document",
          doc: t
        });
        break;
      }
      case T.SCALAR:
        he(i, Rt(i, r));
        break;
      case T.SEQUENCE: {
        let { tag: t, tagged: o, style: a, anchor: l } = Xe(i, r, "tag:yaml.org,2002:seq"), c = {
          kind: "sequence",
          tag: t,
          tagged: o,
          style: a,
          anchor: l,
          items: []
        };
        i.frames.push({
          kind: "sequence",
          node: c
        });
        break;
      }
      case T.MAPPING: {
        let { tag: t, tagged: o, style: a, anchor: l } = Xe(i, r, "tag:yaml.org,2002:map"), c = {
          kind: "mapping",
          tag: t,
          tagged: o,
          style: a,
          anchor: l,
          items: []
        };
        i.frames.push({
          kind: "mapping",
          node: c,
          key: null
        });
        break;
      }
      case T.ALIAS:
        he(i, {
          kind: "alias",
          anchor: i.source.slice(r.anchorStart, r.anchorEnd)
        });
        break;
      case T.POP: {
        let t = i.frames.pop();
        if (t.kind === "mapping" && t.key) throw new Error("incomplete mapping pair in event stream");
        t.kind === "document" ? i.documents.push(t.doc) : he(i, t.node);
        break;
      }
    }
  }
  return i.documents;
}
var qt = T.DOCUMENT, Wt = T.SEQUENCE, Gt = T.MAPPING, Vt = T.SCALAR, Ht = T.ALIAS, Qt = T.POP, jt = h.PLAIN, zt = h.SINGLE_QUOTED, Xt = h.DOUBLE_QUOTED, Jt = h.LITERAL_BLOCK, Zt = h.FOLDED_BLOCK, eo = v.BLOCK, no = v.FLOW, io = y.CLIP, ro = y.STRIP, to = y.KEEP;

export {
  E as a,
  _ as b,
  _e as c,
  ie as d,
  Dn as e,
  Un as f,
  Kn as g,
  qn as h,
  Vn as i,
  jn as j,
  Jn as k,
  Je as l,
  li as m,
  ge as n,
  Ze as o,
  Ai as p,
  me as q,
  Ii as r,
  yi as s,
  bi as t,
  wi as u,
  Pi as v,
  Ri as w,
  $i as x,
  Bi as y,
  te as z,
  Oe as A,
  $t as B,
  Ki as C,
  Yi as D,
  qi as E,
  Bt as F,
  Dt as G,
  P as H,
  T as I,
  h as J,
  v as K,
  y as L,
  on as M,
  ar as N,
  kr as O,
  Mt as P,
  Ut as Q,
  wr as R,
  Pr as S,
  Ln as T,
  He as U,
  Qe as V,
  xt as W,
  Kt as X,
  Yt as Y,
  qt as Z,
  Wt as _,
  Gt as $,
  Vt as aa,
  Ht as ba,
  Qt as ca,
  jt as da,
  zt as ea,
  Xt as fa,
  Jt as ga,
  Zt as ha,
  eo as ia,
  no as ja,
  io as ka,
  ro as la,
  to as ma
};
