import {
  Cb as ae,
  Gb as le,
  N as X,
  Nb as Me,
  Pa as Ve,
  Qa as Xe,
  R as ce,
  a as ne,
  b as d,
  d as D,
  e as Fe,
  f as je,
  nb as ke,
  r as Ge,
  s as ie,
  t as Ue,
  u as N,
  z as oe
} from "./shared-MZ2KCVPD.js";

// lighter-node:crypto?@actions/tool-cache/lib/tool-cache.js
var He = d((Do, ue) => {
  ue.exports = Object.create(new Proxy({}, { get: (t, e) => ne("node:crypto")[e] }));
  ue.exports.getRandomValues = (t) => ne("node:crypto").getRandomValues(t);
});

// node_modules/semver/internal/constants.js
var q = d((bo, We) => {
  "use strict";
  var is = "2.0.0", os = Number.MAX_SAFE_INTEGER || /* istanbul ignore next */
  9007199254740991, cs = 16, as = 250, ls = [
    "	",
    `
`,
    "\v",
    "\f",
    "\r",
    " ",
    "\xA0",
    "\u1680",
    "\u2000",
    "\u2001",
    "\u2002",
    "\u2003",
    "\u2004",
    "\u2005",
    "\u2006",
    "\u2007",
    "\u2008",
    "\u2009",
    "\u200A",
    "\u2028",
    "\u2029",
    "\u202F",
    "\u205F",
    "\u3000",
    "\uFEFF"
  ], us = [
    "major",
    "premajor",
    "minor",
    "preminor",
    "patch",
    "prepatch",
    "prerelease"
  ];
  We.exports = {
    MAX_LENGTH: 256,
    MAX_SAFE_COMPONENT_LENGTH: cs,
    MAX_SAFE_BUILD_LENGTH: as,
    MAX_SAFE_INTEGER: os,
    WHITESPACE_CHARACTERS: ls,
    RELEASE_TYPES: us,
    SEMVER_SPEC_VERSION: is,
    FLAG_INCLUDE_PRERELEASE: 1,
    FLAG_LOOSE: 2
  };
});

// node_modules/semver/internal/debug.js
var b = d((Fo, Be) => {
  "use strict";
  var fs = typeof process == "object" && process.env && process.env.NODE_DEBUG && /\bsemver\b/i.test(process.env.NODE_DEBUG) ? (...t) => console.error("SEMVER", ...t) : () => {
  };
  Be.exports = fs;
});

// node_modules/semver/internal/re.js
var C = d((A, ze) => {
  "use strict";
  var {
    MAX_SAFE_COMPONENT_LENGTH: fe,
    MAX_SAFE_BUILD_LENGTH: hs,
    MAX_LENGTH: ps
  } = q(), ds = b();
  A = ze.exports = {};
  var ms = A.re = [], Es = A.safeRe = [], a = A.src = [], $s = A.safeSrc = [], l = A.t = {}, Rs = 0, he = "[a-zA-Z0-9-]", Is = [
    ["\\s", 1],
    ["\\d", ps],
    [he, hs]
  ], ws = (t) => {
    for (let [e, r] of Is)
      t = t.split(`${e}*`).join(`${e}{0,${r}}`).split(`${e}+`).join(`${e}{1,${r}}`);
    return t;
  }, E = (t, e, r) => {
    let s = ws(e), n = Rs++;
    ds(t, n, e), l[t] = n, a[n] = e, $s[n] = s, ms[n] = new RegExp(e, r ? "g" : void 0), Es[n] = new RegExp(s, r ? "g" : void 0);
  };
  E("NUMERICIDENTIFIER", "0|[1-9]\\d*");
  E("NUMERICIDENTIFIERLOOSE", "\\d+");
  E("NONNUMERICIDENTIFIER", `\\d*[a-zA-Z-]${he}*`);
  E("MAINVERSION", `(${a[l.NUMERICIDENTIFIER]})\\.(${a[l.NUMERICIDENTIFIER]})\\.(${a[l.NUMERICIDENTIFIER]})`);
  E("MAINVERSIONLOOSE", `(${a[l.NUMERICIDENTIFIERLOOSE]})\\.(${a[l.NUMERICIDENTIFIERLOOSE]})\\.(${a[l.NUMERICIDENTIFIERLOOSE]})`);
  E("PRERELEASEIDENTIFIER", `(?:${a[l.NONNUMERICIDENTIFIER]}|${a[l.NUMERICIDENTIFIER]})`);
  E("PRERELEASEIDENTIFIERLOOSE", `(?:${a[l.NONNUMERICIDENTIFIER]}|${a[l.NUMERICIDENTIFIERLOOSE]})`);
  E("PRERELEASE", `(?:-(${a[l.PRERELEASEIDENTIFIER]}(?:\\.${a[l.PRERELEASEIDENTIFIER]})*))`);
  E("PRERELEASELOOSE", `(?:-?(${a[l.PRERELEASEIDENTIFIERLOOSE]}(?:\\.${a[l.PRERELEASEIDENTIFIERLOOSE]})*))`);
  E("BUILDIDENTIFIER", `${he}+`);
  E("BUILD", `(?:\\+(${a[l.BUILDIDENTIFIER]}(?:\\.${a[l.BUILDIDENTIFIER]})*))`);
  E("FULLPLAIN", `v?${a[l.MAINVERSION]}${a[l.PRERELEASE]}?${a[l.BUILD]}?`);
  E("FULL", `^${a[l.FULLPLAIN]}$`);
  E("LOOSEPLAIN", `[v=\\s]*${a[l.MAINVERSIONLOOSE]}${a[l.PRERELEASELOOSE]}?${a[l.BUILD]}?`);
  E("LOOSE", `^${a[l.LOOSEPLAIN]}$`);
  E("GTLT", "((?:<|>)?=?)");
  E("XRANGEIDENTIFIERLOOSE", `${a[l.NUMERICIDENTIFIERLOOSE]}|x|X|\\*`);
  E("XRANGEIDENTIFIER", `${a[l.NUMERICIDENTIFIER]}|x|X|\\*`);
  E("XRANGEPLAIN", `[v=\\s]*(${a[l.XRANGEIDENTIFIER]})(?:\\.(${a[l.XRANGEIDENTIFIER]})(?:\\.(${a[l.XRANGEIDENTIFIER]})(?:${a[l.PRERELEASE]})?${a[l.BUILD]}?)?)?`);
  E("XRANGEPLAINLOOSE", `[v=\\s]*(${a[l.XRANGEIDENTIFIERLOOSE]})(?:\\.(${a[l.XRANGEIDENTIFIERLOOSE]})(?:\\.(${a[l.XRANGEIDENTIFIERLOOSE]})(?:${a[l.PRERELEASELOOSE]})?${a[l.BUILD]}?)?)?`);
  E("XRANGE", `^${a[l.GTLT]}\\s*${a[l.XRANGEPLAIN]}$`);
  E("XRANGELOOSE", `^${a[l.GTLT]}\\s*${a[l.XRANGEPLAINLOOSE]}$`);
  E("COERCEPLAIN", `(^|[^\\d])(\\d{1,${fe}})(?:\\.(\\d{1,${fe}}))?(?:\\.(\\d{1,${fe}}))?`);
  E("COERCE", `${a[l.COERCEPLAIN]}(?:$|[^\\d])`);
  E("COERCEFULL", a[l.COERCEPLAIN] + `(?:${a[l.PRERELEASE]})?(?:${a[l.BUILD]})?(?:$|[^\\d])`);
  E("COERCERTL", a[l.COERCE], !0);
  E("COERCERTLFULL", a[l.COERCEFULL], !0);
  E("LONETILDE", "(?:~>?)");
  E("TILDETRIM", `(\\s*)${a[l.LONETILDE]}\\s+`, !0);
  A.tildeTrimReplace = "$1~";
  E("TILDE", `^${a[l.LONETILDE]}${a[l.XRANGEPLAIN]}$`);
  E("TILDELOOSE", `^${a[l.LONETILDE]}${a[l.XRANGEPLAINLOOSE]}$`);
  E("LONECARET", "(?:\\^)");
  E("CARETTRIM", `(\\s*)${a[l.LONECARET]}\\s+`, !0);
  A.caretTrimReplace = "$1^";
  E("CARET", `^${a[l.LONECARET]}${a[l.XRANGEPLAIN]}$`);
  E("CARETLOOSE", `^${a[l.LONECARET]}${a[l.XRANGEPLAINLOOSE]}$`);
  E("COMPARATORLOOSE", `^${a[l.GTLT]}\\s*(${a[l.LOOSEPLAIN]})$|^$`);
  E("COMPARATOR", `^${a[l.GTLT]}\\s*(${a[l.FULLPLAIN]})$|^$`);
  E("COMPARATORTRIM", `(\\s*)${a[l.GTLT]}\\s*(${a[l.LOOSEPLAIN]}|${a[l.XRANGEPLAIN]})`, !0);
  A.comparatorTrimReplace = "$1$2$3";
  E("HYPHENRANGE", `^\\s*(${a[l.XRANGEPLAIN]})\\s+-\\s+(${a[l.XRANGEPLAIN]})\\s*$`);
  E("HYPHENRANGELOOSE", `^\\s*(${a[l.XRANGEPLAINLOOSE]})\\s+-\\s+(${a[l.XRANGEPLAINLOOSE]})\\s*$`);
  E("STAR", "(<|>)?=?\\s*\\*");
  E("GTE0", "^\\s*>=\\s*0\\.0\\.0\\s*$");
  E("GTE0PRE", "^\\s*>=\\s*0\\.0\\.0-0\\s*$");
});

