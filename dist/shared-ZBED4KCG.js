import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
var VS = Object.create;
var La = Object.defineProperty;
var XS = Object.getOwnPropertyDescriptor;
var ZS = Object.getOwnPropertyNames;
var YS = Object.getPrototypeOf, QS = Object.prototype.hasOwnProperty;
var wl = (e, t) => (t = Symbol[e]) ? t : /* @__PURE__ */ Symbol.for("Symbol." + e), bl = (e) => {
  throw TypeError(e);
};
var R = /* @__PURE__ */ ((e) => typeof require < "u" ? require : typeof Proxy < "u" ? new Proxy(e, {
  get: (t, n) => (typeof require < "u" ? require : t)[n]
}) : e)(function(e) {
  if (typeof require < "u") return require.apply(this, arguments);
  throw Error('Dynamic require of "' + e + '" is not supported');
});
var N = (e, t) => () => {
  try {
    return t || e((t = { exports: {} }).exports, t), t.exports;
  } catch (n) {
    throw t = 0, n;
  }
}, QD = (e, t) => {
  for (var n in t)
    La(e, n, { get: t[n], enumerable: !0 });
}, e0 = (e, t, n, r) => {
  if (t && typeof t == "object" || typeof t == "function")
    for (let o of ZS(t))
      !QS.call(e, o) && o !== n && La(e, o, { get: () => t[o], enumerable: !(r = XS(t, o)) || r.enumerable });
  return e;
};
var L = (e, t, n) => (n = e != null ? VS(YS(e)) : {}, e0(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  t || !e || !e.__esModule ? La(n, "default", { value: e, enumerable: !0 }) : n,
  e
));
var _n = (e, t, n) => {
  if (t != null) {
    typeof t != "object" && typeof t != "function" && bl("Object expected");
    var r, o;
    n && (r = t[wl("asyncDispose")]), r === void 0 && (r = t[wl("dispose")], n && (o = r)), typeof r != "function" && bl("Object not disposable"), o && (r = function() {
      try {
        o.call(this);
      } catch (i) {
        return Promise.reject(i);
      }
    }), e.push([n, r, t]);
  } else n && e.push([n]);
  return t;
}, Fn = (e, t, n) => {
  var r = typeof SuppressedError == "function" ? SuppressedError : function(s, a, c, u) {
    return u = Error(c), u.name = "SuppressedError", u.error = s, u.suppressed = a, u;
  }, o = (s) => t = n ? new r(s, t, "An error was suppressed during disposal") : (n = !0, s), i = (s) => {
    for (; s = e.pop(); )
      try {
        var a = s[1] && s[1].call(s[2]);
        if (s[0]) return Promise.resolve(a).then(i, (c) => (o(c), i()));
      } catch (c) {
        o(c);
      }
    if (n) throw t;
  };
  return i();
};

// lighter-node:crypto?@actions/core/lib/file-command.js
var Sl = N((l2, ja) => {
  ja.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:crypto")[t] }));
  ja.exports.getRandomValues = (e) => R("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?@actions/exec/lib/toolrunner.js
var $l = N((O2, Il) => {
  Il.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:child_process")[t] }));
});

// lighter-node:assert?@actions/io/lib/io.js
var Ml = N((E2, ci) => {
  ci.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  ci.exports.ok = ci.exports;
});

// lighter-node:crypto?src/entry/digest.ts
var bm = N((yW, gc) => {
  gc.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:crypto")[t] }));
  gc.exports.getRandomValues = (e) => R("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/names/keys.ts
var Bm = N((BW, xc) => {
  xc.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:crypto")[t] }));
  xc.exports.getRandomValues = (e) => R("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?src/system/detached.ts
var mp = N((pU, lp) => {
  lp.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:child_process")[t] }));
});

// lighter-node:crypto?src/job/installed-tree.ts
var hp = N((bU, Rc) => {
  Rc.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:crypto")[t] }));
  Rc.exports.getRandomValues = (e) => R("node:crypto").getRandomValues(e);
});

// lighter-node:assert?@actions/glob/lib/internal-path-helper.js
var Qp = N((kj, Fi) => {
  Fi.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  Fi.exports.ok = Fi.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-pattern.js
var rd = N((Pj, Li) => {
  Li.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  Li.exports.ok = Li.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-path.js
var od = N((Oj, Di) => {
  Di.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  Di.exports.ok = Di.exports;
});

// lighter-node:crypto?@actions/glob/lib/internal-hash-files.js
var sd = N((Fj, Gc) => {
  Gc.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:crypto")[t] }));
  Gc.exports.getRandomValues = (e) => R("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/system/disk/local-socket.ts
var cd = N((Hj, Jc) => {
  Jc.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:crypto")[t] }));
  Jc.exports.getRandomValues = (e) => R("node:crypto").getRandomValues(e);
});

// lighter-node:v8?src/files/journal.ts
var hd = N((r4, dd) => {
  dd.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:v8")[t] }));
});

// lighter-node:crypto?src/inputs/signing.ts
var qd = N((yz, eu) => {
  eu.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:crypto")[t] }));
  eu.exports.getRandomValues = (e) => R("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/mounts/layers.ts
var _h = N((qH, Ch) => {
  Ch.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:zlib")[t] }));
});

// lighter-node:crypto?src/entry/signature.ts
var ry = N((Zq, bu) => {
  bu.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:crypto")[t] }));
  bu.exports.getRandomValues = (e) => R("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/formats/squashfs/check/check.ts
var ky = N((O3, vy) => {
  vy.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/check/metadata.ts
var Sy = N((E3, xy) => {
  xy.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/layers/removals.ts
var Xy = N((i6, Vy) => {
  Vy.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:zlib")[t] }));
});

// lighter-node:readline?src/mounts/lazy/serve-request.ts
var rg = N((M6, ng) => {
  ng.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:readline")[t] }));
});

// lighter-node:child_process?src/system/pipeline.ts
var hg = N((X6, dg) => {
  dg.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:child_process")[t] }));
});

// lighter-node:crypto?src/formats/actions-cache/actions-cache.ts
var vg = N((aG, Nu) => {
  Nu.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:crypto")[t] }));
  Nu.exports.getRandomValues = (e) => R("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/formats/actions-cache/compression.ts
var Bg = N((hG, Mg) => {
  Mg.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/tar-archives/threads/frame.ts
var Tg = N((yG, Ag) => {
  Ag.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:zlib")[t] }));
});

// lighter-node:v8?src/formats/actions-cache/unpack.ts
var Vg = N((JG, Kg) => {
  Kg.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:v8")[t] }));
});

// lighter-node:zlib?src/formats/tar-archives/unpackers.ts
var iw = N(($J, ow) => {
  ow.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:zlib")[t] }));
});

// lighter-node:stream/consumers?src/formats/squashfs/make/directory-image.ts
var vw = N((h5, bw) => {
  bw.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:stream/consumers")[t] }));
});

// lighter-node:v8?src/system/young-heap.ts
var Hw = N((uK, zw) => {
  zw.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:v8")[t] }));
});

// lighter-node:zlib?src/formats/tar/stored-skeleton.ts
var ab = N((HK, sb) => {
  sb.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:zlib")[t] }));
});

// lighter-node:crypto?src/system/disk/draft-file.ts
var pb = N((y8, Vu) => {
  Vu.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:crypto")[t] }));
  Vu.exports.getRandomValues = (e) => R("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/stores/stash/election.ts
var Hb = N((gV, rf) => {
  rf.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:crypto")[t] }));
  rf.exports.getRandomValues = (e) => R("node:crypto").getRandomValues(e);
});

// lighter-node:readline?src/mounts/broker.ts
var mv = N((S7, lv) => {
  lv.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:readline")[t] }));
});

// lighter-node:crypto?src/names/rolling.ts
var Ov = N((t9, lf) => {
  lf.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:crypto")[t] }));
  lf.exports.getRandomValues = (e) => R("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/report/write-report.ts
var qv = N((W9, df) => {
  df.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:crypto")[t] }));
  df.exports.getRandomValues = (e) => R("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/files/fingerprint.ts
var ik = N((pX, vf) => {
  vf.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:crypto")[t] }));
  vf.exports.getRandomValues = (e) => R("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/files/sources/times-record.ts
var kk = N((KX, If) => {
  If.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:crypto")[t] }));
  If.exports.getRandomValues = (e) => R("node:crypto").getRandomValues(e);
});

// lighter-node:stream/consumers?src/job/save/changes/layer-segments.ts
var nS = N((Mte, tS) => {
  tS.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:stream/consumers")[t] }));
});

// lighter-node:zlib?src/files/secrets/tokens.ts
var bS = N((Dne, wS) => {
  wS.exports = Object.create(new Proxy({}, { get: (e, t) => R("node:zlib")[t] }));
});

// src/system/native-path.ts
import { posix as t0, win32 as rn } from "node:path";
function Bt(e) {
  return e !== "win32" ? t0 : {
    basename: rn.basename,
    dirname: (t) => G(rn.dirname(t), e),
    isAbsolute: rn.isAbsolute,
    join: (...t) => G(rn.join(...t), e),
    parse: rn.parse,
    // A path on another drive stays absolute.
    relative: (t, n) => G(rn.relative(t, n), e),
    resolve: (...t) => G(rn.resolve(...t), e)
  };
}
function G(e, t = process.platform) {
  return t !== "win32" ? e : e.replaceAll("\\", "/").replace(/^\/\/\?\/UNC\//i, "//").replace(/^\/\/\?\//, "").replace(/^[a-z]:/, (n) => n.toUpperCase());
}
var { basename: ri, dirname: q, isAbsolute: Da, join: B, parse: n2, relative: Le, resolve: Gr } = Bt(process.platform);

// src/system/failure.ts
var M = class extends Error {
  name = "JobFailure";
}, k = class extends Error {
  name = "BadEntry";
}, Nn = class extends Error {
  name = "UnknownEntry";
}, De = class extends Error {
  name = "UnverifiedEntry";
}, At = class extends Error {
  name = "NameTaken";
}, Tt = class extends Error {
  name = "NothingChanged";
}, Ln = class extends Error {
  name = "SecretFound";
}, Dn = class extends Error {
  name = "NamesCollide";
}, ie = class extends Error {
  name = "ToolFailure";
};
function P(e) {
  return e instanceof Error ? e.message : String(e);
}
function E(e) {
  return e instanceof Error && "code" in e ? String(e.code) : void 0;
}

// src/system/home.ts
import { homedir as n0, userInfo as r0 } from "node:os";
function Rt() {
  return vl(n0) ?? o0();
}
function o0() {
  return vl(() => r0().homedir);
}
var oi = "this user has no home directory; set `HOME`";
function vl(e) {
  try {
    return G(e()) || void 0;
  } catch {
    return;
  }
}

// src/system/runner.ts
import { AsyncLocalStorage as E0 } from "node:async_hooks";
import { tmpdir as I0 } from "node:os";
import { join as $0 } from "node:path";

// node_modules/@actions/core/lib/command.js
import * as xl from "os";

// node_modules/@actions/core/lib/utils.js
function ft(e) {
  return e == null ? "" : typeof e == "string" || e instanceof String ? e : JSON.stringify(e);
}
function ii(e) {
  return Object.keys(e).length ? {
    title: e.title,
    file: e.file,
    line: e.startLine,
    endLine: e.endLine,
    col: e.startColumn,
    endColumn: e.endColumn
  } : {};
}

// node_modules/@actions/core/lib/command.js
function lt(e, t, n) {
  let r = new Wa(e, t, n);
  process.stdout.write(r.toString() + xl.EOL);
}
function Ua(e, t = "") {
  lt(e, {}, t);
}
var kl = "::", Wa = class {
  constructor(t, n, r) {
    t || (t = "missing.command"), this.command = t, this.properties = n, this.message = r;
  }
  toString() {
    let t = kl + this.command;
    if (this.properties && Object.keys(this.properties).length > 0) {
      t += " ";
      let n = !0;
      for (let r in this.properties)
        if (this.properties.hasOwnProperty(r)) {
          let o = this.properties[r];
          o && (n ? n = !1 : t += ",", t += `${r}=${s0(o)}`);
        }
    }
    return t += `${kl}${i0(this.message)}`, t;
  }
};
function i0(e) {
  return ft(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function s0(e) {
  return ft(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}

// node_modules/@actions/core/lib/file-command.js
var Pl = L(Sl(), 1);
import * as ai from "fs";
import * as si from "os";
function za(e, t) {
  let n = process.env[`GITHUB_${e}`];
  if (!n)
    throw new Error(`Unable to find environment variable for file command ${e}`);
  if (!ai.existsSync(n))
    throw new Error(`Missing file at path: ${n}`);
  ai.appendFileSync(n, `${ft(t)}${si.EOL}`, {
    encoding: "utf8"
  });
}
function Ha(e, t) {
  let n = `ghadelimiter_${Pl.randomUUID()}`, r = ft(t);
  if (e.includes(n))
    throw new Error(`Unexpected input: name should not contain the delimiter "${n}"`);
  if (r.includes(n))
    throw new Error(`Unexpected input: value should not contain the delimiter "${n}"`);
  return `${e}<<${n}${si.EOL}${r}${si.EOL}${n}`;
}

// node_modules/@actions/core/lib/core.js
import * as oc from "os";

// node_modules/@actions/core/lib/summary.js
import { EOL as a0 } from "os";
import { constants as Ol, promises as c0 } from "fs";
var Ga = function(e, t, n, r) {
  function o(i) {
    return i instanceof n ? i : new n(function(s) {
      s(i);
    });
  }
  return new (n || (n = Promise))(function(i, s) {
    function a(f) {
      try {
        u(r.next(f));
      } catch (l) {
        s(l);
      }
    }
    function c(f) {
      try {
        u(r.throw(f));
      } catch (l) {
        s(l);
      }
    }
    function u(f) {
      f.done ? i(f.value) : o(f.value).then(a, c);
    }
    u((r = r.apply(e, t || [])).next());
  });
}, { access: u0, appendFile: f0, writeFile: l0 } = c0, El = "GITHUB_STEP_SUMMARY";
var Ja = class {
  constructor() {
    this._buffer = "";
  }
  /**
   * Finds the summary file path from the environment, rejects if env var is not found or file does not exist
   * Also checks r/w permissions.
   *
   * @returns step summary file path
   */
  filePath() {
    return Ga(this, void 0, void 0, function* () {
      if (this._filePath)
        return this._filePath;
      let t = process.env[El];
      if (!t)
        throw new Error(`Unable to find environment variable for $${El}. Check if your runtime environment supports job summaries.`);
      try {
        yield u0(t, Ol.R_OK | Ol.W_OK);
      } catch {
        throw new Error(`Unable to access summary file: '${t}'. Check if the file has correct read/write permissions.`);
      }
      return this._filePath = t, this._filePath;
    });
  }
  /**
   * Wraps content in an HTML tag, adding any HTML attributes
   *
   * @param {string} tag HTML tag to wrap
   * @param {string | null} content content within the tag
   * @param {[attribute: string]: string} attrs key-value list of HTML attributes to add
   *
   * @returns {string} content wrapped in HTML element
   */
  wrap(t, n, r = {}) {
    let o = Object.entries(r).map(([i, s]) => ` ${i}="${s}"`).join("");
    return n ? `<${t}${o}>${n}</${t}>` : `<${t}${o}>`;
  }
  /**
   * Writes text in the buffer to the summary buffer file and empties buffer. Will append by default.
   *
   * @param {SummaryWriteOptions} [options] (optional) options for write operation
   *
   * @returns {Promise<Summary>} summary instance
   */
  write(t) {
    return Ga(this, void 0, void 0, function* () {
      let n = !!t?.overwrite, r = yield this.filePath();
      return yield (n ? l0 : f0)(r, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
    });
  }
  /**
   * Clears the summary buffer and wipes the summary file
   *
   * @returns {Summary} summary instance
   */
  clear() {
    return Ga(this, void 0, void 0, function* () {
      return this.emptyBuffer().write({ overwrite: !0 });
    });
  }
  /**
   * Returns the current summary buffer as a string
   *
   * @returns {string} string of summary buffer
   */
  stringify() {
    return this._buffer;
  }
  /**
   * If the summary buffer is empty
   *
   * @returns {boolen} true if the buffer is empty
   */
  isEmptyBuffer() {
    return this._buffer.length === 0;
  }
  /**
   * Resets the summary buffer without writing to summary file
   *
   * @returns {Summary} summary instance
   */
  emptyBuffer() {
    return this._buffer = "", this;
  }
  /**
   * Adds raw text to the summary buffer
   *
   * @param {string} text content to add
   * @param {boolean} [addEOL=false] (optional) append an EOL to the raw text (default: false)
   *
   * @returns {Summary} summary instance
   */
  addRaw(t, n = !1) {
    return this._buffer += t, n ? this.addEOL() : this;
  }
  /**
   * Adds the operating system-specific end-of-line marker to the buffer
   *
   * @returns {Summary} summary instance
   */
  addEOL() {
    return this.addRaw(a0);
  }
  /**
   * Adds an HTML codeblock to the summary buffer
   *
   * @param {string} code content to render within fenced code block
   * @param {string} lang (optional) language to syntax highlight code
   *
   * @returns {Summary} summary instance
   */
  addCodeBlock(t, n) {
    let r = Object.assign({}, n && { lang: n }), o = this.wrap("pre", this.wrap("code", t), r);
    return this.addRaw(o).addEOL();
  }
  /**
   * Adds an HTML list to the summary buffer
   *
   * @param {string[]} items list of items to render
   * @param {boolean} [ordered=false] (optional) if the rendered list should be ordered or not (default: false)
   *
   * @returns {Summary} summary instance
   */
  addList(t, n = !1) {
    let r = n ? "ol" : "ul", o = t.map((s) => this.wrap("li", s)).join(""), i = this.wrap(r, o);
    return this.addRaw(i).addEOL();
  }
  /**
   * Adds an HTML table to the summary buffer
   *
   * @param {SummaryTableCell[]} rows table rows
   *
   * @returns {Summary} summary instance
   */
  addTable(t) {
    let n = t.map((o) => {
      let i = o.map((s) => {
        if (typeof s == "string")
          return this.wrap("td", s);
        let { header: a, data: c, colspan: u, rowspan: f } = s, l = a ? "th" : "td", m = Object.assign(Object.assign({}, u && { colspan: u }), f && { rowspan: f });
        return this.wrap(l, c, m);
      }).join("");
      return this.wrap("tr", i);
    }).join(""), r = this.wrap("table", n);
    return this.addRaw(r).addEOL();
  }
  /**
   * Adds a collapsable HTML details element to the summary buffer
   *
   * @param {string} label text for the closed state
   * @param {string} content collapsable content
   *
   * @returns {Summary} summary instance
   */
  addDetails(t, n) {
    let r = this.wrap("details", this.wrap("summary", t) + n);
    return this.addRaw(r).addEOL();
  }
  /**
   * Adds an HTML image tag to the summary buffer
   *
   * @param {string} src path to the image you to embed
   * @param {string} alt text description of the image
   * @param {SummaryImageOptions} options (optional) addition image attributes
   *
   * @returns {Summary} summary instance
   */
  addImage(t, n, r) {
    let { width: o, height: i } = r || {}, s = Object.assign(Object.assign({}, o && { width: o }), i && { height: i }), a = this.wrap("img", null, Object.assign({ src: t, alt: n }, s));
    return this.addRaw(a).addEOL();
  }
  /**
   * Adds an HTML section heading element
   *
   * @param {string} text heading text
   * @param {number | string} [level=1] (optional) the heading level, default: 1
   *
   * @returns {Summary} summary instance
   */
  addHeading(t, n) {
    let r = `h${n}`, o = ["h1", "h2", "h3", "h4", "h5", "h6"].includes(r) ? r : "h1", i = this.wrap(o, t);
    return this.addRaw(i).addEOL();
  }
  /**
   * Adds an HTML thematic break (<hr>) to the summary buffer
   *
   * @returns {Summary} summary instance
   */
  addSeparator() {
    let t = this.wrap("hr", null);
    return this.addRaw(t).addEOL();
  }
  /**
   * Adds an HTML line break (<br>) to the summary buffer
   *
   * @returns {Summary} summary instance
   */
  addBreak() {
    let t = this.wrap("br", null);
    return this.addRaw(t).addEOL();
  }
  /**
   * Adds an HTML blockquote to the summary buffer
   *
   * @param {string} text quote text
   * @param {string} cite (optional) citation url
   *
   * @returns {Summary} summary instance
   */
  addQuote(t, n) {
    let r = Object.assign({}, n && { cite: n }), o = this.wrap("blockquote", t, r);
    return this.addRaw(o).addEOL();
  }
  /**
   * Adds an HTML anchor tag to the summary buffer
   *
   * @param {string} text link text/content
   * @param {string} href hyperlink
   *
   * @returns {Summary} summary instance
   */
  addLink(t, n) {
    let r = this.wrap("a", t, { href: n });
    return this.addRaw(r).addEOL();
  }
}, m0 = new Ja();
var Ka = m0;

// node_modules/@actions/core/lib/platform.js
import ql from "os";

// node_modules/@actions/exec/lib/toolrunner.js
var Ul = L($l(), 1);
import * as Kr from "os";
import * as nc from "events";
import * as jl from "path";

// node_modules/@actions/io/lib/io.js
var Nl = L(Ml(), 1);
import * as Oe from "path";

// node_modules/@actions/io/lib/io-util.js
import * as Jr from "fs";
import * as Ct from "path";
var Va = function(e, t, n, r) {
  function o(i) {
    return i instanceof n ? i : new n(function(s) {
      s(i);
    });
  }
  return new (n || (n = Promise))(function(i, s) {
    function a(f) {
      try {
        u(r.next(f));
      } catch (l) {
        s(l);
      }
    }
    function c(f) {
      try {
        u(r.throw(f));
      } catch (l) {
        s(l);
      }
    }
    function u(f) {
      f.done ? i(f.value) : o(f.value).then(a, c);
    }
    u((r = r.apply(e, t || [])).next());
  });
}, { chmod: Xa, copyFile: Al, lstat: ui, mkdir: Tl, open: I2, readdir: Za, rename: p0, rm: Rl, rmdir: $2, stat: on, symlink: Cl, unlink: Ya } = Jr.promises, Ze = process.platform === "win32";
function _l(e) {
  return Va(this, void 0, void 0, function* () {
    let t = yield Jr.promises.readlink(e);
    return Ze && !t.endsWith("\\") ? `${t}\\` : t;
  });
}
var M2 = Jr.constants.O_RDONLY;
function Wn(e) {
  return Va(this, void 0, void 0, function* () {
    try {
      yield on(e);
    } catch (t) {
      if (t.code === "ENOENT")
        return !1;
      throw t;
    }
    return !0;
  });
}
function fi(e) {
  if (e = d0(e), !e)
    throw new Error('isRooted() parameter "p" cannot be empty');
  return Ze ? e.startsWith("\\") || /^[A-Z]:/i.test(e) : e.startsWith("/");
}
function Qa(e, t) {
  return Va(this, void 0, void 0, function* () {
    let n;
    try {
      n = yield on(e);
    } catch (o) {
      o.code !== "ENOENT" && console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${o}`);
    }
    if (n && n.isFile()) {
      if (Ze) {
        let o = Ct.extname(e).toUpperCase();
        if (t.some((i) => i.toUpperCase() === o))
          return e;
      } else if (Bl(n))
        return e;
    }
    let r = e;
    for (let o of t) {
      e = r + o, n = void 0;
      try {
        n = yield on(e);
      } catch (i) {
        i.code !== "ENOENT" && console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${i}`);
      }
      if (n && n.isFile()) {
        if (Ze) {
          try {
            let i = Ct.dirname(e), s = Ct.basename(e).toUpperCase();
            for (let a of yield Za(i))
              if (s === a.toUpperCase()) {
                e = Ct.join(i, a);
                break;
              }
          } catch (i) {
            console.log(`Unexpected error attempting to determine the actual case of the file '${e}': ${i}`);
          }
          return e;
        } else if (Bl(n))
          return e;
      }
    }
    return "";
  });
}
function d0(e) {
  return e = e || "", Ze ? (e = e.replace(/\//g, "\\"), e.replace(/\\\\+/g, "\\")) : e.replace(/\/\/+/g, "/");
}
function Bl(e) {
  return (e.mode & 1) > 0 || (e.mode & 8) > 0 && process.getgid !== void 0 && e.gid === process.getgid() || (e.mode & 64) > 0 && process.getuid !== void 0 && e.uid === process.getuid();
}

// node_modules/@actions/io/lib/io.js
var sn = function(e, t, n, r) {
  function o(i) {
    return i instanceof n ? i : new n(function(s) {
      s(i);
    });
  }
  return new (n || (n = Promise))(function(i, s) {
    function a(f) {
      try {
        u(r.next(f));
      } catch (l) {
        s(l);
      }
    }
    function c(f) {
      try {
        u(r.throw(f));
      } catch (l) {
        s(l);
      }
    }
    function u(f) {
      f.done ? i(f.value) : o(f.value).then(a, c);
    }
    u((r = r.apply(e, t || [])).next());
  });
};
function A2(e, t) {
  return sn(this, arguments, void 0, function* (n, r, o = {}) {
    let { force: i, recursive: s, copySourceDirectory: a } = g0(o), c = (yield Wn(r)) ? yield on(r) : null;
    if (c && c.isFile() && !i)
      return;
    let u = c && c.isDirectory() && a ? Oe.join(r, Oe.basename(n)) : r;
    if (!(yield Wn(n)))
      throw new Error(`no such file or directory: ${n}`);
    if ((yield on(n)).isDirectory())
      if (s)
        yield Ll(n, u, 0, i);
      else
        throw new Error(`Failed to copy. ${n} is a directory, but tried to copy without recursive flag.`);
    else {
      if (Oe.relative(n, u) === "")
        throw new Error(`'${u}' and '${n}' are the same file`);
      yield Dl(n, u, i);
    }
  });
}
function T2(e) {
  return sn(this, void 0, void 0, function* () {
    if (Ze && /[*"<>|]/.test(e))
      throw new Error('File path must not contain `*`, `"`, `<`, `>` or `|` on Windows');
    try {
      yield Rl(e, {
        force: !0,
        maxRetries: 3,
        recursive: !0,
        retryDelay: 300
      });
    } catch (t) {
      throw new Error(`File was unable to be removed ${t}`);
    }
  });
}
function h0(e) {
  return sn(this, void 0, void 0, function* () {
    (0, Nl.ok)(e, "a path argument must be provided"), yield Tl(e, { recursive: !0 });
  });
}
function ec(e, t) {
  return sn(this, void 0, void 0, function* () {
    if (!e)
      throw new Error("parameter 'tool' is required");
    if (t) {
      let r = yield ec(e, !1);
      if (!r)
        throw Ze ? new Error(`Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.`) : new Error(`Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);
      return r;
    }
    let n = yield y0(e);
    return n && n.length > 0 ? n[0] : "";
  });
}
function y0(e) {
  return sn(this, void 0, void 0, function* () {
    if (!e)
      throw new Error("parameter 'tool' is required");
    let t = [];
    if (Ze && process.env.PATHEXT)
      for (let o of process.env.PATHEXT.split(Oe.delimiter))
        o && t.push(o);
    if (fi(e)) {
      let o = yield Qa(e, t);
      return o ? [o] : [];
    }
    if (e.includes(Oe.sep))
      return [];
    let n = [];
    if (process.env.PATH)
      for (let o of process.env.PATH.split(Oe.delimiter))
        o && n.push(o);
    let r = [];
    for (let o of n) {
      let i = yield Qa(Oe.join(o, e), t);
      i && r.push(i);
    }
    return r;
  });
}
function g0(e) {
  let t = e.force == null ? !0 : e.force, n = !!e.recursive, r = e.copySourceDirectory == null ? !0 : !!e.copySourceDirectory;
  return { force: t, recursive: n, copySourceDirectory: r };
}
function Ll(e, t, n, r) {
  return sn(this, void 0, void 0, function* () {
    if (n >= 255)
      return;
    n++, yield h0(t);
    let o = yield Za(e);
    for (let i of o) {
      let s = `${e}/${i}`, a = `${t}/${i}`;
      (yield ui(s)).isDirectory() ? yield Ll(s, a, n, r) : yield Dl(s, a, r);
    }
    yield Xa(t, (yield on(e)).mode);
  });
}
function Dl(e, t, n) {
  return sn(this, void 0, void 0, function* () {
    if ((yield ui(e)).isSymbolicLink()) {
      try {
        yield ui(t), yield Ya(t);
      } catch (o) {
        o.code === "EPERM" && (yield Xa(t, "0666"), yield Ya(t));
      }
      let r = yield _l(e);
      yield Cl(r, t, Ze ? "junction" : null);
    } else (!(yield Wn(t)) || n) && (yield Al(e, t));
  });
}

// node_modules/@actions/exec/lib/toolrunner.js
import { setTimeout as b0 } from "timers";
var Wl = function(e, t, n, r) {
  function o(i) {
    return i instanceof n ? i : new n(function(s) {
      s(i);
    });
  }
  return new (n || (n = Promise))(function(i, s) {
    function a(f) {
      try {
        u(r.next(f));
      } catch (l) {
        s(l);
      }
    }
    function c(f) {
      try {
        u(r.throw(f));
      } catch (l) {
        s(l);
      }
    }
    function u(f) {
      f.done ? i(f.value) : o(f.value).then(a, c);
    }
    u((r = r.apply(e, t || [])).next());
  });
}, li = process.platform === "win32", mi = class extends nc.EventEmitter {
  constructor(t, n, r) {
    if (super(), !t)
      throw new Error("Parameter 'toolPath' cannot be null or empty.");
    this.toolPath = t, this.args = n || [], this.options = r || {};
  }
  _debug(t) {
    this.options.listeners && this.options.listeners.debug && this.options.listeners.debug(t);
  }
  _getCommandString(t, n) {
    let r = this._getSpawnFileName(), o = this._getSpawnArgs(t), i = n ? "" : "[command]";
    if (li)
      if (this._isCmdFile()) {
        i += r;
        for (let s of o)
          i += ` ${s}`;
      } else if (t.windowsVerbatimArguments) {
        i += `"${r}"`;
        for (let s of o)
          i += ` ${s}`;
      } else {
        i += this._windowsQuoteCmdArg(r);
        for (let s of o)
          i += ` ${this._windowsQuoteCmdArg(s)}`;
      }
    else {
      i += r;
      for (let s of o)
        i += ` ${s}`;
    }
    return i;
  }
  _processLineBuffer(t, n, r) {
    try {
      let o = n + t.toString(), i = o.indexOf(Kr.EOL);
      for (; i > -1; ) {
        let s = o.substring(0, i);
        r(s), o = o.substring(i + Kr.EOL.length), i = o.indexOf(Kr.EOL);
      }
      return o;
    } catch (o) {
      return this._debug(`error processing line. Failed with error ${o}`), "";
    }
  }
  _getSpawnFileName() {
    return li && this._isCmdFile() ? process.env.COMSPEC || "cmd.exe" : this.toolPath;
  }
  _getSpawnArgs(t) {
    if (li && this._isCmdFile()) {
      let n = `/D /S /C "${this._windowsQuoteCmdArg(this.toolPath)}`;
      for (let r of this.args)
        n += " ", n += t.windowsVerbatimArguments ? r : this._windowsQuoteCmdArg(r);
      return n += '"', [n];
    }
    return this.args;
  }
  _endsWith(t, n) {
    return t.endsWith(n);
  }
  _isCmdFile() {
    let t = this.toolPath.toUpperCase();
    return this._endsWith(t, ".CMD") || this._endsWith(t, ".BAT");
  }
  _windowsQuoteCmdArg(t) {
    if (!this._isCmdFile())
      return this._uvQuoteCmdArg(t);
    if (!t)
      return '""';
    let n = [
      " ",
      "	",
      "&",
      "(",
      ")",
      "[",
      "]",
      "{",
      "}",
      "^",
      "=",
      ";",
      "!",
      "'",
      "+",
      ",",
      "`",
      "~",
      "|",
      "<",
      ">",
      '"'
    ], r = !1;
    for (let s of t)
      if (n.some((a) => a === s)) {
        r = !0;
        break;
      }
    if (!r)
      return t;
    let o = '"', i = !0;
    for (let s = t.length; s > 0; s--)
      o += t[s - 1], i && t[s - 1] === "\\" ? o += "\\" : t[s - 1] === '"' ? (i = !0, o += '"') : i = !1;
    return o += '"', o.split("").reverse().join("");
  }
  _uvQuoteCmdArg(t) {
    if (!t)
      return '""';
    if (!t.includes(" ") && !t.includes("	") && !t.includes('"'))
      return t;
    if (!t.includes('"') && !t.includes("\\"))
      return `"${t}"`;
    let n = '"', r = !0;
    for (let o = t.length; o > 0; o--)
      n += t[o - 1], r && t[o - 1] === "\\" ? n += "\\" : t[o - 1] === '"' ? (r = !0, n += "\\") : r = !1;
    return n += '"', n.split("").reverse().join("");
  }
  _cloneExecOptions(t) {
    t = t || {};
    let n = {
      cwd: t.cwd || process.cwd(),
      env: t.env || process.env,
      silent: t.silent || !1,
      windowsVerbatimArguments: t.windowsVerbatimArguments || !1,
      failOnStdErr: t.failOnStdErr || !1,
      ignoreReturnCode: t.ignoreReturnCode || !1,
      delay: t.delay || 1e4
    };
    return n.outStream = t.outStream || process.stdout, n.errStream = t.errStream || process.stderr, n;
  }
  _getSpawnOptions(t, n) {
    t = t || {};
    let r = {};
    return r.cwd = t.cwd, r.env = t.env, r.windowsVerbatimArguments = t.windowsVerbatimArguments || this._isCmdFile(), t.windowsVerbatimArguments && (r.argv0 = `"${n}"`), r;
  }
  /**
   * Exec a tool.
   * Output will be streamed to the live console.
   * Returns promise with return code
   *
   * @param     tool     path to tool to exec
   * @param     options  optional exec options.  See ExecOptions
   * @returns   number
   */
  exec() {
    return Wl(this, void 0, void 0, function* () {
      return !fi(this.toolPath) && (this.toolPath.includes("/") || li && this.toolPath.includes("\\")) && (this.toolPath = jl.resolve(process.cwd(), this.options.cwd || process.cwd(), this.toolPath)), this.toolPath = yield ec(this.toolPath, !0), new Promise((t, n) => Wl(this, void 0, void 0, function* () {
        this._debug(`exec tool: ${this.toolPath}`), this._debug("arguments:");
        for (let u of this.args)
          this._debug(`   ${u}`);
        let r = this._cloneExecOptions(this.options);
        !r.silent && r.outStream && r.outStream.write(this._getCommandString(r) + Kr.EOL);
        let o = new tc(r, this.toolPath);
        if (o.on("debug", (u) => {
          this._debug(u);
        }), this.options.cwd && !(yield Wn(this.options.cwd)))
          return n(new Error(`The cwd: ${this.options.cwd} does not exist!`));
        let i = this._getSpawnFileName(), s = Ul.spawn(i, this._getSpawnArgs(r), this._getSpawnOptions(this.options, i)), a = "";
        s.stdout && s.stdout.on("data", (u) => {
          this.options.listeners && this.options.listeners.stdout && this.options.listeners.stdout(u), !r.silent && r.outStream && r.outStream.write(u), a = this._processLineBuffer(u, a, (f) => {
            this.options.listeners && this.options.listeners.stdline && this.options.listeners.stdline(f);
          });
        });
        let c = "";
        if (s.stderr && s.stderr.on("data", (u) => {
          o.processStderr = !0, this.options.listeners && this.options.listeners.stderr && this.options.listeners.stderr(u), !r.silent && r.errStream && r.outStream && (r.failOnStdErr ? r.errStream : r.outStream).write(u), c = this._processLineBuffer(u, c, (f) => {
            this.options.listeners && this.options.listeners.errline && this.options.listeners.errline(f);
          });
        }), s.on("error", (u) => {
          o.processError = u.message, o.processExited = !0, o.processClosed = !0, o.CheckComplete();
        }), s.on("exit", (u) => {
          o.processExitCode = u, o.processExited = !0, this._debug(`Exit code ${u} received from tool '${this.toolPath}'`), o.CheckComplete();
        }), s.on("close", (u) => {
          o.processExitCode = u, o.processExited = !0, o.processClosed = !0, this._debug(`STDIO streams have closed for tool '${this.toolPath}'`), o.CheckComplete();
        }), o.on("done", (u, f) => {
          a.length > 0 && this.emit("stdline", a), c.length > 0 && this.emit("errline", c), s.removeAllListeners(), u ? n(u) : t(f);
        }), this.options.input) {
          if (!s.stdin)
            throw new Error("child process missing stdin");
          s.stdin.end(this.options.input);
        }
      }));
    });
  }
};
function zl(e) {
  let t = [], n = !1, r = !1, o = "";
  function i(s) {
    r && s !== '"' && (o += "\\"), o += s, r = !1;
  }
  for (let s = 0; s < e.length; s++) {
    let a = e.charAt(s);
    if (a === '"') {
      r ? i(a) : n = !n;
      continue;
    }
    if (a === "\\" && r) {
      i(a);
      continue;
    }
    if (a === "\\" && n) {
      r = !0;
      continue;
    }
    if (a === " " && !n) {
      o.length > 0 && (t.push(o), o = "");
      continue;
    }
    i(a);
  }
  return o.length > 0 && t.push(o.trim()), t;
}
var tc = class e extends nc.EventEmitter {
  constructor(t, n) {
    if (super(), this.processClosed = !1, this.processError = "", this.processExitCode = 0, this.processExited = !1, this.processStderr = !1, this.delay = 1e4, this.done = !1, this.timeout = null, !n)
      throw new Error("toolPath must not be empty");
    this.options = t, this.toolPath = n, t.delay && (this.delay = t.delay);
  }
  CheckComplete() {
    this.done || (this.processClosed ? this._setResult() : this.processExited && (this.timeout = b0(e.HandleTimeout, this.delay, this)));
  }
  _debug(t) {
    this.emit("debug", t);
  }
  _setResult() {
    let t;
    this.processExited && (this.processError ? t = new Error(`There was an error when attempting to execute the process '${this.toolPath}'. This may indicate the process failed to start. Error: ${this.processError}`) : this.processExitCode !== 0 && !this.options.ignoreReturnCode ? t = new Error(`The process '${this.toolPath}' failed with exit code ${this.processExitCode}`) : this.processStderr && this.options.failOnStdErr && (t = new Error(`The process '${this.toolPath}' failed because one or more lines were written to the STDERR stream`))), this.timeout && (clearTimeout(this.timeout), this.timeout = null), this.done = !0, this.emit("done", t, this.processExitCode);
  }
  static HandleTimeout(t) {
    if (!t.done) {
      if (!t.processClosed && t.processExited) {
        let n = `The STDIO streams did not close within ${t.delay / 1e3} seconds of the exit event from process '${t.toolPath}'. This may indicate a child process inherited the STDIO streams and has not yet exited.`;
        t._debug(n);
      }
      t._setResult();
    }
  }
};

// node_modules/@actions/exec/lib/exec.js
var k0 = function(e, t, n, r) {
  function o(i) {
    return i instanceof n ? i : new n(function(s) {
      s(i);
    });
  }
  return new (n || (n = Promise))(function(i, s) {
    function a(f) {
      try {
        u(r.next(f));
      } catch (l) {
        s(l);
      }
    }
    function c(f) {
      try {
        u(r.throw(f));
      } catch (l) {
        s(l);
      }
    }
    function u(f) {
      f.done ? i(f.value) : o(f.value).then(a, c);
    }
    u((r = r.apply(e, t || [])).next());
  });
};
function Hl(e, t, n) {
  return k0(this, void 0, void 0, function* () {
    let r = zl(e);
    if (r.length === 0)
      throw new Error("Parameter 'commandLine' cannot be null or empty.");
    let o = r[0];
    return t = r.slice(1).concat(t || []), new mi(o, t, n).exec();
  });
}

// node_modules/@actions/core/lib/platform.js
var F2 = ql.platform(), N2 = ql.arch();

// node_modules/@actions/core/lib/core.js
var rc;
(function(e) {
  e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
})(rc || (rc = {}));
function qa(e) {
  lt("add-mask", {}, e);
}
function Gl(e, t) {
  let n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
  if (t && t.required && !n)
    throw new Error(`Input required and not supplied: ${e}`);
  return t && t.trimWhitespace === !1 ? n : n.trim();
}
function Jl(e, t) {
  if (process.env.GITHUB_OUTPUT || "")
    return za("OUTPUT", Ha(e, t));
  process.stdout.write(oc.EOL), lt("set-output", { name: e }, ft(t));
}
function Kl(e) {
  process.exitCode = rc.Failure, P0(e);
}
function ve(e) {
  lt("debug", {}, e);
}
function P0(e, t = {}) {
  lt("error", ii(t), e instanceof Error ? e.toString() : e);
}
function Vl(e, t = {}) {
  lt("warning", ii(t), e instanceof Error ? e.toString() : e);
}
function Xl(e, t = {}) {
  lt("notice", ii(t), e instanceof Error ? e.toString() : e);
}
function pi(e) {
  process.stdout.write(e + oc.EOL);
}
function Zl(e) {
  Ua("group", e);
}
function Yl() {
  Ua("endgroup");
}
function Ql(e, t) {
  if (process.env.GITHUB_STATE || "")
    return za("STATE", Ha(e, t));
  lt("save-state", { name: e }, ft(t));
}
function em(e) {
  return process.env[`STATE_${e}`] || "";
}

// src/system/outside-text.ts
function Vr(e) {
  return tm(e).replaceAll("##[", "##\\[").replace(/^([\p{C}\p{M}\p{Z}]*)::/u, "$1\\::");
}
function ic(e) {
  return tm(e).replace(
    // A colon before a space begins no link.
    /[^\p{L}\p{M}\p{N} "%'()+,./:;=?-]|:(?! )/gu,
    (t) => `&#${t.codePointAt(0)};`
  );
}
function sc(e) {
  return `<code>${ic(e)}</code>`;
}
function tm(e) {
  return e.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, (t) => {
    let n = t.charCodeAt(0).toString(16);
    return O0[t] ?? (n.length > 2 ? `\\u${n.padStart(4, "0")}` : `\\x${n.padStart(2, "0")}`);
  });
}
var O0 = { "\n": "\\n", "\r": "\\r", "	": "\\t" };

// src/system/runner.ts
var hi = new E0();
function _t(e, t) {
  return hi.run(e, t);
}
function F(e) {
  return hi.getStore()?.inputs.get(e.toLowerCase()) ?? Gl(e);
}
function Xr() {
  return hi.getStore()?.name ?? "";
}
function Ae(e, t) {
  let n = Xr();
  Jl(n ? `${e}-${n}` : e, t);
}
var nm = Ql, rm = em, yi = qa;
function om(e) {
  Kl(Vr(e));
}
function W(e) {
  Vl(Nt(e));
}
function gi(e) {
  Xl(Nt(e));
}
function Ft(e, t = "") {
  W(`${t}${P(e)}`), e instanceof Error && e.stack && an(e.stack);
}
function x(e) {
  pi(Nt(e));
}
function Nt(e) {
  let t = Xr();
  return Vr(t ? `${t}: ${e}` : e);
}
function an(e) {
  ve(e.split(`
`).map(Vr).join(`
`));
}
function im(e, t) {
  Zl(Nt(e));
  for (let n of t) pi(Vr(n));
  Yl();
}
function Un(e) {
  x(`[warning]${e}`);
}
function sm() {
  return process.env.GITHUB_STEP_SUMMARY ? Ka : void 0;
}
function am() {
  let { GITHUB_ACTION: e = "", GITHUB_ACTION_PATH: t } = process.env;
  return !t && /^(?!__)[a-z_][\w-]*$/i.test(e) ? e : void 0;
}
function J() {
  return G(process.env.GITHUB_WORKSPACE || process.cwd());
}
function K() {
  return G(process.env.RUNNER_TEMP || I0());
}
function Zr() {
  let { RUNNER_TOOL_CACHE: e, XDG_CACHE_HOME: t } = process.env;
  return G(e || t || $0(Rt() ?? "/", ".cache"));
}
function cm() {
  return process.env.RUNNER_ENVIRONMENT === "self-hosted";
}
function um() {
  return process.env.RUNNER_ENVIRONMENT === "github-hosted";
}
function ac() {
  let e = { ...process.env };
  for (let [n, r] of hi.getStore()?.inputs ?? [])
    e[`INPUT_${n.replaceAll(" ", "_").toUpperCase()}`] = r;
  let t = Object.entries(e).filter(([n]) => !["INPUT_SIGNING-KEY", "INPUT_CACHES"].includes(n));
  return Object.fromEntries(t.map(([n, r = ""]) => [n, r]));
}
var M0 = /^(INPUT_.*|STATE_.*|GITHUB_STATE|ACTIONS_(RUNTIME|CACHE|RESULTS)_.*)$/;
function oW() {
  return Object.fromEntries(Object.entries(ac()).filter(([e]) => !M0.test(e)));
}
function iW() {
  let { RUNNER_OS: e, RUNNER_ARCH: t } = process.env;
  return { os: e || process.platform, arch: t || process.arch };
}
function sW() {
  return process.env.RUNNER_NAME ?? "";
}
function aW(e) {
  Object.assign(process.env, e);
}
function Te() {
  let { env: e } = process;
  return {
    repository: e.GITHUB_REPOSITORY ?? "",
    ref: e.GITHUB_REF ?? "",
    sha: e.GITHUB_SHA ?? "",
    runId: e.GITHUB_RUN_ID ?? "",
    runAttempt: e.GITHUB_RUN_ATTEMPT ?? "",
    workflow: e.GITHUB_WORKFLOW_REF ?? "",
    actorId: e.GITHUB_ACTOR_ID ?? "",
    runner: e.RUNNER_ENVIRONMENT ?? "",
    eventName: e.GITHUB_EVENT_NAME ?? "",
    baseBranch: e.GITHUB_BASE_REF ?? "",
    defaultBranch: F("default-branch"),
    cacheMode: e.ACTIONS_CACHE_MODE ?? "",
    token: e.ACTIONS_RUNTIME_TOKEN ?? ""
  };
}

// src/system/units.ts
function wi(e) {
  return `~${Math.round(e / 1048576)} MB (${e} B)`;
}
function fm(e, t) {
  return `${(e / 1048576 / Math.max(t / 1e3, 1e-3)).toFixed(1)} MBs/sec`;
}
function j(e) {
  return e < 1024 ? `${e} B` : e < 1048576 ? `${(e / 1024).toFixed(1)} KiB` : e < 1024 * 1048576 ? `${(e / 1048576).toFixed(1)} MiB` : `${(e / 1048576 / 1024).toFixed(2)} GiB`;
}
var B0 = { day: 864e5, hour: 36e5, minute: 6e4, second: 1e3 };
function lm(e) {
  let [t, n] = Object.entries(B0).find(([, o]) => e >= o) ?? ["second", 1e3], r = Math.floor(Math.max(e, 0) / n);
  return `${r} ${t}${r === 1 ? "" : "s"} ago`;
}
function se(e) {
  return e < 1e3 ? `${Math.round(e)} ms` : `${(e / 1e3).toFixed(2)} s`;
}

// src/inputs/values.ts
function Ye(e) {
  return e.toLowerCase() === "true";
}
function Re(e, t, n) {
  let r = e(t);
  if (r === "") return n[0];
  let o = n.find((i) => i === r.toLowerCase());
  if (o === void 0)
    throw new M(`Input \`${t}\` is '${r}'; it must be one of: ${n.join(", ")}.`);
  return o;
}
function jn(e, t, { from: n, to: r, ifEmpty: o }) {
  let i = e(t);
  if (i === "") return o;
  let s = Number(i);
  if (!Number.isInteger(s) || s < n || s > r)
    throw new M(`Input \`${t}\` is '${i}'; it must be a whole number from ${n} to ${r}.`);
  return s;
}
function cc(e, t) {
  let n = e(t);
  if (n !== "") return n;
  if (e("install") !== "") throw new M("`install` needs `preset: auto`, or `path` and `key`.");
  let r = t === "key" ? " If it is given, it is empty: `hashFiles()` found no file." : "";
  throw new M(
    `Input required and not supplied: ${t}. Give \`path\` and \`key\`, or a \`preset\`, such as auto.${r}`
  );
}
function pm(e, t) {
  let [n = ""] = t.toSorted((r, o) => mm(e, r) - mm(e, o));
  return n;
}
function mm(e, t) {
  let n = Array.from({ length: t.length + 1 }, (r, o) => o);
  for (let [r, o] of [...e].entries()) {
    let i = [r + 1];
    for (let [s, a] of [...t].entries()) {
      let [c = 0, u = 0, f = 0] = [i[s], n[s + 1], n[s]];
      i.push(Math.min(c + 1, u + 1, f + +(o !== a)));
    }
    n = i;
  }
  return n.at(-1) ?? 0;
}

// node_modules/valibot/dist/index.mjs
var bi, A0 = {
  lang: void 0,
  message: void 0,
  abortEarly: void 0,
  abortPipeEarly: void 0
};
// @__NO_SIDE_EFFECTS__
function uc(e) {
  return !e && !bi ? A0 : {
    lang: e?.lang ?? bi?.lang,
    message: e?.message,
    abortEarly: e?.abortEarly ?? bi?.abortEarly,
    abortPipeEarly: e?.abortPipeEarly ?? bi?.abortPipeEarly
  };
}
var T0;
// @__NO_SIDE_EFFECTS__
function R0(e) {
  return T0?.get(e);
}
var C0;
// @__NO_SIDE_EFFECTS__
function _0(e) {
  return C0?.get(e);
}
var F0;
// @__NO_SIDE_EFFECTS__
function N0(e, t) {
  return F0?.get(e)?.get(t);
}
// @__NO_SIDE_EFFECTS__
function zn(e) {
  let t = typeof e;
  return t === "string" ? `"${e}"` : t === "number" || t === "bigint" || t === "boolean" ? `${e}` : t === "object" || t === "function" ? (e && Object.getPrototypeOf(e)?.constructor?.name) ?? "null" : t;
}
function V(e, t, n, r, o) {
  let i = o && "input" in o ? o.input : n.value, s = o?.expected ?? e.expects ?? null, a = o?.received ?? /* @__PURE__ */ zn(i), c = {
    kind: e.kind,
    type: e.type,
    input: i,
    expected: s,
    received: a,
    message: `Invalid ${t}: ${s ? `Expected ${s} but r` : "R"}eceived ${a}`,
    requirement: e.requirement,
    path: o?.path,
    issues: o?.issues,
    lang: r.lang,
    abortEarly: r.abortEarly,
    abortPipeEarly: r.abortPipeEarly
  }, u = e.kind === "schema", f = o?.message ?? e.message ?? /* @__PURE__ */ N0(e.reference, c.lang) ?? (u ? /* @__PURE__ */ _0(c.lang) : null) ?? r.message ?? /* @__PURE__ */ R0(c.lang);
  f !== void 0 && (c.message = typeof f == "function" ? f(c) : f), u && (n.typed = !1), n.issues ? n.issues.push(c) : n.issues = [c];
}
// @__NO_SIDE_EFFECTS__
function L0(e, t) {
  return e === t || Number.isNaN(e) && Number.isNaN(t);
}
// @__NO_SIDE_EFFECTS__
function hm(e, t) {
  return Object.prototype.hasOwnProperty.call(e, t) && t !== "__proto__" && t !== "prototype" && t !== "constructor";
}
// @__NO_SIDE_EFFECTS__
function ym(e, t) {
  let n = [...new Set(e)];
  return n.length > 1 ? `(${n.join(` ${t} `)})` : n[0] ?? "never";
}
function le(e) {
  return e["~standard"] = {
    version: 1,
    vendor: "valibot",
    validate: (t) => e["~run"]({ value: t }, /* @__PURE__ */ uc())
  }, e;
}
// @__NO_SIDE_EFFECTS__
function gm(e) {
  if (e.path) {
    let t = "";
    for (let n of e.path) if (typeof n.key == "string" || typeof n.key == "number") t ? t += `.${n.key}` : t += n.key;
    else return null;
    return t;
  }
  return null;
}
var D0 = class extends Error {
  /**
  * Creates a Valibot error with useful information.
  *
  * @param issues The error issues.
  */
  constructor(e) {
    super(e[0].message), this.name = "ValiError", this.issues = e;
  }
};
var lW = new RegExp("^(?:[\\u{1F1E6}-\\u{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation})(?:\\u200D(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation}))*)+$", "u");
// @__NO_SIDE_EFFECTS__
function Yr(e, t) {
  return {
    kind: "validation",
    type: "check",
    reference: Yr,
    async: !1,
    expects: null,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !this.requirement(n.value) && V(this, "input", n, r), n;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function fc(e) {
  return {
    kind: "validation",
    type: "finite",
    reference: fc,
    async: !1,
    expects: null,
    requirement: Number.isFinite,
    message: e,
    "~run"(t, n) {
      return t.typed && !this.requirement(t.value) && V(this, "finite", t, n), t;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function Qr(e, t) {
  return {
    kind: "validation",
    type: "max_length",
    reference: Qr,
    async: !1,
    expects: `<=${e}`,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && n.value.length > this.requirement && V(this, "length", n, r, { received: `${n.value.length}` }), n;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function eo(e, t) {
  return {
    kind: "validation",
    type: "max_value",
    reference: eo,
    async: !1,
    expects: `<=${e instanceof Date ? e.toJSON() : /* @__PURE__ */ zn(e)}`,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !(n.value <= this.requirement) && V(this, "value", n, r, { received: n.value instanceof Date ? n.value.toJSON() : /* @__PURE__ */ zn(n.value) }), n;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function Hn(e, t) {
  return {
    kind: "validation",
    type: "min_value",
    reference: Hn,
    async: !1,
    expects: `>=${e instanceof Date ? e.toJSON() : /* @__PURE__ */ zn(e)}`,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !(n.value >= this.requirement) && V(this, "value", n, r, { received: n.value instanceof Date ? n.value.toJSON() : /* @__PURE__ */ zn(n.value) }), n;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function Lt(e, t) {
  return {
    kind: "validation",
    type: "regex",
    reference: Lt,
    async: !1,
    expects: `${e}`,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !this.requirement.test(n.value) && V(this, "format", n, r), n;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function to(e) {
  return {
    kind: "validation",
    type: "safe_integer",
    reference: to,
    async: !1,
    expects: null,
    requirement: Number.isSafeInteger,
    message: e,
    "~run"(t, n) {
      return t.typed && !this.requirement(t.value) && V(this, "safe integer", t, n), t;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function W0(e, t) {
  return {
    kind: "validation",
    type: "starts_with",
    reference: W0,
    async: !1,
    expects: `"${e}"`,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !n.value.startsWith(this.requirement) && V(this, "start", n, r, { received: `"${n.value.slice(0, this.requirement.length)}"` }), n;
    }
  };
}
var U0 = { abortEarly: !0 };
// @__NO_SIDE_EFFECTS__
function lc(e, t, n) {
  return typeof e.fallback == "function" ? e.fallback(t, n) : e.fallback;
}
// @__NO_SIDE_EFFECTS__
function wm(e, t) {
  return le({
    ...e,
    fallback: t,
    "~run"(n, r) {
      let o = e["~run"](n, r);
      return o.issues ? {
        typed: !0,
        value: /* @__PURE__ */ lc(this, o, r)
      } : o;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function mc(e, t, n) {
  return typeof e.default == "function" ? e.default(t, n) : e.default;
}
// @__NO_SIDE_EFFECTS__
function Ce(e, t) {
  return le({
    kind: "schema",
    type: "array",
    reference: Ce,
    expects: "Array",
    async: !1,
    item: e,
    message: t,
    "~run"(n, r) {
      let o = n.value;
      if (Array.isArray(o)) {
        n.typed = !0, n.value = [];
        for (let i = 0; i < o.length; i++) {
          let s = o[i], a = this.item["~run"]({ value: s }, r);
          if (a.issues) {
            let c = {
              type: "array",
              origin: "value",
              input: o,
              key: i,
              value: s
            };
            for (let u of a.issues)
              u.path ? u.path.unshift(c) : u.path = [c], n.issues?.push(u);
            if (n.issues || (n.issues = a.issues), r.abortEarly) {
              n.typed = !1;
              break;
            }
          }
          a.typed || (n.typed = !1), n.value.push(a.value);
        }
      } else V(this, "type", n, r);
      return n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function pc(e) {
  return le({
    kind: "schema",
    type: "boolean",
    reference: pc,
    expects: "boolean",
    async: !1,
    message: e,
    "~run"(t, n) {
      return typeof t.value == "boolean" ? t.typed = !0 : V(this, "type", t, n), t;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function dc(e, t) {
  return le({
    kind: "schema",
    type: "custom",
    reference: dc,
    expects: "unknown",
    async: !1,
    check: e,
    message: t,
    "~run"(n, r) {
      return this.check(n.value) ? n.typed = !0 : V(this, "type", n, r), n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function cn(e, t) {
  return le({
    kind: "schema",
    type: "exact_optional",
    reference: cn,
    expects: e.expects,
    async: !1,
    wrapped: e,
    default: t,
    "~run"(n, r) {
      return this.wrapped["~run"](n, r);
    }
  });
}
// @__NO_SIDE_EFFECTS__
function We(e, t) {
  return le({
    kind: "schema",
    type: "literal",
    reference: We,
    expects: /* @__PURE__ */ zn(e),
    async: !1,
    literal: e,
    message: t,
    "~run"(n, r) {
      return /* @__PURE__ */ L0(n.value, this.literal) ? n.typed = !0 : V(this, "type", n, r), n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function no(e, t) {
  return le({
    kind: "schema",
    type: "loose_object",
    reference: no,
    expects: "Object",
    async: !1,
    entries: e,
    message: t,
    "~run"(n, r) {
      let o = n.value;
      if (o && typeof o == "object") {
        n.typed = !0, n.value = {};
        for (let i in this.entries) {
          let s = this.entries[i];
          if (i in o || (s.type === "exact_optional" || s.type === "optional" || s.type === "nullish") && s.default !== void 0) {
            let a = i in o ? o[i] : /* @__PURE__ */ mc(s), c = s["~run"]({ value: a }, r);
            if (c.issues) {
              let u = {
                type: "object",
                origin: "value",
                input: o,
                key: i,
                value: a
              };
              for (let f of c.issues)
                f.path ? f.path.unshift(u) : f.path = [u], n.issues?.push(f);
              if (n.issues || (n.issues = c.issues), r.abortEarly) {
                n.typed = !1;
                break;
              }
            }
            c.typed || (n.typed = !1), n.value[i] = c.value;
          } else if (s.fallback !== void 0) n.value[i] = /* @__PURE__ */ lc(s);
          else if (s.type !== "exact_optional" && s.type !== "optional" && s.type !== "nullish" && (V(this, "key", n, r, {
            input: void 0,
            expected: `"${i}"`,
            path: [{
              type: "object",
              origin: "key",
              input: o,
              key: i,
              value: o[i]
            }]
          }), r.abortEarly))
            break;
        }
        if (!n.issues || !r.abortEarly)
          for (let i in o) /* @__PURE__ */ hm(o, i) && !Object.prototype.hasOwnProperty.call(this.entries, i) && (n.value[i] = o[i]);
      } else V(this, "type", n, r);
      return n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function me(e) {
  return le({
    kind: "schema",
    type: "number",
    reference: me,
    expects: "number",
    async: !1,
    message: e,
    "~run"(t, n) {
      return typeof t.value == "number" && !isNaN(t.value) ? t.typed = !0 : V(this, "type", t, n), t;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function ae(e, t) {
  return le({
    kind: "schema",
    type: "object",
    reference: ae,
    expects: "Object",
    async: !1,
    entries: e,
    message: t,
    "~run"(n, r) {
      let o = n.value;
      if (o && typeof o == "object") {
        n.typed = !0, n.value = {};
        for (let i in this.entries) {
          let s = this.entries[i];
          if (i in o || (s.type === "exact_optional" || s.type === "optional" || s.type === "nullish") && s.default !== void 0) {
            let a = i in o ? o[i] : /* @__PURE__ */ mc(s), c = s["~run"]({ value: a }, r);
            if (c.issues) {
              let u = {
                type: "object",
                origin: "value",
                input: o,
                key: i,
                value: a
              };
              for (let f of c.issues)
                f.path ? f.path.unshift(u) : f.path = [u], n.issues?.push(f);
              if (n.issues || (n.issues = c.issues), r.abortEarly) {
                n.typed = !1;
                break;
              }
            }
            c.typed || (n.typed = !1), n.value[i] = c.value;
          } else if (s.fallback !== void 0) n.value[i] = /* @__PURE__ */ lc(s);
          else if (s.type !== "exact_optional" && s.type !== "optional" && s.type !== "nullish" && (V(this, "key", n, r, {
            input: void 0,
            expected: `"${i}"`,
            path: [{
              type: "object",
              origin: "key",
              input: o,
              key: i,
              value: o[i]
            }]
          }), r.abortEarly))
            break;
        }
      } else V(this, "type", n, r);
      return n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function ke(e, t) {
  return le({
    kind: "schema",
    type: "optional",
    reference: ke,
    expects: `(${e.expects} | undefined)`,
    async: !1,
    wrapped: e,
    default: t,
    "~run"(n, r) {
      return n.value === void 0 && (this.default !== void 0 && (n.value = /* @__PURE__ */ mc(this, n, r)), n.value === void 0) ? (n.typed = !0, n) : this.wrapped["~run"](n, r);
    }
  });
}
// @__NO_SIDE_EFFECTS__
function vi(e, t, n) {
  return le({
    kind: "schema",
    type: "record",
    reference: vi,
    expects: "Object",
    async: !1,
    key: e,
    value: t,
    message: n,
    "~run"(r, o) {
      let i = r.value;
      if (i && typeof i == "object") {
        r.typed = !0, r.value = {};
        for (let s in i) if (/* @__PURE__ */ hm(i, s)) {
          let a = i[s], c = this.key["~run"]({ value: s }, o);
          if (c.issues) {
            let f = {
              type: "object",
              origin: "key",
              input: i,
              key: s,
              value: a
            };
            for (let l of c.issues)
              l.path = [f], r.issues?.push(l);
            if (r.issues || (r.issues = c.issues), o.abortEarly) {
              r.typed = !1;
              break;
            }
          }
          let u = this.value["~run"]({ value: a }, o);
          if (u.issues) {
            let f = {
              type: "object",
              origin: "value",
              input: i,
              key: s,
              value: a
            };
            for (let l of u.issues)
              l.path ? l.path.unshift(f) : l.path = [f], r.issues?.push(l);
            if (r.issues || (r.issues = u.issues), o.abortEarly) {
              r.typed = !1;
              break;
            }
          }
          (!c.typed || !u.typed) && (r.typed = !1), c.typed && (r.value[c.value] = u.value);
        }
      } else V(this, "type", r, o);
      return r;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function ce(e) {
  return le({
    kind: "schema",
    type: "string",
    reference: ce,
    expects: "string",
    async: !1,
    message: e,
    "~run"(t, n) {
      return typeof t.value == "string" ? t.typed = !0 : V(this, "type", t, n), t;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function hc(e) {
  return le({
    kind: "schema",
    type: "undefined",
    reference: hc,
    expects: "undefined",
    async: !1,
    message: e,
    "~run"(t, n) {
      return t.value === void 0 ? t.typed = !0 : V(this, "type", t, n), t;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function dm(e) {
  let t;
  if (e) for (let n of e) if (t) for (let r of n.issues) t.push(r);
  else t = n.issues;
  return t;
}
// @__NO_SIDE_EFFECTS__
function un(e, t) {
  return le({
    kind: "schema",
    type: "union",
    reference: un,
    expects: /* @__PURE__ */ ym(e.map((n) => n.expects), "|"),
    async: !1,
    options: e,
    message: t,
    "~run"(n, r) {
      let o, i, s;
      for (let a of this.options) {
        let c = a["~run"]({ value: n.value }, r);
        if (c.typed) if (c.issues) i ? i.push(c) : i = [c];
        else {
          o = c;
          break;
        }
        else s ? s.push(c) : s = [c];
      }
      if (o) return o;
      if (i) {
        if (i.length === 1) return i[0];
        V(this, "type", n, r, { issues: /* @__PURE__ */ dm(i) }), n.typed = !0;
      } else {
        if (s?.length === 1) return s[0];
        V(this, "type", n, r, { issues: /* @__PURE__ */ dm(s) });
      }
      return n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function yc(e, t, n) {
  return le({
    kind: "schema",
    type: "variant",
    reference: yc,
    expects: "Object",
    async: !1,
    key: e,
    options: t,
    message: n,
    "~run"(r, o) {
      let i = r.value;
      if (i && typeof i == "object") {
        let s, a = 0, c = this.key, u = [], f = (l, m) => {
          for (let p of l.options) {
            if (p.type === "variant") f(p, new Set(m).add(p.key));
            else {
              let d = !0, h = 0;
              for (let y of m) {
                let w = p.entries[y];
                if (y in i ? w["~run"]({
                  typed: !1,
                  value: i[y]
                }, U0).issues : w.type !== "exact_optional" && w.type !== "optional" && w.type !== "nullish") {
                  d = !1, c !== y && (a < h || a === h && y in i && !(c in i)) && (a = h, c = y, u = []), c === y && u.push(p.entries[y].expects);
                  break;
                }
                h++;
              }
              if (d) {
                let y = p["~run"]({ value: i }, o);
                (!s || !s.typed && y.typed) && (s = y);
              }
            }
            if (s && !s.issues) break;
          }
        };
        if (f(this, /* @__PURE__ */ new Set([this.key])), s) return s;
        V(this, "type", r, o, {
          input: i[c],
          expected: /* @__PURE__ */ ym(u, "|"),
          path: [{
            type: "object",
            origin: "value",
            input: i,
            key: c,
            value: i[c]
          }]
        });
      } else V(this, "type", r, o);
      return r;
    }
  });
}
function mW(e, t, n) {
  let r = e["~run"]({ value: t }, /* @__PURE__ */ uc(n));
  if (r.issues) throw new D0(r.issues);
  return r.value;
}
// @__NO_SIDE_EFFECTS__
function pe(...e) {
  return le({
    ...e[0],
    pipe: e,
    "~run"(t, n) {
      for (let r of e) if (r.kind !== "metadata") {
        if (t.issues && (r.kind === "schema" || r.kind === "transformation")) {
          t.typed = !1;
          break;
        }
        (!t.issues || !n.abortEarly && !n.abortPipeEarly) && (t = r["~run"](t, n));
      }
      return t;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function ki(e, t, n) {
  let r = e["~run"]({ value: t }, /* @__PURE__ */ uc(n));
  return {
    typed: r.typed,
    success: !r.issues,
    output: r.value,
    issues: r.issues
  };
}

// src/system/schema.ts
function qn(e, t) {
  let { success: n, issues: [r] = [] } = ki(e, t, { abortEarly: !0 });
  if (n || !r) return;
  let o = gm(r);
  return o === null ? "" : `: ${o}`;
}

// src/entry/digest.ts
var vm = L(bm(), 1);

// src/system/bytes/chunker.ts
function Si(e) {
  let t = [], n = 0, r = () => {
    let o = t;
    return t = [], n = 0, o;
  };
  return {
    *push(o) {
      for (let i = 0; i < o.length; ) {
        let s = o.subarray(i, i + e - n);
        t.push(s), n += s.length, i += s.length, n === e && (yield r());
      }
    },
    rest: r
  };
}
function Qe(e) {
  return e.reduce((t, n) => t + n.length, 0);
}

// src/entry/digest.ts
var A = 1024 * 1024, Gn = 32;
function ro(e) {
  return Math.ceil(e / A) * Gn;
}
function km() {
  let e = Si(A), t = [];
  return {
    update(n) {
      for (let r of e.push(n)) t.push(et(...r));
    },
    finish() {
      let n = e.rest();
      return n.length > 0 && t.push(et(...n)), Buffer.concat(t);
    }
  };
}
function wc(e, t, n) {
  let r = n.subarray(t * Gn, (t + 1) * Gn);
  return r.length === Gn && et(...e).equals(r);
}
function xm(e, { offset: t, length: n }) {
  let r = tt(t, t + n), o = r[0] * Gn;
  return et(
    Buffer.from(`${n}
`),
    e.subarray(o, o + r.length * Gn)
  ).toString("hex");
}
function et(...e) {
  let t = (0, vm.createHash)("sha256");
  for (let n of e) t.update(n);
  return t.digest();
}
function tt(e, t) {
  let n = Math.floor(e / A), r = t > e ? Math.ceil(t / A) - n : 0;
  return Array.from({ length: r }, (o, i) => n + i);
}

// src/entry/container.ts
var Jn = "headstart-2", j0 = ["image", "delta"];
function Kn(e, t) {
  return j0.includes(t) ? Math.ceil(e / A) * A : e;
}
function H({ segments: e }) {
  let t = e.at(-1);
  return t ? t.offset + t.length : 0;
}
function Pi({ digests: e, ...t }) {
  return et(Buffer.from(JSON.stringify(t)), e).toString("hex");
}

// src/entry/read-range.ts
async function oo(e, t, n) {
  let r = [];
  for await (let i of e.read(t, n)) r.push(i);
  let o = Buffer.concat(r);
  if (o.length !== n - t)
    throw new k(`it ended at byte ${t + o.length} of ${e.size}`);
  return o;
}

// src/entry/index-frame.ts
var z0 = 407710288, bc = 8, Oi = bc + 12, io = Buffer.from("HEADSTR2"), Sm = 36 + io.length, so = Oi + Sm, vc = 4 * 1024 * 1024, Pm = 4 * 1024, H0 = 512, q0 = 1024 ** 4;
function Om(e, t = Buffer.alloc(0)) {
  let { digests: n } = e, r = Em(e);
  if (r.length > vc) throw new Error(`the index is too large: its JSON has ${r.length} bytes`);
  let o = Buffer.alloc(Oi), i = [n, r, t], s = i.map((f) => f.length), a = s.reduce((f, l) => f + l, so), c = [z0, a - bc, ...s];
  for (let [f, l] of c.entries()) o.writeUInt32LE(l, 4 * f);
  let u = Buffer.alloc(4);
  return u.writeUInt32LE(a), Buffer.concat([o, ...i, et(o, ...i), u, io]);
}
function Em({ digests: e, ...t }) {
  return Buffer.from(JSON.stringify(t));
}
function Im(e) {
  return $m(e.digests, Em(e));
}
var G0 = 128 * 1024;
async function ao(e, t) {
  return K0(await J0(e), e.size, t);
}
async function J0(e) {
  let { size: t } = e;
  if (t < so) throw new k(`it has only ${t} bytes`);
  let n = await oo(e, Math.max(0, t - G0), t);
  if (!n.subarray(-io.length).equals(io))
    throw new k("it does not end in an index: cut short, or not written by Headstart");
  let r = n.readUInt32LE(n.length - io.length - 4), o = so + ro(Math.min(t, q0)) + vc + Pm;
  if (r < so || r > Math.min(t, o))
    throw new k(`its index has ${r} bytes, which is no length of an index`);
  return r <= n.length ? n.subarray(-r) : oo(e, t - r, t);
}
async function K0(e, t, n) {
  let r = e.length - Sm;
  if (!et(e.subarray(0, r)).equals(e.subarray(r, r + 32)))
    throw new k("its index does not match its SHA-256");
  let [o = 0, i = 0, s = 0] = [0, 1, 2].map(
    (d) => e.readUInt32LE(bc + 4 * d)
  ), a = t - e.length;
  if (!(o === ro(a) && i <= vc && s <= Pm && so + o + i + s === e.length)) throw new k("the parts of its index do not fit its body");
  let u = Oi + o, [f, l] = [
    e.subarray(Oi, u),
    e.subarray(u, u + i)
  ];
  await n?.(e.subarray(u + i, r), $m(f, l));
  let m = V0(l), p = qn(Y0, m);
  if (p !== void 0)
    throw new k(`its index is not what this version of Headstart writes${p}`);
  return Q0(m.segments, a), { ...m, digests: f };
}
function $m(e, t) {
  let n = Buffer.alloc(4);
  return n.writeUInt32LE(e.length), et(n, e, t);
}
function V0(e) {
  try {
    return JSON.parse(e.toString("utf8"));
  } catch {
    return;
  }
}
var nt = pe(me(), to(), Hn(0)), Mm = pe(ce(), Lt(/^[a-z-]{1,32}$/)), X0 = (e) => Number.isSafeInteger(e) && e > 0, kc = pe(
  no({
    kind: Mm,
    offset: nt,
    length: nt,
    // Large entries have thousands of frames: a schema for each takes ten times as long.
    frames: cn(dc((e) => Array.isArray(e) && e.every(X0))),
    files: nt,
    bytes: nt,
    unpackedBytes: cn(nt),
    root: cn(nt),
    deadBytes: cn(nt)
  }),
  Yr(({ frames: e, length: t }) => !e || e.reduce((n, r) => n + r, 0) === t)
), Z0 = no({
  savedAt: pe(nt, eo(2 ** 32)),
  times: ce()
}), Y0 = no({
  container: We(Jn),
  format: Mm,
  key: pe(ce(), Qr(H0)),
  paths: Ce(ce()),
  segments: Ce(kc),
  files: nt,
  bytes: nt,
  sources: cn(Z0)
});
function Q0(e, t) {
  let n = 0;
  for (let { kind: r, offset: o, length: i } of e) {
    if (o !== Kn(n, r) || i === 0) throw new k("its segments do not line up");
    n = o + i;
  }
  if (n === 0 || n !== t) throw new k("its segments do not fill its body");
}

// src/names/keys.ts
var Ii = L(Bm(), 1), Am = 10, Ei = 512;
function Pc(e) {
  if (e.length > Am) return `Key Validation Error: Keys are limited to a maximum of ${Am}.`;
  for (let t of e) {
    if (t.length > Ei)
      return `Key Validation Error: ${t} cannot be larger than ${Ei} characters.`;
    if (t.includes(",")) return `Key Validation Error: ${t} cannot contain commas.`;
  }
}
function Q(e, t) {
  return e === t || e.localeCompare(t, void 0, { sensitivity: "accent" }) === 0;
}
function $i(e) {
  let t = (0, Ii.createHash)("sha256");
  for (let n of e) t.update(`${Buffer.byteLength(n)}:${n},`);
  return t.digest("hex");
}
function Tm(e, t) {
  for (let n of e) {
    let r = Sc(t.filter((o) => o.key === n)) ?? Sc(t.filter((o) => Q(o.key, n))) ?? Sc(t.filter((o) => o.key.startsWith(n)));
    if (r) return r;
  }
}
function Sc(e) {
  return e.toSorted(Oc)[0];
}
function Oc(e, t) {
  return t.createdAt.getTime() - e.createdAt.getTime() || (e.key < t.key ? 1 : -1);
}
var Rm = 225, eP = 160;
function co(e) {
  let t = Nm(e) || "%";
  return t.length <= Rm ? t : `${_m(e)}~${(0, Ii.createHash)("sha256").update(e).digest("hex")}`;
}
function Cm(e) {
  let t = co(e).replace(
    /%[0-9A-F]{2}|[A-Z]/g,
    (n) => n.length > 1 ? n : Lm(n)
  );
  return t.length <= Rm ? t : `~${(0, Ii.createHash)("sha256").update(e).digest("hex")}`;
}
function _m(e) {
  return Nm(e).slice(0, eP);
}
function Fm(e, t) {
  let n = e.toLowerCase();
  return t.some((r) => n.startsWith(_m(r).toLowerCase()));
}
function Ec(e) {
  if (e.includes("~")) return;
  if (e === "%") return "";
  let t = e.replace(
    /%([0-9A-F]{2})/g,
    (n, r) => String.fromCharCode(Number.parseInt(r, 16))
  );
  return Buffer.from(t, "latin1").toString("utf8");
}
function Nm(e) {
  return Buffer.from(e, "utf8").toString("latin1").replace(/^\.|[^A-Za-z0-9._-]/g, Lm);
}
function Lm(e) {
  return `%${e.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
}

// node_modules/jwt-decode/build/esm/index.js
var fn = class extends Error {
};
fn.prototype.name = "InvalidTokenError";
function tP(e) {
  return decodeURIComponent(atob(e).replace(/(.)/g, (t, n) => {
    let r = n.charCodeAt(0).toString(16).toUpperCase();
    return r.length < 2 && (r = "0" + r), "%" + r;
  }));
}
function nP(e) {
  let t = e.replace(/-/g, "+").replace(/_/g, "/");
  switch (t.length % 4) {
    case 0:
      break;
    case 2:
      t += "==";
      break;
    case 3:
      t += "=";
      break;
    default:
      throw new Error("base64 string is not of the correct length");
  }
  try {
    return tP(t);
  } catch {
    return atob(t);
  }
}
function Dm(e, t) {
  if (typeof e != "string")
    throw new fn("Invalid token specified: must be a string");
  t || (t = {});
  let n = t.header === !0 ? 0 : 1, r = e.split(".")[n];
  if (typeof r != "string")
    throw new fn(`Invalid token specified: missing part #${n + 1}`);
  let o;
  try {
    o = nP(r);
  } catch (i) {
    throw new fn(`Invalid token specified: invalid base64 for part #${n + 1} (${i.message})`);
  }
  try {
    return JSON.parse(o);
  } catch (i) {
    throw new fn(`Invalid token specified: invalid json for part #${n + 1} (${i.message})`);
  }
}

// src/names/scopes.ts
var Um = /* @__PURE__ */ new Set([
  "push",
  "schedule",
  "workflow_dispatch",
  "repository_dispatch",
  "delete",
  "registry_package",
  "page_build"
]);
function Ic(e) {
  return Um.has(e);
}
var Wm = `GitHub lets these events save a branch's caches: ${[...Um].join(", ")}; a pull request saves its own. Save from one of them.`;
function he(e) {
  let t = oP(e.token) ?? iP(e), n = { read: t.read, write: t.write };
  return t.write === void 0 && (n.whyNoWrite = `Cache save skipped: the token of this run is read-only (event '${e.eventName}'). ${Wm}`), rP(t.write) && !Ic(e.eventName) && (n.write = void 0, n.whyNoWrite = `Cache save skipped: anyone can cause the event '${e.eventName}', so it may not write the cache of ${t.write}. ${Wm}`), (e.cacheMode === "none" || e.cacheMode === "read") && (n.write = void 0, n.whyNoWrite = `Cache save skipped: the effective cache-mode '${e.cacheMode}' does not permit writes.`), (e.cacheMode === "none" || e.cacheMode === "write-only") && (n.read = [], n.whyNoRead = `Cache restore skipped: the effective cache-mode '${e.cacheMode}' does not permit reads.`), n;
}
function rP(e = "") {
  return e.startsWith("refs/heads/") && !e.startsWith("refs/heads/gh-readonly-queue/");
}
function oP(e) {
  try {
    let { ac: t } = Dm(e), n = JSON.parse(t ?? ""), r = n.find((i) => i.Permission & 2)?.Scope, o = n.filter((i) => i.Permission & 1).map((i) => i.Scope);
    return o.length === 0 && !r ? void 0 : { read: jm([...r && o.includes(r) ? [r] : [], ...o]), write: r };
  } catch {
    return;
  }
}
function iP(e) {
  let t = [e.baseBranch, e.defaultBranch].filter((n) => n !== "");
  return { read: jm([e.ref, ...t.map((n) => `refs/heads/${n}`)]), write: e.ref };
}
function jm(e) {
  return [...new Set(e)];
}

// src/job/trusted-writer.ts
function zm(e, t) {
  return e.some(
    ({ workflow: n, event: r }) => n.test(t.workflow) && (r === void 0 ? Ic(t.event) : r === t.event)
  );
}

// src/system/disk/ownership.ts
import { closeSync as uP, fstatSync as fP, lstatSync as lP, openSync as mP, readFileSync as pP } from "node:fs";
import { lstat as Gm, mkdir as dP, open as hP, readlink as yP } from "node:fs/promises";
import { dirname as $c, join as Jm, relative as gP, resolve as Km, sep as Vn } from "node:path";

// src/system/disk/open-unfollowed.ts
import { constants as sP } from "node:fs";
var { O_RDONLY: aP, O_NOFOLLOW: Hm = 0, O_NONBLOCK: cP = 0 } = sP, Ue = aP | Hm | cP, qm = Hm !== 0;

// src/system/disk/ownership.ts
async function rt(e) {
  let t = await Gm(e);
  if (!t.isDirectory()) throw new Error(`${e} is no directory`);
  Zm(e, t);
}
function Mi({ uid: e }) {
  let t = process.geteuid?.();
  return t === void 0 || e === t;
}
function Vm({ mode: e }) {
  return !process.geteuid || (e & 63) === 0;
}
async function Xm(e) {
  let t = await hP(e, Ue);
  try {
    let n = await t.stat();
    if (!n.isFile()) throw new Error(`${e} is no file`);
    return Zm(e, n), { file: t, stat: n };
  } catch (n) {
    throw await t.close(), n;
  }
}
function Zm(e, { uid: t, mode: n }) {
  if (Ym(e, t), !process.geteuid || (n & 18) === 0) return;
  let r = Km(e);
  throw new Error(`others may write to ${r}: run chmod go-w ${r}`);
}
function Ym(e, t) {
  if (!Mi({ uid: t }) && t !== 0) throw new Error(`${Km(e)} belongs to another user`);
}
async function Qm(e, t) {
  for (let n of ep(e, t)) await rt(n);
}
async function mt(e, t) {
  for (let n of ep(e, t))
    await Mc(n), await rt(n);
}
async function uo(e) {
  try {
    await Mc(e);
  } catch (t) {
    if (E(t) !== "ENOENT" || $c(e) === e) throw t;
    await uo($c(e)), await Mc(e);
  }
}
async function Mc(e) {
  await dP(e, { mode: 448 }).catch((t) => {
    if (E(t) !== "EEXIST") throw t;
  });
}
function ep(e, t) {
  let n = gP(e, t).split(Vn);
  return n.map((r, o) => Jm(e, ...n.slice(0, o + 1)));
}
var wP = 40;
async function Xn(e) {
  if (!process.geteuid) return;
  let t = e.split(Vn), n = 0, r = Vn;
  for (let o = t.shift(); o !== void 0; o = t.shift()) {
    let i = o === ".." ? $c(r) : Jm(r, o), s = await Gm(i).catch((c) => {
      if (E(c) !== "ENOENT") throw c;
    });
    if (!s) return;
    if (!s.isSymbolicLink()) {
      r = i;
      continue;
    }
    if (Ym(i, s.uid), ++n > wP) throw new Error(`${e} has too many links`);
    let a = await yP(i);
    a.startsWith(Vn) && (r = Vn), t.unshift(...a.split(Vn));
  }
}
function Zn(e, t) {
  let n = (o) => o?.isFile() === !0 && Mi(o) && o.size <= t;
  if (!n(lP(e, { throwIfNoEntry: !1 }))) return;
  let r = bP(e);
  if (r !== void 0)
    try {
      return n(fP(r)) ? pP(r) : void 0;
    } finally {
      uP(r);
    }
}
function bP(e) {
  try {
    return mP(e, Ue);
  } catch (t) {
    if (E(t) === "ENOENT") return;
    throw t;
  }
}

// src/stores/transfer/http-contract.ts
async function tp(e, t, n = []) {
  let r = 0;
  for await (let o of t)
    if (n.push(o), r += o.length, r > e) break;
  return Buffer.concat(n);
}

// src/stores/transfer/errors.ts
var X = class extends Error {
  name = "TransferFailure";
  recover;
  /** How long the server asked to wait, in milliseconds; 0 if it did not. */
  retryAfterMs;
  constructor(t, n, r = 0) {
    super(t), this.recover = n, this.retryAfterMs = r;
  }
}, Bi = class extends X {
  constructor(t, n) {
    super(`${je(t)}: it sends next to nothing for ${Bc(n)}`, "resume");
  }
};
function Bc(e) {
  return `${Math.round(e / 100) / 10} s`;
}
function je(e) {
  let { origin: t, pathname: n } = new URL(e);
  return t + np(np(n));
}
function np(e) {
  return e.replace(/(?:%[0-9a-f]{2})+/gi, (t) => {
    try {
      return decodeURIComponent(t);
    } catch {
      return t;
    }
  });
}
var vP = "the server fails or is overloaded; try again later", kP = "the server does not support this request", fo = "its certificate is signed by nobody this machine trusts; give the authority\u2019s certificate in NODE_EXTRA_CA_CERTS", rp = {
  ECONNREFUSED: ["it refuses connections; is the endpoint right, and is the server up?", "retry"],
  ENOTFOUND: ["there is no host of that name; is the endpoint right?", "retry"],
  EAI_AGAIN: ["its name could not be resolved just now", "retry"],
  ECONNRESET: ["the connection was reset", "resume"],
  EPIPE: ["the connection was closed", "resume"],
  UND_ERR_SOCKET: ["the connection was closed", "resume"],
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: ["the connection was closed", "resume"],
  UND_ERR_CONNECT_TIMEOUT: ["it cannot be reached; is the endpoint right, or a proxy missing?", "retry"],
  ETIMEDOUT: ["it cannot be reached; is the endpoint right, or a proxy missing?", "retry"],
  EMFILE: ["too many files are open", "slow-down"],
  DEPTH_ZERO_SELF_SIGNED_CERT: [fo, "none"],
  SELF_SIGNED_CERT_IN_CHAIN: [fo, "none"],
  UNABLE_TO_GET_ISSUER_CERT: [fo, "none"],
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: [fo, "none"],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: [fo, "none"],
  CERT_HAS_EXPIRED: ["its certificate has expired", "none"],
  CERT_NOT_YET_VALID: ["its certificate is not valid yet; is the clock of this machine right?", "none"],
  ERR_TLS_CERT_ALTNAME_INVALID: ["its certificate is for another host; is the endpoint right?", "none"],
  ERR_SSL_WRONG_VERSION_NUMBER: ["it does not speak TLS; is the endpoint http: instead of https:?", "none"],
  HPE_INVALID_CONSTANT: ["it does not speak HTTP; is the endpoint https: instead of http:?", "none"],
  EPROTO: ["it does not speak TLS; is the endpoint http: instead of https:?", "none"]
};
function KW(e, t) {
  if (e instanceof X) return e;
  let n = /Proxy.*\((\d{3})\)/.exec(e instanceof Error ? e.message : "")?.[1];
  if (n) return op(Number(n), t);
  let r = E(e) ?? "unknown error", [o, i] = rp[r] ?? ["the connection failed", "retry"];
  return new X(`${je(t)}: ${o} (${r})`, i);
}
function VW(e, t) {
  let n = E(e) ?? "unknown error", [r, o] = rp[n] ?? ["the connection failed", "retry"], i = r.replace(/; is the .*/, ""), s = "correct HTTP_PROXY and HTTPS_PROXY, or name the host in NO_PROXY";
  return new X(
    `the proxy at ${new URL(t).origin}: ${i} (${n}); ${s}`,
    o === "resume" ? "retry" : o
  );
}
function op(e, t) {
  let n = e === 407 ? "the proxy wants other credentials; give them in HTTP_PROXY and HTTPS_PROXY" : e >= 500 ? "the proxy cannot reach it; is the endpoint right, or the host missing in NO_PROXY?" : "the proxy does not let it through; if it need not, name the host in NO_PROXY";
  return new X(`${je(t)}: ${n} (${e})`, e >= 500 ? "slow-down" : "none");
}
function XW(e, t) {
  let n = "a web page comes instead of an answer; is the endpoint right, or does a proxy or portal want a login?";
  return new X(`${je(t)}: ${n} (${e})`, "none");
}
async function ip({ status: e, headers: t, body: n }, r) {
  if (e === 407) return op(e, r);
  let o = await OP(n), [i, s] = xP(e, o, t.location), a = o === void 0 ? e : `${e} ${o}`, c = e === 429 || e >= 500 ? EP(t["retry-after"]) : 0;
  return new X(`${je(r)}: ${i} (${a})`, s, c);
}
function xP(e, t, n) {
  return e === 403 || t === "ExpiredToken" ? ["access is denied; are the credentials right, and is the clock?", "renew"] : e === 404 || e === 410 ? ["the object is gone; it was deleted meanwhile", "none"] : e === 412 ? ["the object was replaced meanwhile", "none"] : e === 416 ? ["the object is shorter than it was; it was replaced meanwhile", "none"] : e >= 300 && e < 400 ? [`it redirects${SP(n)}; use that as endpoint`, "none"] : e === 501 ? [kP, "none"] : e === 408 || e === 429 || e >= 500 ? [vP, "slow-down"] : ["it refuses the request", "none"];
}
function SP(e) {
  return typeof e == "string" && URL.canParse(e) ? ` to ${new URL(e).origin}` : "";
}
var PP = 4096;
async function OP(e) {
  let t = [];
  return await tp(PP, e, t).catch(() => {
  }), /<Code>(\w{1,64})<\/Code>/.exec(Buffer.concat(t).toString("latin1"))?.[1];
}
function EP(e) {
  if (typeof e != "string") return 0;
  let t = /^\d+$/.test(e) ? Number(e) * 1e3 : Date.parse(e) - Date.now();
  return Math.max(t || 0, 0);
}

// src/stores/transfer/limits.ts
var sp = (e) => Math.min(24, 3 * e);
function ap(e) {
  return e * (1 + Math.random() / 4);
}
function cp(e) {
  return Math.random() * Math.min(4e3, e);
}
var lo = { paceBytes: 128 * 1024 ** 2, paceMs: 6e5, paceAfterMs: 6e4 }, up = {
  ...lo,
  singleBytes: 10 * 1024 * 1024,
  idleMs: 1e4,
  hedgeMs: 2e3,
  noProgressMs: 3e4,
  backoffMs: 500,
  progressBytes: 65536
}, YW = {
  idleMs: 12e3,
  noProgressMs: 3e4,
  progressBytes: 1024 ** 2
}, QW = { timeoutMs: 5 * 6e4, pauseMs: 250 };

// src/stores/transfer/retry.ts
import { setTimeout as AP } from "node:timers/promises";
async function fp(e, t) {
  let { signal: n, judge: r, maxFailures: o = () => 3, backoffMs: i = 500 } = e, s = 0, a = 0;
  for (; ; )
    try {
      return await t();
    } catch (c) {
      n.throwIfAborted(), e.hasProgressed?.() && ([s, a] = [0, 0]);
      let u = r(c);
      if (s += u.failures, a += u.retryAfterMs, s >= o() || a > (e.maxWaitMs ?? 4e3)) throw u.error;
      let f = u.failures === 0 ? 0 : cp(i * 2 ** (s - 1)), l = u.retryAfterMs && ap(u.retryAfterMs);
      l > 0 && e.onWait?.(u.error, l), await TP(Math.max(l, f), n);
    }
}
function oU(e) {
  return e instanceof Bi ? 2 : 1;
}
async function TP(e, t) {
  e > 0 && await AP(e, void 0, { signal: t }).catch(() => t.throwIfAborted());
}

// src/stores/transfer/deadline.ts
async function aU({ signal: e, late: t }, n) {
  let r = AbortSignal.timeout(12e3);
  try {
    return await n(AbortSignal.any([e, r]));
  } catch (o) {
    throw e.throwIfAborted(), r.aborted && o === r.reason ? t() : o;
  }
}
async function Ai(e, t) {
  let n = Promise.withResolvers(), r = () => n.reject(t.reason);
  t.addEventListener("abort", r);
  try {
    return await Promise.race([e, n.promise]);
  } finally {
    t.removeEventListener("abort", r);
  }
}

// src/system/program.ts
import { accessSync as CP, constants as _P, statSync as FP } from "node:fs";
import { delimiter as NP, isAbsolute as LP, join as DP } from "node:path";
var WP = process.platform === "win32" ? ".exe" : "";
function pt(e) {
  return (process.env.PATH ?? "").split(NP).filter((n) => LP(n)).map((n) => DP(n, `${e}${WP}`)).find(UP);
}
function Ti(e) {
  let t = pt(e);
  if (t === void 0) throw new ie(`there is no ${e} on PATH`);
  return t;
}
function UP(e) {
  try {
    return CP(e, _P.X_OK), FP(e).isFile();
  } catch {
    return !1;
  }
}
function dt() {
  return { LC_ALL: "C", ...mo(/^(PATH|SystemRoot)$/) };
}
function mo(e) {
  let t = Object.entries(process.env).flatMap(
    ([n, r]) => r && e.test(n) ? [[n, r]] : []
  );
  return Object.fromEntries(t);
}
var Ac = 1e3;
function Yn(e, { exitCode: t, endedBy: n }, r = "") {
  let o = r.trim().slice(-Ac), i = n ? `was ended by ${n}` : `failed with exit code ${t}`;
  return new ie(`${e} ${i}${o === "" ? "" : `: ${o}`}`);
}

// src/system/detached.ts
var Tc = L(mp(), 1);
import { once as jP } from "node:events";
import { finished as zP } from "node:stream/promises";
var HP = /^(NODE_(OPTIONS|EXTRA_CA_CERTS|USE_SYSTEM_CA|COMPILE_CACHE)|SSL_CERT_(FILE|DIR)|LD_LIBRARY_PATH)$/;
function dp({ path: e, args: t }) {
  let n = Object.entries(process.env).filter(([a]) => HP.test(a)), r = (0, Tc.spawn)(e, t, {
    cwd: "/",
    detached: !0,
    stdio: ["pipe", "pipe", "ignore"],
    // One of its threads waits for the kernel all the time.
    env: { ...dt(), ...Object.fromEntries(n), UV_THREADPOOL_SIZE: "8" }
  });
  r.on("error", () => {
  });
  let { pid: o = 0, stdin: i, stdout: s } = r;
  return i.on("error", () => {
  }), { pid: o, stdin: i, stdout: s, kill: () => {
    r.kill("SIGKILL");
  } };
}
async function gU({ path: e, args: t }, { cwd: n, env: r, signal: o }, i = "stdout") {
  let s = process.platform !== "win32", a = (0, Tc.spawn)(e, t, { cwd: n, env: { ...r, ...dt() }, detached: s }), c = a[i];
  a.stdin.destroy();
  for (let l of [a.stdout, a.stderr]) l.resume();
  let u = () => {
    try {
      s && a.pid !== void 0 ? process.kill(-a.pid, "SIGKILL") : a.kill("SIGKILL");
    } catch {
    }
  };
  o.addEventListener("abort", u), o.aborted && u();
  let f = "";
  c.setEncoding("utf8").on("data", (l) => {
    f += l, f.length > pp && u();
  });
  try {
    let [l, m] = await jP(a, "exit");
    if (u(), await zP(c, { signal: AbortSignal.timeout(1e3) }).catch(() => {
    }), o.throwIfAborted(), l === 0 && f.length <= pp) return f;
    throw Yn(e, { exitCode: l, endedBy: m });
  } finally {
    o.removeEventListener("abort", u), a.stdout.destroy(), a.stderr.destroy();
  }
}
var pp = 4 * 1024 ** 2;

// src/job/installed-tree.ts
var Fp = L(hp(), 1);
import fE, { lstatSync as Np, readdirSync as lE, readFileSync as mE } from "node:fs";

// src/files/patterns.ts
import { posix as iE } from "node:path";

// node_modules/balanced-match/dist/esm/index.js
var yp = (e, t, n) => {
  let r, o, i, s, a, c = n.indexOf(e), u = n.indexOf(t, c + 1), f = c;
  if (c >= 0 && u > 0) {
    if (e === t)
      return [c, u];
    for (r = [], i = n.length; f >= 0 && !a; ) {
      if (f === c)
        r.push(f), c = n.indexOf(e, f + 1);
      else if (r.length === 1) {
        let l = r.pop();
        l !== void 0 && (a = [l, u]);
      } else
        o = r.pop(), o !== void 0 && o < i && (i = o, s = u), u = n.indexOf(t, f + 1);
      f = c < u && c >= 0 ? c : u;
    }
    r.length && s !== void 0 && (a = [i, s]);
  }
  return a;
};

// node_modules/brace-expansion/dist/esm/index.js
var gp = "\0SLASH" + Math.random().toFixed(16) + "\0", wp = "\0OPEN" + Math.random().toFixed(16) + "\0", Ri = "\0CLOSE" + Math.random().toFixed(16) + "\0", bp = "\0COMMA" + Math.random().toFixed(16) + "\0", vp = "\0PERIOD" + Math.random().toFixed(16) + "\0", qP = new RegExp(gp, "g"), GP = new RegExp(wp, "g"), JP = new RegExp(Ri, "g"), KP = new RegExp(bp, "g"), VP = new RegExp(vp, "g"), XP = /\\\\/g, ZP = /\\{/g, YP = /\\}/g, QP = /\\,/g, eO = /\\\./g, tO = 1e5, nO = 4e6, rO = 1e3, oO = 1e3, iO = 2e7, sO = 16;
function Cc(e) {
  return isNaN(e) ? e.charCodeAt(0) : parseInt(e, 10);
}
function aO(e) {
  return e.replace(XP, gp).replace(ZP, wp).replace(YP, Ri).replace(QP, bp).replace(eO, vp);
}
function cO(e) {
  return e.replace(qP, "\\").replace(GP, "{").replace(JP, "}").replace(KP, ",").replace(VP, ".");
}
function _c(e, t) {
  for (let n = 0; n < t.length; n++)
    e.push(t[n]);
}
function kp(e, t, n) {
  if (n.remaining < 0)
    return;
  let r = yp("{", "}", t), o = r !== void 0 && t.indexOf("{") < r[0];
  if (n.remaining -= r && !o ? r[1] + 1 : e.length, !(!r || n.remaining < 0))
    return {
      end: r[1],
      pre: e.slice(0, r[0]),
      body: e.slice(r[0] + 1, r[1]),
      post: e.slice(r[1] + 1),
      unmatched: o
    };
}
function uO(e, t) {
  t.remaining -= e.length;
  let n = [];
  for (let i = 0; i < e.length; i++) {
    let s = e.charCodeAt(i);
    s === 123 ? n.push(i) : s === 125 && n.length && n.pop();
  }
  let r = "", o = 0;
  for (let i = 0; i < n.length; i++) {
    let s = n[i];
    r += e.slice(o, s) + "\0", o = s + 1;
  }
  return r + e.slice(o);
}
function fO(e, t) {
  if (t.remaining -= e.length, t.remaining < 0)
    return !1;
  let n = !1;
  for (let r = e.length - 1; r >= 0; r--) {
    let o = e.charCodeAt(r);
    if (o === 125)
      n = !0;
    else if (o === 10 || o === 13 || o === 8232 || o === 8233)
      n = !1;
    else if (o === 44 && n && e.charCodeAt(r + 1) !== 44)
      return !0;
  }
  return !1;
}
function lO(e, t) {
  let n = [], r = "";
  for (; ; ) {
    let o = kp(e, e, t);
    if (t.remaining < 0)
      return;
    if (!o) {
      let u = e.split(",");
      return u[0] = r + u[0], _c(n, u), n;
    }
    let { pre: i, body: s, post: a } = o, c = i.split(",");
    if (c[0] = r + c[0], c[c.length - 1] += "{" + s + "}", !a.length)
      return _c(n, c), n;
    r = c.pop(), _c(n, c), e = a;
  }
}
function po(e, t) {
  return e === void 0 || isNaN(e) ? t : e;
}
function xp(e, t = {}) {
  if (!e)
    return [];
  let n = po(t.max, tO), r = po(t.maxLength, nO), o = po(t.maxDepth, rO), i = po(t.maxRewrites, oO), s = po(t.maxSteps, iO);
  return e.slice(0, 2) === "{}" && (e = "\\{\\}" + e.slice(2)), Fc(aO(e), n, r, o, 0, i, { remaining: s }, !0).map(cO);
}
function mO(e) {
  return "{" + e + "}";
}
function pO(e) {
  return /^-?0\d/.test(e);
}
function dO(e, t) {
  return e <= t;
}
function hO(e, t) {
  return e >= t;
}
function ho(e, t, n, r, o, i, s) {
  let a = [], c = 0, u;
  e: for (let f = 0; f < e.length; f++) {
    let l = e[f] + t, m = n;
    i && !l && (u || (u = n.filter((p) => p)), m = u);
    for (let p = 0; p < m.length; p++) {
      if (a.length >= r)
        break e;
      let d = l + m[p];
      if (c + d.length > o)
        break e;
      a.push(d), c += d.length;
    }
  }
  return s.remaining -= a.length, a;
}
function yO(e, t, n, r, o) {
  let i = e.split(/\.\./), s = [];
  if (i[0] === void 0 || i[1] === void 0)
    return s;
  let a = Cc(i[0]), c = Cc(i[1]), u = Math.max(i[0].length, i[1].length), f = i.length === 3 && i[2] !== void 0 ? Math.max(Math.abs(Cc(i[2])), 1) : 1, l = dO;
  c < a && (f *= -1, l = hO);
  let p = i.some(pO), d = p ? u : 1, h = 0;
  for (let y = a; l(y, c) && s.length < n; y += f) {
    if (o.remaining -= d, o.remaining < 0)
      return;
    let w;
    if (t)
      w = String.fromCharCode(y), w === "\\" && (w = "");
    else if (w = String(y), p) {
      let v = u - w.length;
      if (v > 0) {
        let S = new Array(v + 1).join("0");
        y < 0 ? w = "-" + S + w.slice(1) : w = S + w;
      }
    }
    if (h + w.length > r)
      break;
    s.push(w), h += w.length;
  }
  return s;
}
function Fc(e, t, n, r, o, i, s, a) {
  if (s.remaining -= sO, o > r)
    return [e];
  let c = [""], u = 0, f = !1, l = !0, m = e;
  for (; ; ) {
    let p = kp(e, m, s);
    if (!p)
      return ho(c, e, [""], t, n, f, s);
    p.unmatched && (m = uO(m, s));
    let d = p.pre, h = () => ho(c, d + "{" + p.body + "}" + p.post, [""], t, n, f, s);
    if (/\$$/.test(d)) {
      if (c = ho(c, d + "{" + p.body + "}", [""], t, n, f && !p.post.length, s), l = !1, !p.post.length)
        break;
      e = p.post, m = m.slice(p.end + 1);
      continue;
    }
    let y = /^-?\d+\.\.-?\d+(?:\.\.-?\d+)?$/.test(p.body), w = /^[a-zA-Z]\.\.[a-zA-Z](?:\.\.-?\d+)?$/.test(p.body), v = y || w, S = p.body.indexOf(",") >= 0;
    if (!v && !S) {
      if (u < i && fO(p.post, s)) {
        u++, e = p.pre + "{" + p.body + Ri + p.post, m = m.slice(0, p.end) + Ri + m.slice(p.end + 1), a = !0;
        continue;
      }
      return h();
    }
    l && (f = a && !v, l = !1);
    let O;
    if (v) {
      if (O = yO(p.body, w, t, n, s), !O)
        return h();
    } else {
      let T = lO(p.body, s);
      if (!T)
        return h();
      if (T.length === 1 && T[0] !== void 0) {
        if (T = Fc(T[0], t, n, r, o + 1, i, s, !1).map(mO), s.remaining < 0)
          return h();
        if (T.length === 1) {
          let re = ho(c, d + T[0], [""], t, n, f && !p.post.length, s);
          if (s.remaining < 0)
            return h();
          if (c = re, !p.post.length)
            break;
          e = p.post, m = m.slice(p.end + 1);
          continue;
        }
      }
      let z = f && !p.post.length && !d;
      for (let re = 0; z && re < c.length; re++)
        c[re] && (z = !1);
      O = [];
      let U = 0;
      e: for (let re = 0; re < T.length; re++) {
        let en = Fc(T[re], t, n, r, o + 1, i, s, !1);
        if (s.remaining < 0)
          return h();
        for (let tn = 0; tn < en.length; tn++) {
          let nn = en[tn];
          if (!(z && !nn)) {
            if (O.length >= t || U + nn.length > n)
              break e;
            O.push(nn), U += nn.length;
          }
        }
      }
    }
    let I = ho(c, d, O, t, n, f && !p.post.length, s);
    if (s.remaining < 0)
      return h();
    if (c = I, !p.post.length)
      break;
    e = p.post, m = m.slice(p.end + 1);
  }
  return c;
}

// node_modules/minimatch/dist/esm/assert-valid-pattern.js
var yo = (e) => {
  if (typeof e != "string")
    throw new TypeError("invalid pattern");
  if (e.length > 65536)
    throw new TypeError("pattern is too long");
};

// node_modules/minimatch/dist/esm/brace-expressions.js
var gO = {
  "[:alnum:]": ["\\p{L}\\p{Nl}\\p{Nd}", !0],
  "[:alpha:]": ["\\p{L}\\p{Nl}", !0],
  "[:ascii:]": ["\\x00-\\x7f", !1],
  "[:blank:]": ["\\p{Zs}\\t", !0],
  "[:cntrl:]": ["\\p{Cc}", !0],
  "[:digit:]": ["\\p{Nd}", !0],
  "[:graph:]": ["\\p{Z}\\p{C}", !0, !0],
  "[:lower:]": ["\\p{Ll}", !0],
  "[:print:]": ["\\p{C}", !0],
  "[:punct:]": ["\\p{P}", !0],
  "[:space:]": ["\\p{Z}\\t\\r\\n\\v\\f", !0],
  "[:upper:]": ["\\p{Lu}", !0],
  "[:word:]": ["\\p{L}\\p{Nl}\\p{Nd}\\p{Pc}", !0],
  "[:xdigit:]": ["A-Fa-f0-9", !1]
}, go = (e) => e.replace(/[[\]\\-]/g, "\\$&"), wO = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), Sp = (e) => e.join(""), Pp = (e, t) => {
  let n = t;
  if (e.charAt(n) !== "[")
    throw new Error("not in a brace expression");
  let r = [], o = [], i = n + 1, s = !1, a = !1, c = !1, u = !1, f = n, l = "";
  e: for (; i < e.length; ) {
    let h = e.charAt(i);
    if ((h === "!" || h === "^") && i === n + 1) {
      u = !0, i++;
      continue;
    }
    if (h === "]" && s && !c) {
      f = i + 1;
      break;
    }
    if (s = !0, h === "\\" && !c) {
      c = !0, i++;
      continue;
    }
    if (h === "[" && !c) {
      for (let [y, [w, v, S]] of Object.entries(gO))
        if (e.startsWith(y, i)) {
          if (l)
            return ["$.", !1, e.length - n, !0];
          i += y.length, S ? o.push(w) : r.push(w), a = a || v;
          continue e;
        }
    }
    if (c = !1, l) {
      h > l ? r.push(go(l) + "-" + go(h)) : h === l && r.push(go(h)), l = "", i++;
      continue;
    }
    if (e.startsWith("-]", i + 1)) {
      r.push(go(h + "-")), i += 2;
      continue;
    }
    if (e.startsWith("-", i + 1)) {
      l = h, i += 2;
      continue;
    }
    r.push(go(h)), i++;
  }
  if (f < i)
    return ["", !1, 0, !1];
  if (!r.length && !o.length)
    return ["$.", !1, e.length - n, !0];
  if (o.length === 0 && r.length === 1 && /^\\?.$/.test(r[0]) && !u) {
    let h = r[0].length === 2 ? r[0].slice(-1) : r[0];
    return [wO(h), !1, f - n, !1];
  }
  let m = "[" + (u ? "^" : "") + Sp(r) + "]", p = "[" + (u ? "" : "^") + Sp(o) + "]";
  return [r.length && o.length ? "(" + m + "|" + p + ")" : r.length ? m : p, a, f - n, !0];
};

// node_modules/minimatch/dist/esm/unescape.js
var Dt = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !0 } = {}) => n ? t ? e.replace(/\[([^/\\])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\])\]/g, "$1$2").replace(/\\([^/])/g, "$1") : t ? e.replace(/\[([^/\\{}])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\{}])\]/g, "$1$2").replace(/\\([^/{}])/g, "$1");

// node_modules/minimatch/dist/esm/ast.js
var xe, bO = /* @__PURE__ */ new Set(["!", "?", "+", "*", "@"]), Nc = (e) => bO.has(e), Op = (e) => Nc(e.type), vO = /* @__PURE__ */ new Map([
  ["!", ["@"]],
  ["?", ["?", "@"]],
  ["@", ["@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@"]]
]), kO = /* @__PURE__ */ new Map([
  ["!", ["?"]],
  ["@", ["?"]],
  ["+", ["?", "*"]]
]), xO = /* @__PURE__ */ new Map([
  ["!", ["?", "@"]],
  ["?", ["?", "@"]],
  ["@", ["?", "@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@", "?", "*"]]
]), Ep = /* @__PURE__ */ new Map([
  ["!", /* @__PURE__ */ new Map([["!", "@"]])],
  [
    "?",
    /* @__PURE__ */ new Map([
      ["*", "*"],
      ["+", "*"]
    ])
  ],
  [
    "@",
    /* @__PURE__ */ new Map([
      ["!", "!"],
      ["?", "?"],
      ["@", "@"],
      ["*", "*"],
      ["+", "+"]
    ])
  ],
  [
    "+",
    /* @__PURE__ */ new Map([
      ["?", "*"],
      ["*", "*"]
    ])
  ]
]), SO = "(?!(?:^|/)\\.\\.?(?:$|/))", Ci = "(?!\\.)", PO = /* @__PURE__ */ new Set(["[", "."]), OO = /* @__PURE__ */ new Set(["..", "."]), EO = new Set("().*{}+?[]^$\\!"), IO = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), Lc = "[^/]", Ip = Lc + "*?", $p = Lc + "+?", $O = 0, ln = class {
  type;
  #t;
  #n;
  #o = !1;
  #e = [];
  #r;
  #a;
  #u;
  #c = !1;
  #i;
  #s;
  // set to true if it's an extglob with no children
  // (which really means one child of '')
  #f = !1;
  id = ++$O;
  get depth() {
    return (this.#r?.depth ?? -1) + 1;
  }
  [/* @__PURE__ */ Symbol.for("nodejs.util.inspect.custom")]() {
    return {
      "@@type": "AST",
      id: this.id,
      type: this.type,
      root: this.#t.id,
      parent: this.#r?.id,
      depth: this.depth,
      partsLength: this.#e.length,
      parts: this.#e
    };
  }
  constructor(t, n, r = {}) {
    this.type = t, t && (this.#n = !0), this.#r = n, this.#t = this.#r ? this.#r.#t : this, this.#i = this.#t === this ? r : this.#t.#i, this.#u = this.#t === this ? [] : this.#t.#u, t === "!" && !this.#t.#c && this.#u.push(this), this.#a = this.#r ? this.#r.#e.length : 0;
  }
  get hasMagic() {
    if (this.#n !== void 0)
      return this.#n;
    for (let t of this.#e)
      if (typeof t != "string" && (t.type || t.hasMagic))
        return this.#n = !0;
    return this.#n;
  }
  // reconstructs the pattern
  toString() {
    return this.#s !== void 0 ? this.#s : this.type ? this.#s = this.type + "(" + this.#e.map((t) => String(t)).join("|") + ")" : this.#s = this.#e.map((t) => String(t)).join("");
  }
  #g() {
    if (this !== this.#t)
      throw new Error("should only call on root");
    if (this.#c)
      return this;
    this.toString(), this.#c = !0;
    let t;
    for (; t = this.#u.pop(); ) {
      if (t.type !== "!")
        continue;
      let n = t, r = n.#r;
      for (; r; ) {
        for (let o = n.#a + 1; !r.type && o < r.#e.length; o++)
          for (let i of t.#e) {
            if (typeof i == "string")
              throw new Error("string part in extglob AST??");
            i.copyIn(r.#e[o]);
          }
        n = r, r = n.#r;
      }
    }
    return this;
  }
  push(...t) {
    for (let n of t)
      if (n !== "") {
        if (typeof n != "string" && !(n instanceof xe && n.#r === this))
          throw new Error("invalid part: " + n);
        this.#e.push(n);
      }
  }
  toJSON() {
    let t = this.type === null ? this.#e.slice().map((n) => typeof n == "string" ? n : n.toJSON()) : [this.type, ...this.#e.map((n) => n.toJSON())];
    return this.isStart() && !this.type && t.unshift([]), this.isEnd() && (this === this.#t || this.#t.#c && this.#r?.type === "!") && t.push({}), t;
  }
  isStart() {
    if (this.#t === this)
      return !0;
    if (!this.#r?.isStart())
      return !1;
    if (this.#a === 0)
      return !0;
    let t = this.#r;
    for (let n = 0; n < this.#a; n++) {
      let r = t.#e[n];
      if (!(r instanceof xe && r.type === "!"))
        return !1;
    }
    return !0;
  }
  isEnd() {
    if (this.#t === this || this.#r?.type === "!")
      return !0;
    if (!this.#r?.isEnd())
      return !1;
    if (!this.type)
      return this.#r?.isEnd();
    let t = this.#r ? this.#r.#e.length : 0;
    return this.#a === t - 1;
  }
  copyIn(t) {
    typeof t == "string" ? this.push(t) : this.push(t.clone(this));
  }
  clone(t) {
    let n = new xe(this.type, t);
    for (let r of this.#e)
      n.copyIn(r);
    return n;
  }
  static #l(t, n, r, o, i) {
    let s = o.maxExtglobRecursion ?? 2, a = !1, c = !1, u = -1, f = !1;
    if (n.type === null) {
      let h = r, y = "";
      for (; h < t.length; ) {
        let w = t.charAt(h++);
        if (a || w === "\\") {
          a = !a, y += w;
          continue;
        }
        if (c) {
          h === u + 1 ? (w === "^" || w === "!") && (f = !0) : w === "]" && !(h === u + 2 && f) && (c = !1), y += w;
          continue;
        } else if (w === "[") {
          c = !0, u = h, f = !1, y += w;
          continue;
        }
        if (!o.noext && Nc(w) && t.charAt(h) === "(" && i <= s) {
          n.push(y), y = "";
          let S = new xe(w, n);
          h = xe.#l(t, S, h, o, i + 1), n.push(S);
          continue;
        }
        y += w;
      }
      return n.push(y), h;
    }
    let l = r + 1, m = new xe(null, n), p = [], d = "";
    for (; l < t.length; ) {
      let h = t.charAt(l++);
      if (a || h === "\\") {
        a = !a, d += h;
        continue;
      }
      if (c) {
        l === u + 1 ? (h === "^" || h === "!") && (f = !0) : h === "]" && !(l === u + 2 && f) && (c = !1), d += h;
        continue;
      } else if (h === "[") {
        c = !0, u = l, f = !1, d += h;
        continue;
      }
      if (!o.noext && Nc(h) && t.charAt(l) === "(" && /* c8 ignore start - the maxDepth is sufficient here */
      (i <= s || n && n.#m(h))) {
        let w = n && n.#m(h) ? 0 : 1;
        m.push(d), d = "";
        let v = new xe(h, m);
        m.push(v), l = xe.#l(t, v, l, o, i + w);
        continue;
      }
      if (h === "|") {
        m.push(d), d = "", p.push(m), m = new xe(null, n);
        continue;
      }
      if (h === ")")
        return d === "" && n.#e.length === 0 && (n.#f = !0), m.push(d), d = "", n.push(...p, m), l;
      d += h;
    }
    return n.type = null, n.#n = void 0, n.#e = [t.substring(r - 1)], l;
  }
  #w(t) {
    return this.#d(t, kO);
  }
  #d(t, n = vO) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null)
      return !1;
    let r = t.#e[0];
    return !r || typeof r != "object" || r.type === null ? !1 : this.#m(r.type, n);
  }
  #m(t, n = xO) {
    return !!n.get(this.type)?.includes(t);
  }
  #b(t, n) {
    let r = t.#e[0], o = new xe(null, r, this.options);
    o.#e.push(""), r.push(o), this.#h(t, n);
  }
  #h(t, n) {
    let r = t.#e[0];
    this.#e.splice(n, 1, ...r.#e);
    for (let o of r.#e)
      typeof o == "object" && (o.#r = this);
    this.#s = void 0;
  }
  #v(t) {
    return !!Ep.get(this.type)?.has(t);
  }
  #k(t) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null || this.#e.length !== 1)
      return !1;
    let n = t.#e[0];
    return !n || typeof n != "object" || n.type === null ? !1 : this.#v(n.type);
  }
  #x(t) {
    let n = Ep.get(this.type), r = t.#e[0], o = n?.get(r.type);
    if (!o)
      return !1;
    this.#e = r.#e;
    for (let i of this.#e)
      typeof i == "object" && (i.#r = this);
    this.type = o, this.#s = void 0, this.#f = !1;
  }
  static fromGlob(t, n = {}) {
    let r = new xe(null, void 0, n);
    return xe.#l(t, r, 0, n, 0), r;
  }
  // returns the regular expression if there's magic, or the unescaped
  // string if not.
  toMMPattern() {
    if (this !== this.#t)
      return this.#t.toMMPattern();
    let t = this.toString(), [n, r, o, i] = this.toRegExpSource();
    if (!(o || this.#n || this.#i.nocase && !this.#i.nocaseMagicOnly && t.toUpperCase() !== t.toLowerCase()))
      return r;
    let a = (this.#i.nocase ? "i" : "") + (i ? "u" : "");
    return Object.assign(new RegExp(`^${n}$`, a), {
      _src: n,
      _glob: t
    });
  }
  get options() {
    return this.#i;
  }
  // returns the string match, the regexp source, whether there's magic
  // in the regexp (so a regular expression is required) and whether or
  // not the uflag is needed for the regular expression (for posix classes)
  // TODO: instead of injecting the start/end at this point, just return
  // the BODY of the regexp, along with the start/end portions suitable
  // for binding the start/end in either a joined full-path makeRe context
  // (where we bind to (^|/), or a standalone matchPart context (where
  // we bind to ^, and not /).  Otherwise slashes get duped!
  //
  // In part-matching mode, the start is:
  // - if not isStart: nothing
  // - if traversal possible, but not allowed: ^(?!\.\.?$)
  // - if dots allowed or not possible: ^
  // - if dots possible and not allowed: ^(?!\.)
  // end is:
  // - if not isEnd(): nothing
  // - else: $
  //
  // In full-path matching mode, we put the slash at the START of the
  // pattern, so start is:
  // - if first pattern: same as part-matching mode
  // - if not isStart(): nothing
  // - if traversal possible, but not allowed: /(?!\.\.?(?:$|/))
  // - if dots allowed or not possible: /
  // - if dots possible and not allowed: /(?!\.)
  // end is:
  // - if last pattern, same as part-matching mode
  // - else nothing
  //
  // Always put the (?:$|/) on negated tails, though, because that has to be
  // there to bind the end of the negated pattern portion, and it's easier to
  // just stick it in now rather than try to inject it later in the middle of
  // the pattern.
  //
  // We can just always return the same end, and leave it up to the caller
  // to know whether it's going to be used joined or in parts.
  // And, if the start is adjusted slightly, can do the same there:
  // - if not isStart: nothing
  // - if traversal possible, but not allowed: (?:/|^)(?!\.\.?$)
  // - if dots allowed or not possible: (?:/|^)
  // - if dots possible and not allowed: (?:/|^)(?!\.)
  //
  // But it's better to have a simpler binding without a conditional, for
  // performance, so probably better to return both start options.
  //
  // Then the caller just ignores the end if it's not the first pattern,
  // and the start always gets applied.
  //
  // But that's always going to be $ if it's the ending pattern, or nothing,
  // so the caller can just attach $ at the end of the pattern when building.
  //
  // So the todo is:
  // - better detect what kind of start is needed
  // - return both flavors of starting pattern
  // - attach $ at the end of the pattern when creating the actual RegExp
  //
  // Ah, but wait, no, that all only applies to the root when the first pattern
  // is not an extglob. If the first pattern IS an extglob, then we need all
  // that dot prevention biz to live in the extglob portions, because eg
  // +(*|.x*) can match .xy but not .yx.
  //
  // So, return the two flavors if it's #root and the first child is not an
  // AST, otherwise leave it to the child AST to handle it, and there,
  // use the (?:^|/) style of start binding.
  //
  // Even simplified further:
  // - Since the start for a join is eg /(?!\.) and the start for a part
  // is ^(?!\.), we can just prepend (?!\.) to the pattern (either root
  // or start or whatever) and prepend ^ or / at the Regexp construction.
  toRegExpSource(t) {
    let n = t ?? !!this.#i.dot;
    if (this.#t === this && (this.#p(), this.#g()), !Op(this)) {
      let c = this.isStart() && this.isEnd() && !this.#e.some((p) => typeof p != "string"), u = this.#e.map((p) => {
        let [d, h, y, w] = typeof p == "string" ? xe.#S(p, this.#n, c) : p.toRegExpSource(t);
        return this.#n = this.#n || y, this.#o = this.#o || w, d;
      }).join(""), f = "";
      if (this.isStart() && typeof this.#e[0] == "string" && !(this.#e.length === 1 && OO.has(this.#e[0]))) {
        let d = PO, h = (
          // dots are allowed, and the pattern starts with [ or .
          n && d.has(u.charAt(0)) || // the pattern starts with \., and then [ or .
          u.startsWith("\\.") && d.has(u.charAt(2)) || // the pattern starts with \.\., and then [ or .
          u.startsWith("\\.\\.") && d.has(u.charAt(4))
        ), y = !n && !t && d.has(u.charAt(0));
        f = h ? SO : y ? Ci : "";
      }
      let l = "";
      return this.isEnd() && this.#t.#c && this.#r?.type === "!" && (l = "(?:$|\\/)"), [
        f + u + l,
        Dt(u),
        this.#n = !!this.#n,
        this.#o
      ];
    }
    let r = this.type === "*" || this.type === "+", o = this.type === "!" ? "(?:(?!(?:" : "(?:", i = this.#y(n);
    if (this.isStart() && this.isEnd() && !i && this.type !== "!") {
      let c = this.toString(), u = this;
      return u.#e = [c], u.type = null, u.#n = void 0, [c, Dt(this.toString()), !1, !1];
    }
    let s = !r || t || n || !Ci ? "" : this.#y(!0);
    s === i && (s = ""), s && (i = `(?:${i})(?:${s})*?`);
    let a = "";
    if (this.type === "!" && this.#f)
      a = (this.isStart() && !n ? Ci : "") + $p;
    else {
      let c = this.type === "!" ? (
        // !() must match something,but !(x) can match ''
        "))" + (this.isStart() && !n && !t ? Ci : "") + Ip + ")"
      ) : this.type === "@" ? ")" : this.type === "?" ? ")?" : this.type === "+" && s ? ")" : this.type === "*" && s ? ")?" : `)${this.type}`;
      a = o + i + c;
    }
    return [
      a,
      Dt(i),
      this.#n = !!this.#n,
      this.#o
    ];
  }
  #p() {
    if (Op(this)) {
      let t = 0, n = !1;
      do {
        n = !0;
        for (let r = 0; r < this.#e.length; r++) {
          let o = this.#e[r];
          typeof o == "object" && (o.#p(), this.#d(o) ? (n = !1, this.#h(o, r)) : this.#w(o) ? (n = !1, this.#b(o, r)) : this.#k(o) && (n = !1, this.#x(o)));
        }
      } while (!n && ++t < 10);
    } else
      for (let t of this.#e)
        typeof t == "object" && t.#p();
    this.#s = void 0;
  }
  #y(t) {
    return this.#e.map((n) => {
      if (typeof n == "string")
        throw new Error("string type in extglob ast??");
      let [r, o, i, s] = n.toRegExpSource(t);
      return this.#o = this.#o || s, r;
    }).filter((n) => !(this.isStart() && this.isEnd()) || !!n).join("|");
  }
  static #S(t, n, r = !1) {
    let o = !1, i = "", s = !1, a = !1;
    for (let c = 0; c < t.length; c++) {
      let u = t.charAt(c);
      if (o) {
        o = !1, i += (EO.has(u) ? "\\" : "") + u;
        continue;
      }
      if (u === "*") {
        if (a)
          continue;
        a = !0, i += r && /^[*]+$/.test(t) ? $p : Ip, n = !0;
        continue;
      } else
        a = !1;
      if (u === "\\") {
        c === t.length - 1 ? i += "\\\\" : o = !0;
        continue;
      }
      if (u === "[") {
        let [f, l, m, p] = Pp(t, c);
        if (m) {
          i += f, s = s || l, c += m - 1, n = n || p;
          continue;
        }
      }
      if (u === "?") {
        i += Lc, n = !0;
        continue;
      }
      i += IO(u);
    }
    return [i, Dt(t), !!n, s];
  }
};
xe = ln;

// node_modules/minimatch/dist/esm/escape.js
var Dc = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !1 } = {}) => n ? t ? e.replace(/[?*()[\]{}]/g, "[$&]") : e.replace(/[?*()[\]\\{}]/g, "\\$&") : t ? e.replace(/[?*()[\]]/g, "[$&]") : e.replace(/[?*()[\]\\]/g, "\\$&");

// node_modules/minimatch/dist/esm/index.js
var ye = (e, t, n = {}) => (yo(t), !n.nocomment && t.charAt(0) === "#" ? !1 : new ze(t, n).match(e)), MO = /^\*+([^+@!?*[(]*)$/, BO = (e) => (t) => !t.startsWith(".") && t.endsWith(e), AO = (e) => (t) => t.endsWith(e), TO = (e) => (e = e.toLowerCase(), (t) => !t.startsWith(".") && t.toLowerCase().endsWith(e)), RO = (e) => (e = e.toLowerCase(), (t) => t.toLowerCase().endsWith(e)), CO = /^\*+\.\*+$/, _O = (e) => !e.startsWith(".") && e.includes("."), FO = (e) => e !== "." && e !== ".." && e.includes("."), NO = /^\.\*+$/, LO = (e) => e !== "." && e !== ".." && e.startsWith("."), DO = /^\*+$/, WO = (e) => e.length !== 0 && !e.startsWith("."), UO = (e) => e.length !== 0 && e !== "." && e !== "..", jO = /^\?+([^+@!?*[(]*)?$/, zO = ([e, t = ""]) => {
  let n = Ap([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, HO = ([e, t = ""]) => {
  let n = Tp([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, qO = ([e, t = ""]) => {
  let n = Tp([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, GO = ([e, t = ""]) => {
  let n = Ap([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, Ap = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && !n.startsWith(".");
}, Tp = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && n !== "." && n !== "..";
}, Rp = typeof process == "object" && process ? typeof process.env == "object" && process.env && process.env.__MINIMATCH_TESTING_PLATFORM__ || process.platform : "posix", Mp = {
  win32: { sep: "\\" },
  posix: { sep: "/" }
}, JO = Rp === "win32" ? Mp.win32.sep : Mp.posix.sep;
ye.sep = JO;
var de = /* @__PURE__ */ Symbol("globstar **");
ye.GLOBSTAR = de;
var KO = "[^/]", VO = KO + "*?", XO = "(?:(?!(?:\\/|^)(?:\\.{1,2})($|\\/)).)*?", ZO = "(?:(?!(?:\\/|^)\\.).)*?", YO = (e, t = {}) => (n) => ye(n, e, t);
ye.filter = YO;
var _e = (e, t = {}) => Object.assign({}, e, t), QO = (e) => {
  if (!e || typeof e != "object" || !Object.keys(e).length)
    return ye;
  let t = ye;
  return Object.assign((r, o, i = {}) => t(r, o, _e(e, i)), {
    Minimatch: class extends t.Minimatch {
      constructor(o, i = {}) {
        super(o, _e(e, i));
      }
      static defaults(o) {
        return t.defaults(_e(e, o)).Minimatch;
      }
    },
    AST: class extends t.AST {
      /* c8 ignore start */
      constructor(o, i, s = {}) {
        super(o, i, _e(e, s));
      }
      /* c8 ignore stop */
      static fromGlob(o, i = {}) {
        return t.AST.fromGlob(o, _e(e, i));
      }
    },
    unescape: (r, o = {}) => t.unescape(r, _e(e, o)),
    escape: (r, o = {}) => t.escape(r, _e(e, o)),
    filter: (r, o = {}) => t.filter(r, _e(e, o)),
    defaults: (r) => t.defaults(_e(e, r)),
    makeRe: (r, o = {}) => t.makeRe(r, _e(e, o)),
    braceExpand: (r, o = {}) => t.braceExpand(r, _e(e, o)),
    match: (r, o, i = {}) => t.match(r, o, _e(e, i)),
    sep: t.sep,
    GLOBSTAR: de
  });
};
ye.defaults = QO;
var Cp = (e, t = {}) => (yo(e), t.nobrace || !/\{(?:(?!\{).)*\}/.test(e) ? [e] : xp(e, { max: t.braceExpandMax }));
ye.braceExpand = Cp;
var eE = (e, t = {}) => new ze(e, t).makeRe();
ye.makeRe = eE;
var tE = (e, t, n = {}) => {
  let r = new ze(t, n);
  return e = e.filter((o) => r.match(o)), r.options.nonull && !e.length && e.push(t), e;
};
ye.match = tE;
var Bp = /[?*]|[+@!]\(.*?\)|\[|\]/, nE = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), ze = class {
  options;
  set;
  pattern;
  windowsPathsNoEscape;
  nonegate;
  negate;
  comment;
  empty;
  preserveMultipleSlashes;
  partial;
  globSet;
  globParts;
  nocase;
  isWindows;
  platform;
  windowsNoMagicRoot;
  maxGlobstarRecursion;
  regexp;
  constructor(t, n = {}) {
    yo(t), n = n || {}, this.options = n, this.maxGlobstarRecursion = n.maxGlobstarRecursion ?? 200, this.pattern = t, this.platform = n.platform || Rp, this.isWindows = this.platform === "win32";
    let r = "allowWindowsEscape";
    this.windowsPathsNoEscape = !!n.windowsPathsNoEscape || n[r] === !1, this.windowsPathsNoEscape && (this.pattern = this.pattern.replace(/\\/g, "/")), this.preserveMultipleSlashes = !!n.preserveMultipleSlashes, this.regexp = null, this.negate = !1, this.nonegate = !!n.nonegate, this.comment = !1, this.empty = !1, this.partial = !!n.partial, this.nocase = !!this.options.nocase, this.windowsNoMagicRoot = n.windowsNoMagicRoot !== void 0 ? n.windowsNoMagicRoot : !!(this.isWindows && this.nocase), this.globSet = [], this.globParts = [], this.set = [], this.make();
  }
  hasMagic() {
    if (this.options.magicalBraces && this.set.length > 1)
      return !0;
    for (let t of this.set)
      for (let n of t)
        if (typeof n != "string")
          return !0;
    return !1;
  }
  debug(...t) {
  }
  make() {
    let t = this.pattern, n = this.options;
    if (!n.nocomment && t.charAt(0) === "#") {
      this.comment = !0;
      return;
    }
    if (!t) {
      this.empty = !0;
      return;
    }
    this.parseNegate(), this.globSet = [...new Set(this.braceExpand())], n.debug && (this.debug = (...i) => console.error(...i)), this.debug(this.pattern, this.globSet);
    let r = this.globSet.map((i) => this.slashSplit(i));
    this.globParts = this.preprocess(r), this.debug(this.pattern, this.globParts);
    let o = this.globParts.map((i, s, a) => {
      if (this.isWindows && this.windowsNoMagicRoot) {
        let c = i[0] === "" && i[1] === "" && (i[2] === "?" || !Bp.test(i[2])) && !Bp.test(i[3]), u = /^[a-z]:/i.test(i[0]);
        if (c)
          return [
            ...i.slice(0, 4),
            ...i.slice(4).map((f) => this.parse(f))
          ];
        if (u)
          return [i[0], ...i.slice(1).map((f) => this.parse(f))];
      }
      return i.map((c) => this.parse(c));
    });
    if (this.debug(this.pattern, o), this.set = o.filter((i) => i.indexOf(!1) === -1), this.isWindows)
      for (let i = 0; i < this.set.length; i++) {
        let s = this.set[i];
        s[0] === "" && s[1] === "" && this.globParts[i][2] === "?" && typeof s[3] == "string" && /^[a-z]:$/i.test(s[3]) && (s[2] = "?");
      }
    this.debug(this.pattern, this.set);
  }
  // various transforms to equivalent pattern sets that are
  // faster to process in a filesystem walk.  The goal is to
  // eliminate what we can, and push all ** patterns as far
  // to the right as possible, even if it increases the number
  // of patterns that we have to process.
  preprocess(t) {
    if (this.options.noglobstar)
      for (let r of t)
        for (let o = 0; o < r.length; o++)
          r[o] === "**" && (r[o] = "*");
    let { optimizationLevel: n = 1 } = this.options;
    return n >= 2 ? (t = this.firstPhasePreProcess(t), t = this.secondPhasePreProcess(t)) : n >= 1 ? t = this.levelOneOptimize(t) : t = this.adjascentGlobstarOptimize(t), t;
  }
  // just get rid of adjascent ** portions
  adjascentGlobstarOptimize(t) {
    return t.map((n) => {
      let r = -1;
      for (; (r = n.indexOf("**", r + 1)) !== -1; ) {
        let o = r;
        for (; n[o + 1] === "**"; )
          o++;
        o !== r && n.splice(r, o - r);
      }
      return n;
    });
  }
  // get rid of adjascent ** and resolve .. portions
  levelOneOptimize(t) {
    return t.map((n) => (n = n.reduce((r, o) => {
      let i = r[r.length - 1];
      return o === "**" && i === "**" ? r : o === ".." && i && i !== ".." && i !== "." && i !== "**" ? (r.pop(), r) : (r.push(o), r);
    }, []), n.length === 0 ? [""] : n));
  }
  levelTwoFileOptimize(t) {
    Array.isArray(t) || (t = this.slashSplit(t));
    let n = !1;
    do {
      if (n = !1, !this.preserveMultipleSlashes) {
        for (let o = 1; o < t.length - 1; o++) {
          let i = t[o];
          o === 1 && i === "" && t[0] === "" || (i === "." || i === "") && (n = !0, t.splice(o, 1), o--);
        }
        t[0] === "." && t.length === 2 && (t[1] === "." || t[1] === "") && (n = !0, t.pop());
      }
      let r = 0;
      for (; (r = t.indexOf("..", r + 1)) !== -1; ) {
        let o = t[r - 1];
        o && o !== "." && o !== ".." && o !== "**" && !(this.isWindows && /^[a-z]:$/i.test(o)) && (n = !0, t.splice(r - 1, 2), r -= 2);
      }
    } while (n);
    return t.length === 0 ? [""] : t;
  }
  // First phase: single-pattern processing
  // <pre> is 1 or more portions
  // <rest> is 1 or more portions
  // <p> is any portion other than ., .., '', or **
  // <e> is . or ''
  //
  // **/.. is *brutal* for filesystem walking performance, because
  // it effectively resets the recursive walk each time it occurs,
  // and ** cannot be reduced out by a .. pattern part like a regexp
  // or most strings (other than .., ., and '') can be.
  //
  // <pre>/**/../<p>/<p>/<rest> -> {<pre>/../<p>/<p>/<rest>,<pre>/**/<p>/<p>/<rest>}
  // <pre>/<e>/<rest> -> <pre>/<rest>
  // <pre>/<p>/../<rest> -> <pre>/<rest>
  // **/**/<rest> -> **/<rest>
  //
  // **/*/<rest> -> */**/<rest> <== not valid because ** doesn't follow
  // this WOULD be allowed if ** did follow symlinks, or * didn't
  firstPhasePreProcess(t) {
    let n = !1;
    do {
      n = !1;
      for (let r of t) {
        let o = -1;
        for (; (o = r.indexOf("**", o + 1)) !== -1; ) {
          let s = o;
          for (; r[s + 1] === "**"; )
            s++;
          s > o && r.splice(o + 1, s - o);
          let a = r[o + 1], c = r[o + 2], u = r[o + 3];
          if (a !== ".." || !c || c === "." || c === ".." || !u || u === "." || u === "..")
            continue;
          n = !0, r.splice(o, 1);
          let f = r.slice(0);
          f[o] = "**", t.push(f), o--;
        }
        if (!this.preserveMultipleSlashes) {
          for (let s = 1; s < r.length - 1; s++) {
            let a = r[s];
            s === 1 && a === "" && r[0] === "" || (a === "." || a === "") && (n = !0, r.splice(s, 1), s--);
          }
          r[0] === "." && r.length === 2 && (r[1] === "." || r[1] === "") && (n = !0, r.pop());
        }
        let i = 0;
        for (; (i = r.indexOf("..", i + 1)) !== -1; ) {
          let s = r[i - 1];
          if (s && s !== "." && s !== ".." && s !== "**") {
            n = !0;
            let c = i === 1 && r[i + 1] === "**" ? ["."] : [];
            r.splice(i - 1, 2, ...c), r.length === 0 && r.push(""), i -= 2;
          }
        }
      }
    } while (n);
    return t;
  }
  // second phase: multi-pattern dedupes
  // {<pre>/*/<rest>,<pre>/<p>/<rest>} -> <pre>/*/<rest>
  // {<pre>/<rest>,<pre>/<rest>} -> <pre>/<rest>
  // {<pre>/**/<rest>,<pre>/<rest>} -> <pre>/**/<rest>
  //
  // {<pre>/**/<rest>,<pre>/**/<p>/<rest>} -> <pre>/**/<rest>
  // ^-- not valid because ** doens't follow symlinks
  secondPhasePreProcess(t) {
    for (let n = 0; n < t.length - 1; n++)
      for (let r = n + 1; r < t.length; r++) {
        let o = this.partsMatch(t[n], t[r], !this.preserveMultipleSlashes);
        if (o) {
          t[n] = [], t[r] = o;
          break;
        }
      }
    return t.filter((n) => n.length);
  }
  partsMatch(t, n, r = !1) {
    let o = 0, i = 0, s = [], a = "";
    for (; o < t.length && i < n.length; )
      if (t[o] === n[i])
        s.push(a === "b" ? n[i] : t[o]), o++, i++;
      else if (r && t[o] === "**" && n[i] === t[o + 1])
        s.push(t[o]), o++;
      else if (r && n[i] === "**" && t[o] === n[i + 1])
        s.push(n[i]), i++;
      else if (t[o] === "*" && n[i] && (this.options.dot || !n[i].startsWith(".")) && n[i] !== "**") {
        if (a === "b")
          return !1;
        a = "a", s.push(t[o]), o++, i++;
      } else if (n[i] === "*" && t[o] && (this.options.dot || !t[o].startsWith(".")) && t[o] !== "**") {
        if (a === "a")
          return !1;
        a = "b", s.push(n[i]), o++, i++;
      } else
        return !1;
    return t.length === n.length && s;
  }
  parseNegate() {
    if (this.nonegate)
      return;
    let t = this.pattern, n = !1, r = 0;
    for (let o = 0; o < t.length && t.charAt(o) === "!"; o++)
      n = !n, r++;
    r && (this.pattern = t.slice(r)), this.negate = n;
  }
  // set partial to true to test if, for example,
  // "/a/b" matches the start of "/*/b/*/d"
  // Partial means, if you run out of file before you run
  // out of pattern, then that's fine, as long as all
  // the parts match.
  matchOne(t, n, r = !1) {
    let o = 0, i = 0;
    if (this.isWindows) {
      let a = typeof t[0] == "string" && /^[a-z]:$/i.test(t[0]), c = !a && t[0] === "" && t[1] === "" && t[2] === "?" && /^[a-z]:$/i.test(t[3]), u = typeof n[0] == "string" && /^[a-z]:$/i.test(n[0]), f = !u && n[0] === "" && n[1] === "" && n[2] === "?" && typeof n[3] == "string" && /^[a-z]:$/i.test(n[3]), l = c ? 3 : a ? 0 : void 0, m = f ? 3 : u ? 0 : void 0;
      if (typeof l == "number" && typeof m == "number") {
        let [p, d] = [
          t[l],
          n[m]
        ];
        p.toLowerCase() === d.toLowerCase() && (n[m] = p, i = m, o = l);
      }
    }
    let { optimizationLevel: s = 1 } = this.options;
    return s >= 2 && (t = this.levelTwoFileOptimize(t)), n.includes(de) ? this.#t(t, n, r, o, i) : this.#o(t, n, r, o, i);
  }
  #t(t, n, r, o, i) {
    let s = n.indexOf(de, i), a = n.lastIndexOf(de), [c, u, f] = r ? [
      n.slice(i, s),
      n.slice(s + 1),
      []
    ] : [
      n.slice(i, s),
      n.slice(s + 1, a),
      n.slice(a + 1)
    ];
    if (c.length) {
      let v = t.slice(o, o + c.length);
      if (!this.#o(v, c, r, 0, 0))
        return !1;
      o += c.length, i += c.length;
    }
    let l = 0;
    if (f.length) {
      if (f.length + o > t.length)
        return !1;
      let v = t.length - f.length;
      if (this.#o(t, f, r, v, 0))
        l = f.length;
      else {
        if (t[t.length - 1] !== "" || o + f.length === t.length || (v--, !this.#o(t, f, r, v, 0)))
          return !1;
        l = f.length + 1;
      }
    }
    if (!u.length) {
      let v = !!l;
      for (let S = o; S < t.length - l; S++) {
        let O = String(t[S]);
        if (v = !0, O === "." || O === ".." || !this.options.dot && O.startsWith("."))
          return !1;
      }
      return r || v;
    }
    let m = [[[], 0]], p = m[0], d = 0, h = [0];
    for (let v of u)
      v === de ? (h.push(d), p = [[], 0], m.push(p)) : (p[0].push(v), d++);
    let y = m.length - 1, w = t.length - l;
    for (let v of m)
      v[1] = w - (h[y--] + v[0].length);
    return !!this.#n(t, m, o, 0, r, 0, !!l);
  }
  // return false for "nope, not matching"
  // return null for "not matching, cannot keep trying"
  #n(t, n, r, o, i, s, a) {
    let c = n[o];
    if (!c) {
      for (let l = r; l < t.length; l++) {
        a = !0;
        let m = t[l];
        if (m === "." || m === ".." || !this.options.dot && m.startsWith("."))
          return !1;
      }
      return a;
    }
    let [u, f] = c;
    for (; r <= f; ) {
      if (this.#o(t.slice(0, r + u.length), u, i, r, 0) && s < this.maxGlobstarRecursion) {
        let p = this.#n(t, n, r + u.length, o + 1, i, s + 1, a);
        if (p !== !1)
          return p;
      }
      let m = t[r];
      if (m === "." || m === ".." || !this.options.dot && m.startsWith("."))
        return !1;
      r++;
    }
    return i || null;
  }
  #o(t, n, r, o, i) {
    let s, a, c, u;
    for (s = o, a = i, u = t.length, c = n.length; s < u && a < c; s++, a++) {
      this.debug("matchOne loop");
      let f = n[a], l = t[s];
      if (this.debug(n, f, l), f === !1 || f === de)
        return !1;
      let m;
      if (typeof f == "string" ? (m = l === f, this.debug("string match", f, l, m)) : (m = f.test(l), this.debug("pattern match", f, l, m)), !m)
        return !1;
    }
    if (s === u && a === c)
      return !0;
    if (s === u)
      return r;
    if (a === c)
      return s === u - 1 && t[s] === "";
    throw new Error("wtf?");
  }
  braceExpand() {
    return Cp(this.pattern, this.options);
  }
  parse(t) {
    yo(t);
    let n = this.options;
    if (t === "**")
      return de;
    if (t === "")
      return "";
    let r, o = null;
    (r = t.match(DO)) ? o = n.dot ? UO : WO : (r = t.match(MO)) ? o = (n.nocase ? n.dot ? RO : TO : n.dot ? AO : BO)(r[1]) : (r = t.match(jO)) ? o = (n.nocase ? n.dot ? HO : zO : n.dot ? qO : GO)(r) : (r = t.match(CO)) ? o = n.dot ? FO : _O : (r = t.match(NO)) && (o = LO);
    let i = ln.fromGlob(t, this.options).toMMPattern();
    return o && typeof i == "object" && Reflect.defineProperty(i, "test", { value: o }), i;
  }
  makeRe() {
    if (this.regexp || this.regexp === !1)
      return this.regexp;
    let t = this.set;
    if (!t.length)
      return this.regexp = !1, this.regexp;
    let n = this.options, r = n.noglobstar ? VO : n.dot ? XO : ZO, o = new Set(n.nocase ? ["i"] : []), i = t.map((c) => {
      let u = c.map((l) => {
        if (l instanceof RegExp)
          for (let m of l.flags.split(""))
            o.add(m);
        return typeof l == "string" ? nE(l) : l === de ? de : l._src;
      });
      u.forEach((l, m) => {
        let p = u[m + 1], d = u[m - 1];
        l !== de || d === de || (d === void 0 ? p !== void 0 && p !== de ? u[m + 1] = "(?:\\/|" + r + "\\/)?" + p : u[m] = r : p === void 0 ? u[m - 1] = d + "(?:\\/|\\/" + r + ")?" : p !== de && (u[m - 1] = d + "(?:\\/|\\/" + r + "\\/)" + p, u[m + 1] = de));
      });
      let f = u.filter((l) => l !== de);
      if (this.partial && f.length >= 1) {
        let l = [];
        for (let m = 1; m <= f.length; m++)
          l.push(f.slice(0, m).join("/"));
        return "(?:" + l.join("|") + ")";
      }
      return f.join("/");
    }).join("|"), [s, a] = t.length > 1 ? ["(?:", ")"] : ["", ""];
    i = "^" + s + i + a + "$", this.partial && (i = "^(?:\\/|" + s + i.slice(1, -1) + a + ")$"), this.negate && (i = "^(?!" + i + ").+$");
    try {
      this.regexp = new RegExp(i, [...o].join(""));
    } catch {
      this.regexp = !1;
    }
    return this.regexp;
  }
  slashSplit(t) {
    return this.preserveMultipleSlashes ? t.split("/") : this.isWindows && /^\/\/[^/]+/.test(t) ? ["", ...t.split(/\/+/)] : t.split(/\/+/);
  }
  match(t, n = this.partial) {
    if (this.debug("match", t, this.pattern), this.comment)
      return !1;
    if (this.empty)
      return t === "";
    if (t === "/" && n)
      return !0;
    let r = this.options;
    this.isWindows && (t = t.split("\\").join("/"));
    let o = this.slashSplit(t);
    this.debug(this.pattern, "split", o);
    let i = this.set;
    this.debug(this.pattern, "set", i);
    let s = o[o.length - 1];
    if (!s)
      for (let a = o.length - 2; !s && a >= 0; a--)
        s = o[a];
    for (let a of i) {
      let c = o;
      if (r.matchBase && a.length === 1 && (c = [s]), this.matchOne(c, a, n))
        return r.flipNegate ? !0 : !this.negate;
    }
    return r.flipNegate ? !1 : this.negate;
  }
  static defaults(t) {
    return ye.defaults(t).Minimatch;
  }
};
ye.AST = ln;
ye.Minimatch = ze;
ye.escape = Dc;
ye.unescape = Dt;

// src/files/windows-names.ts
var rE = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³]) *(\.|$)/i;
function oE(e) {
  if (e === "." || e === "..") return;
  if (rE.test(e)) return "it is a device";
  if (/[. ]$/.test(e)) return "it ends in a dot or a blank";
  let t = [...e].find((n) => n < " " || '<>:"|?*\\'.includes(n));
  return t === void 0 ? void 0 : `it has the character ${JSON.stringify(t)}`;
}
function _i(e) {
  for (let t of e.split("/")) {
    let n = oE(t);
    if (n !== void 0) throw new Error(`Windows has no file ${JSON.stringify(t)}: ${n}`);
  }
}

// src/files/patterns.ts
var _p = {
  dot: !0,
  nobrace: !0,
  nocomment: !0,
  noext: !0,
  nonegate: !0,
  // All paths have `/`, on Windows, too.
  platform: "linux"
};
function Ee(e, t, { platform: n = process.platform, home: r = Rt() } = {}) {
  let o = { platform: n, home: r && G(r, n) }, i = e.filter((c) => !c.startsWith("#")).map((c) => sE(c, G(t, n), o)), s = i.filter((c) => !c.negated), a = (c, u = -1) => i.findLast((f, l) => l > u && f.names(c))?.negated ?? !1;
  return {
    lines: s.map(
      (c, u) => cE(c, u, { order: i.indexOf(c), platform: n })
    ),
    excludes: s.length < i.length ? a : void 0
  };
}
function sE(e, t, n) {
  let r = Bt(n.platform), o = n.platform === "win32", i = e.match(/^[!\s]*/)?.[0] ?? "", s = G(e.slice(i.length), n.platform), [a, c] = aE(s, t, { ...n, maths: r }), [, u = "", f = ""] = iE.normalize(c).match(/^((?:\.\.(?:\/|$))*)(.*?)\/*$/s) ?? [], l = r.resolve(a, u), m = f === "" || f === ".", p = new ze(f, _p), d = o ? new ze(f, { ..._p, nocase: !0 }) : p;
  return {
    line: e,
    negated: i.split("!").length % 2 === 0,
    /** The absolute directory that the rest is relative to. */
    anchor: l,
    /** The segments of the rest: strings, and other values for segments that are patterns. */
    segments: m ? [] : p.set[0] ?? [],
    /** The pattern after the anchor, as written. */
    rest: f,
    names(h) {
      let y = r.relative(l, h);
      return y.startsWith("../") || y === ".." || r.isAbsolute(y) ? !1 : m ? y === "" : d.match(f.endsWith("**") ? `${y}/` : y);
    }
  };
}
function aE(e, t, { maths: n, home: r }) {
  let { root: o } = n.parse(e);
  if (o !== "") return [n.resolve(t, o), e.slice(o.length).replace(/^\/+/, "")];
  if (e !== "~" && !e.startsWith("~/")) return [t, e];
  if (r === void 0) throw new Error(`the line ${e} of \`path\` is wrong here: ${oi}`);
  return [r, e.slice(2)];
}
function cE({ line: e, anchor: t, segments: n, rest: r, names: o }, i, { order: s, platform: a }) {
  let { join: c } = Bt(a), u = n.findIndex((p) => typeof p != "string"), f = u === -1, l = f ? n.slice(0, -1) : n.slice(0, u);
  a === "win32" && uE(e, t, n);
  let m = c(t, ...l);
  return {
    number: i,
    order: s,
    text: e,
    base: m,
    rest: r.split("/").slice(l.length).join("/"),
    literal: f ? c(t, ...n) : void 0,
    matches: (p) => o(c(m, p))
  };
}
function uE(e, t, n) {
  let r = `the line ${e} of \`path\` is wrong here`;
  if (t.startsWith("//./")) throw new Error(`${r}: it is a device`);
  try {
    for (let o of n) typeof o == "string" && _i(o);
  } catch (o) {
    throw new Error(`${r}: ${P(o)}`);
  }
}

// src/job/installed-tree.ts
function Lp({ directories: e, marks: t }) {
  let n = (0, Fp.createHash)("sha256");
  for (let r of e)
    for (let o of fE.globSync(t, { cwd: r }).sort()) {
      let i = B(r, o);
      n.update(JSON.stringify([r, o])), Np(i, { throwIfNoEntry: !1 })?.isFile() && n.update(mE(i));
    }
  return n.digest("hex");
}
function Dp(e, t) {
  if (!t) return e;
  let n = ({ line: r, path: o }) => t.patterns.includes(r.text) && !t.matches.includes(o);
  return e.filter((r) => !n(r));
}
var pE = 5e3, dE = 20;
function hE(e) {
  let t = Date.now() - dE;
  return e.flatMap((n) => {
    let r = zp(n);
    return r.length === 0 || r.length > pE ? [] : { directory: n, bornMs: yE(n, r), seenMs: t };
  });
}
function Wp({ paths: e, mode: t, rolling: n, lookupOnly: r }) {
  if (n || r || t === "lazy") return;
  let { lines: o } = Ee(e, process.cwd());
  return hE(o.flatMap(({ literal: i }) => i ?? []));
}
function yE(e, t) {
  let n = 0;
  for (let r of t) {
    let o = jp(B(e, r))?.birthtimeMs ?? 0;
    if (o === 0) return 0;
    n = Math.max(n, o);
  }
  return n;
}
function Up(e) {
  return e.filter(({ directory: n, bornMs: r, seenMs: o }) => {
    let i = (a) => {
      let c = jp(B(n, a));
      return !c || c.birthtimeMs <= r ? !1 : !c.isDirectory() || c.mtimeMs > o;
    }, s = zp(n);
    return s.length > 0 && s.every(i);
  }).map(({ directory: n }) => n);
}
function jp(e) {
  try {
    return Np(e);
  } catch {
    return;
  }
}
function zp(e) {
  try {
    return lE(e);
  } catch {
    return [];
  }
}

// src/system/disk/scratch.ts
import { mkdtempSync as xE, rmSync as Jp } from "node:fs";
import { join as SE } from "node:path";

// src/system/disk/space.ts
import { statfsSync as gE } from "node:fs";
import { statfs as wE } from "node:fs/promises";
var bE = 0.05, vE = { bytes: 256 * 1024 * 1024, files: 64 * 1024 }, kE = 20;
async function Hp(e) {
  let { bavail: t, blocks: n, bsize: r, ffree: o, files: i } = await wE(e), s = (c, u) => Math.floor(Math.min(u * bE, vE[c])), a = i === 0 ? Number.POSITIVE_INFINITY : o - s("files", i);
  return { bytes: t * r - s("bytes", n * r), files: a };
}
function mn(e, t) {
  return E(e) === "ENOSPC" || /No space left on device/.test(P(e)) ? qp(t) : e;
}
async function Qn(e, t, n, r) {
  let { bytesWritten: o } = await e.writev(n, r).catch((i) => {
    throw mn(i, t);
  });
  if (o !== Qe(n)) throw qp(t);
}
function qp(e) {
  let { bavail: t, blocks: n, bsize: r, ffree: o, files: i } = gE(e), s = `${j(t * r)} of ${j(n * r)} are free`, a = i > 0 && o === 0 ? ", and the file system takes no more files" : "";
  return new Error(
    `no space is left (ENOSPC) on the disk of ${e}: ${s}${a}. Make room on this disk`
  );
}
async function ot(e, t) {
  let n = await Hp(e), r = (o, i) => new Error(`${o} are needed, but only ${i} are free at ${e}`);
  if (n.bytes < t.bytes)
    throw r(j(t.bytes), j(Math.max(0, n.bytes)));
  if (n.files < (t.files ?? 0)) throw r(`${t.files} files`, `${Math.max(0, n.files)}`);
}
async function wo(e, t, n) {
  let r = new AbortController(), o = setInterval(async () => {
    let { bytes: i, files: s } = await Hp(e).catch(() => ({ bytes: 0, files: 0 }));
    (i < 0 || s < 0) && r.abort(new Error(`hardly any space is left at ${e}`));
  }, kE);
  try {
    return await n(AbortSignal.any([t, r.signal]));
  } finally {
    clearInterval(o);
  }
}

// src/system/disk/scratch.ts
var Wc = /* @__PURE__ */ new Set();
function Gp() {
  for (let e of Wc) Jp(e, { recursive: !0, force: !0 });
}
function PE(e) {
  try {
    return xE(SE(e, "headstart-"));
  } catch (t) {
    throw mn(t, e);
  }
}
function Se(e) {
  process.listeners("exit").includes(Gp) || process.on("exit", Gp);
  let t = PE(e);
  Wc.add(t);
  let n = () => {
    Jp(t, { recursive: !0, force: !0 }), Wc.delete(t);
  };
  return { dir: t, remove: n, [Symbol.dispose]: n };
}

// src/system/run.ts
import { AsyncLocalStorage as OE } from "node:async_hooks";
import { subscribe as EE, unsubscribe as IE } from "node:diagnostics_channel";
var $E = 6e4;
async function pn(e, t, n) {
  return ht({ path: Ti(e), args: t }, n);
}
async function ht(e, t) {
  let { limitMs: n = $E, goodCodes: r = [0], signal: o, ...i } = t, s = new AbortController(), a = new ie(`${e.path} did not end within ${n / 1e3} seconds`), c = 10, u = () => {
    --c === 0 && s.abort(a);
  }, f = n < 1 / 0 ? setInterval(u, n / c) : void 0;
  try {
    let l = AbortSignal.any([o, s.signal]), m = await Uc(e, { ...i, signal: l });
    if (m.exitCode !== null && r.includes(m.exitCode)) return m.stdout;
    throw Yn(e.path, m, m.stderr.toString());
  } finally {
    clearInterval(f);
  }
}
var Kp = new OE();
async function Uc({ path: e, args: t }, n) {
  let { cwd: r, signal: o, input: i = Buffer.alloc(0), env: s = dt(), abortBy: a = "SIGKILL" } = n;
  o.throwIfAborted();
  let [c, u] = [[], []], f, l = () => {
    f?.kill(a);
  }, m = (d) => {
    Kp.getStore() === m && (f = d.process, process.nextTick(() => {
      f?.stdin?.on("error", () => {
      }), o.aborted && l();
    }));
  }, p = {
    cwd: r,
    env: s,
    // Without `input`, the program's standard input would stay open.
    input: i,
    silent: !0,
    ignoreReturnCode: !0,
    // In milliseconds. Processes that the program has started may hold its output open for this long.
    delay: 1e3,
    listeners: {
      stdout: (d) => {
        c.push(d);
      },
      stderr: (d) => {
        u.push(d);
      }
    }
  };
  EE(Vp, m), o.addEventListener("abort", l);
  try {
    let d = await Kp.run(m, () => Hl(ME(e), t, p));
    o.throwIfAborted();
    let h = f?.signalCode ?? null;
    return { exitCode: d, endedBy: h, stdout: Buffer.concat(c), stderr: Buffer.concat(u) };
  } catch (d) {
    throw o.throwIfAborted(), new ie(`${e} could not be run: ${P(d)}`);
  } finally {
    IE(Vp, m), o.removeEventListener("abort", l), f?.stdout?.destroy(), f?.stderr?.destroy();
  }
}
var Vp = "child_process";
function ME(e) {
  if (/\\("|$)/.test(e)) throw new Error("its path cannot be quoted");
  return `"${e.replaceAll('"', '\\"')}"`;
}

// src/system/tools.ts
import { readFileSync as BE } from "node:fs";
async function Xp(e, t = !0) {
  let n = async (s) => {
    let a = t ? pt(s) : void 0;
    return a && await AE(a, e) && a;
  }, [r, o, i] = await Promise.all([
    TE(e),
    n("mksquashfs"),
    n("unsquashfs")
  ]);
  return { tar: r, zstd: pt("zstd"), mksquashfs: o, unsquashfs: i };
}
async function AE(e, t) {
  let n = await Yp("-version", e, t), [, r, o, i] = n.match(/squashfs version ((\d+)\.(\d+)(?:\.\d+)?)/) ?? [];
  return Number(o) * 100 + Number(i) >= 405 ? r : void 0;
}
async function TE(e) {
  if (process.platform === "win32") return { dialect: "node" };
  for (let t of ["tar", "gtar", "bsdtar"]) {
    let n = pt(t), r = n && (RE(n) ?? CE(await Yp("--version", n, e)));
    if (r) return { path: n, dialect: r };
  }
  return { dialect: "node" };
}
var Zp = { "GNU tar": "gnu", bsdtar: "bsd" };
function RE(e) {
  try {
    let t = BE(e);
    return Object.entries(Zp).find(([n]) => t.includes(`\0${n}\0`))?.[1];
  } catch {
    return;
  }
}
async function Yp(e, t, n) {
  let r = { cwd: "/", signal: n, limitMs: 1e4, goodCodes: [0, 1] };
  try {
    return (await ht({ path: t, args: [e] }, r)).toString();
  } catch (o) {
    return n.throwIfAborted(), x(`Not used: ${P(o)}`), "";
  }
}
function CE(e) {
  return Object.entries(Zp).find(([t]) => e.includes(t))?.[1];
}

// src/files/matches.ts
import { lstatSync as BI } from "node:fs";

// node_modules/@actions/glob/lib/internal-globber.js
import * as rr from "fs";

// node_modules/@actions/glob/lib/internal-glob-options-helper.js
function jc(e) {
  let t = {
    followSymbolicLinks: !0,
    implicitDescendants: !0,
    matchDirectories: !0,
    omitBrokenSymbolicLinks: !0,
    excludeHiddenFiles: !1
  };
  return e && (typeof e.followSymbolicLinks == "boolean" && (t.followSymbolicLinks = e.followSymbolicLinks, ve(`followSymbolicLinks '${t.followSymbolicLinks}'`)), typeof e.implicitDescendants == "boolean" && (t.implicitDescendants = e.implicitDescendants, ve(`implicitDescendants '${t.implicitDescendants}'`)), typeof e.matchDirectories == "boolean" && (t.matchDirectories = e.matchDirectories, ve(`matchDirectories '${t.matchDirectories}'`)), typeof e.omitBrokenSymbolicLinks == "boolean" && (t.omitBrokenSymbolicLinks = e.omitBrokenSymbolicLinks, ve(`omitBrokenSymbolicLinks '${t.omitBrokenSymbolicLinks}'`)), typeof e.excludeHiddenFiles == "boolean" && (t.excludeHiddenFiles = e.excludeHiddenFiles, ve(`excludeHiddenFiles '${t.excludeHiddenFiles}'`))), t;
}

// node_modules/@actions/glob/lib/internal-globber.js
import * as Ui from "path";

// node_modules/@actions/glob/lib/internal-path-helper.js
var Wt = L(Qp(), 1);
import * as er from "path";
var Ut = process.platform === "win32";
function gt(e) {
  if (e = yt(e), Ut && /^\\\\[^\\]+(\\[^\\]+)?$/.test(e))
    return e;
  let t = er.dirname(e);
  return Ut && /^\\\\[^\\]+\\[^\\]+\\$/.test(t) && (t = yt(t)), t;
}
function Ni(e, t) {
  if ((0, Wt.default)(e, "ensureAbsoluteRoot parameter 'root' must not be empty"), (0, Wt.default)(t, "ensureAbsoluteRoot parameter 'itemPath' must not be empty"), bo(t))
    return t;
  if (Ut) {
    if (t.match(/^[A-Z]:[^\\/]|^[A-Z]:$/i)) {
      let n = process.cwd();
      return (0, Wt.default)(n.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${n}'`), t[0].toUpperCase() === n[0].toUpperCase() ? t.length === 2 ? `${t[0]}:\\${n.substr(3)}` : (n.endsWith("\\") || (n += "\\"), `${t[0]}:\\${n.substr(3)}${t.substr(2)}`) : `${t[0]}:\\${t.substr(2)}`;
    } else if (He(t).match(/^\\$|^\\[^\\]/)) {
      let n = process.cwd();
      return (0, Wt.default)(n.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${n}'`), `${n[0]}:\\${t.substr(1)}`;
    }
  }
  return (0, Wt.default)(bo(e), "ensureAbsoluteRoot parameter 'root' must have an absolute root"), e.endsWith("/") || Ut && e.endsWith("\\") || (e += er.sep), e + t;
}
function bo(e) {
  return (0, Wt.default)(e, "hasAbsoluteRoot parameter 'itemPath' must not be empty"), e = He(e), Ut ? e.startsWith("\\\\") || /^[A-Z]:\\/i.test(e) : e.startsWith("/");
}
function vo(e) {
  return (0, Wt.default)(e, "isRooted parameter 'itemPath' must not be empty"), e = He(e), Ut ? e.startsWith("\\") || /^[A-Z]:/i.test(e) : e.startsWith("/");
}
function He(e) {
  return e = e || "", Ut ? (e = e.replace(/\//g, "\\"), (/^\\\\+[^\\]/.test(e) ? "\\" : "") + e.replace(/\\\\+/g, "\\")) : e.replace(/\/\/+/g, "/");
}
function yt(e) {
  return e ? (e = He(e), !e.endsWith(er.sep) || e === er.sep || Ut && /^[A-Z]:\\$/i.test(e) ? e : e.substr(0, e.length - 1)) : "";
}

// node_modules/@actions/glob/lib/internal-match-kind.js
var qe;
(function(e) {
  e[e.None = 0] = "None", e[e.Directory = 1] = "Directory", e[e.File = 2] = "File", e[e.All = 3] = "All";
})(qe || (qe = {}));

// node_modules/@actions/glob/lib/internal-pattern-helper.js
var ed = process.platform === "win32";
function Hc(e) {
  e = e.filter((r) => !r.negate);
  let t = {};
  for (let r of e) {
    let o = ed ? r.searchPath.toUpperCase() : r.searchPath;
    t[o] = "candidate";
  }
  let n = [];
  for (let r of e) {
    let o = ed ? r.searchPath.toUpperCase() : r.searchPath;
    if (t[o] === "included")
      continue;
    let i = !1, s = o, a = gt(s);
    for (; a !== s; ) {
      if (t[a]) {
        i = !0;
        break;
      }
      s = a, a = gt(s);
    }
    i || (n.push(r.searchPath), t[o] = "included");
  }
  return n;
}
function td(e, t) {
  let n = qe.None;
  for (let r of e)
    r.negate ? n &= ~r.match(t) : n |= r.match(t);
  return n;
}
function nd(e, t) {
  return e.some((n) => !n.negate && n.partialMatch(t));
}

// node_modules/@actions/glob/lib/internal-pattern.js
import * as id from "os";
import * as nr from "path";
var jt = L(rd(), 1);

// node_modules/@actions/glob/lib/internal-path.js
import * as dn from "path";
var tr = L(od(), 1), NE = process.platform === "win32", hn = class {
  /**
   * Constructs a Path
   * @param itemPath Path or array of segments
   */
  constructor(t) {
    if (this.segments = [], typeof t == "string")
      if ((0, tr.default)(t, "Parameter 'itemPath' must not be empty"), t = yt(t), !vo(t))
        this.segments = t.split(dn.sep);
      else {
        let n = t, r = gt(n);
        for (; r !== n; ) {
          let o = dn.basename(n);
          this.segments.unshift(o), n = r, r = gt(n);
        }
        this.segments.unshift(n);
      }
    else {
      (0, tr.default)(t.length > 0, "Parameter 'itemPath' must not be an empty array");
      for (let n = 0; n < t.length; n++) {
        let r = t[n];
        (0, tr.default)(r, "Parameter 'itemPath' must not contain any empty segments"), r = He(t[n]), n === 0 && vo(r) ? (r = yt(r), (0, tr.default)(r === gt(r), "Parameter 'itemPath' root segment contains information for multiple segments"), this.segments.push(r)) : ((0, tr.default)(!r.includes(dn.sep), "Parameter 'itemPath' contains unexpected path separators"), this.segments.push(r));
      }
    }
  }
  /**
   * Converts the path to it's string representation
   */
  toString() {
    let t = this.segments[0], n = t.endsWith(dn.sep) || NE && /^[A-Z]:$/i.test(t);
    for (let r = 1; r < this.segments.length; r++)
      n ? n = !1 : t += dn.sep, t += this.segments[r];
    return t;
  }
};

// node_modules/@actions/glob/lib/internal-pattern.js
var wt = process.platform === "win32", ko = class e {
  constructor(t, n = !1, r, o) {
    this.negate = !1;
    let i;
    if (typeof t == "string")
      i = t.trim();
    else {
      r = r || [], (0, jt.default)(r.length, "Parameter 'segments' must not empty");
      let u = e.getLiteral(r[0]);
      (0, jt.default)(u && bo(u), "Parameter 'segments' first element must be a root path"), i = new hn(r).toString().trim(), t && (i = `!${i}`);
    }
    for (; i.startsWith("!"); )
      this.negate = !this.negate, i = i.substr(1).trim();
    i = e.fixupPattern(i, o), this.segments = new hn(i).segments, this.trailingSeparator = He(i).endsWith(nr.sep), i = yt(i);
    let s = !1, a = this.segments.map((u) => e.getLiteral(u)).filter((u) => !s && !(s = u === ""));
    this.searchPath = new hn(a).toString(), this.rootRegExp = new RegExp(e.regExpEscape(a[0]), wt ? "i" : ""), this.isImplicitPattern = n;
    let c = {
      dot: !0,
      nobrace: !0,
      nocase: wt,
      nocomment: !0,
      noext: !0,
      nonegate: !0
    };
    i = wt ? i.replace(/\\/g, "/") : i, this.minimatch = new ze(i, c);
  }
  /**
   * Matches the pattern against the specified path
   */
  match(t) {
    return this.segments[this.segments.length - 1] === "**" ? (t = He(t), !t.endsWith(nr.sep) && this.isImplicitPattern === !1 && (t = `${t}${nr.sep}`)) : t = yt(t), this.minimatch.match(t) ? this.trailingSeparator ? qe.Directory : qe.All : qe.None;
  }
  /**
   * Indicates whether the pattern may match descendants of the specified path
   */
  partialMatch(t) {
    return t = yt(t), gt(t) === t ? this.rootRegExp.test(t) : this.minimatch.matchOne(t.split(wt ? /\\+/ : /\/+/), this.minimatch.set[0], !0);
  }
  /**
   * Escapes glob patterns within a path
   */
  static globEscape(t) {
    return (wt ? t : t.replace(/\\/g, "\\\\")).replace(/(\[)(?=[^/]+\])/g, "[[]").replace(/\?/g, "[?]").replace(/\*/g, "[*]");
  }
  /**
   * Normalizes slashes and ensures absolute root
   */
  static fixupPattern(t, n) {
    (0, jt.default)(t, "pattern cannot be empty");
    let r = new hn(t).segments.map((o) => e.getLiteral(o));
    if ((0, jt.default)(r.every((o, i) => (o !== "." || i === 0) && o !== ".."), `Invalid pattern '${t}'. Relative pathing '.' and '..' is not allowed.`), (0, jt.default)(!vo(t) || r[0], `Invalid pattern '${t}'. Root segment must not contain globs.`), t = He(t), t === "." || t.startsWith(`.${nr.sep}`))
      t = e.globEscape(process.cwd()) + t.substr(1);
    else if (t === "~" || t.startsWith(`~${nr.sep}`))
      n = n || id.homedir(), (0, jt.default)(n, "Unable to determine HOME directory"), (0, jt.default)(bo(n), `Expected HOME directory to be a rooted path. Actual '${n}'`), t = e.globEscape(n) + t.substr(1);
    else if (wt && (t.match(/^[A-Z]:$/i) || t.match(/^[A-Z]:[^\\]/i))) {
      let o = Ni("C:\\dummy-root", t.substr(0, 2));
      t.length > 2 && !o.endsWith("\\") && (o += "\\"), t = e.globEscape(o) + t.substr(2);
    } else if (wt && (t === "\\" || t.match(/^\\[^\\]/))) {
      let o = Ni("C:\\dummy-root", "\\");
      o.endsWith("\\") || (o += "\\"), t = e.globEscape(o) + t.substr(1);
    } else
      t = Ni(e.globEscape(process.cwd()), t);
    return He(t);
  }
  /**
   * Attempts to unescape a pattern segment to create a literal path segment.
   * Otherwise returns empty string.
   */
  static getLiteral(t) {
    let n = "";
    for (let r = 0; r < t.length; r++) {
      let o = t[r];
      if (o === "\\" && !wt && r + 1 < t.length) {
        n += t[++r];
        continue;
      } else {
        if (o === "*" || o === "?")
          return "";
        if (o === "[" && r + 1 < t.length) {
          let i = "", s = -1;
          for (let a = r + 1; a < t.length; a++) {
            let c = t[a];
            if (c === "\\" && !wt && a + 1 < t.length) {
              i += t[++a];
              continue;
            } else if (c === "]") {
              s = a;
              break;
            } else
              i += c;
          }
          if (s >= 0) {
            if (i.length > 1)
              return "";
            if (i) {
              n += i, r = s;
              continue;
            }
          }
        }
      }
      n += o;
    }
    return n;
  }
  /**
   * Escapes regexp special characters
   * https://javascript.info/regexp-escaping
   */
  static regExpEscape(t) {
    return t.replace(/[[\\^$.|?*+()]/g, "\\$&");
  }
};

// node_modules/@actions/glob/lib/internal-search-state.js
var xo = class {
  constructor(t, n) {
    this.path = t, this.level = n;
  }
};

// node_modules/@actions/glob/lib/internal-globber.js
var qc = function(e, t, n, r) {
  function o(i) {
    return i instanceof n ? i : new n(function(s) {
      s(i);
    });
  }
  return new (n || (n = Promise))(function(i, s) {
    function a(f) {
      try {
        u(r.next(f));
      } catch (l) {
        s(l);
      }
    }
    function c(f) {
      try {
        u(r.throw(f));
      } catch (l) {
        s(l);
      }
    }
    function u(f) {
      f.done ? i(f.value) : o(f.value).then(a, c);
    }
    u((r = r.apply(e, t || [])).next());
  });
}, LE = function(e) {
  if (!Symbol.asyncIterator) throw new TypeError("Symbol.asyncIterator is not defined.");
  var t = e[Symbol.asyncIterator], n;
  return t ? t.call(e) : (e = typeof __values == "function" ? __values(e) : e[Symbol.iterator](), n = {}, r("next"), r("throw"), r("return"), n[Symbol.asyncIterator] = function() {
    return this;
  }, n);
  function r(i) {
    n[i] = e[i] && function(s) {
      return new Promise(function(a, c) {
        s = e[i](s), o(a, c, s.done, s.value);
      });
    };
  }
  function o(i, s, a, c) {
    Promise.resolve(c).then(function(u) {
      i({ value: u, done: a });
    }, s);
  }
}, zt = function(e) {
  return this instanceof zt ? (this.v = e, this) : new zt(e);
}, DE = function(e, t, n) {
  if (!Symbol.asyncIterator) throw new TypeError("Symbol.asyncIterator is not defined.");
  var r = n.apply(e, t || []), o, i = [];
  return o = Object.create((typeof AsyncIterator == "function" ? AsyncIterator : Object).prototype), a("next"), a("throw"), a("return", s), o[Symbol.asyncIterator] = function() {
    return this;
  }, o;
  function s(p) {
    return function(d) {
      return Promise.resolve(d).then(p, l);
    };
  }
  function a(p, d) {
    r[p] && (o[p] = function(h) {
      return new Promise(function(y, w) {
        i.push([p, h, y, w]) > 1 || c(p, h);
      });
    }, d && (o[p] = d(o[p])));
  }
  function c(p, d) {
    try {
      u(r[p](d));
    } catch (h) {
      m(i[0][3], h);
    }
  }
  function u(p) {
    p.value instanceof zt ? Promise.resolve(p.value.v).then(f, l) : m(i[0][2], p);
  }
  function f(p) {
    c("next", p);
  }
  function l(p) {
    c("throw", p);
  }
  function m(p, d) {
    p(d), i.shift(), i.length && c(i[0][0], i[0][1]);
  }
}, WE = process.platform === "win32", Wi = class e {
  constructor(t) {
    this.patterns = [], this.searchPaths = [], this.options = jc(t);
  }
  getSearchPaths() {
    return this.searchPaths.slice();
  }
  glob() {
    return qc(this, void 0, void 0, function* () {
      var t, n, r, o;
      let i = [];
      try {
        for (var s = !0, a = LE(this.globGenerator()), c; c = yield a.next(), t = c.done, !t; s = !0) {
          o = c.value, s = !1;
          let u = o;
          i.push(u);
        }
      } catch (u) {
        n = { error: u };
      } finally {
        try {
          !s && !t && (r = a.return) && (yield r.call(a));
        } finally {
          if (n) throw n.error;
        }
      }
      return i;
    });
  }
  globGenerator() {
    return DE(this, arguments, function* () {
      let n = jc(this.options), r = [];
      for (let s of this.patterns)
        r.push(s), n.implicitDescendants && (s.trailingSeparator || s.segments[s.segments.length - 1] !== "**") && r.push(new ko(s.negate, !0, s.segments.concat("**")));
      let o = [];
      for (let s of Hc(r)) {
        ve(`Search path '${s}'`);
        try {
          yield zt(rr.promises.lstat(s));
        } catch (a) {
          if (a.code === "ENOENT")
            continue;
          throw a;
        }
        o.unshift(new xo(s, 1));
      }
      let i = [];
      for (; o.length; ) {
        let s = o.pop(), a = td(r, s.path), c = !!a || nd(r, s.path);
        if (!a && !c)
          continue;
        let u = yield zt(
          e.stat(s, n, i)
          // Broken symlink, or symlink cycle detected, or no longer exists
        );
        if (u && !(n.excludeHiddenFiles && Ui.basename(s.path).match(/^\./)))
          if (u.isDirectory()) {
            if (a & qe.Directory && n.matchDirectories)
              yield yield zt(s.path);
            else if (!c)
              continue;
            let f = s.level + 1, l = (yield zt(rr.promises.readdir(s.path))).map((m) => new xo(Ui.join(s.path, m), f));
            o.push(...l.reverse());
          } else a & qe.File && (yield yield zt(s.path));
      }
    });
  }
  /**
   * Constructs a DefaultGlobber
   */
  static create(t, n) {
    return qc(this, void 0, void 0, function* () {
      let r = new e(n);
      WE && (t = t.replace(/\r\n/g, `
`), t = t.replace(/\r/g, `
`));
      let o = t.split(`
`).map((i) => i.trim());
      for (let i of o)
        !i || i.startsWith("#") || r.patterns.push(new ko(i));
      return r.searchPaths.push(...Hc(r.patterns)), r;
    });
  }
  static stat(t, n, r) {
    return qc(this, void 0, void 0, function* () {
      let o;
      if (n.followSymbolicLinks)
        try {
          o = yield rr.promises.stat(t.path);
        } catch (i) {
          if (i.code === "ENOENT") {
            if (n.omitBrokenSymbolicLinks) {
              ve(`Broken symlink '${t.path}'`);
              return;
            }
            throw new Error(`No information found for the path '${t.path}'. This may indicate a broken symbolic link.`);
          }
          throw i;
        }
      else
        o = yield rr.promises.lstat(t.path);
      if (o.isDirectory() && n.followSymbolicLinks) {
        let i = yield rr.promises.realpath(t.path);
        for (; r.length >= t.level; )
          r.pop();
        if (r.some((s) => s === i)) {
          ve(`Symlink cycle detected for path '${t.path}' and realpath '${i}'`);
          return;
        }
        r.push(i);
      }
      return o;
    });
  }
};

// node_modules/@actions/glob/lib/internal-hash-files.js
var UE = L(sd(), 1);

// node_modules/@actions/glob/lib/glob.js
var jE = function(e, t, n, r) {
  function o(i) {
    return i instanceof n ? i : new n(function(s) {
      s(i);
    });
  }
  return new (n || (n = Promise))(function(i, s) {
    function a(f) {
      try {
        u(r.next(f));
      } catch (l) {
        s(l);
      }
    }
    function c(f) {
      try {
        u(r.throw(f));
      } catch (l) {
        s(l);
      }
    }
    function u(f) {
      f.done ? i(f.value) : o(f.value).then(a, c);
    }
    u((r = r.apply(e, t || [])).next());
  });
};
function ad(e, t) {
  return jE(this, void 0, void 0, function* () {
    return yield Wi.create(e, t);
  });
}

// src/files/byte-strings.ts
import { readdirSync as zE } from "node:fs";
function b(e) {
  return Buffer.from(e, "utf8").toString("latin1");
}
var HE = /[\u0080-\u00ff]/, qE = new TextDecoder("utf-8", { fatal: !0, ignoreBOM: !0 });
function g(e, t = process.platform) {
  if (!HE.test(e)) return e;
  let n = Buffer.from(e, "latin1");
  if (t !== "win32") return n;
  try {
    return qE.decode(n);
  } catch {
    throw new Error(`Windows has no file ${JSON.stringify(n.toString())}: its name is not Unicode`);
  }
}
function _(e, t) {
  return e === t || e.startsWith(bt(t));
}
function bt(e) {
  return e.endsWith("/") ? e : `${e}/`;
}
function te(e) {
  return zE(g(e), { encoding: "latin1" });
}

// src/files/staging.ts
import {
  chmodSync as vI,
  lstatSync as Sd,
  mkdtempSync as kI,
  readdirSync as Pd,
  rmdirSync as xI,
  rmSync as Od,
  statSync as SI,
  writeFileSync as PI
} from "node:fs";
import * as Xi from "node:fs/promises";
import { createServer as OI } from "node:net";
import { toNamespacedPath as EI } from "node:path";

// src/system/disk/local-socket.ts
var ud = L(cd(), 1);
import { once as GE } from "node:events";
import { closeSync as JE, lstatSync as KE, openSync as VE, statSync as XE, symlinkSync as ZE, writeFileSync as YE } from "node:fs";
import { connect as QE } from "node:net";
import { tmpdir as eI } from "node:os";
import { join as or } from "node:path";
var ji = process.platform === "win32";
function zi(e, t, n) {
  let { path: r, close: o } = ji ? rI() : fd(e, t);
  return n.on("error", () => {
  }).listen(r), o(), ji && n.listening && YE(or(e, t), ld(r, e), { mode: 384 }), n.listening;
}
async function Hi(e, t) {
  let n = ji ? md(e, t) : fd(e, t);
  if (n)
    try {
      let r = QE(n.path);
      return r.on("error", () => {
      }), await GE(r, "connect").finally(n.close), r;
    } catch (r) {
      if (!["ECONNREFUSED", "ENOENT"].includes(String(E(r)))) throw r;
      return;
    }
}
function Kc(e, t) {
  return ji ? md(e, t) !== void 0 : KE(or(e, t), { throwIfNoEntry: !1 })?.isSocket() === !0;
}
function fd(e, t) {
  let n = or(e, t);
  if (Buffer.byteLength(n) < 100) return { path: n, close: () => {
  } };
  if (process.platform === "linux") {
    let o = VE(e, "r");
    return { path: `/proc/self/fd/${o}/${t}`, close: () => JE(o) };
  }
  let r = Se(eI());
  return ZE(e, or(r.dir, "d")), { path: or(r.dir, "d", t), close: r.remove };
}
var tI = /^\\\\\.\\pipe\\headstart-[0-9a-f-]{36}$/, nI = 256;
function rI() {
  return { path: `\\\\.\\pipe\\headstart-${(0, ud.randomUUID)()}`, close: () => {
  } };
}
function ld(e, t) {
  return `${e}
${XE(t, { bigint: !0 }).ino}
`;
}
function md(e, t) {
  let n = Zn(or(e, t), nI)?.toString("latin1") ?? "", [r = ""] = n.split(`
`);
  return tI.test(r) && n === ld(r, e) ? { path: r, close: () => {
  } } : void 0;
}

// src/system/disk/rename.ts
import { lstatSync as oI, renameSync as iI, rmdirSync as sI } from "node:fs";
function ge(e, t) {
  lI(
    () => iI(e, t),
    () => !pd(t)
  );
}
function ir(e, t) {
  let n = process.platform === "win32";
  n && aI(t);
  try {
    return ge(e, t), !0;
  } catch (r) {
    let o = E(r) ?? "";
    if (["ENOTEMPTY", "EEXIST"].includes(o) || n && o === "EPERM" && pd(t)) return !1;
    throw r;
  }
}
function aI(e) {
  try {
    sI(e);
  } catch {
  }
}
function pd(e) {
  return oI(e, { throwIfNoEntry: !1 })?.isDirectory() === !0;
}
var cI = ["EPERM", "EBUSY", "EACCES"], uI = 200, fI = new Int32Array(new SharedArrayBuffer(4));
function lI(e, t, { platform: n = process.platform, mostMs: r = 5e3 } = {}) {
  let o = performance.now() + r;
  for (let i = 4; ; i = Math.min(2 * i, uI)) {
    try {
      e();
      return;
    } catch (s) {
      if (!(n === "win32" && cI.includes(E(s) ?? "")) || performance.now() > o || !t()) throw s;
    }
    Atomics.wait(fI, 0, 0, i);
  }
}

// src/files/journal.ts
var vd = L(hd(), 1);
import * as ne from "node:fs";

// src/files/journal-step.ts
var yd = {
  make: ["path"],
  move: ["to", "from"],
  replace: ["to", "from", "aside"],
  stamp: ["path"]
};
function qi(e) {
  let t = e;
  return yd[e.do].map((n) => t[n]);
}
function Vc(e, t) {
  let n = b(q(t)), r = bt(n), o = (i) => {
    if (i !== n && !i.startsWith(r)) throw new Error(`${i} is not below ${n}`);
    return i.slice(r.length);
  };
  return e.map((i) => `${JSON.stringify(wd(i, o))}
`).join("");
}
function gd(e, t) {
  let n = b(q(t)), r = (s) => s === "" ? n : `${bt(n)}${s}`, o = e.split(`
`).slice(0, -1), i = mI(b(ri(t)));
  return o.map((s) => {
    let a = JSON.parse(s), c = qn(i, a);
    if (c !== void 0) throw new Error(`its journal is none that a restore wrote${c}`);
    return wd(a, r);
  });
}
function wd(e, t) {
  let n = qi(e), r = yd[e.do].map((o, i) => [o, t(n[i])]);
  return { ...e, ...Object.fromEntries(r) };
}
function mI(e) {
  let t = (u) => u.split("/"), n = (u) => t(u).every((f) => !["", ".", ".."].includes(f)), r = (u) => pe(
    ce(),
    Yr((f) => n(f) && u(f))
  ), o = r((u) => t(u)[0] !== e), i = r((u) => u.startsWith(`${e}/`)), s = ce(), a = pe(me(), fc()), c = ae({ mode: a, mtime: a });
  return yc("do", [
    ae({ do: We("make"), path: o }),
    ae({ do: We("move"), to: o, from: i, inode: s }),
    ae({ do: We("replace"), to: o, from: i, aside: i, inode: s }),
    // Only the directory that holds the staging directory has an empty path. It was there before.
    ae({ do: We("stamp"), path: un([We(""), o]), stamp: c, before: c })
  ]);
}

// src/files/journal.ts
var sr = "journal", pI = Math.min(128 * 1024 * 1024, (0, vd.getHeapStatistics)().heap_size_limit / 32);
function kd(e, t) {
  ne.appendFileSync(B(t, sr), Vc(e, t), { mode: 384 });
  for (let n of e) hI(n);
}
function xd(e) {
  e.do === "stamp" && $(e.path)?.isDirectory() && Zc(e.path, e.stamp);
}
function Xc(e) {
  ne.rmSync(B(e, sr), { force: !0 });
}
function Ji(e, t = () => !0) {
  let n = dI(e), r = /* @__PURE__ */ new Set(), o = [];
  for (let s of [...n.toReversed(), ...n.filter((a) => a.do === "stamp")])
    try {
      t(s) ? yI(s) : r.add(s);
    } catch (a) {
      o.push(a);
    }
  if (o.length > 0) throw o[0];
  let i = Vc(
    n.filter((s) => r.has(s)),
    e
  );
  if (i !== "") {
    let s = B(e, `${sr}-draft`);
    ne.writeFileSync(s, i, { mode: 384 }), ge(s, B(e, sr));
  } else Xc(e);
}
function So(e) {
  return $(b(B(e, sr))) !== void 0;
}
function dI(e) {
  if (!So(e)) return [];
  let t = Zn(B(e, sr), pI);
  if (!t) throw new Error("its journal is no file that a restore wrote");
  return gd(t.toString(), e);
}
function hI(e) {
  if (e.do === "make") ne.mkdirSync(g(e.path));
  else if (e.do === "stamp") Zc(e.path, e.stamp);
  else
    try {
      e.do === "replace" && Gi(e.to, e.aside), Gi(e.from, e.to);
    } catch (t) {
      throw E(t) === "EXDEV" ? bI(e.from, e.to) : t;
    }
}
function yI(e) {
  if (e.do === "make") gI(e.path);
  else if (e.do === "stamp") wI(e.path, e.before);
  else if (e.do === "move") bd(e);
  else if ($(e.aside)) {
    if (bd(e), $(e.to)) throw new Error(`${g(e.to)} is in the way of what was there before`);
    Gi(e.aside, e.to);
  }
}
function bd({ from: e, to: t, inode: n }) {
  !$(e) && Ki(t) === n && Gi(t, e);
}
function Ki(e) {
  let t = ne.lstatSync(g(e), { bigint: !0, throwIfNoEntry: !1 });
  return t && `${t.dev}:${t.ino}`;
}
function $(e) {
  try {
    return ne.lstatSync(g(e));
  } catch (t) {
    if (E(t) === "ENOENT" || E(t) === "ENOTDIR") return;
    throw t;
  }
}
function vt(e) {
  if (ne.statSync(g(e), { throwIfNoEntry: !1 })?.isDirectory()) return [];
  if ($(e)) throw new Error(`${g(e)} is no directory, so nothing can be restored below it`);
  return [...vt(q(e)), e];
}
function gI(e) {
  try {
    ne.rmdirSync(g(e));
  } catch (t) {
    if (!["ENOENT", "ENOTDIR", "ENOTEMPTY", "EEXIST"].includes(E(t) ?? "")) throw t;
  }
}
function wI(e, t) {
  let n = $(e);
  n?.isDirectory() && (n.mtimeMs / 1e3 !== t.mtime || (n.mode & 4095) !== t.mode) && Zc(e, t);
}
function Zc(e, { mode: t, mtime: n }) {
  try {
    ne.chmodSync(g(e), t), ne.utimesSync(g(e), n, n);
  } catch (r) {
    if (E(r) !== "EPERM") throw r;
  }
}
function bI(e, t) {
  let n = (s) => $(s)?.dev, r = $(t)?.isDirectory() ? t : q(t), o = n(r);
  for (; q(r) !== r && n(q(r)) === o; ) r = q(r);
  let i = o === n(e) ? `${g(t)} or a directory above it` : g(r);
  return new Error(
    `something is mounted below the target, at ${i}, and files cannot be renamed to another mount. Unmount it before this step, or exclude it from \`path\` with a line that starts with !`
  );
}
function Gi(e, t) {
  let [n, r] = [g(e), g(t)];
  try {
    ge(n, r);
  } catch (o) {
    let i = $(e);
    if (E(o) !== "EACCES" || !i?.isDirectory()) throw o;
    ne.chmodSync(n, i.mode | 128), ge(n, r), ne.chmodSync(r, i.mode & 4095);
  }
}

// src/files/staging.ts
var cr = ".headstart-staging-";
function it(e) {
  return e.startsWith(cr);
}
function Zi(e) {
  let { dir: t, sign: n } = Ed(e);
  return {
    /** Absolute path, on the same file system as the target beside it. */
    dir: t,
    /** Removes the directory, unless the next run needs it to undo steps that this run could not undo. */
    remove() {
      So(t) || (Yc(t), n?.close());
    }
  };
}
function Yc(e) {
  if ($(b(e))) {
    for (let t of Pd(e)) t !== Yi && ar(B(e, t));
    ar(e);
  }
}
async function Ht({ base: e, literal: t }) {
  let n = II(e);
  if (t === void 0) return n;
  let r = Sd(t, { throwIfNoEntry: !1 });
  return r?.isDirectory() ? r.dev !== Sd(n).dev ? t : Xi.access(n, Xi.constants.W_OK).then(
    () => n,
    () => t
  ) : n;
}
function II(e) {
  let t = e;
  for (; !SI(t, { throwIfNoEntry: !1 })?.isDirectory(); ) {
    let n = q(t);
    if (n === t) throw new Error(`there is no ${t}`);
    t = n;
  }
  return t;
}
function ur(e) {
  let t = $(b(e));
  return t !== void 0 && Po(t);
}
function Po(e) {
  return e.isDirectory() && Mi(e) && Vm(e);
}
function fr(e) {
  return Kc(e, Yi);
}
var Yi = "alive", Vi = "born", $I = 10;
function Ed(e, t = 1) {
  let n = kI(B(e, cr));
  try {
    return { dir: n, sign: MI(n) };
  } catch (r) {
    if (E(r) !== "ENOENT" || t === $I) throw r;
    return Ed(e, t + 1);
  }
}
function MI(e) {
  let t = OI((o) => o.destroy()).unref(), [n, r] = [B(e, Vi), B(e, Yi)];
  if (!zi(e, Vi, t)) {
    PI(r, "");
    return;
  }
  try {
    ge(n, r);
  } catch (o) {
    throw t.close(), o;
  }
  return t;
}
function Id(e) {
  try {
    Kc(e, Vi) && Od(B(e, Vi)), xI(e);
  } catch {
  }
}
async function Qi(e) {
  if (!fr(e)) return !1;
  try {
    let t = await Hi(e, Yi);
    return t?.destroy(), t !== void 0;
  } catch {
    return !0;
  }
}
function ar(e) {
  let t = () => Od(EI(e), { recursive: !0, force: !0, maxRetries: 3 });
  try {
    t();
  } catch (n) {
    if (E(n) !== "EACCES") throw n;
    $d(b(e)), t();
  }
}
function $d(e) {
  vI(g(e), 448);
  for (let t of Pd(g(e), { withFileTypes: !0, encoding: "latin1" }))
    t.isDirectory() && $d(`${e}/${t.name}`);
}

// src/files/matches.ts
async function lr({ lines: e, excludes: t }) {
  let n = /* @__PURE__ */ new Map();
  for (let r of e)
    for (let o of await AI(r)) {
      let i = BI(o, { throwIfNoEntry: !1 });
      !i || n.has(o) || TI(o, r) || Md(o, r, t) || n.set(o, { line: r, path: o, relative: Le(r.base, o), stat: i });
    }
  return [...n.values()].filter(({ path: r }) => !RI(r, n, t));
}
async function AI(e) {
  if (e.literal !== void 0) return [e.literal];
  let t = { implicitDescendants: !1, followSymbolicLinks: !1 };
  return (await (await ad(`${CI(bt(e.base))}${e.rest}`, t)).glob()).map((r) => G(r));
}
function TI(e, { base: t }) {
  return Le(t, e).split("/").some(it);
}
function Md(e, t, n) {
  return n ? n(e, t.order) ? !0 : e !== t.base && e !== q(e) && Md(q(e), t, n) : !1;
}
function RI(e, t, n) {
  for (let r = e, o = q(e); o !== r; r = o, o = q(o)) {
    if (n?.(r)) return !1;
    if (t.get(o)?.stat.isDirectory()) return !0;
  }
  return !1;
}
function CI(e) {
  return e.replace(/[\\*?[]/g, (t) => t === "\\" ? "\\\\" : `[${t}]`);
}

// src/job/save/selection.ts
function es({ paths: e, localDir: t, stash: n }) {
  return Oo([t, n.dir], Ee(e, process.cwd()));
}
var _I = 5;
function Qc({ lines: e }) {
  if (e.length === 0)
    return "The input `path` has only lines that exclude files. Add a line that names files.";
  let t = e.slice(0, _I).map(({ text: r }) => `'${r}'${NI(r)}`), n = e.length > t.length ? `, and ${e.length - t.length} more` : "";
  return `No file matches these lines of \`path\`: ${t.join(", ")}${n}. Lines without / at the start are relative to ${process.cwd()}.`;
}
async function Bd({ lines: e, excludes: t }, n) {
  let r = [];
  for (let o of e)
    !n.some((s) => s.line === o) && (await lr({ lines: [o], excludes: t })).length === 0 && r.push(o);
  return r.length > 0 ? [Qc({ lines: r })] : [];
}
var FI = [
  [/^-\s/, "a list of YAML; write `path: |` and one path on each line, without -"],
  [/["']/, "the quotes count as a part of the name; remove them"],
  [/\$HOME\b|\$\{HOME\}|%USERPROFILE%/i, "variables are not replaced; write ~ for the home directory"],
  [/\$\w|\$\{\w|%\w+%/, "variables are not replaced; use an expression, such as env.NAME"],
  [/,/, "a comma separates no paths; write one path on each line"]
];
function NI(e) {
  let [, t] = FI.find(([n]) => n.test(e)) ?? [];
  return t === void 0 ? "" : ` (${t})`;
}
function Oo(e, { lines: t, excludes: n }) {
  let r = (i) => t.some(({ base: s, literal: a = s }) => _(i, a)), o = new Set(e.filter(r));
  return o.size === 0 ? { lines: t, excludes: n } : { lines: t, excludes: (i, s) => o.has(i) || (n?.(i, s) ?? !1) };
}

// src/system/bytes/buffer-pool.ts
function qt(e, t) {
  let { release: n } = e;
  return { ...n && { release: n }, [Symbol.asyncIterator]: () => t(e) };
}
function mr(e = 1024 * 1024) {
  let t = [], n = /* @__PURE__ */ new WeakMap();
  return {
    acquire(r) {
      let o = Math.min(r, e), i = t.pop() ?? Buffer.allocUnsafeSlow(e).buffer;
      return n.set(i, o), Buffer.from(i, 0, o);
    },
    release({ buffer: r, length: o }) {
      let i = (n.get(r) ?? Number.NaN) - o;
      if (i < 0) throw new Error("more bytes were given back than had been lent");
      i > 0 && n.set(r, i), i === 0 && (n.delete(r), t.push(r));
    }
  };
}

// src/stores/transfer/signed-url.ts
function Ad(e) {
  let t, n, r = !1, o, i = async () => {
    let s = await e.url(r);
    return n = { url: s, worked: !1, renewed: r }, o = s, n;
  };
  return {
    current() {
      return t ??= i(), t;
    },
    refused(s, a) {
      if (s === n) {
        if (s.renewed && !s.worked) throw a;
        r = !0, n = void 0, t = void 0;
      }
    },
    place: () => o === void 0 ? "the store" : je(o)
  };
}
function Td(e, t) {
  let n = t === void 0 ? void 0 : Promise.resolve(t), r = () => {
    let o = e();
    return o.catch(() => {
      n === o && (n = void 0);
    }), o;
  };
  return (o = !1) => (o && (n = void 0), n ??= r(), n);
}

// src/stores/transfer/download/concurrency-limiter.ts
function Rd(e) {
  let t = [], n = e, r = 0, o = Number.NEGATIVE_INFINITY, i = () => {
    for (; r < n && t.length > 0; )
      t.sort((a, c) => a.place - c.place), r++, t.shift()?.go();
  }, s = () => {
    let a = performance.now();
    return {
      release() {
        r--, i();
      },
      decrease() {
        a < o || (o = performance.now(), n = Math.max(1, Math.floor(n / 2)));
      },
      increase() {
        n = Math.min(e, n + 1);
      }
    };
  };
  return {
    acquire: (a) => new Promise((c) => {
      t.push({ place: a, go: () => c(s()) }), i();
    })
  };
}

// src/stores/transfer/download/range-request.ts
async function _d(e, t) {
  let { http: n, object: r, signal: o } = t, { url: i } = t.signed, { idleMs: s, progressBytes: a } = t.limits, c = !Number.isFinite(r.size), u = {
    ...!c && { range: `bytes=${e.position}-${e.end - 1}` },
    ...r.etag !== void 0 && { "if-match": r.etag },
    "accept-encoding": "identity"
  }, f = await n.request(i, {
    method: "GET",
    headers: u,
    signal: o,
    idleMs: s,
    progressBytes: a,
    onHead: (l, m) => Cd(l) ? LI(l, m, e, t) : void 0
  });
  if (!Cd(f)) throw await ip(f, i);
  if (c && e.finish(), !e.isComplete()) throw kt(i, "the connection ended before the object did", "resume");
}
var Cd = ({ status: e }) => e === 200 || e === 206;
function LI(e, t, n, r) {
  let { url: o } = r.signed;
  UI(e, r);
  let i = e.status === 200 && e.headers["content-range"] === void 0;
  return i ? (DI(e, n, r), r.queue.widen(n)) : WI(e, n, r), n.start === 0 && r.begun?.resolve(), r.signed.worked = !0, (s) => {
    let a = n.end - n.position;
    if (s.length > a && !i) throw kt(o, "it sends more bytes than it says", "retry");
    n.take(s.subarray(0, a), t), r.received(s.length), i && n.isComplete() && t.end();
  };
}
function DI({ headers: e }, t, { signed: { url: n }, object: { size: r } }) {
  if (t.position !== 0)
    throw kt(n, "the server ignores the range that it is asked for", "await-whole");
  if (Number.isFinite(r) && !Fd(e["content-length"], r))
    throw kt(n, "the object has another length", "retry");
}
function WI({ headers: e }, t, { signed: { url: n }, object: { size: r } }) {
  let o = `bytes ${t.position}-${t.end - 1}/${r}`;
  if (e["content-range"] !== o)
    throw kt(n, `it sends '${e["content-range"]}' instead of '${o}'`, "retry");
  let i = e["content-length"];
  if (!Fd(i, t.end - t.position))
    throw kt(n, `it sends ${i} bytes for '${o}'`, "retry");
}
function Fd(e, t) {
  return e === void 0 || e === String(t);
}
function UI({ headers: e }, { signed: { url: t }, object: { etag: n } }) {
  let r = e["content-encoding"] ?? "identity";
  if (r !== "identity")
    throw kt(t, `something on the way encodes it as ${r}; a proxy?`, "none");
  if (/^text\/html/i.test(String(e["content-type"])))
    throw kt(t, "a web page comes instead of the object; does a proxy or portal want a login?", "none");
  if (n !== void 0 && e.etag !== n) {
    let o = `the object was replaced meanwhile: its ETag is ${e.etag}, not ${n}`;
    throw kt(t, o, "none");
  }
}
function kt(e, t, n) {
  return new X(`${je(e)}: ${t}`, n);
}

// src/stores/transfer/download/fill-part.ts
async function Nd(e, t) {
  let n = zI(e, t), r = () => !e.isComplete() && t.queue.parts.includes(e), o = async () => {
    try {
      r() && await HI(e, t);
    } catch (i) {
      if (i instanceof X && i.recover === "await-whole" && t.begun && await Ai(t.begun.promise, t.signal), r()) throw i;
    }
  };
  for (; r(); ) await fp(n, o);
}
function zI(e, t) {
  let { limits: n, signal: r, object: o } = t, i = e.start, s = !0;
  return {
    signal: r,
    backoffMs: n.backoffMs,
    maxWaitMs: n.noProgressMs,
    maxFailures: () => t.failuresInARow < t.maxFailuresInARow ? 8 : 0,
    hasProgressed() {
      return e.position - i < n.progressBytes ? !1 : (i = e.position, s = !0, t.failuresInARow = 0, !0);
    },
    judge(a) {
      let c = { error: a, failures: Number.POSITIVE_INFINITY, retryAfterMs: 0 };
      if (!(a instanceof X) || ["none", "renew"].includes(a.recover) || !Number.isFinite(o.size) && e.position > e.start) return c;
      t.lastFailure = a;
      let u = s && a.recover === "resume" ? 0 : 1;
      return s = !1, t.failuresInARow += u, { error: a, failures: u, retryAfterMs: a.retryAfterMs };
    }
  };
}
async function HI(e, t) {
  let { limiter: n, link: r, queue: o, hedge: i, signal: s } = t, a = await n.acquire(e.start);
  try {
    let c = await r.current();
    if (!o.parts.includes(e)) return;
    let u = (f) => _d(e, { ...t, signed: c, signal: f });
    await i.during(e, { url: c.url, signal: s, send: u }).catch((f) => {
      if (!(f instanceof X) || f.recover !== "renew") throw f;
      r.refused(c, f);
    }), a.increase(), t.failuresInARow = 0;
  } catch (c) {
    throw c instanceof X && c.recover === "slow-down" && a.decrease(), c;
  } finally {
    a.release();
  }
}

// src/stores/transfer/download/hedge.ts
function Ld(e) {
  let t = /* @__PURE__ */ new Map(), n = { bytes: 0, ms: 0 };
  return {
    async during(r, { url: o, signal: i, send: s }) {
      let a = new AbortController(), c = `${je(o)}: it sends one part much more slowly than others`, u = () => a.abort(new X(c, "resume")), [f, l] = [performance.now(), r.position];
      t.set(r, { since: f, from: l, end: u });
      try {
        await s(AbortSignal.any([i, a.signal])), n.bytes += r.position - l, n.ms += performance.now() - f;
      } finally {
        t.delete(r);
      }
    },
    check(r) {
      let o = t.get(r);
      if (!o || n.ms === 0) return;
      let i = performance.now() - o.since - e * 2 ** r.hedges;
      r.position - o.from >= i * n.bytes / n.ms / 4 || (r.hedges++, o.end());
    }
  };
}

// src/stores/transfer/download/part.ts
function Dd(e, t, { memory: n, roomBytes: r, onPiece: o }) {
  let i = [], s, a = 0, c = 0, u, f = () => {
    s && (i.push(Object.assign(s.subarray(0, a), { position: m.position - a })), s = void 0, a = 0, o());
  }, l = () => {
    let p = u;
    u = void 0, p?.resume();
  }, m = {
    start: e,
    end: t,
    position: e,
    hedges: 0,
    take(p, d) {
      for (let h = 0; h < p.length; ) {
        s ??= n.acquire(m.end - m.position);
        let y = p.copy(s, a, h);
        h += y, a += y, m.position += y, a === s.length && f();
      }
      c += p.length, !(c <= r) && (u = d, d.pause());
    },
    finish() {
      f(), m.end = m.position;
    },
    next() {
      let p = i.shift();
      return c -= p?.length ?? 0, c < r && l(), p;
    },
    isComplete: () => m.position === m.end,
    isRead: () => m.isComplete() && i.length === 0
  };
  return m;
}

// src/stores/transfer/download/part-queue.ts
function Wd({ start: e, end: t }, n) {
  let { partBytes: r, order: o, most: i, newPart: s } = n, a = [], [c, u] = [e, t], f = () => (u -= (t - e) % r || r, s(u, t)), l = () => {
    let m = c;
    return c = Math.min(c + r, u), s(m, c);
  };
  return {
    get parts() {
      return a;
    },
    refill() {
      a = a.filter((p) => !p.isRead());
      let m = [];
      for (; a.length + m.length < i && c < u; )
        m.push(o === "any" && u === t ? f() : l());
      return a.push(...m), m;
    },
    take() {
      if (o !== "any") return a[0]?.next();
      for (let m of a) {
        let p = m.next();
        if (p) return p;
      }
    },
    widen(m) {
      m.end = t, c = u, a = [m];
    }
  };
}

// src/stores/transfer/least-speed.ts
function yn({ paceBytes: e, paceMs: t, paceAfterMs: n }, r = 1 / 0) {
  let o = r, i = Math.min(e, o), s = 0, a = 0;
  return {
    moved(c) {
      for (s += c; i > 0 && s >= i; )
        s -= i, o -= i, i = Math.min(e, o), a = 0;
    },
    check(c) {
      return a += c, a < n || i * a <= s * t ? void 0 : `${(s / 1024 / (a / 1e3)).toFixed(1)} KiB/s; ${(i / 1024 ** 2).toFixed(1)} MiB must come through in ${t / 6e4} minutes`;
    }
  };
}

// src/stores/transfer/download.ts
function Ud(e, t, n) {
  let { memory: r = mr(Math.min(n.partBytes, 1024 * 1024)) } = n, o = { ...up, ...n.limits };
  return {
    release: r.release,
    [Symbol.asyncIterator]: () => qI(e, t, { ...n, memory: r, limits: o })
  };
}
async function* qI(e, t, n) {
  let r = new AbortController(), o = AbortSignal.any([n.signal, r.signal]);
  o.throwIfAborted();
  let i, s = () => i?.resolve(), a = GI(t, n, s), c = KI(t, n), u = { ...JI(e, t, n), queue: a, signal: o, received: c.received }, f = Math.min(500, n.limits.hedgeMs / 2), m = setInterval(() => {
    let p = c.check(i ? f : 0, u);
    p && r.abort(new X(p, "retry")), i && a.parts[0] && u.hedge.check(a.parts[0]);
  }, f);
  o.addEventListener("abort", () => clearInterval(m));
  try {
    for (; ; ) {
      o.throwIfAborted();
      for (let d of a.refill()) Nd(d, u).then(s, (h) => r.abort(h));
      if (a.parts.length === 0) return;
      let p = a.take();
      p ? yield p : (i = Promise.withResolvers(), await Ai(i.promise, o), i = void 0);
    }
  } finally {
    r.abort(new Error("the reader has stopped"));
  }
}
function GI({ start: e, end: t }, n, r) {
  let { memory: o, limits: i, concurrency: s, partBytes: a } = n, c = t - e, u = !Number.isFinite(c) || c < i.singleBytes, f = s > 1 && Number.isFinite(c) ? n.order : void 0;
  return Wd(
    { start: e, end: t },
    {
      partBytes: u ? c : a,
      order: f ?? "front to back",
      // With more parts, others could go on behind a slow first part, but fast downloads would take all that memory.
      most: s,
      newPart: (l, m) => Dd(l, m, { memory: o, roomBytes: a, onPiece: r })
    }
  );
}
function JI(e, { start: t, end: n }, { http: r, limits: o, concurrency: i, partBytes: s }) {
  return {
    http: r,
    limits: o,
    object: e,
    link: Ad(e),
    begun: t === 0 ? Promise.withResolvers() : void 0,
    limiter: Rd(i),
    hedge: Ld(o.hedgeMs),
    failuresInARow: 0,
    maxFailuresInARow: sp(Math.ceil((n - t) / s)),
    lastFailure: void 0
  };
}
function KI({ start: e, end: t }, { limits: n }) {
  let { progressBytes: r, noProgressMs: o } = n, i = { paceBytes: r, paceMs: o, paceAfterMs: o }, s = yn(n, t - e), a = yn(i, t - e);
  return {
    received(c) {
      s.moved(c), a.moved(c);
    },
    check(c, { lastFailure: u, link: f }) {
      let l = s.check(c);
      return a.check(c) ? `${u ? `${u.message};` : `${f.place()}:`} no progress for ${Bc(o)}` : l && `${f.place()}: it sends only ${l}`;
    }
  };
}

// src/inputs/rolling.ts
function jd(e) {
  let t = Re(e, "rolling", ["false", "true", "merge"]), n = {
    keep: jn(e, "rolling-keep", { from: 1, to: 1e3, ifEmpty: 2 }),
    everyMinutes: jn(e, "rolling-every", { from: 0, to: 10080, ifEmpty: 0 }),
    branches: Re(e, "rolling-branches", ["default", "all"]),
    merges: t === "merge"
  };
  if (t !== "false") {
    if (e("format").toLowerCase() === "actions-cache")
      throw new M(
        `Input \`rolling\` is ${t}, and \`format\` is actions-cache; actions/cache cannot find snapshots, so use \`format: auto\` or \`tar\`.`
      );
    return n;
  }
}

// src/inputs/s3.ts
function Hd(e) {
  let t = QI(e("endpoint")), n = e("force-path-style").toLowerCase();
  if (!["", "true", "false"].includes(n))
    throw ts("force-path-style", n, "must be one of: true, false");
  let r = {
    bucket: XI(e("bucket")),
    prefix: ZI(e("prefix")),
    region: YI(e("region")),
    endpoint: t,
    // Self-hosted stores seldom have a host name per bucket.
    forcePathStyle: n === "" ? t !== "" && !VI(t) : n === "true",
    accessKeyId: e("access-key-id"),
    secretAccessKey: e("secret-access-key"),
    sessionToken: e("session-token")
  };
  if (r.accessKeyId === "" != (r.secretAccessKey === ""))
    throw new M("Inputs `access-key-id` and `secret-access-key` must be given together.");
  if (r.sessionToken !== "" && r.accessKeyId === "")
    throw new M(
      "Input `session-token` belongs to `access-key-id` and `secret-access-key`, which are not given."
    );
  return r;
}
function VI(e) {
  return e === "" || /(^|\.)amazonaws\.com(\.cn)?$/.test(new URL(e).hostname);
}
function XI(e) {
  if (e === "" || /^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$/.test(e) && !e.includes(".."))
    return e;
  throw ts("bucket", e, "must be the name of a bucket: 3 to 63 letters, digits, dots and hyphens");
}
var zd = 256;
function ZI(e) {
  let t = e.replace(/^\/+|\/+$/g, ""), n = t.split("/").every((o) => /^[A-Za-z0-9._=@:+-]+$/.test(o) && !/^\.+$/.test(o));
  if (t === "" || n && t.length <= zd) return t;
  let r = `may have letters, digits and . _ = @ : + - between slashes, ${zd} in all`;
  throw ts("prefix", e, r);
}
function YI(e) {
  if (/^[a-z0-9-]{0,40}$/.test(e)) return e;
  throw ts("region", e, "must be the name of a region, such as eu-west-1");
}
function QI(e) {
  if (e === "") return "";
  let t = URL.canParse(e) ? new URL(e) : void 0, n = (r) => new M(`Input \`endpoint\` ${r}.`);
  if (!t) throw n("is no URL; it must look like https://s3.example.com");
  if (t.username || t.password) throw n("must not hold credentials; give them as inputs of their own");
  if (t.protocol !== "https:" && t.protocol !== "http:")
    throw n("must start with https:// or http://");
  if (t.search || t.hash || e.includes("?") || e.includes("#"))
    throw n("must not have a query or fragment");
  if (t.pathname !== "/") throw n("must not have a path; `bucket` and `prefix` are inputs of their own");
  return t.origin;
}
function ts(e, t, n) {
  return new M(`Input \`${e}\` is '${t}'; it ${n}.`);
}

// src/inputs/signing.ts
var gn = L(qd(), 1);

// src/inputs/trusted-writers.ts
var e$ = /^([\w.-]+\/[\w.-]+\/\.github\/workflows\/[^\s@*]+\.ya?ml@)(refs\/\S+)(?:\s+([a-z_]+))?$/;
function Jd(e) {
  return e.split(`
`).map((n) => n.trim()).filter((n) => n !== "").map(t$);
}
function t$(e) {
  let [, t, n, r] = e$.exec(e) ?? [];
  if (t === void 0 || n === void 0)
    throw new M(
      `Input \`trusted-writers\` has '${e}'; a line is a workflow and its ref, such as octo/demo/.github/workflows/ci.yml@refs/heads/main, and perhaps an event.`
    );
  let o = n.split("**").map((i) => i.split("*").map(Gd).join("[^/]*"));
  return { workflow: new RegExp(`^${Gd(t)}${o.join(".*")}$`, "u"), event: r };
}
function Gd(e) {
  return e.replace(/[^\w]/gu, (t) => `\\u{${t.codePointAt(0)?.toString(16)}}`);
}

// src/inputs/signing.ts
var Kd = 32, n$ = /^-----BEGIN ([A-Z ]+)-----$[^-]*^-----END \1-----$/gm;
function Xd(e) {
  let t = Vd(e("signing-key")).map(r$), n = Vd(e("verify-key")).map(o$), r = Jd(e("trusted-writers"));
  if (t.length + n.length + r.length !== 0) {
    if (t.length + n.length > 0 && r.length > 0)
      throw new M(
        "Inputs `trusted-writers` and `signing-key` or `verify-key` are both given, and an entry has one signature; give only one kind."
      );
    if (e("format").toLowerCase() === "actions-cache")
      throw new M(
        "Input `format` is actions-cache, whose entries cannot be signed, and `signing-key`, `verify-key` or `trusted-writers` is given; use `format: auto` or `tar`."
      );
    return { signer: t[0], verifiers: [...t.map(i$), ...n], writers: r };
  }
}
function kz(e) {
  return ["signing-key", "verify-key", "trusted-writers"].some((n) => Eo(e(n)).length > 0);
}
function Zd(e) {
  return Eo(e).filter((t) => !t.startsWith("-----")).flatMap((t) => [t, Buffer.from(t).toString("base64")]);
}
function Vd(e) {
  let t = Eo(e).join(`
`), n = [], r = 0;
  for (let o of t.matchAll(n$))
    n.push(...Eo(t.slice(r, o.index)), o[0]), r = o.index + o[0].length;
  return [...n, ...Eo(t.slice(r))];
}
function Eo(e) {
  return e.split(`
`).map((n) => n.trim()).filter((n) => n !== "");
}
function r$(e) {
  if (e.startsWith("-----")) {
    let r = Yd(e, "PRIVATE KEY", gn.createPrivateKey);
    if (r) return r;
    throw new M("Input `signing-key` has a key in PEM that is no private Ed25519 key (PKCS #8).");
  }
  let t = Buffer.from(e);
  if (t.length >= Kd) return (0, gn.createSecretKey)(t);
  let n = "make one with openssl rand -base64 32";
  throw new M(
    `Input \`signing-key\` has a line of ${t.length} bytes; a key has at least ${Kd}: ${n}.`
  );
}
function o$(e) {
  let t = Yd(e, "PUBLIC KEY", gn.createPublicKey);
  if (t) return t;
  throw new M(
    "Input `verify-key` has something that is no public Ed25519 key in PEM; a secret belongs into `signing-key`."
  );
}
function Yd(e, t, n) {
  if (e.startsWith(`-----BEGIN ${t}-----`))
    try {
      let r = n(e);
      return r.asymmetricKeyType === "ed25519" ? r : void 0;
    } catch {
      return;
    }
}
function i$(e) {
  return e.type === "secret" ? e : (0, gn.createPublicKey)(e);
}

// src/inputs/inputs.ts
function Io(e, t) {
  let n = Ye(e("save-always")), r = Re(e, "store", ["auto", "github", "s3", "local"]), o = Hd(e);
  if (r === "s3" && o.bucket === "") throw new M("Input `bucket` is required with `store: s3`.");
  return {
    key: cc(e, "key"),
    restoreKeys: ns(e("restore-keys")),
    paths: ns(cc(e, "path")),
    crossOs: Ye(e("enableCrossOsArchive")),
    failOnMiss: Ye(e("fail-on-cache-miss")),
    lookupOnly: Ye(e("lookup-only")),
    store: r,
    localDir: u$(e("local-dir"), t),
    s3: o,
    stash: { ...f$(e("stash"), t), maxBytes: l$(e("stash-size")) },
    concurrency: jn(e, "concurrency", { from: 1, to: 64, ifEmpty: 8 }),
    partBytes: c$(e("part-size")),
    mode: Re(e, "mode", ["unpack", "mount", "auto", "lazy"]),
    broker: e("broker") || "/run/headstart/broker.sock",
    ramdisk: Re(e, "ramdisk", ["off", "auto", "on"]),
    verify: Re(e, "verify", ["auto", "always"]),
    format: Re(e, "format", ["auto", "tar", "actions-cache"]),
    save: n ? "always" : s$(e),
    jobStatus: e("job-status"),
    secrets: Re(e, "secrets", ["warn", "refuse", "skip", "ignore"]),
    sourceTimes: Ye(e("source-times")),
    compressionLevel: jn(e, "compression-level", { from: 1, to: 19, ifEmpty: 3 }),
    summary: Re(e, "summary", ["auto", "true", "false"]),
    rolling: jd(e),
    signing: Xd(e)
  };
}
function s$(e) {
  let t = Re(e, "save", ["on-success", "always", "never", "true", "false"]);
  return t === "true" ? "on-success" : t === "false" ? "never" : t;
}
function ns(e) {
  return e.split(`
`).map((t) => t.replace(/^!\s+/, "!").trim()).filter((t) => t !== "");
}
var a$ = {
  "": 1,
  MB: 1e3 ** 2,
  MIB: 1048576,
  GB: 1e3 ** 3,
  GIB: 1024 * 1048576
};
function Qd(e) {
  let [, t, n = ""] = e.toUpperCase().match(/^(\d+) ?([A-Z]*)$/) ?? [];
  return Number(t) * (a$[n] ?? Number.NaN);
}
function c$(e) {
  if (e === "") return 8 * 1048576;
  let t = Qd(e);
  if (t >= 5 * 1048576 && t <= 512 * 1048576) return t;
  throw new M(
    `Input \`part-size\` is '${e}'; it must be from 5MiB to 512MiB, in MiB, MB or bytes.`
  );
}
function u$(e, t) {
  return e === "" ? B(t, "headstart") : Gr(eh("local-dir", e));
}
function eh(e, t) {
  let n = G(t);
  if (!/^~(\/|$)/.test(n)) return n;
  let r = Rt();
  if (r === void 0) throw new M(`Input \`${e}\` is '${t}', and ${oi}.`);
  return `${r}${n.slice(1)}`;
}
function f$(e, t) {
  let n = e.toLowerCase();
  if (n === "" || n === "auto" || n === "off")
    return { use: n || "auto", dir: B(t, "headstart-stash") };
  let r = eh("stash", e);
  if (Da(r)) return { use: "on", dir: Gr(r) };
  let o = "auto, off, or a directory that is absolute or starts with ~/";
  throw new M(`Input \`stash\` is '${e}'; it must be ${o}.`);
}
function l$(e) {
  if (e === "") return 20 * 1e3 ** 3;
  let t = Qd(e), n = /[a-z]/i.test(e);
  if (t > 0 && n) return t;
  throw new M(`Input \`stash-size\` is '${e}'; it must be more than 0, in GB, GiB, MB or MiB.`);
}

// src/job/restore/install-commands.ts
function th(e, t) {
  let n = F(e), r = ns(n), o = t.map(m$).join(", "), i = t.length > 1 && F("caches") === "" && n !== "";
  if (i && r.length > 1 && r.length !== t.length)
    throw new M(
      `Input \`${e}\` has ${r.length} lines, and the presets here are ${o}. Give one command for all of them, a line for each in this order, or items of \`caches\`.`
    );
  let s = G(process.cwd()), a = (f = F("working-directory")) => Gr(s, G(f)), c = ` This line of \`${e}\` is for all presets: ${o}. Give a line for each in this order: each line runs in the directory of its preset.`, u = ` The lines of \`${e}\` are for ${o}, in this order.`;
  return t.map(({ inputs: f }, l) => i && r.length === 1 ? { text: n, cwd: a(), help: c } : { text: (i ? r[l] : f.get(e)) ?? n, cwd: a(f.get("working-directory")), help: i ? u : "" });
}
function m$({ name: e, inputs: t }) {
  let n = t.get("working-directory") ?? "";
  return n === "" ? e : `${e} in ${n}`;
}

// src/mounts/workspace/show.ts
import { mkdirSync as DM, realpathSync as WM, rmdirSync as UM, symlinkSync as ys, utimesSync as jM, writeFileSync as zM } from "node:fs";
import { dirname as ny, join as Kt } from "node:path";

// node_modules/yocto-queue/index.js
var tu = class {
  value;
  next;
  constructor(t) {
    this.value = t;
  }
}, $o = class {
  #t;
  #n;
  #o;
  constructor() {
    this.clear();
  }
  enqueue(t) {
    let n = new tu(t);
    this.#t ? (this.#n.next = n, this.#n = n) : (this.#t = n, this.#n = n), this.#o++;
  }
  dequeue() {
    let t = this.#t;
    if (t)
      return this.#t = this.#t.next, this.#o--, this.#t || (this.#n = void 0), t.value;
  }
  peek() {
    if (this.#t)
      return this.#t.value;
  }
  clear() {
    this.#t = void 0, this.#n = void 0, this.#o = 0;
  }
  get size() {
    return this.#o;
  }
  *[Symbol.iterator]() {
    let t = this.#t;
    for (; t; )
      yield t.value, t = t.next;
  }
  *drain() {
    for (; this.#t; )
      yield this.dequeue();
  }
};

// node_modules/p-limit/index.js
function Gt(e) {
  let t = !1;
  if (typeof e == "object" && ({ concurrency: e, rejectOnClear: t = !1 } = e), nh(e), typeof t != "boolean")
    throw new TypeError("Expected `rejectOnClear` to be a boolean");
  let n = new $o(), r = 0, o = () => {
    r < e && n.size > 0 && (r++, n.dequeue().run());
  }, i = () => {
    r--, o();
  }, s = async (u, f, l) => {
    let m = (async () => u(...l))();
    f(m);
    try {
      await m;
    } catch {
    }
    i();
  }, a = (u, f, l, m) => {
    let p = { reject: l };
    new Promise((d) => {
      p.run = d, n.enqueue(p);
    }).then(s.bind(void 0, u, f, m)), r < e && o();
  }, c = (u, ...f) => new Promise((l, m) => {
    a(u, l, m, f);
  });
  return Object.defineProperties(c, {
    activeCount: {
      get: () => r
    },
    pendingCount: {
      get: () => n.size
    },
    clearQueue: {
      value() {
        if (!t) {
          n.clear();
          return;
        }
        let u = AbortSignal.abort().reason;
        for (; n.size > 0; )
          n.dequeue().reject(u);
      }
    },
    concurrency: {
      get: () => e,
      set(u) {
        nh(u), e = u, queueMicrotask(() => {
          for (; r < e && n.size > 0; )
            o();
        });
      }
    },
    map: {
      async value(u, f) {
        let l = [];
        try {
          Array.from(u, (m, p) => {
            let d = c(f, m, p);
            return l.push(d), d;
          });
        } catch (m) {
          for (let p of l)
            p.catch(() => {
            });
          throw m;
        }
        return Promise.all(l);
      }
    }
  }), c;
}
function nh(e) {
  if (!((Number.isInteger(e) || e === Number.POSITIVE_INFINITY) && e > 0))
    throw new TypeError("Expected `concurrency` to be a number from 1 and up");
}

// src/mounts/alone.ts
var pr = Gt(1);

// src/mounts/mount-root.ts
import { lstatSync as oh, mkdtempSync as y$, readdirSync as ih, realpathSync as sh } from "node:fs";
import { basename as ah, dirname as g$, join as ch } from "node:path";

// src/mounts/mountinfo.ts
import { readFileSync as p$ } from "node:fs";
function Z() {
  return process.platform !== "linux" ? [] : p$("/proc/self/mountinfo", "latin1").split(`
`).slice(0, -1).map((t) => {
    let [n = "", r = ""] = t.split(" - "), [o = "", i = "", s = ""] = r.split(" "), [, a] = /(?:^|,)user_id=(\d+)/.exec(s) ?? [], [, , , , c = "", u = ""] = n.split(" "), f = { point: rh(c), flags: u.split(","), type: o, source: rh(i), options: s };
    return o === "fuse" ? { ...f, user: Number(a) } : f;
  });
}
function rh(e) {
  return e.replace(/\\([0-7]{3})/g, (t, n) => String.fromCharCode(Number.parseInt(n, 8)));
}

// src/mounts/processes.ts
import { readFileSync as d$, readlinkSync as h$ } from "node:fs";
function dr() {
  return h$("/proc/self/ns/pid").replace(/\D/g, "");
}
function St(e) {
  try {
    let t = d$(`/proc/${e}/stat`, "latin1").replace(/^.*\) /s, "").split(" ");
    return t[0] === "Z" ? void 0 : t[19];
  } catch {
    return;
  }
}

// src/mounts/mount-root.ts
var nu = /^headstart-mount-(\d+)-(\d+)-(\d+)-\w{6}$/;
function rs(e) {
  let t = process.ppid || 1, n = St(t);
  if (n === void 0) throw new Error(`The start time of process ${t} cannot be read.`);
  let r = `headstart-mount-${dr()}-${t}-${n}-`;
  return y$(ch(sh(e), r));
}
function Mo({ type: e, source: t, user: n }) {
  return (e === "fuse" ? n === 0 || n === process.geteuid?.() : /^(overlay|tmpfs)$/.test(e)) ? t : void 0;
}
function ru(e) {
  let t = b(e);
  return Z().filter((n) => Mo(n) === t || _(n.point, t));
}
function uh(e) {
  let t = b(e);
  return Z().findLastIndex((n) => Mo(n) === t);
}
function fh(e) {
  let t = Z().findLast((r) => r.point === e), n = t?.type === "overlay" ? g(t.source).toString() : void 0;
  return n !== void 0 && Bo(n) ? n : void 0;
}
var hr = "headstart-broker";
function lh(e) {
  let t = b(e);
  return Z().filter((n) => n.type === "fuse" && Mo(n) === t);
}
function mh() {
  let e = (t) => Bo(t) || t === hr;
  return Z().flatMap((t) => {
    let n = Mo(t) ?? "";
    return e(n) ? { point: t.point, source: n } : [];
  });
}
function os(e) {
  return ih(e).filter((t) => /^target-\d+$/.test(t)).length;
}
function Bo(e) {
  return nu.test(ah(e));
}
var w$ = 7200 * 60 * 1e3;
function b$(e) {
  let [, t, n = "", r] = ah(e).match(nu) ?? [];
  if (t === dr()) return St(n) !== r;
  let o = oh(e, { throwIfNoEntry: !1 });
  return o !== void 0 && Date.now() - o.mtimeMs > w$;
}
function v$(e) {
  return e.type === "squashfs" ? g$(e.point) : Mo(e);
}
function ph(e) {
  let t = Z().flatMap((r) => v$(r) ?? []).map((r) => g(r).toString()).filter((r) => Bo(r) && !x$(r)), n = process.platform === "linux" ? e.flatMap(k$).filter(ur) : [];
  return [.../* @__PURE__ */ new Set([...t, ...n])].filter(b$);
}
function k$(e) {
  try {
    return ih(e).filter((n) => nu.test(n)).map((n) => ch(sh(e), n));
  } catch {
    return [];
  }
}
function x$(e) {
  try {
    let t = oh(e, { throwIfNoEntry: !1 });
    return t !== void 0 && !Po(t);
  } catch {
    return !0;
  }
}

// src/mounts/unmount.ts
import { readdirSync as V$, readlinkSync as X$, rmdirSync as Z$, symlinkSync as Y$ } from "node:fs";
import { tmpdir as Q$ } from "node:os";
import { basename as eM, dirname as Bh, join as Ah } from "node:path";
import { setTimeout as tM } from "node:timers/promises";

// src/mounts/workspace/clear-targets.ts
import { renameSync as E$, rmdirSync as I$, unlinkSync as $$ } from "node:fs";
import { dirname as wh, join as M$ } from "node:path";

// src/mounts/workspace/workspace-root.ts
import { lstatSync as S$, readdirSync as hh, readlinkSync as is, symlinkSync as dh } from "node:fs";
import { dirname as P$, join as yr } from "node:path";
var Y = {
  /** A link to the workspace, without links. */
  workspace: "workspace",
  /** Shows the workspace without the overlay, and cannot be written to. */
  plain: "plain",
  /** Its time is the time before the first mount. */
  since: "since",
  pathLayer: (e) => `s${e}`,
  /** A link to the mount point of a layer; layer 0 is the upmost one. */
  layer: (e, t) => `l${e}-${t}`,
  /** A link to a target. */
  target: (e, t) => `target-${e}-${t}`,
  /** A link to the topmost directory above a target that the workspace lacks. */
  made: (e, t) => `made-${e}-${t}`
};
function wn(e) {
  let t = fh(b(e));
  return t !== void 0 && Ge(t) === b(e) ? t : void 0;
}
function Ge(e) {
  try {
    return is(yr(e, Y.workspace), "latin1");
  } catch {
    return;
  }
}
function Ao(e) {
  let t = hh(e);
  return t.flatMap((r) => /^l(\d+)-0$/.exec(r)?.[1] ?? []).map(Number).sort((r, o) => r - o).map((r) => {
    let i = t.filter((a) => a.startsWith(`l${r}-`)).map((a, c) => Y.layer(r, c)), s = P$(is(yr(e, Y.layer(r, 0))));
    return { number: r, lowers: [Y.pathLayer(r), ...i], mountRoot: s };
  });
}
function Jt(e, t = "target") {
  try {
    return hh(e).filter((r) => new RegExp(`^${t}-\\d+-\\d+$`).test(r)).map((r) => is(yr(e, r), "latin1"));
  } catch {
    return [];
  }
}
function yh(e) {
  let [, t, n = ""] = /^(.*\/headstart-mount-[\w-]+)\/plain\/(.*)$/s.exec(O$(e)) ?? [], r = t === void 0 ? "" : g(t).toString(), o = Ge(r);
  return o === void 0 ? void 0 : { workspace: o, plain: yr(r, Y.plain), inside: n };
}
function O$(e) {
  return S$(e).isSymbolicLink() ? is(e, "latin1") : "";
}
function ss() {
  return mh().flatMap(({ point: e, source: t }) => {
    let n = g(t).toString();
    return Ge(n) === e ? Jt(n) : [e];
  });
}
function gh(e, t, n, r) {
  let o = os(e);
  dh(g(t), yr(e, `target-${o}`)), dh(g(`${b(n)}/${r}`), yr(e, `upper-${o}`));
}

// src/mounts/workspace/clear-targets.ts
function bh(e) {
  let t = Ge(e), n = Jt(e, "made");
  for (let [r, o] of Jt(e).entries()) {
    $(o) && E$(g(o), M$(e, `left-${r}`));
    for (let i = wh(o); i !== t; i = wh(i))
      B$(
        i,
        n.some((s) => _(i, s))
      );
  }
}
function B$(e, t) {
  let n = $(e);
  n?.isCharacterDevice() && n.rdev === 0 && $$(g(e)), t && n?.isDirectory() && te(e).length === 0 && I$(g(e));
}

// src/mounts/workspace/moved-files.ts
import {
  chmodSync as xh,
  closeSync as Sh,
  lstatSync as Oh,
  openSync as Ph,
  readdirSync as _$,
  readFileSync as F$,
  readlinkSync as N$,
  renameSync as iu,
  statfsSync as L$,
  symlinkSync as D$
} from "node:fs";
import { join as bn } from "node:path";

// src/mounts/overlay-marks.ts
var as = 512, [A$, T$, R$] = [124, 136, 156];
function ou(e, t, n) {
  return kh(e, t, ["redirect", "opaque"], n);
}
function vh(e, t, n) {
  return kh(e, t, ["redirect"], n);
}
async function kh(e, t, n, { rights: r, signal: o }) {
  if (t.length === 0) return /* @__PURE__ */ new Set();
  let i = n.map((u) => b(` SCHILY.xattr.trusted.overlay.${u}=`)), s = t.map((u) => `${u === "" ? "." : u}\0`).join(""), a = await r.attributesOf(s, "trusted.overlay.*", { cwd: e, signal: o }), c = [...C$(a, i)];
  if (c.length !== t.length) throw new Error("tar did not read all directories");
  return new Set(t.filter((u, f) => c[f]));
}
function* C$(e, t) {
  let n = !1;
  for (let r = 0; r + as <= e.length && e[r] !== 0; ) {
    let o = Number.parseInt(e.toString("latin1", r + A$, r + T$), 8), i = r + as, s = String.fromCharCode(e[r + R$]);
    if (s === "x") {
      let a = e.subarray(i, i + o);
      n = t.some((c) => a.includes(c, 0, "latin1"));
    } else {
      if (s !== "5") throw new Error("a directory was replaced meanwhile");
      yield n, n = !1;
    }
    r = i + Math.ceil(o / as) * as;
  }
}

// src/mounts/workspace/moved-files.ts
async function Eh(e, { rights: t, warn: n, signal: r }) {
  let o = Ge(e);
  if (o === void 0 || wn(g(o).toString()) !== e) return;
  let i = Jt(e), a = (await t.changedIn(Y.plain, Y.since, { cwd: e, signal: r })).split("\0").slice(0, -1).flatMap((d) => {
    let [, h = "", y, w, v = ""] = /^(\w) (\d+) (\d+) (.*)$/s.exec(d) ?? [], S = `${o}/${v}`;
    return v === "" || i.some((O) => _(S, O)) ? [] : { kind: h, blocks: Number(y), size: Number(w), name: v, path: S };
  }), c = a.filter(({ kind: d }) => d === "d").map(({ name: d }) => d), u = bn(e, Y.plain), f = await vh(u, c, { rights: t, signal: r }), l = [...f].filter((d) => ![...f].some((h) => d.startsWith(`${h}/`))), m = async (d, h) => {
    try {
      await h();
    } catch (y) {
      r.throwIfAborted(), n(
        `${g(d)} was moved out of a mounted cache, and could not be copied: ${P(y)}`
      );
    }
  };
  for (let [d, h] of l.entries())
    await m(`${o}/${h}`, () => j$(e, `${o}/${h}`, d, r));
  let p = L$(u).bsize;
  for (let { kind: d, name: h, path: y, ...w } of a)
    d === "f" && !l.some((v) => h.startsWith(`${v}/`)) && U$(`${b(u)}/${h}`, w, p) && await m(y, () => z$(y));
}
var W$ = 512;
function U$(e, { blocks: t, size: n }, r) {
  if (n === 0 || t === 0) return n > 0;
  if (t * W$ > r) return !1;
  let o = g(e);
  try {
    return n > r || F$(o).every((i) => i === 0);
  } catch (i) {
    return E(i) === "EACCES" && Oh(o).uid === process.geteuid?.();
  }
}
var su = (e) => `moved-${e}`;
async function j$(e, t, n, r) {
  D$(g(t), bn(e, su(n)));
  let o = `part-${n}`;
  await pn("cp", ["-a", "--", `${su(n)}/.`, o], { cwd: e, signal: r, limitMs: 1 / 0 }), iu(bn(e, o), bn(e, `copy-${n}`));
}
function z$(e) {
  let t = g(e);
  try {
    Sh(Ph(t, "r+"));
  } catch (n) {
    if (E(n) !== "EACCES") throw n;
    let { mode: r } = Oh(t);
    xh(t, r | 128), Sh(Ph(t, "r+")), xh(t, r & 4095);
  }
}
function Ih(e) {
  let t = _$(e).flatMap((n) => /^copy-(\d+)$/.exec(n)?.[1] ?? []);
  for (let n of t) {
    let r = N$(bn(e, su(Number(n))), "latin1");
    $(r) && iu(g(r), bn(e, `left-moved-${n}`)), iu(bn(e, `copy-${n}`), g(r));
  }
}

// src/mounts/workspace/users.ts
import { lstatSync as H$, readdirSync as q$, readFileSync as G$ } from "node:fs";
async function $h(e, t, n) {
  let o = q$("/proc").filter((a) => /^\d+$/.test(a) && a !== String(process.pid)).flatMap((a) => [`/proc/${a}/cwd`, `/proc/${a}/fd`]), i = (await t.linksIn(o, { cwd: "/", signal: n })).split("\0"), s = b(e);
  for (let a of i) {
    let [, c = "", u, f = ""] = /^\/proc\/(\d+)\/(\w+)\S* (.*)$/s.exec(a) ?? [];
    if (!_(f, s) || !J$(f)) continue;
    let l = u === "cwd" ? "works" : "has a directory open";
    throw new Error(`the process ${K$(c)} (${c}) ${l} in it`);
  }
}
function J$(e) {
  return H$(Buffer.from(e, "latin1"), { throwIfNoEntry: !1 })?.isDirectory() ?? !1;
}
function K$(e) {
  try {
    return G$(`/proc/${e}/comm`, "utf8").trim();
  } catch {
    return "?";
  }
}
async function cs(e) {
  let t = process.cwd();
  process.chdir("/");
  try {
    return await e();
  } finally {
    process.chdir(t);
  }
}

// src/mounts/unmount.ts
var Mh = 10, nM = 300;
async function gr(e, { rights: t, warn: n }) {
  if (!Bo(e)) throw new Error(`${e} is no mount root`);
  let r = AbortSignal.timeout(6e4), o = b(e), i = ({ point: l }) => l === o;
  await Eh(e, { rights: t, warn: n, signal: r }).catch(
    (l) => n(`Files that were moved out of a mounted cache may lack their content: ${P(l)}`)
  );
  let s = ru(e).filter((l) => !i(l)), c = Ge(e) !== void 0 ? await cs(() => au(s.reverse(), { rights: t, attempts: 1, signal: r })) : await au(s.reverse(), { rights: t, warn: n, attempts: Mh, signal: r });
  if (!ur(e)) return;
  rM(e), Ih(e), bh(e);
  let u = ru(e);
  if (!u.every(i) || (await au(u, { rights: t, warn: n, attempts: Mh, signal: r }), c && u.length === 0)) return;
  let f = { cwd: Bh(e), signal: r };
  await t.run("rm", ["-rf", "--one-file-system", "--", eM(e)], f);
}
async function au(e, { rights: t, warn: n, attempts: r, signal: o }) {
  let i = e.map(({ point: a }) => a), s = "";
  for (let a = 0; a < r && i.length > 0; a++) {
    a > 0 && await tM(nM, void 0, { signal: o });
    try {
      await us(i, [], { rights: t, signal: o }), i = [];
    } catch (c) {
      s = P(c);
      let u = Z().map(({ point: f }) => f);
      i = i.filter((f) => u.includes(f));
    }
  }
  if (i.length === 0) return !1;
  for (let a of i) n?.(`${g(a)} is still in use, so it was only detached: ${s}`);
  return await us(i, ["-l"], { rights: t, signal: o }), !0;
}
function rM(e) {
  let t = (n) => X$(Ah(e, n), "latin1");
  for (let n of oM(e).sort((r, o) => Number(o) - Number(r)))
    try {
      let r = t(`made-${n}`);
      for (let o = t(`target-${n}`); _(o, r); o = Bh(o))
        Z$(g(o));
    } catch (r) {
      if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes(E(r) ?? "")) throw r;
    }
}
function oM(e) {
  try {
    return V$(e).flatMap((t) => t.match(/^made-(\d+)$/)?.[1] ?? []);
  } catch (t) {
    if (E(t) === "ENOENT") return [];
    throw t;
  }
}
async function us(e, t, { rights: n, signal: r }) {
  var s = [];
  try {
    let o = _n(s, Se(Q$()));
    let i = e.map((f, l) => `point-${l}`);
    for (let [f, l] of e.entries()) Y$(g(l), Ah(o.dir, `point-${f}`));
    await n.run("umount", ["-i", ...t, "--", ...i], { cwd: o.dir, signal: r });
  } catch (a) {
    var c = a, u = !0;
  } finally {
    Fn(s, c, u);
  }
}

// src/mounts/workspace/conditions.ts
import { accessSync as iM, constants as sM, realpathSync as aM } from "node:fs";
import { dirname as cu } from "node:path";
var cM = ["ext4", "xfs", "btrfs", "tmpfs"];
function Th(e, { root: t, protectedDirs: n }) {
  let r = b(e), o = Z().filter(({ point: c, source: u }) => _(c, r) && u !== t), [i] = o.filter(({ point: c, source: u }) => !(c === r && u === t));
  if (i) throw new Error(`something is mounted at ${g(i.point)}`);
  let s = n.find((c) => _(aM(c), e));
  if (s !== void 0) throw new Error(`the workspace holds ${s}`);
  let { type: a } = uu(e);
  if (!cM.includes(a))
    throw new Error(`the workspace is on ${a}, which an overlay cannot write to`);
  try {
    iM(cu(e), sM.W_OK);
  } catch {
    throw new Error(`this user cannot write to ${cu(e)}`);
  }
}
function uu(e) {
  let t = b(cu(e));
  return Z().filter(({ point: r }) => _(t, r)).reduce((r, o) => o.point.length >= r.point.length ? o : r);
}
function Rh(e, t) {
  let n = e.slice(t.length + 1).split("/");
  for (let [r] of n.entries()) {
    let o = `${t}/${n.slice(0, r + 1).join("/")}`, i = $(o);
    if (!i) return;
    if (!i.isDirectory()) throw new Error(`${g(o)} is no directory`);
  }
  if (te(e).length > 0) throw new Error(`${g(e)} is not empty`);
}

// src/mounts/workspace/mount-over.ts
import { mkdirSync as yM, readdirSync as Dh } from "node:fs";
import { join as mu } from "node:path";

// src/mounts/layers.ts
var Lh = L(_h(), 1);
import { existsSync as mM, mkdirSync as fu, readFileSync as Fh } from "node:fs";
import { release as pM } from "node:os";
import { join as lu } from "node:path";

// src/mounts/mount-table.ts
import { writeFileSync as uM } from "node:fs";
import { join as fM } from "node:path";
async function fs(e, t, { dir: n, rights: r, signal: o }) {
  let i = e.map(({ source: s, point: a, type: c, options: u }) => [
    lM(s),
    a,
    c,
    u,
    0,
    0
  ]);
  uM(fM(n, t), i.map((s) => `${s.join(" ")}
`).join(""), { mode: 384 }), await r.run("mount", ["-i", "-n", "-a", "-T", t], { cwd: n, signal: o });
}
function lM(e) {
  return e.replace(/[\s\\]/g, (t) => `\\${t.charCodeAt(0).toString(8).padStart(3, "0")}`);
}

// src/mounts/layers.ts
function wr({ dir: e, rights: t, signal: n }) {
  let r = { cwd: e, signal: n }, o = [], i, s = async (u, f, l, m) => {
    await t.run("mount", ["-i", "-n", "-t", f, "-o", l, "--", m, u], r), o.push(u);
  }, a = async (u, f) => {
    fu(lu(e, f)), await br(i ?? dM(hM()), async (l) => {
      await s(f, "squashfs", Nh(u, l), "image"), i = [l];
    });
  }, c = async (u, f, l) => {
    if (u.length === 0) return;
    for (let d of f) fu(lu(e, d));
    let [m = ""] = i ?? [], p = u.map((d, h) => ({ source: "image", point: f[h], type: "squashfs", options: Nh(d, m) }));
    await fs(p, l, { dir: e, rights: t, signal: n }), o.push(...f);
  };
  return {
    /** Mounts an image and its layers. @returns the mount points, the newest layer first */
    async mountAll(u, f) {
      let l = `${f}-0`;
      await a(u, l);
      let m = u.layers.map((p, d) => `${f}-${d + 1}`);
      return await c(u.layers, m, `${f}-table`), [l, ...m].toReversed();
    },
    /**
     * Shows several directories as one that cannot be written to. Numbers its files: layers number their files alike, and tar
     * would take two files with one device and inode number for one.
     * @param names at least two, relative to the mount root, the upmost one first
     * @returns the point
     */
    async stack(u, f) {
      return fu(lu(e, f)), await s(f, "overlay", `ro,nosuid,nodev,xino=on,lowerdir=${u.join(":")}`, e), f;
    },
    /** From now on, `release` leaves the mounts of the layers to the end of the mount root. */
    keep() {
      o.length = 0;
    },
    /** Removes the mount points, even if a process uses them now. Overlays keep the layers mounted. */
    async release() {
      let u = o.splice(0);
      u.length > 0 && await t.run("umount", ["-l", "--", ...u], r);
    }
  };
}
function Nh({ offset: e, length: t }, n) {
  return `${n}loop,offset=${e},sizelimit=${t},ro,nosuid,nodev`;
}
async function br(e, t) {
  let [n = "", ...r] = e;
  try {
    await t(n);
  } catch (o) {
    if (r.length === 0) throw o;
    await br(r, t);
  }
}
function dM(e) {
  return e === void 0 || /^CONFIG_SQUASHFS_CHOICE_DECOMP_BY_MOUNT=y$/m.test(e) ? ["threads=multi,", ""] : [""];
}
function hM() {
  let e = `/boot/config-${pM()}`;
  try {
    return mM(e) ? Fh(e, "latin1") : (0, Lh.gunzipSync)(Fh("/proc/config.gz")).toString("latin1");
  } catch {
    return;
  }
}

// src/mounts/workspace/mount-over.ts
var gM = 250;
async function ls(e, t, { rights: n, signal: r, isUnchecked: o = !1 }) {
  let i = g(Ge(e)).toString(), s = { cwd: e, signal: r }, a = t.toReversed().flatMap(({ lowers: f }) => f).join(":");
  if (a.length > gM) throw new Error("the job has too many layers");
  let c = bM(i, o), u = async () => {
    wn(i) === e && await n.run("umount", ["-i", "--", Y.workspace], s);
  };
  await cs(async () => {
    if (t.length === 0) return await u();
    let f = `work-${Dh(e).filter((m) => m.startsWith("work-")).length}`;
    yM(mu(e, f));
    let l = `lowerdir=${a},upperdir=${Y.workspace},workdir=${f}`;
    await br(["volatile,", ""], async (m) => {
      await u();
      let p = `${m}${c}redirect_dir=on,metacopy=on,index=off,xino=on,${l}`, d = { source: e, point: Y.workspace, type: "overlay", options: p };
      await fs([...wM(e), d], `table-${f}`, { dir: e, rights: n, signal: r });
    });
  });
}
function wM(e) {
  let { workspace: t, plain: n } = Y, r = b(mu(e, n));
  return Z().some((o) => o.point === r) ? [] : [{ source: t, point: n, type: "none", options: "bind,ro,private" }];
}
function bM(e, t) {
  let n = b(e), r = Z().filter((i) => i.point === n), o = [uu(e), ...r].flatMap((i) => i.flags);
  return t && o.push("nosuid", "nodev"), ["nosuid", "nodev", "noexec"].flatMap((i) => o.includes(i) ? `${i},` : []).join("");
}
async function Wh(e, t, n) {
  let r = wn(t);
  if (r === void 0) return;
  let o = Ao(r), i = o.filter((s) => s.mountRoot !== e);
  if (i.length !== o.length) {
    if (i.length === 0) return await gr(r, { rights: n, warn: () => {
    } });
    await ls(r, i, { rights: n, signal: AbortSignal.timeout(6e4) });
    for (let s of o.filter((a) => !i.includes(a))) ms(r, s);
  }
}
function ms(e, { number: t, lowers: n }) {
  let r = Dh(e).filter((o) => o.match(`^(target|made)-${t}-`));
  for (let o of [...n, ...r]) ar(mu(e, o));
}

// src/mounts/workspace/path-layer.ts
import { lstatSync as $M, mkdirSync as MM, readlinkSync as BM } from "node:fs";
import { dirname as AM, join as hu } from "node:path";

// src/formats/tar-archives/tar-records.ts
var ue = 512, Fe = Buffer.alloc(2 * ue);
function Ie(e) {
  return (ue - e % ue) % ue;
}
function jh(e, t, n) {
  let r = n.toString("latin1");
  return t === "L" ? { ...e, name: ps(r) } : t === "K" ? { ...e, target: ps(r) } : t === "g" ? e : { ...e, ...kM(new Map(vM(r))) };
}
function ps(e) {
  let t = e.indexOf("\0");
  return t < 0 ? e : e.slice(0, t);
}
function* vM(e) {
  for (let t = 0; t < e.length; ) {
    let n = e.indexOf(" ", t), r = Number(e.slice(t, n)), o = e.slice(n + 1, t + r - 1), i = o.indexOf("=");
    if (!(Number.isInteger(r) && r > n - t && e[t + r - 1] === `
`) || i < 1) throw new k("its archive is damaged");
    yield [o.slice(0, i), o.slice(i + 1)], t += r;
  }
}
function kM(e) {
  let t = (c) => e.get(c) || void 0, n = {}, r = t("GNU.sparse.name") ?? t("path"), o = t("linkpath"), i = t("size"), s = t("mtime");
  r !== void 0 && (n.name = r), o !== void 0 && (n.target = o), i !== void 0 && (n.size = Number(Uh(i))), s !== void 0 && /^-?\d{1,18}(\.\d{1,18})?$/.test(s) && (n.mtime = s);
  let a = [...e.keys()].some((c) => c.startsWith("GNU.sparse."));
  if (a && t("GNU.sparse.major") !== "1") throw new k("its archive has an old form of holes");
  return a && (n.sparseSize = Uh(t("GNU.sparse.realsize"))), n;
}
function Uh(e = "") {
  if (/^\d{1,15}$/.test(e)) return e;
  throw new k("its archive is damaged");
}

// src/formats/tar-archives/member-header.ts
var zh = /[\u0080-\u00ff]/, ds = 100, pu = 8589934591, xM = { file: "0", hardlink: "1", symlink: "2", directory: "5", whiteout: "3" };
function Ne(e) {
  let t = Buffer.allocUnsafe(To(e));
  return t.subarray(0, du(t, 0, e));
}
function To({ name: e, target: t, records: n = {} }) {
  return 4 * ue + 2 * (e.length + t.length) + qh(n).length;
}
function du(e, t, n, r = !1) {
  let o = PM(n, r), i = t;
  if (o !== "") {
    i += SM(o.length).copy(e, i), i += e.write(o, i, "latin1");
    let s = i + Ie(o.length);
    e.fill(0, i, s), i = s;
  }
  return Gh(e, i, n, xM[n.kind]), i + ue;
}
var Hh = /* @__PURE__ */ new Map();
function SM(e) {
  let t = Hh.get(e);
  if (t) return t;
  let n = Buffer.alloc(ue);
  return Gh(n, 0, { name: "pax", target: "", mtime: "0", mode: 420, size: e }, "x"), Hh.set(e, n), n;
}
function PM({ name: e, target: t, mtime: n, size: r, sparseSize: o, records: i = {} }, s) {
  let a = zh.test(e) || zh.test(t), c = a && !s ? st("hdrcharset", "BINARY") : "", u = a || e.length > ds ? st("path", e) : "", f = a || t.length > ds ? st("linkpath", t) : "", l = /^\d{1,11}$/.test(n) ? "" : st("mtime", n), m = r > pu ? st("size", String(r)) : "";
  return c + u + (t === "" ? "" : f) + l + m + OM(e, o) + qh(i);
}
function qh(e) {
  let t = "";
  for (let n in e) t += st(n, e[n]);
  return t;
}
function OM(e, t) {
  return t === void 0 ? "" : st("GNU.sparse.major", "1") + st("GNU.sparse.minor", "0") + st("GNU.sparse.name", e) + st("GNU.sparse.realsize", t);
}
function st(e, t) {
  let n = ` ${e}=${t}
`, r = n.length + String(n.length).length;
  return `${n.length + String(r).length}${n}`;
}
var EM = IM();
function IM() {
  let e = Buffer.alloc(ue);
  return vr(e, 108, 7, 0), vr(e, 116, 7, 0), e.write("        ", 148, "latin1"), e.write("ustar\x0000", 257, "latin1"), e;
}
function Gh(e, t, { name: n, target: r, mode: o, mtime: i, size: s }, a) {
  EM.copy(e, t);
  let c = Math.min(Math.max(Math.trunc(Number(i)), 0), pu);
  e.write(n, t, ds, "latin1"), vr(e, t + 100, 7, o), vr(e, t + 124, 11, Math.min(s, pu)), vr(e, t + 136, 11, c), e[t + 156] = a.charCodeAt(0), r !== "" && e.write(r, t + 157, ds, "latin1");
  let u = 0;
  for (let f = t; f < t + ue; f++) u += e[f];
  vr(e, t + 148, 6, u), e[t + 154] = 0;
}
function vr(e, t, n, r) {
  let o = r;
  for (let i = t + n - 1; i >= t; i--) {
    let s = Math.floor(o / 8);
    e[i] = 48 + o - s * 8, o = s;
  }
}

// src/mounts/workspace/path-layer.ts
var Jh = "SCHILY.xattr.trusted.overlay.redirect", TM = "SCHILY.xattr.trusted.overlay.metacopy", Vh = { target: "", mode: 0, mtime: "0", size: 0, sparseSize: void 0 }, RM = 4e3;
async function Xh(e, t) {
  let { dir: n, name: r, reserved: o, rights: i, signal: s } = t, a = t.layers.map((m) => b(hu(n, m))), c = CM(a), u = o.find((m) => c.has(m));
  if (u !== void 0)
    throw new Error(`it holds the name ${g(u)}, with which a target begins`);
  if (c.size > RM) throw new Error(`it has ${c.size} names in one directory`);
  let f = [];
  for (let { source: m, target: p } of e) {
    MM(g(AM(`${b(hu(n, r))}/${p}`)), { recursive: !0 });
    let d = a.map((h) => `${h}/${m}`).find($);
    if (f.push(Kh(p, d, m)), m === "") for (let [h, y] of c) f.push(Kh(`${p}/${h}`, y, h));
  }
  let [l = ""] = c.keys();
  for (let m of c.keys()) {
    let p = m === l ? "whiteout" : "hardlink";
    f.push(Ne({ ...Vh, name: m, kind: p, target: p === "hardlink" ? l : "" }));
  }
  await i.unpackMarked(Buffer.concat([...f, Fe]), { cwd: hu(n, r), signal: s });
}
function CM(e) {
  let t = /* @__PURE__ */ new Map();
  for (let n of e.toReversed())
    for (let r of te(n)) t.set(r, `${n}/${r}`);
  if (e.length > 1) for (let [n, r] of t) _M(r) && t.delete(n);
  return t;
}
function _M(e) {
  let t = $(e);
  return t?.isCharacterDevice() === !0 && t.rdev === 0;
}
function Kh(e, t, n) {
  let r = $M(g(t)), o = { uid: String(r.uid), gid: String(r.gid) }, i = { ...Vh, name: e, mode: r.mode & 511, mtime: String(Math.floor(r.mtimeMs / 1e3)) };
  if (r.isDirectory()) {
    let f = n === "" ? {} : { [Jh]: `/${n}` };
    return Ne({ ...i, kind: "directory", records: { ...o, ...f } });
  }
  if (r.nlink > 1) throw new Error(`${g(n)} has other names in it`);
  if (r.isSymbolicLink()) {
    let f = BM(g(t), "latin1");
    return Ne({ ...i, kind: "symlink", target: f, records: o });
  }
  if (!r.isFile()) throw new Error(`${g(n)} is no file, directory or link`);
  let s = String(r.size), a = Buffer.from(`1
${s}
0
`.padEnd(ue, "\0")), c = { ...o, [Jh]: `/${n}`, [TM]: "" }, u = Ne({ ...i, kind: "file", size: a.length, sparseSize: s, records: c });
  return Buffer.concat([u, a]);
}

// src/mounts/mount-points.ts
import { realpathSync as Zh } from "node:fs";
import { lstat as yu, readdir as FM } from "node:fs/promises";
import { dirname as NM } from "node:path";
var Yh = 16;
async function Qh(e, t) {
  let n = [], r = async (i) => {
    let s = b(t) + i, a = g(i.slice(1)).toString();
    if (!(await yu(g(s))).isDirectory())
      throw new Error(`'${e.text}' names a file, and only directories are mounted`);
    if (e.matches(a)) n.push({ sources: [s], target: b(e.base) + i });
    else
      for (let c of await FM(g(s), { encoding: "latin1" }))
        await r(`${i}/${c}`);
    if (n.length > Yh)
      throw new Error(`'${e.text}' names more than ${Yh} directories`);
  };
  return await yu(t).then(() => {
  }, E) !== "ENOENT" && await r(""), n;
}
async function hs({ sources: e, target: t }, { base: n }, r) {
  if ((await yu(g(e[0]))).uid !== process.geteuid?.())
    throw new Error("it was saved by another user");
  for (let o = t; o !== b(n); o = NM(o)) {
    let i = $(o);
    if (i && !i.isDirectory()) throw new Error(`${g(o)} is no directory`);
  }
  gu(t, r);
}
function gu(e, t) {
  let n = g(e).toString();
  if (!$(`${e}/.`)) return;
  let r = Zh(g(e), "latin1");
  if (t.some((i) => _(Zh(i, "latin1"), r)))
    throw new Error(`${n} holds the directory of the job or the store`);
  if ([...Z().map(({ point: i }) => i), ...ss()].some((i) => _(i, r)))
    throw new Error(`something is mounted at ${n} already, or below it`);
}

// src/mounts/workspace/places.ts
async function ey(e, t, n) {
  let r = [];
  for (let o of e)
    for (let [, i] of Map.groupBy(o.lines, ({ layers: s }) => s[0])) {
      let s = [];
      for (let a of i)
        try {
          s.push(...await LM(a, o, t));
        } catch (c) {
          n(c, [a.line]);
        }
      s.length > 0 && r.push({ request: o, layers: i[0]?.layers ?? [], places: s });
    }
  return r;
}
async function LM({ line: e, top: t, points: n }, { workspace: r, protectedDirs: o }, i) {
  let [s, a] = [b(r), b(t)], c = await n();
  for (let f of c)
    await hs(f, e, o), Rh(f.target, s);
  let u = c.map(({ sources: [f], target: l }) => {
    let m = l.slice(s.length + 1);
    return { line: e, path: l, target: m, source: f.slice(a.length + 1) };
  });
  for (let { target: f } of u) {
    let l = i.find((m) => _(f, m) || _(m, f));
    if (l !== void 0) throw new Error(`a cache is mounted at ${g(l)} already`);
  }
  return i.push(...u.map(({ target: f }) => f)), u;
}

// src/mounts/workspace/show.ts
async function wu(e) {
  let t = /* @__PURE__ */ new Map(), [n] = e;
  if (!n) return t;
  let r = (i, s) => {
    n.signal.throwIfAborted();
    for (let a of s) t.set(a, P(i));
  }, o = e.flatMap((i) => i.lines.map(({ line: s }) => s));
  return await pr(() => HM(e, n, r)).catch((i) => r(i, o)), t;
}
async function HM(e, { workspace: t, rights: n, signal: r, remember: o }, i) {
  let s = WM(t), a = wn(s), c = e.flatMap((p) => p.protectedDirs);
  Th(s, { root: a, protectedDirs: c });
  let u = $h(s, n, r);
  u.catch(() => {
  });
  let f = a === void 0 ? [] : Jt(a).map((p) => p.slice(b(s).length + 1)), l = await ey(e, f, i);
  if (l.length === 0) return;
  let m = a ?? rs(ny(s));
  a === void 0 && o(m);
  try {
    a === void 0 && qM(m, s);
    let p = f.map((d) => d.split("/", 1)[0]);
    await JM(m, l, { real: s, reserved: p, unused: u, refuse: i });
  } finally {
    Ao(m).length === 0 && await gr(m, { rights: n, warn: () => {
    } });
  }
}
function qM(e, t) {
  ys(t, Kt(e, Y.workspace));
  let n = Date.now() / 1e3 - GM;
  zM(Kt(e, Y.since), ""), jM(Kt(e, Y.since), n, n), DM(Kt(e, Y.plain));
}
var GM = 2;
async function JM(e, t, n) {
  let { real: r, refuse: o } = n, i = Ao(e), s = [], a = (i.at(-1)?.number ?? -1) + 1;
  for (let p of t)
    try {
      s.push({ image: p, addition: await KM(e, a++, p, n) });
    } catch (d) {
      o(d, ty(p));
    }
  let [c] = s;
  if (!c) return;
  let { rights: u, signal: f } = c.image.request, l = s.some(({ image: p }) => p.request.isUnchecked), m = [...i, ...s.map(({ addition: p }) => p)];
  try {
    for (let { image: p, addition: d } of s) VM(e, r, p, d);
    await ls(e, m, { rights: u, signal: f, isUnchecked: l });
    for (let { image: p } of s) XM(p);
  } catch (p) {
    await ls(e, i, { rights: u, signal: AbortSignal.timeout(6e4) }).finally(() => {
      for (let { addition: d } of s) ms(e, d);
    }), o(
      p,
      s.flatMap(({ image: d }) => ty(d))
    );
    return;
  }
  for (let { image: p } of s)
    for (let { path: d, target: h } of p.places)
      gh(p.request.dir, d, Kt(e, Y.plain), h);
}
async function KM(e, t, { layers: n, places: r, request: o }, { reserved: i, unused: s }) {
  let { rights: a, signal: c } = o, [u, f] = [
    Y.pathLayer(t),
    n.map((m, p) => Y.layer(t, p))
  ], l = { number: t, lowers: [u, ...f], mountRoot: o.dir };
  for (let [m, p] of n.entries()) ys(p, Kt(e, f[m]));
  try {
    return await Xh(r, { dir: e, layers: f, name: u, reserved: i, rights: a, signal: c }), await s, l;
  } catch (m) {
    throw ms(e, l), m;
  }
}
function VM(e, t, { places: n }, { number: r }) {
  for (let [o, { target: i, path: s }] of n.entries()) {
    let a = `${b(t)}/${i}`;
    ys(g(a), Kt(e, Y.target(r, o)));
    let [c] = vt(ny(a));
    c !== void 0 && ys(g(c), Kt(e, Y.made(r, o))), $(s) && UM(g(s));
  }
}
function XM({ places: e }) {
  let t = e.find(({ path: n }) => !$(n)?.isDirectory());
  if (t)
    throw new Error(`the directory above ${g(t.path)} was made within an earlier mount`);
}
function ty({ places: e }) {
  return e.map(({ line: t }) => t);
}

// src/entry/signature.ts
var Vt = L(ry(), 1);
var vu = 9;
function ku({ type: e }) {
  return e === "secret" ? { id: 1, name: "HMAC-SHA-256" } : { id: 2, name: "Ed25519" };
}
function ZM(e) {
  let t = Buffer.alloc(vu);
  return t.writeUInt8(e), t.writeBigUInt64LE(BigInt(Date.now()), 1), t;
}
function oy(e, t, n) {
  let r = ZM(ku(n).id), o = sy(r, e, t), i = n.type === "secret" ? ay(o, n) : (0, Vt.sign)(null, o, n);
  return Buffer.concat([r, i]);
}
function iy(e, t, { places: n, keys: r }) {
  if (e.length === 0) throw new De("has no signature");
  let o = r.filter((c) => ku(c).id === e[0]);
  if (o.length === 0) {
    let c = [...new Set(r.map((u) => ku(u).name))].join(" and ");
    throw new De(`has a signature of another kind than ${c}`);
  }
  let [i, s] = [e.subarray(0, vu), e.subarray(vu)];
  if (!n.some((c) => {
    let u = sy(i, t, c);
    return o.some((f) => YM(u, s, f));
  }))
    throw new De(
      "has a wrong signature: it was changed, signed with another key, or copied from another repository, branch or version"
    );
  return new Date(Number(i.readBigUInt64LE(1)));
}
function sy(e, t, { repository: n, scope: r, version: o }) {
  let i = [
    "headstart-entry-1",
    e.toString("hex"),
    n,
    r,
    o,
    t.toString("hex")
  ];
  return Buffer.from(JSON.stringify(i));
}
function YM(e, t, n) {
  if (n.type !== "secret") return (0, Vt.verify)(null, e, n, t);
  let r = ay(e, n);
  return t.length === r.length && (0, Vt.timingSafeEqual)(t, r);
}
function ay(e, t) {
  return (0, Vt.createHmac)("sha256", t).update(e).digest();
}

// src/system/runner-services.ts
function cy() {
  let { env: e } = process, t = e.ACTIONS_CACHE_SERVICE_V2 && QM(eB()) ? "v2" : "v1", n = t === "v2" ? e.ACTIONS_RESULTS_URL : e.ACTIONS_CACHE_URL, r = e.ACTIONS_RUNTIME_TOKEN ?? "";
  return n && URL.canParse(n) && (r !== "" || t === "v1") ? { language: t, url: n, token: r } : void 0;
}
function QM(e) {
  let t = URL.canParse(e) ? new URL(e).hostname : "";
  return t === "github.com" || t.endsWith(".ghe.com") || t.endsWith(".localhost");
}
function eB() {
  return process.env.GITHUB_SERVER_URL || "https://github.com";
}
function uy() {
  let { ACTIONS_ID_TOKEN_REQUEST_URL: e = "", ACTIONS_ID_TOKEN_REQUEST_TOKEN: t = "" } = process.env;
  return e.startsWith("https://") && URL.canParse(e) && t !== "" ? { url: e, token: t } : void 0;
}

// src/job/signed-index.ts
function fy() {
  for (let e of Zd(F("signing-key"))) yi(e);
}
function ly({ signing: e }, t, n) {
  let r = e?.signer;
  if (r) return (o) => oy(o, t, r);
  if (e?.writers.length)
    return async (o) => (await xu()).signByToken(o, t, n);
}
function my({ signing: e }, { workflow: t, eventName: n }) {
  if (!(!e || e.signer)) {
    if (e.writers.length === 0)
      return "Cache save skipped: with verify-key and without signing-key, this job could save only an unsigned entry.";
    if (!zm(e.writers, { workflow: t, event: n }))
      return `Cache save skipped: trusted-writers does not name this run of ${t || "an unknown workflow"} (event '${n}').`;
    if (!uy())
      return "Cache save skipped: with trusted-writers, this job could save only an entry without a token. Give it `permissions: id-token: write`.";
  }
}
async function py({ signing: e }, t) {
  e?.writers.length && (await xu()).issuerKeys(t);
}
function xu() {
  return import("./tokens.js");
}
var tB = 1440 * 60 * 1e3;
async function gs(e, { key: t, signing: n }, r) {
  let o = e.stored ?? e;
  if (!n) return ao(o);
  let i = Te(), s = e.scope === void 0 ? he(i).read : [e.scope], { version: a, createdAt: c } = e, u = s.map((f) => ({ repository: i.repository, scope: f, version: a }));
  try {
    let f = await ao(o, async (l, m) => {
      if (n.writers.length > 0) {
        let d = c.getTime() > 0 ? c : void 0, h = { places: u, writers: n.writers, storedAt: d, signal: r };
        return (await xu()).checkToken(l, m, h);
      }
      let p = iy(l, m, { places: u, keys: n.verifiers });
      if (!Q(e.key, t) && c.getTime() - p.getTime() > tB)
        throw new De(
          `was signed on ${p.toISOString()}, but stored only on ${c.toISOString()}`
        );
    });
    if (Q(f.key, e.key)) return f;
    throw new De(`was signed for another key, ${f.key}`);
  } catch (f) {
    if (!(f instanceof De)) throw f;
    let l = "This job does not use the entry and leaves it in the store. To save another one, change the key or delete the entry, see docs/security.md";
    throw new De(`the entry ${e.key} ${f.message}. ${l}`);
  }
}

// src/job/caches-of-step.ts
async function ws(e) {
  let t = await dy() ?? await nB(e);
  return rB(t), t;
}
async function bs(e) {
  let t = await dy();
  return Object.entries(e).flatMap(([n, { preset: r, directory: o, filled: i, of: s = n }]) => {
    let a = t ? t.find((u) => u.name === s)?.inputs : [];
    if (!a) return [];
    let c = new Map(a);
    return r !== void 0 && c.set("preset", r), o !== void 0 && c.set("working-directory", o), i !== "none" && ks(c, i), { name: n, inputs: c };
  });
}
async function dy() {
  let e = F("caches");
  if (e === "") return;
  let t = ["preset", "path", "key", "restore-keys"].find((r) => F(r) !== "");
  if (t)
    throw new M(
      `Inputs \`caches\` and \`${t}\` are both given; give \`${t}\` to the items of \`caches\`.`
    );
  let { readCaches: n } = await import("./shared-3RZI77GE.js");
  return n(e);
}
async function nB(e) {
  let t = F("preset"), n = { name: "", inputs: /* @__PURE__ */ new Map() };
  if (t === "") return [n];
  let { choicesOf: r } = await import("./shared-XIQKLKCD.js"), o = await r(t, F("working-directory"), e), i = o.map(({ name: s, directory: a }) => ({
    name: s,
    inputs: /* @__PURE__ */ new Map([
      ["preset", s],
      ["working-directory", a]
    ])
  }));
  if (i.length === 1) return [{ ...n, ...i[0], name: "" }];
  if (/^\s*[^\s!#]/m.test(F("path")))
    throw new M(
      `Input \`preset\` stands for ${o.map(({ name: s }) => s).join(", ")}, and \`path\` would be the same for each; give \`path\` to the items of \`caches\`.`
    );
  return i;
}
function rB(e) {
  let n = e.some(({ inputs: r }) => r.has("preset")) ? "" : F("working-directory");
  for (let { name: r, inputs: o } of e) {
    let i = o.get("working-directory") ?? n;
    if (o.has("preset") || (o.get("install") ?? F("install")) !== "" || i === "") continue;
    let a = r === "" ? "" : `${r}: `;
    W(
      `${a}Input \`working-directory\` has no effect without \`preset\`: lines of \`path\` are relative to the workspace. Write ${i}/ before them.`
    );
  }
}
async function vs({ inputs: e }, t) {
  fy();
  let n = F("preset").toLowerCase();
  if (n === "") return;
  let { fillIn: r } = await import("./presets.js"), o = await r(n, F, t);
  return o ? ks(e, { ...o }) : "none";
}
function ks(e, t) {
  for (let [n, r] of Object.entries(t ?? {})) e.set(n, r);
  return t;
}
var oB = ["preset", "working-directory", "install", "rebuild", "upload-chunk-size"];
function xs({ inputs: e }) {
  return e.size > 0 && iB([...e.keys()]), Io(F, Zr());
}
function iB(e) {
  let t = new Set(oB);
  Io((o) => (t.add(o.toLowerCase()), ["key", "path"].includes(o) ? "any" : ""), Zr());
  let n = e.find((o) => !t.has(o));
  if (n === void 0) return;
  let r = ["name", ...[...t].sort()];
  throw new M(
    `Input \`caches\` has '${n}', which is no input of a cache. Did you mean \`${pm(n, r)}\`? The inputs are: ${r.join(", ")}.`
  );
}
async function Su(e, t) {
  try {
    return await _t(e, t);
  } catch (n) {
    throw e.name === "" || !(n instanceof M) ? n : new M(`${e.name}: ${n.message}`);
  }
}

// src/job/end/unmount.ts
import { dirname as OC } from "node:path";

// src/mounts/claim.ts
import { readlinkSync as sB, rmSync as aB, symlinkSync as cB } from "node:fs";
import { join as uB } from "node:path";
import { setTimeout as fB } from "node:timers/promises";
var lB = 6e4, mB = 50;
async function hy(e, t) {
  let n = uB(e, "claimed"), r = performance.now() + lB;
  for (; yy(n) && performance.now() < r; ) await fB(mB);
  try {
    return await t();
  } finally {
    gy(n);
  }
}
function yy(e) {
  try {
    return cB(`${dr()} ${process.pid} ${St(process.pid)}`, e), !1;
  } catch (o) {
    if (E(o) !== "EEXIST") return !1;
  }
  let [t, n = "", r] = pB(e);
  return t === dr() && St(n) === r ? !0 : (gy(e), yy(e));
}
function gy(e) {
  aB(e, { recursive: !0, force: !0 });
}
function pB(e) {
  try {
    return sB(e).split(" ");
  } catch {
    return [];
  }
}

// src/mounts/lazy/lazy-mount.ts
import { join as Ru } from "node:path";

// src/formats/squashfs/receive.ts
import { open as Qy, rm as lA } from "node:fs/promises";
import { dirname as mA, join as pA } from "node:path";

// src/system/disk/read-exactly.ts
import { readSync as dB } from "node:fs";
async function Ss(e, t, n) {
  let r = Buffer.allocUnsafe(t);
  for (let o = 0; o < t; ) {
    let { bytesRead: i } = await e.read(r, o, t - o, n + o);
    o += wy(i, o, t);
  }
  return r;
}
function kr(e, t, n) {
  let r = Buffer.allocUnsafe(t);
  for (let o = 0; o < t; )
    o += wy(dB(e, r, o, t - o, n + o), o, t);
  return r;
}
function wy(e, t, n) {
  if (e === 0) throw new Error(`only ${t} of ${n} bytes could be read`);
  return e;
}

// src/formats/squashfs/arrivals.ts
function by(e) {
  let t = Array.from(
    { length: Math.ceil(e / A) },
    (i, s) => Math.min(A, e - s * A)
  ), n, r = Promise.withResolvers(), o = () => {
    r.resolve(), r = Promise.withResolvers();
  };
  return {
    /** The bytes are in the file now. Each byte arrives once. */
    arrived(i, s) {
      for (let a = i; a < i + s; ) {
        let c = Math.floor(a / A), u = Math.min(i + s, (c + 1) * A);
        t[c] = t[c] - (u - a), a = u;
      }
      o();
    },
    /** Resolves when the bytes from `start` up to `end` are in the file. */
    async until(i, s) {
      let [a, c] = [Math.floor(i / A), Math.ceil(s / A)];
      for (; t.slice(a, c).some((u) => u !== 0); ) {
        if (n) throw n.error;
        await r.promise;
      }
    },
    /** No more bytes arrive: readers that wait get the error. Only the first call counts. */
    fail(i) {
      n ??= { error: i }, o();
    }
  };
}

// src/formats/squashfs/check/check.ts
var zy = L(ky(), 1);
import { closeSync as jy, constants as Wy, fstatSync as CB, openSync as _B } from "node:fs";
import { setImmediate as FB } from "node:timers/promises";

// src/formats/squashfs/check/metadata.ts
var Oy = L(Sy(), 1);
var we = 8192, Ou = 256;
function Ps(e, t, n, r = []) {
  let o = /* @__PURE__ */ new Map(), i = t, s = 0, a = async () => {
    let u = await e(i, Math.min(n, i + Ou * we)), { unpacked: f, starts: l, length: m } = hB(u, i + u.length === n);
    for (let p of l) o.set(i - t + p, o.size);
    i += m, s += c.at, c.bytes = Buffer.concat([c.bytes.subarray(c.at), ...f]), c.at = 0;
  }, c = {
    /** The unpacked part of the table that is in memory. */
    bytes: Buffer.alloc(0),
    /** The reader's position in `bytes`. */
    at: 0,
    /** Unpacks more if `take` could not take `metadataBytes` or the rest. Undefined if it can already. */
    ahead: () => c.bytes.length - c.at < we && i !== n ? a() : void 0,
    /** Moves on. @returns the position in `bytes` before that @throws BadEntry when the table ends early */
    take(u) {
      let { at: f } = c;
      if (c.at += u, c.at > c.bytes.length) throw C("a table ends early");
      return f;
    },
    /** The reader's position in the table. */
    position: () => s + c.at,
    /** @param block its start in the packed table @param offset in the unpacked block */
    positionOf(u, f) {
      let l = t + u === i ? o.size : o.get(u);
      if (l === void 0 || f >= we) throw C("a table points beside its blocks");
      return l * we + f;
    },
    /** @throws BadEntry when the reader is not at the end */
    end() {
      if (i !== n || c.at !== c.bytes.length) throw C("a table is too long");
      if (r.some((u, f) => o.get(u - t) !== f))
        throw C("a list points beside the blocks of its table");
    }
  };
  return c;
}
async function Os(e, t, n) {
  let r = Math.ceil(n / we), o = await e(t, t + r * Pu);
  if (o.length !== r * Pu) throw C("a list ends early");
  let i = Array.from({ length: r }, (a, c) => Number(o.readBigUInt64LE(c * Pu))), [s = t] = i;
  if (s > t) throw C("a table is behind its list");
  return { table: Ps(e, s, t, i), start: s };
}
var Pu = 8;
function hB(e, t) {
  let n = [], r = [], o = 0;
  for (; n.length < Ou && o + 2 <= e.length; ) {
    let i = e.readUInt16LE(o), s = o + 2 + (i & Py);
    if (s > e.length) break;
    let a = e.subarray(o + 2, s), c = i > Py ? a : yB(a), u = t && s === e.length;
    if (c.length !== we && !(u && c.length > 0 && c.length < we))
      throw C("a table has a gap");
    r.push(c), n.push(o), o = s;
  }
  if (n.length === 0 || t && o !== e.length && n.length < Ou)
    throw C("a table ends early");
  return { unpacked: r, starts: n, length: o };
}
var Py = 32767;
function yB(e) {
  try {
    return (0, Oy.zstdDecompressSync)(e, { maxOutputLength: we, chunkSize: we });
  } catch {
    throw C("a table cannot be unpacked");
  }
}
function C(e) {
  return new k(`its image is wrong: ${e}`);
}

// src/formats/squashfs/check/directory.ts
var Ro = { directory: 1, file: 2, link: 3, whiteout: 5 };
function Iy(e) {
  let t = new Float64Array(e + 1), n = new Uint8Array(e + 1), r = new Uint8Array(e + 1), o = 0;
  return {
    /** @throws BadEntry when the number is taken */
    add({ number: i, kind: s }, a) {
      if (i < 1 || i > e || n[i] !== 0) throw C("two inodes have one number");
      n[i] = Ro[s], t[i] = a, o++;
    },
    /** @throws BadEntry when the name leads to no earlier inode, or is a second name of a directory or whiteout */
    name(i, s, a) {
      if (s === 0 || n[i] !== s || t[i] !== a)
        throw C("a name leads nowhere");
      if (r[i] === 0) o--;
      else if (s === Ro.directory || s === Ro.whiteout)
        throw C("a directory or a whiteout has two names");
      r[i] = 1;
    },
    /** How many inodes have no name. */
    unnamed: () => o
  };
}
var [gB, wB, bB] = [12, 12, 8], vB = 256, kB = 256, [Ey, xB] = [46, 47];
async function $y({ number: e, start: t, offset: n, bytes: r, indexed: o }, { inodes: i, directories: s }, { known: a, whiteouts: c }) {
  let u = await SB(i, o), f = s.position();
  if (s.positionOf(t, n) !== f) throw C("a directory is not where it should be");
  let l = f + r, m = 0, p = 0, d;
  for (; s.position() < l; ) {
    let h = s.ahead();
    h && await h;
    let y = s.position(), w = u[p]?.within === y - f ? u[p++] : void 0;
    if (w && s.positionOf(w.block, y % we) !== y)
      throw Eu();
    let v = s.take(wB), S = s.bytes.readUInt32LE(v) + 1, O = i.positionOf(s.bytes.readUInt32LE(v + 4), 0), I = s.bytes.readUInt32LE(v + 8);
    if (S > kB) throw C("a directory has too many names at once");
    for (let T = S; T > 0; T--) {
      let z = s.ahead();
      z && await z;
      let U = s.take(bB), { bytes: re } = s, en = I + re.readInt16LE(U + 2), tn = re.readUInt16LE(U + 4);
      a.name(en, tn, O + re.readUInt16LE(U));
      let nn = My(re.readUInt16LE(U + 6)), gl = s.take(nn), qr = re.subarray(gl, gl + nn);
      if (PB(qr, d), w && T === S && !qr.equals(w.name)) throw Eu();
      d = qr, tn === Ro.whiteout ? c.add(e, qr) : tn === Ro.directory && c.addBelow(e, qr, en);
    }
    m += S;
  }
  if (s.position() !== l) throw C("a directory does not end where it should");
  if (p !== u.length) throw Eu();
  return m;
}
async function SB(e, t) {
  let n = [];
  for (; n.length < t; ) {
    await e.ahead();
    let r = e.take(gB), { bytes: o } = e, i = My(o.readUInt32LE(r + 8)), s = e.take(i), a = o.subarray(s, s + i);
    n.push({ within: o.readUInt32LE(r), block: o.readUInt32LE(r + 4), name: a });
  }
  return n;
}
function Eu() {
  return C("the index of a directory leads elsewhere");
}
function My(e) {
  if (e >= vB) throw C("a name is too long");
  return e + 1;
}
function PB(e, t) {
  let n = t ? 0 : 1;
  for (let r = 0; r < e.length; r++) {
    let o = e[r];
    if (o === 0 || o === xB) throw C("it has a name that is none");
    n === 0 && (n = o - (t[r] ?? -1));
  }
  if (n <= 0) throw C("names are not in order");
  if (e[0] === Ey && (e.length === 1 || e.length === 2 && e[1] === Ey))
    throw C("it has a name that is none");
}

// src/formats/squashfs/check/superblock.ts
var Je = 96, By = 6, Ay = { noXattrs: 512, others: 1088 }, Ty = 0xffffffffffffffffn, OB = 1 << 24;
function xr(e, t) {
  if (e.length < Je || e.toString("latin1", 0, 4) !== "hsqs")
    throw Ry("it has no superblock");
  let n = (I) => e.readUInt16LE(I), r = (I) => e.readUInt32LE(I), o = (I) => Number(e.readBigUInt64LE(I)), i = {
    inodes: r(4),
    fragments: r(16),
    ids: n(26),
    blockBytes: r(12),
    root: { block: Number(e.readBigUInt64LE(32) >> 16n), offset: n(32) },
    inodeTable: o(64),
    directoryTable: o(72),
    fragmentTable: o(80),
    idTable: o(48)
  }, { inodes: s, fragments: a, ids: c, blockBytes: u, inodeTable: f, directoryTable: l, fragmentTable: m, idTable: p } = i, [d, h] = [n(22), o(40)], y = [Je, f, l, m, p, h, t], w = (n(24) ^ Ay.noXattrs) & ~Ay.others, v = `${n(28)}.${n(30)}`, O = [
    [n(20) === By, `its compression is number ${n(20)} instead of ${By}`],
    [v === "4.0", `its version is ${v} instead of 4.0`],
    [w === 0, `its flags 0x${n(24).toString(16)} differ in 0x${w.toString(16)}`],
    [e.readBigUInt64LE(56) === Ty, "it has a table of attributes"],
    [e.readBigUInt64LE(88) === Ty, "it has a table for exporting by NFS"],
    [s > 0 && s <= OB, `it has ${s} inodes`],
    [a <= s, `it has ${a} fragments for ${s} inodes`],
    [c === 1 || c === 2, `it has ${c} ids`],
    [d >= 12 && d <= 20 && u === 2 ** d, `its block size is ${u} (log ${d})`],
    [
      y.every((I, T) => T === 0 || I >= y[T - 1]),
      "its tables do not lie one after the other within its length"
    ]
  ].find(([I]) => !I);
  if (O) throw Ry(O[1]);
  return i;
}
function Ry(e) {
  return new k(`it holds no squashfs image of our kind: ${e}`);
}

// src/formats/squashfs/check/extents.ts
var Cy = 16, EB = 4, Iu = 1 << 24, Es = Iu - 1;
async function _y(e, t) {
  let { inodeTable: n, blockBytes: r, inodes: o, fragments: i } = t, s = $B(o + i), { starts: a, words: c, start: u } = await IB(e, t), f = new Uint32Array(i);
  function l(m, p) {
    let d = p & Es;
    if (p > (Iu | Es) || d > r || m + d > n)
      throw C("a block is where none can be");
    return p & Iu ? d : e.unpackedBytes?.(m, d, r);
  }
  return {
    /** The end of the table of directories. */
    start: u,
    /** Adds a file, and reads the list of its blocks from the table of inodes. */
    async add({ start: m, bytes: p, fragment: d, offset: h }, y) {
      let w = p % r, v = d === void 0 ? p : p - w, S = { start: m, end: m, hash: 0 };
      for (let O = 0; O < v; O += r) {
        let I = y.ahead();
        I && await I;
        let T = y.bytes.readUInt32LE(y.take(EB));
        if (T === 0) continue;
        let z = e.pause?.();
        z && await z;
        let U = Math.min(r, v - O);
        if ((l(S.end, T) ?? U) !== U)
          throw C("a block is not what it should be");
        S.end += T & Es, S.hash = Math.imul(S.hash, 31) + T | 0;
      }
      if (s.add(S), d !== void 0) {
        if (d >= i || h + w > r) throw C("a fragment is where none can be");
        f[d] = Math.max(f[d], h + w);
      }
    },
    /** Checks that no two files overlap. Must be called after the last file. */
    async check() {
      for (let m = 0; m < i; m++) {
        let p = e.pause?.();
        p && await p;
        let [d, h, y] = [a[m], c[m], f[m]];
        if ((l(d, h) ?? y) < y)
          throw C("a fragment is not what it should be");
        s.add({ start: d, end: d + (h & Es), hash: h });
      }
      s.check();
    }
  };
}
async function IB({ read: e }, { fragments: t, fragmentTable: n }) {
  let r = new Float64Array(t), o = new Uint32Array(t), { table: i, start: s } = await Os(e, n, t * Cy);
  for (let a = 0; a < t; a++) {
    await i.ahead();
    let c = i.take(Cy);
    r[a] = Number(i.bytes.readBigUInt64LE(c)), o[a] = i.bytes.readUInt32LE(c + 8);
  }
  return i.end(), { starts: r, words: o, start: s };
}
function $B(e) {
  let t = new Float64Array(e), n = new Float64Array(e), r = new Int32Array(e), o = 0, i = () => C("two files are in one place");
  return {
    add({ start: s, end: a, hash: c }) {
      if (s !== a) {
        if (s < Je || o === e) throw i();
        t[o] = s, n[o] = a, r[o] = c, o++;
      }
    },
    check() {
      let s = Uint32Array.from({ length: o }, (c, u) => u);
      s.sort((c, u) => t[c] - t[u]);
      let a = s[0];
      for (let c of s) {
        if (![t, n, r].every((f) => f[c] === f[a]) && t[c] < n[a]) throw i();
        a = c;
      }
    }
  };
}

// src/formats/squashfs/check/inode.ts
var Is = (e) => (t, n) => t.readUInt16LE(n + e), $e = (e) => (t, n) => t.readUInt32LE(n + e), Fy = (e) => (t, n) => Number(t.readBigUInt64LE(n + e)), MB = {
  1: { kind: "directory", length: 16, start: $e(0), bytes: Is(8), offset: Is(10) },
  2: { kind: "file", length: 16, start: $e(0), fragment: $e(4), offset: $e(8), bytes: $e(12) },
  3: { kind: "link", length: 8, bytes: $e(4) },
  5: { kind: "whiteout", length: 8, bytes: () => 0, device: $e(4) },
  8: { kind: "directory", length: 24, bytes: $e(4), start: $e(8), indexed: Is(16), offset: Is(18), attributes: $e(20) },
  9: { kind: "file", length: 40, start: Fy(0), bytes: Fy(8), fragment: $e(28), offset: $e(32), attributes: $e(36) }
}, $s = 4294967295, BB = 16, AB = 4095, TB = 3;
function Ly(e) {
  let t = e.take(BB), { bytes: n } = e;
  if (n.readUInt16LE(t + 2) > 511) throw C("it sets bits that change who runs a program");
  let r = MB[n.readUInt16LE(t)];
  if (!r) throw Ny();
  let { kind: o } = r, i = e.take(r.length), s = (u, f = 0) => u?.(n, i) ?? f;
  if (s(r.device) !== 0) throw Ny();
  if (s(r.attributes, $s) !== $s) throw C("it has extended attributes");
  let a = s(r.bytes) - (o === "directory" ? TB : 0);
  if (a < 0) throw C("a directory is too short");
  if (!Number.isSafeInteger(a)) throw C("a file is larger than any");
  if (o === "link") {
    if (a === 0 || a > AB) throw C("a link is too long");
    e.take(a);
  }
  let c = s(r.fragment, $s);
  return {
    kind: o,
    number: n.readUInt32LE(t + 12),
    owner: n.readUInt32LE(t + 4),
    time: n.readUInt32LE(t + 8),
    bytes: a,
    start: s(r.start),
    fragment: c === $s ? void 0 : c,
    offset: s(r.offset),
    indexed: s(r.indexed)
  };
}
function Ny() {
  return C("it holds more than files, directories and links");
}

// src/formats/squashfs/check/whiteouts.ts
var Ms = 2 ** 20, RB = 4096;
function Dy() {
  let e = /* @__PURE__ */ new Map(), t = 0, n = (r, o) => {
    let i = e.get(r);
    i ? i.push(o) : e.set(r, [o]);
  };
  return {
    count: () => t,
    /** @throws BadEntry when there are too many */
    add(r, o) {
      if (++t > Ms) throw C("it has too many whiteouts");
      n(r, { name: o.toString("latin1") });
    },
    /** Adds a directory to the directory above it, if there are whiteouts below. */
    addBelow(r, o, i) {
      e.has(i) && n(r, { name: o.toString("latin1"), directory: i });
    },
    /** All names, as byte strings relative to the top. @param top the number of that directory @throws BadEntry */
    *names(r) {
      let o = [{ directory: r, prefix: "" }];
      for (let i = o.pop(); i; i = o.pop())
        for (let { name: s, directory: a } of e.get(i.directory) ?? []) {
          let c = i.prefix + s;
          if (c.length > RB) throw C("the name of a whiteout is too long");
          a === void 0 ? yield c : o.push({ directory: a, prefix: `${c}/` });
        }
    }
  };
}

// src/formats/squashfs/check/check.ts
async function NB(e) {
  let t = xr(await e.read(0, Je), e.length), { inodeTable: n, directoryTable: r, inodes: o, ids: i, root: s } = t;
  await LB(e, t.idTable, i);
  let a = await _y(e, t), c = Ps(e.read, n, r), u = Ps(e.read, r, a.start), f = Iy(o), l = Dy(), m = { members: 0, bytes: 0, newest: 0 }, p, d, h = 0;
  for (let w = 0; w < o; w++) {
    let v = c.ahead();
    if (v && await v, h = c.position(), d = Ly(c), p ??= d.owner, d.owner !== p) throw C("it has several owners");
    if ((p & 65535) >= i || p >>> 16 >= i) throw C("its owner is none that it lists");
    m.newest = Math.max(m.newest, d.time), d.kind === "file" ? (await a.add(d, c), m.bytes += d.bytes) : d.kind === "directory" && (m.members += await $y(d, { inodes: c, directories: u }, { known: f, whiteouts: l })), f.add(d, h);
  }
  if (d?.kind !== "directory" || h !== c.positionOf(s.block, s.offset))
    throw C("its root is not where it should be");
  if (f.unnamed() !== 1) throw C("not all that it holds has a name");
  c.end(), u.end(), await a.check();
  let { number: y } = d;
  return { ...m, whiteouts: l.count(), removed: () => l.names(y) };
}
var Uy = 4;
async function LB(e, t, n) {
  let { table: r } = await Os(e.read, t, n * Uy);
  await r.ahead(), r.take(n * Uy), r.end();
}
function Bs({ whiteouts: e, removed: t }, n = []) {
  let r = new Set(n);
  if (e > 0 && r.size === 0) throw C("it holds more than files, directories and links");
  if (e !== r.size) throw C(`it has ${e} whiteouts instead of ${r.size}`);
  for (let o of t()) if (!r.has(o)) throw C("it removes other files than it lists");
}
function DB(e) {
  let t = _B(e, Wy.O_RDONLY | (Wy.O_NONBLOCK ?? 0));
  if (CB(t).isFile()) return t;
  throw jy(t), new Error(`${e} is no file any more`);
}
async function Sr(e, { offset: t, length: n }, r, { signal: o, until: i } = {}) {
  let s = DB(e), a = (p, d) => kr(s, Math.max(0, Math.min(d, n - p)), t + p), c = 0, u = {
    tables: void 0,
    heads: (p) => zB(a(p, Hy)) ?? 0,
    contents(p, d, h) {
      let y = WB(a(p, d), h);
      return c += y.length, y.length;
    }
  }, f = async () => {
    c = 0, await FB(), o?.throwIfAborted();
  }, l = async (p, d) => (await i?.(t + p, t + d), await f(), a(p, d - p)), m = () => c < UB ? void 0 : f();
  try {
    return await NB({ read: l, length: n, unpackedBytes: u[r], pause: m });
  } finally {
    jy(s);
  }
}
function WB(e, t) {
  try {
    return (0, zy.zstdDecompressSync)(e, { maxOutputLength: t });
  } catch (n) {
    throw C(`a block cannot be unpacked: ${P(n)}`);
  }
}
var UB = 64 * 1024 * 1024, jB = 4247762216, Hy = 18;
function zB(e) {
  if (e.length < Hy || e.readUInt32LE(0) !== jB) return;
  let t = e.readUInt8(4), n = (t & 32) !== 0, r = [0, 1, 2, 4][t & 3], o = 5 + (n ? 0 : 1) + r, i = t >> 6;
  return i === 0 ? n ? e.readUInt8(o) : void 0 : i === 1 ? e.readUInt16LE(o) + 256 : i === 2 ? e.readUInt32LE(o) : void 0;
}

// src/formats/unpack-limit.ts
import { statfsSync as HB } from "node:fs";
import { readFile as Jy } from "node:fs/promises";
var qy = 64 * 1024 * 1024, qB = 0.1, GB = 8 * 1024, JB = 8, KB = 25, VB = 1e4, XB = 5, ZB = 1024, YB = 500;
function vn({ files: e, bytes: t, unpackedBytes: n = t }) {
  return Math.max(t, n) * (1 + qB) + e * GB;
}
function Co(e) {
  let t = new AbortController(), { bavail: n, bsize: r } = HB(e), o = qy + JB * n * r, i = qy, s = 0, a = 0, c = (f) => {
    f > i && t.abort(new k("it unpacks to more than its index declares")), f > o && t.abort(new Error(`it unpacks to far more than there is room for at ${e}`));
  }, u = async (f) => {
    let [l, m] = await Promise.all([eA(f), Gy(f)]);
    if (l <= VB + a * XB + m / ZB) return;
    let p = `${a} ${a === 1 ? "file" : "files"} of ${j(m)}`, d = `${Math.round(l / 1e3)} s of CPU time`;
    t.abort(new Error(`unpacking has taken ${d} for ${p}, far more than it can; delete the entry`));
  };
  return {
    /** Aborts when the output or the CPU time exceeds the limit. */
    signal: t.signal,
    /** Allows this many more bytes, and the time for this many more files, directories or links. */
    allow(f) {
      i += f.bytes ?? 0, a += f.files ?? 0;
    },
    /** Counts output. */
    count(f) {
      s += f, c(s);
    },
    /**
     * Watches the output of the first program, which may decompress, and the CPU time of the last one, which writes the
     * files. Works on Linux only.
     */
    watch({ firstPid: f, lastPid: l, ended: m }) {
      let p = setInterval(async () => c(await Gy(f)), KB), d = setInterval(u, YB, l), h = () => {
        clearInterval(p), clearInterval(d);
      };
      m.then(h, h);
    }
  };
}
function Xt(e, t) {
  let n = Co(e.cwd), r = t({ ...e, signal: AbortSignal.any([e.signal, n.signal]) });
  return n.watch(r), { ...r, limit: n };
}
var QB = 10;
async function eA(e) {
  let t = await Jy(`/proc/${e}/stat`, "latin1").catch(() => ""), [n = 0, r = 0] = t.slice(t.lastIndexOf(")")).split(" ").slice(12, 14).map(Number);
  return (n + r) * QB;
}
async function Gy(e) {
  let t = await Jy(`/proc/${e}/io`, "latin1").catch(() => "");
  return Number(/^wchar: (\d+)$/m.exec(t)?.[1] ?? 0);
}

// src/formats/squashfs/images.ts
function Fo(e) {
  return e.filter(({ kind: t }) => t === "delta").length;
}
function As(e) {
  let t = Fo(e);
  return t === 0 ? "" : ` (${$u(t)})`;
}
function $u(e) {
  return e === 1 ? "1 layer of changes" : `${e} layers of changes`;
}
var tA = 32;
function kn(e, t) {
  let {
    image: n = [],
    delta: r = [],
    removals: o = []
  } = Object.groupBy(e, ({ kind: u }) => u), i = [...n, ...r, ...o];
  if (!e.every((u, f) => u === i[f]) || o.length !== (r.length > 0 ? 1 : 0) || n.length === 0 || new Set(n.map(({ root: u }) => u)).size < n.length) throw _o();
  let a = r.map((u, f) => ({ ...Ky(u), number: f, root: u.root })), c = n.map((u) => {
    let f = t.find(({ number: p }) => p === u.root);
    if (u.root !== void 0 && f?.literal === void 0) throw _o();
    let l = f ? [f] : t.filter(({ number: p }) => !n.some(({ root: d }) => d === p)), m = a.filter(({ root: p }) => p === u.root);
    if (l.length === 0 || m.length >= tA) throw _o();
    return { ...Ky(u), line: f, lines: l, layers: m };
  });
  if (c.flatMap(({ layers: u }) => u).length < r.length) throw _o();
  return c;
}
function Ky(e) {
  let { offset: t, length: n, files: r } = e;
  return { offset: t, length: n, members: r, mostBytes: vn(e) };
}
function _o() {
  return new Nn("the entry has images that this version of Headstart cannot read");
}

// src/formats/squashfs/layers/removals.ts
var Cs = L(Xy(), 1);
import { open as nA } from "node:fs/promises";
var Ts = 64 * 1024 * 1024, rA = Ts + Ts / 128, oA = 4096, iA = 255, [Rs, Zy, sA] = [0, 46, 47];
function Yy(e) {
  let t = Buffer.from(e.map(aA).join(""), "latin1"), n = e.reduce((r, o) => r + o.length, 0);
  if (t.length > Ts || n > Ms)
    throw new Error("more files were removed than an entry can say");
  return { frame: (0, Cs.zstdCompressSync)(t), bytes: t.length };
}
function aA(e) {
  return `${e.map((t) => `${t}\0`).join("")}\0`;
}
async function _s(e, t, { until: n } = {}) {
  let r = t.find(({ kind: c }) => c === "removals");
  if (!r) return;
  let { offset: o, length: i, files: s } = r;
  if (i > rA) throw xn("it is too long");
  await n?.(o, o + i);
  let a = await nA(e);
  try {
    let c = t.filter(({ kind: l }) => l === "delta").length, u = Mu(await Ss(a, i, o), c), f = u.counts.reduce((l, m) => l + m, 0);
    if (f !== s) throw xn(`it has ${f} names instead of ${s}`);
    return u;
  } finally {
    await a.close();
  }
}
function Mu(e, t) {
  let n = cA(e), { starts: r, counts: o, end: i } = uA(n, t);
  if (i !== n.length) throw xn("it has more lists than the entry has layers");
  return {
    counts: o,
    *namesOf(s) {
      let a = r[s];
      for (let c = o[s]; c > 0; c--) {
        let u = n.indexOf(Rs, a);
        yield n.toString("latin1", a, u), a = u + 1;
      }
    }
  };
}
function cA(e) {
  try {
    let t = { maxOutputLength: Ts, info: !0 }, { buffer: n, engine: r } = (0, Cs.zstdDecompressSync)(e, t);
    if (r.bytesWritten === e.length) return n;
  } catch (t) {
    throw xn(P(t));
  }
  throw xn("something follows it");
}
function uA(e, t) {
  let [n, r] = [[], []], o = 0, i = 0;
  for (let s = 0; s < t; s++) {
    n.push(o);
    let a = 0;
    for (; e[o] !== Rs; a++) o = fA(e, o) + 1;
    if (r.push(a), i += a, i > Ms) throw xn("it has too many names");
    o++;
  }
  return { starts: n, counts: r, end: o };
}
function fA(e, t) {
  let n = t;
  for (let r = !1; !r; n++) {
    let o = n;
    for (; n < e.length && e[n] !== Rs && e[n] !== sA; ) n++;
    let i = n - o, s = i <= 2 && e[o] === Zy && e[n - 1] === Zy;
    if (n === e.length || i === 0 || i > iA || n - t > oA || s)
      throw xn("it has a name that is none");
    r = e[n] === Rs;
  }
  return n - 1;
}
function xn(e) {
  return new k(`its list of removed files is wrong: ${e}`);
}

// src/formats/squashfs/receive.ts
async function Pr({ segments: e, lines: t, signal: n, body: r, file: o, isMounted: i = !1 }, s) {
  let a = kn(e, t), c = pA(s, "image"), u = !1, f = async (p) => {
    await dA(r("any"), p, { path: c, segments: e, signal: n }), u = !0;
  }, l = await o?.link(c) && await o?.prove(f);
  l || (await lA(c, { force: !0 }), await yA(c, { length: H({ segments: e }), isMounted: i }, f)), !u && o?.isWhole ? await Bu(c, a) : u || await eg(c, e, { signal: n });
  let m = l ? o?.isInPlace : void 0;
  return { path: c, images: a, isInPlace: m };
}
async function dA(e, t, { path: n, segments: r, signal: o }) {
  let { arrived: i, until: s, fail: a } = by(H({ segments: r })), c = eg(n, r, { signal: o, until: s }), u = !1;
  c.catch(() => {
    u = !0;
  });
  let f = Promise.resolve(), l = 0;
  try {
    for await (let m of e) {
      if (await f, u) break;
      let p = m.position ?? l;
      l = p + m.length, f = Promise.resolve(t?.(m, p)).then(() => {
        i(p, m.length), e.release?.(m);
      }), f.catch(() => {
      });
    }
    await f;
  } catch (m) {
    throw a(m), m;
  } finally {
    a(new k("its body ended early")), await c;
  }
}
var hA = 32 * 1024 * 1024;
async function yA(e, { length: t, isMounted: n }, r) {
  let o = await Qy(e, "wx", 384), i = Promise.resolve(), s = t, a = 0, c = () => {
    a = 0, i = i.then(() => o.datasync()).catch(() => {
    });
  };
  try {
    await r(async (u, f) => {
      await Qn(o, mA(e), [u], f), s -= u.length, a += u.length, n && (a >= hA || s === 0) && c();
    });
  } finally {
    let u = i.then(() => o.close());
    n ? u.catch(() => {
    }) : await u;
  }
}
async function Bu(e, t) {
  let n = await Qy(e);
  try {
    for (let { offset: r, length: o } of t.flatMap((i) => [i, ...i.layers]))
      xr(await Ss(n, Math.min(o, Je), r), o);
  } finally {
    await n.close();
  }
}
async function eg(e, t, n = {}) {
  let r = await _s(e, t, n), o = 0;
  for (let i of t.filter(Au)) {
    let { kind: s, files: a, bytes: c, root: u } = i, f = await Sr(e, i, "tables", n);
    Bs(f, s === "delta" ? r?.namesOf(o++) : []);
    let l = f.members + (u === void 0 ? 0 : 1);
    if (l < a || s === "delta" && l > a)
      throw new k(`it has ${l} members instead of ${a}`);
    if (f.bytes > c)
      throw new k(`its files have ${f.bytes} bytes instead of ${c}`);
  }
}
function Au({ kind: e }) {
  return e === "image" || e === "delta";
}
async function x6(e, { offset: t }) {
  return t + Number((await e(t, t + Je)).readBigUInt64LE(64));
}

// src/mounts/lazy/found-entry.ts
async function tg(e, { etag: t, identity: n, url: r }) {
  let { scope: o, version: i, key: s, size: a, createdAt: c } = e;
  return { scope: o, version: i, key: s, size: a, createdAt: c.getTime(), identity: n, etag: t, url: await r() };
}
function I6(e, t, { scopes: n, ...r }) {
  let { scope: o, version: i, key: s, size: a, identity: c, etag: u } = t, f = { scopes: o === void 0 ? n : [o], keys: [s], versions: [i] }, l = async () => {
    let h = await e.find(f);
    if (h?.size === a && h.remote?.identity === c) return h;
    throw await h?.close(), new X(`the entry ${s} is gone; it was replaced meanwhile`, "none");
  }, p = { size: a, etag: u, identity: c, url: Td(async () => {
    let h = await l(), { url: y } = h.remote;
    return y().finally(h.close);
  }, t.url) }, d = {
    scope: o,
    version: i,
    key: s,
    size: a,
    createdAt: new Date(t.createdAt),
    remote: p,
    read: (h, y) => Ud(p, { start: h, end: y }, r),
    reject: async () => (await l()).reject(),
    close: async () => {
    }
  };
  return { ...e, find: async () => d };
}

// src/mounts/lazy/server.ts
import { existsSync as gA, rmSync as wA, writeFileSync as bA } from "node:fs";
import { join as Fs } from "node:path";
import { setTimeout as vA } from "node:timers/promises";

// src/mounts/lazy/serve-request.ts
var og = L(rg(), 1);
function ig(e) {
  return `${JSON.stringify(e).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029")}
`;
}
function sg(e) {
  let t = (0, og.createInterface)({ input: e }), { promise: n, resolve: r } = Promise.withResolvers();
  t.on("close", r);
  let o = t[Symbol.asyncIterator]();
  return {
    /** Resolves when the sender has closed the stream. */
    senderGone: n,
    /** The next message. @throws Error when the sender has closed the stream */
    async next() {
      let { done: i, value: s } = await o.next();
      if (i) throw new Error("it ended without a word");
      return JSON.parse(s);
    }
  };
}

// src/mounts/lazy/server.ts
var Sn = {
  /** The FUSE file: the image, ready to be mounted. */
  image: "image",
  /** The blocks that have arrived. */
  blocks: "blocks",
  /** The FetchReport as JSON, written when the server ends. */
  report: "report",
  log: "log"
}, ag = "server", kA = 6e4;
function cg() {
  let e = Fs(import.meta.dirname, "lazy.js"), { pid: t, stdin: n, stdout: r, kill: o } = dp({ path: process.execPath, args: [e] }), i = sg(r);
  return {
    /**
     * When this resolves, `<dir>/image` can be mounted. The server lives until that file is unmounted, and fetches ahead
     * once this process has ended. @throws Error with the reason why the server cannot show the image
     */
    async show(s, a) {
      a.throwIfAborted();
      let c = AbortSignal.any([a, AbortSignal.timeout(kA)]);
      c.addEventListener("abort", o);
      try {
        bA(Fs(s.dir, ag), `${t} ${St(t)}`), n.write(ig(s));
        let u = await i.next();
        if ("refused" in u) throw new Error(u.refused);
      } catch (u) {
        throw o(), a.throwIfAborted(), new Error(`its server refused: ${P(u)}`);
      } finally {
        c.removeEventListener("abort", o);
      }
    }
  };
}
var Tu = 5e3;
async function No(e, t) {
  let n = AbortSignal.timeout(Tu), r = lh(e).map(({ point: a }) => a);
  r.length > 0 && await us(r, ["-f", "-l"], { rights: t, signal: n }).catch(() => {
  });
  let o = Fs(e, ag);
  if (!gA(o)) return;
  let [, i, s] = /^(\d+) (\d+)$/.exec(ug(o)) ?? [];
  return i && await xA(Number(i), s), wA(o, { recursive: !0, force: !0 }), SA(e) ?? "killed";
}
async function xA(e, t) {
  let n = performance.now();
  for (; St(e) === t; ) {
    let r = performance.now() - n;
    if (r > 2 * Tu) return;
    r > Tu && OA(e), await vA(4);
  }
}
function SA(e) {
  try {
    return JSON.parse(ug(Fs(e, Sn.report)));
  } catch {
    return;
  }
}
var PA = 64 * 1024;
function ug(e) {
  return Zn(e, PA)?.toString() ?? "";
}
function OA(e) {
  try {
    process.kill(e, "SIGKILL");
  } catch (t) {
    if (E(t) !== "ESRCH") throw t;
  }
}

// src/mounts/lazy/lazy-mount.ts
function fg(e, t) {
  return e.mode === "lazy" && !e.lookupOnly && "rights" in t ? cg() : void 0;
}
async function lg({ entry: e, index: t }, n, { server: r, dir: o, rights: i, signal: s }) {
  if (!e.remote || e.file?.isWhole) return;
  let { digests: a, ...c } = t;
  try {
    let l = { found: await tg(e, e.remote), facts: c, digests: a.toString("base64") };
    await r.show({ env: ac(), cwd: process.cwd(), dir: o, ...l }, s);
  } catch (f) {
    await No(o, i), s.throwIfAborted(), x(`Receiving all of the image before mounting it: ${P(f)}`);
    return;
  }
  let u = Ru(o, Sn.image);
  return await Bu(u, n), { path: u, images: n };
}
async function Lo(e, t, n) {
  let r = await No(e, t);
  return await n?.(r, t), await gr(e, { rights: t, warn: W }), r;
}
function mg(e) {
  return typeof e == "object" ? e.trouble : void 0;
}
function pg(e, t) {
  if (!e) return Ru(t, Sn.image);
  if (e === "killed") {
    W(
      "A part of the cache could not be read: the process that fetches the cache was killed before the job ended"
    );
    return;
  }
  return EA(e), e.presentBlocks === e.blocks && e.damage === void 0 ? Ru(t, Sn.blocks) : void 0;
}
function EA(e) {
  let { blocks: t, presentBlocks: n, wantedBlocks: r, prefetchedBlocks: o, waitedMs: i, unreadBytes: s } = e, { trouble: a, damage: c } = e;
  x(
    `The job read ${r} of the cache's ${t} MiB. ${o} MiB had arrived before the job read them. The job waited ${se(i)} for the others, and did not read ${j(s)}`
  ), a !== void 0 && n < t && W(`Not all of the cache could be read: ${a}`), c !== void 0 && W(`The cache is bad; its entry is removed where the store allows that: ${c}`);
}

// src/mounts/root-rights.ts
import { existsSync as _A, readFileSync as FA } from "node:fs";
import { join as NA } from "node:path";

// src/system/pipeline.ts
var yg = L(hg(), 1);
import { once as IA } from "node:events";
import { readFileSync as $A } from "node:fs";
function oe(e, { cwd: t, signal: n, stdin: r }) {
  let o = [];
  for (let a of e.toReversed()) {
    let c = o[0]?.process, u = (a === e[0] ? r : void 0) ?? "pipe", f = { cwd: t, stdio: [u, c?.stdin ?? "pipe", "pipe"] }, l = AA(c ? a : MA(a), f);
    c?.stdin?.destroy(), o.unshift({ process: l, path: a.path });
  }
  let i = o[0].process, s = o.at(-1).process;
  return i.stdin?.on("error", () => {
  }), {
    firstPid: i.pid ?? 0,
    lastPid: s.pid ?? 0,
    stdin: i.stdin,
    stdout: s.stdout,
    ended: TA(o, n)
  };
}
var Cu;
function MA(e) {
  Cu ??= { path: BA() };
  let { path: t, args: n } = e;
  return Cu.path ? { ...e, path: Cu.path, args: ["--pdeathsig", "KILL", "--", t, ...n] } : e;
}
function BA() {
  let e = pt("setpriv");
  return e && $A(e).includes("pdeathsig") ? e : void 0;
}
async function gg(e, t) {
  let { stdout: n, ended: r } = oe([e], t);
  n.resume(), await r;
}
function AA(e, t) {
  let n = e.keepsMask ? process.umask() : process.umask(0);
  try {
    return (0, yg.spawn)(e.path, e.args, { ...t, env: e.env ?? dt() });
  } finally {
    process.umask(n);
  }
}
async function TA(e, t) {
  let n = !1, r = () => {
    n = !0;
    for (let s of e) s.process.kill("SIGKILL");
  };
  t.addEventListener("abort", r), t.aborted && r();
  let o = await Promise.all(
    e.map(async (s) => {
      try {
        await CA(s, { mayEcho: s !== e.at(-1) });
        return;
      } catch (a) {
        let c = n && s.process.signalCode === "SIGKILL";
        return r(), c ? void 0 : a;
      }
    })
  );
  t.removeEventListener("abort", r), t.throwIfAborted();
  let i = o.find((s) => s !== void 0);
  if (i) throw i;
}
var RA = /^(\S*\/)?\w+: (-: Cannot write|write error|standard output|error \d+ : Write error( : cannot write block)?)(:| :) (Broken pipe|Connection reset by peer)\s*(\n(\S*\/)?\w+: Error is not recoverable: exiting now)?$/;
async function CA({ process: e, path: t }, { mayEcho: n }) {
  let r = "";
  e.stderr?.setEncoding("utf8").on("data", (s) => {
    r = (r + s).slice(-Ac);
  });
  let [o, i] = await IA(e, "close");
  if (o !== 0 && !(n && (i === "SIGPIPE" || RA.test(r.trim()))))
    throw Yn(t, { exitCode: o, endedBy: i }, r);
}

// src/mounts/root-rights.ts
async function Or(e) {
  if (process.geteuid?.() === 0) return LA() ? wg((r) => r) : void 0;
  let t = _u("sudo");
  if (!t) return;
  let n = ({ path: r, args: o }) => ({ path: t, args: ["-n", "--", r, ...o] });
  try {
    await ht(n({ path: _u("true") ?? "true", args: [] }), { cwd: "/", signal: e });
  } catch {
    e.throwIfAborted();
    return;
  }
  return wg(n);
}
function wg(e) {
  let t = (n, r) => {
    let o = _u(n);
    if (!o) throw new Error(`there is no ${n}`);
    return e({ path: o, args: r });
  };
  return {
    /** @throws ToolFailure, or the abort reason */
    async run(n, r, o) {
      await gg(t(n, r), o);
    },
    /**
     * An archive of directories without their members, but with the attributes that this mask names. Takes names that end
     * in NUL, and needs GNU tar. @throws ToolFailure, or the abort reason
     */
    async attributesOf(n, r, o) {
      let i = ["--xattrs", `--xattrs-include=${r}`], s = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"], a = ["--create", "--file=-", "--format=posix", ...i, ...s];
      return ht(t("tar", a), { ...o, input: Buffer.from(n, "latin1"), limitMs: 1 / 0 });
    },
    /**
     * Unpacks an archive into the working directory, with owners and the attributes of overlays; needs GNU tar.
     * @throws ToolFailure, or the abort reason
     */
    async unpackMarked(n, r) {
      let i = ["--extract", "--file=-", "--numeric-owner", "--preserve-permissions", ...["--xattrs", "--xattrs-include=trusted.overlay.*"]], { stdin: s, stdout: a, ended: c } = oe([t("tar", i)], r);
      a.resume(), s.end(n), await c;
    },
    /**
     * The links at these places and in directories at them: `PATH TARGET`, each with a NUL after it, as a byte string.
     * Places that have gone meanwhile are left out. @throws ToolFailure, or the abort reason
     */
    async linksIn(n, r) {
      let o = ["-maxdepth", "1", "-type", "l", "-printf", "%p %l\\0"];
      return (await ht(t("find", [...n, ...o]), { ...r, goodCodes: [0, 1] })).toString("latin1");
    },
    /**
     * What has changed in a directory since a file was made: `TYPE BLOCKS BYTES PATH`, each with a NUL after it, as a byte
     * string. @throws ToolFailure, or the abort reason
     */
    async changedIn(n, r, o) {
      return (await ht(t("find", [n, "-xdev", "-cnewer", r, "-printf", "%y %b %s %P\\0"]), { ...o, limitMs: 1 / 0 })).toString("latin1");
    },
    /** The kernel's log since the start, as far as the kernel has kept it. @throws ToolFailure */
    async kernelLog() {
      return (await ht(t("dmesg", []), { cwd: "/", signal: AbortSignal.timeout(1e4) })).toString();
    }
  };
}
function _u(e) {
  return ["/usr/bin", "/bin", "/usr/sbin", "/sbin"].map((n) => NA(n, e)).find((n) => _A(n));
}
function LA() {
  let [, e = "0"] = FA("/proc/self/status", "latin1").match(/^CapEff:\s*(\w+)$/m) ?? [];
  return (BigInt(`0x${e}`) >> 21n & 1n) === 1n;
}

// src/mounts/kernel-log.ts
function Fu() {
  return Number(process.hrtime.bigint()) / 1e9;
}
var DA = 10;
async function bg(e, t) {
  return (await t.kernelLog().catch(() => "")).split(`
`).some((r) => {
    let [, o = String(e)] = r.match(/^\[ *(\d+\.\d+)\]/) ?? [];
    return Number(o) >= e - DA && /SQUASHFS error|I\/O error,? (on )?dev(ice)? loop/.test(r);
  });
}

// src/formats/actions-cache/actions-cache.ts
var ww = L(vg(), 1);

// src/formats/naming.ts
function Lu({ crossOs: e, platform: t = process.platform }) {
  return t === "win32" && !e;
}
function Ns(e, t) {
  let n = Lu(t) ? "windows-only" : "any", r = t.rolling ? ["rolling"] : [];
  return $i([...r, Jn, e, n, ...t.paths]);
}

// src/formats/actions-cache/pack.ts
import { once as sT } from "node:events";
import { setImmediate as aT } from "node:timers/promises";

// src/formats/packing.ts
import { symlinkSync as WA } from "node:fs";
import { join as UA } from "node:path";
function Er({ matches: e, scratch: t }) {
  let n = new Map(e.map(({ line: r }) => [r.number, r.base]));
  for (let [r, o] of n) WA(o, UA(t, String(r)));
}
async function Pn(e, { write: t, signal: n }) {
  let r = 0;
  for await (let o of e)
    await t(o), n.throwIfAborted(), r += o.length;
  return r;
}
function Do(e, t) {
  return e.reduce((n, r) => n + r[t], 0);
}
function Ls(e, t) {
  return { segments: e, files: Do(e, "files"), bytes: Do(e, "bytes"), skipped: t };
}
async function* Zt(e, t) {
  let n = new AbortController(), { stdout: r, ended: o } = await t(AbortSignal.any([e, n.signal]));
  o.catch(() => {
  });
  try {
    yield* r, await o;
  } finally {
    n.abort(), await o.catch(() => {
    });
  }
}

// src/formats/tar-archives/tar-commands.ts
var Wu = ["-b", "2048"], Pg = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"], Og = ["-x", "-f", "-", "--ignore-zeros", ...Wu, "--no-same-owner"], kg = [...Og, "--no-same-permissions"], xg = [...Og, "-p"], Sg = "--warning=no-unknown-keyword", Du = process.platform === "darwin" ? ["--no-mac-metadata"] : [], Eg = {
  gnu: {
    create: [...Ig(""), "-P", "--sparse", ...Wu, ...Pg],
    extract: [...kg, Sg],
    skeleton: [...xg, Sg]
  },
  bsd: {
    create: [
      "-c",
      "-P",
      "-f",
      "-",
      ...Wu,
      "--format",
      "pax",
      "--options",
      "hdrcharset=BINARY",
      ...Du,
      "--no-xattrs",
      "--no-acls",
      "--no-fflags",
      "--uid",
      "0",
      "--gid",
      "0",
      "--uname",
      "",
      "--gname",
      "",
      "--no-recursion",
      "--null",
      "-T",
      "-"
    ],
    extract: [...kg, ...Du],
    skeleton: [...xg, ...Du]
  }
};
function Ig(e) {
  return ["--create", "--file=-", ...["--format=posix", `--pax-option=exthdr.name=pax,delete=atime,delete=ctime${e}`], "--numeric-owner", "--owner=0", "--group=0"];
}
function Ir(e, t) {
  return e.dialect === "node" ? { thread: t } : { path: e.path, args: Eg[e.dialect][t] };
}
function $g({ path: e, dialect: t }) {
  return { path: e, args: Eg[t].skeleton, keepsMask: !0 };
}
function Ds({ path: e }) {
  let t = ["-b", "128", "--mode=a-st", "--transform=s,^\\([0-9]*\\)/\\.$,\\1,SH"], n = ["--clamp-mtime", `--mtime=@${4294967295}`];
  return { path: e, args: [...Ig(",delete=mtime"), ...t, ...n, ...Pg] };
}

// src/formats/actions-cache/compression.ts
var at = L(Bg(), 1);
import { pipeline as zg, Readable as Hg } from "node:stream";
import { pipeline as nT } from "node:stream/promises";

// src/formats/tar-archives/threads/pool.ts
import { availableParallelism as Lg } from "node:os";
import { extname as JA } from "node:path";
import { Readable as Dg, Writable as KA } from "node:stream";
import { Worker as VA } from "node:worker_threads";

// src/formats/tar-archives/threads/frame.ts
var $r = L(Tg(), 1);
import { once as jA } from "node:events";
var Pt = 4 * 1024 * 1024;
async function Rg(e, t) {
  let n = (0, $r.createZstdCompress)({ ...zA(e, t), flush: $r.constants.ZSTD_e_end });
  try {
    return n.write(e), await jA(n, "readable"), HA(n.read());
  } finally {
    n.destroy();
  }
}
var wG = 33 * 1024 * 1024;
function zA({ length: e }, t) {
  return { params: { [$r.constants.ZSTD_c_compressionLevel]: t }, chunkSize: qA(e) };
}
function HA({ buffer: e, byteOffset: t, length: n }) {
  return t === 0 && e.byteLength > Buffer.poolSize ? Buffer.from(e.transfer(n)) : Buffer.from(e.slice(t, t + n));
}
function qA(e) {
  return e + (e >> 8) + (e < 131072 ? 131072 - e >> 11 : 0) + 1;
}

// src/formats/tar-archives/threads/slabs.ts
var [GA, vG] = [0, 1];
function Cg(e, t) {
  let n = (o) => new Int32Array(new SharedArrayBuffer(4 * o));
  return { slabs: Array.from({ length: e }, () => new SharedArrayBuffer(t)), inUse: n(e), releases: n(1) };
}
function _g({ slabs: e }, t) {
  return Buffer.from(e[t]);
}
function Fg({ inUse: e, releases: t }, n) {
  Atomics.store(e, n, GA), Atomics.add(t, 0, 1), Atomics.notify(t, 0);
}

// src/formats/tar-archives/threads/pool.ts
function Ot(e, t) {
  if (!("thread" in e)) return oe([e], t);
  let n = Uu(), { stdout: r, ended: o, ...i } = n.start(e, t);
  return { ...i, stdout: Dg.from(XA(r)), ended: o.finally(n.close) };
}
async function* XA(e) {
  for await (let { content: t, release: n } of e) {
    let r = Buffer.from(t);
    n(), yield r;
  }
}
var Wg = Math.min(Lg(), 2), Ws = Math.min(Lg(), 4);
function Uu() {
  let e = [];
  return {
    /** `stdout` gives the archive as `SlabContent`; if the task has a level, as `Frame`. */
    start(t, n) {
      let r = e.pop() ?? YA(), { ended: o, ...i } = QA(r, t, n), s = o.then(() => {
        e.push(r);
      });
      return { ...i, ended: s };
    },
    /** Ends the threads that wait. */
    async close() {
      await Promise.all(e.splice(0).map(({ thread: t }) => t.terminate()));
    }
  };
}
var ZA = new URL(`tar-thread${JA(import.meta.url)}`, import.meta.url), Ng = 1024 * 1024;
function YA() {
  let e = Cg(Math.max(2, Ws), Pt), t = mo(/^NODE_COMPILE_CACHE$/), n = { maxYoungGenerationSizeMb: 2 };
  return { thread: new VA(ZA, { execArgv: [], env: t, resourceLimits: n, workerData: e }), slabs: e };
}
function QA({ thread: e, slabs: t }, n, { cwd: r, signal: o }) {
  e.ref();
  let i = (m) => e.postMessage(m);
  i({ ...n, cwd: r, mask: process.umask() });
  let s = 0, a = () => {
  }, c = new KA({
    write(m, p, d) {
      let h = new Uint8Array(m);
      s += h.length, e.postMessage(h, [h.buffer]), s > Ng ? a = d : d();
    },
    final(m) {
      i("end"), m();
    }
  });
  c.on("error", () => {
  });
  let u = new Dg({ objectMode: !0, read() {
  } }), l = tT(e, (m) => {
    if ("taken" in m) {
      if (s -= m.taken, s > Ng) return;
      let p = a;
      a = () => {
      }, p();
    } else if ("frame" in m) u.push(eT(m));
    else {
      let { slab: p, filled: d } = m, h = _g(t, p).subarray(0, d);
      u.push({ content: h, release: () => Fg(t, p) });
    }
  }, o).finally(() => {
    u.push(null), c.destroy(new Error("its reader has ended"));
  });
  return { firstPid: 0, lastPid: 0, stdin: c, stdout: u, ended: l };
}
function eT({ frame: e, contentBytes: t }) {
  return { frame: Buffer.from(e.buffer, e.byteOffset, e.length), contentBytes: t };
}
async function tT(e, t, n) {
  let { promise: r, resolve: o } = Promise.withResolvers(), i = (f) => {
    f === "done" ? o(void 0) : "isBadEntry" in f ? o(f.isBadEntry ? new k(f.message) : new ie(f.message)) : t(f);
  }, s = ({ message: f }) => o(new ie(f)), a = () => o(new ie("a thread of tar ended early")), c = () => {
    e.terminate();
  };
  e.on("message", i).on("error", s).on("exit", a), n.addEventListener("abort", c), n.aborted && c();
  let u = await r;
  if (n.removeEventListener("abort", c), e.off("message", i).off("error", s).off("exit", a), !u && !n.aborted) {
    e.unref();
    return;
  }
  throw await e.terminate(), n.throwIfAborted(), u;
}

// src/formats/actions-cache/compression.ts
function qg(e, { tools: t, level: n }, r) {
  let { zstd: o } = t;
  if (o && !("thread" in e))
    return oe([e, { path: o, args: ["-q", "-c", "--check", `-${n}`, "-T0"] }], r);
  let i = Ot(e, r), s = o ? rT(n) : (0, at.createGzip)();
  return zg(i.stdout, s, () => {
  }), { ...i, stdout: s };
}
function rT(e) {
  let { ZSTD_c_compressionLevel: t, ZSTD_c_checksumFlag: n } = at.constants, r = { [t]: e, [n]: 1 };
  return (0, at.createZstdCompress)({ params: r, chunkSize: 128 * 1024 });
}
var ju = Buffer.from([40, 181, 47, 253]), Ug = Buffer.from([31, 139]);
async function* Gg(e, t, n) {
  let [r, o] = await oT(e);
  if (r.subarray(0, Ug.length).equals(Ug)) yield* jg((0, at.createGunzip)(), o);
  else if (r.subarray(0, ju.length).equals(ju)) t ? yield* iT({ path: t, args: ["-q", "-d", "-c"] }, o, n) : yield* jg((0, at.createZstdDecompress)(), o);
  else throw new k("it is no archive");
}
async function oT(e) {
  let t = e[Symbol.asyncIterator](), n = Buffer.alloc(0);
  for (; n.length < ju.length; ) {
    let o = await t.next();
    if (o.done) break;
    n = Buffer.concat([n, o.value]);
  }
  async function* r() {
    yield n, yield* { [Symbol.asyncIterator]: () => t };
  }
  return [n, r()];
}
async function* jg(e, t) {
  zg(Hg.from(t), e, () => {
  }), yield* e;
}
async function* iT(e, t, { cwd: n, signal: r }) {
  let o = new AbortController();
  yield* Zt(AbortSignal.any([r, o.signal]), (i) => {
    let { stdin: s, stdout: a, ended: c } = oe([e], { cwd: n, signal: i }), u = nT(Hg.from(t), s).catch((f) => {
      f?.code !== "EPIPE" && f?.code !== "ERR_STREAM_PREMATURE_CLOSE" && o.abort(f);
    });
    return { stdout: a, ended: c.then(() => u) };
  });
}

// src/formats/actions-cache/pack.ts
async function Jg(e) {
  let { tools: t, level: n, workspace: r } = e, o = new AbortController(), i = (y) => o.abort(y), s = { cwd: r, signal: AbortSignal.any([e.signal, o.signal]) }, { stdin: a, stdout: c, ended: u } = qg(Ir(t.tar, "create"), { tools: t, level: n }, s), f = { segments: [], files: 0, bytes: 0, skipped: [] }, l = uT(a, { ...e, signal: s.signal }, f).catch(i), m = Pn(c, e);
  m.catch(i), await u, await l;
  let p = await m;
  o.signal.throwIfAborted();
  let { files: d, bytes: h } = f;
  return d > 0 && f.segments.push({ kind: "archive", offset: 0, length: p, files: d, bytes: h }), f;
}
var cT = 256;
async function uT(e, { matches: t, found: n, workspace: r, signal: o }, i) {
  let s = fT(t, r), a = /* @__PURE__ */ new Set(), c = [];
  for (let u of n) {
    for (let { kind: f, member: l, bytes: m, hardLink: p } of u) {
      if (f === "other") {
        i.skipped.push(l);
        continue;
      }
      i.files++, (!p || !a.has(p.inode)) && (i.bytes += m), p && a.add(p.inode), c.push(`${s(l)}\0`);
    }
    c.length < cT || (e.write(c.join(""), "latin1") || await sT(e, "drain", { signal: o }), c = [], await aT(void 0, { signal: o }));
  }
  e.end(c.join(""), "latin1");
}
function fT(e, t, n = process.platform) {
  let { join: r, relative: o } = Bt(n), i = new Map(
    e.map(({ line: s }) => [String(s.number), o(b(t), b(s.base))])
  );
  return (s) => {
    let a = s.indexOf("/");
    return r(i.get(s.slice(0, a)) ?? "", s.slice(a + 1));
  };
}

// src/formats/actions-cache/unpack.ts
var yw = L(Vg(), 1);
import { linkSync as qT, mkdirSync as GT } from "node:fs";
import { availableParallelism as JT } from "node:os";
import { dirname as KT, join as VT } from "node:path";

// src/formats/tar-archives/sparse-map.ts
var lT = 2, Xg = 20;
function Zg(e) {
  let t = "";
  return (n) => {
    t += n.toString("latin1", 0, Xg + 1);
    let [r = "", ...o] = t.split(`
`, 2);
    if (o.length === 0 && t.length <= Xg) return !1;
    if (/^\d+$/.test(r) && Number(r) <= e / ue + lT) return !0;
    throw new k("its archive has a sparse file of more pieces than its content can hold");
  };
}

// src/formats/tar-archives/archive-reader.ts
var mT = 1024 * 1024;
function Br(e = "one") {
  let t = Buffer.alloc(0), n = {}, r, [o, i] = [0, 0], s, a = e === "several", c = (f, l) => {
    n = jh(n, f, l), i = Ie(l.length), r = void 0;
  }, u = (f) => {
    if (a = f.every((h) => h === 0), a) return;
    let { type: l, member: m } = pT(f);
    if ("xgLK".includes(l)) {
      if (m.size > mT) throw new k("a header in the archive is too large");
      r = { type: l, size: m.size };
      return;
    }
    let p = { ...m, ...n, name: n.name ?? m.name };
    n = {};
    let d = { ...p, kind: yT(l, p.name) };
    if (d.kind !== "file" && d.size > 0) throw new k("a link or directory has content");
    return s = d.sparseSize === void 0 ? void 0 : Zg(d.size), o = d.size, i = Ie(d.size), d;
  };
  return {
    /** @yields each member that begins in these bytes, then the pieces of its content */
    *push(f) {
      let l = t.length === 0 ? f : Buffer.concat([t, f]);
      t = l.subarray(l.length);
      for (let m = 0; m < l.length && (!a || e === "several"); ) {
        let p = m + (o || i || (r?.size ?? ue)), d = l.subarray(m, p);
        if (m += d.length, o > 0)
          o -= d.length, s?.(d) && (s = void 0), yield d;
        else if (i > 0) i -= d.length;
        else if (p > l.length) t = d;
        else if (r) c(r.type, d);
        else {
          let h = u(d);
          h && (yield h);
        }
      }
    },
    /** Must be called after the last bytes. */
    finish() {
      if (!a || t.length > 0) throw new k("its archive ends too early");
    }
  };
}
function pT(e) {
  if (Us(e, 148, 8) !== dT(e)) throw new k("its archive is damaged");
  let t = Mr(e, 0, 100), n = Mr(e, 257, 6) === "ustar" ? Mr(e, 345, 155) : "";
  return {
    type: Mr(e, 156, 1) || "0",
    member: {
      name: n === "" ? t : `${n}/${t}`,
      target: Mr(e, 157, 100),
      // Without setuid, setgid and sticky bits.
      mode: Us(e, 100, 8) & 511,
      mtime: String(Us(e, 136, 12)),
      size: Us(e, 124, 12),
      sparseSize: void 0
    }
  };
}
function dT(e) {
  let t = 256;
  for (let n = 0; n < ue; n++) (n < 148 || n >= 156) && (t += e[n]);
  return t;
}
function Mr(e, t, n) {
  return ps(e.toString("latin1", t, t + n));
}
function Us(e, t, n) {
  let r = e[t];
  if (r === 128) return Number(e.readBigUInt64BE(t + n - 8));
  let o = Mr(e, t, n).trim(), i = o === "" ? 0 : Number.parseInt(o, 8);
  if (Number.isSafeInteger(i) && i >= 0 && /^[0-7]*$/.test(o)) return i;
  if (r === 255) return 0;
  throw new k("its archive is damaged");
}
var hT = {
  0: "file",
  7: "file",
  1: "hardlink",
  2: "symlink",
  3: "other",
  4: "other",
  5: "directory",
  6: "other"
};
function yT(e, t) {
  let n = hT[e];
  if (!n) throw new k(`its archive holds something of the unknown type ${JSON.stringify(e)}`);
  return n === "file" && t.endsWith("/") ? "directory" : n;
}

// src/formats/tar-archives/extract-workers.ts
import { chmodSync as vT, existsSync as kT, mkdirSync as Qg, readdirSync as xT, rmSync as ST } from "node:fs";
import { join as zs } from "node:path";

// src/files/merge-trees.ts
import { rmdirSync as gT } from "node:fs";
function zu(e, t, n) {
  if (!ir(g(e), g(t))) {
    te(t).length < te(e).length && wT(e, t, n);
    for (let r of te(e)) zu(`${e}/${r}`, `${t}/${r}`, n);
    gT(g(e));
  }
}
function wT(e, t, n) {
  ge(g(e), n), ge(g(t), g(e)), ge(n, g(t));
}

// src/formats/tar-archives/sink.ts
function Yg({ write: e, ...t }) {
  let n = 0, r = 0, o = () => {
  }, i = t.ended.then(() => {
    throw new ie("unpacking ended before all bytes were read");
  });
  return i.catch(() => {
  }), {
    ...t,
    get pending() {
      return n;
    },
    get given() {
      return r;
    },
    write(s, a) {
      n += s.length, r += s.length, e(s, (c) => {
        c || a?.(), n -= s.length, o();
      });
    },
    async progress() {
      let { promise: s, resolve: a } = Promise.withResolvers();
      o = a, await Promise.race([i, s]);
    }
  };
}
var bT = 32 * 1024 * 1024;
async function js(e, t) {
  for (; e.pending > bT / t.length; ) await e.progress();
}

// src/formats/tar-archives/extract-workers.ts
async function Hs({ tar: e, unpacker: t, dir: n, workers: r, files: o, signal: i, warn: s }, a) {
  let c = new AbortController(), u = AbortSignal.any([i, c.signal]), f = (O) => c.abort(O), l = Array.from({ length: r }, (O, I) => zs(n, `worker-${I}`)), m = l.map((O) => {
    Qg(O);
    let I = t(Ir(e, "extract"), { cwd: O, signal: u });
    return I.stdout.resume(), { sink: I, files: I.ended.then(() => Hu(b(O))).catch(f) };
  }), p = m.map(({ sink: O }) => O), d = await a(p, u).catch(f), h = await Promise.all(m.map(({ files: O }) => O));
  u.throwIfAborted();
  let y = h.reduce((O, I) => O + (I ?? 0), 0), w = PT(n);
  if (y > o() || y < o() && !w)
    throw new k(`its segments held ${y} files instead of ${o()}`);
  let v = zs(n, "tree");
  Qg(v);
  for (let O of l) zu(b(O), b(v), zs(n, "aside"));
  let S = w ? o() - Hu(b(v)) : 0;
  if (S > o() - y)
    throw ST(v, { recursive: !0 }), new Dn();
  return S > 0 && s(`Some names are one name here, so later files replaced ${S} of ${o()} files`), d;
}
function PT(e) {
  return process.platform === "darwin" || kT(zs(e, "WORKER-0"));
}
function Hu(e, t = 511 & ~process.umask()) {
  let n = 0;
  for (let r of xT(g(e), { withFileTypes: !0, encoding: "latin1" }))
    if (r.isDirectory()) n += Hu(`${e}/${r.name}`, t);
    else if (r.isFile()) n++;
    else throw new k("a segment of files holds something else");
  return vT(g(e), t), n;
}
var OT = 1024 * 1024;
async function ew(e, t, n) {
  let r = [];
  for (let s of t) IT(s);
  let o = t.filter(({ kind: s }) => s === "files").length, i;
  for await (let { segment: s, bytes: a, ends: c } of MT(e, t)) {
    if (s.kind !== "files") {
      r.push(a);
      continue;
    }
    if (i || (i = await $T(n), i.allow({ bytes: vn(s), files: s.files })), i.write(a, () => e.release?.(a)), await js(i, n), !!c && (i = void 0, --o === 0))
      for (let u of n) u.end();
  }
  return r;
}
var ET = 1024 * 1024;
function IT(e) {
  let t = 2 + vn(e) / ET;
  if ((e.frames?.length ?? 0) > t)
    throw new k("a segment has more frames than its content needs");
}
async function $T(e) {
  for (; ; ) {
    let [t] = e.toSorted((n, r) => n.pending - r.pending || n.given - r.given);
    if (t.pending <= OT) return t;
    await Promise.race(e.map((n) => n.progress()));
  }
}
async function* MT(e, t) {
  let n = BT(t), r = n.next(), o = 0;
  for await (let i of e)
    for (let s = 0; s < i.length; ) {
      if (r.done) throw new k("its body is longer than its segments");
      let { segment: a, end: c, ends: u } = r.value, f = i.subarray(s, s + c - o);
      s += f.length, o += f.length, yield { segment: a, bytes: f, ends: u && o === c }, o === c && (r = n.next());
    }
}
function* BT(e) {
  for (let t of e) {
    let n = t.offset, r = t.frames ?? [t.length];
    for (let [o, i] of r.entries())
      n += i, yield { segment: t, end: n, ends: o === r.length - 1 };
  }
}

// src/formats/tar-archives/skeleton.ts
import { Readable as AT } from "node:stream";
import { pipeline as TT } from "node:stream/promises";

// src/files/member-paths.ts
function qs(e) {
  return new Map(e.map(({ number: t, base: n }) => [String(t), b(n)]));
}
function tw(e) {
  return (t) => {
    let n = t.indexOf("/");
    return `${e.get(t.slice(0, n))}${t.slice(n)}`;
  };
}

// src/formats/tar-archives/skeleton.ts
async function Gs(e, { tar: t, lines: n, ...r }) {
  let o = t.dialect === "node" ? { thread: "extract", bases: qs(n) } : $g(t);
  await rw(o, e, r), t.dialect === "bsd" && await rw(o, () => RT(e), r);
}
async function* RT(e) {
  for await (let t of e()) yield t.filter(({ kind: n }) => n === "directory");
}
var nw = 256;
async function rw(e, t, n) {
  let r = new AbortController(), o = AbortSignal.any([n.signal, r.signal]), { stdin: i, stdout: s, ended: a, limit: c } = Xt(
    { ...n, signal: o },
    (l) => Ot(e, l)
  );
  s.resume();
  async function* u() {
    try {
      for await (let l of t()) {
        c.allow({ files: l.length });
        for (let m = 0; m < l.length; m += nw)
          yield Buffer.concat(l.slice(m, m + nw).map(Ne));
      }
    } catch (l) {
      r.abort(l);
    }
    yield Fe;
  }
  let f = TT(AT.from(u()), i).catch(() => {
  });
  await a, await f;
}

// src/formats/tar-archives/unpackers.ts
var sw = L(iw(), 1);
import { once as CT } from "node:events";
var _T = 1024 * 1024;
function aw(e, t = Number.POSITIVE_INFINITY) {
  return (n, r) => e === void 0 || t < _T || "thread" in n ? LT(n, r) : FT(e, n, r);
}
var cw = Buffer.from([80, 42, 77, 24, 0, 0, 0, 0]);
function FT(e, t, n) {
  let r = [{ path: e, args: ["-q", "-d", "-c"] }, t];
  return qu(
    Xt(n, (o) => oe(r, o)),
    cw
  );
}
var NT = 128 * 1024, LT = (e, t) => {
  let n = new AbortController(), r = AbortSignal.any([t.signal, n.signal]), o = Xt({ ...t, signal: r }, (f) => Ot(e, f)), { stdin: i, limit: s } = o, a = (0, sw.createZstdDecompress)({ chunkSize: NT }).on("error", () => {
  }), c = qu({ ...o, stdin: a }, cw);
  return (async () => {
    for await (let f of a)
      s.count(f.length), s.signal.throwIfAborted(), i.write(f) || await CT(i, "drain");
    if (a.bytesWritten < c.given) throw new k("other bytes follow a frame");
    i.end();
  })().catch((f) => n.abort(f)), c;
}, uw = (e, t) => {
  let n = Xt(t, (r) => Ot(e, r));
  return n.limit.allow({ bytes: 1 / 0 }), qu(n, Fe);
};
function qu({ stdin: e, stdout: t, ended: n, limit: r }, o) {
  let i = (s, a) => {
    e.write(s, a);
  };
  return Yg({ stdout: t, ended: n, allow: r.allow, write: i, end: () => {
    e.end(o);
  } });
}

// src/formats/actions-cache/distribute-members.ts
import { dirname as lw } from "node:path";

// src/formats/tar-archives/archive-output.ts
import { readSync as DT } from "node:fs";
function Wo(e, t) {
  let n;
  return {
    next: () => n = Buffer.allocUnsafeSlow(e),
    filled: (r) => t(n.subarray(0, r))
  };
}
var fw = Buffer.alloc(0);
function Ar({ next: e, filled: t }, n = !1) {
  let r = fw, o = 0, i = () => {
    o > 0 && t(o), r = fw, o = 0;
  }, s = (a) => {
    r.length - o >= a || (i(), r = e());
  };
  return {
    flush: i,
    put(a) {
      s(To(a)), o = du(r, o, a, n);
    },
    write(a) {
      for (let c = 0; c < a.length; ) {
        s(1);
        let u = a.copy(r, o, c);
        c += u, o += u;
      }
    },
    /** Reads so many bytes of a file. @returns false if it has fewer */
    read(a, c) {
      for (let u = c; u > 0; ) {
        s(1);
        let f = DT(a, r, o, Math.min(u, r.length - o), null);
        if (f === 0) return !1;
        u -= f, o += f;
      }
      return !0;
    },
    /** Writes zeros, fewer than fit into a slab. */
    pad(a) {
      s(a), r.fill(0, o, o + a), o += a;
    }
  };
}

// src/formats/actions-cache/distribute-members.ts
var WT = 1e3, UT = 8 * 1024 * 1024, jT = 4, zT = 1024 * 1024;
function mw(e) {
  let t = e[0], n = Ar(Wo(zT, (u) => t.write(u))), r = 0, o = 0, i = 0, s = "", a = (u) => {
    o += u.length, n.write(u);
  }, c = () => {
    n.pad(Ie(i)), i = 0;
  };
  return {
    /** Starts a member. @param name its directory decides whether another worker may take over */
    begin(u, f) {
      c();
      let l = Math.max(r / WT, o / UT);
      (l >= jT || l >= 1 && lw(f) !== s) && (n.flush(), t = e.reduce((m, p) => p.pending < m.pending ? p : m), r = 0, o = 0), s = lw(f), r++, t.allow({ files: 1 }), a(u);
    },
    /** Adds to the content of the member that was started last. */
    content(u) {
      i += u.length, a(u);
    },
    /** Resolves when the worker's queue has room again. */
    room: () => js(t, e),
    end() {
      c(), n.flush();
      for (let u of e) u.end();
    }
  };
}

// src/formats/actions-cache/staged-names.ts
var HT = 1e5;
function dw(e, t, n = process.platform) {
  let r = Bt(n), o = b(t), i = e.map((l) => ({ line: l, base: b(l.base) })), s = /* @__PURE__ */ new Map(), a = /* @__PURE__ */ new Map(), c = (l) => i.find(
    ({ line: m, base: p }) => _(l, p) && m.matches(g(r.relative(p, l)).toString())
  ), u = (l) => {
    let m = a.get(l);
    if (m) return m;
    a.set(l, pw);
    let p = f(l), d = s.get(p.path), h = d === void 0 ? p : u(d);
    return a.set(l, h), h;
  }, f = (l) => {
    let m = r.dirname(l);
    if (m === l) return { path: l, anchor: c(l) };
    let p = u(m), d = r.join(p.path, r.basename(l));
    return { path: d, anchor: p.anchor ?? c(d) };
  };
  return {
    /**
     * Converts a member's name, which is relative to the workspace or absolute, to
     * `<number>/<path below the line's base>`.
     * @throws BadEntry when no line names the member; Error where Windows has no file of that name
     */
    stagedName(l) {
      a.size > HT && a.clear();
      let { path: m, anchor: p } = l.includes("\0") ? pw : f(r.resolve(o, l));
      if (!p) throw new k(`it holds ${g(l)}, which no line of path names`);
      let d = `${p.line.number}/${r.relative(p.base, m) || "."}`;
      return n === "win32" && _i(g(d, n).toString()), d;
    },
    /**
     * Records a symbolic link: after the link `a/b` to `c`, the name `a/b/file` means `a/c/file`. actions/cache stores such
     * names when a pattern follows links.
     */
    follow(l, m) {
      let { path: p } = f(r.resolve(o, l));
      s.set(p, r.resolve(r.dirname(p), m));
    }
  };
}
var pw = { path: "/", anchor: void 0 };

// src/formats/actions-cache/unpack.ts
async function gw(e) {
  let { body: t, dir: n, tools: r, lines: o, workspace: i, workers: s = JT(), warn: a } = e, c = Co(n);
  c.allow({ bytes: 1 / 0 });
  let { tar: u } = r, f = AbortSignal.any([e.signal, c.signal]), l = 0, m = { tar: u, unpacker: uw, dir: n, workers: s, files: () => l, signal: f, warn: a }, { links: p, skeleton: d } = await Hs(m, async (y, w) => {
    let v = mw(y), S = YT(dw(o, i), v), O = Br(), I = u.dialect === "node" ? void 0 : r.zstd;
    for await (let T of Gg(t, I, { cwd: n, signal: w })) {
      c.count(T.length), w.throwIfAborted();
      for (let z of O.push(T)) S.push(z);
      await v.room();
    }
    return O.finish(), v.end(), l = S.files(), S;
  }), h = VT(n, "tree");
  for (let { name: y, target: w } of p) QT(b(h), y, w);
  d.length > 0 && await Gs(() => [d], { tar: u, lines: o, cwd: h, signal: f });
}
var XT = 512 * 1024 * 1024, ZT = 1 / 2, hw = 300;
function YT({ stagedName: e, follow: t }, n) {
  let r = [], o = [], i = /* @__PURE__ */ new Set(), s = /* @__PURE__ */ new Map(), a = Math.min(XT, (0, yw.getHeapStatistics)().heap_size_limit * ZT), c = 0, u = !1, f = 0, l = (d) => {
    if (c += d, c > a) throw new k("it holds more than anybody would save");
  }, m = (d) => {
    l(To(d)), o.push(d);
  }, p = (d) => {
    let { kind: h } = d, y = e(d.name);
    if (h === "other" || i.has(y)) return !1;
    if (i.add(y), l(y.length + hw), h === "file")
      f++, n.begin(Ne({ ...d, kind: h, name: y, target: "" }), y);
    else if (h === "directory") m({ ...d, kind: h, name: y, target: "" });
    else if (h === "symlink")
      s.set(y, { ...d, kind: h, name: y }), m({ ...d, kind: h, name: y }), t(d.name, d.target);
    else {
      let w = e(d.target);
      l(w.length + hw);
      let v = s.get(w);
      v ? m({ ...v, name: y }) : r.push({ name: y, target: w });
    }
    return h === "file";
  };
  return {
    /** Takes a member, or a piece of its content. */
    push(d) {
      Buffer.isBuffer(d) ? u && n.content(d) : u = p(d);
    },
    links: r,
    skeleton: o,
    /** How many files the workers have got. */
    files: () => f
  };
}
function QT(e, t, n) {
  let r = (o) => g(`${e}/${o}`);
  GT(r(KT(t)), { recursive: !0 });
  try {
    qT(r(n), r(t));
  } catch {
    throw new k(`it holds ${g(t)} as another name of a file that it does not hold`);
  }
}

// src/formats/actions-cache/actions-cache.ts
var Js = {
  id: "actions-cache",
  indexed: !1,
  kinds: ["archive"],
  image: !1,
  versions(e, t) {
    let n = ["zstd-without-long", "gzip"];
    return ((t && (t.zstd ? n.slice(0, 1) : n.slice(1))) ?? n).map((o) => eR(o, e));
  },
  unsupportedReason: () => {
  },
  pack: Jg,
  unpack: gw
};
function eR(e, t) {
  let n = Lu(t) ? ["windows-only"] : [], r = [...t.paths, e, ...n, "1.0"].join("|");
  return (0, ww.createHash)("sha256").update(r).digest("hex");
}

// src/formats/squashfs/make/pack.ts
import { createReadStream as yR } from "node:fs";
import { join as gR } from "node:path";

// src/formats/squashfs/make/directory-image.ts
var $w = L(vw(), 1);
import { writeFileSync as cR } from "node:fs";
import { join as uR } from "node:path";

// src/formats/squashfs/make/make.ts
import { stat as iR } from "node:fs/promises";

// src/formats/squashfs/make/top-time.ts
import { closeSync as tR, openSync as nR, writeSync as kw } from "node:fs";
var Ow = "-noI", [xw, rR] = [24, 1], [oR, Sw] = [8, 4], Pw = 2;
function Ew(e, t, n) {
  let r = nR(e, "r+");
  try {
    let o = kr(r, Je, 0);
    o.writeUInt16LE(o.readUInt16LE(xw) & ~rR, xw);
    let { inodeTable: i, root: s } = xr(o, t);
    kw(r, o, 0, o.length, 0);
    let a = Buffer.alloc(Sw);
    a.writeUInt32LE(n);
    for (let c = 0; c < Sw; c++) {
      let u = s.offset + oR + c, f = Math.floor(u / we) * (Pw + we), l = i + s.block + f + Pw + u % we;
      kw(r, a, c, 1, l);
    }
  } finally {
    tR(r);
  }
}

// src/formats/squashfs/make/make.ts
async function Iw(e, t, n) {
  let r = Ds(n.tools.tar);
  for (let o = !0; ; o = !1)
    try {
      let i = await Uo(e, { source: "-", options: ["-tar"], names: t, reader: r }, n);
      if (i.members >= t.length) return i;
      throw new k(`it has ${i.members} members instead of ${t.length}`);
    } catch (i) {
      if (!(i instanceof k)) throw i;
      if (!o) throw new Error(`mksquashfs made a damaged image, twice: ${i.message}`);
    }
}
async function Uo(e, { source: t, options: n, reader: r, names: o = [], archive: i, topSeconds: s, whiteouts: a }, c) {
  let { scratch: u, tools: f, level: l, signal: m } = c, p = { path: f.mksquashfs, args: [t, e, ...n, ...sR(l)] }, d = r ? [r, p] : [p], { stdin: h, stdout: y, ended: w } = oe(d, { cwd: u, signal: m });
  if (y.resume(), i) {
    let [O, I] = await Promise.allSettled([aR(i, h), w]);
    for (let T of [O, I]) if (T.status === "rejected") throw T.reason;
  } else
    h.end(`${o.join("\0")}\0`, "latin1"), await w;
  let { size: v } = await iR(e);
  s !== void 0 && Ew(e, v, s);
  let S = await Sr(e, { offset: 0, length: v }, "heads");
  return Bs(S, a), S;
}
function sR(e) {
  let t = ["-force-uid", String(process.geteuid?.()), "-force-gid", String(process.getegid?.())], n = ["-comp", "zstd", "-Xcompression-level", String(e)], r = ["-quiet", "-no-progress", "-no-recovery", "-noappend", "-exit-on-error"];
  return ["-no-tailends", "-no-exports", ...n, ...t, "-no-xattrs", ...r];
}
async function aR(e, t) {
  try {
    for await (let n of e) await new Promise((r) => t.write(n, r));
  } finally {
    t.end();
  }
}

// src/formats/squashfs/make/directory-image.ts
async function Gu(e, t, n, r) {
  let o = n ? Ju(t, n.unpacked) : [];
  if (o.length > fR || o.some((c) => c.includes(`
`))) return;
  let i = await pR(e, t, o, r);
  if (r.signal.throwIfAborted(), !i || i.newest > Date.now() / 1e3 + lR) return;
  if (!n) return i;
  let { members: s } = n;
  return i.members !== s.length - 1 ? void 0 : !r.leftOut || await mR(e, t, s, r).catch(() => !1) ? i : void 0;
}
var fR = 1e3, lR = 1440 * 60;
async function mR(e, t, n, { tools: r, scratch: o, signal: i }) {
  let { unsquashfs: s } = r;
  if (s === void 0) return !1;
  let a = { path: s, args: ["-l", "-d", "", e] }, { stdin: c, stdout: u, ended: f } = oe([a], { cwd: o, signal: i });
  c.end();
  let [l] = await Promise.all([(0, $w.buffer)(u), f]), m = new Set(l.toString("latin1").split(`
`)), p = Bw(t).length - 1;
  return n.every((d) => {
    let h = d.slice(p);
    return h === "/." || h.split(`
`).every((y) => m.has(y));
  });
}
function Mw({ line: e, stat: t }) {
  return e.literal !== void 0 && t.isDirectory();
}
function Ju(e, t) {
  let n = Bw(e);
  return t.flatMap((r) => r.startsWith(n) ? [r.slice(n.length)] : []);
}
function Bw({ line: e, relative: t }) {
  return t === "" ? `${e.number}/` : `${e.number}/${b(t)}/`;
}
function pR(e, { path: t }, n, r) {
  let o = uR(r.scratch, "excludes");
  return cR(o, [dR, ...n.map(hR)].join(""), "latin1"), Uo(e, { source: t, options: ["-action", "chmod(a-st)@true", "-wildcards", "-ef", o] }, r).catch(() => {
  });
}
var dR = `... ${cr}*
`;
function hR(e) {
  return `\\${e.replace(/[^\w/]/g, "\\$&")}
`;
}

// src/formats/squashfs/make/pack.ts
async function Rw(e) {
  let t = gR(e.scratch, "image"), n = [], r;
  for (let o of e.matches.filter(Mw)) {
    let i = o.line.number, s = e.leftOut ? void 0 : await Gu(t, o, void 0, e);
    if (!s) {
      r ??= Aw(e);
      let a = r.members.get(i) ?? [];
      s = e.leftOut || Ju(o, r.unpacked).length > 0 ? await Gu(t, o, { ...r, members: a }, e) : void 0;
    }
    if (s) {
      let a = s.members + 1;
      n.push(await Tw(t, { ...s, files: a, root: i }, n, e));
    }
  }
  if (n.length < e.matches.length) {
    r ??= Aw(e);
    let o = [...r.members].flatMap(
      ([i, s]) => n.some(({ root: a }) => a === i) ? [] : s
    );
    if (o.length > 0) {
      Er(e);
      let i = await Iw(t, o, e);
      n.push(await Tw(t, { ...i, files: o.length }, n, e));
    }
  }
  return Ls(n, r?.skipped ?? []);
}
function Aw({ found: e, leftOut: t = [] }) {
  let n = /* @__PURE__ */ new Map(), r = [];
  for (let o of e)
    for (let { kind: i, member: s } of o) {
      if (i === "other") {
        r.push(s);
        continue;
      }
      let a = Number.parseInt(s, 10), c = n.get(a);
      c ? c.push(s) : n.set(a, [s]);
    }
  return { members: n, unpacked: [...t, ...r], skipped: r };
}
async function Tw(e, { files: t, bytes: n, root: r }, o, i) {
  let { offset: s, length: a } = o.at(-1) ?? { offset: 0, length: 0 }, c = Kn(s + a, "image");
  c > s + a && await i.write(Buffer.alloc(c - s - a));
  let u = await Pn(yR(e, { highWaterMark: 1024 * 1024 }), i);
  return { kind: "image", offset: c, length: u, files: t, bytes: n, ...r === void 0 ? {} : { root: r } };
}

// src/formats/squashfs/unpack.ts
import { chownSync as kR, lstatSync as Dw, mkdirSync as xR, readdirSync as Ww } from "node:fs";
import { dirname as SR, join as On, relative as PR } from "node:path";

// src/formats/squashfs/layers/lay-on.ts
import { chmodSync as Fw, lstatSync as Nw, mkdirSync as Cw, renameSync as _w, utimesSync as wR } from "node:fs";
function Lw({ from: e, to: t, removed: n, aside: r }) {
  let [o, i] = [0, 0];
  Cw(g(r));
  let s = (c) => {
    let u = $(c);
    u?.isDirectory() && Ku(c), u && _w(g(c), g(`${r}/${o++}`));
  }, a = (c, u) => {
    let { mode: f, mtimeMs: l } = Nw(g(c));
    for (let m of [c, u]) Ku(m);
    for (let m of te(c)) {
      let [p, d] = [`${c}/${m}`, `${u}/${m}`], h = vR(p);
      if (h === "whiteout") continue;
      i++;
      let y = h === "directory" && $(d)?.isDirectory() === !0;
      y || s(d), h === "file" ? _w(g(p), g(d)) : (y || Cw(g(d)), a(p, d));
    }
    Fw(g(u), f & 511), wR(g(u), l / 1e3, l / 1e3);
  };
  for (let c of n) {
    let u = bR(c, t);
    u !== void 0 && s(u);
  }
  return a(e, t), i;
}
function bR(e, t) {
  let n = t;
  for (let r of e.split("/")) {
    let o = $(n);
    if (!o) return;
    if (!o.isDirectory()) throw new k("it removes something below what is no directory");
    Ku(n), n = `${n}/${r}`;
  }
  return n;
}
function Ku(e) {
  Fw(g(e), 448);
}
function vR(e) {
  let t = Nw(g(e));
  if (t.isDirectory()) return "directory";
  if (t.isFile() || t.isSymbolicLink()) return "file";
  if (t.isCharacterDevice() && t.rdev === 0) return "whiteout";
  throw new k("it holds more than files, directories and links");
}

// src/formats/squashfs/unpack.ts
async function Ks({ path: e, images: t }, n, r = n.lines) {
  let o = On(n.dir, "tree"), i = await _s(e, n.segments), s = t.filter(({ lines: a }) => a.some((c) => r.includes(c)));
  for (let a of s.toSorted((c, u) => +!u.line - +!c.line)) {
    let c = a.lines.filter((p) => r.includes(p)), u = a.line ? OR(a.line, o) : o, f = c.length < a.lines.length ? c.map(({ number: p }) => String(p)) : [];
    await Uw({ path: e, layer: a, target: u, only: f }, n);
    let l = c.reduce((p, d) => p + IR(d, o), 0);
    if (f.length === 0 && l !== a.members)
      throw new k(`it has ${l} members instead of ${a.members}`);
    for (let p of a.layers) {
      let d = await ER({ path: e, layer: p, target: u, removals: i }, n);
      if (d + (a.line ? 1 : 0) !== p.members)
        throw new k(`its layer has ${d} members instead of ${p.members}`);
    }
    let m = (p) => f.length > 0 && !f.includes(p);
    for (let p of a.layers.length > 0 ? Ww(u).filter(m) : [])
      ar(On(u, p));
  }
  await $R(o, n.signal);
}
function OR(e, t) {
  let n = On(t, String(e.number));
  if (Dw(n, { throwIfNoEntry: !1 })) throw new k("two images hold the same path");
  let r = On(n, PR(e.base, e.literal));
  return xR(SR(r), { recursive: !0 }), r;
}
async function Uw({ path: e, layer: t, target: n, only: r, hasWhiteouts: o = !1 }, { dir: i, tools: s, signal: a }) {
  let c = ["-no-progress", "-quiet", "-no-xattrs"], u = o ? ["-no-exit-code"] : [], f = [...c, ...u, "-offset", String(t.offset), "-d", n, e, ...r], l = { path: s.unsquashfs, args: f }, m = Xt({ cwd: i, signal: a }, (p) => oe([l], p));
  m.limit.allow({ bytes: t.mostBytes, files: t.members }), m.stdout.resume(), await m.ended;
}
async function ER({ path: e, layer: t, target: n, removals: r }, o) {
  let { number: i } = t, s = r.counts[i], a = On(o.dir, `layer-${i}`);
  await Uw({ path: e, layer: t, target: a, only: [], hasWhiteouts: s > 0 }, o);
  let c = b(On(o.dir, `removed-${i}`)), u = { from: b(a), to: b(n), removed: r.namesOf(i), aside: c };
  return Lw(u) + s;
}
function IR(e, t) {
  let n = (s, a, c) => {
    let u = 0;
    for (let f of Ww(g(s), { withFileTypes: !0, encoding: "latin1" })) {
      let l = a === "" ? f.name : `${a}/${f.name}`, m = c || e.matches(g(l).toString());
      if (m && u++, f.isDirectory()) u += n(`${s}/${f.name}`, l, m);
      else if (!f.isFile() && !f.isSymbolicLink())
        throw new k("it holds more than files, directories and links");
    }
    return u;
  }, r = On(t, String(e.number)), o = Dw(r, { throwIfNoEntry: !1 });
  if (!o) return 0;
  if (!o.isDirectory()) throw new k("what is to be a directory is none");
  let i = e.matches("");
  return n(b(r), "", i) + (i ? 1 : 0);
}
async function $R(e, t) {
  let n = { cwd: e, signal: t, limitMs: 1 / 0 };
  kR(e, process.geteuid?.() ?? -1, process.getegid?.() ?? -1), process.geteuid?.() === 0 && await pn("chown", ["-hR", "0:0", "."], n), await pn("find", [".", ...["!", "-type", "l", "-perm", "/7000"], "-exec", "chmod", "a-st", "{}", "+"], n);
}

// src/formats/squashfs/squashfs.ts
var jw = {
  id: "squashfs",
  indexed: !0,
  kinds: ["image", "delta", "removals"],
  image: !0,
  versions: (e) => [Ns("squashfs", e)],
  unsupportedReason({ mksquashfs: e, unsquashfs: t, tar: n }, r) {
    return process.platform !== "linux" ? "it does not run Linux" : r === "unpack" ? t ? void 0 : "it has no unsquashfs 4.5 or newer" : e ? n.dialect === "gnu" ? void 0 : "it has no GNU tar on PATH" : "it has no mksquashfs 4.5 or newer";
  },
  pack: Rw,
  async unpack(e) {
    let t = await Pr({ ...e, body: () => e.body }, e.dir);
    await Ks(t, e);
  }
};

// src/system/young-heap.ts
var qw = L(Hw(), 1);
function Gw() {
  (0, qw.setFlagsFromString)("--semi-space-growth-factor=1");
}

// src/formats/tar-archives/threads/create.ts
import { closeSync as MR, fstatSync as Jw, lstatSync as BR, openSync as AR, readlinkSync as TR } from "node:fs";
function Vw(e, t, n) {
  let r = Ar(t, n === void 0), o = /* @__PURE__ */ new Map();
  function i(a, c) {
    let u = _R(a, c);
    try {
      let f = Jw(u, { bigint: !0 });
      if (!f.isFile()) throw En(a);
      let l = f.nlink > 1n ? s(a, f) : a;
      if (l !== a) {
        r.put(Vs(a, f, "hardlink", { target: l }));
        return;
      }
      let m = Number(f.size);
      if (r.put(Vs(a, f, "file", { size: m })), m === 0) return;
      if (!r.read(u, m)) throw Kw(a);
      let p = Jw(u);
      if (p.ctimeMs !== LR(f.ctimeNs) || p.size !== m) throw Kw(a);
      r.pad(Ie(m));
    } finally {
      MR(u);
    }
  }
  function s(a, { dev: c, ino: u }) {
    let f = `${c}:${u}`, l = o.get(f);
    return l === void 0 && o.set(f, a), l ?? a;
  }
  return {
    /** @param name in an archive of one kind, the name of a directory ends in a slash */
    add(a) {
      let c = g(e(a.replace(/\/$/, ""))), u = n !== "files" || !qm ? BR(c, { bigint: !0 }) : void 0;
      if (u && n && !RR(u, a, n)) throw En(a);
      if (!u || u.isFile()) i(a, c);
      else if (u.isDirectory()) r.put(Vs(a, u, "directory"));
      else if (u.isSymbolicLink())
        r.put(Vs(a, u, "symlink", { target: G(TR(c, "latin1")) }));
      else throw En(a);
    },
    /** @param isContinued whether more members follow, in another part of the archive */
    end(a = !1) {
      a || r.write(Fe), r.flush();
    }
  };
}
function RR(e, t, n) {
  return n === "files" ? e.isFile() : t.endsWith("/") ? e.isDirectory() : e.isSymbolicLink();
}
var CR = ["ELOOP", "EMLINK", "ENXIO"];
function _R(e, t) {
  try {
    return AR(t, Ue);
  } catch (n) {
    throw CR.includes(E(n) ?? "") ? En(e) : n;
  }
}
function En(e = "") {
  return new Error(`${Xw(e)} was replaced while it was saved`);
}
function Kw(e) {
  return new Error(`${Xw(e)} changed while it was read`);
}
function Xw(e) {
  return g(e.replace(/^\d+\/|\/$/g, ""));
}
function Vs(e, { mode: t, mtimeNs: n }, r, { target: o = "", size: i = 0 } = {}) {
  let s = Zw(n);
  return { name: e, kind: r, target: o, size: i, mode: FR(r, Number(t)), mtime: s, sparseSize: void 0 };
}
function FR(e, t, n = process.platform) {
  return n !== "win32" ? t & 511 : e !== "file" && e !== "hardlink" ? 493 : t & 128 ? 420 : 292;
}
var Xs = 1000000000n, NR = 9;
function Zw(e) {
  if (e < 0n) return `-${Zw(-e)}`;
  let t = e % Xs, n = String(e / Xs);
  return t === 0n ? n : `${n}.${String(t).padStart(NR, "0").replace(/0+$/, "")}`;
}
function LR(e) {
  return Number(e / Xs) * 1e3 + Number(e % Xs) / 1e6;
}

// src/formats/tar/read-members.ts
function Yw(e, t, { kind: n, bytes: r }) {
  let o = [], i = Wo(r, (a) => {
    if (o.push(a) > 2) throw new Error("files have grown by megabytes while they were read");
  }), s = Vw(t, i, n);
  for (let a of e) s.add(a);
  return s.end(), o;
}
async function* Qw(e, t, { cwd: n, signal: r }) {
  let o = [], i = Ar(Wo(Pt, (l) => {
    o.push(l);
  })), s = Br(), a = 0, c = 0, u = (l) => {
    let { kind: m, name: p, size: d } = l;
    if (m !== "file" && m !== "hardlink" || p !== e[a]) throw En(e[a]);
    i.pad(c), i.put({ ...l, kind: m }), c = Ie(d), a++;
  }, f = Zt(r, (l) => {
    let m = Ot(Ir(t, "create"), { cwd: n, signal: l });
    return m.stdin.end(`${e.join("\0")}\0`, "latin1"), m;
  });
  for await (let l of f) {
    for (let m of s.push(l))
      Buffer.isBuffer(m) ? i.write(m) : u(m);
    yield* o.splice(0);
  }
  if (s.finish(), a < e.length) throw En(e[a]);
  i.pad(c), i.write(Fe), i.flush(), yield* o.splice(0);
}

// src/formats/tar/packer.ts
var eb = Pt / 2, DR = 2 * Pt, WR = 3, UR = 4;
async function* tb(e, t) {
  let n = new AbortController(), r = Uu(), o = AbortSignal.any([t.signal, n.signal]), { pack: i, addReaders: s } = HR({ ...t, signal: o }, r), a = [];
  async function* c() {
    let { frames: f, first: l } = a[0];
    for (let m = await l; !m.done; m = await f.next()) yield m.value;
    a.shift();
  }
  let u = 0;
  try {
    for await (let f of jR(e, t.tools.tar.dialect !== "node")) {
      let l = i(f), m = l.next();
      for (m.catch(() => {
      }), a.push({ frames: l, first: m }), ++u > UR && s(); a.length > WR; ) yield* c();
    }
    for (; a.length > 0; ) yield* c();
  } finally {
    n.abort(), await Promise.allSettled(a.map(({ frames: f }) => f.return(void 0))), await r.close();
  }
}
async function* jR(e, t) {
  for await (let n of e) {
    let { names: r, bytes: o, frames: i, hasHoles: s } = n;
    if (s && t) {
      yield { plan: n, names: r, bytes: o, isHere: !0, isContinued: !1 };
      continue;
    }
    for (let [a, { start: c, bytes: u }] of i.entries()) {
      let f = i[a + 1]?.start, l = i.length === 1 && u <= eb;
      yield { plan: n, names: r.slice(c, f), bytes: u, isHere: l, isContinued: f !== void 0 };
    }
  }
}
function zR(e, t) {
  let { signal: n, scratch: r } = e, { tar: o } = e.tools, i = !1;
  return async function* ({ plan: s, names: a }) {
    n.throwIfAborted();
    let { kind: c, hasHoles: u } = s, f = u && o.dialect !== "node" ? o : void 0;
    f && !i && Er(e), i ||= f !== void 0;
    let l = f ? Qw(a, f, { cwd: r, signal: n }) : Yw(a, tw(t), { kind: c, bytes: 2 * eb });
    for await (let m of l) yield { content: m, release: () => {
    } };
  };
}
function HR(e, t) {
  let { matches: n, level: r, signal: o, scratch: i } = e, s = qs(n.map(({ line: m }) => m)), a = Gt(1), c = Gt(Ws), u = zR(e, s);
  function f({ plan: { kind: m }, names: p, bytes: d, isContinued: h }) {
    let y = { kind: m, bases: s, isContinued: h, level: d <= DR ? r : void 0 };
    return Zt(o, (w) => {
      let { promise: v, resolve: S, reject: O } = Promise.withResolvers();
      return a(() => {
        Gw();
        let T = t.start({ thread: "create", part: y }, { cwd: i, signal: w });
        return T.stdin.end(`${p.join("\0")}\0`, "latin1"), S(T), T.ended;
      }).catch(O), v;
    });
  }
  async function l({ content: m, release: p }) {
    return { frame: await c(() => Rg(m, r)).finally(p), contentBytes: m.length };
  }
  return {
    async *pack(m) {
      let { plan: p, isHere: d } = m, h = [];
      for await (let y of d ? u(m) : f(m)) {
        let w = "frame" in y ? Promise.resolve(y) : l(y);
        for (w.catch(() => {
        }), h.push(w); h.length >= Ws; ) yield { plan: p, ...await h.shift() };
      }
      for (let y of h) yield { plan: p, ...await y };
    },
    /** Lets more than one thread read. */
    addReaders() {
      a.concurrency = Wg;
    }
  };
}

// src/formats/tar/segments.ts
import { setImmediate as qR } from "node:timers/promises";
var nb = 256, GR = 8e3, JR = 64 * 1024 * 1024;
function ob(e) {
  let t = Zs("skeleton"), n = [], r = /* @__PURE__ */ new Map(), o = { plain: Zs("files"), sparse: Zs("files", !0) }, i = 0, s = (f) => rb(f.some(VR) ? o.sparse : o.plain, f), a = (f, l) => XR(o[f], i) >= l, c = function* (f) {
    i++, yield o[f], o = { ...o, [f]: Zs("files", f === "sparse") };
  };
  async function* u() {
    let f = nb;
    for (let l of e) {
      for (let m of l) {
        if (m.kind === "directory" && a("plain", 1) && (yield* c("plain")), m.kind === "other") n.push(m.member);
        else if (m.kind !== "file") rb(t, [m]);
        else {
          let p = m.hardLink ? ZR(m, r) : [m];
          p.length > 0 && s(p);
        }
        a("plain", 2) && (yield* c("plain")), a("sparse", 2) && (yield* c("sparse"));
      }
      f -= l.length, !(f > 0) && (await qR(), f = nb);
    }
    for (let l of r.values()) {
      s(l);
      for (let m of ["plain", "sparse"]) a(m, 1) && (yield* c(m));
    }
    for (let l of Object.values(o)) l.names.length > 0 && (yield l);
  }
  return { files: u(), skeleton: t, skipped: n };
}
var KR = 1024 * 1024;
function VR({ bytes: e, length: t = e }) {
  return t - e >= KR;
}
function XR({ names: e, bytes: t }, n) {
  let r = Math.min(1, 2 ** n / 16);
  return Math.max(e.length / GR, t / JR) / r;
}
function ZR(e, t) {
  let { inode: n, names: r } = e.hardLink, o = t.get(n) ?? [];
  return t.set(n, o), o.push(o.length === 0 ? e : { ...e, bytes: 0, length: 0 }) < r ? [] : (t.delete(n), o);
}
function Zs(e, t = !1) {
  return { kind: e, names: [], hasHoles: t, bytes: 0, unpackedBytes: 0, frames: [] };
}
var YR = 1536, QR = Pt - 64 * 1024;
function e1({ length: e = 0, target: t = "" }) {
  let n = e + t.length;
  return YR + n + Ie(n);
}
function rb(e, t) {
  let n = t.reduce((o, i) => o + e1(i), 0), r = e.frames.at(-1);
  r && r.bytes + n <= QR ? r.bytes += n : e.frames.push({ start: e.names.length, bytes: n });
  for (let { kind: o, member: i, bytes: s, length: a = 0 } of t)
    e.names.push(o === "directory" ? `${i}/` : i), e.bytes += s, e.unpackedBytes += a;
}

// src/formats/tar/pack.ts
async function ib(e) {
  let t = ob(e.found), n = [], r, o = 0, i = 0;
  for await (let { plan: s, frame: a, contentBytes: c } of tb(n1(t), e)) {
    s !== r && (n.push(t1(s, o)), i = 0), r = s;
    let u = n.at(-1);
    u.frames.push(a.length), u.length += a.length, i += c, u.unpackedBytes = Math.max(s.unpackedBytes, i), o += a.length, await e.write(a), e.signal.throwIfAborted();
  }
  return e.signal.throwIfAborted(), Ls(n, t.skipped);
}
function t1({ kind: e, names: t, bytes: n, unpackedBytes: r }, o) {
  return { kind: e, offset: o, length: 0, files: t.length, bytes: n, unpackedBytes: r, frames: [] };
}
async function* n1({ files: e, skeleton: t }) {
  let n = () => {
    let o = e.next();
    return o.catch(() => {
    }), o;
  }, r = n();
  for (let o = await r; !o.done; o = await r)
    r = n(), yield o.value;
  t.names.length > 0 && (yield t);
}

// src/formats/tar/unpack.ts
import { availableParallelism as s1 } from "node:os";
import { join as a1 } from "node:path";

// src/formats/tar/stored-skeleton.ts
var cb = L(ab(), 1);
var r1 = 256 * 1024 * 1024;
async function* ub(e, t, { cwd: n, signal: r }) {
  if (Qe(e) > r1) throw new k("its skeleton is too large to be one");
  let o = Br("several"), i = 0;
  for await (let s of i1(e, t, n)) {
    r.throwIfAborted();
    let a = Array.from(o.push(s), o1);
    if (i += a.length, i > t.files) throw new k(`its skeleton has more than ${t.files} members`);
    yield a;
  }
  if (o.finish(), i < t.files)
    throw new k(`its skeleton has ${i} members instead of ${t.files}`);
}
function o1({ kind: e, name: t, target: n, mode: r, mtime: o, size: i }) {
  let s = e === "symlink";
  if (i > 0 || !(s || e === "directory"))
    throw new k("its skeleton holds more than directories and links");
  return { kind: e, name: t, target: s ? n : "", mode: r, mtime: o, size: i, sparseSize: void 0 };
}
async function* i1(e, t, n) {
  let r = Co(n);
  r.allow({ bytes: vn(t) });
  let o = (0, cb.createZstdDecompress)();
  for (let i of e) o.write(i);
  o.end();
  try {
    for await (let i of o)
      r.count(i.length), r.signal.throwIfAborted(), yield i;
  } catch (i) {
    throw r.signal.throwIfAborted(), i instanceof k ? i : new k(`its skeleton is damaged: ${P(i)}`);
  }
}

// src/formats/tar/unpack.ts
async function fb(e) {
  let { body: t, segments: n, dir: r, lines: o, tools: i, signal: s, warn: a } = e, { tar: c } = i, u = n.filter(({ kind: y }) => y === "files"), [f, ...l] = n.filter(({ kind: y }) => y !== "files");
  if (!(!f || f.kind === "skeleton" && f === n.at(-1)) || l.length > 0) throw new k("its segments are not files and then a skeleton");
  let p = {
    tar: c,
    unpacker: aw(i.zstd, Do(u, "bytes")),
    dir: r,
    workers: Math.min(e.workers ?? s1(), u.length),
    files: () => Do(u, "files"),
    signal: s,
    warn: a
  }, d = await Hs(p, (y) => ew(t, n, y));
  if (!f) return;
  await Gs(() => ub(d, f, { cwd: r, signal: s }), { tar: c, lines: o, cwd: a1(r, "tree"), signal: s });
}

// src/formats/tar/tar.ts
var lb = {
  id: "tar",
  indexed: !0,
  kinds: ["files", "skeleton"],
  image: !1,
  versions: (e) => [Ns("tar", e)],
  unsupportedReason: () => {
  },
  pack: ib,
  unpack: fb
};

// src/formats/index.ts
var Tr = [lb, jw, Js];

// src/stores/load-when-used.ts
function Ys(e, t) {
  let n, r = () => (n ??= t(), n);
  return {
    ...e,
    find: async (o) => (await r()).find(o),
    create: async (o) => (await r()).create(o),
    removable: async (o) => (await r()).removable(o)
  };
}

// src/stores/github/github.ts
function mb(e) {
  let { service: t } = e, n = t ? `cache service at ${new URL(t.url).host}` : "cache service", r = Ys({ label: n, shared: !0 }, async () => {
    let { openService: o } = await import("./github.js");
    return o(e, c1(t));
  });
  return {
    ...r,
    // The service would answer even if this run may read no scope.
    find: async (o) => o.scopes.length === 0 ? void 0 : r.find(o)
  };
}
function c1(e) {
  if (e) return e;
  throw new Error(
    "this runner offers no cache service (ACTIONS_RESULTS_URL or ACTIONS_CACHE_URL, and ACTIONS_RUNTIME_TOKEN)"
  );
}

// src/stores/local/local.ts
import * as $t from "node:fs/promises";
import { basename as Mb, dirname as tf, join as Bb } from "node:path";

// src/system/disk/eviction.ts
import * as It from "node:fs/promises";
import { basename as d1, join as Yu } from "node:path";

// src/system/disk/draft-file.ts
var db = L(pb(), 1);
import * as Et from "node:fs/promises";
import { dirname as hb, join as Xu } from "node:path";
var Qs = ".drafts";
async function Rr(e) {
  let t = Xu(e, Qs), n = Xu(t, (0, db.randomUUID)());
  try {
    return await mt(e, t), gb(e, n, await Et.open(n, "wx+", 384));
  } catch (r) {
    throw mn(r, e);
  }
}
async function yb(e, t) {
  let n = Xu(e, Qs, t);
  return gb(e, n, await Et.open(n, Ue));
}
function gb(e, t, n) {
  let r = !0, o = async () => {
    r && await n.close(), r = !1;
  };
  return {
    path: t,
    /** Open until `close` or `discard`. */
    file: n,
    /** Closes the file, which another process goes on with. May be called several times. */
    close: o,
    /**
     * Gives the draft its final name, which survives a crash of the machine. Makes missing directories below the root,
     * for this user only; none of them may be a link.
     * @returns false if another file has the name already; that file is never replaced
     */
    async publish(i) {
      return await n.sync(), await mt(e, hb(i)), u1(t, i);
    },
    /** Closes the file and removes the draft, if there still is one. May be called several times. */
    async discard() {
      await o(), await Et.rm(t, { force: !0 });
    }
  };
}
async function u1(e, t) {
  try {
    await Et.link(e, t);
  } catch (r) {
    if (E(r) === "EEXIST") return !1;
    throw r;
  }
  if (await Et.rm(e), process.platform === "win32") return !0;
  let n = await Et.open(hb(t));
  return await n.sync().finally(() => n.close()), !0;
}

// src/system/disk/notes.ts
import { constants as f1 } from "node:fs";
import * as In from "node:fs/promises";
import { join as wb } from "node:path";
import { setTimeout as l1 } from "node:timers/promises";
var ea = ".notes";
function Cr(e) {
  let t = async (n) => (await mt(e, wb(e, ea)), wb(e, ea, String((await n.stat({ bigint: !0 })).ino)));
  return {
    /** Whether the file is unchanged since it was proven. */
    async isProven(n) {
      return await t(n).then(p1, () => {
      }) === await Ke(n);
    },
    /** Notes that a file is proven in a state, which `stateOf` returned. */
    prove: Zu(async (n, r) => {
      await l1(m1), await Ke(n) === r && await vb(await t(n), r);
    }),
    touch: Zu(async (n) => {
      let [r, o] = [await t(n), /* @__PURE__ */ new Date()];
      await In.utimes(r, o, o).catch(async (i) => {
        if (E(i) !== "ENOENT") throw i;
        await vb(r, "");
      });
    }),
    /** Notes that the file is in use as long as `name` exists, which must be free and on the same file system. */
    hold: Zu(async (n, r) => In.link(await t(n), r))
  };
}
var m1 = 20, bb = 256;
async function Ke(e) {
  let { dev: t, ino: n, size: r, mtimeNs: o, ctimeNs: i } = await e.stat({ bigint: !0 });
  return [t, n, r, o, i].join(" ");
}
function Zu(e) {
  return (...t) => e(...t).catch(() => {
  });
}
async function p1(e) {
  let t = await In.open(e, Ue).catch(() => {
  });
  try {
    let n = await t?.read(Buffer.alloc(bb), 0, bb, 0);
    return n?.buffer.toString("latin1", 0, n.bytesRead);
  } catch {
    return;
  } finally {
    await t?.close();
  }
}
async function vb(e, t) {
  let { O_WRONLY: n, O_CREAT: r, O_TRUNC: o, O_NOFOLLOW: i, O_NONBLOCK: s } = f1, a = await In.open(e, n | r | o | i | s, 384);
  await a.writeFile(t).finally(() => a.close());
}

// src/system/disk/eviction.ts
var h1 = 3600 * 1e3;
async function ta(e) {
  await kb(await _r(Yu(e, Qs)));
}
async function kb(e) {
  let t = e.filter(({ writtenMs: n }) => Date.now() - n > h1);
  await Promise.all(t.map(({ path: n }) => It.rm(n, { force: !0 })));
}
async function na(e, t) {
  let n = new Map((await _r(Yu(e, ea))).map((o) => [d1(o.path), o])), r = t.map((o) => {
    let i = n.get(String(o.inode));
    n.delete(String(o.inode));
    let s = i ? Math.min(i.writtenMs, Date.now()) : o.usedMs;
    return { ...o, usedMs: s, isMounted: o.isLinked || (i?.isLinked ?? !1) };
  });
  return await kb([...n.values()]), r;
}
async function jo(e, t, { maxBytes: n, minFreeBytes: r, comingBytes: o = 0 }) {
  let { bavail: i, bsize: s } = await It.statfs(e), a = t.reduce((f, l) => f + l.size, 0), c = o + Math.max(a - n, r - i * s), u = t.filter((f) => f.rank !== void 0 && !f.isMounted);
  for (let f of u.sort((l, m) => Number(l.rank) - Number(m.rank) || l.usedMs - m.usedMs)) {
    if (c <= 0) return !0;
    await It.rm(f.path, { force: !0 }), c -= f.size;
  }
  return c <= 0;
}
async function _r(e) {
  let t = await rt(e).then(() => It.readdir(e)).catch(() => []);
  return (await Promise.all(
    t.map(async (r) => {
      let o = Yu(e, r), i = await It.lstat(o, { bigint: !0 }).catch(() => {
      });
      if (!i?.isFile()) return;
      let { ino: s, nlink: a, size: c, atimeMs: u, mtimeMs: f } = i, l = Math.min(Number(u), Date.now());
      return { path: o, inode: s, size: Number(c), usedMs: l, writtenMs: Number(f), isLinked: a > 1n };
    })
  )).filter((r) => r !== void 0);
}

// src/system/disk/stored-file.ts
import { constants as y1 } from "node:fs";
import * as ct from "node:fs/promises";
import { dirname as g1 } from "node:path";
async function $n(e, { dir: t, verify: n = "auto" }) {
  let { file: r, stat: o } = await Xm(e), i = Cr(t);
  return {
    stat: o,
    handle: r,
    /** Notes that the file was used now, for eviction. */
    touch: () => i.touch(r),
    read: (s, a) => w1(r, s, a),
    file: b1(r, e, i, n),
    close: () => r.close()
  };
}
function w1(e, t, n) {
  let { acquire: r, release: o } = mr();
  async function* i() {
    for (let s = t; s < n; ) {
      let { buffer: a, bytesRead: c } = await e.read(r(n - s), 0, null, s);
      if (c === 0) return;
      s += c, yield a.subarray(0, c);
    }
  }
  return { [Symbol.asyncIterator]: i, release: o };
}
function b1(e, t, n, r) {
  let o;
  return {
    isWhole: !0,
    async link(i) {
      let s = await Qu(e, t, i);
      return s && (o = i), s;
    },
    isInPlace: () => ra(e, t),
    async copyTo(i) {
      return await ct.copyFile(`/proc/self/fd/${e.fd}`, i, y1.COPYFILE_FICLONE), n.isProven(e);
    },
    async prove(i) {
      return r === "auto" && await n.isProven(e) || await n.prove(e, await v1(e, i)), o !== void 0 && await n.hold(e, `${o}.used`), !0;
    }
  };
}
async function v1(e, t) {
  for (let n = 0; n < 2; n++) {
    let r = await Ke(e);
    if (await t(), await Ke(e) === r) return r;
  }
  throw new k("another process is writing to it");
}
async function Qu(e, t, n) {
  try {
    let [r, o] = await Promise.all([ct.stat(g1(n)), e.stat()]);
    return r.dev !== o.dev || !await ra(e, t) ? !1 : (await ct.symlink(await ct.realpath(t), n), !0);
  } catch {
    return !1;
  }
}
async function ra(e, t) {
  let [r, o] = await Promise.all([
    ct.lstat(t, { bigint: !0 }).catch(() => {
    }),
    e.stat({ bigint: !0 })
  ]);
  return r?.ino === o.ino && r.dev === o.dev;
}

// src/stores/local/draft.ts
var xb = 1024 * 1024;
async function Sb({ path: e, dir: t, evict: n }) {
  let r = await Rr(t), { file: o } = r, i = !0, s = (c) => ({
    partBytes: xb,
    // The next part fills up while one part is written.
    concurrency: 2,
    async write(u, f) {
      await Qn(o, t, f, c + u * xb);
    },
    async commit() {
      let u = await r.publish(e);
      return u && i && await Cr(t).prove(o, await Ke(o)), await r.discard(), u && await n().catch(() => {
      }), u;
    }
  }), a = async () => {
    await o.truncate(0), i = !0;
  };
  return {
    ...s(0),
    async copyFrom(c, u) {
      if (!c.file?.copyTo) return { bytes: 0, rest: s(0), undo: a };
      try {
        return i = await c.file.copyTo(r.path), await o.truncate(u), { bytes: u, rest: s(u), undo: a };
      } catch (f) {
        throw await a(), f;
      }
    },
    discard: r.discard
  };
}

// src/stores/local/entries.ts
import * as Pb from "node:fs/promises";
import { basename as k1, join as x1 } from "node:path";
async function Ob(e) {
  let t = await ef(e), n = (await Promise.all(t.map(ef))).flat(), o = (await Promise.all(n.map(ef))).flat().filter((i) => /^[0-9a-f]{64}$/.test(k1(i)));
  return (await Promise.all(o.map(_r))).flat();
}
async function ef(e) {
  return (await Pb.readdir(e, { withFileTypes: !0 }).catch(() => [])).filter((n) => n.isDirectory()).map((n) => x1(e, n.name));
}

// src/stores/local/local.ts
var Eb = 1024 ** 3, Ib = process.platform === "linux" ? co : Cm;
function Ab(e) {
  let { dir: t, repository: n, verify: r = "auto", maxBytes: o = 20 * Eb, minFreeBytes: i = Eb } = e, s = ({ scope: a, version: c, key: u }) => Bb(t, Ib(n), Ib(a), co(c), co(u));
  return {
    label: `local directory ${t}`,
    shared: !1,
    isHere: !0,
    async find({ scopes: a, keys: c, versions: u }) {
      if (await $b(t))
        for (let f of a) {
          let l = u.map((p) => tf(s({ scope: f, version: p, key: "-" }))), m = await S1(l, c, { dir: t, verify: r });
          if (m) return { ...m, scope: f };
        }
    },
    async create(a) {
      let c = s(a);
      if (await Xn(t), await uo(t), await rt(`${t}/.`), !await P1(c, { dir: t, verify: r }))
        return Sb({
          path: c,
          dir: t,
          async evict() {
            await ta(t);
            let u = (await na(t, await Ob(t))).map((f) => ({
              ...f,
              rank: f.path === c ? void 0 : 0
            }));
            await jo(t, u, { maxBytes: o, minFreeBytes: i });
          }
        });
    },
    async removable(a) {
      return await $b(t) ? (await Tb(tf(s(a)), [a.key], { dir: t, verify: r })).filter(({ key: u }) => u.startsWith(a.key)).map(({ key: u, createdAt: f, path: l }) => ({ key: u, createdAt: f, remove: () => $t.rm(l, { force: !0 }) })) : [];
    }
  };
}
async function $b(e) {
  return await Xn(e), await _b(e) ? (await rt(`${e}/.`), !0) : !1;
}
async function S1(e, t, n) {
  let r = (await Promise.all(e.map((o) => Tb(o, t, n)))).flat();
  for (; ; ) {
    let o = Tm(t, r);
    if (!o) return;
    let i = await O1(o, n);
    if (i) return i;
    r.splice(r.indexOf(o), 1);
  }
}
async function Tb(e, t, n) {
  if (!await Cb(e, n)) return [];
  let r = Ec(Mb(e)) ?? "", o = (await $t.readdir(e)).filter((a) => Fm(a, t)), i = await Promise.all(
    o.map(async (a) => {
      let c = Bb(e, a);
      return { path: c, stat: await $t.lstat(c).catch(() => {
      }) };
    })
  ), s = [];
  for (let { path: a, stat: c } of i) {
    let u = c?.isFile() ? await Rb(a, n).catch(() => {
    }) : void 0;
    c && u !== void 0 && s.push({ key: u, version: r, createdAt: c.mtime, path: a });
  }
  return s;
}
async function Rb(e, t) {
  let n = Ec(Mb(e));
  if (n !== void 0) return n;
  let { stat: r, read: o, close: i } = await $n(e, t);
  try {
    return (await ao({ size: r.size, read: o })).key;
  } finally {
    await i();
  }
}
async function P1(e, t) {
  if (!await Cb(tf(e), t) || !await _b(e)) return !1;
  try {
    return await Rb(e, t), !0;
  } catch (n) {
    if (!(n instanceof k)) throw n;
    return await $t.rm(e, { force: !0 }), !1;
  }
}
async function O1({ path: e, key: t, version: n, createdAt: r }, o) {
  try {
    let { stat: i, touch: s, ...a } = await $n(e, o);
    await s();
    let c = () => $t.rm(e, { force: !0 });
    return { ...a, key: t, version: n, size: i.size, createdAt: r, reject: c };
  } catch (i) {
    if (E(i) === "ENOENT") return;
    throw i;
  }
}
function Cb(e, t) {
  return Fb(Qm(t.dir, e));
}
function _b(e) {
  return Fb($t.lstat(e));
}
async function Fb(e) {
  try {
    return await e, !0;
  } catch (t) {
    if (E(t) === "ENOENT") return !1;
    throw t;
  }
}

// src/stores/s3/s3.ts
function Nb(e) {
  let t = E1(e.inputs.s3);
  return Ys({ label: t, shared: !1 }, async () => {
    let { openBucket: n } = await import("./s3.js");
    return n(e, t);
  });
}
function E1({ bucket: e, prefix: t, endpoint: n }) {
  return `S3 bucket ${t === "" ? e : `${e}/${t}`}${n === "" ? "" : ` at ${new URL(n).host}`}`;
}

// src/stores/index.ts
var Lb = {
  local: ({ inputs: e, repository: t }) => Ab({ dir: e.localDir, repository: t, verify: e.verify }),
  s3: Nb,
  github: mb
};
function Db({
  inputs: e,
  service: t
}) {
  return e.store !== "auto" ? e.store : e.s3.bucket !== "" ? "s3" : t ? "github" : "local";
}

// src/stores/stash/copied-blocks.ts
import { dirname as I1 } from "node:path";
function Wb(e, { start: t, end: n, order: r }) {
  let o, { roles: i, readStore: s, memory: a } = e;
  async function* c() {
    for (let f = t; f < n; ) {
      let l = Math.floor(f / A), m = await $1(l, e);
      if (m) {
        let d = a.acquire(Math.min((l + 1) * A, n) - f);
        await M1(d, m, f).catch(i.giveUp) && (yield Object.assign(d, { position: f }), f += d.length);
        continue;
      }
      let p = B1(l, n, e);
      o = s(f, p, r);
      for await (let d of o)
        yield Object.assign(d, { position: d.position ?? f }), f = Math.min(f + d.length, p);
      if (f < p) return;
    }
  }
  let u = (f) => {
    a.release(f), o?.release?.(f);
  };
  return { [Symbol.asyncIterator]: c, release: u };
}
async function $1(e, { roles: t, bypassed: n }) {
  for (; ; ) {
    let r = await t.current();
    if (!r || n.has(e)) return;
    if (r.role === "filler") return r.present.has(e) ? r.draft.file : void 0;
    let { copy: o } = r;
    if ("handle" in o) return o.handle;
    let i = o.present.has(e) ? await o.draft() : void 0;
    if (i) return i.file;
    await t.follow(o);
  }
}
async function Ub(e, { roles: t, bypassed: n }) {
  for (; ; ) {
    let r = await t.current();
    if (r?.role !== "follower" || e.some((i) => n.has(i))) return !1;
    let { copy: o } = r;
    if ("handle" in o || e.every((i) => o.present.has(i))) return !0;
    if (!await o.ask(e)) return !1;
    await t.follow(o);
  }
}
async function M1(e, t, n) {
  let { bytesRead: r } = await t.read(e, 0, e.length, n);
  if (r !== e.length) throw new Error("it is shorter than it should be");
  return !0;
}
function B1(e, t, { roles: n, bypassed: r }) {
  let o = n.held(), i = (a) => o?.role === "filler" && o.present.has(a), s = e + 1;
  for (; !r.has(e) && s * A < t && !i(s); ) s++;
  return Math.min(s * A, t);
}
async function jb(e, t, n) {
  let r = await e.roles.current(), o = tt(n, n + Qe(t)), i = (a) => r?.role === "filler" && r.present.has(a) && !e.bypassed.has(a);
  if (r?.role !== "filler" || o.every(i)) return;
  let { file: s } = r.draft;
  await oa(r.draft, t, n);
  for (let a of o)
    r.present.add(a), e.bypassed.delete(a), r.channel.say(String(a));
  nf(r, e) && s.datasync().catch(() => {
  });
}
function zb(e, t, n) {
  return qt(e.readStore(t, n), async function* (r) {
    let o = t;
    for await (let i of r) {
      let s = { bytes: Buffer.from(i), position: o };
      o += i.length, e.ends.push(s);
      let a = e.roles.held();
      a?.role === "filler" && await oa(a.draft, [s.bytes], s.position).catch(e.roles.giveUp), yield i;
    }
  });
}
function nf({ present: e }, { size: t, ends: n, bypassed: r }) {
  let o = tt(0, Math.min(t, ...n.map(({ position: i }) => i)));
  return e.size >= o.length && o.every((i) => e.has(i) && !r.has(i));
}
function oa({ file: e, path: t }, n, r) {
  return Qn(e, I1(t), n, r);
}

// src/stores/stash/followed-draft.ts
import { EventEmitter as D1, once as W1 } from "node:events";
import { setTimeout as U1 } from "node:timers/promises";

// src/stores/stash/election.ts
var qb = L(Hb(), 1);
import { EventEmitter as A1 } from "node:events";
import * as be from "node:fs/promises";
import { createServer as T1 } from "node:net";
import { dirname as of, join as Mn } from "node:path";
var Gb = ".fillers";
async function Jb(e, t) {
  let n = Mn(e, Gb, t);
  for (await mt(e, of(n)); ; ) {
    let r = await C1(n) ?? await _1(n);
    if (r) return r;
  }
}
var R1 = 3600 * 1e3;
async function Kb(e) {
  let t = Mn(e, Gb);
  for (let n of await be.readdir(t)) {
    let r = await be.stat(Mn(t, n)).catch(() => {
    });
    r && Date.now() - r.mtimeMs > R1 && await be.rm(Mn(t, n), { recursive: !0, force: !0 });
  }
}
async function C1(e) {
  for (let t of await be.readdir(e).catch(L1)) {
    let n = await Hi(e, t);
    if (n) return { role: "follower", lines: n };
    await be.rm(Mn(e, t), { recursive: !0, force: !0 });
  }
}
async function _1(e) {
  let t = await be.mkdtemp(Mn(of(e), "joining-")), n = (0, qb.randomUUID)(), r = [], o = /* @__PURE__ */ new Set(), i = new A1(), s = T1((u) => {
    u.on("error", () => {
    }).on("close", () => o.delete(u)), sf(u, (f) => i.emit("line", f)), o.add(u.unref()), r.length > 0 && u.write(r.join(""));
  }).unref(), a = F1(s, { said: r, followers: o, heard: i, path: Mn(e, n) });
  if (!zi(t, n, s))
    return await be.rm(t, { recursive: !0 }), a;
  let c = !1;
  try {
    c = ir(t, e);
  } finally {
    c || (s.close(), await be.rm(t, { recursive: !0, force: !0 }));
  }
  return c ? a : void 0;
}
function F1(e, { said: t, followers: n, heard: r, path: o }) {
  let i = (s) => {
    for (let a of n) a.write(s);
  };
  return {
    role: "filler",
    say(s) {
      t.push(`${s}
`), i(`${s}
`);
    },
    onLine: (s) => {
      r.on("line", s);
    },
    giveSign: () => i(`
`),
    async end() {
      await be.rm(o, { force: !0 }), await be.rmdir(of(o)).catch(() => {
      }), e.close();
      for (let s of n) s.end();
    }
  };
}
var N1 = 36;
function sf(e, t) {
  let n = "";
  e.setEncoding("latin1").on("data", (r) => {
    let o = (n + r).split(`
`);
    n = o.pop() ?? "", n.length > N1 && e.pause();
    for (let i of o) t(i);
  });
}
function L1(e) {
  if (E(e) === "ENOENT") return [];
  throw e;
}

// src/stores/stash/followed-draft.ts
var j1 = /^[0-9a-f-]{36}$/, z1 = /^\d{1,7}$/, Vb = "fetches", H1 = 500;
function Xb(e, t) {
  return z1.test(e) && Number(e) < t ? Number(e) : void 0;
}
function Zb({ say: e, onLine: t }, n, r) {
  t((o) => {
    let i = Xb(o, n);
    i !== void 0 && r(i);
  }), e(Vb);
}
var q1 = 4;
function Yb(e, t, n) {
  let { blocks: r, quietMs: o } = n, i = yn(n.pace ?? lo, r * A), s = /* @__PURE__ */ new Set(), a = new D1(), c = Promise.resolve(void 0), u, f = performance.now(), l = G1(), m = Promise.withResolvers();
  U1(H1, !1, { ref: !1 }).then(m.resolve);
  let p = /* @__PURE__ */ new Set(), d = (y) => {
    if (u === void 0 && j1.test(y))
      return u = y, c = yb(e, y).catch(() => {
      }), !0;
    y === Vb && m.resolve(!0);
    let w = Xb(y, r);
    return w === void 0 || s.has(w) ? !1 : (s.add(w), i.moved(A), !0);
  }, h = !1;
  return sf(t, (y) => {
    if (d(y)) f = performance.now();
    else if (performance.now() - f > q1 * o) return;
    a.emit("news");
  }), t.on("close", () => {
    h = !0, a.emit("news");
  }), {
    present: s,
    draft: () => c,
    async ask(y) {
      for (let w of y)
        !s.has(w) && !p.has(w) && (p.add(w), t.write(`${w}
`));
      return m.promise;
    },
    isOver: () => h,
    async news(y) {
      if (h) return !0;
      let w = l();
      return await J1(a, o, y) && i.check(w()) === void 0;
    },
    async close() {
      t.destroy(), await (await c)?.close();
    }
  };
}
function G1() {
  let e = 0;
  return () => {
    let t = performance.now();
    return () => {
      let n = Math.max(t, e);
      return e = performance.now(), e - n;
    };
  };
}
async function J1(e, t, n) {
  let r = new AbortController(), o = setTimeout(() => r.abort(), t);
  try {
    return await W1(e, "news", { signal: AbortSignal.any([n, r.signal]) }), !0;
  } catch {
    return n.throwIfAborted(), !1;
  } finally {
    clearTimeout(o);
  }
}

// src/stores/stash/role.ts
import { basename as K1 } from "node:path";
var V1 = 15e3, X1 = 16;
function zo(e) {
  return e?.role === "follower" && "handle" in e.copy ? e.copy : void 0;
}
function ev(e) {
  let { signal: t, logError: n } = e, r, o = Promise.resolve(), i = 0, s = !1, a = {
    held: () => r,
    async current() {
      return o = o.then(async () => {
        if (s || r && !Z1(r)) return;
        if (++i > X1) throw new Error("one process after the other has begun to fill it");
        let u = r;
        r = await Y1(e), u && await Qb(u), r || (s = !0), r?.role === "filler" && await e.onFill(r);
      }).catch(a.giveUp), await o, r;
    },
    async settled() {
      for (; ; ) {
        let c = await a.current();
        if (c?.role !== "follower" || "handle" in c.copy) return c;
        await a.follow(c.copy);
      }
    },
    async follow(c) {
      await c.news(t) || await a.giveUp(
        new Error("the process that fills it has stopped or is too slow; this one downloads the entry")
      );
    },
    async giveUp(c) {
      s || n(c), await a.leave();
    },
    async leave() {
      s = !0;
      let c = r;
      r = void 0, c && await Qb(c).catch(n);
    }
  };
  return a;
}
function Z1(e) {
  return e.role === "follower" && !("handle" in e.copy) && e.copy.isOver();
}
async function Qb(e) {
  if (e.role === "follower") return e.copy.close();
  await e.draft.discard().finally(e.channel.end);
}
async function Y1(e) {
  let { stash: t, dir: n, name: r, size: o, quietMs: i = V1, pace: s, log: a } = e, c = await t.open(r, o);
  if (c) return { role: "follower", copy: c };
  let u = await t.elect(r);
  if (u.role === "filler") return Q1(u, e);
  a("Reading along with another job of this host, which downloads the same entry");
  let f = Math.ceil(o / A);
  return { role: "follower", copy: Yb(n, u.lines, { blocks: f, quietMs: i, pace: s }) };
}
async function Q1(e, { stash: t, name: n, size: r, log: o }) {
  let i;
  try {
    let s = await t.open(n, r);
    if (i = s ? void 0 : await t.begin(r), i)
      return e.say(K1(i.path)), { role: "filler", draft: i, present: /* @__PURE__ */ new Set(), channel: e };
    if (await e.end(), s) return { role: "follower", copy: s };
    o(`The stash has no room for the ${j(r)} of the entry`);
    return;
  } catch (s) {
    throw await i?.discard(), await e.end(), s;
  }
}

// src/stores/stash/copy.ts
function tv({ size: e, read: t }, n) {
  let { logError: r } = n, i = ev({ ...n, size: e, onFill: async ({ draft: c, channel: u }) => {
    rv(u, s);
    for (let { bytes: f, position: l } of s.ends) await oa(c, [f], l);
  } }), s = {
    size: e,
    roles: i,
    readStore: t,
    ends: [],
    bypassed: /* @__PURE__ */ new Set(),
    memory: mr()
  }, a = { isProven: !1, link: void 0 };
  return {
    file: eC(s, a),
    read: (c, u, f) => Wb(s, { start: c, end: u, order: f }),
    readEnd: (c, u) => zb(s, c, u),
    isPublished: () => zo(i.held()) !== void 0,
    async finish() {
      let c = nv(s);
      c && await tC(c, { ...n, ...a }).catch(r), await i.leave();
    },
    discard: i.leave
  };
}
function nv(e) {
  let t = e.roles.held();
  return t?.role === "filler" && nf(t, e) ? t : void 0;
}
function eC(e, t) {
  let { roles: n } = e;
  return {
    isWhole: !1,
    filling: nC(e),
    async link(r) {
      let o = await n.settled(), i = zo(o);
      return i ? i.file.link(r) : o?.role !== "filler" || !await Qu(o.draft.file, o.draft.path, r) ? !1 : (t.link = r, !0);
    },
    async isInPlace() {
      let r = n.held(), o = zo(r);
      return o ? o.file.isInPlace() : r?.role === "filler" && ra(r.draft.file, r.draft.path);
    },
    async prove(r) {
      let o = zo(n.held());
      if (o) return oC(o.file, r, e);
      try {
        await r();
      } catch (i) {
        if (n.held()?.role === "filler") throw i;
      }
      return t.isProven = nv(e) !== void 0, t.isProven;
    }
  };
}
async function tC({ draft: e, channel: t }, { stash: n, dir: r, name: o, isProven: i, link: s }) {
  let a = Cr(r), c = setInterval(t.giveSign, rC);
  try {
    await n.put(e, o), i && await a.prove(e.file, await Ke(e.file)), i && s !== void 0 && await a.hold(e.file, `${s}.used`);
  } finally {
    clearInterval(c);
  }
}
function nC(e) {
  let { roles: t, readStore: n, bypassed: r } = e;
  return {
    read(o, i) {
      for (let s of tt(o, i)) r.add(s);
      return n(o, i);
    },
    write: (o, i) => jb(e, o, i).catch(t.giveUp),
    arrival: (o, i) => Ub(tt(o, i), e),
    onAsked(o) {
      e.onAsked = o;
      let i = t.held();
      i?.role === "filler" && rv(i.channel, e);
    },
    isFiller: async () => (await t.current())?.role === "filler"
  };
}
function rv(e, { size: t, onAsked: n }) {
  n && Zb(e, Math.ceil(t / A), n);
}
var rC = 1e3;
async function oC(e, t, { bypassed: n }) {
  try {
    return await e.prove(async () => {
      if (await t(), n.size > 0) throw new k("some of its blocks are wrong");
    });
  } catch (r) {
    if (n.size === 0) throw r;
    return !1;
  }
}

// src/stores/stash/directory.ts
import * as cf from "node:fs/promises";
import { basename as iC, dirname as sC, join as Mt } from "node:path";
var aC = 1024 ** 3;
function iv(e) {
  let { dir: t, maxBytes: n, minFreeBytes: r = aC, isPull: o } = e, i = Mt(t, "pulls"), s = Mt(t, "branches"), a = o ? i : s, c = async () => {
    let f = await Promise.all([ov(i), ov(s)]), l = o ? void 0 : 1;
    return (await na(t, f.flat())).map((m) => ({
      ...m,
      rank: sC(m.path) === i ? 0 : l
    }));
  }, u = async () => {
    await Xn(t), await uo(t), await rt(t);
    for (let f of [i, s]) await mt(t, f);
  };
  return {
    async open(f, l) {
      await Xn(t);
      for (let p of [t, i, s]) await rt(p).catch(sv);
      let m = await af(Mt(s, f), l, e);
      return m || o ? m ?? af(Mt(i, f), l, e) : (cC(Mt(i, f), Mt(s, f)), af(Mt(s, f), l, e));
    },
    async remove(f) {
      await Promise.all([i, s].map((l) => cf.rm(Mt(l, f), { force: !0 })));
    },
    async elect(f) {
      return await u(), Jb(t, f);
    },
    async begin(f) {
      await u(), await Promise.all([ta(t), Kb(t)]);
      let l = await c(), m = l.filter(({ rank: p }) => p === void 0);
      if (!(f + m.reduce((p, d) => p + d.size, 0) > n) && await jo(t, l, { maxBytes: n, minFreeBytes: r, comingBytes: f }))
        return Rr(t);
    },
    async put(f, l) {
      await f.publish(Mt(a, l)) && await jo(t, await c(), { maxBytes: n, minFreeBytes: r });
    }
  };
}
async function ov(e) {
  return (await _r(e)).filter(({ path: t }) => /^[0-9a-f]{64}$/.test(iC(t)));
}
function cC(e, t) {
  try {
    ge(e, t);
  } catch (n) {
    sv(n);
  }
}
function sv(e) {
  if (E(e) !== "ENOENT") throw e;
}
async function af(e, t, n) {
  try {
    let r = await $n(e, n);
    if (r.stat.size === t)
      return await r.touch(), r;
    await r.close();
  } catch (r) {
    let o = E(r);
    if (o === "ENOENT") return;
    if (o !== void 0 && o !== "ELOOP") throw r;
  }
  await cf.rm(e, { force: !0 });
}

// src/stores/stash/stash.ts
function av(e, t) {
  let { dir: n, repository: r, isSealed: o, signal: i, quietMs: s, pace: a, log: c } = t, u = iv(t), f = (l) => {
    c(`The stash ${n} is not used: ${P(l)}`);
  };
  return {
    ...e,
    async find(l) {
      let m = await e.find(l), p = m?.remote?.identity;
      if (!m || p === void 0 || !o(m.version)) return m;
      let { scope: d = "", version: h, key: y, size: w } = m, v = $i([e.label, r, d, h, y, String(w), p]);
      try {
        let S = await u.open(v, w), O = async () => u.remove(v).catch(f), I = fC(
          m,
          tv(m, { stash: u, dir: n, name: v, signal: i, quietMs: s, pace: a, logError: f, log: c }),
          O
        );
        if (!S) return I;
        let { file: T, read: z, close: U } = S;
        return {
          ...I,
          original: I,
          stored: m,
          file: T,
          read(re, en) {
            return c(`Found in the stash ${n}`), qt(z(re, en), uC);
          },
          reject: O,
          async close() {
            await U(), await I.close();
          }
        };
      } catch (S) {
        return f(S), m;
      }
    }
  };
}
async function* uC(e) {
  try {
    yield* e;
  } catch (t) {
    throw new k(`it cannot be read: ${P(t)}`);
  }
}
function fC(e, t, n) {
  let { file: r, read: o, readEnd: i, isPublished: s, finish: a, discard: c } = t;
  return {
    ...e,
    stored: { size: e.size, read: i },
    get original() {
      return s() ? e : void 0;
    },
    read: o,
    file: r,
    async reject() {
      if (s()) return n();
      await c(), await e.reject();
    },
    async close() {
      await a(), await e.close();
    }
  };
}

// src/job/open-store.ts
function Fr(e, t = (n) => n) {
  let { own: n, keepsDisk: r, inputs: o, repository: i, isSealed: s, signal: a, tell: c } = e, u = Db(e), f = lC(t(Lb[u](e)), n), { use: l, dir: m, maxBytes: p } = o.stash;
  if (!(u !== "local" && (l === "auto" ? r : l === "on"))) return f;
  let h = n?.startsWith("refs/pull/") ?? !0, { verify: y } = o;
  return av(f, { dir: m, maxBytes: p, verify: y, repository: i, isSealed: s, signal: a, log: c, isPull: h });
}
function lC(e, t) {
  return {
    ...e,
    async find(n) {
      let r = await e.find(n);
      return r && r.scope !== t ? { ...r, reject: async () => {
      } } : r;
    }
  };
}
function Nr(e, t, n) {
  return {
    inputs: e,
    service: cy(),
    repository: t.repository,
    own: he(t).write,
    keepsDisk: cm(),
    isSealed: (r) => Tr.some(({ indexed: o, versions: i }) => o && i(e).includes(r)),
    signal: n,
    tell: cv(x),
    warn: cv(W),
    mask: yi
  };
}
function cv(e) {
  let t = /* @__PURE__ */ new Set();
  return (n) => {
    t.has(n) || e(n), t.add(n);
  };
}

// src/job/end/damaged-image.ts
var uv = 3e4;
async function fv(e, t, n, r = AbortSignal.timeout(uv)) {
  if (!await bg(t.since, n)) return;
  let i = await (async () => {
    for (let s of t.layers) await Sr(e, s, "contents", { signal: r });
  })().then(() => {
  }, mC);
  i !== void 0 && (W(`Reading the cache gave input/output errors: ${i}`), await pC(t).catch(
    (s) => W(`The damaged entry could not be removed from the store; delete it: ${P(s)}`)
  ));
}
function mC(e) {
  return e instanceof k || E(e) === "EIO" ? P(e) : void 0;
}
async function pC({ scope: e, version: t, key: n, size: r }) {
  let o = Io(F, Zr()), i = Te(), s = Fr(Nr(o, i, AbortSignal.timeout(uv))), a = e === void 0 ? he(i).read : [e], c = await s.find({ scopes: a, keys: [n], versions: [t] });
  try {
    if (c?.key !== n || c.size !== r) return;
    await c.reject(), await c.original?.reject();
  } finally {
    await c?.close();
  }
}

// src/job/end/unmount-brokered.ts
import { rmdirSync as SC } from "node:fs";
import { dirname as PC } from "node:path";

// src/mounts/broker.ts
var pv = L(mv(), 1);
import { once as dC } from "node:events";
import { connect as hC } from "node:net";
import { setTimeout as yC } from "node:timers/promises";
var dv = { mount: 2, detached: 30, umount: 30, import: 930, fetch: 930 }, uf = 0.3, gC = 8, wC = 1024 ** 2, bC = 20;
function vC(e) {
  let t = (0, pv.createInterface)({ input: e });
  return e.on("data", () => {
    e.bytesRead > wC && e.destroy();
  }), e.on("close", () => t.close()), t[Symbol.asyncIterator]();
}
async function kC(e, t) {
  for (; ; ) {
    let n = hC({ path: e, signal: t }).on("error", () => {
    });
    try {
      return await dC(n, "connect", { signal: t }), n;
    } catch (r) {
      if (E(r) !== "EAGAIN") throw r;
      await yC(bC, void 0, { signal: t });
    }
  }
}
async function xC(e, t, n, r, o = dv[n]) {
  let i = performance.now(), s = new AbortController(), a = (l) => setTimeout(() => s.abort(), l * 1e3), c = a(o), u = AbortSignal.any([t, s.signal]), f;
  try {
    f = await kC(e, u);
    let l = vC(f), { value: m } = await l.next(), p = o - uf - (performance.now() - i) / 1e3;
    clearTimeout(c), c = a(p + uf + gC), f.write(`${JSON.stringify({ ...r, do: n, nonce: m, seconds: p })}
`);
    let { value: d } = await l.next();
    if (u.throwIfAborted(), d === void 0) throw new Error("the broker ended without an answer");
    let h = JSON.parse(d);
    if (h.no !== void 0) throw new Error(`the broker refused, for ${h.no}`);
    return h;
  } catch (l) {
    throw t.throwIfAborted(), s.signal.aborted ? new Error("the broker does not answer") : l;
  } finally {
    clearTimeout(c), f?.destroy();
  }
}
function Lr(e, t) {
  let n = dv.mount, r = (...o) => xC(e, t, ...o);
  return {
    /**
     * @param target a directory of this user, without links
     * @param layers the digests of the layers, the upmost one first
     * @param view a directory as `target`, at which the broker shows the job's changes in `upper`, and the layers in `base`
     * @returns the digests of the layers that the broker lacks, none after it has mounted; and whether it may fetch entries
     * of trusted branches itself
     */
    async mount(o, i, s) {
      let a = performance.now();
      try {
        if (n <= uf) throw new Error("the broker does not answer");
        let c = { target: o, layers: i, view: s }, { need: u = [], fetches: f = !1 } = await r("mount", c, n);
        return { digests: u, fetches: f };
      } catch (c) {
        throw n -= (performance.now() - a) / 1e3, c;
      }
    },
    /**
     * The directories of a view's `upper` that the overlay does not merge with the directories of the same name in `base`,
     * as byte strings. Containers may not read the overlay's marks.
     */
    async detachedIn(o) {
      let { detached: i } = await r("detached", { view: o });
      if (!i) throw new Error("the broker does not say which directories were renamed");
      return i;
    },
    async unmount(o) {
      await r("umount", { target: o });
    },
    /** The broker copies the layers and rebuilds them. The answer comes when it can mount them. */
    async hand(o) {
      await r("import", o);
    },
    /** The broker reads the layers with these digests from its own bucket. The answer comes when it can mount them. */
    async fetch(o, i) {
      await r("fetch", { entry: o, layers: i });
    }
  };
}

// src/job/end/unmount-brokered.ts
async function ia({ socket: e, mounts: t }) {
  let n = Lr(e, AbortSignal.timeout(3e4));
  for (let r of t.toReversed())
    try {
      Ho(r.target) && await n.unmount(r.target), Ho(r.view, "tmpfs") && await n.unmount(r.view), sa(r);
    } catch (o) {
      W(`${r.target} stays mounted until the container ends: ${P(o)}`);
    }
}
function Ho(e, t = "overlay") {
  let n = b(e);
  return Z().some(
    (r) => r.point === n && r.type === t && r.source === hr
  );
}
function sa({ target: e, made: t, view: n }) {
  hv(n, n), t !== void 0 && hv(e, t);
}
function hv(e, t) {
  try {
    for (let n = e; _(n, t); n = PC(n)) SC(n);
  } catch (n) {
    if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes(E(n) ?? "")) throw n;
  }
}

// src/job/end/unmount.ts
async function gv(e, t) {
  let n = Object.entries(e).flatMap(EC).sort(IC), o = n.some(([, { mountRoot: i }]) => i !== void 0) ? await bv() : void 0;
  for (let [i, s] of n) {
    let a = t.find((c) => c.name === i) ?? { name: i, inputs: /* @__PURE__ */ new Map() };
    await _t(a, () => $C(s, o));
  }
}
function EC([e, { workspaceRoot: t, ...n }]) {
  let r = [e, n];
  return t === void 0 ? [r] : [[e, { mountRoot: t }], r];
}
function IC([, e], [, t]) {
  return yv(t) - yv(e);
}
function yv({ mountRoot: e, brokered: t }) {
  let n = t?.mounts.map(({ target: o }) => b(o)) ?? [], r = Z().findLastIndex(({ point: o }) => n.includes(o));
  return Math.max(r, e === void 0 ? -1 : uh(e));
}
async function $C({ mountRoot: e, mounted: t, brokered: n }, r) {
  n && await ia(n), e !== void 0 && await vv([e], r, async (o, i) => {
    let s = pg(o, e);
    t && s !== void 0 && await fv(s, t, i);
  });
}
async function wv() {
  let e = ph([K(), OC(J())]);
  e.length > 0 && await vv(e, await bv());
}
function bv() {
  return Or(AbortSignal.timeout(1e4)).catch(() => {
  });
}
async function vv(e, t, n) {
  for (let r of e)
    try {
      if (!t) throw new Error("root no longer has the rights, or sudo asks for a password");
      await hy(r, () => Lo(r, t, n));
    } catch (o) {
      W(`The mounts below ${r} stay, because they could not be unmounted: ${P(o)}`);
    }
}

// src/job/state.ts
var fe = ce(), Me = ke(ce()), MC = ae({
  /** Without links. */
  target: fe,
  pattern: fe,
  /** The topmost directory that was made for the target. */
  made: Me,
  /** A directory where a save sees the upper and the lower directory of the mount. Without links. */
  view: fe
}), BC = ae({
  socket: fe,
  mounts: Ce(MC)
}), AC = ae({
  name: fe,
  /** A fingerprint of the restored files; absent if they cannot be read, or the run saves no snapshots. */
  contents: Me,
  /** How many of the restored files are not mounted. */
  files: ke(me())
}), TC = ae({
  /** Absent if only the store knows the scope. */
  scope: Me,
  version: fe,
  key: fe,
  size: me(),
  /** The number of files of the entry. */
  files: me(),
  /** The images and layers of the body. */
  layers: Ce(kc),
  /** See `identityOf`. Shows whether the store still has the entry. */
  identity: fe,
  /** The state of the mounted file, which changes with every write to the file. */
  file: Me,
  /** The time of the mount, by the kernel's clock. */
  since: me()
}), RC = ae({
  /** The preset's name, if it is not in the inputs. */
  preset: Me,
  /** The preset's working directory, relative to the workspace. */
  directory: Me,
  /** The inputs that a preset has filled in; `none` if it found nothing to cache. Absent without a preset. */
  filled: ke(un([We("none"), vi(fe, fe)])),
  /** The item of `caches` whose inputs the cache has, if its name is another one. */
  of: Me,
  /** Why post must not save the cache. */
  unsaved: Me,
  /** The tree at the end of main, and its packages, if post may save it. */
  installed: ke(
    ae({
      directories: Ce(fe),
      marks: Ce(fe),
      digest: fe,
      patterns: Ce(fe),
      matches: Ce(fe),
      /** How long the command took. */
      ms: ke(me())
    })
  ),
  /** The directories that a later step should not make again. */
  tree: ke(Ce(ae({ directory: fe, bornMs: me(), seenMs: me() }))),
  /** Absent if main ended before it read its inputs. */
  key: Me,
  /** The key of the entry; absent on a miss. */
  matchedKey: Me,
  /** The key of the entry that was found and refused. */
  refused: Me,
  /** Absolute. Absent if main mounted nothing itself. */
  mountRoot: Me,
  /** The mount root of an overlay over the workspace, if this cache was the first one in it. Absolute. */
  workspaceRoot: Me,
  /** The mounts that a broker has made for this job, or was about to make. */
  brokered: ke(BC),
  mounted: ke(TC),
  /** Whether the entry of the primary key is an archive, and post may save it once more as an image that later jobs mount. */
  isArchive: ke(pc()),
  restored: ke(AC)
}), CC = vi(fe, RC), kv = "headstart";
function aa(e) {
  nm(kv, JSON.stringify(e));
}
function ff() {
  let e = rm(kv);
  if (e === "") return;
  let t = JSON.parse(e), n = qn(CC, t);
  if (n !== void 0) throw new Error(`the state of the step is not what its main program saved${n}`);
  return t;
}

// src/job/restore/gathering.ts
function xv(e, t) {
  let n = [], { promise: r, resolve: o } = Promise.withResolvers(), i = e, s = () => {
    i--, i === 0 && n.length > 0 && o(t(n));
  };
  return {
    join(a) {
      return n.push(a), s(), r;
    },
    leave: s
  };
}

// src/files/overlap.ts
function Pv(e, t) {
  for (let n of e.lines)
    for (let r of t.lines)
      if (Sv(n, r, e) || Sv(r, n, t)) return [n.text, r.text];
}
function Sv(e, t, { excludes: n }) {
  if (n?.(t.literal ?? _C(t), e.order)) return !1;
  let r = t.literal ?? t.base;
  return e.literal !== void 0 ? _(r, e.literal) : t.literal === void 0 ? e.base === t.base && e.rest === t.rest : _(r, e.base) && ca(e, Le(e.base, r));
}
function _C({ base: e, rest: t }) {
  return B(e, t.replace(/\*+|\?|\[[^\]]*\]/g, "x"));
}
function ca(e, t) {
  return e.matches(t) || t !== "" && ca(e, t.replace(/\/?[^/]*$/, ""));
}

// src/names/rolling.ts
var $v = L(Ov(), 1);
function ee(e) {
  return e ? LC : FC;
}
var FC = {
  mistake: Pc,
  lookups: (e) => e,
  nameFor: (e) => e,
  keyIn: (e) => e
}, Mv = "~v", NC = Mv.length + 49, Ev = Ei - NC, LC = {
  mistake(e) {
    let [t = ""] = e, n = mf(t).length > Ev, r = `Key Validation Error: ${t} cannot be larger than ${Ev} characters with rolling; ~ counts twice.`;
    return Pc(e) ?? (n ? r : void 0);
  },
  lookups([e = "", ...t]) {
    let n = ua(e), r = t.length < 9 ? [n] : [];
    return [n, ...r, ...t.map(mf)];
  },
  nameFor(e, { runId: t, runAttempt: n }) {
    let [r, o] = [Iv(t, 20), Iv(n, 5)];
    return `${ua(e)}${Date.now()}-${r}-${o}-${(0, $v.randomBytes)(4).toString("hex")}`;
  },
  keyIn: (e) => e.replace(/^((?:[^~]|~~)*)~v[^~]*$/, "$1").replaceAll("~~", "~")
};
function ua(e) {
  return mf(e) + Mv;
}
function Bv(e) {
  return Number(/~v(\d+)-[^~]*$/.exec(e)?.[1] ?? 0);
}
function mf(e) {
  return e.replaceAll("~", "~~");
}
function Iv(e, t) {
  return e.replace(/\D/g, "").slice(0, t) || "0";
}
var DC = 3600 * 1e3;
function Av(e, t) {
  let n = e.toSorted(Oc), r = n[0]?.createdAt.getTime() ?? 0;
  return n.filter((o, i) => {
    let s = n[i - 1]?.createdAt.getTime() ?? r;
    return i >= t && r - s > DC;
  });
}

// src/job/restore/plan.ts
async function Tv(e, t) {
  let { command: n, remember: r, signal: o } = t, { tree: i, whyNoTree: s } = n === "" ? {} : await UC(n, o);
  s !== void 0 && x(`The installed tree is not cached, so \`install\` runs in every job: ${s}.`);
  let a = i ? ks(e.inputs, { ...i.inputs }) : await vs(e, o);
  if (r({ filled: a }), a === "none") return { cache: e, isWhole: s === void 0 };
  let c = xs(e);
  WC(c);
  let u = s === void 0 && c.rolling === void 0, f = ee(c.rolling).mistake([c.key, ...c.restoreKeys]);
  if (f) throw new M(f);
  return { cache: e, inputs: c, isWhole: u, ...i && { tree: i } };
}
function WC({ key: e, rolling: t }) {
  t || !e.endsWith("-") || W(
    `The key ${e} ends in '-': if \`hashFiles()\` found no file, this key never changes, and neither does the cache. Put this step after actions/checkout, and correct the pattern.`
  );
}
async function UC(e, t) {
  let n = F("preset").toLowerCase();
  if (n === "") return {};
  let { fillTree: r } = await import("./shared-QPXLEN5Z.js"), { NoTree: o } = await import("./shared-B3U4LBG7.js");
  try {
    return { tree: await r(n, { read: F, command: e }, t) };
  } catch (i) {
    if (!(i instanceof o)) throw i;
    return { whyNoTree: P(i) };
  }
}
function Rv(e) {
  if (e.length < 2) return;
  let t = e.map(({ cache: n, inputs: r }) => ({
    name: n.name,
    selection: Ee(r?.paths ?? [], process.cwd())
  }));
  for (let [n, { name: r, selection: o }] of t.entries())
    for (let i of t.slice(n + 1)) {
      let s = Pv(o, i.selection);
      if (s)
        throw new M(
          `Caches ${r} and ${i.name} have the same files: ${s[0]} and ${s[1]}. Exclude them in one with a line of path that starts with !.`
        );
    }
}

// src/files/recover.ts
import { realpathSync as YC, statSync as QC } from "node:fs";
import { readdir as e_ } from "node:fs/promises";

// src/files/lock.ts
import { mkdirSync as jC, readdirSync as zC, rmdirSync as HC, rmSync as Cv, writeFileSync as qC } from "node:fs";
import { setTimeout as GC } from "node:timers/promises";
var JC = 20, KC = 6e4;
function _v(e) {
  return B(e, `${cr}lock-${process.geteuid?.() ?? 0}`);
}
function fa(e) {
  let t = _v(e), n = $(b(t));
  if (n && !Po(n))
    throw new Error(`${t} is not a directory of this user alone; remove it to restore here`);
}
async function la(e, t) {
  if (!fr(e)) return () => {
  };
  let [n, r] = [q(e), ri(e)], [o, i] = [_v(n), B(e, "lock")];
  jC(i, { mode: 448 }), qC(B(i, r), "");
  let s = Date.now() + KC;
  for (; !VC(i, o); ) {
    fa(n);
    let a = await XC(o);
    if (Date.now() > s) throw new Error(`another restore has been busy in ${n} for a minute`);
    a && await GC(JC, void 0, { signal: t });
  }
  return () => {
    Cv(B(o, r), { force: !0 });
    try {
      HC(o);
    } catch {
    }
  };
}
function VC(e, t) {
  try {
    return ir(e, t);
  } catch (n) {
    throw fa(q(t)), n;
  }
}
async function XC(e) {
  let t = !1;
  for (let n of ZC(e))
    await Qi(B(q(e), n)) ? t = !0 : Cv(B(e, n), { recursive: !0, force: !0 });
  return t;
}
function ZC(e) {
  try {
    return zC(e);
  } catch (t) {
    if (E(t) === "ENOENT") return [];
    throw t;
  }
}

// src/files/recover.ts
async function Fv(e, { mounts: t, warn: n, signal: r, mostMs: o = 3e4 }) {
  let i = { ms: o }, s = await Promise.all(e.map(Ht));
  for (let a of new Set(s.flatMap(Nv)))
    for (let c of await t_(a, t))
      if (fr(c) || Id(c), !(!fr(c) || await Qi(c)))
        try {
          await n_(c, { lines: e, signal: r, allowed: i });
        } catch (u) {
          r.throwIfAborted(), n(`${c} is left from a run that was killed and could not be undone: ${P(u)}`);
        }
}
function Nv(e) {
  let t = q(e);
  return t === e ? [e] : [e, ...Nv(t)];
}
async function t_(e, t) {
  let n = (await e_(e).catch(() => [])).filter(it);
  if (n.length === 0) return [];
  let r = G(YC(e, "latin1"));
  return t.some((o) => _(r, o)) ? [] : n.map((o) => B(e, o)).filter(ur);
}
async function n_(e, { lines: t, signal: n, allowed: r }) {
  let o = q(e), i = Zi(o);
  try {
    let s = await la(i.dir, n), a = performance.now() + r.ms, c = new Error("that takes too long");
    try {
      Ji(e, (u) => {
        if (performance.now() > a) throw c;
        if (!r_(u, t)) return !1;
        for (let f of qi(u)) o_(b(o), f);
        return !0;
      }), So(e) || Yc(e);
    } finally {
      r.ms = a - performance.now(), s();
    }
  } finally {
    i.remove();
  }
}
function r_(e, t) {
  let n = g(qi(e)[0]).toString();
  return t.some((r) => _(n, r.base) && ca(r, Le(r.base, n)) ? !0 : e.do !== "make" ? !1 : _(r.literal ?? r.base, n) || !r.literal && _(n, r.base));
}
function o_(e, t) {
  let { dev: n } = QC(g(e));
  for (let r = t; r !== e; r = q(r)) {
    let o = $(r);
    if (o && r !== t && !o.isDirectory()) throw new Error(`${g(r)} is no directory`);
    if (o && o.dev !== n) throw new Error(`${g(r)} is on another file system`);
  }
}

// src/report/report.ts
function Dr(e, t) {
  let { mode: n, ramdisk: r, concurrency: o, partBytes: i, compressionLevel: s } = t;
  return { ...e, settings: { mode: n, ramdisk: r, concurrency: o, partBytes: i, compressionLevel: s } };
}

// src/report/machine.ts
import { readFileSync as i_, statSync as s_ } from "node:fs";
import { dirname as Lv } from "node:path";
function jv(e) {
  let t = Dv(), n = process.cpuUsage(), r = new Set(e.map(zv));
  return () => {
    let o = Dv(), { user: i, system: s } = process.cpuUsage(n);
    return {
      cpu: c_(t, o, (i + s) / 1e3),
      disks: u_(t, o, r),
      network: f_(t, o)
    };
  };
}
function Dv() {
  return { stat: ma("stat"), self: ma("self/stat"), disks: ma("diskstats"), net: ma("net/dev") };
}
function ma(e) {
  try {
    return i_(`/proc/${e}`, "latin1");
  } catch {
    return "";
  }
}
function zv(e) {
  try {
    let { dev: t } = s_(e, { bigint: !0 }), n = t >> 8n & 0xfffn | t >> 32n & ~0xfffn, r = t & 0xffn | t >> 12n & ~0xffn;
    return `${n}:${r}`;
  } catch {
    return e === Lv(e) ? "" : zv(Lv(e));
  }
}
var a_ = 10;
function c_(e, t, n) {
  let [r, o] = [e, t].map(({ stat: p }) => pf(/^cpu (.*)$/m.exec(p)?.[1]).slice(0, 8)), i = (o ?? []).map((p, d) => p - (r?.[d] ?? 0)), s = i.reduce((p, d) => p + d, 0);
  if (s <= 0) return;
  let [, , , a = 0, c = 0] = i, u = t.stat.match(/^cpu\d/gm)?.length ?? 1, f = (Wv(t) - Wv(e)) * a_, l = (p) => Math.round(1e3 * p / s) / 1e3, m = l(s - a - c);
  return { cores: u, busy: m, iowait: l(c), ownMs: Math.round(n), programsMs: f };
}
function Wv({ self: e }) {
  let t = pf(e.slice(e.lastIndexOf(")") + 4));
  return (t[12] ?? 0) + (t[13] ?? 0);
}
var Uv = 512;
function u_(e, t, n) {
  let r = ({ disks: s }) => s.split(`
`).map((a) => a.trim().split(/\s+/)), o = new Map(r(e).map(([s, a, , ...c]) => [`${s}:${a}`, c])), i = r(t).flatMap(([s, a, c = "", ...u]) => {
    let f = o.get(`${s}:${a}`);
    if (!f || !n.has(`${s}:${a}`)) return [];
    let [l = 0, , m = 0, , p = 0, , d = 0, , , h = 0] = u.map(
      (y, w) => Number(y) - Number(f[w])
    );
    return { name: c, readBytes: m * Uv, writtenBytes: d * Uv, reads: l, writes: p, busyMs: h };
  });
  return i.length > 0 ? i : void 0;
}
function f_(e, t) {
  let n = ({ net: i }) => [...i.matchAll(/^\s*(\S+):(.*)$/gm)].map(([, s = "", a]) => [s, pf(a)]), r = new Map(n(e)), o = n(t).map(([i, s]) => {
    let a = (c) => (s[c] ?? 0) - (r.get(i)?.[c] ?? 0);
    return { name: i, receivedBytes: a(0), sentBytes: a(8) };
  });
  if (o.length !== 0)
    return o.filter(({ receivedBytes: i, sentBytes: s }) => i + s > 0);
}
function pf(e = "") {
  return e.trim().split(/\s+/).map(Number);
}

// src/report/phase-timer.ts
function Hv({ first: e, add: t, now: n }) {
  let r = [], o, i, s = (f) => {
    let l = n();
    o && l_(r, o, { sinceMs: i ?? l, untilMs: l }), o = f, i = l;
  }, a = (f) => {
    let l = Object.assign(t(f), { bytes: 0 });
    return r.push(l), l;
  }, c = (f) => {
    f.startMs = n(), i === void 0 && (o = e(), o && r.push(o));
  };
  async function* u(f, l) {
    c(l);
    let m = o;
    s(l);
    try {
      for await (let p of f)
        s(m), l.firstByteMs ??= n(), l.bytes = (l.bytes ?? 0) + p.length, yield p, m = o, s(l);
    } finally {
      o === l && s(m), l.endMs = n();
    }
  }
  return {
    pulled(f, l) {
      let m = a(f);
      return qt(l, (p) => u(p, m));
    },
    async pushed(f, l, m) {
      let p = r.find((h) => h.name === f) ?? a(f);
      p.startMs === void 0 && c(p), p.endMs = void 0;
      let d = o;
      s(p);
      try {
        return await m();
      } finally {
        s(d), p.endMs = n(), p.bytes = (p.bytes ?? 0) + l;
      }
    }
  };
}
function l_(e, t, { sinceMs: n, untilMs: r }) {
  for (let { name: o, startMs: i, endMs: s, waitedMs: a } of e)
    o === t.name || i === void 0 || s !== void 0 || (a[t.name] = (a[t.name] ?? 0) + r - Math.max(n, i));
}

// src/report/timeline.ts
function pa() {
  let e = performance.now(), t = () => performance.now() - e, n = [], r = [], o, i = (s, a) => {
    let c = { name: s, startMs: a, endMs: void 0, waitedMs: {} };
    return n.push(c), c;
  };
  return {
    /** Milliseconds since the timeline began. */
    elapsedMs: () => Math.round(t()),
    /** The phases that have begun, in order. */
    phases: () => n.flatMap((s) => m_(s, t())).toSorted((s, a) => s.startMs - a.startMs),
    /** The machine's figures since `watch`; undefined before it. */
    machine: () => o?.(),
    /** A timer for the phases that move bytes for the current phase. */
    phaseTimer: () => Hv({ first: () => r.at(-1), add: i, now: t }),
    /** Begins to watch the machine, and the disks that these absolute paths are on. Only the first call counts. */
    watch(s) {
      if (o) return;
      let a = Math.round(t()), c = jv(s);
      o = () => ({ startMs: a, endMs: Math.round(t()), ...c() });
    },
    /** Times work as one phase, also when the work fails. */
    async during(s, a) {
      let c = i(s, t());
      r.push(c);
      try {
        return await a();
      } finally {
        c.endMs = t(), r.splice(r.indexOf(c), 1);
      }
    },
    /** Times the production of items as a phase of its own, beside the current phase. */
    *items(s, a) {
      let c = r.at(-1)?.name ?? s, u = i(s, t());
      for (let f of a) {
        let l = t();
        yield f, u.waitedMs[c] = (u.waitedMs[c] ?? 0) + t() - l;
      }
      u.endMs = t();
    }
  };
}
function m_({ name: e, startMs: t, endMs: n, waitedMs: r, firstByteMs: o, bytes: i }, s) {
  if (t === void 0) return [];
  let a = (n ?? s) - t, c = Object.entries(r).map(([l, m]) => [l, Math.round(m)]), u = c.reduce((l, [, m]) => l + m, 0);
  return [{
    name: e,
    startMs: Math.round(t),
    endMs: Math.round(t + a),
    ms: Math.max(0, Math.round(a - u)),
    waitedMs: c.length > 0 ? Object.fromEntries(c) : void 0,
    firstByteMs: o && Math.round(o),
    bytes: i,
    mibPerSecond: i === void 0 ? void 0 : p_(i / 1048576 / (a / 1e3))
  }];
}
function p_(e) {
  return Number.isFinite(e) ? Math.round(e * 10) / 10 : 0;
}

// src/report/write-report.ts
var nk = L(qv(), 1);
import { writeFileSync as P_ } from "node:fs";
import { join as O_ } from "node:path";

// src/system/job-summary.ts
function Gv(e, [t = [], ...n], r) {
  let o = [t.map((s) => ({ data: s, header: !0 })), ...n], i = Nt(e);
  return Jv((s) => {
    s.addHeading(i, 3).addTable(o), r !== "" && s.addEOL().addRaw(r, !0);
  });
}
function U9(e) {
  return Jv((t) => t.addRaw(e, !0));
}
var hf = Promise.resolve();
function Jv(e) {
  let t = sm();
  if (!t) return hf;
  let n = hf.then(async () => {
    e(t), await t.write();
  });
  return hf = n.catch(() => {
  }), n;
}

// src/report/bottleneck-causes.ts
function Kv({ totalMs: e, shareMs: t }) {
  return {
    kind: "store latency",
    what: "store",
    why: `it took ${se(t)} of ${se(e)} to answer`,
    advice: "a faster or nearer one would help"
  };
}
var d_ = 10 * 1024 * 1024, h_ = 64;
function Vv({ settings: e, phases: t, totalMs: n, shareMs: r }) {
  let { bytes: o, mibPerSecond: i } = ek(t, ["download", "upload"]), s = o >= d_ && e.concurrency < h_;
  return {
    kind: "network",
    what: "network",
    why: `it carried ${j(o)} at ${i} MiB/s, and ${se(r)} of ${se(n)} were spent waiting for it`,
    advice: `${s ? "a higher `concurrency` would help where each connection is limited, " : ""}${Xv}`
  };
}
var Xv = "a higher `compression-level` makes entries smaller";
function qo(e) {
  let { cores: t = 1 } = e.machine?.cpu ?? {}, { load: n } = e, r = n.cores - n.ownCores, i = `${`${t === 1 ? "its only core was" : `its ${t} cores were`} busy`} ${Bn(n.cores)} of the time`;
  return r > n.ownCores ? {
    kind: "cpu",
    what: "load of other processes",
    why: `${i}, ${Bn(r)} by other processes than this step`,
    advice: "fewer jobs at once on this machine, or more cores, would help"
  } : Zv(e, i, "more or faster cores");
}
function da(e) {
  return Zv(e, `one thread was busy ${Bn(e.load.thread)} of the time`, "faster cores");
}
function Zv({ step: e, settings: t }, n, r) {
  let o = `only ${r} would help`;
  return e === "save" && t.compressionLevel > 1 && (o = "a lower `compression-level` would help"), e === "restore" && t.mode === "unpack" && (o = "`mode: mount`, which unpacks nothing, would help where this runner allows it"), { kind: "cpu", what: "CPU", why: n, advice: o };
}
var y_ = 32 * 1024;
function gf(e) {
  let { name: t, readBytes: n, writtenBytes: r, reads: o, writes: i, busyMs: s } = e.disk, a = (n + r) / (o + i), c = a < y_, u = r > n, f = `did ${Math.round((o + i) / (s / 1e3))} operations/s of ${j(a)}`, l = u ? `wrote ${yf(r, s)} MiB/s` : `read ${yf(n, s)} MiB/s`;
  return {
    kind: c ? "disk operations" : "disk throughput",
    what: "disk",
    why: `${t} ${c ? f : l} and was busy ${Bn(e.load.disk)} of the time`,
    advice: Qv(e, u)
  };
}
function Yv(e) {
  let { bytes: t, mibPerSecond: n } = ek(e.phases, ["read", "write"]), r = e.step === "save";
  return {
    kind: "disk throughput",
    what: "disk",
    why: `it ${r ? "wrote" : "read"} ${j(t)} at ${n} MiB/s`,
    advice: Qv(e, r)
  };
}
function Qv({ step: e, settings: t }, n) {
  if (e === "save" && n) return Xv;
  let r = [
    ...t.mode === "unpack" ? ["`mode: mount`"] : [],
    ...n && t.ramdisk === "off" ? ["`ramdisk`"] : []
  ];
  return e === "save" || r.length === 0 ? "only a faster one would help" : `${r.join(" or ")} would help where this runner allows mounting`;
}
function ek(e, t) {
  let n = e.filter(({ name: i }) => t.includes(i)), r = n.reduce((i, s) => i + (s.bytes ?? 0), 0), o = n.reduce((i, { startMs: s, endMs: a }) => i + a - s, 0);
  return { bytes: r, mibPerSecond: yf(r, o) };
}
function yf(e, t) {
  let n = e / 1024 / 1024 / (t / 1e3);
  return n < 10 ? Math.round(n * 10) / 10 : Math.round(n);
}
function Bn(e) {
  return `${Math.round(100 * e)} %`;
}

// src/report/bottleneck.ts
var wf = 1e3;
function tk(e) {
  let { totalMs: t } = e;
  if (t < wf)
    return {
      kind: "none",
      sentence: `The step is too short to have a bottleneck: it took ${se(t)}`
    };
  let n = v_(e), { share: r, shareMs: o, load: i } = n, a = (o > 0 ? b_[r].find(([m]) => w_[m](i)) : void 0)?.[1](n);
  if (!a) return { kind: "none", sentence: S_(n) };
  let { kind: c, what: u, why: f, advice: l } = a;
  return { kind: c, sentence: `The ${u} was the bottleneck: ${f}; ${l}` };
}
var w_ = {
  always: () => !0,
  coresAreBusy: ({ cores: e }) => e >= 0.85,
  /** Where other processes load the machine as well, a part of the load must be this step's. */
  ownCoresAreBusy: ({ cores: e, ownCores: t }) => e >= 0.85 && t >= 0.3,
  threadIsBusy: ({ thread: e }) => e >= 0.85,
  diskIsBusy: ({ disk: e }) => e >= 0.3,
  /** A disk may be busy writing bytes that nothing waits for; the cores then neither wait for it nor run out of work. */
  diskHinders: ({ disk: e, iowait: t, idle: n }) => e >= 0.7 && !(t < 0.2 && n > 0.3),
  diskIsUnseen: ({ disk: e }) => Number.isNaN(e)
}, b_ = {
  store: [["always", Kv]],
  network: [
    ["threadIsBusy", da],
    ["always", Vv]
  ],
  disk: [
    ["ownCoresAreBusy", qo],
    ["diskIsBusy", gf],
    ["coresAreBusy", qo],
    ["threadIsBusy", da],
    ["diskIsUnseen", Yv]
  ],
  work: [
    ["ownCoresAreBusy", qo],
    ["diskHinders", gf],
    ["coresAreBusy", qo],
    ["threadIsBusy", da]
  ]
};
function v_(e) {
  let { machine: t } = e, n = t ? t.endMs - t.startMs : Number.NaN, r = (u) => t?.cpu?.[u] ?? Number.NaN, [o, i, s] = [r("busy"), r("iowait"), r("ownMs")], [a] = (t?.disks ?? []).toSorted((u, f) => f.busyMs - u.busyMs), c = {
    cores: o,
    ownCores: (s + r("programsMs")) / (r("cores") * n),
    thread: Math.min(1, s / n),
    iowait: i * r("cores"),
    idle: 1 - o - i,
    disk: a ? Math.min(1, a.busyMs / n) : Number.NaN
  };
  return { ...e, load: c, disk: a, ...k_(e) };
}
function k_({ step: e, phases: t }) {
  let n = t.some(({ name: s }) => s === "write"), r = { store: 0, network: 0, disk: 0, work: 0 };
  for (let { name: s, ms: a } of t)
    s === "publish" && e === "save" ? r[n ? "disk" : "store"] += a : s !== "walk" && (r[x_[s] ?? "work"] += a);
  let o = Math.max(...Object.values(r));
  return { share: Object.keys(r).find((s) => r[s] === o), shareMs: o };
}
var x_ = {
  lookup: "store",
  index: "store",
  reserve: "store",
  download: "network",
  upload: "network",
  read: "disk",
  write: "disk"
};
function S_({ phases: e, totalMs: t, load: n }) {
  let [r] = e.toSorted((a, c) => c.ms - a.ms), o = se(t), i = r ? `${r.name} took ${se(r.ms)} of ${o}` : `it took ${o} in all`, s = [
    ...Number.isNaN(n.cores) ? [] : [`the cores were busy ${Bn(n.cores)}`],
    ...Number.isNaN(n.disk) ? [] : [`the disk ${Bn(n.disk)}`]
  ];
  return `Nothing stood out: ${i}${s.length === 0 ? "" : `, while ${s.join(", ")} of the time`}`;
}

// src/report/write-report.ts
async function Go(e, t, n) {
  try {
    await E_(e, t, n);
  } catch (r) {
    (e.trouble === void 0 ? W : x)(`There is no report: ${P(r)}`);
  }
}
async function E_(...[e, t, { summary: n, log: r }]) {
  let o = t.machine(), i = { ...e, totalMs: t.elapsedMs(), phases: t.phases(), machine: o }, s = { schema: 2, ...i, bottleneck: tk(i) }, { kind: a, sentence: c } = s.bottleneck;
  a !== "none" && s.trouble === void 0 && r.bottleneck(c, s.totalMs);
  let u = O_(K(), `headstart-${s.step}-${(0, nk.randomUUID)()}.json`);
  P_(u, `${JSON.stringify(s, void 0, 2)}
`), Ae("report", u);
  let f = s.totalMs >= wf;
  if (n === "false" || n === "auto" && !f) return;
  let l = `Headstart ${s.step}: ${s.outcome}`;
  await Gv(l, I_(s), f && o ? `${c}.

${M_(s)}` : "");
}
function I_(e) {
  return [
    ["Key", "Matched", "Stored", "Unpacked", "Files", "Time", "Phases", "Saved by"],
    [
      sc(e.key),
      e.matchedKey === void 0 ? "\u2013" : sc(e.matchedKey),
      e.storedBytes === void 0 ? "\u2013" : j(e.storedBytes),
      e.bytes === void 0 ? "\u2013" : j(e.bytes),
      String(e.files ?? "\u2013"),
      se(e.totalMs),
      e.phases.map(({ name: t, ms: n }) => `${t} ${se(n)}`).join(", "),
      e.writer ? ic(e.writer.text) : "\u2013"
    ]
  ];
}
var $_ = 1e4;
function M_({ phases: e, totalMs: t }) {
  let n = e.map(
    (o) => `    ${B_(o)} :${o.startMs}, ${Math.max(o.endMs, o.startMs + 1)}`
  );
  return ["```mermaid", "gantt", ...["    dateFormat x", `    axisFormat ${t < $_ ? "%s.%L s" : "%s s"}`], ...n, "```"].join(`
`);
}
function B_({ name: e, startMs: t, endMs: n, ms: r, waitedMs: o, bytes: i, mibPerSecond: s }) {
  let a = o ? `worked ${se(r)} of ${se(n - t)}` : se(n - t), c = i ? `, ${j(i)} at ${s} MiB/s` : "";
  return `${e} ${a}${c}`;
}

// src/job/formats-of-job.ts
import { lstatSync as __ } from "node:fs";

// src/mounts/probe.ts
import { existsSync as A_, readFileSync as T_ } from "node:fs";
function An(e) {
  return "rights" in e || e.broker !== void 0;
}
function bf(e, t) {
  return R_(e, t).catch((n) => (t.throwIfAborted(), { reason: `it cannot be found out: ${P(n)}` }));
}
async function R_(e, t) {
  if (process.platform !== "linux") return { reason: "it does not run Linux" };
  let n = await Or(t);
  if (!n) return { reason: "it neither lets root mount nor has sudo without a password" };
  for (let r of e === "image" ? ["squashfs", "overlay"] : ["overlay"])
    if (!await C_(r, n, t)) return { reason: `its kernel does not know ${r}` };
  return e === "image" && !A_("/dev/loop-control") ? { reason: "it has no loop devices" } : { rights: n };
}
async function C_(e, t, n) {
  let r = () => new RegExp(`\\t${e}$`, "m").test(T_("/proc/filesystems", "latin1"));
  return r() ? !0 : (await t.run("modprobe", ["-q", e], { cwd: "/", signal: n }).catch(() => n.throwIfAborted()), r());
}

// src/job/formats-of-job.ts
function Wr({ shared: e }, { mode: t, format: n, rolling: r, signing: o }) {
  let i = e && !r && !o && (t === "unpack" || n === Js.id), s = t !== "unpack" && !i;
  return Tr.filter(({ indexed: a, image: c }) => (a || i) && (!c || s));
}
function rk(e, t) {
  let n = { zstd: pt("zstd") };
  return e.flatMap((r) => r.versions(t, n));
}
async function Jo({ mode: e }, t, n = !1) {
  let r = e !== "unpack" && process.platform === "linux", o = await Xp(t, r);
  if (!r || o.mksquashfs && o.unsquashfs) return o;
  let { cachedImageTools: i, fetchImageTools: s } = await import("./image-tools.js"), a = { ...o, ...await i() };
  return n && !a.mksquashfs ? { ...a, ...await s(t) } : a;
}
async function ok(e, t, { mounting: n, signal: r }) {
  let o = An(n), i = o || t.mode !== "auto", s = ({ id: u, image: f }) => u === t.format ? 2 : Number(f && i), a = Wr(e, t).toSorted((u, f) => s(f) - s(u));
  if (o || !a.some(({ image: u }) => u)) return a;
  let c = await Jo(t, r);
  return a.filter((u) => !u.image || u.unsupportedReason(c, "unpack") === void 0);
}
async function ha({ mode: e, ramdisk: t, broker: n }, r) {
  if (e !== "unpack") {
    let o = await bf("image", r);
    return "rights" in o ? o : { ...o, broker: F_(n) };
  }
  return t === "off" ? { reason: "nobody asked for it" } : bf("tree", r);
}
function F_(e) {
  return e !== "off" && __(e, { throwIfNoEntry: !1 })?.isSocket() ? e : void 0;
}
function ya({ ref: e, eventName: t }) {
  if (e !== "") return !0;
  let n = `The event type ${t} is not supported because it's not tied to a branch or tag ref.`;
  return Un(`Event Validation Error: ${n}`), !1;
}

// src/job/save/rolling/snapshots.ts
import { existsSync as fk, lstatSync as K_, realpathSync as V_ } from "node:fs";
import { basename as X_, dirname as Z_, join as Sf } from "node:path";

// src/files/fingerprint.ts
var ak = L(ik(), 1);
import { lstatSync as j_ } from "node:fs";

// src/files/walk.ts
import { lstatSync as kf, readdirSync as N_, readlinkSync as L_ } from "node:fs";
function* Yt(e, t, n = [], r) {
  for (let { path: o, stat: i, ...s } of e) {
    let a = { path: b(o), member: Ko(s), excludes: t, onStat: r };
    i.isDirectory() ? yield* W_(a, n) : yield [sk(a, i)];
  }
}
function Ko({ line: e, relative: t }) {
  return t === "" ? `${e.number}` : `${e.number}/${b(t)}`;
}
var D_ = 256;
function* W_(e, t) {
  let { excludes: n, onStat: r } = e, o = [e];
  for (let i = o.pop(); i; i = o.pop()) {
    let { path: s, member: a } = i;
    r?.(s, kf(g(s)));
    let c = [
      { member: a.includes("/") ? a : `${a}/.`, kind: "directory", bytes: 0 }
    ];
    for (let u of N_(g(s), { withFileTypes: !0, encoding: "latin1" })) {
      let f = { path: `${s}/${u.name}`, member: `${a}/${u.name}`, excludes: n, onStat: r };
      it(u.name) || n?.(g(f.path).toString()) ? t.push(f.member) : u.isDirectory() ? o.push(f) : c.push(sk(f, u)), !(c.length < D_) && (yield c, c = []);
    }
    yield c;
  }
}
function sk(e, t) {
  let { member: n, path: r } = e;
  return t.isFile() ? U_(e) : t.isSymbolicLink() ? { member: n, kind: "link", bytes: 0, target: L_(g(r), "latin1") } : { member: n, kind: "other", bytes: 0 };
}
function U_({ path: e, member: t, onStat: n }) {
  let r = kf(g(e));
  n?.(e, r);
  let { size: o, blocks: i, nlink: s } = r, a = Math.min(o, i * 512);
  if (s === 1) return { member: t, kind: "file", bytes: a, length: o };
  let { dev: c, ino: u } = kf(g(e), { bigint: !0 });
  return { member: t, kind: "file", bytes: a, length: o, hardLink: { inode: `${c}:${u}`, names: s } };
}

// src/files/fingerprint.ts
function xf(e, t, n = () => {
}) {
  let r = (0, ak.createHash)("sha256");
  for (let o of e) {
    let i = b(o.path);
    r.update(`${i}\0`, "latin1");
    let s = Ko(o);
    for (let a of Yt([o], t)) {
      let c = a.map(({ member: u, kind: f, target: l = "" }) => {
        let m = g(i + u.slice(s.length)), { size: p, mtimeNs: d, mode: h, ino: y } = j_(m, { bigint: !0 });
        f === "file" && n(Number(d) / 1e6);
        let w = f === "directory" ? "" : `${p} ${y}`;
        return `${u}\0${f} ${d} ${h} ${w}\0${l}\0`;
      });
      r.update(c.join(""), "latin1");
    }
  }
  return r.digest("hex");
}

// src/mounts/shown-targets.ts
import { existsSync as z_, readdirSync as H_, readlinkSync as q_, realpathSync as uk } from "node:fs";
import { dirname as G_, join as ck } from "node:path";
function ga(e) {
  return (z_(e) ? H_(e) : []).flatMap((n) => n.match(/^upper-(\d+)$/)?.[1] ?? []).map((n) => {
    let r = q_(ck(e, `target-${n}`), "latin1"), o = ck(e, `upper-${n}`), i = yh(o);
    if (!i)
      return { target: r, upper: uk(o), point: J_(r), source: b(e) };
    let { workspace: s, plain: a, inside: c } = i, u = c.split("/").slice(0, -1), f = u.map((m, p) => u.slice(0, p + 1).join("/")), l = (m) => $(`${b(a)}/${m}`)?.isDirectory() ?? !1;
    return {
      target: r,
      upper: l(c) ? o : void 0,
      point: s,
      source: b(G_(a)),
      above: { upper: a, names: f.filter(l) }
    };
  });
}
function J_(e) {
  try {
    return uk(Buffer.from(e, "latin1"), "latin1");
  } catch {
    return e;
  }
}

// src/job/save/rolling/snapshots.ts
async function lk(e, { inputs: t, run: n, state: r, timeline: o }) {
  let { rolling: i, key: s, save: a, lookupOnly: c } = t;
  if (!i || c) return;
  if (!Q(ee(i).keyIn(e), s) || a === "never" || Pf(i, n)) return { name: e };
  let f = 0, l = await o.during("fingerprint", () => pk(t, r, () => f++));
  return { name: e, contents: l, files: f };
}
function Pf({ branches: e }, t) {
  let { write: n = t.ref } = he(t), r = t.defaultBranch === "" ? n.startsWith("refs/heads/") : n === `refs/heads/${t.defaultBranch}`;
  if (e === "all" || r) return;
  let o = t.defaultBranch === "" ? "" : `, ${t.defaultBranch}`;
  return `Cache save skipped: a snapshot of ${n} would hide newer ones of the default branch${o}. Set rolling-branches: all to save all the same.`;
}
async function mk({ name: e, contents: t, files: n = 0 }, { everyMinutes: r }, { inputs: o, state: i, timeline: s }) {
  let a = Bv(e), c = Math.floor(Math.abs(Date.now() - a) / 6e4);
  if (c < r)
    return `Cache save skipped: the restored snapshot is ${c} minutes old, and rolling-every is ${r}.`;
  let [u, f] = [0, 0], l = (d) => d > a ? u++ : f++, m = await s.during("fingerprint", () => pk(o, i, l));
  if (t !== void 0 && t === m) return Of(o);
  let p = Q_ * n;
  n >= Y_ && u >= p && f <= n - p && eF(o);
}
var Y_ = 20, Q_ = 0.9;
function eF({ key: e, sourceTimes: t }) {
  t || F("source-times") !== "" || !fk(Sf(J(), ".git")) || gi(
    `This job has written nearly all files of cache ${e} again. If a build tool compares times, set \`source-times: true\` (docs/rolling.md#source-times); \`source-times: false\` ends this notice.`
  );
}
function Of({ key: e }) {
  return `Nothing has changed since cache ${e} was restored, not saving cache.`;
}
async function pk(e, t, n) {
  try {
    let { excludes: r, lines: o } = es(e), i = await lr({ excludes: r, lines: o }), { points: s, uppers: a } = tF(t), c = i.filter(({ path: u }) => !s.some((f) => _(dk(u), f)));
    return [xf(c, r, n), xf(a.map(nF), void 0)].join();
  } catch (r) {
    an(`The cached files cannot be compared: ${P(r)}`);
    return;
  }
}
function tF({ mountRoot: e, brokered: t }) {
  let n = e === void 0 ? [] : ga(e), r = (t?.mounts ?? []).filter(({ view: o }) => fk(Sf(o, "upper")));
  return {
    points: [...n.map(({ target: o }) => dk(o)), ...r.map(({ target: o }) => b(o))],
    uppers: [...n.flatMap(({ upper: o }) => o ?? []), ...r.map(({ view: o }) => Sf(o, "upper"))]
  };
}
function nF(e, t) {
  return { path: e, relative: "", stat: K_(e), line: { number: t } };
}
function dk(e) {
  return `${V_(Z_(e), "latin1")}/${b(X_(e))}`;
}
async function hk(e, { scope: t, version: n, key: r }, { keep: o }) {
  try {
    let i = await e.removable({ scope: t, version: n, key: ua(r) }), s = Av(i, o);
    for (let { remove: a } of s) await a();
    s.length > 0 && x(`Removed older snapshots: ${s.length}`);
  } catch (i) {
    x(`Older snapshots stay in the ${e.label}: ${P(i)}`);
  }
}

// package.json
var yk = { version: "0.1.0" };

// src/entry/writer.ts
function jr(e) {
  return ke(wm(un([e, hc()]), void 0));
}
var Ur = (e) => jr(pe(ce(), Qr(e), Lt(/^[^\p{C}\p{Zl}\p{Zp}]+$/u))), Ef = jr(pe(ce(), Lt(/^\d{1,20}$/))), oF = ae({
  repository: Ur(140),
  scope: Ur(255),
  ref: Ur(255),
  sha: jr(pe(ce(), Lt(/^[0-9a-f]{40,64}$/))),
  /** The file of the workflow and its ref: `octo/demo/.github/workflows/ci.yml@refs/heads/main`. */
  workflow: Ur(512),
  runId: Ef,
  runAttempt: Ef,
  event: jr(pe(ce(), Lt(/^[a-z_]{1,40}$/))),
  actorId: Ef,
  /** RUNNER_ENVIRONMENT: `github-hosted` or `self-hosted`. */
  runner: Ur(40),
  /** In seconds since 1970. */
  savedAt: jr(pe(me(), to(), Hn(0))),
  /** How long the command of `install` took, which made the files. In milliseconds. */
  installMs: jr(pe(me(), Hn(0), eo(Number.MAX_SAFE_INTEGER))),
  /** The version of Headstart. */
  headstart: Ur(40)
});
function wa(e) {
  let { success: t, output: n } = ki(oF, e);
  return t ? n : {};
}
function bk({
  runId: e,
  runAttempt: t = "1",
  event: n,
  ref: r,
  sha: o,
  workflow: i
}) {
  if (e === void 0) return;
  let s = r && wk(r.replace(/^refs\/(heads\/|tags\/)?/, "")), a = [n, s && (n === "push" ? "to" : "on"), s].filter(Boolean).join(" "), c = i && wk(i.replace(/@.*/, "").replace(/^.*\//, "")), u = [a, o?.slice(0, 7), c].filter(Boolean).join(", "), f = t === "1" ? "" : `, attempt ${t}`;
  return `run ${e}${f}${u && ` (${u})`}`;
}
var gk = 100;
function wk(e) {
  return e.length > gk ? `${e.slice(0, gk)}\u2026` : e;
}

// src/report/progress.ts
var iF = 1e3;
function Vo(e, t, n) {
  let r = performance.now(), o = r, i = 0;
  return (s) => {
    i += s;
    let a = performance.now();
    if (a - o < iF) return;
    o = a;
    let c = t === void 0 ? " B" : ` of ${t} (${(100 * i / t).toFixed(1)}%)`;
    n(`${e} ${i}${c}, ${fm(i, a - r)}`);
  };
}

// src/stores/transfer/upload.ts
function vk(e, { onTaken: t, limits: n = lo } = {}) {
  let r = Si(e.partBytes), o = /* @__PURE__ */ new Set(), i = sF(e, n, () => o.size > 0), s = 0, a = 0, c = (l) => {
    i.moved(l), t?.(l);
  }, u = (l) => (o.add(l), l.then(() => o.delete(l)).catch(i.stop), l), f = async (l) => {
    let m = Qe(l), p = m < e.partBytes;
    p && (a = m), u(e.write(s++, l).then(() => p ? void 0 : c(m))), o.size >= e.concurrency && await Promise.race([...o, i.promise]);
  };
  return {
    async write(l) {
      for (let m of r.push(l)) await f(m);
    },
    async finish() {
      let l = r.rest();
      l.length > 0 && await f(l), await Promise.race([Promise.all(o), i.promise]);
    },
    async commit() {
      try {
        let l = await Promise.race([u(e.commit()), i.promise]);
        return a > 0 && c(a), l;
      } finally {
        i.stop();
      }
    }
  };
}
function sF(e, t, n) {
  let r = Math.max(1, 2 * e.concurrency * e.partBytes / t.paceBytes), o = t.paceMs * r, i = yn({ paceBytes: t.paceBytes * r, paceMs: o, paceAfterMs: o }), { promise: s, reject: a } = Promise.withResolvers();
  s.catch(() => {
  });
  let c = Math.min(1e3, o / 4), f = setInterval(() => {
    let l = i.check(n() ? c : 0);
    l && a(new Error(`the store takes only ${l}`));
  }, c).unref();
  return { promise: s, moved: i.moved, stop: () => clearInterval(f) };
}

// src/job/source-times.ts
import { lstatSync as OF, readFileSync as EF, writeFileSync as IF } from "node:fs";
import { join as $F } from "node:path";

// src/files/sources/source-times.ts
import { lstatSync as Ek, lutimesSync as uF } from "node:fs";
import { setImmediate as fF } from "node:timers/promises";

// src/files/sources/times-record.ts
var xk = L(kk(), 1), Zo = 16, aF = 4, Xo = Zo + aF, cF = 2 ** 32 - 1;
function Sk(e) {
  return e >= 0 && e <= cF;
}
function $f({ name: e, content: t }, n) {
  let r = Buffer.from(`${t} ${n} ${e}`, "latin1");
  return (0, xk.hash)("sha256", r, "buffer").toString("latin1", 0, Zo);
}
function Pk(e) {
  let t = Buffer.alloc(e.length * Xo);
  for (let [n, { digest: r, seconds: o }] of e.entries())
    t.write(r, n * Xo, "latin1"), t.writeUInt32LE(o, n * Xo + Zo);
  return t.toString("base64");
}
function Ok(e) {
  let t = Buffer.from(e, "base64"), n = /* @__PURE__ */ new Map();
  for (let r = 0; r + Xo <= t.length; r += Xo)
    n.set(t.toString("latin1", r, r + Zo), t.readUInt32LE(r + Zo));
  return n;
}

// src/files/sources/source-times.ts
var lF = 256, Ik = 1000000000n;
async function* $k(e, { workspace: t, cached: n }) {
  let r = b(t), o = pF(n), i = dF(r, o);
  for (let [s, a] of e.entries()) {
    s % lF === 0 && await fF();
    let c = `${r}/${a.name}`;
    if (mF.test(a.name) || !i(Mk(c)) || o(c)) continue;
    let u = g(c), f = Ek(u, { bigint: !0, throwIfNoEntry: !1 });
    f?.isFile() && f.nlink === 1n && (yield { ...a, path: u, stat: f });
  }
}
var mF = /(^|\/)\.\.?(\/|$)/;
function Mk(e) {
  return e.slice(0, e.lastIndexOf("/"));
}
function pF(e) {
  let t = new Set(e.flatMap(({ literal: o }) => o === void 0 ? [] : b(o))), r = e.filter(({ literal: o }) => o === void 0).map(({ base: o, matches: i }) => ({ base: b(o), matches: i }));
  return (o) => t.has(o) || r.some(
    ({ base: i, matches: s }) => _(o, i) && s(g(o.slice(i.length).replace(/^\//, "")).toString())
  );
}
function dF(e, t) {
  let n = /* @__PURE__ */ new Map([[e, !t(e)]]), r = (o) => {
    let i = n.get(o);
    if (i !== void 0) return i;
    let s = () => Ek(g(o), { throwIfNoEntry: !1 })?.isDirectory() === !0, a = _(o, e) && r(Mk(o)) && s() && !t(o);
    return n.set(o, a), a;
  };
  return r;
}
async function Bk(e, t) {
  let n = /* @__PURE__ */ new Map();
  for await (let { stat: r, name: o } of $k(e, t)) {
    let i = Tk(r);
    Sk(i) && n.set(o, { length: Number(r.size), seconds: i });
  }
  return n;
}
function Ak(e, t) {
  return t.flatMap((n) => {
    let { length: r, seconds: o } = e.get(n.name) ?? {};
    return !n.isUnchanged || r === void 0 || o === void 0 ? [] : { digest: $f(n, r), seconds: o };
  });
}
function Tk({ mtimeNs: e }) {
  return Number(e / Ik);
}
async function Rk(e, { saved: t, before: n, ...r }) {
  let o = Math.max(n ?? 0, ...t.map(({ savedAt: f }) => f)), [i, s] = [[], []], a = Math.floor(Date.now() / 1e3), c = 0;
  for await (let { path: f, stat: l, ...m } of $k(e, r)) {
    c++;
    let p = Tk(l), d = m.isUnchanged ? hF($f(m, Number(l.size)), t) : [], h = d.length === t.length && (n === void 0 || p < n), y = n === void 0 && t.length > 0 ? d : [p, ...d];
    t.length === 0 ? s.push({ path: f, stat: l, seconds: Math.min(p, a) }) : h ? i.push({ path: f, stat: l, seconds: Math.min(...y) }) : s.push({ path: f, stat: l, seconds: Math.max(Math.min(p, a), o) });
  }
  let u = [...s, ...i].filter(yF).length;
  return { all: c, kept: i.length, changed: u };
}
function hF(e, t) {
  return t.flatMap(({ times: n }) => n.get(e) ?? []);
}
function yF({ path: e, stat: t, seconds: n }) {
  return BigInt(n) * Ik === t.mtimeNs ? !1 : (uF(e, n, n), !0);
}

// src/files/sources/tracked-files.ts
import { lstatSync as Ck, readdirSync as gF } from "node:fs";
var _k = 1e5;
async function ba(e, t) {
  let n = { files: [], repositories: [] }, r = wF(e);
  for (let o of r) {
    let i = Fk(o, e), s = /* @__PURE__ */ new Set(), a = o === "" ? "" : `${o}/`;
    for await (let { tag: c, mode: u, id: f, name: l } of vF(i, t)) {
      let m = a + l, p = n.files.at(-1);
      if (p?.name === m ? p.isUnchanged = !1 : u === Nk.submodule ? s.add(m) : Nk.files.includes(u) && n.files.push({ name: m, content: `${u} ${f}`, isUnchanged: c === "H" }), n.files.length > _k) throw new Error(`git tracks more than ${_k} files`);
    }
    n.repositories.push(i), r.push(...[...s].filter((c) => Mf(Fk(c, e))));
  }
  return n;
}
function Fk(e, t) {
  return e === "" ? t : B(t, g(e).toString());
}
var Nk = { submodule: "160000", files: ["100644", "100755"] };
function wF(e) {
  if (Mf(e)) return [""];
  let n = gF(e, { withFileTypes: !0 }).filter((r) => r.isDirectory()).map(({ name: r }) => r).filter((r) => Mf(B(e, r)));
  return n.length > 0 ? n.map(b) : [""];
}
function Mf(e) {
  if (!Ck(e, { throwIfNoEntry: !1 })?.isDirectory()) return !1;
  let t = Ck(B(e, ".git"), { throwIfNoEntry: !1 });
  return t?.isDirectory() === !0 || t?.isFile() === !0;
}
var bF = /^(\S) (\d{6}) ([0-9a-f]{40,64}) \d\t(.+)$/s;
async function* vF(e, t) {
  let n = new AbortController(), r = AbortSignal.any([t, n.signal]), o = ["ls-files", "-z", "--stage", "-v", "--modified", "--deleted"], { stdin: i, stdout: s, ended: a } = oe([Dk(o)], { cwd: e, signal: r });
  i.end(), a.catch(() => {
  });
  try {
    let c = "";
    for await (let u of s) {
      let f = (c + u.toString("latin1")).split("\0");
      c = f.pop();
      for (let l of f) {
        let [, m, p, d, h] = bF.exec(l) ?? [];
        if (!m || !p || !d || !h) throw new Error("git lists its files in an unknown form");
        yield { tag: m, mode: p, id: d, name: h };
      }
    }
    await a.catch(kF);
  } finally {
    n.abort();
  }
}
function kF(e) {
  if (!(e instanceof ie)) throw e;
  let [, t = P(e)] = /fatal: (.*)/.exec(P(e)) ?? [];
  throw new ie(`git says: ${t}`);
}
var xF = 6e4;
async function Lk(e, t) {
  for (let n of e) {
    let r = AbortSignal.any([t, AbortSignal.timeout(xF)]), { env: o = {}, ...i } = Dk(["update-index", "-q", "--refresh"]);
    await Uc(i, { cwd: n, env: o, signal: r, abortBy: "SIGTERM" }).catch(() => {
    }), t.throwIfAborted();
  }
}
function Dk(e) {
  let t = ["core.fsmonitor=false", "core.hooksPath=/dev/null"].flatMap((n) => ["-c", n]);
  return { path: Ti("git"), args: [...t, ...e], env: PF(), keepsMask: !0 };
}
var SF = /^(HOME|XDG_CONFIG_HOME|USERPROFILE|GIT_CONFIG_.*)$/;
function PF() {
  return { ...dt(), ...mo(SF), GIT_NO_LAZY_FETCH: "1" };
}

// src/job/source-times.ts
async function Wk(e, t) {
  let n = J();
  try {
    let { files: r } = await ba(n, t), o = await Bk(r, { workspace: n, cached: jk([e]) }), i = await ba(n, t), s = Math.floor(Date.now() / 1e3);
    for (let { seconds: a } of o.values()) s = Math.max(s, a);
    return { savedAt: s + 1, times: Pk(Ak(o, i.files)) };
  } catch (r) {
    t.throwIfAborted(), x(`The times of sources are not saved: ${P(r)}`);
    return;
  }
}
async function Uk(e, t) {
  let n = e.filter(({ inputs: s }) => s.sourceTimes && !s.lookupOnly);
  if (n.length === 0) return;
  let r = J(), o = n.filter(({ isHit: s }) => s).map(({ sources: s }) => MF(s)), i = BF();
  try {
    let { files: s, repositories: a } = await ba(r, t);
    o.length > 0 && AF(Math.max(i ?? 0, ...o.map(({ savedAt: m }) => m)));
    let c = jk(n.map(({ inputs: m }) => m)), { all: u, kept: f, changed: l } = await Rk(s, { workspace: r, cached: c, saved: o, before: i });
    l > 0 && await Lk(a, t), o.length > 0 && x(`Sources with the time of the saved ones: ${f} of ${u}`);
  } catch (s) {
    t.throwIfAborted(), x(`The times of sources are not set: ${P(s)}`);
  }
}
function MF(e) {
  let { savedAt: t, times: n } = e ?? { savedAt: Math.floor(Date.now() / 1e3), times: "" };
  return { savedAt: t, times: Ok(n) };
}
function jk(e) {
  return e.flatMap(({ paths: t }) => Ee(t, process.cwd()).lines);
}
function zk() {
  return $F(K(), "headstart-source-times");
}
function BF() {
  let e = zk();
  if (!OF(e, { throwIfNoEntry: !1 })?.isFile()) return;
  let t = Number(EF(e, "utf8"));
  return Number.isSafeInteger(t) ? t : void 0;
}
function AF(e) {
  IF(zk(), String(e));
}

// src/job/save/changes/full-save.ts
var TF = 5 * 1024 ** 2, RF = 0.5, CF = 0.25;
function Hk(e) {
  if (e < TF) throw new Error(`the restored cache has only ${j(e)}`);
}
function Bf(e, t) {
  let n = t.reduce((r, o) => r + o.bytes, 0);
  if (e.some(Yo) && Qo(t) > RF * n)
    throw new Error("most of the restored cache is no longer used");
}
function Yo({ kind: e }) {
  return e === "delta";
}
function Qo(e) {
  return e.reduce((t, { deadBytes: n = 0 }) => t + n, 0);
}
function qk(e) {
  return Math.floor(e * CF);
}
function Gk(e, t, n) {
  let r = Math.max(0, n);
  return e.map((o) => {
    if (o.root !== t) return o;
    let { deadBytes: i, ...s } = o, a = Math.min(r, o.bytes);
    return r -= a, a > 0 ? { ...s, deadBytes: a } : s;
  });
}

// src/job/save/fill-draft.ts
function Af(e) {
  let t = F("preset");
  t !== "" ? x(
    `Cache save skipped: nothing is in the directories of preset ${t}: ${e.lines.map(({ text: n }) => n).join(", ")}.`
  ) : (Un(
    "Path Validation Error: Path(s) specified in the action for caching do(es) not exist, hence no cache is being saved."
  ), x(Qc(e)));
}
function va(e) {
  return `Cache hit occurred on the primary key ${e}, not saving cache.`;
}
function Tf(e, { refused: t }) {
  let n = `Failed to save: Unable to reserve cache with key ${e}, another job may be creating this cache.`;
  return t === void 0 || !Q(t, e) ? n : `${n} The name belongs to the entry that the restore of this job refused. Change \`key\`, or delete the entry.`;
}
async function Jk(e) {
  let t = LF(e), { packed: n, digests: r } = await _F(t, e);
  return n.segments.length === 0 ? (Af(e.selection), "nothing") : (await FF(n, r, t, e), NF(t, e));
}
async function _F(e, { body: t }) {
  let n = km(), r = await t.pack(async (o) => {
    n.update(o), await e.write(o);
  });
  return jF(r), { packed: r, digests: Buffer.concat([t.digests, n.finish()]) };
}
async function FF(e, t, n, r) {
  let { files: o, bytes: i } = e, { inputs: s, format: a, timeline: c, signal: u } = r, f = a.indexed && s.sourceTimes ? await c.during("sources", () => Wk(s, u)) : void 0, l = a.indexed ? await DF(e, t, { ...r, sources: f }) : Buffer.alloc(0);
  await n.write(l);
  let m = H(e) + l.length;
  Object.assign(r.findings, { files: o, bytes: i, storedBytes: m }), x(`Cache Size: ${wi(m)}`), r.body.reuse && UF(e, m, r.body.reuse, r);
}
async function NF(e, t) {
  return await Promise.all([e.finish(), t.check()]), await t.isOutdated() ? "outdated" : (t.signal.throwIfAborted(), await e.commit() ? "published" : (x(Tf(t.key, t.state)), "nothing"));
}
function LF({ body: e, store: t, timeline: n }) {
  let r = t.isHere ? () => {
  } : Vo("Sent", void 0, x), o = vk(e.rest, { onTaken: r }), i = n.phaseTimer(), s = t.isHere ? "write" : "upload";
  return {
    write: (a) => i.pushed(s, a.length, () => o.write(a)),
    finish: () => i.pushed(s, 0, o.finish),
    commit: () => n.during("publish", o.commit)
  };
}
async function DF({ segments: e, files: t, bytes: n }, r, o) {
  let { inputs: i, run: s, scope: a, name: c, state: u, format: f, sources: l, signal: m } = o, d = { ...{
    container: Jn,
    format: f.id,
    key: c.key,
    paths: i.paths,
    createdBy: WF(s, a, u.installed?.ms),
    ...l && { sources: l }
  }, segments: e, files: t, bytes: n, digests: r }, h = ly(i, { repository: s.repository, scope: a, version: c.version }, m);
  return Om(d, await h?.(Im(d)));
}
function WF(e, t, n) {
  let { repository: r, ref: o, sha: i, workflow: s, runId: a, runAttempt: c, eventName: u, actorId: f, runner: l } = e, m = Math.floor(Date.now() / 1e3);
  return wa({ ...{
    repository: r,
    scope: t,
    ref: o,
    sha: i,
    workflow: s,
    runId: a,
    runAttempt: c,
    event: u,
    actorId: f,
    runner: l,
    savedAt: m,
    installMs: n
  }, headstart: yk.version });
}
function UF({ segments: e }, t, n, r) {
  let { body: o, store: i, findings: s } = r, { reusedBytes: a, packedBytes: c, mergedLayers: u } = n, f = t - o.bytes, l = Fo(e);
  Object.assign(s, { ...n, sentBytes: f, deadBytes: Qo(e), layers: l });
  let [m, p, d] = [a, c, f].map(j), h = i.isHere ? "wrote" : "sent", y = u > 0 ? `, ${u} merged into the newest` : "", w = o.bytes === 0 && !i.isHere ? "; this store cannot copy what is reused" : "";
  x(`Reused ${m}, packed ${p}, ${h} ${d}; ${$u(l)}${y}${w}`);
}
function jF({ skipped: e }) {
  if (e.length === 0) return;
  let t = e.slice(0, 3).map((r) => g(r.replace(/^\d+\//, "")).toString()), n = e.length > t.length ? ", \u2026" : "";
  x(`Skipped ${e.length} that are no file, directory or link: ${t.join(", ")}${n}`);
}

// src/files/keep-additions.ts
import { chmodSync as Rf, rmdirSync as Kk, rmSync as zF, unlinkSync as HF, utimesSync as qF } from "node:fs";
function ka(e, t) {
  let n = $(e), r = n && $(t);
  if (!n || !r) return n !== void 0;
  if (!n.isDirectory()) HF(g(e));
  else if (!r.isDirectory()) Vk(e);
  else return GF(e, t, r);
  return !1;
}
function GF(e, t, { mode: n, mtimeMs: r }) {
  Rf(g(e), 448);
  let o = !1;
  for (let i of te(e)) o = ka(`${e}/${i}`, `${t}/${i}`) || o;
  return o ? (Rf(g(e), n & 4095), qF(g(e), r / 1e3, r / 1e3)) : Kk(g(e)), o;
}
function Vk(e) {
  Rf(g(e), 448);
  for (let t of te(e)) {
    let n = `${e}/${t}`;
    $(n)?.isDirectory() ? Vk(n) : zF(g(n));
  }
  Kk(g(e));
}

// src/entry/body.ts
function Xk(e, t, n) {
  let { onRead: r, order: o, signal: i } = n, s = { first: 0, end: Math.ceil(H(t) / A) };
  return qt(e.read(0, H(t), o), async function* (a) {
    for await (let { number: c, pieces: u } of Yk(a, { entry: e, index: t, blocks: s })) {
      let f = c * A;
      for (let l of u)
        i.throwIfAborted(), r?.(l.length), yield Object.assign(l, { position: f }), f += l.length;
    }
  });
}
function Zk(e, t, n) {
  let r = e.read(n.first * A, Math.min(n.end * A, H(t)));
  return {
    ...r.release && { release: r.release },
    [Symbol.asyncIterator]: () => Yk(r, { entry: e, index: t, blocks: n })
  };
}
async function* Yk(e, { entry: t, index: n, blocks: r }) {
  let o = new Set(tt(r.first * A, r.end * A));
  for await (let { number: i, pieces: s } of JF(e, n, r.first)) {
    let c = wc(s, i, n.digests) ? s : [await KF(t, n, i)];
    await t.file?.filling?.write(c, i * A), o.delete(i) && (yield { number: i, pieces: c });
  }
  if (o.size > 0) throw new k("it ended before its body did");
}
async function* JF(e, t, n) {
  let r = /* @__PURE__ */ new Map(), o = n * A;
  for await (let i of e) {
    let s = i.position ?? o;
    o = s + i.length;
    for (let a of tt(s, s + i.length)) {
      let c = Math.max(s, a * A), u = r.get(a) ?? /* @__PURE__ */ new Map();
      r.set(a, u.set(c, i.subarray(c - s, (a + 1) * A - s)));
      let f = Math.min(A, H(t) - a * A);
      Qe([...u.values()]) < f || (r.delete(a), yield {
        number: a,
        pieces: [...u].toSorted(([l], [m]) => l - m).map(([, l]) => l)
      });
    }
  }
}
async function KF(e, t, n) {
  let r = n * A, o = e.file?.filling?.read ?? e.read, i = await oo({ ...e, read: o }, r, Math.min(r + A, H(t)));
  if (wc([i], n, t.digests)) return i;
  throw new k(`the bytes from ${r} on do not match their SHA-256`);
}
async function* Qk(e, { onRead: t, signal: n }) {
  let r = 0;
  for await (let o of e.read(0, e.size))
    n.throwIfAborted(), t?.(o.length), r += o.length, yield o;
  if (Number.isFinite(e.size) && r !== e.size)
    throw new k(`it ended at byte ${r} of ${e.size}`);
}

// src/job/restore/mount.ts
import { existsSync as xN, mkdirSync as SN } from "node:fs";
import { join as PN } from "node:path";

// src/files/stage-and-publish.ts
import { mkdirSync as QF, readdirSync as eN } from "node:fs";

// src/files/copy-tree.ts
import * as Pe from "node:fs";
import { setImmediate as VF } from "node:timers/promises";
async function Cf(e, t, n) {
  let { atimeMs: r, mtimeMs: o } = Pe.statSync(e);
  Pe.mkdirSync(t);
  for (let i of Pe.readdirSync(e, { withFileTypes: !0 })) {
    let [s, a] = [B(e, i.name), B(t, i.name)];
    i.isDirectory() ? await Cf(s, a, n) : i.isSymbolicLink() ? Pe.symlinkSync(Pe.readlinkSync(s), a) : Pe.copyFileSync(s, a);
  }
  Pe.utimesSync(t, r / 1e3, o / 1e3), await VF(), n.throwIfAborted();
}

// src/files/publish.ts
import { chmodSync as XF, mkdirSync as ZF } from "node:fs";
function tx(e) {
  let t = new Set(e.map(({ dir: r }) => r)), n = [];
  try {
    for (let { line: r, dir: o } of e) {
      let i = YF(r, o);
      kd(i, o), n.push(...i);
    }
    for (let r of t) Xc(r);
  } catch (r) {
    for (let o of t) Ji(o);
    throw r;
  }
  return n;
}
function YF(e, t) {
  let n = b(B(t, "tree", String(e.number)));
  if (!$(n)) return [];
  let r = B(t, "aside", String(e.number));
  ZF(r, { recursive: !0 });
  let o = 0, s = nx({ line: e, aside: () => b(B(r, String(o++))) }, n, b(e.base));
  return s.length === 0 ? [] : [...vt(b(e.matches("") ? q(e.base) : e.base)).map((c) => ({ do: "make", path: c })), ...s];
}
function nx(e, t, n, r = "") {
  let o = g(r).toString();
  if (e.line.matches(o)) return rx(e, t, n);
  if (!$(t)?.isDirectory())
    throw new k(`it holds ${o}, which '${e.line.text}' does not name`);
  let i = $(n);
  if (i && !i.isDirectory() && r !== "")
    throw new Error(`${g(n)} is no directory, so nothing can be restored below it`);
  let s = te(t).flatMap((a) => {
    let c = r === "" ? a : `${r}/${a}`;
    return nx(e, `${t}/${a}`, bt(n) + a, c);
  });
  return i || r === "" || s.length === 0 ? s : [{ do: "make", path: n }, ...s];
}
function rx(e, t, n) {
  let r = $(n), o = $(t);
  if (!r) return [{ do: "move", from: t, to: n, inode: Ki(t) }];
  if (r.isDirectory() && o.isDirectory())
    return XF(g(t), 448), [...te(t).flatMap(
      (a) => rx(e, `${t}/${a}`, bt(n) + a)
    ), { do: "stamp", path: n, stamp: ex(o), before: ex(r) }];
  if (r.isDirectory() && te(n).length > 0)
    throw new Error(
      `${g(n)} is a directory with content where the cache has none; remove it to restore`
    );
  let i = Ki(t);
  return [{ do: "replace", from: t, to: n, inode: i, aside: e.aside() }];
}
function ex({ mode: e, mtimeMs: t }) {
  return { mode: e & 4095, mtime: t / 1e3 };
}

// src/files/stage-and-publish.ts
async function ox({ lines: e, signal: t, fill: n, publishing: r }) {
  let o = await Promise.all(e.map(Ht)), i = /* @__PURE__ */ new Map(), s = (u) => i.get(u).dir, a = [], c = [];
  try {
    for (let l of new Set(o))
      fa(l), i.set(l, Zi(l));
    let u = e.map((l, m) => ({ line: l, dir: s(o[m]) })), f = s(o[0]);
    await n(f).catch((l) => {
      throw mn(l, f);
    }), Ff(f, e);
    for (let { line: l, dir: m } of u)
      m !== f && await Nf(l, { from: f, to: m, signal: t });
    for (let l of [...i.keys()].sort())
      a.push(await la(s(l), t));
    t.throwIfAborted(), await r(() => {
      c = tx(u);
    });
  } finally {
    for (let u of a) _f(u);
    for (let u of i.values()) _f(u.remove);
    for (let u of c) _f(() => xd(u));
  }
}
function _f(e) {
  try {
    e();
  } catch (t) {
    an(`Could not tidy up after the restore: ${P(t)}`);
  }
}
function Ff(e, t) {
  let n = eN(B(e, "tree")).find(
    (r) => !t.some(({ number: o }) => String(o) === r)
  );
  if (n !== void 0) throw new k(`it holds ${n}, which is not of any line of path`);
}
async function Nf({ number: e }, { from: t, to: n, signal: r }) {
  let o = B(t, "tree", String(e)), i = B(n, "tree", String(e));
  if ($(b(o))) {
    QF(B(n, "tree"), { recursive: !0 });
    try {
      ge(o, i);
    } catch (s) {
      if (E(s) !== "EXDEV") throw s;
      await wo(n, r, async (a) => {
        process.platform === "win32" ? await Cf(o, i, a) : await pn("cp", ["-a", o, i], { cwd: n, signal: a, limitMs: 1 / 0 });
      });
    }
  }
}

// src/mounts/mount-images.ts
import { join as Wf } from "node:path";

// src/mounts/overlay.ts
import { chmodSync as tN, mkdirSync as xa, symlinkSync as Sa, utimesSync as nN } from "node:fs";
import { lstat as rN } from "node:fs/promises";
import { join as Ve } from "node:path";
function ix(e, t) {
  let n = e.map((r) => Df(r, Ve(t.dir, Lf)));
  return Pa(n, "upper", { ...t, mounts: wr(t) });
}
var Lf = "tree";
function Df(e, t) {
  return { line: e, points: () => Qh(e, Ve(t, String(e.number))) };
}
function Pa(e, t, n) {
  return pr(() => oN(e, t, n));
}
async function oN(e, t, n) {
  let { dir: r, rights: o, protectedDirs: i, signal: s } = n, a = [], c = os(r);
  for (let { line: u, points: f } of e.toSorted((l, m) => l.line.number - m.line.number)) {
    let l = [];
    try {
      let m = await f();
      for (let p of m) await hs(p, u, i);
      for (let p of m) {
        let d = c++;
        await iN({ ...p, number: d, position: t }, n), l.push(d);
      }
    } catch (m) {
      s.throwIfAborted();
      for (let p of l.reverse())
        await o.run("umount", ["--", `target-${p}`], { cwd: r, signal: s });
      a.push({ line: u, reason: P(m) });
    }
  }
  return a;
}
async function iN(e, { dir: t, rights: n, signal: r, mounts: o }) {
  let { target: i, number: s } = e, a = `target-${s}`, c = $(`${i}/.`) ? te(i) : void 0;
  if (Sa(g(i), Ve(t, a)), !c) {
    let [l = i] = vt(i);
    Sa(g(l), Ve(t, `made-${s}`)), xa(g(i), { recursive: !0 });
  }
  let u = await sN(e, t);
  c && c.length > 0 && (u.length > 1 && (u = [await o.stack(u, `stack-${s}`)]), u.push(a));
  let f = `lowerdir=${u.join(":")},upperdir=upper-${s},workdir=work-${s}`;
  await br(["volatile,metacopy=on", "metacopy=on", "metacopy=off"], (l) => {
    let p = ["-i", "-n", "-t", "overlay", "-o", `${l},nosuid,nodev,redirect_dir=on,index=off,${f}`, "--", t, a];
    return n.run("mount", p, { cwd: t, signal: r });
  });
}
async function sN({ sources: e, number: t, position: n }, r) {
  let [o, i] = [`upper-${t}`, `lower-${t}`];
  if (xa(Ve(r, `work-${t}`)), n === "upper")
    return Sa(g(e[0]), Ve(r, o)), xa(Ve(r, i)), [i];
  xa(Ve(r, o));
  let { mode: s, mtimeMs: a } = await rN(g(e[0]));
  tN(Ve(r, o), s & 511), nN(Ve(r, o), a / 1e3, a / 1e3);
  let c = e.map((u, f) => `${t}-${f}`);
  for (let [u, f] of e.entries()) Sa(g(f), Ve(r, c[u]));
  return c;
}

// src/mounts/mount-images.ts
async function sx(e, t, n) {
  let { dir: r, signal: o } = t, i = [], s = wr(t), a = [];
  for (let [d, h] of e.entries()) {
    let { line: y, lines: w } = h;
    try {
      let v = await s.mountAll(h, `l${d}`), S = v.map((O) => Wf(r, O));
      if (y) a.push({ ...cN(y, v, r), layers: S, top: S[0] });
      else {
        let O = v.length > 1 ? await s.stack(v, Lf) : v[0], I = Wf(r, O);
        a.push(...w.map((T) => ({ ...Df(T, I), layers: S, top: I })));
      }
    } catch (v) {
      o.throwIfAborted(), i.push(...w.map((S) => ({ line: S, reason: P(v) })));
    }
  }
  let c = ({ line: d }) => n !== void 0 && Uf(n.workspace, d), u = { ...t, mounts: s }, f = a.filter((d) => !c(d));
  n?.mayMountAtTarget === !1 ? i.push(...f.map(({ line: d }) => ({ line: d, reason: "it is outside the workspace" }))) : i.push(...await Pa(f, "lower", u));
  let l = a.filter(c), m = l.length > 0 ? await n?.show(l) : void 0, p = l.filter(({ line: d }) => m?.has(d));
  return p.length < l.length && s.keep(), m && n && i.push(...await aN(p, m, { ...u, within: n })), await s.release(), i;
}
function Uf(e, { literal: t, base: n }) {
  return t !== e && _(t ?? n, e);
}
async function aN(e, t, { within: n, ...r }) {
  if (!n.mayMountAtTarget) return [...t].map(([o, i]) => ({ line: o, reason: i }));
  for (let { line: o } of e)
    x(`Mounting ${o.text} at its target instead of over the workspace: ${t.get(o)}`);
  return Pa(e, "lower", r);
}
function cN(e, t, n) {
  let r = t.map((o) => b(Wf(n, o)));
  return { line: e, points: async () => [{ sources: r, target: b(e.literal) }] };
}

// src/mounts/ramdisk.ts
var uN = 4096, ax = { auto: 1 / 4, on: 3 / 4 };
async function cx(e, { wish: t, bytes: n, rights: r, signal: o }) {
  let i = process.availableMemory();
  if (!Number.isFinite(n)) return "the server does not tell how much is needed";
  if (n > i * ax[t])
    return `${j(n)} are needed, and only ${j(i)} of memory are free`;
  let s = Math.floor(i * ax.on), a = `uid=${process.geteuid?.()},gid=${process.getegid?.()}`, c = Math.floor(s / uN), u = `size=${s},nr_inodes=${c},mode=0700,${a},nosuid,nodev`;
  await r.run("mount", ["-i", "-n", "-t", "tmpfs", "-o", u, "--", e, e], { cwd: "/", signal: o });
}

// src/job/save/changes/mounted-body.ts
import { constants as fx } from "node:fs";
import { open as fN } from "node:fs/promises";
import { join as lN } from "node:path";

// src/job/save/changes/mounted-base.ts
var jf = "Saving all files instead of the changes";
function ux({ mounted: e, mountRoot: t, brokered: n }, { version: r, timeline: o, ...i }) {
  if (!e) return;
  if (e.version !== r) {
    x(`${jf}: the restored cache has another format`);
    return;
  }
  let s = o.during("index", () => zf(e, i));
  return s.catch(() => {
  }), { mounted: e, mountRoot: t, brokered: n, current: s };
}
async function zf({ scope: e, version: t, key: n, size: r, identity: o }, { inputs: i, store: s, scopes: a, signal: c }) {
  let u = { scopes: e === void 0 ? a : [e], keys: [n], versions: [t] }, f = await s.find(u);
  try {
    if (f?.key !== n || f.size !== r) throw new Error("the restored cache is gone");
    let l = await gs(f, i, c);
    if (Pi(l) !== o) throw new Error("the restored cache was replaced");
    return { entry: f, index: l };
  } catch (l) {
    throw await f?.close(), l;
  }
}

// src/job/save/changes/mounted-body.ts
function Hf(e, t, n) {
  let r = {
    size: H(t),
    async *read(o, i) {
      yield* (await Oa(e)).createReadStream({ start: o, end: i - 1 });
    }
  };
  return qf(r, t, n);
}
async function Oa(e) {
  let t = await fN(lN(e, Sn.image), fx.O_RDONLY | fx.O_NONBLOCK);
  if ((await t.stat()).isFile()) return t;
  throw await t.close(), new Error("the mounted cache is no file any more");
}
function qf(e, t, n) {
  return {
    async *read(r, o) {
      if (r === o) return;
      let i = { first: Math.floor(r / A), end: Math.ceil(o / A) }, s = i.first * A;
      for await (let { pieces: a } of Zk(e, t, i)) {
        n.throwIfAborted();
        for (let c of a) {
          let u = c.subarray(Math.max(0, r - s), Math.max(0, o - s));
          s += c.length, u.length > 0 && (yield u);
        }
      }
    }
  };
}
async function Gf(e) {
  let t = await Oa(e).catch((n) => {
    if (E(n) !== "ENOENT")
      throw n;
  });
  return t && Ke(t).finally(() => t.close());
}
async function lx({ mounted: e, mountRoot: t }, n) {
  let { signal: r } = n;
  if (!e || t === void 0) return;
  let o = await Gf(t);
  if (!(o === void 0 || o === e.file))
    try {
      let { entry: i, index: s } = await zf(e, n);
      await i.close();
      for await (let a of Hf(t, s, r).read(0, H(s))) ;
    } catch (i) {
      throw r.throwIfAborted(), new Error(`the mounted cache has changed on the disk: ${P(i)}`, { cause: i });
    }
}

// src/job/restore/mount-by-broker.ts
import { lstatSync as pN, mkdirSync as dN, mkdtempSync as hN, realpathSync as Kf } from "node:fs";
import { join as yN } from "node:path";

// src/job/restore/unpack.ts
import { existsSync as mN } from "node:fs";
async function mx(e, t) {
  await ot(await Ht(e.lines[0]), Tn(e)), await Ea(e.lines, t, (n) => zr(n, e));
}
function Tn({ bytes: e, segments: t }) {
  return { bytes: e, files: t.reduce((n, { files: r }) => n + r, 0) };
}
async function zr(e, t) {
  let n = await t.tools(), r = t.format.unsupportedReason(n, "unpack");
  if (r) throw new Error(`this runner cannot unpack the entry, for ${r}`);
  let o = t.format.image ? "any" : void 0, i = (s) => wo(
    e,
    t.signal,
    (a) => t.format.unpack({ ...t, ...s, signal: a, tools: n, body: t.body(o), dir: e })
  );
  try {
    await i({});
  } catch (s) {
    if (!(s instanceof Dn)) throw s;
    await i({ workers: 1 });
  }
}
async function Ea(e, { timeline: t, signal: n }, r) {
  await ox({
    lines: e,
    signal: n,
    fill: (o) => t.during("unpack", () => r(o)),
    publishing: (o) => t.during("publish", o)
  });
}
function Ia({ inputs: e }) {
  return [process.cwd(), J(), K(), e.localDir].filter((n) => mN(n));
}
async function Jf(e, t, n) {
  if (e.length === 0) return;
  for (let { line: o, reason: i } of e)
    x(`Unpacking ${o.text} instead of mounting: ${i}`);
  let r = e.map(({ line: o }) => o);
  await Ea(r, t, (o) => n(r, o));
}
async function $a(e, t, { job: n, context: r }) {
  await Jf(t, r, async (o, i) => {
    let s = await n.tools();
    if (!s.unsquashfs)
      throw new Error(
        "this runner can neither mount nor unpack the entry, for it has no unsquashfs 4.5 or newer"
      );
    await ot(i, Tn(n)), await wo(
      i,
      n.signal,
      (a) => Ks(e, { ...n, signal: a, tools: s, dir: i }, o)
    );
  });
}

// src/job/restore/mount-by-broker.ts
async function hx(e, t, n) {
  let r = gN(e), o = { ...n, job: e, socket: t, targets: r, broker: Lr(t, n.signal) }, i = r.filter(({ layers: a }) => a.length > 0);
  n.inputs.mode === "lazy" && i.length > 0 && x(
    `Mounting ${px(i)} whole instead of lazily: the broker mounts only images that the host has`
  );
  try {
    await Vf(o), await bN(o) && await Vf(o), r.every(dx) || await vN(o);
  } catch (a) {
    throw await ia(gx(o)), a;
  }
  let s = r.filter(dx);
  return s.length > 0 && x(`Mounted ${px(s)} through the broker of the host${As(e.segments)}`), s.length > 0;
}
function gN({ segments: e, lines: t, indexed: n }) {
  let { index: r } = n;
  return kn(e, t).flatMap(({ line: o, lines: i, layers: s, ...a }) => {
    let c = "the broker mounts only a directory that a line of `path` names";
    if (!o) return i.map((l) => ({ line: l, layers: [], state: { reason: c } }));
    let f = [a, ...s].map(({ offset: l, length: m }) => ({ offset: l, length: m })).map((l) => ({ ...l, digest: xm(r.digests, l) })).toReversed();
    return [{ line: o, layers: f, state: { missing: f, fetches: !1 } }];
  });
}
function px(e) {
  return e.map(({ line: t }) => t.text).join(", ");
}
function dx({ state: e }) {
  return "mount" in e;
}
function yx(e) {
  return e.flatMap(({ state: t }) => "missing" in t ? t.missing : []);
}
function gx({ socket: e, targets: t }) {
  return { socket: e, mounts: t.flatMap(({ state: n }) => "mount" in n ? [n.mount] : []) };
}
async function Vf(e) {
  let { targets: t, timeline: n, signal: r } = e;
  for (let o of t.filter(({ state: i }) => "missing" in i))
    o.state = await n.during("mount", () => pr(() => wN(o, e))).catch((i) => (r.throwIfAborted(), { reason: P(i) }));
}
async function wN({ line: e, layers: t }, n) {
  let { broker: r, remember: o } = n, i = e.literal;
  if (pN(i, { throwIfNoEntry: !1 })?.isSymbolicLink()) throw new Error("the target is a link");
  gu(b(i), Ia(n));
  let [s] = vt(b(i));
  dN(i, { recursive: !0 });
  let a = hN(yN(Kf(K()), "headstart-changes-")), c = { target: Kf(i), pattern: e.text, made: s, view: a }, { socket: u, mounts: f } = gx(n);
  o({ brokered: { socket: u, mounts: [...f, c] } });
  let l = t.map(({ digest: d }) => d), { digests: m, fetches: p } = await r.mount(c.target, l, a).catch((d) => {
    if (sa(c), Ho(c.target)) return { digests: [], fetches: !1 };
    throw d;
  });
  if (m.length > 0)
    return sa(c), { missing: t.filter(({ digest: d }) => m.includes(d)), fetches: p };
  if (Ho(c.target)) return { mount: c };
  throw new Error("the broker mounted nothing");
}
async function bN({ broker: e, job: t, targets: n, signal: r, timeline: o }) {
  let { scope: i, version: s, key: a, remote: c } = t.indexed.entry, u = n.some(({ state: p }) => "missing" in p && p.fetches);
  if (i === void 0 || !c || !u) return !1;
  let f = yx(n);
  x(`Waiting for the host to fetch ${wx(f)} of images`);
  let l = { repository: Te().repository, scope: i, version: s, key: a }, m = f.map(({ digest: p }) => p);
  try {
    return await o.during("mount", () => e.fetch(l, m)), !0;
  } catch (p) {
    return r.throwIfAborted(), x(`The host does not fetch them: ${P(p)}`), !1;
  }
}
function wx(e) {
  return j(e.reduce((t, { length: n }) => t + n, 0));
}
async function vN(e) {
  var f = [];
  try {
    let { job: t, targets: n, timeline: r, signal: o } = e;
    let i = _n(f, Se(K()));
    let { dir: s } = i;
    t.file?.isWhole || await ot(s, { bytes: H(t) });
    let a = await r.during("receive", () => Pr(t, s));
    let c = await kN(a, e);
    c === void 0 && await Vf(e);
    let u = n.flatMap(({ line: d, state: h }) => "mount" in h ? [] : { line: d, reason: "reason" in h ? h.reason : c ?? "the host did not have its image" });
    await $a(a, u, { job: t, context: e });
    o.throwIfAborted();
  } catch (l) {
    var m = l, p = !0;
  } finally {
    Fn(f, m, p);
  }
}
async function kN({ path: e }, { job: t, broker: n, targets: r, timeline: o }) {
  let i = yx(r);
  if (i.length === 0) return;
  x(`Waiting for the host to rebuild ${wx(i)} of images`);
  let s = { path: Kf(e), end: H(t), layers: i };
  return o.during("mount", () => n.hand(s)).then(() => {
  }, P);
}

// src/job/restore/mount.ts
async function bx(e, t) {
  let { mounting: n } = t;
  if ("reason" in n && n.broker !== void 0 && e.format.image) {
    let o = Fu();
    return await hx(e, n.broker, t) && t.remember({ mounted: vx(e, o) }), !0;
  }
  let r = await IN(e, t);
  return r ? (await ON(e, r), !0) : !1;
}
async function ON(e, t) {
  let { dir: n, rights: r, signal: o } = t, i, s = () => {
    i = No(n, r);
  }, a = async () => (await i, await Wh(n, J(), r), mg(await Lo(n, r)));
  o.addEventListener("abort", s);
  try {
    let c = await EN(e, t);
    c.length === 0 ? await a() : x(`Mounted ${c.map(({ text: u }) => u).join(", ")}${As(e.segments)}`);
  } catch (c) {
    let u = await a();
    throw u === void 0 ? c : new Error(u, { cause: c });
  } finally {
    o.removeEventListener("abort", s);
  }
}
async function EN(e, t) {
  let n = Fu(), { image: r } = e.format, o = await (r ? AN : TN)(e, t), s = (r ? kn(e.segments, e.lines).flatMap(({ lines: a }) => a) : e.lines).filter((a) => !o.some((c) => c.line === a));
  return r && s.length > 0 && t.remember({ mounted: { ...vx(e, n), file: await Gf(t.dir) } }), s;
}
function vx({ indexed: e, segments: t }, n) {
  let { entry: r, index: o } = e, { scope: i, version: s, key: a, size: c } = r, u = t.filter(Au);
  return { scope: i, version: s, key: a, size: c, files: o.files, layers: u, identity: Pi(o), since: n };
}
async function IN(e, t) {
  let { inputs: n, mounting: r, remember: o } = t, { image: i } = e.format, s = n.mode !== "unpack";
  if ("reason" in r) {
    (s || n.ramdisk !== "off") && x(`Unpacking instead of mounting: this runner does not allow it, for ${r.reason}`);
    return;
  }
  if (!i && n.ramdisk === "off") {
    s && n.mode !== "auto" && x("Unpacking instead of mounting: the entry was saved to be unpacked");
    return;
  }
  let { rights: a } = r, c = rs(K());
  o({ mountRoot: c });
  let u = await BN(e, { ...t, dir: c, rights: a });
  if (u || i) return { ...t, dir: c, rights: a, isInMemory: u };
  await Lo(c, a);
}
var $N = 4096, MN = 8;
async function BN(e, { inputs: t, dir: n, rights: r, signal: o }) {
  let i = t.ramdisk;
  if (i === "off") return !1;
  let { image: s, indexed: a } = e.format, c = H(e), { bytes: u, files: f } = Tn(e), l = a ? u + f * $N : c * MN, p = await cx(n, { wish: i, bytes: s ? c : l, rights: r, signal: o }).catch(P);
  return o.throwIfAborted(), p !== void 0 && x(`Using the disk instead of memory: ${p}`), p === void 0;
}
async function AN(e, t) {
  let { server: n, dir: r, timeline: o } = t;
  e.file?.isWhole || await ot(r, { bytes: H(e) });
  let { indexed: i } = e, s = kn(e.segments, e.lines), a = n && i && await o.during("show", () => lg(i, s, { ...t, server: n })), c = a ?? await o.during("receive", () => Pr({ ...e, isMounted: !0 }, r)), u = RN(t, a !== void 0), f = await o.during(
    "mount",
    () => sx(c.images, kx(t), u)
  );
  if (await c.isInPlace?.() === !1)
    throw new Error("the entry was removed from its store while it was being mounted");
  return await $a(c, f, { job: e, context: t }), f;
}
async function TN(e, t) {
  let { dir: n, timeline: r, signal: o } = t;
  await r.during("unpack", () => zr(n, e)), Ff(n, e.lines);
  let i = await r.during("mount", () => ix(e.lines, kx(t)));
  return await Jf(i, t, async (s, a) => {
    SN(PN(a, "tree"));
    for (let c of s) await Nf(c, { from: n, to: a, signal: o });
  }), i;
}
function RN(e, t) {
  let { inputs: n, dir: r, rights: o, signal: i, remember: s, showInWorkspace: a } = e;
  if (e.isInMemory) return;
  let c = J(), u = [K(), n.localDir, n.stash.dir].filter(
    (l) => xN(l)
  ), f = { dir: r, workspace: c, protectedDirs: u, isUnchecked: t, rights: o, signal: i };
  return {
    workspace: c,
    show: (l) => a({ ...f, lines: l, remember: (m) => s({ workspaceRoot: m }) }),
    mayMountAtTarget: n.mode !== "auto"
  };
}
function kx(e) {
  let { dir: t, rights: n, signal: r } = e;
  return { dir: t, rights: n, protectedDirs: Ia(e), signal: r };
}

// src/job/restore/stream-to-file.ts
import { statfs as CN } from "node:fs/promises";
var xx = 1024 ** 3, _N = 3;
async function Sx(e, t) {
  for (let n = 1; ; n++)
    try {
      return await FN(e, t);
    } catch (r) {
      if (!(r instanceof X && r.recover === "resume") || n === _N) throw r;
    }
}
async function FN(e, { dir: t, maxBytes: n = 64 * xx, minFreeBytes: r = xx, onRead: o }) {
  let i = Se(t), s = await Rr(i.dir), a = async () => {
    await s.discard(), i.remove();
  };
  try {
    let { bavail: c, bsize: u } = await CN(t), f = Math.max(0, Math.min(n, c * u - r)), l = `the entry is larger than the ${j(f)} that it may take at ${t}`;
    await s.file.writeFile(
      NN(e.read(0, e.size), (y, w) => {
        if (o?.(y), w > f) throw new Error(l);
      })
    );
    let { stat: m, read: p, file: d, close: h } = await $n(s.path, { dir: i.dir });
    return {
      ...e,
      size: m.size,
      read: p,
      file: d,
      async close() {
        await h(), await a();
      }
    };
  } catch (c) {
    throw await a(), c;
  }
}
async function* NN(e, t) {
  let n = 0;
  for await (let r of e)
    n += r.length, t(r.length, n), yield r, e.release?.(r);
}

// src/job/restore/open-entry.ts
async function Ox(e, t, n) {
  let r;
  return await Hr(e, t, n, async (o) => {
    LN(o, n), await bx(o, n) || await mx(o, n), r = o.indexed?.index.sources;
  }), x("Cache restored successfully"), r;
}
function LN({ indexed: e }, { inputs: t, findings: n }) {
  let r = wa(e?.index.createdBy), o = bk(r);
  if (!e || o === void 0) return;
  let i = e.entry.createdAt.getTime(), s = i > 0 ? `${o} ${lm(Date.now() - i)}` : o;
  n.writer = { text: s, proven: t.signing !== void 0, ...r }, x(`Saved by ${s}`);
}
async function Hr(e, t, n, r) {
  let { inputs: o, formats: i, timeline: s } = n, a = i.find((f) => f.versions(o).includes(e.version));
  if (!a) throw new k(`the entry ${e.key} has an unknown version`);
  if (!!Number.isFinite(e.size) || !a.indexed) return await Px(e, { ...n, format: a, lines: t }, r);
  s.watch(Ex(e, t, o));
  let u = await s.during("receive", () => DN(e, n));
  await Px(u, { ...n, format: a, lines: t }, r).finally(u.close);
}
function DN(e, { timeline: t }) {
  x("Receiving all of the entry before restoring it: its server sends no ranges");
  let n = Vo("Received", void 0, x), r = t.phaseTimer(), o = { ...e, read: () => r.pulled("download", e.read(0, e.size)) };
  return Sx(o, { dir: K(), onRead: n });
}
async function Px(e, t, n) {
  let { inputs: r, mounting: o, timeline: i, findings: s, format: a, lines: c, signal: u } = t, f = 0, l = (O) => {
    s.storedBytes = O, x(`Cache Size: ${wi(O)}`);
  }, m = !Number.isFinite(e.size);
  m || l(e.size);
  let p, d = () => p ??= Jo(r, u), [h] = await Promise.all([
    a.indexed ? i.during("index", () => WN(e, t)) : UN(e),
    // Looking for programs takes time, and mounting an image needs none.
    a.image && An(o) ? void 0 : d()
  ]), y = (O) => {
    let I = Vo("Received", m ? void 0 : H(h), x);
    f = 0;
    let T = (z) => {
      f += z, I(z);
    };
    return jN(e, h.indexed, { timeline: i, onRead: T, order: O, signal: u });
  };
  i.watch(Ex(e, c, r));
  let w = {
    ...h,
    format: a,
    body: y,
    file: e.file,
    lines: c,
    workspace: J(),
    tools: d,
    signal: u,
    warn: W
  };
  await n(w);
  let v = An(o) && t.formats.some(({ image: O }) => O);
  Q(ee(r.rolling).keyIn(e.key), r.key) && !a.image && v && r.format === "auto" && t.remember({ isArchive: !0 }), m && l(f);
}
async function WN(e, { format: t, inputs: n, findings: r, signal: o }) {
  let i = await gs(e, n, o);
  if (!Q(i.key, e.key))
    throw new k(`the entry ${e.key} is that of another key, ${i.key}`);
  if (i.paths.join(`
`) !== n.paths.join(`
`))
    throw new k("the entry was saved for other paths");
  let { segments: s, files: a, bytes: c } = i, u = s.find(({ kind: l }) => !t.kinds.includes(l));
  if (i.format !== t.id || u) {
    let l = u ? `segments of the kind ${u.kind}` : `the format ${i.format}`;
    throw new Nn(`the entry has ${l}, which this version of Headstart cannot read`);
  }
  Object.assign(r, { files: a, bytes: c, ...t.image && { layers: Fo(s) } });
  let f = s.reduce((l, m) => l + m.bytes, 0);
  return { segments: s, bytes: f, indexed: { entry: e, index: i } };
}
function UN({ size: e }) {
  return { segments: [{ kind: "archive", offset: 0, length: e, files: 0, bytes: e }], bytes: Number.isFinite(e) ? e : 0 };
}
function jN(e, t, { timeline: n, ...r }) {
  let o = n.phaseTimer(), i = e.file?.isWhole ? "read" : "download", a = { ...e, read: (...c) => o.pulled(i, e.read(...c)) };
  return t ? o.pulled("verify", Xk(a, t.index, r)) : Qk(a, r);
}
function Ex({ file: e }, t, { localDir: n, stash: r }) {
  return [...t.map(({ literal: i, base: s }) => i ?? s), K(), ...e ? [n, r.dir] : []];
}

// src/job/save/rolling/merge-snapshots.ts
var zN = 3;
async function Ix(e) {
  let t = HN(e), { matches: n } = e;
  for (let r = zN; ; r--) {
    await t.merge() && (n = await e.find());
    let o = async () => r > 1 && await t.isOutdated();
    if (await e.save(n, o)) return;
    x(`Packing again, for another job has saved cache ${e.key} meanwhile`);
  }
}
function HN(e) {
  let { key: t, restored: n, signal: r } = e, o = n, i = async () => {
    let a = await $x([e.scope], ee({}).lookups([t]), e);
    if (a && a.key !== o && Q(ee({}).keyIn(a.key), t)) return a;
    await a?.close();
  }, s = async (a) => {
    try {
      let c = await i();
      return c ? (await a(c).finally(c.close), !0) : !1;
    } catch (c) {
      return r.throwIfAborted(), W(`Cache ${t} of another job cannot be merged: ${P(c)}`), !1;
    }
  };
  return {
    isOutdated: () => s(async () => {
    }),
    merge: () => s(async (a) => {
      o = a.key, x(`Another job has saved cache ${t} since this job restored it`), await qN(a, e), x(`Merged what another job has added to cache ${t} meanwhile`);
    })
  };
}
function $x(e, t, { inputs: n, store: r }) {
  let o = Wr(r, n).flatMap((i) => i.versions(n));
  return r.find({ scopes: e, keys: t, versions: o });
}
async function qN(e, t) {
  let { lines: n } = Ee(t.inputs.paths, process.cwd()), r = Mx(t);
  await Hr(e, n, r, async (o) => {
    await ot(await Ht(n[0]), Tn(o)), await Ea(n, r, async (i) => {
      await zr(i, o);
      let s = () => n.filter((a) => ka(Xf(a, i), b(a.base)));
      s().length !== 0 && (await GN(t, (a) => {
        for (let c of n) ka(Xf(c, i), Xf(c, a));
      }), s());
    });
  });
}
function Xf({ number: e }, t) {
  return b(B(t, "tree", String(e)));
}
async function GN(e, t) {
  var a = [];
  try {
    let { restored: n, readScopes: r } = e;
    if (n === void 0) return;
    let o = await $x(r, [n], e);
    let i = _n(a, Se(K()));
    let { dir: s } = i;
    try {
      if (o?.key !== n) throw new Error("the restored cache is gone");
      let { lines: l } = Ee(e.inputs.paths, process.cwd());
      await Hr(o, l, Mx(e), async (m) => {
        await ot(s, Tn(m)), await zr(s, m);
      }), t(s);
    } finally {
      await o?.close();
    }
  } catch (c) {
    var u = c, f = !0;
  } finally {
    Fn(a, u, f);
  }
}
function Mx({ inputs: e, key: t, store: n, timeline: r, signal: o }) {
  return {
    inputs: e,
    formats: Wr(n, e),
    mounting: { reason: "it is merged" },
    server: void 0,
    showInWorkspace: async () => /* @__PURE__ */ new Map(),
    remember: () => {
    },
    timeline: r,
    findings: Dr({ step: "restore", outcome: "merged", key: t, store: n.label }, e),
    signal: o
  };
}

// src/files/change-watch.ts
import { lstatSync as JN } from "node:fs";
import { setImmediate as KN } from "node:timers/promises";
var VN = 256;
function Bx() {
  let e = [];
  return {
    /** Notes the state of a file or directory when a walk finds it, before it is read. */
    note: (...t) => e.push(t),
    /** Looks at all noted files again. @throws Error that names the first changed file */
    async check() {
      for (let [t, [n, r]] of e.entries()) {
        let o = JN(g(n), { throwIfNoEntry: !1 });
        if (!o || !ZN(r, o)) throw new Error(`${g(n)} ${XN}`);
        t % VN === 0 && await KN();
      }
    }
  };
}
var XN = "changed while it was being saved, so nothing is published. Save when no step writes to it, or exclude it by a line of `path` that begins with `!`";
function ZN(e, t) {
  return e.mtimeMs !== t.mtimeMs || e.mode !== t.mode ? !1 : t.isDirectory() || e.size === t.size && e.ino === t.ino;
}

// src/formats/squashfs/layers/items.ts
import { lstatSync as Zf, readdirSync as YN } from "node:fs";
import { dirname as QN } from "node:path";
var Ax = /* @__PURE__ */ new Map();
function Yf(e, t) {
  let n = /* @__PURE__ */ new Map();
  for (let r of t)
    for (let o of e) {
      let i = Zf(g(Xe(o, r)), { throwIfNoEntry: !1 });
      if (i && Tx(n, r, { kind: i, dir: o }), n.get(r)?.isHiding) break;
    }
  return n;
}
function Rn(e) {
  let t = /* @__PURE__ */ new Map();
  for (let n of e)
    for (let r of YN(g(n), { withFileTypes: !0, encoding: "latin1" }))
      Tx(t, r.name, { kind: r, dir: n });
  return t;
}
function Tx(e, t, { kind: n, dir: r }) {
  let o = e.get(t), [i, s] = [Xe(r, t), n.isDirectory()];
  if (!o) e.set(t, { kind: n, path: i, stack: s ? [i] : [], isHiding: !s });
  else {
    if (o.isHiding) return;
    s ? o.stack.push(i) : o.isHiding = !0;
  }
}
function Ma(e, t) {
  let n = ({ kind: r, path: o }) => r.isCharacterDevice() && !(QN(o) === t && Zf(g(o)).rdev !== 0);
  return new Map([...e].filter(([, r]) => !n(r)));
}
function Qf(e, t) {
  let n = { stack: e, isHiding: !1 };
  for (let r of t === "" ? [] : t.split("/")) {
    let o = Yf(n.stack, [r]).get(r);
    n.stack = o?.stack ?? [], n.isHiding ||= o?.isHiding === !0;
  }
  return n;
}
function Xe(e, t) {
  return e === "" || t === "" ? e + t : `${e}/${t}`;
}
function el(e) {
  if (!e) return tl;
  if (e.kind.isFile()) return { files: 1, bytes: Zf(g(e.path)).size };
  let t = { ...Ba };
  for (let n of Ma(Rn(e.stack)).values()) {
    let { files: r, bytes: o } = el(n);
    t.files += r, t.bytes += o;
  }
  return t;
}
var tl = { files: 0, bytes: 0 }, Ba = { files: 1, bytes: 0 };

// src/formats/squashfs/layers/trees.ts
function Rx({ upper: e, merged: t, layers: n, prefix: r }, o) {
  let i = Qf(n.slice(0, o), r), { stack: s } = Qf(n.slice(o), r);
  return { upper: [e, ...i.stack], merged: t, base: s, isDetached: i.isHiding };
}
function Cx(e, t) {
  let n = [""];
  for (let r of n) {
    if (n.length > t) throw nl();
    for (let [o, i] of Rn([Xe(e, r)]))
      i.kind.isDirectory() && n.push(Xe(r, o));
  }
  return n;
}
function nl() {
  return new Error("the job changed more than a quarter of the files");
}

// src/formats/squashfs/layers/upper.ts
import { lstatSync as Lx } from "node:fs";
import { setImmediate as iL } from "node:timers/promises";

// src/formats/squashfs/layers/unwritten.ts
import { closeSync as eL, lstatSync as tL, openSync as nL } from "node:fs";
var _x = 1024 ** 2;
function rl(e, t) {
  let n = Fx(e);
  if (!rL(n, Fx(t))) return !1;
  let r = n.isFile() && n.nlink === 1n;
  return n.isDirectory() || r && oL(e, t, Number(n.size));
}
function Fx(e) {
  return tL(g(e), { bigint: !0 });
}
function rL(e, t) {
  let n = ["mode", "uid", "gid", "mtimeNs"];
  return e.isDirectory() || n.push("size", "nlink"), n.every((r) => e[r] === t[r]);
}
function oL(e, t, n) {
  let r = [e, t].map((o) => nL(g(o), "r"));
  try {
    for (let o = 0; o < n; o += _x) {
      let [i, s] = r.map((a) => kr(a, Math.min(_x, n - o), o));
      if (!s || !i?.equals(s)) return !1;
    }
    return !0;
  } finally {
    for (let o of r) eL(o);
  }
}

// src/formats/squashfs/layers/upper.ts
var sL = 256;
async function Dx(e, t) {
  let { upper: n, base: r } = e, o = r[0] === void 0 || Nx(e.merged) !== Nx(r[0]), s = { ...{ members: [], removed: [], skipped: [] }, isTopChanged: o, moreFiles: 0, bytes: 0, deadBytes: 0 }, { members: a, removed: c } = s, u = e.isDetached || t.detached.has(""), f = { name: "", upper: n, base: r, isDetached: u, hidden: r.length > 0 ? Ba : tl };
  for (let { list: l, name: m, moreFiles: p, bytes: d, deadBytes: h } of Wx(f, e.merged, t)) {
    s[l].push(m);
    let y = a.length + c.length;
    if (y > t.most) throw nl();
    y % sL === 0 && await iL(), s.moreFiles += p, s.bytes += d, s.deadBytes += h;
  }
  return s;
}
function* Wx(e, t, n) {
  let { name: r, upper: o, base: i, isDetached: s, hidden: a } = e, c = Ux(r, a), [u] = i, l = o.length > 0 && (r === "" || !u || !rl(Xe(t, r), u)) || !u || s;
  l && (yield c);
  for (let m of aL(e, t, n))
    !l && m.list !== "skipped" && (yield c), l ||= m.list !== "skipped", yield m;
}
function* aL({ name: e, upper: t, base: n, isDetached: r }, o, i) {
  let { hasOwnFiles: s, detached: a, excludes: c } = i, u = t.length > 0 ? Rn(t) : Ax, f = n.length > 0 && !r && !s, l = Ma(f ? Yf(n, u.keys()) : Rn(n)), m = Xe(o, e), p = (h) => el(l.get(h)), d = /* @__PURE__ */ new Set();
  for (let [h, { kind: y }] of f ? Ma(u, t[0]) : Rn([m])) {
    let [w, v] = [Xe(e, h), Xe(m, h)];
    if (it(h) || c?.(g(v).toString())) continue;
    let S = { shown: y, upper: u.get(h), base: l.get(h) }, O = cL(S, { isDetached: r, hasOwnFiles: s });
    if (O !== "special" && d.add(h), O === "unknown") throw new Error(`nothing tells where ${g(w)} is from`);
    if (O === "special" && (yield { ...uL, list: "skipped", name: w }), O === "special" || O === "same" || O === "replaced" && S.base && rl(v, S.base.path)) continue;
    let I = O === "merged" ? Ba : p(h);
    if (!y.isDirectory()) {
      let { size: z } = Lx(g(S.upper?.path ?? v));
      yield Ux(w, I, y.isFile() ? z : 0);
      continue;
    }
    let T = {
      name: w,
      upper: S.upper?.stack ?? [],
      base: S.base?.stack ?? [],
      isDetached: r || a.has(w) || S.upper?.isHiding === !0,
      hidden: I
    };
    yield* Wx(T, o, i);
  }
  for (let h of l.keys()) {
    if (d.has(h)) continue;
    let { files: y, bytes: w } = p(h);
    yield { list: "removed", name: Xe(e, h), moreFiles: -y, bytes: 0, deadBytes: w };
  }
}
function cL({ shown: e, upper: t, base: n }, { isDetached: r, hasOwnFiles: o }) {
  if (!e.isFile() && !e.isDirectory() && !e.isSymbolicLink()) return "special";
  let i = n?.kind.isDirectory() === !0 && e.isDirectory();
  if (!t && !r) {
    if (!n && !o) return "unknown";
    if (n && !(o && i)) return "same";
  }
  return n ? i ? "merged" : "replaced" : "new";
}
var uL = { moreFiles: 0, bytes: 0, deadBytes: 0 };
function Ux(e, t, n = 0) {
  return { list: "members", name: e, moreFiles: 1 - t.files, bytes: n, deadBytes: t.bytes };
}
function Nx(e) {
  let { mode: t, mtimeMs: n } = Lx(g(e));
  return `${t & 511} ${Math.floor(n / 1e3)}`;
}

// src/job/save/changes/compare-mounts.ts
async function jx(e, { excludes: t, most: n }) {
  let r = [], o = n;
  for (let [i, s] of Map.groupBy(e.directories, ({ image: a }) => a)) {
    let a = (await e.layersOf(i)).map(b);
    for (let c of s) {
      let u = await e.detachedIn(c, Cx(b(c.upper), o)), f = { ...c, detached: u, layers: a }, l = await ol(0, f, { excludes: t, most: o });
      o -= l.members.length + l.removed.length, r.push({ ...f, changes: l });
    }
  }
  return r;
}
async function ol(e, { match: t, upper: n, layers: r, prefix: o, detached: i, hasOwnFiles: s }, a) {
  if (e >= r.length) throw new Error("the broker of this host does not show each layer");
  let c = Rx({ upper: b(n), merged: b(t.path), layers: r, prefix: o }, e);
  return Dx(c, { detached: i, hasOwnFiles: s, ...a });
}
function Cn({ changes: e }) {
  let { members: t, removed: n, isTopChanged: r } = e;
  return t.length > 1 || n.length > 0 || r;
}
function Aa({ prefix: e }, t) {
  return e === "" ? t : t !== "" ? `${e}/${t}` : e.includes("/") ? e : `${e}/.`;
}

// src/job/save/changes/merge-policy.ts
function zx(e, t) {
  let n = { count: 0, cost: 1 / 0 };
  for (let r = 0; r <= e.length; r++) {
    let o = e.slice(0, e.length - r), i = [...e.slice(o.length), ...t], s = 8 - fL(o, i);
    if (s < 0) continue;
    if (r === 0) return 0;
    let a = i.reduce((c, { size: u }) => c + u, 0) / (s + 1) ** 2;
    a <= n.cost && (n = { count: r, cost: a });
  }
  return n.count;
}
function fL(e, t) {
  let n = /* @__PURE__ */ new Map();
  for (let { root: r } of e) n.set(r, (n.get(r) ?? 0) + 1);
  for (let r of new Set(t.map(({ root: o }) => o))) n.set(r, (n.get(r) ?? 0) + 1);
  return Math.max(0, ...n.values());
}

// src/job/save/changes/plan-layers.ts
var Hx = 4096;
function qx(e, t) {
  let n = t.map(({ image: { root: r }, changes: { members: o, removed: i, bytes: s } }) => ({ root: r, size: s + Hx * (o.length + i.length) }));
  return Jx(e, n);
}
function Gx(e) {
  let t = e.map(({ root: n }) => ({ root: n, size: 0 }));
  return Jx(e, t).merged.length === 0;
}
function Jx(e, t) {
  let n = e.filter(Yo).map(({ root: o, bytes: i, files: s }) => ({ root: o, size: i + Hx * s })), r = e.length - zx(n, t);
  return { kept: e.slice(0, r), merged: e.slice(r) };
}
function Kx({ kept: e, merged: t }, { compared: n, packed: r }) {
  return [...new Set(n.map(({ image: i }) => i.root))].reduce((i, s) => {
    let a = (m) => m.filter(({ image: p }) => p.root === s).map(({ changes: p }) => p), c = a(n.filter(Cn)), u = t.filter((m) => m.root === s), f = e.filter((m) => m.root === s), l = Qt(u, "bytes") + Qt(c, "bytes") - Qt(a(r), "bytes");
    return Gk(i, s, Qo([...u, ...f]) + Qt(c, "deadBytes") - l);
  }, e);
}
function Qt(e, t) {
  return e.reduce((n, r) => n + r[t], 0);
}

// src/job/save/changes/find-changes.ts
async function Vx(e) {
  let { base: t, mounts: n, timeline: r, onPlan: o } = e, { mounted: i, current: s } = t, a = await pL(n, e), { excludes: c } = Oo([e.scratch, ...a], e.selection), u = qk(i.files), f = await r.during("compare", () => jx(n, { excludes: c, most: u }));
  hL(a, f);
  let l = f.filter(Cn);
  if (l.length === 0 && lL(e))
    throw await s, new Tt();
  let m = qx(i.layers, l);
  o(m);
  let p = await r.during("compare", () => mL(f, m, c));
  return { plan: m, compared: f, packed: p.filter(Cn) };
}
function lL({ base: e, inputs: { rolling: t, key: n } }) {
  return t !== void 0 && Q(ee(t).keyIn(e.mounted.key), n);
}
async function mL(e, { merged: t }, n) {
  let r = [];
  for (let o of e) {
    let i = t.filter(({ root: a }) => a === o.image.root).length, s = i === 0 ? o.changes : await ol(i, o, { excludes: n, most: 1 / 0 });
    r.push({ ...o, changes: s });
  }
  return r;
}
function pL({ directories: e }, { selection: t, secretCheck: n, signal: r }) {
  return n.leaveOut({ trees: e.map(dL), excludes: t.excludes, signal: r });
}
function dL({ match: e, upper: t, hasOwnFiles: n }) {
  let r = b(e.path);
  return n ? { path: r } : { path: r, names: b(t) };
}
function hL(e, t) {
  if (t.flatMap(
    ({ match: r, changes: o }) => o.removed.map((i) => g(`${b(r.path)}/${i}`).toString())
  ).some((r) => e.includes(r)))
    throw new Error("a secret is in the restored cache, too");
}

// src/job/save/changes/job-mounts.ts
import { mkdirSync as yL, readdirSync as gL, realpathSync as Xx } from "node:fs";
import { join as ei } from "node:path";
function Zx({ mounted: { layers: e }, mountRoot: t, brokered: n }, r, o) {
  return t === void 0 ? SL(e, n, r, o) : wL(e, t, r, o);
}
async function wL(e, t, n, r) {
  let o = await Or(r);
  if (!o) throw new Error("this runner no longer lets root mount");
  let i = wr({ dir: t, rights: o, signal: r });
  return {
    directories: bL(t, e, n),
    bodyOf: (s, a) => Hf(t, a, r),
    async layersOf(s) {
      return await (await Oa(t)).close(), (await i.mountAll(kL(s, e), `base-${s.root ?? "all"}`)).map((c) => ei(t, c));
    },
    async detachedIn({ upper: s, above: a }, c) {
      let u = await ou(s, c, { rights: o, signal: r });
      return a && (await ou(a.upper, a.names, { rights: o, signal: r })).size > 0 ? u.add("") : u;
    },
    release: i.release
  };
}
function bL(e, t, n) {
  let r = ga(e), o = new Map(r.map((s) => [s.target, s])), i = t.filter(({ kind: s }) => s === "image");
  return Yx(n, r.length), n.map((s) => {
    let a = o.get(b(s.path));
    if (!a) throw new Error(`${s.path} is not mounted`);
    let { options: c } = Qx(s, a), u = i.find(({ root: m }) => m === s.line.number), f = u ?? i.find(({ root: m }) => m === void 0);
    if (!f) throw new Error(`${s.path} is in no image`);
    let l = s.relative === "" ? "" : `/${b(s.relative)}`;
    return {
      match: s,
      image: f,
      prefix: u ? "" : `${s.line.number}${l}`,
      upper: a.upper ?? vL(e),
      above: a.above,
      hasOwnFiles: /(?:^|,)lowerdir\+?=[^,]*target-/.test(c)
    };
  });
}
function Yx(e, t) {
  if (e.length < t) throw new Error("a directory of the restored cache is gone");
}
function Qx({ path: e }, { point: t, source: n }) {
  let r = Z(), [o, ...i] = r.filter((a) => a.point === t && a.source === n);
  if (o?.type !== "overlay" || i.length > 0) throw new Error(`${e} is no longer mounted`);
  let s = Xx(e, "latin1");
  if (r.some((a) => a.point !== t && _(a.point, s)))
    throw new Error(`something else is mounted below ${e}`);
  return o;
}
function vL(e) {
  let t = ei(e, "empty");
  return yL(t, { recursive: !0 }), t;
}
function kL(e, t) {
  let n = t.filter(({ kind: r, root: o }) => r === "delta" && o === e.root);
  return { offset: e.offset, length: e.length, layers: n };
}
function xL(e) {
  let t = gL(e).filter((n) => /^l\d+$/.test(n));
  return t.length === 0 ? [ei(e, "base")] : t.map((n, r) => ei(e, `l${r}`));
}
async function SL(e, { socket: t, mounts: n }, r, o) {
  let i = Lr(t, o), s = Z().filter(({ source: f }) => f === hr), a = /* @__PURE__ */ new Map();
  Yx(r, n.length);
  let c = r.map((f) => {
    let { options: l, point: m } = Qx(f, {
      point: Xx(f.path, "latin1"),
      source: hr
    }), p = n.find(({ target: y }) => b(y) === m)?.view, d = e.find(({ kind: y, root: w }) => y === "image" && w === f.line.number);
    if (p === void 0 || !d) throw new Error(`${f.path} is in no image`);
    if (!s.some((y) => y.type === "tmpfs" && y.point === b(p)))
      throw new Error("the broker does not show the changes");
    a.set(d, p);
    let h = /(?:^|,)lowerdir\+?=[^,]*\/below(?:[:,]|$)/.test(l);
    return { match: f, image: d, prefix: "", upper: ei(p, "upper"), hasOwnFiles: h };
  }), u = (f) => a.get(f);
  return {
    directories: c,
    bodyOf: (f, l) => qf(f, l, o),
    layersOf: async (f) => xL(u(f)),
    detachedIn: async ({ image: f }) => new Set(await i.detachedIn(u(f))),
    release: async () => {
    }
  };
}

// src/job/save/changes/layer-body.ts
import { createReadStream as PL } from "node:fs";
import { Readable as OL } from "node:stream";
function eS(e, t, {
  base: n,
  timeline: r,
  signal: o,
  close: i
}) {
  let { rest: s, bytes: a } = t;
  return {
    rest: s,
    bytes: a,
    // The digests of the store's own index: nothing else proves the copied bytes.
    digests: n.digests.subarray(0, ro(a)),
    reuse: {
      reusedBytes: H({ segments: e.kept }),
      packedBytes: e.layers.reduce((c, { length: u }) => c + u, 0),
      mergedLayers: e.merged
    },
    close: i,
    pack: (c) => r.during("pack", () => EL(e, a, { write: c, signal: o }))
  };
}
async function EL({ mountedBody: e, kept: t, merged: n, layers: r, removals: o, ...i }, s, a) {
  let c = [...t];
  await Pn(e.read(s, H({ segments: c })), a);
  let u = async (f, l) => {
    let m = H({ segments: c }), p = Kn(m, f.kind);
    p > m && await a.write(Buffer.alloc(p - m)), await Pn(l, a), c.push({ ...f, offset: p });
  };
  for (let { path: f, ...l } of r)
    await u({ kind: "delta", ...l }, PL(f, { highWaterMark: A }));
  if (o) {
    let { frame: f, ...l } = o;
    await u({ kind: "removals", length: f.length, ...l }, OL.from([f]));
  }
  return { segments: c, ...i };
}

// src/job/save/changes/layer-segments.ts
var cS = L(nS(), 1);
import { stat as AL } from "node:fs/promises";

// src/formats/squashfs/layers/make-layer.ts
import { lstatSync as rS } from "node:fs";
async function oS(e, { dir: t, members: n, removed: r, top: o }, i) {
  let { options: s, topSeconds: a } = o === void 0 ? { options: [], topSeconds: void 0 } : IL(o), c = ML({ dir: t, members: n, removed: r }, i), u = { source: "-", options: ["-tar", ...s], archive: c, topSeconds: a, whiteouts: r }, f = await Uo(e, u, i), l = n.length + r.length;
  if (!(o === void 0 ? f.members >= l : f.members === l)) throw new Error(`the image has ${f.members} members instead of ${l}`);
  return f;
}
function IL(e) {
  let t = rS(g(e));
  return { options: ["-root-mode", iS(t).toString(8), Ow], topSeconds: sS(t) };
}
function iS({ mode: e }) {
  return e & 511;
}
var $L = 2 ** 32 - 1;
function sS({ mtimeMs: e }) {
  return Math.min(Math.max(Math.floor(e / 1e3), 0), $L);
}
async function* ML({ dir: e, members: t, removed: n }, { tools: r, signal: o }) {
  for (let s of n) yield Ne({ ...aS, name: s });
  let i = [];
  for (let s of t) {
    let a = rS(g(`${b(e)}/${s}`));
    a.isDirectory() ? yield Ne(BL(s, a)) : i.push(s);
  }
  if (i.length === 0) {
    yield Fe;
    return;
  }
  yield* Zt(o, (s) => {
    let a = oe([Ds(r.tar)], { cwd: e, signal: s });
    return a.stdin.end(`${i.join("\0")}\0`, "latin1"), a;
  });
}
var aS = {
  kind: "whiteout",
  target: "",
  mode: 0,
  mtime: "0",
  size: 0,
  sparseSize: void 0
};
function BL(e, t) {
  let n = { name: e.replace(/\/\.$/, ""), mode: iS(t), mtime: String(sS(t)) };
  return { ...aS, ...n, kind: "directory" };
}

// src/job/save/changes/layer-segments.ts
async function uS(e, { segments: t }) {
  let n = t.filter(({ kind: s }) => s === "delta").length, r = t.find(({ kind: s }) => s === "removals");
  if (!r) return [];
  let o = await (0, cS.buffer)(e.read(r.offset, r.offset + r.length)), { namesOf: i } = Mu(o, n);
  return Array.from({ length: n }, (s, a) => [...i(a)]);
}
function fS(e) {
  let { frame: t, bytes: n } = Yy(e);
  return { frame: t, bytes: n, files: e.reduce((r, o) => r + o.length, 0) };
}
async function lS({ root: e }, t, n, { inputs: r, ...o }) {
  let i = (p) => t.flatMap((d) => d.changes[p].map((h) => Aa(d, h))), s = i("removed"), [{ match: a }] = t, c = e !== void 0, u = c ? { dir: a.path, top: a.path, members: i("members").filter((p) => p !== ""), removed: s } : { dir: o.scratch, top: void 0, members: i("members"), removed: s }, f = await oS(n, u, { ...o, level: r.compressionLevel }), { size: l } = await AL(n), m = f.members + (c ? 1 : 0);
  return { layer: { path: n, length: l, files: m, bytes: f.bytes, ...c && { root: e } }, removed: s };
}

// src/job/save/changes/save-layers.ts
async function mS(e) {
  let { dir: t, remove: n } = Se(K());
  try {
    let { contents: r, copied: o } = await TL({ ...e, scratch: t }), { index: i } = await e.base.current;
    return eS(r, o, { ...e, base: i, close: n });
  } catch (r) {
    if (n(), e.signal.throwIfAborted(), [At, Tt, Ln].some((o) => r instanceof o)) throw r;
    await e.draft, x(`${jf}: ${P(r)}`);
    return;
  }
}
async function TL(e) {
  let { layers: t, size: n } = e.base.mounted;
  Hk(n), Bf(t, t);
  let r, o = (i) => r ??= RL(H({ segments: i }), e);
  Gx(t) && o(t);
  try {
    let i = await CL(o, e);
    return { contents: i, copied: await o(i.kept) };
  } catch (i) {
    throw await r?.then(({ undo: s }) => s()), i;
  }
}
function RL(e, { base: t, draft: n, timeline: r }) {
  let o = e - e % A, i = Promise.all([n, t.current]).then(
    ([s, { entry: a }]) => r.during("copy", () => s.copyFrom(a, o))
  );
  return i.catch(() => {
  }), i;
}
async function CL(e, t) {
  let { layers: n } = t.base.mounted, r = await Zx(t.base, t.matches, t.signal), o = ({ kept: w }) => e(w), { plan: i, compared: s, packed: a } = await Vx({ ...t, mounts: r, onPlan: o }), [{ entry: c, index: u }] = await Promise.all([t.base.current, t.draft]), f = Kx(i, { compared: s, packed: a }), l = r.bodyOf(c, u), m = await uS(l, u), [p] = await Promise.all([_L(a, t), r.release()]), d = p.map(({ layer: w }) => w), h = [
    ...m.slice(0, f.filter(Yo).length),
    ...p.map(({ removed: w }) => w)
  ];
  Bf(n, [...f, ...d.map((w) => ({ ...w, kind: "delta" }))]);
  let y = s.filter(Cn).map(({ changes: w }) => w);
  return {
    mountedBody: l,
    kept: f,
    merged: i.merged.length,
    layers: d,
    removals: h.length > 0 ? fS(h) : void 0,
    files: Math.max(0, u.files + Qt(y, "moreFiles")),
    bytes: Math.max(0, u.bytes + Qt(y, "bytes") - Qt(y, "deadBytes")),
    skipped: s.flatMap(
      ({ changes: w, ...v }) => w.skipped.map((S) => Aa(v, S))
    )
  };
}
async function _L(e, t) {
  let { matches: n, scratch: r, timeline: o } = t;
  Er({ matches: n, scratch: r });
  let i = [];
  for (let [s, a] of Map.groupBy(e, ({ image: c }) => c)) {
    let c = B(r, `layer-${i.length}`);
    i.push(await o.during("pack", () => lS(s, a, c, t)));
  }
  return i;
}

// src/job/save/choose-format.ts
async function pS(e, { selection: t, matches: n, signal: r }) {
  let { mode: o, format: i } = e;
  return o !== "auto" || i !== "auto" ? o !== "unpack" && i === "auto" : t.lines.some((a) => Uf(J(), a)) && An(await ha(e, r)) && !LL(n, t);
}
var FL = 4e3, NL = 64 * 1048576;
function LL(e, { excludes: t }) {
  let [n, r] = [0, 0];
  for (let o of Yt(e, t)) {
    n += o.length;
    for (let i of o) r += i.bytes;
    if (n > FL || r > NL) return !1;
  }
  return !0;
}
function dS(e, t, { tools: n, hasImages: r }) {
  let o = t.format, i = Wr(e, t), s = i.find(({ id: l }) => l === o), a = r ? i.find((l) => l.image) : void 0, c = a?.unsupportedReason(n, "pack");
  c && t.mode !== "auto" && x(`Saved to be unpacked instead of mounted: this runner makes no image, for ${c}`);
  let u = s ?? (c ? void 0 : a) ?? i[0];
  o !== "auto" && !s && x(`Only cache services hold the format ${o}: took ${u.id}`);
  let f = u.unsupportedReason(n, "pack");
  if (f) throw new Error(`this runner cannot pack, for ${f}`);
  return u;
}

// src/job/save/pack-files.ts
function hS(e, t) {
  let n = Se(K());
  return {
    rest: e,
    bytes: 0,
    digests: Buffer.alloc(0),
    pack: (r) => DL({ ...t, write: r, scratch: n.dir }),
    // Not before the files are checked: the cache may hold the directory that it is in.
    close: n.remove
  };
}
async function DL(e) {
  let { inputs: t, selection: n, scratch: r, tools: o, format: i, secretCheck: s, changeWatch: a, timeline: c, signal: u, write: f } = e, l = e.matches.map(({ path: U }) => ({ path: b(U) })), m = () => s.leaveOut({ trees: l, excludes: n.excludes, signal: u }), p = t.secrets === "warn", d = p ? [] : await m(), h = e.matches.filter(({ path: U }) => !d.includes(U)), { excludes: y } = Oo([r, ...d], n), w = y ? [] : void 0, v = a?.note;
  if (v && i.image) for (let U of Yt(h, y, [], v)) ;
  let S = i.image ? Yt(h, y, w) : s.watch(h, (U) => Yt([U], y, w, v)), O = c.items("walk", S), I = { matches: h, found: O, leftOut: w, scratch: r, tools: o, signal: u, write: f }, T = { workspace: J(), level: t.compressionLevel }, [z] = await Promise.all([
    c.during("pack", () => i.pack({ ...I, ...T })),
    i.image && p ? m() : void 0
  ]);
  return z;
}

// src/job/save/save-entry.ts
async function yS(e) {
  let { inputs: t, key: n, run: r, scope: o, store: i, state: s, onlyUnchanged: a, later: c, timeline: u, signal: f } = e, l = await WL(e);
  if (!l) return !0;
  let { format: m, tools: p } = l, [d = ""] = m.versions(t, p), h = { scope: o, version: d, key: ee(t.rolling).nameFor(n, r) }, y = { inputs: t, store: i, scopes: he(r).read, signal: f }, w = u.during("reserve", () => UL(h, i));
  w.catch(() => {
  });
  let v = ux(s, { ...y, version: d, timeline: u }), S = { summary: t.summary, log: e.log }, O = Dr({ step: "save", outcome: "saved", key: n, store: i.label }, t), I = a ? Bx() : void 0, T = async () => {
    await I?.check(), await lx(s, y);
  }, z;
  try {
    z = (v && await mS({ ...e, base: v, draft: w, tools: p })) ?? hS(await w, { ...e, tools: p, format: m, changeWatch: I }), zL(e);
    let re = await Jk({ ...e, name: h, format: m, findings: O, body: z, check: T });
    if (re !== "published") return re === "nothing";
  } catch (U) {
    if (U instanceof At || U instanceof Tt)
      return x(U instanceof At ? Tf(n, s) : Of(t)), !0;
    throw f.throwIfAborted(), Object.assign(O, { outcome: "failed", trouble: P(U) }), await Go(O, u, S), U;
  } finally {
    z?.close(), await v?.current.then(
      ({ entry: U }) => U.close(),
      () => {
      }
    ), await w.then(
      ({ discard: U }) => U(),
      () => {
      }
    );
  }
  return x("Cache saved successfully"), i.isHere && jL(i), x(`Cache saved with key: ${n}`), t.rolling && c.push(hk(i, { ...h, key: n }, t.rolling)), await Go(O, u, S), !0;
}
async function WL(e) {
  let { inputs: t, key: n, store: r, selection: o, matches: i, unlessImage: s, log: a, signal: c } = e, u = await pS(t, e), f = await Jo(t, c, u), l = dS(r, t, { tools: f, hasImages: u });
  if (s && !l.image) {
    x(s);
    return;
  }
  if (s && x(`The entry ${n} is an archive: saving an image, which later jobs mount`), F("preset") === "")
    for (let m of a.unlogged(await Bd(o, i))) x(m);
  return { format: l, tools: f };
}
async function UL(e, t) {
  let n = await t.create(e);
  if (!n) throw new At();
  return n;
}
function jL({ label: e }) {
  x(`Saved in the ${e}`), um() && W(
    `No other job will find this cache: it is in the ${e}, and GitHub deletes this runner with its disk after the job. Set \`store\` to github, or give a \`bucket\`.`
  );
}
function zL({ inputs: e, selection: t, store: n, timeline: r }) {
  let o = t.lines.map(({ base: i }) => i);
  r.watch([...o, K(), ...n.isHere ? [e.localDir] : []]);
}

// src/files/secrets/find.ts
import { closeSync as cD, fstatSync as uD, lstatSync as fD, openSync as lD, readSync as mD } from "node:fs";

// src/files/secrets/each-file.ts
import { readdirSync as HL } from "node:fs";
import { setImmediate as qL } from "node:timers/promises";
var GL = 64;
async function il({ trees: e, excludes: t, signal: n }, r, o) {
  let i = (a) => t?.(g(a).toString()) ?? !1, s = 0;
  for (let a of e) {
    let { path: c, names: u = c } = a;
    r(c.slice(c.lastIndexOf("/") + 1)) && o(c, a);
    let f = [""];
    for (let l = f.pop(); l !== void 0; l = f.pop()) {
      for (let m of JL(u + l)) {
        let p = m.isDirectory();
        if (p ? it(m.name) : !r(m.name) || !m.isFile()) continue;
        let d = `${l}/${m.name}`;
        i(c + d) || (p ? f.push(d) : o(c + d, a));
      }
      ++s % GL > 0 || (await qL(), n.throwIfAborted());
    }
  }
}
function JL(e) {
  try {
    return HL(g(e), { withFileTypes: !0, encoding: "latin1" });
  } catch {
    return [];
  }
}

// src/files/secrets/settings.ts
var KL = /\$\{|\$\(|\{\{|^\$\w+$|%\w+%|^<.*>$|^[*x.]*$|example(?:key)?$|^(?:null|none|true|false)$/i;
function ut(e) {
  return !KL.test(e);
}
function Ta(e, t) {
  return (n) => VL(n, t).some(e);
}
function Be(e, t) {
  return Ta(({ key: n, value: r }) => e.test(n) && ut(r), t);
}
function VL(e, t) {
  return e.split(`
`).flatMap((n) => {
    let r = n.trim(), o = r.indexOf(t, 1);
    if (o < 0 || /^[#;]/.test(r)) return [];
    let i = r.slice(0, o).replace(/^- /, "").trim();
    return [{ key: gS(i), value: gS(r.slice(o + 1).trim()) }];
  });
}
function gS(e) {
  let [t = ""] = e, n = t === '"' || t === "'" ? e.indexOf(t, 1) : -1;
  return n > 0 ? e.slice(1, n) : e;
}
function sl(e) {
  return [...e.matchAll(/https?:\/\/[^\s:@/"'<>]*:([^\s@/"'<>]+)@/gi)].some(([, n = ""]) => ut(n));
}
function ti(e) {
  return (t) => XL(t).some((n) => ut(n.value) && e(n));
}
function XL(e) {
  let t = [], n = [{ value: ZL(e), section: "", key: "" }];
  for (let r = n.pop(); r; r = n.pop()) {
    let { value: o, section: i, key: s } = r;
    if (typeof o == "string") t.push({ section: i, key: s, value: o });
    else if (o !== null && typeof o == "object")
      for (let [a, c] of Object.entries(o))
        n.push({ value: c, section: i || a, key: a });
  }
  return t;
}
function ZL(e) {
  try {
    return JSON.parse(e);
  } catch {
    return;
  }
}
function al(e) {
  let [t = "", ...n] = e.split("<!--");
  return t + n.map((r) => r.split("-->").slice(1).join("-->")).join("");
}
function Ra(e, t) {
  return [...e.matchAll(t)].map(([, n = ""]) => n.trim());
}

// src/files/secrets/tokens.ts
var vS = L(bS(), 1), YL = /\b(?:gh[opsur]|npm)_([0-9A-Za-z]{30})([0-9A-Za-z]{6})\b/g, QL = [
  // GitHub, fine-grained
  /github_pat_[0-9A-Za-z]{22}_[0-9A-Za-z]{59}\b/,
  // GitLab: of users, deployments, runners, triggers, OAuth applications and SCIM
  /gl(?:pat|dt|rt|ptt|oas|soat)-[\w-]{20}/,
  // Slack: tokens, those of applications, and web hooks
  /xox[abeoprs]-\d{8,}-[\w-]{20}/,
  /xapp-\d-[0-9A-Z]+-\d+-[0-9a-z]{20}/,
  /hooks\.slack\.com\/(?:services|workflows|triggers)\/[\w+/]{43}/,
  // PyPI: a macaroon that begins with the name of its site
  /pypi-AgE[\w-]{60}/,
  // RubyGems
  /rubygems_[0-9a-f]{48}\b/,
  // crates.io
  /cio[0-9A-Za-z]{32}\b/,
  // Docker Hub
  /dckr_pat_[\w-]{27}/,
  // Stripe
  /[rs]k_live_[0-9A-Za-z]{24}/,
  // Google OAuth
  /GOCSPX-[\w-]{28}/,
  // Anthropic
  /sk-ant-(?:api03|admin01)-[\w-]{93}AA\b/,
  // OpenAI; the middle is `OpenAI` to the base of 64
  /sk-(?:(?:proj|svcacct|admin)-[\w-]{58,74}|[0-9A-Za-z]{20})T3BlbkFJ[\w-]{20}/,
  // Hugging Face
  /hf_[A-Za-z]{34}\b/,
  // DigitalOcean
  /do[opr]_v1_[0-9a-f]{64}\b/,
  // SendGrid
  /SG\.[\w-]{22}\.[\w-]{43}/,
  // HashiCorp Vault
  /hvs\.[\w-]{90}/,
  // Shopify
  /shp(?:at|ca|pa|ss)_[0-9A-Fa-f]{32}\b/,
  // Databricks
  /dapi[0-9a-f]{32}\b/,
  // Grafana
  /glsa_[0-9A-Za-z]{32}_[0-9A-Fa-f]{8}\b/,
  // Pulumi
  /pul-[0-9a-f]{40}\b/,
  // Linear
  /lin_api_[0-9A-Za-z]{40}\b/,
  // Sentry
  /sntryu_[0-9a-f]{64}\b/,
  // Postman
  /PMAK-[0-9a-f]{24}-[0-9a-f]{34}\b/,
  // PlanetScale
  /pscale_(?:tkn|oauth|pw)_[\w=.-]{32}/,
  // age
  /AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}\b/
], eD = new RegExp(`\\b(?:${QL.map(({ source: e }) => e).join("|")})`);
function Ca(e) {
  return [...e.matchAll(YL)].some(([, r = "", o]) => nD(r) === o) || eD.test(e);
}
var tD = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
function nD(e) {
  let t = "";
  for (let n = (0, vS.crc32)(e); t.length < 6; n = Math.floor(n / 62))
    t = `${tD[n % 62]}${t}`;
  return t;
}

// src/files/secrets/kinds.ts
var kS = Be(/^(?:export )?aws_(?:secret_access_key|session_token)$/i, "="), cl = [
  {
    kind: "npm token",
    files: [".npmrc", "npmrc", ".yarnrc"],
    // The first version of Yarn writes no separator.
    has: ni(
      Be(/(?:^|:)_(?:auth|authToken|password)$/, "="),
      (e) => Ra(e, /:_authToken" "?([^\s"]+)/g).some(ut)
    )
  },
  { kind: "Yarn token", files: [".yarnrc.yml"], has: Be(/^npmAuth(?:Token|Ident)$/, ":") },
  { kind: "netrc password", files: [".netrc", "_netrc"], has: rD },
  {
    kind: "registry login",
    files: [".docker/config.json", ".dockercfg", ".dockerconfigjson", "containers/auth.json"],
    has: ti(({ key: e }) => /^(?:auth|identitytoken|registrytoken|password)$/.test(e))
  },
  { kind: "AWS key", files: [".aws/credentials", ".aws/config"], has: kS },
  {
    kind: "private key",
    files: ["*.pem", "*.key", "*.p8", "id_rsa", "id_dsa", "id_ecdsa", "id_ed25519", "*_rsa", "*_ed25519"],
    has: xS,
    isCommon: !0
  },
  {
    kind: "PyPI password",
    files: [".pypirc"],
    has: ni(Be(/^password$/, "="), Be(/^password$/, ":"))
  },
  {
    kind: "package index password",
    files: ["pip.conf", "pip.ini", "uv.toml", ".condarc"],
    has: sl
  },
  { kind: "Poetry password", files: ["pypoetry/auth.toml"], has: Be(/^password$/, "=") },
  {
    kind: "Maven password",
    files: ["settings.xml"],
    // Maven writes encrypted passwords in braces.
    has: (e) => Ra(al(e), /<(?:password|passphrase)>([^<]*)</gi).some(
      (t) => ut(t) && !/\{[^{}]+\}/.test(t)
    )
  },
  {
    kind: "Gradle password",
    files: ["gradle.properties"],
    has: Be(/(?:password|passphrase|secret|token)$/i, "="),
    isCommon: !0
  },
  {
    kind: "Cargo token",
    files: [".cargo/credentials.toml", ".cargo/credentials", "cargo/credentials.toml", ".cargo/config.toml"],
    has: Be(/(?:^|\.)(?:token|secret-key)$/, "=")
  },
  // The file holds nothing but keys.
  { kind: "RubyGems key", files: [".gem/credentials", "gem/credentials"], has: Be(/./, ":") },
  { kind: "Bundler password", files: [".bundle/config"], has: Ta(oD, ":") },
  {
    kind: "Composer token",
    files: ["auth.json"],
    has: ti(
      ({ section: e, key: t }) => /^(?:(?:github|gitlab|bitbucket)-oauth|(?:gitlab|forgejo)-token|http-basic|bearer)$/.test(e) && !/^(?:username|consumer-key)$/.test(t)
    )
  },
  {
    kind: "NuGet password",
    files: ["nuget.config"],
    has: (e) => Ra(al(e), /<add\s+key="ClearTextPassword"\s+value="([^"]*)"/gi).some(ut)
  },
  {
    kind: "Google Cloud key",
    files: ["application_default_credentials.json", "gha-creds-*.json", "legacy_credentials/*/adc.json"],
    has: ti(
      ({ key: e, value: t }) => e === "refresh_token" || e === "private_key" && xS(t)
    )
  },
  {
    kind: "Kubernetes login",
    files: [".kube/config", "kubeconfig", "*.kubeconfig", "kubeconfig.yaml", "kubeconfig.yml"],
    has: Be(/^(?:token|password|client-key-data|id-token|refresh-token)$/, ":")
  },
  {
    kind: "Terraform token",
    files: ["credentials.tfrc.json", ".terraformrc", "terraform.rc"],
    has: ni(
      ti(({ key: e }) => e === "token"),
      Be(/^token$/, "=")
    )
  },
  {
    kind: "GitHub or GitLab login",
    files: ["gh/hosts.yml", "glab-cli/config.yml"],
    has: Be(/^(?:oauth_token|token)$/, ":")
  },
  {
    kind: "Git credentials",
    // Also the configuration of submodules and bare repositories.
    files: [
      "config",
      "config.worktree",
      ".gitconfig",
      "git-credentials-*.config",
      ".git-credentials",
      "git/credentials"
    ],
    has: ni(sl, Ta(iD, "="))
  },
  {
    kind: "access token",
    files: [".env", ".env.*", ".envrc"],
    has: ni(Ca, kS),
    isCommon: !0
  }
];
function ni(...e) {
  return (t) => e.some((n) => n(t));
}
function rD(e) {
  let n = e.split(`
`).filter((r) => !r.trim().startsWith("#")).join(`
`).split(/\s+/);
  return n.some((r, o) => r === "password" && ut(n[o + 1] ?? ""));
}
function oD({ key: e, value: t }) {
  let n = /^BUNDLE_(?!BUILD__|LOCAL__|MIRROR__)\w+__[A-Z]+$/.test(e), [, r = ""] = t.match(/^[^\s:/]{2,}:([^\s/]+)$/) ?? [];
  return n && ut(r);
}
function iD({ key: e, value: t }) {
  let [, n = ""] = t.match(/^authorization: *(?:\w+ +)?(\S+)$/i) ?? [];
  return /extraheader$/i.test(e) && ut(n);
}
var sD = /-----BEGIN (?:(RSA|EC|DSA|OPENSSH) )?PRIVATE KEY-----[ \t\r]*\n\s*([0-9A-Za-z+/=]{40,})/g, aD = "b3BlbnNzaC1rZXktdjEAAAAABG5vbmU";
function xS(e) {
  return [...e.matchAll(sD)].some(
    ([, t, n = ""]) => t !== "OPENSSH" || n.startsWith(aD)
  );
}

// src/files/secrets/find.ts
async function SS(e) {
  let t = [];
  return await il(e, IS, (n, { path: r }) => {
    let o = OS(n, r);
    o && t.push(o);
  }), ul(t);
}
function* PS(e, t) {
  let n = [];
  for (let r of e) {
    let [o, i] = [b(r.path), Ko(r)];
    for (let s of t(r)) {
      for (let { kind: a, member: c } of s) {
        let u = c === i ? o : c;
        if (a !== "file" || !IS(u.slice(u.lastIndexOf("/") + 1))) continue;
        let f = OS(o + c.slice(i.length), o);
        f && n.push(f);
      }
      yield s;
    }
  }
  return ul(n);
}
function OS(e, t) {
  let n = pD.filter(
    ({ pattern: s, isCommon: a }) => s.test(e) && !(a && kD(e, t))
  ), r = n.length > 0 ? SD(e) : void 0;
  if (!r) return;
  let i = n.find(({ has: s }) => s(r.text))?.kind ?? (Ca(r.text) ? "access token" : void 0);
  return i === void 0 ? void 0 : { path: e, kind: i, inode: r.inode };
}
async function ES(e, t) {
  let n = new Map(e.map((i) => [i.inode, i]));
  if (n.delete(void 0), n.size === 0) return e;
  let r = new Map(e.map((i) => [i.path, i]));
  return await il(t, () => !0, (i) => {
    let s = fD(g(i), { bigint: !0, throwIfNoEntry: !1 }), a = s && n.get($S(s));
    a && !r.has(i) && r.set(i, { ...a, path: i });
  }), ul([...r.values()]);
}
function ul(e) {
  return e.toSorted((t, n) => t.path < n.path ? -1 : 1);
}
var pD = cl.map((e) => ({ ...e, pattern: new RegExp(`/${fl(e.files)}$`, "i") })), dD = cl.flatMap(({ files: e }) => e.map((t) => t.slice(t.lastIndexOf("/") + 1))), [hD = [], yD = []] = [!0, !1].map(
  (e) => dD.filter((t) => t.startsWith("*") === e)
), gD = new RegExp(`^${fl(yD)}$`, "i"), wD = new RegExp(`${fl(hD.map((e) => e.slice(1)))}$`, "i");
function IS(e) {
  return gD.test(e) || wD.test(e);
}
function fl(e) {
  let t = e.map((n) => n.replaceAll(".", "\\.").replaceAll("*", "[^/]*"));
  return `(?:${[...new Set(t)].join("|")})`;
}
var bD = /\/(?:node_modules|(?:site|dist)-packages|gems|pkg\/mod|registry\/src)\//, vD = /\/(?:__tests__|e2e|examples?|fixtures?|samples?|specs?|test-?data|testing|tests?)\//i;
function kD(e, t) {
  let r = [J(), Rt() ?? "/"].map(b).filter((i) => e.startsWith(`${i}/`)), o = Math.max(0, ...r.map((i) => i.length));
  return bD.test(e.slice(o)) || vD.test(e.slice(t.length));
}
var xD = 64 * 1024;
function SD(e) {
  let t;
  try {
    t = lD(g(e), Ue);
    let n = uD(t, { bigint: !0 });
    if (!n.isFile()) return;
    let r = Buffer.alloc(Math.min(Number(n.size), xD)), o = mD(t, r, 0, r.length, 0);
    return { text: r.toString("latin1", 0, o), inode: n.nlink > 1n ? $S(n) : void 0 };
  } catch {
    return;
  } finally {
    t !== void 0 && cD(t);
  }
}
function $S({ dev: e, ino: t }) {
  return `${e}:${t}`;
}

// src/job/save/secrets.ts
function AS({ secrets: e }) {
  let t = /* @__PURE__ */ new Set(), n = (r, o) => {
    let i = r.filter(({ path: s }) => !t.has(s));
    for (let { path: s } of i) t.add(s);
    i.length > 0 && o(BS(i));
  };
  return {
    async leaveOut(r) {
      if (e === "ignore") return [];
      let o = await SS(r);
      if (e === "warn")
        return n(o, MS), [];
      if (e === "refuse" && o.length > 0)
        throw new Ln(`there are secrets in ${BS(o)}. ${TS}, or set \`secrets: skip\``);
      let i = await ES(o, r);
      return n(i, (s) => x(`Left out, because of secrets: ${s}`)), i.map(RS);
    },
    *watch(r, o) {
      if (e === "warn") n(yield* PS(r, o), MS);
      else for (let i of r) yield* o(i);
    }
  };
}
function MS(e) {
  W(
    `The cache holds secrets, which everyone who may restore it can read: ${e}. ${TS}, or set \`secrets\` to skip, refuse or ignore.`
  );
}
var TS = "Remove them, or exclude them by lines of `path` that begin with `!`", PD = 5;
function BS(e) {
  let t = e.slice(0, PD).map((r) => `${OD(RS(r))} (${r.kind})`), n = e.length - t.length;
  return `${t.join(", ")}${n > 0 ? ` and ${n} more` : ""}`;
}
function RS({ path: e }) {
  return g(e).toString();
}
function OD(e) {
  let t = Le(J(), e);
  return t.startsWith("..") ? e : t;
}

// src/job/save/save-cache.ts
async function CS(e, t, n, { signal: r, ...o }) {
  let { restored: i } = n, s = Te(), { rolling: a } = t, c = ee(a), { write: u, read: f } = he(s), l = ll(t, s);
  if (u === void 0 || l) return x(l ?? "");
  let m = pa(), p = i && Q(c.keyIn(i.name), e), d = a && p && await mk(i, a, { inputs: t, state: n, timeline: m });
  if (d && !n.isArchive) return x(d);
  let h = (a ? d : n.isArchive && va(e)) || void 0, y = es(t), w = () => m.during("find", async () => Dp(await lr(y), n.installed)), v = await w();
  if (v.length === 0) return Af(y);
  let S = Fr(Nr(t, s, r)), O = AS(t), I = (T, z) => {
    let U = { selection: y, matches: T, secretCheck: O, isOutdated: z, unlessImage: h, ...o };
    return yS({ inputs: t, key: e, run: s, scope: u, store: S, state: n, ...U, timeline: m, signal: r });
  };
  if (!a?.merges) await I(v, async () => !1);
  else {
    let T = { inputs: t, key: e, scope: u, readScopes: f, store: S, matches: v, restored: i?.name, timeline: m, signal: r };
    await Ix({ ...T, find: w, save: I });
  }
}
function ll(e, t) {
  let { rolling: n } = e;
  return he(t).whyNoWrite ?? my(e, t) ?? ED(e) ?? (n && Pf(n, t));
}
function ED({ save: e, jobStatus: t }) {
  if (e === "never") return "Cache save skipped: the input `save` is 'never'.";
  if (!(e === "always" || t === "" || t === "success"))
    return `Cache save skipped: the job's status is '${t}'. Set save: always to save all the same.`;
}

// src/job/restore/explain-miss.ts
import { setTimeout as ID } from "node:timers/promises";
var $D = 1e3;
async function _S(e) {
  let { store: t, wanted: n, naming: r, isSaved: o, signal: i } = e, { scopes: s, keys: a } = n, [c, ...u] = new Set(a.map(ee(r.rolling).keyIn)), f = u.length > 0 ? `, nor one whose key starts with ${u.join(" or ")}` : "";
  return [
    ...o ? [MD] : [],
    `The ${t.label} has no entry of these paths with the key ${c}${f}, as far as this run may see.`,
    `Branches searched: ${s.join(", ")}: this run's own, its base and the default branch. GitHub's rules hide entries of others.`,
    `Entries are found by exactly these lines of path, in this order: ${r.paths.join(", ")}.`,
    ...BD(e),
    ...await AD(TD(e), i)
  ];
}
var MD = "The first run with a key finds nothing, and post saves what later runs find.";
function BD({ store: e, formats: t, naming: { mode: n } }) {
  return !(e.shared && n !== "unpack" && F("preset") === "") || t.some(({ indexed: o }) => !o) ? [] : [
    `With \`mode: ${n}\`, entries that actions/cache saved are not looked up. Use \`mode: unpack\` or \`format: actions-cache\` to find them.`
  ];
}
async function AD(e, t) {
  let n = new AbortController(), r = ID($D, [], { signal: AbortSignal.any([t, n.signal]) });
  return Promise.race([e, r]).catch(() => []).finally(() => n.abort());
}
async function TD({ store: e, wanted: t, formats: n, naming: r }) {
  if (e.shared) return [];
  let { scopes: o, keys: i } = t, { keyIn: s } = ee(r.rolling), a = CD(n, r), c = a.flatMap(({ versions: S }) => S), u = F("preset") === "" ? [] : s(i[0] ?? "").split("-"), f = u.slice(1).map((S, O) => u.slice(0, -1 - O).join("-")), l = e.isHere ? { scopes: o, keys: [...i, ...f], versions: [...c, ...t.versions] } : { scopes: o.slice(0, 1), keys: i, versions: c.slice(0, 1) }, m = await e.find(l);
  if (!m) return [];
  await m.close();
  let p = s(m.key), d = a.find(({ versions: S }) => S.includes(m.version)), h = p.split("-"), y = u.filter((S, O) => S !== h[O]);
  if (!d && y.length === 0) return [];
  let w = y.map((S) => S.replace(/^[0-9a-f]{64}$/, RD)), v = d ? `it was saved ${d.difference}` : `this key has ${w.join(", ")}`;
  return [`There is ${p}, but ${v}.`];
}
var RD = "another hash of lock files (with `install` also of more, see docs/install.md)";
function CD(e, t) {
  let { paths: n } = t, r = (m, p, d = e) => ({
    difference: m,
    versions: d.flatMap((h) => h.versions({ ...t, ...p }))
  }), o = (m, p) => r(`${m} of lines of path`, { paths: n.map(p) }), [i, s, a] = [
    "on another system, or on Windows with enableCrossOsArchive; that input finds it here, too",
    "with the lines of path in another order",
    "to be mounted, which takes mode: mount, auto or lazy, and a runner that allows it or has unsquashfs"
  ], c = _D.filter((m) => !e.includes(m)), u = { ...t, crossOs: !1, platform: "win32" }, f = [
    r(i, { crossOs: !0 }),
    r(s, { paths: n.toSorted() }),
    r(s, { paths: n.toReversed() }),
    o("without the slash at the end", (m) => m.replace(/(?<=.)\/+$/, "")),
    o("without the ./ at the start", (m) => m.replace(/^\.\/(?=.)/, "")),
    r(a, {}, c),
    r("on Windows without enableCrossOsArchive", u, e.toReversed()),
    o("with a slash at the end", (m) => m.replace(/\/*$/, "/")),
    o("with ./ at the start", (m) => m.replace(/^(?=[^/~!.#])/, "./"))
  ], l = new Set(r("", {}).versions);
  return f.filter(({ versions: m }) => !m.some((p) => l.has(p)));
}
var _D = Tr.filter(({ image: e }) => e);

// src/job/restore/restore-cache.ts
async function FS(e) {
  let { inputs: t, remember: n } = e, { key: r } = t;
  n({ key: r }), Ae("cache-primary-key", r);
  let o = {
    ...e,
    names: ee(t.rolling),
    access: he(e.run),
    timeline: pa(),
    // `store` becomes the store's label once the store is open.
    findings: Dr({ step: "restore", outcome: "miss", key: r, store: t.store }, t)
  }, { whyNoRead: i } = o.access;
  i && x(i);
  let { name: s, miss: a, sources: c } = await FD(o), u = await DD(s, o);
  if (a && !i && im("Why nothing was found", e.log.unlogged([...await _S(a), ...e.keyNotes])), await Go(o.findings, o.timeline, { summary: t.summary, log: e.log }), u === "miss" && t.failOnMiss)
    throw new M(
      `Failed to restore cache entry. Exiting as fail-on-cache-miss is set. Input key: ${r}`
    );
  return { hit: u, sources: c, installMs: o.findings.writer?.installMs };
}
async function FD(e) {
  let { inputs: t, findings: n, names: r, signal: o } = e, i;
  try {
    let { store: s, wanted: a, context: c } = await ND(e), { lines: u } = Ee(t.paths, process.cwd());
    await Fv(u, { mounts: ss(), warn: W, signal: o }), i = await c.timeline.during("lookup", () => s.find(a));
    let f = e.mayPostSave && !ll(t, e.run);
    if (!i) return { miss: { store: s, wanted: a, formats: c.formats, naming: t, isSaved: f, signal: o } };
    let l = r.keyIn(i.key);
    return s.isHere && x(`Found in the ${s.label}`), x(`Cache hit for${Q(l, t.key) ? "" : " restore-key"}: ${l}`), t.lookupOnly ? (await LD(i, u, c), { name: i.key }) : (await e.acquireSlot(i.size), { name: i.key, sources: await LS(i, u, c) });
  } catch (s) {
    return o.throwIfAborted(), n.trouble = P(s), i && e.remember({ refused: r.keyIn(i.key) }), W(`Failed to restore: ${n.trouble}`), {};
  } finally {
    await i?.close();
  }
}
async function ND(e) {
  let { inputs: t, run: n, names: r, access: o, showInWorkspace: i, remember: s, timeline: a, findings: c, signal: u } = e, f = Fr(Nr(t, n, u));
  c.store = f.label, py(t, u).catch(() => {
  });
  let l = await ha(t, u), m = await ok(f, t, { mounting: l, signal: u }), p = rk(m, t), d = fg(t, l), y = { inputs: t, formats: m, mounting: l, server: d, ...{ showInWorkspace: i, remember: s, timeline: a, findings: c, signal: u } };
  return { store: f, wanted: { scopes: o.read, keys: r.lookups(NS(t)), versions: p }, context: y };
}
function NS({ key: e, restoreKeys: t }) {
  return [e, ...t];
}
async function LD(e, t, n) {
  n.inputs.signing && await Hr(e, t, n, async () => {
  }), x("Lookup only - skipping download");
}
async function LS(e, t, n) {
  try {
    return await Ox(e, t, n);
  } catch (r) {
    if (n.signal.throwIfAborted(), !(r instanceof k) || (await e.reject().catch((o) => an(`The entry stays where it is: ${P(o)}`)), !e.original)) throw r;
    return x(`Downloading the entry, as its copy on this host is bad: ${r.message}`), await LS(e.original, t, n);
  }
}
async function DD(e, t) {
  let { inputs: n, names: r, findings: o, mayPostSave: i, remember: s } = t;
  if (e === void 0)
    return Ae("hit", "miss"), x(`Cache not found for input keys: ${NS(n).join(", ")}`), "miss";
  let a = r.keyIn(e);
  s({ matchedKey: a, restored: i ? await lk(e, t) : void 0 });
  let c = Q(a, n.key), u = c ? "exact" : "partial";
  return Ae("cache-hit", String(c)), Ae("cache-matched-key", a), Ae("hit", u), c && s({ tree: Wp(n) }), x(`Cache ${n.lookupOnly ? "found and can be restored" : "restored"} from key: ${a}`), Object.assign(o, { outcome: `${u} hit`, matchedKey: a }), u;
}

// src/job/restore/slots.ts
function DS(e) {
  let t = [], n = 4, r = e, o = e > 4, i = () => {
    if (o && r > 0) return;
    t.sort((u, f) => f.bytes - u.bytes);
    let c = t.splice(0, n);
    n -= c.length;
    for (let { start: u } of c) u();
  }, a = setTimeout(() => {
    o = !1, i();
  }, 500).unref();
  return async (c) => {
    let u = !1, f = !0, l = () => {
      f && r--, f = !1;
    }, m = () => {
      u && n++, u = !1, i();
    }, p = async (d) => {
      u = !0, l(), await new Promise((h) => {
        t.push({ bytes: d, start: h }), i();
      });
    };
    try {
      return await c(p, m);
    } finally {
      l(), r === 0 && clearTimeout(a), m();
    }
  };
}

// src/job/restore/restore-caches.ts
var UD = 64;
async function jS(e, { run: t, log: n, states: r, mayPostSave: o, signal: i }, s = []) {
  await wv();
  let a = await Promise.all(
    e.map(({ cache: d, command: h }) => {
      let { remember: y } = US(d, r);
      return Su(d, () => Tv(d, { command: h, remember: y, signal: i }));
    })
  );
  Rv([...a, ...s]);
  let c = DS(a.length), u = xv(a.length, wu), f = Math.min(a.length, 4), l = ({ cache: d, inputs: h, tree: y }) => c(async (w, v) => {
    let { leave: S } = u, O = (I) => S !== u.leave ? wu([I]) : (S = () => {
    }, v(), u.join(I));
    try {
      if (!h) return jD();
      let I = Math.min(h.concurrency, Math.floor(UD / f)), { keyNotes: T = [] } = y ?? {}, z = { run: t, log: n, acquireSlot: w, mayPostSave: o, signal: i, keyNotes: T, ...US(d, r) }, U = { inputs: { ...h, concurrency: I }, showInWorkspace: O };
      return await FS({ ...z, ...U });
    } finally {
      S();
    }
  }), m = await Promise.allSettled(a.map((d) => Su(d.cache, () => l(d))));
  i.throwIfAborted(), n.end();
  let p = m.map((d) => d.status === "fulfilled" ? d.value : WS);
  return a.length > 1 && s.length === 0 && zD(p.flatMap((d) => d?.hit ?? [])), HD(m.flatMap((d) => d.status === "rejected" ? [d.reason] : [])), a.map((d, h) => ({ ...d, ...p[h] ?? WS }));
}
var WS = { hit: "miss" };
function US({ name: e }, t) {
  let n = t[e] ?? {};
  return { state: n, remember: (o) => {
    Object.assign(n, o), aa(t);
  } };
}
function jD() {
  if (Ae("hit", "miss"), !!Ye(F("fail-on-cache-miss")))
    throw new M("Exiting as fail-on-cache-miss is set: the preset caches nothing here.");
}
function zD(e) {
  let [t = "miss"] = e, n = e.every((r) => r === t) ? t : "partial";
  n !== "miss" && Ae("cache-hit", String(n === "exact")), Ae("hit", n);
}
function HD(e) {
  if (e.length < 2) for (let n of e) throw n;
  let t = e.filter((n) => n instanceof M);
  for (let n of e) n instanceof M || Ft(n);
  if (t.length > 0) throw new M(t.map(({ message: n }) => n).join(" "));
}

// src/main/exit.ts
import { existsSync as qD } from "node:fs";
var ml = "/bin/sh";
function _a() {
  let e = Number(process.exitCode ?? 0);
  process.execve && qD(ml) && (process.emit("exit", e), process.execve(ml, [ml, "-c", `exit ${e}`], {})), process.exit();
}

// src/main/program.ts
async function zS(e, t) {
  let n = new AbortController();
  for (let [r, o] of [
    ["SIGINT", 130],
    ["SIGTERM", 143]
  ])
    process.once(r, () => {
      process.exitCode = o, n.abort(new Error(`Cancelled by ${r}`));
    });
  process.stdout.on("error", () => {
  }), process.on("uncaughtException", (r) => {
    Ft(r), _a();
  });
  try {
    await e(n.signal);
  } catch (r) {
    n.signal.aborted && (x(P(n.signal.reason)), _a()), t(r);
  }
  _a();
}

// src/report/step-log.ts
function Fa() {
  let e = /* @__PURE__ */ new Set(), t = { ms: 0, line: "" };
  return {
    /** The lines that no cache has logged before. */
    unlogged(n) {
      let r = n.filter((o) => !e.has(o));
      for (let o of r) e.add(o);
      return r;
    },
    /** What the current cache waited for most, and how long the cache took. */
    bottleneck(n, r) {
      r > t.ms && (t = { ms: r, line: Nt(n) });
    },
    /** Logs the bottleneck of the cache that took longest. The step waited for that one. Called when all have ended. */
    end() {
      t.line !== "" && x(t.line), t = { ms: 0, line: "" };
    }
  };
}

// src/system/node-version.ts
var HS = 24;
function Na() {
  let { execPath: e, versions: t } = process;
  if (Number.parseInt(t.node, 10) < HS)
    throw new M(
      `Headstart needs Node ${HS} or newer; found ${t.node} at ${e}. Put a newer \`node\` first on the runner's PATH.`
    );
}

// src/job/save/save.ts
var pl = "Failed to save: ";
async function qS(e) {
  Ye(F("background")) && W(
    "The input `background` no longer exists, so this step saves before it ends. GitHub runs a step in the background if `background: true` is beside its `uses`."
  );
  let t = [];
  try {
    await dl(e, { onlyUnchanged: !0, later: t });
  } finally {
    await Promise.all(t);
  }
}
var GD = 2;
async function dl(e, { states: t, onlyUnchanged: n = !1, later: r }) {
  if (Na(), !ya(Te())) return;
  let o = Object.keys(t ?? {}), i = await (t && o.length > 0 ? bs(t) : ws(e));
  for (let l of o)
    i.some((m) => m.name === l) || W(
      `The cache ${l} is not saved: the restore of this step had it, but the input \`caches\` no longer names it.`
    );
  let s = Fa(), a = async (l) => {
    try {
      await JD(l, t?.[l.name] ?? {}, { onlyUnchanged: n, later: r, log: s, signal: e });
    } catch (m) {
      if (l.name === "") throw m;
      e.throwIfAborted(), Ft(m, pl);
    }
  }, c = Gt(GD), u = i.map((l) => c(() => _t(l, () => a(l)))), f = await Promise.allSettled(u);
  s.end();
  for (let l of f) if (l.status === "rejected") throw l.reason;
}
async function JD(e, t, n) {
  let { key: r, matchedKey: o, restored: i } = t, s = r !== void 0 && o !== void 0 && Q(o, r);
  if (!i && s && !t.isArchive) return x(va(r));
  if (t.unsaved !== void 0) return x(`Cache save skipped: ${t.unsaved}`);
  if (t.installed && Lp(t.installed) !== t.installed.digest)
    return x(
      "Cache save skipped: a later step has installed or removed packages, such as npm prune, so the tree is not the one that `install` made. Run that step in another job."
    );
  if ((t.filled ?? await vs(e, n.signal)) === "none") return;
  if (F("key") === "") return Un("Key is not specified.");
  let c = xs(e), u = r ?? c.key, f = ee(c.rolling).mistake([u]);
  if (f) throw new M(f);
  await CS(u, c, t, n);
}

// src/job/end/post.ts
async function GS(e) {
  let t = ff(), n = [];
  try {
    let r = t && Object.entries(t).filter(([, { key: o }]) => o !== void 0);
    r?.length !== 0 && await dl(e, { states: r && Object.fromEntries(r), later: n });
  } finally {
    await hl(), await Promise.all(n);
  }
}
async function hl() {
  let e = ff() ?? {}, t = await bs(e).catch(() => []);
  for (let n of t) _t(n, () => KD(e[n.name]));
  await gv(e, t);
}
function KD({ tree: e = [] } = {}) {
  let [t] = Up(e);
  if (t === void 0) return;
  let n = Xr() === "" ? "cache-hit" : `cache-hit-${Xr()}`, r = F("install") === "" ? `, so it was restored for nothing. Give that step, such as \`npm ci\`, \`if: steps.${am() ?? "ID"}.outputs.${n} != 'true'\`, or give its command to \`install\`.` : ". Remove the step, such as `npm ci`, because `install` does its work.";
  gi(`A later step has made all of ${VD(t)} again${r}`);
}
function VD(e) {
  return _(e, J()) && Le(J(), e) || e;
}

// src/job/restore/left-out.ts
async function JS(e, t) {
  if (!/\bauto\b/i.test(F("preset")) || e.every(({ hit: r }) => r !== "miss")) return;
  let { tellLeftOut: n } = await import("./shared-XIQKLKCD.js");
  await n(t);
}
async function KS(e) {
  let t = e.flatMap(({ cache: o, inputs: i }) => {
    let s = i && (o.inputs.get("preset") ?? F("preset"));
    return s ? [s.toLowerCase()] : [];
  });
  if (t.length === 0) return;
  let { presets: n } = await import("./shared-JNV7ZXWQ.js"), r = n.flatMap(({ name: o, installed: i, directories: s }) => {
    let a = s.every(({ linux: c }) => c.every((u) => u.startsWith("~/")));
    return t.includes(o) && i && a ? [o] : [];
  });
  r.length !== 0 && x(
    `Without \`install\`, only downloads are cached here: ${r.join(", ")}. With \`install\` and your command, the installed tree comes back, and the command need not run (docs/install.md).`
  );
}

// src/job/restore/restore.ts
async function yl(e, { mayPostSave: t = !0 } = {}) {
  let n = {};
  aa(n), Na();
  let r = { run: Te(), log: Fa(), states: n, mayPostSave: t, signal: e }, o = ya(r.run);
  if (!o && F("install") === "") return;
  let i = await ws(e);
  for (let { name: f, inputs: l } of i)
    n[f] = { preset: l.get("preset"), directory: l.get("working-directory") };
  let s = th("install", i), a = i.map((f, l) => ({ cache: f, command: s[l]?.text ?? "" })), c = o ? await jS(a, r) : a.map(ZD);
  if (await Uk(c.flatMap(XD), e), await JS(c, e), a.every(({ command: f }) => f === "")) return await KS(c);
  let { install: u } = await import("./shared-GIXD6LD6.js");
  await u(c, s, r);
}
function XD({ inputs: e, hit: t, sources: n }) {
  return e ? [{ inputs: e, isHit: t !== "miss", sources: n }] : [];
}
function ZD({ cache: e }) {
  return { cache: e, isWhole: !0, hit: "miss" };
}

// src/main/run.ts
var YD = {
  restore: yl,
  "restore-only": (e) => yl(e, { mayPostSave: !1 }),
  post: GS,
  save: qS,
  unmount: hl
};
function Goe(e) {
  return zS(YD[e], (t) => {
    e.startsWith("restore") && t instanceof M ? om(P(t)) : Ft(t, ["post", "save"].includes(e) ? pl : "");
  });
}

export {
  R as a,
  N as b,
  QD as c,
  L as d,
  _n as e,
  Fn as f,
  b as g,
  g as h,
  Bt as i,
  G as j,
  ri as k,
  q as l,
  Da as m,
  B as n,
  n2 as o,
  Le as p,
  Gr as q,
  A2 as r,
  T2 as s,
  h0 as t,
  ve as u,
  M as v,
  k as w,
  De as x,
  At as y,
  P as z,
  E as A,
  Rt as B,
  o0 as C,
  oi as D,
  ic as E,
  _t as F,
  F as G,
  Xr as H,
  Ae as I,
  yi as J,
  om as K,
  W as L,
  gi as M,
  x as N,
  an as O,
  im as P,
  Un as Q,
  K as R,
  Zr as S,
  um as T,
  ac as U,
  oW as V,
  iW as W,
  sW as X,
  aW as Y,
  Te as Z,
  j as _,
  se as $,
  Ye as aa,
  Re as ba,
  jn as ca,
  VI as da,
  kz as ea,
  Io as fa,
  ns as ga,
  D0 as ha,
  Qr as ia,
  W0 as ja,
  pc as ka,
  ae as la,
  ke as ma,
  ce as na,
  mW as oa,
  pe as pa,
  ki as qa,
  Qe as ra,
  A as sa,
  et as ta,
  tt as ua,
  H as va,
  oo as wa,
  G0 as xa,
  ao as ya,
  vu as za,
  ZM as Aa,
  sy as Ba,
  Q as Ca,
  $i as Da,
  Tm as Ea,
  co as Fa,
  _m as Ga,
  Fm as Ha,
  Ec as Ia,
  he as Ja,
  cy as Ka,
  eB as La,
  uy as Ma,
  zm as Na,
  rt as Oa,
  Xm as Pa,
  mt as Qa,
  Zn as Ra,
  tp as Sa,
  X as Ta,
  Bi as Ua,
  je as Va,
  vP as Wa,
  kP as Xa,
  KW as Ya,
  VW as Za,
  op as _a,
  XW as $a,
  ip as ab,
  EP as bb,
  cp as cb,
  up as db,
  YW as eb,
  QW as fb,
  fp as gb,
  oU as hb,
  aU as ib,
  Ai as jb,
  ye as kb,
  pt as lb,
  Ti as mb,
  Yn as nb,
  gU as ob,
  Ee as pb,
  Lp as qb,
  hE as rb,
  Gt as sb,
  Na as tb,
  oe as ub,
  gg as vb,
  qs as wb,
  tw as xb,
  Qn as yb,
  ot as zb,
  Se as Ab,
  ar as Bb,
  eg as Cb,
  Au as Db,
  x6 as Eb,
  pn as Fb,
  ht as Gb,
  Uc as Hb,
  Tr as Ib,
  Or as Jb,
  bf as Kb,
  Xp as Lb,
  AE as Mb,
  yk as Nb,
  vk as Ob,
  ad as Pb,
  lr as Qb,
  es as Rb,
  mr as Sb,
  Td as Tb,
  Ud as Ub,
  Db as Vb,
  Fr as Wb,
  Nr as Xb,
  Zk as Yb,
  I6 as Zb,
  ig as _b,
  sg as $b,
  Sn as ac,
  Yt as bc,
  U9 as cc,
  th as dc,
  jS as ec,
  US as fc,
  zS as gc,
  Goe as hc
};
