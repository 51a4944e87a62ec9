import {
  A as Ve,
  B as N,
  Ib as ae,
  Mb as le,
  O as X,
  Ra as Xe,
  S as ce,
  Sa as ke,
  Tb as He,
  a as ne,
  b as d,
  d as D,
  e as Fe,
  f as je,
  k as ie,
  l as Ge,
  pb as Me,
  y as Ue,
  z as oe
} from "./shared-4H6W3SON.js";

// lighter-node:crypto?@actions/tool-cache/lib/tool-cache.js
var We = d((Do, ue) => {
  ue.exports = Object.create(new Proxy({}, { get: (t, e) => ne("node:crypto")[e] }));
  ue.exports.getRandomValues = (t) => ne("node:crypto").getRandomValues(t);
});

// node_modules/semver/internal/constants.js
var q = d((bo, Be) => {
  "use strict";
  var os = "2.0.0", cs = Number.MAX_SAFE_INTEGER || /* istanbul ignore next */
  9007199254740991, as = 16, ls = 250, us = [
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
  ], fs = [
    "major",
    "premajor",
    "minor",
    "preminor",
    "patch",
    "prepatch",
    "prerelease"
  ];
  Be.exports = {
    MAX_LENGTH: 256,
    MAX_SAFE_COMPONENT_LENGTH: as,
    MAX_SAFE_BUILD_LENGTH: ls,
    MAX_SAFE_INTEGER: cs,
    WHITESPACE_CHARACTERS: us,
    RELEASE_TYPES: fs,
    SEMVER_SPEC_VERSION: os,
    FLAG_INCLUDE_PRERELEASE: 1,
    FLAG_LOOSE: 2
  };
});

// node_modules/semver/internal/debug.js
var b = d((Fo, ze) => {
  "use strict";
  var hs = typeof process == "object" && process.env && process.env.NODE_DEBUG && /\bsemver\b/i.test(process.env.NODE_DEBUG) ? (...t) => console.error("SEMVER", ...t) : () => {
  };
  ze.exports = hs;
});