// node_modules/semver/internal/parse-options.js
var k = d((jo, Ye) => {
  "use strict";
  var Ss = Object.freeze({ loose: !0 }), Ns = Object.freeze({}), Ls = (t) => t ? typeof t != "object" ? Ss : t : Ns;
  Ye.exports = Ls;
});

// node_modules/semver/internal/identifiers.js
var pe = d((Go, Ke) => {
  "use strict";
  var Ze = /^[0-9]+$/, Je = (t, e) => {
    if (typeof t == "number" && typeof e == "number")
      return t === e ? 0 : t < e ? -1 : 1;
    let r = Ze.test(t), s = Ze.test(e);
    return r && s && (t = +t, e = +e), t === e ? 0 : r && !s ? -1 : s && !r ? 1 : t < e ? -1 : 1;
  }, xs = (t, e) => Je(e, t);
  Ke.exports = {
    compareIdentifiers: Je,
    rcompareIdentifiers: xs
  };
});

// node_modules/semver/classes/semver.js
var w = d((Uo, et) => {
  "use strict";
  var M = b(), { MAX_LENGTH: Qe, MAX_SAFE_INTEGER: H } = q(), { safeRe: W, t: B } = C(), ys = k(), { compareIdentifiers: de } = pe(), Os = (t, e) => {
    let r = e.split(".");
    if (r.length > t.length)
      return !1;
    for (let s = 0; s < r.length; s++)
      if (de(t[s], r[s]) !== 0)
        return !1;
    return !0;
  }, me = class t {
    constructor(e, r) {
      if (r = ys(r), e instanceof t) {
        if (e.loose === !!r.loose && e.includePrerelease === !!r.includePrerelease)
          return e;
        e = e.version;
      } else if (typeof e != "string")
        throw new TypeError(`Invalid version. Must be a string. Got type "${typeof e}".`);
      if (e.length > Qe)
        throw new TypeError(
          `version is longer than ${Qe} characters`
        );
      M("SemVer", e, r), this.options = r, this.loose = !!r.loose, this.includePrerelease = !!r.includePrerelease;
      let s = e.trim().match(r.loose ? W[B.LOOSE] : W[B.FULL]);
      if (!s)
        throw new TypeError(`Invalid Version: ${e}`);
      if (this.raw = e, this.major = +s[1], this.minor = +s[2], this.patch = +s[3], this.major > H || this.major < 0)
        throw new TypeError("Invalid major version");
      if (this.minor > H || this.minor < 0)
        throw new TypeError("Invalid minor version");
      if (this.patch > H || this.patch < 0)
        throw new TypeError("Invalid patch version");
      s[4] ? this.prerelease = s[4].split(".").map((n) => {
        if (/^[0-9]+$/.test(n)) {
          let i = +n;
          if (i >= 0 && i < H)
            return i;
        }
        return n;
      }) : this.prerelease = [], this.build = s[5] ? s[5].split(".") : [], this.format();
    }
    format() {
      return this.version = `${this.major}.${this.minor}.${this.patch}`, this.prerelease.length && (this.version += `-${this.prerelease.join(".")}`), this.version;
    }
    toString() {
      return this.version;
    }
    compare(e) {
      if (M("SemVer.compare", this.version, this.options, e), !(e instanceof t)) {
        if (typeof e == "string" && e === this.version)
          return 0;
        e = new t(e, this.options);
      }
      return e.version === this.version ? 0 : this.compareMain(e) || this.comparePre(e);
    }
    compareMain(e) {
      return e instanceof t || (e = new t(e, this.options)), this.major < e.major ? -1 : this.major > e.major ? 1 : this.minor < e.minor ? -1 : this.minor > e.minor ? 1 : this.patch < e.patch ? -1 : this.patch > e.patch ? 1 : 0;
    }
    comparePre(e) {
      if (e instanceof t || (e = new t(e, this.options)), this.prerelease.length && !e.prerelease.length)
        return -1;
      if (!this.prerelease.length && e.prerelease.length)
        return 1;
      if (!this.prerelease.length && !e.prerelease.length)
        return 0;
      let r = 0;
      do {
        let s = this.prerelease[r], n = e.prerelease[r];
        if (M("prerelease compare", r, s, n), s === void 0 && n === void 0)
          return 0;
        if (n === void 0)
          return 1;
        if (s === void 0)
          return -1;
        if (s === n)
          continue;
        return de(s, n);
      } while (++r);
    }
    compareBuild(e) {
      e instanceof t || (e = new t(e, this.options));
      let r = 0;
      do {
        let s = this.build[r], n = e.build[r];
        if (M("build compare", r, s, n), s === void 0 && n === void 0)
          return 0;
        if (n === void 0)
          return 1;
        if (s === void 0)
          return -1;
        if (s === n)
          continue;
        return de(s, n);
      } while (++r);
    }
    // preminor will bump the version up to the next minor release, and immediately
    // down to pre-release. premajor and prepatch work the same way.
    inc(e, r, s) {
      if (e.startsWith("pre")) {
        if (!r && s === !1)
          throw new Error("invalid increment argument: identifier is empty");
        if (r) {
          let n = `-${r}`.match(this.options.loose ? W[B.PRERELEASELOOSE] : W[B.PRERELEASE]);
          if (!n || n[1] !== r)
            throw new Error(`invalid identifier: ${r}`);
        }
      }
      switch (e) {
        case "premajor":
          this.prerelease.length = 0, this.patch = 0, this.minor = 0, this.major++, this.inc("pre", r, s);
          break;
        case "preminor":
          this.prerelease.length = 0, this.patch = 0, this.minor++, this.inc("pre", r, s);
          break;
        case "prepatch":
          this.prerelease.length = 0, this.inc("patch", r, s), this.inc("pre", r, s);
          break;
        // If the input is a non-prerelease version, this acts the same as
        // prepatch.
        case "prerelease":
          this.prerelease.length === 0 && this.inc("patch", r, s), this.inc("pre", r, s);
          break;
        case "release":
          if (this.prerelease.length === 0)
            throw new Error(`version ${this.raw} is not a prerelease`);
          this.prerelease.length = 0;
          break;
        case "major":
          (this.minor !== 0 || this.patch !== 0 || this.prerelease.length === 0) && this.major++, this.minor = 0, this.patch = 0, this.prerelease = [];
          break;
        case "minor":
          (this.patch !== 0 || this.prerelease.length === 0) && this.minor++, this.patch = 0, this.prerelease = [];
          break;
        case "patch":
          this.prerelease.length === 0 && this.patch++, this.prerelease = [];
          break;
        // This probably shouldn't be used publicly.
        // 1.0.0 'pre' would become 1.0.0-0 which is the wrong direction.
        case "pre": {
          let n = Number(s) ? 1 : 0;
          if (this.prerelease.length === 0)
            this.prerelease = [n];
          else {
            let i = this.prerelease.length;
            for (; --i >= 0; )
              typeof this.prerelease[i] == "number" && (this.prerelease[i]++, i = -2);
            if (i === -1) {
              if (r === this.prerelease.join(".") && s === !1)
                throw new Error("invalid increment argument: identifier already exists");
              this.prerelease.push(n);
            }
          }
          if (r) {
            let i = [r, n];
            if (s === !1 && (i = [r]), Os(this.prerelease, r)) {
              let o = this.prerelease[r.split(".").length];
              isNaN(o) && (this.prerelease = i);
            } else
              this.prerelease = i;
          }
          break;
        }
        default:
          throw new Error(`invalid increment argument: ${e}`);
      }
      return this.raw = this.format(), this.build.length && (this.raw += `+${this.build.join(".")}`), this;
    }
  };
  et.exports = me;
});

