import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
var Cy = Object.create;
var oc = Object.defineProperty;
var Ny = Object.getOwnPropertyDescriptor;
var Fy = Object.getOwnPropertyNames;
var Ly = Object.getPrototypeOf, _y = Object.prototype.hasOwnProperty;
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
var Dy = (e, t, n, r) => {
  if (t && typeof t == "object" || typeof t == "function")
    for (let o of Fy(t))
      !_y.call(e, o) && o !== n && oc(e, o, { get: () => t[o], enumerable: !(r = Ny(t, o)) || r.enumerable });
  return e;
};
var N = (e, t, n) => (n = e != null ? Cy(Ly(e)) : {}, Dy(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  t || !e || !e.__esModule ? oc(n, "default", { value: e, enumerable: !0 }) : n,
  e
));

// lighter-node:crypto?@actions/core/lib/file-command.js
var ac = C((jM, Ns) => {
  Ns.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  Ns.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?@actions/exec/lib/toolrunner.js
var lc = C((nI, mc) => {
  mc.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:child_process")[t] }));
});

// lighter-node:assert?@actions/io/lib/io.js
var dc = C((rI, Tr) => {
  Tr.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  Tr.exports.ok = Tr.exports;
});

// lighter-node:crypto?src/disk/local-socket.ts
var Zc = C((zI, Ks) => {
  Ks.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  Ks.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:v8?src/files/journal.ts
var sf = C((a1, of) => {
  of.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:v8")[t] }));
});

// lighter-node:crypto?src/keys.ts
var wf = C((M1, ti) => {
  ti.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  ti.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?src/process.ts
var Mf = C((L1, $f) => {
  $f.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:child_process")[t] }));
});

// lighter-node:stream/consumers?src/process.ts
var Tf = C((_1, If) => {
  If.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:stream/consumers")[t] }));
});

// lighter-node:crypto?src/entry/digest.ts
var _f = C((Q1, fi) => {
  fi.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  fi.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:assert?@actions/glob/lib/internal-path-helper.js
var yu = C((tA, no) => {
  no.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  no.exports.ok = no.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-pattern.js
var ku = C((oA, oo) => {
  oo.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  oo.exports.ok = oo.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-path.js
var Wu = C((BA, ao) => {
  ao.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  ao.exports.ok = ao.exports;
});

// lighter-node:crypto?@actions/glob/lib/internal-hash-files.js
var Hu = C((LA, Ri) => {
  Ri.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  Ri.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/inputs/signing.ts
var Vu = C((nC, Mi) => {
  Mi.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  Mi.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/report/write-report.ts
var lm = C((xC, Ti) => {
  Ti.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  Ti.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/rolling.ts
var Pm = C((DC, Ni) => {
  Ni.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  Ni.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:stream/consumers?src/mount/root-rights.ts
var Cm = C((qC, Am) => {
  Am.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:stream/consumers")[t] }));
});

// lighter-node:crypto?src/formats/actions-cache/actions-cache.ts
var Lm = C((eN, Di) => {
  Di.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  Di.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/formats/actions-cache/compression.ts
var Hm = C((cN, jm) => {
  jm.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:v8?src/formats/node-tar/start.ts
var qm = C((fN, zm) => {
  zm.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:v8")[t] }));
});

// lighter-node:zlib?src/formats/node-tar/frame.ts
var Km = C((mN, Jm) => {
  Jm.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/zstd.ts
var il = C((BN, sl) => {
  sl.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:v8?src/formats/actions-cache/unpack.ts
var yl = C((tF, gl) => {
  gl.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:v8")[t] }));
});

// lighter-node:stream/consumers?src/formats/squashfs/directory-image.ts
var Ul = C((sL, Dl) => {
  Dl.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:stream/consumers")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/check.ts
var jl = C((iL, Wl) => {
  Wl.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/metadata.ts
var zl = C((aL, Hl) => {
  Hl.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/removals.ts
var Rd = C((i_, Ed) => {
  Ed.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/tar/skeleton-check.ts
var ap = C((xD, ip) => {
  ip.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:readline?src/lazy/serve-request.ts
var th = C((sW, eh) => {
  eh.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:readline")[t] }));
});

// lighter-node:zlib?src/mount/kernel-config.ts
var hh = C((EW, ph) => {
  ph.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:readline?src/mount/broker.ts
var Ah = C((ej, Th) => {
  Th.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:readline")[t] }));
});

// lighter-node:crypto?src/entry/signature.ts
var qh = C((qj, Ma) => {
  Ma.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  Ma.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/disk/draft-file.ts
var tg = C((M4, Fa) => {
  Fa.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  Fa.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/stash/flight.ts
var wg = C((RH, ja) => {
  ja.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  ja.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/files/fingerprint.ts
var wy = C((z3, Xa) => {
  Xa.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  Xa.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// src/failure.ts
var _ = class extends Error {
  name = "JobFailure";
}, S = class extends Error {
  name = "BadEntry";
}, It = class extends Error {
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
import { posix as Uy, win32 as ct } from "node:path";
function Ke(e) {
  return e !== "win32" ? Uy : {
    basename: ct.basename,
    dirname: (t) => q(ct.dirname(t), e),
    isAbsolute: ct.isAbsolute,
    join: (...t) => q(ct.join(...t), e),
    parse: ct.parse,
    // A path on another drive stays absolute.
    relative: (t, n) => q(ct.relative(t, n), e),
    resolve: (...t) => q(ct.resolve(...t), e)
  };
}
function q(e, t = process.platform) {
  return t !== "win32" ? e : e.replaceAll("\\", "/").replace(/^\/\/\?\/UNC\//i, "//").replace(/^\/\/\?\//, "").replace(/^[a-z]:/, (n) => n.toUpperCase());
}
var { basename: $r, dirname: H, isAbsolute: Ms, join: T, relative: In, resolve: Is } = Ke(process.platform);

// src/runner.ts
import { homedir as aw, tmpdir as cw } from "node:os";
import { join as fw } from "node:path";

// node_modules/@actions/core/lib/command.js
import * as ic from "os";

// node_modules/@actions/core/lib/utils.js
function Ae(e) {
  return e == null ? "" : typeof e == "string" || e instanceof String ? e : JSON.stringify(e);
}
function Ts(e) {
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
function Ve(e, t, n) {
  let r = new As(e, t, n);
  process.stdout.write(r.toString() + ic.EOL);
}
function Cs(e, t = "") {
  Ve(e, {}, t);
}
var sc = "::", As = class {
  constructor(t, n, r) {
    t || (t = "missing.command"), this.command = t, this.properties = n, this.message = r;
  }
  toString() {
    let t = sc + this.command;
    if (this.properties && Object.keys(this.properties).length > 0) {
      t += " ";
      let n = !0;
      for (let r in this.properties)
        if (this.properties.hasOwnProperty(r)) {
          let o = this.properties[r];
          o && (n ? n = !1 : t += ",", t += `${r}=${jy(o)}`);
        }
    }
    return t += `${sc}${Wy(this.message)}`, t;
  }
};
function Wy(e) {
  return Ae(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function jy(e) {
  return Ae(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}

// node_modules/@actions/core/lib/file-command.js
var cc = N(ac(), 1);
import * as Ir from "fs";
import * as Mr from "os";
function Fs(e, t) {
  let n = process.env[`GITHUB_${e}`];
  if (!n)
    throw new Error(`Unable to find environment variable for file command ${e}`);
  if (!Ir.existsSync(n))
    throw new Error(`Missing file at path: ${n}`);
  Ir.appendFileSync(n, `${Ae(t)}${Mr.EOL}`, {
    encoding: "utf8"
  });
}
function Ls(e, t) {
  let n = `ghadelimiter_${cc.randomUUID()}`, r = Ae(t);
  if (e.includes(n))
    throw new Error(`Unexpected input: name should not contain the delimiter "${n}"`);
  if (r.includes(n))
    throw new Error(`Unexpected input: value should not contain the delimiter "${n}"`);
  return `${e}<<${n}${Mr.EOL}${r}${Mr.EOL}${n}`;
}

// node_modules/@actions/core/lib/core.js
import * as zs from "os";

// node_modules/@actions/core/lib/summary.js
import { EOL as Hy } from "os";
import { constants as fc, promises as zy } from "fs";
var Ds = function(e, t, n, r) {
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
}, { access: qy, appendFile: Gy, writeFile: Jy } = zy, uc = "GITHUB_STEP_SUMMARY";
var Us = class {
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
    return Ds(this, void 0, void 0, function* () {
      if (this._filePath)
        return this._filePath;
      let t = process.env[uc];
      if (!t)
        throw new Error(`Unable to find environment variable for $${uc}. Check if your runtime environment supports job summaries.`);
      try {
        yield qy(t, fc.R_OK | fc.W_OK);
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
    return Ds(this, void 0, void 0, function* () {
      let n = !!t?.overwrite, r = yield this.filePath();
      return yield (n ? Jy : Gy)(r, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
    });
  }
  /**
   * Clears the summary buffer and wipes the summary file
   *
   * @returns {Summary} summary instance
   */
  clear() {
    return Ds(this, void 0, void 0, function* () {
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
    return this.addRaw(Hy);
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
}, Ky = new Us();
var Ct = Ky;

// node_modules/@actions/core/lib/platform.js
import Oc from "os";

// node_modules/@actions/exec/lib/toolrunner.js
var ew = N(lc(), 1);

// node_modules/@actions/io/lib/io.js
var xc = N(dc(), 1);
import * as Ce from "path";

// node_modules/@actions/io/lib/io-util.js
import * as Tn from "fs";
var pc = function(e, t, n, r) {
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
}, { chmod: Ws, copyFile: hc, lstat: Ar, mkdir: gc, open: oI, readdir: yc, rename: Vy, rm: wc, rmdir: sI, stat: An, symlink: bc, unlink: js } = Tn.promises, Cr = process.platform === "win32";
function Sc(e) {
  return pc(this, void 0, void 0, function* () {
    let t = yield Tn.promises.readlink(e);
    return Cr && !t.endsWith("\\") ? `${t}\\` : t;
  });
}
var iI = Tn.constants.O_RDONLY;
function Cn(e) {
  return pc(this, void 0, void 0, function* () {
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
function fI(e, t) {
  return Nn(this, arguments, void 0, function* (n, r, o = {}) {
    let { force: s, recursive: i, copySourceDirectory: a } = Xy(o), c = (yield Cn(r)) ? yield An(r) : null;
    if (c && c.isFile() && !s)
      return;
    let f = c && c.isDirectory() && a ? Ce.join(r, Ce.basename(n)) : r;
    if (!(yield Cn(n)))
      throw new Error(`no such file or directory: ${n}`);
    if ((yield An(n)).isDirectory())
      if (i)
        yield vc(n, f, 0, s);
      else
        throw new Error(`Failed to copy. ${n} is a directory, but tried to copy without recursive flag.`);
    else {
      if (Ce.relative(n, f) === "")
        throw new Error(`'${f}' and '${n}' are the same file`);
      yield Pc(n, f, s);
    }
  });
}
function uI(e) {
  return Nn(this, void 0, void 0, function* () {
    if (Cr && /[*"<>|]/.test(e))
      throw new Error('File path must not contain `*`, `"`, `<`, `>` or `|` on Windows');
    try {
      yield wc(e, {
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
function Zy(e) {
  return Nn(this, void 0, void 0, function* () {
    (0, xc.ok)(e, "a path argument must be provided"), yield gc(e, { recursive: !0 });
  });
}
function Xy(e) {
  let t = e.force == null ? !0 : e.force, n = !!e.recursive, r = e.copySourceDirectory == null ? !0 : !!e.copySourceDirectory;
  return { force: t, recursive: n, copySourceDirectory: r };
}
function vc(e, t, n, r) {
  return Nn(this, void 0, void 0, function* () {
    if (n >= 255)
      return;
    n++, yield Zy(t);
    let o = yield yc(e);
    for (let s of o) {
      let i = `${e}/${s}`, a = `${t}/${s}`;
      (yield Ar(i)).isDirectory() ? yield vc(i, a, n, r) : yield Pc(i, a, r);
    }
    yield Ws(t, (yield An(e)).mode);
  });
}
function Pc(e, t, n) {
  return Nn(this, void 0, void 0, function* () {
    if ((yield Ar(e)).isSymbolicLink()) {
      try {
        yield Ar(t), yield js(t);
      } catch (o) {
        o.code === "EPERM" && (yield Ws(t, "0666"), yield js(t));
      }
      let r = yield Sc(e);
      yield bc(r, t, Cr ? "junction" : null);
    } else (!(yield Cn(t)) || n) && (yield hc(e, t));
  });
}

// node_modules/@actions/exec/lib/toolrunner.js
var lI = process.platform === "win32";

// node_modules/@actions/core/lib/platform.js
var yI = Oc.platform(), wI = Oc.arch();

// node_modules/@actions/core/lib/core.js
var Hs;
(function(e) {
  e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
})(Hs || (Hs = {}));
function _s(e) {
  Ve("add-mask", {}, e);
}
function Bc(e, t) {
  let n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
  if (t && t.required && !n)
    throw new Error(`Input required and not supplied: ${e}`);
  return t && t.trimWhitespace === !1 ? n : n.trim();
}
function Ec(e, t) {
  if (process.env.GITHUB_OUTPUT || "")
    return Fs("OUTPUT", Ls(e, t));
  process.stdout.write(zs.EOL), Ve("set-output", { name: e }, Ae(t));
}
function Rc(e) {
  process.exitCode = Hs.Failure, ow(e);
}
function ie(e) {
  Ve("debug", {}, e);
}
function ow(e, t = {}) {
  Ve("error", Ts(t), e instanceof Error ? e.toString() : e);
}
function $c(e, t = {}) {
  Ve("warning", Ts(t), e instanceof Error ? e.toString() : e);
}
function qs(e) {
  process.stdout.write(e + zs.EOL);
}
function Mc(e) {
  Cs("group", e);
}
function Ic() {
  Cs("endgroup");
}
function Tc(e, t) {
  if (process.env.GITHUB_STATE || "")
    return Fs("STATE", Ls(e, t));
  Ve("save-state", { name: e }, Ae(t));
}
function Ac(e) {
  return process.env[`STATE_${e}`] || "";
}

// src/outside-text.ts
function Nt(e) {
  return Nc(e).replaceAll("##[", "##\\[").replace(/^([\p{C}\p{M}\p{Z}]*)::/u, "$1\\::");
}
function sw(e) {
  return Nc(e).replace(
    // A colon before a space begins no link.
    /[^\p{L}\p{M}\p{N} "%'()+,./:;=?-]|:(?! )/gu,
    (t) => `&#${t.codePointAt(0)};`
  );
}
function Gs(e) {
  return `<code>${sw(e)}</code>`;
}
function Nc(e) {
  return e.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, (t) => {
    let n = t.charCodeAt(0);
    return iw[t] ?? (n < 256 ? `\\x${Cc(n, 2)}` : `\\u${Cc(n, 4)}`);
  });
}
var iw = { "\n": "\\n", "\r": "\\r", "	": "\\t" };
function Cc(e, t) {
  return e.toString(16).padStart(t, "0");
}

// src/runner.ts
var Re = Bc, Ne = Ec, Fc = Tc, Lc = Ac, Fr = _s;
function _c(e) {
  Rc(Nt(e));
}
function W(e) {
  $c(Nt(e));
}
function P(e) {
  qs(Nt(e));
}
function Ft(e) {
  ie(e.split(`
`).map(Nt).join(`
`));
}
function Dc(e, t) {
  Mc(Nt(e));
  for (let n of t) P(n);
  Ic();
}
function ft(e) {
  P(`[warning]${e}`);
}
async function Uc(e, [t = [], ...n], r) {
  if (!process.env.GITHUB_STEP_SUMMARY) return;
  let o = [t.map((s) => ({ data: s, header: !0 })), ...n];
  Ct.addHeading(e, 3).addTable(o), r !== "" && Ct.addEOL().addRaw(r, !0), await Ct.write();
}
async function FI(e) {
  process.env.GITHUB_STEP_SUMMARY && await Ct.addRaw(e, !0).write();
}
function Lt() {
  return q(process.env.GITHUB_WORKSPACE || process.cwd());
}
function J() {
  return q(process.env.RUNNER_TEMP || cw());
}
function _t() {
  let { RUNNER_TOOL_CACHE: e, XDG_CACHE_HOME: t } = process.env;
  return q(e || t || fw(aw(), ".cache"));
}
function Wc() {
  return process.env.RUNNER_ENVIRONMENT === "self-hosted";
}
function jc() {
  let e = Object.entries(process.env).filter(([t]) => t !== "INPUT_SIGNING-KEY");
  return Object.fromEntries(e.map(([t, n = ""]) => [t, n]));
}
function LI() {
  let { RUNNER_OS: e, RUNNER_ARCH: t } = process.env;
  return { os: e || process.platform, arch: t || process.arch };
}
function _I() {
  return process.env.RUNNER_NAME ?? "";
}
function DI(e) {
  Object.assign(process.env, e);
}
function Ye() {
  let { env: e } = process;
  return {
    repository: e.GITHUB_REPOSITORY ?? "",
    ref: e.GITHUB_REF ?? "",
    sha: e.GITHUB_SHA ?? "",
    runId: e.GITHUB_RUN_ID ?? "",
    runAttempt: e.GITHUB_RUN_ATTEMPT ?? "",
    eventName: e.GITHUB_EVENT_NAME ?? "",
    baseBranch: e.GITHUB_BASE_REF ?? "",
    defaultBranch: Re("default-branch"),
    cacheMode: e.ACTIONS_CACHE_MODE ?? "",
    token: e.ACTIONS_RUNTIME_TOKEN ?? ""
  };
}
function Hc() {
  let { env: e } = process, t = e.ACTIONS_CACHE_SERVICE_V2 && uw(e.GITHUB_SERVER_URL) ? "v2" : "v1", n = t === "v2" ? e.ACTIONS_RESULTS_URL : e.ACTIONS_CACHE_URL, r = e.ACTIONS_RUNTIME_TOKEN ?? "";
  return n && URL.canParse(n) && (r !== "" || t === "v1") ? { language: t, url: n, token: r } : void 0;
}
function uw(e = "") {
  let t = e || "https://github.com", n = URL.canParse(t) ? new URL(t).hostname : "";
  return n === "github.com" || n.endsWith(".ghe.com") || n.endsWith(".localhost");
}

// src/disk/ownership.ts
import { lstat as zc, mkdir as mw, readlink as lw } from "node:fs/promises";
import { dirname as dw, join as qc, relative as pw, resolve as Gc, sep as Dt } from "node:path";
async function $e(e) {
  let t = await zc(e);
  if (!t.isDirectory()) throw new Error(`${e} is no directory`);
  Js(e, t);
}
function Fn({ uid: e }) {
  let t = process.geteuid?.();
  return t === void 0 || e === t;
}
function Jc({ mode: e }) {
  return !process.geteuid || (e & 63) === 0;
}
function Js(e, { uid: t, mode: n }) {
  if (Kc(e, t), !process.geteuid || (n & 18) === 0) return;
  let r = Gc(e);
  throw new Error(`others may write to ${r}: run chmod go-w ${r}`);
}
function Kc(e, t) {
  if (!Fn({ uid: t }) && t !== 0) throw new Error(`${Gc(e)} belongs to another user`);
}
async function Vc(e, t) {
  for (let n of Yc(e, t)) await $e(n);
}
async function Fe(e, t) {
  for (let n of Yc(e, t))
    await mw(n, { mode: 448 }).catch((r) => {
      if (E(r) !== "EEXIST") throw r;
    }), await $e(n);
}
function Yc(e, t) {
  let n = pw(e, t).split(Dt);
  return n.map((r, o) => qc(e, ...n.slice(0, o + 1)));
}
var hw = 40;
async function Ut(e) {
  if (!process.geteuid) return;
  let t = e.split(Dt), n = 0, r = Dt;
  for (let o = t.shift(); o !== void 0; o = t.shift()) {
    let s = o === ".." ? dw(r) : qc(r, o), i = await zc(s).catch((c) => {
      if (E(c) !== "ENOENT") throw c;
    });
    if (!i) return;
    if (!i.isSymbolicLink()) {
      r = s;
      continue;
    }
    if (Kc(s, i.uid), ++n > hw) throw new Error(`${e} has too many links`);
    let a = await lw(s);
    a.startsWith(Dt) && (r = Dt), t.unshift(...a.split(Dt));
  }
}

// src/files/staging.ts
import { chmodSync as ab, lstatSync as gf, mkdtempSync as cb, readdirSync as fb, rmSync as ub, statSync as mb } from "node:fs";
import * as zr from "node:fs/promises";
import { createServer as lb } from "node:net";
import { toNamespacedPath as db } from "node:path";

// src/disk/local-socket.ts
var Xc = N(Zc(), 1);
import { once as kw } from "node:events";
import {
  closeSync as xw,
  lstatSync as vw,
  mkdtempSync as Pw,
  openSync as Ow,
  rmSync as Bw,
  statSync as Ew,
  symlinkSync as Rw,
  writeFileSync as $w
} from "node:fs";
import { connect as Mw } from "node:net";
import { tmpdir as Iw } from "node:os";
import { join as ut } from "node:path";

// src/disk/trusted-file.ts
import { closeSync as gw, constants as Vs, fstatSync as yw, lstatSync as ww, openSync as bw, readFileSync as Sw } from "node:fs";
function Wt(e, t) {
  let n = (o) => o?.isFile() === !0 && Fn(o) && o.size <= t;
  if (!n(ww(e, { throwIfNoEntry: !1 }))) return;
  let r = bw(e, Vs.O_RDONLY | Vs.O_NOFOLLOW | Vs.O_NONBLOCK);
  try {
    return n(yw(r)) ? Sw(r) : void 0;
  } finally {
    gw(r);
  }
}

// src/disk/local-socket.ts
var Lr = process.platform === "win32";
function _r(e, t, n) {
  let { path: r, close: o } = Lr ? Cw() : ef(e, t);
  return n.on("error", () => {
  }).listen(r), o(), Lr && n.listening && $w(ut(e, t), tf(r, e), { mode: 384 }), n.listening;
}
async function Dr(e, t) {
  let n = Lr ? nf(e, t) : ef(e, t);
  if (n)
    try {
      let r = Mw(n.path);
      return r.on("error", () => {
      }), await kw(r, "connect").finally(n.close), r;
    } catch (r) {
      if (!["ECONNREFUSED", "ENOENT"].includes(String(E(r)))) throw r;
      return;
    }
}
function Qc(e, t) {
  return Lr ? nf(e, t) !== void 0 : vw(ut(e, t), { throwIfNoEntry: !1 })?.isSocket() === !0;
}
function ef(e, t) {
  let n = ut(e, t);
  if (Buffer.byteLength(n) < 100) return { path: n, close: () => {
  } };
  if (process.platform === "linux") {
    let o = Ow(e, "r");
    return { path: `/proc/self/fd/${o}/${t}`, close: () => xw(o) };
  }
  let r = Pw(ut(Iw(), "headstart-"));
  return Rw(e, ut(r, "d")), { path: ut(r, "d", t), close: () => Bw(r, { recursive: !0, force: !0 }) };
}
var Tw = /^\\\\\.\\pipe\\headstart-[0-9a-f-]{36}$/, Aw = 256;
function Cw() {
  return { path: `\\\\.\\pipe\\headstart-${(0, Xc.randomUUID)()}`, close: () => {
  } };
}
function tf(e, t) {
  return `${e}
${Ew(t, { bigint: !0 }).ino}
`;
}
function nf(e, t) {
  let n = Nw(ut(e, t)) ?? "", [r = ""] = n.split(`
`);
  return Tw.test(r) && n === tf(r, e) ? { path: r, close: () => {
  } } : void 0;
}
function Nw(e) {
  try {
    return Wt(e, Aw)?.toString("latin1");
  } catch (t) {
    if (E(t) === "ENOENT") return;
    throw t;
  }
}

// src/disk/rename.ts
import { lstatSync as Fw, renameSync as Lw, rmdirSync as _w } from "node:fs";
function te(e, t) {
  Hw(
    () => Lw(e, t),
    () => !rf(t)
  );
}
function jt(e, t) {
  let n = process.platform === "win32";
  n && Dw(t);
  try {
    return te(e, t), !0;
  } catch (r) {
    let o = E(r) ?? "";
    if (["ENOTEMPTY", "EEXIST"].includes(o) || n && o === "EPERM" && rf(t)) return !1;
    throw r;
  }
}
function Dw(e) {
  try {
    _w(e);
  } catch {
  }
}
function rf(e) {
  return Fw(e, { throwIfNoEntry: !1 })?.isDirectory() === !0;
}
var Uw = ["EPERM", "EBUSY", "EACCES"], Ww = 200, jw = new Int32Array(new SharedArrayBuffer(4));
function Hw(e, t, { platform: n = process.platform, mostMs: r = 5e3 } = {}) {
  let o = performance.now() + r;
  for (let s = 4; ; s = Math.min(2 * s, Ww)) {
    try {
      e();
      return;
    } catch (i) {
      if (!(n === "win32" && Uw.includes(E(i) ?? "")) || performance.now() > o || !t()) throw i;
    }
    Atomics.wait(jw, 0, 0, s);
  }
}

// src/files/byte-strings.ts
import { readdirSync as zw } from "node:fs";
function x(e) {
  return Buffer.from(e, "utf8").toString("latin1");
}
var qw = /[\u0080-\u00ff]/, Gw = new TextDecoder("utf-8", { fatal: !0, ignoreBOM: !0 });
function b(e, t = process.platform) {
  if (!qw.test(e)) return e;
  let n = Buffer.from(e, "latin1");
  if (t !== "win32") return n;
  try {
    return Gw.decode(n);
  } catch {
    throw new Error(`Windows has no file ${JSON.stringify(n.toString())}: its name is not Unicode`);
  }
}
function z(e, t) {
  return e === t || e.startsWith(Le(t));
}
function Le(e) {
  return e.endsWith("/") ? e : `${e}/`;
}
function ne(e) {
  return zw(b(e), { encoding: "latin1" });
}

// src/files/journal.ts
var df = N(sf(), 1);
import {
  appendFileSync as Kw,
  chmodSync as Zs,
  lstatSync as lf,
  mkdirSync as Vw,
  rmdirSync as Yw,
  rmSync as Zw,
  statSync as Xw,
  utimesSync as Qw,
  writeFileSync as eb
} from "node:fs";

// src/files/journal-step.ts
var Ur = {
  make: { path: "target" },
  move: { to: "target", from: "staged" },
  replace: { to: "target", from: "staged", aside: "staged" },
  stamp: { path: "target" }
};
function Wr(e) {
  let t = e;
  return Object.keys(Ur[e.do]).map((n) => t[n]);
}
function cf(e) {
  return Wr(e)[0];
}
function Ys(e, t) {
  let n = x(H(t)), r = Le(n), o = (s) => {
    if (s !== n && !s.startsWith(r)) throw new Error(`${s} is not below ${n}`);
    return s.slice(r.length);
  };
  return e.map((s) => `${JSON.stringify(uf(s, o))}
`).join("");
}
function ff(e, t) {
  let n = x(H(t)), r = (s) => s === "" ? n : `${Le(n)}${s}`;
  return e.split(`
`).slice(0, -1).map((s) => {
    let i = JSON.parse(s);
    if (!Jw(i, x($r(t)))) throw new Error("its journal is none that a restore wrote");
    return uf(i, r);
  });
}
function uf(e, t) {
  let n = Wr(e), r = Object.keys(Ur[e.do]).map((o, s) => [o, t(n[s])]);
  return { ...e, ...Object.fromEntries(r) };
}
function Jw(e, t) {
  let n = e;
  if (typeof n?.do != "string" || !Object.hasOwn(Ur, n.do)) return !1;
  let r = (i) => typeof i == "string" && i.split("/").every((a) => !["", ".", ".."].includes(a)), o = n.do === "stamp", s = Object.entries(Ur[n.do]).every(([i, a]) => {
    let c = n[i];
    return c === "" ? o : r(c) && a === "staged" === c.startsWith(`${t}/`) && c !== t;
  });
  return o ? s && af(n.stamp) && af(n.before) : s && (n.do === "make" || typeof n.inode == "string");
}
function af(e) {
  let t = e;
  return [t?.mode, t?.mtime].every(Number.isFinite);
}

// src/files/journal.ts
var Ht = "journal", tb = Math.min(128 * 1024 * 1024, (0, df.getHeapStatistics)().heap_size_limit / 32);
function pf(e, t) {
  Kw(T(t, Ht), Ys(e, t), { mode: 384 });
  for (let n of e) rb(n);
}
function hf(e) {
  for (let t of e)
    t.do === "stamp" && F(t.path)?.isDirectory() && Qs(t.path, t.stamp);
}
function Xs(e) {
  Zw(T(e, Ht), { force: !0 });
}
function jr(e, t = () => !0) {
  let n = nb(e), r = /* @__PURE__ */ new Set(), o = [];
  for (let a of [...n.toReversed(), ...n.filter((c) => c.do === "stamp")])
    try {
      t(a) ? ob(a) : r.add(a);
    } catch (c) {
      o.push(c);
    }
  if (o.length > 0) throw o[0];
  let s = T(e, `${Ht}-draft`), i = n.filter((a) => r.has(a));
  i.length > 0 ? (eb(s, Ys(i, e), { mode: 384 }), te(s, T(e, Ht))) : Xs(e);
}
function _n(e) {
  return F(x(T(e, Ht))) !== void 0;
}
function nb(e) {
  if (!_n(e)) return [];
  let t = Wt(T(e, Ht), tb);
  if (!t) throw new Error("its journal is no file that a restore wrote");
  return ff(t.toString(), e);
}
function rb(e) {
  switch (e.do) {
    case "make":
      Vw(b(e.path));
      break;
    case "move":
      Ln(e.from, e.to);
      break;
    case "replace":
      Ln(e.to, e.aside), Ln(e.from, e.to);
      break;
    case "stamp":
      Qs(e.path, e.stamp);
      break;
  }
}
function ob(e) {
  switch (e.do) {
    case "make":
      sb(e.path);
      break;
    case "move":
      mf(e);
      break;
    case "replace":
      if (!F(e.aside)) break;
      if (mf(e), F(e.to)) throw new Error(`${b(e.to)} is in the way of what was there before`);
      Ln(e.aside, e.to);
      break;
    case "stamp":
      ib(e.path, e.before);
      break;
  }
}
function mf({ from: e, to: t, inode: n }) {
  !F(e) && Hr(t) === n && Ln(t, e);
}
function Hr(e) {
  let t = lf(b(e), { bigint: !0, throwIfNoEntry: !1 });
  return t && `${t.dev}:${t.ino}`;
}
function F(e) {
  try {
    return lf(b(e));
  } catch (t) {
    if (E(t) === "ENOENT" || E(t) === "ENOTDIR") return;
    throw t;
  }
}
function mt(e) {
  if (Xw(b(e), { throwIfNoEntry: !1 })?.isDirectory()) return [];
  if (F(e)) throw new Error(`${b(e)} is no directory, so nothing can be restored below it`);
  return [...mt(H(e)), e];
}
function sb(e) {
  try {
    Yw(b(e));
  } catch (t) {
    if (!["ENOENT", "ENOTDIR", "ENOTEMPTY", "EEXIST"].includes(E(t) ?? "")) throw t;
  }
}
function ib(e, t) {
  let n = F(e);
  n?.isDirectory() && (n.mtimeMs / 1e3 !== t.mtime || (n.mode & 4095) !== t.mode) && Qs(e, t);
}
function Qs(e, { mode: t, mtime: n }) {
  try {
    Zs(b(e), t), Qw(b(e), n, n);
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
    Zs(n, s.mode | 128), te(n, r), Zs(r, s.mode & 4095);
  }
}

// src/files/staging.ts
var zt = ".headstart-staging-";
function Ze(e) {
  return e.startsWith(zt);
}
function qr(e) {
  let t = cb(T(e, zt)), n = hb(t);
  return {
    /** Absolute path, on the same file system as the target beside it. */
    dir: t,
    /** Removes the directory, unless the next run needs it to undo steps that this run could not undo. */
    async remove() {
      _n(t) || (n?.close(), Un(t));
    }
  };
}
async function Xe({ base: e, literal: t }) {
  let n = pb(e);
  if (t === void 0) return n;
  let r = gf(t, { throwIfNoEntry: !1 });
  return r?.isDirectory() ? await zr.access(n, zr.constants.W_OK).then(
    () => !0,
    () => !1
  ) && r.dev === gf(n).dev ? n : t : n;
}
function pb(e) {
  let t = e;
  for (; !mb(t, { throwIfNoEntry: !1 })?.isDirectory(); ) {
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
  return e.isDirectory() && Fn(e) && Jc(e);
}
function Gt(e) {
  return Qc(e, ei);
}
var ei = "alive";
function hb(e) {
  let t = lb((n) => n.destroy()).unref();
  if (_r(e, "born", t))
    return te(T(e, "born"), T(e, ei)), t;
}
async function Gr(e) {
  if (!Gt(e)) return !1;
  try {
    let t = await Dr(e, ei);
    return t?.destroy(), t !== void 0;
  } catch {
    return !0;
  }
}
function Un(e) {
  let t = () => ub(db(e), { recursive: !0, force: !0, maxRetries: 3 });
  try {
    t();
  } catch (n) {
    if (E(n) !== "EACCES") throw n;
    yf(x(e)), t();
  }
}
function yf(e) {
  ab(b(e), 448);
  for (let t of fb(b(e), { withFileTypes: !0, encoding: "latin1" }))
    t.isDirectory() && yf(`${e}/${t.name}`);
}

// src/keys.ts
var Kr = N(wf(), 1), bf = 10, Jr = 512;
function ri(e) {
  if (e.length > bf) return `Key Validation Error: Keys are limited to a maximum of ${bf}.`;
  for (let t of e) {
    if (t.length > Jr)
      return `Key Validation Error: ${t} cannot be larger than ${Jr} characters.`;
    if (t.includes(",")) return `Key Validation Error: ${t} cannot contain commas.`;
  }
}
function Z(e, t) {
  return e === t || e.localeCompare(t, void 0, { sensitivity: "accent" }) === 0;
}
var Sf = oi;
function oi(e) {
  let t = (0, Kr.createHash)("sha256");
  for (let n of e) t.update(`${Buffer.byteLength(n)}:${n},`);
  return t.digest("hex");
}
function kf(e, t) {
  for (let n of e) {
    let r = ni(t.filter((o) => o.key === n)) ?? ni(t.filter((o) => Z(o.key, n))) ?? ni(t.filter((o) => o.key.startsWith(n)));
    if (r) return r;
  }
}
function ni(e) {
  return e.toSorted(si)[0];
}
function si(e, t) {
  return t.createdAt.getTime() - e.createdAt.getTime() || (e.key < t.key ? 1 : -1);
}
var xf = 225, gb = 160;
function Wn(e) {
  let t = Bf(e) || "%";
  return t.length <= xf ? t : `${Pf(e)}~${(0, Kr.createHash)("sha256").update(e).digest("hex")}`;
}
function vf(e) {
  let t = Wn(e).replace(
    /%[0-9A-F]{2}|[A-Z]/g,
    (n) => n.length > 1 ? n : Ef(n)
  );
  return t.length <= xf ? t : `~${(0, Kr.createHash)("sha256").update(e).digest("hex")}`;
}
function Pf(e) {
  return Bf(e).slice(0, gb);
}
function Of(e, t) {
  let n = e.toLowerCase();
  return t.some((r) => n.startsWith(Pf(r).toLowerCase()));
}
function ii(e) {
  if (e.includes("~")) return;
  if (e === "%") return "";
  let t = e.replace(
    /%([0-9A-F]{2})/g,
    (n, r) => String.fromCharCode(Number.parseInt(r, 16))
  );
  return Buffer.from(t, "latin1").toString("utf8");
}
function Bf(e) {
  return Buffer.from(e, "utf8").toString("latin1").replace(/^\.|[^A-Za-z0-9._-]/g, Ef);
}
function Ef(e) {
  return `%${e.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
}

// src/bytes/buffer-pool.ts
function Qe(e, t) {
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
import { accessSync as yb, constants as wb, statSync as bb } from "node:fs";
import { delimiter as Sb, isAbsolute as kb, join as xb } from "node:path";
var vb = process.platform === "win32" ? ".exe" : "";
function jn(e) {
  return (process.env.PATH ?? "").split(Sb).filter((n) => kb(n)).map((n) => xb(n, `${e}${vb}`)).find(Pb);
}
function Rf(e) {
  let t = jn(e);
  if (t === void 0) throw new ee(`there is no ${e} on PATH`);
  return t;
}
function Pb(e) {
  try {
    return yb(e, wb.X_OK), bb(e).isFile();
  } catch {
    return !1;
  }
}

// src/process.ts
var Hn = N(Mf(), 1), Yr = N(Tf(), 1);
import { once as ai } from "node:events";

// src/program-exit.ts
import { once as Ob } from "node:events";
async function Af(e, t) {
  let n = !1, r = () => {
    n = !0;
    for (let i of e) i.kill("SIGKILL");
  };
  t.addEventListener("abort", r), t.aborted && r();
  let o = await Promise.all(
    e.map(async (i) => {
      try {
        await Eb(i, { mayEcho: i !== e.at(-1) });
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
var Bb = /^: (\S*\/)?\w+: (-: Cannot write|write error|standard output|error \d+ : Write error( : cannot write block)?)(:| :) (Broken pipe|Connection reset by peer)\s*(\n(\S*\/)?\w+: Error is not recoverable: exiting now)?$/;
async function Eb(e, { mayEcho: t }) {
  let n = $b(e.stderr), [r, o] = await Ob(e, "close");
  if (r !== 0 && !(t && (o === "SIGPIPE" || Bb.test(n()))))
    throw new ee(`${e.spawnfile} ${Vr(r, o)}${n()}`);
}
function Vr(e, t) {
  return t ? `was ended by ${t}` : `failed with exit code ${e}`;
}
var Rb = 1e3;
function $b(e) {
  let t = "";
  return e.setEncoding("utf8").on("data", (n) => {
    t = (t + n).slice(-Rb);
  }), () => t.trim() === "" ? "" : `: ${t.trim()}`;
}

// src/process.ts
function ci() {
  let { PATH: e, SystemRoot: t } = process.env;
  return { PATH: e, LC_ALL: "C", ...t && { SystemRoot: t } };
}
function V(e, { cwd: t, signal: n, stdin: r }) {
  let o = [];
  for (let a of e.toReversed()) {
    let c = o[0], f = (a === e[0] ? r : void 0) ?? "pipe", u = Nf(a, { cwd: t, stdio: [f, c?.stdin ?? "pipe", "pipe"] });
    c?.stdin?.destroy(), o.unshift(u);
  }
  let s = o[0], i = o.at(-1);
  return s.stdin?.on("error", () => {
  }), {
    pid: s.pid ?? 0,
    stdin: s.stdin,
    stdout: i.stdout,
    ended: Af(o, n)
  };
}
var Mb = /^(NODE_(OPTIONS|EXTRA_CA_CERTS|USE_SYSTEM_CA|COMPILE_CACHE)|SSL_CERT_(FILE|DIR)|LD_LIBRARY_PATH)$/;
function Cf({ path: e, args: t }) {
  let n = Object.entries(process.env).filter(([a]) => Mb.test(a)), r = (0, Hn.spawn)(e, t, {
    cwd: "/",
    detached: !0,
    stdio: ["pipe", "pipe", "ignore"],
    // One of its threads waits for the kernel all the time.
    env: { ...ci(), ...Object.fromEntries(n), UV_THREADPOOL_SIZE: "8" }
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
  await Zr({ path: Rf(e), args: t }, n);
}
async function Zr(e, t) {
  let { stdout: n, ended: r } = V([e], t);
  n.resume(), await r;
}
function Nf(e, t) {
  let n = process.umask(0);
  try {
    return (0, Hn.spawn)(e.path, e.args, { ...t, env: ci() });
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
    let [c] = await ai(s, "close");
    return { exitCode: c, output: a, ms: performance.now() - o };
  } finally {
    r.removeEventListener("abort", i);
  }
}
async function J1({ path: e, args: t }, { cwd: n, env: r, signal: o }) {
  let s = (0, Hn.spawn)(e, t, { cwd: n, env: { ...r, ...ci() }, signal: o, killSignal: "SIGKILL" });
  s.stdin.destroy(), s.stderr.resume();
  let [[i, a], c] = await Promise.all([
    ai(s, "close"),
    (0, Yr.text)(s.stdout)
  ]);
  if (i === 0) return c;
  throw new ee(`${e} ${Vr(i, a)}`);
}
async function qn(e, t = [0]) {
  let n = Nf(e, { stdio: "pipe" });
  n.stdin?.destroy();
  let [[r, o], s, i] = await Promise.all([
    ai(n, "close"),
    (0, Yr.text)(n.stdout),
    (0, Yr.text)(n.stderr)
  ]);
  if (r !== null && t.includes(r)) return s;
  throw new ee(`${e.path} ${Vr(r, o)}: ${i.trim()}`);
}

// src/tools.ts
import { readFileSync as Ib } from "node:fs";
async function Ff(e = !0) {
  let t = e ? Tb : () => {
  }, [n, r, o, s] = await Promise.all([
    Cb(),
    jn("zstd"),
    t("mksquashfs"),
    t("unsquashfs")
  ]);
  return { tar: n, zstd: r, mksquashfs: o, unsquashfs: s };
}
async function Tb(e) {
  let t = jn(e);
  return t && await Ab(t).catch(() => {
  }) && t;
}
async function Ab(e) {
  let t = await qn({ path: e, args: ["-version"] }, [0, 1]), [, n, r, o] = t.match(/squashfs version ((\d+)\.(\d+)(?:\.\d+)?)/) ?? [];
  return Number(r) * 100 + Number(o) >= 405 ? n : void 0;
}
async function Cb() {
  if (process.platform === "win32") return { dialect: "node" };
  for (let e of ["tar", "gtar", "bsdtar"]) {
    let t = jn(e), n = t && (Nb(t) ?? Lb(await Fb(t)));
    if (n) return { path: t, dialect: n };
  }
  return { dialect: "node" };
}
var Lf = { "GNU tar": "gnu", bsdtar: "bsd" };
function Nb(e) {
  try {
    let t = Ib(e);
    return Object.entries(Lf).find(([n]) => t.includes(`\0${n}\0`))?.[1];
  } catch {
    return;
  }
}
function Fb(e) {
  return qn({ path: e, args: ["--version"] }).catch(() => "");
}
function Lb(e) {
  return Object.entries(Lf).find(([t]) => e.includes(t))?.[1];
}

// src/entry/digest.ts
var Df = N(_f(), 1);

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
var M = 1024 * 1024, Vt = 32;
function Gn(e) {
  return Math.ceil(e / M) * Vt;
}
function Uf() {
  let e = Kt(M), t = [];
  return {
    update(n) {
      for (let r of e.push(n)) t.push(Me(...r));
    },
    finish() {
      let n = e.rest();
      return n.length > 0 && t.push(Me(...n)), Buffer.concat(t);
    }
  };
}
function ui(e, t, n) {
  let r = n.subarray(t * Vt, (t + 1) * Vt);
  return r.length === Vt && Me(...e).equals(r);
}
function Wf(e, { offset: t, length: n }) {
  let r = Ie(t, t + n), o = r[0] * Vt;
  return Me(
    Buffer.from(`${n}
`),
    e.subarray(o, o + r.length * Vt)
  ).toString("hex");
}
function Me(...e) {
  let t = (0, Df.createHash)("sha256");
  for (let n of e) t.update(n);
  return t.digest();
}
function Ie(e, t) {
  let n = Math.floor(e / M), r = t > e ? Math.ceil(t / M) - n : 0;
  return Array.from({ length: r }, (o, s) => n + s);
}

// src/entry/container.ts
var Yt = "headstart-2", _b = ["image", "delta"];
function Zt(e, t) {
  return _b.includes(t) ? Math.ceil(e / M) * M : e;
}
function D({ segments: e }) {
  let t = e.at(-1);
  return t ? t.offset + t.length : 0;
}
function Xr({ digests: e, ...t }) {
  return Me(Buffer.from(JSON.stringify(t)), e).toString("hex");
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
var Db = 407710288, mi = 8, Qr = mi + 12, Kn = Buffer.from("HEADSTR2"), Hf = 36 + Kn.length, Vn = Qr + Hf, li = 4 * 1024 * 1024, zf = 1024, Ub = 512, Wb = 1024 ** 4;
function qf({ digests: e, ...t }, n) {
  let r = Buffer.from(JSON.stringify(t));
  if (r.length > li) throw new Error(`the index is too large: its JSON has ${r.length} bytes`);
  let o = Buffer.alloc(Qr), s = [e, r, n?.(Gf(e, r)) ?? Buffer.alloc(0)], i = s.map((u) => u.length), a = i.reduce((u, m) => u + m, Vn), c = [Db, a - mi, ...i];
  for (let [u, m] of c.entries()) o.writeUInt32LE(m, 4 * u);
  let f = Buffer.alloc(4);
  return f.writeUInt32LE(a), Buffer.concat([o, ...s, Me(o, ...s), f, Kn]);
}
var jb = 128 * 1024;
async function Yn(e, t) {
  return zb(await Hb(e), e.size, t);
}
async function Hb(e) {
  let { size: t } = e;
  if (t < Vn) throw new S(`it has only ${t} bytes`);
  let n = await Jn(e, Math.max(0, t - jb), t);
  if (!n.subarray(-Kn.length).equals(Kn))
    throw new S("it does not end in an index: cut short, or not written by Headstart");
  let r = n.readUInt32LE(n.length - Kn.length - 4), o = Vn + Gn(Math.min(t, Wb)) + li + zf;
  if (r < Vn || r > Math.min(t, o))
    throw new S(`its index has ${r} bytes, which is no length of an index`);
  return r <= n.length ? n.subarray(-r) : Jn(e, t - r, t);
}
function zb(e, t, n) {
  let r = e.length - Hf;
  if (!Me(e.subarray(0, r)).equals(e.subarray(r, r + 32)))
    throw new S("its index does not match its SHA-256");
  let [o = 0, s = 0, i = 0] = [0, 1, 2].map(
    (l) => e.readUInt32LE(mi + 4 * l)
  ), a = t - e.length;
  if (!(o === Gn(a) && s <= li && i <= zf && Vn + o + s + i === e.length)) throw new S("the parts of its index do not fit its body");
  let f = Qr + o, [u, m] = [e.subarray(Qr, f), e.subarray(f, f + s)];
  n?.(e.subarray(f + s, r), Gf(u, m));
  let d = qb(m);
  if (!Gb(d)) throw new S("its index is not what this version of Headstart writes");
  return Vb(d.segments, a), { ...d, digests: u };
}
function Gf(e, t) {
  let n = Buffer.alloc(4);
  return n.writeUInt32LE(e.length), Me(n, e, t);
}
function qb(e) {
  try {
    return JSON.parse(e.toString("utf8"));
  } catch {
    return;
  }
}
function Gb(e) {
  let t = e;
  return t?.container === Yt && Jf(t.format) && jf(t.key) && t.key.length <= Ub && [t.files, t.bytes].every(di) && Array.isArray(t.paths) && t.paths.every(jf) && Array.isArray(t.segments) && t.segments.every(Jb);
}
function Jb(e) {
  let t = e, { offset: n, length: r, files: o, bytes: s, unpackedBytes: i = 0, root: a = 0, deadBytes: c = 0 } = t ?? {}, f = [n, r, o, s, i, a, c];
  return Jf(t?.kind) && f.every(di) && Kb(t?.frames, r);
}
function Kb(e, t) {
  if (e === void 0) return !0;
  let n = (r) => di(r) && r !== 0;
  return Array.isArray(e) && e.every(n) && e.reduce((r, o) => r + o, 0) === t;
}
function Jf(e) {
  return typeof e == "string" && /^[a-z-]{1,32}$/.test(e);
}
function jf(e) {
  return typeof e == "string";
}
function di(e) {
  return Number.isSafeInteger(e) && e >= 0;
}
function Vb(e, t) {
  let n = 0;
  for (let { kind: r, offset: o, length: s } of e) {
    if (o !== Zt(n, r) || s === 0) throw new S("its segments do not line up");
    n = o + s;
  }
  if (n === 0 || n !== t) throw new S("its segments do not fill its body");
}

// src/transfer/limits.ts
var Kf = (e) => Math.min(24, 3 * e);
function pi(e) {
  return Math.random() * Math.min(4e3, e);
}
var hi = { paceBytes: 128 * 1024 ** 2, paceMs: 6e5, paceAfterMs: 6e4 }, Vf = {
  ...hi,
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
async function Yf(e, t) {
  let n = Promise.withResolvers(), r = () => n.reject(t.reason);
  t.addEventListener("abort", r);
  try {
    return await Promise.race([e, n.promise]);
  } finally {
    t.removeEventListener("abort", r);
  }
}
function Zf({ signal: e, limitMs: t, bytes: n = 0, onSent: r }) {
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
function Xf(e) {
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
function Qf(e, t) {
  let n = t === void 0 ? void 0 : Promise.resolve(t), r = () => {
    let o = e();
    return o.catch(() => {
      n === o && (n = void 0);
    }), o;
  };
  return (o = !1) => (o && (n = void 0), n ??= r(), n);
}

// src/transfer/download.ts
import { Readable as gS } from "node:stream";

// src/transfer/concurrency-limiter.ts
function eu(e) {
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
async function tu(e, t, n = []) {
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
function et(e) {
  let { origin: t, pathname: n } = new URL(e);
  return t + n;
}
var Zn = "its certificate is signed by nobody this machine trusts; give the authority\u2019s certificate in NODE_EXTRA_CA_CERTS", nu = {
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
  if (n) return ru(Number(n), t);
  let r = E(e) ?? "unknown error", [o, s] = nu[r] ?? ["the connection failed", "retry"];
  return new Y(`${et(t)}: ${o} (${r})`, s);
}
function PT(e, t) {
  let n = E(e) ?? "unknown error", [r, o] = nu[n] ?? ["the connection failed", "retry"], s = r.replace(/; is the .*/, ""), i = "correct HTTP_PROXY and HTTPS_PROXY, or name the host in NO_PROXY";
  return new Y(
    `the proxy at ${new URL(t).origin}: ${s} (${n}); ${i}`,
    o === "resume" ? "retry" : o
  );
}
function ru(e, t) {
  let n = e === 407 ? "the proxy wants other credentials; give them in HTTP_PROXY and HTTPS_PROXY" : e >= 500 ? "the proxy cannot reach it; is the endpoint right, or the host missing in NO_PROXY?" : "the proxy does not let it through; if it need not, name the host in NO_PROXY";
  return new Y(`${et(t)}: ${n} (${e})`, e >= 500 ? "slow-down" : "none");
}
function OT(e, t) {
  let n = "a web page comes instead of an answer; is the endpoint right, or does a proxy or portal want a login?";
  return new Y(`${et(t)}: ${n} (${e})`, "none");
}
async function ou({ status: e, headers: t, body: n }, r) {
  if (e === 407) return ru(e, r);
  let o = await tS(n), [s, i] = Xb(e, o, t.location), a = o === void 0 ? e : `${e} ${o}`, c = e === 429 || e >= 500 ? nS(t["retry-after"]) : 0;
  return new Y(`${et(r)}: ${s} (${a})`, i, c);
}
function Xb(e, t, n) {
  return e === 403 || t === "ExpiredToken" ? ["access is denied; are the credentials right, and is the clock?", "renew"] : e === 404 || e === 410 ? ["the object is gone; it was deleted meanwhile", "none"] : e === 412 ? ["the object was replaced meanwhile", "none"] : e === 416 ? ["the object is shorter than it was; it was replaced meanwhile", "none"] : e >= 300 && e < 400 ? [`it redirects${Qb(n)}; use that as endpoint`, "none"] : e === 408 || e === 429 || e >= 500 ? ["it has trouble or too much to do", "slow-down"] : ["it refuses the request", "none"];
}
function Qb(e) {
  return typeof e == "string" && URL.canParse(e) ? ` to ${new URL(e).origin}` : "";
}
var eS = 4096;
async function tS(e) {
  let t = [];
  return await tu(eS, e, t).catch(() => {
  }), /<Code>(\w{1,64})<\/Code>/.exec(Buffer.concat(t).toString("latin1"))?.[1];
}
function nS(e) {
  if (typeof e != "string") return 0;
  let t = /^\d+$/.test(e) ? Number(e) * 1e3 : Date.parse(e) - Date.now();
  return Math.max(t || 0, 0);
}

// src/transfer/range-request.ts
async function iu(e, t) {
  let { http: n, object: r, signed: o, signal: s } = t, { url: i } = o, a = !Number.isFinite(r.size), c = {
    ...!a && { range: `bytes=${e.position}-${e.end - 1}` },
    ...r.etag !== void 0 && { "if-match": r.etag },
    "accept-encoding": "identity"
  }, f = await n.request(i, {
    method: "GET",
    headers: c,
    signal: s,
    onHead: (u, m) => su(u) ? rS(u, m, e, t) : void 0
  });
  if (!su(f)) throw await ou(f, i);
  if (a && e.finish(), !e.isComplete()) throw _e(i, "the connection ended before the object did", "resume");
}
var su = ({ status: e }) => e === 200 || e === 206;
function rS(e, t, n, r) {
  let { url: o } = r.signed;
  iS(e, r);
  let s = e.status === 200 && e.headers["content-range"] === void 0;
  return s ? (oS(e, n, r), r.onWholeObject(n)) : sS(e, n, r), n.start === 0 && r.begun?.resolve(), r.signed.worked = !0, (i) => {
    let a = n.end - n.position;
    if (i.length > a && !s) throw _e(o, "it sends more bytes than it says", "retry");
    n.take(i.subarray(0, a)), r.onBytes(n, i.length, t), s && n.isComplete() && t.end();
  };
}
function oS({ headers: e }, t, { signed: { url: n }, object: { size: r } }) {
  if (t.position !== 0)
    throw _e(n, "the server ignores the range that it is asked for", "await-whole");
  if (Number.isFinite(r) && !au(e["content-length"], r))
    throw _e(n, "the object has another length", "retry");
}
function sS({ headers: e }, t, { signed: { url: n }, object: { size: r } }) {
  let o = `bytes ${t.position}-${t.end - 1}/${r}`;
  if (e["content-range"] !== o)
    throw _e(n, `it sends '${e["content-range"]}' instead of '${o}'`, "retry");
  let s = e["content-length"];
  if (!au(s, t.end - t.position))
    throw _e(n, `it sends ${s} bytes for '${o}'`, "retry");
}
function au(e, t) {
  return e === void 0 || e === String(t);
}
function iS({ headers: e }, { signed: { url: t }, object: { etag: n } }) {
  let r = e["content-encoding"] ?? "identity";
  if (r !== "identity")
    throw _e(t, `something on the way encodes it as ${r}; a proxy?`, "none");
  if (/^text\/html/i.test(String(e["content-type"])))
    throw _e(t, "a web page comes instead of the object; does a proxy or portal want a login?", "none");
  if (n !== void 0 && e.etag !== n) {
    let o = `the object was replaced meanwhile: its ETag is ${e.etag}, not ${n}`;
    throw _e(t, o, "none");
  }
}
function _e(e, t, n) {
  return new Y(`${et(e)}: ${t}`, n);
}

// src/transfer/fill-part.ts
async function cu(e, t) {
  let n = t.retries.forPart(e.start), r = () => !e.isComplete() && t.isWanted(e);
  for (; r(); ) {
    let o = await aS(e, t);
    if (o?.recover === "await-whole" && t.begun && await Yf(t.begun.promise, t.signal), !(o === void 0 || !r())) {
      if (!Number.isFinite(t.object.size) && e.position > e.start) throw o;
      t.watch.failed(o), await n.recover(o, e.position);
    }
  }
}
async function aS(e, t) {
  let { limiter: n, link: r, retries: o, isWanted: s } = t, i = await n.acquire(e.start), a;
  try {
    if (a = await r.current(), !s(e)) return;
    await cS(e, a, t), i.increase(), o.progress();
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
function cS(e, t, n) {
  let r = new AbortController(), o = AbortSignal.any([n.signal, r.signal]);
  return n.watch.during(
    e,
    () => iu(e, { ...n, signed: t, signal: o }),
    (s) => r.abort(new Y(`${et(t.url)}: ${s}`, "resume"))
  );
}

// src/transfer/part.ts
function fu(e, t, n) {
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
import { setTimeout as dS } from "node:timers/promises";
var pS = 100;
async function LT(e, t) {
  let { signal: n, judge: r, maxFailures: o = () => 3 } = e, s = e.maxWaitMs ?? 4e3;
  for (let i = 0; ; ) {
    let a = Zf(e);
    try {
      return await t(a);
    } catch (c) {
      n.throwIfAborted();
      let { error: f, recovery: u, retryAfterMs: m } = r(a.isOver() ? void 0 : c);
      if (u === "recovered") continue;
      if (i += a.isOver() ? 2 : 1, u === "final" || i >= o() || m > s) throw f;
      s -= m, await mu(Math.max(m, pi(pS * 4 ** i)), n);
    } finally {
      a.end();
    }
  }
}
function uu(e) {
  let { limits: t, remainingMs: n, signal: r } = e, o = Kf(e.parts), s = 0;
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
          let d = m ? 0 : t.backoffMs * 2 ** (a - 1), l = f.retryAfterMs + pi(d);
          if (f.retryAfterMs > 0 && l > n()) throw f;
          l > 0 && await mu(l, r);
        }
      };
    }
  };
}
async function mu(e, t) {
  await dS(e, void 0, { signal: t }).catch(() => t.throwIfAborted());
}

// src/transfer/least-speed.ts
function eo({ paceBytes: e, paceMs: t, paceAfterMs: n }, r = 1 / 0) {
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
function lu(e) {
  let { limits: t, bytes: n, awaited: r, giveUp: o } = e, s = eo(t, n), i = 0, a = performance.now(), c, f = hS(e, () => {
    a = performance.now();
  }), u = (l) => {
    let p = s.check(r() !== void 0, l);
    if (p && o(`the store sends only ${p}`), i >= t.progressBytes || !r())
      a = l, i = 0;
    else if (l - a >= t.noProgressMs) {
      let h = c ? `${c.message}; ` : "";
      o(`${h}no progress for ${du(t.noProgressMs)}`);
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
function hS({ limits: e, awaited: t, isPaused: n }, r) {
  let o = /* @__PURE__ */ new Set(), s = /* @__PURE__ */ new WeakMap(), i = { bytes: 0, ms: 0 }, a = (f, u) => {
    let { part: m, abort: d } = f;
    m.position - f.seenPosition >= e.progressBytes || n() ? (f.seenAt = u, f.seenPosition = m.position) : u - f.seenAt >= e.idleMs && d(`it sends next to nothing for ${du(e.idleMs)}`);
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
function du(e) {
  return `${Math.round(e / 100) / 10} s`;
}

// src/transfer/download.ts
function pu(e, t, n) {
  return new gi(e, t, n);
}
var gi = class extends gS {
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
    super({ objectMode: !0 }), this.#o = t, this.#e = o, this.#t = { ...Vf, ...o.limits }, this.#i = n, this.#d = r, this.#f = r, this.#c = r - n < this.#t.singleBytes ? Math.max(r - n, 1) : o.partBytes, this.#l = o.memory ?? Jt(Math.min(o.partBytes, 1024 * 1024)), this.release = this.#l.release, this.#n = o.order !== "any" || !Number.isFinite(r) || o.concurrency === 1, o.signal.addEventListener("abort", this.#a), o.signal.aborted && this.#a();
  }
  _read() {
    this.#g();
  }
  _destroy(t, n) {
    this.#e.signal.removeEventListener("abort", this.#a), this.#h?.watch.stop(), this.#u.abort(t ?? new Error("the stream was closed")), n(t);
  }
  #b() {
    let { http: t, concurrency: n } = this.#e, { signal: r } = this.#u, o = this.#t, s = this.#f - this.#i, i = lu({
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
      link: Xf(this.#o),
      begun: this.#i === 0 ? Promise.withResolvers() : void 0,
      limiter: eu(n),
      retries: uu({ parts: a, limits: o, remainingMs: i.remainingMs, signal: r }),
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
      this.#s.push(n), cu(n, this.#h).then(
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
    return o ? this.#d = n - ((n - t) % r || r) : this.#i = Math.min(t + r, n), fu(o ? this.#d : t, o ? n : this.#i, this.#l);
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
var hu = "headstart";
function yi(e) {
  Fc(hu, JSON.stringify(e));
}
function to() {
  let e = Lc(hu);
  return e === "" ? void 0 : JSON.parse(e);
}

// package.json
var gu = { version: "0.1.0" };

// src/files/matches.ts
import { lstatSync as _k } from "node:fs";

// node_modules/@actions/glob/lib/internal-globber.js
import * as tn from "fs";

// node_modules/@actions/glob/lib/internal-glob-options-helper.js
function wi(e) {
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
import * as fo from "path";

// node_modules/@actions/glob/lib/internal-path-helper.js
var tt = N(yu(), 1);
import * as Xt from "path";
var nt = process.platform === "win32";
function Ue(e) {
  if (e = De(e), nt && /^\\\\[^\\]+(\\[^\\]+)?$/.test(e))
    return e;
  let t = Xt.dirname(e);
  return nt && /^\\\\[^\\]+\\[^\\]+\\$/.test(t) && (t = De(t)), t;
}
function ro(e, t) {
  if ((0, tt.default)(e, "ensureAbsoluteRoot parameter 'root' must not be empty"), (0, tt.default)(t, "ensureAbsoluteRoot parameter 'itemPath' must not be empty"), Xn(t))
    return t;
  if (nt) {
    if (t.match(/^[A-Z]:[^\\/]|^[A-Z]:$/i)) {
      let n = process.cwd();
      return (0, tt.default)(n.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${n}'`), t[0].toUpperCase() === n[0].toUpperCase() ? t.length === 2 ? `${t[0]}:\\${n.substr(3)}` : (n.endsWith("\\") || (n += "\\"), `${t[0]}:\\${n.substr(3)}${t.substr(2)}`) : `${t[0]}:\\${t.substr(2)}`;
    } else if (we(t).match(/^\\$|^\\[^\\]/)) {
      let n = process.cwd();
      return (0, tt.default)(n.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${n}'`), `${n[0]}:\\${t.substr(1)}`;
    }
  }
  return (0, tt.default)(Xn(e), "ensureAbsoluteRoot parameter 'root' must have an absolute root"), e.endsWith("/") || nt && e.endsWith("\\") || (e += Xt.sep), e + t;
}
function Xn(e) {
  return (0, tt.default)(e, "hasAbsoluteRoot parameter 'itemPath' must not be empty"), e = we(e), nt ? e.startsWith("\\\\") || /^[A-Z]:\\/i.test(e) : e.startsWith("/");
}
function Qn(e) {
  return (0, tt.default)(e, "isRooted parameter 'itemPath' must not be empty"), e = we(e), nt ? e.startsWith("\\") || /^[A-Z]:/i.test(e) : e.startsWith("/");
}
function we(e) {
  return e = e || "", nt ? (e = e.replace(/\//g, "\\"), (/^\\\\+[^\\]/.test(e) ? "\\" : "") + e.replace(/\\\\+/g, "\\")) : e.replace(/\/\/+/g, "/");
}
function De(e) {
  return e ? (e = we(e), !e.endsWith(Xt.sep) || e === Xt.sep || nt && /^[A-Z]:\\$/i.test(e) ? e : e.substr(0, e.length - 1)) : "";
}

// node_modules/@actions/glob/lib/internal-match-kind.js
var be;
(function(e) {
  e[e.None = 0] = "None", e[e.Directory = 1] = "Directory", e[e.File = 2] = "File", e[e.All = 3] = "All";
})(be || (be = {}));

// node_modules/@actions/glob/lib/internal-pattern-helper.js
var wu = process.platform === "win32";
function Si(e) {
  e = e.filter((r) => !r.negate);
  let t = {};
  for (let r of e) {
    let o = wu ? r.searchPath.toUpperCase() : r.searchPath;
    t[o] = "candidate";
  }
  let n = [];
  for (let r of e) {
    let o = wu ? r.searchPath.toUpperCase() : r.searchPath;
    if (t[o] === "included")
      continue;
    let s = !1, i = o, a = Ue(i);
    for (; a !== i; ) {
      if (t[a]) {
        s = !0;
        break;
      }
      i = a, a = Ue(i);
    }
    s || (n.push(r.searchPath), t[o] = "included");
  }
  return n;
}
function bu(e, t) {
  let n = be.None;
  for (let r of e)
    r.negate ? n &= ~r.match(t) : n |= r.match(t);
  return n;
}
function Su(e, t) {
  return e.some((n) => !n.negate && n.partialMatch(t));
}

// node_modules/@actions/glob/lib/internal-pattern.js
import * as ju from "os";
import * as en from "path";
var ot = N(ku(), 1);

// node_modules/balanced-match/dist/esm/index.js
var xu = (e, t, n) => {
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
var vu = "\0SLASH" + Math.random().toFixed(16) + "\0", Pu = "\0OPEN" + Math.random().toFixed(16) + "\0", so = "\0CLOSE" + Math.random().toFixed(16) + "\0", Ou = "\0COMMA" + Math.random().toFixed(16) + "\0", Bu = "\0PERIOD" + Math.random().toFixed(16) + "\0", SS = new RegExp(vu, "g"), kS = new RegExp(Pu, "g"), xS = new RegExp(so, "g"), vS = new RegExp(Ou, "g"), PS = new RegExp(Bu, "g"), OS = /\\\\/g, BS = /\\{/g, ES = /\\}/g, RS = /\\,/g, $S = /\\\./g, MS = 1e5, IS = 4e6, TS = 1e3, AS = 1e3, CS = 2e7, NS = 16;
function ki(e) {
  return isNaN(e) ? e.charCodeAt(0) : parseInt(e, 10);
}
function FS(e) {
  return e.replace(OS, vu).replace(BS, Pu).replace(ES, so).replace(RS, Ou).replace($S, Bu);
}
function LS(e) {
  return e.replace(SS, "\\").replace(kS, "{").replace(xS, "}").replace(vS, ",").replace(PS, ".");
}
function xi(e, t) {
  for (let n = 0; n < t.length; n++)
    e.push(t[n]);
}
function Eu(e, t, n) {
  if (n.remaining < 0)
    return;
  let r = xu("{", "}", t), o = r !== void 0 && t.indexOf("{") < r[0];
  if (n.remaining -= r && !o ? r[1] + 1 : e.length, !(!r || n.remaining < 0))
    return {
      end: r[1],
      pre: e.slice(0, r[0]),
      body: e.slice(r[0] + 1, r[1]),
      post: e.slice(r[1] + 1),
      unmatched: o
    };
}
function _S(e, t) {
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
function DS(e, t) {
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
function US(e, t) {
  let n = [], r = "";
  for (; ; ) {
    let o = Eu(e, e, t);
    if (t.remaining < 0)
      return;
    if (!o) {
      let f = e.split(",");
      return f[0] = r + f[0], xi(n, f), n;
    }
    let { pre: s, body: i, post: a } = o, c = s.split(",");
    if (c[0] = r + c[0], c[c.length - 1] += "{" + i + "}", !a.length)
      return xi(n, c), n;
    r = c.pop(), xi(n, c), e = a;
  }
}
function er(e, t) {
  return e === void 0 || isNaN(e) ? t : e;
}
function Ru(e, t = {}) {
  if (!e)
    return [];
  let n = er(t.max, MS), r = er(t.maxLength, IS), o = er(t.maxDepth, TS), s = er(t.maxRewrites, AS), i = er(t.maxSteps, CS);
  return e.slice(0, 2) === "{}" && (e = "\\{\\}" + e.slice(2)), vi(FS(e), n, r, o, 0, s, { remaining: i }, !0).map(LS);
}
function WS(e) {
  return "{" + e + "}";
}
function jS(e) {
  return /^-?0\d/.test(e);
}
function HS(e, t) {
  return e <= t;
}
function zS(e, t) {
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
function qS(e, t, n, r, o) {
  let s = e.split(/\.\./), i = [];
  if (s[0] === void 0 || s[1] === void 0)
    return i;
  let a = ki(s[0]), c = ki(s[1]), f = Math.max(s[0].length, s[1].length), u = s.length === 3 && s[2] !== void 0 ? Math.max(Math.abs(ki(s[2])), 1) : 1, m = HS;
  c < a && (u *= -1, m = zS);
  let l = s.some(jS), p = l ? f : 1, h = 0;
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
function vi(e, t, n, r, o, s, i, a) {
  if (i.remaining -= NS, o > r)
    return [e];
  let c = [""], f = 0, u = !1, m = !0, d = e;
  for (; ; ) {
    let l = Eu(e, d, i);
    if (!l)
      return tr(c, e, [""], t, n, u, i);
    l.unmatched && (d = _S(d, i));
    let p = l.pre, h = () => tr(c, p + "{" + l.body + "}" + l.post, [""], t, n, u, i);
    if (/\$$/.test(p)) {
      if (c = tr(c, p + "{" + l.body + "}", [""], t, n, u && !l.post.length, i), m = !1, !l.post.length)
        break;
      e = l.post, d = d.slice(l.end + 1);
      continue;
    }
    let g = /^-?\d+\.\.-?\d+(?:\.\.-?\d+)?$/.test(l.body), y = /^[a-zA-Z]\.\.[a-zA-Z](?:\.\.-?\d+)?$/.test(l.body), w = g || y, k = l.body.indexOf(",") >= 0;
    if (!w && !k) {
      if (f < s && DS(l.post, i)) {
        f++, e = l.pre + "{" + l.body + so + l.post, d = d.slice(0, l.end) + so + d.slice(l.end + 1), a = !0;
        continue;
      }
      return h();
    }
    m && (u = a && !w, m = !1);
    let v;
    if (w) {
      if (v = qS(l.body, y, t, n, i), !v)
        return h();
    } else {
      let B = US(l.body, i);
      if (!B)
        return h();
      if (B.length === 1 && B[0] !== void 0) {
        if (B = vi(B[0], t, n, r, o + 1, s, i, !1).map(WS), i.remaining < 0)
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
        let Ee = vi(B[L], t, n, r, o + 1, s, i, !1);
        if (i.remaining < 0)
          return h();
        for (let Ge = 0; Ge < Ee.length; Ge++) {
          let Je = Ee[Ge];
          if (!(A && !Je)) {
            if (v.length >= t || U + Je.length > n)
              break e;
            v.push(Je), U += Je.length;
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
var GS = {
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
}, rr = (e) => e.replace(/[[\]\\-]/g, "\\$&"), JS = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), $u = (e) => e.join(""), Mu = (e, t) => {
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
      for (let [g, [y, w, k]] of Object.entries(GS))
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
    return [JS(h), !1, u - n, !1];
  }
  let d = "[" + (f ? "^" : "") + $u(r) + "]", l = "[" + (f ? "" : "^") + $u(o) + "]";
  return [r.length && o.length ? "(" + d + "|" + l + ")" : r.length ? d : l, a, u - n, !0];
};

// node_modules/minimatch/dist/esm/unescape.js
var rt = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !0 } = {}) => n ? t ? e.replace(/\[([^/\\])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\])\]/g, "$1$2").replace(/\\([^/])/g, "$1") : t ? e.replace(/\[([^/\\{}])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\{}])\]/g, "$1$2").replace(/\\([^/{}])/g, "$1");

// node_modules/minimatch/dist/esm/ast.js
var ae, KS = /* @__PURE__ */ new Set(["!", "?", "+", "*", "@"]), Pi = (e) => KS.has(e), Iu = (e) => Pi(e.type), VS = /* @__PURE__ */ new Map([
  ["!", ["@"]],
  ["?", ["?", "@"]],
  ["@", ["@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@"]]
]), YS = /* @__PURE__ */ new Map([
  ["!", ["?"]],
  ["@", ["?"]],
  ["+", ["?", "*"]]
]), ZS = /* @__PURE__ */ new Map([
  ["!", ["?", "@"]],
  ["?", ["?", "@"]],
  ["@", ["?", "@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@", "?", "*"]]
]), Tu = /* @__PURE__ */ new Map([
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
]), XS = "(?!(?:^|/)\\.\\.?(?:$|/))", io = "(?!\\.)", QS = /* @__PURE__ */ new Set(["[", "."]), ek = /* @__PURE__ */ new Set(["..", "."]), tk = new Set("().*{}+?[]^$\\!"), nk = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), Oi = "[^/]", Au = Oi + "*?", Cu = Oi + "+?", rk = 0, lt = class {
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
  id = ++rk;
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
        if (!o.noext && Pi(y) && t.charAt(h) === "(" && s <= i) {
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
      if (!o.noext && Pi(h) && t.charAt(m) === "(" && /* c8 ignore start - the maxDepth is sufficient here */
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
    return this.#m(t, YS);
  }
  #m(t, n = VS) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null)
      return !1;
    let r = t.#e[0];
    return !r || typeof r != "object" || r.type === null ? !1 : this.#p(r.type, n);
  }
  #p(t, n = ZS) {
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
    return !!Tu.get(this.type)?.has(t);
  }
  #k(t) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null || this.#e.length !== 1)
      return !1;
    let n = t.#e[0];
    return !n || typeof n != "object" || n.type === null ? !1 : this.#S(n.type);
  }
  #x(t) {
    let n = Tu.get(this.type), r = t.#e[0], o = n?.get(r.type);
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
      if (this.isStart() && typeof this.#e[0] == "string" && !(this.#e.length === 1 && ek.has(this.#e[0]))) {
        let p = QS, h = (
          // dots are allowed, and the pattern starts with [ or .
          n && p.has(f.charAt(0)) || // the pattern starts with \., and then [ or .
          f.startsWith("\\.") && p.has(f.charAt(2)) || // the pattern starts with \.\., and then [ or .
          f.startsWith("\\.\\.") && p.has(f.charAt(4))
        ), g = !n && !t && p.has(f.charAt(0));
        u = h ? XS : g ? io : "";
      }
      let m = "";
      return this.isEnd() && this.#r.#f && this.#t?.type === "!" && (m = "(?:$|\\/)"), [
        u + f + m,
        rt(f),
        this.#n = !!this.#n,
        this.#o
      ];
    }
    let r = this.type === "*" || this.type === "+", o = this.type === "!" ? "(?:(?!(?:" : "(?:", s = this.#w(n);
    if (this.isStart() && this.isEnd() && !s && this.type !== "!") {
      let c = this.toString(), f = this;
      return f.#e = [c], f.type = null, f.#n = void 0, [c, rt(this.toString()), !1, !1];
    }
    let i = !r || t || n || !io ? "" : this.#w(!0);
    i === s && (i = ""), i && (s = `(?:${s})(?:${i})*?`);
    let a = "";
    if (this.type === "!" && this.#h)
      a = (this.isStart() && !n ? io : "") + Cu;
    else {
      let c = this.type === "!" ? (
        // !() must match something,but !(x) can match ''
        "))" + (this.isStart() && !n && !t ? io : "") + Au + ")"
      ) : this.type === "@" ? ")" : this.type === "?" ? ")?" : this.type === "+" && i ? ")" : this.type === "*" && i ? ")?" : `)${this.type}`;
      a = o + s + c;
    }
    return [
      a,
      rt(s),
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
        o = !1, s += (tk.has(f) ? "\\" : "") + f;
        continue;
      }
      if (f === "*") {
        if (a)
          continue;
        a = !0, s += r && /^[*]+$/.test(t) ? Cu : Au, n = !0;
        continue;
      } else
        a = !1;
      if (f === "\\") {
        c === t.length - 1 ? s += "\\\\" : o = !0;
        continue;
      }
      if (f === "[") {
        let [u, m, d, l] = Mu(t, c);
        if (d) {
          s += u, i = i || m, c += d - 1, n = n || l;
          continue;
        }
      }
      if (f === "?") {
        s += Oi, n = !0;
        continue;
      }
      s += nk(f);
    }
    return [s, rt(t), !!n, i];
  }
};
ae = lt;

// node_modules/minimatch/dist/esm/escape.js
var Bi = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !1 } = {}) => n ? t ? e.replace(/[?*()[\]{}]/g, "[$&]") : e.replace(/[?*()[\]\\{}]/g, "\\$&") : t ? e.replace(/[?*()[\]]/g, "[$&]") : e.replace(/[?*()[\]\\]/g, "\\$&");

// node_modules/minimatch/dist/esm/index.js
var re = (e, t, n = {}) => (nr(t), !n.nocomment && t.charAt(0) === "#" ? !1 : new Se(t, n).match(e)), ok = /^\*+([^+@!?*[(]*)$/, sk = (e) => (t) => !t.startsWith(".") && t.endsWith(e), ik = (e) => (t) => t.endsWith(e), ak = (e) => (e = e.toLowerCase(), (t) => !t.startsWith(".") && t.toLowerCase().endsWith(e)), ck = (e) => (e = e.toLowerCase(), (t) => t.toLowerCase().endsWith(e)), fk = /^\*+\.\*+$/, uk = (e) => !e.startsWith(".") && e.includes("."), mk = (e) => e !== "." && e !== ".." && e.includes("."), lk = /^\.\*+$/, dk = (e) => e !== "." && e !== ".." && e.startsWith("."), pk = /^\*+$/, hk = (e) => e.length !== 0 && !e.startsWith("."), gk = (e) => e.length !== 0 && e !== "." && e !== "..", yk = /^\?+([^+@!?*[(]*)?$/, wk = ([e, t = ""]) => {
  let n = Lu([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, bk = ([e, t = ""]) => {
  let n = _u([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, Sk = ([e, t = ""]) => {
  let n = _u([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, kk = ([e, t = ""]) => {
  let n = Lu([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, Lu = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && !n.startsWith(".");
}, _u = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && n !== "." && n !== "..";
}, Du = typeof process == "object" && process ? typeof process.env == "object" && process.env && process.env.__MINIMATCH_TESTING_PLATFORM__ || process.platform : "posix", Nu = {
  win32: { sep: "\\" },
  posix: { sep: "/" }
}, xk = Du === "win32" ? Nu.win32.sep : Nu.posix.sep;
re.sep = xk;
var Q = /* @__PURE__ */ Symbol("globstar **");
re.GLOBSTAR = Q;
var vk = "[^/]", Pk = vk + "*?", Ok = "(?:(?!(?:\\/|^)(?:\\.{1,2})($|\\/)).)*?", Bk = "(?:(?!(?:\\/|^)\\.).)*?", Ek = (e, t = {}) => (n) => re(n, e, t);
re.filter = Ek;
var pe = (e, t = {}) => Object.assign({}, e, t), Rk = (e) => {
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
re.defaults = Rk;
var Uu = (e, t = {}) => (nr(e), t.nobrace || !/\{(?:(?!\{).)*\}/.test(e) ? [e] : Ru(e, { max: t.braceExpandMax }));
re.braceExpand = Uu;
var $k = (e, t = {}) => new Se(e, t).makeRe();
re.makeRe = $k;
var Mk = (e, t, n = {}) => {
  let r = new Se(t, n);
  return e = e.filter((o) => r.match(o)), r.options.nonull && !e.length && e.push(t), e;
};
re.match = Mk;
var Fu = /[?*]|[+@!]\(.*?\)|\[|\]/, Ik = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), Se = class {
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
    nr(t), n = n || {}, this.options = n, this.maxGlobstarRecursion = n.maxGlobstarRecursion ?? 200, this.pattern = t, this.platform = n.platform || Du, this.isWindows = this.platform === "win32";
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
        let c = s[0] === "" && s[1] === "" && (s[2] === "?" || !Fu.test(s[2])) && !Fu.test(s[3]), f = /^[a-z]:/i.test(s[0]);
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
    return Uu(this.pattern, this.options);
  }
  parse(t) {
    nr(t);
    let n = this.options;
    if (t === "**")
      return Q;
    if (t === "")
      return "";
    let r, o = null;
    (r = t.match(pk)) ? o = n.dot ? gk : hk : (r = t.match(ok)) ? o = (n.nocase ? n.dot ? ck : ak : n.dot ? ik : sk)(r[1]) : (r = t.match(yk)) ? o = (n.nocase ? n.dot ? bk : wk : n.dot ? Sk : kk)(r) : (r = t.match(fk)) ? o = n.dot ? mk : uk : (r = t.match(lk)) && (o = dk);
    let s = lt.fromGlob(t, this.options).toMMPattern();
    return o && typeof s == "object" && Reflect.defineProperty(s, "test", { value: o }), s;
  }
  makeRe() {
    if (this.regexp || this.regexp === !1)
      return this.regexp;
    let t = this.set;
    if (!t.length)
      return this.regexp = !1, this.regexp;
    let n = this.options, r = n.noglobstar ? Pk : n.dot ? Ok : Bk, o = new Set(n.nocase ? ["i"] : []), s = t.map((c) => {
      let f = c.map((m) => {
        if (m instanceof RegExp)
          for (let d of m.flags.split(""))
            o.add(d);
        return typeof m == "string" ? Ik(m) : m === Q ? Q : m._src;
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
re.AST = lt;
re.Minimatch = Se;
re.escape = Bi;
re.unescape = rt;

// node_modules/@actions/glob/lib/internal-path.js
import * as dt from "path";
var Qt = N(Wu(), 1), Tk = process.platform === "win32", pt = class {
  /**
   * Constructs a Path
   * @param itemPath Path or array of segments
   */
  constructor(t) {
    if (this.segments = [], typeof t == "string")
      if ((0, Qt.default)(t, "Parameter 'itemPath' must not be empty"), t = De(t), !Qn(t))
        this.segments = t.split(dt.sep);
      else {
        let n = t, r = Ue(n);
        for (; r !== n; ) {
          let o = dt.basename(n);
          this.segments.unshift(o), n = r, r = Ue(n);
        }
        this.segments.unshift(n);
      }
    else {
      (0, Qt.default)(t.length > 0, "Parameter 'itemPath' must not be an empty array");
      for (let n = 0; n < t.length; n++) {
        let r = t[n];
        (0, Qt.default)(r, "Parameter 'itemPath' must not contain any empty segments"), r = we(t[n]), n === 0 && Qn(r) ? (r = De(r), (0, Qt.default)(r === Ue(r), "Parameter 'itemPath' root segment contains information for multiple segments"), this.segments.push(r)) : ((0, Qt.default)(!r.includes(dt.sep), "Parameter 'itemPath' contains unexpected path separators"), this.segments.push(r));
      }
    }
  }
  /**
   * Converts the path to it's string representation
   */
  toString() {
    let t = this.segments[0], n = t.endsWith(dt.sep) || Tk && /^[A-Z]:$/i.test(t);
    for (let r = 1; r < this.segments.length; r++)
      n ? n = !1 : t += dt.sep, t += this.segments[r];
    return t;
  }
};

// node_modules/@actions/glob/lib/internal-pattern.js
var We = process.platform === "win32", or = class e {
  constructor(t, n = !1, r, o) {
    this.negate = !1;
    let s;
    if (typeof t == "string")
      s = t.trim();
    else {
      r = r || [], (0, ot.default)(r.length, "Parameter 'segments' must not empty");
      let f = e.getLiteral(r[0]);
      (0, ot.default)(f && Xn(f), "Parameter 'segments' first element must be a root path"), s = new pt(r).toString().trim(), t && (s = `!${s}`);
    }
    for (; s.startsWith("!"); )
      this.negate = !this.negate, s = s.substr(1).trim();
    s = e.fixupPattern(s, o), this.segments = new pt(s).segments, this.trailingSeparator = we(s).endsWith(en.sep), s = De(s);
    let i = !1, a = this.segments.map((f) => e.getLiteral(f)).filter((f) => !i && !(i = f === ""));
    this.searchPath = new pt(a).toString(), this.rootRegExp = new RegExp(e.regExpEscape(a[0]), We ? "i" : ""), this.isImplicitPattern = n;
    let c = {
      dot: !0,
      nobrace: !0,
      nocase: We,
      nocomment: !0,
      noext: !0,
      nonegate: !0
    };
    s = We ? s.replace(/\\/g, "/") : s, this.minimatch = new Se(s, c);
  }
  /**
   * Matches the pattern against the specified path
   */
  match(t) {
    return this.segments[this.segments.length - 1] === "**" ? (t = we(t), !t.endsWith(en.sep) && this.isImplicitPattern === !1 && (t = `${t}${en.sep}`)) : t = De(t), this.minimatch.match(t) ? this.trailingSeparator ? be.Directory : be.All : be.None;
  }
  /**
   * Indicates whether the pattern may match descendants of the specified path
   */
  partialMatch(t) {
    return t = De(t), Ue(t) === t ? this.rootRegExp.test(t) : this.minimatch.matchOne(t.split(We ? /\\+/ : /\/+/), this.minimatch.set[0], !0);
  }
  /**
   * Escapes glob patterns within a path
   */
  static globEscape(t) {
    return (We ? t : t.replace(/\\/g, "\\\\")).replace(/(\[)(?=[^/]+\])/g, "[[]").replace(/\?/g, "[?]").replace(/\*/g, "[*]");
  }
  /**
   * Normalizes slashes and ensures absolute root
   */
  static fixupPattern(t, n) {
    (0, ot.default)(t, "pattern cannot be empty");
    let r = new pt(t).segments.map((o) => e.getLiteral(o));
    if ((0, ot.default)(r.every((o, s) => (o !== "." || s === 0) && o !== ".."), `Invalid pattern '${t}'. Relative pathing '.' and '..' is not allowed.`), (0, ot.default)(!Qn(t) || r[0], `Invalid pattern '${t}'. Root segment must not contain globs.`), t = we(t), t === "." || t.startsWith(`.${en.sep}`))
      t = e.globEscape(process.cwd()) + t.substr(1);
    else if (t === "~" || t.startsWith(`~${en.sep}`))
      n = n || ju.homedir(), (0, ot.default)(n, "Unable to determine HOME directory"), (0, ot.default)(Xn(n), `Expected HOME directory to be a rooted path. Actual '${n}'`), t = e.globEscape(n) + t.substr(1);
    else if (We && (t.match(/^[A-Z]:$/i) || t.match(/^[A-Z]:[^\\]/i))) {
      let o = ro("C:\\dummy-root", t.substr(0, 2));
      t.length > 2 && !o.endsWith("\\") && (o += "\\"), t = e.globEscape(o) + t.substr(2);
    } else if (We && (t === "\\" || t.match(/^\\[^\\]/))) {
      let o = ro("C:\\dummy-root", "\\");
      o.endsWith("\\") || (o += "\\"), t = e.globEscape(o) + t.substr(1);
    } else
      t = ro(e.globEscape(process.cwd()), t);
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
      if (o === "\\" && !We && r + 1 < t.length) {
        n += t[++r];
        continue;
      } else {
        if (o === "*" || o === "?")
          return "";
        if (o === "[" && r + 1 < t.length) {
          let s = "", i = -1;
          for (let a = r + 1; a < t.length; a++) {
            let c = t[a];
            if (c === "\\" && !We && a + 1 < t.length) {
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
var Ei = function(e, t, n, r) {
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
}, Ak = function(e) {
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
}, st = function(e) {
  return this instanceof st ? (this.v = e, this) : new st(e);
}, Ck = function(e, t, n) {
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
    l.value instanceof st ? Promise.resolve(l.value.v).then(u, m) : d(s[0][2], l);
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
}, Nk = process.platform === "win32", co = class e {
  constructor(t) {
    this.patterns = [], this.searchPaths = [], this.options = wi(t);
  }
  getSearchPaths() {
    return this.searchPaths.slice();
  }
  glob() {
    return Ei(this, void 0, void 0, function* () {
      var t, n, r, o;
      let s = [];
      try {
        for (var i = !0, a = Ak(this.globGenerator()), c; c = yield a.next(), t = c.done, !t; i = !0) {
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
    return Ck(this, arguments, function* () {
      let n = wi(this.options), r = [];
      for (let i of this.patterns)
        r.push(i), n.implicitDescendants && (i.trailingSeparator || i.segments[i.segments.length - 1] !== "**") && r.push(new or(i.negate, !0, i.segments.concat("**")));
      let o = [];
      for (let i of Si(r)) {
        ie(`Search path '${i}'`);
        try {
          yield st(tn.promises.lstat(i));
        } catch (a) {
          if (a.code === "ENOENT")
            continue;
          throw a;
        }
        o.unshift(new sr(i, 1));
      }
      let s = [];
      for (; o.length; ) {
        let i = o.pop(), a = bu(r, i.path), c = !!a || Su(r, i.path);
        if (!a && !c)
          continue;
        let f = yield st(
          e.stat(i, n, s)
          // Broken symlink, or symlink cycle detected, or no longer exists
        );
        if (f && !(n.excludeHiddenFiles && fo.basename(i.path).match(/^\./)))
          if (f.isDirectory()) {
            if (a & be.Directory && n.matchDirectories)
              yield yield st(i.path);
            else if (!c)
              continue;
            let u = i.level + 1, m = (yield st(tn.promises.readdir(i.path))).map((d) => new sr(fo.join(i.path, d), u));
            o.push(...m.reverse());
          } else a & be.File && (yield yield st(i.path));
      }
    });
  }
  /**
   * Constructs a DefaultGlobber
   */
  static create(t, n) {
    return Ei(this, void 0, void 0, function* () {
      let r = new e(n);
      Nk && (t = t.replace(/\r\n/g, `
`), t = t.replace(/\r/g, `
`));
      let o = t.split(`
`).map((s) => s.trim());
      for (let s of o)
        !s || s.startsWith("#") || r.patterns.push(new or(s));
      return r.searchPaths.push(...Si(r.patterns)), r;
    });
  }
  static stat(t, n, r) {
    return Ei(this, void 0, void 0, function* () {
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
var Fk = N(Hu(), 1);

// node_modules/@actions/glob/lib/glob.js
var Lk = function(e, t, n, r) {
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
function zu(e, t) {
  return Lk(this, void 0, void 0, function* () {
    return yield co.create(e, t);
  });
}

// src/files/matches.ts
async function uo({ roots: e, excludes: t }) {
  let n = /* @__PURE__ */ new Map();
  for (let r of e)
    for (let o of await Dk(r)) {
      let s = _k(o, { throwIfNoEntry: !1 });
      !s || n.has(o) || Uk(o, r) || qu(o, r, t) || n.set(o, { root: r, path: o, relative: In(r.base, o), stat: s });
    }
  return [...n.values()].filter(({ path: r }) => !Wk(r, n, t));
}
async function Dk(e) {
  if (e.literal !== void 0) return [e.literal];
  let t = { implicitDescendants: !1, followSymbolicLinks: !1 };
  return (await (await zu(`${jk(Le(e.base))}${e.rest}`, t)).glob()).map((r) => q(r));
}
function Uk(e, { base: t }) {
  return In(t, e).split("/").some(Ze);
}
function qu(e, t, n) {
  return n ? n(e, t.order) ? !0 : e !== t.base && e !== H(e) && qu(H(e), t, n) : !1;
}
function Wk(e, t, n) {
  for (let r = e, o = H(e); o !== r; r = o, o = H(o)) {
    if (n?.(r)) return !1;
    if (t.get(o)?.stat.isDirectory()) return !0;
  }
  return !1;
}
function jk(e) {
  return e.replace(/[\\*?[]/g, (t) => t === "\\" ? "\\\\" : `[${t}]`);
}

// src/inputs/inputs.ts
import { homedir as Xk } from "node:os";

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
function $i(e, t) {
  let n = e(t);
  if (n === "") throw new _(`Input required and not supplied: ${t}`);
  return n;
}

// src/inputs/rolling.ts
function Gu(e) {
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
function Ku(e) {
  let t = Jk(e("endpoint")), n = e("force-path-style").toLowerCase();
  if (!["", "true", "false"].includes(n))
    throw mo("force-path-style", n, "must be one of: true, false");
  let r = {
    bucket: zk(e("bucket")),
    prefix: qk(e("prefix")),
    region: Gk(e("region")),
    endpoint: t,
    // Self-hosted stores seldom have a host name per bucket.
    forcePathStyle: n === "" ? t !== "" && !Hk(t) : n === "true",
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
function Hk(e) {
  return e === "" || /(^|\.)amazonaws\.com(\.cn)?$/.test(new URL(e).hostname);
}
function zk(e) {
  if (e === "" || /^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$/.test(e) && !e.includes(".."))
    return e;
  throw mo("bucket", e, "must be the name of a bucket: 3 to 63 letters, digits, dots and hyphens");
}
var Ju = 256;
function qk(e) {
  let t = e.replace(/^\/+|\/+$/g, ""), n = t.split("/").every((o) => /^[A-Za-z0-9._=@:+-]+$/.test(o) && !/^\.+$/.test(o));
  if (t === "" || n && t.length <= Ju) return t;
  let r = `may have letters, digits and . _ = @ : + - between slashes, ${Ju} in all`;
  throw mo("prefix", e, r);
}
function Gk(e) {
  if (/^[a-z0-9-]{0,40}$/.test(e)) return e;
  throw mo("region", e, "must be the name of a region, such as eu-west-1");
}
function Jk(e) {
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
function mo(e, t, n) {
  return new _(`Input ${e} is '${t}'; it ${n}.`);
}

// src/inputs/signing.ts
var ht = N(Vu(), 1);
var Yu = 32, Kk = /^-----BEGIN ([A-Z ]+)-----$[^-]*^-----END \1-----$/gm;
function Xu(e) {
  let t = Zu(e("signing-key")).map(Vk), n = Zu(e("verify-key")).map(Yk);
  if (t.length + n.length !== 0) {
    if (e("format").toLowerCase() === "actions-cache")
      throw new _(
        "Input format is actions-cache, whose entries cannot be signed, and signing-key or verify-key is given; use format: auto or tar."
      );
    return { signer: t[0], verifiers: [...t.map(Zk), ...n] };
  }
}
function Qu(e) {
  return lo(e).filter((t) => !t.startsWith("-----")).flatMap((t) => [t, Buffer.from(t).toString("base64")]);
}
function Zu(e) {
  let t = lo(e).join(`
`), n = [], r = 0;
  for (let o of t.matchAll(Kk))
    n.push(...lo(t.slice(r, o.index)), o[0]), r = o.index + o[0].length;
  return [...n, ...lo(t.slice(r))];
}
function lo(e) {
  return e.split(`
`).map((n) => n.trim()).filter((n) => n !== "");
}
function Vk(e) {
  if (e.startsWith("-----")) {
    let r = em(e, "PRIVATE KEY", ht.createPrivateKey);
    if (r) return r;
    throw new _("Input signing-key has a key in PEM that is no private Ed25519 key (PKCS #8).");
  }
  let t = Buffer.from(e);
  if (t.length >= Yu) return (0, ht.createSecretKey)(t);
  let n = "make one with openssl rand -base64 32";
  throw new _(
    `Input signing-key has a line of ${t.length} bytes; a key has at least ${Yu}: ${n}.`
  );
}
function Yk(e) {
  let t = em(e, "PUBLIC KEY", ht.createPublicKey);
  if (t) return t;
  throw new _(
    "Input verify-key has something that is no public Ed25519 key in PEM; a secret belongs into signing-key."
  );
}
function em(e, t, n) {
  if (e.startsWith(`-----BEGIN ${t}-----`))
    try {
      let r = n(e);
      return r.asymmetricKeyType === "ed25519" ? r : void 0;
    } catch {
      return;
    }
}
function Zk(e) {
  return e.type === "secret" ? e : (0, ht.createPublicKey)(e);
}

// src/inputs/inputs.ts
function rn(e, t) {
  let n = ir(e("save-always")), r = ke(e, "store", ["auto", "github", "s3", "local"]), o = Ku(e);
  if (r === "s3" && o.bucket === "") throw new _("Input bucket is required where store is s3.");
  return {
    key: $i(e, "key"),
    restoreKeys: tm(e("restore-keys")),
    paths: tm($i(e, "path")),
    crossOs: ir(e("enableCrossOsArchive")),
    failOnMiss: ir(e("fail-on-cache-miss")),
    lookupOnly: ir(e("lookup-only")),
    store: r,
    localDir: tx(e("local-dir"), t),
    s3: o,
    stash: { ...nx(e("stash"), t), maxBytes: rx(e("stash-size")) },
    concurrency: nn(e, "concurrency", { from: 1, to: 64, default: 8 }),
    partBytes: ex(e("part-size")),
    mode: ke(e, "mode", ["unpack", "mount", "auto", "lazy"]),
    broker: e("broker") || "/run/headstart/broker.sock",
    ramdisk: ke(e, "ramdisk", ["off", "auto", "on"]),
    verify: ke(e, "verify", ["auto", "always"]),
    format: ke(e, "format", ["auto", "tar", "actions-cache"]),
    save: n ? "always" : ke(e, "save", ["on-success", "always", "never"]),
    jobStatus: e("job-status"),
    compressionLevel: nn(e, "compression-level", { from: 1, to: 19, default: 3 }),
    summary: ke(e, "summary", ["true", "false"]) === "true",
    rolling: Gu(e),
    signing: Xu(e)
  };
}
function tm(e) {
  return e.split(`
`).map((t) => t.replace(/^!\s+/, "!").trim()).filter((t) => t !== "");
}
var ar = 1024 ** 2, Qk = {
  "": 1,
  MB: 1e3 ** 2,
  MIB: ar,
  GB: 1e3 ** 3,
  GIB: 1024 * ar
};
function nm(e) {
  let [, t, n = ""] = e.toUpperCase().match(/^(\d+) ?([A-Z]*)$/) ?? [];
  return Number(t) * (Qk[n] ?? Number.NaN);
}
function ex(e) {
  if (e === "") return 8 * ar;
  let t = nm(e);
  if (t >= 5 * ar && t <= 512 * ar) return t;
  throw new _(`Input part-size is '${e}'; it must be from 5MiB to 512MiB, in MiB, MB or bytes.`);
}
function tx(e, t) {
  return e === "" ? T(t, "headstart") : Is(rm(e));
}
function rm(e) {
  return q(q(e).replace(/^~(?=\/|$)/, Xk()));
}
function nx(e, t) {
  let n = e.toLowerCase();
  if (n === "" || n === "auto" || n === "off")
    return { use: n || "auto", dir: T(t, "headstart-stash") };
  let r = rm(e);
  if (Ms(r)) return { use: "on", dir: Is(r) };
  let o = "auto, off, or a directory that is absolute or starts with ~/";
  throw new _(`Input stash is '${e}'; it must be ${o}.`);
}
function rx(e) {
  if (e === "") return 20 * 1e3 ** 3;
  let t = nm(e), n = /[a-z]/i.test(e);
  if (t > 0 && n) return t;
  throw new _(`Input stash-size is '${e}'; it must be more than 0, in GB, GiB, MB or MiB.`);
}

// src/report/report.ts
function on(e, t) {
  let { mode: n, ramdisk: r, concurrency: o, partBytes: s, compressionLevel: i } = t;
  return { ...e, settings: { mode: n, ramdisk: r, concurrency: o, partBytes: s, compressionLevel: i } };
}

// src/report/machine.ts
import { readFileSync as ox, statSync as sx } from "node:fs";
import { dirname as om } from "node:path";
function cm(e) {
  let t = sm(), n = process.cpuUsage(), r = new Set(e.map(fm));
  return () => {
    let o = sm(), { user: s, system: i } = process.cpuUsage(n);
    return {
      cpu: cx(t, o, (s + i) / 1e3),
      disks: fx(t, o, r),
      network: ux(t, o)
    };
  };
}
function sm() {
  return {
    stat: po("/proc/stat"),
    self: po("/proc/self/stat"),
    disks: po("/proc/diskstats"),
    net: po("/proc/net/dev")
  };
}
function po(e) {
  try {
    return ox(e, "latin1");
  } catch {
    return "";
  }
}
function fm(e) {
  let t = ix(e);
  if (t === void 0) return e === om(e) ? "" : fm(om(e));
  let n = t >> 8n & 0xfffn | t >> 32n & ~0xfffn, r = t & 0xffn | t >> 12n & ~0xffn;
  return `${n}:${r}`;
}
function ix(e) {
  try {
    return sx(e, { bigint: !0 }).dev;
  } catch {
    return;
  }
}
var ax = 10;
function cx(e, t, n) {
  let [r, o] = [e, t].map(({ stat: l }) => Ii(/^cpu (.*)$/m.exec(l)?.[1]).slice(0, 8)), s = (o ?? []).map((l, p) => l - (r?.[p] ?? 0)), i = mx(s);
  if (i <= 0) return;
  let [, , , a = 0, c = 0] = s, f = t.stat.match(/^cpu\d/gm)?.length ?? 1, u = (im(t) - im(e)) * ax, m = (l) => Math.round(1e3 * l / i) / 1e3, d = m(i - a - c);
  return { cores: f, busy: d, iowait: m(c), ownMs: Math.round(n), programsMs: u };
}
function im({ self: e }) {
  let t = Ii(e.slice(e.lastIndexOf(")") + 4));
  return (t[12] ?? 0) + (t[13] ?? 0);
}
var am = 512;
function fx(e, t, n) {
  let r = ({ disks: i }) => i.split(`
`).map((a) => a.trim().split(/\s+/)), o = new Map(r(e).map(([i, a, , ...c]) => [`${i}:${a}`, c])), s = r(t).flatMap(([i, a, c = "", ...f]) => {
    let u = o.get(`${i}:${a}`);
    if (!u || !n.has(`${i}:${a}`)) return [];
    let [m = 0, , d = 0, , l = 0, , p = 0, , , h = 0] = f.map(
      (g, y) => Number(g) - Number(u[y])
    );
    return { name: c, readBytes: d * am, writtenBytes: p * am, reads: m, writes: l, busyMs: h };
  });
  return s.length > 0 ? s : void 0;
}
function ux(e, t) {
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
function mx(e) {
  return e.reduce((t, n) => t + n, 0);
}

// src/report/phase-timer.ts
function mm({ first: e, add: t, now: n }) {
  let r = [], o, s, i = (u) => {
    let m = n();
    o && lx(r, o, { sinceMs: s ?? m, untilMs: m }), o = u, s = m;
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
        i(d), m.firstByteMs ??= n(), um(m, l.length), yield l, d = o, i(m);
    } finally {
      o === m && i(d), m.endMs = n();
    }
  }
  return {
    pulled(u, m) {
      let d = a(u);
      return Qe(m, (l) => f(l, d));
    },
    async pushed(u, m, d) {
      let l = r.find((h) => h.name === u) ?? a(u);
      l.startMs === void 0 && c(l), l.endMs = void 0;
      let p = o;
      i(l);
      try {
        return await d();
      } finally {
        i(p), l.endMs = n(), um(l, m);
      }
    }
  };
}
function um(e, t) {
  e.bytes = (e.bytes ?? 0) + t;
}
function lx(e, t, { sinceMs: n, untilMs: r }) {
  for (let { name: o, startMs: s, endMs: i, waitedMs: a } of e)
    o === t.name || s === void 0 || i !== void 0 || (a[t.name] = (a[t.name] ?? 0) + r - Math.max(n, s));
}

// src/report/timeline.ts
function ho() {
  let e = performance.now(), t = () => performance.now() - e, n = [], r = [], o, s = (i, a) => {
    let c = { name: i, startMs: a, endMs: void 0, waitedMs: {} };
    return n.push(c), c;
  };
  return {
    elapsedMs: () => Math.round(t()),
    phases: () => n.flatMap((i) => px(i, t())).toSorted((i, a) => i.startMs - a.startMs),
    machine: () => o?.(),
    phaseTimer: () => mm({ first: () => r.at(-1), add: s, now: t }),
    watch(i) {
      if (o) return;
      let a = Math.round(t()), c = cm(i);
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
var dx = 1024 * 1024;
function px({ name: e, startMs: t, endMs: n, waitedMs: r, firstByteMs: o, bytes: s }, i) {
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
    mibPerSecond: s === void 0 ? void 0 : hx(s / dx / (a / 1e3))
  }];
}
function hx(e) {
  return Number.isFinite(e) ? Math.round(e * 10) / 10 : 0;
}

// src/report/write-report.ts
var vm = N(lm(), 1);
import { writeFileSync as $x } from "node:fs";
import { join as Mx } from "node:path";

// src/units.ts
function go(e) {
  return `~${Math.round(e / 1048576)} MB (${e} B)`;
}
function dm(e, t) {
  return `${(e / 1048576 / Math.max(t / 1e3, 1e-3)).toFixed(1)} MBs/sec`;
}
function j(e) {
  return e < 1024 ? `${e} B` : e < 1048576 ? `${(e / 1024).toFixed(1)} KiB` : e < 1024 * 1048576 ? `${(e / 1048576).toFixed(1)} MiB` : `${(e / 1048576 / 1024).toFixed(2)} GiB`;
}
function X(e) {
  return e < 1e3 ? `${Math.round(e)} ms` : `${(e / 1e3).toFixed(2)} s`;
}

// src/report/bottleneck-causes.ts
function pm({ totalMs: e, shareMs: t }) {
  return {
    kind: "store latency",
    what: "store",
    why: `it took ${X(t)} of ${X(e)} to answer`,
    advice: "one that is nearer to this runner would help"
  };
}
var gx = 10 * 1024 * 1024, yx = 64;
function hm({ settings: e, phases: t, totalMs: n, shareMs: r }) {
  let { bytes: o, mibPerSecond: s } = Sm(t, ["download", "upload"]), i = o >= gx && e.concurrency < yx;
  return {
    kind: "network",
    what: "network",
    why: `it carried ${j(o)} at ${s} MiB/s, and ${X(r)} of ${X(n)} were spent waiting for it`,
    advice: `${i ? "a higher `concurrency` would help where each connection is limited, " : ""}${gm}`
  };
}
var gm = "a higher `compression-level` makes entries smaller";
function cr(e) {
  let { cores: t = 1 } = e.machine?.cpu ?? {}, n = t === 1 ? "its only core was" : `its ${t} cores were`;
  return ym(
    e,
    `${n} busy ${sn(e.load.cores)} of the time`,
    "more or faster cores"
  );
}
function yo(e) {
  return ym(e, `one thread was busy ${sn(e.load.thread)} of the time`, "faster cores");
}
function ym({ step: e, settings: t }, n, r) {
  let o = `only ${r} would help`;
  return e === "save" && t.compressionLevel > 1 && (o = "a lower `compression-level` would help"), e === "restore" && t.mode === "unpack" && (o = "`mode: mount`, which unpacks nothing, would help where this runner allows it"), { kind: "cpu", what: "CPU", why: n, advice: o };
}
var wx = 32 * 1024;
function Ci(e) {
  let { name: t, readBytes: n, writtenBytes: r, reads: o, writes: s, busyMs: i } = e.disk, a = (n + r) / (o + s), c = a < wx, f = r > n, u = `did ${Math.round((o + s) / (i / 1e3))} operations/s of ${j(a)}`, m = f ? `wrote ${Ai(r, i)} MiB/s` : `read ${Ai(n, i)} MiB/s`;
  return {
    kind: c ? "disk operations" : "disk throughput",
    what: "disk",
    why: `${t} ${c ? u : m} and was busy ${sn(e.load.disk)} of the time`,
    advice: bm(e, f)
  };
}
function wm(e) {
  let { bytes: t, mibPerSecond: n } = Sm(e.phases, ["read", "write"]), r = e.step === "save";
  return {
    kind: "disk throughput",
    what: "disk",
    why: `it ${r ? "wrote" : "read"} ${j(t)} at ${n} MiB/s`,
    advice: bm(e, r)
  };
}
function bm({ step: e, settings: t }, n) {
  if (e === "save" && n) return gm;
  let r = [
    ...t.mode === "unpack" ? ["`mode: mount`"] : [],
    ...n && t.ramdisk === "off" ? ["`ramdisk`"] : []
  ];
  return e === "save" || r.length === 0 ? "only a faster one would help" : `${r.join(" or ")} would help where this runner allows mounting`;
}
function Sm(e, t) {
  let n = e.filter(({ name: s }) => t.includes(s)), r = n.reduce((s, i) => s + (i.bytes ?? 0), 0), o = n.reduce((s, { startMs: i, endMs: a }) => s + a - i, 0);
  return { bytes: r, mibPerSecond: Ai(r, o) };
}
function Ai(e, t) {
  let n = e / 1024 / 1024 / (t / 1e3);
  return n < 10 ? Math.round(n * 10) / 10 : Math.round(n);
}
function sn(e) {
  return `${Math.round(100 * e)} %`;
}

// src/report/bottleneck.ts
var bx = 1e3;
function km(e) {
  let { totalMs: t } = e;
  if (t < bx)
    return { kind: "none", sentence: `Nothing is worth mentioning: it took ${X(t)} in all` };
  let n = xx(e), { share: r, shareMs: o, load: s } = n, a = (o > 0 ? kx[r].find(([d]) => Sx[d](s)) : void 0)?.[1](n);
  if (!a) return { kind: "none", sentence: Bx(n) };
  let { kind: c, what: f, why: u, advice: m } = a;
  return { kind: c, sentence: `The ${f} was the bottleneck: ${u}; ${m}` };
}
var Sx = {
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
}, kx = {
  store: [["always", pm]],
  network: [
    ["threadIsBusy", yo],
    ["always", hm]
  ],
  disk: [
    ["ownCoresAreBusy", cr],
    ["diskIsBusy", Ci],
    ["coresAreBusy", cr],
    ["threadIsBusy", yo],
    ["diskIsUnseen", wm]
  ],
  work: [
    ["ownCoresAreBusy", cr],
    ["diskHinders", Ci],
    ["coresAreBusy", cr],
    ["threadIsBusy", yo]
  ]
};
function xx(e) {
  let { machine: t } = e, n = t ? t.endMs - t.startMs : Number.NaN, { cores: r, busy: o, iowait: s, ownMs: i, programsMs: a } = t?.cpu ?? vx, [c] = (t?.disks ?? []).toSorted((u, m) => m.busyMs - u.busyMs), f = {
    cores: o,
    ownCores: (i + a) / (r * n),
    thread: Math.min(1, i / n),
    iowait: s * r,
    idle: 1 - o - s,
    disk: c ? Math.min(1, c.busyMs / n) : Number.NaN
  };
  return { ...e, load: f, disk: c, ...Px(e) };
}
var fr = Number.NaN, vx = { cores: fr, busy: fr, iowait: fr, ownMs: fr, programsMs: fr };
function Px({ step: e, phases: t }) {
  let n = t.some(({ name: i }) => i === "write"), r = { store: 0, network: 0, disk: 0, work: 0 };
  for (let { name: i, ms: a } of t)
    i === "publish" && e === "save" ? r[n ? "disk" : "store"] += a : i !== "walk" && (r[Ox[i] ?? "work"] += a);
  let o = Math.max(...Object.values(r));
  return { share: Object.keys(r).find((i) => r[i] === o), shareMs: o };
}
var Ox = {
  lookup: "store",
  index: "store",
  reserve: "store",
  download: "network",
  upload: "network",
  read: "disk",
  write: "disk"
};
function Bx({ phases: e, totalMs: t, load: n }) {
  let [r] = e.toSorted((a, c) => c.ms - a.ms), o = X(t), s = r ? `${r.name} took ${X(r.ms)} of ${o}` : `it took ${o} in all`, i = [
    ...Number.isNaN(n.cores) ? [] : [`the cores were busy ${sn(n.cores)}`],
    ...Number.isNaN(n.disk) ? [] : [`the disk ${sn(n.disk)}`]
  ];
  return `Nothing stood out: ${s}${i.length === 0 ? "" : `, while ${i.join(", ")} of the time`}`;
}

// src/report/chart.ts
var Ex = 1e4;
function xm({ phases: e, totalMs: t }) {
  let n = e.toSorted((s, i) => i.ms - s.ms)[0], r = e.map((s) => {
    let i = s === n ? "crit, " : "";
    return `    ${Rx(s)} :${i}${s.startMs}, ${Math.max(s.endMs, s.startMs + 1)}`;
  });
  return ["```mermaid", "gantt", ...["    dateFormat x", `    axisFormat ${t < Ex ? "%s.%L s" : "%s s"}`], ...r, "```"].join(`
`);
}
function Rx({ name: e, startMs: t, endMs: n, ms: r, waitedMs: o, bytes: s, mibPerSecond: i }) {
  let a = o ? `worked ${X(r)} of ${X(n - t)}` : X(n - t), c = s ? `, ${j(s)} at ${i} MiB/s` : "";
  return `${e} ${a}${c}`;
}

// src/report/write-report.ts
async function ur(e, t, n) {
  try {
    await Ix(e, t, n);
  } catch (r) {
    (e.trouble === void 0 ? W : P)(`There is no report: ${O(r)}`);
  }
}
async function Ix(e, t, n) {
  let r = t.machine(), o = { ...e, totalMs: t.elapsedMs(), phases: t.phases(), machine: r }, s = { schema: 2, ...o, bottleneck: km(o) }, { kind: i, sentence: a } = s.bottleneck;
  i !== "none" && s.trouble === void 0 && P(a);
  let c = Mx(J(), `headstart-${s.step}-${(0, vm.randomUUID)()}.json`);
  if ($x(c, `${JSON.stringify(s, void 0, 2)}
`), Ne("report", c), !n) return;
  let f = `Headstart ${s.step}: ${s.outcome}`;
  await Uc(f, Tx(s), r ? `${a}.

${xm(s)}` : "");
}
function Tx(e) {
  return [
    ["Key", "Matched", "Stored", "Unpacked", "Files", "Time", "Phases"],
    [
      Gs(e.key),
      e.matchedKey === void 0 ? "\u2013" : Gs(e.matchedKey),
      e.storedBytes === void 0 ? "\u2013" : j(e.storedBytes),
      e.bytes === void 0 ? "\u2013" : j(e.bytes),
      String(e.files ?? "\u2013"),
      X(e.totalMs),
      e.phases.map(({ name: t, ms: n }) => `${t} ${X(n)}`).join(", ")
    ]
  ];
}

// src/rolling.ts
var Em = N(Pm(), 1);
function fe(e) {
  return e ? Nx : Ax;
}
var Ax = {
  mistake: ri,
  lookups: (e) => e,
  nameFor: (e) => e,
  keyIn: (e) => e
}, Rm = "~v", Cx = Rm.length + 49, Om = Jr - Cx, Nx = {
  mistake(e) {
    let [t = ""] = e, n = Fi(t).length > Om, r = `Key Validation Error: ${t} cannot be larger than ${Om} characters with rolling; ~ counts twice.`;
    return ri(e) ?? (n ? r : void 0);
  },
  lookups([e = "", ...t]) {
    let n = wo(e), r = t.length < 9 ? [n] : [];
    return [n, ...r, ...t.map(Fi)];
  },
  nameFor(e, { runId: t, runAttempt: n }) {
    let [r, o] = [Bm(t, 20), Bm(n, 5)];
    return `${wo(e)}${Date.now()}-${r}-${o}-${(0, Em.randomBytes)(4).toString("hex")}`;
  },
  keyIn: (e) => e.replace(/^((?:[^~]|~~)*)~v[^~]*$/, "$1").replaceAll("~~", "~")
};
function wo(e) {
  return Fi(e) + Rm;
}
function $m(e) {
  return Number(/~v(\d+)-[^~]*$/.exec(e)?.[1] ?? 0);
}
function Fi(e) {
  return e.replaceAll("~", "~~");
}
function Bm(e, t) {
  return e.replace(/\D/g, "").slice(0, t) || "0";
}
var Fx = 3600 * 1e3;
function Mm(e, t) {
  let n = e.toSorted(si), r = n[0]?.createdAt.getTime() ?? 0;
  return n.filter((o, s) => {
    let i = n[s - 1]?.createdAt.getTime() ?? r;
    return s >= t && r - i > Fx;
  });
}

// node_modules/jwt-decode/build/esm/index.js
var gt = class extends Error {
};
gt.prototype.name = "InvalidTokenError";
function Lx(e) {
  return decodeURIComponent(atob(e).replace(/(.)/g, (t, n) => {
    let r = n.charCodeAt(0).toString(16).toUpperCase();
    return r.length < 2 && (r = "0" + r), "%" + r;
  }));
}
function _x(e) {
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
    return Lx(t);
  } catch {
    return atob(t);
  }
}
function Im(e, t) {
  if (typeof e != "string")
    throw new gt("Invalid token specified: must be a string");
  t || (t = {});
  let n = t.header === !0 ? 0 : 1, r = e.split(".")[n];
  if (typeof r != "string")
    throw new gt(`Invalid token specified: missing part #${n + 1}`);
  let o;
  try {
    o = _x(r);
  } catch (s) {
    throw new gt(`Invalid token specified: invalid base64 for part #${n + 1} (${s.message})`);
  }
  try {
    return JSON.parse(o);
  } catch (s) {
    throw new gt(`Invalid token specified: invalid json for part #${n + 1} (${s.message})`);
  }
}

// src/scopes.ts
var Dx = /* @__PURE__ */ new Set([
  "push",
  "schedule",
  "workflow_dispatch",
  "repository_dispatch",
  "delete",
  "registry_package",
  "page_build"
]);
function ue(e) {
  let t = Wx(e.token) ?? jx(e), n = { read: t.read, write: t.write };
  return Ux(t.write) && !Dx.has(e.eventName) && (n.write = void 0, n.whyNoWrite = `Cache save skipped: the event '${e.eventName}' can be caused by anyone, so it may not write the cache of ${t.write}.`), (e.cacheMode === "none" || e.cacheMode === "read") && (n.write = void 0, n.whyNoWrite = `Cache save skipped: the effective cache-mode '${e.cacheMode}' does not permit writes.`), (e.cacheMode === "none" || e.cacheMode === "write-only") && (n.read = [], n.whyNoRead = `Cache restore skipped: the effective cache-mode '${e.cacheMode}' does not permit reads.`), n;
}
function Ux(e = "") {
  return e.startsWith("refs/heads/") && !e.startsWith("refs/heads/gh-readonly-queue/");
}
function Wx(e) {
  try {
    let { ac: t } = Im(e), n = JSON.parse(t ?? ""), r = n.find((s) => s.Permission & 2)?.Scope, o = n.filter((s) => s.Permission & 1).map((s) => s.Scope);
    return o.length === 0 && !r ? void 0 : { read: Tm([...r && o.includes(r) ? [r] : [], ...o]), write: r };
  } catch {
    return;
  }
}
function jx(e) {
  let t = [e.baseBranch, e.defaultBranch].filter((n) => n !== "");
  return { read: Tm([e.ref, ...t.map((n) => `refs/heads/${n}`)]), write: e.ref };
}
function Tm(e) {
  return [...new Set(e)];
}

// src/mount/probe.ts
import { existsSync as Jx, readFileSync as Kx } from "node:fs";

// src/mount/root-rights.ts
var Fm = N(Cm(), 1);
import { existsSync as Hx, readFileSync as zx } from "node:fs";
import { join as qx } from "node:path";
async function an(e) {
  if (process.geteuid?.() === 0) return Gx() ? Nm((r) => r) : void 0;
  let t = Li("sudo");
  if (!t) return;
  let n = ({ path: r, args: o }) => ({ path: t, args: ["-n", "--", r, ...o] });
  try {
    await Zr(n({ path: Li("true") ?? "true", args: [] }), { cwd: "/", signal: e });
  } catch {
    e.throwIfAborted();
    return;
  }
  return Nm(n);
}
function Nm(e) {
  let t = (n, r) => {
    let o = Li(n);
    if (!o) throw new Error(`there is no ${n}`);
    return e({ path: o, args: r });
  };
  return {
    run: async (n, r, o) => Zr(t(n, r), o),
    async attributesOf(n, r, o) {
      let s = ["--xattrs", `--xattrs-include=${r}`], i = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"], a = ["--create", "--file=-", "--format=posix", ...s, ...i], { stdin: c, stdout: f, ended: u } = V([t("tar", a)], o);
      c.end(n, "latin1");
      let [m] = await Promise.all([(0, Fm.buffer)(f), u]);
      return m;
    },
    kernelLog: async () => qn(t("dmesg", []))
  };
}
function Li(e) {
  return ["/usr/bin", "/bin", "/usr/sbin", "/sbin"].map((n) => qx(n, e)).find((n) => Hx(n));
}
function Gx() {
  let [, e = "0"] = zx("/proc/self/status", "latin1").match(/^CapEff:\s*(\w+)$/m) ?? [];
  return (BigInt(`0x${e}`) >> 21n & 1n) === 1n;
}

// src/mount/probe.ts
function cn(e) {
  return "rights" in e || e.broker !== void 0;
}
async function _i(e, t) {
  try {
    return await Vx(e, t);
  } catch (n) {
    return t.throwIfAborted(), { reason: `it cannot be found out: ${O(n)}` };
  }
}
async function Vx(e, t) {
  if (process.platform !== "linux") return { reason: "it does not run Linux" };
  let n = await an(t);
  if (!n) return { reason: "it neither lets root mount nor has sudo without a password" };
  for (let r of e === "image" ? ["squashfs", "overlay"] : ["overlay"])
    if (!await Yx(r, n, t)) return { reason: `its kernel does not know ${r}` };
  return e === "image" && !Jx("/dev/loop-control") ? { reason: "it has no loop devices" } : { rights: n };
}
async function Yx(e, t, n) {
  let r = () => new RegExp(`\\t${e}$`, "m").test(Kx("/proc/filesystems", "latin1"));
  return r() ? !0 : (await t.run("modprobe", ["-q", e], { cwd: "/", signal: n }).catch(() => n.throwIfAborted()), r());
}

// src/steps/job.ts
import { lstatSync as DO } from "node:fs";

// src/formats/actions-cache/actions-cache.ts
var Ll = N(Lm(), 1);

// src/formats/naming.ts
function Ui({ crossOs: e, platform: t = process.platform }) {
  return t === "win32" && !e;
}
function bo(e, t) {
  let n = Ui(t) ? "windows-only" : "any", r = t.rolling ? ["rolling"] : [];
  return Sf([...r, Yt, e, n, ...t.paths]);
}

// src/formats/actions-cache/pack.ts
import { once as I0 } from "node:events";
import { setImmediate as T0 } from "node:timers/promises";

// src/formats/packing.ts
import { symlinkSync as Zx } from "node:fs";
import { join as Xx } from "node:path";
function fn({ matches: e, scratch: t }) {
  let n = new Map(e.map(({ root: r }) => [r.place, r.base]));
  for (let [r, o] of n) Zx(o, Xx(t, String(r)));
}
async function yt(e, { write: t, signal: n }) {
  let r = 0;
  for await (let o of e)
    await t(o), n.throwIfAborted(), r += o.length;
  return r;
}

// src/formats/tar-commands.ts
var Qx = ["-b", String(2048)];
function e0(e) {
  return ["-b", String(Math.min(Math.max(20, Math.ceil(e / 512 / 8)), 2048))];
}
var Wi = process.platform === "darwin" ? ["--no-mac-metadata"] : [];
function So(e, { beyondAscii: t, archiveBytes: n = Number.POSITIVE_INFINITY, listing: r }) {
  if (e.dialect === "node") return { thread: "create" };
  let { path: o, dialect: s } = e, i = e0(n);
  if (s === "bsd") {
    let f = ["--uid", "0", "--gid", "0", "--uname", "", "--gname", ""], u = [...Wi, "--no-xattrs", "--no-acls", "--no-fflags", ...f], m = ["--format", "pax", "--options", "hdrcharset=BINARY"], d = ["--no-recursion", "--null", "-T", "-"];
    return { path: o, args: ["-c", "-P", "-f", "-", ...i, ...m, ...u, ...d] };
  }
  let a = t ? ",hdrcharset:=BINARY" : "", c = r === void 0 ? [] : ["-vv", "--utc", `--index-file=${r}`];
  return { path: o, args: [...Dm(a), "-P", "--sparse", ...c, ...i, ..._m] };
}
var _m = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"];
function Dm(e = "") {
  return ["--create", "--file=-", ...["--format=posix", `--pax-option=exthdr.name=pax,delete=atime,delete=ctime${e}`], "--numeric-owner", "--owner=0", "--group=0"];
}
function ko({ path: e }) {
  let t = ["-b", "128", "--mode=a-st", "--transform=s,^\\([0-9]*\\)/\\.$,\\1,SH"], n = ["--clamp-mtime", `--mtime=@${4294967295}`];
  return { path: e, args: [...Dm(",delete=mtime"), ...t, ...n, ..._m] };
}
function xo(e, t) {
  if (e.dialect === "node") return { thread: "extract", bases: t };
  let { path: n, dialect: r } = e, o = r === "gnu" ? ["--warning=no-unknown-keyword"] : Wi, s = ["-f", "-", "--ignore-zeros", ...Qx, ...o];
  return { path: n, args: ["-x", ...s, "--no-same-owner", "--no-same-permissions"] };
}
function Um({ path: e }) {
  return { path: e, args: ["-c", "-f", "-", "--format", "mtree", "--options", "!all,type,mode,time", "@-"] };
}
function Wm({ path: e }) {
  return { path: e, args: ["-x", "-p", "-f", "-", "--no-same-owner", ...Wi] };
}

// src/formats/actions-cache/compression.ts
var ln = N(Hm(), 1);
import { pipeline as ml, Readable as ll } from "node:stream";
import { pipeline as R0 } from "node:stream/promises";

// src/formats/node-tar/start.ts
var nl = N(qm(), 1);
import { availableParallelism as el } from "node:os";
import { extname as s0, join as i0 } from "node:path";
import { Readable as tl, Writable as a0 } from "node:stream";
import { Worker as c0 } from "node:worker_threads";

// src/formats/node-tar/flow.ts
function Gm(e) {
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
var un = N(Km(), 1);
import { once as t0 } from "node:events";
var wt = 4 * 1024 * 1024;
async function Vm(e, t) {
  let n = (0, un.createZstdCompress)({ ...n0(e, t), flush: un.constants.ZSTD_e_end });
  try {
    return n.write(e), await t0(n, "readable"), r0(n.read());
  } finally {
    n.destroy();
  }
}
var dN = 33 * 1024 * 1024;
function n0({ length: e }, t) {
  return { params: { [un.constants.ZSTD_c_compressionLevel]: t }, chunkSize: o0(e) };
}
function r0({ buffer: e, byteOffset: t, length: n }) {
  return t === 0 && e.byteLength > Buffer.poolSize ? Buffer.from(e.transfer(n)) : Buffer.from(e.slice(t, t + n));
}
function o0(e) {
  return e + (e >> 8) + (e < 131072 ? 131072 - e >> 11 : 0) + 1;
}

// src/formats/node-tar/slabs.ts
function Ym(e, t, n) {
  let r = (s) => new Int32Array(new SharedArrayBuffer(4 * s));
  return { slabs: Array.from({ length: e }, () => new SharedArrayBuffer(t)), owners: r(e), releases: r(1), share: n };
}
function Zm({ slabs: e }, t) {
  return Buffer.from(e[t]);
}
function ji({ owners: e, releases: t }, n, r) {
  Atomics.compareExchange(e, n, r, 0) === r && (Atomics.add(t, 0, 1), Atomics.notify(t, 0));
}
function Xm(e, t) {
  for (let n = 0; n < e.slabs.length; n++) ji(e, n, t);
}

// src/formats/node-tar/start.ts
function bt(e, t) {
  if (!("thread" in e)) return V([e], t);
  let n = zi(e, t);
  return { ...n, stdout: tl.from(f0(n)) };
}
async function* f0({ stdout: e }) {
  for await (let { content: t, release: n } of e) {
    let r = Buffer.from(t);
    n(), yield r;
  }
}
var u0 = i0(import.meta.dirname, `tar-thread${s0(import.meta.filename)}`), rl = [], Hi = Math.min(el(), 2), mr = Math.min(el(), 4), Qm, m0 = 0;
function ol() {
  return Qm ??= Ym(mr + 1, wt, mr + 2 - Hi), Qm;
}
function l0() {
  (0, nl.setFlagsFromString)("--semi-space-growth-factor=1");
  let e = { maxYoungGenerationSizeMb: 2 };
  return { thread: new c0(u0, { execArgv: [], env: {}, resourceLimits: e }), owner: ++m0 };
}
function zi(e, { cwd: t, signal: n }) {
  let r = rl.pop() ?? l0(), { thread: o, owner: s } = r, i = ol();
  o.ref();
  let a = (g) => o.postMessage(g), c = { ...e, cwd: t, mask: process.umask(), slabs: i, owner: s };
  a(c);
  let f = Gm(o), u = new a0({
    write: (g, y, w) => {
      f.send(new Uint8Array(g)).then(() => w());
    },
    final(g) {
      a("end"), g();
    }
  });
  u.on("error", () => {
  });
  let m = new tl({ objectMode: !0, read() {
  } }), d = (g) => {
    "taken" in g ? f.taken(g.taken) : m.push("frame" in g ? l(g) : p(g));
  }, l = ({ frame: g, contentBytes: y }) => ({ frame: Buffer.from(g.buffer, g.byteOffset, g.length), contentBytes: y }), p = ({ slab: g, filled: y }) => ({
    content: Zm(i, g).subarray(0, y),
    release: () => ji(i, g, s)
  }), h = d0(r, d, n).finally(() => {
    m.push(null), u.destroy(new Error("its reader has ended"));
  });
  return { pid: process.pid, stdin: u, stdout: m, ended: h };
}
async function d0(e, t, n) {
  let { thread: r } = e, { promise: o, resolve: s } = Promise.withResolvers(), i = (m) => {
    m === "done" ? s(void 0) : "isBadEntry" in m ? s(m.isBadEntry ? new S(m.message) : new ee(m.message)) : t(m);
  }, a = ({ message: m }) => s(new ee(m)), c = () => s(new ee("a thread of tar ended early")), f = () => {
    r.terminate();
  };
  r.on("message", i).on("error", a).on("exit", c), n.addEventListener("abort", f), n.aborted && f();
  let u = await o;
  if (n.removeEventListener("abort", f), r.off("message", i).off("error", a).off("exit", c), !u && !n.aborted) {
    r.unref(), rl.push(e);
    return;
  }
  throw await r.terminate(), Xm(ol(), e.owner), n.throwIfAborted(), u;
}

// src/formats/zstd.ts
var mn = N(il(), 1);
import { once as x0 } from "node:events";
import { pipeline as v0 } from "node:stream";

// src/formats/output-limit.ts
import { statfsSync as p0 } from "node:fs";
import { readFile as h0 } from "node:fs/promises";
var al = 64 * 1024 * 1024, g0 = 0.1, y0 = 8 * 1024, w0 = 8, b0 = 25;
function St({ files: e, bytes: t, unpackedBytes: n = t }) {
  return Math.max(t, n) * (1 + g0) + e * y0;
}
function je(e) {
  let t = new AbortController(), { bavail: n, bsize: r } = p0(e), o = al + w0 * n * r, s = al, i = 0, a = (c) => {
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
      let u = setInterval(async () => a(await S0(c)), b0), m = () => clearInterval(u);
      f.then(m, m);
    }
  };
}
async function S0(e) {
  let t = await h0(`/proc/${e}/io`, "latin1").catch(() => "");
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
var k0 = 32 * 1024 * 1024;
async function vo(e, t) {
  for (; e.pending > k0 / t.length; ) await e.progress();
}

// src/formats/zstd.ts
var P0 = 1024 * 1024;
function kt(e, t = Number.POSITIVE_INFINITY) {
  return e === void 0 || t < P0 ? qi : O0(e);
}
function O0(e) {
  return {
    packing(t, n, r) {
      if ("thread" in t) return qi.packing(t, n, r);
      let { level: o, threads: s, check: i } = n, a = s === 1 ? "--single-thread" : `-T${s}`, c = ["-q", "-c", i ? "--check" : "--no-check", `-${o}`, a];
      return V([t, { path: e, args: c }], r);
    },
    unpacking(t, n) {
      if ("thread" in t) return qi.unpacking(t, n);
      let r = je(n.cwd), o = { ...n, signal: AbortSignal.any([n.signal, r.signal]) }, { pid: s, stdin: i, stdout: a, ended: c } = V([{ path: e, args: ["-q", "-d", "-c"] }, t], o);
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
          i.end(B0);
        }
      });
    }
  };
}
var B0 = Buffer.from([80, 42, 77, 24, 0, 0, 0, 0]), cl = 128 * 1024;
function E0(e, t, n) {
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
      await e, r = (0, mn.createZstdDecompress)({ chunkSize: cl }), r.on("error", () => {
      });
      for (let [c, f] of o) i(f, c);
      s && r.end();
      for await (let c of r)
        n.count(c.length), n.signal.throwIfAborted(), t.write(c) || await x0(t, "drain");
      r.destroy();
      for (let [c] of o) o.delete(c) && c(new Error("it comes after the frame"));
    })()
  };
}
var qi = {
  packing(e, { level: t, check: n }, r) {
    let o = bt(e, r), { ZSTD_c_compressionLevel: s, ZSTD_c_checksumFlag: i } = mn.constants, a = { [s]: t, [i]: Number(n) }, c = (0, mn.createZstdCompress)({ params: a, chunkSize: cl });
    return v0(o.stdout, c, () => {
    }), { ...o, stdout: c };
  },
  unpacking(e, t) {
    let n = new AbortController(), r = je(t.cwd), o = AbortSignal.any([t.signal, n.signal, r.signal]), { stdin: s, stdout: i, ended: a } = bt(e, { ...t, signal: o }), c = Promise.resolve(), f;
    return lr({
      stdout: i,
      ended: a,
      allow: r.allow,
      write(u, m) {
        f || (f = E0(c, s, r), c = f.fed.catch((d) => n.abort(d))), f.write(u, m);
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
function dl(e, { tools: t, level: n }, r) {
  if (t.zstd) return kt(t.zstd).packing(e, { level: n, threads: 0, check: !0 }, r);
  let o = bt(e, r), s = (0, ln.createGzip)();
  return ml(o.stdout, s, () => {
  }), { ...o, stdout: s };
}
var Gi = Buffer.from([40, 181, 47, 253]), fl = Buffer.from([31, 139]);
async function* pl(e, t, n) {
  let [r, o] = await $0(e);
  if (r.subarray(0, fl.length).equals(fl)) yield* ul((0, ln.createGunzip)(), o);
  else if (r.subarray(0, Gi.length).equals(Gi)) t ? yield* M0({ path: t, args: ["-q", "-d", "-c"] }, o, n) : yield* ul((0, ln.createZstdDecompress)(), o);
  else throw new S("it is no archive");
}
async function $0(e) {
  let t = e[Symbol.asyncIterator](), n = Buffer.alloc(0);
  for (; n.length < Gi.length; ) {
    let o = await t.next();
    if (o.done) break;
    n = Buffer.concat([n, o.value]);
  }
  async function* r() {
    yield n, yield* { [Symbol.asyncIterator]: () => t };
  }
  return [n, r()];
}
async function* ul(e, t) {
  ml(ll.from(t), e, () => {
  }), yield* e;
}
async function* M0(e, t, { cwd: n, signal: r }) {
  let o = new AbortController(), { stdin: s, stdout: i, ended: a } = V([e], {
    cwd: n,
    signal: AbortSignal.any([r, o.signal])
  }), c = R0(ll.from(t), s).catch((f) => {
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
async function hl(e) {
  let { tools: t, level: n, workspace: r } = e, o = new AbortController(), s = (y) => o.abort(y), i = { cwd: r, signal: AbortSignal.any([e.signal, o.signal]) }, a = So(t.tar, { beyondAscii: !1 }), { stdin: c, stdout: f, ended: u } = dl(a, { tools: t, level: n }, i), m = { segments: [], files: 0, bytes: 0, skipped: [] }, d = C0(c, { ...e, signal: i.signal }, m).catch(s), l = yt(f, e);
  l.catch(s), await u, await d;
  let p = await l;
  o.signal.throwIfAborted();
  let { files: h, bytes: g } = m;
  return h > 0 && m.segments.push({ kind: "archive", offset: 0, length: p, files: h, bytes: g }), m;
}
var A0 = 256;
async function C0(e, { matches: t, found: n, workspace: r, signal: o }, s) {
  let i = N0(t, r), a = /* @__PURE__ */ new Set(), c = [];
  for (let f of n) {
    for (let { kind: u, member: m, bytes: d, hardLink: l } of f) {
      if (u === "other") {
        s.skipped.push(m);
        continue;
      }
      s.files++, (!l || !a.has(l.inode)) && (s.bytes += d), l && a.add(l.inode), c.push(`${i(m)}\0`);
    }
    c.length < A0 || (e.write(c.join(""), "latin1") || await I0(e, "drain", { signal: o }), c = [], await T0(void 0, { signal: o }));
  }
  e.end(c.join(""), "latin1");
}
function N0(e, t, n = process.platform) {
  let { join: r, relative: o } = Ke(n), s = new Map(
    e.map(({ root: i }) => [String(i.place), o(x(t), x(i.base))])
  );
  return (i) => {
    let a = i.indexOf("/");
    return r(s.get(i.slice(0, a)) ?? "", i.slice(a + 1));
  };
}

// src/formats/actions-cache/unpack.ts
var Nl = N(yl(), 1);
import { linkSync as gv, mkdirSync as yv } from "node:fs";
import { availableParallelism as wv } from "node:os";
import { dirname as bv, join as Sv } from "node:path";

// src/formats/tar-records.ts
var G = 512;
function me(e) {
  return (G - e % G) % G;
}
function Po(e, t, n) {
  let r = n.toString("latin1");
  if (t === "L") return { ...e, name: wl(r) };
  if (t === "K") return { ...e, target: wl(r) };
  if (t === "g") return e;
  let o = new Map(F0(r));
  return { ...e, ...L0(o) };
}
function wl(e) {
  let t = e.indexOf("\0");
  return t < 0 ? e : e.slice(0, t);
}
function* F0(e) {
  for (let t = 0; t < e.length; ) {
    let n = e.indexOf(" ", t), r = Number(e.slice(t, n)), o = e.slice(n + 1, t + r - 1), s = o.indexOf("=");
    if (!(Number.isInteger(r) && r > n - t && e[t + r - 1] === `
`) || s < 1) throw new S("its archive is damaged");
    yield [o.slice(0, s), o.slice(s + 1)], t += r;
  }
}
function L0(e) {
  let t = (c) => e.get(c) || void 0, n = {}, r = t("GNU.sparse.name") ?? t("path"), o = t("linkpath"), s = t("size"), i = t("mtime");
  r !== void 0 && (n.name = r), o !== void 0 && (n.target = o), s !== void 0 && (n.size = Number(bl(s))), i !== void 0 && /^-?\d{1,18}(\.\d{1,18})?$/.test(i) && (n.mtime = i);
  let a = [...e.keys()].some((c) => c.startsWith("GNU.sparse."));
  if (a && t("GNU.sparse.major") !== "1") throw new S("its archive has an old form of holes");
  return a && (n.sparseSize = bl(t("GNU.sparse.realsize"))), n;
}
function bl(e = "") {
  if (/^\d{1,15}$/.test(e)) return e;
  throw new S("its archive is damaged");
}

// src/formats/archive-reader.ts
var _0 = 1024 * 1024;
function Sl(e = "one") {
  let t = Buffer.alloc(0), n = {}, r, o = 0, s = 0, i = e === "several", a = (f, u) => {
    n = Po(n, f, u), s = me(u.length), r = void 0;
  }, c = (f) => {
    if (i = f.every((p) => p === 0), i) return;
    let { type: u, member: m } = D0(f);
    if ("xgLK".includes(u)) {
      if (m.size > _0) throw new S("a header in the archive is too large");
      r = { type: u, size: m.size };
      return;
    }
    let d = { ...m, ...n, name: n.name ?? m.name };
    n = {};
    let l = { ...d, kind: j0(u, d.name) };
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
function D0(e) {
  if (Oo(e, 148, 8) !== U0(e)) throw new S("its archive is damaged");
  let t = dn(e, 0, 100), n = dn(e, 257, 6) === "ustar" ? dn(e, 345, 155) : "";
  return {
    type: dn(e, 156, 1) || "0",
    member: {
      name: n === "" ? t : `${n}/${t}`,
      target: dn(e, 157, 100),
      // Without setuid, setgid and sticky bits.
      mode: Oo(e, 100, 8) & 511,
      mtime: String(Oo(e, 136, 12)),
      size: Oo(e, 124, 12),
      sparseSize: void 0
    }
  };
}
function U0(e) {
  let t = 256;
  for (let n = 0; n < G; n++) (n < 148 || n >= 156) && (t += e[n]);
  return t;
}
function dn(e, t, n) {
  let r = e.toString("latin1", t, t + n), o = r.indexOf("\0");
  return o < 0 ? r : r.slice(0, o);
}
function Oo(e, t, n) {
  let r = e[t];
  if (r === 128) return Number(e.readBigUInt64BE(t + n - 8));
  let o = dn(e, t, n).trim(), s = o === "" ? 0 : Number.parseInt(o, 8);
  if (Number.isSafeInteger(s) && s >= 0 && /^[0-7]*$/.test(o)) return s;
  if (r === 255) return 0;
  throw new S("its archive is damaged");
}
var W0 = {
  0: "file",
  7: "file",
  1: "hardlink",
  2: "symlink",
  3: "other",
  4: "other",
  5: "directory",
  6: "other"
};
function j0(e, t) {
  let n = W0[e];
  if (!n) throw new S(`its archive holds something of the unknown type ${JSON.stringify(e)}`);
  return n === "file" && t.endsWith("/") ? "directory" : n;
}

// src/formats/extract-workers.ts
import { existsSync as q0, mkdirSync as kl, readdirSync as G0, rmSync as J0 } from "node:fs";
import { join as Bo } from "node:path";

// src/files/merge-trees.ts
import { rmdirSync as H0 } from "node:fs";
function Ji(e, t, n) {
  if (!jt(b(e), b(t))) {
    ne(t).length < ne(e).length && z0(e, t, n);
    for (let r of ne(e)) Ji(`${e}/${r}`, `${t}/${r}`, n);
    H0(b(e));
  }
}
function z0(e, t, n) {
  te(b(e), n), te(b(t), b(e)), te(n, b(t));
}

// src/formats/extract-workers.ts
async function Eo({ tar: e, codec: t, dir: n, workers: r, files: o, signal: s, warn: i }, a) {
  let c = new AbortController(), f = AbortSignal.any([s, c.signal]), u = (v) => c.abort(v), m = Array.from({ length: r }, (v, R) => Bo(n, `lane-${R}`)), d = m.map((v) => {
    kl(v);
    let R = t.unpacking(xo(e), { cwd: v, signal: f });
    return R.stdout.resume(), { sink: R, files: R.ended.then(() => Ki(x(v))).catch(u) };
  }), l = d.map(({ sink: v }) => v), p = await a(l, f).catch(u), h = await Promise.all(d.map(({ files: v }) => v));
  f.throwIfAborted();
  let g = h.reduce((v, R) => v + (R ?? 0), 0), y = K0(n);
  if (g > o() || g < o() && !y)
    throw new S(`its segments held ${g} files instead of ${o()}`);
  let w = Bo(n, "tree");
  kl(w);
  for (let v of m) Ji(x(v), x(w), Bo(n, "aside"));
  let k = y ? o() - Ki(x(w)) : 0;
  if (k > o() - g)
    throw J0(w, { recursive: !0 }), new At();
  return k > 0 && i(`Some names are one name here, so later files replaced ${k} of ${o()} files`), p;
}
function K0(e) {
  return process.platform === "darwin" || q0(Bo(e, "LANE-0"));
}
function Ki(e) {
  let t = 0;
  for (let n of G0(b(e), { withFileTypes: !0, encoding: "latin1" }))
    if (n.isDirectory()) t += Ki(`${e}/${n.name}`);
    else if (n.isFile()) t++;
    else throw new S("a segment of files holds something else");
  return t;
}
var V0 = 1024 * 1024;
async function xl(e, t, n) {
  let r = [];
  for (let i of t) Z0(i);
  let o = t.filter(({ kind: i }) => i === "files").length, s;
  for await (let { segment: i, bytes: a, endsFrame: c, ends: f } of Q0(e, t)) {
    if (i.kind !== "files") {
      r.push(a);
      continue;
    }
    if (s || (s = await X0(n), s.allow(St(i))), s.write(a, () => e.release?.(a)), await vo(s, n), c && s.endFrame(), !!f && (s = void 0, --o === 0))
      for (let u of n) u.end();
  }
  return r;
}
var Y0 = 1024 * 1024;
function Z0(e) {
  let t = 2 + St(e) / Y0;
  if ((e.frames?.length ?? 0) > t)
    throw new S("a segment has more frames than its content needs");
}
async function X0(e) {
  for (; ; ) {
    let [t] = e.toSorted((n, r) => n.pending - r.pending || n.given - r.given);
    if (t.pending <= V0) return t;
    await Promise.race(e.map((n) => n.progress()));
  }
}
async function* Q0(e, t) {
  let n = ev(t), r = n.next(), o = 0;
  for await (let s of e)
    for (let i = 0; i < s.length; ) {
      if (r.done) throw new S("its body is longer than its segments");
      let { segment: a, end: c, ends: f } = r.value, u = s.subarray(i, i + c - o);
      i += u.length, o += u.length;
      let m = o === c;
      yield { segment: a, bytes: u, endsFrame: m, ends: f && m }, m && (r = n.next());
    }
}
function* ev(e) {
  for (let t of e) {
    let n = t.offset, r = t.frames ?? [t.length];
    for (let [o, s] of r.entries())
      n += s, yield { segment: t, end: n, ends: o === r.length - 1 };
  }
}

// src/formats/member-header.ts
var vl = /[\u0080-\u00ff]/, Ro = 100, Vi = 8589934591, tv = { file: "0", hardlink: "1", symlink: "2", directory: "5", whiteout: "3" };
function dr(e) {
  let t = Buffer.allocUnsafe(Yi(e));
  return t.subarray(0, Zi(t, 0, e));
}
function Yi({ name: e, target: t }) {
  return 4 * G + 2 * (e.length + t.length);
}
function Zi(e, t, n, r = !1) {
  let o = rv(n, r), s = t;
  if (o !== "") {
    s += nv(o.length).copy(e, s), s += e.write(o, s, "latin1");
    let i = s + me(o.length);
    e.fill(0, s, i), s = i;
  }
  return Ol(e, s, n, tv[n.kind]), s + G;
}
var Pl = /* @__PURE__ */ new Map();
function nv(e) {
  let t = Pl.get(e);
  if (t) return t;
  let n = Buffer.alloc(G);
  return Ol(n, 0, { name: "pax", target: "", mtime: "0", mode: 420, size: e }, "x"), Pl.set(e, n), n;
}
function rv({ name: e, target: t, mtime: n, size: r, sparseSize: o }, s) {
  let i = vl.test(e) || vl.test(t), a = i && !s ? He("hdrcharset", "BINARY") : "", c = i || e.length > Ro ? He("path", e) : "", f = i || t.length > Ro ? He("linkpath", t) : "", u = /^\d{1,11}$/.test(n) ? "" : He("mtime", n), m = r > Vi ? He("size", String(r)) : "";
  return a + c + (t === "" ? "" : f) + u + m + ov(e, o);
}
function ov(e, t) {
  return t === void 0 ? "" : He("GNU.sparse.major", "1") + He("GNU.sparse.minor", "0") + He("GNU.sparse.name", e) + He("GNU.sparse.realsize", t);
}
function He(e, t) {
  let n = ` ${e}=${t}
`, r = n.length + String(n.length).length;
  return `${n.length + String(r).length}${n}`;
}
var sv = iv();
function iv() {
  let e = Buffer.alloc(G);
  return pn(e, 108, 7, 0), pn(e, 116, 7, 0), e.write("        ", 148, "latin1"), e.write("ustar\x0000", 257, "latin1"), e;
}
function Ol(e, t, { name: n, target: r, mode: o, mtime: s, size: i }, a) {
  sv.copy(e, t);
  let c = Math.min(Math.max(Math.trunc(Number(s)), 0), Vi);
  e.write(n, t, Ro, "latin1"), pn(e, t + 100, 7, o), pn(e, t + 124, 11, Math.min(i, Vi)), pn(e, t + 136, 11, c), e[t + 156] = a.charCodeAt(0), r !== "" && e.write(r, t + 157, Ro, "latin1");
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
function $o(e) {
  return new Map(e.map(({ place: t, base: n }) => [String(t), x(n)]));
}
function Bl(e) {
  return (t) => {
    let n = t.indexOf("/");
    return `${e.get(t.slice(0, n))}${t.slice(n)}`;
  };
}

// src/formats/skeleton.ts
async function Mo(e, t) {
  if (e.bytes.length === 0) return;
  let { tar: n, roots: r, ...o } = t;
  await El(xo(n, $o(r)), e, o), n.dialect === "bsd" && await av(e, n, o);
}
async function av(e, t, n) {
  let o = (await El(Um(t), e, n)).split(`
`).filter((c) => c.includes(" type=dir")).map((c) => c.replace(/ mode=\d*(\d{3})\b/, " mode=$1")), { stdin: s, stdout: i, ended: a } = V([Wm(t)], n);
  i.resume(), s.end(["#mtree", ...o, ""].join(`
`), "latin1"), await a;
}
async function El(e, { bytes: t, mostBytes: n }, { codec: r, ...o }) {
  let s = r.unpacking(e, o), i = "";
  s.stdout.setEncoding("latin1").on("data", (a) => {
    i += a;
  }), s.allow(n);
  for (let a of t) s.write(a);
  return s.endFrame(), s.end(), await s.ended, i;
}

// src/formats/actions-cache/distribute-members.ts
import { dirname as Rl } from "node:path";
var cv = 1e3, fv = 8 * 1024 * 1024, uv = 4;
function Ml(e) {
  let t = e[0], n = lv(), r = 0, o = 0, s = 0, i = "", a = (f) => {
    o += f.length, n.add(f, t);
  }, c = () => {
    a(mv.subarray(0, me(s))), s = 0;
  };
  return {
    /** Starts a member. @param name its directory decides whether another worker may take over */
    begin(f, u) {
      c();
      let m = Math.max(r / cv, o / fv);
      (m >= uv || m >= 1 && Rl(u) !== i) && (n.flush(t), t = e.reduce((d, l) => l.pending < d.pending ? l : d), r = 0, o = 0), i = Rl(u), r++, a(f);
    },
    /** Adds to the content of the member that was started last. */
    content(f) {
      s += f.length, a(f);
    },
    /** Resolves when the worker's queue has room again. */
    room: () => vo(t, e),
    end() {
      c(), n.flush(t);
      for (let f of e) f.end();
    }
  };
}
var mv = Buffer.alloc(G), $l = 1024 * 1024;
function lv() {
  let e = Buffer.allocUnsafeSlow($l), t = 0, n = 0, r = (o) => {
    n > t && o.write(e.subarray(t, n)), t = n;
  };
  return {
    flush: r,
    add(o, s) {
      for (let i = 0; i < o.length; ) {
        let a = o.copy(e, n, i);
        i += a, n += a, !(n < e.length) && (r(s), e = Buffer.allocUnsafeSlow($l), t = 0, n = 0);
      }
    }
  };
}

// src/files/windows-names.ts
var dv = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³]) *(\.|$)/i;
function pv(e) {
  if (e === "." || e === "..") return;
  if (dv.test(e)) return "it is a device";
  if (/[. ]$/.test(e)) return "it ends in a dot or a blank";
  let t = [...e].find((n) => n < " " || '<>:"|?*\\'.includes(n));
  return t === void 0 ? void 0 : `it has the character ${JSON.stringify(t)}`;
}
function Io(e) {
  for (let t of e.split("/")) {
    let n = pv(t);
    if (n !== void 0) throw new Error(`Windows has no file ${JSON.stringify(t)}: ${n}`);
  }
}

// src/formats/actions-cache/staged-names.ts
var hv = 1e5;
function Tl(e, t, n = process.platform) {
  let r = Ke(n), o = x(t), s = e.map((m) => ({ root: m, base: x(m.base) })), i = /* @__PURE__ */ new Map(), a = /* @__PURE__ */ new Map(), c = (m) => s.find(
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
      a.size > hv && a.clear();
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
async function Fl(e) {
  let { body: t, dir: n, tools: r, roots: o, workspace: s, workers: i = wv(), warn: a } = e, c = je(n);
  c.allow(1 / 0);
  let { tar: f } = r, u = AbortSignal.any([e.signal, c.signal]), m = 0, d = {
    tar: f,
    codec: Al,
    dir: n,
    workers: i,
    files: () => m,
    signal: u,
    warn: a
  }, { links: l, skeleton: p } = await Eo(d, async (w, k) => {
    let v = Ml(w), R = Pv(Tl(o, s), v), B = Sl(), A = f.dialect === "node" ? void 0 : r.zstd;
    for await (let U of pl(t, A, { cwd: n, signal: k })) {
      c.count(U.length), k.throwIfAborted();
      for (let L of B.push(U)) R.push(L);
      await v.room();
    }
    return B.finish(), v.end(), m = R.files(), R;
  }), h = Sv(n, "tree");
  for (let { name: w, target: k } of l) Ov(x(h), w, k);
  let g = Buffer.concat(p), y = { bytes: [g], members: p.length, mostBytes: g.length };
  await Mo(y, { tar: f, roots: o, codec: Al, cwd: h, signal: u });
}
var kv = Buffer.alloc(1024), xv = 512 * 1024 * 1024, vv = 1 / 2, Al = {
  unpacking(e, t) {
    let { stdin: n, stdout: r, ended: o } = bt(e, t);
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
        n.end(kv);
      }
    });
  }
}, Cl = 300;
function Pv({ stagedName: e, follow: t }, n) {
  let r = [], o = [], s = /* @__PURE__ */ new Set(), i = /* @__PURE__ */ new Map(), a = Math.min(xv, (0, Nl.getHeapStatistics)().heap_size_limit * vv), c = 0, f = !1, u = 0, m = (p) => {
    if (c += p, c > a) throw new S("it holds more than anybody would save");
  }, d = (p) => {
    let h = dr(p);
    m(h.length), o.push(h);
  }, l = (p) => {
    let { kind: h } = p, g = e(p.name);
    if (h === "other" || s.has(g)) return !1;
    if (s.add(g), m(g.length + Cl), h === "file")
      u++, n.begin(dr({ ...p, kind: h, name: g, target: "" }), g);
    else if (h === "directory") d({ ...p, kind: h, name: g, target: "" });
    else if (h === "symlink")
      i.set(g, { ...p, kind: h, name: g }), d({ ...p, kind: h, name: g }), t(p.name, p.target);
    else {
      let y = e(p.target);
      m(y.length + Cl);
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
function Ov(e, t, n) {
  let r = (o) => b(`${e}/${o}`);
  yv(r(bv(t)), { recursive: !0 });
  try {
    gv(r(n), r(t));
  } catch {
    throw new S(`it holds ${b(t)} as another name of a file that it does not hold`);
  }
}

// src/formats/actions-cache/actions-cache.ts
var _l = {
  id: "actions-cache",
  indexed: !1,
  kinds: ["archive"],
  image: !1,
  versions(e, t) {
    return (t && !t.zstd ? ["gzip", "zstd-without-long"] : ["zstd-without-long", "gzip"]).map((r) => Bv(r, e));
  },
  unsupportedReason: () => {
  },
  pack: hl,
  unpack: Fl
};
function Bv(e, t) {
  let n = Ui(t) ? ["windows-only"] : [], r = [...t.paths, e, ...n, "1.0"].join("|");
  return (0, Ll.createHash)("sha256").update(r).digest("hex");
}

// src/formats/squashfs/pack.ts
import { createReadStream as bP } from "node:fs";
import { join as SP } from "node:path";

// src/formats/squashfs/directory-image.ts
var hd = N(Ul(), 1);
import { writeFileSync as lP } from "node:fs";
import { join as dP } from "node:path";

// src/formats/squashfs/make.ts
import { stat as cP } from "node:fs/promises";

// src/formats/squashfs/check.ts
var id = N(jl(), 1);
import { closeSync as Kv, openSync as Vv, readSync as Yv } from "node:fs";
import { setImmediate as Zv } from "node:timers/promises";

// src/formats/squashfs/metadata.ts
var Gl = N(zl(), 1);
var oe = 8192, Qi = 256;
function To(e, t, n, r = []) {
  let o = /* @__PURE__ */ new Map(), s = t, i = 0, a = async () => {
    let f = await e(s, Math.min(n, s + Qi * oe)), { unpacked: u, starts: m, length: d } = Ev(f, s + f.length === n);
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
async function Ao(e, t, n) {
  let r = Math.ceil(n / oe), o = await e(t, t + r * Xi);
  if (o.length !== r * Xi) throw $("a list ends early");
  let s = Array.from({ length: r }, (a, c) => Number(o.readBigUInt64LE(c * Xi))), [i = t] = s;
  if (i > t) throw $("a table is behind its list");
  return { table: To(e, i, t, s), start: i };
}
var Xi = 8;
function Ev(e, t) {
  let n = [], r = [], o = 0;
  for (; n.length < Qi && o + 2 <= e.length; ) {
    let s = e.readUInt16LE(o), i = o + 2 + (s & ql);
    if (i > e.length) break;
    let a = e.subarray(o + 2, i), c = s > ql ? a : Rv(a), f = t && i === e.length;
    if (c.length !== oe && !(f && c.length > 0 && c.length < oe))
      throw $("a table has a gap");
    r.push(c), n.push(o), o = i;
  }
  if (n.length === 0 || t && o !== e.length && n.length < Qi)
    throw $("a table ends early");
  return { unpacked: r, starts: n, length: o };
}
var ql = 32767;
function Rv(e) {
  try {
    return (0, Gl.zstdDecompressSync)(e, { maxOutputLength: oe, chunkSize: oe });
  } catch {
    throw $("a table cannot be unpacked");
  }
}
function $(e) {
  return new S(`its image is wrong: ${e}`);
}

// src/formats/squashfs/directory.ts
var pr = { directory: 1, file: 2, link: 3, whiteout: 5 };
function Kl(e) {
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
var [$v, Mv, Iv] = [12, 12, 8], Tv = 256, Av = 256, [Jl, Cv] = [46, 47];
async function Vl({ number: e, start: t, offset: n, bytes: r, indexed: o }, { inodes: s, directories: i }, { known: a, whiteouts: c }) {
  let f = await Nv(s, o), u = i.position();
  if (i.positionOf(t, n) !== u) throw $("a directory is not where it should be");
  let m = u + r, d = 0, l = 0, p;
  for (; i.position() < m; ) {
    let h = i.ahead();
    h && await h;
    let g = i.position(), y = f[l]?.within === g - u ? f[l++] : void 0;
    if (y && i.positionOf(y.block, g % oe) !== g)
      throw ea();
    let w = i.take(Mv), k = i.bytes.readUInt32LE(w) + 1, v = s.positionOf(i.bytes.readUInt32LE(w + 4), 0), R = i.bytes.readUInt32LE(w + 8);
    if (k > Av) throw $("a directory has too many names at once");
    for (let B = k; B > 0; B--) {
      let A = i.ahead();
      A && await A;
      let U = i.take(Iv), { bytes: L } = i, Ee = R + L.readInt16LE(U + 2), Ge = L.readUInt16LE(U + 4);
      a.name(Ee, Ge, v + L.readUInt16LE(U));
      let Je = Yl(L.readUInt16LE(U + 6)), rc = i.take(Je), Mn = L.subarray(rc, rc + Je);
      if (Fv(Mn, p), y && B === k && !Mn.equals(y.name)) throw ea();
      p = Mn, Ge === pr.whiteout ? c.add(e, Mn) : Ge === pr.directory && c.addBelow(e, Mn, Ee);
    }
    d += k;
  }
  if (i.position() !== m) throw $("a directory does not end where it should");
  if (l !== f.length) throw ea();
  return d;
}
async function Nv(e, t) {
  let n = [];
  for (; n.length < t; ) {
    await e.ahead();
    let r = e.take($v), { bytes: o } = e, s = Yl(o.readUInt32LE(r + 8)), i = e.take(s), a = o.subarray(i, i + s);
    n.push({ within: o.readUInt32LE(r), block: o.readUInt32LE(r + 4), name: a });
  }
  return n;
}
function ea() {
  return $("the index of a directory leads elsewhere");
}
function Yl(e) {
  if (e >= Tv) throw $("a name is too long");
  return e + 1;
}
function Fv(e, t) {
  let n = t ? 0 : 1;
  for (let r = 0; r < e.length; r++) {
    let o = e[r];
    if (o === 0 || o === Cv) throw $("it has a name that is none");
    n === 0 && (n = o - (t[r] ?? -1));
  }
  if (n <= 0) throw $("names are not in order");
  if (e[0] === Jl && (e.length === 1 || e.length === 2 && e[1] === Jl))
    throw $("it has a name that is none");
}

// src/formats/squashfs/superblock.ts
var xe = 96, Lv = 6, Zl = { noXattrs: 512, others: 1088 }, _v = 0xffffffffffffffffn, Dv = 1 << 24;
function hn(e, t) {
  if (e.length < xe || e.toString("latin1", 0, 4) !== "hsqs") throw Xl();
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
  if (!(n(20) === Lv && n(28) === 4 && // version 4.0
  n(30) === 0 && (n(24) & ~Zl.others) === Zl.noXattrs && // There is no table of attributes, and no table for exporting by NFS.
  [56, 88].every((w) => e.readBigUInt64LE(w) === _v) && i > 0 && i <= Dv && a <= i && (c === 1 || c === 2) && p >= 12 && p <= 20 && f === 2 ** p && g.every((w, k) => k === 0 || w >= g[k - 1]))) throw Xl();
  return s;
}
function Xl() {
  return new S("it holds no squashfs image of our kind");
}

// src/formats/squashfs/extents.ts
var Ql = 16, Uv = 4, ta = 1 << 24, Co = ta - 1;
async function ed(e, t) {
  let { inodeTable: n, blockBytes: r, inodes: o, fragments: s } = t, i = jv(o + s), { starts: a, words: c, start: f } = await Wv(e, t), u = new Uint32Array(s);
  function m(d, l) {
    let p = l & Co;
    if (l > (ta | Co) || p > r || d + p > n)
      throw $("a block is where none can be");
    if (l & ta) return p;
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
        let B = g.bytes.readUInt32LE(g.take(Uv));
        if (B === 0) continue;
        let A = e.pause?.();
        A && await A;
        let U = Math.min(r, w - v);
        if ((m(k.end, B) ?? U) !== U)
          throw $("a block is not what it should be");
        k.end += B & Co, k.hash = Math.imul(k.hash, 31) + B | 0;
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
        i.add({ start: p, end: p + (h & Co), hash: h });
      }
      i.check();
    }
  };
}
async function Wv({ read: e }, { fragments: t, fragmentTable: n }) {
  let r = new Float64Array(t), o = new Uint32Array(t), { table: s, start: i } = await Ao(e, n, t * Ql);
  for (let a = 0; a < t; a++) {
    await s.ahead();
    let c = s.take(Ql);
    r[a] = Number(s.bytes.readBigUInt64LE(c)), o[a] = s.bytes.readUInt32LE(c + 8);
  }
  return s.end(), { starts: r, words: o, start: i };
}
function jv(e) {
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
var No = (e) => (t, n) => t.readUInt16LE(n + e), le = (e) => (t, n) => t.readUInt32LE(n + e), td = (e) => (t, n) => Number(t.readBigUInt64LE(n + e)), Hv = {
  1: { kind: "directory", length: 16, start: le(0), bytes: No(8), offset: No(10) },
  2: { kind: "file", length: 16, start: le(0), fragment: le(4), offset: le(8), bytes: le(12) },
  3: { kind: "link", length: 8, bytes: le(4) },
  5: { kind: "whiteout", length: 8, bytes: () => 0, device: le(4) },
  8: { kind: "directory", length: 24, bytes: le(4), start: le(8), indexed: No(16), offset: No(18), attributes: le(20) },
  9: { kind: "file", length: 40, start: td(0), bytes: td(8), fragment: le(28), offset: le(32), attributes: le(36) }
}, Fo = 4294967295, zv = 16, qv = 4095, Gv = 3;
function rd(e) {
  let t = e.take(zv), { bytes: n } = e;
  if (n.readUInt16LE(t + 2) > 511) throw $("it sets bits that change who runs a program");
  let r = Hv[n.readUInt16LE(t)];
  if (!r) throw nd();
  let { kind: o } = r, s = e.take(r.length), i = (f, u = 0) => f?.(n, s) ?? u;
  if (i(r.device) !== 0) throw nd();
  if (i(r.attributes, Fo) !== Fo) throw $("it has extended attributes");
  let a = i(r.bytes) - (o === "directory" ? Gv : 0);
  if (a < 0) throw $("a directory is too short");
  if (!Number.isSafeInteger(a)) throw $("a file is larger than any");
  if (o === "link") {
    if (a === 0 || a > qv) throw $("a link is too long");
    e.take(a);
  }
  let c = i(r.fragment, Fo);
  return {
    kind: o,
    number: n.readUInt32LE(t + 12),
    owner: n.readUInt32LE(t + 4),
    time: n.readUInt32LE(t + 8),
    bytes: a,
    start: i(r.start),
    fragment: c === Fo ? void 0 : c,
    offset: i(r.offset),
    indexed: i(r.indexed)
  };
}
function nd() {
  return $("it holds more than files, directories and links");
}

// src/formats/squashfs/whiteouts.ts
var Lo = 2 ** 20, Jv = 4096;
function od() {
  let e = /* @__PURE__ */ new Map(), t = 0, n = (r, o) => {
    let s = e.get(r);
    s ? s.push(o) : e.set(r, [o]);
  };
  return {
    count: () => t,
    /** Notes a whiteout in a directory. @throws BadEntry when there are too many */
    add(r, o) {
      if (++t > Lo) throw $("it has too many whiteouts");
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
          if (c.length > Jv) throw $("the name of a whiteout is too long");
          a === void 0 ? yield c : o.push({ directory: a, prefix: `${c}/` });
        }
    }
  };
}

// src/formats/squashfs/check.ts
async function Xv(e) {
  let t = hn(await e.read(0, xe), e.length), { inodeTable: n, directoryTable: r, inodes: o, ids: s, root: i } = t;
  await Qv(e, t.idTable, s);
  let a = await ed(e, t), c = To(e.read, n, r), f = To(e.read, r, a.start), u = Kl(o), m = od(), d = { members: 0, bytes: 0, newest: 0 }, l, p, h = 0;
  for (let y = 0; y < o; y++) {
    let w = c.ahead();
    if (w && await w, h = c.position(), p = rd(c), l ??= p.owner, p.owner !== l) throw $("it has several owners");
    if ((l & 65535) >= s || l >>> 16 >= s) throw $("its owner is none that it lists");
    d.newest = Math.max(d.newest, p.time), p.kind === "file" ? (await a.add(p, c), d.bytes += p.bytes) : p.kind === "directory" && (d.members += await Vl(p, { inodes: c, directories: f }, { known: u, whiteouts: m })), u.add(p, h);
  }
  if (p?.kind !== "directory" || h !== c.positionOf(i.block, i.offset))
    throw $("its root is not where it should be");
  if (u.unnamed() !== 1) throw $("not all that it holds has a name");
  c.end(), f.end(), await a.check();
  let { number: g } = p;
  return { ...d, whiteouts: m.count(), removed: () => m.names(g) };
}
var sd = 4;
async function Qv(e, t, n) {
  let { table: r } = await Ao(e.read, t, n * sd);
  await r.ahead(), r.take(n * sd), r.end();
}
function _o({ whiteouts: e, removed: t }, n = []) {
  let r = new Set(n);
  if (e > 0 && r.size === 0) throw $("it holds more than files, directories and links");
  if (e !== r.size) throw $(`it has ${e} whiteouts instead of ${r.size}`);
  for (let o of t()) if (!r.has(o)) throw $("it removes other files than it lists");
}
async function gn(e, { offset: t, length: n }, r, { signal: o, until: s } = {}) {
  let i = Vv(e, "r"), a = (l, p) => {
    let h = Buffer.allocUnsafe(p);
    return h.subarray(0, Yv(i, h, 0, p, t + l));
  }, c = 0, f = {
    tables: void 0,
    heads: (l) => nP(a(l, ad)) ?? 0,
    contents(l, p, h) {
      let g = (0, id.zstdDecompressSync)(a(l, p), { maxOutputLength: h });
      return c += g.length, g.length;
    }
  }, u = async () => {
    c = 0, await Zv(), o?.throwIfAborted();
  }, m = async (l, p) => (await s?.(t + l, t + p), await u(), a(l, p - l)), d = () => c < eP ? void 0 : u();
  try {
    return await Xv({ read: m, length: n, unpackedBytes: f[r], pause: d });
  } finally {
    Kv(i);
  }
}
var eP = 64 * 1024 * 1024, tP = 4247762216, ad = 18;
function nP(e) {
  if (e.length < ad || e.readUInt32LE(0) !== tP) return;
  let t = e.readUInt8(4), n = (t & 32) !== 0, r = [0, 1, 2, 4][t & 3], o = 5 + (n ? 0 : 1) + r, s = t >> 6;
  return s === 0 ? n ? e.readUInt8(o) : void 0 : s === 1 ? e.readUInt16LE(o) + 256 : s === 2 ? e.readUInt32LE(o) : void 0;
}

// src/formats/squashfs/top-time.ts
import { closeSync as rP, openSync as oP, readSync as sP, writeSync as cd } from "node:fs";
var ld = "-noI", [fd, iP] = [24, 1], [aP, ud] = [8, 4], md = 2;
function dd(e, t, n) {
  let r = oP(e, "r+");
  try {
    let o = Buffer.alloc(xe);
    sP(r, o, 0, o.length, 0), o.writeUInt16LE(o.readUInt16LE(fd) & ~iP, fd);
    let { inodeTable: s, root: i } = hn(o, t);
    cd(r, o, 0, o.length, 0);
    let a = Buffer.alloc(ud);
    a.writeUInt32LE(n);
    for (let c = 0; c < ud; c++) {
      let f = i.offset + aP + c, u = Math.floor(f / oe) * (md + oe), m = s + i.block + u + md + f % oe;
      cd(r, a, c, 1, m);
    }
  } finally {
    rP(r);
  }
}

// src/formats/squashfs/make.ts
async function pd(e, t, n) {
  let r = {
    source: "-",
    how: ["-tar"],
    names: t,
    reader: ko(n.tools.tar)
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
  let { scratch: f, tools: u, level: m, signal: d } = c, l = { path: u.mksquashfs, args: [t, e, ...n, ...fP(m)] }, p = r ? [r, l] : [l], { stdin: h, stdout: g, ended: y } = V(p, { cwd: f, signal: d });
  if (g.resume(), s) {
    let [v, R] = await Promise.allSettled([uP(s, h), y]);
    for (let B of [v, R]) if (B.status === "rejected") throw B.reason;
  } else
    h.end(`${o.join("\0")}\0`, "latin1"), await y;
  let { size: w } = await cP(e);
  i !== void 0 && dd(e, w, i);
  let k = await gn(e, { offset: 0, length: w }, "heads");
  return _o(k, a), k;
}
function fP(e) {
  let t = ["-force-uid", String(process.geteuid?.()), "-force-gid", String(process.getegid?.())], n = ["-comp", "zstd", "-Xcompression-level", String(e)], r = ["-quiet", "-no-progress", "-no-recovery", "-noappend", "-exit-on-error"];
  return ["-no-tailends", ...n, ...t, "-no-xattrs", ...r];
}
async function uP(e, t) {
  try {
    for await (let n of e) !t.destroyed && !t.write(n) && await mP(t);
  } finally {
    t.end();
  }
}
function mP(e) {
  return new Promise((t) => {
    let n = () => {
      for (let r of ["drain", "close"]) e.off(r, n);
      t();
    };
    for (let r of ["drain", "close"]) e.on(r, n);
  });
}

// src/formats/squashfs/directory-image.ts
async function gd(e, t, n) {
  let r = await kd(e, t, [], n);
  return n.signal.throwIfAborted(), r && wd(r) ? void 0 : r;
}
async function yd(e, t, { members: n, unpacked: r }, o) {
  let s = na(t, r);
  if (s.length > pP || s.some((c) => c.includes(`
`))) return;
  let i = await kd(e, t, s, o);
  return o.signal.throwIfAborted(), i?.members !== n.length - 1 || wd(i) ? void 0 : !o.leftOut || await gP(e, t, n, o).catch(() => !1) ? i : void 0;
}
var pP = 1e3, hP = 1440 * 60;
function wd({ newest: e }) {
  return e > Date.now() / 1e3 + hP;
}
async function gP(e, t, n, { tools: r, scratch: o, signal: s }) {
  let { unsquashfs: i } = r;
  if (i === void 0) return !1;
  let a = { path: i, args: ["-l", "-d", "", e] }, { stdin: c, stdout: f, ended: u } = V([a], { cwd: o, signal: s });
  c.end();
  let [m] = await Promise.all([(0, hd.buffer)(f), u]), d = new Set(m.toString("latin1").split(`
`)), l = Sd(t).length - 1;
  return n.every((p) => {
    let h = p.slice(l);
    return h === "/." || h.split(`
`).every((g) => d.has(g));
  });
}
function bd({ root: e, stat: t }) {
  return e.literal !== void 0 && t.isDirectory();
}
function na(e, t) {
  let n = Sd(e);
  return t.flatMap((r) => r.startsWith(n) ? [r.slice(n.length)] : []);
}
function Sd({ root: e, relative: t }) {
  return t === "" ? `${e.place}/` : `${e.place}/${x(t)}/`;
}
function kd(e, { path: t }, n, r) {
  let o = dP(r.scratch, "excludes");
  return lP(o, [yP, ...n.map(wP)].join(""), "latin1"), hr(e, { source: t, how: ["-no-exports", "-action", "chmod(a-st)@true", "-wildcards", "-ef", o], names: [] }, r).catch(() => {
  });
}
var yP = `... ${zt}*
`;
function wP(e) {
  return `\\${e.replace(/[^\w/]/g, "\\$&")}
`;
}

// src/formats/squashfs/pack.ts
async function Pd(e) {
  let t = SP(e.scratch, "image"), n = [], r;
  for (let s of e.matches.filter(bd)) {
    let i = s.root.place, a = e.leftOut ? void 0 : await gd(t, s, e);
    if (!a) {
      r ??= xd(e);
      let c = r.members.get(i) ?? [];
      a = e.leftOut || na(s, r.unpacked).length > 0 ? await yd(t, s, { ...r, members: c }, e) : void 0;
    }
    if (a) {
      let c = a.members + 1;
      n.push(await vd(t, { ...a, files: c, root: i }, n, e));
    }
  }
  if (n.length < e.matches.length) {
    r ??= xd(e);
    let s = [...r.members].flatMap(
      ([i, a]) => n.some(({ root: c }) => c === i) ? [] : a
    );
    if (s.length > 0) {
      fn(e);
      let i = await pd(t, s, e);
      n.push(await vd(t, { ...i, files: s.length }, n, e));
    }
  }
  let o = (s) => n.reduce((i, a) => i + a[s], 0);
  return { segments: n, files: o("files"), bytes: o("bytes"), skipped: r?.skipped ?? [] };
}
function xd({ found: e, leftOut: t = [] }) {
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
async function vd(e, { files: t, bytes: n, root: r }, o, s) {
  let { offset: i, length: a } = o.at(-1) ?? { offset: 0, length: 0 }, c = Zt(i + a, "image");
  c > i + a && await s.write(Buffer.alloc(c - i - a));
  let f = await yt(bP(e, { highWaterMark: 1024 * 1024 }), s);
  return { kind: "image", offset: c, length: f, files: t, bytes: n, ...r === void 0 ? {} : { root: r } };
}

// src/formats/squashfs/receive.ts
import { open as Id, rm as IP } from "node:fs/promises";
import { join as TP } from "node:path";

// src/formats/squashfs/arrivals.ts
function Od(e) {
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
var kP = 32;
function yn(e, t) {
  let { image: n = [], delta: r = [], removals: o = [] } = Object.groupBy(e, ({ kind: f }) => f), s = [...n, ...r, ...o];
  if (!e.every((f, u) => f === s[u]) || o.length !== (r.length > 0 ? 1 : 0) || n.length === 0 || new Set(n.map(({ root: f }) => f)).size < n.length) throw gr();
  let a = r.map((f, u) => ({ ...Bd(f), nth: u, root: f.root })), c = n.map((f) => {
    let u = t.find(({ place: l }) => l === f.root);
    if (f.root !== void 0 && u?.literal === void 0) throw gr();
    let m = u ? [u] : t.filter(({ place: l }) => !n.some(({ root: p }) => p === l)), d = a.filter(({ root: l }) => l === f.root);
    if (m.length === 0 || d.length >= kP) throw gr();
    return { ...Bd(f), root: u, roots: m, deltas: d };
  });
  if (c.flatMap(({ deltas: f }) => f).length < r.length) throw gr();
  return c;
}
function Bd(e) {
  let { offset: t, length: n, files: r } = e;
  return { offset: t, length: n, members: r, mostBytes: St(e) };
}
function gr() {
  return new It("the entry has images that this version of Headstart cannot read");
}

// src/formats/squashfs/removals.ts
var Wo = N(Rd(), 1);
import { open as xP } from "node:fs/promises";
var Do = 64 * 1024 * 1024, vP = Do + Do / 128, PP = 4096, OP = 255, [Uo, $d, BP] = [0, 46, 47];
function Md(e) {
  let t = Buffer.from(e.map(EP).join(""), "latin1"), n = e.reduce((r, o) => r + o.length, 0);
  if (t.length > Do || n > Lo)
    throw new Error("more files were removed than an entry can say");
  return { frame: (0, Wo.zstdCompressSync)(t), bytes: t.length };
}
function EP(e) {
  return `${e.map((t) => `${t}\0`).join("")}\0`;
}
async function jo(e, t, { until: n } = {}) {
  let r = t.find(({ kind: c }) => c === "removals");
  if (!r) return;
  let { offset: o, length: s, files: i } = r;
  if (s > vP) throw xt("it is too long");
  await n?.(o, o + s);
  let a = await xP(e);
  try {
    let { bytesRead: c, buffer: f } = await a.read(Buffer.alloc(s), 0, s, o), u = t.filter(({ kind: l }) => l === "delta").length, m = ra(f.subarray(0, c), u), d = m.counts.reduce((l, p) => l + p, 0);
    if (d !== i) throw xt(`it has ${d} names instead of ${i}`);
    return m;
  } finally {
    await a.close();
  }
}
function ra(e, t) {
  let n = RP(e), { starts: r, counts: o, end: s } = $P(n, t);
  if (s !== n.length) throw xt("it has more lists than the entry has layers");
  return {
    counts: o,
    *namesOf(i) {
      let a = r[i];
      for (let c = o[i]; c > 0; c--) {
        let f = n.indexOf(Uo, a);
        yield n.toString("latin1", a, f), a = f + 1;
      }
    }
  };
}
function RP(e) {
  try {
    let t = { maxOutputLength: Do, info: !0 }, { buffer: n, engine: r } = (0, Wo.zstdDecompressSync)(e, t);
    if (r.bytesWritten === e.length) return n;
  } catch (t) {
    throw xt(O(t));
  }
  throw xt("something follows it");
}
function $P(e, t) {
  let [n, r] = [[], []], o = 0, s = 0;
  for (let i = 0; i < t; i++) {
    n.push(o);
    let a = 0;
    for (; e[o] !== Uo; a++) o = MP(e, o) + 1;
    if (r.push(a), s += a, s > Lo) throw xt("it has too many names");
    o++;
  }
  return { starts: n, counts: r, end: o };
}
function MP(e, t) {
  let n = t;
  for (let r = !1; !r; n++) {
    let o = n;
    for (; n < e.length && e[n] !== Uo && e[n] !== BP; ) n++;
    let s = n - o, i = s <= 2 && e[o] === $d && e[n - 1] === $d;
    if (n === e.length || s === 0 || s > OP || n - t > PP || i)
      throw xt("it has a name that is none");
    r = e[n] === Uo;
  }
  return n - 1;
}
function xt(e) {
  return new S(`its list of removed files is wrong: ${e}`);
}

// src/formats/squashfs/receive.ts
async function wn({ segments: e, roots: t, signal: n, body: r, file: o, isMounted: s = !1 }, i) {
  let a = yn(e, t), c = TP(i, "image"), f = !1, u = async (l) => {
    await AP(r("any"), l, { path: c, segments: e, signal: n }), f = !0;
  }, m = await o?.link(c) && await o?.prove(u);
  m || (await IP(c, { force: !0 }), await NP(c, { length: D({ segments: e }), isMounted: s }, u)), !f && o?.isWhole ? await oa(c, a) : f || await Td(c, e, { signal: n });
  let d = m ? o?.isInPlace : void 0;
  return { path: c, images: a, isInPlace: d };
}
async function AP(e, t, { path: n, segments: r, signal: o }) {
  let { arrived: s, until: i, fail: a } = Od(D({ segments: r })), c = Td(n, r, { signal: o, until: i }), f = !1;
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
var CP = 32 * 1024 * 1024;
async function NP(e, { length: t, isMounted: n }, r) {
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
      i -= f.length, a += f.length, n && (a >= CP || i === 0) && c();
    });
  } finally {
    let f = s.then(() => o.close());
    n ? f.catch(() => {
    }) : await f;
  }
}
async function oa(e, t) {
  let n = Buffer.alloc(xe), r = await Id(e);
  try {
    for (let { offset: o, length: s } of t.flatMap((i) => [i, ...i.deltas]))
      await r.read(n, 0, n.length, o), hn(n, s);
  } finally {
    await r.close();
  }
}
async function Td(e, t, n = {}) {
  let r = await jo(e, t, n), o = 0;
  for (let s of t.filter(sa)) {
    let { kind: i, files: a, bytes: c, root: f } = s, u = await gn(e, s, "tables", n);
    _o(u, i === "delta" ? r?.namesOf(o++) : []);
    let m = u.members + (f === void 0 ? 0 : 1);
    if (m < a || i === "delta" && m > a)
      throw new S(`it has ${m} members instead of ${a}`);
    if (u.bytes > c)
      throw new S(`its files have ${u.bytes} bytes instead of ${c}`);
  }
}
function sa({ kind: e }) {
  return e === "image" || e === "delta";
}
async function S_(e, { offset: t }) {
  return t + Number((await e(t, t + xe)).readBigUInt64LE(64));
}

// src/formats/squashfs/unpack.ts
import { chownSync as DP, lstatSync as _d, mkdirSync as UP, readdirSync as Dd } from "node:fs";
import { dirname as WP, join as vt, relative as jP } from "node:path";

// src/formats/squashfs/layers.ts
import { chmodSync as Nd, lstatSync as Fd, mkdirSync as Ad, renameSync as Cd, utimesSync as FP } from "node:fs";
function Ld({ from: e, to: t, removed: n, aside: r }) {
  let [o, s] = [0, 0];
  Ad(b(r));
  let i = (c) => {
    let f = F(c);
    f?.isDirectory() && ia(c), f && Cd(b(c), b(`${r}/${o++}`));
  }, a = (c, f) => {
    let { mode: u, mtimeMs: m } = Fd(b(c));
    for (let d of [c, f]) ia(d);
    for (let d of ne(c)) {
      let [l, p] = [`${c}/${d}`, `${f}/${d}`], h = _P(l);
      if (h === "whiteout") continue;
      s++;
      let g = h === "directory" && F(p)?.isDirectory() === !0;
      g || i(p), h === "file" ? Cd(b(l), b(p)) : (g || Ad(b(p)), a(l, p));
    }
    Nd(b(f), u & 511), FP(b(f), m / 1e3, m / 1e3);
  };
  for (let c of n) {
    let f = LP(c, t);
    f !== void 0 && i(f);
  }
  return a(e, t), s;
}
function LP(e, t) {
  let n = t;
  for (let r of e.split("/")) {
    let o = F(n);
    if (!o) return;
    if (!o.isDirectory()) throw new S("it removes something below what is no directory");
    ia(n), n = `${n}/${r}`;
  }
  return n;
}
function ia(e) {
  Nd(b(e), 448);
}
function _P(e) {
  let t = Fd(b(e));
  if (t.isDirectory()) return "directory";
  if (t.isFile() || t.isSymbolicLink()) return "file";
  if (t.isCharacterDevice() && t.rdev === 0) return "whiteout";
  throw new S("it holds more than files, directories and links");
}

// src/formats/squashfs/unpack.ts
async function Ho({ path: e, images: t }, n, r = n.roots) {
  let o = vt(n.dir, "tree"), s = await jo(e, n.segments), i = t.filter(({ roots: a }) => a.some((c) => r.includes(c)));
  for (let a of i.toSorted((c, f) => +!f.root - +!c.root)) {
    let c = a.roots.filter((l) => r.includes(l)), f = a.root ? HP(a.root, o) : o, u = c.length < a.roots.length ? c.map(({ place: l }) => String(l)) : [];
    await Ud({ path: e, layer: a, target: f, places: u }, n);
    let m = c.reduce((l, p) => l + qP(p, o), 0);
    if (u.length === 0 && m !== a.members)
      throw new S(`it has ${m} members instead of ${a.members}`);
    for (let l of a.deltas) {
      let p = await zP({ path: e, delta: l, target: f, removals: s }, n);
      if (p + (a.root ? 1 : 0) !== l.members)
        throw new S(`its layer has ${p} members instead of ${l.members}`);
    }
    let d = (l) => u.length > 0 && !u.includes(l);
    for (let l of a.deltas.length > 0 ? Dd(f).filter(d) : [])
      Un(vt(f, l));
  }
  await GP(o, n.signal);
}
function HP(e, t) {
  let n = vt(t, String(e.place));
  if (_d(n, { throwIfNoEntry: !1 })) throw new S("two images hold the same path");
  let r = vt(n, jP(e.base, e.literal));
  return UP(WP(r), { recursive: !0 }), r;
}
async function Ud({ path: e, layer: t, target: n, places: r, hasWhiteouts: o = !1 }, { dir: s, tools: i, signal: a }) {
  let c = ["-no-progress", "-quiet", "-no-xattrs"], f = o ? ["-no-exit-code"] : [], u = [...c, ...f, "-offset", String(t.offset), "-d", n, e, ...r], m = je(s);
  m.allow(t.mostBytes);
  let d = { cwd: s, signal: AbortSignal.any([a, m.signal]) }, { pid: l, stdout: p, ended: h } = V([{ path: i.unsquashfs, args: u }], d);
  p.resume(), m.watch(l, h), await h;
}
async function zP({ path: e, delta: t, target: n, removals: r }, o) {
  let { nth: s } = t, i = r.counts[s], a = vt(o.dir, `delta-${s}`);
  await Ud({ path: e, layer: t, target: a, places: [], hasWhiteouts: i > 0 }, o);
  let c = x(vt(o.dir, `removed-${s}`)), f = { from: x(a), to: x(n), removed: r.namesOf(s), aside: c };
  return Ld(f) + i;
}
function qP(e, t) {
  let n = (i, a, c) => {
    let f = 0;
    for (let u of Dd(b(i), { withFileTypes: !0, encoding: "latin1" })) {
      let m = a === "" ? u.name : `${a}/${u.name}`, d = c || e.matches(b(m).toString());
      if (d && f++, u.isDirectory()) f += n(`${i}/${u.name}`, m, d);
      else if (!u.isFile() && !u.isSymbolicLink())
        throw new S("it holds more than files, directories and links");
    }
    return f;
  }, r = vt(t, String(e.place)), o = _d(r, { throwIfNoEntry: !1 });
  if (!o) return 0;
  if (!o.isDirectory()) throw new S("what is to be a directory is none");
  let s = e.matches("");
  return n(x(r), "", s) + (s ? 1 : 0);
}
async function GP(e, t) {
  let n = { cwd: e, signal: t };
  DP(e, process.geteuid?.() ?? -1, process.getegid?.() ?? -1), process.geteuid?.() === 0 && await zn("chown", ["-hR", "0:0", "."], n), await zn("find", [".", ...["!", "-type", "l", "-perm", "/7000"], "-exec", "chmod", "a-st", "{}", "+"], n);
}

// src/formats/squashfs/squashfs.ts
var Wd = {
  id: "squashfs",
  indexed: !0,
  kinds: ["image", "delta", "removals"],
  image: !0,
  versions: (e) => [bo("squashfs", e)],
  unsupportedReason({ mksquashfs: e, unsquashfs: t, tar: n }, r) {
    return process.platform !== "linux" ? "it does not run Linux" : r === "unpack" ? t ? void 0 : "it has no unsquashfs 4.5 or newer" : e ? n.dialect === "gnu" ? void 0 : "it has no GNU tar on PATH" : "it has no mksquashfs 4.5 or newer";
  },
  pack: Pd,
  async unpack(e) {
    let t = await wn({ ...e, body: () => e.body }, e.dir);
    await Ho(t, e);
  }
};

// src/formats/node-tar/create.ts
import {
  closeSync as JP,
  constants as KP,
  fstatSync as Hd,
  lstatSync as VP,
  openSync as YP,
  readlinkSync as ZP,
  readSync as XP
} from "node:fs";

// src/formats/node-tar/saved-mode.ts
function jd(e, t, n = process.platform) {
  return n !== "win32" ? t & 511 : e !== "file" && e !== "hardlink" ? 493 : t & 128 ? 420 : 292;
}

// src/formats/node-tar/create.ts
var { O_RDONLY: QP, O_NOFOLLOW: Gd = 0, O_NONBLOCK: eO = 0 } = KP, tO = QP | Gd | eO;
function Jd(e, t, n) {
  let r = aO(t, n === void 0), o = /* @__PURE__ */ new Map();
  function s(a, c) {
    let f = oO(a, c);
    try {
      let u = Hd(f, { bigint: !0 });
      if (!u.isFile()) throw Pt(a);
      let m = u.nlink > 1n ? i(a, u) : a;
      if (m !== a) {
        r.put(zo(a, u, "hardlink", { target: m }));
        return;
      }
      let d = Number(u.size);
      if (r.put(zo(a, u, "file", { size: d })), d === 0) return;
      if (!r.read(f, d)) throw zd(a);
      let l = Hd(f);
      if (l.ctimeMs !== iO(u.ctimeNs) || l.size !== d) throw zd(a);
      r.pad(me(d));
    } finally {
      JP(f);
    }
  }
  function i(a, { dev: c, ino: f }) {
    let u = `${c}:${f}`, m = o.get(u);
    return m === void 0 && o.set(u, a), m ?? a;
  }
  return {
    /** @param name of a directory: it ends in a slash where the archive is of one kind */
    add(a) {
      let c = b(e(a.replace(/\/$/, ""))), f = n !== "files" || Gd === 0 ? VP(c, { bigint: !0 }) : void 0;
      if (f && n && !nO(f, a, n)) throw Pt(a);
      if (!f || f.isFile()) s(a, c);
      else if (f.isDirectory()) r.put(zo(a, f, "directory"));
      else if (f.isSymbolicLink())
        r.put(zo(a, f, "symlink", { target: q(ZP(c, "latin1")) }));
      else throw Pt(a);
    },
    /** Must be called after the last member. @param isContinued whether another archive goes on with more members */
    end(a = !1) {
      a || r.pad(2 * G), r.flush();
    }
  };
}
function nO(e, t, n) {
  return n === "files" ? e.isFile() : t.endsWith("/") ? e.isDirectory() : e.isSymbolicLink();
}
var rO = ["ELOOP", "EMLINK", "ENXIO"];
function oO(e, t) {
  try {
    return YP(t, tO);
  } catch (n) {
    throw rO.includes(E(n) ?? "") ? Pt(e) : n;
  }
}
function Pt(e = "") {
  return new Error(`${Kd(e)} was replaced while it was saved`);
}
function zd(e) {
  return new Error(`${Kd(e)} changed while it was read`);
}
function Kd(e) {
  return b(e.replace(/^\d+\/|\/$/g, ""));
}
function zo(e, { mode: t, mtimeNs: n }, r, { target: o = "", size: s = 0 } = {}) {
  let i = Vd(n);
  return { name: e, kind: r, target: o, size: s, mode: jd(r, Number(t)), mtime: i, sparseSize: void 0 };
}
var qo = 1000000000n, sO = 9;
function Vd(e) {
  if (e < 0n) return `-${Vd(-e)}`;
  let t = e % qo, n = String(e / qo);
  return t === 0n ? n : `${n}.${String(t).padStart(sO, "0").replace(/0+$/, "")}`;
}
function iO(e) {
  return Number(e / qo) * 1e3 + Number(e % qo) / 1e6;
}
var qd = Buffer.alloc(0);
function aO({ next: e, filled: t }, n) {
  let r = qd, o = 0, s = () => {
    o > 0 && t(o), r = qd, o = 0;
  }, i = (a) => {
    r.length - o >= a || (s(), r = e());
  };
  return {
    flush: s,
    put(a) {
      i(Yi(a)), o = Zi(r, o, a, n);
    },
    /** @returns whether the file has so many bytes */
    read(a, c) {
      for (let f = c; f > 0; ) {
        i(1);
        let u = XP(a, r, o, Math.min(f, r.length - o), null);
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
import { join as uO } from "node:path";

// src/formats/tar/pack-check.ts
import { lstatSync as cO, readFileSync as fO } from "node:fs";
function Yd(e, { names: t }) {
  let n = fO(e, "latin1").split(`
`), r = t.findIndex((o, s) => !/^[-h]/.test(n[s] ?? ""));
  if (r >= 0) throw Pt(t[r]);
}
function Zd(e, { names: t }) {
  let n = t.find((r) => {
    let o = cO(b(`${x(e)}/${r}`), { throwIfNoEntry: !1 });
    return o && !o.isFile();
  });
  if (n !== void 0) throw Pt(n);
}

// src/formats/tar/program-packer.ts
var mO = 128 * 1024 * 1024;
function Xd({ tools: e, level: t, scratch: n, matches: r }) {
  let { tar: o } = e;
  if (o.dialect === "node") return;
  let s = 0;
  return (i, a) => {
    s === 0 && fn({ matches: r, scratch: n });
    let c = o.dialect === "gnu" ? `listing-${s++}` : void 0, f = i.names.some((g) => /[\u0080-\u00ff]/.test(g)), u = So(o, { beyondAscii: f, archiveBytes: i.bytes, listing: c }), m = { level: t, threads: i.bytes > mO ? 0 : 1, check: !1 }, { stdin: d, stdout: l, ended: p } = kt(e.zstd).packing(u, m, { cwd: n, signal: a });
    d.end(`${i.names.join("\0")}\0`, "latin1");
    let h = () => {
      c === void 0 ? Zd(n, i) : Yd(uO(n, c), i);
    };
    return { stdout: l, ended: p.then(h) };
  };
}

// src/formats/tar/slots.ts
function aa(e) {
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
var ep = wt / 2, lO = 2 * wt, dO = 3, pO = 4;
async function* tp(e, t) {
  let n = new AbortController(), { pack: r, hasProgram: o, addReader: s } = gO({
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
    for await (let f of hO(e, o)) {
      let u = r(f), m = u.next();
      for (m.catch(() => {
      }), i.push({ pieces: u, first: m }), ++c > pO && s(); i.length > dO; ) yield* a();
    }
    for (; i.length > 0; ) yield* a();
  } finally {
    n.abort(), await Promise.allSettled(i.map(({ pieces: f }) => f.return(void 0)));
  }
}
async function* hO(e, t) {
  for await (let n of e) {
    let { names: r, frames: o, hasHoles: s } = n;
    if (s && t) {
      yield { plan: n, names: r, how: "by a program", isContinued: !1 };
      continue;
    }
    for (let [i, { start: a, bytes: c }] of o.entries()) {
      let f = o[i + 1]?.start, u = c <= lO ? "in a thread" : "in a thread and the pool", m = o.length === 1 && c <= ep ? "here" : u;
      yield { plan: n, names: r.slice(a, f), how: m, isContinued: f !== void 0 };
    }
  }
}
function gO(e) {
  let { matches: t, level: n, signal: r, scratch: o } = e, s = $o(t.map(({ root: l }) => l)), i = Xd(e), a = aa(1), c = aa(mr), f = 1;
  async function u({ content: l, release: p }) {
    return await c.acquire(), { frame: await Vm(l, n).finally(c.release).finally(p), contentBytes: l.length };
  }
  async function* m({
    plan: { kind: l },
    names: p,
    isContinued: h,
    how: g
  }) {
    await a.acquire();
    let y = { thread: "create", ...g === "in a thread" && { level: n } };
    yield* Qd(r, (w) => {
      try {
        let k = zi({ ...y, kind: l, bases: s, isContinued: h }, { cwd: o, signal: w });
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
      let w = Qd(r, (k) => i(p, k));
      for await (let k of w) yield { plan: p, bytes: k };
      return;
    }
    let h = ({ frame: w, contentBytes: k }) => ({ plan: p, bytes: w, contentBytes: k }), g = [], y = l.how === "here" ? yO(l, Bl(s), r) : m(l);
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
      f !== Hi && (f++, a.release());
    }
  };
}
async function* yO({ plan: { kind: e }, names: t }, n, r) {
  r.throwIfAborted();
  let o = [], s, c = Jd(n, { next: () => {
    if (o.length > 1) throw new Error("files have grown by megabytes while they were read");
    return s = Buffer.allocUnsafeSlow(2 * ep), s;
  }, filled: (f) => {
    o.push(s.subarray(0, f));
  } }, e);
  for (let f of t) c.add(f);
  c.end();
  for (let f of o) yield { content: f, release: () => {
  } };
}
async function* Qd(e, t) {
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
import { setImmediate as wO } from "node:timers/promises";
var np = 256, bO = 8e3, SO = 64 * 1024 * 1024;
function op(e) {
  let t = Go("skeleton"), n = [], r = /* @__PURE__ */ new Map(), o = { plain: Go("files"), sparse: Go("files", !0) }, s = 0, i = (u) => {
    let m = u.some(xO) ? o.sparse : o.plain;
    rp(m, u);
  }, a = (u, m) => vO(o[u], s) >= m, c = function* (u) {
    s++, yield o[u], o = { ...o, [u]: Go("files", u === "sparse") };
  };
  async function* f() {
    let u = np;
    for (let m of e) {
      for (let d of m) {
        if (d.kind === "directory" && a("plain", 1) && (yield* c("plain")), d.kind === "other") n.push(d.member);
        else if (d.kind !== "file") rp(t, [d]);
        else {
          let l = d.hardLink ? PO(d, r) : [d];
          l.length > 0 && i(l);
        }
        a("plain", 2) && (yield* c("plain")), a("sparse", 2) && (yield* c("sparse"));
      }
      u -= m.length, !(u > 0) && (await wO(), u = np);
    }
    for (let m of r.values()) {
      i(m);
      for (let d of ["plain", "sparse"]) a(d, 1) && (yield* c(d));
    }
    for (let m of Object.values(o)) m.names.length > 0 && (yield m);
  }
  return { files: f(), skeleton: t, skipped: n };
}
var kO = 1024 * 1024;
function xO({ bytes: e, length: t = e }) {
  return t - e >= kO;
}
function vO({ names: e, bytes: t }, n) {
  let r = Math.min(1, 2 ** n / 16);
  return Math.max(e.length / bO, t / SO) / r;
}
function PO(e, t) {
  let { inode: n, names: r } = e.hardLink, o = t.get(n) ?? [];
  return t.set(n, o), o.push(o.length === 0 ? e : { ...e, bytes: 0, length: 0 }) < r ? [] : (t.delete(n), o);
}
function Go(e, t = !1) {
  return { kind: e, names: [], hasHoles: t, bytes: 0, unpackedBytes: 0, frames: [] };
}
var OO = 1536, BO = wt - 64 * 1024;
function EO({ length: e = 0, target: t = "" }) {
  let n = e + t.length;
  return OO + n + me(n);
}
function rp(e, t) {
  let n = t.reduce((o, s) => o + EO(s), 0), r = e.frames.at(-1);
  r && r.bytes + n <= BO ? r.bytes += n : e.frames.push({ start: e.names.length, bytes: n });
  for (let { kind: o, member: s, bytes: i, length: a = 0 } of t)
    e.names.push(o === "directory" ? `${s}/` : s), e.bytes += i, e.unpackedBytes += a;
}

// src/formats/tar/pack.ts
async function sp(e) {
  let t = op(e.found), n = [], r, o = 0, s = 0;
  for await (let { plan: a, bytes: c, contentBytes: f } of tp($O(t), e)) {
    a !== r && (n.push(RO(a, o)), s = 0), r = a;
    let u = n.at(-1);
    u.length += c.length, f !== void 0 && (u.frames ??= [], u.frames.push(c.length), s += f, u.unpackedBytes = Math.max(a.unpackedBytes, s)), o += c.length, await e.write(c), e.signal.throwIfAborted();
  }
  e.signal.throwIfAborted();
  let i = (a) => n.reduce((c, f) => c + f[a], 0);
  return { segments: n, files: i("files"), bytes: i("bytes"), skipped: t.skipped };
}
function RO({ kind: e, names: t, bytes: n, unpackedBytes: r }, o) {
  return { kind: e, offset: o, length: 0, files: t.length, bytes: n, unpackedBytes: r };
}
async function* $O({ files: e, skeleton: t }) {
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
import { availableParallelism as FO } from "node:os";
import { join as LO } from "node:path";

// src/formats/tar/skeleton-check.ts
var up = N(ap(), 1);
var MO = 256 * 1024 * 1024, IO = 1024 * 1024;
async function mp({ bytes: e, members: t, mostBytes: n }, { cwd: r, signal: o }) {
  if (ye(e) > MO) throw new S("its skeleton is too large to be one");
  let s = je(r);
  s.allow(n);
  let i = e.length === 0 ? [] : TO(e, s), a = await AO(i, t, o);
  if (a !== t) throw new S(`its skeleton has ${a} members instead of ${t}`);
}
async function* TO(e, t) {
  let n = (0, up.createZstdDecompress)();
  for (let r of e) n.write(r);
  n.end();
  try {
    for await (let r of n)
      t.count(r.length), t.signal.throwIfAborted(), yield r;
  } catch (r) {
    throw t.signal.throwIfAborted(), new S(`its skeleton is damaged: ${O(r)}`);
  }
}
async function AO(e, t, n) {
  let r = 0, o = Buffer.alloc(0);
  for await (let s of e) {
    n.throwIfAborted();
    let i = o.length === 0 ? s : Buffer.concat([o, s]), a = 0;
    for (let c = fp(i, a); c <= i.length; c = fp(i, a)) {
      if (c > a + G) NO(i, a);
      else if (i[a + lp] !== 0 && ++r > t)
        throw new S(`its skeleton has more than ${t} members`);
      a = c;
    }
    o = i.subarray(a);
  }
  if (o.length > 0) throw new S("its skeleton ends too early");
  return r;
}
var cp = 124, lp = 156, CO = Buffer.alloc(G), ca = { records: 120, directory: 53, symlink: 50 };
function fp(e, t) {
  let n = t + G;
  if (n > e.length) return n;
  let r = e[t + lp];
  if (r === ca.directory || r === ca.symlink) {
    if (fa(e, t) === 0) return n;
  } else if (r === ca.records) {
    let o = fa(e, t);
    if (o > 0 && o <= IO) return n + o + me(o);
  } else if (CO.compare(e, t, n) === 0) return n;
  throw new S("its skeleton holds more than directories and links");
}
function fa(e, t) {
  let n = e.toString("latin1", t + cp, t + cp + 12);
  return /^[0-7]{11}[\0 ]$/.test(n) ? Number.parseInt(n, 8) : Number.NaN;
}
function NO(e, t) {
  let n = t + G, { size: r, sparseSize: o } = Po({}, "x", e.subarray(n, n + fa(e, t)));
  if (r !== void 0 || o !== void 0)
    throw new S("its skeleton holds more than directories and links");
}

// src/formats/tar/unpack.ts
async function pp({
  body: e,
  segments: t,
  dir: n,
  roots: r,
  tools: o,
  workers: s = FO(),
  signal: i,
  warn: a
}) {
  let { tar: c } = o, f = t.filter(({ kind: p }) => p === "files"), u = t.filter(({ kind: p }) => p !== "files");
  if (u.length > 1 || u.some((p) => p.kind !== "skeleton" || p !== t.at(-1)))
    throw new S("its segments are not files and then a skeleton");
  let m = {
    tar: c,
    codec: kt(o.zstd, _O(f)),
    dir: n,
    workers: Math.min(s, f.length),
    files: () => dp(f),
    signal: i,
    warn: a
  }, d = await Eo(m, async (p, h) => {
    let g = await xl(e, t, p), y = u.reduce((k, v) => k + St(v), 0), w = { bytes: g, members: dp(u), mostBytes: y };
    return await mp(w, { cwd: n, signal: h }), w;
  }), l = kt(void 0);
  await Mo(d, { tar: c, roots: r, codec: l, cwd: LO(n, "tree"), signal: i });
}
function _O(e) {
  return e.reduce((t, { bytes: n }) => t + n, 0);
}
function dp(e) {
  return e.reduce((t, { files: n }) => t + n, 0);
}

// src/formats/tar/tar.ts
var hp = {
  id: "tar",
  indexed: !0,
  kinds: ["files", "skeleton"],
  image: !1,
  versions: (e) => [bo("tar", e)],
  unsupportedReason: () => {
  },
  pack: sp,
  unpack: pp
};

// src/formats/index.ts
var bn = [hp, Wd, _l];

// src/steps/job.ts
function Sn({ shared: e }, { mode: t, rolling: n, signing: r }) {
  let o = e && !n && !r;
  return bn.filter(({ indexed: s, image: i }) => (s || o) && (!i || t !== "unpack"));
}
async function yr({ mode: e }, t) {
  let n = e !== "unpack" && process.platform === "linux", r = await Ff(n);
  if (!n || r.mksquashfs && r.unsquashfs) return r;
  let { cachedImageTools: o, fetchImageTools: s } = await import("./image-tools.js"), i = { ...r, ...await o() };
  return t && !i.mksquashfs ? { ...i, ...await s(t) } : i;
}
async function gp(e, t, n) {
  let r = cn(n), o = ({ id: a, image: c }) => a === t.format ? 2 : Number(c && r), s = Sn(e, t).toSorted((a, c) => o(c) - o(a));
  if (r || !s.some(({ image: a }) => a)) return s;
  let i = await yr(t);
  return s.filter((a) => !a.image || a.unsupportedReason(i, "unpack") === void 0);
}
async function Jo({ mode: e, ramdisk: t, broker: n }, r) {
  if (e !== "unpack") {
    let o = await _i("image", r);
    return "rights" in o ? o : { ...o, broker: UO(n) };
  }
  return t === "off" ? { reason: "nobody asked for it" } : _i("tree", r);
}
function UO(e) {
  return e !== "off" && DO(e, { throwIfNoEntry: !1 })?.isSocket() ? e : void 0;
}
function Ko({ ref: e, eventName: t }) {
  if (e !== "") return !0;
  let n = `The event type ${t} is not supported because it's not tied to a branch or tag ref.`;
  return ft(`Event Validation Error: ${n}`), !1;
}

// src/steps/choose-format.ts
async function yp(e, t, { tools: n, signal: r }) {
  let o = t.format, s = Sn(e, t), i = s.find(({ id: f }) => f === o), a = i ?? await WO(s, t, { tools: n, signal: r }) ?? s[0];
  o !== "auto" && !i && P(`Only cache services hold the format ${o}: took ${a.id}`);
  let c = a.unsupportedReason(n, "pack");
  if (c) throw new Error(`this runner cannot pack, for ${c}`);
  return a;
}
async function WO(e, t, { tools: n, signal: r }) {
  let o = e.find(({ image: i }) => i);
  if (!o || t.format !== "auto") return;
  let s = o.unsupportedReason(n, "pack");
  return t.mode === "auto" ? s || !cn(await Jo(t, r)) ? void 0 : o : (s && P(`Saved to be unpacked instead of mounted: this runner makes no image, for ${s}`), s ? void 0 : o);
}

// src/steps/fill-draft.ts
import { mkdtemp as cB, rm as fB } from "node:fs/promises";

// src/files/walk.ts
import { lstatSync as wp, readdirSync as jO, readlinkSync as HO } from "node:fs";
function* Vo(e, t, n = []) {
  for (let { root: r, path: o, relative: s, stat: i } of e) {
    let a = s === "" ? `${r.place}` : `${r.place}/${x(s)}`, c = { path: x(o), member: a, excludes: t };
    i.isDirectory() ? yield* qO(c, n) : yield [bp(c, i)];
  }
}
var zO = 256;
function* qO(e, t) {
  let { excludes: n } = e, r = [e];
  for (let o = r.pop(); o; o = r.pop()) {
    let { path: s, member: i } = o, a = [
      { member: i.includes("/") ? i : `${i}/.`, kind: "directory", bytes: 0 }
    ];
    for (let c of jO(b(s), { withFileTypes: !0, encoding: "latin1" })) {
      let f = { path: `${s}/${c.name}`, member: `${i}/${c.name}`, excludes: n };
      Ze(c.name) || n?.(b(f.path).toString()) ? t.push(f.member) : c.isDirectory() ? r.push(f) : a.push(bp(f, c)), !(a.length < zO) && (yield a, a = []);
    }
    yield a;
  }
}
function bp(e, t) {
  let { member: n, path: r } = e;
  return t.isFile() ? GO(e) : t.isSymbolicLink() ? { member: n, kind: "link", bytes: 0, target: HO(b(r), "latin1") } : { member: n, kind: "other", bytes: 0 };
}
function GO({ path: e, member: t }) {
  let { size: n, blocks: r, nlink: o } = wp(b(e)), s = Math.min(n, r * 512);
  if (o === 1) return { member: t, kind: "file", bytes: s, length: n };
  let { dev: i, ino: a } = wp(b(e), { bigint: !0 });
  return { member: t, kind: "file", bytes: s, length: n, hardLink: { inode: `${i}:${a}`, names: o } };
}

// src/report/progress.ts
var JO = 1e3;
function wr(e, t, n) {
  let r = performance.now(), o = r, s = 0;
  return (i) => {
    s += i;
    let a = performance.now();
    if (a - o < JO) return;
    o = a;
    let c = t === void 0 ? "" : ` of ${t} (${(100 * s / t).toFixed(1)}%)`;
    n(`${e} ${s}${c}, ${dm(s, a - r)}`);
  };
}

// src/transfer/upload.ts
function Sp(e, { onTaken: t, limits: n = hi } = {}) {
  let r = Kt(e.partBytes), o = /* @__PURE__ */ new Set(), s = KO(e, n, () => o.size > 0), i = 0, a = 0, c = (m) => {
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
function KO(e, t, n) {
  let r = Math.max(1, 2 * e.concurrency * e.partBytes / t.paceBytes), o = t.paceMs * r, s = eo({ paceBytes: t.paceBytes * r, paceMs: o, paceAfterMs: o }), { promise: i, reject: a } = Promise.withResolvers();
  i.catch(() => {
  });
  let f = setInterval(() => {
    let u = s.check(n(), performance.now());
    u && a(new Error(`the store takes only ${u}`));
  }, Math.min(1e3, o / 4)).unref();
  return { promise: i, moved: s.moved, stop: () => clearInterval(f) };
}

// src/steps/delta-body.ts
import { createReadStream as VO } from "node:fs";
function kp(e, { timeline: t, signal: n }) {
  let { base: r, copied: o } = e, { rest: s, bytes: i } = o;
  return {
    rest: s,
    bytes: i,
    // The digests of the store's own index, which are the copied bytes' only proof.
    digests: r.index.digests.subarray(0, Gn(i)),
    pack: (a) => t.during("pack", () => YO(e, i, { write: a, signal: n }))
  };
}
async function YO({ copy: e, keptBytes: t, kept: n, deltas: r, removals: o, files: s, bytes: i, skipped: a }, c, f) {
  await yt(e.read(c, t), f);
  let u = [...n], m = t, d = async ({ kind: l, length: p, ...h }) => {
    let g = Zt(m, l);
    g > m && await f.write(Buffer.alloc(g - m)), u.push({ kind: l, offset: g, length: p, ...h }), m = g + p;
  };
  for (let { path: l, ...p } of r)
    await d({ kind: "delta", ...p }), await yt(VO(l, { highWaterMark: M }), f);
  if (o) {
    let { frame: l, ...p } = o;
    await d({ kind: "removals", length: l.length, ...p }), await f.write(l);
  }
  return { segments: u, files: s, bytes: i, skipped: a };
}

// src/steps/full-save.ts
var ZO = 8, XO = 5 * 1024 ** 2, QO = 0.5, eB = 0.25;
function xp({ layers: e, baseBytes: t }) {
  if (t < XO) return `the restored cache has only ${j(t)}`;
  let n = e.filter(({ kind: r }) => r === "delta").length;
  if (n > ZO) return `the cache would have ${n} layers of changes`;
  if (tB(e) > QO) return "most of the restored cache is no longer used";
}
function tB(e) {
  let t = e.reduce((n, r) => n + r.bytes, 0);
  return t === 0 ? 0 : ua(e) / t;
}
function ua(e) {
  return e.reduce((t, { deadBytes: n = 0 }) => t + n, 0);
}
function vp(e) {
  return Math.floor(e * eB);
}
function Pp(e, t) {
  let n = t;
  return e.map((r) => {
    let { bytes: o, deadBytes: s = 0 } = r, i = Math.min(n, Math.max(0, o - s));
    return n -= i, i > 0 ? { ...r, deadBytes: s + i } : r;
  });
}

// src/files/patterns.ts
import { homedir as nB } from "node:os";
import { posix as rB } from "node:path";
var Op = {
  dot: !0,
  nobrace: !0,
  nocomment: !0,
  noext: !0,
  nonegate: !0,
  // All paths have `/`, on Windows, too.
  platform: "linux"
};
function Ot(e, t, { platform: n = process.platform, home: r = nB() } = {}) {
  let o = { platform: n, home: q(r, n) }, s = e.filter((c) => !c.startsWith("#")).map((c) => oB(c, q(t, n), o)), i = s.filter((c) => !c.negated), a = (c, f = -1) => s.findLast((u, m) => m > f && u.names(c))?.negated ?? !1;
  return {
    roots: i.map(
      (c, f) => iB(c, f, { order: s.indexOf(c), platform: n })
    ),
    excludes: i.length < s.length ? a : void 0
  };
}
function oB(e, t, n) {
  let r = Ke(n.platform), o = n.platform === "win32", s = e.match(/^[!\s]*/)?.[0] ?? "", i = q(e.slice(s.length), n.platform), [a, c] = sB(i, t, { ...n, maths: r }), [, f = "", u = ""] = rB.normalize(c).match(/^((?:\.\.(?:\/|$))*)(.*?)\/*$/s) ?? [], m = r.resolve(a, f), d = u === "" || u === ".", l = new Se(u, Op), p = o ? new Se(u, { ...Op, nocase: !0 }) : l;
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
function sB(e, t, { maths: n, home: r }) {
  let { root: o } = n.parse(e);
  return o !== "" ? [n.resolve(t, o), e.slice(o.length).replace(/^\/+/, "")] : e === "~" || e.startsWith("~/") ? [r, e.slice(2)] : [t, e];
}
function iB({ line: e, anchor: t, segments: n, rest: r, names: o }, s, { order: i, platform: a }) {
  let { join: c } = Ke(a), f = n.findIndex((l) => typeof l != "string"), u = f === -1, m = u ? n.slice(0, -1) : n.slice(0, f);
  a === "win32" && aB(e, t, n);
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
function aB(e, t, n) {
  let r = `the line ${e} of \`path\` is wrong here`;
  if (t.startsWith("//./")) throw new Error(`${r}: it is a device`);
  try {
    for (let o of n) typeof o == "string" && Io(o);
  } catch (o) {
    throw new Error(`${r}: ${O(o)}`);
  }
}

// src/steps/selection.ts
function Yo({ paths: e, localDir: t, stash: n }) {
  return br([t, n.dir], Ot(e, process.cwd()));
}
function br(e, { roots: t, excludes: n }) {
  let r = (s) => t.some(({ base: i, literal: a = i }) => z(s, a)), o = e.filter(r);
  return o.length === 0 ? { roots: t, excludes: n } : { roots: t, excludes: (s, i) => o.includes(s) || (n?.(s, i) ?? !1) };
}

// src/steps/fill-draft.ts
var ma = "Path Validation Error: Path(s) specified in the action for caching do(es) not exist, hence no cache is being saved.";
function Zo(e) {
  return `Failed to save: Unable to reserve cache with key ${e}, another job may be creating this cache.`;
}
async function Bp(e, t) {
  let { inputs: n, key: r, selection: o, format: s, isHere: i, timeline: a, findings: c, signal: f } = t, u = o.roots.map(({ base: R }) => R);
  a.watch([...u, J(), ...i ? [n.localDir] : []]);
  let m = { rest: e, bytes: 0, digests: Buffer.alloc(0), pack: mB.bind(void 0, t) }, d = t.delta ? kp(t.delta, t) : m, l = uB(d.rest, t), p = Uf(), h = await d.pack(async (R) => {
    p.update(R), await l.write(R);
  });
  if (pB(h), h.segments.length === 0)
    return ft(ma), "nothing";
  let { files: g, bytes: y } = h, w = Buffer.concat([d.digests, p.finish()]), k = s.indexed ? lB(h, w, t) : Buffer.alloc(0);
  await l.write(k);
  let v = D(h) + k.length;
  return Object.assign(c, { files: g, bytes: y, storedBytes: v }), P(`Cache Size: ${go(v)}`), d !== m && dB(d, h, v, t), await l.finish(), await t.checkMounted(), await t.isOutdated() ? "outdated" : (f.throwIfAborted(), await l.commit() ? "published" : (P(Zo(r)), "nothing"));
}
function uB(e, { isHere: t, timeline: n }) {
  let r = Sp(e, { onTaken: wr("Sent", void 0, P) }), o = n.phaseTimer(), s = t ? "write" : "upload";
  return {
    write: (i) => o.pushed(s, i.length, () => r.write(i)),
    finish: () => o.pushed(s, 0, r.finish),
    commit: () => n.during("publish", r.commit)
  };
}
async function mB({ inputs: e, selection: t, matches: n, tools: r, format: o, timeline: s, signal: i }, a) {
  let c = await cB(T(J(), "headstart-")), { excludes: f } = br([c], t), u = f ? [] : void 0, m = s.items("walk", Vo(n, f, u)), d = { matches: n, found: m, leftOut: u, scratch: c, tools: r, signal: i, write: a }, l = { workspace: Lt(), level: e.compressionLevel };
  return s.during("pack", () => o.pack({ ...d, ...l })).finally(() => fB(c, { recursive: !0, force: !0 }));
}
function lB(e, t, { inputs: n, key: r, format: o, createdBy: s, sign: i }) {
  let { segments: a, files: c, bytes: f } = e, u = { container: Yt, format: o.id, key: r, paths: n.paths, createdBy: s };
  return qf({ ...u, segments: a, files: c, bytes: f, digests: t }, i);
}
function dB({ bytes: e }, { segments: t }, n, r) {
  let o = r.delta?.deltas ?? [], s = {
    reusedBytes: r.delta?.keptBytes ?? 0,
    packedBytes: o.reduce((d, { length: l }) => d + l, 0),
    sentBytes: n - e,
    deadBytes: ua(t)
  };
  Object.assign(r.findings, s);
  let { reusedBytes: i, packedBytes: a, sentBytes: c } = s, [f, u, m] = [i, a, c].map(j);
  P(`Reused ${f}, packed ${u}, ${r.isHere ? "wrote" : "sent"} ${m}`);
}
function pB({ skipped: e }) {
  if (e.length === 0) return;
  let t = e.slice(0, 3).map((r) => b(r.replace(/^\d+\//, "")).toString()), n = e.length > t.length ? ", \u2026" : "";
  P(`Skipped ${e.length} that are no file, directory or link: ${t.join(", ")}${n}`);
}

// src/steps/merge-snapshots.ts
import { mkdtemp as FR, rm as LR } from "node:fs/promises";

// src/disk/space.ts
import { statfs as hB } from "node:fs/promises";
var gB = 0.05, yB = { bytes: 256 * 1024 * 1024, files: 64 * 1024 }, wB = 20;
async function Ep(e) {
  let { bavail: t, blocks: n, bsize: r, ffree: o, files: s } = await hB(e), i = (c, f) => Math.floor(Math.min(f * gB, yB[c])), a = s === 0 ? Number.POSITIVE_INFINITY : o - i("files", s);
  return { bytes: t * r - i("bytes", n * r), files: a };
}
async function ve(e, t) {
  let n = await Ep(e), r = (o, s) => new Error(`${o} are needed, but only ${s} are free at ${e}`);
  if (n.bytes < t.bytes)
    throw r(j(t.bytes), j(Math.max(0, n.bytes)));
  if (n.files < (t.files ?? 0)) throw r(`${t.files} files`, `${Math.max(0, n.files)}`);
}
async function kn(e, t, n) {
  let r = new AbortController(), o = setInterval(async () => {
    let { bytes: s, files: i } = await Ep(e).catch(() => ({ bytes: 0, files: 0 }));
    (s < 0 || i < 0) && r.abort(new Error(`hardly any space is left at ${e}`));
  }, wB);
  try {
    return await n(AbortSignal.any([t, r.signal]));
  } finally {
    clearInterval(o);
  }
}

// src/files/remove-common.ts
import { chmodSync as la, rmdirSync as Rp, rmSync as bB, unlinkSync as SB, utimesSync as kB } from "node:fs";
function Xo(e, t) {
  let n = F(e), r = n && F(t);
  if (!n || !r) return n !== void 0;
  if (!n.isDirectory()) SB(b(e));
  else if (!r.isDirectory()) $p(e);
  else return xB(e, t, r);
  return !1;
}
function xB(e, t, { mode: n, mtimeMs: r }) {
  la(b(e), 448);
  let o = !1;
  for (let s of ne(e)) o = Xo(`${e}/${s}`, `${t}/${s}`) || o;
  return o ? (la(b(e), n & 4095), kB(b(e), r / 1e3, r / 1e3)) : Rp(b(e)), o;
}
function $p(e) {
  la(b(e), 448);
  for (let t of ne(e)) {
    let n = `${e}/${t}`;
    F(n)?.isDirectory() ? $p(n) : bB(b(n));
  }
  Rp(b(e));
}

// src/entry/body.ts
function Mp(e, t, n) {
  let { onRead: r, order: o, signal: s } = n, i = { first: 0, end: Math.ceil(D(t) / M) }, a = /* @__PURE__ */ new WeakMap();
  return { ...Qe(e.read(0, D(t), o), async function* (f) {
    for await (let { number: u, pieces: m } of Tp(f, { entry: e, index: t, blocks: i })) {
      let d = u * M;
      for (let l of m)
        s.throwIfAborted(), r?.(l.length), a.set(l, d), d += l.length, yield l;
    }
  }), positionOf: (f) => a.get(f) };
}
function Ip(e, t, n) {
  let r = e.read(n.first * M, Math.min(n.end * M, D(t)));
  return {
    ...r.release && { release: r.release },
    [Symbol.asyncIterator]: () => Tp(r, { entry: e, index: t, blocks: n })
  };
}
async function* Tp(e, { entry: t, index: n, blocks: r }) {
  let o = new Set(Ie(r.first * M, r.end * M)), s = e.positionOf ? PB(e, n) : vB(e, r.first);
  for await (let { number: i, pieces: a } of s) {
    let f = ui(a, i, n.digests) ? a : [await OB(t, n, i)];
    await t.file?.filling?.write(f, i * M), o.delete(i) && (yield { number: i, pieces: f });
  }
  if (o.size > 0) throw new S("it ended before its body did");
}
async function* vB(e, t) {
  let n = Kt(M), r = t;
  for await (let s of e) for (let i of n.push(s)) yield { number: r++, pieces: i };
  let o = n.rest();
  o.length > 0 && (yield { number: r, pieces: o });
}
async function* PB(e, t) {
  let n = /* @__PURE__ */ new Map();
  for await (let r of e) {
    let o = e.positionOf?.(r);
    for (let s of Ie(o, o + r.length)) {
      let i = Math.max(o, s * M), a = n.get(s) ?? /* @__PURE__ */ new Map();
      n.set(s, a.set(i, r.subarray(i - o, (s + 1) * M - o)));
      let c = Math.min(M, D(t) - s * M);
      ye([...a.values()]) < c || (n.delete(s), yield {
        number: s,
        pieces: [...a].toSorted(([f], [u]) => f - u).map(([, f]) => f)
      });
    }
  }
}
async function OB(e, t, n) {
  let r = n * M, o = e.file?.filling?.read ?? e.read, s = await Jn({ ...e, read: o }, r, Math.min(r + M, D(t)));
  if (ui([s], n, t.digests)) return s;
  throw new S(`the bytes from ${r} on do not match their SHA-256`);
}
async function* Ap(e, { onRead: t, signal: n }) {
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
import { mkdirSync as JB, readdirSync as KB } from "node:fs";

// src/files/copy-tree.ts
import {
  copyFileSync as BB,
  mkdirSync as EB,
  readdirSync as RB,
  readlinkSync as $B,
  statSync as MB,
  symlinkSync as IB,
  utimesSync as TB
} from "node:fs";
import { setImmediate as AB } from "node:timers/promises";
async function da(e, t, n) {
  let { atimeMs: r, mtimeMs: o } = MB(e);
  EB(t);
  for (let s of RB(e, { withFileTypes: !0 })) {
    let [i, a] = [T(e, s.name), T(t, s.name)];
    s.isDirectory() ? await da(i, a, n) : s.isSymbolicLink() ? IB($B(i), a) : BB(i, a);
  }
  TB(t, r / 1e3, o / 1e3), await AB(), n.throwIfAborted();
}

// src/files/lock.ts
import { mkdirSync as CB, readdirSync as NB, rmdirSync as FB, rmSync as Cp, writeFileSync as LB } from "node:fs";
import { setTimeout as _B } from "node:timers/promises";
var DB = 20, UB = 6e4;
function Np(e) {
  return T(e, `${zt}lock-${process.geteuid?.() ?? 0}`);
}
function Qo(e) {
  let t = Np(e), n = F(x(t));
  if (n && !Dn(n))
    throw new Error(`${t} is not a directory of this user alone; remove it to restore here`);
}
async function es(e, t) {
  if (!Gt(e)) return () => {
  };
  let [n, r] = [H(e), $r(e)], [o, s] = [Np(n), T(e, "lock")];
  CB(s, { mode: 448 }), LB(T(s, r), "");
  let i = Date.now() + UB;
  for (; !WB(s, o); ) {
    Qo(n);
    let a = await jB(o);
    if (Date.now() > i) throw new Error(`another restore has been busy in ${n} for a minute`);
    a && await _B(DB, void 0, { signal: t });
  }
  return () => {
    Cp(T(o, r), { force: !0 });
    try {
      FB(o);
    } catch {
    }
  };
}
function WB(e, t) {
  try {
    return jt(e, t);
  } catch (n) {
    throw Qo(H(t)), n;
  }
}
async function jB(e) {
  let t = !1;
  for (let n of HB(e))
    await Gr(T(H(e), n)) ? t = !0 : Cp(T(e, n), { recursive: !0, force: !0 });
  return t;
}
function HB(e) {
  try {
    return NB(e);
  } catch (t) {
    if (E(t) === "ENOENT") return [];
    throw t;
  }
}

// src/files/publish.ts
import { chmodSync as zB, mkdirSync as qB } from "node:fs";
function Lp(e) {
  let t = new Set(e.map(({ dir: r }) => r)), n = [];
  try {
    for (let { root: r, dir: o } of e) {
      let s = GB(r, o);
      pf(s, o), n.push(...s);
    }
  } catch (r) {
    for (let o of t) jr(o);
    throw r;
  }
  for (let r of t) Xs(r);
  return n;
}
function GB(e, t) {
  let n = x(T(t, "tree", String(e.place)));
  if (!F(n)) return [];
  let r = T(t, "aside", String(e.place));
  qB(r, { recursive: !0 });
  let o = 0, i = _p({ root: e, aside: () => x(T(r, String(o++))) }, n, x(e.base));
  return i.length === 0 ? [] : [...mt(x(e.matches("") ? H(e.base) : e.base)).map((c) => ({ do: "make", path: c })), ...i];
}
function _p(e, t, n, r = "") {
  let o = b(r).toString();
  if (e.root.matches(o)) return Dp(e, t, n);
  if (!F(t)?.isDirectory())
    throw new S(`it holds ${o}, which '${e.root.pattern}' does not name`);
  let s = F(n);
  if (s && !s.isDirectory() && r !== "")
    throw new Error(`${b(n)} is no directory, so nothing can be restored below it`);
  let i = ne(t).flatMap((a) => {
    let c = r === "" ? a : `${r}/${a}`;
    return _p(e, `${t}/${a}`, Le(n) + a, c);
  });
  return s || r === "" || i.length === 0 ? i : [{ do: "make", path: n }, ...i];
}
function Dp(e, t, n) {
  let r = F(n), o = F(t);
  if (!r) return [{ do: "move", from: t, to: n, inode: Hr(t) }];
  if (r.isDirectory() && o.isDirectory())
    return zB(b(t), 448), [...ne(t).flatMap(
      (a) => Dp(e, `${t}/${a}`, Le(n) + a)
    ), { do: "stamp", path: n, stamp: Fp(o), before: Fp(r) }];
  if (r.isDirectory() && ne(n).length > 0)
    throw new Error(
      `${b(n)} is a directory with content where the cache has none; remove it to restore`
    );
  let s = Hr(t);
  return [{ do: "replace", from: t, to: n, inode: s, aside: e.aside() }];
}
function Fp({ mode: e, mtimeMs: t }) {
  return { mode: e & 4095, mtime: t / 1e3 };
}

// src/files/stage-and-publish.ts
async function Up({ roots: e, signal: t, fill: n, publishing: r }) {
  let o = await Promise.all(e.map(Xe)), s = /* @__PURE__ */ new Map(), i = (f) => s.get(f).dir, a = [], c = [];
  try {
    for (let m of new Set(o))
      Qo(m), s.set(m, qr(m));
    let f = e.map((m, d) => ({ root: m, dir: i(o[d]) })), u = i(o[0]);
    await n(u), pa(u, e);
    for (let { root: m, dir: d } of f)
      d !== u && await ha(m, { from: u, to: d, signal: t });
    for (let m of [...s.keys()].sort())
      a.push(await es(i(m), t));
    t.throwIfAborted(), await r(() => {
      c = Lp(f);
    });
  } finally {
    for (let f of a) f();
    await Promise.all([...s.values()].map((f) => f.remove())), hf(c);
  }
}
function pa(e, t) {
  let n = KB(T(e, "tree")).find(
    (r) => !t.some(({ place: o }) => String(o) === r)
  );
  if (n !== void 0) throw new S(`it holds ${n}, which is not of any line of path`);
}
async function ha({ place: e }, { from: t, to: n, signal: r }) {
  let o = T(t, "tree", String(e)), s = T(n, "tree", String(e));
  if (F(x(o))) {
    JB(T(n, "tree"), { recursive: !0 });
    try {
      te(o, s);
    } catch (i) {
      if (E(i) !== "EXDEV") throw i;
      await kn(
        n,
        r,
        (a) => process.platform === "win32" ? da(o, s, a) : zn("cp", ["-a", o, s], { cwd: n, signal: a })
      );
    }
  }
}

// src/lazy/lazy-mount.ts
import { join as ka } from "node:path";

// src/mount/unmount.ts
import { mkdtempSync as sE, readdirSync as iE, readlinkSync as aE, rmdirSync as cE, rmSync as fE, symlinkSync as uE } from "node:fs";
import { tmpdir as mE } from "node:os";
import { basename as lE, dirname as Zp, join as ba } from "node:path";
import { setTimeout as dE } from "node:timers/promises";

// src/mount/mount-root.ts
import { lstatSync as jp, mkdtempSync as XB, readdirSync as QB, realpathSync as Hp } from "node:fs";
import { basename as zp, dirname as eE, join as qp } from "node:path";

// src/mount/mountinfo.ts
import { readFileSync as VB } from "node:fs";
function de() {
  return process.platform !== "linux" ? [] : VB("/proc/self/mountinfo", "latin1").split(`
`).slice(0, -1).map((t) => {
    let [n = "", r = ""] = t.split(" - "), [o = "", s = "", i = ""] = r.split(" "), [, a] = /(?:^|,)user_id=(\d+)/.exec(i) ?? [], c = { point: Wp(n.split(" ")[4] ?? ""), type: o, source: Wp(s), options: i };
    return o === "fuse" ? { ...c, user: Number(a) } : c;
  });
}
function Wp(e) {
  return e.replace(/\\([0-7]{3})/g, (t, n) => String.fromCharCode(Number.parseInt(n, 8)));
}

// src/mount/processes.ts
import { readFileSync as YB, readlinkSync as ZB } from "node:fs";
function ga() {
  return ZB("/proc/self/ns/pid").replace(/\D/g, "");
}
function xn(e) {
  try {
    let t = YB(`/proc/${e}/stat`, "latin1").replace(/^.*\) /s, "").split(" ");
    return t[0] === "Z" ? void 0 : t[19];
  } catch {
    return;
  }
}

// src/mount/mount-root.ts
var ya = /^headstart-mount-(\d+)-(\d+)-(\d+)-\w{6}$/;
function Gp(e) {
  let t = process.ppid || 1, n = `headstart-mount-${ga()}-${t}-${xn(t)}-`;
  return XB(qp(Hp(e), n));
}
function ts({ type: e, source: t, user: n }) {
  return (e === "fuse" ? n === 0 || n === process.geteuid?.() : /^(overlay|tmpfs)$/.test(e)) ? t : void 0;
}
function Bt(e) {
  let t = x(e);
  return de().filter((n) => ts(n) === t || z(n.point, t));
}
var wa = "headstart-broker";
function Jp(e) {
  let t = x(e);
  return de().filter((n) => n.type === "fuse" && ts(n) === t);
}
function Kp() {
  let e = (t) => ns(t) || t === wa;
  return de().flatMap((t) => e(ts(t) ?? "") ? t.point : []);
}
function ns(e) {
  return ya.test(zp(e));
}
var tE = 7200 * 60 * 1e3;
function nE(e) {
  let [, t, n = "", r] = zp(e).match(ya) ?? [];
  if (t === ga()) return xn(n) !== r;
  let o = jp(e, { throwIfNoEntry: !1 });
  return o !== void 0 && Date.now() - o.mtimeMs > tE;
}
function rE(e) {
  return e.type === "squashfs" ? eE(e.point) : ts(e);
}
function Vp(e) {
  let t = de().flatMap((o) => rE(o) ?? []).map((o) => b(o).toString()).filter((o) => ns(o) && !oE(o)), r = (process.platform === "linux" ? QB(e).filter((o) => ya.test(o)) : []).map((o) => qp(Hp(e), o)).filter(qt);
  return [.../* @__PURE__ */ new Set([...t, ...r])].filter(nE);
}
function oE(e) {
  try {
    let t = jp(e, { throwIfNoEntry: !1 });
    return t !== void 0 && !Dn(t);
  } catch {
    return !0;
  }
}

// src/mount/unmount.ts
var pE = 10, hE = 300;
async function Xp(e, { rights: t, warn: n }) {
  if (!ns(e)) throw new Error(`${e} is no mount root`);
  let r = AbortSignal.timeout(6e4), o = x(e), s = ({ point: u }) => u === o, i = Bt(e).filter((u) => !s(u)), a = await Yp(i.reverse(), { rights: t, warn: n, signal: r });
  if (!qt(e)) return;
  gE(e);
  let c = Bt(e);
  if (!c.every(s) || (await Yp(c, { rights: t, warn: n, signal: r }), a && c.length === 0)) return;
  let f = { cwd: Zp(e), signal: r };
  await t.run("rm", ["-rf", "--one-file-system", "--", lE(e)], f);
}
async function Yp(e, { rights: t, warn: n, signal: r }) {
  let o = e;
  for (let s = 0; s < pE && o.length > 0; s++) {
    s > 0 && await dE(hE, void 0, { signal: r });
    let i = o;
    o = [];
    for (let { point: a } of i) {
      let c = await rs(a, [], { rights: t, signal: r }).then(() => {
      }, O), f = de().some((u) => u.point === a);
      c !== void 0 && f && o.push({ point: a, reason: c });
    }
  }
  for (let { point: s, reason: i } of o)
    n(`${b(s)} is still in use, so it was only detached: ${i}`), await rs(s, ["-l"], { rights: t, signal: r });
  return o.length > 0;
}
function gE(e) {
  let t = (n) => aE(ba(e, n), "latin1");
  for (let n of yE(e).sort((r, o) => Number(o) - Number(r)))
    try {
      let r = t(`made-${n}`);
      for (let o = t(`target-${n}`); z(o, r); o = Zp(o))
        cE(b(o));
    } catch (r) {
      if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes(E(r) ?? "")) throw r;
    }
}
function yE(e) {
  try {
    return iE(e).flatMap((t) => t.match(/^made-(\d+)$/)?.[1] ?? []);
  } catch (t) {
    if (E(t) === "ENOENT") return [];
    throw t;
  }
}
async function rs(e, t, { rights: n, signal: r }) {
  let o = sE(ba(mE(), "headstart-"));
  try {
    uE(b(e), ba(o, "point")), await n.run("umount", ["-i", ...t, "--", "point"], { cwd: o, signal: r });
  } finally {
    fE(o, { recursive: !0, force: !0 });
  }
}

// src/lazy/found-entry.ts
async function Qp(e, { etag: t, url: n }) {
  let { scope: r, version: o, key: s, size: i, createdAt: a, identity: c } = e;
  return { scope: r, version: o, key: s, size: i, createdAt: a.getTime(), identity: c, etag: t, url: await n() };
}
function rW(e, t, { scopes: n, ...r }) {
  let { scope: o, version: s, key: i, size: a, identity: c, etag: f } = t, u = { scopes: o === void 0 ? n : [o], keys: [i], versions: [s] }, m = async () => {
    let h = await e.find(u);
    if (h?.size === a && h.identity === c) return h;
    throw await h?.close(), new Y(`the entry ${i} is gone; it was replaced meanwhile`, "none");
  }, l = { size: a, etag: f, url: Qf(async () => {
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
    read: (h, g) => pu(l, { start: h, end: g }, r),
    reject: async () => (await m()).reject(),
    close: async () => {
    }
  };
  return { ...e, find: async () => p };
}

// src/lazy/server.ts
import { existsSync as wE, rmSync as bE, writeFileSync as SE } from "node:fs";
import { join as os } from "node:path";
import { setTimeout as kE } from "node:timers/promises";

// src/lazy/serve-request.ts
var nh = N(th(), 1);
function rh(e) {
  return `${JSON.stringify(e).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029")}
`;
}
function oh(e) {
  let t = (0, nh.createInterface)({ input: e }), { promise: n, resolve: r } = Promise.withResolvers();
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
var Et = {
  /** The FUSE file: the image, ready to be mounted. */
  image: "image",
  /** The blocks that have arrived. */
  blocks: "blocks",
  /** The FetchReport as JSON, written when the server ends. */
  report: "report",
  log: "log"
}, sh = "server", xE = 6e4;
function ih() {
  let e = os(import.meta.dirname, "lazy.js"), { pid: t, stdin: n, stdout: r, kill: o } = Cf({ path: process.execPath, args: [e] }), s = oh(r);
  return {
    async show(i, a) {
      a.throwIfAborted();
      let c = AbortSignal.any([a, AbortSignal.timeout(xE)]);
      c.addEventListener("abort", o);
      try {
        SE(os(i.dir, sh), `${t} ${xn(t)}`), n.write(rh(i));
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
var Sa = 5e3;
async function Sr(e, t) {
  let n = AbortSignal.timeout(Sa);
  for (let { point: i } of Jp(e))
    await rs(i, ["-f", "-l"], { rights: t, signal: n }).catch(() => {
    });
  let r = os(e, sh);
  if (!wE(r)) return;
  let [, o, s] = /^(\d+) (\d+)$/.exec(ah(r)) ?? [];
  return o && await vE(Number(o), s), bE(r, { recursive: !0, force: !0 }), PE(e) ?? "killed";
}
async function vE(e, t) {
  let n = performance.now();
  for (; xn(e) === t; ) {
    let r = performance.now() - n;
    if (r > 2 * Sa) return;
    r > Sa && BE(e), await kE(20);
  }
}
function PE(e) {
  try {
    return JSON.parse(ah(os(e, Et.report)));
  } catch {
    return;
  }
}
var OE = 64 * 1024;
function ah(e) {
  return Wt(e, OE)?.toString() ?? "";
}
function BE(e) {
  try {
    process.kill(e, "SIGKILL");
  } catch (t) {
    if (E(t) !== "ESRCH") throw t;
  }
}

// src/lazy/lazy-mount.ts
function ch(e, t) {
  return e.mode === "lazy" && !e.lookupOnly && "rights" in t ? ih() : void 0;
}
async function fh({ entry: e, index: t }, n, { server: r, dir: o, rights: s, signal: i }) {
  if (!e.remote || e.file?.isWhole) return;
  let { digests: a, ...c } = t;
  try {
    let m = { found: await Qp(e, e.remote), facts: c, digests: a.toString("base64") };
    await r.show({ env: jc(), cwd: process.cwd(), dir: o, ...m }, i);
  } catch (u) {
    await Sr(o, s), i.throwIfAborted(), P(`Receiving all of the image before mounting it: ${O(u)}`);
    return;
  }
  let f = ka(o, Et.image);
  return await oa(f, n), { path: f, images: n };
}
async function kr(e, t, n) {
  let r = await Sr(e, t);
  return await n?.(r, t), await Xp(e, { rights: t, warn: W }), r;
}
function uh(e) {
  return typeof e == "object" ? e.trouble : void 0;
}
function mh(e, t) {
  if (!e) return ka(t, Et.image);
  if (e === "killed") {
    W("What had not arrived of the cache could not be read: its server was killed");
    return;
  }
  return EE(e), e.presentBlocks === e.blocks && e.damage === void 0 ? ka(t, Et.blocks) : void 0;
}
function EE(e) {
  let { blocks: t, presentBlocks: n, wantedBlocks: r, prefetchedBlocks: o, waitedMs: s, unreadBytes: i } = e, { trouble: a, damage: c } = e;
  P(
    `Of ${t} blocks of the cache, ${r} were wanted, ${o} of them after they had arrived; readers waited ${X(s)}; ${j(i)} were never needed`
  ), a !== void 0 && n < t && W(`Not all of the cache could be read: ${a}`), c !== void 0 && W(`The cache is bad; its entry is removed where the store allows that: ${c}`);
}

// src/mount/kernel-log.ts
function lh() {
  return Number(process.hrtime.bigint()) / 1e9;
}
var RE = 10;
async function dh(e, t) {
  return (await t.kernelLog().catch(() => "")).split(`
`).some((r) => {
    let [, o = String(e)] = r.match(/^\[ *(\d+\.\d+)\]/) ?? [];
    return Number(o) >= e - RE && /SQUASHFS error|I\/O error,? (on )?dev(ice)? loop/.test(r);
  });
}

// src/mount/overlay.ts
import { chmodSync as CE, existsSync as NE, mkdirSync as as, readdirSync as FE, realpathSync as LE, symlinkSync as cs, utimesSync as _E } from "node:fs";
import { lstat as DE } from "node:fs/promises";
import { join as ce } from "node:path";

// src/mount/layers.ts
import { mkdirSync as xa, writeFileSync as IE } from "node:fs";
import { join as ss } from "node:path";

// src/mount/kernel-config.ts
var yh = N(hh(), 1);
import { existsSync as $E, readFileSync as gh } from "node:fs";
import { release as ME } from "node:os";
function wh(e) {
  return e === void 0 || /^CONFIG_SQUASHFS_CHOICE_DECOMP_BY_MOUNT=y$/m.test(e) ? ["threads=multi,", ""] : [""];
}
function bh() {
  let [e, t] = ["/proc/config.gz", `/boot/config-${ME()}`];
  try {
    return $E(t) ? gh(t, "latin1") : (0, yh.gunzipSync)(gh(e)).toString("latin1");
  } catch {
    return;
  }
}

// src/mount/layers.ts
function xr({ dir: e, rights: t, signal: n }) {
  let r = { cwd: e, signal: n }, o = [], s, i = async (u, m, d, l) => {
    await t.run("mount", ["-i", "-n", "-t", m, "-o", d, "--", l, u], r), o.push(u);
  }, a = ({ offset: u, length: m }, d) => `${d}loop,offset=${u},sizelimit=${m},ro,nosuid,nodev`, c = async (u, m) => {
    xa(ss(e, m)), await is(s ?? wh(bh()), async (d) => {
      await i(m, "squashfs", a(u, d), "image"), s = [d];
    });
  }, f = async (u, m, d) => {
    if (u.length === 0) return;
    for (let h of m) xa(ss(e, h));
    let [l = ""] = s ?? [], p = u.map((h, g) => `image ${m[g]} squashfs ${a(h, l)} 0 0
`);
    IE(ss(e, d), p.join(""), { flag: "wx", mode: 384 }), await t.run("mount", ["-i", "-n", "-a", "-T", d], r), o.push(...m);
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
      return xa(ss(e, m)), await i(m, "overlay", `ro,nosuid,nodev,xino=${d === "own" ? "on" : "off"},lowerdir=${u.join(":")}`, e), m;
    },
    /** Overlays keep what they show mounted, so the mount points can go, even if a process uses them now. */
    async release() {
      let u = o.splice(0);
      u.length > 0 && await t.run("umount", ["-l", "--", ...u], r);
    }
  };
}
async function is(e, t) {
  let [n = "", ...r] = e;
  try {
    await t(n);
  } catch (o) {
    if (r.length === 0) throw o;
    await is(r, t);
  }
}

// src/mount/mount-points.ts
import { realpathSync as Sh } from "node:fs";
import { lstat as va, readdir as TE } from "node:fs/promises";
import { dirname as AE } from "node:path";
var kh = 16;
async function xh(e, t) {
  let n = [], r = async (s) => {
    let i = x(t) + s, a = { sources: [i], target: x(e.base) + s }, c = b(s.slice(1)).toString();
    if (!(await va(b(i))).isDirectory())
      throw new Error(`'${e.pattern}' names a file, and only directories are mounted`);
    if (e.matches(c)) n.push(a);
    else
      for (let f of await TE(b(i), { encoding: "latin1" }))
        await r(`${s}/${f}`);
    if (n.length > kh)
      throw new Error(`'${e.pattern}' names more than ${kh} directories`);
  };
  return await va(t).then(
    () => !1,
    (s) => E(s) === "ENOENT"
  ) || await r(""), n;
}
async function vh({ sources: e, target: t }, { base: n }, r) {
  if ((await va(b(e[0]))).uid !== process.geteuid?.())
    throw new Error("it was saved by another user");
  for (let o = t; o !== x(n); o = AE(o)) {
    let s = F(o);
    if (s && !s.isDirectory()) throw new Error(`${b(o)} is no directory`);
  }
  Pa(t, r);
}
function Pa(e, t) {
  let n = b(e).toString();
  if (!F(`${e}/.`)) return;
  let r = Sh(b(e), "latin1");
  if (t.some((o) => z(Sh(o, "latin1"), r)))
    throw new Error(`${n} holds the directory of the job or the store`);
  if (de().some(({ point: o }) => z(o, r)))
    throw new Error(`something is mounted at ${n} already, or below it`);
}

// src/mount/overlay.ts
async function Ph(e, t) {
  let { dir: n, signal: r } = t, o = [], s = xr(t), i = [];
  for (let [c, f] of e.entries()) {
    let { root: u, roots: m } = f;
    try {
      let d = await s.mountAll(f, `l${c}`);
      if (u) i.push(UE(u, d, n));
      else {
        let l = d.length > 1 ? await s.stack(d, Bh, "own") : d[0];
        i.push(...m.map((p) => Eh(p, ce(n, l))));
      }
    } catch (d) {
      r.throwIfAborted(), o.push(...m.map((l) => ({ root: l, reason: O(d) })));
    }
  }
  let a = await Rh(i, "lower", { ...t, mounts: s });
  return await s.release(), [...o, ...a];
}
function Oh(e, t) {
  let n = e.map((r) => Eh(r, ce(t.dir, Bh)));
  return Rh(n, "upper", { ...t, mounts: xr(t) });
}
var Bh = "tree";
function Eh(e, t) {
  return { root: e, sites: () => xh(e, ce(t, String(e.place))) };
}
function UE(e, [t, ...n], r) {
  let o = (i) => x(ce(r, i)), s = {
    sources: [o(t), ...n.map(o)],
    target: x(e.literal)
  };
  return { root: e, sites: async () => [s] };
}
async function Rh(e, t, n) {
  let { dir: r, rights: o, spare: s, signal: i } = n, a = [], c = 0;
  for (let { root: f, sites: u } of e.toSorted((m, d) => m.root.place - d.root.place)) {
    let m = [];
    try {
      let d = await u();
      for (let l of d) await vh(l, f, s);
      for (let l of d) {
        let p = c++;
        await WE({ ...l, number: p, position: t }, n), m.push(p);
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
function $h(e) {
  return (NE(e) ? FE(e) : []).filter((n) => /^upper-\d+$/.test(n)).map((n) => LE(ce(e, n)));
}
async function WE(e, { dir: t, rights: n, signal: r, mounts: o }) {
  let { target: s, number: i } = e, a = `target-${i}`, c = F(`${s}/.`) ? ne(s) : void 0;
  if (cs(b(s), ce(t, a)), !c) {
    let [m = s] = mt(s);
    cs(b(m), ce(t, `made-${i}`)), as(b(s), { recursive: !0 });
  }
  let f = await jE(e, t);
  c && c.length > 0 && (f.length > 1 && (f = [await o.stack(f, `stack-${i}`, "own")]), f.push(a));
  let u = `lowerdir=${f.join(":")},upperdir=upper-${i},workdir=work-${i}`;
  await is(["volatile,metacopy=on", "metacopy=on", "metacopy=off"], (m) => {
    let l = ["-i", "-n", "-t", "overlay", "-o", `${m},nosuid,nodev,redirect_dir=on,index=off,${u}`, "--", t, a];
    return n.run("mount", l, { cwd: t, signal: r });
  });
}
async function jE({ sources: e, number: t, position: n }, r) {
  let [o, s] = [`upper-${t}`, `lower-${t}`];
  if (as(ce(r, `work-${t}`)), n === "upper")
    return cs(b(e[0]), ce(r, o)), as(ce(r, s)), [s];
  as(ce(r, o));
  let { mode: i, mtimeMs: a } = await DE(b(e[0]));
  CE(ce(r, o), i & 511), _E(ce(r, o), a / 1e3, a / 1e3);
  let c = e.map((f, u) => `${t}-${u}`);
  for (let [f, u] of e.entries())
    cs(b(u), ce(r, c[f]));
  return c;
}

// src/mount/ramdisk.ts
var HE = 4096, Mh = { auto: 1 / 4, on: 3 / 4 };
async function Ih(e, { wish: t, bytes: n, rights: r, signal: o }) {
  let s = process.availableMemory();
  if (!Number.isFinite(n)) return "the server does not tell how much is needed";
  if (n > s * Mh[t])
    return `${j(n)} are needed, and only ${j(s)} of memory are free`;
  let i = Math.floor(s * Mh.on), a = `uid=${process.geteuid?.()},gid=${process.getegid?.()}`, c = Math.floor(i / HE), f = `size=${i},nr_inodes=${c},mode=0700,${a},nosuid,nodev`;
  await r.run("mount", ["-i", "-n", "-t", "tmpfs", "-o", f, "--", e, e], { cwd: "/", signal: o });
}

// src/steps/brokered.ts
import { lstatSync as JE, mkdirSync as KE, mkdtempSync as VE, realpathSync as Fh, rmdirSync as YE, rmSync as ZE } from "node:fs";
import { dirname as XE, join as QE } from "node:path";

// src/mount/broker.ts
var Ch = N(Ah(), 1);
import { once as zE } from "node:events";
import { connect as qE } from "node:net";
function Oa(e, t) {
  async function* n(o, s) {
    let i = qE({ path: e, signal: t });
    i.on("error", () => {
    });
    try {
      await zE(i, "connect", { signal: t });
      let a = (0, Ch.createInterface)({ input: i })[Symbol.asyncIterator](), { value: c } = await a.next();
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
import { existsSync as GE } from "node:fs";

// src/steps/unpack.ts
async function Nh(e, t) {
  await ve(await Xe(e.roots[0]), it(e)), await vr(e.roots, t, (n) => vn(n, e));
}
function it({ bytes: e, segments: t }) {
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
  await Up({
    roots: e,
    signal: n,
    fill: (o) => t.during("unpack", () => r(o)),
    publishing: (o) => t.during("publish", o)
  });
}

// src/steps/unpack-refused.ts
function fs({ inputs: e }) {
  return [process.cwd(), Lt(), J(), e.localDir].filter((n) => GE(n));
}
async function Ba(e, t, n) {
  if (e.length === 0) return;
  for (let { root: o, reason: s } of e)
    P(`Unpacking ${o.pattern} instead of mounting: ${s}`);
  let r = e.map(({ root: o }) => o);
  await vr(r, t, (o) => n(r, o));
}
async function us(e, t, { job: n, context: r }) {
  await Ba(t, r, async (o, s) => {
    let i = await n.tools();
    if (!i.unsquashfs)
      throw new Error(
        "this runner can neither mount nor unpack the entry, for it has no unsquashfs 4.5 or newer"
      );
    await ve(s, it(n)), await kn(
      s,
      n.signal,
      (a) => Ho(e, { ...n, signal: a, tools: i, dir: s }, o)
    );
  });
}

// src/steps/brokered.ts
async function Lh(e, t, n) {
  let r = { socket: t, mounts: [] }, o = { ...n, job: e, brokered: r, broker: Oa(t, n.signal) }, { mountable: s, refusals: i } = eR(e);
  try {
    let a = await _h(s, i, o);
    a.length + i.length > 0 && await rR(a, i, o);
    let c = r.mounts.map(({ pattern: f }) => f);
    c.length > 0 && P(`Mounted ${c.join(", ")} through the broker of the host`);
  } catch (a) {
    throw await Ra(r), a;
  }
}
function eR({ segments: e, roots: t, indexed: n }) {
  let { index: r } = n, o = yn(e, t), s = o.flatMap((a) => {
    let c = "the broker mounts only a directory that a line of `path` names";
    return a.root ? [] : a.roots.map((f) => ({ root: f, reason: c }));
  });
  return { mountable: o.flatMap(({ root: a, deltas: c, ...f }) => {
    let m = [f, ...c].map(({ offset: d, length: l }) => ({ offset: d, length: l })).map((d) => ({ ...d, digest: Wf(r.digests, d) }));
    return a ? [{ root: a, layers: m.toReversed() }] : [];
  }), refusals: s };
}
async function _h(e, t, n) {
  let r = [];
  for (let { root: o, layers: s } of e)
    try {
      let i = await n.timeline.during("mount", () => tR({ root: o, layers: s }, n));
      i.length > 0 && r.push({ root: o, layers: s, missing: i });
    } catch (i) {
      n.signal.throwIfAborted(), t.push({ root: o, reason: O(i) });
    }
  return r;
}
async function tR({ root: e, layers: t }, { broker: n, brokered: r, remember: o, ...s }) {
  let i = e.literal;
  if (JE(i, { throwIfNoEntry: !1 })?.isSymbolicLink()) throw new Error("the target is a link");
  Pa(x(i), fs(s));
  let [a] = mt(x(i));
  KE(i, { recursive: !0 });
  let c = { target: Fh(i), pattern: e.pattern, made: a };
  o({ brokered: { ...r, mounts: [...r.mounts, c] } });
  let f = t.map(({ digest: m }) => m), u = await n.mount(c.target, f).catch((m) => {
    throw Ea(c), m;
  });
  if (u.length > 0)
    return Ea(c), t.filter(({ digest: m }) => u.includes(m));
  if (!Dh(c.target)) throw new Error("the broker mounted nothing");
  return r.mounts.push(c), [];
}
var nR = 1 / 8;
async function rR(e, t, n) {
  let { job: r, broker: o, timeline: s, inputs: i } = n, { index: a } = r.indexed, c = Z(a.key, i.key) && !i.rolling, f = VE(QE(J(), "headstart-"));
  try {
    r.file?.isWhole || await ve(f, { bytes: D(r) });
    let u = await s.during("receive", () => wn(r, f)), m = e.flatMap(({ missing: y }) => y), l = m.reduce((y, { length: w }) => y + w, 0) / D(r) <= nR || !(await r.tools()).unsquashfs, p = { path: Fh(u.path), end: D(r), layers: m }, h = m.length > 0 && (l || c) ? o.hand(p, l ? "ok" : "copied") : void 0;
    h?.catch(() => {
    });
    let g = (y) => {
      t.push(...e.splice(0).map(({ root: w }) => ({ root: w, reason: y })));
    };
    if (h && l) {
      let y = await s.during("mount", () => h).catch(O);
      y !== void 0 && g(y), e.push(...await _h(e.splice(0), t, n));
    }
    g(`the host did not have its image${c ? " yet" : ""}`), await us(u, t, { job: r, context: n }), l || await h?.catch((y) => P(`The host did not take the image: ${O(y)}`)), n.signal.throwIfAborted();
  } finally {
    ZE(f, { recursive: !0, force: !0 });
  }
}
async function Ra({ socket: e, mounts: t }) {
  let n = Oa(e, AbortSignal.timeout(3e4));
  for (let r of t.toReversed())
    try {
      Dh(r.target) && await n.unmount(r.target), Ea(r);
    } catch (o) {
      W(`${r.target} stays mounted until the container ends: ${O(o)}`);
    }
}
function Dh(e) {
  let t = x(e);
  return de().some(
    (n) => n.point === t && n.type === "overlay" && n.source === wa
  );
}
function Ea({ target: e, made: t }) {
  if (t !== void 0)
    try {
      for (let n = e; z(n, t); n = XE(n)) YE(n);
    } catch (n) {
      if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes(E(n) ?? "")) throw n;
    }
}

// src/disk/notes.ts
import { constants as Hh } from "node:fs";
import * as Rt from "node:fs/promises";
import { join as Uh } from "node:path";
import { setTimeout as oR } from "node:timers/promises";
var ms = ".notes";
function Pn(e) {
  let t = async (n) => (await Fe(e, Uh(e, ms)), Uh(e, ms, String((await n.stat({ bigint: !0 })).ino)));
  return {
    /** Whether the file is unchanged since it was proven. */
    async isProven(n) {
      return await t(n).then(iR, () => {
      }) === await Pe(n);
    },
    /** Notes that a file is proven in a state, which `stateOf` returned. */
    prove: $a(async (n, r) => {
      await oR(sR), await Pe(n) === r && await jh(await t(n), r);
    }),
    touch: $a(async (n) => {
      let [r, o] = [await t(n), /* @__PURE__ */ new Date()];
      await Rt.utimes(r, o, o).catch(async (s) => {
        if (E(s) !== "ENOENT") throw s;
        await jh(r, "");
      });
    }),
    /** Notes that the file is in use as long as `name` exists, which must be free and on the same file system. */
    hold: $a(async (n, r) => Rt.link(await t(n), r))
  };
}
var sR = 20, Wh = 256;
async function Pe(e) {
  let { dev: t, ino: n, size: r, mtimeNs: o, ctimeNs: s } = await e.stat({ bigint: !0 });
  return [t, n, r, o, s].join(" ");
}
function $a(e) {
  return (...t) => e(...t).catch(() => {
  });
}
async function iR(e) {
  let { O_RDONLY: t, O_NOFOLLOW: n, O_NONBLOCK: r } = Hh, o = await Rt.open(e, t | n | r).catch(() => {
  });
  try {
    let s = await o?.read(Buffer.alloc(Wh), 0, Wh, 0);
    return s?.buffer.toString("latin1", 0, s.bytesRead);
  } catch {
    return;
  } finally {
    await o?.close();
  }
}
async function jh(e, t) {
  let { O_WRONLY: n, O_CREAT: r, O_TRUNC: o, O_NOFOLLOW: s, O_NONBLOCK: i } = Hh, a = await Rt.open(e, n | r | o | s | i, 384);
  await a.writeFile(t).finally(() => a.close());
}

// src/steps/local-copy.ts
import { constants as zh } from "node:fs";
import { open as aR } from "node:fs/promises";
import { join as cR } from "node:path";
async function Pr(e) {
  let t = await aR(cR(e, Et.image), zh.O_RDONLY | zh.O_NONBLOCK);
  if ((await t.stat()).isFile()) return t;
  throw await t.close(), new Error("the mounted cache is no file any more");
}
function ls(e, t, n) {
  let r = {
    size: D(t),
    async *read(s, i) {
      yield* (await Pr(e)).createReadStream({ start: s, end: i - 1 });
    }
  };
  async function* o(s, i) {
    if (s === i) return;
    let a = { first: Math.floor(s / M), end: Math.ceil(i / M) }, c = a.first * M;
    for await (let { pieces: f } of Ip(r, t, a)) {
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
var at = N(qh(), 1);
var Ia = 9;
function Ta({ type: e }) {
  return e === "secret" ? { id: 1, name: "HMAC-SHA-256" } : { id: 2, name: "Ed25519" };
}
function Gh(e, t, n) {
  let r = Buffer.alloc(Ia);
  r.writeUInt8(Ta(n).id), r.writeBigUInt64LE(BigInt(Date.now()), 1);
  let o = Kh(r, e, t), s = n.type === "secret" ? Vh(o, n) : (0, at.sign)(null, o, n);
  return Buffer.concat([r, s]);
}
function Jh(e, t, { places: n, keys: r }) {
  if (e.length === 0) throw new ge("has no signature");
  let o = r.filter((c) => Ta(c).id === e[0]);
  if (o.length === 0) {
    let c = [...new Set(r.map((f) => Ta(f).name))].join(" and ");
    throw new ge(`has a signature of another kind than ${c}`);
  }
  let [s, i] = [e.subarray(0, Ia), e.subarray(Ia)];
  if (!n.some((c) => {
    let f = Kh(s, t, c);
    return o.some((u) => fR(f, i, u));
  }))
    throw new ge(
      "has a wrong signature: it was changed, signed with another key, or copied from another repository, branch or version"
    );
  return new Date(Number(s.readBigUInt64LE(1)));
}
function Kh(e, t, { repository: n, scope: r, version: o }) {
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
function fR(e, t, n) {
  if (n.type !== "secret") return (0, at.verify)(null, e, n, t);
  let r = Vh(e, n);
  return t.length === r.length && (0, at.timingSafeEqual)(t, r);
}
function Vh(e, t) {
  return (0, at.createHmac)("sha256", t).update(e).digest();
}

// src/steps/signed-index.ts
function ds() {
  for (let e of Qu(Re("signing-key"))) Fr(e);
}
function Yh({ signing: e }, t) {
  let n = e?.signer;
  return n && ((r) => Gh(r, t, n));
}
var uR = 1440 * 60 * 1e3;
async function ps(e, { key: t, signing: n }) {
  let r = e.stored ?? e;
  if (!n) return Yn(r);
  let o = Ye(), s = e.scope === void 0 ? ue(o).read : [e.scope], { version: i, createdAt: a } = e, c = s.map((f) => ({ repository: o.repository, scope: f, version: i }));
  try {
    let f = await Yn(r, (u, m) => {
      let d = Jh(u, m, { places: c, keys: n.verifiers });
      if (!Z(e.key, t) && a.getTime() - d.getTime() > uR)
        throw new ge(
          `was signed on ${d.toISOString()}, but stored only on ${a.toISOString()}`
        );
    });
    if (Z(f.key, e.key)) return f;
    throw new ge(`was signed for another key, ${f.key}`);
  } catch (f) {
    if (!(f instanceof ge)) throw f;
    let u = "This job does not use the entry and leaves it in the store, see docs/security.md";
    throw new ge(`the entry ${e.key} ${f.message}. ${u}`);
  }
}

// src/steps/mounted-base.ts
var Aa = "Saving all files instead of the changes";
async function Zh({ mounted: e, mountRoot: t }, { version: n, signal: r, ...o }) {
  if (!(!e || t === void 0))
    try {
      if (e.version !== n) throw new Error("the restored cache has another format");
      return { ...await Ca(e, o), mountRoot: t };
    } catch (s) {
      r.throwIfAborted(), P(`${Aa}: ${O(s)}`);
      return;
    }
}
async function Ca({ scope: e, version: t, key: n, size: r, identity: o }, { inputs: s, store: i, scopes: a }) {
  let c = await i.find({
    scopes: e === void 0 ? a : [e],
    keys: [n],
    versions: [t]
  });
  try {
    if (c?.key !== n || c.size !== r) throw new Error("the restored cache is gone");
    let f = await ps(c, s);
    if (Xr(f) !== o) throw new Error("the restored cache was replaced");
    return { entry: c, index: f };
  } catch (f) {
    throw await c?.close(), f;
  }
}

// src/steps/mounted-file.ts
async function Na(e) {
  let t = await Pr(e).catch((n) => {
    if (E(n) !== "ENOENT")
      throw n;
  });
  return t && Pe(t).finally(() => t.close());
}
async function Xh({ mounted: e, mountRoot: t }, { inputs: n, store: r, scopes: o, signal: s }) {
  if (!e || t === void 0) return;
  let i = await Na(t);
  if (!(i === void 0 || i === e.file))
    try {
      let { entry: a, index: c } = await Ca(e, { inputs: n, store: r, scopes: o });
      await a.close();
      for await (let f of ls(t, c, s).read(0, D(c))) ;
    } catch (a) {
      throw s.throwIfAborted(), new Error(`the mounted cache has changed on the disk: ${O(a)}`, { cause: a });
    }
}

// src/steps/mount.ts
async function Qh(e, t) {
  let { mounting: n } = t;
  if ("reason" in n && n.broker !== void 0 && e.format.image)
    return await Lh(e, n.broker, t), !0;
  let r = await pR(e, t);
  if (!r) return !1;
  let { dir: o, rights: s } = r, i, a = () => {
    i = Sr(o, s);
  }, c = async () => (await i, uh(await kr(o, s)));
  t.signal.addEventListener("abort", a);
  try {
    let f = lh(), { image: u } = e.format, d = (await (u ? wR : bR)(e, { ...t, ...r })).map(({ root: p }) => p), l = e.roots.filter((p) => !d.includes(p));
    l.length === 0 ? await c() : (u && t.remember({ mounted: { ...dR(e, f), file: await Na(o) } }), P(`Mounted ${l.map(({ pattern: p }) => p).join(", ")}`));
  } catch (f) {
    let u = await c();
    throw u === void 0 ? f : new Error(u, { cause: f });
  } finally {
    t.signal.removeEventListener("abort", a);
  }
  return !0;
}
function dR({ indexed: e, segments: t }, n) {
  let { entry: r, index: o } = e, { scope: s, version: i, key: a, size: c } = r, f = t.filter(sa).map(({ offset: u, length: m }) => ({ offset: u, length: m }));
  return { scope: s, version: i, key: a, size: c, images: f, identity: Xr(o), since: n };
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
  let { rights: a } = r, c = Gp(J());
  if (o({ mountRoot: c }), await yR(e, { ...t, dir: c, rights: a }) || s) return { dir: c, rights: a };
  await kr(c, a);
}
var hR = 4096, gR = 8;
async function yR(e, { inputs: t, dir: n, rights: r, signal: o }) {
  let s = t.ramdisk;
  if (s === "off") return !1;
  let { image: i, indexed: a } = e.format, c = D(e), { bytes: f, files: u } = it(e), m = a ? f + u * hR : c * gR, l = await Ih(n, { wish: s, bytes: i ? c : m, rights: r, signal: o }).catch(O);
  return o.throwIfAborted(), l !== void 0 && P(`Using the disk instead of memory: ${l}`), l === void 0;
}
async function wR(e, t) {
  let { server: n, dir: r, timeline: o } = t;
  e.file?.isWhole || await ve(r, { bytes: D(e) });
  let { indexed: s } = e, i = yn(e.segments, e.roots), c = (n && s && await o.during("show", () => fh(s, i, { ...t, server: n }))) ?? await o.during("receive", () => wn({ ...e, isMounted: !0 }, r)), f = await o.during("mount", () => Ph(c.images, eg(t)));
  if (await c.isInPlace?.() === !1)
    throw new Error("the entry was removed from its store while it was being mounted");
  return await us(c, f, { job: e, context: t }), f;
}
async function bR(e, t) {
  let { dir: n, timeline: r, signal: o } = t;
  await r.during("unpack", () => vn(n, e)), pa(n, e.roots);
  let s = await r.during("mount", () => Oh(e.roots, eg(t)));
  return await Ba(s, t, async (i, a) => {
    mR(lR(a, "tree"));
    for (let c of i) await ha(c, { from: n, to: a, signal: o });
  }), s;
}
function eg(e) {
  let { dir: t, rights: n, signal: r } = e;
  return { dir: t, rights: n, spare: fs(e), signal: r };
}

// src/steps/receive-to-file.ts
import { mkdtemp as OR, rm as BR, statfs as ER } from "node:fs/promises";
import { join as RR } from "node:path";

// src/disk/draft-file.ts
var ng = N(tg(), 1);
import { constants as La } from "node:fs";
import * as ze from "node:fs/promises";
import { dirname as rg, join as _a } from "node:path";
var hs = ".drafts";
async function On(e) {
  let t = _a(e, hs);
  await Fe(e, t);
  let n = _a(t, (0, ng.randomUUID)());
  return sg(e, n, await ze.open(n, "wx+", 384));
}
async function og(e, t) {
  let n = _a(e, hs, t), r = await ze.open(n, La.O_RDONLY | La.O_NOFOLLOW | La.O_NONBLOCK);
  return sg(e, n, r);
}
function sg(e, t, n) {
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
      return await n.sync(), await Fe(e, rg(s)), SR(t, s);
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
  let n = await ze.open(rg(t));
  return await n.sync().finally(() => n.close()), !0;
}

// src/disk/stored-file.ts
import { constants as gs } from "node:fs";
import * as he from "node:fs/promises";
import { dirname as kR } from "node:path";
async function $t(e, { dir: t, verify: n = "auto" }) {
  let r = await he.open(e, gs.O_RDONLY | gs.O_NOFOLLOW | gs.O_NONBLOCK), o = Pn(t);
  try {
    let s = await r.stat();
    if (!s.isFile()) throw new Error(`${e} is no file`);
    return Js(e, s), {
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
      let i = await Da(e, t, s);
      return i && (o = s), i;
    },
    isInPlace: () => ys(e, t),
    async copyTo(s) {
      return await he.copyFile(`/proc/self/fd/${e.fd}`, s, gs.COPYFILE_FICLONE), n.isProven(e);
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
async function Da(e, t, n) {
  try {
    let [r, o] = await Promise.all([he.stat(kR(n)), e.stat()]);
    return r.dev !== o.dev || !await ys(e, t) ? !1 : (await he.symlink(await he.realpath(t), n), !0);
  } catch {
    return !1;
  }
}
async function ys(e, t) {
  let [r, o] = await Promise.all([
    he.lstat(t, { bigint: !0 }).catch(() => {
    }),
    e.stat({ bigint: !0 })
  ]);
  return r?.ino === o.ino && r.dev === o.dev;
}

// src/steps/receive-to-file.ts
var ig = 1024 ** 3, $R = 3;
async function ag(e, t) {
  for (let n = 1; ; n++)
    try {
      return await MR(e, t);
    } catch (r) {
      if (!(r instanceof Y && r.recover === "resume") || n === $R) throw r;
    }
}
async function MR(e, { dir: t, maxBytes: n = 64 * ig, minFreeBytes: r = ig, onRead: o }) {
  let s = await OR(RR(t, "headstart-stream-")), i = await On(s), a = async () => {
    await i.discard(), await BR(s, { recursive: !0, force: !0 });
  };
  try {
    let { bavail: c, bsize: f } = await ER(t), u = Math.max(0, Math.min(n, c * f - r)), m = `the entry is larger than the ${j(u)} that it may take at ${t}`;
    await i.file.writeFile(
      IR(e.read(0, e.size), (g, y) => {
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
async function* IR(e, t) {
  let n = 0;
  for await (let r of e)
    n += r.length, t(r.length, n), yield r, e.release?.(r);
}

// src/steps/restore-entry.ts
async function fg(e, t, n) {
  await Bn(e, t, n, async (r) => {
    await Qh(r, n) || await Nh(r, n);
  }), P("Cache restored successfully");
}
async function Bn(e, t, n, r) {
  let { inputs: o, formats: s, timeline: i } = n, a = s.find((u) => u.versions(o).includes(e.version));
  if (!a) throw new S(`the entry ${e.key} has an unknown version`);
  if (!!Number.isFinite(e.size) || !a.indexed) return await cg(e, { ...n, format: a, roots: t }, r);
  i.watch(ug(e, t, o));
  let f = await i.during("receive", () => TR(e, n));
  await cg(f, { ...n, format: a, roots: t }, r).finally(f.close);
}
function TR(e, { timeline: t }) {
  P("Receiving all of the entry before restoring it: its server sends no ranges");
  let n = wr("Received", void 0, P), r = t.phaseTimer(), o = { ...e, read: () => r.pulled("download", e.read(0, e.size)) };
  return ag(o, { dir: J(), onRead: n });
}
async function cg(e, t, n) {
  let { inputs: r, mounting: o, timeline: s, findings: i, format: a, roots: c, signal: f } = t, u = 0, m = (w) => {
    i.storedBytes = w, P(`Cache Size: ${go(w)}`);
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
  s.watch(ug(e, c, r));
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
  let o = await ps(e, n);
  if (!Z(o.key, e.key))
    throw new S(`the entry ${e.key} is that of another key, ${o.key}`);
  if (o.paths.join(`
`) !== n.paths.join(`
`))
    throw new S("the entry was saved for other paths");
  let { segments: s, files: i, bytes: a } = o, c = s.find(({ kind: u }) => !t.kinds.includes(u));
  if (o.format !== t.id || c) {
    let u = c ? `segments of the kind ${c.kind}` : `the format ${o.format}`;
    throw new It(`the entry has ${u}, which this version of Headstart cannot read`);
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
  return t ? o.pulled("verify", Mp(a, t.index, r)) : Ap(a, r);
}
function ug({ file: e }, t, { localDir: n, stash: r }) {
  return [...t.map(({ literal: s, base: i }) => s ?? i), J(), ...e ? [n, r.dir] : []];
}

// src/steps/merge-snapshots.ts
function mg(e) {
  let { key: t, restored: n, signal: r } = e, o = n, s = async () => {
    let a = await lg([e.scope], fe({}).lookups([t]), e);
    if (a && a.key !== o && Z(fe({}).keyIn(a.key), t)) return a;
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
function lg(e, t, { inputs: n, store: r }) {
  let o = Sn(r, n).flatMap((s) => s.versions(n));
  return r.find({ scopes: e, keys: t, versions: o });
}
async function _R(e, t) {
  let { roots: n } = Ot(t.inputs.paths, process.cwd()), r = dg(t);
  await Bn(e, n, r, async (o) => {
    await ve(await Xe(n[0]), it(o)), await vr(n, r, async (s) => {
      await vn(s, o);
      let i = () => n.filter((a) => Xo(Ua(a, s), x(a.base)));
      i().length !== 0 && (await DR(t, (a) => {
        for (let c of n) Xo(Ua(c, s), Ua(c, a));
      }), i());
    });
  });
}
function Ua({ place: e }, t) {
  return x(T(t, "tree", String(e)));
}
async function DR(e, t) {
  let { restored: n, readScopes: r } = e;
  if (n === void 0) return;
  let o = await lg(r, [n], e), s = await FR(T(J(), "headstart-"));
  try {
    if (o?.key !== n) throw new Error("the restored cache is gone");
    let { roots: i } = Ot(e.inputs.paths, process.cwd());
    await Bn(o, i, dg(e), async (a) => {
      await ve(s, it(a)), await vn(s, a);
    }), t(s);
  } finally {
    await LR(s, { recursive: !0, force: !0 }), await o?.close();
  }
}
function dg({ inputs: e, key: t, store: n, timeline: r, signal: o }) {
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
function pg(e, { start: t, end: n, order: r }) {
  let o, s = /* @__PURE__ */ new WeakMap(), { seats: i, readStore: a, memory: c } = e;
  async function* f() {
    for (let d = t; d < n; ) {
      let l = Math.floor(d / M), p = await UR(l, e);
      if (p) {
        let g = c.acquire(Math.min((l + 1) * M, n) - d);
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
async function hg(e, { seats: t, bypassed: n }) {
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
  for (; !r.has(e) && i * M < t && !s(i); ) i++;
  return Math.min(i * M, t);
}
async function gg(e, t, n) {
  let r = await e.seats.current(), o = Ie(n, n + ye(t)), s = (a) => r.role === "filler" && r.present.has(a) && !e.bypassed.has(a);
  if (r.role !== "filler" || o.every(s)) return;
  let { file: i } = r.draft;
  await ws(i, t, n);
  for (let a of o)
    r.present.add(a), e.bypassed.delete(a), r.leader.say(String(a));
  Wa(r, e) && i.datasync().catch(() => {
  });
}
function yg(e, t, n) {
  return Qe(e.readStore(t, n), async function* (r) {
    let o = t;
    for await (let s of r) {
      let i = { bytes: Buffer.from(s), position: o };
      o += s.length, e.ends.push(i);
      let a = e.seats.held();
      a?.role === "filler" && await ws(a.draft.file, [i.bytes], i.position).catch(e.seats.giveUp), yield s;
    }
  });
}
function Wa({ present: e }, { size: t, ends: n, bypassed: r }) {
  let o = Ie(0, Math.min(t, ...n.map(({ position: s }) => s)));
  return e.size >= o.length && o.every((s) => e.has(s) && !r.has(s));
}
async function ws(e, t, n) {
  let { bytesWritten: r } = await e.writev(t, n);
  if (r !== ye(t)) throw new Error("no space is left");
}

// src/stash/followed-draft.ts
import { EventEmitter as ZR, once as XR } from "node:events";
import { setTimeout as QR } from "node:timers/promises";

// src/stash/flight.ts
var bg = N(wg(), 1);
import { EventEmitter as HR } from "node:events";
import * as se from "node:fs/promises";
import { createServer as zR } from "node:net";
import { dirname as Ha, join as Mt } from "node:path";
var Sg = ".flights";
async function kg(e, t) {
  let n = Mt(e, Sg, t);
  for (await Fe(e, Ha(n)); ; ) {
    let r = await GR(n) ?? await JR(n);
    if (r) return r;
  }
}
var qR = 3600 * 1e3;
async function xg(e) {
  let t = Mt(e, Sg);
  for (let n of await se.readdir(t)) {
    let r = await se.stat(Mt(t, n)).catch(() => {
    });
    r && Date.now() - r.mtimeMs > qR && await se.rm(Mt(t, n), { recursive: !0, force: !0 });
  }
}
async function GR(e) {
  for (let t of await se.readdir(e).catch(YR)) {
    let n = await Dr(e, t);
    if (n) return { role: "follower", lines: n };
    await se.rm(Mt(e, t), { recursive: !0, force: !0 });
  }
}
async function JR(e) {
  let t = await se.mkdtemp(Mt(Ha(e), "joining-")), n = (0, bg.randomUUID)(), r = [], o = /* @__PURE__ */ new Set(), s = new HR(), i = zR((f) => {
    f.on("error", () => {
    }).on("close", () => o.delete(f)), za(f, (u) => s.emit("line", u)), o.add(f.unref()), r.length > 0 && f.write(r.join(""));
  }).unref(), a = KR(i, { said: r, followers: o, heard: s, path: Mt(e, n) });
  if (!_r(t, n, i))
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
      await se.rm(o, { force: !0 }), await se.rmdir(Ha(o)).catch(() => {
      }), e.close();
      for (let i of n) i.end();
    }
  };
}
var VR = 36;
function za(e, t) {
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
var e$ = /^[0-9a-f-]{36}$/, t$ = /^\d{1,7}$/, vg = "fetches", n$ = 500;
function Pg(e, t) {
  return t$.test(e) && Number(e) < t ? Number(e) : void 0;
}
function Og({ say: e, onLine: t }, n, r) {
  t((o) => {
    let s = Pg(o, n);
    s !== void 0 && r(s);
  }), e(vg);
}
var r$ = 4;
function Bg(e, t, { blocks: n, quietMs: r }) {
  let o = /* @__PURE__ */ new Set(), s = new ZR(), i = Promise.resolve(void 0), a, c = performance.now(), f = Promise.withResolvers();
  QR(n$, !1, { ref: !1 }).then(f.resolve);
  let u = /* @__PURE__ */ new Set(), m = (l) => {
    if (a === void 0 && e$.test(l))
      return a = l, i = og(e, l).catch(() => {
      }), !0;
    l === vg && f.resolve(!0);
    let p = Pg(l, n);
    return p === void 0 || o.has(p) ? !1 : (o.add(p), !0);
  }, d = !1;
  return za(t, (l) => {
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
function Rg(e) {
  let { signal: t, logError: n } = e, r, o = Promise.resolve(), s = 0, i = {
    held: () => r,
    async current() {
      return o = o.then(async () => {
        let c = r?.role === "follower" ? r.followed : void 0;
        if (r && !c?.isOver()) return;
        if (++s > i$) throw new Error("one process after the other has begun to fill it");
        let f = await a$(e, c);
        r?.role === "none" ? await Eg(f, !1) : r = f, r.role === "filler" && await e.onFill(r);
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
      r = { role: "none" }, c && await Eg(c, a).catch(n);
    }
  };
  return i;
}
async function Eg(e, t) {
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
    return s("Reading along with another job of this host, which downloads the same entry"), await i?.close(), { role: "follower", followed: Bg(t, c.lines, { blocks: Math.ceil(r / M), quietMs: o }) };
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
function $g({ size: e, read: t }, n) {
  let { logError: r } = n, s = Rg({ ...n, size: e, onFill: async ({ draft: u, leader: m }) => {
    Mg(m, i);
    for (let { bytes: d, position: l } of i.ends) await ws(u.file, [d], l);
  } }), i = {
    size: e,
    seats: s,
    readStore: t,
    ends: [],
    bypassed: /* @__PURE__ */ new Set(),
    memory: Jt()
  }, a = !1, c, f = () => {
    let u = s.held();
    return u?.role === "filler" && Wa(u, i) ? u : void 0;
  };
  return {
    file: {
      isWhole: !1,
      filling: u$(i),
      async link(u) {
        let m = await s.settled();
        return m.role === "reader" ? m.opened.file.link(u) : m.role !== "filler" || !await Da(m.draft.file, m.draft.path, u) ? !1 : (c = u, !0);
      },
      async isInPlace() {
        let u = s.held();
        return u?.role === "reader" ? u.opened.file.isInPlace() : u?.role === "filler" && ys(u.draft.file, u.draft.path);
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
    read: (u, m, d) => pg(i, { start: u, end: m, order: d }),
    readEnd: (u, m) => yg(i, u, m),
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
    write: (o, s) => gg(e, o, s).catch(t.giveUp),
    arrival: (o, s) => hg(Ie(o, s), e),
    onAsked(o) {
      e.onAsked = o;
      let s = t.held();
      s?.role === "filler" && Mg(s.leader, e);
    },
    isOurs: async () => (await t.current()).role === "filler"
  };
}
function Mg(e, { size: t, onAsked: n }) {
  n && Og(e, Math.ceil(t / M), n);
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
import * as Br from "node:fs/promises";
import { basename as p$, dirname as h$, join as qe } from "node:path";

// src/disk/eviction.ts
import * as Te from "node:fs/promises";
import { basename as d$, join as qa } from "node:path";
var Ig = 3600 * 1e3;
async function bs(e) {
  let n = (await En(qa(e, hs))).filter(({ writtenMs: r }) => Date.now() - r > Ig);
  await Promise.all(n.map(({ path: r }) => Te.rm(r, { force: !0 })));
}
async function Ss(e, t) {
  let n = new Map((await En(qa(e, ms))).map((s) => [d$(s.path), s])), r = t.map((s) => {
    let i = n.get(String(s.inode));
    n.delete(String(s.inode));
    let a = i ? Math.min(i.writtenMs, Date.now()) : s.usedMs;
    return { ...s, usedMs: a, isMounted: s.isLinked || (i?.isLinked ?? !1) };
  }), o = [...n.values()].filter(({ writtenMs: s }) => Date.now() - s > Ig);
  return await Promise.all(o.map(({ path: s }) => Te.rm(s, { force: !0 }))), r;
}
async function Or(e, t, { maxBytes: n, minFreeBytes: r, comingBytes: o = 0 }) {
  let { bavail: s, bsize: i } = await Te.statfs(e), a = t.reduce((u, m) => u + m.size, 0), c = o + Math.max(a - n, r - s * i), f = t.filter((u) => u.rank !== void 0 && !u.isMounted);
  for (let u of f.sort((m, d) => Number(m.rank) - Number(d.rank) || m.usedMs - d.usedMs)) {
    if (c <= 0) return !0;
    await Te.rm(u.path, { force: !0 }), c -= u.size;
  }
  return c <= 0;
}
async function En(e) {
  let t = await $e(e).then(() => Te.readdir(e)).catch(() => []);
  return (await Promise.all(
    t.map(async (r) => {
      let o = qa(e, r), s = await Te.lstat(o, { bigint: !0 }).catch(() => {
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
function Ag(e) {
  let { dir: t, maxBytes: n, minFreeBytes: r = g$, isPull: o } = e, s = qe(t, "pulls"), i = qe(t, "branches"), a = o ? s : i, c = async () => {
    let u = await Promise.all([Tg(s), Tg(i)]), m = o ? void 0 : 1;
    return (await Ss(t, u.flat())).map((d) => ({
      ...d,
      rank: h$(d.path) === s ? 0 : m
    }));
  }, f = async () => {
    await Ut(t), await Br.mkdir(t, { recursive: !0, mode: 448 }), await $e(t);
    for (let u of [s, i]) await Fe(t, u);
  };
  return {
    async open(u, m) {
      await Ut(t);
      for (let l of [t, s, i]) await $e(l).catch(Cg);
      let d = await Ga(qe(i, u), m, e);
      return d || o ? d ?? Ga(qe(s, u), m, e) : (y$(qe(s, u), qe(i, u)), Ga(qe(i, u), m, e));
    },
    async remove(u) {
      await Promise.all([s, i].map((m) => Br.rm(qe(m, u), { force: !0 })));
    },
    async join(u) {
      return await f(), kg(t, u);
    },
    async begin(u) {
      await f(), await Promise.all([bs(t), xg(t)]);
      let m = await c(), d = m.filter(({ rank: l }) => l === void 0);
      if (!(u + d.reduce((l, p) => l + p.size, 0) > n) && await Or(t, m, { maxBytes: n, minFreeBytes: r, comingBytes: u }))
        return On(t);
    },
    async put(u, m) {
      await u.publish(qe(a, m)) && await Or(t, await c(), { maxBytes: n, minFreeBytes: r });
    }
  };
}
async function Tg(e) {
  return (await En(e)).filter(({ path: t }) => /^[0-9a-f]{64}$/.test(p$(t)));
}
function y$(e, t) {
  try {
    te(e, t);
  } catch (n) {
    Cg(n);
  }
}
function Cg(e) {
  if (E(e) !== "ENOENT") throw e;
}
async function Ga(e, t, n) {
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
  await Br.rm(e, { force: !0 });
}

// src/stash/stash.ts
function Ng(e, t) {
  let { dir: n, repository: r, isSealed: o, signal: s, quietMs: i, log: a } = t, c = Ag(t), f = (u) => {
    a(`The stash ${n} is not used: ${O(u)}`);
  };
  return {
    ...e,
    async find(u) {
      let m = await e.find(u);
      if (m?.identity === void 0 || !o(m.version)) return m;
      let { scope: d = "", version: l, key: p, size: h, identity: g } = m, y = oi([e.label, r, d, l, p, String(h), g]);
      try {
        let w = await c.open(y, h), k = async () => c.remove(y).catch(f), v = b$(
          m,
          $g(m, { stash: c, dir: n, name: y, signal: s, quietMs: i, logError: f, log: a }),
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
            return a(`Found in the stash ${n}`), Qe(B(U, L), w$);
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
function ks(e, t) {
  let n, r = () => (n ??= t(), n);
  return {
    ...e,
    find: async (o) => (await r()).find(o),
    create: async (o) => (await r()).create(o),
    removable: async (o) => (await r()).removable(o)
  };
}

// src/stores/github/github.ts
function Fg(e) {
  let { service: t } = e, n = t ? `cache service at ${new URL(t.url).host}` : "cache service", r = ks({ label: n, shared: !0 }, async () => {
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
import { basename as zg, dirname as Ka, join as qg } from "node:path";

// src/stores/local/draft.ts
var Lg = 1024 * 1024;
async function _g({ path: e, dir: t, evict: n }) {
  let r = await On(t), { file: o } = r, s = !0, i = (c) => ({
    partBytes: Lg,
    // The next part fills up while one part is written.
    concurrency: 2,
    async write(f, u) {
      let m = ye(u), { bytesWritten: d } = await o.writev(u, c + f * Lg);
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
import * as Dg from "node:fs/promises";
import { basename as k$, join as x$ } from "node:path";
async function Ug(e) {
  let t = await Ja(e), n = (await Promise.all(t.map(Ja))).flat(), o = (await Promise.all(n.map(Ja))).flat().filter((s) => /^[0-9a-f]{64}$/.test(k$(s)));
  return (await Promise.all(o.map(En))).flat();
}
async function Ja(e) {
  return (await Dg.readdir(e, { withFileTypes: !0 }).catch(() => [])).filter((n) => n.isDirectory()).map((n) => x$(e, n.name));
}

// src/stores/local/local.ts
var Wg = 1024 ** 3, jg = process.platform === "linux" ? Wn : vf;
function Gg(e) {
  let { dir: t, repository: n, verify: r = "auto", maxBytes: o = 20 * Wg, minFreeBytes: s = Wg } = e, i = ({ scope: a, version: c, key: f }) => qg(t, jg(n), jg(a), Wn(c), Wn(f));
  return {
    label: `local directory ${t}`,
    shared: !1,
    isHere: !0,
    async find({ scopes: a, keys: c, versions: f }) {
      if (await Hg(t))
        for (let u of a) {
          let m = f.map((l) => Ka(i({ scope: u, version: l, key: "-" }))), d = await v$(m, c, { dir: t, verify: r });
          if (d) return { ...d, scope: u };
        }
    },
    async create(a) {
      let c = i(a);
      if (await Ut(t), await Oe.mkdir(t, { recursive: !0, mode: 448 }), await $e(`${t}/.`), !await P$(c, { dir: t, verify: r }))
        return _g({
          path: c,
          dir: t,
          async evict() {
            await bs(t);
            let f = (await Ss(t, await Ug(t))).map((u) => ({
              ...u,
              rank: u.path === c ? void 0 : 0
            }));
            await Or(t, f, { maxBytes: o, minFreeBytes: s });
          }
        });
    },
    async removable(a) {
      return await Hg(t) ? (await Jg(Ka(i(a)), [a.key], { dir: t, verify: r })).filter(({ key: f }) => f.startsWith(a.key)).map(({ key: f, createdAt: u, path: m }) => ({ key: f, createdAt: u, remove: () => Oe.rm(m, { force: !0 }) })) : [];
    }
  };
}
async function Hg(e) {
  return await Ut(e), await Yg(e) ? (await $e(`${e}/.`), !0) : !1;
}
async function v$(e, t, n) {
  let r = (await Promise.all(e.map((o) => Jg(o, t, n)))).flat();
  for (; ; ) {
    let o = kf(t, r);
    if (!o) return;
    let s = await O$(o, n);
    if (s) return s;
    r.splice(r.indexOf(o), 1);
  }
}
async function Jg(e, t, n) {
  if (!await Vg(e, n)) return [];
  let r = ii(zg(e)) ?? "", o = (await Oe.readdir(e)).filter((a) => Of(a, t)), s = await Promise.all(
    o.map(async (a) => {
      let c = qg(e, a);
      return { path: c, stat: await Oe.lstat(c).catch(() => {
      }) };
    })
  ), i = [];
  for (let { path: a, stat: c } of s) {
    let f = c?.isFile() ? await Kg(a, n).catch(() => {
    }) : void 0;
    c && f !== void 0 && i.push({ key: f, version: r, createdAt: c.mtime, path: a });
  }
  return i;
}
async function Kg(e, t) {
  let n = ii(zg(e));
  if (n !== void 0) return n;
  let { stat: r, read: o, close: s } = await $t(e, t);
  try {
    return (await Yn({ size: r.size, read: o })).key;
  } finally {
    await s();
  }
}
async function P$(e, t) {
  if (!await Vg(Ka(e), t) || !await Yg(e)) return !1;
  try {
    return await Kg(e, t), !0;
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
function Vg(e, t) {
  return Zg(Vc(t.dir, e));
}
function Yg(e) {
  return Zg(Oe.lstat(e));
}
async function Zg(e) {
  try {
    return await e, !0;
  } catch (t) {
    if (E(t) === "ENOENT") return !1;
    throw t;
  }
}

// src/stores/s3/s3.ts
function Xg(e) {
  let t = B$(e.inputs.s3);
  return ks({ label: t, shared: !1 }, async () => {
    let { openBucket: n } = await import("./s3.js");
    return n(e, t);
  });
}
function B$({ bucket: e, prefix: t, endpoint: n }) {
  return `S3 bucket ${t === "" ? e : `${e}/${t}`}${n === "" ? "" : ` at ${new URL(n).host}`}`;
}

// src/stores/index.ts
var Qg = {
  local: ({ inputs: e, repository: t }) => Gg({ dir: e.localDir, repository: t, verify: e.verify }),
  s3: Xg,
  github: Fg
};
function ey({
  inputs: e,
  service: t
}) {
  return e.store !== "auto" ? e.store : e.s3.bucket !== "" ? "s3" : t ? "github" : "local";
}

// src/steps/open-store.ts
function Rn(e, t = (n) => n) {
  let { own: n, keepsDisk: r, inputs: o, repository: s, isSealed: i, signal: a, tell: c } = e, f = ey(e), u = E$(t(Qg[f](e)), n), { use: m, dir: d, maxBytes: l } = o.stash;
  if (!(f !== "local" && (m === "auto" ? r : m === "on"))) return u;
  let h = n?.startsWith("refs/pull/") ?? !0, { verify: g } = o;
  return Ng(u, { dir: d, maxBytes: l, verify: g, repository: s, isSealed: i, signal: a, log: c, isPull: h });
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
    service: Hc(),
    repository: t.repository,
    own: ue(t).write,
    keepsDisk: Wc(),
    isSealed: (r) => bn.some(({ indexed: o, versions: s }) => o && s(e).includes(r)),
    signal: n,
    tell: ty(P),
    warn: ty(W),
    mask: Fr
  };
}
function ty(e) {
  let t = /* @__PURE__ */ new Set();
  return (n) => {
    t.has(n) || e(n), t.add(n);
  };
}

// src/steps/preset.ts
async function xs(e) {
  let t = Re("preset").toLowerCase();
  if (t === "") return;
  let { fillIn: n } = await import("./presets.js"), r = await n(t, Re, e);
  return r ? { ...r } : "none";
}
function vs(e) {
  if (e === void 0 || e === "none") return Re;
  let t = new Map(Object.entries(e));
  return (n) => t.get(n) ?? Re(n);
}

// src/steps/save-delta.ts
import { mkdtemp as G$, rm as J$ } from "node:fs/promises";

// src/steps/compare-mounts.ts
import { readdirSync as C$, readlinkSync as N$, realpathSync as F$ } from "node:fs";
import { join as Za } from "node:path";

// src/formats/squashfs/upper.ts
import { lstatSync as Ya, readdirSync as R$ } from "node:fs";
function oy(e, t) {
  let n = [""];
  for (let r of n) {
    if (n.length > t) throw Va();
    for (let [o, s] of Er(Be(e, r)))
      s.isDirectory() && n.push(Be(r, o));
  }
  return n;
}
function sy(e, { renamed: t, hasOwnFiles: n, excludes: r, most: o }) {
  let s = {
    members: [],
    removed: [],
    skipped: [],
    isTopChanged: ny(e.merged) !== ny(e.base),
    moreFiles: 0,
    deadBytes: 0,
    bytes: 0
  }, { members: i, removed: a, skipped: c } = s, f = (d, l) => {
    let { files: p, bytes: h } = iy(Be(e.base, d), l);
    s.moreFiles -= p, s.deadBytes += h;
  }, u = (d) => {
    if (i.push(d) + a.length > o) throw Va();
  }, m = (d, { isUpper: l, isBase: p, isRenamed: h }) => {
    let g = i.length + a.length;
    u(d);
    let y = l ? Er(Be(e.upper, d)) : ry, w = p ? Er(Be(e.base, d)) : ry, k = /* @__PURE__ */ new Set();
    for (let [R, B] of Er(Be(e.merged, d))) {
      let A = Be(d, R);
      if (Ze(R) || r?.(b(Be(e.merged, A)).toString())) continue;
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
      }) : (u(A), B.isFile() && (s.bytes += Ya(b(Be(e.merged, A))).size));
    }
    for (let [R, B] of w) {
      if (k.has(R)) continue;
      let A = Be(d, R);
      if (a.push(A) + i.length > o) throw Va();
      f(A, B);
    }
    p && !l && !h && i.length + a.length === g + 1 && i.pop();
  };
  return m("", { isUpper: !0, isBase: !0, isRenamed: !1 }), s;
}
function ny(e) {
  let { mode: t, mtimeMs: n } = Ya(b(e));
  return `${t & 511} ${Math.floor(n / 1e3)}`;
}
var ry = /* @__PURE__ */ new Map();
function Er(e) {
  let t = R$(b(e), { withFileTypes: !0, encoding: "latin1" });
  return new Map(t.map((n) => [n.name, n]));
}
function Be(e, t) {
  return e === "" || t === "" ? e + t : `${e}/${t}`;
}
function iy(e, t) {
  if (t.isFile()) return { files: 1, bytes: Ya(b(e)).size };
  let n = { files: 1, bytes: 0 };
  if (!t.isDirectory()) return n;
  for (let [r, o] of Er(e)) {
    let { files: s, bytes: i } = iy(Be(e, r), o);
    n.files += s, n.bytes += i;
  }
  return n;
}
function Va() {
  return new Error("the job changed more than a quarter of the files");
}

// src/mount/renamed.ts
var ay = "trusted.overlay.redirect", Ps = 512, [$$, M$, I$] = [124, 136, 156];
async function cy(e, t, { rights: n, signal: r }) {
  let o = t.map((a) => `${a === "" ? "." : a}\0`).join(""), s = await n.attributesOf(o, ay, { cwd: e, signal: r }), i = [...A$(s)];
  if (i.length !== t.length) throw new Error("tar did not read all directories");
  return new Set(t.filter((a, c) => i[c]));
}
var T$ = x(` SCHILY.xattr.${ay}=`);
function* A$(e) {
  let t = !1;
  for (let n = 0; n + Ps <= e.length && e[n] !== 0; ) {
    let r = Number.parseInt(e.toString("latin1", n + $$, n + M$), 8), o = n + Ps, s = String.fromCharCode(e[n + I$]);
    if (s === "x") t = e.subarray(o, o + r).includes(T$, 0, "latin1");
    else {
      if (s !== "5") throw new Error("a directory was replaced meanwhile");
      yield t, t = !1;
    }
    n = o + Math.ceil(r / Ps) * Ps;
  }
}

// src/steps/compare-mounts.ts
function fy(e, { segments: t }, n) {
  let r = C$(n).flatMap((i) => i.match(/^upper-(\d+)$/)?.[1] ?? []), o = new Map(
    r.map((i) => [N$(Za(n, `target-${i}`), "latin1"), i])
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
      upper: Za(n, `upper-${a}`),
      hasOwnFiles: /(?:^|,)lowerdir\+?=[^,]*target-/.test(c)
    };
  });
  if (s.length < o.size) throw new Error("a directory of the restored cache is gone");
  return s;
}
function L$({ path: e }, t) {
  let n = F$(e, "latin1"), r = Bt(t).filter((s) => s.point === n), [o] = r;
  if (o?.type !== "overlay" || r.length > 1) throw new Error(`${e} is no longer mounted`);
  if (de().some((s) => s.point !== n && z(s.point, n)))
    throw new Error(`something else is mounted below ${e}`);
  return o;
}
async function uy(e, t) {
  let { mountRoot: n, index: r, excludes: o, rights: s, signal: i } = t;
  await (await Pr(n)).close();
  let a = xr({ dir: n, rights: s, signal: i }), c = [], { most: f } = t;
  try {
    for (let [u, m] of [...new Set(e.map(({ image: d }) => d))].entries()) {
      let d = await a.mountAll(_$(m, r), `base-${u}`), [l] = d.length > 1 ? [await a.stack(d, `base-${u}`, "of layers")] : d;
      for (let p of e.filter((h) => h.image === m)) {
        let h = oy(x(p.upper), f), g = await cy(p.upper, h, { rights: s, signal: i }), y = x(Za(n, l)) + (p.prefix === "" ? "" : `/${p.prefix}`), w = { upper: x(p.upper), merged: x(p.match.path), base: y }, k = sy(w, { renamed: g, hasOwnFiles: p.hasOwnFiles, excludes: o, most: f });
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
function my({ members: e, removed: t, isTopChanged: n }) {
  return e.length > 1 || t.length > 0 || n;
}
function Rr({ prefix: e }, t) {
  return e === "" ? t : t !== "" ? `${e}/${t}` : e.includes("/") ? e : `${e}/.`;
}

// src/steps/delta-layer.ts
import { stat as q$ } from "node:fs/promises";

// src/formats/squashfs/delta.ts
import { lstatSync as D$ } from "node:fs";
async function ly(e, { dir: t, members: n, removed: r, top: o }, s) {
  let { how: i, topSeconds: a } = o === void 0 ? { how: [], topSeconds: void 0 } : W$(o), c = j$({ dir: t, members: n, removed: r }, s), f = { source: "-", how: ["-tar", ...i], names: [], archive: c, topSeconds: a, whiteouts: r }, u = await hr(e, f, s), m = n.length + r.length;
  if (!(o === void 0 ? u.members >= m : u.members === m)) throw new Error(`the image has ${u.members} members instead of ${m}`);
  return u;
}
var U$ = 2 ** 32 - 1;
function W$(e) {
  let { mode: t, mtimeMs: n } = D$(b(e)), r = Math.min(Math.max(Math.floor(n / 1e3), 0), U$);
  return { how: ["-root-mode", (t & 511).toString(8), ld], topSeconds: r };
}
async function* j$({ dir: e, members: t, removed: n }, { tools: r, signal: o }) {
  for (let i of n) yield dr({ ...H$, name: i });
  if (t.length === 0) {
    yield Buffer.alloc(z$);
    return;
  }
  let s = V([ko(r.tar)], { cwd: e, signal: o });
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
async function dy(e, { segments: t }) {
  let n = t.filter(({ kind: i }) => i === "delta").length, r = t.find(({ kind: i }) => i === "removals");
  if (!r) return [];
  let o = await e.bytes(r.offset, r.offset + r.length), { namesOf: s } = ra(o, n);
  return Array.from({ length: n }, (i, a) => [...s(a)]);
}
function py(e) {
  let { frame: t, bytes: n } = Md(e);
  return { frame: t, bytes: n, files: e.reduce((r, o) => r + o.length, 0) };
}
async function hy({ root: e }, t, n, { inputs: r, tools: o, scratch: s, signal: i }) {
  let [a] = t, c = e !== void 0, f = t.flatMap((g) => g.changes.members.map((y) => Rr(g, y))), u = t.flatMap((g) => g.changes.removed.map((y) => Rr(g, y))), m = c ? {
    dir: a.match.path,
    top: a.match.path,
    members: f.filter((g) => g !== ""),
    removed: u
  } : { dir: s, top: void 0, members: f, removed: u }, d = { scratch: s, tools: o, level: r.compressionLevel, signal: i }, l = await ly(n, m, d), { size: p } = await q$(n), h = l.members + (c ? 1 : 0);
  return { layer: { path: n, length: p, files: h, bytes: l.bytes, ...c && { root: e } }, removed: u };
}

// src/steps/save-delta.ts
async function gy(e) {
  let { base: t, draft: n, timeline: r, signal: o } = e, s = await G$(T(J(), "headstart-")), i = () => J$(s, { recursive: !0, force: !0 });
  try {
    let a = V$(t, e.inputs), c = K$(n, t, D({ segments: a }), r);
    return { ...await Y$(a, { ...e, scratch: s }).catch(async (u) => {
      throw await c.then(({ undo: m }) => m()), u;
    }), copied: await c, close: i };
  } catch (a) {
    if (await i(), o.throwIfAborted(), a instanceof Tt) throw a;
    P(`${Aa}: ${O(a)}`);
    return;
  }
}
function K$(e, { entry: t }, n, r) {
  let o = n - n % M, s = r.during("copy", () => e.copyFrom(t, o));
  return s.catch(() => {
  }), s;
}
function V$({ entry: e, index: t }, { paths: n }) {
  if (t.paths.join(`
`) !== n.join(`
`)) throw new Error("the restored cache has other paths");
  let r = t.segments.filter(({ kind: o }) => o !== "removals");
  return yy(r, e.size), r;
}
async function Y$(e, t) {
  let { base: n, selection: r, matches: o, scratch: s, timeline: i, signal: a } = t, { entry: c, index: f, mountRoot: u } = n, m = await an(a);
  if (!m) throw new Error("this runner no longer lets root mount");
  let d = fy(o, f, u), l = vp(f.files), { excludes: p } = br([s], r), h = await i.during(
    "compare",
    () => uy(d, { mountRoot: u, index: f, excludes: p, most: l, rights: m, signal: a })
  ), g = ls(u, f, a), y = h.filter(({ changes: B }) => my(B)), w = Map.groupBy(y, ({ image: B }) => B), k = [...e];
  for (let [B, A] of w) Z$(k, B, Os(A, "deadBytes"));
  let [v, R] = [[], await dy(g, f)];
  fn({ matches: o, scratch: s });
  for (let [B, A] of w) {
    let U = T(s, `delta-${v.length}`), { layer: L, removed: Ee } = await i.during("pack", () => hy(B, A, U, t));
    v.push(L), R.push(Ee);
  }
  return yy([...k, ...v.map((B) => ({ ...B, kind: "delta" }))], c.size), {
    base: n,
    copy: g,
    keptBytes: D({ segments: k }),
    kept: k,
    deltas: v,
    removals: R.length > 0 ? py(R) : void 0,
    files: Math.max(0, f.files + Os(y, "moreFiles")),
    bytes: Math.max(0, f.bytes + Os(y, "bytes") - Os(y, "deadBytes")),
    skipped: h.flatMap(({ changes: B, ...A }) => B.skipped.map((U) => Rr(A, U)))
  };
}
function yy(e, t) {
  let n = xp({ layers: e, baseBytes: t });
  if (n !== void 0) throw new Error(n);
}
function Os(e, t) {
  return e.reduce((n, { changes: r }) => n + r[t], 0);
}
function Z$(e, { root: t }, n) {
  let r = [...e.keys()].filter((s) => e[s]?.root === t), o = Pp(
    r.map((s) => e[s]),
    n
  );
  for (let [s, i] of r.entries()) e[i] = o[s];
}

// src/steps/snapshots.ts
import { lstatSync as Q$, realpathSync as eM } from "node:fs";
import { basename as tM, dirname as nM } from "node:path";

// src/files/fingerprint.ts
var by = N(wy(), 1);
import { lstatSync as X$ } from "node:fs";
function Bs(e, t) {
  let n = (0, by.createHash)("sha256");
  for (let r of e) {
    let o = x(r.path);
    n.update(`${o}\0`, "latin1");
    let s = r.relative === "" ? `${r.root.place}` : `${r.root.place}/${x(r.relative)}`;
    for (let i of Vo([r], t)) {
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
async function Sy(e, { inputs: t, run: n, mountRoot: r, timeline: o }) {
  let { rolling: s, key: i, save: a, lookupOnly: c } = t;
  return !s || c ? void 0 : !Z(fe(s).keyIn(e), i) || a === "never" || Qa(s, n) ? { name: e } : { name: e, contents: await o.during("fingerprint", () => xy(t, r)) };
}
function Qa({ branches: e }, t) {
  let { write: n = t.ref } = ue(t), r = t.defaultBranch === "" ? n.startsWith("refs/heads/") : n === `refs/heads/${t.defaultBranch}`;
  if (!(e === "all" || r))
    return `Cache save skipped: a snapshot of ${n} would hide newer ones of the default branch. Set rolling-branches: all to save all the same.`;
}
async function ky({ name: e, contents: t }, { everyMinutes: n }, { inputs: r, mountRoot: o, timeline: s }) {
  let i = Math.max(0, Math.floor((Date.now() - $m(e)) / 6e4));
  if (i < n)
    return `Cache save skipped: the restored snapshot is ${i} minutes old, and rolling-every is ${n}.`;
  let a = await s.during("fingerprint", () => xy(r, o));
  return t !== void 0 && t === a ? `Nothing has changed since cache ${r.key} was restored, not saving cache.` : void 0;
}
async function xy(e, t) {
  try {
    let { excludes: n, roots: r } = Yo(e), o = await uo({ excludes: n, roots: r });
    if (t === void 0) return Bs(o, n);
    let s = Bt(t).map(({ point: c }) => c), i = o.filter(({ path: c }) => !s.some((f) => z(oM(c), f))), a = $h(t).map(rM);
    return [Bs(i, n), Bs(a, void 0)].join();
  } catch (n) {
    Ft(`The cached files cannot be compared: ${O(n)}`);
    return;
  }
}
function rM(e, t) {
  return { path: e, relative: "", stat: Q$(e), root: { place: t } };
}
function oM(e) {
  return `${eM(nM(e), "latin1")}/${x(tM(e))}`;
}
async function vy(e, { scope: t, version: n, key: r }, { keep: o }) {
  try {
    let s = await e.removable({ scope: t, version: n, key: wo(r) }), i = Mm(s, o);
    for (let { remove: a } of i) await a();
    i.length > 0 && P(`Removed older snapshots: ${i.length}`);
  } catch (s) {
    P(`Older snapshots stay in the ${e.label}: ${O(s)}`);
  }
}

// src/steps/save.ts
async function Es(e, t = {}) {
  let { key: n, matchedKey: r, mountRoot: o, restored: s } = t;
  if (!s && n !== void 0 && r !== void 0 && Z(r, n))
    return P(`Cache hit occurred on the primary key ${r}, not saving cache.`);
  let i = Ye();
  if (!Ko(i)) return;
  ds();
  let a = t.preselection ?? await xs(e);
  if (a === "none") return;
  let c = vs(a);
  if (c("key") === "") return ft("Key is not specified.");
  let f = rn(c, _t()), u = n ?? f.key, { rolling: m } = f, d = fe(m), l = d.mistake([u]);
  if (l) throw new _(l);
  let { write: p, read: h, whyNoWrite: g } = ue(i), y = g ?? aM(f) ?? (m && Qa(m, i));
  if (p === void 0 || y)
    return P(y ?? "Cache save skipped: this run may write no scope.");
  let w = ho(), k = s && Z(d.keyIn(s.name), u), v = m && k && await ky(s, m, { inputs: f, mountRoot: o, timeline: w });
  if (v) return P(v);
  let R = Yo(f), B = () => w.during("find", () => uo(R)), A = await B();
  if (A.length === 0) return ft(ma);
  let U = Rn($n(f, i, e)), L = m?.merges ? mg({ inputs: f, key: u, scope: p, readScopes: h, store: U, restored: s?.name, timeline: w, signal: e }) : void 0;
  for (let Ee = sM; ; Ee--) {
    if (await L?.merge() && (A = await B()), await iM({ ...{ inputs: f, key: u, run: i, scope: p, store: U, state: t, selection: R, matches: A, timeline: w, signal: e }, isOutdated: async () => Ee > 1 && (await L?.isOutdated() ?? !1) })) return;
    P(`Packing again, for another job has saved cache ${u} meanwhile`);
  }
}
var sM = 3;
async function iM(e) {
  let { inputs: t, key: n, run: r, scope: o, store: s, state: i, timeline: a, signal: c } = e, f = await yr(t, ["mount", "lazy"].includes(t.mode) ? c : void 0), u = await yp(s, t, { tools: f, signal: c }), [m = ""] = u.versions(t, f), d = { scope: o, version: m, key: fe(t.rolling).nameFor(n, r) }, l = ue(r).read, [p, h] = await a.during(
    "reserve",
    () => Promise.all([s.create(d), Zh(i, { inputs: t, store: s, scopes: l, version: m, signal: c })])
  );
  if (!p)
    return await h?.entry.close(), P(Zo(n)), !0;
  let g = on({ step: "save", outcome: "saved", key: n, store: s.label }, t), y = Yh(t, { repository: r.repository, scope: o, version: m }), w = { createdBy: cM(r, o), sign: y, isHere: s.isHere ?? !1, findings: g }, k;
  try {
    k = h && await gy({ ...e, base: h, draft: p, tools: f });
    let v = () => Xh(i, { inputs: t, store: s, scopes: l, signal: c }), R = { ...e, ...w, key: d.key, tools: f, format: u, delta: k, checkMounted: v }, B = await Bp(p, R);
    if (B !== "published") return B === "nothing";
  } catch (v) {
    if (v instanceof Tt)
      return P(Zo(n)), !0;
    throw c.throwIfAborted(), Object.assign(g, { outcome: "failed", trouble: O(v) }), await ur(g, a, t.summary), v;
  } finally {
    await k?.close(), await h?.entry.close(), await p.discard();
  }
  return P("Cache saved successfully"), P(`Cache saved with key: ${n}`), t.rolling && await vy(s, { ...d, key: n }, t.rolling), await ur(g, a, t.summary), !0;
}
function aM({ save: e, jobStatus: t, signing: n }) {
  if (n && !n.signer)
    return "Cache save skipped: with verify-key and without signing-key, this job could save only an unsigned entry.";
  if (e === "never") return "Cache save skipped: the input save is 'never'.";
  if (!(e === "always" || t === "" || t === "success"))
    return `Cache save skipped: the job's status is '${t}'. Set save: always to save all the same.`;
}
function cM({ repository: e, ref: t, sha: n, runId: r, eventName: o }, s) {
  return { repository: e, scope: s, ref: t, sha: n, runId: r, event: o, headstart: gu.version };
}

// src/steps/damaged-image.ts
var Py = 3e4;
async function Oy(e, t, n, r = AbortSignal.timeout(Py)) {
  if (!await dh(t.since, n)) return;
  let s = await (async () => {
    for (let i of t.images) await gn(e, i, "contents", { signal: r });
  })().then(() => {
  }, fM);
  s !== void 0 && (W(`Reading the cache gave input/output errors: ${s}`), await uM(t).catch((i) => W(`The entry stays where it is: ${O(i)}`)));
}
function fM(e) {
  return e instanceof S || E(e) === "EIO" ? O(e) : void 0;
}
async function uM({ scope: e, version: t, key: n, size: r }) {
  let o = rn(Re, _t()), s = Ye(), i = Rn($n(o, s, AbortSignal.timeout(Py))), a = e === void 0 ? ue(s).read : [e], c = await i.find({ scopes: a, keys: [n], versions: [t] });
  try {
    if (c?.key !== n || c.size !== r) return;
    await c.reject(), await c.original?.reject();
  } finally {
    await c?.close();
  }
}

// src/steps/unmount.ts
async function Rs() {
  let { mountRoot: e, mounted: t, brokered: n } = to() ?? {};
  n && await Ra(n), e !== void 0 && await Ey([e], async (r, o) => {
    let s = mh(r, e);
    t && s !== void 0 && await Oy(s, t, o);
  });
}
async function By() {
  await Ey(Vp(J()));
}
async function Ey(e, t) {
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
async function Ry(e) {
  try {
    await Es(e, to());
  } finally {
    await Rs();
  }
}

// src/files/recover.ts
import { lstatSync as mM, realpathSync as lM, rmdirSync as dM, statSync as pM } from "node:fs";
import { readdir as hM } from "node:fs/promises";
async function $y(e, { mounts: t, warn: n, signal: r, mostMs: o = 3e4 }) {
  let s = { ms: o }, i = await Promise.all(e.map(Xe));
  for (let a of new Set(i.flatMap(My)))
    for (let c of await gM(a, t))
      if (Gt(c) || wM(c), !(!Gt(c) || await Gr(c)))
        try {
          await bM(c, { roots: e, signal: r, allowed: s });
        } catch (f) {
          r.throwIfAborted(), n(`${c} is left from a run that was killed and could not be undone: ${O(f)}`);
        }
}
function My(e) {
  let t = H(e);
  return t === e ? [e] : [e, ...My(t)];
}
async function gM(e, t) {
  let n = (await hM(e).catch(() => [])).filter(Ze);
  if (n.length === 0) return [];
  let r = q(lM(e, "latin1"));
  return t.some((o) => z(r, o)) ? [] : n.map((o) => T(e, o)).filter(qt);
}
var yM = 3600 * 1e3;
function wM(e) {
  try {
    Date.now() - mM(e).mtimeMs > yM && dM(e);
  } catch {
  }
}
async function bM(e, { roots: t, signal: n, allowed: r }) {
  let o = H(e), s = qr(o);
  try {
    let i = await es(s.dir, n), a = performance.now() + r.ms, c = new Error("that takes too long");
    try {
      jr(e, (f) => {
        if (performance.now() > a) throw c;
        if (!SM(f, t)) return !1;
        for (let u of Wr(f)) kM(x(o), u);
        return !0;
      }), _n(e) || Un(e);
    } finally {
      r.ms = a - performance.now(), i();
    }
  } finally {
    await s.remove();
  }
}
function SM(e, t) {
  let n = b(cf(e)).toString();
  return t.some((r) => z(n, r.base) && Iy(In(r.base, n), r) ? !0 : e.do !== "make" ? !1 : z(r.literal ?? r.base, n) || !r.literal && z(n, r.base));
}
function Iy(e, t) {
  return t.matches(e) || e !== "" && Iy(e.replace(/\/?[^/]*$/, ""), t);
}
function kM(e, t) {
  let { dev: n } = pM(b(e));
  for (let r = t; r !== e; r = H(r)) {
    let o = F(r);
    if (o && r !== t && !o.isDirectory()) throw new Error(`${b(r)} is no directory`);
    if (o && o.dev !== n) throw new Error(`${b(r)} is on another file system`);
  }
}

// src/steps/miss.ts
import { setTimeout as xM } from "node:timers/promises";
var vM = 1e3;
async function Ty(e) {
  let { store: t, wanted: n, naming: r, signal: o } = e, { scopes: s, keys: i } = n, [a, ...c] = new Set(i.map(fe(r.rolling).keyIn)), f = c.length > 0 ? `, nor one whose key starts with ${c.join(" or ")}` : "";
  return [
    `The ${t.label} has no entry with the key ${a}${f}, as far as this run may see.`,
    `Branches searched: ${s.join(", ")}. Entries of others are hidden by GitHub's rules.`,
    `Entries are found by exactly these lines of path, in this order: ${r.paths.join(", ")}.`,
    ...await PM(OM(e), o)
  ];
}
async function PM(e, t) {
  let n = new AbortController(), r = xM(vM, [], { signal: AbortSignal.any([t, n.signal]) });
  return Promise.race([e, r]).catch(() => []).finally(() => n.abort());
}
async function OM({ store: e, wanted: t, formats: n, naming: r }) {
  let { scopes: o, keys: s } = t, i = BM(n, r), a = i.flatMap(({ versions: m }) => m), c = e.isHere ? { scopes: o, versions: a } : { scopes: o.slice(0, 1), versions: a.slice(0, 1) }, f = await e.find({ keys: s, ...c, isHint: !0 });
  await f?.close();
  let u = f && i.find(({ versions: m }) => m.includes(f.version));
  return u ? [`There is ${fe(r.rolling).keyIn(f.key)}, but it was saved ${u.difference}.`] : [];
}
function BM(e, t) {
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
    ...EM.filter((a) => !e.includes(a)).map((a) => ({
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
var EM = bn.filter(({ image: e }) => e);

// src/steps/restore.ts
async function ec(e, { mayPostSave: t = !0 } = {}) {
  let n = {}, r = RM(n), o = Ye();
  if (!Ko(o)) return;
  ds();
  let s = await xs(e);
  if (r({ preselection: s }), s === "none") return Ne("hit", "miss");
  let i = rn(vs(s), _t()), a = [i.key, ...i.restoreKeys];
  r({ key: i.key }), Ne("cache-primary-key", i.key);
  let c = fe(i.rolling), f = c.mistake(a);
  if (f) throw new _(f);
  let u = ho(), m = on(
    { step: "restore", outcome: "miss", key: i.key, store: i.store },
    i
  ), d = ue(o);
  d.whyNoRead && P(d.whyNoRead);
  let l = async () => {
    let y = Rn($n(i, o, e));
    m.store = y.label;
    let w = await Jo(i, e), k = await gp(y, i, w), v = k.flatMap((A) => A.versions(i)), R = ch(i, w), B = { inputs: i, formats: k, mounting: w, server: R, remember: r, timeline: u, findings: m, signal: e };
    return { store: y, wanted: { scopes: d.read, keys: c.lookups(a), versions: v }, context: B };
  }, { name: p, prepared: h } = await $M(l, c, { inputs: i, findings: m, signal: e }), g = p === void 0 ? void 0 : c.keyIn(p);
  if (p !== void 0) {
    let { mountRoot: y } = n, w = t ? await Sy(p, { inputs: i, run: o, mountRoot: y, timeline: u }) : void 0;
    r({ matchedKey: g, restored: w });
  }
  if (TM(i, g, m), g === void 0 && h && !m.trouble && !d.whyNoRead) {
    let { store: y, wanted: w, context: k } = h, v = { store: y, wanted: w, formats: k.formats, naming: i, signal: e };
    Dc("Why nothing was found", await Ty(v));
  }
  if (await ur(m, u, i.summary), g === void 0 && i.failOnMiss) {
    let y = "Failed to restore cache entry. Exiting as fail-on-cache-miss is set.";
    throw new _(`${y} Input key: ${i.key}`);
  }
}
function RM(e) {
  return yi(e), (t) => yi(Object.assign(e, t));
}
async function $M(e, t, { inputs: n, findings: r, signal: o }) {
  let s;
  try {
    let i = await e(), { store: a, wanted: c, context: f } = i, { roots: u } = Ot(n.paths, process.cwd());
    if (await By(), await $y(u, { mounts: Kp(), warn: W, signal: o }), s = await f.timeline.during("lookup", () => a.find(c)), !s) return { prepared: i };
    let m = t.keyIn(s.key);
    return P(`Cache hit for${Z(m, n.key) ? "" : " restore-key"}: ${m}`), n.lookupOnly ? await MM(s, u, f) : await Ay(s, u, f), { name: s.key, prepared: i };
  } catch (i) {
    return o.throwIfAborted(), r.trouble = O(i), W(`Failed to restore: ${r.trouble}`), {};
  } finally {
    await s?.close();
  }
}
async function MM(e, t, n) {
  n.inputs.signing && await Bn(e, t, n, async () => {
  }), P("Lookup only - skipping download");
}
async function Ay(e, t, n) {
  try {
    await fg(e, t, n);
  } catch (r) {
    if (n.signal.throwIfAborted(), !(r instanceof S) || (await IM(e), !e.original)) throw r;
    P(`Downloading the entry, as its copy on this host is bad: ${r.message}`), await Ay(e.original, t, n);
  }
}
async function IM(e) {
  try {
    await e.reject();
  } catch (t) {
    Ft(`The entry stays where it is: ${O(t)}`);
  }
}
function TM(e, t, n) {
  if (t === void 0) {
    Ne("hit", "miss"), P(`Cache not found for input keys: ${[e.key, ...e.restoreKeys].join(", ")}`);
    return;
  }
  let r = Z(t, e.key);
  Ne("cache-hit", String(r)), Ne("cache-matched-key", t), Ne("hit", r ? "exact" : "partial"), P(`Cache ${e.lookupOnly ? "found and can be restored" : "restored"} from key: ${t}`), Object.assign(n, { outcome: r ? "exact hit" : "partial hit", matchedKey: t });
}

// src/main/exit.ts
import { existsSync as AM } from "node:fs";
var tc = "/bin/sh";
function $s() {
  let e = Number(process.exitCode ?? 0);
  process.execve && AM(tc) && (process.emit("exit", e), process.execve(tc, [tc, "-c", `exit ${e}`], {})), process.exit();
}

// src/main/run.ts
var CM = {
  restore: ec,
  "restore-only": (e) => ec(e, { mayPostSave: !1 }),
  post: Ry,
  save: Es,
  unmount: Rs,
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
    nc(n), $s();
  });
  try {
    await CM[e](t.signal);
  } catch (n) {
    t.signal.aborted && (P(O(t.signal.reason)), $s()), e === "bench" || e.startsWith("restore") && n instanceof _ ? _c(O(n)) : e === "post" || e === "save" ? nc(n, "Failed to save: ") : nc(n);
  }
  $s();
}
function nc(e, t = "") {
  W(`${t}${O(e)}`), e instanceof Error && e.stack && Ft(e.stack);
}

export {
  I as a,
  C as b,
  N as c,
  _ as d,
  S as e,
  Tt as f,
  O as g,
  E as h,
  fI as i,
  uI as j,
  Zy as k,
  ie as l,
  Ke as m,
  q as n,
  T as o,
  In as p,
  Is as q,
  sw as r,
  Re as s,
  Ne as t,
  W as u,
  P as v,
  Ft as w,
  Dc as x,
  FI as y,
  J as z,
  _t as A,
  jc as B,
  LI as C,
  _I as D,
  DI as E,
  Ye as F,
  Hc as G,
  gu as H,
  re as I,
  zu as J,
  x as K,
  b as L,
  $e as M,
  Js as N,
  Un as O,
  uo as P,
  ke as Q,
  nn as R,
  Hk as S,
  rn as T,
  tm as U,
  Z as V,
  oi as W,
  kf as X,
  Wn as Y,
  Pf as Z,
  Of as _,
  ii as $,
  Jt as aa,
  j as ba,
  X as ca,
  ue as da,
  jn as ea,
  Rf as fa,
  V as ga,
  zn as ha,
  Zr as ia,
  G1 as ja,
  J1 as ka,
  qn as la,
  an as ma,
  _i as na,
  ye as oa,
  M as pa,
  Ie as qa,
  D as ra,
  $o as sa,
  Bl as ta,
  Td as ua,
  sa as va,
  S_ as wa,
  bn as xa,
  Ff as ya,
  Ab as za,
  Jn as Aa,
  jb as Ba,
  Yn as Ca,
  Vo as Da,
  pi as Ea,
  lT as Fa,
  dT as Ga,
  Sp as Ha,
  Ot as Ia,
  ve as Ja,
  Ip as Ka,
  tu as La,
  Y as Ma,
  et as Na,
  vT as Oa,
  PT as Pa,
  ru as Qa,
  OT as Ra,
  ou as Sa,
  nS as Ta,
  gT as Ua,
  Yf as Va,
  LT as Wa,
  Qf as Xa,
  pu as Ya,
  rW as Za,
  rh as _a,
  oh as $a,
  Et as ab,
  ey as bb,
  Rn as cb,
  $n as db,
  Uq as eb
};