// node_modules/semver/internal/re.js
var C = d((A, Ye) => {
  "use strict";
  var {
    MAX_SAFE_COMPONENT_LENGTH: fe,
    MAX_SAFE_BUILD_LENGTH: ps,
    MAX_LENGTH: ds
  } = q(), ms = b();
  A = Ye.exports = {};
  var Es = A.re = [], $s = A.safeRe = [], a = A.src = [], Rs = A.safeSrc = [], l = A.t = {}, Is = 0, he = "[a-zA-Z0-9-]", ws = [
    ["\\s", 1],
    ["\\d", ds],
    [he, ps]
  ], Ss = (t) => {
    for (let [e, r] of ws)
      t = t.split(`${e}*`).join(`${e}{0,${r}}`).split(`${e}+`).join(`${e}{1,${r}}`);
    return t;
  }, E = (t, e, r) => {
    let s = Ss(e), n = Is++;
    ms(t, n, e), l[t] = n, a[n] = e, Rs[n] = s, Es[n] = new RegExp(e, r ? "g" : void 0), $s[n] = new RegExp(s, r ? "g" : void 0);
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
var k = d((jo, Ze) => {
  "use strict";
  var Ns = Object.freeze({ loose: !0 }), Ls = Object.freeze({}), xs = (t) => t ? typeof t != "object" ? Ns : t : Ls;
  Ze.exports = xs;
});

// node_modules/semver/internal/identifiers.js
var pe = d((Go, Qe) => {
  "use strict";
  var Je = /^[0-9]+$/, Ke = (t, e) => {
    if (typeof t == "number" && typeof e == "number")
      return t === e ? 0 : t < e ? -1 : 1;
    let r = Je.test(t), s = Je.test(e);
    return r && s && (t = +t, e = +e), t === e ? 0 : r && !s ? -1 : s && !r ? 1 : t < e ? -1 : 1;
  }, ys = (t, e) => Ke(e, t);
  Qe.exports = {
    compareIdentifiers: Ke,
    rcompareIdentifiers: ys
  };
});

// node_modules/semver/classes/semver.js
var w = d((Uo, tt) => {
  "use strict";
  var M = b(), { MAX_LENGTH: et, MAX_SAFE_INTEGER: H } = q(), { safeRe: W, t: B } = C(), Os = k(), { compareIdentifiers: de } = pe(), Ts = (t, e) => {
    let r = e.split(".");
    if (r.length > t.length)
      return !1;
    for (let s = 0; s < r.length; s++)
      if (de(t[s], r[s]) !== 0)
        return !1;
    return !0;
  }, me = class t {
    constructor(e, r) {
      if (r = Os(r), e instanceof t) {
        if (e.loose === !!r.loose && e.includePrerelease === !!r.includePrerelease)
          return e;
        e = e.version;
      } else if (typeof e != "string")
        throw new TypeError(`Invalid version. Must be a string. Got type "${typeof e}".`);
      if (e.length > et)
        throw new TypeError(
          `version is longer than ${et} characters`
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
            if (s === !1 && (i = [r]), Ts(this.prerelease, r)) {
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
  tt.exports = me;
});

// node_modules/semver/functions/parse.js
var g = d((Vo, st) => {
  "use strict";
  var rt = w(), As = (t, e, r = !1) => {
    if (t instanceof rt)
      return t;
    try {
      return new rt(t, e);
    } catch (s) {
      if (!r)
        return null;
      throw s;
    }
  };
  st.exports = As;
});

// node_modules/semver/functions/valid.js
var it = d((Xo, nt) => {
  "use strict";
  var gs = g(), vs = (t, e) => {
    let r = gs(t, e);
    return r ? r.version : null;
  };
  nt.exports = vs;
});

// node_modules/semver/functions/clean.js
var ct = d((ko, ot) => {
  "use strict";
  var qs = g(), Ps = (t, e) => {
    let r = qs(t.trim().replace(/^[=v]+/, ""), e);
    return r ? r.version : null;
  };
  ot.exports = Ps;
});

// node_modules/semver/functions/inc.js
var ut = d((Mo, lt) => {
  "use strict";
  var at = w(), Cs = (t, e, r, s, n) => {
    typeof r == "string" && (n = s, s = r, r = void 0);
    try {
      return new at(
        t instanceof at ? t.version : t,
        r
      ).inc(e, s, n).version;
    } catch {
      return null;
    }
  };
  lt.exports = Cs;
});

// node_modules/semver/functions/diff.js
var pt = d((Ho, ht) => {
  "use strict";
  var ft = g(), _s = (t, e) => {
    let r = ft(t, null, !0), s = ft(e, null, !0), n = r.compare(s);
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
  ht.exports = _s;
});

// node_modules/semver/functions/major.js
var mt = d((Wo, dt) => {
  "use strict";
  var Ds = w(), bs = (t, e) => new Ds(t, e).major;
  dt.exports = bs;
});

// node_modules/semver/functions/minor.js
var $t = d((Bo, Et) => {
  "use strict";
  var Fs = w(), js = (t, e) => new Fs(t, e).minor;
  Et.exports = js;
});

// node_modules/semver/functions/patch.js
var It = d((zo, Rt) => {
  "use strict";
  var Gs = w(), Us = (t, e) => new Gs(t, e).patch;
  Rt.exports = Us;
});

// node_modules/semver/functions/prerelease.js
var St = d((Yo, wt) => {
  "use strict";
  var Vs = g(), Xs = (t, e) => {
    let r = Vs(t, e);
    return r && r.prerelease.length ? r.prerelease : null;
  };
  wt.exports = Xs;
});

// node_modules/semver/functions/compare.js
var y = d((Zo, Lt) => {
  "use strict";
  var Nt = w(), ks = (t, e, r) => new Nt(t, r).compare(new Nt(e, r));
  Lt.exports = ks;
});

// node_modules/semver/functions/rcompare.js
var yt = d((Jo, xt) => {
  "use strict";
  var Ms = y(), Hs = (t, e, r) => Ms(e, t, r);
  xt.exports = Hs;
});

// node_modules/semver/functions/compare-loose.js
var Tt = d((Ko, Ot) => {
  "use strict";
  var Ws = y(), Bs = (t, e) => Ws(t, e, !0);
  Ot.exports = Bs;
});

// node_modules/semver/functions/compare-build.js
var z = d((Qo, gt) => {
  "use strict";
  var At = w(), zs = (t, e, r) => {
    let s = new At(t, r), n = new At(e, r);
    return s.compare(n) || s.compareBuild(n);
  };
  gt.exports = zs;
});

// node_modules/semver/functions/sort.js
var qt = d((ec, vt) => {
  "use strict";
  var Ys = z(), Zs = (t, e) => t.sort((r, s) => Ys(r, s, e));
  vt.exports = Zs;
});

// node_modules/semver/functions/rsort.js
var Ct = d((tc, Pt) => {
  "use strict";
  var Js = z(), Ks = (t, e) => t.sort((r, s) => Js(s, r, e));
  Pt.exports = Ks;
});

// node_modules/semver/functions/gt.js
var F = d((rc, _t) => {
  "use strict";
  var Qs = y(), en = (t, e, r) => Qs(t, e, r) > 0;
  _t.exports = en;
});

// node_modules/semver/functions/lt.js
var Y = d((sc, Dt) => {
  "use strict";
  var tn = y(), rn = (t, e, r) => tn(t, e, r) < 0;
  Dt.exports = rn;
});

// node_modules/semver/functions/eq.js
var Ee = d((nc, bt) => {
  "use strict";
  var sn = y(), nn = (t, e, r) => sn(t, e, r) === 0;
  bt.exports = nn;
});

// node_modules/semver/functions/neq.js
var $e = d((ic, Ft) => {
  "use strict";
  var on = y(), cn = (t, e, r) => on(t, e, r) !== 0;
  Ft.exports = cn;
});

// node_modules/semver/functions/gte.js
var Z = d((oc, jt) => {
  "use strict";
  var an = y(), ln = (t, e, r) => an(t, e, r) >= 0;
  jt.exports = ln;
});

// node_modules/semver/functions/lte.js
var J = d((cc, Gt) => {
  "use strict";
  var un = y(), fn = (t, e, r) => un(t, e, r) <= 0;
  Gt.exports = fn;
});

// node_modules/semver/functions/cmp.js
var Re = d((ac, Ut) => {
  "use strict";
  var hn = Ee(), pn = $e(), dn = F(), mn = Z(), En = Y(), $n = J(), Rn = (t, e, r, s) => {
    switch (e) {
      case "===":
        return typeof t == "object" && (t = t.version), typeof r == "object" && (r = r.version), t === r;
      case "!==":
        return typeof t == "object" && (t = t.version), typeof r == "object" && (r = r.version), t !== r;
      case "":
      case "=":
      case "==":
        return hn(t, r, s);
      case "!=":
        return pn(t, r, s);
      case ">":
        return dn(t, r, s);
      case ">=":
        return mn(t, r, s);
      case "<":
        return En(t, r, s);
      case "<=":
        return $n(t, r, s);
      default:
        throw new TypeError(`Invalid operator: ${e}`);
    }
  };
  Ut.exports = Rn;
});

// node_modules/semver/functions/coerce.js
var Xt = d((lc, Vt) => {
  "use strict";
  var In = w(), wn = g(), { safeRe: K, t: Q } = C(), Sn = (t, e) => {
    if (t instanceof In)
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
    return wn(`${s}.${n}.${i}${o}${c}`, e);
  };
  Vt.exports = Sn;
});

// node_modules/semver/functions/truncate.js
var Mt = d((uc, kt) => {
  "use strict";
  var Nn = g(), Ln = q(), xn = w(), yn = (t, e, r) => {
    if (!Ln.RELEASE_TYPES.includes(e))
      return null;
    let s = On(t, r);
    return s && Tn(s, e);
  }, On = (t, e) => {
    let r = t instanceof xn ? t.version : t;
    return Nn(r, e);
  }, Tn = (t, e) => {
    if (An(e))
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
  }, An = (t) => t.startsWith("pre");
  kt.exports = yn;
});

// node_modules/semver/internal/lrucache.js
var Wt = d((fc, Ht) => {
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
  Ht.exports = Ie;
});

// node_modules/semver/internal/trim-comparator-whitespace.js
var nr = d((hc, sr) => {
  "use strict";
  var {
    MAX_LENGTH: Se,
    MAX_SAFE_BUILD_LENGTH: Zt,
    WHITESPACE_CHARACTERS: gn
  } = q(), Jt = new Uint8Array(65536);
  for (let t of gn)
    Jt[t.charCodeAt(0)] = 1;
  var Ne = (t) => t !== void 0 && Jt[t.charCodeAt(0)] === 1, Bt = (t) => t === "v" || t === "=" || Ne(t), j = (t) => t !== void 0 && t >= "0" && t <= "9", Kt = (t) => t !== void 0 && (t >= "a" && t <= "z" || t >= "A" && t <= "Z"), Qt = (t) => j(t) || Kt(t) || t === "-", Le = (t) => j(t) || t === "x" || t === "X" || t === "*", er = (t, e, r, s) => {
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
  }, xe = (t, e, r, s) => !r && t[e] === "0" ? e + 1 : er(t, e, r ? Se : Se + 1, s), we = (t, e, r, s) => {
    let n = er(t, e, Se, s);
    if (Kt(t[n]) || t[n] === "-") {
      let i = n + 1, o = i + Zt;
      for (; i < o && Qt(t[i]); )
        i++;
      return i;
    }
    return xe(t, e, r, s);
  }, tr = (t, e, r, s) => {
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
  }, zt = (t, e) => {
    let r = e;
    for (; r - e < Zt && Qt(t[r]); )
      r++;
    return r;
  }, rr = (t, e) => {
    if (t[e] !== "+")
      return e;
    let r = zt(t, e + 1);
    if (r === e + 1)
      return e;
    for (; t[r] === "."; ) {
      let s = zt(t, r + 1);
      if (s === r + 1)
        break;
      r = s;
    }
    return r;
  }, vn = (t, e, r) => {
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
    let n = tr(t, s, !0, r);
    return rr(t, n);
  }, Yt = (t, e, r) => j(t[e]) ? xe(t, e, !1, r) : Le(t[e]) ? e + 1 : e, qn = (t, e, r) => {
    let s = Yt(t, e, r);
    for (let i = 0; i < 2; i++) {
      if (t[s] !== ".")
        return s;
      let o = Yt(t, s + 1, r);
      if (o === s + 1)
        return s;
      s = o;
    }
    let n = tr(t, s, !1, r);
    return rr(t, n);
  }, Pn = (t, e, r) => {
    let s = vn(t, e, r);
    return s !== e ? s : qn(t, e, r);
  }, Cn = (t, e) => {
    let r = e;
    return Ne(t[r]) && r++, (t[r] === "<" || t[r] === ">") && r++, t[r] === "=" && r++, Ne(t[r]) ? r : -1;
  }, _n = (t) => {
    let e = "", r = 0, s = 0, n = { start: -1, end: -1, previousStart: -1, previousEnd: -1 };
    for (; s < t.length; ) {
      let i = s;
      if (t[s] === "<" || t[s] === ">")
        s++;
      else if (!Bt(t[s]) && !Le(t[s])) {
        s++;
        continue;
      }
      for (; s < t.length && Bt(t[s]); )
        s++;
      if (!Le(t[s]))
        continue;
      let o = Cn(t, i);
      o !== -1 && (e += t.slice(r, o), r = o + 1), s = Pn(t, s, n);
    }
    return e + t.slice(r);
  };
  sr.exports = _n;
});

// node_modules/semver/classes/range.js
var O = d((pc, ar) => {
  "use strict";
  var Dn = /\s+/g, ye = class t {
    constructor(e, r) {
      if (r = Fn(r), e instanceof t)
        return e.loose === !!r.loose && e.includePrerelease === !!r.includePrerelease ? e : new t(e.raw, r);
      if (e instanceof Oe)
        return this.raw = e.value, this.set = [[e]], this.formatted = void 0, this;
      if (this.options = r, this.loose = !!r.loose, this.includePrerelease = !!r.includePrerelease, this.raw = e.trim().replace(Dn, " "), this.set = this.raw.split("||").map((s) => this.parseRange(s.trim())).filter((s) => s.length), !this.set.length)
        throw new TypeError(`Invalid SemVer Range: ${this.raw}`);
      if (this.set.length > 1) {
        let s = this.set[0];
        if (this.set = this.set.filter((n) => !or(n[0])), this.set.length === 0)
          this.set = [s];
        else if (this.set.length > 1) {
          for (let n of this.set)
            if (n.length === 1 && Wn(n[0])) {
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
      e = e.replace(Hn, "");
      let s = ((this.options.includePrerelease && kn) | (this.options.loose && Mn)) + ":" + e, n = ir.get(s);
      if (n)
        return n;
      let i = this.options.loose, o = i ? L[S.HYPHENRANGELOOSE] : L[S.HYPHENRANGE];
      e = e.replace(o, si(this.options.includePrerelease)), $("hyphen replace", e), e = Gn(e), $("comparator trim", e), e = e.replace(L[S.TILDETRIM], Vn), $("tilde trim", e), e = e.replace(L[S.CARETTRIM], Xn), $("caret trim", e);
      let c = e.split(" ").map((h) => Bn(h, this.options)).join(" ").split(/\s+/).map((h) => ri(h, this.options));
      i && (c = c.filter((h) => ($("loose invalid filter", h, this.options), !!h.match(L[S.COMPARATORLOOSE])))), $("range list", c);
      let u = /* @__PURE__ */ new Map(), f = c.map((h) => new Oe(h, this.options));
      for (let h of f) {
        if (or(h))
          return [h];
        u.set(h.value, h);
      }
      u.size > 1 && u.has("") && u.delete("");
      let m = [...u.values()];
      return ir.set(s, m), m;
    }
    intersects(e, r) {
      if (!(e instanceof t))
        throw new TypeError("a Range is required");
      return this.set.some((s) => cr(s, r) && e.set.some((n) => cr(n, r) && s.every((i) => n.every((o) => i.intersects(o, r)))));
    }
    // if ANY of the sets match ALL of its comparators, then pass
    test(e) {
      if (!e)
        return !1;
      if (typeof e == "string")
        try {
          e = new jn(e, this.options);
        } catch {
          return !1;
        }
      for (let r = 0; r < this.set.length; r++)
        if (ni(this.set[r], e, this.options))
          return !0;
      return !1;
    }
  };
  ar.exports = ye;
  var bn = Wt(), ir = new bn(), Fn = k(), Oe = G(), $ = b(), jn = w(), Gn = nr(), {
    safeRe: L,
    src: Un,
    t: S,
    tildeTrimReplace: Vn,
    caretTrimReplace: Xn
  } = C(), { FLAG_INCLUDE_PRERELEASE: kn, FLAG_LOOSE: Mn } = q(), Hn = new RegExp(Un[S.BUILD], "g"), or = (t) => t.value === "<0.0.0-0", Wn = (t) => t.value === "", cr = (t, e) => {
    let r = !0, s = t.slice(), n = s.pop();
    for (; r && s.length; )
      r = s.every((i) => n.intersects(i, e)), n = s.pop();
    return r;
  }, Bn = (t, e) => (t = t.replace(L[S.BUILD], ""), $("comp", t, e), t = Jn(t, e), $("caret", t), t = Yn(t, e), $("tildes", t), t = Qn(t, e), $("xrange", t), t = ti(t, e), $("stars", t), t), I = (t) => !t || t.toLowerCase() === "x" || t === "*", zn = (t, e, r) => I(t) && !I(e) || I(e) && r && !I(r), Yn = (t, e) => t.trim().split(/\s+/).map((r) => Zn(r, e)).join(" "), Zn = (t, e) => {
    let r = e.loose ? L[S.TILDELOOSE] : L[S.TILDE], s = e.includePrerelease ? "-0" : "";
    return t.replace(r, (n, i, o, c, u) => {
      $("tilde", t, n, i, o, c, u);
      let f;
      return I(i) ? f = "" : I(o) ? f = `>=${i}.0.0${s} <${+i + 1}.0.0-0` : I(c) ? f = `>=${i}.${o}.0${s} <${i}.${+o + 1}.0-0` : u ? ($("replaceTilde pr", u), f = `>=${i}.${o}.${c}-${u} <${i}.${+o + 1}.0-0`) : f = `>=${i}.${o}.${c} <${i}.${+o + 1}.0-0`, $("tilde return", f), f;
    });
  }, Jn = (t, e) => t.trim().split(/\s+/).map((r) => Kn(r, e)).join(" "), Kn = (t, e) => {
    $("caret", t, e);
    let r = e.loose ? L[S.CARETLOOSE] : L[S.CARET], s = e.includePrerelease ? "-0" : "";
    return t.replace(r, (n, i, o, c, u) => {
      $("caret", t, n, i, o, c, u);
      let f;
      return I(i) ? f = "" : I(o) ? f = `>=${i}.0.0${s} <${+i + 1}.0.0-0` : I(c) ? i === "0" ? f = `>=${i}.${o}.0${s} <${i}.${+o + 1}.0-0` : f = `>=${i}.${o}.0${s} <${+i + 1}.0.0-0` : u ? ($("replaceCaret pr", u), i === "0" ? o === "0" ? f = `>=${i}.${o}.${c}-${u} <${i}.${o}.${+c + 1}-0` : f = `>=${i}.${o}.${c}-${u} <${i}.${+o + 1}.0-0` : f = `>=${i}.${o}.${c}-${u} <${+i + 1}.0.0-0`) : ($("no pr"), i === "0" ? o === "0" ? f = `>=${i}.${o}.${c} <${i}.${o}.${+c + 1}-0` : f = `>=${i}.${o}.${c} <${i}.${+o + 1}.0-0` : f = `>=${i}.${o}.${c} <${+i + 1}.0.0-0`), $("caret return", f), f;
    });
  }, Qn = (t, e) => ($("replaceXRanges", t, e), t.split(/\s+/).map((r) => ei(r, e)).join(" ")), ei = (t, e) => {
    t = t.trim();
    let r = e.loose ? L[S.XRANGELOOSE] : L[S.XRANGE];
    return t.replace(r, (s, n, i, o, c, u) => {
      if ($("xRange", t, s, n, i, o, c, u), zn(i, o, c))
        return t;
      let f = I(i), m = f || I(o), h = m || I(c), R = h;
      return n === "=" && R && (n = ""), u = e.includePrerelease ? "-0" : "", f ? n === ">" || n === "<" ? s = "<0.0.0-0" : s = "*" : n && R ? (m && (o = 0), c = 0, n === ">" ? (n = ">=", m ? (i = +i + 1, o = 0, c = 0) : (o = +o + 1, c = 0)) : n === "<=" && (n = "<", m ? i = +i + 1 : o = +o + 1), n === "<" && (u = "-0"), s = `${n + i}.${o}.${c}${u}`) : m ? s = `>=${i}.0.0${u} <${+i + 1}.0.0-0` : h && (s = `>=${i}.${o}.0${u} <${i}.${+o + 1}.0-0`), $("xRange return", s), s;
    });
  }, ti = (t, e) => ($("replaceStars", t, e), t.trim().replace(L[S.STAR], "")), ri = (t, e) => ($("replaceGTE0", t, e), t.trim().replace(L[e.includePrerelease ? S.GTE0PRE : S.GTE0], "")), si = (t) => (e, r, s, n, i, o, c, u, f, m, h, R) => (I(s) ? r = "" : I(n) ? r = `>=${s}.0.0${t ? "-0" : ""}` : I(i) ? r = `>=${s}.${n}.0${t ? "-0" : ""}` : o ? r = `>=${r}` : r = `>=${r}${t ? "-0" : ""}`, I(f) ? u = "" : I(m) ? u = `<${+f + 1}.0.0-0` : I(h) ? u = `<${f}.${+m + 1}.0-0` : R ? u = `<=${f}.${m}.${h}-${R}` : t ? u = `<${f}.${m}.${+h + 1}-0` : u = `<=${u}`, `${r} ${u}`.trim()), ni = (t, e, r) => {
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
var G = d((dc, dr) => {
  "use strict";
  var U = /* @__PURE__ */ Symbol("SemVer ANY"), ge = class t {
    static get ANY() {
      return U;
    }
    constructor(e, r) {
      if (r = lr(r), e instanceof t) {
        if (e.loose === !!r.loose)
          return e;
        e = e.value;
      }
      e = e.trim().split(/\s+/).join(" "), Ae("comparator", e, r), this.options = r, this.loose = !!r.loose, this.parse(e), this.semver === U ? this.value = "" : this.value = this.operator + this.semver.version, Ae("comp", this);
    }
    parse(e) {
      let r = this.options.loose ? ur[fr.COMPARATORLOOSE] : ur[fr.COMPARATOR], s = e.match(r);
      if (!s)
        throw new TypeError(`Invalid comparator: ${e}`);
      this.operator = s[1] !== void 0 ? s[1] : "", this.operator === "=" && (this.operator = ""), s[2] ? this.semver = new hr(s[2], this.options.loose) : this.semver = U;
    }
    toString() {
      return this.value;
    }
    test(e) {
      if (Ae("Comparator.test", e, this.options.loose), this.semver === U || e === U)
        return !0;
      if (typeof e == "string")
        try {
          e = new hr(e, this.options);
        } catch {
          return !1;
        }
      return Te(e, this.operator, this.semver, this.options);
    }
    intersects(e, r) {
      if (!(e instanceof t))
        throw new TypeError("a Comparator is required");
      return this.operator === "" ? this.value === "" ? !0 : new pr(e.value, r).test(this.value) : e.operator === "" ? e.value === "" ? !0 : new pr(this.value, r).test(e.semver) : (r = lr(r), r.includePrerelease && (this.value === "<0.0.0-0" || e.value === "<0.0.0-0") || !r.includePrerelease && (this.value.startsWith("<0.0.0") || e.value.startsWith("<0.0.0")) ? !1 : !!(this.operator.startsWith(">") && e.operator.startsWith(">") || this.operator.startsWith("<") && e.operator.startsWith("<") || this.semver.version === e.semver.version && this.operator.includes("=") && e.operator.includes("=") || Te(this.semver, "<", e.semver, r) && this.operator.startsWith(">") && e.operator.startsWith("<") || Te(this.semver, ">", e.semver, r) && this.operator.startsWith("<") && e.operator.startsWith(">")));
    }
  };
  dr.exports = ge;
  var lr = k(), { safeRe: ur, t: fr } = C(), Te = Re(), Ae = b(), hr = w(), pr = O();
});

// node_modules/semver/functions/satisfies.js
var V = d((mc, mr) => {
  "use strict";
  var ii = O(), oi = (t, e, r) => {
    try {
      e = new ii(e, r);
    } catch {
      return !1;
    }
    return e.test(t);
  };
  mr.exports = oi;
});

// node_modules/semver/ranges/to-comparators.js
var $r = d((Ec, Er) => {
  "use strict";
  var ci = O(), ai = (t, e) => new ci(t, e).set.map((r) => r.map((s) => s.value).join(" ").trim().split(" "));
  Er.exports = ai;
});

// node_modules/semver/ranges/max-satisfying.js
var Ir = d(($c, Rr) => {
  "use strict";
  var li = w(), ui = O(), fi = (t, e, r) => {
    let s = null, n = null, i = null;
    try {
      i = new ui(e, r);
    } catch {
      return null;
    }
    return t.forEach((o) => {
      i.test(o) && (!s || n.compare(o) === -1) && (s = o, n = new li(s, r));
    }), s;
  };
  Rr.exports = fi;
});

// node_modules/semver/ranges/min-satisfying.js
var Sr = d((Rc, wr) => {
  "use strict";
  var hi = w(), pi = O(), di = (t, e, r) => {
    let s = null, n = null, i = null;
    try {
      i = new pi(e, r);
    } catch {
      return null;
    }
    return t.forEach((o) => {
      i.test(o) && (!s || n.compare(o) === 1) && (s = o, n = new hi(s, r));
    }), s;
  };
  wr.exports = di;
});

// node_modules/semver/ranges/min-version.js
var xr = d((Ic, Lr) => {
  "use strict";
  var ve = w(), mi = O(), Nr = F(), Ei = (t, e) => {
    t = new mi(t, e);
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
            (!i || Nr(c, i)) && (i = c);
            break;
          case "<":
          case "<=":
            break;
          /* istanbul ignore next */
          default:
            throw new Error(`Unexpected operation: ${o.operator}`);
        }
      }), i && (!r || Nr(r, i)) && (r = i);
    }
    return r && t.test(r) ? r : null;
  };
  Lr.exports = Ei;
});

// node_modules/semver/ranges/valid.js
var Or = d((wc, yr) => {
  "use strict";
  var $i = O(), Ri = (t, e) => {
    try {
      return new $i(t, e).range || "*";
    } catch {
      return null;
    }
  };
  yr.exports = Ri;
});

// node_modules/semver/ranges/outside.js
var ee = d((Sc, vr) => {
  "use strict";
  var Ii = w(), gr = G(), { ANY: wi } = gr, Si = O(), Ni = V(), Tr = F(), Ar = Y(), Li = J(), xi = Z(), yi = (t, e, r, s) => {
    t = new Ii(t, s), e = new Si(e, s);
    let n, i, o, c, u;
    switch (r) {
      case ">":
        n = Tr, i = Li, o = Ar, c = ">", u = ">=";
        break;
      case "<":
        n = Ar, i = xi, o = Tr, c = "<", u = "<=";
        break;
      default:
        throw new TypeError('Must provide a hilo val of "<" or ">"');
    }
    if (Ni(t, e, s))
      return !1;
    for (let f = 0; f < e.set.length; ++f) {
      let m = e.set[f], h = null, R = null;
      if (m.forEach((p) => {
        p.semver === wi && (p = new gr(">=0.0.0")), h = h || p, R = R || p, n(p.semver, h.semver, s) ? h = p : o(p.semver, R.semver, s) && (R = p);
      }), h.operator === c || h.operator === u || (!R.operator || R.operator === c) && i(t, R.semver))
        return !1;
      if (R.operator === u && o(t, R.semver))
        return !1;
    }
    return !0;
  };
  vr.exports = yi;
});

// node_modules/semver/ranges/gtr.js
var Pr = d((Nc, qr) => {
  "use strict";
  var Oi = ee(), Ti = (t, e, r) => Oi(t, e, ">", r);
  qr.exports = Ti;
});

// node_modules/semver/ranges/ltr.js
var _r = d((Lc, Cr) => {
  "use strict";
  var Ai = ee(), gi = (t, e, r) => Ai(t, e, "<", r);
  Cr.exports = gi;
});

// node_modules/semver/ranges/intersects.js
var Fr = d((xc, br) => {
  "use strict";
  var Dr = O(), vi = (t, e, r) => (t = new Dr(t, r), e = new Dr(e, r), t.intersects(e, r));
  br.exports = vi;
});

// node_modules/semver/ranges/simplify.js
var Gr = d((yc, jr) => {
  "use strict";
  var qi = V(), Pi = y();
  jr.exports = (t, e, r) => {
    let s = [], n = null, i = null, o = t.sort((m, h) => Pi(m, h, r));
    for (let m of o)
      qi(m, e, r) ? (i = m, n || (n = m)) : (i && s.push([n, i]), i = null, n = null);
    n && s.push([n, null]);
    let c = [];
    for (let [m, h] of s)
      m === h ? c.push(m) : !h && m === o[0] ? c.push("*") : h ? m === o[0] ? c.push(`<=${h}`) : c.push(`${m} - ${h}`) : c.push(`>=${m}`);
    let u = c.join(" || "), f = typeof e.raw == "string" ? e.raw : String(e);
    return u.length < f.length ? u : e;
  };
});

// node_modules/semver/ranges/subset.js
var Hr = d((Oc, Mr) => {
  "use strict";
  var Ur = O(), Ce = G(), { ANY: qe } = Ce, Pe = V(), _e = y(), Ci = (t, e, r = {}) => {
    if (t === e)
      return !0;
    t = new Ur(t, r), e = new Ur(e, r);
    let s = !1;
    e: for (let n of t.set) {
      for (let i of e.set) {
        let o = Di(n, i, r);
        if (s = s || o !== null, o)
          continue e;
      }
      if (s)
        return !1;
    }
    return !0;
  }, _i = [new Ce(">=0.0.0-0")], Vr = [new Ce(">=0.0.0")], Di = (t, e, r) => {
    if (t === e)
      return !0;
    if (t.length === 1 && t[0].semver === qe) {
      if (e.length === 1 && e[0].semver === qe)
        return !0;
      r.includePrerelease ? t = _i : t = Vr;
    }
    if (e.length === 1 && e[0].semver === qe) {
      if (r.includePrerelease)
        return !0;
      e = Vr;
    }
    let s = /* @__PURE__ */ new Set(), n, i;
    for (let p of t)
      p.operator === ">" || p.operator === ">=" ? n = Xr(n, p, r) : p.operator === "<" || p.operator === "<=" ? i = kr(i, p, r) : s.add(p.semver);
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
      for (let is of e)
        if (!Pe(p, String(is), r))
          return !1;
      return !0;
    }
    let c, u, f, m, h = i && !r.includePrerelease && i.semver.prerelease.length ? i.semver : !1, R = n && !r.includePrerelease && n.semver.prerelease.length ? n.semver : !1;
    h && h.prerelease.length === 1 && i.operator === "<" && h.prerelease[0] === 0 && (h = !1);
    for (let p of e) {
      if (m = m || p.operator === ">" || p.operator === ">=", f = f || p.operator === "<" || p.operator === "<=", n) {
        if (R && p.semver.prerelease && p.semver.prerelease.length && p.semver.major === R.major && p.semver.minor === R.minor && p.semver.patch === R.patch && (R = !1), p.operator === ">" || p.operator === ">=") {
          if (c = Xr(n, p, r), c === p && c !== n)
            return !1;
        } else if (n.operator === ">=" && !p.test(n.semver))
          return !1;
      }
      if (i) {
        if (h && p.semver.prerelease && p.semver.prerelease.length && p.semver.major === h.major && p.semver.minor === h.minor && p.semver.patch === h.patch && (h = !1), p.operator === "<" || p.operator === "<=") {
          if (u = kr(i, p, r), u === p && u !== i)
            return !1;
        } else if (i.operator === "<=" && !p.test(i.semver))
          return !1;
      }
      if (!p.operator && (i || n) && o !== 0)
        return !1;
    }
    return !(n && f && !i && o !== 0 || i && m && !n && o !== 0 || R || h);
  }, Xr = (t, e, r) => {
    if (!t)
      return e;
    let s = _e(t.semver, e.semver, r);
    return s > 0 ? t : s < 0 || e.operator === ">" && t.operator === ">=" ? e : t;
  }, kr = (t, e, r) => {
    if (!t)
      return e;
    let s = _e(t.semver, e.semver, r);
    return s < 0 ? t : s > 0 || e.operator === "<" && t.operator === "<=" ? e : t;
  };
  Mr.exports = Ci;
});

// node_modules/semver/index.js
var be = d((Tc, zr) => {
  "use strict";
  var De = C(), Wr = q(), bi = w(), Br = pe(), Fi = g(), ji = it(), Gi = ct(), Ui = ut(), Vi = pt(), Xi = mt(), ki = $t(), Mi = It(), Hi = St(), Wi = y(), Bi = yt(), zi = Tt(), Yi = z(), Zi = qt(), Ji = Ct(), Ki = F(), Qi = Y(), eo = Ee(), to = $e(), ro = Z(), so = J(), no = Re(), io = Xt(), oo = Mt(), co = G(), ao = O(), lo = V(), uo = $r(), fo = Ir(), ho = Sr(), po = xr(), mo = Or(), Eo = ee(), $o = Pr(), Ro = _r(), Io = Fr(), wo = Gr(), So = Hr();
  zr.exports = {
    parse: Fi,
    valid: ji,
    clean: Gi,
    inc: Ui,
    diff: Vi,
    major: Xi,
    minor: ki,
    patch: Mi,
    prerelease: Hi,
    compare: Wi,
    rcompare: Bi,
    compareLoose: zi,
    compareBuild: Yi,
    sort: Zi,
    rsort: Ji,
    gt: Ki,
    lt: Qi,
    eq: eo,
    neq: to,
    gte: ro,
    lte: so,
    cmp: no,
    coerce: io,
    truncate: oo,
    Comparator: co,
    Range: ao,
    satisfies: lo,
    toComparators: uo,
    maxSatisfying: fo,
    minSatisfying: ho,
    minVersion: po,
    validRange: mo,
    outside: Eo,
    gtr: $o,
    ltr: Ro,
    intersects: Io,
    simplifyRange: wo,
    subset: So,
    SemVer: bi,
    re: De.re,
    src: De.src,
    tokens: De.t,
    SEMVER_SPEC_VERSION: Wr.SEMVER_SPEC_VERSION,
    RELEASE_TYPES: Wr.RELEASE_TYPES,
    compareIdentifiers: Br.compareIdentifiers,
    rcompareIdentifiers: Br.rcompareIdentifiers
  };
});

// lighter-node:child_process?@actions/tool-cache/lib/manifest.js
var Zr = d((Ac, Yr) => {
  Yr.exports = Object.create(new Proxy({}, { get: (t, e) => ne("node:child_process")[e] }));
});

// lighter-node:assert?@actions/tool-cache/lib/tool-cache.js
var Jr = d((vc, te) => {
  te.exports = (t, e) => {
    if (!t) throw new Error(e ?? "The code is in a state that cannot be");
  };
  te.exports.ok = te.exports;
});

// src/system/squashfs-tools.ts
import { chmod as qo, mkdir as Po, readdir as Co, writeFile as _o } from "node:fs/promises";
import { join as P } from "node:path";

// node_modules/@actions/tool-cache/lib/tool-cache.js
var Oo = D(We(), 1);
import * as x from "fs";

// node_modules/@actions/tool-cache/lib/manifest.js
var No = D(be(), 1);
var Lo = D(Zr(), 1);

// node_modules/@actions/tool-cache/lib/tool-cache.js
import * as re from "os";
import * as v from "path";
var T = D(be(), 1);
var Qr = D(Jr(), 1);
var Kr = function(t, e, r, s) {
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
function es(t, e, r, s) {
  return Kr(this, void 0, void 0, function* () {
    if (r = T.clean(r) || r, s = s || re.arch(), N(`Caching tool ${e} ${r} ${s}`), N(`source dir: ${t}`), !x.statSync(t).isDirectory())
      throw new Error("sourceDir is not a directory");
    let n = yield Ao(e, r, s);
    for (let i of x.readdirSync(t)) {
      let o = v.join(t, i);
      yield Ue(o, n, { recursive: !0 });
    }
    return go(e, r, s), n;
  });
}
function ts(t, e, r) {
  if (!t)
    throw new Error("toolName parameter is required");
  if (!e)
    throw new Error("versionSpec parameter is required");
  if (r = r || re.arch(), !rs(e)) {
    let n = To(t, r);
    e = vo(n, e);
  }
  let s = "";
  if (e) {
    e = T.clean(e) || "";
    let n = v.join(se(), t, e, r);
    N(`checking cache: ${n}`), x.existsSync(n) && x.existsSync(`${n}.complete`) ? (N(`Found tool in cache ${t} ${e} ${r}`), s = n) : N("not found");
  }
  return s;
}
function To(t, e) {
  let r = [];
  e = e || re.arch();
  let s = v.join(se(), t);
  if (x.existsSync(s)) {
    let n = x.readdirSync(s);
    for (let i of n)
      if (rs(i)) {
        let o = v.join(s, i, e || "");
        x.existsSync(o) && x.existsSync(`${o}.complete`) && r.push(i);
      }
  }
  return r;
}
function Ao(t, e, r) {
  return Kr(this, void 0, void 0, function* () {
    let s = v.join(se(), t, T.clean(e) || e, r || "");
    N(`destination ${s}`);
    let n = `${s}.complete`;
    return yield oe(s), yield oe(n), yield Ve(s), s;
  });
}
function go(t, e, r) {
  let n = `${v.join(se(), t, T.clean(e) || e, r || "")}.complete`;
  x.writeFileSync(n, ""), N("finished caching tool");
}
function rs(t) {
  let e = T.clean(t) || "";
  N(`isExplicit: ${e}`);
  let r = T.valid(e) != null;
  return N(`explicit? ${r}`), r;
}
function vo(t, e) {
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
  return (0, Qr.ok)(t, "Expected RUNNER_TOOL_CACHE to be defined"), t;
}

// src/system/squashfs-tools.ts
var _ = "squashfs-tools", ss = ["../..", "..", ".", "usr", "usr/bin"];
async function ra() {
  let t = Ge(() => ts(_, "*"));
  if (!t) return {};
  try {
    return await ns(t);
  } catch (e) {
    return X(`The ${_} in the tool cache are not used: ${ie(e)}`), {};
  }
}
async function ns(t) {
  for (let s of ss) await Xe(P(t, s));
  let { dir: e } = ae(ce()), r = async (s) => {
    let n = P(e, s), { file: i } = await ke(P(t, "usr/bin", s)), o = await i.readFile().finally(() => i.close());
    return await _o(n, o, { mode: 448 }), n;
  };
  return { mksquashfs: await r("mksquashfs"), unsquashfs: await r("unsquashfs") };
}
async function sa(t, e = 12e4) {
  var n = [];
  try {
    if (!Me("apt-get")) return {};
    let r = Fe(n, ae(ce()));
    let { dir: s } = r;
    try {
      let u = P(s, "unpacked");
      await Po(u), await le("apt-get", ["download", "-q", _], { cwd: s, signal: t, limitMs: e });
      let f = (await Co(s)).find((p) => p.endsWith(".deb")) ?? "";
      await le("dpkg-deb", ["-x", P(s, f), u], { cwd: s, signal: t });
      let m = await He(P(u, "usr/bin/mksquashfs"), t);
      if (!m) throw new Error("the system has none that is 4.5 or newer");
      let h = await es(u, _, m.replace(/^\d+\.\d+$/, "$&.0"));
      for (let p of ss) await qo(P(h, p), 493).catch(() => {
      });
      let R = await ns(h);
      return X(`Fetched ${_} ${m}`), R;
    } catch (u) {
      return t.throwIfAborted(), X(`${_} could not be fetched: ${ie(u)}`), {};
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