// node_modules/semver/functions/parse.js
var g = d((Vo, rt) => {
  "use strict";
  var tt = w(), Ts = (t, e, r = !1) => {
    if (t instanceof tt)
      return t;
    try {
      return new tt(t, e);
    } catch (s) {
      if (!r)
        return null;
      throw s;
    }
  };
  rt.exports = Ts;
});

// node_modules/semver/functions/valid.js
var nt = d((Xo, st) => {
  "use strict";
  var As = g(), gs = (t, e) => {
    let r = As(t, e);
    return r ? r.version : null;
  };
  st.exports = gs;
});

// node_modules/semver/functions/clean.js
var ot = d((ko, it) => {
  "use strict";
  var vs = g(), qs = (t, e) => {
    let r = vs(t.trim().replace(/^[=v]+/, ""), e);
    return r ? r.version : null;
  };
  it.exports = qs;
});

// node_modules/semver/functions/inc.js
var lt = d((Mo, at) => {
  "use strict";
  var ct = w(), Ps = (t, e, r, s, n) => {
    typeof r == "string" && (n = s, s = r, r = void 0);
    try {
      return new ct(
        t instanceof ct ? t.version : t,
        r
      ).inc(e, s, n).version;
    } catch {
      return null;
    }
  };
  at.exports = Ps;
});

// node_modules/semver/functions/diff.js
var ht = d((Ho, ft) => {
  "use strict";
  var ut = g(), Cs = (t, e) => {
    let r = ut(t, null, !0), s = ut(e, null, !0), n = r.compare(s);
    if (n === 0)
      return null;
    let i = n > 0, o = i ? r : s, c = i ? s : r, u = !!o.prerelease.length;
    if (!!c.prerelease.length && !u) {
      if (!c.patch && !c.minor)
        return "major";
      if (c.compareMain(o) === 0)
        return c.minor && !c.patch ? "minor" : "patch";
    }
    let m = u ? "pre" : "";
    return r.major !== s.major ? m + "major" : r.minor !== s.minor ? m + "minor" : r.patch !== s.patch ? m + "patch" : "prerelease";
  };
  ft.exports = Cs;
});

// node_modules/semver/functions/major.js
var dt = d((Wo, pt) => {
  "use strict";
  var _s = w(), Ds = (t, e) => new _s(t, e).major;
  pt.exports = Ds;
});

// node_modules/semver/functions/minor.js
var Et = d((Bo, mt) => {
  "use strict";
  var bs = w(), Fs = (t, e) => new bs(t, e).minor;
  mt.exports = Fs;
});

// node_modules/semver/functions/patch.js
var Rt = d((zo, $t) => {
  "use strict";
  var js = w(), Gs = (t, e) => new js(t, e).patch;
  $t.exports = Gs;
});

// node_modules/semver/functions/prerelease.js
var wt = d((Yo, It) => {
  "use strict";
  var Us = g(), Vs = (t, e) => {
    let r = Us(t, e);
    return r && r.prerelease.length ? r.prerelease : null;
  };
  It.exports = Vs;
});

// node_modules/semver/functions/compare.js
var y = d((Zo, Nt) => {
  "use strict";
  var St = w(), Xs = (t, e, r) => new St(t, r).compare(new St(e, r));
  Nt.exports = Xs;
});

// node_modules/semver/functions/rcompare.js
var xt = d((Jo, Lt) => {
  "use strict";
  var ks = y(), Ms = (t, e, r) => ks(e, t, r);
  Lt.exports = Ms;
});

// node_modules/semver/functions/compare-loose.js
var Ot = d((Ko, yt) => {
  "use strict";
  var Hs = y(), Ws = (t, e) => Hs(t, e, !0);
  yt.exports = Ws;
});

// node_modules/semver/functions/compare-build.js
var z = d((Qo, At) => {
  "use strict";
  var Tt = w(), Bs = (t, e, r) => {
    let s = new Tt(t, r), n = new Tt(e, r);
    return s.compare(n) || s.compareBuild(n);
  };
  At.exports = Bs;
});

// node_modules/semver/functions/sort.js
var vt = d((ec, gt) => {
  "use strict";
  var zs = z(), Ys = (t, e) => t.sort((r, s) => zs(r, s, e));
  gt.exports = Ys;
});

// node_modules/semver/functions/rsort.js
var Pt = d((tc, qt) => {
  "use strict";
  var Zs = z(), Js = (t, e) => t.sort((r, s) => Zs(s, r, e));
  qt.exports = Js;
});

// node_modules/semver/functions/gt.js
var F = d((rc, Ct) => {
  "use strict";
  var Ks = y(), Qs = (t, e, r) => Ks(t, e, r) > 0;
  Ct.exports = Qs;
});

// node_modules/semver/functions/lt.js
var Y = d((sc, _t) => {
  "use strict";
  var en = y(), tn = (t, e, r) => en(t, e, r) < 0;
  _t.exports = tn;
});

// node_modules/semver/functions/eq.js
var Ee = d((nc, Dt) => {
  "use strict";
  var rn = y(), sn = (t, e, r) => rn(t, e, r) === 0;
  Dt.exports = sn;
});

// node_modules/semver/functions/neq.js
var $e = d((ic, bt) => {
  "use strict";
  var nn = y(), on = (t, e, r) => nn(t, e, r) !== 0;
  bt.exports = on;
});

// node_modules/semver/functions/gte.js
var Z = d((oc, Ft) => {
  "use strict";
  var cn = y(), an = (t, e, r) => cn(t, e, r) >= 0;
  Ft.exports = an;
});

// node_modules/semver/functions/lte.js
var J = d((cc, jt) => {
  "use strict";
  var ln = y(), un = (t, e, r) => ln(t, e, r) <= 0;
  jt.exports = un;
});

