import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  Aa as ke,
  G as k,
  J as ce,
  a as ne,
  b as p,
  c as D,
  g as ie,
  ga as Ge,
  na as Ue,
  oa as Ve,
  r as Fe,
  s as oe,
  t as je,
  ta as ae,
  u as N
} from "./shared-PP564USC.js";

// lighter-node:crypto?../formats-next/@actions/tool-cache/lib/tool-cache.js
var Xe = p((jo, le) => {
  le.exports = Object.create(new Proxy({}, { get: (t, e) => ne("node:crypto")[e] }));
  le.exports.getRandomValues = (t) => ne("node:crypto").getRandomValues(t);
});

// ../formats-next/node_modules/semver/internal/constants.js
var P = p((Go, Me) => {
  "use strict";
  var ns = "2.0.0", is = Number.MAX_SAFE_INTEGER || /* istanbul ignore next */
  9007199254740991, os = 16, cs = 250, as = [
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
  ], ls = [
    "major",
    "premajor",
    "minor",
    "preminor",
    "patch",
    "prepatch",
    "prerelease"
  ];
  Me.exports = {
    MAX_LENGTH: 256,
    MAX_SAFE_COMPONENT_LENGTH: os,
    MAX_SAFE_BUILD_LENGTH: cs,
    MAX_SAFE_INTEGER: is,
    WHITESPACE_CHARACTERS: as,
    RELEASE_TYPES: ls,
    SEMVER_SPEC_VERSION: ns,
    FLAG_INCLUDE_PRERELEASE: 1,
    FLAG_LOOSE: 2
  };
});

// ../formats-next/node_modules/semver/internal/debug.js
var b = p((Uo, He) => {
  "use strict";
  var us = typeof process == "object" && process.env && process.env.NODE_DEBUG && /\bsemver\b/i.test(process.env.NODE_DEBUG) ? (...t) => console.error("SEMVER", ...t) : () => {
  };
  He.exports = us;
});

