import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
var ZS = Object.create;
var Na = Object.defineProperty;
var YS = Object.getOwnPropertyDescriptor;
var QS = Object.getOwnPropertyNames;
var e0 = Object.getPrototypeOf, t0 = Object.prototype.hasOwnProperty;
var bl = (e, t) => (t = Symbol[e]) ? t : /* @__PURE__ */ Symbol.for("Symbol." + e), vl = (e) => {
  throw TypeError(e);
};
var T = /* @__PURE__ */ ((e) => typeof require < "u" ? require : typeof Proxy < "u" ? new Proxy(e, {
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
}, t2 = (e, t) => {
  for (var n in t)
    Na(e, n, { get: t[n], enumerable: !0 });
}, n0 = (e, t, n, r) => {
  if (t && typeof t == "object" || typeof t == "function")
    for (let o of QS(t))
      !t0.call(e, o) && o !== n && Na(e, o, { get: () => t[o], enumerable: !(r = YS(t, o)) || r.enumerable });
  return e;
};
var L = (e, t, n) => (n = e != null ? ZS(e0(e)) : {}, n0(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  t || !e || !e.__esModule ? Na(n, "default", { value: e, enumerable: !0 }) : n,
  e
));
var Cn = (e, t, n) => {
  if (t != null) {
    typeof t != "object" && typeof t != "function" && vl("Object expected");
    var r, o;
    n && (r = t[bl("asyncDispose")]), r === void 0 && (r = t[bl("dispose")], n && (o = r)), typeof r != "function" && vl("Object not disposable"), o && (r = function() {
      try {
        o.call(this);
      } catch (i) {
        return Promise.reject(i);
      }
    }), e.push([n, r, t]);
  } else n && e.push([n]);
  return t;
}, _n = (e, t, n) => {
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
var Pl = N((p2, Ua) => {
  Ua.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  Ua.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?@actions/exec/lib/toolrunner.js
var Ml = N((I2, $l) => {
  $l.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:child_process")[t] }));
});

// lighter-node:assert?@actions/io/lib/io.js
var Bl = N(($2, ai) => {
  ai.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  ai.exports.ok = ai.exports;
});

// lighter-node:crypto?src/entry/digest.ts
var vm = N((wW, yc) => {
  yc.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  yc.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/names/keys.ts
var Am = N((TW, kc) => {
  kc.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  kc.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?src/system/detached.ts
var pp = N((hU, mp) => {
  mp.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:child_process")[t] }));
});

// lighter-node:crypto?src/job/installed-tree.ts
var yp = N((kU, Tc) => {
  Tc.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  Tc.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:assert?@actions/glob/lib/internal-path-helper.js
var ed = N((Sj, _i) => {
  _i.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  _i.exports.ok = _i.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-pattern.js
var od = N((Ej, Ni) => {
  Ni.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  Ni.exports.ok = Ni.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-path.js
var id = N((Ij, Li) => {
  Li.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  Li.exports.ok = Li.exports;
});

// lighter-node:crypto?@actions/glob/lib/internal-hash-files.js
var ad = N((Lj, qc) => {
  qc.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  qc.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/system/disk/local-socket.ts
var ud = N((Gj, Gc) => {
  Gc.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  Gc.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:v8?src/files/journal.ts
var yd = N((i4, hd) => {
  hd.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:v8")[t] }));
});

// lighter-node:crypto?src/inputs/signing.ts
var Gd = N((wz, Qc) => {
  Qc.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  Qc.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/mounts/layers.ts
var Fh = N((zH, _h) => {
  _h.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:zlib")[t] }));
});

// lighter-node:crypto?src/entry/signature.ts
var oy = N((Vq, gu) => {
  gu.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  gu.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/formats/squashfs/check/check.ts
var xy = N((S3, ky) => {
  ky.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/check/metadata.ts
var Py = N((P3, Sy) => {
  Sy.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/layers/removals.ts
var Zy = N((r6, Xy) => {
  Xy.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:zlib")[t] }));
});

// lighter-node:readline?src/mounts/lazy/serve-request.ts
var og = N((I6, rg) => {
  rg.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:readline")[t] }));
});

// lighter-node:child_process?src/system/pipeline.ts
var yg = N((K6, hg) => {
  hg.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:child_process")[t] }));
});

// lighter-node:crypto?src/formats/actions-cache/actions-cache.ts
var kg = N((iG, _u) => {
  _u.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  _u.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/formats/actions-cache/compression.ts
var Ag = N((pG, Bg) => {
  Bg.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/tar-archives/threads/frame.ts
var Rg = N((dG, Tg) => {
  Tg.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:zlib")[t] }));
});

// lighter-node:v8?src/formats/actions-cache/unpack.ts
var Xg = N((qG, Vg) => {
  Vg.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:v8")[t] }));
});

// lighter-node:zlib?src/formats/tar-archives/unpackers.ts
var sw = N((EJ, iw) => {
  iw.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:zlib")[t] }));
});

// lighter-node:stream/consumers?src/formats/squashfs/make/directory-image.ts
var kw = N((p5, vw) => {
  vw.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:stream/consumers")[t] }));
});

// lighter-node:v8?src/system/young-heap.ts
var qw = N((aK, Hw) => {
  Hw.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:v8")[t] }));
});

// lighter-node:zlib?src/formats/tar/stored-skeleton.ts
var cb = N((zK, ab) => {
  ab.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:zlib")[t] }));
});

// lighter-node:crypto?src/system/disk/draft-file.ts
var db = N((h8, Ku) => {
  Ku.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  Ku.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/stores/stash/election.ts
var qb = N((yV, nf) => {
  nf.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  nf.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:readline?src/mounts/broker.ts
var pv = N((x7, mv) => {
  mv.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:readline")[t] }));
});

// lighter-node:crypto?src/names/rolling.ts
var Ev = N((e9, ff) => {
  ff.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  ff.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/report/write-report.ts
var Gv = N((D9, pf) => {
  pf.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  pf.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/files/fingerprint.ts
var sk = N((mX, bf) => {
  bf.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  bf.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/files/sources/times-record.ts
var xk = N((JX, Ef) => {
  Ef.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  Ef.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:stream/consumers?src/job/save/changes/layer-segments.ts
var rS = N(($te, nS) => {
  nS.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:stream/consumers")[t] }));
});

// lighter-node:zlib?src/files/secrets/tokens.ts
var vS = N((Lne, bS) => {
  bS.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:zlib")[t] }));
});

// src/system/native-path.ts
import { posix as r0, win32 as nn } from "node:path";
function Bt(e) {
  return e !== "win32" ? r0 : {
    basename: nn.basename,
    dirname: (t) => G(nn.dirname(t), e),
    isAbsolute: nn.isAbsolute,
    join: (...t) => G(nn.join(...t), e),
    parse: nn.parse,
    // A path on another drive stays absolute.
    relative: (t, n) => G(nn.relative(t, n), e),
    resolve: (...t) => G(nn.resolve(...t), e)
  };
}
function G(e, t = process.platform) {
  return t !== "win32" ? e : e.replaceAll("\\", "/").replace(/^\/\/\?\/UNC\//i, "//").replace(/^\/\/\?\//, "").replace(/^[a-z]:/, (n) => n.toUpperCase());
}
var { basename: ni, dirname: q, isAbsolute: La, join: B, parse: o2, relative: Le, resolve: qr } = Bt(process.platform);

// src/system/failure.ts
var M = class extends Error {
  name = "JobFailure";
}, k = class extends Error {
  name = "BadEntry";
}, Fn = class extends Error {
  name = "UnknownEntry";
}, De = class extends Error {
  name = "UnverifiedEntry";
}, At = class extends Error {
  name = "NameTaken";
}, Tt = class extends Error {
  name = "NothingChanged";
}, Nn = class extends Error {
  name = "SecretFound";
}, Ln = class extends Error {
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
import { homedir as o0, userInfo as i0 } from "node:os";
function Rt() {
  return kl(o0) ?? s0();
}
function s0() {
  return kl(() => i0().homedir);
}
var ri = "this user has no home directory; set `HOME`";
function kl(e) {
  try {
    return G(e()) || void 0;
  } catch {
    return;
  }
}

// src/system/runner.ts
import { AsyncLocalStorage as $0 } from "node:async_hooks";
import { tmpdir as M0 } from "node:os";
import { join as B0 } from "node:path";

// node_modules/@actions/core/lib/command.js
import * as Sl from "os";

// node_modules/@actions/core/lib/utils.js
function ft(e) {
  return e == null ? "" : typeof e == "string" || e instanceof String ? e : JSON.stringify(e);
}
function oi(e) {
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
  let r = new Da(e, t, n);
  process.stdout.write(r.toString() + Sl.EOL);
}
function Wa(e, t = "") {
  lt(e, {}, t);
}
var xl = "::", Da = class {
  constructor(t, n, r) {
    t || (t = "missing.command"), this.command = t, this.properties = n, this.message = r;
  }
  toString() {
    let t = xl + this.command;
    if (this.properties && Object.keys(this.properties).length > 0) {
      t += " ";
      let n = !0;
      for (let r in this.properties)
        if (this.properties.hasOwnProperty(r)) {
          let o = this.properties[r];
          o && (n ? n = !1 : t += ",", t += `${r}=${c0(o)}`);
        }
    }
    return t += `${xl}${a0(this.message)}`, t;
  }
};
function a0(e) {
  return ft(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function c0(e) {
  return ft(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}

// node_modules/@actions/core/lib/file-command.js
var Ol = L(Pl(), 1);
import * as si from "fs";
import * as ii from "os";
function ja(e, t) {
  let n = process.env[`GITHUB_${e}`];
  if (!n)
    throw new Error(`Unable to find environment variable for file command ${e}`);
  if (!si.existsSync(n))
    throw new Error(`Missing file at path: ${n}`);
  si.appendFileSync(n, `${ft(t)}${ii.EOL}`, {
    encoding: "utf8"
  });
}
function za(e, t) {
  let n = `ghadelimiter_${Ol.randomUUID()}`, r = ft(t);
  if (e.includes(n))
    throw new Error(`Unexpected input: name should not contain the delimiter "${n}"`);
  if (r.includes(n))
    throw new Error(`Unexpected input: value should not contain the delimiter "${n}"`);
  return `${e}<<${n}${ii.EOL}${r}${ii.EOL}${n}`;
}

// node_modules/@actions/core/lib/core.js
import * as rc from "os";

// node_modules/@actions/core/lib/summary.js
import { EOL as u0 } from "os";
import { constants as El, promises as f0 } from "fs";
var qa = function(e, t, n, r) {
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
}, { access: l0, appendFile: m0, writeFile: p0 } = f0, Il = "GITHUB_STEP_SUMMARY";
var Ga = class {
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
    return qa(this, void 0, void 0, function* () {
      if (this._filePath)
        return this._filePath;
      let t = process.env[Il];
      if (!t)
        throw new Error(`Unable to find environment variable for $${Il}. Check if your runtime environment supports job summaries.`);
      try {
        yield l0(t, El.R_OK | El.W_OK);
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
    return qa(this, void 0, void 0, function* () {
      let n = !!t?.overwrite, r = yield this.filePath();
      return yield (n ? p0 : m0)(r, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
    });
  }
  /**
   * Clears the summary buffer and wipes the summary file
   *
   * @returns {Summary} summary instance
   */
  clear() {
    return qa(this, void 0, void 0, function* () {
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
    return this.addRaw(u0);
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
}, d0 = new Ga();
var Ja = d0;

// node_modules/@actions/core/lib/platform.js
import Gl from "os";

// node_modules/@actions/exec/lib/toolrunner.js
var jl = L(Ml(), 1);
import * as Jr from "os";
import * as tc from "events";
import * as zl from "path";

// node_modules/@actions/io/lib/io.js
var Ll = L(Bl(), 1);
import * as Oe from "path";

// node_modules/@actions/io/lib/io-util.js
import * as Gr from "fs";
import * as Ct from "path";
var Ka = function(e, t, n, r) {
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
}, { chmod: Va, copyFile: Tl, lstat: ci, mkdir: Rl, open: M2, readdir: Xa, rename: h0, rm: Cl, rmdir: B2, stat: rn, symlink: _l, unlink: Za } = Gr.promises, Ze = process.platform === "win32";
function Fl(e) {
  return Ka(this, void 0, void 0, function* () {
    let t = yield Gr.promises.readlink(e);
    return Ze && !t.endsWith("\\") ? `${t}\\` : t;
  });
}
var A2 = Gr.constants.O_RDONLY;
function Dn(e) {
  return Ka(this, void 0, void 0, function* () {
    try {
      yield rn(e);
    } catch (t) {
      if (t.code === "ENOENT")
        return !1;
      throw t;
    }
    return !0;
  });
}
function ui(e) {
  if (e = y0(e), !e)
    throw new Error('isRooted() parameter "p" cannot be empty');
  return Ze ? e.startsWith("\\") || /^[A-Z]:/i.test(e) : e.startsWith("/");
}
function Ya(e, t) {
  return Ka(this, void 0, void 0, function* () {
    let n;
    try {
      n = yield rn(e);
    } catch (o) {
      o.code !== "ENOENT" && console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${o}`);
    }
    if (n && n.isFile()) {
      if (Ze) {
        let o = Ct.extname(e).toUpperCase();
        if (t.some((i) => i.toUpperCase() === o))
          return e;
      } else if (Al(n))
        return e;
    }
    let r = e;
    for (let o of t) {
      e = r + o, n = void 0;
      try {
        n = yield rn(e);
      } catch (i) {
        i.code !== "ENOENT" && console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${i}`);
      }
      if (n && n.isFile()) {
        if (Ze) {
          try {
            let i = Ct.dirname(e), s = Ct.basename(e).toUpperCase();
            for (let a of yield Xa(i))
              if (s === a.toUpperCase()) {
                e = Ct.join(i, a);
                break;
              }
          } catch (i) {
            console.log(`Unexpected error attempting to determine the actual case of the file '${e}': ${i}`);
          }
          return e;
        } else if (Al(n))
          return e;
      }
    }
    return "";
  });
}
function y0(e) {
  return e = e || "", Ze ? (e = e.replace(/\//g, "\\"), e.replace(/\\\\+/g, "\\")) : e.replace(/\/\/+/g, "/");
}
function Al(e) {
  return (e.mode & 1) > 0 || (e.mode & 8) > 0 && process.getgid !== void 0 && e.gid === process.getgid() || (e.mode & 64) > 0 && process.getuid !== void 0 && e.uid === process.getuid();
}

// node_modules/@actions/io/lib/io.js
var on = function(e, t, n, r) {
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
function R2(e, t) {
  return on(this, arguments, void 0, function* (n, r, o = {}) {
    let { force: i, recursive: s, copySourceDirectory: a } = b0(o), c = (yield Dn(r)) ? yield rn(r) : null;
    if (c && c.isFile() && !i)
      return;
    let u = c && c.isDirectory() && a ? Oe.join(r, Oe.basename(n)) : r;
    if (!(yield Dn(n)))
      throw new Error(`no such file or directory: ${n}`);
    if ((yield rn(n)).isDirectory())
      if (s)
        yield Dl(n, u, 0, i);
      else
        throw new Error(`Failed to copy. ${n} is a directory, but tried to copy without recursive flag.`);
    else {
      if (Oe.relative(n, u) === "")
        throw new Error(`'${u}' and '${n}' are the same file`);
      yield Wl(n, u, i);
    }
  });
}
function C2(e) {
  return on(this, void 0, void 0, function* () {
    if (Ze && /[*"<>|]/.test(e))
      throw new Error('File path must not contain `*`, `"`, `<`, `>` or `|` on Windows');
    try {
      yield Cl(e, {
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
function g0(e) {
  return on(this, void 0, void 0, function* () {
    (0, Ll.ok)(e, "a path argument must be provided"), yield Rl(e, { recursive: !0 });
  });
}
function Qa(e, t) {
  return on(this, void 0, void 0, function* () {
    if (!e)
      throw new Error("parameter 'tool' is required");
    if (t) {
      let r = yield Qa(e, !1);
      if (!r)
        throw Ze ? new Error(`Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.`) : new Error(`Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);
      return r;
    }
    let n = yield w0(e);
    return n && n.length > 0 ? n[0] : "";
  });
}
function w0(e) {
  return on(this, void 0, void 0, function* () {
    if (!e)
      throw new Error("parameter 'tool' is required");
    let t = [];
    if (Ze && process.env.PATHEXT)
      for (let o of process.env.PATHEXT.split(Oe.delimiter))
        o && t.push(o);
    if (ui(e)) {
      let o = yield Ya(e, t);
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
      let i = yield Ya(Oe.join(o, e), t);
      i && r.push(i);
    }
    return r;
  });
}
function b0(e) {
  let t = e.force == null ? !0 : e.force, n = !!e.recursive, r = e.copySourceDirectory == null ? !0 : !!e.copySourceDirectory;
  return { force: t, recursive: n, copySourceDirectory: r };
}
function Dl(e, t, n, r) {
  return on(this, void 0, void 0, function* () {
    if (n >= 255)
      return;
    n++, yield g0(t);
    let o = yield Xa(e);
    for (let i of o) {
      let s = `${e}/${i}`, a = `${t}/${i}`;
      (yield ci(s)).isDirectory() ? yield Dl(s, a, n, r) : yield Wl(s, a, r);
    }
    yield Va(t, (yield rn(e)).mode);
  });
}
function Wl(e, t, n) {
  return on(this, void 0, void 0, function* () {
    if ((yield ci(e)).isSymbolicLink()) {
      try {
        yield ci(t), yield Za(t);
      } catch (o) {
        o.code === "EPERM" && (yield Va(t, "0666"), yield Za(t));
      }
      let r = yield Fl(e);
      yield _l(r, t, Ze ? "junction" : null);
    } else (!(yield Dn(t)) || n) && (yield Tl(e, t));
  });
}

// node_modules/@actions/exec/lib/toolrunner.js
import { setTimeout as k0 } from "timers";
var Ul = function(e, t, n, r) {
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
}, fi = process.platform === "win32", li = class extends tc.EventEmitter {
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
    if (fi)
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
      let o = n + t.toString(), i = o.indexOf(Jr.EOL);
      for (; i > -1; ) {
        let s = o.substring(0, i);
        r(s), o = o.substring(i + Jr.EOL.length), i = o.indexOf(Jr.EOL);
      }
      return o;
    } catch (o) {
      return this._debug(`error processing line. Failed with error ${o}`), "";
    }
  }
  _getSpawnFileName() {
    return fi && this._isCmdFile() ? process.env.COMSPEC || "cmd.exe" : this.toolPath;
  }
  _getSpawnArgs(t) {
    if (fi && this._isCmdFile()) {
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
    return Ul(this, void 0, void 0, function* () {
      return !ui(this.toolPath) && (this.toolPath.includes("/") || fi && this.toolPath.includes("\\")) && (this.toolPath = zl.resolve(process.cwd(), this.options.cwd || process.cwd(), this.toolPath)), this.toolPath = yield Qa(this.toolPath, !0), new Promise((t, n) => Ul(this, void 0, void 0, function* () {
        this._debug(`exec tool: ${this.toolPath}`), this._debug("arguments:");
        for (let u of this.args)
          this._debug(`   ${u}`);
        let r = this._cloneExecOptions(this.options);
        !r.silent && r.outStream && r.outStream.write(this._getCommandString(r) + Jr.EOL);
        let o = new ec(r, this.toolPath);
        if (o.on("debug", (u) => {
          this._debug(u);
        }), this.options.cwd && !(yield Dn(this.options.cwd)))
          return n(new Error(`The cwd: ${this.options.cwd} does not exist!`));
        let i = this._getSpawnFileName(), s = jl.spawn(i, this._getSpawnArgs(r), this._getSpawnOptions(this.options, i)), a = "";
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
function Hl(e) {
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
var ec = class e extends tc.EventEmitter {
  constructor(t, n) {
    if (super(), this.processClosed = !1, this.processError = "", this.processExitCode = 0, this.processExited = !1, this.processStderr = !1, this.delay = 1e4, this.done = !1, this.timeout = null, !n)
      throw new Error("toolPath must not be empty");
    this.options = t, this.toolPath = n, t.delay && (this.delay = t.delay);
  }
  CheckComplete() {
    this.done || (this.processClosed ? this._setResult() : this.processExited && (this.timeout = k0(e.HandleTimeout, this.delay, this)));
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
var S0 = function(e, t, n, r) {
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
function ql(e, t, n) {
  return S0(this, void 0, void 0, function* () {
    let r = Hl(e);
    if (r.length === 0)
      throw new Error("Parameter 'commandLine' cannot be null or empty.");
    let o = r[0];
    return t = r.slice(1).concat(t || []), new li(o, t, n).exec();
  });
}

// node_modules/@actions/core/lib/platform.js
var L2 = Gl.platform(), D2 = Gl.arch();

// node_modules/@actions/core/lib/core.js
var nc;
(function(e) {
  e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
})(nc || (nc = {}));
function Ha(e) {
  lt("add-mask", {}, e);
}
function Jl(e, t) {
  let n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
  if (t && t.required && !n)
    throw new Error(`Input required and not supplied: ${e}`);
  return t && t.trimWhitespace === !1 ? n : n.trim();
}
function Kl(e, t) {
  if (process.env.GITHUB_OUTPUT || "")
    return ja("OUTPUT", za(e, t));
  process.stdout.write(rc.EOL), lt("set-output", { name: e }, ft(t));
}
function Vl(e) {
  process.exitCode = nc.Failure, E0(e);
}
function ve(e) {
  lt("debug", {}, e);
}
function E0(e, t = {}) {
  lt("error", oi(t), e instanceof Error ? e.toString() : e);
}
function Xl(e, t = {}) {
  lt("warning", oi(t), e instanceof Error ? e.toString() : e);
}
function Zl(e, t = {}) {
  lt("notice", oi(t), e instanceof Error ? e.toString() : e);
}
function mi(e) {
  process.stdout.write(e + rc.EOL);
}
function Yl(e) {
  Wa("group", e);
}
function Ql() {
  Wa("endgroup");
}
function em(e, t) {
  if (process.env.GITHUB_STATE || "")
    return ja("STATE", za(e, t));
  lt("save-state", { name: e }, ft(t));
}
function tm(e) {
  return process.env[`STATE_${e}`] || "";
}

// src/system/outside-text.ts
function Kr(e) {
  return nm(e).replaceAll("##[", "##\\[").replace(/^([\p{C}\p{M}\p{Z}]*)::/u, "$1\\::");
}
function oc(e) {
  return nm(e).replace(
    // A colon before a space begins no link.
    /[^\p{L}\p{M}\p{N} "%'()+,./:;=?-]|:(?! )/gu,
    (t) => `&#${t.codePointAt(0)};`
  );
}
function ic(e) {
  return `<code>${oc(e)}</code>`;
}
function nm(e) {
  return e.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, (t) => {
    let n = t.charCodeAt(0).toString(16);
    return I0[t] ?? (n.length > 2 ? `\\u${n.padStart(4, "0")}` : `\\x${n.padStart(2, "0")}`);
  });
}
var I0 = { "\n": "\\n", "\r": "\\r", "	": "\\t" };

// src/system/runner.ts
var di = new $0();
function _t(e, t) {
  return di.run(e, t);
}
function F(e) {
  return di.getStore()?.inputs.get(e.toLowerCase()) ?? Jl(e);
}
function Vr() {
  return di.getStore()?.name ?? "";
}
function Ae(e, t) {
  let n = Vr();
  Kl(n ? `${e}-${n}` : e, t);
}
var rm = em, om = tm, hi = Ha;
function im(e) {
  Vl(Kr(e));
}
function W(e) {
  Xl(Nt(e));
}
function yi(e) {
  Zl(Nt(e));
}
function Ft(e, t = "") {
  W(`${t}${P(e)}`), e instanceof Error && e.stack && sn(e.stack);
}
function x(e) {
  mi(Nt(e));
}
function Nt(e) {
  let t = Vr();
  return Kr(t ? `${t}: ${e}` : e);
}
function sn(e) {
  ve(e.split(`
`).map(Kr).join(`
`));
}
function sm(e, t) {
  Yl(Nt(e));
  for (let n of t) mi(Kr(n));
  Ql();
}
function Wn(e) {
  x(`[warning]${e}`);
}
function am() {
  return process.env.GITHUB_STEP_SUMMARY ? Ja : void 0;
}
function cm() {
  let { GITHUB_ACTION: e = "", GITHUB_ACTION_PATH: t } = process.env;
  return !t && /^(?!__)[a-z_][\w-]*$/i.test(e) ? e : void 0;
}
function J() {
  return G(process.env.GITHUB_WORKSPACE || process.cwd());
}
function K() {
  return G(process.env.RUNNER_TEMP || M0());
}
function Xr() {
  let { RUNNER_TOOL_CACHE: e, XDG_CACHE_HOME: t } = process.env;
  return G(e || t || B0(Rt() ?? "/", ".cache"));
}
function um() {
  return process.env.RUNNER_ENVIRONMENT === "self-hosted";
}
function fm() {
  return process.env.RUNNER_ENVIRONMENT === "github-hosted";
}
function sc() {
  let e = { ...process.env };
  for (let [n, r] of di.getStore()?.inputs ?? [])
    e[`INPUT_${n.replaceAll(" ", "_").toUpperCase()}`] = r;
  let t = Object.entries(e).filter(([n]) => !["INPUT_SIGNING-KEY", "INPUT_CACHES"].includes(n));
  return Object.fromEntries(t.map(([n, r = ""]) => [n, r]));
}
var A0 = /^(INPUT_.*|STATE_.*|GITHUB_STATE|ACTIONS_(RUNTIME|CACHE|RESULTS)_.*)$/;
function sW() {
  return Object.fromEntries(Object.entries(sc()).filter(([e]) => !A0.test(e)));
}
function aW() {
  let { RUNNER_OS: e, RUNNER_ARCH: t } = process.env;
  return { os: e || process.platform, arch: t || process.arch };
}
function cW() {
  return process.env.RUNNER_NAME ?? "";
}
function uW(e) {
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
function gi(e) {
  return `~${Math.round(e / 1048576)} MB (${e} B)`;
}
function lm(e, t) {
  return `${(e / 1048576 / Math.max(t / 1e3, 1e-3)).toFixed(1)} MBs/sec`;
}
function j(e) {
  return e < 1024 ? `${e} B` : e < 1048576 ? `${(e / 1024).toFixed(1)} KiB` : e < 1024 * 1048576 ? `${(e / 1048576).toFixed(1)} MiB` : `${(e / 1048576 / 1024).toFixed(2)} GiB`;
}
var T0 = { day: 864e5, hour: 36e5, minute: 6e4, second: 1e3 };
function mm(e) {
  let [t, n] = Object.entries(T0).find(([, o]) => e >= o) ?? ["second", 1e3], r = Math.floor(Math.max(e, 0) / n);
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
function Un(e, t, { from: n, to: r, ifEmpty: o }) {
  let i = e(t);
  if (i === "") return o;
  let s = Number(i);
  if (!Number.isInteger(s) || s < n || s > r)
    throw new M(`Input \`${t}\` is '${i}'; it must be a whole number from ${n} to ${r}.`);
  return s;
}
function ac(e, t) {
  let n = e(t);
  if (n !== "") return n;
  if (e("install") !== "") throw new M("`install` needs `preset: auto`, or `path` and `key`.");
  let r = t === "key" ? " If it is given, it is empty: `hashFiles()` found no file." : "";
  throw new M(
    `Input required and not supplied: ${t}. Give \`path\` and \`key\`, or a \`preset\`, such as auto.${r}`
  );
}
function dm(e, t) {
  let [n = ""] = t.toSorted((r, o) => pm(e, r) - pm(e, o));
  return n;
}
function pm(e, t) {
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
var wi, R0 = {
  lang: void 0,
  message: void 0,
  abortEarly: void 0,
  abortPipeEarly: void 0
};
// @__NO_SIDE_EFFECTS__
function cc(e) {
  return !e && !wi ? R0 : {
    lang: e?.lang ?? wi?.lang,
    message: e?.message,
    abortEarly: e?.abortEarly ?? wi?.abortEarly,
    abortPipeEarly: e?.abortPipeEarly ?? wi?.abortPipeEarly
  };
}
var C0;
// @__NO_SIDE_EFFECTS__
function _0(e) {
  return C0?.get(e);
}
var F0;
// @__NO_SIDE_EFFECTS__
function N0(e) {
  return F0?.get(e);
}
var L0;
// @__NO_SIDE_EFFECTS__
function D0(e, t) {
  return L0?.get(e)?.get(t);
}
// @__NO_SIDE_EFFECTS__
function jn(e) {
  let t = typeof e;
  return t === "string" ? `"${e}"` : t === "number" || t === "bigint" || t === "boolean" ? `${e}` : t === "object" || t === "function" ? (e && Object.getPrototypeOf(e)?.constructor?.name) ?? "null" : t;
}
function V(e, t, n, r, o) {
  let i = o && "input" in o ? o.input : n.value, s = o?.expected ?? e.expects ?? null, a = o?.received ?? /* @__PURE__ */ jn(i), c = {
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
  }, u = e.kind === "schema", f = o?.message ?? e.message ?? /* @__PURE__ */ D0(e.reference, c.lang) ?? (u ? /* @__PURE__ */ N0(c.lang) : null) ?? r.message ?? /* @__PURE__ */ _0(c.lang);
  f !== void 0 && (c.message = typeof f == "function" ? f(c) : f), u && (n.typed = !1), n.issues ? n.issues.push(c) : n.issues = [c];
}
// @__NO_SIDE_EFFECTS__
function W0(e, t) {
  return e === t || Number.isNaN(e) && Number.isNaN(t);
}
// @__NO_SIDE_EFFECTS__
function ym(e, t) {
  return Object.prototype.hasOwnProperty.call(e, t) && t !== "__proto__" && t !== "prototype" && t !== "constructor";
}
// @__NO_SIDE_EFFECTS__
function gm(e, t) {
  let n = [...new Set(e)];
  return n.length > 1 ? `(${n.join(` ${t} `)})` : n[0] ?? "never";
}
function le(e) {
  return e["~standard"] = {
    version: 1,
    vendor: "valibot",
    validate: (t) => e["~run"]({ value: t }, /* @__PURE__ */ cc())
  }, e;
}
// @__NO_SIDE_EFFECTS__
function wm(e) {
  if (e.path) {
    let t = "";
    for (let n of e.path) if (typeof n.key == "string" || typeof n.key == "number") t ? t += `.${n.key}` : t += n.key;
    else return null;
    return t;
  }
  return null;
}
var U0 = class extends Error {
  /**
  * Creates a Valibot error with useful information.
  *
  * @param issues The error issues.
  */
  constructor(e) {
    super(e[0].message), this.name = "ValiError", this.issues = e;
  }
};
var pW = new RegExp("^(?:[\\u{1F1E6}-\\u{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation})(?:\\u200D(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation}))*)+$", "u");
// @__NO_SIDE_EFFECTS__
function Zr(e, t) {
  return {
    kind: "validation",
    type: "check",
    reference: Zr,
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
function uc(e) {
  return {
    kind: "validation",
    type: "finite",
    reference: uc,
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
function Yr(e, t) {
  return {
    kind: "validation",
    type: "max_length",
    reference: Yr,
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
function Qr(e, t) {
  return {
    kind: "validation",
    type: "max_value",
    reference: Qr,
    async: !1,
    expects: `<=${e instanceof Date ? e.toJSON() : /* @__PURE__ */ jn(e)}`,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !(n.value <= this.requirement) && V(this, "value", n, r, { received: n.value instanceof Date ? n.value.toJSON() : /* @__PURE__ */ jn(n.value) }), n;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function zn(e, t) {
  return {
    kind: "validation",
    type: "min_value",
    reference: zn,
    async: !1,
    expects: `>=${e instanceof Date ? e.toJSON() : /* @__PURE__ */ jn(e)}`,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !(n.value >= this.requirement) && V(this, "value", n, r, { received: n.value instanceof Date ? n.value.toJSON() : /* @__PURE__ */ jn(n.value) }), n;
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
function eo(e) {
  return {
    kind: "validation",
    type: "safe_integer",
    reference: eo,
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
function j0(e, t) {
  return {
    kind: "validation",
    type: "starts_with",
    reference: j0,
    async: !1,
    expects: `"${e}"`,
    requirement: e,
    message: t,
    "~run"(n, r) {
      return n.typed && !n.value.startsWith(this.requirement) && V(this, "start", n, r, { received: `"${n.value.slice(0, this.requirement.length)}"` }), n;
    }
  };
}
var z0 = { abortEarly: !0 };
// @__NO_SIDE_EFFECTS__
function fc(e, t, n) {
  return typeof e.fallback == "function" ? e.fallback(t, n) : e.fallback;
}
// @__NO_SIDE_EFFECTS__
function bm(e, t) {
  return le({
    ...e,
    fallback: t,
    "~run"(n, r) {
      let o = e["~run"](n, r);
      return o.issues ? {
        typed: !0,
        value: /* @__PURE__ */ fc(this, o, r)
      } : o;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function lc(e, t, n) {
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
function mc(e) {
  return le({
    kind: "schema",
    type: "boolean",
    reference: mc,
    expects: "boolean",
    async: !1,
    message: e,
    "~run"(t, n) {
      return typeof t.value == "boolean" ? t.typed = !0 : V(this, "type", t, n), t;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function pc(e, t) {
  return le({
    kind: "schema",
    type: "custom",
    reference: pc,
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
function an(e, t) {
  return le({
    kind: "schema",
    type: "exact_optional",
    reference: an,
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
    expects: /* @__PURE__ */ jn(e),
    async: !1,
    literal: e,
    message: t,
    "~run"(n, r) {
      return /* @__PURE__ */ W0(n.value, this.literal) ? n.typed = !0 : V(this, "type", n, r), n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function to(e, t) {
  return le({
    kind: "schema",
    type: "loose_object",
    reference: to,
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
            let a = i in o ? o[i] : /* @__PURE__ */ lc(s), c = s["~run"]({ value: a }, r);
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
          } else if (s.fallback !== void 0) n.value[i] = /* @__PURE__ */ fc(s);
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
          for (let i in o) /* @__PURE__ */ ym(o, i) && !Object.prototype.hasOwnProperty.call(this.entries, i) && (n.value[i] = o[i]);
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
            let a = i in o ? o[i] : /* @__PURE__ */ lc(s), c = s["~run"]({ value: a }, r);
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
          } else if (s.fallback !== void 0) n.value[i] = /* @__PURE__ */ fc(s);
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
      return n.value === void 0 && (this.default !== void 0 && (n.value = /* @__PURE__ */ lc(this, n, r)), n.value === void 0) ? (n.typed = !0, n) : this.wrapped["~run"](n, r);
    }
  });
}
// @__NO_SIDE_EFFECTS__
function bi(e, t, n) {
  return le({
    kind: "schema",
    type: "record",
    reference: bi,
    expects: "Object",
    async: !1,
    key: e,
    value: t,
    message: n,
    "~run"(r, o) {
      let i = r.value;
      if (i && typeof i == "object") {
        r.typed = !0, r.value = {};
        for (let s in i) if (/* @__PURE__ */ ym(i, s)) {
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
function dc(e) {
  return le({
    kind: "schema",
    type: "undefined",
    reference: dc,
    expects: "undefined",
    async: !1,
    message: e,
    "~run"(t, n) {
      return t.value === void 0 ? t.typed = !0 : V(this, "type", t, n), t;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function hm(e) {
  let t;
  if (e) for (let n of e) if (t) for (let r of n.issues) t.push(r);
  else t = n.issues;
  return t;
}
// @__NO_SIDE_EFFECTS__
function cn(e, t) {
  return le({
    kind: "schema",
    type: "union",
    reference: cn,
    expects: /* @__PURE__ */ gm(e.map((n) => n.expects), "|"),
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
        V(this, "type", n, r, { issues: /* @__PURE__ */ hm(i) }), n.typed = !0;
      } else {
        if (s?.length === 1) return s[0];
        V(this, "type", n, r, { issues: /* @__PURE__ */ hm(s) });
      }
      return n;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function hc(e, t, n) {
  return le({
    kind: "schema",
    type: "variant",
    reference: hc,
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
                }, z0).issues : w.type !== "exact_optional" && w.type !== "optional" && w.type !== "nullish") {
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
          expected: /* @__PURE__ */ gm(u, "|"),
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
function dW(e, t, n) {
  let r = e["~run"]({ value: t }, /* @__PURE__ */ cc(n));
  if (r.issues) throw new U0(r.issues);
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
function vi(e, t, n) {
  let r = e["~run"]({ value: t }, /* @__PURE__ */ cc(n));
  return {
    typed: r.typed,
    success: !r.issues,
    output: r.value,
    issues: r.issues
  };
}

// src/system/schema.ts
function Hn(e, t) {
  let { success: n, issues: [r] = [] } = vi(e, t, { abortEarly: !0 });
  if (n || !r) return;
  let o = wm(r);
  return o === null ? "" : `: ${o}`;
}

// src/entry/digest.ts
var km = L(vm(), 1);

// src/system/bytes/chunker.ts
function xi(e) {
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
var A = 1024 * 1024, qn = 32;
function no(e) {
  return Math.ceil(e / A) * qn;
}
function xm() {
  let e = xi(A), t = [];
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
function gc(e, t, n) {
  let r = n.subarray(t * qn, (t + 1) * qn);
  return r.length === qn && et(...e).equals(r);
}
function Sm(e, { offset: t, length: n }) {
  let r = tt(t, t + n), o = r[0] * qn;
  return et(
    Buffer.from(`${n}
`),
    e.subarray(o, o + r.length * qn)
  ).toString("hex");
}
function et(...e) {
  let t = (0, km.createHash)("sha256");
  for (let n of e) t.update(n);
  return t.digest();
}
function tt(e, t) {
  let n = Math.floor(e / A), r = t > e ? Math.ceil(t / A) - n : 0;
  return Array.from({ length: r }, (o, i) => n + i);
}

// src/entry/container.ts
var Gn = "headstart-2", H0 = ["image", "delta"];
function Jn(e, t) {
  return H0.includes(t) ? Math.ceil(e / A) * A : e;
}
function H({ segments: e }) {
  let t = e.at(-1);
  return t ? t.offset + t.length : 0;
}
function Si({ digests: e, ...t }) {
  return et(Buffer.from(JSON.stringify(t)), e).toString("hex");
}

// src/entry/read-range.ts
async function ro(e, t, n) {
  let r = [];
  for await (let i of e.read(t, n)) r.push(i);
  let o = Buffer.concat(r);
  if (o.length !== n - t)
    throw new k(`it ended at byte ${t + o.length} of ${e.size}`);
  return o;
}

// src/entry/index-frame.ts
var q0 = 407710288, wc = 8, Pi = wc + 12, oo = Buffer.from("HEADSTR2"), Pm = 36 + oo.length, io = Pi + Pm, bc = 4 * 1024 * 1024, Om = 4 * 1024, G0 = 512, J0 = 1024 ** 4;
function Em(e, t = Buffer.alloc(0)) {
  let { digests: n } = e, r = Im(e);
  if (r.length > bc) throw new Error(`the index is too large: its JSON has ${r.length} bytes`);
  let o = Buffer.alloc(Pi), i = [n, r, t], s = i.map((f) => f.length), a = s.reduce((f, l) => f + l, io), c = [q0, a - wc, ...s];
  for (let [f, l] of c.entries()) o.writeUInt32LE(l, 4 * f);
  let u = Buffer.alloc(4);
  return u.writeUInt32LE(a), Buffer.concat([o, ...i, et(o, ...i), u, oo]);
}
function Im({ digests: e, ...t }) {
  return Buffer.from(JSON.stringify(t));
}
function $m(e) {
  return Mm(e.digests, Im(e));
}
var K0 = 128 * 1024;
async function so(e, t) {
  return X0(await V0(e), e.size, t);
}
async function V0(e) {
  let { size: t } = e;
  if (t < io) throw new k(`it has only ${t} bytes`);
  let n = await ro(e, Math.max(0, t - K0), t);
  if (!n.subarray(-oo.length).equals(oo))
    throw new k("it does not end in an index: cut short, or not written by Headstart");
  let r = n.readUInt32LE(n.length - oo.length - 4), o = io + no(Math.min(t, J0)) + bc + Om;
  if (r < io || r > Math.min(t, o))
    throw new k(`its index has ${r} bytes, which is no length of an index`);
  return r <= n.length ? n.subarray(-r) : ro(e, t - r, t);
}
async function X0(e, t, n) {
  let r = e.length - Pm;
  if (!et(e.subarray(0, r)).equals(e.subarray(r, r + 32)))
    throw new k("its index does not match its SHA-256");
  let [o = 0, i = 0, s = 0] = [0, 1, 2].map(
    (d) => e.readUInt32LE(wc + 4 * d)
  ), a = t - e.length;
  if (!(o === no(a) && i <= bc && s <= Om && io + o + i + s === e.length)) throw new k("the parts of its index do not fit its body");
  let u = Pi + o, [f, l] = [
    e.subarray(Pi, u),
    e.subarray(u, u + i)
  ];
  await n?.(e.subarray(u + i, r), Mm(f, l));
  let m = Z0(l), p = Hn(eP, m);
  if (p !== void 0)
    throw new k(`its index is not what this version of Headstart writes${p}`);
  return tP(m.segments, a), { ...m, digests: f };
}
function Mm(e, t) {
  let n = Buffer.alloc(4);
  return n.writeUInt32LE(e.length), et(n, e, t);
}
function Z0(e) {
  try {
    return JSON.parse(e.toString("utf8"));
  } catch {
    return;
  }
}
var nt = pe(me(), eo(), zn(0)), Bm = pe(ce(), Lt(/^[a-z-]{1,32}$/)), Y0 = (e) => Number.isSafeInteger(e) && e > 0, vc = pe(
  to({
    kind: Bm,
    offset: nt,
    length: nt,
    // Large entries have thousands of frames: a schema for each takes ten times as long.
    frames: an(pc((e) => Array.isArray(e) && e.every(Y0))),
    files: nt,
    bytes: nt,
    unpackedBytes: an(nt),
    root: an(nt),
    deadBytes: an(nt)
  }),
  Zr(({ frames: e, length: t }) => !e || e.reduce((n, r) => n + r, 0) === t)
), Q0 = to({
  savedAt: pe(nt, Qr(2 ** 32)),
  times: ce()
}), eP = to({
  container: We(Gn),
  format: Bm,
  key: pe(ce(), Yr(G0)),
  paths: Ce(ce()),
  segments: Ce(vc),
  files: nt,
  bytes: nt,
  sources: an(Q0)
});
function tP(e, t) {
  let n = 0;
  for (let { kind: r, offset: o, length: i } of e) {
    if (o !== Jn(n, r) || i === 0) throw new k("its segments do not line up");
    n = o + i;
  }
  if (n === 0 || n !== t) throw new k("its segments do not fill its body");
}

// src/names/keys.ts
var Ei = L(Am(), 1), Tm = 10, Oi = 512;
function Sc(e) {
  if (e.length > Tm) return `Key Validation Error: Keys are limited to a maximum of ${Tm}.`;
  for (let t of e) {
    if (t.length > Oi)
      return `Key Validation Error: ${t} cannot be larger than ${Oi} characters.`;
    if (t.includes(",")) return `Key Validation Error: ${t} cannot contain commas.`;
  }
}
function Q(e, t) {
  return e === t || e.localeCompare(t, void 0, { sensitivity: "accent" }) === 0;
}
function Ii(e) {
  let t = (0, Ei.createHash)("sha256");
  for (let n of e) t.update(`${Buffer.byteLength(n)}:${n},`);
  return t.digest("hex");
}
function Rm(e, t) {
  for (let n of e) {
    let r = xc(t.filter((o) => o.key === n)) ?? xc(t.filter((o) => Q(o.key, n))) ?? xc(t.filter((o) => o.key.startsWith(n)));
    if (r) return r;
  }
}
function xc(e) {
  return e.toSorted(Pc)[0];
}
function Pc(e, t) {
  return t.createdAt.getTime() - e.createdAt.getTime() || (e.key < t.key ? 1 : -1);
}
var Cm = 225, nP = 160;
function ao(e) {
  let t = Lm(e) || "%";
  return t.length <= Cm ? t : `${Fm(e)}~${(0, Ei.createHash)("sha256").update(e).digest("hex")}`;
}
function _m(e) {
  let t = ao(e).replace(
    /%[0-9A-F]{2}|[A-Z]/g,
    (n) => n.length > 1 ? n : Dm(n)
  );
  return t.length <= Cm ? t : `~${(0, Ei.createHash)("sha256").update(e).digest("hex")}`;
}
function Fm(e) {
  return Lm(e).slice(0, nP);
}
function Nm(e, t) {
  let n = e.toLowerCase();
  return t.some((r) => n.startsWith(Fm(r).toLowerCase()));
}
function Oc(e) {
  if (e.includes("~")) return;
  if (e === "%") return "";
  let t = e.replace(
    /%([0-9A-F]{2})/g,
    (n, r) => String.fromCharCode(Number.parseInt(r, 16))
  );
  return Buffer.from(t, "latin1").toString("utf8");
}
function Lm(e) {
  return Buffer.from(e, "utf8").toString("latin1").replace(/^\.|[^A-Za-z0-9._-]/g, Dm);
}
function Dm(e) {
  return `%${e.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
}

// node_modules/jwt-decode/build/esm/index.js
var un = class extends Error {
};
un.prototype.name = "InvalidTokenError";
function rP(e) {
  return decodeURIComponent(atob(e).replace(/(.)/g, (t, n) => {
    let r = n.charCodeAt(0).toString(16).toUpperCase();
    return r.length < 2 && (r = "0" + r), "%" + r;
  }));
}
function oP(e) {
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
    return rP(t);
  } catch {
    return atob(t);
  }
}
function Wm(e, t) {
  if (typeof e != "string")
    throw new un("Invalid token specified: must be a string");
  t || (t = {});
  let n = t.header === !0 ? 0 : 1, r = e.split(".")[n];
  if (typeof r != "string")
    throw new un(`Invalid token specified: missing part #${n + 1}`);
  let o;
  try {
    o = oP(r);
  } catch (i) {
    throw new un(`Invalid token specified: invalid base64 for part #${n + 1} (${i.message})`);
  }
  try {
    return JSON.parse(o);
  } catch (i) {
    throw new un(`Invalid token specified: invalid json for part #${n + 1} (${i.message})`);
  }
}

// src/names/scopes.ts
var jm = /* @__PURE__ */ new Set([
  "push",
  "schedule",
  "workflow_dispatch",
  "repository_dispatch",
  "delete",
  "registry_package",
  "page_build"
]);
function Ec(e) {
  return jm.has(e);
}
var Um = `GitHub lets these events save a branch's caches: ${[...jm].join(", ")}; a pull request saves its own. Save from one of them.`;
function he(e) {
  let t = sP(e.token) ?? aP(e), n = { read: t.read, write: t.write };
  return t.write === void 0 && (n.whyNoWrite = `Cache save skipped: the token of this run is read-only (event '${e.eventName}'). ${Um}`), iP(t.write) && !Ec(e.eventName) && (n.write = void 0, n.whyNoWrite = `Cache save skipped: anyone can cause the event '${e.eventName}', so it may not write the cache of ${t.write}. ${Um}`), (e.cacheMode === "none" || e.cacheMode === "read") && (n.write = void 0, n.whyNoWrite = `Cache save skipped: the effective cache-mode '${e.cacheMode}' does not permit writes.`), (e.cacheMode === "none" || e.cacheMode === "write-only") && (n.read = [], n.whyNoRead = `Cache restore skipped: the effective cache-mode '${e.cacheMode}' does not permit reads.`), n;
}
function iP(e = "") {
  return e.startsWith("refs/heads/") && !e.startsWith("refs/heads/gh-readonly-queue/");
}
function sP(e) {
  try {
    let { ac: t } = Wm(e), n = JSON.parse(t ?? ""), r = n.find((i) => i.Permission & 2)?.Scope, o = n.filter((i) => i.Permission & 1).map((i) => i.Scope);
    return o.length === 0 && !r ? void 0 : { read: zm([...r && o.includes(r) ? [r] : [], ...o]), write: r };
  } catch {
    return;
  }
}
function aP(e) {
  let t = [e.baseBranch, e.defaultBranch].filter((n) => n !== "");
  return { read: zm([e.ref, ...t.map((n) => `refs/heads/${n}`)]), write: e.ref };
}
function zm(e) {
  return [...new Set(e)];
}

// src/job/trusted-writer.ts
function Hm(e, t) {
  return e.some(
    ({ workflow: n, event: r }) => n.test(t.workflow) && (r === void 0 ? Ec(t.event) : r === t.event)
  );
}

// src/system/disk/ownership.ts
import { closeSync as lP, fstatSync as mP, lstatSync as pP, openSync as dP, readFileSync as hP } from "node:fs";
import { lstat as Jm, mkdir as yP, open as gP, readlink as wP } from "node:fs/promises";
import { dirname as Ic, join as Km, relative as bP, resolve as Vm, sep as Kn } from "node:path";

// src/system/disk/open-unfollowed.ts
import { constants as cP } from "node:fs";
var { O_RDONLY: uP, O_NOFOLLOW: qm = 0, O_NONBLOCK: fP = 0 } = cP, Ue = uP | qm | fP, Gm = qm !== 0;

// src/system/disk/ownership.ts
async function rt(e) {
  let t = await Jm(e);
  if (!t.isDirectory()) throw new Error(`${e} is no directory`);
  Ym(e, t);
}
function $i({ uid: e }) {
  let t = process.geteuid?.();
  return t === void 0 || e === t;
}
function Xm({ mode: e }) {
  return !process.geteuid || (e & 63) === 0;
}
async function Zm(e) {
  let t = await gP(e, Ue);
  try {
    let n = await t.stat();
    if (!n.isFile()) throw new Error(`${e} is no file`);
    return Ym(e, n), { file: t, stat: n };
  } catch (n) {
    throw await t.close(), n;
  }
}
function Ym(e, { uid: t, mode: n }) {
  if (Qm(e, t), !process.geteuid || (n & 18) === 0) return;
  let r = Vm(e);
  throw new Error(`others may write to ${r}: run chmod go-w ${r}`);
}
function Qm(e, t) {
  if (!$i({ uid: t }) && t !== 0) throw new Error(`${Vm(e)} belongs to another user`);
}
async function ep(e, t) {
  for (let n of tp(e, t)) await rt(n);
}
async function mt(e, t) {
  for (let n of tp(e, t))
    await $c(n), await rt(n);
}
async function co(e) {
  try {
    await $c(e);
  } catch (t) {
    if (E(t) !== "ENOENT" || Ic(e) === e) throw t;
    await co(Ic(e)), await $c(e);
  }
}
async function $c(e) {
  await yP(e, { mode: 448 }).catch((t) => {
    if (E(t) !== "EEXIST") throw t;
  });
}
function tp(e, t) {
  let n = bP(e, t).split(Kn);
  return n.map((r, o) => Km(e, ...n.slice(0, o + 1)));
}
var vP = 40;
async function Vn(e) {
  if (!process.geteuid) return;
  let t = e.split(Kn), n = 0, r = Kn;
  for (let o = t.shift(); o !== void 0; o = t.shift()) {
    let i = o === ".." ? Ic(r) : Km(r, o), s = await Jm(i).catch((c) => {
      if (E(c) !== "ENOENT") throw c;
    });
    if (!s) return;
    if (!s.isSymbolicLink()) {
      r = i;
      continue;
    }
    if (Qm(i, s.uid), ++n > vP) throw new Error(`${e} has too many links`);
    let a = await wP(i);
    a.startsWith(Kn) && (r = Kn), t.unshift(...a.split(Kn));
  }
}
function Xn(e, t) {
  let n = (o) => o?.isFile() === !0 && $i(o) && o.size <= t;
  if (!n(pP(e, { throwIfNoEntry: !1 }))) return;
  let r = kP(e);
  if (r !== void 0)
    try {
      return n(mP(r)) ? hP(r) : void 0;
    } finally {
      lP(r);
    }
}
function kP(e) {
  try {
    return dP(e, Ue);
  } catch (t) {
    if (E(t) === "ENOENT") return;
    throw t;
  }
}

// src/stores/transfer/http-contract.ts
async function np(e, t, n = []) {
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
}, Mi = class extends X {
  constructor(t, n) {
    super(`${je(t)}: it sends next to nothing for ${Mc(n)}`, "resume");
  }
};
function Mc(e) {
  return `${Math.round(e / 100) / 10} s`;
}
function je(e) {
  let { origin: t, pathname: n } = new URL(e);
  return t + rp(rp(n));
}
function rp(e) {
  return e.replace(/(?:%[0-9a-f]{2})+/gi, (t) => {
    try {
      return decodeURIComponent(t);
    } catch {
      return t;
    }
  });
}
var xP = "the server fails or is overloaded; try again later", SP = "the server does not support this request", uo = "its certificate is signed by nobody this machine trusts; give the authority\u2019s certificate in NODE_EXTRA_CA_CERTS", op = {
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
  DEPTH_ZERO_SELF_SIGNED_CERT: [uo, "none"],
  SELF_SIGNED_CERT_IN_CHAIN: [uo, "none"],
  UNABLE_TO_GET_ISSUER_CERT: [uo, "none"],
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: [uo, "none"],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: [uo, "none"],
  CERT_HAS_EXPIRED: ["its certificate has expired", "none"],
  CERT_NOT_YET_VALID: ["its certificate is not valid yet; is the clock of this machine right?", "none"],
  ERR_TLS_CERT_ALTNAME_INVALID: ["its certificate is for another host; is the endpoint right?", "none"],
  ERR_SSL_WRONG_VERSION_NUMBER: ["it does not speak TLS; is the endpoint http: instead of https:?", "none"],
  HPE_INVALID_CONSTANT: ["it does not speak HTTP; is the endpoint https: instead of http:?", "none"],
  EPROTO: ["it does not speak TLS; is the endpoint http: instead of https:?", "none"]
};
function XW(e, t) {
  if (e instanceof X) return e;
  let n = /Proxy.*\((\d{3})\)/.exec(e instanceof Error ? e.message : "")?.[1];
  if (n) return ip(Number(n), t);
  let r = E(e) ?? "unknown error", [o, i] = op[r] ?? ["the connection failed", "retry"];
  return new X(`${je(t)}: ${o} (${r})`, i);
}
function ZW(e, t) {
  let n = E(e) ?? "unknown error", [r, o] = op[n] ?? ["the connection failed", "retry"], i = r.replace(/; is the .*/, ""), s = "correct HTTP_PROXY and HTTPS_PROXY, or name the host in NO_PROXY";
  return new X(
    `the proxy at ${new URL(t).origin}: ${i} (${n}); ${s}`,
    o === "resume" ? "retry" : o
  );
}
function ip(e, t) {
  let n = e === 407 ? "the proxy wants other credentials; give them in HTTP_PROXY and HTTPS_PROXY" : e >= 500 ? "the proxy cannot reach it; is the endpoint right, or the host missing in NO_PROXY?" : "the proxy does not let it through; if it need not, name the host in NO_PROXY";
  return new X(`${je(t)}: ${n} (${e})`, e >= 500 ? "slow-down" : "none");
}
function YW(e, t) {
  let n = "a web page comes instead of an answer; is the endpoint right, or does a proxy or portal want a login?";
  return new X(`${je(t)}: ${n} (${e})`, "none");
}
async function sp({ status: e, headers: t, body: n }, r) {
  if (e === 407) return ip(e, r);
  let o = await IP(n), [i, s] = PP(e, o, t.location), a = o === void 0 ? e : `${e} ${o}`, c = e === 429 || e >= 500 ? $P(t["retry-after"]) : 0;
  return new X(`${je(r)}: ${i} (${a})`, s, c);
}
function PP(e, t, n) {
  return e === 403 || t === "ExpiredToken" ? ["access is denied; are the credentials right, and is the clock?", "renew"] : e === 404 || e === 410 ? ["the object is gone; it was deleted meanwhile", "none"] : e === 412 ? ["the object was replaced meanwhile", "none"] : e === 416 ? ["the object is shorter than it was; it was replaced meanwhile", "none"] : e >= 300 && e < 400 ? [`it redirects${OP(n)}; use that as endpoint`, "none"] : e === 501 ? [SP, "none"] : e === 408 || e === 429 || e >= 500 ? [xP, "slow-down"] : ["it refuses the request", "none"];
}
function OP(e) {
  return typeof e == "string" && URL.canParse(e) ? ` to ${new URL(e).origin}` : "";
}
var EP = 4096;
async function IP(e) {
  let t = [];
  return await np(EP, e, t).catch(() => {
  }), /<Code>(\w{1,64})<\/Code>/.exec(Buffer.concat(t).toString("latin1"))?.[1];
}
function $P(e) {
  if (typeof e != "string") return 0;
  let t = /^\d+$/.test(e) ? Number(e) * 1e3 : Date.parse(e) - Date.now();
  return Math.max(t || 0, 0);
}

// src/stores/transfer/limits.ts
var ap = (e) => Math.min(24, 3 * e);
function cp(e) {
  return e * (1 + Math.random() / 4);
}
function up(e) {
  return Math.random() * Math.min(4e3, e);
}
var fo = { paceBytes: 128 * 1024 ** 2, paceMs: 6e5, paceAfterMs: 6e4 }, fp = {
  ...fo,
  singleBytes: 10 * 1024 * 1024,
  idleMs: 1e4,
  hedgeMs: 2e3,
  noProgressMs: 3e4,
  backoffMs: 500,
  progressBytes: 65536
}, eU = {
  idleMs: 12e3,
  noProgressMs: 3e4,
  progressBytes: 1024 ** 2
}, tU = { timeoutMs: 5 * 6e4, pauseMs: 250 };

// src/stores/transfer/retry.ts
import { setTimeout as RP } from "node:timers/promises";
async function lp(e, t) {
  let { signal: n, judge: r, maxFailures: o = () => 3, backoffMs: i = 500 } = e, s = 0, a = 0;
  for (; ; )
    try {
      return await t();
    } catch (c) {
      n.throwIfAborted(), e.hasProgressed?.() && ([s, a] = [0, 0]);
      let u = r(c);
      if (s += u.failures, a += u.retryAfterMs, s >= o() || a > (e.maxWaitMs ?? 4e3)) throw u.error;
      let f = u.failures === 0 ? 0 : up(i * 2 ** (s - 1)), l = u.retryAfterMs && cp(u.retryAfterMs);
      l > 0 && e.onWait?.(u.error, l), await CP(Math.max(l, f), n);
    }
}
function sU(e) {
  return e instanceof Mi ? 2 : 1;
}
async function CP(e, t) {
  e > 0 && await RP(e, void 0, { signal: t }).catch(() => t.throwIfAborted());
}

// src/stores/transfer/deadline.ts
async function uU({ signal: e, late: t }, n) {
  let r = AbortSignal.timeout(12e3);
  try {
    return await n(AbortSignal.any([e, r]));
  } catch (o) {
    throw e.throwIfAborted(), r.aborted && o === r.reason ? t() : o;
  }
}
async function Bi(e, t) {
  let n = Promise.withResolvers(), r = () => n.reject(t.reason);
  t.addEventListener("abort", r);
  try {
    return await Promise.race([e, n.promise]);
  } finally {
    t.removeEventListener("abort", r);
  }
}

// src/system/program.ts
import { accessSync as FP, constants as NP, statSync as LP } from "node:fs";
import { delimiter as DP, isAbsolute as WP, join as UP } from "node:path";
var jP = process.platform === "win32" ? ".exe" : "";
function pt(e) {
  return (process.env.PATH ?? "").split(DP).filter((n) => WP(n)).map((n) => UP(n, `${e}${jP}`)).find(zP);
}
function Ai(e) {
  let t = pt(e);
  if (t === void 0) throw new ie(`there is no ${e} on PATH`);
  return t;
}
function zP(e) {
  try {
    return FP(e, NP.X_OK), LP(e).isFile();
  } catch {
    return !1;
  }
}
function dt() {
  return { LC_ALL: "C", ...lo(/^(PATH|SystemRoot)$/) };
}
function lo(e) {
  let t = Object.entries(process.env).flatMap(
    ([n, r]) => r && e.test(n) ? [[n, r]] : []
  );
  return Object.fromEntries(t);
}
var Bc = 1e3;
function Zn(e, { exitCode: t, endedBy: n }, r = "") {
  let o = r.trim().slice(-Bc), i = n ? `was ended by ${n}` : `failed with exit code ${t}`;
  return new ie(`${e} ${i}${o === "" ? "" : `: ${o}`}`);
}

// src/system/detached.ts
var Ac = L(pp(), 1);
import { once as HP } from "node:events";
import { finished as qP } from "node:stream/promises";
var GP = /^(NODE_(OPTIONS|EXTRA_CA_CERTS|USE_SYSTEM_CA|COMPILE_CACHE)|SSL_CERT_(FILE|DIR)|LD_LIBRARY_PATH)$/;
function hp({ path: e, args: t }) {
  let n = Object.entries(process.env).filter(([a]) => GP.test(a)), r = (0, Ac.spawn)(e, t, {
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
async function bU({ path: e, args: t }, { cwd: n, env: r, signal: o }, i = "stdout") {
  let s = process.platform !== "win32", a = (0, Ac.spawn)(e, t, { cwd: n, env: { ...r, ...dt() }, detached: s }), c = a[i];
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
    f += l, f.length > dp && u();
  });
  try {
    let [l, m] = await HP(a, "exit");
    if (u(), await qP(c, { signal: AbortSignal.timeout(1e3) }).catch(() => {
    }), o.throwIfAborted(), l === 0 && f.length <= dp) return f;
    throw Zn(e, { exitCode: l, endedBy: m });
  } finally {
    o.removeEventListener("abort", u), a.stdout.destroy(), a.stderr.destroy();
  }
}
var dp = 4 * 1024 ** 2;

// src/job/installed-tree.ts
var Np = L(yp(), 1);
import mE, { lstatSync as Lp, readdirSync as pE, readFileSync as dE } from "node:fs";

// src/files/patterns.ts
import { posix as aE } from "node:path";

// node_modules/balanced-match/dist/esm/index.js
var gp = (e, t, n) => {
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
var wp = "\0SLASH" + Math.random().toFixed(16) + "\0", bp = "\0OPEN" + Math.random().toFixed(16) + "\0", Ti = "\0CLOSE" + Math.random().toFixed(16) + "\0", vp = "\0COMMA" + Math.random().toFixed(16) + "\0", kp = "\0PERIOD" + Math.random().toFixed(16) + "\0", JP = new RegExp(wp, "g"), KP = new RegExp(bp, "g"), VP = new RegExp(Ti, "g"), XP = new RegExp(vp, "g"), ZP = new RegExp(kp, "g"), YP = /\\\\/g, QP = /\\{/g, eO = /\\}/g, tO = /\\,/g, nO = /\\\./g, rO = 1e5, oO = 4e6, iO = 1e3, sO = 1e3, aO = 2e7, cO = 16;
function Rc(e) {
  return isNaN(e) ? e.charCodeAt(0) : parseInt(e, 10);
}
function uO(e) {
  return e.replace(YP, wp).replace(QP, bp).replace(eO, Ti).replace(tO, vp).replace(nO, kp);
}
function fO(e) {
  return e.replace(JP, "\\").replace(KP, "{").replace(VP, "}").replace(XP, ",").replace(ZP, ".");
}
function Cc(e, t) {
  for (let n = 0; n < t.length; n++)
    e.push(t[n]);
}
function xp(e, t, n) {
  if (n.remaining < 0)
    return;
  let r = gp("{", "}", t), o = r !== void 0 && t.indexOf("{") < r[0];
  if (n.remaining -= r && !o ? r[1] + 1 : e.length, !(!r || n.remaining < 0))
    return {
      end: r[1],
      pre: e.slice(0, r[0]),
      body: e.slice(r[0] + 1, r[1]),
      post: e.slice(r[1] + 1),
      unmatched: o
    };
}
function lO(e, t) {
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
function mO(e, t) {
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
function pO(e, t) {
  let n = [], r = "";
  for (; ; ) {
    let o = xp(e, e, t);
    if (t.remaining < 0)
      return;
    if (!o) {
      let u = e.split(",");
      return u[0] = r + u[0], Cc(n, u), n;
    }
    let { pre: i, body: s, post: a } = o, c = i.split(",");
    if (c[0] = r + c[0], c[c.length - 1] += "{" + s + "}", !a.length)
      return Cc(n, c), n;
    r = c.pop(), Cc(n, c), e = a;
  }
}
function mo(e, t) {
  return e === void 0 || isNaN(e) ? t : e;
}
function Sp(e, t = {}) {
  if (!e)
    return [];
  let n = mo(t.max, rO), r = mo(t.maxLength, oO), o = mo(t.maxDepth, iO), i = mo(t.maxRewrites, sO), s = mo(t.maxSteps, aO);
  return e.slice(0, 2) === "{}" && (e = "\\{\\}" + e.slice(2)), _c(uO(e), n, r, o, 0, i, { remaining: s }, !0).map(fO);
}
function dO(e) {
  return "{" + e + "}";
}
function hO(e) {
  return /^-?0\d/.test(e);
}
function yO(e, t) {
  return e <= t;
}
function gO(e, t) {
  return e >= t;
}
function po(e, t, n, r, o, i, s) {
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
function wO(e, t, n, r, o) {
  let i = e.split(/\.\./), s = [];
  if (i[0] === void 0 || i[1] === void 0)
    return s;
  let a = Rc(i[0]), c = Rc(i[1]), u = Math.max(i[0].length, i[1].length), f = i.length === 3 && i[2] !== void 0 ? Math.max(Math.abs(Rc(i[2])), 1) : 1, l = yO;
  c < a && (f *= -1, l = gO);
  let p = i.some(hO), d = p ? u : 1, h = 0;
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
function _c(e, t, n, r, o, i, s, a) {
  if (s.remaining -= cO, o > r)
    return [e];
  let c = [""], u = 0, f = !1, l = !0, m = e;
  for (; ; ) {
    let p = xp(e, m, s);
    if (!p)
      return po(c, e, [""], t, n, f, s);
    p.unmatched && (m = lO(m, s));
    let d = p.pre, h = () => po(c, d + "{" + p.body + "}" + p.post, [""], t, n, f, s);
    if (/\$$/.test(d)) {
      if (c = po(c, d + "{" + p.body + "}", [""], t, n, f && !p.post.length, s), l = !1, !p.post.length)
        break;
      e = p.post, m = m.slice(p.end + 1);
      continue;
    }
    let y = /^-?\d+\.\.-?\d+(?:\.\.-?\d+)?$/.test(p.body), w = /^[a-zA-Z]\.\.[a-zA-Z](?:\.\.-?\d+)?$/.test(p.body), v = y || w, S = p.body.indexOf(",") >= 0;
    if (!v && !S) {
      if (u < i && mO(p.post, s)) {
        u++, e = p.pre + "{" + p.body + Ti + p.post, m = m.slice(0, p.end) + Ti + m.slice(p.end + 1), a = !0;
        continue;
      }
      return h();
    }
    l && (f = a && !v, l = !1);
    let O;
    if (v) {
      if (O = wO(p.body, w, t, n, s), !O)
        return h();
    } else {
      let C = pO(p.body, s);
      if (!C)
        return h();
      if (C.length === 1 && C[0] !== void 0) {
        if (C = _c(C[0], t, n, r, o + 1, i, s, !1).map(dO), s.remaining < 0)
          return h();
        if (C.length === 1) {
          let re = po(c, d + C[0], [""], t, n, f && !p.post.length, s);
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
      e: for (let re = 0; re < C.length; re++) {
        let Qt = _c(C[re], t, n, r, o + 1, i, s, !1);
        if (s.remaining < 0)
          return h();
        for (let en = 0; en < Qt.length; en++) {
          let tn = Qt[en];
          if (!(z && !tn)) {
            if (O.length >= t || U + tn.length > n)
              break e;
            O.push(tn), U += tn.length;
          }
        }
      }
    }
    let I = po(c, d, O, t, n, f && !p.post.length, s);
    if (s.remaining < 0)
      return h();
    if (c = I, !p.post.length)
      break;
    e = p.post, m = m.slice(p.end + 1);
  }
  return c;
}

// node_modules/minimatch/dist/esm/assert-valid-pattern.js
var ho = (e) => {
  if (typeof e != "string")
    throw new TypeError("invalid pattern");
  if (e.length > 65536)
    throw new TypeError("pattern is too long");
};

// node_modules/minimatch/dist/esm/brace-expressions.js
var bO = {
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
}, yo = (e) => e.replace(/[[\]\\-]/g, "\\$&"), vO = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), Pp = (e) => e.join(""), Op = (e, t) => {
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
      for (let [y, [w, v, S]] of Object.entries(bO))
        if (e.startsWith(y, i)) {
          if (l)
            return ["$.", !1, e.length - n, !0];
          i += y.length, S ? o.push(w) : r.push(w), a = a || v;
          continue e;
        }
    }
    if (c = !1, l) {
      h > l ? r.push(yo(l) + "-" + yo(h)) : h === l && r.push(yo(h)), l = "", i++;
      continue;
    }
    if (e.startsWith("-]", i + 1)) {
      r.push(yo(h + "-")), i += 2;
      continue;
    }
    if (e.startsWith("-", i + 1)) {
      l = h, i += 2;
      continue;
    }
    r.push(yo(h)), i++;
  }
  if (f < i)
    return ["", !1, 0, !1];
  if (!r.length && !o.length)
    return ["$.", !1, e.length - n, !0];
  if (o.length === 0 && r.length === 1 && /^\\?.$/.test(r[0]) && !u) {
    let h = r[0].length === 2 ? r[0].slice(-1) : r[0];
    return [vO(h), !1, f - n, !1];
  }
  let m = "[" + (u ? "^" : "") + Pp(r) + "]", p = "[" + (u ? "" : "^") + Pp(o) + "]";
  return [r.length && o.length ? "(" + m + "|" + p + ")" : r.length ? m : p, a, f - n, !0];
};

// node_modules/minimatch/dist/esm/unescape.js
var Dt = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !0 } = {}) => n ? t ? e.replace(/\[([^/\\])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\])\]/g, "$1$2").replace(/\\([^/])/g, "$1") : t ? e.replace(/\[([^/\\{}])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\{}])\]/g, "$1$2").replace(/\\([^/{}])/g, "$1");

// node_modules/minimatch/dist/esm/ast.js
var xe, kO = /* @__PURE__ */ new Set(["!", "?", "+", "*", "@"]), Fc = (e) => kO.has(e), Ep = (e) => Fc(e.type), xO = /* @__PURE__ */ new Map([
  ["!", ["@"]],
  ["?", ["?", "@"]],
  ["@", ["@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@"]]
]), SO = /* @__PURE__ */ new Map([
  ["!", ["?"]],
  ["@", ["?"]],
  ["+", ["?", "*"]]
]), PO = /* @__PURE__ */ new Map([
  ["!", ["?", "@"]],
  ["?", ["?", "@"]],
  ["@", ["?", "@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@", "?", "*"]]
]), Ip = /* @__PURE__ */ new Map([
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
]), OO = "(?!(?:^|/)\\.\\.?(?:$|/))", Ri = "(?!\\.)", EO = /* @__PURE__ */ new Set(["[", "."]), IO = /* @__PURE__ */ new Set(["..", "."]), $O = new Set("().*{}+?[]^$\\!"), MO = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), Nc = "[^/]", $p = Nc + "*?", Mp = Nc + "+?", BO = 0, fn = class {
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
  id = ++BO;
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
        if (!o.noext && Fc(w) && t.charAt(h) === "(" && i <= s) {
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
      if (!o.noext && Fc(h) && t.charAt(l) === "(" && /* c8 ignore start - the maxDepth is sufficient here */
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
    return this.#d(t, SO);
  }
  #d(t, n = xO) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null)
      return !1;
    let r = t.#e[0];
    return !r || typeof r != "object" || r.type === null ? !1 : this.#m(r.type, n);
  }
  #m(t, n = PO) {
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
    return !!Ip.get(this.type)?.has(t);
  }
  #k(t) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null || this.#e.length !== 1)
      return !1;
    let n = t.#e[0];
    return !n || typeof n != "object" || n.type === null ? !1 : this.#v(n.type);
  }
  #x(t) {
    let n = Ip.get(this.type), r = t.#e[0], o = n?.get(r.type);
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
    if (this.#t === this && (this.#p(), this.#g()), !Ep(this)) {
      let c = this.isStart() && this.isEnd() && !this.#e.some((p) => typeof p != "string"), u = this.#e.map((p) => {
        let [d, h, y, w] = typeof p == "string" ? xe.#S(p, this.#n, c) : p.toRegExpSource(t);
        return this.#n = this.#n || y, this.#o = this.#o || w, d;
      }).join(""), f = "";
      if (this.isStart() && typeof this.#e[0] == "string" && !(this.#e.length === 1 && IO.has(this.#e[0]))) {
        let d = EO, h = (
          // dots are allowed, and the pattern starts with [ or .
          n && d.has(u.charAt(0)) || // the pattern starts with \., and then [ or .
          u.startsWith("\\.") && d.has(u.charAt(2)) || // the pattern starts with \.\., and then [ or .
          u.startsWith("\\.\\.") && d.has(u.charAt(4))
        ), y = !n && !t && d.has(u.charAt(0));
        f = h ? OO : y ? Ri : "";
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
    let s = !r || t || n || !Ri ? "" : this.#y(!0);
    s === i && (s = ""), s && (i = `(?:${i})(?:${s})*?`);
    let a = "";
    if (this.type === "!" && this.#f)
      a = (this.isStart() && !n ? Ri : "") + Mp;
    else {
      let c = this.type === "!" ? (
        // !() must match something,but !(x) can match ''
        "))" + (this.isStart() && !n && !t ? Ri : "") + $p + ")"
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
    if (Ep(this)) {
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
        o = !1, i += ($O.has(u) ? "\\" : "") + u;
        continue;
      }
      if (u === "*") {
        if (a)
          continue;
        a = !0, i += r && /^[*]+$/.test(t) ? Mp : $p, n = !0;
        continue;
      } else
        a = !1;
      if (u === "\\") {
        c === t.length - 1 ? i += "\\\\" : o = !0;
        continue;
      }
      if (u === "[") {
        let [f, l, m, p] = Op(t, c);
        if (m) {
          i += f, s = s || l, c += m - 1, n = n || p;
          continue;
        }
      }
      if (u === "?") {
        i += Nc, n = !0;
        continue;
      }
      i += MO(u);
    }
    return [i, Dt(t), !!n, s];
  }
};
xe = fn;

// node_modules/minimatch/dist/esm/escape.js
var Lc = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !1 } = {}) => n ? t ? e.replace(/[?*()[\]{}]/g, "[$&]") : e.replace(/[?*()[\]\\{}]/g, "\\$&") : t ? e.replace(/[?*()[\]]/g, "[$&]") : e.replace(/[?*()[\]\\]/g, "\\$&");

// node_modules/minimatch/dist/esm/index.js
var ye = (e, t, n = {}) => (ho(t), !n.nocomment && t.charAt(0) === "#" ? !1 : new ze(t, n).match(e)), AO = /^\*+([^+@!?*[(]*)$/, TO = (e) => (t) => !t.startsWith(".") && t.endsWith(e), RO = (e) => (t) => t.endsWith(e), CO = (e) => (e = e.toLowerCase(), (t) => !t.startsWith(".") && t.toLowerCase().endsWith(e)), _O = (e) => (e = e.toLowerCase(), (t) => t.toLowerCase().endsWith(e)), FO = /^\*+\.\*+$/, NO = (e) => !e.startsWith(".") && e.includes("."), LO = (e) => e !== "." && e !== ".." && e.includes("."), DO = /^\.\*+$/, WO = (e) => e !== "." && e !== ".." && e.startsWith("."), UO = /^\*+$/, jO = (e) => e.length !== 0 && !e.startsWith("."), zO = (e) => e.length !== 0 && e !== "." && e !== "..", HO = /^\?+([^+@!?*[(]*)?$/, qO = ([e, t = ""]) => {
  let n = Tp([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, GO = ([e, t = ""]) => {
  let n = Rp([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, JO = ([e, t = ""]) => {
  let n = Rp([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, KO = ([e, t = ""]) => {
  let n = Tp([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, Tp = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && !n.startsWith(".");
}, Rp = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && n !== "." && n !== "..";
}, Cp = typeof process == "object" && process ? typeof process.env == "object" && process.env && process.env.__MINIMATCH_TESTING_PLATFORM__ || process.platform : "posix", Bp = {
  win32: { sep: "\\" },
  posix: { sep: "/" }
}, VO = Cp === "win32" ? Bp.win32.sep : Bp.posix.sep;
ye.sep = VO;
var de = /* @__PURE__ */ Symbol("globstar **");
ye.GLOBSTAR = de;
var XO = "[^/]", ZO = XO + "*?", YO = "(?:(?!(?:\\/|^)(?:\\.{1,2})($|\\/)).)*?", QO = "(?:(?!(?:\\/|^)\\.).)*?", eE = (e, t = {}) => (n) => ye(n, e, t);
ye.filter = eE;
var _e = (e, t = {}) => Object.assign({}, e, t), tE = (e) => {
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
ye.defaults = tE;
var _p = (e, t = {}) => (ho(e), t.nobrace || !/\{(?:(?!\{).)*\}/.test(e) ? [e] : Sp(e, { max: t.braceExpandMax }));
ye.braceExpand = _p;
var nE = (e, t = {}) => new ze(e, t).makeRe();
ye.makeRe = nE;
var rE = (e, t, n = {}) => {
  let r = new ze(t, n);
  return e = e.filter((o) => r.match(o)), r.options.nonull && !e.length && e.push(t), e;
};
ye.match = rE;
var Ap = /[?*]|[+@!]\(.*?\)|\[|\]/, oE = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), ze = class {
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
    ho(t), n = n || {}, this.options = n, this.maxGlobstarRecursion = n.maxGlobstarRecursion ?? 200, this.pattern = t, this.platform = n.platform || Cp, this.isWindows = this.platform === "win32";
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
        let c = i[0] === "" && i[1] === "" && (i[2] === "?" || !Ap.test(i[2])) && !Ap.test(i[3]), u = /^[a-z]:/i.test(i[0]);
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
    return _p(this.pattern, this.options);
  }
  parse(t) {
    ho(t);
    let n = this.options;
    if (t === "**")
      return de;
    if (t === "")
      return "";
    let r, o = null;
    (r = t.match(UO)) ? o = n.dot ? zO : jO : (r = t.match(AO)) ? o = (n.nocase ? n.dot ? _O : CO : n.dot ? RO : TO)(r[1]) : (r = t.match(HO)) ? o = (n.nocase ? n.dot ? GO : qO : n.dot ? JO : KO)(r) : (r = t.match(FO)) ? o = n.dot ? LO : NO : (r = t.match(DO)) && (o = WO);
    let i = fn.fromGlob(t, this.options).toMMPattern();
    return o && typeof i == "object" && Reflect.defineProperty(i, "test", { value: o }), i;
  }
  makeRe() {
    if (this.regexp || this.regexp === !1)
      return this.regexp;
    let t = this.set;
    if (!t.length)
      return this.regexp = !1, this.regexp;
    let n = this.options, r = n.noglobstar ? ZO : n.dot ? YO : QO, o = new Set(n.nocase ? ["i"] : []), i = t.map((c) => {
      let u = c.map((l) => {
        if (l instanceof RegExp)
          for (let m of l.flags.split(""))
            o.add(m);
        return typeof l == "string" ? oE(l) : l === de ? de : l._src;
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
ye.AST = fn;
ye.Minimatch = ze;
ye.escape = Lc;
ye.unescape = Dt;

// src/files/windows-names.ts
var iE = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³]) *(\.|$)/i;
function sE(e) {
  if (e === "." || e === "..") return;
  if (iE.test(e)) return "it is a device";
  if (/[. ]$/.test(e)) return "it ends in a dot or a blank";
  let t = [...e].find((n) => n < " " || '<>:"|?*\\'.includes(n));
  return t === void 0 ? void 0 : `it has the character ${JSON.stringify(t)}`;
}
function Ci(e) {
  for (let t of e.split("/")) {
    let n = sE(t);
    if (n !== void 0) throw new Error(`Windows has no file ${JSON.stringify(t)}: ${n}`);
  }
}

// src/files/patterns.ts
var Fp = {
  dot: !0,
  nobrace: !0,
  nocomment: !0,
  noext: !0,
  nonegate: !0,
  // All paths have `/`, on Windows, too.
  platform: "linux"
};
function Ee(e, t, { platform: n = process.platform, home: r = Rt() } = {}) {
  let o = { platform: n, home: r && G(r, n) }, i = e.filter((c) => !c.startsWith("#")).map((c) => cE(c, G(t, n), o)), s = i.filter((c) => !c.negated), a = (c, u = -1) => i.findLast((f, l) => l > u && f.names(c))?.negated ?? !1;
  return {
    lines: s.map(
      (c, u) => fE(c, u, { order: i.indexOf(c), platform: n })
    ),
    excludes: s.length < i.length ? a : void 0
  };
}
function cE(e, t, n) {
  let r = Bt(n.platform), o = n.platform === "win32", i = e.match(/^[!\s]*/)?.[0] ?? "", s = G(e.slice(i.length), n.platform), [a, c] = uE(s, t, { ...n, maths: r }), [, u = "", f = ""] = aE.normalize(c).match(/^((?:\.\.(?:\/|$))*)(.*?)\/*$/s) ?? [], l = r.resolve(a, u), m = f === "" || f === ".", p = new ze(f, Fp), d = o ? new ze(f, { ...Fp, nocase: !0 }) : p;
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
function uE(e, t, { maths: n, home: r }) {
  let { root: o } = n.parse(e);
  if (o !== "") return [n.resolve(t, o), e.slice(o.length).replace(/^\/+/, "")];
  if (e !== "~" && !e.startsWith("~/")) return [t, e];
  if (r === void 0) throw new Error(`the line ${e} of \`path\` is wrong here: ${ri}`);
  return [r, e.slice(2)];
}
function fE({ line: e, anchor: t, segments: n, rest: r, names: o }, i, { order: s, platform: a }) {
  let { join: c } = Bt(a), u = n.findIndex((p) => typeof p != "string"), f = u === -1, l = f ? n.slice(0, -1) : n.slice(0, u);
  a === "win32" && lE(e, t, n);
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
function lE(e, t, n) {
  let r = `the line ${e} of \`path\` is wrong here`;
  if (t.startsWith("//./")) throw new Error(`${r}: it is a device`);
  try {
    for (let o of n) typeof o == "string" && Ci(o);
  } catch (o) {
    throw new Error(`${r}: ${P(o)}`);
  }
}

// src/job/installed-tree.ts
function Dp({ directories: e, marks: t }) {
  let n = (0, Np.createHash)("sha256");
  for (let r of e)
    for (let o of mE.globSync(t, { cwd: r }).sort()) {
      let i = B(r, o);
      n.update(JSON.stringify([r, o])), Lp(i, { throwIfNoEntry: !1 })?.isFile() && n.update(dE(i));
    }
  return n.digest("hex");
}
function Wp(e, t) {
  if (!t) return e;
  let n = ({ line: r, path: o }) => t.patterns.includes(r.text) && !t.matches.includes(o);
  return e.filter((r) => !n(r));
}
var hE = 5e3, yE = 20;
function gE(e) {
  let t = Date.now() - yE;
  return e.flatMap((n) => {
    let r = Hp(n);
    return r.length === 0 || r.length > hE ? [] : { directory: n, bornMs: wE(n, r), seenMs: t };
  });
}
function Up({ paths: e, mode: t, rolling: n, lookupOnly: r }) {
  if (n || r || t === "lazy") return;
  let { lines: o } = Ee(e, process.cwd());
  return gE(o.flatMap(({ literal: i }) => i ?? []));
}
function wE(e, t) {
  let n = 0;
  for (let r of t) {
    let o = zp(B(e, r))?.birthtimeMs ?? 0;
    if (o === 0) return 0;
    n = Math.max(n, o);
  }
  return n;
}
function jp(e) {
  return e.filter(({ directory: n, bornMs: r, seenMs: o }) => {
    let i = (a) => {
      let c = zp(B(n, a));
      return !c || c.birthtimeMs <= r ? !1 : !c.isDirectory() || c.mtimeMs > o;
    }, s = Hp(n);
    return s.length > 0 && s.every(i);
  }).map(({ directory: n }) => n);
}
function zp(e) {
  try {
    return Lp(e);
  } catch {
    return;
  }
}
function Hp(e) {
  try {
    return pE(e);
  } catch {
    return [];
  }
}

// src/system/disk/scratch.ts
import { mkdtempSync as PE, rmSync as Kp } from "node:fs";
import { join as OE } from "node:path";

// src/system/disk/space.ts
import { statfsSync as bE } from "node:fs";
import { statfs as vE } from "node:fs/promises";
var kE = 0.05, xE = { bytes: 256 * 1024 * 1024, files: 64 * 1024 }, SE = 20;
async function qp(e) {
  let { bavail: t, blocks: n, bsize: r, ffree: o, files: i } = await vE(e), s = (c, u) => Math.floor(Math.min(u * kE, xE[c])), a = i === 0 ? Number.POSITIVE_INFINITY : o - s("files", i);
  return { bytes: t * r - s("bytes", n * r), files: a };
}
function ln(e, t) {
  return E(e) === "ENOSPC" || /No space left on device/.test(P(e)) ? Gp(t) : e;
}
async function Yn(e, t, n, r) {
  let { bytesWritten: o } = await e.writev(n, r).catch((i) => {
    throw ln(i, t);
  });
  if (o !== Qe(n)) throw Gp(t);
}
function Gp(e) {
  let { bavail: t, blocks: n, bsize: r, ffree: o, files: i } = bE(e), s = `${j(t * r)} of ${j(n * r)} are free`, a = i > 0 && o === 0 ? ", and the file system takes no more files" : "";
  return new Error(
    `no space is left (ENOSPC) on the disk of ${e}: ${s}${a}. Make room on this disk`
  );
}
async function ot(e, t) {
  let n = await qp(e), r = (o, i) => new Error(`${o} are needed, but only ${i} are free at ${e}`);
  if (n.bytes < t.bytes)
    throw r(j(t.bytes), j(Math.max(0, n.bytes)));
  if (n.files < (t.files ?? 0)) throw r(`${t.files} files`, `${Math.max(0, n.files)}`);
}
async function go(e, t, n) {
  let r = new AbortController(), o = setInterval(async () => {
    let { bytes: i, files: s } = await qp(e).catch(() => ({ bytes: 0, files: 0 }));
    (i < 0 || s < 0) && r.abort(new Error(`hardly any space is left at ${e}`));
  }, SE);
  try {
    return await n(AbortSignal.any([t, r.signal]));
  } finally {
    clearInterval(o);
  }
}

// src/system/disk/scratch.ts
var Dc = /* @__PURE__ */ new Set();
function Jp() {
  for (let e of Dc) Kp(e, { recursive: !0, force: !0 });
}
function EE(e) {
  try {
    return PE(OE(e, "headstart-"));
  } catch (t) {
    throw ln(t, e);
  }
}
function Se(e) {
  process.listeners("exit").includes(Jp) || process.on("exit", Jp);
  let t = EE(e);
  Dc.add(t);
  let n = () => {
    Kp(t, { recursive: !0, force: !0 }), Dc.delete(t);
  };
  return { dir: t, remove: n, [Symbol.dispose]: n };
}

// src/system/run.ts
import { AsyncLocalStorage as IE } from "node:async_hooks";
import { subscribe as $E, unsubscribe as ME } from "node:diagnostics_channel";
var BE = 6e4;
async function mn(e, t, n) {
  return ht({ path: Ai(e), args: t }, n);
}
async function ht(e, t) {
  let { limitMs: n = BE, goodCodes: r = [0], signal: o, ...i } = t, s = new AbortController(), a = new ie(`${e.path} did not end within ${n / 1e3} seconds`), c = 10, u = () => {
    --c === 0 && s.abort(a);
  }, f = n < 1 / 0 ? setInterval(u, n / c) : void 0;
  try {
    let l = AbortSignal.any([o, s.signal]), m = await Wc(e, { ...i, signal: l });
    if (m.exitCode !== null && r.includes(m.exitCode)) return m.stdout;
    throw Zn(e.path, m, m.stderr.toString());
  } finally {
    clearInterval(f);
  }
}
var Vp = new IE();
async function Wc({ path: e, args: t }, n) {
  let { cwd: r, signal: o, input: i = Buffer.alloc(0), env: s = dt(), abortBy: a = "SIGKILL" } = n;
  o.throwIfAborted();
  let [c, u] = [[], []], f, l = () => {
    f?.kill(a);
  }, m = (d) => {
    Vp.getStore() === m && (f = d.process, process.nextTick(() => {
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
  $E(Xp, m), o.addEventListener("abort", l);
  try {
    let d = await Vp.run(m, () => ql(AE(e), t, p));
    o.throwIfAborted();
    let h = f?.signalCode ?? null;
    return { exitCode: d, endedBy: h, stdout: Buffer.concat(c), stderr: Buffer.concat(u) };
  } catch (d) {
    throw o.throwIfAborted(), new ie(`${e} could not be run: ${P(d)}`);
  } finally {
    ME(Xp, m), o.removeEventListener("abort", l), f?.stdout?.destroy(), f?.stderr?.destroy();
  }
}
var Xp = "child_process";
function AE(e) {
  if (/\\("|$)/.test(e)) throw new Error("its path cannot be quoted");
  return `"${e.replaceAll('"', '\\"')}"`;
}

// src/system/tools.ts
import { readFileSync as TE } from "node:fs";
async function Zp(e, t = !0) {
  let n = async (s) => {
    let a = t ? pt(s) : void 0;
    return a && await RE(a, e) && a;
  }, [r, o, i] = await Promise.all([
    CE(e),
    n("mksquashfs"),
    n("unsquashfs")
  ]);
  return { tar: r, zstd: pt("zstd"), mksquashfs: o, unsquashfs: i };
}
async function RE(e, t) {
  let n = await Qp("-version", e, t), [, r, o, i] = n.match(/squashfs version ((\d+)\.(\d+)(?:\.\d+)?)/) ?? [];
  return Number(o) * 100 + Number(i) >= 405 ? r : void 0;
}
async function CE(e) {
  if (process.platform === "win32") return { dialect: "node" };
  for (let t of ["tar", "gtar", "bsdtar"]) {
    let n = pt(t), r = n && (_E(n) ?? FE(await Qp("--version", n, e)));
    if (r) return { path: n, dialect: r };
  }
  return { dialect: "node" };
}
var Yp = { "GNU tar": "gnu", bsdtar: "bsd" };
function _E(e) {
  try {
    let t = TE(e);
    return Object.entries(Yp).find(([n]) => t.includes(`\0${n}\0`))?.[1];
  } catch {
    return;
  }
}
async function Qp(e, t, n) {
  let r = { cwd: "/", signal: n, limitMs: 1e4, goodCodes: [0, 1] };
  try {
    return (await ht({ path: t, args: [e] }, r)).toString();
  } catch (o) {
    return n.throwIfAborted(), x(`Not used: ${P(o)}`), "";
  }
}
function FE(e) {
  return Object.entries(Yp).find(([t]) => e.includes(t))?.[1];
}

// src/files/matches.ts
import { lstatSync as TI } from "node:fs";

// node_modules/@actions/glob/lib/internal-globber.js
import * as nr from "fs";

// node_modules/@actions/glob/lib/internal-glob-options-helper.js
function Uc(e) {
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
import * as Wi from "path";

// node_modules/@actions/glob/lib/internal-path-helper.js
var Wt = L(ed(), 1);
import * as Qn from "path";
var Ut = process.platform === "win32";
function gt(e) {
  if (e = yt(e), Ut && /^\\\\[^\\]+(\\[^\\]+)?$/.test(e))
    return e;
  let t = Qn.dirname(e);
  return Ut && /^\\\\[^\\]+\\[^\\]+\\$/.test(t) && (t = yt(t)), t;
}
function Fi(e, t) {
  if ((0, Wt.default)(e, "ensureAbsoluteRoot parameter 'root' must not be empty"), (0, Wt.default)(t, "ensureAbsoluteRoot parameter 'itemPath' must not be empty"), wo(t))
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
  return (0, Wt.default)(wo(e), "ensureAbsoluteRoot parameter 'root' must have an absolute root"), e.endsWith("/") || Ut && e.endsWith("\\") || (e += Qn.sep), e + t;
}
function wo(e) {
  return (0, Wt.default)(e, "hasAbsoluteRoot parameter 'itemPath' must not be empty"), e = He(e), Ut ? e.startsWith("\\\\") || /^[A-Z]:\\/i.test(e) : e.startsWith("/");
}
function bo(e) {
  return (0, Wt.default)(e, "isRooted parameter 'itemPath' must not be empty"), e = He(e), Ut ? e.startsWith("\\") || /^[A-Z]:/i.test(e) : e.startsWith("/");
}
function He(e) {
  return e = e || "", Ut ? (e = e.replace(/\//g, "\\"), (/^\\\\+[^\\]/.test(e) ? "\\" : "") + e.replace(/\\\\+/g, "\\")) : e.replace(/\/\/+/g, "/");
}
function yt(e) {
  return e ? (e = He(e), !e.endsWith(Qn.sep) || e === Qn.sep || Ut && /^[A-Z]:\\$/i.test(e) ? e : e.substr(0, e.length - 1)) : "";
}

// node_modules/@actions/glob/lib/internal-match-kind.js
var qe;
(function(e) {
  e[e.None = 0] = "None", e[e.Directory = 1] = "Directory", e[e.File = 2] = "File", e[e.All = 3] = "All";
})(qe || (qe = {}));

// node_modules/@actions/glob/lib/internal-pattern-helper.js
var td = process.platform === "win32";
function zc(e) {
  e = e.filter((r) => !r.negate);
  let t = {};
  for (let r of e) {
    let o = td ? r.searchPath.toUpperCase() : r.searchPath;
    t[o] = "candidate";
  }
  let n = [];
  for (let r of e) {
    let o = td ? r.searchPath.toUpperCase() : r.searchPath;
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
function nd(e, t) {
  let n = qe.None;
  for (let r of e)
    r.negate ? n &= ~r.match(t) : n |= r.match(t);
  return n;
}
function rd(e, t) {
  return e.some((n) => !n.negate && n.partialMatch(t));
}

// node_modules/@actions/glob/lib/internal-pattern.js
import * as sd from "os";
import * as tr from "path";
var jt = L(od(), 1);

// node_modules/@actions/glob/lib/internal-path.js
import * as pn from "path";
var er = L(id(), 1), DE = process.platform === "win32", dn = class {
  /**
   * Constructs a Path
   * @param itemPath Path or array of segments
   */
  constructor(t) {
    if (this.segments = [], typeof t == "string")
      if ((0, er.default)(t, "Parameter 'itemPath' must not be empty"), t = yt(t), !bo(t))
        this.segments = t.split(pn.sep);
      else {
        let n = t, r = gt(n);
        for (; r !== n; ) {
          let o = pn.basename(n);
          this.segments.unshift(o), n = r, r = gt(n);
        }
        this.segments.unshift(n);
      }
    else {
      (0, er.default)(t.length > 0, "Parameter 'itemPath' must not be an empty array");
      for (let n = 0; n < t.length; n++) {
        let r = t[n];
        (0, er.default)(r, "Parameter 'itemPath' must not contain any empty segments"), r = He(t[n]), n === 0 && bo(r) ? (r = yt(r), (0, er.default)(r === gt(r), "Parameter 'itemPath' root segment contains information for multiple segments"), this.segments.push(r)) : ((0, er.default)(!r.includes(pn.sep), "Parameter 'itemPath' contains unexpected path separators"), this.segments.push(r));
      }
    }
  }
  /**
   * Converts the path to it's string representation
   */
  toString() {
    let t = this.segments[0], n = t.endsWith(pn.sep) || DE && /^[A-Z]:$/i.test(t);
    for (let r = 1; r < this.segments.length; r++)
      n ? n = !1 : t += pn.sep, t += this.segments[r];
    return t;
  }
};

// node_modules/@actions/glob/lib/internal-pattern.js
var wt = process.platform === "win32", vo = class e {
  constructor(t, n = !1, r, o) {
    this.negate = !1;
    let i;
    if (typeof t == "string")
      i = t.trim();
    else {
      r = r || [], (0, jt.default)(r.length, "Parameter 'segments' must not empty");
      let u = e.getLiteral(r[0]);
      (0, jt.default)(u && wo(u), "Parameter 'segments' first element must be a root path"), i = new dn(r).toString().trim(), t && (i = `!${i}`);
    }
    for (; i.startsWith("!"); )
      this.negate = !this.negate, i = i.substr(1).trim();
    i = e.fixupPattern(i, o), this.segments = new dn(i).segments, this.trailingSeparator = He(i).endsWith(tr.sep), i = yt(i);
    let s = !1, a = this.segments.map((u) => e.getLiteral(u)).filter((u) => !s && !(s = u === ""));
    this.searchPath = new dn(a).toString(), this.rootRegExp = new RegExp(e.regExpEscape(a[0]), wt ? "i" : ""), this.isImplicitPattern = n;
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
    return this.segments[this.segments.length - 1] === "**" ? (t = He(t), !t.endsWith(tr.sep) && this.isImplicitPattern === !1 && (t = `${t}${tr.sep}`)) : t = yt(t), this.minimatch.match(t) ? this.trailingSeparator ? qe.Directory : qe.All : qe.None;
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
    let r = new dn(t).segments.map((o) => e.getLiteral(o));
    if ((0, jt.default)(r.every((o, i) => (o !== "." || i === 0) && o !== ".."), `Invalid pattern '${t}'. Relative pathing '.' and '..' is not allowed.`), (0, jt.default)(!bo(t) || r[0], `Invalid pattern '${t}'. Root segment must not contain globs.`), t = He(t), t === "." || t.startsWith(`.${tr.sep}`))
      t = e.globEscape(process.cwd()) + t.substr(1);
    else if (t === "~" || t.startsWith(`~${tr.sep}`))
      n = n || sd.homedir(), (0, jt.default)(n, "Unable to determine HOME directory"), (0, jt.default)(wo(n), `Expected HOME directory to be a rooted path. Actual '${n}'`), t = e.globEscape(n) + t.substr(1);
    else if (wt && (t.match(/^[A-Z]:$/i) || t.match(/^[A-Z]:[^\\]/i))) {
      let o = Fi("C:\\dummy-root", t.substr(0, 2));
      t.length > 2 && !o.endsWith("\\") && (o += "\\"), t = e.globEscape(o) + t.substr(2);
    } else if (wt && (t === "\\" || t.match(/^\\[^\\]/))) {
      let o = Fi("C:\\dummy-root", "\\");
      o.endsWith("\\") || (o += "\\"), t = e.globEscape(o) + t.substr(1);
    } else
      t = Fi(e.globEscape(process.cwd()), t);
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
var ko = class {
  constructor(t, n) {
    this.path = t, this.level = n;
  }
};

// node_modules/@actions/glob/lib/internal-globber.js
var Hc = function(e, t, n, r) {
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
}, WE = function(e) {
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
}, UE = function(e, t, n) {
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
}, jE = process.platform === "win32", Di = class e {
  constructor(t) {
    this.patterns = [], this.searchPaths = [], this.options = Uc(t);
  }
  getSearchPaths() {
    return this.searchPaths.slice();
  }
  glob() {
    return Hc(this, void 0, void 0, function* () {
      var t, n, r, o;
      let i = [];
      try {
        for (var s = !0, a = WE(this.globGenerator()), c; c = yield a.next(), t = c.done, !t; s = !0) {
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
    return UE(this, arguments, function* () {
      let n = Uc(this.options), r = [];
      for (let s of this.patterns)
        r.push(s), n.implicitDescendants && (s.trailingSeparator || s.segments[s.segments.length - 1] !== "**") && r.push(new vo(s.negate, !0, s.segments.concat("**")));
      let o = [];
      for (let s of zc(r)) {
        ve(`Search path '${s}'`);
        try {
          yield zt(nr.promises.lstat(s));
        } catch (a) {
          if (a.code === "ENOENT")
            continue;
          throw a;
        }
        o.unshift(new ko(s, 1));
      }
      let i = [];
      for (; o.length; ) {
        let s = o.pop(), a = nd(r, s.path), c = !!a || rd(r, s.path);
        if (!a && !c)
          continue;
        let u = yield zt(
          e.stat(s, n, i)
          // Broken symlink, or symlink cycle detected, or no longer exists
        );
        if (u && !(n.excludeHiddenFiles && Wi.basename(s.path).match(/^\./)))
          if (u.isDirectory()) {
            if (a & qe.Directory && n.matchDirectories)
              yield yield zt(s.path);
            else if (!c)
              continue;
            let f = s.level + 1, l = (yield zt(nr.promises.readdir(s.path))).map((m) => new ko(Wi.join(s.path, m), f));
            o.push(...l.reverse());
          } else a & qe.File && (yield yield zt(s.path));
      }
    });
  }
  /**
   * Constructs a DefaultGlobber
   */
  static create(t, n) {
    return Hc(this, void 0, void 0, function* () {
      let r = new e(n);
      jE && (t = t.replace(/\r\n/g, `
`), t = t.replace(/\r/g, `
`));
      let o = t.split(`
`).map((i) => i.trim());
      for (let i of o)
        !i || i.startsWith("#") || r.patterns.push(new vo(i));
      return r.searchPaths.push(...zc(r.patterns)), r;
    });
  }
  static stat(t, n, r) {
    return Hc(this, void 0, void 0, function* () {
      let o;
      if (n.followSymbolicLinks)
        try {
          o = yield nr.promises.stat(t.path);
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
        o = yield nr.promises.lstat(t.path);
      if (o.isDirectory() && n.followSymbolicLinks) {
        let i = yield nr.promises.realpath(t.path);
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
var zE = L(ad(), 1);

// node_modules/@actions/glob/lib/glob.js
var HE = function(e, t, n, r) {
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
function cd(e, t) {
  return HE(this, void 0, void 0, function* () {
    return yield Di.create(e, t);
  });
}

// src/files/byte-strings.ts
import { readdirSync as qE } from "node:fs";
function b(e) {
  return Buffer.from(e, "utf8").toString("latin1");
}
var GE = /[\u0080-\u00ff]/, JE = new TextDecoder("utf-8", { fatal: !0, ignoreBOM: !0 });
function g(e, t = process.platform) {
  if (!GE.test(e)) return e;
  let n = Buffer.from(e, "latin1");
  if (t !== "win32") return n;
  try {
    return JE.decode(n);
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
  return qE(g(e), { encoding: "latin1" });
}

// src/files/staging.ts
import {
  chmodSync as xI,
  lstatSync as Pd,
  mkdtempSync as SI,
  readdirSync as Od,
  rmdirSync as PI,
  rmSync as Ed,
  statSync as OI,
  writeFileSync as EI
} from "node:fs";
import * as Vi from "node:fs/promises";
import { createServer as II } from "node:net";
import { toNamespacedPath as $I } from "node:path";

// src/system/disk/local-socket.ts
var fd = L(ud(), 1);
import { once as KE } from "node:events";
import { closeSync as VE, lstatSync as XE, openSync as ZE, statSync as YE, symlinkSync as QE, writeFileSync as eI } from "node:fs";
import { connect as tI } from "node:net";
import { tmpdir as nI } from "node:os";
import { join as rr } from "node:path";
var Ui = process.platform === "win32";
function ji(e, t, n) {
  let { path: r, close: o } = Ui ? iI() : ld(e, t);
  return n.on("error", () => {
  }).listen(r), o(), Ui && n.listening && eI(rr(e, t), md(r, e), { mode: 384 }), n.listening;
}
async function zi(e, t) {
  let n = Ui ? pd(e, t) : ld(e, t);
  if (n)
    try {
      let r = tI(n.path);
      return r.on("error", () => {
      }), await KE(r, "connect").finally(n.close), r;
    } catch (r) {
      if (!["ECONNREFUSED", "ENOENT"].includes(String(E(r)))) throw r;
      return;
    }
}
function Jc(e, t) {
  return Ui ? pd(e, t) !== void 0 : XE(rr(e, t), { throwIfNoEntry: !1 })?.isSocket() === !0;
}
function ld(e, t) {
  let n = rr(e, t);
  if (Buffer.byteLength(n) < 100) return { path: n, close: () => {
  } };
  if (process.platform === "linux") {
    let o = ZE(e, "r");
    return { path: `/proc/self/fd/${o}/${t}`, close: () => VE(o) };
  }
  let r = Se(nI());
  return QE(e, rr(r.dir, "d")), { path: rr(r.dir, "d", t), close: r.remove };
}
var rI = /^\\\\\.\\pipe\\headstart-[0-9a-f-]{36}$/, oI = 256;
function iI() {
  return { path: `\\\\.\\pipe\\headstart-${(0, fd.randomUUID)()}`, close: () => {
  } };
}
function md(e, t) {
  return `${e}
${YE(t, { bigint: !0 }).ino}
`;
}
function pd(e, t) {
  let n = Xn(rr(e, t), oI)?.toString("latin1") ?? "", [r = ""] = n.split(`
`);
  return rI.test(r) && n === md(r, e) ? { path: r, close: () => {
  } } : void 0;
}

// src/system/disk/rename.ts
import { lstatSync as sI, renameSync as aI, rmdirSync as cI } from "node:fs";
function ge(e, t) {
  pI(
    () => aI(e, t),
    () => !dd(t)
  );
}
function or(e, t) {
  let n = process.platform === "win32";
  n && uI(t);
  try {
    return ge(e, t), !0;
  } catch (r) {
    let o = E(r) ?? "";
    if (["ENOTEMPTY", "EEXIST"].includes(o) || n && o === "EPERM" && dd(t)) return !1;
    throw r;
  }
}
function uI(e) {
  try {
    cI(e);
  } catch {
  }
}
function dd(e) {
  return sI(e, { throwIfNoEntry: !1 })?.isDirectory() === !0;
}
var fI = ["EPERM", "EBUSY", "EACCES"], lI = 200, mI = new Int32Array(new SharedArrayBuffer(4));
function pI(e, t, { platform: n = process.platform, mostMs: r = 5e3 } = {}) {
  let o = performance.now() + r;
  for (let i = 4; ; i = Math.min(2 * i, lI)) {
    try {
      e();
      return;
    } catch (s) {
      if (!(n === "win32" && fI.includes(E(s) ?? "")) || performance.now() > o || !t()) throw s;
    }
    Atomics.wait(mI, 0, 0, i);
  }
}

// src/files/journal.ts
var kd = L(yd(), 1);
import * as ne from "node:fs";

// src/files/journal-step.ts
var gd = {
  make: ["path"],
  move: ["to", "from"],
  replace: ["to", "from", "aside"],
  stamp: ["path"]
};
function Hi(e) {
  let t = e;
  return gd[e.do].map((n) => t[n]);
}
function Kc(e, t) {
  let n = b(q(t)), r = bt(n), o = (i) => {
    if (i !== n && !i.startsWith(r)) throw new Error(`${i} is not below ${n}`);
    return i.slice(r.length);
  };
  return e.map((i) => `${JSON.stringify(bd(i, o))}
`).join("");
}
function wd(e, t) {
  let n = b(q(t)), r = (s) => s === "" ? n : `${bt(n)}${s}`, o = e.split(`
`).slice(0, -1), i = dI(b(ni(t)));
  return o.map((s) => {
    let a = JSON.parse(s), c = Hn(i, a);
    if (c !== void 0) throw new Error(`its journal is none that a restore wrote${c}`);
    return bd(a, r);
  });
}
function bd(e, t) {
  let n = Hi(e), r = gd[e.do].map((o, i) => [o, t(n[i])]);
  return { ...e, ...Object.fromEntries(r) };
}
function dI(e) {
  let t = (u) => u.split("/"), n = (u) => t(u).every((f) => !["", ".", ".."].includes(f)), r = (u) => pe(
    ce(),
    Zr((f) => n(f) && u(f))
  ), o = r((u) => t(u)[0] !== e), i = r((u) => u.startsWith(`${e}/`)), s = ce(), a = pe(me(), uc()), c = ae({ mode: a, mtime: a });
  return hc("do", [
    ae({ do: We("make"), path: o }),
    ae({ do: We("move"), to: o, from: i, inode: s }),
    ae({ do: We("replace"), to: o, from: i, aside: i, inode: s }),
    // Only the directory that holds the staging directory has an empty path. It was there before.
    ae({ do: We("stamp"), path: cn([We(""), o]), stamp: c, before: c })
  ]);
}

// src/files/journal.ts
var ir = "journal", hI = Math.min(128 * 1024 * 1024, (0, kd.getHeapStatistics)().heap_size_limit / 32);
function xd(e, t) {
  ne.appendFileSync(B(t, ir), Kc(e, t), { mode: 384 });
  for (let n of e) gI(n);
}
function Sd(e) {
  e.do === "stamp" && $(e.path)?.isDirectory() && Xc(e.path, e.stamp);
}
function Vc(e) {
  ne.rmSync(B(e, ir), { force: !0 });
}
function Gi(e, t = () => !0) {
  let n = yI(e), r = /* @__PURE__ */ new Set(), o = [];
  for (let s of [...n.toReversed(), ...n.filter((a) => a.do === "stamp")])
    try {
      t(s) ? wI(s) : r.add(s);
    } catch (a) {
      o.push(a);
    }
  if (o.length > 0) throw o[0];
  let i = Kc(
    n.filter((s) => r.has(s)),
    e
  );
  if (i !== "") {
    let s = B(e, `${ir}-draft`);
    ne.writeFileSync(s, i, { mode: 384 }), ge(s, B(e, ir));
  } else Vc(e);
}
function xo(e) {
  return $(b(B(e, ir))) !== void 0;
}
function yI(e) {
  if (!xo(e)) return [];
  let t = Xn(B(e, ir), hI);
  if (!t) throw new Error("its journal is no file that a restore wrote");
  return wd(t.toString(), e);
}
function gI(e) {
  if (e.do === "make") ne.mkdirSync(g(e.path));
  else if (e.do === "stamp") Xc(e.path, e.stamp);
  else
    try {
      e.do === "replace" && qi(e.to, e.aside), qi(e.from, e.to);
    } catch (t) {
      throw E(t) === "EXDEV" ? kI(e.from, e.to) : t;
    }
}
function wI(e) {
  if (e.do === "make") bI(e.path);
  else if (e.do === "stamp") vI(e.path, e.before);
  else if (e.do === "move") vd(e);
  else if ($(e.aside)) {
    if (vd(e), $(e.to)) throw new Error(`${g(e.to)} is in the way of what was there before`);
    qi(e.aside, e.to);
  }
}
function vd({ from: e, to: t, inode: n }) {
  !$(e) && Ji(t) === n && qi(t, e);
}
function Ji(e) {
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
function bI(e) {
  try {
    ne.rmdirSync(g(e));
  } catch (t) {
    if (!["ENOENT", "ENOTDIR", "ENOTEMPTY", "EEXIST"].includes(E(t) ?? "")) throw t;
  }
}
function vI(e, t) {
  let n = $(e);
  n?.isDirectory() && (n.mtimeMs / 1e3 !== t.mtime || (n.mode & 4095) !== t.mode) && Xc(e, t);
}
function Xc(e, { mode: t, mtime: n }) {
  try {
    ne.chmodSync(g(e), t), ne.utimesSync(g(e), n, n);
  } catch (r) {
    if (E(r) !== "EPERM") throw r;
  }
}
function kI(e, t) {
  let n = (s) => $(s)?.dev, r = $(t)?.isDirectory() ? t : q(t), o = n(r);
  for (; q(r) !== r && n(q(r)) === o; ) r = q(r);
  let i = o === n(e) ? `${g(t)} or a directory above it` : g(r);
  return new Error(
    `something is mounted below the target, at ${i}, and files cannot be renamed to another mount. Unmount it before this step, or exclude it from \`path\` with a line that starts with !`
  );
}
function qi(e, t) {
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
var ar = ".headstart-staging-";
function it(e) {
  return e.startsWith(ar);
}
function Xi(e) {
  let { dir: t, sign: n } = Id(e);
  return {
    /** Absolute path, on the same file system as the target beside it. */
    dir: t,
    /** Removes the directory, unless the next run needs it to undo steps that this run could not undo. */
    remove() {
      xo(t) || (Zc(t), n?.close());
    }
  };
}
function Zc(e) {
  if ($(b(e))) {
    for (let t of Od(e)) t !== Zi && sr(B(e, t));
    sr(e);
  }
}
async function Ht({ base: e, literal: t }) {
  let n = MI(e);
  if (t === void 0) return n;
  let r = Pd(t, { throwIfNoEntry: !1 });
  return r?.isDirectory() ? r.dev !== Pd(n).dev ? t : Vi.access(n, Vi.constants.W_OK).then(
    () => n,
    () => t
  ) : n;
}
function MI(e) {
  let t = e;
  for (; !OI(t, { throwIfNoEntry: !1 })?.isDirectory(); ) {
    let n = q(t);
    if (n === t) throw new Error(`there is no ${t}`);
    t = n;
  }
  return t;
}
function cr(e) {
  let t = $(b(e));
  return t !== void 0 && So(t);
}
function So(e) {
  return e.isDirectory() && $i(e) && Xm(e);
}
function ur(e) {
  return Jc(e, Zi);
}
var Zi = "alive", Ki = "born", BI = 10;
function Id(e, t = 1) {
  let n = SI(B(e, ar));
  try {
    return { dir: n, sign: AI(n) };
  } catch (r) {
    if (E(r) !== "ENOENT" || t === BI) throw r;
    return Id(e, t + 1);
  }
}
function AI(e) {
  let t = II((o) => o.destroy()).unref(), [n, r] = [B(e, Ki), B(e, Zi)];
  if (!ji(e, Ki, t)) {
    EI(r, "");
    return;
  }
  try {
    ge(n, r);
  } catch (o) {
    throw t.close(), o;
  }
  return t;
}
function $d(e) {
  try {
    Jc(e, Ki) && Ed(B(e, Ki)), PI(e);
  } catch {
  }
}
async function Yi(e) {
  if (!ur(e)) return !1;
  try {
    let t = await zi(e, Zi);
    return t?.destroy(), t !== void 0;
  } catch {
    return !0;
  }
}
function sr(e) {
  let t = () => Ed($I(e), { recursive: !0, force: !0, maxRetries: 3 });
  try {
    t();
  } catch (n) {
    if (E(n) !== "EACCES") throw n;
    Md(b(e)), t();
  }
}
function Md(e) {
  xI(g(e), 448);
  for (let t of Od(g(e), { withFileTypes: !0, encoding: "latin1" }))
    t.isDirectory() && Md(`${e}/${t.name}`);
}

// src/files/matches.ts
async function fr({ lines: e, excludes: t }) {
  let n = /* @__PURE__ */ new Map();
  for (let r of e)
    for (let o of await RI(r)) {
      let i = TI(o, { throwIfNoEntry: !1 });
      !i || n.has(o) || CI(o, r) || Bd(o, r, t) || n.set(o, { line: r, path: o, relative: Le(r.base, o), stat: i });
    }
  return [...n.values()].filter(({ path: r }) => !_I(r, n, t));
}
async function RI(e) {
  if (e.literal !== void 0) return [e.literal];
  let t = { implicitDescendants: !1, followSymbolicLinks: !1 };
  return (await (await cd(`${FI(bt(e.base))}${e.rest}`, t)).glob()).map((r) => G(r));
}
function CI(e, { base: t }) {
  return Le(t, e).split("/").some(it);
}
function Bd(e, t, n) {
  return n ? n(e, t.order) ? !0 : e !== t.base && e !== q(e) && Bd(q(e), t, n) : !1;
}
function _I(e, t, n) {
  for (let r = e, o = q(e); o !== r; r = o, o = q(o)) {
    if (n?.(r)) return !1;
    if (t.get(o)?.stat.isDirectory()) return !0;
  }
  return !1;
}
function FI(e) {
  return e.replace(/[\\*?[]/g, (t) => t === "\\" ? "\\\\" : `[${t}]`);
}

// src/job/save/selection.ts
function Qi({ paths: e, localDir: t, stash: n }) {
  return Po([t, n.dir], Ee(e, process.cwd()));
}
var NI = 5;
function Yc({ lines: e }) {
  if (e.length === 0)
    return "The input `path` has only lines that exclude files. Add a line that names files.";
  let t = e.slice(0, NI).map(({ text: r }) => `'${r}'${DI(r)}`), n = e.length > t.length ? `, and ${e.length - t.length} more` : "";
  return `No file matches these lines of \`path\`: ${t.join(", ")}${n}. Lines without / at the start are relative to ${process.cwd()}.`;
}
async function Ad({ lines: e, excludes: t }, n) {
  let r = [];
  for (let o of e)
    !n.some((s) => s.line === o) && (await fr({ lines: [o], excludes: t })).length === 0 && r.push(o);
  return r.length > 0 ? [Yc({ lines: r })] : [];
}
var LI = [
  [/^-\s/, "a list of YAML; write `path: |` and one path on each line, without -"],
  [/["']/, "the quotes count as a part of the name; remove them"],
  [/\$HOME\b|\$\{HOME\}|%USERPROFILE%/i, "variables are not replaced; write ~ for the home directory"],
  [/\$\w|\$\{\w|%\w+%/, "variables are not replaced; use an expression, such as env.NAME"],
  [/,/, "a comma separates no paths; write one path on each line"]
];
function DI(e) {
  let [, t] = LI.find(([n]) => n.test(e)) ?? [];
  return t === void 0 ? "" : ` (${t})`;
}
function Po(e, { lines: t, excludes: n }) {
  let r = (i) => t.some(({ base: s, literal: a = s }) => _(i, a)), o = new Set(e.filter(r));
  return o.size === 0 ? { lines: t, excludes: n } : { lines: t, excludes: (i, s) => o.has(i) || (n?.(i, s) ?? !1) };
}

// src/system/bytes/buffer-pool.ts
function qt(e, t) {
  let { release: n } = e;
  return { ...n && { release: n }, [Symbol.asyncIterator]: () => t(e) };
}
function lr(e = 1024 * 1024) {
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
function Td(e) {
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
function Rd(e, t) {
  let n = t === void 0 ? void 0 : Promise.resolve(t), r = () => {
    let o = e();
    return o.catch(() => {
      n === o && (n = void 0);
    }), o;
  };
  return (o = !1) => (o && (n = void 0), n ??= r(), n);
}

// src/stores/transfer/download/concurrency-limiter.ts
function Cd(e) {
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
async function Fd(e, t) {
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
    onHead: (l, m) => _d(l) ? WI(l, m, e, t) : void 0
  });
  if (!_d(f)) throw await sp(f, i);
  if (c && e.finish(), !e.isComplete()) throw kt(i, "the connection ended before the object did", "resume");
}
var _d = ({ status: e }) => e === 200 || e === 206;
function WI(e, t, n, r) {
  let { url: o } = r.signed;
  zI(e, r);
  let i = e.status === 200 && e.headers["content-range"] === void 0;
  return i ? (UI(e, n, r), r.queue.widen(n)) : jI(e, n, r), n.start === 0 && r.begun?.resolve(), r.signed.worked = !0, (s) => {
    let a = n.end - n.position;
    if (s.length > a && !i) throw kt(o, "it sends more bytes than it says", "retry");
    n.take(s.subarray(0, a), t), r.received(s.length), i && n.isComplete() && t.end();
  };
}
function UI({ headers: e }, t, { signed: { url: n }, object: { size: r } }) {
  if (t.position !== 0)
    throw kt(n, "the server ignores the range that it is asked for", "await-whole");
  if (Number.isFinite(r) && !Nd(e["content-length"], r))
    throw kt(n, "the object has another length", "retry");
}
function jI({ headers: e }, t, { signed: { url: n }, object: { size: r } }) {
  let o = `bytes ${t.position}-${t.end - 1}/${r}`;
  if (e["content-range"] !== o)
    throw kt(n, `it sends '${e["content-range"]}' instead of '${o}'`, "retry");
  let i = e["content-length"];
  if (!Nd(i, t.end - t.position))
    throw kt(n, `it sends ${i} bytes for '${o}'`, "retry");
}
function Nd(e, t) {
  return e === void 0 || e === String(t);
}
function zI({ headers: e }, { signed: { url: t }, object: { etag: n } }) {
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
async function Ld(e, t) {
  let n = qI(e, t), r = () => !e.isComplete() && t.queue.parts.includes(e), o = async () => {
    try {
      r() && await GI(e, t);
    } catch (i) {
      if (i instanceof X && i.recover === "await-whole" && t.begun && await Bi(t.begun.promise, t.signal), r()) throw i;
    }
  };
  for (; r(); ) await lp(n, o);
}
function qI(e, t) {
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
async function GI(e, t) {
  let { limiter: n, link: r, queue: o, hedge: i, signal: s } = t, a = await n.acquire(e.start);
  try {
    let c = await r.current();
    if (!o.parts.includes(e)) return;
    let u = (f) => Fd(e, { ...t, signed: c, signal: f });
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
function Dd(e) {
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
function Wd(e, t, { memory: n, roomBytes: r, onPiece: o }) {
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
function Ud({ start: e, end: t }, n) {
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
function hn({ paceBytes: e, paceMs: t, paceAfterMs: n }, r = 1 / 0) {
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
function jd(e, t, n) {
  let { memory: r = lr(Math.min(n.partBytes, 1024 * 1024)) } = n, o = { ...fp, ...n.limits };
  return {
    release: r.release,
    [Symbol.asyncIterator]: () => JI(e, t, { ...n, memory: r, limits: o })
  };
}
async function* JI(e, t, n) {
  let r = new AbortController(), o = AbortSignal.any([n.signal, r.signal]);
  o.throwIfAborted();
  let i, s = () => i?.resolve(), a = KI(t, n, s), c = XI(t, n), u = { ...VI(e, t, n), queue: a, signal: o, received: c.received }, f = Math.min(500, n.limits.hedgeMs / 2), m = setInterval(() => {
    let p = c.check(i ? f : 0, u);
    p && r.abort(new X(p, "retry")), i && a.parts[0] && u.hedge.check(a.parts[0]);
  }, f);
  o.addEventListener("abort", () => clearInterval(m));
  try {
    for (; ; ) {
      o.throwIfAborted();
      for (let d of a.refill()) Ld(d, u).then(s, (h) => r.abort(h));
      if (a.parts.length === 0) return;
      let p = a.take();
      p ? yield p : (i = Promise.withResolvers(), await Bi(i.promise, o), i = void 0);
    }
  } finally {
    r.abort(new Error("the reader has stopped"));
  }
}
function KI({ start: e, end: t }, n, r) {
  let { memory: o, limits: i, concurrency: s, partBytes: a } = n, c = t - e, u = !Number.isFinite(c) || c < i.singleBytes, f = s > 1 && Number.isFinite(c) ? n.order : void 0;
  return Ud(
    { start: e, end: t },
    {
      partBytes: u ? c : a,
      order: f ?? "front to back",
      // With more parts, others could go on behind a slow first part, but fast downloads would take all that memory.
      most: s,
      newPart: (l, m) => Wd(l, m, { memory: o, roomBytes: a, onPiece: r })
    }
  );
}
function VI(e, { start: t, end: n }, { http: r, limits: o, concurrency: i, partBytes: s }) {
  return {
    http: r,
    limits: o,
    object: e,
    link: Td(e),
    begun: t === 0 ? Promise.withResolvers() : void 0,
    limiter: Cd(i),
    hedge: Dd(o.hedgeMs),
    failuresInARow: 0,
    maxFailuresInARow: ap(Math.ceil((n - t) / s)),
    lastFailure: void 0
  };
}
function XI({ start: e, end: t }, { limits: n }) {
  let { progressBytes: r, noProgressMs: o } = n, i = { paceBytes: r, paceMs: o, paceAfterMs: o }, s = hn(n, t - e), a = hn(i, t - e);
  return {
    received(c) {
      s.moved(c), a.moved(c);
    },
    check(c, { lastFailure: u, link: f }) {
      let l = s.check(c);
      return a.check(c) ? `${u ? `${u.message};` : `${f.place()}:`} no progress for ${Mc(o)}` : l && `${f.place()}: it sends only ${l}`;
    }
  };
}

// src/inputs/rolling.ts
function zd(e) {
  let t = Re(e, "rolling", ["false", "true", "merge"]), n = {
    keep: Un(e, "rolling-keep", { from: 1, to: 1e3, ifEmpty: 2 }),
    everyMinutes: Un(e, "rolling-every", { from: 0, to: 10080, ifEmpty: 0 }),
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
function qd(e) {
  let t = t$(e("endpoint")), n = e("force-path-style").toLowerCase();
  if (!["", "true", "false"].includes(n))
    throw es("force-path-style", n, "must be one of: true, false");
  let r = {
    bucket: YI(e("bucket")),
    prefix: QI(e("prefix")),
    region: e$(e("region")),
    endpoint: t,
    // Self-hosted stores seldom have a host name per bucket.
    forcePathStyle: n === "" ? t !== "" && !ZI(t) : n === "true",
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
function ZI(e) {
  return e === "" || /(^|\.)amazonaws\.com(\.cn)?$/.test(new URL(e).hostname);
}
function YI(e) {
  if (e === "" || /^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$/.test(e) && !e.includes(".."))
    return e;
  throw es("bucket", e, "must be the name of a bucket: 3 to 63 letters, digits, dots and hyphens");
}
var Hd = 256;
function QI(e) {
  let t = e.replace(/^\/+|\/+$/g, ""), n = t.split("/").every((o) => /^[A-Za-z0-9._=@:+-]+$/.test(o) && !/^\.+$/.test(o));
  if (t === "" || n && t.length <= Hd) return t;
  let r = `may have letters, digits and . _ = @ : + - between slashes, ${Hd} in all`;
  throw es("prefix", e, r);
}
function e$(e) {
  if (/^[a-z0-9-]{0,40}$/.test(e)) return e;
  throw es("region", e, "must be the name of a region, such as eu-west-1");
}
function t$(e) {
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
function es(e, t, n) {
  return new M(`Input \`${e}\` is '${t}'; it ${n}.`);
}

// src/inputs/signing.ts
var yn = L(Gd(), 1);

// src/inputs/trusted-writers.ts
var n$ = /^([\w.-]+\/[\w.-]+\/\.github\/workflows\/[^\s@*]+\.ya?ml@)(refs\/\S+)(?:\s+([a-z_]+))?$/;
function Kd(e) {
  return e.split(`
`).map((n) => n.trim()).filter((n) => n !== "").map(r$);
}
function r$(e) {
  let [, t, n, r] = n$.exec(e) ?? [];
  if (t === void 0 || n === void 0)
    throw new M(
      `Input \`trusted-writers\` has '${e}'; a line is a workflow and its ref, such as octo/demo/.github/workflows/ci.yml@refs/heads/main, and perhaps an event.`
    );
  let o = n.split("**").map((i) => i.split("*").map(Jd).join("[^/]*"));
  return { workflow: new RegExp(`^${Jd(t)}${o.join(".*")}$`, "u"), event: r };
}
function Jd(e) {
  return e.replace(/[^\w]/gu, (t) => `\\u{${t.codePointAt(0)?.toString(16)}}`);
}

// src/inputs/signing.ts
var Vd = 32, o$ = /^-----BEGIN ([A-Z ]+)-----$[^-]*^-----END \1-----$/gm;
function Zd(e) {
  let t = Xd(e("signing-key")).map(i$), n = Xd(e("verify-key")).map(s$), r = Kd(e("trusted-writers"));
  if (t.length + n.length + r.length !== 0) {
    if (t.length + n.length > 0 && r.length > 0)
      throw new M(
        "Inputs `trusted-writers` and `signing-key` or `verify-key` are both given, and an entry has one signature; give only one kind."
      );
    if (e("format").toLowerCase() === "actions-cache")
      throw new M(
        "Input `format` is actions-cache, whose entries cannot be signed, and `signing-key`, `verify-key` or `trusted-writers` is given; use `format: auto` or `tar`."
      );
    return { signer: t[0], verifiers: [...t.map(a$), ...n], writers: r };
  }
}
function Sz(e) {
  return ["signing-key", "verify-key", "trusted-writers"].some((n) => Oo(e(n)).length > 0);
}
function Yd(e) {
  return Oo(e).filter((t) => !t.startsWith("-----")).flatMap((t) => [t, Buffer.from(t).toString("base64")]);
}
function Xd(e) {
  let t = Oo(e).join(`
`), n = [], r = 0;
  for (let o of t.matchAll(o$))
    n.push(...Oo(t.slice(r, o.index)), o[0]), r = o.index + o[0].length;
  return [...n, ...Oo(t.slice(r))];
}
function Oo(e) {
  return e.split(`
`).map((n) => n.trim()).filter((n) => n !== "");
}
function i$(e) {
  if (e.startsWith("-----")) {
    let r = Qd(e, "PRIVATE KEY", yn.createPrivateKey);
    if (r) return r;
    throw new M("Input `signing-key` has a key in PEM that is no private Ed25519 key (PKCS #8).");
  }
  let t = Buffer.from(e);
  if (t.length >= Vd) return (0, yn.createSecretKey)(t);
  let n = "make one with openssl rand -base64 32";
  throw new M(
    `Input \`signing-key\` has a line of ${t.length} bytes; a key has at least ${Vd}: ${n}.`
  );
}
function s$(e) {
  let t = Qd(e, "PUBLIC KEY", yn.createPublicKey);
  if (t) return t;
  throw new M(
    "Input `verify-key` has something that is no public Ed25519 key in PEM; a secret belongs into `signing-key`."
  );
}
function Qd(e, t, n) {
  if (e.startsWith(`-----BEGIN ${t}-----`))
    try {
      let r = n(e);
      return r.asymmetricKeyType === "ed25519" ? r : void 0;
    } catch {
      return;
    }
}
function a$(e) {
  return e.type === "secret" ? e : (0, yn.createPublicKey)(e);
}

// src/inputs/inputs.ts
function Eo(e, t) {
  let n = Ye(e("save-always")), r = Re(e, "store", ["auto", "github", "s3", "local"]), o = qd(e);
  if (r === "s3" && o.bucket === "") throw new M("Input `bucket` is required with `store: s3`.");
  return {
    key: ac(e, "key"),
    restoreKeys: ts(e("restore-keys")),
    paths: ts(ac(e, "path")),
    crossOs: Ye(e("enableCrossOsArchive")),
    failOnMiss: Ye(e("fail-on-cache-miss")),
    lookupOnly: Ye(e("lookup-only")),
    store: r,
    localDir: l$(e("local-dir"), t),
    s3: o,
    stash: { ...m$(e("stash"), t), maxBytes: p$(e("stash-size")) },
    concurrency: Un(e, "concurrency", { from: 1, to: 64, ifEmpty: 8 }),
    partBytes: f$(e("part-size")),
    mode: Re(e, "mode", ["unpack", "mount", "auto", "lazy"]),
    broker: e("broker") || "/run/headstart/broker.sock",
    ramdisk: Re(e, "ramdisk", ["off", "auto", "on"]),
    verify: Re(e, "verify", ["auto", "always"]),
    format: Re(e, "format", ["auto", "tar", "actions-cache"]),
    save: n ? "always" : c$(e),
    jobStatus: e("job-status"),
    secrets: Re(e, "secrets", ["warn", "refuse", "skip", "ignore"]),
    sourceTimes: Ye(e("source-times")),
    compressionLevel: Un(e, "compression-level", { from: 1, to: 19, ifEmpty: 3 }),
    summary: Re(e, "summary", ["auto", "true", "false"]),
    rolling: zd(e),
    signing: Zd(e)
  };
}
function c$(e) {
  let t = Re(e, "save", ["on-success", "always", "never", "true", "false"]);
  return t === "true" ? "on-success" : t === "false" ? "never" : t;
}
function ts(e) {
  return e.split(`
`).map((t) => t.replace(/^!\s+/, "!").trim()).filter((t) => t !== "");
}
var u$ = {
  "": 1,
  MB: 1e3 ** 2,
  MIB: 1048576,
  GB: 1e3 ** 3,
  GIB: 1024 * 1048576
};
function eh(e) {
  let [, t, n = ""] = e.toUpperCase().match(/^(\d+) ?([A-Z]*)$/) ?? [];
  return Number(t) * (u$[n] ?? Number.NaN);
}
function f$(e) {
  if (e === "") return 8 * 1048576;
  let t = eh(e);
  if (t >= 5 * 1048576 && t <= 512 * 1048576) return t;
  throw new M(
    `Input \`part-size\` is '${e}'; it must be from 5MiB to 512MiB, in MiB, MB or bytes.`
  );
}
function l$(e, t) {
  return e === "" ? B(t, "headstart") : qr(th("local-dir", e));
}
function th(e, t) {
  let n = G(t);
  if (!/^~(\/|$)/.test(n)) return n;
  let r = Rt();
  if (r === void 0) throw new M(`Input \`${e}\` is '${t}', and ${ri}.`);
  return `${r}${n.slice(1)}`;
}
function m$(e, t) {
  let n = e.toLowerCase();
  if (n === "" || n === "auto" || n === "off")
    return { use: n || "auto", dir: B(t, "headstart-stash") };
  let r = th("stash", e);
  if (La(r)) return { use: "on", dir: qr(r) };
  let o = "auto, off, or a directory that is absolute or starts with ~/";
  throw new M(`Input \`stash\` is '${e}'; it must be ${o}.`);
}
function p$(e) {
  if (e === "") return 20 * 1e3 ** 3;
  let t = eh(e), n = /[a-z]/i.test(e);
  if (t > 0 && n) return t;
  throw new M(`Input \`stash-size\` is '${e}'; it must be more than 0, in GB, GiB, MB or MiB.`);
}

// src/job/restore/install-commands.ts
function nh(e, t) {
  let n = F(e), r = ts(n), o = t.map(d$).join(", "), i = t.length > 1 && F("caches") === "" && n !== "";
  if (i && r.length > 1 && r.length !== t.length)
    throw new M(
      `Input \`${e}\` has ${r.length} lines, and the presets here are ${o}. Give one command for all of them, a line for each in this order, or items of \`caches\`.`
    );
  let s = G(process.cwd()), a = (f = F("working-directory")) => qr(s, G(f)), c = ` This line of \`${e}\` is for all presets: ${o}. Give a line for each in this order: each line runs in the directory of its preset.`, u = ` The lines of \`${e}\` are for ${o}, in this order.`;
  return t.map(({ inputs: f }, l) => i && r.length === 1 ? { text: n, cwd: a(), help: c } : { text: (i ? r[l] : f.get(e)) ?? n, cwd: a(f.get("working-directory")), help: i ? u : "" });
}
function d$({ name: e, inputs: t }) {
  let n = t.get("working-directory") ?? "";
  return n === "" ? e : `${e} in ${n}`;
}

// src/mounts/workspace/show.ts
import { mkdirSync as UM, realpathSync as jM, rmdirSync as zM, symlinkSync as hs, utimesSync as HM, writeFileSync as qM } from "node:fs";
import { dirname as ry, join as Jt } from "node:path";

// src/mounts/alone.ts
var rh = Promise.resolve();
function mr(e) {
  let t = rh.then(e);
  return rh = t.catch(() => {
  }), t;
}

// src/mounts/mount-root.ts
import { lstatSync as ih, mkdtempSync as w$, readdirSync as sh, realpathSync as ah } from "node:fs";
import { basename as ch, dirname as b$, join as uh } from "node:path";

// src/mounts/mountinfo.ts
import { readFileSync as h$ } from "node:fs";
function Z() {
  return process.platform !== "linux" ? [] : h$("/proc/self/mountinfo", "latin1").split(`
`).slice(0, -1).map((t) => {
    let [n = "", r = ""] = t.split(" - "), [o = "", i = "", s = ""] = r.split(" "), [, a] = /(?:^|,)user_id=(\d+)/.exec(s) ?? [], [, , , , c = "", u = ""] = n.split(" "), f = { point: oh(c), flags: u.split(","), type: o, source: oh(i), options: s };
    return o === "fuse" ? { ...f, user: Number(a) } : f;
  });
}
function oh(e) {
  return e.replace(/\\([0-7]{3})/g, (t, n) => String.fromCharCode(Number.parseInt(n, 8)));
}

// src/mounts/processes.ts
import { readFileSync as y$, readlinkSync as g$ } from "node:fs";
function pr() {
  return g$("/proc/self/ns/pid").replace(/\D/g, "");
}
function St(e) {
  try {
    let t = y$(`/proc/${e}/stat`, "latin1").replace(/^.*\) /s, "").split(" ");
    return t[0] === "Z" ? void 0 : t[19];
  } catch {
    return;
  }
}

// src/mounts/mount-root.ts
var eu = /^headstart-mount-(\d+)-(\d+)-(\d+)-\w{6}$/;
function ns(e) {
  let t = process.ppid || 1, n = St(t);
  if (n === void 0) throw new Error(`The start time of process ${t} cannot be read.`);
  let r = `headstart-mount-${pr()}-${t}-${n}-`;
  return w$(uh(ah(e), r));
}
function Io({ type: e, source: t, user: n }) {
  return (e === "fuse" ? n === 0 || n === process.geteuid?.() : /^(overlay|tmpfs)$/.test(e)) ? t : void 0;
}
function tu(e) {
  let t = b(e);
  return Z().filter((n) => Io(n) === t || _(n.point, t));
}
function fh(e) {
  let t = b(e);
  return Z().findLastIndex((n) => Io(n) === t);
}
function lh(e) {
  let t = Z().findLast((r) => r.point === e), n = t?.type === "overlay" ? g(t.source).toString() : void 0;
  return n !== void 0 && $o(n) ? n : void 0;
}
var dr = "headstart-broker";
function mh(e) {
  let t = b(e);
  return Z().filter((n) => n.type === "fuse" && Io(n) === t);
}
function ph() {
  let e = (t) => $o(t) || t === dr;
  return Z().flatMap((t) => {
    let n = Io(t) ?? "";
    return e(n) ? { point: t.point, source: n } : [];
  });
}
function rs(e) {
  return sh(e).filter((t) => /^target-\d+$/.test(t)).length;
}
function $o(e) {
  return eu.test(ch(e));
}
var v$ = 7200 * 60 * 1e3;
function k$(e) {
  let [, t, n = "", r] = ch(e).match(eu) ?? [];
  if (t === pr()) return St(n) !== r;
  let o = ih(e, { throwIfNoEntry: !1 });
  return o !== void 0 && Date.now() - o.mtimeMs > v$;
}
function x$(e) {
  return e.type === "squashfs" ? b$(e.point) : Io(e);
}
function dh(e) {
  let t = Z().flatMap((r) => x$(r) ?? []).map((r) => g(r).toString()).filter((r) => $o(r) && !P$(r)), n = process.platform === "linux" ? e.flatMap(S$).filter(cr) : [];
  return [.../* @__PURE__ */ new Set([...t, ...n])].filter(k$);
}
function S$(e) {
  try {
    return sh(e).filter((n) => eu.test(n)).map((n) => uh(ah(e), n));
  } catch {
    return [];
  }
}
function P$(e) {
  try {
    let t = ih(e, { throwIfNoEntry: !1 });
    return t !== void 0 && !So(t);
  } catch {
    return !0;
  }
}

// src/mounts/unmount.ts
import { readdirSync as Z$, readlinkSync as Y$, rmdirSync as Q$, symlinkSync as eM } from "node:fs";
import { tmpdir as tM } from "node:os";
import { basename as nM, dirname as Ah, join as Th } from "node:path";
import { setTimeout as rM } from "node:timers/promises";

// src/mounts/workspace/clear-targets.ts
import { renameSync as $$, rmdirSync as M$, unlinkSync as B$ } from "node:fs";
import { dirname as bh, join as A$ } from "node:path";

// src/mounts/workspace/workspace-root.ts
import { lstatSync as O$, readdirSync as yh, readlinkSync as os, symlinkSync as hh } from "node:fs";
import { dirname as E$, join as hr } from "node:path";
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
function gn(e) {
  let t = lh(b(e));
  return t !== void 0 && Ge(t) === b(e) ? t : void 0;
}
function Ge(e) {
  try {
    return os(hr(e, Y.workspace), "latin1");
  } catch {
    return;
  }
}
function Mo(e) {
  let t = yh(e);
  return t.flatMap((r) => /^l(\d+)-0$/.exec(r)?.[1] ?? []).map(Number).sort((r, o) => r - o).map((r) => {
    let i = t.filter((a) => a.startsWith(`l${r}-`)).map((a, c) => Y.layer(r, c)), s = E$(os(hr(e, Y.layer(r, 0))));
    return { number: r, lowers: [Y.pathLayer(r), ...i], mountRoot: s };
  });
}
function Gt(e, t = "target") {
  try {
    return yh(e).filter((r) => new RegExp(`^${t}-\\d+-\\d+$`).test(r)).map((r) => os(hr(e, r), "latin1"));
  } catch {
    return [];
  }
}
function gh(e) {
  let [, t, n = ""] = /^(.*\/headstart-mount-[\w-]+)\/plain\/(.*)$/s.exec(I$(e)) ?? [], r = t === void 0 ? "" : g(t).toString(), o = Ge(r);
  return o === void 0 ? void 0 : { workspace: o, plain: hr(r, Y.plain), inside: n };
}
function I$(e) {
  return O$(e).isSymbolicLink() ? os(e, "latin1") : "";
}
function is() {
  return ph().flatMap(({ point: e, source: t }) => {
    let n = g(t).toString();
    return Ge(n) === e ? Gt(n) : [e];
  });
}
function wh(e, t, n, r) {
  let o = rs(e);
  hh(g(t), hr(e, `target-${o}`)), hh(g(`${b(n)}/${r}`), hr(e, `upper-${o}`));
}

// src/mounts/workspace/clear-targets.ts
function vh(e) {
  let t = Ge(e), n = Gt(e, "made");
  for (let [r, o] of Gt(e).entries()) {
    $(o) && $$(g(o), A$(e, `left-${r}`));
    for (let i = bh(o); i !== t; i = bh(i))
      T$(
        i,
        n.some((s) => _(i, s))
      );
  }
}
function T$(e, t) {
  let n = $(e);
  n?.isCharacterDevice() && n.rdev === 0 && B$(g(e)), t && n?.isDirectory() && te(e).length === 0 && M$(g(e));
}

// src/mounts/workspace/moved-files.ts
import {
  chmodSync as Sh,
  closeSync as Ph,
  lstatSync as Eh,
  openSync as Oh,
  readdirSync as N$,
  readFileSync as L$,
  readlinkSync as D$,
  renameSync as ru,
  statfsSync as W$,
  symlinkSync as U$
} from "node:fs";
import { join as wn } from "node:path";

// src/mounts/overlay-marks.ts
var ss = 512, [R$, C$, _$] = [124, 136, 156];
function nu(e, t, n) {
  return xh(e, t, ["redirect", "opaque"], n);
}
function kh(e, t, n) {
  return xh(e, t, ["redirect"], n);
}
async function xh(e, t, n, { rights: r, signal: o }) {
  if (t.length === 0) return /* @__PURE__ */ new Set();
  let i = n.map((u) => b(` SCHILY.xattr.trusted.overlay.${u}=`)), s = t.map((u) => `${u === "" ? "." : u}\0`).join(""), a = await r.attributesOf(s, "trusted.overlay.*", { cwd: e, signal: o }), c = [...F$(a, i)];
  if (c.length !== t.length) throw new Error("tar did not read all directories");
  return new Set(t.filter((u, f) => c[f]));
}
function* F$(e, t) {
  let n = !1;
  for (let r = 0; r + ss <= e.length && e[r] !== 0; ) {
    let o = Number.parseInt(e.toString("latin1", r + R$, r + C$), 8), i = r + ss, s = String.fromCharCode(e[r + _$]);
    if (s === "x") {
      let a = e.subarray(i, i + o);
      n = t.some((c) => a.includes(c, 0, "latin1"));
    } else {
      if (s !== "5") throw new Error("a directory was replaced meanwhile");
      yield n, n = !1;
    }
    r = i + Math.ceil(o / ss) * ss;
  }
}

// src/mounts/workspace/moved-files.ts
async function Ih(e, { rights: t, warn: n, signal: r }) {
  let o = Ge(e);
  if (o === void 0 || gn(g(o).toString()) !== e) return;
  let i = Gt(e), a = (await t.changedIn(Y.plain, Y.since, { cwd: e, signal: r })).split("\0").slice(0, -1).flatMap((d) => {
    let [, h = "", y, w, v = ""] = /^(\w) (\d+) (\d+) (.*)$/s.exec(d) ?? [], S = `${o}/${v}`;
    return v === "" || i.some((O) => _(S, O)) ? [] : { kind: h, blocks: Number(y), size: Number(w), name: v, path: S };
  }), c = a.filter(({ kind: d }) => d === "d").map(({ name: d }) => d), u = wn(e, Y.plain), f = await kh(u, c, { rights: t, signal: r }), l = [...f].filter((d) => ![...f].some((h) => d.startsWith(`${h}/`))), m = async (d, h) => {
    try {
      await h();
    } catch (y) {
      r.throwIfAborted(), n(
        `${g(d)} was moved out of a mounted cache, and could not be copied: ${P(y)}`
      );
    }
  };
  for (let [d, h] of l.entries())
    await m(`${o}/${h}`, () => H$(e, `${o}/${h}`, d, r));
  let p = W$(u).bsize;
  for (let { kind: d, name: h, path: y, ...w } of a)
    d === "f" && !l.some((v) => h.startsWith(`${v}/`)) && z$(`${b(u)}/${h}`, w, p) && await m(y, () => q$(y));
}
var j$ = 512;
function z$(e, { blocks: t, size: n }, r) {
  if (n === 0 || t === 0) return n > 0;
  if (t * j$ > r) return !1;
  let o = g(e);
  try {
    return n > r || L$(o).every((i) => i === 0);
  } catch (i) {
    return E(i) === "EACCES" && Eh(o).uid === process.geteuid?.();
  }
}
var ou = (e) => `moved-${e}`;
async function H$(e, t, n, r) {
  U$(g(t), wn(e, ou(n)));
  let o = `part-${n}`;
  await mn("cp", ["-a", "--", `${ou(n)}/.`, o], { cwd: e, signal: r, limitMs: 1 / 0 }), ru(wn(e, o), wn(e, `copy-${n}`));
}
function q$(e) {
  let t = g(e);
  try {
    Ph(Oh(t, "r+"));
  } catch (n) {
    if (E(n) !== "EACCES") throw n;
    let { mode: r } = Eh(t);
    Sh(t, r | 128), Ph(Oh(t, "r+")), Sh(t, r & 4095);
  }
}
function $h(e) {
  let t = N$(e).flatMap((n) => /^copy-(\d+)$/.exec(n)?.[1] ?? []);
  for (let n of t) {
    let r = D$(wn(e, ou(Number(n))), "latin1");
    $(r) && ru(g(r), wn(e, `left-moved-${n}`)), ru(wn(e, `copy-${n}`), g(r));
  }
}

// src/mounts/workspace/users.ts
import { lstatSync as G$, readdirSync as J$, readFileSync as K$ } from "node:fs";
async function Mh(e, t, n) {
  let o = J$("/proc").filter((a) => /^\d+$/.test(a) && a !== String(process.pid)).flatMap((a) => [`/proc/${a}/cwd`, `/proc/${a}/fd`]), i = (await t.linksIn(o, { cwd: "/", signal: n })).split("\0"), s = b(e);
  for (let a of i) {
    let [, c = "", u, f = ""] = /^\/proc\/(\d+)\/(\w+)\S* (.*)$/s.exec(a) ?? [];
    if (!_(f, s) || !V$(f)) continue;
    let l = u === "cwd" ? "works" : "has a directory open";
    throw new Error(`the process ${X$(c)} (${c}) ${l} in it`);
  }
}
function V$(e) {
  return G$(Buffer.from(e, "latin1"), { throwIfNoEntry: !1 })?.isDirectory() ?? !1;
}
function X$(e) {
  try {
    return K$(`/proc/${e}/comm`, "utf8").trim();
  } catch {
    return "?";
  }
}
async function as(e) {
  let t = process.cwd();
  process.chdir("/");
  try {
    return await e();
  } finally {
    process.chdir(t);
  }
}

// src/mounts/unmount.ts
var Bh = 10, oM = 300;
async function yr(e, { rights: t, warn: n }) {
  if (!$o(e)) throw new Error(`${e} is no mount root`);
  let r = AbortSignal.timeout(6e4), o = b(e), i = ({ point: l }) => l === o;
  await Ih(e, { rights: t, warn: n, signal: r }).catch(
    (l) => n(`Files that were moved out of a mounted cache may lack their content: ${P(l)}`)
  );
  let s = tu(e).filter((l) => !i(l)), c = Ge(e) !== void 0 ? await as(() => iu(s.reverse(), { rights: t, attempts: 1, signal: r })) : await iu(s.reverse(), { rights: t, warn: n, attempts: Bh, signal: r });
  if (!cr(e)) return;
  iM(e), $h(e), vh(e);
  let u = tu(e);
  if (!u.every(i) || (await iu(u, { rights: t, warn: n, attempts: Bh, signal: r }), c && u.length === 0)) return;
  let f = { cwd: Ah(e), signal: r };
  await t.run("rm", ["-rf", "--one-file-system", "--", nM(e)], f);
}
async function iu(e, { rights: t, warn: n, attempts: r, signal: o }) {
  let i = e.map(({ point: a }) => a), s = "";
  for (let a = 0; a < r && i.length > 0; a++) {
    a > 0 && await rM(oM, void 0, { signal: o });
    try {
      await cs(i, [], { rights: t, signal: o }), i = [];
    } catch (c) {
      s = P(c);
      let u = Z().map(({ point: f }) => f);
      i = i.filter((f) => u.includes(f));
    }
  }
  if (i.length === 0) return !1;
  for (let a of i) n?.(`${g(a)} is still in use, so it was only detached: ${s}`);
  return await cs(i, ["-l"], { rights: t, signal: o }), !0;
}
function iM(e) {
  let t = (n) => Y$(Th(e, n), "latin1");
  for (let n of sM(e).sort((r, o) => Number(o) - Number(r)))
    try {
      let r = t(`made-${n}`);
      for (let o = t(`target-${n}`); _(o, r); o = Ah(o))
        Q$(g(o));
    } catch (r) {
      if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes(E(r) ?? "")) throw r;
    }
}
function sM(e) {
  try {
    return Z$(e).flatMap((t) => t.match(/^made-(\d+)$/)?.[1] ?? []);
  } catch (t) {
    if (E(t) === "ENOENT") return [];
    throw t;
  }
}
async function cs(e, t, { rights: n, signal: r }) {
  var s = [];
  try {
    let o = Cn(s, Se(tM()));
    let i = e.map((f, l) => `point-${l}`);
    for (let [f, l] of e.entries()) eM(g(l), Th(o.dir, `point-${f}`));
    await n.run("umount", ["-i", ...t, "--", ...i], { cwd: o.dir, signal: r });
  } catch (a) {
    var c = a, u = !0;
  } finally {
    _n(s, c, u);
  }
}

// src/mounts/workspace/conditions.ts
import { accessSync as aM, constants as cM, realpathSync as uM } from "node:fs";
import { dirname as su } from "node:path";
var fM = ["ext4", "xfs", "btrfs", "tmpfs"];
function Rh(e, { root: t, protectedDirs: n }) {
  let r = b(e), o = Z().filter(({ point: c, source: u }) => _(c, r) && u !== t), [i] = o.filter(({ point: c, source: u }) => !(c === r && u === t));
  if (i) throw new Error(`something is mounted at ${g(i.point)}`);
  let s = n.find((c) => _(uM(c), e));
  if (s !== void 0) throw new Error(`the workspace holds ${s}`);
  let { type: a } = au(e);
  if (!fM.includes(a))
    throw new Error(`the workspace is on ${a}, which an overlay cannot write to`);
  try {
    aM(su(e), cM.W_OK);
  } catch {
    throw new Error(`this user cannot write to ${su(e)}`);
  }
}
function au(e) {
  let t = b(su(e));
  return Z().filter(({ point: r }) => _(t, r)).reduce((r, o) => o.point.length >= r.point.length ? o : r);
}
function Ch(e, t) {
  let n = e.slice(t.length + 1).split("/");
  for (let [r] of n.entries()) {
    let o = `${t}/${n.slice(0, r + 1).join("/")}`, i = $(o);
    if (!i) return;
    if (!i.isDirectory()) throw new Error(`${g(o)} is no directory`);
  }
  if (te(e).length > 0) throw new Error(`${g(e)} is not empty`);
}

// src/mounts/workspace/mount-over.ts
import { mkdirSync as wM, readdirSync as Wh } from "node:fs";
import { join as fu } from "node:path";

// src/mounts/layers.ts
var Dh = L(Fh(), 1);
import { existsSync as dM, mkdirSync as cu, readFileSync as Nh } from "node:fs";
import { release as hM } from "node:os";
import { join as uu } from "node:path";

// src/mounts/mount-table.ts
import { writeFileSync as lM } from "node:fs";
import { join as mM } from "node:path";
async function us(e, t, { dir: n, rights: r, signal: o }) {
  let i = e.map(({ source: s, point: a, type: c, options: u }) => [
    pM(s),
    a,
    c,
    u,
    0,
    0
  ]);
  lM(mM(n, t), i.map((s) => `${s.join(" ")}
`).join(""), { mode: 384 }), await r.run("mount", ["-i", "-n", "-a", "-T", t], { cwd: n, signal: o });
}
function pM(e) {
  return e.replace(/[\s\\]/g, (t) => `\\${t.charCodeAt(0).toString(8).padStart(3, "0")}`);
}

// src/mounts/layers.ts
function gr({ dir: e, rights: t, signal: n }) {
  let r = { cwd: e, signal: n }, o = [], i, s = async (u, f, l, m) => {
    await t.run("mount", ["-i", "-n", "-t", f, "-o", l, "--", m, u], r), o.push(u);
  }, a = async (u, f) => {
    cu(uu(e, f)), await wr(i ?? yM(gM()), async (l) => {
      await s(f, "squashfs", Lh(u, l), "image"), i = [l];
    });
  }, c = async (u, f, l) => {
    if (u.length === 0) return;
    for (let d of f) cu(uu(e, d));
    let [m = ""] = i ?? [], p = u.map((d, h) => ({ source: "image", point: f[h], type: "squashfs", options: Lh(d, m) }));
    await us(p, l, { dir: e, rights: t, signal: n }), o.push(...f);
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
      return cu(uu(e, f)), await s(f, "overlay", `ro,nosuid,nodev,xino=on,lowerdir=${u.join(":")}`, e), f;
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
function Lh({ offset: e, length: t }, n) {
  return `${n}loop,offset=${e},sizelimit=${t},ro,nosuid,nodev`;
}
async function wr(e, t) {
  let [n = "", ...r] = e;
  try {
    await t(n);
  } catch (o) {
    if (r.length === 0) throw o;
    await wr(r, t);
  }
}
function yM(e) {
  return e === void 0 || /^CONFIG_SQUASHFS_CHOICE_DECOMP_BY_MOUNT=y$/m.test(e) ? ["threads=multi,", ""] : [""];
}
function gM() {
  let e = `/boot/config-${hM()}`;
  try {
    return dM(e) ? Nh(e, "latin1") : (0, Dh.gunzipSync)(Nh("/proc/config.gz")).toString("latin1");
  } catch {
    return;
  }
}

// src/mounts/workspace/mount-over.ts
var bM = 250;
async function fs(e, t, { rights: n, signal: r, isUnchecked: o = !1 }) {
  let i = g(Ge(e)).toString(), s = { cwd: e, signal: r }, a = t.toReversed().flatMap(({ lowers: f }) => f).join(":");
  if (a.length > bM) throw new Error("the job has too many layers");
  let c = kM(i, o), u = async () => {
    gn(i) === e && await n.run("umount", ["-i", "--", Y.workspace], s);
  };
  await as(async () => {
    if (t.length === 0) return await u();
    let f = `work-${Wh(e).filter((m) => m.startsWith("work-")).length}`;
    wM(fu(e, f));
    let l = `lowerdir=${a},upperdir=${Y.workspace},workdir=${f}`;
    await wr(["volatile,", ""], async (m) => {
      await u();
      let p = `${m}${c}redirect_dir=on,metacopy=on,index=off,xino=on,${l}`, d = { source: e, point: Y.workspace, type: "overlay", options: p };
      await us([...vM(e), d], `table-${f}`, { dir: e, rights: n, signal: r });
    });
  });
}
function vM(e) {
  let { workspace: t, plain: n } = Y, r = b(fu(e, n));
  return Z().some((o) => o.point === r) ? [] : [{ source: t, point: n, type: "none", options: "bind,ro,private" }];
}
function kM(e, t) {
  let n = b(e), r = Z().filter((i) => i.point === n), o = [au(e), ...r].flatMap((i) => i.flags);
  return t && o.push("nosuid", "nodev"), ["nosuid", "nodev", "noexec"].flatMap((i) => o.includes(i) ? `${i},` : []).join("");
}
async function Uh(e, t, n) {
  let r = gn(t);
  if (r === void 0) return;
  let o = Mo(r), i = o.filter((s) => s.mountRoot !== e);
  if (i.length !== o.length) {
    if (i.length === 0) return await yr(r, { rights: n, warn: () => {
    } });
    await fs(r, i, { rights: n, signal: AbortSignal.timeout(6e4) });
    for (let s of o.filter((a) => !i.includes(a))) ls(r, s);
  }
}
function ls(e, { number: t, lowers: n }) {
  let r = Wh(e).filter((o) => o.match(`^(target|made)-${t}-`));
  for (let o of [...n, ...r]) sr(fu(e, o));
}

// src/mounts/workspace/path-layer.ts
import { lstatSync as BM, mkdirSync as AM, readlinkSync as TM } from "node:fs";
import { dirname as RM, join as pu } from "node:path";

// src/formats/tar-archives/tar-records.ts
var ue = 512, Fe = Buffer.alloc(2 * ue);
function Ie(e) {
  return (ue - e % ue) % ue;
}
function zh(e, t, n) {
  let r = n.toString("latin1");
  return t === "L" ? { ...e, name: ms(r) } : t === "K" ? { ...e, target: ms(r) } : t === "g" ? e : { ...e, ...SM(new Map(xM(r))) };
}
function ms(e) {
  let t = e.indexOf("\0");
  return t < 0 ? e : e.slice(0, t);
}
function* xM(e) {
  for (let t = 0; t < e.length; ) {
    let n = e.indexOf(" ", t), r = Number(e.slice(t, n)), o = e.slice(n + 1, t + r - 1), i = o.indexOf("=");
    if (!(Number.isInteger(r) && r > n - t && e[t + r - 1] === `
`) || i < 1) throw new k("its archive is damaged");
    yield [o.slice(0, i), o.slice(i + 1)], t += r;
  }
}
function SM(e) {
  let t = (c) => e.get(c) || void 0, n = {}, r = t("GNU.sparse.name") ?? t("path"), o = t("linkpath"), i = t("size"), s = t("mtime");
  r !== void 0 && (n.name = r), o !== void 0 && (n.target = o), i !== void 0 && (n.size = Number(jh(i))), s !== void 0 && /^-?\d{1,18}(\.\d{1,18})?$/.test(s) && (n.mtime = s);
  let a = [...e.keys()].some((c) => c.startsWith("GNU.sparse."));
  if (a && t("GNU.sparse.major") !== "1") throw new k("its archive has an old form of holes");
  return a && (n.sparseSize = jh(t("GNU.sparse.realsize"))), n;
}
function jh(e = "") {
  if (/^\d{1,15}$/.test(e)) return e;
  throw new k("its archive is damaged");
}

// src/formats/tar-archives/member-header.ts
var Hh = /[\u0080-\u00ff]/, ps = 100, lu = 8589934591, PM = { file: "0", hardlink: "1", symlink: "2", directory: "5", whiteout: "3" };
function Ne(e) {
  let t = Buffer.allocUnsafe(Bo(e));
  return t.subarray(0, mu(t, 0, e));
}
function Bo({ name: e, target: t, records: n = {} }) {
  return 4 * ue + 2 * (e.length + t.length) + Gh(n).length;
}
function mu(e, t, n, r = !1) {
  let o = EM(n, r), i = t;
  if (o !== "") {
    i += OM(o.length).copy(e, i), i += e.write(o, i, "latin1");
    let s = i + Ie(o.length);
    e.fill(0, i, s), i = s;
  }
  return Jh(e, i, n, PM[n.kind]), i + ue;
}
var qh = /* @__PURE__ */ new Map();
function OM(e) {
  let t = qh.get(e);
  if (t) return t;
  let n = Buffer.alloc(ue);
  return Jh(n, 0, { name: "pax", target: "", mtime: "0", mode: 420, size: e }, "x"), qh.set(e, n), n;
}
function EM({ name: e, target: t, mtime: n, size: r, sparseSize: o, records: i = {} }, s) {
  let a = Hh.test(e) || Hh.test(t), c = a && !s ? st("hdrcharset", "BINARY") : "", u = a || e.length > ps ? st("path", e) : "", f = a || t.length > ps ? st("linkpath", t) : "", l = /^\d{1,11}$/.test(n) ? "" : st("mtime", n), m = r > lu ? st("size", String(r)) : "";
  return c + u + (t === "" ? "" : f) + l + m + IM(e, o) + Gh(i);
}
function Gh(e) {
  let t = "";
  for (let n in e) t += st(n, e[n]);
  return t;
}
function IM(e, t) {
  return t === void 0 ? "" : st("GNU.sparse.major", "1") + st("GNU.sparse.minor", "0") + st("GNU.sparse.name", e) + st("GNU.sparse.realsize", t);
}
function st(e, t) {
  let n = ` ${e}=${t}
`, r = n.length + String(n.length).length;
  return `${n.length + String(r).length}${n}`;
}
var $M = MM();
function MM() {
  let e = Buffer.alloc(ue);
  return br(e, 108, 7, 0), br(e, 116, 7, 0), e.write("        ", 148, "latin1"), e.write("ustar\x0000", 257, "latin1"), e;
}
function Jh(e, t, { name: n, target: r, mode: o, mtime: i, size: s }, a) {
  $M.copy(e, t);
  let c = Math.min(Math.max(Math.trunc(Number(i)), 0), lu);
  e.write(n, t, ps, "latin1"), br(e, t + 100, 7, o), br(e, t + 124, 11, Math.min(s, lu)), br(e, t + 136, 11, c), e[t + 156] = a.charCodeAt(0), r !== "" && e.write(r, t + 157, ps, "latin1");
  let u = 0;
  for (let f = t; f < t + ue; f++) u += e[f];
  br(e, t + 148, 6, u), e[t + 154] = 0;
}
function br(e, t, n, r) {
  let o = r;
  for (let i = t + n - 1; i >= t; i--) {
    let s = Math.floor(o / 8);
    e[i] = 48 + o - s * 8, o = s;
  }
}

// src/mounts/workspace/path-layer.ts
var Kh = "SCHILY.xattr.trusted.overlay.redirect", CM = "SCHILY.xattr.trusted.overlay.metacopy", Xh = { target: "", mode: 0, mtime: "0", size: 0, sparseSize: void 0 }, _M = 4e3;
async function Zh(e, t) {
  let { dir: n, name: r, reserved: o, rights: i, signal: s } = t, a = t.layers.map((m) => b(pu(n, m))), c = FM(a), u = o.find((m) => c.has(m));
  if (u !== void 0)
    throw new Error(`it holds the name ${g(u)}, with which a target begins`);
  if (c.size > _M) throw new Error(`it has ${c.size} names in one directory`);
  let f = [];
  for (let { source: m, target: p } of e) {
    AM(g(RM(`${b(pu(n, r))}/${p}`)), { recursive: !0 });
    let d = a.map((h) => `${h}/${m}`).find($);
    if (f.push(Vh(p, d, m)), m === "") for (let [h, y] of c) f.push(Vh(`${p}/${h}`, y, h));
  }
  let [l = ""] = c.keys();
  for (let m of c.keys()) {
    let p = m === l ? "whiteout" : "hardlink";
    f.push(Ne({ ...Xh, name: m, kind: p, target: p === "hardlink" ? l : "" }));
  }
  await i.unpackMarked(Buffer.concat([...f, Fe]), { cwd: pu(n, r), signal: s });
}
function FM(e) {
  let t = /* @__PURE__ */ new Map();
  for (let n of e.toReversed())
    for (let r of te(n)) t.set(r, `${n}/${r}`);
  if (e.length > 1) for (let [n, r] of t) NM(r) && t.delete(n);
  return t;
}
function NM(e) {
  let t = $(e);
  return t?.isCharacterDevice() === !0 && t.rdev === 0;
}
function Vh(e, t, n) {
  let r = BM(g(t)), o = { uid: String(r.uid), gid: String(r.gid) }, i = { ...Xh, name: e, mode: r.mode & 511, mtime: String(Math.floor(r.mtimeMs / 1e3)) };
  if (r.isDirectory()) {
    let f = n === "" ? {} : { [Kh]: `/${n}` };
    return Ne({ ...i, kind: "directory", records: { ...o, ...f } });
  }
  if (r.nlink > 1) throw new Error(`${g(n)} has other names in it`);
  if (r.isSymbolicLink()) {
    let f = TM(g(t), "latin1");
    return Ne({ ...i, kind: "symlink", target: f, records: o });
  }
  if (!r.isFile()) throw new Error(`${g(n)} is no file, directory or link`);
  let s = String(r.size), a = Buffer.from(`1
${s}
0
`.padEnd(ue, "\0")), c = { ...o, [Kh]: `/${n}`, [CM]: "" }, u = Ne({ ...i, kind: "file", size: a.length, sparseSize: s, records: c });
  return Buffer.concat([u, a]);
}

// src/mounts/mount-points.ts
import { realpathSync as Yh } from "node:fs";
import { lstat as du, readdir as LM } from "node:fs/promises";
import { dirname as DM } from "node:path";
var Qh = 16;
async function ey(e, t) {
  let n = [], r = async (i) => {
    let s = b(t) + i, a = g(i.slice(1)).toString();
    if (!(await du(g(s))).isDirectory())
      throw new Error(`'${e.text}' names a file, and only directories are mounted`);
    if (e.matches(a)) n.push({ sources: [s], target: b(e.base) + i });
    else
      for (let c of await LM(g(s), { encoding: "latin1" }))
        await r(`${i}/${c}`);
    if (n.length > Qh)
      throw new Error(`'${e.text}' names more than ${Qh} directories`);
  };
  return await du(t).then(() => {
  }, E) !== "ENOENT" && await r(""), n;
}
async function ds({ sources: e, target: t }, { base: n }, r) {
  if ((await du(g(e[0]))).uid !== process.geteuid?.())
    throw new Error("it was saved by another user");
  for (let o = t; o !== b(n); o = DM(o)) {
    let i = $(o);
    if (i && !i.isDirectory()) throw new Error(`${g(o)} is no directory`);
  }
  hu(t, r);
}
function hu(e, t) {
  let n = g(e).toString();
  if (!$(`${e}/.`)) return;
  let r = Yh(g(e), "latin1");
  if (t.some((i) => _(Yh(i, "latin1"), r)))
    throw new Error(`${n} holds the directory of the job or the store`);
  if ([...Z().map(({ point: i }) => i), ...is()].some((i) => _(i, r)))
    throw new Error(`something is mounted at ${n} already, or below it`);
}

// src/mounts/workspace/places.ts
async function ty(e, t, n) {
  let r = [];
  for (let o of e)
    for (let [, i] of Map.groupBy(o.lines, ({ layers: s }) => s[0])) {
      let s = [];
      for (let a of i)
        try {
          s.push(...await WM(a, o, t));
        } catch (c) {
          n(c, [a.line]);
        }
      s.length > 0 && r.push({ request: o, layers: i[0]?.layers ?? [], places: s });
    }
  return r;
}
async function WM({ line: e, top: t, points: n }, { workspace: r, protectedDirs: o }, i) {
  let [s, a] = [b(r), b(t)], c = await n();
  for (let f of c)
    await ds(f, e, o), Ch(f.target, s);
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
async function yu(e) {
  let t = /* @__PURE__ */ new Map(), [n] = e;
  if (!n) return t;
  let r = (i, s) => {
    n.signal.throwIfAborted();
    for (let a of s) t.set(a, P(i));
  }, o = e.flatMap((i) => i.lines.map(({ line: s }) => s));
  return await mr(() => GM(e, n, r)).catch((i) => r(i, o)), t;
}
async function GM(e, { workspace: t, rights: n, signal: r, remember: o }, i) {
  let s = jM(t), a = gn(s), c = e.flatMap((p) => p.protectedDirs);
  Rh(s, { root: a, protectedDirs: c });
  let u = Mh(s, n, r);
  u.catch(() => {
  });
  let f = a === void 0 ? [] : Gt(a).map((p) => p.slice(b(s).length + 1)), l = await ty(e, f, i);
  if (l.length === 0) return;
  let m = a ?? ns(ry(s));
  a === void 0 && o(m);
  try {
    a === void 0 && JM(m, s);
    let p = f.map((d) => d.split("/", 1)[0]);
    await VM(m, l, { real: s, reserved: p, unused: u, refuse: i });
  } finally {
    Mo(m).length === 0 && await yr(m, { rights: n, warn: () => {
    } });
  }
}
function JM(e, t) {
  hs(t, Jt(e, Y.workspace));
  let n = Date.now() / 1e3 - KM;
  qM(Jt(e, Y.since), ""), HM(Jt(e, Y.since), n, n), UM(Jt(e, Y.plain));
}
var KM = 2;
async function VM(e, t, n) {
  let { real: r, refuse: o } = n, i = Mo(e), s = [], a = (i.at(-1)?.number ?? -1) + 1;
  for (let p of t)
    try {
      s.push({ image: p, addition: await XM(e, a++, p, n) });
    } catch (d) {
      o(d, ny(p));
    }
  let [c] = s;
  if (!c) return;
  let { rights: u, signal: f } = c.image.request, l = s.some(({ image: p }) => p.request.isUnchecked), m = [...i, ...s.map(({ addition: p }) => p)];
  try {
    for (let { image: p, addition: d } of s) ZM(e, r, p, d);
    await fs(e, m, { rights: u, signal: f, isUnchecked: l });
    for (let { image: p } of s) YM(p);
  } catch (p) {
    await fs(e, i, { rights: u, signal: AbortSignal.timeout(6e4) }).finally(() => {
      for (let { addition: d } of s) ls(e, d);
    }), o(
      p,
      s.flatMap(({ image: d }) => ny(d))
    );
    return;
  }
  for (let { image: p } of s)
    for (let { path: d, target: h } of p.places)
      wh(p.request.dir, d, Jt(e, Y.plain), h);
}
async function XM(e, t, { layers: n, places: r, request: o }, { reserved: i, unused: s }) {
  let { rights: a, signal: c } = o, [u, f] = [
    Y.pathLayer(t),
    n.map((m, p) => Y.layer(t, p))
  ], l = { number: t, lowers: [u, ...f], mountRoot: o.dir };
  for (let [m, p] of n.entries()) hs(p, Jt(e, f[m]));
  try {
    return await Zh(r, { dir: e, layers: f, name: u, reserved: i, rights: a, signal: c }), await s, l;
  } catch (m) {
    throw ls(e, l), m;
  }
}
function ZM(e, t, { places: n }, { number: r }) {
  for (let [o, { target: i, path: s }] of n.entries()) {
    let a = `${b(t)}/${i}`;
    hs(g(a), Jt(e, Y.target(r, o)));
    let [c] = vt(ry(a));
    c !== void 0 && hs(g(c), Jt(e, Y.made(r, o))), $(s) && zM(g(s));
  }
}
function YM({ places: e }) {
  let t = e.find(({ path: n }) => !$(n)?.isDirectory());
  if (t)
    throw new Error(`the directory above ${g(t.path)} was made within an earlier mount`);
}
function ny({ places: e }) {
  return e.map(({ line: t }) => t);
}

// src/entry/signature.ts
var Kt = L(oy(), 1);
var wu = 9;
function bu({ type: e }) {
  return e === "secret" ? { id: 1, name: "HMAC-SHA-256" } : { id: 2, name: "Ed25519" };
}
function QM(e) {
  let t = Buffer.alloc(wu);
  return t.writeUInt8(e), t.writeBigUInt64LE(BigInt(Date.now()), 1), t;
}
function iy(e, t, n) {
  let r = QM(bu(n).id), o = ay(r, e, t), i = n.type === "secret" ? cy(o, n) : (0, Kt.sign)(null, o, n);
  return Buffer.concat([r, i]);
}
function sy(e, t, { places: n, keys: r }) {
  if (e.length === 0) throw new De("has no signature");
  let o = r.filter((c) => bu(c).id === e[0]);
  if (o.length === 0) {
    let c = [...new Set(r.map((u) => bu(u).name))].join(" and ");
    throw new De(`has a signature of another kind than ${c}`);
  }
  let [i, s] = [e.subarray(0, wu), e.subarray(wu)];
  if (!n.some((c) => {
    let u = ay(i, t, c);
    return o.some((f) => eB(u, s, f));
  }))
    throw new De(
      "has a wrong signature: it was changed, signed with another key, or copied from another repository, branch or version"
    );
  return new Date(Number(i.readBigUInt64LE(1)));
}
function ay(e, t, { repository: n, scope: r, version: o }) {
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
function eB(e, t, n) {
  if (n.type !== "secret") return (0, Kt.verify)(null, e, n, t);
  let r = cy(e, n);
  return t.length === r.length && (0, Kt.timingSafeEqual)(t, r);
}
function cy(e, t) {
  return (0, Kt.createHmac)("sha256", t).update(e).digest();
}

// src/system/runner-services.ts
function uy() {
  let { env: e } = process, t = e.ACTIONS_CACHE_SERVICE_V2 && tB(nB()) ? "v2" : "v1", n = t === "v2" ? e.ACTIONS_RESULTS_URL : e.ACTIONS_CACHE_URL, r = e.ACTIONS_RUNTIME_TOKEN ?? "";
  return n && URL.canParse(n) && (r !== "" || t === "v1") ? { language: t, url: n, token: r } : void 0;
}
function tB(e) {
  let t = URL.canParse(e) ? new URL(e).hostname : "";
  return t === "github.com" || t.endsWith(".ghe.com") || t.endsWith(".localhost");
}
function nB() {
  return process.env.GITHUB_SERVER_URL || "https://github.com";
}
function fy() {
  let { ACTIONS_ID_TOKEN_REQUEST_URL: e = "", ACTIONS_ID_TOKEN_REQUEST_TOKEN: t = "" } = process.env;
  return e.startsWith("https://") && URL.canParse(e) && t !== "" ? { url: e, token: t } : void 0;
}

// src/job/signed-index.ts
function ly() {
  for (let e of Yd(F("signing-key"))) hi(e);
}
function my({ signing: e }, t, n) {
  let r = e?.signer;
  if (r) return (o) => iy(o, t, r);
  if (e?.writers.length)
    return async (o) => (await vu()).signByToken(o, t, n);
}
function py({ signing: e }, { workflow: t, eventName: n }) {
  if (!(!e || e.signer)) {
    if (e.writers.length === 0)
      return "Cache save skipped: with verify-key and without signing-key, this job could save only an unsigned entry.";
    if (!Hm(e.writers, { workflow: t, event: n }))
      return `Cache save skipped: trusted-writers does not name this run of ${t || "an unknown workflow"} (event '${n}').`;
    if (!fy())
      return "Cache save skipped: with trusted-writers, this job could save only an entry without a token. Give it `permissions: id-token: write`.";
  }
}
async function dy({ signing: e }, t) {
  e?.writers.length && (await vu()).issuerKeys(t);
}
function vu() {
  return import("./tokens.js");
}
var rB = 1440 * 60 * 1e3;
async function ys(e, { key: t, signing: n }, r) {
  let o = e.stored ?? e;
  if (!n) return so(o);
  let i = Te(), s = e.scope === void 0 ? he(i).read : [e.scope], { version: a, createdAt: c } = e, u = s.map((f) => ({ repository: i.repository, scope: f, version: a }));
  try {
    let f = await so(o, async (l, m) => {
      if (n.writers.length > 0) {
        let d = c.getTime() > 0 ? c : void 0, h = { places: u, writers: n.writers, storedAt: d, signal: r };
        return (await vu()).checkToken(l, m, h);
      }
      let p = sy(l, m, { places: u, keys: n.verifiers });
      if (!Q(e.key, t) && c.getTime() - p.getTime() > rB)
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
async function gs(e) {
  let t = await hy() ?? await oB(e);
  return iB(t), t;
}
async function ws(e) {
  let t = await hy();
  return Object.entries(e).flatMap(([n, { preset: r, directory: o, filled: i, of: s = n }]) => {
    let a = t ? t.find((u) => u.name === s)?.inputs : [];
    if (!a) return [];
    let c = new Map(a);
    return r !== void 0 && c.set("preset", r), o !== void 0 && c.set("working-directory", o), i !== "none" && vs(c, i), { name: n, inputs: c };
  });
}
async function hy() {
  let e = F("caches");
  if (e === "") return;
  let t = ["preset", "path", "key", "restore-keys"].find((r) => F(r) !== "");
  if (t)
    throw new M(
      `Inputs \`caches\` and \`${t}\` are both given; give \`${t}\` to the items of \`caches\`.`
    );
  let { readCaches: n } = await import("./shared-QPOH6AAQ.js");
  return n(e);
}
async function oB(e) {
  let t = F("preset"), n = { name: "", inputs: /* @__PURE__ */ new Map() };
  if (t === "") return [n];
  let { choicesOf: r } = await import("./shared-LOGPUGUW.js"), o = await r(t, F("working-directory"), e), i = o.map(({ name: s, directory: a }) => ({
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
function iB(e) {
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
async function bs({ inputs: e }, t) {
  ly();
  let n = F("preset").toLowerCase();
  if (n === "") return;
  let { fillIn: r } = await import("./presets.js"), o = await r(n, F, t);
  return o ? vs(e, { ...o }) : "none";
}
function vs(e, t) {
  for (let [n, r] of Object.entries(t ?? {})) e.set(n, r);
  return t;
}
var sB = ["preset", "working-directory", "install", "rebuild", "upload-chunk-size"];
function ks({ inputs: e }) {
  return e.size > 0 && aB([...e.keys()]), Eo(F, Xr());
}
function aB(e) {
  let t = new Set(sB);
  Eo((o) => (t.add(o.toLowerCase()), ["key", "path"].includes(o) ? "any" : ""), Xr());
  let n = e.find((o) => !t.has(o));
  if (n === void 0) return;
  let r = ["name", ...[...t].sort()];
  throw new M(
    `Input \`caches\` has '${n}', which is no input of a cache. Did you mean \`${dm(n, r)}\`? The inputs are: ${r.join(", ")}.`
  );
}
async function ku(e, t) {
  try {
    return await _t(e, t);
  } catch (n) {
    throw e.name === "" || !(n instanceof M) ? n : new M(`${e.name}: ${n.message}`);
  }
}

// src/job/end/unmount.ts
import { dirname as IC } from "node:path";

// src/mounts/claim.ts
import { readlinkSync as cB, rmSync as uB, symlinkSync as fB } from "node:fs";
import { join as lB } from "node:path";
import { setTimeout as mB } from "node:timers/promises";
var pB = 6e4, dB = 50;
async function yy(e, t) {
  let n = lB(e, "claimed"), r = performance.now() + pB;
  for (; gy(n) && performance.now() < r; ) await mB(dB);
  try {
    return await t();
  } finally {
    wy(n);
  }
}
function gy(e) {
  try {
    return fB(`${pr()} ${process.pid} ${St(process.pid)}`, e), !1;
  } catch (o) {
    if (E(o) !== "EEXIST") return !1;
  }
  let [t, n = "", r] = hB(e);
  return t === pr() && St(n) === r ? !0 : (wy(e), gy(e));
}
function wy(e) {
  uB(e, { recursive: !0, force: !0 });
}
function hB(e) {
  try {
    return cB(e).split(" ");
  } catch {
    return [];
  }
}

// src/mounts/lazy/lazy-mount.ts
import { join as Au } from "node:path";

// src/formats/squashfs/receive.ts
import { open as eg, rm as pA } from "node:fs/promises";
import { dirname as dA, join as hA } from "node:path";

// src/system/disk/read-exactly.ts
import { readSync as yB } from "node:fs";
async function xs(e, t, n) {
  let r = Buffer.allocUnsafe(t);
  for (let o = 0; o < t; ) {
    let { bytesRead: i } = await e.read(r, o, t - o, n + o);
    o += by(i, o, t);
  }
  return r;
}
function vr(e, t, n) {
  let r = Buffer.allocUnsafe(t);
  for (let o = 0; o < t; )
    o += by(yB(e, r, o, t - o, n + o), o, t);
  return r;
}
function by(e, t, n) {
  if (e === 0) throw new Error(`only ${t} of ${n} bytes could be read`);
  return e;
}

// src/formats/squashfs/arrivals.ts
function vy(e) {
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
var Hy = L(xy(), 1);
import { closeSync as zy, constants as Uy, fstatSync as FB, openSync as NB } from "node:fs";
import { setImmediate as LB } from "node:timers/promises";

// src/formats/squashfs/check/metadata.ts
var Ey = L(Py(), 1);
var we = 8192, Su = 256;
function Ss(e, t, n, r = []) {
  let o = /* @__PURE__ */ new Map(), i = t, s = 0, a = async () => {
    let u = await e(i, Math.min(n, i + Su * we)), { unpacked: f, starts: l, length: m } = gB(u, i + u.length === n);
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
      if (c.at += u, c.at > c.bytes.length) throw R("a table ends early");
      return f;
    },
    /** The reader's position in the table. */
    position: () => s + c.at,
    /** @param block its start in the packed table @param offset in the unpacked block */
    positionOf(u, f) {
      let l = t + u === i ? o.size : o.get(u);
      if (l === void 0 || f >= we) throw R("a table points beside its blocks");
      return l * we + f;
    },
    /** @throws BadEntry when the reader is not at the end */
    end() {
      if (i !== n || c.at !== c.bytes.length) throw R("a table is too long");
      if (r.some((u, f) => o.get(u - t) !== f))
        throw R("a list points beside the blocks of its table");
    }
  };
  return c;
}
async function Ps(e, t, n) {
  let r = Math.ceil(n / we), o = await e(t, t + r * xu);
  if (o.length !== r * xu) throw R("a list ends early");
  let i = Array.from({ length: r }, (a, c) => Number(o.readBigUInt64LE(c * xu))), [s = t] = i;
  if (s > t) throw R("a table is behind its list");
  return { table: Ss(e, s, t, i), start: s };
}
var xu = 8;
function gB(e, t) {
  let n = [], r = [], o = 0;
  for (; n.length < Su && o + 2 <= e.length; ) {
    let i = e.readUInt16LE(o), s = o + 2 + (i & Oy);
    if (s > e.length) break;
    let a = e.subarray(o + 2, s), c = i > Oy ? a : wB(a), u = t && s === e.length;
    if (c.length !== we && !(u && c.length > 0 && c.length < we))
      throw R("a table has a gap");
    r.push(c), n.push(o), o = s;
  }
  if (n.length === 0 || t && o !== e.length && n.length < Su)
    throw R("a table ends early");
  return { unpacked: r, starts: n, length: o };
}
var Oy = 32767;
function wB(e) {
  try {
    return (0, Ey.zstdDecompressSync)(e, { maxOutputLength: we, chunkSize: we });
  } catch {
    throw R("a table cannot be unpacked");
  }
}
function R(e) {
  return new k(`its image is wrong: ${e}`);
}

// src/formats/squashfs/check/directory.ts
var Ao = { directory: 1, file: 2, link: 3, whiteout: 5 };
function $y(e) {
  let t = new Float64Array(e + 1), n = new Uint8Array(e + 1), r = new Uint8Array(e + 1), o = 0;
  return {
    /** @throws BadEntry when the number is taken */
    add({ number: i, kind: s }, a) {
      if (i < 1 || i > e || n[i] !== 0) throw R("two inodes have one number");
      n[i] = Ao[s], t[i] = a, o++;
    },
    /** @throws BadEntry when the name leads to no earlier inode, or is a second name of a directory or whiteout */
    name(i, s, a) {
      if (s === 0 || n[i] !== s || t[i] !== a)
        throw R("a name leads nowhere");
      if (r[i] === 0) o--;
      else if (s === Ao.directory || s === Ao.whiteout)
        throw R("a directory or a whiteout has two names");
      r[i] = 1;
    },
    /** How many inodes have no name. */
    unnamed: () => o
  };
}
var [bB, vB, kB] = [12, 12, 8], xB = 256, SB = 256, [Iy, PB] = [46, 47];
async function My({ number: e, start: t, offset: n, bytes: r, indexed: o }, { inodes: i, directories: s }, { known: a, whiteouts: c }) {
  let u = await OB(i, o), f = s.position();
  if (s.positionOf(t, n) !== f) throw R("a directory is not where it should be");
  let l = f + r, m = 0, p = 0, d;
  for (; s.position() < l; ) {
    let h = s.ahead();
    h && await h;
    let y = s.position(), w = u[p]?.within === y - f ? u[p++] : void 0;
    if (w && s.positionOf(w.block, y % we) !== y)
      throw Pu();
    let v = s.take(vB), S = s.bytes.readUInt32LE(v) + 1, O = i.positionOf(s.bytes.readUInt32LE(v + 4), 0), I = s.bytes.readUInt32LE(v + 8);
    if (S > SB) throw R("a directory has too many names at once");
    for (let C = S; C > 0; C--) {
      let z = s.ahead();
      z && await z;
      let U = s.take(kB), { bytes: re } = s, Qt = I + re.readInt16LE(U + 2), en = re.readUInt16LE(U + 4);
      a.name(Qt, en, O + re.readUInt16LE(U));
      let tn = By(re.readUInt16LE(U + 6)), wl = s.take(tn), Hr = re.subarray(wl, wl + tn);
      if (EB(Hr, d), w && C === S && !Hr.equals(w.name)) throw Pu();
      d = Hr, en === Ao.whiteout ? c.add(e, Hr) : en === Ao.directory && c.addBelow(e, Hr, Qt);
    }
    m += S;
  }
  if (s.position() !== l) throw R("a directory does not end where it should");
  if (p !== u.length) throw Pu();
  return m;
}
async function OB(e, t) {
  let n = [];
  for (; n.length < t; ) {
    await e.ahead();
    let r = e.take(bB), { bytes: o } = e, i = By(o.readUInt32LE(r + 8)), s = e.take(i), a = o.subarray(s, s + i);
    n.push({ within: o.readUInt32LE(r), block: o.readUInt32LE(r + 4), name: a });
  }
  return n;
}
function Pu() {
  return R("the index of a directory leads elsewhere");
}
function By(e) {
  if (e >= xB) throw R("a name is too long");
  return e + 1;
}
function EB(e, t) {
  let n = t ? 0 : 1;
  for (let r = 0; r < e.length; r++) {
    let o = e[r];
    if (o === 0 || o === PB) throw R("it has a name that is none");
    n === 0 && (n = o - (t[r] ?? -1));
  }
  if (n <= 0) throw R("names are not in order");
  if (e[0] === Iy && (e.length === 1 || e.length === 2 && e[1] === Iy))
    throw R("it has a name that is none");
}

// src/formats/squashfs/check/superblock.ts
var Je = 96, Ay = 6, Ty = { noXattrs: 512, others: 1088 }, Ry = 0xffffffffffffffffn, IB = 1 << 24;
function kr(e, t) {
  if (e.length < Je || e.toString("latin1", 0, 4) !== "hsqs")
    throw Cy("it has no superblock");
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
  }, { inodes: s, fragments: a, ids: c, blockBytes: u, inodeTable: f, directoryTable: l, fragmentTable: m, idTable: p } = i, [d, h] = [n(22), o(40)], y = [Je, f, l, m, p, h, t], w = (n(24) ^ Ty.noXattrs) & ~Ty.others, v = `${n(28)}.${n(30)}`, O = [
    [n(20) === Ay, `its compression is number ${n(20)} instead of ${Ay}`],
    [v === "4.0", `its version is ${v} instead of 4.0`],
    [w === 0, `its flags 0x${n(24).toString(16)} differ in 0x${w.toString(16)}`],
    [e.readBigUInt64LE(56) === Ry, "it has a table of attributes"],
    [e.readBigUInt64LE(88) === Ry, "it has a table for exporting by NFS"],
    [s > 0 && s <= IB, `it has ${s} inodes`],
    [a <= s, `it has ${a} fragments for ${s} inodes`],
    [c === 1 || c === 2, `it has ${c} ids`],
    [d >= 12 && d <= 20 && u === 2 ** d, `its block size is ${u} (log ${d})`],
    [
      y.every((I, C) => C === 0 || I >= y[C - 1]),
      "its tables do not lie one after the other within its length"
    ]
  ].find(([I]) => !I);
  if (O) throw Cy(O[1]);
  return i;
}
function Cy(e) {
  return new k(`it holds no squashfs image of our kind: ${e}`);
}

// src/formats/squashfs/check/extents.ts
var _y = 16, $B = 4, Ou = 1 << 24, Os = Ou - 1;
async function Fy(e, t) {
  let { inodeTable: n, blockBytes: r, inodes: o, fragments: i } = t, s = BB(o + i), { starts: a, words: c, start: u } = await MB(e, t), f = new Uint32Array(i);
  function l(m, p) {
    let d = p & Os;
    if (p > (Ou | Os) || d > r || m + d > n)
      throw R("a block is where none can be");
    return p & Ou ? d : e.unpackedBytes?.(m, d, r);
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
        let C = y.bytes.readUInt32LE(y.take($B));
        if (C === 0) continue;
        let z = e.pause?.();
        z && await z;
        let U = Math.min(r, v - O);
        if ((l(S.end, C) ?? U) !== U)
          throw R("a block is not what it should be");
        S.end += C & Os, S.hash = Math.imul(S.hash, 31) + C | 0;
      }
      if (s.add(S), d !== void 0) {
        if (d >= i || h + w > r) throw R("a fragment is where none can be");
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
          throw R("a fragment is not what it should be");
        s.add({ start: d, end: d + (h & Os), hash: h });
      }
      s.check();
    }
  };
}
async function MB({ read: e }, { fragments: t, fragmentTable: n }) {
  let r = new Float64Array(t), o = new Uint32Array(t), { table: i, start: s } = await Ps(e, n, t * _y);
  for (let a = 0; a < t; a++) {
    await i.ahead();
    let c = i.take(_y);
    r[a] = Number(i.bytes.readBigUInt64LE(c)), o[a] = i.bytes.readUInt32LE(c + 8);
  }
  return i.end(), { starts: r, words: o, start: s };
}
function BB(e) {
  let t = new Float64Array(e), n = new Float64Array(e), r = new Int32Array(e), o = 0, i = () => R("two files are in one place");
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
var Es = (e) => (t, n) => t.readUInt16LE(n + e), $e = (e) => (t, n) => t.readUInt32LE(n + e), Ny = (e) => (t, n) => Number(t.readBigUInt64LE(n + e)), AB = {
  1: { kind: "directory", length: 16, start: $e(0), bytes: Es(8), offset: Es(10) },
  2: { kind: "file", length: 16, start: $e(0), fragment: $e(4), offset: $e(8), bytes: $e(12) },
  3: { kind: "link", length: 8, bytes: $e(4) },
  5: { kind: "whiteout", length: 8, bytes: () => 0, device: $e(4) },
  8: { kind: "directory", length: 24, bytes: $e(4), start: $e(8), indexed: Es(16), offset: Es(18), attributes: $e(20) },
  9: { kind: "file", length: 40, start: Ny(0), bytes: Ny(8), fragment: $e(28), offset: $e(32), attributes: $e(36) }
}, Is = 4294967295, TB = 16, RB = 4095, CB = 3;
function Dy(e) {
  let t = e.take(TB), { bytes: n } = e;
  if (n.readUInt16LE(t + 2) > 511) throw R("it sets bits that change who runs a program");
  let r = AB[n.readUInt16LE(t)];
  if (!r) throw Ly();
  let { kind: o } = r, i = e.take(r.length), s = (u, f = 0) => u?.(n, i) ?? f;
  if (s(r.device) !== 0) throw Ly();
  if (s(r.attributes, Is) !== Is) throw R("it has extended attributes");
  let a = s(r.bytes) - (o === "directory" ? CB : 0);
  if (a < 0) throw R("a directory is too short");
  if (!Number.isSafeInteger(a)) throw R("a file is larger than any");
  if (o === "link") {
    if (a === 0 || a > RB) throw R("a link is too long");
    e.take(a);
  }
  let c = s(r.fragment, Is);
  return {
    kind: o,
    number: n.readUInt32LE(t + 12),
    owner: n.readUInt32LE(t + 4),
    time: n.readUInt32LE(t + 8),
    bytes: a,
    start: s(r.start),
    fragment: c === Is ? void 0 : c,
    offset: s(r.offset),
    indexed: s(r.indexed)
  };
}
function Ly() {
  return R("it holds more than files, directories and links");
}

// src/formats/squashfs/check/whiteouts.ts
var $s = 2 ** 20, _B = 4096;
function Wy() {
  let e = /* @__PURE__ */ new Map(), t = 0, n = (r, o) => {
    let i = e.get(r);
    i ? i.push(o) : e.set(r, [o]);
  };
  return {
    count: () => t,
    /** @throws BadEntry when there are too many */
    add(r, o) {
      if (++t > $s) throw R("it has too many whiteouts");
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
          if (c.length > _B) throw R("the name of a whiteout is too long");
          a === void 0 ? yield c : o.push({ directory: a, prefix: `${c}/` });
        }
    }
  };
}

// src/formats/squashfs/check/check.ts
async function DB(e) {
  let t = kr(await e.read(0, Je), e.length), { inodeTable: n, directoryTable: r, inodes: o, ids: i, root: s } = t;
  await WB(e, t.idTable, i);
  let a = await Fy(e, t), c = Ss(e.read, n, r), u = Ss(e.read, r, a.start), f = $y(o), l = Wy(), m = { members: 0, bytes: 0, newest: 0 }, p, d, h = 0;
  for (let w = 0; w < o; w++) {
    let v = c.ahead();
    if (v && await v, h = c.position(), d = Dy(c), p ??= d.owner, d.owner !== p) throw R("it has several owners");
    if ((p & 65535) >= i || p >>> 16 >= i) throw R("its owner is none that it lists");
    m.newest = Math.max(m.newest, d.time), d.kind === "file" ? (await a.add(d, c), m.bytes += d.bytes) : d.kind === "directory" && (m.members += await My(d, { inodes: c, directories: u }, { known: f, whiteouts: l })), f.add(d, h);
  }
  if (d?.kind !== "directory" || h !== c.positionOf(s.block, s.offset))
    throw R("its root is not where it should be");
  if (f.unnamed() !== 1) throw R("not all that it holds has a name");
  c.end(), u.end(), await a.check();
  let { number: y } = d;
  return { ...m, whiteouts: l.count(), removed: () => l.names(y) };
}
var jy = 4;
async function WB(e, t, n) {
  let { table: r } = await Ps(e.read, t, n * jy);
  await r.ahead(), r.take(n * jy), r.end();
}
function Ms({ whiteouts: e, removed: t }, n = []) {
  let r = new Set(n);
  if (e > 0 && r.size === 0) throw R("it holds more than files, directories and links");
  if (e !== r.size) throw R(`it has ${e} whiteouts instead of ${r.size}`);
  for (let o of t()) if (!r.has(o)) throw R("it removes other files than it lists");
}
function UB(e) {
  let t = NB(e, Uy.O_RDONLY | (Uy.O_NONBLOCK ?? 0));
  if (FB(t).isFile()) return t;
  throw zy(t), new Error(`${e} is no file any more`);
}
async function xr(e, { offset: t, length: n }, r, { signal: o, until: i } = {}) {
  let s = UB(e), a = (p, d) => vr(s, Math.max(0, Math.min(d, n - p)), t + p), c = 0, u = {
    tables: void 0,
    heads: (p) => qB(a(p, qy)) ?? 0,
    contents(p, d, h) {
      let y = jB(a(p, d), h);
      return c += y.length, y.length;
    }
  }, f = async () => {
    c = 0, await LB(), o?.throwIfAborted();
  }, l = async (p, d) => (await i?.(t + p, t + d), await f(), a(p, d - p)), m = () => c < zB ? void 0 : f();
  try {
    return await DB({ read: l, length: n, unpackedBytes: u[r], pause: m });
  } finally {
    zy(s);
  }
}
function jB(e, t) {
  try {
    return (0, Hy.zstdDecompressSync)(e, { maxOutputLength: t });
  } catch (n) {
    throw R(`a block cannot be unpacked: ${P(n)}`);
  }
}
var zB = 64 * 1024 * 1024, HB = 4247762216, qy = 18;
function qB(e) {
  if (e.length < qy || e.readUInt32LE(0) !== HB) return;
  let t = e.readUInt8(4), n = (t & 32) !== 0, r = [0, 1, 2, 4][t & 3], o = 5 + (n ? 0 : 1) + r, i = t >> 6;
  return i === 0 ? n ? e.readUInt8(o) : void 0 : i === 1 ? e.readUInt16LE(o) + 256 : i === 2 ? e.readUInt32LE(o) : void 0;
}

// src/formats/unpack-limit.ts
import { statfsSync as GB } from "node:fs";
import { readFile as Ky } from "node:fs/promises";
var Gy = 64 * 1024 * 1024, JB = 0.1, KB = 8 * 1024, VB = 8, XB = 25, ZB = 1e4, YB = 5, QB = 1024, eA = 500;
function bn({ files: e, bytes: t, unpackedBytes: n = t }) {
  return Math.max(t, n) * (1 + JB) + e * KB;
}
function To(e) {
  let t = new AbortController(), { bavail: n, bsize: r } = GB(e), o = Gy + VB * n * r, i = Gy, s = 0, a = 0, c = (f) => {
    f > i && t.abort(new k("it unpacks to more than its index declares")), f > o && t.abort(new Error(`it unpacks to far more than there is room for at ${e}`));
  }, u = async (f) => {
    let [l, m] = await Promise.all([nA(f), Jy(f)]);
    if (l <= ZB + a * YB + m / QB) return;
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
      let p = setInterval(async () => c(await Jy(f)), XB), d = setInterval(u, eA, l), h = () => {
        clearInterval(p), clearInterval(d);
      };
      m.then(h, h);
    }
  };
}
function Vt(e, t) {
  let n = To(e.cwd), r = t({ ...e, signal: AbortSignal.any([e.signal, n.signal]) });
  return n.watch(r), { ...r, limit: n };
}
var tA = 10;
async function nA(e) {
  let t = await Ky(`/proc/${e}/stat`, "latin1").catch(() => ""), [n = 0, r = 0] = t.slice(t.lastIndexOf(")")).split(" ").slice(12, 14).map(Number);
  return (n + r) * tA;
}
async function Jy(e) {
  let t = await Ky(`/proc/${e}/io`, "latin1").catch(() => "");
  return Number(/^wchar: (\d+)$/m.exec(t)?.[1] ?? 0);
}

// src/formats/squashfs/images.ts
function Co(e) {
  return e.filter(({ kind: t }) => t === "delta").length;
}
function Bs(e) {
  let t = Co(e);
  return t === 0 ? "" : ` (${Eu(t)})`;
}
function Eu(e) {
  return e === 1 ? "1 layer of changes" : `${e} layers of changes`;
}
var rA = 32;
function vn(e, t) {
  let {
    image: n = [],
    delta: r = [],
    removals: o = []
  } = Object.groupBy(e, ({ kind: u }) => u), i = [...n, ...r, ...o];
  if (!e.every((u, f) => u === i[f]) || o.length !== (r.length > 0 ? 1 : 0) || n.length === 0 || new Set(n.map(({ root: u }) => u)).size < n.length) throw Ro();
  let a = r.map((u, f) => ({ ...Vy(u), number: f, root: u.root })), c = n.map((u) => {
    let f = t.find(({ number: p }) => p === u.root);
    if (u.root !== void 0 && f?.literal === void 0) throw Ro();
    let l = f ? [f] : t.filter(({ number: p }) => !n.some(({ root: d }) => d === p)), m = a.filter(({ root: p }) => p === u.root);
    if (l.length === 0 || m.length >= rA) throw Ro();
    return { ...Vy(u), line: f, lines: l, layers: m };
  });
  if (c.flatMap(({ layers: u }) => u).length < r.length) throw Ro();
  return c;
}
function Vy(e) {
  let { offset: t, length: n, files: r } = e;
  return { offset: t, length: n, members: r, mostBytes: bn(e) };
}
function Ro() {
  return new Fn("the entry has images that this version of Headstart cannot read");
}

// src/formats/squashfs/layers/removals.ts
var Rs = L(Zy(), 1);
import { open as oA } from "node:fs/promises";
var As = 64 * 1024 * 1024, iA = As + As / 128, sA = 4096, aA = 255, [Ts, Yy, cA] = [0, 46, 47];
function Qy(e) {
  let t = Buffer.from(e.map(uA).join(""), "latin1"), n = e.reduce((r, o) => r + o.length, 0);
  if (t.length > As || n > $s)
    throw new Error("more files were removed than an entry can say");
  return { frame: (0, Rs.zstdCompressSync)(t), bytes: t.length };
}
function uA(e) {
  return `${e.map((t) => `${t}\0`).join("")}\0`;
}
async function Cs(e, t, { until: n } = {}) {
  let r = t.find(({ kind: c }) => c === "removals");
  if (!r) return;
  let { offset: o, length: i, files: s } = r;
  if (i > iA) throw kn("it is too long");
  await n?.(o, o + i);
  let a = await oA(e);
  try {
    let c = t.filter(({ kind: l }) => l === "delta").length, u = Iu(await xs(a, i, o), c), f = u.counts.reduce((l, m) => l + m, 0);
    if (f !== s) throw kn(`it has ${f} names instead of ${s}`);
    return u;
  } finally {
    await a.close();
  }
}
function Iu(e, t) {
  let n = fA(e), { starts: r, counts: o, end: i } = lA(n, t);
  if (i !== n.length) throw kn("it has more lists than the entry has layers");
  return {
    counts: o,
    *namesOf(s) {
      let a = r[s];
      for (let c = o[s]; c > 0; c--) {
        let u = n.indexOf(Ts, a);
        yield n.toString("latin1", a, u), a = u + 1;
      }
    }
  };
}
function fA(e) {
  try {
    let t = { maxOutputLength: As, info: !0 }, { buffer: n, engine: r } = (0, Rs.zstdDecompressSync)(e, t);
    if (r.bytesWritten === e.length) return n;
  } catch (t) {
    throw kn(P(t));
  }
  throw kn("something follows it");
}
function lA(e, t) {
  let [n, r] = [[], []], o = 0, i = 0;
  for (let s = 0; s < t; s++) {
    n.push(o);
    let a = 0;
    for (; e[o] !== Ts; a++) o = mA(e, o) + 1;
    if (r.push(a), i += a, i > $s) throw kn("it has too many names");
    o++;
  }
  return { starts: n, counts: r, end: o };
}
function mA(e, t) {
  let n = t;
  for (let r = !1; !r; n++) {
    let o = n;
    for (; n < e.length && e[n] !== Ts && e[n] !== cA; ) n++;
    let i = n - o, s = i <= 2 && e[o] === Yy && e[n - 1] === Yy;
    if (n === e.length || i === 0 || i > aA || n - t > sA || s)
      throw kn("it has a name that is none");
    r = e[n] === Ts;
  }
  return n - 1;
}
function kn(e) {
  return new k(`its list of removed files is wrong: ${e}`);
}

// src/formats/squashfs/receive.ts
async function Sr({ segments: e, lines: t, signal: n, body: r, file: o, isMounted: i = !1 }, s) {
  let a = vn(e, t), c = hA(s, "image"), u = !1, f = async (p) => {
    await yA(r("any"), p, { path: c, segments: e, signal: n }), u = !0;
  }, l = await o?.link(c) && await o?.prove(f);
  l || (await pA(c, { force: !0 }), await wA(c, { length: H({ segments: e }), isMounted: i }, f)), !u && o?.isWhole ? await $u(c, a) : u || await tg(c, e, { signal: n });
  let m = l ? o?.isInPlace : void 0;
  return { path: c, images: a, isInPlace: m };
}
async function yA(e, t, { path: n, segments: r, signal: o }) {
  let { arrived: i, until: s, fail: a } = vy(H({ segments: r })), c = tg(n, r, { signal: o, until: s }), u = !1;
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
var gA = 32 * 1024 * 1024;
async function wA(e, { length: t, isMounted: n }, r) {
  let o = await eg(e, "wx", 384), i = Promise.resolve(), s = t, a = 0, c = () => {
    a = 0, i = i.then(() => o.datasync()).catch(() => {
    });
  };
  try {
    await r(async (u, f) => {
      await Yn(o, dA(e), [u], f), s -= u.length, a += u.length, n && (a >= gA || s === 0) && c();
    });
  } finally {
    let u = i.then(() => o.close());
    n ? u.catch(() => {
    }) : await u;
  }
}
async function $u(e, t) {
  let n = await eg(e);
  try {
    for (let { offset: r, length: o } of t.flatMap((i) => [i, ...i.layers]))
      kr(await xs(n, Math.min(o, Je), r), o);
  } finally {
    await n.close();
  }
}
async function tg(e, t, n = {}) {
  let r = await Cs(e, t, n), o = 0;
  for (let i of t.filter(Mu)) {
    let { kind: s, files: a, bytes: c, root: u } = i, f = await xr(e, i, "tables", n);
    Ms(f, s === "delta" ? r?.namesOf(o++) : []);
    let l = f.members + (u === void 0 ? 0 : 1);
    if (l < a || s === "delta" && l > a)
      throw new k(`it has ${l} members instead of ${a}`);
    if (f.bytes > c)
      throw new k(`its files have ${f.bytes} bytes instead of ${c}`);
  }
}
function Mu({ kind: e }) {
  return e === "image" || e === "delta";
}
async function v6(e, { offset: t }) {
  return t + Number((await e(t, t + Je)).readBigUInt64LE(64));
}

// src/mounts/lazy/found-entry.ts
async function ng(e, { etag: t, identity: n, url: r }) {
  let { scope: o, version: i, key: s, size: a, createdAt: c } = e;
  return { scope: o, version: i, key: s, size: a, createdAt: c.getTime(), identity: n, etag: t, url: await r() };
}
function O6(e, t, { scopes: n, ...r }) {
  let { scope: o, version: i, key: s, size: a, identity: c, etag: u } = t, f = { scopes: o === void 0 ? n : [o], keys: [s], versions: [i] }, l = async () => {
    let h = await e.find(f);
    if (h?.size === a && h.remote?.identity === c) return h;
    throw await h?.close(), new X(`the entry ${s} is gone; it was replaced meanwhile`, "none");
  }, p = { size: a, etag: u, identity: c, url: Rd(async () => {
    let h = await l(), { url: y } = h.remote;
    return y().finally(h.close);
  }, t.url) }, d = {
    scope: o,
    version: i,
    key: s,
    size: a,
    createdAt: new Date(t.createdAt),
    remote: p,
    read: (h, y) => jd(p, { start: h, end: y }, r),
    reject: async () => (await l()).reject(),
    close: async () => {
    }
  };
  return { ...e, find: async () => d };
}

// src/mounts/lazy/server.ts
import { existsSync as bA, rmSync as vA, writeFileSync as kA } from "node:fs";
import { join as _s } from "node:path";
import { setTimeout as xA } from "node:timers/promises";

// src/mounts/lazy/serve-request.ts
var ig = L(og(), 1);
function sg(e) {
  return `${JSON.stringify(e).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029")}
`;
}
function ag(e) {
  let t = (0, ig.createInterface)({ input: e }), { promise: n, resolve: r } = Promise.withResolvers();
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
var xn = {
  /** The FUSE file: the image, ready to be mounted. */
  image: "image",
  /** The blocks that have arrived. */
  blocks: "blocks",
  /** The FetchReport as JSON, written when the server ends. */
  report: "report",
  log: "log"
}, cg = "server", SA = 6e4;
function ug() {
  let e = _s(import.meta.dirname, "lazy.js"), { pid: t, stdin: n, stdout: r, kill: o } = hp({ path: process.execPath, args: [e] }), i = ag(r);
  return {
    /**
     * When this resolves, `<dir>/image` can be mounted. The server lives until that file is unmounted, and fetches ahead
     * once this process has ended. @throws Error with the reason why the server cannot show the image
     */
    async show(s, a) {
      a.throwIfAborted();
      let c = AbortSignal.any([a, AbortSignal.timeout(SA)]);
      c.addEventListener("abort", o);
      try {
        kA(_s(s.dir, cg), `${t} ${St(t)}`), n.write(sg(s));
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
var Bu = 5e3;
async function _o(e, t) {
  let n = AbortSignal.timeout(Bu), r = mh(e).map(({ point: a }) => a);
  r.length > 0 && await cs(r, ["-f", "-l"], { rights: t, signal: n }).catch(() => {
  });
  let o = _s(e, cg);
  if (!bA(o)) return;
  let [, i, s] = /^(\d+) (\d+)$/.exec(fg(o)) ?? [];
  return i && await PA(Number(i), s), vA(o, { recursive: !0, force: !0 }), OA(e) ?? "killed";
}
async function PA(e, t) {
  let n = performance.now();
  for (; St(e) === t; ) {
    let r = performance.now() - n;
    if (r > 2 * Bu) return;
    r > Bu && IA(e), await xA(4);
  }
}
function OA(e) {
  try {
    return JSON.parse(fg(_s(e, xn.report)));
  } catch {
    return;
  }
}
var EA = 64 * 1024;
function fg(e) {
  return Xn(e, EA)?.toString() ?? "";
}
function IA(e) {
  try {
    process.kill(e, "SIGKILL");
  } catch (t) {
    if (E(t) !== "ESRCH") throw t;
  }
}

// src/mounts/lazy/lazy-mount.ts
function lg(e, t) {
  return e.mode === "lazy" && !e.lookupOnly && "rights" in t ? ug() : void 0;
}
async function mg({ entry: e, index: t }, n, { server: r, dir: o, rights: i, signal: s }) {
  if (!e.remote || e.file?.isWhole) return;
  let { digests: a, ...c } = t;
  try {
    let l = { found: await ng(e, e.remote), facts: c, digests: a.toString("base64") };
    await r.show({ env: sc(), cwd: process.cwd(), dir: o, ...l }, s);
  } catch (f) {
    await _o(o, i), s.throwIfAborted(), x(`Receiving all of the image before mounting it: ${P(f)}`);
    return;
  }
  let u = Au(o, xn.image);
  return await $u(u, n), { path: u, images: n };
}
async function Fo(e, t, n) {
  let r = await _o(e, t);
  return await n?.(r, t), await yr(e, { rights: t, warn: W }), r;
}
function pg(e) {
  return typeof e == "object" ? e.trouble : void 0;
}
function dg(e, t) {
  if (!e) return Au(t, xn.image);
  if (e === "killed") {
    W(
      "A part of the cache could not be read: the process that fetches the cache was killed before the job ended"
    );
    return;
  }
  return $A(e), e.presentBlocks === e.blocks && e.damage === void 0 ? Au(t, xn.blocks) : void 0;
}
function $A(e) {
  let { blocks: t, presentBlocks: n, wantedBlocks: r, prefetchedBlocks: o, waitedMs: i, unreadBytes: s } = e, { trouble: a, damage: c } = e;
  x(
    `The job read ${r} of the cache's ${t} MiB. ${o} MiB had arrived before the job read them. The job waited ${se(i)} for the others, and did not read ${j(s)}`
  ), a !== void 0 && n < t && W(`Not all of the cache could be read: ${a}`), c !== void 0 && W(`The cache is bad; its entry is removed where the store allows that: ${c}`);
}

// src/mounts/root-rights.ts
import { existsSync as NA, readFileSync as LA } from "node:fs";
import { join as DA } from "node:path";

// src/system/pipeline.ts
var gg = L(yg(), 1);
import { once as MA } from "node:events";
import { readFileSync as BA } from "node:fs";
function oe(e, { cwd: t, signal: n, stdin: r }) {
  let o = [];
  for (let a of e.toReversed()) {
    let c = o[0]?.process, u = (a === e[0] ? r : void 0) ?? "pipe", f = { cwd: t, stdio: [u, c?.stdin ?? "pipe", "pipe"] }, l = RA(c ? a : AA(a), f);
    c?.stdin?.destroy(), o.unshift({ process: l, path: a.path });
  }
  let i = o[0].process, s = o.at(-1).process;
  return i.stdin?.on("error", () => {
  }), {
    firstPid: i.pid ?? 0,
    lastPid: s.pid ?? 0,
    stdin: i.stdin,
    stdout: s.stdout,
    ended: CA(o, n)
  };
}
var Tu;
function AA(e) {
  Tu ??= { path: TA() };
  let { path: t, args: n } = e;
  return Tu.path ? { ...e, path: Tu.path, args: ["--pdeathsig", "KILL", "--", t, ...n] } : e;
}
function TA() {
  let e = pt("setpriv");
  return e && BA(e).includes("pdeathsig") ? e : void 0;
}
async function wg(e, t) {
  let { stdout: n, ended: r } = oe([e], t);
  n.resume(), await r;
}
function RA(e, t) {
  let n = e.keepsMask ? process.umask() : process.umask(0);
  try {
    return (0, gg.spawn)(e.path, e.args, { ...t, env: e.env ?? dt() });
  } finally {
    process.umask(n);
  }
}
async function CA(e, t) {
  let n = !1, r = () => {
    n = !0;
    for (let s of e) s.process.kill("SIGKILL");
  };
  t.addEventListener("abort", r), t.aborted && r();
  let o = await Promise.all(
    e.map(async (s) => {
      try {
        await FA(s, { mayEcho: s !== e.at(-1) });
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
var _A = /^(\S*\/)?\w+: (-: Cannot write|write error|standard output|error \d+ : Write error( : cannot write block)?)(:| :) (Broken pipe|Connection reset by peer)\s*(\n(\S*\/)?\w+: Error is not recoverable: exiting now)?$/;
async function FA({ process: e, path: t }, { mayEcho: n }) {
  let r = "";
  e.stderr?.setEncoding("utf8").on("data", (s) => {
    r = (r + s).slice(-Bc);
  });
  let [o, i] = await MA(e, "close");
  if (o !== 0 && !(n && (i === "SIGPIPE" || _A.test(r.trim()))))
    throw Zn(t, { exitCode: o, endedBy: i }, r);
}

// src/mounts/root-rights.ts
async function Pr(e) {
  if (process.geteuid?.() === 0) return WA() ? bg((r) => r) : void 0;
  let t = Ru("sudo");
  if (!t) return;
  let n = ({ path: r, args: o }) => ({ path: t, args: ["-n", "--", r, ...o] });
  try {
    await ht(n({ path: Ru("true") ?? "true", args: [] }), { cwd: "/", signal: e });
  } catch {
    e.throwIfAborted();
    return;
  }
  return bg(n);
}
function bg(e) {
  let t = (n, r) => {
    let o = Ru(n);
    if (!o) throw new Error(`there is no ${n}`);
    return e({ path: o, args: r });
  };
  return {
    /** @throws ToolFailure, or the abort reason */
    async run(n, r, o) {
      await wg(t(n, r), o);
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
function Ru(e) {
  return ["/usr/bin", "/bin", "/usr/sbin", "/sbin"].map((n) => DA(n, e)).find((n) => NA(n));
}
function WA() {
  let [, e = "0"] = LA("/proc/self/status", "latin1").match(/^CapEff:\s*(\w+)$/m) ?? [];
  return (BigInt(`0x${e}`) >> 21n & 1n) === 1n;
}

// src/mounts/kernel-log.ts
function Cu() {
  return Number(process.hrtime.bigint()) / 1e9;
}
var UA = 10;
async function vg(e, t) {
  return (await t.kernelLog().catch(() => "")).split(`
`).some((r) => {
    let [, o = String(e)] = r.match(/^\[ *(\d+\.\d+)\]/) ?? [];
    return Number(o) >= e - UA && /SQUASHFS error|I\/O error,? (on )?dev(ice)? loop/.test(r);
  });
}

// src/formats/actions-cache/actions-cache.ts
var bw = L(kg(), 1);

// src/formats/naming.ts
function Fu({ crossOs: e, platform: t = process.platform }) {
  return t === "win32" && !e;
}
function Fs(e, t) {
  let n = Fu(t) ? "windows-only" : "any", r = t.rolling ? ["rolling"] : [];
  return Ii([...r, Gn, e, n, ...t.paths]);
}

// src/formats/actions-cache/pack.ts
import { once as cT } from "node:events";
import { setImmediate as uT } from "node:timers/promises";

// src/formats/packing.ts
import { symlinkSync as jA } from "node:fs";
import { join as zA } from "node:path";
function Or({ matches: e, scratch: t }) {
  let n = new Map(e.map(({ line: r }) => [r.number, r.base]));
  for (let [r, o] of n) jA(o, zA(t, String(r)));
}
async function Sn(e, { write: t, signal: n }) {
  let r = 0;
  for await (let o of e)
    await t(o), n.throwIfAborted(), r += o.length;
  return r;
}
function No(e, t) {
  return e.reduce((n, r) => n + r[t], 0);
}
function Ns(e, t) {
  return { segments: e, files: No(e, "files"), bytes: No(e, "bytes"), skipped: t };
}
async function* Xt(e, t) {
  let n = new AbortController(), { stdout: r, ended: o } = t(AbortSignal.any([e, n.signal]));
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
var Lu = ["-b", "2048"], Og = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"], Eg = ["-x", "-f", "-", "--ignore-zeros", ...Lu, "--no-same-owner"], xg = [...Eg, "--no-same-permissions"], Sg = [...Eg, "-p"], Pg = "--warning=no-unknown-keyword", Nu = process.platform === "darwin" ? ["--no-mac-metadata"] : [], Ig = {
  gnu: {
    create: [...$g(""), "-P", "--sparse", ...Lu, ...Og],
    extract: [...xg, Pg],
    skeleton: [...Sg, Pg]
  },
  bsd: {
    create: [
      "-c",
      "-P",
      "-f",
      "-",
      ...Lu,
      "--format",
      "pax",
      "--options",
      "hdrcharset=BINARY",
      ...Nu,
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
    extract: [...xg, ...Nu],
    skeleton: [...Sg, ...Nu]
  }
};
function $g(e) {
  return ["--create", "--file=-", ...["--format=posix", `--pax-option=exthdr.name=pax,delete=atime,delete=ctime${e}`], "--numeric-owner", "--owner=0", "--group=0"];
}
function Er(e, t) {
  return e.dialect === "node" ? { thread: t } : { path: e.path, args: Ig[e.dialect][t] };
}
function Mg({ path: e, dialect: t }) {
  return { path: e, args: Ig[t].skeleton, keepsMask: !0 };
}
function Ls({ path: e }) {
  let t = ["-b", "128", "--mode=a-st", "--transform=s,^\\([0-9]*\\)/\\.$,\\1,SH"], n = ["--clamp-mtime", `--mtime=@${4294967295}`];
  return { path: e, args: [...$g(",delete=mtime"), ...t, ...n, ...Og] };
}

// src/formats/actions-cache/compression.ts
var at = L(Ag(), 1);
import { pipeline as Hg, Readable as qg } from "node:stream";
import { pipeline as oT } from "node:stream/promises";

// src/formats/tar-archives/threads/pool.ts
import { availableParallelism as Dg } from "node:os";
import { extname as VA } from "node:path";
import { Readable as Wg, Writable as XA } from "node:stream";
import { Worker as ZA } from "node:worker_threads";

// src/formats/tar-archives/threads/frame.ts
var Ir = L(Rg(), 1);
import { once as HA } from "node:events";
var Pt = 4 * 1024 * 1024;
async function Cg(e, t) {
  let n = (0, Ir.createZstdCompress)({ ...qA(e, t), flush: Ir.constants.ZSTD_e_end });
  try {
    return n.write(e), await HA(n, "readable"), GA(n.read());
  } finally {
    n.destroy();
  }
}
var yG = 33 * 1024 * 1024;
function qA({ length: e }, t) {
  return { params: { [Ir.constants.ZSTD_c_compressionLevel]: t }, chunkSize: JA(e) };
}
function GA({ buffer: e, byteOffset: t, length: n }) {
  return t === 0 && e.byteLength > Buffer.poolSize ? Buffer.from(e.transfer(n)) : Buffer.from(e.slice(t, t + n));
}
function JA(e) {
  return e + (e >> 8) + (e < 131072 ? 131072 - e >> 11 : 0) + 1;
}

// src/formats/tar-archives/threads/slabs.ts
var [KA, wG] = [0, 1];
function _g(e, t) {
  let n = (o) => new Int32Array(new SharedArrayBuffer(4 * o));
  return { slabs: Array.from({ length: e }, () => new SharedArrayBuffer(t)), inUse: n(e), releases: n(1) };
}
function Fg({ slabs: e }, t) {
  return Buffer.from(e[t]);
}
function Ng({ inUse: e, releases: t }, n) {
  Atomics.store(e, n, KA), Atomics.add(t, 0, 1), Atomics.notify(t, 0);
}

// src/formats/tar-archives/threads/pool.ts
function Ot(e, t) {
  if (!("thread" in e)) return oe([e], t);
  let n = Du(), { stdout: r, ended: o, ...i } = n.start(e, t);
  return { ...i, stdout: Wg.from(YA(r)), ended: o.finally(n.close) };
}
async function* YA(e) {
  for await (let { content: t, release: n } of e) {
    let r = Buffer.from(t);
    n(), yield r;
  }
}
var Ug = Math.min(Dg(), 2), Ds = Math.min(Dg(), 4);
function Du() {
  let e = [];
  return {
    /** `stdout` gives the archive as `SlabContent`; if the task has a level, as `Frame`. */
    start(t, n) {
      let r = e.pop() ?? eT(), { ended: o, ...i } = tT(r, t, n), s = o.then(() => {
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
var QA = new URL(`tar-thread${VA(import.meta.url)}`, import.meta.url), Lg = 1024 * 1024;
function eT() {
  let e = _g(Math.max(2, Ds), Pt), t = lo(/^NODE_COMPILE_CACHE$/), n = { maxYoungGenerationSizeMb: 2 };
  return { thread: new ZA(QA, { execArgv: [], env: t, resourceLimits: n, workerData: e }), slabs: e };
}
function tT({ thread: e, slabs: t }, n, { cwd: r, signal: o }) {
  e.ref();
  let i = (m) => e.postMessage(m);
  i({ ...n, cwd: r, mask: process.umask() });
  let s = 0, a = () => {
  }, c = new XA({
    write(m, p, d) {
      let h = new Uint8Array(m);
      s += h.length, e.postMessage(h, [h.buffer]), s > Lg ? a = d : d();
    },
    final(m) {
      i("end"), m();
    }
  });
  c.on("error", () => {
  });
  let u = new Wg({ objectMode: !0, read() {
  } }), l = rT(e, (m) => {
    if ("taken" in m) {
      if (s -= m.taken, s > Lg) return;
      let p = a;
      a = () => {
      }, p();
    } else if ("frame" in m) u.push(nT(m));
    else {
      let { slab: p, filled: d } = m, h = Fg(t, p).subarray(0, d);
      u.push({ content: h, release: () => Ng(t, p) });
    }
  }, o).finally(() => {
    u.push(null), c.destroy(new Error("its reader has ended"));
  });
  return { firstPid: 0, lastPid: 0, stdin: c, stdout: u, ended: l };
}
function nT({ frame: e, contentBytes: t }) {
  return { frame: Buffer.from(e.buffer, e.byteOffset, e.length), contentBytes: t };
}
async function rT(e, t, n) {
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
function Gg(e, { tools: t, level: n }, r) {
  let { zstd: o } = t;
  if (o && !("thread" in e))
    return oe([e, { path: o, args: ["-q", "-c", "--check", `-${n}`, "-T0"] }], r);
  let i = Ot(e, r), s = o ? iT(n) : (0, at.createGzip)();
  return Hg(i.stdout, s, () => {
  }), { ...i, stdout: s };
}
function iT(e) {
  let { ZSTD_c_compressionLevel: t, ZSTD_c_checksumFlag: n } = at.constants, r = { [t]: e, [n]: 1 };
  return (0, at.createZstdCompress)({ params: r, chunkSize: 128 * 1024 });
}
var Wu = Buffer.from([40, 181, 47, 253]), jg = Buffer.from([31, 139]);
async function* Jg(e, t, n) {
  let [r, o] = await sT(e);
  if (r.subarray(0, jg.length).equals(jg)) yield* zg((0, at.createGunzip)(), o);
  else if (r.subarray(0, Wu.length).equals(Wu)) t ? yield* aT({ path: t, args: ["-q", "-d", "-c"] }, o, n) : yield* zg((0, at.createZstdDecompress)(), o);
  else throw new k("it is no archive");
}
async function sT(e) {
  let t = e[Symbol.asyncIterator](), n = Buffer.alloc(0);
  for (; n.length < Wu.length; ) {
    let o = await t.next();
    if (o.done) break;
    n = Buffer.concat([n, o.value]);
  }
  async function* r() {
    yield n, yield* { [Symbol.asyncIterator]: () => t };
  }
  return [n, r()];
}
async function* zg(e, t) {
  Hg(qg.from(t), e, () => {
  }), yield* e;
}
async function* aT(e, t, { cwd: n, signal: r }) {
  let o = new AbortController();
  yield* Xt(AbortSignal.any([r, o.signal]), (i) => {
    let { stdin: s, stdout: a, ended: c } = oe([e], { cwd: n, signal: i }), u = oT(qg.from(t), s).catch((f) => {
      f?.code !== "EPIPE" && f?.code !== "ERR_STREAM_PREMATURE_CLOSE" && o.abort(f);
    });
    return { stdout: a, ended: c.then(() => u) };
  });
}

// src/formats/actions-cache/pack.ts
async function Kg(e) {
  let { tools: t, level: n, workspace: r } = e, o = new AbortController(), i = (y) => o.abort(y), s = { cwd: r, signal: AbortSignal.any([e.signal, o.signal]) }, { stdin: a, stdout: c, ended: u } = Gg(Er(t.tar, "create"), { tools: t, level: n }, s), f = { segments: [], files: 0, bytes: 0, skipped: [] }, l = lT(a, { ...e, signal: s.signal }, f).catch(i), m = Sn(c, e);
  m.catch(i), await u, await l;
  let p = await m;
  o.signal.throwIfAborted();
  let { files: d, bytes: h } = f;
  return d > 0 && f.segments.push({ kind: "archive", offset: 0, length: p, files: d, bytes: h }), f;
}
var fT = 256;
async function lT(e, { matches: t, found: n, workspace: r, signal: o }, i) {
  let s = mT(t, r), a = /* @__PURE__ */ new Set(), c = [];
  for (let u of n) {
    for (let { kind: f, member: l, bytes: m, hardLink: p } of u) {
      if (f === "other") {
        i.skipped.push(l);
        continue;
      }
      i.files++, (!p || !a.has(p.inode)) && (i.bytes += m), p && a.add(p.inode), c.push(`${s(l)}\0`);
    }
    c.length < fT || (e.write(c.join(""), "latin1") || await cT(e, "drain", { signal: o }), c = [], await uT(void 0, { signal: o }));
  }
  e.end(c.join(""), "latin1");
}
function mT(e, t, n = process.platform) {
  let { join: r, relative: o } = Bt(n), i = new Map(
    e.map(({ line: s }) => [String(s.number), o(b(t), b(s.base))])
  );
  return (s) => {
    let a = s.indexOf("/");
    return r(i.get(s.slice(0, a)) ?? "", s.slice(a + 1));
  };
}

// src/formats/actions-cache/unpack.ts
var gw = L(Xg(), 1);
import { linkSync as JT, mkdirSync as KT } from "node:fs";
import { availableParallelism as VT } from "node:os";
import { dirname as XT, join as ZT } from "node:path";

// src/formats/tar-archives/sparse-map.ts
var pT = 2, Zg = 20;
function Yg(e) {
  let t = "";
  return (n) => {
    t += n.toString("latin1", 0, Zg + 1);
    let [r = "", ...o] = t.split(`
`, 2);
    if (o.length === 0 && t.length <= Zg) return !1;
    if (/^\d+$/.test(r) && Number(r) <= e / ue + pT) return !0;
    throw new k("its archive has a sparse file of more pieces than its content can hold");
  };
}

// src/formats/tar-archives/archive-reader.ts
var dT = 1024 * 1024;
function Mr(e = "one") {
  let t = Buffer.alloc(0), n = {}, r, [o, i] = [0, 0], s, a = e === "several", c = (f, l) => {
    n = zh(n, f, l), i = Ie(l.length), r = void 0;
  }, u = (f) => {
    if (a = f.every((h) => h === 0), a) return;
    let { type: l, member: m } = hT(f);
    if ("xgLK".includes(l)) {
      if (m.size > dT) throw new k("a header in the archive is too large");
      r = { type: l, size: m.size };
      return;
    }
    let p = { ...m, ...n, name: n.name ?? m.name };
    n = {};
    let d = { ...p, kind: wT(l, p.name) };
    if (d.kind !== "file" && d.size > 0) throw new k("a link or directory has content");
    return s = d.sparseSize === void 0 ? void 0 : Yg(d.size), o = d.size, i = Ie(d.size), d;
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
function hT(e) {
  if (Ws(e, 148, 8) !== yT(e)) throw new k("its archive is damaged");
  let t = $r(e, 0, 100), n = $r(e, 257, 6) === "ustar" ? $r(e, 345, 155) : "";
  return {
    type: $r(e, 156, 1) || "0",
    member: {
      name: n === "" ? t : `${n}/${t}`,
      target: $r(e, 157, 100),
      // Without setuid, setgid and sticky bits.
      mode: Ws(e, 100, 8) & 511,
      mtime: String(Ws(e, 136, 12)),
      size: Ws(e, 124, 12),
      sparseSize: void 0
    }
  };
}
function yT(e) {
  let t = 256;
  for (let n = 0; n < ue; n++) (n < 148 || n >= 156) && (t += e[n]);
  return t;
}
function $r(e, t, n) {
  return ms(e.toString("latin1", t, t + n));
}
function Ws(e, t, n) {
  let r = e[t];
  if (r === 128) return Number(e.readBigUInt64BE(t + n - 8));
  let o = $r(e, t, n).trim(), i = o === "" ? 0 : Number.parseInt(o, 8);
  if (Number.isSafeInteger(i) && i >= 0 && /^[0-7]*$/.test(o)) return i;
  if (r === 255) return 0;
  throw new k("its archive is damaged");
}
var gT = {
  0: "file",
  7: "file",
  1: "hardlink",
  2: "symlink",
  3: "other",
  4: "other",
  5: "directory",
  6: "other"
};
function wT(e, t) {
  let n = gT[e];
  if (!n) throw new k(`its archive holds something of the unknown type ${JSON.stringify(e)}`);
  return n === "file" && t.endsWith("/") ? "directory" : n;
}

// src/formats/tar-archives/extract-workers.ts
import { chmodSync as xT, existsSync as ST, mkdirSync as ew, readdirSync as PT, rmSync as OT } from "node:fs";
import { join as js } from "node:path";

// src/files/merge-trees.ts
import { rmdirSync as bT } from "node:fs";
function Uu(e, t, n) {
  if (!or(g(e), g(t))) {
    te(t).length < te(e).length && vT(e, t, n);
    for (let r of te(e)) Uu(`${e}/${r}`, `${t}/${r}`, n);
    bT(g(e));
  }
}
function vT(e, t, n) {
  ge(g(e), n), ge(g(t), g(e)), ge(n, g(t));
}

// src/formats/tar-archives/sink.ts
function Qg({ write: e, ...t }) {
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
var kT = 32 * 1024 * 1024;
async function Us(e, t) {
  for (; e.pending > kT / t.length; ) await e.progress();
}

// src/formats/tar-archives/extract-workers.ts
async function zs({ tar: e, unpacker: t, dir: n, workers: r, files: o, signal: i, warn: s }, a) {
  let c = new AbortController(), u = AbortSignal.any([i, c.signal]), f = (O) => c.abort(O), l = Array.from({ length: r }, (O, I) => js(n, `worker-${I}`)), m = l.map((O) => {
    ew(O);
    let I = t(Er(e, "extract"), { cwd: O, signal: u });
    return I.stdout.resume(), { sink: I, files: I.ended.then(() => ju(b(O))).catch(f) };
  }), p = m.map(({ sink: O }) => O), d = await a(p, u).catch(f), h = await Promise.all(m.map(({ files: O }) => O));
  u.throwIfAborted();
  let y = h.reduce((O, I) => O + (I ?? 0), 0), w = ET(n);
  if (y > o() || y < o() && !w)
    throw new k(`its segments held ${y} files instead of ${o()}`);
  let v = js(n, "tree");
  ew(v);
  for (let O of l) Uu(b(O), b(v), js(n, "aside"));
  let S = w ? o() - ju(b(v)) : 0;
  if (S > o() - y)
    throw OT(v, { recursive: !0 }), new Ln();
  return S > 0 && s(`Some names are one name here, so later files replaced ${S} of ${o()} files`), d;
}
function ET(e) {
  return process.platform === "darwin" || ST(js(e, "WORKER-0"));
}
function ju(e, t = 511 & ~process.umask()) {
  let n = 0;
  for (let r of PT(g(e), { withFileTypes: !0, encoding: "latin1" }))
    if (r.isDirectory()) n += ju(`${e}/${r.name}`, t);
    else if (r.isFile()) n++;
    else throw new k("a segment of files holds something else");
  return xT(g(e), t), n;
}
var IT = 1024 * 1024;
async function tw(e, t, n) {
  let r = [];
  for (let s of t) MT(s);
  let o = t.filter(({ kind: s }) => s === "files").length, i;
  for await (let { segment: s, bytes: a, ends: c } of AT(e, t)) {
    if (s.kind !== "files") {
      r.push(a);
      continue;
    }
    if (i || (i = await BT(n), i.allow({ bytes: bn(s), files: s.files })), i.write(a, () => e.release?.(a)), await Us(i, n), !!c && (i = void 0, --o === 0))
      for (let u of n) u.end();
  }
  return r;
}
var $T = 1024 * 1024;
function MT(e) {
  let t = 2 + bn(e) / $T;
  if ((e.frames?.length ?? 0) > t)
    throw new k("a segment has more frames than its content needs");
}
async function BT(e) {
  for (; ; ) {
    let [t] = e.toSorted((n, r) => n.pending - r.pending || n.given - r.given);
    if (t.pending <= IT) return t;
    await Promise.race(e.map((n) => n.progress()));
  }
}
async function* AT(e, t) {
  let n = TT(t), r = n.next(), o = 0;
  for await (let i of e)
    for (let s = 0; s < i.length; ) {
      if (r.done) throw new k("its body is longer than its segments");
      let { segment: a, end: c, ends: u } = r.value, f = i.subarray(s, s + c - o);
      s += f.length, o += f.length, yield { segment: a, bytes: f, ends: u && o === c }, o === c && (r = n.next());
    }
}
function* TT(e) {
  for (let t of e) {
    let n = t.offset, r = t.frames ?? [t.length];
    for (let [o, i] of r.entries())
      n += i, yield { segment: t, end: n, ends: o === r.length - 1 };
  }
}

// src/formats/tar-archives/skeleton.ts
import { Readable as RT } from "node:stream";
import { pipeline as CT } from "node:stream/promises";

// src/files/member-paths.ts
function Hs(e) {
  return new Map(e.map(({ number: t, base: n }) => [String(t), b(n)]));
}
function nw(e) {
  return (t) => {
    let n = t.indexOf("/");
    return `${e.get(t.slice(0, n))}${t.slice(n)}`;
  };
}

// src/formats/tar-archives/skeleton.ts
async function qs(e, { tar: t, lines: n, ...r }) {
  let o = t.dialect === "node" ? { thread: "extract", bases: Hs(n) } : Mg(t);
  await ow(o, e, r), t.dialect === "bsd" && await ow(o, () => _T(e), r);
}
async function* _T(e) {
  for await (let t of e()) yield t.filter(({ kind: n }) => n === "directory");
}
var rw = 256;
async function ow(e, t, n) {
  let r = new AbortController(), o = AbortSignal.any([n.signal, r.signal]), { stdin: i, stdout: s, ended: a, limit: c } = Vt(
    { ...n, signal: o },
    (l) => Ot(e, l)
  );
  s.resume();
  async function* u() {
    try {
      for await (let l of t()) {
        c.allow({ files: l.length });
        for (let m = 0; m < l.length; m += rw)
          yield Buffer.concat(l.slice(m, m + rw).map(Ne));
      }
    } catch (l) {
      r.abort(l);
    }
    yield Fe;
  }
  let f = CT(RT.from(u()), i).catch(() => {
  });
  await a, await f;
}

// src/formats/tar-archives/unpackers.ts
var aw = L(sw(), 1);
import { once as FT } from "node:events";
var NT = 1024 * 1024;
function cw(e, t = Number.POSITIVE_INFINITY) {
  return (n, r) => e === void 0 || t < NT || "thread" in n ? WT(n, r) : LT(e, n, r);
}
var uw = Buffer.from([80, 42, 77, 24, 0, 0, 0, 0]);
function LT(e, t, n) {
  let r = [{ path: e, args: ["-q", "-d", "-c"] }, t];
  return zu(
    Vt(n, (o) => oe(r, o)),
    uw
  );
}
var DT = 128 * 1024, WT = (e, t) => {
  let n = new AbortController(), r = AbortSignal.any([t.signal, n.signal]), o = Vt({ ...t, signal: r }, (f) => Ot(e, f)), { stdin: i, limit: s } = o, a = (0, aw.createZstdDecompress)({ chunkSize: DT }).on("error", () => {
  }), c = zu({ ...o, stdin: a }, uw);
  return (async () => {
    for await (let f of a)
      s.count(f.length), s.signal.throwIfAborted(), i.write(f) || await FT(i, "drain");
    if (a.bytesWritten < c.given) throw new k("other bytes follow a frame");
    i.end();
  })().catch((f) => n.abort(f)), c;
}, fw = (e, t) => {
  let n = Vt(t, (r) => Ot(e, r));
  return n.limit.allow({ bytes: 1 / 0 }), zu(n, Fe);
};
function zu({ stdin: e, stdout: t, ended: n, limit: r }, o) {
  let i = (s, a) => {
    e.write(s, a);
  };
  return Qg({ stdout: t, ended: n, allow: r.allow, write: i, end: () => {
    e.end(o);
  } });
}

// src/formats/actions-cache/distribute-members.ts
import { dirname as mw } from "node:path";

// src/formats/tar-archives/archive-output.ts
import { readSync as UT } from "node:fs";
function Lo(e, t) {
  let n;
  return {
    next: () => n = Buffer.allocUnsafeSlow(e),
    filled: (r) => t(n.subarray(0, r))
  };
}
var lw = Buffer.alloc(0);
function Br({ next: e, filled: t }, n = !1) {
  let r = lw, o = 0, i = () => {
    o > 0 && t(o), r = lw, o = 0;
  }, s = (a) => {
    r.length - o >= a || (i(), r = e());
  };
  return {
    flush: i,
    put(a) {
      s(Bo(a)), o = mu(r, o, a, n);
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
        let f = UT(a, r, o, Math.min(u, r.length - o), null);
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
var jT = 1e3, zT = 8 * 1024 * 1024, HT = 4, qT = 1024 * 1024;
function pw(e) {
  let t = e[0], n = Br(Lo(qT, (u) => t.write(u))), r = 0, o = 0, i = 0, s = "", a = (u) => {
    o += u.length, n.write(u);
  }, c = () => {
    n.pad(Ie(i)), i = 0;
  };
  return {
    /** Starts a member. @param name its directory decides whether another worker may take over */
    begin(u, f) {
      c();
      let l = Math.max(r / jT, o / zT);
      (l >= HT || l >= 1 && mw(f) !== s) && (n.flush(), t = e.reduce((m, p) => p.pending < m.pending ? p : m), r = 0, o = 0), s = mw(f), r++, t.allow({ files: 1 }), a(u);
    },
    /** Adds to the content of the member that was started last. */
    content(u) {
      i += u.length, a(u);
    },
    /** Resolves when the worker's queue has room again. */
    room: () => Us(t, e),
    end() {
      c(), n.flush();
      for (let u of e) u.end();
    }
  };
}

// src/formats/actions-cache/staged-names.ts
var GT = 1e5;
function hw(e, t, n = process.platform) {
  let r = Bt(n), o = b(t), i = e.map((l) => ({ line: l, base: b(l.base) })), s = /* @__PURE__ */ new Map(), a = /* @__PURE__ */ new Map(), c = (l) => i.find(
    ({ line: m, base: p }) => _(l, p) && m.matches(g(r.relative(p, l)).toString())
  ), u = (l) => {
    let m = a.get(l);
    if (m) return m;
    a.set(l, dw);
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
      a.size > GT && a.clear();
      let { path: m, anchor: p } = l.includes("\0") ? dw : f(r.resolve(o, l));
      if (!p) throw new k(`it holds ${g(l)}, which no line of path names`);
      let d = `${p.line.number}/${r.relative(p.base, m) || "."}`;
      return n === "win32" && Ci(g(d, n).toString()), d;
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
var dw = { path: "/", anchor: void 0 };

// src/formats/actions-cache/unpack.ts
async function ww(e) {
  let { body: t, dir: n, tools: r, lines: o, workspace: i, workers: s = VT(), warn: a } = e, c = To(n);
  c.allow({ bytes: 1 / 0 });
  let { tar: u } = r, f = AbortSignal.any([e.signal, c.signal]), l = 0, m = { tar: u, unpacker: fw, dir: n, workers: s, files: () => l, signal: f, warn: a }, { links: p, skeleton: d } = await zs(m, async (y, w) => {
    let v = pw(y), S = eR(hw(o, i), v), O = Mr(), I = u.dialect === "node" ? void 0 : r.zstd;
    for await (let C of Jg(t, I, { cwd: n, signal: w })) {
      c.count(C.length), w.throwIfAborted();
      for (let z of O.push(C)) S.push(z);
      await v.room();
    }
    return O.finish(), v.end(), l = S.files(), S;
  }), h = ZT(n, "tree");
  for (let { name: y, target: w } of p) tR(b(h), y, w);
  d.length > 0 && await qs(() => [d], { tar: u, lines: o, cwd: h, signal: f });
}
var YT = 512 * 1024 * 1024, QT = 1 / 2, yw = 300;
function eR({ stagedName: e, follow: t }, n) {
  let r = [], o = [], i = /* @__PURE__ */ new Set(), s = /* @__PURE__ */ new Map(), a = Math.min(YT, (0, gw.getHeapStatistics)().heap_size_limit * QT), c = 0, u = !1, f = 0, l = (d) => {
    if (c += d, c > a) throw new k("it holds more than anybody would save");
  }, m = (d) => {
    l(Bo(d)), o.push(d);
  }, p = (d) => {
    let { kind: h } = d, y = e(d.name);
    if (h === "other" || i.has(y)) return !1;
    if (i.add(y), l(y.length + yw), h === "file")
      f++, n.begin(Ne({ ...d, kind: h, name: y, target: "" }), y);
    else if (h === "directory") m({ ...d, kind: h, name: y, target: "" });
    else if (h === "symlink")
      s.set(y, { ...d, kind: h, name: y }), m({ ...d, kind: h, name: y }), t(d.name, d.target);
    else {
      let w = e(d.target);
      l(w.length + yw);
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
function tR(e, t, n) {
  let r = (o) => g(`${e}/${o}`);
  KT(r(XT(t)), { recursive: !0 });
  try {
    JT(r(n), r(t));
  } catch {
    throw new k(`it holds ${g(t)} as another name of a file that it does not hold`);
  }
}

// src/formats/actions-cache/actions-cache.ts
var Gs = {
  id: "actions-cache",
  indexed: !1,
  kinds: ["archive"],
  image: !1,
  versions(e, t) {
    let n = ["zstd-without-long", "gzip"];
    return ((t && (t.zstd ? n.slice(0, 1) : n.slice(1))) ?? n).map((o) => nR(o, e));
  },
  unsupportedReason: () => {
  },
  pack: Kg,
  unpack: ww
};
function nR(e, t) {
  let n = Fu(t) ? ["windows-only"] : [], r = [...t.paths, e, ...n, "1.0"].join("|");
  return (0, bw.createHash)("sha256").update(r).digest("hex");
}

// src/formats/squashfs/make/pack.ts
import { createReadStream as wR } from "node:fs";
import { join as bR } from "node:path";

// src/formats/squashfs/make/directory-image.ts
var Mw = L(kw(), 1);
import { writeFileSync as fR } from "node:fs";
import { join as lR } from "node:path";

// src/formats/squashfs/make/make.ts
import { stat as aR } from "node:fs/promises";

// src/formats/squashfs/make/top-time.ts
import { closeSync as rR, openSync as oR, writeSync as xw } from "node:fs";
var Ew = "-noI", [Sw, iR] = [24, 1], [sR, Pw] = [8, 4], Ow = 2;
function Iw(e, t, n) {
  let r = oR(e, "r+");
  try {
    let o = vr(r, Je, 0);
    o.writeUInt16LE(o.readUInt16LE(Sw) & ~iR, Sw);
    let { inodeTable: i, root: s } = kr(o, t);
    xw(r, o, 0, o.length, 0);
    let a = Buffer.alloc(Pw);
    a.writeUInt32LE(n);
    for (let c = 0; c < Pw; c++) {
      let u = s.offset + sR + c, f = Math.floor(u / we) * (Ow + we), l = i + s.block + f + Ow + u % we;
      xw(r, a, c, 1, l);
    }
  } finally {
    rR(r);
  }
}

// src/formats/squashfs/make/make.ts
async function $w(e, t, n) {
  let r = Ls(n.tools.tar);
  for (let o = !0; ; o = !1)
    try {
      let i = await Do(e, { source: "-", options: ["-tar"], names: t, reader: r }, n);
      if (i.members >= t.length) return i;
      throw new k(`it has ${i.members} members instead of ${t.length}`);
    } catch (i) {
      if (!(i instanceof k)) throw i;
      if (!o) throw new Error(`mksquashfs made a damaged image, twice: ${i.message}`);
    }
}
async function Do(e, { source: t, options: n, reader: r, names: o = [], archive: i, topSeconds: s, whiteouts: a }, c) {
  let { scratch: u, tools: f, level: l, signal: m } = c, p = { path: f.mksquashfs, args: [t, e, ...n, ...cR(l)] }, d = r ? [r, p] : [p], { stdin: h, stdout: y, ended: w } = oe(d, { cwd: u, signal: m });
  if (y.resume(), i) {
    let [O, I] = await Promise.allSettled([uR(i, h), w]);
    for (let C of [O, I]) if (C.status === "rejected") throw C.reason;
  } else
    h.end(`${o.join("\0")}\0`, "latin1"), await w;
  let { size: v } = await aR(e);
  s !== void 0 && Iw(e, v, s);
  let S = await xr(e, { offset: 0, length: v }, "heads");
  return Ms(S, a), S;
}
function cR(e) {
  let t = ["-force-uid", String(process.geteuid?.()), "-force-gid", String(process.getegid?.())], n = ["-comp", "zstd", "-Xcompression-level", String(e)], r = ["-quiet", "-no-progress", "-no-recovery", "-noappend", "-exit-on-error"];
  return ["-no-tailends", "-no-exports", ...n, ...t, "-no-xattrs", ...r];
}
async function uR(e, t) {
  try {
    for await (let n of e) await new Promise((r) => t.write(n, r));
  } finally {
    t.end();
  }
}

// src/formats/squashfs/make/directory-image.ts
async function Hu(e, t, n, r) {
  let o = n ? qu(t, n.unpacked) : [];
  if (o.length > mR || o.some((c) => c.includes(`
`))) return;
  let i = await hR(e, t, o, r);
  if (r.signal.throwIfAborted(), !i || i.newest > Date.now() / 1e3 + pR) return;
  if (!n) return i;
  let { members: s } = n;
  return i.members !== s.length - 1 ? void 0 : !r.leftOut || await dR(e, t, s, r).catch(() => !1) ? i : void 0;
}
var mR = 1e3, pR = 1440 * 60;
async function dR(e, t, n, { tools: r, scratch: o, signal: i }) {
  let { unsquashfs: s } = r;
  if (s === void 0) return !1;
  let a = { path: s, args: ["-l", "-d", "", e] }, { stdin: c, stdout: u, ended: f } = oe([a], { cwd: o, signal: i });
  c.end();
  let [l] = await Promise.all([(0, Mw.buffer)(u), f]), m = new Set(l.toString("latin1").split(`
`)), p = Aw(t).length - 1;
  return n.every((d) => {
    let h = d.slice(p);
    return h === "/." || h.split(`
`).every((y) => m.has(y));
  });
}
function Bw({ line: e, stat: t }) {
  return e.literal !== void 0 && t.isDirectory();
}
function qu(e, t) {
  let n = Aw(e);
  return t.flatMap((r) => r.startsWith(n) ? [r.slice(n.length)] : []);
}
function Aw({ line: e, relative: t }) {
  return t === "" ? `${e.number}/` : `${e.number}/${b(t)}/`;
}
function hR(e, { path: t }, n, r) {
  let o = lR(r.scratch, "excludes");
  return fR(o, [yR, ...n.map(gR)].join(""), "latin1"), Do(e, { source: t, options: ["-action", "chmod(a-st)@true", "-wildcards", "-ef", o] }, r).catch(() => {
  });
}
var yR = `... ${ar}*
`;
function gR(e) {
  return `\\${e.replace(/[^\w/]/g, "\\$&")}
`;
}

// src/formats/squashfs/make/pack.ts
async function Cw(e) {
  let t = bR(e.scratch, "image"), n = [], r;
  for (let o of e.matches.filter(Bw)) {
    let i = o.line.number, s = e.leftOut ? void 0 : await Hu(t, o, void 0, e);
    if (!s) {
      r ??= Tw(e);
      let a = r.members.get(i) ?? [];
      s = e.leftOut || qu(o, r.unpacked).length > 0 ? await Hu(t, o, { ...r, members: a }, e) : void 0;
    }
    if (s) {
      let a = s.members + 1;
      n.push(await Rw(t, { ...s, files: a, root: i }, n, e));
    }
  }
  if (n.length < e.matches.length) {
    r ??= Tw(e);
    let o = [...r.members].flatMap(
      ([i, s]) => n.some(({ root: a }) => a === i) ? [] : s
    );
    if (o.length > 0) {
      Or(e);
      let i = await $w(t, o, e);
      n.push(await Rw(t, { ...i, files: o.length }, n, e));
    }
  }
  return Ns(n, r?.skipped ?? []);
}
function Tw({ found: e, leftOut: t = [] }) {
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
async function Rw(e, { files: t, bytes: n, root: r }, o, i) {
  let { offset: s, length: a } = o.at(-1) ?? { offset: 0, length: 0 }, c = Jn(s + a, "image");
  c > s + a && await i.write(Buffer.alloc(c - s - a));
  let u = await Sn(wR(e, { highWaterMark: 1024 * 1024 }), i);
  return { kind: "image", offset: c, length: u, files: t, bytes: n, ...r === void 0 ? {} : { root: r } };
}

// src/formats/squashfs/unpack.ts
import { chownSync as SR, lstatSync as Ww, mkdirSync as PR, readdirSync as Uw } from "node:fs";
import { dirname as OR, join as Pn, relative as ER } from "node:path";

// src/formats/squashfs/layers/lay-on.ts
import { chmodSync as Nw, lstatSync as Lw, mkdirSync as _w, renameSync as Fw, utimesSync as vR } from "node:fs";
function Dw({ from: e, to: t, removed: n, aside: r }) {
  let [o, i] = [0, 0];
  _w(g(r));
  let s = (c) => {
    let u = $(c);
    u?.isDirectory() && Gu(c), u && Fw(g(c), g(`${r}/${o++}`));
  }, a = (c, u) => {
    let { mode: f, mtimeMs: l } = Lw(g(c));
    for (let m of [c, u]) Gu(m);
    for (let m of te(c)) {
      let [p, d] = [`${c}/${m}`, `${u}/${m}`], h = xR(p);
      if (h === "whiteout") continue;
      i++;
      let y = h === "directory" && $(d)?.isDirectory() === !0;
      y || s(d), h === "file" ? Fw(g(p), g(d)) : (y || _w(g(d)), a(p, d));
    }
    Nw(g(u), f & 511), vR(g(u), l / 1e3, l / 1e3);
  };
  for (let c of n) {
    let u = kR(c, t);
    u !== void 0 && s(u);
  }
  return a(e, t), i;
}
function kR(e, t) {
  let n = t;
  for (let r of e.split("/")) {
    let o = $(n);
    if (!o) return;
    if (!o.isDirectory()) throw new k("it removes something below what is no directory");
    Gu(n), n = `${n}/${r}`;
  }
  return n;
}
function Gu(e) {
  Nw(g(e), 448);
}
function xR(e) {
  let t = Lw(g(e));
  if (t.isDirectory()) return "directory";
  if (t.isFile() || t.isSymbolicLink()) return "file";
  if (t.isCharacterDevice() && t.rdev === 0) return "whiteout";
  throw new k("it holds more than files, directories and links");
}

// src/formats/squashfs/unpack.ts
async function Js({ path: e, images: t }, n, r = n.lines) {
  let o = Pn(n.dir, "tree"), i = await Cs(e, n.segments), s = t.filter(({ lines: a }) => a.some((c) => r.includes(c)));
  for (let a of s.toSorted((c, u) => +!u.line - +!c.line)) {
    let c = a.lines.filter((p) => r.includes(p)), u = a.line ? IR(a.line, o) : o, f = c.length < a.lines.length ? c.map(({ number: p }) => String(p)) : [];
    await jw({ path: e, layer: a, target: u, only: f }, n);
    let l = c.reduce((p, d) => p + MR(d, o), 0);
    if (f.length === 0 && l !== a.members)
      throw new k(`it has ${l} members instead of ${a.members}`);
    for (let p of a.layers) {
      let d = await $R({ path: e, layer: p, target: u, removals: i }, n);
      if (d + (a.line ? 1 : 0) !== p.members)
        throw new k(`its layer has ${d} members instead of ${p.members}`);
    }
    let m = (p) => f.length > 0 && !f.includes(p);
    for (let p of a.layers.length > 0 ? Uw(u).filter(m) : [])
      sr(Pn(u, p));
  }
  await BR(o, n.signal);
}
function IR(e, t) {
  let n = Pn(t, String(e.number));
  if (Ww(n, { throwIfNoEntry: !1 })) throw new k("two images hold the same path");
  let r = Pn(n, ER(e.base, e.literal));
  return PR(OR(r), { recursive: !0 }), r;
}
async function jw({ path: e, layer: t, target: n, only: r, hasWhiteouts: o = !1 }, { dir: i, tools: s, signal: a }) {
  let c = ["-no-progress", "-quiet", "-no-xattrs"], u = o ? ["-no-exit-code"] : [], f = [...c, ...u, "-offset", String(t.offset), "-d", n, e, ...r], l = { path: s.unsquashfs, args: f }, m = Vt({ cwd: i, signal: a }, (p) => oe([l], p));
  m.limit.allow({ bytes: t.mostBytes, files: t.members }), m.stdout.resume(), await m.ended;
}
async function $R({ path: e, layer: t, target: n, removals: r }, o) {
  let { number: i } = t, s = r.counts[i], a = Pn(o.dir, `layer-${i}`);
  await jw({ path: e, layer: t, target: a, only: [], hasWhiteouts: s > 0 }, o);
  let c = b(Pn(o.dir, `removed-${i}`)), u = { from: b(a), to: b(n), removed: r.namesOf(i), aside: c };
  return Dw(u) + s;
}
function MR(e, t) {
  let n = (s, a, c) => {
    let u = 0;
    for (let f of Uw(g(s), { withFileTypes: !0, encoding: "latin1" })) {
      let l = a === "" ? f.name : `${a}/${f.name}`, m = c || e.matches(g(l).toString());
      if (m && u++, f.isDirectory()) u += n(`${s}/${f.name}`, l, m);
      else if (!f.isFile() && !f.isSymbolicLink())
        throw new k("it holds more than files, directories and links");
    }
    return u;
  }, r = Pn(t, String(e.number)), o = Ww(r, { throwIfNoEntry: !1 });
  if (!o) return 0;
  if (!o.isDirectory()) throw new k("what is to be a directory is none");
  let i = e.matches("");
  return n(b(r), "", i) + (i ? 1 : 0);
}
async function BR(e, t) {
  let n = { cwd: e, signal: t, limitMs: 1 / 0 };
  SR(e, process.geteuid?.() ?? -1, process.getegid?.() ?? -1), process.geteuid?.() === 0 && await mn("chown", ["-hR", "0:0", "."], n), await mn("find", [".", ...["!", "-type", "l", "-perm", "/7000"], "-exec", "chmod", "a-st", "{}", "+"], n);
}

// src/formats/squashfs/squashfs.ts
var zw = {
  id: "squashfs",
  indexed: !0,
  kinds: ["image", "delta", "removals"],
  image: !0,
  versions: (e) => [Fs("squashfs", e)],
  unsupportedReason({ mksquashfs: e, unsquashfs: t, tar: n }, r) {
    return process.platform !== "linux" ? "it does not run Linux" : r === "unpack" ? t ? void 0 : "it has no unsquashfs 4.5 or newer" : e ? n.dialect === "gnu" ? void 0 : "it has no GNU tar on PATH" : "it has no mksquashfs 4.5 or newer";
  },
  pack: Cw,
  async unpack(e) {
    let t = await Sr({ ...e, body: () => e.body }, e.dir);
    await Js(t, e);
  }
};

// src/system/young-heap.ts
var Gw = L(qw(), 1);
function Jw() {
  (0, Gw.setFlagsFromString)("--semi-space-growth-factor=1");
}

// src/formats/tar-archives/threads/create.ts
import { closeSync as AR, fstatSync as Kw, lstatSync as TR, openSync as RR, readlinkSync as CR } from "node:fs";
function Xw(e, t, n) {
  let r = Br(t, n === void 0), o = /* @__PURE__ */ new Map();
  function i(a, c) {
    let u = NR(a, c);
    try {
      let f = Kw(u, { bigint: !0 });
      if (!f.isFile()) throw On(a);
      let l = f.nlink > 1n ? s(a, f) : a;
      if (l !== a) {
        r.put(Ks(a, f, "hardlink", { target: l }));
        return;
      }
      let m = Number(f.size);
      if (r.put(Ks(a, f, "file", { size: m })), m === 0) return;
      if (!r.read(u, m)) throw Vw(a);
      let p = Kw(u);
      if (p.ctimeMs !== WR(f.ctimeNs) || p.size !== m) throw Vw(a);
      r.pad(Ie(m));
    } finally {
      AR(u);
    }
  }
  function s(a, { dev: c, ino: u }) {
    let f = `${c}:${u}`, l = o.get(f);
    return l === void 0 && o.set(f, a), l ?? a;
  }
  return {
    /** @param name in an archive of one kind, the name of a directory ends in a slash */
    add(a) {
      let c = g(e(a.replace(/\/$/, ""))), u = n !== "files" || !Gm ? TR(c, { bigint: !0 }) : void 0;
      if (u && n && !_R(u, a, n)) throw On(a);
      if (!u || u.isFile()) i(a, c);
      else if (u.isDirectory()) r.put(Ks(a, u, "directory"));
      else if (u.isSymbolicLink())
        r.put(Ks(a, u, "symlink", { target: G(CR(c, "latin1")) }));
      else throw On(a);
    },
    /** @param isContinued whether more members follow, in another part of the archive */
    end(a = !1) {
      a || r.write(Fe), r.flush();
    }
  };
}
function _R(e, t, n) {
  return n === "files" ? e.isFile() : t.endsWith("/") ? e.isDirectory() : e.isSymbolicLink();
}
var FR = ["ELOOP", "EMLINK", "ENXIO"];
function NR(e, t) {
  try {
    return RR(t, Ue);
  } catch (n) {
    throw FR.includes(E(n) ?? "") ? On(e) : n;
  }
}
function On(e = "") {
  return new Error(`${Zw(e)} was replaced while it was saved`);
}
function Vw(e) {
  return new Error(`${Zw(e)} changed while it was read`);
}
function Zw(e) {
  return g(e.replace(/^\d+\/|\/$/g, ""));
}
function Ks(e, { mode: t, mtimeNs: n }, r, { target: o = "", size: i = 0 } = {}) {
  let s = Yw(n);
  return { name: e, kind: r, target: o, size: i, mode: LR(r, Number(t)), mtime: s, sparseSize: void 0 };
}
function LR(e, t, n = process.platform) {
  return n !== "win32" ? t & 511 : e !== "file" && e !== "hardlink" ? 493 : t & 128 ? 420 : 292;
}
var Vs = 1000000000n, DR = 9;
function Yw(e) {
  if (e < 0n) return `-${Yw(-e)}`;
  let t = e % Vs, n = String(e / Vs);
  return t === 0n ? n : `${n}.${String(t).padStart(DR, "0").replace(/0+$/, "")}`;
}
function WR(e) {
  return Number(e / Vs) * 1e3 + Number(e % Vs) / 1e6;
}

// src/formats/tar/read-members.ts
function Qw(e, t, { kind: n, bytes: r }) {
  let o = [], i = Lo(r, (a) => {
    if (o.push(a) > 2) throw new Error("files have grown by megabytes while they were read");
  }), s = Xw(t, i, n);
  for (let a of e) s.add(a);
  return s.end(), o;
}
async function* eb(e, t, { cwd: n, signal: r }) {
  let o = [], i = Br(Lo(Pt, (l) => {
    o.push(l);
  })), s = Mr(), a = 0, c = 0, u = (l) => {
    let { kind: m, name: p, size: d } = l;
    if (m !== "file" && m !== "hardlink" || p !== e[a]) throw On(e[a]);
    i.pad(c), i.put({ ...l, kind: m }), c = Ie(d), a++;
  }, f = Xt(r, (l) => {
    let m = Ot(Er(t, "create"), { cwd: n, signal: l });
    return m.stdin.end(`${e.join("\0")}\0`, "latin1"), m;
  });
  for await (let l of f) {
    for (let m of s.push(l))
      Buffer.isBuffer(m) ? i.write(m) : u(m);
    yield* o.splice(0);
  }
  if (s.finish(), a < e.length) throw On(e[a]);
  i.pad(c), i.write(Fe), i.flush(), yield* o.splice(0);
}

// src/formats/tar/slots.ts
function Ju(e) {
  let t = [], n = e;
  return {
    /** Resolves when the task may start. */
    async acquire() {
      n > 0 ? n-- : await new Promise((r) => t.push(r));
    },
    release() {
      let r = t.shift();
      r ? r() : n++;
    }
  };
}

// src/formats/tar/packer.ts
var tb = Pt / 2, UR = 2 * Pt, jR = 3, zR = 4;
async function* nb(e, t) {
  let n = new AbortController(), r = Du(), o = AbortSignal.any([t.signal, n.signal]), { pack: i, addReader: s } = GR({ ...t, signal: o }, r), a = [];
  async function* c() {
    let { frames: f, first: l } = a[0];
    for (let m = await l; !m.done; m = await f.next()) yield m.value;
    a.shift();
  }
  let u = 0;
  try {
    for await (let f of HR(e, t.tools.tar.dialect !== "node")) {
      let l = i(f), m = l.next();
      for (m.catch(() => {
      }), a.push({ frames: l, first: m }), ++u > zR && s(); a.length > jR; ) yield* c();
    }
    for (; a.length > 0; ) yield* c();
  } finally {
    n.abort(), await Promise.allSettled(a.map(({ frames: f }) => f.return(void 0))), await r.close();
  }
}
async function* HR(e, t) {
  for await (let n of e) {
    let { names: r, bytes: o, frames: i, hasHoles: s } = n;
    if (s && t) {
      yield { plan: n, names: r, bytes: o, isHere: !0, isContinued: !1 };
      continue;
    }
    for (let [a, { start: c, bytes: u }] of i.entries()) {
      let f = i[a + 1]?.start, l = i.length === 1 && u <= tb;
      yield { plan: n, names: r.slice(c, f), bytes: u, isHere: l, isContinued: f !== void 0 };
    }
  }
}
function qR(e, t) {
  let { signal: n, scratch: r } = e, { tar: o } = e.tools, i = !1;
  return async function* ({ plan: s, names: a }) {
    n.throwIfAborted();
    let { kind: c, hasHoles: u } = s, f = u && o.dialect !== "node" ? o : void 0;
    f && !i && Or(e), i ||= f !== void 0;
    let l = f ? eb(a, f, { cwd: r, signal: n }) : Qw(a, nw(t), { kind: c, bytes: 2 * tb });
    for await (let m of l) yield { content: m, release: () => {
    } };
  };
}
function GR(e, t) {
  let { matches: n, level: r, signal: o, scratch: i } = e, s = Hs(n.map(({ line: p }) => p)), a = Ju(1), c = Ju(Ds), u = 1, f = qR(e, s);
  async function* l({ plan: { kind: p }, names: d, bytes: h, isContinued: y }) {
    await a.acquire(), Jw();
    let w = { kind: p, bases: s, isContinued: y, level: h <= UR ? r : void 0 };
    yield* Xt(o, (v) => {
      try {
        let S = t.start({ thread: "create", part: w }, { cwd: i, signal: v });
        return S.stdin.end(`${d.join("\0")}\0`, "latin1"), S.ended.catch(() => {
        }).then(a.release), S;
      } catch (S) {
        throw a.release(), S;
      }
    });
  }
  async function m({ content: p, release: d }) {
    return await c.acquire(), { frame: await Cg(p, r).finally(c.release).finally(d), contentBytes: p.length };
  }
  return {
    async *pack(p) {
      let { plan: d, isHere: h } = p, y = [];
      for await (let w of h ? f(p) : l(p)) {
        let v = "frame" in w ? Promise.resolve(w) : m(w);
        for (v.catch(() => {
        }), y.push(v); y.length >= Ds; ) yield { plan: d, ...await y.shift() };
      }
      for (let w of y) yield { plan: d, ...await w };
    },
    /** Lets one more thread read, up to the limit. */
    addReader() {
      u !== Ug && (u++, a.release());
    }
  };
}

// src/formats/tar/segments.ts
import { setImmediate as JR } from "node:timers/promises";
var rb = 256, KR = 8e3, VR = 64 * 1024 * 1024;
function ib(e) {
  let t = Xs("skeleton"), n = [], r = /* @__PURE__ */ new Map(), o = { plain: Xs("files"), sparse: Xs("files", !0) }, i = 0, s = (f) => ob(f.some(ZR) ? o.sparse : o.plain, f), a = (f, l) => YR(o[f], i) >= l, c = function* (f) {
    i++, yield o[f], o = { ...o, [f]: Xs("files", f === "sparse") };
  };
  async function* u() {
    let f = rb;
    for (let l of e) {
      for (let m of l) {
        if (m.kind === "directory" && a("plain", 1) && (yield* c("plain")), m.kind === "other") n.push(m.member);
        else if (m.kind !== "file") ob(t, [m]);
        else {
          let p = m.hardLink ? QR(m, r) : [m];
          p.length > 0 && s(p);
        }
        a("plain", 2) && (yield* c("plain")), a("sparse", 2) && (yield* c("sparse"));
      }
      f -= l.length, !(f > 0) && (await JR(), f = rb);
    }
    for (let l of r.values()) {
      s(l);
      for (let m of ["plain", "sparse"]) a(m, 1) && (yield* c(m));
    }
    for (let l of Object.values(o)) l.names.length > 0 && (yield l);
  }
  return { files: u(), skeleton: t, skipped: n };
}
var XR = 1024 * 1024;
function ZR({ bytes: e, length: t = e }) {
  return t - e >= XR;
}
function YR({ names: e, bytes: t }, n) {
  let r = Math.min(1, 2 ** n / 16);
  return Math.max(e.length / KR, t / VR) / r;
}
function QR(e, t) {
  let { inode: n, names: r } = e.hardLink, o = t.get(n) ?? [];
  return t.set(n, o), o.push(o.length === 0 ? e : { ...e, bytes: 0, length: 0 }) < r ? [] : (t.delete(n), o);
}
function Xs(e, t = !1) {
  return { kind: e, names: [], hasHoles: t, bytes: 0, unpackedBytes: 0, frames: [] };
}
var e1 = 1536, t1 = Pt - 64 * 1024;
function n1({ length: e = 0, target: t = "" }) {
  let n = e + t.length;
  return e1 + n + Ie(n);
}
function ob(e, t) {
  let n = t.reduce((o, i) => o + n1(i), 0), r = e.frames.at(-1);
  r && r.bytes + n <= t1 ? r.bytes += n : e.frames.push({ start: e.names.length, bytes: n });
  for (let { kind: o, member: i, bytes: s, length: a = 0 } of t)
    e.names.push(o === "directory" ? `${i}/` : i), e.bytes += s, e.unpackedBytes += a;
}

// src/formats/tar/pack.ts
async function sb(e) {
  let t = ib(e.found), n = [], r, o = 0, i = 0;
  for await (let { plan: s, frame: a, contentBytes: c } of nb(o1(t), e)) {
    s !== r && (n.push(r1(s, o)), i = 0), r = s;
    let u = n.at(-1);
    u.frames.push(a.length), u.length += a.length, i += c, u.unpackedBytes = Math.max(s.unpackedBytes, i), o += a.length, await e.write(a), e.signal.throwIfAborted();
  }
  return e.signal.throwIfAborted(), Ns(n, t.skipped);
}
function r1({ kind: e, names: t, bytes: n, unpackedBytes: r }, o) {
  return { kind: e, offset: o, length: 0, files: t.length, bytes: n, unpackedBytes: r, frames: [] };
}
async function* o1({ files: e, skeleton: t }) {
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
import { availableParallelism as c1 } from "node:os";
import { join as u1 } from "node:path";

// src/formats/tar/stored-skeleton.ts
var ub = L(cb(), 1);
var i1 = 256 * 1024 * 1024;
async function* fb(e, t, { cwd: n, signal: r }) {
  if (Qe(e) > i1) throw new k("its skeleton is too large to be one");
  let o = Mr("several"), i = 0;
  for await (let s of a1(e, t, n)) {
    r.throwIfAborted();
    let a = Array.from(o.push(s), s1);
    if (i += a.length, i > t.files) throw new k(`its skeleton has more than ${t.files} members`);
    yield a;
  }
  if (o.finish(), i < t.files)
    throw new k(`its skeleton has ${i} members instead of ${t.files}`);
}
function s1({ kind: e, name: t, target: n, mode: r, mtime: o, size: i }) {
  let s = e === "symlink";
  if (i > 0 || !(s || e === "directory"))
    throw new k("its skeleton holds more than directories and links");
  return { kind: e, name: t, target: s ? n : "", mode: r, mtime: o, size: i, sparseSize: void 0 };
}
async function* a1(e, t, n) {
  let r = To(n);
  r.allow({ bytes: bn(t) });
  let o = (0, ub.createZstdDecompress)();
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
async function lb(e) {
  let { body: t, segments: n, dir: r, lines: o, tools: i, signal: s, warn: a } = e, { tar: c } = i, u = n.filter(({ kind: y }) => y === "files"), [f, ...l] = n.filter(({ kind: y }) => y !== "files");
  if (!(!f || f.kind === "skeleton" && f === n.at(-1)) || l.length > 0) throw new k("its segments are not files and then a skeleton");
  let p = {
    tar: c,
    unpacker: cw(i.zstd, No(u, "bytes")),
    dir: r,
    workers: Math.min(e.workers ?? c1(), u.length),
    files: () => No(u, "files"),
    signal: s,
    warn: a
  }, d = await zs(p, (y) => tw(t, n, y));
  if (!f) return;
  await qs(() => fb(d, f, { cwd: r, signal: s }), { tar: c, lines: o, cwd: u1(r, "tree"), signal: s });
}

// src/formats/tar/tar.ts
var mb = {
  id: "tar",
  indexed: !0,
  kinds: ["files", "skeleton"],
  image: !1,
  versions: (e) => [Fs("tar", e)],
  unsupportedReason: () => {
  },
  pack: sb,
  unpack: lb
};

// src/formats/index.ts
var Ar = [mb, zw, Gs];

// src/stores/load-when-used.ts
function Zs(e, t) {
  let n, r = () => (n ??= t(), n);
  return {
    ...e,
    find: async (o) => (await r()).find(o),
    create: async (o) => (await r()).create(o),
    removable: async (o) => (await r()).removable(o)
  };
}

// src/stores/github/github.ts
function pb(e) {
  let { service: t } = e, n = t ? `cache service at ${new URL(t.url).host}` : "cache service", r = Zs({ label: n, shared: !0 }, async () => {
    let { openService: o } = await import("./github.js");
    return o(e, f1(t));
  });
  return {
    ...r,
    // The service would answer even if this run may read no scope.
    find: async (o) => o.scopes.length === 0 ? void 0 : r.find(o)
  };
}
function f1(e) {
  if (e) return e;
  throw new Error(
    "this runner offers no cache service (ACTIONS_RESULTS_URL or ACTIONS_CACHE_URL, and ACTIONS_RUNTIME_TOKEN)"
  );
}

// src/stores/local/local.ts
import * as $t from "node:fs/promises";
import { basename as Bb, dirname as ef, join as Ab } from "node:path";

// src/system/disk/eviction.ts
import * as It from "node:fs/promises";
import { basename as y1, join as Zu } from "node:path";

// src/system/disk/draft-file.ts
var hb = L(db(), 1);
import * as Et from "node:fs/promises";
import { dirname as yb, join as Vu } from "node:path";
var Ys = ".drafts";
async function Tr(e) {
  let t = Vu(e, Ys), n = Vu(t, (0, hb.randomUUID)());
  try {
    return await mt(e, t), wb(e, n, await Et.open(n, "wx+", 384));
  } catch (r) {
    throw ln(r, e);
  }
}
async function gb(e, t) {
  let n = Vu(e, Ys, t);
  return wb(e, n, await Et.open(n, Ue));
}
function wb(e, t, n) {
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
      return await n.sync(), await mt(e, yb(i)), l1(t, i);
    },
    /** Closes the file and removes the draft, if there still is one. May be called several times. */
    async discard() {
      await o(), await Et.rm(t, { force: !0 });
    }
  };
}
async function l1(e, t) {
  try {
    await Et.link(e, t);
  } catch (r) {
    if (E(r) === "EEXIST") return !1;
    throw r;
  }
  if (await Et.rm(e), process.platform === "win32") return !0;
  let n = await Et.open(yb(t));
  return await n.sync().finally(() => n.close()), !0;
}

// src/system/disk/notes.ts
import { constants as m1 } from "node:fs";
import * as En from "node:fs/promises";
import { join as bb } from "node:path";
import { setTimeout as p1 } from "node:timers/promises";
var Qs = ".notes";
function Rr(e) {
  let t = async (n) => (await mt(e, bb(e, Qs)), bb(e, Qs, String((await n.stat({ bigint: !0 })).ino)));
  return {
    /** Whether the file is unchanged since it was proven. */
    async isProven(n) {
      return await t(n).then(h1, () => {
      }) === await Ke(n);
    },
    /** Notes that a file is proven in a state, which `stateOf` returned. */
    prove: Xu(async (n, r) => {
      await p1(d1), await Ke(n) === r && await kb(await t(n), r);
    }),
    touch: Xu(async (n) => {
      let [r, o] = [await t(n), /* @__PURE__ */ new Date()];
      await En.utimes(r, o, o).catch(async (i) => {
        if (E(i) !== "ENOENT") throw i;
        await kb(r, "");
      });
    }),
    /** Notes that the file is in use as long as `name` exists, which must be free and on the same file system. */
    hold: Xu(async (n, r) => En.link(await t(n), r))
  };
}
var d1 = 20, vb = 256;
async function Ke(e) {
  let { dev: t, ino: n, size: r, mtimeNs: o, ctimeNs: i } = await e.stat({ bigint: !0 });
  return [t, n, r, o, i].join(" ");
}
function Xu(e) {
  return (...t) => e(...t).catch(() => {
  });
}
async function h1(e) {
  let t = await En.open(e, Ue).catch(() => {
  });
  try {
    let n = await t?.read(Buffer.alloc(vb), 0, vb, 0);
    return n?.buffer.toString("latin1", 0, n.bytesRead);
  } catch {
    return;
  } finally {
    await t?.close();
  }
}
async function kb(e, t) {
  let { O_WRONLY: n, O_CREAT: r, O_TRUNC: o, O_NOFOLLOW: i, O_NONBLOCK: s } = m1, a = await En.open(e, n | r | o | i | s, 384);
  await a.writeFile(t).finally(() => a.close());
}

// src/system/disk/eviction.ts
var g1 = 3600 * 1e3;
async function ea(e) {
  await xb(await Cr(Zu(e, Ys)));
}
async function xb(e) {
  let t = e.filter(({ writtenMs: n }) => Date.now() - n > g1);
  await Promise.all(t.map(({ path: n }) => It.rm(n, { force: !0 })));
}
async function ta(e, t) {
  let n = new Map((await Cr(Zu(e, Qs))).map((o) => [y1(o.path), o])), r = t.map((o) => {
    let i = n.get(String(o.inode));
    n.delete(String(o.inode));
    let s = i ? Math.min(i.writtenMs, Date.now()) : o.usedMs;
    return { ...o, usedMs: s, isMounted: o.isLinked || (i?.isLinked ?? !1) };
  });
  return await xb([...n.values()]), r;
}
async function Wo(e, t, { maxBytes: n, minFreeBytes: r, comingBytes: o = 0 }) {
  let { bavail: i, bsize: s } = await It.statfs(e), a = t.reduce((f, l) => f + l.size, 0), c = o + Math.max(a - n, r - i * s), u = t.filter((f) => f.rank !== void 0 && !f.isMounted);
  for (let f of u.sort((l, m) => Number(l.rank) - Number(m.rank) || l.usedMs - m.usedMs)) {
    if (c <= 0) return !0;
    await It.rm(f.path, { force: !0 }), c -= f.size;
  }
  return c <= 0;
}
async function Cr(e) {
  let t = await rt(e).then(() => It.readdir(e)).catch(() => []);
  return (await Promise.all(
    t.map(async (r) => {
      let o = Zu(e, r), i = await It.lstat(o, { bigint: !0 }).catch(() => {
      });
      if (!i?.isFile()) return;
      let { ino: s, nlink: a, size: c, atimeMs: u, mtimeMs: f } = i, l = Math.min(Number(u), Date.now());
      return { path: o, inode: s, size: Number(c), usedMs: l, writtenMs: Number(f), isLinked: a > 1n };
    })
  )).filter((r) => r !== void 0);
}

// src/system/disk/stored-file.ts
import { constants as w1 } from "node:fs";
import * as ct from "node:fs/promises";
import { dirname as b1 } from "node:path";
async function In(e, { dir: t, verify: n = "auto" }) {
  let { file: r, stat: o } = await Zm(e), i = Rr(t);
  return {
    stat: o,
    handle: r,
    /** Notes that the file was used now, for eviction. */
    touch: () => i.touch(r),
    read: (s, a) => v1(r, s, a),
    file: k1(r, e, i, n),
    close: () => r.close()
  };
}
function v1(e, t, n) {
  let { acquire: r, release: o } = lr();
  async function* i() {
    for (let s = t; s < n; ) {
      let { buffer: a, bytesRead: c } = await e.read(r(n - s), 0, null, s);
      if (c === 0) return;
      s += c, yield a.subarray(0, c);
    }
  }
  return { [Symbol.asyncIterator]: i, release: o };
}
function k1(e, t, n, r) {
  let o;
  return {
    isWhole: !0,
    async link(i) {
      let s = await Yu(e, t, i);
      return s && (o = i), s;
    },
    isInPlace: () => na(e, t),
    async copyTo(i) {
      return await ct.copyFile(`/proc/self/fd/${e.fd}`, i, w1.COPYFILE_FICLONE), n.isProven(e);
    },
    async prove(i) {
      return r === "auto" && await n.isProven(e) || await n.prove(e, await x1(e, i)), o !== void 0 && await n.hold(e, `${o}.used`), !0;
    }
  };
}
async function x1(e, t) {
  for (let n = 0; n < 2; n++) {
    let r = await Ke(e);
    if (await t(), await Ke(e) === r) return r;
  }
  throw new k("another process is writing to it");
}
async function Yu(e, t, n) {
  try {
    let [r, o] = await Promise.all([ct.stat(b1(n)), e.stat()]);
    return r.dev !== o.dev || !await na(e, t) ? !1 : (await ct.symlink(await ct.realpath(t), n), !0);
  } catch {
    return !1;
  }
}
async function na(e, t) {
  let [r, o] = await Promise.all([
    ct.lstat(t, { bigint: !0 }).catch(() => {
    }),
    e.stat({ bigint: !0 })
  ]);
  return r?.ino === o.ino && r.dev === o.dev;
}

// src/stores/local/draft.ts
var Sb = 1024 * 1024;
async function Pb({ path: e, dir: t, evict: n }) {
  let r = await Tr(t), { file: o } = r, i = !0, s = (c) => ({
    partBytes: Sb,
    // The next part fills up while one part is written.
    concurrency: 2,
    async write(u, f) {
      await Yn(o, t, f, c + u * Sb);
    },
    async commit() {
      let u = await r.publish(e);
      return u && i && await Rr(t).prove(o, await Ke(o)), await r.discard(), u && await n().catch(() => {
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
import * as Ob from "node:fs/promises";
import { basename as S1, join as P1 } from "node:path";
async function Eb(e) {
  let t = await Qu(e), n = (await Promise.all(t.map(Qu))).flat(), o = (await Promise.all(n.map(Qu))).flat().filter((i) => /^[0-9a-f]{64}$/.test(S1(i)));
  return (await Promise.all(o.map(Cr))).flat();
}
async function Qu(e) {
  return (await Ob.readdir(e, { withFileTypes: !0 }).catch(() => [])).filter((n) => n.isDirectory()).map((n) => P1(e, n.name));
}

// src/stores/local/local.ts
var Ib = 1024 ** 3, $b = process.platform === "linux" ? ao : _m;
function Tb(e) {
  let { dir: t, repository: n, verify: r = "auto", maxBytes: o = 20 * Ib, minFreeBytes: i = Ib } = e, s = ({ scope: a, version: c, key: u }) => Ab(t, $b(n), $b(a), ao(c), ao(u));
  return {
    label: `local directory ${t}`,
    shared: !1,
    isHere: !0,
    async find({ scopes: a, keys: c, versions: u }) {
      if (await Mb(t))
        for (let f of a) {
          let l = u.map((p) => ef(s({ scope: f, version: p, key: "-" }))), m = await O1(l, c, { dir: t, verify: r });
          if (m) return { ...m, scope: f };
        }
    },
    async create(a) {
      let c = s(a);
      if (await Vn(t), await co(t), await rt(`${t}/.`), !await E1(c, { dir: t, verify: r }))
        return Pb({
          path: c,
          dir: t,
          async evict() {
            await ea(t);
            let u = (await ta(t, await Eb(t))).map((f) => ({
              ...f,
              rank: f.path === c ? void 0 : 0
            }));
            await Wo(t, u, { maxBytes: o, minFreeBytes: i });
          }
        });
    },
    async removable(a) {
      return await Mb(t) ? (await Rb(ef(s(a)), [a.key], { dir: t, verify: r })).filter(({ key: u }) => u.startsWith(a.key)).map(({ key: u, createdAt: f, path: l }) => ({ key: u, createdAt: f, remove: () => $t.rm(l, { force: !0 }) })) : [];
    }
  };
}
async function Mb(e) {
  return await Vn(e), await Fb(e) ? (await rt(`${e}/.`), !0) : !1;
}
async function O1(e, t, n) {
  let r = (await Promise.all(e.map((o) => Rb(o, t, n)))).flat();
  for (; ; ) {
    let o = Rm(t, r);
    if (!o) return;
    let i = await I1(o, n);
    if (i) return i;
    r.splice(r.indexOf(o), 1);
  }
}
async function Rb(e, t, n) {
  if (!await _b(e, n)) return [];
  let r = Oc(Bb(e)) ?? "", o = (await $t.readdir(e)).filter((a) => Nm(a, t)), i = await Promise.all(
    o.map(async (a) => {
      let c = Ab(e, a);
      return { path: c, stat: await $t.lstat(c).catch(() => {
      }) };
    })
  ), s = [];
  for (let { path: a, stat: c } of i) {
    let u = c?.isFile() ? await Cb(a, n).catch(() => {
    }) : void 0;
    c && u !== void 0 && s.push({ key: u, version: r, createdAt: c.mtime, path: a });
  }
  return s;
}
async function Cb(e, t) {
  let n = Oc(Bb(e));
  if (n !== void 0) return n;
  let { stat: r, read: o, close: i } = await In(e, t);
  try {
    return (await so({ size: r.size, read: o })).key;
  } finally {
    await i();
  }
}
async function E1(e, t) {
  if (!await _b(ef(e), t) || !await Fb(e)) return !1;
  try {
    return await Cb(e, t), !0;
  } catch (n) {
    if (!(n instanceof k)) throw n;
    return await $t.rm(e, { force: !0 }), !1;
  }
}
async function I1({ path: e, key: t, version: n, createdAt: r }, o) {
  try {
    let { stat: i, touch: s, ...a } = await In(e, o);
    await s();
    let c = () => $t.rm(e, { force: !0 });
    return { ...a, key: t, version: n, size: i.size, createdAt: r, reject: c };
  } catch (i) {
    if (E(i) === "ENOENT") return;
    throw i;
  }
}
function _b(e, t) {
  return Nb(ep(t.dir, e));
}
function Fb(e) {
  return Nb($t.lstat(e));
}
async function Nb(e) {
  try {
    return await e, !0;
  } catch (t) {
    if (E(t) === "ENOENT") return !1;
    throw t;
  }
}

// src/stores/s3/s3.ts
function Lb(e) {
  let t = $1(e.inputs.s3);
  return Zs({ label: t, shared: !1 }, async () => {
    let { openBucket: n } = await import("./s3.js");
    return n(e, t);
  });
}
function $1({ bucket: e, prefix: t, endpoint: n }) {
  return `S3 bucket ${t === "" ? e : `${e}/${t}`}${n === "" ? "" : ` at ${new URL(n).host}`}`;
}

// src/stores/index.ts
var Db = {
  local: ({ inputs: e, repository: t }) => Tb({ dir: e.localDir, repository: t, verify: e.verify }),
  s3: Lb,
  github: pb
};
function Wb({
  inputs: e,
  service: t
}) {
  return e.store !== "auto" ? e.store : e.s3.bucket !== "" ? "s3" : t ? "github" : "local";
}

// src/stores/stash/copied-blocks.ts
import { dirname as M1 } from "node:path";
function Ub(e, { start: t, end: n, order: r }) {
  let o, { roles: i, readStore: s, memory: a } = e;
  async function* c() {
    for (let f = t; f < n; ) {
      let l = Math.floor(f / A), m = await B1(l, e);
      if (m) {
        let d = a.acquire(Math.min((l + 1) * A, n) - f);
        await A1(d, m, f).catch(i.giveUp) && (yield Object.assign(d, { position: f }), f += d.length);
        continue;
      }
      let p = T1(l, n, e);
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
async function B1(e, { roles: t, bypassed: n }) {
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
async function jb(e, { roles: t, bypassed: n }) {
  for (; ; ) {
    let r = await t.current();
    if (r?.role !== "follower" || e.some((i) => n.has(i))) return !1;
    let { copy: o } = r;
    if ("handle" in o || e.every((i) => o.present.has(i))) return !0;
    if (!await o.ask(e)) return !1;
    await t.follow(o);
  }
}
async function A1(e, t, n) {
  let { bytesRead: r } = await t.read(e, 0, e.length, n);
  if (r !== e.length) throw new Error("it is shorter than it should be");
  return !0;
}
function T1(e, t, { roles: n, bypassed: r }) {
  let o = n.held(), i = (a) => o?.role === "filler" && o.present.has(a), s = e + 1;
  for (; !r.has(e) && s * A < t && !i(s); ) s++;
  return Math.min(s * A, t);
}
async function zb(e, t, n) {
  let r = await e.roles.current(), o = tt(n, n + Qe(t)), i = (a) => r?.role === "filler" && r.present.has(a) && !e.bypassed.has(a);
  if (r?.role !== "filler" || o.every(i)) return;
  let { file: s } = r.draft;
  await ra(r.draft, t, n);
  for (let a of o)
    r.present.add(a), e.bypassed.delete(a), r.channel.say(String(a));
  tf(r, e) && s.datasync().catch(() => {
  });
}
function Hb(e, t, n) {
  return qt(e.readStore(t, n), async function* (r) {
    let o = t;
    for await (let i of r) {
      let s = { bytes: Buffer.from(i), position: o };
      o += i.length, e.ends.push(s);
      let a = e.roles.held();
      a?.role === "filler" && await ra(a.draft, [s.bytes], s.position).catch(e.roles.giveUp), yield i;
    }
  });
}
function tf({ present: e }, { size: t, ends: n, bypassed: r }) {
  let o = tt(0, Math.min(t, ...n.map(({ position: i }) => i)));
  return e.size >= o.length && o.every((i) => e.has(i) && !r.has(i));
}
function ra({ file: e, path: t }, n, r) {
  return Yn(e, M1(t), n, r);
}

// src/stores/stash/followed-draft.ts
import { EventEmitter as U1, once as j1 } from "node:events";
import { setTimeout as z1 } from "node:timers/promises";

// src/stores/stash/election.ts
var Gb = L(qb(), 1);
import { EventEmitter as R1 } from "node:events";
import * as be from "node:fs/promises";
import { createServer as C1 } from "node:net";
import { dirname as rf, join as $n } from "node:path";
var Jb = ".fillers";
async function Kb(e, t) {
  let n = $n(e, Jb, t);
  for (await mt(e, rf(n)); ; ) {
    let r = await F1(n) ?? await N1(n);
    if (r) return r;
  }
}
var _1 = 3600 * 1e3;
async function Vb(e) {
  let t = $n(e, Jb);
  for (let n of await be.readdir(t)) {
    let r = await be.stat($n(t, n)).catch(() => {
    });
    r && Date.now() - r.mtimeMs > _1 && await be.rm($n(t, n), { recursive: !0, force: !0 });
  }
}
async function F1(e) {
  for (let t of await be.readdir(e).catch(W1)) {
    let n = await zi(e, t);
    if (n) return { role: "follower", lines: n };
    await be.rm($n(e, t), { recursive: !0, force: !0 });
  }
}
async function N1(e) {
  let t = await be.mkdtemp($n(rf(e), "joining-")), n = (0, Gb.randomUUID)(), r = [], o = /* @__PURE__ */ new Set(), i = new R1(), s = C1((u) => {
    u.on("error", () => {
    }).on("close", () => o.delete(u)), of(u, (f) => i.emit("line", f)), o.add(u.unref()), r.length > 0 && u.write(r.join(""));
  }).unref(), a = L1(s, { said: r, followers: o, heard: i, path: $n(e, n) });
  if (!ji(t, n, s))
    return await be.rm(t, { recursive: !0 }), a;
  let c = !1;
  try {
    c = or(t, e);
  } finally {
    c || (s.close(), await be.rm(t, { recursive: !0, force: !0 }));
  }
  return c ? a : void 0;
}
function L1(e, { said: t, followers: n, heard: r, path: o }) {
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
      await be.rm(o, { force: !0 }), await be.rmdir(rf(o)).catch(() => {
      }), e.close();
      for (let s of n) s.end();
    }
  };
}
var D1 = 36;
function of(e, t) {
  let n = "";
  e.setEncoding("latin1").on("data", (r) => {
    let o = (n + r).split(`
`);
    n = o.pop() ?? "", n.length > D1 && e.pause();
    for (let i of o) t(i);
  });
}
function W1(e) {
  if (E(e) === "ENOENT") return [];
  throw e;
}

// src/stores/stash/followed-draft.ts
var H1 = /^[0-9a-f-]{36}$/, q1 = /^\d{1,7}$/, Xb = "fetches", G1 = 500;
function Zb(e, t) {
  return q1.test(e) && Number(e) < t ? Number(e) : void 0;
}
function Yb({ say: e, onLine: t }, n, r) {
  t((o) => {
    let i = Zb(o, n);
    i !== void 0 && r(i);
  }), e(Xb);
}
var J1 = 4;
function Qb(e, t, n) {
  let { blocks: r, quietMs: o } = n, i = hn(n.pace ?? fo, r * A), s = /* @__PURE__ */ new Set(), a = new U1(), c = Promise.resolve(void 0), u, f = performance.now(), l = K1(), m = Promise.withResolvers();
  z1(G1, !1, { ref: !1 }).then(m.resolve);
  let p = /* @__PURE__ */ new Set(), d = (y) => {
    if (u === void 0 && H1.test(y))
      return u = y, c = gb(e, y).catch(() => {
      }), !0;
    y === Xb && m.resolve(!0);
    let w = Zb(y, r);
    return w === void 0 || s.has(w) ? !1 : (s.add(w), i.moved(A), !0);
  }, h = !1;
  return of(t, (y) => {
    if (d(y)) f = performance.now();
    else if (performance.now() - f > J1 * o) return;
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
      return await V1(a, o, y) && i.check(w()) === void 0;
    },
    async close() {
      t.destroy(), await (await c)?.close();
    }
  };
}
function K1() {
  let e = 0;
  return () => {
    let t = performance.now();
    return () => {
      let n = Math.max(t, e);
      return e = performance.now(), e - n;
    };
  };
}
async function V1(e, t, n) {
  let r = new AbortController(), o = setTimeout(() => r.abort(), t);
  try {
    return await j1(e, "news", { signal: AbortSignal.any([n, r.signal]) }), !0;
  } catch {
    return n.throwIfAborted(), !1;
  } finally {
    clearTimeout(o);
  }
}

// src/stores/stash/role.ts
import { basename as X1 } from "node:path";
var Z1 = 15e3, Y1 = 16;
function Uo(e) {
  return e?.role === "follower" && "handle" in e.copy ? e.copy : void 0;
}
function tv(e) {
  let { signal: t, logError: n } = e, r, o = Promise.resolve(), i = 0, s = !1, a = {
    held: () => r,
    async current() {
      return o = o.then(async () => {
        if (s || r && !Q1(r)) return;
        if (++i > Y1) throw new Error("one process after the other has begun to fill it");
        let u = r;
        r = await eC(e), u && await ev(u), r || (s = !0), r?.role === "filler" && await e.onFill(r);
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
      r = void 0, c && await ev(c).catch(n);
    }
  };
  return a;
}
function Q1(e) {
  return e.role === "follower" && !("handle" in e.copy) && e.copy.isOver();
}
async function ev(e) {
  if (e.role === "follower") return e.copy.close();
  await e.draft.discard().finally(e.channel.end);
}
async function eC(e) {
  let { stash: t, dir: n, name: r, size: o, quietMs: i = Z1, pace: s, log: a } = e, c = await t.open(r, o);
  if (c) return { role: "follower", copy: c };
  let u = await t.elect(r);
  if (u.role === "filler") return tC(u, e);
  a("Reading along with another job of this host, which downloads the same entry");
  let f = Math.ceil(o / A);
  return { role: "follower", copy: Qb(n, u.lines, { blocks: f, quietMs: i, pace: s }) };
}
async function tC(e, { stash: t, name: n, size: r, log: o }) {
  let i;
  try {
    let s = await t.open(n, r);
    if (i = s ? void 0 : await t.begin(r), i)
      return e.say(X1(i.path)), { role: "filler", draft: i, present: /* @__PURE__ */ new Set(), channel: e };
    if (await e.end(), s) return { role: "follower", copy: s };
    o(`The stash has no room for the ${j(r)} of the entry`);
    return;
  } catch (s) {
    throw await i?.discard(), await e.end(), s;
  }
}

// src/stores/stash/copy.ts
function nv({ size: e, read: t }, n) {
  let { logError: r } = n, i = tv({ ...n, size: e, onFill: async ({ draft: c, channel: u }) => {
    ov(u, s);
    for (let { bytes: f, position: l } of s.ends) await ra(c, [f], l);
  } }), s = {
    size: e,
    roles: i,
    readStore: t,
    ends: [],
    bypassed: /* @__PURE__ */ new Set(),
    memory: lr()
  }, a = { isProven: !1, link: void 0 };
  return {
    file: nC(s, a),
    read: (c, u, f) => Ub(s, { start: c, end: u, order: f }),
    readEnd: (c, u) => Hb(s, c, u),
    isPublished: () => Uo(i.held()) !== void 0,
    async finish() {
      let c = rv(s);
      c && await rC(c, { ...n, ...a }).catch(r), await i.leave();
    },
    discard: i.leave
  };
}
function rv(e) {
  let t = e.roles.held();
  return t?.role === "filler" && tf(t, e) ? t : void 0;
}
function nC(e, t) {
  let { roles: n } = e;
  return {
    isWhole: !1,
    filling: oC(e),
    async link(r) {
      let o = await n.settled(), i = Uo(o);
      return i ? i.file.link(r) : o?.role !== "filler" || !await Yu(o.draft.file, o.draft.path, r) ? !1 : (t.link = r, !0);
    },
    async isInPlace() {
      let r = n.held(), o = Uo(r);
      return o ? o.file.isInPlace() : r?.role === "filler" && na(r.draft.file, r.draft.path);
    },
    async prove(r) {
      let o = Uo(n.held());
      if (o) return sC(o.file, r, e);
      try {
        await r();
      } catch (i) {
        if (n.held()?.role === "filler") throw i;
      }
      return t.isProven = rv(e) !== void 0, t.isProven;
    }
  };
}
async function rC({ draft: e, channel: t }, { stash: n, dir: r, name: o, isProven: i, link: s }) {
  let a = Rr(r), c = setInterval(t.giveSign, iC);
  try {
    await n.put(e, o), i && await a.prove(e.file, await Ke(e.file)), i && s !== void 0 && await a.hold(e.file, `${s}.used`);
  } finally {
    clearInterval(c);
  }
}
function oC(e) {
  let { roles: t, readStore: n, bypassed: r } = e;
  return {
    read(o, i) {
      for (let s of tt(o, i)) r.add(s);
      return n(o, i);
    },
    write: (o, i) => zb(e, o, i).catch(t.giveUp),
    arrival: (o, i) => jb(tt(o, i), e),
    onAsked(o) {
      e.onAsked = o;
      let i = t.held();
      i?.role === "filler" && ov(i.channel, e);
    },
    isFiller: async () => (await t.current())?.role === "filler"
  };
}
function ov(e, { size: t, onAsked: n }) {
  n && Yb(e, Math.ceil(t / A), n);
}
var iC = 1e3;
async function sC(e, t, { bypassed: n }) {
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
import * as af from "node:fs/promises";
import { basename as aC, dirname as cC, join as Mt } from "node:path";
var uC = 1024 ** 3;
function sv(e) {
  let { dir: t, maxBytes: n, minFreeBytes: r = uC, isPull: o } = e, i = Mt(t, "pulls"), s = Mt(t, "branches"), a = o ? i : s, c = async () => {
    let f = await Promise.all([iv(i), iv(s)]), l = o ? void 0 : 1;
    return (await ta(t, f.flat())).map((m) => ({
      ...m,
      rank: cC(m.path) === i ? 0 : l
    }));
  }, u = async () => {
    await Vn(t), await co(t), await rt(t);
    for (let f of [i, s]) await mt(t, f);
  };
  return {
    async open(f, l) {
      await Vn(t);
      for (let p of [t, i, s]) await rt(p).catch(av);
      let m = await sf(Mt(s, f), l, e);
      return m || o ? m ?? sf(Mt(i, f), l, e) : (fC(Mt(i, f), Mt(s, f)), sf(Mt(s, f), l, e));
    },
    async remove(f) {
      await Promise.all([i, s].map((l) => af.rm(Mt(l, f), { force: !0 })));
    },
    async elect(f) {
      return await u(), Kb(t, f);
    },
    async begin(f) {
      await u(), await Promise.all([ea(t), Vb(t)]);
      let l = await c(), m = l.filter(({ rank: p }) => p === void 0);
      if (!(f + m.reduce((p, d) => p + d.size, 0) > n) && await Wo(t, l, { maxBytes: n, minFreeBytes: r, comingBytes: f }))
        return Tr(t);
    },
    async put(f, l) {
      await f.publish(Mt(a, l)) && await Wo(t, await c(), { maxBytes: n, minFreeBytes: r });
    }
  };
}
async function iv(e) {
  return (await Cr(e)).filter(({ path: t }) => /^[0-9a-f]{64}$/.test(aC(t)));
}
function fC(e, t) {
  try {
    ge(e, t);
  } catch (n) {
    av(n);
  }
}
function av(e) {
  if (E(e) !== "ENOENT") throw e;
}
async function sf(e, t, n) {
  try {
    let r = await In(e, n);
    if (r.stat.size === t)
      return await r.touch(), r;
    await r.close();
  } catch (r) {
    let o = E(r);
    if (o === "ENOENT") return;
    if (o !== void 0 && o !== "ELOOP") throw r;
  }
  await af.rm(e, { force: !0 });
}

// src/stores/stash/stash.ts
function cv(e, t) {
  let { dir: n, repository: r, isSealed: o, signal: i, quietMs: s, pace: a, log: c } = t, u = sv(t), f = (l) => {
    c(`The stash ${n} is not used: ${P(l)}`);
  };
  return {
    ...e,
    async find(l) {
      let m = await e.find(l), p = m?.remote?.identity;
      if (!m || p === void 0 || !o(m.version)) return m;
      let { scope: d = "", version: h, key: y, size: w } = m, v = Ii([e.label, r, d, h, y, String(w), p]);
      try {
        let S = await u.open(v, w), O = async () => u.remove(v).catch(f), I = mC(
          m,
          nv(m, { stash: u, dir: n, name: v, signal: i, quietMs: s, pace: a, logError: f, log: c }),
          O
        );
        if (!S) return I;
        let { file: C, read: z, close: U } = S;
        return {
          ...I,
          original: I,
          stored: m,
          file: C,
          read(re, Qt) {
            return c(`Found in the stash ${n}`), qt(z(re, Qt), lC);
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
async function* lC(e) {
  try {
    yield* e;
  } catch (t) {
    throw new k(`it cannot be read: ${P(t)}`);
  }
}
function mC(e, t, n) {
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
function _r(e, t = (n) => n) {
  let { own: n, keepsDisk: r, inputs: o, repository: i, isSealed: s, signal: a, tell: c } = e, u = Wb(e), f = pC(t(Db[u](e)), n), { use: l, dir: m, maxBytes: p } = o.stash;
  if (!(u !== "local" && (l === "auto" ? r : l === "on"))) return f;
  let h = n?.startsWith("refs/pull/") ?? !0, { verify: y } = o;
  return cv(f, { dir: m, maxBytes: p, verify: y, repository: i, isSealed: s, signal: a, log: c, isPull: h });
}
function pC(e, t) {
  return {
    ...e,
    async find(n) {
      let r = await e.find(n);
      return r && r.scope !== t ? { ...r, reject: async () => {
      } } : r;
    }
  };
}
function Fr(e, t, n) {
  return {
    inputs: e,
    service: uy(),
    repository: t.repository,
    own: he(t).write,
    keepsDisk: um(),
    isSealed: (r) => Ar.some(({ indexed: o, versions: i }) => o && i(e).includes(r)),
    signal: n,
    tell: uv(x),
    warn: uv(W),
    mask: hi
  };
}
function uv(e) {
  let t = /* @__PURE__ */ new Set();
  return (n) => {
    t.has(n) || e(n), t.add(n);
  };
}

// src/job/end/damaged-image.ts
var fv = 3e4;
async function lv(e, t, n, r = AbortSignal.timeout(fv)) {
  if (!await vg(t.since, n)) return;
  let i = await (async () => {
    for (let s of t.layers) await xr(e, s, "contents", { signal: r });
  })().then(() => {
  }, dC);
  i !== void 0 && (W(`Reading the cache gave input/output errors: ${i}`), await hC(t).catch(
    (s) => W(`The damaged entry could not be removed from the store; delete it: ${P(s)}`)
  ));
}
function dC(e) {
  return e instanceof k || E(e) === "EIO" ? P(e) : void 0;
}
async function hC({ scope: e, version: t, key: n, size: r }) {
  let o = Eo(F, Xr()), i = Te(), s = _r(Fr(o, i, AbortSignal.timeout(fv))), a = e === void 0 ? he(i).read : [e], c = await s.find({ scopes: a, keys: [n], versions: [t] });
  try {
    if (c?.key !== n || c.size !== r) return;
    await c.reject(), await c.original?.reject();
  } finally {
    await c?.close();
  }
}

// src/job/end/unmount-brokered.ts
import { rmdirSync as OC } from "node:fs";
import { dirname as EC } from "node:path";

// src/mounts/broker.ts
var dv = L(pv(), 1);
import { once as yC } from "node:events";
import { connect as gC } from "node:net";
import { setTimeout as wC } from "node:timers/promises";
var hv = { mount: 2, detached: 30, umount: 30, import: 930, fetch: 930 }, cf = 0.3, bC = 8, vC = 1024 ** 2, kC = 20;
function xC(e) {
  let t = (0, dv.createInterface)({ input: e });
  return e.on("data", () => {
    e.bytesRead > vC && e.destroy();
  }), e.on("close", () => t.close()), t[Symbol.asyncIterator]();
}
async function SC(e, t) {
  for (; ; ) {
    let n = gC({ path: e, signal: t }).on("error", () => {
    });
    try {
      return await yC(n, "connect", { signal: t }), n;
    } catch (r) {
      if (E(r) !== "EAGAIN") throw r;
      await wC(kC, void 0, { signal: t });
    }
  }
}
async function PC(e, t, n, r, o = hv[n]) {
  let i = performance.now(), s = new AbortController(), a = (l) => setTimeout(() => s.abort(), l * 1e3), c = a(o), u = AbortSignal.any([t, s.signal]), f;
  try {
    f = await SC(e, u);
    let l = xC(f), { value: m } = await l.next(), p = o - cf - (performance.now() - i) / 1e3;
    clearTimeout(c), c = a(p + cf + bC), f.write(`${JSON.stringify({ ...r, do: n, nonce: m, seconds: p })}
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
function Nr(e, t) {
  let n = hv.mount, r = (...o) => PC(e, t, ...o);
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
        if (n <= cf) throw new Error("the broker does not answer");
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
async function oa({ socket: e, mounts: t }) {
  let n = Nr(e, AbortSignal.timeout(3e4));
  for (let r of t.toReversed())
    try {
      jo(r.target) && await n.unmount(r.target), jo(r.view, "tmpfs") && await n.unmount(r.view), ia(r);
    } catch (o) {
      W(`${r.target} stays mounted until the container ends: ${P(o)}`);
    }
}
function jo(e, t = "overlay") {
  let n = b(e);
  return Z().some(
    (r) => r.point === n && r.type === t && r.source === dr
  );
}
function ia({ target: e, made: t, view: n }) {
  yv(n, n), t !== void 0 && yv(e, t);
}
function yv(e, t) {
  try {
    for (let n = e; _(n, t); n = EC(n)) OC(n);
  } catch (n) {
    if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes(E(n) ?? "")) throw n;
  }
}

// src/job/end/unmount.ts
async function wv(e, t) {
  let n = Object.entries(e).flatMap($C).sort(MC), o = n.some(([, { mountRoot: i }]) => i !== void 0) ? await vv() : void 0;
  for (let [i, s] of n) {
    let a = t.find((c) => c.name === i) ?? { name: i, inputs: /* @__PURE__ */ new Map() };
    await _t(a, () => BC(s, o));
  }
}
function $C([e, { workspaceRoot: t, ...n }]) {
  let r = [e, n];
  return t === void 0 ? [r] : [[e, { mountRoot: t }], r];
}
function MC([, e], [, t]) {
  return gv(t) - gv(e);
}
function gv({ mountRoot: e, brokered: t }) {
  let n = t?.mounts.map(({ target: o }) => b(o)) ?? [], r = Z().findLastIndex(({ point: o }) => n.includes(o));
  return Math.max(r, e === void 0 ? -1 : fh(e));
}
async function BC({ mountRoot: e, mounted: t, brokered: n }, r) {
  n && await oa(n), e !== void 0 && await kv([e], r, async (o, i) => {
    let s = dg(o, e);
    t && s !== void 0 && await lv(s, t, i);
  });
}
async function bv() {
  let e = dh([K(), IC(J())]);
  e.length > 0 && await kv(e, await vv());
}
function vv() {
  return Pr(AbortSignal.timeout(1e4)).catch(() => {
  });
}
async function kv(e, t, n) {
  for (let r of e)
    try {
      if (!t) throw new Error("root no longer has the rights, or sudo asks for a password");
      await yy(r, () => Fo(r, t, n));
    } catch (o) {
      W(`The mounts below ${r} stay, because they could not be unmounted: ${P(o)}`);
    }
}

// src/job/state.ts
var fe = ce(), Me = ke(ce()), AC = ae({
  /** Without links. */
  target: fe,
  pattern: fe,
  /** The topmost directory that was made for the target. */
  made: Me,
  /** A directory where a save sees the upper and the lower directory of the mount. Without links. */
  view: fe
}), TC = ae({
  socket: fe,
  mounts: Ce(AC)
}), RC = ae({
  name: fe,
  /** A fingerprint of the restored files; absent if they cannot be read, or the run saves no snapshots. */
  contents: Me,
  /** How many of the restored files are not mounted. */
  files: ke(me())
}), CC = ae({
  /** Absent if only the store knows the scope. */
  scope: Me,
  version: fe,
  key: fe,
  size: me(),
  /** The number of files of the entry. */
  files: me(),
  /** The images and layers of the body. */
  layers: Ce(vc),
  /** See `identityOf`. Shows whether the store still has the entry. */
  identity: fe,
  /** The state of the mounted file, which changes with every write to the file. */
  file: Me,
  /** The time of the mount, by the kernel's clock. */
  since: me()
}), _C = ae({
  /** The preset's name, if it is not in the inputs. */
  preset: Me,
  /** The preset's working directory, relative to the workspace. */
  directory: Me,
  /** The inputs that a preset has filled in; `none` if it found nothing to cache. Absent without a preset. */
  filled: ke(cn([We("none"), bi(fe, fe)])),
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
  brokered: ke(TC),
  mounted: ke(CC),
  /** Whether the entry of the primary key is an archive, and post may save it once more as an image that later jobs mount. */
  isArchive: ke(mc()),
  restored: ke(RC)
}), FC = bi(fe, _C), xv = "headstart";
function sa(e) {
  rm(xv, JSON.stringify(e));
}
function uf() {
  let e = om(xv);
  if (e === "") return;
  let t = JSON.parse(e), n = Hn(FC, t);
  if (n !== void 0) throw new Error(`the state of the step is not what its main program saved${n}`);
  return t;
}

// src/job/restore/gathering.ts
function Sv(e, t) {
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
function Ov(e, t) {
  for (let n of e.lines)
    for (let r of t.lines)
      if (Pv(n, r, e) || Pv(r, n, t)) return [n.text, r.text];
}
function Pv(e, t, { excludes: n }) {
  if (n?.(t.literal ?? NC(t), e.order)) return !1;
  let r = t.literal ?? t.base;
  return e.literal !== void 0 ? _(r, e.literal) : t.literal === void 0 ? e.base === t.base && e.rest === t.rest : _(r, e.base) && aa(e, Le(e.base, r));
}
function NC({ base: e, rest: t }) {
  return B(e, t.replace(/\*+|\?|\[[^\]]*\]/g, "x"));
}
function aa(e, t) {
  return e.matches(t) || t !== "" && aa(e, t.replace(/\/?[^/]*$/, ""));
}

// src/names/rolling.ts
var Mv = L(Ev(), 1);
function ee(e) {
  return e ? WC : LC;
}
var LC = {
  mistake: Sc,
  lookups: (e) => e,
  nameFor: (e) => e,
  keyIn: (e) => e
}, Bv = "~v", DC = Bv.length + 49, Iv = Oi - DC, WC = {
  mistake(e) {
    let [t = ""] = e, n = lf(t).length > Iv, r = `Key Validation Error: ${t} cannot be larger than ${Iv} characters with rolling; ~ counts twice.`;
    return Sc(e) ?? (n ? r : void 0);
  },
  lookups([e = "", ...t]) {
    let n = ca(e), r = t.length < 9 ? [n] : [];
    return [n, ...r, ...t.map(lf)];
  },
  nameFor(e, { runId: t, runAttempt: n }) {
    let [r, o] = [$v(t, 20), $v(n, 5)];
    return `${ca(e)}${Date.now()}-${r}-${o}-${(0, Mv.randomBytes)(4).toString("hex")}`;
  },
  keyIn: (e) => e.replace(/^((?:[^~]|~~)*)~v[^~]*$/, "$1").replaceAll("~~", "~")
};
function ca(e) {
  return lf(e) + Bv;
}
function Av(e) {
  return Number(/~v(\d+)-[^~]*$/.exec(e)?.[1] ?? 0);
}
function lf(e) {
  return e.replaceAll("~", "~~");
}
function $v(e, t) {
  return e.replace(/\D/g, "").slice(0, t) || "0";
}
var UC = 3600 * 1e3;
function Tv(e, t) {
  let n = e.toSorted(Pc), r = n[0]?.createdAt.getTime() ?? 0;
  return n.filter((o, i) => {
    let s = n[i - 1]?.createdAt.getTime() ?? r;
    return i >= t && r - s > UC;
  });
}

// src/job/restore/plan.ts
async function Rv(e, t) {
  let { command: n, remember: r, signal: o } = t, { tree: i, whyNoTree: s } = n === "" ? {} : await zC(n, o);
  s !== void 0 && x(`The installed tree is not cached, so \`install\` runs in every job: ${s}.`);
  let a = i ? vs(e.inputs, { ...i.inputs }) : await bs(e, o);
  if (r({ filled: a }), a === "none") return { cache: e, isWhole: s === void 0 };
  let c = ks(e);
  jC(c);
  let u = s === void 0 && c.rolling === void 0, f = ee(c.rolling).mistake([c.key, ...c.restoreKeys]);
  if (f) throw new M(f);
  return { cache: e, inputs: c, isWhole: u, ...i && { tree: i } };
}
function jC({ key: e, rolling: t }) {
  t || !e.endsWith("-") || W(
    `The key ${e} ends in '-': if \`hashFiles()\` found no file, this key never changes, and neither does the cache. Put this step after actions/checkout, and correct the pattern.`
  );
}
async function zC(e, t) {
  let n = F("preset").toLowerCase();
  if (n === "") return {};
  let { fillTree: r } = await import("./shared-TGPQJRSB.js"), { NoTree: o } = await import("./shared-PEFCMKY3.js");
  try {
    return { tree: await r(n, { read: F, command: e }, t) };
  } catch (i) {
    if (!(i instanceof o)) throw i;
    return { whyNoTree: P(i) };
  }
}
function Cv(e) {
  if (e.length < 2) return;
  let t = e.map(({ cache: n, inputs: r }) => ({
    name: n.name,
    selection: Ee(r?.paths ?? [], process.cwd())
  }));
  for (let [n, { name: r, selection: o }] of t.entries())
    for (let i of t.slice(n + 1)) {
      let s = Ov(o, i.selection);
      if (s)
        throw new M(
          `Caches ${r} and ${i.name} have the same files: ${s[0]} and ${s[1]}. Exclude them in one with a line of path that starts with !.`
        );
    }
}

// src/files/recover.ts
import { realpathSync as e_, statSync as t_ } from "node:fs";
import { readdir as n_ } from "node:fs/promises";

// src/files/lock.ts
import { mkdirSync as HC, readdirSync as qC, rmdirSync as GC, rmSync as _v, writeFileSync as JC } from "node:fs";
import { setTimeout as KC } from "node:timers/promises";
var VC = 20, XC = 6e4;
function Fv(e) {
  return B(e, `${ar}lock-${process.geteuid?.() ?? 0}`);
}
function ua(e) {
  let t = Fv(e), n = $(b(t));
  if (n && !So(n))
    throw new Error(`${t} is not a directory of this user alone; remove it to restore here`);
}
async function fa(e, t) {
  if (!ur(e)) return () => {
  };
  let [n, r] = [q(e), ni(e)], [o, i] = [Fv(n), B(e, "lock")];
  HC(i, { mode: 448 }), JC(B(i, r), "");
  let s = Date.now() + XC;
  for (; !ZC(i, o); ) {
    ua(n);
    let a = await YC(o);
    if (Date.now() > s) throw new Error(`another restore has been busy in ${n} for a minute`);
    a && await KC(VC, void 0, { signal: t });
  }
  return () => {
    _v(B(o, r), { force: !0 });
    try {
      GC(o);
    } catch {
    }
  };
}
function ZC(e, t) {
  try {
    return or(e, t);
  } catch (n) {
    throw ua(q(t)), n;
  }
}
async function YC(e) {
  let t = !1;
  for (let n of QC(e))
    await Yi(B(q(e), n)) ? t = !0 : _v(B(e, n), { recursive: !0, force: !0 });
  return t;
}
function QC(e) {
  try {
    return qC(e);
  } catch (t) {
    if (E(t) === "ENOENT") return [];
    throw t;
  }
}

// src/files/recover.ts
async function Nv(e, { mounts: t, warn: n, signal: r, mostMs: o = 3e4 }) {
  let i = { ms: o }, s = await Promise.all(e.map(Ht));
  for (let a of new Set(s.flatMap(Lv)))
    for (let c of await r_(a, t))
      if (ur(c) || $d(c), !(!ur(c) || await Yi(c)))
        try {
          await o_(c, { lines: e, signal: r, allowed: i });
        } catch (u) {
          r.throwIfAborted(), n(`${c} is left from a run that was killed and could not be undone: ${P(u)}`);
        }
}
function Lv(e) {
  let t = q(e);
  return t === e ? [e] : [e, ...Lv(t)];
}
async function r_(e, t) {
  let n = (await n_(e).catch(() => [])).filter(it);
  if (n.length === 0) return [];
  let r = G(e_(e, "latin1"));
  return t.some((o) => _(r, o)) ? [] : n.map((o) => B(e, o)).filter(cr);
}
async function o_(e, { lines: t, signal: n, allowed: r }) {
  let o = q(e), i = Xi(o);
  try {
    let s = await fa(i.dir, n), a = performance.now() + r.ms, c = new Error("that takes too long");
    try {
      Gi(e, (u) => {
        if (performance.now() > a) throw c;
        if (!i_(u, t)) return !1;
        for (let f of Hi(u)) s_(b(o), f);
        return !0;
      }), xo(e) || Zc(e);
    } finally {
      r.ms = a - performance.now(), s();
    }
  } finally {
    i.remove();
  }
}
function i_(e, t) {
  let n = g(Hi(e)[0]).toString();
  return t.some((r) => _(n, r.base) && aa(r, Le(r.base, n)) ? !0 : e.do !== "make" ? !1 : _(r.literal ?? r.base, n) || !r.literal && _(n, r.base));
}
function s_(e, t) {
  let { dev: n } = t_(g(e));
  for (let r = t; r !== e; r = q(r)) {
    let o = $(r);
    if (o && r !== t && !o.isDirectory()) throw new Error(`${g(r)} is no directory`);
    if (o && o.dev !== n) throw new Error(`${g(r)} is on another file system`);
  }
}

// src/report/report.ts
function Lr(e, t) {
  let { mode: n, ramdisk: r, concurrency: o, partBytes: i, compressionLevel: s } = t;
  return { ...e, settings: { mode: n, ramdisk: r, concurrency: o, partBytes: i, compressionLevel: s } };
}

// src/report/machine.ts
import { readFileSync as a_, statSync as c_ } from "node:fs";
import { dirname as Dv } from "node:path";
function zv(e) {
  let t = Wv(), n = process.cpuUsage(), r = new Set(e.map(Hv));
  return () => {
    let o = Wv(), { user: i, system: s } = process.cpuUsage(n);
    return {
      cpu: f_(t, o, (i + s) / 1e3),
      disks: l_(t, o, r),
      network: m_(t, o)
    };
  };
}
function Wv() {
  return { stat: la("stat"), self: la("self/stat"), disks: la("diskstats"), net: la("net/dev") };
}
function la(e) {
  try {
    return a_(`/proc/${e}`, "latin1");
  } catch {
    return "";
  }
}
function Hv(e) {
  try {
    let { dev: t } = c_(e, { bigint: !0 }), n = t >> 8n & 0xfffn | t >> 32n & ~0xfffn, r = t & 0xffn | t >> 12n & ~0xffn;
    return `${n}:${r}`;
  } catch {
    return e === Dv(e) ? "" : Hv(Dv(e));
  }
}
var u_ = 10;
function f_(e, t, n) {
  let [r, o] = [e, t].map(({ stat: p }) => mf(/^cpu (.*)$/m.exec(p)?.[1]).slice(0, 8)), i = (o ?? []).map((p, d) => p - (r?.[d] ?? 0)), s = i.reduce((p, d) => p + d, 0);
  if (s <= 0) return;
  let [, , , a = 0, c = 0] = i, u = t.stat.match(/^cpu\d/gm)?.length ?? 1, f = (Uv(t) - Uv(e)) * u_, l = (p) => Math.round(1e3 * p / s) / 1e3, m = l(s - a - c);
  return { cores: u, busy: m, iowait: l(c), ownMs: Math.round(n), programsMs: f };
}
function Uv({ self: e }) {
  let t = mf(e.slice(e.lastIndexOf(")") + 4));
  return (t[12] ?? 0) + (t[13] ?? 0);
}
var jv = 512;
function l_(e, t, n) {
  let r = ({ disks: s }) => s.split(`
`).map((a) => a.trim().split(/\s+/)), o = new Map(r(e).map(([s, a, , ...c]) => [`${s}:${a}`, c])), i = r(t).flatMap(([s, a, c = "", ...u]) => {
    let f = o.get(`${s}:${a}`);
    if (!f || !n.has(`${s}:${a}`)) return [];
    let [l = 0, , m = 0, , p = 0, , d = 0, , , h = 0] = u.map(
      (y, w) => Number(y) - Number(f[w])
    );
    return { name: c, readBytes: m * jv, writtenBytes: d * jv, reads: l, writes: p, busyMs: h };
  });
  return i.length > 0 ? i : void 0;
}
function m_(e, t) {
  let n = ({ net: i }) => [...i.matchAll(/^\s*(\S+):(.*)$/gm)].map(([, s = "", a]) => [s, mf(a)]), r = new Map(n(e)), o = n(t).map(([i, s]) => {
    let a = (c) => (s[c] ?? 0) - (r.get(i)?.[c] ?? 0);
    return { name: i, receivedBytes: a(0), sentBytes: a(8) };
  });
  if (o.length !== 0)
    return o.filter(({ receivedBytes: i, sentBytes: s }) => i + s > 0);
}
function mf(e = "") {
  return e.trim().split(/\s+/).map(Number);
}

// src/report/phase-timer.ts
function qv({ first: e, add: t, now: n }) {
  let r = [], o, i, s = (f) => {
    let l = n();
    o && p_(r, o, { sinceMs: i ?? l, untilMs: l }), o = f, i = l;
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
function p_(e, t, { sinceMs: n, untilMs: r }) {
  for (let { name: o, startMs: i, endMs: s, waitedMs: a } of e)
    o === t.name || i === void 0 || s !== void 0 || (a[t.name] = (a[t.name] ?? 0) + r - Math.max(n, i));
}

// src/report/timeline.ts
function ma() {
  let e = performance.now(), t = () => performance.now() - e, n = [], r = [], o, i = (s, a) => {
    let c = { name: s, startMs: a, endMs: void 0, waitedMs: {} };
    return n.push(c), c;
  };
  return {
    /** Milliseconds since the timeline began. */
    elapsedMs: () => Math.round(t()),
    /** The phases that have begun, in order. */
    phases: () => n.flatMap((s) => d_(s, t())).toSorted((s, a) => s.startMs - a.startMs),
    /** The machine's figures since `watch`; undefined before it. */
    machine: () => o?.(),
    /** A timer for the phases that move bytes for the current phase. */
    phaseTimer: () => qv({ first: () => r.at(-1), add: i, now: t }),
    /** Begins to watch the machine, and the disks that these absolute paths are on. Only the first call counts. */
    watch(s) {
      if (o) return;
      let a = Math.round(t()), c = zv(s);
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
function d_({ name: e, startMs: t, endMs: n, waitedMs: r, firstByteMs: o, bytes: i }, s) {
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
    mibPerSecond: i === void 0 ? void 0 : h_(i / 1048576 / (a / 1e3))
  }];
}
function h_(e) {
  return Number.isFinite(e) ? Math.round(e * 10) / 10 : 0;
}

// src/report/write-report.ts
var rk = L(Gv(), 1);
import { writeFileSync as E_ } from "node:fs";
import { join as I_ } from "node:path";

// src/system/job-summary.ts
function Jv(e, [t = [], ...n], r) {
  let o = [t.map((s) => ({ data: s, header: !0 })), ...n], i = Nt(e);
  return Kv((s) => {
    s.addHeading(i, 3).addTable(o), r !== "" && s.addEOL().addRaw(r, !0);
  });
}
function W9(e) {
  return Kv((t) => t.addRaw(e, !0));
}
var df = Promise.resolve();
function Kv(e) {
  let t = am();
  if (!t) return df;
  let n = df.then(async () => {
    e(t), await t.write();
  });
  return df = n.catch(() => {
  }), n;
}

// src/report/bottleneck-causes.ts
function Vv({ totalMs: e, shareMs: t }) {
  return {
    kind: "store latency",
    what: "store",
    why: `it took ${se(t)} of ${se(e)} to answer`,
    advice: "a faster or nearer one would help"
  };
}
var y_ = 10 * 1024 * 1024, g_ = 64;
function Xv({ settings: e, phases: t, totalMs: n, shareMs: r }) {
  let { bytes: o, mibPerSecond: i } = tk(t, ["download", "upload"]), s = o >= y_ && e.concurrency < g_;
  return {
    kind: "network",
    what: "network",
    why: `it carried ${j(o)} at ${i} MiB/s, and ${se(r)} of ${se(n)} were spent waiting for it`,
    advice: `${s ? "a higher `concurrency` would help where each connection is limited, " : ""}${Zv}`
  };
}
var Zv = "a higher `compression-level` makes entries smaller";
function zo(e) {
  let { cores: t = 1 } = e.machine?.cpu ?? {}, { load: n } = e, r = n.cores - n.ownCores, i = `${`${t === 1 ? "its only core was" : `its ${t} cores were`} busy`} ${Mn(n.cores)} of the time`;
  return r > n.ownCores ? {
    kind: "cpu",
    what: "load of other processes",
    why: `${i}, ${Mn(r)} by other processes than this step`,
    advice: "fewer jobs at once on this machine, or more cores, would help"
  } : Yv(e, i, "more or faster cores");
}
function pa(e) {
  return Yv(e, `one thread was busy ${Mn(e.load.thread)} of the time`, "faster cores");
}
function Yv({ step: e, settings: t }, n, r) {
  let o = `only ${r} would help`;
  return e === "save" && t.compressionLevel > 1 && (o = "a lower `compression-level` would help"), e === "restore" && t.mode === "unpack" && (o = "`mode: mount`, which unpacks nothing, would help where this runner allows it"), { kind: "cpu", what: "CPU", why: n, advice: o };
}
var w_ = 32 * 1024;
function yf(e) {
  let { name: t, readBytes: n, writtenBytes: r, reads: o, writes: i, busyMs: s } = e.disk, a = (n + r) / (o + i), c = a < w_, u = r > n, f = `did ${Math.round((o + i) / (s / 1e3))} operations/s of ${j(a)}`, l = u ? `wrote ${hf(r, s)} MiB/s` : `read ${hf(n, s)} MiB/s`;
  return {
    kind: c ? "disk operations" : "disk throughput",
    what: "disk",
    why: `${t} ${c ? f : l} and was busy ${Mn(e.load.disk)} of the time`,
    advice: ek(e, u)
  };
}
function Qv(e) {
  let { bytes: t, mibPerSecond: n } = tk(e.phases, ["read", "write"]), r = e.step === "save";
  return {
    kind: "disk throughput",
    what: "disk",
    why: `it ${r ? "wrote" : "read"} ${j(t)} at ${n} MiB/s`,
    advice: ek(e, r)
  };
}
function ek({ step: e, settings: t }, n) {
  if (e === "save" && n) return Zv;
  let r = [
    ...t.mode === "unpack" ? ["`mode: mount`"] : [],
    ...n && t.ramdisk === "off" ? ["`ramdisk`"] : []
  ];
  return e === "save" || r.length === 0 ? "only a faster one would help" : `${r.join(" or ")} would help where this runner allows mounting`;
}
function tk(e, t) {
  let n = e.filter(({ name: i }) => t.includes(i)), r = n.reduce((i, s) => i + (s.bytes ?? 0), 0), o = n.reduce((i, { startMs: s, endMs: a }) => i + a - s, 0);
  return { bytes: r, mibPerSecond: hf(r, o) };
}
function hf(e, t) {
  let n = e / 1024 / 1024 / (t / 1e3);
  return n < 10 ? Math.round(n * 10) / 10 : Math.round(n);
}
function Mn(e) {
  return `${Math.round(100 * e)} %`;
}

// src/report/bottleneck.ts
var gf = 1e3;
function nk(e) {
  let { totalMs: t } = e;
  if (t < gf)
    return {
      kind: "none",
      sentence: `The step is too short to have a bottleneck: it took ${se(t)}`
    };
  let n = x_(e), { share: r, shareMs: o, load: i } = n, a = (o > 0 ? k_[r].find(([m]) => v_[m](i)) : void 0)?.[1](n);
  if (!a) return { kind: "none", sentence: O_(n) };
  let { kind: c, what: u, why: f, advice: l } = a;
  return { kind: c, sentence: `The ${u} was the bottleneck: ${f}; ${l}` };
}
var v_ = {
  always: () => !0,
  coresAreBusy: ({ cores: e }) => e >= 0.85,
  /** Where other processes load the machine as well, a part of the load must be this step's. */
  ownCoresAreBusy: ({ cores: e, ownCores: t }) => e >= 0.85 && t >= 0.3,
  threadIsBusy: ({ thread: e }) => e >= 0.85,
  diskIsBusy: ({ disk: e }) => e >= 0.3,
  /** A disk may be busy writing bytes that nothing waits for; the cores then neither wait for it nor run out of work. */
  diskHinders: ({ disk: e, iowait: t, idle: n }) => e >= 0.7 && !(t < 0.2 && n > 0.3),
  diskIsUnseen: ({ disk: e }) => Number.isNaN(e)
}, k_ = {
  store: [["always", Vv]],
  network: [
    ["threadIsBusy", pa],
    ["always", Xv]
  ],
  disk: [
    ["ownCoresAreBusy", zo],
    ["diskIsBusy", yf],
    ["coresAreBusy", zo],
    ["threadIsBusy", pa],
    ["diskIsUnseen", Qv]
  ],
  work: [
    ["ownCoresAreBusy", zo],
    ["diskHinders", yf],
    ["coresAreBusy", zo],
    ["threadIsBusy", pa]
  ]
};
function x_(e) {
  let { machine: t } = e, n = t ? t.endMs - t.startMs : Number.NaN, r = (u) => t?.cpu?.[u] ?? Number.NaN, [o, i, s] = [r("busy"), r("iowait"), r("ownMs")], [a] = (t?.disks ?? []).toSorted((u, f) => f.busyMs - u.busyMs), c = {
    cores: o,
    ownCores: (s + r("programsMs")) / (r("cores") * n),
    thread: Math.min(1, s / n),
    iowait: i * r("cores"),
    idle: 1 - o - i,
    disk: a ? Math.min(1, a.busyMs / n) : Number.NaN
  };
  return { ...e, load: c, disk: a, ...S_(e) };
}
function S_({ step: e, phases: t }) {
  let n = t.some(({ name: s }) => s === "write"), r = { store: 0, network: 0, disk: 0, work: 0 };
  for (let { name: s, ms: a } of t)
    s === "publish" && e === "save" ? r[n ? "disk" : "store"] += a : s !== "walk" && (r[P_[s] ?? "work"] += a);
  let o = Math.max(...Object.values(r));
  return { share: Object.keys(r).find((s) => r[s] === o), shareMs: o };
}
var P_ = {
  lookup: "store",
  index: "store",
  reserve: "store",
  download: "network",
  upload: "network",
  read: "disk",
  write: "disk"
};
function O_({ phases: e, totalMs: t, load: n }) {
  let [r] = e.toSorted((a, c) => c.ms - a.ms), o = se(t), i = r ? `${r.name} took ${se(r.ms)} of ${o}` : `it took ${o} in all`, s = [
    ...Number.isNaN(n.cores) ? [] : [`the cores were busy ${Mn(n.cores)}`],
    ...Number.isNaN(n.disk) ? [] : [`the disk ${Mn(n.disk)}`]
  ];
  return `Nothing stood out: ${i}${s.length === 0 ? "" : `, while ${s.join(", ")} of the time`}`;
}

// src/report/write-report.ts
async function Ho(e, t, n) {
  try {
    await $_(e, t, n);
  } catch (r) {
    (e.trouble === void 0 ? W : x)(`There is no report: ${P(r)}`);
  }
}
async function $_(...[e, t, { summary: n, log: r }]) {
  let o = t.machine(), i = { ...e, totalMs: t.elapsedMs(), phases: t.phases(), machine: o }, s = { schema: 2, ...i, bottleneck: nk(i) }, { kind: a, sentence: c } = s.bottleneck;
  a !== "none" && s.trouble === void 0 && r.bottleneck(c, s.totalMs);
  let u = I_(K(), `headstart-${s.step}-${(0, rk.randomUUID)()}.json`);
  E_(u, `${JSON.stringify(s, void 0, 2)}
`), Ae("report", u);
  let f = s.totalMs >= gf;
  if (n === "false" || n === "auto" && !f) return;
  let l = `Headstart ${s.step}: ${s.outcome}`;
  await Jv(l, M_(s), f && o ? `${c}.

${A_(s)}` : "");
}
function M_(e) {
  return [
    ["Key", "Matched", "Stored", "Unpacked", "Files", "Time", "Phases", "Saved by"],
    [
      ic(e.key),
      e.matchedKey === void 0 ? "\u2013" : ic(e.matchedKey),
      e.storedBytes === void 0 ? "\u2013" : j(e.storedBytes),
      e.bytes === void 0 ? "\u2013" : j(e.bytes),
      String(e.files ?? "\u2013"),
      se(e.totalMs),
      e.phases.map(({ name: t, ms: n }) => `${t} ${se(n)}`).join(", "),
      e.writer ? oc(e.writer.text) : "\u2013"
    ]
  ];
}
var B_ = 1e4;
function A_({ phases: e, totalMs: t }) {
  let n = e.map(
    (o) => `    ${T_(o)} :${o.startMs}, ${Math.max(o.endMs, o.startMs + 1)}`
  );
  return ["```mermaid", "gantt", ...["    dateFormat x", `    axisFormat ${t < B_ ? "%s.%L s" : "%s s"}`], ...n, "```"].join(`
`);
}
function T_({ name: e, startMs: t, endMs: n, ms: r, waitedMs: o, bytes: i, mibPerSecond: s }) {
  let a = o ? `worked ${se(r)} of ${se(n - t)}` : se(n - t), c = i ? `, ${j(i)} at ${s} MiB/s` : "";
  return `${e} ${a}${c}`;
}

// src/job/formats-of-job.ts
import { lstatSync as N_ } from "node:fs";

// src/mounts/probe.ts
import { existsSync as R_, readFileSync as C_ } from "node:fs";
function Bn(e) {
  return "rights" in e || e.broker !== void 0;
}
function wf(e, t) {
  return __(e, t).catch((n) => (t.throwIfAborted(), { reason: `it cannot be found out: ${P(n)}` }));
}
async function __(e, t) {
  if (process.platform !== "linux") return { reason: "it does not run Linux" };
  let n = await Pr(t);
  if (!n) return { reason: "it neither lets root mount nor has sudo without a password" };
  for (let r of e === "image" ? ["squashfs", "overlay"] : ["overlay"])
    if (!await F_(r, n, t)) return { reason: `its kernel does not know ${r}` };
  return e === "image" && !R_("/dev/loop-control") ? { reason: "it has no loop devices" } : { rights: n };
}
async function F_(e, t, n) {
  let r = () => new RegExp(`\\t${e}$`, "m").test(C_("/proc/filesystems", "latin1"));
  return r() ? !0 : (await t.run("modprobe", ["-q", e], { cwd: "/", signal: n }).catch(() => n.throwIfAborted()), r());
}

// src/job/formats-of-job.ts
function Dr({ shared: e }, { mode: t, format: n, rolling: r, signing: o }) {
  let i = e && !r && !o && (t === "unpack" || n === Gs.id), s = t !== "unpack" && !i;
  return Ar.filter(({ indexed: a, image: c }) => (a || i) && (!c || s));
}
function ok(e, t) {
  let n = { zstd: pt("zstd") };
  return e.flatMap((r) => r.versions(t, n));
}
async function qo({ mode: e }, t, n = !1) {
  let r = e !== "unpack" && process.platform === "linux", o = await Zp(t, r);
  if (!r || o.mksquashfs && o.unsquashfs) return o;
  let { cachedImageTools: i, fetchImageTools: s } = await import("./image-tools.js"), a = { ...o, ...await i() };
  return n && !a.mksquashfs ? { ...a, ...await s(t) } : a;
}
async function ik(e, t, { mounting: n, signal: r }) {
  let o = Bn(n), i = o || t.mode !== "auto", s = ({ id: u, image: f }) => u === t.format ? 2 : Number(f && i), a = Dr(e, t).toSorted((u, f) => s(f) - s(u));
  if (o || !a.some(({ image: u }) => u)) return a;
  let c = await qo(t, r);
  return a.filter((u) => !u.image || u.unsupportedReason(c, "unpack") === void 0);
}
async function da({ mode: e, ramdisk: t, broker: n }, r) {
  if (e !== "unpack") {
    let o = await wf("image", r);
    return "rights" in o ? o : { ...o, broker: L_(n) };
  }
  return t === "off" ? { reason: "nobody asked for it" } : wf("tree", r);
}
function L_(e) {
  return e !== "off" && N_(e, { throwIfNoEntry: !1 })?.isSocket() ? e : void 0;
}
function ha({ ref: e, eventName: t }) {
  if (e !== "") return !0;
  let n = `The event type ${t} is not supported because it's not tied to a branch or tag ref.`;
  return Wn(`Event Validation Error: ${n}`), !1;
}

// src/job/save/rolling/snapshots.ts
import { existsSync as lk, lstatSync as X_, realpathSync as Z_ } from "node:fs";
import { basename as Y_, dirname as Q_, join as xf } from "node:path";

// src/files/fingerprint.ts
var ck = L(sk(), 1);
import { lstatSync as H_ } from "node:fs";

// src/files/walk.ts
import { lstatSync as vf, readdirSync as D_, readlinkSync as W_ } from "node:fs";
function* Zt(e, t, n = [], r) {
  for (let { path: o, stat: i, ...s } of e) {
    let a = { path: b(o), member: Go(s), excludes: t, onStat: r };
    i.isDirectory() ? yield* j_(a, n) : yield [ak(a, i)];
  }
}
function Go({ line: e, relative: t }) {
  return t === "" ? `${e.number}` : `${e.number}/${b(t)}`;
}
var U_ = 256;
function* j_(e, t) {
  let { excludes: n, onStat: r } = e, o = [e];
  for (let i = o.pop(); i; i = o.pop()) {
    let { path: s, member: a } = i;
    r?.(s, vf(g(s)));
    let c = [
      { member: a.includes("/") ? a : `${a}/.`, kind: "directory", bytes: 0 }
    ];
    for (let u of D_(g(s), { withFileTypes: !0, encoding: "latin1" })) {
      let f = { path: `${s}/${u.name}`, member: `${a}/${u.name}`, excludes: n, onStat: r };
      it(u.name) || n?.(g(f.path).toString()) ? t.push(f.member) : u.isDirectory() ? o.push(f) : c.push(ak(f, u)), !(c.length < U_) && (yield c, c = []);
    }
    yield c;
  }
}
function ak(e, t) {
  let { member: n, path: r } = e;
  return t.isFile() ? z_(e) : t.isSymbolicLink() ? { member: n, kind: "link", bytes: 0, target: W_(g(r), "latin1") } : { member: n, kind: "other", bytes: 0 };
}
function z_({ path: e, member: t, onStat: n }) {
  let r = vf(g(e));
  n?.(e, r);
  let { size: o, blocks: i, nlink: s } = r, a = Math.min(o, i * 512);
  if (s === 1) return { member: t, kind: "file", bytes: a, length: o };
  let { dev: c, ino: u } = vf(g(e), { bigint: !0 });
  return { member: t, kind: "file", bytes: a, length: o, hardLink: { inode: `${c}:${u}`, names: s } };
}

// src/files/fingerprint.ts
function kf(e, t, n = () => {
}) {
  let r = (0, ck.createHash)("sha256");
  for (let o of e) {
    let i = b(o.path);
    r.update(`${i}\0`, "latin1");
    let s = Go(o);
    for (let a of Zt([o], t)) {
      let c = a.map(({ member: u, kind: f, target: l = "" }) => {
        let m = g(i + u.slice(s.length)), { size: p, mtimeNs: d, mode: h, ino: y } = H_(m, { bigint: !0 });
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
import { existsSync as q_, readdirSync as G_, readlinkSync as J_, realpathSync as fk } from "node:fs";
import { dirname as K_, join as uk } from "node:path";
function ya(e) {
  return (q_(e) ? G_(e) : []).flatMap((n) => n.match(/^upper-(\d+)$/)?.[1] ?? []).map((n) => {
    let r = J_(uk(e, `target-${n}`), "latin1"), o = uk(e, `upper-${n}`), i = gh(o);
    if (!i)
      return { target: r, upper: fk(o), point: V_(r), source: b(e) };
    let { workspace: s, plain: a, inside: c } = i, u = c.split("/").slice(0, -1), f = u.map((m, p) => u.slice(0, p + 1).join("/")), l = (m) => $(`${b(a)}/${m}`)?.isDirectory() ?? !1;
    return {
      target: r,
      upper: l(c) ? o : void 0,
      point: s,
      source: b(K_(a)),
      above: { upper: a, names: f.filter(l) }
    };
  });
}
function V_(e) {
  try {
    return fk(Buffer.from(e, "latin1"), "latin1");
  } catch {
    return e;
  }
}

// src/job/save/rolling/snapshots.ts
async function mk(e, { inputs: t, run: n, state: r, timeline: o }) {
  let { rolling: i, key: s, save: a, lookupOnly: c } = t;
  if (!i || c) return;
  if (!Q(ee(i).keyIn(e), s) || a === "never" || Sf(i, n)) return { name: e };
  let f = 0, l = await o.during("fingerprint", () => dk(t, r, () => f++));
  return { name: e, contents: l, files: f };
}
function Sf({ branches: e }, t) {
  let { write: n = t.ref } = he(t), r = t.defaultBranch === "" ? n.startsWith("refs/heads/") : n === `refs/heads/${t.defaultBranch}`;
  if (e === "all" || r) return;
  let o = t.defaultBranch === "" ? "" : `, ${t.defaultBranch}`;
  return `Cache save skipped: a snapshot of ${n} would hide newer ones of the default branch${o}. Set rolling-branches: all to save all the same.`;
}
async function pk({ name: e, contents: t, files: n = 0 }, { everyMinutes: r }, { inputs: o, state: i, timeline: s }) {
  let a = Av(e), c = Math.floor(Math.abs(Date.now() - a) / 6e4);
  if (c < r)
    return `Cache save skipped: the restored snapshot is ${c} minutes old, and rolling-every is ${r}.`;
  let [u, f] = [0, 0], l = (d) => d > a ? u++ : f++, m = await s.during("fingerprint", () => dk(o, i, l));
  if (t !== void 0 && t === m) return Pf(o);
  let p = tF * n;
  n >= eF && u >= p && f <= n - p && nF(o);
}
var eF = 20, tF = 0.9;
function nF({ key: e, sourceTimes: t }) {
  t || F("source-times") !== "" || !lk(xf(J(), ".git")) || yi(
    `This job has written nearly all files of cache ${e} again. If a build tool compares times, set \`source-times: true\` (docs/rolling.md#source-times); \`source-times: false\` ends this notice.`
  );
}
function Pf({ key: e }) {
  return `Nothing has changed since cache ${e} was restored, not saving cache.`;
}
async function dk(e, t, n) {
  try {
    let { excludes: r, lines: o } = Qi(e), i = await fr({ excludes: r, lines: o }), { points: s, uppers: a } = rF(t), c = i.filter(({ path: u }) => !s.some((f) => _(hk(u), f)));
    return [kf(c, r, n), kf(a.map(oF), void 0)].join();
  } catch (r) {
    sn(`The cached files cannot be compared: ${P(r)}`);
    return;
  }
}
function rF({ mountRoot: e, brokered: t }) {
  let n = e === void 0 ? [] : ya(e), r = (t?.mounts ?? []).filter(({ view: o }) => lk(xf(o, "upper")));
  return {
    points: [...n.map(({ target: o }) => hk(o)), ...r.map(({ target: o }) => b(o))],
    uppers: [...n.flatMap(({ upper: o }) => o ?? []), ...r.map(({ view: o }) => xf(o, "upper"))]
  };
}
function oF(e, t) {
  return { path: e, relative: "", stat: X_(e), line: { number: t } };
}
function hk(e) {
  return `${Z_(Q_(e), "latin1")}/${b(Y_(e))}`;
}
async function yk(e, { scope: t, version: n, key: r }, { keep: o }) {
  try {
    let i = await e.removable({ scope: t, version: n, key: ca(r) }), s = Tv(i, o);
    for (let { remove: a } of s) await a();
    s.length > 0 && x(`Removed older snapshots: ${s.length}`);
  } catch (i) {
    x(`Older snapshots stay in the ${e.label}: ${P(i)}`);
  }
}

// package.json
var gk = { version: "0.1.0" };

// src/entry/writer.ts
function Ur(e) {
  return ke(bm(cn([e, dc()]), void 0));
}
var Wr = (e) => Ur(pe(ce(), Yr(e), Lt(/^[^\p{C}\p{Zl}\p{Zp}]+$/u))), Of = Ur(pe(ce(), Lt(/^\d{1,20}$/))), sF = ae({
  repository: Wr(140),
  scope: Wr(255),
  ref: Wr(255),
  sha: Ur(pe(ce(), Lt(/^[0-9a-f]{40,64}$/))),
  /** The file of the workflow and its ref: `octo/demo/.github/workflows/ci.yml@refs/heads/main`. */
  workflow: Wr(512),
  runId: Of,
  runAttempt: Of,
  event: Ur(pe(ce(), Lt(/^[a-z_]{1,40}$/))),
  actorId: Of,
  /** RUNNER_ENVIRONMENT: `github-hosted` or `self-hosted`. */
  runner: Wr(40),
  /** In seconds since 1970. */
  savedAt: Ur(pe(me(), eo(), zn(0))),
  /** How long the command of `install` took, which made the files. In milliseconds. */
  installMs: Ur(pe(me(), zn(0), Qr(Number.MAX_SAFE_INTEGER))),
  /** The version of Headstart. */
  headstart: Wr(40)
});
function ga(e) {
  let { success: t, output: n } = vi(sF, e);
  return t ? n : {};
}
function vk({
  runId: e,
  runAttempt: t = "1",
  event: n,
  ref: r,
  sha: o,
  workflow: i
}) {
  if (e === void 0) return;
  let s = r && bk(r.replace(/^refs\/(heads\/|tags\/)?/, "")), a = [n, s && (n === "push" ? "to" : "on"), s].filter(Boolean).join(" "), c = i && bk(i.replace(/@.*/, "").replace(/^.*\//, "")), u = [a, o?.slice(0, 7), c].filter(Boolean).join(", "), f = t === "1" ? "" : `, attempt ${t}`;
  return `run ${e}${f}${u && ` (${u})`}`;
}
var wk = 100;
function bk(e) {
  return e.length > wk ? `${e.slice(0, wk)}\u2026` : e;
}

// src/report/progress.ts
var aF = 1e3;
function Jo(e, t, n) {
  let r = performance.now(), o = r, i = 0;
  return (s) => {
    i += s;
    let a = performance.now();
    if (a - o < aF) return;
    o = a;
    let c = t === void 0 ? " B" : ` of ${t} (${(100 * i / t).toFixed(1)}%)`;
    n(`${e} ${i}${c}, ${lm(i, a - r)}`);
  };
}

// src/stores/transfer/upload.ts
function kk(e, { onTaken: t, limits: n = fo } = {}) {
  let r = xi(e.partBytes), o = /* @__PURE__ */ new Set(), i = cF(e, n, () => o.size > 0), s = 0, a = 0, c = (l) => {
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
function cF(e, t, n) {
  let r = Math.max(1, 2 * e.concurrency * e.partBytes / t.paceBytes), o = t.paceMs * r, i = hn({ paceBytes: t.paceBytes * r, paceMs: o, paceAfterMs: o }), { promise: s, reject: a } = Promise.withResolvers();
  s.catch(() => {
  });
  let c = Math.min(1e3, o / 4), f = setInterval(() => {
    let l = i.check(n() ? c : 0);
    l && a(new Error(`the store takes only ${l}`));
  }, c).unref();
  return { promise: s, moved: i.moved, stop: () => clearInterval(f) };
}

// src/job/source-times.ts
import { lstatSync as IF, readFileSync as $F, writeFileSync as MF } from "node:fs";
import { join as BF } from "node:path";

// src/files/sources/source-times.ts
import { lstatSync as Ik, lutimesSync as lF } from "node:fs";
import { setImmediate as mF } from "node:timers/promises";

// src/files/sources/times-record.ts
var Sk = L(xk(), 1), Vo = 16, uF = 4, Ko = Vo + uF, fF = 2 ** 32 - 1;
function Pk(e) {
  return e >= 0 && e <= fF;
}
function If({ name: e, content: t }, n) {
  let r = Buffer.from(`${t} ${n} ${e}`, "latin1");
  return (0, Sk.hash)("sha256", r, "buffer").toString("latin1", 0, Vo);
}
function Ok(e) {
  let t = Buffer.alloc(e.length * Ko);
  for (let [n, { digest: r, seconds: o }] of e.entries())
    t.write(r, n * Ko, "latin1"), t.writeUInt32LE(o, n * Ko + Vo);
  return t.toString("base64");
}
function Ek(e) {
  let t = Buffer.from(e, "base64"), n = /* @__PURE__ */ new Map();
  for (let r = 0; r + Ko <= t.length; r += Ko)
    n.set(t.toString("latin1", r, r + Vo), t.readUInt32LE(r + Vo));
  return n;
}

// src/files/sources/source-times.ts
var pF = 256, $k = 1000000000n;
async function* Mk(e, { workspace: t, cached: n }) {
  let r = b(t), o = hF(n), i = yF(r, o);
  for (let [s, a] of e.entries()) {
    s % pF === 0 && await mF();
    let c = `${r}/${a.name}`;
    if (dF.test(a.name) || !i(Bk(c)) || o(c)) continue;
    let u = g(c), f = Ik(u, { bigint: !0, throwIfNoEntry: !1 });
    f?.isFile() && f.nlink === 1n && (yield { ...a, path: u, stat: f });
  }
}
var dF = /(^|\/)\.\.?(\/|$)/;
function Bk(e) {
  return e.slice(0, e.lastIndexOf("/"));
}
function hF(e) {
  let t = new Set(e.flatMap(({ literal: o }) => o === void 0 ? [] : b(o))), r = e.filter(({ literal: o }) => o === void 0).map(({ base: o, matches: i }) => ({ base: b(o), matches: i }));
  return (o) => t.has(o) || r.some(
    ({ base: i, matches: s }) => _(o, i) && s(g(o.slice(i.length).replace(/^\//, "")).toString())
  );
}
function yF(e, t) {
  let n = /* @__PURE__ */ new Map([[e, !t(e)]]), r = (o) => {
    let i = n.get(o);
    if (i !== void 0) return i;
    let s = () => Ik(g(o), { throwIfNoEntry: !1 })?.isDirectory() === !0, a = _(o, e) && r(Bk(o)) && s() && !t(o);
    return n.set(o, a), a;
  };
  return r;
}
async function Ak(e, t) {
  let n = /* @__PURE__ */ new Map();
  for await (let { stat: r, name: o } of Mk(e, t)) {
    let i = Rk(r);
    Pk(i) && n.set(o, { length: Number(r.size), seconds: i });
  }
  return n;
}
function Tk(e, t) {
  return t.flatMap((n) => {
    let { length: r, seconds: o } = e.get(n.name) ?? {};
    return !n.isUnchanged || r === void 0 || o === void 0 ? [] : { digest: If(n, r), seconds: o };
  });
}
function Rk({ mtimeNs: e }) {
  return Number(e / $k);
}
async function Ck(e, { saved: t, before: n, ...r }) {
  let o = Math.max(n ?? 0, ...t.map(({ savedAt: f }) => f)), [i, s] = [[], []], a = Math.floor(Date.now() / 1e3), c = 0;
  for await (let { path: f, stat: l, ...m } of Mk(e, r)) {
    c++;
    let p = Rk(l), d = m.isUnchanged ? gF(If(m, Number(l.size)), t) : [], h = d.length === t.length && (n === void 0 || p < n), y = n === void 0 && t.length > 0 ? d : [p, ...d];
    t.length === 0 ? s.push({ path: f, stat: l, seconds: Math.min(p, a) }) : h ? i.push({ path: f, stat: l, seconds: Math.min(...y) }) : s.push({ path: f, stat: l, seconds: Math.max(Math.min(p, a), o) });
  }
  let u = [...s, ...i].filter(wF).length;
  return { all: c, kept: i.length, changed: u };
}
function gF(e, t) {
  return t.flatMap(({ times: n }) => n.get(e) ?? []);
}
function wF({ path: e, stat: t, seconds: n }) {
  return BigInt(n) * $k === t.mtimeNs ? !1 : (lF(e, n, n), !0);
}

// src/files/sources/tracked-files.ts
import { lstatSync as _k, readdirSync as bF } from "node:fs";
var Fk = 1e5;
async function wa(e, t) {
  let n = { files: [], repositories: [] }, r = vF(e);
  for (let o of r) {
    let i = Nk(o, e), s = /* @__PURE__ */ new Set(), a = o === "" ? "" : `${o}/`;
    for await (let { tag: c, mode: u, id: f, name: l } of xF(i, t)) {
      let m = a + l, p = n.files.at(-1);
      if (p?.name === m ? p.isUnchanged = !1 : u === Lk.submodule ? s.add(m) : Lk.files.includes(u) && n.files.push({ name: m, content: `${u} ${f}`, isUnchanged: c === "H" }), n.files.length > Fk) throw new Error(`git tracks more than ${Fk} files`);
    }
    n.repositories.push(i), r.push(...[...s].filter((c) => $f(Nk(c, e))));
  }
  return n;
}
function Nk(e, t) {
  return e === "" ? t : B(t, g(e).toString());
}
var Lk = { submodule: "160000", files: ["100644", "100755"] };
function vF(e) {
  if ($f(e)) return [""];
  let n = bF(e, { withFileTypes: !0 }).filter((r) => r.isDirectory()).map(({ name: r }) => r).filter((r) => $f(B(e, r)));
  return n.length > 0 ? n.map(b) : [""];
}
function $f(e) {
  if (!_k(e, { throwIfNoEntry: !1 })?.isDirectory()) return !1;
  let t = _k(B(e, ".git"), { throwIfNoEntry: !1 });
  return t?.isDirectory() === !0 || t?.isFile() === !0;
}
var kF = /^(\S) (\d{6}) ([0-9a-f]{40,64}) \d\t(.+)$/s;
async function* xF(e, t) {
  let n = new AbortController(), r = AbortSignal.any([t, n.signal]), o = ["ls-files", "-z", "--stage", "-v", "--modified", "--deleted"], { stdin: i, stdout: s, ended: a } = oe([Wk(o)], { cwd: e, signal: r });
  i.end(), a.catch(() => {
  });
  try {
    let c = "";
    for await (let u of s) {
      let f = (c + u.toString("latin1")).split("\0");
      c = f.pop();
      for (let l of f) {
        let [, m, p, d, h] = kF.exec(l) ?? [];
        if (!m || !p || !d || !h) throw new Error("git lists its files in an unknown form");
        yield { tag: m, mode: p, id: d, name: h };
      }
    }
    await a.catch(SF);
  } finally {
    n.abort();
  }
}
function SF(e) {
  if (!(e instanceof ie)) throw e;
  let [, t = P(e)] = /fatal: (.*)/.exec(P(e)) ?? [];
  throw new ie(`git says: ${t}`);
}
var PF = 6e4;
async function Dk(e, t) {
  for (let n of e) {
    let r = AbortSignal.any([t, AbortSignal.timeout(PF)]), { env: o = {}, ...i } = Wk(["update-index", "-q", "--refresh"]);
    await Wc(i, { cwd: n, env: o, signal: r, abortBy: "SIGTERM" }).catch(() => {
    }), t.throwIfAborted();
  }
}
function Wk(e) {
  let t = ["core.fsmonitor=false", "core.hooksPath=/dev/null"].flatMap((n) => ["-c", n]);
  return { path: Ai("git"), args: [...t, ...e], env: EF(), keepsMask: !0 };
}
var OF = /^(HOME|XDG_CONFIG_HOME|USERPROFILE|GIT_CONFIG_.*)$/;
function EF() {
  return { ...dt(), ...lo(OF), GIT_NO_LAZY_FETCH: "1" };
}

// src/job/source-times.ts
async function Uk(e, t) {
  let n = J();
  try {
    let { files: r } = await wa(n, t), o = await Ak(r, { workspace: n, cached: zk([e]) }), i = await wa(n, t), s = Math.floor(Date.now() / 1e3);
    for (let { seconds: a } of o.values()) s = Math.max(s, a);
    return { savedAt: s + 1, times: Ok(Tk(o, i.files)) };
  } catch (r) {
    t.throwIfAborted(), x(`The times of sources are not saved: ${P(r)}`);
    return;
  }
}
async function jk(e, t) {
  let n = e.filter(({ inputs: s }) => s.sourceTimes && !s.lookupOnly);
  if (n.length === 0) return;
  let r = J(), o = n.filter(({ isHit: s }) => s).map(({ sources: s }) => AF(s)), i = TF();
  try {
    let { files: s, repositories: a } = await wa(r, t);
    o.length > 0 && RF(Math.max(i ?? 0, ...o.map(({ savedAt: m }) => m)));
    let c = zk(n.map(({ inputs: m }) => m)), { all: u, kept: f, changed: l } = await Ck(s, { workspace: r, cached: c, saved: o, before: i });
    l > 0 && await Dk(a, t), o.length > 0 && x(`Sources with the time of the saved ones: ${f} of ${u}`);
  } catch (s) {
    t.throwIfAborted(), x(`The times of sources are not set: ${P(s)}`);
  }
}
function AF(e) {
  let { savedAt: t, times: n } = e ?? { savedAt: Math.floor(Date.now() / 1e3), times: "" };
  return { savedAt: t, times: Ek(n) };
}
function zk(e) {
  return e.flatMap(({ paths: t }) => Ee(t, process.cwd()).lines);
}
function Hk() {
  return BF(K(), "headstart-source-times");
}
function TF() {
  let e = Hk();
  if (!IF(e, { throwIfNoEntry: !1 })?.isFile()) return;
  let t = Number($F(e, "utf8"));
  return Number.isSafeInteger(t) ? t : void 0;
}
function RF(e) {
  MF(Hk(), String(e));
}

// src/job/save/changes/full-save.ts
var CF = 5 * 1024 ** 2, _F = 0.5, FF = 0.25;
function qk(e) {
  if (e < CF) throw new Error(`the restored cache has only ${j(e)}`);
}
function Mf(e, t) {
  let n = t.reduce((r, o) => r + o.bytes, 0);
  if (e.some(Xo) && Zo(t) > _F * n)
    throw new Error("most of the restored cache is no longer used");
}
function Xo({ kind: e }) {
  return e === "delta";
}
function Zo(e) {
  return e.reduce((t, { deadBytes: n = 0 }) => t + n, 0);
}
function Gk(e) {
  return Math.floor(e * FF);
}
function Jk(e, t, n) {
  let r = Math.max(0, n);
  return e.map((o) => {
    if (o.root !== t) return o;
    let { deadBytes: i, ...s } = o, a = Math.min(r, o.bytes);
    return r -= a, a > 0 ? { ...s, deadBytes: a } : s;
  });
}

// src/job/save/fill-draft.ts
function Bf(e) {
  let t = F("preset");
  t !== "" ? x(
    `Cache save skipped: nothing is in the directories of preset ${t}: ${e.lines.map(({ text: n }) => n).join(", ")}.`
  ) : (Wn(
    "Path Validation Error: Path(s) specified in the action for caching do(es) not exist, hence no cache is being saved."
  ), x(Yc(e)));
}
function ba(e) {
  return `Cache hit occurred on the primary key ${e}, not saving cache.`;
}
function Af(e, { refused: t }) {
  let n = `Failed to save: Unable to reserve cache with key ${e}, another job may be creating this cache.`;
  return t === void 0 || !Q(t, e) ? n : `${n} The name belongs to the entry that the restore of this job refused. Change \`key\`, or delete the entry.`;
}
async function Kk(e) {
  let t = WF(e), { packed: n, digests: r } = await NF(t, e);
  return n.segments.length === 0 ? (Bf(e.selection), "nothing") : (await LF(n, r, t, e), DF(t, e));
}
async function NF(e, { body: t }) {
  let n = xm(), r = await t.pack(async (o) => {
    n.update(o), await e.write(o);
  });
  return HF(r), { packed: r, digests: Buffer.concat([t.digests, n.finish()]) };
}
async function LF(e, t, n, r) {
  let { files: o, bytes: i } = e, { inputs: s, format: a, timeline: c, signal: u } = r, f = a.indexed && s.sourceTimes ? await c.during("sources", () => Uk(s, u)) : void 0, l = a.indexed ? await UF(e, t, { ...r, sources: f }) : Buffer.alloc(0);
  await n.write(l);
  let m = H(e) + l.length;
  Object.assign(r.findings, { files: o, bytes: i, storedBytes: m }), x(`Cache Size: ${gi(m)}`), r.body.reuse && zF(e, m, r.body.reuse, r);
}
async function DF(e, t) {
  return await Promise.all([e.finish(), t.check()]), await t.isOutdated() ? "outdated" : (t.signal.throwIfAborted(), await e.commit() ? "published" : (x(Af(t.key, t.state)), "nothing"));
}
function WF({ body: e, store: t, timeline: n }) {
  let r = t.isHere ? () => {
  } : Jo("Sent", void 0, x), o = kk(e.rest, { onTaken: r }), i = n.phaseTimer(), s = t.isHere ? "write" : "upload";
  return {
    write: (a) => i.pushed(s, a.length, () => o.write(a)),
    finish: () => i.pushed(s, 0, o.finish),
    commit: () => n.during("publish", o.commit)
  };
}
async function UF({ segments: e, files: t, bytes: n }, r, o) {
  let { inputs: i, run: s, scope: a, name: c, state: u, format: f, sources: l, signal: m } = o, d = { ...{
    container: Gn,
    format: f.id,
    key: c.key,
    paths: i.paths,
    createdBy: jF(s, a, u.installed?.ms),
    ...l && { sources: l }
  }, segments: e, files: t, bytes: n, digests: r }, h = my(i, { repository: s.repository, scope: a, version: c.version }, m);
  return Em(d, await h?.($m(d)));
}
function jF(e, t, n) {
  let { repository: r, ref: o, sha: i, workflow: s, runId: a, runAttempt: c, eventName: u, actorId: f, runner: l } = e, m = Math.floor(Date.now() / 1e3);
  return ga({ ...{
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
  }, headstart: gk.version });
}
function zF({ segments: e }, t, n, r) {
  let { body: o, store: i, findings: s } = r, { reusedBytes: a, packedBytes: c, mergedLayers: u } = n, f = t - o.bytes, l = Co(e);
  Object.assign(s, { ...n, sentBytes: f, deadBytes: Zo(e), layers: l });
  let [m, p, d] = [a, c, f].map(j), h = i.isHere ? "wrote" : "sent", y = u > 0 ? `, ${u} merged into the newest` : "", w = o.bytes === 0 && !i.isHere ? "; this store cannot copy what is reused" : "";
  x(`Reused ${m}, packed ${p}, ${h} ${d}; ${Eu(l)}${y}${w}`);
}
function HF({ skipped: e }) {
  if (e.length === 0) return;
  let t = e.slice(0, 3).map((r) => g(r.replace(/^\d+\//, "")).toString()), n = e.length > t.length ? ", \u2026" : "";
  x(`Skipped ${e.length} that are no file, directory or link: ${t.join(", ")}${n}`);
}

// src/files/keep-additions.ts
import { chmodSync as Tf, rmdirSync as Vk, rmSync as qF, unlinkSync as GF, utimesSync as JF } from "node:fs";
function va(e, t) {
  let n = $(e), r = n && $(t);
  if (!n || !r) return n !== void 0;
  if (!n.isDirectory()) GF(g(e));
  else if (!r.isDirectory()) Xk(e);
  else return KF(e, t, r);
  return !1;
}
function KF(e, t, { mode: n, mtimeMs: r }) {
  Tf(g(e), 448);
  let o = !1;
  for (let i of te(e)) o = va(`${e}/${i}`, `${t}/${i}`) || o;
  return o ? (Tf(g(e), n & 4095), JF(g(e), r / 1e3, r / 1e3)) : Vk(g(e)), o;
}
function Xk(e) {
  Tf(g(e), 448);
  for (let t of te(e)) {
    let n = `${e}/${t}`;
    $(n)?.isDirectory() ? Xk(n) : qF(g(n));
  }
  Vk(g(e));
}

// src/entry/body.ts
function Zk(e, t, n) {
  let { onRead: r, order: o, signal: i } = n, s = { first: 0, end: Math.ceil(H(t) / A) };
  return qt(e.read(0, H(t), o), async function* (a) {
    for await (let { number: c, pieces: u } of Qk(a, { entry: e, index: t, blocks: s })) {
      let f = c * A;
      for (let l of u)
        i.throwIfAborted(), r?.(l.length), yield Object.assign(l, { position: f }), f += l.length;
    }
  });
}
function Yk(e, t, n) {
  let r = e.read(n.first * A, Math.min(n.end * A, H(t)));
  return {
    ...r.release && { release: r.release },
    [Symbol.asyncIterator]: () => Qk(r, { entry: e, index: t, blocks: n })
  };
}
async function* Qk(e, { entry: t, index: n, blocks: r }) {
  let o = new Set(tt(r.first * A, r.end * A));
  for await (let { number: i, pieces: s } of VF(e, n, r.first)) {
    let c = gc(s, i, n.digests) ? s : [await XF(t, n, i)];
    await t.file?.filling?.write(c, i * A), o.delete(i) && (yield { number: i, pieces: c });
  }
  if (o.size > 0) throw new k("it ended before its body did");
}
async function* VF(e, t, n) {
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
async function XF(e, t, n) {
  let r = n * A, o = e.file?.filling?.read ?? e.read, i = await ro({ ...e, read: o }, r, Math.min(r + A, H(t)));
  if (gc([i], n, t.digests)) return i;
  throw new k(`the bytes from ${r} on do not match their SHA-256`);
}
async function* ex(e, { onRead: t, signal: n }) {
  let r = 0;
  for await (let o of e.read(0, e.size))
    n.throwIfAborted(), t?.(o.length), r += o.length, yield o;
  if (Number.isFinite(e.size) && r !== e.size)
    throw new k(`it ended at byte ${r} of ${e.size}`);
}

// src/job/restore/mount.ts
import { existsSync as PN, mkdirSync as ON } from "node:fs";
import { join as EN } from "node:path";

// src/files/stage-and-publish.ts
import { mkdirSync as tN, readdirSync as nN } from "node:fs";

// src/files/copy-tree.ts
import * as Pe from "node:fs";
import { setImmediate as ZF } from "node:timers/promises";
async function Rf(e, t, n) {
  let { atimeMs: r, mtimeMs: o } = Pe.statSync(e);
  Pe.mkdirSync(t);
  for (let i of Pe.readdirSync(e, { withFileTypes: !0 })) {
    let [s, a] = [B(e, i.name), B(t, i.name)];
    i.isDirectory() ? await Rf(s, a, n) : i.isSymbolicLink() ? Pe.symlinkSync(Pe.readlinkSync(s), a) : Pe.copyFileSync(s, a);
  }
  Pe.utimesSync(t, r / 1e3, o / 1e3), await ZF(), n.throwIfAborted();
}

// src/files/publish.ts
import { chmodSync as YF, mkdirSync as QF } from "node:fs";
function nx(e) {
  let t = new Set(e.map(({ dir: r }) => r)), n = [];
  try {
    for (let { line: r, dir: o } of e) {
      let i = eN(r, o);
      xd(i, o), n.push(...i);
    }
    for (let r of t) Vc(r);
  } catch (r) {
    for (let o of t) Gi(o);
    throw r;
  }
  return n;
}
function eN(e, t) {
  let n = b(B(t, "tree", String(e.number)));
  if (!$(n)) return [];
  let r = B(t, "aside", String(e.number));
  QF(r, { recursive: !0 });
  let o = 0, s = rx({ line: e, aside: () => b(B(r, String(o++))) }, n, b(e.base));
  return s.length === 0 ? [] : [...vt(b(e.matches("") ? q(e.base) : e.base)).map((c) => ({ do: "make", path: c })), ...s];
}
function rx(e, t, n, r = "") {
  let o = g(r).toString();
  if (e.line.matches(o)) return ox(e, t, n);
  if (!$(t)?.isDirectory())
    throw new k(`it holds ${o}, which '${e.line.text}' does not name`);
  let i = $(n);
  if (i && !i.isDirectory() && r !== "")
    throw new Error(`${g(n)} is no directory, so nothing can be restored below it`);
  let s = te(t).flatMap((a) => {
    let c = r === "" ? a : `${r}/${a}`;
    return rx(e, `${t}/${a}`, bt(n) + a, c);
  });
  return i || r === "" || s.length === 0 ? s : [{ do: "make", path: n }, ...s];
}
function ox(e, t, n) {
  let r = $(n), o = $(t);
  if (!r) return [{ do: "move", from: t, to: n, inode: Ji(t) }];
  if (r.isDirectory() && o.isDirectory())
    return YF(g(t), 448), [...te(t).flatMap(
      (a) => ox(e, `${t}/${a}`, bt(n) + a)
    ), { do: "stamp", path: n, stamp: tx(o), before: tx(r) }];
  if (r.isDirectory() && te(n).length > 0)
    throw new Error(
      `${g(n)} is a directory with content where the cache has none; remove it to restore`
    );
  let i = Ji(t);
  return [{ do: "replace", from: t, to: n, inode: i, aside: e.aside() }];
}
function tx({ mode: e, mtimeMs: t }) {
  return { mode: e & 4095, mtime: t / 1e3 };
}

// src/files/stage-and-publish.ts
async function ix({ lines: e, signal: t, fill: n, publishing: r }) {
  let o = await Promise.all(e.map(Ht)), i = /* @__PURE__ */ new Map(), s = (u) => i.get(u).dir, a = [], c = [];
  try {
    for (let l of new Set(o))
      ua(l), i.set(l, Xi(l));
    let u = e.map((l, m) => ({ line: l, dir: s(o[m]) })), f = s(o[0]);
    await n(f).catch((l) => {
      throw ln(l, f);
    }), _f(f, e);
    for (let { line: l, dir: m } of u)
      m !== f && await Ff(l, { from: f, to: m, signal: t });
    for (let l of [...i.keys()].sort())
      a.push(await fa(s(l), t));
    t.throwIfAborted(), await r(() => {
      c = nx(u);
    });
  } finally {
    for (let u of a) Cf(u);
    for (let u of i.values()) Cf(u.remove);
    for (let u of c) Cf(() => Sd(u));
  }
}
function Cf(e) {
  try {
    e();
  } catch (t) {
    sn(`Could not tidy up after the restore: ${P(t)}`);
  }
}
function _f(e, t) {
  let n = nN(B(e, "tree")).find(
    (r) => !t.some(({ number: o }) => String(o) === r)
  );
  if (n !== void 0) throw new k(`it holds ${n}, which is not of any line of path`);
}
async function Ff({ number: e }, { from: t, to: n, signal: r }) {
  let o = B(t, "tree", String(e)), i = B(n, "tree", String(e));
  if ($(b(o))) {
    tN(B(n, "tree"), { recursive: !0 });
    try {
      ge(o, i);
    } catch (s) {
      if (E(s) !== "EXDEV") throw s;
      await go(n, r, async (a) => {
        process.platform === "win32" ? await Rf(o, i, a) : await mn("cp", ["-a", o, i], { cwd: n, signal: a, limitMs: 1 / 0 });
      });
    }
  }
}

// src/mounts/mount-images.ts
import { join as Df } from "node:path";

// src/mounts/overlay.ts
import { chmodSync as rN, mkdirSync as ka, symlinkSync as xa, utimesSync as oN } from "node:fs";
import { lstat as iN } from "node:fs/promises";
import { join as Ve } from "node:path";
function sx(e, t) {
  let n = e.map((r) => Lf(r, Ve(t.dir, Nf)));
  return Sa(n, "upper", { ...t, mounts: gr(t) });
}
var Nf = "tree";
function Lf(e, t) {
  return { line: e, points: () => ey(e, Ve(t, String(e.number))) };
}
function Sa(e, t, n) {
  return mr(() => sN(e, t, n));
}
async function sN(e, t, n) {
  let { dir: r, rights: o, protectedDirs: i, signal: s } = n, a = [], c = rs(r);
  for (let { line: u, points: f } of e.toSorted((l, m) => l.line.number - m.line.number)) {
    let l = [];
    try {
      let m = await f();
      for (let p of m) await ds(p, u, i);
      for (let p of m) {
        let d = c++;
        await aN({ ...p, number: d, position: t }, n), l.push(d);
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
async function aN(e, { dir: t, rights: n, signal: r, mounts: o }) {
  let { target: i, number: s } = e, a = `target-${s}`, c = $(`${i}/.`) ? te(i) : void 0;
  if (xa(g(i), Ve(t, a)), !c) {
    let [l = i] = vt(i);
    xa(g(l), Ve(t, `made-${s}`)), ka(g(i), { recursive: !0 });
  }
  let u = await cN(e, t);
  c && c.length > 0 && (u.length > 1 && (u = [await o.stack(u, `stack-${s}`)]), u.push(a));
  let f = `lowerdir=${u.join(":")},upperdir=upper-${s},workdir=work-${s}`;
  await wr(["volatile,metacopy=on", "metacopy=on", "metacopy=off"], (l) => {
    let p = ["-i", "-n", "-t", "overlay", "-o", `${l},nosuid,nodev,redirect_dir=on,index=off,${f}`, "--", t, a];
    return n.run("mount", p, { cwd: t, signal: r });
  });
}
async function cN({ sources: e, number: t, position: n }, r) {
  let [o, i] = [`upper-${t}`, `lower-${t}`];
  if (ka(Ve(r, `work-${t}`)), n === "upper")
    return xa(g(e[0]), Ve(r, o)), ka(Ve(r, i)), [i];
  ka(Ve(r, o));
  let { mode: s, mtimeMs: a } = await iN(g(e[0]));
  rN(Ve(r, o), s & 511), oN(Ve(r, o), a / 1e3, a / 1e3);
  let c = e.map((u, f) => `${t}-${f}`);
  for (let [u, f] of e.entries()) xa(g(f), Ve(r, c[u]));
  return c;
}

// src/mounts/mount-images.ts
async function ax(e, t, n) {
  let { dir: r, signal: o } = t, i = [], s = gr(t), a = [];
  for (let [d, h] of e.entries()) {
    let { line: y, lines: w } = h;
    try {
      let v = await s.mountAll(h, `l${d}`), S = v.map((O) => Df(r, O));
      if (y) a.push({ ...fN(y, v, r), layers: S, top: S[0] });
      else {
        let O = v.length > 1 ? await s.stack(v, Nf) : v[0], I = Df(r, O);
        a.push(...w.map((C) => ({ ...Lf(C, I), layers: S, top: I })));
      }
    } catch (v) {
      o.throwIfAborted(), i.push(...w.map((S) => ({ line: S, reason: P(v) })));
    }
  }
  let c = ({ line: d }) => n !== void 0 && Wf(n.workspace, d), u = { ...t, mounts: s }, f = a.filter((d) => !c(d));
  n?.mayMountAtTarget === !1 ? i.push(...f.map(({ line: d }) => ({ line: d, reason: "it is outside the workspace" }))) : i.push(...await Sa(f, "lower", u));
  let l = a.filter(c), m = l.length > 0 ? await n?.show(l) : void 0, p = l.filter(({ line: d }) => m?.has(d));
  return p.length < l.length && s.keep(), m && n && i.push(...await uN(p, m, { ...u, within: n })), await s.release(), i;
}
function Wf(e, { literal: t, base: n }) {
  return t !== e && _(t ?? n, e);
}
async function uN(e, t, { within: n, ...r }) {
  if (!n.mayMountAtTarget) return [...t].map(([o, i]) => ({ line: o, reason: i }));
  for (let { line: o } of e)
    x(`Mounting ${o.text} at its target instead of over the workspace: ${t.get(o)}`);
  return Sa(e, "lower", r);
}
function fN(e, t, n) {
  let r = t.map((o) => b(Df(n, o)));
  return { line: e, points: async () => [{ sources: r, target: b(e.literal) }] };
}

// src/mounts/ramdisk.ts
var lN = 4096, cx = { auto: 1 / 4, on: 3 / 4 };
async function ux(e, { wish: t, bytes: n, rights: r, signal: o }) {
  let i = process.availableMemory();
  if (!Number.isFinite(n)) return "the server does not tell how much is needed";
  if (n > i * cx[t])
    return `${j(n)} are needed, and only ${j(i)} of memory are free`;
  let s = Math.floor(i * cx.on), a = `uid=${process.geteuid?.()},gid=${process.getegid?.()}`, c = Math.floor(s / lN), u = `size=${s},nr_inodes=${c},mode=0700,${a},nosuid,nodev`;
  await r.run("mount", ["-i", "-n", "-t", "tmpfs", "-o", u, "--", e, e], { cwd: "/", signal: o });
}

// src/job/save/changes/mounted-body.ts
import { constants as lx } from "node:fs";
import { open as mN } from "node:fs/promises";
import { join as pN } from "node:path";

// src/job/save/changes/mounted-base.ts
var Uf = "Saving all files instead of the changes";
function fx({ mounted: e, mountRoot: t, brokered: n }, { version: r, timeline: o, ...i }) {
  if (!e) return;
  if (e.version !== r) {
    x(`${Uf}: the restored cache has another format`);
    return;
  }
  let s = o.during("index", () => jf(e, i));
  return s.catch(() => {
  }), { mounted: e, mountRoot: t, brokered: n, current: s };
}
async function jf({ scope: e, version: t, key: n, size: r, identity: o }, { inputs: i, store: s, scopes: a, signal: c }) {
  let u = { scopes: e === void 0 ? a : [e], keys: [n], versions: [t] }, f = await s.find(u);
  try {
    if (f?.key !== n || f.size !== r) throw new Error("the restored cache is gone");
    let l = await ys(f, i, c);
    if (Si(l) !== o) throw new Error("the restored cache was replaced");
    return { entry: f, index: l };
  } catch (l) {
    throw await f?.close(), l;
  }
}

// src/job/save/changes/mounted-body.ts
function zf(e, t, n) {
  let r = {
    size: H(t),
    async *read(o, i) {
      yield* (await Pa(e)).createReadStream({ start: o, end: i - 1 });
    }
  };
  return Hf(r, t, n);
}
async function Pa(e) {
  let t = await mN(pN(e, xn.image), lx.O_RDONLY | lx.O_NONBLOCK);
  if ((await t.stat()).isFile()) return t;
  throw await t.close(), new Error("the mounted cache is no file any more");
}
function Hf(e, t, n) {
  return {
    async *read(r, o) {
      if (r === o) return;
      let i = { first: Math.floor(r / A), end: Math.ceil(o / A) }, s = i.first * A;
      for await (let { pieces: a } of Yk(e, t, i)) {
        n.throwIfAborted();
        for (let c of a) {
          let u = c.subarray(Math.max(0, r - s), Math.max(0, o - s));
          s += c.length, u.length > 0 && (yield u);
        }
      }
    }
  };
}
async function qf(e) {
  let t = await Pa(e).catch((n) => {
    if (E(n) !== "ENOENT")
      throw n;
  });
  return t && Ke(t).finally(() => t.close());
}
async function mx({ mounted: e, mountRoot: t }, n) {
  let { signal: r } = n;
  if (!e || t === void 0) return;
  let o = await qf(t);
  if (!(o === void 0 || o === e.file))
    try {
      let { entry: i, index: s } = await jf(e, n);
      await i.close();
      for await (let a of zf(t, s, r).read(0, H(s))) ;
    } catch (i) {
      throw r.throwIfAborted(), new Error(`the mounted cache has changed on the disk: ${P(i)}`, { cause: i });
    }
}

// src/job/restore/mount-by-broker.ts
import { lstatSync as hN, mkdirSync as yN, mkdtempSync as gN, realpathSync as Jf } from "node:fs";
import { join as wN } from "node:path";

// src/job/restore/unpack.ts
import { existsSync as dN } from "node:fs";
async function px(e, t) {
  await ot(await Ht(e.lines[0]), An(e)), await Oa(e.lines, t, (n) => jr(n, e));
}
function An({ bytes: e, segments: t }) {
  return { bytes: e, files: t.reduce((n, { files: r }) => n + r, 0) };
}
async function jr(e, t) {
  let n = await t.tools(), r = t.format.unsupportedReason(n, "unpack");
  if (r) throw new Error(`this runner cannot unpack the entry, for ${r}`);
  let o = t.format.image ? "any" : void 0, i = (s) => go(
    e,
    t.signal,
    (a) => t.format.unpack({ ...t, ...s, signal: a, tools: n, body: t.body(o), dir: e })
  );
  try {
    await i({});
  } catch (s) {
    if (!(s instanceof Ln)) throw s;
    await i({ workers: 1 });
  }
}
async function Oa(e, { timeline: t, signal: n }, r) {
  await ix({
    lines: e,
    signal: n,
    fill: (o) => t.during("unpack", () => r(o)),
    publishing: (o) => t.during("publish", o)
  });
}
function Ea({ inputs: e }) {
  return [process.cwd(), J(), K(), e.localDir].filter((n) => dN(n));
}
async function Gf(e, t, n) {
  if (e.length === 0) return;
  for (let { line: o, reason: i } of e)
    x(`Unpacking ${o.text} instead of mounting: ${i}`);
  let r = e.map(({ line: o }) => o);
  await Oa(r, t, (o) => n(r, o));
}
async function Ia(e, t, { job: n, context: r }) {
  await Gf(t, r, async (o, i) => {
    let s = await n.tools();
    if (!s.unsquashfs)
      throw new Error(
        "this runner can neither mount nor unpack the entry, for it has no unsquashfs 4.5 or newer"
      );
    await ot(i, An(n)), await go(
      i,
      n.signal,
      (a) => Js(e, { ...n, signal: a, tools: s, dir: i }, o)
    );
  });
}

// src/job/restore/mount-by-broker.ts
async function yx(e, t, n) {
  let r = bN(e), o = { ...n, job: e, socket: t, targets: r, broker: Nr(t, n.signal) }, i = r.filter(({ layers: a }) => a.length > 0);
  n.inputs.mode === "lazy" && i.length > 0 && x(
    `Mounting ${dx(i)} whole instead of lazily: the broker mounts only images that the host has`
  );
  try {
    await Kf(o), await kN(o) && await Kf(o), r.every(hx) || await xN(o);
  } catch (a) {
    throw await oa(wx(o)), a;
  }
  let s = r.filter(hx);
  return s.length > 0 && x(`Mounted ${dx(s)} through the broker of the host${Bs(e.segments)}`), s.length > 0;
}
function bN({ segments: e, lines: t, indexed: n }) {
  let { index: r } = n;
  return vn(e, t).flatMap(({ line: o, lines: i, layers: s, ...a }) => {
    let c = "the broker mounts only a directory that a line of `path` names";
    if (!o) return i.map((l) => ({ line: l, layers: [], state: { reason: c } }));
    let f = [a, ...s].map(({ offset: l, length: m }) => ({ offset: l, length: m })).map((l) => ({ ...l, digest: Sm(r.digests, l) })).toReversed();
    return [{ line: o, layers: f, state: { missing: f, fetches: !1 } }];
  });
}
function dx(e) {
  return e.map(({ line: t }) => t.text).join(", ");
}
function hx({ state: e }) {
  return "mount" in e;
}
function gx(e) {
  return e.flatMap(({ state: t }) => "missing" in t ? t.missing : []);
}
function wx({ socket: e, targets: t }) {
  return { socket: e, mounts: t.flatMap(({ state: n }) => "mount" in n ? [n.mount] : []) };
}
async function Kf(e) {
  let { targets: t, timeline: n, signal: r } = e;
  for (let o of t.filter(({ state: i }) => "missing" in i))
    o.state = await n.during("mount", () => mr(() => vN(o, e))).catch((i) => (r.throwIfAborted(), { reason: P(i) }));
}
async function vN({ line: e, layers: t }, n) {
  let { broker: r, remember: o } = n, i = e.literal;
  if (hN(i, { throwIfNoEntry: !1 })?.isSymbolicLink()) throw new Error("the target is a link");
  hu(b(i), Ea(n));
  let [s] = vt(b(i));
  yN(i, { recursive: !0 });
  let a = gN(wN(Jf(K()), "headstart-changes-")), c = { target: Jf(i), pattern: e.text, made: s, view: a }, { socket: u, mounts: f } = wx(n);
  o({ brokered: { socket: u, mounts: [...f, c] } });
  let l = t.map(({ digest: d }) => d), { digests: m, fetches: p } = await r.mount(c.target, l, a).catch((d) => {
    if (ia(c), jo(c.target)) return { digests: [], fetches: !1 };
    throw d;
  });
  if (m.length > 0)
    return ia(c), { missing: t.filter(({ digest: d }) => m.includes(d)), fetches: p };
  if (jo(c.target)) return { mount: c };
  throw new Error("the broker mounted nothing");
}
async function kN({ broker: e, job: t, targets: n, signal: r, timeline: o }) {
  let { scope: i, version: s, key: a, remote: c } = t.indexed.entry, u = n.some(({ state: p }) => "missing" in p && p.fetches);
  if (i === void 0 || !c || !u) return !1;
  let f = gx(n);
  x(`Waiting for the host to fetch ${bx(f)} of images`);
  let l = { repository: Te().repository, scope: i, version: s, key: a }, m = f.map(({ digest: p }) => p);
  try {
    return await o.during("mount", () => e.fetch(l, m)), !0;
  } catch (p) {
    return r.throwIfAborted(), x(`The host does not fetch them: ${P(p)}`), !1;
  }
}
function bx(e) {
  return j(e.reduce((t, { length: n }) => t + n, 0));
}
async function xN(e) {
  var f = [];
  try {
    let { job: t, targets: n, timeline: r, signal: o } = e;
    let i = Cn(f, Se(K()));
    let { dir: s } = i;
    t.file?.isWhole || await ot(s, { bytes: H(t) });
    let a = await r.during("receive", () => Sr(t, s));
    let c = await SN(a, e);
    c === void 0 && await Kf(e);
    let u = n.flatMap(({ line: d, state: h }) => "mount" in h ? [] : { line: d, reason: "reason" in h ? h.reason : c ?? "the host did not have its image" });
    await Ia(a, u, { job: t, context: e });
    o.throwIfAborted();
  } catch (l) {
    var m = l, p = !0;
  } finally {
    _n(f, m, p);
  }
}
async function SN({ path: e }, { job: t, broker: n, targets: r, timeline: o }) {
  let i = gx(r);
  if (i.length === 0) return;
  x(`Waiting for the host to rebuild ${bx(i)} of images`);
  let s = { path: Jf(e), end: H(t), layers: i };
  return o.during("mount", () => n.hand(s)).then(() => {
  }, P);
}

// src/job/restore/mount.ts
async function vx(e, t) {
  let { mounting: n } = t;
  if ("reason" in n && n.broker !== void 0 && e.format.image) {
    let o = Cu();
    return await yx(e, n.broker, t) && t.remember({ mounted: kx(e, o) }), !0;
  }
  let r = await MN(e, t);
  return r ? (await IN(e, r), !0) : !1;
}
async function IN(e, t) {
  let { dir: n, rights: r, signal: o } = t, i, s = () => {
    i = _o(n, r);
  }, a = async () => (await i, await Uh(n, J(), r), pg(await Fo(n, r)));
  o.addEventListener("abort", s);
  try {
    let c = await $N(e, t);
    c.length === 0 ? await a() : x(`Mounted ${c.map(({ text: u }) => u).join(", ")}${Bs(e.segments)}`);
  } catch (c) {
    let u = await a();
    throw u === void 0 ? c : new Error(u, { cause: c });
  } finally {
    o.removeEventListener("abort", s);
  }
}
async function $N(e, t) {
  let n = Cu(), { image: r } = e.format, o = await (r ? RN : CN)(e, t), s = (r ? vn(e.segments, e.lines).flatMap(({ lines: a }) => a) : e.lines).filter((a) => !o.some((c) => c.line === a));
  return r && s.length > 0 && t.remember({ mounted: { ...kx(e, n), file: await qf(t.dir) } }), s;
}
function kx({ indexed: e, segments: t }, n) {
  let { entry: r, index: o } = e, { scope: i, version: s, key: a, size: c } = r, u = t.filter(Mu);
  return { scope: i, version: s, key: a, size: c, files: o.files, layers: u, identity: Si(o), since: n };
}
async function MN(e, t) {
  let { inputs: n, mounting: r, remember: o } = t, { image: i } = e.format, s = n.mode !== "unpack";
  if ("reason" in r) {
    (s || n.ramdisk !== "off") && x(`Unpacking instead of mounting: this runner does not allow it, for ${r.reason}`);
    return;
  }
  if (!i && n.ramdisk === "off") {
    s && n.mode !== "auto" && x("Unpacking instead of mounting: the entry was saved to be unpacked");
    return;
  }
  let { rights: a } = r, c = ns(K());
  o({ mountRoot: c });
  let u = await TN(e, { ...t, dir: c, rights: a });
  if (u || i) return { ...t, dir: c, rights: a, isInMemory: u };
  await Fo(c, a);
}
var BN = 4096, AN = 8;
async function TN(e, { inputs: t, dir: n, rights: r, signal: o }) {
  let i = t.ramdisk;
  if (i === "off") return !1;
  let { image: s, indexed: a } = e.format, c = H(e), { bytes: u, files: f } = An(e), l = a ? u + f * BN : c * AN, p = await ux(n, { wish: i, bytes: s ? c : l, rights: r, signal: o }).catch(P);
  return o.throwIfAborted(), p !== void 0 && x(`Using the disk instead of memory: ${p}`), p === void 0;
}
async function RN(e, t) {
  let { server: n, dir: r, timeline: o } = t;
  e.file?.isWhole || await ot(r, { bytes: H(e) });
  let { indexed: i } = e, s = vn(e.segments, e.lines), a = n && i && await o.during("show", () => mg(i, s, { ...t, server: n })), c = a ?? await o.during("receive", () => Sr({ ...e, isMounted: !0 }, r)), u = _N(t, a !== void 0), f = await o.during(
    "mount",
    () => ax(c.images, xx(t), u)
  );
  if (await c.isInPlace?.() === !1)
    throw new Error("the entry was removed from its store while it was being mounted");
  return await Ia(c, f, { job: e, context: t }), f;
}
async function CN(e, t) {
  let { dir: n, timeline: r, signal: o } = t;
  await r.during("unpack", () => jr(n, e)), _f(n, e.lines);
  let i = await r.during("mount", () => sx(e.lines, xx(t)));
  return await Gf(i, t, async (s, a) => {
    ON(EN(a, "tree"));
    for (let c of s) await Ff(c, { from: n, to: a, signal: o });
  }), i;
}
function _N(e, t) {
  let { inputs: n, dir: r, rights: o, signal: i, remember: s, showInWorkspace: a } = e;
  if (e.isInMemory) return;
  let c = J(), u = [K(), n.localDir, n.stash.dir].filter(
    (l) => PN(l)
  ), f = { dir: r, workspace: c, protectedDirs: u, isUnchecked: t, rights: o, signal: i };
  return {
    workspace: c,
    show: (l) => a({ ...f, lines: l, remember: (m) => s({ workspaceRoot: m }) }),
    mayMountAtTarget: n.mode !== "auto"
  };
}
function xx(e) {
  let { dir: t, rights: n, signal: r } = e;
  return { dir: t, rights: n, protectedDirs: Ea(e), signal: r };
}

// src/job/restore/stream-to-file.ts
import { statfs as FN } from "node:fs/promises";
var Sx = 1024 ** 3, NN = 3;
async function Px(e, t) {
  for (let n = 1; ; n++)
    try {
      return await LN(e, t);
    } catch (r) {
      if (!(r instanceof X && r.recover === "resume") || n === NN) throw r;
    }
}
async function LN(e, { dir: t, maxBytes: n = 64 * Sx, minFreeBytes: r = Sx, onRead: o }) {
  let i = Se(t), s = await Tr(i.dir), a = async () => {
    await s.discard(), i.remove();
  };
  try {
    let { bavail: c, bsize: u } = await FN(t), f = Math.max(0, Math.min(n, c * u - r)), l = `the entry is larger than the ${j(f)} that it may take at ${t}`;
    await s.file.writeFile(
      DN(e.read(0, e.size), (y, w) => {
        if (o?.(y), w > f) throw new Error(l);
      })
    );
    let { stat: m, read: p, file: d, close: h } = await In(s.path, { dir: i.dir });
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
async function* DN(e, t) {
  let n = 0;
  for await (let r of e)
    n += r.length, t(r.length, n), yield r, e.release?.(r);
}

// src/job/restore/open-entry.ts
async function Ex(e, t, n) {
  let r;
  return await zr(e, t, n, async (o) => {
    WN(o, n), await vx(o, n) || await px(o, n), r = o.indexed?.index.sources;
  }), x("Cache restored successfully"), r;
}
function WN({ indexed: e }, { inputs: t, findings: n }) {
  let r = ga(e?.index.createdBy), o = vk(r);
  if (!e || o === void 0) return;
  let i = e.entry.createdAt.getTime(), s = i > 0 ? `${o} ${mm(Date.now() - i)}` : o;
  n.writer = { text: s, proven: t.signing !== void 0, ...r }, x(`Saved by ${s}`);
}
async function zr(e, t, n, r) {
  let { inputs: o, formats: i, timeline: s } = n, a = i.find((f) => f.versions(o).includes(e.version));
  if (!a) throw new k(`the entry ${e.key} has an unknown version`);
  if (!!Number.isFinite(e.size) || !a.indexed) return await Ox(e, { ...n, format: a, lines: t }, r);
  s.watch(Ix(e, t, o));
  let u = await s.during("receive", () => UN(e, n));
  await Ox(u, { ...n, format: a, lines: t }, r).finally(u.close);
}
function UN(e, { timeline: t }) {
  x("Receiving all of the entry before restoring it: its server sends no ranges");
  let n = Jo("Received", void 0, x), r = t.phaseTimer(), o = { ...e, read: () => r.pulled("download", e.read(0, e.size)) };
  return Px(o, { dir: K(), onRead: n });
}
async function Ox(e, t, n) {
  let { inputs: r, mounting: o, timeline: i, findings: s, format: a, lines: c, signal: u } = t, f = 0, l = (O) => {
    s.storedBytes = O, x(`Cache Size: ${gi(O)}`);
  }, m = !Number.isFinite(e.size);
  m || l(e.size);
  let p, d = () => p ??= qo(r, u), [h] = await Promise.all([
    a.indexed ? i.during("index", () => jN(e, t)) : zN(e),
    // Looking for programs takes time, and mounting an image needs none.
    a.image && Bn(o) ? void 0 : d()
  ]), y = (O) => {
    let I = Jo("Received", m ? void 0 : H(h), x);
    f = 0;
    let C = (z) => {
      f += z, I(z);
    };
    return HN(e, h.indexed, { timeline: i, onRead: C, order: O, signal: u });
  };
  i.watch(Ix(e, c, r));
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
  let v = Bn(o) && t.formats.some(({ image: O }) => O);
  Q(ee(r.rolling).keyIn(e.key), r.key) && !a.image && v && r.format === "auto" && t.remember({ isArchive: !0 }), m && l(f);
}
async function jN(e, { format: t, inputs: n, findings: r, signal: o }) {
  let i = await ys(e, n, o);
  if (!Q(i.key, e.key))
    throw new k(`the entry ${e.key} is that of another key, ${i.key}`);
  if (i.paths.join(`
`) !== n.paths.join(`
`))
    throw new k("the entry was saved for other paths");
  let { segments: s, files: a, bytes: c } = i, u = s.find(({ kind: l }) => !t.kinds.includes(l));
  if (i.format !== t.id || u) {
    let l = u ? `segments of the kind ${u.kind}` : `the format ${i.format}`;
    throw new Fn(`the entry has ${l}, which this version of Headstart cannot read`);
  }
  Object.assign(r, { files: a, bytes: c, ...t.image && { layers: Co(s) } });
  let f = s.reduce((l, m) => l + m.bytes, 0);
  return { segments: s, bytes: f, indexed: { entry: e, index: i } };
}
function zN({ size: e }) {
  return { segments: [{ kind: "archive", offset: 0, length: e, files: 0, bytes: e }], bytes: Number.isFinite(e) ? e : 0 };
}
function HN(e, t, { timeline: n, ...r }) {
  let o = n.phaseTimer(), i = e.file?.isWhole ? "read" : "download", a = { ...e, read: (...c) => o.pulled(i, e.read(...c)) };
  return t ? o.pulled("verify", Zk(a, t.index, r)) : ex(a, r);
}
function Ix({ file: e }, t, { localDir: n, stash: r }) {
  return [...t.map(({ literal: i, base: s }) => i ?? s), K(), ...e ? [n, r.dir] : []];
}

// src/job/save/rolling/merge-snapshots.ts
var qN = 3;
async function $x(e) {
  let t = GN(e), { matches: n } = e;
  for (let r = qN; ; r--) {
    await t.merge() && (n = await e.find());
    let o = async () => r > 1 && await t.isOutdated();
    if (await e.save(n, o)) return;
    x(`Packing again, for another job has saved cache ${e.key} meanwhile`);
  }
}
function GN(e) {
  let { key: t, restored: n, signal: r } = e, o = n, i = async () => {
    let a = await Mx([e.scope], ee({}).lookups([t]), e);
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
      o = a.key, x(`Another job has saved cache ${t} since this job restored it`), await JN(a, e), x(`Merged what another job has added to cache ${t} meanwhile`);
    })
  };
}
function Mx(e, t, { inputs: n, store: r }) {
  let o = Dr(r, n).flatMap((i) => i.versions(n));
  return r.find({ scopes: e, keys: t, versions: o });
}
async function JN(e, t) {
  let { lines: n } = Ee(t.inputs.paths, process.cwd()), r = Bx(t);
  await zr(e, n, r, async (o) => {
    await ot(await Ht(n[0]), An(o)), await Oa(n, r, async (i) => {
      await jr(i, o);
      let s = () => n.filter((a) => va(Vf(a, i), b(a.base)));
      s().length !== 0 && (await KN(t, (a) => {
        for (let c of n) va(Vf(c, i), Vf(c, a));
      }), s());
    });
  });
}
function Vf({ number: e }, t) {
  return b(B(t, "tree", String(e)));
}
async function KN(e, t) {
  var a = [];
  try {
    let { restored: n, readScopes: r } = e;
    if (n === void 0) return;
    let o = await Mx(r, [n], e);
    let i = Cn(a, Se(K()));
    let { dir: s } = i;
    try {
      if (o?.key !== n) throw new Error("the restored cache is gone");
      let { lines: l } = Ee(e.inputs.paths, process.cwd());
      await zr(o, l, Bx(e), async (m) => {
        await ot(s, An(m)), await jr(s, m);
      }), t(s);
    } finally {
      await o?.close();
    }
  } catch (c) {
    var u = c, f = !0;
  } finally {
    _n(a, u, f);
  }
}
function Bx({ inputs: e, key: t, store: n, timeline: r, signal: o }) {
  return {
    inputs: e,
    formats: Dr(n, e),
    mounting: { reason: "it is merged" },
    server: void 0,
    showInWorkspace: async () => /* @__PURE__ */ new Map(),
    remember: () => {
    },
    timeline: r,
    findings: Lr({ step: "restore", outcome: "merged", key: t, store: n.label }, e),
    signal: o
  };
}

// src/files/change-watch.ts
import { lstatSync as VN } from "node:fs";
import { setImmediate as XN } from "node:timers/promises";
var ZN = 256;
function Ax() {
  let e = [];
  return {
    /** Notes the state of a file or directory when a walk finds it, before it is read. */
    note: (...t) => e.push(t),
    /** Looks at all noted files again. @throws Error that names the first changed file */
    async check() {
      for (let [t, [n, r]] of e.entries()) {
        let o = VN(g(n), { throwIfNoEntry: !1 });
        if (!o || !QN(r, o)) throw new Error(`${g(n)} ${YN}`);
        t % ZN === 0 && await XN();
      }
    }
  };
}
var YN = "changed while it was being saved, so nothing is published. Save when no step writes to it, or exclude it by a line of `path` that begins with `!`";
function QN(e, t) {
  return e.mtimeMs !== t.mtimeMs || e.mode !== t.mode ? !1 : t.isDirectory() || e.size === t.size && e.ino === t.ino;
}

// src/formats/squashfs/layers/items.ts
import { lstatSync as Xf, readdirSync as eL } from "node:fs";
import { dirname as tL } from "node:path";
var Tx = /* @__PURE__ */ new Map();
function Zf(e, t) {
  let n = /* @__PURE__ */ new Map();
  for (let r of t)
    for (let o of e) {
      let i = Xf(g(Xe(o, r)), { throwIfNoEntry: !1 });
      if (i && Rx(n, r, { kind: i, dir: o }), n.get(r)?.isHiding) break;
    }
  return n;
}
function Tn(e) {
  let t = /* @__PURE__ */ new Map();
  for (let n of e)
    for (let r of eL(g(n), { withFileTypes: !0, encoding: "latin1" }))
      Rx(t, r.name, { kind: r, dir: n });
  return t;
}
function Rx(e, t, { kind: n, dir: r }) {
  let o = e.get(t), [i, s] = [Xe(r, t), n.isDirectory()];
  if (!o) e.set(t, { kind: n, path: i, stack: s ? [i] : [], isHiding: !s });
  else {
    if (o.isHiding) return;
    s ? o.stack.push(i) : o.isHiding = !0;
  }
}
function $a(e, t) {
  let n = ({ kind: r, path: o }) => r.isCharacterDevice() && !(tL(o) === t && Xf(g(o)).rdev !== 0);
  return new Map([...e].filter(([, r]) => !n(r)));
}
function Yf(e, t) {
  let n = { stack: e, isHiding: !1 };
  for (let r of t === "" ? [] : t.split("/")) {
    let o = Zf(n.stack, [r]).get(r);
    n.stack = o?.stack ?? [], n.isHiding ||= o?.isHiding === !0;
  }
  return n;
}
function Xe(e, t) {
  return e === "" || t === "" ? e + t : `${e}/${t}`;
}
function Qf(e) {
  if (!e) return el;
  if (e.kind.isFile()) return { files: 1, bytes: Xf(g(e.path)).size };
  let t = { ...Ma };
  for (let n of $a(Tn(e.stack)).values()) {
    let { files: r, bytes: o } = Qf(n);
    t.files += r, t.bytes += o;
  }
  return t;
}
var el = { files: 0, bytes: 0 }, Ma = { files: 1, bytes: 0 };

// src/formats/squashfs/layers/trees.ts
function Cx({ upper: e, merged: t, layers: n, prefix: r }, o) {
  let i = Yf(n.slice(0, o), r), { stack: s } = Yf(n.slice(o), r);
  return { upper: [e, ...i.stack], merged: t, base: s, isDetached: i.isHiding };
}
function _x(e, t) {
  let n = [""];
  for (let r of n) {
    if (n.length > t) throw tl();
    for (let [o, i] of Tn([Xe(e, r)]))
      i.kind.isDirectory() && n.push(Xe(r, o));
  }
  return n;
}
function tl() {
  return new Error("the job changed more than a quarter of the files");
}

// src/formats/squashfs/layers/upper.ts
import { lstatSync as Dx } from "node:fs";
import { setImmediate as aL } from "node:timers/promises";

// src/formats/squashfs/layers/unwritten.ts
import { closeSync as nL, lstatSync as rL, openSync as oL } from "node:fs";
var Fx = 1024 ** 2;
function nl(e, t) {
  let n = Nx(e);
  if (!iL(n, Nx(t))) return !1;
  let r = n.isFile() && n.nlink === 1n;
  return n.isDirectory() || r && sL(e, t, Number(n.size));
}
function Nx(e) {
  return rL(g(e), { bigint: !0 });
}
function iL(e, t) {
  let n = ["mode", "uid", "gid", "mtimeNs"];
  return e.isDirectory() || n.push("size", "nlink"), n.every((r) => e[r] === t[r]);
}
function sL(e, t, n) {
  let r = [e, t].map((o) => oL(g(o), "r"));
  try {
    for (let o = 0; o < n; o += Fx) {
      let [i, s] = r.map((a) => vr(a, Math.min(Fx, n - o), o));
      if (!s || !i?.equals(s)) return !1;
    }
    return !0;
  } finally {
    for (let o of r) nL(o);
  }
}

// src/formats/squashfs/layers/upper.ts
var cL = 256;
async function Wx(e, t) {
  let { upper: n, base: r } = e, o = r[0] === void 0 || Lx(e.merged) !== Lx(r[0]), s = { ...{ members: [], removed: [], skipped: [] }, isTopChanged: o, moreFiles: 0, bytes: 0, deadBytes: 0 }, { members: a, removed: c } = s, u = e.isDetached || t.detached.has(""), f = { name: "", upper: n, base: r, isDetached: u, hidden: r.length > 0 ? Ma : el };
  for (let { list: l, name: m, moreFiles: p, bytes: d, deadBytes: h } of Ux(f, e.merged, t)) {
    s[l].push(m);
    let y = a.length + c.length;
    if (y > t.most) throw tl();
    y % cL === 0 && await aL(), s.moreFiles += p, s.bytes += d, s.deadBytes += h;
  }
  return s;
}
function* Ux(e, t, n) {
  let { name: r, upper: o, base: i, isDetached: s, hidden: a } = e, c = jx(r, a), [u] = i, l = o.length > 0 && (r === "" || !u || !nl(Xe(t, r), u)) || !u || s;
  l && (yield c);
  for (let m of uL(e, t, n))
    !l && m.list !== "skipped" && (yield c), l ||= m.list !== "skipped", yield m;
}
function* uL({ name: e, upper: t, base: n, isDetached: r }, o, i) {
  let { hasOwnFiles: s, detached: a, excludes: c } = i, u = t.length > 0 ? Tn(t) : Tx, f = n.length > 0 && !r && !s, l = $a(f ? Zf(n, u.keys()) : Tn(n)), m = Xe(o, e), p = (h) => Qf(l.get(h)), d = /* @__PURE__ */ new Set();
  for (let [h, { kind: y }] of f ? $a(u, t[0]) : Tn([m])) {
    let [w, v] = [Xe(e, h), Xe(m, h)];
    if (it(h) || c?.(g(v).toString())) continue;
    let S = { shown: y, upper: u.get(h), base: l.get(h) }, O = fL(S, { isDetached: r, hasOwnFiles: s });
    if (O !== "special" && d.add(h), O === "unknown") throw new Error(`nothing tells where ${g(w)} is from`);
    if (O === "special" && (yield { ...lL, list: "skipped", name: w }), O === "special" || O === "same" || O === "replaced" && S.base && nl(v, S.base.path)) continue;
    let I = O === "merged" ? Ma : p(h);
    if (!y.isDirectory()) {
      let { size: z } = Dx(g(S.upper?.path ?? v));
      yield jx(w, I, y.isFile() ? z : 0);
      continue;
    }
    let C = {
      name: w,
      upper: S.upper?.stack ?? [],
      base: S.base?.stack ?? [],
      isDetached: r || a.has(w) || S.upper?.isHiding === !0,
      hidden: I
    };
    yield* Ux(C, o, i);
  }
  for (let h of l.keys()) {
    if (d.has(h)) continue;
    let { files: y, bytes: w } = p(h);
    yield { list: "removed", name: Xe(e, h), moreFiles: -y, bytes: 0, deadBytes: w };
  }
}
function fL({ shown: e, upper: t, base: n }, { isDetached: r, hasOwnFiles: o }) {
  if (!e.isFile() && !e.isDirectory() && !e.isSymbolicLink()) return "special";
  let i = n?.kind.isDirectory() === !0 && e.isDirectory();
  if (!t && !r) {
    if (!n && !o) return "unknown";
    if (n && !(o && i)) return "same";
  }
  return n ? i ? "merged" : "replaced" : "new";
}
var lL = { moreFiles: 0, bytes: 0, deadBytes: 0 };
function jx(e, t, n = 0) {
  return { list: "members", name: e, moreFiles: 1 - t.files, bytes: n, deadBytes: t.bytes };
}
function Lx(e) {
  let { mode: t, mtimeMs: n } = Dx(g(e));
  return `${t & 511} ${Math.floor(n / 1e3)}`;
}

// src/job/save/changes/compare-mounts.ts
async function zx(e, { excludes: t, most: n }) {
  let r = [], o = n;
  for (let [i, s] of Map.groupBy(e.directories, ({ image: a }) => a)) {
    let a = (await e.layersOf(i)).map(b);
    for (let c of s) {
      let u = await e.detachedIn(c, _x(b(c.upper), o)), f = { ...c, detached: u, layers: a }, l = await rl(0, f, { excludes: t, most: o });
      o -= l.members.length + l.removed.length, r.push({ ...f, changes: l });
    }
  }
  return r;
}
async function rl(e, { match: t, upper: n, layers: r, prefix: o, detached: i, hasOwnFiles: s }, a) {
  if (e >= r.length) throw new Error("the broker of this host does not show each layer");
  let c = Cx({ upper: b(n), merged: b(t.path), layers: r, prefix: o }, e);
  return Wx(c, { detached: i, hasOwnFiles: s, ...a });
}
function Rn({ changes: e }) {
  let { members: t, removed: n, isTopChanged: r } = e;
  return t.length > 1 || n.length > 0 || r;
}
function Ba({ prefix: e }, t) {
  return e === "" ? t : t !== "" ? `${e}/${t}` : e.includes("/") ? e : `${e}/.`;
}

// src/job/save/changes/merge-policy.ts
function Hx(e, t) {
  let n = { count: 0, cost: 1 / 0 };
  for (let r = 0; r <= e.length; r++) {
    let o = e.slice(0, e.length - r), i = [...e.slice(o.length), ...t], s = 8 - mL(o, i);
    if (s < 0) continue;
    if (r === 0) return 0;
    let a = i.reduce((c, { size: u }) => c + u, 0) / (s + 1) ** 2;
    a <= n.cost && (n = { count: r, cost: a });
  }
  return n.count;
}
function mL(e, t) {
  let n = /* @__PURE__ */ new Map();
  for (let { root: r } of e) n.set(r, (n.get(r) ?? 0) + 1);
  for (let r of new Set(t.map(({ root: o }) => o))) n.set(r, (n.get(r) ?? 0) + 1);
  return Math.max(0, ...n.values());
}

// src/job/save/changes/plan-layers.ts
var qx = 4096;
function Gx(e, t) {
  let n = t.map(({ image: { root: r }, changes: { members: o, removed: i, bytes: s } }) => ({ root: r, size: s + qx * (o.length + i.length) }));
  return Kx(e, n);
}
function Jx(e) {
  let t = e.map(({ root: n }) => ({ root: n, size: 0 }));
  return Kx(e, t).merged.length === 0;
}
function Kx(e, t) {
  let n = e.filter(Xo).map(({ root: o, bytes: i, files: s }) => ({ root: o, size: i + qx * s })), r = e.length - Hx(n, t);
  return { kept: e.slice(0, r), merged: e.slice(r) };
}
function Vx({ kept: e, merged: t }, { compared: n, packed: r }) {
  return [...new Set(n.map(({ image: i }) => i.root))].reduce((i, s) => {
    let a = (m) => m.filter(({ image: p }) => p.root === s).map(({ changes: p }) => p), c = a(n.filter(Rn)), u = t.filter((m) => m.root === s), f = e.filter((m) => m.root === s), l = Yt(u, "bytes") + Yt(c, "bytes") - Yt(a(r), "bytes");
    return Jk(i, s, Zo([...u, ...f]) + Yt(c, "deadBytes") - l);
  }, e);
}
function Yt(e, t) {
  return e.reduce((n, r) => n + r[t], 0);
}

// src/job/save/changes/find-changes.ts
async function Xx(e) {
  let { base: t, mounts: n, timeline: r, onPlan: o } = e, { mounted: i, current: s } = t, a = await hL(n, e), { excludes: c } = Po([e.scratch, ...a], e.selection), u = Gk(i.files), f = await r.during("compare", () => zx(n, { excludes: c, most: u }));
  gL(a, f);
  let l = f.filter(Rn);
  if (l.length === 0 && pL(e))
    throw await s, new Tt();
  let m = Gx(i.layers, l);
  o(m);
  let p = await r.during("compare", () => dL(f, m, c));
  return { plan: m, compared: f, packed: p.filter(Rn) };
}
function pL({ base: e, inputs: { rolling: t, key: n } }) {
  return t !== void 0 && Q(ee(t).keyIn(e.mounted.key), n);
}
async function dL(e, { merged: t }, n) {
  let r = [];
  for (let o of e) {
    let i = t.filter(({ root: a }) => a === o.image.root).length, s = i === 0 ? o.changes : await rl(i, o, { excludes: n, most: 1 / 0 });
    r.push({ ...o, changes: s });
  }
  return r;
}
function hL({ directories: e }, { selection: t, secretCheck: n, signal: r }) {
  return n.leaveOut({ trees: e.map(yL), excludes: t.excludes, signal: r });
}
function yL({ match: e, upper: t, hasOwnFiles: n }) {
  let r = b(e.path);
  return n ? { path: r } : { path: r, names: b(t) };
}
function gL(e, t) {
  if (t.flatMap(
    ({ match: r, changes: o }) => o.removed.map((i) => g(`${b(r.path)}/${i}`).toString())
  ).some((r) => e.includes(r)))
    throw new Error("a secret is in the restored cache, too");
}

// src/job/save/changes/job-mounts.ts
import { mkdirSync as wL, readdirSync as bL, realpathSync as Zx } from "node:fs";
import { join as Yo } from "node:path";
function Yx({ mounted: { layers: e }, mountRoot: t, brokered: n }, r, o) {
  return t === void 0 ? OL(e, n, r, o) : vL(e, t, r, o);
}
async function vL(e, t, n, r) {
  let o = await Pr(r);
  if (!o) throw new Error("this runner no longer lets root mount");
  let i = gr({ dir: t, rights: o, signal: r });
  return {
    directories: kL(t, e, n),
    bodyOf: (s, a) => zf(t, a, r),
    async layersOf(s) {
      return await (await Pa(t)).close(), (await i.mountAll(SL(s, e), `base-${s.root ?? "all"}`)).map((c) => Yo(t, c));
    },
    async detachedIn({ upper: s, above: a }, c) {
      let u = await nu(s, c, { rights: o, signal: r });
      return a && (await nu(a.upper, a.names, { rights: o, signal: r })).size > 0 ? u.add("") : u;
    },
    release: i.release
  };
}
function kL(e, t, n) {
  let r = ya(e), o = new Map(r.map((s) => [s.target, s])), i = t.filter(({ kind: s }) => s === "image");
  return Qx(n, r.length), n.map((s) => {
    let a = o.get(b(s.path));
    if (!a) throw new Error(`${s.path} is not mounted`);
    let { options: c } = eS(s, a), u = i.find(({ root: m }) => m === s.line.number), f = u ?? i.find(({ root: m }) => m === void 0);
    if (!f) throw new Error(`${s.path} is in no image`);
    let l = s.relative === "" ? "" : `/${b(s.relative)}`;
    return {
      match: s,
      image: f,
      prefix: u ? "" : `${s.line.number}${l}`,
      upper: a.upper ?? xL(e),
      above: a.above,
      hasOwnFiles: /(?:^|,)lowerdir\+?=[^,]*target-/.test(c)
    };
  });
}
function Qx(e, t) {
  if (e.length < t) throw new Error("a directory of the restored cache is gone");
}
function eS({ path: e }, { point: t, source: n }) {
  let r = Z(), [o, ...i] = r.filter((a) => a.point === t && a.source === n);
  if (o?.type !== "overlay" || i.length > 0) throw new Error(`${e} is no longer mounted`);
  let s = Zx(e, "latin1");
  if (r.some((a) => a.point !== t && _(a.point, s)))
    throw new Error(`something else is mounted below ${e}`);
  return o;
}
function xL(e) {
  let t = Yo(e, "empty");
  return wL(t, { recursive: !0 }), t;
}
function SL(e, t) {
  let n = t.filter(({ kind: r, root: o }) => r === "delta" && o === e.root);
  return { offset: e.offset, length: e.length, layers: n };
}
function PL(e) {
  let t = bL(e).filter((n) => /^l\d+$/.test(n));
  return t.length === 0 ? [Yo(e, "base")] : t.map((n, r) => Yo(e, `l${r}`));
}
async function OL(e, { socket: t, mounts: n }, r, o) {
  let i = Nr(t, o), s = Z().filter(({ source: f }) => f === dr), a = /* @__PURE__ */ new Map();
  Qx(r, n.length);
  let c = r.map((f) => {
    let { options: l, point: m } = eS(f, {
      point: Zx(f.path, "latin1"),
      source: dr
    }), p = n.find(({ target: y }) => b(y) === m)?.view, d = e.find(({ kind: y, root: w }) => y === "image" && w === f.line.number);
    if (p === void 0 || !d) throw new Error(`${f.path} is in no image`);
    if (!s.some((y) => y.type === "tmpfs" && y.point === b(p)))
      throw new Error("the broker does not show the changes");
    a.set(d, p);
    let h = /(?:^|,)lowerdir\+?=[^,]*\/below(?:[:,]|$)/.test(l);
    return { match: f, image: d, prefix: "", upper: Yo(p, "upper"), hasOwnFiles: h };
  }), u = (f) => a.get(f);
  return {
    directories: c,
    bodyOf: (f, l) => Hf(f, l, o),
    layersOf: async (f) => PL(u(f)),
    detachedIn: async ({ image: f }) => new Set(await i.detachedIn(u(f))),
    release: async () => {
    }
  };
}

// src/job/save/changes/layer-body.ts
import { createReadStream as EL } from "node:fs";
import { Readable as IL } from "node:stream";
function tS(e, t, {
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
    digests: n.digests.subarray(0, no(a)),
    reuse: {
      reusedBytes: H({ segments: e.kept }),
      packedBytes: e.layers.reduce((c, { length: u }) => c + u, 0),
      mergedLayers: e.merged
    },
    close: i,
    pack: (c) => r.during("pack", () => $L(e, a, { write: c, signal: o }))
  };
}
async function $L({ mountedBody: e, kept: t, merged: n, layers: r, removals: o, ...i }, s, a) {
  let c = [...t];
  await Sn(e.read(s, H({ segments: c })), a);
  let u = async (f, l) => {
    let m = H({ segments: c }), p = Jn(m, f.kind);
    p > m && await a.write(Buffer.alloc(p - m)), await Sn(l, a), c.push({ ...f, offset: p });
  };
  for (let { path: f, ...l } of r)
    await u({ kind: "delta", ...l }, EL(f, { highWaterMark: A }));
  if (o) {
    let { frame: f, ...l } = o;
    await u({ kind: "removals", length: f.length, ...l }, IL.from([f]));
  }
  return { segments: c, ...i };
}

// src/job/save/changes/layer-segments.ts
var uS = L(rS(), 1);
import { stat as RL } from "node:fs/promises";

// src/formats/squashfs/layers/make-layer.ts
import { lstatSync as oS } from "node:fs";
async function iS(e, { dir: t, members: n, removed: r, top: o }, i) {
  let { options: s, topSeconds: a } = o === void 0 ? { options: [], topSeconds: void 0 } : ML(o), c = AL({ dir: t, members: n, removed: r }, i), u = { source: "-", options: ["-tar", ...s], archive: c, topSeconds: a, whiteouts: r }, f = await Do(e, u, i), l = n.length + r.length;
  if (!(o === void 0 ? f.members >= l : f.members === l)) throw new Error(`the image has ${f.members} members instead of ${l}`);
  return f;
}
function ML(e) {
  let t = oS(g(e));
  return { options: ["-root-mode", sS(t).toString(8), Ew], topSeconds: aS(t) };
}
function sS({ mode: e }) {
  return e & 511;
}
var BL = 2 ** 32 - 1;
function aS({ mtimeMs: e }) {
  return Math.min(Math.max(Math.floor(e / 1e3), 0), BL);
}
async function* AL({ dir: e, members: t, removed: n }, { tools: r, signal: o }) {
  for (let s of n) yield Ne({ ...cS, name: s });
  let i = [];
  for (let s of t) {
    let a = oS(g(`${b(e)}/${s}`));
    a.isDirectory() ? yield Ne(TL(s, a)) : i.push(s);
  }
  if (i.length === 0) {
    yield Fe;
    return;
  }
  yield* Xt(o, (s) => {
    let a = oe([Ls(r.tar)], { cwd: e, signal: s });
    return a.stdin.end(`${i.join("\0")}\0`, "latin1"), a;
  });
}
var cS = {
  kind: "whiteout",
  target: "",
  mode: 0,
  mtime: "0",
  size: 0,
  sparseSize: void 0
};
function TL(e, t) {
  let n = { name: e.replace(/\/\.$/, ""), mode: sS(t), mtime: String(aS(t)) };
  return { ...cS, ...n, kind: "directory" };
}

// src/job/save/changes/layer-segments.ts
async function fS(e, { segments: t }) {
  let n = t.filter(({ kind: s }) => s === "delta").length, r = t.find(({ kind: s }) => s === "removals");
  if (!r) return [];
  let o = await (0, uS.buffer)(e.read(r.offset, r.offset + r.length)), { namesOf: i } = Iu(o, n);
  return Array.from({ length: n }, (s, a) => [...i(a)]);
}
function lS(e) {
  let { frame: t, bytes: n } = Qy(e);
  return { frame: t, bytes: n, files: e.reduce((r, o) => r + o.length, 0) };
}
async function mS({ root: e }, t, n, { inputs: r, ...o }) {
  let i = (p) => t.flatMap((d) => d.changes[p].map((h) => Ba(d, h))), s = i("removed"), [{ match: a }] = t, c = e !== void 0, u = c ? { dir: a.path, top: a.path, members: i("members").filter((p) => p !== ""), removed: s } : { dir: o.scratch, top: void 0, members: i("members"), removed: s }, f = await iS(n, u, { ...o, level: r.compressionLevel }), { size: l } = await RL(n), m = f.members + (c ? 1 : 0);
  return { layer: { path: n, length: l, files: m, bytes: f.bytes, ...c && { root: e } }, removed: s };
}

// src/job/save/changes/save-layers.ts
async function pS(e) {
  let { dir: t, remove: n } = Se(K());
  try {
    let { contents: r, copied: o } = await CL({ ...e, scratch: t }), { index: i } = await e.base.current;
    return tS(r, o, { ...e, base: i, close: n });
  } catch (r) {
    if (n(), e.signal.throwIfAborted(), [At, Tt, Nn].some((o) => r instanceof o)) throw r;
    await e.draft, x(`${Uf}: ${P(r)}`);
    return;
  }
}
async function CL(e) {
  let { layers: t, size: n } = e.base.mounted;
  qk(n), Mf(t, t);
  let r, o = (i) => r ??= _L(H({ segments: i }), e);
  Jx(t) && o(t);
  try {
    let i = await FL(o, e);
    return { contents: i, copied: await o(i.kept) };
  } catch (i) {
    throw await r?.then(({ undo: s }) => s()), i;
  }
}
function _L(e, { base: t, draft: n, timeline: r }) {
  let o = e - e % A, i = Promise.all([n, t.current]).then(
    ([s, { entry: a }]) => r.during("copy", () => s.copyFrom(a, o))
  );
  return i.catch(() => {
  }), i;
}
async function FL(e, t) {
  let { layers: n } = t.base.mounted, r = await Yx(t.base, t.matches, t.signal), o = ({ kept: w }) => e(w), { plan: i, compared: s, packed: a } = await Xx({ ...t, mounts: r, onPlan: o }), [{ entry: c, index: u }] = await Promise.all([t.base.current, t.draft]), f = Vx(i, { compared: s, packed: a }), l = r.bodyOf(c, u), m = await fS(l, u), [p] = await Promise.all([NL(a, t), r.release()]), d = p.map(({ layer: w }) => w), h = [
    ...m.slice(0, f.filter(Xo).length),
    ...p.map(({ removed: w }) => w)
  ];
  Mf(n, [...f, ...d.map((w) => ({ ...w, kind: "delta" }))]);
  let y = s.filter(Rn).map(({ changes: w }) => w);
  return {
    mountedBody: l,
    kept: f,
    merged: i.merged.length,
    layers: d,
    removals: h.length > 0 ? lS(h) : void 0,
    files: Math.max(0, u.files + Yt(y, "moreFiles")),
    bytes: Math.max(0, u.bytes + Yt(y, "bytes") - Yt(y, "deadBytes")),
    skipped: s.flatMap(
      ({ changes: w, ...v }) => w.skipped.map((S) => Ba(v, S))
    )
  };
}
async function NL(e, t) {
  let { matches: n, scratch: r, timeline: o } = t;
  Or({ matches: n, scratch: r });
  let i = [];
  for (let [s, a] of Map.groupBy(e, ({ image: c }) => c)) {
    let c = B(r, `layer-${i.length}`);
    i.push(await o.during("pack", () => mS(s, a, c, t)));
  }
  return i;
}

// src/job/save/choose-format.ts
async function dS(e, { selection: t, matches: n, signal: r }) {
  let { mode: o, format: i } = e;
  return o !== "auto" || i !== "auto" ? o !== "unpack" && i === "auto" : t.lines.some((a) => Wf(J(), a)) && Bn(await da(e, r)) && !WL(n, t);
}
var LL = 4e3, DL = 64 * 1048576;
function WL(e, { excludes: t }) {
  let [n, r] = [0, 0];
  for (let o of Zt(e, t)) {
    n += o.length;
    for (let i of o) r += i.bytes;
    if (n > LL || r > DL) return !1;
  }
  return !0;
}
function hS(e, t, { tools: n, hasImages: r }) {
  let o = t.format, i = Dr(e, t), s = i.find(({ id: l }) => l === o), a = r ? i.find((l) => l.image) : void 0, c = a?.unsupportedReason(n, "pack");
  c && t.mode !== "auto" && x(`Saved to be unpacked instead of mounted: this runner makes no image, for ${c}`);
  let u = s ?? (c ? void 0 : a) ?? i[0];
  o !== "auto" && !s && x(`Only cache services hold the format ${o}: took ${u.id}`);
  let f = u.unsupportedReason(n, "pack");
  if (f) throw new Error(`this runner cannot pack, for ${f}`);
  return u;
}

// src/job/save/pack-files.ts
function yS(e, t) {
  let n = Se(K());
  return {
    rest: e,
    bytes: 0,
    digests: Buffer.alloc(0),
    pack: (r) => UL({ ...t, write: r, scratch: n.dir }),
    // Not before the files are checked: the cache may hold the directory that it is in.
    close: n.remove
  };
}
async function UL(e) {
  let { inputs: t, selection: n, scratch: r, tools: o, format: i, secretCheck: s, changeWatch: a, timeline: c, signal: u, write: f } = e, l = e.matches.map(({ path: U }) => ({ path: b(U) })), m = () => s.leaveOut({ trees: l, excludes: n.excludes, signal: u }), p = t.secrets === "warn", d = p ? [] : await m(), h = e.matches.filter(({ path: U }) => !d.includes(U)), { excludes: y } = Po([r, ...d], n), w = y ? [] : void 0, v = a?.note;
  if (v && i.image) for (let U of Zt(h, y, [], v)) ;
  let S = i.image ? Zt(h, y, w) : s.watch(h, (U) => Zt([U], y, w, v)), O = c.items("walk", S), I = { matches: h, found: O, leftOut: w, scratch: r, tools: o, signal: u, write: f }, C = { workspace: J(), level: t.compressionLevel }, [z] = await Promise.all([
    c.during("pack", () => i.pack({ ...I, ...C })),
    i.image && p ? m() : void 0
  ]);
  return z;
}

// src/job/save/save-entry.ts
async function gS(e) {
  let { inputs: t, key: n, run: r, scope: o, store: i, state: s, onlyUnchanged: a, later: c, timeline: u, signal: f } = e, l = await jL(e);
  if (!l) return !0;
  let { format: m, tools: p } = l, [d = ""] = m.versions(t, p), h = { scope: o, version: d, key: ee(t.rolling).nameFor(n, r) }, y = { inputs: t, store: i, scopes: he(r).read, signal: f }, w = u.during("reserve", () => zL(h, i));
  w.catch(() => {
  });
  let v = fx(s, { ...y, version: d, timeline: u }), S = { summary: t.summary, log: e.log }, O = Lr({ step: "save", outcome: "saved", key: n, store: i.label }, t), I = a ? Ax() : void 0, C = async () => {
    await I?.check(), await mx(s, y);
  }, z;
  try {
    z = (v && await pS({ ...e, base: v, draft: w, tools: p })) ?? yS(await w, { ...e, tools: p, format: m, changeWatch: I }), qL(e);
    let re = await Kk({ ...e, name: h, format: m, findings: O, body: z, check: C });
    if (re !== "published") return re === "nothing";
  } catch (U) {
    if (U instanceof At || U instanceof Tt)
      return x(U instanceof At ? Af(n, s) : Pf(t)), !0;
    throw f.throwIfAborted(), Object.assign(O, { outcome: "failed", trouble: P(U) }), await Ho(O, u, S), U;
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
  return x("Cache saved successfully"), i.isHere && HL(i), x(`Cache saved with key: ${n}`), t.rolling && c.push(yk(i, { ...h, key: n }, t.rolling)), await Ho(O, u, S), !0;
}
async function jL(e) {
  let { inputs: t, key: n, store: r, selection: o, matches: i, unlessImage: s, log: a, signal: c } = e, u = await dS(t, e), f = await qo(t, c, u), l = hS(r, t, { tools: f, hasImages: u });
  if (s && !l.image) {
    x(s);
    return;
  }
  if (s && x(`The entry ${n} is an archive: saving an image, which later jobs mount`), F("preset") === "")
    for (let m of a.unlogged(await Ad(o, i))) x(m);
  return { format: l, tools: f };
}
async function zL(e, t) {
  let n = await t.create(e);
  if (!n) throw new At();
  return n;
}
function HL({ label: e }) {
  x(`Saved in the ${e}`), fm() && W(
    `No other job will find this cache: it is in the ${e}, and GitHub deletes this runner with its disk after the job. Set \`store\` to github, or give a \`bucket\`.`
  );
}
function qL({ inputs: e, selection: t, store: n, timeline: r }) {
  let o = t.lines.map(({ base: i }) => i);
  r.watch([...o, K(), ...n.isHere ? [e.localDir] : []]);
}

// src/files/secrets/find.ts
import { closeSync as fD, fstatSync as lD, lstatSync as mD, openSync as pD, readSync as dD } from "node:fs";

// src/files/secrets/each-file.ts
import { readdirSync as GL } from "node:fs";
import { setImmediate as JL } from "node:timers/promises";
var KL = 64;
async function ol({ trees: e, excludes: t, signal: n }, r, o) {
  let i = (a) => t?.(g(a).toString()) ?? !1, s = 0;
  for (let a of e) {
    let { path: c, names: u = c } = a;
    r(c.slice(c.lastIndexOf("/") + 1)) && o(c, a);
    let f = [""];
    for (let l = f.pop(); l !== void 0; l = f.pop()) {
      for (let m of VL(u + l)) {
        let p = m.isDirectory();
        if (p ? it(m.name) : !r(m.name) || !m.isFile()) continue;
        let d = `${l}/${m.name}`;
        i(c + d) || (p ? f.push(d) : o(c + d, a));
      }
      ++s % KL > 0 || (await JL(), n.throwIfAborted());
    }
  }
}
function VL(e) {
  try {
    return GL(g(e), { withFileTypes: !0, encoding: "latin1" });
  } catch {
    return [];
  }
}

// src/files/secrets/settings.ts
var XL = /\$\{|\$\(|\{\{|^\$\w+$|%\w+%|^<.*>$|^[*x.]*$|example(?:key)?$|^(?:null|none|true|false)$/i;
function ut(e) {
  return !XL.test(e);
}
function Aa(e, t) {
  return (n) => ZL(n, t).some(e);
}
function Be(e, t) {
  return Aa(({ key: n, value: r }) => e.test(n) && ut(r), t);
}
function ZL(e, t) {
  return e.split(`
`).flatMap((n) => {
    let r = n.trim(), o = r.indexOf(t, 1);
    if (o < 0 || /^[#;]/.test(r)) return [];
    let i = r.slice(0, o).replace(/^- /, "").trim();
    return [{ key: wS(i), value: wS(r.slice(o + 1).trim()) }];
  });
}
function wS(e) {
  let [t = ""] = e, n = t === '"' || t === "'" ? e.indexOf(t, 1) : -1;
  return n > 0 ? e.slice(1, n) : e;
}
function il(e) {
  return [...e.matchAll(/https?:\/\/[^\s:@/"'<>]*:([^\s@/"'<>]+)@/gi)].some(([, n = ""]) => ut(n));
}
function Qo(e) {
  return (t) => YL(t).some((n) => ut(n.value) && e(n));
}
function YL(e) {
  let t = [], n = [{ value: QL(e), section: "", key: "" }];
  for (let r = n.pop(); r; r = n.pop()) {
    let { value: o, section: i, key: s } = r;
    if (typeof o == "string") t.push({ section: i, key: s, value: o });
    else if (o !== null && typeof o == "object")
      for (let [a, c] of Object.entries(o))
        n.push({ value: c, section: i || a, key: a });
  }
  return t;
}
function QL(e) {
  try {
    return JSON.parse(e);
  } catch {
    return;
  }
}
function sl(e) {
  let [t = "", ...n] = e.split("<!--");
  return t + n.map((r) => r.split("-->").slice(1).join("-->")).join("");
}
function Ta(e, t) {
  return [...e.matchAll(t)].map(([, n = ""]) => n.trim());
}

// src/files/secrets/tokens.ts
var kS = L(vS(), 1), eD = /\b(?:gh[opsur]|npm)_([0-9A-Za-z]{30})([0-9A-Za-z]{6})\b/g, tD = [
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
], nD = new RegExp(`\\b(?:${tD.map(({ source: e }) => e).join("|")})`);
function Ra(e) {
  return [...e.matchAll(eD)].some(([, r = "", o]) => oD(r) === o) || nD.test(e);
}
var rD = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
function oD(e) {
  let t = "";
  for (let n = (0, kS.crc32)(e); t.length < 6; n = Math.floor(n / 62))
    t = `${rD[n % 62]}${t}`;
  return t;
}

// src/files/secrets/kinds.ts
var xS = Be(/^(?:export )?aws_(?:secret_access_key|session_token)$/i, "="), al = [
  {
    kind: "npm token",
    files: [".npmrc", "npmrc", ".yarnrc"],
    // The first version of Yarn writes no separator.
    has: ei(
      Be(/(?:^|:)_(?:auth|authToken|password)$/, "="),
      (e) => Ta(e, /:_authToken" "?([^\s"]+)/g).some(ut)
    )
  },
  { kind: "Yarn token", files: [".yarnrc.yml"], has: Be(/^npmAuth(?:Token|Ident)$/, ":") },
  { kind: "netrc password", files: [".netrc", "_netrc"], has: iD },
  {
    kind: "registry login",
    files: [".docker/config.json", ".dockercfg", ".dockerconfigjson", "containers/auth.json"],
    has: Qo(({ key: e }) => /^(?:auth|identitytoken|registrytoken|password)$/.test(e))
  },
  { kind: "AWS key", files: [".aws/credentials", ".aws/config"], has: xS },
  {
    kind: "private key",
    files: ["*.pem", "*.key", "*.p8", "id_rsa", "id_dsa", "id_ecdsa", "id_ed25519", "*_rsa", "*_ed25519"],
    has: SS,
    isCommon: !0
  },
  {
    kind: "PyPI password",
    files: [".pypirc"],
    has: ei(Be(/^password$/, "="), Be(/^password$/, ":"))
  },
  {
    kind: "package index password",
    files: ["pip.conf", "pip.ini", "uv.toml", ".condarc"],
    has: il
  },
  { kind: "Poetry password", files: ["pypoetry/auth.toml"], has: Be(/^password$/, "=") },
  {
    kind: "Maven password",
    files: ["settings.xml"],
    // Maven writes encrypted passwords in braces.
    has: (e) => Ta(sl(e), /<(?:password|passphrase)>([^<]*)</gi).some(
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
  { kind: "Bundler password", files: [".bundle/config"], has: Aa(sD, ":") },
  {
    kind: "Composer token",
    files: ["auth.json"],
    has: Qo(
      ({ section: e, key: t }) => /^(?:(?:github|gitlab|bitbucket)-oauth|(?:gitlab|forgejo)-token|http-basic|bearer)$/.test(e) && !/^(?:username|consumer-key)$/.test(t)
    )
  },
  {
    kind: "NuGet password",
    files: ["nuget.config"],
    has: (e) => Ta(sl(e), /<add\s+key="ClearTextPassword"\s+value="([^"]*)"/gi).some(ut)
  },
  {
    kind: "Google Cloud key",
    files: ["application_default_credentials.json", "gha-creds-*.json", "legacy_credentials/*/adc.json"],
    has: Qo(
      ({ key: e, value: t }) => e === "refresh_token" || e === "private_key" && SS(t)
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
    has: ei(
      Qo(({ key: e }) => e === "token"),
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
    has: ei(il, Aa(aD, "="))
  },
  {
    kind: "access token",
    files: [".env", ".env.*", ".envrc"],
    has: ei(Ra, xS),
    isCommon: !0
  }
];
function ei(...e) {
  return (t) => e.some((n) => n(t));
}
function iD(e) {
  let n = e.split(`
`).filter((r) => !r.trim().startsWith("#")).join(`
`).split(/\s+/);
  return n.some((r, o) => r === "password" && ut(n[o + 1] ?? ""));
}
function sD({ key: e, value: t }) {
  let n = /^BUNDLE_(?!BUILD__|LOCAL__|MIRROR__)\w+__[A-Z]+$/.test(e), [, r = ""] = t.match(/^[^\s:/]{2,}:([^\s/]+)$/) ?? [];
  return n && ut(r);
}
function aD({ key: e, value: t }) {
  let [, n = ""] = t.match(/^authorization: *(?:\w+ +)?(\S+)$/i) ?? [];
  return /extraheader$/i.test(e) && ut(n);
}
var cD = /-----BEGIN (?:(RSA|EC|DSA|OPENSSH) )?PRIVATE KEY-----[ \t\r]*\n\s*([0-9A-Za-z+/=]{40,})/g, uD = "b3BlbnNzaC1rZXktdjEAAAAABG5vbmU";
function SS(e) {
  return [...e.matchAll(cD)].some(
    ([, t, n = ""]) => t !== "OPENSSH" || n.startsWith(uD)
  );
}

// src/files/secrets/find.ts
async function PS(e) {
  let t = [];
  return await ol(e, $S, (n, { path: r }) => {
    let o = ES(n, r);
    o && t.push(o);
  }), cl(t);
}
function* OS(e, t) {
  let n = [];
  for (let r of e) {
    let [o, i] = [b(r.path), Go(r)];
    for (let s of t(r)) {
      for (let { kind: a, member: c } of s) {
        let u = c === i ? o : c;
        if (a !== "file" || !$S(u.slice(u.lastIndexOf("/") + 1))) continue;
        let f = ES(o + c.slice(i.length), o);
        f && n.push(f);
      }
      yield s;
    }
  }
  return cl(n);
}
function ES(e, t) {
  let n = hD.filter(
    ({ pattern: s, isCommon: a }) => s.test(e) && !(a && SD(e, t))
  ), r = n.length > 0 ? OD(e) : void 0;
  if (!r) return;
  let i = n.find(({ has: s }) => s(r.text))?.kind ?? (Ra(r.text) ? "access token" : void 0);
  return i === void 0 ? void 0 : { path: e, kind: i, inode: r.inode };
}
async function IS(e, t) {
  let n = new Map(e.map((i) => [i.inode, i]));
  if (n.delete(void 0), n.size === 0) return e;
  let r = new Map(e.map((i) => [i.path, i]));
  return await ol(t, () => !0, (i) => {
    let s = mD(g(i), { bigint: !0, throwIfNoEntry: !1 }), a = s && n.get(MS(s));
    a && !r.has(i) && r.set(i, { ...a, path: i });
  }), cl([...r.values()]);
}
function cl(e) {
  return e.toSorted((t, n) => t.path < n.path ? -1 : 1);
}
var hD = al.map((e) => ({ ...e, pattern: new RegExp(`/${ul(e.files)}$`, "i") })), yD = al.flatMap(({ files: e }) => e.map((t) => t.slice(t.lastIndexOf("/") + 1))), [gD = [], wD = []] = [!0, !1].map(
  (e) => yD.filter((t) => t.startsWith("*") === e)
), bD = new RegExp(`^${ul(wD)}$`, "i"), vD = new RegExp(`${ul(gD.map((e) => e.slice(1)))}$`, "i");
function $S(e) {
  return bD.test(e) || vD.test(e);
}
function ul(e) {
  let t = e.map((n) => n.replaceAll(".", "\\.").replaceAll("*", "[^/]*"));
  return `(?:${[...new Set(t)].join("|")})`;
}
var kD = /\/(?:node_modules|(?:site|dist)-packages|gems|pkg\/mod|registry\/src)\//, xD = /\/(?:__tests__|e2e|examples?|fixtures?|samples?|specs?|test-?data|testing|tests?)\//i;
function SD(e, t) {
  let r = [J(), Rt() ?? "/"].map(b).filter((i) => e.startsWith(`${i}/`)), o = Math.max(0, ...r.map((i) => i.length));
  return kD.test(e.slice(o)) || xD.test(e.slice(t.length));
}
var PD = 64 * 1024;
function OD(e) {
  let t;
  try {
    t = pD(g(e), Ue);
    let n = lD(t, { bigint: !0 });
    if (!n.isFile()) return;
    let r = Buffer.alloc(Math.min(Number(n.size), PD)), o = dD(t, r, 0, r.length, 0);
    return { text: r.toString("latin1", 0, o), inode: n.nlink > 1n ? MS(n) : void 0 };
  } catch {
    return;
  } finally {
    t !== void 0 && fD(t);
  }
}
function MS({ dev: e, ino: t }) {
  return `${e}:${t}`;
}

// src/job/save/secrets.ts
function TS({ secrets: e }) {
  let t = /* @__PURE__ */ new Set(), n = (r, o) => {
    let i = r.filter(({ path: s }) => !t.has(s));
    for (let { path: s } of i) t.add(s);
    i.length > 0 && o(AS(i));
  };
  return {
    async leaveOut(r) {
      if (e === "ignore") return [];
      let o = await PS(r);
      if (e === "warn")
        return n(o, BS), [];
      if (e === "refuse" && o.length > 0)
        throw new Nn(`there are secrets in ${AS(o)}. ${RS}, or set \`secrets: skip\``);
      let i = await IS(o, r);
      return n(i, (s) => x(`Left out, because of secrets: ${s}`)), i.map(CS);
    },
    *watch(r, o) {
      if (e === "warn") n(yield* OS(r, o), BS);
      else for (let i of r) yield* o(i);
    }
  };
}
function BS(e) {
  W(
    `The cache holds secrets, which everyone who may restore it can read: ${e}. ${RS}, or set \`secrets\` to skip, refuse or ignore.`
  );
}
var RS = "Remove them, or exclude them by lines of `path` that begin with `!`", ED = 5;
function AS(e) {
  let t = e.slice(0, ED).map((r) => `${ID(CS(r))} (${r.kind})`), n = e.length - t.length;
  return `${t.join(", ")}${n > 0 ? ` and ${n} more` : ""}`;
}
function CS({ path: e }) {
  return g(e).toString();
}
function ID(e) {
  let t = Le(J(), e);
  return t.startsWith("..") ? e : t;
}

// src/job/save/save-cache.ts
async function _S(e, t, n, { signal: r, ...o }) {
  let { restored: i } = n, s = Te(), { rolling: a } = t, c = ee(a), { write: u, read: f } = he(s), l = fl(t, s);
  if (u === void 0 || l) return x(l ?? "");
  let m = ma(), p = i && Q(c.keyIn(i.name), e), d = a && p && await pk(i, a, { inputs: t, state: n, timeline: m });
  if (d && !n.isArchive) return x(d);
  let h = (a ? d : n.isArchive && ba(e)) || void 0, y = Qi(t), w = () => m.during("find", async () => Wp(await fr(y), n.installed)), v = await w();
  if (v.length === 0) return Bf(y);
  let S = _r(Fr(t, s, r)), O = TS(t), I = (C, z) => {
    let U = { selection: y, matches: C, secretCheck: O, isOutdated: z, unlessImage: h, ...o };
    return gS({ inputs: t, key: e, run: s, scope: u, store: S, state: n, ...U, timeline: m, signal: r });
  };
  if (!a?.merges) await I(v, async () => !1);
  else {
    let C = { inputs: t, key: e, scope: u, readScopes: f, store: S, matches: v, restored: i?.name, timeline: m, signal: r };
    await $x({ ...C, find: w, save: I });
  }
}
function fl(e, t) {
  let { rolling: n } = e;
  return he(t).whyNoWrite ?? py(e, t) ?? $D(e) ?? (n && Sf(n, t));
}
function $D({ save: e, jobStatus: t }) {
  if (e === "never") return "Cache save skipped: the input `save` is 'never'.";
  if (!(e === "always" || t === "" || t === "success"))
    return `Cache save skipped: the job's status is '${t}'. Set save: always to save all the same.`;
}

// src/job/restore/explain-miss.ts
import { setTimeout as MD } from "node:timers/promises";
var BD = 1e3;
async function FS(e) {
  let { store: t, wanted: n, naming: r, isSaved: o, signal: i } = e, { scopes: s, keys: a } = n, [c, ...u] = new Set(a.map(ee(r.rolling).keyIn)), f = u.length > 0 ? `, nor one whose key starts with ${u.join(" or ")}` : "";
  return [
    ...o ? [AD] : [],
    `The ${t.label} has no entry of these paths with the key ${c}${f}, as far as this run may see.`,
    `Branches searched: ${s.join(", ")}: this run's own, its base and the default branch. GitHub's rules hide entries of others.`,
    `Entries are found by exactly these lines of path, in this order: ${r.paths.join(", ")}.`,
    ...TD(e),
    ...await RD(CD(e), i)
  ];
}
var AD = "The first run with a key finds nothing, and post saves what later runs find.";
function TD({ store: e, formats: t, naming: { mode: n } }) {
  return !(e.shared && n !== "unpack" && F("preset") === "") || t.some(({ indexed: o }) => !o) ? [] : [
    `With \`mode: ${n}\`, entries that actions/cache saved are not looked up. Use \`mode: unpack\` or \`format: actions-cache\` to find them.`
  ];
}
async function RD(e, t) {
  let n = new AbortController(), r = MD(BD, [], { signal: AbortSignal.any([t, n.signal]) });
  return Promise.race([e, r]).catch(() => []).finally(() => n.abort());
}
async function CD({ store: e, wanted: t, formats: n, naming: r }) {
  if (e.shared) return [];
  let { scopes: o, keys: i } = t, { keyIn: s } = ee(r.rolling), a = FD(n, r), c = a.flatMap(({ versions: S }) => S), u = F("preset") === "" ? [] : s(i[0] ?? "").split("-"), f = u.slice(1).map((S, O) => u.slice(0, -1 - O).join("-")), l = e.isHere ? { scopes: o, keys: [...i, ...f], versions: [...c, ...t.versions] } : { scopes: o.slice(0, 1), keys: i, versions: c.slice(0, 1) }, m = await e.find(l);
  if (!m) return [];
  await m.close();
  let p = s(m.key), d = a.find(({ versions: S }) => S.includes(m.version)), h = p.split("-"), y = u.filter((S, O) => S !== h[O]);
  if (!d && y.length === 0) return [];
  let w = y.map((S) => S.replace(/^[0-9a-f]{64}$/, _D)), v = d ? `it was saved ${d.difference}` : `this key has ${w.join(", ")}`;
  return [`There is ${p}, but ${v}.`];
}
var _D = "another hash of lock files (with `install` also of more, see docs/install.md)";
function FD(e, t) {
  let { paths: n } = t, r = (m, p, d = e) => ({
    difference: m,
    versions: d.flatMap((h) => h.versions({ ...t, ...p }))
  }), o = (m, p) => r(`${m} of lines of path`, { paths: n.map(p) }), [i, s, a] = [
    "on another system, or on Windows with enableCrossOsArchive; that input finds it here, too",
    "with the lines of path in another order",
    "to be mounted, which takes mode: mount, auto or lazy, and a runner that allows it or has unsquashfs"
  ], c = ND.filter((m) => !e.includes(m)), u = { ...t, crossOs: !1, platform: "win32" }, f = [
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
var ND = Ar.filter(({ image: e }) => e);

// src/job/restore/restore-cache.ts
async function NS(e) {
  let { inputs: t, remember: n } = e, { key: r } = t;
  n({ key: r }), Ae("cache-primary-key", r);
  let o = {
    ...e,
    names: ee(t.rolling),
    access: he(e.run),
    timeline: ma(),
    // `store` becomes the store's label once the store is open.
    findings: Lr({ step: "restore", outcome: "miss", key: r, store: t.store }, t)
  }, { whyNoRead: i } = o.access;
  i && x(i);
  let { name: s, miss: a, sources: c } = await LD(o), u = await UD(s, o);
  if (a && !i && sm("Why nothing was found", e.log.unlogged([...await FS(a), ...e.keyNotes])), await Ho(o.findings, o.timeline, { summary: t.summary, log: e.log }), u === "miss" && t.failOnMiss)
    throw new M(
      `Failed to restore cache entry. Exiting as fail-on-cache-miss is set. Input key: ${r}`
    );
  return { hit: u, sources: c, installMs: o.findings.writer?.installMs };
}
async function LD(e) {
  let { inputs: t, findings: n, names: r, signal: o } = e, i;
  try {
    let { store: s, wanted: a, context: c } = await DD(e), { lines: u } = Ee(t.paths, process.cwd());
    await Nv(u, { mounts: is(), warn: W, signal: o }), i = await c.timeline.during("lookup", () => s.find(a));
    let f = e.mayPostSave && !fl(t, e.run);
    if (!i) return { miss: { store: s, wanted: a, formats: c.formats, naming: t, isSaved: f, signal: o } };
    let l = r.keyIn(i.key);
    return s.isHere && x(`Found in the ${s.label}`), x(`Cache hit for${Q(l, t.key) ? "" : " restore-key"}: ${l}`), t.lookupOnly ? (await WD(i, u, c), { name: i.key }) : (await e.acquireSlot(i.size), { name: i.key, sources: await DS(i, u, c) });
  } catch (s) {
    return o.throwIfAborted(), n.trouble = P(s), i && e.remember({ refused: r.keyIn(i.key) }), W(`Failed to restore: ${n.trouble}`), {};
  } finally {
    await i?.close();
  }
}
async function DD(e) {
  let { inputs: t, run: n, names: r, access: o, showInWorkspace: i, remember: s, timeline: a, findings: c, signal: u } = e, f = _r(Fr(t, n, u));
  c.store = f.label, dy(t, u).catch(() => {
  });
  let l = await da(t, u), m = await ik(f, t, { mounting: l, signal: u }), p = ok(m, t), d = lg(t, l), y = { inputs: t, formats: m, mounting: l, server: d, ...{ showInWorkspace: i, remember: s, timeline: a, findings: c, signal: u } };
  return { store: f, wanted: { scopes: o.read, keys: r.lookups(LS(t)), versions: p }, context: y };
}
function LS({ key: e, restoreKeys: t }) {
  return [e, ...t];
}
async function WD(e, t, n) {
  n.inputs.signing && await zr(e, t, n, async () => {
  }), x("Lookup only - skipping download");
}
async function DS(e, t, n) {
  try {
    return await Ex(e, t, n);
  } catch (r) {
    if (n.signal.throwIfAborted(), !(r instanceof k) || (await e.reject().catch((o) => sn(`The entry stays where it is: ${P(o)}`)), !e.original)) throw r;
    return x(`Downloading the entry, as its copy on this host is bad: ${r.message}`), await DS(e.original, t, n);
  }
}
async function UD(e, t) {
  let { inputs: n, names: r, findings: o, mayPostSave: i, remember: s } = t;
  if (e === void 0)
    return Ae("hit", "miss"), x(`Cache not found for input keys: ${LS(n).join(", ")}`), "miss";
  let a = r.keyIn(e);
  s({ matchedKey: a, restored: i ? await mk(e, t) : void 0 });
  let c = Q(a, n.key), u = c ? "exact" : "partial";
  return Ae("cache-hit", String(c)), Ae("cache-matched-key", a), Ae("hit", u), c && s({ tree: Up(n) }), x(`Cache ${n.lookupOnly ? "found and can be restored" : "restored"} from key: ${a}`), Object.assign(o, { outcome: `${u} hit`, matchedKey: a }), u;
}

// src/job/restore/slots.ts
function WS(e) {
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
var zD = 64;
async function zS(e, { run: t, log: n, states: r, mayPostSave: o, signal: i }, s = []) {
  await bv();
  let a = await Promise.all(
    e.map(({ cache: d, command: h }) => {
      let { remember: y } = jS(d, r);
      return ku(d, () => Rv(d, { command: h, remember: y, signal: i }));
    })
  );
  Cv([...a, ...s]);
  let c = WS(a.length), u = Sv(a.length, yu), f = Math.min(a.length, 4), l = ({ cache: d, inputs: h, tree: y }) => c(async (w, v) => {
    let { leave: S } = u, O = (I) => S !== u.leave ? yu([I]) : (S = () => {
    }, v(), u.join(I));
    try {
      if (!h) return HD();
      let I = Math.min(h.concurrency, Math.floor(zD / f)), { keyNotes: C = [] } = y ?? {}, z = { run: t, log: n, acquireSlot: w, mayPostSave: o, signal: i, keyNotes: C, ...jS(d, r) }, U = { inputs: { ...h, concurrency: I }, showInWorkspace: O };
      return await NS({ ...z, ...U });
    } finally {
      S();
    }
  }), m = await Promise.allSettled(a.map((d) => ku(d.cache, () => l(d))));
  i.throwIfAborted(), n.end();
  let p = m.map((d) => d.status === "fulfilled" ? d.value : US);
  return a.length > 1 && s.length === 0 && qD(p.flatMap((d) => d?.hit ?? [])), GD(m.flatMap((d) => d.status === "rejected" ? [d.reason] : [])), a.map((d, h) => ({ ...d, ...p[h] ?? US }));
}
var US = { hit: "miss" };
function jS({ name: e }, t) {
  let n = t[e] ?? {};
  return { state: n, remember: (o) => {
    Object.assign(n, o), sa(t);
  } };
}
function HD() {
  if (Ae("hit", "miss"), !!Ye(F("fail-on-cache-miss")))
    throw new M("Exiting as fail-on-cache-miss is set: the preset caches nothing here.");
}
function qD(e) {
  let [t = "miss"] = e, n = e.every((r) => r === t) ? t : "partial";
  n !== "miss" && Ae("cache-hit", String(n === "exact")), Ae("hit", n);
}
function GD(e) {
  if (e.length < 2) for (let n of e) throw n;
  let t = e.filter((n) => n instanceof M);
  for (let n of e) n instanceof M || Ft(n);
  if (t.length > 0) throw new M(t.map(({ message: n }) => n).join(" "));
}

// src/main/exit.ts
import { existsSync as JD } from "node:fs";
var ll = "/bin/sh";
function Ca() {
  let e = Number(process.exitCode ?? 0);
  process.execve && JD(ll) && (process.emit("exit", e), process.execve(ll, [ll, "-c", `exit ${e}`], {})), process.exit();
}

// src/main/program.ts
async function HS(e, t) {
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
    Ft(r), Ca();
  });
  try {
    await e(n.signal);
  } catch (r) {
    n.signal.aborted && (x(P(n.signal.reason)), Ca()), t(r);
  }
  Ca();
}

// node_modules/yocto-queue/index.js
var ml = class {
  value;
  next;
  constructor(t) {
    this.value = t;
  }
}, ti = class {
  #t;
  #n;
  #o;
  constructor() {
    this.clear();
  }
  enqueue(t) {
    let n = new ml(t);
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
function pl(e) {
  let t = !1;
  if (typeof e == "object" && ({ concurrency: e, rejectOnClear: t = !1 } = e), qS(e), typeof t != "boolean")
    throw new TypeError("Expected `rejectOnClear` to be a boolean");
  let n = new ti(), r = 0, o = () => {
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
        qS(u), e = u, queueMicrotask(() => {
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
function qS(e) {
  if (!((Number.isInteger(e) || e === Number.POSITIVE_INFINITY) && e > 0))
    throw new TypeError("Expected `concurrency` to be a number from 1 and up");
}

// src/report/step-log.ts
function _a() {
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
var GS = 24;
function Fa() {
  let { execPath: e, versions: t } = process;
  if (Number.parseInt(t.node, 10) < GS)
    throw new M(
      `Headstart needs Node ${GS} or newer; found ${t.node} at ${e}. Put a newer \`node\` first on the runner's PATH.`
    );
}

// src/job/save/save.ts
var dl = "Failed to save: ";
async function JS(e) {
  Ye(F("background")) && W(
    "The input `background` no longer exists, so this step saves before it ends. GitHub runs a step in the background if `background: true` is beside its `uses`."
  );
  let t = [];
  try {
    await hl(e, { onlyUnchanged: !0, later: t });
  } finally {
    await Promise.all(t);
  }
}
var KD = 2;
async function hl(e, { states: t, onlyUnchanged: n = !1, later: r }) {
  if (Fa(), !ha(Te())) return;
  let o = Object.keys(t ?? {}), i = await (t && o.length > 0 ? ws(t) : gs(e));
  for (let l of o)
    i.some((m) => m.name === l) || W(
      `The cache ${l} is not saved: the restore of this step had it, but the input \`caches\` no longer names it.`
    );
  let s = _a(), a = async (l) => {
    try {
      await VD(l, t?.[l.name] ?? {}, { onlyUnchanged: n, later: r, log: s, signal: e });
    } catch (m) {
      if (l.name === "") throw m;
      e.throwIfAborted(), Ft(m, dl);
    }
  }, c = pl(KD), u = i.map((l) => c(() => _t(l, () => a(l)))), f = await Promise.allSettled(u);
  s.end();
  for (let l of f) if (l.status === "rejected") throw l.reason;
}
async function VD(e, t, n) {
  let { key: r, matchedKey: o, restored: i } = t, s = r !== void 0 && o !== void 0 && Q(o, r);
  if (!i && s && !t.isArchive) return x(ba(r));
  if (t.unsaved !== void 0) return x(`Cache save skipped: ${t.unsaved}`);
  if (t.installed && Dp(t.installed) !== t.installed.digest)
    return x(
      "Cache save skipped: a later step has installed or removed packages, such as npm prune, so the tree is not the one that `install` made. Run that step in another job."
    );
  if ((t.filled ?? await bs(e, n.signal)) === "none") return;
  if (F("key") === "") return Wn("Key is not specified.");
  let c = ks(e), u = r ?? c.key, f = ee(c.rolling).mistake([u]);
  if (f) throw new M(f);
  await _S(u, c, t, n);
}

// src/job/end/post.ts
async function KS(e) {
  let t = uf(), n = [];
  try {
    let r = t && Object.entries(t).filter(([, { key: o }]) => o !== void 0);
    r?.length !== 0 && await hl(e, { states: r && Object.fromEntries(r), later: n });
  } finally {
    await yl(), await Promise.all(n);
  }
}
async function yl() {
  let e = uf() ?? {}, t = await ws(e).catch(() => []);
  for (let n of t) _t(n, () => XD(e[n.name]));
  await wv(e, t);
}
function XD({ tree: e = [] } = {}) {
  let [t] = jp(e);
  if (t === void 0) return;
  let n = Vr() === "" ? "cache-hit" : `cache-hit-${Vr()}`, r = F("install") === "" ? `, so it was restored for nothing. Give that step, such as \`npm ci\`, \`if: steps.${cm() ?? "ID"}.outputs.${n} != 'true'\`, or give its command to \`install\`.` : ". Remove the step, such as `npm ci`, because `install` does its work.";
  yi(`A later step has made all of ${ZD(t)} again${r}`);
}
function ZD(e) {
  return _(e, J()) && Le(J(), e) || e;
}

// src/job/restore/left-out.ts
async function VS(e, t) {
  if (!/\bauto\b/i.test(F("preset")) || e.every(({ hit: r }) => r !== "miss")) return;
  let { tellLeftOut: n } = await import("./shared-LOGPUGUW.js");
  await n(t);
}
async function XS(e) {
  let t = e.flatMap(({ cache: o, inputs: i }) => {
    let s = i && (o.inputs.get("preset") ?? F("preset"));
    return s ? [s.toLowerCase()] : [];
  });
  if (t.length === 0) return;
  let { presets: n } = await import("./shared-63JQQQJ7.js"), r = n.flatMap(({ name: o, installed: i, directories: s }) => {
    let a = s.every(({ linux: c }) => c.every((u) => u.startsWith("~/")));
    return t.includes(o) && i && a ? [o] : [];
  });
  r.length !== 0 && x(
    `Without \`install\`, only downloads are cached here: ${r.join(", ")}. With \`install\` and your command, the installed tree comes back, and the command need not run (docs/install.md).`
  );
}

// src/job/restore/restore.ts
async function gl(e, { mayPostSave: t = !0 } = {}) {
  let n = {};
  sa(n), Fa();
  let r = { run: Te(), log: _a(), states: n, mayPostSave: t, signal: e }, o = ha(r.run);
  if (!o && F("install") === "") return;
  let i = await gs(e);
  for (let { name: f, inputs: l } of i)
    n[f] = { preset: l.get("preset"), directory: l.get("working-directory") };
  let s = nh("install", i), a = i.map((f, l) => ({ cache: f, command: s[l]?.text ?? "" })), c = o ? await zS(a, r) : a.map(QD);
  if (await jk(c.flatMap(YD), e), await VS(c, e), a.every(({ command: f }) => f === "")) return await XS(c);
  let { install: u } = await import("./shared-TLY4NPPU.js");
  await u(c, s, r);
}
function YD({ inputs: e, hit: t, sources: n }) {
  return e ? [{ inputs: e, isHit: t !== "miss", sources: n }] : [];
}
function QD({ cache: e }) {
  return { cache: e, isWhole: !0, hit: "miss" };
}

// src/main/run.ts
var e2 = {
  restore: gl,
  "restore-only": (e) => gl(e, { mayPostSave: !1 }),
  post: KS,
  save: JS,
  unmount: yl
};
function Koe(e) {
  return HS(e2[e], (t) => {
    e.startsWith("restore") && t instanceof M ? im(P(t)) : Ft(t, ["post", "save"].includes(e) ? dl : "");
  });
}

export {
  T as a,
  N as b,
  t2 as c,
  L as d,
  Cn as e,
  _n as f,
  b as g,
  g as h,
  Bt as i,
  G as j,
  ni as k,
  q as l,
  La as m,
  B as n,
  o2 as o,
  Le as p,
  qr as q,
  R2 as r,
  C2 as s,
  g0 as t,
  ve as u,
  M as v,
  k as w,
  De as x,
  At as y,
  P as z,
  E as A,
  Rt as B,
  s0 as C,
  ri as D,
  oc as E,
  _t as F,
  F as G,
  Vr as H,
  Ae as I,
  hi as J,
  im as K,
  W as L,
  yi as M,
  x as N,
  sn as O,
  sm as P,
  Wn as Q,
  K as R,
  Xr as S,
  fm as T,
  sc as U,
  sW as V,
  aW as W,
  cW as X,
  uW as Y,
  Te as Z,
  j as _,
  se as $,
  Ye as aa,
  Re as ba,
  Un as ca,
  ZI as da,
  Sz as ea,
  Eo as fa,
  ts as ga,
  U0 as ha,
  Yr as ia,
  j0 as ja,
  mc as ka,
  ae as la,
  ke as ma,
  ce as na,
  dW as oa,
  pe as pa,
  vi as qa,
  Qe as ra,
  A as sa,
  et as ta,
  tt as ua,
  H as va,
  ro as wa,
  K0 as xa,
  so as ya,
  wu as za,
  QM as Aa,
  ay as Ba,
  Q as Ca,
  Ii as Da,
  Rm as Ea,
  ao as Fa,
  Fm as Ga,
  Nm as Ha,
  Oc as Ia,
  he as Ja,
  uy as Ka,
  nB as La,
  fy as Ma,
  Hm as Na,
  rt as Oa,
  Zm as Pa,
  mt as Qa,
  Xn as Ra,
  np as Sa,
  X as Ta,
  Mi as Ua,
  je as Va,
  xP as Wa,
  SP as Xa,
  XW as Ya,
  ZW as Za,
  ip as _a,
  YW as $a,
  sp as ab,
  $P as bb,
  up as cb,
  fp as db,
  eU as eb,
  tU as fb,
  lp as gb,
  sU as hb,
  uU as ib,
  Bi as jb,
  ye as kb,
  pt as lb,
  Ai as mb,
  Zn as nb,
  bU as ob,
  Ee as pb,
  Dp as qb,
  gE as rb,
  pl as sb,
  Fa as tb,
  oe as ub,
  wg as vb,
  Hs as wb,
  nw as xb,
  Yn as yb,
  ot as zb,
  Se as Ab,
  sr as Bb,
  tg as Cb,
  Mu as Db,
  v6 as Eb,
  mn as Fb,
  ht as Gb,
  Wc as Hb,
  Ar as Ib,
  Pr as Jb,
  wf as Kb,
  Zp as Lb,
  RE as Mb,
  gk as Nb,
  kk as Ob,
  cd as Pb,
  fr as Qb,
  Qi as Rb,
  lr as Sb,
  Rd as Tb,
  jd as Ub,
  Wb as Vb,
  _r as Wb,
  Fr as Xb,
  Yk as Yb,
  O6 as Zb,
  sg as _b,
  ag as $b,
  xn as ac,
  Zt as bc,
  W9 as cc,
  nh as dc,
  zS as ec,
  jS as fc,
  HS as gc,
  Koe as hc
};