// node_modules/semver/functions/cmp.js
var Re = d((ac, Gt) => {
  "use strict";
  var fn = Ee(), hn = $e(), pn = F(), dn = Z(), mn = Y(), En = J(), $n = (t, e, r, s) => {
    switch (e) {
      case "===":
        return typeof t == "object" && (t = t.version), typeof r == "object" && (r = r.version), t === r;
      case "!==":
        return typeof t == "object" && (t = t.version), typeof r == "object" && (r = r.version), t !== r;
      case "":
      case "=":
      case "==":
        return fn(t, r, s);
      case "!=":
        return hn(t, r, s);
      case ">":
        return pn(t, r, s);
      case ">=":
        return dn(t, r, s);
      case "<":
        return mn(t, r, s);
      case "<=":
        return En(t, r, s);
      default:
        throw new TypeError(`Invalid operator: ${e}`);
    }
  };
  Gt.exports = $n;
});

// node_modules/semver/functions/coerce.js
var Vt = d((lc, Ut) => {
  "use strict";
  var Rn = w(), In = g(), { safeRe: K, t: Q } = C(), wn = (t, e) => {
    if (t instanceof Rn)
      return t;
    if (typeof t == "number" && (t = String(t)), typeof t != "string")
      return null;
    e = e || {};
    let r = null;
    if (!e.rtl)
      r = t.match(e.includePrerelease ? K[Q.COERCEFULL] : K[Q.COERCE]);
    else {
      let u = e.includePrerelease ? K[Q.COERCERTLFULL] : K[Q.COERCERTL], f;
      for (; (f = u.exec(t)) && (!r || r.index + r[0].length !== t.length); )
        (!r || f.index + f[0].length !== r.index + r[0].length) && (r = f), u.lastIndex = f.index + f[1].length + f[2].length;
      u.lastIndex = -1;
    }
    if (r === null)
      return null;
    let s = r[2], n = r[3] || "0", i = r[4] || "0", o = e.includePrerelease && r[5] ? `-${r[5]}` : "", c = e.includePrerelease && r[6] ? `+${r[6]}` : "";
    return In(`${s}.${n}.${i}${o}${c}`, e);
  };
  Ut.exports = wn;
});

// node_modules/semver/functions/truncate.js
var kt = d((uc, Xt) => {
  "use strict";
  var Sn = g(), Nn = q(), Ln = w(), xn = (t, e, r) => {
    if (!Nn.RELEASE_TYPES.includes(e))
      return null;
    let s = yn(t, r);
    return s && On(s, e);
  }, yn = (t, e) => {
    let r = t instanceof Ln ? t.version : t;
    return Sn(r, e);
  }, On = (t, e) => {
    if (Tn(e))
      return t.version;
    switch (t.prerelease = [], e) {
      case "major":
        t.minor = 0, t.patch = 0;
        break;
      case "minor":
        t.patch = 0;
        break;
    }
    return t.format();
  }, Tn = (t) => t.startsWith("pre");
  Xt.exports = xn;
});

// node_modules/semver/internal/lrucache.js
var Ht = d((fc, Mt) => {
  "use strict";
  var Ie = class {
    constructor() {
      this.max = 1e3, this.map = /* @__PURE__ */ new Map();
    }
    get(e) {
      let r = this.map.get(e);
      if (r !== void 0)
        return this.map.delete(e), this.map.set(e, r), r;
    }
    delete(e) {
      return this.map.delete(e);
    }
    set(e, r) {
      if (!this.delete(e) && r !== void 0) {
        if (this.map.size >= this.max) {
          let n = this.map.keys().next().value;
          this.delete(n);
        }
        this.map.set(e, r);
      }
      return this;
    }
  };
  Mt.exports = Ie;
});

// node_modules/semver/internal/trim-comparator-whitespace.js
var sr = d((hc, rr) => {
  "use strict";
  var {
    MAX_LENGTH: Se,
    MAX_SAFE_BUILD_LENGTH: Yt,
    WHITESPACE_CHARACTERS: An
  } = q(), Zt = new Uint8Array(65536);
  for (let t of An)
    Zt[t.charCodeAt(0)] = 1;
  var Ne = (t) => t !== void 0 && Zt[t.charCodeAt(0)] === 1, Wt = (t) => t === "v" || t === "=" || Ne(t), j = (t) => t !== void 0 && t >= "0" && t <= "9", Jt = (t) => t !== void 0 && (t >= "a" && t <= "z" || t >= "A" && t <= "Z"), Kt = (t) => j(t) || Jt(t) || t === "-", Le = (t) => j(t) || t === "x" || t === "X" || t === "*", Qt = (t, e, r, s) => {
    if (!j(t[e]))
      return e;
    if (e >= s.start && e < s.end)
      return Math.min(e + r, s.end);
    if (e >= s.previousStart && e < s.previousEnd)
      return Math.min(e + r, s.previousEnd);
    let n = e + 1;
    for (; j(t[n]); )
      n++;
    return s.previousStart = s.start, s.previousEnd = s.end, s.start = e, s.end = n, Math.min(e + r, n);
  }, xe = (t, e, r, s) => !r && t[e] === "0" ? e + 1 : Qt(t, e, r ? Se : Se + 1, s), we = (t, e, r, s) => {
    let n = Qt(t, e, Se, s);
    if (Jt(t[n]) || t[n] === "-") {
      let i = n + 1, o = i + Yt;
      for (; i < o && Kt(t[i]); )
        i++;
      return i;
    }
    return xe(t, e, r, s);
  }, er = (t, e, r, s) => {
    let n = t[e] === "-";
    if (!r && !n)
      return e;
    let i = e + (n ? 1 : 0), o = we(t, i, r, s);
    if (o === i) {
      if (!r || !n)
        return e;
      o = we(t, e, r, s);
    }
    for (; t[o] === "."; ) {
      let c = we(t, o + 1, r, s);
      if (c === o + 1)
        break;
      o = c;
    }
    return o;
  }, Bt = (t, e) => {
    let r = e;
    for (; r - e < Yt && Kt(t[r]); )
      r++;
    return r;
  }, tr = (t, e) => {
    if (t[e] !== "+")
      return e;
    let r = Bt(t, e + 1);
    if (r === e + 1)
      return e;
    for (; t[r] === "."; ) {
      let s = Bt(t, r + 1);
      if (s === r + 1)
        break;
      r = s;
    }
    return r;
  }, gn = (t, e, r) => {
    let s = e;
    for (let i = 0; i < 3; i++) {
      let o = xe(t, s, !0, r);
      if (o === s)
        return e;
      if (s = o, i < 2) {
        if (t[s] !== ".")
          return e;
        s++;
      }
    }
    let n = er(t, s, !0, r);
    return tr(t, n);
  }, zt = (t, e, r) => j(t[e]) ? xe(t, e, !1, r) : Le(t[e]) ? e + 1 : e, vn = (t, e, r) => {
    let s = zt(t, e, r);
    for (let i = 0; i < 2; i++) {
      if (t[s] !== ".")
        return s;
      let o = zt(t, s + 1, r);
      if (o === s + 1)
        return s;
      s = o;
    }
    let n = er(t, s, !1, r);
    return tr(t, n);
  }, qn = (t, e, r) => {
    let s = gn(t, e, r);
    return s !== e ? s : vn(t, e, r);
  }, Pn = (t, e) => {
    let r = e;
    return Ne(t[r]) && r++, (t[r] === "<" || t[r] === ">") && r++, t[r] === "=" && r++, Ne(t[r]) ? r : -1;
  }, Cn = (t) => {
    let e = "", r = 0, s = 0, n = { start: -1, end: -1, previousStart: -1, previousEnd: -1 };
    for (; s < t.length; ) {
      let i = s;
      if (t[s] === "<" || t[s] === ">")
        s++;
      else if (!Wt(t[s]) && !Le(t[s])) {
        s++;
        continue;
      }
      for (; s < t.length && Wt(t[s]); )
        s++;
      if (!Le(t[s]))
        continue;
      let o = Pn(t, i);
      o !== -1 && (e += t.slice(r, o), r = o + 1), s = qn(t, s, n);
    }
    return e + t.slice(r);
  };
  rr.exports = Cn;
});

