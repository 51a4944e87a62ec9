import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
var Ty = Object.create;
var rc = Object.defineProperty;
var Ay = Object.getOwnPropertyDescriptor;
var Cy = Object.getOwnPropertyNames;
var Ny = Object.getPrototypeOf, Fy = Object.prototype.hasOwnProperty;
var M = /* @__PURE__ */ ((e) => typeof require < "u" ? require : typeof Proxy < "u" ? new Proxy(e, {
  get: (t, n) => (typeof require < "u" ? require : t)[n]
}) : e)(function(e) {
  if (typeof require < "u") return require.apply(this, arguments);
  throw Error('Dynamic require of "' + e + '" is not supported');
});
var C = (e, t) => () => {
  try {
    return t || e((t = { exports: {} }).exports, t), t.exports;
  } catch (n) {
    throw t = 0, n;
  }
};
var Ly = (e, t, n, r) => {
  if (t && typeof t == "object" || typeof t == "function")
    for (let o of Cy(t))
      !Fy.call(e, o) && o !== n && rc(e, o, { get: () => t[o], enumerable: !(r = Ay(t, o)) || r.enumerable });
  return e;
};
var N = (e, t, n) => (n = e != null ? Ty(Ny(e)) : {}, Ly(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  t || !e || !e.__esModule ? rc(n, "default", { value: e, enumerable: !0 }) : n,
  e
));

// lighter-node:crypto?@actions/core/lib/file-command.js
var ic = C((jI, Cs) => {
  Cs.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Cs.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?@actions/exec/lib/toolrunner.js
var mc = C((nM, uc) => {
  uc.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:child_process")[t] }));
});

// lighter-node:assert?@actions/io/lib/io.js
var lc = C((rM, Mr) => {
  Mr.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  Mr.exports.ok = Mr.exports;
});

// lighter-node:crypto?src/disk/local-socket.ts
var Yc = C((zM, Js) => {
  Js.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Js.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:v8?src/files/journal.ts
var of = C((a1, rf) => {
  rf.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:v8")[t] }));
});

// lighter-node:crypto?src/keys.ts
var yf = C((I1, ei) => {
  ei.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  ei.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?src/process.ts
var $f = C((L1, Rf) => {
  Rf.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:child_process")[t] }));
});

// lighter-node:stream/consumers?src/process.ts
var Mf = C((_1, If) => {
  If.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:stream/consumers")[t] }));
});

// lighter-node:crypto?src/entry/digest.ts
var Lf = C((Q1, ci) => {
  ci.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  ci.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:assert?@actions/glob/lib/internal-path-helper.js
var gu = C((tA, to) => {
  to.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  to.exports.ok = to.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-pattern.js
var Su = C((oA, ro) => {
  ro.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  ro.exports.ok = ro.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-path.js
var Uu = C((BA, io) => {
  io.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  io.exports.ok = io.exports;
});

// lighter-node:crypto?@actions/glob/lib/internal-hash-files.js
var ju = C((LA, Ei) => {
  Ei.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Ei.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/inputs/signing.ts
var Ku = C((nC, $i) => {
  $i.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  $i.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/report/write-report.ts
var mm = C((xC, Mi) => {
  Mi.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Mi.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/rolling.ts
var vm = C((DC, Ci) => {
  Ci.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Ci.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:stream/consumers?src/mount/root-rights.ts
var Am = C((qC, Tm) => {
  Tm.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:stream/consumers")[t] }));
});

// lighter-node:crypto?src/formats/actions-cache/actions-cache.ts
var Fm = C((eN, _i) => {
  _i.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  _i.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/formats/actions-cache/compression.ts
var jm = C((cN, Wm) => {
  Wm.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:v8?src/formats/node-tar/start.ts
var zm = C((fN, Hm) => {
  Hm.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:v8")[t] }));
});

// lighter-node:zlib?src/formats/node-tar/frame.ts
var Jm = C((mN, Gm) => {
  Gm.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/zstd.ts
var sl = C((BN, ol) => {
  ol.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:v8?src/formats/actions-cache/unpack.ts
var gl = C((tF, hl) => {
  hl.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:v8")[t] }));
});

// lighter-node:stream/consumers?src/formats/squashfs/directory-image.ts
var Dl = C((sL, _l) => {
  _l.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:stream/consumers")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/check.ts
var Wl = C((iL, Ul) => {
  Ul.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/metadata.ts
var Hl = C((aL, jl) => {
  jl.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/removals.ts
var Ed = C((i_, Bd) => {
  Bd.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/tar/skeleton-check.ts
var ip = C((xD, sp) => {
  sp.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:readline?src/lazy/serve-request.ts
var eh = C((oW, Qp) => {
  Qp.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:readline")[t] }));
});

// lighter-node:zlib?src/mount/kernel-config.ts
var ph = C((BW, dh) => {
  dh.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:zlib")[t] }));
});

// lighter-node:readline?src/mount/broker.ts
var Th = C((QW, Mh) => {
  Mh.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:readline")[t] }));
});

// lighter-node:crypto?src/entry/signature.ts
var Hh = C((Hj, $a) => {
  $a.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  $a.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/disk/draft-file.ts
var Qh = C((M4, Na) => {
  Na.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Na.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/stash/flight.ts
var gg = C(($H, Wa) => {
  Wa.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Wa.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/files/fingerprint.ts
var gy = C((z3, Za) => {
  Za.exports = Object.create(new Proxy({}, { get: (e, t) => M("node:crypto")[t] }));
  Za.exports.getRandomValues = (e) => M("node:crypto").getRandomValues(e);
});

// src/failure.ts
var _ = class extends Error {
  name = "JobFailure";
}, S = class extends Error {
  name = "BadEntry";
}, Mt = class extends Error {
  name = "UnknownEntry";
}, ge = class extends Error {
  name = "UnverifiedEntry";
}, Tt = class extends Error {
  name = "NameTaken";
}, At = class extends Error {
  name = "NamesCollide";
}, ee = class extends Error {
  name = "ToolFailure";
};
function O(e) {
  return e instanceof Error ? e.message : String(e);
}
function E(e) {
  return e instanceof Error && "code" in e ? String(e.code) : void 0;
}

// src/native-path.ts
import { posix as _y, win32 as ft } from "node:path";
function Je(e) {
  return e !== "win32" ? _y : {
    basename: ft.basename,
    dirname: (t) => q(ft.dirname(t), e),
    isAbsolute: ft.isAbsolute,
    join: (...t) => q(ft.join(...t), e),
    parse: ft.parse,
    // A path on another drive stays absolute.
    relative: (t, n) => q(ft.relative(t, n), e),
    resolve: (...t) => q(ft.resolve(...t), e)
  };
}
function q(e, t = process.platform) {
  return t !== "win32" ? e : e.replaceAll("\\", "/").replace(/^\/\/\?\/UNC\//i, "//").replace(/^\/\/\?\//, "").replace(/^[a-z]:/, (n) => n.toUpperCase());
}
var { basename: Rr, dirname: H, isAbsolute: $s, join: T, relative: Mn, resolve: Is } = Je(process.platform);

// src/runner.ts
import { homedir as sw, tmpdir as iw } from "node:os";
import { join as aw } from "node:path";

// node_modules/@actions/core/lib/command.js
import * as sc from "os";

// node_modules/@actions/core/lib/utils.js
function Te(e) {
  return e == null ? "" : typeof e == "string" || e instanceof String ? e : JSON.stringify(e);
}
function Ms(e) {
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
function Ke(e, t, n) {
  let r = new Ts(e, t, n);
  process.stdout.write(r.toString() + sc.EOL);
}
function As(e, t = "") {
  Ke(e, {}, t);
}
var oc = "::", Ts = class {
  constructor(t, n, r) {
    t || (t = "missing.command"), this.command = t, this.properties = n, this.message = r;
  }
  toString() {
    let t = oc + this.command;
    if (this.properties && Object.keys(this.properties).length > 0) {
      t += " ";
      let n = !0;
      for (let r in this.properties)
        if (this.properties.hasOwnProperty(r)) {
          let o = this.properties[r];
          o && (n ? n = !1 : t += ",", t += `${r}=${Uy(o)}`);
        }
    }
    return t += `${oc}${Dy(this.message)}`, t;
  }
};
function Dy(e) {
  return Te(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function Uy(e) {
  return Te(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}

// node_modules/@actions/core/lib/file-command.js
var ac = N(ic(), 1);
import * as Ir from "fs";
import * as $r from "os";
function Ns(e, t) {
  let n = process.env[`GITHUB_${e}`];
  if (!n)
    throw new Error(`Unable to find environment variable for file command ${e}`);
  if (!Ir.existsSync(n))
    throw new Error(`Missing file at path: ${n}`);
  Ir.appendFileSync(n, `${Te(t)}${$r.EOL}`, {
    encoding: "utf8"
  });
}
function Fs(e, t) {
  let n = `ghadelimiter_${ac.randomUUID()}`, r = Te(t);
  if (e.includes(n))
    throw new Error(`Unexpected input: name should not contain the delimiter "${n}"`);
  if (r.includes(n))
    throw new Error(`Unexpected input: value should not contain the delimiter "${n}"`);
  return `${e}<<${n}${$r.EOL}${r}${$r.EOL}${n}`;
}

// node_modules/@actions/core/lib/core.js
import * as Hs from "os";

// node_modules/@actions/core/lib/summary.js
import { EOL as Wy } from "os";
import { constants as cc, promises as jy } from "fs";
var _s = function(e, t, n, r) {
  function o(s) {
    return s instanceof n ? s : new n(function(i) {
      i(s);
    });
  }
  return new (n || (n = Promise))(function(s, i) {
    function a(u) {
      try {
        f(r.next(u));
      } catch (m) {
        i(m);
      }
    }
    function c(u) {
      try {
        f(r.throw(u));
      } catch (m) {
        i(m);
      }
    }
    function f(u) {
      u.done ? s(u.value) : o(u.value).then(a, c);
    }
    f((r = r.apply(e, t || [])).next());
  });
}, { access: Hy, appendFile: zy, writeFile: qy } = jy, fc = "GITHUB_STEP_SUMMARY";
var Ds = class {
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
    return _s(this, void 0, void 0, function* () {
      if (this._filePath)
        return this._filePath;
      let t = process.env[fc];
      if (!t)
        throw new Error(`Unable to find environment variable for $${fc}. Check if your runtime environment supports job summaries.`);
      try {
        yield Hy(t, cc.R_OK | cc.W_OK);
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
    let o = Object.entries(r).map(([s, i]) => ` ${s}="${i}"`).join("");
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
    return _s(this, void 0, void 0, function* () {
      let n = !!t?.overwrite, r = yield this.filePath();
      return yield (n ? qy : zy)(r, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
    });
  }
  /**
   * Clears the summary buffer and wipes the summary file
   *
   * @returns {Summary} summary instance
   */
  clear() {
    return _s(this, void 0, void 0, function* () {
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
    return this.addRaw(Wy);
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
    let r = n ? "ol" : "ul", o = t.map((i) => this.wrap("li", i)).join(""), s = this.wrap(r, o);
    return this.addRaw(s).addEOL();
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
      let s = o.map((i) => {
        if (typeof i == "string")
          return this.wrap("td", i);
        let { header: a, data: c, colspan: f, rowspan: u } = i, m = a ? "th" : "td", d = Object.assign(Object.assign({}, f && { colspan: f }), u && { rowspan: u });
        return this.wrap(m, c, d);
      }).join("");
      return this.wrap("tr", s);
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
    let { width: o, height: s } = r || {}, i = Object.assign(Object.assign({}, o && { width: o }), s && { height: s }), a = this.wrap("img", null, Object.assign({ src: t, alt: n }, i));
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
    let r = `h${n}`, o = ["h1", "h2", "h3", "h4", "h5", "h6"].includes(r) ? r : "h1", s = this.wrap(o, t);
    return this.addRaw(s).addEOL();
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
}, Gy = new Ds();
var Ct = Gy;

// node_modules/@actions/core/lib/platform.js
import Pc from "os";

// node_modules/@actions/exec/lib/toolrunner.js
var Xy = N(mc(), 1);

// node_modules/@actions/io/lib/io.js
var kc = N(lc(), 1);
import * as Ae from "path";

// node_modules/@actions/io/lib/io-util.js
import * as Tn from "fs";
var dc = function(e, t, n, r) {
  function o(s) {
    return s instanceof n ? s : new n(function(i) {
      i(s);
    });
  }
  return new (n || (n = Promise))(function(s, i) {
    function a(u) {
      try {
        f(r.next(u));
      } catch (m) {
        i(m);
      }
    }
    function c(u) {
      try {
        f(r.throw(u));
      } catch (m) {
        i(m);
      }
    }
    function f(u) {
      u.done ? s(u.value) : o(u.value).then(a, c);
    }
    f((r = r.apply(e, t || [])).next());
  });
}, { chmod: Us, copyFile: pc, lstat: Tr, mkdir: hc, open: oM, readdir: gc, rename: Jy, rm: yc, rmdir: sM, stat: An, symlink: wc, unlink: Ws } = Tn.promises, Ar = process.platform === "win32";
function bc(e) {
  return dc(this, void 0, void 0, function* () {
    let t = yield Tn.promises.readlink(e);
    return Ar && !t.endsWith("\\") ? `${t}\\` : t;
  });
}
var iM = Tn.constants.O_RDONLY;
function Cn(e) {
  return dc(this, void 0, void 0, function* () {
    try {
      yield An(e);
    } catch (t) {
      if (t.code === "ENOENT")
        return !1;
      throw t;
    }
    return !0;
  });
}

// node_modules/@actions/io/lib/io.js
var Nn = function(e, t, n, r) {
  function o(s) {
    return s instanceof n ? s : new n(function(i) {
      i(s);
    });
  }
  return new (n || (n = Promise))(function(s, i) {
    function a(u) {
      try {
        f(r.next(u));
      } catch (m) {
        i(m);
      }
    }
    function c(u) {
      try {
        f(r.throw(u));
      } catch (m) {
        i(m);
      }
    }
    function f(u) {
      u.done ? s(u.value) : o(u.value).then(a, c);
    }
    f((r = r.apply(e, t || [])).next());
  });
};
function fM(e, t) {
  return Nn(this, arguments, void 0, function* (n, r, o = {}) {
    let { force: s, recursive: i, copySourceDirectory: a } = Yy(o), c = (yield Cn(r)) ? yield An(r) : null;
    if (c && c.isFile() && !s)
      return;
    let f = c && c.isDirectory() && a ? Ae.join(r, Ae.basename(n)) : r;
    if (!(yield Cn(n)))
      throw new Error(`no such file or directory: ${n}`);
    if ((yield An(n)).isDirectory())
      if (i)
        yield xc(n, f, 0, s);
      else
        throw new Error(`Failed to copy. ${n} is a directory, but tried to copy without recursive flag.`);
    else {
      if (Ae.relative(n, f) === "")
        throw new Error(`'${f}' and '${n}' are the same file`);
      yield vc(n, f, s);
    }
  });
}
function uM(e) {
  return Nn(this, void 0, void 0, function* () {
    if (Ar && /[*"<>|]/.test(e))
      throw new Error('File path must not contain `*`, `"`, `<`, `>` or `|` on Windows');
    try {
      yield yc(e, {
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
function Vy(e) {
  return Nn(this, void 0, void 0, function* () {
    (0, kc.ok)(e, "a path argument must be provided"), yield hc(e, { recursive: !0 });
  });
}
function Yy(e) {
  let t = e.force == null ? !0 : e.force, n = !!e.recursive, r = e.copySourceDirectory == null ? !0 : !!e.copySourceDirectory;
  return { force: t, recursive: n, copySourceDirectory: r };
}
function xc(e, t, n, r) {
  return Nn(this, void 0, void 0, function* () {
    if (n >= 255)
      return;
    n++, yield Vy(t);
    let o = yield gc(e);
    for (let s of o) {
      let i = `${e}/${s}`, a = `${t}/${s}`;
      (yield Tr(i)).isDirectory() ? yield xc(i, a, n, r) : yield vc(i, a, r);
    }
    yield Us(t, (yield An(e)).mode);
  });
}
function vc(e, t, n) {
  return Nn(this, void 0, void 0, function* () {
    if ((yield Tr(e)).isSymbolicLink()) {
      try {
        yield Tr(t), yield Ws(t);
      } catch (o) {
        o.code === "EPERM" && (yield Us(t, "0666"), yield Ws(t));
      }
      let r = yield bc(e);
      yield wc(r, t, Ar ? "junction" : null);
    } else (!(yield Cn(t)) || n) && (yield pc(e, t));
  });
}

// node_modules/@actions/exec/lib/toolrunner.js
var lM = process.platform === "win32";

// node_modules/@actions/core/lib/platform.js
var yM = Pc.platform(), wM = Pc.arch();

// node_modules/@actions/core/lib/core.js
var js;
(function(e) {
  e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
})(js || (js = {}));
function Ls(e) {
  Ke("add-mask", {}, e);
}
function Oc(e, t) {
  let n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
  if (t && t.required && !n)
    throw new Error(`Input required and not supplied: ${e}`);
  return t && t.trimWhitespace === !1 ? n : n.trim();
}
function Bc(e, t) {
  if (process.env.GITHUB_OUTPUT || "")
    return Ns("OUTPUT", Fs(e, t));
  process.stdout.write(Hs.EOL), Ke("set-output", { name: e }, Te(t));
}
function Ec(e) {
  process.exitCode = js.Failure, nw(e);
}
function ie(e) {
  Ke("debug", {}, e);
}
function nw(e, t = {}) {
  Ke("error", Ms(t), e instanceof Error ? e.toString() : e);
}
function Rc(e, t = {}) {
  Ke("warning", Ms(t), e instanceof Error ? e.toString() : e);
}
function zs(e) {
  process.stdout.write(e + Hs.EOL);
}
function $c(e) {
  As("group", e);
}
function Ic() {
  As("endgroup");
}
function Mc(e, t) {
  if (process.env.GITHUB_STATE || "")
    return Ns("STATE", Fs(e, t));
  Ke("save-state", { name: e }, Te(t));
}
function Tc(e) {
  return process.env[`STATE_${e}`] || "";
}

// src/outside-text.ts
function Nt(e) {
  return Cc(e).replaceAll("##[", "##\\[").replace(/^([\p{C}\p{M}\p{Z}]*)::/u, "$1\\::");
}
function rw(e) {
  return Cc(e).replace(
    // A colon before a space begins no link.
    /[^\p{L}\p{M}\p{N} "%'()+,./:;=?-]|:(?! )/gu,
    (t) => `&#${t.codePointAt(0)};`
  );
}
function qs(e) {
  return `<code>${rw(e)}</code>`;
}
function Cc(e) {
  return e.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, (t) => {
    let n = t.charCodeAt(0);
    return ow[t] ?? (n < 256 ? `\\x${Ac(n, 2)}` : `\\u${Ac(n, 4)}`);
  });
}
var ow = { "\n": "\\n", "\r": "\\r", "	": "\\t" };
function Ac(e, t) {
  return e.toString(16).padStart(t, "0");
}

// src/runner.ts
var Ee = Oc, Ce = Bc, Nc = Mc, Fc = Tc, Nr = Ls;
function Lc(e) {
  Ec(Nt(e));
}
function W(e) {
  Rc(Nt(e));
}
function P(e) {
  zs(Nt(e));
}
function Ft(e) {
  ie(e.split(`
`).map(Nt).join(`
`));
}
function _c(e, t) {
  $c(Nt(e));
  for (let n of t) P(n);
  Ic();
}
function ut(e) {
  P(`[warning]${e}`);
}
async function Dc(e, [t = [], ...n], r) {
  if (!process.env.GITHUB_STEP_SUMMARY) return;
  let o = [t.map((s) => ({ data: s, header: !0 })), ...n];
  Ct.addHeading(e, 3).addTable(o), r !== "" && Ct.addEOL().addRaw(r, !0), await Ct.write();
}
async function FM(e) {
  process.env.GITHUB_STEP_SUMMARY && await Ct.addRaw(e, !0).write();
}
function Lt() {
  return q(process.env.GITHUB_WORKSPACE || process.cwd());
}
function J() {
  return q(process.env.RUNNER_TEMP || iw());
}
function _t() {
  let { RUNNER_TOOL_CACHE: e, XDG_CACHE_HOME: t } = process.env;
  return q(e || t || aw(sw(), ".cache"));
}
function Uc() {
  return process.env.RUNNER_ENVIRONMENT === "self-hosted";
}
function Wc() {
  let e = Object.entries(process.env).filter(([t]) => t !== "INPUT_SIGNING-KEY");
  return Object.fromEntries(e.map(([t, n = ""]) => [t, n]));
}
function LM() {
  let { RUNNER_OS: e, RUNNER_ARCH: t } = process.env;
  return { os: e || process.platform, arch: t || process.arch };
}
function _M() {
  return process.env.RUNNER_NAME ?? "";
}
function DM(e) {
  Object.assign(process.env, e);
}
function Ve() {
  let { env: e } = process;
  return {
    repository: e.GITHUB_REPOSITORY ?? "",
    ref: e.GITHUB_REF ?? "",
    sha: e.GITHUB_SHA ?? "",
    runId: e.GITHUB_RUN_ID ?? "",
    runAttempt: e.GITHUB_RUN_ATTEMPT ?? "",
    eventName: e.GITHUB_EVENT_NAME ?? "",
    baseBranch: e.GITHUB_BASE_REF ?? "",
    defaultBranch: Ee("default-branch"),
    cacheMode: e.ACTIONS_CACHE_MODE ?? "",
    token: e.ACTIONS_RUNTIME_TOKEN ?? ""
  };
}
function jc() {
  let { env: e } = process, t = e.ACTIONS_CACHE_SERVICE_V2 && cw(e.GITHUB_SERVER_URL) ? "v2" : "v1", n = t === "v2" ? e.ACTIONS_RESULTS_URL : e.ACTIONS_CACHE_URL, r = e.ACTIONS_RUNTIME_TOKEN ?? "";
  return n && URL.canParse(n) && (r !== "" || t === "v1") ? { language: t, url: n, token: r } : void 0;
}
function cw(e = "") {
  let t = e || "https://github.com", n = URL.canParse(t) ? new URL(t).hostname : "";
  return n === "github.com" || n.endsWith(".ghe.com") || n.endsWith(".localhost");
}

// src/disk/ownership.ts
import { lstat as Hc, mkdir as fw, readlink as uw } from "node:fs/promises";
import { dirname as mw, join as zc, relative as lw, resolve as qc, sep as Dt } from "node:path";
async function Re(e) {
  let t = await Hc(e);
  if (!t.isDirectory()) throw new Error(`${e} is no directory`);
  Gs(e, t);
}
function Fn({ uid: e }) {
  let t = process.geteuid?.();
  return t === void 0 || e === t;
}
function Gc({ mode: e }) {
  return !process.geteuid || (e & 63) === 0;
}
function Gs(e, { uid: t, mode: n }) {
  if (Jc(e, t), !process.geteuid || (n & 18) === 0) return;
  let r = qc(e);
  throw new Error(`others may write to ${r}: run chmod go-w ${r}`);
}
function Jc(e, t) {
  if (!Fn({ uid: t }) && t !== 0) throw new Error(`${qc(e)} belongs to another user`);
}
async function Kc(e, t) {
  for (let n of Vc(e, t)) await Re(n);
}
async function Ne(e, t) {
  for (let n of Vc(e, t))
    await fw(n, { mode: 448 }).catch((r) => {
      if (E(r) !== "EEXIST") throw r;
    }), await Re(n);
}
function Vc(e, t) {
  let n = lw(e, t).split(Dt);
  return n.map((r, o) => zc(e, ...n.slice(0, o + 1)));
}
var dw = 40;
async function Ut(e) {
  if (!process.geteuid) return;
  let t = e.split(Dt), n = 0, r = Dt;
  for (let o = t.shift(); o !== void 0; o = t.shift()) {
    let s = o === ".." ? mw(r) : zc(r, o), i = await Hc(s).catch((c) => {
      if (E(c) !== "ENOENT") throw c;
    });
    if (!i) return;
    if (!i.isSymbolicLink()) {
      r = s;
      continue;
    }
    if (Jc(s, i.uid), ++n > dw) throw new Error(`${e} has too many links`);
    let a = await uw(s);
    a.startsWith(Dt) && (r = Dt), t.unshift(...a.split(Dt));
  }
}

// src/files/staging.ts
import { chmodSync as sb, lstatSync as hf, mkdtempSync as ib, readdirSync as ab, rmSync as cb, statSync as fb } from "node:fs";
import * as Hr from "node:fs/promises";
import { createServer as ub } from "node:net";
import { toNamespacedPath as mb } from "node:path";

// src/disk/local-socket.ts
var Zc = N(Yc(), 1);
import { once as bw } from "node:events";
import {
  closeSync as Sw,
  lstatSync as kw,
  mkdtempSync as xw,
  openSync as vw,
  rmSync as Pw,
  statSync as Ow,
  symlinkSync as Bw,
  writeFileSync as Ew
} from "node:fs";
import { connect as Rw } from "node:net";
import { tmpdir as $w } from "node:os";
import { join as mt } from "node:path";

// src/disk/trusted-file.ts
import { closeSync as pw, constants as Ks, fstatSync as hw, lstatSync as gw, openSync as yw, readFileSync as ww } from "node:fs";
function Wt(e, t) {
  let n = (o) => o?.isFile() === !0 && Fn(o) && o.size <= t;
  if (!n(gw(e, { throwIfNoEntry: !1 }))) return;
  let r = yw(e, Ks.O_RDONLY | Ks.O_NOFOLLOW | Ks.O_NONBLOCK);
  try {
    return n(hw(r)) ? ww(r) : void 0;
  } finally {
    pw(r);
  }
}

// src/disk/local-socket.ts
var Fr = process.platform === "win32";
function Lr(e, t, n) {
  let { path: r, close: o } = Fr ? Tw() : Qc(e, t);
  return n.on("error", () => {
  }).listen(r), o(), Fr && n.listening && Ew(mt(e, t), ef(r, e), { mode: 384 }), n.listening;
}
async function _r(e, t) {
  let n = Fr ? tf(e, t) : Qc(e, t);
  if (n)
    try {
      let r = Rw(n.path);
      return r.on("error", () => {
      }), await bw(r, "connect").finally(n.close), r;
    } catch (r) {
      if (!["ECONNREFUSED", "ENOENT"].includes(String(E(r)))) throw r;
      return;
    }
}
function Xc(e, t) {
  return Fr ? tf(e, t) !== void 0 : kw(mt(e, t), { throwIfNoEntry: !1 })?.isSocket() === !0;
}
function Qc(e, t) {
  let n = mt(e, t);
  if (Buffer.byteLength(n) < 100) return { path: n, close: () => {
  } };
  if (process.platform === "linux") {
    let o = vw(e, "r");
    return { path: `/proc/self/fd/${o}/${t}`, close: () => Sw(o) };
  }
  let r = xw(mt($w(), "headstart-"));
  return Bw(e, mt(r, "d")), { path: mt(r, "d", t), close: () => Pw(r, { recursive: !0, force: !0 }) };
}
var Iw = /^\\\\\.\\pipe\\headstart-[0-9a-f-]{36}$/, Mw = 256;
function Tw() {
  return { path: `\\\\.\\pipe\\headstart-${(0, Zc.randomUUID)()}`, close: () => {
  } };
}
function ef(e, t) {
  return `${e}
${Ow(t, { bigint: !0 }).ino}
`;
}
function tf(e, t) {
  let n = Aw(mt(e, t)) ?? "", [r = ""] = n.split(`
`);
  return Iw.test(r) && n === ef(r, e) ? { path: r, close: () => {
  } } : void 0;
}
function Aw(e) {
  try {
    return Wt(e, Mw)?.toString("latin1");
  } catch (t) {
    if (E(t) === "ENOENT") return;
    throw t;
  }
}

// src/disk/rename.ts
import { lstatSync as Cw, renameSync as Nw, rmdirSync as Fw } from "node:fs";
function te(e, t) {
  Ww(
    () => Nw(e, t),
    () => !nf(t)
  );
}
function jt(e, t) {
  let n = process.platform === "win32";
  n && Lw(t);
  try {
    return te(e, t), !0;
  } catch (r) {
    let o = E(r) ?? "";
    if (["ENOTEMPTY", "EEXIST"].includes(o) || n && o === "EPERM" && nf(t)) return !1;
    throw r;
  }
}
function Lw(e) {
  try {
    Fw(e);
  } catch {
  }
}
function nf(e) {
  return Cw(e, { throwIfNoEntry: !1 })?.isDirectory() === !0;
}
var _w = ["EPERM", "EBUSY", "EACCES"], Dw = 200, Uw = new Int32Array(new SharedArrayBuffer(4));
function Ww(e, t, { platform: n = process.platform, mostMs: r = 5e3 } = {}) {
  let o = performance.now() + r;
  for (let s = 4; ; s = Math.min(2 * s, Dw)) {
    try {
      e();
      return;
    } catch (i) {
      if (!(n === "win32" && _w.includes(E(i) ?? "")) || performance.now() > o || !t()) throw i;
    }
    Atomics.wait(Uw, 0, 0, s);
  }
}

// src/files/byte-strings.ts
import { readdirSync as jw } from "node:fs";
function x(e) {
  return Buffer.from(e, "utf8").toString("latin1");
}
var Hw = /[\u0080-\u00ff]/, zw = new TextDecoder("utf-8", { fatal: !0, ignoreBOM: !0 });
function b(e, t = process.platform) {
  if (!Hw.test(e)) return e;
  let n = Buffer.from(e, "latin1");
  if (t !== "win32") return n;
  try {
    return zw.decode(n);
  } catch {
    throw new Error(`Windows has no file ${JSON.stringify(n.toString())}: its name is not Unicode`);
  }
}
function z(e, t) {
  return e === t || e.startsWith(Fe(t));
}
function Fe(e) {
  return e.endsWith("/") ? e : `${e}/`;
}
function ne(e) {
  return jw(b(e), { encoding: "latin1" });
}

// src/files/journal.ts
var lf = N(of(), 1);
import {
  appendFileSync as Gw,
  chmodSync as Ys,
  lstatSync as mf,
  mkdirSync as Jw,
  rmdirSync as Kw,
  rmSync as Vw,
  statSync as Yw,
  utimesSync as Zw,
  writeFileSync as Xw
} from "node:fs";

// src/files/journal-step.ts
var Dr = {
  make: { path: "target" },
  move: { to: "target", from: "staged" },
  replace: { to: "target", from: "staged", aside: "staged" },
  stamp: { path: "target" }
};
function Ur(e) {
  let t = e;
  return Object.keys(Dr[e.do]).map((n) => t[n]);
}
function af(e) {
  return Ur(e)[0];
}
function Vs(e, t) {
  let n = x(H(t)), r = Fe(n), o = (s) => {
    if (s !== n && !s.startsWith(r)) throw new Error(`${s} is not below ${n}`);
    return s.slice(r.length);
  };
  return e.map((s) => `${JSON.stringify(ff(s, o))}
`).join("");
}
function cf(e, t) {
  let n = x(H(t)), r = (s) => s === "" ? n : `${Fe(n)}${s}`;
  return e.split(`
`).slice(0, -1).map((s) => {
    let i = JSON.parse(s);
    if (!qw(i, x(Rr(t)))) throw new Error("its journal is none that a restore wrote");
    return ff(i, r);
  });
}
function ff(e, t) {
  let n = Ur(e), r = Object.keys(Dr[e.do]).map((o, s) => [o, t(n[s])]);
  return { ...e, ...Object.fromEntries(r) };
}
function qw(e, t) {
  let n = e;
  if (typeof n?.do != "string" || !Object.hasOwn(Dr, n.do)) return !1;
  let r = (i) => typeof i == "string" && i.split("/").every((a) => !["", ".", ".."].includes(a)), o = n.do === "stamp", s = Object.entries(Dr[n.do]).every(([i, a]) => {
    let c = n[i];
    return c === "" ? o : r(c) && a === "staged" === c.startsWith(`${t}/`) && c !== t;
  });
  return o ? s && sf(n.stamp) && sf(n.before) : s && (n.do === "make" || typeof n.inode == "string");
}
function sf(e) {
  let t = e;
  return [t?.mode, t?.mtime].every(Number.isFinite);
}

// src/files/journal.ts
var Ht = "journal", Qw = Math.min(128 * 1024 * 1024, (0, lf.getHeapStatistics)().heap_size_limit / 32);
function df(e, t) {
  Gw(T(t, Ht), Vs(e, t), { mode: 384 });
  for (let n of e) tb(n);
}
function pf(e) {
  for (let t of e)
    t.do === "stamp" && F(t.path)?.isDirectory() && Xs(t.path, t.stamp);
}
function Zs(e) {
  Vw(T(e, Ht), { force: !0 });
}
function Wr(e, t = () => !0) {
  let n = eb(e), r = /* @__PURE__ */ new Set(), o = [];
  for (let a of [...n.toReversed(), ...n.filter((c) => c.do === "stamp")])
    try {
      t(a) ? nb(a) : r.add(a);
    } catch (c) {
      o.push(c);
    }
  if (o.length > 0) throw o[0];
  let s = T(e, `${Ht}-draft`), i = n.filter((a) => r.has(a));
  i.length > 0 ? (Xw(s, Vs(i, e), { mode: 384 }), te(s, T(e, Ht))) : Zs(e);
}
function _n(e) {
  return F(x(T(e, Ht))) !== void 0;
}
function eb(e) {
  if (!_n(e)) return [];
  let t = Wt(T(e, Ht), Qw);
  if (!t) throw new Error("its journal is no file that a restore wrote");
  return cf(t.toString(), e);
}
function tb(e) {
  switch (e.do) {
    case "make":
      Jw(b(e.path));
      break;
    case "move":
      Ln(e.from, e.to);
      break;
    case "replace":
      Ln(e.to, e.aside), Ln(e.from, e.to);
      break;
    case "stamp":
      Xs(e.path, e.stamp);
      break;
  }
}
function nb(e) {
  switch (e.do) {
    case "make":
      rb(e.path);
      break;
    case "move":
      uf(e);
      break;
    case "replace":
      if (!F(e.aside)) break;
      if (uf(e), F(e.to)) throw new Error(`${b(e.to)} is in the way of what was there before`);
      Ln(e.aside, e.to);
      break;
    case "stamp":
      ob(e.path, e.before);
      break;
  }
}
function uf({ from: e, to: t, inode: n }) {
  !F(e) && jr(t) === n && Ln(t, e);
}
function jr(e) {
  let t = mf(b(e), { bigint: !0, throwIfNoEntry: !1 });
  return t && `${t.dev}:${t.ino}`;
}
function F(e) {
  try {
    return mf(b(e));
  } catch (t) {
    if (E(t) === "ENOENT" || E(t) === "ENOTDIR") return;
    throw t;
  }
}
function lt(e) {
  if (Yw(b(e), { throwIfNoEntry: !1 })?.isDirectory()) return [];
  if (F(e)) throw new Error(`${b(e)} is no directory, so nothing can be restored below it`);
  return [...lt(H(e)), e];
}
function rb(e) {
  try {
    Kw(b(e));
  } catch (t) {
    if (!["ENOENT", "ENOTDIR", "ENOTEMPTY", "EEXIST"].includes(E(t) ?? "")) throw t;
  }
}
function ob(e, t) {
  let n = F(e);
  n?.isDirectory() && (n.mtimeMs / 1e3 !== t.mtime || (n.mode & 4095) !== t.mode) && Xs(e, t);
}
function Xs(e, { mode: t, mtime: n }) {
  try {
    Ys(b(e), t), Zw(b(e), n, n);
  } catch (r) {
    if (E(r) !== "EPERM") throw r;
  }
}
function Ln(e, t) {
  let [n, r] = [b(e), b(t)];
  try {
    te(n, r);
  } catch (o) {
    let s = F(e);
    if (E(o) !== "EACCES" || !s?.isDirectory()) throw o;
    Ys(n, s.mode | 128), te(n, r), Ys(r, s.mode & 4095);
  }
}

// src/files/staging.ts
var zt = ".headstart-staging-";
function Ye(e) {
  return e.startsWith(zt);
}
function zr(e) {
  let t = ib(T(e, zt)), n = db(t);
  return {
    /** Absolute path, on the same file system as the target beside it. */
    dir: t,
    /** Removes the directory, unless the next run needs it to undo steps that this run could not undo. */
    async remove() {
      _n(t) || (n?.close(), Un(t));
    }
  };
}
async function Ze({ base: e, literal: t }) {
  let n = lb(e);
  if (t === void 0) return n;
  let r = hf(t, { throwIfNoEntry: !1 });
  return r?.isDirectory() ? await Hr.access(n, Hr.constants.W_OK).then(
    () => !0,
    () => !1
  ) && r.dev === hf(n).dev ? n : t : n;
}
function lb(e) {
  let t = e;
  for (; !fb(t, { throwIfNoEntry: !1 })?.isDirectory(); ) {
    let n = H(t);
    if (n === t) throw new Error(`there is no ${t}`);
    t = n;
  }
  return t;
}
function qt(e) {
  let t = F(x(e));
  return t !== void 0 && Dn(t);
}
function Dn(e) {
  return e.isDirectory() && Fn(e) && Gc(e);
}
function Gt(e) {
  return Xc(e, Qs);
}
var Qs = "alive";
function db(e) {
  let t = ub((n) => n.destroy()).unref();
  if (Lr(e, "born", t))
    return te(T(e, "born"), T(e, Qs)), t;
}
async function qr(e) {
  if (!Gt(e)) return !1;
  try {
    let t = await _r(e, Qs);
    return t?.destroy(), t !== void 0;
  } catch {
    return !0;
  }
}
function Un(e) {
  let t = () => cb(mb(e), { recursive: !0, force: !0, maxRetries: 3 });
  try {
    t();
  } catch (n) {
    if (E(n) !== "EACCES") throw n;
    gf(x(e)), t();
  }
}
function gf(e) {
  sb(b(e), 448);
  for (let t of ab(b(e), { withFileTypes: !0, encoding: "latin1" }))
    t.isDirectory() && gf(`${e}/${t.name}`);
}

// src/keys.ts
var Jr = N(yf(), 1), wf = 10, Gr = 512;
function ni(e) {
  if (e.length > wf) return `Key Validation Error: Keys are limited to a maximum of ${wf}.`;
  for (let t of e) {
    if (t.length > Gr)
      return `Key Validation Error: ${t} cannot be larger than ${Gr} characters.`;
    if (t.includes(",")) return `Key Validation Error: ${t} cannot contain commas.`;
  }
}
function X(e, t) {
  return e === t || e.localeCompare(t, void 0, { sensitivity: "accent" }) === 0;
}
var bf = ri;
function ri(e) {
  let t = (0, Jr.createHash)("sha256");
  for (let n of e) t.update(`${Buffer.byteLength(n)}:${n},`);
  return t.digest("hex");
}
function Sf(e, t) {
  for (let n of e) {
    let r = ti(t.filter((o) => o.key === n)) ?? ti(t.filter((o) => X(o.key, n))) ?? ti(t.filter((o) => o.key.startsWith(n)));
    if (r) return r;
  }
}
function ti(e) {
  return e.toSorted(oi)[0];
}
function oi(e, t) {
  return t.createdAt.getTime() - e.createdAt.getTime() || (e.key < t.key ? 1 : -1);
}
var kf = 225, pb = 160;
function Wn(e) {
  let t = Of(e) || "%";
  return t.length <= kf ? t : `${vf(e)}~${(0, Jr.createHash)("sha256").update(e).digest("hex")}`;
}
function xf(e) {
  let t = Wn(e).replace(
    /%[0-9A-F]{2}|[A-Z]/g,
    (n) => n.length > 1 ? n : Bf(n)
  );
  return t.length <= kf ? t : `~${(0, Jr.createHash)("sha256").update(e).digest("hex")}`;
}
function vf(e) {
  return Of(e).slice(0, pb);
}
function Pf(e, t) {
  let n = e.toLowerCase();
  return t.some((r) => n.startsWith(vf(r).toLowerCase()));
}
function si(e) {
  if (e.includes("~")) return;
  if (e === "%") return "";
  let t = e.replace(
    /%([0-9A-F]{2})/g,
    (n, r) => String.fromCharCode(Number.parseInt(r, 16))
  );
  return Buffer.from(t, "latin1").toString("utf8");
}
function Of(e) {
  return Buffer.from(e, "utf8").toString("latin1").replace(/^\.|[^A-Za-z0-9._-]/g, Bf);
}
function Bf(e) {
  return `%${e.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
}

// src/bytes/buffer-pool.ts
function Xe(e, t) {
  let { release: n, positionOf: r } = e;
  return { ...n && { release: n }, positionOf: r, [Symbol.asyncIterator]: () => t(e) };
}
function Jt(e = 1024 * 1024) {
  let t = [], n = /* @__PURE__ */ new WeakMap();
  return {
    acquire(r) {
      let o = Math.min(r, e), s = t.pop() ?? Buffer.allocUnsafeSlow(e).buffer;
      return n.set(s, o), Buffer.from(s, 0, o);
    },
    release({ buffer: r, length: o }) {
      let s = (n.get(r) ?? Number.NaN) - o;
      if (s < 0) throw new Error("more bytes were given back than had been lent");
      s > 0 && n.set(r, s), s === 0 && (n.delete(r), t.push(r));
    }
  };
}

// src/find-program.ts
import { accessSync as hb, constants as gb, statSync as yb } from "node:fs";
import { delimiter as wb, isAbsolute as bb, join as Sb } from "node:path";
var kb = process.platform === "win32" ? ".exe" : "";
function jn(e) {
  return (process.env.PATH ?? "").split(wb).filter((n) => bb(n)).map((n) => Sb(n, `${e}${kb}`)).find(xb);
}
function Ef(e) {
  let t = jn(e);
  if (t === void 0) throw new ee(`there is no ${e} on PATH`);
  return t;
}
function xb(e) {
  try {
    return hb(e, gb.X_OK), yb(e).isFile();
  } catch {
    return !1;
  }
}

// src/process.ts
var Hn = N($f(), 1), Vr = N(Mf(), 1);
import { once as ii } from "node:events";

// src/program-exit.ts
import { once as vb } from "node:events";
async function Tf(e, t) {
  let n = !1, r = () => {
    n = !0;
    for (let i of e) i.kill("SIGKILL");
  };
  t.addEventListener("abort", r), t.aborted && r();
  let o = await Promise.all(
    e.map(async (i) => {
      try {
        await Ob(i, { mayEcho: i !== e.at(-1) });
        return;
      } catch (a) {
        let c = n && i.signalCode === "SIGKILL";
        return r(), c ? void 0 : a;
      }
    })
  );
  t.removeEventListener("abort", r), t.throwIfAborted();
  let s = o.find((i) => i !== void 0);
  if (s) throw s;
}
var Pb = /^: (\S*\/)?\w+: (-: Cannot write|write error|standard output|error \d+ : Write error( : cannot write block)?)(:| :) (Broken pipe|Connection reset by peer)\s*(\n(\S*\/)?\w+: Error is not recoverable: exiting now)?$/;
async function Ob(e, { mayEcho: t }) {
  let n = Eb(e.stderr), [r, o] = await vb(e, "close");
  if (r !== 0 && !(t && (o === "SIGPIPE" || Pb.test(n()))))
    throw new ee(`${e.spawnfile} ${Kr(r, o)}${n()}`);
}
function Kr(e, t) {
  return t ? `was ended by ${t}` : `failed with exit code ${e}`;
}
var Bb = 1e3;
function Eb(e) {
  let t = "";
  return e.setEncoding("utf8").on("data", (n) => {
    t = (t + n).slice(-Bb);
  }), () => t.trim() === "" ? "" : `: ${t.trim()}`;
}

// src/process.ts
function ai() {
  let { PATH: e, SystemRoot: t } = process.env;
  return { PATH: e, LC_ALL: "C", ...t && { SystemRoot: t } };
}
function V(e, { cwd: t, signal: n, stdin: r }) {
  let o = [];
  for (let a of e.toReversed()) {
    let c = o[0], f = (a === e[0] ? r : void 0) ?? "pipe", u = Cf(a, { cwd: t, stdio: [f, c?.stdin ?? "pipe", "pipe"] });
    c?.stdin?.destroy(), o.unshift(u);
  }
  let s = o[0], i = o.at(-1);
  return s.stdin?.on("error", () => {
  }), {
    pid: s.pid ?? 0,
    stdin: s.stdin,
    stdout: i.stdout,
    ended: Tf(o, n)
  };
}
var Rb = /^(NODE_(OPTIONS|EXTRA_CA_CERTS|USE_SYSTEM_CA|COMPILE_CACHE)|SSL_CERT_(FILE|DIR)|LD_LIBRARY_PATH)$/;
function Af({ path: e, args: t }) {
  let n = Object.entries(process.env).filter(([a]) => Rb.test(a)), r = (0, Hn.spawn)(e, t, {
    cwd: "/",
    detached: !0,
    stdio: ["pipe", "pipe", "ignore"],
    // One of its threads waits for the kernel all the time.
    env: { ...ai(), ...Object.fromEntries(n), UV_THREADPOOL_SIZE: "8" }
  });
  r.on("error", () => {
  });
  let { pid: o = 0, stdin: s, stdout: i } = r;
  return s.on("error", () => {
  }), { pid: o, stdin: s, stdout: i, kill: () => {
    r.kill("SIGKILL");
  } };
}
async function zn(e, t, n) {
  await Yr({ path: Ef(e), args: t }, n);
}
async function Yr(e, t) {
  let { stdout: n, ended: r } = V([e], t);
  n.resume(), await r;
}
function Cf(e, t) {
  let n = process.umask(0);
  try {
    return (0, Hn.spawn)(e.path, e.args, { ...t, env: ai() });
  } finally {
    process.umask(n);
  }
}
async function G1(e, t, { cwd: n, signal: r }) {
  let o = performance.now(), s = (0, Hn.spawn)(process.execPath, [e], { cwd: n, env: t, stdio: ["ignore", "pipe", "pipe"] }), i = () => {
    s.kill("SIGINT");
  };
  r.addEventListener("abort", i), r.aborted && i();
  let a = "";
  for (let c of [s.stdout, s.stderr])
    c.setEncoding("utf8").on("data", (f) => {
      a += f;
    });
  try {
    let [c] = await ii(s, "close");
    return { exitCode: c, output: a, ms: performance.now() - o };
  } finally {
    r.removeEventListener("abort", i);
  }
}
async function J1({ path: e, args: t }, { cwd: n, env: r, signal: o }) {
  let s = (0, Hn.spawn)(e, t, { cwd: n, env: { ...r, ...ai() }, signal: o, killSignal: "SIGKILL" });
  s.stdin.destroy(), s.stderr.resume();
  let [[i, a], c] = await Promise.all([
    ii(s, "close"),
    (0, Vr.text)(s.stdout)
  ]);
  if (i === 0) return c;
  throw new ee(`${e} ${Kr(i, a)}`);
}
async function qn(e, t = [0]) {
  let n = Cf(e, { stdio: "pipe" });
  n.stdin?.destroy();
  let [[r, o], s, i] = await Promise.all([
    ii(n, "close"),
    (0, Vr.text)(n.stdout),
    (0, Vr.text)(n.stderr)
  ]);
  if (r !== null && t.includes(r)) return s;
  throw new ee(`${e.path} ${Kr(r, o)}: ${i.trim()}`);
}

// src/tools.ts
import { readFileSync as $b } from "node:fs";
async function Nf(e = !0) {
  let t = e ? Ib : () => {
  }, [n, r, o, s] = await Promise.all([
    Tb(),
    jn("zstd"),
    t("mksquashfs"),
    t("unsquashfs")
  ]);
  return { tar: n, zstd: r, mksquashfs: o, unsquashfs: s };
}
async function Ib(e) {
  let t = jn(e);
  return t && await Mb(t).catch(() => {
  }) && t;
}
async function Mb(e) {
  let t = await qn({ path: e, args: ["-version"] }, [0, 1]), [, n, r, o] = t.match(/squashfs version ((\d+)\.(\d+)(?:\.\d+)?)/) ?? [];
  return Number(r) * 100 + Number(o) >= 405 ? n : void 0;
}
async function Tb() {
  if (process.platform === "win32") return { dialect: "node" };
  for (let e of ["tar", "gtar", "bsdtar"]) {
    let t = jn(e), n = t && (Ab(t) ?? Nb(await Cb(t)));
    if (n) return { path: t, dialect: n };
  }
  return { dialect: "node" };
}
var Ff = { "GNU tar": "gnu", bsdtar: "bsd" };
function Ab(e) {
  try {
    let t = $b(e);
    return Object.entries(Ff).find(([n]) => t.includes(`\0${n}\0`))?.[1];
  } catch {
    return;
  }
}
function Cb(e) {
  return qn({ path: e, args: ["--version"] }).catch(() => "");
}
function Nb(e) {
  return Object.entries(Ff).find(([t]) => e.includes(t))?.[1];
}

// src/entry/digest.ts
var _f = N(Lf(), 1);

// src/bytes/chunker.ts
function Kt(e) {
  let t = [], n = 0, r = () => {
    let o = t;
    return t = [], n = 0, o;
  };
  return {
    *push(o) {
      for (let s = 0; s < o.length; ) {
        let i = o.subarray(s, s + e - n);
        t.push(i), n += i.length, s += i.length, n === e && (yield r());
      }
    },
    rest: r
  };
}
function ye(e) {
  return e.reduce((t, n) => t + n.length, 0);
}

// src/entry/digest.ts
var I = 1024 * 1024, Vt = 32;
function Gn(e) {
  return Math.ceil(e / I) * Vt;
}
function Df() {
  let e = Kt(I), t = [];
  return {
    update(n) {
      for (let r of e.push(n)) t.push($e(...r));
    },
    finish() {
      let n = e.rest();
      return n.length > 0 && t.push($e(...n)), Buffer.concat(t);
    }
  };
}
function fi(e, t, n) {
  let r = n.subarray(t * Vt, (t + 1) * Vt);
  return r.length === Vt && $e(...e).equals(r);
}
function Uf(e, { offset: t, length: n }) {
  let r = Ie(t, t + n), o = r[0] * Vt;
  return $e(
    Buffer.from(`${n}
`),
    e.subarray(o, o + r.length * Vt)
  ).toString("hex");
}
function $e(...e) {
  let t = (0, _f.createHash)("sha256");
  for (let n of e) t.update(n);
  return t.digest();
}
function Ie(e, t) {
  let n = Math.floor(e / I), r = t > e ? Math.ceil(t / I) - n : 0;
  return Array.from({ length: r }, (o, s) => n + s);
}

// src/entry/container.ts
var Yt = "headstart-2", Fb = ["image", "delta"];
function Zt(e, t) {
  return Fb.includes(t) ? Math.ceil(e / I) * I : e;
}
function D({ segments: e }) {
  let t = e.at(-1);
  return t ? t.offset + t.length : 0;
}
function Zr({ digests: e, ...t }) {
  return $e(Buffer.from(JSON.stringify(t)), e).toString("hex");
}

// src/entry/read-range.ts
async function Jn(e, t, n) {
  let r = [];
  for await (let s of e.read(t, n)) r.push(s);
  let o = Buffer.concat(r);
  if (o.length !== n - t)
    throw new S(`it ended at byte ${t + o.length} of ${e.size}`);
  return o;
}

// src/entry/index-frame.ts
var Lb = 407710288, ui = 8, Xr = ui + 12, Kn = Buffer.from("HEADSTR2"), jf = 36 + Kn.length, Vn = Xr + jf, mi = 4 * 1024 * 1024, Hf = 1024, _b = 512, Db = 1024 ** 4;
function zf({ digests: e, ...t }, n) {
  let r = Buffer.from(JSON.stringify(t));
  if (r.length > mi) throw new Error(`the index is too large: its JSON has ${r.length} bytes`);
  let o = Buffer.alloc(Xr), s = [e, r, n?.(qf(e, r)) ?? Buffer.alloc(0)], i = s.map((u) => u.length), a = i.reduce((u, m) => u + m, Vn), c = [Lb, a - ui, ...i];
  for (let [u, m] of c.entries()) o.writeUInt32LE(m, 4 * u);
  let f = Buffer.alloc(4);
  return f.writeUInt32LE(a), Buffer.concat([o, ...s, $e(o, ...s), f, Kn]);
}
var Ub = 128 * 1024;
async function Yn(e, t) {
  return jb(await Wb(e), e.size, t);
}
async function Wb(e) {
  let { size: t } = e;
  if (t < Vn) throw new S(`it has only ${t} bytes`);
  let n = await Jn(e, Math.max(0, t - Ub), t);
  if (!n.subarray(-Kn.length).equals(Kn))
    throw new S("it does not end in an index: cut short, or not written by Headstart");
  let r = n.readUInt32LE(n.length - Kn.length - 4), o = Vn + Gn(Math.min(t, Db)) + mi + Hf;
  if (r < Vn || r > Math.min(t, o))
    throw new S(`its index has ${r} bytes, which is no length of an index`);
  return r <= n.length ? n.subarray(-r) : Jn(e, t - r, t);
}
function jb(e, t, n) {
  let r = e.length - jf;
  if (!$e(e.subarray(0, r)).equals(e.subarray(r, r + 32)))
    throw new S("its index does not match its SHA-256");
  let [o = 0, s = 0, i = 0] = [0, 1, 2].map(
    (l) => e.readUInt32LE(ui + 4 * l)
  ), a = t - e.length;
  if (!(o === Gn(a) && s <= mi && i <= Hf && Vn + o + s + i === e.length)) throw new S("the parts of its index do not fit its body");
  let f = Xr + o, [u, m] = [e.subarray(Xr, f), e.subarray(f, f + s)];
  n?.(e.subarray(f + s, r), qf(u, m));
  let d = Hb(m);
  if (!zb(d)) throw new S("its index is not what this version of Headstart writes");
  return Jb(d.segments, a), { ...d, digests: u };
}
function qf(e, t) {
  let n = Buffer.alloc(4);
  return n.writeUInt32LE(e.length), $e(n, e, t);
}
function Hb(e) {
  try {
    return JSON.parse(e.toString("utf8"));
  } catch {
    return;
  }
}
function zb(e) {
  let t = e;
  return t?.container === Yt && Gf(t.format) && Wf(t.key) && t.key.length <= _b && [t.files, t.bytes].every(li) && Array.isArray(t.paths) && t.paths.every(Wf) && Array.isArray(t.segments) && t.segments.every(qb);
}
function qb(e) {
  let t = e, { offset: n, length: r, files: o, bytes: s, unpackedBytes: i = 0, root: a = 0, deadBytes: c = 0 } = t ?? {}, f = [n, r, o, s, i, a, c];
  return Gf(t?.kind) && f.every(li) && Gb(t?.frames, r);
}
function Gb(e, t) {
  if (e === void 0) return !0;
  let n = (r) => li(r) && r !== 0;
  return Array.isArray(e) && e.every(n) && e.reduce((r, o) => r + o, 0) === t;
}
function Gf(e) {
  return typeof e == "string" && /^[a-z-]{1,32}$/.test(e);
}
function Wf(e) {
  return typeof e == "string";
}
function li(e) {
  return Number.isSafeInteger(e) && e >= 0;
}
function Jb(e, t) {
  let n = 0;
  for (let { kind: r, offset: o, length: s } of e) {
    if (o !== Zt(n, r) || s === 0) throw new S("its segments do not line up");
    n = o + s;
  }
  if (n === 0 || n !== t) throw new S("its segments do not fill its body");
}

// src/transfer/limits.ts
var Jf = (e) => Math.min(24, 3 * e);
function di(e) {
  return Math.random() * Math.min(4e3, e);
}
var pi = { paceBytes: 128 * 1024 ** 2, paceMs: 6e5, paceAfterMs: 6e4 }, Kf = {
  ...pi,
  singleBytes: 10 * 1024 * 1024,
  idleMs: 1e4,
  hedgeMs: 2e3,
  noProgressMs: 3e4,
  backoffMs: 500,
  progressBytes: 65536
}, lT = { noProgressMs: 3e4, progressBytes: 1024 ** 2 }, dT = { timeoutMs: 5 * 6e4, pauseMs: 250 };

// src/transfer/deadline.ts
async function gT({ signal: e, late: t }, n) {
  let r = AbortSignal.timeout(12e3);
  try {
    return await n(AbortSignal.any([e, r]));
  } catch (o) {
    throw e.throwIfAborted(), r.aborted && o === r.reason ? t() : o;
  }
}
async function Vf(e, t) {
  let n = Promise.withResolvers(), r = () => n.reject(t.reason);
  t.addEventListener("abort", r);
  try {
    return await Promise.race([e, n.promise]);
  } finally {
    t.removeEventListener("abort", r);
  }
}
function Yf({ signal: e, limitMs: t, bytes: n = 0, onSent: r }) {
  let o = new AbortController(), s = performance.now(), [i, a] = [0, 0], c = setTimeout(() => o.abort(), t), f = !1;
  return {
    signal: AbortSignal.any([e, o.signal]),
    onSent(u) {
      if (i += u, r?.(u), f || i < n && i - a < 65536) return;
      a = i, clearTimeout(c);
      let m = i < n ? 0 : performance.now() - s;
      c = setTimeout(() => o.abort(), t + m);
    },
    isOver: () => o.signal.aborted,
    end() {
      f = !0, clearTimeout(c);
    }
  };
}

// src/transfer/signed-url.ts
function Zf(e) {
  let t, n, r = !1, o = async () => (n = { url: await e.url(r), worked: !1, renewed: r }, n);
  return {
    current() {
      return t ??= o(), t;
    },
    refused(s, i) {
      if (s === n) {
        if (s.renewed && !s.worked) throw i;
        r = !0, n = void 0, t = void 0;
      }
    }
  };
}
function Xf(e, t) {
  let n = t === void 0 ? void 0 : Promise.resolve(t), r = () => {
    let o = e();
    return o.catch(() => {
      n === o && (n = void 0);
    }), o;
  };
  return (o = !1) => (o && (n = void 0), n ??= r(), n);
}

// src/transfer/download.ts
import { Readable as pS } from "node:stream";

// src/transfer/concurrency-limiter.ts
function Qf(e) {
  let t = [], n = e, r = 0, o = Number.NEGATIVE_INFINITY, s = () => {
    for (; r < n && t.length > 0; )
      t.sort((a, c) => a.place - c.place), r++, t.shift()?.go();
  }, i = () => {
    let a = performance.now();
    return {
      release() {
        r--, s();
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
      t.push({ place: a, go: () => c(i()) }), s();
    })
  };
}

// src/transfer/http-contract.ts
async function eu(e, t, n = []) {
  let r = 0;
  for await (let o of t)
    if (n.push(o), r += o.length, r > e) break;
  return Buffer.concat(n);
}

// src/transfer/errors.ts
var Y = class extends Error {
  name = "TransferFailure";
  recover;
  /** How long the server asked to wait, in milliseconds; 0 if it did not. */
  retryAfterMs;
  constructor(t, n, r = 0) {
    super(t), this.recover = n, this.retryAfterMs = r;
  }
};
function Qe(e) {
  let { origin: t, pathname: n } = new URL(e);
  return t + n;
}
var Zn = "its certificate is signed by nobody this machine trusts; give the authority\u2019s certificate in NODE_EXTRA_CA_CERTS", tu = {
  ECONNREFUSED: ["it refuses connections; is the endpoint right, and is the server up?", "retry"],
  ENOTFOUND: ["there is no host of that name; is the endpoint right?", "retry"],
  EAI_AGAIN: ["its name could not be resolved just now", "retry"],
  ECONNRESET: ["the connection was reset", "resume"],
  EPIPE: ["the connection was closed", "resume"],
  UND_ERR_SOCKET: ["the connection was closed", "resume"],
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: ["the connection was closed", "resume"],
  UND_ERR_CONNECT_TIMEOUT: ["it cannot be reached; is the endpoint right, or a proxy missing?", "retry"],
  ETIMEDOUT: ["it cannot be reached; is the endpoint right, or a proxy missing?", "retry"],
  UND_ERR_HEADERS_TIMEOUT: ["it does not answer", "resume"],
  UND_ERR_BODY_TIMEOUT: ["it stopped sending", "resume"],
  EMFILE: ["too many files are open", "slow-down"],
  DEPTH_ZERO_SELF_SIGNED_CERT: [Zn, "none"],
  SELF_SIGNED_CERT_IN_CHAIN: [Zn, "none"],
  UNABLE_TO_GET_ISSUER_CERT: [Zn, "none"],
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: [Zn, "none"],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: [Zn, "none"],
  CERT_HAS_EXPIRED: ["its certificate has expired", "none"],
  CERT_NOT_YET_VALID: ["its certificate is not valid yet; is the clock of this machine right?", "none"],
  ERR_TLS_CERT_ALTNAME_INVALID: ["its certificate is for another host; is the endpoint right?", "none"],
  ERR_SSL_WRONG_VERSION_NUMBER: ["it does not speak TLS; is the endpoint http: instead of https:?", "none"],
  HPE_INVALID_CONSTANT: ["it does not speak HTTP; is the endpoint https: instead of http:?", "none"],
  EPROTO: ["it does not speak TLS; is the endpoint http: instead of https:?", "none"]
};
function vT(e, t) {
  if (e instanceof Y) return e;
  let n = /Proxy.*\((\d{3})\)/.exec(e instanceof Error ? e.message : "")?.[1];
  if (n) return nu(Number(n), t);
  let r = E(e) ?? "unknown error", [o, s] = tu[r] ?? ["the connection failed", "retry"];
  return new Y(`${Qe(t)}: ${o} (${r})`, s);
}
function PT(e, t) {
  let n = E(e) ?? "unknown error", [r, o] = tu[n] ?? ["the connection failed", "retry"], s = r.replace(/; is the .*/, ""), i = "correct HTTP_PROXY and HTTPS_PROXY, or name the host in NO_PROXY";
  return new Y(
    `the proxy at ${new URL(t).origin}: ${s} (${n}); ${i}`,
    o === "resume" ? "retry" : o
  );
}
function nu(e, t) {
  let n = e === 407 ? "the proxy wants other credentials; give them in HTTP_PROXY and HTTPS_PROXY" : e >= 500 ? "the proxy cannot reach it; is the endpoint right, or the host missing in NO_PROXY?" : "the proxy does not let it through; if it need not, name the host in NO_PROXY";
  return new Y(`${Qe(t)}: ${n} (${e})`, e >= 500 ? "slow-down" : "none");
}
function OT(e, t) {
  let n = "a web page comes instead of an answer; is the endpoint right, or does a proxy or portal want a login?";
  return new Y(`${Qe(t)}: ${n} (${e})`, "none");
}
async function ru({ status: e, headers: t, body: n }, r) {
  if (e === 407) return nu(e, r);
  let o = await Qb(n), [s, i] = Yb(e, o, t.location), a = o === void 0 ? e : `${e} ${o}`, c = e === 429 || e >= 500 ? eS(t["retry-after"]) : 0;
  return new Y(`${Qe(r)}: ${s} (${a})`, i, c);
}
function Yb(e, t, n) {
  return e === 403 || t === "ExpiredToken" ? ["access is denied; are the credentials right, and is the clock?", "renew"] : e === 404 || e === 410 ? ["the object is gone; it was deleted meanwhile", "none"] : e === 412 ? ["the object was replaced meanwhile", "none"] : e === 416 ? ["the object is shorter than it was; it was replaced meanwhile", "none"] : e >= 300 && e < 400 ? [`it redirects${Zb(n)}; use that as endpoint`, "none"] : e === 408 || e === 429 || e >= 500 ? ["it has trouble or too much to do", "slow-down"] : ["it refuses the request", "none"];
}
function Zb(e) {
  return typeof e == "string" && URL.canParse(e) ? ` to ${new URL(e).origin}` : "";
}
var Xb = 4096;
async function Qb(e) {
  let t = [];
  return await eu(Xb, e, t).catch(() => {
  }), /<Code>(\w{1,64})<\/Code>/.exec(Buffer.concat(t).toString("latin1"))?.[1];
}
function eS(e) {
  if (typeof e != "string") return 0;
  let t = /^\d+$/.test(e) ? Number(e) * 1e3 : Date.parse(e) - Date.now();
  return Math.max(t || 0, 0);
}

// src/transfer/range-request.ts
async function su(e, t) {
  let { http: n, object: r, signed: o, signal: s } = t, { url: i } = o, a = !Number.isFinite(r.size), c = {
    ...!a && { range: `bytes=${e.position}-${e.end - 1}` },
    ...r.etag !== void 0 && { "if-match": r.etag },
    "accept-encoding": "identity"
  }, f = await n.request(i, {
    method: "GET",
    headers: c,
    signal: s,
    onHead: (u, m) => ou(u) ? tS(u, m, e, t) : void 0
  });
  if (!ou(f)) throw await ru(f, i);
  if (a && e.finish(), !e.isComplete()) throw Le(i, "the connection ended before the object did", "resume");
}
var ou = ({ status: e }) => e === 200 || e === 206;
function tS(e, t, n, r) {
  let { url: o } = r.signed;
  oS(e, r);
  let s = e.status === 200 && e.headers["content-range"] === void 0;
  return s ? (nS(e, n, r), r.onWholeObject(n)) : rS(e, n, r), n.start === 0 && r.begun?.resolve(), r.signed.worked = !0, (i) => {
    let a = n.end - n.position;
    if (i.length > a && !s) throw Le(o, "it sends more bytes than it says", "retry");
    n.take(i.subarray(0, a)), r.onBytes(n, i.length, t), s && n.isComplete() && t.end();
  };
}
function nS({ headers: e }, t, { signed: { url: n }, object: { size: r } }) {
  if (t.position !== 0)
    throw Le(n, "the server ignores the range that it is asked for", "await-whole");
  if (Number.isFinite(r) && !iu(e["content-length"], r))
    throw Le(n, "the object has another length", "retry");
}
function rS({ headers: e }, t, { signed: { url: n }, object: { size: r } }) {
  let o = `bytes ${t.position}-${t.end - 1}/${r}`;
  if (e["content-range"] !== o)
    throw Le(n, `it sends '${e["content-range"]}' instead of '${o}'`, "retry");
  let s = e["content-length"];
  if (!iu(s, t.end - t.position))
    throw Le(n, `it sends ${s} bytes for '${o}'`, "retry");
}
function iu(e, t) {
  return e === void 0 || e === String(t);
}
function oS({ headers: e }, { signed: { url: t }, object: { etag: n } }) {
  let r = e["content-encoding"] ?? "identity";
  if (r !== "identity")
    throw Le(t, `something on the way encodes it as ${r}; a proxy?`, "none");
  if (/^text\/html/i.test(String(e["content-type"])))
    throw Le(t, "a web page comes instead of the object; does a proxy or portal want a login?", "none");
  if (n !== void 0 && e.etag !== n) {
    let o = `the object was replaced meanwhile: its ETag is ${e.etag}, not ${n}`;
    throw Le(t, o, "none");
  }
}
function Le(e, t, n) {
  return new Y(`${Qe(e)}: ${t}`, n);
}

// src/transfer/fill-part.ts
async function au(e, t) {
  let n = t.retries.forPart(e.start), r = () => !e.isComplete() && t.isWanted(e);
  for (; r(); ) {
    let o = await sS(e, t);
    if (o?.recover === "await-whole" && t.begun && await Vf(t.begun.promise, t.signal), !(o === void 0 || !r())) {
      if (!Number.isFinite(t.object.size) && e.position > e.start) throw o;
      t.watch.failed(o), await n.recover(o, e.position);
    }
  }
}
async function sS(e, t) {
  let { limiter: n, link: r, retries: o, isWanted: s } = t, i = await n.acquire(e.start), a;
  try {
    if (a = await r.current(), !s(e)) return;
    await iS(e, a, t), i.increase(), o.progress();
    return;
  } catch (c) {
    if (!(c instanceof Y)) throw c;
    if (c.recover === "slow-down" && i.decrease(), c.recover !== "renew" || a === void 0) return c;
    r.refused(a, c);
    return;
  } finally {
    i.release();
  }
}
function iS(e, t, n) {
  let r = new AbortController(), o = AbortSignal.any([n.signal, r.signal]);
  return n.watch.during(
    e,
    () => su(e, { ...n, signed: t, signal: o }),
    (s) => r.abort(new Y(`${Qe(t.url)}: ${s}`, "resume"))
  );
}

// src/transfer/part.ts
function cu(e, t, n) {
  let r = [], o, s = 0, i = (c) => {
    o ??= n.acquire(a.end - a.position);
    let f = c.copy(o, s);
    return s += f, s === o.length && (r.push(o), o = void 0, s = 0), f;
  }, a = {
    start: e,
    end: t,
    position: e,
    heldBytes: 0,
    take(c) {
      for (let f = 0; f < c.length; ) {
        let u = i(c.subarray(f));
        f += u, a.position += u;
      }
      a.heldBytes += c.length;
    },
    finish() {
      o && r.push(o.subarray(0, s)), o = void 0, a.end = a.position;
    },
    next() {
      let c = r.shift();
      return c && (a.heldBytes -= c.length), c;
    },
    isComplete: () => a.position === a.end
  };
  return a;
}

// src/transfer/retry.ts
import { setTimeout as mS } from "node:timers/promises";
var lS = 100;
async function LT(e, t) {
  let { signal: n, judge: r, maxFailures: o = () => 3 } = e, s = e.maxWaitMs ?? 4e3;
  for (let i = 0; ; ) {
    let a = Yf(e);
    try {
      return await t(a);
    } catch (c) {
      n.throwIfAborted();
      let { error: f, recovery: u, retryAfterMs: m } = r(a.isOver() ? void 0 : c);
      if (u === "recovered") continue;
      if (i += a.isOver() ? 2 : 1, u === "final" || i >= o() || m > s) throw f;
      s -= m, await uu(Math.max(m, di(lS * 4 ** i)), n);
    } finally {
      a.end();
    }
  }
}
function fu(e) {
  let { limits: t, remainingMs: n, signal: r } = e, o = Jf(e.parts), s = 0;
  return {
    progress() {
      s = 0;
    },
    forPart(i) {
      let a = 0, c = i;
      return {
        async recover(f, u) {
          u - c >= t.progressBytes && (c = u, a = 0, s = 0), a++;
          let m = f.recover === "resume" && a === 1;
          if (m || s++, f.recover === "none" || a >= 8 || s >= o) throw f;
          let d = m ? 0 : t.backoffMs * 2 ** (a - 1), l = f.retryAfterMs + di(d);
          if (f.retryAfterMs > 0 && l > n()) throw f;
          l > 0 && await uu(l, r);
        }
      };
    }
  };
}
async function uu(e, t) {
  await mS(e, void 0, { signal: t }).catch(() => t.throwIfAborted());
}

// src/transfer/least-speed.ts
function Qr({ paceBytes: e, paceMs: t, paceAfterMs: n }, r = 1 / 0) {
  let o = r, s = Math.min(e, o), i = 0, a = 0, c;
  return {
    moved(f) {
      for (i += f; s > 0 && i >= s; )
        i -= s, o -= s, s = Math.min(e, o), a = 0;
    },
    check(f, u) {
      return f && c !== void 0 && (a += u - c), c = u, a < n || s * a <= i * t ? void 0 : `${(i / 1024 / (a / 1e3)).toFixed(1)} KiB/s; ${(s / 1024 ** 2).toFixed(1)} MiB must come through in ${t / 6e4} minutes`;
    }
  };
}

// src/transfer/stall-watch.ts
function mu(e) {
  let { limits: t, bytes: n, awaited: r, giveUp: o } = e, s = Qr(t, n), i = 0, a = performance.now(), c, f = dS(e, () => {
    a = performance.now();
  }), u = (l) => {
    let p = s.check(r() !== void 0, l);
    if (p && o(`the store sends only ${p}`), i >= t.progressBytes || !r())
      a = l, i = 0;
    else if (l - a >= t.noProgressMs) {
      let h = c ? `${c.message}; ` : "";
      o(`${h}no progress for ${lu(t.noProgressMs)}`);
    }
  }, d = setInterval(() => {
    let l = performance.now();
    f.check(l), u(l);
  }, Math.min(500, t.idleMs / 4, t.hedgeMs / 2));
  return {
    during: f.during,
    received(l) {
      i += l, s.moved(l);
    },
    failed(l) {
      c = l;
    },
    remainingMs: () => t.noProgressMs - (performance.now() - a),
    stop: () => clearInterval(d)
  };
}
function dS({ limits: e, awaited: t, isPaused: n }, r) {
  let o = /* @__PURE__ */ new Set(), s = /* @__PURE__ */ new WeakMap(), i = { bytes: 0, ms: 0 }, a = (f, u) => {
    let { part: m, abort: d } = f;
    m.position - f.seenPosition >= e.progressBytes || n() ? (f.seenAt = u, f.seenPosition = m.position) : u - f.seenAt >= e.idleMs && d(`it sends next to nothing for ${lu(e.idleMs)}`);
  }, c = ({ part: f, since: u, from: m, abort: d }, l) => {
    let p = s.get(f) ?? 0, h = (l - u - e.hedgeMs * 2 ** p) * i.bytes / i.ms;
    i.ms === 0 || f.position - m >= h / 4 || (s.set(f, p + 1), d("it sends one part much more slowly than others"));
  };
  return {
    async during(f, u, m) {
      let [d, l] = [performance.now(), f.position], p = { part: f, abort: m, since: d, from: l, seenAt: d, seenPosition: l };
      o.add(p);
      try {
        await u(), i.bytes += f.position - l, i.ms += performance.now() - d, r();
      } finally {
        o.delete(p);
      }
    },
    check(f) {
      for (let u of o)
        a(u, f), u.part === t() && c(u, f);
    }
  };
}
function lu(e) {
  return `${Math.round(e / 100) / 10} s`;
}

// src/transfer/download.ts
function du(e, t, n) {
  return new hi(e, t, n);
}
var hi = class extends pS {
  release;
  positionOf = (t) => this.#r.get(t);
  /** Of the pieces that were handed out. */
  #r = /* @__PURE__ */ new WeakMap();
  #n;
  #o;
  #e;
  #t;
  #l;
  #c;
  #f;
  #u = new AbortController();
  #a = () => {
    this.destroy(this.#e.signal.reason);
  };
  /** Created by the first read. */
  #h;
  /** The parts that are requested and not handed out yet. The consumer reads the first one, or any. */
  #s = [];
  /** Where the next part begins, in bytes of the object. */
  #i;
  /** Where the parts end that are not requested yet. */
  #d;
  /** The consumer wants more bytes than it has been given. */
  #m = !1;
  /** The body that is paused, because the consumer has no room. Only the body of a whole object is paused. */
  #p;
  constructor(t, { start: n, end: r }, o) {
    super({ objectMode: !0 }), this.#o = t, this.#e = o, this.#t = { ...Kf, ...o.limits }, this.#i = n, this.#d = r, this.#f = r, this.#c = r - n < this.#t.singleBytes ? Math.max(r - n, 1) : o.partBytes, this.#l = o.memory ?? Jt(Math.min(o.partBytes, 1024 * 1024)), this.release = this.#l.release, this.#n = o.order !== "any" || !Number.isFinite(r) || o.concurrency === 1, o.signal.addEventListener("abort", this.#a), o.signal.aborted && this.#a();
  }
  _read() {
    this.#g();
  }
  _destroy(t, n) {
    this.#e.signal.removeEventListener("abort", this.#a), this.#h?.watch.stop(), this.#u.abort(t ?? new Error("the stream was closed")), n(t);
  }
  #b() {
    let { http: t, concurrency: n } = this.#e, { signal: r } = this.#u, o = this.#t, s = this.#f - this.#i, i = mu({
      limits: o,
      bytes: s,
      awaited: () => this.#m ? this.#s[0] : void 0,
      isPaused: () => this.#p !== void 0,
      // The caller may try again later.
      giveUp: (c) => this.destroy(new Y(c, "retry"))
    }), a = Math.ceil(s / this.#c);
    return {
      http: t,
      object: this.#o,
      link: Zf(this.#o),
      begun: this.#i === 0 ? Promise.withResolvers() : void 0,
      limiter: Qf(n),
      retries: fu({ parts: a, limits: o, remainingMs: i.remainingMs, signal: r }),
      watch: i,
      signal: r,
      isWanted: (c) => this.#s.includes(c) && !r.aborted,
      onWholeObject: (c) => this.#v(c),
      onBytes: (c, f, u) => {
        i.received(f), this.#m && (c === this.#s[0] || !this.#n) && this.#g(), c.heldBytes > this.#c && this.#y(u);
      }
    };
  }
  #g() {
    for (this.#m = !0; this.#m && !this.destroyed; ) {
      if (this.#k(), this.#s.length === 0)
        return this.#m = !1, void this.push(null);
      if (!(this.#n ? this.#s.slice(0, 1) : this.#s).some((n) => this.#S(n))) return;
    }
  }
  /** @returns whether the part had bytes, or is done */
  #S(t) {
    let n = t.position - t.heldBytes, r = t.next();
    if (r)
      this.#r.set(r, n), this.#m = this.push(r), t.heldBytes < this.#c && this.#w();
    else if (t.isComplete()) this.#s.splice(this.#s.indexOf(t), 1);
    else return !1;
    return !0;
  }
  #k() {
    this.#h ??= this.#b();
    let t = Number.isFinite(this.#o.size) ? this.#e.concurrency : 1;
    for (; this.#s.length < t && this.#i < this.#d; ) {
      let n = this.#x();
      this.#s.push(n), au(n, this.#h).then(
        // Only the end of the response shows where an object of unknown size ends.
        () => {
          this.#m && this.#g();
        },
        (r) => this.destroy(r)
      );
    }
  }
  /** In any order, the last part is the first. */
  #x() {
    let [t, n, r] = [this.#i, this.#d, this.#c], o = !this.#n && n === this.#f;
    return o ? this.#d = n - ((n - t) % r || r) : this.#i = Math.min(t + r, n), cu(o ? this.#d : t, o ? n : this.#i, this.#l);
  }
  #y(t) {
    t.pause(), this.#p = t;
  }
  #w() {
    let t = this.#p;
    this.#p = void 0, t?.resume();
  }
  // This part now covers the other parts, so their requests are no longer wanted.
  #v(t) {
    t.end = this.#f, this.#i = this.#d, this.#s = [t];
  }
};

// src/state.ts
var pu = "headstart";
function gi(e) {
  Nc(pu, JSON.stringify(e));
}
function eo() {
  let e = Fc(pu);
  return e === "" ? void 0 : JSON.parse(e);
}

// package.json
var hu = { version: "0.1.0" };

// src/files/matches.ts
import { lstatSync as Fk } from "node:fs";

// node_modules/@actions/glob/lib/internal-globber.js
import * as tn from "fs";

// node_modules/@actions/glob/lib/internal-glob-options-helper.js
function yi(e) {
  let t = {
    followSymbolicLinks: !0,
    implicitDescendants: !0,
    matchDirectories: !0,
    omitBrokenSymbolicLinks: !0,
    excludeHiddenFiles: !1
  };
  return e && (typeof e.followSymbolicLinks == "boolean" && (t.followSymbolicLinks = e.followSymbolicLinks, ie(`followSymbolicLinks '${t.followSymbolicLinks}'`)), typeof e.implicitDescendants == "boolean" && (t.implicitDescendants = e.implicitDescendants, ie(`implicitDescendants '${t.implicitDescendants}'`)), typeof e.matchDirectories == "boolean" && (t.matchDirectories = e.matchDirectories, ie(`matchDirectories '${t.matchDirectories}'`)), typeof e.omitBrokenSymbolicLinks == "boolean" && (t.omitBrokenSymbolicLinks = e.omitBrokenSymbolicLinks, ie(`omitBrokenSymbolicLinks '${t.omitBrokenSymbolicLinks}'`)), typeof e.excludeHiddenFiles == "boolean" && (t.excludeHiddenFiles = e.excludeHiddenFiles, ie(`excludeHiddenFiles '${t.excludeHiddenFiles}'`))), t;
}

// node_modules/@actions/glob/lib/internal-globber.js
import * as co from "path";

// node_modules/@actions/glob/lib/internal-path-helper.js
var et = N(gu(), 1);
import * as Xt from "path";
var tt = process.platform === "win32";
function De(e) {
  if (e = _e(e), tt && /^\\\\[^\\]+(\\[^\\]+)?$/.test(e))
    return e;
  let t = Xt.dirname(e);
  return tt && /^\\\\[^\\]+\\[^\\]+\\$/.test(t) && (t = _e(t)), t;
}
function no(e, t) {
  if ((0, et.default)(e, "ensureAbsoluteRoot parameter 'root' must not be empty"), (0, et.default)(t, "ensureAbsoluteRoot parameter 'itemPath' must not be empty"), Xn(t))
    return t;
  if (tt) {
    if (t.match(/^[A-Z]:[^\\/]|^[A-Z]:$/i)) {
      let n = process.cwd();
      return (0, et.default)(n.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${n}'`), t[0].toUpperCase() === n[0].toUpperCase() ? t.length === 2 ? `${t[0]}:\\${n.substr(3)}` : (n.endsWith("\\") || (n += "\\"), `${t[0]}:\\${n.substr(3)}${t.substr(2)}`) : `${t[0]}:\\${t.substr(2)}`;
    } else if (we(t).match(/^\\$|^\\[^\\]/)) {
      let n = process.cwd();
      return (0, et.default)(n.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${n}'`), `${n[0]}:\\${t.substr(1)}`;
    }
  }
  return (0, et.default)(Xn(e), "ensureAbsoluteRoot parameter 'root' must have an absolute root"), e.endsWith("/") || tt && e.endsWith("\\") || (e += Xt.sep), e + t;
}
function Xn(e) {
  return (0, et.default)(e, "hasAbsoluteRoot parameter 'itemPath' must not be empty"), e = we(e), tt ? e.startsWith("\\\\") || /^[A-Z]:\\/i.test(e) : e.startsWith("/");
}
function Qn(e) {
  return (0, et.default)(e, "isRooted parameter 'itemPath' must not be empty"), e = we(e), tt ? e.startsWith("\\") || /^[A-Z]:/i.test(e) : e.startsWith("/");
}
function we(e) {
  return e = e || "", tt ? (e = e.replace(/\//g, "\\"), (/^\\\\+[^\\]/.test(e) ? "\\" : "") + e.replace(/\\\\+/g, "\\")) : e.replace(/\/\/+/g, "/");
}
function _e(e) {
  return e ? (e = we(e), !e.endsWith(Xt.sep) || e === Xt.sep || tt && /^[A-Z]:\\$/i.test(e) ? e : e.substr(0, e.length - 1)) : "";
}

// node_modules/@actions/glob/lib/internal-match-kind.js
var be;
(function(e) {
  e[e.None = 0] = "None", e[e.Directory = 1] = "Directory", e[e.File = 2] = "File", e[e.All = 3] = "All";
})(be || (be = {}));

// node_modules/@actions/glob/lib/internal-pattern-helper.js
var yu = process.platform === "win32";
function bi(e) {
  e = e.filter((r) => !r.negate);
  let t = {};
  for (let r of e) {
    let o = yu ? r.searchPath.toUpperCase() : r.searchPath;
    t[o] = "candidate";
  }
  let n = [];
  for (let r of e) {
    let o = yu ? r.searchPath.toUpperCase() : r.searchPath;
    if (t[o] === "included")
      continue;
    let s = !1, i = o, a = De(i);
    for (; a !== i; ) {
      if (t[a]) {
        s = !0;
        break;
      }
      i = a, a = De(i);
    }
    s || (n.push(r.searchPath), t[o] = "included");
  }
  return n;
}
function wu(e, t) {
  let n = be.None;
  for (let r of e)
    r.negate ? n &= ~r.match(t) : n |= r.match(t);
  return n;
}
function bu(e, t) {
  return e.some((n) => !n.negate && n.partialMatch(t));
}

// node_modules/@actions/glob/lib/internal-pattern.js
import * as Wu from "os";
import * as en from "path";
var rt = N(Su(), 1);

// node_modules/balanced-match/dist/esm/index.js
var ku = (e, t, n) => {
  let r, o, s, i, a, c = n.indexOf(e), f = n.indexOf(t, c + 1), u = c;
  if (c >= 0 && f > 0) {
    if (e === t)
      return [c, f];
    for (r = [], s = n.length; u >= 0 && !a; ) {
      if (u === c)
        r.push(u), c = n.indexOf(e, u + 1);
      else if (r.length === 1) {
        let m = r.pop();
        m !== void 0 && (a = [m, f]);
      } else
        o = r.pop(), o !== void 0 && o < s && (s = o, i = f), f = n.indexOf(t, u + 1);
      u = c < f && c >= 0 ? c : f;
    }
    r.length && i !== void 0 && (a = [s, i]);
  }
  return a;
};

// node_modules/brace-expansion/dist/esm/index.js
var xu = "\0SLASH" + Math.random().toFixed(16) + "\0", vu = "\0OPEN" + Math.random().toFixed(16) + "\0", oo = "\0CLOSE" + Math.random().toFixed(16) + "\0", Pu = "\0COMMA" + Math.random().toFixed(16) + "\0", Ou = "\0PERIOD" + Math.random().toFixed(16) + "\0", wS = new RegExp(xu, "g"), bS = new RegExp(vu, "g"), SS = new RegExp(oo, "g"), kS = new RegExp(Pu, "g"), xS = new RegExp(Ou, "g"), vS = /\\\\/g, PS = /\\{/g, OS = /\\}/g, BS = /\\,/g, ES = /\\\./g, RS = 1e5, $S = 4e6, IS = 1e3, MS = 1e3, TS = 2e7, AS = 16;
function Si(e) {
  return isNaN(e) ? e.charCodeAt(0) : parseInt(e, 10);
}
function CS(e) {
  return e.replace(vS, xu).replace(PS, vu).replace(OS, oo).replace(BS, Pu).replace(ES, Ou);
}
function NS(e) {
  return e.replace(wS, "\\").replace(bS, "{").replace(SS, "}").replace(kS, ",").replace(xS, ".");
}
function ki(e, t) {
  for (let n = 0; n < t.length; n++)
    e.push(t[n]);
}
function Bu(e, t, n) {
  if (n.remaining < 0)
    return;
  let r = ku("{", "}", t), o = r !== void 0 && t.indexOf("{") < r[0];
  if (n.remaining -= r && !o ? r[1] + 1 : e.length, !(!r || n.remaining < 0))
    return {
      end: r[1],
      pre: e.slice(0, r[0]),
      body: e.slice(r[0] + 1, r[1]),
      post: e.slice(r[1] + 1),
      unmatched: o
    };
}
function FS(e, t) {
  t.remaining -= e.length;
  let n = [];
  for (let s = 0; s < e.length; s++) {
    let i = e.charCodeAt(s);
    i === 123 ? n.push(s) : i === 125 && n.length && n.pop();
  }
  let r = "", o = 0;
  for (let s = 0; s < n.length; s++) {
    let i = n[s];
    r += e.slice(o, i) + "\0", o = i + 1;
  }
  return r + e.slice(o);
}
function LS(e, t) {
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
function _S(e, t) {
  let n = [], r = "";
  for (; ; ) {
    let o = Bu(e, e, t);
    if (t.remaining < 0)
      return;
    if (!o) {
      let f = e.split(",");
      return f[0] = r + f[0], ki(n, f), n;
    }
    let { pre: s, body: i, post: a } = o, c = s.split(",");
    if (c[0] = r + c[0], c[c.length - 1] += "{" + i + "}", !a.length)
      return ki(n, c), n;
    r = c.pop(), ki(n, c), e = a;
  }
}
function er(e, t) {
  return e === void 0 || isNaN(e) ? t : e;
}
function Eu(e, t = {}) {
  if (!e)
    return [];
  let n = er(t.max, RS), r = er(t.maxLength, $S), o = er(t.maxDepth, IS), s = er(t.maxRewrites, MS), i = er(t.maxSteps, TS);
  return e.slice(0, 2) === "{}" && (e = "\\{\\}" + e.slice(2)), xi(CS(e), n, r, o, 0, s, { remaining: i }, !0).map(NS);
}
function DS(e) {
  return "{" + e + "}";
}
function US(e) {
  return /^-?0\d/.test(e);
}
function WS(e, t) {
  return e <= t;
}
function jS(e, t) {
  return e >= t;
}
function tr(e, t, n, r, o, s, i) {
  let a = [], c = 0, f;
  e: for (let u = 0; u < e.length; u++) {
    let m = e[u] + t, d = n;
    s && !m && (f || (f = n.filter((l) => l)), d = f);
    for (let l = 0; l < d.length; l++) {
      if (a.length >= r)
        break e;
      let p = m + d[l];
      if (c + p.length > o)
        break e;
      a.push(p), c += p.length;
    }
  }
  return i.remaining -= a.length, a;
}
function HS(e, t, n, r, o) {
  let s = e.split(/\.\./), i = [];
  if (s[0] === void 0 || s[1] === void 0)
    return i;
  let a = Si(s[0]), c = Si(s[1]), f = Math.max(s[0].length, s[1].length), u = s.length === 3 && s[2] !== void 0 ? Math.max(Math.abs(Si(s[2])), 1) : 1, m = WS;
  c < a && (u *= -1, m = jS);
  let l = s.some(US), p = l ? f : 1, h = 0;
  for (let g = a; m(g, c) && i.length < n; g += u) {
    if (o.remaining -= p, o.remaining < 0)
      return;
    let y;
    if (t)
      y = String.fromCharCode(g), y === "\\" && (y = "");
    else if (y = String(g), l) {
      let w = f - y.length;
      if (w > 0) {
        let k = new Array(w + 1).join("0");
        g < 0 ? y = "-" + k + y.slice(1) : y = k + y;
      }
    }
    if (h + y.length > r)
      break;
    i.push(y), h += y.length;
  }
  return i;
}
function xi(e, t, n, r, o, s, i, a) {
  if (i.remaining -= AS, o > r)
    return [e];
  let c = [""], f = 0, u = !1, m = !0, d = e;
  for (; ; ) {
    let l = Bu(e, d, i);
    if (!l)
      return tr(c, e, [""], t, n, u, i);
    l.unmatched && (d = FS(d, i));
    let p = l.pre, h = () => tr(c, p + "{" + l.body + "}" + l.post, [""], t, n, u, i);
    if (/\$$/.test(p)) {
      if (c = tr(c, p + "{" + l.body + "}", [""], t, n, u && !l.post.length, i), m = !1, !l.post.length)
        break;
      e = l.post, d = d.slice(l.end + 1);
      continue;
    }
    let g = /^-?\d+\.\.-?\d+(?:\.\.-?\d+)?$/.test(l.body), y = /^[a-zA-Z]\.\.[a-zA-Z](?:\.\.-?\d+)?$/.test(l.body), w = g || y, k = l.body.indexOf(",") >= 0;
    if (!w && !k) {
      if (f < s && LS(l.post, i)) {
        f++, e = l.pre + "{" + l.body + oo + l.post, d = d.slice(0, l.end) + oo + d.slice(l.end + 1), a = !0;
        continue;
      }
      return h();
    }
    m && (u = a && !w, m = !1);
    let v;
    if (w) {
      if (v = HS(l.body, y, t, n, i), !v)
        return h();
    } else {
      let B = _S(l.body, i);
      if (!B)
        return h();
      if (B.length === 1 && B[0] !== void 0) {
        if (B = xi(B[0], t, n, r, o + 1, s, i, !1).map(DS), i.remaining < 0)
          return h();
        if (B.length === 1) {
          let L = tr(c, p + B[0], [""], t, n, u && !l.post.length, i);
          if (i.remaining < 0)
            return h();
          if (c = L, !l.post.length)
            break;
          e = l.post, d = d.slice(l.end + 1);
          continue;
        }
      }
      let A = u && !l.post.length && !p;
      for (let L = 0; A && L < c.length; L++)
        c[L] && (A = !1);
      v = [];
      let U = 0;
      e: for (let L = 0; L < B.length; L++) {
        let Ge = xi(B[L], t, n, r, o + 1, s, i, !1);
        if (i.remaining < 0)
          return h();
        for (let at = 0; at < Ge.length; at++) {
          let ct = Ge[at];
          if (!(A && !ct)) {
            if (v.length >= t || U + ct.length > n)
              break e;
            v.push(ct), U += ct.length;
          }
        }
      }
    }
    let R = tr(c, p, v, t, n, u && !l.post.length, i);
    if (i.remaining < 0)
      return h();
    if (c = R, !l.post.length)
      break;
    e = l.post, d = d.slice(l.end + 1);
  }
  return c;
}

// node_modules/minimatch/dist/esm/assert-valid-pattern.js
var nr = (e) => {
  if (typeof e != "string")
    throw new TypeError("invalid pattern");
  if (e.length > 65536)
    throw new TypeError("pattern is too long");
};

// node_modules/minimatch/dist/esm/brace-expressions.js
var zS = {
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
}, rr = (e) => e.replace(/[[\]\\-]/g, "\\$&"), qS = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), Ru = (e) => e.join(""), $u = (e, t) => {
  let n = t;
  if (e.charAt(n) !== "[")
    throw new Error("not in a brace expression");
  let r = [], o = [], s = n + 1, i = !1, a = !1, c = !1, f = !1, u = n, m = "";
  e: for (; s < e.length; ) {
    let h = e.charAt(s);
    if ((h === "!" || h === "^") && s === n + 1) {
      f = !0, s++;
      continue;
    }
    if (h === "]" && i && !c) {
      u = s + 1;
      break;
    }
    if (i = !0, h === "\\" && !c) {
      c = !0, s++;
      continue;
    }
    if (h === "[" && !c) {
      for (let [g, [y, w, k]] of Object.entries(zS))
        if (e.startsWith(g, s)) {
          if (m)
            return ["$.", !1, e.length - n, !0];
          s += g.length, k ? o.push(y) : r.push(y), a = a || w;
          continue e;
        }
    }
    if (c = !1, m) {
      h > m ? r.push(rr(m) + "-" + rr(h)) : h === m && r.push(rr(h)), m = "", s++;
      continue;
    }
    if (e.startsWith("-]", s + 1)) {
      r.push(rr(h + "-")), s += 2;
      continue;
    }
    if (e.startsWith("-", s + 1)) {
      m = h, s += 2;
      continue;
    }
    r.push(rr(h)), s++;
  }
  if (u < s)
    return ["", !1, 0, !1];
  if (!r.length && !o.length)
    return ["$.", !1, e.length - n, !0];
  if (o.length === 0 && r.length === 1 && /^\\?.$/.test(r[0]) && !f) {
    let h = r[0].length === 2 ? r[0].slice(-1) : r[0];
    return [qS(h), !1, u - n, !1];
  }
  let d = "[" + (f ? "^" : "") + Ru(r) + "]", l = "[" + (f ? "" : "^") + Ru(o) + "]";
  return [r.length && o.length ? "(" + d + "|" + l + ")" : r.length ? d : l, a, u - n, !0];
};

// node_modules/minimatch/dist/esm/unescape.js
var nt = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !0 } = {}) => n ? t ? e.replace(/\[([^/\\])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\])\]/g, "$1$2").replace(/\\([^/])/g, "$1") : t ? e.replace(/\[([^/\\{}])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\{}])\]/g, "$1$2").replace(/\\([^/{}])/g, "$1");

// node_modules/minimatch/dist/esm/ast.js
var ae, GS = /* @__PURE__ */ new Set(["!", "?", "+", "*", "@"]), vi = (e) => GS.has(e), Iu = (e) => vi(e.type), JS = /* @__PURE__ */ new Map([
  ["!", ["@"]],
  ["?", ["?", "@"]],
  ["@", ["@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@"]]
]), KS = /* @__PURE__ */ new Map([
  ["!", ["?"]],
  ["@", ["?"]],
  ["+", ["?", "*"]]
]), VS = /* @__PURE__ */ new Map([
  ["!", ["?", "@"]],
  ["?", ["?", "@"]],
  ["@", ["?", "@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@", "?", "*"]]
]), Mu = /* @__PURE__ */ new Map([
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
]), YS = "(?!(?:^|/)\\.\\.?(?:$|/))", so = "(?!\\.)", ZS = /* @__PURE__ */ new Set(["[", "."]), XS = /* @__PURE__ */ new Set(["..", "."]), QS = new Set("().*{}+?[]^$\\!"), ek = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), Pi = "[^/]", Tu = Pi + "*?", Au = Pi + "+?", tk = 0, dt = class {
  type;
  #r;
  #n;
  #o = !1;
  #e = [];
  #t;
  #l;
  #c;
  #f = !1;
  #u;
  #a;
  // set to true if it's an extglob with no children
  // (which really means one child of '')
  #h = !1;
  id = ++tk;
  get depth() {
    return (this.#t?.depth ?? -1) + 1;
  }
  [/* @__PURE__ */ Symbol.for("nodejs.util.inspect.custom")]() {
    return {
      "@@type": "AST",
      id: this.id,
      type: this.type,
      root: this.#r.id,
      parent: this.#t?.id,
      depth: this.depth,
      partsLength: this.#e.length,
      parts: this.#e
    };
  }
  constructor(t, n, r = {}) {
    this.type = t, t && (this.#n = !0), this.#t = n, this.#r = this.#t ? this.#t.#r : this, this.#u = this.#r === this ? r : this.#r.#u, this.#c = this.#r === this ? [] : this.#r.#c, t === "!" && !this.#r.#f && this.#c.push(this), this.#l = this.#t ? this.#t.#e.length : 0;
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
    return this.#a !== void 0 ? this.#a : this.type ? this.#a = this.type + "(" + this.#e.map((t) => String(t)).join("|") + ")" : this.#a = this.#e.map((t) => String(t)).join("");
  }
  #s() {
    if (this !== this.#r)
      throw new Error("should only call on root");
    if (this.#f)
      return this;
    this.toString(), this.#f = !0;
    let t;
    for (; t = this.#c.pop(); ) {
      if (t.type !== "!")
        continue;
      let n = t, r = n.#t;
      for (; r; ) {
        for (let o = n.#l + 1; !r.type && o < r.#e.length; o++)
          for (let s of t.#e) {
            if (typeof s == "string")
              throw new Error("string part in extglob AST??");
            s.copyIn(r.#e[o]);
          }
        n = r, r = n.#t;
      }
    }
    return this;
  }
  push(...t) {
    for (let n of t)
      if (n !== "") {
        if (typeof n != "string" && !(n instanceof ae && n.#t === this))
          throw new Error("invalid part: " + n);
        this.#e.push(n);
      }
  }
  toJSON() {
    let t = this.type === null ? this.#e.slice().map((n) => typeof n == "string" ? n : n.toJSON()) : [this.type, ...this.#e.map((n) => n.toJSON())];
    return this.isStart() && !this.type && t.unshift([]), this.isEnd() && (this === this.#r || this.#r.#f && this.#t?.type === "!") && t.push({}), t;
  }
  isStart() {
    if (this.#r === this)
      return !0;
    if (!this.#t?.isStart())
      return !1;
    if (this.#l === 0)
      return !0;
    let t = this.#t;
    for (let n = 0; n < this.#l; n++) {
      let r = t.#e[n];
      if (!(r instanceof ae && r.type === "!"))
        return !1;
    }
    return !0;
  }
  isEnd() {
    if (this.#r === this || this.#t?.type === "!")
      return !0;
    if (!this.#t?.isEnd())
      return !1;
    if (!this.type)
      return this.#t?.isEnd();
    let t = this.#t ? this.#t.#e.length : 0;
    return this.#l === t - 1;
  }
  copyIn(t) {
    typeof t == "string" ? this.push(t) : this.push(t.clone(this));
  }
  clone(t) {
    let n = new ae(this.type, t);
    for (let r of this.#e)
      n.copyIn(r);
    return n;
  }
  static #i(t, n, r, o, s) {
    let i = o.maxExtglobRecursion ?? 2, a = !1, c = !1, f = -1, u = !1;
    if (n.type === null) {
      let h = r, g = "";
      for (; h < t.length; ) {
        let y = t.charAt(h++);
        if (a || y === "\\") {
          a = !a, g += y;
          continue;
        }
        if (c) {
          h === f + 1 ? (y === "^" || y === "!") && (u = !0) : y === "]" && !(h === f + 2 && u) && (c = !1), g += y;
          continue;
        } else if (y === "[") {
          c = !0, f = h, u = !1, g += y;
          continue;
        }
        if (!o.noext && vi(y) && t.charAt(h) === "(" && s <= i) {
          n.push(g), g = "";
          let k = new ae(y, n);
          h = ae.#i(t, k, h, o, s + 1), n.push(k);
          continue;
        }
        g += y;
      }
      return n.push(g), h;
    }
    let m = r + 1, d = new ae(null, n), l = [], p = "";
    for (; m < t.length; ) {
      let h = t.charAt(m++);
      if (a || h === "\\") {
        a = !a, p += h;
        continue;
      }
      if (c) {
        m === f + 1 ? (h === "^" || h === "!") && (u = !0) : h === "]" && !(m === f + 2 && u) && (c = !1), p += h;
        continue;
      } else if (h === "[") {
        c = !0, f = m, u = !1, p += h;
        continue;
      }
      if (!o.noext && vi(h) && t.charAt(m) === "(" && /* c8 ignore start - the maxDepth is sufficient here */
      (s <= i || n && n.#p(h))) {
        let y = n && n.#p(h) ? 0 : 1;
        d.push(p), p = "";
        let w = new ae(h, d);
        d.push(w), m = ae.#i(t, w, m, o, s + y);
        continue;
      }
      if (h === "|") {
        d.push(p), p = "", l.push(d), d = new ae(null, n);
        continue;
      }
      if (h === ")")
        return p === "" && n.#e.length === 0 && (n.#h = !0), d.push(p), p = "", n.push(...l, d), m;
      p += h;
    }
    return n.type = null, n.#n = void 0, n.#e = [t.substring(r - 1)], m;
  }
  #d(t) {
    return this.#m(t, KS);
  }
  #m(t, n = JS) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null)
      return !1;
    let r = t.#e[0];
    return !r || typeof r != "object" || r.type === null ? !1 : this.#p(r.type, n);
  }
  #p(t, n = VS) {
    return !!n.get(this.type)?.includes(t);
  }
  #b(t, n) {
    let r = t.#e[0], o = new ae(null, r, this.options);
    o.#e.push(""), r.push(o), this.#g(t, n);
  }
  #g(t, n) {
    let r = t.#e[0];
    this.#e.splice(n, 1, ...r.#e);
    for (let o of r.#e)
      typeof o == "object" && (o.#t = this);
    this.#a = void 0;
  }
  #S(t) {
    return !!Mu.get(this.type)?.has(t);
  }
  #k(t) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null || this.#e.length !== 1)
      return !1;
    let n = t.#e[0];
    return !n || typeof n != "object" || n.type === null ? !1 : this.#S(n.type);
  }
  #x(t) {
    let n = Mu.get(this.type), r = t.#e[0], o = n?.get(r.type);
    if (!o)
      return !1;
    this.#e = r.#e;
    for (let s of this.#e)
      typeof s == "object" && (s.#t = this);
    this.type = o, this.#a = void 0, this.#h = !1;
  }
  static fromGlob(t, n = {}) {
    let r = new ae(null, void 0, n);
    return ae.#i(t, r, 0, n, 0), r;
  }
  // returns the regular expression if there's magic, or the unescaped
  // string if not.
  toMMPattern() {
    if (this !== this.#r)
      return this.#r.toMMPattern();
    let t = this.toString(), [n, r, o, s] = this.toRegExpSource();
    if (!(o || this.#n || this.#u.nocase && !this.#u.nocaseMagicOnly && t.toUpperCase() !== t.toLowerCase()))
      return r;
    let a = (this.#u.nocase ? "i" : "") + (s ? "u" : "");
    return Object.assign(new RegExp(`^${n}$`, a), {
      _src: n,
      _glob: t
    });
  }
  get options() {
    return this.#u;
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
    let n = t ?? !!this.#u.dot;
    if (this.#r === this && (this.#y(), this.#s()), !Iu(this)) {
      let c = this.isStart() && this.isEnd() && !this.#e.some((l) => typeof l != "string"), f = this.#e.map((l) => {
        let [p, h, g, y] = typeof l == "string" ? ae.#v(l, this.#n, c) : l.toRegExpSource(t);
        return this.#n = this.#n || g, this.#o = this.#o || y, p;
      }).join(""), u = "";
      if (this.isStart() && typeof this.#e[0] == "string" && !(this.#e.length === 1 && XS.has(this.#e[0]))) {
        let p = ZS, h = (
          // dots are allowed, and the pattern starts with [ or .
          n && p.has(f.charAt(0)) || // the pattern starts with \., and then [ or .
          f.startsWith("\\.") && p.has(f.charAt(2)) || // the pattern starts with \.\., and then [ or .
          f.startsWith("\\.\\.") && p.has(f.charAt(4))
        ), g = !n && !t && p.has(f.charAt(0));
        u = h ? YS : g ? so : "";
      }
      let m = "";
      return this.isEnd() && this.#r.#f && this.#t?.type === "!" && (m = "(?:$|\\/)"), [
        u + f + m,
        nt(f),
        this.#n = !!this.#n,
        this.#o
      ];
    }
    let r = this.type === "*" || this.type === "+", o = this.type === "!" ? "(?:(?!(?:" : "(?:", s = this.#w(n);
    if (this.isStart() && this.isEnd() && !s && this.type !== "!") {
      let c = this.toString(), f = this;
      return f.#e = [c], f.type = null, f.#n = void 0, [c, nt(this.toString()), !1, !1];
    }
    let i = !r || t || n || !so ? "" : this.#w(!0);
    i === s && (i = ""), i && (s = `(?:${s})(?:${i})*?`);
    let a = "";
    if (this.type === "!" && this.#h)
      a = (this.isStart() && !n ? so : "") + Au;
    else {
      let c = this.type === "!" ? (
        // !() must match something,but !(x) can match ''
        "))" + (this.isStart() && !n && !t ? so : "") + Tu + ")"
      ) : this.type === "@" ? ")" : this.type === "?" ? ")?" : this.type === "+" && i ? ")" : this.type === "*" && i ? ")?" : `)${this.type}`;
      a = o + s + c;
    }
    return [
      a,
      nt(s),
      this.#n = !!this.#n,
      this.#o
    ];
  }
  #y() {
    if (Iu(this)) {
      let t = 0, n = !1;
      do {
        n = !0;
        for (let r = 0; r < this.#e.length; r++) {
          let o = this.#e[r];
          typeof o == "object" && (o.#y(), this.#m(o) ? (n = !1, this.#g(o, r)) : this.#d(o) ? (n = !1, this.#b(o, r)) : this.#k(o) && (n = !1, this.#x(o)));
        }
      } while (!n && ++t < 10);
    } else
      for (let t of this.#e)
        typeof t == "object" && t.#y();
    this.#a = void 0;
  }
  #w(t) {
    return this.#e.map((n) => {
      if (typeof n == "string")
        throw new Error("string type in extglob ast??");
      let [r, o, s, i] = n.toRegExpSource(t);
      return this.#o = this.#o || i, r;
    }).filter((n) => !(this.isStart() && this.isEnd()) || !!n).join("|");
  }
  static #v(t, n, r = !1) {
    let o = !1, s = "", i = !1, a = !1;
    for (let c = 0; c < t.length; c++) {
      let f = t.charAt(c);
      if (o) {
        o = !1, s += (QS.has(f) ? "\\" : "") + f;
        continue;
      }
      if (f === "*") {
        if (a)
          continue;
        a = !0, s += r && /^[*]+$/.test(t) ? Au : Tu, n = !0;
        continue;
      } else
        a = !1;
      if (f === "\\") {
        c === t.length - 1 ? s += "\\\\" : o = !0;
        continue;
      }
      if (f === "[") {
        let [u, m, d, l] = $u(t, c);
        if (d) {
          s += u, i = i || m, c += d - 1, n = n || l;
          continue;
        }
      }
      if (f === "?") {
        s += Pi, n = !0;
        continue;
      }
      s += ek(f);
    }
    return [s, nt(t), !!n, i];
  }
};
ae = dt;

// node_modules/minimatch/dist/esm/escape.js
var Oi = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !1 } = {}) => n ? t ? e.replace(/[?*()[\]{}]/g, "[$&]") : e.replace(/[?*()[\]\\{}]/g, "\\$&") : t ? e.replace(/[?*()[\]]/g, "[$&]") : e.replace(/[?*()[\]\\]/g, "\\$&");

// node_modules/minimatch/dist/esm/index.js
var re = (e, t, n = {}) => (nr(t), !n.nocomment && t.charAt(0) === "#" ? !1 : new Se(t, n).match(e)), nk = /^\*+([^+@!?*[(]*)$/, rk = (e) => (t) => !t.startsWith(".") && t.endsWith(e), ok = (e) => (t) => t.endsWith(e), sk = (e) => (e = e.toLowerCase(), (t) => !t.startsWith(".") && t.toLowerCase().endsWith(e)), ik = (e) => (e = e.toLowerCase(), (t) => t.toLowerCase().endsWith(e)), ak = /^\*+\.\*+$/, ck = (e) => !e.startsWith(".") && e.includes("."), fk = (e) => e !== "." && e !== ".." && e.includes("."), uk = /^\.\*+$/, mk = (e) => e !== "." && e !== ".." && e.startsWith("."), lk = /^\*+$/, dk = (e) => e.length !== 0 && !e.startsWith("."), pk = (e) => e.length !== 0 && e !== "." && e !== "..", hk = /^\?+([^+@!?*[(]*)?$/, gk = ([e, t = ""]) => {
  let n = Fu([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, yk = ([e, t = ""]) => {
  let n = Lu([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, wk = ([e, t = ""]) => {
  let n = Lu([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, bk = ([e, t = ""]) => {
  let n = Fu([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, Fu = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && !n.startsWith(".");
}, Lu = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && n !== "." && n !== "..";
}, _u = typeof process == "object" && process ? typeof process.env == "object" && process.env && process.env.__MINIMATCH_TESTING_PLATFORM__ || process.platform : "posix", Cu = {
  win32: { sep: "\\" },
  posix: { sep: "/" }
}, Sk = _u === "win32" ? Cu.win32.sep : Cu.posix.sep;
re.sep = Sk;
var Q = /* @__PURE__ */ Symbol("globstar **");
re.GLOBSTAR = Q;
var kk = "[^/]", xk = kk + "*?", vk = "(?:(?!(?:\\/|^)(?:\\.{1,2})($|\\/)).)*?", Pk = "(?:(?!(?:\\/|^)\\.).)*?", Ok = (e, t = {}) => (n) => re(n, e, t);
re.filter = Ok;
var pe = (e, t = {}) => Object.assign({}, e, t), Bk = (e) => {
  if (!e || typeof e != "object" || !Object.keys(e).length)
    return re;
  let t = re;
  return Object.assign((r, o, s = {}) => t(r, o, pe(e, s)), {
    Minimatch: class extends t.Minimatch {
      constructor(o, s = {}) {
        super(o, pe(e, s));
      }
      static defaults(o) {
        return t.defaults(pe(e, o)).Minimatch;
      }
    },
    AST: class extends t.AST {
      /* c8 ignore start */
      constructor(o, s, i = {}) {
        super(o, s, pe(e, i));
      }
      /* c8 ignore stop */
      static fromGlob(o, s = {}) {
        return t.AST.fromGlob(o, pe(e, s));
      }
    },
    unescape: (r, o = {}) => t.unescape(r, pe(e, o)),
    escape: (r, o = {}) => t.escape(r, pe(e, o)),
    filter: (r, o = {}) => t.filter(r, pe(e, o)),
    defaults: (r) => t.defaults(pe(e, r)),
    makeRe: (r, o = {}) => t.makeRe(r, pe(e, o)),
    braceExpand: (r, o = {}) => t.braceExpand(r, pe(e, o)),
    match: (r, o, s = {}) => t.match(r, o, pe(e, s)),
    sep: t.sep,
    GLOBSTAR: Q
  });
};
re.defaults = Bk;
var Du = (e, t = {}) => (nr(e), t.nobrace || !/\{(?:(?!\{).)*\}/.test(e) ? [e] : Eu(e, { max: t.braceExpandMax }));
re.braceExpand = Du;
var Ek = (e, t = {}) => new Se(e, t).makeRe();
re.makeRe = Ek;
var Rk = (e, t, n = {}) => {
  let r = new Se(t, n);
  return e = e.filter((o) => r.match(o)), r.options.nonull && !e.length && e.push(t), e;
};
re.match = Rk;
var Nu = /[?*]|[+@!]\(.*?\)|\[|\]/, $k = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), Se = class {
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
    nr(t), n = n || {}, this.options = n, this.maxGlobstarRecursion = n.maxGlobstarRecursion ?? 200, this.pattern = t, this.platform = n.platform || _u, this.isWindows = this.platform === "win32";
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
    this.parseNegate(), this.globSet = [...new Set(this.braceExpand())], n.debug && (this.debug = (...s) => console.error(...s)), this.debug(this.pattern, this.globSet);
    let r = this.globSet.map((s) => this.slashSplit(s));
    this.globParts = this.preprocess(r), this.debug(this.pattern, this.globParts);
    let o = this.globParts.map((s, i, a) => {
      if (this.isWindows && this.windowsNoMagicRoot) {
        let c = s[0] === "" && s[1] === "" && (s[2] === "?" || !Nu.test(s[2])) && !Nu.test(s[3]), f = /^[a-z]:/i.test(s[0]);
        if (c)
          return [
            ...s.slice(0, 4),
            ...s.slice(4).map((u) => this.parse(u))
          ];
        if (f)
          return [s[0], ...s.slice(1).map((u) => this.parse(u))];
      }
      return s.map((c) => this.parse(c));
    });
    if (this.debug(this.pattern, o), this.set = o.filter((s) => s.indexOf(!1) === -1), this.isWindows)
      for (let s = 0; s < this.set.length; s++) {
        let i = this.set[s];
        i[0] === "" && i[1] === "" && this.globParts[s][2] === "?" && typeof i[3] == "string" && /^[a-z]:$/i.test(i[3]) && (i[2] = "?");
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
      let s = r[r.length - 1];
      return o === "**" && s === "**" ? r : o === ".." && s && s !== ".." && s !== "." && s !== "**" ? (r.pop(), r) : (r.push(o), r);
    }, []), n.length === 0 ? [""] : n));
  }
  levelTwoFileOptimize(t) {
    Array.isArray(t) || (t = this.slashSplit(t));
    let n = !1;
    do {
      if (n = !1, !this.preserveMultipleSlashes) {
        for (let o = 1; o < t.length - 1; o++) {
          let s = t[o];
          o === 1 && s === "" && t[0] === "" || (s === "." || s === "") && (n = !0, t.splice(o, 1), o--);
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
          let i = o;
          for (; r[i + 1] === "**"; )
            i++;
          i > o && r.splice(o + 1, i - o);
          let a = r[o + 1], c = r[o + 2], f = r[o + 3];
          if (a !== ".." || !c || c === "." || c === ".." || !f || f === "." || f === "..")
            continue;
          n = !0, r.splice(o, 1);
          let u = r.slice(0);
          u[o] = "**", t.push(u), o--;
        }
        if (!this.preserveMultipleSlashes) {
          for (let i = 1; i < r.length - 1; i++) {
            let a = r[i];
            i === 1 && a === "" && r[0] === "" || (a === "." || a === "") && (n = !0, r.splice(i, 1), i--);
          }
          r[0] === "." && r.length === 2 && (r[1] === "." || r[1] === "") && (n = !0, r.pop());
        }
        let s = 0;
        for (; (s = r.indexOf("..", s + 1)) !== -1; ) {
          let i = r[s - 1];
          if (i && i !== "." && i !== ".." && i !== "**") {
            n = !0;
            let c = s === 1 && r[s + 1] === "**" ? ["."] : [];
            r.splice(s - 1, 2, ...c), r.length === 0 && r.push(""), s -= 2;
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
    let o = 0, s = 0, i = [], a = "";
    for (; o < t.length && s < n.length; )
      if (t[o] === n[s])
        i.push(a === "b" ? n[s] : t[o]), o++, s++;
      else if (r && t[o] === "**" && n[s] === t[o + 1])
        i.push(t[o]), o++;
      else if (r && n[s] === "**" && t[o] === n[s + 1])
        i.push(n[s]), s++;
      else if (t[o] === "*" && n[s] && (this.options.dot || !n[s].startsWith(".")) && n[s] !== "**") {
        if (a === "b")
          return !1;
        a = "a", i.push(t[o]), o++, s++;
      } else if (n[s] === "*" && t[o] && (this.options.dot || !t[o].startsWith(".")) && t[o] !== "**") {
        if (a === "a")
          return !1;
        a = "b", i.push(n[s]), o++, s++;
      } else
        return !1;
    return t.length === n.length && i;
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
    let o = 0, s = 0;
    if (this.isWindows) {
      let a = typeof t[0] == "string" && /^[a-z]:$/i.test(t[0]), c = !a && t[0] === "" && t[1] === "" && t[2] === "?" && /^[a-z]:$/i.test(t[3]), f = typeof n[0] == "string" && /^[a-z]:$/i.test(n[0]), u = !f && n[0] === "" && n[1] === "" && n[2] === "?" && typeof n[3] == "string" && /^[a-z]:$/i.test(n[3]), m = c ? 3 : a ? 0 : void 0, d = u ? 3 : f ? 0 : void 0;
      if (typeof m == "number" && typeof d == "number") {
        let [l, p] = [
          t[m],
          n[d]
        ];
        l.toLowerCase() === p.toLowerCase() && (n[d] = l, s = d, o = m);
      }
    }
    let { optimizationLevel: i = 1 } = this.options;
    return i >= 2 && (t = this.levelTwoFileOptimize(t)), n.includes(Q) ? this.#r(t, n, r, o, s) : this.#o(t, n, r, o, s);
  }
  #r(t, n, r, o, s) {
    let i = n.indexOf(Q, s), a = n.lastIndexOf(Q), [c, f, u] = r ? [
      n.slice(s, i),
      n.slice(i + 1),
      []
    ] : [
      n.slice(s, i),
      n.slice(i + 1, a),
      n.slice(a + 1)
    ];
    if (c.length) {
      let w = t.slice(o, o + c.length);
      if (!this.#o(w, c, r, 0, 0))
        return !1;
      o += c.length, s += c.length;
    }
    let m = 0;
    if (u.length) {
      if (u.length + o > t.length)
        return !1;
      let w = t.length - u.length;
      if (this.#o(t, u, r, w, 0))
        m = u.length;
      else {
        if (t[t.length - 1] !== "" || o + u.length === t.length || (w--, !this.#o(t, u, r, w, 0)))
          return !1;
        m = u.length + 1;
      }
    }
    if (!f.length) {
      let w = !!m;
      for (let k = o; k < t.length - m; k++) {
        let v = String(t[k]);
        if (w = !0, v === "." || v === ".." || !this.options.dot && v.startsWith("."))
          return !1;
      }
      return r || w;
    }
    let d = [[[], 0]], l = d[0], p = 0, h = [0];
    for (let w of f)
      w === Q ? (h.push(p), l = [[], 0], d.push(l)) : (l[0].push(w), p++);
    let g = d.length - 1, y = t.length - m;
    for (let w of d)
      w[1] = y - (h[g--] + w[0].length);
    return !!this.#n(t, d, o, 0, r, 0, !!m);
  }
  // return false for "nope, not matching"
  // return null for "not matching, cannot keep trying"
  #n(t, n, r, o, s, i, a) {
    let c = n[o];
    if (!c) {
      for (let m = r; m < t.length; m++) {
        a = !0;
        let d = t[m];
        if (d === "." || d === ".." || !this.options.dot && d.startsWith("."))
          return !1;
      }
      return a;
    }
    let [f, u] = c;
    for (; r <= u; ) {
      if (this.#o(t.slice(0, r + f.length), f, s, r, 0) && i < this.maxGlobstarRecursion) {
        let l = this.#n(t, n, r + f.length, o + 1, s, i + 1, a);
        if (l !== !1)
          return l;
      }
      let d = t[r];
      if (d === "." || d === ".." || !this.options.dot && d.startsWith("."))
        return !1;
      r++;
    }
    return s || null;
  }
  #o(t, n, r, o, s) {
    let i, a, c, f;
    for (i = o, a = s, f = t.length, c = n.length; i < f && a < c; i++, a++) {
      this.debug("matchOne loop");
      let u = n[a], m = t[i];
      if (this.debug(n, u, m), u === !1 || u === Q)
        return !1;
      let d;
      if (typeof u == "string" ? (d = m === u, this.debug("string match", u, m, d)) : (d = u.test(m), this.debug("pattern match", u, m, d)), !d)
        return !1;
    }
    if (i === f && a === c)
      return !0;
    if (i === f)
      return r;
    if (a === c)
      return i === f - 1 && t[i] === "";
    throw new Error("wtf?");
  }
  braceExpand() {
    return Du(this.pattern, this.options);
  }
  parse(t) {
    nr(t);
    let n = this.options;
    if (t === "**")
      return Q;
    if (t === "")
      return "";
    let r, o = null;
    (r = t.match(lk)) ? o = n.dot ? pk : dk : (r = t.match(nk)) ? o = (n.nocase ? n.dot ? ik : sk : n.dot ? ok : rk)(r[1]) : (r = t.match(hk)) ? o = (n.nocase ? n.dot ? yk : gk : n.dot ? wk : bk)(r) : (r = t.match(ak)) ? o = n.dot ? fk : ck : (r = t.match(uk)) && (o = mk);
    let s = dt.fromGlob(t, this.options).toMMPattern();
    return o && typeof s == "object" && Reflect.defineProperty(s, "test", { value: o }), s;
  }
  makeRe() {
    if (this.regexp || this.regexp === !1)
      return this.regexp;
    let t = this.set;
    if (!t.length)
      return this.regexp = !1, this.regexp;
    let n = this.options, r = n.noglobstar ? xk : n.dot ? vk : Pk, o = new Set(n.nocase ? ["i"] : []), s = t.map((c) => {
      let f = c.map((m) => {
        if (m instanceof RegExp)
          for (let d of m.flags.split(""))
            o.add(d);
        return typeof m == "string" ? $k(m) : m === Q ? Q : m._src;
      });
      f.forEach((m, d) => {
        let l = f[d + 1], p = f[d - 1];
        m !== Q || p === Q || (p === void 0 ? l !== void 0 && l !== Q ? f[d + 1] = "(?:\\/|" + r + "\\/)?" + l : f[d] = r : l === void 0 ? f[d - 1] = p + "(?:\\/|\\/" + r + ")?" : l !== Q && (f[d - 1] = p + "(?:\\/|\\/" + r + "\\/)" + l, f[d + 1] = Q));
      });
      let u = f.filter((m) => m !== Q);
      if (this.partial && u.length >= 1) {
        let m = [];
        for (let d = 1; d <= u.length; d++)
          m.push(u.slice(0, d).join("/"));
        return "(?:" + m.join("|") + ")";
      }
      return u.join("/");
    }).join("|"), [i, a] = t.length > 1 ? ["(?:", ")"] : ["", ""];
    s = "^" + i + s + a + "$", this.partial && (s = "^(?:\\/|" + i + s.slice(1, -1) + a + ")$"), this.negate && (s = "^(?!" + s + ").+$");
    try {
      this.regexp = new RegExp(s, [...o].join(""));
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
    let s = this.set;
    this.debug(this.pattern, "set", s);
    let i = o[o.length - 1];
    if (!i)
      for (let a = o.length - 2; !i && a >= 0; a--)
        i = o[a];
    for (let a of s) {
      let c = o;
      if (r.matchBase && a.length === 1 && (c = [i]), this.matchOne(c, a, n))
        return r.flipNegate ? !0 : !this.negate;
    }
    return r.flipNegate ? !1 : this.negate;
  }
  static defaults(t) {
    return re.defaults(t).Minimatch;
  }
};
re.AST = dt;
re.Minimatch = Se;
re.escape = Oi;
re.unescape = nt;

// node_modules/@actions/glob/lib/internal-path.js
import * as pt from "path";
var Qt = N(Uu(), 1), Ik = process.platform === "win32", ht = class {
  /**
   * Constructs a Path
   * @param itemPath Path or array of segments
   */
  constructor(t) {
    if (this.segments = [], typeof t == "string")
      if ((0, Qt.default)(t, "Parameter 'itemPath' must not be empty"), t = _e(t), !Qn(t))
        this.segments = t.split(pt.sep);
      else {
        let n = t, r = De(n);
        for (; r !== n; ) {
          let o = pt.basename(n);
          this.segments.unshift(o), n = r, r = De(n);
        }
        this.segments.unshift(n);
      }
    else {
      (0, Qt.default)(t.length > 0, "Parameter 'itemPath' must not be an empty array");
      for (let n = 0; n < t.length; n++) {
        let r = t[n];
        (0, Qt.default)(r, "Parameter 'itemPath' must not contain any empty segments"), r = we(t[n]), n === 0 && Qn(r) ? (r = _e(r), (0, Qt.default)(r === De(r), "Parameter 'itemPath' root segment contains information for multiple segments"), this.segments.push(r)) : ((0, Qt.default)(!r.includes(pt.sep), "Parameter 'itemPath' contains unexpected path separators"), this.segments.push(r));
      }
    }
  }
  /**
   * Converts the path to it's string representation
   */
  toString() {
    let t = this.segments[0], n = t.endsWith(pt.sep) || Ik && /^[A-Z]:$/i.test(t);
    for (let r = 1; r < this.segments.length; r++)
      n ? n = !1 : t += pt.sep, t += this.segments[r];
    return t;
  }
};

// node_modules/@actions/glob/lib/internal-pattern.js
var Ue = process.platform === "win32", or = class e {
  constructor(t, n = !1, r, o) {
    this.negate = !1;
    let s;
    if (typeof t == "string")
      s = t.trim();
    else {
      r = r || [], (0, rt.default)(r.length, "Parameter 'segments' must not empty");
      let f = e.getLiteral(r[0]);
      (0, rt.default)(f && Xn(f), "Parameter 'segments' first element must be a root path"), s = new ht(r).toString().trim(), t && (s = `!${s}`);
    }
    for (; s.startsWith("!"); )
      this.negate = !this.negate, s = s.substr(1).trim();
    s = e.fixupPattern(s, o), this.segments = new ht(s).segments, this.trailingSeparator = we(s).endsWith(en.sep), s = _e(s);
    let i = !1, a = this.segments.map((f) => e.getLiteral(f)).filter((f) => !i && !(i = f === ""));
    this.searchPath = new ht(a).toString(), this.rootRegExp = new RegExp(e.regExpEscape(a[0]), Ue ? "i" : ""), this.isImplicitPattern = n;
    let c = {
      dot: !0,
      nobrace: !0,
      nocase: Ue,
      nocomment: !0,
      noext: !0,
      nonegate: !0
    };
    s = Ue ? s.replace(/\\/g, "/") : s, this.minimatch = new Se(s, c);
  }
  /**
   * Matches the pattern against the specified path
   */
  match(t) {
    return this.segments[this.segments.length - 1] === "**" ? (t = we(t), !t.endsWith(en.sep) && this.isImplicitPattern === !1 && (t = `${t}${en.sep}`)) : t = _e(t), this.minimatch.match(t) ? this.trailingSeparator ? be.Directory : be.All : be.None;
  }
  /**
   * Indicates whether the pattern may match descendants of the specified path
   */
  partialMatch(t) {
    return t = _e(t), De(t) === t ? this.rootRegExp.test(t) : this.minimatch.matchOne(t.split(Ue ? /\\+/ : /\/+/), this.minimatch.set[0], !0);
  }
  /**
   * Escapes glob patterns within a path
   */
  static globEscape(t) {
    return (Ue ? t : t.replace(/\\/g, "\\\\")).replace(/(\[)(?=[^/]+\])/g, "[[]").replace(/\?/g, "[?]").replace(/\*/g, "[*]");
  }
  /**
   * Normalizes slashes and ensures absolute root
   */
  static fixupPattern(t, n) {
    (0, rt.default)(t, "pattern cannot be empty");
    let r = new ht(t).segments.map((o) => e.getLiteral(o));
    if ((0, rt.default)(r.every((o, s) => (o !== "." || s === 0) && o !== ".."), `Invalid pattern '${t}'. Relative pathing '.' and '..' is not allowed.`), (0, rt.default)(!Qn(t) || r[0], `Invalid pattern '${t}'. Root segment must not contain globs.`), t = we(t), t === "." || t.startsWith(`.${en.sep}`))
      t = e.globEscape(process.cwd()) + t.substr(1);
    else if (t === "~" || t.startsWith(`~${en.sep}`))
      n = n || Wu.homedir(), (0, rt.default)(n, "Unable to determine HOME directory"), (0, rt.default)(Xn(n), `Expected HOME directory to be a rooted path. Actual '${n}'`), t = e.globEscape(n) + t.substr(1);
    else if (Ue && (t.match(/^[A-Z]:$/i) || t.match(/^[A-Z]:[^\\]/i))) {
      let o = no("C:\\dummy-root", t.substr(0, 2));
      t.length > 2 && !o.endsWith("\\") && (o += "\\"), t = e.globEscape(o) + t.substr(2);
    } else if (Ue && (t === "\\" || t.match(/^\\[^\\]/))) {
      let o = no("C:\\dummy-root", "\\");
      o.endsWith("\\") || (o += "\\"), t = e.globEscape(o) + t.substr(1);
    } else
      t = no(e.globEscape(process.cwd()), t);
    return we(t);
  }
  /**
   * Attempts to unescape a pattern segment to create a literal path segment.
   * Otherwise returns empty string.
   */
  static getLiteral(t) {
    let n = "";
    for (let r = 0; r < t.length; r++) {
      let o = t[r];
      if (o === "\\" && !Ue && r + 1 < t.length) {
        n += t[++r];
        continue;
      } else {
        if (o === "*" || o === "?")
          return "";
        if (o === "[" && r + 1 < t.length) {
          let s = "", i = -1;
          for (let a = r + 1; a < t.length; a++) {
            let c = t[a];
            if (c === "\\" && !Ue && a + 1 < t.length) {
              s += t[++a];
              continue;
            } else if (c === "]") {
              i = a;
              break;
            } else
              s += c;
          }
          if (i >= 0) {
            if (s.length > 1)
              return "";
            if (s) {
              n += s, r = i;
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
var sr = class {
  constructor(t, n) {
    this.path = t, this.level = n;
  }
};

// node_modules/@actions/glob/lib/internal-globber.js
var Bi = function(e, t, n, r) {
  function o(s) {
    return s instanceof n ? s : new n(function(i) {
      i(s);
    });
  }
  return new (n || (n = Promise))(function(s, i) {
    function a(u) {
      try {
        f(r.next(u));
      } catch (m) {
        i(m);
      }
    }
    function c(u) {
      try {
        f(r.throw(u));
      } catch (m) {
        i(m);
      }
    }
    function f(u) {
      u.done ? s(u.value) : o(u.value).then(a, c);
    }
    f((r = r.apply(e, t || [])).next());
  });
}, Mk = function(e) {
  if (!Symbol.asyncIterator) throw new TypeError("Symbol.asyncIterator is not defined.");
  var t = e[Symbol.asyncIterator], n;
  return t ? t.call(e) : (e = typeof __values == "function" ? __values(e) : e[Symbol.iterator](), n = {}, r("next"), r("throw"), r("return"), n[Symbol.asyncIterator] = function() {
    return this;
  }, n);
  function r(s) {
    n[s] = e[s] && function(i) {
      return new Promise(function(a, c) {
        i = e[s](i), o(a, c, i.done, i.value);
      });
    };
  }
  function o(s, i, a, c) {
    Promise.resolve(c).then(function(f) {
      s({ value: f, done: a });
    }, i);
  }
}, ot = function(e) {
  return this instanceof ot ? (this.v = e, this) : new ot(e);
}, Tk = function(e, t, n) {
  if (!Symbol.asyncIterator) throw new TypeError("Symbol.asyncIterator is not defined.");
  var r = n.apply(e, t || []), o, s = [];
  return o = Object.create((typeof AsyncIterator == "function" ? AsyncIterator : Object).prototype), a("next"), a("throw"), a("return", i), o[Symbol.asyncIterator] = function() {
    return this;
  }, o;
  function i(l) {
    return function(p) {
      return Promise.resolve(p).then(l, m);
    };
  }
  function a(l, p) {
    r[l] && (o[l] = function(h) {
      return new Promise(function(g, y) {
        s.push([l, h, g, y]) > 1 || c(l, h);
      });
    }, p && (o[l] = p(o[l])));
  }
  function c(l, p) {
    try {
      f(r[l](p));
    } catch (h) {
      d(s[0][3], h);
    }
  }
  function f(l) {
    l.value instanceof ot ? Promise.resolve(l.value.v).then(u, m) : d(s[0][2], l);
  }
  function u(l) {
    c("next", l);
  }
  function m(l) {
    c("throw", l);
  }
  function d(l, p) {
    l(p), s.shift(), s.length && c(s[0][0], s[0][1]);
  }
}, Ak = process.platform === "win32", ao = class e {
  constructor(t) {
    this.patterns = [], this.searchPaths = [], this.options = yi(t);
  }
  getSearchPaths() {
    return this.searchPaths.slice();
  }
  glob() {
    return Bi(this, void 0, void 0, function* () {
      var t, n, r, o;
      let s = [];
      try {
        for (var i = !0, a = Mk(this.globGenerator()), c; c = yield a.next(), t = c.done, !t; i = !0) {
          o = c.value, i = !1;
          let f = o;
          s.push(f);
        }
      } catch (f) {
        n = { error: f };
      } finally {
        try {
          !i && !t && (r = a.return) && (yield r.call(a));
        } finally {
          if (n) throw n.error;
        }
      }
      return s;
    });
  }
  globGenerator() {
    return Tk(this, arguments, function* () {
      let n = yi(this.options), r = [];
      for (let i of this.patterns)
        r.push(i), n.implicitDescendants && (i.trailingSeparator || i.segments[i.segments.length - 1] !== "**") && r.push(new or(i.negate, !0, i.segments.concat("**")));
      let o = [];
      for (let i of bi(r)) {
        ie(`Search path '${i}'`);
        try {
          yield ot(tn.promises.lstat(i));
        } catch (a) {
          if (a.code === "ENOENT")
            continue;
          throw a;
        }
        o.unshift(new sr(i, 1));
      }
      let s = [];
      for (; o.length; ) {
        let i = o.pop(), a = wu(r, i.path), c = !!a || bu(r, i.path);
        if (!a && !c)
          continue;
        let f = yield ot(
          e.stat(i, n, s)
          // Broken symlink, or symlink cycle detected, or no longer exists
        );
        if (f && !(n.excludeHiddenFiles && co.basename(i.path).match(/^\./)))
          if (f.isDirectory()) {
            if (a & be.Directory && n.matchDirectories)
              yield yield ot(i.path);
            else if (!c)
              continue;
            let u = i.level + 1, m = (yield ot(tn.promises.readdir(i.path))).map((d) => new sr(co.join(i.path, d), u));
            o.push(...m.reverse());
          } else a & be.File && (yield yield ot(i.path));
      }
    });
  }
  /**
   * Constructs a DefaultGlobber
   */
  static create(t, n) {
    return Bi(this, void 0, void 0, function* () {
      let r = new e(n);
      Ak && (t = t.replace(/\r\n/g, `
`), t = t.replace(/\r/g, `
`));
      let o = t.split(`
`).map((s) => s.trim());
      for (let s of o)
        !s || s.startsWith("#") || r.patterns.push(new or(s));
      return r.searchPaths.push(...bi(r.patterns)), r;
    });
  }
  static stat(t, n, r) {
    return Bi(this, void 0, void 0, function* () {
      let o;
      if (n.followSymbolicLinks)
        try {
          o = yield tn.promises.stat(t.path);
        } catch (s) {
          if (s.code === "ENOENT") {
            if (n.omitBrokenSymbolicLinks) {
              ie(`Broken symlink '${t.path}'`);
              return;
            }
            throw new Error(`No information found for the path '${t.path}'. This may indicate a broken symbolic link.`);
          }
          throw s;
        }
      else
        o = yield tn.promises.lstat(t.path);
      if (o.isDirectory() && n.followSymbolicLinks) {
        let s = yield tn.promises.realpath(t.path);
        for (; r.length >= t.level; )
          r.pop();
        if (r.some((i) => i === s)) {
          ie(`Symlink cycle detected for path '${t.path}' and realpath '${s}'`);
          return;
        }
        r.push(s);
      }
      return o;
    });
  }
};

// node_modules/@actions/glob/lib/internal-hash-files.js
var Ck = N(ju(), 1);

// node_modules/@actions/glob/lib/glob.js
var Nk = function(e, t, n, r) {
  function o(s) {
    return s instanceof n ? s : new n(function(i) {
      i(s);
    });
  }
  return new (n || (n = Promise))(function(s, i) {
    function a(u) {
      try {
        f(r.next(u));
      } catch (m) {
        i(m);
      }
    }
    function c(u) {
      try {
        f(r.throw(u));
      } catch (m) {
        i(m);
      }
    }
    function f(u) {
      u.done ? s(u.value) : o(u.value).then(a, c);
    }
    f((r = r.apply(e, t || [])).next());
  });
};
function Hu(e, t) {
  return Nk(this, void 0, void 0, function* () {
    return yield ao.create(e, t);
  });
}

// src/files/matches.ts
async function fo({ roots: e, excludes: t }) {
  let n = /* @__PURE__ */ new Map();
  for (let r of e)
    for (let o of await Lk(r)) {
      let s = Fk(o, { throwIfNoEntry: !1 });
      !s || n.has(o) || _k(o, r) || zu(o, r, t) || n.set(o, { root: r, path: o, relative: Mn(r.base, o), stat: s });
    }
  return [...n.values()].filter(({ path: r }) => !Dk(r, n, t));
}
async function Lk(e) {
  if (e.literal !== void 0) return [e.literal];
  let t = { implicitDescendants: !1, followSymbolicLinks: !1 };
  return (await (await Hu(`${Uk(Fe(e.base))}${e.rest}`, t)).glob()).map((r) => q(r));
}
function _k(e, { base: t }) {
  return Mn(t, e).split("/").some(Ye);
}
function zu(e, t, n) {
  return n ? n(e, t.order) ? !0 : e !== t.base && e !== H(e) && zu(H(e), t, n) : !1;
}
function Dk(e, t, n) {
  for (let r = e, o = H(e); o !== r; r = o, o = H(o)) {
    if (n?.(r)) return !1;
    if (t.get(o)?.stat.isDirectory()) return !0;
  }
  return !1;
}
function Uk(e) {
  return e.replace(/[\\*?[]/g, (t) => t === "\\" ? "\\\\" : `[${t}]`);
}

// src/inputs/inputs.ts
import { homedir as Yk } from "node:os";

// src/inputs/values.ts
function ir(e) {
  return e.toLowerCase() === "true";
}
function ke(e, t, n) {
  let r = e(t);
  if (r === "") return n[0];
  let o = n.find((s) => s === r.toLowerCase());
  if (o === void 0)
    throw new _(`Input ${t} is '${r}'; it must be one of: ${n.join(", ")}.`);
  return o;
}
function nn(e, t, n) {
  let r = e(t);
  if (r === "") return n.default;
  let { from: o, to: s } = n, i = Number(r);
  if (!Number.isInteger(i) || i < o || i > s)
    throw new _(`Input ${t} is '${r}'; it must be a whole number from ${o} to ${s}.`);
  return i;
}
function Ri(e, t) {
  let n = e(t);
  if (n === "") throw new _(`Input required and not supplied: ${t}`);
  return n;
}

// src/inputs/rolling.ts
function qu(e) {
  let t = ke(e, "rolling", ["false", "true", "merge"]), n = {
    keep: nn(e, "rolling-keep", { from: 1, to: 1e3, default: 2 }),
    everyMinutes: nn(e, "rolling-every", { from: 0, to: 10080, default: 0 }),
    branches: ke(e, "rolling-branches", ["default", "all"]),
    merges: t === "merge"
  };
  if (t !== "false") {
    if (e("format").toLowerCase() === "actions-cache")
      throw new _(
        `Input rolling is ${t}, and format is actions-cache; actions/cache cannot find snapshots, so use format: auto or tar.`
      );
    return n;
  }
}

// src/inputs/s3.ts
function Ju(e) {
  let t = qk(e("endpoint")), n = e("force-path-style").toLowerCase();
  if (!["", "true", "false"].includes(n))
    throw uo("force-path-style", n, "must be one of: true, false");
  let r = {
    bucket: jk(e("bucket")),
    prefix: Hk(e("prefix")),
    region: zk(e("region")),
    endpoint: t,
    // Self-hosted stores seldom have a host name per bucket.
    forcePathStyle: n === "" ? t !== "" && !Wk(t) : n === "true",
    accessKeyId: e("access-key-id"),
    secretAccessKey: e("secret-access-key"),
    sessionToken: e("session-token")
  };
  if (r.accessKeyId === "" != (r.secretAccessKey === ""))
    throw new _("Inputs access-key-id and secret-access-key must be given together.");
  if (r.sessionToken !== "" && r.accessKeyId === "")
    throw new _(
      "Input session-token belongs to access-key-id and secret-access-key, which are not given."
    );
  return r;
}
function Wk(e) {
  return e === "" || /(^|\.)amazonaws\.com(\.cn)?$/.test(new URL(e).hostname);
}
function jk(e) {
  if (e === "" || /^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$/.test(e) && !e.includes(".."))
    return e;
  throw uo("bucket", e, "must be the name of a bucket: 3 to 63 letters, digits, dots and hyphens");
}
var Gu = 256;
function Hk(e) {
  let t = e.replace(/^\/+|\/+$/g, ""), n = t.split("/").every((o) => /^[A-Za-z0-9._=@:+-]+$/.test(o) && !/^\.+$/.test(o));
  if (t === "" || n && t.length <= Gu) return t;
  let r = `may have letters, digits and . _ = @ : + - between slashes, ${Gu} in all`;
  throw uo("prefix", e, r);
}
function zk(e) {
  if (/^[a-z0-9-]{0,40}$/.test(e)) return e;
  throw uo("region", e, "must be the name of a region, such as eu-west-1");
}
function qk(e) {
  if (e === "") return "";
  let t = URL.canParse(e) ? new URL(e) : void 0, n = (r) => new _(`Input endpoint ${r}.`);
  if (!t) throw n("is no URL; it must look like https://s3.example.com");
  if (t.username || t.password) throw n("must not hold credentials; give them as inputs of their own");
  if (t.protocol !== "https:" && t.protocol !== "http:")
    throw n("must start with https:// or http://");
  if (t.search || t.hash || e.includes("?") || e.includes("#"))
    throw n("must not have a query or fragment");
  if (t.pathname !== "/")
    throw n("must not have a path; the bucket and the prefix are inputs of their own");
  return t.origin;
}
function uo(e, t, n) {
  return new _(`Input ${e} is '${t}'; it ${n}.`);
}

// src/inputs/signing.ts
var gt = N(Ku(), 1);
var Vu = 32, Gk = /^-----BEGIN ([A-Z ]+)-----$[^-]*^-----END \1-----$/gm;
function Zu(e) {
  let t = Yu(e("signing-key")).map(Jk), n = Yu(e("verify-key")).map(Kk);
  if (t.length + n.length !== 0) {
    if (e("format").toLowerCase() === "actions-cache")
      throw new _(
        "Input format is actions-cache, whose entries cannot be signed, and signing-key or verify-key is given; use format: auto or tar."
      );
    return { signer: t[0], verifiers: [...t.map(Vk), ...n] };
  }
}
function Xu(e) {
  return mo(e).filter((t) => !t.startsWith("-----")).flatMap((t) => [t, Buffer.from(t).toString("base64")]);
}
function Yu(e) {
  let t = mo(e).join(`
`), n = [], r = 0;
  for (let o of t.matchAll(Gk))
    n.push(...mo(t.slice(r, o.index)), o[0]), r = o.index + o[0].length;
  return [...n, ...mo(t.slice(r))];
}
function mo(e) {
  return e.split(`
`).map((n) => n.trim()).filter((n) => n !== "");
}
function Jk(e) {
  if (e.startsWith("-----")) {
    let r = Qu(e, "PRIVATE KEY", gt.createPrivateKey);
    if (r) return r;
    throw new _("Input signing-key has a key in PEM that is no private Ed25519 key (PKCS #8).");
  }
  let t = Buffer.from(e);
  if (t.length >= Vu) return (0, gt.createSecretKey)(t);
  let n = "make one with openssl rand -base64 32";
  throw new _(
    `Input signing-key has a line of ${t.length} bytes; a key has at least ${Vu}: ${n}.`
  );
}
function Kk(e) {
  let t = Qu(e, "PUBLIC KEY", gt.createPublicKey);
  if (t) return t;
  throw new _(
    "Input verify-key has something that is no public Ed25519 key in PEM; a secret belongs into signing-key."
  );
}
function Qu(e, t, n) {
  if (e.startsWith(`-----BEGIN ${t}-----`))
    try {
      let r = n(e);
      return r.asymmetricKeyType === "ed25519" ? r : void 0;
    } catch {
      return;
    }
}
function Vk(e) {
  return e.type === "secret" ? e : (0, gt.createPublicKey)(e);
}

// src/inputs/inputs.ts
function rn(e, t) {
  let n = ir(e("save-always")), r = ke(e, "store", ["auto", "github", "s3", "local"]), o = Ju(e);
  if (r === "s3" && o.bucket === "") throw new _("Input bucket is required where store is s3.");
  return {
    key: Ri(e, "key"),
    restoreKeys: em(e("restore-keys")),
    paths: em(Ri(e, "path")),
    crossOs: ir(e("enableCrossOsArchive")),
    failOnMiss: ir(e("fail-on-cache-miss")),
    lookupOnly: ir(e("lookup-only")),
    store: r,
    localDir: Qk(e("local-dir"), t),
    s3: o,
    stash: { ...ex(e("stash"), t), maxBytes: tx(e("stash-size")) },
    concurrency: nn(e, "concurrency", { from: 1, to: 64, default: 8 }),
    partBytes: Xk(e("part-size")),
    mode: ke(e, "mode", ["unpack", "mount", "auto", "lazy"]),
    broker: e("broker") || "/run/headstart/broker.sock",
    ramdisk: ke(e, "ramdisk", ["off", "auto", "on"]),
    verify: ke(e, "verify", ["auto", "always"]),
    format: ke(e, "format", ["auto", "tar", "actions-cache"]),
    save: n ? "always" : ke(e, "save", ["on-success", "always", "never"]),
    jobStatus: e("job-status"),
    compressionLevel: nn(e, "compression-level", { from: 1, to: 19, default: 3 }),
    summary: ke(e, "summary", ["true", "false"]) === "true",
    rolling: qu(e),
    signing: Zu(e)
  };
}
function em(e) {
  return e.split(`
`).map((t) => t.replace(/^!\s+/, "!").trim()).filter((t) => t !== "");
}
var ar = 1024 ** 2, Zk = {
  "": 1,
  MB: 1e3 ** 2,
  MIB: ar,
  GB: 1e3 ** 3,
  GIB: 1024 * ar
};
function tm(e) {
  let [, t, n = ""] = e.toUpperCase().match(/^(\d+) ?([A-Z]*)$/) ?? [];
  return Number(t) * (Zk[n] ?? Number.NaN);
}
function Xk(e) {
  if (e === "") return 8 * ar;
  let t = tm(e);
  if (t >= 5 * ar && t <= 512 * ar) return t;
  throw new _(`Input part-size is '${e}'; it must be from 5MiB to 512MiB, in MiB, MB or bytes.`);
}
function Qk(e, t) {
  return e === "" ? T(t, "headstart") : Is(nm(e));
}
function nm(e) {
  return q(q(e).replace(/^~(?=\/|$)/, Yk()));
}
function ex(e, t) {
  let n = e.toLowerCase();
  if (n === "" || n === "auto" || n === "off")
    return { use: n || "auto", dir: T(t, "headstart-stash") };
  let r = nm(e);
  if ($s(r)) return { use: "on", dir: Is(r) };
  let o = "auto, off, or a directory that is absolute or starts with ~/";
  throw new _(`Input stash is '${e}'; it must be ${o}.`);
}
function tx(e) {
  if (e === "") return 20 * 1e3 ** 3;
  let t = tm(e), n = /[a-z]/i.test(e);
  if (t > 0 && n) return t;
  throw new _(`Input stash-size is '${e}'; it must be more than 0, in GB, GiB, MB or MiB.`);
}

// src/report/report.ts
function on(e, t) {
  let { mode: n, ramdisk: r, concurrency: o, partBytes: s, compressionLevel: i } = t;
  return { ...e, settings: { mode: n, ramdisk: r, concurrency: o, partBytes: s, compressionLevel: i } };
}

// src/report/machine.ts
import { readFileSync as nx, statSync as rx } from "node:fs";
import { dirname as rm } from "node:path";
function am(e) {
  let t = om(), n = process.cpuUsage(), r = new Set(e.map(cm));
  return () => {
    let o = om(), { user: s, system: i } = process.cpuUsage(n);
    return {
      cpu: ix(t, o, (s + i) / 1e3),
      disks: ax(t, o, r),
      network: cx(t, o)
    };
  };
}
function om() {
  return {
    stat: lo("/proc/stat"),
    self: lo("/proc/self/stat"),
    disks: lo("/proc/diskstats"),
    net: lo("/proc/net/dev")
  };
}
function lo(e) {
  try {
    return nx(e, "latin1");
  } catch {
    return "";
  }
}
function cm(e) {
  let t = ox(e);
  if (t === void 0) return e === rm(e) ? "" : cm(rm(e));
  let n = t >> 8n & 0xfffn | t >> 32n & ~0xfffn, r = t & 0xffn | t >> 12n & ~0xffn;
  return `${n}:${r}`;
}
function ox(e) {
  try {
    return rx(e, { bigint: !0 }).dev;
  } catch {
    return;
  }
}
var sx = 10;
function ix(e, t, n) {
  let [r, o] = [e, t].map(({ stat: l }) => Ii(/^cpu (.*)$/m.exec(l)?.[1]).slice(0, 8)), s = (o ?? []).map((l, p) => l - (r?.[p] ?? 0)), i = fx(s);
  if (i <= 0) return;
  let [, , , a = 0, c = 0] = s, f = t.stat.match(/^cpu\d/gm)?.length ?? 1, u = (sm(t) - sm(e)) * sx, m = (l) => Math.round(1e3 * l / i) / 1e3, d = m(i - a - c);
  return { cores: f, busy: d, iowait: m(c), ownMs: Math.round(n), programsMs: u };
}
function sm({ self: e }) {
  let t = Ii(e.slice(e.lastIndexOf(")") + 4));
  return (t[12] ?? 0) + (t[13] ?? 0);
}
var im = 512;
function ax(e, t, n) {
  let r = ({ disks: i }) => i.split(`
`).map((a) => a.trim().split(/\s+/)), o = new Map(r(e).map(([i, a, , ...c]) => [`${i}:${a}`, c])), s = r(t).flatMap(([i, a, c = "", ...f]) => {
    let u = o.get(`${i}:${a}`);
    if (!u || !n.has(`${i}:${a}`)) return [];
    let [m = 0, , d = 0, , l = 0, , p = 0, , , h = 0] = f.map(
      (g, y) => Number(g) - Number(u[y])
    );
    return { name: c, readBytes: d * im, writtenBytes: p * im, reads: m, writes: l, busyMs: h };
  });
  return s.length > 0 ? s : void 0;
}
function cx(e, t) {
  let n = ({ net: s }) => [...s.matchAll(/^\s*(\S+):(.*)$/gm)].map(([, i = "", a]) => [i, Ii(a)]), r = new Map(n(e)), o = n(t).map(([s, i]) => {
    let a = (c) => (i[c] ?? 0) - (r.get(s)?.[c] ?? 0);
    return { name: s, receivedBytes: a(0), sentBytes: a(8) };
  });
  if (o.length !== 0)
    return o.filter(({ receivedBytes: s, sentBytes: i }) => s + i > 0);
}
function Ii(e = "") {
  return e.trim().split(/\s+/).map(Number);
}
function fx(e) {
  return e.reduce((t, n) => t + n, 0);
}

// src/report/phase-timer.ts
function um({ first: e, add: t, now: n }) {
  let r = [], o, s, i = (u) => {
    let m = n();
    o && ux(r, o, { sinceMs: s ?? m, untilMs: m }), o = u, s = m;
  }, a = (u) => {
    let m = Object.assign(t(u), { bytes: 0 });
    return r.push(m), m;
  }, c = (u) => {
    u.startMs = n(), s === void 0 && (o = e(), o && r.push(o));
  };
  async function* f(u, m) {
    c(m);
    let d = o;
    i(m);
    try {
      for await (let l of u)
        i(d), m.firstByteMs ??= n(), fm(m, l.length), yield l, d = o, i(m);
    } finally {
      o === m && i(d), m.endMs = n();
    }
  }
  return {
    pulled(u, m) {
      let d = a(u);
      return Xe(m, (l) => f(l, d));
    },
    async pushed(u, m, d) {
      let l = r.find((h) => h.name === u) ?? a(u);
      l.startMs === void 0 && c(l), l.endMs = void 0;
      let p = o;
      i(l);
      try {
        return await d();
      } finally {
        i(p), l.endMs = n(), fm(l, m);
      }
    }
  };
}
function fm(e, t) {
  e.bytes = (e.bytes ?? 0) + t;
}
function ux(e, t, { sinceMs: n, untilMs: r }) {
  for (let { name: o, startMs: s, endMs: i, waitedMs: a } of e)
    o === t.name || s === void 0 || i !== void 0 || (a[t.name] = (a[t.name] ?? 0) + r - Math.max(n, s));
}

// src/report/timeline.ts
function po() {
  let e = performance.now(), t = () => performance.now() - e, n = [], r = [], o, s = (i, a) => {
    let c = { name: i, startMs: a, endMs: void 0, waitedMs: {} };
    return n.push(c), c;
  };
  return {
    elapsedMs: () => Math.round(t()),
    phases: () => n.flatMap((i) => lx(i, t())).toSorted((i, a) => i.startMs - a.startMs),
    machine: () => o?.(),
    phaseTimer: () => um({ first: () => r.at(-1), add: s, now: t }),
    watch(i) {
      if (o) return;
      let a = Math.round(t()), c = am(i);
      o = () => ({ startMs: a, endMs: Math.round(t()), ...c() });
    },
    async during(i, a) {
      let c = s(i, t());
      r.push(c);
      try {
        return await a();
      } finally {
        c.endMs = t(), r.splice(r.indexOf(c), 1);
      }
    },
    *items(i, a) {
      let c = r.at(-1)?.name ?? i, f = s(i, t());
      for (let u of a) {
        let m = t();
        yield u, f.waitedMs[c] = (f.waitedMs[c] ?? 0) + t() - m;
      }
      f.endMs = t();
    }
  };
}
var mx = 1024 * 1024;
function lx({ name: e, startMs: t, endMs: n, waitedMs: r, firstByteMs: o, bytes: s }, i) {
  if (t === void 0) return [];
  let a = (n ?? i) - t, c = Object.entries(r).map(([m, d]) => [m, Math.round(d)]), f = c.reduce((m, [, d]) => m + d, 0);
  return [{
    name: e,
    startMs: Math.round(t),
    endMs: Math.round(t + a),
    ms: Math.max(0, Math.round(a - f)),
    waitedMs: c.length > 0 ? Object.fromEntries(c) : void 0,
    firstByteMs: o && Math.round(o),
    bytes: s,
    mibPerSecond: s === void 0 ? void 0 : dx(s / mx / (a / 1e3))
  }];
}
function dx(e) {
  return Number.isFinite(e) ? Math.round(e * 10) / 10 : 0;
}

// src/report/write-report.ts
var xm = N(mm(), 1);
import { writeFileSync as Ex } from "node:fs";
import { join as Rx } from "node:path";

// src/units.ts
function ho(e) {
  return `~${Math.round(e / 1048576)} MB (${e} B)`;
}
function lm(e, t) {
  return `${(e / 1048576 / Math.max(t / 1e3, 1e-3)).toFixed(1)} MBs/sec`;
}
function j(e) {
  return e < 1024 ? `${e} B` : e < 1048576 ? `${(e / 1024).toFixed(1)} KiB` : e < 1024 * 1048576 ? `${(e / 1048576).toFixed(1)} MiB` : `${(e / 1048576 / 1024).toFixed(2)} GiB`;
}
function Z(e) {
  return e < 1e3 ? `${Math.round(e)} ms` : `${(e / 1e3).toFixed(2)} s`;
}

// src/report/bottleneck-causes.ts
function dm({ totalMs: e, shareMs: t }) {
  return {
    kind: "store latency",
    what: "store",
    why: `it took ${Z(t)} of ${Z(e)} to answer`,
    advice: "one that is nearer to this runner would help"
  };
}
var px = 10 * 1024 * 1024, hx = 64;
function pm({ settings: e, phases: t, totalMs: n, shareMs: r }) {
  let { bytes: o, mibPerSecond: s } = bm(t, ["download", "upload"]), i = o >= px && e.concurrency < hx;
  return {
    kind: "network",
    what: "network",
    why: `it carried ${j(o)} at ${s} MiB/s, and ${Z(r)} of ${Z(n)} were spent waiting for it`,
    advice: `${i ? "a higher `concurrency` would help where each connection is limited, " : ""}${hm}`
  };
}
var hm = "a higher `compression-level` makes entries smaller";
function cr(e) {
  let { cores: t = 1 } = e.machine?.cpu ?? {}, n = t === 1 ? "its only core was" : `its ${t} cores were`;
  return gm(
    e,
    `${n} busy ${sn(e.load.cores)} of the time`,
    "more or faster cores"
  );
}
function go(e) {
  return gm(e, `one thread was busy ${sn(e.load.thread)} of the time`, "faster cores");
}
function gm({ step: e, settings: t }, n, r) {
  let o = `only ${r} would help`;
  return e === "save" && t.compressionLevel > 1 && (o = "a lower `compression-level` would help"), e === "restore" && t.mode === "unpack" && (o = "`mode: mount`, which unpacks nothing, would help where this runner allows it"), { kind: "cpu", what: "CPU", why: n, advice: o };
}
var gx = 32 * 1024;
function Ai(e) {
  let { name: t, readBytes: n, writtenBytes: r, reads: o, writes: s, busyMs: i } = e.disk, a = (n + r) / (o + s), c = a < gx, f = r > n, u = `did ${Math.round((o + s) / (i / 1e3))} operations/s of ${j(a)}`, m = f ? `wrote ${Ti(r, i)} MiB/s` : `read ${Ti(n, i)} MiB/s`;
  return {
    kind: c ? "disk operations" : "disk throughput",
    what: "disk",
    why: `${t} ${c ? u : m} and was busy ${sn(e.load.disk)} of the time`,
    advice: wm(e, f)
  };
}
function ym(e) {
  let { bytes: t, mibPerSecond: n } = bm(e.phases, ["read", "write"]), r = e.step === "save";
  return {
    kind: "disk throughput",
    what: "disk",
    why: `it ${r ? "wrote" : "read"} ${j(t)} at ${n} MiB/s`,
    advice: wm(e, r)
  };
}
function wm({ step: e, settings: t }, n) {
  if (e === "save" && n) return hm;
  let r = [
    ...t.mode === "unpack" ? ["`mode: mount`"] : [],
    ...n && t.ramdisk === "off" ? ["`ramdisk`"] : []
  ];
  return e === "save" || r.length === 0 ? "only a faster one would help" : `${r.join(" or ")} would help where this runner allows mounting`;
}
function bm(e, t) {
  let n = e.filter(({ name: s }) => t.includes(s)), r = n.reduce((s, i) => s + (i.bytes ?? 0), 0), o = n.reduce((s, { startMs: i, endMs: a }) => s + a - i, 0);
  return { bytes: r, mibPerSecond: Ti(r, o) };
}
function Ti(e, t) {
  let n = e / 1024 / 1024 / (t / 1e3);
  return n < 10 ? Math.round(n * 10) / 10 : Math.round(n);
}
function sn(e) {
  return `${Math.round(100 * e)} %`;
}

// src/report/bottleneck.ts
var yx = 1e3;
function Sm(e) {
  let { totalMs: t } = e;
  if (t < yx)
    return { kind: "none", sentence: `Nothing is worth mentioning: it took ${Z(t)} in all` };
  let n = Sx(e), { share: r, shareMs: o, load: s } = n, a = (o > 0 ? bx[r].find(([d]) => wx[d](s)) : void 0)?.[1](n);
  if (!a) return { kind: "none", sentence: Px(n) };
  let { kind: c, what: f, why: u, advice: m } = a;
  return { kind: c, sentence: `The ${f} was the bottleneck: ${u}; ${m}` };
}
var wx = {
  always: () => !0,
  coresAreBusy: ({ cores: e }) => e >= 0.85,
  /** Where other processes load the machine as well, a part of the load must be this step's. */
  ownCoresAreBusy: ({ cores: e, ownCores: t }) => e >= 0.85 && t >= 0.3,
  threadIsBusy: ({ thread: e }) => e >= 0.85,
  /** While the step waits for a disk. */
  diskIsBusy: ({ disk: e }) => e >= 0.3,
  /** A disk may be busy writing bytes that nothing waits for; the cores then neither wait for it nor run out of work. */
  diskHinders: ({ disk: e, iowait: t, idle: n }) => e >= 0.7 && !(t < 0.2 && n > 0.3),
  diskIsUnseen: ({ disk: e }) => Number.isNaN(e)
}, bx = {
  store: [["always", dm]],
  network: [
    ["threadIsBusy", go],
    ["always", pm]
  ],
  disk: [
    ["ownCoresAreBusy", cr],
    ["diskIsBusy", Ai],
    ["coresAreBusy", cr],
    ["threadIsBusy", go],
    ["diskIsUnseen", ym]
  ],
  work: [
    ["ownCoresAreBusy", cr],
    ["diskHinders", Ai],
    ["coresAreBusy", cr],
    ["threadIsBusy", go]
  ]
};
function Sx(e) {
  let { machine: t } = e, n = t ? t.endMs - t.startMs : Number.NaN, { cores: r, busy: o, iowait: s, ownMs: i, programsMs: a } = t?.cpu ?? kx, [c] = (t?.disks ?? []).toSorted((u, m) => m.busyMs - u.busyMs), f = {
    cores: o,
    ownCores: (i + a) / (r * n),
    thread: Math.min(1, i / n),
    iowait: s * r,
    idle: 1 - o - s,
    disk: c ? Math.min(1, c.busyMs / n) : Number.NaN
  };
  return { ...e, load: f, disk: c, ...xx(e) };
}
var fr = Number.NaN, kx = { cores: fr, busy: fr, iowait: fr, ownMs: fr, programsMs: fr };
function xx({ step: e, phases: t }) {
  let n = t.some(({ name: i }) => i === "write"), r = { store: 0, network: 0, disk: 0, work: 0 };
  for (let { name: i, ms: a } of t)
    i === "publish" && e === "save" ? r[n ? "disk" : "store"] += a : i !== "walk" && (r[vx[i] ?? "work"] += a);
  let o = Math.max(...Object.values(r));
  return { share: Object.keys(r).find((i) => r[i] === o), shareMs: o };
}
var vx = {
  lookup: "store",
  index: "store",
  reserve: "store",
  download: "network",
  upload: "network",
  read: "disk",
  write: "disk"
};
function Px({ phases: e, totalMs: t, load: n }) {
  let [r] = e.toSorted((a, c) => c.ms - a.ms), o = Z(t), s = r ? `${r.name} took ${Z(r.ms)} of ${o}` : `it took ${o} in all`, i = [
    ...Number.isNaN(n.cores) ? [] : [`the cores were busy ${sn(n.cores)}`],
    ...Number.isNaN(n.disk) ? [] : [`the disk ${sn(n.disk)}`]
  ];
  return `Nothing stood out: ${s}${i.length === 0 ? "" : `, while ${i.join(", ")} of the time`}`;
}

// src/report/chart.ts
var Ox = 1e4;
function km({ phases: e, totalMs: t }) {
  let n = e.toSorted((s, i) => i.ms - s.ms)[0], r = e.map((s) => {
    let i = s === n ? "crit, " : "";
    return `    ${Bx(s)} :${i}${s.startMs}, ${Math.max(s.endMs, s.startMs + 1)}`;
  });
  return ["```mermaid", "gantt", ...["    dateFormat x", `    axisFormat ${t < Ox ? "%s.%L s" : "%s s"}`], ...r, "```"].join(`
`);
}
function Bx({ name: e, startMs: t, endMs: n, ms: r, waitedMs: o, bytes: s, mibPerSecond: i }) {
  let a = o ? `worked ${Z(r)} of ${Z(n - t)}` : Z(n - t), c = s ? `, ${j(s)} at ${i} MiB/s` : "";
  return `${e} ${a}${c}`;
}

// src/report/write-report.ts
async function ur(e, t, n) {
  try {
    await $x(e, t, n);
  } catch (r) {
    (e.trouble === void 0 ? W : P)(`There is no report: ${O(r)}`);
  }
}
async function $x(e, t, n) {
  let r = t.machine(), o = { ...e, totalMs: t.elapsedMs(), phases: t.phases(), machine: r }, s = { schema: 2, ...o, bottleneck: Sm(o) }, { kind: i, sentence: a } = s.bottleneck;
  i !== "none" && s.trouble === void 0 && P(a);
  let c = Rx(J(), `headstart-${s.step}-${(0, xm.randomUUID)()}.json`);
  if (Ex(c, `${JSON.stringify(s, void 0, 2)}
`), Ce("report", c), !n) return;
  let f = `Headstart ${s.step}: ${s.outcome}`;
  await Dc(f, Ix(s), r ? `${a}.

${km(s)}` : "");
}
function Ix(e) {
  return [
    ["Key", "Matched", "Stored", "Unpacked", "Files", "Time", "Phases"],
    [
      qs(e.key),
      e.matchedKey === void 0 ? "\u2013" : qs(e.matchedKey),
      e.storedBytes === void 0 ? "\u2013" : j(e.storedBytes),
      e.bytes === void 0 ? "\u2013" : j(e.bytes),
      String(e.files ?? "\u2013"),
      Z(e.totalMs),
      e.phases.map(({ name: t, ms: n }) => `${t} ${Z(n)}`).join(", ")
    ]
  ];
}

// src/rolling.ts
var Bm = N(vm(), 1);
function fe(e) {
  return e ? Ax : Mx;
}
var Mx = {
  mistake: ni,
  lookups: (e) => e,
  nameFor: (e) => e,
  keyIn: (e) => e
}, Em = "~v", Tx = Em.length + 49, Pm = Gr - Tx, Ax = {
  mistake(e) {
    let [t = ""] = e, n = Ni(t).length > Pm, r = `Key Validation Error: ${t} cannot be larger than ${Pm} characters with rolling; ~ counts twice.`;
    return ni(e) ?? (n ? r : void 0);
  },
  lookups([e = "", ...t]) {
    let n = yo(e), r = t.length < 9 ? [n] : [];
    return [n, ...r, ...t.map(Ni)];
  },
  nameFor(e, { runId: t, runAttempt: n }) {
    let [r, o] = [Om(t, 20), Om(n, 5)];
    return `${yo(e)}${Date.now()}-${r}-${o}-${(0, Bm.randomBytes)(4).toString("hex")}`;
  },
  keyIn: (e) => e.replace(/^((?:[^~]|~~)*)~v[^~]*$/, "$1").replaceAll("~~", "~")
};
function yo(e) {
  return Ni(e) + Em;
}
function Rm(e) {
  return Number(/~v(\d+)-[^~]*$/.exec(e)?.[1] ?? 0);
}
function Ni(e) {
  return e.replaceAll("~", "~~");
}
function Om(e, t) {
  return e.replace(/\D/g, "").slice(0, t) || "0";
}
var Cx = 3600 * 1e3;
function $m(e, t) {
  let n = e.toSorted(oi), r = n[0]?.createdAt.getTime() ?? 0;
  return n.filter((o, s) => {
    let i = n[s - 1]?.createdAt.getTime() ?? r;
    return s >= t && r - i > Cx;
  });
}

// node_modules/jwt-decode/build/esm/index.js
var yt = class extends Error {
};
yt.prototype.name = "InvalidTokenError";
function Nx(e) {
  return decodeURIComponent(atob(e).replace(/(.)/g, (t, n) => {
    let r = n.charCodeAt(0).toString(16).toUpperCase();
    return r.length < 2 && (r = "0" + r), "%" + r;
  }));
}
function Fx(e) {
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
    return Nx(t);
  } catch {
    return atob(t);
  }
}
function Im(e, t) {
  if (typeof e != "string")
    throw new yt("Invalid token specified: must be a string");
  t || (t = {});
  let n = t.header === !0 ? 0 : 1, r = e.split(".")[n];
  if (typeof r != "string")
    throw new yt(`Invalid token specified: missing part #${n + 1}`);
  let o;
  try {
    o = Fx(r);
  } catch (s) {
    throw new yt(`Invalid token specified: invalid base64 for part #${n + 1} (${s.message})`);
  }
  try {
    return JSON.parse(o);
  } catch (s) {
    throw new yt(`Invalid token specified: invalid json for part #${n + 1} (${s.message})`);
  }
}

// src/scopes.ts
var Lx = /* @__PURE__ */ new Set([
  "push",
  "schedule",
  "workflow_dispatch",
  "repository_dispatch",
  "delete",
  "registry_package",
  "page_build"
]);
function ue(e) {
  let t = Dx(e.token) ?? Ux(e), n = { read: t.read, write: t.write };
  return _x(t.write) && !Lx.has(e.eventName) && (n.write = void 0, n.whyNoWrite = `Cache save skipped: the event '${e.eventName}' can be caused by anyone, so it may not write the cache of ${t.write}.`), (e.cacheMode === "none" || e.cacheMode === "read") && (n.write = void 0, n.whyNoWrite = `Cache save skipped: the effective cache-mode '${e.cacheMode}' does not permit writes.`), (e.cacheMode === "none" || e.cacheMode === "write-only") && (n.read = [], n.whyNoRead = `Cache restore skipped: the effective cache-mode '${e.cacheMode}' does not permit reads.`), n;
}
function _x(e = "") {
  return e.startsWith("refs/heads/") && !e.startsWith("refs/heads/gh-readonly-queue/");
}
function Dx(e) {
  try {
    let { ac: t } = Im(e), n = JSON.parse(t ?? ""), r = n.find((s) => s.Permission & 2)?.Scope, o = n.filter((s) => s.Permission & 1).map((s) => s.Scope);
    return o.length === 0 && !r ? void 0 : { read: Mm([...r && o.includes(r) ? [r] : [], ...o]), write: r };
  } catch {
    return;
  }
}
function Ux(e) {
  let t = [e.baseBranch, e.defaultBranch].filter((n) => n !== "");
  return { read: Mm([e.ref, ...t.map((n) => `refs/heads/${n}`)]), write: e.ref };
}
function Mm(e) {
  return [...new Set(e)];
}

// src/mount/probe.ts
import { existsSync as qx, readFileSync as Gx } from "node:fs";

// src/mount/root-rights.ts
var Nm = N(Am(), 1);
import { existsSync as Wx, readFileSync as jx } from "node:fs";
import { join as Hx } from "node:path";
async function an(e) {
  if (process.geteuid?.() === 0) return zx() ? Cm((r) => r) : void 0;
  let t = Fi("sudo");
  if (!t) return;
  let n = ({ path: r, args: o }) => ({ path: t, args: ["-n", "--", r, ...o] });
  try {
    await Yr(n({ path: Fi("true") ?? "true", args: [] }), { cwd: "/", signal: e });
  } catch {
    e.throwIfAborted();
    return;
  }
  return Cm(n);
}
function Cm(e) {
  let t = (n, r) => {
    let o = Fi(n);
    if (!o) throw new Error(`there is no ${n}`);
    return e({ path: o, args: r });
  };
  return {
    run: async (n, r, o) => Yr(t(n, r), o),
    async attributesOf(n, r, o) {
      let s = ["--xattrs", `--xattrs-include=${r}`], i = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"], a = ["--create", "--file=-", "--format=posix", ...s, ...i], { stdin: c, stdout: f, ended: u } = V([t("tar", a)], o);
      c.end(n, "latin1");
      let [m] = await Promise.all([(0, Nm.buffer)(f), u]);
      return m;
    },
    kernelLog: async () => qn(t("dmesg", []))
  };
}
function Fi(e) {
  return ["/usr/bin", "/bin", "/usr/sbin", "/sbin"].map((n) => Hx(n, e)).find((n) => Wx(n));
}
function zx() {
  let [, e = "0"] = jx("/proc/self/status", "latin1").match(/^CapEff:\s*(\w+)$/m) ?? [];
  return (BigInt(`0x${e}`) >> 21n & 1n) === 1n;
}

// src/mount/probe.ts
function cn(e) {
  return "rights" in e || e.broker !== void 0;
}
async function Li(e, t) {
  try {
    return await Jx(e, t);
  } catch (n) {
    return t.throwIfAborted(), { reason: `it cannot be found out: ${O(n)}` };
  }
}
async function Jx(e, t) {
  if (process.platform !== "linux") return { reason: "it does not run Linux" };
  let n = await an(t);
  if (!n) return { reason: "it neither lets root mount nor has sudo without a password" };
  for (let r of e === "image" ? ["squashfs", "overlay"] : ["overlay"])
    if (!await Kx(r, n, t)) return { reason: `its kernel does not know ${r}` };
  return e === "image" && !qx("/dev/loop-control") ? { reason: "it has no loop devices" } : { rights: n };
}
async function Kx(e, t, n) {
  let r = () => new RegExp(`\\t${e}$`, "m").test(Gx("/proc/filesystems", "latin1"));
  return r() ? !0 : (await t.run("modprobe", ["-q", e], { cwd: "/", signal: n }).catch(() => n.throwIfAborted()), r());
}

// src/steps/job.ts
import { lstatSync as LO } from "node:fs";

// src/formats/actions-cache/actions-cache.ts
var Fl = N(Fm(), 1);

// src/formats/naming.ts
function Di({ crossOs: e, platform: t = process.platform }) {
  return t === "win32" && !e;
}
function wo(e, t) {
  let n = Di(t) ? "windows-only" : "any", r = t.rolling ? ["rolling"] : [];
  return bf([...r, Yt, e, n, ...t.paths]);
}

// src/formats/actions-cache/pack.ts
import { once as $0 } from "node:events";
import { setImmediate as I0 } from "node:timers/promises";

// src/formats/packing.ts
import { symlinkSync as Vx } from "node:fs";
import { join as Yx } from "node:path";
function fn({ matches: e, scratch: t }) {
  let n = new Map(e.map(({ root: r }) => [r.place, r.base]));
  for (let [r, o] of n) Vx(o, Yx(t, String(r)));
}
async function wt(e, { write: t, signal: n }) {
  let r = 0;
  for await (let o of e)
    await t(o), n.throwIfAborted(), r += o.length;
  return r;
}

// src/formats/tar-commands.ts
var Zx = ["-b", String(2048)];
function Xx(e) {
  return ["-b", String(Math.min(Math.max(20, Math.ceil(e / 512 / 8)), 2048))];
}
var Ui = process.platform === "darwin" ? ["--no-mac-metadata"] : [];
function bo(e, { beyondAscii: t, archiveBytes: n = Number.POSITIVE_INFINITY, listing: r }) {
  if (e.dialect === "node") return { thread: "create" };
  let { path: o, dialect: s } = e, i = Xx(n);
  if (s === "bsd") {
    let f = ["--uid", "0", "--gid", "0", "--uname", "", "--gname", ""], u = [...Ui, "--no-xattrs", "--no-acls", "--no-fflags", ...f], m = ["--format", "pax", "--options", "hdrcharset=BINARY"], d = ["--no-recursion", "--null", "-T", "-"];
    return { path: o, args: ["-c", "-P", "-f", "-", ...i, ...m, ...u, ...d] };
  }
  let a = t ? ",hdrcharset:=BINARY" : "", c = r === void 0 ? [] : ["-vv", "--utc", `--index-file=${r}`];
  return { path: o, args: [..._m(a), "-P", "--sparse", ...c, ...i, ...Lm] };
}
var Lm = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"];
function _m(e = "") {
  return ["--create", "--file=-", ...["--format=posix", `--pax-option=exthdr.name=pax,delete=atime,delete=ctime${e}`], "--numeric-owner", "--owner=0", "--group=0"];
}
function So({ path: e }) {
  let t = ["-b", "128", "--mode=a-st", "--transform=s,^\\([0-9]*\\)/\\.$,\\1,SH"], n = ["--clamp-mtime", `--mtime=@${4294967295}`];
  return { path: e, args: [..._m(",delete=mtime"), ...t, ...n, ...Lm] };
}
function ko(e, t) {
  if (e.dialect === "node") return { thread: "extract", bases: t };
  let { path: n, dialect: r } = e, o = r === "gnu" ? ["--warning=no-unknown-keyword"] : Ui, s = ["-f", "-", "--ignore-zeros", ...Zx, ...o];
  return { path: n, args: ["-x", ...s, "--no-same-owner", "--no-same-permissions"] };
}
function Dm({ path: e }) {
  return { path: e, args: ["-c", "-f", "-", "--format", "mtree", "--options", "!all,type,mode,time", "@-"] };
}
function Um({ path: e }) {
  return { path: e, args: ["-x", "-p", "-f", "-", "--no-same-owner", ...Ui] };
}

// src/formats/actions-cache/compression.ts
var ln = N(jm(), 1);
import { pipeline as ul, Readable as ml } from "node:stream";
import { pipeline as B0 } from "node:stream/promises";

// src/formats/node-tar/start.ts
var tl = N(zm(), 1);
import { availableParallelism as Qm } from "node:os";
import { extname as r0, join as o0 } from "node:path";
import { Readable as el, Writable as s0 } from "node:stream";
import { Worker as i0 } from "node:worker_threads";

// src/formats/node-tar/flow.ts
function qm(e) {
  let t = 0, n = () => {
  };
  return {
    /** Takes the buffer away from this thread. Resolves when there is room for more. */
    async send(r) {
      for (t += r.length, e.postMessage(r, [r.buffer]); t > 1048576; ) await new Promise((o) => n = o);
    },
    taken(r) {
      t -= r, n();
    }
  };
}

// src/formats/node-tar/frame.ts
var un = N(Jm(), 1);
import { once as Qx } from "node:events";
var bt = 4 * 1024 * 1024;
async function Km(e, t) {
  let n = (0, un.createZstdCompress)({ ...e0(e, t), flush: un.constants.ZSTD_e_end });
  try {
    return n.write(e), await Qx(n, "readable"), t0(n.read());
  } finally {
    n.destroy();
  }
}
var dN = 33 * 1024 * 1024;
function e0({ length: e }, t) {
  return { params: { [un.constants.ZSTD_c_compressionLevel]: t }, chunkSize: n0(e) };
}
function t0({ buffer: e, byteOffset: t, length: n }) {
  return t === 0 && e.byteLength > Buffer.poolSize ? Buffer.from(e.transfer(n)) : Buffer.from(e.slice(t, t + n));
}
function n0(e) {
  return e + (e >> 8) + (e < 131072 ? 131072 - e >> 11 : 0) + 1;
}

// src/formats/node-tar/slabs.ts
function Vm(e, t, n) {
  let r = (s) => new Int32Array(new SharedArrayBuffer(4 * s));
  return { slabs: Array.from({ length: e }, () => new SharedArrayBuffer(t)), owners: r(e), releases: r(1), share: n };
}
function Ym({ slabs: e }, t) {
  return Buffer.from(e[t]);
}
function Wi({ owners: e, releases: t }, n, r) {
  Atomics.compareExchange(e, n, r, 0) === r && (Atomics.add(t, 0, 1), Atomics.notify(t, 0));
}
function Zm(e, t) {
  for (let n = 0; n < e.slabs.length; n++) Wi(e, n, t);
}

// src/formats/node-tar/start.ts
function St(e, t) {
  if (!("thread" in e)) return V([e], t);
  let n = Hi(e, t);
  return { ...n, stdout: el.from(a0(n)) };
}
async function* a0({ stdout: e }) {
  for await (let { content: t, release: n } of e) {
    let r = Buffer.from(t);
    n(), yield r;
  }
}
var c0 = o0(import.meta.dirname, `tar-thread${r0(import.meta.filename)}`), nl = [], ji = Math.min(Qm(), 2), mr = Math.min(Qm(), 4), Xm, f0 = 0;
function rl() {
  return Xm ??= Vm(mr + 1, bt, mr + 2 - ji), Xm;
}
function u0() {
  (0, tl.setFlagsFromString)("--semi-space-growth-factor=1");
  let e = { maxYoungGenerationSizeMb: 2 };
  return { thread: new i0(c0, { execArgv: [], env: {}, resourceLimits: e }), owner: ++f0 };
}
function Hi(e, { cwd: t, signal: n }) {
  let r = nl.pop() ?? u0(), { thread: o, owner: s } = r, i = rl();
  o.ref();
  let a = (g) => o.postMessage(g), c = { ...e, cwd: t, mask: process.umask(), slabs: i, owner: s };
  a(c);
  let f = qm(o), u = new s0({
    write: (g, y, w) => {
      f.send(new Uint8Array(g)).then(() => w());
    },
    final(g) {
      a("end"), g();
    }
  });
  u.on("error", () => {
  });
  let m = new el({ objectMode: !0, read() {
  } }), d = (g) => {
    "taken" in g ? f.taken(g.taken) : m.push("frame" in g ? l(g) : p(g));
  }, l = ({ frame: g, contentBytes: y }) => ({ frame: Buffer.from(g.buffer, g.byteOffset, g.length), contentBytes: y }), p = ({ slab: g, filled: y }) => ({
    content: Ym(i, g).subarray(0, y),
    release: () => Wi(i, g, s)
  }), h = m0(r, d, n).finally(() => {
    m.push(null), u.destroy(new Error("its reader has ended"));
  });
  return { pid: process.pid, stdin: u, stdout: m, ended: h };
}
async function m0(e, t, n) {
  let { thread: r } = e, { promise: o, resolve: s } = Promise.withResolvers(), i = (m) => {
    m === "done" ? s(void 0) : "isBadEntry" in m ? s(m.isBadEntry ? new S(m.message) : new ee(m.message)) : t(m);
  }, a = ({ message: m }) => s(new ee(m)), c = () => s(new ee("a thread of tar ended early")), f = () => {
    r.terminate();
  };
  r.on("message", i).on("error", a).on("exit", c), n.addEventListener("abort", f), n.aborted && f();
  let u = await o;
  if (n.removeEventListener("abort", f), r.off("message", i).off("error", a).off("exit", c), !u && !n.aborted) {
    r.unref(), nl.push(e);
    return;
  }
  throw await r.terminate(), Zm(rl(), e.owner), n.throwIfAborted(), u;
}

// src/formats/zstd.ts
var mn = N(sl(), 1);
import { once as S0 } from "node:events";
import { pipeline as k0 } from "node:stream";

// src/formats/output-limit.ts
import { statfsSync as l0 } from "node:fs";
import { readFile as d0 } from "node:fs/promises";
var il = 64 * 1024 * 1024, p0 = 0.1, h0 = 8 * 1024, g0 = 8, y0 = 25;
function kt({ files: e, bytes: t, unpackedBytes: n = t }) {
  return Math.max(t, n) * (1 + p0) + e * h0;
}
function We(e) {
  let t = new AbortController(), { bavail: n, bsize: r } = l0(e), o = il + g0 * n * r, s = il, i = 0, a = (c) => {
    c > s && t.abort(new S("it unpacks to more than its index declares")), c > o && t.abort(new Error(`it unpacks to far more than there is room for at ${e}`));
  };
  return {
    /** Aborts when the output exceeds the limit. */
    signal: t.signal,
    /** Allows this many more bytes. */
    allow(c) {
      s += c;
    },
    /** Counts output. */
    count(c) {
      i += c, a(i);
    },
    /** Counts the bytes that a program writes, until `ended` settles. Works on Linux only. */
    watch(c, f) {
      let u = setInterval(async () => a(await w0(c)), y0), m = () => clearInterval(u);
      f.then(m, m);
    }
  };
}
async function w0(e) {
  let t = await d0(`/proc/${e}/io`, "latin1").catch(() => "");
  return Number(/^wchar: (\d+)$/m.exec(t)?.[1] ?? 0);
}

// src/formats/sink.ts
function lr({ write: e, ...t }) {
  let n = 0, r = 0, o = () => {
  }, s = t.ended.then(() => {
    throw new ee("unpacking ended before all bytes were read");
  });
  return s.catch(() => {
  }), {
    ...t,
    get pending() {
      return n;
    },
    get given() {
      return r;
    },
    write(i, a) {
      n += i.length, r += i.length, e(i, (c) => {
        c || a?.(), n -= i.length, o();
      });
    },
    async progress() {
      let { promise: i, resolve: a } = Promise.withResolvers();
      o = a, await Promise.race([s, i]);
    }
  };
}
var b0 = 32 * 1024 * 1024;
async function xo(e, t) {
  for (; e.pending > b0 / t.length; ) await e.progress();
}

// src/formats/zstd.ts
var x0 = 1024 * 1024;
function xt(e, t = Number.POSITIVE_INFINITY) {
  return e === void 0 || t < x0 ? zi : v0(e);
}
function v0(e) {
  return {
    packing(t, n, r) {
      if ("thread" in t) return zi.packing(t, n, r);
      let { level: o, threads: s, check: i } = n, a = s === 1 ? "--single-thread" : `-T${s}`, c = ["-q", "-c", i ? "--check" : "--no-check", `-${o}`, a];
      return V([t, { path: e, args: c }], r);
    },
    unpacking(t, n) {
      if ("thread" in t) return zi.unpacking(t, n);
      let r = We(n.cwd), o = { ...n, signal: AbortSignal.any([n.signal, r.signal]) }, { pid: s, stdin: i, stdout: a, ended: c } = V([{ path: e, args: ["-q", "-d", "-c"] }, t], o);
      return r.watch(s, c), lr({
        stdout: a,
        ended: c,
        allow: r.allow,
        write: (f, u) => {
          i.write(f, u);
        },
        endFrame: () => {
        },
        // The zstd command fails if it gets no input at all; an empty frame is input.
        end: () => {
          i.end(P0);
        }
      });
    }
  };
}
var P0 = Buffer.from([80, 42, 77, 24, 0, 0, 0, 0]), al = 128 * 1024;
function O0(e, t, n) {
  let r, o = /* @__PURE__ */ new Map(), s = !1, i = (c, f) => {
    r?.write(c, (u) => {
      o.delete(f) && f(u);
    });
  };
  return {
    /** Calls `done` when the decompressor has taken the bytes, or with an error if they follow the end of the frame. */
    write(c, f) {
      o.set(f, c), i(c, f);
    },
    end() {
      s = !0, r?.end();
    },
    /** Settles when tar has got all content of the frame. */
    fed: (async () => {
      await e, r = (0, mn.createZstdDecompress)({ chunkSize: al }), r.on("error", () => {
      });
      for (let [c, f] of o) i(f, c);
      s && r.end();
      for await (let c of r)
        n.count(c.length), n.signal.throwIfAborted(), t.write(c) || await S0(t, "drain");
      r.destroy();
      for (let [c] of o) o.delete(c) && c(new Error("it comes after the frame"));
    })()
  };
}
var zi = {
  packing(e, { level: t, check: n }, r) {
    let o = St(e, r), { ZSTD_c_compressionLevel: s, ZSTD_c_checksumFlag: i } = mn.constants, a = { [s]: t, [i]: Number(n) }, c = (0, mn.createZstdCompress)({ params: a, chunkSize: al });
    return k0(o.stdout, c, () => {
    }), { ...o, stdout: c };
  },
  unpacking(e, t) {
    let n = new AbortController(), r = We(t.cwd), o = AbortSignal.any([t.signal, n.signal, r.signal]), { stdin: s, stdout: i, ended: a } = St(e, { ...t, signal: o }), c = Promise.resolve(), f;
    return lr({
      stdout: i,
      ended: a,
      allow: r.allow,
      write(u, m) {
        f || (f = O0(c, s, r), c = f.fed.catch((d) => n.abort(d))), f.write(u, m);
      },
      endFrame: () => {
        f?.end(), f = void 0;
      },
      end: () => {
        c.then(() => s.end());
      }
    });
  }
};

// src/formats/actions-cache/compression.ts
function ll(e, { tools: t, level: n }, r) {
  if (t.zstd) return xt(t.zstd).packing(e, { level: n, threads: 0, check: !0 }, r);
  let o = St(e, r), s = (0, ln.createGzip)();
  return ul(o.stdout, s, () => {
  }), { ...o, stdout: s };
}
var qi = Buffer.from([40, 181, 47, 253]), cl = Buffer.from([31, 139]);
async function* dl(e, t, n) {
  let [r, o] = await E0(e);
  if (r.subarray(0, cl.length).equals(cl)) yield* fl((0, ln.createGunzip)(), o);
  else if (r.subarray(0, qi.length).equals(qi)) t ? yield* R0({ path: t, args: ["-q", "-d", "-c"] }, o, n) : yield* fl((0, ln.createZstdDecompress)(), o);
  else throw new S("it is no archive");
}
async function E0(e) {
  let t = e[Symbol.asyncIterator](), n = Buffer.alloc(0);
  for (; n.length < qi.length; ) {
    let o = await t.next();
    if (o.done) break;
    n = Buffer.concat([n, o.value]);
  }
  async function* r() {
    yield n, yield* { [Symbol.asyncIterator]: () => t };
  }
  return [n, r()];
}
async function* fl(e, t) {
  ul(ml.from(t), e, () => {
  }), yield* e;
}
async function* R0(e, t, { cwd: n, signal: r }) {
  let o = new AbortController(), { stdin: s, stdout: i, ended: a } = V([e], {
    cwd: n,
    signal: AbortSignal.any([r, o.signal])
  }), c = B0(ml.from(t), s).catch((f) => {
    f?.code !== "EPIPE" && f?.code !== "ERR_STREAM_PREMATURE_CLOSE" && o.abort(f);
  });
  a.catch(() => {
  });
  try {
    yield* i, await c, await a;
  } finally {
    o.abort();
  }
}

// src/formats/actions-cache/pack.ts
async function pl(e) {
  let { tools: t, level: n, workspace: r } = e, o = new AbortController(), s = (y) => o.abort(y), i = { cwd: r, signal: AbortSignal.any([e.signal, o.signal]) }, a = bo(t.tar, { beyondAscii: !1 }), { stdin: c, stdout: f, ended: u } = ll(a, { tools: t, level: n }, i), m = { segments: [], files: 0, bytes: 0, skipped: [] }, d = T0(c, { ...e, signal: i.signal }, m).catch(s), l = wt(f, e);
  l.catch(s), await u, await d;
  let p = await l;
  o.signal.throwIfAborted();
  let { files: h, bytes: g } = m;
  return h > 0 && m.segments.push({ kind: "archive", offset: 0, length: p, files: h, bytes: g }), m;
}
var M0 = 256;
async function T0(e, { matches: t, found: n, workspace: r, signal: o }, s) {
  let i = A0(t, r), a = /* @__PURE__ */ new Set(), c = [];
  for (let f of n) {
    for (let { kind: u, member: m, bytes: d, hardLink: l } of f) {
      if (u === "other") {
        s.skipped.push(m);
        continue;
      }
      s.files++, (!l || !a.has(l.inode)) && (s.bytes += d), l && a.add(l.inode), c.push(`${i(m)}\0`);
    }
    c.length < M0 || (e.write(c.join(""), "latin1") || await $0(e, "drain", { signal: o }), c = [], await I0(void 0, { signal: o }));
  }
  e.end(c.join(""), "latin1");
}
function A0(e, t, n = process.platform) {
  let { join: r, relative: o } = Je(n), s = new Map(
    e.map(({ root: i }) => [String(i.place), o(x(t), x(i.base))])
  );
  return (i) => {
    let a = i.indexOf("/");
    return r(s.get(i.slice(0, a)) ?? "", i.slice(a + 1));
  };
}

// src/formats/actions-cache/unpack.ts
var Cl = N(gl(), 1);
import { linkSync as pv, mkdirSync as hv } from "node:fs";
import { availableParallelism as gv } from "node:os";
import { dirname as yv, join as wv } from "node:path";

// src/formats/tar-records.ts
var G = 512;
function me(e) {
  return (G - e % G) % G;
}
function vo(e, t, n) {
  let r = n.toString("latin1");
  if (t === "L") return { ...e, name: yl(r) };
  if (t === "K") return { ...e, target: yl(r) };
  if (t === "g") return e;
  let o = new Map(C0(r));
  return { ...e, ...N0(o) };
}
function yl(e) {
  let t = e.indexOf("\0");
  return t < 0 ? e : e.slice(0, t);
}
function* C0(e) {
  for (let t = 0; t < e.length; ) {
    let n = e.indexOf(" ", t), r = Number(e.slice(t, n)), o = e.slice(n + 1, t + r - 1), s = o.indexOf("=");
    if (!(Number.isInteger(r) && r > n - t && e[t + r - 1] === `
`) || s < 1) throw new S("its archive is damaged");
    yield [o.slice(0, s), o.slice(s + 1)], t += r;
  }
}
function N0(e) {
  let t = (c) => e.get(c) || void 0, n = {}, r = t("GNU.sparse.name") ?? t("path"), o = t("linkpath"), s = t("size"), i = t("mtime");
  r !== void 0 && (n.name = r), o !== void 0 && (n.target = o), s !== void 0 && (n.size = Number(wl(s))), i !== void 0 && /^-?\d{1,18}(\.\d{1,18})?$/.test(i) && (n.mtime = i);
  let a = [...e.keys()].some((c) => c.startsWith("GNU.sparse."));
  if (a && t("GNU.sparse.major") !== "1") throw new S("its archive has an old form of holes");
  return a && (n.sparseSize = wl(t("GNU.sparse.realsize"))), n;
}
function wl(e = "") {
  if (/^\d{1,15}$/.test(e)) return e;
  throw new S("its archive is damaged");
}

// src/formats/archive-reader.ts
var F0 = 1024 * 1024;
function bl(e = "one") {
  let t = Buffer.alloc(0), n = {}, r, o = 0, s = 0, i = e === "several", a = (f, u) => {
    n = vo(n, f, u), s = me(u.length), r = void 0;
  }, c = (f) => {
    if (i = f.every((p) => p === 0), i) return;
    let { type: u, member: m } = L0(f);
    if ("xgLK".includes(u)) {
      if (m.size > F0) throw new S("a header in the archive is too large");
      r = { type: u, size: m.size };
      return;
    }
    let d = { ...m, ...n, name: n.name ?? m.name };
    n = {};
    let l = { ...d, kind: U0(u, d.name) };
    if (l.kind !== "file" && l.size > 0) throw new S("a link or directory has content");
    return o = l.size, s = me(l.size), l;
  };
  return {
    /** Each member that begins in these bytes, followed by the pieces of its content. */
    *push(f) {
      let u = t.length === 0 ? f : Buffer.concat([t, f]);
      t = u.subarray(u.length);
      for (let m = 0; m < u.length && (!i || e === "several"); ) {
        let d = m + (o || s || (r?.size ?? G)), l = u.subarray(m, d);
        if (m += l.length, o > 0)
          o -= l.length, yield l;
        else if (s > 0) s -= l.length;
        else if (d > u.length) t = l;
        else if (r) a(r.type, l);
        else {
          let p = c(l);
          p && (yield p);
        }
      }
    },
    /** Must be called after the last bytes. */
    finish() {
      if (!i || t.length > 0) throw new S("its archive ends too early");
    }
  };
}
function L0(e) {
  if (Po(e, 148, 8) !== _0(e)) throw new S("its archive is damaged");
  let t = dn(e, 0, 100), n = dn(e, 257, 6) === "ustar" ? dn(e, 345, 155) : "";
  return {
    type: dn(e, 156, 1) || "0",
    member: {
      name: n === "" ? t : `${n}/${t}`,
      target: dn(e, 157, 100),
      // Without setuid, setgid and sticky bits.
      mode: Po(e, 100, 8) & 511,
      mtime: String(Po(e, 136, 12)),
      size: Po(e, 124, 12),
      sparseSize: void 0
    }
  };
}
function _0(e) {
  let t = 256;
  for (let n = 0; n < G; n++) (n < 148 || n >= 156) && (t += e[n]);
  return t;
}
function dn(e, t, n) {
  let r = e.toString("latin1", t, t + n), o = r.indexOf("\0");
  return o < 0 ? r : r.slice(0, o);
}
function Po(e, t, n) {
  let r = e[t];
  if (r === 128) return Number(e.readBigUInt64BE(t + n - 8));
  let o = dn(e, t, n).trim(), s = o === "" ? 0 : Number.parseInt(o, 8);
  if (Number.isSafeInteger(s) && s >= 0 && /^[0-7]*$/.test(o)) return s;
  if (r === 255) return 0;
  throw new S("its archive is damaged");
}
var D0 = {
  0: "file",
  7: "file",
  1: "hardlink",
  2: "symlink",
  3: "other",
  4: "other",
  5: "directory",
  6: "other"
};
function U0(e, t) {
  let n = D0[e];
  if (!n) throw new S(`its archive holds something of the unknown type ${JSON.stringify(e)}`);
  return n === "file" && t.endsWith("/") ? "directory" : n;
}

// src/formats/extract-workers.ts
import { existsSync as H0, mkdirSync as Sl, readdirSync as z0, rmSync as q0 } from "node:fs";
import { join as Oo } from "node:path";

// src/files/merge-trees.ts
import { rmdirSync as W0 } from "node:fs";
function Gi(e, t, n) {
  if (!jt(b(e), b(t))) {
    ne(t).length < ne(e).length && j0(e, t, n);
    for (let r of ne(e)) Gi(`${e}/${r}`, `${t}/${r}`, n);
    W0(b(e));
  }
}
function j0(e, t, n) {
  te(b(e), n), te(b(t), b(e)), te(n, b(t));
}

// src/formats/extract-workers.ts
async function Bo({ tar: e, codec: t, dir: n, workers: r, files: o, signal: s, warn: i }, a) {
  let c = new AbortController(), f = AbortSignal.any([s, c.signal]), u = (v) => c.abort(v), m = Array.from({ length: r }, (v, R) => Oo(n, `lane-${R}`)), d = m.map((v) => {
    Sl(v);
    let R = t.unpacking(ko(e), { cwd: v, signal: f });
    return R.stdout.resume(), { sink: R, files: R.ended.then(() => Ji(x(v))).catch(u) };
  }), l = d.map(({ sink: v }) => v), p = await a(l, f).catch(u), h = await Promise.all(d.map(({ files: v }) => v));
  f.throwIfAborted();
  let g = h.reduce((v, R) => v + (R ?? 0), 0), y = G0(n);
  if (g > o() || g < o() && !y)
    throw new S(`its segments held ${g} files instead of ${o()}`);
  let w = Oo(n, "tree");
  Sl(w);
  for (let v of m) Gi(x(v), x(w), Oo(n, "aside"));
  let k = y ? o() - Ji(x(w)) : 0;
  if (k > o() - g)
    throw q0(w, { recursive: !0 }), new At();
  return k > 0 && i(`Some names are one name here, so later files replaced ${k} of ${o()} files`), p;
}
function G0(e) {
  return process.platform === "darwin" || H0(Oo(e, "LANE-0"));
}
function Ji(e) {
  let t = 0;
  for (let n of z0(b(e), { withFileTypes: !0, encoding: "latin1" }))
    if (n.isDirectory()) t += Ji(`${e}/${n.name}`);
    else if (n.isFile()) t++;
    else throw new S("a segment of files holds something else");
  return t;
}
var J0 = 1024 * 1024;
async function kl(e, t, n) {
  let r = [];
  for (let i of t) V0(i);
  let o = t.filter(({ kind: i }) => i === "files").length, s;
  for await (let { segment: i, bytes: a, endsFrame: c, ends: f } of Z0(e, t)) {
    if (i.kind !== "files") {
      r.push(a);
      continue;
    }
    if (s || (s = await Y0(n), s.allow(kt(i))), s.write(a, () => e.release?.(a)), await xo(s, n), c && s.endFrame(), !!f && (s = void 0, --o === 0))
      for (let u of n) u.end();
  }
  return r;
}
var K0 = 1024 * 1024;
function V0(e) {
  let t = 2 + kt(e) / K0;
  if ((e.frames?.length ?? 0) > t)
    throw new S("a segment has more frames than its content needs");
}
async function Y0(e) {
  for (; ; ) {
    let [t] = e.toSorted((n, r) => n.pending - r.pending || n.given - r.given);
    if (t.pending <= J0) return t;
    await Promise.race(e.map((n) => n.progress()));
  }
}
async function* Z0(e, t) {
  let n = X0(t), r = n.next(), o = 0;
  for await (let s of e)
    for (let i = 0; i < s.length; ) {
      if (r.done) throw new S("its body is longer than its segments");
      let { segment: a, end: c, ends: f } = r.value, u = s.subarray(i, i + c - o);
      i += u.length, o += u.length;
      let m = o === c;
      yield { segment: a, bytes: u, endsFrame: m, ends: f && m }, m && (r = n.next());
    }
}
function* X0(e) {
  for (let t of e) {
    let n = t.offset, r = t.frames ?? [t.length];
    for (let [o, s] of r.entries())
      n += s, yield { segment: t, end: n, ends: o === r.length - 1 };
  }
}

// src/formats/member-header.ts
var xl = /[\u0080-\u00ff]/, Eo = 100, Ki = 8589934591, Q0 = { file: "0", hardlink: "1", symlink: "2", directory: "5", whiteout: "3" };
function dr(e) {
  let t = Buffer.allocUnsafe(Vi(e));
  return t.subarray(0, Yi(t, 0, e));
}
function Vi({ name: e, target: t }) {
  return 4 * G + 2 * (e.length + t.length);
}
function Yi(e, t, n, r = !1) {
  let o = tv(n, r), s = t;
  if (o !== "") {
    s += ev(o.length).copy(e, s), s += e.write(o, s, "latin1");
    let i = s + me(o.length);
    e.fill(0, s, i), s = i;
  }
  return Pl(e, s, n, Q0[n.kind]), s + G;
}
var vl = /* @__PURE__ */ new Map();
function ev(e) {
  let t = vl.get(e);
  if (t) return t;
  let n = Buffer.alloc(G);
  return Pl(n, 0, { name: "pax", target: "", mtime: "0", mode: 420, size: e }, "x"), vl.set(e, n), n;
}
function tv({ name: e, target: t, mtime: n, size: r, sparseSize: o }, s) {
  let i = xl.test(e) || xl.test(t), a = i && !s ? je("hdrcharset", "BINARY") : "", c = i || e.length > Eo ? je("path", e) : "", f = i || t.length > Eo ? je("linkpath", t) : "", u = /^\d{1,11}$/.test(n) ? "" : je("mtime", n), m = r > Ki ? je("size", String(r)) : "";
  return a + c + (t === "" ? "" : f) + u + m + nv(e, o);
}
function nv(e, t) {
  return t === void 0 ? "" : je("GNU.sparse.major", "1") + je("GNU.sparse.minor", "0") + je("GNU.sparse.name", e) + je("GNU.sparse.realsize", t);
}
function je(e, t) {
  let n = ` ${e}=${t}
`, r = n.length + String(n.length).length;
  return `${n.length + String(r).length}${n}`;
}
var rv = ov();
function ov() {
  let e = Buffer.alloc(G);
  return pn(e, 108, 7, 0), pn(e, 116, 7, 0), e.write("        ", 148, "latin1"), e.write("ustar\x0000", 257, "latin1"), e;
}
function Pl(e, t, { name: n, target: r, mode: o, mtime: s, size: i }, a) {
  rv.copy(e, t);
  let c = Math.min(Math.max(Math.trunc(Number(s)), 0), Ki);
  e.write(n, t, Eo, "latin1"), pn(e, t + 100, 7, o), pn(e, t + 124, 11, Math.min(i, Ki)), pn(e, t + 136, 11, c), e[t + 156] = a.charCodeAt(0), r !== "" && e.write(r, t + 157, Eo, "latin1");
  let f = 0;
  for (let u = t; u < t + G; u++) f += e[u];
  pn(e, t + 148, 6, f), e[t + 154] = 0;
}
function pn(e, t, n, r) {
  let o = r;
  for (let s = t + n - 1; s >= t; s--) {
    let i = Math.floor(o / 8);
    e[s] = 48 + o - i * 8, o = i;
  }
}

// src/files/member-paths.ts
function Ro(e) {
  return new Map(e.map(({ place: t, base: n }) => [String(t), x(n)]));
}
function Ol(e) {
  return (t) => {
    let n = t.indexOf("/");
    return `${e.get(t.slice(0, n))}${t.slice(n)}`;
  };
}

// src/formats/skeleton.ts
async function $o(e, t) {
  if (e.bytes.length === 0) return;
  let { tar: n, roots: r, ...o } = t;
  await Bl(ko(n, Ro(r)), e, o), n.dialect === "bsd" && await sv(e, n, o);
}
async function sv(e, t, n) {
  let o = (await Bl(Dm(t), e, n)).split(`
`).filter((c) => c.includes(" type=dir")).map((c) => c.replace(/ mode=\d*(\d{3})\b/, " mode=$1")), { stdin: s, stdout: i, ended: a } = V([Um(t)], n);
  i.resume(), s.end(["#mtree", ...o, ""].join(`
`), "latin1"), await a;
}
async function Bl(e, { bytes: t, mostBytes: n }, { codec: r, ...o }) {
  let s = r.unpacking(e, o), i = "";
  s.stdout.setEncoding("latin1").on("data", (a) => {
    i += a;
  }), s.allow(n);
  for (let a of t) s.write(a);
  return s.endFrame(), s.end(), await s.ended, i;
}

// src/formats/actions-cache/distribute-members.ts
import { dirname as El } from "node:path";
var iv = 1e3, av = 8 * 1024 * 1024, cv = 4;
function $l(e) {
  let t = e[0], n = uv(), r = 0, o = 0, s = 0, i = "", a = (f) => {
    o += f.length, n.add(f, t);
  }, c = () => {
    a(fv.subarray(0, me(s))), s = 0;
  };
  return {
    /** Starts a member. @param name its directory decides whether another worker may take over */
    begin(f, u) {
      c();
      let m = Math.max(r / iv, o / av);
      (m >= cv || m >= 1 && El(u) !== i) && (n.flush(t), t = e.reduce((d, l) => l.pending < d.pending ? l : d), r = 0, o = 0), i = El(u), r++, a(f);
    },
    /** Adds to the content of the member that was started last. */
    content(f) {
      s += f.length, a(f);
    },
    /** Resolves when the worker's queue has room again. */
    room: () => xo(t, e),
    end() {
      c(), n.flush(t);
      for (let f of e) f.end();
    }
  };
}
var fv = Buffer.alloc(G), Rl = 1024 * 1024;
function uv() {
  let e = Buffer.allocUnsafeSlow(Rl), t = 0, n = 0, r = (o) => {
    n > t && o.write(e.subarray(t, n)), t = n;
  };
  return {
    flush: r,
    add(o, s) {
      for (let i = 0; i < o.length; ) {
        let a = o.copy(e, n, i);
        i += a, n += a, !(n < e.length) && (r(s), e = Buffer.allocUnsafeSlow(Rl), t = 0, n = 0);
      }
    }
  };
}

// src/files/windows-names.ts
var mv = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³]) *(\.|$)/i;
function lv(e) {
  if (e === "." || e === "..") return;
  if (mv.test(e)) return "it is a device";
  if (/[. ]$/.test(e)) return "it ends in a dot or a blank";
  let t = [...e].find((n) => n < " " || '<>:"|?*\\'.includes(n));
  return t === void 0 ? void 0 : `it has the character ${JSON.stringify(t)}`;
}
function Io(e) {
  for (let t of e.split("/")) {
    let n = lv(t);
    if (n !== void 0) throw new Error(`Windows has no file ${JSON.stringify(t)}: ${n}`);
  }
}

// src/formats/actions-cache/staged-names.ts
var dv = 1e5;
function Ml(e, t, n = process.platform) {
  let r = Je(n), o = x(t), s = e.map((m) => ({ root: m, base: x(m.base) })), i = /* @__PURE__ */ new Map(), a = /* @__PURE__ */ new Map(), c = (m) => s.find(
    ({ root: d, base: l }) => z(m, l) && d.matches(b(r.relative(l, m)).toString())
  ), f = (m) => {
    let d = a.get(m);
    if (d) return d;
    a.set(m, Il);
    let l = u(m), p = i.get(l.path), h = p === void 0 ? l : f(p);
    return a.set(m, h), h;
  }, u = (m) => {
    let d = r.dirname(m);
    if (d === m) return { path: m, anchor: c(m) };
    let l = f(d), p = r.join(l.path, r.basename(m));
    return { path: p, anchor: l.anchor ?? c(p) };
  };
  return {
    /**
     * Converts a member's name, which is relative to the workspace or absolute, to
     * `<place>/<path below the root's base>`.
     * @throws BadEntry when no root names the member; Error where Windows has no file of that name
     */
    stagedName(m) {
      a.size > dv && a.clear();
      let { path: d, anchor: l } = m.includes("\0") ? Il : u(r.resolve(o, m));
      if (!l) throw new S(`it holds ${b(m)}, which no line of path names`);
      let p = `${l.root.place}/${r.relative(l.base, d) || "."}`;
      return n === "win32" && Io(b(p, n).toString()), p;
    },
    /**
     * Records a symbolic link: later names below `link` mean paths below `target`. For example, after the link `a/b` to
     * `c`, the name `a/b/file` means `a/c/file`. actions/cache stores such names when a pattern follows links.
     */
    follow(m, d) {
      let { path: l } = u(r.resolve(o, m));
      i.set(l, r.resolve(r.dirname(l), d));
    }
  };
}
var Il = { path: "/", anchor: void 0 };

// src/formats/actions-cache/unpack.ts
async function Nl(e) {
  let { body: t, dir: n, tools: r, roots: o, workspace: s, workers: i = gv(), warn: a } = e, c = We(n);
  c.allow(1 / 0);
  let { tar: f } = r, u = AbortSignal.any([e.signal, c.signal]), m = 0, d = {
    tar: f,
    codec: Tl,
    dir: n,
    workers: i,
    files: () => m,
    signal: u,
    warn: a
  }, { links: l, skeleton: p } = await Bo(d, async (w, k) => {
    let v = $l(w), R = xv(Ml(o, s), v), B = bl(), A = f.dialect === "node" ? void 0 : r.zstd;
    for await (let U of dl(t, A, { cwd: n, signal: k })) {
      c.count(U.length), k.throwIfAborted();
      for (let L of B.push(U)) R.push(L);
      await v.room();
    }
    return B.finish(), v.end(), m = R.files(), R;
  }), h = wv(n, "tree");
  for (let { name: w, target: k } of l) vv(x(h), w, k);
  let g = Buffer.concat(p), y = { bytes: [g], members: p.length, mostBytes: g.length };
  await $o(y, { tar: f, roots: o, codec: Tl, cwd: h, signal: u });
}
var bv = Buffer.alloc(1024), Sv = 512 * 1024 * 1024, kv = 1 / 2, Tl = {
  unpacking(e, t) {
    let { stdin: n, stdout: r, ended: o } = St(e, t);
    return lr({
      stdout: r,
      ended: o,
      write: (s, i) => {
        n.write(s, i);
      },
      // Nothing is compressed, so the output is as long as the input.
      allow: () => {
      },
      endFrame: () => {
      },
      end: () => {
        n.end(bv);
      }
    });
  }
}, Al = 300;
function xv({ stagedName: e, follow: t }, n) {
  let r = [], o = [], s = /* @__PURE__ */ new Set(), i = /* @__PURE__ */ new Map(), a = Math.min(Sv, (0, Cl.getHeapStatistics)().heap_size_limit * kv), c = 0, f = !1, u = 0, m = (p) => {
    if (c += p, c > a) throw new S("it holds more than anybody would save");
  }, d = (p) => {
    let h = dr(p);
    m(h.length), o.push(h);
  }, l = (p) => {
    let { kind: h } = p, g = e(p.name);
    if (h === "other" || s.has(g)) return !1;
    if (s.add(g), m(g.length + Al), h === "file")
      u++, n.begin(dr({ ...p, kind: h, name: g, target: "" }), g);
    else if (h === "directory") d({ ...p, kind: h, name: g, target: "" });
    else if (h === "symlink")
      i.set(g, { ...p, kind: h, name: g }), d({ ...p, kind: h, name: g }), t(p.name, p.target);
    else {
      let y = e(p.target);
      m(y.length + Al);
      let w = i.get(y);
      w ? d({ ...w, name: g }) : r.push({ name: g, target: y });
    }
    return h === "file";
  };
  return {
    /** Takes a member, or a piece of its content. */
    push(p) {
      Buffer.isBuffer(p) ? f && n.content(p) : f = l(p);
    },
    links: r,
    skeleton: o,
    /** How many files the workers have got. */
    files: () => u
  };
}
function vv(e, t, n) {
  let r = (o) => b(`${e}/${o}`);
  hv(r(yv(t)), { recursive: !0 });
  try {
    pv(r(n), r(t));
  } catch {
    throw new S(`it holds ${b(t)} as another name of a file that it does not hold`);
  }
}

// src/formats/actions-cache/actions-cache.ts
var Ll = {
  id: "actions-cache",
  indexed: !1,
  kinds: ["archive"],
  image: !1,
  versions(e, t) {
    return (t && !t.zstd ? ["gzip", "zstd-without-long"] : ["zstd-without-long", "gzip"]).map((r) => Pv(r, e));
  },
  unsupportedReason: () => {
  },
  pack: pl,
  unpack: Nl
};
function Pv(e, t) {
  let n = Di(t) ? ["windows-only"] : [], r = [...t.paths, e, ...n, "1.0"].join("|");
  return (0, Fl.createHash)("sha256").update(r).digest("hex");
}

// src/formats/squashfs/pack.ts
import { createReadStream as yP } from "node:fs";
import { join as wP } from "node:path";

// src/formats/squashfs/directory-image.ts
var pd = N(Dl(), 1);
import { writeFileSync as uP } from "node:fs";
import { join as mP } from "node:path";

// src/formats/squashfs/make.ts
import { stat as iP } from "node:fs/promises";

// src/formats/squashfs/check.ts
var sd = N(Wl(), 1);
import { closeSync as Gv, openSync as Jv, readSync as Kv } from "node:fs";
import { setImmediate as Vv } from "node:timers/promises";

// src/formats/squashfs/metadata.ts
var ql = N(Hl(), 1);
var oe = 8192, Xi = 256;
function Mo(e, t, n, r = []) {
  let o = /* @__PURE__ */ new Map(), s = t, i = 0, a = async () => {
    let f = await e(s, Math.min(n, s + Xi * oe)), { unpacked: u, starts: m, length: d } = Ov(f, s + f.length === n);
    for (let l of m) o.set(s - t + l, o.size);
    s += d, i += c.at, c.bytes = Buffer.concat([c.bytes.subarray(c.at), ...u]), c.at = 0;
  }, c = {
    /** The part of the table that has been unpacked and not been dropped yet. */
    bytes: Buffer.alloc(0),
    /** Where the reader is in `bytes`. */
    at: 0,
    /** Makes sure that `take` can take `metadataBytes`, or the rest of the table. Undefined if it can already. */
    ahead: () => c.bytes.length - c.at < oe && s !== n ? a() : void 0,
    /** Moves on. @returns the place in `bytes` where the reader was @throws BadEntry when the table ends before */
    take(f) {
      let { at: u } = c;
      if (c.at += f, c.at > c.bytes.length) throw $("a table ends early");
      return u;
    },
    /** Where the reader is in the table. */
    position: () => i + c.at,
    /** The position that the image writes as a block, by its start in the packed table, and an offset in the block. */
    positionOf(f, u) {
      let m = t + f === s ? o.size : o.get(f);
      if (m === void 0 || u >= oe) throw $("a table points beside its blocks");
      return m * oe + u;
    },
    /** @throws BadEntry when the reader is not at the end */
    end() {
      if (s !== n || c.at !== c.bytes.length) throw $("a table is too long");
      if (r.some((f, u) => o.get(f - t) !== u))
        throw $("a list points beside the blocks of its table");
    }
  };
  return c;
}
async function To(e, t, n) {
  let r = Math.ceil(n / oe), o = await e(t, t + r * Zi);
  if (o.length !== r * Zi) throw $("a list ends early");
  let s = Array.from({ length: r }, (a, c) => Number(o.readBigUInt64LE(c * Zi))), [i = t] = s;
  if (i > t) throw $("a table is behind its list");
  return { table: Mo(e, i, t, s), start: i };
}
var Zi = 8;
function Ov(e, t) {
  let n = [], r = [], o = 0;
  for (; n.length < Xi && o + 2 <= e.length; ) {
    let s = e.readUInt16LE(o), i = o + 2 + (s & zl);
    if (i > e.length) break;
    let a = e.subarray(o + 2, i), c = s > zl ? a : Bv(a), f = t && i === e.length;
    if (c.length !== oe && !(f && c.length > 0 && c.length < oe))
      throw $("a table has a gap");
    r.push(c), n.push(o), o = i;
  }
  if (n.length === 0 || t && o !== e.length && n.length < Xi)
    throw $("a table ends early");
  return { unpacked: r, starts: n, length: o };
}
var zl = 32767;
function Bv(e) {
  try {
    return (0, ql.zstdDecompressSync)(e, { maxOutputLength: oe, chunkSize: oe });
  } catch {
    throw $("a table cannot be unpacked");
  }
}
function $(e) {
  return new S(`its image is wrong: ${e}`);
}

// src/formats/squashfs/directory.ts
var pr = { directory: 1, file: 2, link: 3, whiteout: 5 };
function Jl(e) {
  let t = new Float64Array(e + 1), n = new Uint8Array(e + 1), r = new Uint8Array(e + 1), o = 0;
  return {
    /** @throws BadEntry when the number is taken */
    add({ number: s, kind: i }, a) {
      if (s < 1 || s > e || n[s] !== 0) throw $("two inodes have one number");
      n[s] = pr[i], t[s] = a, o++;
    },
    /** @throws BadEntry when the name leads to no inode that has been read, or is a second name that tools do not make */
    name(s, i, a) {
      if (i === 0 || n[s] !== i || t[s] !== a)
        throw $("a name leads nowhere");
      if (r[s] === 0) o--;
      else if (i === pr.directory || i === pr.whiteout)
        throw $("a directory or a whiteout has two names");
      r[s] = 1;
    },
    /** How many inodes have no name. */
    unnamed: () => o
  };
}
var [Ev, Rv, $v] = [12, 12, 8], Iv = 256, Mv = 256, [Gl, Tv] = [46, 47];
async function Kl({ number: e, start: t, offset: n, bytes: r, indexed: o }, { inodes: s, directories: i }, { known: a, whiteouts: c }) {
  let f = await Av(s, o), u = i.position();
  if (i.positionOf(t, n) !== u) throw $("a directory is not where it should be");
  let m = u + r, d = 0, l = 0, p;
  for (; i.position() < m; ) {
    let h = i.ahead();
    h && await h;
    let g = i.position(), y = f[l]?.within === g - u ? f[l++] : void 0;
    if (y && i.positionOf(y.block, g % oe) !== g)
      throw Qi();
    let w = i.take(Rv), k = i.bytes.readUInt32LE(w) + 1, v = s.positionOf(i.bytes.readUInt32LE(w + 4), 0), R = i.bytes.readUInt32LE(w + 8);
    if (k > Mv) throw $("a directory has too many names at once");
    for (let B = k; B > 0; B--) {
      let A = i.ahead();
      A && await A;
      let U = i.take($v), { bytes: L } = i, Ge = R + L.readInt16LE(U + 2), at = L.readUInt16LE(U + 4);
      a.name(Ge, at, v + L.readUInt16LE(U));
      let ct = Vl(L.readUInt16LE(U + 6)), nc = i.take(ct), In = L.subarray(nc, nc + ct);
      if (Cv(In, p), y && B === k && !In.equals(y.name)) throw Qi();
      p = In, at === pr.whiteout ? c.add(e, In) : at === pr.directory && c.addBelow(e, In, Ge);
    }
    d += k;
  }
  if (i.position() !== m) throw $("a directory does not end where it should");
  if (l !== f.length) throw Qi();
  return d;
}
async function Av(e, t) {
  let n = [];
  for (; n.length < t; ) {
    await e.ahead();
    let r = e.take(Ev), { bytes: o } = e, s = Vl(o.readUInt32LE(r + 8)), i = e.take(s), a = o.subarray(i, i + s);
    n.push({ within: o.readUInt32LE(r), block: o.readUInt32LE(r + 4), name: a });
  }
  return n;
}
function Qi() {
  return $("the index of a directory leads elsewhere");
}
function Vl(e) {
  if (e >= Iv) throw $("a name is too long");
  return e + 1;
}
function Cv(e, t) {
  let n = t ? 0 : 1;
  for (let r = 0; r < e.length; r++) {
    let o = e[r];
    if (o === 0 || o === Tv) throw $("it has a name that is none");
    n === 0 && (n = o - (t[r] ?? -1));
  }
  if (n <= 0) throw $("names are not in order");
  if (e[0] === Gl && (e.length === 1 || e.length === 2 && e[1] === Gl))
    throw $("it has a name that is none");
}

// src/formats/squashfs/superblock.ts
var xe = 96, Nv = 6, Yl = { noXattrs: 512, others: 1088 }, Fv = 0xffffffffffffffffn, Lv = 1 << 24;
function hn(e, t) {
  if (e.length < xe || e.toString("latin1", 0, 4) !== "hsqs") throw Zl();
  let n = (w) => e.readUInt16LE(w), r = (w) => e.readUInt32LE(w), o = (w) => Number(e.readBigUInt64LE(w)), s = {
    inodes: r(4),
    fragments: r(16),
    ids: n(26),
    blockBytes: r(12),
    root: { block: Number(e.readBigUInt64LE(32) >> 16n), offset: n(32) },
    inodeTable: o(64),
    directoryTable: o(72),
    fragmentTable: o(80),
    idTable: o(48)
  }, { inodes: i, fragments: a, ids: c, blockBytes: f, inodeTable: u, directoryTable: m, fragmentTable: d, idTable: l } = s, [p, h] = [n(22), o(40)], g = [xe, u, m, d, l, h, t];
  if (!(n(20) === Nv && n(28) === 4 && // version 4.0
  n(30) === 0 && (n(24) & ~Yl.others) === Yl.noXattrs && // There is no table of attributes, and no table for exporting by NFS.
  [56, 88].every((w) => e.readBigUInt64LE(w) === Fv) && i > 0 && i <= Lv && a <= i && (c === 1 || c === 2) && p >= 12 && p <= 20 && f === 2 ** p && g.every((w, k) => k === 0 || w >= g[k - 1]))) throw Zl();
  return s;
}
function Zl() {
  return new S("it holds no squashfs image of our kind");
}

// src/formats/squashfs/extents.ts
var Xl = 16, _v = 4, ea = 1 << 24, Ao = ea - 1;
async function Ql(e, t) {
  let { inodeTable: n, blockBytes: r, inodes: o, fragments: s } = t, i = Uv(o + s), { starts: a, words: c, start: f } = await Dv(e, t), u = new Uint32Array(s);
  function m(d, l) {
    let p = l & Ao;
    if (l > (ea | Ao) || p > r || d + p > n)
      throw $("a block is where none can be");
    if (l & ea) return p;
    try {
      return e.unpackedBytes?.(d, p, r);
    } catch (h) {
      throw $(`a block cannot be read: ${O(h)}`);
    }
  }
  return {
    /** Where the table of fragments starts, and the table of directories ends. */
    start: f,
    /** Adds a file. The list of its blocks comes next in the table of inodes. */
    async add({ start: d, bytes: l, fragment: p, offset: h }, g) {
      let y = l % r, w = p === void 0 ? l : l - y, k = { start: d, end: d, hash: 0 };
      for (let v = 0; v < w; v += r) {
        let R = g.ahead();
        R && await R;
        let B = g.bytes.readUInt32LE(g.take(_v));
        if (B === 0) continue;
        let A = e.pause?.();
        A && await A;
        let U = Math.min(r, w - v);
        if ((m(k.end, B) ?? U) !== U)
          throw $("a block is not what it should be");
        k.end += B & Ao, k.hash = Math.imul(k.hash, 31) + B | 0;
      }
      if (i.add(k), p !== void 0) {
        if (p >= s || h + y > r) throw $("a fragment is where none can be");
        u[p] = Math.max(u[p], h + y);
      }
    },
    /** Must be called when all files have been added. Checks that no two files overlap. */
    async check() {
      for (let d = 0; d < s; d++) {
        let l = e.pause?.();
        l && await l;
        let [p, h, g] = [a[d], c[d], u[d]];
        if ((m(p, h) ?? g) < g)
          throw $("a fragment is not what it should be");
        i.add({ start: p, end: p + (h & Ao), hash: h });
      }
      i.check();
    }
  };
}
async function Dv({ read: e }, { fragments: t, fragmentTable: n }) {
  let r = new Float64Array(t), o = new Uint32Array(t), { table: s, start: i } = await To(e, n, t * Xl);
  for (let a = 0; a < t; a++) {
    await s.ahead();
    let c = s.take(Xl);
    r[a] = Number(s.bytes.readBigUInt64LE(c)), o[a] = s.bytes.readUInt32LE(c + 8);
  }
  return s.end(), { starts: r, words: o, start: i };
}
function Uv(e) {
  let t = new Float64Array(e), n = new Float64Array(e), r = new Int32Array(e), o = 0, s = () => $("two files are in one place");
  return {
    add({ start: i, end: a, hash: c }) {
      if (i !== a) {
        if (i < xe || o === e) throw s();
        t[o] = i, n[o] = a, r[o] = c, o++;
      }
    },
    check() {
      let i = Uint32Array.from({ length: o }, (c, f) => f);
      i.sort((c, f) => t[c] - t[f]);
      let a = i[0];
      for (let c of i) {
        if (![t, n, r].every((u) => u[c] === u[a]) && t[c] < n[a]) throw s();
        a = c;
      }
    }
  };
}

// src/formats/squashfs/inode.ts
var Co = (e) => (t, n) => t.readUInt16LE(n + e), le = (e) => (t, n) => t.readUInt32LE(n + e), ed = (e) => (t, n) => Number(t.readBigUInt64LE(n + e)), Wv = {
  1: { kind: "directory", length: 16, start: le(0), bytes: Co(8), offset: Co(10) },
  2: { kind: "file", length: 16, start: le(0), fragment: le(4), offset: le(8), bytes: le(12) },
  3: { kind: "link", length: 8, bytes: le(4) },
  5: { kind: "whiteout", length: 8, bytes: () => 0, device: le(4) },
  8: { kind: "directory", length: 24, bytes: le(4), start: le(8), indexed: Co(16), offset: Co(18), attributes: le(20) },
  9: { kind: "file", length: 40, start: ed(0), bytes: ed(8), fragment: le(28), offset: le(32), attributes: le(36) }
}, No = 4294967295, jv = 16, Hv = 4095, zv = 3;
function nd(e) {
  let t = e.take(jv), { bytes: n } = e;
  if (n.readUInt16LE(t + 2) > 511) throw $("it sets bits that change who runs a program");
  let r = Wv[n.readUInt16LE(t)];
  if (!r) throw td();
  let { kind: o } = r, s = e.take(r.length), i = (f, u = 0) => f?.(n, s) ?? u;
  if (i(r.device) !== 0) throw td();
  if (i(r.attributes, No) !== No) throw $("it has extended attributes");
  let a = i(r.bytes) - (o === "directory" ? zv : 0);
  if (a < 0) throw $("a directory is too short");
  if (!Number.isSafeInteger(a)) throw $("a file is larger than any");
  if (o === "link") {
    if (a === 0 || a > Hv) throw $("a link is too long");
    e.take(a);
  }
  let c = i(r.fragment, No);
  return {
    kind: o,
    number: n.readUInt32LE(t + 12),
    owner: n.readUInt32LE(t + 4),
    time: n.readUInt32LE(t + 8),
    bytes: a,
    start: i(r.start),
    fragment: c === No ? void 0 : c,
    offset: i(r.offset),
    indexed: i(r.indexed)
  };
}
function td() {
  return $("it holds more than files, directories and links");
}

// src/formats/squashfs/whiteouts.ts
var Fo = 2 ** 20, qv = 4096;
function rd() {
  let e = /* @__PURE__ */ new Map(), t = 0, n = (r, o) => {
    let s = e.get(r);
    s ? s.push(o) : e.set(r, [o]);
  };
  return {
    count: () => t,
    /** Notes a whiteout in a directory. @throws BadEntry when there are too many */
    add(r, o) {
      if (++t > Fo) throw $("it has too many whiteouts");
      n(r, { name: o.toString("latin1") });
    },
    /** Notes that a directory has another one, if that one has whiteouts below. */
    addBelow(r, o, s) {
      e.has(s) && n(r, { name: o.toString("latin1"), directory: s });
    },
    /** All names, as byte strings relative to the top. @param top the number of that directory @throws BadEntry */
    *names(r) {
      let o = [{ directory: r, prefix: "" }];
      for (let s = o.pop(); s; s = o.pop())
        for (let { name: i, directory: a } of e.get(s.directory) ?? []) {
          let c = s.prefix + i;
          if (c.length > qv) throw $("the name of a whiteout is too long");
          a === void 0 ? yield c : o.push({ directory: a, prefix: `${c}/` });
        }
    }
  };
}

// src/formats/squashfs/check.ts
async function Yv(e) {
  let t = hn(await e.read(0, xe), e.length), { inodeTable: n, directoryTable: r, inodes: o, ids: s, root: i } = t;
  await Zv(e, t.idTable, s);
  let a = await Ql(e, t), c = Mo(e.read, n, r), f = Mo(e.read, r, a.start), u = Jl(o), m = rd(), d = { members: 0, bytes: 0, newest: 0 }, l, p, h = 0;
  for (let y = 0; y < o; y++) {
    let w = c.ahead();
    if (w && await w, h = c.position(), p = nd(c), l ??= p.owner, p.owner !== l) throw $("it has several owners");
    if ((l & 65535) >= s || l >>> 16 >= s) throw $("its owner is none that it lists");
    d.newest = Math.max(d.newest, p.time), p.kind === "file" ? (await a.add(p, c), d.bytes += p.bytes) : p.kind === "directory" && (d.members += await Kl(p, { inodes: c, directories: f }, { known: u, whiteouts: m })), u.add(p, h);
  }
  if (p?.kind !== "directory" || h !== c.positionOf(i.block, i.offset))
    throw $("its root is not where it should be");
  if (u.unnamed() !== 1) throw $("not all that it holds has a name");
  c.end(), f.end(), await a.check();
  let { number: g } = p;
  return { ...d, whiteouts: m.count(), removed: () => m.names(g) };
}
var od = 4;
async function Zv(e, t, n) {
  let { table: r } = await To(e.read, t, n * od);
  await r.ahead(), r.take(n * od), r.end();
}
function Lo({ whiteouts: e, removed: t }, n = []) {
  let r = new Set(n);
  if (e > 0 && r.size === 0) throw $("it holds more than files, directories and links");
  if (e !== r.size) throw $(`it has ${e} whiteouts instead of ${r.size}`);
  for (let o of t()) if (!r.has(o)) throw $("it removes other files than it lists");
}
async function gn(e, { offset: t, length: n }, r, { signal: o, until: s } = {}) {
  let i = Jv(e, "r"), a = (l, p) => {
    let h = Buffer.allocUnsafe(p);
    return h.subarray(0, Kv(i, h, 0, p, t + l));
  }, c = 0, f = {
    tables: void 0,
    heads: (l) => eP(a(l, id)) ?? 0,
    contents(l, p, h) {
      let g = (0, sd.zstdDecompressSync)(a(l, p), { maxOutputLength: h });
      return c += g.length, g.length;
    }
  }, u = async () => {
    c = 0, await Vv(), o?.throwIfAborted();
  }, m = async (l, p) => (await s?.(t + l, t + p), await u(), a(l, p - l)), d = () => c < Xv ? void 0 : u();
  try {
    return await Yv({ read: m, length: n, unpackedBytes: f[r], pause: d });
  } finally {
    Gv(i);
  }
}
var Xv = 64 * 1024 * 1024, Qv = 4247762216, id = 18;
function eP(e) {
  if (e.length < id || e.readUInt32LE(0) !== Qv) return;
  let t = e.readUInt8(4), n = (t & 32) !== 0, r = [0, 1, 2, 4][t & 3], o = 5 + (n ? 0 : 1) + r, s = t >> 6;
  return s === 0 ? n ? e.readUInt8(o) : void 0 : s === 1 ? e.readUInt16LE(o) + 256 : s === 2 ? e.readUInt32LE(o) : void 0;
}

// src/formats/squashfs/top-time.ts
import { closeSync as tP, openSync as nP, readSync as rP, writeSync as ad } from "node:fs";
var md = "-noI", [cd, oP] = [24, 1], [sP, fd] = [8, 4], ud = 2;
function ld(e, t, n) {
  let r = nP(e, "r+");
  try {
    let o = Buffer.alloc(xe);
    rP(r, o, 0, o.length, 0), o.writeUInt16LE(o.readUInt16LE(cd) & ~oP, cd);
    let { inodeTable: s, root: i } = hn(o, t);
    ad(r, o, 0, o.length, 0);
    let a = Buffer.alloc(fd);
    a.writeUInt32LE(n);
    for (let c = 0; c < fd; c++) {
      let f = i.offset + sP + c, u = Math.floor(f / oe) * (ud + oe), m = s + i.block + u + ud + f % oe;
      ad(r, a, c, 1, m);
    }
  } finally {
    tP(r);
  }
}

// src/formats/squashfs/make.ts
async function dd(e, t, n) {
  let r = {
    source: "-",
    how: ["-tar"],
    names: t,
    reader: So(n.tools.tar)
  }, o = async () => {
    try {
      let a = await hr(e, r, n);
      return a.members >= t.length ? a : new S(`it has ${a.members} members instead of ${t.length}`);
    } catch (a) {
      if (a instanceof S) return a;
      throw a;
    }
  }, s = await o(), i = s instanceof S ? await o() : s;
  if (i instanceof S) throw new Error(`mksquashfs made a damaged image, twice: ${i.message}`);
  return i;
}
async function hr(e, { source: t, how: n, reader: r, names: o, archive: s, topSeconds: i, whiteouts: a }, c) {
  let { scratch: f, tools: u, level: m, signal: d } = c, l = { path: u.mksquashfs, args: [t, e, ...n, ...aP(m)] }, p = r ? [r, l] : [l], { stdin: h, stdout: g, ended: y } = V(p, { cwd: f, signal: d });
  if (g.resume(), s) {
    let [v, R] = await Promise.allSettled([cP(s, h), y]);
    for (let B of [v, R]) if (B.status === "rejected") throw B.reason;
  } else
    h.end(`${o.join("\0")}\0`, "latin1"), await y;
  let { size: w } = await iP(e);
  i !== void 0 && ld(e, w, i);
  let k = await gn(e, { offset: 0, length: w }, "heads");
  return Lo(k, a), k;
}
function aP(e) {
  let t = ["-force-uid", String(process.geteuid?.()), "-force-gid", String(process.getegid?.())], n = ["-comp", "zstd", "-Xcompression-level", String(e)], r = ["-quiet", "-no-progress", "-no-recovery", "-noappend", "-exit-on-error"];
  return ["-no-tailends", ...n, ...t, "-no-xattrs", ...r];
}
async function cP(e, t) {
  try {
    for await (let n of e) !t.destroyed && !t.write(n) && await fP(t);
  } finally {
    t.end();
  }
}
function fP(e) {
  return new Promise((t) => {
    let n = () => {
      for (let r of ["drain", "close"]) e.off(r, n);
      t();
    };
    for (let r of ["drain", "close"]) e.on(r, n);
  });
}

// src/formats/squashfs/directory-image.ts
async function hd(e, t, n) {
  let r = await Sd(e, t, [], n);
  return n.signal.throwIfAborted(), r && yd(r) ? void 0 : r;
}
async function gd(e, t, { members: n, unpacked: r }, o) {
  let s = ta(t, r);
  if (s.length > lP || s.some((c) => c.includes(`
`))) return;
  let i = await Sd(e, t, s, o);
  return o.signal.throwIfAborted(), i?.members !== n.length - 1 || yd(i) ? void 0 : !o.leftOut || await pP(e, t, n, o).catch(() => !1) ? i : void 0;
}
var lP = 1e3, dP = 1440 * 60;
function yd({ newest: e }) {
  return e > Date.now() / 1e3 + dP;
}
async function pP(e, t, n, { tools: r, scratch: o, signal: s }) {
  let { unsquashfs: i } = r;
  if (i === void 0) return !1;
  let a = { path: i, args: ["-l", "-d", "", e] }, { stdin: c, stdout: f, ended: u } = V([a], { cwd: o, signal: s });
  c.end();
  let [m] = await Promise.all([(0, pd.buffer)(f), u]), d = new Set(m.toString("latin1").split(`
`)), l = bd(t).length - 1;
  return n.every((p) => {
    let h = p.slice(l);
    return h === "/." || h.split(`
`).every((g) => d.has(g));
  });
}
function wd({ root: e, stat: t }) {
  return e.literal !== void 0 && t.isDirectory();
}
function ta(e, t) {
  let n = bd(e);
  return t.flatMap((r) => r.startsWith(n) ? [r.slice(n.length)] : []);
}
function bd({ root: e, relative: t }) {
  return t === "" ? `${e.place}/` : `${e.place}/${x(t)}/`;
}
function Sd(e, { path: t }, n, r) {
  let o = mP(r.scratch, "excludes");
  return uP(o, [hP, ...n.map(gP)].join(""), "latin1"), hr(e, { source: t, how: ["-no-exports", "-action", "chmod(a-st)@true", "-wildcards", "-ef", o], names: [] }, r).catch(() => {
  });
}
var hP = `... ${zt}*
`;
function gP(e) {
  return `\\${e.replace(/[^\w/]/g, "\\$&")}
`;
}

// src/formats/squashfs/pack.ts
async function vd(e) {
  let t = wP(e.scratch, "image"), n = [], r;
  for (let s of e.matches.filter(wd)) {
    let i = s.root.place, a = e.leftOut ? void 0 : await hd(t, s, e);
    if (!a) {
      r ??= kd(e);
      let c = r.members.get(i) ?? [];
      a = e.leftOut || ta(s, r.unpacked).length > 0 ? await gd(t, s, { ...r, members: c }, e) : void 0;
    }
    if (a) {
      let c = a.members + 1;
      n.push(await xd(t, { ...a, files: c, root: i }, n, e));
    }
  }
  if (n.length < e.matches.length) {
    r ??= kd(e);
    let s = [...r.members].flatMap(
      ([i, a]) => n.some(({ root: c }) => c === i) ? [] : a
    );
    if (s.length > 0) {
      fn(e);
      let i = await dd(t, s, e);
      n.push(await xd(t, { ...i, files: s.length }, n, e));
    }
  }
  let o = (s) => n.reduce((i, a) => i + a[s], 0);
  return { segments: n, files: o("files"), bytes: o("bytes"), skipped: r?.skipped ?? [] };
}
function kd({ found: e, leftOut: t = [] }) {
  let n = /* @__PURE__ */ new Map(), r = [];
  for (let o of e)
    for (let { kind: s, member: i } of o) {
      if (s === "other") {
        r.push(i);
        continue;
      }
      let a = Number.parseInt(i, 10), c = n.get(a);
      c ? c.push(i) : n.set(a, [i]);
    }
  return { members: n, unpacked: [...t, ...r], skipped: r };
}
async function xd(e, { files: t, bytes: n, root: r }, o, s) {
  let { offset: i, length: a } = o.at(-1) ?? { offset: 0, length: 0 }, c = Zt(i + a, "image");
  c > i + a && await s.write(Buffer.alloc(c - i - a));
  let f = await wt(yP(e, { highWaterMark: 1024 * 1024 }), s);
  return { kind: "image", offset: c, length: f, files: t, bytes: n, ...r === void 0 ? {} : { root: r } };
}

// src/formats/squashfs/receive.ts
import { open as Id, rm as $P } from "node:fs/promises";
import { join as IP } from "node:path";

// src/formats/squashfs/arrivals.ts
function Pd(e) {
  let t = Array.from(
    { length: Math.ceil(e / 1048576) },
    (s, i) => Math.min(1048576, e - i * 1048576)
  ), n = [], r, o = (s) => t[s] !== 0;
  return {
    arrived(s, i) {
      for (let c = s; c < s + i; ) {
        let f = Math.floor(c / 1048576), u = Math.min(s + i, (f + 1) * 1048576);
        t[f] = t[f] - (u - c), c = u;
      }
      let a = ({ blocks: c }) => c.some(o);
      for (let { reading: c } of n.filter((f) => !a(f))) c.resolve();
      n = n.filter(a);
    },
    async until(s, i) {
      let a = Math.floor(s / 1048576), c = Math.min(t.length, Math.ceil(i / 1048576)), f = Array.from({ length: Math.max(0, c - a) }, (m, d) => a + d);
      if (!f.some(o)) return;
      if (r) throw r.error;
      let u = Promise.withResolvers();
      n.push({ blocks: f, reading: u }), await u.promise;
    },
    fail(s) {
      r ??= { error: s };
      for (let { reading: i } of n) i.reject(s);
      n = [];
    }
  };
}

// src/formats/squashfs/images.ts
var bP = 32;
function yn(e, t) {
  let { image: n = [], delta: r = [], removals: o = [] } = Object.groupBy(e, ({ kind: f }) => f), s = [...n, ...r, ...o];
  if (!e.every((f, u) => f === s[u]) || o.length !== (r.length > 0 ? 1 : 0) || n.length === 0 || new Set(n.map(({ root: f }) => f)).size < n.length) throw gr();
  let a = r.map((f, u) => ({ ...Od(f), nth: u, root: f.root })), c = n.map((f) => {
    let u = t.find(({ place: l }) => l === f.root);
    if (f.root !== void 0 && u?.literal === void 0) throw gr();
    let m = u ? [u] : t.filter(({ place: l }) => !n.some(({ root: p }) => p === l)), d = a.filter(({ root: l }) => l === f.root);
    if (m.length === 0 || d.length >= bP) throw gr();
    return { ...Od(f), root: u, roots: m, deltas: d };
  });
  if (c.flatMap(({ deltas: f }) => f).length < r.length) throw gr();
  return c;
}
function Od(e) {
  let { offset: t, length: n, files: r } = e;
  return { offset: t, length: n, members: r, mostBytes: kt(e) };
}
function gr() {
  return new Mt("the entry has images that this version of Headstart cannot read");
}

// src/formats/squashfs/removals.ts
var Uo = N(Ed(), 1);
import { open as SP } from "node:fs/promises";
var _o = 64 * 1024 * 1024, kP = _o + _o / 128, xP = 4096, vP = 255, [Do, Rd, PP] = [0, 46, 47];
function $d(e) {
  let t = Buffer.from(e.map(OP).join(""), "latin1"), n = e.reduce((r, o) => r + o.length, 0);
  if (t.length > _o || n > Fo)
    throw new Error("more files were removed than an entry can say");
  return { frame: (0, Uo.zstdCompressSync)(t), bytes: t.length };
}
function OP(e) {
  return `${e.map((t) => `${t}\0`).join("")}\0`;
}
async function Wo(e, t, { until: n } = {}) {
  let r = t.find(({ kind: c }) => c === "removals");
  if (!r) return;
  let { offset: o, length: s, files: i } = r;
  if (s > kP) throw vt("it is too long");
  await n?.(o, o + s);
  let a = await SP(e);
  try {
    let { bytesRead: c, buffer: f } = await a.read(Buffer.alloc(s), 0, s, o), u = t.filter(({ kind: l }) => l === "delta").length, m = na(f.subarray(0, c), u), d = m.counts.reduce((l, p) => l + p, 0);
    if (d !== i) throw vt(`it has ${d} names instead of ${i}`);
    return m;
  } finally {
    await a.close();
  }
}
function na(e, t) {
  let n = BP(e), { starts: r, counts: o, end: s } = EP(n, t);
  if (s !== n.length) throw vt("it has more lists than the entry has layers");
  return {
    counts: o,
    *namesOf(i) {
      let a = r[i];
      for (let c = o[i]; c > 0; c--) {
        let f = n.indexOf(Do, a);
        yield n.toString("latin1", a, f), a = f + 1;
      }
    }
  };
}
function BP(e) {
  try {
    let t = { maxOutputLength: _o, info: !0 }, { buffer: n, engine: r } = (0, Uo.zstdDecompressSync)(e, t);
    if (r.bytesWritten === e.length) return n;
  } catch (t) {
    throw vt(O(t));
  }
  throw vt("something follows it");
}
function EP(e, t) {
  let [n, r] = [[], []], o = 0, s = 0;
  for (let i = 0; i < t; i++) {
    n.push(o);
    let a = 0;
    for (; e[o] !== Do; a++) o = RP(e, o) + 1;
    if (r.push(a), s += a, s > Fo) throw vt("it has too many names");
    o++;
  }
  return { starts: n, counts: r, end: o };
}
function RP(e, t) {
  let n = t;
  for (let r = !1; !r; n++) {
    let o = n;
    for (; n < e.length && e[n] !== Do && e[n] !== PP; ) n++;
    let s = n - o, i = s <= 2 && e[o] === Rd && e[n - 1] === Rd;
    if (n === e.length || s === 0 || s > vP || n - t > xP || i)
      throw vt("it has a name that is none");
    r = e[n] === Do;
  }
  return n - 1;
}
function vt(e) {
  return new S(`its list of removed files is wrong: ${e}`);
}

// src/formats/squashfs/receive.ts
async function wn({ segments: e, roots: t, signal: n, body: r, file: o, isMounted: s = !1 }, i) {
  let a = yn(e, t), c = IP(i, "image"), f = !1, u = async (l) => {
    await MP(r("any"), l, { path: c, segments: e, signal: n }), f = !0;
  }, m = await o?.link(c) && await o?.prove(u);
  m || (await $P(c, { force: !0 }), await AP(c, { length: D({ segments: e }), isMounted: s }, u)), !f && o?.isWhole ? await ra(c, a) : f || await Md(c, e, { signal: n });
  let d = m ? o?.isInPlace : void 0;
  return { path: c, images: a, isInPlace: d };
}
async function MP(e, t, { path: n, segments: r, signal: o }) {
  let { arrived: s, until: i, fail: a } = Pd(D({ segments: r })), c = Md(n, r, { signal: o, until: i }), f = !1;
  c.catch(() => {
    f = !0;
  });
  let u = Promise.resolve(), m = 0;
  try {
    for await (let d of e) {
      if (await u, f) break;
      let l = e.positionOf?.(d) ?? m;
      m = l + d.length, u = Promise.resolve(t?.(d, l)).then(() => {
        s(l, d.length), e.release?.(d);
      }), u.catch(() => {
      });
    }
    await u;
  } catch (d) {
    throw a(d), d;
  } finally {
    a(new S("its body ended early")), await c;
  }
}
var TP = 32 * 1024 * 1024;
async function AP(e, { length: t, isMounted: n }, r) {
  let o = await Id(e, "wx", 384), s = Promise.resolve(), i = t, a = 0, c = () => {
    a = 0, s = s.then(() => o.datasync()).catch(() => {
    });
  };
  try {
    await r(async (f, u) => {
      for (let m = 0; m < f.length; ) {
        let { bytesWritten: d } = await o.write(f, m, f.length - m, u + m);
        m += d;
      }
      i -= f.length, a += f.length, n && (a >= TP || i === 0) && c();
    });
  } finally {
    let f = s.then(() => o.close());
    n ? f.catch(() => {
    }) : await f;
  }
}
async function ra(e, t) {
  let n = Buffer.alloc(xe), r = await Id(e);
  try {
    for (let { offset: o, length: s } of t.flatMap((i) => [i, ...i.deltas]))
      await r.read(n, 0, n.length, o), hn(n, s);
  } finally {
    await r.close();
  }
}
async function Md(e, t, n = {}) {
  let r = await Wo(e, t, n), o = 0;
  for (let s of t.filter(oa)) {
    let { kind: i, files: a, bytes: c, root: f } = s, u = await gn(e, s, "tables", n);
    Lo(u, i === "delta" ? r?.namesOf(o++) : []);
    let m = u.members + (f === void 0 ? 0 : 1);
    if (m < a || i === "delta" && m > a)
      throw new S(`it has ${m} members instead of ${a}`);
    if (u.bytes > c)
      throw new S(`its files have ${u.bytes} bytes instead of ${c}`);
  }
}
function oa({ kind: e }) {
  return e === "image" || e === "delta";
}
async function S_(e, { offset: t }) {
  return t + Number((await e(t, t + xe)).readBigUInt64LE(64));
}

// src/formats/squashfs/unpack.ts
import { chownSync as LP, lstatSync as Ld, mkdirSync as _P, readdirSync as _d } from "node:fs";
import { dirname as DP, join as Pt, relative as UP } from "node:path";

// src/formats/squashfs/layers.ts
import { chmodSync as Cd, lstatSync as Nd, mkdirSync as Td, renameSync as Ad, utimesSync as CP } from "node:fs";
function Fd({ from: e, to: t, removed: n, aside: r }) {
  let [o, s] = [0, 0];
  Td(b(r));
  let i = (c) => {
    let f = F(c);
    f?.isDirectory() && sa(c), f && Ad(b(c), b(`${r}/${o++}`));
  }, a = (c, f) => {
    let { mode: u, mtimeMs: m } = Nd(b(c));
    for (let d of [c, f]) sa(d);
    for (let d of ne(c)) {
      let [l, p] = [`${c}/${d}`, `${f}/${d}`], h = FP(l);
      if (h === "whiteout") continue;
      s++;
      let g = h === "directory" && F(p)?.isDirectory() === !0;
      g || i(p), h === "file" ? Ad(b(l), b(p)) : (g || Td(b(p)), a(l, p));
    }
    Cd(b(f), u & 511), CP(b(f), m / 1e3, m / 1e3);
  };
  for (let c of n) {
    let f = NP(c, t);
    f !== void 0 && i(f);
  }
  return a(e, t), s;
}
function NP(e, t) {
  let n = t;
  for (let r of e.split("/")) {
    let o = F(n);
    if (!o) return;
    if (!o.isDirectory()) throw new S("it removes something below what is no directory");
    sa(n), n = `${n}/${r}`;
  }
  return n;
}
function sa(e) {
  Cd(b(e), 448);
}
function FP(e) {
  let t = Nd(b(e));
  if (t.isDirectory()) return "directory";
  if (t.isFile() || t.isSymbolicLink()) return "file";
  if (t.isCharacterDevice() && t.rdev === 0) return "whiteout";
  throw new S("it holds more than files, directories and links");
}

// src/formats/squashfs/unpack.ts
async function jo({ path: e, images: t }, n, r = n.roots) {
  let o = Pt(n.dir, "tree"), s = await Wo(e, n.segments), i = t.filter(({ roots: a }) => a.some((c) => r.includes(c)));
  for (let a of i.toSorted((c, f) => +!f.root - +!c.root)) {
    let c = a.roots.filter((l) => r.includes(l)), f = a.root ? WP(a.root, o) : o, u = c.length < a.roots.length ? c.map(({ place: l }) => String(l)) : [];
    await Dd({ path: e, layer: a, target: f, places: u }, n);
    let m = c.reduce((l, p) => l + HP(p, o), 0);
    if (u.length === 0 && m !== a.members)
      throw new S(`it has ${m} members instead of ${a.members}`);
    for (let l of a.deltas) {
      let p = await jP({ path: e, delta: l, target: f, removals: s }, n);
      if (p + (a.root ? 1 : 0) !== l.members)
        throw new S(`its layer has ${p} members instead of ${l.members}`);
    }
    let d = (l) => u.length > 0 && !u.includes(l);
    for (let l of a.deltas.length > 0 ? _d(f).filter(d) : [])
      Un(Pt(f, l));
  }
  await zP(o, n.signal);
}
function WP(e, t) {
  let n = Pt(t, String(e.place));
  if (Ld(n, { throwIfNoEntry: !1 })) throw new S("two images hold the same path");
  let r = Pt(n, UP(e.base, e.literal));
  return _P(DP(r), { recursive: !0 }), r;
}
async function Dd({ path: e, layer: t, target: n, places: r, hasWhiteouts: o = !1 }, { dir: s, tools: i, signal: a }) {
  let c = ["-no-progress", "-quiet", "-no-xattrs"], f = o ? ["-no-exit-code"] : [], u = [...c, ...f, "-offset", String(t.offset), "-d", n, e, ...r], m = We(s);
  m.allow(t.mostBytes);
  let d = { cwd: s, signal: AbortSignal.any([a, m.signal]) }, { pid: l, stdout: p, ended: h } = V([{ path: i.unsquashfs, args: u }], d);
  p.resume(), m.watch(l, h), await h;
}
async function jP({ path: e, delta: t, target: n, removals: r }, o) {
  let { nth: s } = t, i = r.counts[s], a = Pt(o.dir, `delta-${s}`);
  await Dd({ path: e, layer: t, target: a, places: [], hasWhiteouts: i > 0 }, o);
  let c = x(Pt(o.dir, `removed-${s}`)), f = { from: x(a), to: x(n), removed: r.namesOf(s), aside: c };
  return Fd(f) + i;
}
function HP(e, t) {
  let n = (i, a, c) => {
    let f = 0;
    for (let u of _d(b(i), { withFileTypes: !0, encoding: "latin1" })) {
      let m = a === "" ? u.name : `${a}/${u.name}`, d = c || e.matches(b(m).toString());
      if (d && f++, u.isDirectory()) f += n(`${i}/${u.name}`, m, d);
      else if (!u.isFile() && !u.isSymbolicLink())
        throw new S("it holds more than files, directories and links");
    }
    return f;
  }, r = Pt(t, String(e.place)), o = Ld(r, { throwIfNoEntry: !1 });
  if (!o) return 0;
  if (!o.isDirectory()) throw new S("what is to be a directory is none");
  let s = e.matches("");
  return n(x(r), "", s) + (s ? 1 : 0);
}
async function zP(e, t) {
  let n = { cwd: e, signal: t };
  LP(e, process.geteuid?.() ?? -1, process.getegid?.() ?? -1), process.geteuid?.() === 0 && await zn("chown", ["-hR", "0:0", "."], n), await zn("find", [".", ...["!", "-type", "l", "-perm", "/7000"], "-exec", "chmod", "a-st", "{}", "+"], n);
}

// src/formats/squashfs/squashfs.ts
var Ud = {
  id: "squashfs",
  indexed: !0,
  kinds: ["image", "delta", "removals"],
  image: !0,
  versions: (e) => [wo("squashfs", e)],
  unsupportedReason({ mksquashfs: e, unsquashfs: t, tar: n }, r) {
    return process.platform !== "linux" ? "it does not run Linux" : r === "unpack" ? t ? void 0 : "it has no unsquashfs 4.5 or newer" : e ? n.dialect === "gnu" ? void 0 : "it has no GNU tar on PATH" : "it has no mksquashfs 4.5 or newer";
  },
  pack: vd,
  async unpack(e) {
    let t = await wn({ ...e, body: () => e.body }, e.dir);
    await jo(t, e);
  }
};

// src/formats/node-tar/create.ts
import {
  closeSync as qP,
  constants as GP,
  fstatSync as jd,
  lstatSync as JP,
  openSync as KP,
  readlinkSync as VP,
  readSync as YP
} from "node:fs";

// src/formats/node-tar/saved-mode.ts
function Wd(e, t, n = process.platform) {
  return n !== "win32" ? t & 511 : e !== "file" && e !== "hardlink" ? 493 : t & 128 ? 420 : 292;
}

// src/formats/node-tar/create.ts
var { O_RDONLY: ZP, O_NOFOLLOW: qd = 0, O_NONBLOCK: XP = 0 } = GP, QP = ZP | qd | XP;
function Gd(e, t, n) {
  let r = sO(t, n === void 0), o = /* @__PURE__ */ new Map();
  function s(a, c) {
    let f = nO(a, c);
    try {
      let u = jd(f, { bigint: !0 });
      if (!u.isFile()) throw Ot(a);
      let m = u.nlink > 1n ? i(a, u) : a;
      if (m !== a) {
        r.put(Ho(a, u, "hardlink", { target: m }));
        return;
      }
      let d = Number(u.size);
      if (r.put(Ho(a, u, "file", { size: d })), d === 0) return;
      if (!r.read(f, d)) throw Hd(a);
      let l = jd(f);
      if (l.ctimeMs !== oO(u.ctimeNs) || l.size !== d) throw Hd(a);
      r.pad(me(d));
    } finally {
      qP(f);
    }
  }
  function i(a, { dev: c, ino: f }) {
    let u = `${c}:${f}`, m = o.get(u);
    return m === void 0 && o.set(u, a), m ?? a;
  }
  return {
    /** @param name of a directory: it ends in a slash where the archive is of one kind */
    add(a) {
      let c = b(e(a.replace(/\/$/, ""))), f = n !== "files" || qd === 0 ? JP(c, { bigint: !0 }) : void 0;
      if (f && n && !eO(f, a, n)) throw Ot(a);
      if (!f || f.isFile()) s(a, c);
      else if (f.isDirectory()) r.put(Ho(a, f, "directory"));
      else if (f.isSymbolicLink())
        r.put(Ho(a, f, "symlink", { target: q(VP(c, "latin1")) }));
      else throw Ot(a);
    },
    /** Must be called after the last member. @param isContinued whether another archive goes on with more members */
    end(a = !1) {
      a || r.pad(2 * G), r.flush();
    }
  };
}
function eO(e, t, n) {
  return n === "files" ? e.isFile() : t.endsWith("/") ? e.isDirectory() : e.isSymbolicLink();
}
var tO = ["ELOOP", "EMLINK", "ENXIO"];
function nO(e, t) {
  try {
    return KP(t, QP);
  } catch (n) {
    throw tO.includes(E(n) ?? "") ? Ot(e) : n;
  }
}
function Ot(e = "") {
  return new Error(`${Jd(e)} was replaced while it was saved`);
}
function Hd(e) {
  return new Error(`${Jd(e)} changed while it was read`);
}
function Jd(e) {
  return b(e.replace(/^\d+\/|\/$/g, ""));
}
function Ho(e, { mode: t, mtimeNs: n }, r, { target: o = "", size: s = 0 } = {}) {
  let i = Kd(n);
  return { name: e, kind: r, target: o, size: s, mode: Wd(r, Number(t)), mtime: i, sparseSize: void 0 };
}
var zo = 1000000000n, rO = 9;
function Kd(e) {
  if (e < 0n) return `-${Kd(-e)}`;
  let t = e % zo, n = String(e / zo);
  return t === 0n ? n : `${n}.${String(t).padStart(rO, "0").replace(/0+$/, "")}`;
}
function oO(e) {
  return Number(e / zo) * 1e3 + Number(e % zo) / 1e6;
}
var zd = Buffer.alloc(0);
function sO({ next: e, filled: t }, n) {
  let r = zd, o = 0, s = () => {
    o > 0 && t(o), r = zd, o = 0;
  }, i = (a) => {
    r.length - o >= a || (s(), r = e());
  };
  return {
    flush: s,
    put(a) {
      i(Vi(a)), o = Yi(r, o, a, n);
    },
    /** @returns whether the file has so many bytes */
    read(a, c) {
      for (let f = c; f > 0; ) {
        i(1);
        let u = YP(a, r, o, Math.min(f, r.length - o), null);
        if (u === 0) return !1;
        f -= u, o += u;
      }
      return !0;
    },
    /** Writes zeros, fewer than a slab has. */
    pad(a) {
      i(a), r.fill(0, o, o + a), o += a;
    }
  };
}

// src/formats/tar/program-packer.ts
import { join as cO } from "node:path";

// src/formats/tar/pack-check.ts
import { lstatSync as iO, readFileSync as aO } from "node:fs";
function Vd(e, { names: t }) {
  let n = aO(e, "latin1").split(`
`), r = t.findIndex((o, s) => !/^[-h]/.test(n[s] ?? ""));
  if (r >= 0) throw Ot(t[r]);
}
function Yd(e, { names: t }) {
  let n = t.find((r) => {
    let o = iO(b(`${x(e)}/${r}`), { throwIfNoEntry: !1 });
    return o && !o.isFile();
  });
  if (n !== void 0) throw Ot(n);
}

// src/formats/tar/program-packer.ts
var fO = 128 * 1024 * 1024;
function Zd({ tools: e, level: t, scratch: n, matches: r }) {
  let { tar: o } = e;
  if (o.dialect === "node") return;
  let s = 0;
  return (i, a) => {
    s === 0 && fn({ matches: r, scratch: n });
    let c = o.dialect === "gnu" ? `listing-${s++}` : void 0, f = i.names.some((g) => /[\u0080-\u00ff]/.test(g)), u = bo(o, { beyondAscii: f, archiveBytes: i.bytes, listing: c }), m = { level: t, threads: i.bytes > fO ? 0 : 1, check: !1 }, { stdin: d, stdout: l, ended: p } = xt(e.zstd).packing(u, m, { cwd: n, signal: a });
    d.end(`${i.names.join("\0")}\0`, "latin1");
    let h = () => {
      c === void 0 ? Yd(n, i) : Vd(cO(n, c), i);
    };
    return { stdout: l, ended: p.then(h) };
  };
}

// src/formats/tar/slots.ts
function ia(e) {
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
var Qd = bt / 2, uO = 2 * bt, mO = 3, lO = 4;
async function* ep(e, t) {
  let n = new AbortController(), { pack: r, hasProgram: o, addReader: s } = pO({
    ...t,
    signal: AbortSignal.any([t.signal, n.signal])
  }), i = [];
  async function* a() {
    let f = i[0];
    for (let u = await f.first; !u.done; u = await f.pieces.next()) yield u.value;
    i.shift();
  }
  let c = 0;
  try {
    for await (let f of dO(e, o)) {
      let u = r(f), m = u.next();
      for (m.catch(() => {
      }), i.push({ pieces: u, first: m }), ++c > lO && s(); i.length > mO; ) yield* a();
    }
    for (; i.length > 0; ) yield* a();
  } finally {
    n.abort(), await Promise.allSettled(i.map(({ pieces: f }) => f.return(void 0)));
  }
}
async function* dO(e, t) {
  for await (let n of e) {
    let { names: r, frames: o, hasHoles: s } = n;
    if (s && t) {
      yield { plan: n, names: r, how: "by a program", isContinued: !1 };
      continue;
    }
    for (let [i, { start: a, bytes: c }] of o.entries()) {
      let f = o[i + 1]?.start, u = c <= uO ? "in a thread" : "in a thread and the pool", m = o.length === 1 && c <= Qd ? "here" : u;
      yield { plan: n, names: r.slice(a, f), how: m, isContinued: f !== void 0 };
    }
  }
}
function pO(e) {
  let { matches: t, level: n, signal: r, scratch: o } = e, s = Ro(t.map(({ root: l }) => l)), i = Zd(e), a = ia(1), c = ia(mr), f = 1;
  async function u({ content: l, release: p }) {
    return await c.acquire(), { frame: await Km(l, n).finally(c.release).finally(p), contentBytes: l.length };
  }
  async function* m({
    plan: { kind: l },
    names: p,
    isContinued: h,
    how: g
  }) {
    await a.acquire();
    let y = { thread: "create", ...g === "in a thread" && { level: n } };
    yield* Xd(r, (w) => {
      try {
        let k = Hi({ ...y, kind: l, bases: s, isContinued: h }, { cwd: o, signal: w });
        return k.stdin.end(`${p.join("\0")}\0`, "latin1"), k.ended.catch(() => {
        }).then(a.release), k;
      } catch (k) {
        throw a.release(), k;
      }
    });
  }
  async function* d(l) {
    let { plan: p } = l;
    if (l.how === "by a program" && i) {
      let w = Xd(r, (k) => i(p, k));
      for await (let k of w) yield { plan: p, bytes: k };
      return;
    }
    let h = ({ frame: w, contentBytes: k }) => ({ plan: p, bytes: w, contentBytes: k }), g = [], y = l.how === "here" ? hO(l, Ol(s), r) : m(l);
    for await (let w of y) {
      let k = "frame" in w ? Promise.resolve(w) : u(w);
      for (k.catch(() => {
      }), g.push(k); g.length >= mr; ) yield h(await g.shift());
    }
    for (let w of g) yield h(await w);
  }
  return {
    pack: d,
    hasProgram: i !== void 0,
    /** Lets one more thread read, unless there are as many as may be. */
    addReader() {
      f !== ji && (f++, a.release());
    }
  };
}
async function* hO({ plan: { kind: e }, names: t }, n, r) {
  r.throwIfAborted();
  let o = [], s, c = Gd(n, { next: () => {
    if (o.length > 1) throw new Error("files have grown by megabytes while they were read");
    return s = Buffer.allocUnsafeSlow(2 * Qd), s;
  }, filled: (f) => {
    o.push(s.subarray(0, f));
  } }, e);
  for (let f of t) c.add(f);
  c.end();
  for (let f of o) yield { content: f, release: () => {
  } };
}
async function* Xd(e, t) {
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

// src/formats/tar/segments.ts
import { setImmediate as gO } from "node:timers/promises";
var tp = 256, yO = 8e3, wO = 64 * 1024 * 1024;
function rp(e) {
  let t = qo("skeleton"), n = [], r = /* @__PURE__ */ new Map(), o = { plain: qo("files"), sparse: qo("files", !0) }, s = 0, i = (u) => {
    let m = u.some(SO) ? o.sparse : o.plain;
    np(m, u);
  }, a = (u, m) => kO(o[u], s) >= m, c = function* (u) {
    s++, yield o[u], o = { ...o, [u]: qo("files", u === "sparse") };
  };
  async function* f() {
    let u = tp;
    for (let m of e) {
      for (let d of m) {
        if (d.kind === "directory" && a("plain", 1) && (yield* c("plain")), d.kind === "other") n.push(d.member);
        else if (d.kind !== "file") np(t, [d]);
        else {
          let l = d.hardLink ? xO(d, r) : [d];
          l.length > 0 && i(l);
        }
        a("plain", 2) && (yield* c("plain")), a("sparse", 2) && (yield* c("sparse"));
      }
      u -= m.length, !(u > 0) && (await gO(), u = tp);
    }
    for (let m of r.values()) {
      i(m);
      for (let d of ["plain", "sparse"]) a(d, 1) && (yield* c(d));
    }
    for (let m of Object.values(o)) m.names.length > 0 && (yield m);
  }
  return { files: f(), skeleton: t, skipped: n };
}
var bO = 1024 * 1024;
function SO({ bytes: e, length: t = e }) {
  return t - e >= bO;
}
function kO({ names: e, bytes: t }, n) {
  let r = Math.min(1, 2 ** n / 16);
  return Math.max(e.length / yO, t / wO) / r;
}
function xO(e, t) {
  let { inode: n, names: r } = e.hardLink, o = t.get(n) ?? [];
  return t.set(n, o), o.push(o.length === 0 ? e : { ...e, bytes: 0, length: 0 }) < r ? [] : (t.delete(n), o);
}
function qo(e, t = !1) {
  return { kind: e, names: [], hasHoles: t, bytes: 0, unpackedBytes: 0, frames: [] };
}
var vO = 1536, PO = bt - 64 * 1024;
function OO({ length: e = 0, target: t = "" }) {
  let n = e + t.length;
  return vO + n + me(n);
}
function np(e, t) {
  let n = t.reduce((o, s) => o + OO(s), 0), r = e.frames.at(-1);
  r && r.bytes + n <= PO ? r.bytes += n : e.frames.push({ start: e.names.length, bytes: n });
  for (let { kind: o, member: s, bytes: i, length: a = 0 } of t)
    e.names.push(o === "directory" ? `${s}/` : s), e.bytes += i, e.unpackedBytes += a;
}

// src/formats/tar/pack.ts
async function op(e) {
  let t = rp(e.found), n = [], r, o = 0, s = 0;
  for await (let { plan: a, bytes: c, contentBytes: f } of ep(EO(t), e)) {
    a !== r && (n.push(BO(a, o)), s = 0), r = a;
    let u = n.at(-1);
    u.length += c.length, f !== void 0 && (u.frames ??= [], u.frames.push(c.length), s += f, u.unpackedBytes = Math.max(a.unpackedBytes, s)), o += c.length, await e.write(c), e.signal.throwIfAborted();
  }
  e.signal.throwIfAborted();
  let i = (a) => n.reduce((c, f) => c + f[a], 0);
  return { segments: n, files: i("files"), bytes: i("bytes"), skipped: t.skipped };
}
function BO({ kind: e, names: t, bytes: n, unpackedBytes: r }, o) {
  return { kind: e, offset: o, length: 0, files: t.length, bytes: n, unpackedBytes: r };
}
async function* EO({ files: e, skeleton: t }) {
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
import { availableParallelism as CO } from "node:os";
import { join as NO } from "node:path";

// src/formats/tar/skeleton-check.ts
var fp = N(ip(), 1);
var RO = 256 * 1024 * 1024, $O = 1024 * 1024;
async function up({ bytes: e, members: t, mostBytes: n }, { cwd: r, signal: o }) {
  if (ye(e) > RO) throw new S("its skeleton is too large to be one");
  let s = We(r);
  s.allow(n);
  let i = e.length === 0 ? [] : IO(e, s), a = await MO(i, t, o);
  if (a !== t) throw new S(`its skeleton has ${a} members instead of ${t}`);
}
async function* IO(e, t) {
  let n = (0, fp.createZstdDecompress)();
  for (let r of e) n.write(r);
  n.end();
  try {
    for await (let r of n)
      t.count(r.length), t.signal.throwIfAborted(), yield r;
  } catch (r) {
    throw t.signal.throwIfAborted(), new S(`its skeleton is damaged: ${O(r)}`);
  }
}
async function MO(e, t, n) {
  let r = 0, o = Buffer.alloc(0);
  for await (let s of e) {
    n.throwIfAborted();
    let i = o.length === 0 ? s : Buffer.concat([o, s]), a = 0;
    for (let c = cp(i, a); c <= i.length; c = cp(i, a)) {
      if (c > a + G) AO(i, a);
      else if (i[a + mp] !== 0 && ++r > t)
        throw new S(`its skeleton has more than ${t} members`);
      a = c;
    }
    o = i.subarray(a);
  }
  if (o.length > 0) throw new S("its skeleton ends too early");
  return r;
}
var ap = 124, mp = 156, TO = Buffer.alloc(G), aa = { records: 120, directory: 53, symlink: 50 };
function cp(e, t) {
  let n = t + G;
  if (n > e.length) return n;
  let r = e[t + mp];
  if (r === aa.directory || r === aa.symlink) {
    if (ca(e, t) === 0) return n;
  } else if (r === aa.records) {
    let o = ca(e, t);
    if (o > 0 && o <= $O) return n + o + me(o);
  } else if (TO.compare(e, t, n) === 0) return n;
  throw new S("its skeleton holds more than directories and links");
}
function ca(e, t) {
  let n = e.toString("latin1", t + ap, t + ap + 12);
  return /^[0-7]{11}[\0 ]$/.test(n) ? Number.parseInt(n, 8) : Number.NaN;
}
function AO(e, t) {
  let n = t + G, { size: r, sparseSize: o } = vo({}, "x", e.subarray(n, n + ca(e, t)));
  if (r !== void 0 || o !== void 0)
    throw new S("its skeleton holds more than directories and links");
}

// src/formats/tar/unpack.ts
async function dp({
  body: e,
  segments: t,
  dir: n,
  roots: r,
  tools: o,
  workers: s = CO(),
  signal: i,
  warn: a
}) {
  let { tar: c } = o, f = t.filter(({ kind: p }) => p === "files"), u = t.filter(({ kind: p }) => p !== "files");
  if (u.length > 1 || u.some((p) => p.kind !== "skeleton" || p !== t.at(-1)))
    throw new S("its segments are not files and then a skeleton");
  let m = {
    tar: c,
    codec: xt(o.zstd, FO(f)),
    dir: n,
    workers: Math.min(s, f.length),
    files: () => lp(f),
    signal: i,
    warn: a
  }, d = await Bo(m, async (p, h) => {
    let g = await kl(e, t, p), y = u.reduce((k, v) => k + kt(v), 0), w = { bytes: g, members: lp(u), mostBytes: y };
    return await up(w, { cwd: n, signal: h }), w;
  }), l = xt(void 0);
  await $o(d, { tar: c, roots: r, codec: l, cwd: NO(n, "tree"), signal: i });
}
function FO(e) {
  return e.reduce((t, { bytes: n }) => t + n, 0);
}
function lp(e) {
  return e.reduce((t, { files: n }) => t + n, 0);
}

// src/formats/tar/tar.ts
var pp = {
  id: "tar",
  indexed: !0,
  kinds: ["files", "skeleton"],
  image: !1,
  versions: (e) => [wo("tar", e)],
  unsupportedReason: () => {
  },
  pack: op,
  unpack: dp
};

// src/formats/index.ts
var bn = [pp, Ud, Ll];

// src/steps/job.ts
function Sn({ shared: e }, { mode: t, rolling: n, signing: r }) {
  let o = e && !n && !r;
  return bn.filter(({ indexed: s, image: i }) => (s || o) && (!i || t !== "unpack"));
}
async function yr({ mode: e }, t) {
  let n = e !== "unpack" && process.platform === "linux", r = await Nf(n);
  if (!n || r.mksquashfs && r.unsquashfs) return r;
  let { cachedImageTools: o, fetchImageTools: s } = await import("./image-tools.js"), i = { ...r, ...await o() };
  return t && !i.mksquashfs ? { ...i, ...await s(t) } : i;
}
async function hp(e, t, n) {
  let r = cn(n), o = ({ id: a, image: c }) => a === t.format ? 2 : Number(c && r), s = Sn(e, t).toSorted((a, c) => o(c) - o(a));
  if (r || !s.some(({ image: a }) => a)) return s;
  let i = await yr(t);
  return s.filter((a) => !a.image || a.unsupportedReason(i, "unpack") === void 0);
}
async function Go({ mode: e, ramdisk: t, broker: n }, r) {
  if (e !== "unpack") {
    let o = await Li("image", r);
    return "rights" in o ? o : { ...o, broker: _O(n) };
  }
  return t === "off" ? { reason: "nobody asked for it" } : Li("tree", r);
}
function _O(e) {
  return e !== "off" && LO(e, { throwIfNoEntry: !1 })?.isSocket() ? e : void 0;
}
function Jo({ ref: e, eventName: t }) {
  if (e !== "") return !0;
  let n = `The event type ${t} is not supported because it's not tied to a branch or tag ref.`;
  return ut(`Event Validation Error: ${n}`), !1;
}

// src/steps/choose-format.ts
async function gp(e, t, { tools: n, signal: r }) {
  let o = t.format, s = Sn(e, t), i = s.find(({ id: f }) => f === o), a = i ?? await DO(s, t, { tools: n, signal: r }) ?? s[0];
  o !== "auto" && !i && P(`Only cache services hold the format ${o}: took ${a.id}`);
  let c = a.unsupportedReason(n, "pack");
  if (c) throw new Error(`this runner cannot pack, for ${c}`);
  return a;
}
async function DO(e, t, { tools: n, signal: r }) {
  let o = e.find(({ image: i }) => i);
  if (!o || t.format !== "auto") return;
  let s = o.unsupportedReason(n, "pack");
  return t.mode === "auto" ? s || !cn(await Go(t, r)) ? void 0 : o : (s && P(`Saved to be unpacked instead of mounted: this runner makes no image, for ${s}`), s ? void 0 : o);
}

// src/steps/fill-draft.ts
import { mkdtemp as iB, rm as aB } from "node:fs/promises";

// src/files/walk.ts
import { lstatSync as yp, readdirSync as UO, readlinkSync as WO } from "node:fs";
function* Ko(e, t, n = []) {
  for (let { root: r, path: o, relative: s, stat: i } of e) {
    let a = s === "" ? `${r.place}` : `${r.place}/${x(s)}`, c = { path: x(o), member: a, excludes: t };
    i.isDirectory() ? yield* HO(c, n) : yield [wp(c, i)];
  }
}
var jO = 256;
function* HO(e, t) {
  let { excludes: n } = e, r = [e];
  for (let o = r.pop(); o; o = r.pop()) {
    let { path: s, member: i } = o, a = [
      { member: i.includes("/") ? i : `${i}/.`, kind: "directory", bytes: 0 }
    ];
    for (let c of UO(b(s), { withFileTypes: !0, encoding: "latin1" })) {
      let f = { path: `${s}/${c.name}`, member: `${i}/${c.name}`, excludes: n };
      Ye(c.name) || n?.(b(f.path).toString()) ? t.push(f.member) : c.isDirectory() ? r.push(f) : a.push(wp(f, c)), !(a.length < jO) && (yield a, a = []);
    }
    yield a;
  }
}
function wp(e, t) {
  let { member: n, path: r } = e;
  return t.isFile() ? zO(e) : t.isSymbolicLink() ? { member: n, kind: "link", bytes: 0, target: WO(b(r), "latin1") } : { member: n, kind: "other", bytes: 0 };
}
function zO({ path: e, member: t }) {
  let { size: n, blocks: r, nlink: o } = yp(b(e)), s = Math.min(n, r * 512);
  if (o === 1) return { member: t, kind: "file", bytes: s, length: n };
  let { dev: i, ino: a } = yp(b(e), { bigint: !0 });
  return { member: t, kind: "file", bytes: s, length: n, hardLink: { inode: `${i}:${a}`, names: o } };
}

// src/report/progress.ts
var qO = 1e3;
function wr(e, t, n) {
  let r = performance.now(), o = r, s = 0;
  return (i) => {
    s += i;
    let a = performance.now();
    if (a - o < qO) return;
    o = a;
    let c = t === void 0 ? "" : ` of ${t} (${(100 * s / t).toFixed(1)}%)`;
    n(`${e} ${s}${c}, ${lm(s, a - r)}`);
  };
}

// src/transfer/upload.ts
function bp(e, { onTaken: t, limits: n = pi } = {}) {
  let r = Kt(e.partBytes), o = /* @__PURE__ */ new Set(), s = GO(e, n, () => o.size > 0), i = 0, a = 0, c = (m) => {
    s.moved(m), t?.(m);
  }, f = (m) => (o.add(m), m.then(() => o.delete(m)).catch(s.stop), m), u = async (m) => {
    let d = ye(m), l = d < e.partBytes;
    l && (a = d), f(e.write(i++, m).then(() => l ? void 0 : c(d))), o.size >= e.concurrency && await Promise.race([...o, s.promise]);
  };
  return {
    async write(m) {
      for (let d of r.push(m)) await u(d);
    },
    async finish() {
      let m = r.rest();
      m.length > 0 && await u(m), await Promise.race([Promise.all(o), s.promise]);
    },
    async commit() {
      try {
        let m = await Promise.race([f(e.commit()), s.promise]);
        return a > 0 && c(a), m;
      } finally {
        s.stop();
      }
    }
  };
}
function GO(e, t, n) {
  let r = Math.max(1, 2 * e.concurrency * e.partBytes / t.paceBytes), o = t.paceMs * r, s = Qr({ paceBytes: t.paceBytes * r, paceMs: o, paceAfterMs: o }), { promise: i, reject: a } = Promise.withResolvers();
  i.catch(() => {
  });
  let f = setInterval(() => {
    let u = s.check(n(), performance.now());
    u && a(new Error(`the store takes only ${u}`));
  }, Math.min(1e3, o / 4)).unref();
  return { promise: i, moved: s.moved, stop: () => clearInterval(f) };
}

// src/steps/delta-body.ts
import { createReadStream as JO } from "node:fs";
function Sp(e, { timeline: t, signal: n }) {
  let { base: r, copied: o } = e, { rest: s, bytes: i } = o;
  return {
    rest: s,
    bytes: i,
    // The digests of the store's own index, which are the copied bytes' only proof.
    digests: r.index.digests.subarray(0, Gn(i)),
    pack: (a) => t.during("pack", () => KO(e, i, { write: a, signal: n }))
  };
}
async function KO({ copy: e, keptBytes: t, kept: n, deltas: r, removals: o, files: s, bytes: i, skipped: a }, c, f) {
  await wt(e.read(c, t), f);
  let u = [...n], m = t, d = async ({ kind: l, length: p, ...h }) => {
    let g = Zt(m, l);
    g > m && await f.write(Buffer.alloc(g - m)), u.push({ kind: l, offset: g, length: p, ...h }), m = g + p;
  };
  for (let { path: l, ...p } of r)
    await d({ kind: "delta", ...p }), await wt(JO(l, { highWaterMark: I }), f);
  if (o) {
    let { frame: l, ...p } = o;
    await d({ kind: "removals", length: l.length, ...p }), await f.write(l);
  }
  return { segments: u, files: s, bytes: i, skipped: a };
}

// src/steps/full-save.ts
var VO = 8, YO = 5 * 1024 ** 2, ZO = 0.5, XO = 0.25;
function kp({ layers: e, baseBytes: t }) {
  if (t < YO) return `the restored cache has only ${j(t)}`;
  let n = e.filter(({ kind: r }) => r === "delta").length;
  if (n > VO) return `the cache would have ${n} layers of changes`;
  if (QO(e) > ZO) return "most of the restored cache is no longer used";
}
function QO(e) {
  let t = e.reduce((n, r) => n + r.bytes, 0);
  return t === 0 ? 0 : fa(e) / t;
}
function fa(e) {
  return e.reduce((t, { deadBytes: n = 0 }) => t + n, 0);
}
function xp(e) {
  return Math.floor(e * XO);
}
function vp(e, t) {
  let n = t;
  return e.map((r) => {
    let { bytes: o, deadBytes: s = 0 } = r, i = Math.min(n, Math.max(0, o - s));
    return n -= i, i > 0 ? { ...r, deadBytes: s + i } : r;
  });
}

// src/files/patterns.ts
import { homedir as eB } from "node:os";
import { posix as tB } from "node:path";
var Pp = {
  dot: !0,
  nobrace: !0,
  nocomment: !0,
  noext: !0,
  nonegate: !0,
  // All paths have `/`, on Windows, too.
  platform: "linux"
};
function Bt(e, t, { platform: n = process.platform, home: r = eB() } = {}) {
  let o = { platform: n, home: q(r, n) }, s = e.filter((c) => !c.startsWith("#")).map((c) => nB(c, q(t, n), o)), i = s.filter((c) => !c.negated), a = (c, f = -1) => s.findLast((u, m) => m > f && u.names(c))?.negated ?? !1;
  return {
    roots: i.map(
      (c, f) => oB(c, f, { order: s.indexOf(c), platform: n })
    ),
    excludes: i.length < s.length ? a : void 0
  };
}
function nB(e, t, n) {
  let r = Je(n.platform), o = n.platform === "win32", s = e.match(/^[!\s]*/)?.[0] ?? "", i = q(e.slice(s.length), n.platform), [a, c] = rB(i, t, { ...n, maths: r }), [, f = "", u = ""] = tB.normalize(c).match(/^((?:\.\.(?:\/|$))*)(.*?)\/*$/s) ?? [], m = r.resolve(a, f), d = u === "" || u === ".", l = new Se(u, Pp), p = o ? new Se(u, { ...Pp, nocase: !0 }) : l;
  return {
    line: e,
    negated: s.split("!").length % 2 === 0,
    /** The absolute directory that the rest is relative to. */
    anchor: m,
    /** The segments of the rest: strings, and other values for segments that are patterns. */
    segments: d ? [] : l.set[0] ?? [],
    /** The pattern after the anchor, as written. */
    rest: u,
    names(h) {
      let g = r.relative(m, h);
      return g.startsWith("../") || g === ".." || r.isAbsolute(g) ? !1 : d ? g === "" : p.match(u.endsWith("**") ? `${g}/` : g);
    }
  };
}
function rB(e, t, { maths: n, home: r }) {
  let { root: o } = n.parse(e);
  return o !== "" ? [n.resolve(t, o), e.slice(o.length).replace(/^\/+/, "")] : e === "~" || e.startsWith("~/") ? [r, e.slice(2)] : [t, e];
}
function oB({ line: e, anchor: t, segments: n, rest: r, names: o }, s, { order: i, platform: a }) {
  let { join: c } = Je(a), f = n.findIndex((l) => typeof l != "string"), u = f === -1, m = u ? n.slice(0, -1) : n.slice(0, f);
  a === "win32" && sB(e, t, n);
  let d = c(t, ...m);
  return {
    place: s,
    order: i,
    pattern: e,
    base: d,
    rest: r.split("/").slice(m.length).join("/"),
    literal: u ? c(t, ...n) : void 0,
    matches: (l) => o(c(d, l))
  };
}
function sB(e, t, n) {
  let r = `the line ${e} of \`path\` is wrong here`;
  if (t.startsWith("//./")) throw new Error(`${r}: it is a device`);
  try {
    for (let o of n) typeof o == "string" && Io(o);
  } catch (o) {
    throw new Error(`${r}: ${O(o)}`);
  }
}

// src/steps/selection.ts
function Vo({ paths: e, localDir: t, stash: n }) {
  return br([t, n.dir], Bt(e, process.cwd()));
}
function br(e, { roots: t, excludes: n }) {
  let r = (s) => t.some(({ base: i, literal: a = i }) => z(s, a)), o = e.filter(r);
  return o.length === 0 ? { roots: t, excludes: n } : { roots: t, excludes: (s, i) => o.includes(s) || (n?.(s, i) ?? !1) };
}

// src/steps/fill-draft.ts
var ua = "Path Validation Error: Path(s) specified in the action for caching do(es) not exist, hence no cache is being saved.";
function Yo(e) {
  return `Failed to save: Unable to reserve cache with key ${e}, another job may be creating this cache.`;
}
async function Op(e, t) {
  let { inputs: n, key: r, selection: o, format: s, isHere: i, timeline: a, findings: c, signal: f } = t, u = o.roots.map(({ base: R }) => R);
  a.watch([...u, J(), ...i ? [n.localDir] : []]);
  let m = { rest: e, bytes: 0, digests: Buffer.alloc(0), pack: fB.bind(void 0, t) }, d = t.delta ? Sp(t.delta, t) : m, l = cB(d.rest, t), p = Df(), h = await d.pack(async (R) => {
    p.update(R), await l.write(R);
  });
  if (lB(h), h.segments.length === 0)
    return ut(ua), "nothing";
  let { files: g, bytes: y } = h, w = Buffer.concat([d.digests, p.finish()]), k = s.indexed ? uB(h, w, t) : Buffer.alloc(0);
  await l.write(k);
  let v = D(h) + k.length;
  return Object.assign(c, { files: g, bytes: y, storedBytes: v }), P(`Cache Size: ${ho(v)}`), d !== m && mB(d, h, v, t), await l.finish(), await t.checkMounted(), await t.isOutdated() ? "outdated" : (f.throwIfAborted(), await l.commit() ? "published" : (P(Yo(r)), "nothing"));
}
function cB(e, { isHere: t, timeline: n }) {
  let r = bp(e, { onTaken: wr("Sent", void 0, P) }), o = n.phaseTimer(), s = t ? "write" : "upload";
  return {
    write: (i) => o.pushed(s, i.length, () => r.write(i)),
    finish: () => o.pushed(s, 0, r.finish),
    commit: () => n.during("publish", r.commit)
  };
}
async function fB({ inputs: e, selection: t, matches: n, tools: r, format: o, timeline: s, signal: i }, a) {
  let c = await iB(T(J(), "headstart-")), { excludes: f } = br([c], t), u = f ? [] : void 0, m = s.items("walk", Ko(n, f, u)), d = { matches: n, found: m, leftOut: u, scratch: c, tools: r, signal: i, write: a }, l = { workspace: Lt(), level: e.compressionLevel };
  return s.during("pack", () => o.pack({ ...d, ...l })).finally(() => aB(c, { recursive: !0, force: !0 }));
}
function uB(e, t, { inputs: n, key: r, format: o, createdBy: s, sign: i }) {
  let { segments: a, files: c, bytes: f } = e, u = { container: Yt, format: o.id, key: r, paths: n.paths, createdBy: s };
  return zf({ ...u, segments: a, files: c, bytes: f, digests: t }, i);
}
function mB({ bytes: e }, { segments: t }, n, r) {
  let o = r.delta?.deltas ?? [], s = {
    reusedBytes: r.delta?.keptBytes ?? 0,
    packedBytes: o.reduce((d, { length: l }) => d + l, 0),
    sentBytes: n - e,
    deadBytes: fa(t)
  };
  Object.assign(r.findings, s);
  let { reusedBytes: i, packedBytes: a, sentBytes: c } = s, [f, u, m] = [i, a, c].map(j);
  P(`Reused ${f}, packed ${u}, ${r.isHere ? "wrote" : "sent"} ${m}`);
}
function lB({ skipped: e }) {
  if (e.length === 0) return;
  let t = e.slice(0, 3).map((r) => b(r.replace(/^\d+\//, "")).toString()), n = e.length > t.length ? ", \u2026" : "";
  P(`Skipped ${e.length} that are no file, directory or link: ${t.join(", ")}${n}`);
}

// src/steps/merge-snapshots.ts
import { mkdtemp as FR, rm as LR } from "node:fs/promises";

// src/disk/space.ts
import { statfs as dB } from "node:fs/promises";
var pB = 0.05, hB = { bytes: 256 * 1024 * 1024, files: 64 * 1024 }, gB = 20;
async function Bp(e) {
  let { bavail: t, blocks: n, bsize: r, ffree: o, files: s } = await dB(e), i = (c, f) => Math.floor(Math.min(f * pB, hB[c])), a = s === 0 ? Number.POSITIVE_INFINITY : o - i("files", s);
  return { bytes: t * r - i("bytes", n * r), files: a };
}
async function ve(e, t) {
  let n = await Bp(e), r = (o, s) => new Error(`${o} are needed, but only ${s} are free at ${e}`);
  if (n.bytes < t.bytes)
    throw r(j(t.bytes), j(Math.max(0, n.bytes)));
  if (n.files < (t.files ?? 0)) throw r(`${t.files} files`, `${Math.max(0, n.files)}`);
}
async function kn(e, t, n) {
  let r = new AbortController(), o = setInterval(async () => {
    let { bytes: s, files: i } = await Bp(e).catch(() => ({ bytes: 0, files: 0 }));
    (s < 0 || i < 0) && r.abort(new Error(`hardly any space is left at ${e}`));
  }, gB);
  try {
    return await n(AbortSignal.any([t, r.signal]));
  } finally {
    clearInterval(o);
  }
}

// src/files/remove-common.ts
import { chmodSync as ma, rmdirSync as Ep, rmSync as yB, unlinkSync as wB, utimesSync as bB } from "node:fs";
function Zo(e, t) {
  let n = F(e), r = n && F(t);
  if (!n || !r) return n !== void 0;
  if (!n.isDirectory()) wB(b(e));
  else if (!r.isDirectory()) Rp(e);
  else return SB(e, t, n);
  return !1;
}
function SB(e, t, { mode: n, mtimeMs: r }) {
  ma(b(e), 448);
  let o = !1;
  for (let s of ne(e)) o = Zo(`${e}/${s}`, `${t}/${s}`) || o;
  return o ? (ma(b(e), n & 4095), bB(b(e), r / 1e3, r / 1e3)) : Ep(b(e)), o;
}
function Rp(e) {
  ma(b(e), 448);
  for (let t of ne(e)) {
    let n = `${e}/${t}`;
    F(n)?.isDirectory() ? Rp(n) : yB(b(n));
  }
  Ep(b(e));
}

// src/entry/body.ts
function $p(e, t, n) {
  let { onRead: r, order: o, signal: s } = n, i = { first: 0, end: Math.ceil(D(t) / I) }, a = /* @__PURE__ */ new WeakMap();
  return { ...Xe(e.read(0, D(t), o), async function* (f) {
    for await (let { number: u, pieces: m } of Mp(f, { entry: e, index: t, blocks: i })) {
      let d = u * I;
      for (let l of m)
        s.throwIfAborted(), r?.(l.length), a.set(l, d), d += l.length, yield l;
    }
  }), positionOf: (f) => a.get(f) };
}
function Ip(e, t, n) {
  let r = e.read(n.first * I, Math.min(n.end * I, D(t)));
  return {
    ...r.release && { release: r.release },
    [Symbol.asyncIterator]: () => Mp(r, { entry: e, index: t, blocks: n })
  };
}
async function* Mp(e, { entry: t, index: n, blocks: r }) {
  let o = new Set(Ie(r.first * I, r.end * I)), s = e.positionOf ? xB(e, n) : kB(e, r.first);
  for await (let { number: i, pieces: a } of s) {
    let f = fi(a, i, n.digests) ? a : [await vB(t, n, i)];
    await t.file?.filling?.write(f, i * I), o.delete(i) && (yield { number: i, pieces: f });
  }
  if (o.size > 0) throw new S("it ended before its body did");
}
async function* kB(e, t) {
  let n = Kt(I), r = t;
  for await (let s of e) for (let i of n.push(s)) yield { number: r++, pieces: i };
  let o = n.rest();
  o.length > 0 && (yield { number: r, pieces: o });
}
async function* xB(e, t) {
  let n = /* @__PURE__ */ new Map();
  for await (let r of e) {
    let o = e.positionOf?.(r);
    for (let s of Ie(o, o + r.length)) {
      let i = Math.max(o, s * I), a = n.get(s) ?? /* @__PURE__ */ new Map();
      n.set(s, a.set(i, r.subarray(i - o, (s + 1) * I - o)));
      let c = Math.min(I, D(t) - s * I);
      ye([...a.values()]) < c || (n.delete(s), yield {
        number: s,
        pieces: [...a].toSorted(([f], [u]) => f - u).map(([, f]) => f)
      });
    }
  }
}
async function vB(e, t, n) {
  let r = n * I, o = e.file?.filling?.read ?? e.read, s = await Jn({ ...e, read: o }, r, Math.min(r + I, D(t)));
  if (fi([s], n, t.digests)) return s;
  throw new S(`the bytes from ${r} on do not match their SHA-256`);
}
async function* Tp(e, { onRead: t, signal: n }) {
  let r = 0;
  for await (let o of e.read(0, e.size))
    n.throwIfAborted(), t?.(o.length), r += o.length, yield o;
  if (Number.isFinite(e.size) && r !== e.size)
    throw new S(`it ended at byte ${r} of ${e.size}`);
}

// src/steps/mount.ts
import { mkdirSync as mR } from "node:fs";
import { join as lR } from "node:path";

// src/files/stage-and-publish.ts
import { mkdirSync as qB, readdirSync as GB } from "node:fs";

// src/files/copy-tree.ts
import {
  copyFileSync as PB,
  mkdirSync as OB,
  readdirSync as BB,
  readlinkSync as EB,
  statSync as RB,
  symlinkSync as $B,
  utimesSync as IB
} from "node:fs";
import { setImmediate as MB } from "node:timers/promises";
async function la(e, t, n) {
  let { atimeMs: r, mtimeMs: o } = RB(e);
  OB(t);
  for (let s of BB(e, { withFileTypes: !0 })) {
    let [i, a] = [T(e, s.name), T(t, s.name)];
    s.isDirectory() ? await la(i, a, n) : s.isSymbolicLink() ? $B(EB(i), a) : PB(i, a);
  }
  IB(t, r / 1e3, o / 1e3), await MB(), n.throwIfAborted();
}

// src/files/lock.ts
import { mkdirSync as TB, readdirSync as AB, rmdirSync as CB, rmSync as Ap, writeFileSync as NB } from "node:fs";
import { setTimeout as FB } from "node:timers/promises";
var LB = 20, _B = 6e4;
function Cp(e) {
  return T(e, `${zt}lock-${process.geteuid?.() ?? 0}`);
}
function Xo(e) {
  let t = Cp(e), n = F(x(t));
  if (n && !Dn(n))
    throw new Error(`${t} is not a directory of this user alone; remove it to restore here`);
}
async function Qo(e, t) {
  if (!Gt(e)) return () => {
  };
  let [n, r] = [H(e), Rr(e)], [o, s] = [Cp(n), T(e, "lock")];
  TB(s, { mode: 448 }), NB(T(s, r), "");
  let i = Date.now() + _B;
  for (; !DB(s, o); ) {
    Xo(n);
    let a = await UB(o);
    if (Date.now() > i) throw new Error(`another restore has been busy in ${n} for a minute`);
    a && await FB(LB, void 0, { signal: t });
  }
  return () => {
    Ap(T(o, r), { force: !0 });
    try {
      CB(o);
    } catch {
    }
  };
}
function DB(e, t) {
  try {
    return jt(e, t);
  } catch (n) {
    throw Xo(H(t)), n;
  }
}
async function UB(e) {
  let t = !1;
  for (let n of WB(e))
    await qr(T(H(e), n)) ? t = !0 : Ap(T(e, n), { recursive: !0, force: !0 });
  return t;
}
function WB(e) {
  try {
    return AB(e);
  } catch (t) {
    if (E(t) === "ENOENT") return [];
    throw t;
  }
}

// src/files/publish.ts
import { chmodSync as jB, mkdirSync as HB } from "node:fs";
function Fp(e) {
  let t = new Set(e.map(({ dir: r }) => r)), n = [];
  try {
    for (let { root: r, dir: o } of e) {
      let s = zB(r, o);
      df(s, o), n.push(...s);
    }
  } catch (r) {
    for (let o of t) Wr(o);
    throw r;
  }
  for (let r of t) Zs(r);
  return n;
}
function zB(e, t) {
  let n = x(T(t, "tree", String(e.place)));
  if (!F(n)) return [];
  let r = T(t, "aside", String(e.place));
  HB(r, { recursive: !0 });
  let o = 0, i = Lp({ root: e, aside: () => x(T(r, String(o++))) }, n, x(e.base));
  return i.length === 0 ? [] : [...lt(x(e.matches("") ? H(e.base) : e.base)).map((c) => ({ do: "make", path: c })), ...i];
}
function Lp(e, t, n, r = "") {
  let o = b(r).toString();
  if (e.root.matches(o)) return _p(e, t, n);
  if (!F(t)?.isDirectory())
    throw new S(`it holds ${o}, which '${e.root.pattern}' does not name`);
  let s = F(n);
  if (s && !s.isDirectory() && r !== "")
    throw new Error(`${b(n)} is no directory, so nothing can be restored below it`);
  let i = ne(t).flatMap((a) => {
    let c = r === "" ? a : `${r}/${a}`;
    return Lp(e, `${t}/${a}`, Fe(n) + a, c);
  });
  return s || r === "" || i.length === 0 ? i : [{ do: "make", path: n }, ...i];
}
function _p(e, t, n) {
  let r = F(n), o = F(t);
  if (!r) return [{ do: "move", from: t, to: n, inode: jr(t) }];
  if (r.isDirectory() && o.isDirectory())
    return jB(b(t), 448), [...ne(t).flatMap(
      (a) => _p(e, `${t}/${a}`, Fe(n) + a)
    ), { do: "stamp", path: n, stamp: Np(o), before: Np(r) }];
  if (r.isDirectory() && ne(n).length > 0)
    throw new Error(
      `${b(n)} is a directory with content where the cache has none; remove it to restore`
    );
  let s = jr(t);
  return [{ do: "replace", from: t, to: n, inode: s, aside: e.aside() }];
}
function Np({ mode: e, mtimeMs: t }) {
  return { mode: e & 4095, mtime: t / 1e3 };
}

// src/files/stage-and-publish.ts
async function Dp({ roots: e, signal: t, fill: n, publishing: r }) {
  let o = await Promise.all(e.map(Ze)), s = /* @__PURE__ */ new Map(), i = (f) => s.get(f).dir, a = [], c = [];
  try {
    for (let m of new Set(o))
      Xo(m), s.set(m, zr(m));
    let f = e.map((m, d) => ({ root: m, dir: i(o[d]) })), u = i(o[0]);
    await n(u), da(u, e);
    for (let { root: m, dir: d } of f)
      d !== u && await pa(m, { from: u, to: d, signal: t });
    for (let m of [...s.keys()].sort())
      a.push(await Qo(i(m), t));
    t.throwIfAborted(), await r(() => {
      c = Fp(f);
    });
  } finally {
    for (let f of a) f();
    await Promise.all([...s.values()].map((f) => f.remove())), pf(c);
  }
}
function da(e, t) {
  let n = GB(T(e, "tree")).find(
    (r) => !t.some(({ place: o }) => String(o) === r)
  );
  if (n !== void 0) throw new S(`it holds ${n}, which is not of any line of path`);
}
async function pa({ place: e }, { from: t, to: n, signal: r }) {
  let o = T(t, "tree", String(e)), s = T(n, "tree", String(e));
  qB(T(n, "tree"), { recursive: !0 });
  try {
    te(o, s);
  } catch (i) {
    if (E(i) === "ENOENT") return;
    if (E(i) !== "EXDEV") throw i;
    await kn(
      n,
      r,
      (a) => process.platform === "win32" ? la(o, s, a) : zn("cp", ["-a", o, s], { cwd: n, signal: a })
    );
  }
}

// src/lazy/lazy-mount.ts
import { join as Sa } from "node:path";

// src/mount/unmount.ts
import { mkdtempSync as rE, readdirSync as oE, readlinkSync as sE, rmdirSync as iE, rmSync as aE, symlinkSync as cE } from "node:fs";
import { tmpdir as fE } from "node:os";
import { basename as uE, dirname as Yp, join as wa } from "node:path";
import { setTimeout as mE } from "node:timers/promises";

// src/mount/mount-root.ts
import { lstatSync as Wp, mkdtempSync as YB, readdirSync as ZB, realpathSync as jp } from "node:fs";
import { basename as Hp, dirname as XB, join as zp } from "node:path";

// src/mount/mountinfo.ts
import { readFileSync as JB } from "node:fs";
function de() {
  return process.platform !== "linux" ? [] : JB("/proc/self/mountinfo", "latin1").split(`
`).slice(0, -1).map((t) => {
    let [n = "", r = ""] = t.split(" - "), [o = "", s = "", i = ""] = r.split(" "), [, a] = /(?:^|,)user_id=(\d+)/.exec(i) ?? [], c = { point: Up(n.split(" ")[4] ?? ""), type: o, source: Up(s), options: i };
    return o === "fuse" ? { ...c, user: Number(a) } : c;
  });
}
function Up(e) {
  return e.replace(/\\([0-7]{3})/g, (t, n) => String.fromCharCode(Number.parseInt(n, 8)));
}

// src/mount/processes.ts
import { readFileSync as KB, readlinkSync as VB } from "node:fs";
function ha() {
  return VB("/proc/self/ns/pid").replace(/\D/g, "");
}
function xn(e) {
  try {
    let t = KB(`/proc/${e}/stat`, "latin1").replace(/^.*\) /s, "").split(" ");
    return t[0] === "Z" ? void 0 : t[19];
  } catch {
    return;
  }
}

// src/mount/mount-root.ts
var ga = /^headstart-mount-(\d+)-(\d+)-(\d+)-\w{6}$/;
function qp(e) {
  let t = process.ppid || 1, n = `headstart-mount-${ha()}-${t}-${xn(t)}-`;
  return YB(zp(jp(e), n));
}
function es({ type: e, source: t, user: n }) {
  return (e === "fuse" ? n === 0 || n === process.geteuid?.() : /^(overlay|tmpfs)$/.test(e)) ? t : void 0;
}
function Et(e) {
  let t = x(e);
  return de().filter((n) => es(n) === t || z(n.point, t));
}
var ya = "headstart-broker";
function Gp(e) {
  let t = x(e);
  return de().filter((n) => n.type === "fuse" && es(n) === t);
}
function Jp() {
  let e = (t) => ts(t) || t === ya;
  return de().flatMap((t) => e(es(t) ?? "") ? t.point : []);
}
function ts(e) {
  return ga.test(Hp(e));
}
var QB = 7200 * 60 * 1e3;
function eE(e) {
  let [, t, n = "", r] = Hp(e).match(ga) ?? [];
  if (t === ha()) return xn(n) !== r;
  let o = Wp(e, { throwIfNoEntry: !1 });
  return o !== void 0 && Date.now() - o.mtimeMs > QB;
}
function tE(e) {
  return e.type === "squashfs" ? XB(e.point) : es(e);
}
function Kp(e) {
  let t = de().flatMap((o) => tE(o) ?? []).map((o) => b(o).toString()).filter((o) => ts(o) && !nE(o)), r = (process.platform === "linux" ? ZB(e).filter((o) => ga.test(o)) : []).map((o) => zp(jp(e), o)).filter(qt);
  return [.../* @__PURE__ */ new Set([...t, ...r])].filter(eE);
}
function nE(e) {
  try {
    let t = Wp(e, { throwIfNoEntry: !1 });
    return t !== void 0 && !Dn(t);
  } catch {
    return !0;
  }
}

// src/mount/unmount.ts
var lE = 10, dE = 300;
async function Zp(e, { rights: t, warn: n }) {
  if (!ts(e)) throw new Error(`${e} is no mount root`);
  let r = AbortSignal.timeout(6e4), o = x(e), s = ({ point: u }) => u === o, i = Et(e).filter((u) => !s(u)), a = await Vp(i.reverse(), { rights: t, warn: n, signal: r });
  if (!qt(e)) return;
  pE(e);
  let c = Et(e);
  if (!c.every(s) || (await Vp(c, { rights: t, warn: n, signal: r }), a && c.length === 0)) return;
  let f = { cwd: Yp(e), signal: r };
  await t.run("rm", ["-rf", "--one-file-system", "--", uE(e)], f);
}
async function Vp(e, { rights: t, warn: n, signal: r }) {
  let o = e;
  for (let s = 0; s < lE && o.length > 0; s++) {
    s > 0 && await mE(dE, void 0, { signal: r });
    let i = o;
    o = [];
    for (let { point: a } of i) {
      let c = await ns(a, [], { rights: t, signal: r }).then(() => {
      }, O), f = de().some((u) => u.point === a);
      c !== void 0 && f && o.push({ point: a, reason: c });
    }
  }
  for (let { point: s, reason: i } of o)
    n(`${b(s)} is still in use, so it was only detached: ${i}`), await ns(s, ["-l"], { rights: t, signal: r });
  return o.length > 0;
}
function pE(e) {
  let t = (n) => sE(wa(e, n), "latin1");
  for (let n of hE(e).sort((r, o) => Number(o) - Number(r)))
    try {
      let r = t(`made-${n}`);
      for (let o = t(`target-${n}`); z(o, r); o = Yp(o))
        iE(b(o));
    } catch (r) {
      if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes(E(r) ?? "")) throw r;
    }
}
function hE(e) {
  try {
    return oE(e).flatMap((t) => t.match(/^made-(\d+)$/)?.[1] ?? []);
  } catch (t) {
    if (E(t) === "ENOENT") return [];
    throw t;
  }
}
async function ns(e, t, { rights: n, signal: r }) {
  let o = rE(wa(fE(), "headstart-"));
  try {
    cE(b(e), wa(o, "point")), await n.run("umount", ["-i", ...t, "--", "point"], { cwd: o, signal: r });
  } finally {
    aE(o, { recursive: !0, force: !0 });
  }
}

// src/lazy/found-entry.ts
async function Xp(e, { etag: t, url: n }) {
  let { scope: r, version: o, key: s, size: i, createdAt: a, identity: c } = e;
  return { scope: r, version: o, key: s, size: i, createdAt: a.getTime(), identity: c, etag: t, url: await n() };
}
function nW(e, t, { scopes: n, ...r }) {
  let { scope: o, version: s, key: i, size: a, identity: c, etag: f } = t, u = { scopes: o === void 0 ? n : [o], keys: [i], versions: [s] }, m = async () => {
    let h = await e.find(u);
    if (h?.size === a && h.identity === c) return h;
    throw await h?.close(), new Y(`the entry ${i} is gone; it was replaced meanwhile`, "none");
  }, l = { size: a, etag: f, url: Xf(async () => {
    let h = await m(), { url: g } = h.remote;
    return g().finally(h.close);
  }, t.url) }, p = {
    scope: o,
    version: s,
    key: i,
    size: a,
    createdAt: new Date(t.createdAt),
    identity: c,
    remote: l,
    read: (h, g) => du(l, { start: h, end: g }, r),
    reject: async () => (await m()).reject(),
    close: async () => {
    }
  };
  return { ...e, find: async () => p };
}

// src/lazy/server.ts
import { existsSync as gE, rmSync as yE, writeFileSync as wE } from "node:fs";
import { join as rs } from "node:path";
import { setTimeout as bE } from "node:timers/promises";

// src/lazy/serve-request.ts
var th = N(eh(), 1);
function nh(e) {
  return `${JSON.stringify(e).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029")}
`;
}
function rh(e) {
  let t = (0, th.createInterface)({ input: e }), { promise: n, resolve: r } = Promise.withResolvers();
  t.on("close", r);
  let o = t[Symbol.asyncIterator]();
  return {
    senderGone: n,
    async next() {
      let { done: s, value: i } = await o.next();
      if (s) throw new Error("it ended without a word");
      return JSON.parse(i);
    }
  };
}

// src/lazy/server.ts
var He = {
  /** The FUSE file: the image, ready to be mounted. */
  image: "image",
  /** The blocks that have arrived. */
  blocks: "blocks",
  /** The FetchReport as JSON, written when the server ends. */
  report: "report",
  log: "log"
}, oh = "server", SE = 6e4;
function sh() {
  let e = rs(import.meta.dirname, "lazy.js"), { pid: t, stdin: n, stdout: r, kill: o } = Af({ path: process.execPath, args: [e] }), s = rh(r);
  return {
    async show(i, a) {
      a.throwIfAborted();
      let c = AbortSignal.any([a, AbortSignal.timeout(SE)]);
      c.addEventListener("abort", o);
      try {
        wE(rs(i.dir, oh), `${t} ${xn(t)}`), n.write(nh(i));
        let f = await s.next();
        if ("refused" in f) throw new Error(f.refused);
      } catch (f) {
        throw o(), a.throwIfAborted(), new Error(`its server refused: ${O(f)}`);
      } finally {
        c.removeEventListener("abort", o);
      }
    }
  };
}
var ba = 5e3;
async function Sr(e, t) {
  let n = AbortSignal.timeout(ba);
  for (let { point: i } of Gp(e))
    await ns(i, ["-f", "-l"], { rights: t, signal: n }).catch(() => {
    });
  let r = rs(e, oh);
  if (!gE(r)) return;
  let [, o, s] = /^(\d+) (\d+)$/.exec(ih(r)) ?? [];
  return o && await kE(Number(o), s), yE(r, { recursive: !0, force: !0 }), xE(e) ?? "killed";
}
async function kE(e, t) {
  let n = performance.now();
  for (; xn(e) === t; ) {
    let r = performance.now() - n;
    if (r > 2 * ba) return;
    r > ba && PE(e), await bE(20);
  }
}
function xE(e) {
  try {
    return JSON.parse(ih(rs(e, He.report)));
  } catch {
    return;
  }
}
var vE = 64 * 1024;
function ih(e) {
  return Wt(e, vE)?.toString() ?? "";
}
function PE(e) {
  try {
    process.kill(e, "SIGKILL");
  } catch (t) {
    if (E(t) !== "ESRCH") throw t;
  }
}

// src/lazy/lazy-mount.ts
function ah(e, t) {
  return e.mode === "lazy" && !e.lookupOnly && "rights" in t ? sh() : void 0;
}
async function ch({ entry: e, index: t }, n, { server: r, dir: o, rights: s, signal: i }) {
  if (!e.remote || e.file?.isWhole) return;
  let { digests: a, ...c } = t;
  try {
    let m = { found: await Xp(e, e.remote), facts: c, digests: a.toString("base64") };
    await r.show({ env: Wc(), cwd: process.cwd(), dir: o, ...m }, i);
  } catch (u) {
    await Sr(o, s), i.throwIfAborted(), P(`Receiving all of the image before mounting it: ${O(u)}`);
    return;
  }
  let f = Sa(o, He.image);
  return await ra(f, n), { path: f, images: n };
}
async function kr(e, t, n) {
  let r = await Sr(e, t);
  return await n?.(r, t), await Zp(e, { rights: t, warn: W }), r;
}
function fh(e) {
  return typeof e == "object" ? e.trouble : void 0;
}
function uh(e, t) {
  if (!e) return Sa(t, He.image);
  if (e === "killed") {
    W("What had not arrived of the cache could not be read: its server was killed");
    return;
  }
  return OE(e), e.presentBlocks === e.blocks && e.damage === void 0 ? Sa(t, He.blocks) : void 0;
}
function OE(e) {
  let { blocks: t, presentBlocks: n, wantedBlocks: r, prefetchedBlocks: o, waitedMs: s, unreadBytes: i } = e, { trouble: a, damage: c } = e;
  P(
    `Of ${t} blocks of the cache, ${r} were wanted, ${o} of them after they had arrived; readers waited ${Z(s)}; ${j(i)} were never needed`
  ), a !== void 0 && n < t && W(`Not all of the cache could be read: ${a}`), c !== void 0 && W(`The cache is bad; its entry is removed where the store allows that: ${c}`);
}

// src/mount/kernel-log.ts
function mh() {
  return Number(process.hrtime.bigint()) / 1e9;
}
var BE = 10;
async function lh(e, t) {
  return (await t.kernelLog().catch(() => "")).split(`
`).some((r) => {
    let [, o = String(e)] = r.match(/^\[ *(\d+\.\d+)\]/) ?? [];
    return Number(o) >= e - BE && /SQUASHFS error|I\/O error,? (on )?dev(ice)? loop/.test(r);
  });
}

// src/mount/overlay.ts
import { chmodSync as TE, existsSync as AE, mkdirSync as is, readdirSync as CE, realpathSync as NE, symlinkSync as as, utimesSync as FE } from "node:fs";
import { lstat as LE } from "node:fs/promises";
import { join as ce } from "node:path";

// src/mount/layers.ts
import { mkdirSync as ka, writeFileSync as $E } from "node:fs";
import { join as os } from "node:path";

// src/mount/kernel-config.ts
var gh = N(ph(), 1);
import { existsSync as EE, readFileSync as hh } from "node:fs";
import { release as RE } from "node:os";
function yh(e) {
  return e === void 0 || /^CONFIG_SQUASHFS_CHOICE_DECOMP_BY_MOUNT=y$/m.test(e) ? ["threads=multi,", ""] : [""];
}
function wh() {
  let [e, t] = ["/proc/config.gz", `/boot/config-${RE()}`];
  try {
    return EE(t) ? hh(t, "latin1") : (0, gh.gunzipSync)(hh(e)).toString("latin1");
  } catch {
    return;
  }
}

// src/mount/layers.ts
function xr({ dir: e, rights: t, signal: n }) {
  let r = { cwd: e, signal: n }, o = [], s, i = async (u, m, d, l) => {
    await t.run("mount", ["-i", "-n", "-t", m, "-o", d, "--", l, u], r), o.push(u);
  }, a = ({ offset: u, length: m }, d) => `${d}loop,offset=${u},sizelimit=${m},ro,nosuid,nodev`, c = async (u, m) => {
    ka(os(e, m)), await ss(s ?? yh(wh()), async (d) => {
      await i(m, "squashfs", a(u, d), "image"), s = [d];
    });
  }, f = async (u, m, d) => {
    if (u.length === 0) return;
    for (let h of m) ka(os(e, h));
    let [l = ""] = s ?? [], p = u.map((h, g) => `image ${m[g]} squashfs ${a(h, l)} 0 0
`);
    $E(os(e, d), p.join(""), { flag: "wx", mode: 384 }), await t.run("mount", ["-i", "-n", "-a", "-T", d], r), o.push(...m);
  };
  return {
    /** Mounts an image and its deltas. @returns the mount points, the newest layer first */
    async mountAll(u, m) {
      let d = `${m}-0`;
      await c(u, d);
      let l = u.deltas.map((g, y) => `${m}-${y + 1}`);
      await f(u.deltas, l, `${m}-table`);
      let [p = d, ...h] = [d, ...l].toReversed();
      return [p, ...h];
    },
    /**
     * Shows several directories as one that cannot be written to.
     * @param names at least two, relative to the mount root, the upmost one first
     * @param numbering whether files get numbers of their own. Layers number their files alike: an overlay on this one would
     * show two files with one device and inode number, and tar would take them for one file. But the kernel then looks up
     * each name of a directory that it lists.
     * @returns the point
     */
    async stack(u, m, d) {
      return ka(os(e, m)), await i(m, "overlay", `ro,nosuid,nodev,xino=${d === "own" ? "on" : "off"},lowerdir=${u.join(":")}`, e), m;
    },
    /** Overlays keep what they show mounted, so the mount points can go, even if a process uses them now. */
    async release() {
      let u = o.splice(0);
      u.length > 0 && await t.run("umount", ["-l", "--", ...u], r);
    }
  };
}
async function ss(e, t) {
  let [n = "", ...r] = e;
  try {
    await t(n);
  } catch (o) {
    if (r.length === 0) throw o;
    await ss(r, t);
  }
}

// src/mount/mount-points.ts
import { realpathSync as bh } from "node:fs";
import { lstat as xa, readdir as IE } from "node:fs/promises";
import { dirname as ME } from "node:path";
var Sh = 16;
async function kh(e, t) {
  let n = [], r = async (s) => {
    let i = x(t) + s, a = { sources: [i], target: x(e.base) + s }, c = b(s.slice(1)).toString();
    if (!(await xa(b(i))).isDirectory())
      throw new Error(`'${e.pattern}' names a file, and only directories are mounted`);
    if (e.matches(c)) n.push(a);
    else
      for (let f of await IE(b(i), { encoding: "latin1" }))
        await r(`${s}/${f}`);
    if (n.length > Sh)
      throw new Error(`'${e.pattern}' names more than ${Sh} directories`);
  };
  return await xa(t).then(
    () => !1,
    (s) => E(s) === "ENOENT"
  ) || await r(""), n;
}
async function xh({ sources: e, target: t }, { base: n }, r) {
  if ((await xa(b(e[0]))).uid !== process.geteuid?.())
    throw new Error("it was saved by another user");
  for (let o = t; o !== x(n); o = ME(o)) {
    let s = F(o);
    if (s && !s.isDirectory()) throw new Error(`${b(o)} is no directory`);
  }
  va(t, r);
}
function va(e, t) {
  let n = b(e).toString();
  if (!F(`${e}/.`)) return;
  let r = bh(b(e), "latin1");
  if (t.some((o) => z(bh(o, "latin1"), r)))
    throw new Error(`${n} holds the directory of the job or the store`);
  if (de().some(({ point: o }) => z(o, r)))
    throw new Error(`something is mounted at ${n} already, or below it`);
}

// src/mount/overlay.ts
async function vh(e, t) {
  let { dir: n, signal: r } = t, o = [], s = xr(t), i = [];
  for (let [c, f] of e.entries()) {
    let { root: u, roots: m } = f;
    try {
      let d = await s.mountAll(f, `l${c}`);
      if (u) i.push(_E(u, d, n));
      else {
        let l = d.length > 1 ? await s.stack(d, Oh, "own") : d[0];
        i.push(...m.map((p) => Bh(p, ce(n, l))));
      }
    } catch (d) {
      r.throwIfAborted(), o.push(...m.map((l) => ({ root: l, reason: O(d) })));
    }
  }
  let a = await Eh(i, "lower", { ...t, mounts: s });
  return await s.release(), [...o, ...a];
}
function Ph(e, t) {
  let n = e.map((r) => Bh(r, ce(t.dir, Oh)));
  return Eh(n, "upper", { ...t, mounts: xr(t) });
}
var Oh = "tree";
function Bh(e, t) {
  return { root: e, sites: () => kh(e, ce(t, String(e.place))) };
}
function _E(e, [t, ...n], r) {
  let o = (i) => x(ce(r, i)), s = {
    sources: [o(t), ...n.map(o)],
    target: x(e.literal)
  };
  return { root: e, sites: async () => [s] };
}
async function Eh(e, t, n) {
  let { dir: r, rights: o, spare: s, signal: i } = n, a = [], c = 0;
  for (let { root: f, sites: u } of e.toSorted((m, d) => m.root.place - d.root.place)) {
    let m = [];
    try {
      let d = await u();
      for (let l of d) await xh(l, f, s);
      for (let l of d) {
        let p = c++;
        await DE({ ...l, number: p, position: t }, n), m.push(p);
      }
    } catch (d) {
      i.throwIfAborted();
      for (let l of m.reverse())
        await o.run("umount", ["--", `target-${l}`], { cwd: r, signal: i });
      a.push({ root: f, reason: O(d) });
    }
  }
  return a;
}
function Rh(e) {
  return (AE(e) ? CE(e) : []).filter((n) => /^upper-\d+$/.test(n)).map((n) => NE(ce(e, n)));
}
async function DE(e, { dir: t, rights: n, signal: r, mounts: o }) {
  let { target: s, number: i } = e, a = `target-${i}`, c = F(`${s}/.`) ? ne(s) : void 0;
  if (as(b(s), ce(t, a)), !c) {
    let [m = s] = lt(s);
    as(b(m), ce(t, `made-${i}`)), is(b(s), { recursive: !0 });
  }
  let f = await UE(e, t);
  c && c.length > 0 && (f.length > 1 && (f = [await o.stack(f, `stack-${i}`, "own")]), f.push(a));
  let u = `lowerdir=${f.join(":")},upperdir=upper-${i},workdir=work-${i}`;
  await ss(["volatile,metacopy=on", "metacopy=on", "metacopy=off"], (m) => {
    let l = ["-i", "-n", "-t", "overlay", "-o", `${m},nosuid,nodev,redirect_dir=on,index=off,${u}`, "--", t, a];
    return n.run("mount", l, { cwd: t, signal: r });
  });
}
async function UE({ sources: e, number: t, position: n }, r) {
  let [o, s] = [`upper-${t}`, `lower-${t}`];
  if (is(ce(r, `work-${t}`)), n === "upper")
    return as(b(e[0]), ce(r, o)), is(ce(r, s)), [s];
  is(ce(r, o));
  let { mode: i, mtimeMs: a } = await LE(b(e[0]));
  TE(ce(r, o), i & 511), FE(ce(r, o), a / 1e3, a / 1e3);
  let c = e.map((f, u) => `${t}-${u}`);
  for (let [f, u] of e.entries())
    as(b(u), ce(r, c[f]));
  return c;
}

// src/mount/ramdisk.ts
var WE = 4096, $h = { auto: 1 / 4, on: 3 / 4 };
async function Ih(e, { wish: t, bytes: n, rights: r, signal: o }) {
  let s = process.availableMemory();
  if (!Number.isFinite(n)) return "the server does not tell how much is needed";
  if (n > s * $h[t])
    return `${j(n)} are needed, and only ${j(s)} of memory are free`;
  let i = Math.floor(s * $h.on), a = `uid=${process.geteuid?.()},gid=${process.getegid?.()}`, c = Math.floor(i / WE), f = `size=${i},nr_inodes=${c},mode=0700,${a},nosuid,nodev`;
  await r.run("mount", ["-i", "-n", "-t", "tmpfs", "-o", f, "--", e, e], { cwd: "/", signal: o });
}

// src/steps/brokered.ts
import { lstatSync as qE, mkdirSync as GE, mkdtempSync as JE, realpathSync as Nh, rmdirSync as KE, rmSync as VE } from "node:fs";
import { dirname as YE, join as ZE } from "node:path";

// src/mount/broker.ts
var Ah = N(Th(), 1);
import { once as jE } from "node:events";
import { connect as HE } from "node:net";
function Pa(e, t) {
  async function* n(o, s) {
    let i = HE({ path: e, signal: t });
    i.on("error", () => {
    });
    try {
      await jE(i, "connect", { signal: t });
      let a = (0, Ah.createInterface)({ input: i })[Symbol.asyncIterator](), { value: c } = await a.next();
      for (i.write(`${JSON.stringify({ ...s, do: o, nonce: c })}
`); ; ) {
        let { done: f, value: u } = await a.next();
        if (t.throwIfAborted(), f) throw new Error("the broker ended without an answer");
        let m = JSON.parse(u);
        if (m.no !== void 0) throw new Error(`the broker refused, for ${m.no}`);
        yield m;
      }
    } finally {
      i.destroy();
    }
  }
  let r = async (o, s) => {
    for await (let i of n(o, s)) return i;
    throw new Error("the broker ended without an answer");
  };
  return {
    mount: async (o, s) => (await r("mount", { target: o, layers: s })).need ?? [],
    async unmount(o) {
      await r("umount", { target: o });
    },
    async hand(o, s) {
      for await (let i of n("import", o)) if (i[s]) return;
    }
  };
}

// src/steps/unpack-refused.ts
import { existsSync as zE } from "node:fs";

// src/steps/unpack.ts
async function Ch(e, t) {
  await ve(await Ze(e.roots[0]), st(e)), await vr(e.roots, t, (n) => vn(n, e));
}
function st({ bytes: e, segments: t }) {
  return { bytes: e, files: t.reduce((n, { files: r }) => n + r, 0) };
}
async function vn(e, t) {
  let n = await t.tools(), r = t.format.unsupportedReason(n, "unpack");
  if (r) throw new Error(`this runner cannot unpack the entry, for ${r}`);
  let o = t.format.image ? "any" : void 0, s = (i) => kn(
    e,
    t.signal,
    (a) => t.format.unpack({ ...t, ...i, signal: a, tools: n, body: t.body(o), dir: e })
  );
  try {
    await s({});
  } catch (i) {
    if (!(i instanceof At)) throw i;
    await s({ workers: 1 });
  }
}
async function vr(e, { timeline: t, signal: n }, r) {
  await Dp({
    roots: e,
    signal: n,
    fill: (o) => t.during("unpack", () => r(o)),
    publishing: (o) => t.during("publish", o)
  });
}

// src/steps/unpack-refused.ts
function cs({ inputs: e }) {
  return [process.cwd(), Lt(), J(), e.localDir].filter((n) => zE(n));
}
async function Oa(e, t, n) {
  if (e.length === 0) return;
  for (let { root: o, reason: s } of e)
    P(`Unpacking ${o.pattern} instead of mounting: ${s}`);
  let r = e.map(({ root: o }) => o);
  await vr(r, t, (o) => n(r, o));
}
async function fs(e, t, { job: n, context: r }) {
  await Oa(t, r, async (o, s) => {
    let i = await n.tools();
    if (!i.unsquashfs)
      throw new Error(
        "this runner can neither mount nor unpack the entry, for it has no unsquashfs 4.5 or newer"
      );
    await ve(s, st(n)), await kn(
      s,
      n.signal,
      (a) => jo(e, { ...n, signal: a, tools: i, dir: s }, o)
    );
  });
}

// src/steps/brokered.ts
async function Fh(e, t, n) {
  let r = { socket: t, mounts: [] }, o = { ...n, job: e, brokered: r, broker: Pa(t, n.signal) }, { mountable: s, refusals: i } = XE(e);
  try {
    let a = await Lh(s, i, o);
    a.length + i.length > 0 && await tR(a, i, o);
    let c = r.mounts.map(({ pattern: f }) => f);
    c.length > 0 && P(`Mounted ${c.join(", ")} through the broker of the host`);
  } catch (a) {
    throw await Ea(r), a;
  }
}
function XE({ segments: e, roots: t, indexed: n }) {
  let { index: r } = n, o = yn(e, t), s = o.flatMap((a) => {
    let c = "the broker mounts only a directory that a line of `path` names";
    return a.root ? [] : a.roots.map((f) => ({ root: f, reason: c }));
  });
  return { mountable: o.flatMap(({ root: a, deltas: c, ...f }) => {
    let m = [f, ...c].map(({ offset: d, length: l }) => ({ offset: d, length: l })).map((d) => ({ ...d, digest: Uf(r.digests, d) }));
    return a ? [{ root: a, layers: m.toReversed() }] : [];
  }), refusals: s };
}
async function Lh(e, t, n) {
  let r = [];
  for (let { root: o, layers: s } of e)
    try {
      let i = await n.timeline.during("mount", () => QE({ root: o, layers: s }, n));
      i.length > 0 && r.push({ root: o, layers: s, missing: i });
    } catch (i) {
      n.signal.throwIfAborted(), t.push({ root: o, reason: O(i) });
    }
  return r;
}
async function QE({ root: e, layers: t }, { broker: n, brokered: r, remember: o, ...s }) {
  let i = e.literal;
  if (qE(i, { throwIfNoEntry: !1 })?.isSymbolicLink()) throw new Error("the target is a link");
  va(x(i), cs(s));
  let [a] = lt(x(i));
  GE(i, { recursive: !0 });
  let c = { target: Nh(i), pattern: e.pattern, made: a };
  o({ brokered: { ...r, mounts: [...r.mounts, c] } });
  let f = t.map(({ digest: m }) => m), u = await n.mount(c.target, f).catch((m) => {
    throw Ba(c), m;
  });
  if (u.length > 0)
    return Ba(c), t.filter(({ digest: m }) => u.includes(m));
  if (!_h(c.target)) throw new Error("the broker mounted nothing");
  return r.mounts.push(c), [];
}
var eR = 1 / 8;
async function tR(e, t, n) {
  let { job: r, broker: o, timeline: s, inputs: i } = n, { index: a } = r.indexed, c = X(a.key, i.key) && !i.rolling, f = JE(ZE(J(), "headstart-"));
  try {
    r.file?.isWhole || await ve(f, { bytes: D(r) });
    let u = await s.during("receive", () => wn(r, f)), m = e.flatMap(({ missing: y }) => y), l = m.reduce((y, { length: w }) => y + w, 0) / D(r) <= eR || !(await r.tools()).unsquashfs, p = { path: Nh(u.path), end: D(r), layers: m }, h = m.length > 0 && (l || c) ? o.hand(p, l ? "ok" : "copied") : void 0;
    h?.catch(() => {
    });
    let g = (y) => {
      t.push(...e.splice(0).map(({ root: w }) => ({ root: w, reason: y })));
    };
    if (h && l) {
      let y = await s.during("mount", () => h).catch(O);
      y !== void 0 && g(y), e.push(...await Lh(e.splice(0), t, n));
    }
    g(`the host did not have its image${c ? " yet" : ""}`), await fs(u, t, { job: r, context: n }), l || await h?.catch((y) => P(`The host did not take the image: ${O(y)}`)), n.signal.throwIfAborted();
  } finally {
    VE(f, { recursive: !0, force: !0 });
  }
}
async function Ea({ socket: e, mounts: t }) {
  let n = Pa(e, AbortSignal.timeout(3e4));
  for (let r of t.toReversed())
    try {
      _h(r.target) && await n.unmount(r.target), Ba(r);
    } catch (o) {
      W(`${r.target} stays mounted until the container ends: ${O(o)}`);
    }
}
function _h(e) {
  let t = x(e);
  return de().some(
    (n) => n.point === t && n.type === "overlay" && n.source === ya
  );
}
function Ba({ target: e, made: t }) {
  if (t !== void 0)
    try {
      for (let n = e; z(n, t); n = YE(n)) KE(n);
    } catch (n) {
      if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes(E(n) ?? "")) throw n;
    }
}

// src/steps/mounted-file.ts
import { open as fR } from "node:fs/promises";
import { join as uR } from "node:path";

// src/disk/notes.ts
import { constants as jh } from "node:fs";
import * as Rt from "node:fs/promises";
import { join as Dh } from "node:path";
import { setTimeout as nR } from "node:timers/promises";
var us = ".notes";
function Pn(e) {
  let t = async (n) => (await Ne(e, Dh(e, us)), Dh(e, us, String((await n.stat({ bigint: !0 })).ino)));
  return {
    /** Whether the file is unchanged since it was proven. */
    async isProven(n) {
      return await t(n).then(oR, () => {
      }) === await Pe(n);
    },
    /** Notes that a file is proven in a state, which `stateOf` returned. */
    prove: Ra(async (n, r) => {
      await nR(rR), await Pe(n) === r && await Wh(await t(n), r);
    }),
    touch: Ra(async (n) => {
      let [r, o] = [await t(n), /* @__PURE__ */ new Date()];
      await Rt.utimes(r, o, o).catch(async (s) => {
        if (E(s) !== "ENOENT") throw s;
        await Wh(r, "");
      });
    }),
    /** Notes that the file is in use as long as `name` exists, which must be free and on the same file system. */
    hold: Ra(async (n, r) => Rt.link(await t(n), r))
  };
}
var rR = 20, Uh = 256;
async function Pe(e) {
  let { dev: t, ino: n, size: r, mtimeNs: o, ctimeNs: s } = await e.stat({ bigint: !0 });
  return [t, n, r, o, s].join(" ");
}
function Ra(e) {
  return (...t) => e(...t).catch(() => {
  });
}
async function oR(e) {
  let { O_RDONLY: t, O_NOFOLLOW: n, O_NONBLOCK: r } = jh, o = await Rt.open(e, t | n | r).catch(() => {
  });
  try {
    let s = await o?.read(Buffer.alloc(Uh), 0, Uh, 0);
    return s?.buffer.toString("latin1", 0, s.bytesRead);
  } catch {
    return;
  } finally {
    await o?.close();
  }
}
async function Wh(e, t) {
  let { O_WRONLY: n, O_CREAT: r, O_TRUNC: o, O_NOFOLLOW: s, O_NONBLOCK: i } = jh, a = await Rt.open(e, n | r | o | s | i, 384);
  await a.writeFile(t).finally(() => a.close());
}

// src/steps/local-copy.ts
import { createReadStream as sR } from "node:fs";
import { join as iR } from "node:path";
function ms(e, t, n) {
  let r = iR(e, He.image), o = {
    size: D(t),
    // A stream of no bytes would read to the end.
    read: (i, a) => sR(r, { start: i, end: a - 1 })
  };
  async function* s(i, a) {
    if (i === a) return;
    let c = { first: Math.floor(i / I), end: Math.ceil(a / I) }, f = c.first * I;
    for await (let { pieces: u } of Ip(o, t, c)) {
      n.throwIfAborted();
      for (let m of u) {
        let d = m.subarray(Math.max(0, i - f), Math.max(0, a - f));
        f += m.length, d.length > 0 && (yield d);
      }
    }
  }
  return {
    read: s,
    async bytes(i, a) {
      let c = [];
      for await (let f of s(i, a)) c.push(f);
      return Buffer.concat(c);
    }
  };
}

// src/entry/signature.ts
var it = N(Hh(), 1);
var Ia = 9;
function Ma({ type: e }) {
  return e === "secret" ? { id: 1, name: "HMAC-SHA-256" } : { id: 2, name: "Ed25519" };
}
function zh(e, t, n) {
  let r = Buffer.alloc(Ia);
  r.writeUInt8(Ma(n).id), r.writeBigUInt64LE(BigInt(Date.now()), 1);
  let o = Gh(r, e, t), s = n.type === "secret" ? Jh(o, n) : (0, it.sign)(null, o, n);
  return Buffer.concat([r, s]);
}
function qh(e, t, { places: n, keys: r }) {
  if (e.length === 0) throw new ge("has no signature");
  let o = r.filter((c) => Ma(c).id === e[0]);
  if (o.length === 0) {
    let c = [...new Set(r.map((f) => Ma(f).name))].join(" and ");
    throw new ge(`has a signature of another kind than ${c}`);
  }
  let [s, i] = [e.subarray(0, Ia), e.subarray(Ia)];
  if (!n.some((c) => {
    let f = Gh(s, t, c);
    return o.some((u) => aR(f, i, u));
  }))
    throw new ge(
      "has a wrong signature: it was changed, signed with another key, or copied from another repository, branch or version"
    );
  return new Date(Number(s.readBigUInt64LE(1)));
}
function Gh(e, t, { repository: n, scope: r, version: o }) {
  let s = [
    "headstart-entry-1",
    e.toString("hex"),
    n,
    r,
    o,
    t.toString("hex")
  ];
  return Buffer.from(JSON.stringify(s));
}
function aR(e, t, n) {
  if (n.type !== "secret") return (0, it.verify)(null, e, n, t);
  let r = Jh(e, n);
  return t.length === r.length && (0, it.timingSafeEqual)(t, r);
}
function Jh(e, t) {
  return (0, it.createHmac)("sha256", t).update(e).digest();
}

// src/steps/signed-index.ts
function ls() {
  for (let e of Xu(Ee("signing-key"))) Nr(e);
}
function Kh({ signing: e }, t) {
  let n = e?.signer;
  return n && ((r) => zh(r, t, n));
}
var cR = 1440 * 60 * 1e3;
async function ds(e, { key: t, signing: n }) {
  let r = e.stored ?? e;
  if (!n) return Yn(r);
  let o = Ve(), s = e.scope === void 0 ? ue(o).read : [e.scope], { version: i, createdAt: a } = e, c = s.map((f) => ({ repository: o.repository, scope: f, version: i }));
  try {
    let f = await Yn(r, (u, m) => {
      let d = qh(u, m, { places: c, keys: n.verifiers });
      if (!X(e.key, t) && a.getTime() - d.getTime() > cR)
        throw new ge(
          `was signed on ${d.toISOString()}, but stored only on ${a.toISOString()}`
        );
    });
    if (X(f.key, e.key)) return f;
    throw new ge(`was signed for another key, ${f.key}`);
  } catch (f) {
    if (!(f instanceof ge)) throw f;
    let u = "This job does not use the entry and leaves it in the store, see docs/security.md";
    throw new ge(`the entry ${e.key} ${f.message}. ${u}`);
  }
}

// src/steps/mounted-base.ts
var Ta = "Saving all files instead of the changes";
async function Vh({ mounted: e, mountRoot: t }, { version: n, signal: r, ...o }) {
  if (!(!e || t === void 0))
    try {
      if (e.version !== n) throw new Error("the restored cache has another format");
      return { ...await Aa(e, o), mountRoot: t };
    } catch (s) {
      r.throwIfAborted(), P(`${Ta}: ${O(s)}`);
      return;
    }
}
async function Aa({ scope: e, version: t, key: n, size: r, identity: o }, { inputs: s, store: i, scopes: a }) {
  let c = await i.find({
    scopes: e === void 0 ? a : [e],
    keys: [n],
    versions: [t]
  });
  try {
    if (c?.key !== n || c.size !== r) throw new Error("the restored cache is gone");
    let f = await ds(c, s);
    if (Zr(f) !== o) throw new Error("the restored cache was replaced");
    return { entry: c, index: f };
  } catch (f) {
    throw await c?.close(), f;
  }
}

// src/steps/mounted-file.ts
async function Ca(e) {
  let t = await fR(uR(e, He.image)).catch((n) => {
    if (E(n) !== "ENOENT")
      throw n;
  });
  return t && Pe(t).finally(() => t.close());
}
async function Yh({ mounted: e, mountRoot: t }, { inputs: n, store: r, scopes: o, signal: s }) {
  if (!e || t === void 0) return;
  let i = await Ca(t);
  if (!(i === void 0 || i === e.file))
    try {
      let { entry: a, index: c } = await Aa(e, { inputs: n, store: r, scopes: o });
      await a.close();
      for await (let f of ms(t, c, s).read(0, D(c))) ;
    } catch (a) {
      throw s.throwIfAborted(), new Error(`the mounted cache has changed on the disk: ${O(a)}`, { cause: a });
    }
}

// src/steps/mount.ts
async function Zh(e, t) {
  let { mounting: n } = t;
  if ("reason" in n && n.broker !== void 0 && e.format.image)
    return await Fh(e, n.broker, t), !0;
  let r = await pR(e, t);
  if (!r) return !1;
  let { dir: o, rights: s } = r, i, a = () => {
    i = Sr(o, s);
  }, c = async () => (await i, fh(await kr(o, s)));
  t.signal.addEventListener("abort", a);
  try {
    let f = mh(), { image: u } = e.format, d = (await (u ? wR : bR)(e, { ...t, ...r })).map(({ root: p }) => p), l = e.roots.filter((p) => !d.includes(p));
    l.length === 0 ? await c() : (u && t.remember({ mounted: { ...dR(e, f), file: await Ca(o) } }), P(`Mounted ${l.map(({ pattern: p }) => p).join(", ")}`));
  } catch (f) {
    let u = await c();
    throw u === void 0 ? f : new Error(u, { cause: f });
  } finally {
    t.signal.removeEventListener("abort", a);
  }
  return !0;
}
function dR({ indexed: e, segments: t }, n) {
  let { entry: r, index: o } = e, { scope: s, version: i, key: a, size: c } = r, f = t.filter(oa).map(({ offset: u, length: m }) => ({ offset: u, length: m }));
  return { scope: s, version: i, key: a, size: c, images: f, identity: Zr(o), since: n };
}
async function pR(e, t) {
  let { inputs: n, mounting: r, remember: o } = t, { image: s } = e.format, i = n.mode !== "unpack";
  if ("reason" in r) {
    (i || n.ramdisk !== "off") && P(`Unpacking instead of mounting: this runner does not allow it, for ${r.reason}`);
    return;
  }
  if (!s && n.ramdisk === "off") {
    i && P("Unpacking instead of mounting: the entry was saved to be unpacked");
    return;
  }
  let { rights: a } = r, c = qp(J());
  if (o({ mountRoot: c }), await yR(e, { ...t, dir: c, rights: a }) || s) return { dir: c, rights: a };
  await kr(c, a);
}
var hR = 4096, gR = 8;
async function yR(e, { inputs: t, dir: n, rights: r, signal: o }) {
  let s = t.ramdisk;
  if (s === "off") return !1;
  let { image: i, indexed: a } = e.format, c = D(e), { bytes: f, files: u } = st(e), m = a ? f + u * hR : c * gR, l = await Ih(n, { wish: s, bytes: i ? c : m, rights: r, signal: o }).catch(O);
  return o.throwIfAborted(), l !== void 0 && P(`Using the disk instead of memory: ${l}`), l === void 0;
}
async function wR(e, t) {
  let { server: n, dir: r, timeline: o } = t;
  e.file?.isWhole || await ve(r, { bytes: D(e) });
  let { indexed: s } = e, i = yn(e.segments, e.roots), c = (n && s && await o.during("show", () => ch(s, i, { ...t, server: n }))) ?? await o.during("receive", () => wn({ ...e, isMounted: !0 }, r)), f = await o.during("mount", () => vh(c.images, Xh(t)));
  if (await c.isInPlace?.() === !1)
    throw new Error("the entry was removed from its store while it was being mounted");
  return await fs(c, f, { job: e, context: t }), f;
}
async function bR(e, t) {
  let { dir: n, timeline: r, signal: o } = t;
  await r.during("unpack", () => vn(n, e)), da(n, e.roots);
  let s = await r.during("mount", () => Ph(e.roots, Xh(t)));
  return await Oa(s, t, async (i, a) => {
    mR(lR(a, "tree"));
    for (let c of i) await pa(c, { from: n, to: a, signal: o });
  }), s;
}
function Xh(e) {
  let { dir: t, rights: n, signal: r } = e;
  return { dir: t, rights: n, spare: cs(e), signal: r };
}

// src/steps/receive-to-file.ts
import { mkdtemp as OR, rm as BR, statfs as ER } from "node:fs/promises";
import { join as RR } from "node:path";

// src/disk/draft-file.ts
var eg = N(Qh(), 1);
import { constants as Fa } from "node:fs";
import * as ze from "node:fs/promises";
import { dirname as tg, join as La } from "node:path";
var ps = ".drafts";
async function On(e) {
  let t = La(e, ps);
  await Ne(e, t);
  let n = La(t, (0, eg.randomUUID)());
  return rg(e, n, await ze.open(n, "wx+", 384));
}
async function ng(e, t) {
  let n = La(e, ps, t), r = await ze.open(n, Fa.O_RDONLY | Fa.O_NOFOLLOW | Fa.O_NONBLOCK);
  return rg(e, n, r);
}
function rg(e, t, n) {
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
    async publish(s) {
      return await n.sync(), await Ne(e, tg(s)), SR(t, s);
    },
    /** Closes the file and removes the draft, if there still is one. May be called several times. */
    async discard() {
      await o(), await ze.rm(t, { force: !0 });
    }
  };
}
async function SR(e, t) {
  try {
    await ze.link(e, t);
  } catch (r) {
    if (E(r) === "EEXIST") return !1;
    throw r;
  }
  if (await ze.rm(e), process.platform === "win32") return !0;
  let n = await ze.open(tg(t));
  return await n.sync().finally(() => n.close()), !0;
}

// src/disk/stored-file.ts
import { constants as hs } from "node:fs";
import * as he from "node:fs/promises";
import { dirname as kR } from "node:path";
async function $t(e, { dir: t, verify: n = "auto" }) {
  let r = await he.open(e, hs.O_RDONLY | hs.O_NOFOLLOW | hs.O_NONBLOCK), o = Pn(t);
  try {
    let s = await r.stat();
    if (!s.isFile()) throw new Error(`${e} is no file`);
    return Gs(e, s), {
      stat: s,
      handle: r,
      /** Notes that the file was used now, for eviction. */
      touch: () => o.touch(r),
      read: (i, a) => xR(r, i, a),
      file: vR(r, e, o, n),
      close: () => r.close()
    };
  } catch (s) {
    throw await r.close(), s;
  }
}
function xR(e, t, n) {
  let { acquire: r, release: o } = Jt();
  async function* s() {
    for (let i = t; i < n; ) {
      let { buffer: a, bytesRead: c } = await e.read(r(n - i), 0, null, i);
      if (c === 0) return;
      i += c, yield a.subarray(0, c);
    }
  }
  return { [Symbol.asyncIterator]: s, release: o };
}
function vR(e, t, n, r) {
  let o;
  return {
    isWhole: !0,
    async link(s) {
      let i = await _a(e, t, s);
      return i && (o = s), i;
    },
    isInPlace: () => gs(e, t),
    async copyTo(s) {
      return await he.copyFile(`/proc/self/fd/${e.fd}`, s, hs.COPYFILE_FICLONE), n.isProven(e);
    },
    async prove(s) {
      return r === "auto" && await n.isProven(e) || await n.prove(e, await PR(e, s)), o !== void 0 && await n.hold(e, `${o}.used`), !0;
    }
  };
}
async function PR(e, t) {
  for (let n = 0; n < 2; n++) {
    let r = await Pe(e);
    if (await t(), await Pe(e) === r) return r;
  }
  throw new S("somebody is writing to it");
}
async function _a(e, t, n) {
  try {
    let [r, o] = await Promise.all([he.stat(kR(n)), e.stat()]);
    return r.dev !== o.dev || !await gs(e, t) ? !1 : (await he.symlink(await he.realpath(t), n), !0);
  } catch {
    return !1;
  }
}
async function gs(e, t) {
  let [r, o] = await Promise.all([
    he.lstat(t, { bigint: !0 }).catch(() => {
    }),
    e.stat({ bigint: !0 })
  ]);
  return r?.ino === o.ino && r.dev === o.dev;
}

// src/steps/receive-to-file.ts
var og = 1024 ** 3, $R = 3;
async function sg(e, t) {
  for (let n = 1; ; n++)
    try {
      return await IR(e, t);
    } catch (r) {
      if (!(r instanceof Y && r.recover === "resume") || n === $R) throw r;
    }
}
async function IR(e, { dir: t, maxBytes: n = 64 * og, minFreeBytes: r = og, onRead: o }) {
  let s = await OR(RR(t, "headstart-stream-")), i = await On(s), a = async () => {
    await i.discard(), await BR(s, { recursive: !0, force: !0 });
  };
  try {
    let { bavail: c, bsize: f } = await ER(t), u = Math.max(0, Math.min(n, c * f - r)), m = `the entry is larger than the ${j(u)} that it may take at ${t}`;
    await i.file.writeFile(
      MR(e.read(0, e.size), (g, y) => {
        if (o?.(g), y > u) throw new Error(m);
      })
    );
    let { stat: d, read: l, file: p, close: h } = await $t(i.path, { dir: s });
    return {
      ...e,
      size: d.size,
      read: l,
      file: p,
      async close() {
        await h(), await a();
      }
    };
  } catch (c) {
    throw await a(), c;
  }
}
async function* MR(e, t) {
  let n = 0;
  for await (let r of e)
    n += r.length, t(r.length, n), yield r, e.release?.(r);
}

// src/steps/restore-entry.ts
async function ag(e, t, n) {
  await Bn(e, t, n, async (r) => {
    await Zh(r, n) || await Ch(r, n);
  }), P("Cache restored successfully");
}
async function Bn(e, t, n, r) {
  let { inputs: o, formats: s, timeline: i } = n, a = s.find((u) => u.versions(o).includes(e.version));
  if (!a) throw new S(`the entry ${e.key} has an unknown version`);
  if (!!Number.isFinite(e.size) || !a.indexed) return await ig(e, { ...n, format: a, roots: t }, r);
  i.watch(cg(e, t, o));
  let f = await i.during("receive", () => TR(e, n));
  await ig(f, { ...n, format: a, roots: t }, r).finally(f.close);
}
function TR(e, { timeline: t }) {
  P("Receiving all of the entry before restoring it: its server sends no ranges");
  let n = wr("Received", void 0, P), r = t.phaseTimer(), o = { ...e, read: () => r.pulled("download", e.read(0, e.size)) };
  return sg(o, { dir: J(), onRead: n });
}
async function ig(e, t, n) {
  let { inputs: r, mounting: o, timeline: s, findings: i, format: a, roots: c, signal: f } = t, u = 0, m = (w) => {
    i.storedBytes = w, P(`Cache Size: ${ho(w)}`);
  }, d = !Number.isFinite(e.size);
  d || m(e.size);
  let l, p = () => l ??= yr(r), [h] = await Promise.all([
    a.indexed ? s.during("index", () => AR(e, t)) : CR(e),
    // Looking for programs takes time, and mounting an image needs none.
    a.image && cn(o) ? void 0 : p()
  ]), g = (w) => {
    let k = wr("Received", d ? void 0 : D(h), P);
    u = 0;
    let v = (R) => {
      u += R, k(R);
    };
    return NR(e, h.indexed, { timeline: s, onRead: v, order: w, signal: f });
  };
  s.watch(cg(e, c, r));
  let y = {
    ...h,
    format: a,
    body: g,
    file: e.file,
    roots: c,
    workspace: Lt(),
    tools: p,
    signal: f,
    warn: W
  };
  await n(y), d && m(u);
}
async function AR(e, { format: t, inputs: n, findings: r }) {
  let o = await ds(e, n);
  if (!X(o.key, e.key))
    throw new S(`the entry ${e.key} is that of another key, ${o.key}`);
  if (o.paths.join(`
`) !== n.paths.join(`
`))
    throw new S("the entry was saved for other paths");
  let { segments: s, files: i, bytes: a } = o, c = s.find(({ kind: u }) => !t.kinds.includes(u));
  if (o.format !== t.id || c) {
    let u = c ? `segments of the kind ${c.kind}` : `the format ${o.format}`;
    throw new Mt(`the entry has ${u}, which this version of Headstart cannot read`);
  }
  Object.assign(r, { files: i, bytes: a });
  let f = s.reduce((u, m) => u + m.bytes, 0);
  return { segments: s, bytes: f, indexed: { entry: e, index: o } };
}
function CR({ size: e }) {
  return { segments: [{ kind: "archive", offset: 0, length: e, files: 0, bytes: e }], bytes: Number.isFinite(e) ? e : 0 };
}
function NR(e, t, { timeline: n, ...r }) {
  let o = n.phaseTimer(), s = e.file?.isWhole ? "read" : "download", a = { ...e, read: (...c) => o.pulled(s, e.read(...c)) };
  return t ? o.pulled("verify", $p(a, t.index, r)) : Tp(a, r);
}
function cg({ file: e }, t, { localDir: n, stash: r }) {
  return [...t.map(({ literal: s, base: i }) => s ?? i), J(), ...e ? [n, r.dir] : []];
}

// src/steps/merge-snapshots.ts
function fg(e) {
  let { key: t, restored: n, signal: r } = e, o = n, s = async () => {
    let a = await ug(fe({}).lookups([t]), e);
    if (a && a.key !== o && X(fe({}).keyIn(a.key), t)) return a;
    await a?.close();
  }, i = async (a) => {
    try {
      let c = await s();
      return c ? (await a(c).finally(c.close), !0) : !1;
    } catch (c) {
      return r.throwIfAborted(), W(`Cache ${t} of another job cannot be merged: ${O(c)}`), !1;
    }
  };
  return {
    isOutdated: () => i(async () => {
    }),
    merge: () => i(async (a) => {
      o = a.key, P(`Another job has saved cache ${t} since this job restored it`), await _R(a, e), P(`Merged what another job has added to cache ${t} meanwhile`);
    })
  };
}
function ug(e, { inputs: t, scope: n, store: r }) {
  let o = Sn(r, t).flatMap((s) => s.versions(t));
  return r.find({ scopes: [n], keys: e, versions: o });
}
async function _R(e, t) {
  let { roots: n } = Bt(t.inputs.paths, process.cwd()), r = mg(t);
  await Bn(e, n, r, async (o) => {
    await ve(await Ze(n[0]), st(o)), await vr(n, r, async (s) => {
      await vn(s, o);
      let i = n.filter((a) => Zo(Da(a, s), x(a.base)));
      i.length > 0 && await DR(t, (a) => {
        for (let c of i) Zo(Da(c, s), Da(c, a));
      });
    });
  });
}
function Da({ place: e }, t) {
  return x(T(t, "tree", String(e)));
}
async function DR(e, t) {
  let { restored: n } = e;
  if (n === void 0) return;
  let r = await ug([n], e), o = await FR(T(J(), "headstart-"));
  try {
    if (r?.key !== n) throw new Error("the restored cache is gone");
    let { roots: s } = Bt(e.inputs.paths, process.cwd());
    await Bn(r, s, mg(e), async (i) => {
      await ve(o, st(i)), await vn(o, i);
    }), t(o);
  } finally {
    await LR(o, { recursive: !0, force: !0 }), await r?.close();
  }
}
function mg({ inputs: e, key: t, store: n, timeline: r, signal: o }) {
  return {
    inputs: e,
    formats: Sn(n, e),
    mounting: { reason: "it is merged" },
    server: void 0,
    remember: () => {
    },
    timeline: r,
    findings: on({ step: "restore", outcome: "merged", key: t, store: n.label }, e),
    signal: o
  };
}

// src/stash/copied-blocks.ts
function lg(e, { start: t, end: n, order: r }) {
  let o, s = /* @__PURE__ */ new WeakMap(), { seats: i, readStore: a, memory: c } = e;
  async function* f() {
    for (let d = t; d < n; ) {
      let l = Math.floor(d / I), p = await UR(l, e);
      if (p) {
        let g = c.acquire(Math.min((l + 1) * I, n) - d);
        await WR(g, p, d).catch(i.giveUp) && (s.set(g, d), d += g.length, yield g);
        continue;
      }
      let h = jR(l, n, e);
      o = a(d, h, r);
      for await (let g of o)
        s.set(g, o.positionOf?.(g) ?? d), d = Math.min(d + g.length, h), yield g;
      if (d < h) return;
    }
  }
  let u = (d) => {
    c.release(d), o?.release?.(d);
  }, m = (d) => s.get(d);
  return { [Symbol.asyncIterator]: f, release: u, positionOf: m };
}
async function UR(e, { seats: t, bypassed: n }) {
  for (; ; ) {
    let r = await t.current();
    if (r.role === "none" || n.has(e)) return;
    if (r.role === "reader") return r.opened.handle;
    if (r.role === "filler") return r.present.has(e) ? r.draft.file : void 0;
    let o = r.followed.present.has(e) ? await r.followed.draft() : void 0;
    if (o) return o.file;
    await t.follow(r.followed);
  }
}
async function dg(e, { seats: t, bypassed: n }) {
  for (; ; ) {
    let r = await t.current();
    if (r.role === "filler" || r.role === "none" || e.some((o) => n.has(o)))
      return !1;
    if (r.role === "reader" || e.every((o) => r.followed.present.has(o))) return !0;
    if (!await r.followed.ask(e)) return !1;
    await t.follow(r.followed);
  }
}
async function WR(e, t, n) {
  let { bytesRead: r } = await t.read(e, 0, e.length, n);
  if (r !== e.length) throw new Error("it is shorter than it should be");
  return !0;
}
function jR(e, t, { seats: n, bypassed: r }) {
  let o = n.held(), s = (a) => o?.role === "filler" && o.present.has(a), i = e + 1;
  for (; !r.has(e) && i * I < t && !s(i); ) i++;
  return Math.min(i * I, t);
}
async function pg(e, t, n) {
  let r = await e.seats.current(), o = Ie(n, n + ye(t)), s = (a) => r.role === "filler" && r.present.has(a) && !e.bypassed.has(a);
  if (r.role !== "filler" || o.every(s)) return;
  let { file: i } = r.draft;
  await ys(i, t, n);
  for (let a of o)
    r.present.add(a), e.bypassed.delete(a), r.leader.say(String(a));
  Ua(r, e) && i.datasync().catch(() => {
  });
}
function hg(e, t, n) {
  return Xe(e.readStore(t, n), async function* (r) {
    let o = t;
    for await (let s of r) {
      let i = { bytes: Buffer.from(s), position: o };
      o += s.length, e.ends.push(i);
      let a = e.seats.held();
      a?.role === "filler" && await ys(a.draft.file, [i.bytes], i.position).catch(e.seats.giveUp), yield s;
    }
  });
}
function Ua({ present: e }, { size: t, ends: n, bypassed: r }) {
  let o = Ie(0, Math.min(t, ...n.map(({ position: s }) => s)));
  return e.size >= o.length && o.every((s) => e.has(s) && !r.has(s));
}
async function ys(e, t, n) {
  let { bytesWritten: r } = await e.writev(t, n);
  if (r !== ye(t)) throw new Error("no space is left");
}

// src/stash/followed-draft.ts
import { EventEmitter as ZR, once as XR } from "node:events";
import { setTimeout as QR } from "node:timers/promises";

// src/stash/flight.ts
var yg = N(gg(), 1);
import { EventEmitter as HR } from "node:events";
import * as se from "node:fs/promises";
import { createServer as zR } from "node:net";
import { dirname as ja, join as It } from "node:path";
var wg = ".flights";
async function bg(e, t) {
  let n = It(e, wg, t);
  for (await Ne(e, ja(n)); ; ) {
    let r = await GR(n) ?? await JR(n);
    if (r) return r;
  }
}
var qR = 3600 * 1e3;
async function Sg(e) {
  let t = It(e, wg);
  for (let n of await se.readdir(t)) {
    let r = await se.stat(It(t, n)).catch(() => {
    });
    r && Date.now() - r.mtimeMs > qR && await se.rm(It(t, n), { recursive: !0, force: !0 });
  }
}
async function GR(e) {
  for (let t of await se.readdir(e).catch(YR)) {
    let n = await _r(e, t);
    if (n) return { role: "follower", lines: n };
    await se.rm(It(e, t), { recursive: !0, force: !0 });
  }
}
async function JR(e) {
  let t = await se.mkdtemp(It(ja(e), "joining-")), n = (0, yg.randomUUID)(), r = [], o = /* @__PURE__ */ new Set(), s = new HR(), i = zR((f) => {
    f.on("error", () => {
    }).on("close", () => o.delete(f)), Ha(f, (u) => s.emit("line", u)), o.add(f.unref()), r.length > 0 && f.write(r.join(""));
  }).unref(), a = KR(i, { said: r, followers: o, heard: s, path: It(e, n) });
  if (!Lr(t, n, i))
    return await se.rm(t, { recursive: !0 }), a;
  let c = !1;
  try {
    c = jt(t, e);
  } finally {
    c || (i.close(), await se.rm(t, { recursive: !0, force: !0 }));
  }
  return c ? a : void 0;
}
function KR(e, { said: t, followers: n, heard: r, path: o }) {
  let s = (i) => {
    for (let a of n) a.write(i);
  };
  return {
    role: "leader",
    say(i) {
      t.push(`${i}
`), s(`${i}
`);
    },
    onLine: (i) => {
      r.on("line", i);
    },
    giveSign: () => s(`
`),
    hasFollowers: () => n.size > 0,
    async end() {
      await se.rm(o, { force: !0 }), await se.rmdir(ja(o)).catch(() => {
      }), e.close();
      for (let i of n) i.end();
    }
  };
}
var VR = 36;
function Ha(e, t) {
  let n = "";
  e.setEncoding("latin1").on("data", (r) => {
    let o = (n + r).split(`
`);
    n = o.pop() ?? "", n.length > VR && e.pause();
    for (let s of o) t(s);
  });
}
function YR(e) {
  if (E(e) === "ENOENT") return [];
  throw e;
}

// src/stash/followed-draft.ts
var e$ = /^[0-9a-f-]{36}$/, t$ = /^\d{1,7}$/, kg = "fetches", n$ = 500;
function xg(e, t) {
  return t$.test(e) && Number(e) < t ? Number(e) : void 0;
}
function vg({ say: e, onLine: t }, n, r) {
  t((o) => {
    let s = xg(o, n);
    s !== void 0 && r(s);
  }), e(kg);
}
var r$ = 4;
function Pg(e, t, { blocks: n, quietMs: r }) {
  let o = /* @__PURE__ */ new Set(), s = new ZR(), i = Promise.resolve(void 0), a, c = performance.now(), f = Promise.withResolvers();
  QR(n$, !1, { ref: !1 }).then(f.resolve);
  let u = /* @__PURE__ */ new Set(), m = (l) => {
    if (a === void 0 && e$.test(l))
      return a = l, i = ng(e, l).catch(() => {
      }), !0;
    l === kg && f.resolve(!0);
    let p = xg(l, n);
    return p === void 0 || o.has(p) ? !1 : (o.add(p), !0);
  }, d = !1;
  return Ha(t, (l) => {
    if (m(l)) c = performance.now();
    else if (performance.now() - c > r$ * r) return;
    s.emit("news");
  }), t.on("close", () => {
    d = !0, s.emit("news");
  }), {
    present: o,
    draft: () => i,
    async ask(l) {
      for (let p of l)
        !o.has(p) && !u.has(p) && (u.add(p), t.write(`${p}
`));
      return f.promise;
    },
    isOver: () => d,
    async news(l) {
      let p = new AbortController(), h = setTimeout(() => p.abort(), r);
      try {
        return d || await XR(s, "news", { signal: AbortSignal.any([l, p.signal]) }), !0;
      } catch {
        return l.throwIfAborted(), !1;
      } finally {
        clearTimeout(h);
      }
    },
    async close() {
      t.destroy(), await (await i)?.close();
    }
  };
}

// src/stash/seat.ts
import { basename as o$ } from "node:path";
var s$ = 15e3, i$ = 16;
function Bg(e) {
  let { signal: t, logError: n } = e, r, o = Promise.resolve(), s = 0, i = {
    held: () => r,
    async current() {
      return o = o.then(async () => {
        let c = r?.role === "follower" ? r.followed : void 0;
        if (r && !c?.isOver()) return;
        if (++s > i$) throw new Error("one process after the other has begun to fill it");
        let f = await a$(e, c);
        r?.role === "none" ? await Og(f, !1) : r = f, r.role === "filler" && await e.onFill(r);
      }).catch(i.giveUp), await o, r;
    },
    async settled() {
      for (; ; ) {
        let a = await i.current();
        if (a.role !== "follower") return a;
        await i.follow(a.followed);
      }
    },
    async follow(a) {
      await a.news(t) || await i.giveUp(new Error("the process that fills it has stopped; this one downloads the entry"));
    },
    async giveUp(a) {
      r?.role !== "none" && n(a), await i.leave();
    },
    async leave({ isDraftGood: a } = { isDraftGood: !1 }) {
      let c = r;
      r = { role: "none" }, c && await Og(c, a).catch(n);
    }
  };
  return i;
}
async function Og(e, t) {
  if (e.role === "follower" && await e.followed.close(), e.role === "reader" && await e.opened.close(), e.role !== "filler") return;
  let { draft: n, leader: r } = e;
  await (t && r.hasFollowers() ? n.close() : n.discard()).finally(r.end);
}
async function a$({ stash: e, dir: t, name: n, size: r, quietMs: o = s$, log: s }, i) {
  let a = i && await e.open(n, r);
  if (a)
    return await i.close(), { role: "reader", opened: a };
  let c = await e.join(n);
  if (c.role === "follower")
    return s("Reading along with another job of this host, which downloads the same entry"), await i?.close(), { role: "follower", followed: Pg(t, c.lines, { blocks: Math.ceil(r / I), quietMs: o }) };
  let f;
  try {
    let u = await e.open(n, r);
    if (u)
      return await c.end(), { role: "reader", opened: u };
    if (f = await e.begin(r), !f)
      return await c.end(), s(`The stash has no room for the ${j(r)} of the entry`), { role: "none" };
    let m = i ? await c$(i, f) : /* @__PURE__ */ new Set();
    c.say(o$(f.path));
    for (let d of m) c.say(String(d));
    return { role: "filler", draft: f, present: m, leader: c };
  } catch (u) {
    throw await f?.discard(), await c.end(), u;
  } finally {
    await i?.close();
  }
}
async function c$(e, { file: t }) {
  let n = /* @__PURE__ */ new Set(), r = await e.draft(), o = Buffer.allocUnsafe(I);
  for (let s of r ? e.present : []) {
    let i = s * I, { bytesRead: a } = await r.file.read(o, 0, I, i);
    if (a < I) continue;
    let { bytesWritten: c } = await t.write(o, 0, I, i);
    c === I && n.add(s);
  }
  return await r?.discard(), n;
}

// src/stash/copy.ts
function Eg({ size: e, read: t }, n) {
  let { logError: r } = n, s = Bg({ ...n, size: e, onFill: async ({ draft: u, leader: m }) => {
    Rg(m, i);
    for (let { bytes: d, position: l } of i.ends) await ys(u.file, [d], l);
  } }), i = {
    size: e,
    seats: s,
    readStore: t,
    ends: [],
    bypassed: /* @__PURE__ */ new Set(),
    memory: Jt()
  }, a = !1, c, f = () => {
    let u = s.held();
    return u?.role === "filler" && Ua(u, i) ? u : void 0;
  };
  return {
    file: {
      isWhole: !1,
      filling: u$(i),
      async link(u) {
        let m = await s.settled();
        return m.role === "reader" ? m.opened.file.link(u) : m.role !== "filler" || !await _a(m.draft.file, m.draft.path, u) ? !1 : (c = u, !0);
      },
      async isInPlace() {
        let u = s.held();
        return u?.role === "reader" ? u.opened.file.isInPlace() : u?.role === "filler" && gs(u.draft.file, u.draft.path);
      },
      async prove(u) {
        let m = s.held();
        if (m?.role === "reader") return l$(m.opened.file, u, i);
        try {
          await u();
        } catch (d) {
          if (s.held()?.role === "filler") throw d;
        }
        return a = f() !== void 0, a;
      }
    },
    read: (u, m, d) => lg(i, { start: u, end: m, order: d }),
    readEnd: (u, m) => hg(i, u, m),
    isPublished: () => s.held()?.role === "reader",
    async finish() {
      let u = f();
      u && await f$(u, { ...n, isProven: a, link: c }).catch(r), await s.leave({ isDraftGood: !u });
    },
    discard: s.leave
  };
}
async function f$({ draft: e, leader: t }, { stash: n, dir: r, name: o, isProven: s, link: i }) {
  let a = Pn(r), c = setInterval(t.giveSign, m$);
  try {
    await n.put(e, o), s && await a.prove(e.file, await Pe(e.file)), s && i !== void 0 && await a.hold(e.file, `${i}.used`);
  } finally {
    clearInterval(c);
  }
}
function u$(e) {
  let { seats: t, readStore: n, bypassed: r } = e;
  return {
    read(o, s) {
      for (let i of Ie(o, s)) r.add(i);
      return n(o, s);
    },
    write: (o, s) => pg(e, o, s).catch(t.giveUp),
    arrival: (o, s) => dg(Ie(o, s), e),
    onAsked(o) {
      e.onAsked = o;
      let s = t.held();
      s?.role === "filler" && Rg(s.leader, e);
    },
    isOurs: async () => (await t.current()).role === "filler"
  };
}
function Rg(e, { size: t, onAsked: n }) {
  n && vg(e, Math.ceil(t / I), n);
}
var m$ = 1e3;
async function l$(e, t, { bypassed: n }) {
  try {
    return await e.prove(async () => {
      if (await t(), n.size > 0) throw new S("some of its blocks are wrong");
    });
  } catch (r) {
    if (n.size === 0) throw r;
    return !1;
  }
}

// src/stash/directory.ts
import * as Or from "node:fs/promises";
import { basename as p$, dirname as h$, join as qe } from "node:path";

// src/disk/eviction.ts
import * as Me from "node:fs/promises";
import { basename as d$, join as za } from "node:path";
var $g = 3600 * 1e3;
async function ws(e) {
  let n = (await En(za(e, ps))).filter(({ writtenMs: r }) => Date.now() - r > $g);
  await Promise.all(n.map(({ path: r }) => Me.rm(r, { force: !0 })));
}
async function bs(e, t) {
  let n = new Map((await En(za(e, us))).map((s) => [d$(s.path), s])), r = t.map((s) => {
    let i = n.get(String(s.inode));
    n.delete(String(s.inode));
    let a = i ? Math.min(i.writtenMs, Date.now()) : s.usedMs;
    return { ...s, usedMs: a, isMounted: s.isLinked || (i?.isLinked ?? !1) };
  }), o = [...n.values()].filter(({ writtenMs: s }) => Date.now() - s > $g);
  return await Promise.all(o.map(({ path: s }) => Me.rm(s, { force: !0 }))), r;
}
async function Pr(e, t, { maxBytes: n, minFreeBytes: r, comingBytes: o = 0 }) {
  let { bavail: s, bsize: i } = await Me.statfs(e), a = t.reduce((u, m) => u + m.size, 0), c = o + Math.max(a - n, r - s * i), f = t.filter((u) => u.rank !== void 0 && !u.isMounted);
  for (let u of f.sort((m, d) => Number(m.rank) - Number(d.rank) || m.usedMs - d.usedMs)) {
    if (c <= 0) return !0;
    await Me.rm(u.path, { force: !0 }), c -= u.size;
  }
  return c <= 0;
}
async function En(e) {
  let t = await Re(e).then(() => Me.readdir(e)).catch(() => []);
  return (await Promise.all(
    t.map(async (r) => {
      let o = za(e, r), s = await Me.lstat(o, { bigint: !0 }).catch(() => {
      });
      if (!s?.isFile()) return;
      let i = Math.min(Number(s.atimeMs), Date.now()), a = s.nlink > 1n;
      return {
        path: o,
        inode: s.ino,
        size: Number(s.size),
        usedMs: i,
        writtenMs: Number(s.mtimeMs),
        isLinked: a
      };
    })
  )).filter((r) => r !== void 0);
}

// src/stash/directory.ts
var g$ = 1024 ** 3;
function Mg(e) {
  let { dir: t, maxBytes: n, minFreeBytes: r = g$, isPull: o } = e, s = qe(t, "pulls"), i = qe(t, "branches"), a = o ? s : i, c = async () => {
    let u = await Promise.all([Ig(s), Ig(i)]), m = o ? void 0 : 1;
    return (await bs(t, u.flat())).map((d) => ({
      ...d,
      rank: h$(d.path) === s ? 0 : m
    }));
  }, f = async () => {
    await Ut(t), await Or.mkdir(t, { recursive: !0, mode: 448 }), await Re(t);
    for (let u of [s, i]) await Ne(t, u);
  };
  return {
    async open(u, m) {
      await Ut(t);
      for (let l of [t, s, i]) await Re(l).catch(Tg);
      let d = await qa(qe(i, u), m, e);
      return d || o ? d ?? qa(qe(s, u), m, e) : (y$(qe(s, u), qe(i, u)), qa(qe(i, u), m, e));
    },
    async remove(u) {
      await Promise.all([s, i].map((m) => Or.rm(qe(m, u), { force: !0 })));
    },
    async join(u) {
      return await f(), bg(t, u);
    },
    async begin(u) {
      await f(), await Promise.all([ws(t), Sg(t)]);
      let m = await c(), d = m.filter(({ rank: l }) => l === void 0);
      if (!(u + d.reduce((l, p) => l + p.size, 0) > n) && await Pr(t, m, { maxBytes: n, minFreeBytes: r, comingBytes: u }))
        return On(t);
    },
    async put(u, m) {
      await u.publish(qe(a, m)) && await Pr(t, await c(), { maxBytes: n, minFreeBytes: r });
    }
  };
}
async function Ig(e) {
  return (await En(e)).filter(({ path: t }) => /^[0-9a-f]{64}$/.test(p$(t)));
}
function y$(e, t) {
  try {
    te(e, t);
  } catch (n) {
    Tg(n);
  }
}
function Tg(e) {
  if (E(e) !== "ENOENT") throw e;
}
async function qa(e, t, n) {
  try {
    let r = await $t(e, n);
    if (r.stat.size === t)
      return await r.touch(), r;
    await r.close();
  } catch (r) {
    let o = E(r);
    if (o === "ENOENT") return;
    if (o !== void 0 && o !== "ELOOP") throw r;
  }
  await Or.rm(e, { force: !0 });
}

// src/stash/stash.ts
function Ag(e, t) {
  let { dir: n, repository: r, isSealed: o, signal: s, quietMs: i, log: a } = t, c = Mg(t), f = (u) => {
    a(`The stash ${n} is not used: ${O(u)}`);
  };
  return {
    ...e,
    async find(u) {
      let m = await e.find(u);
      if (m?.identity === void 0 || !o(m.version)) return m;
      let { scope: d = "", version: l, key: p, size: h, identity: g } = m, y = ri([e.label, r, d, l, p, String(h), g]);
      try {
        let w = await c.open(y, h), k = async () => c.remove(y).catch(f), v = b$(
          m,
          Eg(m, { stash: c, dir: n, name: y, signal: s, quietMs: i, logError: f, log: a }),
          k
        );
        if (!w) return v;
        let { file: R, read: B, close: A } = w;
        return {
          ...v,
          original: v,
          stored: m,
          file: R,
          read(U, L) {
            return a(`Found in the stash ${n}`), Xe(B(U, L), w$);
          },
          reject: k,
          async close() {
            await A(), await v.close();
          }
        };
      } catch (w) {
        return f(w), m;
      }
    }
  };
}
async function* w$(e) {
  try {
    yield* e;
  } catch (t) {
    throw new S(`it cannot be read: ${O(t)}`);
  }
}
function b$(e, t, n) {
  let { file: r, read: o, readEnd: s, isPublished: i, finish: a, discard: c } = t;
  return {
    ...e,
    stored: { size: e.size, read: s },
    get original() {
      return i() ? e : void 0;
    },
    read: o,
    file: r,
    async reject() {
      if (i()) return n();
      await c(), await e.reject();
    },
    async close() {
      await a(), await e.close();
    }
  };
}

// src/stores/load-when-used.ts
function Ss(e, t) {
  let n, r = () => (n ??= t(), n);
  return {
    ...e,
    find: async (o) => (await r()).find(o),
    create: async (o) => (await r()).create(o),
    removable: async (o) => (await r()).removable(o)
  };
}

// src/stores/github/github.ts
function Cg(e) {
  let { service: t } = e, n = t ? `cache service at ${new URL(t.url).host}` : "cache service", r = Ss({ label: n, shared: !0 }, async () => {
    let { openService: o } = await import("./github.js");
    return o(e, S$(t));
  });
  return {
    ...r,
    // The service would answer even if this run may read no scope.
    find: async (o) => o.scopes.length === 0 ? void 0 : r.find(o)
  };
}
function S$(e) {
  if (e) return e;
  throw new Error(
    "this runner offers no cache service (ACTIONS_RESULTS_URL or ACTIONS_CACHE_URL, and ACTIONS_RUNTIME_TOKEN)"
  );
}

// src/stores/local/local.ts
import * as Oe from "node:fs/promises";
import { basename as jg, dirname as Ja, join as Hg } from "node:path";

// src/stores/local/draft.ts
var Ng = 1024 * 1024;
async function Fg({ path: e, dir: t, evict: n }) {
  let r = await On(t), { file: o } = r, s = !0, i = (c) => ({
    partBytes: Ng,
    // The next part fills up while one part is written.
    concurrency: 2,
    async write(f, u) {
      let m = ye(u), { bytesWritten: d } = await o.writev(u, c + f * Ng);
      if (d !== m) throw new Error(`no space is left for ${e}`);
    },
    async commit() {
      let f = await r.publish(e);
      return f && s && await Pn(t).prove(o, await Pe(o)), await r.discard(), f && await n().catch(() => {
      }), f;
    }
  }), a = async () => {
    await o.truncate(0), s = !0;
  };
  return {
    ...i(0),
    async copyFrom(c, f) {
      if (!c.file?.copyTo) return { bytes: 0, rest: i(0), undo: a };
      try {
        return s = await c.file.copyTo(r.path), await o.truncate(f), { bytes: f, rest: i(f), undo: a };
      } catch (u) {
        throw await a(), u;
      }
    },
    discard: r.discard
  };
}

// src/stores/local/entries.ts
import * as Lg from "node:fs/promises";
import { basename as k$, join as x$ } from "node:path";
async function _g(e) {
  let t = await Ga(e), n = (await Promise.all(t.map(Ga))).flat(), o = (await Promise.all(n.map(Ga))).flat().filter((s) => /^[0-9a-f]{64}$/.test(k$(s)));
  return (await Promise.all(o.map(En))).flat();
}
async function Ga(e) {
  return (await Lg.readdir(e, { withFileTypes: !0 }).catch(() => [])).filter((n) => n.isDirectory()).map((n) => x$(e, n.name));
}

// src/stores/local/local.ts
var Dg = 1024 ** 3, Ug = process.platform === "linux" ? Wn : xf;
function zg(e) {
  let { dir: t, repository: n, verify: r = "auto", maxBytes: o = 20 * Dg, minFreeBytes: s = Dg } = e, i = ({ scope: a, version: c, key: f }) => Hg(t, Ug(n), Ug(a), Wn(c), Wn(f));
  return {
    label: `local directory ${t}`,
    shared: !1,
    isHere: !0,
    async find({ scopes: a, keys: c, versions: f }) {
      if (await Wg(t))
        for (let u of a) {
          let m = f.map((l) => Ja(i({ scope: u, version: l, key: "-" }))), d = await v$(m, c, { dir: t, verify: r });
          if (d) return { ...d, scope: u };
        }
    },
    async create(a) {
      let c = i(a);
      if (await Ut(t), await Oe.mkdir(t, { recursive: !0, mode: 448 }), await Re(`${t}/.`), !await P$(c, { dir: t, verify: r }))
        return Fg({
          path: c,
          dir: t,
          async evict() {
            await ws(t);
            let f = (await bs(t, await _g(t))).map((u) => ({
              ...u,
              rank: u.path === c ? void 0 : 0
            }));
            await Pr(t, f, { maxBytes: o, minFreeBytes: s });
          }
        });
    },
    async removable(a) {
      return await Wg(t) ? (await qg(Ja(i(a)), [a.key], { dir: t, verify: r })).filter(({ key: f }) => f.startsWith(a.key)).map(({ key: f, createdAt: u, path: m }) => ({ key: f, createdAt: u, remove: () => Oe.rm(m, { force: !0 }) })) : [];
    }
  };
}
async function Wg(e) {
  return await Ut(e), await Kg(e) ? (await Re(`${e}/.`), !0) : !1;
}
async function v$(e, t, n) {
  let r = (await Promise.all(e.map((o) => qg(o, t, n)))).flat();
  for (; ; ) {
    let o = Sf(t, r);
    if (!o) return;
    let s = await O$(o, n);
    if (s) return s;
    r.splice(r.indexOf(o), 1);
  }
}
async function qg(e, t, n) {
  if (!await Jg(e, n)) return [];
  let r = si(jg(e)) ?? "", o = (await Oe.readdir(e)).filter((a) => Pf(a, t)), s = await Promise.all(
    o.map(async (a) => {
      let c = Hg(e, a);
      return { path: c, stat: await Oe.lstat(c).catch(() => {
      }) };
    })
  ), i = [];
  for (let { path: a, stat: c } of s) {
    let f = c?.isFile() ? await Gg(a, n).catch(() => {
    }) : void 0;
    c && f !== void 0 && i.push({ key: f, version: r, createdAt: c.mtime, path: a });
  }
  return i;
}
async function Gg(e, t) {
  let n = si(jg(e));
  if (n !== void 0) return n;
  let { stat: r, read: o, close: s } = await $t(e, t);
  try {
    return (await Yn({ size: r.size, read: o })).key;
  } finally {
    await s();
  }
}
async function P$(e, t) {
  if (!await Jg(Ja(e), t) || !await Kg(e)) return !1;
  try {
    return await Gg(e, t), !0;
  } catch (n) {
    if (!(n instanceof S)) throw n;
    return await Oe.rm(e, { force: !0 }), !1;
  }
}
async function O$({ path: e, key: t, version: n, createdAt: r }, o) {
  try {
    let { stat: s, touch: i, ...a } = await $t(e, o);
    await i();
    let c = () => Oe.rm(e, { force: !0 });
    return { ...a, key: t, version: n, size: s.size, createdAt: r, reject: c };
  } catch (s) {
    if (E(s) === "ENOENT") return;
    throw s;
  }
}
function Jg(e, t) {
  return Vg(Kc(t.dir, e));
}
function Kg(e) {
  return Vg(Oe.lstat(e));
}
async function Vg(e) {
  try {
    return await e, !0;
  } catch (t) {
    if (E(t) === "ENOENT") return !1;
    throw t;
  }
}

// src/stores/s3/s3.ts
function Yg(e) {
  let t = B$(e.inputs.s3);
  return Ss({ label: t, shared: !1 }, async () => {
    let { openBucket: n } = await import("./s3.js");
    return n(e, t);
  });
}
function B$({ bucket: e, prefix: t, endpoint: n }) {
  return `S3 bucket ${t === "" ? e : `${e}/${t}`}${n === "" ? "" : ` at ${new URL(n).host}`}`;
}

// src/stores/index.ts
var Zg = {
  local: ({ inputs: e, repository: t }) => zg({ dir: e.localDir, repository: t, verify: e.verify }),
  s3: Yg,
  github: Cg
};
function Xg({
  inputs: e,
  service: t
}) {
  return e.store !== "auto" ? e.store : e.s3.bucket !== "" ? "s3" : t ? "github" : "local";
}

// src/steps/open-store.ts
function Rn(e, t = (n) => n) {
  let { own: n, keepsDisk: r, inputs: o, repository: s, isSealed: i, signal: a, tell: c } = e, f = Xg(e), u = E$(t(Zg[f](e)), n), { use: m, dir: d, maxBytes: l } = o.stash;
  if (!(f !== "local" && (m === "auto" ? r : m === "on"))) return u;
  let h = n?.startsWith("refs/pull/") ?? !0, { verify: g } = o;
  return Ag(u, { dir: d, maxBytes: l, verify: g, repository: s, isSealed: i, signal: a, log: c, isPull: h });
}
function E$(e, t) {
  return {
    ...e,
    async find(n) {
      let r = await e.find(n);
      return r && r.scope !== t ? { ...r, reject: async () => {
      } } : r;
    }
  };
}
function $n(e, t, n) {
  return {
    inputs: e,
    service: jc(),
    repository: t.repository,
    own: ue(t).write,
    keepsDisk: Uc(),
    isSealed: (r) => bn.some(({ indexed: o, versions: s }) => o && s(e).includes(r)),
    signal: n,
    tell: Qg(P),
    warn: Qg(W),
    mask: Nr
  };
}
function Qg(e) {
  let t = /* @__PURE__ */ new Set();
  return (n) => {
    t.has(n) || e(n), t.add(n);
  };
}

// src/steps/preset.ts
async function ks(e) {
  let t = Ee("preset").toLowerCase();
  if (t === "") return;
  let { fillIn: n } = await import("./presets.js"), r = await n(t, Ee, e);
  return r ? { ...r } : "none";
}
function xs(e) {
  if (e === void 0 || e === "none") return Ee;
  let t = new Map(Object.entries(e));
  return (n) => t.get(n) ?? Ee(n);
}

// src/steps/save-delta.ts
import { mkdtemp as G$, rm as J$ } from "node:fs/promises";

// src/steps/compare-mounts.ts
import { readdirSync as C$, readlinkSync as N$, realpathSync as F$ } from "node:fs";
import { join as Ya } from "node:path";

// src/formats/squashfs/upper.ts
import { lstatSync as Va, readdirSync as R$ } from "node:fs";
function ny(e, t) {
  let n = [""];
  for (let r of n) {
    if (n.length > t) throw Ka();
    for (let [o, s] of Br(Be(e, r)))
      s.isDirectory() && n.push(Be(r, o));
  }
  return n;
}
function ry(e, { renamed: t, hasOwnFiles: n, excludes: r, most: o }) {
  let s = {
    members: [],
    removed: [],
    skipped: [],
    isTopChanged: ey(e.merged) !== ey(e.base),
    moreFiles: 0,
    deadBytes: 0,
    bytes: 0
  }, { members: i, removed: a, skipped: c } = s, f = (d, l) => {
    let { files: p, bytes: h } = oy(Be(e.base, d), l);
    s.moreFiles -= p, s.deadBytes += h;
  }, u = (d) => {
    if (i.push(d) + a.length > o) throw Ka();
  }, m = (d, { isUpper: l, isBase: p, isRenamed: h }) => {
    let g = i.length + a.length;
    u(d);
    let y = l ? Br(Be(e.upper, d)) : ty, w = p ? Br(Be(e.base, d)) : ty, k = /* @__PURE__ */ new Set();
    for (let [R, B] of Br(Be(e.merged, d))) {
      let A = Be(d, R);
      if (Ye(R) || r?.(b(Be(e.merged, A)).toString())) continue;
      if (!B.isFile() && !B.isDirectory() && !B.isSymbolicLink()) {
        c.push(A);
        continue;
      }
      k.add(R);
      let [U, L] = [y.get(R), w.get(R)];
      if (!U && !h) {
        if (!L && !n) throw new Error(`nothing tells where ${b(A)} is from`);
        if (L && !(n && L.isDirectory() && B.isDirectory())) continue;
      }
      s.moreFiles++, L && !(L.isDirectory() && B.isDirectory()) ? f(A, L) : L && s.moreFiles--, B.isDirectory() ? m(A, {
        isUpper: U?.isDirectory() ?? !1,
        isBase: L?.isDirectory() ?? !1,
        // Until the rename of a directory is undone, what is in it is in another place of the base, too.
        isRenamed: h || t.has(A)
      }) : (u(A), B.isFile() && (s.bytes += Va(b(Be(e.merged, A))).size));
    }
    for (let [R, B] of w) {
      if (k.has(R)) continue;
      let A = Be(d, R);
      if (a.push(A) + i.length > o) throw Ka();
      f(A, B);
    }
    p && !l && !h && i.length + a.length === g + 1 && i.pop();
  };
  return m("", { isUpper: !0, isBase: !0, isRenamed: !1 }), s;
}
function ey(e) {
  let { mode: t, mtimeMs: n } = Va(b(e));
  return `${t & 511} ${Math.floor(n / 1e3)}`;
}
var ty = /* @__PURE__ */ new Map();
function Br(e) {
  let t = R$(b(e), { withFileTypes: !0, encoding: "latin1" });
  return new Map(t.map((n) => [n.name, n]));
}
function Be(e, t) {
  return e === "" || t === "" ? e + t : `${e}/${t}`;
}
function oy(e, t) {
  if (t.isFile()) return { files: 1, bytes: Va(b(e)).size };
  let n = { files: 1, bytes: 0 };
  if (!t.isDirectory()) return n;
  for (let [r, o] of Br(e)) {
    let { files: s, bytes: i } = oy(Be(e, r), o);
    n.files += s, n.bytes += i;
  }
  return n;
}
function Ka() {
  return new Error("the job changed more than a quarter of the files");
}

// src/mount/renamed.ts
var sy = "trusted.overlay.redirect", vs = 512, [$$, I$, M$] = [124, 136, 156];
async function iy(e, t, { rights: n, signal: r }) {
  let o = t.map((a) => `${a === "" ? "." : a}\0`).join(""), s = await n.attributesOf(o, sy, { cwd: e, signal: r }), i = [...A$(s)];
  if (i.length !== t.length) throw new Error("tar did not read all directories");
  return new Set(t.filter((a, c) => i[c]));
}
var T$ = x(` SCHILY.xattr.${sy}=`);
function* A$(e) {
  let t = !1;
  for (let n = 0; n + vs <= e.length && e[n] !== 0; ) {
    let r = Number.parseInt(e.toString("latin1", n + $$, n + I$), 8), o = n + vs, s = String.fromCharCode(e[n + M$]);
    if (s === "x") t = e.subarray(o, o + r).includes(T$, 0, "latin1");
    else {
      if (s !== "5") throw new Error("a directory was replaced meanwhile");
      yield t, t = !1;
    }
    n = o + Math.ceil(r / vs) * vs;
  }
}

// src/steps/compare-mounts.ts
function ay(e, { segments: t }, n) {
  let r = C$(n).flatMap((i) => i.match(/^upper-(\d+)$/)?.[1] ?? []), o = new Map(
    r.map((i) => [N$(Ya(n, `target-${i}`), "latin1"), i])
  ), s = e.map((i) => {
    let a = o.get(x(i.path));
    if (a === void 0) throw new Error(`${i.path} is not mounted`);
    let { options: c } = L$(i, n), f = t.filter(({ kind: l }) => l === "image"), u = f.find(({ root: l }) => l === i.root.place), m = u ?? f.find(({ root: l }) => l === void 0);
    if (!m) throw new Error(`${i.path} is in no image`);
    let d = i.relative === "" ? "" : `/${x(i.relative)}`;
    return {
      match: i,
      image: m,
      prefix: u ? "" : `${i.root.place}${d}`,
      upper: Ya(n, `upper-${a}`),
      hasOwnFiles: /(?:^|,)lowerdir\+?=[^,]*target-/.test(c)
    };
  });
  if (s.length < o.size) throw new Error("a directory of the restored cache is gone");
  return s;
}
function L$({ path: e }, t) {
  let n = F$(e, "latin1"), r = Et(t).filter((s) => s.point === n), [o] = r;
  if (o?.type !== "overlay" || r.length > 1) throw new Error(`${e} is no longer mounted`);
  if (de().some((s) => s.point !== n && z(s.point, n)))
    throw new Error(`something else is mounted below ${e}`);
  return o;
}
async function cy(e, t) {
  let { mountRoot: n, index: r, excludes: o, rights: s, signal: i } = t, a = xr({ dir: n, rights: s, signal: i }), c = [], { most: f } = t;
  try {
    for (let [u, m] of [...new Set(e.map(({ image: d }) => d))].entries()) {
      let d = await a.mountAll(_$(m, r), `base-${u}`), [l] = d.length > 1 ? [await a.stack(d, `base-${u}`, "of layers")] : d;
      for (let p of e.filter((h) => h.image === m)) {
        let h = ny(x(p.upper), f), g = await iy(p.upper, h, { rights: s, signal: i }), y = x(Ya(n, l)) + (p.prefix === "" ? "" : `/${p.prefix}`), w = { upper: x(p.upper), merged: x(p.match.path), base: y }, k = ry(w, { renamed: g, hasOwnFiles: p.hasOwnFiles, excludes: o, most: f });
        f -= k.members.length + k.removed.length, c.push({ ...p, changes: k });
      }
    }
  } finally {
    await a.release();
  }
  return c;
}
function _$(e, { segments: t }) {
  let n = t.filter(({ kind: r, root: o }) => r === "delta" && o === e.root);
  return { offset: e.offset, length: e.length, deltas: n };
}
function fy({ members: e, removed: t, isTopChanged: n }) {
  return e.length > 1 || t.length > 0 || n;
}
function Er({ prefix: e }, t) {
  return e === "" ? t : t !== "" ? `${e}/${t}` : e.includes("/") ? e : `${e}/.`;
}

// src/steps/delta-layer.ts
import { stat as q$ } from "node:fs/promises";

// src/formats/squashfs/delta.ts
import { lstatSync as D$ } from "node:fs";
async function uy(e, { dir: t, members: n, removed: r, top: o }, s) {
  let { how: i, topSeconds: a } = o === void 0 ? { how: [], topSeconds: void 0 } : W$(o), c = j$({ dir: t, members: n, removed: r }, s), f = { source: "-", how: ["-tar", ...i], names: [], archive: c, topSeconds: a, whiteouts: r }, u = await hr(e, f, s), m = n.length + r.length;
  if (!(o === void 0 ? u.members >= m : u.members === m)) throw new Error(`the image has ${u.members} members instead of ${m}`);
  return u;
}
var U$ = 2 ** 32 - 1;
function W$(e) {
  let { mode: t, mtimeMs: n } = D$(b(e)), r = Math.min(Math.max(Math.floor(n / 1e3), 0), U$);
  return { how: ["-root-mode", (t & 511).toString(8), md], topSeconds: r };
}
async function* j$({ dir: e, members: t, removed: n }, { tools: r, signal: o }) {
  for (let i of n) yield dr({ ...H$, name: i });
  if (t.length === 0) {
    yield Buffer.alloc(z$);
    return;
  }
  let s = V([So(r.tar)], { cwd: e, signal: o });
  s.stdin.end(`${t.join("\0")}\0`, "latin1"), s.ended.catch(() => {
  }), yield* s.stdout, await s.ended;
}
var H$ = {
  kind: "whiteout",
  target: "",
  mode: 0,
  mtime: "0",
  size: 0,
  sparseSize: void 0
}, z$ = 1024;

// src/steps/delta-layer.ts
async function my(e, { segments: t }) {
  let n = t.filter(({ kind: i }) => i === "delta").length, r = t.find(({ kind: i }) => i === "removals");
  if (!r) return [];
  let o = await e.bytes(r.offset, r.offset + r.length), { namesOf: s } = na(o, n);
  return Array.from({ length: n }, (i, a) => [...s(a)]);
}
function ly(e) {
  let { frame: t, bytes: n } = $d(e);
  return { frame: t, bytes: n, files: e.reduce((r, o) => r + o.length, 0) };
}
async function dy({ root: e }, t, n, { inputs: r, tools: o, scratch: s, signal: i }) {
  let [a] = t, c = e !== void 0, f = t.flatMap((g) => g.changes.members.map((y) => Er(g, y))), u = t.flatMap((g) => g.changes.removed.map((y) => Er(g, y))), m = c ? {
    dir: a.match.path,
    top: a.match.path,
    members: f.filter((g) => g !== ""),
    removed: u
  } : { dir: s, top: void 0, members: f, removed: u }, d = { scratch: s, tools: o, level: r.compressionLevel, signal: i }, l = await uy(n, m, d), { size: p } = await q$(n), h = l.members + (c ? 1 : 0);
  return { layer: { path: n, length: p, files: h, bytes: l.bytes, ...c && { root: e } }, removed: u };
}

// src/steps/save-delta.ts
async function py(e) {
  let { base: t, draft: n, timeline: r, signal: o } = e, s = await G$(T(J(), "headstart-")), i = () => J$(s, { recursive: !0, force: !0 });
  try {
    let a = V$(t, e.inputs), c = K$(n, t, D({ segments: a }), r);
    return { ...await Y$(a, { ...e, scratch: s }).catch(async (u) => {
      throw await c.then(({ undo: m }) => m()), u;
    }), copied: await c, close: i };
  } catch (a) {
    if (await i(), o.throwIfAborted(), a instanceof Tt) throw a;
    P(`${Ta}: ${O(a)}`);
    return;
  }
}
function K$(e, { entry: t }, n, r) {
  let o = n - n % I, s = r.during("copy", () => e.copyFrom(t, o));
  return s.catch(() => {
  }), s;
}
function V$({ entry: e, index: t }, { paths: n }) {
  if (t.paths.join(`
`) !== n.join(`
`)) throw new Error("the restored cache has other paths");
  let r = t.segments.filter(({ kind: o }) => o !== "removals");
  return hy(r, e.size), r;
}
async function Y$(e, t) {
  let { base: n, selection: r, matches: o, scratch: s, timeline: i, signal: a } = t, { entry: c, index: f, mountRoot: u } = n, m = await an(a);
  if (!m) throw new Error("this runner no longer lets root mount");
  let d = ay(o, f, u), l = xp(f.files), { excludes: p } = br([s], r), h = await i.during(
    "compare",
    () => cy(d, { mountRoot: u, index: f, excludes: p, most: l, rights: m, signal: a })
  ), g = ms(u, f, a), y = h.filter(({ changes: B }) => fy(B)), w = Map.groupBy(y, ({ image: B }) => B), k = [...e];
  for (let [B, A] of w) Z$(k, B, Ps(A, "deadBytes"));
  let [v, R] = [[], await my(g, f)];
  fn({ matches: o, scratch: s });
  for (let [B, A] of w) {
    let U = T(s, `delta-${v.length}`), { layer: L, removed: Ge } = await i.during("pack", () => dy(B, A, U, t));
    v.push(L), R.push(Ge);
  }
  return hy([...k, ...v.map((B) => ({ ...B, kind: "delta" }))], c.size), {
    base: n,
    copy: g,
    keptBytes: D({ segments: k }),
    kept: k,
    deltas: v,
    removals: R.length > 0 ? ly(R) : void 0,
    files: Math.max(0, f.files + Ps(y, "moreFiles")),
    bytes: Math.max(0, f.bytes + Ps(y, "bytes") - Ps(y, "deadBytes")),
    skipped: h.flatMap(({ changes: B, ...A }) => B.skipped.map((U) => Er(A, U)))
  };
}
function hy(e, t) {
  let n = kp({ layers: e, baseBytes: t });
  if (n !== void 0) throw new Error(n);
}
function Ps(e, t) {
  return e.reduce((n, { changes: r }) => n + r[t], 0);
}
function Z$(e, { root: t }, n) {
  let r = [...e.keys()].filter((s) => e[s]?.root === t), o = vp(
    r.map((s) => e[s]),
    n
  );
  for (let [s, i] of r.entries()) e[i] = o[s];
}

// src/steps/snapshots.ts
import { lstatSync as Q$, realpathSync as eI } from "node:fs";
import { basename as tI, dirname as nI } from "node:path";

// src/files/fingerprint.ts
var yy = N(gy(), 1);
import { lstatSync as X$ } from "node:fs";
function Os(e, t) {
  let n = (0, yy.createHash)("sha256");
  for (let r of e) {
    let o = x(r.path);
    n.update(`${o}\0`, "latin1");
    let s = r.relative === "" ? `${r.root.place}` : `${r.root.place}/${x(r.relative)}`;
    for (let i of Ko([r], t)) {
      let a = i.map(({ member: c, kind: f, target: u = "" }) => {
        let { size: m, mtimeNs: d, mode: l, ino: p } = X$(b(o + c.slice(s.length)), {
          bigint: !0
        }), h = f === "directory" ? "" : `${m} ${p}`;
        return `${c}\0${f} ${d} ${l} ${h}\0${u}\0`;
      });
      n.update(a.join(""), "latin1");
    }
  }
  return n.digest("hex");
}

// src/steps/snapshots.ts
async function wy(e, { inputs: t, run: n, mountRoot: r, timeline: o }) {
  let { rolling: s, key: i, save: a, lookupOnly: c } = t;
  if (!(!s || c || !X(fe(s).keyIn(e), i)))
    return a === "never" || Xa(s, n) ? { name: e } : { name: e, contents: await o.during("fingerprint", () => Sy(t, r)) };
}
function Xa({ branches: e }, t) {
  let { write: n = t.ref } = ue(t), r = t.defaultBranch === "" ? n.startsWith("refs/heads/") : n === `refs/heads/${t.defaultBranch}`;
  if (!(e === "all" || r))
    return `Cache save skipped: a snapshot of ${n} would hide newer ones of the default branch. Set rolling-branches: all to save all the same.`;
}
async function by({ name: e, contents: t }, { everyMinutes: n }, { inputs: r, mountRoot: o, timeline: s }) {
  let i = Math.max(0, Math.floor((Date.now() - Rm(e)) / 6e4));
  if (i < n)
    return `Cache save skipped: the restored snapshot is ${i} minutes old, and rolling-every is ${n}.`;
  let a = await s.during("fingerprint", () => Sy(r, o));
  return t !== void 0 && t === a ? `Nothing has changed since cache ${r.key} was restored, not saving cache.` : void 0;
}
async function Sy(e, t) {
  try {
    let { excludes: n, roots: r } = Vo(e), o = await fo({ excludes: n, roots: r });
    if (t === void 0) return Os(o, n);
    let s = Et(t).map(({ point: c }) => c), i = o.filter(({ path: c }) => !s.some((f) => z(oI(c), f))), a = Rh(t).map(rI);
    return [Os(i, n), Os(a, void 0)].join();
  } catch (n) {
    Ft(`The cached files cannot be compared: ${O(n)}`);
    return;
  }
}
function rI(e, t) {
  return { path: e, relative: "", stat: Q$(e), root: { place: t } };
}
function oI(e) {
  return `${eI(nI(e), "latin1")}/${x(tI(e))}`;
}
async function ky(e, { scope: t, version: n, key: r }, { keep: o }) {
  try {
    let s = await e.removable({ scope: t, version: n, key: yo(r) }), i = $m(s, o);
    for (let { remove: a } of i) await a();
    i.length > 0 && P(`Removed older snapshots: ${i.length}`);
  } catch (s) {
    P(`Older snapshots stay in the ${e.label}: ${O(s)}`);
  }
}

// src/steps/save.ts
async function Bs(e, t = {}) {
  let { key: n, matchedKey: r, mountRoot: o, restored: s } = t;
  if (!s && n !== void 0 && r !== void 0 && X(r, n))
    return P(`Cache hit occurred on the primary key ${r}, not saving cache.`);
  let i = Ve();
  if (!Jo(i)) return;
  ls();
  let a = t.preselection ?? await ks(e);
  if (a === "none") return;
  let c = xs(a);
  if (c("key") === "") return ut("Key is not specified.");
  let f = rn(c, _t()), u = n ?? f.key, { rolling: m } = f, l = fe(m).mistake([u]);
  if (l) throw new _(l);
  let { write: p, whyNoWrite: h } = ue(i), g = h ?? aI(f) ?? (m && Xa(m, i));
  if (p === void 0 || g)
    return P(g ?? "Cache save skipped: this run may write no scope.");
  let y = po(), w = m && s && await by(s, m, { inputs: f, mountRoot: o, timeline: y });
  if (w) return P(w);
  let k = Vo(f), v = () => y.during("find", () => fo(k)), R = await v();
  if (R.length === 0) return ut(ua);
  let B = Rn($n(f, i, e)), A = m?.merges ? fg({ inputs: f, key: u, scope: p, store: B, restored: s?.name, timeline: y, signal: e }) : void 0;
  for (let U = sI; ; U--) {
    if (await A?.merge() && (R = await v()), await iI({ ...{ inputs: f, key: u, run: i, scope: p, store: B, state: t, selection: k, matches: R, timeline: y, signal: e }, isOutdated: async () => U > 1 && (await A?.isOutdated() ?? !1) })) return;
    P(`Packing again, for another job has saved cache ${u} meanwhile`);
  }
}
var sI = 3;
async function iI(e) {
  let { inputs: t, key: n, run: r, scope: o, store: s, state: i, timeline: a, signal: c } = e, f = await yr(t, ["mount", "lazy"].includes(t.mode) ? c : void 0), u = await gp(s, t, { tools: f, signal: c }), [m = ""] = u.versions(t, f), d = { scope: o, version: m, key: fe(t.rolling).nameFor(n, r) }, l = ue(r).read, [p, h] = await a.during(
    "reserve",
    () => Promise.all([s.create(d), Vh(i, { inputs: t, store: s, scopes: l, version: m, signal: c })])
  );
  if (!p)
    return await h?.entry.close(), P(Yo(n)), !0;
  let g = on({ step: "save", outcome: "saved", key: n, store: s.label }, t), y = Kh(t, { repository: r.repository, scope: o, version: m }), w = { createdBy: cI(r, o), sign: y, isHere: s.isHere ?? !1, findings: g }, k;
  try {
    k = h && await py({ ...e, base: h, draft: p, tools: f });
    let v = () => Yh(i, { inputs: t, store: s, scopes: l, signal: c }), R = { ...e, ...w, key: d.key, tools: f, format: u, delta: k, checkMounted: v }, B = await Op(p, R);
    if (B !== "published") return B === "nothing";
  } catch (v) {
    if (v instanceof Tt)
      return P(Yo(n)), !0;
    throw c.throwIfAborted(), Object.assign(g, { outcome: "failed", trouble: O(v) }), await ur(g, a, t.summary), v;
  } finally {
    await k?.close(), await h?.entry.close(), await p.discard();
  }
  return P("Cache saved successfully"), P(`Cache saved with key: ${n}`), t.rolling && await ky(s, { ...d, key: n }, t.rolling), await ur(g, a, t.summary), !0;
}
function aI({ save: e, jobStatus: t, signing: n }) {
  if (n && !n.signer)
    return "Cache save skipped: with verify-key and without signing-key, this job could save only an unsigned entry.";
  if (e === "never") return "Cache save skipped: the input save is 'never'.";
  if (!(e === "always" || t === "" || t === "success"))
    return `Cache save skipped: the job's status is '${t}'. Set save: always to save all the same.`;
}
function cI({ repository: e, ref: t, sha: n, runId: r, eventName: o }, s) {
  return { repository: e, scope: s, ref: t, sha: n, runId: r, event: o, headstart: hu.version };
}

// src/steps/damaged-image.ts
var xy = 3e4;
async function vy(e, t, n, r = AbortSignal.timeout(xy)) {
  if (!await lh(t.since, n)) return;
  let s = await (async () => {
    for (let i of t.images) await gn(e, i, "contents", { signal: r });
  })().then(() => {
  }, fI);
  s !== void 0 && (W(`Reading the cache gave input/output errors: ${s}`), await uI(t).catch((i) => W(`The entry stays where it is: ${O(i)}`)));
}
function fI(e) {
  return e instanceof S || E(e) === "EIO" ? O(e) : void 0;
}
async function uI({ scope: e, version: t, key: n, size: r }) {
  let o = rn(Ee, _t()), s = Ve(), i = Rn($n(o, s, AbortSignal.timeout(xy))), a = e === void 0 ? ue(s).read : [e], c = await i.find({ scopes: a, keys: [n], versions: [t] });
  try {
    if (c?.key !== n || c.size !== r) return;
    await c.reject(), await c.original?.reject();
  } finally {
    await c?.close();
  }
}

// src/steps/unmount.ts
async function Es() {
  let { mountRoot: e, mounted: t, brokered: n } = eo() ?? {};
  n && await Ea(n), e !== void 0 && await Oy([e], async (r, o) => {
    let s = uh(r, e);
    t && s !== void 0 && await vy(s, t, o);
  });
}
async function Py() {
  await Oy(Kp(J()));
}
async function Oy(e, t) {
  if (e.length === 0) return;
  let n = await an(AbortSignal.timeout(1e4)).catch(() => {
  });
  for (let r of e)
    try {
      if (!n) throw new Error("root no longer has the rights, or sudo asks for a password");
      await kr(r, n, t);
    } catch (o) {
      W(`Mounts that stand on ${r} are left: ${O(o)}`);
    }
}

// src/steps/post.ts
async function By(e) {
  try {
    await Bs(e, eo());
  } finally {
    await Es();
  }
}

// src/files/recover.ts
import { lstatSync as mI, realpathSync as lI, rmdirSync as dI, statSync as pI } from "node:fs";
import { readdir as hI } from "node:fs/promises";
async function Ey(e, { mounts: t, warn: n, signal: r, mostMs: o = 3e4 }) {
  let s = { ms: o }, i = await Promise.all(e.map(Ze));
  for (let a of new Set(i.flatMap(Ry)))
    for (let c of await gI(a, t))
      if (Gt(c) || wI(c), !(!Gt(c) || await qr(c)))
        try {
          await bI(c, { roots: e, signal: r, allowed: s });
        } catch (f) {
          r.throwIfAborted(), n(`${c} is left from a run that was killed and could not be undone: ${O(f)}`);
        }
}
function Ry(e) {
  let t = H(e);
  return t === e ? [e] : [e, ...Ry(t)];
}
async function gI(e, t) {
  let n = (await hI(e).catch(() => [])).filter(Ye);
  if (n.length === 0) return [];
  let r = q(lI(e, "latin1"));
  return t.some((o) => z(r, o)) ? [] : n.map((o) => T(e, o)).filter(qt);
}
var yI = 3600 * 1e3;
function wI(e) {
  try {
    Date.now() - mI(e).mtimeMs > yI && dI(e);
  } catch {
  }
}
async function bI(e, { roots: t, signal: n, allowed: r }) {
  let o = H(e), s = zr(o);
  try {
    let i = await Qo(s.dir, n), a = performance.now() + r.ms, c = new Error("that takes too long");
    try {
      Wr(e, (f) => {
        if (performance.now() > a) throw c;
        if (!SI(f, t)) return !1;
        for (let u of Ur(f)) kI(x(o), u);
        return !0;
      }), _n(e) || Un(e);
    } finally {
      r.ms = a - performance.now(), i();
    }
  } finally {
    await s.remove();
  }
}
function SI(e, t) {
  let n = b(af(e)).toString();
  return t.some((r) => z(n, r.base) && $y(Mn(r.base, n), r) ? !0 : e.do !== "make" ? !1 : z(r.literal ?? r.base, n) || !r.literal && z(n, r.base));
}
function $y(e, t) {
  return t.matches(e) || e !== "" && $y(e.replace(/\/?[^/]*$/, ""), t);
}
function kI(e, t) {
  let { dev: n } = pI(b(e));
  for (let r = t; r !== e; r = H(r)) {
    let o = F(r);
    if (o && r !== t && !o.isDirectory()) throw new Error(`${b(r)} is no directory`);
    if (o && o.dev !== n) throw new Error(`${b(r)} is on another file system`);
  }
}

// src/steps/miss.ts
import { setTimeout as xI } from "node:timers/promises";
var vI = 1e3;
async function Iy(e) {
  let { store: t, wanted: n, naming: r, signal: o } = e, { scopes: s, keys: i } = n, [a, ...c] = new Set(i.map(fe(r.rolling).keyIn)), f = c.length > 0 ? `, nor one whose key starts with ${c.join(" or ")}` : "";
  return [
    `The ${t.label} has no entry with the key ${a}${f}, as far as this run may see.`,
    `Branches searched: ${s.join(", ")}. Entries of others are hidden by GitHub's rules.`,
    `Entries are found by exactly these lines of path, in this order: ${r.paths.join(", ")}.`,
    ...await PI(OI(e), o)
  ];
}
async function PI(e, t) {
  let n = new AbortController(), r = xI(vI, [], { signal: AbortSignal.any([t, n.signal]) });
  return Promise.race([e, r]).catch(() => []).finally(() => n.abort());
}
async function OI({ store: e, wanted: t, formats: n, naming: r }) {
  let { scopes: o, keys: s } = t, i = BI(n, r), a = i.flatMap(({ versions: m }) => m), c = e.isHere ? { scopes: o, versions: a } : { scopes: o.slice(0, 1), versions: a.slice(0, 1) }, f = await e.find({ keys: s, ...c, isHint: !0 });
  await f?.close();
  let u = f && i.find(({ versions: m }) => m.includes(f.version));
  return u ? [`There is ${fe(r.rolling).keyIn(f.key)}, but it was saved ${u.difference}.`] : [];
}
function BI(e, t) {
  let { paths: n } = t, r = (a, c) => ({
    difference: a,
    versions: e.flatMap((f) => f.versions({ ...t, paths: c }))
  }), o = { ...t, crossOs: !1, platform: "win32" }, s = [
    {
      difference: "on another system, or on Windows with enableCrossOsArchive; that input finds it here, too",
      versions: e.flatMap((a) => a.versions({ ...t, crossOs: !0 }))
    },
    r("with the lines of path in another order", n.toSorted()),
    r("with the lines of path in another order", n.toReversed()),
    r(
      "without the slash at the end of lines of path",
      n.map((a) => a.replace(/(?<=.)\/+$/, ""))
    ),
    r(
      "without the ./ at the start of lines of path",
      n.map((a) => a.replace(/^\.\/(?=.)/, ""))
    ),
    ...EI.filter((a) => !e.includes(a)).map((a) => ({
      difference: "to be mounted, which takes mode: mount, auto or lazy, and a runner that allows it or has unsquashfs",
      versions: a.versions(t)
    })),
    {
      difference: "on Windows without enableCrossOsArchive",
      versions: e.toReversed().flatMap((a) => a.versions(o))
    },
    r(
      "with a slash at the end of lines of path",
      n.map((a) => a.replace(/\/*$/, "/"))
    ),
    r(
      "with ./ at the start of lines of path",
      n.map((a) => a.replace(/^(?=[^/~!.#])/, "./"))
    )
  ], i = new Set(r("", n).versions);
  return s.filter(({ versions: a }) => !a.some((c) => i.has(c)));
}
var EI = bn.filter(({ image: e }) => e);

// src/steps/restore.ts
async function Qa(e, { mayPostSave: t = !0 } = {}) {
  let n = {}, r = RI(n), o = Ve();
  if (!Jo(o)) return;
  ls();
  let s = await ks(e);
  if (r({ preselection: s }), s === "none") return Ce("hit", "miss");
  let i = rn(xs(s), _t()), a = [i.key, ...i.restoreKeys];
  r({ key: i.key }), Ce("cache-primary-key", i.key);
  let c = fe(i.rolling), f = c.mistake(a);
  if (f) throw new _(f);
  let u = po(), m = on(
    { step: "restore", outcome: "miss", key: i.key, store: i.store },
    i
  ), d = ue(o);
  d.whyNoRead && P(d.whyNoRead);
  let l = async () => {
    let y = Rn($n(i, o, e));
    m.store = y.label;
    let w = await Go(i, e), k = await hp(y, i, w), v = k.flatMap((A) => A.versions(i)), R = ah(i, w), B = { inputs: i, formats: k, mounting: w, server: R, remember: r, timeline: u, findings: m, signal: e };
    return { store: y, wanted: { scopes: d.read, keys: c.lookups(a), versions: v }, context: B };
  }, { name: p, prepared: h } = await $I(l, c, { inputs: i, findings: m, signal: e }), g = p === void 0 ? void 0 : c.keyIn(p);
  if (p !== void 0) {
    let { mountRoot: y } = n, w = t ? await wy(p, { inputs: i, run: o, mountRoot: y, timeline: u }) : void 0;
    r({ matchedKey: g, restored: w });
  }
  if (TI(i, g, m), g === void 0 && h && !m.trouble && !d.whyNoRead) {
    let { store: y, wanted: w, context: k } = h, v = { store: y, wanted: w, formats: k.formats, naming: i, signal: e };
    _c("Why nothing was found", await Iy(v));
  }
  if (await ur(m, u, i.summary), g === void 0 && i.failOnMiss) {
    let y = "Failed to restore cache entry. Exiting as fail-on-cache-miss is set.";
    throw new _(`${y} Input key: ${i.key}`);
  }
}
function RI(e) {
  return gi(e), (t) => gi(Object.assign(e, t));
}
async function $I(e, t, { inputs: n, findings: r, signal: o }) {
  let s;
  try {
    let i = await e(), { store: a, wanted: c, context: f } = i, { roots: u } = Bt(n.paths, process.cwd());
    if (await Py(), await Ey(u, { mounts: Jp(), warn: W, signal: o }), s = await f.timeline.during("lookup", () => a.find(c)), !s) return { prepared: i };
    let m = t.keyIn(s.key);
    return P(`Cache hit for${X(m, n.key) ? "" : " restore-key"}: ${m}`), n.lookupOnly ? await II(s, u, f) : await My(s, u, f), { name: s.key, prepared: i };
  } catch (i) {
    return o.throwIfAborted(), r.trouble = O(i), W(`Failed to restore: ${r.trouble}`), {};
  } finally {
    await s?.close();
  }
}
async function II(e, t, n) {
  n.inputs.signing && await Bn(e, t, n, async () => {
  }), P("Lookup only - skipping download");
}
async function My(e, t, n) {
  try {
    await ag(e, t, n);
  } catch (r) {
    if (n.signal.throwIfAborted(), !(r instanceof S) || (await MI(e), !e.original)) throw r;
    P(`Downloading the entry, as its copy on this host is bad: ${r.message}`), await My(e.original, t, n);
  }
}
async function MI(e) {
  try {
    await e.reject();
  } catch (t) {
    Ft(`The entry stays where it is: ${O(t)}`);
  }
}
function TI(e, t, n) {
  if (t === void 0) {
    Ce("hit", "miss"), P(`Cache not found for input keys: ${[e.key, ...e.restoreKeys].join(", ")}`);
    return;
  }
  let r = X(t, e.key);
  Ce("cache-hit", String(r)), Ce("cache-matched-key", t), Ce("hit", r ? "exact" : "partial"), P(`Cache ${e.lookupOnly ? "found and can be restored" : "restored"} from key: ${t}`), Object.assign(n, { outcome: r ? "exact hit" : "partial hit", matchedKey: t });
}

// src/main/exit.ts
import { existsSync as AI } from "node:fs";
var ec = "/bin/sh";
function Rs() {
  let e = Number(process.exitCode ?? 0);
  process.execve && AI(ec) && (process.emit("exit", e), process.execve(ec, [ec, "-c", `exit ${e}`], {})), process.exit();
}

// src/main/run.ts
var CI = {
  restore: Qa,
  "restore-only": (e) => Qa(e, { mayPostSave: !1 }),
  post: By,
  save: Bs,
  unmount: Es,
  // The other steps must not load the modules of the benchmark.
  bench: async (e) => (await import("./bench-program.js")).bench(e)
};
async function Uq(e) {
  let t = new AbortController();
  for (let [n, r] of [
    ["SIGINT", 130],
    ["SIGTERM", 143]
  ])
    process.once(n, () => {
      process.exitCode = r, t.abort(new Error(`Cancelled by ${n}`));
    });
  process.stdout.on("error", () => {
  }), process.on("uncaughtException", (n) => {
    tc(n), Rs();
  });
  try {
    await CI[e](t.signal);
  } catch (n) {
    t.signal.aborted && (P(O(t.signal.reason)), Rs()), e === "bench" || e.startsWith("restore") && n instanceof _ ? Lc(O(n)) : e === "post" || e === "save" ? tc(n, "Failed to save: ") : tc(n);
  }
  Rs();
}
function tc(e, t = "") {
  W(`${t}${O(e)}`), e instanceof Error && e.stack && Ft(e.stack);
}

export {
  M as a,
  C as b,
  N as c,
  _ as d,
  S as e,
  Tt as f,
  O as g,
  E as h,
  fM as i,
  uM as j,
  Vy as k,
  ie as l,
  Je as m,
  q as n,
  T as o,
  Mn as p,
  Is as q,
  rw as r,
  Ee as s,
  Ce as t,
  W as u,
  P as v,
  Ft as w,
  _c as x,
  FM as y,
  J as z,
  _t as A,
  Wc as B,
  LM as C,
  _M as D,
  DM as E,
  Ve as F,
  jc as G,
  hu as H,
  re as I,
  Hu as J,
  x as K,
  b as L,
  Re as M,
  Gs as N,
  Un as O,
  fo as P,
  ke as Q,
  nn as R,
  Wk as S,
  rn as T,
  em as U,
  X as V,
  ri as W,
  Sf as X,
  Wn as Y,
  vf as Z,
  Pf as _,
  si as $,
  Jt as aa,
  j as ba,
  Z as ca,
  ue as da,
  jn as ea,
  Ef as fa,
  V as ga,
  zn as ha,
  Yr as ia,
  G1 as ja,
  J1 as ka,
  qn as la,
  an as ma,
  Li as na,
  ye as oa,
  I as pa,
  Ie as qa,
  D as ra,
  Ro as sa,
  Ol as ta,
  Md as ua,
  oa as va,
  S_ as wa,
  bn as xa,
  Nf as ya,
  Mb as za,
  Jn as Aa,
  Ub as Ba,
  Yn as Ca,
  Ko as Da,
  di as Ea,
  lT as Fa,
  dT as Ga,
  bp as Ha,
  Bt as Ia,
  ve as Ja,
  Ip as Ka,
  eu as La,
  Y as Ma,
  Qe as Na,
  vT as Oa,
  PT as Pa,
  nu as Qa,
  OT as Ra,
  ru as Sa,
  eS as Ta,
  gT as Ua,
  Vf as Va,
  LT as Wa,
  Xf as Xa,
  du as Ya,
  nW as Za,
  nh as _a,
  rh as $a,
  He as ab,
  Xg as bb,
  Rn as cb,
  $n as db,
  Uq as eb
};