// ../formats-next/node_modules/semver/internal/re.js
var C = p((A, We) => {
  "use strict";
  var {
    MAX_SAFE_COMPONENT_LENGTH: ue,
    MAX_SAFE_BUILD_LENGTH: fs,
    MAX_LENGTH: hs
  } = P(), ps = b();
  A = We.exports = {};
  var ds = A.re = [], ms = A.safeRe = [], a = A.src = [], Es = A.safeSrc = [], l = A.t = {}, $s = 0, fe = "[a-zA-Z0-9-]", Rs = [
    ["\\s", 1],
    ["\\d", hs],
    [fe, fs]
  ], ws = (t) => {
    for (let [e, r] of Rs)
      t = t.split(`${e}*`).join(`${e}{0,${r}}`).split(`${e}+`).join(`${e}{1,${r}}`);
    return t;
  }, E = (t, e, r) => {
    let s = ws(e), n = $s++;
    ps(t, n, e), l[t] = n, a[n] = e, Es[n] = s, ds[n] = new RegExp(e, r ? "g" : void 0), ms[n] = new RegExp(s, r ? "g" : void 0);
  };
  E("NUMERICIDENTIFIER", "0|[1-9]\\d*");
  E("NUMERICIDENTIFIERLOOSE", "\\d+");
  E("NONNUMERICIDENTIFIER", `\\d*[a-zA-Z-]${fe}*`);
  E("MAINVERSION", `(${a[l.NUMERICIDENTIFIER]})\\.(${a[l.NUMERICIDENTIFIER]})\\.(${a[l.NUMERICIDENTIFIER]})`);
  E("MAINVERSIONLOOSE", `(${a[l.NUMERICIDENTIFIERLOOSE]})\\.(${a[l.NUMERICIDENTIFIERLOOSE]})\\.(${a[l.NUMERICIDENTIFIERLOOSE]})`);
  E("PRERELEASEIDENTIFIER", `(?:${a[l.NONNUMERICIDENTIFIER]}|${a[l.NUMERICIDENTIFIER]})`);
  E("PRERELEASEIDENTIFIERLOOSE", `(?:${a[l.NONNUMERICIDENTIFIER]}|${a[l.NUMERICIDENTIFIERLOOSE]})`);
  E("PRERELEASE", `(?:-(${a[l.PRERELEASEIDENTIFIER]}(?:\\.${a[l.PRERELEASEIDENTIFIER]})*))`);
  E("PRERELEASELOOSE", `(?:-?(${a[l.PRERELEASEIDENTIFIERLOOSE]}(?:\\.${a[l.PRERELEASEIDENTIFIERLOOSE]})*))`);
  E("BUILDIDENTIFIER", `${fe}+`);
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
  E("COERCEPLAIN", `(^|[^\\d])(\\d{1,${ue}})(?:\\.(\\d{1,${ue}}))?(?:\\.(\\d{1,${ue}}))?`);
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

// ../formats-next/node_modules/semver/internal/parse-options.js
var X = p((Vo, Be) => {
  "use strict";
  var Is = Object.freeze({ loose: !0 }), Ss = Object.freeze({}), Ns = (t) => t ? typeof t != "object" ? Is : t : Ss;
  Be.exports = Ns;
});

// ../formats-next/node_modules/semver/internal/identifiers.js
var he = p((ko, Ze) => {
  "use strict";
  var Ye = /^[0-9]+$/, ze = (t, e) => {
    if (typeof t == "number" && typeof e == "number")
      return t === e ? 0 : t < e ? -1 : 1;
    let r = Ye.test(t), s = Ye.test(e);
    return r && s && (t = +t, e = +e), t === e ? 0 : r && !s ? -1 : s && !r ? 1 : t < e ? -1 : 1;
  }, Ls = (t, e) => ze(e, t);
  Ze.exports = {
    compareIdentifiers: ze,
    rcompareIdentifiers: Ls
  };
});

// ../formats-next/node_modules/semver/classes/semver.js
var I = p((Xo, Je) => {
  "use strict";
  var M = b(), { MAX_LENGTH: Ke, MAX_SAFE_INTEGER: H } = P(), { safeRe: W, t: B } = C(), Os = X(), { compareIdentifiers: pe } = he(), xs = (t, e) => {
    let r = e.split(".");
    if (r.length > t.length)
      return !1;
    for (let s = 0; s < r.length; s++)
      if (pe(t[s], r[s]) !== 0)
        return !1;
    return !0;
  }, de = class t {
    constructor(e, r) {
      if (r = Os(r), e instanceof t) {
        if (e.loose === !!r.loose && e.includePrerelease === !!r.includePrerelease)
          return e;
        e = e.version;
      } else if (typeof e != "string")
        throw new TypeError(`Invalid version. Must be a string. Got type "${typeof e}".`);
      if (e.length > Ke)
        throw new TypeError(
          `version is longer than ${Ke} characters`
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
        return pe(s, n);
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
        return pe(s, n);
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
            if (s === !1 && (i = [r]), xs(this.prerelease, r)) {
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
  Je.exports = de;
});

// ../formats-next/node_modules/semver/functions/parse.js
var v = p((Mo, et) => {
  "use strict";
  var Qe = I(), ys = (t, e, r = !1) => {
    if (t instanceof Qe)
      return t;
    try {
      return new Qe(t, e);
    } catch (s) {
      if (!r)
        return null;
      throw s;
    }
  };
  et.exports = ys;
});

// ../formats-next/node_modules/semver/functions/valid.js
var rt = p((Ho, tt) => {
  "use strict";
  var Ts = v(), As = (t, e) => {
    let r = Ts(t, e);
    return r ? r.version : null;
  };
  tt.exports = As;
});

// ../formats-next/node_modules/semver/functions/clean.js
var nt = p((Wo, st) => {
  "use strict";
  var gs = v(), vs = (t, e) => {
    let r = gs(t.trim().replace(/^[=v]+/, ""), e);
    return r ? r.version : null;
  };
  st.exports = vs;
});

// ../formats-next/node_modules/semver/functions/inc.js
var ct = p((Bo, ot) => {
  "use strict";
  var it = I(), qs = (t, e, r, s, n) => {
    typeof r == "string" && (n = s, s = r, r = void 0);
    try {
      return new it(
        t instanceof it ? t.version : t,
        r
      ).inc(e, s, n).version;
    } catch {
      return null;
    }
  };
  ot.exports = qs;
});

// ../formats-next/node_modules/semver/functions/diff.js
var ut = p((Yo, lt) => {
  "use strict";
  var at = v(), Ps = (t, e) => {
    let r = at(t, null, !0), s = at(e, null, !0), n = r.compare(s);
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
  lt.exports = Ps;
});

// ../formats-next/node_modules/semver/functions/major.js
var ht = p((zo, ft) => {
  "use strict";
  var Cs = I(), _s = (t, e) => new Cs(t, e).major;
  ft.exports = _s;
});

// ../formats-next/node_modules/semver/functions/minor.js
var dt = p((Zo, pt) => {
  "use strict";
  var Ds = I(), bs = (t, e) => new Ds(t, e).minor;
  pt.exports = bs;
});

// ../formats-next/node_modules/semver/functions/patch.js
var Et = p((Ko, mt) => {
  "use strict";
  var Fs = I(), js = (t, e) => new Fs(t, e).patch;
  mt.exports = js;
});

// ../formats-next/node_modules/semver/functions/prerelease.js
var Rt = p((Jo, $t) => {
  "use strict";
  var Gs = v(), Us = (t, e) => {
    let r = Gs(t, e);
    return r && r.prerelease.length ? r.prerelease : null;
  };
  $t.exports = Us;
});

// ../formats-next/node_modules/semver/functions/compare.js
var x = p((Qo, It) => {
  "use strict";
  var wt = I(), Vs = (t, e, r) => new wt(t, r).compare(new wt(e, r));
  It.exports = Vs;
});

// ../formats-next/node_modules/semver/functions/rcompare.js
var Nt = p((ec, St) => {
  "use strict";
  var ks = x(), Xs = (t, e, r) => ks(e, t, r);
  St.exports = Xs;
});

// ../formats-next/node_modules/semver/functions/compare-loose.js
var Ot = p((tc, Lt) => {
  "use strict";
  var Ms = x(), Hs = (t, e) => Ms(t, e, !0);
  Lt.exports = Hs;
});

// ../formats-next/node_modules/semver/functions/compare-build.js
var Y = p((rc, yt) => {
  "use strict";
  var xt = I(), Ws = (t, e, r) => {
    let s = new xt(t, r), n = new xt(e, r);
    return s.compare(n) || s.compareBuild(n);
  };
  yt.exports = Ws;
});

// ../formats-next/node_modules/semver/functions/sort.js
var At = p((sc, Tt) => {
  "use strict";
  var Bs = Y(), Ys = (t, e) => t.sort((r, s) => Bs(r, s, e));
  Tt.exports = Ys;
});

// ../formats-next/node_modules/semver/functions/rsort.js
var vt = p((nc, gt) => {
  "use strict";
  var zs = Y(), Zs = (t, e) => t.sort((r, s) => zs(s, r, e));
  gt.exports = Zs;
});

// ../formats-next/node_modules/semver/functions/gt.js
var F = p((ic, qt) => {
  "use strict";
  var Ks = x(), Js = (t, e, r) => Ks(t, e, r) > 0;
  qt.exports = Js;
});

// ../formats-next/node_modules/semver/functions/lt.js
var z = p((oc, Pt) => {
  "use strict";
  var Qs = x(), en = (t, e, r) => Qs(t, e, r) < 0;
  Pt.exports = en;
});

// ../formats-next/node_modules/semver/functions/eq.js
var me = p((cc, Ct) => {
  "use strict";
  var tn = x(), rn = (t, e, r) => tn(t, e, r) === 0;
  Ct.exports = rn;
});

// ../formats-next/node_modules/semver/functions/neq.js
var Ee = p((ac, _t) => {
  "use strict";
  var sn = x(), nn = (t, e, r) => sn(t, e, r) !== 0;
  _t.exports = nn;
});

// ../formats-next/node_modules/semver/functions/gte.js
var Z = p((lc, Dt) => {
  "use strict";
  var on = x(), cn = (t, e, r) => on(t, e, r) >= 0;
  Dt.exports = cn;
});

// ../formats-next/node_modules/semver/functions/lte.js
var K = p((uc, bt) => {
  "use strict";
  var an = x(), ln = (t, e, r) => an(t, e, r) <= 0;
  bt.exports = ln;
});

// ../formats-next/node_modules/semver/functions/cmp.js
var $e = p((fc, Ft) => {
  "use strict";
  var un = me(), fn = Ee(), hn = F(), pn = Z(), dn = z(), mn = K(), En = (t, e, r, s) => {
    switch (e) {
      case "===":
        return typeof t == "object" && (t = t.version), typeof r == "object" && (r = r.version), t === r;
      case "!==":
        return typeof t == "object" && (t = t.version), typeof r == "object" && (r = r.version), t !== r;
      case "":
      case "=":
      case "==":
        return un(t, r, s);
      case "!=":
        return fn(t, r, s);
      case ">":
        return hn(t, r, s);
      case ">=":
        return pn(t, r, s);
      case "<":
        return dn(t, r, s);
      case "<=":
        return mn(t, r, s);
      default:
        throw new TypeError(`Invalid operator: ${e}`);
    }
  };
  Ft.exports = En;
});

// ../formats-next/node_modules/semver/functions/coerce.js
var Gt = p((hc, jt) => {
  "use strict";
  var $n = I(), Rn = v(), { safeRe: J, t: Q } = C(), wn = (t, e) => {
    if (t instanceof $n)
      return t;
    if (typeof t == "number" && (t = String(t)), typeof t != "string")
      return null;
    e = e || {};
    let r = null;
    if (!e.rtl)
      r = t.match(e.includePrerelease ? J[Q.COERCEFULL] : J[Q.COERCE]);
    else {
      let u = e.includePrerelease ? J[Q.COERCERTLFULL] : J[Q.COERCERTL], f;
      for (; (f = u.exec(t)) && (!r || r.index + r[0].length !== t.length); )
        (!r || f.index + f[0].length !== r.index + r[0].length) && (r = f), u.lastIndex = f.index + f[1].length + f[2].length;
      u.lastIndex = -1;
    }
    if (r === null)
      return null;
    let s = r[2], n = r[3] || "0", i = r[4] || "0", o = e.includePrerelease && r[5] ? `-${r[5]}` : "", c = e.includePrerelease && r[6] ? `+${r[6]}` : "";
    return Rn(`${s}.${n}.${i}${o}${c}`, e);
  };
  jt.exports = wn;
});

// ../formats-next/node_modules/semver/functions/truncate.js
var Vt = p((pc, Ut) => {
  "use strict";
  var In = v(), Sn = P(), Nn = I(), Ln = (t, e, r) => {
    if (!Sn.RELEASE_TYPES.includes(e))
      return null;
    let s = On(t, r);
    return s && xn(s, e);
  }, On = (t, e) => {
    let r = t instanceof Nn ? t.version : t;
    return In(r, e);
  }, xn = (t, e) => {
    if (yn(e))
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
  }, yn = (t) => t.startsWith("pre");
  Ut.exports = Ln;
});

// ../formats-next/node_modules/semver/internal/lrucache.js
var Xt = p((dc, kt) => {
  "use strict";
  var Re = class {
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
  kt.exports = Re;
});

// ../formats-next/node_modules/semver/internal/trim-comparator-whitespace.js
var tr = p((mc, er) => {
  "use strict";
  var {
    MAX_LENGTH: Ie,
    MAX_SAFE_BUILD_LENGTH: Bt,
    WHITESPACE_CHARACTERS: Tn
  } = P(), Yt = new Uint8Array(65536);
  for (let t of Tn)
    Yt[t.charCodeAt(0)] = 1;
  var Se = (t) => t !== void 0 && Yt[t.charCodeAt(0)] === 1, Mt = (t) => t === "v" || t === "=" || Se(t), j = (t) => t !== void 0 && t >= "0" && t <= "9", zt = (t) => t !== void 0 && (t >= "a" && t <= "z" || t >= "A" && t <= "Z"), Zt = (t) => j(t) || zt(t) || t === "-", Ne = (t) => j(t) || t === "x" || t === "X" || t === "*", Kt = (t, e, r, s) => {
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
  }, Le = (t, e, r, s) => !r && t[e] === "0" ? e + 1 : Kt(t, e, r ? Ie : Ie + 1, s), we = (t, e, r, s) => {
    let n = Kt(t, e, Ie, s);
    if (zt(t[n]) || t[n] === "-") {
      let i = n + 1, o = i + Bt;
      for (; i < o && Zt(t[i]); )
        i++;
      return i;
    }
    return Le(t, e, r, s);
  }, Jt = (t, e, r, s) => {
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
  }, Ht = (t, e) => {
    let r = e;
    for (; r - e < Bt && Zt(t[r]); )
      r++;
    return r;
  }, Qt = (t, e) => {
    if (t[e] !== "+")
      return e;
    let r = Ht(t, e + 1);
    if (r === e + 1)
      return e;
    for (; t[r] === "."; ) {
      let s = Ht(t, r + 1);
      if (s === r + 1)
        break;
      r = s;
    }
    return r;
  }, An = (t, e, r) => {
    let s = e;
    for (let i = 0; i < 3; i++) {
      let o = Le(t, s, !0, r);
      if (o === s)
        return e;
      if (s = o, i < 2) {
        if (t[s] !== ".")
          return e;
        s++;
      }
    }
    let n = Jt(t, s, !0, r);
    return Qt(t, n);
  }, Wt = (t, e, r) => j(t[e]) ? Le(t, e, !1, r) : Ne(t[e]) ? e + 1 : e, gn = (t, e, r) => {
    let s = Wt(t, e, r);
    for (let i = 0; i < 2; i++) {
      if (t[s] !== ".")
        return s;
      let o = Wt(t, s + 1, r);
      if (o === s + 1)
        return s;
      s = o;
    }
    let n = Jt(t, s, !1, r);
    return Qt(t, n);
  }, vn = (t, e, r) => {
    let s = An(t, e, r);
    return s !== e ? s : gn(t, e, r);
  }, qn = (t, e) => {
    let r = e;
    return Se(t[r]) && r++, (t[r] === "<" || t[r] === ">") && r++, t[r] === "=" && r++, Se(t[r]) ? r : -1;
  }, Pn = (t) => {
    let e = "", r = 0, s = 0, n = { start: -1, end: -1, previousStart: -1, previousEnd: -1 };
    for (; s < t.length; ) {
      let i = s;
      if (t[s] === "<" || t[s] === ">")
        s++;
      else if (!Mt(t[s]) && !Ne(t[s])) {
        s++;
        continue;
      }
      for (; s < t.length && Mt(t[s]); )
        s++;
      if (!Ne(t[s]))
        continue;
      let o = qn(t, i);
      o !== -1 && (e += t.slice(r, o), r = o + 1), s = vn(t, s, n);
    }
    return e + t.slice(r);
  };
  er.exports = Pn;
});

// ../formats-next/node_modules/semver/classes/range.js
var y = p((Ec, ir) => {
  "use strict";
  var Cn = /\s+/g, Oe = class t {
    constructor(e, r) {
      if (r = Dn(r), e instanceof t)
        return e.loose === !!r.loose && e.includePrerelease === !!r.includePrerelease ? e : new t(e.raw, r);
      if (e instanceof xe)
        return this.raw = e.value, this.set = [[e]], this.formatted = void 0, this;
      if (this.options = r, this.loose = !!r.loose, this.includePrerelease = !!r.includePrerelease, this.raw = e.trim().replace(Cn, " "), this.set = this.raw.split("||").map((s) => this.parseRange(s.trim())).filter((s) => s.length), !this.set.length)
        throw new TypeError(`Invalid SemVer Range: ${this.raw}`);
      if (this.set.length > 1) {
        let s = this.set[0];
        if (this.set = this.set.filter((n) => !sr(n[0])), this.set.length === 0)
          this.set = [s];
        else if (this.set.length > 1) {
          for (let n of this.set)
            if (n.length === 1 && Mn(n[0])) {
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
      e = e.replace(Xn, "");
      let s = ((this.options.includePrerelease && Vn) | (this.options.loose && kn)) + ":" + e, n = rr.get(s);
      if (n)
        return n;
      let i = this.options.loose, o = i ? L[S.HYPHENRANGELOOSE] : L[S.HYPHENRANGE];
      e = e.replace(o, ti(this.options.includePrerelease)), $("hyphen replace", e), e = Fn(e), $("comparator trim", e), e = e.replace(L[S.TILDETRIM], Gn), $("tilde trim", e), e = e.replace(L[S.CARETTRIM], Un), $("caret trim", e);
      let c = e.split(" ").map((h) => Hn(h, this.options)).join(" ").split(/\s+/).map((h) => ei(h, this.options));
      i && (c = c.filter((h) => ($("loose invalid filter", h, this.options), !!h.match(L[S.COMPARATORLOOSE])))), $("range list", c);
      let u = /* @__PURE__ */ new Map(), f = c.map((h) => new xe(h, this.options));
      for (let h of f) {
        if (sr(h))
          return [h];
        u.set(h.value, h);
      }
      u.size > 1 && u.has("") && u.delete("");
      let m = [...u.values()];
      return rr.set(s, m), m;
    }
    intersects(e, r) {
      if (!(e instanceof t))
        throw new TypeError("a Range is required");
      return this.set.some((s) => nr(s, r) && e.set.some((n) => nr(n, r) && s.every((i) => n.every((o) => i.intersects(o, r)))));
    }
    // if ANY of the sets match ALL of its comparators, then pass
    test(e) {
      if (!e)
        return !1;
      if (typeof e == "string")
        try {
          e = new bn(e, this.options);
        } catch {
          return !1;
        }
      for (let r = 0; r < this.set.length; r++)
        if (ri(this.set[r], e, this.options))
          return !0;
      return !1;
    }
  };
  ir.exports = Oe;
  var _n = Xt(), rr = new _n(), Dn = X(), xe = G(), $ = b(), bn = I(), Fn = tr(), {
    safeRe: L,
    src: jn,
    t: S,
    tildeTrimReplace: Gn,
    caretTrimReplace: Un
  } = C(), { FLAG_INCLUDE_PRERELEASE: Vn, FLAG_LOOSE: kn } = P(), Xn = new RegExp(jn[S.BUILD], "g"), sr = (t) => t.value === "<0.0.0-0", Mn = (t) => t.value === "", nr = (t, e) => {
    let r = !0, s = t.slice(), n = s.pop();
    for (; r && s.length; )
      r = s.every((i) => n.intersects(i, e)), n = s.pop();
    return r;
  }, Hn = (t, e) => (t = t.replace(L[S.BUILD], ""), $("comp", t, e), t = zn(t, e), $("caret", t), t = Bn(t, e), $("tildes", t), t = Kn(t, e), $("xrange", t), t = Qn(t, e), $("stars", t), t), w = (t) => !t || t.toLowerCase() === "x" || t === "*", Wn = (t, e, r) => w(t) && !w(e) || w(e) && r && !w(r), Bn = (t, e) => t.trim().split(/\s+/).map((r) => Yn(r, e)).join(" "), Yn = (t, e) => {
    let r = e.loose ? L[S.TILDELOOSE] : L[S.TILDE], s = e.includePrerelease ? "-0" : "";
    return t.replace(r, (n, i, o, c, u) => {
      $("tilde", t, n, i, o, c, u);
      let f;
      return w(i) ? f = "" : w(o) ? f = `>=${i}.0.0${s} <${+i + 1}.0.0-0` : w(c) ? f = `>=${i}.${o}.0${s} <${i}.${+o + 1}.0-0` : u ? ($("replaceTilde pr", u), f = `>=${i}.${o}.${c}-${u} <${i}.${+o + 1}.0-0`) : f = `>=${i}.${o}.${c} <${i}.${+o + 1}.0-0`, $("tilde return", f), f;
    });
  }, zn = (t, e) => t.trim().split(/\s+/).map((r) => Zn(r, e)).join(" "), Zn = (t, e) => {
    $("caret", t, e);
    let r = e.loose ? L[S.CARETLOOSE] : L[S.CARET], s = e.includePrerelease ? "-0" : "";
    return t.replace(r, (n, i, o, c, u) => {
      $("caret", t, n, i, o, c, u);
      let f;
      return w(i) ? f = "" : w(o) ? f = `>=${i}.0.0${s} <${+i + 1}.0.0-0` : w(c) ? i === "0" ? f = `>=${i}.${o}.0${s} <${i}.${+o + 1}.0-0` : f = `>=${i}.${o}.0${s} <${+i + 1}.0.0-0` : u ? ($("replaceCaret pr", u), i === "0" ? o === "0" ? f = `>=${i}.${o}.${c}-${u} <${i}.${o}.${+c + 1}-0` : f = `>=${i}.${o}.${c}-${u} <${i}.${+o + 1}.0-0` : f = `>=${i}.${o}.${c}-${u} <${+i + 1}.0.0-0`) : ($("no pr"), i === "0" ? o === "0" ? f = `>=${i}.${o}.${c} <${i}.${o}.${+c + 1}-0` : f = `>=${i}.${o}.${c} <${i}.${+o + 1}.0-0` : f = `>=${i}.${o}.${c} <${+i + 1}.0.0-0`), $("caret return", f), f;
    });
  }, Kn = (t, e) => ($("replaceXRanges", t, e), t.split(/\s+/).map((r) => Jn(r, e)).join(" ")), Jn = (t, e) => {
    t = t.trim();
    let r = e.loose ? L[S.XRANGELOOSE] : L[S.XRANGE];
    return t.replace(r, (s, n, i, o, c, u) => {
      if ($("xRange", t, s, n, i, o, c, u), Wn(i, o, c))
        return t;
      let f = w(i), m = f || w(o), h = m || w(c), R = h;
      return n === "=" && R && (n = ""), u = e.includePrerelease ? "-0" : "", f ? n === ">" || n === "<" ? s = "<0.0.0-0" : s = "*" : n && R ? (m && (o = 0), c = 0, n === ">" ? (n = ">=", m ? (i = +i + 1, o = 0, c = 0) : (o = +o + 1, c = 0)) : n === "<=" && (n = "<", m ? i = +i + 1 : o = +o + 1), n === "<" && (u = "-0"), s = `${n + i}.${o}.${c}${u}`) : m ? s = `>=${i}.0.0${u} <${+i + 1}.0.0-0` : h && (s = `>=${i}.${o}.0${u} <${i}.${+o + 1}.0-0`), $("xRange return", s), s;
    });
  }, Qn = (t, e) => ($("replaceStars", t, e), t.trim().replace(L[S.STAR], "")), ei = (t, e) => ($("replaceGTE0", t, e), t.trim().replace(L[e.includePrerelease ? S.GTE0PRE : S.GTE0], "")), ti = (t) => (e, r, s, n, i, o, c, u, f, m, h, R) => (w(s) ? r = "" : w(n) ? r = `>=${s}.0.0${t ? "-0" : ""}` : w(i) ? r = `>=${s}.${n}.0${t ? "-0" : ""}` : o ? r = `>=${r}` : r = `>=${r}${t ? "-0" : ""}`, w(f) ? u = "" : w(m) ? u = `<${+f + 1}.0.0-0` : w(h) ? u = `<${f}.${+m + 1}.0-0` : R ? u = `<=${f}.${m}.${h}-${R}` : t ? u = `<${f}.${m}.${+h + 1}-0` : u = `<=${u}`, `${r} ${u}`.trim()), ri = (t, e, r) => {
    for (let s = 0; s < t.length; s++)
      if (!t[s].test(e))
        return !1;
    if (e.prerelease.length && !r.includePrerelease) {
      for (let s = 0; s < t.length; s++)
        if ($(t[s].semver), t[s].semver !== xe.ANY && t[s].semver.prerelease.length > 0) {
          let n = t[s].semver;
          if (n.major === e.major && n.minor === e.minor && n.patch === e.patch)
            return !0;
        }
      return !1;
    }
    return !0;
  };
});

// ../formats-next/node_modules/semver/classes/comparator.js
var G = p(($c, fr) => {
  "use strict";
  var U = /* @__PURE__ */ Symbol("SemVer ANY"), Ae = class t {
    static get ANY() {
      return U;
    }
    constructor(e, r) {
      if (r = or(r), e instanceof t) {
        if (e.loose === !!r.loose)
          return e;
        e = e.value;
      }
      e = e.trim().split(/\s+/).join(" "), Te("comparator", e, r), this.options = r, this.loose = !!r.loose, this.parse(e), this.semver === U ? this.value = "" : this.value = this.operator + this.semver.version, Te("comp", this);
    }
    parse(e) {
      let r = this.options.loose ? cr[ar.COMPARATORLOOSE] : cr[ar.COMPARATOR], s = e.match(r);
      if (!s)
        throw new TypeError(`Invalid comparator: ${e}`);
      this.operator = s[1] !== void 0 ? s[1] : "", this.operator === "=" && (this.operator = ""), s[2] ? this.semver = new lr(s[2], this.options.loose) : this.semver = U;
    }
    toString() {
      return this.value;
    }
    test(e) {
      if (Te("Comparator.test", e, this.options.loose), this.semver === U || e === U)
        return !0;
      if (typeof e == "string")
        try {
          e = new lr(e, this.options);
        } catch {
          return !1;
        }
      return ye(e, this.operator, this.semver, this.options);
    }
    intersects(e, r) {
      if (!(e instanceof t))
        throw new TypeError("a Comparator is required");
      return this.operator === "" ? this.value === "" ? !0 : new ur(e.value, r).test(this.value) : e.operator === "" ? e.value === "" ? !0 : new ur(this.value, r).test(e.semver) : (r = or(r), r.includePrerelease && (this.value === "<0.0.0-0" || e.value === "<0.0.0-0") || !r.includePrerelease && (this.value.startsWith("<0.0.0") || e.value.startsWith("<0.0.0")) ? !1 : !!(this.operator.startsWith(">") && e.operator.startsWith(">") || this.operator.startsWith("<") && e.operator.startsWith("<") || this.semver.version === e.semver.version && this.operator.includes("=") && e.operator.includes("=") || ye(this.semver, "<", e.semver, r) && this.operator.startsWith(">") && e.operator.startsWith("<") || ye(this.semver, ">", e.semver, r) && this.operator.startsWith("<") && e.operator.startsWith(">")));
    }
  };
  fr.exports = Ae;
  var or = X(), { safeRe: cr, t: ar } = C(), ye = $e(), Te = b(), lr = I(), ur = y();
});

// ../formats-next/node_modules/semver/functions/satisfies.js
var V = p((Rc, hr) => {
  "use strict";
  var si = y(), ni = (t, e, r) => {
    try {
      e = new si(e, r);
    } catch {
      return !1;
    }
    return e.test(t);
  };
  hr.exports = ni;
});

// ../formats-next/node_modules/semver/ranges/to-comparators.js
var dr = p((wc, pr) => {
  "use strict";
  var ii = y(), oi = (t, e) => new ii(t, e).set.map((r) => r.map((s) => s.value).join(" ").trim().split(" "));
  pr.exports = oi;
});

// ../formats-next/node_modules/semver/ranges/max-satisfying.js
var Er = p((Ic, mr) => {
  "use strict";
  var ci = I(), ai = y(), li = (t, e, r) => {
    let s = null, n = null, i = null;
    try {
      i = new ai(e, r);
    } catch {
      return null;
    }
    return t.forEach((o) => {
      i.test(o) && (!s || n.compare(o) === -1) && (s = o, n = new ci(s, r));
    }), s;
  };
  mr.exports = li;
});

// ../formats-next/node_modules/semver/ranges/min-satisfying.js
var Rr = p((Sc, $r) => {
  "use strict";
  var ui = I(), fi = y(), hi = (t, e, r) => {
    let s = null, n = null, i = null;
    try {
      i = new fi(e, r);
    } catch {
      return null;
    }
    return t.forEach((o) => {
      i.test(o) && (!s || n.compare(o) === 1) && (s = o, n = new ui(s, r));
    }), s;
  };
  $r.exports = hi;
});

// ../formats-next/node_modules/semver/ranges/min-version.js
var Sr = p((Nc, Ir) => {
  "use strict";
  var ge = I(), pi = y(), wr = F(), di = (t, e) => {
    t = new pi(t, e);
    let r = new ge("0.0.0");
    if (t.test(r) || (r = new ge("0.0.0-0"), t.test(r)))
      return r;
    r = null;
    for (let s = 0; s < t.set.length; ++s) {
      let n = t.set[s], i = null;
      n.forEach((o) => {
        let c = new ge(o.semver.version);
        switch (o.operator) {
          case ">":
            c.prerelease.length === 0 ? c.patch++ : c.prerelease.push(0), c.raw = c.format();
          /* fallthrough */
          case "":
          case ">=":
            (!i || wr(c, i)) && (i = c);
            break;
          case "<":
          case "<=":
            break;
          /* istanbul ignore next */
          default:
            throw new Error(`Unexpected operation: ${o.operator}`);
        }
      }), i && (!r || wr(r, i)) && (r = i);
    }
    return r && t.test(r) ? r : null;
  };
  Ir.exports = di;
});

// ../formats-next/node_modules/semver/ranges/valid.js
var Lr = p((Lc, Nr) => {
  "use strict";
  var mi = y(), Ei = (t, e) => {
    try {
      return new mi(t, e).range || "*";
    } catch {
      return null;
    }
  };
  Nr.exports = Ei;
});

// ../formats-next/node_modules/semver/ranges/outside.js
var ee = p((Oc, Tr) => {
  "use strict";
  var $i = I(), yr = G(), { ANY: Ri } = yr, wi = y(), Ii = V(), Or = F(), xr = z(), Si = K(), Ni = Z(), Li = (t, e, r, s) => {
    t = new $i(t, s), e = new wi(e, s);
    let n, i, o, c, u;
    switch (r) {
      case ">":
        n = Or, i = Si, o = xr, c = ">", u = ">=";
        break;
      case "<":
        n = xr, i = Ni, o = Or, c = "<", u = "<=";
        break;
      default:
        throw new TypeError('Must provide a hilo val of "<" or ">"');
    }
    if (Ii(t, e, s))
      return !1;
    for (let f = 0; f < e.set.length; ++f) {
      let m = e.set[f], h = null, R = null;
      if (m.forEach((d) => {
        d.semver === Ri && (d = new yr(">=0.0.0")), h = h || d, R = R || d, n(d.semver, h.semver, s) ? h = d : o(d.semver, R.semver, s) && (R = d);
      }), h.operator === c || h.operator === u || (!R.operator || R.operator === c) && i(t, R.semver))
        return !1;
      if (R.operator === u && o(t, R.semver))
        return !1;
    }
    return !0;
  };
  Tr.exports = Li;
});

// ../formats-next/node_modules/semver/ranges/gtr.js
var gr = p((xc, Ar) => {
  "use strict";
  var Oi = ee(), xi = (t, e, r) => Oi(t, e, ">", r);
  Ar.exports = xi;
});

// ../formats-next/node_modules/semver/ranges/ltr.js
var qr = p((yc, vr) => {
  "use strict";
  var yi = ee(), Ti = (t, e, r) => yi(t, e, "<", r);
  vr.exports = Ti;
});

// ../formats-next/node_modules/semver/ranges/intersects.js
var _r = p((Tc, Cr) => {
  "use strict";
  var Pr = y(), Ai = (t, e, r) => (t = new Pr(t, r), e = new Pr(e, r), t.intersects(e, r));
  Cr.exports = Ai;
});

// ../formats-next/node_modules/semver/ranges/simplify.js
var br = p((Ac, Dr) => {
  "use strict";
  var gi = V(), vi = x();
  Dr.exports = (t, e, r) => {
    let s = [], n = null, i = null, o = t.sort((m, h) => vi(m, h, r));
    for (let m of o)
      gi(m, e, r) ? (i = m, n || (n = m)) : (i && s.push([n, i]), i = null, n = null);
    n && s.push([n, null]);
    let c = [];
    for (let [m, h] of s)
      m === h ? c.push(m) : !h && m === o[0] ? c.push("*") : h ? m === o[0] ? c.push(`<=${h}`) : c.push(`${m} - ${h}`) : c.push(`>=${m}`);
    let u = c.join(" || "), f = typeof e.raw == "string" ? e.raw : String(e);
    return u.length < f.length ? u : e;
  };
});

// ../formats-next/node_modules/semver/ranges/subset.js
var kr = p((gc, Vr) => {
  "use strict";
  var Fr = y(), Pe = G(), { ANY: ve } = Pe, qe = V(), Ce = x(), qi = (t, e, r = {}) => {
    if (t === e)
      return !0;
    t = new Fr(t, r), e = new Fr(e, r);
    let s = !1;
    e: for (let n of t.set) {
      for (let i of e.set) {
        let o = Ci(n, i, r);
        if (s = s || o !== null, o)
          continue e;
      }
      if (s)
        return !1;
    }
    return !0;
  }, Pi = [new Pe(">=0.0.0-0")], jr = [new Pe(">=0.0.0")], Ci = (t, e, r) => {
    if (t === e)
      return !0;
    if (t.length === 1 && t[0].semver === ve) {
      if (e.length === 1 && e[0].semver === ve)
        return !0;
      r.includePrerelease ? t = Pi : t = jr;
    }
    if (e.length === 1 && e[0].semver === ve) {
      if (r.includePrerelease)
        return !0;
      e = jr;
    }
    let s = /* @__PURE__ */ new Set(), n, i;
    for (let d of t)
      d.operator === ">" || d.operator === ">=" ? n = Gr(n, d, r) : d.operator === "<" || d.operator === "<=" ? i = Ur(i, d, r) : s.add(d.semver);
    if (s.size > 1)
      return null;
    let o;
    if (n && i) {
      if (o = Ce(n.semver, i.semver, r), o > 0)
        return null;
      if (o === 0 && (n.operator !== ">=" || i.operator !== "<="))
        return null;
    }
    for (let d of s) {
      if (n && !qe(d, String(n), r) || i && !qe(d, String(i), r))
        return null;
      for (let ss of e)
        if (!qe(d, String(ss), r))
          return !1;
      return !0;
    }
    let c, u, f, m, h = i && !r.includePrerelease && i.semver.prerelease.length ? i.semver : !1, R = n && !r.includePrerelease && n.semver.prerelease.length ? n.semver : !1;
    h && h.prerelease.length === 1 && i.operator === "<" && h.prerelease[0] === 0 && (h = !1);
    for (let d of e) {
      if (m = m || d.operator === ">" || d.operator === ">=", f = f || d.operator === "<" || d.operator === "<=", n) {
        if (R && d.semver.prerelease && d.semver.prerelease.length && d.semver.major === R.major && d.semver.minor === R.minor && d.semver.patch === R.patch && (R = !1), d.operator === ">" || d.operator === ">=") {
          if (c = Gr(n, d, r), c === d && c !== n)
            return !1;
        } else if (n.operator === ">=" && !d.test(n.semver))
          return !1;
      }
      if (i) {
        if (h && d.semver.prerelease && d.semver.prerelease.length && d.semver.major === h.major && d.semver.minor === h.minor && d.semver.patch === h.patch && (h = !1), d.operator === "<" || d.operator === "<=") {
          if (u = Ur(i, d, r), u === d && u !== i)
            return !1;
        } else if (i.operator === "<=" && !d.test(i.semver))
          return !1;
      }
      if (!d.operator && (i || n) && o !== 0)
        return !1;
    }
    return !(n && f && !i && o !== 0 || i && m && !n && o !== 0 || R || h);
  }, Gr = (t, e, r) => {
    if (!t)
      return e;
    let s = Ce(t.semver, e.semver, r);
    return s > 0 ? t : s < 0 || e.operator === ">" && t.operator === ">=" ? e : t;
  }, Ur = (t, e, r) => {
    if (!t)
      return e;
    let s = Ce(t.semver, e.semver, r);
    return s < 0 ? t : s > 0 || e.operator === "<" && t.operator === "<=" ? e : t;
  };
  Vr.exports = qi;
});

// ../formats-next/node_modules/semver/index.js
var De = p((vc, Hr) => {
  "use strict";
  var _e = C(), Xr = P(), _i = I(), Mr = he(), Di = v(), bi = rt(), Fi = nt(), ji = ct(), Gi = ut(), Ui = ht(), Vi = dt(), ki = Et(), Xi = Rt(), Mi = x(), Hi = Nt(), Wi = Ot(), Bi = Y(), Yi = At(), zi = vt(), Zi = F(), Ki = z(), Ji = me(), Qi = Ee(), eo = Z(), to = K(), ro = $e(), so = Gt(), no = Vt(), io = G(), oo = y(), co = V(), ao = dr(), lo = Er(), uo = Rr(), fo = Sr(), ho = Lr(), po = ee(), mo = gr(), Eo = qr(), $o = _r(), Ro = br(), wo = kr();
  Hr.exports = {
    parse: Di,
    valid: bi,
    clean: Fi,
    inc: ji,
    diff: Gi,
    major: Ui,
    minor: Vi,
    patch: ki,
    prerelease: Xi,
    compare: Mi,
    rcompare: Hi,
    compareLoose: Wi,
    compareBuild: Bi,
    sort: Yi,
    rsort: zi,
    gt: Zi,
    lt: Ki,
    eq: Ji,
    neq: Qi,
    gte: eo,
    lte: to,
    cmp: ro,
    coerce: so,
    truncate: no,
    Comparator: io,
    Range: oo,
    satisfies: co,
    toComparators: ao,
    maxSatisfying: lo,
    minSatisfying: uo,
    minVersion: fo,
    validRange: ho,
    outside: po,
    gtr: mo,
    ltr: Eo,
    intersects: $o,
    simplifyRange: Ro,
    subset: wo,
    SemVer: _i,
    re: _e.re,
    src: _e.src,
    tokens: _e.t,
    SEMVER_SPEC_VERSION: Xr.SEMVER_SPEC_VERSION,
    RELEASE_TYPES: Xr.RELEASE_TYPES,
    compareIdentifiers: Mr.compareIdentifiers,
    rcompareIdentifiers: Mr.rcompareIdentifiers
  };
});

// lighter-node:child_process?../formats-next/@actions/tool-cache/lib/manifest.js
var Br = p((qc, Wr) => {
  Wr.exports = Object.create(new Proxy({}, { get: (t, e) => ne("node:child_process")[e] }));
});

// lighter-node:assert?../formats-next/@actions/tool-cache/lib/tool-cache.js
var Yr = p((Cc, te) => {
  te.exports = (t, e) => {
    if (!t) throw new Error(e ?? "The code is in a state that cannot be");
  };
  te.exports.ok = te.exports;
});

// src/system/squashfs-tools.ts
import { constants as be, rmSync as go } from "node:fs";
import { chmod as vo, mkdir as qo, mkdtemp as es, open as Po, readdir as Co, rm as _o, writeFile as Do } from "node:fs/promises";
import { join as g } from "node:path";

// ../formats-next/node_modules/@actions/tool-cache/lib/tool-cache.js
var Oo = D(Xe(), 1);
import * as O from "fs";

// ../formats-next/node_modules/@actions/tool-cache/lib/manifest.js
var Io = D(De(), 1);
var So = D(Br(), 1);

// ../formats-next/node_modules/@actions/tool-cache/lib/tool-cache.js
import * as re from "os";
import * as q from "path";
var T = D(De(), 1);
var Zr = D(Yr(), 1);
var zr = function(t, e, r, s) {
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
var Wc = process.platform === "win32", Bc = process.platform === "darwin";
function Kr(t, e, r, s) {
  return zr(this, void 0, void 0, function* () {
    if (r = T.clean(r) || r, s = s || re.arch(), N(`Caching tool ${e} ${r} ${s}`), N(`source dir: ${t}`), !O.statSync(t).isDirectory())
      throw new Error("sourceDir is not a directory");
    let n = yield yo(e, r, s);
    for (let i of O.readdirSync(t)) {
      let o = q.join(t, i);
      yield Fe(o, n, { recursive: !0 });
    }
    return To(e, r, s), n;
  });
}
function Jr(t, e, r) {
  if (!t)
    throw new Error("toolName parameter is required");
  if (!e)
    throw new Error("versionSpec parameter is required");
  if (r = r || re.arch(), !Qr(e)) {
    let n = xo(t, r);
    e = Ao(n, e);
  }
  let s = "";
  if (e) {
    e = T.clean(e) || "";
    let n = q.join(se(), t, e, r);
    N(`checking cache: ${n}`), O.existsSync(n) && O.existsSync(`${n}.complete`) ? (N(`Found tool in cache ${t} ${e} ${r}`), s = n) : N("not found");
  }
  return s;
}
function xo(t, e) {
  let r = [];
  e = e || re.arch();
  let s = q.join(se(), t);
  if (O.existsSync(s)) {
    let n = O.readdirSync(s);
    for (let i of n)
      if (Qr(i)) {
        let o = q.join(s, i, e || "");
        O.existsSync(o) && O.existsSync(`${o}.complete`) && r.push(i);
      }
  }
  return r;
}
function yo(t, e, r) {
  return zr(this, void 0, void 0, function* () {
    let s = q.join(se(), t, T.clean(e) || e, r || "");
    N(`destination ${s}`);
    let n = `${s}.complete`;
    return yield oe(s), yield oe(n), yield je(s), s;
  });
}
function To(t, e, r) {
  let n = `${q.join(se(), t, T.clean(e) || e, r || "")}.complete`;
  O.writeFileSync(n, ""), N("finished caching tool");
}
function Qr(t) {
  let e = T.clean(t) || "";
  N(`isExplicit: ${e}`);
  let r = T.valid(e) != null;
  return N(`explicit? ${r}`), r;
}
function Ao(t, e) {
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
  return (0, Zr.ok)(t, "Expected RUNNER_TOOL_CACHE to be defined"), t;
}

// src/system/squashfs-tools.ts
var _ = "squashfs-tools", ts = ["../..", "..", ".", "usr", "usr/bin"];
async function ia() {
  let t = bo();
  if (t === "") return {};
  try {
    return await rs(t);
  } catch (e) {
    return k(`The ${_} in the tool cache are not used: ${ie(e)}`), {};
  }
}
function bo() {
  try {
    return Jr(_, "*");
  } catch {
    return "";
  }
}
async function rs(t) {
  for (let s of ts) await Ue(g(t, s));
  let e = await es(g(ce(), "headstart-"));
  process.once("exit", () => go(e, { recursive: !0, force: !0 }));
  let r = async (s) => {
    let n = g(e, s);
    return await Do(n, await Fo(g(t, "usr/bin", s)), { mode: 448 }), n;
  };
  return { mksquashfs: await r("mksquashfs"), unsquashfs: await r("unsquashfs") };
}
async function Fo(t) {
  let e = await Po(t, be.O_RDONLY | be.O_NOFOLLOW | be.O_NONBLOCK);
  try {
    let r = await e.stat();
    if (!r.isFile()) throw new Error(`${t} is no file`);
    return Ve(t, r), await e.readFile();
  } finally {
    await e.close();
  }
}
async function oa(t) {
  let e = await es(g(ce(), "headstart-"));
  try {
    if (!Ge("apt-get")) return {};
    let r = g(e, "unpacked");
    await qo(r), await ae("apt-get", ["download", "-q", _], { cwd: e, signal: t, limitMs: 12e4 });
    let s = (await Co(e)).find((c) => c.endsWith(".deb")) ?? "";
    await ae("dpkg-deb", ["-x", g(e, s), r], { cwd: e, signal: t });
    let n = await ke(g(r, "usr/bin/mksquashfs"), t);
    if (!n) throw new Error("the system has none that is 4.5 or newer");
    let i = await Kr(r, _, n.replace(/^\d+\.\d+$/, "$&.0"));
    for (let c of ts) await vo(g(i, c), 493).catch(() => {
    });
    let o = await rs(i);
    return k(`Fetched ${_} ${n}`), o;
  } catch (r) {
    return t.throwIfAborted(), k(`${_} could not be fetched: ${ie(r)}`), {};
  } finally {
    await _o(e, { recursive: !0, force: !0 });
  }
}
export {
  ia as cachedImageTools,
  oa as fetchImageTools
};