// node_modules/semver/classes/range.js
var O = d((pc, cr) => {
  "use strict";
  var _n = /\s+/g, ye = class t {
    constructor(e, r) {
      if (r = bn(r), e instanceof t)
        return e.loose === !!r.loose && e.includePrerelease === !!r.includePrerelease ? e : new t(e.raw, r);
      if (e instanceof Oe)
        return this.raw = e.value, this.set = [[e]], this.formatted = void 0, this;
      if (this.options = r, this.loose = !!r.loose, this.includePrerelease = !!r.includePrerelease, this.raw = e.trim().replace(_n, " "), this.set = this.raw.split("||").map((s) => this.parseRange(s.trim())).filter((s) => s.length), !this.set.length)
        throw new TypeError(`Invalid SemVer Range: ${this.raw}`);
      if (this.set.length > 1) {
        let s = this.set[0];
        if (this.set = this.set.filter((n) => !ir(n[0])), this.set.length === 0)
          this.set = [s];
        else if (this.set.length > 1) {
          for (let n of this.set)
            if (n.length === 1 && Hn(n[0])) {
              this.set = [n];
              break;
            }
        }
      }
      this.formatted = void 0;
    }
    get range() {
      if (this.formatted === void 0) {
        this.formatted = "";
        for (let e = 0; e < this.set.length; e++) {
          e > 0 && (this.formatted += "||");
          let r = this.set[e];
          for (let s = 0; s < r.length; s++)
            s > 0 && (this.formatted += " "), this.formatted += r[s].toString().trim();
        }
      }
      return this.formatted;
    }
    format() {
      return this.range;
    }
    toString() {
      return this.range;
    }
    parseRange(e) {
      e = e.replace(Mn, "");
      let s = ((this.options.includePrerelease && Xn) | (this.options.loose && kn)) + ":" + e, n = nr.get(s);
      if (n)
        return n;
      let i = this.options.loose, o = i ? L[S.HYPHENRANGELOOSE] : L[S.HYPHENRANGE];
      e = e.replace(o, ri(this.options.includePrerelease)), $("hyphen replace", e), e = jn(e), $("comparator trim", e), e = e.replace(L[S.TILDETRIM], Un), $("tilde trim", e), e = e.replace(L[S.CARETTRIM], Vn), $("caret trim", e);
      let c = e.split(" ").map((h) => Wn(h, this.options)).join(" ").split(/\s+/).map((h) => ti(h, this.options));
      i && (c = c.filter((h) => ($("loose invalid filter", h, this.options), !!h.match(L[S.COMPARATORLOOSE])))), $("range list", c);
      let u = /* @__PURE__ */ new Map(), f = c.map((h) => new Oe(h, this.options));
      for (let h of f) {
        if (ir(h))
          return [h];
        u.set(h.value, h);
      }
      u.size > 1 && u.has("") && u.delete("");
      let m = [...u.values()];
      return nr.set(s, m), m;
    }
    intersects(e, r) {
      if (!(e instanceof t))
        throw new TypeError("a Range is required");
      return this.set.some((s) => or(s, r) && e.set.some((n) => or(n, r) && s.every((i) => n.every((o) => i.intersects(o, r)))));
    }
    // if ANY of the sets match ALL of its comparators, then pass
    test(e) {
      if (!e)
        return !1;
      if (typeof e == "string")
        try {
          e = new Fn(e, this.options);
        } catch {
          return !1;
        }
      for (let r = 0; r < this.set.length; r++)
        if (si(this.set[r], e, this.options))
          return !0;
      return !1;
    }
  };
  cr.exports = ye;
  var Dn = Ht(), nr = new Dn(), bn = k(), Oe = G(), $ = b(), Fn = w(), jn = sr(), {
    safeRe: L,
    src: Gn,
    t: S,
    tildeTrimReplace: Un,
    caretTrimReplace: Vn
  } = C(), { FLAG_INCLUDE_PRERELEASE: Xn, FLAG_LOOSE: kn } = q(), Mn = new RegExp(Gn[S.BUILD], "g"), ir = (t) => t.value === "<0.0.0-0", Hn = (t) => t.value === "", or = (t, e) => {
    let r = !0, s = t.slice(), n = s.pop();
    for (; r && s.length; )
      r = s.every((i) => n.intersects(i, e)), n = s.pop();
    return r;
  }, Wn = (t, e) => (t = t.replace(L[S.BUILD], ""), $("comp", t, e), t = Zn(t, e), $("caret", t), t = zn(t, e), $("tildes", t), t = Kn(t, e), $("xrange", t), t = ei(t, e), $("stars", t), t), I = (t) => !t || t.toLowerCase() === "x" || t === "*", Bn = (t, e, r) => I(t) && !I(e) || I(e) && r && !I(r), zn = (t, e) => t.trim().split(/\s+/).map((r) => Yn(r, e)).join(" "), Yn = (t, e) => {
    let r = e.loose ? L[S.TILDELOOSE] : L[S.TILDE], s = e.includePrerelease ? "-0" : "";
    return t.replace(r, (n, i, o, c, u) => {
      $("tilde", t, n, i, o, c, u);
      let f;
      return I(i) ? f = "" : I(o) ? f = `>=${i}.0.0${s} <${+i + 1}.0.0-0` : I(c) ? f = `>=${i}.${o}.0${s} <${i}.${+o + 1}.0-0` : u ? ($("replaceTilde pr", u), f = `>=${i}.${o}.${c}-${u} <${i}.${+o + 1}.0-0`) : f = `>=${i}.${o}.${c} <${i}.${+o + 1}.0-0`, $("tilde return", f), f;
    });
  }, Zn = (t, e) => t.trim().split(/\s+/).map((r) => Jn(r, e)).join(" "), Jn = (t, e) => {
    $("caret", t, e);
    let r = e.loose ? L[S.CARETLOOSE] : L[S.CARET], s = e.includePrerelease ? "-0" : "";
    return t.replace(r, (n, i, o, c, u) => {
      $("caret", t, n, i, o, c, u);
      let f;
      return I(i) ? f = "" : I(o) ? f = `>=${i}.0.0${s} <${+i + 1}.0.0-0` : I(c) ? i === "0" ? f = `>=${i}.${o}.0${s} <${i}.${+o + 1}.0-0` : f = `>=${i}.${o}.0${s} <${+i + 1}.0.0-0` : u ? ($("replaceCaret pr", u), i === "0" ? o === "0" ? f = `>=${i}.${o}.${c}-${u} <${i}.${o}.${+c + 1}-0` : f = `>=${i}.${o}.${c}-${u} <${i}.${+o + 1}.0-0` : f = `>=${i}.${o}.${c}-${u} <${+i + 1}.0.0-0`) : ($("no pr"), i === "0" ? o === "0" ? f = `>=${i}.${o}.${c} <${i}.${o}.${+c + 1}-0` : f = `>=${i}.${o}.${c} <${i}.${+o + 1}.0-0` : f = `>=${i}.${o}.${c} <${+i + 1}.0.0-0`), $("caret return", f), f;
    });
  }, Kn = (t, e) => ($("replaceXRanges", t, e), t.split(/\s+/).map((r) => Qn(r, e)).join(" ")), Qn = (t, e) => {
    t = t.trim();
    let r = e.loose ? L[S.XRANGELOOSE] : L[S.XRANGE];
    return t.replace(r, (s, n, i, o, c, u) => {
      if ($("xRange", t, s, n, i, o, c, u), Bn(i, o, c))
        return t;
      let f = I(i), m = f || I(o), h = m || I(c), R = h;
      return n === "=" && R && (n = ""), u = e.includePrerelease ? "-0" : "", f ? n === ">" || n === "<" ? s = "<0.0.0-0" : s = "*" : n && R ? (m && (o = 0), c = 0, n === ">" ? (n = ">=", m ? (i = +i + 1, o = 0, c = 0) : (o = +o + 1, c = 0)) : n === "<=" && (n = "<", m ? i = +i + 1 : o = +o + 1), n === "<" && (u = "-0"), s = `${n + i}.${o}.${c}${u}`) : m ? s = `>=${i}.0.0${u} <${+i + 1}.0.0-0` : h && (s = `>=${i}.${o}.0${u} <${i}.${+o + 1}.0-0`), $("xRange return", s), s;
    });
  }, ei = (t, e) => ($("replaceStars", t, e), t.trim().replace(L[S.STAR], "")), ti = (t, e) => ($("replaceGTE0", t, e), t.trim().replace(L[e.includePrerelease ? S.GTE0PRE : S.GTE0], "")), ri = (t) => (e, r, s, n, i, o, c, u, f, m, h, R) => (I(s) ? r = "" : I(n) ? r = `>=${s}.0.0${t ? "-0" : ""}` : I(i) ? r = `>=${s}.${n}.0${t ? "-0" : ""}` : o ? r = `>=${r}` : r = `>=${r}${t ? "-0" : ""}`, I(f) ? u = "" : I(m) ? u = `<${+f + 1}.0.0-0` : I(h) ? u = `<${f}.${+m + 1}.0-0` : R ? u = `<=${f}.${m}.${h}-${R}` : t ? u = `<${f}.${m}.${+h + 1}-0` : u = `<=${u}`, `${r} ${u}`.trim()), si = (t, e, r) => {
    for (let s = 0; s < t.length; s++)
      if (!t[s].test(e))
        return !1;
    if (e.prerelease.length && !r.includePrerelease) {
      for (let s = 0; s < t.length; s++)
        if ($(t[s].semver), t[s].semver !== Oe.ANY && t[s].semver.prerelease.length > 0) {
          let n = t[s].semver;
          if (n.major === e.major && n.minor === e.minor && n.patch === e.patch)
            return !0;
        }
      return !1;
    }
    return !0;
  };
});

