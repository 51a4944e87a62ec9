import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
var Tw = Object.create;
var Rc = Object.defineProperty;
var Aw = Object.getOwnPropertyDescriptor;
var Cw = Object.getOwnPropertyNames;
var Nw = Object.getPrototypeOf, Fw = Object.prototype.hasOwnProperty;
var I = /* @__PURE__ */ ((e) => typeof require < "u" ? require : typeof Proxy < "u" ? new Proxy(e, {
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
};
var _w = (e, t, n, r) => {
  if (t && typeof t == "object" || typeof t == "function")
    for (let o of Cw(t))
      !Fw.call(e, o) && o !== n && Rc(e, o, { get: () => t[o], enumerable: !(r = Aw(t, o)) || r.enumerable });
  return e;
};
var F = (e, t, n) => (n = e != null ? Tw(Nw(e)) : {}, _w(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  t || !e || !e.__esModule ? Rc(n, "default", { value: e, enumerable: !0 }) : n,
  e
));

// lighter-node:crypto?@actions/core/lib/file-command.js
var Mc = N((CT, Ks) => {
  Ks.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  Ks.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?@actions/exec/lib/toolrunner.js
var Fc = N((KT, Nc) => {
  Nc.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:child_process")[t] }));
});

// lighter-node:assert?@actions/io/lib/io.js
var _c = N((VT, Dr) => {
  Dr.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  Dr.exports.ok = Dr.exports;
});

// lighter-node:crypto?src/keys.ts
var hf = N((A1, ii) => {
  ii.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  ii.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?src/process.ts
var Ef = N((D1, Bf) => {
  Bf.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:child_process")[t] }));
});

// lighter-node:stream/consumers?src/process.ts
var $f = N((U1, Rf) => {
  Rf.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:stream/consumers")[t] }));
});

// lighter-node:crypto?src/disk/local-socket.ts
var Wf = N((nA, gi) => {
  gi.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  gi.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:v8?src/files/journal.ts
var Vf = N((bA, Kf) => {
  Kf.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:v8")[t] }));
});

// lighter-node:crypto?src/entry/digest.ts
var fu = N((GA, vi) => {
  vi.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  vi.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/rolling.ts
var Wu = N((KC, Ti) => {
  Ti.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  Ti.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/formats/actions-cache/actions-cache.ts
var Ku = N((ZC, Ci) => {
  Ci.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  Ci.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/formats/actions-cache/compression.ts
var em = N((sN, Qu) => {
  Qu.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:v8?src/formats/node-tar/start.ts
var nm = N((iN, tm) => {
  tm.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:v8")[t] }));
});

// lighter-node:zlib?src/formats/node-tar/frame.ts
var sm = N((cN, om) => {
  om.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/zstd.ts
var ym = N((vN, gm) => {
  gm.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:v8?src/formats/actions-cache/unpack.ts
var Rm = N((XN, Em) => {
  Em.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:v8")[t] }));
});

// lighter-node:stream/consumers?src/formats/squashfs/directory-image.ts
var Zm = N((n_, Ym) => {
  Ym.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:stream/consumers")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/check.ts
var Qm = N((r_, Xm) => {
  Xm.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/metadata.ts
var tl = N((o_, el) => {
  el.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/removals.ts
var Dl = N((rL, Ll) => {
  Ll.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/tar/skeleton-check.ts
var bd = N((xD, wd) => {
  wd.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:stream/consumers?src/mount/root-rights.ts
var $d = N((qD, Rd) => {
  Rd.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:stream/consumers")[t] }));
});

// lighter-node:crypto?src/inputs/signing.ts
var op = N((q2, pa) => {
  pa.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  pa.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/entry/signature.ts
var dp = N((nU, ha) => {
  ha.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  ha.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:assert?@actions/glob/lib/internal-path-helper.js
var Op = N((SU, Xo) => {
  Xo.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  Xo.exports.ok = Xo.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-pattern.js
var $p = N((PU, es) => {
  es.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  es.exports.ok = es.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-path.js
var Ip = N((OU, ts) => {
  ts.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  ts.exports.ok = ts.exports;
});

// lighter-node:crypto?@actions/glob/lib/internal-hash-files.js
var Tp = N((FU, va) => {
  va.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  va.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/report/write-report.ts
var Hp = N((rW, Oa) => {
  Oa.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  Oa.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:readline?src/lazy/serve-request.ts
var Uh = N((P4, Dh) => {
  Dh.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:readline")[t] }));
});

// lighter-node:zlib?src/mount/kernel-config.ts
var eg = N((G4, Qh) => {
  Qh.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:readline?src/mount/broker.ts
var wg = N((bH, yg) => {
  yg.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:readline")[t] }));
});

// lighter-node:crypto?src/disk/draft-file.ts
var Cg = N((Dz, Qa) => {
  Qa.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  Qa.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/stash/flight.ts
var Zg = N((_3, sc) => {
  sc.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  sc.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/secrets/tokens.ts
var Qy = N((iG, Xy) => {
  Xy.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:crypto?src/files/fingerprint.ts
var pw = N((OG, xc) => {
  xc.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  xc.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// src/failure.ts
var A = class extends Error {
  name = "JobFailure";
}, k = class extends Error {
  name = "BadEntry";
}, _t = class extends Error {
  name = "UnknownEntry";
}, Se = class extends Error {
  name = "UnverifiedEntry";
}, Lt = class extends Error {
  name = "NameTaken";
}, Dt = class extends Error {
  name = "SecretFound";
}, Ut = class extends Error {
  name = "NamesCollide";
}, ne = class extends Error {
  name = "ToolFailure";
};
function O(e) {
  return e instanceof Error ? e.message : String(e);
}
function E(e) {
  return e instanceof Error && "code" in e ? String(e.code) : void 0;
}

// src/native-path.ts
import { posix as Lw, win32 as pt } from "node:path";
function et(e) {
  return e !== "win32" ? Lw : {
    basename: pt.basename,
    dirname: (t) => G(pt.dirname(t), e),
    isAbsolute: pt.isAbsolute,
    join: (...t) => G(pt.join(...t), e),
    parse: pt.parse,
    // A path on another drive stays absolute.
    relative: (t, n) => G(pt.relative(t, n), e),
    resolve: (...t) => G(pt.resolve(...t), e)
  };
}
function G(e, t = process.platform) {
  return t !== "win32" ? e : e.replaceAll("\\", "/").replace(/^\/\/\?\/UNC\//i, "//").replace(/^\/\/\?\//, "").replace(/^[a-z]:/, (n) => n.toUpperCase());
}
var { basename: Fr, dirname: q, isAbsolute: Hs, join: T, relative: We, resolve: zs } = et(process.platform);

// src/runner.ts
import { AsyncLocalStorage as sb } from "node:async_hooks";
import { homedir as ib, tmpdir as ab } from "node:os";
import { join as cb } from "node:path";

// node_modules/@actions/core/lib/command.js
import * as Ic from "os";

// node_modules/@actions/core/lib/utils.js
function je(e) {
  return e == null ? "" : typeof e == "string" || e instanceof String ? e : JSON.stringify(e);
}
function qs(e) {
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
function tt(e, t, n) {
  let r = new Gs(e, t, n);
  process.stdout.write(r.toString() + Ic.EOL);
}
function Js(e, t = "") {
  tt(e, {}, t);
}
var $c = "::", Gs = class {
  constructor(t, n, r) {
    t || (t = "missing.command"), this.command = t, this.properties = n, this.message = r;
  }
  toString() {
    let t = $c + this.command;
    if (this.properties && Object.keys(this.properties).length > 0) {
      t += " ";
      let n = !0;
      for (let r in this.properties)
        if (this.properties.hasOwnProperty(r)) {
          let o = this.properties[r];
          o && (n ? n = !1 : t += ",", t += `${r}=${Uw(o)}`);
        }
    }
    return t += `${$c}${Dw(this.message)}`, t;
  }
};
function Dw(e) {
  return je(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function Uw(e) {
  return je(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}

// node_modules/@actions/core/lib/file-command.js
var Tc = F(Mc(), 1);
import * as Lr from "fs";
import * as _r from "os";
function Vs(e, t) {
  let n = process.env[`GITHUB_${e}`];
  if (!n)
    throw new Error(`Unable to find environment variable for file command ${e}`);
  if (!Lr.existsSync(n))
    throw new Error(`Missing file at path: ${n}`);
  Lr.appendFileSync(n, `${je(t)}${_r.EOL}`, {
    encoding: "utf8"
  });
}
function Ys(e, t) {
  let n = `ghadelimiter_${Tc.randomUUID()}`, r = je(t);
  if (e.includes(n))
    throw new Error(`Unexpected input: name should not contain the delimiter "${n}"`);
  if (r.includes(n))
    throw new Error(`Unexpected input: value should not contain the delimiter "${n}"`);
  return `${e}<<${n}${_r.EOL}${r}${_r.EOL}${n}`;
}

// node_modules/@actions/core/lib/core.js
import * as oi from "os";

// node_modules/@actions/core/lib/summary.js
import { EOL as Ww } from "os";
import { constants as Ac, promises as jw } from "fs";
var Xs = function(e, t, n, r) {
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
}, { access: Hw, appendFile: zw, writeFile: qw } = jw, Cc = "GITHUB_STEP_SUMMARY";
var Qs = class {
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
    return Xs(this, void 0, void 0, function* () {
      if (this._filePath)
        return this._filePath;
      let t = process.env[Cc];
      if (!t)
        throw new Error(`Unable to find environment variable for $${Cc}. Check if your runtime environment supports job summaries.`);
      try {
        yield Hw(t, Ac.R_OK | Ac.W_OK);
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
    return Xs(this, void 0, void 0, function* () {
      let n = !!t?.overwrite, r = yield this.filePath();
      return yield (n ? qw : zw)(r, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
    });
  }
  /**
   * Clears the summary buffer and wipes the summary file
   *
   * @returns {Summary} summary instance
   */
  clear() {
    return Xs(this, void 0, void 0, function* () {
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
    return this.addRaw(Ww);
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
        let { header: a, data: c, colspan: f, rowspan: u } = i, m = a ? "th" : "td", l = Object.assign(Object.assign({}, f && { colspan: f }), u && { rowspan: u });
        return this.wrap(m, c, l);
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
}, Gw = new Qs();
var ei = Gw;

// node_modules/@actions/core/lib/platform.js
import Vc from "os";

// node_modules/@actions/exec/lib/toolrunner.js
var Xw = F(Fc(), 1);

// node_modules/@actions/io/lib/io.js
var Gc = F(_c(), 1);
import * as He from "path";

// node_modules/@actions/io/lib/io-util.js
import * as Cn from "fs";
var Lc = function(e, t, n, r) {
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
}, { chmod: ti, copyFile: Dc, lstat: Ur, mkdir: Uc, open: YT, readdir: Wc, rename: Jw, rm: jc, rmdir: ZT, stat: Nn, symlink: Hc, unlink: ni } = Cn.promises, Wr = process.platform === "win32";
function zc(e) {
  return Lc(this, void 0, void 0, function* () {
    let t = yield Cn.promises.readlink(e);
    return Wr && !t.endsWith("\\") ? `${t}\\` : t;
  });
}
var XT = Cn.constants.O_RDONLY;
function Fn(e) {
  return Lc(this, void 0, void 0, function* () {
    try {
      yield Nn(e);
    } catch (t) {
      if (t.code === "ENOENT")
        return !1;
      throw t;
    }
    return !0;
  });
}

// node_modules/@actions/io/lib/io.js
var _n = function(e, t, n, r) {
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
function t1(e, t) {
  return _n(this, arguments, void 0, function* (n, r, o = {}) {
    let { force: s, recursive: i, copySourceDirectory: a } = Yw(o), c = (yield Fn(r)) ? yield Nn(r) : null;
    if (c && c.isFile() && !s)
      return;
    let f = c && c.isDirectory() && a ? He.join(r, He.basename(n)) : r;
    if (!(yield Fn(n)))
      throw new Error(`no such file or directory: ${n}`);
    if ((yield Nn(n)).isDirectory())
      if (i)
        yield Jc(n, f, 0, s);
      else
        throw new Error(`Failed to copy. ${n} is a directory, but tried to copy without recursive flag.`);
    else {
      if (He.relative(n, f) === "")
        throw new Error(`'${f}' and '${n}' are the same file`);
      yield Kc(n, f, s);
    }
  });
}
function n1(e) {
  return _n(this, void 0, void 0, function* () {
    if (Wr && /[*"<>|]/.test(e))
      throw new Error('File path must not contain `*`, `"`, `<`, `>` or `|` on Windows');
    try {
      yield jc(e, {
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
function Vw(e) {
  return _n(this, void 0, void 0, function* () {
    (0, Gc.ok)(e, "a path argument must be provided"), yield Uc(e, { recursive: !0 });
  });
}
function Yw(e) {
  let t = e.force == null ? !0 : e.force, n = !!e.recursive, r = e.copySourceDirectory == null ? !0 : !!e.copySourceDirectory;
  return { force: t, recursive: n, copySourceDirectory: r };
}
function Jc(e, t, n, r) {
  return _n(this, void 0, void 0, function* () {
    if (n >= 255)
      return;
    n++, yield Vw(t);
    let o = yield Wc(e);
    for (let s of o) {
      let i = `${e}/${s}`, a = `${t}/${s}`;
      (yield Ur(i)).isDirectory() ? yield Jc(i, a, n, r) : yield Kc(i, a, r);
    }
    yield ti(t, (yield Nn(e)).mode);
  });
}
function Kc(e, t, n) {
  return _n(this, void 0, void 0, function* () {
    if ((yield Ur(e)).isSymbolicLink()) {
      try {
        yield Ur(t), yield ni(t);
      } catch (o) {
        o.code === "EPERM" && (yield ti(t, "0666"), yield ni(t));
      }
      let r = yield zc(e);
      yield Hc(r, t, Wr ? "junction" : null);
    } else (!(yield Fn(t)) || n) && (yield Dc(e, t));
  });
}

// node_modules/@actions/exec/lib/toolrunner.js
var o1 = process.platform === "win32";

// node_modules/@actions/core/lib/platform.js
var f1 = Vc.platform(), u1 = Vc.arch();

// node_modules/@actions/core/lib/core.js
var ri;
(function(e) {
  e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
})(ri || (ri = {}));
function Zs(e) {
  tt("add-mask", {}, e);
}
function Yc(e, t) {
  let n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
  if (t && t.required && !n)
    throw new Error(`Input required and not supplied: ${e}`);
  return t && t.trimWhitespace === !1 ? n : n.trim();
}
function Zc(e, t) {
  if (process.env.GITHUB_OUTPUT || "")
    return Vs("OUTPUT", Ys(e, t));
  process.stdout.write(oi.EOL), tt("set-output", { name: e }, je(t));
}
function Xc(e) {
  process.exitCode = ri.Failure, nb(e);
}
function ce(e) {
  tt("debug", {}, e);
}
function nb(e, t = {}) {
  tt("error", qs(t), e instanceof Error ? e.toString() : e);
}
function Qc(e, t = {}) {
  tt("warning", qs(t), e instanceof Error ? e.toString() : e);
}
function jr(e) {
  process.stdout.write(e + oi.EOL);
}
function ef(e) {
  Js("group", e);
}
function tf() {
  Js("endgroup");
}
function nf(e, t) {
  if (process.env.GITHUB_STATE || "")
    return Vs("STATE", Ys(e, t));
  tt("save-state", { name: e }, je(t));
}
function rf(e) {
  return process.env[`STATE_${e}`] || "";
}

// src/outside-text.ts
function Ln(e) {
  return sf(e).replaceAll("##[", "##\\[").replace(/^([\p{C}\p{M}\p{Z}]*)::/u, "$1\\::");
}
function rb(e) {
  return sf(e).replace(
    // A colon before a space begins no link.
    /[^\p{L}\p{M}\p{N} "%'()+,./:;=?-]|:(?! )/gu,
    (t) => `&#${t.codePointAt(0)};`
  );
}
function si(e) {
  return `<code>${rb(e)}</code>`;
}
function sf(e) {
  return e.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, (t) => {
    let n = t.charCodeAt(0);
    return ob[t] ?? (n < 256 ? `\\x${of(n, 2)}` : `\\u${of(n, 4)}`);
  });
}
var ob = { "\n": "\\n", "\r": "\\r", "	": "\\t" };
function of(e, t) {
  return e.toString(16).padStart(t, "0");
}

// src/runner.ts
var Dn = new sb();
function Wt(e, t) {
  return Dn.run(e, t);
}
function Q(e) {
  return Dn.getStore()?.inputs.get(e.toLowerCase()) ?? Yc(e);
}
function ge(e, t) {
  let n = Dn.getStore()?.name;
  Zc(n ? `${e}-${n}` : e, t);
}
var af = nf, cf = rf, zr = Zs;
function ff(e) {
  Xc(Ln(e));
}
function W(e) {
  Qc(Un(e));
}
function ht(e, t = "") {
  W(`${t}${O(e)}`), e instanceof Error && e.stack && Wn(e.stack);
}
function P(e) {
  jr(Un(e));
}
function Un(e) {
  let t = Dn.getStore()?.name;
  return Ln(t ? `${t}: ${e}` : e);
}
function Wn(e) {
  ce(e.split(`
`).map(Ln).join(`
`));
}
function uf(e, t) {
  ef(Un(e));
  for (let n of t) jr(Ln(n));
  tf();
}
function nt(e) {
  P(`[warning]${e}`);
}
function mf() {
  return process.env.GITHUB_STEP_SUMMARY ? ei : void 0;
}
function rt() {
  return G(process.env.GITHUB_WORKSPACE || process.cwd());
}
function K() {
  return G(process.env.RUNNER_TEMP || ab());
}
function qr() {
  let { RUNNER_TOOL_CACHE: e, XDG_CACHE_HOME: t } = process.env;
  return G(e || t || cb(ib(), ".cache"));
}
function lf() {
  return process.env.RUNNER_ENVIRONMENT === "self-hosted";
}
function df() {
  let e = [...Dn.getStore()?.inputs ?? []].map(
    ([r, o]) => [fb(r), o]
  ), n = Object.entries({ ...process.env, ...Object.fromEntries(e) }).filter(([r]) => !["INPUT_SIGNING-KEY", "INPUT_CACHES"].includes(r));
  return Object.fromEntries(n.map(([r, o = ""]) => [r, o]));
}
function fb(e) {
  return `INPUT_${e.replaceAll(" ", "_").toUpperCase()}`;
}
function I1() {
  let { RUNNER_OS: e, RUNNER_ARCH: t } = process.env;
  return { os: e || process.platform, arch: t || process.arch };
}
function M1() {
  return process.env.RUNNER_NAME ?? "";
}
function T1(e) {
  Object.assign(process.env, e);
}
function Me() {
  let { env: e } = process;
  return {
    repository: e.GITHUB_REPOSITORY ?? "",
    ref: e.GITHUB_REF ?? "",
    sha: e.GITHUB_SHA ?? "",
    runId: e.GITHUB_RUN_ID ?? "",
    runAttempt: e.GITHUB_RUN_ATTEMPT ?? "",
    eventName: e.GITHUB_EVENT_NAME ?? "",
    baseBranch: e.GITHUB_BASE_REF ?? "",
    defaultBranch: Q("default-branch"),
    cacheMode: e.ACTIONS_CACHE_MODE ?? "",
    token: e.ACTIONS_RUNTIME_TOKEN ?? ""
  };
}
function pf() {
  let { env: e } = process, t = e.ACTIONS_CACHE_SERVICE_V2 && ub(e.GITHUB_SERVER_URL) ? "v2" : "v1", n = t === "v2" ? e.ACTIONS_RESULTS_URL : e.ACTIONS_CACHE_URL, r = e.ACTIONS_RUNTIME_TOKEN ?? "";
  return n && URL.canParse(n) && (r !== "" || t === "v1") ? { language: t, url: n, token: r } : void 0;
}
function ub(e = "") {
  let t = e || "https://github.com", n = URL.canParse(t) ? new URL(t).hostname : "";
  return n === "github.com" || n.endsWith(".ghe.com") || n.endsWith(".localhost");
}

// src/keys.ts
var Jr = F(hf(), 1), gf = 10, Gr = 512;
function ci(e) {
  if (e.length > gf) return `Key Validation Error: Keys are limited to a maximum of ${gf}.`;
  for (let t of e) {
    if (t.length > Gr)
      return `Key Validation Error: ${t} cannot be larger than ${Gr} characters.`;
    if (t.includes(",")) return `Key Validation Error: ${t} cannot contain commas.`;
  }
}
function Y(e, t) {
  return e === t || e.localeCompare(t, void 0, { sensitivity: "accent" }) === 0;
}
var yf = fi;
function fi(e) {
  let t = (0, Jr.createHash)("sha256");
  for (let n of e) t.update(`${Buffer.byteLength(n)}:${n},`);
  return t.digest("hex");
}
function wf(e, t) {
  for (let n of e) {
    let r = ai(t.filter((o) => o.key === n)) ?? ai(t.filter((o) => Y(o.key, n))) ?? ai(t.filter((o) => o.key.startsWith(n)));
    if (r) return r;
  }
}
function ai(e) {
  return e.toSorted(ui)[0];
}
function ui(e, t) {
  return t.createdAt.getTime() - e.createdAt.getTime() || (e.key < t.key ? 1 : -1);
}
var bf = 225, mb = 160;
function jn(e) {
  let t = vf(e) || "%";
  return t.length <= bf ? t : `${Sf(e)}~${(0, Jr.createHash)("sha256").update(e).digest("hex")}`;
}
function kf(e) {
  let t = jn(e).replace(
    /%[0-9A-F]{2}|[A-Z]/g,
    (n) => n.length > 1 ? n : Pf(n)
  );
  return t.length <= bf ? t : `~${(0, Jr.createHash)("sha256").update(e).digest("hex")}`;
}
function Sf(e) {
  return vf(e).slice(0, mb);
}
function xf(e, t) {
  let n = e.toLowerCase();
  return t.some((r) => n.startsWith(Sf(r).toLowerCase()));
}
function mi(e) {
  if (e.includes("~")) return;
  if (e === "%") return "";
  let t = e.replace(
    /%([0-9A-F]{2})/g,
    (n, r) => String.fromCharCode(Number.parseInt(r, 16))
  );
  return Buffer.from(t, "latin1").toString("utf8");
}
function vf(e) {
  return Buffer.from(e, "utf8").toString("latin1").replace(/^\.|[^A-Za-z0-9._-]/g, Pf);
}
function Pf(e) {
  return `%${e.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
}

// src/find-program.ts
import { accessSync as lb, constants as db, statSync as pb } from "node:fs";
import { delimiter as hb, isAbsolute as gb, join as yb } from "node:path";
var wb = process.platform === "win32" ? ".exe" : "";
function Hn(e) {
  return (process.env.PATH ?? "").split(hb).filter((n) => gb(n)).map((n) => yb(n, `${e}${wb}`)).find(bb);
}
function Of(e) {
  let t = Hn(e);
  if (t === void 0) throw new ne(`there is no ${e} on PATH`);
  return t;
}
function bb(e) {
  try {
    return lb(e, db.X_OK), pb(e).isFile();
  } catch {
    return !1;
  }
}

// src/process.ts
var zn = F(Ef(), 1), li = F($f(), 1);
import { once as di } from "node:events";
import { finished as Ob } from "node:stream/promises";

// src/program-exit.ts
import { once as kb } from "node:events";
async function If(e, t) {
  let n = !1, r = () => {
    n = !0;
    for (let i of e) i.kill("SIGKILL");
  };
  t.addEventListener("abort", r), t.aborted && r();
  let o = await Promise.all(
    e.map(async (i) => {
      try {
        await xb(i, { mayEcho: i !== e.at(-1) });
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
var Sb = /^: (\S*\/)?\w+: (-: Cannot write|write error|standard output|error \d+ : Write error( : cannot write block)?)(:| :) (Broken pipe|Connection reset by peer)\s*(\n(\S*\/)?\w+: Error is not recoverable: exiting now)?$/;
async function xb(e, { mayEcho: t }) {
  let n = Pb(e.stderr), [r, o] = await kb(e, "close");
  if (r !== 0 && !(t && (o === "SIGPIPE" || Sb.test(n()))))
    throw new ne(`${e.spawnfile} ${Kr(r, o)}${n()}`);
}
function Kr(e, t) {
  return t ? `was ended by ${t}` : `failed with exit code ${e}`;
}
var vb = 1e3;
function Pb(e) {
  let t = "";
  return e.setEncoding("utf8").on("data", (n) => {
    t = (t + n).slice(-vb);
  }), () => t.trim() === "" ? "" : `: ${t.trim()}`;
}

// src/process.ts
function pi() {
  let { PATH: e, SystemRoot: t } = process.env;
  return { PATH: e, LC_ALL: "C", ...t && { SystemRoot: t } };
}
function V(e, { cwd: t, signal: n, stdin: r }) {
  let o = [];
  for (let a of e.toReversed()) {
    let c = o[0], f = (a === e[0] ? r : void 0) ?? "pipe", u = Af(a, { cwd: t, stdio: [f, c?.stdin ?? "pipe", "pipe"] });
    c?.stdin?.destroy(), o.unshift(u);
  }
  let s = o[0], i = o.at(-1);
  return s.stdin?.on("error", () => {
  }), {
    pid: s.pid ?? 0,
    stdin: s.stdin,
    stdout: i.stdout,
    ended: If(o, n)
  };
}
var Bb = /^(NODE_(OPTIONS|EXTRA_CA_CERTS|USE_SYSTEM_CA|COMPILE_CACHE)|SSL_CERT_(FILE|DIR)|LD_LIBRARY_PATH)$/;
function Tf({ path: e, args: t }) {
  let n = Object.entries(process.env).filter(([a]) => Bb.test(a)), r = (0, zn.spawn)(e, t, {
    cwd: "/",
    detached: !0,
    stdio: ["pipe", "pipe", "ignore"],
    // One of its threads waits for the kernel all the time.
    env: { ...pi(), ...Object.fromEntries(n), UV_THREADPOOL_SIZE: "8" }
  });
  r.on("error", () => {
  });
  let { pid: o = 0, stdin: s, stdout: i } = r;
  return s.on("error", () => {
  }), { pid: o, stdin: s, stdout: i, kill: () => {
    r.kill("SIGKILL");
  } };
}
async function qn(e, t, n) {
  await Vr({ path: Of(e), args: t }, n);
}
async function Vr(e, t) {
  let { stdout: n, ended: r } = V([e], t);
  n.resume(), await r;
}
function Af(e, t) {
  let n = process.umask(0);
  try {
    return (0, zn.spawn)(e.path, e.args, { ...t, env: pi() });
  } finally {
    process.umask(n);
  }
}
async function V1(e, t, { cwd: n, signal: r }) {
  let o = performance.now(), s = (0, zn.spawn)(process.execPath, [e], { cwd: n, env: t, stdio: ["ignore", "pipe", "pipe"] }), i = () => {
    s.kill("SIGINT");
  };
  r.addEventListener("abort", i), r.aborted && i();
  let a = "";
  for (let c of [s.stdout, s.stderr])
    c.setEncoding("utf8").on("data", (f) => {
      a += f;
    });
  try {
    let [c] = await di(s, "close");
    return { exitCode: c, output: a, ms: performance.now() - o };
  } finally {
    r.removeEventListener("abort", i);
  }
}
async function Y1({ path: e, args: t }, { cwd: n, env: r, signal: o }, s = "stdout") {
  let i = process.platform !== "win32", a = (0, zn.spawn)(e, t, { cwd: n, env: { ...r, ...pi() }, detached: i }), c = a[s];
  a.stdin.destroy();
  for (let m of [a.stdout, a.stderr]) m.resume();
  let f = () => {
    try {
      i && a.pid !== void 0 ? process.kill(-a.pid, "SIGKILL") : a.kill("SIGKILL");
    } catch {
    }
  };
  o.addEventListener("abort", f), o.aborted && f();
  let u = "";
  c.setEncoding("utf8").on("data", (m) => {
    u += m, u.length > Mf && f();
  });
  try {
    let [m, l] = await di(a, "exit");
    if (f(), await Ob(c, { signal: AbortSignal.timeout(1e3) }).catch(() => {
    }), o.throwIfAborted(), m === 0 && u.length <= Mf) return u;
    throw new ne(`${e} ${Kr(m, l)}`);
  } finally {
    o.removeEventListener("abort", f), a.stdout.destroy(), a.stderr.destroy();
  }
}
var Mf = 4 * 1024 ** 2;
async function Gn(e, t = [0]) {
  let n = Af(e, { stdio: "pipe" });
  n.stdin?.destroy();
  let [[r, o], s, i] = await Promise.all([
    di(n, "close"),
    (0, li.text)(n.stdout),
    (0, li.text)(n.stderr)
  ]);
  if (r !== null && t.includes(r)) return s;
  throw new ne(`${e.path} ${Kr(r, o)}: ${i.trim()}`);
}

// src/disk/ownership.ts
import { lstat as Cf, mkdir as Eb, readlink as Rb } from "node:fs/promises";
import { dirname as $b, join as Nf, relative as Ib, resolve as Ff, sep as jt } from "node:path";
async function Te(e) {
  let t = await Cf(e);
  if (!t.isDirectory()) throw new Error(`${e} is no directory`);
  hi(e, t);
}
function Jn({ uid: e }) {
  let t = process.geteuid?.();
  return t === void 0 || e === t;
}
function _f({ mode: e }) {
  return !process.geteuid || (e & 63) === 0;
}
function hi(e, { uid: t, mode: n }) {
  if (Lf(e, t), !process.geteuid || (n & 18) === 0) return;
  let r = Ff(e);
  throw new Error(`others may write to ${r}: run chmod go-w ${r}`);
}
function Lf(e, t) {
  if (!Jn({ uid: t }) && t !== 0) throw new Error(`${Ff(e)} belongs to another user`);
}
async function Df(e, t) {
  for (let n of Uf(e, t)) await Te(n);
}
async function ze(e, t) {
  for (let n of Uf(e, t))
    await Eb(n, { mode: 448 }).catch((r) => {
      if (E(r) !== "EEXIST") throw r;
    }), await Te(n);
}
function Uf(e, t) {
  let n = Ib(e, t).split(jt);
  return n.map((r, o) => Nf(e, ...n.slice(0, o + 1)));
}
var Mb = 40;
async function Ht(e) {
  if (!process.geteuid) return;
  let t = e.split(jt), n = 0, r = jt;
  for (let o = t.shift(); o !== void 0; o = t.shift()) {
    let s = o === ".." ? $b(r) : Nf(r, o), i = await Cf(s).catch((c) => {
      if (E(c) !== "ENOENT") throw c;
    });
    if (!i) return;
    if (!i.isSymbolicLink()) {
      r = s;
      continue;
    }
    if (Lf(s, i.uid), ++n > Mb) throw new Error(`${e} has too many links`);
    let a = await Rb(s);
    a.startsWith(jt) && (r = jt), t.unshift(...a.split(jt));
  }
}

// src/files/staging.ts
import { chmodSync as vk, lstatSync as su, mkdtempSync as Pk, readdirSync as Ok, rmSync as Bk, statSync as Ek } from "node:fs";
import * as ro from "node:fs/promises";
import { createServer as Rk } from "node:net";
import { toNamespacedPath as $k } from "node:path";

// src/disk/local-socket.ts
var jf = F(Wf(), 1);
import { once as _b } from "node:events";
import {
  closeSync as Lb,
  lstatSync as Db,
  mkdtempSync as Ub,
  openSync as Wb,
  rmSync as jb,
  statSync as Hb,
  symlinkSync as zb,
  writeFileSync as qb
} from "node:fs";
import { connect as Gb } from "node:net";
import { tmpdir as Jb } from "node:os";
import { join as gt } from "node:path";

// src/disk/trusted-file.ts
import { closeSync as Tb, constants as yi, fstatSync as Ab, lstatSync as Cb, openSync as Nb, readFileSync as Fb } from "node:fs";
function zt(e, t) {
  let n = (o) => o?.isFile() === !0 && Jn(o) && o.size <= t;
  if (!n(Cb(e, { throwIfNoEntry: !1 }))) return;
  let r = Nb(e, yi.O_RDONLY | yi.O_NOFOLLOW | yi.O_NONBLOCK);
  try {
    return n(Ab(r)) ? Fb(r) : void 0;
  } finally {
    Tb(r);
  }
}

// src/disk/local-socket.ts
var Yr = process.platform === "win32";
function Zr(e, t, n) {
  let { path: r, close: o } = Yr ? Yb() : zf(e, t);
  return n.on("error", () => {
  }).listen(r), o(), Yr && n.listening && qb(gt(e, t), qf(r, e), { mode: 384 }), n.listening;
}
async function Xr(e, t) {
  let n = Yr ? Gf(e, t) : zf(e, t);
  if (n)
    try {
      let r = Gb(n.path);
      return r.on("error", () => {
      }), await _b(r, "connect").finally(n.close), r;
    } catch (r) {
      if (!["ECONNREFUSED", "ENOENT"].includes(String(E(r)))) throw r;
      return;
    }
}
function Hf(e, t) {
  return Yr ? Gf(e, t) !== void 0 : Db(gt(e, t), { throwIfNoEntry: !1 })?.isSocket() === !0;
}
function zf(e, t) {
  let n = gt(e, t);
  if (Buffer.byteLength(n) < 100) return { path: n, close: () => {
  } };
  if (process.platform === "linux") {
    let o = Wb(e, "r");
    return { path: `/proc/self/fd/${o}/${t}`, close: () => Lb(o) };
  }
  let r = Ub(gt(Jb(), "headstart-"));
  return zb(e, gt(r, "d")), { path: gt(r, "d", t), close: () => jb(r, { recursive: !0, force: !0 }) };
}
var Kb = /^\\\\\.\\pipe\\headstart-[0-9a-f-]{36}$/, Vb = 256;
function Yb() {
  return { path: `\\\\.\\pipe\\headstart-${(0, jf.randomUUID)()}`, close: () => {
  } };
}
function qf(e, t) {
  return `${e}
${Hb(t, { bigint: !0 }).ino}
`;
}
function Gf(e, t) {
  let n = Zb(gt(e, t)) ?? "", [r = ""] = n.split(`
`);
  return Kb.test(r) && n === qf(r, e) ? { path: r, close: () => {
  } } : void 0;
}
function Zb(e) {
  try {
    return zt(e, Vb)?.toString("latin1");
  } catch (t) {
    if (E(t) === "ENOENT") return;
    throw t;
  }
}

// src/disk/rename.ts
import { lstatSync as Xb, renameSync as Qb, rmdirSync as ek } from "node:fs";
function re(e, t) {
  sk(
    () => Qb(e, t),
    () => !Jf(t)
  );
}
function qt(e, t) {
  let n = process.platform === "win32";
  n && tk(t);
  try {
    return re(e, t), !0;
  } catch (r) {
    let o = E(r) ?? "";
    if (["ENOTEMPTY", "EEXIST"].includes(o) || n && o === "EPERM" && Jf(t)) return !1;
    throw r;
  }
}
function tk(e) {
  try {
    ek(e);
  } catch {
  }
}
function Jf(e) {
  return Xb(e, { throwIfNoEntry: !1 })?.isDirectory() === !0;
}
var nk = ["EPERM", "EBUSY", "EACCES"], rk = 200, ok = new Int32Array(new SharedArrayBuffer(4));
function sk(e, t, { platform: n = process.platform, mostMs: r = 5e3 } = {}) {
  let o = performance.now() + r;
  for (let s = 4; ; s = Math.min(2 * s, rk)) {
    try {
      e();
      return;
    } catch (i) {
      if (!(n === "win32" && nk.includes(E(i) ?? "")) || performance.now() > o || !t()) throw i;
    }
    Atomics.wait(ok, 0, 0, s);
  }
}

// src/files/byte-strings.ts
import { readdirSync as ik } from "node:fs";
function x(e) {
  return Buffer.from(e, "utf8").toString("latin1");
}
var ak = /[\u0080-\u00ff]/, ck = new TextDecoder("utf-8", { fatal: !0, ignoreBOM: !0 });
function w(e, t = process.platform) {
  if (!ak.test(e)) return e;
  let n = Buffer.from(e, "latin1");
  if (t !== "win32") return n;
  try {
    return ck.decode(n);
  } catch {
    throw new Error(`Windows has no file ${JSON.stringify(n.toString())}: its name is not Unicode`);
  }
}
function j(e, t) {
  return e === t || e.startsWith(qe(t));
}
function qe(e) {
  return e.endsWith("/") ? e : `${e}/`;
}
function oe(e) {
  return ik(w(e), { encoding: "latin1" });
}

// src/files/journal.ts
var nu = F(Vf(), 1);
import {
  appendFileSync as uk,
  chmodSync as bi,
  lstatSync as tu,
  mkdirSync as mk,
  rmdirSync as lk,
  rmSync as dk,
  statSync as pk,
  utimesSync as hk,
  writeFileSync as gk
} from "node:fs";

// src/files/journal-step.ts
var Qr = {
  make: { path: "target" },
  move: { to: "target", from: "staged" },
  replace: { to: "target", from: "staged", aside: "staged" },
  stamp: { path: "target" }
};
function eo(e) {
  let t = e;
  return Object.keys(Qr[e.do]).map((n) => t[n]);
}
function Zf(e) {
  return eo(e)[0];
}
function wi(e, t) {
  let n = x(q(t)), r = qe(n), o = (s) => {
    if (s !== n && !s.startsWith(r)) throw new Error(`${s} is not below ${n}`);
    return s.slice(r.length);
  };
  return e.map((s) => `${JSON.stringify(Qf(s, o))}
`).join("");
}
function Xf(e, t) {
  let n = x(q(t)), r = (s) => s === "" ? n : `${qe(n)}${s}`;
  return e.split(`
`).slice(0, -1).map((s) => {
    let i = JSON.parse(s);
    if (!fk(i, x(Fr(t)))) throw new Error("its journal is none that a restore wrote");
    return Qf(i, r);
  });
}
function Qf(e, t) {
  let n = eo(e), r = Object.keys(Qr[e.do]).map((o, s) => [o, t(n[s])]);
  return { ...e, ...Object.fromEntries(r) };
}
function fk(e, t) {
  let n = e;
  if (typeof n?.do != "string" || !Object.hasOwn(Qr, n.do)) return !1;
  let r = (i) => typeof i == "string" && i.split("/").every((a) => !["", ".", ".."].includes(a)), o = n.do === "stamp", s = Object.entries(Qr[n.do]).every(([i, a]) => {
    let c = n[i];
    return c === "" ? o : r(c) && a === "staged" === c.startsWith(`${t}/`) && c !== t;
  });
  return o ? s && Yf(n.stamp) && Yf(n.before) : s && (n.do === "make" || typeof n.inode == "string");
}
function Yf(e) {
  let t = e;
  return [t?.mode, t?.mtime].every(Number.isFinite);
}

// src/files/journal.ts
var Gt = "journal", yk = Math.min(128 * 1024 * 1024, (0, nu.getHeapStatistics)().heap_size_limit / 32);
function ru(e, t) {
  uk(T(t, Gt), wi(e, t), { mode: 384 });
  for (let n of e) bk(n);
}
function ou(e) {
  for (let t of e)
    t.do === "stamp" && L(t.path)?.isDirectory() && Si(t.path, t.stamp);
}
function ki(e) {
  dk(T(e, Gt), { force: !0 });
}
function to(e, t = () => !0) {
  let n = wk(e), r = /* @__PURE__ */ new Set(), o = [];
  for (let a of [...n.toReversed(), ...n.filter((c) => c.do === "stamp")])
    try {
      t(a) ? kk(a) : r.add(a);
    } catch (c) {
      o.push(c);
    }
  if (o.length > 0) throw o[0];
  let s = T(e, `${Gt}-draft`), i = n.filter((a) => r.has(a));
  i.length > 0 ? (gk(s, wi(i, e), { mode: 384 }), re(s, T(e, Gt))) : ki(e);
}
function Vn(e) {
  return L(x(T(e, Gt))) !== void 0;
}
function wk(e) {
  if (!Vn(e)) return [];
  let t = zt(T(e, Gt), yk);
  if (!t) throw new Error("its journal is no file that a restore wrote");
  return Xf(t.toString(), e);
}
function bk(e) {
  switch (e.do) {
    case "make":
      mk(w(e.path));
      break;
    case "move":
      Kn(e.from, e.to);
      break;
    case "replace":
      Kn(e.to, e.aside), Kn(e.from, e.to);
      break;
    case "stamp":
      Si(e.path, e.stamp);
      break;
  }
}
function kk(e) {
  switch (e.do) {
    case "make":
      Sk(e.path);
      break;
    case "move":
      eu(e);
      break;
    case "replace":
      if (!L(e.aside)) break;
      if (eu(e), L(e.to)) throw new Error(`${w(e.to)} is in the way of what was there before`);
      Kn(e.aside, e.to);
      break;
    case "stamp":
      xk(e.path, e.before);
      break;
  }
}
function eu({ from: e, to: t, inode: n }) {
  !L(e) && no(t) === n && Kn(t, e);
}
function no(e) {
  let t = tu(w(e), { bigint: !0, throwIfNoEntry: !1 });
  return t && `${t.dev}:${t.ino}`;
}
function L(e) {
  try {
    return tu(w(e));
  } catch (t) {
    if (E(t) === "ENOENT" || E(t) === "ENOTDIR") return;
    throw t;
  }
}
function yt(e) {
  if (pk(w(e), { throwIfNoEntry: !1 })?.isDirectory()) return [];
  if (L(e)) throw new Error(`${w(e)} is no directory, so nothing can be restored below it`);
  return [...yt(q(e)), e];
}
function Sk(e) {
  try {
    lk(w(e));
  } catch (t) {
    if (!["ENOENT", "ENOTDIR", "ENOTEMPTY", "EEXIST"].includes(E(t) ?? "")) throw t;
  }
}
function xk(e, t) {
  let n = L(e);
  n?.isDirectory() && (n.mtimeMs / 1e3 !== t.mtime || (n.mode & 4095) !== t.mode) && Si(e, t);
}
function Si(e, { mode: t, mtime: n }) {
  try {
    bi(w(e), t), hk(w(e), n, n);
  } catch (r) {
    if (E(r) !== "EPERM") throw r;
  }
}
function Kn(e, t) {
  let [n, r] = [w(e), w(t)];
  try {
    re(n, r);
  } catch (o) {
    let s = L(e);
    if (E(o) !== "EACCES" || !s?.isDirectory()) throw o;
    bi(n, s.mode | 128), re(n, r), bi(r, s.mode & 4095);
  }
}

// src/files/staging.ts
var Jt = ".headstart-staging-";
function Ae(e) {
  return e.startsWith(Jt);
}
function oo(e) {
  let t = Pk(T(e, Jt)), n = Mk(t);
  return {
    /** Absolute path, on the same file system as the target beside it. */
    dir: t,
    /** Removes the directory, unless the next run needs it to undo steps that this run could not undo. */
    async remove() {
      Vn(t) || (n?.close(), Zn(t));
    }
  };
}
async function ot({ base: e, literal: t }) {
  let n = Ik(e);
  if (t === void 0) return n;
  let r = su(t, { throwIfNoEntry: !1 });
  return r?.isDirectory() ? await ro.access(n, ro.constants.W_OK).then(
    () => !0,
    () => !1
  ) && r.dev === su(n).dev ? n : t : n;
}
function Ik(e) {
  let t = e;
  for (; !Ek(t, { throwIfNoEntry: !1 })?.isDirectory(); ) {
    let n = q(t);
    if (n === t) throw new Error(`there is no ${t}`);
    t = n;
  }
  return t;
}
function Kt(e) {
  let t = L(x(e));
  return t !== void 0 && Yn(t);
}
function Yn(e) {
  return e.isDirectory() && Jn(e) && _f(e);
}
function Vt(e) {
  return Hf(e, xi);
}
var xi = "alive";
function Mk(e) {
  let t = Rk((n) => n.destroy()).unref();
  if (Zr(e, "born", t))
    return re(T(e, "born"), T(e, xi)), t;
}
async function so(e) {
  if (!Vt(e)) return !1;
  try {
    let t = await Xr(e, xi);
    return t?.destroy(), t !== void 0;
  } catch {
    return !0;
  }
}
function Zn(e) {
  let t = () => Bk($k(e), { recursive: !0, force: !0, maxRetries: 3 });
  try {
    t();
  } catch (n) {
    if (E(n) !== "EACCES") throw n;
    iu(x(e)), t();
  }
}
function iu(e) {
  vk(w(e), 448);
  for (let t of Ok(w(e), { withFileTypes: !0, encoding: "latin1" }))
    t.isDirectory() && iu(`${e}/${t.name}`);
}

// src/tools.ts
import { readFileSync as Tk } from "node:fs";
async function au(e = !0) {
  let t = e ? Ak : () => {
  }, [n, r, o, s] = await Promise.all([
    Nk(),
    Hn("zstd"),
    t("mksquashfs"),
    t("unsquashfs")
  ]);
  return { tar: n, zstd: r, mksquashfs: o, unsquashfs: s };
}
async function Ak(e) {
  let t = Hn(e);
  return t && await Ck(t).catch(() => {
  }) && t;
}
async function Ck(e) {
  let t = await Gn({ path: e, args: ["-version"] }, [0, 1]), [, n, r, o] = t.match(/squashfs version ((\d+)\.(\d+)(?:\.\d+)?)/) ?? [];
  return Number(r) * 100 + Number(o) >= 405 ? n : void 0;
}
async function Nk() {
  if (process.platform === "win32") return { dialect: "node" };
  for (let e of ["tar", "gtar", "bsdtar"]) {
    let t = Hn(e), n = t && (Fk(t) ?? Lk(await _k(t)));
    if (n) return { path: t, dialect: n };
  }
  return { dialect: "node" };
}
var cu = { "GNU tar": "gnu", bsdtar: "bsd" };
function Fk(e) {
  try {
    let t = Tk(e);
    return Object.entries(cu).find(([n]) => t.includes(`\0${n}\0`))?.[1];
  } catch {
    return;
  }
}
function _k(e) {
  return Gn({ path: e, args: ["--version"] }).catch(() => "");
}
function Lk(e) {
  return Object.entries(cu).find(([t]) => e.includes(t))?.[1];
}

// src/entry/digest.ts
var uu = F(fu(), 1);

// src/bytes/chunker.ts
function Yt(e) {
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
function xe(e) {
  return e.reduce((t, n) => t + n.length, 0);
}

// src/entry/digest.ts
var M = 1024 * 1024, Zt = 32;
function Xn(e) {
  return Math.ceil(e / M) * Zt;
}
function mu() {
  let e = Yt(M), t = [];
  return {
    update(n) {
      for (let r of e.push(n)) t.push(Ce(...r));
    },
    finish() {
      let n = e.rest();
      return n.length > 0 && t.push(Ce(...n)), Buffer.concat(t);
    }
  };
}
function Pi(e, t, n) {
  let r = n.subarray(t * Zt, (t + 1) * Zt);
  return r.length === Zt && Ce(...e).equals(r);
}
function lu(e, { offset: t, length: n }) {
  let r = Ne(t, t + n), o = r[0] * Zt;
  return Ce(
    Buffer.from(`${n}
`),
    e.subarray(o, o + r.length * Zt)
  ).toString("hex");
}
function Ce(...e) {
  let t = (0, uu.createHash)("sha256");
  for (let n of e) t.update(n);
  return t.digest();
}
function Ne(e, t) {
  let n = Math.floor(e / M), r = t > e ? Math.ceil(t / M) - n : 0;
  return Array.from({ length: r }, (o, s) => n + s);
}

// src/entry/container.ts
var Xt = "headstart-2", Dk = ["image", "delta"];
function Qt(e, t) {
  return Dk.includes(t) ? Math.ceil(e / M) * M : e;
}
function U({ segments: e }) {
  let t = e.at(-1);
  return t ? t.offset + t.length : 0;
}
function io({ digests: e, ...t }) {
  return Ce(Buffer.from(JSON.stringify(t)), e).toString("hex");
}

// src/entry/read-range.ts
async function Qn(e, t, n) {
  let r = [];
  for await (let s of e.read(t, n)) r.push(s);
  let o = Buffer.concat(r);
  if (o.length !== n - t)
    throw new k(`it ended at byte ${t + o.length} of ${e.size}`);
  return o;
}

// src/entry/index-frame.ts
var Uk = 407710288, Oi = 8, ao = Oi + 12, er = Buffer.from("HEADSTR2"), pu = 36 + er.length, tr = ao + pu, Bi = 4 * 1024 * 1024, hu = 1024, Wk = 512, jk = 1024 ** 4;
function gu({ digests: e, ...t }, n) {
  let r = Buffer.from(JSON.stringify(t));
  if (r.length > Bi) throw new Error(`the index is too large: its JSON has ${r.length} bytes`);
  let o = Buffer.alloc(ao), s = [e, r, n?.(yu(e, r)) ?? Buffer.alloc(0)], i = s.map((u) => u.length), a = i.reduce((u, m) => u + m, tr), c = [Uk, a - Oi, ...i];
  for (let [u, m] of c.entries()) o.writeUInt32LE(m, 4 * u);
  let f = Buffer.alloc(4);
  return f.writeUInt32LE(a), Buffer.concat([o, ...s, Ce(o, ...s), f, er]);
}
var Hk = 128 * 1024;
async function nr(e, t) {
  return qk(await zk(e), e.size, t);
}
async function zk(e) {
  let { size: t } = e;
  if (t < tr) throw new k(`it has only ${t} bytes`);
  let n = await Qn(e, Math.max(0, t - Hk), t);
  if (!n.subarray(-er.length).equals(er))
    throw new k("it does not end in an index: cut short, or not written by Headstart");
  let r = n.readUInt32LE(n.length - er.length - 4), o = tr + Xn(Math.min(t, jk)) + Bi + hu;
  if (r < tr || r > Math.min(t, o))
    throw new k(`its index has ${r} bytes, which is no length of an index`);
  return r <= n.length ? n.subarray(-r) : Qn(e, t - r, t);
}
function qk(e, t, n) {
  let r = e.length - pu;
  if (!Ce(e.subarray(0, r)).equals(e.subarray(r, r + 32)))
    throw new k("its index does not match its SHA-256");
  let [o = 0, s = 0, i = 0] = [0, 1, 2].map(
    (d) => e.readUInt32LE(Oi + 4 * d)
  ), a = t - e.length;
  if (!(o === Xn(a) && s <= Bi && i <= hu && tr + o + s + i === e.length)) throw new k("the parts of its index do not fit its body");
  let f = ao + o, [u, m] = [e.subarray(ao, f), e.subarray(f, f + s)];
  n?.(e.subarray(f + s, r), yu(u, m));
  let l = Gk(m);
  if (!Jk(l)) throw new k("its index is not what this version of Headstart writes");
  return Yk(l.segments, a), { ...l, digests: u };
}
function yu(e, t) {
  let n = Buffer.alloc(4);
  return n.writeUInt32LE(e.length), Ce(n, e, t);
}
function Gk(e) {
  try {
    return JSON.parse(e.toString("utf8"));
  } catch {
    return;
  }
}
function Jk(e) {
  let t = e;
  return t?.container === Xt && wu(t.format) && du(t.key) && t.key.length <= Wk && [t.files, t.bytes].every(Ei) && Array.isArray(t.paths) && t.paths.every(du) && Array.isArray(t.segments) && t.segments.every(Kk);
}
function Kk(e) {
  let t = e, { offset: n, length: r, files: o, bytes: s, unpackedBytes: i = 0, root: a = 0, deadBytes: c = 0 } = t ?? {}, f = [n, r, o, s, i, a, c];
  return wu(t?.kind) && f.every(Ei) && Vk(t?.frames, r);
}
function Vk(e, t) {
  if (e === void 0) return !0;
  let n = (r) => Ei(r) && r !== 0;
  return Array.isArray(e) && e.every(n) && e.reduce((r, o) => r + o, 0) === t;
}
function wu(e) {
  return typeof e == "string" && /^[a-z-]{1,32}$/.test(e);
}
function du(e) {
  return typeof e == "string";
}
function Ei(e) {
  return Number.isSafeInteger(e) && e >= 0;
}
function Yk(e, t) {
  let n = 0;
  for (let { kind: r, offset: o, length: s } of e) {
    if (o !== Qt(n, r) || s === 0) throw new k("its segments do not line up");
    n = o + s;
  }
  if (n === 0 || n !== t) throw new k("its segments do not fill its body");
}

// src/bytes/buffer-pool.ts
function st(e, t) {
  let { release: n, positionOf: r } = e;
  return { ...n && { release: n }, positionOf: r, [Symbol.asyncIterator]: () => t(e) };
}
function en(e = 1024 * 1024) {
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

// src/transfer/limits.ts
var bu = (e) => Math.min(24, 3 * e);
function Ri(e) {
  return Math.random() * Math.min(4e3, e);
}
var $i = { paceBytes: 128 * 1024 ** 2, paceMs: 6e5, paceAfterMs: 6e4 }, ku = {
  ...$i,
  singleBytes: 10 * 1024 * 1024,
  idleMs: 1e4,
  hedgeMs: 2e3,
  noProgressMs: 3e4,
  backoffMs: 500,
  progressBytes: 65536
}, iC = { noProgressMs: 3e4, progressBytes: 1024 ** 2 }, aC = { timeoutMs: 5 * 6e4, pauseMs: 250 };

// src/transfer/deadline.ts
async function uC({ signal: e, late: t }, n) {
  let r = AbortSignal.timeout(12e3);
  try {
    return await n(AbortSignal.any([e, r]));
  } catch (o) {
    throw e.throwIfAborted(), r.aborted && o === r.reason ? t() : o;
  }
}
async function Su(e, t) {
  let n = Promise.withResolvers(), r = () => n.reject(t.reason);
  t.addEventListener("abort", r);
  try {
    return await Promise.race([e, n.promise]);
  } finally {
    t.removeEventListener("abort", r);
  }
}
function xu({ signal: e, limitMs: t, bytes: n = 0, onSent: r }) {
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
function vu(e) {
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
function Pu(e, t) {
  let n = t === void 0 ? void 0 : Promise.resolve(t), r = () => {
    let o = e();
    return o.catch(() => {
      n === o && (n = void 0);
    }), o;
  };
  return (o = !1) => (o && (n = void 0), n ??= r(), n);
}

// src/transfer/download.ts
import { Readable as yS } from "node:stream";

// src/transfer/concurrency-limiter.ts
function Ou(e) {
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
async function Bu(e, t, n = []) {
  let r = 0;
  for await (let o of t)
    if (n.push(o), r += o.length, r > e) break;
  return Buffer.concat(n);
}

// src/transfer/errors.ts
var Z = class extends Error {
  name = "TransferFailure";
  recover;
  /** How long the server asked to wait, in milliseconds; 0 if it did not. */
  retryAfterMs;
  constructor(t, n, r = 0) {
    super(t), this.recover = n, this.retryAfterMs = r;
  }
};
function it(e) {
  let { origin: t, pathname: n } = new URL(e);
  return t + n;
}
var rr = "its certificate is signed by nobody this machine trusts; give the authority\u2019s certificate in NODE_EXTRA_CA_CERTS", Eu = {
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
  DEPTH_ZERO_SELF_SIGNED_CERT: [rr, "none"],
  SELF_SIGNED_CERT_IN_CHAIN: [rr, "none"],
  UNABLE_TO_GET_ISSUER_CERT: [rr, "none"],
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: [rr, "none"],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: [rr, "none"],
  CERT_HAS_EXPIRED: ["its certificate has expired", "none"],
  CERT_NOT_YET_VALID: ["its certificate is not valid yet; is the clock of this machine right?", "none"],
  ERR_TLS_CERT_ALTNAME_INVALID: ["its certificate is for another host; is the endpoint right?", "none"],
  ERR_SSL_WRONG_VERSION_NUMBER: ["it does not speak TLS; is the endpoint http: instead of https:?", "none"],
  HPE_INVALID_CONSTANT: ["it does not speak HTTP; is the endpoint https: instead of http:?", "none"],
  EPROTO: ["it does not speak TLS; is the endpoint http: instead of https:?", "none"]
};
function yC(e, t) {
  if (e instanceof Z) return e;
  let n = /Proxy.*\((\d{3})\)/.exec(e instanceof Error ? e.message : "")?.[1];
  if (n) return Ru(Number(n), t);
  let r = E(e) ?? "unknown error", [o, s] = Eu[r] ?? ["the connection failed", "retry"];
  return new Z(`${it(t)}: ${o} (${r})`, s);
}
function wC(e, t) {
  let n = E(e) ?? "unknown error", [r, o] = Eu[n] ?? ["the connection failed", "retry"], s = r.replace(/; is the .*/, ""), i = "correct HTTP_PROXY and HTTPS_PROXY, or name the host in NO_PROXY";
  return new Z(
    `the proxy at ${new URL(t).origin}: ${s} (${n}); ${i}`,
    o === "resume" ? "retry" : o
  );
}
function Ru(e, t) {
  let n = e === 407 ? "the proxy wants other credentials; give them in HTTP_PROXY and HTTPS_PROXY" : e >= 500 ? "the proxy cannot reach it; is the endpoint right, or the host missing in NO_PROXY?" : "the proxy does not let it through; if it need not, name the host in NO_PROXY";
  return new Z(`${it(t)}: ${n} (${e})`, e >= 500 ? "slow-down" : "none");
}
function bC(e, t) {
  let n = "a web page comes instead of an answer; is the endpoint right, or does a proxy or portal want a login?";
  return new Z(`${it(t)}: ${n} (${e})`, "none");
}
async function $u({ status: e, headers: t, body: n }, r) {
  if (e === 407) return Ru(e, r);
  let o = await nS(n), [s, i] = Qk(e, o, t.location), a = o === void 0 ? e : `${e} ${o}`, c = e === 429 || e >= 500 ? rS(t["retry-after"]) : 0;
  return new Z(`${it(r)}: ${s} (${a})`, i, c);
}
function Qk(e, t, n) {
  return e === 403 || t === "ExpiredToken" ? ["access is denied; are the credentials right, and is the clock?", "renew"] : e === 404 || e === 410 ? ["the object is gone; it was deleted meanwhile", "none"] : e === 412 ? ["the object was replaced meanwhile", "none"] : e === 416 ? ["the object is shorter than it was; it was replaced meanwhile", "none"] : e >= 300 && e < 400 ? [`it redirects${eS(n)}; use that as endpoint`, "none"] : e === 408 || e === 429 || e >= 500 ? ["it has trouble or too much to do", "slow-down"] : ["it refuses the request", "none"];
}
function eS(e) {
  return typeof e == "string" && URL.canParse(e) ? ` to ${new URL(e).origin}` : "";
}
var tS = 4096;
async function nS(e) {
  let t = [];
  return await Bu(tS, e, t).catch(() => {
  }), /<Code>(\w{1,64})<\/Code>/.exec(Buffer.concat(t).toString("latin1"))?.[1];
}
function rS(e) {
  if (typeof e != "string") return 0;
  let t = /^\d+$/.test(e) ? Number(e) * 1e3 : Date.parse(e) - Date.now();
  return Math.max(t || 0, 0);
}

// src/transfer/range-request.ts
async function Mu(e, t) {
  let { http: n, object: r, signed: o, signal: s } = t, { url: i } = o, a = !Number.isFinite(r.size), c = {
    ...!a && { range: `bytes=${e.position}-${e.end - 1}` },
    ...r.etag !== void 0 && { "if-match": r.etag },
    "accept-encoding": "identity"
  }, f = await n.request(i, {
    method: "GET",
    headers: c,
    signal: s,
    onHead: (u, m) => Iu(u) ? oS(u, m, e, t) : void 0
  });
  if (!Iu(f)) throw await $u(f, i);
  if (a && e.finish(), !e.isComplete()) throw Ge(i, "the connection ended before the object did", "resume");
}
var Iu = ({ status: e }) => e === 200 || e === 206;
function oS(e, t, n, r) {
  let { url: o } = r.signed;
  aS(e, r);
  let s = e.status === 200 && e.headers["content-range"] === void 0;
  return s ? (sS(e, n, r), r.onWholeObject(n)) : iS(e, n, r), n.start === 0 && r.begun?.resolve(), r.signed.worked = !0, (i) => {
    let a = n.end - n.position;
    if (i.length > a && !s) throw Ge(o, "it sends more bytes than it says", "retry");
    n.take(i.subarray(0, a)), r.onBytes(n, i.length, t), s && n.isComplete() && t.end();
  };
}
function sS({ headers: e }, t, { signed: { url: n }, object: { size: r } }) {
  if (t.position !== 0)
    throw Ge(n, "the server ignores the range that it is asked for", "await-whole");
  if (Number.isFinite(r) && !Tu(e["content-length"], r))
    throw Ge(n, "the object has another length", "retry");
}
function iS({ headers: e }, t, { signed: { url: n }, object: { size: r } }) {
  let o = `bytes ${t.position}-${t.end - 1}/${r}`;
  if (e["content-range"] !== o)
    throw Ge(n, `it sends '${e["content-range"]}' instead of '${o}'`, "retry");
  let s = e["content-length"];
  if (!Tu(s, t.end - t.position))
    throw Ge(n, `it sends ${s} bytes for '${o}'`, "retry");
}
function Tu(e, t) {
  return e === void 0 || e === String(t);
}
function aS({ headers: e }, { signed: { url: t }, object: { etag: n } }) {
  let r = e["content-encoding"] ?? "identity";
  if (r !== "identity")
    throw Ge(t, `something on the way encodes it as ${r}; a proxy?`, "none");
  if (/^text\/html/i.test(String(e["content-type"])))
    throw Ge(t, "a web page comes instead of the object; does a proxy or portal want a login?", "none");
  if (n !== void 0 && e.etag !== n) {
    let o = `the object was replaced meanwhile: its ETag is ${e.etag}, not ${n}`;
    throw Ge(t, o, "none");
  }
}
function Ge(e, t, n) {
  return new Z(`${it(e)}: ${t}`, n);
}

// src/transfer/fill-part.ts
async function Au(e, t) {
  let n = t.retries.forPart(e.start), r = () => !e.isComplete() && t.isWanted(e);
  for (; r(); ) {
    let o = await cS(e, t);
    if (o?.recover === "await-whole" && t.begun && await Su(t.begun.promise, t.signal), !(o === void 0 || !r())) {
      if (!Number.isFinite(t.object.size) && e.position > e.start) throw o;
      t.watch.failed(o), await n.recover(o, e.position);
    }
  }
}
async function cS(e, t) {
  let { limiter: n, link: r, retries: o, isWanted: s } = t, i = await n.acquire(e.start), a;
  try {
    if (a = await r.current(), !s(e)) return;
    await fS(e, a, t), i.increase(), o.progress();
    return;
  } catch (c) {
    if (!(c instanceof Z)) throw c;
    if (c.recover === "slow-down" && i.decrease(), c.recover !== "renew" || a === void 0) return c;
    r.refused(a, c);
    return;
  } finally {
    i.release();
  }
}
function fS(e, t, n) {
  let r = new AbortController(), o = AbortSignal.any([n.signal, r.signal]);
  return n.watch.during(
    e,
    () => Mu(e, { ...n, signed: t, signal: o }),
    (s) => r.abort(new Z(`${it(t.url)}: ${s}`, "resume"))
  );
}

// src/transfer/part.ts
function Cu(e, t, n) {
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
import { setTimeout as pS } from "node:timers/promises";
var hS = 100;
async function MC(e, t) {
  let { signal: n, judge: r, maxFailures: o = () => 3 } = e, s = e.maxWaitMs ?? 4e3;
  for (let i = 0; ; ) {
    let a = xu(e);
    try {
      return await t(a);
    } catch (c) {
      n.throwIfAborted();
      let { error: f, recovery: u, retryAfterMs: m } = r(a.isOver() ? void 0 : c);
      if (u === "recovered") continue;
      if (i += a.isOver() ? 2 : 1, u === "final" || i >= o() || m > s) throw f;
      s -= m, await Fu(Math.max(m, Ri(hS * 4 ** i)), n);
    } finally {
      a.end();
    }
  }
}
function Nu(e) {
  let { limits: t, remainingMs: n, signal: r } = e, o = bu(e.parts), s = 0;
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
          let l = m ? 0 : t.backoffMs * 2 ** (a - 1), d = f.retryAfterMs + Ri(l);
          if (f.retryAfterMs > 0 && d > n()) throw f;
          d > 0 && await Fu(d, r);
        }
      };
    }
  };
}
async function Fu(e, t) {
  await pS(e, void 0, { signal: t }).catch(() => t.throwIfAborted());
}

// src/transfer/least-speed.ts
function co({ paceBytes: e, paceMs: t, paceAfterMs: n }, r = 1 / 0) {
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
function _u(e) {
  let { limits: t, bytes: n, awaited: r, giveUp: o } = e, s = co(t, n), i = 0, a = performance.now(), c, f = gS(e, () => {
    a = performance.now();
  }), u = (d) => {
    let p = s.check(r() !== void 0, d);
    if (p && o(`the store sends only ${p}`), i >= t.progressBytes || !r())
      a = d, i = 0;
    else if (d - a >= t.noProgressMs) {
      let h = c ? `${c.message}; ` : "";
      o(`${h}no progress for ${Lu(t.noProgressMs)}`);
    }
  }, l = setInterval(() => {
    let d = performance.now();
    f.check(d), u(d);
  }, Math.min(500, t.idleMs / 4, t.hedgeMs / 2));
  return {
    during: f.during,
    received(d) {
      i += d, s.moved(d);
    },
    failed(d) {
      c = d;
    },
    remainingMs: () => t.noProgressMs - (performance.now() - a),
    stop: () => clearInterval(l)
  };
}
function gS({ limits: e, awaited: t, isPaused: n }, r) {
  let o = /* @__PURE__ */ new Set(), s = /* @__PURE__ */ new WeakMap(), i = { bytes: 0, ms: 0 }, a = (f, u) => {
    let { part: m, abort: l } = f;
    m.position - f.seenPosition >= e.progressBytes || n() ? (f.seenAt = u, f.seenPosition = m.position) : u - f.seenAt >= e.idleMs && l(`it sends next to nothing for ${Lu(e.idleMs)}`);
  }, c = ({ part: f, since: u, from: m, abort: l }, d) => {
    let p = s.get(f) ?? 0, h = (d - u - e.hedgeMs * 2 ** p) * i.bytes / i.ms;
    i.ms === 0 || f.position - m >= h / 4 || (s.set(f, p + 1), l("it sends one part much more slowly than others"));
  };
  return {
    async during(f, u, m) {
      let [l, d] = [performance.now(), f.position], p = { part: f, abort: m, since: l, from: d, seenAt: l, seenPosition: d };
      o.add(p);
      try {
        await u(), i.bytes += f.position - d, i.ms += performance.now() - l, r();
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
function Lu(e) {
  return `${Math.round(e / 100) / 10} s`;
}

// src/transfer/download.ts
function Du(e, t, n) {
  return new Ii(e, t, n);
}
var Ii = class extends yS {
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
    super({ objectMode: !0 }), this.#o = t, this.#e = o, this.#t = { ...ku, ...o.limits }, this.#i = n, this.#d = r, this.#f = r, this.#c = r - n < this.#t.singleBytes ? Math.max(r - n, 1) : o.partBytes, this.#l = o.memory ?? en(Math.min(o.partBytes, 1024 * 1024)), this.release = this.#l.release, this.#n = o.order !== "any" || !Number.isFinite(r) || o.concurrency === 1, o.signal.addEventListener("abort", this.#a), o.signal.aborted && this.#a();
  }
  _read() {
    this.#g();
  }
  _destroy(t, n) {
    this.#e.signal.removeEventListener("abort", this.#a), this.#h?.watch.stop(), this.#u.abort(t ?? new Error("the stream was closed")), n(t);
  }
  #b() {
    let { http: t, concurrency: n } = this.#e, { signal: r } = this.#u, o = this.#t, s = this.#f - this.#i, i = _u({
      limits: o,
      bytes: s,
      awaited: () => this.#m ? this.#s[0] : void 0,
      isPaused: () => this.#p !== void 0,
      // The caller may try again later.
      giveUp: (c) => this.destroy(new Z(c, "retry"))
    }), a = Math.ceil(s / this.#c);
    return {
      http: t,
      object: this.#o,
      link: vu(this.#o),
      begun: this.#i === 0 ? Promise.withResolvers() : void 0,
      limiter: Ou(n),
      retries: Nu({ parts: a, limits: o, remainingMs: i.remainingMs, signal: r }),
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
      if (this.#S(), this.#s.length === 0)
        return this.#m = !1, void this.push(null);
      if (!(this.#n ? this.#s.slice(0, 1) : this.#s).some((n) => this.#k(n))) return;
    }
  }
  /** @returns whether the part had bytes, or is done */
  #k(t) {
    let n = t.position - t.heldBytes, r = t.next();
    if (r)
      this.#r.set(r, n), this.#m = this.push(r), t.heldBytes < this.#c && this.#w();
    else if (t.isComplete()) this.#s.splice(this.#s.indexOf(t), 1);
    else return !1;
    return !0;
  }
  #S() {
    this.#h ??= this.#b();
    let t = Number.isFinite(this.#o.size) ? this.#e.concurrency : 1;
    for (; this.#s.length < t && this.#i < this.#d; ) {
      let n = this.#x();
      this.#s.push(n), Au(n, this.#h).then(
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
    return o ? this.#d = n - ((n - t) % r || r) : this.#i = Math.min(t + r, n), Cu(o ? this.#d : t, o ? n : this.#i, this.#l);
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
var Uu = "headstart";
function Mi(e) {
  af(Uu, JSON.stringify(e));
}
function fo() {
  let e = cf(Uu);
  return e === "" ? void 0 : JSON.parse(e);
}

// src/rolling.ts
var zu = F(Wu(), 1);
function ee(e) {
  return e ? kS : wS;
}
var wS = {
  mistake: ci,
  lookups: (e) => e,
  nameFor: (e) => e,
  keyIn: (e) => e
}, qu = "~v", bS = qu.length + 49, ju = Gr - bS, kS = {
  mistake(e) {
    let [t = ""] = e, n = Ai(t).length > ju, r = `Key Validation Error: ${t} cannot be larger than ${ju} characters with rolling; ~ counts twice.`;
    return ci(e) ?? (n ? r : void 0);
  },
  lookups([e = "", ...t]) {
    let n = uo(e), r = t.length < 9 ? [n] : [];
    return [n, ...r, ...t.map(Ai)];
  },
  nameFor(e, { runId: t, runAttempt: n }) {
    let [r, o] = [Hu(t, 20), Hu(n, 5)];
    return `${uo(e)}${Date.now()}-${r}-${o}-${(0, zu.randomBytes)(4).toString("hex")}`;
  },
  keyIn: (e) => e.replace(/^((?:[^~]|~~)*)~v[^~]*$/, "$1").replaceAll("~~", "~")
};
function uo(e) {
  return Ai(e) + qu;
}
function Gu(e) {
  return Number(/~v(\d+)-[^~]*$/.exec(e)?.[1] ?? 0);
}
function Ai(e) {
  return e.replaceAll("~", "~~");
}
function Hu(e, t) {
  return e.replace(/\D/g, "").slice(0, t) || "0";
}
var SS = 3600 * 1e3;
function Ju(e, t) {
  let n = e.toSorted(ui), r = n[0]?.createdAt.getTime() ?? 0;
  return n.filter((o, s) => {
    let i = n[s - 1]?.createdAt.getTime() ?? r;
    return s >= t && r - i > SS;
  });
}

// src/steps/job.ts
import { lstatSync as yP } from "node:fs";

// src/formats/actions-cache/actions-cache.ts
var Km = F(Ku(), 1);

// src/formats/naming.ts
function Ni({ crossOs: e, platform: t = process.platform }) {
  return t === "win32" && !e;
}
function mo(e, t) {
  let n = Ni(t) ? "windows-only" : "any", r = t.rolling ? ["rolling"] : [];
  return yf([...r, Xt, e, n, ...t.paths]);
}

// src/formats/actions-cache/pack.ts
import { once as nx } from "node:events";
import { setImmediate as rx } from "node:timers/promises";

// src/formats/packing.ts
import { symlinkSync as xS } from "node:fs";
import { join as vS } from "node:path";
function tn({ matches: e, scratch: t }) {
  let n = new Map(e.map(({ root: r }) => [r.place, r.base]));
  for (let [r, o] of n) xS(o, vS(t, String(r)));
}
async function wt(e, { write: t, signal: n }) {
  let r = 0;
  for await (let o of e)
    await t(o), n.throwIfAborted(), r += o.length;
  return r;
}

// src/formats/tar-commands.ts
var PS = ["-b", String(2048)];
function OS(e) {
  return ["-b", String(Math.min(Math.max(20, Math.ceil(e / 512 / 8)), 2048))];
}
var Fi = process.platform === "darwin" ? ["--no-mac-metadata"] : [];
function lo(e, { beyondAscii: t, archiveBytes: n = Number.POSITIVE_INFINITY, listing: r }) {
  if (e.dialect === "node") return { thread: "create" };
  let { path: o, dialect: s } = e, i = OS(n);
  if (s === "bsd") {
    let f = ["--uid", "0", "--gid", "0", "--uname", "", "--gname", ""], u = [...Fi, "--no-xattrs", "--no-acls", "--no-fflags", ...f], m = ["--format", "pax", "--options", "hdrcharset=BINARY"], l = ["--no-recursion", "--null", "-T", "-"];
    return { path: o, args: ["-c", "-P", "-f", "-", ...i, ...m, ...u, ...l] };
  }
  let a = t ? ",hdrcharset:=BINARY" : "", c = r === void 0 ? [] : ["-vv", "--utc", `--index-file=${r}`];
  return { path: o, args: [...Yu(a), "-P", "--sparse", ...c, ...i, ...Vu] };
}
var Vu = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"];
function Yu(e = "") {
  return ["--create", "--file=-", ...["--format=posix", `--pax-option=exthdr.name=pax,delete=atime,delete=ctime${e}`], "--numeric-owner", "--owner=0", "--group=0"];
}
function po({ path: e }) {
  let t = ["-b", "128", "--mode=a-st", "--transform=s,^\\([0-9]*\\)/\\.$,\\1,SH"], n = ["--clamp-mtime", `--mtime=@${4294967295}`];
  return { path: e, args: [...Yu(",delete=mtime"), ...t, ...n, ...Vu] };
}
function ho(e, t) {
  if (e.dialect === "node") return { thread: "extract", bases: t };
  let { path: n, dialect: r } = e, o = r === "gnu" ? ["--warning=no-unknown-keyword"] : Fi, s = ["-f", "-", "--ignore-zeros", ...PS, ...o];
  return { path: n, args: ["-x", ...s, "--no-same-owner", "--no-same-permissions"] };
}
function Zu({ path: e }) {
  return { path: e, args: ["-c", "-f", "-", "--format", "mtree", "--options", "!all,type,mode,time", "@-"] };
}
function Xu({ path: e }) {
  return { path: e, args: ["-x", "-p", "-f", "-", "--no-same-owner", ...Fi] };
}

// src/formats/actions-cache/compression.ts
var on = F(em(), 1);
import { pipeline as xm, Readable as vm } from "node:stream";
import { pipeline as QS } from "node:stream/promises";

// src/formats/node-tar/start.ts
var dm = F(nm(), 1);
import { availableParallelism as mm } from "node:os";
import { extname as IS, join as MS } from "node:path";
import { Readable as lm, Writable as TS } from "node:stream";
import { Worker as AS } from "node:worker_threads";

// src/formats/node-tar/flow.ts
function rm(e) {
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
var nn = F(sm(), 1);
import { once as BS } from "node:events";
var bt = 4 * 1024 * 1024;
async function im(e, t) {
  let n = (0, nn.createZstdCompress)({ ...ES(e, t), flush: nn.constants.ZSTD_e_end });
  try {
    return n.write(e), await BS(n, "readable"), RS(n.read());
  } finally {
    n.destroy();
  }
}
var uN = 33 * 1024 * 1024;
function ES({ length: e }, t) {
  return { params: { [nn.constants.ZSTD_c_compressionLevel]: t }, chunkSize: $S(e) };
}
function RS({ buffer: e, byteOffset: t, length: n }) {
  return t === 0 && e.byteLength > Buffer.poolSize ? Buffer.from(e.transfer(n)) : Buffer.from(e.slice(t, t + n));
}
function $S(e) {
  return e + (e >> 8) + (e < 131072 ? 131072 - e >> 11 : 0) + 1;
}

// src/formats/node-tar/slabs.ts
function am(e, t, n) {
  let r = (s) => new Int32Array(new SharedArrayBuffer(4 * s));
  return { slabs: Array.from({ length: e }, () => new SharedArrayBuffer(t)), owners: r(e), releases: r(1), share: n };
}
function cm({ slabs: e }, t) {
  return Buffer.from(e[t]);
}
function _i({ owners: e, releases: t }, n, r) {
  Atomics.compareExchange(e, n, r, 0) === r && (Atomics.add(t, 0, 1), Atomics.notify(t, 0));
}
function fm(e, t) {
  for (let n = 0; n < e.slabs.length; n++) _i(e, n, t);
}

// src/formats/node-tar/start.ts
function kt(e, t) {
  if (!("thread" in e)) return V([e], t);
  let n = Di(e, t);
  return { ...n, stdout: lm.from(CS(n)) };
}
async function* CS({ stdout: e }) {
  for await (let { content: t, release: n } of e) {
    let r = Buffer.from(t);
    n(), yield r;
  }
}
var NS = MS(import.meta.dirname, `tar-thread${IS(import.meta.filename)}`), pm = [], Li = Math.min(mm(), 2), or = Math.min(mm(), 4), um, FS = 0;
function hm() {
  return um ??= am(or + 1, bt, or + 2 - Li), um;
}
function _S() {
  (0, dm.setFlagsFromString)("--semi-space-growth-factor=1");
  let e = { maxYoungGenerationSizeMb: 2 };
  return { thread: new AS(NS, { execArgv: [], env: {}, resourceLimits: e }), owner: ++FS };
}
function Di(e, { cwd: t, signal: n }) {
  let r = pm.pop() ?? _S(), { thread: o, owner: s } = r, i = hm();
  o.ref();
  let a = (g) => o.postMessage(g), c = { ...e, cwd: t, mask: process.umask(), slabs: i, owner: s };
  a(c);
  let f = rm(o), u = new TS({
    write: (g, y, b) => {
      f.send(new Uint8Array(g)).then(() => b());
    },
    final(g) {
      a("end"), g();
    }
  });
  u.on("error", () => {
  });
  let m = new lm({ objectMode: !0, read() {
  } }), l = (g) => {
    "taken" in g ? f.taken(g.taken) : m.push("frame" in g ? d(g) : p(g));
  }, d = ({ frame: g, contentBytes: y }) => ({ frame: Buffer.from(g.buffer, g.byteOffset, g.length), contentBytes: y }), p = ({ slab: g, filled: y }) => ({
    content: cm(i, g).subarray(0, y),
    release: () => _i(i, g, s)
  }), h = LS(r, l, n).finally(() => {
    m.push(null), u.destroy(new Error("its reader has ended"));
  });
  return { pid: process.pid, stdin: u, stdout: m, ended: h };
}
async function LS(e, t, n) {
  let { thread: r } = e, { promise: o, resolve: s } = Promise.withResolvers(), i = (m) => {
    m === "done" ? s(void 0) : "isBadEntry" in m ? s(m.isBadEntry ? new k(m.message) : new ne(m.message)) : t(m);
  }, a = ({ message: m }) => s(new ne(m)), c = () => s(new ne("a thread of tar ended early")), f = () => {
    r.terminate();
  };
  r.on("message", i).on("error", a).on("exit", c), n.addEventListener("abort", f), n.aborted && f();
  let u = await o;
  if (n.removeEventListener("abort", f), r.off("message", i).off("error", a).off("exit", c), !u && !n.aborted) {
    r.unref(), pm.push(e);
    return;
  }
  throw await r.terminate(), fm(hm(), e.owner), n.throwIfAborted(), u;
}

// src/formats/zstd.ts
var rn = F(ym(), 1);
import { once as JS } from "node:events";
import { pipeline as KS } from "node:stream";

// src/formats/output-limit.ts
import { statfsSync as DS } from "node:fs";
import { readFile as US } from "node:fs/promises";
var wm = 64 * 1024 * 1024, WS = 0.1, jS = 8 * 1024, HS = 8, zS = 25;
function St({ files: e, bytes: t, unpackedBytes: n = t }) {
  return Math.max(t, n) * (1 + WS) + e * jS;
}
function Je(e) {
  let t = new AbortController(), { bavail: n, bsize: r } = DS(e), o = wm + HS * n * r, s = wm, i = 0, a = (c) => {
    c > s && t.abort(new k("it unpacks to more than its index declares")), c > o && t.abort(new Error(`it unpacks to far more than there is room for at ${e}`));
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
      let u = setInterval(async () => a(await qS(c)), zS), m = () => clearInterval(u);
      f.then(m, m);
    }
  };
}
async function qS(e) {
  let t = await US(`/proc/${e}/io`, "latin1").catch(() => "");
  return Number(/^wchar: (\d+)$/m.exec(t)?.[1] ?? 0);
}

// src/formats/sink.ts
function sr({ write: e, ...t }) {
  let n = 0, r = 0, o = () => {
  }, s = t.ended.then(() => {
    throw new ne("unpacking ended before all bytes were read");
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
var GS = 32 * 1024 * 1024;
async function go(e, t) {
  for (; e.pending > GS / t.length; ) await e.progress();
}

// src/formats/zstd.ts
var VS = 1024 * 1024;
function xt(e, t = Number.POSITIVE_INFINITY) {
  return e === void 0 || t < VS ? Ui : YS(e);
}
function YS(e) {
  return {
    packing(t, n, r) {
      if ("thread" in t) return Ui.packing(t, n, r);
      let { level: o, threads: s, check: i } = n, a = s === 1 ? "--single-thread" : `-T${s}`, c = ["-q", "-c", i ? "--check" : "--no-check", `-${o}`, a];
      return V([t, { path: e, args: c }], r);
    },
    unpacking(t, n) {
      if ("thread" in t) return Ui.unpacking(t, n);
      let r = Je(n.cwd), o = { ...n, signal: AbortSignal.any([n.signal, r.signal]) }, { pid: s, stdin: i, stdout: a, ended: c } = V([{ path: e, args: ["-q", "-d", "-c"] }, t], o);
      return r.watch(s, c), sr({
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
          i.end(ZS);
        }
      });
    }
  };
}
var ZS = Buffer.from([80, 42, 77, 24, 0, 0, 0, 0]), bm = 128 * 1024;
function XS(e, t, n) {
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
      await e, r = (0, rn.createZstdDecompress)({ chunkSize: bm }), r.on("error", () => {
      });
      for (let [c, f] of o) i(f, c);
      s && r.end();
      for await (let c of r)
        n.count(c.length), n.signal.throwIfAborted(), t.write(c) || await JS(t, "drain");
      r.destroy();
      for (let [c] of o) o.delete(c) && c(new Error("it comes after the frame"));
    })()
  };
}
var Ui = {
  packing(e, { level: t, check: n }, r) {
    let o = kt(e, r), { ZSTD_c_compressionLevel: s, ZSTD_c_checksumFlag: i } = rn.constants, a = { [s]: t, [i]: Number(n) }, c = (0, rn.createZstdCompress)({ params: a, chunkSize: bm });
    return KS(o.stdout, c, () => {
    }), { ...o, stdout: c };
  },
  unpacking(e, t) {
    let n = new AbortController(), r = Je(t.cwd), o = AbortSignal.any([t.signal, n.signal, r.signal]), { stdin: s, stdout: i, ended: a } = kt(e, { ...t, signal: o }), c = Promise.resolve(), f;
    return sr({
      stdout: i,
      ended: a,
      allow: r.allow,
      write(u, m) {
        f || (f = XS(c, s, r), c = f.fed.catch((l) => n.abort(l))), f.write(u, m);
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
function Pm(e, { tools: t, level: n }, r) {
  if (t.zstd) return xt(t.zstd).packing(e, { level: n, threads: 0, check: !0 }, r);
  let o = kt(e, r), s = (0, on.createGzip)();
  return xm(o.stdout, s, () => {
  }), { ...o, stdout: s };
}
var Wi = Buffer.from([40, 181, 47, 253]), km = Buffer.from([31, 139]);
async function* Om(e, t, n) {
  let [r, o] = await ex(e);
  if (r.subarray(0, km.length).equals(km)) yield* Sm((0, on.createGunzip)(), o);
  else if (r.subarray(0, Wi.length).equals(Wi)) t ? yield* tx({ path: t, args: ["-q", "-d", "-c"] }, o, n) : yield* Sm((0, on.createZstdDecompress)(), o);
  else throw new k("it is no archive");
}
async function ex(e) {
  let t = e[Symbol.asyncIterator](), n = Buffer.alloc(0);
  for (; n.length < Wi.length; ) {
    let o = await t.next();
    if (o.done) break;
    n = Buffer.concat([n, o.value]);
  }
  async function* r() {
    yield n, yield* { [Symbol.asyncIterator]: () => t };
  }
  return [n, r()];
}
async function* Sm(e, t) {
  xm(vm.from(t), e, () => {
  }), yield* e;
}
async function* tx(e, t, { cwd: n, signal: r }) {
  let o = new AbortController(), { stdin: s, stdout: i, ended: a } = V([e], {
    cwd: n,
    signal: AbortSignal.any([r, o.signal])
  }), c = QS(vm.from(t), s).catch((f) => {
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
async function Bm(e) {
  let { tools: t, level: n, workspace: r } = e, o = new AbortController(), s = (y) => o.abort(y), i = { cwd: r, signal: AbortSignal.any([e.signal, o.signal]) }, a = lo(t.tar, { beyondAscii: !1 }), { stdin: c, stdout: f, ended: u } = Pm(a, { tools: t, level: n }, i), m = { segments: [], files: 0, bytes: 0, skipped: [] }, l = sx(c, { ...e, signal: i.signal }, m).catch(s), d = wt(f, e);
  d.catch(s), await u, await l;
  let p = await d;
  o.signal.throwIfAborted();
  let { files: h, bytes: g } = m;
  return h > 0 && m.segments.push({ kind: "archive", offset: 0, length: p, files: h, bytes: g }), m;
}
var ox = 256;
async function sx(e, { matches: t, found: n, workspace: r, signal: o }, s) {
  let i = ix(t, r), a = /* @__PURE__ */ new Set(), c = [];
  for (let f of n) {
    for (let { kind: u, member: m, bytes: l, hardLink: d } of f) {
      if (u === "other") {
        s.skipped.push(m);
        continue;
      }
      s.files++, (!d || !a.has(d.inode)) && (s.bytes += l), d && a.add(d.inode), c.push(`${i(m)}\0`);
    }
    c.length < ox || (e.write(c.join(""), "latin1") || await nx(e, "drain", { signal: o }), c = [], await rx(void 0, { signal: o }));
  }
  e.end(c.join(""), "latin1");
}
function ix(e, t, n = process.platform) {
  let { join: r, relative: o } = et(n), s = new Map(
    e.map(({ root: i }) => [String(i.place), o(x(t), x(i.base))])
  );
  return (i) => {
    let a = i.indexOf("/");
    return r(s.get(i.slice(0, a)) ?? "", i.slice(a + 1));
  };
}

// src/formats/actions-cache/unpack.ts
var Gm = F(Rm(), 1);
import { linkSync as Wx, mkdirSync as jx } from "node:fs";
import { availableParallelism as Hx } from "node:os";
import { dirname as zx, join as qx } from "node:path";

// src/formats/tar-records.ts
var J = 512;
function me(e) {
  return (J - e % J) % J;
}
function yo(e, t, n) {
  let r = n.toString("latin1");
  if (t === "L") return { ...e, name: $m(r) };
  if (t === "K") return { ...e, target: $m(r) };
  if (t === "g") return e;
  let o = new Map(ax(r));
  return { ...e, ...cx(o) };
}
function $m(e) {
  let t = e.indexOf("\0");
  return t < 0 ? e : e.slice(0, t);
}
function* ax(e) {
  for (let t = 0; t < e.length; ) {
    let n = e.indexOf(" ", t), r = Number(e.slice(t, n)), o = e.slice(n + 1, t + r - 1), s = o.indexOf("=");
    if (!(Number.isInteger(r) && r > n - t && e[t + r - 1] === `
`) || s < 1) throw new k("its archive is damaged");
    yield [o.slice(0, s), o.slice(s + 1)], t += r;
  }
}
function cx(e) {
  let t = (c) => e.get(c) || void 0, n = {}, r = t("GNU.sparse.name") ?? t("path"), o = t("linkpath"), s = t("size"), i = t("mtime");
  r !== void 0 && (n.name = r), o !== void 0 && (n.target = o), s !== void 0 && (n.size = Number(Im(s))), i !== void 0 && /^-?\d{1,18}(\.\d{1,18})?$/.test(i) && (n.mtime = i);
  let a = [...e.keys()].some((c) => c.startsWith("GNU.sparse."));
  if (a && t("GNU.sparse.major") !== "1") throw new k("its archive has an old form of holes");
  return a && (n.sparseSize = Im(t("GNU.sparse.realsize"))), n;
}
function Im(e = "") {
  if (/^\d{1,15}$/.test(e)) return e;
  throw new k("its archive is damaged");
}

// src/formats/archive-reader.ts
var fx = 1024 * 1024;
function Mm(e = "one") {
  let t = Buffer.alloc(0), n = {}, r, o = 0, s = 0, i = e === "several", a = (f, u) => {
    n = yo(n, f, u), s = me(u.length), r = void 0;
  }, c = (f) => {
    if (i = f.every((p) => p === 0), i) return;
    let { type: u, member: m } = ux(f);
    if ("xgLK".includes(u)) {
      if (m.size > fx) throw new k("a header in the archive is too large");
      r = { type: u, size: m.size };
      return;
    }
    let l = { ...m, ...n, name: n.name ?? m.name };
    n = {};
    let d = { ...l, kind: dx(u, l.name) };
    if (d.kind !== "file" && d.size > 0) throw new k("a link or directory has content");
    return o = d.size, s = me(d.size), d;
  };
  return {
    /** Each member that begins in these bytes, followed by the pieces of its content. */
    *push(f) {
      let u = t.length === 0 ? f : Buffer.concat([t, f]);
      t = u.subarray(u.length);
      for (let m = 0; m < u.length && (!i || e === "several"); ) {
        let l = m + (o || s || (r?.size ?? J)), d = u.subarray(m, l);
        if (m += d.length, o > 0)
          o -= d.length, yield d;
        else if (s > 0) s -= d.length;
        else if (l > u.length) t = d;
        else if (r) a(r.type, d);
        else {
          let p = c(d);
          p && (yield p);
        }
      }
    },
    /** Must be called after the last bytes. */
    finish() {
      if (!i || t.length > 0) throw new k("its archive ends too early");
    }
  };
}
function ux(e) {
  if (wo(e, 148, 8) !== mx(e)) throw new k("its archive is damaged");
  let t = sn(e, 0, 100), n = sn(e, 257, 6) === "ustar" ? sn(e, 345, 155) : "";
  return {
    type: sn(e, 156, 1) || "0",
    member: {
      name: n === "" ? t : `${n}/${t}`,
      target: sn(e, 157, 100),
      // Without setuid, setgid and sticky bits.
      mode: wo(e, 100, 8) & 511,
      mtime: String(wo(e, 136, 12)),
      size: wo(e, 124, 12),
      sparseSize: void 0
    }
  };
}
function mx(e) {
  let t = 256;
  for (let n = 0; n < J; n++) (n < 148 || n >= 156) && (t += e[n]);
  return t;
}
function sn(e, t, n) {
  let r = e.toString("latin1", t, t + n), o = r.indexOf("\0");
  return o < 0 ? r : r.slice(0, o);
}
function wo(e, t, n) {
  let r = e[t];
  if (r === 128) return Number(e.readBigUInt64BE(t + n - 8));
  let o = sn(e, t, n).trim(), s = o === "" ? 0 : Number.parseInt(o, 8);
  if (Number.isSafeInteger(s) && s >= 0 && /^[0-7]*$/.test(o)) return s;
  if (r === 255) return 0;
  throw new k("its archive is damaged");
}
var lx = {
  0: "file",
  7: "file",
  1: "hardlink",
  2: "symlink",
  3: "other",
  4: "other",
  5: "directory",
  6: "other"
};
function dx(e, t) {
  let n = lx[e];
  if (!n) throw new k(`its archive holds something of the unknown type ${JSON.stringify(e)}`);
  return n === "file" && t.endsWith("/") ? "directory" : n;
}

// src/formats/extract-workers.ts
import { existsSync as gx, mkdirSync as Tm, readdirSync as yx, rmSync as wx } from "node:fs";
import { join as bo } from "node:path";

// src/files/merge-trees.ts
import { rmdirSync as px } from "node:fs";
function ji(e, t, n) {
  if (!qt(w(e), w(t))) {
    oe(t).length < oe(e).length && hx(e, t, n);
    for (let r of oe(e)) ji(`${e}/${r}`, `${t}/${r}`, n);
    px(w(e));
  }
}
function hx(e, t, n) {
  re(w(e), n), re(w(t), w(e)), re(n, w(t));
}

// src/formats/extract-workers.ts
async function ko({ tar: e, codec: t, dir: n, workers: r, files: o, signal: s, warn: i }, a) {
  let c = new AbortController(), f = AbortSignal.any([s, c.signal]), u = (v) => c.abort(v), m = Array.from({ length: r }, (v, B) => bo(n, `lane-${B}`)), l = m.map((v) => {
    Tm(v);
    let B = t.unpacking(ho(e), { cwd: v, signal: f });
    return B.stdout.resume(), { sink: B, files: B.ended.then(() => Hi(x(v))).catch(u) };
  }), d = l.map(({ sink: v }) => v), p = await a(d, f).catch(u), h = await Promise.all(l.map(({ files: v }) => v));
  f.throwIfAborted();
  let g = h.reduce((v, B) => v + (B ?? 0), 0), y = bx(n);
  if (g > o() || g < o() && !y)
    throw new k(`its segments held ${g} files instead of ${o()}`);
  let b = bo(n, "tree");
  Tm(b);
  for (let v of m) ji(x(v), x(b), bo(n, "aside"));
  let S = y ? o() - Hi(x(b)) : 0;
  if (S > o() - g)
    throw wx(b, { recursive: !0 }), new Ut();
  return S > 0 && i(`Some names are one name here, so later files replaced ${S} of ${o()} files`), p;
}
function bx(e) {
  return process.platform === "darwin" || gx(bo(e, "LANE-0"));
}
function Hi(e) {
  let t = 0;
  for (let n of yx(w(e), { withFileTypes: !0, encoding: "latin1" }))
    if (n.isDirectory()) t += Hi(`${e}/${n.name}`);
    else if (n.isFile()) t++;
    else throw new k("a segment of files holds something else");
  return t;
}
var kx = 1024 * 1024;
async function Am(e, t, n) {
  let r = [];
  for (let i of t) xx(i);
  let o = t.filter(({ kind: i }) => i === "files").length, s;
  for await (let { segment: i, bytes: a, endsFrame: c, ends: f } of Px(e, t)) {
    if (i.kind !== "files") {
      r.push(a);
      continue;
    }
    if (s || (s = await vx(n), s.allow(St(i))), s.write(a, () => e.release?.(a)), await go(s, n), c && s.endFrame(), !!f && (s = void 0, --o === 0))
      for (let u of n) u.end();
  }
  return r;
}
var Sx = 1024 * 1024;
function xx(e) {
  let t = 2 + St(e) / Sx;
  if ((e.frames?.length ?? 0) > t)
    throw new k("a segment has more frames than its content needs");
}
async function vx(e) {
  for (; ; ) {
    let [t] = e.toSorted((n, r) => n.pending - r.pending || n.given - r.given);
    if (t.pending <= kx) return t;
    await Promise.race(e.map((n) => n.progress()));
  }
}
async function* Px(e, t) {
  let n = Ox(t), r = n.next(), o = 0;
  for await (let s of e)
    for (let i = 0; i < s.length; ) {
      if (r.done) throw new k("its body is longer than its segments");
      let { segment: a, end: c, ends: f } = r.value, u = s.subarray(i, i + c - o);
      i += u.length, o += u.length;
      let m = o === c;
      yield { segment: a, bytes: u, endsFrame: m, ends: f && m }, m && (r = n.next());
    }
}
function* Ox(e) {
  for (let t of e) {
    let n = t.offset, r = t.frames ?? [t.length];
    for (let [o, s] of r.entries())
      n += s, yield { segment: t, end: n, ends: o === r.length - 1 };
  }
}

// src/formats/member-header.ts
var Cm = /[\u0080-\u00ff]/, So = 100, zi = 8589934591, Bx = { file: "0", hardlink: "1", symlink: "2", directory: "5", whiteout: "3" };
function ir(e) {
  let t = Buffer.allocUnsafe(qi(e));
  return t.subarray(0, Gi(t, 0, e));
}
function qi({ name: e, target: t }) {
  return 4 * J + 2 * (e.length + t.length);
}
function Gi(e, t, n, r = !1) {
  let o = Rx(n, r), s = t;
  if (o !== "") {
    s += Ex(o.length).copy(e, s), s += e.write(o, s, "latin1");
    let i = s + me(o.length);
    e.fill(0, s, i), s = i;
  }
  return Fm(e, s, n, Bx[n.kind]), s + J;
}
var Nm = /* @__PURE__ */ new Map();
function Ex(e) {
  let t = Nm.get(e);
  if (t) return t;
  let n = Buffer.alloc(J);
  return Fm(n, 0, { name: "pax", target: "", mtime: "0", mode: 420, size: e }, "x"), Nm.set(e, n), n;
}
function Rx({ name: e, target: t, mtime: n, size: r, sparseSize: o }, s) {
  let i = Cm.test(e) || Cm.test(t), a = i && !s ? Ke("hdrcharset", "BINARY") : "", c = i || e.length > So ? Ke("path", e) : "", f = i || t.length > So ? Ke("linkpath", t) : "", u = /^\d{1,11}$/.test(n) ? "" : Ke("mtime", n), m = r > zi ? Ke("size", String(r)) : "";
  return a + c + (t === "" ? "" : f) + u + m + $x(e, o);
}
function $x(e, t) {
  return t === void 0 ? "" : Ke("GNU.sparse.major", "1") + Ke("GNU.sparse.minor", "0") + Ke("GNU.sparse.name", e) + Ke("GNU.sparse.realsize", t);
}
function Ke(e, t) {
  let n = ` ${e}=${t}
`, r = n.length + String(n.length).length;
  return `${n.length + String(r).length}${n}`;
}
var Ix = Mx();
function Mx() {
  let e = Buffer.alloc(J);
  return an(e, 108, 7, 0), an(e, 116, 7, 0), e.write("        ", 148, "latin1"), e.write("ustar\x0000", 257, "latin1"), e;
}
function Fm(e, t, { name: n, target: r, mode: o, mtime: s, size: i }, a) {
  Ix.copy(e, t);
  let c = Math.min(Math.max(Math.trunc(Number(s)), 0), zi);
  e.write(n, t, So, "latin1"), an(e, t + 100, 7, o), an(e, t + 124, 11, Math.min(i, zi)), an(e, t + 136, 11, c), e[t + 156] = a.charCodeAt(0), r !== "" && e.write(r, t + 157, So, "latin1");
  let f = 0;
  for (let u = t; u < t + J; u++) f += e[u];
  an(e, t + 148, 6, f), e[t + 154] = 0;
}
function an(e, t, n, r) {
  let o = r;
  for (let s = t + n - 1; s >= t; s--) {
    let i = Math.floor(o / 8);
    e[s] = 48 + o - i * 8, o = i;
  }
}

// src/files/member-paths.ts
function xo(e) {
  return new Map(e.map(({ place: t, base: n }) => [String(t), x(n)]));
}
function _m(e) {
  return (t) => {
    let n = t.indexOf("/");
    return `${e.get(t.slice(0, n))}${t.slice(n)}`;
  };
}

// src/formats/skeleton.ts
async function vo(e, t) {
  if (e.bytes.length === 0) return;
  let { tar: n, roots: r, ...o } = t;
  await Lm(ho(n, xo(r)), e, o), n.dialect === "bsd" && await Tx(e, n, o);
}
async function Tx(e, t, n) {
  let o = (await Lm(Zu(t), e, n)).split(`
`).filter((c) => c.includes(" type=dir")).map((c) => c.replace(/ mode=\d*(\d{3})\b/, " mode=$1")), { stdin: s, stdout: i, ended: a } = V([Xu(t)], n);
  i.resume(), s.end(["#mtree", ...o, ""].join(`
`), "latin1"), await a;
}
async function Lm(e, { bytes: t, mostBytes: n }, { codec: r, ...o }) {
  let s = r.unpacking(e, o), i = "";
  s.stdout.setEncoding("latin1").on("data", (a) => {
    i += a;
  }), s.allow(n);
  for (let a of t) s.write(a);
  return s.endFrame(), s.end(), await s.ended, i;
}

// src/formats/actions-cache/distribute-members.ts
import { dirname as Dm } from "node:path";
var Ax = 1e3, Cx = 8 * 1024 * 1024, Nx = 4;
function Wm(e) {
  let t = e[0], n = _x(), r = 0, o = 0, s = 0, i = "", a = (f) => {
    o += f.length, n.add(f, t);
  }, c = () => {
    a(Fx.subarray(0, me(s))), s = 0;
  };
  return {
    /** Starts a member. @param name its directory decides whether another worker may take over */
    begin(f, u) {
      c();
      let m = Math.max(r / Ax, o / Cx);
      (m >= Nx || m >= 1 && Dm(u) !== i) && (n.flush(t), t = e.reduce((l, d) => d.pending < l.pending ? d : l), r = 0, o = 0), i = Dm(u), r++, a(f);
    },
    /** Adds to the content of the member that was started last. */
    content(f) {
      s += f.length, a(f);
    },
    /** Resolves when the worker's queue has room again. */
    room: () => go(t, e),
    end() {
      c(), n.flush(t);
      for (let f of e) f.end();
    }
  };
}
var Fx = Buffer.alloc(J), Um = 1024 * 1024;
function _x() {
  let e = Buffer.allocUnsafeSlow(Um), t = 0, n = 0, r = (o) => {
    n > t && o.write(e.subarray(t, n)), t = n;
  };
  return {
    flush: r,
    add(o, s) {
      for (let i = 0; i < o.length; ) {
        let a = o.copy(e, n, i);
        i += a, n += a, !(n < e.length) && (r(s), e = Buffer.allocUnsafeSlow(Um), t = 0, n = 0);
      }
    }
  };
}

// src/files/windows-names.ts
var Lx = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³]) *(\.|$)/i;
function Dx(e) {
  if (e === "." || e === "..") return;
  if (Lx.test(e)) return "it is a device";
  if (/[. ]$/.test(e)) return "it ends in a dot or a blank";
  let t = [...e].find((n) => n < " " || '<>:"|?*\\'.includes(n));
  return t === void 0 ? void 0 : `it has the character ${JSON.stringify(t)}`;
}
function Po(e) {
  for (let t of e.split("/")) {
    let n = Dx(t);
    if (n !== void 0) throw new Error(`Windows has no file ${JSON.stringify(t)}: ${n}`);
  }
}

// src/formats/actions-cache/staged-names.ts
var Ux = 1e5;
function Hm(e, t, n = process.platform) {
  let r = et(n), o = x(t), s = e.map((m) => ({ root: m, base: x(m.base) })), i = /* @__PURE__ */ new Map(), a = /* @__PURE__ */ new Map(), c = (m) => s.find(
    ({ root: l, base: d }) => j(m, d) && l.matches(w(r.relative(d, m)).toString())
  ), f = (m) => {
    let l = a.get(m);
    if (l) return l;
    a.set(m, jm);
    let d = u(m), p = i.get(d.path), h = p === void 0 ? d : f(p);
    return a.set(m, h), h;
  }, u = (m) => {
    let l = r.dirname(m);
    if (l === m) return { path: m, anchor: c(m) };
    let d = f(l), p = r.join(d.path, r.basename(m));
    return { path: p, anchor: d.anchor ?? c(p) };
  };
  return {
    /**
     * Converts a member's name, which is relative to the workspace or absolute, to
     * `<place>/<path below the root's base>`.
     * @throws BadEntry when no root names the member; Error where Windows has no file of that name
     */
    stagedName(m) {
      a.size > Ux && a.clear();
      let { path: l, anchor: d } = m.includes("\0") ? jm : u(r.resolve(o, m));
      if (!d) throw new k(`it holds ${w(m)}, which no line of path names`);
      let p = `${d.root.place}/${r.relative(d.base, l) || "."}`;
      return n === "win32" && Po(w(p, n).toString()), p;
    },
    /**
     * Records a symbolic link: later names below `link` mean paths below `target`. For example, after the link `a/b` to
     * `c`, the name `a/b/file` means `a/c/file`. actions/cache stores such names when a pattern follows links.
     */
    follow(m, l) {
      let { path: d } = u(r.resolve(o, m));
      i.set(d, r.resolve(r.dirname(d), l));
    }
  };
}
var jm = { path: "/", anchor: void 0 };

// src/formats/actions-cache/unpack.ts
async function Jm(e) {
  let { body: t, dir: n, tools: r, roots: o, workspace: s, workers: i = Hx(), warn: a } = e, c = Je(n);
  c.allow(1 / 0);
  let { tar: f } = r, u = AbortSignal.any([e.signal, c.signal]), m = 0, l = {
    tar: f,
    codec: zm,
    dir: n,
    workers: i,
    files: () => m,
    signal: u,
    warn: a
  }, { links: d, skeleton: p } = await ko(l, async (b, S) => {
    let v = Wm(b), B = Vx(Hm(o, s), v), R = Mm(), D = f.dialect === "node" ? void 0 : r.zstd;
    for await (let _ of Om(t, D, { cwd: n, signal: S })) {
      c.count(_.length), S.throwIfAborted();
      for (let C of R.push(_)) B.push(C);
      await v.room();
    }
    return R.finish(), v.end(), m = B.files(), B;
  }), h = qx(n, "tree");
  for (let { name: b, target: S } of d) Yx(x(h), b, S);
  let g = Buffer.concat(p), y = { bytes: [g], members: p.length, mostBytes: g.length };
  await vo(y, { tar: f, roots: o, codec: zm, cwd: h, signal: u });
}
var Gx = Buffer.alloc(1024), Jx = 512 * 1024 * 1024, Kx = 1 / 2, zm = {
  unpacking(e, t) {
    let { stdin: n, stdout: r, ended: o } = kt(e, t);
    return sr({
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
        n.end(Gx);
      }
    });
  }
}, qm = 300;
function Vx({ stagedName: e, follow: t }, n) {
  let r = [], o = [], s = /* @__PURE__ */ new Set(), i = /* @__PURE__ */ new Map(), a = Math.min(Jx, (0, Gm.getHeapStatistics)().heap_size_limit * Kx), c = 0, f = !1, u = 0, m = (p) => {
    if (c += p, c > a) throw new k("it holds more than anybody would save");
  }, l = (p) => {
    let h = ir(p);
    m(h.length), o.push(h);
  }, d = (p) => {
    let { kind: h } = p, g = e(p.name);
    if (h === "other" || s.has(g)) return !1;
    if (s.add(g), m(g.length + qm), h === "file")
      u++, n.begin(ir({ ...p, kind: h, name: g, target: "" }), g);
    else if (h === "directory") l({ ...p, kind: h, name: g, target: "" });
    else if (h === "symlink")
      i.set(g, { ...p, kind: h, name: g }), l({ ...p, kind: h, name: g }), t(p.name, p.target);
    else {
      let y = e(p.target);
      m(y.length + qm);
      let b = i.get(y);
      b ? l({ ...b, name: g }) : r.push({ name: g, target: y });
    }
    return h === "file";
  };
  return {
    /** Takes a member, or a piece of its content. */
    push(p) {
      Buffer.isBuffer(p) ? f && n.content(p) : f = d(p);
    },
    links: r,
    skeleton: o,
    /** How many files the workers have got. */
    files: () => u
  };
}
function Yx(e, t, n) {
  let r = (o) => w(`${e}/${o}`);
  jx(r(zx(t)), { recursive: !0 });
  try {
    Wx(r(n), r(t));
  } catch {
    throw new k(`it holds ${w(t)} as another name of a file that it does not hold`);
  }
}

// src/formats/actions-cache/actions-cache.ts
var Vm = {
  id: "actions-cache",
  indexed: !1,
  kinds: ["archive"],
  image: !1,
  versions(e, t) {
    return (t && !t.zstd ? ["gzip", "zstd-without-long"] : ["zstd-without-long", "gzip"]).map((r) => Zx(r, e));
  },
  unsupportedReason: () => {
  },
  pack: Bm,
  unpack: Jm
};
function Zx(e, t) {
  let n = Ni(t) ? ["windows-only"] : [], r = [...t.paths, e, ...n, "1.0"].join("|");
  return (0, Km.createHash)("sha256").update(r).digest("hex");
}

// src/formats/squashfs/pack.ts
import { createReadStream as zv } from "node:fs";
import { join as qv } from "node:path";

// src/formats/squashfs/directory-image.ts
var Bl = F(Zm(), 1);
import { writeFileSync as _v } from "node:fs";
import { join as Lv } from "node:path";

// src/formats/squashfs/make.ts
import { stat as Av } from "node:fs/promises";

// src/formats/squashfs/check.ts
var yl = F(Qm(), 1);
import { closeSync as bv, openSync as kv, readSync as Sv } from "node:fs";
import { setImmediate as xv } from "node:timers/promises";

// src/formats/squashfs/metadata.ts
var rl = F(tl(), 1);
var se = 8192, Ki = 256;
function Oo(e, t, n, r = []) {
  let o = /* @__PURE__ */ new Map(), s = t, i = 0, a = async () => {
    let f = await e(s, Math.min(n, s + Ki * se)), { unpacked: u, starts: m, length: l } = Xx(f, s + f.length === n);
    for (let d of m) o.set(s - t + d, o.size);
    s += l, i += c.at, c.bytes = Buffer.concat([c.bytes.subarray(c.at), ...u]), c.at = 0;
  }, c = {
    /** The part of the table that has been unpacked and not been dropped yet. */
    bytes: Buffer.alloc(0),
    /** Where the reader is in `bytes`. */
    at: 0,
    /** Makes sure that `take` can take `metadataBytes`, or the rest of the table. Undefined if it can already. */
    ahead: () => c.bytes.length - c.at < se && s !== n ? a() : void 0,
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
      if (m === void 0 || u >= se) throw $("a table points beside its blocks");
      return m * se + u;
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
async function Bo(e, t, n) {
  let r = Math.ceil(n / se), o = await e(t, t + r * Ji);
  if (o.length !== r * Ji) throw $("a list ends early");
  let s = Array.from({ length: r }, (a, c) => Number(o.readBigUInt64LE(c * Ji))), [i = t] = s;
  if (i > t) throw $("a table is behind its list");
  return { table: Oo(e, i, t, s), start: i };
}
var Ji = 8;
function Xx(e, t) {
  let n = [], r = [], o = 0;
  for (; n.length < Ki && o + 2 <= e.length; ) {
    let s = e.readUInt16LE(o), i = o + 2 + (s & nl);
    if (i > e.length) break;
    let a = e.subarray(o + 2, i), c = s > nl ? a : Qx(a), f = t && i === e.length;
    if (c.length !== se && !(f && c.length > 0 && c.length < se))
      throw $("a table has a gap");
    r.push(c), n.push(o), o = i;
  }
  if (n.length === 0 || t && o !== e.length && n.length < Ki)
    throw $("a table ends early");
  return { unpacked: r, starts: n, length: o };
}
var nl = 32767;
function Qx(e) {
  try {
    return (0, rl.zstdDecompressSync)(e, { maxOutputLength: se, chunkSize: se });
  } catch {
    throw $("a table cannot be unpacked");
  }
}
function $(e) {
  return new k(`its image is wrong: ${e}`);
}

// src/formats/squashfs/directory.ts
var ar = { directory: 1, file: 2, link: 3, whiteout: 5 };
function sl(e) {
  let t = new Float64Array(e + 1), n = new Uint8Array(e + 1), r = new Uint8Array(e + 1), o = 0;
  return {
    /** @throws BadEntry when the number is taken */
    add({ number: s, kind: i }, a) {
      if (s < 1 || s > e || n[s] !== 0) throw $("two inodes have one number");
      n[s] = ar[i], t[s] = a, o++;
    },
    /** @throws BadEntry when the name leads to no inode that has been read, or is a second name that tools do not make */
    name(s, i, a) {
      if (i === 0 || n[s] !== i || t[s] !== a)
        throw $("a name leads nowhere");
      if (r[s] === 0) o--;
      else if (i === ar.directory || i === ar.whiteout)
        throw $("a directory or a whiteout has two names");
      r[s] = 1;
    },
    /** How many inodes have no name. */
    unnamed: () => o
  };
}
var [ev, tv, nv] = [12, 12, 8], rv = 256, ov = 256, [ol, sv] = [46, 47];
async function il({ number: e, start: t, offset: n, bytes: r, indexed: o }, { inodes: s, directories: i }, { known: a, whiteouts: c }) {
  let f = await iv(s, o), u = i.position();
  if (i.positionOf(t, n) !== u) throw $("a directory is not where it should be");
  let m = u + r, l = 0, d = 0, p;
  for (; i.position() < m; ) {
    let h = i.ahead();
    h && await h;
    let g = i.position(), y = f[d]?.within === g - u ? f[d++] : void 0;
    if (y && i.positionOf(y.block, g % se) !== g)
      throw Vi();
    let b = i.take(tv), S = i.bytes.readUInt32LE(b) + 1, v = s.positionOf(i.bytes.readUInt32LE(b + 4), 0), B = i.bytes.readUInt32LE(b + 8);
    if (S > ov) throw $("a directory has too many names at once");
    for (let R = S; R > 0; R--) {
      let D = i.ahead();
      D && await D;
      let _ = i.take(nv), { bytes: C } = i, ke = B + C.readInt16LE(_ + 2), De = C.readUInt16LE(_ + 4);
      a.name(ke, De, v + C.readUInt16LE(_));
      let Ue = al(C.readUInt16LE(_ + 6)), Ec = i.take(Ue), An = C.subarray(Ec, Ec + Ue);
      if (av(An, p), y && R === S && !An.equals(y.name)) throw Vi();
      p = An, De === ar.whiteout ? c.add(e, An) : De === ar.directory && c.addBelow(e, An, ke);
    }
    l += S;
  }
  if (i.position() !== m) throw $("a directory does not end where it should");
  if (d !== f.length) throw Vi();
  return l;
}
async function iv(e, t) {
  let n = [];
  for (; n.length < t; ) {
    await e.ahead();
    let r = e.take(ev), { bytes: o } = e, s = al(o.readUInt32LE(r + 8)), i = e.take(s), a = o.subarray(i, i + s);
    n.push({ within: o.readUInt32LE(r), block: o.readUInt32LE(r + 4), name: a });
  }
  return n;
}
function Vi() {
  return $("the index of a directory leads elsewhere");
}
function al(e) {
  if (e >= rv) throw $("a name is too long");
  return e + 1;
}
function av(e, t) {
  let n = t ? 0 : 1;
  for (let r = 0; r < e.length; r++) {
    let o = e[r];
    if (o === 0 || o === sv) throw $("it has a name that is none");
    n === 0 && (n = o - (t[r] ?? -1));
  }
  if (n <= 0) throw $("names are not in order");
  if (e[0] === ol && (e.length === 1 || e.length === 2 && e[1] === ol))
    throw $("it has a name that is none");
}

// src/formats/squashfs/superblock.ts
var ve = 96, cv = 6, cl = { noXattrs: 512, others: 1088 }, fv = 0xffffffffffffffffn, uv = 1 << 24;
function cn(e, t) {
  if (e.length < ve || e.toString("latin1", 0, 4) !== "hsqs") throw fl();
  let n = (b) => e.readUInt16LE(b), r = (b) => e.readUInt32LE(b), o = (b) => Number(e.readBigUInt64LE(b)), s = {
    inodes: r(4),
    fragments: r(16),
    ids: n(26),
    blockBytes: r(12),
    root: { block: Number(e.readBigUInt64LE(32) >> 16n), offset: n(32) },
    inodeTable: o(64),
    directoryTable: o(72),
    fragmentTable: o(80),
    idTable: o(48)
  }, { inodes: i, fragments: a, ids: c, blockBytes: f, inodeTable: u, directoryTable: m, fragmentTable: l, idTable: d } = s, [p, h] = [n(22), o(40)], g = [ve, u, m, l, d, h, t];
  if (!(n(20) === cv && n(28) === 4 && // version 4.0
  n(30) === 0 && (n(24) & ~cl.others) === cl.noXattrs && // There is no table of attributes, and no table for exporting by NFS.
  [56, 88].every((b) => e.readBigUInt64LE(b) === fv) && i > 0 && i <= uv && a <= i && (c === 1 || c === 2) && p >= 12 && p <= 20 && f === 2 ** p && g.every((b, S) => S === 0 || b >= g[S - 1]))) throw fl();
  return s;
}
function fl() {
  return new k("it holds no squashfs image of our kind");
}

// src/formats/squashfs/extents.ts
var ul = 16, mv = 4, Yi = 1 << 24, Eo = Yi - 1;
async function ml(e, t) {
  let { inodeTable: n, blockBytes: r, inodes: o, fragments: s } = t, i = dv(o + s), { starts: a, words: c, start: f } = await lv(e, t), u = new Uint32Array(s);
  function m(l, d) {
    let p = d & Eo;
    if (d > (Yi | Eo) || p > r || l + p > n)
      throw $("a block is where none can be");
    if (d & Yi) return p;
    try {
      return e.unpackedBytes?.(l, p, r);
    } catch (h) {
      throw $(`a block cannot be read: ${O(h)}`);
    }
  }
  return {
    /** Where the table of fragments starts, and the table of directories ends. */
    start: f,
    /** Adds a file. The list of its blocks comes next in the table of inodes. */
    async add({ start: l, bytes: d, fragment: p, offset: h }, g) {
      let y = d % r, b = p === void 0 ? d : d - y, S = { start: l, end: l, hash: 0 };
      for (let v = 0; v < b; v += r) {
        let B = g.ahead();
        B && await B;
        let R = g.bytes.readUInt32LE(g.take(mv));
        if (R === 0) continue;
        let D = e.pause?.();
        D && await D;
        let _ = Math.min(r, b - v);
        if ((m(S.end, R) ?? _) !== _)
          throw $("a block is not what it should be");
        S.end += R & Eo, S.hash = Math.imul(S.hash, 31) + R | 0;
      }
      if (i.add(S), p !== void 0) {
        if (p >= s || h + y > r) throw $("a fragment is where none can be");
        u[p] = Math.max(u[p], h + y);
      }
    },
    /** Must be called when all files have been added. Checks that no two files overlap. */
    async check() {
      for (let l = 0; l < s; l++) {
        let d = e.pause?.();
        d && await d;
        let [p, h, g] = [a[l], c[l], u[l]];
        if ((m(p, h) ?? g) < g)
          throw $("a fragment is not what it should be");
        i.add({ start: p, end: p + (h & Eo), hash: h });
      }
      i.check();
    }
  };
}
async function lv({ read: e }, { fragments: t, fragmentTable: n }) {
  let r = new Float64Array(t), o = new Uint32Array(t), { table: s, start: i } = await Bo(e, n, t * ul);
  for (let a = 0; a < t; a++) {
    await s.ahead();
    let c = s.take(ul);
    r[a] = Number(s.bytes.readBigUInt64LE(c)), o[a] = s.bytes.readUInt32LE(c + 8);
  }
  return s.end(), { starts: r, words: o, start: i };
}
function dv(e) {
  let t = new Float64Array(e), n = new Float64Array(e), r = new Int32Array(e), o = 0, s = () => $("two files are in one place");
  return {
    add({ start: i, end: a, hash: c }) {
      if (i !== a) {
        if (i < ve || o === e) throw s();
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
var Ro = (e) => (t, n) => t.readUInt16LE(n + e), le = (e) => (t, n) => t.readUInt32LE(n + e), ll = (e) => (t, n) => Number(t.readBigUInt64LE(n + e)), pv = {
  1: { kind: "directory", length: 16, start: le(0), bytes: Ro(8), offset: Ro(10) },
  2: { kind: "file", length: 16, start: le(0), fragment: le(4), offset: le(8), bytes: le(12) },
  3: { kind: "link", length: 8, bytes: le(4) },
  5: { kind: "whiteout", length: 8, bytes: () => 0, device: le(4) },
  8: { kind: "directory", length: 24, bytes: le(4), start: le(8), indexed: Ro(16), offset: Ro(18), attributes: le(20) },
  9: { kind: "file", length: 40, start: ll(0), bytes: ll(8), fragment: le(28), offset: le(32), attributes: le(36) }
}, $o = 4294967295, hv = 16, gv = 4095, yv = 3;
function pl(e) {
  let t = e.take(hv), { bytes: n } = e;
  if (n.readUInt16LE(t + 2) > 511) throw $("it sets bits that change who runs a program");
  let r = pv[n.readUInt16LE(t)];
  if (!r) throw dl();
  let { kind: o } = r, s = e.take(r.length), i = (f, u = 0) => f?.(n, s) ?? u;
  if (i(r.device) !== 0) throw dl();
  if (i(r.attributes, $o) !== $o) throw $("it has extended attributes");
  let a = i(r.bytes) - (o === "directory" ? yv : 0);
  if (a < 0) throw $("a directory is too short");
  if (!Number.isSafeInteger(a)) throw $("a file is larger than any");
  if (o === "link") {
    if (a === 0 || a > gv) throw $("a link is too long");
    e.take(a);
  }
  let c = i(r.fragment, $o);
  return {
    kind: o,
    number: n.readUInt32LE(t + 12),
    owner: n.readUInt32LE(t + 4),
    time: n.readUInt32LE(t + 8),
    bytes: a,
    start: i(r.start),
    fragment: c === $o ? void 0 : c,
    offset: i(r.offset),
    indexed: i(r.indexed)
  };
}
function dl() {
  return $("it holds more than files, directories and links");
}

// src/formats/squashfs/whiteouts.ts
var Io = 2 ** 20, wv = 4096;
function hl() {
  let e = /* @__PURE__ */ new Map(), t = 0, n = (r, o) => {
    let s = e.get(r);
    s ? s.push(o) : e.set(r, [o]);
  };
  return {
    count: () => t,
    /** Notes a whiteout in a directory. @throws BadEntry when there are too many */
    add(r, o) {
      if (++t > Io) throw $("it has too many whiteouts");
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
          if (c.length > wv) throw $("the name of a whiteout is too long");
          a === void 0 ? yield c : o.push({ directory: a, prefix: `${c}/` });
        }
    }
  };
}

// src/formats/squashfs/check.ts
async function vv(e) {
  let t = cn(await e.read(0, ve), e.length), { inodeTable: n, directoryTable: r, inodes: o, ids: s, root: i } = t;
  await Pv(e, t.idTable, s);
  let a = await ml(e, t), c = Oo(e.read, n, r), f = Oo(e.read, r, a.start), u = sl(o), m = hl(), l = { members: 0, bytes: 0, newest: 0 }, d, p, h = 0;
  for (let y = 0; y < o; y++) {
    let b = c.ahead();
    if (b && await b, h = c.position(), p = pl(c), d ??= p.owner, p.owner !== d) throw $("it has several owners");
    if ((d & 65535) >= s || d >>> 16 >= s) throw $("its owner is none that it lists");
    l.newest = Math.max(l.newest, p.time), p.kind === "file" ? (await a.add(p, c), l.bytes += p.bytes) : p.kind === "directory" && (l.members += await il(p, { inodes: c, directories: f }, { known: u, whiteouts: m })), u.add(p, h);
  }
  if (p?.kind !== "directory" || h !== c.positionOf(i.block, i.offset))
    throw $("its root is not where it should be");
  if (u.unnamed() !== 1) throw $("not all that it holds has a name");
  c.end(), f.end(), await a.check();
  let { number: g } = p;
  return { ...l, whiteouts: m.count(), removed: () => m.names(g) };
}
var gl = 4;
async function Pv(e, t, n) {
  let { table: r } = await Bo(e.read, t, n * gl);
  await r.ahead(), r.take(n * gl), r.end();
}
function Mo({ whiteouts: e, removed: t }, n = []) {
  let r = new Set(n);
  if (e > 0 && r.size === 0) throw $("it holds more than files, directories and links");
  if (e !== r.size) throw $(`it has ${e} whiteouts instead of ${r.size}`);
  for (let o of t()) if (!r.has(o)) throw $("it removes other files than it lists");
}
async function fn(e, { offset: t, length: n }, r, { signal: o, until: s } = {}) {
  let i = kv(e, "r"), a = (d, p) => {
    let h = Buffer.allocUnsafe(p);
    return h.subarray(0, Sv(i, h, 0, p, t + d));
  }, c = 0, f = {
    tables: void 0,
    heads: (d) => Ev(a(d, wl)) ?? 0,
    contents(d, p, h) {
      let g = (0, yl.zstdDecompressSync)(a(d, p), { maxOutputLength: h });
      return c += g.length, g.length;
    }
  }, u = async () => {
    c = 0, await xv(), o?.throwIfAborted();
  }, m = async (d, p) => (await s?.(t + d, t + p), await u(), a(d, p - d)), l = () => c < Ov ? void 0 : u();
  try {
    return await vv({ read: m, length: n, unpackedBytes: f[r], pause: l });
  } finally {
    bv(i);
  }
}
var Ov = 64 * 1024 * 1024, Bv = 4247762216, wl = 18;
function Ev(e) {
  if (e.length < wl || e.readUInt32LE(0) !== Bv) return;
  let t = e.readUInt8(4), n = (t & 32) !== 0, r = [0, 1, 2, 4][t & 3], o = 5 + (n ? 0 : 1) + r, s = t >> 6;
  return s === 0 ? n ? e.readUInt8(o) : void 0 : s === 1 ? e.readUInt16LE(o) + 256 : s === 2 ? e.readUInt32LE(o) : void 0;
}

// src/formats/squashfs/top-time.ts
import { closeSync as Rv, openSync as $v, readSync as Iv, writeSync as bl } from "node:fs";
var vl = "-noI", [kl, Mv] = [24, 1], [Tv, Sl] = [8, 4], xl = 2;
function Pl(e, t, n) {
  let r = $v(e, "r+");
  try {
    let o = Buffer.alloc(ve);
    Iv(r, o, 0, o.length, 0), o.writeUInt16LE(o.readUInt16LE(kl) & ~Mv, kl);
    let { inodeTable: s, root: i } = cn(o, t);
    bl(r, o, 0, o.length, 0);
    let a = Buffer.alloc(Sl);
    a.writeUInt32LE(n);
    for (let c = 0; c < Sl; c++) {
      let f = i.offset + Tv + c, u = Math.floor(f / se) * (xl + se), m = s + i.block + u + xl + f % se;
      bl(r, a, c, 1, m);
    }
  } finally {
    Rv(r);
  }
}

// src/formats/squashfs/make.ts
async function Ol(e, t, n) {
  let r = {
    source: "-",
    how: ["-tar"],
    names: t,
    reader: po(n.tools.tar)
  }, o = async () => {
    try {
      let a = await cr(e, r, n);
      return a.members >= t.length ? a : new k(`it has ${a.members} members instead of ${t.length}`);
    } catch (a) {
      if (a instanceof k) return a;
      throw a;
    }
  }, s = await o(), i = s instanceof k ? await o() : s;
  if (i instanceof k) throw new Error(`mksquashfs made a damaged image, twice: ${i.message}`);
  return i;
}
async function cr(e, { source: t, how: n, reader: r, names: o, archive: s, topSeconds: i, whiteouts: a }, c) {
  let { scratch: f, tools: u, level: m, signal: l } = c, d = { path: u.mksquashfs, args: [t, e, ...n, ...Cv(m)] }, p = r ? [r, d] : [d], { stdin: h, stdout: g, ended: y } = V(p, { cwd: f, signal: l });
  if (g.resume(), s) {
    let [v, B] = await Promise.allSettled([Nv(s, h), y]);
    for (let R of [v, B]) if (R.status === "rejected") throw R.reason;
  } else
    h.end(`${o.join("\0")}\0`, "latin1"), await y;
  let { size: b } = await Av(e);
  i !== void 0 && Pl(e, b, i);
  let S = await fn(e, { offset: 0, length: b }, "heads");
  return Mo(S, a), S;
}
function Cv(e) {
  let t = ["-force-uid", String(process.geteuid?.()), "-force-gid", String(process.getegid?.())], n = ["-comp", "zstd", "-Xcompression-level", String(e)], r = ["-quiet", "-no-progress", "-no-recovery", "-noappend", "-exit-on-error"];
  return ["-no-tailends", ...n, ...t, "-no-xattrs", ...r];
}
async function Nv(e, t) {
  try {
    for await (let n of e) !t.destroyed && !t.write(n) && await Fv(t);
  } finally {
    t.end();
  }
}
function Fv(e) {
  return new Promise((t) => {
    let n = () => {
      for (let r of ["drain", "close"]) e.off(r, n);
      t();
    };
    for (let r of ["drain", "close"]) e.on(r, n);
  });
}

// src/formats/squashfs/directory-image.ts
async function El(e, t, n) {
  let r = await Tl(e, t, [], n);
  return n.signal.throwIfAborted(), r && $l(r) ? void 0 : r;
}
async function Rl(e, t, { members: n, unpacked: r }, o) {
  let s = Zi(t, r);
  if (s.length > Dv || s.some((c) => c.includes(`
`))) return;
  let i = await Tl(e, t, s, o);
  return o.signal.throwIfAborted(), i?.members !== n.length - 1 || $l(i) ? void 0 : !o.leftOut || await Wv(e, t, n, o).catch(() => !1) ? i : void 0;
}
var Dv = 1e3, Uv = 1440 * 60;
function $l({ newest: e }) {
  return e > Date.now() / 1e3 + Uv;
}
async function Wv(e, t, n, { tools: r, scratch: o, signal: s }) {
  let { unsquashfs: i } = r;
  if (i === void 0) return !1;
  let a = { path: i, args: ["-l", "-d", "", e] }, { stdin: c, stdout: f, ended: u } = V([a], { cwd: o, signal: s });
  c.end();
  let [m] = await Promise.all([(0, Bl.buffer)(f), u]), l = new Set(m.toString("latin1").split(`
`)), d = Ml(t).length - 1;
  return n.every((p) => {
    let h = p.slice(d);
    return h === "/." || h.split(`
`).every((g) => l.has(g));
  });
}
function Il({ root: e, stat: t }) {
  return e.literal !== void 0 && t.isDirectory();
}
function Zi(e, t) {
  let n = Ml(e);
  return t.flatMap((r) => r.startsWith(n) ? [r.slice(n.length)] : []);
}
function Ml({ root: e, relative: t }) {
  return t === "" ? `${e.place}/` : `${e.place}/${x(t)}/`;
}
function Tl(e, { path: t }, n, r) {
  let o = Lv(r.scratch, "excludes");
  return _v(o, [jv, ...n.map(Hv)].join(""), "latin1"), cr(e, { source: t, how: ["-no-exports", "-action", "chmod(a-st)@true", "-wildcards", "-ef", o], names: [] }, r).catch(() => {
  });
}
var jv = `... ${Jt}*
`;
function Hv(e) {
  return `\\${e.replace(/[^\w/]/g, "\\$&")}
`;
}

// src/formats/squashfs/pack.ts
async function Nl(e) {
  let t = qv(e.scratch, "image"), n = [], r;
  for (let s of e.matches.filter(Il)) {
    let i = s.root.place, a = e.leftOut ? void 0 : await El(t, s, e);
    if (!a) {
      r ??= Al(e);
      let c = r.members.get(i) ?? [];
      a = e.leftOut || Zi(s, r.unpacked).length > 0 ? await Rl(t, s, { ...r, members: c }, e) : void 0;
    }
    if (a) {
      let c = a.members + 1;
      n.push(await Cl(t, { ...a, files: c, root: i }, n, e));
    }
  }
  if (n.length < e.matches.length) {
    r ??= Al(e);
    let s = [...r.members].flatMap(
      ([i, a]) => n.some(({ root: c }) => c === i) ? [] : a
    );
    if (s.length > 0) {
      tn(e);
      let i = await Ol(t, s, e);
      n.push(await Cl(t, { ...i, files: s.length }, n, e));
    }
  }
  let o = (s) => n.reduce((i, a) => i + a[s], 0);
  return { segments: n, files: o("files"), bytes: o("bytes"), skipped: r?.skipped ?? [] };
}
function Al({ found: e, leftOut: t = [] }) {
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
async function Cl(e, { files: t, bytes: n, root: r }, o, s) {
  let { offset: i, length: a } = o.at(-1) ?? { offset: 0, length: 0 }, c = Qt(i + a, "image");
  c > i + a && await s.write(Buffer.alloc(c - i - a));
  let f = await wt(zv(e, { highWaterMark: 1024 * 1024 }), s);
  return { kind: "image", offset: c, length: f, files: t, bytes: n, ...r === void 0 ? {} : { root: r } };
}

// src/formats/squashfs/receive.ts
import { open as jl, rm as n0 } from "node:fs/promises";
import { join as r0 } from "node:path";

// src/formats/squashfs/arrivals.ts
function Fl(e) {
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
      let a = Math.floor(s / 1048576), c = Math.min(t.length, Math.ceil(i / 1048576)), f = Array.from({ length: Math.max(0, c - a) }, (m, l) => a + l);
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
var Gv = 32;
function un(e, t) {
  let { image: n = [], delta: r = [], removals: o = [] } = Object.groupBy(e, ({ kind: f }) => f), s = [...n, ...r, ...o];
  if (!e.every((f, u) => f === s[u]) || o.length !== (r.length > 0 ? 1 : 0) || n.length === 0 || new Set(n.map(({ root: f }) => f)).size < n.length) throw fr();
  let a = r.map((f, u) => ({ ..._l(f), nth: u, root: f.root })), c = n.map((f) => {
    let u = t.find(({ place: d }) => d === f.root);
    if (f.root !== void 0 && u?.literal === void 0) throw fr();
    let m = u ? [u] : t.filter(({ place: d }) => !n.some(({ root: p }) => p === d)), l = a.filter(({ root: d }) => d === f.root);
    if (m.length === 0 || l.length >= Gv) throw fr();
    return { ..._l(f), root: u, roots: m, deltas: l };
  });
  if (c.flatMap(({ deltas: f }) => f).length < r.length) throw fr();
  return c;
}
function _l(e) {
  let { offset: t, length: n, files: r } = e;
  return { offset: t, length: n, members: r, mostBytes: St(e) };
}
function fr() {
  return new _t("the entry has images that this version of Headstart cannot read");
}

// src/formats/squashfs/removals.ts
var Co = F(Dl(), 1);
import { open as Jv } from "node:fs/promises";
var To = 64 * 1024 * 1024, Kv = To + To / 128, Vv = 4096, Yv = 255, [Ao, Ul, Zv] = [0, 46, 47];
function Wl(e) {
  let t = Buffer.from(e.map(Xv).join(""), "latin1"), n = e.reduce((r, o) => r + o.length, 0);
  if (t.length > To || n > Io)
    throw new Error("more files were removed than an entry can say");
  return { frame: (0, Co.zstdCompressSync)(t), bytes: t.length };
}
function Xv(e) {
  return `${e.map((t) => `${t}\0`).join("")}\0`;
}
async function No(e, t, { until: n } = {}) {
  let r = t.find(({ kind: c }) => c === "removals");
  if (!r) return;
  let { offset: o, length: s, files: i } = r;
  if (s > Kv) throw vt("it is too long");
  await n?.(o, o + s);
  let a = await Jv(e);
  try {
    let { bytesRead: c, buffer: f } = await a.read(Buffer.alloc(s), 0, s, o), u = t.filter(({ kind: d }) => d === "delta").length, m = Xi(f.subarray(0, c), u), l = m.counts.reduce((d, p) => d + p, 0);
    if (l !== i) throw vt(`it has ${l} names instead of ${i}`);
    return m;
  } finally {
    await a.close();
  }
}
function Xi(e, t) {
  let n = Qv(e), { starts: r, counts: o, end: s } = e0(n, t);
  if (s !== n.length) throw vt("it has more lists than the entry has layers");
  return {
    counts: o,
    *namesOf(i) {
      let a = r[i];
      for (let c = o[i]; c > 0; c--) {
        let f = n.indexOf(Ao, a);
        yield n.toString("latin1", a, f), a = f + 1;
      }
    }
  };
}
function Qv(e) {
  try {
    let t = { maxOutputLength: To, info: !0 }, { buffer: n, engine: r } = (0, Co.zstdDecompressSync)(e, t);
    if (r.bytesWritten === e.length) return n;
  } catch (t) {
    throw vt(O(t));
  }
  throw vt("something follows it");
}
function e0(e, t) {
  let [n, r] = [[], []], o = 0, s = 0;
  for (let i = 0; i < t; i++) {
    n.push(o);
    let a = 0;
    for (; e[o] !== Ao; a++) o = t0(e, o) + 1;
    if (r.push(a), s += a, s > Io) throw vt("it has too many names");
    o++;
  }
  return { starts: n, counts: r, end: o };
}
function t0(e, t) {
  let n = t;
  for (let r = !1; !r; n++) {
    let o = n;
    for (; n < e.length && e[n] !== Ao && e[n] !== Zv; ) n++;
    let s = n - o, i = s <= 2 && e[o] === Ul && e[n - 1] === Ul;
    if (n === e.length || s === 0 || s > Yv || n - t > Vv || i)
      throw vt("it has a name that is none");
    r = e[n] === Ao;
  }
  return n - 1;
}
function vt(e) {
  return new k(`its list of removed files is wrong: ${e}`);
}

// src/formats/squashfs/receive.ts
async function mn({ segments: e, roots: t, signal: n, body: r, file: o, isMounted: s = !1 }, i) {
  let a = un(e, t), c = r0(i, "image"), f = !1, u = async (d) => {
    await o0(r("any"), d, { path: c, segments: e, signal: n }), f = !0;
  }, m = await o?.link(c) && await o?.prove(u);
  m || (await n0(c, { force: !0 }), await i0(c, { length: U({ segments: e }), isMounted: s }, u)), !f && o?.isWhole ? await Qi(c, a) : f || await Hl(c, e, { signal: n });
  let l = m ? o?.isInPlace : void 0;
  return { path: c, images: a, isInPlace: l };
}
async function o0(e, t, { path: n, segments: r, signal: o }) {
  let { arrived: s, until: i, fail: a } = Fl(U({ segments: r })), c = Hl(n, r, { signal: o, until: i }), f = !1;
  c.catch(() => {
    f = !0;
  });
  let u = Promise.resolve(), m = 0;
  try {
    for await (let l of e) {
      if (await u, f) break;
      let d = e.positionOf?.(l) ?? m;
      m = d + l.length, u = Promise.resolve(t?.(l, d)).then(() => {
        s(d, l.length), e.release?.(l);
      }), u.catch(() => {
      });
    }
    await u;
  } catch (l) {
    throw a(l), l;
  } finally {
    a(new k("its body ended early")), await c;
  }
}
var s0 = 32 * 1024 * 1024;
async function i0(e, { length: t, isMounted: n }, r) {
  let o = await jl(e, "wx", 384), s = Promise.resolve(), i = t, a = 0, c = () => {
    a = 0, s = s.then(() => o.datasync()).catch(() => {
    });
  };
  try {
    await r(async (f, u) => {
      for (let m = 0; m < f.length; ) {
        let { bytesWritten: l } = await o.write(f, m, f.length - m, u + m);
        m += l;
      }
      i -= f.length, a += f.length, n && (a >= s0 || i === 0) && c();
    });
  } finally {
    let f = s.then(() => o.close());
    n ? f.catch(() => {
    }) : await f;
  }
}
async function Qi(e, t) {
  let n = Buffer.alloc(ve), r = await jl(e);
  try {
    for (let { offset: o, length: s } of t.flatMap((i) => [i, ...i.deltas]))
      await r.read(n, 0, n.length, o), cn(n, s);
  } finally {
    await r.close();
  }
}
async function Hl(e, t, n = {}) {
  let r = await No(e, t, n), o = 0;
  for (let s of t.filter(ea)) {
    let { kind: i, files: a, bytes: c, root: f } = s, u = await fn(e, s, "tables", n);
    Mo(u, i === "delta" ? r?.namesOf(o++) : []);
    let m = u.members + (f === void 0 ? 0 : 1);
    if (m < a || i === "delta" && m > a)
      throw new k(`it has ${m} members instead of ${a}`);
    if (u.bytes > c)
      throw new k(`its files have ${u.bytes} bytes instead of ${c}`);
  }
}
function ea({ kind: e }) {
  return e === "image" || e === "delta";
}
async function yL(e, { offset: t }) {
  return t + Number((await e(t, t + ve)).readBigUInt64LE(64));
}

// src/formats/squashfs/unpack.ts
import { chownSync as u0, lstatSync as Vl, mkdirSync as m0, readdirSync as Yl } from "node:fs";
import { dirname as l0, join as Pt, relative as d0 } from "node:path";

// src/formats/squashfs/layers.ts
import { chmodSync as Gl, lstatSync as Jl, mkdirSync as zl, renameSync as ql, utimesSync as a0 } from "node:fs";
function Kl({ from: e, to: t, removed: n, aside: r }) {
  let [o, s] = [0, 0];
  zl(w(r));
  let i = (c) => {
    let f = L(c);
    f?.isDirectory() && ta(c), f && ql(w(c), w(`${r}/${o++}`));
  }, a = (c, f) => {
    let { mode: u, mtimeMs: m } = Jl(w(c));
    for (let l of [c, f]) ta(l);
    for (let l of oe(c)) {
      let [d, p] = [`${c}/${l}`, `${f}/${l}`], h = f0(d);
      if (h === "whiteout") continue;
      s++;
      let g = h === "directory" && L(p)?.isDirectory() === !0;
      g || i(p), h === "file" ? ql(w(d), w(p)) : (g || zl(w(p)), a(d, p));
    }
    Gl(w(f), u & 511), a0(w(f), m / 1e3, m / 1e3);
  };
  for (let c of n) {
    let f = c0(c, t);
    f !== void 0 && i(f);
  }
  return a(e, t), s;
}
function c0(e, t) {
  let n = t;
  for (let r of e.split("/")) {
    let o = L(n);
    if (!o) return;
    if (!o.isDirectory()) throw new k("it removes something below what is no directory");
    ta(n), n = `${n}/${r}`;
  }
  return n;
}
function ta(e) {
  Gl(w(e), 448);
}
function f0(e) {
  let t = Jl(w(e));
  if (t.isDirectory()) return "directory";
  if (t.isFile() || t.isSymbolicLink()) return "file";
  if (t.isCharacterDevice() && t.rdev === 0) return "whiteout";
  throw new k("it holds more than files, directories and links");
}

// src/formats/squashfs/unpack.ts
async function Fo({ path: e, images: t }, n, r = n.roots) {
  let o = Pt(n.dir, "tree"), s = await No(e, n.segments), i = t.filter(({ roots: a }) => a.some((c) => r.includes(c)));
  for (let a of i.toSorted((c, f) => +!f.root - +!c.root)) {
    let c = a.roots.filter((d) => r.includes(d)), f = a.root ? p0(a.root, o) : o, u = c.length < a.roots.length ? c.map(({ place: d }) => String(d)) : [];
    await Zl({ path: e, layer: a, target: f, places: u }, n);
    let m = c.reduce((d, p) => d + g0(p, o), 0);
    if (u.length === 0 && m !== a.members)
      throw new k(`it has ${m} members instead of ${a.members}`);
    for (let d of a.deltas) {
      let p = await h0({ path: e, delta: d, target: f, removals: s }, n);
      if (p + (a.root ? 1 : 0) !== d.members)
        throw new k(`its layer has ${p} members instead of ${d.members}`);
    }
    let l = (d) => u.length > 0 && !u.includes(d);
    for (let d of a.deltas.length > 0 ? Yl(f).filter(l) : [])
      Zn(Pt(f, d));
  }
  await y0(o, n.signal);
}
function p0(e, t) {
  let n = Pt(t, String(e.place));
  if (Vl(n, { throwIfNoEntry: !1 })) throw new k("two images hold the same path");
  let r = Pt(n, d0(e.base, e.literal));
  return m0(l0(r), { recursive: !0 }), r;
}
async function Zl({ path: e, layer: t, target: n, places: r, hasWhiteouts: o = !1 }, { dir: s, tools: i, signal: a }) {
  let c = ["-no-progress", "-quiet", "-no-xattrs"], f = o ? ["-no-exit-code"] : [], u = [...c, ...f, "-offset", String(t.offset), "-d", n, e, ...r], m = Je(s);
  m.allow(t.mostBytes);
  let l = { cwd: s, signal: AbortSignal.any([a, m.signal]) }, { pid: d, stdout: p, ended: h } = V([{ path: i.unsquashfs, args: u }], l);
  p.resume(), m.watch(d, h), await h;
}
async function h0({ path: e, delta: t, target: n, removals: r }, o) {
  let { nth: s } = t, i = r.counts[s], a = Pt(o.dir, `delta-${s}`);
  await Zl({ path: e, layer: t, target: a, places: [], hasWhiteouts: i > 0 }, o);
  let c = x(Pt(o.dir, `removed-${s}`)), f = { from: x(a), to: x(n), removed: r.namesOf(s), aside: c };
  return Kl(f) + i;
}
function g0(e, t) {
  let n = (i, a, c) => {
    let f = 0;
    for (let u of Yl(w(i), { withFileTypes: !0, encoding: "latin1" })) {
      let m = a === "" ? u.name : `${a}/${u.name}`, l = c || e.matches(w(m).toString());
      if (l && f++, u.isDirectory()) f += n(`${i}/${u.name}`, m, l);
      else if (!u.isFile() && !u.isSymbolicLink())
        throw new k("it holds more than files, directories and links");
    }
    return f;
  }, r = Pt(t, String(e.place)), o = Vl(r, { throwIfNoEntry: !1 });
  if (!o) return 0;
  if (!o.isDirectory()) throw new k("what is to be a directory is none");
  let s = e.matches("");
  return n(x(r), "", s) + (s ? 1 : 0);
}
async function y0(e, t) {
  let n = { cwd: e, signal: t };
  u0(e, process.geteuid?.() ?? -1, process.getegid?.() ?? -1), process.geteuid?.() === 0 && await qn("chown", ["-hR", "0:0", "."], n), await qn("find", [".", ...["!", "-type", "l", "-perm", "/7000"], "-exec", "chmod", "a-st", "{}", "+"], n);
}

// src/formats/squashfs/squashfs.ts
var Xl = {
  id: "squashfs",
  indexed: !0,
  kinds: ["image", "delta", "removals"],
  image: !0,
  versions: (e) => [mo("squashfs", e)],
  unsupportedReason({ mksquashfs: e, unsquashfs: t, tar: n }, r) {
    return process.platform !== "linux" ? "it does not run Linux" : r === "unpack" ? t ? void 0 : "it has no unsquashfs 4.5 or newer" : e ? n.dialect === "gnu" ? void 0 : "it has no GNU tar on PATH" : "it has no mksquashfs 4.5 or newer";
  },
  pack: Nl,
  async unpack(e) {
    let t = await mn({ ...e, body: () => e.body }, e.dir);
    await Fo(t, e);
  }
};

// src/formats/node-tar/create.ts
import { closeSync as S0, fstatSync as nd, lstatSync as x0, openSync as v0, readlinkSync as P0, readSync as O0 } from "node:fs";

// src/files/open-unfollowed.ts
import { constants as w0 } from "node:fs";
var { O_RDONLY: b0, O_NOFOLLOW: Ql = 0, O_NONBLOCK: k0 = 0 } = w0, _o = b0 | Ql | k0, ed = Ql !== 0;

// src/formats/node-tar/saved-mode.ts
function td(e, t, n = process.platform) {
  return n !== "win32" ? t & 511 : e !== "file" && e !== "hardlink" ? 493 : t & 128 ? 420 : 292;
}

// src/formats/node-tar/create.ts
function sd(e, t, n) {
  let r = M0(t, n === void 0), o = /* @__PURE__ */ new Map();
  function s(a, c) {
    let f = R0(a, c);
    try {
      let u = nd(f, { bigint: !0 });
      if (!u.isFile()) throw Ot(a);
      let m = u.nlink > 1n ? i(a, u) : a;
      if (m !== a) {
        r.put(Lo(a, u, "hardlink", { target: m }));
        return;
      }
      let l = Number(u.size);
      if (r.put(Lo(a, u, "file", { size: l })), l === 0) return;
      if (!r.read(f, l)) throw rd(a);
      let d = nd(f);
      if (d.ctimeMs !== I0(u.ctimeNs) || d.size !== l) throw rd(a);
      r.pad(me(l));
    } finally {
      S0(f);
    }
  }
  function i(a, { dev: c, ino: f }) {
    let u = `${c}:${f}`, m = o.get(u);
    return m === void 0 && o.set(u, a), m ?? a;
  }
  return {
    /** @param name of a directory: it ends in a slash where the archive is of one kind */
    add(a) {
      let c = w(e(a.replace(/\/$/, ""))), f = n !== "files" || !ed ? x0(c, { bigint: !0 }) : void 0;
      if (f && n && !B0(f, a, n)) throw Ot(a);
      if (!f || f.isFile()) s(a, c);
      else if (f.isDirectory()) r.put(Lo(a, f, "directory"));
      else if (f.isSymbolicLink())
        r.put(Lo(a, f, "symlink", { target: G(P0(c, "latin1")) }));
      else throw Ot(a);
    },
    /** Must be called after the last member. @param isContinued whether another archive goes on with more members */
    end(a = !1) {
      a || r.pad(2 * J), r.flush();
    }
  };
}
function B0(e, t, n) {
  return n === "files" ? e.isFile() : t.endsWith("/") ? e.isDirectory() : e.isSymbolicLink();
}
var E0 = ["ELOOP", "EMLINK", "ENXIO"];
function R0(e, t) {
  try {
    return v0(t, _o);
  } catch (n) {
    throw E0.includes(E(n) ?? "") ? Ot(e) : n;
  }
}
function Ot(e = "") {
  return new Error(`${id(e)} was replaced while it was saved`);
}
function rd(e) {
  return new Error(`${id(e)} changed while it was read`);
}
function id(e) {
  return w(e.replace(/^\d+\/|\/$/g, ""));
}
function Lo(e, { mode: t, mtimeNs: n }, r, { target: o = "", size: s = 0 } = {}) {
  let i = ad(n);
  return { name: e, kind: r, target: o, size: s, mode: td(r, Number(t)), mtime: i, sparseSize: void 0 };
}
var Do = 1000000000n, $0 = 9;
function ad(e) {
  if (e < 0n) return `-${ad(-e)}`;
  let t = e % Do, n = String(e / Do);
  return t === 0n ? n : `${n}.${String(t).padStart($0, "0").replace(/0+$/, "")}`;
}
function I0(e) {
  return Number(e / Do) * 1e3 + Number(e % Do) / 1e6;
}
var od = Buffer.alloc(0);
function M0({ next: e, filled: t }, n) {
  let r = od, o = 0, s = () => {
    o > 0 && t(o), r = od, o = 0;
  }, i = (a) => {
    r.length - o >= a || (s(), r = e());
  };
  return {
    flush: s,
    put(a) {
      i(qi(a)), o = Gi(r, o, a, n);
    },
    /** @returns whether the file has so many bytes */
    read(a, c) {
      for (let f = c; f > 0; ) {
        i(1);
        let u = O0(a, r, o, Math.min(f, r.length - o), null);
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
import { join as C0 } from "node:path";

// src/formats/tar/pack-check.ts
import { lstatSync as T0, readFileSync as A0 } from "node:fs";
function cd(e, { names: t }) {
  let n = A0(e, "latin1").split(`
`), r = t.findIndex((o, s) => !/^[-h]/.test(n[s] ?? ""));
  if (r >= 0) throw Ot(t[r]);
}
function fd(e, { names: t }) {
  let n = t.find((r) => {
    let o = T0(w(`${x(e)}/${r}`), { throwIfNoEntry: !1 });
    return o && !o.isFile();
  });
  if (n !== void 0) throw Ot(n);
}

// src/formats/tar/program-packer.ts
var N0 = 128 * 1024 * 1024;
function ud({ tools: e, level: t, scratch: n, matches: r }) {
  let { tar: o } = e;
  if (o.dialect === "node") return;
  let s = 0;
  return (i, a) => {
    s === 0 && tn({ matches: r, scratch: n });
    let c = o.dialect === "gnu" ? `listing-${s++}` : void 0, f = i.names.some((g) => /[\u0080-\u00ff]/.test(g)), u = lo(o, { beyondAscii: f, archiveBytes: i.bytes, listing: c }), m = { level: t, threads: i.bytes > N0 ? 0 : 1, check: !1 }, { stdin: l, stdout: d, ended: p } = xt(e.zstd).packing(u, m, { cwd: n, signal: a });
    l.end(`${i.names.join("\0")}\0`, "latin1");
    let h = () => {
      c === void 0 ? fd(n, i) : cd(C0(n, c), i);
    };
    return { stdout: d, ended: p.then(h) };
  };
}

// src/formats/tar/slots.ts
function na(e) {
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
var ld = bt / 2, F0 = 2 * bt, _0 = 3, L0 = 4;
async function* dd(e, t) {
  let n = new AbortController(), { pack: r, hasProgram: o, addReader: s } = U0({
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
    for await (let f of D0(e, o)) {
      let u = r(f), m = u.next();
      for (m.catch(() => {
      }), i.push({ pieces: u, first: m }), ++c > L0 && s(); i.length > _0; ) yield* a();
    }
    for (; i.length > 0; ) yield* a();
  } finally {
    n.abort(), await Promise.allSettled(i.map(({ pieces: f }) => f.return(void 0)));
  }
}
async function* D0(e, t) {
  for await (let n of e) {
    let { names: r, frames: o, hasHoles: s } = n;
    if (s && t) {
      yield { plan: n, names: r, how: "by a program", isContinued: !1 };
      continue;
    }
    for (let [i, { start: a, bytes: c }] of o.entries()) {
      let f = o[i + 1]?.start, u = c <= F0 ? "in a thread" : "in a thread and the pool", m = o.length === 1 && c <= ld ? "here" : u;
      yield { plan: n, names: r.slice(a, f), how: m, isContinued: f !== void 0 };
    }
  }
}
function U0(e) {
  let { matches: t, level: n, signal: r, scratch: o } = e, s = xo(t.map(({ root: d }) => d)), i = ud(e), a = na(1), c = na(or), f = 1;
  async function u({ content: d, release: p }) {
    return await c.acquire(), { frame: await im(d, n).finally(c.release).finally(p), contentBytes: d.length };
  }
  async function* m({
    plan: { kind: d },
    names: p,
    isContinued: h,
    how: g
  }) {
    await a.acquire();
    let y = { thread: "create", ...g === "in a thread" && { level: n } };
    yield* md(r, (b) => {
      try {
        let S = Di({ ...y, kind: d, bases: s, isContinued: h }, { cwd: o, signal: b });
        return S.stdin.end(`${p.join("\0")}\0`, "latin1"), S.ended.catch(() => {
        }).then(a.release), S;
      } catch (S) {
        throw a.release(), S;
      }
    });
  }
  async function* l(d) {
    let { plan: p } = d;
    if (d.how === "by a program" && i) {
      let b = md(r, (S) => i(p, S));
      for await (let S of b) yield { plan: p, bytes: S };
      return;
    }
    let h = ({ frame: b, contentBytes: S }) => ({ plan: p, bytes: b, contentBytes: S }), g = [], y = d.how === "here" ? W0(d, _m(s), r) : m(d);
    for await (let b of y) {
      let S = "frame" in b ? Promise.resolve(b) : u(b);
      for (S.catch(() => {
      }), g.push(S); g.length >= or; ) yield h(await g.shift());
    }
    for (let b of g) yield h(await b);
  }
  return {
    pack: l,
    hasProgram: i !== void 0,
    /** Lets one more thread read, unless there are as many as may be. */
    addReader() {
      f !== Li && (f++, a.release());
    }
  };
}
async function* W0({ plan: { kind: e }, names: t }, n, r) {
  r.throwIfAborted();
  let o = [], s, c = sd(n, { next: () => {
    if (o.length > 1) throw new Error("files have grown by megabytes while they were read");
    return s = Buffer.allocUnsafeSlow(2 * ld), s;
  }, filled: (f) => {
    o.push(s.subarray(0, f));
  } }, e);
  for (let f of t) c.add(f);
  c.end();
  for (let f of o) yield { content: f, release: () => {
  } };
}
async function* md(e, t) {
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
import { setImmediate as j0 } from "node:timers/promises";
var pd = 256, H0 = 8e3, z0 = 64 * 1024 * 1024;
function gd(e) {
  let t = Uo("skeleton"), n = [], r = /* @__PURE__ */ new Map(), o = { plain: Uo("files"), sparse: Uo("files", !0) }, s = 0, i = (u) => {
    let m = u.some(G0) ? o.sparse : o.plain;
    hd(m, u);
  }, a = (u, m) => J0(o[u], s) >= m, c = function* (u) {
    s++, yield o[u], o = { ...o, [u]: Uo("files", u === "sparse") };
  };
  async function* f() {
    let u = pd;
    for (let m of e) {
      for (let l of m) {
        if (l.kind === "directory" && a("plain", 1) && (yield* c("plain")), l.kind === "other") n.push(l.member);
        else if (l.kind !== "file") hd(t, [l]);
        else {
          let d = l.hardLink ? K0(l, r) : [l];
          d.length > 0 && i(d);
        }
        a("plain", 2) && (yield* c("plain")), a("sparse", 2) && (yield* c("sparse"));
      }
      u -= m.length, !(u > 0) && (await j0(), u = pd);
    }
    for (let m of r.values()) {
      i(m);
      for (let l of ["plain", "sparse"]) a(l, 1) && (yield* c(l));
    }
    for (let m of Object.values(o)) m.names.length > 0 && (yield m);
  }
  return { files: f(), skeleton: t, skipped: n };
}
var q0 = 1024 * 1024;
function G0({ bytes: e, length: t = e }) {
  return t - e >= q0;
}
function J0({ names: e, bytes: t }, n) {
  let r = Math.min(1, 2 ** n / 16);
  return Math.max(e.length / H0, t / z0) / r;
}
function K0(e, t) {
  let { inode: n, names: r } = e.hardLink, o = t.get(n) ?? [];
  return t.set(n, o), o.push(o.length === 0 ? e : { ...e, bytes: 0, length: 0 }) < r ? [] : (t.delete(n), o);
}
function Uo(e, t = !1) {
  return { kind: e, names: [], hasHoles: t, bytes: 0, unpackedBytes: 0, frames: [] };
}
var V0 = 1536, Y0 = bt - 64 * 1024;
function Z0({ length: e = 0, target: t = "" }) {
  let n = e + t.length;
  return V0 + n + me(n);
}
function hd(e, t) {
  let n = t.reduce((o, s) => o + Z0(s), 0), r = e.frames.at(-1);
  r && r.bytes + n <= Y0 ? r.bytes += n : e.frames.push({ start: e.names.length, bytes: n });
  for (let { kind: o, member: s, bytes: i, length: a = 0 } of t)
    e.names.push(o === "directory" ? `${s}/` : s), e.bytes += i, e.unpackedBytes += a;
}

// src/formats/tar/pack.ts
async function yd(e) {
  let t = gd(e.found), n = [], r, o = 0, s = 0;
  for await (let { plan: a, bytes: c, contentBytes: f } of dd(Q0(t), e)) {
    a !== r && (n.push(X0(a, o)), s = 0), r = a;
    let u = n.at(-1);
    u.length += c.length, f !== void 0 && (u.frames ??= [], u.frames.push(c.length), s += f, u.unpackedBytes = Math.max(a.unpackedBytes, s)), o += c.length, await e.write(c), e.signal.throwIfAborted();
  }
  e.signal.throwIfAborted();
  let i = (a) => n.reduce((c, f) => c + f[a], 0);
  return { segments: n, files: i("files"), bytes: i("bytes"), skipped: t.skipped };
}
function X0({ kind: e, names: t, bytes: n, unpackedBytes: r }, o) {
  return { kind: e, offset: o, length: 0, files: t.length, bytes: n, unpackedBytes: r };
}
async function* Q0({ files: e, skeleton: t }) {
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
import { availableParallelism as iP } from "node:os";
import { join as aP } from "node:path";

// src/formats/tar/skeleton-check.ts
var xd = F(bd(), 1);
var eP = 256 * 1024 * 1024, tP = 1024 * 1024;
async function vd({ bytes: e, members: t, mostBytes: n }, { cwd: r, signal: o }) {
  if (xe(e) > eP) throw new k("its skeleton is too large to be one");
  let s = Je(r);
  s.allow(n);
  let i = e.length === 0 ? [] : nP(e, s), a = await rP(i, t, o);
  if (a !== t) throw new k(`its skeleton has ${a} members instead of ${t}`);
}
async function* nP(e, t) {
  let n = (0, xd.createZstdDecompress)();
  for (let r of e) n.write(r);
  n.end();
  try {
    for await (let r of n)
      t.count(r.length), t.signal.throwIfAborted(), yield r;
  } catch (r) {
    throw t.signal.throwIfAborted(), new k(`its skeleton is damaged: ${O(r)}`);
  }
}
async function rP(e, t, n) {
  let r = 0, o = Buffer.alloc(0);
  for await (let s of e) {
    n.throwIfAborted();
    let i = o.length === 0 ? s : Buffer.concat([o, s]), a = 0;
    for (let c = Sd(i, a); c <= i.length; c = Sd(i, a)) {
      if (c > a + J) sP(i, a);
      else if (i[a + Pd] !== 0 && ++r > t)
        throw new k(`its skeleton has more than ${t} members`);
      a = c;
    }
    o = i.subarray(a);
  }
  if (o.length > 0) throw new k("its skeleton ends too early");
  return r;
}
var kd = 124, Pd = 156, oP = Buffer.alloc(J), ra = { records: 120, directory: 53, symlink: 50 };
function Sd(e, t) {
  let n = t + J;
  if (n > e.length) return n;
  let r = e[t + Pd];
  if (r === ra.directory || r === ra.symlink) {
    if (oa(e, t) === 0) return n;
  } else if (r === ra.records) {
    let o = oa(e, t);
    if (o > 0 && o <= tP) return n + o + me(o);
  } else if (oP.compare(e, t, n) === 0) return n;
  throw new k("its skeleton holds more than directories and links");
}
function oa(e, t) {
  let n = e.toString("latin1", t + kd, t + kd + 12);
  return /^[0-7]{11}[\0 ]$/.test(n) ? Number.parseInt(n, 8) : Number.NaN;
}
function sP(e, t) {
  let n = t + J, { size: r, sparseSize: o } = yo({}, "x", e.subarray(n, n + oa(e, t)));
  if (r !== void 0 || o !== void 0)
    throw new k("its skeleton holds more than directories and links");
}

// src/formats/tar/unpack.ts
async function Bd({
  body: e,
  segments: t,
  dir: n,
  roots: r,
  tools: o,
  workers: s = iP(),
  signal: i,
  warn: a
}) {
  let { tar: c } = o, f = t.filter(({ kind: p }) => p === "files"), u = t.filter(({ kind: p }) => p !== "files");
  if (u.length > 1 || u.some((p) => p.kind !== "skeleton" || p !== t.at(-1)))
    throw new k("its segments are not files and then a skeleton");
  let m = {
    tar: c,
    codec: xt(o.zstd, cP(f)),
    dir: n,
    workers: Math.min(s, f.length),
    files: () => Od(f),
    signal: i,
    warn: a
  }, l = await ko(m, async (p, h) => {
    let g = await Am(e, t, p), y = u.reduce((S, v) => S + St(v), 0), b = { bytes: g, members: Od(u), mostBytes: y };
    return await vd(b, { cwd: n, signal: h }), b;
  }), d = xt(void 0);
  await vo(l, { tar: c, roots: r, codec: d, cwd: aP(n, "tree"), signal: i });
}
function cP(e) {
  return e.reduce((t, { bytes: n }) => t + n, 0);
}
function Od(e) {
  return e.reduce((t, { files: n }) => t + n, 0);
}

// src/formats/tar/tar.ts
var Ed = {
  id: "tar",
  indexed: !0,
  kinds: ["files", "skeleton"],
  image: !1,
  versions: (e) => [mo("tar", e)],
  unsupportedReason: () => {
  },
  pack: yd,
  unpack: Bd
};

// src/formats/index.ts
var ln = [Ed, Xl, Vm];

// src/mount/probe.ts
import { existsSync as dP, readFileSync as pP } from "node:fs";

// src/mount/root-rights.ts
var Md = F($d(), 1);
import { existsSync as fP, readFileSync as uP } from "node:fs";
import { join as mP } from "node:path";
async function dn(e) {
  if (process.geteuid?.() === 0) return lP() ? Id((r) => r) : void 0;
  let t = sa("sudo");
  if (!t) return;
  let n = ({ path: r, args: o }) => ({ path: t, args: ["-n", "--", r, ...o] });
  try {
    await Vr(n({ path: sa("true") ?? "true", args: [] }), { cwd: "/", signal: e });
  } catch {
    e.throwIfAborted();
    return;
  }
  return Id(n);
}
function Id(e) {
  let t = (n, r) => {
    let o = sa(n);
    if (!o) throw new Error(`there is no ${n}`);
    return e({ path: o, args: r });
  };
  return {
    run: async (n, r, o) => Vr(t(n, r), o),
    async attributesOf(n, r, o) {
      let s = ["--xattrs", `--xattrs-include=${r}`], i = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"], a = ["--create", "--file=-", "--format=posix", ...s, ...i], { stdin: c, stdout: f, ended: u } = V([t("tar", a)], o);
      c.end(n, "latin1");
      let [m] = await Promise.all([(0, Md.buffer)(f), u]);
      return m;
    },
    kernelLog: async () => Gn(t("dmesg", []))
  };
}
function sa(e) {
  return ["/usr/bin", "/bin", "/usr/sbin", "/sbin"].map((n) => mP(n, e)).find((n) => fP(n));
}
function lP() {
  let [, e = "0"] = uP("/proc/self/status", "latin1").match(/^CapEff:\s*(\w+)$/m) ?? [];
  return (BigInt(`0x${e}`) >> 21n & 1n) === 1n;
}

// src/mount/probe.ts
function pn(e) {
  return "rights" in e || e.broker !== void 0;
}
async function ia(e, t) {
  try {
    return await hP(e, t);
  } catch (n) {
    return t.throwIfAborted(), { reason: `it cannot be found out: ${O(n)}` };
  }
}
async function hP(e, t) {
  if (process.platform !== "linux") return { reason: "it does not run Linux" };
  let n = await dn(t);
  if (!n) return { reason: "it neither lets root mount nor has sudo without a password" };
  for (let r of e === "image" ? ["squashfs", "overlay"] : ["overlay"])
    if (!await gP(r, n, t)) return { reason: `its kernel does not know ${r}` };
  return e === "image" && !dP("/dev/loop-control") ? { reason: "it has no loop devices" } : { rights: n };
}
async function gP(e, t, n) {
  let r = () => new RegExp(`\\t${e}$`, "m").test(pP("/proc/filesystems", "latin1"));
  return r() ? !0 : (await t.run("modprobe", ["-q", e], { cwd: "/", signal: n }).catch(() => n.throwIfAborted()), r());
}

// src/steps/job.ts
function hn({ shared: e }, { mode: t, rolling: n, signing: r }) {
  let o = e && !n && !r;
  return ln.filter(({ indexed: s, image: i }) => (s || o) && (!i || t !== "unpack"));
}
async function ur({ mode: e }, t) {
  let n = e !== "unpack" && process.platform === "linux", r = await au(n);
  if (!n || r.mksquashfs && r.unsquashfs) return r;
  let { cachedImageTools: o, fetchImageTools: s } = await import("./image-tools.js"), i = { ...r, ...await o() };
  return t && !i.mksquashfs ? { ...i, ...await s(t) } : i;
}
async function Td(e, t, n) {
  let r = pn(n), o = ({ id: a, image: c }) => a === t.format ? 2 : Number(c && r), s = hn(e, t).toSorted((a, c) => o(c) - o(a));
  if (r || !s.some(({ image: a }) => a)) return s;
  let i = await ur(t);
  return s.filter((a) => !a.image || a.unsupportedReason(i, "unpack") === void 0);
}
async function Wo({ mode: e, ramdisk: t, broker: n }, r) {
  if (e !== "unpack") {
    let o = await ia("image", r);
    return "rights" in o ? o : { ...o, broker: wP(n) };
  }
  return t === "off" ? { reason: "nobody asked for it" } : ia("tree", r);
}
function wP(e) {
  return e !== "off" && yP(e, { throwIfNoEntry: !1 })?.isSocket() ? e : void 0;
}
function jo({ ref: e, eventName: t }) {
  if (e !== "") return !0;
  let n = `The event type ${t} is not supported because it's not tied to a branch or tag ref.`;
  return nt(`Event Validation Error: ${n}`), !1;
}

// src/files/patterns.ts
import { homedir as MO } from "node:os";
import { posix as TO } from "node:path";

// node_modules/balanced-match/dist/esm/index.js
var Ad = (e, t, n) => {
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
var Cd = "\0SLASH" + Math.random().toFixed(16) + "\0", Nd = "\0OPEN" + Math.random().toFixed(16) + "\0", Ho = "\0CLOSE" + Math.random().toFixed(16) + "\0", Fd = "\0COMMA" + Math.random().toFixed(16) + "\0", _d = "\0PERIOD" + Math.random().toFixed(16) + "\0", bP = new RegExp(Cd, "g"), kP = new RegExp(Nd, "g"), SP = new RegExp(Ho, "g"), xP = new RegExp(Fd, "g"), vP = new RegExp(_d, "g"), PP = /\\\\/g, OP = /\\{/g, BP = /\\}/g, EP = /\\,/g, RP = /\\\./g, $P = 1e5, IP = 4e6, MP = 1e3, TP = 1e3, AP = 2e7, CP = 16;
function aa(e) {
  return isNaN(e) ? e.charCodeAt(0) : parseInt(e, 10);
}
function NP(e) {
  return e.replace(PP, Cd).replace(OP, Nd).replace(BP, Ho).replace(EP, Fd).replace(RP, _d);
}
function FP(e) {
  return e.replace(bP, "\\").replace(kP, "{").replace(SP, "}").replace(xP, ",").replace(vP, ".");
}
function ca(e, t) {
  for (let n = 0; n < t.length; n++)
    e.push(t[n]);
}
function Ld(e, t, n) {
  if (n.remaining < 0)
    return;
  let r = Ad("{", "}", t), o = r !== void 0 && t.indexOf("{") < r[0];
  if (n.remaining -= r && !o ? r[1] + 1 : e.length, !(!r || n.remaining < 0))
    return {
      end: r[1],
      pre: e.slice(0, r[0]),
      body: e.slice(r[0] + 1, r[1]),
      post: e.slice(r[1] + 1),
      unmatched: o
    };
}
function _P(e, t) {
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
function LP(e, t) {
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
function DP(e, t) {
  let n = [], r = "";
  for (; ; ) {
    let o = Ld(e, e, t);
    if (t.remaining < 0)
      return;
    if (!o) {
      let f = e.split(",");
      return f[0] = r + f[0], ca(n, f), n;
    }
    let { pre: s, body: i, post: a } = o, c = s.split(",");
    if (c[0] = r + c[0], c[c.length - 1] += "{" + i + "}", !a.length)
      return ca(n, c), n;
    r = c.pop(), ca(n, c), e = a;
  }
}
function mr(e, t) {
  return e === void 0 || isNaN(e) ? t : e;
}
function Dd(e, t = {}) {
  if (!e)
    return [];
  let n = mr(t.max, $P), r = mr(t.maxLength, IP), o = mr(t.maxDepth, MP), s = mr(t.maxRewrites, TP), i = mr(t.maxSteps, AP);
  return e.slice(0, 2) === "{}" && (e = "\\{\\}" + e.slice(2)), fa(NP(e), n, r, o, 0, s, { remaining: i }, !0).map(FP);
}
function UP(e) {
  return "{" + e + "}";
}
function WP(e) {
  return /^-?0\d/.test(e);
}
function jP(e, t) {
  return e <= t;
}
function HP(e, t) {
  return e >= t;
}
function lr(e, t, n, r, o, s, i) {
  let a = [], c = 0, f;
  e: for (let u = 0; u < e.length; u++) {
    let m = e[u] + t, l = n;
    s && !m && (f || (f = n.filter((d) => d)), l = f);
    for (let d = 0; d < l.length; d++) {
      if (a.length >= r)
        break e;
      let p = m + l[d];
      if (c + p.length > o)
        break e;
      a.push(p), c += p.length;
    }
  }
  return i.remaining -= a.length, a;
}
function zP(e, t, n, r, o) {
  let s = e.split(/\.\./), i = [];
  if (s[0] === void 0 || s[1] === void 0)
    return i;
  let a = aa(s[0]), c = aa(s[1]), f = Math.max(s[0].length, s[1].length), u = s.length === 3 && s[2] !== void 0 ? Math.max(Math.abs(aa(s[2])), 1) : 1, m = jP;
  c < a && (u *= -1, m = HP);
  let d = s.some(WP), p = d ? f : 1, h = 0;
  for (let g = a; m(g, c) && i.length < n; g += u) {
    if (o.remaining -= p, o.remaining < 0)
      return;
    let y;
    if (t)
      y = String.fromCharCode(g), y === "\\" && (y = "");
    else if (y = String(g), d) {
      let b = f - y.length;
      if (b > 0) {
        let S = new Array(b + 1).join("0");
        g < 0 ? y = "-" + S + y.slice(1) : y = S + y;
      }
    }
    if (h + y.length > r)
      break;
    i.push(y), h += y.length;
  }
  return i;
}
function fa(e, t, n, r, o, s, i, a) {
  if (i.remaining -= CP, o > r)
    return [e];
  let c = [""], f = 0, u = !1, m = !0, l = e;
  for (; ; ) {
    let d = Ld(e, l, i);
    if (!d)
      return lr(c, e, [""], t, n, u, i);
    d.unmatched && (l = _P(l, i));
    let p = d.pre, h = () => lr(c, p + "{" + d.body + "}" + d.post, [""], t, n, u, i);
    if (/\$$/.test(p)) {
      if (c = lr(c, p + "{" + d.body + "}", [""], t, n, u && !d.post.length, i), m = !1, !d.post.length)
        break;
      e = d.post, l = l.slice(d.end + 1);
      continue;
    }
    let g = /^-?\d+\.\.-?\d+(?:\.\.-?\d+)?$/.test(d.body), y = /^[a-zA-Z]\.\.[a-zA-Z](?:\.\.-?\d+)?$/.test(d.body), b = g || y, S = d.body.indexOf(",") >= 0;
    if (!b && !S) {
      if (f < s && LP(d.post, i)) {
        f++, e = d.pre + "{" + d.body + Ho + d.post, l = l.slice(0, d.end) + Ho + l.slice(d.end + 1), a = !0;
        continue;
      }
      return h();
    }
    m && (u = a && !b, m = !1);
    let v;
    if (b) {
      if (v = zP(d.body, y, t, n, i), !v)
        return h();
    } else {
      let R = DP(d.body, i);
      if (!R)
        return h();
      if (R.length === 1 && R[0] !== void 0) {
        if (R = fa(R[0], t, n, r, o + 1, s, i, !1).map(UP), i.remaining < 0)
          return h();
        if (R.length === 1) {
          let C = lr(c, p + R[0], [""], t, n, u && !d.post.length, i);
          if (i.remaining < 0)
            return h();
          if (c = C, !d.post.length)
            break;
          e = d.post, l = l.slice(d.end + 1);
          continue;
        }
      }
      let D = u && !d.post.length && !p;
      for (let C = 0; D && C < c.length; C++)
        c[C] && (D = !1);
      v = [];
      let _ = 0;
      e: for (let C = 0; C < R.length; C++) {
        let ke = fa(R[C], t, n, r, o + 1, s, i, !1);
        if (i.remaining < 0)
          return h();
        for (let De = 0; De < ke.length; De++) {
          let Ue = ke[De];
          if (!(D && !Ue)) {
            if (v.length >= t || _ + Ue.length > n)
              break e;
            v.push(Ue), _ += Ue.length;
          }
        }
      }
    }
    let B = lr(c, p, v, t, n, u && !d.post.length, i);
    if (i.remaining < 0)
      return h();
    if (c = B, !d.post.length)
      break;
    e = d.post, l = l.slice(d.end + 1);
  }
  return c;
}

// node_modules/minimatch/dist/esm/assert-valid-pattern.js
var dr = (e) => {
  if (typeof e != "string")
    throw new TypeError("invalid pattern");
  if (e.length > 65536)
    throw new TypeError("pattern is too long");
};

// node_modules/minimatch/dist/esm/brace-expressions.js
var qP = {
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
}, pr = (e) => e.replace(/[[\]\\-]/g, "\\$&"), GP = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), Ud = (e) => e.join(""), Wd = (e, t) => {
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
      for (let [g, [y, b, S]] of Object.entries(qP))
        if (e.startsWith(g, s)) {
          if (m)
            return ["$.", !1, e.length - n, !0];
          s += g.length, S ? o.push(y) : r.push(y), a = a || b;
          continue e;
        }
    }
    if (c = !1, m) {
      h > m ? r.push(pr(m) + "-" + pr(h)) : h === m && r.push(pr(h)), m = "", s++;
      continue;
    }
    if (e.startsWith("-]", s + 1)) {
      r.push(pr(h + "-")), s += 2;
      continue;
    }
    if (e.startsWith("-", s + 1)) {
      m = h, s += 2;
      continue;
    }
    r.push(pr(h)), s++;
  }
  if (u < s)
    return ["", !1, 0, !1];
  if (!r.length && !o.length)
    return ["$.", !1, e.length - n, !0];
  if (o.length === 0 && r.length === 1 && /^\\?.$/.test(r[0]) && !f) {
    let h = r[0].length === 2 ? r[0].slice(-1) : r[0];
    return [GP(h), !1, u - n, !1];
  }
  let l = "[" + (f ? "^" : "") + Ud(r) + "]", d = "[" + (f ? "" : "^") + Ud(o) + "]";
  return [r.length && o.length ? "(" + l + "|" + d + ")" : r.length ? l : d, a, u - n, !0];
};

// node_modules/minimatch/dist/esm/unescape.js
var at = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !0 } = {}) => n ? t ? e.replace(/\[([^/\\])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\])\]/g, "$1$2").replace(/\\([^/])/g, "$1") : t ? e.replace(/\[([^/\\{}])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\{}])\]/g, "$1$2").replace(/\\([^/{}])/g, "$1");

// node_modules/minimatch/dist/esm/ast.js
var fe, JP = /* @__PURE__ */ new Set(["!", "?", "+", "*", "@"]), ua = (e) => JP.has(e), jd = (e) => ua(e.type), KP = /* @__PURE__ */ new Map([
  ["!", ["@"]],
  ["?", ["?", "@"]],
  ["@", ["@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@"]]
]), VP = /* @__PURE__ */ new Map([
  ["!", ["?"]],
  ["@", ["?"]],
  ["+", ["?", "*"]]
]), YP = /* @__PURE__ */ new Map([
  ["!", ["?", "@"]],
  ["?", ["?", "@"]],
  ["@", ["?", "@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@", "?", "*"]]
]), Hd = /* @__PURE__ */ new Map([
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
]), ZP = "(?!(?:^|/)\\.\\.?(?:$|/))", zo = "(?!\\.)", XP = /* @__PURE__ */ new Set(["[", "."]), QP = /* @__PURE__ */ new Set(["..", "."]), eO = new Set("().*{}+?[]^$\\!"), tO = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), ma = "[^/]", zd = ma + "*?", qd = ma + "+?", nO = 0, Bt = class {
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
  id = ++nO;
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
        if (typeof n != "string" && !(n instanceof fe && n.#t === this))
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
      if (!(r instanceof fe && r.type === "!"))
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
    let n = new fe(this.type, t);
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
        if (!o.noext && ua(y) && t.charAt(h) === "(" && s <= i) {
          n.push(g), g = "";
          let S = new fe(y, n);
          h = fe.#i(t, S, h, o, s + 1), n.push(S);
          continue;
        }
        g += y;
      }
      return n.push(g), h;
    }
    let m = r + 1, l = new fe(null, n), d = [], p = "";
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
      if (!o.noext && ua(h) && t.charAt(m) === "(" && /* c8 ignore start - the maxDepth is sufficient here */
      (s <= i || n && n.#p(h))) {
        let y = n && n.#p(h) ? 0 : 1;
        l.push(p), p = "";
        let b = new fe(h, l);
        l.push(b), m = fe.#i(t, b, m, o, s + y);
        continue;
      }
      if (h === "|") {
        l.push(p), p = "", d.push(l), l = new fe(null, n);
        continue;
      }
      if (h === ")")
        return p === "" && n.#e.length === 0 && (n.#h = !0), l.push(p), p = "", n.push(...d, l), m;
      p += h;
    }
    return n.type = null, n.#n = void 0, n.#e = [t.substring(r - 1)], m;
  }
  #d(t) {
    return this.#m(t, VP);
  }
  #m(t, n = KP) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null)
      return !1;
    let r = t.#e[0];
    return !r || typeof r != "object" || r.type === null ? !1 : this.#p(r.type, n);
  }
  #p(t, n = YP) {
    return !!n.get(this.type)?.includes(t);
  }
  #b(t, n) {
    let r = t.#e[0], o = new fe(null, r, this.options);
    o.#e.push(""), r.push(o), this.#g(t, n);
  }
  #g(t, n) {
    let r = t.#e[0];
    this.#e.splice(n, 1, ...r.#e);
    for (let o of r.#e)
      typeof o == "object" && (o.#t = this);
    this.#a = void 0;
  }
  #k(t) {
    return !!Hd.get(this.type)?.has(t);
  }
  #S(t) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null || this.#e.length !== 1)
      return !1;
    let n = t.#e[0];
    return !n || typeof n != "object" || n.type === null ? !1 : this.#k(n.type);
  }
  #x(t) {
    let n = Hd.get(this.type), r = t.#e[0], o = n?.get(r.type);
    if (!o)
      return !1;
    this.#e = r.#e;
    for (let s of this.#e)
      typeof s == "object" && (s.#t = this);
    this.type = o, this.#a = void 0, this.#h = !1;
  }
  static fromGlob(t, n = {}) {
    let r = new fe(null, void 0, n);
    return fe.#i(t, r, 0, n, 0), r;
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
    if (this.#r === this && (this.#y(), this.#s()), !jd(this)) {
      let c = this.isStart() && this.isEnd() && !this.#e.some((d) => typeof d != "string"), f = this.#e.map((d) => {
        let [p, h, g, y] = typeof d == "string" ? fe.#v(d, this.#n, c) : d.toRegExpSource(t);
        return this.#n = this.#n || g, this.#o = this.#o || y, p;
      }).join(""), u = "";
      if (this.isStart() && typeof this.#e[0] == "string" && !(this.#e.length === 1 && QP.has(this.#e[0]))) {
        let p = XP, h = (
          // dots are allowed, and the pattern starts with [ or .
          n && p.has(f.charAt(0)) || // the pattern starts with \., and then [ or .
          f.startsWith("\\.") && p.has(f.charAt(2)) || // the pattern starts with \.\., and then [ or .
          f.startsWith("\\.\\.") && p.has(f.charAt(4))
        ), g = !n && !t && p.has(f.charAt(0));
        u = h ? ZP : g ? zo : "";
      }
      let m = "";
      return this.isEnd() && this.#r.#f && this.#t?.type === "!" && (m = "(?:$|\\/)"), [
        u + f + m,
        at(f),
        this.#n = !!this.#n,
        this.#o
      ];
    }
    let r = this.type === "*" || this.type === "+", o = this.type === "!" ? "(?:(?!(?:" : "(?:", s = this.#w(n);
    if (this.isStart() && this.isEnd() && !s && this.type !== "!") {
      let c = this.toString(), f = this;
      return f.#e = [c], f.type = null, f.#n = void 0, [c, at(this.toString()), !1, !1];
    }
    let i = !r || t || n || !zo ? "" : this.#w(!0);
    i === s && (i = ""), i && (s = `(?:${s})(?:${i})*?`);
    let a = "";
    if (this.type === "!" && this.#h)
      a = (this.isStart() && !n ? zo : "") + qd;
    else {
      let c = this.type === "!" ? (
        // !() must match something,but !(x) can match ''
        "))" + (this.isStart() && !n && !t ? zo : "") + zd + ")"
      ) : this.type === "@" ? ")" : this.type === "?" ? ")?" : this.type === "+" && i ? ")" : this.type === "*" && i ? ")?" : `)${this.type}`;
      a = o + s + c;
    }
    return [
      a,
      at(s),
      this.#n = !!this.#n,
      this.#o
    ];
  }
  #y() {
    if (jd(this)) {
      let t = 0, n = !1;
      do {
        n = !0;
        for (let r = 0; r < this.#e.length; r++) {
          let o = this.#e[r];
          typeof o == "object" && (o.#y(), this.#m(o) ? (n = !1, this.#g(o, r)) : this.#d(o) ? (n = !1, this.#b(o, r)) : this.#S(o) && (n = !1, this.#x(o)));
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
        o = !1, s += (eO.has(f) ? "\\" : "") + f;
        continue;
      }
      if (f === "*") {
        if (a)
          continue;
        a = !0, s += r && /^[*]+$/.test(t) ? qd : zd, n = !0;
        continue;
      } else
        a = !1;
      if (f === "\\") {
        c === t.length - 1 ? s += "\\\\" : o = !0;
        continue;
      }
      if (f === "[") {
        let [u, m, l, d] = Wd(t, c);
        if (l) {
          s += u, i = i || m, c += l - 1, n = n || d;
          continue;
        }
      }
      if (f === "?") {
        s += ma, n = !0;
        continue;
      }
      s += tO(f);
    }
    return [s, at(t), !!n, i];
  }
};
fe = Bt;

// node_modules/minimatch/dist/esm/escape.js
var la = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !1 } = {}) => n ? t ? e.replace(/[?*()[\]{}]/g, "[$&]") : e.replace(/[?*()[\]\\{}]/g, "\\$&") : t ? e.replace(/[?*()[\]]/g, "[$&]") : e.replace(/[?*()[\]\\]/g, "\\$&");

// node_modules/minimatch/dist/esm/index.js
var ie = (e, t, n = {}) => (dr(t), !n.nocomment && t.charAt(0) === "#" ? !1 : new Pe(t, n).match(e)), rO = /^\*+([^+@!?*[(]*)$/, oO = (e) => (t) => !t.startsWith(".") && t.endsWith(e), sO = (e) => (t) => t.endsWith(e), iO = (e) => (e = e.toLowerCase(), (t) => !t.startsWith(".") && t.toLowerCase().endsWith(e)), aO = (e) => (e = e.toLowerCase(), (t) => t.toLowerCase().endsWith(e)), cO = /^\*+\.\*+$/, fO = (e) => !e.startsWith(".") && e.includes("."), uO = (e) => e !== "." && e !== ".." && e.includes("."), mO = /^\.\*+$/, lO = (e) => e !== "." && e !== ".." && e.startsWith("."), dO = /^\*+$/, pO = (e) => e.length !== 0 && !e.startsWith("."), hO = (e) => e.length !== 0 && e !== "." && e !== "..", gO = /^\?+([^+@!?*[(]*)?$/, yO = ([e, t = ""]) => {
  let n = Kd([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, wO = ([e, t = ""]) => {
  let n = Vd([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, bO = ([e, t = ""]) => {
  let n = Vd([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, kO = ([e, t = ""]) => {
  let n = Kd([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, Kd = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && !n.startsWith(".");
}, Vd = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && n !== "." && n !== "..";
}, Yd = typeof process == "object" && process ? typeof process.env == "object" && process.env && process.env.__MINIMATCH_TESTING_PLATFORM__ || process.platform : "posix", Gd = {
  win32: { sep: "\\" },
  posix: { sep: "/" }
}, SO = Yd === "win32" ? Gd.win32.sep : Gd.posix.sep;
ie.sep = SO;
var te = /* @__PURE__ */ Symbol("globstar **");
ie.GLOBSTAR = te;
var xO = "[^/]", vO = xO + "*?", PO = "(?:(?!(?:\\/|^)(?:\\.{1,2})($|\\/)).)*?", OO = "(?:(?!(?:\\/|^)\\.).)*?", BO = (e, t = {}) => (n) => ie(n, e, t);
ie.filter = BO;
var ye = (e, t = {}) => Object.assign({}, e, t), EO = (e) => {
  if (!e || typeof e != "object" || !Object.keys(e).length)
    return ie;
  let t = ie;
  return Object.assign((r, o, s = {}) => t(r, o, ye(e, s)), {
    Minimatch: class extends t.Minimatch {
      constructor(o, s = {}) {
        super(o, ye(e, s));
      }
      static defaults(o) {
        return t.defaults(ye(e, o)).Minimatch;
      }
    },
    AST: class extends t.AST {
      /* c8 ignore start */
      constructor(o, s, i = {}) {
        super(o, s, ye(e, i));
      }
      /* c8 ignore stop */
      static fromGlob(o, s = {}) {
        return t.AST.fromGlob(o, ye(e, s));
      }
    },
    unescape: (r, o = {}) => t.unescape(r, ye(e, o)),
    escape: (r, o = {}) => t.escape(r, ye(e, o)),
    filter: (r, o = {}) => t.filter(r, ye(e, o)),
    defaults: (r) => t.defaults(ye(e, r)),
    makeRe: (r, o = {}) => t.makeRe(r, ye(e, o)),
    braceExpand: (r, o = {}) => t.braceExpand(r, ye(e, o)),
    match: (r, o, s = {}) => t.match(r, o, ye(e, s)),
    sep: t.sep,
    GLOBSTAR: te
  });
};
ie.defaults = EO;
var Zd = (e, t = {}) => (dr(e), t.nobrace || !/\{(?:(?!\{).)*\}/.test(e) ? [e] : Dd(e, { max: t.braceExpandMax }));
ie.braceExpand = Zd;
var RO = (e, t = {}) => new Pe(e, t).makeRe();
ie.makeRe = RO;
var $O = (e, t, n = {}) => {
  let r = new Pe(t, n);
  return e = e.filter((o) => r.match(o)), r.options.nonull && !e.length && e.push(t), e;
};
ie.match = $O;
var Jd = /[?*]|[+@!]\(.*?\)|\[|\]/, IO = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), Pe = class {
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
    dr(t), n = n || {}, this.options = n, this.maxGlobstarRecursion = n.maxGlobstarRecursion ?? 200, this.pattern = t, this.platform = n.platform || Yd, this.isWindows = this.platform === "win32";
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
        let c = s[0] === "" && s[1] === "" && (s[2] === "?" || !Jd.test(s[2])) && !Jd.test(s[3]), f = /^[a-z]:/i.test(s[0]);
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
      let a = typeof t[0] == "string" && /^[a-z]:$/i.test(t[0]), c = !a && t[0] === "" && t[1] === "" && t[2] === "?" && /^[a-z]:$/i.test(t[3]), f = typeof n[0] == "string" && /^[a-z]:$/i.test(n[0]), u = !f && n[0] === "" && n[1] === "" && n[2] === "?" && typeof n[3] == "string" && /^[a-z]:$/i.test(n[3]), m = c ? 3 : a ? 0 : void 0, l = u ? 3 : f ? 0 : void 0;
      if (typeof m == "number" && typeof l == "number") {
        let [d, p] = [
          t[m],
          n[l]
        ];
        d.toLowerCase() === p.toLowerCase() && (n[l] = d, s = l, o = m);
      }
    }
    let { optimizationLevel: i = 1 } = this.options;
    return i >= 2 && (t = this.levelTwoFileOptimize(t)), n.includes(te) ? this.#r(t, n, r, o, s) : this.#o(t, n, r, o, s);
  }
  #r(t, n, r, o, s) {
    let i = n.indexOf(te, s), a = n.lastIndexOf(te), [c, f, u] = r ? [
      n.slice(s, i),
      n.slice(i + 1),
      []
    ] : [
      n.slice(s, i),
      n.slice(i + 1, a),
      n.slice(a + 1)
    ];
    if (c.length) {
      let b = t.slice(o, o + c.length);
      if (!this.#o(b, c, r, 0, 0))
        return !1;
      o += c.length, s += c.length;
    }
    let m = 0;
    if (u.length) {
      if (u.length + o > t.length)
        return !1;
      let b = t.length - u.length;
      if (this.#o(t, u, r, b, 0))
        m = u.length;
      else {
        if (t[t.length - 1] !== "" || o + u.length === t.length || (b--, !this.#o(t, u, r, b, 0)))
          return !1;
        m = u.length + 1;
      }
    }
    if (!f.length) {
      let b = !!m;
      for (let S = o; S < t.length - m; S++) {
        let v = String(t[S]);
        if (b = !0, v === "." || v === ".." || !this.options.dot && v.startsWith("."))
          return !1;
      }
      return r || b;
    }
    let l = [[[], 0]], d = l[0], p = 0, h = [0];
    for (let b of f)
      b === te ? (h.push(p), d = [[], 0], l.push(d)) : (d[0].push(b), p++);
    let g = l.length - 1, y = t.length - m;
    for (let b of l)
      b[1] = y - (h[g--] + b[0].length);
    return !!this.#n(t, l, o, 0, r, 0, !!m);
  }
  // return false for "nope, not matching"
  // return null for "not matching, cannot keep trying"
  #n(t, n, r, o, s, i, a) {
    let c = n[o];
    if (!c) {
      for (let m = r; m < t.length; m++) {
        a = !0;
        let l = t[m];
        if (l === "." || l === ".." || !this.options.dot && l.startsWith("."))
          return !1;
      }
      return a;
    }
    let [f, u] = c;
    for (; r <= u; ) {
      if (this.#o(t.slice(0, r + f.length), f, s, r, 0) && i < this.maxGlobstarRecursion) {
        let d = this.#n(t, n, r + f.length, o + 1, s, i + 1, a);
        if (d !== !1)
          return d;
      }
      let l = t[r];
      if (l === "." || l === ".." || !this.options.dot && l.startsWith("."))
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
      if (this.debug(n, u, m), u === !1 || u === te)
        return !1;
      let l;
      if (typeof u == "string" ? (l = m === u, this.debug("string match", u, m, l)) : (l = u.test(m), this.debug("pattern match", u, m, l)), !l)
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
    return Zd(this.pattern, this.options);
  }
  parse(t) {
    dr(t);
    let n = this.options;
    if (t === "**")
      return te;
    if (t === "")
      return "";
    let r, o = null;
    (r = t.match(dO)) ? o = n.dot ? hO : pO : (r = t.match(rO)) ? o = (n.nocase ? n.dot ? aO : iO : n.dot ? sO : oO)(r[1]) : (r = t.match(gO)) ? o = (n.nocase ? n.dot ? wO : yO : n.dot ? bO : kO)(r) : (r = t.match(cO)) ? o = n.dot ? uO : fO : (r = t.match(mO)) && (o = lO);
    let s = Bt.fromGlob(t, this.options).toMMPattern();
    return o && typeof s == "object" && Reflect.defineProperty(s, "test", { value: o }), s;
  }
  makeRe() {
    if (this.regexp || this.regexp === !1)
      return this.regexp;
    let t = this.set;
    if (!t.length)
      return this.regexp = !1, this.regexp;
    let n = this.options, r = n.noglobstar ? vO : n.dot ? PO : OO, o = new Set(n.nocase ? ["i"] : []), s = t.map((c) => {
      let f = c.map((m) => {
        if (m instanceof RegExp)
          for (let l of m.flags.split(""))
            o.add(l);
        return typeof m == "string" ? IO(m) : m === te ? te : m._src;
      });
      f.forEach((m, l) => {
        let d = f[l + 1], p = f[l - 1];
        m !== te || p === te || (p === void 0 ? d !== void 0 && d !== te ? f[l + 1] = "(?:\\/|" + r + "\\/)?" + d : f[l] = r : d === void 0 ? f[l - 1] = p + "(?:\\/|\\/" + r + ")?" : d !== te && (f[l - 1] = p + "(?:\\/|\\/" + r + "\\/)" + d, f[l + 1] = te));
      });
      let u = f.filter((m) => m !== te);
      if (this.partial && u.length >= 1) {
        let m = [];
        for (let l = 1; l <= u.length; l++)
          m.push(u.slice(0, l).join("/"));
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
    return ie.defaults(t).Minimatch;
  }
};
ie.AST = Bt;
ie.Minimatch = Pe;
ie.escape = la;
ie.unescape = at;

// src/files/patterns.ts
var Xd = {
  dot: !0,
  nobrace: !0,
  nocomment: !0,
  noext: !0,
  nonegate: !0,
  // All paths have `/`, on Windows, too.
  platform: "linux"
};
function Fe(e, t, { platform: n = process.platform, home: r = MO() } = {}) {
  let o = { platform: n, home: G(r, n) }, s = e.filter((c) => !c.startsWith("#")).map((c) => AO(c, G(t, n), o)), i = s.filter((c) => !c.negated), a = (c, f = -1) => s.findLast((u, m) => m > f && u.names(c))?.negated ?? !1;
  return {
    roots: i.map(
      (c, f) => NO(c, f, { order: s.indexOf(c), platform: n })
    ),
    excludes: i.length < s.length ? a : void 0
  };
}
function AO(e, t, n) {
  let r = et(n.platform), o = n.platform === "win32", s = e.match(/^[!\s]*/)?.[0] ?? "", i = G(e.slice(s.length), n.platform), [a, c] = CO(i, t, { ...n, maths: r }), [, f = "", u = ""] = TO.normalize(c).match(/^((?:\.\.(?:\/|$))*)(.*?)\/*$/s) ?? [], m = r.resolve(a, f), l = u === "" || u === ".", d = new Pe(u, Xd), p = o ? new Pe(u, { ...Xd, nocase: !0 }) : d;
  return {
    line: e,
    negated: s.split("!").length % 2 === 0,
    /** The absolute directory that the rest is relative to. */
    anchor: m,
    /** The segments of the rest: strings, and other values for segments that are patterns. */
    segments: l ? [] : d.set[0] ?? [],
    /** The pattern after the anchor, as written. */
    rest: u,
    names(h) {
      let g = r.relative(m, h);
      return g.startsWith("../") || g === ".." || r.isAbsolute(g) ? !1 : l ? g === "" : p.match(u.endsWith("**") ? `${g}/` : g);
    }
  };
}
function CO(e, t, { maths: n, home: r }) {
  let { root: o } = n.parse(e);
  return o !== "" ? [n.resolve(t, o), e.slice(o.length).replace(/^\/+/, "")] : e === "~" || e.startsWith("~/") ? [r, e.slice(2)] : [t, e];
}
function NO({ line: e, anchor: t, segments: n, rest: r, names: o }, s, { order: i, platform: a }) {
  let { join: c } = et(a), f = n.findIndex((d) => typeof d != "string"), u = f === -1, m = u ? n.slice(0, -1) : n.slice(0, f);
  a === "win32" && FO(e, t, n);
  let l = c(t, ...m);
  return {
    place: s,
    order: i,
    pattern: e,
    base: l,
    rest: r.split("/").slice(m.length).join("/"),
    literal: u ? c(t, ...n) : void 0,
    matches: (d) => o(c(l, d))
  };
}
function FO(e, t, n) {
  let r = `the line ${e} of \`path\` is wrong here`;
  if (t.startsWith("//./")) throw new Error(`${r}: it is a device`);
  try {
    for (let o of n) typeof o == "string" && Po(o);
  } catch (o) {
    throw new Error(`${r}: ${O(o)}`);
  }
}

// src/files/overlap.ts
function ep(e, t, n) {
  let [r, o] = [Fe(e, n), Fe(t, n)];
  for (let s of r.roots)
    for (let i of o.roots)
      if (Qd(s, i, r) || Qd(i, s, o)) return [s.pattern, i.pattern];
}
function Qd(e, t, { excludes: n }) {
  let r = t.literal ?? t.base;
  return n?.(r, e.order) ? !1 : e.literal !== void 0 ? j(r, e.literal) : t.literal === void 0 ? e.base === t.base && e.rest === t.rest : j(r, e.base) && qo(e, We(e.base, r));
}
function qo(e, t) {
  return e.matches(t) || t !== "" && qo(e, t.replace(/\/?[^/]*$/, ""));
}

// src/inputs/inputs.ts
import { homedir as GO } from "node:os";

// src/inputs/values.ts
function Et(e) {
  return e.toLowerCase() === "true";
}
function we(e, t, n) {
  let r = e(t);
  if (r === "") return n[0];
  let o = n.find((s) => s === r.toLowerCase());
  if (o === void 0)
    throw new A(`Input ${t} is '${r}'; it must be one of: ${n.join(", ")}.`);
  return o;
}
function gn(e, t, n) {
  let r = e(t);
  if (r === "") return n.default;
  let { from: o, to: s } = n, i = Number(r);
  if (!Number.isInteger(i) || i < o || i > s)
    throw new A(`Input ${t} is '${r}'; it must be a whole number from ${o} to ${s}.`);
  return i;
}
function da(e, t) {
  let n = e(t);
  if (n === "") throw new A(`Input required and not supplied: ${t}`);
  return n;
}

// src/inputs/rolling.ts
function tp(e) {
  let t = we(e, "rolling", ["false", "true", "merge"]), n = {
    keep: gn(e, "rolling-keep", { from: 1, to: 1e3, default: 2 }),
    everyMinutes: gn(e, "rolling-every", { from: 0, to: 10080, default: 0 }),
    branches: we(e, "rolling-branches", ["default", "all"]),
    merges: t === "merge"
  };
  if (t !== "false") {
    if (e("format").toLowerCase() === "actions-cache")
      throw new A(
        `Input rolling is ${t}, and format is actions-cache; actions/cache cannot find snapshots, so use format: auto or tar.`
      );
    return n;
  }
}

// src/inputs/s3.ts
function rp(e) {
  let t = WO(e("endpoint")), n = e("force-path-style").toLowerCase();
  if (!["", "true", "false"].includes(n))
    throw Go("force-path-style", n, "must be one of: true, false");
  let r = {
    bucket: LO(e("bucket")),
    prefix: DO(e("prefix")),
    region: UO(e("region")),
    endpoint: t,
    // Self-hosted stores seldom have a host name per bucket.
    forcePathStyle: n === "" ? t !== "" && !_O(t) : n === "true",
    accessKeyId: e("access-key-id"),
    secretAccessKey: e("secret-access-key"),
    sessionToken: e("session-token")
  };
  if (r.accessKeyId === "" != (r.secretAccessKey === ""))
    throw new A("Inputs access-key-id and secret-access-key must be given together.");
  if (r.sessionToken !== "" && r.accessKeyId === "")
    throw new A(
      "Input session-token belongs to access-key-id and secret-access-key, which are not given."
    );
  return r;
}
function _O(e) {
  return e === "" || /(^|\.)amazonaws\.com(\.cn)?$/.test(new URL(e).hostname);
}
function LO(e) {
  if (e === "" || /^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$/.test(e) && !e.includes(".."))
    return e;
  throw Go("bucket", e, "must be the name of a bucket: 3 to 63 letters, digits, dots and hyphens");
}
var np = 256;
function DO(e) {
  let t = e.replace(/^\/+|\/+$/g, ""), n = t.split("/").every((o) => /^[A-Za-z0-9._=@:+-]+$/.test(o) && !/^\.+$/.test(o));
  if (t === "" || n && t.length <= np) return t;
  let r = `may have letters, digits and . _ = @ : + - between slashes, ${np} in all`;
  throw Go("prefix", e, r);
}
function UO(e) {
  if (/^[a-z0-9-]{0,40}$/.test(e)) return e;
  throw Go("region", e, "must be the name of a region, such as eu-west-1");
}
function WO(e) {
  if (e === "") return "";
  let t = URL.canParse(e) ? new URL(e) : void 0, n = (r) => new A(`Input endpoint ${r}.`);
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
function Go(e, t, n) {
  return new A(`Input ${e} is '${t}'; it ${n}.`);
}

// src/inputs/signing.ts
var Rt = F(op(), 1);
var sp = 32, jO = /^-----BEGIN ([A-Z ]+)-----$[^-]*^-----END \1-----$/gm;
function ap(e) {
  let t = ip(e("signing-key")).map(HO), n = ip(e("verify-key")).map(zO);
  if (t.length + n.length !== 0) {
    if (e("format").toLowerCase() === "actions-cache")
      throw new A(
        "Input format is actions-cache, whose entries cannot be signed, and signing-key or verify-key is given; use format: auto or tar."
      );
    return { signer: t[0], verifiers: [...t.map(qO), ...n] };
  }
}
function cp(e) {
  return Jo(e).filter((t) => !t.startsWith("-----")).flatMap((t) => [t, Buffer.from(t).toString("base64")]);
}
function ip(e) {
  let t = Jo(e).join(`
`), n = [], r = 0;
  for (let o of t.matchAll(jO))
    n.push(...Jo(t.slice(r, o.index)), o[0]), r = o.index + o[0].length;
  return [...n, ...Jo(t.slice(r))];
}
function Jo(e) {
  return e.split(`
`).map((n) => n.trim()).filter((n) => n !== "");
}
function HO(e) {
  if (e.startsWith("-----")) {
    let r = fp(e, "PRIVATE KEY", Rt.createPrivateKey);
    if (r) return r;
    throw new A("Input signing-key has a key in PEM that is no private Ed25519 key (PKCS #8).");
  }
  let t = Buffer.from(e);
  if (t.length >= sp) return (0, Rt.createSecretKey)(t);
  let n = "make one with openssl rand -base64 32";
  throw new A(
    `Input signing-key has a line of ${t.length} bytes; a key has at least ${sp}: ${n}.`
  );
}
function zO(e) {
  let t = fp(e, "PUBLIC KEY", Rt.createPublicKey);
  if (t) return t;
  throw new A(
    "Input verify-key has something that is no public Ed25519 key in PEM; a secret belongs into signing-key."
  );
}
function fp(e, t, n) {
  if (e.startsWith(`-----BEGIN ${t}-----`))
    try {
      let r = n(e);
      return r.asymmetricKeyType === "ed25519" ? r : void 0;
    } catch {
      return;
    }
}
function qO(e) {
  return e.type === "secret" ? e : (0, Rt.createPublicKey)(e);
}

// src/inputs/inputs.ts
function Ko(e, t) {
  let n = Et(e("save-always")), r = we(e, "store", ["auto", "github", "s3", "local"]), o = rp(e);
  if (r === "s3" && o.bucket === "") throw new A("Input bucket is required where store is s3.");
  return {
    key: da(e, "key"),
    restoreKeys: up(e("restore-keys")),
    paths: up(da(e, "path")),
    crossOs: Et(e("enableCrossOsArchive")),
    failOnMiss: Et(e("fail-on-cache-miss")),
    lookupOnly: Et(e("lookup-only")),
    store: r,
    localDir: VO(e("local-dir"), t),
    s3: o,
    stash: { ...YO(e("stash"), t), maxBytes: ZO(e("stash-size")) },
    concurrency: gn(e, "concurrency", { from: 1, to: 64, default: 8 }),
    partBytes: KO(e("part-size")),
    mode: we(e, "mode", ["unpack", "mount", "auto", "lazy"]),
    broker: e("broker") || "/run/headstart/broker.sock",
    ramdisk: we(e, "ramdisk", ["off", "auto", "on"]),
    verify: we(e, "verify", ["auto", "always"]),
    format: we(e, "format", ["auto", "tar", "actions-cache"]),
    save: n ? "always" : we(e, "save", ["on-success", "always", "never"]),
    jobStatus: e("job-status"),
    secrets: we(e, "secrets", ["warn", "refuse", "skip", "ignore"]),
    compressionLevel: gn(e, "compression-level", { from: 1, to: 19, default: 3 }),
    summary: we(e, "summary", ["true", "false"]) === "true",
    rolling: tp(e),
    signing: ap(e)
  };
}
function up(e) {
  return e.split(`
`).map((t) => t.replace(/^!\s+/, "!").trim()).filter((t) => t !== "");
}
var hr = 1024 ** 2, JO = {
  "": 1,
  MB: 1e3 ** 2,
  MIB: hr,
  GB: 1e3 ** 3,
  GIB: 1024 * hr
};
function mp(e) {
  let [, t, n = ""] = e.toUpperCase().match(/^(\d+) ?([A-Z]*)$/) ?? [];
  return Number(t) * (JO[n] ?? Number.NaN);
}
function KO(e) {
  if (e === "") return 8 * hr;
  let t = mp(e);
  if (t >= 5 * hr && t <= 512 * hr) return t;
  throw new A(`Input part-size is '${e}'; it must be from 5MiB to 512MiB, in MiB, MB or bytes.`);
}
function VO(e, t) {
  return e === "" ? T(t, "headstart") : zs(lp(e));
}
function lp(e) {
  return G(G(e).replace(/^~(?=\/|$)/, GO()));
}
function YO(e, t) {
  let n = e.toLowerCase();
  if (n === "" || n === "auto" || n === "off")
    return { use: n || "auto", dir: T(t, "headstart-stash") };
  let r = lp(e);
  if (Hs(r)) return { use: "on", dir: zs(r) };
  let o = "auto, off, or a directory that is absolute or starts with ~/";
  throw new A(`Input stash is '${e}'; it must be ${o}.`);
}
function ZO(e) {
  if (e === "") return 20 * 1e3 ** 3;
  let t = mp(e), n = /[a-z]/i.test(e);
  if (t > 0 && n) return t;
  throw new A(`Input stash-size is '${e}'; it must be more than 0, in GB, GiB, MB or MiB.`);
}

// src/entry/signature.ts
var ct = F(dp(), 1);
var ga = 9;
function ya({ type: e }) {
  return e === "secret" ? { id: 1, name: "HMAC-SHA-256" } : { id: 2, name: "Ed25519" };
}
function pp(e, t, n) {
  let r = Buffer.alloc(ga);
  r.writeUInt8(ya(n).id), r.writeBigUInt64LE(BigInt(Date.now()), 1);
  let o = gp(r, e, t), s = n.type === "secret" ? yp(o, n) : (0, ct.sign)(null, o, n);
  return Buffer.concat([r, s]);
}
function hp(e, t, { places: n, keys: r }) {
  if (e.length === 0) throw new Se("has no signature");
  let o = r.filter((c) => ya(c).id === e[0]);
  if (o.length === 0) {
    let c = [...new Set(r.map((f) => ya(f).name))].join(" and ");
    throw new Se(`has a signature of another kind than ${c}`);
  }
  let [s, i] = [e.subarray(0, ga), e.subarray(ga)];
  if (!n.some((c) => {
    let f = gp(s, t, c);
    return o.some((u) => XO(f, i, u));
  }))
    throw new Se(
      "has a wrong signature: it was changed, signed with another key, or copied from another repository, branch or version"
    );
  return new Date(Number(s.readBigUInt64LE(1)));
}
function gp(e, t, { repository: n, scope: r, version: o }) {
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
function XO(e, t, n) {
  if (n.type !== "secret") return (0, ct.verify)(null, e, n, t);
  let r = yp(e, n);
  return t.length === r.length && (0, ct.timingSafeEqual)(t, r);
}
function yp(e, t) {
  return (0, ct.createHmac)("sha256", t).update(e).digest();
}

// node_modules/jwt-decode/build/esm/index.js
var $t = class extends Error {
};
$t.prototype.name = "InvalidTokenError";
function QO(e) {
  return decodeURIComponent(atob(e).replace(/(.)/g, (t, n) => {
    let r = n.charCodeAt(0).toString(16).toUpperCase();
    return r.length < 2 && (r = "0" + r), "%" + r;
  }));
}
function eB(e) {
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
    return QO(t);
  } catch {
    return atob(t);
  }
}
function wp(e, t) {
  if (typeof e != "string")
    throw new $t("Invalid token specified: must be a string");
  t || (t = {});
  let n = t.header === !0 ? 0 : 1, r = e.split(".")[n];
  if (typeof r != "string")
    throw new $t(`Invalid token specified: missing part #${n + 1}`);
  let o;
  try {
    o = eB(r);
  } catch (s) {
    throw new $t(`Invalid token specified: invalid base64 for part #${n + 1} (${s.message})`);
  }
  try {
    return JSON.parse(o);
  } catch (s) {
    throw new $t(`Invalid token specified: invalid json for part #${n + 1} (${s.message})`);
  }
}

// src/scopes.ts
var tB = /* @__PURE__ */ new Set([
  "push",
  "schedule",
  "workflow_dispatch",
  "repository_dispatch",
  "delete",
  "registry_package",
  "page_build"
]);
function de(e) {
  let t = rB(e.token) ?? oB(e), n = { read: t.read, write: t.write };
  return nB(t.write) && !tB.has(e.eventName) && (n.write = void 0, n.whyNoWrite = `Cache save skipped: the event '${e.eventName}' can be caused by anyone, so it may not write the cache of ${t.write}.`), (e.cacheMode === "none" || e.cacheMode === "read") && (n.write = void 0, n.whyNoWrite = `Cache save skipped: the effective cache-mode '${e.cacheMode}' does not permit writes.`), (e.cacheMode === "none" || e.cacheMode === "write-only") && (n.read = [], n.whyNoRead = `Cache restore skipped: the effective cache-mode '${e.cacheMode}' does not permit reads.`), n;
}
function nB(e = "") {
  return e.startsWith("refs/heads/") && !e.startsWith("refs/heads/gh-readonly-queue/");
}
function rB(e) {
  try {
    let { ac: t } = wp(e), n = JSON.parse(t ?? ""), r = n.find((s) => s.Permission & 2)?.Scope, o = n.filter((s) => s.Permission & 1).map((s) => s.Scope);
    return o.length === 0 && !r ? void 0 : { read: bp([...r && o.includes(r) ? [r] : [], ...o]), write: r };
  } catch {
    return;
  }
}
function oB(e) {
  let t = [e.baseBranch, e.defaultBranch].filter((n) => n !== "");
  return { read: bp([e.ref, ...t.map((n) => `refs/heads/${n}`)]), write: e.ref };
}
function bp(e) {
  return [...new Set(e)];
}

// src/steps/signed-index.ts
function kp() {
  for (let e of cp(Q("signing-key"))) zr(e);
}
function Sp({ signing: e }, t) {
  let n = e?.signer;
  return n && ((r) => pp(r, t, n));
}
var sB = 1440 * 60 * 1e3;
async function Vo(e, { key: t, signing: n }) {
  let r = e.stored ?? e;
  if (!n) return nr(r);
  let o = Me(), s = e.scope === void 0 ? de(o).read : [e.scope], { version: i, createdAt: a } = e, c = s.map((f) => ({ repository: o.repository, scope: f, version: i }));
  try {
    let f = await nr(r, (u, m) => {
      let l = hp(u, m, { places: c, keys: n.verifiers });
      if (!Y(e.key, t) && a.getTime() - l.getTime() > sB)
        throw new Se(
          `was signed on ${l.toISOString()}, but stored only on ${a.toISOString()}`
        );
    });
    if (Y(f.key, e.key)) return f;
    throw new Se(`was signed for another key, ${f.key}`);
  } catch (f) {
    if (!(f instanceof Se)) throw f;
    let u = "This job does not use the entry and leaves it in the store, see docs/security.md";
    throw new Se(`the entry ${e.key} ${f.message}. ${u}`);
  }
}

// src/steps/plan.ts
async function yn(e) {
  let t = await iB();
  if (!e) return t ?? aB();
  let n = Object.keys(e);
  return (t?.filter(({ name: o }) => n.includes(o)) ?? n.map((o) => ({ name: o, inputs: /* @__PURE__ */ new Map() }))).map(({ name: o, inputs: s }) => {
    let { preset: i, filled: a } = e[o] ?? {};
    return i !== void 0 && s.set("preset", i), a !== "none" && xp(s, a), { name: o, inputs: s };
  });
}
async function iB() {
  let e = Q("caches");
  if (e === "") return;
  let t = ["preset", "path", "key", "restore-keys"].find((r) => Q(r) !== "");
  if (t)
    throw new A(`Inputs caches and ${t} are both given; give ${t} to the items of caches.`);
  let { readCaches: n } = await import("./shared-IGGHTPUN.js");
  return n(e);
}
async function aB() {
  let e = Q("preset"), t = { name: "", inputs: /* @__PURE__ */ new Map() };
  if (e === "") return [t];
  let { presetNames: n } = await import("./presets.js"), o = n(e, Q("working-directory")).map((s) => ({ name: s, inputs: /* @__PURE__ */ new Map([["preset", s]]) }));
  return o.length > 1 ? o : [{ ...t, ...o[0], name: "" }];
}
async function Yo({ inputs: e }, t) {
  kp();
  let n = Q("preset").toLowerCase();
  if (n === "") return;
  let r = await cB(n, t);
  return xp(e, r), r ?? "none";
}
function xp(e, t = {}) {
  for (let [n, r] of Object.entries(t)) e.set(n, r);
}
async function cB(e, t) {
  let { fillIn: n } = await import("./presets.js"), r = await n(e, Q, t);
  return r && { ...r };
}
var fB = ["preset", "working-directory", "upload-chunk-size"];
function Zo({ inputs: e }) {
  let t = new Set(fB), r = Ko((i) => (t.add(i.toLowerCase()), Q(i)), qr()), o = [...e.keys()].find((i) => !t.has(i));
  if (o === void 0) return r;
  let s = [...t].sort().join(", ");
  throw new A(
    `Input caches has '${o}', which is no input of a cache; these are: name, ${s}.`
  );
}
async function wa(e, t) {
  try {
    return await Wt(e, t);
  } catch (n) {
    throw e.name === "" || !(n instanceof A) ? n : new A(`${e.name}: ${n.message}`);
  }
}
function vp(e) {
  for (let [t, { cache: n, inputs: r }] of e.entries())
    for (let o of e.slice(t + 1)) {
      let s = ep(r?.paths ?? [], o.inputs?.paths ?? [], process.cwd());
      if (s)
        throw new A(
          `Caches ${n.name} and ${o.cache.name} have the same files: ${s[0]} and ${s[1]}. Exclude them in one with a line of path that starts with !.`
        );
    }
}

// package.json
var Pp = { version: "0.1.0" };

// src/files/matches.ts
import { lstatSync as bB } from "node:fs";

// node_modules/@actions/glob/lib/internal-globber.js
import * as Sn from "fs";

// node_modules/@actions/glob/lib/internal-glob-options-helper.js
function ba(e) {
  let t = {
    followSymbolicLinks: !0,
    implicitDescendants: !0,
    matchDirectories: !0,
    omitBrokenSymbolicLinks: !0,
    excludeHiddenFiles: !1
  };
  return e && (typeof e.followSymbolicLinks == "boolean" && (t.followSymbolicLinks = e.followSymbolicLinks, ce(`followSymbolicLinks '${t.followSymbolicLinks}'`)), typeof e.implicitDescendants == "boolean" && (t.implicitDescendants = e.implicitDescendants, ce(`implicitDescendants '${t.implicitDescendants}'`)), typeof e.matchDirectories == "boolean" && (t.matchDirectories = e.matchDirectories, ce(`matchDirectories '${t.matchDirectories}'`)), typeof e.omitBrokenSymbolicLinks == "boolean" && (t.omitBrokenSymbolicLinks = e.omitBrokenSymbolicLinks, ce(`omitBrokenSymbolicLinks '${t.omitBrokenSymbolicLinks}'`)), typeof e.excludeHiddenFiles == "boolean" && (t.excludeHiddenFiles = e.excludeHiddenFiles, ce(`excludeHiddenFiles '${t.excludeHiddenFiles}'`))), t;
}

// node_modules/@actions/glob/lib/internal-globber.js
import * as rs from "path";

// node_modules/@actions/glob/lib/internal-path-helper.js
var ft = F(Op(), 1);
import * as wn from "path";
var ut = process.platform === "win32";
function Ye(e) {
  if (e = Ve(e), ut && /^\\\\[^\\]+(\\[^\\]+)?$/.test(e))
    return e;
  let t = wn.dirname(e);
  return ut && /^\\\\[^\\]+\\[^\\]+\\$/.test(t) && (t = Ve(t)), t;
}
function Qo(e, t) {
  if ((0, ft.default)(e, "ensureAbsoluteRoot parameter 'root' must not be empty"), (0, ft.default)(t, "ensureAbsoluteRoot parameter 'itemPath' must not be empty"), gr(t))
    return t;
  if (ut) {
    if (t.match(/^[A-Z]:[^\\/]|^[A-Z]:$/i)) {
      let n = process.cwd();
      return (0, ft.default)(n.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${n}'`), t[0].toUpperCase() === n[0].toUpperCase() ? t.length === 2 ? `${t[0]}:\\${n.substr(3)}` : (n.endsWith("\\") || (n += "\\"), `${t[0]}:\\${n.substr(3)}${t.substr(2)}`) : `${t[0]}:\\${t.substr(2)}`;
    } else if (Oe(t).match(/^\\$|^\\[^\\]/)) {
      let n = process.cwd();
      return (0, ft.default)(n.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${n}'`), `${n[0]}:\\${t.substr(1)}`;
    }
  }
  return (0, ft.default)(gr(e), "ensureAbsoluteRoot parameter 'root' must have an absolute root"), e.endsWith("/") || ut && e.endsWith("\\") || (e += wn.sep), e + t;
}
function gr(e) {
  return (0, ft.default)(e, "hasAbsoluteRoot parameter 'itemPath' must not be empty"), e = Oe(e), ut ? e.startsWith("\\\\") || /^[A-Z]:\\/i.test(e) : e.startsWith("/");
}
function yr(e) {
  return (0, ft.default)(e, "isRooted parameter 'itemPath' must not be empty"), e = Oe(e), ut ? e.startsWith("\\") || /^[A-Z]:/i.test(e) : e.startsWith("/");
}
function Oe(e) {
  return e = e || "", ut ? (e = e.replace(/\//g, "\\"), (/^\\\\+[^\\]/.test(e) ? "\\" : "") + e.replace(/\\\\+/g, "\\")) : e.replace(/\/\/+/g, "/");
}
function Ve(e) {
  return e ? (e = Oe(e), !e.endsWith(wn.sep) || e === wn.sep || ut && /^[A-Z]:\\$/i.test(e) ? e : e.substr(0, e.length - 1)) : "";
}

// node_modules/@actions/glob/lib/internal-match-kind.js
var Be;
(function(e) {
  e[e.None = 0] = "None", e[e.Directory = 1] = "Directory", e[e.File = 2] = "File", e[e.All = 3] = "All";
})(Be || (Be = {}));

// node_modules/@actions/glob/lib/internal-pattern-helper.js
var Bp = process.platform === "win32";
function Sa(e) {
  e = e.filter((r) => !r.negate);
  let t = {};
  for (let r of e) {
    let o = Bp ? r.searchPath.toUpperCase() : r.searchPath;
    t[o] = "candidate";
  }
  let n = [];
  for (let r of e) {
    let o = Bp ? r.searchPath.toUpperCase() : r.searchPath;
    if (t[o] === "included")
      continue;
    let s = !1, i = o, a = Ye(i);
    for (; a !== i; ) {
      if (t[a]) {
        s = !0;
        break;
      }
      i = a, a = Ye(i);
    }
    s || (n.push(r.searchPath), t[o] = "included");
  }
  return n;
}
function Ep(e, t) {
  let n = Be.None;
  for (let r of e)
    r.negate ? n &= ~r.match(t) : n |= r.match(t);
  return n;
}
function Rp(e, t) {
  return e.some((n) => !n.negate && n.partialMatch(t));
}

// node_modules/@actions/glob/lib/internal-pattern.js
import * as Mp from "os";
import * as kn from "path";
var mt = F($p(), 1);

// node_modules/@actions/glob/lib/internal-path.js
import * as It from "path";
var bn = F(Ip(), 1), dB = process.platform === "win32", Mt = class {
  /**
   * Constructs a Path
   * @param itemPath Path or array of segments
   */
  constructor(t) {
    if (this.segments = [], typeof t == "string")
      if ((0, bn.default)(t, "Parameter 'itemPath' must not be empty"), t = Ve(t), !yr(t))
        this.segments = t.split(It.sep);
      else {
        let n = t, r = Ye(n);
        for (; r !== n; ) {
          let o = It.basename(n);
          this.segments.unshift(o), n = r, r = Ye(n);
        }
        this.segments.unshift(n);
      }
    else {
      (0, bn.default)(t.length > 0, "Parameter 'itemPath' must not be an empty array");
      for (let n = 0; n < t.length; n++) {
        let r = t[n];
        (0, bn.default)(r, "Parameter 'itemPath' must not contain any empty segments"), r = Oe(t[n]), n === 0 && yr(r) ? (r = Ve(r), (0, bn.default)(r === Ye(r), "Parameter 'itemPath' root segment contains information for multiple segments"), this.segments.push(r)) : ((0, bn.default)(!r.includes(It.sep), "Parameter 'itemPath' contains unexpected path separators"), this.segments.push(r));
      }
    }
  }
  /**
   * Converts the path to it's string representation
   */
  toString() {
    let t = this.segments[0], n = t.endsWith(It.sep) || dB && /^[A-Z]:$/i.test(t);
    for (let r = 1; r < this.segments.length; r++)
      n ? n = !1 : t += It.sep, t += this.segments[r];
    return t;
  }
};

// node_modules/@actions/glob/lib/internal-pattern.js
var Ze = process.platform === "win32", wr = class e {
  constructor(t, n = !1, r, o) {
    this.negate = !1;
    let s;
    if (typeof t == "string")
      s = t.trim();
    else {
      r = r || [], (0, mt.default)(r.length, "Parameter 'segments' must not empty");
      let f = e.getLiteral(r[0]);
      (0, mt.default)(f && gr(f), "Parameter 'segments' first element must be a root path"), s = new Mt(r).toString().trim(), t && (s = `!${s}`);
    }
    for (; s.startsWith("!"); )
      this.negate = !this.negate, s = s.substr(1).trim();
    s = e.fixupPattern(s, o), this.segments = new Mt(s).segments, this.trailingSeparator = Oe(s).endsWith(kn.sep), s = Ve(s);
    let i = !1, a = this.segments.map((f) => e.getLiteral(f)).filter((f) => !i && !(i = f === ""));
    this.searchPath = new Mt(a).toString(), this.rootRegExp = new RegExp(e.regExpEscape(a[0]), Ze ? "i" : ""), this.isImplicitPattern = n;
    let c = {
      dot: !0,
      nobrace: !0,
      nocase: Ze,
      nocomment: !0,
      noext: !0,
      nonegate: !0
    };
    s = Ze ? s.replace(/\\/g, "/") : s, this.minimatch = new Pe(s, c);
  }
  /**
   * Matches the pattern against the specified path
   */
  match(t) {
    return this.segments[this.segments.length - 1] === "**" ? (t = Oe(t), !t.endsWith(kn.sep) && this.isImplicitPattern === !1 && (t = `${t}${kn.sep}`)) : t = Ve(t), this.minimatch.match(t) ? this.trailingSeparator ? Be.Directory : Be.All : Be.None;
  }
  /**
   * Indicates whether the pattern may match descendants of the specified path
   */
  partialMatch(t) {
    return t = Ve(t), Ye(t) === t ? this.rootRegExp.test(t) : this.minimatch.matchOne(t.split(Ze ? /\\+/ : /\/+/), this.minimatch.set[0], !0);
  }
  /**
   * Escapes glob patterns within a path
   */
  static globEscape(t) {
    return (Ze ? t : t.replace(/\\/g, "\\\\")).replace(/(\[)(?=[^/]+\])/g, "[[]").replace(/\?/g, "[?]").replace(/\*/g, "[*]");
  }
  /**
   * Normalizes slashes and ensures absolute root
   */
  static fixupPattern(t, n) {
    (0, mt.default)(t, "pattern cannot be empty");
    let r = new Mt(t).segments.map((o) => e.getLiteral(o));
    if ((0, mt.default)(r.every((o, s) => (o !== "." || s === 0) && o !== ".."), `Invalid pattern '${t}'. Relative pathing '.' and '..' is not allowed.`), (0, mt.default)(!yr(t) || r[0], `Invalid pattern '${t}'. Root segment must not contain globs.`), t = Oe(t), t === "." || t.startsWith(`.${kn.sep}`))
      t = e.globEscape(process.cwd()) + t.substr(1);
    else if (t === "~" || t.startsWith(`~${kn.sep}`))
      n = n || Mp.homedir(), (0, mt.default)(n, "Unable to determine HOME directory"), (0, mt.default)(gr(n), `Expected HOME directory to be a rooted path. Actual '${n}'`), t = e.globEscape(n) + t.substr(1);
    else if (Ze && (t.match(/^[A-Z]:$/i) || t.match(/^[A-Z]:[^\\]/i))) {
      let o = Qo("C:\\dummy-root", t.substr(0, 2));
      t.length > 2 && !o.endsWith("\\") && (o += "\\"), t = e.globEscape(o) + t.substr(2);
    } else if (Ze && (t === "\\" || t.match(/^\\[^\\]/))) {
      let o = Qo("C:\\dummy-root", "\\");
      o.endsWith("\\") || (o += "\\"), t = e.globEscape(o) + t.substr(1);
    } else
      t = Qo(e.globEscape(process.cwd()), t);
    return Oe(t);
  }
  /**
   * Attempts to unescape a pattern segment to create a literal path segment.
   * Otherwise returns empty string.
   */
  static getLiteral(t) {
    let n = "";
    for (let r = 0; r < t.length; r++) {
      let o = t[r];
      if (o === "\\" && !Ze && r + 1 < t.length) {
        n += t[++r];
        continue;
      } else {
        if (o === "*" || o === "?")
          return "";
        if (o === "[" && r + 1 < t.length) {
          let s = "", i = -1;
          for (let a = r + 1; a < t.length; a++) {
            let c = t[a];
            if (c === "\\" && !Ze && a + 1 < t.length) {
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
var br = class {
  constructor(t, n) {
    this.path = t, this.level = n;
  }
};

// node_modules/@actions/glob/lib/internal-globber.js
var xa = function(e, t, n, r) {
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
}, pB = function(e) {
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
}, lt = function(e) {
  return this instanceof lt ? (this.v = e, this) : new lt(e);
}, hB = function(e, t, n) {
  if (!Symbol.asyncIterator) throw new TypeError("Symbol.asyncIterator is not defined.");
  var r = n.apply(e, t || []), o, s = [];
  return o = Object.create((typeof AsyncIterator == "function" ? AsyncIterator : Object).prototype), a("next"), a("throw"), a("return", i), o[Symbol.asyncIterator] = function() {
    return this;
  }, o;
  function i(d) {
    return function(p) {
      return Promise.resolve(p).then(d, m);
    };
  }
  function a(d, p) {
    r[d] && (o[d] = function(h) {
      return new Promise(function(g, y) {
        s.push([d, h, g, y]) > 1 || c(d, h);
      });
    }, p && (o[d] = p(o[d])));
  }
  function c(d, p) {
    try {
      f(r[d](p));
    } catch (h) {
      l(s[0][3], h);
    }
  }
  function f(d) {
    d.value instanceof lt ? Promise.resolve(d.value.v).then(u, m) : l(s[0][2], d);
  }
  function u(d) {
    c("next", d);
  }
  function m(d) {
    c("throw", d);
  }
  function l(d, p) {
    d(p), s.shift(), s.length && c(s[0][0], s[0][1]);
  }
}, gB = process.platform === "win32", ns = class e {
  constructor(t) {
    this.patterns = [], this.searchPaths = [], this.options = ba(t);
  }
  getSearchPaths() {
    return this.searchPaths.slice();
  }
  glob() {
    return xa(this, void 0, void 0, function* () {
      var t, n, r, o;
      let s = [];
      try {
        for (var i = !0, a = pB(this.globGenerator()), c; c = yield a.next(), t = c.done, !t; i = !0) {
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
    return hB(this, arguments, function* () {
      let n = ba(this.options), r = [];
      for (let i of this.patterns)
        r.push(i), n.implicitDescendants && (i.trailingSeparator || i.segments[i.segments.length - 1] !== "**") && r.push(new wr(i.negate, !0, i.segments.concat("**")));
      let o = [];
      for (let i of Sa(r)) {
        ce(`Search path '${i}'`);
        try {
          yield lt(Sn.promises.lstat(i));
        } catch (a) {
          if (a.code === "ENOENT")
            continue;
          throw a;
        }
        o.unshift(new br(i, 1));
      }
      let s = [];
      for (; o.length; ) {
        let i = o.pop(), a = Ep(r, i.path), c = !!a || Rp(r, i.path);
        if (!a && !c)
          continue;
        let f = yield lt(
          e.stat(i, n, s)
          // Broken symlink, or symlink cycle detected, or no longer exists
        );
        if (f && !(n.excludeHiddenFiles && rs.basename(i.path).match(/^\./)))
          if (f.isDirectory()) {
            if (a & Be.Directory && n.matchDirectories)
              yield yield lt(i.path);
            else if (!c)
              continue;
            let u = i.level + 1, m = (yield lt(Sn.promises.readdir(i.path))).map((l) => new br(rs.join(i.path, l), u));
            o.push(...m.reverse());
          } else a & Be.File && (yield yield lt(i.path));
      }
    });
  }
  /**
   * Constructs a DefaultGlobber
   */
  static create(t, n) {
    return xa(this, void 0, void 0, function* () {
      let r = new e(n);
      gB && (t = t.replace(/\r\n/g, `
`), t = t.replace(/\r/g, `
`));
      let o = t.split(`
`).map((s) => s.trim());
      for (let s of o)
        !s || s.startsWith("#") || r.patterns.push(new wr(s));
      return r.searchPaths.push(...Sa(r.patterns)), r;
    });
  }
  static stat(t, n, r) {
    return xa(this, void 0, void 0, function* () {
      let o;
      if (n.followSymbolicLinks)
        try {
          o = yield Sn.promises.stat(t.path);
        } catch (s) {
          if (s.code === "ENOENT") {
            if (n.omitBrokenSymbolicLinks) {
              ce(`Broken symlink '${t.path}'`);
              return;
            }
            throw new Error(`No information found for the path '${t.path}'. This may indicate a broken symbolic link.`);
          }
          throw s;
        }
      else
        o = yield Sn.promises.lstat(t.path);
      if (o.isDirectory() && n.followSymbolicLinks) {
        let s = yield Sn.promises.realpath(t.path);
        for (; r.length >= t.level; )
          r.pop();
        if (r.some((i) => i === s)) {
          ce(`Symlink cycle detected for path '${t.path}' and realpath '${s}'`);
          return;
        }
        r.push(s);
      }
      return o;
    });
  }
};

// node_modules/@actions/glob/lib/internal-hash-files.js
var yB = F(Tp(), 1);

// node_modules/@actions/glob/lib/glob.js
var wB = function(e, t, n, r) {
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
function Ap(e, t) {
  return wB(this, void 0, void 0, function* () {
    return yield ns.create(e, t);
  });
}

// src/files/matches.ts
async function os({ roots: e, excludes: t }) {
  let n = /* @__PURE__ */ new Map();
  for (let r of e)
    for (let o of await kB(r)) {
      let s = bB(o, { throwIfNoEntry: !1 });
      !s || n.has(o) || SB(o, r) || Cp(o, r, t) || n.set(o, { root: r, path: o, relative: We(r.base, o), stat: s });
    }
  return [...n.values()].filter(({ path: r }) => !xB(r, n, t));
}
async function kB(e) {
  if (e.literal !== void 0) return [e.literal];
  let t = { implicitDescendants: !1, followSymbolicLinks: !1 };
  return (await (await Ap(`${vB(qe(e.base))}${e.rest}`, t)).glob()).map((r) => G(r));
}
function SB(e, { base: t }) {
  return We(t, e).split("/").some(Ae);
}
function Cp(e, t, n) {
  return n ? n(e, t.order) ? !0 : e !== t.base && e !== q(e) && Cp(q(e), t, n) : !1;
}
function xB(e, t, n) {
  for (let r = e, o = q(e); o !== r; r = o, o = q(o)) {
    if (n?.(r)) return !1;
    if (t.get(o)?.stat.isDirectory()) return !0;
  }
  return !1;
}
function vB(e) {
  return e.replace(/[\\*?[]/g, (t) => t === "\\" ? "\\\\" : `[${t}]`);
}

// src/report/report.ts
function xn(e, t) {
  let { mode: n, ramdisk: r, concurrency: o, partBytes: s, compressionLevel: i } = t;
  return { ...e, settings: { mode: n, ramdisk: r, concurrency: o, partBytes: s, compressionLevel: i } };
}

// src/report/machine.ts
import { readFileSync as PB, statSync as OB } from "node:fs";
import { dirname as Np } from "node:path";
function Dp(e) {
  let t = Fp(), n = process.cpuUsage(), r = new Set(e.map(Up));
  return () => {
    let o = Fp(), { user: s, system: i } = process.cpuUsage(n);
    return {
      cpu: RB(t, o, (s + i) / 1e3),
      disks: $B(t, o, r),
      network: IB(t, o)
    };
  };
}
function Fp() {
  return {
    stat: ss("/proc/stat"),
    self: ss("/proc/self/stat"),
    disks: ss("/proc/diskstats"),
    net: ss("/proc/net/dev")
  };
}
function ss(e) {
  try {
    return PB(e, "latin1");
  } catch {
    return "";
  }
}
function Up(e) {
  let t = BB(e);
  if (t === void 0) return e === Np(e) ? "" : Up(Np(e));
  let n = t >> 8n & 0xfffn | t >> 32n & ~0xfffn, r = t & 0xffn | t >> 12n & ~0xffn;
  return `${n}:${r}`;
}
function BB(e) {
  try {
    return OB(e, { bigint: !0 }).dev;
  } catch {
    return;
  }
}
var EB = 10;
function RB(e, t, n) {
  let [r, o] = [e, t].map(({ stat: d }) => Pa(/^cpu (.*)$/m.exec(d)?.[1]).slice(0, 8)), s = (o ?? []).map((d, p) => d - (r?.[p] ?? 0)), i = MB(s);
  if (i <= 0) return;
  let [, , , a = 0, c = 0] = s, f = t.stat.match(/^cpu\d/gm)?.length ?? 1, u = (_p(t) - _p(e)) * EB, m = (d) => Math.round(1e3 * d / i) / 1e3, l = m(i - a - c);
  return { cores: f, busy: l, iowait: m(c), ownMs: Math.round(n), programsMs: u };
}
function _p({ self: e }) {
  let t = Pa(e.slice(e.lastIndexOf(")") + 4));
  return (t[12] ?? 0) + (t[13] ?? 0);
}
var Lp = 512;
function $B(e, t, n) {
  let r = ({ disks: i }) => i.split(`
`).map((a) => a.trim().split(/\s+/)), o = new Map(r(e).map(([i, a, , ...c]) => [`${i}:${a}`, c])), s = r(t).flatMap(([i, a, c = "", ...f]) => {
    let u = o.get(`${i}:${a}`);
    if (!u || !n.has(`${i}:${a}`)) return [];
    let [m = 0, , l = 0, , d = 0, , p = 0, , , h = 0] = f.map(
      (g, y) => Number(g) - Number(u[y])
    );
    return { name: c, readBytes: l * Lp, writtenBytes: p * Lp, reads: m, writes: d, busyMs: h };
  });
  return s.length > 0 ? s : void 0;
}
function IB(e, t) {
  let n = ({ net: s }) => [...s.matchAll(/^\s*(\S+):(.*)$/gm)].map(([, i = "", a]) => [i, Pa(a)]), r = new Map(n(e)), o = n(t).map(([s, i]) => {
    let a = (c) => (i[c] ?? 0) - (r.get(s)?.[c] ?? 0);
    return { name: s, receivedBytes: a(0), sentBytes: a(8) };
  });
  if (o.length !== 0)
    return o.filter(({ receivedBytes: s, sentBytes: i }) => s + i > 0);
}
function Pa(e = "") {
  return e.trim().split(/\s+/).map(Number);
}
function MB(e) {
  return e.reduce((t, n) => t + n, 0);
}

// src/report/phase-timer.ts
function jp({ first: e, add: t, now: n }) {
  let r = [], o, s, i = (u) => {
    let m = n();
    o && TB(r, o, { sinceMs: s ?? m, untilMs: m }), o = u, s = m;
  }, a = (u) => {
    let m = Object.assign(t(u), { bytes: 0 });
    return r.push(m), m;
  }, c = (u) => {
    u.startMs = n(), s === void 0 && (o = e(), o && r.push(o));
  };
  async function* f(u, m) {
    c(m);
    let l = o;
    i(m);
    try {
      for await (let d of u)
        i(l), m.firstByteMs ??= n(), Wp(m, d.length), yield d, l = o, i(m);
    } finally {
      o === m && i(l), m.endMs = n();
    }
  }
  return {
    pulled(u, m) {
      let l = a(u);
      return st(m, (d) => f(d, l));
    },
    async pushed(u, m, l) {
      let d = r.find((h) => h.name === u) ?? a(u);
      d.startMs === void 0 && c(d), d.endMs = void 0;
      let p = o;
      i(d);
      try {
        return await l();
      } finally {
        i(p), d.endMs = n(), Wp(d, m);
      }
    }
  };
}
function Wp(e, t) {
  e.bytes = (e.bytes ?? 0) + t;
}
function TB(e, t, { sinceMs: n, untilMs: r }) {
  for (let { name: o, startMs: s, endMs: i, waitedMs: a } of e)
    o === t.name || s === void 0 || i !== void 0 || (a[t.name] = (a[t.name] ?? 0) + r - Math.max(n, s));
}

// src/report/timeline.ts
function is() {
  let e = performance.now(), t = () => performance.now() - e, n = [], r = [], o, s = (i, a) => {
    let c = { name: i, startMs: a, endMs: void 0, waitedMs: {} };
    return n.push(c), c;
  };
  return {
    elapsedMs: () => Math.round(t()),
    phases: () => n.flatMap((i) => CB(i, t())).toSorted((i, a) => i.startMs - a.startMs),
    machine: () => o?.(),
    phaseTimer: () => jp({ first: () => r.at(-1), add: s, now: t }),
    watch(i) {
      if (o) return;
      let a = Math.round(t()), c = Dp(i);
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
var AB = 1024 * 1024;
function CB({ name: e, startMs: t, endMs: n, waitedMs: r, firstByteMs: o, bytes: s }, i) {
  if (t === void 0) return [];
  let a = (n ?? i) - t, c = Object.entries(r).map(([m, l]) => [m, Math.round(l)]), f = c.reduce((m, [, l]) => m + l, 0);
  return [{
    name: e,
    startMs: Math.round(t),
    endMs: Math.round(t + a),
    ms: Math.max(0, Math.round(a - f)),
    waitedMs: c.length > 0 ? Object.fromEntries(c) : void 0,
    firstByteMs: o && Math.round(o),
    bytes: s,
    mibPerSecond: s === void 0 ? void 0 : NB(s / AB / (a / 1e3))
  }];
}
function NB(e) {
  return Number.isFinite(e) ? Math.round(e * 10) / 10 : 0;
}

// src/report/write-report.ts
var nh = F(Hp(), 1);
import { writeFileSync as VB } from "node:fs";
import { join as YB } from "node:path";

// src/job-summary.ts
function zp(e, [t = [], ...n], r) {
  let o = [t.map((i) => ({ data: i, header: !0 })), ...n], s = Un(e);
  return qp((i) => {
    i.addHeading(s, 3).addTable(o), r !== "" && i.addEOL().addRaw(r, !0);
  });
}
function oW(e) {
  return qp((t) => t.addRaw(e, !0));
}
var Ba = Promise.resolve();
function qp(e) {
  let t = mf();
  if (!t) return Ba;
  let n = Ba.then(async () => {
    e(t), await t.write();
  });
  return Ba = n.catch(() => {
  }), n;
}

// src/units.ts
function as(e) {
  return `~${Math.round(e / 1048576)} MB (${e} B)`;
}
function Gp(e, t) {
  return `${(e / 1048576 / Math.max(t / 1e3, 1e-3)).toFixed(1)} MBs/sec`;
}
function H(e) {
  return e < 1024 ? `${e} B` : e < 1048576 ? `${(e / 1024).toFixed(1)} KiB` : e < 1024 * 1048576 ? `${(e / 1048576).toFixed(1)} MiB` : `${(e / 1048576 / 1024).toFixed(2)} GiB`;
}
function X(e) {
  return e < 1e3 ? `${Math.round(e)} ms` : `${(e / 1e3).toFixed(2)} s`;
}

// src/report/bottleneck-causes.ts
function Jp({ totalMs: e, shareMs: t }) {
  return {
    kind: "store latency",
    what: "store",
    why: `it took ${X(t)} of ${X(e)} to answer`,
    advice: "one that is nearer to this runner would help"
  };
}
var FB = 10 * 1024 * 1024, _B = 64;
function Kp({ settings: e, phases: t, totalMs: n, shareMs: r }) {
  let { bytes: o, mibPerSecond: s } = Qp(t, ["download", "upload"]), i = o >= FB && e.concurrency < _B;
  return {
    kind: "network",
    what: "network",
    why: `it carried ${H(o)} at ${s} MiB/s, and ${X(r)} of ${X(n)} were spent waiting for it`,
    advice: `${i ? "a higher `concurrency` would help where each connection is limited, " : ""}${Vp}`
  };
}
var Vp = "a higher `compression-level` makes entries smaller";
function kr(e) {
  let { cores: t = 1 } = e.machine?.cpu ?? {}, n = t === 1 ? "its only core was" : `its ${t} cores were`;
  return Yp(
    e,
    `${n} busy ${vn(e.load.cores)} of the time`,
    "more or faster cores"
  );
}
function cs(e) {
  return Yp(e, `one thread was busy ${vn(e.load.thread)} of the time`, "faster cores");
}
function Yp({ step: e, settings: t }, n, r) {
  let o = `only ${r} would help`;
  return e === "save" && t.compressionLevel > 1 && (o = "a lower `compression-level` would help"), e === "restore" && t.mode === "unpack" && (o = "`mode: mount`, which unpacks nothing, would help where this runner allows it"), { kind: "cpu", what: "CPU", why: n, advice: o };
}
var LB = 32 * 1024;
function Ra(e) {
  let { name: t, readBytes: n, writtenBytes: r, reads: o, writes: s, busyMs: i } = e.disk, a = (n + r) / (o + s), c = a < LB, f = r > n, u = `did ${Math.round((o + s) / (i / 1e3))} operations/s of ${H(a)}`, m = f ? `wrote ${Ea(r, i)} MiB/s` : `read ${Ea(n, i)} MiB/s`;
  return {
    kind: c ? "disk operations" : "disk throughput",
    what: "disk",
    why: `${t} ${c ? u : m} and was busy ${vn(e.load.disk)} of the time`,
    advice: Xp(e, f)
  };
}
function Zp(e) {
  let { bytes: t, mibPerSecond: n } = Qp(e.phases, ["read", "write"]), r = e.step === "save";
  return {
    kind: "disk throughput",
    what: "disk",
    why: `it ${r ? "wrote" : "read"} ${H(t)} at ${n} MiB/s`,
    advice: Xp(e, r)
  };
}
function Xp({ step: e, settings: t }, n) {
  if (e === "save" && n) return Vp;
  let r = [
    ...t.mode === "unpack" ? ["`mode: mount`"] : [],
    ...n && t.ramdisk === "off" ? ["`ramdisk`"] : []
  ];
  return e === "save" || r.length === 0 ? "only a faster one would help" : `${r.join(" or ")} would help where this runner allows mounting`;
}
function Qp(e, t) {
  let n = e.filter(({ name: s }) => t.includes(s)), r = n.reduce((s, i) => s + (i.bytes ?? 0), 0), o = n.reduce((s, { startMs: i, endMs: a }) => s + a - i, 0);
  return { bytes: r, mibPerSecond: Ea(r, o) };
}
function Ea(e, t) {
  let n = e / 1024 / 1024 / (t / 1e3);
  return n < 10 ? Math.round(n * 10) / 10 : Math.round(n);
}
function vn(e) {
  return `${Math.round(100 * e)} %`;
}

// src/report/bottleneck.ts
var DB = 1e3;
function eh(e) {
  let { totalMs: t } = e;
  if (t < DB)
    return { kind: "none", sentence: `Nothing is worth mentioning: it took ${X(t)} in all` };
  let n = jB(e), { share: r, shareMs: o, load: s } = n, a = (o > 0 ? WB[r].find(([l]) => UB[l](s)) : void 0)?.[1](n);
  if (!a) return { kind: "none", sentence: GB(n) };
  let { kind: c, what: f, why: u, advice: m } = a;
  return { kind: c, sentence: `The ${f} was the bottleneck: ${u}; ${m}` };
}
var UB = {
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
}, WB = {
  store: [["always", Jp]],
  network: [
    ["threadIsBusy", cs],
    ["always", Kp]
  ],
  disk: [
    ["ownCoresAreBusy", kr],
    ["diskIsBusy", Ra],
    ["coresAreBusy", kr],
    ["threadIsBusy", cs],
    ["diskIsUnseen", Zp]
  ],
  work: [
    ["ownCoresAreBusy", kr],
    ["diskHinders", Ra],
    ["coresAreBusy", kr],
    ["threadIsBusy", cs]
  ]
};
function jB(e) {
  let { machine: t } = e, n = t ? t.endMs - t.startMs : Number.NaN, { cores: r, busy: o, iowait: s, ownMs: i, programsMs: a } = t?.cpu ?? HB, [c] = (t?.disks ?? []).toSorted((u, m) => m.busyMs - u.busyMs), f = {
    cores: o,
    ownCores: (i + a) / (r * n),
    thread: Math.min(1, i / n),
    iowait: s * r,
    idle: 1 - o - s,
    disk: c ? Math.min(1, c.busyMs / n) : Number.NaN
  };
  return { ...e, load: f, disk: c, ...zB(e) };
}
var Sr = Number.NaN, HB = { cores: Sr, busy: Sr, iowait: Sr, ownMs: Sr, programsMs: Sr };
function zB({ step: e, phases: t }) {
  let n = t.some(({ name: i }) => i === "write"), r = { store: 0, network: 0, disk: 0, work: 0 };
  for (let { name: i, ms: a } of t)
    i === "publish" && e === "save" ? r[n ? "disk" : "store"] += a : i !== "walk" && (r[qB[i] ?? "work"] += a);
  let o = Math.max(...Object.values(r));
  return { share: Object.keys(r).find((i) => r[i] === o), shareMs: o };
}
var qB = {
  lookup: "store",
  index: "store",
  reserve: "store",
  download: "network",
  upload: "network",
  read: "disk",
  write: "disk"
};
function GB({ phases: e, totalMs: t, load: n }) {
  let [r] = e.toSorted((a, c) => c.ms - a.ms), o = X(t), s = r ? `${r.name} took ${X(r.ms)} of ${o}` : `it took ${o} in all`, i = [
    ...Number.isNaN(n.cores) ? [] : [`the cores were busy ${vn(n.cores)}`],
    ...Number.isNaN(n.disk) ? [] : [`the disk ${vn(n.disk)}`]
  ];
  return `Nothing stood out: ${s}${i.length === 0 ? "" : `, while ${i.join(", ")} of the time`}`;
}

// src/report/chart.ts
var JB = 1e4;
function th({ phases: e, totalMs: t }) {
  let n = e.toSorted((s, i) => i.ms - s.ms)[0], r = e.map((s) => {
    let i = s === n ? "crit, " : "";
    return `    ${KB(s)} :${i}${s.startMs}, ${Math.max(s.endMs, s.startMs + 1)}`;
  });
  return ["```mermaid", "gantt", ...["    dateFormat x", `    axisFormat ${t < JB ? "%s.%L s" : "%s s"}`], ...r, "```"].join(`
`);
}
function KB({ name: e, startMs: t, endMs: n, ms: r, waitedMs: o, bytes: s, mibPerSecond: i }) {
  let a = o ? `worked ${X(r)} of ${X(n - t)}` : X(n - t), c = s ? `, ${H(s)} at ${i} MiB/s` : "";
  return `${e} ${a}${c}`;
}

// src/report/write-report.ts
async function xr(e, t, n) {
  try {
    await ZB(e, t, n);
  } catch (r) {
    (e.trouble === void 0 ? W : P)(`There is no report: ${O(r)}`);
  }
}
async function ZB(e, t, n) {
  let r = t.machine(), o = { ...e, totalMs: t.elapsedMs(), phases: t.phases(), machine: r }, s = { schema: 2, ...o, bottleneck: eh(o) }, { kind: i, sentence: a } = s.bottleneck;
  i !== "none" && s.trouble === void 0 && P(a);
  let c = YB(K(), `headstart-${s.step}-${(0, nh.randomUUID)()}.json`);
  if (VB(c, `${JSON.stringify(s, void 0, 2)}
`), ge("report", c), !n) return;
  let f = `Headstart ${s.step}: ${s.outcome}`;
  await zp(f, XB(s), r ? `${a}.

${th(s)}` : "");
}
function XB(e) {
  return [
    ["Key", "Matched", "Stored", "Unpacked", "Files", "Time", "Phases"],
    [
      si(e.key),
      e.matchedKey === void 0 ? "\u2013" : si(e.matchedKey),
      e.storedBytes === void 0 ? "\u2013" : H(e.storedBytes),
      e.bytes === void 0 ? "\u2013" : H(e.bytes),
      String(e.files ?? "\u2013"),
      X(e.totalMs),
      e.phases.map(({ name: t, ms: n }) => `${t} ${X(n)}`).join(", ")
    ]
  ];
}

// src/steps/choose-format.ts
async function rh(e, t, { tools: n, signal: r }) {
  let o = t.format, s = hn(e, t), i = s.find(({ id: f }) => f === o), a = i ?? await QB(s, t, { tools: n, signal: r }) ?? s[0];
  o !== "auto" && !i && P(`Only cache services hold the format ${o}: took ${a.id}`);
  let c = a.unsupportedReason(n, "pack");
  if (c) throw new Error(`this runner cannot pack, for ${c}`);
  return a;
}
async function QB(e, t, { tools: n, signal: r }) {
  let o = e.find(({ image: i }) => i);
  if (!o || t.format !== "auto") return;
  let s = o.unsupportedReason(n, "pack");
  return t.mode === "auto" ? s || !pn(await Wo(t, r)) ? void 0 : o : (s && P(`Saved to be unpacked instead of mounted: this runner makes no image, for ${s}`), s ? void 0 : o);
}

// src/steps/fill-draft.ts
import { mkdtemp as pE, rm as hE } from "node:fs/promises";

// src/files/walk.ts
import { lstatSync as oh, readdirSync as eE, readlinkSync as tE } from "node:fs";
function* fs(e, t, n = []) {
  for (let { path: r, stat: o, ...s } of e) {
    let i = { path: x(r), member: $a(s), excludes: t };
    o.isDirectory() ? yield* rE(i, n) : yield [sh(i, o)];
  }
}
function $a({ root: e, relative: t }) {
  return t === "" ? `${e.place}` : `${e.place}/${x(t)}`;
}
var nE = 256;
function* rE(e, t) {
  let { excludes: n } = e, r = [e];
  for (let o = r.pop(); o; o = r.pop()) {
    let { path: s, member: i } = o, a = [
      { member: i.includes("/") ? i : `${i}/.`, kind: "directory", bytes: 0 }
    ];
    for (let c of eE(w(s), { withFileTypes: !0, encoding: "latin1" })) {
      let f = { path: `${s}/${c.name}`, member: `${i}/${c.name}`, excludes: n };
      Ae(c.name) || n?.(w(f.path).toString()) ? t.push(f.member) : c.isDirectory() ? r.push(f) : a.push(sh(f, c)), !(a.length < nE) && (yield a, a = []);
    }
    yield a;
  }
}
function sh(e, t) {
  let { member: n, path: r } = e;
  return t.isFile() ? oE(e) : t.isSymbolicLink() ? { member: n, kind: "link", bytes: 0, target: tE(w(r), "latin1") } : { member: n, kind: "other", bytes: 0 };
}
function oE({ path: e, member: t }) {
  let { size: n, blocks: r, nlink: o } = oh(w(e)), s = Math.min(n, r * 512);
  if (o === 1) return { member: t, kind: "file", bytes: s, length: n };
  let { dev: i, ino: a } = oh(w(e), { bigint: !0 });
  return { member: t, kind: "file", bytes: s, length: n, hardLink: { inode: `${i}:${a}`, names: o } };
}

// src/report/progress.ts
var sE = 1e3;
function vr(e, t, n) {
  let r = performance.now(), o = r, s = 0;
  return (i) => {
    s += i;
    let a = performance.now();
    if (a - o < sE) return;
    o = a;
    let c = t === void 0 ? "" : ` of ${t} (${(100 * s / t).toFixed(1)}%)`;
    n(`${e} ${s}${c}, ${Gp(s, a - r)}`);
  };
}

// src/transfer/upload.ts
function ih(e, { onTaken: t, limits: n = $i } = {}) {
  let r = Yt(e.partBytes), o = /* @__PURE__ */ new Set(), s = iE(e, n, () => o.size > 0), i = 0, a = 0, c = (m) => {
    s.moved(m), t?.(m);
  }, f = (m) => (o.add(m), m.then(() => o.delete(m)).catch(s.stop), m), u = async (m) => {
    let l = xe(m), d = l < e.partBytes;
    d && (a = l), f(e.write(i++, m).then(() => d ? void 0 : c(l))), o.size >= e.concurrency && await Promise.race([...o, s.promise]);
  };
  return {
    async write(m) {
      for (let l of r.push(m)) await u(l);
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
function iE(e, t, n) {
  let r = Math.max(1, 2 * e.concurrency * e.partBytes / t.paceBytes), o = t.paceMs * r, s = co({ paceBytes: t.paceBytes * r, paceMs: o, paceAfterMs: o }), { promise: i, reject: a } = Promise.withResolvers();
  i.catch(() => {
  });
  let f = setInterval(() => {
    let u = s.check(n(), performance.now());
    u && a(new Error(`the store takes only ${u}`));
  }, Math.min(1e3, o / 4)).unref();
  return { promise: i, moved: s.moved, stop: () => clearInterval(f) };
}

// src/steps/delta-body.ts
import { createReadStream as aE } from "node:fs";
function ah(e, { timeline: t, signal: n }) {
  let { base: r, copied: o } = e, { rest: s, bytes: i } = o;
  return {
    rest: s,
    bytes: i,
    // The digests of the store's own index, which are the copied bytes' only proof.
    digests: r.index.digests.subarray(0, Xn(i)),
    pack: (a) => t.during("pack", () => cE(e, i, { write: a, signal: n }))
  };
}
async function cE({ copy: e, keptBytes: t, kept: n, deltas: r, removals: o, files: s, bytes: i, skipped: a }, c, f) {
  await wt(e.read(c, t), f);
  let u = [...n], m = t, l = async ({ kind: d, length: p, ...h }) => {
    let g = Qt(m, d);
    g > m && await f.write(Buffer.alloc(g - m)), u.push({ kind: d, offset: g, length: p, ...h }), m = g + p;
  };
  for (let { path: d, ...p } of r)
    await l({ kind: "delta", ...p }), await wt(aE(d, { highWaterMark: M }), f);
  if (o) {
    let { frame: d, ...p } = o;
    await l({ kind: "removals", length: d.length, ...p }), await f.write(d);
  }
  return { segments: u, files: s, bytes: i, skipped: a };
}

// src/steps/full-save.ts
var fE = 8, uE = 5 * 1024 ** 2, mE = 0.5, lE = 0.25;
function ch({ layers: e, baseBytes: t }) {
  if (t < uE) return `the restored cache has only ${H(t)}`;
  let n = e.filter(({ kind: r }) => r === "delta").length;
  if (n > fE) return `the cache would have ${n} layers of changes`;
  if (dE(e) > mE) return "most of the restored cache is no longer used";
}
function dE(e) {
  let t = e.reduce((n, r) => n + r.bytes, 0);
  return t === 0 ? 0 : Ia(e) / t;
}
function Ia(e) {
  return e.reduce((t, { deadBytes: n = 0 }) => t + n, 0);
}
function fh(e) {
  return Math.floor(e * lE);
}
function uh(e, t) {
  let n = t;
  return e.map((r) => {
    let { bytes: o, deadBytes: s = 0 } = r, i = Math.min(n, Math.max(0, o - s));
    return n -= i, i > 0 ? { ...r, deadBytes: s + i } : r;
  });
}

// src/steps/selection.ts
function us({ paths: e, localDir: t, stash: n }) {
  return Pr([t, n.dir], Fe(e, process.cwd()));
}
function Pr(e, { roots: t, excludes: n }) {
  let r = (s) => t.some(({ base: i, literal: a = i }) => j(s, a)), o = new Set(e.filter(r));
  return o.size === 0 ? { roots: t, excludes: n } : { roots: t, excludes: (s, i) => o.has(s) || (n?.(s, i) ?? !1) };
}

// src/steps/fill-draft.ts
var Ma = "Path Validation Error: Path(s) specified in the action for caching do(es) not exist, hence no cache is being saved.";
function ms(e) {
  return `Failed to save: Unable to reserve cache with key ${e}, another job may be creating this cache.`;
}
async function mh(e, t) {
  let { inputs: n, key: r, selection: o, format: s, isHere: i, timeline: a, findings: c, signal: f } = t, u = o.roots.map(({ base: B }) => B);
  a.watch([...u, K(), ...i ? [n.localDir] : []]);
  let m = { rest: e, bytes: 0, digests: Buffer.alloc(0), pack: yE.bind(void 0, t) }, l = t.delta ? ah(t.delta, t) : m, d = gE(l.rest, t), p = mu(), h = await l.pack(async (B) => {
    p.update(B), await d.write(B);
  });
  if (kE(h), h.segments.length === 0)
    return nt(Ma), "nothing";
  let { files: g, bytes: y } = h, b = Buffer.concat([l.digests, p.finish()]), S = s.indexed ? wE(h, b, t) : Buffer.alloc(0);
  await d.write(S);
  let v = U(h) + S.length;
  return Object.assign(c, { files: g, bytes: y, storedBytes: v }), P(`Cache Size: ${as(v)}`), l !== m && bE(l, h, v, t), await d.finish(), await t.checkMounted(), await t.isOutdated() ? "outdated" : (f.throwIfAborted(), await d.commit() ? "published" : (P(ms(r)), "nothing"));
}
function gE(e, { isHere: t, timeline: n }) {
  let r = ih(e, { onTaken: vr("Sent", void 0, P) }), o = n.phaseTimer(), s = t ? "write" : "upload";
  return {
    write: (i) => o.pushed(s, i.length, () => r.write(i)),
    finish: () => o.pushed(s, 0, r.finish),
    commit: () => n.during("publish", r.commit)
  };
}
async function yE({ inputs: e, selection: t, tools: n, format: r, secretCheck: o, timeline: s, signal: i, ...a }, c) {
  let f = a.matches.map(({ path: S }) => ({ path: x(S) })), u = e.secrets === "warn" ? [] : await o.leaveOut({ trees: f, excludes: t.excludes, signal: i }), m = a.matches.filter(({ path: S }) => !u.includes(S)), l = await pE(T(K(), "headstart-")), { excludes: d } = Pr([l, ...u], t), p = d ? [] : void 0, h = o.watch(m, (S) => fs([S], d, p)), g = s.items("walk", h), y = { matches: m, found: g, leftOut: p, scratch: l, tools: n, signal: i, write: c }, b = { workspace: rt(), level: e.compressionLevel };
  return s.during("pack", () => r.pack({ ...y, ...b })).finally(() => hE(l, { recursive: !0, force: !0 }));
}
function wE(e, t, { inputs: n, key: r, format: o, createdBy: s, sign: i }) {
  let { segments: a, files: c, bytes: f } = e, u = { container: Xt, format: o.id, key: r, paths: n.paths, createdBy: s };
  return gu({ ...u, segments: a, files: c, bytes: f, digests: t }, i);
}
function bE({ bytes: e }, { segments: t }, n, r) {
  let o = r.delta?.deltas ?? [], s = {
    reusedBytes: r.delta?.keptBytes ?? 0,
    packedBytes: o.reduce((l, { length: d }) => l + d, 0),
    sentBytes: n - e,
    deadBytes: Ia(t)
  };
  Object.assign(r.findings, s);
  let { reusedBytes: i, packedBytes: a, sentBytes: c } = s, [f, u, m] = [i, a, c].map(H);
  P(`Reused ${f}, packed ${u}, ${r.isHere ? "wrote" : "sent"} ${m}`);
}
function kE({ skipped: e }) {
  if (e.length === 0) return;
  let t = e.slice(0, 3).map((r) => w(r.replace(/^\d+\//, "")).toString()), n = e.length > t.length ? ", \u2026" : "";
  P(`Skipped ${e.length} that are no file, directory or link: ${t.join(", ")}${n}`);
}

// src/steps/merge-snapshots.ts
import { mkdtemp as j$, rm as H$ } from "node:fs/promises";

// src/disk/space.ts
import { statfs as SE } from "node:fs/promises";
var xE = 0.05, vE = { bytes: 256 * 1024 * 1024, files: 64 * 1024 }, PE = 20;
async function lh(e) {
  let { bavail: t, blocks: n, bsize: r, ffree: o, files: s } = await SE(e), i = (c, f) => Math.floor(Math.min(f * xE, vE[c])), a = s === 0 ? Number.POSITIVE_INFINITY : o - i("files", s);
  return { bytes: t * r - i("bytes", n * r), files: a };
}
async function Ee(e, t) {
  let n = await lh(e), r = (o, s) => new Error(`${o} are needed, but only ${s} are free at ${e}`);
  if (n.bytes < t.bytes)
    throw r(H(t.bytes), H(Math.max(0, n.bytes)));
  if (n.files < (t.files ?? 0)) throw r(`${t.files} files`, `${Math.max(0, n.files)}`);
}
async function Pn(e, t, n) {
  let r = new AbortController(), o = setInterval(async () => {
    let { bytes: s, files: i } = await lh(e).catch(() => ({ bytes: 0, files: 0 }));
    (s < 0 || i < 0) && r.abort(new Error(`hardly any space is left at ${e}`));
  }, PE);
  try {
    return await n(AbortSignal.any([t, r.signal]));
  } finally {
    clearInterval(o);
  }
}

// src/files/remove-common.ts
import { chmodSync as Ta, rmdirSync as dh, rmSync as OE, unlinkSync as BE, utimesSync as EE } from "node:fs";
function ls(e, t) {
  let n = L(e), r = n && L(t);
  if (!n || !r) return n !== void 0;
  if (!n.isDirectory()) BE(w(e));
  else if (!r.isDirectory()) ph(e);
  else return RE(e, t, r);
  return !1;
}
function RE(e, t, { mode: n, mtimeMs: r }) {
  Ta(w(e), 448);
  let o = !1;
  for (let s of oe(e)) o = ls(`${e}/${s}`, `${t}/${s}`) || o;
  return o ? (Ta(w(e), n & 4095), EE(w(e), r / 1e3, r / 1e3)) : dh(w(e)), o;
}
function ph(e) {
  Ta(w(e), 448);
  for (let t of oe(e)) {
    let n = `${e}/${t}`;
    L(n)?.isDirectory() ? ph(n) : OE(w(n));
  }
  dh(w(e));
}

// src/entry/body.ts
function hh(e, t, n) {
  let { onRead: r, order: o, signal: s } = n, i = { first: 0, end: Math.ceil(U(t) / M) }, a = /* @__PURE__ */ new WeakMap();
  return { ...st(e.read(0, U(t), o), async function* (f) {
    for await (let { number: u, pieces: m } of yh(f, { entry: e, index: t, blocks: i })) {
      let l = u * M;
      for (let d of m)
        s.throwIfAborted(), r?.(d.length), a.set(d, l), l += d.length, yield d;
    }
  }), positionOf: (f) => a.get(f) };
}
function gh(e, t, n) {
  let r = e.read(n.first * M, Math.min(n.end * M, U(t)));
  return {
    ...r.release && { release: r.release },
    [Symbol.asyncIterator]: () => yh(r, { entry: e, index: t, blocks: n })
  };
}
async function* yh(e, { entry: t, index: n, blocks: r }) {
  let o = new Set(Ne(r.first * M, r.end * M)), s = e.positionOf ? IE(e, n) : $E(e, r.first);
  for await (let { number: i, pieces: a } of s) {
    let f = Pi(a, i, n.digests) ? a : [await ME(t, n, i)];
    await t.file?.filling?.write(f, i * M), o.delete(i) && (yield { number: i, pieces: f });
  }
  if (o.size > 0) throw new k("it ended before its body did");
}
async function* $E(e, t) {
  let n = Yt(M), r = t;
  for await (let s of e) for (let i of n.push(s)) yield { number: r++, pieces: i };
  let o = n.rest();
  o.length > 0 && (yield { number: r, pieces: o });
}
async function* IE(e, t) {
  let n = /* @__PURE__ */ new Map();
  for await (let r of e) {
    let o = e.positionOf?.(r);
    for (let s of Ne(o, o + r.length)) {
      let i = Math.max(o, s * M), a = n.get(s) ?? /* @__PURE__ */ new Map();
      n.set(s, a.set(i, r.subarray(i - o, (s + 1) * M - o)));
      let c = Math.min(M, U(t) - s * M);
      xe([...a.values()]) < c || (n.delete(s), yield {
        number: s,
        pieces: [...a].toSorted(([f], [u]) => f - u).map(([, f]) => f)
      });
    }
  }
}
async function ME(e, t, n) {
  let r = n * M, o = e.file?.filling?.read ?? e.read, s = await Qn({ ...e, read: o }, r, Math.min(r + M, U(t)));
  if (Pi([s], n, t.digests)) return s;
  throw new k(`the bytes from ${r} on do not match their SHA-256`);
}
async function* wh(e, { onRead: t, signal: n }) {
  let r = 0;
  for await (let o of e.read(0, e.size))
    n.throwIfAborted(), t?.(o.length), r += o.length, yield o;
  if (Number.isFinite(e.size) && r !== e.size)
    throw new k(`it ended at byte ${r} of ${e.size}`);
}

// src/steps/mount.ts
import { mkdirSync as y$ } from "node:fs";
import { join as w$ } from "node:path";

// src/files/stage-and-publish.ts
import { mkdirSync as QE, readdirSync as eR } from "node:fs";

// src/files/copy-tree.ts
import {
  copyFileSync as TE,
  mkdirSync as AE,
  readdirSync as CE,
  readlinkSync as NE,
  statSync as FE,
  symlinkSync as _E,
  utimesSync as LE
} from "node:fs";
import { setImmediate as DE } from "node:timers/promises";
async function Aa(e, t, n) {
  let { atimeMs: r, mtimeMs: o } = FE(e);
  AE(t);
  for (let s of CE(e, { withFileTypes: !0 })) {
    let [i, a] = [T(e, s.name), T(t, s.name)];
    s.isDirectory() ? await Aa(i, a, n) : s.isSymbolicLink() ? _E(NE(i), a) : TE(i, a);
  }
  LE(t, r / 1e3, o / 1e3), await DE(), n.throwIfAborted();
}

// src/files/lock.ts
import { mkdirSync as UE, readdirSync as WE, rmdirSync as jE, rmSync as bh, writeFileSync as HE } from "node:fs";
import { setTimeout as zE } from "node:timers/promises";
var qE = 20, GE = 6e4;
function kh(e) {
  return T(e, `${Jt}lock-${process.geteuid?.() ?? 0}`);
}
function ds(e) {
  let t = kh(e), n = L(x(t));
  if (n && !Yn(n))
    throw new Error(`${t} is not a directory of this user alone; remove it to restore here`);
}
async function ps(e, t) {
  if (!Vt(e)) return () => {
  };
  let [n, r] = [q(e), Fr(e)], [o, s] = [kh(n), T(e, "lock")];
  UE(s, { mode: 448 }), HE(T(s, r), "");
  let i = Date.now() + GE;
  for (; !JE(s, o); ) {
    ds(n);
    let a = await KE(o);
    if (Date.now() > i) throw new Error(`another restore has been busy in ${n} for a minute`);
    a && await zE(qE, void 0, { signal: t });
  }
  return () => {
    bh(T(o, r), { force: !0 });
    try {
      jE(o);
    } catch {
    }
  };
}
function JE(e, t) {
  try {
    return qt(e, t);
  } catch (n) {
    throw ds(q(t)), n;
  }
}
async function KE(e) {
  let t = !1;
  for (let n of VE(e))
    await so(T(q(e), n)) ? t = !0 : bh(T(e, n), { recursive: !0, force: !0 });
  return t;
}
function VE(e) {
  try {
    return WE(e);
  } catch (t) {
    if (E(t) === "ENOENT") return [];
    throw t;
  }
}

// src/files/publish.ts
import { chmodSync as YE, mkdirSync as ZE } from "node:fs";
function xh(e) {
  let t = new Set(e.map(({ dir: r }) => r)), n = [];
  try {
    for (let { root: r, dir: o } of e) {
      let s = XE(r, o);
      ru(s, o), n.push(...s);
    }
  } catch (r) {
    for (let o of t) to(o);
    throw r;
  }
  for (let r of t) ki(r);
  return n;
}
function XE(e, t) {
  let n = x(T(t, "tree", String(e.place)));
  if (!L(n)) return [];
  let r = T(t, "aside", String(e.place));
  ZE(r, { recursive: !0 });
  let o = 0, i = vh({ root: e, aside: () => x(T(r, String(o++))) }, n, x(e.base));
  return i.length === 0 ? [] : [...yt(x(e.matches("") ? q(e.base) : e.base)).map((c) => ({ do: "make", path: c })), ...i];
}
function vh(e, t, n, r = "") {
  let o = w(r).toString();
  if (e.root.matches(o)) return Ph(e, t, n);
  if (!L(t)?.isDirectory())
    throw new k(`it holds ${o}, which '${e.root.pattern}' does not name`);
  let s = L(n);
  if (s && !s.isDirectory() && r !== "")
    throw new Error(`${w(n)} is no directory, so nothing can be restored below it`);
  let i = oe(t).flatMap((a) => {
    let c = r === "" ? a : `${r}/${a}`;
    return vh(e, `${t}/${a}`, qe(n) + a, c);
  });
  return s || r === "" || i.length === 0 ? i : [{ do: "make", path: n }, ...i];
}
function Ph(e, t, n) {
  let r = L(n), o = L(t);
  if (!r) return [{ do: "move", from: t, to: n, inode: no(t) }];
  if (r.isDirectory() && o.isDirectory())
    return YE(w(t), 448), [...oe(t).flatMap(
      (a) => Ph(e, `${t}/${a}`, qe(n) + a)
    ), { do: "stamp", path: n, stamp: Sh(o), before: Sh(r) }];
  if (r.isDirectory() && oe(n).length > 0)
    throw new Error(
      `${w(n)} is a directory with content where the cache has none; remove it to restore`
    );
  let s = no(t);
  return [{ do: "replace", from: t, to: n, inode: s, aside: e.aside() }];
}
function Sh({ mode: e, mtimeMs: t }) {
  return { mode: e & 4095, mtime: t / 1e3 };
}

// src/files/stage-and-publish.ts
async function Oh({ roots: e, signal: t, fill: n, publishing: r }) {
  let o = await Promise.all(e.map(ot)), s = /* @__PURE__ */ new Map(), i = (f) => s.get(f).dir, a = [], c = [];
  try {
    for (let m of new Set(o))
      ds(m), s.set(m, oo(m));
    let f = e.map((m, l) => ({ root: m, dir: i(o[l]) })), u = i(o[0]);
    await n(u), Ca(u, e);
    for (let { root: m, dir: l } of f)
      l !== u && await Na(m, { from: u, to: l, signal: t });
    for (let m of [...s.keys()].sort())
      a.push(await ps(i(m), t));
    t.throwIfAborted(), await r(() => {
      c = xh(f);
    });
  } finally {
    for (let f of a) f();
    await Promise.all([...s.values()].map((f) => f.remove())), ou(c);
  }
}
function Ca(e, t) {
  let n = eR(T(e, "tree")).find(
    (r) => !t.some(({ place: o }) => String(o) === r)
  );
  if (n !== void 0) throw new k(`it holds ${n}, which is not of any line of path`);
}
async function Na({ place: e }, { from: t, to: n, signal: r }) {
  let o = T(t, "tree", String(e)), s = T(n, "tree", String(e));
  if (L(x(o))) {
    QE(T(n, "tree"), { recursive: !0 });
    try {
      re(o, s);
    } catch (i) {
      if (E(i) !== "EXDEV") throw i;
      await Pn(
        n,
        r,
        (a) => process.platform === "win32" ? Aa(o, s, a) : qn("cp", ["-a", o, s], { cwd: n, signal: a })
      );
    }
  }
}

// src/lazy/lazy-mount.ts
import { join as Wa } from "node:path";

// src/mount/unmount.ts
import { mkdtempSync as mR, readdirSync as lR, readlinkSync as dR, rmdirSync as pR, rmSync as hR, symlinkSync as gR } from "node:fs";
import { tmpdir as yR } from "node:os";
import { basename as wR, dirname as Fh, join as Da } from "node:path";
import { setTimeout as bR } from "node:timers/promises";

// src/mount/mount-root.ts
import { lstatSync as Eh, mkdtempSync as oR, readdirSync as sR, realpathSync as Rh } from "node:fs";
import { basename as $h, dirname as iR, join as Ih } from "node:path";

// src/mount/mountinfo.ts
import { readFileSync as tR } from "node:fs";
function pe() {
  return process.platform !== "linux" ? [] : tR("/proc/self/mountinfo", "latin1").split(`
`).slice(0, -1).map((t) => {
    let [n = "", r = ""] = t.split(" - "), [o = "", s = "", i = ""] = r.split(" "), [, a] = /(?:^|,)user_id=(\d+)/.exec(i) ?? [], c = { point: Bh(n.split(" ")[4] ?? ""), type: o, source: Bh(s), options: i };
    return o === "fuse" ? { ...c, user: Number(a) } : c;
  });
}
function Bh(e) {
  return e.replace(/\\([0-7]{3})/g, (t, n) => String.fromCharCode(Number.parseInt(n, 8)));
}

// src/mount/processes.ts
import { readFileSync as nR, readlinkSync as rR } from "node:fs";
function Fa() {
  return rR("/proc/self/ns/pid").replace(/\D/g, "");
}
function On(e) {
  try {
    let t = nR(`/proc/${e}/stat`, "latin1").replace(/^.*\) /s, "").split(" ");
    return t[0] === "Z" ? void 0 : t[19];
  } catch {
    return;
  }
}

// src/mount/mount-root.ts
var _a = /^headstart-mount-(\d+)-(\d+)-(\d+)-\w{6}$/;
function Mh(e) {
  let t = process.ppid || 1, n = `headstart-mount-${Fa()}-${t}-${On(t)}-`;
  return oR(Ih(Rh(e), n));
}
function hs({ type: e, source: t, user: n }) {
  return (e === "fuse" ? n === 0 || n === process.geteuid?.() : /^(overlay|tmpfs)$/.test(e)) ? t : void 0;
}
function Tt(e) {
  let t = x(e);
  return pe().filter((n) => hs(n) === t || j(n.point, t));
}
var La = "headstart-broker";
function Th(e) {
  let t = x(e);
  return pe().filter((n) => n.type === "fuse" && hs(n) === t);
}
function Ah() {
  let e = (t) => gs(t) || t === La;
  return pe().flatMap((t) => e(hs(t) ?? "") ? t.point : []);
}
function gs(e) {
  return _a.test($h(e));
}
var aR = 7200 * 60 * 1e3;
function cR(e) {
  let [, t, n = "", r] = $h(e).match(_a) ?? [];
  if (t === Fa()) return On(n) !== r;
  let o = Eh(e, { throwIfNoEntry: !1 });
  return o !== void 0 && Date.now() - o.mtimeMs > aR;
}
function fR(e) {
  return e.type === "squashfs" ? iR(e.point) : hs(e);
}
function Ch(e) {
  let t = pe().flatMap((o) => fR(o) ?? []).map((o) => w(o).toString()).filter((o) => gs(o) && !uR(o)), r = (process.platform === "linux" ? sR(e).filter((o) => _a.test(o)) : []).map((o) => Ih(Rh(e), o)).filter(Kt);
  return [.../* @__PURE__ */ new Set([...t, ...r])].filter(cR);
}
function uR(e) {
  try {
    let t = Eh(e, { throwIfNoEntry: !1 });
    return t !== void 0 && !Yn(t);
  } catch {
    return !0;
  }
}

// src/mount/unmount.ts
var kR = 10, SR = 300;
async function _h(e, { rights: t, warn: n }) {
  if (!gs(e)) throw new Error(`${e} is no mount root`);
  let r = AbortSignal.timeout(6e4), o = x(e), s = ({ point: u }) => u === o, i = Tt(e).filter((u) => !s(u)), a = await Nh(i.reverse(), { rights: t, warn: n, signal: r });
  if (!Kt(e)) return;
  xR(e);
  let c = Tt(e);
  if (!c.every(s) || (await Nh(c, { rights: t, warn: n, signal: r }), a && c.length === 0)) return;
  let f = { cwd: Fh(e), signal: r };
  await t.run("rm", ["-rf", "--one-file-system", "--", wR(e)], f);
}
async function Nh(e, { rights: t, warn: n, signal: r }) {
  let o = e;
  for (let s = 0; s < kR && o.length > 0; s++) {
    s > 0 && await bR(SR, void 0, { signal: r });
    let i = o;
    o = [];
    for (let { point: a } of i) {
      let c = await ys(a, [], { rights: t, signal: r }).then(() => {
      }, O), f = pe().some((u) => u.point === a);
      c !== void 0 && f && o.push({ point: a, reason: c });
    }
  }
  for (let { point: s, reason: i } of o)
    n(`${w(s)} is still in use, so it was only detached: ${i}`), await ys(s, ["-l"], { rights: t, signal: r });
  return o.length > 0;
}
function xR(e) {
  let t = (n) => dR(Da(e, n), "latin1");
  for (let n of vR(e).sort((r, o) => Number(o) - Number(r)))
    try {
      let r = t(`made-${n}`);
      for (let o = t(`target-${n}`); j(o, r); o = Fh(o))
        pR(w(o));
    } catch (r) {
      if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes(E(r) ?? "")) throw r;
    }
}
function vR(e) {
  try {
    return lR(e).flatMap((t) => t.match(/^made-(\d+)$/)?.[1] ?? []);
  } catch (t) {
    if (E(t) === "ENOENT") return [];
    throw t;
  }
}
async function ys(e, t, { rights: n, signal: r }) {
  let o = mR(Da(yR(), "headstart-"));
  try {
    gR(w(e), Da(o, "point")), await n.run("umount", ["-i", ...t, "--", "point"], { cwd: o, signal: r });
  } finally {
    hR(o, { recursive: !0, force: !0 });
  }
}

// src/lazy/found-entry.ts
async function Lh(e, { etag: t, url: n }) {
  let { scope: r, version: o, key: s, size: i, createdAt: a, identity: c } = e;
  return { scope: r, version: o, key: s, size: i, createdAt: a.getTime(), identity: c, etag: t, url: await n() };
}
function x4(e, t, { scopes: n, ...r }) {
  let { scope: o, version: s, key: i, size: a, identity: c, etag: f } = t, u = { scopes: o === void 0 ? n : [o], keys: [i], versions: [s] }, m = async () => {
    let h = await e.find(u);
    if (h?.size === a && h.identity === c) return h;
    throw await h?.close(), new Z(`the entry ${i} is gone; it was replaced meanwhile`, "none");
  }, d = { size: a, etag: f, url: Pu(async () => {
    let h = await m(), { url: g } = h.remote;
    return g().finally(h.close);
  }, t.url) }, p = {
    scope: o,
    version: s,
    key: i,
    size: a,
    createdAt: new Date(t.createdAt),
    identity: c,
    remote: d,
    read: (h, g) => Du(d, { start: h, end: g }, r),
    reject: async () => (await m()).reject(),
    close: async () => {
    }
  };
  return { ...e, find: async () => p };
}

// src/lazy/server.ts
import { existsSync as PR, rmSync as OR, writeFileSync as BR } from "node:fs";
import { join as ws } from "node:path";
import { setTimeout as ER } from "node:timers/promises";

// src/lazy/serve-request.ts
var Wh = F(Uh(), 1);
function jh(e) {
  return `${JSON.stringify(e).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029")}
`;
}
function Hh(e) {
  let t = (0, Wh.createInterface)({ input: e }), { promise: n, resolve: r } = Promise.withResolvers();
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
var At = {
  /** The FUSE file: the image, ready to be mounted. */
  image: "image",
  /** The blocks that have arrived. */
  blocks: "blocks",
  /** The FetchReport as JSON, written when the server ends. */
  report: "report",
  log: "log"
}, zh = "server", RR = 6e4;
function qh() {
  let e = ws(import.meta.dirname, "lazy.js"), { pid: t, stdin: n, stdout: r, kill: o } = Tf({ path: process.execPath, args: [e] }), s = Hh(r);
  return {
    async show(i, a) {
      a.throwIfAborted();
      let c = AbortSignal.any([a, AbortSignal.timeout(RR)]);
      c.addEventListener("abort", o);
      try {
        BR(ws(i.dir, zh), `${t} ${On(t)}`), n.write(jh(i));
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
var Ua = 5e3;
async function Or(e, t) {
  let n = AbortSignal.timeout(Ua);
  for (let { point: i } of Th(e))
    await ys(i, ["-f", "-l"], { rights: t, signal: n }).catch(() => {
    });
  let r = ws(e, zh);
  if (!PR(r)) return;
  let [, o, s] = /^(\d+) (\d+)$/.exec(Gh(r)) ?? [];
  return o && await $R(Number(o), s), OR(r, { recursive: !0, force: !0 }), IR(e) ?? "killed";
}
async function $R(e, t) {
  let n = performance.now();
  for (; On(e) === t; ) {
    let r = performance.now() - n;
    if (r > 2 * Ua) return;
    r > Ua && TR(e), await ER(20);
  }
}
function IR(e) {
  try {
    return JSON.parse(Gh(ws(e, At.report)));
  } catch {
    return;
  }
}
var MR = 64 * 1024;
function Gh(e) {
  return zt(e, MR)?.toString() ?? "";
}
function TR(e) {
  try {
    process.kill(e, "SIGKILL");
  } catch (t) {
    if (E(t) !== "ESRCH") throw t;
  }
}

// src/lazy/lazy-mount.ts
function Jh(e, t) {
  return e.mode === "lazy" && !e.lookupOnly && "rights" in t ? qh() : void 0;
}
async function Kh({ entry: e, index: t }, n, { server: r, dir: o, rights: s, signal: i }) {
  if (!e.remote || e.file?.isWhole) return;
  let { digests: a, ...c } = t;
  try {
    let m = { found: await Lh(e, e.remote), facts: c, digests: a.toString("base64") };
    await r.show({ env: df(), cwd: process.cwd(), dir: o, ...m }, i);
  } catch (u) {
    await Or(o, s), i.throwIfAborted(), P(`Receiving all of the image before mounting it: ${O(u)}`);
    return;
  }
  let f = Wa(o, At.image);
  return await Qi(f, n), { path: f, images: n };
}
async function Br(e, t, n) {
  let r = await Or(e, t);
  return await n?.(r, t), await _h(e, { rights: t, warn: W }), r;
}
function Vh(e) {
  return typeof e == "object" ? e.trouble : void 0;
}
function Yh(e, t) {
  if (!e) return Wa(t, At.image);
  if (e === "killed") {
    W("What had not arrived of the cache could not be read: its server was killed");
    return;
  }
  return AR(e), e.presentBlocks === e.blocks && e.damage === void 0 ? Wa(t, At.blocks) : void 0;
}
function AR(e) {
  let { blocks: t, presentBlocks: n, wantedBlocks: r, prefetchedBlocks: o, waitedMs: s, unreadBytes: i } = e, { trouble: a, damage: c } = e;
  P(
    `Of ${t} blocks of the cache, ${r} were wanted, ${o} of them after they had arrived; readers waited ${X(s)}; ${H(i)} were never needed`
  ), a !== void 0 && n < t && W(`Not all of the cache could be read: ${a}`), c !== void 0 && W(`The cache is bad; its entry is removed where the store allows that: ${c}`);
}

// src/mount/kernel-log.ts
function Zh() {
  return Number(process.hrtime.bigint()) / 1e9;
}
var CR = 10;
async function Xh(e, t) {
  return (await t.kernelLog().catch(() => "")).split(`
`).some((r) => {
    let [, o = String(e)] = r.match(/^\[ *(\d+\.\d+)\]/) ?? [];
    return Number(o) >= e - CR && /SQUASHFS error|I\/O error,? (on )?dev(ice)? loop/.test(r);
  });
}

// src/mount/overlay.ts
import { chmodSync as UR, existsSync as WR, mkdirSync as Ss, readdirSync as jR, realpathSync as HR, symlinkSync as xs, utimesSync as zR } from "node:fs";
import { lstat as qR } from "node:fs/promises";
import { join as ue } from "node:path";

// src/mount/layers.ts
import { mkdirSync as ja, writeFileSync as _R } from "node:fs";
import { join as bs } from "node:path";

// src/mount/kernel-config.ts
var ng = F(eg(), 1);
import { existsSync as NR, readFileSync as tg } from "node:fs";
import { release as FR } from "node:os";
function rg(e) {
  return e === void 0 || /^CONFIG_SQUASHFS_CHOICE_DECOMP_BY_MOUNT=y$/m.test(e) ? ["threads=multi,", ""] : [""];
}
function og() {
  let [e, t] = ["/proc/config.gz", `/boot/config-${FR()}`];
  try {
    return NR(t) ? tg(t, "latin1") : (0, ng.gunzipSync)(tg(e)).toString("latin1");
  } catch {
    return;
  }
}

// src/mount/layers.ts
function Er({ dir: e, rights: t, signal: n }) {
  let r = { cwd: e, signal: n }, o = [], s, i = async (u, m, l, d) => {
    await t.run("mount", ["-i", "-n", "-t", m, "-o", l, "--", d, u], r), o.push(u);
  }, a = ({ offset: u, length: m }, l) => `${l}loop,offset=${u},sizelimit=${m},ro,nosuid,nodev`, c = async (u, m) => {
    ja(bs(e, m)), await ks(s ?? rg(og()), async (l) => {
      await i(m, "squashfs", a(u, l), "image"), s = [l];
    });
  }, f = async (u, m, l) => {
    if (u.length === 0) return;
    for (let h of m) ja(bs(e, h));
    let [d = ""] = s ?? [], p = u.map((h, g) => `image ${m[g]} squashfs ${a(h, d)} 0 0
`);
    _R(bs(e, l), p.join(""), { flag: "wx", mode: 384 }), await t.run("mount", ["-i", "-n", "-a", "-T", l], r), o.push(...m);
  };
  return {
    /** Mounts an image and its deltas. @returns the mount points, the newest layer first */
    async mountAll(u, m) {
      let l = `${m}-0`;
      await c(u, l);
      let d = u.deltas.map((g, y) => `${m}-${y + 1}`);
      await f(u.deltas, d, `${m}-table`);
      let [p = l, ...h] = [l, ...d].toReversed();
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
    async stack(u, m, l) {
      return ja(bs(e, m)), await i(m, "overlay", `ro,nosuid,nodev,xino=${l === "own" ? "on" : "off"},lowerdir=${u.join(":")}`, e), m;
    },
    /** Overlays keep what they show mounted, so the mount points can go, even if a process uses them now. */
    async release() {
      let u = o.splice(0);
      u.length > 0 && await t.run("umount", ["-l", "--", ...u], r);
    }
  };
}
async function ks(e, t) {
  let [n = "", ...r] = e;
  try {
    await t(n);
  } catch (o) {
    if (r.length === 0) throw o;
    await ks(r, t);
  }
}

// src/mount/mount-points.ts
import { realpathSync as sg } from "node:fs";
import { lstat as Ha, readdir as LR } from "node:fs/promises";
import { dirname as DR } from "node:path";
var ig = 16;
async function ag(e, t) {
  let n = [], r = async (s) => {
    let i = x(t) + s, a = { sources: [i], target: x(e.base) + s }, c = w(s.slice(1)).toString();
    if (!(await Ha(w(i))).isDirectory())
      throw new Error(`'${e.pattern}' names a file, and only directories are mounted`);
    if (e.matches(c)) n.push(a);
    else
      for (let f of await LR(w(i), { encoding: "latin1" }))
        await r(`${s}/${f}`);
    if (n.length > ig)
      throw new Error(`'${e.pattern}' names more than ${ig} directories`);
  };
  return await Ha(t).then(
    () => !1,
    (s) => E(s) === "ENOENT"
  ) || await r(""), n;
}
async function cg({ sources: e, target: t }, { base: n }, r) {
  if ((await Ha(w(e[0]))).uid !== process.geteuid?.())
    throw new Error("it was saved by another user");
  for (let o = t; o !== x(n); o = DR(o)) {
    let s = L(o);
    if (s && !s.isDirectory()) throw new Error(`${w(o)} is no directory`);
  }
  za(t, r);
}
function za(e, t) {
  let n = w(e).toString();
  if (!L(`${e}/.`)) return;
  let r = sg(w(e), "latin1");
  if (t.some((o) => j(sg(o, "latin1"), r)))
    throw new Error(`${n} holds the directory of the job or the store`);
  if (pe().some(({ point: o }) => j(o, r)))
    throw new Error(`something is mounted at ${n} already, or below it`);
}

// src/mount/overlay.ts
async function fg(e, t) {
  let { dir: n, signal: r } = t, o = [], s = Er(t), i = [];
  for (let [c, f] of e.entries()) {
    let { root: u, roots: m } = f;
    try {
      let l = await s.mountAll(f, `l${c}`);
      if (u) i.push(GR(u, l, n));
      else {
        let d = l.length > 1 ? await s.stack(l, mg, "own") : l[0];
        i.push(...m.map((p) => lg(p, ue(n, d))));
      }
    } catch (l) {
      r.throwIfAborted(), o.push(...m.map((d) => ({ root: d, reason: O(l) })));
    }
  }
  let a = await dg(i, "lower", { ...t, mounts: s });
  return await s.release(), [...o, ...a];
}
function ug(e, t) {
  let n = e.map((r) => lg(r, ue(t.dir, mg)));
  return dg(n, "upper", { ...t, mounts: Er(t) });
}
var mg = "tree";
function lg(e, t) {
  return { root: e, sites: () => ag(e, ue(t, String(e.place))) };
}
function GR(e, [t, ...n], r) {
  let o = (i) => x(ue(r, i)), s = {
    sources: [o(t), ...n.map(o)],
    target: x(e.literal)
  };
  return { root: e, sites: async () => [s] };
}
async function dg(e, t, n) {
  let { dir: r, rights: o, spare: s, signal: i } = n, a = [], c = 0;
  for (let { root: f, sites: u } of e.toSorted((m, l) => m.root.place - l.root.place)) {
    let m = [];
    try {
      let l = await u();
      for (let d of l) await cg(d, f, s);
      for (let d of l) {
        let p = c++;
        await JR({ ...d, number: p, position: t }, n), m.push(p);
      }
    } catch (l) {
      i.throwIfAborted();
      for (let d of m.reverse())
        await o.run("umount", ["--", `target-${d}`], { cwd: r, signal: i });
      a.push({ root: f, reason: O(l) });
    }
  }
  return a;
}
function pg(e) {
  return (WR(e) ? jR(e) : []).filter((n) => /^upper-\d+$/.test(n)).map((n) => HR(ue(e, n)));
}
async function JR(e, { dir: t, rights: n, signal: r, mounts: o }) {
  let { target: s, number: i } = e, a = `target-${i}`, c = L(`${s}/.`) ? oe(s) : void 0;
  if (xs(w(s), ue(t, a)), !c) {
    let [m = s] = yt(s);
    xs(w(m), ue(t, `made-${i}`)), Ss(w(s), { recursive: !0 });
  }
  let f = await KR(e, t);
  c && c.length > 0 && (f.length > 1 && (f = [await o.stack(f, `stack-${i}`, "own")]), f.push(a));
  let u = `lowerdir=${f.join(":")},upperdir=upper-${i},workdir=work-${i}`;
  await ks(["volatile,metacopy=on", "metacopy=on", "metacopy=off"], (m) => {
    let d = ["-i", "-n", "-t", "overlay", "-o", `${m},nosuid,nodev,redirect_dir=on,index=off,${u}`, "--", t, a];
    return n.run("mount", d, { cwd: t, signal: r });
  });
}
async function KR({ sources: e, number: t, position: n }, r) {
  let [o, s] = [`upper-${t}`, `lower-${t}`];
  if (Ss(ue(r, `work-${t}`)), n === "upper")
    return xs(w(e[0]), ue(r, o)), Ss(ue(r, s)), [s];
  Ss(ue(r, o));
  let { mode: i, mtimeMs: a } = await qR(w(e[0]));
  UR(ue(r, o), i & 511), zR(ue(r, o), a / 1e3, a / 1e3);
  let c = e.map((f, u) => `${t}-${u}`);
  for (let [f, u] of e.entries())
    xs(w(u), ue(r, c[f]));
  return c;
}

// src/mount/ramdisk.ts
var VR = 4096, hg = { auto: 1 / 4, on: 3 / 4 };
async function gg(e, { wish: t, bytes: n, rights: r, signal: o }) {
  let s = process.availableMemory();
  if (!Number.isFinite(n)) return "the server does not tell how much is needed";
  if (n > s * hg[t])
    return `${H(n)} are needed, and only ${H(s)} of memory are free`;
  let i = Math.floor(s * hg.on), a = `uid=${process.geteuid?.()},gid=${process.getegid?.()}`, c = Math.floor(i / VR), f = `size=${i},nr_inodes=${c},mode=0700,${a},nosuid,nodev`;
  await r.run("mount", ["-i", "-n", "-t", "tmpfs", "-o", f, "--", e, e], { cwd: "/", signal: o });
}

// src/steps/brokered.ts
import { lstatSync as t$, mkdirSync as n$, mkdtempSync as r$, realpathSync as Sg, rmdirSync as o$, rmSync as s$ } from "node:fs";
import { dirname as i$, join as a$ } from "node:path";

// src/mount/broker.ts
var bg = F(wg(), 1);
import { once as YR } from "node:events";
import { connect as ZR } from "node:net";
var XR = { mount: 30, umount: 30, import: 930 }, QR = 1024 ** 2;
function qa(e, t) {
  async function* n(o, s) {
    let i = AbortSignal.timeout(XR[o] * 1e3), a = AbortSignal.any([t, i]), c = ZR({ path: e, signal: a });
    c.on("error", () => {
    }), c.on("data", () => {
      c.bytesRead > QR && c.destroy();
    });
    try {
      await YR(c, "connect", { signal: a });
      let f = (0, bg.createInterface)({ input: c })[Symbol.asyncIterator](), { value: u } = await f.next();
      for (c.write(`${JSON.stringify({ ...s, do: o, nonce: u })}
`); ; ) {
        let { done: m, value: l } = await f.next();
        if (a.throwIfAborted(), m) throw new Error("the broker ended without an answer");
        let d = JSON.parse(l);
        if (d.no !== void 0) throw new Error(`the broker refused, for ${d.no}`);
        yield d;
      }
    } catch (f) {
      throw t.throwIfAborted(), i.aborted ? new Error("the broker does not answer") : f;
    } finally {
      c.destroy();
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
import { existsSync as e$ } from "node:fs";

// src/steps/unpack.ts
async function kg(e, t) {
  await Ee(await ot(e.roots[0]), dt(e)), await Rr(e.roots, t, (n) => Bn(n, e));
}
function dt({ bytes: e, segments: t }) {
  return { bytes: e, files: t.reduce((n, { files: r }) => n + r, 0) };
}
async function Bn(e, t) {
  let n = await t.tools(), r = t.format.unsupportedReason(n, "unpack");
  if (r) throw new Error(`this runner cannot unpack the entry, for ${r}`);
  let o = t.format.image ? "any" : void 0, s = (i) => Pn(
    e,
    t.signal,
    (a) => t.format.unpack({ ...t, ...i, signal: a, tools: n, body: t.body(o), dir: e })
  );
  try {
    await s({});
  } catch (i) {
    if (!(i instanceof Ut)) throw i;
    await s({ workers: 1 });
  }
}
async function Rr(e, { timeline: t, signal: n }, r) {
  await Oh({
    roots: e,
    signal: n,
    fill: (o) => t.during("unpack", () => r(o)),
    publishing: (o) => t.during("publish", o)
  });
}

// src/steps/unpack-refused.ts
function vs({ inputs: e }) {
  return [process.cwd(), rt(), K(), e.localDir].filter((n) => e$(n));
}
async function Ga(e, t, n) {
  if (e.length === 0) return;
  for (let { root: o, reason: s } of e)
    P(`Unpacking ${o.pattern} instead of mounting: ${s}`);
  let r = e.map(({ root: o }) => o);
  await Rr(r, t, (o) => n(r, o));
}
async function Ps(e, t, { job: n, context: r }) {
  await Ga(t, r, async (o, s) => {
    let i = await n.tools();
    if (!i.unsquashfs)
      throw new Error(
        "this runner can neither mount nor unpack the entry, for it has no unsquashfs 4.5 or newer"
      );
    await Ee(s, dt(n)), await Pn(
      s,
      n.signal,
      (a) => Fo(e, { ...n, signal: a, tools: i, dir: s }, o)
    );
  });
}

// src/steps/brokered.ts
async function xg(e, t, n) {
  let r = { socket: t, mounts: [] }, o = { ...n, job: e, brokered: r, broker: qa(t, n.signal) }, { mountable: s, refusals: i } = c$(e);
  if (n.inputs.mode === "lazy" && s.length > 0) {
    let a = s.map(({ root: c }) => c.pattern).join(", ");
    P(
      `Mounting ${a} whole instead of lazily: the broker mounts only images that the host has`
    );
  }
  try {
    let a = await vg(s, i, o);
    a.length + i.length > 0 && await m$(a, i, o);
    let c = r.mounts.map(({ pattern: f }) => f);
    c.length > 0 && P(`Mounted ${c.join(", ")} through the broker of the host`);
  } catch (a) {
    throw await Ka(r), a;
  }
}
function c$({ segments: e, roots: t, indexed: n }) {
  let { index: r } = n, o = un(e, t), s = o.flatMap((a) => {
    let c = "the broker mounts only a directory that a line of `path` names";
    return a.root ? [] : a.roots.map((f) => ({ root: f, reason: c }));
  });
  return { mountable: o.flatMap(({ root: a, deltas: c, ...f }) => {
    let m = [f, ...c].map(({ offset: l, length: d }) => ({ offset: l, length: d })).map((l) => ({ ...l, digest: lu(r.digests, l) }));
    return a ? [{ root: a, layers: m.toReversed() }] : [];
  }), refusals: s };
}
async function vg(e, t, n) {
  let r = [];
  for (let { root: o, layers: s } of e)
    try {
      let i = await n.timeline.during("mount", () => f$({ root: o, layers: s }, n));
      i.length > 0 && r.push({ root: o, layers: s, missing: i });
    } catch (i) {
      n.signal.throwIfAborted(), t.push({ root: o, reason: O(i) });
    }
  return r;
}
async function f$({ root: e, layers: t }, { broker: n, brokered: r, remember: o, ...s }) {
  let i = e.literal;
  if (t$(i, { throwIfNoEntry: !1 })?.isSymbolicLink()) throw new Error("the target is a link");
  za(x(i), vs(s));
  let [a] = yt(x(i));
  n$(i, { recursive: !0 });
  let c = { target: Sg(i), pattern: e.pattern, made: a };
  o({ brokered: { ...r, mounts: [...r.mounts, c] } });
  let f = t.map(({ digest: m }) => m), u = await n.mount(c.target, f).catch((m) => {
    throw Ja(c), m;
  });
  if (u.length > 0)
    return Ja(c), t.filter(({ digest: m }) => u.includes(m));
  if (!Pg(c.target)) throw new Error("the broker mounted nothing");
  return r.mounts.push(c), [];
}
var u$ = 1 / 8;
async function m$(e, t, n) {
  let { job: r, broker: o, timeline: s, inputs: i } = n, { index: a } = r.indexed, c = Y(a.key, i.key) && !i.rolling, f = r$(a$(K(), "headstart-"));
  try {
    r.file?.isWhole || await Ee(f, { bytes: U(r) });
    let u = await s.during("receive", () => mn(r, f)), m = e.flatMap(({ missing: y }) => y), d = m.reduce((y, { length: b }) => y + b, 0) / U(r) <= u$ || !(await r.tools()).unsquashfs, p = { path: Sg(u.path), end: U(r), layers: m }, h = m.length > 0 && (d || c) ? o.hand(p, d ? "ok" : "copied") : void 0;
    h?.catch(() => {
    });
    let g = (y) => {
      t.push(...e.splice(0).map(({ root: b }) => ({ root: b, reason: y })));
    };
    if (h && d) {
      let y = await s.during("mount", () => h).catch(O);
      y !== void 0 && g(y), e.push(...await vg(e.splice(0), t, n));
    }
    g(`the host did not have its image${c ? " yet" : ""}`), await Ps(u, t, { job: r, context: n }), d || await h?.catch((y) => P(`The host did not take the image: ${O(y)}`)), n.signal.throwIfAborted();
  } finally {
    s$(f, { recursive: !0, force: !0 });
  }
}
async function Ka({ socket: e, mounts: t }) {
  let n = qa(e, AbortSignal.timeout(3e4));
  for (let r of t.toReversed())
    try {
      Pg(r.target) && await n.unmount(r.target), Ja(r);
    } catch (o) {
      W(`${r.target} stays mounted until the container ends: ${O(o)}`);
    }
}
function Pg(e) {
  let t = x(e);
  return pe().some(
    (n) => n.point === t && n.type === "overlay" && n.source === La
  );
}
function Ja({ target: e, made: t }) {
  if (t !== void 0)
    try {
      for (let n = e; j(n, t); n = i$(n)) o$(n);
    } catch (n) {
      if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes(E(n) ?? "")) throw n;
    }
}

// src/disk/notes.ts
import { constants as Rg } from "node:fs";
import * as Ct from "node:fs/promises";
import { join as Og } from "node:path";
import { setTimeout as l$ } from "node:timers/promises";
var Os = ".notes";
function En(e) {
  let t = async (n) => (await ze(e, Og(e, Os)), Og(e, Os, String((await n.stat({ bigint: !0 })).ino)));
  return {
    /** Whether the file is unchanged since it was proven. */
    async isProven(n) {
      return await t(n).then(p$, () => {
      }) === await Re(n);
    },
    /** Notes that a file is proven in a state, which `stateOf` returned. */
    prove: Va(async (n, r) => {
      await l$(d$), await Re(n) === r && await Eg(await t(n), r);
    }),
    touch: Va(async (n) => {
      let [r, o] = [await t(n), /* @__PURE__ */ new Date()];
      await Ct.utimes(r, o, o).catch(async (s) => {
        if (E(s) !== "ENOENT") throw s;
        await Eg(r, "");
      });
    }),
    /** Notes that the file is in use as long as `name` exists, which must be free and on the same file system. */
    hold: Va(async (n, r) => Ct.link(await t(n), r))
  };
}
var d$ = 20, Bg = 256;
async function Re(e) {
  let { dev: t, ino: n, size: r, mtimeNs: o, ctimeNs: s } = await e.stat({ bigint: !0 });
  return [t, n, r, o, s].join(" ");
}
function Va(e) {
  return (...t) => e(...t).catch(() => {
  });
}
async function p$(e) {
  let { O_RDONLY: t, O_NOFOLLOW: n, O_NONBLOCK: r } = Rg, o = await Ct.open(e, t | n | r).catch(() => {
  });
  try {
    let s = await o?.read(Buffer.alloc(Bg), 0, Bg, 0);
    return s?.buffer.toString("latin1", 0, s.bytesRead);
  } catch {
    return;
  } finally {
    await o?.close();
  }
}
async function Eg(e, t) {
  let { O_WRONLY: n, O_CREAT: r, O_TRUNC: o, O_NOFOLLOW: s, O_NONBLOCK: i } = Rg, a = await Ct.open(e, n | r | o | s | i, 384);
  await a.writeFile(t).finally(() => a.close());
}

// src/steps/local-copy.ts
import { constants as $g } from "node:fs";
import { open as h$ } from "node:fs/promises";
import { join as g$ } from "node:path";
async function $r(e) {
  let t = await h$(g$(e, At.image), $g.O_RDONLY | $g.O_NONBLOCK);
  if ((await t.stat()).isFile()) return t;
  throw await t.close(), new Error("the mounted cache is no file any more");
}
function Bs(e, t, n) {
  let r = {
    size: U(t),
    async *read(s, i) {
      yield* (await $r(e)).createReadStream({ start: s, end: i - 1 });
    }
  };
  async function* o(s, i) {
    if (s === i) return;
    let a = { first: Math.floor(s / M), end: Math.ceil(i / M) }, c = a.first * M;
    for await (let { pieces: f } of gh(r, t, a)) {
      n.throwIfAborted();
      for (let u of f) {
        let m = u.subarray(Math.max(0, s - c), Math.max(0, i - c));
        c += u.length, m.length > 0 && (yield m);
      }
    }
  }
  return {
    read: o,
    async bytes(s, i) {
      let a = [];
      for await (let c of o(s, i)) a.push(c);
      return Buffer.concat(a);
    }
  };
}

// src/steps/mounted-base.ts
var Ya = "Saving all files instead of the changes";
async function Ig({ mounted: e, mountRoot: t }, { version: n, signal: r, ...o }) {
  if (!(!e || t === void 0))
    try {
      if (e.version !== n) throw new Error("the restored cache has another format");
      return { ...await Za(e, o), mountRoot: t };
    } catch (s) {
      r.throwIfAborted(), P(`${Ya}: ${O(s)}`);
      return;
    }
}
async function Za({ scope: e, version: t, key: n, size: r, identity: o }, { inputs: s, store: i, scopes: a }) {
  let c = await i.find({
    scopes: e === void 0 ? a : [e],
    keys: [n],
    versions: [t]
  });
  try {
    if (c?.key !== n || c.size !== r) throw new Error("the restored cache is gone");
    let f = await Vo(c, s);
    if (io(f) !== o) throw new Error("the restored cache was replaced");
    return { entry: c, index: f };
  } catch (f) {
    throw await c?.close(), f;
  }
}

// src/steps/mounted-file.ts
async function Xa(e) {
  let t = await $r(e).catch((n) => {
    if (E(n) !== "ENOENT")
      throw n;
  });
  return t && Re(t).finally(() => t.close());
}
async function Mg({ mounted: e, mountRoot: t }, { inputs: n, store: r, scopes: o, signal: s }) {
  if (!e || t === void 0) return;
  let i = await Xa(t);
  if (!(i === void 0 || i === e.file))
    try {
      let { entry: a, index: c } = await Za(e, { inputs: n, store: r, scopes: o });
      await a.close();
      for await (let f of Bs(t, c, s).read(0, U(c))) ;
    } catch (a) {
      throw s.throwIfAborted(), new Error(`the mounted cache has changed on the disk: ${O(a)}`, { cause: a });
    }
}

// src/steps/mount.ts
async function Tg(e, t) {
  let { mounting: n } = t;
  if ("reason" in n && n.broker !== void 0 && e.format.image)
    return await xg(e, n.broker, t), !0;
  let r = await k$(e, t);
  if (!r) return !1;
  let { dir: o, rights: s } = r, i, a = () => {
    i = Or(o, s);
  }, c = async () => (await i, Vh(await Br(o, s)));
  t.signal.addEventListener("abort", a);
  try {
    let f = Zh(), { image: u } = e.format, l = (await (u ? P$ : O$)(e, { ...t, ...r })).map(({ root: p }) => p), d = e.roots.filter((p) => !l.includes(p));
    d.length === 0 ? await c() : (u && t.remember({ mounted: { ...b$(e, f), file: await Xa(o) } }), P(`Mounted ${d.map(({ pattern: p }) => p).join(", ")}`));
  } catch (f) {
    let u = await c();
    throw u === void 0 ? f : new Error(u, { cause: f });
  } finally {
    t.signal.removeEventListener("abort", a);
  }
  return !0;
}
function b$({ indexed: e, segments: t }, n) {
  let { entry: r, index: o } = e, { scope: s, version: i, key: a, size: c } = r, f = t.filter(ea).map(({ offset: u, length: m }) => ({ offset: u, length: m }));
  return { scope: s, version: i, key: a, size: c, images: f, identity: io(o), since: n };
}
async function k$(e, t) {
  let { inputs: n, mounting: r, remember: o } = t, { image: s } = e.format, i = n.mode !== "unpack";
  if ("reason" in r) {
    (i || n.ramdisk !== "off") && P(`Unpacking instead of mounting: this runner does not allow it, for ${r.reason}`);
    return;
  }
  if (!s && n.ramdisk === "off") {
    i && P("Unpacking instead of mounting: the entry was saved to be unpacked");
    return;
  }
  let { rights: a } = r, c = Mh(K());
  if (o({ mountRoot: c }), await v$(e, { ...t, dir: c, rights: a }) || s) return { dir: c, rights: a };
  await Br(c, a);
}
var S$ = 4096, x$ = 8;
async function v$(e, { inputs: t, dir: n, rights: r, signal: o }) {
  let s = t.ramdisk;
  if (s === "off") return !1;
  let { image: i, indexed: a } = e.format, c = U(e), { bytes: f, files: u } = dt(e), m = a ? f + u * S$ : c * x$, d = await gg(n, { wish: s, bytes: i ? c : m, rights: r, signal: o }).catch(O);
  return o.throwIfAborted(), d !== void 0 && P(`Using the disk instead of memory: ${d}`), d === void 0;
}
async function P$(e, t) {
  let { server: n, dir: r, timeline: o } = t;
  e.file?.isWhole || await Ee(r, { bytes: U(e) });
  let { indexed: s } = e, i = un(e.segments, e.roots), c = (n && s && await o.during("show", () => Kh(s, i, { ...t, server: n }))) ?? await o.during("receive", () => mn({ ...e, isMounted: !0 }, r)), f = await o.during("mount", () => fg(c.images, Ag(t)));
  if (await c.isInPlace?.() === !1)
    throw new Error("the entry was removed from its store while it was being mounted");
  return await Ps(c, f, { job: e, context: t }), f;
}
async function O$(e, t) {
  let { dir: n, timeline: r, signal: o } = t;
  await r.during("unpack", () => Bn(n, e)), Ca(n, e.roots);
  let s = await r.during("mount", () => ug(e.roots, Ag(t)));
  return await Ga(s, t, async (i, a) => {
    y$(w$(a, "tree"));
    for (let c of i) await Na(c, { from: n, to: a, signal: o });
  }), s;
}
function Ag(e) {
  let { dir: t, rights: n, signal: r } = e;
  return { dir: t, rights: n, spare: vs(e), signal: r };
}

// src/steps/receive-to-file.ts
import { mkdtemp as M$, rm as T$, statfs as A$ } from "node:fs/promises";
import { join as C$ } from "node:path";

// src/disk/draft-file.ts
var Ng = F(Cg(), 1);
import { constants as ec } from "node:fs";
import * as Xe from "node:fs/promises";
import { dirname as Fg, join as tc } from "node:path";
var Es = ".drafts";
async function Rn(e) {
  let t = tc(e, Es);
  await ze(e, t);
  let n = tc(t, (0, Ng.randomUUID)());
  return Lg(e, n, await Xe.open(n, "wx+", 384));
}
async function _g(e, t) {
  let n = tc(e, Es, t), r = await Xe.open(n, ec.O_RDONLY | ec.O_NOFOLLOW | ec.O_NONBLOCK);
  return Lg(e, n, r);
}
function Lg(e, t, n) {
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
      return await n.sync(), await ze(e, Fg(s)), B$(t, s);
    },
    /** Closes the file and removes the draft, if there still is one. May be called several times. */
    async discard() {
      await o(), await Xe.rm(t, { force: !0 });
    }
  };
}
async function B$(e, t) {
  try {
    await Xe.link(e, t);
  } catch (r) {
    if (E(r) === "EEXIST") return !1;
    throw r;
  }
  if (await Xe.rm(e), process.platform === "win32") return !0;
  let n = await Xe.open(Fg(t));
  return await n.sync().finally(() => n.close()), !0;
}

// src/disk/stored-file.ts
import { constants as Rs } from "node:fs";
import * as be from "node:fs/promises";
import { dirname as E$ } from "node:path";
async function Nt(e, { dir: t, verify: n = "auto" }) {
  let r = await be.open(e, Rs.O_RDONLY | Rs.O_NOFOLLOW | Rs.O_NONBLOCK), o = En(t);
  try {
    let s = await r.stat();
    if (!s.isFile()) throw new Error(`${e} is no file`);
    return hi(e, s), {
      stat: s,
      handle: r,
      /** Notes that the file was used now, for eviction. */
      touch: () => o.touch(r),
      read: (i, a) => R$(r, i, a),
      file: $$(r, e, o, n),
      close: () => r.close()
    };
  } catch (s) {
    throw await r.close(), s;
  }
}
function R$(e, t, n) {
  let { acquire: r, release: o } = en();
  async function* s() {
    for (let i = t; i < n; ) {
      let { buffer: a, bytesRead: c } = await e.read(r(n - i), 0, null, i);
      if (c === 0) return;
      i += c, yield a.subarray(0, c);
    }
  }
  return { [Symbol.asyncIterator]: s, release: o };
}
function $$(e, t, n, r) {
  let o;
  return {
    isWhole: !0,
    async link(s) {
      let i = await nc(e, t, s);
      return i && (o = s), i;
    },
    isInPlace: () => $s(e, t),
    async copyTo(s) {
      return await be.copyFile(`/proc/self/fd/${e.fd}`, s, Rs.COPYFILE_FICLONE), n.isProven(e);
    },
    async prove(s) {
      return r === "auto" && await n.isProven(e) || await n.prove(e, await I$(e, s)), o !== void 0 && await n.hold(e, `${o}.used`), !0;
    }
  };
}
async function I$(e, t) {
  for (let n = 0; n < 2; n++) {
    let r = await Re(e);
    if (await t(), await Re(e) === r) return r;
  }
  throw new k("somebody is writing to it");
}
async function nc(e, t, n) {
  try {
    let [r, o] = await Promise.all([be.stat(E$(n)), e.stat()]);
    return r.dev !== o.dev || !await $s(e, t) ? !1 : (await be.symlink(await be.realpath(t), n), !0);
  } catch {
    return !1;
  }
}
async function $s(e, t) {
  let [r, o] = await Promise.all([
    be.lstat(t, { bigint: !0 }).catch(() => {
    }),
    e.stat({ bigint: !0 })
  ]);
  return r?.ino === o.ino && r.dev === o.dev;
}

// src/steps/receive-to-file.ts
var Dg = 1024 ** 3, N$ = 3;
async function Ug(e, t) {
  for (let n = 1; ; n++)
    try {
      return await F$(e, t);
    } catch (r) {
      if (!(r instanceof Z && r.recover === "resume") || n === N$) throw r;
    }
}
async function F$(e, { dir: t, maxBytes: n = 64 * Dg, minFreeBytes: r = Dg, onRead: o }) {
  let s = await M$(C$(t, "headstart-stream-")), i = await Rn(s), a = async () => {
    await i.discard(), await T$(s, { recursive: !0, force: !0 });
  };
  try {
    let { bavail: c, bsize: f } = await A$(t), u = Math.max(0, Math.min(n, c * f - r)), m = `the entry is larger than the ${H(u)} that it may take at ${t}`;
    await i.file.writeFile(
      _$(e.read(0, e.size), (g, y) => {
        if (o?.(g), y > u) throw new Error(m);
      })
    );
    let { stat: l, read: d, file: p, close: h } = await Nt(i.path, { dir: s });
    return {
      ...e,
      size: l.size,
      read: d,
      file: p,
      async close() {
        await h(), await a();
      }
    };
  } catch (c) {
    throw await a(), c;
  }
}
async function* _$(e, t) {
  let n = 0;
  for await (let r of e)
    n += r.length, t(r.length, n), yield r, e.release?.(r);
}

// src/steps/restore-entry.ts
async function jg(e, t, n) {
  await $n(e, t, n, async (r) => {
    await Tg(r, n) || await kg(r, n);
  }), P("Cache restored successfully");
}
async function $n(e, t, n, r) {
  let { inputs: o, formats: s, timeline: i } = n, a = s.find((u) => u.versions(o).includes(e.version));
  if (!a) throw new k(`the entry ${e.key} has an unknown version`);
  if (!!Number.isFinite(e.size) || !a.indexed) return await Wg(e, { ...n, format: a, roots: t }, r);
  i.watch(Hg(e, t, o));
  let f = await i.during("receive", () => L$(e, n));
  await Wg(f, { ...n, format: a, roots: t }, r).finally(f.close);
}
function L$(e, { timeline: t }) {
  P("Receiving all of the entry before restoring it: its server sends no ranges");
  let n = vr("Received", void 0, P), r = t.phaseTimer(), o = { ...e, read: () => r.pulled("download", e.read(0, e.size)) };
  return Ug(o, { dir: K(), onRead: n });
}
async function Wg(e, t, n) {
  let { inputs: r, mounting: o, timeline: s, findings: i, format: a, roots: c, signal: f } = t, u = 0, m = (b) => {
    i.storedBytes = b, P(`Cache Size: ${as(b)}`);
  }, l = !Number.isFinite(e.size);
  l || m(e.size);
  let d, p = () => d ??= ur(r), [h] = await Promise.all([
    a.indexed ? s.during("index", () => D$(e, t)) : U$(e),
    // Looking for programs takes time, and mounting an image needs none.
    a.image && pn(o) ? void 0 : p()
  ]), g = (b) => {
    let S = vr("Received", l ? void 0 : U(h), P);
    u = 0;
    let v = (B) => {
      u += B, S(B);
    };
    return W$(e, h.indexed, { timeline: s, onRead: v, order: b, signal: f });
  };
  s.watch(Hg(e, c, r));
  let y = {
    ...h,
    format: a,
    body: g,
    file: e.file,
    roots: c,
    workspace: rt(),
    tools: p,
    signal: f,
    warn: W
  };
  await n(y), l && m(u);
}
async function D$(e, { format: t, inputs: n, findings: r }) {
  let o = await Vo(e, n);
  if (!Y(o.key, e.key))
    throw new k(`the entry ${e.key} is that of another key, ${o.key}`);
  if (o.paths.join(`
`) !== n.paths.join(`
`))
    throw new k("the entry was saved for other paths");
  let { segments: s, files: i, bytes: a } = o, c = s.find(({ kind: u }) => !t.kinds.includes(u));
  if (o.format !== t.id || c) {
    let u = c ? `segments of the kind ${c.kind}` : `the format ${o.format}`;
    throw new _t(`the entry has ${u}, which this version of Headstart cannot read`);
  }
  Object.assign(r, { files: i, bytes: a });
  let f = s.reduce((u, m) => u + m.bytes, 0);
  return { segments: s, bytes: f, indexed: { entry: e, index: o } };
}
function U$({ size: e }) {
  return { segments: [{ kind: "archive", offset: 0, length: e, files: 0, bytes: e }], bytes: Number.isFinite(e) ? e : 0 };
}
function W$(e, t, { timeline: n, ...r }) {
  let o = n.phaseTimer(), s = e.file?.isWhole ? "read" : "download", a = { ...e, read: (...c) => o.pulled(s, e.read(...c)) };
  return t ? o.pulled("verify", hh(a, t.index, r)) : wh(a, r);
}
function Hg({ file: e }, t, { localDir: n, stash: r }) {
  return [...t.map(({ literal: s, base: i }) => s ?? i), K(), ...e ? [n, r.dir] : []];
}

// src/steps/merge-snapshots.ts
function zg(e) {
  let { key: t, restored: n, signal: r } = e, o = n, s = async () => {
    let a = await qg([e.scope], ee({}).lookups([t]), e);
    if (a && a.key !== o && Y(ee({}).keyIn(a.key), t)) return a;
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
      o = a.key, P(`Another job has saved cache ${t} since this job restored it`), await z$(a, e), P(`Merged what another job has added to cache ${t} meanwhile`);
    })
  };
}
function qg(e, t, { inputs: n, store: r }) {
  let o = hn(r, n).flatMap((s) => s.versions(n));
  return r.find({ scopes: e, keys: t, versions: o });
}
async function z$(e, t) {
  let { roots: n } = Fe(t.inputs.paths, process.cwd()), r = Gg(t);
  await $n(e, n, r, async (o) => {
    await Ee(await ot(n[0]), dt(o)), await Rr(n, r, async (s) => {
      await Bn(s, o);
      let i = () => n.filter((a) => ls(rc(a, s), x(a.base)));
      i().length !== 0 && (await q$(t, (a) => {
        for (let c of n) ls(rc(c, s), rc(c, a));
      }), i());
    });
  });
}
function rc({ place: e }, t) {
  return x(T(t, "tree", String(e)));
}
async function q$(e, t) {
  let { restored: n, readScopes: r } = e;
  if (n === void 0) return;
  let o = await qg(r, [n], e), s = await j$(T(K(), "headstart-"));
  try {
    if (o?.key !== n) throw new Error("the restored cache is gone");
    let { roots: i } = Fe(e.inputs.paths, process.cwd());
    await $n(o, i, Gg(e), async (a) => {
      await Ee(s, dt(a)), await Bn(s, a);
    }), t(s);
  } finally {
    await H$(s, { recursive: !0, force: !0 }), await o?.close();
  }
}
function Gg({ inputs: e, key: t, store: n, timeline: r, signal: o }) {
  return {
    inputs: e,
    formats: hn(n, e),
    mounting: { reason: "it is merged" },
    server: void 0,
    remember: () => {
    },
    timeline: r,
    findings: xn({ step: "restore", outcome: "merged", key: t, store: n.label }, e),
    signal: o
  };
}

// src/stash/copied-blocks.ts
function Jg(e, { start: t, end: n, order: r }) {
  let o, s = /* @__PURE__ */ new WeakMap(), { seats: i, readStore: a, memory: c } = e;
  async function* f() {
    for (let l = t; l < n; ) {
      let d = Math.floor(l / M), p = await G$(d, e);
      if (p) {
        let g = c.acquire(Math.min((d + 1) * M, n) - l);
        await J$(g, p, l).catch(i.giveUp) && (s.set(g, l), l += g.length, yield g);
        continue;
      }
      let h = K$(d, n, e);
      o = a(l, h, r);
      for await (let g of o)
        s.set(g, o.positionOf?.(g) ?? l), l = Math.min(l + g.length, h), yield g;
      if (l < h) return;
    }
  }
  let u = (l) => {
    c.release(l), o?.release?.(l);
  }, m = (l) => s.get(l);
  return { [Symbol.asyncIterator]: f, release: u, positionOf: m };
}
async function G$(e, { seats: t, bypassed: n }) {
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
async function Kg(e, { seats: t, bypassed: n }) {
  for (; ; ) {
    let r = await t.current();
    if (r.role === "filler" || r.role === "none" || e.some((o) => n.has(o)))
      return !1;
    if (r.role === "reader" || e.every((o) => r.followed.present.has(o))) return !0;
    if (!await r.followed.ask(e)) return !1;
    await t.follow(r.followed);
  }
}
async function J$(e, t, n) {
  let { bytesRead: r } = await t.read(e, 0, e.length, n);
  if (r !== e.length) throw new Error("it is shorter than it should be");
  return !0;
}
function K$(e, t, { seats: n, bypassed: r }) {
  let o = n.held(), s = (a) => o?.role === "filler" && o.present.has(a), i = e + 1;
  for (; !r.has(e) && i * M < t && !s(i); ) i++;
  return Math.min(i * M, t);
}
async function Vg(e, t, n) {
  let r = await e.seats.current(), o = Ne(n, n + xe(t)), s = (a) => r.role === "filler" && r.present.has(a) && !e.bypassed.has(a);
  if (r.role !== "filler" || o.every(s)) return;
  let { file: i } = r.draft;
  await Is(i, t, n);
  for (let a of o)
    r.present.add(a), e.bypassed.delete(a), r.leader.say(String(a));
  oc(r, e) && i.datasync().catch(() => {
  });
}
function Yg(e, t, n) {
  return st(e.readStore(t, n), async function* (r) {
    let o = t;
    for await (let s of r) {
      let i = { bytes: Buffer.from(s), position: o };
      o += s.length, e.ends.push(i);
      let a = e.seats.held();
      a?.role === "filler" && await Is(a.draft.file, [i.bytes], i.position).catch(e.seats.giveUp), yield s;
    }
  });
}
function oc({ present: e }, { size: t, ends: n, bypassed: r }) {
  let o = Ne(0, Math.min(t, ...n.map(({ position: s }) => s)));
  return e.size >= o.length && o.every((s) => e.has(s) && !r.has(s));
}
async function Is(e, t, n) {
  let { bytesWritten: r } = await e.writev(t, n);
  if (r !== xe(t)) throw new Error("no space is left");
}

// src/stash/followed-draft.ts
import { EventEmitter as rI, once as oI } from "node:events";
import { setTimeout as sI } from "node:timers/promises";

// src/stash/flight.ts
var Xg = F(Zg(), 1);
import { EventEmitter as V$ } from "node:events";
import * as ae from "node:fs/promises";
import { createServer as Y$ } from "node:net";
import { dirname as ic, join as Ft } from "node:path";
var Qg = ".flights";
async function ey(e, t) {
  let n = Ft(e, Qg, t);
  for (await ze(e, ic(n)); ; ) {
    let r = await X$(n) ?? await Q$(n);
    if (r) return r;
  }
}
var Z$ = 3600 * 1e3;
async function ty(e) {
  let t = Ft(e, Qg);
  for (let n of await ae.readdir(t)) {
    let r = await ae.stat(Ft(t, n)).catch(() => {
    });
    r && Date.now() - r.mtimeMs > Z$ && await ae.rm(Ft(t, n), { recursive: !0, force: !0 });
  }
}
async function X$(e) {
  for (let t of await ae.readdir(e).catch(nI)) {
    let n = await Xr(e, t);
    if (n) return { role: "follower", lines: n };
    await ae.rm(Ft(e, t), { recursive: !0, force: !0 });
  }
}
async function Q$(e) {
  let t = await ae.mkdtemp(Ft(ic(e), "joining-")), n = (0, Xg.randomUUID)(), r = [], o = /* @__PURE__ */ new Set(), s = new V$(), i = Y$((f) => {
    f.on("error", () => {
    }).on("close", () => o.delete(f)), ac(f, (u) => s.emit("line", u)), o.add(f.unref()), r.length > 0 && f.write(r.join(""));
  }).unref(), a = eI(i, { said: r, followers: o, heard: s, path: Ft(e, n) });
  if (!Zr(t, n, i))
    return await ae.rm(t, { recursive: !0 }), a;
  let c = !1;
  try {
    c = qt(t, e);
  } finally {
    c || (i.close(), await ae.rm(t, { recursive: !0, force: !0 }));
  }
  return c ? a : void 0;
}
function eI(e, { said: t, followers: n, heard: r, path: o }) {
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
      await ae.rm(o, { force: !0 }), await ae.rmdir(ic(o)).catch(() => {
      }), e.close();
      for (let i of n) i.end();
    }
  };
}
var tI = 36;
function ac(e, t) {
  let n = "";
  e.setEncoding("latin1").on("data", (r) => {
    let o = (n + r).split(`
`);
    n = o.pop() ?? "", n.length > tI && e.pause();
    for (let s of o) t(s);
  });
}
function nI(e) {
  if (E(e) === "ENOENT") return [];
  throw e;
}

// src/stash/followed-draft.ts
var iI = /^[0-9a-f-]{36}$/, aI = /^\d{1,7}$/, ny = "fetches", cI = 500;
function ry(e, t) {
  return aI.test(e) && Number(e) < t ? Number(e) : void 0;
}
function oy({ say: e, onLine: t }, n, r) {
  t((o) => {
    let s = ry(o, n);
    s !== void 0 && r(s);
  }), e(ny);
}
var fI = 4;
function sy(e, t, { blocks: n, quietMs: r }) {
  let o = /* @__PURE__ */ new Set(), s = new rI(), i = Promise.resolve(void 0), a, c = performance.now(), f = Promise.withResolvers();
  sI(cI, !1, { ref: !1 }).then(f.resolve);
  let u = /* @__PURE__ */ new Set(), m = (d) => {
    if (a === void 0 && iI.test(d))
      return a = d, i = _g(e, d).catch(() => {
      }), !0;
    d === ny && f.resolve(!0);
    let p = ry(d, n);
    return p === void 0 || o.has(p) ? !1 : (o.add(p), !0);
  }, l = !1;
  return ac(t, (d) => {
    if (m(d)) c = performance.now();
    else if (performance.now() - c > fI * r) return;
    s.emit("news");
  }), t.on("close", () => {
    l = !0, s.emit("news");
  }), {
    present: o,
    draft: () => i,
    async ask(d) {
      for (let p of d)
        !o.has(p) && !u.has(p) && (u.add(p), t.write(`${p}
`));
      return f.promise;
    },
    isOver: () => l,
    async news(d) {
      let p = new AbortController(), h = setTimeout(() => p.abort(), r);
      try {
        return l || await oI(s, "news", { signal: AbortSignal.any([d, p.signal]) }), !0;
      } catch {
        return d.throwIfAborted(), !1;
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
import { basename as uI } from "node:path";
var mI = 15e3, lI = 16;
function ay(e) {
  let { signal: t, logError: n } = e, r, o = Promise.resolve(), s = 0, i = {
    held: () => r,
    async current() {
      return o = o.then(async () => {
        let c = r?.role === "follower" ? r.followed : void 0;
        if (r && !c?.isOver()) return;
        if (++s > lI) throw new Error("one process after the other has begun to fill it");
        let f = await dI(e, c);
        r?.role === "none" ? await iy(f, !1) : r = f, r.role === "filler" && await e.onFill(r);
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
      r = { role: "none" }, c && await iy(c, a).catch(n);
    }
  };
  return i;
}
async function iy(e, t) {
  if (e.role === "follower" && await e.followed.close(), e.role === "reader" && await e.opened.close(), e.role !== "filler") return;
  let { draft: n, leader: r } = e;
  await (t && r.hasFollowers() ? n.close() : n.discard()).finally(r.end);
}
async function dI({ stash: e, dir: t, name: n, size: r, quietMs: o = mI, log: s }, i) {
  let a = i && await e.open(n, r);
  if (a)
    return await i.close(), { role: "reader", opened: a };
  let c = await e.join(n);
  if (c.role === "follower")
    return s("Reading along with another job of this host, which downloads the same entry"), await i?.close(), { role: "follower", followed: sy(t, c.lines, { blocks: Math.ceil(r / M), quietMs: o }) };
  let f;
  try {
    let u = await e.open(n, r);
    if (u)
      return await c.end(), { role: "reader", opened: u };
    if (f = await e.begin(r), !f)
      return await c.end(), s(`The stash has no room for the ${H(r)} of the entry`), { role: "none" };
    let m = i ? await pI(i, f) : /* @__PURE__ */ new Set();
    c.say(uI(f.path));
    for (let l of m) c.say(String(l));
    return { role: "filler", draft: f, present: m, leader: c };
  } catch (u) {
    throw await f?.discard(), await c.end(), u;
  } finally {
    await i?.close();
  }
}
async function pI(e, { file: t }) {
  let n = /* @__PURE__ */ new Set(), r = await e.draft(), o = Buffer.allocUnsafe(M);
  for (let s of r ? e.present : []) {
    let i = s * M, { bytesRead: a } = await r.file.read(o, 0, M, i);
    if (a < M) continue;
    let { bytesWritten: c } = await t.write(o, 0, M, i);
    c === M && n.add(s);
  }
  return await r?.discard(), n;
}

// src/stash/copy.ts
function cy({ size: e, read: t }, n) {
  let { logError: r } = n, s = ay({ ...n, size: e, onFill: async ({ draft: u, leader: m }) => {
    fy(m, i);
    for (let { bytes: l, position: d } of i.ends) await Is(u.file, [l], d);
  } }), i = {
    size: e,
    seats: s,
    readStore: t,
    ends: [],
    bypassed: /* @__PURE__ */ new Set(),
    memory: en()
  }, a = !1, c, f = () => {
    let u = s.held();
    return u?.role === "filler" && oc(u, i) ? u : void 0;
  };
  return {
    file: {
      isWhole: !1,
      filling: gI(i),
      async link(u) {
        let m = await s.settled();
        return m.role === "reader" ? m.opened.file.link(u) : m.role !== "filler" || !await nc(m.draft.file, m.draft.path, u) ? !1 : (c = u, !0);
      },
      async isInPlace() {
        let u = s.held();
        return u?.role === "reader" ? u.opened.file.isInPlace() : u?.role === "filler" && $s(u.draft.file, u.draft.path);
      },
      async prove(u) {
        let m = s.held();
        if (m?.role === "reader") return wI(m.opened.file, u, i);
        try {
          await u();
        } catch (l) {
          if (s.held()?.role === "filler") throw l;
        }
        return a = f() !== void 0, a;
      }
    },
    read: (u, m, l) => Jg(i, { start: u, end: m, order: l }),
    readEnd: (u, m) => Yg(i, u, m),
    isPublished: () => s.held()?.role === "reader",
    async finish() {
      let u = f();
      u && await hI(u, { ...n, isProven: a, link: c }).catch(r), await s.leave({ isDraftGood: !u });
    },
    discard: s.leave
  };
}
async function hI({ draft: e, leader: t }, { stash: n, dir: r, name: o, isProven: s, link: i }) {
  let a = En(r), c = setInterval(t.giveSign, yI);
  try {
    await n.put(e, o), s && await a.prove(e.file, await Re(e.file)), s && i !== void 0 && await a.hold(e.file, `${i}.used`);
  } finally {
    clearInterval(c);
  }
}
function gI(e) {
  let { seats: t, readStore: n, bypassed: r } = e;
  return {
    read(o, s) {
      for (let i of Ne(o, s)) r.add(i);
      return n(o, s);
    },
    write: (o, s) => Vg(e, o, s).catch(t.giveUp),
    arrival: (o, s) => Kg(Ne(o, s), e),
    onAsked(o) {
      e.onAsked = o;
      let s = t.held();
      s?.role === "filler" && fy(s.leader, e);
    },
    isOurs: async () => (await t.current()).role === "filler"
  };
}
function fy(e, { size: t, onAsked: n }) {
  n && oy(e, Math.ceil(t / M), n);
}
var yI = 1e3;
async function wI(e, t, { bypassed: n }) {
  try {
    return await e.prove(async () => {
      if (await t(), n.size > 0) throw new k("some of its blocks are wrong");
    });
  } catch (r) {
    if (n.size === 0) throw r;
    return !1;
  }
}

// src/stash/directory.ts
import * as Mr from "node:fs/promises";
import { basename as kI, dirname as SI, join as Qe } from "node:path";

// src/disk/eviction.ts
import * as _e from "node:fs/promises";
import { basename as bI, join as cc } from "node:path";
var uy = 3600 * 1e3;
async function Ms(e) {
  let n = (await In(cc(e, Es))).filter(({ writtenMs: r }) => Date.now() - r > uy);
  await Promise.all(n.map(({ path: r }) => _e.rm(r, { force: !0 })));
}
async function Ts(e, t) {
  let n = new Map((await In(cc(e, Os))).map((s) => [bI(s.path), s])), r = t.map((s) => {
    let i = n.get(String(s.inode));
    n.delete(String(s.inode));
    let a = i ? Math.min(i.writtenMs, Date.now()) : s.usedMs;
    return { ...s, usedMs: a, isMounted: s.isLinked || (i?.isLinked ?? !1) };
  }), o = [...n.values()].filter(({ writtenMs: s }) => Date.now() - s > uy);
  return await Promise.all(o.map(({ path: s }) => _e.rm(s, { force: !0 }))), r;
}
async function Ir(e, t, { maxBytes: n, minFreeBytes: r, comingBytes: o = 0 }) {
  let { bavail: s, bsize: i } = await _e.statfs(e), a = t.reduce((u, m) => u + m.size, 0), c = o + Math.max(a - n, r - s * i), f = t.filter((u) => u.rank !== void 0 && !u.isMounted);
  for (let u of f.sort((m, l) => Number(m.rank) - Number(l.rank) || m.usedMs - l.usedMs)) {
    if (c <= 0) return !0;
    await _e.rm(u.path, { force: !0 }), c -= u.size;
  }
  return c <= 0;
}
async function In(e) {
  let t = await Te(e).then(() => _e.readdir(e)).catch(() => []);
  return (await Promise.all(
    t.map(async (r) => {
      let o = cc(e, r), s = await _e.lstat(o, { bigint: !0 }).catch(() => {
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
var xI = 1024 ** 3;
function ly(e) {
  let { dir: t, maxBytes: n, minFreeBytes: r = xI, isPull: o } = e, s = Qe(t, "pulls"), i = Qe(t, "branches"), a = o ? s : i, c = async () => {
    let u = await Promise.all([my(s), my(i)]), m = o ? void 0 : 1;
    return (await Ts(t, u.flat())).map((l) => ({
      ...l,
      rank: SI(l.path) === s ? 0 : m
    }));
  }, f = async () => {
    await Ht(t), await Mr.mkdir(t, { recursive: !0, mode: 448 }), await Te(t);
    for (let u of [s, i]) await ze(t, u);
  };
  return {
    async open(u, m) {
      await Ht(t);
      for (let d of [t, s, i]) await Te(d).catch(dy);
      let l = await fc(Qe(i, u), m, e);
      return l || o ? l ?? fc(Qe(s, u), m, e) : (vI(Qe(s, u), Qe(i, u)), fc(Qe(i, u), m, e));
    },
    async remove(u) {
      await Promise.all([s, i].map((m) => Mr.rm(Qe(m, u), { force: !0 })));
    },
    async join(u) {
      return await f(), ey(t, u);
    },
    async begin(u) {
      await f(), await Promise.all([Ms(t), ty(t)]);
      let m = await c(), l = m.filter(({ rank: d }) => d === void 0);
      if (!(u + l.reduce((d, p) => d + p.size, 0) > n) && await Ir(t, m, { maxBytes: n, minFreeBytes: r, comingBytes: u }))
        return Rn(t);
    },
    async put(u, m) {
      await u.publish(Qe(a, m)) && await Ir(t, await c(), { maxBytes: n, minFreeBytes: r });
    }
  };
}
async function my(e) {
  return (await In(e)).filter(({ path: t }) => /^[0-9a-f]{64}$/.test(kI(t)));
}
function vI(e, t) {
  try {
    re(e, t);
  } catch (n) {
    dy(n);
  }
}
function dy(e) {
  if (E(e) !== "ENOENT") throw e;
}
async function fc(e, t, n) {
  try {
    let r = await Nt(e, n);
    if (r.stat.size === t)
      return await r.touch(), r;
    await r.close();
  } catch (r) {
    let o = E(r);
    if (o === "ENOENT") return;
    if (o !== void 0 && o !== "ELOOP") throw r;
  }
  await Mr.rm(e, { force: !0 });
}

// src/stash/stash.ts
function py(e, t) {
  let { dir: n, repository: r, isSealed: o, signal: s, quietMs: i, log: a } = t, c = ly(t), f = (u) => {
    a(`The stash ${n} is not used: ${O(u)}`);
  };
  return {
    ...e,
    async find(u) {
      let m = await e.find(u);
      if (m?.identity === void 0 || !o(m.version)) return m;
      let { scope: l = "", version: d, key: p, size: h, identity: g } = m, y = fi([e.label, r, l, d, p, String(h), g]);
      try {
        let b = await c.open(y, h), S = async () => c.remove(y).catch(f), v = OI(
          m,
          cy(m, { stash: c, dir: n, name: y, signal: s, quietMs: i, logError: f, log: a }),
          S
        );
        if (!b) return v;
        let { file: B, read: R, close: D } = b;
        return {
          ...v,
          original: v,
          stored: m,
          file: B,
          read(_, C) {
            return a(`Found in the stash ${n}`), st(R(_, C), PI);
          },
          reject: S,
          async close() {
            await D(), await v.close();
          }
        };
      } catch (b) {
        return f(b), m;
      }
    }
  };
}
async function* PI(e) {
  try {
    yield* e;
  } catch (t) {
    throw new k(`it cannot be read: ${O(t)}`);
  }
}
function OI(e, t, n) {
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
function As(e, t) {
  let n, r = () => (n ??= t(), n);
  return {
    ...e,
    find: async (o) => (await r()).find(o),
    create: async (o) => (await r()).create(o),
    removable: async (o) => (await r()).removable(o)
  };
}

// src/stores/github/github.ts
function hy(e) {
  let { service: t } = e, n = t ? `cache service at ${new URL(t.url).host}` : "cache service", r = As({ label: n, shared: !0 }, async () => {
    let { openService: o } = await import("./github.js");
    return o(e, BI(t));
  });
  return {
    ...r,
    // The service would answer even if this run may read no scope.
    find: async (o) => o.scopes.length === 0 ? void 0 : r.find(o)
  };
}
function BI(e) {
  if (e) return e;
  throw new Error(
    "this runner offers no cache service (ACTIONS_RESULTS_URL or ACTIONS_CACHE_URL, and ACTIONS_RUNTIME_TOKEN)"
  );
}

// src/stores/local/local.ts
import * as $e from "node:fs/promises";
import { basename as vy, dirname as mc, join as Py } from "node:path";

// src/stores/local/draft.ts
var gy = 1024 * 1024;
async function yy({ path: e, dir: t, evict: n }) {
  let r = await Rn(t), { file: o } = r, s = !0, i = (c) => ({
    partBytes: gy,
    // The next part fills up while one part is written.
    concurrency: 2,
    async write(f, u) {
      let m = xe(u), { bytesWritten: l } = await o.writev(u, c + f * gy);
      if (l !== m) throw new Error(`no space is left for ${e}`);
    },
    async commit() {
      let f = await r.publish(e);
      return f && s && await En(t).prove(o, await Re(o)), await r.discard(), f && await n().catch(() => {
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
import * as wy from "node:fs/promises";
import { basename as EI, join as RI } from "node:path";
async function by(e) {
  let t = await uc(e), n = (await Promise.all(t.map(uc))).flat(), o = (await Promise.all(n.map(uc))).flat().filter((s) => /^[0-9a-f]{64}$/.test(EI(s)));
  return (await Promise.all(o.map(In))).flat();
}
async function uc(e) {
  return (await wy.readdir(e, { withFileTypes: !0 }).catch(() => [])).filter((n) => n.isDirectory()).map((n) => RI(e, n.name));
}

// src/stores/local/local.ts
var ky = 1024 ** 3, Sy = process.platform === "linux" ? jn : kf;
function Oy(e) {
  let { dir: t, repository: n, verify: r = "auto", maxBytes: o = 20 * ky, minFreeBytes: s = ky } = e, i = ({ scope: a, version: c, key: f }) => Py(t, Sy(n), Sy(a), jn(c), jn(f));
  return {
    label: `local directory ${t}`,
    shared: !1,
    isHere: !0,
    async find({ scopes: a, keys: c, versions: f }) {
      if (await xy(t))
        for (let u of a) {
          let m = f.map((d) => mc(i({ scope: u, version: d, key: "-" }))), l = await $I(m, c, { dir: t, verify: r });
          if (l) return { ...l, scope: u };
        }
    },
    async create(a) {
      let c = i(a);
      if (await Ht(t), await $e.mkdir(t, { recursive: !0, mode: 448 }), await Te(`${t}/.`), !await II(c, { dir: t, verify: r }))
        return yy({
          path: c,
          dir: t,
          async evict() {
            await Ms(t);
            let f = (await Ts(t, await by(t))).map((u) => ({
              ...u,
              rank: u.path === c ? void 0 : 0
            }));
            await Ir(t, f, { maxBytes: o, minFreeBytes: s });
          }
        });
    },
    async removable(a) {
      return await xy(t) ? (await By(mc(i(a)), [a.key], { dir: t, verify: r })).filter(({ key: f }) => f.startsWith(a.key)).map(({ key: f, createdAt: u, path: m }) => ({ key: f, createdAt: u, remove: () => $e.rm(m, { force: !0 }) })) : [];
    }
  };
}
async function xy(e) {
  return await Ht(e), await $y(e) ? (await Te(`${e}/.`), !0) : !1;
}
async function $I(e, t, n) {
  let r = (await Promise.all(e.map((o) => By(o, t, n)))).flat();
  for (; ; ) {
    let o = wf(t, r);
    if (!o) return;
    let s = await MI(o, n);
    if (s) return s;
    r.splice(r.indexOf(o), 1);
  }
}
async function By(e, t, n) {
  if (!await Ry(e, n)) return [];
  let r = mi(vy(e)) ?? "", o = (await $e.readdir(e)).filter((a) => xf(a, t)), s = await Promise.all(
    o.map(async (a) => {
      let c = Py(e, a);
      return { path: c, stat: await $e.lstat(c).catch(() => {
      }) };
    })
  ), i = [];
  for (let { path: a, stat: c } of s) {
    let f = c?.isFile() ? await Ey(a, n).catch(() => {
    }) : void 0;
    c && f !== void 0 && i.push({ key: f, version: r, createdAt: c.mtime, path: a });
  }
  return i;
}
async function Ey(e, t) {
  let n = mi(vy(e));
  if (n !== void 0) return n;
  let { stat: r, read: o, close: s } = await Nt(e, t);
  try {
    return (await nr({ size: r.size, read: o })).key;
  } finally {
    await s();
  }
}
async function II(e, t) {
  if (!await Ry(mc(e), t) || !await $y(e)) return !1;
  try {
    return await Ey(e, t), !0;
  } catch (n) {
    if (!(n instanceof k)) throw n;
    return await $e.rm(e, { force: !0 }), !1;
  }
}
async function MI({ path: e, key: t, version: n, createdAt: r }, o) {
  try {
    let { stat: s, touch: i, ...a } = await Nt(e, o);
    await i();
    let c = () => $e.rm(e, { force: !0 });
    return { ...a, key: t, version: n, size: s.size, createdAt: r, reject: c };
  } catch (s) {
    if (E(s) === "ENOENT") return;
    throw s;
  }
}
function Ry(e, t) {
  return Iy(Df(t.dir, e));
}
function $y(e) {
  return Iy($e.lstat(e));
}
async function Iy(e) {
  try {
    return await e, !0;
  } catch (t) {
    if (E(t) === "ENOENT") return !1;
    throw t;
  }
}

// src/stores/s3/s3.ts
function My(e) {
  let t = TI(e.inputs.s3);
  return As({ label: t, shared: !1 }, async () => {
    let { openBucket: n } = await import("./s3.js");
    return n(e, t);
  });
}
function TI({ bucket: e, prefix: t, endpoint: n }) {
  return `S3 bucket ${t === "" ? e : `${e}/${t}`}${n === "" ? "" : ` at ${new URL(n).host}`}`;
}

// src/stores/index.ts
var Ty = {
  local: ({ inputs: e, repository: t }) => Oy({ dir: e.localDir, repository: t, verify: e.verify }),
  s3: My,
  github: hy
};
function Ay({
  inputs: e,
  service: t
}) {
  return e.store !== "auto" ? e.store : e.s3.bucket !== "" ? "s3" : t ? "github" : "local";
}

// src/steps/open-store.ts
function Mn(e, t = (n) => n) {
  let { own: n, keepsDisk: r, inputs: o, repository: s, isSealed: i, signal: a, tell: c } = e, f = Ay(e), u = AI(t(Ty[f](e)), n), { use: m, dir: l, maxBytes: d } = o.stash;
  if (!(f !== "local" && (m === "auto" ? r : m === "on"))) return u;
  let h = n?.startsWith("refs/pull/") ?? !0, { verify: g } = o;
  return py(u, { dir: l, maxBytes: d, verify: g, repository: s, isSealed: i, signal: a, log: c, isPull: h });
}
function AI(e, t) {
  return {
    ...e,
    async find(n) {
      let r = await e.find(n);
      return r && r.scope !== t ? { ...r, reject: async () => {
      } } : r;
    }
  };
}
function Tn(e, t, n) {
  return {
    inputs: e,
    service: pf(),
    repository: t.repository,
    own: de(t).write,
    keepsDisk: lf(),
    isSealed: (r) => ln.some(({ indexed: o, versions: s }) => o && s(e).includes(r)),
    signal: n,
    tell: Cy(P),
    warn: Cy(W),
    mask: zr
  };
}
function Cy(e) {
  let t = /* @__PURE__ */ new Set();
  return (n) => {
    t.has(n) || e(n), t.add(n);
  };
}

// src/steps/save-delta.ts
import { mkdtemp as XI, rm as QI } from "node:fs/promises";

// src/steps/compare-mounts.ts
import { readdirSync as UI, readlinkSync as WI, realpathSync as jI } from "node:fs";
import { join as pc } from "node:path";

// src/formats/squashfs/upper.ts
import { lstatSync as dc, readdirSync as CI } from "node:fs";
function _y(e, t) {
  let n = [""];
  for (let r of n) {
    if (n.length > t) throw lc();
    for (let [o, s] of Tr(Ie(e, r)))
      s.isDirectory() && n.push(Ie(r, o));
  }
  return n;
}
function Ly(e, { renamed: t, hasOwnFiles: n, excludes: r, most: o }) {
  let s = {
    members: [],
    removed: [],
    skipped: [],
    isTopChanged: Ny(e.merged) !== Ny(e.base),
    moreFiles: 0,
    deadBytes: 0,
    bytes: 0
  }, { members: i, removed: a, skipped: c } = s, f = (l, d) => {
    let { files: p, bytes: h } = Dy(Ie(e.base, l), d);
    s.moreFiles -= p, s.deadBytes += h;
  }, u = (l) => {
    if (i.push(l) + a.length > o) throw lc();
  }, m = (l, { isUpper: d, isBase: p, isRenamed: h }) => {
    let g = i.length + a.length;
    u(l);
    let y = d ? Tr(Ie(e.upper, l)) : Fy, b = p ? Tr(Ie(e.base, l)) : Fy, S = /* @__PURE__ */ new Set();
    for (let [B, R] of Tr(Ie(e.merged, l))) {
      let D = Ie(l, B);
      if (Ae(B) || r?.(w(Ie(e.merged, D)).toString())) continue;
      if (!R.isFile() && !R.isDirectory() && !R.isSymbolicLink()) {
        c.push(D);
        continue;
      }
      S.add(B);
      let [_, C] = [y.get(B), b.get(B)];
      if (!_ && !h) {
        if (!C && !n) throw new Error(`nothing tells where ${w(D)} is from`);
        if (C && !(n && C.isDirectory() && R.isDirectory())) continue;
      }
      s.moreFiles++, C && !(C.isDirectory() && R.isDirectory()) ? f(D, C) : C && s.moreFiles--, R.isDirectory() ? m(D, {
        isUpper: _?.isDirectory() ?? !1,
        isBase: C?.isDirectory() ?? !1,
        // Until the rename of a directory is undone, what is in it is in another place of the base, too.
        isRenamed: h || t.has(D)
      }) : (u(D), R.isFile() && (s.bytes += dc(w(Ie(e.merged, D))).size));
    }
    for (let [B, R] of b) {
      if (S.has(B)) continue;
      let D = Ie(l, B);
      if (a.push(D) + i.length > o) throw lc();
      f(D, R);
    }
    p && !d && !h && i.length + a.length === g + 1 && i.pop();
  };
  return m("", { isUpper: !0, isBase: !0, isRenamed: !1 }), s;
}
function Ny(e) {
  let { mode: t, mtimeMs: n } = dc(w(e));
  return `${t & 511} ${Math.floor(n / 1e3)}`;
}
var Fy = /* @__PURE__ */ new Map();
function Tr(e) {
  let t = CI(w(e), { withFileTypes: !0, encoding: "latin1" });
  return new Map(t.map((n) => [n.name, n]));
}
function Ie(e, t) {
  return e === "" || t === "" ? e + t : `${e}/${t}`;
}
function Dy(e, t) {
  if (t.isFile()) return { files: 1, bytes: dc(w(e)).size };
  let n = { files: 1, bytes: 0 };
  if (!t.isDirectory()) return n;
  for (let [r, o] of Tr(e)) {
    let { files: s, bytes: i } = Dy(Ie(e, r), o);
    n.files += s, n.bytes += i;
  }
  return n;
}
function lc() {
  return new Error("the job changed more than a quarter of the files");
}

// src/mount/renamed.ts
var Uy = "trusted.overlay.redirect", Cs = 512, [NI, FI, _I] = [124, 136, 156];
async function Wy(e, t, { rights: n, signal: r }) {
  let o = t.map((a) => `${a === "" ? "." : a}\0`).join(""), s = await n.attributesOf(o, Uy, { cwd: e, signal: r }), i = [...DI(s)];
  if (i.length !== t.length) throw new Error("tar did not read all directories");
  return new Set(t.filter((a, c) => i[c]));
}
var LI = x(` SCHILY.xattr.${Uy}=`);
function* DI(e) {
  let t = !1;
  for (let n = 0; n + Cs <= e.length && e[n] !== 0; ) {
    let r = Number.parseInt(e.toString("latin1", n + NI, n + FI), 8), o = n + Cs, s = String.fromCharCode(e[n + _I]);
    if (s === "x") t = e.subarray(o, o + r).includes(LI, 0, "latin1");
    else {
      if (s !== "5") throw new Error("a directory was replaced meanwhile");
      yield t, t = !1;
    }
    n = o + Math.ceil(r / Cs) * Cs;
  }
}

// src/steps/compare-mounts.ts
function jy(e, { segments: t }, n) {
  let r = UI(n).flatMap((i) => i.match(/^upper-(\d+)$/)?.[1] ?? []), o = new Map(
    r.map((i) => [WI(pc(n, `target-${i}`), "latin1"), i])
  ), s = e.map((i) => {
    let a = o.get(x(i.path));
    if (a === void 0) throw new Error(`${i.path} is not mounted`);
    let { options: c } = HI(i, n), f = t.filter(({ kind: d }) => d === "image"), u = f.find(({ root: d }) => d === i.root.place), m = u ?? f.find(({ root: d }) => d === void 0);
    if (!m) throw new Error(`${i.path} is in no image`);
    let l = i.relative === "" ? "" : `/${x(i.relative)}`;
    return {
      match: i,
      image: m,
      prefix: u ? "" : `${i.root.place}${l}`,
      upper: pc(n, `upper-${a}`),
      hasOwnFiles: /(?:^|,)lowerdir\+?=[^,]*target-/.test(c)
    };
  });
  if (s.length < o.size) throw new Error("a directory of the restored cache is gone");
  return s;
}
function HI({ path: e }, t) {
  let n = jI(e, "latin1"), r = Tt(t).filter((s) => s.point === n), [o] = r;
  if (o?.type !== "overlay" || r.length > 1) throw new Error(`${e} is no longer mounted`);
  if (pe().some((s) => s.point !== n && j(s.point, n)))
    throw new Error(`something else is mounted below ${e}`);
  return o;
}
async function Hy(e, t) {
  let { mountRoot: n, index: r, excludes: o, rights: s, signal: i } = t;
  await (await $r(n)).close();
  let a = Er({ dir: n, rights: s, signal: i }), c = [], { most: f } = t;
  try {
    for (let [u, m] of [...new Set(e.map(({ image: l }) => l))].entries()) {
      let l = await a.mountAll(zI(m, r), `base-${u}`), [d] = l.length > 1 ? [await a.stack(l, `base-${u}`, "of layers")] : l;
      for (let p of e.filter((h) => h.image === m)) {
        let h = _y(x(p.upper), f), g = await Wy(p.upper, h, { rights: s, signal: i }), y = x(pc(n, d)) + (p.prefix === "" ? "" : `/${p.prefix}`), b = { upper: x(p.upper), merged: x(p.match.path), base: y }, S = Ly(b, { renamed: g, hasOwnFiles: p.hasOwnFiles, excludes: o, most: f });
        f -= S.members.length + S.removed.length, c.push({ ...p, changes: S });
      }
    }
  } finally {
    await a.release();
  }
  return c;
}
function zI(e, { segments: t }) {
  let n = t.filter(({ kind: r, root: o }) => r === "delta" && o === e.root);
  return { offset: e.offset, length: e.length, deltas: n };
}
function zy({ members: e, removed: t, isTopChanged: n }) {
  return e.length > 1 || t.length > 0 || n;
}
function Ar({ prefix: e }, t) {
  return e === "" ? t : t !== "" ? `${e}/${t}` : e.includes("/") ? e : `${e}/.`;
}

// src/steps/delta-layer.ts
import { stat as ZI } from "node:fs/promises";

// src/formats/squashfs/delta.ts
import { lstatSync as qI } from "node:fs";
async function qy(e, { dir: t, members: n, removed: r, top: o }, s) {
  let { how: i, topSeconds: a } = o === void 0 ? { how: [], topSeconds: void 0 } : JI(o), c = KI({ dir: t, members: n, removed: r }, s), f = { source: "-", how: ["-tar", ...i], names: [], archive: c, topSeconds: a, whiteouts: r }, u = await cr(e, f, s), m = n.length + r.length;
  if (!(o === void 0 ? u.members >= m : u.members === m)) throw new Error(`the image has ${u.members} members instead of ${m}`);
  return u;
}
var GI = 2 ** 32 - 1;
function JI(e) {
  let { mode: t, mtimeMs: n } = qI(w(e)), r = Math.min(Math.max(Math.floor(n / 1e3), 0), GI);
  return { how: ["-root-mode", (t & 511).toString(8), vl], topSeconds: r };
}
async function* KI({ dir: e, members: t, removed: n }, { tools: r, signal: o }) {
  for (let i of n) yield ir({ ...VI, name: i });
  if (t.length === 0) {
    yield Buffer.alloc(YI);
    return;
  }
  let s = V([po(r.tar)], { cwd: e, signal: o });
  s.stdin.end(`${t.join("\0")}\0`, "latin1"), s.ended.catch(() => {
  }), yield* s.stdout, await s.ended;
}
var VI = {
  kind: "whiteout",
  target: "",
  mode: 0,
  mtime: "0",
  size: 0,
  sparseSize: void 0
}, YI = 1024;

// src/steps/delta-layer.ts
async function Gy(e, { segments: t }) {
  let n = t.filter(({ kind: i }) => i === "delta").length, r = t.find(({ kind: i }) => i === "removals");
  if (!r) return [];
  let o = await e.bytes(r.offset, r.offset + r.length), { namesOf: s } = Xi(o, n);
  return Array.from({ length: n }, (i, a) => [...s(a)]);
}
function Jy(e) {
  let { frame: t, bytes: n } = Wl(e);
  return { frame: t, bytes: n, files: e.reduce((r, o) => r + o.length, 0) };
}
async function Ky({ root: e }, t, n, { inputs: r, tools: o, scratch: s, signal: i }) {
  let [a] = t, c = e !== void 0, f = t.flatMap((g) => g.changes.members.map((y) => Ar(g, y))), u = t.flatMap((g) => g.changes.removed.map((y) => Ar(g, y))), m = c ? {
    dir: a.match.path,
    top: a.match.path,
    members: f.filter((g) => g !== ""),
    removed: u
  } : { dir: s, top: void 0, members: f, removed: u }, l = { scratch: s, tools: o, level: r.compressionLevel, signal: i }, d = await qy(n, m, l), { size: p } = await ZI(n), h = d.members + (c ? 1 : 0);
  return { layer: { path: n, length: p, files: h, bytes: d.bytes, ...c && { root: e } }, removed: u };
}

// src/steps/save-delta.ts
async function Vy(e) {
  let { base: t, draft: n, timeline: r, signal: o } = e, s = await XI(T(K(), "headstart-")), i = () => QI(s, { recursive: !0, force: !0 });
  try {
    let a = tM(t, e.inputs), c = eM(n, t, U({ segments: a }), r);
    return { ...await nM(a, { ...e, scratch: s }).catch(async (u) => {
      throw await c.then(({ undo: m }) => m()), u;
    }), copied: await c, close: i };
  } catch (a) {
    if (await i(), o.throwIfAborted(), a instanceof Lt || a instanceof Dt) throw a;
    P(`${Ya}: ${O(a)}`);
    return;
  }
}
function eM(e, { entry: t }, n, r) {
  let o = n - n % M, s = r.during("copy", () => e.copyFrom(t, o));
  return s.catch(() => {
  }), s;
}
function tM({ entry: e, index: t }, { paths: n }) {
  if (t.paths.join(`
`) !== n.join(`
`)) throw new Error("the restored cache has other paths");
  let r = t.segments.filter(({ kind: o }) => o !== "removals");
  return Yy(r, e.size), r;
}
async function nM(e, t) {
  let { base: n, selection: r, matches: o, secretCheck: s, scratch: i, timeline: a, signal: c } = t, { entry: f, index: u, mountRoot: m } = n, l = await dn(c);
  if (!l) throw new Error("this runner no longer lets root mount");
  let d = jy(o, u, m), p = fh(u.files), h = await s.leaveOut({
    trees: d.map(rM),
    excludes: r.excludes,
    signal: c
  }), { excludes: g } = Pr([i, ...h], r), y = await a.during(
    "compare",
    () => Hy(d, { mountRoot: m, index: u, excludes: g, most: p, rights: l, signal: c })
  );
  if (y.some(
    ({ match: _, changes: C }) => C.removed.some((ke) => h.includes(oM(_, ke)))
  ))
    throw new Error("a secret is in the restored cache, too");
  let b = Bs(m, u, c), S = y.filter(({ changes: _ }) => zy(_)), v = Map.groupBy(S, ({ image: _ }) => _), B = [...e];
  for (let [_, C] of v) sM(B, _, Ns(C, "deadBytes"));
  let [R, D] = [[], await Gy(b, u)];
  tn({ matches: o, scratch: i });
  for (let [_, C] of v) {
    let ke = T(i, `delta-${R.length}`), { layer: De, removed: Ue } = await a.during("pack", () => Ky(_, C, ke, t));
    R.push(De), D.push(Ue);
  }
  return Yy([...B, ...R.map((_) => ({ ..._, kind: "delta" }))], f.size), {
    base: n,
    copy: b,
    keptBytes: U({ segments: B }),
    kept: B,
    deltas: R,
    removals: D.length > 0 ? Jy(D) : void 0,
    files: Math.max(0, u.files + Ns(S, "moreFiles")),
    bytes: Math.max(0, u.bytes + Ns(S, "bytes") - Ns(S, "deadBytes")),
    skipped: y.flatMap(({ changes: _, ...C }) => _.skipped.map((ke) => Ar(C, ke)))
  };
}
function rM({ match: e, upper: t, hasOwnFiles: n }) {
  let r = x(e.path);
  return n ? { path: r } : { path: r, names: x(t) };
}
function oM({ path: e }, t) {
  return w(`${x(e)}/${t}`).toString();
}
function Yy(e, t) {
  let n = ch({ layers: e, baseBytes: t });
  if (n !== void 0) throw new Error(n);
}
function Ns(e, t) {
  return e.reduce((n, { changes: r }) => n + r[t], 0);
}
function sM(e, { root: t }, n) {
  let r = [...e.keys()].filter((s) => e[s]?.root === t), o = uh(
    r.map((s) => e[s]),
    n
  );
  for (let [s, i] of r.entries()) e[i] = o[s];
}

// src/secrets/find.ts
import { closeSync as vM, fstatSync as PM, lstatSync as OM, openSync as BM, readSync as EM } from "node:fs";

// src/secrets/each-file.ts
import { readdirSync as iM } from "node:fs";
import { setImmediate as aM } from "node:timers/promises";
var cM = 64;
async function hc({ trees: e, excludes: t, signal: n }, r, o) {
  let s = (a) => t?.(w(a).toString()) ?? !1, i = 0;
  for (let a of e) {
    let { path: c, names: f = c } = a;
    r(c.slice(c.lastIndexOf("/") + 1)) && o(c, a);
    let u = [""];
    for (let m = u.pop(); m !== void 0; m = u.pop()) {
      for (let l of fM(f + m)) {
        let d = l.isDirectory();
        if (d ? Ae(l.name) : !r(l.name) || !l.isFile()) continue;
        let p = `${m}/${l.name}`;
        s(c + p) || (d ? u.push(p) : o(c + p, a));
      }
      ++i % cM > 0 || (await aM(), n.throwIfAborted());
    }
  }
}
function fM(e) {
  try {
    return iM(w(e), { withFileTypes: !0, encoding: "latin1" });
  } catch {
    return [];
  }
}

// src/secrets/private-keys.ts
var uM = /-----BEGIN (?:(RSA|EC|DSA|OPENSSH) )?PRIVATE KEY-----[ \t\r]*\n\s*([0-9A-Za-z+/=]{40,})/g, mM = "b3BlbnNzaC1rZXktdjEAAAAABG5vbmU";
function gc(e) {
  return [...e.matchAll(uM)].some(
    ([, t, n = ""]) => t !== "OPENSSH" || n.startsWith(mM)
  );
}

// src/secrets/settings.ts
var lM = /\$\{|\$\(|\{\{|^\$\w+$|%\w+%|^<.*>$|^[*x.]*$|example(?:key)?$|^(?:null|none|true|false)$/i;
function Le(e) {
  return !lM.test(e);
}
function Fs(e, t) {
  return (n) => dM(n, t).some(e);
}
function he(e, t) {
  return Fs(({ key: n, value: r }) => e.test(n) && Le(r), t);
}
function dM(e, t) {
  return e.split(`
`).flatMap((n) => {
    let r = n.trim(), o = r.indexOf(t, 1);
    if (o < 0 || /^[#;]/.test(r)) return [];
    let s = r.slice(0, o).replace(/^- /, "").trim();
    return [{ key: Zy(s), value: Zy(r.slice(o + 1).trim()) }];
  });
}
function Zy(e) {
  let [t = ""] = e, n = t === '"' || t === "'" ? e.indexOf(t, 1) : -1;
  return n > 0 ? e.slice(1, n) : e;
}
function yc(e) {
  return [...e.matchAll(/https?:\/\/[^\s:@/"'<>]*:([^\s@/"'<>]+)@/gi)].some(([, n = ""]) => Le(n));
}
function Cr(e) {
  return (t) => pM(t).some((n) => Le(n.value) && e(n));
}
function pM(e) {
  let t = [], n = [
    { value: hM(e), section: "", key: "" }
  ];
  for (let r = n.pop(); r; r = n.pop()) {
    let { value: o, section: s, key: i } = r;
    if (typeof o == "string") t.push({ section: s, key: i, value: o });
    else if (o !== null && typeof o == "object")
      for (let [a, c] of Object.entries(o))
        n.push({ value: c, section: s || a, key: a });
  }
  return t;
}
function hM(e) {
  try {
    return JSON.parse(e);
  } catch {
    return;
  }
}
function wc(e) {
  let [t = "", ...n] = e.split("<!--");
  return t + n.map((r) => r.includes("-->") ? r.slice(r.indexOf("-->") + 3) : "").join("");
}
function _s(e, t) {
  return [...e.matchAll(t)].map(([, n = ""]) => n.trim());
}

// src/secrets/tokens.ts
var ew = F(Qy(), 1), gM = /\b(?:gh[opsur]|npm)_([0-9A-Za-z]{30})([0-9A-Za-z]{6})\b/g, yM = [
  // GitHub, fine-grained
  /\bgithub_pat_[0-9A-Za-z]{22}_[0-9A-Za-z]{59}\b/,
  // GitLab
  /\bglpat-[\w-]{20}/,
  // Slack
  /\bxox[abeoprs]-\d{8,}-[\w-]{20}/,
  // PyPI: a macaroon that begins with the name of its site
  /\bpypi-AgE[\w-]{60}/,
  // RubyGems
  /\brubygems_[0-9a-f]{48}\b/,
  // crates.io
  /\bcio[0-9A-Za-z]{32}\b/,
  // Docker Hub
  /\bdckr_pat_[\w-]{27}/,
  // Stripe
  /\b[rs]k_live_[0-9A-Za-z]{24}/,
  // Google OAuth
  /\bGOCSPX-[\w-]{28}/
];
function Ls(e) {
  return [...e.matchAll(gM)].some(([, r = "", o]) => bM(r) === o) || yM.some((r) => r.test(e));
}
var wM = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
function bM(e) {
  let t = "";
  for (let n = (0, ew.crc32)(e); t.length < 6; n = Math.floor(n / 62))
    t = `${wM[n % 62]}${t}`;
  return t;
}

// src/secrets/kinds.ts
var tw = he(/^(?:export )?aws_(?:secret_access_key|session_token)$/i, "="), bc = [
  {
    kind: "npm token",
    files: [".npmrc", "npmrc", ".yarnrc"],
    // The first version of Yarn writes no separator.
    has: Nr(
      he(/(?:^|:)_(?:auth|authToken|password)$/, "="),
      (e) => _s(e, /:_authToken" "?([^\s"]+)/g).some(Le)
    )
  },
  { kind: "Yarn token", files: [".yarnrc.yml"], has: he(/^npmAuth(?:Token|Ident)$/, ":") },
  { kind: "netrc password", files: [".netrc", "_netrc"], has: kM },
  {
    kind: "registry login",
    files: [".docker/config.json", ".dockercfg", ".dockerconfigjson", "containers/auth.json"],
    has: Cr(({ key: e }) => /^(?:auth|identitytoken|registrytoken|password)$/.test(e))
  },
  { kind: "AWS key", files: [".aws/credentials", ".aws/config"], has: tw },
  {
    kind: "private key",
    files: ["*.pem", "*.key", "*.p8", "id_rsa", "id_dsa", "id_ecdsa", "id_ed25519", "*_rsa", "*_ed25519"],
    has: gc,
    isCommon: !0
  },
  {
    kind: "PyPI password",
    files: [".pypirc"],
    has: Nr(he(/^password$/, "="), he(/^password$/, ":"))
  },
  {
    kind: "package index password",
    files: ["pip.conf", "pip.ini", "uv.toml", ".condarc"],
    has: yc
  },
  { kind: "Poetry password", files: ["pypoetry/auth.toml"], has: he(/^password$/, "=") },
  {
    kind: "Maven password",
    files: ["settings.xml"],
    // Maven writes encrypted passwords in braces.
    has: (e) => _s(wc(e), /<(?:password|passphrase)>([^<]*)</gi).some(
      (t) => Le(t) && !/\{[^{}]+\}/.test(t)
    )
  },
  {
    kind: "Gradle password",
    files: ["gradle.properties"],
    has: he(/(?:password|passphrase|secret|token)$/i, "="),
    isCommon: !0
  },
  {
    kind: "Cargo token",
    files: [".cargo/credentials.toml", ".cargo/credentials", "cargo/credentials.toml", ".cargo/config.toml"],
    has: he(/(?:^|\.)(?:token|secret-key)$/, "=")
  },
  // The file holds nothing but keys.
  { kind: "RubyGems key", files: [".gem/credentials", "gem/credentials"], has: he(/./, ":") },
  { kind: "Bundler password", files: [".bundle/config"], has: Fs(SM, ":") },
  {
    kind: "Composer token",
    files: ["auth.json"],
    has: Cr(
      ({ section: e, key: t }) => /^(?:(?:github|gitlab|bitbucket)-oauth|(?:gitlab|forgejo)-token|http-basic|bearer)$/.test(e) && !/^(?:username|consumer-key)$/.test(t)
    )
  },
  {
    kind: "NuGet password",
    files: ["nuget.config"],
    has: (e) => _s(wc(e), /<add\s+key="ClearTextPassword"\s+value="([^"]*)"/gi).some(Le)
  },
  {
    kind: "Google Cloud key",
    files: ["application_default_credentials.json", "gha-creds-*.json", "legacy_credentials/*/adc.json"],
    has: Cr(
      ({ key: e, value: t }) => e === "refresh_token" || e === "private_key" && gc(t)
    )
  },
  {
    kind: "Kubernetes login",
    files: [".kube/config", "kubeconfig", "*.kubeconfig", "kubeconfig.yaml", "kubeconfig.yml"],
    has: he(/^(?:token|password|client-key-data|id-token|refresh-token)$/, ":")
  },
  {
    kind: "Terraform token",
    files: ["credentials.tfrc.json", ".terraformrc", "terraform.rc"],
    has: Nr(
      Cr(({ key: e }) => e === "token"),
      he(/^token$/, "=")
    )
  },
  {
    kind: "GitHub or GitLab login",
    files: ["gh/hosts.yml", "glab-cli/config.yml"],
    has: he(/^(?:oauth_token|token)$/, ":")
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
    has: Nr(yc, Fs(xM, "="))
  },
  {
    kind: "access token",
    files: [".env", ".env.*", ".envrc"],
    has: Nr(Ls, tw),
    isCommon: !0
  }
];
function Nr(...e) {
  return (t) => e.some((n) => n(t));
}
function kM(e) {
  let n = e.split(`
`).filter((r) => !r.trim().startsWith("#")).join(`
`).split(/\s+/);
  return n.some((r, o) => r === "password" && Le(n[o + 1] ?? ""));
}
function SM({ key: e, value: t }) {
  let n = /^BUNDLE_(?!BUILD__|LOCAL__|MIRROR__)\w+__[A-Z]+$/.test(e), [, r = ""] = t.match(/^[^\s:/]{2,}:([^\s/]+)$/) ?? [];
  return n && Le(r);
}
function xM({ key: e, value: t }) {
  let [, n = ""] = t.match(/^authorization: *(?:\w+ +)?(\S+)$/i) ?? [];
  return /extraheader$/i.test(e) && Le(n);
}

// src/secrets/find.ts
async function nw(e) {
  let t = [];
  return await hc(e, aw, (n, { path: r }) => {
    let o = ow(n, r);
    o && t.push(o);
  }), kc(t);
}
function* rw(e, t) {
  let n = [];
  for (let r of e) {
    let [o, s] = [x(r.path), $a(r)];
    for (let i of t(r)) {
      for (let { kind: a, member: c } of i) {
        let f = c === s ? o : c;
        if (a !== "file" || !aw(f.slice(f.lastIndexOf("/") + 1))) continue;
        let u = ow(o + c.slice(s.length), o);
        u && n.push(u);
      }
      yield i;
    }
  }
  return kc(n);
}
function ow(e, t) {
  let n = RM.filter(
    ({ pattern: i, isCommon: a }) => i.test(e) && !(a && AM(e, t))
  ), r = n.length > 0 ? NM(e) : void 0;
  if (!r) return;
  let s = n.find(({ has: i }) => i(r.text))?.kind ?? (Ls(r.text) ? "access token" : void 0);
  return s === void 0 ? void 0 : { path: e, kind: s, inode: r.inode };
}
async function sw(e, t) {
  let n = new Map(e.map((s) => [s.inode, s]));
  if (n.delete(void 0), n.size === 0) return e;
  let r = new Map(e.map((s) => [s.path, s]));
  return await hc(t, () => !0, (s) => {
    let i = OM(w(s), { bigint: !0, throwIfNoEntry: !1 }), a = i && n.get(cw(i));
    a && !r.has(s) && r.set(s, { ...a, path: s });
  }), kc([...r.values()]);
}
function kc(e) {
  return e.toSorted((t, n) => t.path < n.path ? -1 : 1);
}
var RM = bc.map((e) => ({ ...e, pattern: new RegExp(`/${Sc(e.files)}$`, "i") })), iw = bc.flatMap(({ files: e }) => e.map((t) => t.slice(t.lastIndexOf("/") + 1))), $M = new RegExp(`^${Sc(iw.filter((e) => !e.startsWith("*")))}$`, "i"), IM = new RegExp(
  `${Sc(iw.filter((e) => e.startsWith("*")).map((e) => e.slice(1)))}$`,
  "i"
);
function aw(e) {
  return $M.test(e) || IM.test(e);
}
function Sc(e) {
  let t = e.map((n) => n.replaceAll(".", "\\.").replaceAll("*", "[^/]*"));
  return `(?:${[...new Set(t)].join("|")})`;
}
var MM = /\/(?:node_modules|(?:site|dist)-packages|gems|pkg\/mod|registry\/src)\//, TM = /\/(?:__tests__|e2e|examples?|fixtures?|samples?|specs?|test-?data|testing|tests?)\//i;
function AM(e, t) {
  return MM.test(e) || TM.test(e.slice(t.length));
}
var CM = 64 * 1024;
function NM(e) {
  let t;
  try {
    t = BM(w(e), _o);
    let n = PM(t, { bigint: !0 });
    if (!n.isFile()) return;
    let r = Buffer.alloc(Math.min(Number(n.size), CM)), o = EM(t, r, 0, r.length, 0);
    return { text: r.toString("latin1", 0, o), inode: n.nlink > 1n ? cw(n) : void 0 };
  } catch {
    return;
  } finally {
    t !== void 0 && vM(t);
  }
}
function cw({ dev: e, ino: t }) {
  return `${e}:${t}`;
}

// src/steps/secrets.ts
function mw({ secrets: e }) {
  let t = /* @__PURE__ */ new Set(), n = (r, o) => {
    let s = r.filter(({ path: i }) => !t.has(i));
    for (let { path: i } of s) t.add(i);
    s.length > 0 && o(uw(s));
  };
  return {
    async leaveOut(r) {
      if (e === "ignore") return [];
      let o = await nw(r);
      if (e === "warn")
        return n(o, fw), [];
      if (e === "refuse" && o.length > 0)
        throw new Dt(`there are secrets in ${uw(o)}. ${lw}, or set \`secrets: skip\``);
      let s = await sw(o, r);
      return n(s, (i) => P(`Left out, because of secrets: ${i}`)), s.map(dw);
    },
    *watch(r, o) {
      if (e === "warn") n(yield* rw(r, o), fw);
      else for (let s of r) yield* o(s);
    }
  };
}
function fw(e) {
  W(
    `The cache holds secrets, which everyone who may restore it can read: ${e}. ${lw}, or set \`secrets\` to skip, refuse or ignore.`
  );
}
var lw = "Remove them, or exclude them by lines of `path` that begin with `!`", FM = 5;
function uw(e) {
  let t = e.slice(0, FM).map((r) => `${_M(dw(r))} (${r.kind})`), n = e.length - t.length;
  return `${t.join(", ")}${n > 0 ? ` and ${n} more` : ""}`;
}
function dw({ path: e }) {
  return w(e).toString();
}
function _M(e) {
  let t = We(rt(), e);
  return t.startsWith("..") ? e : t;
}

// src/steps/snapshots.ts
import { lstatSync as DM, realpathSync as UM } from "node:fs";
import { basename as WM, dirname as jM } from "node:path";

// src/files/fingerprint.ts
var hw = F(pw(), 1);
import { lstatSync as LM } from "node:fs";
function Ds(e, t) {
  let n = (0, hw.createHash)("sha256");
  for (let r of e) {
    let o = x(r.path);
    n.update(`${o}\0`, "latin1");
    let s = r.relative === "" ? `${r.root.place}` : `${r.root.place}/${x(r.relative)}`;
    for (let i of fs([r], t)) {
      let a = i.map(({ member: c, kind: f, target: u = "" }) => {
        let { size: m, mtimeNs: l, mode: d, ino: p } = LM(w(o + c.slice(s.length)), {
          bigint: !0
        }), h = f === "directory" ? "" : `${m} ${p}`;
        return `${c}\0${f} ${l} ${d} ${h}\0${u}\0`;
      });
      n.update(a.join(""), "latin1");
    }
  }
  return n.digest("hex");
}

// src/steps/snapshots.ts
async function gw(e, { inputs: t, run: n, mountRoot: r, timeline: o }) {
  let { rolling: s, key: i, save: a, lookupOnly: c } = t;
  return !s || c ? void 0 : !Y(ee(s).keyIn(e), i) || a === "never" || vc(s, n) ? { name: e } : { name: e, contents: await o.during("fingerprint", () => ww(t, r)) };
}
function vc({ branches: e }, t) {
  let { write: n = t.ref } = de(t), r = t.defaultBranch === "" ? n.startsWith("refs/heads/") : n === `refs/heads/${t.defaultBranch}`;
  if (!(e === "all" || r))
    return `Cache save skipped: a snapshot of ${n} would hide newer ones of the default branch. Set rolling-branches: all to save all the same.`;
}
async function yw({ name: e, contents: t }, { everyMinutes: n }, { inputs: r, mountRoot: o, timeline: s }) {
  let i = Math.max(0, Math.floor((Date.now() - Gu(e)) / 6e4));
  if (i < n)
    return `Cache save skipped: the restored snapshot is ${i} minutes old, and rolling-every is ${n}.`;
  let a = await s.during("fingerprint", () => ww(r, o));
  return t !== void 0 && t === a ? `Nothing has changed since cache ${r.key} was restored, not saving cache.` : void 0;
}
async function ww(e, t) {
  try {
    let { excludes: n, roots: r } = us(e), o = await os({ excludes: n, roots: r });
    if (t === void 0) return Ds(o, n);
    let s = Tt(t).map(({ point: c }) => c), i = o.filter(({ path: c }) => !s.some((f) => j(zM(c), f))), a = pg(t).map(HM);
    return [Ds(i, n), Ds(a, void 0)].join();
  } catch (n) {
    Wn(`The cached files cannot be compared: ${O(n)}`);
    return;
  }
}
function HM(e, t) {
  return { path: e, relative: "", stat: DM(e), root: { place: t } };
}
function zM(e) {
  return `${UM(jM(e), "latin1")}/${x(WM(e))}`;
}
async function bw(e, { scope: t, version: n, key: r }, { keep: o }) {
  try {
    let s = await e.removable({ scope: t, version: n, key: uo(r) }), i = Ju(s, o);
    for (let { remove: a } of i) await a();
    i.length > 0 && P(`Removed older snapshots: ${i.length}`);
  } catch (s) {
    P(`Older snapshots stay in the ${e.label}: ${O(s)}`);
  }
}

// src/steps/save-cache.ts
async function kw(e, t, n, r) {
  let { mountRoot: o, restored: s } = n, i = Me(), { rolling: a } = t, c = ee(a), { write: f, read: u, whyNoWrite: m } = de(i), l = m ?? JM(t) ?? (a && vc(a, i));
  if (f === void 0 || l)
    return P(l ?? "Cache save skipped: this run may write no scope.");
  let d = is(), p = s && Y(c.keyIn(s.name), e), h = a && p && await yw(s, a, { inputs: t, mountRoot: o, timeline: d });
  if (h) return P(h);
  let g = us(t), y = () => d.during("find", () => os(g)), b = await y();
  if (b.length === 0) return nt(Ma);
  let S = Mn(Tn(t, i, r)), v = a?.merges ? zg({ inputs: t, key: e, scope: f, readScopes: u, store: S, restored: s?.name, timeline: d, signal: r }) : void 0, B = mw(t);
  for (let R = qM; ; R--) {
    if (await v?.merge() && (b = await y()), await GM({ ...{ inputs: t, key: e, run: i, scope: f, store: S, state: n, selection: g, matches: b, timeline: d, signal: r }, secretCheck: B, isOutdated: async () => R > 1 && (await v?.isOutdated() ?? !1) })) return;
    P(`Packing again, for another job has saved cache ${e} meanwhile`);
  }
}
var qM = 3;
async function GM(e) {
  let { inputs: t, key: n, run: r, scope: o, store: s, state: i, timeline: a, signal: c } = e, f = await ur(t, ["mount", "lazy"].includes(t.mode) ? c : void 0), u = await rh(s, t, { tools: f, signal: c }), [m = ""] = u.versions(t, f), l = { scope: o, version: m, key: ee(t.rolling).nameFor(n, r) }, d = de(r).read, [p, h] = await a.during(
    "reserve",
    () => Promise.all([s.create(l), Ig(i, { inputs: t, store: s, scopes: d, version: m, signal: c })])
  );
  if (!p)
    return await h?.entry.close(), P(ms(n)), !0;
  let g = xn({ step: "save", outcome: "saved", key: n, store: s.label }, t), y = Sp(t, { repository: r.repository, scope: o, version: m }), b = { createdBy: KM(r, o), sign: y, isHere: s.isHere ?? !1, findings: g }, S;
  try {
    S = h && await Vy({ ...e, base: h, draft: p, tools: f });
    let v = () => Mg(i, { inputs: t, store: s, scopes: d, signal: c }), B = { ...e, ...b, key: l.key, tools: f, format: u, delta: S, checkMounted: v }, R = await mh(p, B);
    if (R !== "published") return R === "nothing";
  } catch (v) {
    if (v instanceof Lt)
      return P(ms(n)), !0;
    throw c.throwIfAborted(), Object.assign(g, { outcome: "failed", trouble: O(v) }), await xr(g, a, t.summary), v;
  } finally {
    await S?.close(), await h?.entry.close(), await p.discard();
  }
  return P("Cache saved successfully"), P(`Cache saved with key: ${n}`), t.rolling && await bw(s, { ...l, key: n }, t.rolling), await xr(g, a, t.summary), !0;
}
function JM({ save: e, jobStatus: t, signing: n }) {
  if (n && !n.signer)
    return "Cache save skipped: with verify-key and without signing-key, this job could save only an unsigned entry.";
  if (e === "never") return "Cache save skipped: the input save is 'never'.";
  if (!(e === "always" || t === "" || t === "success"))
    return `Cache save skipped: the job's status is '${t}'. Set save: always to save all the same.`;
}
function KM({ repository: e, ref: t, sha: n, runId: r, eventName: o }, s) {
  return { repository: e, scope: s, ref: t, sha: n, runId: r, event: o, headstart: Pp.version };
}

// src/steps/save.ts
var Pc = "Failed to save: ";
async function Us(e, t) {
  if (!jo(Me())) return;
  let n = t && Object.keys(t).length > 0;
  for (let r of await yn(n ? t : void 0))
    await Wt(r, async () => {
      try {
        await VM(r, t?.[r.name] ?? {}, e);
      } catch (o) {
        if (r.name === "") throw o;
        e.throwIfAborted(), ht(o, Pc);
      }
    });
}
async function VM(e, t, n) {
  let { key: r, matchedKey: o, restored: s } = t;
  if (!s && r !== void 0 && o !== void 0 && Y(o, r))
    return P(`Cache hit occurred on the primary key ${o}, not saving cache.`);
  if ((t.filled ?? await Yo(e, n)) === "none") return;
  if (Q("key") === "") return nt("Key is not specified.");
  let a = Zo(e), c = r ?? a.key, f = ee(a.rolling).mistake([c]);
  if (f) throw new A(f);
  await kw(c, a, t, n);
}

// src/steps/damaged-image.ts
var Sw = 3e4;
async function xw(e, t, n, r = AbortSignal.timeout(Sw)) {
  if (!await Xh(t.since, n)) return;
  let s = await (async () => {
    for (let i of t.images) await fn(e, i, "contents", { signal: r });
  })().then(() => {
  }, YM);
  s !== void 0 && (W(`Reading the cache gave input/output errors: ${s}`), await ZM(t).catch((i) => W(`The entry stays where it is: ${O(i)}`)));
}
function YM(e) {
  return e instanceof k || E(e) === "EIO" ? O(e) : void 0;
}
async function ZM({ scope: e, version: t, key: n, size: r }) {
  let o = Ko(Q, qr()), s = Me(), i = Mn(Tn(o, s, AbortSignal.timeout(Sw))), a = e === void 0 ? de(s).read : [e], c = await i.find({ scopes: a, keys: [n], versions: [t] });
  try {
    if (c?.key !== n || c.size !== r) return;
    await c.reject(), await c.original?.reject();
  } finally {
    await c?.close();
  }
}

// src/steps/unmount.ts
async function Ws() {
  let e = fo() ?? {}, t = await yn(e).catch(() => []);
  for (let [n, r] of Object.entries(e)) {
    let o = t.find((s) => s.name === n) ?? { name: n, inputs: /* @__PURE__ */ new Map() };
    await Wt(o, () => XM(r));
  }
}
async function XM({ mountRoot: e, mounted: t, brokered: n }) {
  n && await Ka(n), e !== void 0 && await Pw([e], async (r, o) => {
    let s = Yh(r, e);
    t && s !== void 0 && await xw(s, t, o);
  });
}
async function vw() {
  await Pw(Ch(K()));
}
async function Pw(e, t) {
  if (e.length === 0) return;
  let n = await dn(AbortSignal.timeout(1e4)).catch(() => {
  });
  for (let r of e)
    try {
      if (!n) throw new Error("root no longer has the rights, or sudo asks for a password");
      await Br(r, n, t);
    } catch (o) {
      W(`Mounts that stand on ${r} are left: ${O(o)}`);
    }
}

// src/steps/post.ts
async function Ow(e) {
  try {
    await Us(e, fo());
  } finally {
    await Ws();
  }
}

// src/files/recover.ts
import { lstatSync as QM, realpathSync as eT, rmdirSync as tT, statSync as nT } from "node:fs";
import { readdir as rT } from "node:fs/promises";
async function Bw(e, { mounts: t, warn: n, signal: r, mostMs: o = 3e4 }) {
  let s = { ms: o }, i = await Promise.all(e.map(ot));
  for (let a of new Set(i.flatMap(Ew)))
    for (let c of await oT(a, t))
      if (Vt(c) || iT(c), !(!Vt(c) || await so(c)))
        try {
          await aT(c, { roots: e, signal: r, allowed: s });
        } catch (f) {
          r.throwIfAborted(), n(`${c} is left from a run that was killed and could not be undone: ${O(f)}`);
        }
}
function Ew(e) {
  let t = q(e);
  return t === e ? [e] : [e, ...Ew(t)];
}
async function oT(e, t) {
  let n = (await rT(e).catch(() => [])).filter(Ae);
  if (n.length === 0) return [];
  let r = G(eT(e, "latin1"));
  return t.some((o) => j(r, o)) ? [] : n.map((o) => T(e, o)).filter(Kt);
}
var sT = 3600 * 1e3;
function iT(e) {
  try {
    Date.now() - QM(e).mtimeMs > sT && tT(e);
  } catch {
  }
}
async function aT(e, { roots: t, signal: n, allowed: r }) {
  let o = q(e), s = oo(o);
  try {
    let i = await ps(s.dir, n), a = performance.now() + r.ms, c = new Error("that takes too long");
    try {
      to(e, (f) => {
        if (performance.now() > a) throw c;
        if (!cT(f, t)) return !1;
        for (let u of eo(f)) fT(x(o), u);
        return !0;
      }), Vn(e) || Zn(e);
    } finally {
      r.ms = a - performance.now(), i();
    }
  } finally {
    await s.remove();
  }
}
function cT(e, t) {
  let n = w(Zf(e)).toString();
  return t.some((r) => j(n, r.base) && qo(r, We(r.base, n)) ? !0 : e.do !== "make" ? !1 : j(r.literal ?? r.base, n) || !r.literal && j(n, r.base));
}
function fT(e, t) {
  let { dev: n } = nT(w(e));
  for (let r = t; r !== e; r = q(r)) {
    let o = L(r);
    if (o && r !== t && !o.isDirectory()) throw new Error(`${w(r)} is no directory`);
    if (o && o.dev !== n) throw new Error(`${w(r)} is on another file system`);
  }
}

// src/steps/miss.ts
import { setTimeout as uT } from "node:timers/promises";
var mT = 1e3;
async function Rw(e) {
  let { store: t, wanted: n, naming: r, signal: o } = e, { scopes: s, keys: i } = n, [a, ...c] = new Set(i.map(ee(r.rolling).keyIn)), f = c.length > 0 ? `, nor one whose key starts with ${c.join(" or ")}` : "";
  return [
    `The ${t.label} has no entry with the key ${a}${f}, as far as this run may see.`,
    `Branches searched: ${s.join(", ")}. Entries of others are hidden by GitHub's rules.`,
    `Entries are found by exactly these lines of path, in this order: ${r.paths.join(", ")}.`,
    ...await lT(dT(e), o)
  ];
}
async function lT(e, t) {
  let n = new AbortController(), r = uT(mT, [], { signal: AbortSignal.any([t, n.signal]) });
  return Promise.race([e, r]).catch(() => []).finally(() => n.abort());
}
async function dT({ store: e, wanted: t, formats: n, naming: r }) {
  let { scopes: o, keys: s } = t, i = pT(n, r), a = i.flatMap(({ versions: m }) => m), c = e.isHere ? { scopes: o, versions: a } : { scopes: o.slice(0, 1), versions: a.slice(0, 1) }, f = await e.find({ keys: s, ...c, isHint: !0 });
  await f?.close();
  let u = f && i.find(({ versions: m }) => m.includes(f.version));
  return u ? [`There is ${ee(r.rolling).keyIn(f.key)}, but it was saved ${u.difference}.`] : [];
}
function pT(e, t) {
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
    ...hT.filter((a) => !e.includes(a)).map((a) => ({
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
var hT = ln.filter(({ image: e }) => e);

// src/steps/restore-cache.ts
async function $w(e) {
  let { inputs: t, run: n, state: r, remember: o, begin: s, mayPostSave: i, signal: a } = e, c = [t.key, ...t.restoreKeys];
  o({ key: t.key }), ge("cache-primary-key", t.key);
  let f = ee(t.rolling), u = is(), m = xn(
    { step: "restore", outcome: "miss", key: t.key, store: t.store },
    t
  ), l = de(n);
  l.whyNoRead && P(l.whyNoRead);
  let d = async () => {
    let b = Mn(Tn(t, n, a));
    m.store = b.label;
    let S = await Wo(t, a), v = await Td(b, t, S), B = v.flatMap((_) => _.versions(t)), R = Jh(t, S), D = { inputs: t, formats: v, mounting: S, server: R, remember: o, timeline: u, findings: m, signal: a };
    return { store: b, wanted: { scopes: l.read, keys: f.lookups(c), versions: B }, context: D };
  }, { name: p, prepared: h } = await gT(d, f, { inputs: t, findings: m, begin: s, signal: a }), g = p === void 0 ? void 0 : f.keyIn(p);
  if (p !== void 0) {
    let b = i ? await gw(p, { inputs: t, run: n, mountRoot: r.mountRoot, timeline: u }) : void 0;
    o({ matchedKey: g, restored: b });
  }
  let y = bT(t, g, m);
  if (g === void 0 && h && !m.trouble && !l.whyNoRead) {
    let { store: b, wanted: S, context: v } = h, B = { store: b, wanted: S, formats: v.formats, naming: t, signal: a };
    uf("Why nothing was found", await Rw(B));
  }
  if (await xr(m, u, t.summary), g === void 0 && t.failOnMiss) {
    let b = "Failed to restore cache entry. Exiting as fail-on-cache-miss is set.";
    throw new A(`${b} Input key: ${t.key}`);
  }
  return y;
}
async function gT(e, t, {
  inputs: n,
  findings: r,
  begin: o,
  signal: s
}) {
  let i;
  try {
    let a = await e(), { store: c, wanted: f, context: u } = a, { roots: m } = Fe(n.paths, process.cwd());
    if (await vw(), await Bw(m, { mounts: Ah(), warn: W, signal: s }), i = await u.timeline.during("lookup", () => c.find(f)), !i) return { prepared: a };
    let l = t.keyIn(i.key);
    return P(`Cache hit for${Y(l, n.key) ? "" : " restore-key"}: ${l}`), n.lookupOnly ? await yT(i, m, u) : (await o(i.size), await Iw(i, m, u)), { name: i.key, prepared: a };
  } catch (a) {
    return s.throwIfAborted(), r.trouble = O(a), W(`Failed to restore: ${r.trouble}`), {};
  } finally {
    await i?.close();
  }
}
async function yT(e, t, n) {
  n.inputs.signing && await $n(e, t, n, async () => {
  }), P("Lookup only - skipping download");
}
async function Iw(e, t, n) {
  try {
    await jg(e, t, n);
  } catch (r) {
    if (n.signal.throwIfAborted(), !(r instanceof k) || (await wT(e), !e.original)) throw r;
    P(`Downloading the entry, as its copy on this host is bad: ${r.message}`), await Iw(e.original, t, n);
  }
}
async function wT(e) {
  try {
    await e.reject();
  } catch (t) {
    Wn(`The entry stays where it is: ${O(t)}`);
  }
}
function bT(e, t, n) {
  if (t === void 0)
    return ge("hit", "miss"), P(`Cache not found for input keys: ${[e.key, ...e.restoreKeys].join(", ")}`), "miss";
  let r = Y(t, e.key), o = r ? "exact" : "partial";
  return ge("cache-hit", String(r)), ge("cache-matched-key", t), ge("hit", o), P(`Cache ${e.lookupOnly ? "found and can be restored" : "restored"} from key: ${t}`), Object.assign(n, { outcome: `${o} hit`, matchedKey: t }), o;
}

// src/steps/turns.ts
function Mw(e) {
  let t = [], n = 4, r = e, o = e > 4, s = () => {
    if (o && r > 0) return;
    t.sort((f, u) => u.bytes - f.bytes);
    let c = t.splice(0, n);
    n -= c.length;
    for (let { go: f } of c) f();
  }, a = setTimeout(() => {
    o = !1, s();
  }, 500).unref();
  return async (c) => {
    let f = !1, u = async (m) => {
      f = !0, r--, await new Promise((l) => {
        t.push({ bytes: m, go: l }), s();
      });
    };
    try {
      return await c(u);
    } finally {
      f ? n++ : r--, r === 0 && clearTimeout(a), s();
    }
  };
}

// src/steps/restore.ts
async function Oc(e, { mayPostSave: t = !0 } = {}) {
  let n = {};
  Mi(n);
  let r = Me();
  if (!jo(r)) return;
  let o = await yn();
  for (let { name: l, inputs: d } of o) n[l] = { preset: d.get("preset") };
  let s = ({ name: l }) => {
    let d = n[l] ?? {};
    return { state: d, remember: (h) => {
      Object.assign(d, h), Mi(n);
    } };
  }, i = async (l) => {
    let d = await Yo(l, e);
    if (s(l).remember({ filled: d }), d === "none") return { cache: l };
    let p = Zo(l), h = ee(p.rolling).mistake([p.key, ...p.restoreKeys]);
    if (h) throw new A(h);
    return { cache: l, inputs: p };
  }, a = await Promise.all(o.map((l) => wa(l, () => i(l))));
  vp(a);
  let c = Mw(a.length), f = Math.min(a.length, 4), u = ({ cache: l, inputs: d }) => c(async (p) => {
    if (!d) return xT();
    let h = Math.min(d.concurrency, ST / f), g = { inputs: { ...d, concurrency: h }, ...s(l) };
    return $w({ ...g, run: r, begin: p, mayPostSave: t, signal: e });
  }), m = await Promise.allSettled(
    a.map((l) => wa(l.cache, () => u(l)))
  );
  a.length > 1 && vT(m.map((l) => l.status === "fulfilled" ? l.value : "miss")), PT(m.flatMap((l) => l.status === "rejected" ? [l.reason] : []));
}
var ST = 64;
function xT() {
  if (ge("hit", "miss"), !Et(Q("fail-on-cache-miss"))) return "miss";
  throw new A("Exiting as fail-on-cache-miss is set: the preset finds nothing to cache.");
}
function vT(e) {
  let [t = "miss"] = e, n = e.every((r) => r === t) ? t : "partial";
  n !== "miss" && ge("cache-hit", String(n === "exact")), ge("hit", n);
}
function PT(e) {
  if (e.length < 2) for (let n of e) throw n;
  let t = e.filter((n) => n instanceof A);
  for (let n of e) n instanceof A || ht(n);
  if (t.length > 0) throw new A(t.map(({ message: n }) => n).join(" "));
}

// src/main/exit.ts
import { existsSync as OT } from "node:fs";
var Bc = "/bin/sh";
function js() {
  let e = Number(process.exitCode ?? 0);
  process.execve && OT(Bc) && (process.emit("exit", e), process.execve(Bc, [Bc, "-c", `exit ${e}`], {})), process.exit();
}

// src/main/run.ts
var BT = {
  restore: Oc,
  "restore-only": (e) => Oc(e, { mayPostSave: !1 }),
  post: Ow,
  save: Us,
  unmount: Ws,
  // The other steps must not load the modules of the benchmark.
  bench: async (e) => (await import("./bench-program.js")).bench(e)
};
async function NK(e) {
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
    ht(n), js();
  });
  try {
    await BT[e](t.signal);
  } catch (n) {
    t.signal.aborted && (P(O(t.signal.reason)), js()), e === "bench" || e.startsWith("restore") && n instanceof A ? ff(O(n)) : ht(n, e === "post" || e === "save" ? Pc : "");
  }
  js();
}

export {
  I as a,
  N as b,
  F as c,
  A as d,
  k as e,
  Lt as f,
  O as g,
  E as h,
  t1 as i,
  n1 as j,
  Vw as k,
  ce as l,
  et as m,
  G as n,
  Hs as o,
  T as p,
  We as q,
  zs as r,
  rb as s,
  Q as t,
  ge as u,
  W as v,
  P as w,
  Wn as x,
  uf as y,
  K as z,
  qr as A,
  df as B,
  I1 as C,
  M1 as D,
  T1 as E,
  Me as F,
  pf as G,
  Y as H,
  fi as I,
  wf as J,
  jn as K,
  Sf as L,
  xf as M,
  mi as N,
  xe as O,
  M as P,
  Ne as Q,
  U as R,
  x as S,
  w as T,
  Hn as U,
  Of as V,
  V as W,
  qn as X,
  Vr as Y,
  V1 as Z,
  Y1 as _,
  Gn as $,
  xo as aa,
  _m as ba,
  Te as ca,
  hi as da,
  Zn as ea,
  Hl as fa,
  ea as ga,
  yL as ha,
  ln as ia,
  dn as ja,
  ia as ka,
  au as la,
  Ck as ma,
  ie as na,
  Fe as oa,
  we as pa,
  gn as qa,
  _O as ra,
  Ko as sa,
  up as ta,
  Qn as ua,
  Hk as va,
  nr as wa,
  de as xa,
  Pp as ya,
  Ap as za,
  os as Aa,
  en as Ba,
  oW as Ca,
  H as Da,
  X as Ea,
  fs as Fa,
  Ri as Ga,
  iC as Ha,
  aC as Ia,
  ih as Ja,
  Ee as Ka,
  gh as La,
  Bu as Ma,
  Z as Na,
  it as Oa,
  yC as Pa,
  wC as Qa,
  Ru as Ra,
  bC as Sa,
  $u as Ta,
  rS as Ua,
  uC as Va,
  Su as Wa,
  MC as Xa,
  Pu as Ya,
  Du as Za,
  x4 as _a,
  jh as $a,
  Hh as ab,
  At as bb,
  Ay as cb,
  Mn as db,
  Tn as eb,
  NK as fb
};
