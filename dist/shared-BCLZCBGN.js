import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
var gw = Object.create;
var Sc = Object.defineProperty;
var yw = Object.getOwnPropertyDescriptor;
var ww = Object.getOwnPropertyNames;
var bw = Object.getPrototypeOf, kw = Object.prototype.hasOwnProperty;
var I = /* @__PURE__ */ ((e) => typeof require < "u" ? require : typeof Proxy < "u" ? new Proxy(e, {
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
var Sw = (e, t, n, r) => {
  if (t && typeof t == "object" || typeof t == "function")
    for (let o of ww(t))
      !kw.call(e, o) && o !== n && Sc(e, o, { get: () => t[o], enumerable: !(r = yw(t, o)) || r.enumerable });
  return e;
};
var N = (e, t, n) => (n = e != null ? gw(bw(e)) : {}, Sw(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  t || !e || !e.__esModule ? Sc(n, "default", { value: e, enumerable: !0 }) : n,
  e
));

// lighter-node:crypto?@actions/core/lib/file-command.js
var Pc = C((i1, zs) => {
  zs.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  zs.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?@actions/exec/lib/toolrunner.js
var $c = C((k1, Rc) => {
  Rc.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:child_process")[t] }));
});

// lighter-node:assert?@actions/io/lib/io.js
var Ic = C((S1, _r) => {
  _r.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  _r.exports.ok = _r.exports;
});

// lighter-node:crypto?src/disk/local-socket.ts
var hf = C((cT, ri) => {
  ri.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  ri.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:v8?src/files/journal.ts
var vf = C((OT, xf) => {
  xf.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:v8")[t] }));
});

// lighter-node:crypto?src/keys.ts
var Nf = C((KT, ui) => {
  ui.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  ui.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?src/process.ts
var Jf = C((tA, Gf) => {
  Gf.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:child_process")[t] }));
});

// lighter-node:stream/consumers?src/process.ts
var Vf = C((nA, Kf) => {
  Kf.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:stream/consumers")[t] }));
});

// lighter-node:crypto?src/entry/digest.ts
var nu = C((wA, bi) => {
  bi.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  bi.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:assert?@actions/glob/lib/internal-path-helper.js
var Nu = C((kC, io) => {
  io.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  io.exports.ok = io.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-pattern.js
var Du = C((vC, co) => {
  co.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  co.exports.ok = co.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-path.js
var sm = C((qC, mo) => {
  mo.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  mo.exports.ok = mo.exports;
});

// lighter-node:crypto?@actions/glob/lib/internal-hash-files.js
var am = C((nN, Li) => {
  Li.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  Li.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/inputs/signing.ts
var dm = C((SN, Ui) => {
  Ui.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  Ui.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/report/write-report.ts
var Im = C((WN, ji) => {
  ji.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  ji.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/rolling.ts
var jm = C((oF, qi) => {
  qi.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  qi.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:stream/consumers?src/mount/root-rights.ts
var Xm = C((uF, Zm) => {
  Zm.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:stream/consumers")[t] }));
});

// lighter-node:crypto?src/formats/actions-cache/actions-cache.ts
var tl = C((bF, Vi) => {
  Vi.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  Vi.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/formats/actions-cache/compression.ts
var al = C((EF, il) => {
  il.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:v8?src/formats/node-tar/start.ts
var fl = C((RF, cl) => {
  cl.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:v8")[t] }));
});

// lighter-node:zlib?src/formats/node-tar/frame.ts
var ll = C((IF, ml) => {
  ml.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/zstd.ts
var Pl = C((qF, vl) => {
  vl.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:v8?src/formats/actions-cache/unpack.ts
var Nl = C((k_, Cl) => {
  Cl.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:v8")[t] }));
});

// lighter-node:stream/consumers?src/formats/squashfs/directory-image.ts
var od = C((PL, rd) => {
  rd.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:stream/consumers")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/check.ts
var id = C((OL, sd) => {
  sd.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/metadata.ts
var cd = C((BL, ad) => {
  ad.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/removals.ts
var Gd = C((OD, qd) => {
  qd.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/tar/skeleton-check.ts
var Bp = C((z2, Op) => {
  Op.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:readline?src/lazy/serve-request.ts
var kh = C((Ej, bh) => {
  bh.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:readline")[t] }));
});

// lighter-node:zlib?src/mount/kernel-config.ts
var Ch = C((Vj, Ah) => {
  Ah.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:readline?src/mount/broker.ts
var Xh = C((x4, Zh) => {
  Zh.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:readline")[t] }));
});

// lighter-node:crypto?src/entry/signature.ts
var ug = C((dH, Wa) => {
  Wa.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  Wa.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/disk/draft-file.ts
var kg = C((XH, Ja) => {
  Ja.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  Ja.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/stash/flight.ts
var _g = C((Yz, Qa) => {
  Qa.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  Qa.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/secrets/tokens.ts
var Dy = C((kq, Ly) => {
  Ly.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:crypto?src/files/fingerprint.ts
var ew = C((Dq, gc) => {
  gc.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  gc.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// src/failure.ts
var D = class extends Error {
  name = "JobFailure";
}, k = class extends Error {
  name = "BadEntry";
}, Ft = class extends Error {
  name = "UnknownEntry";
}, Se = class extends Error {
  name = "UnverifiedEntry";
}, _t = class extends Error {
  name = "NameTaken";
}, Lt = class extends Error {
  name = "SecretFound";
}, Dt = class extends Error {
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
import { posix as xw, win32 as mt } from "node:path";
function Ze(e) {
  return e !== "win32" ? xw : {
    basename: mt.basename,
    dirname: (t) => q(mt.dirname(t), e),
    isAbsolute: mt.isAbsolute,
    join: (...t) => q(mt.join(...t), e),
    parse: mt.parse,
    // A path on another drive stays absolute.
    relative: (t, n) => q(mt.relative(t, n), e),
    resolve: (...t) => q(mt.resolve(...t), e)
  };
}
function q(e, t = process.platform) {
  return t !== "win32" ? e : e.replaceAll("\\", "/").replace(/^\/\/\?\/UNC\//i, "//").replace(/^\/\/\?\//, "").replace(/^[a-z]:/, (n) => n.toUpperCase());
}
var { basename: Cr, dirname: H, isAbsolute: Ds, join: T, relative: lt, resolve: Us } = Ze(process.platform);

// src/runner.ts
import { homedir as Hw, tmpdir as zw } from "node:os";
import { join as qw } from "node:path";

// node_modules/@actions/core/lib/command.js
import * as vc from "os";

// node_modules/@actions/core/lib/utils.js
function Le(e) {
  return e == null ? "" : typeof e == "string" || e instanceof String ? e : JSON.stringify(e);
}
function Ws(e) {
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
function Xe(e, t, n) {
  let r = new js(e, t, n);
  process.stdout.write(r.toString() + vc.EOL);
}
function Hs(e, t = "") {
  Xe(e, {}, t);
}
var xc = "::", js = class {
  constructor(t, n, r) {
    t || (t = "missing.command"), this.command = t, this.properties = n, this.message = r;
  }
  toString() {
    let t = xc + this.command;
    if (this.properties && Object.keys(this.properties).length > 0) {
      t += " ";
      let n = !0;
      for (let r in this.properties)
        if (this.properties.hasOwnProperty(r)) {
          let o = this.properties[r];
          o && (n ? n = !1 : t += ",", t += `${r}=${Pw(o)}`);
        }
    }
    return t += `${xc}${vw(this.message)}`, t;
  }
};
function vw(e) {
  return Le(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function Pw(e) {
  return Le(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}

// node_modules/@actions/core/lib/file-command.js
var Oc = N(Pc(), 1);
import * as Fr from "fs";
import * as Nr from "os";
function qs(e, t) {
  let n = process.env[`GITHUB_${e}`];
  if (!n)
    throw new Error(`Unable to find environment variable for file command ${e}`);
  if (!Fr.existsSync(n))
    throw new Error(`Missing file at path: ${n}`);
  Fr.appendFileSync(n, `${Le(t)}${Nr.EOL}`, {
    encoding: "utf8"
  });
}
function Gs(e, t) {
  let n = `ghadelimiter_${Oc.randomUUID()}`, r = Le(t);
  if (e.includes(n))
    throw new Error(`Unexpected input: name should not contain the delimiter "${n}"`);
  if (r.includes(n))
    throw new Error(`Unexpected input: value should not contain the delimiter "${n}"`);
  return `${e}<<${n}${Nr.EOL}${r}${Nr.EOL}${n}`;
}

// node_modules/@actions/core/lib/core.js
import * as Qs from "os";

// node_modules/@actions/core/lib/summary.js
import { EOL as Ow } from "os";
import { constants as Bc, promises as Bw } from "fs";
var Ks = function(e, t, n, r) {
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
}, { access: Ew, appendFile: Rw, writeFile: $w } = Bw, Ec = "GITHUB_STEP_SUMMARY";
var Vs = class {
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
    return Ks(this, void 0, void 0, function* () {
      if (this._filePath)
        return this._filePath;
      let t = process.env[Ec];
      if (!t)
        throw new Error(`Unable to find environment variable for $${Ec}. Check if your runtime environment supports job summaries.`);
      try {
        yield Ew(t, Bc.R_OK | Bc.W_OK);
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
    return Ks(this, void 0, void 0, function* () {
      let n = !!t?.overwrite, r = yield this.filePath();
      return yield (n ? $w : Rw)(r, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
    });
  }
  /**
   * Clears the summary buffer and wipes the summary file
   *
   * @returns {Summary} summary instance
   */
  clear() {
    return Ks(this, void 0, void 0, function* () {
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
    return this.addRaw(Ow);
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
}, Iw = new Vs();
var Ut = Iw;

// node_modules/@actions/core/lib/platform.js
import jc from "os";

// node_modules/@actions/exec/lib/toolrunner.js
var Fw = N($c(), 1);

// node_modules/@actions/io/lib/io.js
var Dc = N(Ic(), 1);
import * as De from "path";

// node_modules/@actions/io/lib/io-util.js
import * as Fn from "fs";
var Mc = function(e, t, n, r) {
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
}, { chmod: Ys, copyFile: Tc, lstat: Lr, mkdir: Ac, open: x1, readdir: Cc, rename: Mw, rm: Nc, rmdir: v1, stat: _n, symlink: Fc, unlink: Zs } = Fn.promises, Dr = process.platform === "win32";
function _c(e) {
  return Mc(this, void 0, void 0, function* () {
    let t = yield Fn.promises.readlink(e);
    return Dr && !t.endsWith("\\") ? `${t}\\` : t;
  });
}
var P1 = Fn.constants.O_RDONLY;
function Ln(e) {
  return Mc(this, void 0, void 0, function* () {
    try {
      yield _n(e);
    } catch (t) {
      if (t.code === "ENOENT")
        return !1;
      throw t;
    }
    return !0;
  });
}

// node_modules/@actions/io/lib/io.js
var Dn = function(e, t, n, r) {
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
function E1(e, t) {
  return Dn(this, arguments, void 0, function* (n, r, o = {}) {
    let { force: s, recursive: i, copySourceDirectory: a } = Cw(o), c = (yield Ln(r)) ? yield _n(r) : null;
    if (c && c.isFile() && !s)
      return;
    let f = c && c.isDirectory() && a ? De.join(r, De.basename(n)) : r;
    if (!(yield Ln(n)))
      throw new Error(`no such file or directory: ${n}`);
    if ((yield _n(n)).isDirectory())
      if (i)
        yield Uc(n, f, 0, s);
      else
        throw new Error(`Failed to copy. ${n} is a directory, but tried to copy without recursive flag.`);
    else {
      if (De.relative(n, f) === "")
        throw new Error(`'${f}' and '${n}' are the same file`);
      yield Wc(n, f, s);
    }
  });
}
function R1(e) {
  return Dn(this, void 0, void 0, function* () {
    if (Dr && /[*"<>|]/.test(e))
      throw new Error('File path must not contain `*`, `"`, `<`, `>` or `|` on Windows');
    try {
      yield Nc(e, {
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
function Aw(e) {
  return Dn(this, void 0, void 0, function* () {
    (0, Dc.ok)(e, "a path argument must be provided"), yield Ac(e, { recursive: !0 });
  });
}
function Cw(e) {
  let t = e.force == null ? !0 : e.force, n = !!e.recursive, r = e.copySourceDirectory == null ? !0 : !!e.copySourceDirectory;
  return { force: t, recursive: n, copySourceDirectory: r };
}
function Uc(e, t, n, r) {
  return Dn(this, void 0, void 0, function* () {
    if (n >= 255)
      return;
    n++, yield Aw(t);
    let o = yield Cc(e);
    for (let s of o) {
      let i = `${e}/${s}`, a = `${t}/${s}`;
      (yield Lr(i)).isDirectory() ? yield Uc(i, a, n, r) : yield Wc(i, a, r);
    }
    yield Ys(t, (yield _n(e)).mode);
  });
}
function Wc(e, t, n) {
  return Dn(this, void 0, void 0, function* () {
    if ((yield Lr(e)).isSymbolicLink()) {
      try {
        yield Lr(t), yield Zs(t);
      } catch (o) {
        o.code === "EPERM" && (yield Ys(t, "0666"), yield Zs(t));
      }
      let r = yield _c(e);
      yield Fc(r, t, Dr ? "junction" : null);
    } else (!(yield Ln(t)) || n) && (yield Tc(e, t));
  });
}

// node_modules/@actions/exec/lib/toolrunner.js
var I1 = process.platform === "win32";

// node_modules/@actions/core/lib/platform.js
var N1 = jc.platform(), F1 = jc.arch();

// node_modules/@actions/core/lib/core.js
var Xs;
(function(e) {
  e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
})(Xs || (Xs = {}));
function Js(e) {
  Xe("add-mask", {}, e);
}
function Hc(e, t) {
  let n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
  if (t && t.required && !n)
    throw new Error(`Input required and not supplied: ${e}`);
  return t && t.trimWhitespace === !1 ? n : n.trim();
}
function zc(e, t) {
  if (process.env.GITHUB_OUTPUT || "")
    return qs("OUTPUT", Gs(e, t));
  process.stdout.write(Qs.EOL), Xe("set-output", { name: e }, Le(t));
}
function qc(e) {
  process.exitCode = Xs.Failure, Uw(e);
}
function ie(e) {
  Xe("debug", {}, e);
}
function Uw(e, t = {}) {
  Xe("error", Ws(t), e instanceof Error ? e.toString() : e);
}
function Gc(e, t = {}) {
  Xe("warning", Ws(t), e instanceof Error ? e.toString() : e);
}
function ei(e) {
  process.stdout.write(e + Qs.EOL);
}
function Jc(e) {
  Hs("group", e);
}
function Kc() {
  Hs("endgroup");
}
function Vc(e, t) {
  if (process.env.GITHUB_STATE || "")
    return qs("STATE", Gs(e, t));
  Xe("save-state", { name: e }, Le(t));
}
function Yc(e) {
  return process.env[`STATE_${e}`] || "";
}

// src/outside-text.ts
function Wt(e) {
  return Xc(e).replaceAll("##[", "##\\[").replace(/^([\p{C}\p{M}\p{Z}]*)::/u, "$1\\::");
}
function Ww(e) {
  return Xc(e).replace(
    // A colon before a space begins no link.
    /[^\p{L}\p{M}\p{N} "%'()+,./:;=?-]|:(?! )/gu,
    (t) => `&#${t.codePointAt(0)};`
  );
}
function ti(e) {
  return `<code>${Ww(e)}</code>`;
}
function Xc(e) {
  return e.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, (t) => {
    let n = t.charCodeAt(0);
    return jw[t] ?? (n < 256 ? `\\x${Zc(n, 2)}` : `\\u${Zc(n, 4)}`);
  });
}
var jw = { "\n": "\\n", "\r": "\\r", "	": "\\t" };
function Zc(e, t) {
  return e.toString(16).padStart(t, "0");
}

// src/runner.ts
var ye = Hc, Ue = zc, Qc = Vc, ef = Yc, Wr = Js;
function tf(e) {
  qc(Wt(e));
}
function U(e) {
  Gc(Wt(e));
}
function P(e) {
  ei(Wt(e));
}
function jt(e) {
  ie(e.split(`
`).map(Wt).join(`
`));
}
function nf(e, t) {
  Jc(Wt(e));
  for (let n of t) P(n);
  Kc();
}
function dt(e) {
  P(`[warning]${e}`);
}
async function rf(e, [t = [], ...n], r) {
  if (!process.env.GITHUB_STEP_SUMMARY) return;
  let o = [t.map((s) => ({ data: s, header: !0 })), ...n];
  Ut.addHeading(e, 3).addTable(o), r !== "" && Ut.addEOL().addRaw(r, !0), await Ut.write();
}
async function eT(e) {
  process.env.GITHUB_STEP_SUMMARY && await Ut.addRaw(e, !0).write();
}
function Qe() {
  return q(process.env.GITHUB_WORKSPACE || process.cwd());
}
function K() {
  return q(process.env.RUNNER_TEMP || zw());
}
function Ht() {
  let { RUNNER_TOOL_CACHE: e, XDG_CACHE_HOME: t } = process.env;
  return q(e || t || qw(Hw(), ".cache"));
}
function of() {
  return process.env.RUNNER_ENVIRONMENT === "self-hosted";
}
function sf() {
  let e = Object.entries(process.env).filter(([t]) => t !== "INPUT_SIGNING-KEY");
  return Object.fromEntries(e.map(([t, n = ""]) => [t, n]));
}
function tT() {
  let { RUNNER_OS: e, RUNNER_ARCH: t } = process.env;
  return { os: e || process.platform, arch: t || process.arch };
}
function nT() {
  return process.env.RUNNER_NAME ?? "";
}
function rT(e) {
  Object.assign(process.env, e);
}
function et() {
  let { env: e } = process;
  return {
    repository: e.GITHUB_REPOSITORY ?? "",
    ref: e.GITHUB_REF ?? "",
    sha: e.GITHUB_SHA ?? "",
    runId: e.GITHUB_RUN_ID ?? "",
    runAttempt: e.GITHUB_RUN_ATTEMPT ?? "",
    eventName: e.GITHUB_EVENT_NAME ?? "",
    baseBranch: e.GITHUB_BASE_REF ?? "",
    defaultBranch: ye("default-branch"),
    cacheMode: e.ACTIONS_CACHE_MODE ?? "",
    token: e.ACTIONS_RUNTIME_TOKEN ?? ""
  };
}
function af() {
  let { env: e } = process, t = e.ACTIONS_CACHE_SERVICE_V2 && Gw(e.GITHUB_SERVER_URL) ? "v2" : "v1", n = t === "v2" ? e.ACTIONS_RESULTS_URL : e.ACTIONS_CACHE_URL, r = e.ACTIONS_RUNTIME_TOKEN ?? "";
  return n && URL.canParse(n) && (r !== "" || t === "v1") ? { language: t, url: n, token: r } : void 0;
}
function Gw(e = "") {
  let t = e || "https://github.com", n = URL.canParse(t) ? new URL(t).hostname : "";
  return n === "github.com" || n.endsWith(".ghe.com") || n.endsWith(".localhost");
}

// src/disk/ownership.ts
import { lstat as cf, mkdir as Jw, readlink as Kw } from "node:fs/promises";
import { dirname as Vw, join as ff, relative as Yw, resolve as uf, sep as zt } from "node:path";
async function Te(e) {
  let t = await cf(e);
  if (!t.isDirectory()) throw new Error(`${e} is no directory`);
  ni(e, t);
}
function Un({ uid: e }) {
  let t = process.geteuid?.();
  return t === void 0 || e === t;
}
function mf({ mode: e }) {
  return !process.geteuid || (e & 63) === 0;
}
function ni(e, { uid: t, mode: n }) {
  if (lf(e, t), !process.geteuid || (n & 18) === 0) return;
  let r = uf(e);
  throw new Error(`others may write to ${r}: run chmod go-w ${r}`);
}
function lf(e, t) {
  if (!Un({ uid: t }) && t !== 0) throw new Error(`${uf(e)} belongs to another user`);
}
async function df(e, t) {
  for (let n of pf(e, t)) await Te(n);
}
async function We(e, t) {
  for (let n of pf(e, t))
    await Jw(n, { mode: 448 }).catch((r) => {
      if (E(r) !== "EEXIST") throw r;
    }), await Te(n);
}
function pf(e, t) {
  let n = Yw(e, t).split(zt);
  return n.map((r, o) => ff(e, ...n.slice(0, o + 1)));
}
var Zw = 40;
async function qt(e) {
  if (!process.geteuid) return;
  let t = e.split(zt), n = 0, r = zt;
  for (let o = t.shift(); o !== void 0; o = t.shift()) {
    let s = o === ".." ? Vw(r) : ff(r, o), i = await cf(s).catch((c) => {
      if (E(c) !== "ENOENT") throw c;
    });
    if (!i) return;
    if (!i.isSymbolicLink()) {
      r = s;
      continue;
    }
    if (lf(s, i.uid), ++n > Zw) throw new Error(`${e} has too many links`);
    let a = await Kw(s);
    a.startsWith(zt) && (r = zt), t.unshift(...a.split(zt));
  }
}

// src/files/staging.ts
import { chmodSync as Hb, lstatSync as Af, mkdtempSync as zb, readdirSync as qb, rmSync as Gb, statSync as Jb } from "node:fs";
import * as Vr from "node:fs/promises";
import { createServer as Kb } from "node:net";
import { toNamespacedPath as Vb } from "node:path";

// src/disk/local-socket.ts
var gf = N(hf(), 1);
import { once as rb } from "node:events";
import {
  closeSync as ob,
  lstatSync as sb,
  mkdtempSync as ib,
  openSync as ab,
  rmSync as cb,
  statSync as fb,
  symlinkSync as ub,
  writeFileSync as mb
} from "node:fs";
import { connect as lb } from "node:net";
import { tmpdir as db } from "node:os";
import { join as pt } from "node:path";

// src/disk/trusted-file.ts
import { closeSync as Xw, constants as oi, fstatSync as Qw, lstatSync as eb, openSync as tb, readFileSync as nb } from "node:fs";
function Gt(e, t) {
  let n = (o) => o?.isFile() === !0 && Un(o) && o.size <= t;
  if (!n(eb(e, { throwIfNoEntry: !1 }))) return;
  let r = tb(e, oi.O_RDONLY | oi.O_NOFOLLOW | oi.O_NONBLOCK);
  try {
    return n(Qw(r)) ? nb(r) : void 0;
  } finally {
    Xw(r);
  }
}

// src/disk/local-socket.ts
var jr = process.platform === "win32";
function Hr(e, t, n) {
  let { path: r, close: o } = jr ? gb() : wf(e, t);
  return n.on("error", () => {
  }).listen(r), o(), jr && n.listening && mb(pt(e, t), bf(r, e), { mode: 384 }), n.listening;
}
async function zr(e, t) {
  let n = jr ? kf(e, t) : wf(e, t);
  if (n)
    try {
      let r = lb(n.path);
      return r.on("error", () => {
      }), await rb(r, "connect").finally(n.close), r;
    } catch (r) {
      if (!["ECONNREFUSED", "ENOENT"].includes(String(E(r)))) throw r;
      return;
    }
}
function yf(e, t) {
  return jr ? kf(e, t) !== void 0 : sb(pt(e, t), { throwIfNoEntry: !1 })?.isSocket() === !0;
}
function wf(e, t) {
  let n = pt(e, t);
  if (Buffer.byteLength(n) < 100) return { path: n, close: () => {
  } };
  if (process.platform === "linux") {
    let o = ab(e, "r");
    return { path: `/proc/self/fd/${o}/${t}`, close: () => ob(o) };
  }
  let r = ib(pt(db(), "headstart-"));
  return ub(e, pt(r, "d")), { path: pt(r, "d", t), close: () => cb(r, { recursive: !0, force: !0 }) };
}
var pb = /^\\\\\.\\pipe\\headstart-[0-9a-f-]{36}$/, hb = 256;
function gb() {
  return { path: `\\\\.\\pipe\\headstart-${(0, gf.randomUUID)()}`, close: () => {
  } };
}
function bf(e, t) {
  return `${e}
${fb(t, { bigint: !0 }).ino}
`;
}
function kf(e, t) {
  let n = yb(pt(e, t)) ?? "", [r = ""] = n.split(`
`);
  return pb.test(r) && n === bf(r, e) ? { path: r, close: () => {
  } } : void 0;
}
function yb(e) {
  try {
    return Gt(e, hb)?.toString("latin1");
  } catch (t) {
    if (E(t) === "ENOENT") return;
    throw t;
  }
}

// src/disk/rename.ts
import { lstatSync as wb, renameSync as bb, rmdirSync as kb } from "node:fs";
function te(e, t) {
  Ob(
    () => bb(e, t),
    () => !Sf(t)
  );
}
function Jt(e, t) {
  let n = process.platform === "win32";
  n && Sb(t);
  try {
    return te(e, t), !0;
  } catch (r) {
    let o = E(r) ?? "";
    if (["ENOTEMPTY", "EEXIST"].includes(o) || n && o === "EPERM" && Sf(t)) return !1;
    throw r;
  }
}
function Sb(e) {
  try {
    kb(e);
  } catch {
  }
}
function Sf(e) {
  return wb(e, { throwIfNoEntry: !1 })?.isDirectory() === !0;
}
var xb = ["EPERM", "EBUSY", "EACCES"], vb = 200, Pb = new Int32Array(new SharedArrayBuffer(4));
function Ob(e, t, { platform: n = process.platform, mostMs: r = 5e3 } = {}) {
  let o = performance.now() + r;
  for (let s = 4; ; s = Math.min(2 * s, vb)) {
    try {
      e();
      return;
    } catch (i) {
      if (!(n === "win32" && xb.includes(E(i) ?? "")) || performance.now() > o || !t()) throw i;
    }
    Atomics.wait(Pb, 0, 0, s);
  }
}

// src/files/byte-strings.ts
import { readdirSync as Bb } from "node:fs";
function x(e) {
  return Buffer.from(e, "utf8").toString("latin1");
}
var Eb = /[\u0080-\u00ff]/, Rb = new TextDecoder("utf-8", { fatal: !0, ignoreBOM: !0 });
function w(e, t = process.platform) {
  if (!Eb.test(e)) return e;
  let n = Buffer.from(e, "latin1");
  if (t !== "win32") return n;
  try {
    return Rb.decode(n);
  } catch {
    throw new Error(`Windows has no file ${JSON.stringify(n.toString())}: its name is not Unicode`);
  }
}
function z(e, t) {
  return e === t || e.startsWith(je(t));
}
function je(e) {
  return e.endsWith("/") ? e : `${e}/`;
}
function ne(e) {
  return Bb(w(e), { encoding: "latin1" });
}

// src/files/journal.ts
var If = N(vf(), 1);
import {
  appendFileSync as Ib,
  chmodSync as ii,
  lstatSync as $f,
  mkdirSync as Mb,
  rmdirSync as Tb,
  rmSync as Ab,
  statSync as Cb,
  utimesSync as Nb,
  writeFileSync as Fb
} from "node:fs";

// src/files/journal-step.ts
var qr = {
  make: { path: "target" },
  move: { to: "target", from: "staged" },
  replace: { to: "target", from: "staged", aside: "staged" },
  stamp: { path: "target" }
};
function Gr(e) {
  let t = e;
  return Object.keys(qr[e.do]).map((n) => t[n]);
}
function Of(e) {
  return Gr(e)[0];
}
function si(e, t) {
  let n = x(H(t)), r = je(n), o = (s) => {
    if (s !== n && !s.startsWith(r)) throw new Error(`${s} is not below ${n}`);
    return s.slice(r.length);
  };
  return e.map((s) => `${JSON.stringify(Ef(s, o))}
`).join("");
}
function Bf(e, t) {
  let n = x(H(t)), r = (s) => s === "" ? n : `${je(n)}${s}`;
  return e.split(`
`).slice(0, -1).map((s) => {
    let i = JSON.parse(s);
    if (!$b(i, x(Cr(t)))) throw new Error("its journal is none that a restore wrote");
    return Ef(i, r);
  });
}
function Ef(e, t) {
  let n = Gr(e), r = Object.keys(qr[e.do]).map((o, s) => [o, t(n[s])]);
  return { ...e, ...Object.fromEntries(r) };
}
function $b(e, t) {
  let n = e;
  if (typeof n?.do != "string" || !Object.hasOwn(qr, n.do)) return !1;
  let r = (i) => typeof i == "string" && i.split("/").every((a) => !["", ".", ".."].includes(a)), o = n.do === "stamp", s = Object.entries(qr[n.do]).every(([i, a]) => {
    let c = n[i];
    return c === "" ? o : r(c) && a === "staged" === c.startsWith(`${t}/`) && c !== t;
  });
  return o ? s && Pf(n.stamp) && Pf(n.before) : s && (n.do === "make" || typeof n.inode == "string");
}
function Pf(e) {
  let t = e;
  return [t?.mode, t?.mtime].every(Number.isFinite);
}

// src/files/journal.ts
var Kt = "journal", _b = Math.min(128 * 1024 * 1024, (0, If.getHeapStatistics)().heap_size_limit / 32);
function Mf(e, t) {
  Ib(T(t, Kt), si(e, t), { mode: 384 });
  for (let n of e) Db(n);
}
function Tf(e) {
  for (let t of e)
    t.do === "stamp" && L(t.path)?.isDirectory() && ci(t.path, t.stamp);
}
function ai(e) {
  Ab(T(e, Kt), { force: !0 });
}
function Jr(e, t = () => !0) {
  let n = Lb(e), r = /* @__PURE__ */ new Set(), o = [];
  for (let a of [...n.toReversed(), ...n.filter((c) => c.do === "stamp")])
    try {
      t(a) ? Ub(a) : r.add(a);
    } catch (c) {
      o.push(c);
    }
  if (o.length > 0) throw o[0];
  let s = T(e, `${Kt}-draft`), i = n.filter((a) => r.has(a));
  i.length > 0 ? (Fb(s, si(i, e), { mode: 384 }), te(s, T(e, Kt))) : ai(e);
}
function jn(e) {
  return L(x(T(e, Kt))) !== void 0;
}
function Lb(e) {
  if (!jn(e)) return [];
  let t = Gt(T(e, Kt), _b);
  if (!t) throw new Error("its journal is no file that a restore wrote");
  return Bf(t.toString(), e);
}
function Db(e) {
  switch (e.do) {
    case "make":
      Mb(w(e.path));
      break;
    case "move":
      Wn(e.from, e.to);
      break;
    case "replace":
      Wn(e.to, e.aside), Wn(e.from, e.to);
      break;
    case "stamp":
      ci(e.path, e.stamp);
      break;
  }
}
function Ub(e) {
  switch (e.do) {
    case "make":
      Wb(e.path);
      break;
    case "move":
      Rf(e);
      break;
    case "replace":
      if (!L(e.aside)) break;
      if (Rf(e), L(e.to)) throw new Error(`${w(e.to)} is in the way of what was there before`);
      Wn(e.aside, e.to);
      break;
    case "stamp":
      jb(e.path, e.before);
      break;
  }
}
function Rf({ from: e, to: t, inode: n }) {
  !L(e) && Kr(t) === n && Wn(t, e);
}
function Kr(e) {
  let t = $f(w(e), { bigint: !0, throwIfNoEntry: !1 });
  return t && `${t.dev}:${t.ino}`;
}
function L(e) {
  try {
    return $f(w(e));
  } catch (t) {
    if (E(t) === "ENOENT" || E(t) === "ENOTDIR") return;
    throw t;
  }
}
function ht(e) {
  if (Cb(w(e), { throwIfNoEntry: !1 })?.isDirectory()) return [];
  if (L(e)) throw new Error(`${w(e)} is no directory, so nothing can be restored below it`);
  return [...ht(H(e)), e];
}
function Wb(e) {
  try {
    Tb(w(e));
  } catch (t) {
    if (!["ENOENT", "ENOTDIR", "ENOTEMPTY", "EEXIST"].includes(E(t) ?? "")) throw t;
  }
}
function jb(e, t) {
  let n = L(e);
  n?.isDirectory() && (n.mtimeMs / 1e3 !== t.mtime || (n.mode & 4095) !== t.mode) && ci(e, t);
}
function ci(e, { mode: t, mtime: n }) {
  try {
    ii(w(e), t), Nb(w(e), n, n);
  } catch (r) {
    if (E(r) !== "EPERM") throw r;
  }
}
function Wn(e, t) {
  let [n, r] = [w(e), w(t)];
  try {
    te(n, r);
  } catch (o) {
    let s = L(e);
    if (E(o) !== "EACCES" || !s?.isDirectory()) throw o;
    ii(n, s.mode | 128), te(n, r), ii(r, s.mode & 4095);
  }
}

// src/files/staging.ts
var Vt = ".headstart-staging-";
function Ae(e) {
  return e.startsWith(Vt);
}
function Yr(e) {
  let t = zb(T(e, Vt)), n = Zb(t);
  return {
    /** Absolute path, on the same file system as the target beside it. */
    dir: t,
    /** Removes the directory, unless the next run needs it to undo steps that this run could not undo. */
    async remove() {
      jn(t) || (n?.close(), zn(t));
    }
  };
}
async function tt({ base: e, literal: t }) {
  let n = Yb(e);
  if (t === void 0) return n;
  let r = Af(t, { throwIfNoEntry: !1 });
  return r?.isDirectory() ? await Vr.access(n, Vr.constants.W_OK).then(
    () => !0,
    () => !1
  ) && r.dev === Af(n).dev ? n : t : n;
}
function Yb(e) {
  let t = e;
  for (; !Jb(t, { throwIfNoEntry: !1 })?.isDirectory(); ) {
    let n = H(t);
    if (n === t) throw new Error(`there is no ${t}`);
    t = n;
  }
  return t;
}
function Yt(e) {
  let t = L(x(e));
  return t !== void 0 && Hn(t);
}
function Hn(e) {
  return e.isDirectory() && Un(e) && mf(e);
}
function Zt(e) {
  return yf(e, fi);
}
var fi = "alive";
function Zb(e) {
  let t = Kb((n) => n.destroy()).unref();
  if (Hr(e, "born", t))
    return te(T(e, "born"), T(e, fi)), t;
}
async function Zr(e) {
  if (!Zt(e)) return !1;
  try {
    let t = await zr(e, fi);
    return t?.destroy(), t !== void 0;
  } catch {
    return !0;
  }
}
function zn(e) {
  let t = () => Gb(Vb(e), { recursive: !0, force: !0, maxRetries: 3 });
  try {
    t();
  } catch (n) {
    if (E(n) !== "EACCES") throw n;
    Cf(x(e)), t();
  }
}
function Cf(e) {
  Hb(w(e), 448);
  for (let t of qb(w(e), { withFileTypes: !0, encoding: "latin1" }))
    t.isDirectory() && Cf(`${e}/${t.name}`);
}

// src/keys.ts
var Qr = N(Nf(), 1), Ff = 10, Xr = 512;
function li(e) {
  if (e.length > Ff) return `Key Validation Error: Keys are limited to a maximum of ${Ff}.`;
  for (let t of e) {
    if (t.length > Xr)
      return `Key Validation Error: ${t} cannot be larger than ${Xr} characters.`;
    if (t.includes(",")) return `Key Validation Error: ${t} cannot contain commas.`;
  }
}
function Z(e, t) {
  return e === t || e.localeCompare(t, void 0, { sensitivity: "accent" }) === 0;
}
var _f = di;
function di(e) {
  let t = (0, Qr.createHash)("sha256");
  for (let n of e) t.update(`${Buffer.byteLength(n)}:${n},`);
  return t.digest("hex");
}
function Lf(e, t) {
  for (let n of e) {
    let r = mi(t.filter((o) => o.key === n)) ?? mi(t.filter((o) => Z(o.key, n))) ?? mi(t.filter((o) => o.key.startsWith(n)));
    if (r) return r;
  }
}
function mi(e) {
  return e.toSorted(pi)[0];
}
function pi(e, t) {
  return t.createdAt.getTime() - e.createdAt.getTime() || (e.key < t.key ? 1 : -1);
}
var Df = 225, Xb = 160;
function qn(e) {
  let t = Hf(e) || "%";
  return t.length <= Df ? t : `${Wf(e)}~${(0, Qr.createHash)("sha256").update(e).digest("hex")}`;
}
function Uf(e) {
  let t = qn(e).replace(
    /%[0-9A-F]{2}|[A-Z]/g,
    (n) => n.length > 1 ? n : zf(n)
  );
  return t.length <= Df ? t : `~${(0, Qr.createHash)("sha256").update(e).digest("hex")}`;
}
function Wf(e) {
  return Hf(e).slice(0, Xb);
}
function jf(e, t) {
  let n = e.toLowerCase();
  return t.some((r) => n.startsWith(Wf(r).toLowerCase()));
}
function hi(e) {
  if (e.includes("~")) return;
  if (e === "%") return "";
  let t = e.replace(
    /%([0-9A-F]{2})/g,
    (n, r) => String.fromCharCode(Number.parseInt(r, 16))
  );
  return Buffer.from(t, "latin1").toString("utf8");
}
function Hf(e) {
  return Buffer.from(e, "utf8").toString("latin1").replace(/^\.|[^A-Za-z0-9._-]/g, zf);
}
function zf(e) {
  return `%${e.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
}

// src/bytes/buffer-pool.ts
function nt(e, t) {
  let { release: n, positionOf: r } = e;
  return { ...n && { release: n }, positionOf: r, [Symbol.asyncIterator]: () => t(e) };
}
function Xt(e = 1024 * 1024) {
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
import { accessSync as Qb, constants as ek, statSync as tk } from "node:fs";
import { delimiter as nk, isAbsolute as rk, join as ok } from "node:path";
var sk = process.platform === "win32" ? ".exe" : "";
function Gn(e) {
  return (process.env.PATH ?? "").split(nk).filter((n) => rk(n)).map((n) => ok(n, `${e}${sk}`)).find(ik);
}
function qf(e) {
  let t = Gn(e);
  if (t === void 0) throw new ee(`there is no ${e} on PATH`);
  return t;
}
function ik(e) {
  try {
    return Qb(e, ek.X_OK), tk(e).isFile();
  } catch {
    return !1;
  }
}

// src/process.ts
var Jn = N(Jf(), 1), gi = N(Vf(), 1);
import { once as yi } from "node:events";
import { finished as lk } from "node:stream/promises";

// src/program-exit.ts
import { once as ak } from "node:events";
async function Yf(e, t) {
  let n = !1, r = () => {
    n = !0;
    for (let i of e) i.kill("SIGKILL");
  };
  t.addEventListener("abort", r), t.aborted && r();
  let o = await Promise.all(
    e.map(async (i) => {
      try {
        await fk(i, { mayEcho: i !== e.at(-1) });
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
var ck = /^: (\S*\/)?\w+: (-: Cannot write|write error|standard output|error \d+ : Write error( : cannot write block)?)(:| :) (Broken pipe|Connection reset by peer)\s*(\n(\S*\/)?\w+: Error is not recoverable: exiting now)?$/;
async function fk(e, { mayEcho: t }) {
  let n = mk(e.stderr), [r, o] = await ak(e, "close");
  if (r !== 0 && !(t && (o === "SIGPIPE" || ck.test(n()))))
    throw new ee(`${e.spawnfile} ${eo(r, o)}${n()}`);
}
function eo(e, t) {
  return t ? `was ended by ${t}` : `failed with exit code ${e}`;
}
var uk = 1e3;
function mk(e) {
  let t = "";
  return e.setEncoding("utf8").on("data", (n) => {
    t = (t + n).slice(-uk);
  }), () => t.trim() === "" ? "" : `: ${t.trim()}`;
}

// src/process.ts
function wi() {
  let { PATH: e, SystemRoot: t } = process.env;
  return { PATH: e, LC_ALL: "C", ...t && { SystemRoot: t } };
}
function V(e, { cwd: t, signal: n, stdin: r }) {
  let o = [];
  for (let a of e.toReversed()) {
    let c = o[0], f = (a === e[0] ? r : void 0) ?? "pipe", u = Qf(a, { cwd: t, stdio: [f, c?.stdin ?? "pipe", "pipe"] });
    c?.stdin?.destroy(), o.unshift(u);
  }
  let s = o[0], i = o.at(-1);
  return s.stdin?.on("error", () => {
  }), {
    pid: s.pid ?? 0,
    stdin: s.stdin,
    stdout: i.stdout,
    ended: Yf(o, n)
  };
}
var dk = /^(NODE_(OPTIONS|EXTRA_CA_CERTS|USE_SYSTEM_CA|COMPILE_CACHE)|SSL_CERT_(FILE|DIR)|LD_LIBRARY_PATH)$/;
function Xf({ path: e, args: t }) {
  let n = Object.entries(process.env).filter(([a]) => dk.test(a)), r = (0, Jn.spawn)(e, t, {
    cwd: "/",
    detached: !0,
    stdio: ["pipe", "pipe", "ignore"],
    // One of its threads waits for the kernel all the time.
    env: { ...wi(), ...Object.fromEntries(n), UV_THREADPOOL_SIZE: "8" }
  });
  r.on("error", () => {
  });
  let { pid: o = 0, stdin: s, stdout: i } = r;
  return s.on("error", () => {
  }), { pid: o, stdin: s, stdout: i, kill: () => {
    r.kill("SIGKILL");
  } };
}
async function Kn(e, t, n) {
  await to({ path: qf(e), args: t }, n);
}
async function to(e, t) {
  let { stdout: n, ended: r } = V([e], t);
  n.resume(), await r;
}
function Qf(e, t) {
  let n = process.umask(0);
  try {
    return (0, Jn.spawn)(e.path, e.args, { ...t, env: wi() });
  } finally {
    process.umask(n);
  }
}
async function mA(e, t, { cwd: n, signal: r }) {
  let o = performance.now(), s = (0, Jn.spawn)(process.execPath, [e], { cwd: n, env: t, stdio: ["ignore", "pipe", "pipe"] }), i = () => {
    s.kill("SIGINT");
  };
  r.addEventListener("abort", i), r.aborted && i();
  let a = "";
  for (let c of [s.stdout, s.stderr])
    c.setEncoding("utf8").on("data", (f) => {
      a += f;
    });
  try {
    let [c] = await yi(s, "close");
    return { exitCode: c, output: a, ms: performance.now() - o };
  } finally {
    r.removeEventListener("abort", i);
  }
}
async function lA({ path: e, args: t }, { cwd: n, env: r, signal: o }) {
  let s = process.platform !== "win32", i = (0, Jn.spawn)(e, t, { cwd: n, env: { ...r, ...wi() }, detached: s });
  i.stdin.destroy(), i.stderr.resume();
  let a = () => {
    try {
      s && i.pid !== void 0 ? process.kill(-i.pid, "SIGKILL") : i.kill("SIGKILL");
    } catch {
    }
  };
  o.addEventListener("abort", a), o.aborted && a();
  let c = "";
  i.stdout.setEncoding("utf8").on("data", (f) => {
    c += f, c.length > Zf && a();
  });
  try {
    let [f, u] = await yi(i, "exit");
    if (a(), await lk(i.stdout, { signal: AbortSignal.timeout(1e3) }).catch(() => {
    }), o.throwIfAborted(), f === 0 && c.length <= Zf) return c;
    throw new ee(`${e} ${eo(f, u)}`);
  } finally {
    o.removeEventListener("abort", a), i.stdout.destroy(), i.stderr.destroy();
  }
}
var Zf = 64 * 1024;
async function Vn(e, t = [0]) {
  let n = Qf(e, { stdio: "pipe" });
  n.stdin?.destroy();
  let [[r, o], s, i] = await Promise.all([
    yi(n, "close"),
    (0, gi.text)(n.stdout),
    (0, gi.text)(n.stderr)
  ]);
  if (r !== null && t.includes(r)) return s;
  throw new ee(`${e.path} ${eo(r, o)}: ${i.trim()}`);
}

// src/tools.ts
import { readFileSync as pk } from "node:fs";
async function eu(e = !0) {
  let t = e ? hk : () => {
  }, [n, r, o, s] = await Promise.all([
    yk(),
    Gn("zstd"),
    t("mksquashfs"),
    t("unsquashfs")
  ]);
  return { tar: n, zstd: r, mksquashfs: o, unsquashfs: s };
}
async function hk(e) {
  let t = Gn(e);
  return t && await gk(t).catch(() => {
  }) && t;
}
async function gk(e) {
  let t = await Vn({ path: e, args: ["-version"] }, [0, 1]), [, n, r, o] = t.match(/squashfs version ((\d+)\.(\d+)(?:\.\d+)?)/) ?? [];
  return Number(r) * 100 + Number(o) >= 405 ? n : void 0;
}
async function yk() {
  if (process.platform === "win32") return { dialect: "node" };
  for (let e of ["tar", "gtar", "bsdtar"]) {
    let t = Gn(e), n = t && (wk(t) ?? kk(await bk(t)));
    if (n) return { path: t, dialect: n };
  }
  return { dialect: "node" };
}
var tu = { "GNU tar": "gnu", bsdtar: "bsd" };
function wk(e) {
  try {
    let t = pk(e);
    return Object.entries(tu).find(([n]) => t.includes(`\0${n}\0`))?.[1];
  } catch {
    return;
  }
}
function bk(e) {
  return Vn({ path: e, args: ["--version"] }).catch(() => "");
}
function kk(e) {
  return Object.entries(tu).find(([t]) => e.includes(t))?.[1];
}

// src/entry/digest.ts
var ru = N(nu(), 1);

// src/bytes/chunker.ts
function Qt(e) {
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
var M = 1024 * 1024, en = 32;
function Yn(e) {
  return Math.ceil(e / M) * en;
}
function ou() {
  let e = Qt(M), t = [];
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
function ki(e, t, n) {
  let r = n.subarray(t * en, (t + 1) * en);
  return r.length === en && Ce(...e).equals(r);
}
function su(e, { offset: t, length: n }) {
  let r = Ne(t, t + n), o = r[0] * en;
  return Ce(
    Buffer.from(`${n}
`),
    e.subarray(o, o + r.length * en)
  ).toString("hex");
}
function Ce(...e) {
  let t = (0, ru.createHash)("sha256");
  for (let n of e) t.update(n);
  return t.digest();
}
function Ne(e, t) {
  let n = Math.floor(e / M), r = t > e ? Math.ceil(t / M) - n : 0;
  return Array.from({ length: r }, (o, s) => n + s);
}

// src/entry/container.ts
var tn = "headstart-2", Sk = ["image", "delta"];
function nn(e, t) {
  return Sk.includes(t) ? Math.ceil(e / M) * M : e;
}
function W({ segments: e }) {
  let t = e.at(-1);
  return t ? t.offset + t.length : 0;
}
function no({ digests: e, ...t }) {
  return Ce(Buffer.from(JSON.stringify(t)), e).toString("hex");
}

// src/entry/read-range.ts
async function Zn(e, t, n) {
  let r = [];
  for await (let s of e.read(t, n)) r.push(s);
  let o = Buffer.concat(r);
  if (o.length !== n - t)
    throw new k(`it ended at byte ${t + o.length} of ${e.size}`);
  return o;
}

// src/entry/index-frame.ts
var xk = 407710288, Si = 8, ro = Si + 12, Xn = Buffer.from("HEADSTR2"), au = 36 + Xn.length, Qn = ro + au, xi = 4 * 1024 * 1024, cu = 1024, vk = 512, Pk = 1024 ** 4;
function fu({ digests: e, ...t }, n) {
  let r = Buffer.from(JSON.stringify(t));
  if (r.length > xi) throw new Error(`the index is too large: its JSON has ${r.length} bytes`);
  let o = Buffer.alloc(ro), s = [e, r, n?.(uu(e, r)) ?? Buffer.alloc(0)], i = s.map((u) => u.length), a = i.reduce((u, m) => u + m, Qn), c = [xk, a - Si, ...i];
  for (let [u, m] of c.entries()) o.writeUInt32LE(m, 4 * u);
  let f = Buffer.alloc(4);
  return f.writeUInt32LE(a), Buffer.concat([o, ...s, Ce(o, ...s), f, Xn]);
}
var Ok = 128 * 1024;
async function er(e, t) {
  return Ek(await Bk(e), e.size, t);
}
async function Bk(e) {
  let { size: t } = e;
  if (t < Qn) throw new k(`it has only ${t} bytes`);
  let n = await Zn(e, Math.max(0, t - Ok), t);
  if (!n.subarray(-Xn.length).equals(Xn))
    throw new k("it does not end in an index: cut short, or not written by Headstart");
  let r = n.readUInt32LE(n.length - Xn.length - 4), o = Qn + Yn(Math.min(t, Pk)) + xi + cu;
  if (r < Qn || r > Math.min(t, o))
    throw new k(`its index has ${r} bytes, which is no length of an index`);
  return r <= n.length ? n.subarray(-r) : Zn(e, t - r, t);
}
function Ek(e, t, n) {
  let r = e.length - au;
  if (!Ce(e.subarray(0, r)).equals(e.subarray(r, r + 32)))
    throw new k("its index does not match its SHA-256");
  let [o = 0, s = 0, i = 0] = [0, 1, 2].map(
    (l) => e.readUInt32LE(Si + 4 * l)
  ), a = t - e.length;
  if (!(o === Yn(a) && s <= xi && i <= cu && Qn + o + s + i === e.length)) throw new k("the parts of its index do not fit its body");
  let f = ro + o, [u, m] = [e.subarray(ro, f), e.subarray(f, f + s)];
  n?.(e.subarray(f + s, r), uu(u, m));
  let d = Rk(m);
  if (!$k(d)) throw new k("its index is not what this version of Headstart writes");
  return Tk(d.segments, a), { ...d, digests: u };
}
function uu(e, t) {
  let n = Buffer.alloc(4);
  return n.writeUInt32LE(e.length), Ce(n, e, t);
}
function Rk(e) {
  try {
    return JSON.parse(e.toString("utf8"));
  } catch {
    return;
  }
}
function $k(e) {
  let t = e;
  return t?.container === tn && mu(t.format) && iu(t.key) && t.key.length <= vk && [t.files, t.bytes].every(vi) && Array.isArray(t.paths) && t.paths.every(iu) && Array.isArray(t.segments) && t.segments.every(Ik);
}
function Ik(e) {
  let t = e, { offset: n, length: r, files: o, bytes: s, unpackedBytes: i = 0, root: a = 0, deadBytes: c = 0 } = t ?? {}, f = [n, r, o, s, i, a, c];
  return mu(t?.kind) && f.every(vi) && Mk(t?.frames, r);
}
function Mk(e, t) {
  if (e === void 0) return !0;
  let n = (r) => vi(r) && r !== 0;
  return Array.isArray(e) && e.every(n) && e.reduce((r, o) => r + o, 0) === t;
}
function mu(e) {
  return typeof e == "string" && /^[a-z-]{1,32}$/.test(e);
}
function iu(e) {
  return typeof e == "string";
}
function vi(e) {
  return Number.isSafeInteger(e) && e >= 0;
}
function Tk(e, t) {
  let n = 0;
  for (let { kind: r, offset: o, length: s } of e) {
    if (o !== nn(n, r) || s === 0) throw new k("its segments do not line up");
    n = o + s;
  }
  if (n === 0 || n !== t) throw new k("its segments do not fill its body");
}

// src/transfer/limits.ts
var lu = (e) => Math.min(24, 3 * e);
function Pi(e) {
  return Math.random() * Math.min(4e3, e);
}
var Oi = { paceBytes: 128 * 1024 ** 2, paceMs: 6e5, paceAfterMs: 6e4 }, du = {
  ...Oi,
  singleBytes: 10 * 1024 * 1024,
  idleMs: 1e4,
  hedgeMs: 2e3,
  noProgressMs: 3e4,
  backoffMs: 500,
  progressBytes: 65536
}, MA = { noProgressMs: 3e4, progressBytes: 1024 ** 2 }, TA = { timeoutMs: 5 * 6e4, pauseMs: 250 };

// src/transfer/deadline.ts
async function NA({ signal: e, late: t }, n) {
  let r = AbortSignal.timeout(12e3);
  try {
    return await n(AbortSignal.any([e, r]));
  } catch (o) {
    throw e.throwIfAborted(), r.aborted && o === r.reason ? t() : o;
  }
}
async function pu(e, t) {
  let n = Promise.withResolvers(), r = () => n.reject(t.reason);
  t.addEventListener("abort", r);
  try {
    return await Promise.race([e, n.promise]);
  } finally {
    t.removeEventListener("abort", r);
  }
}
function hu({ signal: e, limitMs: t, bytes: n = 0, onSent: r }) {
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
function gu(e) {
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
function yu(e, t) {
  let n = t === void 0 ? void 0 : Promise.resolve(t), r = () => {
    let o = e();
    return o.catch(() => {
      n === o && (n = void 0);
    }), o;
  };
  return (o = !1) => (o && (n = void 0), n ??= r(), n);
}

// src/transfer/download.ts
import { Readable as Qk } from "node:stream";

// src/transfer/concurrency-limiter.ts
function wu(e) {
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
async function bu(e, t, n = []) {
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
function rt(e) {
  let { origin: t, pathname: n } = new URL(e);
  return t + n;
}
var tr = "its certificate is signed by nobody this machine trusts; give the authority\u2019s certificate in NODE_EXTRA_CA_CERTS", ku = {
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
  DEPTH_ZERO_SELF_SIGNED_CERT: [tr, "none"],
  SELF_SIGNED_CERT_IN_CHAIN: [tr, "none"],
  UNABLE_TO_GET_ISSUER_CERT: [tr, "none"],
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: [tr, "none"],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: [tr, "none"],
  CERT_HAS_EXPIRED: ["its certificate has expired", "none"],
  CERT_NOT_YET_VALID: ["its certificate is not valid yet; is the clock of this machine right?", "none"],
  ERR_TLS_CERT_ALTNAME_INVALID: ["its certificate is for another host; is the endpoint right?", "none"],
  ERR_SSL_WRONG_VERSION_NUMBER: ["it does not speak TLS; is the endpoint http: instead of https:?", "none"],
  HPE_INVALID_CONSTANT: ["it does not speak HTTP; is the endpoint https: instead of http:?", "none"],
  EPROTO: ["it does not speak TLS; is the endpoint http: instead of https:?", "none"]
};
function jA(e, t) {
  if (e instanceof Y) return e;
  let n = /Proxy.*\((\d{3})\)/.exec(e instanceof Error ? e.message : "")?.[1];
  if (n) return Su(Number(n), t);
  let r = E(e) ?? "unknown error", [o, s] = ku[r] ?? ["the connection failed", "retry"];
  return new Y(`${rt(t)}: ${o} (${r})`, s);
}
function HA(e, t) {
  let n = E(e) ?? "unknown error", [r, o] = ku[n] ?? ["the connection failed", "retry"], s = r.replace(/; is the .*/, ""), i = "correct HTTP_PROXY and HTTPS_PROXY, or name the host in NO_PROXY";
  return new Y(
    `the proxy at ${new URL(t).origin}: ${s} (${n}); ${i}`,
    o === "resume" ? "retry" : o
  );
}
function Su(e, t) {
  let n = e === 407 ? "the proxy wants other credentials; give them in HTTP_PROXY and HTTPS_PROXY" : e >= 500 ? "the proxy cannot reach it; is the endpoint right, or the host missing in NO_PROXY?" : "the proxy does not let it through; if it need not, name the host in NO_PROXY";
  return new Y(`${rt(t)}: ${n} (${e})`, e >= 500 ? "slow-down" : "none");
}
function zA(e, t) {
  let n = "a web page comes instead of an answer; is the endpoint right, or does a proxy or portal want a login?";
  return new Y(`${rt(t)}: ${n} (${e})`, "none");
}
async function xu({ status: e, headers: t, body: n }, r) {
  if (e === 407) return Su(e, r);
  let o = await Lk(n), [s, i] = Nk(e, o, t.location), a = o === void 0 ? e : `${e} ${o}`, c = e === 429 || e >= 500 ? Dk(t["retry-after"]) : 0;
  return new Y(`${rt(r)}: ${s} (${a})`, i, c);
}
function Nk(e, t, n) {
  return e === 403 || t === "ExpiredToken" ? ["access is denied; are the credentials right, and is the clock?", "renew"] : e === 404 || e === 410 ? ["the object is gone; it was deleted meanwhile", "none"] : e === 412 ? ["the object was replaced meanwhile", "none"] : e === 416 ? ["the object is shorter than it was; it was replaced meanwhile", "none"] : e >= 300 && e < 400 ? [`it redirects${Fk(n)}; use that as endpoint`, "none"] : e === 408 || e === 429 || e >= 500 ? ["it has trouble or too much to do", "slow-down"] : ["it refuses the request", "none"];
}
function Fk(e) {
  return typeof e == "string" && URL.canParse(e) ? ` to ${new URL(e).origin}` : "";
}
var _k = 4096;
async function Lk(e) {
  let t = [];
  return await bu(_k, e, t).catch(() => {
  }), /<Code>(\w{1,64})<\/Code>/.exec(Buffer.concat(t).toString("latin1"))?.[1];
}
function Dk(e) {
  if (typeof e != "string") return 0;
  let t = /^\d+$/.test(e) ? Number(e) * 1e3 : Date.parse(e) - Date.now();
  return Math.max(t || 0, 0);
}

// src/transfer/range-request.ts
async function Pu(e, t) {
  let { http: n, object: r, signed: o, signal: s } = t, { url: i } = o, a = !Number.isFinite(r.size), c = {
    ...!a && { range: `bytes=${e.position}-${e.end - 1}` },
    ...r.etag !== void 0 && { "if-match": r.etag },
    "accept-encoding": "identity"
  }, f = await n.request(i, {
    method: "GET",
    headers: c,
    signal: s,
    onHead: (u, m) => vu(u) ? Uk(u, m, e, t) : void 0
  });
  if (!vu(f)) throw await xu(f, i);
  if (a && e.finish(), !e.isComplete()) throw He(i, "the connection ended before the object did", "resume");
}
var vu = ({ status: e }) => e === 200 || e === 206;
function Uk(e, t, n, r) {
  let { url: o } = r.signed;
  Hk(e, r);
  let s = e.status === 200 && e.headers["content-range"] === void 0;
  return s ? (Wk(e, n, r), r.onWholeObject(n)) : jk(e, n, r), n.start === 0 && r.begun?.resolve(), r.signed.worked = !0, (i) => {
    let a = n.end - n.position;
    if (i.length > a && !s) throw He(o, "it sends more bytes than it says", "retry");
    n.take(i.subarray(0, a)), r.onBytes(n, i.length, t), s && n.isComplete() && t.end();
  };
}
function Wk({ headers: e }, t, { signed: { url: n }, object: { size: r } }) {
  if (t.position !== 0)
    throw He(n, "the server ignores the range that it is asked for", "await-whole");
  if (Number.isFinite(r) && !Ou(e["content-length"], r))
    throw He(n, "the object has another length", "retry");
}
function jk({ headers: e }, t, { signed: { url: n }, object: { size: r } }) {
  let o = `bytes ${t.position}-${t.end - 1}/${r}`;
  if (e["content-range"] !== o)
    throw He(n, `it sends '${e["content-range"]}' instead of '${o}'`, "retry");
  let s = e["content-length"];
  if (!Ou(s, t.end - t.position))
    throw He(n, `it sends ${s} bytes for '${o}'`, "retry");
}
function Ou(e, t) {
  return e === void 0 || e === String(t);
}
function Hk({ headers: e }, { signed: { url: t }, object: { etag: n } }) {
  let r = e["content-encoding"] ?? "identity";
  if (r !== "identity")
    throw He(t, `something on the way encodes it as ${r}; a proxy?`, "none");
  if (/^text\/html/i.test(String(e["content-type"])))
    throw He(t, "a web page comes instead of the object; does a proxy or portal want a login?", "none");
  if (n !== void 0 && e.etag !== n) {
    let o = `the object was replaced meanwhile: its ETag is ${e.etag}, not ${n}`;
    throw He(t, o, "none");
  }
}
function He(e, t, n) {
  return new Y(`${rt(e)}: ${t}`, n);
}

// src/transfer/fill-part.ts
async function Bu(e, t) {
  let n = t.retries.forPart(e.start), r = () => !e.isComplete() && t.isWanted(e);
  for (; r(); ) {
    let o = await zk(e, t);
    if (o?.recover === "await-whole" && t.begun && await pu(t.begun.promise, t.signal), !(o === void 0 || !r())) {
      if (!Number.isFinite(t.object.size) && e.position > e.start) throw o;
      t.watch.failed(o), await n.recover(o, e.position);
    }
  }
}
async function zk(e, t) {
  let { limiter: n, link: r, retries: o, isWanted: s } = t, i = await n.acquire(e.start), a;
  try {
    if (a = await r.current(), !s(e)) return;
    await qk(e, a, t), i.increase(), o.progress();
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
function qk(e, t, n) {
  let r = new AbortController(), o = AbortSignal.any([n.signal, r.signal]);
  return n.watch.during(
    e,
    () => Pu(e, { ...n, signed: t, signal: o }),
    (s) => r.abort(new Y(`${rt(t.url)}: ${s}`, "resume"))
  );
}

// src/transfer/part.ts
function Eu(e, t, n) {
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
import { setTimeout as Yk } from "node:timers/promises";
var Zk = 100;
async function nC(e, t) {
  let { signal: n, judge: r, maxFailures: o = () => 3 } = e, s = e.maxWaitMs ?? 4e3;
  for (let i = 0; ; ) {
    let a = hu(e);
    try {
      return await t(a);
    } catch (c) {
      n.throwIfAborted();
      let { error: f, recovery: u, retryAfterMs: m } = r(a.isOver() ? void 0 : c);
      if (u === "recovered") continue;
      if (i += a.isOver() ? 2 : 1, u === "final" || i >= o() || m > s) throw f;
      s -= m, await $u(Math.max(m, Pi(Zk * 4 ** i)), n);
    } finally {
      a.end();
    }
  }
}
function Ru(e) {
  let { limits: t, remainingMs: n, signal: r } = e, o = lu(e.parts), s = 0;
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
          let d = m ? 0 : t.backoffMs * 2 ** (a - 1), l = f.retryAfterMs + Pi(d);
          if (f.retryAfterMs > 0 && l > n()) throw f;
          l > 0 && await $u(l, r);
        }
      };
    }
  };
}
async function $u(e, t) {
  await Yk(e, void 0, { signal: t }).catch(() => t.throwIfAborted());
}

// src/transfer/least-speed.ts
function oo({ paceBytes: e, paceMs: t, paceAfterMs: n }, r = 1 / 0) {
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
function Iu(e) {
  let { limits: t, bytes: n, awaited: r, giveUp: o } = e, s = oo(t, n), i = 0, a = performance.now(), c, f = Xk(e, () => {
    a = performance.now();
  }), u = (l) => {
    let p = s.check(r() !== void 0, l);
    if (p && o(`the store sends only ${p}`), i >= t.progressBytes || !r())
      a = l, i = 0;
    else if (l - a >= t.noProgressMs) {
      let h = c ? `${c.message}; ` : "";
      o(`${h}no progress for ${Mu(t.noProgressMs)}`);
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
function Xk({ limits: e, awaited: t, isPaused: n }, r) {
  let o = /* @__PURE__ */ new Set(), s = /* @__PURE__ */ new WeakMap(), i = { bytes: 0, ms: 0 }, a = (f, u) => {
    let { part: m, abort: d } = f;
    m.position - f.seenPosition >= e.progressBytes || n() ? (f.seenAt = u, f.seenPosition = m.position) : u - f.seenAt >= e.idleMs && d(`it sends next to nothing for ${Mu(e.idleMs)}`);
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
function Mu(e) {
  return `${Math.round(e / 100) / 10} s`;
}

// src/transfer/download.ts
function Tu(e, t, n) {
  return new Bi(e, t, n);
}
var Bi = class extends Qk {
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
    super({ objectMode: !0 }), this.#o = t, this.#e = o, this.#t = { ...du, ...o.limits }, this.#i = n, this.#d = r, this.#f = r, this.#c = r - n < this.#t.singleBytes ? Math.max(r - n, 1) : o.partBytes, this.#l = o.memory ?? Xt(Math.min(o.partBytes, 1024 * 1024)), this.release = this.#l.release, this.#n = o.order !== "any" || !Number.isFinite(r) || o.concurrency === 1, o.signal.addEventListener("abort", this.#a), o.signal.aborted && this.#a();
  }
  _read() {
    this.#g();
  }
  _destroy(t, n) {
    this.#e.signal.removeEventListener("abort", this.#a), this.#h?.watch.stop(), this.#u.abort(t ?? new Error("the stream was closed")), n(t);
  }
  #b() {
    let { http: t, concurrency: n } = this.#e, { signal: r } = this.#u, o = this.#t, s = this.#f - this.#i, i = Iu({
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
      link: gu(this.#o),
      begun: this.#i === 0 ? Promise.withResolvers() : void 0,
      limiter: wu(n),
      retries: Ru({ parts: a, limits: o, remainingMs: i.remainingMs, signal: r }),
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
      this.#s.push(n), Bu(n, this.#h).then(
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
    return o ? this.#d = n - ((n - t) % r || r) : this.#i = Math.min(t + r, n), Eu(o ? this.#d : t, o ? n : this.#i, this.#l);
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
var Au = "headstart";
function Ei(e) {
  Qc(Au, JSON.stringify(e));
}
function so() {
  let e = ef(Au);
  return e === "" ? void 0 : JSON.parse(e);
}

// package.json
var Cu = { version: "0.1.0" };

// src/files/matches.ts
import { lstatSync as Sx } from "node:fs";

// node_modules/@actions/glob/lib/internal-globber.js
import * as an from "fs";

// node_modules/@actions/glob/lib/internal-glob-options-helper.js
function Ri(e) {
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
import * as po from "path";

// node_modules/@actions/glob/lib/internal-path-helper.js
var ot = N(Nu(), 1);
import * as rn from "path";
var st = process.platform === "win32";
function qe(e) {
  if (e = ze(e), st && /^\\\\[^\\]+(\\[^\\]+)?$/.test(e))
    return e;
  let t = rn.dirname(e);
  return st && /^\\\\[^\\]+\\[^\\]+\\$/.test(t) && (t = ze(t)), t;
}
function ao(e, t) {
  if ((0, ot.default)(e, "ensureAbsoluteRoot parameter 'root' must not be empty"), (0, ot.default)(t, "ensureAbsoluteRoot parameter 'itemPath' must not be empty"), nr(t))
    return t;
  if (st) {
    if (t.match(/^[A-Z]:[^\\/]|^[A-Z]:$/i)) {
      let n = process.cwd();
      return (0, ot.default)(n.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${n}'`), t[0].toUpperCase() === n[0].toUpperCase() ? t.length === 2 ? `${t[0]}:\\${n.substr(3)}` : (n.endsWith("\\") || (n += "\\"), `${t[0]}:\\${n.substr(3)}${t.substr(2)}`) : `${t[0]}:\\${t.substr(2)}`;
    } else if (ve(t).match(/^\\$|^\\[^\\]/)) {
      let n = process.cwd();
      return (0, ot.default)(n.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${n}'`), `${n[0]}:\\${t.substr(1)}`;
    }
  }
  return (0, ot.default)(nr(e), "ensureAbsoluteRoot parameter 'root' must have an absolute root"), e.endsWith("/") || st && e.endsWith("\\") || (e += rn.sep), e + t;
}
function nr(e) {
  return (0, ot.default)(e, "hasAbsoluteRoot parameter 'itemPath' must not be empty"), e = ve(e), st ? e.startsWith("\\\\") || /^[A-Z]:\\/i.test(e) : e.startsWith("/");
}
function rr(e) {
  return (0, ot.default)(e, "isRooted parameter 'itemPath' must not be empty"), e = ve(e), st ? e.startsWith("\\") || /^[A-Z]:/i.test(e) : e.startsWith("/");
}
function ve(e) {
  return e = e || "", st ? (e = e.replace(/\//g, "\\"), (/^\\\\+[^\\]/.test(e) ? "\\" : "") + e.replace(/\\\\+/g, "\\")) : e.replace(/\/\/+/g, "/");
}
function ze(e) {
  return e ? (e = ve(e), !e.endsWith(rn.sep) || e === rn.sep || st && /^[A-Z]:\\$/i.test(e) ? e : e.substr(0, e.length - 1)) : "";
}

// node_modules/@actions/glob/lib/internal-match-kind.js
var Pe;
(function(e) {
  e[e.None = 0] = "None", e[e.Directory = 1] = "Directory", e[e.File = 2] = "File", e[e.All = 3] = "All";
})(Pe || (Pe = {}));

// node_modules/@actions/glob/lib/internal-pattern-helper.js
var Fu = process.platform === "win32";
function Ii(e) {
  e = e.filter((r) => !r.negate);
  let t = {};
  for (let r of e) {
    let o = Fu ? r.searchPath.toUpperCase() : r.searchPath;
    t[o] = "candidate";
  }
  let n = [];
  for (let r of e) {
    let o = Fu ? r.searchPath.toUpperCase() : r.searchPath;
    if (t[o] === "included")
      continue;
    let s = !1, i = o, a = qe(i);
    for (; a !== i; ) {
      if (t[a]) {
        s = !0;
        break;
      }
      i = a, a = qe(i);
    }
    s || (n.push(r.searchPath), t[o] = "included");
  }
  return n;
}
function _u(e, t) {
  let n = Pe.None;
  for (let r of e)
    r.negate ? n &= ~r.match(t) : n |= r.match(t);
  return n;
}
function Lu(e, t) {
  return e.some((n) => !n.negate && n.partialMatch(t));
}

// node_modules/@actions/glob/lib/internal-pattern.js
import * as im from "os";
import * as sn from "path";
var at = N(Du(), 1);

// node_modules/balanced-match/dist/esm/index.js
var Uu = (e, t, n) => {
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
var Wu = "\0SLASH" + Math.random().toFixed(16) + "\0", ju = "\0OPEN" + Math.random().toFixed(16) + "\0", fo = "\0CLOSE" + Math.random().toFixed(16) + "\0", Hu = "\0COMMA" + Math.random().toFixed(16) + "\0", zu = "\0PERIOD" + Math.random().toFixed(16) + "\0", rS = new RegExp(Wu, "g"), oS = new RegExp(ju, "g"), sS = new RegExp(fo, "g"), iS = new RegExp(Hu, "g"), aS = new RegExp(zu, "g"), cS = /\\\\/g, fS = /\\{/g, uS = /\\}/g, mS = /\\,/g, lS = /\\\./g, dS = 1e5, pS = 4e6, hS = 1e3, gS = 1e3, yS = 2e7, wS = 16;
function Mi(e) {
  return isNaN(e) ? e.charCodeAt(0) : parseInt(e, 10);
}
function bS(e) {
  return e.replace(cS, Wu).replace(fS, ju).replace(uS, fo).replace(mS, Hu).replace(lS, zu);
}
function kS(e) {
  return e.replace(rS, "\\").replace(oS, "{").replace(sS, "}").replace(iS, ",").replace(aS, ".");
}
function Ti(e, t) {
  for (let n = 0; n < t.length; n++)
    e.push(t[n]);
}
function qu(e, t, n) {
  if (n.remaining < 0)
    return;
  let r = Uu("{", "}", t), o = r !== void 0 && t.indexOf("{") < r[0];
  if (n.remaining -= r && !o ? r[1] + 1 : e.length, !(!r || n.remaining < 0))
    return {
      end: r[1],
      pre: e.slice(0, r[0]),
      body: e.slice(r[0] + 1, r[1]),
      post: e.slice(r[1] + 1),
      unmatched: o
    };
}
function SS(e, t) {
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
function xS(e, t) {
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
function vS(e, t) {
  let n = [], r = "";
  for (; ; ) {
    let o = qu(e, e, t);
    if (t.remaining < 0)
      return;
    if (!o) {
      let f = e.split(",");
      return f[0] = r + f[0], Ti(n, f), n;
    }
    let { pre: s, body: i, post: a } = o, c = s.split(",");
    if (c[0] = r + c[0], c[c.length - 1] += "{" + i + "}", !a.length)
      return Ti(n, c), n;
    r = c.pop(), Ti(n, c), e = a;
  }
}
function or(e, t) {
  return e === void 0 || isNaN(e) ? t : e;
}
function Gu(e, t = {}) {
  if (!e)
    return [];
  let n = or(t.max, dS), r = or(t.maxLength, pS), o = or(t.maxDepth, hS), s = or(t.maxRewrites, gS), i = or(t.maxSteps, yS);
  return e.slice(0, 2) === "{}" && (e = "\\{\\}" + e.slice(2)), Ai(bS(e), n, r, o, 0, s, { remaining: i }, !0).map(kS);
}
function PS(e) {
  return "{" + e + "}";
}
function OS(e) {
  return /^-?0\d/.test(e);
}
function BS(e, t) {
  return e <= t;
}
function ES(e, t) {
  return e >= t;
}
function sr(e, t, n, r, o, s, i) {
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
function RS(e, t, n, r, o) {
  let s = e.split(/\.\./), i = [];
  if (s[0] === void 0 || s[1] === void 0)
    return i;
  let a = Mi(s[0]), c = Mi(s[1]), f = Math.max(s[0].length, s[1].length), u = s.length === 3 && s[2] !== void 0 ? Math.max(Math.abs(Mi(s[2])), 1) : 1, m = BS;
  c < a && (u *= -1, m = ES);
  let l = s.some(OS), p = l ? f : 1, h = 0;
  for (let g = a; m(g, c) && i.length < n; g += u) {
    if (o.remaining -= p, o.remaining < 0)
      return;
    let y;
    if (t)
      y = String.fromCharCode(g), y === "\\" && (y = "");
    else if (y = String(g), l) {
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
function Ai(e, t, n, r, o, s, i, a) {
  if (i.remaining -= wS, o > r)
    return [e];
  let c = [""], f = 0, u = !1, m = !0, d = e;
  for (; ; ) {
    let l = qu(e, d, i);
    if (!l)
      return sr(c, e, [""], t, n, u, i);
    l.unmatched && (d = SS(d, i));
    let p = l.pre, h = () => sr(c, p + "{" + l.body + "}" + l.post, [""], t, n, u, i);
    if (/\$$/.test(p)) {
      if (c = sr(c, p + "{" + l.body + "}", [""], t, n, u && !l.post.length, i), m = !1, !l.post.length)
        break;
      e = l.post, d = d.slice(l.end + 1);
      continue;
    }
    let g = /^-?\d+\.\.-?\d+(?:\.\.-?\d+)?$/.test(l.body), y = /^[a-zA-Z]\.\.[a-zA-Z](?:\.\.-?\d+)?$/.test(l.body), b = g || y, S = l.body.indexOf(",") >= 0;
    if (!b && !S) {
      if (f < s && xS(l.post, i)) {
        f++, e = l.pre + "{" + l.body + fo + l.post, d = d.slice(0, l.end) + fo + d.slice(l.end + 1), a = !0;
        continue;
      }
      return h();
    }
    m && (u = a && !b, m = !1);
    let v;
    if (b) {
      if (v = RS(l.body, y, t, n, i), !v)
        return h();
    } else {
      let R = vS(l.body, i);
      if (!R)
        return h();
      if (R.length === 1 && R[0] !== void 0) {
        if (R = Ai(R[0], t, n, r, o + 1, s, i, !1).map(PS), i.remaining < 0)
          return h();
        if (R.length === 1) {
          let A = sr(c, p + R[0], [""], t, n, u && !l.post.length, i);
          if (i.remaining < 0)
            return h();
          if (c = A, !l.post.length)
            break;
          e = l.post, d = d.slice(l.end + 1);
          continue;
        }
      }
      let F = u && !l.post.length && !p;
      for (let A = 0; F && A < c.length; A++)
        c[A] && (F = !1);
      v = [];
      let _ = 0;
      e: for (let A = 0; A < R.length; A++) {
        let fe = Ai(R[A], t, n, r, o + 1, s, i, !1);
        if (i.remaining < 0)
          return h();
        for (let ge = 0; ge < fe.length; ge++) {
          let Me = fe[ge];
          if (!(F && !Me)) {
            if (v.length >= t || _ + Me.length > n)
              break e;
            v.push(Me), _ += Me.length;
          }
        }
      }
    }
    let B = sr(c, p, v, t, n, u && !l.post.length, i);
    if (i.remaining < 0)
      return h();
    if (c = B, !l.post.length)
      break;
    e = l.post, d = d.slice(l.end + 1);
  }
  return c;
}

// node_modules/minimatch/dist/esm/assert-valid-pattern.js
var ir = (e) => {
  if (typeof e != "string")
    throw new TypeError("invalid pattern");
  if (e.length > 65536)
    throw new TypeError("pattern is too long");
};

// node_modules/minimatch/dist/esm/brace-expressions.js
var $S = {
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
}, ar = (e) => e.replace(/[[\]\\-]/g, "\\$&"), IS = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), Ju = (e) => e.join(""), Ku = (e, t) => {
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
      for (let [g, [y, b, S]] of Object.entries($S))
        if (e.startsWith(g, s)) {
          if (m)
            return ["$.", !1, e.length - n, !0];
          s += g.length, S ? o.push(y) : r.push(y), a = a || b;
          continue e;
        }
    }
    if (c = !1, m) {
      h > m ? r.push(ar(m) + "-" + ar(h)) : h === m && r.push(ar(h)), m = "", s++;
      continue;
    }
    if (e.startsWith("-]", s + 1)) {
      r.push(ar(h + "-")), s += 2;
      continue;
    }
    if (e.startsWith("-", s + 1)) {
      m = h, s += 2;
      continue;
    }
    r.push(ar(h)), s++;
  }
  if (u < s)
    return ["", !1, 0, !1];
  if (!r.length && !o.length)
    return ["$.", !1, e.length - n, !0];
  if (o.length === 0 && r.length === 1 && /^\\?.$/.test(r[0]) && !f) {
    let h = r[0].length === 2 ? r[0].slice(-1) : r[0];
    return [IS(h), !1, u - n, !1];
  }
  let d = "[" + (f ? "^" : "") + Ju(r) + "]", l = "[" + (f ? "" : "^") + Ju(o) + "]";
  return [r.length && o.length ? "(" + d + "|" + l + ")" : r.length ? d : l, a, u - n, !0];
};

// node_modules/minimatch/dist/esm/unescape.js
var it = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !0 } = {}) => n ? t ? e.replace(/\[([^/\\])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\])\]/g, "$1$2").replace(/\\([^/])/g, "$1") : t ? e.replace(/\[([^/\\{}])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\{}])\]/g, "$1$2").replace(/\\([^/{}])/g, "$1");

// node_modules/minimatch/dist/esm/ast.js
var ae, MS = /* @__PURE__ */ new Set(["!", "?", "+", "*", "@"]), Ci = (e) => MS.has(e), Vu = (e) => Ci(e.type), TS = /* @__PURE__ */ new Map([
  ["!", ["@"]],
  ["?", ["?", "@"]],
  ["@", ["@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@"]]
]), AS = /* @__PURE__ */ new Map([
  ["!", ["?"]],
  ["@", ["?"]],
  ["+", ["?", "*"]]
]), CS = /* @__PURE__ */ new Map([
  ["!", ["?", "@"]],
  ["?", ["?", "@"]],
  ["@", ["?", "@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@", "?", "*"]]
]), Yu = /* @__PURE__ */ new Map([
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
]), NS = "(?!(?:^|/)\\.\\.?(?:$|/))", uo = "(?!\\.)", FS = /* @__PURE__ */ new Set(["[", "."]), _S = /* @__PURE__ */ new Set(["..", "."]), LS = new Set("().*{}+?[]^$\\!"), DS = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), Ni = "[^/]", Zu = Ni + "*?", Xu = Ni + "+?", US = 0, gt = class {
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
  id = ++US;
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
        if (!o.noext && Ci(y) && t.charAt(h) === "(" && s <= i) {
          n.push(g), g = "";
          let S = new ae(y, n);
          h = ae.#i(t, S, h, o, s + 1), n.push(S);
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
      if (!o.noext && Ci(h) && t.charAt(m) === "(" && /* c8 ignore start - the maxDepth is sufficient here */
      (s <= i || n && n.#p(h))) {
        let y = n && n.#p(h) ? 0 : 1;
        d.push(p), p = "";
        let b = new ae(h, d);
        d.push(b), m = ae.#i(t, b, m, o, s + y);
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
    return this.#m(t, AS);
  }
  #m(t, n = TS) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null)
      return !1;
    let r = t.#e[0];
    return !r || typeof r != "object" || r.type === null ? !1 : this.#p(r.type, n);
  }
  #p(t, n = CS) {
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
  #k(t) {
    return !!Yu.get(this.type)?.has(t);
  }
  #S(t) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null || this.#e.length !== 1)
      return !1;
    let n = t.#e[0];
    return !n || typeof n != "object" || n.type === null ? !1 : this.#k(n.type);
  }
  #x(t) {
    let n = Yu.get(this.type), r = t.#e[0], o = n?.get(r.type);
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
    if (this.#r === this && (this.#y(), this.#s()), !Vu(this)) {
      let c = this.isStart() && this.isEnd() && !this.#e.some((l) => typeof l != "string"), f = this.#e.map((l) => {
        let [p, h, g, y] = typeof l == "string" ? ae.#v(l, this.#n, c) : l.toRegExpSource(t);
        return this.#n = this.#n || g, this.#o = this.#o || y, p;
      }).join(""), u = "";
      if (this.isStart() && typeof this.#e[0] == "string" && !(this.#e.length === 1 && _S.has(this.#e[0]))) {
        let p = FS, h = (
          // dots are allowed, and the pattern starts with [ or .
          n && p.has(f.charAt(0)) || // the pattern starts with \., and then [ or .
          f.startsWith("\\.") && p.has(f.charAt(2)) || // the pattern starts with \.\., and then [ or .
          f.startsWith("\\.\\.") && p.has(f.charAt(4))
        ), g = !n && !t && p.has(f.charAt(0));
        u = h ? NS : g ? uo : "";
      }
      let m = "";
      return this.isEnd() && this.#r.#f && this.#t?.type === "!" && (m = "(?:$|\\/)"), [
        u + f + m,
        it(f),
        this.#n = !!this.#n,
        this.#o
      ];
    }
    let r = this.type === "*" || this.type === "+", o = this.type === "!" ? "(?:(?!(?:" : "(?:", s = this.#w(n);
    if (this.isStart() && this.isEnd() && !s && this.type !== "!") {
      let c = this.toString(), f = this;
      return f.#e = [c], f.type = null, f.#n = void 0, [c, it(this.toString()), !1, !1];
    }
    let i = !r || t || n || !uo ? "" : this.#w(!0);
    i === s && (i = ""), i && (s = `(?:${s})(?:${i})*?`);
    let a = "";
    if (this.type === "!" && this.#h)
      a = (this.isStart() && !n ? uo : "") + Xu;
    else {
      let c = this.type === "!" ? (
        // !() must match something,but !(x) can match ''
        "))" + (this.isStart() && !n && !t ? uo : "") + Zu + ")"
      ) : this.type === "@" ? ")" : this.type === "?" ? ")?" : this.type === "+" && i ? ")" : this.type === "*" && i ? ")?" : `)${this.type}`;
      a = o + s + c;
    }
    return [
      a,
      it(s),
      this.#n = !!this.#n,
      this.#o
    ];
  }
  #y() {
    if (Vu(this)) {
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
        o = !1, s += (LS.has(f) ? "\\" : "") + f;
        continue;
      }
      if (f === "*") {
        if (a)
          continue;
        a = !0, s += r && /^[*]+$/.test(t) ? Xu : Zu, n = !0;
        continue;
      } else
        a = !1;
      if (f === "\\") {
        c === t.length - 1 ? s += "\\\\" : o = !0;
        continue;
      }
      if (f === "[") {
        let [u, m, d, l] = Ku(t, c);
        if (d) {
          s += u, i = i || m, c += d - 1, n = n || l;
          continue;
        }
      }
      if (f === "?") {
        s += Ni, n = !0;
        continue;
      }
      s += DS(f);
    }
    return [s, it(t), !!n, i];
  }
};
ae = gt;

// node_modules/minimatch/dist/esm/escape.js
var Fi = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !1 } = {}) => n ? t ? e.replace(/[?*()[\]{}]/g, "[$&]") : e.replace(/[?*()[\]\\{}]/g, "\\$&") : t ? e.replace(/[?*()[\]]/g, "[$&]") : e.replace(/[?*()[\]\\]/g, "\\$&");

// node_modules/minimatch/dist/esm/index.js
var re = (e, t, n = {}) => (ir(t), !n.nocomment && t.charAt(0) === "#" ? !1 : new Oe(t, n).match(e)), WS = /^\*+([^+@!?*[(]*)$/, jS = (e) => (t) => !t.startsWith(".") && t.endsWith(e), HS = (e) => (t) => t.endsWith(e), zS = (e) => (e = e.toLowerCase(), (t) => !t.startsWith(".") && t.toLowerCase().endsWith(e)), qS = (e) => (e = e.toLowerCase(), (t) => t.toLowerCase().endsWith(e)), GS = /^\*+\.\*+$/, JS = (e) => !e.startsWith(".") && e.includes("."), KS = (e) => e !== "." && e !== ".." && e.includes("."), VS = /^\.\*+$/, YS = (e) => e !== "." && e !== ".." && e.startsWith("."), ZS = /^\*+$/, XS = (e) => e.length !== 0 && !e.startsWith("."), QS = (e) => e.length !== 0 && e !== "." && e !== "..", ex = /^\?+([^+@!?*[(]*)?$/, tx = ([e, t = ""]) => {
  let n = tm([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, nx = ([e, t = ""]) => {
  let n = nm([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, rx = ([e, t = ""]) => {
  let n = nm([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, ox = ([e, t = ""]) => {
  let n = tm([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, tm = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && !n.startsWith(".");
}, nm = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && n !== "." && n !== "..";
}, rm = typeof process == "object" && process ? typeof process.env == "object" && process.env && process.env.__MINIMATCH_TESTING_PLATFORM__ || process.platform : "posix", Qu = {
  win32: { sep: "\\" },
  posix: { sep: "/" }
}, sx = rm === "win32" ? Qu.win32.sep : Qu.posix.sep;
re.sep = sx;
var Q = /* @__PURE__ */ Symbol("globstar **");
re.GLOBSTAR = Q;
var ix = "[^/]", ax = ix + "*?", cx = "(?:(?!(?:\\/|^)(?:\\.{1,2})($|\\/)).)*?", fx = "(?:(?!(?:\\/|^)\\.).)*?", ux = (e, t = {}) => (n) => re(n, e, t);
re.filter = ux;
var we = (e, t = {}) => Object.assign({}, e, t), mx = (e) => {
  if (!e || typeof e != "object" || !Object.keys(e).length)
    return re;
  let t = re;
  return Object.assign((r, o, s = {}) => t(r, o, we(e, s)), {
    Minimatch: class extends t.Minimatch {
      constructor(o, s = {}) {
        super(o, we(e, s));
      }
      static defaults(o) {
        return t.defaults(we(e, o)).Minimatch;
      }
    },
    AST: class extends t.AST {
      /* c8 ignore start */
      constructor(o, s, i = {}) {
        super(o, s, we(e, i));
      }
      /* c8 ignore stop */
      static fromGlob(o, s = {}) {
        return t.AST.fromGlob(o, we(e, s));
      }
    },
    unescape: (r, o = {}) => t.unescape(r, we(e, o)),
    escape: (r, o = {}) => t.escape(r, we(e, o)),
    filter: (r, o = {}) => t.filter(r, we(e, o)),
    defaults: (r) => t.defaults(we(e, r)),
    makeRe: (r, o = {}) => t.makeRe(r, we(e, o)),
    braceExpand: (r, o = {}) => t.braceExpand(r, we(e, o)),
    match: (r, o, s = {}) => t.match(r, o, we(e, s)),
    sep: t.sep,
    GLOBSTAR: Q
  });
};
re.defaults = mx;
var om = (e, t = {}) => (ir(e), t.nobrace || !/\{(?:(?!\{).)*\}/.test(e) ? [e] : Gu(e, { max: t.braceExpandMax }));
re.braceExpand = om;
var lx = (e, t = {}) => new Oe(e, t).makeRe();
re.makeRe = lx;
var dx = (e, t, n = {}) => {
  let r = new Oe(t, n);
  return e = e.filter((o) => r.match(o)), r.options.nonull && !e.length && e.push(t), e;
};
re.match = dx;
var em = /[?*]|[+@!]\(.*?\)|\[|\]/, px = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), Oe = class {
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
    ir(t), n = n || {}, this.options = n, this.maxGlobstarRecursion = n.maxGlobstarRecursion ?? 200, this.pattern = t, this.platform = n.platform || rm, this.isWindows = this.platform === "win32";
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
        let c = s[0] === "" && s[1] === "" && (s[2] === "?" || !em.test(s[2])) && !em.test(s[3]), f = /^[a-z]:/i.test(s[0]);
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
    let d = [[[], 0]], l = d[0], p = 0, h = [0];
    for (let b of f)
      b === Q ? (h.push(p), l = [[], 0], d.push(l)) : (l[0].push(b), p++);
    let g = d.length - 1, y = t.length - m;
    for (let b of d)
      b[1] = y - (h[g--] + b[0].length);
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
    return om(this.pattern, this.options);
  }
  parse(t) {
    ir(t);
    let n = this.options;
    if (t === "**")
      return Q;
    if (t === "")
      return "";
    let r, o = null;
    (r = t.match(ZS)) ? o = n.dot ? QS : XS : (r = t.match(WS)) ? o = (n.nocase ? n.dot ? qS : zS : n.dot ? HS : jS)(r[1]) : (r = t.match(ex)) ? o = (n.nocase ? n.dot ? nx : tx : n.dot ? rx : ox)(r) : (r = t.match(GS)) ? o = n.dot ? KS : JS : (r = t.match(VS)) && (o = YS);
    let s = gt.fromGlob(t, this.options).toMMPattern();
    return o && typeof s == "object" && Reflect.defineProperty(s, "test", { value: o }), s;
  }
  makeRe() {
    if (this.regexp || this.regexp === !1)
      return this.regexp;
    let t = this.set;
    if (!t.length)
      return this.regexp = !1, this.regexp;
    let n = this.options, r = n.noglobstar ? ax : n.dot ? cx : fx, o = new Set(n.nocase ? ["i"] : []), s = t.map((c) => {
      let f = c.map((m) => {
        if (m instanceof RegExp)
          for (let d of m.flags.split(""))
            o.add(d);
        return typeof m == "string" ? px(m) : m === Q ? Q : m._src;
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
re.AST = gt;
re.Minimatch = Oe;
re.escape = Fi;
re.unescape = it;

// node_modules/@actions/glob/lib/internal-path.js
import * as yt from "path";
var on = N(sm(), 1), hx = process.platform === "win32", wt = class {
  /**
   * Constructs a Path
   * @param itemPath Path or array of segments
   */
  constructor(t) {
    if (this.segments = [], typeof t == "string")
      if ((0, on.default)(t, "Parameter 'itemPath' must not be empty"), t = ze(t), !rr(t))
        this.segments = t.split(yt.sep);
      else {
        let n = t, r = qe(n);
        for (; r !== n; ) {
          let o = yt.basename(n);
          this.segments.unshift(o), n = r, r = qe(n);
        }
        this.segments.unshift(n);
      }
    else {
      (0, on.default)(t.length > 0, "Parameter 'itemPath' must not be an empty array");
      for (let n = 0; n < t.length; n++) {
        let r = t[n];
        (0, on.default)(r, "Parameter 'itemPath' must not contain any empty segments"), r = ve(t[n]), n === 0 && rr(r) ? (r = ze(r), (0, on.default)(r === qe(r), "Parameter 'itemPath' root segment contains information for multiple segments"), this.segments.push(r)) : ((0, on.default)(!r.includes(yt.sep), "Parameter 'itemPath' contains unexpected path separators"), this.segments.push(r));
      }
    }
  }
  /**
   * Converts the path to it's string representation
   */
  toString() {
    let t = this.segments[0], n = t.endsWith(yt.sep) || hx && /^[A-Z]:$/i.test(t);
    for (let r = 1; r < this.segments.length; r++)
      n ? n = !1 : t += yt.sep, t += this.segments[r];
    return t;
  }
};

// node_modules/@actions/glob/lib/internal-pattern.js
var Ge = process.platform === "win32", cr = class e {
  constructor(t, n = !1, r, o) {
    this.negate = !1;
    let s;
    if (typeof t == "string")
      s = t.trim();
    else {
      r = r || [], (0, at.default)(r.length, "Parameter 'segments' must not empty");
      let f = e.getLiteral(r[0]);
      (0, at.default)(f && nr(f), "Parameter 'segments' first element must be a root path"), s = new wt(r).toString().trim(), t && (s = `!${s}`);
    }
    for (; s.startsWith("!"); )
      this.negate = !this.negate, s = s.substr(1).trim();
    s = e.fixupPattern(s, o), this.segments = new wt(s).segments, this.trailingSeparator = ve(s).endsWith(sn.sep), s = ze(s);
    let i = !1, a = this.segments.map((f) => e.getLiteral(f)).filter((f) => !i && !(i = f === ""));
    this.searchPath = new wt(a).toString(), this.rootRegExp = new RegExp(e.regExpEscape(a[0]), Ge ? "i" : ""), this.isImplicitPattern = n;
    let c = {
      dot: !0,
      nobrace: !0,
      nocase: Ge,
      nocomment: !0,
      noext: !0,
      nonegate: !0
    };
    s = Ge ? s.replace(/\\/g, "/") : s, this.minimatch = new Oe(s, c);
  }
  /**
   * Matches the pattern against the specified path
   */
  match(t) {
    return this.segments[this.segments.length - 1] === "**" ? (t = ve(t), !t.endsWith(sn.sep) && this.isImplicitPattern === !1 && (t = `${t}${sn.sep}`)) : t = ze(t), this.minimatch.match(t) ? this.trailingSeparator ? Pe.Directory : Pe.All : Pe.None;
  }
  /**
   * Indicates whether the pattern may match descendants of the specified path
   */
  partialMatch(t) {
    return t = ze(t), qe(t) === t ? this.rootRegExp.test(t) : this.minimatch.matchOne(t.split(Ge ? /\\+/ : /\/+/), this.minimatch.set[0], !0);
  }
  /**
   * Escapes glob patterns within a path
   */
  static globEscape(t) {
    return (Ge ? t : t.replace(/\\/g, "\\\\")).replace(/(\[)(?=[^/]+\])/g, "[[]").replace(/\?/g, "[?]").replace(/\*/g, "[*]");
  }
  /**
   * Normalizes slashes and ensures absolute root
   */
  static fixupPattern(t, n) {
    (0, at.default)(t, "pattern cannot be empty");
    let r = new wt(t).segments.map((o) => e.getLiteral(o));
    if ((0, at.default)(r.every((o, s) => (o !== "." || s === 0) && o !== ".."), `Invalid pattern '${t}'. Relative pathing '.' and '..' is not allowed.`), (0, at.default)(!rr(t) || r[0], `Invalid pattern '${t}'. Root segment must not contain globs.`), t = ve(t), t === "." || t.startsWith(`.${sn.sep}`))
      t = e.globEscape(process.cwd()) + t.substr(1);
    else if (t === "~" || t.startsWith(`~${sn.sep}`))
      n = n || im.homedir(), (0, at.default)(n, "Unable to determine HOME directory"), (0, at.default)(nr(n), `Expected HOME directory to be a rooted path. Actual '${n}'`), t = e.globEscape(n) + t.substr(1);
    else if (Ge && (t.match(/^[A-Z]:$/i) || t.match(/^[A-Z]:[^\\]/i))) {
      let o = ao("C:\\dummy-root", t.substr(0, 2));
      t.length > 2 && !o.endsWith("\\") && (o += "\\"), t = e.globEscape(o) + t.substr(2);
    } else if (Ge && (t === "\\" || t.match(/^\\[^\\]/))) {
      let o = ao("C:\\dummy-root", "\\");
      o.endsWith("\\") || (o += "\\"), t = e.globEscape(o) + t.substr(1);
    } else
      t = ao(e.globEscape(process.cwd()), t);
    return ve(t);
  }
  /**
   * Attempts to unescape a pattern segment to create a literal path segment.
   * Otherwise returns empty string.
   */
  static getLiteral(t) {
    let n = "";
    for (let r = 0; r < t.length; r++) {
      let o = t[r];
      if (o === "\\" && !Ge && r + 1 < t.length) {
        n += t[++r];
        continue;
      } else {
        if (o === "*" || o === "?")
          return "";
        if (o === "[" && r + 1 < t.length) {
          let s = "", i = -1;
          for (let a = r + 1; a < t.length; a++) {
            let c = t[a];
            if (c === "\\" && !Ge && a + 1 < t.length) {
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
var fr = class {
  constructor(t, n) {
    this.path = t, this.level = n;
  }
};

// node_modules/@actions/glob/lib/internal-globber.js
var _i = function(e, t, n, r) {
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
}, gx = function(e) {
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
}, ct = function(e) {
  return this instanceof ct ? (this.v = e, this) : new ct(e);
}, yx = function(e, t, n) {
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
    l.value instanceof ct ? Promise.resolve(l.value.v).then(u, m) : d(s[0][2], l);
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
}, wx = process.platform === "win32", lo = class e {
  constructor(t) {
    this.patterns = [], this.searchPaths = [], this.options = Ri(t);
  }
  getSearchPaths() {
    return this.searchPaths.slice();
  }
  glob() {
    return _i(this, void 0, void 0, function* () {
      var t, n, r, o;
      let s = [];
      try {
        for (var i = !0, a = gx(this.globGenerator()), c; c = yield a.next(), t = c.done, !t; i = !0) {
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
    return yx(this, arguments, function* () {
      let n = Ri(this.options), r = [];
      for (let i of this.patterns)
        r.push(i), n.implicitDescendants && (i.trailingSeparator || i.segments[i.segments.length - 1] !== "**") && r.push(new cr(i.negate, !0, i.segments.concat("**")));
      let o = [];
      for (let i of Ii(r)) {
        ie(`Search path '${i}'`);
        try {
          yield ct(an.promises.lstat(i));
        } catch (a) {
          if (a.code === "ENOENT")
            continue;
          throw a;
        }
        o.unshift(new fr(i, 1));
      }
      let s = [];
      for (; o.length; ) {
        let i = o.pop(), a = _u(r, i.path), c = !!a || Lu(r, i.path);
        if (!a && !c)
          continue;
        let f = yield ct(
          e.stat(i, n, s)
          // Broken symlink, or symlink cycle detected, or no longer exists
        );
        if (f && !(n.excludeHiddenFiles && po.basename(i.path).match(/^\./)))
          if (f.isDirectory()) {
            if (a & Pe.Directory && n.matchDirectories)
              yield yield ct(i.path);
            else if (!c)
              continue;
            let u = i.level + 1, m = (yield ct(an.promises.readdir(i.path))).map((d) => new fr(po.join(i.path, d), u));
            o.push(...m.reverse());
          } else a & Pe.File && (yield yield ct(i.path));
      }
    });
  }
  /**
   * Constructs a DefaultGlobber
   */
  static create(t, n) {
    return _i(this, void 0, void 0, function* () {
      let r = new e(n);
      wx && (t = t.replace(/\r\n/g, `
`), t = t.replace(/\r/g, `
`));
      let o = t.split(`
`).map((s) => s.trim());
      for (let s of o)
        !s || s.startsWith("#") || r.patterns.push(new cr(s));
      return r.searchPaths.push(...Ii(r.patterns)), r;
    });
  }
  static stat(t, n, r) {
    return _i(this, void 0, void 0, function* () {
      let o;
      if (n.followSymbolicLinks)
        try {
          o = yield an.promises.stat(t.path);
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
        o = yield an.promises.lstat(t.path);
      if (o.isDirectory() && n.followSymbolicLinks) {
        let s = yield an.promises.realpath(t.path);
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
var bx = N(am(), 1);

// node_modules/@actions/glob/lib/glob.js
var kx = function(e, t, n, r) {
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
function cm(e, t) {
  return kx(this, void 0, void 0, function* () {
    return yield lo.create(e, t);
  });
}

// src/files/matches.ts
async function ho({ roots: e, excludes: t }) {
  let n = /* @__PURE__ */ new Map();
  for (let r of e)
    for (let o of await xx(r)) {
      let s = Sx(o, { throwIfNoEntry: !1 });
      !s || n.has(o) || vx(o, r) || fm(o, r, t) || n.set(o, { root: r, path: o, relative: lt(r.base, o), stat: s });
    }
  return [...n.values()].filter(({ path: r }) => !Px(r, n, t));
}
async function xx(e) {
  if (e.literal !== void 0) return [e.literal];
  let t = { implicitDescendants: !1, followSymbolicLinks: !1 };
  return (await (await cm(`${Ox(je(e.base))}${e.rest}`, t)).glob()).map((r) => q(r));
}
function vx(e, { base: t }) {
  return lt(t, e).split("/").some(Ae);
}
function fm(e, t, n) {
  return n ? n(e, t.order) ? !0 : e !== t.base && e !== H(e) && fm(H(e), t, n) : !1;
}
function Px(e, t, n) {
  for (let r = e, o = H(e); o !== r; r = o, o = H(o)) {
    if (n?.(r)) return !1;
    if (t.get(o)?.stat.isDirectory()) return !0;
  }
  return !1;
}
function Ox(e) {
  return e.replace(/[\\*?[]/g, (t) => t === "\\" ? "\\\\" : `[${t}]`);
}

// src/inputs/inputs.ts
import { homedir as Nx } from "node:os";

// src/inputs/values.ts
function bt(e) {
  return e.toLowerCase() === "true";
}
function be(e, t, n) {
  let r = e(t);
  if (r === "") return n[0];
  let o = n.find((s) => s === r.toLowerCase());
  if (o === void 0)
    throw new D(`Input ${t} is '${r}'; it must be one of: ${n.join(", ")}.`);
  return o;
}
function cn(e, t, n) {
  let r = e(t);
  if (r === "") return n.default;
  let { from: o, to: s } = n, i = Number(r);
  if (!Number.isInteger(i) || i < o || i > s)
    throw new D(`Input ${t} is '${r}'; it must be a whole number from ${o} to ${s}.`);
  return i;
}
function Di(e, t) {
  let n = e(t);
  if (n === "") throw new D(`Input required and not supplied: ${t}`);
  return n;
}

// src/inputs/rolling.ts
function um(e) {
  let t = be(e, "rolling", ["false", "true", "merge"]), n = {
    keep: cn(e, "rolling-keep", { from: 1, to: 1e3, default: 2 }),
    everyMinutes: cn(e, "rolling-every", { from: 0, to: 10080, default: 0 }),
    branches: be(e, "rolling-branches", ["default", "all"]),
    merges: t === "merge"
  };
  if (t !== "false") {
    if (e("format").toLowerCase() === "actions-cache")
      throw new D(
        `Input rolling is ${t}, and format is actions-cache; actions/cache cannot find snapshots, so use format: auto or tar.`
      );
    return n;
  }
}

// src/inputs/s3.ts
function lm(e) {
  let t = Ix(e("endpoint")), n = e("force-path-style").toLowerCase();
  if (!["", "true", "false"].includes(n))
    throw go("force-path-style", n, "must be one of: true, false");
  let r = {
    bucket: Ex(e("bucket")),
    prefix: Rx(e("prefix")),
    region: $x(e("region")),
    endpoint: t,
    // Self-hosted stores seldom have a host name per bucket.
    forcePathStyle: n === "" ? t !== "" && !Bx(t) : n === "true",
    accessKeyId: e("access-key-id"),
    secretAccessKey: e("secret-access-key"),
    sessionToken: e("session-token")
  };
  if (r.accessKeyId === "" != (r.secretAccessKey === ""))
    throw new D("Inputs access-key-id and secret-access-key must be given together.");
  if (r.sessionToken !== "" && r.accessKeyId === "")
    throw new D(
      "Input session-token belongs to access-key-id and secret-access-key, which are not given."
    );
  return r;
}
function Bx(e) {
  return e === "" || /(^|\.)amazonaws\.com(\.cn)?$/.test(new URL(e).hostname);
}
function Ex(e) {
  if (e === "" || /^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$/.test(e) && !e.includes(".."))
    return e;
  throw go("bucket", e, "must be the name of a bucket: 3 to 63 letters, digits, dots and hyphens");
}
var mm = 256;
function Rx(e) {
  let t = e.replace(/^\/+|\/+$/g, ""), n = t.split("/").every((o) => /^[A-Za-z0-9._=@:+-]+$/.test(o) && !/^\.+$/.test(o));
  if (t === "" || n && t.length <= mm) return t;
  let r = `may have letters, digits and . _ = @ : + - between slashes, ${mm} in all`;
  throw go("prefix", e, r);
}
function $x(e) {
  if (/^[a-z0-9-]{0,40}$/.test(e)) return e;
  throw go("region", e, "must be the name of a region, such as eu-west-1");
}
function Ix(e) {
  if (e === "") return "";
  let t = URL.canParse(e) ? new URL(e) : void 0, n = (r) => new D(`Input endpoint ${r}.`);
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
function go(e, t, n) {
  return new D(`Input ${e} is '${t}'; it ${n}.`);
}

// src/inputs/signing.ts
var kt = N(dm(), 1);
var pm = 32, Mx = /^-----BEGIN ([A-Z ]+)-----$[^-]*^-----END \1-----$/gm;
function gm(e) {
  let t = hm(e("signing-key")).map(Tx), n = hm(e("verify-key")).map(Ax);
  if (t.length + n.length !== 0) {
    if (e("format").toLowerCase() === "actions-cache")
      throw new D(
        "Input format is actions-cache, whose entries cannot be signed, and signing-key or verify-key is given; use format: auto or tar."
      );
    return { signer: t[0], verifiers: [...t.map(Cx), ...n] };
  }
}
function ym(e) {
  return yo(e).filter((t) => !t.startsWith("-----")).flatMap((t) => [t, Buffer.from(t).toString("base64")]);
}
function hm(e) {
  let t = yo(e).join(`
`), n = [], r = 0;
  for (let o of t.matchAll(Mx))
    n.push(...yo(t.slice(r, o.index)), o[0]), r = o.index + o[0].length;
  return [...n, ...yo(t.slice(r))];
}
function yo(e) {
  return e.split(`
`).map((n) => n.trim()).filter((n) => n !== "");
}
function Tx(e) {
  if (e.startsWith("-----")) {
    let r = wm(e, "PRIVATE KEY", kt.createPrivateKey);
    if (r) return r;
    throw new D("Input signing-key has a key in PEM that is no private Ed25519 key (PKCS #8).");
  }
  let t = Buffer.from(e);
  if (t.length >= pm) return (0, kt.createSecretKey)(t);
  let n = "make one with openssl rand -base64 32";
  throw new D(
    `Input signing-key has a line of ${t.length} bytes; a key has at least ${pm}: ${n}.`
  );
}
function Ax(e) {
  let t = wm(e, "PUBLIC KEY", kt.createPublicKey);
  if (t) return t;
  throw new D(
    "Input verify-key has something that is no public Ed25519 key in PEM; a secret belongs into signing-key."
  );
}
function wm(e, t, n) {
  if (e.startsWith(`-----BEGIN ${t}-----`))
    try {
      let r = n(e);
      return r.asymmetricKeyType === "ed25519" ? r : void 0;
    } catch {
      return;
    }
}
function Cx(e) {
  return e.type === "secret" ? e : (0, kt.createPublicKey)(e);
}

// src/inputs/inputs.ts
function fn(e, t) {
  let n = bt(e("save-always")), r = be(e, "store", ["auto", "github", "s3", "local"]), o = lm(e);
  if (r === "s3" && o.bucket === "") throw new D("Input bucket is required where store is s3.");
  return {
    key: Di(e, "key"),
    restoreKeys: bm(e("restore-keys")),
    paths: bm(Di(e, "path")),
    crossOs: bt(e("enableCrossOsArchive")),
    failOnMiss: bt(e("fail-on-cache-miss")),
    lookupOnly: bt(e("lookup-only")),
    store: r,
    localDir: Lx(e("local-dir"), t),
    s3: o,
    stash: { ...Dx(e("stash"), t), maxBytes: Ux(e("stash-size")) },
    concurrency: cn(e, "concurrency", { from: 1, to: 64, default: 8 }),
    partBytes: _x(e("part-size")),
    mode: be(e, "mode", ["unpack", "mount", "auto", "lazy"]),
    broker: e("broker") || "/run/headstart/broker.sock",
    ramdisk: be(e, "ramdisk", ["off", "auto", "on"]),
    verify: be(e, "verify", ["auto", "always"]),
    format: be(e, "format", ["auto", "tar", "actions-cache"]),
    save: n ? "always" : be(e, "save", ["on-success", "always", "never"]),
    jobStatus: e("job-status"),
    secrets: be(e, "secrets", ["warn", "refuse", "skip", "ignore"]),
    compressionLevel: cn(e, "compression-level", { from: 1, to: 19, default: 3 }),
    summary: be(e, "summary", ["true", "false"]) === "true",
    rolling: um(e),
    signing: gm(e)
  };
}
function bm(e) {
  return e.split(`
`).map((t) => t.replace(/^!\s+/, "!").trim()).filter((t) => t !== "");
}
var ur = 1024 ** 2, Fx = {
  "": 1,
  MB: 1e3 ** 2,
  MIB: ur,
  GB: 1e3 ** 3,
  GIB: 1024 * ur
};
function km(e) {
  let [, t, n = ""] = e.toUpperCase().match(/^(\d+) ?([A-Z]*)$/) ?? [];
  return Number(t) * (Fx[n] ?? Number.NaN);
}
function _x(e) {
  if (e === "") return 8 * ur;
  let t = km(e);
  if (t >= 5 * ur && t <= 512 * ur) return t;
  throw new D(`Input part-size is '${e}'; it must be from 5MiB to 512MiB, in MiB, MB or bytes.`);
}
function Lx(e, t) {
  return e === "" ? T(t, "headstart") : Us(Sm(e));
}
function Sm(e) {
  return q(q(e).replace(/^~(?=\/|$)/, Nx()));
}
function Dx(e, t) {
  let n = e.toLowerCase();
  if (n === "" || n === "auto" || n === "off")
    return { use: n || "auto", dir: T(t, "headstart-stash") };
  let r = Sm(e);
  if (Ds(r)) return { use: "on", dir: Us(r) };
  let o = "auto, off, or a directory that is absolute or starts with ~/";
  throw new D(`Input stash is '${e}'; it must be ${o}.`);
}
function Ux(e) {
  if (e === "") return 20 * 1e3 ** 3;
  let t = km(e), n = /[a-z]/i.test(e);
  if (t > 0 && n) return t;
  throw new D(`Input stash-size is '${e}'; it must be more than 0, in GB, GiB, MB or MiB.`);
}

// src/report/report.ts
function un(e, t) {
  let { mode: n, ramdisk: r, concurrency: o, partBytes: s, compressionLevel: i } = t;
  return { ...e, settings: { mode: n, ramdisk: r, concurrency: o, partBytes: s, compressionLevel: i } };
}

// src/report/machine.ts
import { readFileSync as Wx, statSync as jx } from "node:fs";
import { dirname as xm } from "node:path";
function Bm(e) {
  let t = vm(), n = process.cpuUsage(), r = new Set(e.map(Em));
  return () => {
    let o = vm(), { user: s, system: i } = process.cpuUsage(n);
    return {
      cpu: qx(t, o, (s + i) / 1e3),
      disks: Gx(t, o, r),
      network: Jx(t, o)
    };
  };
}
function vm() {
  return {
    stat: wo("/proc/stat"),
    self: wo("/proc/self/stat"),
    disks: wo("/proc/diskstats"),
    net: wo("/proc/net/dev")
  };
}
function wo(e) {
  try {
    return Wx(e, "latin1");
  } catch {
    return "";
  }
}
function Em(e) {
  let t = Hx(e);
  if (t === void 0) return e === xm(e) ? "" : Em(xm(e));
  let n = t >> 8n & 0xfffn | t >> 32n & ~0xfffn, r = t & 0xffn | t >> 12n & ~0xffn;
  return `${n}:${r}`;
}
function Hx(e) {
  try {
    return jx(e, { bigint: !0 }).dev;
  } catch {
    return;
  }
}
var zx = 10;
function qx(e, t, n) {
  let [r, o] = [e, t].map(({ stat: l }) => Wi(/^cpu (.*)$/m.exec(l)?.[1]).slice(0, 8)), s = (o ?? []).map((l, p) => l - (r?.[p] ?? 0)), i = Kx(s);
  if (i <= 0) return;
  let [, , , a = 0, c = 0] = s, f = t.stat.match(/^cpu\d/gm)?.length ?? 1, u = (Pm(t) - Pm(e)) * zx, m = (l) => Math.round(1e3 * l / i) / 1e3, d = m(i - a - c);
  return { cores: f, busy: d, iowait: m(c), ownMs: Math.round(n), programsMs: u };
}
function Pm({ self: e }) {
  let t = Wi(e.slice(e.lastIndexOf(")") + 4));
  return (t[12] ?? 0) + (t[13] ?? 0);
}
var Om = 512;
function Gx(e, t, n) {
  let r = ({ disks: i }) => i.split(`
`).map((a) => a.trim().split(/\s+/)), o = new Map(r(e).map(([i, a, , ...c]) => [`${i}:${a}`, c])), s = r(t).flatMap(([i, a, c = "", ...f]) => {
    let u = o.get(`${i}:${a}`);
    if (!u || !n.has(`${i}:${a}`)) return [];
    let [m = 0, , d = 0, , l = 0, , p = 0, , , h = 0] = f.map(
      (g, y) => Number(g) - Number(u[y])
    );
    return { name: c, readBytes: d * Om, writtenBytes: p * Om, reads: m, writes: l, busyMs: h };
  });
  return s.length > 0 ? s : void 0;
}
function Jx(e, t) {
  let n = ({ net: s }) => [...s.matchAll(/^\s*(\S+):(.*)$/gm)].map(([, i = "", a]) => [i, Wi(a)]), r = new Map(n(e)), o = n(t).map(([s, i]) => {
    let a = (c) => (i[c] ?? 0) - (r.get(s)?.[c] ?? 0);
    return { name: s, receivedBytes: a(0), sentBytes: a(8) };
  });
  if (o.length !== 0)
    return o.filter(({ receivedBytes: s, sentBytes: i }) => s + i > 0);
}
function Wi(e = "") {
  return e.trim().split(/\s+/).map(Number);
}
function Kx(e) {
  return e.reduce((t, n) => t + n, 0);
}

// src/report/phase-timer.ts
function $m({ first: e, add: t, now: n }) {
  let r = [], o, s, i = (u) => {
    let m = n();
    o && Vx(r, o, { sinceMs: s ?? m, untilMs: m }), o = u, s = m;
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
        i(d), m.firstByteMs ??= n(), Rm(m, l.length), yield l, d = o, i(m);
    } finally {
      o === m && i(d), m.endMs = n();
    }
  }
  return {
    pulled(u, m) {
      let d = a(u);
      return nt(m, (l) => f(l, d));
    },
    async pushed(u, m, d) {
      let l = r.find((h) => h.name === u) ?? a(u);
      l.startMs === void 0 && c(l), l.endMs = void 0;
      let p = o;
      i(l);
      try {
        return await d();
      } finally {
        i(p), l.endMs = n(), Rm(l, m);
      }
    }
  };
}
function Rm(e, t) {
  e.bytes = (e.bytes ?? 0) + t;
}
function Vx(e, t, { sinceMs: n, untilMs: r }) {
  for (let { name: o, startMs: s, endMs: i, waitedMs: a } of e)
    o === t.name || s === void 0 || i !== void 0 || (a[t.name] = (a[t.name] ?? 0) + r - Math.max(n, s));
}

// src/report/timeline.ts
function bo() {
  let e = performance.now(), t = () => performance.now() - e, n = [], r = [], o, s = (i, a) => {
    let c = { name: i, startMs: a, endMs: void 0, waitedMs: {} };
    return n.push(c), c;
  };
  return {
    elapsedMs: () => Math.round(t()),
    phases: () => n.flatMap((i) => Zx(i, t())).toSorted((i, a) => i.startMs - a.startMs),
    machine: () => o?.(),
    phaseTimer: () => $m({ first: () => r.at(-1), add: s, now: t }),
    watch(i) {
      if (o) return;
      let a = Math.round(t()), c = Bm(i);
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
var Yx = 1024 * 1024;
function Zx({ name: e, startMs: t, endMs: n, waitedMs: r, firstByteMs: o, bytes: s }, i) {
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
    mibPerSecond: s === void 0 ? void 0 : Xx(s / Yx / (a / 1e3))
  }];
}
function Xx(e) {
  return Number.isFinite(e) ? Math.round(e * 10) / 10 : 0;
}

// src/report/write-report.ts
var Wm = N(Im(), 1);
import { writeFileSync as l0 } from "node:fs";
import { join as d0 } from "node:path";

// src/units.ts
function ko(e) {
  return `~${Math.round(e / 1048576)} MB (${e} B)`;
}
function Mm(e, t) {
  return `${(e / 1048576 / Math.max(t / 1e3, 1e-3)).toFixed(1)} MBs/sec`;
}
function j(e) {
  return e < 1024 ? `${e} B` : e < 1048576 ? `${(e / 1024).toFixed(1)} KiB` : e < 1024 * 1048576 ? `${(e / 1048576).toFixed(1)} MiB` : `${(e / 1048576 / 1024).toFixed(2)} GiB`;
}
function X(e) {
  return e < 1e3 ? `${Math.round(e)} ms` : `${(e / 1e3).toFixed(2)} s`;
}

// src/report/bottleneck-causes.ts
function Tm({ totalMs: e, shareMs: t }) {
  return {
    kind: "store latency",
    what: "store",
    why: `it took ${X(t)} of ${X(e)} to answer`,
    advice: "one that is nearer to this runner would help"
  };
}
var Qx = 10 * 1024 * 1024, e0 = 64;
function Am({ settings: e, phases: t, totalMs: n, shareMs: r }) {
  let { bytes: o, mibPerSecond: s } = Lm(t, ["download", "upload"]), i = o >= Qx && e.concurrency < e0;
  return {
    kind: "network",
    what: "network",
    why: `it carried ${j(o)} at ${s} MiB/s, and ${X(r)} of ${X(n)} were spent waiting for it`,
    advice: `${i ? "a higher `concurrency` would help where each connection is limited, " : ""}${Cm}`
  };
}
var Cm = "a higher `compression-level` makes entries smaller";
function mr(e) {
  let { cores: t = 1 } = e.machine?.cpu ?? {}, n = t === 1 ? "its only core was" : `its ${t} cores were`;
  return Nm(
    e,
    `${n} busy ${mn(e.load.cores)} of the time`,
    "more or faster cores"
  );
}
function So(e) {
  return Nm(e, `one thread was busy ${mn(e.load.thread)} of the time`, "faster cores");
}
function Nm({ step: e, settings: t }, n, r) {
  let o = `only ${r} would help`;
  return e === "save" && t.compressionLevel > 1 && (o = "a lower `compression-level` would help"), e === "restore" && t.mode === "unpack" && (o = "`mode: mount`, which unpacks nothing, would help where this runner allows it"), { kind: "cpu", what: "CPU", why: n, advice: o };
}
var t0 = 32 * 1024;
function zi(e) {
  let { name: t, readBytes: n, writtenBytes: r, reads: o, writes: s, busyMs: i } = e.disk, a = (n + r) / (o + s), c = a < t0, f = r > n, u = `did ${Math.round((o + s) / (i / 1e3))} operations/s of ${j(a)}`, m = f ? `wrote ${Hi(r, i)} MiB/s` : `read ${Hi(n, i)} MiB/s`;
  return {
    kind: c ? "disk operations" : "disk throughput",
    what: "disk",
    why: `${t} ${c ? u : m} and was busy ${mn(e.load.disk)} of the time`,
    advice: _m(e, f)
  };
}
function Fm(e) {
  let { bytes: t, mibPerSecond: n } = Lm(e.phases, ["read", "write"]), r = e.step === "save";
  return {
    kind: "disk throughput",
    what: "disk",
    why: `it ${r ? "wrote" : "read"} ${j(t)} at ${n} MiB/s`,
    advice: _m(e, r)
  };
}
function _m({ step: e, settings: t }, n) {
  if (e === "save" && n) return Cm;
  let r = [
    ...t.mode === "unpack" ? ["`mode: mount`"] : [],
    ...n && t.ramdisk === "off" ? ["`ramdisk`"] : []
  ];
  return e === "save" || r.length === 0 ? "only a faster one would help" : `${r.join(" or ")} would help where this runner allows mounting`;
}
function Lm(e, t) {
  let n = e.filter(({ name: s }) => t.includes(s)), r = n.reduce((s, i) => s + (i.bytes ?? 0), 0), o = n.reduce((s, { startMs: i, endMs: a }) => s + a - i, 0);
  return { bytes: r, mibPerSecond: Hi(r, o) };
}
function Hi(e, t) {
  let n = e / 1024 / 1024 / (t / 1e3);
  return n < 10 ? Math.round(n * 10) / 10 : Math.round(n);
}
function mn(e) {
  return `${Math.round(100 * e)} %`;
}

// src/report/bottleneck.ts
var n0 = 1e3;
function Dm(e) {
  let { totalMs: t } = e;
  if (t < n0)
    return { kind: "none", sentence: `Nothing is worth mentioning: it took ${X(t)} in all` };
  let n = s0(e), { share: r, shareMs: o, load: s } = n, a = (o > 0 ? o0[r].find(([d]) => r0[d](s)) : void 0)?.[1](n);
  if (!a) return { kind: "none", sentence: f0(n) };
  let { kind: c, what: f, why: u, advice: m } = a;
  return { kind: c, sentence: `The ${f} was the bottleneck: ${u}; ${m}` };
}
var r0 = {
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
}, o0 = {
  store: [["always", Tm]],
  network: [
    ["threadIsBusy", So],
    ["always", Am]
  ],
  disk: [
    ["ownCoresAreBusy", mr],
    ["diskIsBusy", zi],
    ["coresAreBusy", mr],
    ["threadIsBusy", So],
    ["diskIsUnseen", Fm]
  ],
  work: [
    ["ownCoresAreBusy", mr],
    ["diskHinders", zi],
    ["coresAreBusy", mr],
    ["threadIsBusy", So]
  ]
};
function s0(e) {
  let { machine: t } = e, n = t ? t.endMs - t.startMs : Number.NaN, { cores: r, busy: o, iowait: s, ownMs: i, programsMs: a } = t?.cpu ?? i0, [c] = (t?.disks ?? []).toSorted((u, m) => m.busyMs - u.busyMs), f = {
    cores: o,
    ownCores: (i + a) / (r * n),
    thread: Math.min(1, i / n),
    iowait: s * r,
    idle: 1 - o - s,
    disk: c ? Math.min(1, c.busyMs / n) : Number.NaN
  };
  return { ...e, load: f, disk: c, ...a0(e) };
}
var lr = Number.NaN, i0 = { cores: lr, busy: lr, iowait: lr, ownMs: lr, programsMs: lr };
function a0({ step: e, phases: t }) {
  let n = t.some(({ name: i }) => i === "write"), r = { store: 0, network: 0, disk: 0, work: 0 };
  for (let { name: i, ms: a } of t)
    i === "publish" && e === "save" ? r[n ? "disk" : "store"] += a : i !== "walk" && (r[c0[i] ?? "work"] += a);
  let o = Math.max(...Object.values(r));
  return { share: Object.keys(r).find((i) => r[i] === o), shareMs: o };
}
var c0 = {
  lookup: "store",
  index: "store",
  reserve: "store",
  download: "network",
  upload: "network",
  read: "disk",
  write: "disk"
};
function f0({ phases: e, totalMs: t, load: n }) {
  let [r] = e.toSorted((a, c) => c.ms - a.ms), o = X(t), s = r ? `${r.name} took ${X(r.ms)} of ${o}` : `it took ${o} in all`, i = [
    ...Number.isNaN(n.cores) ? [] : [`the cores were busy ${mn(n.cores)}`],
    ...Number.isNaN(n.disk) ? [] : [`the disk ${mn(n.disk)}`]
  ];
  return `Nothing stood out: ${s}${i.length === 0 ? "" : `, while ${i.join(", ")} of the time`}`;
}

// src/report/chart.ts
var u0 = 1e4;
function Um({ phases: e, totalMs: t }) {
  let n = e.toSorted((s, i) => i.ms - s.ms)[0], r = e.map((s) => {
    let i = s === n ? "crit, " : "";
    return `    ${m0(s)} :${i}${s.startMs}, ${Math.max(s.endMs, s.startMs + 1)}`;
  });
  return ["```mermaid", "gantt", ...["    dateFormat x", `    axisFormat ${t < u0 ? "%s.%L s" : "%s s"}`], ...r, "```"].join(`
`);
}
function m0({ name: e, startMs: t, endMs: n, ms: r, waitedMs: o, bytes: s, mibPerSecond: i }) {
  let a = o ? `worked ${X(r)} of ${X(n - t)}` : X(n - t), c = s ? `, ${j(s)} at ${i} MiB/s` : "";
  return `${e} ${a}${c}`;
}

// src/report/write-report.ts
async function dr(e, t, n) {
  try {
    await p0(e, t, n);
  } catch (r) {
    (e.trouble === void 0 ? U : P)(`There is no report: ${O(r)}`);
  }
}
async function p0(e, t, n) {
  let r = t.machine(), o = { ...e, totalMs: t.elapsedMs(), phases: t.phases(), machine: r }, s = { schema: 2, ...o, bottleneck: Dm(o) }, { kind: i, sentence: a } = s.bottleneck;
  i !== "none" && s.trouble === void 0 && P(a);
  let c = d0(K(), `headstart-${s.step}-${(0, Wm.randomUUID)()}.json`);
  if (l0(c, `${JSON.stringify(s, void 0, 2)}
`), Ue("report", c), !n) return;
  let f = `Headstart ${s.step}: ${s.outcome}`;
  await rf(f, h0(s), r ? `${a}.

${Um(s)}` : "");
}
function h0(e) {
  return [
    ["Key", "Matched", "Stored", "Unpacked", "Files", "Time", "Phases"],
    [
      ti(e.key),
      e.matchedKey === void 0 ? "\u2013" : ti(e.matchedKey),
      e.storedBytes === void 0 ? "\u2013" : j(e.storedBytes),
      e.bytes === void 0 ? "\u2013" : j(e.bytes),
      String(e.files ?? "\u2013"),
      X(e.totalMs),
      e.phases.map(({ name: t, ms: n }) => `${t} ${X(n)}`).join(", ")
    ]
  ];
}

// src/rolling.ts
var qm = N(jm(), 1);
function ue(e) {
  return e ? w0 : g0;
}
var g0 = {
  mistake: li,
  lookups: (e) => e,
  nameFor: (e) => e,
  keyIn: (e) => e
}, Gm = "~v", y0 = Gm.length + 49, Hm = Xr - y0, w0 = {
  mistake(e) {
    let [t = ""] = e, n = Gi(t).length > Hm, r = `Key Validation Error: ${t} cannot be larger than ${Hm} characters with rolling; ~ counts twice.`;
    return li(e) ?? (n ? r : void 0);
  },
  lookups([e = "", ...t]) {
    let n = xo(e), r = t.length < 9 ? [n] : [];
    return [n, ...r, ...t.map(Gi)];
  },
  nameFor(e, { runId: t, runAttempt: n }) {
    let [r, o] = [zm(t, 20), zm(n, 5)];
    return `${xo(e)}${Date.now()}-${r}-${o}-${(0, qm.randomBytes)(4).toString("hex")}`;
  },
  keyIn: (e) => e.replace(/^((?:[^~]|~~)*)~v[^~]*$/, "$1").replaceAll("~~", "~")
};
function xo(e) {
  return Gi(e) + Gm;
}
function Jm(e) {
  return Number(/~v(\d+)-[^~]*$/.exec(e)?.[1] ?? 0);
}
function Gi(e) {
  return e.replaceAll("~", "~~");
}
function zm(e, t) {
  return e.replace(/\D/g, "").slice(0, t) || "0";
}
var b0 = 3600 * 1e3;
function Km(e, t) {
  let n = e.toSorted(pi), r = n[0]?.createdAt.getTime() ?? 0;
  return n.filter((o, s) => {
    let i = n[s - 1]?.createdAt.getTime() ?? r;
    return s >= t && r - i > b0;
  });
}

// node_modules/jwt-decode/build/esm/index.js
var St = class extends Error {
};
St.prototype.name = "InvalidTokenError";
function k0(e) {
  return decodeURIComponent(atob(e).replace(/(.)/g, (t, n) => {
    let r = n.charCodeAt(0).toString(16).toUpperCase();
    return r.length < 2 && (r = "0" + r), "%" + r;
  }));
}
function S0(e) {
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
    return k0(t);
  } catch {
    return atob(t);
  }
}
function Vm(e, t) {
  if (typeof e != "string")
    throw new St("Invalid token specified: must be a string");
  t || (t = {});
  let n = t.header === !0 ? 0 : 1, r = e.split(".")[n];
  if (typeof r != "string")
    throw new St(`Invalid token specified: missing part #${n + 1}`);
  let o;
  try {
    o = S0(r);
  } catch (s) {
    throw new St(`Invalid token specified: invalid base64 for part #${n + 1} (${s.message})`);
  }
  try {
    return JSON.parse(o);
  } catch (s) {
    throw new St(`Invalid token specified: invalid json for part #${n + 1} (${s.message})`);
  }
}

// src/scopes.ts
var x0 = /* @__PURE__ */ new Set([
  "push",
  "schedule",
  "workflow_dispatch",
  "repository_dispatch",
  "delete",
  "registry_package",
  "page_build"
]);
function me(e) {
  let t = P0(e.token) ?? O0(e), n = { read: t.read, write: t.write };
  return v0(t.write) && !x0.has(e.eventName) && (n.write = void 0, n.whyNoWrite = `Cache save skipped: the event '${e.eventName}' can be caused by anyone, so it may not write the cache of ${t.write}.`), (e.cacheMode === "none" || e.cacheMode === "read") && (n.write = void 0, n.whyNoWrite = `Cache save skipped: the effective cache-mode '${e.cacheMode}' does not permit writes.`), (e.cacheMode === "none" || e.cacheMode === "write-only") && (n.read = [], n.whyNoRead = `Cache restore skipped: the effective cache-mode '${e.cacheMode}' does not permit reads.`), n;
}
function v0(e = "") {
  return e.startsWith("refs/heads/") && !e.startsWith("refs/heads/gh-readonly-queue/");
}
function P0(e) {
  try {
    let { ac: t } = Vm(e), n = JSON.parse(t ?? ""), r = n.find((s) => s.Permission & 2)?.Scope, o = n.filter((s) => s.Permission & 1).map((s) => s.Scope);
    return o.length === 0 && !r ? void 0 : { read: Ym([...r && o.includes(r) ? [r] : [], ...o]), write: r };
  } catch {
    return;
  }
}
function O0(e) {
  let t = [e.baseBranch, e.defaultBranch].filter((n) => n !== "");
  return { read: Ym([e.ref, ...t.map((n) => `refs/heads/${n}`)]), write: e.ref };
}
function Ym(e) {
  return [...new Set(e)];
}

// src/mount/probe.ts
import { existsSync as I0, readFileSync as M0 } from "node:fs";

// src/mount/root-rights.ts
var el = N(Xm(), 1);
import { existsSync as B0, readFileSync as E0 } from "node:fs";
import { join as R0 } from "node:path";
async function ln(e) {
  if (process.geteuid?.() === 0) return $0() ? Qm((r) => r) : void 0;
  let t = Ji("sudo");
  if (!t) return;
  let n = ({ path: r, args: o }) => ({ path: t, args: ["-n", "--", r, ...o] });
  try {
    await to(n({ path: Ji("true") ?? "true", args: [] }), { cwd: "/", signal: e });
  } catch {
    e.throwIfAborted();
    return;
  }
  return Qm(n);
}
function Qm(e) {
  let t = (n, r) => {
    let o = Ji(n);
    if (!o) throw new Error(`there is no ${n}`);
    return e({ path: o, args: r });
  };
  return {
    run: async (n, r, o) => to(t(n, r), o),
    async attributesOf(n, r, o) {
      let s = ["--xattrs", `--xattrs-include=${r}`], i = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"], a = ["--create", "--file=-", "--format=posix", ...s, ...i], { stdin: c, stdout: f, ended: u } = V([t("tar", a)], o);
      c.end(n, "latin1");
      let [m] = await Promise.all([(0, el.buffer)(f), u]);
      return m;
    },
    kernelLog: async () => Vn(t("dmesg", []))
  };
}
function Ji(e) {
  return ["/usr/bin", "/bin", "/usr/sbin", "/sbin"].map((n) => R0(n, e)).find((n) => B0(n));
}
function $0() {
  let [, e = "0"] = E0("/proc/self/status", "latin1").match(/^CapEff:\s*(\w+)$/m) ?? [];
  return (BigInt(`0x${e}`) >> 21n & 1n) === 1n;
}

// src/mount/probe.ts
function dn(e) {
  return "rights" in e || e.broker !== void 0;
}
async function Ki(e, t) {
  try {
    return await T0(e, t);
  } catch (n) {
    return t.throwIfAborted(), { reason: `it cannot be found out: ${O(n)}` };
  }
}
async function T0(e, t) {
  if (process.platform !== "linux") return { reason: "it does not run Linux" };
  let n = await ln(t);
  if (!n) return { reason: "it neither lets root mount nor has sudo without a password" };
  for (let r of e === "image" ? ["squashfs", "overlay"] : ["overlay"])
    if (!await A0(r, n, t)) return { reason: `its kernel does not know ${r}` };
  return e === "image" && !I0("/dev/loop-control") ? { reason: "it has no loop devices" } : { rights: n };
}
async function A0(e, t, n) {
  let r = () => new RegExp(`\\t${e}$`, "m").test(M0("/proc/filesystems", "latin1"));
  return r() ? !0 : (await t.run("modprobe", ["-q", e], { cwd: "/", signal: n }).catch(() => n.throwIfAborted()), r());
}

// src/steps/job.ts
import { lstatSync as SB } from "node:fs";

// src/formats/actions-cache/actions-cache.ts
var td = N(tl(), 1);

// src/formats/naming.ts
function Yi({ crossOs: e, platform: t = process.platform }) {
  return t === "win32" && !e;
}
function vo(e, t) {
  let n = Yi(t) ? "windows-only" : "any", r = t.rolling ? ["rolling"] : [];
  return _f([...r, tn, e, n, ...t.paths]);
}

// src/formats/actions-cache/pack.ts
import { once as pv } from "node:events";
import { setImmediate as hv } from "node:timers/promises";

// src/formats/packing.ts
import { symlinkSync as C0 } from "node:fs";
import { join as N0 } from "node:path";
function pn({ matches: e, scratch: t }) {
  let n = new Map(e.map(({ root: r }) => [r.place, r.base]));
  for (let [r, o] of n) C0(o, N0(t, String(r)));
}
async function xt(e, { write: t, signal: n }) {
  let r = 0;
  for await (let o of e)
    await t(o), n.throwIfAborted(), r += o.length;
  return r;
}

// src/formats/tar-commands.ts
var F0 = ["-b", String(2048)];
function _0(e) {
  return ["-b", String(Math.min(Math.max(20, Math.ceil(e / 512 / 8)), 2048))];
}
var Zi = process.platform === "darwin" ? ["--no-mac-metadata"] : [];
function Po(e, { beyondAscii: t, archiveBytes: n = Number.POSITIVE_INFINITY, listing: r }) {
  if (e.dialect === "node") return { thread: "create" };
  let { path: o, dialect: s } = e, i = _0(n);
  if (s === "bsd") {
    let f = ["--uid", "0", "--gid", "0", "--uname", "", "--gname", ""], u = [...Zi, "--no-xattrs", "--no-acls", "--no-fflags", ...f], m = ["--format", "pax", "--options", "hdrcharset=BINARY"], d = ["--no-recursion", "--null", "-T", "-"];
    return { path: o, args: ["-c", "-P", "-f", "-", ...i, ...m, ...u, ...d] };
  }
  let a = t ? ",hdrcharset:=BINARY" : "", c = r === void 0 ? [] : ["-vv", "--utc", `--index-file=${r}`];
  return { path: o, args: [...rl(a), "-P", "--sparse", ...c, ...i, ...nl] };
}
var nl = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"];
function rl(e = "") {
  return ["--create", "--file=-", ...["--format=posix", `--pax-option=exthdr.name=pax,delete=atime,delete=ctime${e}`], "--numeric-owner", "--owner=0", "--group=0"];
}
function Oo({ path: e }) {
  let t = ["-b", "128", "--mode=a-st", "--transform=s,^\\([0-9]*\\)/\\.$,\\1,SH"], n = ["--clamp-mtime", `--mtime=@${4294967295}`];
  return { path: e, args: [...rl(",delete=mtime"), ...t, ...n, ...nl] };
}
function Bo(e, t) {
  if (e.dialect === "node") return { thread: "extract", bases: t };
  let { path: n, dialect: r } = e, o = r === "gnu" ? ["--warning=no-unknown-keyword"] : Zi, s = ["-f", "-", "--ignore-zeros", ...F0, ...o];
  return { path: n, args: ["-x", ...s, "--no-same-owner", "--no-same-permissions"] };
}
function ol({ path: e }) {
  return { path: e, args: ["-c", "-f", "-", "--format", "mtree", "--options", "!all,type,mode,time", "@-"] };
}
function sl({ path: e }) {
  return { path: e, args: ["-x", "-p", "-f", "-", "--no-same-owner", ...Zi] };
}

// src/formats/actions-cache/compression.ts
var yn = N(al(), 1);
import { pipeline as $l, Readable as Il } from "node:stream";
import { pipeline as mv } from "node:stream/promises";

// src/formats/node-tar/start.ts
var kl = N(fl(), 1);
import { availableParallelism as wl } from "node:os";
import { extname as j0, join as H0 } from "node:path";
import { Readable as bl, Writable as z0 } from "node:stream";
import { Worker as q0 } from "node:worker_threads";

// src/formats/node-tar/flow.ts
function ul(e) {
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
var hn = N(ll(), 1);
import { once as L0 } from "node:events";
var vt = 4 * 1024 * 1024;
async function dl(e, t) {
  let n = (0, hn.createZstdCompress)({ ...D0(e, t), flush: hn.constants.ZSTD_e_end });
  try {
    return n.write(e), await L0(n, "readable"), U0(n.read());
  } finally {
    n.destroy();
  }
}
var TF = 33 * 1024 * 1024;
function D0({ length: e }, t) {
  return { params: { [hn.constants.ZSTD_c_compressionLevel]: t }, chunkSize: W0(e) };
}
function U0({ buffer: e, byteOffset: t, length: n }) {
  return t === 0 && e.byteLength > Buffer.poolSize ? Buffer.from(e.transfer(n)) : Buffer.from(e.slice(t, t + n));
}
function W0(e) {
  return e + (e >> 8) + (e < 131072 ? 131072 - e >> 11 : 0) + 1;
}

// src/formats/node-tar/slabs.ts
function pl(e, t, n) {
  let r = (s) => new Int32Array(new SharedArrayBuffer(4 * s));
  return { slabs: Array.from({ length: e }, () => new SharedArrayBuffer(t)), owners: r(e), releases: r(1), share: n };
}
function hl({ slabs: e }, t) {
  return Buffer.from(e[t]);
}
function Xi({ owners: e, releases: t }, n, r) {
  Atomics.compareExchange(e, n, r, 0) === r && (Atomics.add(t, 0, 1), Atomics.notify(t, 0));
}
function gl(e, t) {
  for (let n = 0; n < e.slabs.length; n++) Xi(e, n, t);
}

// src/formats/node-tar/start.ts
function Pt(e, t) {
  if (!("thread" in e)) return V([e], t);
  let n = ea(e, t);
  return { ...n, stdout: bl.from(G0(n)) };
}
async function* G0({ stdout: e }) {
  for await (let { content: t, release: n } of e) {
    let r = Buffer.from(t);
    n(), yield r;
  }
}
var J0 = H0(import.meta.dirname, `tar-thread${j0(import.meta.filename)}`), Sl = [], Qi = Math.min(wl(), 2), pr = Math.min(wl(), 4), yl, K0 = 0;
function xl() {
  return yl ??= pl(pr + 1, vt, pr + 2 - Qi), yl;
}
function V0() {
  (0, kl.setFlagsFromString)("--semi-space-growth-factor=1");
  let e = { maxYoungGenerationSizeMb: 2 };
  return { thread: new q0(J0, { execArgv: [], env: {}, resourceLimits: e }), owner: ++K0 };
}
function ea(e, { cwd: t, signal: n }) {
  let r = Sl.pop() ?? V0(), { thread: o, owner: s } = r, i = xl();
  o.ref();
  let a = (g) => o.postMessage(g), c = { ...e, cwd: t, mask: process.umask(), slabs: i, owner: s };
  a(c);
  let f = ul(o), u = new z0({
    write: (g, y, b) => {
      f.send(new Uint8Array(g)).then(() => b());
    },
    final(g) {
      a("end"), g();
    }
  });
  u.on("error", () => {
  });
  let m = new bl({ objectMode: !0, read() {
  } }), d = (g) => {
    "taken" in g ? f.taken(g.taken) : m.push("frame" in g ? l(g) : p(g));
  }, l = ({ frame: g, contentBytes: y }) => ({ frame: Buffer.from(g.buffer, g.byteOffset, g.length), contentBytes: y }), p = ({ slab: g, filled: y }) => ({
    content: hl(i, g).subarray(0, y),
    release: () => Xi(i, g, s)
  }), h = Y0(r, d, n).finally(() => {
    m.push(null), u.destroy(new Error("its reader has ended"));
  });
  return { pid: process.pid, stdin: u, stdout: m, ended: h };
}
async function Y0(e, t, n) {
  let { thread: r } = e, { promise: o, resolve: s } = Promise.withResolvers(), i = (m) => {
    m === "done" ? s(void 0) : "isBadEntry" in m ? s(m.isBadEntry ? new k(m.message) : new ee(m.message)) : t(m);
  }, a = ({ message: m }) => s(new ee(m)), c = () => s(new ee("a thread of tar ended early")), f = () => {
    r.terminate();
  };
  r.on("message", i).on("error", a).on("exit", c), n.addEventListener("abort", f), n.aborted && f();
  let u = await o;
  if (n.removeEventListener("abort", f), r.off("message", i).off("error", a).off("exit", c), !u && !n.aborted) {
    r.unref(), Sl.push(e);
    return;
  }
  throw await r.terminate(), gl(xl(), e.owner), n.throwIfAborted(), u;
}

// src/formats/zstd.ts
var gn = N(Pl(), 1);
import { once as sv } from "node:events";
import { pipeline as iv } from "node:stream";

// src/formats/output-limit.ts
import { statfsSync as Z0 } from "node:fs";
import { readFile as X0 } from "node:fs/promises";
var Ol = 64 * 1024 * 1024, Q0 = 0.1, ev = 8 * 1024, tv = 8, nv = 25;
function Ot({ files: e, bytes: t, unpackedBytes: n = t }) {
  return Math.max(t, n) * (1 + Q0) + e * ev;
}
function Je(e) {
  let t = new AbortController(), { bavail: n, bsize: r } = Z0(e), o = Ol + tv * n * r, s = Ol, i = 0, a = (c) => {
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
      let u = setInterval(async () => a(await rv(c)), nv), m = () => clearInterval(u);
      f.then(m, m);
    }
  };
}
async function rv(e) {
  let t = await X0(`/proc/${e}/io`, "latin1").catch(() => "");
  return Number(/^wchar: (\d+)$/m.exec(t)?.[1] ?? 0);
}

// src/formats/sink.ts
function hr({ write: e, ...t }) {
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
var ov = 32 * 1024 * 1024;
async function Eo(e, t) {
  for (; e.pending > ov / t.length; ) await e.progress();
}

// src/formats/zstd.ts
var av = 1024 * 1024;
function Bt(e, t = Number.POSITIVE_INFINITY) {
  return e === void 0 || t < av ? ta : cv(e);
}
function cv(e) {
  return {
    packing(t, n, r) {
      if ("thread" in t) return ta.packing(t, n, r);
      let { level: o, threads: s, check: i } = n, a = s === 1 ? "--single-thread" : `-T${s}`, c = ["-q", "-c", i ? "--check" : "--no-check", `-${o}`, a];
      return V([t, { path: e, args: c }], r);
    },
    unpacking(t, n) {
      if ("thread" in t) return ta.unpacking(t, n);
      let r = Je(n.cwd), o = { ...n, signal: AbortSignal.any([n.signal, r.signal]) }, { pid: s, stdin: i, stdout: a, ended: c } = V([{ path: e, args: ["-q", "-d", "-c"] }, t], o);
      return r.watch(s, c), hr({
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
          i.end(fv);
        }
      });
    }
  };
}
var fv = Buffer.from([80, 42, 77, 24, 0, 0, 0, 0]), Bl = 128 * 1024;
function uv(e, t, n) {
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
      await e, r = (0, gn.createZstdDecompress)({ chunkSize: Bl }), r.on("error", () => {
      });
      for (let [c, f] of o) i(f, c);
      s && r.end();
      for await (let c of r)
        n.count(c.length), n.signal.throwIfAborted(), t.write(c) || await sv(t, "drain");
      r.destroy();
      for (let [c] of o) o.delete(c) && c(new Error("it comes after the frame"));
    })()
  };
}
var ta = {
  packing(e, { level: t, check: n }, r) {
    let o = Pt(e, r), { ZSTD_c_compressionLevel: s, ZSTD_c_checksumFlag: i } = gn.constants, a = { [s]: t, [i]: Number(n) }, c = (0, gn.createZstdCompress)({ params: a, chunkSize: Bl });
    return iv(o.stdout, c, () => {
    }), { ...o, stdout: c };
  },
  unpacking(e, t) {
    let n = new AbortController(), r = Je(t.cwd), o = AbortSignal.any([t.signal, n.signal, r.signal]), { stdin: s, stdout: i, ended: a } = Pt(e, { ...t, signal: o }), c = Promise.resolve(), f;
    return hr({
      stdout: i,
      ended: a,
      allow: r.allow,
      write(u, m) {
        f || (f = uv(c, s, r), c = f.fed.catch((d) => n.abort(d))), f.write(u, m);
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
function Ml(e, { tools: t, level: n }, r) {
  if (t.zstd) return Bt(t.zstd).packing(e, { level: n, threads: 0, check: !0 }, r);
  let o = Pt(e, r), s = (0, yn.createGzip)();
  return $l(o.stdout, s, () => {
  }), { ...o, stdout: s };
}
var na = Buffer.from([40, 181, 47, 253]), El = Buffer.from([31, 139]);
async function* Tl(e, t, n) {
  let [r, o] = await lv(e);
  if (r.subarray(0, El.length).equals(El)) yield* Rl((0, yn.createGunzip)(), o);
  else if (r.subarray(0, na.length).equals(na)) t ? yield* dv({ path: t, args: ["-q", "-d", "-c"] }, o, n) : yield* Rl((0, yn.createZstdDecompress)(), o);
  else throw new k("it is no archive");
}
async function lv(e) {
  let t = e[Symbol.asyncIterator](), n = Buffer.alloc(0);
  for (; n.length < na.length; ) {
    let o = await t.next();
    if (o.done) break;
    n = Buffer.concat([n, o.value]);
  }
  async function* r() {
    yield n, yield* { [Symbol.asyncIterator]: () => t };
  }
  return [n, r()];
}
async function* Rl(e, t) {
  $l(Il.from(t), e, () => {
  }), yield* e;
}
async function* dv(e, t, { cwd: n, signal: r }) {
  let o = new AbortController(), { stdin: s, stdout: i, ended: a } = V([e], {
    cwd: n,
    signal: AbortSignal.any([r, o.signal])
  }), c = mv(Il.from(t), s).catch((f) => {
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
async function Al(e) {
  let { tools: t, level: n, workspace: r } = e, o = new AbortController(), s = (y) => o.abort(y), i = { cwd: r, signal: AbortSignal.any([e.signal, o.signal]) }, a = Po(t.tar, { beyondAscii: !1 }), { stdin: c, stdout: f, ended: u } = Ml(a, { tools: t, level: n }, i), m = { segments: [], files: 0, bytes: 0, skipped: [] }, d = yv(c, { ...e, signal: i.signal }, m).catch(s), l = xt(f, e);
  l.catch(s), await u, await d;
  let p = await l;
  o.signal.throwIfAborted();
  let { files: h, bytes: g } = m;
  return h > 0 && m.segments.push({ kind: "archive", offset: 0, length: p, files: h, bytes: g }), m;
}
var gv = 256;
async function yv(e, { matches: t, found: n, workspace: r, signal: o }, s) {
  let i = wv(t, r), a = /* @__PURE__ */ new Set(), c = [];
  for (let f of n) {
    for (let { kind: u, member: m, bytes: d, hardLink: l } of f) {
      if (u === "other") {
        s.skipped.push(m);
        continue;
      }
      s.files++, (!l || !a.has(l.inode)) && (s.bytes += d), l && a.add(l.inode), c.push(`${i(m)}\0`);
    }
    c.length < gv || (e.write(c.join(""), "latin1") || await pv(e, "drain", { signal: o }), c = [], await hv(void 0, { signal: o }));
  }
  e.end(c.join(""), "latin1");
}
function wv(e, t, n = process.platform) {
  let { join: r, relative: o } = Ze(n), s = new Map(
    e.map(({ root: i }) => [String(i.place), o(x(t), x(i.base))])
  );
  return (i) => {
    let a = i.indexOf("/");
    return r(s.get(i.slice(0, a)) ?? "", i.slice(a + 1));
  };
}

// src/formats/actions-cache/unpack.ts
var Ql = N(Nl(), 1);
import { linkSync as Qv, mkdirSync as eP } from "node:fs";
import { availableParallelism as tP } from "node:os";
import { dirname as nP, join as rP } from "node:path";

// src/formats/tar-records.ts
var J = 512;
function le(e) {
  return (J - e % J) % J;
}
function Ro(e, t, n) {
  let r = n.toString("latin1");
  if (t === "L") return { ...e, name: Fl(r) };
  if (t === "K") return { ...e, target: Fl(r) };
  if (t === "g") return e;
  let o = new Map(bv(r));
  return { ...e, ...kv(o) };
}
function Fl(e) {
  let t = e.indexOf("\0");
  return t < 0 ? e : e.slice(0, t);
}
function* bv(e) {
  for (let t = 0; t < e.length; ) {
    let n = e.indexOf(" ", t), r = Number(e.slice(t, n)), o = e.slice(n + 1, t + r - 1), s = o.indexOf("=");
    if (!(Number.isInteger(r) && r > n - t && e[t + r - 1] === `
`) || s < 1) throw new k("its archive is damaged");
    yield [o.slice(0, s), o.slice(s + 1)], t += r;
  }
}
function kv(e) {
  let t = (c) => e.get(c) || void 0, n = {}, r = t("GNU.sparse.name") ?? t("path"), o = t("linkpath"), s = t("size"), i = t("mtime");
  r !== void 0 && (n.name = r), o !== void 0 && (n.target = o), s !== void 0 && (n.size = Number(_l(s))), i !== void 0 && /^-?\d{1,18}(\.\d{1,18})?$/.test(i) && (n.mtime = i);
  let a = [...e.keys()].some((c) => c.startsWith("GNU.sparse."));
  if (a && t("GNU.sparse.major") !== "1") throw new k("its archive has an old form of holes");
  return a && (n.sparseSize = _l(t("GNU.sparse.realsize"))), n;
}
function _l(e = "") {
  if (/^\d{1,15}$/.test(e)) return e;
  throw new k("its archive is damaged");
}

// src/formats/archive-reader.ts
var Sv = 1024 * 1024;
function Ll(e = "one") {
  let t = Buffer.alloc(0), n = {}, r, o = 0, s = 0, i = e === "several", a = (f, u) => {
    n = Ro(n, f, u), s = le(u.length), r = void 0;
  }, c = (f) => {
    if (i = f.every((p) => p === 0), i) return;
    let { type: u, member: m } = xv(f);
    if ("xgLK".includes(u)) {
      if (m.size > Sv) throw new k("a header in the archive is too large");
      r = { type: u, size: m.size };
      return;
    }
    let d = { ...m, ...n, name: n.name ?? m.name };
    n = {};
    let l = { ...d, kind: Ov(u, d.name) };
    if (l.kind !== "file" && l.size > 0) throw new k("a link or directory has content");
    return o = l.size, s = le(l.size), l;
  };
  return {
    /** Each member that begins in these bytes, followed by the pieces of its content. */
    *push(f) {
      let u = t.length === 0 ? f : Buffer.concat([t, f]);
      t = u.subarray(u.length);
      for (let m = 0; m < u.length && (!i || e === "several"); ) {
        let d = m + (o || s || (r?.size ?? J)), l = u.subarray(m, d);
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
      if (!i || t.length > 0) throw new k("its archive ends too early");
    }
  };
}
function xv(e) {
  if ($o(e, 148, 8) !== vv(e)) throw new k("its archive is damaged");
  let t = wn(e, 0, 100), n = wn(e, 257, 6) === "ustar" ? wn(e, 345, 155) : "";
  return {
    type: wn(e, 156, 1) || "0",
    member: {
      name: n === "" ? t : `${n}/${t}`,
      target: wn(e, 157, 100),
      // Without setuid, setgid and sticky bits.
      mode: $o(e, 100, 8) & 511,
      mtime: String($o(e, 136, 12)),
      size: $o(e, 124, 12),
      sparseSize: void 0
    }
  };
}
function vv(e) {
  let t = 256;
  for (let n = 0; n < J; n++) (n < 148 || n >= 156) && (t += e[n]);
  return t;
}
function wn(e, t, n) {
  let r = e.toString("latin1", t, t + n), o = r.indexOf("\0");
  return o < 0 ? r : r.slice(0, o);
}
function $o(e, t, n) {
  let r = e[t];
  if (r === 128) return Number(e.readBigUInt64BE(t + n - 8));
  let o = wn(e, t, n).trim(), s = o === "" ? 0 : Number.parseInt(o, 8);
  if (Number.isSafeInteger(s) && s >= 0 && /^[0-7]*$/.test(o)) return s;
  if (r === 255) return 0;
  throw new k("its archive is damaged");
}
var Pv = {
  0: "file",
  7: "file",
  1: "hardlink",
  2: "symlink",
  3: "other",
  4: "other",
  5: "directory",
  6: "other"
};
function Ov(e, t) {
  let n = Pv[e];
  if (!n) throw new k(`its archive holds something of the unknown type ${JSON.stringify(e)}`);
  return n === "file" && t.endsWith("/") ? "directory" : n;
}

// src/formats/extract-workers.ts
import { existsSync as Rv, mkdirSync as Dl, readdirSync as $v, rmSync as Iv } from "node:fs";
import { join as Io } from "node:path";

// src/files/merge-trees.ts
import { rmdirSync as Bv } from "node:fs";
function ra(e, t, n) {
  if (!Jt(w(e), w(t))) {
    ne(t).length < ne(e).length && Ev(e, t, n);
    for (let r of ne(e)) ra(`${e}/${r}`, `${t}/${r}`, n);
    Bv(w(e));
  }
}
function Ev(e, t, n) {
  te(w(e), n), te(w(t), w(e)), te(n, w(t));
}

// src/formats/extract-workers.ts
async function Mo({ tar: e, codec: t, dir: n, workers: r, files: o, signal: s, warn: i }, a) {
  let c = new AbortController(), f = AbortSignal.any([s, c.signal]), u = (v) => c.abort(v), m = Array.from({ length: r }, (v, B) => Io(n, `lane-${B}`)), d = m.map((v) => {
    Dl(v);
    let B = t.unpacking(Bo(e), { cwd: v, signal: f });
    return B.stdout.resume(), { sink: B, files: B.ended.then(() => oa(x(v))).catch(u) };
  }), l = d.map(({ sink: v }) => v), p = await a(l, f).catch(u), h = await Promise.all(d.map(({ files: v }) => v));
  f.throwIfAborted();
  let g = h.reduce((v, B) => v + (B ?? 0), 0), y = Mv(n);
  if (g > o() || g < o() && !y)
    throw new k(`its segments held ${g} files instead of ${o()}`);
  let b = Io(n, "tree");
  Dl(b);
  for (let v of m) ra(x(v), x(b), Io(n, "aside"));
  let S = y ? o() - oa(x(b)) : 0;
  if (S > o() - g)
    throw Iv(b, { recursive: !0 }), new Dt();
  return S > 0 && i(`Some names are one name here, so later files replaced ${S} of ${o()} files`), p;
}
function Mv(e) {
  return process.platform === "darwin" || Rv(Io(e, "LANE-0"));
}
function oa(e) {
  let t = 0;
  for (let n of $v(w(e), { withFileTypes: !0, encoding: "latin1" }))
    if (n.isDirectory()) t += oa(`${e}/${n.name}`);
    else if (n.isFile()) t++;
    else throw new k("a segment of files holds something else");
  return t;
}
var Tv = 1024 * 1024;
async function Ul(e, t, n) {
  let r = [];
  for (let i of t) Cv(i);
  let o = t.filter(({ kind: i }) => i === "files").length, s;
  for await (let { segment: i, bytes: a, endsFrame: c, ends: f } of Fv(e, t)) {
    if (i.kind !== "files") {
      r.push(a);
      continue;
    }
    if (s || (s = await Nv(n), s.allow(Ot(i))), s.write(a, () => e.release?.(a)), await Eo(s, n), c && s.endFrame(), !!f && (s = void 0, --o === 0))
      for (let u of n) u.end();
  }
  return r;
}
var Av = 1024 * 1024;
function Cv(e) {
  let t = 2 + Ot(e) / Av;
  if ((e.frames?.length ?? 0) > t)
    throw new k("a segment has more frames than its content needs");
}
async function Nv(e) {
  for (; ; ) {
    let [t] = e.toSorted((n, r) => n.pending - r.pending || n.given - r.given);
    if (t.pending <= Tv) return t;
    await Promise.race(e.map((n) => n.progress()));
  }
}
async function* Fv(e, t) {
  let n = _v(t), r = n.next(), o = 0;
  for await (let s of e)
    for (let i = 0; i < s.length; ) {
      if (r.done) throw new k("its body is longer than its segments");
      let { segment: a, end: c, ends: f } = r.value, u = s.subarray(i, i + c - o);
      i += u.length, o += u.length;
      let m = o === c;
      yield { segment: a, bytes: u, endsFrame: m, ends: f && m }, m && (r = n.next());
    }
}
function* _v(e) {
  for (let t of e) {
    let n = t.offset, r = t.frames ?? [t.length];
    for (let [o, s] of r.entries())
      n += s, yield { segment: t, end: n, ends: o === r.length - 1 };
  }
}

// src/formats/member-header.ts
var Wl = /[\u0080-\u00ff]/, To = 100, sa = 8589934591, Lv = { file: "0", hardlink: "1", symlink: "2", directory: "5", whiteout: "3" };
function gr(e) {
  let t = Buffer.allocUnsafe(ia(e));
  return t.subarray(0, aa(t, 0, e));
}
function ia({ name: e, target: t }) {
  return 4 * J + 2 * (e.length + t.length);
}
function aa(e, t, n, r = !1) {
  let o = Uv(n, r), s = t;
  if (o !== "") {
    s += Dv(o.length).copy(e, s), s += e.write(o, s, "latin1");
    let i = s + le(o.length);
    e.fill(0, s, i), s = i;
  }
  return Hl(e, s, n, Lv[n.kind]), s + J;
}
var jl = /* @__PURE__ */ new Map();
function Dv(e) {
  let t = jl.get(e);
  if (t) return t;
  let n = Buffer.alloc(J);
  return Hl(n, 0, { name: "pax", target: "", mtime: "0", mode: 420, size: e }, "x"), jl.set(e, n), n;
}
function Uv({ name: e, target: t, mtime: n, size: r, sparseSize: o }, s) {
  let i = Wl.test(e) || Wl.test(t), a = i && !s ? Ke("hdrcharset", "BINARY") : "", c = i || e.length > To ? Ke("path", e) : "", f = i || t.length > To ? Ke("linkpath", t) : "", u = /^\d{1,11}$/.test(n) ? "" : Ke("mtime", n), m = r > sa ? Ke("size", String(r)) : "";
  return a + c + (t === "" ? "" : f) + u + m + Wv(e, o);
}
function Wv(e, t) {
  return t === void 0 ? "" : Ke("GNU.sparse.major", "1") + Ke("GNU.sparse.minor", "0") + Ke("GNU.sparse.name", e) + Ke("GNU.sparse.realsize", t);
}
function Ke(e, t) {
  let n = ` ${e}=${t}
`, r = n.length + String(n.length).length;
  return `${n.length + String(r).length}${n}`;
}
var jv = Hv();
function Hv() {
  let e = Buffer.alloc(J);
  return bn(e, 108, 7, 0), bn(e, 116, 7, 0), e.write("        ", 148, "latin1"), e.write("ustar\x0000", 257, "latin1"), e;
}
function Hl(e, t, { name: n, target: r, mode: o, mtime: s, size: i }, a) {
  jv.copy(e, t);
  let c = Math.min(Math.max(Math.trunc(Number(s)), 0), sa);
  e.write(n, t, To, "latin1"), bn(e, t + 100, 7, o), bn(e, t + 124, 11, Math.min(i, sa)), bn(e, t + 136, 11, c), e[t + 156] = a.charCodeAt(0), r !== "" && e.write(r, t + 157, To, "latin1");
  let f = 0;
  for (let u = t; u < t + J; u++) f += e[u];
  bn(e, t + 148, 6, f), e[t + 154] = 0;
}
function bn(e, t, n, r) {
  let o = r;
  for (let s = t + n - 1; s >= t; s--) {
    let i = Math.floor(o / 8);
    e[s] = 48 + o - i * 8, o = i;
  }
}

// src/files/member-paths.ts
function Ao(e) {
  return new Map(e.map(({ place: t, base: n }) => [String(t), x(n)]));
}
function zl(e) {
  return (t) => {
    let n = t.indexOf("/");
    return `${e.get(t.slice(0, n))}${t.slice(n)}`;
  };
}

// src/formats/skeleton.ts
async function Co(e, t) {
  if (e.bytes.length === 0) return;
  let { tar: n, roots: r, ...o } = t;
  await ql(Bo(n, Ao(r)), e, o), n.dialect === "bsd" && await zv(e, n, o);
}
async function zv(e, t, n) {
  let o = (await ql(ol(t), e, n)).split(`
`).filter((c) => c.includes(" type=dir")).map((c) => c.replace(/ mode=\d*(\d{3})\b/, " mode=$1")), { stdin: s, stdout: i, ended: a } = V([sl(t)], n);
  i.resume(), s.end(["#mtree", ...o, ""].join(`
`), "latin1"), await a;
}
async function ql(e, { bytes: t, mostBytes: n }, { codec: r, ...o }) {
  let s = r.unpacking(e, o), i = "";
  s.stdout.setEncoding("latin1").on("data", (a) => {
    i += a;
  }), s.allow(n);
  for (let a of t) s.write(a);
  return s.endFrame(), s.end(), await s.ended, i;
}

// src/formats/actions-cache/distribute-members.ts
import { dirname as Gl } from "node:path";
var qv = 1e3, Gv = 8 * 1024 * 1024, Jv = 4;
function Kl(e) {
  let t = e[0], n = Vv(), r = 0, o = 0, s = 0, i = "", a = (f) => {
    o += f.length, n.add(f, t);
  }, c = () => {
    a(Kv.subarray(0, le(s))), s = 0;
  };
  return {
    /** Starts a member. @param name its directory decides whether another worker may take over */
    begin(f, u) {
      c();
      let m = Math.max(r / qv, o / Gv);
      (m >= Jv || m >= 1 && Gl(u) !== i) && (n.flush(t), t = e.reduce((d, l) => l.pending < d.pending ? l : d), r = 0, o = 0), i = Gl(u), r++, a(f);
    },
    /** Adds to the content of the member that was started last. */
    content(f) {
      s += f.length, a(f);
    },
    /** Resolves when the worker's queue has room again. */
    room: () => Eo(t, e),
    end() {
      c(), n.flush(t);
      for (let f of e) f.end();
    }
  };
}
var Kv = Buffer.alloc(J), Jl = 1024 * 1024;
function Vv() {
  let e = Buffer.allocUnsafeSlow(Jl), t = 0, n = 0, r = (o) => {
    n > t && o.write(e.subarray(t, n)), t = n;
  };
  return {
    flush: r,
    add(o, s) {
      for (let i = 0; i < o.length; ) {
        let a = o.copy(e, n, i);
        i += a, n += a, !(n < e.length) && (r(s), e = Buffer.allocUnsafeSlow(Jl), t = 0, n = 0);
      }
    }
  };
}

// src/files/windows-names.ts
var Yv = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³]) *(\.|$)/i;
function Zv(e) {
  if (e === "." || e === "..") return;
  if (Yv.test(e)) return "it is a device";
  if (/[. ]$/.test(e)) return "it ends in a dot or a blank";
  let t = [...e].find((n) => n < " " || '<>:"|?*\\'.includes(n));
  return t === void 0 ? void 0 : `it has the character ${JSON.stringify(t)}`;
}
function No(e) {
  for (let t of e.split("/")) {
    let n = Zv(t);
    if (n !== void 0) throw new Error(`Windows has no file ${JSON.stringify(t)}: ${n}`);
  }
}

// src/formats/actions-cache/staged-names.ts
var Xv = 1e5;
function Yl(e, t, n = process.platform) {
  let r = Ze(n), o = x(t), s = e.map((m) => ({ root: m, base: x(m.base) })), i = /* @__PURE__ */ new Map(), a = /* @__PURE__ */ new Map(), c = (m) => s.find(
    ({ root: d, base: l }) => z(m, l) && d.matches(w(r.relative(l, m)).toString())
  ), f = (m) => {
    let d = a.get(m);
    if (d) return d;
    a.set(m, Vl);
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
      a.size > Xv && a.clear();
      let { path: d, anchor: l } = m.includes("\0") ? Vl : u(r.resolve(o, m));
      if (!l) throw new k(`it holds ${w(m)}, which no line of path names`);
      let p = `${l.root.place}/${r.relative(l.base, d) || "."}`;
      return n === "win32" && No(w(p, n).toString()), p;
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
var Vl = { path: "/", anchor: void 0 };

// src/formats/actions-cache/unpack.ts
async function ed(e) {
  let { body: t, dir: n, tools: r, roots: o, workspace: s, workers: i = tP(), warn: a } = e, c = Je(n);
  c.allow(1 / 0);
  let { tar: f } = r, u = AbortSignal.any([e.signal, c.signal]), m = 0, d = {
    tar: f,
    codec: Zl,
    dir: n,
    workers: i,
    files: () => m,
    signal: u,
    warn: a
  }, { links: l, skeleton: p } = await Mo(d, async (b, S) => {
    let v = Kl(b), B = aP(Yl(o, s), v), R = Ll(), F = f.dialect === "node" ? void 0 : r.zstd;
    for await (let _ of Tl(t, F, { cwd: n, signal: S })) {
      c.count(_.length), S.throwIfAborted();
      for (let A of R.push(_)) B.push(A);
      await v.room();
    }
    return R.finish(), v.end(), m = B.files(), B;
  }), h = rP(n, "tree");
  for (let { name: b, target: S } of l) cP(x(h), b, S);
  let g = Buffer.concat(p), y = { bytes: [g], members: p.length, mostBytes: g.length };
  await Co(y, { tar: f, roots: o, codec: Zl, cwd: h, signal: u });
}
var oP = Buffer.alloc(1024), sP = 512 * 1024 * 1024, iP = 1 / 2, Zl = {
  unpacking(e, t) {
    let { stdin: n, stdout: r, ended: o } = Pt(e, t);
    return hr({
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
        n.end(oP);
      }
    });
  }
}, Xl = 300;
function aP({ stagedName: e, follow: t }, n) {
  let r = [], o = [], s = /* @__PURE__ */ new Set(), i = /* @__PURE__ */ new Map(), a = Math.min(sP, (0, Ql.getHeapStatistics)().heap_size_limit * iP), c = 0, f = !1, u = 0, m = (p) => {
    if (c += p, c > a) throw new k("it holds more than anybody would save");
  }, d = (p) => {
    let h = gr(p);
    m(h.length), o.push(h);
  }, l = (p) => {
    let { kind: h } = p, g = e(p.name);
    if (h === "other" || s.has(g)) return !1;
    if (s.add(g), m(g.length + Xl), h === "file")
      u++, n.begin(gr({ ...p, kind: h, name: g, target: "" }), g);
    else if (h === "directory") d({ ...p, kind: h, name: g, target: "" });
    else if (h === "symlink")
      i.set(g, { ...p, kind: h, name: g }), d({ ...p, kind: h, name: g }), t(p.name, p.target);
    else {
      let y = e(p.target);
      m(y.length + Xl);
      let b = i.get(y);
      b ? d({ ...b, name: g }) : r.push({ name: g, target: y });
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
function cP(e, t, n) {
  let r = (o) => w(`${e}/${o}`);
  eP(r(nP(t)), { recursive: !0 });
  try {
    Qv(r(n), r(t));
  } catch {
    throw new k(`it holds ${w(t)} as another name of a file that it does not hold`);
  }
}

// src/formats/actions-cache/actions-cache.ts
var nd = {
  id: "actions-cache",
  indexed: !1,
  kinds: ["archive"],
  image: !1,
  versions(e, t) {
    return (t && !t.zstd ? ["gzip", "zstd-without-long"] : ["zstd-without-long", "gzip"]).map((r) => fP(r, e));
  },
  unsupportedReason: () => {
  },
  pack: Al,
  unpack: ed
};
function fP(e, t) {
  let n = Yi(t) ? ["windows-only"] : [], r = [...t.paths, e, ...n, "1.0"].join("|");
  return (0, td.createHash)("sha256").update(r).digest("hex");
}

// src/formats/squashfs/pack.ts
import { createReadStream as nO } from "node:fs";
import { join as rO } from "node:path";

// src/formats/squashfs/directory-image.ts
var Ad = N(od(), 1);
import { writeFileSync as VP } from "node:fs";
import { join as YP } from "node:path";

// src/formats/squashfs/make.ts
import { stat as qP } from "node:fs/promises";

// src/formats/squashfs/check.ts
var Pd = N(id(), 1);
import { closeSync as MP, openSync as TP, readSync as AP } from "node:fs";
import { setImmediate as CP } from "node:timers/promises";

// src/formats/squashfs/metadata.ts
var ud = N(cd(), 1);
var oe = 8192, fa = 256;
function Fo(e, t, n, r = []) {
  let o = /* @__PURE__ */ new Map(), s = t, i = 0, a = async () => {
    let f = await e(s, Math.min(n, s + fa * oe)), { unpacked: u, starts: m, length: d } = uP(f, s + f.length === n);
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
async function _o(e, t, n) {
  let r = Math.ceil(n / oe), o = await e(t, t + r * ca);
  if (o.length !== r * ca) throw $("a list ends early");
  let s = Array.from({ length: r }, (a, c) => Number(o.readBigUInt64LE(c * ca))), [i = t] = s;
  if (i > t) throw $("a table is behind its list");
  return { table: Fo(e, i, t, s), start: i };
}
var ca = 8;
function uP(e, t) {
  let n = [], r = [], o = 0;
  for (; n.length < fa && o + 2 <= e.length; ) {
    let s = e.readUInt16LE(o), i = o + 2 + (s & fd);
    if (i > e.length) break;
    let a = e.subarray(o + 2, i), c = s > fd ? a : mP(a), f = t && i === e.length;
    if (c.length !== oe && !(f && c.length > 0 && c.length < oe))
      throw $("a table has a gap");
    r.push(c), n.push(o), o = i;
  }
  if (n.length === 0 || t && o !== e.length && n.length < fa)
    throw $("a table ends early");
  return { unpacked: r, starts: n, length: o };
}
var fd = 32767;
function mP(e) {
  try {
    return (0, ud.zstdDecompressSync)(e, { maxOutputLength: oe, chunkSize: oe });
  } catch {
    throw $("a table cannot be unpacked");
  }
}
function $(e) {
  return new k(`its image is wrong: ${e}`);
}

// src/formats/squashfs/directory.ts
var yr = { directory: 1, file: 2, link: 3, whiteout: 5 };
function ld(e) {
  let t = new Float64Array(e + 1), n = new Uint8Array(e + 1), r = new Uint8Array(e + 1), o = 0;
  return {
    /** @throws BadEntry when the number is taken */
    add({ number: s, kind: i }, a) {
      if (s < 1 || s > e || n[s] !== 0) throw $("two inodes have one number");
      n[s] = yr[i], t[s] = a, o++;
    },
    /** @throws BadEntry when the name leads to no inode that has been read, or is a second name that tools do not make */
    name(s, i, a) {
      if (i === 0 || n[s] !== i || t[s] !== a)
        throw $("a name leads nowhere");
      if (r[s] === 0) o--;
      else if (i === yr.directory || i === yr.whiteout)
        throw $("a directory or a whiteout has two names");
      r[s] = 1;
    },
    /** How many inodes have no name. */
    unnamed: () => o
  };
}
var [lP, dP, pP] = [12, 12, 8], hP = 256, gP = 256, [md, yP] = [46, 47];
async function dd({ number: e, start: t, offset: n, bytes: r, indexed: o }, { inodes: s, directories: i }, { known: a, whiteouts: c }) {
  let f = await wP(s, o), u = i.position();
  if (i.positionOf(t, n) !== u) throw $("a directory is not where it should be");
  let m = u + r, d = 0, l = 0, p;
  for (; i.position() < m; ) {
    let h = i.ahead();
    h && await h;
    let g = i.position(), y = f[l]?.within === g - u ? f[l++] : void 0;
    if (y && i.positionOf(y.block, g % oe) !== g)
      throw ua();
    let b = i.take(dP), S = i.bytes.readUInt32LE(b) + 1, v = s.positionOf(i.bytes.readUInt32LE(b + 4), 0), B = i.bytes.readUInt32LE(b + 8);
    if (S > gP) throw $("a directory has too many names at once");
    for (let R = S; R > 0; R--) {
      let F = i.ahead();
      F && await F;
      let _ = i.take(pP), { bytes: A } = i, fe = B + A.readInt16LE(_ + 2), ge = A.readUInt16LE(_ + 4);
      a.name(fe, ge, v + A.readUInt16LE(_));
      let Me = pd(A.readUInt16LE(_ + 6)), Ls = i.take(Me), Nn = A.subarray(Ls, Ls + Me);
      if (bP(Nn, p), y && R === S && !Nn.equals(y.name)) throw ua();
      p = Nn, ge === yr.whiteout ? c.add(e, Nn) : ge === yr.directory && c.addBelow(e, Nn, fe);
    }
    d += S;
  }
  if (i.position() !== m) throw $("a directory does not end where it should");
  if (l !== f.length) throw ua();
  return d;
}
async function wP(e, t) {
  let n = [];
  for (; n.length < t; ) {
    await e.ahead();
    let r = e.take(lP), { bytes: o } = e, s = pd(o.readUInt32LE(r + 8)), i = e.take(s), a = o.subarray(i, i + s);
    n.push({ within: o.readUInt32LE(r), block: o.readUInt32LE(r + 4), name: a });
  }
  return n;
}
function ua() {
  return $("the index of a directory leads elsewhere");
}
function pd(e) {
  if (e >= hP) throw $("a name is too long");
  return e + 1;
}
function bP(e, t) {
  let n = t ? 0 : 1;
  for (let r = 0; r < e.length; r++) {
    let o = e[r];
    if (o === 0 || o === yP) throw $("it has a name that is none");
    n === 0 && (n = o - (t[r] ?? -1));
  }
  if (n <= 0) throw $("names are not in order");
  if (e[0] === md && (e.length === 1 || e.length === 2 && e[1] === md))
    throw $("it has a name that is none");
}

// src/formats/squashfs/superblock.ts
var Be = 96, kP = 6, hd = { noXattrs: 512, others: 1088 }, SP = 0xffffffffffffffffn, xP = 1 << 24;
function kn(e, t) {
  if (e.length < Be || e.toString("latin1", 0, 4) !== "hsqs") throw gd();
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
  }, { inodes: i, fragments: a, ids: c, blockBytes: f, inodeTable: u, directoryTable: m, fragmentTable: d, idTable: l } = s, [p, h] = [n(22), o(40)], g = [Be, u, m, d, l, h, t];
  if (!(n(20) === kP && n(28) === 4 && // version 4.0
  n(30) === 0 && (n(24) & ~hd.others) === hd.noXattrs && // There is no table of attributes, and no table for exporting by NFS.
  [56, 88].every((b) => e.readBigUInt64LE(b) === SP) && i > 0 && i <= xP && a <= i && (c === 1 || c === 2) && p >= 12 && p <= 20 && f === 2 ** p && g.every((b, S) => S === 0 || b >= g[S - 1]))) throw gd();
  return s;
}
function gd() {
  return new k("it holds no squashfs image of our kind");
}

// src/formats/squashfs/extents.ts
var yd = 16, vP = 4, ma = 1 << 24, Lo = ma - 1;
async function wd(e, t) {
  let { inodeTable: n, blockBytes: r, inodes: o, fragments: s } = t, i = OP(o + s), { starts: a, words: c, start: f } = await PP(e, t), u = new Uint32Array(s);
  function m(d, l) {
    let p = l & Lo;
    if (l > (ma | Lo) || p > r || d + p > n)
      throw $("a block is where none can be");
    if (l & ma) return p;
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
      let y = l % r, b = p === void 0 ? l : l - y, S = { start: d, end: d, hash: 0 };
      for (let v = 0; v < b; v += r) {
        let B = g.ahead();
        B && await B;
        let R = g.bytes.readUInt32LE(g.take(vP));
        if (R === 0) continue;
        let F = e.pause?.();
        F && await F;
        let _ = Math.min(r, b - v);
        if ((m(S.end, R) ?? _) !== _)
          throw $("a block is not what it should be");
        S.end += R & Lo, S.hash = Math.imul(S.hash, 31) + R | 0;
      }
      if (i.add(S), p !== void 0) {
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
        i.add({ start: p, end: p + (h & Lo), hash: h });
      }
      i.check();
    }
  };
}
async function PP({ read: e }, { fragments: t, fragmentTable: n }) {
  let r = new Float64Array(t), o = new Uint32Array(t), { table: s, start: i } = await _o(e, n, t * yd);
  for (let a = 0; a < t; a++) {
    await s.ahead();
    let c = s.take(yd);
    r[a] = Number(s.bytes.readBigUInt64LE(c)), o[a] = s.bytes.readUInt32LE(c + 8);
  }
  return s.end(), { starts: r, words: o, start: i };
}
function OP(e) {
  let t = new Float64Array(e), n = new Float64Array(e), r = new Int32Array(e), o = 0, s = () => $("two files are in one place");
  return {
    add({ start: i, end: a, hash: c }) {
      if (i !== a) {
        if (i < Be || o === e) throw s();
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
var Do = (e) => (t, n) => t.readUInt16LE(n + e), de = (e) => (t, n) => t.readUInt32LE(n + e), bd = (e) => (t, n) => Number(t.readBigUInt64LE(n + e)), BP = {
  1: { kind: "directory", length: 16, start: de(0), bytes: Do(8), offset: Do(10) },
  2: { kind: "file", length: 16, start: de(0), fragment: de(4), offset: de(8), bytes: de(12) },
  3: { kind: "link", length: 8, bytes: de(4) },
  5: { kind: "whiteout", length: 8, bytes: () => 0, device: de(4) },
  8: { kind: "directory", length: 24, bytes: de(4), start: de(8), indexed: Do(16), offset: Do(18), attributes: de(20) },
  9: { kind: "file", length: 40, start: bd(0), bytes: bd(8), fragment: de(28), offset: de(32), attributes: de(36) }
}, Uo = 4294967295, EP = 16, RP = 4095, $P = 3;
function Sd(e) {
  let t = e.take(EP), { bytes: n } = e;
  if (n.readUInt16LE(t + 2) > 511) throw $("it sets bits that change who runs a program");
  let r = BP[n.readUInt16LE(t)];
  if (!r) throw kd();
  let { kind: o } = r, s = e.take(r.length), i = (f, u = 0) => f?.(n, s) ?? u;
  if (i(r.device) !== 0) throw kd();
  if (i(r.attributes, Uo) !== Uo) throw $("it has extended attributes");
  let a = i(r.bytes) - (o === "directory" ? $P : 0);
  if (a < 0) throw $("a directory is too short");
  if (!Number.isSafeInteger(a)) throw $("a file is larger than any");
  if (o === "link") {
    if (a === 0 || a > RP) throw $("a link is too long");
    e.take(a);
  }
  let c = i(r.fragment, Uo);
  return {
    kind: o,
    number: n.readUInt32LE(t + 12),
    owner: n.readUInt32LE(t + 4),
    time: n.readUInt32LE(t + 8),
    bytes: a,
    start: i(r.start),
    fragment: c === Uo ? void 0 : c,
    offset: i(r.offset),
    indexed: i(r.indexed)
  };
}
function kd() {
  return $("it holds more than files, directories and links");
}

// src/formats/squashfs/whiteouts.ts
var Wo = 2 ** 20, IP = 4096;
function xd() {
  let e = /* @__PURE__ */ new Map(), t = 0, n = (r, o) => {
    let s = e.get(r);
    s ? s.push(o) : e.set(r, [o]);
  };
  return {
    count: () => t,
    /** Notes a whiteout in a directory. @throws BadEntry when there are too many */
    add(r, o) {
      if (++t > Wo) throw $("it has too many whiteouts");
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
          if (c.length > IP) throw $("the name of a whiteout is too long");
          a === void 0 ? yield c : o.push({ directory: a, prefix: `${c}/` });
        }
    }
  };
}

// src/formats/squashfs/check.ts
async function NP(e) {
  let t = kn(await e.read(0, Be), e.length), { inodeTable: n, directoryTable: r, inodes: o, ids: s, root: i } = t;
  await FP(e, t.idTable, s);
  let a = await wd(e, t), c = Fo(e.read, n, r), f = Fo(e.read, r, a.start), u = ld(o), m = xd(), d = { members: 0, bytes: 0, newest: 0 }, l, p, h = 0;
  for (let y = 0; y < o; y++) {
    let b = c.ahead();
    if (b && await b, h = c.position(), p = Sd(c), l ??= p.owner, p.owner !== l) throw $("it has several owners");
    if ((l & 65535) >= s || l >>> 16 >= s) throw $("its owner is none that it lists");
    d.newest = Math.max(d.newest, p.time), p.kind === "file" ? (await a.add(p, c), d.bytes += p.bytes) : p.kind === "directory" && (d.members += await dd(p, { inodes: c, directories: f }, { known: u, whiteouts: m })), u.add(p, h);
  }
  if (p?.kind !== "directory" || h !== c.positionOf(i.block, i.offset))
    throw $("its root is not where it should be");
  if (u.unnamed() !== 1) throw $("not all that it holds has a name");
  c.end(), f.end(), await a.check();
  let { number: g } = p;
  return { ...d, whiteouts: m.count(), removed: () => m.names(g) };
}
var vd = 4;
async function FP(e, t, n) {
  let { table: r } = await _o(e.read, t, n * vd);
  await r.ahead(), r.take(n * vd), r.end();
}
function jo({ whiteouts: e, removed: t }, n = []) {
  let r = new Set(n);
  if (e > 0 && r.size === 0) throw $("it holds more than files, directories and links");
  if (e !== r.size) throw $(`it has ${e} whiteouts instead of ${r.size}`);
  for (let o of t()) if (!r.has(o)) throw $("it removes other files than it lists");
}
async function Sn(e, { offset: t, length: n }, r, { signal: o, until: s } = {}) {
  let i = TP(e, "r"), a = (l, p) => {
    let h = Buffer.allocUnsafe(p);
    return h.subarray(0, AP(i, h, 0, p, t + l));
  }, c = 0, f = {
    tables: void 0,
    heads: (l) => DP(a(l, Od)) ?? 0,
    contents(l, p, h) {
      let g = (0, Pd.zstdDecompressSync)(a(l, p), { maxOutputLength: h });
      return c += g.length, g.length;
    }
  }, u = async () => {
    c = 0, await CP(), o?.throwIfAborted();
  }, m = async (l, p) => (await s?.(t + l, t + p), await u(), a(l, p - l)), d = () => c < _P ? void 0 : u();
  try {
    return await NP({ read: m, length: n, unpackedBytes: f[r], pause: d });
  } finally {
    MP(i);
  }
}
var _P = 64 * 1024 * 1024, LP = 4247762216, Od = 18;
function DP(e) {
  if (e.length < Od || e.readUInt32LE(0) !== LP) return;
  let t = e.readUInt8(4), n = (t & 32) !== 0, r = [0, 1, 2, 4][t & 3], o = 5 + (n ? 0 : 1) + r, s = t >> 6;
  return s === 0 ? n ? e.readUInt8(o) : void 0 : s === 1 ? e.readUInt16LE(o) + 256 : s === 2 ? e.readUInt32LE(o) : void 0;
}

// src/formats/squashfs/top-time.ts
import { closeSync as UP, openSync as WP, readSync as jP, writeSync as Bd } from "node:fs";
var Id = "-noI", [Ed, HP] = [24, 1], [zP, Rd] = [8, 4], $d = 2;
function Md(e, t, n) {
  let r = WP(e, "r+");
  try {
    let o = Buffer.alloc(Be);
    jP(r, o, 0, o.length, 0), o.writeUInt16LE(o.readUInt16LE(Ed) & ~HP, Ed);
    let { inodeTable: s, root: i } = kn(o, t);
    Bd(r, o, 0, o.length, 0);
    let a = Buffer.alloc(Rd);
    a.writeUInt32LE(n);
    for (let c = 0; c < Rd; c++) {
      let f = i.offset + zP + c, u = Math.floor(f / oe) * ($d + oe), m = s + i.block + u + $d + f % oe;
      Bd(r, a, c, 1, m);
    }
  } finally {
    UP(r);
  }
}

// src/formats/squashfs/make.ts
async function Td(e, t, n) {
  let r = {
    source: "-",
    how: ["-tar"],
    names: t,
    reader: Oo(n.tools.tar)
  }, o = async () => {
    try {
      let a = await wr(e, r, n);
      return a.members >= t.length ? a : new k(`it has ${a.members} members instead of ${t.length}`);
    } catch (a) {
      if (a instanceof k) return a;
      throw a;
    }
  }, s = await o(), i = s instanceof k ? await o() : s;
  if (i instanceof k) throw new Error(`mksquashfs made a damaged image, twice: ${i.message}`);
  return i;
}
async function wr(e, { source: t, how: n, reader: r, names: o, archive: s, topSeconds: i, whiteouts: a }, c) {
  let { scratch: f, tools: u, level: m, signal: d } = c, l = { path: u.mksquashfs, args: [t, e, ...n, ...GP(m)] }, p = r ? [r, l] : [l], { stdin: h, stdout: g, ended: y } = V(p, { cwd: f, signal: d });
  if (g.resume(), s) {
    let [v, B] = await Promise.allSettled([JP(s, h), y]);
    for (let R of [v, B]) if (R.status === "rejected") throw R.reason;
  } else
    h.end(`${o.join("\0")}\0`, "latin1"), await y;
  let { size: b } = await qP(e);
  i !== void 0 && Md(e, b, i);
  let S = await Sn(e, { offset: 0, length: b }, "heads");
  return jo(S, a), S;
}
function GP(e) {
  let t = ["-force-uid", String(process.geteuid?.()), "-force-gid", String(process.getegid?.())], n = ["-comp", "zstd", "-Xcompression-level", String(e)], r = ["-quiet", "-no-progress", "-no-recovery", "-noappend", "-exit-on-error"];
  return ["-no-tailends", ...n, ...t, "-no-xattrs", ...r];
}
async function JP(e, t) {
  try {
    for await (let n of e) !t.destroyed && !t.write(n) && await KP(t);
  } finally {
    t.end();
  }
}
function KP(e) {
  return new Promise((t) => {
    let n = () => {
      for (let r of ["drain", "close"]) e.off(r, n);
      t();
    };
    for (let r of ["drain", "close"]) e.on(r, n);
  });
}

// src/formats/squashfs/directory-image.ts
async function Cd(e, t, n) {
  let r = await Dd(e, t, [], n);
  return n.signal.throwIfAborted(), r && Fd(r) ? void 0 : r;
}
async function Nd(e, t, { members: n, unpacked: r }, o) {
  let s = la(t, r);
  if (s.length > ZP || s.some((c) => c.includes(`
`))) return;
  let i = await Dd(e, t, s, o);
  return o.signal.throwIfAborted(), i?.members !== n.length - 1 || Fd(i) ? void 0 : !o.leftOut || await QP(e, t, n, o).catch(() => !1) ? i : void 0;
}
var ZP = 1e3, XP = 1440 * 60;
function Fd({ newest: e }) {
  return e > Date.now() / 1e3 + XP;
}
async function QP(e, t, n, { tools: r, scratch: o, signal: s }) {
  let { unsquashfs: i } = r;
  if (i === void 0) return !1;
  let a = { path: i, args: ["-l", "-d", "", e] }, { stdin: c, stdout: f, ended: u } = V([a], { cwd: o, signal: s });
  c.end();
  let [m] = await Promise.all([(0, Ad.buffer)(f), u]), d = new Set(m.toString("latin1").split(`
`)), l = Ld(t).length - 1;
  return n.every((p) => {
    let h = p.slice(l);
    return h === "/." || h.split(`
`).every((g) => d.has(g));
  });
}
function _d({ root: e, stat: t }) {
  return e.literal !== void 0 && t.isDirectory();
}
function la(e, t) {
  let n = Ld(e);
  return t.flatMap((r) => r.startsWith(n) ? [r.slice(n.length)] : []);
}
function Ld({ root: e, relative: t }) {
  return t === "" ? `${e.place}/` : `${e.place}/${x(t)}/`;
}
function Dd(e, { path: t }, n, r) {
  let o = YP(r.scratch, "excludes");
  return VP(o, [eO, ...n.map(tO)].join(""), "latin1"), wr(e, { source: t, how: ["-no-exports", "-action", "chmod(a-st)@true", "-wildcards", "-ef", o], names: [] }, r).catch(() => {
  });
}
var eO = `... ${Vt}*
`;
function tO(e) {
  return `\\${e.replace(/[^\w/]/g, "\\$&")}
`;
}

// src/formats/squashfs/pack.ts
async function jd(e) {
  let t = rO(e.scratch, "image"), n = [], r;
  for (let s of e.matches.filter(_d)) {
    let i = s.root.place, a = e.leftOut ? void 0 : await Cd(t, s, e);
    if (!a) {
      r ??= Ud(e);
      let c = r.members.get(i) ?? [];
      a = e.leftOut || la(s, r.unpacked).length > 0 ? await Nd(t, s, { ...r, members: c }, e) : void 0;
    }
    if (a) {
      let c = a.members + 1;
      n.push(await Wd(t, { ...a, files: c, root: i }, n, e));
    }
  }
  if (n.length < e.matches.length) {
    r ??= Ud(e);
    let s = [...r.members].flatMap(
      ([i, a]) => n.some(({ root: c }) => c === i) ? [] : a
    );
    if (s.length > 0) {
      pn(e);
      let i = await Td(t, s, e);
      n.push(await Wd(t, { ...i, files: s.length }, n, e));
    }
  }
  let o = (s) => n.reduce((i, a) => i + a[s], 0);
  return { segments: n, files: o("files"), bytes: o("bytes"), skipped: r?.skipped ?? [] };
}
function Ud({ found: e, leftOut: t = [] }) {
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
async function Wd(e, { files: t, bytes: n, root: r }, o, s) {
  let { offset: i, length: a } = o.at(-1) ?? { offset: 0, length: 0 }, c = nn(i + a, "image");
  c > i + a && await s.write(Buffer.alloc(c - i - a));
  let f = await xt(nO(e, { highWaterMark: 1024 * 1024 }), s);
  return { kind: "image", offset: c, length: f, files: t, bytes: n, ...r === void 0 ? {} : { root: r } };
}

// src/formats/squashfs/receive.ts
import { open as Vd, rm as pO } from "node:fs/promises";
import { join as hO } from "node:path";

// src/formats/squashfs/arrivals.ts
function Hd(e) {
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
var oO = 32;
function xn(e, t) {
  let { image: n = [], delta: r = [], removals: o = [] } = Object.groupBy(e, ({ kind: f }) => f), s = [...n, ...r, ...o];
  if (!e.every((f, u) => f === s[u]) || o.length !== (r.length > 0 ? 1 : 0) || n.length === 0 || new Set(n.map(({ root: f }) => f)).size < n.length) throw br();
  let a = r.map((f, u) => ({ ...zd(f), nth: u, root: f.root })), c = n.map((f) => {
    let u = t.find(({ place: l }) => l === f.root);
    if (f.root !== void 0 && u?.literal === void 0) throw br();
    let m = u ? [u] : t.filter(({ place: l }) => !n.some(({ root: p }) => p === l)), d = a.filter(({ root: l }) => l === f.root);
    if (m.length === 0 || d.length >= oO) throw br();
    return { ...zd(f), root: u, roots: m, deltas: d };
  });
  if (c.flatMap(({ deltas: f }) => f).length < r.length) throw br();
  return c;
}
function zd(e) {
  let { offset: t, length: n, files: r } = e;
  return { offset: t, length: n, members: r, mostBytes: Ot(e) };
}
function br() {
  return new Ft("the entry has images that this version of Headstart cannot read");
}

// src/formats/squashfs/removals.ts
var qo = N(Gd(), 1);
import { open as sO } from "node:fs/promises";
var Ho = 64 * 1024 * 1024, iO = Ho + Ho / 128, aO = 4096, cO = 255, [zo, Jd, fO] = [0, 46, 47];
function Kd(e) {
  let t = Buffer.from(e.map(uO).join(""), "latin1"), n = e.reduce((r, o) => r + o.length, 0);
  if (t.length > Ho || n > Wo)
    throw new Error("more files were removed than an entry can say");
  return { frame: (0, qo.zstdCompressSync)(t), bytes: t.length };
}
function uO(e) {
  return `${e.map((t) => `${t}\0`).join("")}\0`;
}
async function Go(e, t, { until: n } = {}) {
  let r = t.find(({ kind: c }) => c === "removals");
  if (!r) return;
  let { offset: o, length: s, files: i } = r;
  if (s > iO) throw Et("it is too long");
  await n?.(o, o + s);
  let a = await sO(e);
  try {
    let { bytesRead: c, buffer: f } = await a.read(Buffer.alloc(s), 0, s, o), u = t.filter(({ kind: l }) => l === "delta").length, m = da(f.subarray(0, c), u), d = m.counts.reduce((l, p) => l + p, 0);
    if (d !== i) throw Et(`it has ${d} names instead of ${i}`);
    return m;
  } finally {
    await a.close();
  }
}
function da(e, t) {
  let n = mO(e), { starts: r, counts: o, end: s } = lO(n, t);
  if (s !== n.length) throw Et("it has more lists than the entry has layers");
  return {
    counts: o,
    *namesOf(i) {
      let a = r[i];
      for (let c = o[i]; c > 0; c--) {
        let f = n.indexOf(zo, a);
        yield n.toString("latin1", a, f), a = f + 1;
      }
    }
  };
}
function mO(e) {
  try {
    let t = { maxOutputLength: Ho, info: !0 }, { buffer: n, engine: r } = (0, qo.zstdDecompressSync)(e, t);
    if (r.bytesWritten === e.length) return n;
  } catch (t) {
    throw Et(O(t));
  }
  throw Et("something follows it");
}
function lO(e, t) {
  let [n, r] = [[], []], o = 0, s = 0;
  for (let i = 0; i < t; i++) {
    n.push(o);
    let a = 0;
    for (; e[o] !== zo; a++) o = dO(e, o) + 1;
    if (r.push(a), s += a, s > Wo) throw Et("it has too many names");
    o++;
  }
  return { starts: n, counts: r, end: o };
}
function dO(e, t) {
  let n = t;
  for (let r = !1; !r; n++) {
    let o = n;
    for (; n < e.length && e[n] !== zo && e[n] !== fO; ) n++;
    let s = n - o, i = s <= 2 && e[o] === Jd && e[n - 1] === Jd;
    if (n === e.length || s === 0 || s > cO || n - t > aO || i)
      throw Et("it has a name that is none");
    r = e[n] === zo;
  }
  return n - 1;
}
function Et(e) {
  return new k(`its list of removed files is wrong: ${e}`);
}

// src/formats/squashfs/receive.ts
async function vn({ segments: e, roots: t, signal: n, body: r, file: o, isMounted: s = !1 }, i) {
  let a = xn(e, t), c = hO(i, "image"), f = !1, u = async (l) => {
    await gO(r("any"), l, { path: c, segments: e, signal: n }), f = !0;
  }, m = await o?.link(c) && await o?.prove(u);
  m || (await pO(c, { force: !0 }), await wO(c, { length: W({ segments: e }), isMounted: s }, u)), !f && o?.isWhole ? await pa(c, a) : f || await Yd(c, e, { signal: n });
  let d = m ? o?.isInPlace : void 0;
  return { path: c, images: a, isInPlace: d };
}
async function gO(e, t, { path: n, segments: r, signal: o }) {
  let { arrived: s, until: i, fail: a } = Hd(W({ segments: r })), c = Yd(n, r, { signal: o, until: i }), f = !1;
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
    a(new k("its body ended early")), await c;
  }
}
var yO = 32 * 1024 * 1024;
async function wO(e, { length: t, isMounted: n }, r) {
  let o = await Vd(e, "wx", 384), s = Promise.resolve(), i = t, a = 0, c = () => {
    a = 0, s = s.then(() => o.datasync()).catch(() => {
    });
  };
  try {
    await r(async (f, u) => {
      for (let m = 0; m < f.length; ) {
        let { bytesWritten: d } = await o.write(f, m, f.length - m, u + m);
        m += d;
      }
      i -= f.length, a += f.length, n && (a >= yO || i === 0) && c();
    });
  } finally {
    let f = s.then(() => o.close());
    n ? f.catch(() => {
    }) : await f;
  }
}
async function pa(e, t) {
  let n = Buffer.alloc(Be), r = await Vd(e);
  try {
    for (let { offset: o, length: s } of t.flatMap((i) => [i, ...i.deltas]))
      await r.read(n, 0, n.length, o), kn(n, s);
  } finally {
    await r.close();
  }
}
async function Yd(e, t, n = {}) {
  let r = await Go(e, t, n), o = 0;
  for (let s of t.filter(ha)) {
    let { kind: i, files: a, bytes: c, root: f } = s, u = await Sn(e, s, "tables", n);
    jo(u, i === "delta" ? r?.namesOf(o++) : []);
    let m = u.members + (f === void 0 ? 0 : 1);
    if (m < a || i === "delta" && m > a)
      throw new k(`it has ${m} members instead of ${a}`);
    if (u.bytes > c)
      throw new k(`its files have ${u.bytes} bytes instead of ${c}`);
  }
}
function ha({ kind: e }) {
  return e === "image" || e === "delta";
}
async function DD(e, { offset: t }) {
  return t + Number((await e(t, t + Be)).readBigUInt64LE(64));
}

// src/formats/squashfs/unpack.ts
import { chownSync as xO, lstatSync as np, mkdirSync as vO, readdirSync as rp } from "node:fs";
import { dirname as PO, join as Rt, relative as OO } from "node:path";

// src/formats/squashfs/layers.ts
import { chmodSync as Qd, lstatSync as ep, mkdirSync as Zd, renameSync as Xd, utimesSync as bO } from "node:fs";
function tp({ from: e, to: t, removed: n, aside: r }) {
  let [o, s] = [0, 0];
  Zd(w(r));
  let i = (c) => {
    let f = L(c);
    f?.isDirectory() && ga(c), f && Xd(w(c), w(`${r}/${o++}`));
  }, a = (c, f) => {
    let { mode: u, mtimeMs: m } = ep(w(c));
    for (let d of [c, f]) ga(d);
    for (let d of ne(c)) {
      let [l, p] = [`${c}/${d}`, `${f}/${d}`], h = SO(l);
      if (h === "whiteout") continue;
      s++;
      let g = h === "directory" && L(p)?.isDirectory() === !0;
      g || i(p), h === "file" ? Xd(w(l), w(p)) : (g || Zd(w(p)), a(l, p));
    }
    Qd(w(f), u & 511), bO(w(f), m / 1e3, m / 1e3);
  };
  for (let c of n) {
    let f = kO(c, t);
    f !== void 0 && i(f);
  }
  return a(e, t), s;
}
function kO(e, t) {
  let n = t;
  for (let r of e.split("/")) {
    let o = L(n);
    if (!o) return;
    if (!o.isDirectory()) throw new k("it removes something below what is no directory");
    ga(n), n = `${n}/${r}`;
  }
  return n;
}
function ga(e) {
  Qd(w(e), 448);
}
function SO(e) {
  let t = ep(w(e));
  if (t.isDirectory()) return "directory";
  if (t.isFile() || t.isSymbolicLink()) return "file";
  if (t.isCharacterDevice() && t.rdev === 0) return "whiteout";
  throw new k("it holds more than files, directories and links");
}

// src/formats/squashfs/unpack.ts
async function Jo({ path: e, images: t }, n, r = n.roots) {
  let o = Rt(n.dir, "tree"), s = await Go(e, n.segments), i = t.filter(({ roots: a }) => a.some((c) => r.includes(c)));
  for (let a of i.toSorted((c, f) => +!f.root - +!c.root)) {
    let c = a.roots.filter((l) => r.includes(l)), f = a.root ? BO(a.root, o) : o, u = c.length < a.roots.length ? c.map(({ place: l }) => String(l)) : [];
    await op({ path: e, layer: a, target: f, places: u }, n);
    let m = c.reduce((l, p) => l + RO(p, o), 0);
    if (u.length === 0 && m !== a.members)
      throw new k(`it has ${m} members instead of ${a.members}`);
    for (let l of a.deltas) {
      let p = await EO({ path: e, delta: l, target: f, removals: s }, n);
      if (p + (a.root ? 1 : 0) !== l.members)
        throw new k(`its layer has ${p} members instead of ${l.members}`);
    }
    let d = (l) => u.length > 0 && !u.includes(l);
    for (let l of a.deltas.length > 0 ? rp(f).filter(d) : [])
      zn(Rt(f, l));
  }
  await $O(o, n.signal);
}
function BO(e, t) {
  let n = Rt(t, String(e.place));
  if (np(n, { throwIfNoEntry: !1 })) throw new k("two images hold the same path");
  let r = Rt(n, OO(e.base, e.literal));
  return vO(PO(r), { recursive: !0 }), r;
}
async function op({ path: e, layer: t, target: n, places: r, hasWhiteouts: o = !1 }, { dir: s, tools: i, signal: a }) {
  let c = ["-no-progress", "-quiet", "-no-xattrs"], f = o ? ["-no-exit-code"] : [], u = [...c, ...f, "-offset", String(t.offset), "-d", n, e, ...r], m = Je(s);
  m.allow(t.mostBytes);
  let d = { cwd: s, signal: AbortSignal.any([a, m.signal]) }, { pid: l, stdout: p, ended: h } = V([{ path: i.unsquashfs, args: u }], d);
  p.resume(), m.watch(l, h), await h;
}
async function EO({ path: e, delta: t, target: n, removals: r }, o) {
  let { nth: s } = t, i = r.counts[s], a = Rt(o.dir, `delta-${s}`);
  await op({ path: e, layer: t, target: a, places: [], hasWhiteouts: i > 0 }, o);
  let c = x(Rt(o.dir, `removed-${s}`)), f = { from: x(a), to: x(n), removed: r.namesOf(s), aside: c };
  return tp(f) + i;
}
function RO(e, t) {
  let n = (i, a, c) => {
    let f = 0;
    for (let u of rp(w(i), { withFileTypes: !0, encoding: "latin1" })) {
      let m = a === "" ? u.name : `${a}/${u.name}`, d = c || e.matches(w(m).toString());
      if (d && f++, u.isDirectory()) f += n(`${i}/${u.name}`, m, d);
      else if (!u.isFile() && !u.isSymbolicLink())
        throw new k("it holds more than files, directories and links");
    }
    return f;
  }, r = Rt(t, String(e.place)), o = np(r, { throwIfNoEntry: !1 });
  if (!o) return 0;
  if (!o.isDirectory()) throw new k("what is to be a directory is none");
  let s = e.matches("");
  return n(x(r), "", s) + (s ? 1 : 0);
}
async function $O(e, t) {
  let n = { cwd: e, signal: t };
  xO(e, process.geteuid?.() ?? -1, process.getegid?.() ?? -1), process.geteuid?.() === 0 && await Kn("chown", ["-hR", "0:0", "."], n), await Kn("find", [".", ...["!", "-type", "l", "-perm", "/7000"], "-exec", "chmod", "a-st", "{}", "+"], n);
}

// src/formats/squashfs/squashfs.ts
var sp = {
  id: "squashfs",
  indexed: !0,
  kinds: ["image", "delta", "removals"],
  image: !0,
  versions: (e) => [vo("squashfs", e)],
  unsupportedReason({ mksquashfs: e, unsquashfs: t, tar: n }, r) {
    return process.platform !== "linux" ? "it does not run Linux" : r === "unpack" ? t ? void 0 : "it has no unsquashfs 4.5 or newer" : e ? n.dialect === "gnu" ? void 0 : "it has no GNU tar on PATH" : "it has no mksquashfs 4.5 or newer";
  },
  pack: jd,
  async unpack(e) {
    let t = await vn({ ...e, body: () => e.body }, e.dir);
    await Jo(t, e);
  }
};

// src/formats/node-tar/create.ts
import { closeSync as AO, fstatSync as fp, lstatSync as CO, openSync as NO, readlinkSync as FO, readSync as _O } from "node:fs";

// src/files/open-unfollowed.ts
import { constants as IO } from "node:fs";
var { O_RDONLY: MO, O_NOFOLLOW: ip = 0, O_NONBLOCK: TO = 0 } = IO, Ko = MO | ip | TO, ap = ip !== 0;

// src/formats/node-tar/saved-mode.ts
function cp(e, t, n = process.platform) {
  return n !== "win32" ? t & 511 : e !== "file" && e !== "hardlink" ? 493 : t & 128 ? 420 : 292;
}

// src/formats/node-tar/create.ts
function lp(e, t, n) {
  let r = HO(t, n === void 0), o = /* @__PURE__ */ new Map();
  function s(a, c) {
    let f = UO(a, c);
    try {
      let u = fp(f, { bigint: !0 });
      if (!u.isFile()) throw $t(a);
      let m = u.nlink > 1n ? i(a, u) : a;
      if (m !== a) {
        r.put(Vo(a, u, "hardlink", { target: m }));
        return;
      }
      let d = Number(u.size);
      if (r.put(Vo(a, u, "file", { size: d })), d === 0) return;
      if (!r.read(f, d)) throw up(a);
      let l = fp(f);
      if (l.ctimeMs !== jO(u.ctimeNs) || l.size !== d) throw up(a);
      r.pad(le(d));
    } finally {
      AO(f);
    }
  }
  function i(a, { dev: c, ino: f }) {
    let u = `${c}:${f}`, m = o.get(u);
    return m === void 0 && o.set(u, a), m ?? a;
  }
  return {
    /** @param name of a directory: it ends in a slash where the archive is of one kind */
    add(a) {
      let c = w(e(a.replace(/\/$/, ""))), f = n !== "files" || !ap ? CO(c, { bigint: !0 }) : void 0;
      if (f && n && !LO(f, a, n)) throw $t(a);
      if (!f || f.isFile()) s(a, c);
      else if (f.isDirectory()) r.put(Vo(a, f, "directory"));
      else if (f.isSymbolicLink())
        r.put(Vo(a, f, "symlink", { target: q(FO(c, "latin1")) }));
      else throw $t(a);
    },
    /** Must be called after the last member. @param isContinued whether another archive goes on with more members */
    end(a = !1) {
      a || r.pad(2 * J), r.flush();
    }
  };
}
function LO(e, t, n) {
  return n === "files" ? e.isFile() : t.endsWith("/") ? e.isDirectory() : e.isSymbolicLink();
}
var DO = ["ELOOP", "EMLINK", "ENXIO"];
function UO(e, t) {
  try {
    return NO(t, Ko);
  } catch (n) {
    throw DO.includes(E(n) ?? "") ? $t(e) : n;
  }
}
function $t(e = "") {
  return new Error(`${dp(e)} was replaced while it was saved`);
}
function up(e) {
  return new Error(`${dp(e)} changed while it was read`);
}
function dp(e) {
  return w(e.replace(/^\d+\/|\/$/g, ""));
}
function Vo(e, { mode: t, mtimeNs: n }, r, { target: o = "", size: s = 0 } = {}) {
  let i = pp(n);
  return { name: e, kind: r, target: o, size: s, mode: cp(r, Number(t)), mtime: i, sparseSize: void 0 };
}
var Yo = 1000000000n, WO = 9;
function pp(e) {
  if (e < 0n) return `-${pp(-e)}`;
  let t = e % Yo, n = String(e / Yo);
  return t === 0n ? n : `${n}.${String(t).padStart(WO, "0").replace(/0+$/, "")}`;
}
function jO(e) {
  return Number(e / Yo) * 1e3 + Number(e % Yo) / 1e6;
}
var mp = Buffer.alloc(0);
function HO({ next: e, filled: t }, n) {
  let r = mp, o = 0, s = () => {
    o > 0 && t(o), r = mp, o = 0;
  }, i = (a) => {
    r.length - o >= a || (s(), r = e());
  };
  return {
    flush: s,
    put(a) {
      i(ia(a)), o = aa(r, o, a, n);
    },
    /** @returns whether the file has so many bytes */
    read(a, c) {
      for (let f = c; f > 0; ) {
        i(1);
        let u = _O(a, r, o, Math.min(f, r.length - o), null);
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
import { join as GO } from "node:path";

// src/formats/tar/pack-check.ts
import { lstatSync as zO, readFileSync as qO } from "node:fs";
function hp(e, { names: t }) {
  let n = qO(e, "latin1").split(`
`), r = t.findIndex((o, s) => !/^[-h]/.test(n[s] ?? ""));
  if (r >= 0) throw $t(t[r]);
}
function gp(e, { names: t }) {
  let n = t.find((r) => {
    let o = zO(w(`${x(e)}/${r}`), { throwIfNoEntry: !1 });
    return o && !o.isFile();
  });
  if (n !== void 0) throw $t(n);
}

// src/formats/tar/program-packer.ts
var JO = 128 * 1024 * 1024;
function yp({ tools: e, level: t, scratch: n, matches: r }) {
  let { tar: o } = e;
  if (o.dialect === "node") return;
  let s = 0;
  return (i, a) => {
    s === 0 && pn({ matches: r, scratch: n });
    let c = o.dialect === "gnu" ? `listing-${s++}` : void 0, f = i.names.some((g) => /[\u0080-\u00ff]/.test(g)), u = Po(o, { beyondAscii: f, archiveBytes: i.bytes, listing: c }), m = { level: t, threads: i.bytes > JO ? 0 : 1, check: !1 }, { stdin: d, stdout: l, ended: p } = Bt(e.zstd).packing(u, m, { cwd: n, signal: a });
    d.end(`${i.names.join("\0")}\0`, "latin1");
    let h = () => {
      c === void 0 ? gp(n, i) : hp(GO(n, c), i);
    };
    return { stdout: l, ended: p.then(h) };
  };
}

// src/formats/tar/slots.ts
function ya(e) {
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
var bp = vt / 2, KO = 2 * vt, VO = 3, YO = 4;
async function* kp(e, t) {
  let n = new AbortController(), { pack: r, hasProgram: o, addReader: s } = XO({
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
    for await (let f of ZO(e, o)) {
      let u = r(f), m = u.next();
      for (m.catch(() => {
      }), i.push({ pieces: u, first: m }), ++c > YO && s(); i.length > VO; ) yield* a();
    }
    for (; i.length > 0; ) yield* a();
  } finally {
    n.abort(), await Promise.allSettled(i.map(({ pieces: f }) => f.return(void 0)));
  }
}
async function* ZO(e, t) {
  for await (let n of e) {
    let { names: r, frames: o, hasHoles: s } = n;
    if (s && t) {
      yield { plan: n, names: r, how: "by a program", isContinued: !1 };
      continue;
    }
    for (let [i, { start: a, bytes: c }] of o.entries()) {
      let f = o[i + 1]?.start, u = c <= KO ? "in a thread" : "in a thread and the pool", m = o.length === 1 && c <= bp ? "here" : u;
      yield { plan: n, names: r.slice(a, f), how: m, isContinued: f !== void 0 };
    }
  }
}
function XO(e) {
  let { matches: t, level: n, signal: r, scratch: o } = e, s = Ao(t.map(({ root: l }) => l)), i = yp(e), a = ya(1), c = ya(pr), f = 1;
  async function u({ content: l, release: p }) {
    return await c.acquire(), { frame: await dl(l, n).finally(c.release).finally(p), contentBytes: l.length };
  }
  async function* m({
    plan: { kind: l },
    names: p,
    isContinued: h,
    how: g
  }) {
    await a.acquire();
    let y = { thread: "create", ...g === "in a thread" && { level: n } };
    yield* wp(r, (b) => {
      try {
        let S = ea({ ...y, kind: l, bases: s, isContinued: h }, { cwd: o, signal: b });
        return S.stdin.end(`${p.join("\0")}\0`, "latin1"), S.ended.catch(() => {
        }).then(a.release), S;
      } catch (S) {
        throw a.release(), S;
      }
    });
  }
  async function* d(l) {
    let { plan: p } = l;
    if (l.how === "by a program" && i) {
      let b = wp(r, (S) => i(p, S));
      for await (let S of b) yield { plan: p, bytes: S };
      return;
    }
    let h = ({ frame: b, contentBytes: S }) => ({ plan: p, bytes: b, contentBytes: S }), g = [], y = l.how === "here" ? QO(l, zl(s), r) : m(l);
    for await (let b of y) {
      let S = "frame" in b ? Promise.resolve(b) : u(b);
      for (S.catch(() => {
      }), g.push(S); g.length >= pr; ) yield h(await g.shift());
    }
    for (let b of g) yield h(await b);
  }
  return {
    pack: d,
    hasProgram: i !== void 0,
    /** Lets one more thread read, unless there are as many as may be. */
    addReader() {
      f !== Qi && (f++, a.release());
    }
  };
}
async function* QO({ plan: { kind: e }, names: t }, n, r) {
  r.throwIfAborted();
  let o = [], s, c = lp(n, { next: () => {
    if (o.length > 1) throw new Error("files have grown by megabytes while they were read");
    return s = Buffer.allocUnsafeSlow(2 * bp), s;
  }, filled: (f) => {
    o.push(s.subarray(0, f));
  } }, e);
  for (let f of t) c.add(f);
  c.end();
  for (let f of o) yield { content: f, release: () => {
  } };
}
async function* wp(e, t) {
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
import { setImmediate as eB } from "node:timers/promises";
var Sp = 256, tB = 8e3, nB = 64 * 1024 * 1024;
function vp(e) {
  let t = Zo("skeleton"), n = [], r = /* @__PURE__ */ new Map(), o = { plain: Zo("files"), sparse: Zo("files", !0) }, s = 0, i = (u) => {
    let m = u.some(oB) ? o.sparse : o.plain;
    xp(m, u);
  }, a = (u, m) => sB(o[u], s) >= m, c = function* (u) {
    s++, yield o[u], o = { ...o, [u]: Zo("files", u === "sparse") };
  };
  async function* f() {
    let u = Sp;
    for (let m of e) {
      for (let d of m) {
        if (d.kind === "directory" && a("plain", 1) && (yield* c("plain")), d.kind === "other") n.push(d.member);
        else if (d.kind !== "file") xp(t, [d]);
        else {
          let l = d.hardLink ? iB(d, r) : [d];
          l.length > 0 && i(l);
        }
        a("plain", 2) && (yield* c("plain")), a("sparse", 2) && (yield* c("sparse"));
      }
      u -= m.length, !(u > 0) && (await eB(), u = Sp);
    }
    for (let m of r.values()) {
      i(m);
      for (let d of ["plain", "sparse"]) a(d, 1) && (yield* c(d));
    }
    for (let m of Object.values(o)) m.names.length > 0 && (yield m);
  }
  return { files: f(), skeleton: t, skipped: n };
}
var rB = 1024 * 1024;
function oB({ bytes: e, length: t = e }) {
  return t - e >= rB;
}
function sB({ names: e, bytes: t }, n) {
  let r = Math.min(1, 2 ** n / 16);
  return Math.max(e.length / tB, t / nB) / r;
}
function iB(e, t) {
  let { inode: n, names: r } = e.hardLink, o = t.get(n) ?? [];
  return t.set(n, o), o.push(o.length === 0 ? e : { ...e, bytes: 0, length: 0 }) < r ? [] : (t.delete(n), o);
}
function Zo(e, t = !1) {
  return { kind: e, names: [], hasHoles: t, bytes: 0, unpackedBytes: 0, frames: [] };
}
var aB = 1536, cB = vt - 64 * 1024;
function fB({ length: e = 0, target: t = "" }) {
  let n = e + t.length;
  return aB + n + le(n);
}
function xp(e, t) {
  let n = t.reduce((o, s) => o + fB(s), 0), r = e.frames.at(-1);
  r && r.bytes + n <= cB ? r.bytes += n : e.frames.push({ start: e.names.length, bytes: n });
  for (let { kind: o, member: s, bytes: i, length: a = 0 } of t)
    e.names.push(o === "directory" ? `${s}/` : s), e.bytes += i, e.unpackedBytes += a;
}

// src/formats/tar/pack.ts
async function Pp(e) {
  let t = vp(e.found), n = [], r, o = 0, s = 0;
  for await (let { plan: a, bytes: c, contentBytes: f } of kp(mB(t), e)) {
    a !== r && (n.push(uB(a, o)), s = 0), r = a;
    let u = n.at(-1);
    u.length += c.length, f !== void 0 && (u.frames ??= [], u.frames.push(c.length), s += f, u.unpackedBytes = Math.max(a.unpackedBytes, s)), o += c.length, await e.write(c), e.signal.throwIfAborted();
  }
  e.signal.throwIfAborted();
  let i = (a) => n.reduce((c, f) => c + f[a], 0);
  return { segments: n, files: i("files"), bytes: i("bytes"), skipped: t.skipped };
}
function uB({ kind: e, names: t, bytes: n, unpackedBytes: r }, o) {
  return { kind: e, offset: o, length: 0, files: t.length, bytes: n, unpackedBytes: r };
}
async function* mB({ files: e, skeleton: t }) {
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
import { availableParallelism as wB } from "node:os";
import { join as bB } from "node:path";

// src/formats/tar/skeleton-check.ts
var $p = N(Bp(), 1);
var lB = 256 * 1024 * 1024, dB = 1024 * 1024;
async function Ip({ bytes: e, members: t, mostBytes: n }, { cwd: r, signal: o }) {
  if (xe(e) > lB) throw new k("its skeleton is too large to be one");
  let s = Je(r);
  s.allow(n);
  let i = e.length === 0 ? [] : pB(e, s), a = await hB(i, t, o);
  if (a !== t) throw new k(`its skeleton has ${a} members instead of ${t}`);
}
async function* pB(e, t) {
  let n = (0, $p.createZstdDecompress)();
  for (let r of e) n.write(r);
  n.end();
  try {
    for await (let r of n)
      t.count(r.length), t.signal.throwIfAborted(), yield r;
  } catch (r) {
    throw t.signal.throwIfAborted(), new k(`its skeleton is damaged: ${O(r)}`);
  }
}
async function hB(e, t, n) {
  let r = 0, o = Buffer.alloc(0);
  for await (let s of e) {
    n.throwIfAborted();
    let i = o.length === 0 ? s : Buffer.concat([o, s]), a = 0;
    for (let c = Rp(i, a); c <= i.length; c = Rp(i, a)) {
      if (c > a + J) yB(i, a);
      else if (i[a + Mp] !== 0 && ++r > t)
        throw new k(`its skeleton has more than ${t} members`);
      a = c;
    }
    o = i.subarray(a);
  }
  if (o.length > 0) throw new k("its skeleton ends too early");
  return r;
}
var Ep = 124, Mp = 156, gB = Buffer.alloc(J), wa = { records: 120, directory: 53, symlink: 50 };
function Rp(e, t) {
  let n = t + J;
  if (n > e.length) return n;
  let r = e[t + Mp];
  if (r === wa.directory || r === wa.symlink) {
    if (ba(e, t) === 0) return n;
  } else if (r === wa.records) {
    let o = ba(e, t);
    if (o > 0 && o <= dB) return n + o + le(o);
  } else if (gB.compare(e, t, n) === 0) return n;
  throw new k("its skeleton holds more than directories and links");
}
function ba(e, t) {
  let n = e.toString("latin1", t + Ep, t + Ep + 12);
  return /^[0-7]{11}[\0 ]$/.test(n) ? Number.parseInt(n, 8) : Number.NaN;
}
function yB(e, t) {
  let n = t + J, { size: r, sparseSize: o } = Ro({}, "x", e.subarray(n, n + ba(e, t)));
  if (r !== void 0 || o !== void 0)
    throw new k("its skeleton holds more than directories and links");
}

// src/formats/tar/unpack.ts
async function Ap({
  body: e,
  segments: t,
  dir: n,
  roots: r,
  tools: o,
  workers: s = wB(),
  signal: i,
  warn: a
}) {
  let { tar: c } = o, f = t.filter(({ kind: p }) => p === "files"), u = t.filter(({ kind: p }) => p !== "files");
  if (u.length > 1 || u.some((p) => p.kind !== "skeleton" || p !== t.at(-1)))
    throw new k("its segments are not files and then a skeleton");
  let m = {
    tar: c,
    codec: Bt(o.zstd, kB(f)),
    dir: n,
    workers: Math.min(s, f.length),
    files: () => Tp(f),
    signal: i,
    warn: a
  }, d = await Mo(m, async (p, h) => {
    let g = await Ul(e, t, p), y = u.reduce((S, v) => S + Ot(v), 0), b = { bytes: g, members: Tp(u), mostBytes: y };
    return await Ip(b, { cwd: n, signal: h }), b;
  }), l = Bt(void 0);
  await Co(d, { tar: c, roots: r, codec: l, cwd: bB(n, "tree"), signal: i });
}
function kB(e) {
  return e.reduce((t, { bytes: n }) => t + n, 0);
}
function Tp(e) {
  return e.reduce((t, { files: n }) => t + n, 0);
}

// src/formats/tar/tar.ts
var Cp = {
  id: "tar",
  indexed: !0,
  kinds: ["files", "skeleton"],
  image: !1,
  versions: (e) => [vo("tar", e)],
  unsupportedReason: () => {
  },
  pack: Pp,
  unpack: Ap
};

// src/formats/index.ts
var Pn = [Cp, sp, nd];

// src/steps/job.ts
function On({ shared: e }, { mode: t, rolling: n, signing: r }) {
  let o = e && !n && !r;
  return Pn.filter(({ indexed: s, image: i }) => (s || o) && (!i || t !== "unpack"));
}
async function kr({ mode: e }, t) {
  let n = e !== "unpack" && process.platform === "linux", r = await eu(n);
  if (!n || r.mksquashfs && r.unsquashfs) return r;
  let { cachedImageTools: o, fetchImageTools: s } = await import("./image-tools.js"), i = { ...r, ...await o() };
  return t && !i.mksquashfs ? { ...i, ...await s(t) } : i;
}
async function Np(e, t, n) {
  let r = dn(n), o = ({ id: a, image: c }) => a === t.format ? 2 : Number(c && r), s = On(e, t).toSorted((a, c) => o(c) - o(a));
  if (r || !s.some(({ image: a }) => a)) return s;
  let i = await kr(t);
  return s.filter((a) => !a.image || a.unsupportedReason(i, "unpack") === void 0);
}
async function Xo({ mode: e, ramdisk: t, broker: n }, r) {
  if (e !== "unpack") {
    let o = await Ki("image", r);
    return "rights" in o ? o : { ...o, broker: xB(n) };
  }
  return t === "off" ? { reason: "nobody asked for it" } : Ki("tree", r);
}
function xB(e) {
  return e !== "off" && SB(e, { throwIfNoEntry: !1 })?.isSocket() ? e : void 0;
}
function Qo({ ref: e, eventName: t }) {
  if (e !== "") return !0;
  let n = `The event type ${t} is not supported because it's not tied to a branch or tag ref.`;
  return dt(`Event Validation Error: ${n}`), !1;
}

// src/steps/choose-format.ts
async function Fp(e, t, { tools: n, signal: r }) {
  let o = t.format, s = On(e, t), i = s.find(({ id: f }) => f === o), a = i ?? await vB(s, t, { tools: n, signal: r }) ?? s[0];
  o !== "auto" && !i && P(`Only cache services hold the format ${o}: took ${a.id}`);
  let c = a.unsupportedReason(n, "pack");
  if (c) throw new Error(`this runner cannot pack, for ${c}`);
  return a;
}
async function vB(e, t, { tools: n, signal: r }) {
  let o = e.find(({ image: i }) => i);
  if (!o || t.format !== "auto") return;
  let s = o.unsupportedReason(n, "pack");
  return t.mode === "auto" ? s || !dn(await Xo(t, r)) ? void 0 : o : (s && P(`Saved to be unpacked instead of mounted: this runner makes no image, for ${s}`), s ? void 0 : o);
}

// src/steps/fill-draft.ts
import { mkdtemp as zB, rm as qB } from "node:fs/promises";

// src/files/walk.ts
import { lstatSync as _p, readdirSync as PB, readlinkSync as OB } from "node:fs";
function* es(e, t, n = []) {
  for (let { path: r, stat: o, ...s } of e) {
    let i = { path: x(r), member: ka(s), excludes: t };
    o.isDirectory() ? yield* EB(i, n) : yield [Lp(i, o)];
  }
}
function ka({ root: e, relative: t }) {
  return t === "" ? `${e.place}` : `${e.place}/${x(t)}`;
}
var BB = 256;
function* EB(e, t) {
  let { excludes: n } = e, r = [e];
  for (let o = r.pop(); o; o = r.pop()) {
    let { path: s, member: i } = o, a = [
      { member: i.includes("/") ? i : `${i}/.`, kind: "directory", bytes: 0 }
    ];
    for (let c of PB(w(s), { withFileTypes: !0, encoding: "latin1" })) {
      let f = { path: `${s}/${c.name}`, member: `${i}/${c.name}`, excludes: n };
      Ae(c.name) || n?.(w(f.path).toString()) ? t.push(f.member) : c.isDirectory() ? r.push(f) : a.push(Lp(f, c)), !(a.length < BB) && (yield a, a = []);
    }
    yield a;
  }
}
function Lp(e, t) {
  let { member: n, path: r } = e;
  return t.isFile() ? RB(e) : t.isSymbolicLink() ? { member: n, kind: "link", bytes: 0, target: OB(w(r), "latin1") } : { member: n, kind: "other", bytes: 0 };
}
function RB({ path: e, member: t }) {
  let { size: n, blocks: r, nlink: o } = _p(w(e)), s = Math.min(n, r * 512);
  if (o === 1) return { member: t, kind: "file", bytes: s, length: n };
  let { dev: i, ino: a } = _p(w(e), { bigint: !0 });
  return { member: t, kind: "file", bytes: s, length: n, hardLink: { inode: `${i}:${a}`, names: o } };
}

// src/report/progress.ts
var $B = 1e3;
function Sr(e, t, n) {
  let r = performance.now(), o = r, s = 0;
  return (i) => {
    s += i;
    let a = performance.now();
    if (a - o < $B) return;
    o = a;
    let c = t === void 0 ? "" : ` of ${t} (${(100 * s / t).toFixed(1)}%)`;
    n(`${e} ${s}${c}, ${Mm(s, a - r)}`);
  };
}

// src/transfer/upload.ts
function Dp(e, { onTaken: t, limits: n = Oi } = {}) {
  let r = Qt(e.partBytes), o = /* @__PURE__ */ new Set(), s = IB(e, n, () => o.size > 0), i = 0, a = 0, c = (m) => {
    s.moved(m), t?.(m);
  }, f = (m) => (o.add(m), m.then(() => o.delete(m)).catch(s.stop), m), u = async (m) => {
    let d = xe(m), l = d < e.partBytes;
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
function IB(e, t, n) {
  let r = Math.max(1, 2 * e.concurrency * e.partBytes / t.paceBytes), o = t.paceMs * r, s = oo({ paceBytes: t.paceBytes * r, paceMs: o, paceAfterMs: o }), { promise: i, reject: a } = Promise.withResolvers();
  i.catch(() => {
  });
  let f = setInterval(() => {
    let u = s.check(n(), performance.now());
    u && a(new Error(`the store takes only ${u}`));
  }, Math.min(1e3, o / 4)).unref();
  return { promise: i, moved: s.moved, stop: () => clearInterval(f) };
}

// src/steps/delta-body.ts
import { createReadStream as MB } from "node:fs";
function Up(e, { timeline: t, signal: n }) {
  let { base: r, copied: o } = e, { rest: s, bytes: i } = o;
  return {
    rest: s,
    bytes: i,
    // The digests of the store's own index, which are the copied bytes' only proof.
    digests: r.index.digests.subarray(0, Yn(i)),
    pack: (a) => t.during("pack", () => TB(e, i, { write: a, signal: n }))
  };
}
async function TB({ copy: e, keptBytes: t, kept: n, deltas: r, removals: o, files: s, bytes: i, skipped: a }, c, f) {
  await xt(e.read(c, t), f);
  let u = [...n], m = t, d = async ({ kind: l, length: p, ...h }) => {
    let g = nn(m, l);
    g > m && await f.write(Buffer.alloc(g - m)), u.push({ kind: l, offset: g, length: p, ...h }), m = g + p;
  };
  for (let { path: l, ...p } of r)
    await d({ kind: "delta", ...p }), await xt(MB(l, { highWaterMark: M }), f);
  if (o) {
    let { frame: l, ...p } = o;
    await d({ kind: "removals", length: l.length, ...p }), await f.write(l);
  }
  return { segments: u, files: s, bytes: i, skipped: a };
}

// src/steps/full-save.ts
var AB = 8, CB = 5 * 1024 ** 2, NB = 0.5, FB = 0.25;
function Wp({ layers: e, baseBytes: t }) {
  if (t < CB) return `the restored cache has only ${j(t)}`;
  let n = e.filter(({ kind: r }) => r === "delta").length;
  if (n > AB) return `the cache would have ${n} layers of changes`;
  if (_B(e) > NB) return "most of the restored cache is no longer used";
}
function _B(e) {
  let t = e.reduce((n, r) => n + r.bytes, 0);
  return t === 0 ? 0 : Sa(e) / t;
}
function Sa(e) {
  return e.reduce((t, { deadBytes: n = 0 }) => t + n, 0);
}
function jp(e) {
  return Math.floor(e * FB);
}
function Hp(e, t) {
  let n = t;
  return e.map((r) => {
    let { bytes: o, deadBytes: s = 0 } = r, i = Math.min(n, Math.max(0, o - s));
    return n -= i, i > 0 ? { ...r, deadBytes: s + i } : r;
  });
}

// src/files/patterns.ts
import { homedir as LB } from "node:os";
import { posix as DB } from "node:path";
var zp = {
  dot: !0,
  nobrace: !0,
  nocomment: !0,
  noext: !0,
  nonegate: !0,
  // All paths have `/`, on Windows, too.
  platform: "linux"
};
function It(e, t, { platform: n = process.platform, home: r = LB() } = {}) {
  let o = { platform: n, home: q(r, n) }, s = e.filter((c) => !c.startsWith("#")).map((c) => UB(c, q(t, n), o)), i = s.filter((c) => !c.negated), a = (c, f = -1) => s.findLast((u, m) => m > f && u.names(c))?.negated ?? !1;
  return {
    roots: i.map(
      (c, f) => jB(c, f, { order: s.indexOf(c), platform: n })
    ),
    excludes: i.length < s.length ? a : void 0
  };
}
function UB(e, t, n) {
  let r = Ze(n.platform), o = n.platform === "win32", s = e.match(/^[!\s]*/)?.[0] ?? "", i = q(e.slice(s.length), n.platform), [a, c] = WB(i, t, { ...n, maths: r }), [, f = "", u = ""] = DB.normalize(c).match(/^((?:\.\.(?:\/|$))*)(.*?)\/*$/s) ?? [], m = r.resolve(a, f), d = u === "" || u === ".", l = new Oe(u, zp), p = o ? new Oe(u, { ...zp, nocase: !0 }) : l;
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
function WB(e, t, { maths: n, home: r }) {
  let { root: o } = n.parse(e);
  return o !== "" ? [n.resolve(t, o), e.slice(o.length).replace(/^\/+/, "")] : e === "~" || e.startsWith("~/") ? [r, e.slice(2)] : [t, e];
}
function jB({ line: e, anchor: t, segments: n, rest: r, names: o }, s, { order: i, platform: a }) {
  let { join: c } = Ze(a), f = n.findIndex((l) => typeof l != "string"), u = f === -1, m = u ? n.slice(0, -1) : n.slice(0, f);
  a === "win32" && HB(e, t, n);
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
function HB(e, t, n) {
  let r = `the line ${e} of \`path\` is wrong here`;
  if (t.startsWith("//./")) throw new Error(`${r}: it is a device`);
  try {
    for (let o of n) typeof o == "string" && No(o);
  } catch (o) {
    throw new Error(`${r}: ${O(o)}`);
  }
}

// src/steps/selection.ts
function ts({ paths: e, localDir: t, stash: n }) {
  return xr([t, n.dir], It(e, process.cwd()));
}
function xr(e, { roots: t, excludes: n }) {
  let r = (s) => t.some(({ base: i, literal: a = i }) => z(s, a)), o = new Set(e.filter(r));
  return o.size === 0 ? { roots: t, excludes: n } : { roots: t, excludes: (s, i) => o.has(s) || (n?.(s, i) ?? !1) };
}

// src/steps/fill-draft.ts
var xa = "Path Validation Error: Path(s) specified in the action for caching do(es) not exist, hence no cache is being saved.";
function ns(e) {
  return `Failed to save: Unable to reserve cache with key ${e}, another job may be creating this cache.`;
}
async function qp(e, t) {
  let { inputs: n, key: r, selection: o, format: s, isHere: i, timeline: a, findings: c, signal: f } = t, u = o.roots.map(({ base: B }) => B);
  a.watch([...u, K(), ...i ? [n.localDir] : []]);
  let m = { rest: e, bytes: 0, digests: Buffer.alloc(0), pack: JB.bind(void 0, t) }, d = t.delta ? Up(t.delta, t) : m, l = GB(d.rest, t), p = ou(), h = await d.pack(async (B) => {
    p.update(B), await l.write(B);
  });
  if (YB(h), h.segments.length === 0)
    return dt(xa), "nothing";
  let { files: g, bytes: y } = h, b = Buffer.concat([d.digests, p.finish()]), S = s.indexed ? KB(h, b, t) : Buffer.alloc(0);
  await l.write(S);
  let v = W(h) + S.length;
  return Object.assign(c, { files: g, bytes: y, storedBytes: v }), P(`Cache Size: ${ko(v)}`), d !== m && VB(d, h, v, t), await l.finish(), await t.checkMounted(), await t.isOutdated() ? "outdated" : (f.throwIfAborted(), await l.commit() ? "published" : (P(ns(r)), "nothing"));
}
function GB(e, { isHere: t, timeline: n }) {
  let r = Dp(e, { onTaken: Sr("Sent", void 0, P) }), o = n.phaseTimer(), s = t ? "write" : "upload";
  return {
    write: (i) => o.pushed(s, i.length, () => r.write(i)),
    finish: () => o.pushed(s, 0, r.finish),
    commit: () => n.during("publish", r.commit)
  };
}
async function JB({ inputs: e, selection: t, tools: n, format: r, secretCheck: o, timeline: s, signal: i, ...a }, c) {
  let f = a.matches.map(({ path: S }) => ({ path: x(S) })), u = e.secrets === "warn" ? [] : await o.leaveOut({ trees: f, excludes: t.excludes, signal: i }), m = a.matches.filter(({ path: S }) => !u.includes(S)), d = await zB(T(K(), "headstart-")), { excludes: l } = xr([d, ...u], t), p = l ? [] : void 0, h = o.watch(m, (S) => es([S], l, p)), g = s.items("walk", h), y = { matches: m, found: g, leftOut: p, scratch: d, tools: n, signal: i, write: c }, b = { workspace: Qe(), level: e.compressionLevel };
  return s.during("pack", () => r.pack({ ...y, ...b })).finally(() => qB(d, { recursive: !0, force: !0 }));
}
function KB(e, t, { inputs: n, key: r, format: o, createdBy: s, sign: i }) {
  let { segments: a, files: c, bytes: f } = e, u = { container: tn, format: o.id, key: r, paths: n.paths, createdBy: s };
  return fu({ ...u, segments: a, files: c, bytes: f, digests: t }, i);
}
function VB({ bytes: e }, { segments: t }, n, r) {
  let o = r.delta?.deltas ?? [], s = {
    reusedBytes: r.delta?.keptBytes ?? 0,
    packedBytes: o.reduce((d, { length: l }) => d + l, 0),
    sentBytes: n - e,
    deadBytes: Sa(t)
  };
  Object.assign(r.findings, s);
  let { reusedBytes: i, packedBytes: a, sentBytes: c } = s, [f, u, m] = [i, a, c].map(j);
  P(`Reused ${f}, packed ${u}, ${r.isHere ? "wrote" : "sent"} ${m}`);
}
function YB({ skipped: e }) {
  if (e.length === 0) return;
  let t = e.slice(0, 3).map((r) => w(r.replace(/^\d+\//, "")).toString()), n = e.length > t.length ? ", \u2026" : "";
  P(`Skipped ${e.length} that are no file, directory or link: ${t.join(", ")}${n}`);
}

// src/steps/merge-snapshots.ts
import { mkdtemp as k$, rm as S$ } from "node:fs/promises";

// src/disk/space.ts
import { statfs as ZB } from "node:fs/promises";
var XB = 0.05, QB = { bytes: 256 * 1024 * 1024, files: 64 * 1024 }, eE = 20;
async function Gp(e) {
  let { bavail: t, blocks: n, bsize: r, ffree: o, files: s } = await ZB(e), i = (c, f) => Math.floor(Math.min(f * XB, QB[c])), a = s === 0 ? Number.POSITIVE_INFINITY : o - i("files", s);
  return { bytes: t * r - i("bytes", n * r), files: a };
}
async function Ee(e, t) {
  let n = await Gp(e), r = (o, s) => new Error(`${o} are needed, but only ${s} are free at ${e}`);
  if (n.bytes < t.bytes)
    throw r(j(t.bytes), j(Math.max(0, n.bytes)));
  if (n.files < (t.files ?? 0)) throw r(`${t.files} files`, `${Math.max(0, n.files)}`);
}
async function Bn(e, t, n) {
  let r = new AbortController(), o = setInterval(async () => {
    let { bytes: s, files: i } = await Gp(e).catch(() => ({ bytes: 0, files: 0 }));
    (s < 0 || i < 0) && r.abort(new Error(`hardly any space is left at ${e}`));
  }, eE);
  try {
    return await n(AbortSignal.any([t, r.signal]));
  } finally {
    clearInterval(o);
  }
}

// src/files/remove-common.ts
import { chmodSync as va, rmdirSync as Jp, rmSync as tE, unlinkSync as nE, utimesSync as rE } from "node:fs";
function rs(e, t) {
  let n = L(e), r = n && L(t);
  if (!n || !r) return n !== void 0;
  if (!n.isDirectory()) nE(w(e));
  else if (!r.isDirectory()) Kp(e);
  else return oE(e, t, r);
  return !1;
}
function oE(e, t, { mode: n, mtimeMs: r }) {
  va(w(e), 448);
  let o = !1;
  for (let s of ne(e)) o = rs(`${e}/${s}`, `${t}/${s}`) || o;
  return o ? (va(w(e), n & 4095), rE(w(e), r / 1e3, r / 1e3)) : Jp(w(e)), o;
}
function Kp(e) {
  va(w(e), 448);
  for (let t of ne(e)) {
    let n = `${e}/${t}`;
    L(n)?.isDirectory() ? Kp(n) : tE(w(n));
  }
  Jp(w(e));
}

// src/entry/body.ts
function Vp(e, t, n) {
  let { onRead: r, order: o, signal: s } = n, i = { first: 0, end: Math.ceil(W(t) / M) }, a = /* @__PURE__ */ new WeakMap();
  return { ...nt(e.read(0, W(t), o), async function* (f) {
    for await (let { number: u, pieces: m } of Zp(f, { entry: e, index: t, blocks: i })) {
      let d = u * M;
      for (let l of m)
        s.throwIfAborted(), r?.(l.length), a.set(l, d), d += l.length, yield l;
    }
  }), positionOf: (f) => a.get(f) };
}
function Yp(e, t, n) {
  let r = e.read(n.first * M, Math.min(n.end * M, W(t)));
  return {
    ...r.release && { release: r.release },
    [Symbol.asyncIterator]: () => Zp(r, { entry: e, index: t, blocks: n })
  };
}
async function* Zp(e, { entry: t, index: n, blocks: r }) {
  let o = new Set(Ne(r.first * M, r.end * M)), s = e.positionOf ? iE(e, n) : sE(e, r.first);
  for await (let { number: i, pieces: a } of s) {
    let f = ki(a, i, n.digests) ? a : [await aE(t, n, i)];
    await t.file?.filling?.write(f, i * M), o.delete(i) && (yield { number: i, pieces: f });
  }
  if (o.size > 0) throw new k("it ended before its body did");
}
async function* sE(e, t) {
  let n = Qt(M), r = t;
  for await (let s of e) for (let i of n.push(s)) yield { number: r++, pieces: i };
  let o = n.rest();
  o.length > 0 && (yield { number: r, pieces: o });
}
async function* iE(e, t) {
  let n = /* @__PURE__ */ new Map();
  for await (let r of e) {
    let o = e.positionOf?.(r);
    for (let s of Ne(o, o + r.length)) {
      let i = Math.max(o, s * M), a = n.get(s) ?? /* @__PURE__ */ new Map();
      n.set(s, a.set(i, r.subarray(i - o, (s + 1) * M - o)));
      let c = Math.min(M, W(t) - s * M);
      xe([...a.values()]) < c || (n.delete(s), yield {
        number: s,
        pieces: [...a].toSorted(([f], [u]) => f - u).map(([, f]) => f)
      });
    }
  }
}
async function aE(e, t, n) {
  let r = n * M, o = e.file?.filling?.read ?? e.read, s = await Zn({ ...e, read: o }, r, Math.min(r + M, W(t)));
  if (ki([s], n, t.digests)) return s;
  throw new k(`the bytes from ${r} on do not match their SHA-256`);
}
async function* Xp(e, { onRead: t, signal: n }) {
  let r = 0;
  for await (let o of e.read(0, e.size))
    n.throwIfAborted(), t?.(o.length), r += o.length, yield o;
  if (Number.isFinite(e.size) && r !== e.size)
    throw new k(`it ended at byte ${r} of ${e.size}`);
}

// src/steps/mount.ts
import { mkdirSync as VR } from "node:fs";
import { join as YR } from "node:path";

// src/files/stage-and-publish.ts
import { mkdirSync as $E, readdirSync as IE } from "node:fs";

// src/files/copy-tree.ts
import {
  copyFileSync as cE,
  mkdirSync as fE,
  readdirSync as uE,
  readlinkSync as mE,
  statSync as lE,
  symlinkSync as dE,
  utimesSync as pE
} from "node:fs";
import { setImmediate as hE } from "node:timers/promises";
async function Pa(e, t, n) {
  let { atimeMs: r, mtimeMs: o } = lE(e);
  fE(t);
  for (let s of uE(e, { withFileTypes: !0 })) {
    let [i, a] = [T(e, s.name), T(t, s.name)];
    s.isDirectory() ? await Pa(i, a, n) : s.isSymbolicLink() ? dE(mE(i), a) : cE(i, a);
  }
  pE(t, r / 1e3, o / 1e3), await hE(), n.throwIfAborted();
}

// src/files/lock.ts
import { mkdirSync as gE, readdirSync as yE, rmdirSync as wE, rmSync as Qp, writeFileSync as bE } from "node:fs";
import { setTimeout as kE } from "node:timers/promises";
var SE = 20, xE = 6e4;
function eh(e) {
  return T(e, `${Vt}lock-${process.geteuid?.() ?? 0}`);
}
function os(e) {
  let t = eh(e), n = L(x(t));
  if (n && !Hn(n))
    throw new Error(`${t} is not a directory of this user alone; remove it to restore here`);
}
async function ss(e, t) {
  if (!Zt(e)) return () => {
  };
  let [n, r] = [H(e), Cr(e)], [o, s] = [eh(n), T(e, "lock")];
  gE(s, { mode: 448 }), bE(T(s, r), "");
  let i = Date.now() + xE;
  for (; !vE(s, o); ) {
    os(n);
    let a = await PE(o);
    if (Date.now() > i) throw new Error(`another restore has been busy in ${n} for a minute`);
    a && await kE(SE, void 0, { signal: t });
  }
  return () => {
    Qp(T(o, r), { force: !0 });
    try {
      wE(o);
    } catch {
    }
  };
}
function vE(e, t) {
  try {
    return Jt(e, t);
  } catch (n) {
    throw os(H(t)), n;
  }
}
async function PE(e) {
  let t = !1;
  for (let n of OE(e))
    await Zr(T(H(e), n)) ? t = !0 : Qp(T(e, n), { recursive: !0, force: !0 });
  return t;
}
function OE(e) {
  try {
    return yE(e);
  } catch (t) {
    if (E(t) === "ENOENT") return [];
    throw t;
  }
}

// src/files/publish.ts
import { chmodSync as BE, mkdirSync as EE } from "node:fs";
function nh(e) {
  let t = new Set(e.map(({ dir: r }) => r)), n = [];
  try {
    for (let { root: r, dir: o } of e) {
      let s = RE(r, o);
      Mf(s, o), n.push(...s);
    }
  } catch (r) {
    for (let o of t) Jr(o);
    throw r;
  }
  for (let r of t) ai(r);
  return n;
}
function RE(e, t) {
  let n = x(T(t, "tree", String(e.place)));
  if (!L(n)) return [];
  let r = T(t, "aside", String(e.place));
  EE(r, { recursive: !0 });
  let o = 0, i = rh({ root: e, aside: () => x(T(r, String(o++))) }, n, x(e.base));
  return i.length === 0 ? [] : [...ht(x(e.matches("") ? H(e.base) : e.base)).map((c) => ({ do: "make", path: c })), ...i];
}
function rh(e, t, n, r = "") {
  let o = w(r).toString();
  if (e.root.matches(o)) return oh(e, t, n);
  if (!L(t)?.isDirectory())
    throw new k(`it holds ${o}, which '${e.root.pattern}' does not name`);
  let s = L(n);
  if (s && !s.isDirectory() && r !== "")
    throw new Error(`${w(n)} is no directory, so nothing can be restored below it`);
  let i = ne(t).flatMap((a) => {
    let c = r === "" ? a : `${r}/${a}`;
    return rh(e, `${t}/${a}`, je(n) + a, c);
  });
  return s || r === "" || i.length === 0 ? i : [{ do: "make", path: n }, ...i];
}
function oh(e, t, n) {
  let r = L(n), o = L(t);
  if (!r) return [{ do: "move", from: t, to: n, inode: Kr(t) }];
  if (r.isDirectory() && o.isDirectory())
    return BE(w(t), 448), [...ne(t).flatMap(
      (a) => oh(e, `${t}/${a}`, je(n) + a)
    ), { do: "stamp", path: n, stamp: th(o), before: th(r) }];
  if (r.isDirectory() && ne(n).length > 0)
    throw new Error(
      `${w(n)} is a directory with content where the cache has none; remove it to restore`
    );
  let s = Kr(t);
  return [{ do: "replace", from: t, to: n, inode: s, aside: e.aside() }];
}
function th({ mode: e, mtimeMs: t }) {
  return { mode: e & 4095, mtime: t / 1e3 };
}

// src/files/stage-and-publish.ts
async function sh({ roots: e, signal: t, fill: n, publishing: r }) {
  let o = await Promise.all(e.map(tt)), s = /* @__PURE__ */ new Map(), i = (f) => s.get(f).dir, a = [], c = [];
  try {
    for (let m of new Set(o))
      os(m), s.set(m, Yr(m));
    let f = e.map((m, d) => ({ root: m, dir: i(o[d]) })), u = i(o[0]);
    await n(u), Oa(u, e);
    for (let { root: m, dir: d } of f)
      d !== u && await Ba(m, { from: u, to: d, signal: t });
    for (let m of [...s.keys()].sort())
      a.push(await ss(i(m), t));
    t.throwIfAborted(), await r(() => {
      c = nh(f);
    });
  } finally {
    for (let f of a) f();
    await Promise.all([...s.values()].map((f) => f.remove())), Tf(c);
  }
}
function Oa(e, t) {
  let n = IE(T(e, "tree")).find(
    (r) => !t.some(({ place: o }) => String(o) === r)
  );
  if (n !== void 0) throw new k(`it holds ${n}, which is not of any line of path`);
}
async function Ba({ place: e }, { from: t, to: n, signal: r }) {
  let o = T(t, "tree", String(e)), s = T(n, "tree", String(e));
  if (L(x(o))) {
    $E(T(n, "tree"), { recursive: !0 });
    try {
      te(o, s);
    } catch (i) {
      if (E(i) !== "EXDEV") throw i;
      await Bn(
        n,
        r,
        (a) => process.platform === "win32" ? Pa(o, s, a) : Kn("cp", ["-a", o, s], { cwd: n, signal: a })
      );
    }
  }
}

// src/lazy/lazy-mount.ts
import { join as Ta } from "node:path";

// src/mount/unmount.ts
import { mkdtempSync as WE, readdirSync as jE, readlinkSync as HE, rmdirSync as zE, rmSync as qE, symlinkSync as GE } from "node:fs";
import { tmpdir as JE } from "node:os";
import { basename as KE, dirname as gh, join as Ia } from "node:path";
import { setTimeout as VE } from "node:timers/promises";

// src/mount/mount-root.ts
import { lstatSync as ah, mkdtempSync as CE, readdirSync as NE, realpathSync as ch } from "node:fs";
import { basename as fh, dirname as FE, join as uh } from "node:path";

// src/mount/mountinfo.ts
import { readFileSync as ME } from "node:fs";
function pe() {
  return process.platform !== "linux" ? [] : ME("/proc/self/mountinfo", "latin1").split(`
`).slice(0, -1).map((t) => {
    let [n = "", r = ""] = t.split(" - "), [o = "", s = "", i = ""] = r.split(" "), [, a] = /(?:^|,)user_id=(\d+)/.exec(i) ?? [], c = { point: ih(n.split(" ")[4] ?? ""), type: o, source: ih(s), options: i };
    return o === "fuse" ? { ...c, user: Number(a) } : c;
  });
}
function ih(e) {
  return e.replace(/\\([0-7]{3})/g, (t, n) => String.fromCharCode(Number.parseInt(n, 8)));
}

// src/mount/processes.ts
import { readFileSync as TE, readlinkSync as AE } from "node:fs";
function Ea() {
  return AE("/proc/self/ns/pid").replace(/\D/g, "");
}
function En(e) {
  try {
    let t = TE(`/proc/${e}/stat`, "latin1").replace(/^.*\) /s, "").split(" ");
    return t[0] === "Z" ? void 0 : t[19];
  } catch {
    return;
  }
}

// src/mount/mount-root.ts
var Ra = /^headstart-mount-(\d+)-(\d+)-(\d+)-\w{6}$/;
function mh(e) {
  let t = process.ppid || 1, n = `headstart-mount-${Ea()}-${t}-${En(t)}-`;
  return CE(uh(ch(e), n));
}
function is({ type: e, source: t, user: n }) {
  return (e === "fuse" ? n === 0 || n === process.geteuid?.() : /^(overlay|tmpfs)$/.test(e)) ? t : void 0;
}
function Mt(e) {
  let t = x(e);
  return pe().filter((n) => is(n) === t || z(n.point, t));
}
var $a = "headstart-broker";
function lh(e) {
  let t = x(e);
  return pe().filter((n) => n.type === "fuse" && is(n) === t);
}
function dh() {
  let e = (t) => as(t) || t === $a;
  return pe().flatMap((t) => e(is(t) ?? "") ? t.point : []);
}
function as(e) {
  return Ra.test(fh(e));
}
var _E = 7200 * 60 * 1e3;
function LE(e) {
  let [, t, n = "", r] = fh(e).match(Ra) ?? [];
  if (t === Ea()) return En(n) !== r;
  let o = ah(e, { throwIfNoEntry: !1 });
  return o !== void 0 && Date.now() - o.mtimeMs > _E;
}
function DE(e) {
  return e.type === "squashfs" ? FE(e.point) : is(e);
}
function ph(e) {
  let t = pe().flatMap((o) => DE(o) ?? []).map((o) => w(o).toString()).filter((o) => as(o) && !UE(o)), r = (process.platform === "linux" ? NE(e).filter((o) => Ra.test(o)) : []).map((o) => uh(ch(e), o)).filter(Yt);
  return [.../* @__PURE__ */ new Set([...t, ...r])].filter(LE);
}
function UE(e) {
  try {
    let t = ah(e, { throwIfNoEntry: !1 });
    return t !== void 0 && !Hn(t);
  } catch {
    return !0;
  }
}

// src/mount/unmount.ts
var YE = 10, ZE = 300;
async function yh(e, { rights: t, warn: n }) {
  if (!as(e)) throw new Error(`${e} is no mount root`);
  let r = AbortSignal.timeout(6e4), o = x(e), s = ({ point: u }) => u === o, i = Mt(e).filter((u) => !s(u)), a = await hh(i.reverse(), { rights: t, warn: n, signal: r });
  if (!Yt(e)) return;
  XE(e);
  let c = Mt(e);
  if (!c.every(s) || (await hh(c, { rights: t, warn: n, signal: r }), a && c.length === 0)) return;
  let f = { cwd: gh(e), signal: r };
  await t.run("rm", ["-rf", "--one-file-system", "--", KE(e)], f);
}
async function hh(e, { rights: t, warn: n, signal: r }) {
  let o = e;
  for (let s = 0; s < YE && o.length > 0; s++) {
    s > 0 && await VE(ZE, void 0, { signal: r });
    let i = o;
    o = [];
    for (let { point: a } of i) {
      let c = await cs(a, [], { rights: t, signal: r }).then(() => {
      }, O), f = pe().some((u) => u.point === a);
      c !== void 0 && f && o.push({ point: a, reason: c });
    }
  }
  for (let { point: s, reason: i } of o)
    n(`${w(s)} is still in use, so it was only detached: ${i}`), await cs(s, ["-l"], { rights: t, signal: r });
  return o.length > 0;
}
function XE(e) {
  let t = (n) => HE(Ia(e, n), "latin1");
  for (let n of QE(e).sort((r, o) => Number(o) - Number(r)))
    try {
      let r = t(`made-${n}`);
      for (let o = t(`target-${n}`); z(o, r); o = gh(o))
        zE(w(o));
    } catch (r) {
      if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes(E(r) ?? "")) throw r;
    }
}
function QE(e) {
  try {
    return jE(e).flatMap((t) => t.match(/^made-(\d+)$/)?.[1] ?? []);
  } catch (t) {
    if (E(t) === "ENOENT") return [];
    throw t;
  }
}
async function cs(e, t, { rights: n, signal: r }) {
  let o = WE(Ia(JE(), "headstart-"));
  try {
    GE(w(e), Ia(o, "point")), await n.run("umount", ["-i", ...t, "--", "point"], { cwd: o, signal: r });
  } finally {
    qE(o, { recursive: !0, force: !0 });
  }
}

// src/lazy/found-entry.ts
async function wh(e, { etag: t, url: n }) {
  let { scope: r, version: o, key: s, size: i, createdAt: a, identity: c } = e;
  return { scope: r, version: o, key: s, size: i, createdAt: a.getTime(), identity: c, etag: t, url: await n() };
}
function Oj(e, t, { scopes: n, ...r }) {
  let { scope: o, version: s, key: i, size: a, identity: c, etag: f } = t, u = { scopes: o === void 0 ? n : [o], keys: [i], versions: [s] }, m = async () => {
    let h = await e.find(u);
    if (h?.size === a && h.identity === c) return h;
    throw await h?.close(), new Y(`the entry ${i} is gone; it was replaced meanwhile`, "none");
  }, l = { size: a, etag: f, url: yu(async () => {
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
    read: (h, g) => Tu(l, { start: h, end: g }, r),
    reject: async () => (await m()).reject(),
    close: async () => {
    }
  };
  return { ...e, find: async () => p };
}

// src/lazy/server.ts
import { existsSync as eR, rmSync as tR, writeFileSync as nR } from "node:fs";
import { join as fs } from "node:path";
import { setTimeout as rR } from "node:timers/promises";

// src/lazy/serve-request.ts
var Sh = N(kh(), 1);
function xh(e) {
  return `${JSON.stringify(e).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029")}
`;
}
function vh(e) {
  let t = (0, Sh.createInterface)({ input: e }), { promise: n, resolve: r } = Promise.withResolvers();
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
var Tt = {
  /** The FUSE file: the image, ready to be mounted. */
  image: "image",
  /** The blocks that have arrived. */
  blocks: "blocks",
  /** The FetchReport as JSON, written when the server ends. */
  report: "report",
  log: "log"
}, Ph = "server", oR = 6e4;
function Oh() {
  let e = fs(import.meta.dirname, "lazy.js"), { pid: t, stdin: n, stdout: r, kill: o } = Xf({ path: process.execPath, args: [e] }), s = vh(r);
  return {
    async show(i, a) {
      a.throwIfAborted();
      let c = AbortSignal.any([a, AbortSignal.timeout(oR)]);
      c.addEventListener("abort", o);
      try {
        nR(fs(i.dir, Ph), `${t} ${En(t)}`), n.write(xh(i));
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
var Ma = 5e3;
async function vr(e, t) {
  let n = AbortSignal.timeout(Ma);
  for (let { point: i } of lh(e))
    await cs(i, ["-f", "-l"], { rights: t, signal: n }).catch(() => {
    });
  let r = fs(e, Ph);
  if (!eR(r)) return;
  let [, o, s] = /^(\d+) (\d+)$/.exec(Bh(r)) ?? [];
  return o && await sR(Number(o), s), tR(r, { recursive: !0, force: !0 }), iR(e) ?? "killed";
}
async function sR(e, t) {
  let n = performance.now();
  for (; En(e) === t; ) {
    let r = performance.now() - n;
    if (r > 2 * Ma) return;
    r > Ma && cR(e), await rR(20);
  }
}
function iR(e) {
  try {
    return JSON.parse(Bh(fs(e, Tt.report)));
  } catch {
    return;
  }
}
var aR = 64 * 1024;
function Bh(e) {
  return Gt(e, aR)?.toString() ?? "";
}
function cR(e) {
  try {
    process.kill(e, "SIGKILL");
  } catch (t) {
    if (E(t) !== "ESRCH") throw t;
  }
}

// src/lazy/lazy-mount.ts
function Eh(e, t) {
  return e.mode === "lazy" && !e.lookupOnly && "rights" in t ? Oh() : void 0;
}
async function Rh({ entry: e, index: t }, n, { server: r, dir: o, rights: s, signal: i }) {
  if (!e.remote || e.file?.isWhole) return;
  let { digests: a, ...c } = t;
  try {
    let m = { found: await wh(e, e.remote), facts: c, digests: a.toString("base64") };
    await r.show({ env: sf(), cwd: process.cwd(), dir: o, ...m }, i);
  } catch (u) {
    await vr(o, s), i.throwIfAborted(), P(`Receiving all of the image before mounting it: ${O(u)}`);
    return;
  }
  let f = Ta(o, Tt.image);
  return await pa(f, n), { path: f, images: n };
}
async function Pr(e, t, n) {
  let r = await vr(e, t);
  return await n?.(r, t), await yh(e, { rights: t, warn: U }), r;
}
function $h(e) {
  return typeof e == "object" ? e.trouble : void 0;
}
function Ih(e, t) {
  if (!e) return Ta(t, Tt.image);
  if (e === "killed") {
    U("What had not arrived of the cache could not be read: its server was killed");
    return;
  }
  return fR(e), e.presentBlocks === e.blocks && e.damage === void 0 ? Ta(t, Tt.blocks) : void 0;
}
function fR(e) {
  let { blocks: t, presentBlocks: n, wantedBlocks: r, prefetchedBlocks: o, waitedMs: s, unreadBytes: i } = e, { trouble: a, damage: c } = e;
  P(
    `Of ${t} blocks of the cache, ${r} were wanted, ${o} of them after they had arrived; readers waited ${X(s)}; ${j(i)} were never needed`
  ), a !== void 0 && n < t && U(`Not all of the cache could be read: ${a}`), c !== void 0 && U(`The cache is bad; its entry is removed where the store allows that: ${c}`);
}

// src/mount/kernel-log.ts
function Mh() {
  return Number(process.hrtime.bigint()) / 1e9;
}
var uR = 10;
async function Th(e, t) {
  return (await t.kernelLog().catch(() => "")).split(`
`).some((r) => {
    let [, o = String(e)] = r.match(/^\[ *(\d+\.\d+)\]/) ?? [];
    return Number(o) >= e - uR && /SQUASHFS error|I\/O error,? (on )?dev(ice)? loop/.test(r);
  });
}

// src/mount/overlay.ts
import { chmodSync as gR, existsSync as yR, mkdirSync as ls, readdirSync as wR, realpathSync as bR, symlinkSync as ds, utimesSync as kR } from "node:fs";
import { lstat as SR } from "node:fs/promises";
import { join as ce } from "node:path";

// src/mount/layers.ts
import { mkdirSync as Aa, writeFileSync as dR } from "node:fs";
import { join as us } from "node:path";

// src/mount/kernel-config.ts
var Fh = N(Ch(), 1);
import { existsSync as mR, readFileSync as Nh } from "node:fs";
import { release as lR } from "node:os";
function _h(e) {
  return e === void 0 || /^CONFIG_SQUASHFS_CHOICE_DECOMP_BY_MOUNT=y$/m.test(e) ? ["threads=multi,", ""] : [""];
}
function Lh() {
  let [e, t] = ["/proc/config.gz", `/boot/config-${lR()}`];
  try {
    return mR(t) ? Nh(t, "latin1") : (0, Fh.gunzipSync)(Nh(e)).toString("latin1");
  } catch {
    return;
  }
}

// src/mount/layers.ts
function Or({ dir: e, rights: t, signal: n }) {
  let r = { cwd: e, signal: n }, o = [], s, i = async (u, m, d, l) => {
    await t.run("mount", ["-i", "-n", "-t", m, "-o", d, "--", l, u], r), o.push(u);
  }, a = ({ offset: u, length: m }, d) => `${d}loop,offset=${u},sizelimit=${m},ro,nosuid,nodev`, c = async (u, m) => {
    Aa(us(e, m)), await ms(s ?? _h(Lh()), async (d) => {
      await i(m, "squashfs", a(u, d), "image"), s = [d];
    });
  }, f = async (u, m, d) => {
    if (u.length === 0) return;
    for (let h of m) Aa(us(e, h));
    let [l = ""] = s ?? [], p = u.map((h, g) => `image ${m[g]} squashfs ${a(h, l)} 0 0
`);
    dR(us(e, d), p.join(""), { flag: "wx", mode: 384 }), await t.run("mount", ["-i", "-n", "-a", "-T", d], r), o.push(...m);
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
      return Aa(us(e, m)), await i(m, "overlay", `ro,nosuid,nodev,xino=${d === "own" ? "on" : "off"},lowerdir=${u.join(":")}`, e), m;
    },
    /** Overlays keep what they show mounted, so the mount points can go, even if a process uses them now. */
    async release() {
      let u = o.splice(0);
      u.length > 0 && await t.run("umount", ["-l", "--", ...u], r);
    }
  };
}
async function ms(e, t) {
  let [n = "", ...r] = e;
  try {
    await t(n);
  } catch (o) {
    if (r.length === 0) throw o;
    await ms(r, t);
  }
}

// src/mount/mount-points.ts
import { realpathSync as Dh } from "node:fs";
import { lstat as Ca, readdir as pR } from "node:fs/promises";
import { dirname as hR } from "node:path";
var Uh = 16;
async function Wh(e, t) {
  let n = [], r = async (s) => {
    let i = x(t) + s, a = { sources: [i], target: x(e.base) + s }, c = w(s.slice(1)).toString();
    if (!(await Ca(w(i))).isDirectory())
      throw new Error(`'${e.pattern}' names a file, and only directories are mounted`);
    if (e.matches(c)) n.push(a);
    else
      for (let f of await pR(w(i), { encoding: "latin1" }))
        await r(`${s}/${f}`);
    if (n.length > Uh)
      throw new Error(`'${e.pattern}' names more than ${Uh} directories`);
  };
  return await Ca(t).then(
    () => !1,
    (s) => E(s) === "ENOENT"
  ) || await r(""), n;
}
async function jh({ sources: e, target: t }, { base: n }, r) {
  if ((await Ca(w(e[0]))).uid !== process.geteuid?.())
    throw new Error("it was saved by another user");
  for (let o = t; o !== x(n); o = hR(o)) {
    let s = L(o);
    if (s && !s.isDirectory()) throw new Error(`${w(o)} is no directory`);
  }
  Na(t, r);
}
function Na(e, t) {
  let n = w(e).toString();
  if (!L(`${e}/.`)) return;
  let r = Dh(w(e), "latin1");
  if (t.some((o) => z(Dh(o, "latin1"), r)))
    throw new Error(`${n} holds the directory of the job or the store`);
  if (pe().some(({ point: o }) => z(o, r)))
    throw new Error(`something is mounted at ${n} already, or below it`);
}

// src/mount/overlay.ts
async function Hh(e, t) {
  let { dir: n, signal: r } = t, o = [], s = Or(t), i = [];
  for (let [c, f] of e.entries()) {
    let { root: u, roots: m } = f;
    try {
      let d = await s.mountAll(f, `l${c}`);
      if (u) i.push(xR(u, d, n));
      else {
        let l = d.length > 1 ? await s.stack(d, qh, "own") : d[0];
        i.push(...m.map((p) => Gh(p, ce(n, l))));
      }
    } catch (d) {
      r.throwIfAborted(), o.push(...m.map((l) => ({ root: l, reason: O(d) })));
    }
  }
  let a = await Jh(i, "lower", { ...t, mounts: s });
  return await s.release(), [...o, ...a];
}
function zh(e, t) {
  let n = e.map((r) => Gh(r, ce(t.dir, qh)));
  return Jh(n, "upper", { ...t, mounts: Or(t) });
}
var qh = "tree";
function Gh(e, t) {
  return { root: e, sites: () => Wh(e, ce(t, String(e.place))) };
}
function xR(e, [t, ...n], r) {
  let o = (i) => x(ce(r, i)), s = {
    sources: [o(t), ...n.map(o)],
    target: x(e.literal)
  };
  return { root: e, sites: async () => [s] };
}
async function Jh(e, t, n) {
  let { dir: r, rights: o, spare: s, signal: i } = n, a = [], c = 0;
  for (let { root: f, sites: u } of e.toSorted((m, d) => m.root.place - d.root.place)) {
    let m = [];
    try {
      let d = await u();
      for (let l of d) await jh(l, f, s);
      for (let l of d) {
        let p = c++;
        await vR({ ...l, number: p, position: t }, n), m.push(p);
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
function Kh(e) {
  return (yR(e) ? wR(e) : []).filter((n) => /^upper-\d+$/.test(n)).map((n) => bR(ce(e, n)));
}
async function vR(e, { dir: t, rights: n, signal: r, mounts: o }) {
  let { target: s, number: i } = e, a = `target-${i}`, c = L(`${s}/.`) ? ne(s) : void 0;
  if (ds(w(s), ce(t, a)), !c) {
    let [m = s] = ht(s);
    ds(w(m), ce(t, `made-${i}`)), ls(w(s), { recursive: !0 });
  }
  let f = await PR(e, t);
  c && c.length > 0 && (f.length > 1 && (f = [await o.stack(f, `stack-${i}`, "own")]), f.push(a));
  let u = `lowerdir=${f.join(":")},upperdir=upper-${i},workdir=work-${i}`;
  await ms(["volatile,metacopy=on", "metacopy=on", "metacopy=off"], (m) => {
    let l = ["-i", "-n", "-t", "overlay", "-o", `${m},nosuid,nodev,redirect_dir=on,index=off,${u}`, "--", t, a];
    return n.run("mount", l, { cwd: t, signal: r });
  });
}
async function PR({ sources: e, number: t, position: n }, r) {
  let [o, s] = [`upper-${t}`, `lower-${t}`];
  if (ls(ce(r, `work-${t}`)), n === "upper")
    return ds(w(e[0]), ce(r, o)), ls(ce(r, s)), [s];
  ls(ce(r, o));
  let { mode: i, mtimeMs: a } = await SR(w(e[0]));
  gR(ce(r, o), i & 511), kR(ce(r, o), a / 1e3, a / 1e3);
  let c = e.map((f, u) => `${t}-${u}`);
  for (let [f, u] of e.entries())
    ds(w(u), ce(r, c[f]));
  return c;
}

// src/mount/ramdisk.ts
var OR = 4096, Vh = { auto: 1 / 4, on: 3 / 4 };
async function Yh(e, { wish: t, bytes: n, rights: r, signal: o }) {
  let s = process.availableMemory();
  if (!Number.isFinite(n)) return "the server does not tell how much is needed";
  if (n > s * Vh[t])
    return `${j(n)} are needed, and only ${j(s)} of memory are free`;
  let i = Math.floor(s * Vh.on), a = `uid=${process.geteuid?.()},gid=${process.getegid?.()}`, c = Math.floor(i / OR), f = `size=${i},nr_inodes=${c},mode=0700,${a},nosuid,nodev`;
  await r.run("mount", ["-i", "-n", "-t", "tmpfs", "-o", f, "--", e, e], { cwd: "/", signal: o });
}

// src/steps/brokered.ts
import { lstatSync as MR, mkdirSync as TR, mkdtempSync as AR, realpathSync as tg, rmdirSync as CR, rmSync as NR } from "node:fs";
import { dirname as FR, join as _R } from "node:path";

// src/mount/broker.ts
var Qh = N(Xh(), 1);
import { once as BR } from "node:events";
import { connect as ER } from "node:net";
var RR = { mount: 30, umount: 30, import: 930 }, $R = 1024 ** 2;
function Fa(e, t) {
  async function* n(o, s) {
    let i = AbortSignal.timeout(RR[o] * 1e3), a = AbortSignal.any([t, i]), c = ER({ path: e, signal: a });
    c.on("error", () => {
    }), c.on("data", () => {
      c.bytesRead > $R && c.destroy();
    });
    try {
      await BR(c, "connect", { signal: a });
      let f = (0, Qh.createInterface)({ input: c })[Symbol.asyncIterator](), { value: u } = await f.next();
      for (c.write(`${JSON.stringify({ ...s, do: o, nonce: u })}
`); ; ) {
        let { done: m, value: d } = await f.next();
        if (a.throwIfAborted(), m) throw new Error("the broker ended without an answer");
        let l = JSON.parse(d);
        if (l.no !== void 0) throw new Error(`the broker refused, for ${l.no}`);
        yield l;
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
import { existsSync as IR } from "node:fs";

// src/steps/unpack.ts
async function eg(e, t) {
  await Ee(await tt(e.roots[0]), ft(e)), await Br(e.roots, t, (n) => Rn(n, e));
}
function ft({ bytes: e, segments: t }) {
  return { bytes: e, files: t.reduce((n, { files: r }) => n + r, 0) };
}
async function Rn(e, t) {
  let n = await t.tools(), r = t.format.unsupportedReason(n, "unpack");
  if (r) throw new Error(`this runner cannot unpack the entry, for ${r}`);
  let o = t.format.image ? "any" : void 0, s = (i) => Bn(
    e,
    t.signal,
    (a) => t.format.unpack({ ...t, ...i, signal: a, tools: n, body: t.body(o), dir: e })
  );
  try {
    await s({});
  } catch (i) {
    if (!(i instanceof Dt)) throw i;
    await s({ workers: 1 });
  }
}
async function Br(e, { timeline: t, signal: n }, r) {
  await sh({
    roots: e,
    signal: n,
    fill: (o) => t.during("unpack", () => r(o)),
    publishing: (o) => t.during("publish", o)
  });
}

// src/steps/unpack-refused.ts
function ps({ inputs: e }) {
  return [process.cwd(), Qe(), K(), e.localDir].filter((n) => IR(n));
}
async function _a(e, t, n) {
  if (e.length === 0) return;
  for (let { root: o, reason: s } of e)
    P(`Unpacking ${o.pattern} instead of mounting: ${s}`);
  let r = e.map(({ root: o }) => o);
  await Br(r, t, (o) => n(r, o));
}
async function hs(e, t, { job: n, context: r }) {
  await _a(t, r, async (o, s) => {
    let i = await n.tools();
    if (!i.unsquashfs)
      throw new Error(
        "this runner can neither mount nor unpack the entry, for it has no unsquashfs 4.5 or newer"
      );
    await Ee(s, ft(n)), await Bn(
      s,
      n.signal,
      (a) => Jo(e, { ...n, signal: a, tools: i, dir: s }, o)
    );
  });
}

// src/steps/brokered.ts
async function ng(e, t, n) {
  let r = { socket: t, mounts: [] }, o = { ...n, job: e, brokered: r, broker: Fa(t, n.signal) }, { mountable: s, refusals: i } = LR(e);
  if (n.inputs.mode === "lazy" && s.length > 0) {
    let a = s.map(({ root: c }) => c.pattern).join(", ");
    P(
      `Mounting ${a} whole instead of lazily: the broker mounts only images that the host has`
    );
  }
  try {
    let a = await rg(s, i, o);
    a.length + i.length > 0 && await WR(a, i, o);
    let c = r.mounts.map(({ pattern: f }) => f);
    c.length > 0 && P(`Mounted ${c.join(", ")} through the broker of the host`);
  } catch (a) {
    throw await Da(r), a;
  }
}
function LR({ segments: e, roots: t, indexed: n }) {
  let { index: r } = n, o = xn(e, t), s = o.flatMap((a) => {
    let c = "the broker mounts only a directory that a line of `path` names";
    return a.root ? [] : a.roots.map((f) => ({ root: f, reason: c }));
  });
  return { mountable: o.flatMap(({ root: a, deltas: c, ...f }) => {
    let m = [f, ...c].map(({ offset: d, length: l }) => ({ offset: d, length: l })).map((d) => ({ ...d, digest: su(r.digests, d) }));
    return a ? [{ root: a, layers: m.toReversed() }] : [];
  }), refusals: s };
}
async function rg(e, t, n) {
  let r = [];
  for (let { root: o, layers: s } of e)
    try {
      let i = await n.timeline.during("mount", () => DR({ root: o, layers: s }, n));
      i.length > 0 && r.push({ root: o, layers: s, missing: i });
    } catch (i) {
      n.signal.throwIfAborted(), t.push({ root: o, reason: O(i) });
    }
  return r;
}
async function DR({ root: e, layers: t }, { broker: n, brokered: r, remember: o, ...s }) {
  let i = e.literal;
  if (MR(i, { throwIfNoEntry: !1 })?.isSymbolicLink()) throw new Error("the target is a link");
  Na(x(i), ps(s));
  let [a] = ht(x(i));
  TR(i, { recursive: !0 });
  let c = { target: tg(i), pattern: e.pattern, made: a };
  o({ brokered: { ...r, mounts: [...r.mounts, c] } });
  let f = t.map(({ digest: m }) => m), u = await n.mount(c.target, f).catch((m) => {
    throw La(c), m;
  });
  if (u.length > 0)
    return La(c), t.filter(({ digest: m }) => u.includes(m));
  if (!og(c.target)) throw new Error("the broker mounted nothing");
  return r.mounts.push(c), [];
}
var UR = 1 / 8;
async function WR(e, t, n) {
  let { job: r, broker: o, timeline: s, inputs: i } = n, { index: a } = r.indexed, c = Z(a.key, i.key) && !i.rolling, f = AR(_R(K(), "headstart-"));
  try {
    r.file?.isWhole || await Ee(f, { bytes: W(r) });
    let u = await s.during("receive", () => vn(r, f)), m = e.flatMap(({ missing: y }) => y), l = m.reduce((y, { length: b }) => y + b, 0) / W(r) <= UR || !(await r.tools()).unsquashfs, p = { path: tg(u.path), end: W(r), layers: m }, h = m.length > 0 && (l || c) ? o.hand(p, l ? "ok" : "copied") : void 0;
    h?.catch(() => {
    });
    let g = (y) => {
      t.push(...e.splice(0).map(({ root: b }) => ({ root: b, reason: y })));
    };
    if (h && l) {
      let y = await s.during("mount", () => h).catch(O);
      y !== void 0 && g(y), e.push(...await rg(e.splice(0), t, n));
    }
    g(`the host did not have its image${c ? " yet" : ""}`), await hs(u, t, { job: r, context: n }), l || await h?.catch((y) => P(`The host did not take the image: ${O(y)}`)), n.signal.throwIfAborted();
  } finally {
    NR(f, { recursive: !0, force: !0 });
  }
}
async function Da({ socket: e, mounts: t }) {
  let n = Fa(e, AbortSignal.timeout(3e4));
  for (let r of t.toReversed())
    try {
      og(r.target) && await n.unmount(r.target), La(r);
    } catch (o) {
      U(`${r.target} stays mounted until the container ends: ${O(o)}`);
    }
}
function og(e) {
  let t = x(e);
  return pe().some(
    (n) => n.point === t && n.type === "overlay" && n.source === $a
  );
}
function La({ target: e, made: t }) {
  if (t !== void 0)
    try {
      for (let n = e; z(n, t); n = FR(n)) CR(n);
    } catch (n) {
      if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes(E(n) ?? "")) throw n;
    }
}

// src/disk/notes.ts
import { constants as cg } from "node:fs";
import * as At from "node:fs/promises";
import { join as sg } from "node:path";
import { setTimeout as jR } from "node:timers/promises";
var gs = ".notes";
function $n(e) {
  let t = async (n) => (await We(e, sg(e, gs)), sg(e, gs, String((await n.stat({ bigint: !0 })).ino)));
  return {
    /** Whether the file is unchanged since it was proven. */
    async isProven(n) {
      return await t(n).then(zR, () => {
      }) === await Re(n);
    },
    /** Notes that a file is proven in a state, which `stateOf` returned. */
    prove: Ua(async (n, r) => {
      await jR(HR), await Re(n) === r && await ag(await t(n), r);
    }),
    touch: Ua(async (n) => {
      let [r, o] = [await t(n), /* @__PURE__ */ new Date()];
      await At.utimes(r, o, o).catch(async (s) => {
        if (E(s) !== "ENOENT") throw s;
        await ag(r, "");
      });
    }),
    /** Notes that the file is in use as long as `name` exists, which must be free and on the same file system. */
    hold: Ua(async (n, r) => At.link(await t(n), r))
  };
}
var HR = 20, ig = 256;
async function Re(e) {
  let { dev: t, ino: n, size: r, mtimeNs: o, ctimeNs: s } = await e.stat({ bigint: !0 });
  return [t, n, r, o, s].join(" ");
}
function Ua(e) {
  return (...t) => e(...t).catch(() => {
  });
}
async function zR(e) {
  let { O_RDONLY: t, O_NOFOLLOW: n, O_NONBLOCK: r } = cg, o = await At.open(e, t | n | r).catch(() => {
  });
  try {
    let s = await o?.read(Buffer.alloc(ig), 0, ig, 0);
    return s?.buffer.toString("latin1", 0, s.bytesRead);
  } catch {
    return;
  } finally {
    await o?.close();
  }
}
async function ag(e, t) {
  let { O_WRONLY: n, O_CREAT: r, O_TRUNC: o, O_NOFOLLOW: s, O_NONBLOCK: i } = cg, a = await At.open(e, n | r | o | s | i, 384);
  await a.writeFile(t).finally(() => a.close());
}

// src/steps/local-copy.ts
import { constants as fg } from "node:fs";
import { open as qR } from "node:fs/promises";
import { join as GR } from "node:path";
async function Er(e) {
  let t = await qR(GR(e, Tt.image), fg.O_RDONLY | fg.O_NONBLOCK);
  if ((await t.stat()).isFile()) return t;
  throw await t.close(), new Error("the mounted cache is no file any more");
}
function ys(e, t, n) {
  let r = {
    size: W(t),
    async *read(s, i) {
      yield* (await Er(e)).createReadStream({ start: s, end: i - 1 });
    }
  };
  async function* o(s, i) {
    if (s === i) return;
    let a = { first: Math.floor(s / M), end: Math.ceil(i / M) }, c = a.first * M;
    for await (let { pieces: f } of Yp(r, t, a)) {
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

// src/entry/signature.ts
var ut = N(ug(), 1);
var ja = 9;
function Ha({ type: e }) {
  return e === "secret" ? { id: 1, name: "HMAC-SHA-256" } : { id: 2, name: "Ed25519" };
}
function mg(e, t, n) {
  let r = Buffer.alloc(ja);
  r.writeUInt8(Ha(n).id), r.writeBigUInt64LE(BigInt(Date.now()), 1);
  let o = dg(r, e, t), s = n.type === "secret" ? pg(o, n) : (0, ut.sign)(null, o, n);
  return Buffer.concat([r, s]);
}
function lg(e, t, { places: n, keys: r }) {
  if (e.length === 0) throw new Se("has no signature");
  let o = r.filter((c) => Ha(c).id === e[0]);
  if (o.length === 0) {
    let c = [...new Set(r.map((f) => Ha(f).name))].join(" and ");
    throw new Se(`has a signature of another kind than ${c}`);
  }
  let [s, i] = [e.subarray(0, ja), e.subarray(ja)];
  if (!n.some((c) => {
    let f = dg(s, t, c);
    return o.some((u) => JR(f, i, u));
  }))
    throw new Se(
      "has a wrong signature: it was changed, signed with another key, or copied from another repository, branch or version"
    );
  return new Date(Number(s.readBigUInt64LE(1)));
}
function dg(e, t, { repository: n, scope: r, version: o }) {
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
function JR(e, t, n) {
  if (n.type !== "secret") return (0, ut.verify)(null, e, n, t);
  let r = pg(e, n);
  return t.length === r.length && (0, ut.timingSafeEqual)(t, r);
}
function pg(e, t) {
  return (0, ut.createHmac)("sha256", t).update(e).digest();
}

// src/steps/signed-index.ts
function ws() {
  for (let e of ym(ye("signing-key"))) Wr(e);
}
function hg({ signing: e }, t) {
  let n = e?.signer;
  return n && ((r) => mg(r, t, n));
}
var KR = 1440 * 60 * 1e3;
async function bs(e, { key: t, signing: n }) {
  let r = e.stored ?? e;
  if (!n) return er(r);
  let o = et(), s = e.scope === void 0 ? me(o).read : [e.scope], { version: i, createdAt: a } = e, c = s.map((f) => ({ repository: o.repository, scope: f, version: i }));
  try {
    let f = await er(r, (u, m) => {
      let d = lg(u, m, { places: c, keys: n.verifiers });
      if (!Z(e.key, t) && a.getTime() - d.getTime() > KR)
        throw new Se(
          `was signed on ${d.toISOString()}, but stored only on ${a.toISOString()}`
        );
    });
    if (Z(f.key, e.key)) return f;
    throw new Se(`was signed for another key, ${f.key}`);
  } catch (f) {
    if (!(f instanceof Se)) throw f;
    let u = "This job does not use the entry and leaves it in the store, see docs/security.md";
    throw new Se(`the entry ${e.key} ${f.message}. ${u}`);
  }
}

// src/steps/mounted-base.ts
var za = "Saving all files instead of the changes";
async function gg({ mounted: e, mountRoot: t }, { version: n, signal: r, ...o }) {
  if (!(!e || t === void 0))
    try {
      if (e.version !== n) throw new Error("the restored cache has another format");
      return { ...await qa(e, o), mountRoot: t };
    } catch (s) {
      r.throwIfAborted(), P(`${za}: ${O(s)}`);
      return;
    }
}
async function qa({ scope: e, version: t, key: n, size: r, identity: o }, { inputs: s, store: i, scopes: a }) {
  let c = await i.find({
    scopes: e === void 0 ? a : [e],
    keys: [n],
    versions: [t]
  });
  try {
    if (c?.key !== n || c.size !== r) throw new Error("the restored cache is gone");
    let f = await bs(c, s);
    if (no(f) !== o) throw new Error("the restored cache was replaced");
    return { entry: c, index: f };
  } catch (f) {
    throw await c?.close(), f;
  }
}

// src/steps/mounted-file.ts
async function Ga(e) {
  let t = await Er(e).catch((n) => {
    if (E(n) !== "ENOENT")
      throw n;
  });
  return t && Re(t).finally(() => t.close());
}
async function yg({ mounted: e, mountRoot: t }, { inputs: n, store: r, scopes: o, signal: s }) {
  if (!e || t === void 0) return;
  let i = await Ga(t);
  if (!(i === void 0 || i === e.file))
    try {
      let { entry: a, index: c } = await qa(e, { inputs: n, store: r, scopes: o });
      await a.close();
      for await (let f of ys(t, c, s).read(0, W(c))) ;
    } catch (a) {
      throw s.throwIfAborted(), new Error(`the mounted cache has changed on the disk: ${O(a)}`, { cause: a });
    }
}

// src/steps/mount.ts
async function wg(e, t) {
  let { mounting: n } = t;
  if ("reason" in n && n.broker !== void 0 && e.format.image)
    return await ng(e, n.broker, t), !0;
  let r = await XR(e, t);
  if (!r) return !1;
  let { dir: o, rights: s } = r, i, a = () => {
    i = vr(o, s);
  }, c = async () => (await i, $h(await Pr(o, s)));
  t.signal.addEventListener("abort", a);
  try {
    let f = Mh(), { image: u } = e.format, d = (await (u ? n$ : r$)(e, { ...t, ...r })).map(({ root: p }) => p), l = e.roots.filter((p) => !d.includes(p));
    l.length === 0 ? await c() : (u && t.remember({ mounted: { ...ZR(e, f), file: await Ga(o) } }), P(`Mounted ${l.map(({ pattern: p }) => p).join(", ")}`));
  } catch (f) {
    let u = await c();
    throw u === void 0 ? f : new Error(u, { cause: f });
  } finally {
    t.signal.removeEventListener("abort", a);
  }
  return !0;
}
function ZR({ indexed: e, segments: t }, n) {
  let { entry: r, index: o } = e, { scope: s, version: i, key: a, size: c } = r, f = t.filter(ha).map(({ offset: u, length: m }) => ({ offset: u, length: m }));
  return { scope: s, version: i, key: a, size: c, images: f, identity: no(o), since: n };
}
async function XR(e, t) {
  let { inputs: n, mounting: r, remember: o } = t, { image: s } = e.format, i = n.mode !== "unpack";
  if ("reason" in r) {
    (i || n.ramdisk !== "off") && P(`Unpacking instead of mounting: this runner does not allow it, for ${r.reason}`);
    return;
  }
  if (!s && n.ramdisk === "off") {
    i && P("Unpacking instead of mounting: the entry was saved to be unpacked");
    return;
  }
  let { rights: a } = r, c = mh(K());
  if (o({ mountRoot: c }), await t$(e, { ...t, dir: c, rights: a }) || s) return { dir: c, rights: a };
  await Pr(c, a);
}
var QR = 4096, e$ = 8;
async function t$(e, { inputs: t, dir: n, rights: r, signal: o }) {
  let s = t.ramdisk;
  if (s === "off") return !1;
  let { image: i, indexed: a } = e.format, c = W(e), { bytes: f, files: u } = ft(e), m = a ? f + u * QR : c * e$, l = await Yh(n, { wish: s, bytes: i ? c : m, rights: r, signal: o }).catch(O);
  return o.throwIfAborted(), l !== void 0 && P(`Using the disk instead of memory: ${l}`), l === void 0;
}
async function n$(e, t) {
  let { server: n, dir: r, timeline: o } = t;
  e.file?.isWhole || await Ee(r, { bytes: W(e) });
  let { indexed: s } = e, i = xn(e.segments, e.roots), c = (n && s && await o.during("show", () => Rh(s, i, { ...t, server: n }))) ?? await o.during("receive", () => vn({ ...e, isMounted: !0 }, r)), f = await o.during("mount", () => Hh(c.images, bg(t)));
  if (await c.isInPlace?.() === !1)
    throw new Error("the entry was removed from its store while it was being mounted");
  return await hs(c, f, { job: e, context: t }), f;
}
async function r$(e, t) {
  let { dir: n, timeline: r, signal: o } = t;
  await r.during("unpack", () => Rn(n, e)), Oa(n, e.roots);
  let s = await r.during("mount", () => zh(e.roots, bg(t)));
  return await _a(s, t, async (i, a) => {
    VR(YR(a, "tree"));
    for (let c of i) await Ba(c, { from: n, to: a, signal: o });
  }), s;
}
function bg(e) {
  let { dir: t, rights: n, signal: r } = e;
  return { dir: t, rights: n, spare: ps(e), signal: r };
}

// src/steps/receive-to-file.ts
import { mkdtemp as f$, rm as u$, statfs as m$ } from "node:fs/promises";
import { join as l$ } from "node:path";

// src/disk/draft-file.ts
var Sg = N(kg(), 1);
import { constants as Ka } from "node:fs";
import * as Ve from "node:fs/promises";
import { dirname as xg, join as Va } from "node:path";
var ks = ".drafts";
async function In(e) {
  let t = Va(e, ks);
  await We(e, t);
  let n = Va(t, (0, Sg.randomUUID)());
  return Pg(e, n, await Ve.open(n, "wx+", 384));
}
async function vg(e, t) {
  let n = Va(e, ks, t), r = await Ve.open(n, Ka.O_RDONLY | Ka.O_NOFOLLOW | Ka.O_NONBLOCK);
  return Pg(e, n, r);
}
function Pg(e, t, n) {
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
      return await n.sync(), await We(e, xg(s)), o$(t, s);
    },
    /** Closes the file and removes the draft, if there still is one. May be called several times. */
    async discard() {
      await o(), await Ve.rm(t, { force: !0 });
    }
  };
}
async function o$(e, t) {
  try {
    await Ve.link(e, t);
  } catch (r) {
    if (E(r) === "EEXIST") return !1;
    throw r;
  }
  if (await Ve.rm(e), process.platform === "win32") return !0;
  let n = await Ve.open(xg(t));
  return await n.sync().finally(() => n.close()), !0;
}

// src/disk/stored-file.ts
import { constants as Ss } from "node:fs";
import * as ke from "node:fs/promises";
import { dirname as s$ } from "node:path";
async function Ct(e, { dir: t, verify: n = "auto" }) {
  let r = await ke.open(e, Ss.O_RDONLY | Ss.O_NOFOLLOW | Ss.O_NONBLOCK), o = $n(t);
  try {
    let s = await r.stat();
    if (!s.isFile()) throw new Error(`${e} is no file`);
    return ni(e, s), {
      stat: s,
      handle: r,
      /** Notes that the file was used now, for eviction. */
      touch: () => o.touch(r),
      read: (i, a) => i$(r, i, a),
      file: a$(r, e, o, n),
      close: () => r.close()
    };
  } catch (s) {
    throw await r.close(), s;
  }
}
function i$(e, t, n) {
  let { acquire: r, release: o } = Xt();
  async function* s() {
    for (let i = t; i < n; ) {
      let { buffer: a, bytesRead: c } = await e.read(r(n - i), 0, null, i);
      if (c === 0) return;
      i += c, yield a.subarray(0, c);
    }
  }
  return { [Symbol.asyncIterator]: s, release: o };
}
function a$(e, t, n, r) {
  let o;
  return {
    isWhole: !0,
    async link(s) {
      let i = await Ya(e, t, s);
      return i && (o = s), i;
    },
    isInPlace: () => xs(e, t),
    async copyTo(s) {
      return await ke.copyFile(`/proc/self/fd/${e.fd}`, s, Ss.COPYFILE_FICLONE), n.isProven(e);
    },
    async prove(s) {
      return r === "auto" && await n.isProven(e) || await n.prove(e, await c$(e, s)), o !== void 0 && await n.hold(e, `${o}.used`), !0;
    }
  };
}
async function c$(e, t) {
  for (let n = 0; n < 2; n++) {
    let r = await Re(e);
    if (await t(), await Re(e) === r) return r;
  }
  throw new k("somebody is writing to it");
}
async function Ya(e, t, n) {
  try {
    let [r, o] = await Promise.all([ke.stat(s$(n)), e.stat()]);
    return r.dev !== o.dev || !await xs(e, t) ? !1 : (await ke.symlink(await ke.realpath(t), n), !0);
  } catch {
    return !1;
  }
}
async function xs(e, t) {
  let [r, o] = await Promise.all([
    ke.lstat(t, { bigint: !0 }).catch(() => {
    }),
    e.stat({ bigint: !0 })
  ]);
  return r?.ino === o.ino && r.dev === o.dev;
}

// src/steps/receive-to-file.ts
var Og = 1024 ** 3, d$ = 3;
async function Bg(e, t) {
  for (let n = 1; ; n++)
    try {
      return await p$(e, t);
    } catch (r) {
      if (!(r instanceof Y && r.recover === "resume") || n === d$) throw r;
    }
}
async function p$(e, { dir: t, maxBytes: n = 64 * Og, minFreeBytes: r = Og, onRead: o }) {
  let s = await f$(l$(t, "headstart-stream-")), i = await In(s), a = async () => {
    await i.discard(), await u$(s, { recursive: !0, force: !0 });
  };
  try {
    let { bavail: c, bsize: f } = await m$(t), u = Math.max(0, Math.min(n, c * f - r)), m = `the entry is larger than the ${j(u)} that it may take at ${t}`;
    await i.file.writeFile(
      h$(e.read(0, e.size), (g, y) => {
        if (o?.(g), y > u) throw new Error(m);
      })
    );
    let { stat: d, read: l, file: p, close: h } = await Ct(i.path, { dir: s });
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
async function* h$(e, t) {
  let n = 0;
  for await (let r of e)
    n += r.length, t(r.length, n), yield r, e.release?.(r);
}

// src/steps/restore-entry.ts
async function Rg(e, t, n) {
  await Mn(e, t, n, async (r) => {
    await wg(r, n) || await eg(r, n);
  }), P("Cache restored successfully");
}
async function Mn(e, t, n, r) {
  let { inputs: o, formats: s, timeline: i } = n, a = s.find((u) => u.versions(o).includes(e.version));
  if (!a) throw new k(`the entry ${e.key} has an unknown version`);
  if (!!Number.isFinite(e.size) || !a.indexed) return await Eg(e, { ...n, format: a, roots: t }, r);
  i.watch($g(e, t, o));
  let f = await i.during("receive", () => g$(e, n));
  await Eg(f, { ...n, format: a, roots: t }, r).finally(f.close);
}
function g$(e, { timeline: t }) {
  P("Receiving all of the entry before restoring it: its server sends no ranges");
  let n = Sr("Received", void 0, P), r = t.phaseTimer(), o = { ...e, read: () => r.pulled("download", e.read(0, e.size)) };
  return Bg(o, { dir: K(), onRead: n });
}
async function Eg(e, t, n) {
  let { inputs: r, mounting: o, timeline: s, findings: i, format: a, roots: c, signal: f } = t, u = 0, m = (b) => {
    i.storedBytes = b, P(`Cache Size: ${ko(b)}`);
  }, d = !Number.isFinite(e.size);
  d || m(e.size);
  let l, p = () => l ??= kr(r), [h] = await Promise.all([
    a.indexed ? s.during("index", () => y$(e, t)) : w$(e),
    // Looking for programs takes time, and mounting an image needs none.
    a.image && dn(o) ? void 0 : p()
  ]), g = (b) => {
    let S = Sr("Received", d ? void 0 : W(h), P);
    u = 0;
    let v = (B) => {
      u += B, S(B);
    };
    return b$(e, h.indexed, { timeline: s, onRead: v, order: b, signal: f });
  };
  s.watch($g(e, c, r));
  let y = {
    ...h,
    format: a,
    body: g,
    file: e.file,
    roots: c,
    workspace: Qe(),
    tools: p,
    signal: f,
    warn: U
  };
  await n(y), d && m(u);
}
async function y$(e, { format: t, inputs: n, findings: r }) {
  let o = await bs(e, n);
  if (!Z(o.key, e.key))
    throw new k(`the entry ${e.key} is that of another key, ${o.key}`);
  if (o.paths.join(`
`) !== n.paths.join(`
`))
    throw new k("the entry was saved for other paths");
  let { segments: s, files: i, bytes: a } = o, c = s.find(({ kind: u }) => !t.kinds.includes(u));
  if (o.format !== t.id || c) {
    let u = c ? `segments of the kind ${c.kind}` : `the format ${o.format}`;
    throw new Ft(`the entry has ${u}, which this version of Headstart cannot read`);
  }
  Object.assign(r, { files: i, bytes: a });
  let f = s.reduce((u, m) => u + m.bytes, 0);
  return { segments: s, bytes: f, indexed: { entry: e, index: o } };
}
function w$({ size: e }) {
  return { segments: [{ kind: "archive", offset: 0, length: e, files: 0, bytes: e }], bytes: Number.isFinite(e) ? e : 0 };
}
function b$(e, t, { timeline: n, ...r }) {
  let o = n.phaseTimer(), s = e.file?.isWhole ? "read" : "download", a = { ...e, read: (...c) => o.pulled(s, e.read(...c)) };
  return t ? o.pulled("verify", Vp(a, t.index, r)) : Xp(a, r);
}
function $g({ file: e }, t, { localDir: n, stash: r }) {
  return [...t.map(({ literal: s, base: i }) => s ?? i), K(), ...e ? [n, r.dir] : []];
}

// src/steps/merge-snapshots.ts
function Ig(e) {
  let { key: t, restored: n, signal: r } = e, o = n, s = async () => {
    let a = await Mg([e.scope], ue({}).lookups([t]), e);
    if (a && a.key !== o && Z(ue({}).keyIn(a.key), t)) return a;
    await a?.close();
  }, i = async (a) => {
    try {
      let c = await s();
      return c ? (await a(c).finally(c.close), !0) : !1;
    } catch (c) {
      return r.throwIfAborted(), U(`Cache ${t} of another job cannot be merged: ${O(c)}`), !1;
    }
  };
  return {
    isOutdated: () => i(async () => {
    }),
    merge: () => i(async (a) => {
      o = a.key, P(`Another job has saved cache ${t} since this job restored it`), await x$(a, e), P(`Merged what another job has added to cache ${t} meanwhile`);
    })
  };
}
function Mg(e, t, { inputs: n, store: r }) {
  let o = On(r, n).flatMap((s) => s.versions(n));
  return r.find({ scopes: e, keys: t, versions: o });
}
async function x$(e, t) {
  let { roots: n } = It(t.inputs.paths, process.cwd()), r = Tg(t);
  await Mn(e, n, r, async (o) => {
    await Ee(await tt(n[0]), ft(o)), await Br(n, r, async (s) => {
      await Rn(s, o);
      let i = () => n.filter((a) => rs(Za(a, s), x(a.base)));
      i().length !== 0 && (await v$(t, (a) => {
        for (let c of n) rs(Za(c, s), Za(c, a));
      }), i());
    });
  });
}
function Za({ place: e }, t) {
  return x(T(t, "tree", String(e)));
}
async function v$(e, t) {
  let { restored: n, readScopes: r } = e;
  if (n === void 0) return;
  let o = await Mg(r, [n], e), s = await k$(T(K(), "headstart-"));
  try {
    if (o?.key !== n) throw new Error("the restored cache is gone");
    let { roots: i } = It(e.inputs.paths, process.cwd());
    await Mn(o, i, Tg(e), async (a) => {
      await Ee(s, ft(a)), await Rn(s, a);
    }), t(s);
  } finally {
    await S$(s, { recursive: !0, force: !0 }), await o?.close();
  }
}
function Tg({ inputs: e, key: t, store: n, timeline: r, signal: o }) {
  return {
    inputs: e,
    formats: On(n, e),
    mounting: { reason: "it is merged" },
    server: void 0,
    remember: () => {
    },
    timeline: r,
    findings: un({ step: "restore", outcome: "merged", key: t, store: n.label }, e),
    signal: o
  };
}

// src/stash/copied-blocks.ts
function Ag(e, { start: t, end: n, order: r }) {
  let o, s = /* @__PURE__ */ new WeakMap(), { seats: i, readStore: a, memory: c } = e;
  async function* f() {
    for (let d = t; d < n; ) {
      let l = Math.floor(d / M), p = await P$(l, e);
      if (p) {
        let g = c.acquire(Math.min((l + 1) * M, n) - d);
        await O$(g, p, d).catch(i.giveUp) && (s.set(g, d), d += g.length, yield g);
        continue;
      }
      let h = B$(l, n, e);
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
async function P$(e, { seats: t, bypassed: n }) {
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
async function Cg(e, { seats: t, bypassed: n }) {
  for (; ; ) {
    let r = await t.current();
    if (r.role === "filler" || r.role === "none" || e.some((o) => n.has(o)))
      return !1;
    if (r.role === "reader" || e.every((o) => r.followed.present.has(o))) return !0;
    if (!await r.followed.ask(e)) return !1;
    await t.follow(r.followed);
  }
}
async function O$(e, t, n) {
  let { bytesRead: r } = await t.read(e, 0, e.length, n);
  if (r !== e.length) throw new Error("it is shorter than it should be");
  return !0;
}
function B$(e, t, { seats: n, bypassed: r }) {
  let o = n.held(), s = (a) => o?.role === "filler" && o.present.has(a), i = e + 1;
  for (; !r.has(e) && i * M < t && !s(i); ) i++;
  return Math.min(i * M, t);
}
async function Ng(e, t, n) {
  let r = await e.seats.current(), o = Ne(n, n + xe(t)), s = (a) => r.role === "filler" && r.present.has(a) && !e.bypassed.has(a);
  if (r.role !== "filler" || o.every(s)) return;
  let { file: i } = r.draft;
  await vs(i, t, n);
  for (let a of o)
    r.present.add(a), e.bypassed.delete(a), r.leader.say(String(a));
  Xa(r, e) && i.datasync().catch(() => {
  });
}
function Fg(e, t, n) {
  return nt(e.readStore(t, n), async function* (r) {
    let o = t;
    for await (let s of r) {
      let i = { bytes: Buffer.from(s), position: o };
      o += s.length, e.ends.push(i);
      let a = e.seats.held();
      a?.role === "filler" && await vs(a.draft.file, [i.bytes], i.position).catch(e.seats.giveUp), yield s;
    }
  });
}
function Xa({ present: e }, { size: t, ends: n, bypassed: r }) {
  let o = Ne(0, Math.min(t, ...n.map(({ position: s }) => s)));
  return e.size >= o.length && o.every((s) => e.has(s) && !r.has(s));
}
async function vs(e, t, n) {
  let { bytesWritten: r } = await e.writev(t, n);
  if (r !== xe(t)) throw new Error("no space is left");
}

// src/stash/followed-draft.ts
import { EventEmitter as N$, once as F$ } from "node:events";
import { setTimeout as _$ } from "node:timers/promises";

// src/stash/flight.ts
var Lg = N(_g(), 1);
import { EventEmitter as E$ } from "node:events";
import * as se from "node:fs/promises";
import { createServer as R$ } from "node:net";
import { dirname as ec, join as Nt } from "node:path";
var Dg = ".flights";
async function Ug(e, t) {
  let n = Nt(e, Dg, t);
  for (await We(e, ec(n)); ; ) {
    let r = await I$(n) ?? await M$(n);
    if (r) return r;
  }
}
var $$ = 3600 * 1e3;
async function Wg(e) {
  let t = Nt(e, Dg);
  for (let n of await se.readdir(t)) {
    let r = await se.stat(Nt(t, n)).catch(() => {
    });
    r && Date.now() - r.mtimeMs > $$ && await se.rm(Nt(t, n), { recursive: !0, force: !0 });
  }
}
async function I$(e) {
  for (let t of await se.readdir(e).catch(C$)) {
    let n = await zr(e, t);
    if (n) return { role: "follower", lines: n };
    await se.rm(Nt(e, t), { recursive: !0, force: !0 });
  }
}
async function M$(e) {
  let t = await se.mkdtemp(Nt(ec(e), "joining-")), n = (0, Lg.randomUUID)(), r = [], o = /* @__PURE__ */ new Set(), s = new E$(), i = R$((f) => {
    f.on("error", () => {
    }).on("close", () => o.delete(f)), tc(f, (u) => s.emit("line", u)), o.add(f.unref()), r.length > 0 && f.write(r.join(""));
  }).unref(), a = T$(i, { said: r, followers: o, heard: s, path: Nt(e, n) });
  if (!Hr(t, n, i))
    return await se.rm(t, { recursive: !0 }), a;
  let c = !1;
  try {
    c = Jt(t, e);
  } finally {
    c || (i.close(), await se.rm(t, { recursive: !0, force: !0 }));
  }
  return c ? a : void 0;
}
function T$(e, { said: t, followers: n, heard: r, path: o }) {
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
      await se.rm(o, { force: !0 }), await se.rmdir(ec(o)).catch(() => {
      }), e.close();
      for (let i of n) i.end();
    }
  };
}
var A$ = 36;
function tc(e, t) {
  let n = "";
  e.setEncoding("latin1").on("data", (r) => {
    let o = (n + r).split(`
`);
    n = o.pop() ?? "", n.length > A$ && e.pause();
    for (let s of o) t(s);
  });
}
function C$(e) {
  if (E(e) === "ENOENT") return [];
  throw e;
}

// src/stash/followed-draft.ts
var L$ = /^[0-9a-f-]{36}$/, D$ = /^\d{1,7}$/, jg = "fetches", U$ = 500;
function Hg(e, t) {
  return D$.test(e) && Number(e) < t ? Number(e) : void 0;
}
function zg({ say: e, onLine: t }, n, r) {
  t((o) => {
    let s = Hg(o, n);
    s !== void 0 && r(s);
  }), e(jg);
}
var W$ = 4;
function qg(e, t, { blocks: n, quietMs: r }) {
  let o = /* @__PURE__ */ new Set(), s = new N$(), i = Promise.resolve(void 0), a, c = performance.now(), f = Promise.withResolvers();
  _$(U$, !1, { ref: !1 }).then(f.resolve);
  let u = /* @__PURE__ */ new Set(), m = (l) => {
    if (a === void 0 && L$.test(l))
      return a = l, i = vg(e, l).catch(() => {
      }), !0;
    l === jg && f.resolve(!0);
    let p = Hg(l, n);
    return p === void 0 || o.has(p) ? !1 : (o.add(p), !0);
  }, d = !1;
  return tc(t, (l) => {
    if (m(l)) c = performance.now();
    else if (performance.now() - c > W$ * r) return;
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
        return d || await F$(s, "news", { signal: AbortSignal.any([l, p.signal]) }), !0;
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
import { basename as j$ } from "node:path";
var H$ = 15e3, z$ = 16;
function Jg(e) {
  let { signal: t, logError: n } = e, r, o = Promise.resolve(), s = 0, i = {
    held: () => r,
    async current() {
      return o = o.then(async () => {
        let c = r?.role === "follower" ? r.followed : void 0;
        if (r && !c?.isOver()) return;
        if (++s > z$) throw new Error("one process after the other has begun to fill it");
        let f = await q$(e, c);
        r?.role === "none" ? await Gg(f, !1) : r = f, r.role === "filler" && await e.onFill(r);
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
      r = { role: "none" }, c && await Gg(c, a).catch(n);
    }
  };
  return i;
}
async function Gg(e, t) {
  if (e.role === "follower" && await e.followed.close(), e.role === "reader" && await e.opened.close(), e.role !== "filler") return;
  let { draft: n, leader: r } = e;
  await (t && r.hasFollowers() ? n.close() : n.discard()).finally(r.end);
}
async function q$({ stash: e, dir: t, name: n, size: r, quietMs: o = H$, log: s }, i) {
  let a = i && await e.open(n, r);
  if (a)
    return await i.close(), { role: "reader", opened: a };
  let c = await e.join(n);
  if (c.role === "follower")
    return s("Reading along with another job of this host, which downloads the same entry"), await i?.close(), { role: "follower", followed: qg(t, c.lines, { blocks: Math.ceil(r / M), quietMs: o }) };
  let f;
  try {
    let u = await e.open(n, r);
    if (u)
      return await c.end(), { role: "reader", opened: u };
    if (f = await e.begin(r), !f)
      return await c.end(), s(`The stash has no room for the ${j(r)} of the entry`), { role: "none" };
    let m = i ? await G$(i, f) : /* @__PURE__ */ new Set();
    c.say(j$(f.path));
    for (let d of m) c.say(String(d));
    return { role: "filler", draft: f, present: m, leader: c };
  } catch (u) {
    throw await f?.discard(), await c.end(), u;
  } finally {
    await i?.close();
  }
}
async function G$(e, { file: t }) {
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
function Kg({ size: e, read: t }, n) {
  let { logError: r } = n, s = Jg({ ...n, size: e, onFill: async ({ draft: u, leader: m }) => {
    Vg(m, i);
    for (let { bytes: d, position: l } of i.ends) await vs(u.file, [d], l);
  } }), i = {
    size: e,
    seats: s,
    readStore: t,
    ends: [],
    bypassed: /* @__PURE__ */ new Set(),
    memory: Xt()
  }, a = !1, c, f = () => {
    let u = s.held();
    return u?.role === "filler" && Xa(u, i) ? u : void 0;
  };
  return {
    file: {
      isWhole: !1,
      filling: K$(i),
      async link(u) {
        let m = await s.settled();
        return m.role === "reader" ? m.opened.file.link(u) : m.role !== "filler" || !await Ya(m.draft.file, m.draft.path, u) ? !1 : (c = u, !0);
      },
      async isInPlace() {
        let u = s.held();
        return u?.role === "reader" ? u.opened.file.isInPlace() : u?.role === "filler" && xs(u.draft.file, u.draft.path);
      },
      async prove(u) {
        let m = s.held();
        if (m?.role === "reader") return Y$(m.opened.file, u, i);
        try {
          await u();
        } catch (d) {
          if (s.held()?.role === "filler") throw d;
        }
        return a = f() !== void 0, a;
      }
    },
    read: (u, m, d) => Ag(i, { start: u, end: m, order: d }),
    readEnd: (u, m) => Fg(i, u, m),
    isPublished: () => s.held()?.role === "reader",
    async finish() {
      let u = f();
      u && await J$(u, { ...n, isProven: a, link: c }).catch(r), await s.leave({ isDraftGood: !u });
    },
    discard: s.leave
  };
}
async function J$({ draft: e, leader: t }, { stash: n, dir: r, name: o, isProven: s, link: i }) {
  let a = $n(r), c = setInterval(t.giveSign, V$);
  try {
    await n.put(e, o), s && await a.prove(e.file, await Re(e.file)), s && i !== void 0 && await a.hold(e.file, `${i}.used`);
  } finally {
    clearInterval(c);
  }
}
function K$(e) {
  let { seats: t, readStore: n, bypassed: r } = e;
  return {
    read(o, s) {
      for (let i of Ne(o, s)) r.add(i);
      return n(o, s);
    },
    write: (o, s) => Ng(e, o, s).catch(t.giveUp),
    arrival: (o, s) => Cg(Ne(o, s), e),
    onAsked(o) {
      e.onAsked = o;
      let s = t.held();
      s?.role === "filler" && Vg(s.leader, e);
    },
    isOurs: async () => (await t.current()).role === "filler"
  };
}
function Vg(e, { size: t, onAsked: n }) {
  n && zg(e, Math.ceil(t / M), n);
}
var V$ = 1e3;
async function Y$(e, t, { bypassed: n }) {
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
import * as $r from "node:fs/promises";
import { basename as X$, dirname as Q$, join as Ye } from "node:path";

// src/disk/eviction.ts
import * as Fe from "node:fs/promises";
import { basename as Z$, join as nc } from "node:path";
var Yg = 3600 * 1e3;
async function Ps(e) {
  let n = (await Tn(nc(e, ks))).filter(({ writtenMs: r }) => Date.now() - r > Yg);
  await Promise.all(n.map(({ path: r }) => Fe.rm(r, { force: !0 })));
}
async function Os(e, t) {
  let n = new Map((await Tn(nc(e, gs))).map((s) => [Z$(s.path), s])), r = t.map((s) => {
    let i = n.get(String(s.inode));
    n.delete(String(s.inode));
    let a = i ? Math.min(i.writtenMs, Date.now()) : s.usedMs;
    return { ...s, usedMs: a, isMounted: s.isLinked || (i?.isLinked ?? !1) };
  }), o = [...n.values()].filter(({ writtenMs: s }) => Date.now() - s > Yg);
  return await Promise.all(o.map(({ path: s }) => Fe.rm(s, { force: !0 }))), r;
}
async function Rr(e, t, { maxBytes: n, minFreeBytes: r, comingBytes: o = 0 }) {
  let { bavail: s, bsize: i } = await Fe.statfs(e), a = t.reduce((u, m) => u + m.size, 0), c = o + Math.max(a - n, r - s * i), f = t.filter((u) => u.rank !== void 0 && !u.isMounted);
  for (let u of f.sort((m, d) => Number(m.rank) - Number(d.rank) || m.usedMs - d.usedMs)) {
    if (c <= 0) return !0;
    await Fe.rm(u.path, { force: !0 }), c -= u.size;
  }
  return c <= 0;
}
async function Tn(e) {
  let t = await Te(e).then(() => Fe.readdir(e)).catch(() => []);
  return (await Promise.all(
    t.map(async (r) => {
      let o = nc(e, r), s = await Fe.lstat(o, { bigint: !0 }).catch(() => {
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
var eI = 1024 ** 3;
function Xg(e) {
  let { dir: t, maxBytes: n, minFreeBytes: r = eI, isPull: o } = e, s = Ye(t, "pulls"), i = Ye(t, "branches"), a = o ? s : i, c = async () => {
    let u = await Promise.all([Zg(s), Zg(i)]), m = o ? void 0 : 1;
    return (await Os(t, u.flat())).map((d) => ({
      ...d,
      rank: Q$(d.path) === s ? 0 : m
    }));
  }, f = async () => {
    await qt(t), await $r.mkdir(t, { recursive: !0, mode: 448 }), await Te(t);
    for (let u of [s, i]) await We(t, u);
  };
  return {
    async open(u, m) {
      await qt(t);
      for (let l of [t, s, i]) await Te(l).catch(Qg);
      let d = await rc(Ye(i, u), m, e);
      return d || o ? d ?? rc(Ye(s, u), m, e) : (tI(Ye(s, u), Ye(i, u)), rc(Ye(i, u), m, e));
    },
    async remove(u) {
      await Promise.all([s, i].map((m) => $r.rm(Ye(m, u), { force: !0 })));
    },
    async join(u) {
      return await f(), Ug(t, u);
    },
    async begin(u) {
      await f(), await Promise.all([Ps(t), Wg(t)]);
      let m = await c(), d = m.filter(({ rank: l }) => l === void 0);
      if (!(u + d.reduce((l, p) => l + p.size, 0) > n) && await Rr(t, m, { maxBytes: n, minFreeBytes: r, comingBytes: u }))
        return In(t);
    },
    async put(u, m) {
      await u.publish(Ye(a, m)) && await Rr(t, await c(), { maxBytes: n, minFreeBytes: r });
    }
  };
}
async function Zg(e) {
  return (await Tn(e)).filter(({ path: t }) => /^[0-9a-f]{64}$/.test(X$(t)));
}
function tI(e, t) {
  try {
    te(e, t);
  } catch (n) {
    Qg(n);
  }
}
function Qg(e) {
  if (E(e) !== "ENOENT") throw e;
}
async function rc(e, t, n) {
  try {
    let r = await Ct(e, n);
    if (r.stat.size === t)
      return await r.touch(), r;
    await r.close();
  } catch (r) {
    let o = E(r);
    if (o === "ENOENT") return;
    if (o !== void 0 && o !== "ELOOP") throw r;
  }
  await $r.rm(e, { force: !0 });
}

// src/stash/stash.ts
function ey(e, t) {
  let { dir: n, repository: r, isSealed: o, signal: s, quietMs: i, log: a } = t, c = Xg(t), f = (u) => {
    a(`The stash ${n} is not used: ${O(u)}`);
  };
  return {
    ...e,
    async find(u) {
      let m = await e.find(u);
      if (m?.identity === void 0 || !o(m.version)) return m;
      let { scope: d = "", version: l, key: p, size: h, identity: g } = m, y = di([e.label, r, d, l, p, String(h), g]);
      try {
        let b = await c.open(y, h), S = async () => c.remove(y).catch(f), v = rI(
          m,
          Kg(m, { stash: c, dir: n, name: y, signal: s, quietMs: i, logError: f, log: a }),
          S
        );
        if (!b) return v;
        let { file: B, read: R, close: F } = b;
        return {
          ...v,
          original: v,
          stored: m,
          file: B,
          read(_, A) {
            return a(`Found in the stash ${n}`), nt(R(_, A), nI);
          },
          reject: S,
          async close() {
            await F(), await v.close();
          }
        };
      } catch (b) {
        return f(b), m;
      }
    }
  };
}
async function* nI(e) {
  try {
    yield* e;
  } catch (t) {
    throw new k(`it cannot be read: ${O(t)}`);
  }
}
function rI(e, t, n) {
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
function Bs(e, t) {
  let n, r = () => (n ??= t(), n);
  return {
    ...e,
    find: async (o) => (await r()).find(o),
    create: async (o) => (await r()).create(o),
    removable: async (o) => (await r()).removable(o)
  };
}

// src/stores/github/github.ts
function ty(e) {
  let { service: t } = e, n = t ? `cache service at ${new URL(t.url).host}` : "cache service", r = Bs({ label: n, shared: !0 }, async () => {
    let { openService: o } = await import("./github.js");
    return o(e, oI(t));
  });
  return {
    ...r,
    // The service would answer even if this run may read no scope.
    find: async (o) => o.scopes.length === 0 ? void 0 : r.find(o)
  };
}
function oI(e) {
  if (e) return e;
  throw new Error(
    "this runner offers no cache service (ACTIONS_RESULTS_URL or ACTIONS_CACHE_URL, and ACTIONS_RUNTIME_TOKEN)"
  );
}

// src/stores/local/local.ts
import * as $e from "node:fs/promises";
import { basename as fy, dirname as sc, join as uy } from "node:path";

// src/stores/local/draft.ts
var ny = 1024 * 1024;
async function ry({ path: e, dir: t, evict: n }) {
  let r = await In(t), { file: o } = r, s = !0, i = (c) => ({
    partBytes: ny,
    // The next part fills up while one part is written.
    concurrency: 2,
    async write(f, u) {
      let m = xe(u), { bytesWritten: d } = await o.writev(u, c + f * ny);
      if (d !== m) throw new Error(`no space is left for ${e}`);
    },
    async commit() {
      let f = await r.publish(e);
      return f && s && await $n(t).prove(o, await Re(o)), await r.discard(), f && await n().catch(() => {
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
import * as oy from "node:fs/promises";
import { basename as sI, join as iI } from "node:path";
async function sy(e) {
  let t = await oc(e), n = (await Promise.all(t.map(oc))).flat(), o = (await Promise.all(n.map(oc))).flat().filter((s) => /^[0-9a-f]{64}$/.test(sI(s)));
  return (await Promise.all(o.map(Tn))).flat();
}
async function oc(e) {
  return (await oy.readdir(e, { withFileTypes: !0 }).catch(() => [])).filter((n) => n.isDirectory()).map((n) => iI(e, n.name));
}

// src/stores/local/local.ts
var iy = 1024 ** 3, ay = process.platform === "linux" ? qn : Uf;
function my(e) {
  let { dir: t, repository: n, verify: r = "auto", maxBytes: o = 20 * iy, minFreeBytes: s = iy } = e, i = ({ scope: a, version: c, key: f }) => uy(t, ay(n), ay(a), qn(c), qn(f));
  return {
    label: `local directory ${t}`,
    shared: !1,
    isHere: !0,
    async find({ scopes: a, keys: c, versions: f }) {
      if (await cy(t))
        for (let u of a) {
          let m = f.map((l) => sc(i({ scope: u, version: l, key: "-" }))), d = await aI(m, c, { dir: t, verify: r });
          if (d) return { ...d, scope: u };
        }
    },
    async create(a) {
      let c = i(a);
      if (await qt(t), await $e.mkdir(t, { recursive: !0, mode: 448 }), await Te(`${t}/.`), !await cI(c, { dir: t, verify: r }))
        return ry({
          path: c,
          dir: t,
          async evict() {
            await Ps(t);
            let f = (await Os(t, await sy(t))).map((u) => ({
              ...u,
              rank: u.path === c ? void 0 : 0
            }));
            await Rr(t, f, { maxBytes: o, minFreeBytes: s });
          }
        });
    },
    async removable(a) {
      return await cy(t) ? (await ly(sc(i(a)), [a.key], { dir: t, verify: r })).filter(({ key: f }) => f.startsWith(a.key)).map(({ key: f, createdAt: u, path: m }) => ({ key: f, createdAt: u, remove: () => $e.rm(m, { force: !0 }) })) : [];
    }
  };
}
async function cy(e) {
  return await qt(e), await hy(e) ? (await Te(`${e}/.`), !0) : !1;
}
async function aI(e, t, n) {
  let r = (await Promise.all(e.map((o) => ly(o, t, n)))).flat();
  for (; ; ) {
    let o = Lf(t, r);
    if (!o) return;
    let s = await fI(o, n);
    if (s) return s;
    r.splice(r.indexOf(o), 1);
  }
}
async function ly(e, t, n) {
  if (!await py(e, n)) return [];
  let r = hi(fy(e)) ?? "", o = (await $e.readdir(e)).filter((a) => jf(a, t)), s = await Promise.all(
    o.map(async (a) => {
      let c = uy(e, a);
      return { path: c, stat: await $e.lstat(c).catch(() => {
      }) };
    })
  ), i = [];
  for (let { path: a, stat: c } of s) {
    let f = c?.isFile() ? await dy(a, n).catch(() => {
    }) : void 0;
    c && f !== void 0 && i.push({ key: f, version: r, createdAt: c.mtime, path: a });
  }
  return i;
}
async function dy(e, t) {
  let n = hi(fy(e));
  if (n !== void 0) return n;
  let { stat: r, read: o, close: s } = await Ct(e, t);
  try {
    return (await er({ size: r.size, read: o })).key;
  } finally {
    await s();
  }
}
async function cI(e, t) {
  if (!await py(sc(e), t) || !await hy(e)) return !1;
  try {
    return await dy(e, t), !0;
  } catch (n) {
    if (!(n instanceof k)) throw n;
    return await $e.rm(e, { force: !0 }), !1;
  }
}
async function fI({ path: e, key: t, version: n, createdAt: r }, o) {
  try {
    let { stat: s, touch: i, ...a } = await Ct(e, o);
    await i();
    let c = () => $e.rm(e, { force: !0 });
    return { ...a, key: t, version: n, size: s.size, createdAt: r, reject: c };
  } catch (s) {
    if (E(s) === "ENOENT") return;
    throw s;
  }
}
function py(e, t) {
  return gy(df(t.dir, e));
}
function hy(e) {
  return gy($e.lstat(e));
}
async function gy(e) {
  try {
    return await e, !0;
  } catch (t) {
    if (E(t) === "ENOENT") return !1;
    throw t;
  }
}

// src/stores/s3/s3.ts
function yy(e) {
  let t = uI(e.inputs.s3);
  return Bs({ label: t, shared: !1 }, async () => {
    let { openBucket: n } = await import("./s3.js");
    return n(e, t);
  });
}
function uI({ bucket: e, prefix: t, endpoint: n }) {
  return `S3 bucket ${t === "" ? e : `${e}/${t}`}${n === "" ? "" : ` at ${new URL(n).host}`}`;
}

// src/stores/index.ts
var wy = {
  local: ({ inputs: e, repository: t }) => my({ dir: e.localDir, repository: t, verify: e.verify }),
  s3: yy,
  github: ty
};
function by({
  inputs: e,
  service: t
}) {
  return e.store !== "auto" ? e.store : e.s3.bucket !== "" ? "s3" : t ? "github" : "local";
}

// src/steps/open-store.ts
function An(e, t = (n) => n) {
  let { own: n, keepsDisk: r, inputs: o, repository: s, isSealed: i, signal: a, tell: c } = e, f = by(e), u = mI(t(wy[f](e)), n), { use: m, dir: d, maxBytes: l } = o.stash;
  if (!(f !== "local" && (m === "auto" ? r : m === "on"))) return u;
  let h = n?.startsWith("refs/pull/") ?? !0, { verify: g } = o;
  return ey(u, { dir: d, maxBytes: l, verify: g, repository: s, isSealed: i, signal: a, log: c, isPull: h });
}
function mI(e, t) {
  return {
    ...e,
    async find(n) {
      let r = await e.find(n);
      return r && r.scope !== t ? { ...r, reject: async () => {
      } } : r;
    }
  };
}
function Cn(e, t, n) {
  return {
    inputs: e,
    service: af(),
    repository: t.repository,
    own: me(t).write,
    keepsDisk: of(),
    isSealed: (r) => Pn.some(({ indexed: o, versions: s }) => o && s(e).includes(r)),
    signal: n,
    tell: ky(P),
    warn: ky(U),
    mask: Wr
  };
}
function ky(e) {
  let t = /* @__PURE__ */ new Set();
  return (n) => {
    t.has(n) || e(n), t.add(n);
  };
}

// src/steps/preset.ts
async function Es(e) {
  let t = ye("preset").toLowerCase();
  if (t === "") return;
  let { fillIn: n } = await import("./presets.js"), r = await n(t, ye, e);
  return r ? { ...r } : "none";
}
function Rs(e) {
  if (e === void 0 || e === "none") return ye;
  let t = new Map(Object.entries(e));
  return (n) => t.get(n) ?? ye(n);
}

// src/steps/save-delta.ts
import { mkdtemp as II, rm as MI } from "node:fs/promises";

// src/steps/compare-mounts.ts
import { readdirSync as wI, readlinkSync as bI, realpathSync as kI } from "node:fs";
import { join as cc } from "node:path";

// src/formats/squashfs/upper.ts
import { lstatSync as ac, readdirSync as lI } from "node:fs";
function vy(e, t) {
  let n = [""];
  for (let r of n) {
    if (n.length > t) throw ic();
    for (let [o, s] of Ir(Ie(e, r)))
      s.isDirectory() && n.push(Ie(r, o));
  }
  return n;
}
function Py(e, { renamed: t, hasOwnFiles: n, excludes: r, most: o }) {
  let s = {
    members: [],
    removed: [],
    skipped: [],
    isTopChanged: Sy(e.merged) !== Sy(e.base),
    moreFiles: 0,
    deadBytes: 0,
    bytes: 0
  }, { members: i, removed: a, skipped: c } = s, f = (d, l) => {
    let { files: p, bytes: h } = Oy(Ie(e.base, d), l);
    s.moreFiles -= p, s.deadBytes += h;
  }, u = (d) => {
    if (i.push(d) + a.length > o) throw ic();
  }, m = (d, { isUpper: l, isBase: p, isRenamed: h }) => {
    let g = i.length + a.length;
    u(d);
    let y = l ? Ir(Ie(e.upper, d)) : xy, b = p ? Ir(Ie(e.base, d)) : xy, S = /* @__PURE__ */ new Set();
    for (let [B, R] of Ir(Ie(e.merged, d))) {
      let F = Ie(d, B);
      if (Ae(B) || r?.(w(Ie(e.merged, F)).toString())) continue;
      if (!R.isFile() && !R.isDirectory() && !R.isSymbolicLink()) {
        c.push(F);
        continue;
      }
      S.add(B);
      let [_, A] = [y.get(B), b.get(B)];
      if (!_ && !h) {
        if (!A && !n) throw new Error(`nothing tells where ${w(F)} is from`);
        if (A && !(n && A.isDirectory() && R.isDirectory())) continue;
      }
      s.moreFiles++, A && !(A.isDirectory() && R.isDirectory()) ? f(F, A) : A && s.moreFiles--, R.isDirectory() ? m(F, {
        isUpper: _?.isDirectory() ?? !1,
        isBase: A?.isDirectory() ?? !1,
        // Until the rename of a directory is undone, what is in it is in another place of the base, too.
        isRenamed: h || t.has(F)
      }) : (u(F), R.isFile() && (s.bytes += ac(w(Ie(e.merged, F))).size));
    }
    for (let [B, R] of b) {
      if (S.has(B)) continue;
      let F = Ie(d, B);
      if (a.push(F) + i.length > o) throw ic();
      f(F, R);
    }
    p && !l && !h && i.length + a.length === g + 1 && i.pop();
  };
  return m("", { isUpper: !0, isBase: !0, isRenamed: !1 }), s;
}
function Sy(e) {
  let { mode: t, mtimeMs: n } = ac(w(e));
  return `${t & 511} ${Math.floor(n / 1e3)}`;
}
var xy = /* @__PURE__ */ new Map();
function Ir(e) {
  let t = lI(w(e), { withFileTypes: !0, encoding: "latin1" });
  return new Map(t.map((n) => [n.name, n]));
}
function Ie(e, t) {
  return e === "" || t === "" ? e + t : `${e}/${t}`;
}
function Oy(e, t) {
  if (t.isFile()) return { files: 1, bytes: ac(w(e)).size };
  let n = { files: 1, bytes: 0 };
  if (!t.isDirectory()) return n;
  for (let [r, o] of Ir(e)) {
    let { files: s, bytes: i } = Oy(Ie(e, r), o);
    n.files += s, n.bytes += i;
  }
  return n;
}
function ic() {
  return new Error("the job changed more than a quarter of the files");
}

// src/mount/renamed.ts
var By = "trusted.overlay.redirect", $s = 512, [dI, pI, hI] = [124, 136, 156];
async function Ey(e, t, { rights: n, signal: r }) {
  let o = t.map((a) => `${a === "" ? "." : a}\0`).join(""), s = await n.attributesOf(o, By, { cwd: e, signal: r }), i = [...yI(s)];
  if (i.length !== t.length) throw new Error("tar did not read all directories");
  return new Set(t.filter((a, c) => i[c]));
}
var gI = x(` SCHILY.xattr.${By}=`);
function* yI(e) {
  let t = !1;
  for (let n = 0; n + $s <= e.length && e[n] !== 0; ) {
    let r = Number.parseInt(e.toString("latin1", n + dI, n + pI), 8), o = n + $s, s = String.fromCharCode(e[n + hI]);
    if (s === "x") t = e.subarray(o, o + r).includes(gI, 0, "latin1");
    else {
      if (s !== "5") throw new Error("a directory was replaced meanwhile");
      yield t, t = !1;
    }
    n = o + Math.ceil(r / $s) * $s;
  }
}

// src/steps/compare-mounts.ts
function Ry(e, { segments: t }, n) {
  let r = wI(n).flatMap((i) => i.match(/^upper-(\d+)$/)?.[1] ?? []), o = new Map(
    r.map((i) => [bI(cc(n, `target-${i}`), "latin1"), i])
  ), s = e.map((i) => {
    let a = o.get(x(i.path));
    if (a === void 0) throw new Error(`${i.path} is not mounted`);
    let { options: c } = SI(i, n), f = t.filter(({ kind: l }) => l === "image"), u = f.find(({ root: l }) => l === i.root.place), m = u ?? f.find(({ root: l }) => l === void 0);
    if (!m) throw new Error(`${i.path} is in no image`);
    let d = i.relative === "" ? "" : `/${x(i.relative)}`;
    return {
      match: i,
      image: m,
      prefix: u ? "" : `${i.root.place}${d}`,
      upper: cc(n, `upper-${a}`),
      hasOwnFiles: /(?:^|,)lowerdir\+?=[^,]*target-/.test(c)
    };
  });
  if (s.length < o.size) throw new Error("a directory of the restored cache is gone");
  return s;
}
function SI({ path: e }, t) {
  let n = kI(e, "latin1"), r = Mt(t).filter((s) => s.point === n), [o] = r;
  if (o?.type !== "overlay" || r.length > 1) throw new Error(`${e} is no longer mounted`);
  if (pe().some((s) => s.point !== n && z(s.point, n)))
    throw new Error(`something else is mounted below ${e}`);
  return o;
}
async function $y(e, t) {
  let { mountRoot: n, index: r, excludes: o, rights: s, signal: i } = t;
  await (await Er(n)).close();
  let a = Or({ dir: n, rights: s, signal: i }), c = [], { most: f } = t;
  try {
    for (let [u, m] of [...new Set(e.map(({ image: d }) => d))].entries()) {
      let d = await a.mountAll(xI(m, r), `base-${u}`), [l] = d.length > 1 ? [await a.stack(d, `base-${u}`, "of layers")] : d;
      for (let p of e.filter((h) => h.image === m)) {
        let h = vy(x(p.upper), f), g = await Ey(p.upper, h, { rights: s, signal: i }), y = x(cc(n, l)) + (p.prefix === "" ? "" : `/${p.prefix}`), b = { upper: x(p.upper), merged: x(p.match.path), base: y }, S = Py(b, { renamed: g, hasOwnFiles: p.hasOwnFiles, excludes: o, most: f });
        f -= S.members.length + S.removed.length, c.push({ ...p, changes: S });
      }
    }
  } finally {
    await a.release();
  }
  return c;
}
function xI(e, { segments: t }) {
  let n = t.filter(({ kind: r, root: o }) => r === "delta" && o === e.root);
  return { offset: e.offset, length: e.length, deltas: n };
}
function Iy({ members: e, removed: t, isTopChanged: n }) {
  return e.length > 1 || t.length > 0 || n;
}
function Mr({ prefix: e }, t) {
  return e === "" ? t : t !== "" ? `${e}/${t}` : e.includes("/") ? e : `${e}/.`;
}

// src/steps/delta-layer.ts
import { stat as $I } from "node:fs/promises";

// src/formats/squashfs/delta.ts
import { lstatSync as vI } from "node:fs";
async function My(e, { dir: t, members: n, removed: r, top: o }, s) {
  let { how: i, topSeconds: a } = o === void 0 ? { how: [], topSeconds: void 0 } : OI(o), c = BI({ dir: t, members: n, removed: r }, s), f = { source: "-", how: ["-tar", ...i], names: [], archive: c, topSeconds: a, whiteouts: r }, u = await wr(e, f, s), m = n.length + r.length;
  if (!(o === void 0 ? u.members >= m : u.members === m)) throw new Error(`the image has ${u.members} members instead of ${m}`);
  return u;
}
var PI = 2 ** 32 - 1;
function OI(e) {
  let { mode: t, mtimeMs: n } = vI(w(e)), r = Math.min(Math.max(Math.floor(n / 1e3), 0), PI);
  return { how: ["-root-mode", (t & 511).toString(8), Id], topSeconds: r };
}
async function* BI({ dir: e, members: t, removed: n }, { tools: r, signal: o }) {
  for (let i of n) yield gr({ ...EI, name: i });
  if (t.length === 0) {
    yield Buffer.alloc(RI);
    return;
  }
  let s = V([Oo(r.tar)], { cwd: e, signal: o });
  s.stdin.end(`${t.join("\0")}\0`, "latin1"), s.ended.catch(() => {
  }), yield* s.stdout, await s.ended;
}
var EI = {
  kind: "whiteout",
  target: "",
  mode: 0,
  mtime: "0",
  size: 0,
  sparseSize: void 0
}, RI = 1024;

// src/steps/delta-layer.ts
async function Ty(e, { segments: t }) {
  let n = t.filter(({ kind: i }) => i === "delta").length, r = t.find(({ kind: i }) => i === "removals");
  if (!r) return [];
  let o = await e.bytes(r.offset, r.offset + r.length), { namesOf: s } = da(o, n);
  return Array.from({ length: n }, (i, a) => [...s(a)]);
}
function Ay(e) {
  let { frame: t, bytes: n } = Kd(e);
  return { frame: t, bytes: n, files: e.reduce((r, o) => r + o.length, 0) };
}
async function Cy({ root: e }, t, n, { inputs: r, tools: o, scratch: s, signal: i }) {
  let [a] = t, c = e !== void 0, f = t.flatMap((g) => g.changes.members.map((y) => Mr(g, y))), u = t.flatMap((g) => g.changes.removed.map((y) => Mr(g, y))), m = c ? {
    dir: a.match.path,
    top: a.match.path,
    members: f.filter((g) => g !== ""),
    removed: u
  } : { dir: s, top: void 0, members: f, removed: u }, d = { scratch: s, tools: o, level: r.compressionLevel, signal: i }, l = await My(n, m, d), { size: p } = await $I(n), h = l.members + (c ? 1 : 0);
  return { layer: { path: n, length: p, files: h, bytes: l.bytes, ...c && { root: e } }, removed: u };
}

// src/steps/save-delta.ts
async function Ny(e) {
  let { base: t, draft: n, timeline: r, signal: o } = e, s = await II(T(K(), "headstart-")), i = () => MI(s, { recursive: !0, force: !0 });
  try {
    let a = AI(t, e.inputs), c = TI(n, t, W({ segments: a }), r);
    return { ...await CI(a, { ...e, scratch: s }).catch(async (u) => {
      throw await c.then(({ undo: m }) => m()), u;
    }), copied: await c, close: i };
  } catch (a) {
    if (await i(), o.throwIfAborted(), a instanceof _t || a instanceof Lt) throw a;
    P(`${za}: ${O(a)}`);
    return;
  }
}
function TI(e, { entry: t }, n, r) {
  let o = n - n % M, s = r.during("copy", () => e.copyFrom(t, o));
  return s.catch(() => {
  }), s;
}
function AI({ entry: e, index: t }, { paths: n }) {
  if (t.paths.join(`
`) !== n.join(`
`)) throw new Error("the restored cache has other paths");
  let r = t.segments.filter(({ kind: o }) => o !== "removals");
  return Fy(r, e.size), r;
}
async function CI(e, t) {
  let { base: n, selection: r, matches: o, secretCheck: s, scratch: i, timeline: a, signal: c } = t, { entry: f, index: u, mountRoot: m } = n, d = await ln(c);
  if (!d) throw new Error("this runner no longer lets root mount");
  let l = Ry(o, u, m), p = jp(u.files), h = await s.leaveOut({
    trees: l.map(NI),
    excludes: r.excludes,
    signal: c
  }), { excludes: g } = xr([i, ...h], r), y = await a.during(
    "compare",
    () => $y(l, { mountRoot: m, index: u, excludes: g, most: p, rights: d, signal: c })
  );
  if (y.some(
    ({ match: _, changes: A }) => A.removed.some((fe) => h.includes(FI(_, fe)))
  ))
    throw new Error("a secret is in the restored cache, too");
  let b = ys(m, u, c), S = y.filter(({ changes: _ }) => Iy(_)), v = Map.groupBy(S, ({ image: _ }) => _), B = [...e];
  for (let [_, A] of v) _I(B, _, Is(A, "deadBytes"));
  let [R, F] = [[], await Ty(b, u)];
  pn({ matches: o, scratch: i });
  for (let [_, A] of v) {
    let fe = T(i, `delta-${R.length}`), { layer: ge, removed: Me } = await a.during("pack", () => Cy(_, A, fe, t));
    R.push(ge), F.push(Me);
  }
  return Fy([...B, ...R.map((_) => ({ ..._, kind: "delta" }))], f.size), {
    base: n,
    copy: b,
    keptBytes: W({ segments: B }),
    kept: B,
    deltas: R,
    removals: F.length > 0 ? Ay(F) : void 0,
    files: Math.max(0, u.files + Is(S, "moreFiles")),
    bytes: Math.max(0, u.bytes + Is(S, "bytes") - Is(S, "deadBytes")),
    skipped: y.flatMap(({ changes: _, ...A }) => _.skipped.map((fe) => Mr(A, fe)))
  };
}
function NI({ match: e, upper: t, hasOwnFiles: n }) {
  let r = x(e.path);
  return n ? { path: r } : { path: r, names: x(t) };
}
function FI({ path: e }, t) {
  return w(`${x(e)}/${t}`).toString();
}
function Fy(e, t) {
  let n = Wp({ layers: e, baseBytes: t });
  if (n !== void 0) throw new Error(n);
}
function Is(e, t) {
  return e.reduce((n, { changes: r }) => n + r[t], 0);
}
function _I(e, { root: t }, n) {
  let r = [...e.keys()].filter((s) => e[s]?.root === t), o = Hp(
    r.map((s) => e[s]),
    n
  );
  for (let [s, i] of r.entries()) e[i] = o[s];
}

// src/secrets/find.ts
import { closeSync as tM, fstatSync as nM, lstatSync as rM, openSync as oM, readSync as sM } from "node:fs";

// src/secrets/each-file.ts
import { readdirSync as LI } from "node:fs";
import { setImmediate as DI } from "node:timers/promises";
var UI = 64;
async function fc({ trees: e, excludes: t, signal: n }, r, o) {
  let s = (a) => t?.(w(a).toString()) ?? !1, i = 0;
  for (let a of e) {
    let { path: c, names: f = c } = a;
    r(c.slice(c.lastIndexOf("/") + 1)) && o(c, a);
    let u = [""];
    for (let m = u.pop(); m !== void 0; m = u.pop()) {
      for (let d of WI(f + m)) {
        let l = d.isDirectory();
        if (l ? Ae(d.name) : !r(d.name) || !d.isFile()) continue;
        let p = `${m}/${d.name}`;
        s(c + p) || (l ? u.push(p) : o(c + p, a));
      }
      ++i % UI > 0 || (await DI(), n.throwIfAborted());
    }
  }
}
function WI(e) {
  try {
    return LI(w(e), { withFileTypes: !0, encoding: "latin1" });
  } catch {
    return [];
  }
}

// src/secrets/private-keys.ts
var jI = /-----BEGIN (?:(RSA|EC|DSA|OPENSSH) )?PRIVATE KEY-----[ \t\r]*\n\s*([0-9A-Za-z+/=]{40,})/g, HI = "b3BlbnNzaC1rZXktdjEAAAAABG5vbmU";
function uc(e) {
  return [...e.matchAll(jI)].some(
    ([, t, n = ""]) => t !== "OPENSSH" || n.startsWith(HI)
  );
}

// src/secrets/settings.ts
var zI = /\$\{|\$\(|\{\{|^\$\w+$|%\w+%|^<.*>$|^[*x.]*$|example(?:key)?$|^(?:null|none|true|false)$/i;
function _e(e) {
  return !zI.test(e);
}
function Ms(e, t) {
  return (n) => qI(n, t).some(e);
}
function he(e, t) {
  return Ms(({ key: n, value: r }) => e.test(n) && _e(r), t);
}
function qI(e, t) {
  return e.split(`
`).flatMap((n) => {
    let r = n.trim(), o = r.indexOf(t, 1);
    if (o < 0 || /^[#;]/.test(r)) return [];
    let s = r.slice(0, o).replace(/^- /, "").trim();
    return [{ key: _y(s), value: _y(r.slice(o + 1).trim()) }];
  });
}
function _y(e) {
  let [t = ""] = e, n = t === '"' || t === "'" ? e.indexOf(t, 1) : -1;
  return n > 0 ? e.slice(1, n) : e;
}
function mc(e) {
  return [...e.matchAll(/https?:\/\/[^\s:@/"'<>]*:([^\s@/"'<>]+)@/gi)].some(([, n = ""]) => _e(n));
}
function Tr(e) {
  return (t) => GI(t).some((n) => _e(n.value) && e(n));
}
function GI(e) {
  let t = [], n = [
    { value: JI(e), section: "", key: "" }
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
function JI(e) {
  try {
    return JSON.parse(e);
  } catch {
    return;
  }
}
function lc(e) {
  let [t = "", ...n] = e.split("<!--");
  return t + n.map((r) => r.includes("-->") ? r.slice(r.indexOf("-->") + 3) : "").join("");
}
function Ts(e, t) {
  return [...e.matchAll(t)].map(([, n = ""]) => n.trim());
}

// src/secrets/tokens.ts
var Uy = N(Dy(), 1), KI = /\b(?:gh[opsur]|npm)_([0-9A-Za-z]{30})([0-9A-Za-z]{6})\b/g, VI = [
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
function As(e) {
  return [...e.matchAll(KI)].some(([, r = "", o]) => ZI(r) === o) || VI.some((r) => r.test(e));
}
var YI = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
function ZI(e) {
  let t = "";
  for (let n = (0, Uy.crc32)(e); t.length < 6; n = Math.floor(n / 62))
    t = `${YI[n % 62]}${t}`;
  return t;
}

// src/secrets/kinds.ts
var Wy = he(/^(?:export )?aws_(?:secret_access_key|session_token)$/i, "="), dc = [
  {
    kind: "npm token",
    files: [".npmrc", "npmrc", ".yarnrc"],
    // The first version of Yarn writes no separator.
    has: Ar(
      he(/(?:^|:)_(?:auth|authToken|password)$/, "="),
      (e) => Ts(e, /:_authToken" "?([^\s"]+)/g).some(_e)
    )
  },
  { kind: "Yarn token", files: [".yarnrc.yml"], has: he(/^npmAuth(?:Token|Ident)$/, ":") },
  { kind: "netrc password", files: [".netrc", "_netrc"], has: XI },
  {
    kind: "registry login",
    files: [".docker/config.json", ".dockercfg", ".dockerconfigjson", "containers/auth.json"],
    has: Tr(({ key: e }) => /^(?:auth|identitytoken|registrytoken|password)$/.test(e))
  },
  { kind: "AWS key", files: [".aws/credentials", ".aws/config"], has: Wy },
  {
    kind: "private key",
    files: ["*.pem", "*.key", "*.p8", "id_rsa", "id_dsa", "id_ecdsa", "id_ed25519", "*_rsa", "*_ed25519"],
    has: uc,
    isCommon: !0
  },
  {
    kind: "PyPI password",
    files: [".pypirc"],
    has: Ar(he(/^password$/, "="), he(/^password$/, ":"))
  },
  {
    kind: "package index password",
    files: ["pip.conf", "pip.ini", "uv.toml", ".condarc"],
    has: mc
  },
  { kind: "Poetry password", files: ["pypoetry/auth.toml"], has: he(/^password$/, "=") },
  {
    kind: "Maven password",
    files: ["settings.xml"],
    // Maven writes encrypted passwords in braces.
    has: (e) => Ts(lc(e), /<(?:password|passphrase)>([^<]*)</gi).some(
      (t) => _e(t) && !/\{[^{}]+\}/.test(t)
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
  { kind: "Bundler password", files: [".bundle/config"], has: Ms(QI, ":") },
  {
    kind: "Composer token",
    files: ["auth.json"],
    has: Tr(
      ({ section: e, key: t }) => /^(?:(?:github|gitlab|bitbucket)-oauth|(?:gitlab|forgejo)-token|http-basic|bearer)$/.test(e) && !/^(?:username|consumer-key)$/.test(t)
    )
  },
  {
    kind: "NuGet password",
    files: ["nuget.config"],
    has: (e) => Ts(lc(e), /<add\s+key="ClearTextPassword"\s+value="([^"]*)"/gi).some(_e)
  },
  {
    kind: "Google Cloud key",
    files: ["application_default_credentials.json", "gha-creds-*.json", "legacy_credentials/*/adc.json"],
    has: Tr(
      ({ key: e, value: t }) => e === "refresh_token" || e === "private_key" && uc(t)
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
    has: Ar(
      Tr(({ key: e }) => e === "token"),
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
    has: Ar(mc, Ms(eM, "="))
  },
  {
    kind: "access token",
    files: [".env", ".env.*", ".envrc"],
    has: Ar(As, Wy),
    isCommon: !0
  }
];
function Ar(...e) {
  return (t) => e.some((n) => n(t));
}
function XI(e) {
  let n = e.split(`
`).filter((r) => !r.trim().startsWith("#")).join(`
`).split(/\s+/);
  return n.some((r, o) => r === "password" && _e(n[o + 1] ?? ""));
}
function QI({ key: e, value: t }) {
  let n = /^BUNDLE_(?!BUILD__|LOCAL__|MIRROR__)\w+__[A-Z]+$/.test(e), [, r = ""] = t.match(/^[^\s:/]{2,}:([^\s/]+)$/) ?? [];
  return n && _e(r);
}
function eM({ key: e, value: t }) {
  let [, n = ""] = t.match(/^authorization: *(?:\w+ +)?(\S+)$/i) ?? [];
  return /extraheader$/i.test(e) && _e(n);
}

// src/secrets/find.ts
async function jy(e) {
  let t = [];
  return await fc(e, Jy, (n, { path: r }) => {
    let o = zy(n, r);
    o && t.push(o);
  }), pc(t);
}
function* Hy(e, t) {
  let n = [];
  for (let r of e) {
    let [o, s] = [x(r.path), ka(r)];
    for (let i of t(r)) {
      for (let { kind: a, member: c } of i) {
        let f = c === s ? o : c;
        if (a !== "file" || !Jy(f.slice(f.lastIndexOf("/") + 1))) continue;
        let u = zy(o + c.slice(s.length), o);
        u && n.push(u);
      }
      yield i;
    }
  }
  return pc(n);
}
function zy(e, t) {
  let n = iM.filter(
    ({ pattern: i, isCommon: a }) => i.test(e) && !(a && mM(e, t))
  ), r = n.length > 0 ? dM(e) : void 0;
  if (!r) return;
  let s = n.find(({ has: i }) => i(r.text))?.kind ?? (As(r.text) ? "access token" : void 0);
  return s === void 0 ? void 0 : { path: e, kind: s, inode: r.inode };
}
async function qy(e, t) {
  let n = new Map(e.map((s) => [s.inode, s]));
  if (n.delete(void 0), n.size === 0) return e;
  let r = new Map(e.map((s) => [s.path, s]));
  return await fc(t, () => !0, (s) => {
    let i = rM(w(s), { bigint: !0, throwIfNoEntry: !1 }), a = i && n.get(Ky(i));
    a && !r.has(s) && r.set(s, { ...a, path: s });
  }), pc([...r.values()]);
}
function pc(e) {
  return e.toSorted((t, n) => t.path < n.path ? -1 : 1);
}
var iM = dc.map((e) => ({ ...e, pattern: new RegExp(`/${hc(e.files)}$`, "i") })), Gy = dc.flatMap(({ files: e }) => e.map((t) => t.slice(t.lastIndexOf("/") + 1))), aM = new RegExp(`^${hc(Gy.filter((e) => !e.startsWith("*")))}$`, "i"), cM = new RegExp(
  `${hc(Gy.filter((e) => e.startsWith("*")).map((e) => e.slice(1)))}$`,
  "i"
);
function Jy(e) {
  return aM.test(e) || cM.test(e);
}
function hc(e) {
  let t = e.map((n) => n.replaceAll(".", "\\.").replaceAll("*", "[^/]*"));
  return `(?:${[...new Set(t)].join("|")})`;
}
var fM = /\/(?:node_modules|(?:site|dist)-packages|gems|pkg\/mod|registry\/src)\//, uM = /\/(?:__tests__|e2e|examples?|fixtures?|samples?|specs?|test-?data|testing|tests?)\//i;
function mM(e, t) {
  return fM.test(e) || uM.test(e.slice(t.length));
}
var lM = 64 * 1024;
function dM(e) {
  let t;
  try {
    t = oM(w(e), Ko);
    let n = nM(t, { bigint: !0 });
    if (!n.isFile()) return;
    let r = Buffer.alloc(Math.min(Number(n.size), lM)), o = sM(t, r, 0, r.length, 0);
    return { text: r.toString("latin1", 0, o), inode: n.nlink > 1n ? Ky(n) : void 0 };
  } catch {
    return;
  } finally {
    t !== void 0 && tM(t);
  }
}
function Ky({ dev: e, ino: t }) {
  return `${e}:${t}`;
}

// src/steps/secrets.ts
function Zy({ secrets: e }) {
  let t = /* @__PURE__ */ new Set(), n = (r, o) => {
    let s = r.filter(({ path: i }) => !t.has(i));
    for (let { path: i } of s) t.add(i);
    s.length > 0 && o(Yy(s));
  };
  return {
    async leaveOut(r) {
      if (e === "ignore") return [];
      let o = await jy(r);
      if (e === "warn")
        return n(o, Vy), [];
      if (e === "refuse" && o.length > 0)
        throw new Lt(`there are secrets in ${Yy(o)}. ${Xy}, or set \`secrets: skip\``);
      let s = await qy(o, r);
      return n(s, (i) => P(`Left out, because of secrets: ${i}`)), s.map(Qy);
    },
    *watch(r, o) {
      if (e === "warn") n(yield* Hy(r, o), Vy);
      else for (let s of r) yield* o(s);
    }
  };
}
function Vy(e) {
  U(
    `The cache holds secrets, which everyone who may restore it can read: ${e}. ${Xy}, or set \`secrets\` to skip, refuse or ignore.`
  );
}
var Xy = "Remove them, or exclude them by lines of `path` that begin with `!`", pM = 5;
function Yy(e) {
  let t = e.slice(0, pM).map((r) => `${hM(Qy(r))} (${r.kind})`), n = e.length - t.length;
  return `${t.join(", ")}${n > 0 ? ` and ${n} more` : ""}`;
}
function Qy({ path: e }) {
  return w(e).toString();
}
function hM(e) {
  let t = lt(Qe(), e);
  return t.startsWith("..") ? e : t;
}

// src/steps/snapshots.ts
import { lstatSync as yM, realpathSync as wM } from "node:fs";
import { basename as bM, dirname as kM } from "node:path";

// src/files/fingerprint.ts
var tw = N(ew(), 1);
import { lstatSync as gM } from "node:fs";
function Cs(e, t) {
  let n = (0, tw.createHash)("sha256");
  for (let r of e) {
    let o = x(r.path);
    n.update(`${o}\0`, "latin1");
    let s = r.relative === "" ? `${r.root.place}` : `${r.root.place}/${x(r.relative)}`;
    for (let i of es([r], t)) {
      let a = i.map(({ member: c, kind: f, target: u = "" }) => {
        let { size: m, mtimeNs: d, mode: l, ino: p } = gM(w(o + c.slice(s.length)), {
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
async function nw(e, { inputs: t, run: n, mountRoot: r, timeline: o }) {
  let { rolling: s, key: i, save: a, lookupOnly: c } = t;
  return !s || c ? void 0 : !Z(ue(s).keyIn(e), i) || a === "never" || yc(s, n) ? { name: e } : { name: e, contents: await o.during("fingerprint", () => ow(t, r)) };
}
function yc({ branches: e }, t) {
  let { write: n = t.ref } = me(t), r = t.defaultBranch === "" ? n.startsWith("refs/heads/") : n === `refs/heads/${t.defaultBranch}`;
  if (!(e === "all" || r))
    return `Cache save skipped: a snapshot of ${n} would hide newer ones of the default branch. Set rolling-branches: all to save all the same.`;
}
async function rw({ name: e, contents: t }, { everyMinutes: n }, { inputs: r, mountRoot: o, timeline: s }) {
  let i = Math.max(0, Math.floor((Date.now() - Jm(e)) / 6e4));
  if (i < n)
    return `Cache save skipped: the restored snapshot is ${i} minutes old, and rolling-every is ${n}.`;
  let a = await s.during("fingerprint", () => ow(r, o));
  return t !== void 0 && t === a ? `Nothing has changed since cache ${r.key} was restored, not saving cache.` : void 0;
}
async function ow(e, t) {
  try {
    let { excludes: n, roots: r } = ts(e), o = await ho({ excludes: n, roots: r });
    if (t === void 0) return Cs(o, n);
    let s = Mt(t).map(({ point: c }) => c), i = o.filter(({ path: c }) => !s.some((f) => z(xM(c), f))), a = Kh(t).map(SM);
    return [Cs(i, n), Cs(a, void 0)].join();
  } catch (n) {
    jt(`The cached files cannot be compared: ${O(n)}`);
    return;
  }
}
function SM(e, t) {
  return { path: e, relative: "", stat: yM(e), root: { place: t } };
}
function xM(e) {
  return `${wM(kM(e), "latin1")}/${x(bM(e))}`;
}
async function sw(e, { scope: t, version: n, key: r }, { keep: o }) {
  try {
    let s = await e.removable({ scope: t, version: n, key: xo(r) }), i = Km(s, o);
    for (let { remove: a } of i) await a();
    i.length > 0 && P(`Removed older snapshots: ${i.length}`);
  } catch (s) {
    P(`Older snapshots stay in the ${e.label}: ${O(s)}`);
  }
}

// src/steps/save.ts
async function Ns(e, t = {}) {
  let { key: n, matchedKey: r, mountRoot: o, restored: s } = t;
  if (!s && n !== void 0 && r !== void 0 && Z(r, n))
    return P(`Cache hit occurred on the primary key ${r}, not saving cache.`);
  let i = et();
  if (!Qo(i)) return;
  ws();
  let a = t.preselection ?? await Es(e);
  if (a === "none") return;
  let c = Rs(a);
  if (c("key") === "") return dt("Key is not specified.");
  let f = fn(c, Ht()), u = n ?? f.key, { rolling: m } = f, d = ue(m), l = d.mistake([u]);
  if (l) throw new D(l);
  let { write: p, read: h, whyNoWrite: g } = me(i), y = g ?? OM(f) ?? (m && yc(m, i));
  if (p === void 0 || y)
    return P(y ?? "Cache save skipped: this run may write no scope.");
  let b = bo(), S = s && Z(d.keyIn(s.name), u), v = m && S && await rw(s, m, { inputs: f, mountRoot: o, timeline: b });
  if (v) return P(v);
  let B = ts(f), R = () => b.during("find", () => ho(B)), F = await R();
  if (F.length === 0) return dt(xa);
  let _ = An(Cn(f, i, e)), A = m?.merges ? Ig({ inputs: f, key: u, scope: p, readScopes: h, store: _, restored: s?.name, timeline: b, signal: e }) : void 0, fe = Zy(f);
  for (let ge = vM; ; ge--) {
    if (await A?.merge() && (F = await R()), await PM({ ...{ inputs: f, key: u, run: i, scope: p, store: _, state: t, selection: B, matches: F, timeline: b, signal: e }, secretCheck: fe, isOutdated: async () => ge > 1 && (await A?.isOutdated() ?? !1) })) return;
    P(`Packing again, for another job has saved cache ${u} meanwhile`);
  }
}
var vM = 3;
async function PM(e) {
  let { inputs: t, key: n, run: r, scope: o, store: s, state: i, timeline: a, signal: c } = e, f = await kr(t, ["mount", "lazy"].includes(t.mode) ? c : void 0), u = await Fp(s, t, { tools: f, signal: c }), [m = ""] = u.versions(t, f), d = { scope: o, version: m, key: ue(t.rolling).nameFor(n, r) }, l = me(r).read, [p, h] = await a.during(
    "reserve",
    () => Promise.all([s.create(d), gg(i, { inputs: t, store: s, scopes: l, version: m, signal: c })])
  );
  if (!p)
    return await h?.entry.close(), P(ns(n)), !0;
  let g = un({ step: "save", outcome: "saved", key: n, store: s.label }, t), y = hg(t, { repository: r.repository, scope: o, version: m }), b = { createdBy: BM(r, o), sign: y, isHere: s.isHere ?? !1, findings: g }, S;
  try {
    S = h && await Ny({ ...e, base: h, draft: p, tools: f });
    let v = () => yg(i, { inputs: t, store: s, scopes: l, signal: c }), B = { ...e, ...b, key: d.key, tools: f, format: u, delta: S, checkMounted: v }, R = await qp(p, B);
    if (R !== "published") return R === "nothing";
  } catch (v) {
    if (v instanceof _t)
      return P(ns(n)), !0;
    throw c.throwIfAborted(), Object.assign(g, { outcome: "failed", trouble: O(v) }), await dr(g, a, t.summary), v;
  } finally {
    await S?.close(), await h?.entry.close(), await p.discard();
  }
  return P("Cache saved successfully"), P(`Cache saved with key: ${n}`), t.rolling && await sw(s, { ...d, key: n }, t.rolling), await dr(g, a, t.summary), !0;
}
function OM({ save: e, jobStatus: t, signing: n }) {
  if (n && !n.signer)
    return "Cache save skipped: with verify-key and without signing-key, this job could save only an unsigned entry.";
  if (e === "never") return "Cache save skipped: the input save is 'never'.";
  if (!(e === "always" || t === "" || t === "success"))
    return `Cache save skipped: the job's status is '${t}'. Set save: always to save all the same.`;
}
function BM({ repository: e, ref: t, sha: n, runId: r, eventName: o }, s) {
  return { repository: e, scope: s, ref: t, sha: n, runId: r, event: o, headstart: Cu.version };
}

// src/steps/damaged-image.ts
var iw = 3e4;
async function aw(e, t, n, r = AbortSignal.timeout(iw)) {
  if (!await Th(t.since, n)) return;
  let s = await (async () => {
    for (let i of t.images) await Sn(e, i, "contents", { signal: r });
  })().then(() => {
  }, EM);
  s !== void 0 && (U(`Reading the cache gave input/output errors: ${s}`), await RM(t).catch((i) => U(`The entry stays where it is: ${O(i)}`)));
}
function EM(e) {
  return e instanceof k || E(e) === "EIO" ? O(e) : void 0;
}
async function RM({ scope: e, version: t, key: n, size: r }) {
  let o = fn(ye, Ht()), s = et(), i = An(Cn(o, s, AbortSignal.timeout(iw))), a = e === void 0 ? me(s).read : [e], c = await i.find({ scopes: a, keys: [n], versions: [t] });
  try {
    if (c?.key !== n || c.size !== r) return;
    await c.reject(), await c.original?.reject();
  } finally {
    await c?.close();
  }
}

// src/steps/unmount.ts
async function Fs() {
  let { mountRoot: e, mounted: t, brokered: n } = so() ?? {};
  n && await Da(n), e !== void 0 && await fw([e], async (r, o) => {
    let s = Ih(r, e);
    t && s !== void 0 && await aw(s, t, o);
  });
}
async function cw() {
  await fw(ph(K()));
}
async function fw(e, t) {
  if (e.length === 0) return;
  let n = await ln(AbortSignal.timeout(1e4)).catch(() => {
  });
  for (let r of e)
    try {
      if (!n) throw new Error("root no longer has the rights, or sudo asks for a password");
      await Pr(r, n, t);
    } catch (o) {
      U(`Mounts that stand on ${r} are left: ${O(o)}`);
    }
}

// src/steps/post.ts
async function uw(e) {
  try {
    await Ns(e, so());
  } finally {
    await Fs();
  }
}

// src/files/recover.ts
import { lstatSync as $M, realpathSync as IM, rmdirSync as MM, statSync as TM } from "node:fs";
import { readdir as AM } from "node:fs/promises";
async function mw(e, { mounts: t, warn: n, signal: r, mostMs: o = 3e4 }) {
  let s = { ms: o }, i = await Promise.all(e.map(tt));
  for (let a of new Set(i.flatMap(lw)))
    for (let c of await CM(a, t))
      if (Zt(c) || FM(c), !(!Zt(c) || await Zr(c)))
        try {
          await _M(c, { roots: e, signal: r, allowed: s });
        } catch (f) {
          r.throwIfAborted(), n(`${c} is left from a run that was killed and could not be undone: ${O(f)}`);
        }
}
function lw(e) {
  let t = H(e);
  return t === e ? [e] : [e, ...lw(t)];
}
async function CM(e, t) {
  let n = (await AM(e).catch(() => [])).filter(Ae);
  if (n.length === 0) return [];
  let r = q(IM(e, "latin1"));
  return t.some((o) => z(r, o)) ? [] : n.map((o) => T(e, o)).filter(Yt);
}
var NM = 3600 * 1e3;
function FM(e) {
  try {
    Date.now() - $M(e).mtimeMs > NM && MM(e);
  } catch {
  }
}
async function _M(e, { roots: t, signal: n, allowed: r }) {
  let o = H(e), s = Yr(o);
  try {
    let i = await ss(s.dir, n), a = performance.now() + r.ms, c = new Error("that takes too long");
    try {
      Jr(e, (f) => {
        if (performance.now() > a) throw c;
        if (!LM(f, t)) return !1;
        for (let u of Gr(f)) DM(x(o), u);
        return !0;
      }), jn(e) || zn(e);
    } finally {
      r.ms = a - performance.now(), i();
    }
  } finally {
    await s.remove();
  }
}
function LM(e, t) {
  let n = w(Of(e)).toString();
  return t.some((r) => z(n, r.base) && dw(lt(r.base, n), r) ? !0 : e.do !== "make" ? !1 : z(r.literal ?? r.base, n) || !r.literal && z(n, r.base));
}
function dw(e, t) {
  return t.matches(e) || e !== "" && dw(e.replace(/\/?[^/]*$/, ""), t);
}
function DM(e, t) {
  let { dev: n } = TM(w(e));
  for (let r = t; r !== e; r = H(r)) {
    let o = L(r);
    if (o && r !== t && !o.isDirectory()) throw new Error(`${w(r)} is no directory`);
    if (o && o.dev !== n) throw new Error(`${w(r)} is on another file system`);
  }
}

// src/steps/miss.ts
import { setTimeout as UM } from "node:timers/promises";
var WM = 1e3;
async function pw(e) {
  let { store: t, wanted: n, naming: r, signal: o } = e, { scopes: s, keys: i } = n, [a, ...c] = new Set(i.map(ue(r.rolling).keyIn)), f = c.length > 0 ? `, nor one whose key starts with ${c.join(" or ")}` : "";
  return [
    `The ${t.label} has no entry with the key ${a}${f}, as far as this run may see.`,
    `Branches searched: ${s.join(", ")}. Entries of others are hidden by GitHub's rules.`,
    `Entries are found by exactly these lines of path, in this order: ${r.paths.join(", ")}.`,
    ...await jM(HM(e), o)
  ];
}
async function jM(e, t) {
  let n = new AbortController(), r = UM(WM, [], { signal: AbortSignal.any([t, n.signal]) });
  return Promise.race([e, r]).catch(() => []).finally(() => n.abort());
}
async function HM({ store: e, wanted: t, formats: n, naming: r }) {
  let { scopes: o, keys: s } = t, i = zM(n, r), a = i.flatMap(({ versions: m }) => m), c = e.isHere ? { scopes: o, versions: a } : { scopes: o.slice(0, 1), versions: a.slice(0, 1) }, f = await e.find({ keys: s, ...c, isHint: !0 });
  await f?.close();
  let u = f && i.find(({ versions: m }) => m.includes(f.version));
  return u ? [`There is ${ue(r.rolling).keyIn(f.key)}, but it was saved ${u.difference}.`] : [];
}
function zM(e, t) {
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
    ...qM.filter((a) => !e.includes(a)).map((a) => ({
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
var qM = Pn.filter(({ image: e }) => e);

// src/steps/restore.ts
async function wc(e, { mayPostSave: t = !0 } = {}) {
  let n = {}, r = GM(n), o = et();
  if (!Qo(o)) return;
  ws();
  let s = await Es(e);
  if (r({ preselection: s }), s === "none") {
    if (Ue("hit", "miss"), !bt(ye("fail-on-cache-miss"))) return;
    throw new D("Exiting as fail-on-cache-miss is set: the preset finds nothing to cache.");
  }
  let i = fn(Rs(s), Ht()), a = [i.key, ...i.restoreKeys];
  r({ key: i.key }), Ue("cache-primary-key", i.key);
  let c = ue(i.rolling), f = c.mistake(a);
  if (f) throw new D(f);
  let u = bo(), m = un(
    { step: "restore", outcome: "miss", key: i.key, store: i.store },
    i
  ), d = me(o);
  d.whyNoRead && P(d.whyNoRead);
  let l = async () => {
    let y = An(Cn(i, o, e));
    m.store = y.label;
    let b = await Xo(i, e), S = await Np(y, i, b), v = S.flatMap((F) => F.versions(i)), B = Eh(i, b), R = { inputs: i, formats: S, mounting: b, server: B, remember: r, timeline: u, findings: m, signal: e };
    return { store: y, wanted: { scopes: d.read, keys: c.lookups(a), versions: v }, context: R };
  }, { name: p, prepared: h } = await JM(l, c, { inputs: i, findings: m, signal: e }), g = p === void 0 ? void 0 : c.keyIn(p);
  if (p !== void 0) {
    let { mountRoot: y } = n, b = t ? await nw(p, { inputs: i, run: o, mountRoot: y, timeline: u }) : void 0;
    r({ matchedKey: g, restored: b });
  }
  if (YM(i, g, m), g === void 0 && h && !m.trouble && !d.whyNoRead) {
    let { store: y, wanted: b, context: S } = h, v = { store: y, wanted: b, formats: S.formats, naming: i, signal: e };
    nf("Why nothing was found", await pw(v));
  }
  if (await dr(m, u, i.summary), g === void 0 && i.failOnMiss) {
    let y = "Failed to restore cache entry. Exiting as fail-on-cache-miss is set.";
    throw new D(`${y} Input key: ${i.key}`);
  }
}
function GM(e) {
  return Ei(e), (t) => Ei(Object.assign(e, t));
}
async function JM(e, t, { inputs: n, findings: r, signal: o }) {
  let s;
  try {
    let i = await e(), { store: a, wanted: c, context: f } = i, { roots: u } = It(n.paths, process.cwd());
    if (await cw(), await mw(u, { mounts: dh(), warn: U, signal: o }), s = await f.timeline.during("lookup", () => a.find(c)), !s) return { prepared: i };
    let m = t.keyIn(s.key);
    return P(`Cache hit for${Z(m, n.key) ? "" : " restore-key"}: ${m}`), n.lookupOnly ? await KM(s, u, f) : await hw(s, u, f), { name: s.key, prepared: i };
  } catch (i) {
    return o.throwIfAborted(), r.trouble = O(i), U(`Failed to restore: ${r.trouble}`), {};
  } finally {
    await s?.close();
  }
}
async function KM(e, t, n) {
  n.inputs.signing && await Mn(e, t, n, async () => {
  }), P("Lookup only - skipping download");
}
async function hw(e, t, n) {
  try {
    await Rg(e, t, n);
  } catch (r) {
    if (n.signal.throwIfAborted(), !(r instanceof k) || (await VM(e), !e.original)) throw r;
    P(`Downloading the entry, as its copy on this host is bad: ${r.message}`), await hw(e.original, t, n);
  }
}
async function VM(e) {
  try {
    await e.reject();
  } catch (t) {
    jt(`The entry stays where it is: ${O(t)}`);
  }
}
function YM(e, t, n) {
  if (t === void 0) {
    Ue("hit", "miss"), P(`Cache not found for input keys: ${[e.key, ...e.restoreKeys].join(", ")}`);
    return;
  }
  let r = Z(t, e.key);
  Ue("cache-hit", String(r)), Ue("cache-matched-key", t), Ue("hit", r ? "exact" : "partial"), P(`Cache ${e.lookupOnly ? "found and can be restored" : "restored"} from key: ${t}`), Object.assign(n, { outcome: r ? "exact hit" : "partial hit", matchedKey: t });
}

// src/main/exit.ts
import { existsSync as ZM } from "node:fs";
var bc = "/bin/sh";
function _s() {
  let e = Number(process.exitCode ?? 0);
  process.execve && ZM(bc) && (process.emit("exit", e), process.execve(bc, [bc, "-c", `exit ${e}`], {})), process.exit();
}

// src/main/run.ts
var XM = {
  restore: wc,
  "restore-only": (e) => wc(e, { mayPostSave: !1 }),
  post: uw,
  save: Ns,
  unmount: Fs,
  // The other steps must not load the modules of the benchmark.
  bench: async (e) => (await import("./bench-program.js")).bench(e)
};
async function _J(e) {
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
    kc(n), _s();
  });
  try {
    await XM[e](t.signal);
  } catch (n) {
    t.signal.aborted && (P(O(t.signal.reason)), _s()), e === "bench" || e.startsWith("restore") && n instanceof D ? tf(O(n)) : e === "post" || e === "save" ? kc(n, "Failed to save: ") : kc(n);
  }
  _s();
}
function kc(e, t = "") {
  U(`${t}${O(e)}`), e instanceof Error && e.stack && jt(e.stack);
}

export {
  I as a,
  C as b,
  N as c,
  D as d,
  k as e,
  _t as f,
  O as g,
  E as h,
  E1 as i,
  R1 as j,
  Aw as k,
  ie as l,
  Ze as m,
  q as n,
  Ds as o,
  T as p,
  lt as q,
  Us as r,
  Ww as s,
  ye as t,
  Ue as u,
  U as v,
  P as w,
  jt as x,
  nf as y,
  eT as z,
  K as A,
  Ht as B,
  sf as C,
  tT as D,
  nT as E,
  rT as F,
  et as G,
  af as H,
  Cu as I,
  re as J,
  cm as K,
  x as L,
  w as M,
  Te as N,
  ni as O,
  zn as P,
  ho as Q,
  be as R,
  cn as S,
  Bx as T,
  fn as U,
  bm as V,
  Z as W,
  di as X,
  Lf as Y,
  qn as Z,
  Wf as _,
  jf as $,
  hi as aa,
  Xt as ba,
  j as ca,
  X as da,
  me as ea,
  Gn as fa,
  qf as ga,
  V as ha,
  Kn as ia,
  to as ja,
  mA as ka,
  lA as la,
  Vn as ma,
  ln as na,
  Ki as oa,
  xe as pa,
  M as qa,
  Ne as ra,
  W as sa,
  Ao as ta,
  zl as ua,
  Yd as va,
  ha as wa,
  DD as xa,
  Pn as ya,
  eu as za,
  gk as Aa,
  Zn as Ba,
  Ok as Ca,
  er as Da,
  es as Ea,
  Pi as Fa,
  MA as Ga,
  TA as Ha,
  Dp as Ia,
  It as Ja,
  Ee as Ka,
  Yp as La,
  bu as Ma,
  Y as Na,
  rt as Oa,
  jA as Pa,
  HA as Qa,
  Su as Ra,
  zA as Sa,
  xu as Ta,
  Dk as Ua,
  NA as Va,
  pu as Wa,
  nC as Xa,
  yu as Ya,
  Tu as Za,
  Oj as _a,
  xh as $a,
  vh as ab,
  Tt as bb,
  by as cb,
  An as db,
  Cn as eb,
  _J as fb
};