// node_modules/semver/classes/comparator.js
var G = d((dc, pr) => {
  "use strict";
  var U = /* @__PURE__ */ Symbol("SemVer ANY"), ge = class t {
    static get ANY() {
      return U;
    }
    constructor(e, r) {
      if (r = ar(r), e instanceof t) {
        if (e.loose === !!r.loose)
          return e;
        e = e.value;
      }
      e = e.trim().split(/\s+/).join(" "), Ae("comparator", e, r), this.options = r, this.loose = !!r.loose, this.parse(e), this.semver === U ? this.value = "" : this.value = this.operator + this.semver.version, Ae("comp", this);
    }
    parse(e) {
      let r = this.options.loose ? lr[ur.COMPARATORLOOSE] : lr[ur.COMPARATOR], s = e.match(r);
      if (!s)
        throw new TypeError(`Invalid comparator: ${e}`);
      this.operator = s[1] !== void 0 ? s[1] : "", this.operator === "=" && (this.operator = ""), s[2] ? this.semver = new fr(s[2], this.options.loose) : this.semver = U;
    }
    toString() {
      return this.value;
    }
    test(e) {
      if (Ae("Comparator.test", e, this.options.loose), this.semver === U || e === U)
        return !0;
      if (typeof e == "string")
        try {
          e = new fr(e, this.options);
        } catch {
          return !1;
        }
      return Te(e, this.operator, this.semver, this.options);
    }
    intersects(e, r) {
      if (!(e instanceof t))
        throw new TypeError("a Comparator is required");
      return this.operator === "" ? this.value === "" ? !0 : new hr(e.value, r).test(this.value) : e.operator === "" ? e.value === "" ? !0 : new hr(this.value, r).test(e.semver) : (r = ar(r), r.includePrerelease && (this.value === "<0.0.0-0" || e.value === "<0.0.0-0") || !r.includePrerelease && (this.value.startsWith("<0.0.0") || e.value.startsWith("<0.0.0")) ? !1 : !!(this.operator.startsWith(">") && e.operator.startsWith(">") || this.operator.startsWith("<") && e.operator.startsWith("<") || this.semver.version === e.semver.version && this.operator.includes("=") && e.operator.includes("=") || Te(this.semver, "<", e.semver, r) && this.operator.startsWith(">") && e.operator.startsWith("<") || Te(this.semver, ">", e.semver, r) && this.operator.startsWith("<") && e.operator.startsWith(">")));
    }
  };
  pr.exports = ge;
  var ar = k(), { safeRe: lr, t: ur } = C(), Te = Re(), Ae = b(), fr = w(), hr = O();
});

// node_modules/semver/functions/satisfies.js
var V = d((mc, dr) => {
  "use strict";
  var ni = O(), ii = (t, e, r) => {
    try {
      e = new ni(e, r);
    } catch {
      return !1;
    }
    return e.test(t);
  };
  dr.exports = ii;
});

// node_modules/semver/ranges/to-comparators.js
var Er = d((Ec, mr) => {
  "use strict";
  var oi = O(), ci = (t, e) => new oi(t, e).set.map((r) => r.map((s) => s.value).join(" ").trim().split(" "));
  mr.exports = ci;
});

// node_modules/semver/ranges/max-satisfying.js
var Rr = d(($c, $r) => {
  "use strict";
  var ai = w(), li = O(), ui = (t, e, r) => {
    let s = null, n = null, i = null;
    try {
      i = new li(e, r);
    } catch {
      return null;
    }
    return t.forEach((o) => {
      i.test(o) && (!s || n.compare(o) === -1) && (s = o, n = new ai(s, r));
    }), s;
  };
  $r.exports = ui;
});

// node_modules/semver/ranges/min-satisfying.js
var wr = d((Rc, Ir) => {
  "use strict";
  var fi = w(), hi = O(), pi = (t, e, r) => {
    let s = null, n = null, i = null;
    try {
      i = new hi(e, r);
    } catch {
      return null;
    }
    return t.forEach((o) => {
      i.test(o) && (!s || n.compare(o) === 1) && (s = o, n = new fi(s, r));
    }), s;
  };
  Ir.exports = pi;
});

// node_modules/semver/ranges/min-version.js
var Lr = d((Ic, Nr) => {
  "use strict";
  var ve = w(), di = O(), Sr = F(), mi = (t, e) => {
    t = new di(t, e);
    let r = new ve("0.0.0");
    if (t.test(r) || (r = new ve("0.0.0-0"), t.test(r)))
      return r;
    r = null;
    for (let s = 0; s < t.set.length; ++s) {
      let n = t.set[s], i = null;
      n.forEach((o) => {
        let c = new ve(o.semver.version);
        switch (o.operator) {
          case ">":
            c.prerelease.length === 0 ? c.patch++ : c.prerelease.push(0), c.raw = c.format();
          /* fallthrough */
          case "":
          case ">=":
            (!i || Sr(c, i)) && (i = c);
            break;
          case "<":
          case "<=":
            break;
          /* istanbul ignore next */
          default:
            throw new Error(`Unexpected operation: ${o.operator}`);
        }
      }), i && (!r || Sr(r, i)) && (r = i);
    }
    return r && t.test(r) ? r : null;
  };
  Nr.exports = mi;
});

// node_modules/semver/ranges/valid.js
var yr = d((wc, xr) => {
  "use strict";
  var Ei = O(), $i = (t, e) => {
    try {
      return new Ei(t, e).range || "*";
    } catch {
      return null;
    }
  };
  xr.exports = $i;
});

// node_modules/semver/ranges/outside.js
var ee = d((Sc, gr) => {
  "use strict";
  var Ri = w(), Ar = G(), { ANY: Ii } = Ar, wi = O(), Si = V(), Or = F(), Tr = Y(), Ni = J(), Li = Z(), xi = (t, e, r, s) => {
    t = new Ri(t, s), e = new wi(e, s);
    let n, i, o, c, u;
    switch (r) {
      case ">":
        n = Or, i = Ni, o = Tr, c = ">", u = ">=";
        break;
      case "<":
        n = Tr, i = Li, o = Or, c = "<", u = "<=";
        break;
      default:
        throw new TypeError('Must provide a hilo val of "<" or ">"');
    }
    if (Si(t, e, s))
      return !1;
    for (let f = 0; f < e.set.length; ++f) {
      let m = e.set[f], h = null, R = null;
      if (m.forEach((p) => {
        p.semver === Ii && (p = new Ar(">=0.0.0")), h = h || p, R = R || p, n(p.semver, h.semver, s) ? h = p : o(p.semver, R.semver, s) && (R = p);
      }), h.operator === c || h.operator === u || (!R.operator || R.operator === c) && i(t, R.semver))
        return !1;
      if (R.operator === u && o(t, R.semver))
        return !1;
    }
    return !0;
  };
  gr.exports = xi;
});

// node_modules/semver/ranges/gtr.js
var qr = d((Nc, vr) => {
  "use strict";
  var yi = ee(), Oi = (t, e, r) => yi(t, e, ">", r);
  vr.exports = Oi;
});

// node_modules/semver/ranges/ltr.js
var Cr = d((Lc, Pr) => {
  "use strict";
  var Ti = ee(), Ai = (t, e, r) => Ti(t, e, "<", r);
  Pr.exports = Ai;
});

// node_modules/semver/ranges/intersects.js
var br = d((xc, Dr) => {
  "use strict";
  var _r = O(), gi = (t, e, r) => (t = new _r(t, r), e = new _r(e, r), t.intersects(e, r));
  Dr.exports = gi;
});

// node_modules/semver/ranges/simplify.js
var jr = d((yc, Fr) => {
  "use strict";
  var vi = V(), qi = y();
  Fr.exports = (t, e, r) => {
    let s = [], n = null, i = null, o = t.sort((m, h) => qi(m, h, r));
    for (let m of o)
      vi(m, e, r) ? (i = m, n || (n = m)) : (i && s.push([n, i]), i = null, n = null);
    n && s.push([n, null]);
    let c = [];
    for (let [m, h] of s)
      m === h ? c.push(m) : !h && m === o[0] ? c.push("*") : h ? m === o[0] ? c.push(`<=${h}`) : c.push(`${m} - ${h}`) : c.push(`>=${m}`);
    let u = c.join(" || "), f = typeof e.raw == "string" ? e.raw : String(e);
    return u.length < f.length ? u : e;
  };
});

// node_modules/semver/ranges/subset.js
var Mr = d((Oc, kr) => {
  "use strict";
  var Gr = O(), Ce = G(), { ANY: qe } = Ce, Pe = V(), _e = y(), Pi = (t, e, r = {}) => {
    if (t === e)
      return !0;
    t = new Gr(t, r), e = new Gr(e, r);
    let s = !1;
    e: for (let n of t.set) {
      for (let i of e.set) {
        let o = _i(n, i, r);
        if (s = s || o !== null, o)
          continue e;
      }
      if (s)
        return !1;
    }
    return !0;
  }, Ci = [new Ce(">=0.0.0-0")], Ur = [new Ce(">=0.0.0")], _i = (t, e, r) => {
    if (t === e)
      return !0;
    if (t.length === 1 && t[0].semver === qe) {
      if (e.length === 1 && e[0].semver === qe)
        return !0;
      r.includePrerelease ? t = Ci : t = Ur;
    }
    if (e.length === 1 && e[0].semver === qe) {
      if (r.includePrerelease)
        return !0;
      e = Ur;
    }
    let s = /* @__PURE__ */ new Set(), n, i;
    for (let p of t)
      p.operator === ">" || p.operator === ">=" ? n = Vr(n, p, r) : p.operator === "<" || p.operator === "<=" ? i = Xr(i, p, r) : s.add(p.semver);
    if (s.size > 1)
      return null;
    let o;
    if (n && i) {
      if (o = _e(n.semver, i.semver, r), o > 0)
        return null;
      if (o === 0 && (n.operator !== ">=" || i.operator !== "<="))
        return null;
    }
    for (let p of s) {
      if (n && !Pe(p, String(n), r) || i && !Pe(p, String(i), r))
        return null;
      for (let ns of e)
        if (!Pe(p, String(ns), r))
          return !1;
      return !0;
    }
    let c, u, f, m, h = i && !r.includePrerelease && i.semver.prerelease.length ? i.semver : !1, R = n && !r.includePrerelease && n.semver.prerelease.length ? n.semver : !1;
    h && h.prerelease.length === 1 && i.operator === "<" && h.prerelease[0] === 0 && (h = !1);
    for (let p of e) {
      if (m = m || p.operator === ">" || p.operator === ">=", f = f || p.operator === "<" || p.operator === "<=", n) {
        if (R && p.semver.prerelease && p.semver.prerelease.length && p.semver.major === R.major && p.semver.minor === R.minor && p.semver.patch === R.patch && (R = !1), p.operator === ">" || p.operator === ">=") {
          if (c = Vr(n, p, r), c === p && c !== n)
            return !1;
        } else if (n.operator === ">=" && !p.test(n.semver))
          return !1;
      }
      if (i) {
        if (h && p.semver.prerelease && p.semver.prerelease.length && p.semver.major === h.major && p.semver.minor === h.minor && p.semver.patch === h.patch && (h = !1), p.operator === "<" || p.operator === "<=") {
          if (u = Xr(i, p, r), u === p && u !== i)
            return !1;
        } else if (i.operator === "<=" && !p.test(i.semver))
          return !1;
      }
      if (!p.operator && (i || n) && o !== 0)
        return !1;
    }
    return !(n && f && !i && o !== 0 || i && m && !n && o !== 0 || R || h);
  }, Vr = (t, e, r) => {
    if (!t)
      return e;
    let s = _e(t.semver, e.semver, r);
    return s > 0 ? t : s < 0 || e.operator === ">" && t.operator === ">=" ? e : t;
  }, Xr = (t, e, r) => {
    if (!t)
      return e;
    let s = _e(t.semver, e.semver, r);
    return s < 0 ? t : s > 0 || e.operator === "<" && t.operator === "<=" ? e : t;
  };
  kr.exports = Pi;
});

// node_modules/semver/index.js
var be = d((Tc, Br) => {
  "use strict";
  var De = C(), Hr = q(), Di = w(), Wr = pe(), bi = g(), Fi = nt(), ji = ot(), Gi = lt(), Ui = ht(), Vi = dt(), Xi = Et(), ki = Rt(), Mi = wt(), Hi = y(), Wi = xt(), Bi = Ot(), zi = z(), Yi = vt(), Zi = Pt(), Ji = F(), Ki = Y(), Qi = Ee(), eo = $e(), to = Z(), ro = J(), so = Re(), no = Vt(), io = kt(), oo = G(), co = O(), ao = V(), lo = Er(), uo = Rr(), fo = wr(), ho = Lr(), po = yr(), mo = ee(), Eo = qr(), $o = Cr(), Ro = br(), Io = jr(), wo = Mr();
  Br.exports = {
    parse: bi,
    valid: Fi,
    clean: ji,
    inc: Gi,
    diff: Ui,
    major: Vi,
    minor: Xi,
    patch: ki,
    prerelease: Mi,
    compare: Hi,
    rcompare: Wi,
    compareLoose: Bi,
    compareBuild: zi,
    sort: Yi,
    rsort: Zi,
    gt: Ji,
    lt: Ki,
    eq: Qi,
    neq: eo,
    gte: to,
    lte: ro,
    cmp: so,
    coerce: no,
    truncate: io,
    Comparator: oo,
    Range: co,
    satisfies: ao,
    toComparators: lo,
    maxSatisfying: uo,
    minSatisfying: fo,
    minVersion: ho,
    validRange: po,
    outside: mo,
    gtr: Eo,
    ltr: $o,
    intersects: Ro,
    simplifyRange: Io,
    subset: wo,
    SemVer: Di,
    re: De.re,
    src: De.src,
    tokens: De.t,
    SEMVER_SPEC_VERSION: Hr.SEMVER_SPEC_VERSION,
    RELEASE_TYPES: Hr.RELEASE_TYPES,
    compareIdentifiers: Wr.compareIdentifiers,
    rcompareIdentifiers: Wr.rcompareIdentifiers
  };
});

// lighter-node:child_process?@actions/tool-cache/lib/manifest.js
var Yr = d((Ac, zr) => {
  zr.exports = Object.create(new Proxy({}, { get: (t, e) => ne("node:child_process")[e] }));
});

// lighter-node:assert?@actions/tool-cache/lib/tool-cache.js
var Zr = d((vc, te) => {
  te.exports = (t, e) => {
    if (!t) throw new Error(e ?? "The code is in a state that cannot be");
  };
  te.exports.ok = te.exports;
});

// src/system/squashfs-tools.ts
import { chmod as vo, mkdir as qo, readdir as Po, writeFile as Co } from "node:fs/promises";
import { join as P } from "node:path";

// node_modules/@actions/tool-cache/lib/tool-cache.js
var yo = D(He(), 1);
import * as x from "fs";

// node_modules/@actions/tool-cache/lib/manifest.js
var So = D(be(), 1);
var No = D(Yr(), 1);

// node_modules/@actions/tool-cache/lib/tool-cache.js
import * as re from "os";
import * as v from "path";
var T = D(be(), 1);
var Kr = D(Zr(), 1);
var Jr = function(t, e, r, s) {
  function n(i) {
    return i instanceof r ? i : new r(function(o) {
      o(i);
    });
  }
  return new (r || (r = Promise))(function(i, o) {
    function c(m) {
      try {
        f(s.next(m));
      } catch (h) {
        o(h);
      }
    }
    function u(m) {
      try {
        f(s.throw(m));
      } catch (h) {
        o(h);
      }
    }
    function f(m) {
      m.done ? i(m.value) : n(m.value).then(c, u);
    }
    f((s = s.apply(t, e || [])).next());
  });
};
var kc = process.platform === "win32", Mc = process.platform === "darwin";
function Qr(t, e, r, s) {
  return Jr(this, void 0, void 0, function* () {
    if (r = T.clean(r) || r, s = s || re.arch(), N(`Caching tool ${e} ${r} ${s}`), N(`source dir: ${t}`), !x.statSync(t).isDirectory())
      throw new Error("sourceDir is not a directory");
    let n = yield To(e, r, s);
    for (let i of x.readdirSync(t)) {
      let o = v.join(t, i);
      yield Ge(o, n, { recursive: !0 });
    }
    return Ao(e, r, s), n;
  });
}
function es(t, e, r) {
  if (!t)
    throw new Error("toolName parameter is required");
  if (!e)
    throw new Error("versionSpec parameter is required");
  if (r = r || re.arch(), !ts(e)) {
    let n = Oo(t, r);
    e = go(n, e);
  }
  let s = "";
  if (e) {
    e = T.clean(e) || "";
    let n = v.join(se(), t, e, r);
    N(`checking cache: ${n}`), x.existsSync(n) && x.existsSync(`${n}.complete`) ? (N(`Found tool in cache ${t} ${e} ${r}`), s = n) : N("not found");
  }
  return s;
}
function Oo(t, e) {
  let r = [];
  e = e || re.arch();
  let s = v.join(se(), t);
  if (x.existsSync(s)) {
    let n = x.readdirSync(s);
    for (let i of n)
      if (ts(i)) {
        let o = v.join(s, i, e || "");
        x.existsSync(o) && x.existsSync(`${o}.complete`) && r.push(i);
      }
  }
  return r;
}
function To(t, e, r) {
  return Jr(this, void 0, void 0, function* () {
    let s = v.join(se(), t, T.clean(e) || e, r || "");
    N(`destination ${s}`);
    let n = `${s}.complete`;
    return yield ie(s), yield ie(n), yield Ue(s), s;
  });
}
function Ao(t, e, r) {
  let n = `${v.join(se(), t, T.clean(e) || e, r || "")}.complete`;
  x.writeFileSync(n, ""), N("finished caching tool");
}
function ts(t) {
  let e = T.clean(t) || "";
  N(`isExplicit: ${e}`);
  let r = T.valid(e) != null;
  return N(`explicit? ${r}`), r;
}
function go(t, e) {
  let r = "";
  N(`evaluating ${t.length} versions`), t = t.sort((s, n) => T.gt(s, n) ? 1 : -1);
  for (let s = t.length - 1; s >= 0; s--) {
    let n = t[s];
    if (T.satisfies(n, e)) {
      r = n;
      break;
    }
  }
  return r ? N(`matched: ${r}`) : N("match not found"), r;
}
function se() {
  let t = process.env.RUNNER_TOOL_CACHE || "";
  return (0, Kr.ok)(t, "Expected RUNNER_TOOL_CACHE to be defined"), t;
}

// src/system/squashfs-tools.ts
var _ = "squashfs-tools", rs = ["../..", "..", ".", "usr", "usr/bin"];
async function ra() {
  let t = _o();
  if (t === "") return {};
  try {
    return await ss(t);
  } catch (e) {
    return X(`The ${_} in the tool cache are not used: ${oe(e)}`), {};
  }
}
function _o() {
  try {
    return es(_, "*");
  } catch {
    return "";
  }
}
async function ss(t) {
  for (let s of rs) await Ve(P(t, s));
  let { dir: e } = ae(ce()), r = async (s) => {
    let n = P(e, s), { file: i } = await Xe(P(t, "usr/bin", s)), o = await i.readFile().finally(() => i.close());
    return await Co(n, o, { mode: 448 }), n;
  };
  return { mksquashfs: await r("mksquashfs"), unsquashfs: await r("unsquashfs") };
}
async function sa(t, e = 12e4) {
  var n = [];
  try {
    if (!ke("apt-get")) return {};
    let r = Fe(n, ae(ce()));
    let { dir: s } = r;
    try {
      let u = P(s, "unpacked");
      await qo(u), await le("apt-get", ["download", "-q", _], { cwd: s, signal: t, limitMs: e });
      let f = (await Po(s)).find((p) => p.endsWith(".deb")) ?? "";
      await le("dpkg-deb", ["-x", P(s, f), u], { cwd: s, signal: t });
      let m = await Me(P(u, "usr/bin/mksquashfs"), t);
      if (!m) throw new Error("the system has none that is 4.5 or newer");
      let h = await Qr(u, _, m.replace(/^\d+\.\d+$/, "$&.0"));
      for (let p of rs) await vo(P(h, p), 493).catch(() => {
      });
      let R = await ss(h);
      return X(`Fetched ${_} ${m}`), R;
    } catch (u) {
      return t.throwIfAborted(), X(`${_} could not be fetched: ${oe(u)}`), {};
    }
  } catch (i) {
    var o = i, c = !0;
  } finally {
    je(n, o, c);
  }
}
export {
  ra as cachedImageTools,
  sa as fetchImageTools
};
