import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
var Dy = Object.create;
var cc = Object.defineProperty;
var Uy = Object.getOwnPropertyDescriptor;
var Wy = Object.getOwnPropertyNames;
var jy = Object.getPrototypeOf, Hy = Object.prototype.hasOwnProperty;
var T = /* @__PURE__ */ ((e) => typeof require < "u" ? require : typeof Proxy < "u" ? new Proxy(e, {
  get: (t, n) => (typeof require < "u" ? require : t)[n]
}) : e)(function(e) {
  if (typeof require < "u") return require.apply(this, arguments);
  throw Error('Dynamic require of "' + e + '" is not supported');
});
var F = (e, t) => () => {
  try {
    return t || e((t = { exports: {} }).exports, t), t.exports;
  } catch (n) {
    throw t = 0, n;
  }
};
var zy = (e, t, n, r) => {
  if (t && typeof t == "object" || typeof t == "function")
    for (let o of Wy(t))
      !Hy.call(e, o) && o !== n && cc(e, o, { get: () => t[o], enumerable: !(r = Uy(t, o)) || r.enumerable });
  return e;
};
var _ = (e, t, n) => (n = e != null ? Dy(jy(e)) : {}, zy(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  t || !e || !e.__esModule ? cc(n, "default", { value: e, enumerable: !0 }) : n,
  e
));

// lighter-node:crypto?@actions/core/lib/file-command.js
var mc = F((xI, Fs) => {
  Fs.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  Fs.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?@actions/exec/lib/toolrunner.js
var gc = F((FI, hc) => {
  hc.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:child_process")[t] }));
});

// lighter-node:assert?@actions/io/lib/io.js
var yc = F((_I, Tr) => {
  Tr.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  Tr.exports.ok = Tr.exports;
});

// lighter-node:crypto?src/disk/local-socket.ts
var nf = F((P1, Vs) => {
  Vs.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  Vs.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:v8?src/files/journal.ts
var mf = F((W1, uf) => {
  uf.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:v8")[t] }));
});

// lighter-node:crypto?src/keys.ts
var vf = F((uT, ni) => {
  ni.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  ni.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?src/process.ts
var Nf = F((yT, Cf) => {
  Cf.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:child_process")[t] }));
});

// lighter-node:stream/consumers?src/process.ts
var _f = F((wT, Ff) => {
  Ff.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:stream/consumers")[t] }));
});

// lighter-node:crypto?src/entry/digest.ts
var Hf = F((AT, ui) => {
  ui.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  ui.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:assert?@actions/glob/lib/internal-path-helper.js
var Su = F((NA, to) => {
  to.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  to.exports.ok = to.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-pattern.js
var Ou = F((LA, ro) => {
  ro.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  ro.exports.ok = ro.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-path.js
var qu = F((iC, io) => {
  io.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  io.exports.ok = io.exports;
});

// lighter-node:crypto?@actions/glob/lib/internal-hash-files.js
var Ju = F((yC, $i) => {
  $i.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  $i.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/report/write-report.ts
var um = F((XC, Ti) => {
  Ti.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  Ti.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/rolling.ts
var xm = F((hN, Ni) => {
  Ni.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  Ni.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:stream/consumers?src/mount/root-rights.ts
var Tm = F((SN, Im) => {
  Im.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:stream/consumers")[t] }));
});

// lighter-node:crypto?src/formats/actions-cache/actions-cache.ts
var Nm = F((MN, Di) => {
  Di.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  Di.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/formats/actions-cache/compression.ts
var Wm = F((LN, Um) => {
  Um.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:zlib")[t] }));
});

// lighter-node:v8?src/formats/node-tar/start.ts
var Hm = F((DN, jm) => {
  jm.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:v8")[t] }));
});

// lighter-node:zlib?src/formats/node-tar/frame.ts
var Gm = F((WN, qm) => {
  qm.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/zstd.ts
var ol = F((nF, rl) => {
  rl.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:zlib")[t] }));
});

// lighter-node:v8?src/formats/actions-cache/unpack.ts
var hl = F((IF, pl) => {
  pl.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:v8")[t] }));
});

// lighter-node:stream/consumers?src/formats/squashfs/directory-image.ts
var Ll = F((N_, _l) => {
  _l.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:stream/consumers")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/check.ts
var Ul = F((F_, Dl) => {
  Dl.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/metadata.ts
var jl = F((__, Wl) => {
  Wl.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/removals.ts
var Bd = F((FL, Od) => {
  Od.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/tar/skeleton-check.ts
var ip = F((t2, sp) => {
  sp.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:zlib")[t] }));
});

// lighter-node:readline?src/lazy/serve-request.ts
var eh = F((_W, Qp) => {
  Qp.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:readline")[t] }));
});

// lighter-node:zlib?src/mount/kernel-config.ts
var ph = F((s4, dh) => {
  dh.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:zlib")[t] }));
});

// lighter-node:readline?src/mount/broker.ts
var Th = F((T4, Ih) => {
  Ih.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:readline")[t] }));
});

// lighter-node:crypto?src/disk/draft-file.ts
var Jh = F((eH, Aa) => {
  Aa.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  Aa.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/stash/flight.ts
var ug = F((XH, Da) => {
  Da.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  Da.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/secrets/tokens.ts
var ly = F((S6, my) => {
  my.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:zlib")[t] }));
});

// lighter-node:crypto?src/files/fingerprint.ts
var vy = F((D6, nc) => {
  nc.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  nc.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// src/failure.ts
var W = class extends Error {
  name = "JobFailure";
}, k = class extends Error {
  name = "BadEntry";
}, It = class extends Error {
  name = "UnknownEntry";
}, Tt = class extends Error {
  name = "NameTaken";
}, At = class extends Error {
  name = "SecretFound";
}, Ct = class extends Error {
  name = "NamesCollide";
}, Q = class extends Error {
  name = "ToolFailure";
};
function O(e) {
  return e instanceof Error ? e.message : String(e);
}
function E(e) {
  return e instanceof Error && "code" in e ? String(e.code) : void 0;
}

// src/native-path.ts
import { posix as qy, win32 as ft } from "node:path";
function Ze(e) {
  return e !== "win32" ? qy : {
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
var { basename: $r, dirname: H, isAbsolute: Is, join: I, relative: ut, resolve: Ts } = Ze(process.platform);

// src/runner.ts
import { homedir as lw, tmpdir as dw } from "node:os";
import { join as pw } from "node:path";

// node_modules/@actions/core/lib/command.js
import * as uc from "os";

// node_modules/@actions/core/lib/utils.js
function Ne(e) {
  return e == null ? "" : typeof e == "string" || e instanceof String ? e : JSON.stringify(e);
}
function As(e) {
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
function Ye(e, t, n) {
  let r = new Cs(e, t, n);
  process.stdout.write(r.toString() + uc.EOL);
}
function Ns(e, t = "") {
  Ye(e, {}, t);
}
var fc = "::", Cs = class {
  constructor(t, n, r) {
    t || (t = "missing.command"), this.command = t, this.properties = n, this.message = r;
  }
  toString() {
    let t = fc + this.command;
    if (this.properties && Object.keys(this.properties).length > 0) {
      t += " ";
      let n = !0;
      for (let r in this.properties)
        if (this.properties.hasOwnProperty(r)) {
          let o = this.properties[r];
          o && (n ? n = !1 : t += ",", t += `${r}=${Jy(o)}`);
        }
    }
    return t += `${fc}${Gy(this.message)}`, t;
  }
};
function Gy(e) {
  return Ne(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function Jy(e) {
  return Ne(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}

// node_modules/@actions/core/lib/file-command.js
var lc = _(mc(), 1);
import * as Ir from "fs";
import * as Mr from "os";
function _s(e, t) {
  let n = process.env[`GITHUB_${e}`];
  if (!n)
    throw new Error(`Unable to find environment variable for file command ${e}`);
  if (!Ir.existsSync(n))
    throw new Error(`Missing file at path: ${n}`);
  Ir.appendFileSync(n, `${Ne(t)}${Mr.EOL}`, {
    encoding: "utf8"
  });
}
function Ls(e, t) {
  let n = `ghadelimiter_${lc.randomUUID()}`, r = Ne(t);
  if (e.includes(n))
    throw new Error(`Unexpected input: name should not contain the delimiter "${n}"`);
  if (r.includes(n))
    throw new Error(`Unexpected input: value should not contain the delimiter "${n}"`);
  return `${e}<<${n}${Mr.EOL}${r}${Mr.EOL}${n}`;
}

// node_modules/@actions/core/lib/core.js
import * as qs from "os";

// node_modules/@actions/core/lib/summary.js
import { EOL as Ky } from "os";
import { constants as dc, promises as Vy } from "fs";
var Us = function(e, t, n, r) {
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
}, { access: Zy, appendFile: Yy, writeFile: Xy } = Vy, pc = "GITHUB_STEP_SUMMARY";
var Ws = class {
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
    return Us(this, void 0, void 0, function* () {
      if (this._filePath)
        return this._filePath;
      let t = process.env[pc];
      if (!t)
        throw new Error(`Unable to find environment variable for $${pc}. Check if your runtime environment supports job summaries.`);
      try {
        yield Zy(t, dc.R_OK | dc.W_OK);
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
    return Us(this, void 0, void 0, function* () {
      let n = !!t?.overwrite, r = yield this.filePath();
      return yield (n ? Xy : Yy)(r, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
    });
  }
  /**
   * Clears the summary buffer and wipes the summary file
   *
   * @returns {Summary} summary instance
   */
  clear() {
    return Us(this, void 0, void 0, function* () {
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
    return this.addRaw(Ky);
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
}, Qy = new Ws();
var Nt = Qy;

// node_modules/@actions/core/lib/platform.js
import $c from "os";

// node_modules/@actions/exec/lib/toolrunner.js
var sw = _(gc(), 1);

// node_modules/@actions/io/lib/io.js
var Bc = _(yc(), 1);
import * as Fe from "path";

// node_modules/@actions/io/lib/io-util.js
import * as Tn from "fs";
var wc = function(e, t, n, r) {
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
}, { chmod: js, copyFile: bc, lstat: Ar, mkdir: kc, open: LI, readdir: Sc, rename: ew, rm: xc, rmdir: DI, stat: An, symlink: vc, unlink: Hs } = Tn.promises, Cr = process.platform === "win32";
function Pc(e) {
  return wc(this, void 0, void 0, function* () {
    let t = yield Tn.promises.readlink(e);
    return Cr && !t.endsWith("\\") ? `${t}\\` : t;
  });
}
var UI = Tn.constants.O_RDONLY;
function Cn(e) {
  return wc(this, void 0, void 0, function* () {
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
function HI(e, t) {
  return Nn(this, arguments, void 0, function* (n, r, o = {}) {
    let { force: s, recursive: i, copySourceDirectory: a } = rw(o), c = (yield Cn(r)) ? yield An(r) : null;
    if (c && c.isFile() && !s)
      return;
    let f = c && c.isDirectory() && a ? Fe.join(r, Fe.basename(n)) : r;
    if (!(yield Cn(n)))
      throw new Error(`no such file or directory: ${n}`);
    if ((yield An(n)).isDirectory())
      if (i)
        yield Ec(n, f, 0, s);
      else
        throw new Error(`Failed to copy. ${n} is a directory, but tried to copy without recursive flag.`);
    else {
      if (Fe.relative(n, f) === "")
        throw new Error(`'${f}' and '${n}' are the same file`);
      yield Rc(n, f, s);
    }
  });
}
function zI(e) {
  return Nn(this, void 0, void 0, function* () {
    if (Cr && /[*"<>|]/.test(e))
      throw new Error('File path must not contain `*`, `"`, `<`, `>` or `|` on Windows');
    try {
      yield xc(e, {
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
function nw(e) {
  return Nn(this, void 0, void 0, function* () {
    (0, Bc.ok)(e, "a path argument must be provided"), yield kc(e, { recursive: !0 });
  });
}
function rw(e) {
  let t = e.force == null ? !0 : e.force, n = !!e.recursive, r = e.copySourceDirectory == null ? !0 : !!e.copySourceDirectory;
  return { force: t, recursive: n, copySourceDirectory: r };
}
function Ec(e, t, n, r) {
  return Nn(this, void 0, void 0, function* () {
    if (n >= 255)
      return;
    n++, yield nw(t);
    let o = yield Sc(e);
    for (let s of o) {
      let i = `${e}/${s}`, a = `${t}/${s}`;
      (yield Ar(i)).isDirectory() ? yield Ec(i, a, n, r) : yield Rc(i, a, r);
    }
    yield js(t, (yield An(e)).mode);
  });
}
function Rc(e, t, n) {
  return Nn(this, void 0, void 0, function* () {
    if ((yield Ar(e)).isSymbolicLink()) {
      try {
        yield Ar(t), yield Hs(t);
      } catch (o) {
        o.code === "EPERM" && (yield js(t, "0666"), yield Hs(t));
      }
      let r = yield Pc(e);
      yield vc(r, t, Cr ? "junction" : null);
    } else (!(yield Cn(t)) || n) && (yield bc(e, t));
  });
}

// node_modules/@actions/exec/lib/toolrunner.js
var GI = process.platform === "win32";

// node_modules/@actions/core/lib/platform.js
var YI = $c.platform(), XI = $c.arch();

// node_modules/@actions/core/lib/core.js
var zs;
(function(e) {
  e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
})(zs || (zs = {}));
function Ds(e) {
  Ye("add-mask", {}, e);
}
function Mc(e, t) {
  let n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
  if (t && t.required && !n)
    throw new Error(`Input required and not supplied: ${e}`);
  return t && t.trimWhitespace === !1 ? n : n.trim();
}
function Ic(e, t) {
  if (process.env.GITHUB_OUTPUT || "")
    return _s("OUTPUT", Ls(e, t));
  process.stdout.write(qs.EOL), Ye("set-output", { name: e }, Ne(t));
}
function Tc(e) {
  process.exitCode = zs.Failure, fw(e);
}
function se(e) {
  Ye("debug", {}, e);
}
function fw(e, t = {}) {
  Ye("error", As(t), e instanceof Error ? e.toString() : e);
}
function Ac(e, t = {}) {
  Ye("warning", As(t), e instanceof Error ? e.toString() : e);
}
function Gs(e) {
  process.stdout.write(e + qs.EOL);
}
function Cc(e) {
  Ns("group", e);
}
function Nc() {
  Ns("endgroup");
}
function Fc(e, t) {
  if (process.env.GITHUB_STATE || "")
    return _s("STATE", Ls(e, t));
  Ye("save-state", { name: e }, Ne(t));
}
function _c(e) {
  return process.env[`STATE_${e}`] || "";
}

// src/outside-text.ts
function Ft(e) {
  return Dc(e).replaceAll("##[", "##\\[").replace(/^([\p{C}\p{M}\p{Z}]*)::/u, "$1\\::");
}
function uw(e) {
  return Dc(e).replace(
    // A colon before a space begins no link.
    /[^\p{L}\p{M}\p{N} "%'()+,./:;=?-]|:(?! )/gu,
    (t) => `&#${t.codePointAt(0)};`
  );
}
function Js(e) {
  return `<code>${uw(e)}</code>`;
}
function Dc(e) {
  return e.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, (t) => {
    let n = t.charCodeAt(0);
    return mw[t] ?? (n < 256 ? `\\x${Lc(n, 2)}` : `\\u${Lc(n, 4)}`);
  });
}
var mw = { "\n": "\\n", "\r": "\\r", "	": "\\t" };
function Lc(e, t) {
  return e.toString(16).padStart(t, "0");
}

// src/runner.ts
var Xe = Mc, _e = Ic, Uc = Fc, Wc = _c, jc = Ds;
function Hc(e) {
  Tc(Ft(e));
}
function D(e) {
  Ac(Ft(e));
}
function P(e) {
  Gs(Ft(e));
}
function _t(e) {
  se(e.split(`
`).map(Ft).join(`
`));
}
function zc(e, t) {
  Cc(Ft(e));
  for (let n of t) P(n);
  Nc();
}
function mt(e) {
  P(`[warning]${e}`);
}
async function qc(e, [t = [], ...n], r) {
  if (!process.env.GITHUB_STEP_SUMMARY) return;
  let o = [t.map((s) => ({ data: s, header: !0 })), ...n];
  Nt.addHeading(e, 3).addTable(o), r !== "" && Nt.addEOL().addRaw(r, !0), await Nt.write();
}
async function g1(e) {
  process.env.GITHUB_STEP_SUMMARY && await Nt.addRaw(e, !0).write();
}
function Qe() {
  return q(process.env.GITHUB_WORKSPACE || process.cwd());
}
function J() {
  return q(process.env.RUNNER_TEMP || dw());
}
function Lt() {
  let { RUNNER_TOOL_CACHE: e, XDG_CACHE_HOME: t } = process.env;
  return q(e || t || pw(lw(), ".cache"));
}
function Gc() {
  return process.env.RUNNER_ENVIRONMENT === "self-hosted";
}
function Jc() {
  return Object.fromEntries(Object.entries(process.env).map(([e, t = ""]) => [e, t]));
}
function y1() {
  let { RUNNER_OS: e, RUNNER_ARCH: t } = process.env;
  return { os: e || process.platform, arch: t || process.arch };
}
function w1() {
  return process.env.RUNNER_NAME ?? "";
}
function b1(e) {
  Object.assign(process.env, e);
}
function Dt() {
  let { env: e } = process;
  return {
    repository: e.GITHUB_REPOSITORY ?? "",
    ref: e.GITHUB_REF ?? "",
    sha: e.GITHUB_SHA ?? "",
    runId: e.GITHUB_RUN_ID ?? "",
    runAttempt: e.GITHUB_RUN_ATTEMPT ?? "",
    eventName: e.GITHUB_EVENT_NAME ?? "",
    baseBranch: e.GITHUB_BASE_REF ?? "",
    defaultBranch: Xe("default-branch"),
    cacheMode: e.ACTIONS_CACHE_MODE ?? "",
    token: e.ACTIONS_RUNTIME_TOKEN ?? ""
  };
}
function Kc() {
  let { env: e } = process, t = e.ACTIONS_CACHE_SERVICE_V2 && hw(e.GITHUB_SERVER_URL) ? "v2" : "v1", n = t === "v2" ? e.ACTIONS_RESULTS_URL : e.ACTIONS_CACHE_URL, r = e.ACTIONS_RUNTIME_TOKEN ?? "";
  return n && URL.canParse(n) && (r !== "" || t === "v1") ? { language: t, url: n, token: r } : void 0;
}
function hw(e = "") {
  let t = e || "https://github.com", n = URL.canParse(t) ? new URL(t).hostname : "";
  return n === "github.com" || n.endsWith(".ghe.com") || n.endsWith(".localhost");
}

// src/disk/ownership.ts
import { lstat as Vc, mkdir as gw, readlink as yw } from "node:fs/promises";
import { dirname as ww, join as Zc, relative as bw, resolve as Yc, sep as Ut } from "node:path";
async function $e(e) {
  let t = await Vc(e);
  if (!t.isDirectory()) throw new Error(`${e} is no directory`);
  Ks(e, t);
}
function Fn({ uid: e }) {
  let t = process.geteuid?.();
  return t === void 0 || e === t;
}
function Xc({ mode: e }) {
  return !process.geteuid || (e & 63) === 0;
}
function Ks(e, { uid: t, mode: n }) {
  if (Qc(e, t), !process.geteuid || (n & 18) === 0) return;
  let r = Yc(e);
  throw new Error(`others may write to ${r}: run chmod go-w ${r}`);
}
function Qc(e, t) {
  if (!Fn({ uid: t }) && t !== 0) throw new Error(`${Yc(e)} belongs to another user`);
}
async function ef(e, t) {
  for (let n of tf(e, t)) await $e(n);
}
async function Le(e, t) {
  for (let n of tf(e, t))
    await gw(n, { mode: 448 }).catch((r) => {
      if (E(r) !== "EEXIST") throw r;
    }), await $e(n);
}
function tf(e, t) {
  let n = bw(e, t).split(Ut);
  return n.map((r, o) => Zc(e, ...n.slice(0, o + 1)));
}
var kw = 40;
async function Wt(e) {
  if (!process.geteuid) return;
  let t = e.split(Ut), n = 0, r = Ut;
  for (let o = t.shift(); o !== void 0; o = t.shift()) {
    let s = o === ".." ? ww(r) : Zc(r, o), i = await Vc(s).catch((c) => {
      if (E(c) !== "ENOENT") throw c;
    });
    if (!i) return;
    if (!i.isSymbolicLink()) {
      r = s;
      continue;
    }
    if (Qc(s, i.uid), ++n > kw) throw new Error(`${e} has too many links`);
    let a = await yw(s);
    a.startsWith(Ut) && (r = Ut), t.unshift(...a.split(Ut));
  }
}

// src/files/staging.ts
import { chmodSync as lb, lstatSync as Sf, mkdtempSync as db, readdirSync as pb, rmSync as hb, statSync as gb } from "node:fs";
import * as Hr from "node:fs/promises";
import { createServer as yb } from "node:net";
import { toNamespacedPath as wb } from "node:path";

// src/disk/local-socket.ts
var rf = _(nf(), 1);
import { once as Bw } from "node:events";
import {
  closeSync as Ew,
  lstatSync as Rw,
  mkdtempSync as $w,
  openSync as Mw,
  rmSync as Iw,
  statSync as Tw,
  symlinkSync as Aw,
  writeFileSync as Cw
} from "node:fs";
import { connect as Nw } from "node:net";
import { tmpdir as Fw } from "node:os";
import { join as lt } from "node:path";

// src/disk/trusted-file.ts
import { closeSync as Sw, constants as Zs, fstatSync as xw, lstatSync as vw, openSync as Pw, readFileSync as Ow } from "node:fs";
function jt(e, t) {
  let n = (o) => o?.isFile() === !0 && Fn(o) && o.size <= t;
  if (!n(vw(e, { throwIfNoEntry: !1 }))) return;
  let r = Pw(e, Zs.O_RDONLY | Zs.O_NOFOLLOW | Zs.O_NONBLOCK);
  try {
    return n(xw(r)) ? Ow(r) : void 0;
  } finally {
    Sw(r);
  }
}

// src/disk/local-socket.ts
var Fr = process.platform === "win32";
function _r(e, t, n) {
  let { path: r, close: o } = Fr ? Dw() : sf(e, t);
  return n.on("error", () => {
  }).listen(r), o(), Fr && n.listening && Cw(lt(e, t), af(r, e), { mode: 384 }), n.listening;
}
async function Lr(e, t) {
  let n = Fr ? cf(e, t) : sf(e, t);
  if (n)
    try {
      let r = Nw(n.path);
      return r.on("error", () => {
      }), await Bw(r, "connect").finally(n.close), r;
    } catch (r) {
      if (!["ECONNREFUSED", "ENOENT"].includes(String(E(r)))) throw r;
      return;
    }
}
function of(e, t) {
  return Fr ? cf(e, t) !== void 0 : Rw(lt(e, t), { throwIfNoEntry: !1 })?.isSocket() === !0;
}
function sf(e, t) {
  let n = lt(e, t);
  if (Buffer.byteLength(n) < 100) return { path: n, close: () => {
  } };
  if (process.platform === "linux") {
    let o = Mw(e, "r");
    return { path: `/proc/self/fd/${o}/${t}`, close: () => Ew(o) };
  }
  let r = $w(lt(Fw(), "headstart-"));
  return Aw(e, lt(r, "d")), { path: lt(r, "d", t), close: () => Iw(r, { recursive: !0, force: !0 }) };
}
var _w = /^\\\\\.\\pipe\\headstart-[0-9a-f-]{36}$/, Lw = 256;
function Dw() {
  return { path: `\\\\.\\pipe\\headstart-${(0, rf.randomUUID)()}`, close: () => {
  } };
}
function af(e, t) {
  return `${e}
${Tw(t, { bigint: !0 }).ino}
`;
}
function cf(e, t) {
  let n = Uw(lt(e, t)) ?? "", [r = ""] = n.split(`
`);
  return _w.test(r) && n === af(r, e) ? { path: r, close: () => {
  } } : void 0;
}
function Uw(e) {
  try {
    return jt(e, Lw)?.toString("latin1");
  } catch (t) {
    if (E(t) === "ENOENT") return;
    throw t;
  }
}

// src/disk/rename.ts
import { lstatSync as Ww, renameSync as jw, rmdirSync as Hw } from "node:fs";
function ee(e, t) {
  Kw(
    () => jw(e, t),
    () => !ff(t)
  );
}
function Ht(e, t) {
  let n = process.platform === "win32";
  n && zw(t);
  try {
    return ee(e, t), !0;
  } catch (r) {
    let o = E(r) ?? "";
    if (["ENOTEMPTY", "EEXIST"].includes(o) || n && o === "EPERM" && ff(t)) return !1;
    throw r;
  }
}
function zw(e) {
  try {
    Hw(e);
  } catch {
  }
}
function ff(e) {
  return Ww(e, { throwIfNoEntry: !1 })?.isDirectory() === !0;
}
var qw = ["EPERM", "EBUSY", "EACCES"], Gw = 200, Jw = new Int32Array(new SharedArrayBuffer(4));
function Kw(e, t, { platform: n = process.platform, mostMs: r = 5e3 } = {}) {
  let o = performance.now() + r;
  for (let s = 4; ; s = Math.min(2 * s, Gw)) {
    try {
      e();
      return;
    } catch (i) {
      if (!(n === "win32" && qw.includes(E(i) ?? "")) || performance.now() > o || !t()) throw i;
    }
    Atomics.wait(Jw, 0, 0, s);
  }
}

// src/files/byte-strings.ts
import { readdirSync as Vw } from "node:fs";
function x(e) {
  return Buffer.from(e, "utf8").toString("latin1");
}
var Zw = /[\u0080-\u00ff]/, Yw = new TextDecoder("utf-8", { fatal: !0, ignoreBOM: !0 });
function w(e, t = process.platform) {
  if (!Zw.test(e)) return e;
  let n = Buffer.from(e, "latin1");
  if (t !== "win32") return n;
  try {
    return Yw.decode(n);
  } catch {
    throw new Error(`Windows has no file ${JSON.stringify(n.toString())}: its name is not Unicode`);
  }
}
function z(e, t) {
  return e === t || e.startsWith(De(t));
}
function De(e) {
  return e.endsWith("/") ? e : `${e}/`;
}
function te(e) {
  return Vw(w(e), { encoding: "latin1" });
}

// src/files/journal.ts
var wf = _(mf(), 1);
import {
  appendFileSync as Qw,
  chmodSync as Xs,
  lstatSync as yf,
  mkdirSync as eb,
  rmdirSync as tb,
  rmSync as nb,
  statSync as rb,
  utimesSync as ob,
  writeFileSync as sb
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
function df(e) {
  return Ur(e)[0];
}
function Ys(e, t) {
  let n = x(H(t)), r = De(n), o = (s) => {
    if (s !== n && !s.startsWith(r)) throw new Error(`${s} is not below ${n}`);
    return s.slice(r.length);
  };
  return e.map((s) => `${JSON.stringify(hf(s, o))}
`).join("");
}
function pf(e, t) {
  let n = x(H(t)), r = (s) => s === "" ? n : `${De(n)}${s}`;
  return e.split(`
`).slice(0, -1).map((s) => {
    let i = JSON.parse(s);
    if (!Xw(i, x($r(t)))) throw new Error("its journal is none that a restore wrote");
    return hf(i, r);
  });
}
function hf(e, t) {
  let n = Ur(e), r = Object.keys(Dr[e.do]).map((o, s) => [o, t(n[s])]);
  return { ...e, ...Object.fromEntries(r) };
}
function Xw(e, t) {
  let n = e;
  if (typeof n?.do != "string" || !Object.hasOwn(Dr, n.do)) return !1;
  let r = (i) => typeof i == "string" && i.split("/").every((a) => !["", ".", ".."].includes(a)), o = n.do === "stamp", s = Object.entries(Dr[n.do]).every(([i, a]) => {
    let c = n[i];
    return c === "" ? o : r(c) && a === "staged" === c.startsWith(`${t}/`) && c !== t;
  });
  return o ? s && lf(n.stamp) && lf(n.before) : s && (n.do === "make" || typeof n.inode == "string");
}
function lf(e) {
  let t = e;
  return [t?.mode, t?.mtime].every(Number.isFinite);
}

// src/files/journal.ts
var zt = "journal", ib = Math.min(128 * 1024 * 1024, (0, wf.getHeapStatistics)().heap_size_limit / 32);
function bf(e, t) {
  Qw(I(t, zt), Ys(e, t), { mode: 384 });
  for (let n of e) cb(n);
}
function kf(e) {
  for (let t of e)
    t.do === "stamp" && L(t.path)?.isDirectory() && ei(t.path, t.stamp);
}
function Qs(e) {
  nb(I(e, zt), { force: !0 });
}
function Wr(e, t = () => !0) {
  let n = ab(e), r = /* @__PURE__ */ new Set(), o = [];
  for (let a of [...n.toReversed(), ...n.filter((c) => c.do === "stamp")])
    try {
      t(a) ? fb(a) : r.add(a);
    } catch (c) {
      o.push(c);
    }
  if (o.length > 0) throw o[0];
  let s = I(e, `${zt}-draft`), i = n.filter((a) => r.has(a));
  i.length > 0 ? (sb(s, Ys(i, e), { mode: 384 }), ee(s, I(e, zt))) : Qs(e);
}
function Ln(e) {
  return L(x(I(e, zt))) !== void 0;
}
function ab(e) {
  if (!Ln(e)) return [];
  let t = jt(I(e, zt), ib);
  if (!t) throw new Error("its journal is no file that a restore wrote");
  return pf(t.toString(), e);
}
function cb(e) {
  switch (e.do) {
    case "make":
      eb(w(e.path));
      break;
    case "move":
      _n(e.from, e.to);
      break;
    case "replace":
      _n(e.to, e.aside), _n(e.from, e.to);
      break;
    case "stamp":
      ei(e.path, e.stamp);
      break;
  }
}
function fb(e) {
  switch (e.do) {
    case "make":
      ub(e.path);
      break;
    case "move":
      gf(e);
      break;
    case "replace":
      if (!L(e.aside)) break;
      if (gf(e), L(e.to)) throw new Error(`${w(e.to)} is in the way of what was there before`);
      _n(e.aside, e.to);
      break;
    case "stamp":
      mb(e.path, e.before);
      break;
  }
}
function gf({ from: e, to: t, inode: n }) {
  !L(e) && jr(t) === n && _n(t, e);
}
function jr(e) {
  let t = yf(w(e), { bigint: !0, throwIfNoEntry: !1 });
  return t && `${t.dev}:${t.ino}`;
}
function L(e) {
  try {
    return yf(w(e));
  } catch (t) {
    if (E(t) === "ENOENT" || E(t) === "ENOTDIR") return;
    throw t;
  }
}
function dt(e) {
  if (rb(w(e), { throwIfNoEntry: !1 })?.isDirectory()) return [];
  if (L(e)) throw new Error(`${w(e)} is no directory, so nothing can be restored below it`);
  return [...dt(H(e)), e];
}
function ub(e) {
  try {
    tb(w(e));
  } catch (t) {
    if (!["ENOENT", "ENOTDIR", "ENOTEMPTY", "EEXIST"].includes(E(t) ?? "")) throw t;
  }
}
function mb(e, t) {
  let n = L(e);
  n?.isDirectory() && (n.mtimeMs / 1e3 !== t.mtime || (n.mode & 4095) !== t.mode) && ei(e, t);
}
function ei(e, { mode: t, mtime: n }) {
  try {
    Xs(w(e), t), ob(w(e), n, n);
  } catch (r) {
    if (E(r) !== "EPERM") throw r;
  }
}
function _n(e, t) {
  let [n, r] = [w(e), w(t)];
  try {
    ee(n, r);
  } catch (o) {
    let s = L(e);
    if (E(o) !== "EACCES" || !s?.isDirectory()) throw o;
    Xs(n, s.mode | 128), ee(n, r), Xs(r, s.mode & 4095);
  }
}

// src/files/staging.ts
var qt = ".headstart-staging-";
function Me(e) {
  return e.startsWith(qt);
}
function zr(e) {
  let t = db(I(e, qt)), n = kb(t);
  return {
    /** Absolute path, on the same file system as the target beside it. */
    dir: t,
    /** Removes the directory, unless the next run needs it to undo steps that this run could not undo. */
    async remove() {
      Ln(t) || (n?.close(), Un(t));
    }
  };
}
async function et({ base: e, literal: t }) {
  let n = bb(e);
  if (t === void 0) return n;
  let r = Sf(t, { throwIfNoEntry: !1 });
  return r?.isDirectory() ? await Hr.access(n, Hr.constants.W_OK).then(
    () => !0,
    () => !1
  ) && r.dev === Sf(n).dev ? n : t : n;
}
function bb(e) {
  let t = e;
  for (; !gb(t, { throwIfNoEntry: !1 })?.isDirectory(); ) {
    let n = H(t);
    if (n === t) throw new Error(`there is no ${t}`);
    t = n;
  }
  return t;
}
function Gt(e) {
  let t = L(x(e));
  return t !== void 0 && Dn(t);
}
function Dn(e) {
  return e.isDirectory() && Fn(e) && Xc(e);
}
function Jt(e) {
  return of(e, ti);
}
var ti = "alive";
function kb(e) {
  let t = yb((n) => n.destroy()).unref();
  if (_r(e, "born", t))
    return ee(I(e, "born"), I(e, ti)), t;
}
async function qr(e) {
  if (!Jt(e)) return !1;
  try {
    let t = await Lr(e, ti);
    return t?.destroy(), t !== void 0;
  } catch {
    return !0;
  }
}
function Un(e) {
  let t = () => hb(wb(e), { recursive: !0, force: !0, maxRetries: 3 });
  try {
    t();
  } catch (n) {
    if (E(n) !== "EACCES") throw n;
    xf(x(e)), t();
  }
}
function xf(e) {
  lb(w(e), 448);
  for (let t of pb(w(e), { withFileTypes: !0, encoding: "latin1" }))
    t.isDirectory() && xf(`${e}/${t.name}`);
}

// src/keys.ts
var Jr = _(vf(), 1), Pf = 10, Gr = 512;
function oi(e) {
  if (e.length > Pf) return `Key Validation Error: Keys are limited to a maximum of ${Pf}.`;
  for (let t of e) {
    if (t.length > Gr)
      return `Key Validation Error: ${t} cannot be larger than ${Gr} characters.`;
    if (t.includes(",")) return `Key Validation Error: ${t} cannot contain commas.`;
  }
}
function ie(e, t) {
  return e === t || e.localeCompare(t, void 0, { sensitivity: "accent" }) === 0;
}
var Of = si;
function si(e) {
  let t = (0, Jr.createHash)("sha256");
  for (let n of e) t.update(`${Buffer.byteLength(n)}:${n},`);
  return t.digest("hex");
}
function Bf(e, t) {
  for (let n of e) {
    let r = ri(t.filter((o) => o.key === n)) ?? ri(t.filter((o) => ie(o.key, n))) ?? ri(t.filter((o) => o.key.startsWith(n)));
    if (r) return r;
  }
}
function ri(e) {
  return e.toSorted(ii)[0];
}
function ii(e, t) {
  return t.createdAt.getTime() - e.createdAt.getTime() || (e.key < t.key ? 1 : -1);
}
var Ef = 225, Sb = 160;
function Wn(e) {
  let t = If(e) || "%";
  return t.length <= Ef ? t : `${$f(e)}~${(0, Jr.createHash)("sha256").update(e).digest("hex")}`;
}
function Rf(e) {
  let t = Wn(e).replace(
    /%[0-9A-F]{2}|[A-Z]/g,
    (n) => n.length > 1 ? n : Tf(n)
  );
  return t.length <= Ef ? t : `~${(0, Jr.createHash)("sha256").update(e).digest("hex")}`;
}
function $f(e) {
  return If(e).slice(0, Sb);
}
function Mf(e, t) {
  let n = e.toLowerCase();
  return t.some((r) => n.startsWith($f(r).toLowerCase()));
}
function ai(e) {
  if (e.includes("~")) return;
  if (e === "%") return "";
  let t = e.replace(
    /%([0-9A-F]{2})/g,
    (n, r) => String.fromCharCode(Number.parseInt(r, 16))
  );
  return Buffer.from(t, "latin1").toString("utf8");
}
function If(e) {
  return Buffer.from(e, "utf8").toString("latin1").replace(/^\.|[^A-Za-z0-9._-]/g, Tf);
}
function Tf(e) {
  return `%${e.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
}

// src/bytes/buffer-pool.ts
function tt(e, t) {
  let { release: n, positionOf: r } = e;
  return { ...n && { release: n }, positionOf: r, [Symbol.asyncIterator]: () => t(e) };
}
function Kt(e = 1024 * 1024) {
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
import { accessSync as xb, constants as vb, statSync as Pb } from "node:fs";
import { delimiter as Ob, isAbsolute as Bb, join as Eb } from "node:path";
var Rb = process.platform === "win32" ? ".exe" : "";
function jn(e) {
  return (process.env.PATH ?? "").split(Ob).filter((n) => Bb(n)).map((n) => Eb(n, `${e}${Rb}`)).find($b);
}
function Af(e) {
  let t = jn(e);
  if (t === void 0) throw new Q(`there is no ${e} on PATH`);
  return t;
}
function $b(e) {
  try {
    return xb(e, vb.X_OK), Pb(e).isFile();
  } catch {
    return !1;
  }
}

// src/process.ts
var Hn = _(Nf(), 1), Vr = _(_f(), 1);
import { once as ci } from "node:events";

// src/program-exit.ts
import { once as Mb } from "node:events";
async function Lf(e, t) {
  let n = !1, r = () => {
    n = !0;
    for (let i of e) i.kill("SIGKILL");
  };
  t.addEventListener("abort", r), t.aborted && r();
  let o = await Promise.all(
    e.map(async (i) => {
      try {
        await Tb(i, { mayEcho: i !== e.at(-1) });
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
var Ib = /^: (\S*\/)?\w+: (-: Cannot write|write error|standard output|error \d+ : Write error( : cannot write block)?)(:| :) (Broken pipe|Connection reset by peer)\s*(\n(\S*\/)?\w+: Error is not recoverable: exiting now)?$/;
async function Tb(e, { mayEcho: t }) {
  let n = Cb(e.stderr), [r, o] = await Mb(e, "close");
  if (r !== 0 && !(t && (o === "SIGPIPE" || Ib.test(n()))))
    throw new Q(`${e.spawnfile} ${Kr(r, o)}${n()}`);
}
function Kr(e, t) {
  return t ? `was ended by ${t}` : `failed with exit code ${e}`;
}
var Ab = 1e3;
function Cb(e) {
  let t = "";
  return e.setEncoding("utf8").on("data", (n) => {
    t = (t + n).slice(-Ab);
  }), () => t.trim() === "" ? "" : `: ${t.trim()}`;
}

// src/process.ts
function fi() {
  let { PATH: e, SystemRoot: t } = process.env;
  return { PATH: e, LC_ALL: "C", ...t && { SystemRoot: t } };
}
function V(e, { cwd: t, signal: n, stdin: r }) {
  let o = [];
  for (let a of e.toReversed()) {
    let c = o[0], f = (a === e[0] ? r : void 0) ?? "pipe", u = Uf(a, { cwd: t, stdio: [f, c?.stdin ?? "pipe", "pipe"] });
    c?.stdin?.destroy(), o.unshift(u);
  }
  let s = o[0], i = o.at(-1);
  return s.stdin?.on("error", () => {
  }), {
    pid: s.pid ?? 0,
    stdin: s.stdin,
    stdout: i.stdout,
    ended: Lf(o, n)
  };
}
var Nb = /^(NODE_(OPTIONS|EXTRA_CA_CERTS|USE_SYSTEM_CA|COMPILE_CACHE)|SSL_CERT_(FILE|DIR)|LD_LIBRARY_PATH)$/;
function Df({ path: e, args: t }) {
  let n = Object.entries(process.env).filter(([a]) => Nb.test(a)), r = (0, Hn.spawn)(e, t, {
    cwd: "/",
    detached: !0,
    stdio: ["pipe", "pipe", "ignore"],
    // One of its threads waits for the kernel all the time.
    env: { ...fi(), ...Object.fromEntries(n), UV_THREADPOOL_SIZE: "8" }
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
  await Zr({ path: Af(e), args: t }, n);
}
async function Zr(e, t) {
  let { stdout: n, ended: r } = V([e], t);
  n.resume(), await r;
}
function Uf(e, t) {
  let n = process.umask(0);
  try {
    return (0, Hn.spawn)(e.path, e.args, { ...t, env: fi() });
  } finally {
    process.umask(n);
  }
}
async function BT(e, t, { cwd: n, signal: r }) {
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
    let [c] = await ci(s, "close");
    return { exitCode: c, output: a, ms: performance.now() - o };
  } finally {
    r.removeEventListener("abort", i);
  }
}
async function ET({ path: e, args: t }, { cwd: n, env: r, signal: o }) {
  let s = (0, Hn.spawn)(e, t, { cwd: n, env: { ...r, ...fi() }, signal: o, killSignal: "SIGKILL" });
  s.stdin.destroy(), s.stderr.resume();
  let [[i, a], c] = await Promise.all([
    ci(s, "close"),
    (0, Vr.text)(s.stdout)
  ]);
  if (i === 0) return c;
  throw new Q(`${e} ${Kr(i, a)}`);
}
async function qn(e, t = [0]) {
  let n = Uf(e, { stdio: "pipe" });
  n.stdin?.destroy();
  let [[r, o], s, i] = await Promise.all([
    ci(n, "close"),
    (0, Vr.text)(n.stdout),
    (0, Vr.text)(n.stderr)
  ]);
  if (r !== null && t.includes(r)) return s;
  throw new Q(`${e.path} ${Kr(r, o)}: ${i.trim()}`);
}

// src/tools.ts
import { readFileSync as Fb } from "node:fs";
async function Wf(e = !0) {
  let t = e ? _b : () => {
  }, [n, r, o, s] = await Promise.all([
    Db(),
    jn("zstd"),
    t("mksquashfs"),
    t("unsquashfs")
  ]);
  return { tar: n, zstd: r, mksquashfs: o, unsquashfs: s };
}
async function _b(e) {
  let t = jn(e);
  return t && await Lb(t).catch(() => {
  }) && t;
}
async function Lb(e) {
  let t = await qn({ path: e, args: ["-version"] }, [0, 1]), [, n, r, o] = t.match(/squashfs version ((\d+)\.(\d+)(?:\.\d+)?)/) ?? [];
  return Number(r) * 100 + Number(o) >= 405 ? n : void 0;
}
async function Db() {
  if (process.platform === "win32") return { dialect: "node" };
  for (let e of ["tar", "gtar", "bsdtar"]) {
    let t = jn(e), n = t && (Ub(t) ?? jb(await Wb(t)));
    if (n) return { path: t, dialect: n };
  }
  return { dialect: "node" };
}
var jf = { "GNU tar": "gnu", bsdtar: "bsd" };
function Ub(e) {
  try {
    let t = Fb(e);
    return Object.entries(jf).find(([n]) => t.includes(`\0${n}\0`))?.[1];
  } catch {
    return;
  }
}
function Wb(e) {
  return qn({ path: e, args: ["--version"] }).catch(() => "");
}
function jb(e) {
  return Object.entries(jf).find(([t]) => e.includes(t))?.[1];
}

// src/entry/digest.ts
var zf = _(Hf(), 1);

// src/bytes/chunker.ts
function Vt(e) {
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
function we(e) {
  return e.reduce((t, n) => t + n.length, 0);
}

// src/entry/digest.ts
var M = 1024 * 1024, Zt = 32;
function Gn(e) {
  return Math.ceil(e / M) * Zt;
}
function qf() {
  let e = Vt(M), t = [];
  return {
    update(n) {
      for (let r of e.push(n)) t.push(Ue(...r));
    },
    finish() {
      let n = e.rest();
      return n.length > 0 && t.push(Ue(...n)), Buffer.concat(t);
    }
  };
}
function mi(e, t, n) {
  let r = n.subarray(t * Zt, (t + 1) * Zt);
  return r.length === Zt && Ue(...e).equals(r);
}
function Gf(e, { offset: t, length: n }) {
  let r = Ie(t, t + n), o = r[0] * Zt;
  return Ue(
    Buffer.from(`${n}
`),
    e.subarray(o, o + r.length * Zt)
  ).toString("hex");
}
function Ue(...e) {
  let t = (0, zf.createHash)("sha256");
  for (let n of e) t.update(n);
  return t.digest();
}
function Ie(e, t) {
  let n = Math.floor(e / M), r = t > e ? Math.ceil(t / M) - n : 0;
  return Array.from({ length: r }, (o, s) => n + s);
}

// src/entry/container.ts
var Yt = "headstart-2", Hb = ["image", "delta"];
function Xt(e, t) {
  return Hb.includes(t) ? Math.ceil(e / M) * M : e;
}
function U({ segments: e }) {
  let t = e.at(-1);
  return t ? t.offset + t.length : 0;
}
function Yr({ digests: e, ...t }) {
  return Ue(Buffer.from(JSON.stringify(t)), e).toString("hex");
}

// src/entry/read-range.ts
async function Jn(e, t, n) {
  let r = [];
  for await (let s of e.read(t, n)) r.push(s);
  let o = Buffer.concat(r);
  if (o.length !== n - t)
    throw new k(`it ended at byte ${t + o.length} of ${e.size}`);
  return o;
}

// src/entry/index-frame.ts
var zb = 407710288, li = 8, Xr = li + 12, Kn = Buffer.from("HEADSTR2"), Kf = 36 + Kn.length, Vn = Xr + Kf, di = 4 * 1024 * 1024, Vf = 1024, qb = 512, Gb = 1024 ** 4;
function Zf({ digests: e, ...t }, n = Buffer.alloc(0)) {
  let r = Buffer.from(JSON.stringify(t));
  if (r.length > di) throw new Error(`the index is too large: its JSON has ${r.length} bytes`);
  let o = Buffer.alloc(Xr), s = [e, r, n], i = s.map((u) => u.length), a = i.reduce((u, m) => u + m, Vn), c = [zb, a - li, ...i];
  for (let [u, m] of c.entries()) o.writeUInt32LE(m, 4 * u);
  let f = Buffer.alloc(4);
  return f.writeUInt32LE(a), Buffer.concat([o, ...s, Ue(o, ...s), f, Kn]);
}
var Jb = 128 * 1024;
async function Qt(e) {
  return Vb(await Kb(e), e.size);
}
async function Kb(e) {
  let { size: t } = e;
  if (t < Vn) throw new k(`it has only ${t} bytes`);
  let n = await Jn(e, Math.max(0, t - Jb), t);
  if (!n.subarray(-Kn.length).equals(Kn))
    throw new k("it does not end in an index: cut short, or not written by Headstart");
  let r = n.readUInt32LE(n.length - Kn.length - 4), o = Vn + Gn(Math.min(t, Gb)) + di + Vf;
  if (r < Vn || r > Math.min(t, o))
    throw new k(`its index has ${r} bytes, which is no length of an index`);
  return r <= n.length ? n.subarray(-r) : Jn(e, t - r, t);
}
function Vb(e, t) {
  let n = e.length - Kf;
  if (!Ue(e.subarray(0, n)).equals(e.subarray(n, n + 32)))
    throw new k("its index does not match its SHA-256");
  let [r = 0, o = 0, s = 0] = [0, 1, 2].map(
    (u) => e.readUInt32LE(li + 4 * u)
  ), i = t - e.length;
  if (!(r === Gn(i) && o <= di && s <= Vf && Vn + r + o + s === e.length)) throw new k("the parts of its index do not fit its body");
  let c = Xr + r, f = Zb(e.subarray(c, c + o));
  if (!Yb(f)) throw new k("its index is not what this version of Headstart writes");
  return ek(f.segments, i), { ...f, digests: e.subarray(Xr, c) };
}
function Zb(e) {
  try {
    return JSON.parse(e.toString("utf8"));
  } catch {
    return;
  }
}
function Yb(e) {
  let t = e;
  return t?.container === Yt && Yf(t.format) && Jf(t.key) && t.key.length <= qb && [t.files, t.bytes].every(pi) && Array.isArray(t.paths) && t.paths.every(Jf) && Array.isArray(t.segments) && t.segments.every(Xb);
}
function Xb(e) {
  let t = e, { offset: n, length: r, files: o, bytes: s, unpackedBytes: i = 0, root: a = 0, deadBytes: c = 0 } = t ?? {}, f = [n, r, o, s, i, a, c];
  return Yf(t?.kind) && f.every(pi) && Qb(t?.frames, r);
}
function Qb(e, t) {
  if (e === void 0) return !0;
  let n = (r) => pi(r) && r !== 0;
  return Array.isArray(e) && e.every(n) && e.reduce((r, o) => r + o, 0) === t;
}
function Yf(e) {
  return typeof e == "string" && /^[a-z-]{1,32}$/.test(e);
}
function Jf(e) {
  return typeof e == "string";
}
function pi(e) {
  return Number.isSafeInteger(e) && e >= 0;
}
function ek(e, t) {
  let n = 0;
  for (let { kind: r, offset: o, length: s } of e) {
    if (o !== Xt(n, r) || s === 0) throw new k("its segments do not line up");
    n = o + s;
  }
  if (n === 0 || n !== t) throw new k("its segments do not fill its body");
}

// src/transfer/limits.ts
var Xf = (e) => Math.min(24, 3 * e);
function hi(e) {
  return Math.random() * Math.min(4e3, e);
}
var gi = { paceBytes: 128 * 1024 ** 2, paceMs: 6e5, paceAfterMs: 6e4 }, Qf = {
  ...gi,
  singleBytes: 10 * 1024 * 1024,
  idleMs: 1e4,
  hedgeMs: 2e3,
  noProgressMs: 3e4,
  backoffMs: 500,
  progressBytes: 65536
}, GT = { noProgressMs: 3e4, progressBytes: 1024 ** 2 }, JT = { timeoutMs: 5 * 6e4, pauseMs: 250 };

// src/transfer/deadline.ts
async function ZT({ signal: e, late: t }, n) {
  let r = AbortSignal.timeout(12e3);
  try {
    return await n(AbortSignal.any([e, r]));
  } catch (o) {
    throw e.throwIfAborted(), r.aborted && o === r.reason ? t() : o;
  }
}
async function eu(e, t) {
  let n = Promise.withResolvers(), r = () => n.reject(t.reason);
  t.addEventListener("abort", r);
  try {
    return await Promise.race([e, n.promise]);
  } finally {
    t.removeEventListener("abort", r);
  }
}
function tu({ signal: e, limitMs: t, bytes: n = 0, onSent: r }) {
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
function nu(e) {
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
function ru(e, t) {
  let n = t === void 0 ? void 0 : Promise.resolve(t), r = () => {
    let o = e();
    return o.catch(() => {
      n === o && (n = void 0);
    }), o;
  };
  return (o = !1) => (o && (n = void 0), n ??= r(), n);
}

// src/transfer/download.ts
import { Readable as Sk } from "node:stream";

// src/transfer/concurrency-limiter.ts
function ou(e) {
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
async function su(e, t, n = []) {
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
function nt(e) {
  let { origin: t, pathname: n } = new URL(e);
  return t + n;
}
var Zn = "its certificate is signed by nobody this machine trusts; give the authority\u2019s certificate in NODE_EXTRA_CA_CERTS", iu = {
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
function rA(e, t) {
  if (e instanceof Z) return e;
  let n = /Proxy.*\((\d{3})\)/.exec(e instanceof Error ? e.message : "")?.[1];
  if (n) return au(Number(n), t);
  let r = E(e) ?? "unknown error", [o, s] = iu[r] ?? ["the connection failed", "retry"];
  return new Z(`${nt(t)}: ${o} (${r})`, s);
}
function oA(e, t) {
  let n = E(e) ?? "unknown error", [r, o] = iu[n] ?? ["the connection failed", "retry"], s = r.replace(/; is the .*/, ""), i = "correct HTTP_PROXY and HTTPS_PROXY, or name the host in NO_PROXY";
  return new Z(
    `the proxy at ${new URL(t).origin}: ${s} (${n}); ${i}`,
    o === "resume" ? "retry" : o
  );
}
function au(e, t) {
  let n = e === 407 ? "the proxy wants other credentials; give them in HTTP_PROXY and HTTPS_PROXY" : e >= 500 ? "the proxy cannot reach it; is the endpoint right, or the host missing in NO_PROXY?" : "the proxy does not let it through; if it need not, name the host in NO_PROXY";
  return new Z(`${nt(t)}: ${n} (${e})`, e >= 500 ? "slow-down" : "none");
}
function sA(e, t) {
  let n = "a web page comes instead of an answer; is the endpoint right, or does a proxy or portal want a login?";
  return new Z(`${nt(t)}: ${n} (${e})`, "none");
}
async function cu({ status: e, headers: t, body: n }, r) {
  if (e === 407) return au(e, r);
  let o = await ik(n), [s, i] = rk(e, o, t.location), a = o === void 0 ? e : `${e} ${o}`, c = e === 429 || e >= 500 ? ak(t["retry-after"]) : 0;
  return new Z(`${nt(r)}: ${s} (${a})`, i, c);
}
function rk(e, t, n) {
  return e === 403 || t === "ExpiredToken" ? ["access is denied; are the credentials right, and is the clock?", "renew"] : e === 404 || e === 410 ? ["the object is gone; it was deleted meanwhile", "none"] : e === 412 ? ["the object was replaced meanwhile", "none"] : e === 416 ? ["the object is shorter than it was; it was replaced meanwhile", "none"] : e >= 300 && e < 400 ? [`it redirects${ok(n)}; use that as endpoint`, "none"] : e === 408 || e === 429 || e >= 500 ? ["it has trouble or too much to do", "slow-down"] : ["it refuses the request", "none"];
}
function ok(e) {
  return typeof e == "string" && URL.canParse(e) ? ` to ${new URL(e).origin}` : "";
}
var sk = 4096;
async function ik(e) {
  let t = [];
  return await su(sk, e, t).catch(() => {
  }), /<Code>(\w{1,64})<\/Code>/.exec(Buffer.concat(t).toString("latin1"))?.[1];
}
function ak(e) {
  if (typeof e != "string") return 0;
  let t = /^\d+$/.test(e) ? Number(e) * 1e3 : Date.parse(e) - Date.now();
  return Math.max(t || 0, 0);
}

// src/transfer/range-request.ts
async function uu(e, t) {
  let { http: n, object: r, signed: o, signal: s } = t, { url: i } = o, a = !Number.isFinite(r.size), c = {
    ...!a && { range: `bytes=${e.position}-${e.end - 1}` },
    ...r.etag !== void 0 && { "if-match": r.etag },
    "accept-encoding": "identity"
  }, f = await n.request(i, {
    method: "GET",
    headers: c,
    signal: s,
    onHead: (u, m) => fu(u) ? ck(u, m, e, t) : void 0
  });
  if (!fu(f)) throw await cu(f, i);
  if (a && e.finish(), !e.isComplete()) throw We(i, "the connection ended before the object did", "resume");
}
var fu = ({ status: e }) => e === 200 || e === 206;
function ck(e, t, n, r) {
  let { url: o } = r.signed;
  mk(e, r);
  let s = e.status === 200 && e.headers["content-range"] === void 0;
  return s ? (fk(e, n, r), r.onWholeObject(n)) : uk(e, n, r), n.start === 0 && r.begun?.resolve(), r.signed.worked = !0, (i) => {
    let a = n.end - n.position;
    if (i.length > a && !s) throw We(o, "it sends more bytes than it says", "retry");
    n.take(i.subarray(0, a)), r.onBytes(n, i.length, t), s && n.isComplete() && t.end();
  };
}
function fk({ headers: e }, t, { signed: { url: n }, object: { size: r } }) {
  if (t.position !== 0)
    throw We(n, "the server ignores the range that it is asked for", "await-whole");
  if (Number.isFinite(r) && !mu(e["content-length"], r))
    throw We(n, "the object has another length", "retry");
}
function uk({ headers: e }, t, { signed: { url: n }, object: { size: r } }) {
  let o = `bytes ${t.position}-${t.end - 1}/${r}`;
  if (e["content-range"] !== o)
    throw We(n, `it sends '${e["content-range"]}' instead of '${o}'`, "retry");
  let s = e["content-length"];
  if (!mu(s, t.end - t.position))
    throw We(n, `it sends ${s} bytes for '${o}'`, "retry");
}
function mu(e, t) {
  return e === void 0 || e === String(t);
}
function mk({ headers: e }, { signed: { url: t }, object: { etag: n } }) {
  let r = e["content-encoding"] ?? "identity";
  if (r !== "identity")
    throw We(t, `something on the way encodes it as ${r}; a proxy?`, "none");
  if (/^text\/html/i.test(String(e["content-type"])))
    throw We(t, "a web page comes instead of the object; does a proxy or portal want a login?", "none");
  if (n !== void 0 && e.etag !== n) {
    let o = `the object was replaced meanwhile: its ETag is ${e.etag}, not ${n}`;
    throw We(t, o, "none");
  }
}
function We(e, t, n) {
  return new Z(`${nt(e)}: ${t}`, n);
}

// src/transfer/fill-part.ts
async function lu(e, t) {
  let n = t.retries.forPart(e.start), r = () => !e.isComplete() && t.isWanted(e);
  for (; r(); ) {
    let o = await lk(e, t);
    if (o?.recover === "await-whole" && t.begun && await eu(t.begun.promise, t.signal), !(o === void 0 || !r())) {
      if (!Number.isFinite(t.object.size) && e.position > e.start) throw o;
      t.watch.failed(o), await n.recover(o, e.position);
    }
  }
}
async function lk(e, t) {
  let { limiter: n, link: r, retries: o, isWanted: s } = t, i = await n.acquire(e.start), a;
  try {
    if (a = await r.current(), !s(e)) return;
    await dk(e, a, t), i.increase(), o.progress();
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
function dk(e, t, n) {
  let r = new AbortController(), o = AbortSignal.any([n.signal, r.signal]);
  return n.watch.during(
    e,
    () => uu(e, { ...n, signed: t, signal: o }),
    (s) => r.abort(new Z(`${nt(t.url)}: ${s}`, "resume"))
  );
}

// src/transfer/part.ts
function du(e, t, n) {
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
import { setTimeout as wk } from "node:timers/promises";
var bk = 100;
async function yA(e, t) {
  let { signal: n, judge: r, maxFailures: o = () => 3 } = e, s = e.maxWaitMs ?? 4e3;
  for (let i = 0; ; ) {
    let a = tu(e);
    try {
      return await t(a);
    } catch (c) {
      n.throwIfAborted();
      let { error: f, recovery: u, retryAfterMs: m } = r(a.isOver() ? void 0 : c);
      if (u === "recovered") continue;
      if (i += a.isOver() ? 2 : 1, u === "final" || i >= o() || m > s) throw f;
      s -= m, await hu(Math.max(m, hi(bk * 4 ** i)), n);
    } finally {
      a.end();
    }
  }
}
function pu(e) {
  let { limits: t, remainingMs: n, signal: r } = e, o = Xf(e.parts), s = 0;
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
          let d = m ? 0 : t.backoffMs * 2 ** (a - 1), l = f.retryAfterMs + hi(d);
          if (f.retryAfterMs > 0 && l > n()) throw f;
          l > 0 && await hu(l, r);
        }
      };
    }
  };
}
async function hu(e, t) {
  await wk(e, void 0, { signal: t }).catch(() => t.throwIfAborted());
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
function gu(e) {
  let { limits: t, bytes: n, awaited: r, giveUp: o } = e, s = Qr(t, n), i = 0, a = performance.now(), c, f = kk(e, () => {
    a = performance.now();
  }), u = (l) => {
    let p = s.check(r() !== void 0, l);
    if (p && o(`the store sends only ${p}`), i >= t.progressBytes || !r())
      a = l, i = 0;
    else if (l - a >= t.noProgressMs) {
      let h = c ? `${c.message}; ` : "";
      o(`${h}no progress for ${yu(t.noProgressMs)}`);
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
function kk({ limits: e, awaited: t, isPaused: n }, r) {
  let o = /* @__PURE__ */ new Set(), s = /* @__PURE__ */ new WeakMap(), i = { bytes: 0, ms: 0 }, a = (f, u) => {
    let { part: m, abort: d } = f;
    m.position - f.seenPosition >= e.progressBytes || n() ? (f.seenAt = u, f.seenPosition = m.position) : u - f.seenAt >= e.idleMs && d(`it sends next to nothing for ${yu(e.idleMs)}`);
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
function yu(e) {
  return `${Math.round(e / 100) / 10} s`;
}

// src/transfer/download.ts
function wu(e, t, n) {
  return new yi(e, t, n);
}
var yi = class extends Sk {
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
    super({ objectMode: !0 }), this.#o = t, this.#e = o, this.#t = { ...Qf, ...o.limits }, this.#i = n, this.#d = r, this.#f = r, this.#c = r - n < this.#t.singleBytes ? Math.max(r - n, 1) : o.partBytes, this.#l = o.memory ?? Kt(Math.min(o.partBytes, 1024 * 1024)), this.release = this.#l.release, this.#n = o.order !== "any" || !Number.isFinite(r) || o.concurrency === 1, o.signal.addEventListener("abort", this.#a), o.signal.aborted && this.#a();
  }
  _read() {
    this.#g();
  }
  _destroy(t, n) {
    this.#e.signal.removeEventListener("abort", this.#a), this.#h?.watch.stop(), this.#u.abort(t ?? new Error("the stream was closed")), n(t);
  }
  #b() {
    let { http: t, concurrency: n } = this.#e, { signal: r } = this.#u, o = this.#t, s = this.#f - this.#i, i = gu({
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
      link: nu(this.#o),
      begun: this.#i === 0 ? Promise.withResolvers() : void 0,
      limiter: ou(n),
      retries: pu({ parts: a, limits: o, remainingMs: i.remainingMs, signal: r }),
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
      this.#s.push(n), lu(n, this.#h).then(
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
    return o ? this.#d = n - ((n - t) % r || r) : this.#i = Math.min(t + r, n), du(o ? this.#d : t, o ? n : this.#i, this.#l);
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
var bu = "headstart";
function wi(e) {
  Uc(bu, JSON.stringify(e));
}
function eo() {
  let e = Wc(bu);
  return e === "" ? void 0 : JSON.parse(e);
}

// package.json
var ku = { version: "0.1.0" };

// src/files/matches.ts
import { lstatSync as HS } from "node:fs";

// node_modules/@actions/glob/lib/internal-globber.js
import * as rn from "fs";

// node_modules/@actions/glob/lib/internal-glob-options-helper.js
function bi(e) {
  let t = {
    followSymbolicLinks: !0,
    implicitDescendants: !0,
    matchDirectories: !0,
    omitBrokenSymbolicLinks: !0,
    excludeHiddenFiles: !1
  };
  return e && (typeof e.followSymbolicLinks == "boolean" && (t.followSymbolicLinks = e.followSymbolicLinks, se(`followSymbolicLinks '${t.followSymbolicLinks}'`)), typeof e.implicitDescendants == "boolean" && (t.implicitDescendants = e.implicitDescendants, se(`implicitDescendants '${t.implicitDescendants}'`)), typeof e.matchDirectories == "boolean" && (t.matchDirectories = e.matchDirectories, se(`matchDirectories '${t.matchDirectories}'`)), typeof e.omitBrokenSymbolicLinks == "boolean" && (t.omitBrokenSymbolicLinks = e.omitBrokenSymbolicLinks, se(`omitBrokenSymbolicLinks '${t.omitBrokenSymbolicLinks}'`)), typeof e.excludeHiddenFiles == "boolean" && (t.excludeHiddenFiles = e.excludeHiddenFiles, se(`excludeHiddenFiles '${t.excludeHiddenFiles}'`))), t;
}

// node_modules/@actions/glob/lib/internal-globber.js
import * as co from "path";

// node_modules/@actions/glob/lib/internal-path-helper.js
var rt = _(Su(), 1);
import * as en from "path";
var ot = process.platform === "win32";
function He(e) {
  if (e = je(e), ot && /^\\\\[^\\]+(\\[^\\]+)?$/.test(e))
    return e;
  let t = en.dirname(e);
  return ot && /^\\\\[^\\]+\\[^\\]+\\$/.test(t) && (t = je(t)), t;
}
function no(e, t) {
  if ((0, rt.default)(e, "ensureAbsoluteRoot parameter 'root' must not be empty"), (0, rt.default)(t, "ensureAbsoluteRoot parameter 'itemPath' must not be empty"), Yn(t))
    return t;
  if (ot) {
    if (t.match(/^[A-Z]:[^\\/]|^[A-Z]:$/i)) {
      let n = process.cwd();
      return (0, rt.default)(n.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${n}'`), t[0].toUpperCase() === n[0].toUpperCase() ? t.length === 2 ? `${t[0]}:\\${n.substr(3)}` : (n.endsWith("\\") || (n += "\\"), `${t[0]}:\\${n.substr(3)}${t.substr(2)}`) : `${t[0]}:\\${t.substr(2)}`;
    } else if (be(t).match(/^\\$|^\\[^\\]/)) {
      let n = process.cwd();
      return (0, rt.default)(n.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${n}'`), `${n[0]}:\\${t.substr(1)}`;
    }
  }
  return (0, rt.default)(Yn(e), "ensureAbsoluteRoot parameter 'root' must have an absolute root"), e.endsWith("/") || ot && e.endsWith("\\") || (e += en.sep), e + t;
}
function Yn(e) {
  return (0, rt.default)(e, "hasAbsoluteRoot parameter 'itemPath' must not be empty"), e = be(e), ot ? e.startsWith("\\\\") || /^[A-Z]:\\/i.test(e) : e.startsWith("/");
}
function Xn(e) {
  return (0, rt.default)(e, "isRooted parameter 'itemPath' must not be empty"), e = be(e), ot ? e.startsWith("\\") || /^[A-Z]:/i.test(e) : e.startsWith("/");
}
function be(e) {
  return e = e || "", ot ? (e = e.replace(/\//g, "\\"), (/^\\\\+[^\\]/.test(e) ? "\\" : "") + e.replace(/\\\\+/g, "\\")) : e.replace(/\/\/+/g, "/");
}
function je(e) {
  return e ? (e = be(e), !e.endsWith(en.sep) || e === en.sep || ot && /^[A-Z]:\\$/i.test(e) ? e : e.substr(0, e.length - 1)) : "";
}

// node_modules/@actions/glob/lib/internal-match-kind.js
var ke;
(function(e) {
  e[e.None = 0] = "None", e[e.Directory = 1] = "Directory", e[e.File = 2] = "File", e[e.All = 3] = "All";
})(ke || (ke = {}));

// node_modules/@actions/glob/lib/internal-pattern-helper.js
var xu = process.platform === "win32";
function Si(e) {
  e = e.filter((r) => !r.negate);
  let t = {};
  for (let r of e) {
    let o = xu ? r.searchPath.toUpperCase() : r.searchPath;
    t[o] = "candidate";
  }
  let n = [];
  for (let r of e) {
    let o = xu ? r.searchPath.toUpperCase() : r.searchPath;
    if (t[o] === "included")
      continue;
    let s = !1, i = o, a = He(i);
    for (; a !== i; ) {
      if (t[a]) {
        s = !0;
        break;
      }
      i = a, a = He(i);
    }
    s || (n.push(r.searchPath), t[o] = "included");
  }
  return n;
}
function vu(e, t) {
  let n = ke.None;
  for (let r of e)
    r.negate ? n &= ~r.match(t) : n |= r.match(t);
  return n;
}
function Pu(e, t) {
  return e.some((n) => !n.negate && n.partialMatch(t));
}

// node_modules/@actions/glob/lib/internal-pattern.js
import * as Gu from "os";
import * as nn from "path";
var it = _(Ou(), 1);

// node_modules/balanced-match/dist/esm/index.js
var Bu = (e, t, n) => {
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
var Eu = "\0SLASH" + Math.random().toFixed(16) + "\0", Ru = "\0OPEN" + Math.random().toFixed(16) + "\0", oo = "\0CLOSE" + Math.random().toFixed(16) + "\0", $u = "\0COMMA" + Math.random().toFixed(16) + "\0", Mu = "\0PERIOD" + Math.random().toFixed(16) + "\0", Ok = new RegExp(Eu, "g"), Bk = new RegExp(Ru, "g"), Ek = new RegExp(oo, "g"), Rk = new RegExp($u, "g"), $k = new RegExp(Mu, "g"), Mk = /\\\\/g, Ik = /\\{/g, Tk = /\\}/g, Ak = /\\,/g, Ck = /\\\./g, Nk = 1e5, Fk = 4e6, _k = 1e3, Lk = 1e3, Dk = 2e7, Uk = 16;
function xi(e) {
  return isNaN(e) ? e.charCodeAt(0) : parseInt(e, 10);
}
function Wk(e) {
  return e.replace(Mk, Eu).replace(Ik, Ru).replace(Tk, oo).replace(Ak, $u).replace(Ck, Mu);
}
function jk(e) {
  return e.replace(Ok, "\\").replace(Bk, "{").replace(Ek, "}").replace(Rk, ",").replace($k, ".");
}
function vi(e, t) {
  for (let n = 0; n < t.length; n++)
    e.push(t[n]);
}
function Iu(e, t, n) {
  if (n.remaining < 0)
    return;
  let r = Bu("{", "}", t), o = r !== void 0 && t.indexOf("{") < r[0];
  if (n.remaining -= r && !o ? r[1] + 1 : e.length, !(!r || n.remaining < 0))
    return {
      end: r[1],
      pre: e.slice(0, r[0]),
      body: e.slice(r[0] + 1, r[1]),
      post: e.slice(r[1] + 1),
      unmatched: o
    };
}
function Hk(e, t) {
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
function zk(e, t) {
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
function qk(e, t) {
  let n = [], r = "";
  for (; ; ) {
    let o = Iu(e, e, t);
    if (t.remaining < 0)
      return;
    if (!o) {
      let f = e.split(",");
      return f[0] = r + f[0], vi(n, f), n;
    }
    let { pre: s, body: i, post: a } = o, c = s.split(",");
    if (c[0] = r + c[0], c[c.length - 1] += "{" + i + "}", !a.length)
      return vi(n, c), n;
    r = c.pop(), vi(n, c), e = a;
  }
}
function Qn(e, t) {
  return e === void 0 || isNaN(e) ? t : e;
}
function Tu(e, t = {}) {
  if (!e)
    return [];
  let n = Qn(t.max, Nk), r = Qn(t.maxLength, Fk), o = Qn(t.maxDepth, _k), s = Qn(t.maxRewrites, Lk), i = Qn(t.maxSteps, Dk);
  return e.slice(0, 2) === "{}" && (e = "\\{\\}" + e.slice(2)), Pi(Wk(e), n, r, o, 0, s, { remaining: i }, !0).map(jk);
}
function Gk(e) {
  return "{" + e + "}";
}
function Jk(e) {
  return /^-?0\d/.test(e);
}
function Kk(e, t) {
  return e <= t;
}
function Vk(e, t) {
  return e >= t;
}
function er(e, t, n, r, o, s, i) {
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
function Zk(e, t, n, r, o) {
  let s = e.split(/\.\./), i = [];
  if (s[0] === void 0 || s[1] === void 0)
    return i;
  let a = xi(s[0]), c = xi(s[1]), f = Math.max(s[0].length, s[1].length), u = s.length === 3 && s[2] !== void 0 ? Math.max(Math.abs(xi(s[2])), 1) : 1, m = Kk;
  c < a && (u *= -1, m = Vk);
  let l = s.some(Jk), p = l ? f : 1, h = 0;
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
function Pi(e, t, n, r, o, s, i, a) {
  if (i.remaining -= Uk, o > r)
    return [e];
  let c = [""], f = 0, u = !1, m = !0, d = e;
  for (; ; ) {
    let l = Iu(e, d, i);
    if (!l)
      return er(c, e, [""], t, n, u, i);
    l.unmatched && (d = Hk(d, i));
    let p = l.pre, h = () => er(c, p + "{" + l.body + "}" + l.post, [""], t, n, u, i);
    if (/\$$/.test(p)) {
      if (c = er(c, p + "{" + l.body + "}", [""], t, n, u && !l.post.length, i), m = !1, !l.post.length)
        break;
      e = l.post, d = d.slice(l.end + 1);
      continue;
    }
    let g = /^-?\d+\.\.-?\d+(?:\.\.-?\d+)?$/.test(l.body), y = /^[a-zA-Z]\.\.[a-zA-Z](?:\.\.-?\d+)?$/.test(l.body), b = g || y, S = l.body.indexOf(",") >= 0;
    if (!b && !S) {
      if (f < s && zk(l.post, i)) {
        f++, e = l.pre + "{" + l.body + oo + l.post, d = d.slice(0, l.end) + oo + d.slice(l.end + 1), a = !0;
        continue;
      }
      return h();
    }
    m && (u = a && !b, m = !1);
    let v;
    if (b) {
      if (v = Zk(l.body, y, t, n, i), !v)
        return h();
    } else {
      let R = qk(l.body, i);
      if (!R)
        return h();
      if (R.length === 1 && R[0] !== void 0) {
        if (R = Pi(R[0], t, n, r, o + 1, s, i, !1).map(Gk), i.remaining < 0)
          return h();
        if (R.length === 1) {
          let A = er(c, p + R[0], [""], t, n, u && !l.post.length, i);
          if (i.remaining < 0)
            return h();
          if (c = A, !l.post.length)
            break;
          e = l.post, d = d.slice(l.end + 1);
          continue;
        }
      }
      let C = u && !l.post.length && !p;
      for (let A = 0; C && A < c.length; A++)
        c[A] && (C = !1);
      v = [];
      let N = 0;
      e: for (let A = 0; A < R.length; A++) {
        let pe = Pi(R[A], t, n, r, o + 1, s, i, !1);
        if (i.remaining < 0)
          return h();
        for (let Re = 0; Re < pe.length; Re++) {
          let Ce = pe[Re];
          if (!(C && !Ce)) {
            if (v.length >= t || N + Ce.length > n)
              break e;
            v.push(Ce), N += Ce.length;
          }
        }
      }
    }
    let B = er(c, p, v, t, n, u && !l.post.length, i);
    if (i.remaining < 0)
      return h();
    if (c = B, !l.post.length)
      break;
    e = l.post, d = d.slice(l.end + 1);
  }
  return c;
}

// node_modules/minimatch/dist/esm/assert-valid-pattern.js
var tr = (e) => {
  if (typeof e != "string")
    throw new TypeError("invalid pattern");
  if (e.length > 65536)
    throw new TypeError("pattern is too long");
};

// node_modules/minimatch/dist/esm/brace-expressions.js
var Yk = {
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
}, nr = (e) => e.replace(/[[\]\\-]/g, "\\$&"), Xk = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), Au = (e) => e.join(""), Cu = (e, t) => {
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
      for (let [g, [y, b, S]] of Object.entries(Yk))
        if (e.startsWith(g, s)) {
          if (m)
            return ["$.", !1, e.length - n, !0];
          s += g.length, S ? o.push(y) : r.push(y), a = a || b;
          continue e;
        }
    }
    if (c = !1, m) {
      h > m ? r.push(nr(m) + "-" + nr(h)) : h === m && r.push(nr(h)), m = "", s++;
      continue;
    }
    if (e.startsWith("-]", s + 1)) {
      r.push(nr(h + "-")), s += 2;
      continue;
    }
    if (e.startsWith("-", s + 1)) {
      m = h, s += 2;
      continue;
    }
    r.push(nr(h)), s++;
  }
  if (u < s)
    return ["", !1, 0, !1];
  if (!r.length && !o.length)
    return ["$.", !1, e.length - n, !0];
  if (o.length === 0 && r.length === 1 && /^\\?.$/.test(r[0]) && !f) {
    let h = r[0].length === 2 ? r[0].slice(-1) : r[0];
    return [Xk(h), !1, u - n, !1];
  }
  let d = "[" + (f ? "^" : "") + Au(r) + "]", l = "[" + (f ? "" : "^") + Au(o) + "]";
  return [r.length && o.length ? "(" + d + "|" + l + ")" : r.length ? d : l, a, u - n, !0];
};

// node_modules/minimatch/dist/esm/unescape.js
var st = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !0 } = {}) => n ? t ? e.replace(/\[([^/\\])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\])\]/g, "$1$2").replace(/\\([^/])/g, "$1") : t ? e.replace(/\[([^/\\{}])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\{}])\]/g, "$1$2").replace(/\\([^/{}])/g, "$1");

// node_modules/minimatch/dist/esm/ast.js
var ae, Qk = /* @__PURE__ */ new Set(["!", "?", "+", "*", "@"]), Oi = (e) => Qk.has(e), Nu = (e) => Oi(e.type), eS = /* @__PURE__ */ new Map([
  ["!", ["@"]],
  ["?", ["?", "@"]],
  ["@", ["@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@"]]
]), tS = /* @__PURE__ */ new Map([
  ["!", ["?"]],
  ["@", ["?"]],
  ["+", ["?", "*"]]
]), nS = /* @__PURE__ */ new Map([
  ["!", ["?", "@"]],
  ["?", ["?", "@"]],
  ["@", ["?", "@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@", "?", "*"]]
]), Fu = /* @__PURE__ */ new Map([
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
]), rS = "(?!(?:^|/)\\.\\.?(?:$|/))", so = "(?!\\.)", oS = /* @__PURE__ */ new Set(["[", "."]), sS = /* @__PURE__ */ new Set(["..", "."]), iS = new Set("().*{}+?[]^$\\!"), aS = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), Bi = "[^/]", _u = Bi + "*?", Lu = Bi + "+?", cS = 0, pt = class {
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
  id = ++cS;
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
        if (!o.noext && Oi(y) && t.charAt(h) === "(" && s <= i) {
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
      if (!o.noext && Oi(h) && t.charAt(m) === "(" && /* c8 ignore start - the maxDepth is sufficient here */
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
    return this.#m(t, tS);
  }
  #m(t, n = eS) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null)
      return !1;
    let r = t.#e[0];
    return !r || typeof r != "object" || r.type === null ? !1 : this.#p(r.type, n);
  }
  #p(t, n = nS) {
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
    return !!Fu.get(this.type)?.has(t);
  }
  #S(t) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null || this.#e.length !== 1)
      return !1;
    let n = t.#e[0];
    return !n || typeof n != "object" || n.type === null ? !1 : this.#k(n.type);
  }
  #x(t) {
    let n = Fu.get(this.type), r = t.#e[0], o = n?.get(r.type);
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
    if (this.#r === this && (this.#y(), this.#s()), !Nu(this)) {
      let c = this.isStart() && this.isEnd() && !this.#e.some((l) => typeof l != "string"), f = this.#e.map((l) => {
        let [p, h, g, y] = typeof l == "string" ? ae.#v(l, this.#n, c) : l.toRegExpSource(t);
        return this.#n = this.#n || g, this.#o = this.#o || y, p;
      }).join(""), u = "";
      if (this.isStart() && typeof this.#e[0] == "string" && !(this.#e.length === 1 && sS.has(this.#e[0]))) {
        let p = oS, h = (
          // dots are allowed, and the pattern starts with [ or .
          n && p.has(f.charAt(0)) || // the pattern starts with \., and then [ or .
          f.startsWith("\\.") && p.has(f.charAt(2)) || // the pattern starts with \.\., and then [ or .
          f.startsWith("\\.\\.") && p.has(f.charAt(4))
        ), g = !n && !t && p.has(f.charAt(0));
        u = h ? rS : g ? so : "";
      }
      let m = "";
      return this.isEnd() && this.#r.#f && this.#t?.type === "!" && (m = "(?:$|\\/)"), [
        u + f + m,
        st(f),
        this.#n = !!this.#n,
        this.#o
      ];
    }
    let r = this.type === "*" || this.type === "+", o = this.type === "!" ? "(?:(?!(?:" : "(?:", s = this.#w(n);
    if (this.isStart() && this.isEnd() && !s && this.type !== "!") {
      let c = this.toString(), f = this;
      return f.#e = [c], f.type = null, f.#n = void 0, [c, st(this.toString()), !1, !1];
    }
    let i = !r || t || n || !so ? "" : this.#w(!0);
    i === s && (i = ""), i && (s = `(?:${s})(?:${i})*?`);
    let a = "";
    if (this.type === "!" && this.#h)
      a = (this.isStart() && !n ? so : "") + Lu;
    else {
      let c = this.type === "!" ? (
        // !() must match something,but !(x) can match ''
        "))" + (this.isStart() && !n && !t ? so : "") + _u + ")"
      ) : this.type === "@" ? ")" : this.type === "?" ? ")?" : this.type === "+" && i ? ")" : this.type === "*" && i ? ")?" : `)${this.type}`;
      a = o + s + c;
    }
    return [
      a,
      st(s),
      this.#n = !!this.#n,
      this.#o
    ];
  }
  #y() {
    if (Nu(this)) {
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
        o = !1, s += (iS.has(f) ? "\\" : "") + f;
        continue;
      }
      if (f === "*") {
        if (a)
          continue;
        a = !0, s += r && /^[*]+$/.test(t) ? Lu : _u, n = !0;
        continue;
      } else
        a = !1;
      if (f === "\\") {
        c === t.length - 1 ? s += "\\\\" : o = !0;
        continue;
      }
      if (f === "[") {
        let [u, m, d, l] = Cu(t, c);
        if (d) {
          s += u, i = i || m, c += d - 1, n = n || l;
          continue;
        }
      }
      if (f === "?") {
        s += Bi, n = !0;
        continue;
      }
      s += aS(f);
    }
    return [s, st(t), !!n, i];
  }
};
ae = pt;

// node_modules/minimatch/dist/esm/escape.js
var Ei = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !1 } = {}) => n ? t ? e.replace(/[?*()[\]{}]/g, "[$&]") : e.replace(/[?*()[\]\\{}]/g, "\\$&") : t ? e.replace(/[?*()[\]]/g, "[$&]") : e.replace(/[?*()[\]\\]/g, "\\$&");

// node_modules/minimatch/dist/esm/index.js
var ne = (e, t, n = {}) => (tr(t), !n.nocomment && t.charAt(0) === "#" ? !1 : new Se(t, n).match(e)), fS = /^\*+([^+@!?*[(]*)$/, uS = (e) => (t) => !t.startsWith(".") && t.endsWith(e), mS = (e) => (t) => t.endsWith(e), lS = (e) => (e = e.toLowerCase(), (t) => !t.startsWith(".") && t.toLowerCase().endsWith(e)), dS = (e) => (e = e.toLowerCase(), (t) => t.toLowerCase().endsWith(e)), pS = /^\*+\.\*+$/, hS = (e) => !e.startsWith(".") && e.includes("."), gS = (e) => e !== "." && e !== ".." && e.includes("."), yS = /^\.\*+$/, wS = (e) => e !== "." && e !== ".." && e.startsWith("."), bS = /^\*+$/, kS = (e) => e.length !== 0 && !e.startsWith("."), SS = (e) => e.length !== 0 && e !== "." && e !== "..", xS = /^\?+([^+@!?*[(]*)?$/, vS = ([e, t = ""]) => {
  let n = Wu([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, PS = ([e, t = ""]) => {
  let n = ju([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, OS = ([e, t = ""]) => {
  let n = ju([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, BS = ([e, t = ""]) => {
  let n = Wu([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, Wu = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && !n.startsWith(".");
}, ju = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && n !== "." && n !== "..";
}, Hu = typeof process == "object" && process ? typeof process.env == "object" && process.env && process.env.__MINIMATCH_TESTING_PLATFORM__ || process.platform : "posix", Du = {
  win32: { sep: "\\" },
  posix: { sep: "/" }
}, ES = Hu === "win32" ? Du.win32.sep : Du.posix.sep;
ne.sep = ES;
var X = /* @__PURE__ */ Symbol("globstar **");
ne.GLOBSTAR = X;
var RS = "[^/]", $S = RS + "*?", MS = "(?:(?!(?:\\/|^)(?:\\.{1,2})($|\\/)).)*?", IS = "(?:(?!(?:\\/|^)\\.).)*?", TS = (e, t = {}) => (n) => ne(n, e, t);
ne.filter = TS;
var he = (e, t = {}) => Object.assign({}, e, t), AS = (e) => {
  if (!e || typeof e != "object" || !Object.keys(e).length)
    return ne;
  let t = ne;
  return Object.assign((r, o, s = {}) => t(r, o, he(e, s)), {
    Minimatch: class extends t.Minimatch {
      constructor(o, s = {}) {
        super(o, he(e, s));
      }
      static defaults(o) {
        return t.defaults(he(e, o)).Minimatch;
      }
    },
    AST: class extends t.AST {
      /* c8 ignore start */
      constructor(o, s, i = {}) {
        super(o, s, he(e, i));
      }
      /* c8 ignore stop */
      static fromGlob(o, s = {}) {
        return t.AST.fromGlob(o, he(e, s));
      }
    },
    unescape: (r, o = {}) => t.unescape(r, he(e, o)),
    escape: (r, o = {}) => t.escape(r, he(e, o)),
    filter: (r, o = {}) => t.filter(r, he(e, o)),
    defaults: (r) => t.defaults(he(e, r)),
    makeRe: (r, o = {}) => t.makeRe(r, he(e, o)),
    braceExpand: (r, o = {}) => t.braceExpand(r, he(e, o)),
    match: (r, o, s = {}) => t.match(r, o, he(e, s)),
    sep: t.sep,
    GLOBSTAR: X
  });
};
ne.defaults = AS;
var zu = (e, t = {}) => (tr(e), t.nobrace || !/\{(?:(?!\{).)*\}/.test(e) ? [e] : Tu(e, { max: t.braceExpandMax }));
ne.braceExpand = zu;
var CS = (e, t = {}) => new Se(e, t).makeRe();
ne.makeRe = CS;
var NS = (e, t, n = {}) => {
  let r = new Se(t, n);
  return e = e.filter((o) => r.match(o)), r.options.nonull && !e.length && e.push(t), e;
};
ne.match = NS;
var Uu = /[?*]|[+@!]\(.*?\)|\[|\]/, FS = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), Se = class {
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
    tr(t), n = n || {}, this.options = n, this.maxGlobstarRecursion = n.maxGlobstarRecursion ?? 200, this.pattern = t, this.platform = n.platform || Hu, this.isWindows = this.platform === "win32";
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
        let c = s[0] === "" && s[1] === "" && (s[2] === "?" || !Uu.test(s[2])) && !Uu.test(s[3]), f = /^[a-z]:/i.test(s[0]);
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
    return i >= 2 && (t = this.levelTwoFileOptimize(t)), n.includes(X) ? this.#r(t, n, r, o, s) : this.#o(t, n, r, o, s);
  }
  #r(t, n, r, o, s) {
    let i = n.indexOf(X, s), a = n.lastIndexOf(X), [c, f, u] = r ? [
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
      b === X ? (h.push(p), l = [[], 0], d.push(l)) : (l[0].push(b), p++);
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
      if (this.debug(n, u, m), u === !1 || u === X)
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
    return zu(this.pattern, this.options);
  }
  parse(t) {
    tr(t);
    let n = this.options;
    if (t === "**")
      return X;
    if (t === "")
      return "";
    let r, o = null;
    (r = t.match(bS)) ? o = n.dot ? SS : kS : (r = t.match(fS)) ? o = (n.nocase ? n.dot ? dS : lS : n.dot ? mS : uS)(r[1]) : (r = t.match(xS)) ? o = (n.nocase ? n.dot ? PS : vS : n.dot ? OS : BS)(r) : (r = t.match(pS)) ? o = n.dot ? gS : hS : (r = t.match(yS)) && (o = wS);
    let s = pt.fromGlob(t, this.options).toMMPattern();
    return o && typeof s == "object" && Reflect.defineProperty(s, "test", { value: o }), s;
  }
  makeRe() {
    if (this.regexp || this.regexp === !1)
      return this.regexp;
    let t = this.set;
    if (!t.length)
      return this.regexp = !1, this.regexp;
    let n = this.options, r = n.noglobstar ? $S : n.dot ? MS : IS, o = new Set(n.nocase ? ["i"] : []), s = t.map((c) => {
      let f = c.map((m) => {
        if (m instanceof RegExp)
          for (let d of m.flags.split(""))
            o.add(d);
        return typeof m == "string" ? FS(m) : m === X ? X : m._src;
      });
      f.forEach((m, d) => {
        let l = f[d + 1], p = f[d - 1];
        m !== X || p === X || (p === void 0 ? l !== void 0 && l !== X ? f[d + 1] = "(?:\\/|" + r + "\\/)?" + l : f[d] = r : l === void 0 ? f[d - 1] = p + "(?:\\/|\\/" + r + ")?" : l !== X && (f[d - 1] = p + "(?:\\/|\\/" + r + "\\/)" + l, f[d + 1] = X));
      });
      let u = f.filter((m) => m !== X);
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
    return ne.defaults(t).Minimatch;
  }
};
ne.AST = pt;
ne.Minimatch = Se;
ne.escape = Ei;
ne.unescape = st;

// node_modules/@actions/glob/lib/internal-path.js
import * as ht from "path";
var tn = _(qu(), 1), _S = process.platform === "win32", gt = class {
  /**
   * Constructs a Path
   * @param itemPath Path or array of segments
   */
  constructor(t) {
    if (this.segments = [], typeof t == "string")
      if ((0, tn.default)(t, "Parameter 'itemPath' must not be empty"), t = je(t), !Xn(t))
        this.segments = t.split(ht.sep);
      else {
        let n = t, r = He(n);
        for (; r !== n; ) {
          let o = ht.basename(n);
          this.segments.unshift(o), n = r, r = He(n);
        }
        this.segments.unshift(n);
      }
    else {
      (0, tn.default)(t.length > 0, "Parameter 'itemPath' must not be an empty array");
      for (let n = 0; n < t.length; n++) {
        let r = t[n];
        (0, tn.default)(r, "Parameter 'itemPath' must not contain any empty segments"), r = be(t[n]), n === 0 && Xn(r) ? (r = je(r), (0, tn.default)(r === He(r), "Parameter 'itemPath' root segment contains information for multiple segments"), this.segments.push(r)) : ((0, tn.default)(!r.includes(ht.sep), "Parameter 'itemPath' contains unexpected path separators"), this.segments.push(r));
      }
    }
  }
  /**
   * Converts the path to it's string representation
   */
  toString() {
    let t = this.segments[0], n = t.endsWith(ht.sep) || _S && /^[A-Z]:$/i.test(t);
    for (let r = 1; r < this.segments.length; r++)
      n ? n = !1 : t += ht.sep, t += this.segments[r];
    return t;
  }
};

// node_modules/@actions/glob/lib/internal-pattern.js
var ze = process.platform === "win32", rr = class e {
  constructor(t, n = !1, r, o) {
    this.negate = !1;
    let s;
    if (typeof t == "string")
      s = t.trim();
    else {
      r = r || [], (0, it.default)(r.length, "Parameter 'segments' must not empty");
      let f = e.getLiteral(r[0]);
      (0, it.default)(f && Yn(f), "Parameter 'segments' first element must be a root path"), s = new gt(r).toString().trim(), t && (s = `!${s}`);
    }
    for (; s.startsWith("!"); )
      this.negate = !this.negate, s = s.substr(1).trim();
    s = e.fixupPattern(s, o), this.segments = new gt(s).segments, this.trailingSeparator = be(s).endsWith(nn.sep), s = je(s);
    let i = !1, a = this.segments.map((f) => e.getLiteral(f)).filter((f) => !i && !(i = f === ""));
    this.searchPath = new gt(a).toString(), this.rootRegExp = new RegExp(e.regExpEscape(a[0]), ze ? "i" : ""), this.isImplicitPattern = n;
    let c = {
      dot: !0,
      nobrace: !0,
      nocase: ze,
      nocomment: !0,
      noext: !0,
      nonegate: !0
    };
    s = ze ? s.replace(/\\/g, "/") : s, this.minimatch = new Se(s, c);
  }
  /**
   * Matches the pattern against the specified path
   */
  match(t) {
    return this.segments[this.segments.length - 1] === "**" ? (t = be(t), !t.endsWith(nn.sep) && this.isImplicitPattern === !1 && (t = `${t}${nn.sep}`)) : t = je(t), this.minimatch.match(t) ? this.trailingSeparator ? ke.Directory : ke.All : ke.None;
  }
  /**
   * Indicates whether the pattern may match descendants of the specified path
   */
  partialMatch(t) {
    return t = je(t), He(t) === t ? this.rootRegExp.test(t) : this.minimatch.matchOne(t.split(ze ? /\\+/ : /\/+/), this.minimatch.set[0], !0);
  }
  /**
   * Escapes glob patterns within a path
   */
  static globEscape(t) {
    return (ze ? t : t.replace(/\\/g, "\\\\")).replace(/(\[)(?=[^/]+\])/g, "[[]").replace(/\?/g, "[?]").replace(/\*/g, "[*]");
  }
  /**
   * Normalizes slashes and ensures absolute root
   */
  static fixupPattern(t, n) {
    (0, it.default)(t, "pattern cannot be empty");
    let r = new gt(t).segments.map((o) => e.getLiteral(o));
    if ((0, it.default)(r.every((o, s) => (o !== "." || s === 0) && o !== ".."), `Invalid pattern '${t}'. Relative pathing '.' and '..' is not allowed.`), (0, it.default)(!Xn(t) || r[0], `Invalid pattern '${t}'. Root segment must not contain globs.`), t = be(t), t === "." || t.startsWith(`.${nn.sep}`))
      t = e.globEscape(process.cwd()) + t.substr(1);
    else if (t === "~" || t.startsWith(`~${nn.sep}`))
      n = n || Gu.homedir(), (0, it.default)(n, "Unable to determine HOME directory"), (0, it.default)(Yn(n), `Expected HOME directory to be a rooted path. Actual '${n}'`), t = e.globEscape(n) + t.substr(1);
    else if (ze && (t.match(/^[A-Z]:$/i) || t.match(/^[A-Z]:[^\\]/i))) {
      let o = no("C:\\dummy-root", t.substr(0, 2));
      t.length > 2 && !o.endsWith("\\") && (o += "\\"), t = e.globEscape(o) + t.substr(2);
    } else if (ze && (t === "\\" || t.match(/^\\[^\\]/))) {
      let o = no("C:\\dummy-root", "\\");
      o.endsWith("\\") || (o += "\\"), t = e.globEscape(o) + t.substr(1);
    } else
      t = no(e.globEscape(process.cwd()), t);
    return be(t);
  }
  /**
   * Attempts to unescape a pattern segment to create a literal path segment.
   * Otherwise returns empty string.
   */
  static getLiteral(t) {
    let n = "";
    for (let r = 0; r < t.length; r++) {
      let o = t[r];
      if (o === "\\" && !ze && r + 1 < t.length) {
        n += t[++r];
        continue;
      } else {
        if (o === "*" || o === "?")
          return "";
        if (o === "[" && r + 1 < t.length) {
          let s = "", i = -1;
          for (let a = r + 1; a < t.length; a++) {
            let c = t[a];
            if (c === "\\" && !ze && a + 1 < t.length) {
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
var or = class {
  constructor(t, n) {
    this.path = t, this.level = n;
  }
};

// node_modules/@actions/glob/lib/internal-globber.js
var Ri = function(e, t, n, r) {
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
}, LS = function(e) {
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
}, at = function(e) {
  return this instanceof at ? (this.v = e, this) : new at(e);
}, DS = function(e, t, n) {
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
    l.value instanceof at ? Promise.resolve(l.value.v).then(u, m) : d(s[0][2], l);
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
}, US = process.platform === "win32", ao = class e {
  constructor(t) {
    this.patterns = [], this.searchPaths = [], this.options = bi(t);
  }
  getSearchPaths() {
    return this.searchPaths.slice();
  }
  glob() {
    return Ri(this, void 0, void 0, function* () {
      var t, n, r, o;
      let s = [];
      try {
        for (var i = !0, a = LS(this.globGenerator()), c; c = yield a.next(), t = c.done, !t; i = !0) {
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
    return DS(this, arguments, function* () {
      let n = bi(this.options), r = [];
      for (let i of this.patterns)
        r.push(i), n.implicitDescendants && (i.trailingSeparator || i.segments[i.segments.length - 1] !== "**") && r.push(new rr(i.negate, !0, i.segments.concat("**")));
      let o = [];
      for (let i of Si(r)) {
        se(`Search path '${i}'`);
        try {
          yield at(rn.promises.lstat(i));
        } catch (a) {
          if (a.code === "ENOENT")
            continue;
          throw a;
        }
        o.unshift(new or(i, 1));
      }
      let s = [];
      for (; o.length; ) {
        let i = o.pop(), a = vu(r, i.path), c = !!a || Pu(r, i.path);
        if (!a && !c)
          continue;
        let f = yield at(
          e.stat(i, n, s)
          // Broken symlink, or symlink cycle detected, or no longer exists
        );
        if (f && !(n.excludeHiddenFiles && co.basename(i.path).match(/^\./)))
          if (f.isDirectory()) {
            if (a & ke.Directory && n.matchDirectories)
              yield yield at(i.path);
            else if (!c)
              continue;
            let u = i.level + 1, m = (yield at(rn.promises.readdir(i.path))).map((d) => new or(co.join(i.path, d), u));
            o.push(...m.reverse());
          } else a & ke.File && (yield yield at(i.path));
      }
    });
  }
  /**
   * Constructs a DefaultGlobber
   */
  static create(t, n) {
    return Ri(this, void 0, void 0, function* () {
      let r = new e(n);
      US && (t = t.replace(/\r\n/g, `
`), t = t.replace(/\r/g, `
`));
      let o = t.split(`
`).map((s) => s.trim());
      for (let s of o)
        !s || s.startsWith("#") || r.patterns.push(new rr(s));
      return r.searchPaths.push(...Si(r.patterns)), r;
    });
  }
  static stat(t, n, r) {
    return Ri(this, void 0, void 0, function* () {
      let o;
      if (n.followSymbolicLinks)
        try {
          o = yield rn.promises.stat(t.path);
        } catch (s) {
          if (s.code === "ENOENT") {
            if (n.omitBrokenSymbolicLinks) {
              se(`Broken symlink '${t.path}'`);
              return;
            }
            throw new Error(`No information found for the path '${t.path}'. This may indicate a broken symbolic link.`);
          }
          throw s;
        }
      else
        o = yield rn.promises.lstat(t.path);
      if (o.isDirectory() && n.followSymbolicLinks) {
        let s = yield rn.promises.realpath(t.path);
        for (; r.length >= t.level; )
          r.pop();
        if (r.some((i) => i === s)) {
          se(`Symlink cycle detected for path '${t.path}' and realpath '${s}'`);
          return;
        }
        r.push(s);
      }
      return o;
    });
  }
};

// node_modules/@actions/glob/lib/internal-hash-files.js
var WS = _(Ju(), 1);

// node_modules/@actions/glob/lib/glob.js
var jS = function(e, t, n, r) {
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
function Ku(e, t) {
  return jS(this, void 0, void 0, function* () {
    return yield ao.create(e, t);
  });
}

// src/files/matches.ts
async function fo({ roots: e, excludes: t }) {
  let n = /* @__PURE__ */ new Map();
  for (let r of e)
    for (let o of await zS(r)) {
      let s = HS(o, { throwIfNoEntry: !1 });
      !s || n.has(o) || qS(o, r) || Vu(o, r, t) || n.set(o, { root: r, path: o, relative: ut(r.base, o), stat: s });
    }
  return [...n.values()].filter(({ path: r }) => !GS(r, n, t));
}
async function zS(e) {
  if (e.literal !== void 0) return [e.literal];
  let t = { implicitDescendants: !1, followSymbolicLinks: !1 };
  return (await (await Ku(`${JS(De(e.base))}${e.rest}`, t)).glob()).map((r) => q(r));
}
function qS(e, { base: t }) {
  return ut(t, e).split("/").some(Me);
}
function Vu(e, t, n) {
  return n ? n(e, t.order) ? !0 : e !== t.base && e !== H(e) && Vu(H(e), t, n) : !1;
}
function GS(e, t, n) {
  for (let r = e, o = H(e); o !== r; r = o, o = H(o)) {
    if (n?.(r)) return !1;
    if (t.get(o)?.stat.isDirectory()) return !0;
  }
  return !1;
}
function JS(e) {
  return e.replace(/[\\*?[]/g, (t) => t === "\\" ? "\\\\" : `[${t}]`);
}

// src/inputs/inputs.ts
import { homedir as QS } from "node:os";

// src/inputs/values.ts
function sr(e) {
  return e.toLowerCase() === "true";
}
function ge(e, t, n) {
  let r = e(t);
  if (r === "") return n[0];
  let o = n.find((s) => s === r.toLowerCase());
  if (o === void 0)
    throw new W(`Input ${t} is '${r}'; it must be one of: ${n.join(", ")}.`);
  return o;
}
function on(e, t, n) {
  let r = e(t);
  if (r === "") return n.default;
  let { from: o, to: s } = n, i = Number(r);
  if (!Number.isInteger(i) || i < o || i > s)
    throw new W(`Input ${t} is '${r}'; it must be a whole number from ${o} to ${s}.`);
  return i;
}
function Mi(e, t) {
  let n = e(t);
  if (n === "") throw new W(`Input required and not supplied: ${t}`);
  return n;
}

// src/inputs/rolling.ts
function Zu(e) {
  let t = ge(e, "rolling", ["false", "true", "merge"]), n = {
    keep: on(e, "rolling-keep", { from: 1, to: 1e3, default: 2 }),
    everyMinutes: on(e, "rolling-every", { from: 0, to: 10080, default: 0 }),
    branches: ge(e, "rolling-branches", ["default", "all"]),
    merges: t === "merge"
  };
  if (t !== "false") {
    if (e("format").toLowerCase() === "actions-cache")
      throw new W(
        `Input rolling is ${t}, and format is actions-cache; actions/cache cannot find snapshots, so use format: auto or tar.`
      );
    return n;
  }
}

// src/inputs/s3.ts
function Xu(e) {
  let t = XS(e("endpoint")), n = e("force-path-style").toLowerCase();
  if (!["", "true", "false"].includes(n))
    throw uo("force-path-style", n, "must be one of: true, false");
  let r = {
    bucket: VS(e("bucket")),
    prefix: ZS(e("prefix")),
    region: YS(e("region")),
    endpoint: t,
    // Self-hosted stores seldom have a host name per bucket.
    forcePathStyle: n === "" ? t !== "" && !KS(t) : n === "true",
    accessKeyId: e("access-key-id"),
    secretAccessKey: e("secret-access-key"),
    sessionToken: e("session-token")
  };
  if (r.accessKeyId === "" != (r.secretAccessKey === ""))
    throw new W("Inputs access-key-id and secret-access-key must be given together.");
  if (r.sessionToken !== "" && r.accessKeyId === "")
    throw new W(
      "Input session-token belongs to access-key-id and secret-access-key, which are not given."
    );
  return r;
}
function KS(e) {
  return e === "" || /(^|\.)amazonaws\.com(\.cn)?$/.test(new URL(e).hostname);
}
function VS(e) {
  if (e === "" || /^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$/.test(e) && !e.includes(".."))
    return e;
  throw uo("bucket", e, "must be the name of a bucket: 3 to 63 letters, digits, dots and hyphens");
}
var Yu = 256;
function ZS(e) {
  let t = e.replace(/^\/+|\/+$/g, ""), n = t.split("/").every((o) => /^[A-Za-z0-9._=@:+-]+$/.test(o) && !/^\.+$/.test(o));
  if (t === "" || n && t.length <= Yu) return t;
  let r = `may have letters, digits and . _ = @ : + - between slashes, ${Yu} in all`;
  throw uo("prefix", e, r);
}
function YS(e) {
  if (/^[a-z0-9-]{0,40}$/.test(e)) return e;
  throw uo("region", e, "must be the name of a region, such as eu-west-1");
}
function XS(e) {
  if (e === "") return "";
  let t = URL.canParse(e) ? new URL(e) : void 0, n = (r) => new W(`Input endpoint ${r}.`);
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
  return new W(`Input ${e} is '${t}'; it ${n}.`);
}

// src/inputs/inputs.ts
function sn(e, t) {
  let n = sr(e("save-always")), r = ge(e, "store", ["auto", "github", "s3", "local"]), o = Xu(e);
  if (r === "s3" && o.bucket === "") throw new W("Input bucket is required where store is s3.");
  return {
    key: Mi(e, "key"),
    restoreKeys: Qu(e("restore-keys")),
    paths: Qu(Mi(e, "path")),
    crossOs: sr(e("enableCrossOsArchive")),
    failOnMiss: sr(e("fail-on-cache-miss")),
    lookupOnly: sr(e("lookup-only")),
    store: r,
    localDir: nx(e("local-dir"), t),
    s3: o,
    stash: { ...rx(e("stash"), t), maxBytes: ox(e("stash-size")) },
    concurrency: on(e, "concurrency", { from: 1, to: 64, default: 8 }),
    partBytes: tx(e("part-size")),
    mode: ge(e, "mode", ["unpack", "mount", "auto", "lazy"]),
    broker: e("broker") || "/run/headstart/broker.sock",
    ramdisk: ge(e, "ramdisk", ["off", "auto", "on"]),
    verify: ge(e, "verify", ["auto", "always"]),
    format: ge(e, "format", ["auto", "tar", "actions-cache"]),
    save: n ? "always" : ge(e, "save", ["on-success", "always", "never"]),
    jobStatus: e("job-status"),
    secrets: ge(e, "secrets", ["warn", "refuse", "skip", "ignore"]),
    compressionLevel: on(e, "compression-level", { from: 1, to: 19, default: 3 }),
    summary: ge(e, "summary", ["true", "false"]) === "true",
    rolling: Zu(e)
  };
}
function Qu(e) {
  return e.split(`
`).map((t) => t.replace(/^!\s+/, "!").trim()).filter((t) => t !== "");
}
var ir = 1024 ** 2, ex = {
  "": 1,
  MB: 1e3 ** 2,
  MIB: ir,
  GB: 1e3 ** 3,
  GIB: 1024 * ir
};
function em(e) {
  let [, t, n = ""] = e.toUpperCase().match(/^(\d+) ?([A-Z]*)$/) ?? [];
  return Number(t) * (ex[n] ?? Number.NaN);
}
function tx(e) {
  if (e === "") return 8 * ir;
  let t = em(e);
  if (t >= 5 * ir && t <= 512 * ir) return t;
  throw new W(`Input part-size is '${e}'; it must be from 5MiB to 512MiB, in MiB, MB or bytes.`);
}
function nx(e, t) {
  return e === "" ? I(t, "headstart") : Ts(tm(e));
}
function tm(e) {
  return q(q(e).replace(/^~(?=\/|$)/, QS()));
}
function rx(e, t) {
  let n = e.toLowerCase();
  if (n === "" || n === "auto" || n === "off")
    return { use: n || "auto", dir: I(t, "headstart-stash") };
  let r = tm(e);
  if (Is(r)) return { use: "on", dir: Ts(r) };
  let o = "auto, off, or a directory that is absolute or starts with ~/";
  throw new W(`Input stash is '${e}'; it must be ${o}.`);
}
function ox(e) {
  if (e === "") return 20 * 1e3 ** 3;
  let t = em(e), n = /[a-z]/i.test(e);
  if (t > 0 && n) return t;
  throw new W(`Input stash-size is '${e}'; it must be more than 0, in GB, GiB, MB or MiB.`);
}

// src/report/report.ts
function an(e, t) {
  let { mode: n, ramdisk: r, concurrency: o, partBytes: s, compressionLevel: i } = t;
  return { ...e, settings: { mode: n, ramdisk: r, concurrency: o, partBytes: s, compressionLevel: i } };
}

// src/report/machine.ts
import { readFileSync as sx, statSync as ix } from "node:fs";
import { dirname as nm } from "node:path";
function im(e) {
  let t = rm(), n = process.cpuUsage(), r = new Set(e.map(am));
  return () => {
    let o = rm(), { user: s, system: i } = process.cpuUsage(n);
    return {
      cpu: fx(t, o, (s + i) / 1e3),
      disks: ux(t, o, r),
      network: mx(t, o)
    };
  };
}
function rm() {
  return {
    stat: mo("/proc/stat"),
    self: mo("/proc/self/stat"),
    disks: mo("/proc/diskstats"),
    net: mo("/proc/net/dev")
  };
}
function mo(e) {
  try {
    return sx(e, "latin1");
  } catch {
    return "";
  }
}
function am(e) {
  let t = ax(e);
  if (t === void 0) return e === nm(e) ? "" : am(nm(e));
  let n = t >> 8n & 0xfffn | t >> 32n & ~0xfffn, r = t & 0xffn | t >> 12n & ~0xffn;
  return `${n}:${r}`;
}
function ax(e) {
  try {
    return ix(e, { bigint: !0 }).dev;
  } catch {
    return;
  }
}
var cx = 10;
function fx(e, t, n) {
  let [r, o] = [e, t].map(({ stat: l }) => Ii(/^cpu (.*)$/m.exec(l)?.[1]).slice(0, 8)), s = (o ?? []).map((l, p) => l - (r?.[p] ?? 0)), i = lx(s);
  if (i <= 0) return;
  let [, , , a = 0, c = 0] = s, f = t.stat.match(/^cpu\d/gm)?.length ?? 1, u = (om(t) - om(e)) * cx, m = (l) => Math.round(1e3 * l / i) / 1e3, d = m(i - a - c);
  return { cores: f, busy: d, iowait: m(c), ownMs: Math.round(n), programsMs: u };
}
function om({ self: e }) {
  let t = Ii(e.slice(e.lastIndexOf(")") + 4));
  return (t[12] ?? 0) + (t[13] ?? 0);
}
var sm = 512;
function ux(e, t, n) {
  let r = ({ disks: i }) => i.split(`
`).map((a) => a.trim().split(/\s+/)), o = new Map(r(e).map(([i, a, , ...c]) => [`${i}:${a}`, c])), s = r(t).flatMap(([i, a, c = "", ...f]) => {
    let u = o.get(`${i}:${a}`);
    if (!u || !n.has(`${i}:${a}`)) return [];
    let [m = 0, , d = 0, , l = 0, , p = 0, , , h = 0] = f.map(
      (g, y) => Number(g) - Number(u[y])
    );
    return { name: c, readBytes: d * sm, writtenBytes: p * sm, reads: m, writes: l, busyMs: h };
  });
  return s.length > 0 ? s : void 0;
}
function mx(e, t) {
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
function lx(e) {
  return e.reduce((t, n) => t + n, 0);
}

// src/report/phase-timer.ts
function fm({ first: e, add: t, now: n }) {
  let r = [], o, s, i = (u) => {
    let m = n();
    o && dx(r, o, { sinceMs: s ?? m, untilMs: m }), o = u, s = m;
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
        i(d), m.firstByteMs ??= n(), cm(m, l.length), yield l, d = o, i(m);
    } finally {
      o === m && i(d), m.endMs = n();
    }
  }
  return {
    pulled(u, m) {
      let d = a(u);
      return tt(m, (l) => f(l, d));
    },
    async pushed(u, m, d) {
      let l = r.find((h) => h.name === u) ?? a(u);
      l.startMs === void 0 && c(l), l.endMs = void 0;
      let p = o;
      i(l);
      try {
        return await d();
      } finally {
        i(p), l.endMs = n(), cm(l, m);
      }
    }
  };
}
function cm(e, t) {
  e.bytes = (e.bytes ?? 0) + t;
}
function dx(e, t, { sinceMs: n, untilMs: r }) {
  for (let { name: o, startMs: s, endMs: i, waitedMs: a } of e)
    o === t.name || s === void 0 || i !== void 0 || (a[t.name] = (a[t.name] ?? 0) + r - Math.max(n, s));
}

// src/report/timeline.ts
function lo() {
  let e = performance.now(), t = () => performance.now() - e, n = [], r = [], o, s = (i, a) => {
    let c = { name: i, startMs: a, endMs: void 0, waitedMs: {} };
    return n.push(c), c;
  };
  return {
    elapsedMs: () => Math.round(t()),
    phases: () => n.flatMap((i) => hx(i, t())).toSorted((i, a) => i.startMs - a.startMs),
    machine: () => o?.(),
    phaseTimer: () => fm({ first: () => r.at(-1), add: s, now: t }),
    watch(i) {
      if (o) return;
      let a = Math.round(t()), c = im(i);
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
var px = 1024 * 1024;
function hx({ name: e, startMs: t, endMs: n, waitedMs: r, firstByteMs: o, bytes: s }, i) {
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
    mibPerSecond: s === void 0 ? void 0 : gx(s / px / (a / 1e3))
  }];
}
function gx(e) {
  return Number.isFinite(e) ? Math.round(e * 10) / 10 : 0;
}

// src/report/write-report.ts
var Sm = _(um(), 1);
import { writeFileSync as Mx } from "node:fs";
import { join as Ix } from "node:path";

// src/units.ts
function po(e) {
  return `~${Math.round(e / 1048576)} MB (${e} B)`;
}
function mm(e, t) {
  return `${(e / 1048576 / Math.max(t / 1e3, 1e-3)).toFixed(1)} MBs/sec`;
}
function j(e) {
  return e < 1024 ? `${e} B` : e < 1048576 ? `${(e / 1024).toFixed(1)} KiB` : e < 1024 * 1048576 ? `${(e / 1048576).toFixed(1)} MiB` : `${(e / 1048576 / 1024).toFixed(2)} GiB`;
}
function Y(e) {
  return e < 1e3 ? `${Math.round(e)} ms` : `${(e / 1e3).toFixed(2)} s`;
}

// src/report/bottleneck-causes.ts
function lm({ totalMs: e, shareMs: t }) {
  return {
    kind: "store latency",
    what: "store",
    why: `it took ${Y(t)} of ${Y(e)} to answer`,
    advice: "one that is nearer to this runner would help"
  };
}
var yx = 10 * 1024 * 1024, wx = 64;
function dm({ settings: e, phases: t, totalMs: n, shareMs: r }) {
  let { bytes: o, mibPerSecond: s } = wm(t, ["download", "upload"]), i = o >= yx && e.concurrency < wx;
  return {
    kind: "network",
    what: "network",
    why: `it carried ${j(o)} at ${s} MiB/s, and ${Y(r)} of ${Y(n)} were spent waiting for it`,
    advice: `${i ? "a higher `concurrency` would help where each connection is limited, " : ""}${pm}`
  };
}
var pm = "a higher `compression-level` makes entries smaller";
function ar(e) {
  let { cores: t = 1 } = e.machine?.cpu ?? {}, n = t === 1 ? "its only core was" : `its ${t} cores were`;
  return hm(
    e,
    `${n} busy ${cn(e.load.cores)} of the time`,
    "more or faster cores"
  );
}
function ho(e) {
  return hm(e, `one thread was busy ${cn(e.load.thread)} of the time`, "faster cores");
}
function hm({ step: e, settings: t }, n, r) {
  let o = `only ${r} would help`;
  return e === "save" && t.compressionLevel > 1 && (o = "a lower `compression-level` would help"), e === "restore" && t.mode === "unpack" && (o = "`mode: mount`, which unpacks nothing, would help where this runner allows it"), { kind: "cpu", what: "CPU", why: n, advice: o };
}
var bx = 32 * 1024;
function Ci(e) {
  let { name: t, readBytes: n, writtenBytes: r, reads: o, writes: s, busyMs: i } = e.disk, a = (n + r) / (o + s), c = a < bx, f = r > n, u = `did ${Math.round((o + s) / (i / 1e3))} operations/s of ${j(a)}`, m = f ? `wrote ${Ai(r, i)} MiB/s` : `read ${Ai(n, i)} MiB/s`;
  return {
    kind: c ? "disk operations" : "disk throughput",
    what: "disk",
    why: `${t} ${c ? u : m} and was busy ${cn(e.load.disk)} of the time`,
    advice: ym(e, f)
  };
}
function gm(e) {
  let { bytes: t, mibPerSecond: n } = wm(e.phases, ["read", "write"]), r = e.step === "save";
  return {
    kind: "disk throughput",
    what: "disk",
    why: `it ${r ? "wrote" : "read"} ${j(t)} at ${n} MiB/s`,
    advice: ym(e, r)
  };
}
function ym({ step: e, settings: t }, n) {
  if (e === "save" && n) return pm;
  let r = [
    ...t.mode === "unpack" ? ["`mode: mount`"] : [],
    ...n && t.ramdisk === "off" ? ["`ramdisk`"] : []
  ];
  return e === "save" || r.length === 0 ? "only a faster one would help" : `${r.join(" or ")} would help where this runner allows mounting`;
}
function wm(e, t) {
  let n = e.filter(({ name: s }) => t.includes(s)), r = n.reduce((s, i) => s + (i.bytes ?? 0), 0), o = n.reduce((s, { startMs: i, endMs: a }) => s + a - i, 0);
  return { bytes: r, mibPerSecond: Ai(r, o) };
}
function Ai(e, t) {
  let n = e / 1024 / 1024 / (t / 1e3);
  return n < 10 ? Math.round(n * 10) / 10 : Math.round(n);
}
function cn(e) {
  return `${Math.round(100 * e)} %`;
}

// src/report/bottleneck.ts
var kx = 1e3;
function bm(e) {
  let { totalMs: t } = e;
  if (t < kx)
    return { kind: "none", sentence: `Nothing is worth mentioning: it took ${Y(t)} in all` };
  let n = vx(e), { share: r, shareMs: o, load: s } = n, a = (o > 0 ? xx[r].find(([d]) => Sx[d](s)) : void 0)?.[1](n);
  if (!a) return { kind: "none", sentence: Ex(n) };
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
}, xx = {
  store: [["always", lm]],
  network: [
    ["threadIsBusy", ho],
    ["always", dm]
  ],
  disk: [
    ["ownCoresAreBusy", ar],
    ["diskIsBusy", Ci],
    ["coresAreBusy", ar],
    ["threadIsBusy", ho],
    ["diskIsUnseen", gm]
  ],
  work: [
    ["ownCoresAreBusy", ar],
    ["diskHinders", Ci],
    ["coresAreBusy", ar],
    ["threadIsBusy", ho]
  ]
};
function vx(e) {
  let { machine: t } = e, n = t ? t.endMs - t.startMs : Number.NaN, { cores: r, busy: o, iowait: s, ownMs: i, programsMs: a } = t?.cpu ?? Px, [c] = (t?.disks ?? []).toSorted((u, m) => m.busyMs - u.busyMs), f = {
    cores: o,
    ownCores: (i + a) / (r * n),
    thread: Math.min(1, i / n),
    iowait: s * r,
    idle: 1 - o - s,
    disk: c ? Math.min(1, c.busyMs / n) : Number.NaN
  };
  return { ...e, load: f, disk: c, ...Ox(e) };
}
var cr = Number.NaN, Px = { cores: cr, busy: cr, iowait: cr, ownMs: cr, programsMs: cr };
function Ox({ step: e, phases: t }) {
  let n = t.some(({ name: i }) => i === "write"), r = { store: 0, network: 0, disk: 0, work: 0 };
  for (let { name: i, ms: a } of t)
    i === "publish" && e === "save" ? r[n ? "disk" : "store"] += a : i !== "walk" && (r[Bx[i] ?? "work"] += a);
  let o = Math.max(...Object.values(r));
  return { share: Object.keys(r).find((i) => r[i] === o), shareMs: o };
}
var Bx = {
  lookup: "store",
  index: "store",
  reserve: "store",
  download: "network",
  upload: "network",
  read: "disk",
  write: "disk"
};
function Ex({ phases: e, totalMs: t, load: n }) {
  let [r] = e.toSorted((a, c) => c.ms - a.ms), o = Y(t), s = r ? `${r.name} took ${Y(r.ms)} of ${o}` : `it took ${o} in all`, i = [
    ...Number.isNaN(n.cores) ? [] : [`the cores were busy ${cn(n.cores)}`],
    ...Number.isNaN(n.disk) ? [] : [`the disk ${cn(n.disk)}`]
  ];
  return `Nothing stood out: ${s}${i.length === 0 ? "" : `, while ${i.join(", ")} of the time`}`;
}

// src/report/chart.ts
var Rx = 1e4;
function km({ phases: e, totalMs: t }) {
  let n = e.toSorted((s, i) => i.ms - s.ms)[0], r = e.map((s) => {
    let i = s === n ? "crit, " : "";
    return `    ${$x(s)} :${i}${s.startMs}, ${Math.max(s.endMs, s.startMs + 1)}`;
  });
  return ["```mermaid", "gantt", ...["    dateFormat x", `    axisFormat ${t < Rx ? "%s.%L s" : "%s s"}`], ...r, "```"].join(`
`);
}
function $x({ name: e, startMs: t, endMs: n, ms: r, waitedMs: o, bytes: s, mibPerSecond: i }) {
  let a = o ? `worked ${Y(r)} of ${Y(n - t)}` : Y(n - t), c = s ? `, ${j(s)} at ${i} MiB/s` : "";
  return `${e} ${a}${c}`;
}

// src/report/write-report.ts
async function fr(e, t, n) {
  try {
    await Tx(e, t, n);
  } catch (r) {
    (e.trouble === void 0 ? D : P)(`There is no report: ${O(r)}`);
  }
}
async function Tx(e, t, n) {
  let r = t.machine(), o = { ...e, totalMs: t.elapsedMs(), phases: t.phases(), machine: r }, s = { schema: 2, ...o, bottleneck: bm(o) }, { kind: i, sentence: a } = s.bottleneck;
  i !== "none" && s.trouble === void 0 && P(a);
  let c = Ix(J(), `headstart-${s.step}-${(0, Sm.randomUUID)()}.json`);
  if (Mx(c, `${JSON.stringify(s, void 0, 2)}
`), _e("report", c), !n) return;
  let f = `Headstart ${s.step}: ${s.outcome}`;
  await qc(f, Ax(s), r ? `${a}.

${km(s)}` : "");
}
function Ax(e) {
  return [
    ["Key", "Matched", "Stored", "Unpacked", "Files", "Time", "Phases"],
    [
      Js(e.key),
      e.matchedKey === void 0 ? "\u2013" : Js(e.matchedKey),
      e.storedBytes === void 0 ? "\u2013" : j(e.storedBytes),
      e.bytes === void 0 ? "\u2013" : j(e.bytes),
      String(e.files ?? "\u2013"),
      Y(e.totalMs),
      e.phases.map(({ name: t, ms: n }) => `${t} ${Y(n)}`).join(", ")
    ]
  ];
}

// src/rolling.ts
var Om = _(xm(), 1);
function fe(e) {
  return e ? Fx : Cx;
}
var Cx = {
  mistake: oi,
  lookups: (e) => e,
  nameFor: (e) => e,
  keyIn: (e) => e
}, Bm = "~v", Nx = Bm.length + 49, vm = Gr - Nx, Fx = {
  mistake(e) {
    let [t = ""] = e, n = Fi(t).length > vm, r = `Key Validation Error: ${t} cannot be larger than ${vm} characters with rolling; ~ counts twice.`;
    return oi(e) ?? (n ? r : void 0);
  },
  lookups([e = "", ...t]) {
    let n = go(e), r = t.length < 9 ? [n] : [];
    return [n, ...r, ...t.map(Fi)];
  },
  nameFor(e, { runId: t, runAttempt: n }) {
    let [r, o] = [Pm(t, 20), Pm(n, 5)];
    return `${go(e)}${Date.now()}-${r}-${o}-${(0, Om.randomBytes)(4).toString("hex")}`;
  },
  keyIn: (e) => e.replace(/^((?:[^~]|~~)*)~v[^~]*$/, "$1").replaceAll("~~", "~")
};
function go(e) {
  return Fi(e) + Bm;
}
function Em(e) {
  return Number(/~v(\d+)-[^~]*$/.exec(e)?.[1] ?? 0);
}
function Fi(e) {
  return e.replaceAll("~", "~~");
}
function Pm(e, t) {
  return e.replace(/\D/g, "").slice(0, t) || "0";
}
var _x = 3600 * 1e3;
function Rm(e, t) {
  let n = e.toSorted(ii), r = n[0]?.createdAt.getTime() ?? 0;
  return n.filter((o, s) => {
    let i = n[s - 1]?.createdAt.getTime() ?? r;
    return s >= t && r - i > _x;
  });
}

// node_modules/jwt-decode/build/esm/index.js
var yt = class extends Error {
};
yt.prototype.name = "InvalidTokenError";
function Lx(e) {
  return decodeURIComponent(atob(e).replace(/(.)/g, (t, n) => {
    let r = n.charCodeAt(0).toString(16).toUpperCase();
    return r.length < 2 && (r = "0" + r), "%" + r;
  }));
}
function Dx(e) {
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
function $m(e, t) {
  if (typeof e != "string")
    throw new yt("Invalid token specified: must be a string");
  t || (t = {});
  let n = t.header === !0 ? 0 : 1, r = e.split(".")[n];
  if (typeof r != "string")
    throw new yt(`Invalid token specified: missing part #${n + 1}`);
  let o;
  try {
    o = Dx(r);
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
var Ux = /* @__PURE__ */ new Set([
  "push",
  "schedule",
  "workflow_dispatch",
  "repository_dispatch",
  "delete",
  "registry_package",
  "page_build"
]);
function xe(e) {
  let t = jx(e.token) ?? Hx(e), n = { read: t.read, write: t.write };
  return Wx(t.write) && !Ux.has(e.eventName) && (n.write = void 0, n.whyNoWrite = `Cache save skipped: the event '${e.eventName}' can be caused by anyone, so it may not write the cache of ${t.write}.`), (e.cacheMode === "none" || e.cacheMode === "read") && (n.write = void 0, n.whyNoWrite = `Cache save skipped: the effective cache-mode '${e.cacheMode}' does not permit writes.`), (e.cacheMode === "none" || e.cacheMode === "write-only") && (n.read = [], n.whyNoRead = `Cache restore skipped: the effective cache-mode '${e.cacheMode}' does not permit reads.`), n;
}
function Wx(e = "") {
  return e.startsWith("refs/heads/") && !e.startsWith("refs/heads/gh-readonly-queue/");
}
function jx(e) {
  try {
    let { ac: t } = $m(e), n = JSON.parse(t ?? ""), r = n.find((s) => s.Permission & 2)?.Scope, o = n.filter((s) => s.Permission & 1).map((s) => s.Scope);
    return o.length === 0 && !r ? void 0 : { read: Mm([...r && o.includes(r) ? [r] : [], ...o]), write: r };
  } catch {
    return;
  }
}
function Hx(e) {
  let t = [e.baseBranch, e.defaultBranch].filter((n) => n !== "");
  return { read: Mm([e.ref, ...t.map((n) => `refs/heads/${n}`)]), write: e.ref };
}
function Mm(e) {
  return [...new Set(e)];
}

// src/mount/probe.ts
import { existsSync as Kx, readFileSync as Vx } from "node:fs";

// src/mount/root-rights.ts
var Cm = _(Tm(), 1);
import { existsSync as zx, readFileSync as qx } from "node:fs";
import { join as Gx } from "node:path";
async function fn(e) {
  if (process.geteuid?.() === 0) return Jx() ? Am((r) => r) : void 0;
  let t = _i("sudo");
  if (!t) return;
  let n = ({ path: r, args: o }) => ({ path: t, args: ["-n", "--", r, ...o] });
  try {
    await Zr(n({ path: _i("true") ?? "true", args: [] }), { cwd: "/", signal: e });
  } catch {
    e.throwIfAborted();
    return;
  }
  return Am(n);
}
function Am(e) {
  let t = (n, r) => {
    let o = _i(n);
    if (!o) throw new Error(`there is no ${n}`);
    return e({ path: o, args: r });
  };
  return {
    run: async (n, r, o) => Zr(t(n, r), o),
    async attributesOf(n, r, o) {
      let s = ["--xattrs", `--xattrs-include=${r}`], i = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"], a = ["--create", "--file=-", "--format=posix", ...s, ...i], { stdin: c, stdout: f, ended: u } = V([t("tar", a)], o);
      c.end(n, "latin1");
      let [m] = await Promise.all([(0, Cm.buffer)(f), u]);
      return m;
    },
    kernelLog: async () => qn(t("dmesg", []))
  };
}
function _i(e) {
  return ["/usr/bin", "/bin", "/usr/sbin", "/sbin"].map((n) => Gx(n, e)).find((n) => zx(n));
}
function Jx() {
  let [, e = "0"] = qx("/proc/self/status", "latin1").match(/^CapEff:\s*(\w+)$/m) ?? [];
  return (BigInt(`0x${e}`) >> 21n & 1n) === 1n;
}

// src/mount/probe.ts
function un(e) {
  return "rights" in e || e.broker !== void 0;
}
async function Li(e, t) {
  try {
    return await Zx(e, t);
  } catch (n) {
    return t.throwIfAborted(), { reason: `it cannot be found out: ${O(n)}` };
  }
}
async function Zx(e, t) {
  if (process.platform !== "linux") return { reason: "it does not run Linux" };
  let n = await fn(t);
  if (!n) return { reason: "it neither lets root mount nor has sudo without a password" };
  for (let r of e === "image" ? ["squashfs", "overlay"] : ["overlay"])
    if (!await Yx(r, n, t)) return { reason: `its kernel does not know ${r}` };
  return e === "image" && !Kx("/dev/loop-control") ? { reason: "it has no loop devices" } : { rights: n };
}
async function Yx(e, t, n) {
  let r = () => new RegExp(`\\t${e}$`, "m").test(Vx("/proc/filesystems", "latin1"));
  return r() ? !0 : (await t.run("modprobe", ["-q", e], { cwd: "/", signal: n }).catch(() => n.throwIfAborted()), r());
}

// src/steps/job.ts
import { lstatSync as DO } from "node:fs";

// src/formats/actions-cache/actions-cache.ts
var Nl = _(Nm(), 1);

// src/formats/naming.ts
function Ui({ crossOs: e, platform: t = process.platform }) {
  return t === "win32" && !e;
}
function yo(e, t) {
  let n = Ui(t) ? "windows-only" : "any", r = t.rolling ? ["rolling"] : [];
  return Of([...r, Yt, e, n, ...t.paths]);
}

// src/formats/actions-cache/pack.ts
import { once as T0 } from "node:events";
import { setImmediate as A0 } from "node:timers/promises";

// src/formats/packing.ts
import { symlinkSync as Xx } from "node:fs";
import { join as Qx } from "node:path";
function mn({ matches: e, scratch: t }) {
  let n = new Map(e.map(({ root: r }) => [r.place, r.base]));
  for (let [r, o] of n) Xx(o, Qx(t, String(r)));
}
async function wt(e, { write: t, signal: n }) {
  let r = 0;
  for await (let o of e)
    await t(o), n.throwIfAborted(), r += o.length;
  return r;
}

// src/formats/tar-commands.ts
var e0 = ["-b", String(2048)];
function t0(e) {
  return ["-b", String(Math.min(Math.max(20, Math.ceil(e / 512 / 8)), 2048))];
}
var Wi = process.platform === "darwin" ? ["--no-mac-metadata"] : [];
function wo(e, { beyondAscii: t, archiveBytes: n = Number.POSITIVE_INFINITY, listing: r }) {
  if (e.dialect === "node") return { thread: "create" };
  let { path: o, dialect: s } = e, i = t0(n);
  if (s === "bsd") {
    let f = ["--uid", "0", "--gid", "0", "--uname", "", "--gname", ""], u = [...Wi, "--no-xattrs", "--no-acls", "--no-fflags", ...f], m = ["--format", "pax", "--options", "hdrcharset=BINARY"], d = ["--no-recursion", "--null", "-T", "-"];
    return { path: o, args: ["-c", "-P", "-f", "-", ...i, ...m, ...u, ...d] };
  }
  let a = t ? ",hdrcharset:=BINARY" : "", c = r === void 0 ? [] : ["-vv", "--utc", `--index-file=${r}`];
  return { path: o, args: [..._m(a), "-P", "--sparse", ...c, ...i, ...Fm] };
}
var Fm = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"];
function _m(e = "") {
  return ["--create", "--file=-", ...["--format=posix", `--pax-option=exthdr.name=pax,delete=atime,delete=ctime${e}`], "--numeric-owner", "--owner=0", "--group=0"];
}
function bo({ path: e }) {
  let t = ["-b", "128", "--mode=a-st", "--transform=s,^\\([0-9]*\\)/\\.$,\\1,SH"], n = ["--clamp-mtime", `--mtime=@${4294967295}`];
  return { path: e, args: [..._m(",delete=mtime"), ...t, ...n, ...Fm] };
}
function ko(e, t) {
  if (e.dialect === "node") return { thread: "extract", bases: t };
  let { path: n, dialect: r } = e, o = r === "gnu" ? ["--warning=no-unknown-keyword"] : Wi, s = ["-f", "-", "--ignore-zeros", ...e0, ...o];
  return { path: n, args: ["-x", ...s, "--no-same-owner", "--no-same-permissions"] };
}
function Lm({ path: e }) {
  return { path: e, args: ["-c", "-f", "-", "--format", "mtree", "--options", "!all,type,mode,time", "@-"] };
}
function Dm({ path: e }) {
  return { path: e, args: ["-x", "-p", "-f", "-", "--no-same-owner", ...Wi] };
}

// src/formats/actions-cache/compression.ts
var pn = _(Wm(), 1);
import { pipeline as fl, Readable as ul } from "node:stream";
import { pipeline as $0 } from "node:stream/promises";

// src/formats/node-tar/start.ts
var el = _(Hm(), 1);
import { availableParallelism as Xm } from "node:os";
import { extname as i0, join as a0 } from "node:path";
import { Readable as Qm, Writable as c0 } from "node:stream";
import { Worker as f0 } from "node:worker_threads";

// src/formats/node-tar/flow.ts
function zm(e) {
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
var ln = _(Gm(), 1);
import { once as n0 } from "node:events";
var bt = 4 * 1024 * 1024;
async function Jm(e, t) {
  let n = (0, ln.createZstdCompress)({ ...r0(e, t), flush: ln.constants.ZSTD_e_end });
  try {
    return n.write(e), await n0(n, "readable"), o0(n.read());
  } finally {
    n.destroy();
  }
}
var HN = 33 * 1024 * 1024;
function r0({ length: e }, t) {
  return { params: { [ln.constants.ZSTD_c_compressionLevel]: t }, chunkSize: s0(e) };
}
function o0({ buffer: e, byteOffset: t, length: n }) {
  return t === 0 && e.byteLength > Buffer.poolSize ? Buffer.from(e.transfer(n)) : Buffer.from(e.slice(t, t + n));
}
function s0(e) {
  return e + (e >> 8) + (e < 131072 ? 131072 - e >> 11 : 0) + 1;
}

// src/formats/node-tar/slabs.ts
function Km(e, t, n) {
  let r = (s) => new Int32Array(new SharedArrayBuffer(4 * s));
  return { slabs: Array.from({ length: e }, () => new SharedArrayBuffer(t)), owners: r(e), releases: r(1), share: n };
}
function Vm({ slabs: e }, t) {
  return Buffer.from(e[t]);
}
function ji({ owners: e, releases: t }, n, r) {
  Atomics.compareExchange(e, n, r, 0) === r && (Atomics.add(t, 0, 1), Atomics.notify(t, 0));
}
function Zm(e, t) {
  for (let n = 0; n < e.slabs.length; n++) ji(e, n, t);
}

// src/formats/node-tar/start.ts
function kt(e, t) {
  if (!("thread" in e)) return V([e], t);
  let n = zi(e, t);
  return { ...n, stdout: Qm.from(u0(n)) };
}
async function* u0({ stdout: e }) {
  for await (let { content: t, release: n } of e) {
    let r = Buffer.from(t);
    n(), yield r;
  }
}
var m0 = a0(import.meta.dirname, `tar-thread${i0(import.meta.filename)}`), tl = [], Hi = Math.min(Xm(), 2), ur = Math.min(Xm(), 4), Ym, l0 = 0;
function nl() {
  return Ym ??= Km(ur + 1, bt, ur + 2 - Hi), Ym;
}
function d0() {
  (0, el.setFlagsFromString)("--semi-space-growth-factor=1");
  let e = { maxYoungGenerationSizeMb: 2 };
  return { thread: new f0(m0, { execArgv: [], env: {}, resourceLimits: e }), owner: ++l0 };
}
function zi(e, { cwd: t, signal: n }) {
  let r = tl.pop() ?? d0(), { thread: o, owner: s } = r, i = nl();
  o.ref();
  let a = (g) => o.postMessage(g), c = { ...e, cwd: t, mask: process.umask(), slabs: i, owner: s };
  a(c);
  let f = zm(o), u = new c0({
    write: (g, y, b) => {
      f.send(new Uint8Array(g)).then(() => b());
    },
    final(g) {
      a("end"), g();
    }
  });
  u.on("error", () => {
  });
  let m = new Qm({ objectMode: !0, read() {
  } }), d = (g) => {
    "taken" in g ? f.taken(g.taken) : m.push("frame" in g ? l(g) : p(g));
  }, l = ({ frame: g, contentBytes: y }) => ({ frame: Buffer.from(g.buffer, g.byteOffset, g.length), contentBytes: y }), p = ({ slab: g, filled: y }) => ({
    content: Vm(i, g).subarray(0, y),
    release: () => ji(i, g, s)
  }), h = p0(r, d, n).finally(() => {
    m.push(null), u.destroy(new Error("its reader has ended"));
  });
  return { pid: process.pid, stdin: u, stdout: m, ended: h };
}
async function p0(e, t, n) {
  let { thread: r } = e, { promise: o, resolve: s } = Promise.withResolvers(), i = (m) => {
    m === "done" ? s(void 0) : "isBadEntry" in m ? s(m.isBadEntry ? new k(m.message) : new Q(m.message)) : t(m);
  }, a = ({ message: m }) => s(new Q(m)), c = () => s(new Q("a thread of tar ended early")), f = () => {
    r.terminate();
  };
  r.on("message", i).on("error", a).on("exit", c), n.addEventListener("abort", f), n.aborted && f();
  let u = await o;
  if (n.removeEventListener("abort", f), r.off("message", i).off("error", a).off("exit", c), !u && !n.aborted) {
    r.unref(), tl.push(e);
    return;
  }
  throw await r.terminate(), Zm(nl(), e.owner), n.throwIfAborted(), u;
}

// src/formats/zstd.ts
var dn = _(ol(), 1);
import { once as v0 } from "node:events";
import { pipeline as P0 } from "node:stream";

// src/formats/output-limit.ts
import { statfsSync as h0 } from "node:fs";
import { readFile as g0 } from "node:fs/promises";
var sl = 64 * 1024 * 1024, y0 = 0.1, w0 = 8 * 1024, b0 = 8, k0 = 25;
function St({ files: e, bytes: t, unpackedBytes: n = t }) {
  return Math.max(t, n) * (1 + y0) + e * w0;
}
function qe(e) {
  let t = new AbortController(), { bavail: n, bsize: r } = h0(e), o = sl + b0 * n * r, s = sl, i = 0, a = (c) => {
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
      let u = setInterval(async () => a(await S0(c)), k0), m = () => clearInterval(u);
      f.then(m, m);
    }
  };
}
async function S0(e) {
  let t = await g0(`/proc/${e}/io`, "latin1").catch(() => "");
  return Number(/^wchar: (\d+)$/m.exec(t)?.[1] ?? 0);
}

// src/formats/sink.ts
function mr({ write: e, ...t }) {
  let n = 0, r = 0, o = () => {
  }, s = t.ended.then(() => {
    throw new Q("unpacking ended before all bytes were read");
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
var x0 = 32 * 1024 * 1024;
async function So(e, t) {
  for (; e.pending > x0 / t.length; ) await e.progress();
}

// src/formats/zstd.ts
var O0 = 1024 * 1024;
function xt(e, t = Number.POSITIVE_INFINITY) {
  return e === void 0 || t < O0 ? qi : B0(e);
}
function B0(e) {
  return {
    packing(t, n, r) {
      if ("thread" in t) return qi.packing(t, n, r);
      let { level: o, threads: s, check: i } = n, a = s === 1 ? "--single-thread" : `-T${s}`, c = ["-q", "-c", i ? "--check" : "--no-check", `-${o}`, a];
      return V([t, { path: e, args: c }], r);
    },
    unpacking(t, n) {
      if ("thread" in t) return qi.unpacking(t, n);
      let r = qe(n.cwd), o = { ...n, signal: AbortSignal.any([n.signal, r.signal]) }, { pid: s, stdin: i, stdout: a, ended: c } = V([{ path: e, args: ["-q", "-d", "-c"] }, t], o);
      return r.watch(s, c), mr({
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
          i.end(E0);
        }
      });
    }
  };
}
var E0 = Buffer.from([80, 42, 77, 24, 0, 0, 0, 0]), il = 128 * 1024;
function R0(e, t, n) {
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
      await e, r = (0, dn.createZstdDecompress)({ chunkSize: il }), r.on("error", () => {
      });
      for (let [c, f] of o) i(f, c);
      s && r.end();
      for await (let c of r)
        n.count(c.length), n.signal.throwIfAborted(), t.write(c) || await v0(t, "drain");
      r.destroy();
      for (let [c] of o) o.delete(c) && c(new Error("it comes after the frame"));
    })()
  };
}
var qi = {
  packing(e, { level: t, check: n }, r) {
    let o = kt(e, r), { ZSTD_c_compressionLevel: s, ZSTD_c_checksumFlag: i } = dn.constants, a = { [s]: t, [i]: Number(n) }, c = (0, dn.createZstdCompress)({ params: a, chunkSize: il });
    return P0(o.stdout, c, () => {
    }), { ...o, stdout: c };
  },
  unpacking(e, t) {
    let n = new AbortController(), r = qe(t.cwd), o = AbortSignal.any([t.signal, n.signal, r.signal]), { stdin: s, stdout: i, ended: a } = kt(e, { ...t, signal: o }), c = Promise.resolve(), f;
    return mr({
      stdout: i,
      ended: a,
      allow: r.allow,
      write(u, m) {
        f || (f = R0(c, s, r), c = f.fed.catch((d) => n.abort(d))), f.write(u, m);
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
function ml(e, { tools: t, level: n }, r) {
  if (t.zstd) return xt(t.zstd).packing(e, { level: n, threads: 0, check: !0 }, r);
  let o = kt(e, r), s = (0, pn.createGzip)();
  return fl(o.stdout, s, () => {
  }), { ...o, stdout: s };
}
var Gi = Buffer.from([40, 181, 47, 253]), al = Buffer.from([31, 139]);
async function* ll(e, t, n) {
  let [r, o] = await M0(e);
  if (r.subarray(0, al.length).equals(al)) yield* cl((0, pn.createGunzip)(), o);
  else if (r.subarray(0, Gi.length).equals(Gi)) t ? yield* I0({ path: t, args: ["-q", "-d", "-c"] }, o, n) : yield* cl((0, pn.createZstdDecompress)(), o);
  else throw new k("it is no archive");
}
async function M0(e) {
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
async function* cl(e, t) {
  fl(ul.from(t), e, () => {
  }), yield* e;
}
async function* I0(e, t, { cwd: n, signal: r }) {
  let o = new AbortController(), { stdin: s, stdout: i, ended: a } = V([e], {
    cwd: n,
    signal: AbortSignal.any([r, o.signal])
  }), c = $0(ul.from(t), s).catch((f) => {
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
async function dl(e) {
  let { tools: t, level: n, workspace: r } = e, o = new AbortController(), s = (y) => o.abort(y), i = { cwd: r, signal: AbortSignal.any([e.signal, o.signal]) }, a = wo(t.tar, { beyondAscii: !1 }), { stdin: c, stdout: f, ended: u } = ml(a, { tools: t, level: n }, i), m = { segments: [], files: 0, bytes: 0, skipped: [] }, d = N0(c, { ...e, signal: i.signal }, m).catch(s), l = wt(f, e);
  l.catch(s), await u, await d;
  let p = await l;
  o.signal.throwIfAborted();
  let { files: h, bytes: g } = m;
  return h > 0 && m.segments.push({ kind: "archive", offset: 0, length: p, files: h, bytes: g }), m;
}
var C0 = 256;
async function N0(e, { matches: t, found: n, workspace: r, signal: o }, s) {
  let i = F0(t, r), a = /* @__PURE__ */ new Set(), c = [];
  for (let f of n) {
    for (let { kind: u, member: m, bytes: d, hardLink: l } of f) {
      if (u === "other") {
        s.skipped.push(m);
        continue;
      }
      s.files++, (!l || !a.has(l.inode)) && (s.bytes += d), l && a.add(l.inode), c.push(`${i(m)}\0`);
    }
    c.length < C0 || (e.write(c.join(""), "latin1") || await T0(e, "drain", { signal: o }), c = [], await A0(void 0, { signal: o }));
  }
  e.end(c.join(""), "latin1");
}
function F0(e, t, n = process.platform) {
  let { join: r, relative: o } = Ze(n), s = new Map(
    e.map(({ root: i }) => [String(i.place), o(x(t), x(i.base))])
  );
  return (i) => {
    let a = i.indexOf("/");
    return r(s.get(i.slice(0, a)) ?? "", i.slice(a + 1));
  };
}

// src/formats/actions-cache/unpack.ts
var Al = _(hl(), 1);
import { linkSync as yv, mkdirSync as wv } from "node:fs";
import { availableParallelism as bv } from "node:os";
import { dirname as kv, join as Sv } from "node:path";

// src/formats/tar-records.ts
var G = 512;
function ue(e) {
  return (G - e % G) % G;
}
function xo(e, t, n) {
  let r = n.toString("latin1");
  if (t === "L") return { ...e, name: gl(r) };
  if (t === "K") return { ...e, target: gl(r) };
  if (t === "g") return e;
  let o = new Map(_0(r));
  return { ...e, ...L0(o) };
}
function gl(e) {
  let t = e.indexOf("\0");
  return t < 0 ? e : e.slice(0, t);
}
function* _0(e) {
  for (let t = 0; t < e.length; ) {
    let n = e.indexOf(" ", t), r = Number(e.slice(t, n)), o = e.slice(n + 1, t + r - 1), s = o.indexOf("=");
    if (!(Number.isInteger(r) && r > n - t && e[t + r - 1] === `
`) || s < 1) throw new k("its archive is damaged");
    yield [o.slice(0, s), o.slice(s + 1)], t += r;
  }
}
function L0(e) {
  let t = (c) => e.get(c) || void 0, n = {}, r = t("GNU.sparse.name") ?? t("path"), o = t("linkpath"), s = t("size"), i = t("mtime");
  r !== void 0 && (n.name = r), o !== void 0 && (n.target = o), s !== void 0 && (n.size = Number(yl(s))), i !== void 0 && /^-?\d{1,18}(\.\d{1,18})?$/.test(i) && (n.mtime = i);
  let a = [...e.keys()].some((c) => c.startsWith("GNU.sparse."));
  if (a && t("GNU.sparse.major") !== "1") throw new k("its archive has an old form of holes");
  return a && (n.sparseSize = yl(t("GNU.sparse.realsize"))), n;
}
function yl(e = "") {
  if (/^\d{1,15}$/.test(e)) return e;
  throw new k("its archive is damaged");
}

// src/formats/archive-reader.ts
var D0 = 1024 * 1024;
function wl(e = "one") {
  let t = Buffer.alloc(0), n = {}, r, o = 0, s = 0, i = e === "several", a = (f, u) => {
    n = xo(n, f, u), s = ue(u.length), r = void 0;
  }, c = (f) => {
    if (i = f.every((p) => p === 0), i) return;
    let { type: u, member: m } = U0(f);
    if ("xgLK".includes(u)) {
      if (m.size > D0) throw new k("a header in the archive is too large");
      r = { type: u, size: m.size };
      return;
    }
    let d = { ...m, ...n, name: n.name ?? m.name };
    n = {};
    let l = { ...d, kind: H0(u, d.name) };
    if (l.kind !== "file" && l.size > 0) throw new k("a link or directory has content");
    return o = l.size, s = ue(l.size), l;
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
      if (!i || t.length > 0) throw new k("its archive ends too early");
    }
  };
}
function U0(e) {
  if (vo(e, 148, 8) !== W0(e)) throw new k("its archive is damaged");
  let t = hn(e, 0, 100), n = hn(e, 257, 6) === "ustar" ? hn(e, 345, 155) : "";
  return {
    type: hn(e, 156, 1) || "0",
    member: {
      name: n === "" ? t : `${n}/${t}`,
      target: hn(e, 157, 100),
      // Without setuid, setgid and sticky bits.
      mode: vo(e, 100, 8) & 511,
      mtime: String(vo(e, 136, 12)),
      size: vo(e, 124, 12),
      sparseSize: void 0
    }
  };
}
function W0(e) {
  let t = 256;
  for (let n = 0; n < G; n++) (n < 148 || n >= 156) && (t += e[n]);
  return t;
}
function hn(e, t, n) {
  let r = e.toString("latin1", t, t + n), o = r.indexOf("\0");
  return o < 0 ? r : r.slice(0, o);
}
function vo(e, t, n) {
  let r = e[t];
  if (r === 128) return Number(e.readBigUInt64BE(t + n - 8));
  let o = hn(e, t, n).trim(), s = o === "" ? 0 : Number.parseInt(o, 8);
  if (Number.isSafeInteger(s) && s >= 0 && /^[0-7]*$/.test(o)) return s;
  if (r === 255) return 0;
  throw new k("its archive is damaged");
}
var j0 = {
  0: "file",
  7: "file",
  1: "hardlink",
  2: "symlink",
  3: "other",
  4: "other",
  5: "directory",
  6: "other"
};
function H0(e, t) {
  let n = j0[e];
  if (!n) throw new k(`its archive holds something of the unknown type ${JSON.stringify(e)}`);
  return n === "file" && t.endsWith("/") ? "directory" : n;
}

// src/formats/extract-workers.ts
import { existsSync as G0, mkdirSync as bl, readdirSync as J0, rmSync as K0 } from "node:fs";
import { join as Po } from "node:path";

// src/files/merge-trees.ts
import { rmdirSync as z0 } from "node:fs";
function Ji(e, t, n) {
  if (!Ht(w(e), w(t))) {
    te(t).length < te(e).length && q0(e, t, n);
    for (let r of te(e)) Ji(`${e}/${r}`, `${t}/${r}`, n);
    z0(w(e));
  }
}
function q0(e, t, n) {
  ee(w(e), n), ee(w(t), w(e)), ee(n, w(t));
}

// src/formats/extract-workers.ts
async function Oo({ tar: e, codec: t, dir: n, workers: r, files: o, signal: s, warn: i }, a) {
  let c = new AbortController(), f = AbortSignal.any([s, c.signal]), u = (v) => c.abort(v), m = Array.from({ length: r }, (v, B) => Po(n, `lane-${B}`)), d = m.map((v) => {
    bl(v);
    let B = t.unpacking(ko(e), { cwd: v, signal: f });
    return B.stdout.resume(), { sink: B, files: B.ended.then(() => Ki(x(v))).catch(u) };
  }), l = d.map(({ sink: v }) => v), p = await a(l, f).catch(u), h = await Promise.all(d.map(({ files: v }) => v));
  f.throwIfAborted();
  let g = h.reduce((v, B) => v + (B ?? 0), 0), y = V0(n);
  if (g > o() || g < o() && !y)
    throw new k(`its segments held ${g} files instead of ${o()}`);
  let b = Po(n, "tree");
  bl(b);
  for (let v of m) Ji(x(v), x(b), Po(n, "aside"));
  let S = y ? o() - Ki(x(b)) : 0;
  if (S > o() - g)
    throw K0(b, { recursive: !0 }), new Ct();
  return S > 0 && i(`Some names are one name here, so later files replaced ${S} of ${o()} files`), p;
}
function V0(e) {
  return process.platform === "darwin" || G0(Po(e, "LANE-0"));
}
function Ki(e) {
  let t = 0;
  for (let n of J0(w(e), { withFileTypes: !0, encoding: "latin1" }))
    if (n.isDirectory()) t += Ki(`${e}/${n.name}`);
    else if (n.isFile()) t++;
    else throw new k("a segment of files holds something else");
  return t;
}
var Z0 = 1024 * 1024;
async function kl(e, t, n) {
  let r = [];
  for (let i of t) X0(i);
  let o = t.filter(({ kind: i }) => i === "files").length, s;
  for await (let { segment: i, bytes: a, endsFrame: c, ends: f } of ev(e, t)) {
    if (i.kind !== "files") {
      r.push(a);
      continue;
    }
    if (s || (s = await Q0(n), s.allow(St(i))), s.write(a, () => e.release?.(a)), await So(s, n), c && s.endFrame(), !!f && (s = void 0, --o === 0))
      for (let u of n) u.end();
  }
  return r;
}
var Y0 = 1024 * 1024;
function X0(e) {
  let t = 2 + St(e) / Y0;
  if ((e.frames?.length ?? 0) > t)
    throw new k("a segment has more frames than its content needs");
}
async function Q0(e) {
  for (; ; ) {
    let [t] = e.toSorted((n, r) => n.pending - r.pending || n.given - r.given);
    if (t.pending <= Z0) return t;
    await Promise.race(e.map((n) => n.progress()));
  }
}
async function* ev(e, t) {
  let n = tv(t), r = n.next(), o = 0;
  for await (let s of e)
    for (let i = 0; i < s.length; ) {
      if (r.done) throw new k("its body is longer than its segments");
      let { segment: a, end: c, ends: f } = r.value, u = s.subarray(i, i + c - o);
      i += u.length, o += u.length;
      let m = o === c;
      yield { segment: a, bytes: u, endsFrame: m, ends: f && m }, m && (r = n.next());
    }
}
function* tv(e) {
  for (let t of e) {
    let n = t.offset, r = t.frames ?? [t.length];
    for (let [o, s] of r.entries())
      n += s, yield { segment: t, end: n, ends: o === r.length - 1 };
  }
}

// src/formats/member-header.ts
var Sl = /[\u0080-\u00ff]/, Bo = 100, Vi = 8589934591, nv = { file: "0", hardlink: "1", symlink: "2", directory: "5", whiteout: "3" };
function lr(e) {
  let t = Buffer.allocUnsafe(Zi(e));
  return t.subarray(0, Yi(t, 0, e));
}
function Zi({ name: e, target: t }) {
  return 4 * G + 2 * (e.length + t.length);
}
function Yi(e, t, n, r = !1) {
  let o = ov(n, r), s = t;
  if (o !== "") {
    s += rv(o.length).copy(e, s), s += e.write(o, s, "latin1");
    let i = s + ue(o.length);
    e.fill(0, s, i), s = i;
  }
  return vl(e, s, n, nv[n.kind]), s + G;
}
var xl = /* @__PURE__ */ new Map();
function rv(e) {
  let t = xl.get(e);
  if (t) return t;
  let n = Buffer.alloc(G);
  return vl(n, 0, { name: "pax", target: "", mtime: "0", mode: 420, size: e }, "x"), xl.set(e, n), n;
}
function ov({ name: e, target: t, mtime: n, size: r, sparseSize: o }, s) {
  let i = Sl.test(e) || Sl.test(t), a = i && !s ? Ge("hdrcharset", "BINARY") : "", c = i || e.length > Bo ? Ge("path", e) : "", f = i || t.length > Bo ? Ge("linkpath", t) : "", u = /^\d{1,11}$/.test(n) ? "" : Ge("mtime", n), m = r > Vi ? Ge("size", String(r)) : "";
  return a + c + (t === "" ? "" : f) + u + m + sv(e, o);
}
function sv(e, t) {
  return t === void 0 ? "" : Ge("GNU.sparse.major", "1") + Ge("GNU.sparse.minor", "0") + Ge("GNU.sparse.name", e) + Ge("GNU.sparse.realsize", t);
}
function Ge(e, t) {
  let n = ` ${e}=${t}
`, r = n.length + String(n.length).length;
  return `${n.length + String(r).length}${n}`;
}
var iv = av();
function av() {
  let e = Buffer.alloc(G);
  return gn(e, 108, 7, 0), gn(e, 116, 7, 0), e.write("        ", 148, "latin1"), e.write("ustar\x0000", 257, "latin1"), e;
}
function vl(e, t, { name: n, target: r, mode: o, mtime: s, size: i }, a) {
  iv.copy(e, t);
  let c = Math.min(Math.max(Math.trunc(Number(s)), 0), Vi);
  e.write(n, t, Bo, "latin1"), gn(e, t + 100, 7, o), gn(e, t + 124, 11, Math.min(i, Vi)), gn(e, t + 136, 11, c), e[t + 156] = a.charCodeAt(0), r !== "" && e.write(r, t + 157, Bo, "latin1");
  let f = 0;
  for (let u = t; u < t + G; u++) f += e[u];
  gn(e, t + 148, 6, f), e[t + 154] = 0;
}
function gn(e, t, n, r) {
  let o = r;
  for (let s = t + n - 1; s >= t; s--) {
    let i = Math.floor(o / 8);
    e[s] = 48 + o - i * 8, o = i;
  }
}

// src/files/member-paths.ts
function Eo(e) {
  return new Map(e.map(({ place: t, base: n }) => [String(t), x(n)]));
}
function Pl(e) {
  return (t) => {
    let n = t.indexOf("/");
    return `${e.get(t.slice(0, n))}${t.slice(n)}`;
  };
}

// src/formats/skeleton.ts
async function Ro(e, t) {
  if (e.bytes.length === 0) return;
  let { tar: n, roots: r, ...o } = t;
  await Ol(ko(n, Eo(r)), e, o), n.dialect === "bsd" && await cv(e, n, o);
}
async function cv(e, t, n) {
  let o = (await Ol(Lm(t), e, n)).split(`
`).filter((c) => c.includes(" type=dir")).map((c) => c.replace(/ mode=\d*(\d{3})\b/, " mode=$1")), { stdin: s, stdout: i, ended: a } = V([Dm(t)], n);
  i.resume(), s.end(["#mtree", ...o, ""].join(`
`), "latin1"), await a;
}
async function Ol(e, { bytes: t, mostBytes: n }, { codec: r, ...o }) {
  let s = r.unpacking(e, o), i = "";
  s.stdout.setEncoding("latin1").on("data", (a) => {
    i += a;
  }), s.allow(n);
  for (let a of t) s.write(a);
  return s.endFrame(), s.end(), await s.ended, i;
}

// src/formats/actions-cache/distribute-members.ts
import { dirname as Bl } from "node:path";
var fv = 1e3, uv = 8 * 1024 * 1024, mv = 4;
function Rl(e) {
  let t = e[0], n = dv(), r = 0, o = 0, s = 0, i = "", a = (f) => {
    o += f.length, n.add(f, t);
  }, c = () => {
    a(lv.subarray(0, ue(s))), s = 0;
  };
  return {
    /** Starts a member. @param name its directory decides whether another worker may take over */
    begin(f, u) {
      c();
      let m = Math.max(r / fv, o / uv);
      (m >= mv || m >= 1 && Bl(u) !== i) && (n.flush(t), t = e.reduce((d, l) => l.pending < d.pending ? l : d), r = 0, o = 0), i = Bl(u), r++, a(f);
    },
    /** Adds to the content of the member that was started last. */
    content(f) {
      s += f.length, a(f);
    },
    /** Resolves when the worker's queue has room again. */
    room: () => So(t, e),
    end() {
      c(), n.flush(t);
      for (let f of e) f.end();
    }
  };
}
var lv = Buffer.alloc(G), El = 1024 * 1024;
function dv() {
  let e = Buffer.allocUnsafeSlow(El), t = 0, n = 0, r = (o) => {
    n > t && o.write(e.subarray(t, n)), t = n;
  };
  return {
    flush: r,
    add(o, s) {
      for (let i = 0; i < o.length; ) {
        let a = o.copy(e, n, i);
        i += a, n += a, !(n < e.length) && (r(s), e = Buffer.allocUnsafeSlow(El), t = 0, n = 0);
      }
    }
  };
}

// src/files/windows-names.ts
var pv = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³]) *(\.|$)/i;
function hv(e) {
  if (e === "." || e === "..") return;
  if (pv.test(e)) return "it is a device";
  if (/[. ]$/.test(e)) return "it ends in a dot or a blank";
  let t = [...e].find((n) => n < " " || '<>:"|?*\\'.includes(n));
  return t === void 0 ? void 0 : `it has the character ${JSON.stringify(t)}`;
}
function $o(e) {
  for (let t of e.split("/")) {
    let n = hv(t);
    if (n !== void 0) throw new Error(`Windows has no file ${JSON.stringify(t)}: ${n}`);
  }
}

// src/formats/actions-cache/staged-names.ts
var gv = 1e5;
function Ml(e, t, n = process.platform) {
  let r = Ze(n), o = x(t), s = e.map((m) => ({ root: m, base: x(m.base) })), i = /* @__PURE__ */ new Map(), a = /* @__PURE__ */ new Map(), c = (m) => s.find(
    ({ root: d, base: l }) => z(m, l) && d.matches(w(r.relative(l, m)).toString())
  ), f = (m) => {
    let d = a.get(m);
    if (d) return d;
    a.set(m, $l);
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
      a.size > gv && a.clear();
      let { path: d, anchor: l } = m.includes("\0") ? $l : u(r.resolve(o, m));
      if (!l) throw new k(`it holds ${w(m)}, which no line of path names`);
      let p = `${l.root.place}/${r.relative(l.base, d) || "."}`;
      return n === "win32" && $o(w(p, n).toString()), p;
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
var $l = { path: "/", anchor: void 0 };

// src/formats/actions-cache/unpack.ts
async function Cl(e) {
  let { body: t, dir: n, tools: r, roots: o, workspace: s, workers: i = bv(), warn: a } = e, c = qe(n);
  c.allow(1 / 0);
  let { tar: f } = r, u = AbortSignal.any([e.signal, c.signal]), m = 0, d = {
    tar: f,
    codec: Il,
    dir: n,
    workers: i,
    files: () => m,
    signal: u,
    warn: a
  }, { links: l, skeleton: p } = await Oo(d, async (b, S) => {
    let v = Rl(b), B = Ov(Ml(o, s), v), R = wl(), C = f.dialect === "node" ? void 0 : r.zstd;
    for await (let N of ll(t, C, { cwd: n, signal: S })) {
      c.count(N.length), S.throwIfAborted();
      for (let A of R.push(N)) B.push(A);
      await v.room();
    }
    return R.finish(), v.end(), m = B.files(), B;
  }), h = Sv(n, "tree");
  for (let { name: b, target: S } of l) Bv(x(h), b, S);
  let g = Buffer.concat(p), y = { bytes: [g], members: p.length, mostBytes: g.length };
  await Ro(y, { tar: f, roots: o, codec: Il, cwd: h, signal: u });
}
var xv = Buffer.alloc(1024), vv = 512 * 1024 * 1024, Pv = 1 / 2, Il = {
  unpacking(e, t) {
    let { stdin: n, stdout: r, ended: o } = kt(e, t);
    return mr({
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
        n.end(xv);
      }
    });
  }
}, Tl = 300;
function Ov({ stagedName: e, follow: t }, n) {
  let r = [], o = [], s = /* @__PURE__ */ new Set(), i = /* @__PURE__ */ new Map(), a = Math.min(vv, (0, Al.getHeapStatistics)().heap_size_limit * Pv), c = 0, f = !1, u = 0, m = (p) => {
    if (c += p, c > a) throw new k("it holds more than anybody would save");
  }, d = (p) => {
    let h = lr(p);
    m(h.length), o.push(h);
  }, l = (p) => {
    let { kind: h } = p, g = e(p.name);
    if (h === "other" || s.has(g)) return !1;
    if (s.add(g), m(g.length + Tl), h === "file")
      u++, n.begin(lr({ ...p, kind: h, name: g, target: "" }), g);
    else if (h === "directory") d({ ...p, kind: h, name: g, target: "" });
    else if (h === "symlink")
      i.set(g, { ...p, kind: h, name: g }), d({ ...p, kind: h, name: g }), t(p.name, p.target);
    else {
      let y = e(p.target);
      m(y.length + Tl);
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
function Bv(e, t, n) {
  let r = (o) => w(`${e}/${o}`);
  wv(r(kv(t)), { recursive: !0 });
  try {
    yv(r(n), r(t));
  } catch {
    throw new k(`it holds ${w(t)} as another name of a file that it does not hold`);
  }
}

// src/formats/actions-cache/actions-cache.ts
var Fl = {
  id: "actions-cache",
  indexed: !1,
  kinds: ["archive"],
  image: !1,
  versions(e, t) {
    return (t && !t.zstd ? ["gzip", "zstd-without-long"] : ["zstd-without-long", "gzip"]).map((r) => Ev(r, e));
  },
  unsupportedReason: () => {
  },
  pack: dl,
  unpack: Cl
};
function Ev(e, t) {
  let n = Ui(t) ? ["windows-only"] : [], r = [...t.paths, e, ...n, "1.0"].join("|");
  return (0, Nl.createHash)("sha256").update(r).digest("hex");
}

// src/formats/squashfs/pack.ts
import { createReadStream as kP } from "node:fs";
import { join as SP } from "node:path";

// src/formats/squashfs/directory-image.ts
var dd = _(Ll(), 1);
import { writeFileSync as dP } from "node:fs";
import { join as pP } from "node:path";

// src/formats/squashfs/make.ts
import { stat as fP } from "node:fs/promises";

// src/formats/squashfs/check.ts
var od = _(Ul(), 1);
import { closeSync as Vv, openSync as Zv, readSync as Yv } from "node:fs";
import { setImmediate as Xv } from "node:timers/promises";

// src/formats/squashfs/metadata.ts
var zl = _(jl(), 1);
var re = 8192, Qi = 256;
function Mo(e, t, n, r = []) {
  let o = /* @__PURE__ */ new Map(), s = t, i = 0, a = async () => {
    let f = await e(s, Math.min(n, s + Qi * re)), { unpacked: u, starts: m, length: d } = Rv(f, s + f.length === n);
    for (let l of m) o.set(s - t + l, o.size);
    s += d, i += c.at, c.bytes = Buffer.concat([c.bytes.subarray(c.at), ...u]), c.at = 0;
  }, c = {
    /** The part of the table that has been unpacked and not been dropped yet. */
    bytes: Buffer.alloc(0),
    /** Where the reader is in `bytes`. */
    at: 0,
    /** Makes sure that `take` can take `metadataBytes`, or the rest of the table. Undefined if it can already. */
    ahead: () => c.bytes.length - c.at < re && s !== n ? a() : void 0,
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
      if (m === void 0 || u >= re) throw $("a table points beside its blocks");
      return m * re + u;
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
async function Io(e, t, n) {
  let r = Math.ceil(n / re), o = await e(t, t + r * Xi);
  if (o.length !== r * Xi) throw $("a list ends early");
  let s = Array.from({ length: r }, (a, c) => Number(o.readBigUInt64LE(c * Xi))), [i = t] = s;
  if (i > t) throw $("a table is behind its list");
  return { table: Mo(e, i, t, s), start: i };
}
var Xi = 8;
function Rv(e, t) {
  let n = [], r = [], o = 0;
  for (; n.length < Qi && o + 2 <= e.length; ) {
    let s = e.readUInt16LE(o), i = o + 2 + (s & Hl);
    if (i > e.length) break;
    let a = e.subarray(o + 2, i), c = s > Hl ? a : $v(a), f = t && i === e.length;
    if (c.length !== re && !(f && c.length > 0 && c.length < re))
      throw $("a table has a gap");
    r.push(c), n.push(o), o = i;
  }
  if (n.length === 0 || t && o !== e.length && n.length < Qi)
    throw $("a table ends early");
  return { unpacked: r, starts: n, length: o };
}
var Hl = 32767;
function $v(e) {
  try {
    return (0, zl.zstdDecompressSync)(e, { maxOutputLength: re, chunkSize: re });
  } catch {
    throw $("a table cannot be unpacked");
  }
}
function $(e) {
  return new k(`its image is wrong: ${e}`);
}

// src/formats/squashfs/directory.ts
var dr = { directory: 1, file: 2, link: 3, whiteout: 5 };
function Gl(e) {
  let t = new Float64Array(e + 1), n = new Uint8Array(e + 1), r = new Uint8Array(e + 1), o = 0;
  return {
    /** @throws BadEntry when the number is taken */
    add({ number: s, kind: i }, a) {
      if (s < 1 || s > e || n[s] !== 0) throw $("two inodes have one number");
      n[s] = dr[i], t[s] = a, o++;
    },
    /** @throws BadEntry when the name leads to no inode that has been read, or is a second name that tools do not make */
    name(s, i, a) {
      if (i === 0 || n[s] !== i || t[s] !== a)
        throw $("a name leads nowhere");
      if (r[s] === 0) o--;
      else if (i === dr.directory || i === dr.whiteout)
        throw $("a directory or a whiteout has two names");
      r[s] = 1;
    },
    /** How many inodes have no name. */
    unnamed: () => o
  };
}
var [Mv, Iv, Tv] = [12, 12, 8], Av = 256, Cv = 256, [ql, Nv] = [46, 47];
async function Jl({ number: e, start: t, offset: n, bytes: r, indexed: o }, { inodes: s, directories: i }, { known: a, whiteouts: c }) {
  let f = await Fv(s, o), u = i.position();
  if (i.positionOf(t, n) !== u) throw $("a directory is not where it should be");
  let m = u + r, d = 0, l = 0, p;
  for (; i.position() < m; ) {
    let h = i.ahead();
    h && await h;
    let g = i.position(), y = f[l]?.within === g - u ? f[l++] : void 0;
    if (y && i.positionOf(y.block, g % re) !== g)
      throw ea();
    let b = i.take(Iv), S = i.bytes.readUInt32LE(b) + 1, v = s.positionOf(i.bytes.readUInt32LE(b + 4), 0), B = i.bytes.readUInt32LE(b + 8);
    if (S > Cv) throw $("a directory has too many names at once");
    for (let R = S; R > 0; R--) {
      let C = i.ahead();
      C && await C;
      let N = i.take(Tv), { bytes: A } = i, pe = B + A.readInt16LE(N + 2), Re = A.readUInt16LE(N + 4);
      a.name(pe, Re, v + A.readUInt16LE(N));
      let Ce = Kl(A.readUInt16LE(N + 6)), ac = i.take(Ce), In = A.subarray(ac, ac + Ce);
      if (_v(In, p), y && R === S && !In.equals(y.name)) throw ea();
      p = In, Re === dr.whiteout ? c.add(e, In) : Re === dr.directory && c.addBelow(e, In, pe);
    }
    d += S;
  }
  if (i.position() !== m) throw $("a directory does not end where it should");
  if (l !== f.length) throw ea();
  return d;
}
async function Fv(e, t) {
  let n = [];
  for (; n.length < t; ) {
    await e.ahead();
    let r = e.take(Mv), { bytes: o } = e, s = Kl(o.readUInt32LE(r + 8)), i = e.take(s), a = o.subarray(i, i + s);
    n.push({ within: o.readUInt32LE(r), block: o.readUInt32LE(r + 4), name: a });
  }
  return n;
}
function ea() {
  return $("the index of a directory leads elsewhere");
}
function Kl(e) {
  if (e >= Av) throw $("a name is too long");
  return e + 1;
}
function _v(e, t) {
  let n = t ? 0 : 1;
  for (let r = 0; r < e.length; r++) {
    let o = e[r];
    if (o === 0 || o === Nv) throw $("it has a name that is none");
    n === 0 && (n = o - (t[r] ?? -1));
  }
  if (n <= 0) throw $("names are not in order");
  if (e[0] === ql && (e.length === 1 || e.length === 2 && e[1] === ql))
    throw $("it has a name that is none");
}

// src/formats/squashfs/superblock.ts
var ve = 96, Lv = 6, Vl = { noXattrs: 512, others: 1088 }, Dv = 0xffffffffffffffffn, Uv = 1 << 24;
function yn(e, t) {
  if (e.length < ve || e.toString("latin1", 0, 4) !== "hsqs") throw Zl();
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
  }, { inodes: i, fragments: a, ids: c, blockBytes: f, inodeTable: u, directoryTable: m, fragmentTable: d, idTable: l } = s, [p, h] = [n(22), o(40)], g = [ve, u, m, d, l, h, t];
  if (!(n(20) === Lv && n(28) === 4 && // version 4.0
  n(30) === 0 && (n(24) & ~Vl.others) === Vl.noXattrs && // There is no table of attributes, and no table for exporting by NFS.
  [56, 88].every((b) => e.readBigUInt64LE(b) === Dv) && i > 0 && i <= Uv && a <= i && (c === 1 || c === 2) && p >= 12 && p <= 20 && f === 2 ** p && g.every((b, S) => S === 0 || b >= g[S - 1]))) throw Zl();
  return s;
}
function Zl() {
  return new k("it holds no squashfs image of our kind");
}

// src/formats/squashfs/extents.ts
var Yl = 16, Wv = 4, ta = 1 << 24, To = ta - 1;
async function Xl(e, t) {
  let { inodeTable: n, blockBytes: r, inodes: o, fragments: s } = t, i = Hv(o + s), { starts: a, words: c, start: f } = await jv(e, t), u = new Uint32Array(s);
  function m(d, l) {
    let p = l & To;
    if (l > (ta | To) || p > r || d + p > n)
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
      let y = l % r, b = p === void 0 ? l : l - y, S = { start: d, end: d, hash: 0 };
      for (let v = 0; v < b; v += r) {
        let B = g.ahead();
        B && await B;
        let R = g.bytes.readUInt32LE(g.take(Wv));
        if (R === 0) continue;
        let C = e.pause?.();
        C && await C;
        let N = Math.min(r, b - v);
        if ((m(S.end, R) ?? N) !== N)
          throw $("a block is not what it should be");
        S.end += R & To, S.hash = Math.imul(S.hash, 31) + R | 0;
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
        i.add({ start: p, end: p + (h & To), hash: h });
      }
      i.check();
    }
  };
}
async function jv({ read: e }, { fragments: t, fragmentTable: n }) {
  let r = new Float64Array(t), o = new Uint32Array(t), { table: s, start: i } = await Io(e, n, t * Yl);
  for (let a = 0; a < t; a++) {
    await s.ahead();
    let c = s.take(Yl);
    r[a] = Number(s.bytes.readBigUInt64LE(c)), o[a] = s.bytes.readUInt32LE(c + 8);
  }
  return s.end(), { starts: r, words: o, start: i };
}
function Hv(e) {
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
var Ao = (e) => (t, n) => t.readUInt16LE(n + e), me = (e) => (t, n) => t.readUInt32LE(n + e), Ql = (e) => (t, n) => Number(t.readBigUInt64LE(n + e)), zv = {
  1: { kind: "directory", length: 16, start: me(0), bytes: Ao(8), offset: Ao(10) },
  2: { kind: "file", length: 16, start: me(0), fragment: me(4), offset: me(8), bytes: me(12) },
  3: { kind: "link", length: 8, bytes: me(4) },
  5: { kind: "whiteout", length: 8, bytes: () => 0, device: me(4) },
  8: { kind: "directory", length: 24, bytes: me(4), start: me(8), indexed: Ao(16), offset: Ao(18), attributes: me(20) },
  9: { kind: "file", length: 40, start: Ql(0), bytes: Ql(8), fragment: me(28), offset: me(32), attributes: me(36) }
}, Co = 4294967295, qv = 16, Gv = 4095, Jv = 3;
function td(e) {
  let t = e.take(qv), { bytes: n } = e;
  if (n.readUInt16LE(t + 2) > 511) throw $("it sets bits that change who runs a program");
  let r = zv[n.readUInt16LE(t)];
  if (!r) throw ed();
  let { kind: o } = r, s = e.take(r.length), i = (f, u = 0) => f?.(n, s) ?? u;
  if (i(r.device) !== 0) throw ed();
  if (i(r.attributes, Co) !== Co) throw $("it has extended attributes");
  let a = i(r.bytes) - (o === "directory" ? Jv : 0);
  if (a < 0) throw $("a directory is too short");
  if (!Number.isSafeInteger(a)) throw $("a file is larger than any");
  if (o === "link") {
    if (a === 0 || a > Gv) throw $("a link is too long");
    e.take(a);
  }
  let c = i(r.fragment, Co);
  return {
    kind: o,
    number: n.readUInt32LE(t + 12),
    owner: n.readUInt32LE(t + 4),
    time: n.readUInt32LE(t + 8),
    bytes: a,
    start: i(r.start),
    fragment: c === Co ? void 0 : c,
    offset: i(r.offset),
    indexed: i(r.indexed)
  };
}
function ed() {
  return $("it holds more than files, directories and links");
}

// src/formats/squashfs/whiteouts.ts
var No = 2 ** 20, Kv = 4096;
function nd() {
  let e = /* @__PURE__ */ new Map(), t = 0, n = (r, o) => {
    let s = e.get(r);
    s ? s.push(o) : e.set(r, [o]);
  };
  return {
    count: () => t,
    /** Notes a whiteout in a directory. @throws BadEntry when there are too many */
    add(r, o) {
      if (++t > No) throw $("it has too many whiteouts");
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
          if (c.length > Kv) throw $("the name of a whiteout is too long");
          a === void 0 ? yield c : o.push({ directory: a, prefix: `${c}/` });
        }
    }
  };
}

// src/formats/squashfs/check.ts
async function Qv(e) {
  let t = yn(await e.read(0, ve), e.length), { inodeTable: n, directoryTable: r, inodes: o, ids: s, root: i } = t;
  await eP(e, t.idTable, s);
  let a = await Xl(e, t), c = Mo(e.read, n, r), f = Mo(e.read, r, a.start), u = Gl(o), m = nd(), d = { members: 0, bytes: 0, newest: 0 }, l, p, h = 0;
  for (let y = 0; y < o; y++) {
    let b = c.ahead();
    if (b && await b, h = c.position(), p = td(c), l ??= p.owner, p.owner !== l) throw $("it has several owners");
    if ((l & 65535) >= s || l >>> 16 >= s) throw $("its owner is none that it lists");
    d.newest = Math.max(d.newest, p.time), p.kind === "file" ? (await a.add(p, c), d.bytes += p.bytes) : p.kind === "directory" && (d.members += await Jl(p, { inodes: c, directories: f }, { known: u, whiteouts: m })), u.add(p, h);
  }
  if (p?.kind !== "directory" || h !== c.positionOf(i.block, i.offset))
    throw $("its root is not where it should be");
  if (u.unnamed() !== 1) throw $("not all that it holds has a name");
  c.end(), f.end(), await a.check();
  let { number: g } = p;
  return { ...d, whiteouts: m.count(), removed: () => m.names(g) };
}
var rd = 4;
async function eP(e, t, n) {
  let { table: r } = await Io(e.read, t, n * rd);
  await r.ahead(), r.take(n * rd), r.end();
}
function Fo({ whiteouts: e, removed: t }, n = []) {
  let r = new Set(n);
  if (e > 0 && r.size === 0) throw $("it holds more than files, directories and links");
  if (e !== r.size) throw $(`it has ${e} whiteouts instead of ${r.size}`);
  for (let o of t()) if (!r.has(o)) throw $("it removes other files than it lists");
}
async function wn(e, { offset: t, length: n }, r, { signal: o, until: s } = {}) {
  let i = Zv(e, "r"), a = (l, p) => {
    let h = Buffer.allocUnsafe(p);
    return h.subarray(0, Yv(i, h, 0, p, t + l));
  }, c = 0, f = {
    tables: void 0,
    heads: (l) => rP(a(l, sd)) ?? 0,
    contents(l, p, h) {
      let g = (0, od.zstdDecompressSync)(a(l, p), { maxOutputLength: h });
      return c += g.length, g.length;
    }
  }, u = async () => {
    c = 0, await Xv(), o?.throwIfAborted();
  }, m = async (l, p) => (await s?.(t + l, t + p), await u(), a(l, p - l)), d = () => c < tP ? void 0 : u();
  try {
    return await Qv({ read: m, length: n, unpackedBytes: f[r], pause: d });
  } finally {
    Vv(i);
  }
}
var tP = 64 * 1024 * 1024, nP = 4247762216, sd = 18;
function rP(e) {
  if (e.length < sd || e.readUInt32LE(0) !== nP) return;
  let t = e.readUInt8(4), n = (t & 32) !== 0, r = [0, 1, 2, 4][t & 3], o = 5 + (n ? 0 : 1) + r, s = t >> 6;
  return s === 0 ? n ? e.readUInt8(o) : void 0 : s === 1 ? e.readUInt16LE(o) + 256 : s === 2 ? e.readUInt32LE(o) : void 0;
}

// src/formats/squashfs/top-time.ts
import { closeSync as oP, openSync as sP, readSync as iP, writeSync as id } from "node:fs";
var ud = "-noI", [ad, aP] = [24, 1], [cP, cd] = [8, 4], fd = 2;
function md(e, t, n) {
  let r = sP(e, "r+");
  try {
    let o = Buffer.alloc(ve);
    iP(r, o, 0, o.length, 0), o.writeUInt16LE(o.readUInt16LE(ad) & ~aP, ad);
    let { inodeTable: s, root: i } = yn(o, t);
    id(r, o, 0, o.length, 0);
    let a = Buffer.alloc(cd);
    a.writeUInt32LE(n);
    for (let c = 0; c < cd; c++) {
      let f = i.offset + cP + c, u = Math.floor(f / re) * (fd + re), m = s + i.block + u + fd + f % re;
      id(r, a, c, 1, m);
    }
  } finally {
    oP(r);
  }
}

// src/formats/squashfs/make.ts
async function ld(e, t, n) {
  let r = {
    source: "-",
    how: ["-tar"],
    names: t,
    reader: bo(n.tools.tar)
  }, o = async () => {
    try {
      let a = await pr(e, r, n);
      return a.members >= t.length ? a : new k(`it has ${a.members} members instead of ${t.length}`);
    } catch (a) {
      if (a instanceof k) return a;
      throw a;
    }
  }, s = await o(), i = s instanceof k ? await o() : s;
  if (i instanceof k) throw new Error(`mksquashfs made a damaged image, twice: ${i.message}`);
  return i;
}
async function pr(e, { source: t, how: n, reader: r, names: o, archive: s, topSeconds: i, whiteouts: a }, c) {
  let { scratch: f, tools: u, level: m, signal: d } = c, l = { path: u.mksquashfs, args: [t, e, ...n, ...uP(m)] }, p = r ? [r, l] : [l], { stdin: h, stdout: g, ended: y } = V(p, { cwd: f, signal: d });
  if (g.resume(), s) {
    let [v, B] = await Promise.allSettled([mP(s, h), y]);
    for (let R of [v, B]) if (R.status === "rejected") throw R.reason;
  } else
    h.end(`${o.join("\0")}\0`, "latin1"), await y;
  let { size: b } = await fP(e);
  i !== void 0 && md(e, b, i);
  let S = await wn(e, { offset: 0, length: b }, "heads");
  return Fo(S, a), S;
}
function uP(e) {
  let t = ["-force-uid", String(process.geteuid?.()), "-force-gid", String(process.getegid?.())], n = ["-comp", "zstd", "-Xcompression-level", String(e)], r = ["-quiet", "-no-progress", "-no-recovery", "-noappend", "-exit-on-error"];
  return ["-no-tailends", ...n, ...t, "-no-xattrs", ...r];
}
async function mP(e, t) {
  try {
    for await (let n of e) !t.destroyed && !t.write(n) && await lP(t);
  } finally {
    t.end();
  }
}
function lP(e) {
  return new Promise((t) => {
    let n = () => {
      for (let r of ["drain", "close"]) e.off(r, n);
      t();
    };
    for (let r of ["drain", "close"]) e.on(r, n);
  });
}

// src/formats/squashfs/directory-image.ts
async function pd(e, t, n) {
  let r = await bd(e, t, [], n);
  return n.signal.throwIfAborted(), r && gd(r) ? void 0 : r;
}
async function hd(e, t, { members: n, unpacked: r }, o) {
  let s = na(t, r);
  if (s.length > hP || s.some((c) => c.includes(`
`))) return;
  let i = await bd(e, t, s, o);
  return o.signal.throwIfAborted(), i?.members !== n.length - 1 || gd(i) ? void 0 : !o.leftOut || await yP(e, t, n, o).catch(() => !1) ? i : void 0;
}
var hP = 1e3, gP = 1440 * 60;
function gd({ newest: e }) {
  return e > Date.now() / 1e3 + gP;
}
async function yP(e, t, n, { tools: r, scratch: o, signal: s }) {
  let { unsquashfs: i } = r;
  if (i === void 0) return !1;
  let a = { path: i, args: ["-l", "-d", "", e] }, { stdin: c, stdout: f, ended: u } = V([a], { cwd: o, signal: s });
  c.end();
  let [m] = await Promise.all([(0, dd.buffer)(f), u]), d = new Set(m.toString("latin1").split(`
`)), l = wd(t).length - 1;
  return n.every((p) => {
    let h = p.slice(l);
    return h === "/." || h.split(`
`).every((g) => d.has(g));
  });
}
function yd({ root: e, stat: t }) {
  return e.literal !== void 0 && t.isDirectory();
}
function na(e, t) {
  let n = wd(e);
  return t.flatMap((r) => r.startsWith(n) ? [r.slice(n.length)] : []);
}
function wd({ root: e, relative: t }) {
  return t === "" ? `${e.place}/` : `${e.place}/${x(t)}/`;
}
function bd(e, { path: t }, n, r) {
  let o = pP(r.scratch, "excludes");
  return dP(o, [wP, ...n.map(bP)].join(""), "latin1"), pr(e, { source: t, how: ["-no-exports", "-action", "chmod(a-st)@true", "-wildcards", "-ef", o], names: [] }, r).catch(() => {
  });
}
var wP = `... ${qt}*
`;
function bP(e) {
  return `\\${e.replace(/[^\w/]/g, "\\$&")}
`;
}

// src/formats/squashfs/pack.ts
async function xd(e) {
  let t = SP(e.scratch, "image"), n = [], r;
  for (let s of e.matches.filter(yd)) {
    let i = s.root.place, a = e.leftOut ? void 0 : await pd(t, s, e);
    if (!a) {
      r ??= kd(e);
      let c = r.members.get(i) ?? [];
      a = e.leftOut || na(s, r.unpacked).length > 0 ? await hd(t, s, { ...r, members: c }, e) : void 0;
    }
    if (a) {
      let c = a.members + 1;
      n.push(await Sd(t, { ...a, files: c, root: i }, n, e));
    }
  }
  if (n.length < e.matches.length) {
    r ??= kd(e);
    let s = [...r.members].flatMap(
      ([i, a]) => n.some(({ root: c }) => c === i) ? [] : a
    );
    if (s.length > 0) {
      mn(e);
      let i = await ld(t, s, e);
      n.push(await Sd(t, { ...i, files: s.length }, n, e));
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
async function Sd(e, { files: t, bytes: n, root: r }, o, s) {
  let { offset: i, length: a } = o.at(-1) ?? { offset: 0, length: 0 }, c = Xt(i + a, "image");
  c > i + a && await s.write(Buffer.alloc(c - i - a));
  let f = await wt(kP(e, { highWaterMark: 1024 * 1024 }), s);
  return { kind: "image", offset: c, length: f, files: t, bytes: n, ...r === void 0 ? {} : { root: r } };
}

// src/formats/squashfs/receive.ts
import { open as $d, rm as TP } from "node:fs/promises";
import { join as AP } from "node:path";

// src/formats/squashfs/arrivals.ts
function vd(e) {
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
var xP = 32;
function bn(e, t) {
  let { image: n = [], delta: r = [], removals: o = [] } = Object.groupBy(e, ({ kind: f }) => f), s = [...n, ...r, ...o];
  if (!e.every((f, u) => f === s[u]) || o.length !== (r.length > 0 ? 1 : 0) || n.length === 0 || new Set(n.map(({ root: f }) => f)).size < n.length) throw hr();
  let a = r.map((f, u) => ({ ...Pd(f), nth: u, root: f.root })), c = n.map((f) => {
    let u = t.find(({ place: l }) => l === f.root);
    if (f.root !== void 0 && u?.literal === void 0) throw hr();
    let m = u ? [u] : t.filter(({ place: l }) => !n.some(({ root: p }) => p === l)), d = a.filter(({ root: l }) => l === f.root);
    if (m.length === 0 || d.length >= xP) throw hr();
    return { ...Pd(f), root: u, roots: m, deltas: d };
  });
  if (c.flatMap(({ deltas: f }) => f).length < r.length) throw hr();
  return c;
}
function Pd(e) {
  let { offset: t, length: n, files: r } = e;
  return { offset: t, length: n, members: r, mostBytes: St(e) };
}
function hr() {
  return new It("the entry has images that this version of Headstart cannot read");
}

// src/formats/squashfs/removals.ts
var Do = _(Bd(), 1);
import { open as vP } from "node:fs/promises";
var _o = 64 * 1024 * 1024, PP = _o + _o / 128, OP = 4096, BP = 255, [Lo, Ed, EP] = [0, 46, 47];
function Rd(e) {
  let t = Buffer.from(e.map(RP).join(""), "latin1"), n = e.reduce((r, o) => r + o.length, 0);
  if (t.length > _o || n > No)
    throw new Error("more files were removed than an entry can say");
  return { frame: (0, Do.zstdCompressSync)(t), bytes: t.length };
}
function RP(e) {
  return `${e.map((t) => `${t}\0`).join("")}\0`;
}
async function Uo(e, t, { until: n } = {}) {
  let r = t.find(({ kind: c }) => c === "removals");
  if (!r) return;
  let { offset: o, length: s, files: i } = r;
  if (s > PP) throw vt("it is too long");
  await n?.(o, o + s);
  let a = await vP(e);
  try {
    let { bytesRead: c, buffer: f } = await a.read(Buffer.alloc(s), 0, s, o), u = t.filter(({ kind: l }) => l === "delta").length, m = ra(f.subarray(0, c), u), d = m.counts.reduce((l, p) => l + p, 0);
    if (d !== i) throw vt(`it has ${d} names instead of ${i}`);
    return m;
  } finally {
    await a.close();
  }
}
function ra(e, t) {
  let n = $P(e), { starts: r, counts: o, end: s } = MP(n, t);
  if (s !== n.length) throw vt("it has more lists than the entry has layers");
  return {
    counts: o,
    *namesOf(i) {
      let a = r[i];
      for (let c = o[i]; c > 0; c--) {
        let f = n.indexOf(Lo, a);
        yield n.toString("latin1", a, f), a = f + 1;
      }
    }
  };
}
function $P(e) {
  try {
    let t = { maxOutputLength: _o, info: !0 }, { buffer: n, engine: r } = (0, Do.zstdDecompressSync)(e, t);
    if (r.bytesWritten === e.length) return n;
  } catch (t) {
    throw vt(O(t));
  }
  throw vt("something follows it");
}
function MP(e, t) {
  let [n, r] = [[], []], o = 0, s = 0;
  for (let i = 0; i < t; i++) {
    n.push(o);
    let a = 0;
    for (; e[o] !== Lo; a++) o = IP(e, o) + 1;
    if (r.push(a), s += a, s > No) throw vt("it has too many names");
    o++;
  }
  return { starts: n, counts: r, end: o };
}
function IP(e, t) {
  let n = t;
  for (let r = !1; !r; n++) {
    let o = n;
    for (; n < e.length && e[n] !== Lo && e[n] !== EP; ) n++;
    let s = n - o, i = s <= 2 && e[o] === Ed && e[n - 1] === Ed;
    if (n === e.length || s === 0 || s > BP || n - t > OP || i)
      throw vt("it has a name that is none");
    r = e[n] === Lo;
  }
  return n - 1;
}
function vt(e) {
  return new k(`its list of removed files is wrong: ${e}`);
}

// src/formats/squashfs/receive.ts
async function kn({ segments: e, roots: t, signal: n, body: r, file: o, isMounted: s = !1 }, i) {
  let a = bn(e, t), c = AP(i, "image"), f = !1, u = async (l) => {
    await CP(r("any"), l, { path: c, segments: e, signal: n }), f = !0;
  }, m = await o?.link(c) && await o?.prove(u);
  m || (await TP(c, { force: !0 }), await FP(c, { length: U({ segments: e }), isMounted: s }, u)), !f && o?.isWhole ? await oa(c, a) : f || await Md(c, e, { signal: n });
  let d = m ? o?.isInPlace : void 0;
  return { path: c, images: a, isInPlace: d };
}
async function CP(e, t, { path: n, segments: r, signal: o }) {
  let { arrived: s, until: i, fail: a } = vd(U({ segments: r })), c = Md(n, r, { signal: o, until: i }), f = !1;
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
var NP = 32 * 1024 * 1024;
async function FP(e, { length: t, isMounted: n }, r) {
  let o = await $d(e, "wx", 384), s = Promise.resolve(), i = t, a = 0, c = () => {
    a = 0, s = s.then(() => o.datasync()).catch(() => {
    });
  };
  try {
    await r(async (f, u) => {
      for (let m = 0; m < f.length; ) {
        let { bytesWritten: d } = await o.write(f, m, f.length - m, u + m);
        m += d;
      }
      i -= f.length, a += f.length, n && (a >= NP || i === 0) && c();
    });
  } finally {
    let f = s.then(() => o.close());
    n ? f.catch(() => {
    }) : await f;
  }
}
async function oa(e, t) {
  let n = Buffer.alloc(ve), r = await $d(e);
  try {
    for (let { offset: o, length: s } of t.flatMap((i) => [i, ...i.deltas]))
      await r.read(n, 0, n.length, o), yn(n, s);
  } finally {
    await r.close();
  }
}
async function Md(e, t, n = {}) {
  let r = await Uo(e, t, n), o = 0;
  for (let s of t.filter(sa)) {
    let { kind: i, files: a, bytes: c, root: f } = s, u = await wn(e, s, "tables", n);
    Fo(u, i === "delta" ? r?.namesOf(o++) : []);
    let m = u.members + (f === void 0 ? 0 : 1);
    if (m < a || i === "delta" && m > a)
      throw new k(`it has ${m} members instead of ${a}`);
    if (u.bytes > c)
      throw new k(`its files have ${u.bytes} bytes instead of ${c}`);
  }
}
function sa({ kind: e }) {
  return e === "image" || e === "delta";
}
async function ZL(e, { offset: t }) {
  return t + Number((await e(t, t + ve)).readBigUInt64LE(64));
}

// src/formats/squashfs/unpack.ts
import { chownSync as UP, lstatSync as Fd, mkdirSync as WP, readdirSync as _d } from "node:fs";
import { dirname as jP, join as Pt, relative as HP } from "node:path";

// src/formats/squashfs/layers.ts
import { chmodSync as Ad, lstatSync as Cd, mkdirSync as Id, renameSync as Td, utimesSync as _P } from "node:fs";
function Nd({ from: e, to: t, removed: n, aside: r }) {
  let [o, s] = [0, 0];
  Id(w(r));
  let i = (c) => {
    let f = L(c);
    f?.isDirectory() && ia(c), f && Td(w(c), w(`${r}/${o++}`));
  }, a = (c, f) => {
    let { mode: u, mtimeMs: m } = Cd(w(c));
    for (let d of [c, f]) ia(d);
    for (let d of te(c)) {
      let [l, p] = [`${c}/${d}`, `${f}/${d}`], h = DP(l);
      if (h === "whiteout") continue;
      s++;
      let g = h === "directory" && L(p)?.isDirectory() === !0;
      g || i(p), h === "file" ? Td(w(l), w(p)) : (g || Id(w(p)), a(l, p));
    }
    Ad(w(f), u & 511), _P(w(f), m / 1e3, m / 1e3);
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
    let o = L(n);
    if (!o) return;
    if (!o.isDirectory()) throw new k("it removes something below what is no directory");
    ia(n), n = `${n}/${r}`;
  }
  return n;
}
function ia(e) {
  Ad(w(e), 448);
}
function DP(e) {
  let t = Cd(w(e));
  if (t.isDirectory()) return "directory";
  if (t.isFile() || t.isSymbolicLink()) return "file";
  if (t.isCharacterDevice() && t.rdev === 0) return "whiteout";
  throw new k("it holds more than files, directories and links");
}

// src/formats/squashfs/unpack.ts
async function Wo({ path: e, images: t }, n, r = n.roots) {
  let o = Pt(n.dir, "tree"), s = await Uo(e, n.segments), i = t.filter(({ roots: a }) => a.some((c) => r.includes(c)));
  for (let a of i.toSorted((c, f) => +!f.root - +!c.root)) {
    let c = a.roots.filter((l) => r.includes(l)), f = a.root ? zP(a.root, o) : o, u = c.length < a.roots.length ? c.map(({ place: l }) => String(l)) : [];
    await Ld({ path: e, layer: a, target: f, places: u }, n);
    let m = c.reduce((l, p) => l + GP(p, o), 0);
    if (u.length === 0 && m !== a.members)
      throw new k(`it has ${m} members instead of ${a.members}`);
    for (let l of a.deltas) {
      let p = await qP({ path: e, delta: l, target: f, removals: s }, n);
      if (p + (a.root ? 1 : 0) !== l.members)
        throw new k(`its layer has ${p} members instead of ${l.members}`);
    }
    let d = (l) => u.length > 0 && !u.includes(l);
    for (let l of a.deltas.length > 0 ? _d(f).filter(d) : [])
      Un(Pt(f, l));
  }
  await JP(o, n.signal);
}
function zP(e, t) {
  let n = Pt(t, String(e.place));
  if (Fd(n, { throwIfNoEntry: !1 })) throw new k("two images hold the same path");
  let r = Pt(n, HP(e.base, e.literal));
  return WP(jP(r), { recursive: !0 }), r;
}
async function Ld({ path: e, layer: t, target: n, places: r, hasWhiteouts: o = !1 }, { dir: s, tools: i, signal: a }) {
  let c = ["-no-progress", "-quiet", "-no-xattrs"], f = o ? ["-no-exit-code"] : [], u = [...c, ...f, "-offset", String(t.offset), "-d", n, e, ...r], m = qe(s);
  m.allow(t.mostBytes);
  let d = { cwd: s, signal: AbortSignal.any([a, m.signal]) }, { pid: l, stdout: p, ended: h } = V([{ path: i.unsquashfs, args: u }], d);
  p.resume(), m.watch(l, h), await h;
}
async function qP({ path: e, delta: t, target: n, removals: r }, o) {
  let { nth: s } = t, i = r.counts[s], a = Pt(o.dir, `delta-${s}`);
  await Ld({ path: e, layer: t, target: a, places: [], hasWhiteouts: i > 0 }, o);
  let c = x(Pt(o.dir, `removed-${s}`)), f = { from: x(a), to: x(n), removed: r.namesOf(s), aside: c };
  return Nd(f) + i;
}
function GP(e, t) {
  let n = (i, a, c) => {
    let f = 0;
    for (let u of _d(w(i), { withFileTypes: !0, encoding: "latin1" })) {
      let m = a === "" ? u.name : `${a}/${u.name}`, d = c || e.matches(w(m).toString());
      if (d && f++, u.isDirectory()) f += n(`${i}/${u.name}`, m, d);
      else if (!u.isFile() && !u.isSymbolicLink())
        throw new k("it holds more than files, directories and links");
    }
    return f;
  }, r = Pt(t, String(e.place)), o = Fd(r, { throwIfNoEntry: !1 });
  if (!o) return 0;
  if (!o.isDirectory()) throw new k("what is to be a directory is none");
  let s = e.matches("");
  return n(x(r), "", s) + (s ? 1 : 0);
}
async function JP(e, t) {
  let n = { cwd: e, signal: t };
  UP(e, process.geteuid?.() ?? -1, process.getegid?.() ?? -1), process.geteuid?.() === 0 && await zn("chown", ["-hR", "0:0", "."], n), await zn("find", [".", ...["!", "-type", "l", "-perm", "/7000"], "-exec", "chmod", "a-st", "{}", "+"], n);
}

// src/formats/squashfs/squashfs.ts
var Dd = {
  id: "squashfs",
  indexed: !0,
  kinds: ["image", "delta", "removals"],
  image: !0,
  versions: (e) => [yo("squashfs", e)],
  unsupportedReason({ mksquashfs: e, unsquashfs: t, tar: n }, r) {
    return process.platform !== "linux" ? "it does not run Linux" : r === "unpack" ? t ? void 0 : "it has no unsquashfs 4.5 or newer" : e ? n.dialect === "gnu" ? void 0 : "it has no GNU tar on PATH" : "it has no mksquashfs 4.5 or newer";
  },
  pack: xd,
  async unpack(e) {
    let t = await kn({ ...e, body: () => e.body }, e.dir);
    await Wo(t, e);
  }
};

// src/formats/node-tar/create.ts
import { closeSync as YP, fstatSync as Hd, lstatSync as XP, openSync as QP, readlinkSync as eO, readSync as tO } from "node:fs";

// src/files/open-unfollowed.ts
import { constants as KP } from "node:fs";
var { O_RDONLY: VP, O_NOFOLLOW: Ud = 0, O_NONBLOCK: ZP = 0 } = KP, jo = VP | Ud | ZP, Wd = Ud !== 0;

// src/formats/node-tar/saved-mode.ts
function jd(e, t, n = process.platform) {
  return n !== "win32" ? t & 511 : e !== "file" && e !== "hardlink" ? 493 : t & 128 ? 420 : 292;
}

// src/formats/node-tar/create.ts
function Gd(e, t, n) {
  let r = aO(t, n === void 0), o = /* @__PURE__ */ new Map();
  function s(a, c) {
    let f = oO(a, c);
    try {
      let u = Hd(f, { bigint: !0 });
      if (!u.isFile()) throw Ot(a);
      let m = u.nlink > 1n ? i(a, u) : a;
      if (m !== a) {
        r.put(Ho(a, u, "hardlink", { target: m }));
        return;
      }
      let d = Number(u.size);
      if (r.put(Ho(a, u, "file", { size: d })), d === 0) return;
      if (!r.read(f, d)) throw zd(a);
      let l = Hd(f);
      if (l.ctimeMs !== iO(u.ctimeNs) || l.size !== d) throw zd(a);
      r.pad(ue(d));
    } finally {
      YP(f);
    }
  }
  function i(a, { dev: c, ino: f }) {
    let u = `${c}:${f}`, m = o.get(u);
    return m === void 0 && o.set(u, a), m ?? a;
  }
  return {
    /** @param name of a directory: it ends in a slash where the archive is of one kind */
    add(a) {
      let c = w(e(a.replace(/\/$/, ""))), f = n !== "files" || !Wd ? XP(c, { bigint: !0 }) : void 0;
      if (f && n && !nO(f, a, n)) throw Ot(a);
      if (!f || f.isFile()) s(a, c);
      else if (f.isDirectory()) r.put(Ho(a, f, "directory"));
      else if (f.isSymbolicLink())
        r.put(Ho(a, f, "symlink", { target: q(eO(c, "latin1")) }));
      else throw Ot(a);
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
    return QP(t, jo);
  } catch (n) {
    throw rO.includes(E(n) ?? "") ? Ot(e) : n;
  }
}
function Ot(e = "") {
  return new Error(`${Jd(e)} was replaced while it was saved`);
}
function zd(e) {
  return new Error(`${Jd(e)} changed while it was read`);
}
function Jd(e) {
  return w(e.replace(/^\d+\/|\/$/g, ""));
}
function Ho(e, { mode: t, mtimeNs: n }, r, { target: o = "", size: s = 0 } = {}) {
  let i = Kd(n);
  return { name: e, kind: r, target: o, size: s, mode: jd(r, Number(t)), mtime: i, sparseSize: void 0 };
}
var zo = 1000000000n, sO = 9;
function Kd(e) {
  if (e < 0n) return `-${Kd(-e)}`;
  let t = e % zo, n = String(e / zo);
  return t === 0n ? n : `${n}.${String(t).padStart(sO, "0").replace(/0+$/, "")}`;
}
function iO(e) {
  return Number(e / zo) * 1e3 + Number(e % zo) / 1e6;
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
      i(Zi(a)), o = Yi(r, o, a, n);
    },
    /** @returns whether the file has so many bytes */
    read(a, c) {
      for (let f = c; f > 0; ) {
        i(1);
        let u = tO(a, r, o, Math.min(f, r.length - o), null);
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
function Vd(e, { names: t }) {
  let n = fO(e, "latin1").split(`
`), r = t.findIndex((o, s) => !/^[-h]/.test(n[s] ?? ""));
  if (r >= 0) throw Ot(t[r]);
}
function Zd(e, { names: t }) {
  let n = t.find((r) => {
    let o = cO(w(`${x(e)}/${r}`), { throwIfNoEntry: !1 });
    return o && !o.isFile();
  });
  if (n !== void 0) throw Ot(n);
}

// src/formats/tar/program-packer.ts
var mO = 128 * 1024 * 1024;
function Yd({ tools: e, level: t, scratch: n, matches: r }) {
  let { tar: o } = e;
  if (o.dialect === "node") return;
  let s = 0;
  return (i, a) => {
    s === 0 && mn({ matches: r, scratch: n });
    let c = o.dialect === "gnu" ? `listing-${s++}` : void 0, f = i.names.some((g) => /[\u0080-\u00ff]/.test(g)), u = wo(o, { beyondAscii: f, archiveBytes: i.bytes, listing: c }), m = { level: t, threads: i.bytes > mO ? 0 : 1, check: !1 }, { stdin: d, stdout: l, ended: p } = xt(e.zstd).packing(u, m, { cwd: n, signal: a });
    d.end(`${i.names.join("\0")}\0`, "latin1");
    let h = () => {
      c === void 0 ? Zd(n, i) : Vd(uO(n, c), i);
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
var Qd = bt / 2, lO = 2 * bt, dO = 3, pO = 4;
async function* ep(e, t) {
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
      let f = o[i + 1]?.start, u = c <= lO ? "in a thread" : "in a thread and the pool", m = o.length === 1 && c <= Qd ? "here" : u;
      yield { plan: n, names: r.slice(a, f), how: m, isContinued: f !== void 0 };
    }
  }
}
function gO(e) {
  let { matches: t, level: n, signal: r, scratch: o } = e, s = Eo(t.map(({ root: l }) => l)), i = Yd(e), a = aa(1), c = aa(ur), f = 1;
  async function u({ content: l, release: p }) {
    return await c.acquire(), { frame: await Jm(l, n).finally(c.release).finally(p), contentBytes: l.length };
  }
  async function* m({
    plan: { kind: l },
    names: p,
    isContinued: h,
    how: g
  }) {
    await a.acquire();
    let y = { thread: "create", ...g === "in a thread" && { level: n } };
    yield* Xd(r, (b) => {
      try {
        let S = zi({ ...y, kind: l, bases: s, isContinued: h }, { cwd: o, signal: b });
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
      let b = Xd(r, (S) => i(p, S));
      for await (let S of b) yield { plan: p, bytes: S };
      return;
    }
    let h = ({ frame: b, contentBytes: S }) => ({ plan: p, bytes: b, contentBytes: S }), g = [], y = l.how === "here" ? yO(l, Pl(s), r) : m(l);
    for await (let b of y) {
      let S = "frame" in b ? Promise.resolve(b) : u(b);
      for (S.catch(() => {
      }), g.push(S); g.length >= ur; ) yield h(await g.shift());
    }
    for (let b of g) yield h(await b);
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
import { setImmediate as wO } from "node:timers/promises";
var tp = 256, bO = 8e3, kO = 64 * 1024 * 1024;
function rp(e) {
  let t = qo("skeleton"), n = [], r = /* @__PURE__ */ new Map(), o = { plain: qo("files"), sparse: qo("files", !0) }, s = 0, i = (u) => {
    let m = u.some(xO) ? o.sparse : o.plain;
    np(m, u);
  }, a = (u, m) => vO(o[u], s) >= m, c = function* (u) {
    s++, yield o[u], o = { ...o, [u]: qo("files", u === "sparse") };
  };
  async function* f() {
    let u = tp;
    for (let m of e) {
      for (let d of m) {
        if (d.kind === "directory" && a("plain", 1) && (yield* c("plain")), d.kind === "other") n.push(d.member);
        else if (d.kind !== "file") np(t, [d]);
        else {
          let l = d.hardLink ? PO(d, r) : [d];
          l.length > 0 && i(l);
        }
        a("plain", 2) && (yield* c("plain")), a("sparse", 2) && (yield* c("sparse"));
      }
      u -= m.length, !(u > 0) && (await wO(), u = tp);
    }
    for (let m of r.values()) {
      i(m);
      for (let d of ["plain", "sparse"]) a(d, 1) && (yield* c(d));
    }
    for (let m of Object.values(o)) m.names.length > 0 && (yield m);
  }
  return { files: f(), skeleton: t, skipped: n };
}
var SO = 1024 * 1024;
function xO({ bytes: e, length: t = e }) {
  return t - e >= SO;
}
function vO({ names: e, bytes: t }, n) {
  let r = Math.min(1, 2 ** n / 16);
  return Math.max(e.length / bO, t / kO) / r;
}
function PO(e, t) {
  let { inode: n, names: r } = e.hardLink, o = t.get(n) ?? [];
  return t.set(n, o), o.push(o.length === 0 ? e : { ...e, bytes: 0, length: 0 }) < r ? [] : (t.delete(n), o);
}
function qo(e, t = !1) {
  return { kind: e, names: [], hasHoles: t, bytes: 0, unpackedBytes: 0, frames: [] };
}
var OO = 1536, BO = bt - 64 * 1024;
function EO({ length: e = 0, target: t = "" }) {
  let n = e + t.length;
  return OO + n + ue(n);
}
function np(e, t) {
  let n = t.reduce((o, s) => o + EO(s), 0), r = e.frames.at(-1);
  r && r.bytes + n <= BO ? r.bytes += n : e.frames.push({ start: e.names.length, bytes: n });
  for (let { kind: o, member: s, bytes: i, length: a = 0 } of t)
    e.names.push(o === "directory" ? `${s}/` : s), e.bytes += i, e.unpackedBytes += a;
}

// src/formats/tar/pack.ts
async function op(e) {
  let t = rp(e.found), n = [], r, o = 0, s = 0;
  for await (let { plan: a, bytes: c, contentBytes: f } of ep($O(t), e)) {
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
import { join as _O } from "node:path";

// src/formats/tar/skeleton-check.ts
var fp = _(ip(), 1);
var MO = 256 * 1024 * 1024, IO = 1024 * 1024;
async function up({ bytes: e, members: t, mostBytes: n }, { cwd: r, signal: o }) {
  if (we(e) > MO) throw new k("its skeleton is too large to be one");
  let s = qe(r);
  s.allow(n);
  let i = e.length === 0 ? [] : TO(e, s), a = await AO(i, t, o);
  if (a !== t) throw new k(`its skeleton has ${a} members instead of ${t}`);
}
async function* TO(e, t) {
  let n = (0, fp.createZstdDecompress)();
  for (let r of e) n.write(r);
  n.end();
  try {
    for await (let r of n)
      t.count(r.length), t.signal.throwIfAborted(), yield r;
  } catch (r) {
    throw t.signal.throwIfAborted(), new k(`its skeleton is damaged: ${O(r)}`);
  }
}
async function AO(e, t, n) {
  let r = 0, o = Buffer.alloc(0);
  for await (let s of e) {
    n.throwIfAborted();
    let i = o.length === 0 ? s : Buffer.concat([o, s]), a = 0;
    for (let c = cp(i, a); c <= i.length; c = cp(i, a)) {
      if (c > a + G) NO(i, a);
      else if (i[a + mp] !== 0 && ++r > t)
        throw new k(`its skeleton has more than ${t} members`);
      a = c;
    }
    o = i.subarray(a);
  }
  if (o.length > 0) throw new k("its skeleton ends too early");
  return r;
}
var ap = 124, mp = 156, CO = Buffer.alloc(G), ca = { records: 120, directory: 53, symlink: 50 };
function cp(e, t) {
  let n = t + G;
  if (n > e.length) return n;
  let r = e[t + mp];
  if (r === ca.directory || r === ca.symlink) {
    if (fa(e, t) === 0) return n;
  } else if (r === ca.records) {
    let o = fa(e, t);
    if (o > 0 && o <= IO) return n + o + ue(o);
  } else if (CO.compare(e, t, n) === 0) return n;
  throw new k("its skeleton holds more than directories and links");
}
function fa(e, t) {
  let n = e.toString("latin1", t + ap, t + ap + 12);
  return /^[0-7]{11}[\0 ]$/.test(n) ? Number.parseInt(n, 8) : Number.NaN;
}
function NO(e, t) {
  let n = t + G, { size: r, sparseSize: o } = xo({}, "x", e.subarray(n, n + fa(e, t)));
  if (r !== void 0 || o !== void 0)
    throw new k("its skeleton holds more than directories and links");
}

// src/formats/tar/unpack.ts
async function dp({
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
    throw new k("its segments are not files and then a skeleton");
  let m = {
    tar: c,
    codec: xt(o.zstd, LO(f)),
    dir: n,
    workers: Math.min(s, f.length),
    files: () => lp(f),
    signal: i,
    warn: a
  }, d = await Oo(m, async (p, h) => {
    let g = await kl(e, t, p), y = u.reduce((S, v) => S + St(v), 0), b = { bytes: g, members: lp(u), mostBytes: y };
    return await up(b, { cwd: n, signal: h }), b;
  }), l = xt(void 0);
  await Ro(d, { tar: c, roots: r, codec: l, cwd: _O(n, "tree"), signal: i });
}
function LO(e) {
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
  versions: (e) => [yo("tar", e)],
  unsupportedReason: () => {
  },
  pack: op,
  unpack: dp
};

// src/formats/index.ts
var Sn = [pp, Dd, Fl];

// src/steps/job.ts
function xn({ shared: e }, { mode: t, rolling: n }) {
  let r = e && !n;
  return Sn.filter(({ indexed: o, image: s }) => (o || r) && (!s || t !== "unpack"));
}
async function gr({ mode: e }, t) {
  let n = e !== "unpack" && process.platform === "linux", r = await Wf(n);
  if (!n || r.mksquashfs && r.unsquashfs) return r;
  let { cachedImageTools: o, fetchImageTools: s } = await import("./image-tools.js"), i = { ...r, ...await o() };
  return t && !i.mksquashfs ? { ...i, ...await s(t) } : i;
}
async function hp(e, t, n) {
  let r = un(n), o = ({ id: a, image: c }) => a === t.format ? 2 : Number(c && r), s = xn(e, t).toSorted((a, c) => o(c) - o(a));
  if (r || !s.some(({ image: a }) => a)) return s;
  let i = await gr(t);
  return s.filter((a) => !a.image || a.unsupportedReason(i, "unpack") === void 0);
}
async function Go({ mode: e, ramdisk: t, broker: n }, r) {
  if (e !== "unpack") {
    let o = await Li("image", r);
    return "rights" in o ? o : { ...o, broker: UO(n) };
  }
  return t === "off" ? { reason: "nobody asked for it" } : Li("tree", r);
}
function UO(e) {
  return e !== "off" && DO(e, { throwIfNoEntry: !1 })?.isSocket() ? e : void 0;
}
function Jo({ ref: e, eventName: t }) {
  if (e !== "") return !0;
  let n = `The event type ${t} is not supported because it's not tied to a branch or tag ref.`;
  return mt(`Event Validation Error: ${n}`), !1;
}

// src/steps/choose-format.ts
async function gp(e, t, { tools: n, signal: r }) {
  let o = t.format, s = xn(e, t), i = s.find(({ id: f }) => f === o), a = i ?? await WO(s, t, { tools: n, signal: r }) ?? s[0];
  o !== "auto" && !i && P(`Only cache services hold the format ${o}: took ${a.id}`);
  let c = a.unsupportedReason(n, "pack");
  if (c) throw new Error(`this runner cannot pack, for ${c}`);
  return a;
}
async function WO(e, t, { tools: n, signal: r }) {
  let o = e.find(({ image: i }) => i);
  if (!o || t.format !== "auto") return;
  let s = o.unsupportedReason(n, "pack");
  return t.mode === "auto" ? s || !un(await Go(t, r)) ? void 0 : o : (s && P(`Saved to be unpacked instead of mounted: this runner makes no image, for ${s}`), s ? void 0 : o);
}

// src/steps/fill-draft.ts
import { mkdtemp as cB, rm as fB } from "node:fs/promises";

// src/files/walk.ts
import { lstatSync as yp, readdirSync as jO, readlinkSync as HO } from "node:fs";
function* Ko(e, t, n = []) {
  for (let { root: r, path: o, relative: s, stat: i } of e) {
    let a = s === "" ? `${r.place}` : `${r.place}/${x(s)}`, c = { path: x(o), member: a, excludes: t };
    i.isDirectory() ? yield* qO(c, n) : yield [wp(c, i)];
  }
}
var zO = 256;
function* qO(e, t) {
  let { excludes: n } = e, r = [e];
  for (let o = r.pop(); o; o = r.pop()) {
    let { path: s, member: i } = o, a = [
      { member: i.includes("/") ? i : `${i}/.`, kind: "directory", bytes: 0 }
    ];
    for (let c of jO(w(s), { withFileTypes: !0, encoding: "latin1" })) {
      let f = { path: `${s}/${c.name}`, member: `${i}/${c.name}`, excludes: n };
      Me(c.name) || n?.(w(f.path).toString()) ? t.push(f.member) : c.isDirectory() ? r.push(f) : a.push(wp(f, c)), !(a.length < zO) && (yield a, a = []);
    }
    yield a;
  }
}
function wp(e, t) {
  let { member: n, path: r } = e;
  return t.isFile() ? GO(e) : t.isSymbolicLink() ? { member: n, kind: "link", bytes: 0, target: HO(w(r), "latin1") } : { member: n, kind: "other", bytes: 0 };
}
function GO({ path: e, member: t }) {
  let { size: n, blocks: r, nlink: o } = yp(w(e)), s = Math.min(n, r * 512);
  if (o === 1) return { member: t, kind: "file", bytes: s, length: n };
  let { dev: i, ino: a } = yp(w(e), { bigint: !0 });
  return { member: t, kind: "file", bytes: s, length: n, hardLink: { inode: `${i}:${a}`, names: o } };
}

// src/report/progress.ts
var JO = 1e3;
function yr(e, t, n) {
  let r = performance.now(), o = r, s = 0;
  return (i) => {
    s += i;
    let a = performance.now();
    if (a - o < JO) return;
    o = a;
    let c = t === void 0 ? "" : ` of ${t} (${(100 * s / t).toFixed(1)}%)`;
    n(`${e} ${s}${c}, ${mm(s, a - r)}`);
  };
}

// src/transfer/upload.ts
function bp(e, { onTaken: t, limits: n = gi } = {}) {
  let r = Vt(e.partBytes), o = /* @__PURE__ */ new Set(), s = KO(e, n, () => o.size > 0), i = 0, a = 0, c = (m) => {
    s.moved(m), t?.(m);
  }, f = (m) => (o.add(m), m.then(() => o.delete(m)).catch(s.stop), m), u = async (m) => {
    let d = we(m), l = d < e.partBytes;
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
import { createReadStream as VO } from "node:fs";
function kp(e, { timeline: t, signal: n }) {
  let { base: r, copied: o } = e, { rest: s, bytes: i } = o;
  return {
    rest: s,
    bytes: i,
    // The digests of the store's own index, which are the copied bytes' only proof.
    digests: r.index.digests.subarray(0, Gn(i)),
    pack: (a) => t.during("pack", () => ZO(e, i, { write: a, signal: n }))
  };
}
async function ZO({ copy: e, keptBytes: t, kept: n, deltas: r, removals: o, files: s, bytes: i, skipped: a }, c, f) {
  await wt(e.read(c, t), f);
  let u = [...n], m = t, d = async ({ kind: l, length: p, ...h }) => {
    let g = Xt(m, l);
    g > m && await f.write(Buffer.alloc(g - m)), u.push({ kind: l, offset: g, length: p, ...h }), m = g + p;
  };
  for (let { path: l, ...p } of r)
    await d({ kind: "delta", ...p }), await wt(VO(l, { highWaterMark: M }), f);
  if (o) {
    let { frame: l, ...p } = o;
    await d({ kind: "removals", length: l.length, ...p }), await f.write(l);
  }
  return { segments: u, files: s, bytes: i, skipped: a };
}

// src/steps/full-save.ts
var YO = 8, XO = 5 * 1024 ** 2, QO = 0.5, eB = 0.25;
function Sp({ layers: e, baseBytes: t }) {
  if (t < XO) return `the restored cache has only ${j(t)}`;
  let n = e.filter(({ kind: r }) => r === "delta").length;
  if (n > YO) return `the cache would have ${n} layers of changes`;
  if (tB(e) > QO) return "most of the restored cache is no longer used";
}
function tB(e) {
  let t = e.reduce((n, r) => n + r.bytes, 0);
  return t === 0 ? 0 : ua(e) / t;
}
function ua(e) {
  return e.reduce((t, { deadBytes: n = 0 }) => t + n, 0);
}
function xp(e) {
  return Math.floor(e * eB);
}
function vp(e, t) {
  let n = t;
  return e.map((r) => {
    let { bytes: o, deadBytes: s = 0 } = r, i = Math.min(n, Math.max(0, o - s));
    return n -= i, i > 0 ? { ...r, deadBytes: s + i } : r;
  });
}

// src/files/patterns.ts
import { homedir as nB } from "node:os";
import { posix as rB } from "node:path";
var Pp = {
  dot: !0,
  nobrace: !0,
  nocomment: !0,
  noext: !0,
  nonegate: !0,
  // All paths have `/`, on Windows, too.
  platform: "linux"
};
function Bt(e, t, { platform: n = process.platform, home: r = nB() } = {}) {
  let o = { platform: n, home: q(r, n) }, s = e.filter((c) => !c.startsWith("#")).map((c) => oB(c, q(t, n), o)), i = s.filter((c) => !c.negated), a = (c, f = -1) => s.findLast((u, m) => m > f && u.names(c))?.negated ?? !1;
  return {
    roots: i.map(
      (c, f) => iB(c, f, { order: s.indexOf(c), platform: n })
    ),
    excludes: i.length < s.length ? a : void 0
  };
}
function oB(e, t, n) {
  let r = Ze(n.platform), o = n.platform === "win32", s = e.match(/^[!\s]*/)?.[0] ?? "", i = q(e.slice(s.length), n.platform), [a, c] = sB(i, t, { ...n, maths: r }), [, f = "", u = ""] = rB.normalize(c).match(/^((?:\.\.(?:\/|$))*)(.*?)\/*$/s) ?? [], m = r.resolve(a, f), d = u === "" || u === ".", l = new Se(u, Pp), p = o ? new Se(u, { ...Pp, nocase: !0 }) : l;
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
  let { join: c } = Ze(a), f = n.findIndex((l) => typeof l != "string"), u = f === -1, m = u ? n.slice(0, -1) : n.slice(0, f);
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
    for (let o of n) typeof o == "string" && $o(o);
  } catch (o) {
    throw new Error(`${r}: ${O(o)}`);
  }
}

// src/steps/selection.ts
function Vo({ paths: e, localDir: t, stash: n }) {
  return wr([t, n.dir], Bt(e, process.cwd()));
}
function wr(e, { roots: t, excludes: n }) {
  let r = (s) => t.some(({ base: i, literal: a = i }) => z(s, a)), o = new Set(e.filter(r));
  return o.size === 0 ? { roots: t, excludes: n } : { roots: t, excludes: (s, i) => o.has(s) || (n?.(s, i) ?? !1) };
}

// src/steps/fill-draft.ts
var ma = "Path Validation Error: Path(s) specified in the action for caching do(es) not exist, hence no cache is being saved.";
function Zo(e) {
  return `Failed to save: Unable to reserve cache with key ${e}, another job may be creating this cache.`;
}
async function Op(e, t) {
  let { inputs: n, key: r, selection: o, format: s, isHere: i, timeline: a, findings: c, signal: f } = t, u = o.roots.map(({ base: B }) => B);
  a.watch([...u, J(), ...i ? [n.localDir] : []]);
  let m = { rest: e, bytes: 0, digests: Buffer.alloc(0), pack: mB.bind(void 0, t) }, d = t.delta ? kp(t.delta, t) : m, l = uB(d.rest, t), p = qf(), h = await d.pack(async (B) => {
    p.update(B), await l.write(B);
  });
  if (pB(h), h.segments.length === 0)
    return mt(ma), "nothing";
  let { files: g, bytes: y } = h, b = Buffer.concat([d.digests, p.finish()]), S = s.indexed ? lB(h, b, t) : Buffer.alloc(0);
  await l.write(S);
  let v = U(h) + S.length;
  return Object.assign(c, { files: g, bytes: y, storedBytes: v }), P(`Cache Size: ${po(v)}`), d !== m && dB(d, h, v, t), await l.finish(), await t.checkMounted(), await t.isOutdated() ? "outdated" : (f.throwIfAborted(), await l.commit() ? "published" : (P(Zo(r)), "nothing"));
}
function uB(e, { isHere: t, timeline: n }) {
  let r = bp(e, { onTaken: yr("Sent", void 0, P) }), o = n.phaseTimer(), s = t ? "write" : "upload";
  return {
    write: (i) => o.pushed(s, i.length, () => r.write(i)),
    finish: () => o.pushed(s, 0, r.finish),
    commit: () => n.during("publish", r.commit)
  };
}
async function mB({ inputs: e, selection: t, tools: n, format: r, checkSecrets: o, timeline: s, signal: i, ...a }, c) {
  let f = a.matches.map(({ path: v }) => ({ path: x(v) })), u = o({ trees: f, excludes: t.excludes, signal: i });
  u.catch(() => {
  });
  let m = e.secrets === "warn" ? [] : await u, d = a.matches.filter(({ path: v }) => !m.includes(v)), l = await cB(I(J(), "headstart-")), { excludes: p } = wr([l, ...m], t), h = p ? [] : void 0, g = s.items("walk", Ko(d, p, h)), b = { matches: d, found: g, leftOut: h, scratch: l, tools: n, signal: i, write: async (v) => {
    await u, await c(v);
  } }, S = { workspace: Qe(), level: e.compressionLevel };
  return s.during("pack", () => r.pack({ ...b, ...S })).finally(() => fB(l, { recursive: !0, force: !0 }));
}
function lB(e, t, { inputs: n, key: r, format: o, createdBy: s }) {
  let { segments: i, files: a, bytes: c } = e, f = { container: Yt, format: o.id, key: r, paths: n.paths, createdBy: s };
  return Zf({ ...f, segments: i, files: a, bytes: c, digests: t });
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
  let t = e.slice(0, 3).map((r) => w(r.replace(/^\d+\//, "")).toString()), n = e.length > t.length ? ", \u2026" : "";
  P(`Skipped ${e.length} that are no file, directory or link: ${t.join(", ")}${n}`);
}

// src/steps/merge-snapshots.ts
import { mkdtemp as FR, rm as _R } from "node:fs/promises";

// src/disk/space.ts
import { statfs as hB } from "node:fs/promises";
var gB = 0.05, yB = { bytes: 256 * 1024 * 1024, files: 64 * 1024 }, wB = 20;
async function Bp(e) {
  let { bavail: t, blocks: n, bsize: r, ffree: o, files: s } = await hB(e), i = (c, f) => Math.floor(Math.min(f * gB, yB[c])), a = s === 0 ? Number.POSITIVE_INFINITY : o - i("files", s);
  return { bytes: t * r - i("bytes", n * r), files: a };
}
async function Pe(e, t) {
  let n = await Bp(e), r = (o, s) => new Error(`${o} are needed, but only ${s} are free at ${e}`);
  if (n.bytes < t.bytes)
    throw r(j(t.bytes), j(Math.max(0, n.bytes)));
  if (n.files < (t.files ?? 0)) throw r(`${t.files} files`, `${Math.max(0, n.files)}`);
}
async function vn(e, t, n) {
  let r = new AbortController(), o = setInterval(async () => {
    let { bytes: s, files: i } = await Bp(e).catch(() => ({ bytes: 0, files: 0 }));
    (s < 0 || i < 0) && r.abort(new Error(`hardly any space is left at ${e}`));
  }, wB);
  try {
    return await n(AbortSignal.any([t, r.signal]));
  } finally {
    clearInterval(o);
  }
}

// src/files/remove-common.ts
import { chmodSync as la, rmdirSync as Ep, rmSync as bB, unlinkSync as kB, utimesSync as SB } from "node:fs";
function Yo(e, t) {
  let n = L(e), r = n && L(t);
  if (!n || !r) return n !== void 0;
  if (!n.isDirectory()) kB(w(e));
  else if (!r.isDirectory()) Rp(e);
  else return xB(e, t, n);
  return !1;
}
function xB(e, t, { mode: n, mtimeMs: r }) {
  la(w(e), 448);
  let o = !1;
  for (let s of te(e)) o = Yo(`${e}/${s}`, `${t}/${s}`) || o;
  return o ? (la(w(e), n & 4095), SB(w(e), r / 1e3, r / 1e3)) : Ep(w(e)), o;
}
function Rp(e) {
  la(w(e), 448);
  for (let t of te(e)) {
    let n = `${e}/${t}`;
    L(n)?.isDirectory() ? Rp(n) : bB(w(n));
  }
  Ep(w(e));
}

// src/entry/body.ts
function $p(e, t, n) {
  let { onRead: r, order: o, signal: s } = n, i = { first: 0, end: Math.ceil(U(t) / M) }, a = /* @__PURE__ */ new WeakMap();
  return { ...tt(e.read(0, U(t), o), async function* (f) {
    for await (let { number: u, pieces: m } of Ip(f, { entry: e, index: t, blocks: i })) {
      let d = u * M;
      for (let l of m)
        s.throwIfAborted(), r?.(l.length), a.set(l, d), d += l.length, yield l;
    }
  }), positionOf: (f) => a.get(f) };
}
function Mp(e, t, n) {
  let r = e.read(n.first * M, Math.min(n.end * M, U(t)));
  return {
    ...r.release && { release: r.release },
    [Symbol.asyncIterator]: () => Ip(r, { entry: e, index: t, blocks: n })
  };
}
async function* Ip(e, { entry: t, index: n, blocks: r }) {
  let o = new Set(Ie(r.first * M, r.end * M)), s = e.positionOf ? PB(e, n) : vB(e, r.first);
  for await (let { number: i, pieces: a } of s) {
    let f = mi(a, i, n.digests) ? a : [await OB(t, n, i)];
    await t.file?.filling?.write(f, i * M), o.delete(i) && (yield { number: i, pieces: f });
  }
  if (o.size > 0) throw new k("it ended before its body did");
}
async function* vB(e, t) {
  let n = Vt(M), r = t;
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
      let c = Math.min(M, U(t) - s * M);
      we([...a.values()]) < c || (n.delete(s), yield {
        number: s,
        pieces: [...a].toSorted(([f], [u]) => f - u).map(([, f]) => f)
      });
    }
  }
}
async function OB(e, t, n) {
  let r = n * M, o = e.file?.filling?.read ?? e.read, s = await Jn({ ...e, read: o }, r, Math.min(r + M, U(t)));
  if (mi([s], n, t.digests)) return s;
  throw new k(`the bytes from ${r} on do not match their SHA-256`);
}
async function* Tp(e, { onRead: t, signal: n }) {
  let r = 0;
  for await (let o of e.read(0, e.size))
    n.throwIfAborted(), t?.(o.length), r += o.length, yield o;
  if (Number.isFinite(e.size) && r !== e.size)
    throw new k(`it ended at byte ${r} of ${e.size}`);
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
    let [i, a] = [I(e, s.name), I(t, s.name)];
    s.isDirectory() ? await da(i, a, n) : s.isSymbolicLink() ? IB($B(i), a) : BB(i, a);
  }
  TB(t, r / 1e3, o / 1e3), await AB(), n.throwIfAborted();
}

// src/files/lock.ts
import { mkdirSync as CB, readdirSync as NB, rmdirSync as FB, rmSync as Ap, writeFileSync as _B } from "node:fs";
import { setTimeout as LB } from "node:timers/promises";
var DB = 20, UB = 6e4;
function Cp(e) {
  return I(e, `${qt}lock-${process.geteuid?.() ?? 0}`);
}
function Xo(e) {
  let t = Cp(e), n = L(x(t));
  if (n && !Dn(n))
    throw new Error(`${t} is not a directory of this user alone; remove it to restore here`);
}
async function Qo(e, t) {
  if (!Jt(e)) return () => {
  };
  let [n, r] = [H(e), $r(e)], [o, s] = [Cp(n), I(e, "lock")];
  CB(s, { mode: 448 }), _B(I(s, r), "");
  let i = Date.now() + UB;
  for (; !WB(s, o); ) {
    Xo(n);
    let a = await jB(o);
    if (Date.now() > i) throw new Error(`another restore has been busy in ${n} for a minute`);
    a && await LB(DB, void 0, { signal: t });
  }
  return () => {
    Ap(I(o, r), { force: !0 });
    try {
      FB(o);
    } catch {
    }
  };
}
function WB(e, t) {
  try {
    return Ht(e, t);
  } catch (n) {
    throw Xo(H(t)), n;
  }
}
async function jB(e) {
  let t = !1;
  for (let n of HB(e))
    await qr(I(H(e), n)) ? t = !0 : Ap(I(e, n), { recursive: !0, force: !0 });
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
function Fp(e) {
  let t = new Set(e.map(({ dir: r }) => r)), n = [];
  try {
    for (let { root: r, dir: o } of e) {
      let s = GB(r, o);
      bf(s, o), n.push(...s);
    }
  } catch (r) {
    for (let o of t) Wr(o);
    throw r;
  }
  for (let r of t) Qs(r);
  return n;
}
function GB(e, t) {
  let n = x(I(t, "tree", String(e.place)));
  if (!L(n)) return [];
  let r = I(t, "aside", String(e.place));
  qB(r, { recursive: !0 });
  let o = 0, i = _p({ root: e, aside: () => x(I(r, String(o++))) }, n, x(e.base));
  return i.length === 0 ? [] : [...dt(x(e.matches("") ? H(e.base) : e.base)).map((c) => ({ do: "make", path: c })), ...i];
}
function _p(e, t, n, r = "") {
  let o = w(r).toString();
  if (e.root.matches(o)) return Lp(e, t, n);
  if (!L(t)?.isDirectory())
    throw new k(`it holds ${o}, which '${e.root.pattern}' does not name`);
  let s = L(n);
  if (s && !s.isDirectory() && r !== "")
    throw new Error(`${w(n)} is no directory, so nothing can be restored below it`);
  let i = te(t).flatMap((a) => {
    let c = r === "" ? a : `${r}/${a}`;
    return _p(e, `${t}/${a}`, De(n) + a, c);
  });
  return s || r === "" || i.length === 0 ? i : [{ do: "make", path: n }, ...i];
}
function Lp(e, t, n) {
  let r = L(n), o = L(t);
  if (!r) return [{ do: "move", from: t, to: n, inode: jr(t) }];
  if (r.isDirectory() && o.isDirectory())
    return zB(w(t), 448), [...te(t).flatMap(
      (a) => Lp(e, `${t}/${a}`, De(n) + a)
    ), { do: "stamp", path: n, stamp: Np(o), before: Np(r) }];
  if (r.isDirectory() && te(n).length > 0)
    throw new Error(
      `${w(n)} is a directory with content where the cache has none; remove it to restore`
    );
  let s = jr(t);
  return [{ do: "replace", from: t, to: n, inode: s, aside: e.aside() }];
}
function Np({ mode: e, mtimeMs: t }) {
  return { mode: e & 4095, mtime: t / 1e3 };
}

// src/files/stage-and-publish.ts
async function Dp({ roots: e, signal: t, fill: n, publishing: r }) {
  let o = await Promise.all(e.map(et)), s = /* @__PURE__ */ new Map(), i = (f) => s.get(f).dir, a = [], c = [];
  try {
    for (let m of new Set(o))
      Xo(m), s.set(m, zr(m));
    let f = e.map((m, d) => ({ root: m, dir: i(o[d]) })), u = i(o[0]);
    await n(u), pa(u, e);
    for (let { root: m, dir: d } of f)
      d !== u && await ha(m, { from: u, to: d, signal: t });
    for (let m of [...s.keys()].sort())
      a.push(await Qo(i(m), t));
    t.throwIfAborted(), await r(() => {
      c = Fp(f);
    });
  } finally {
    for (let f of a) f();
    await Promise.all([...s.values()].map((f) => f.remove())), kf(c);
  }
}
function pa(e, t) {
  let n = KB(I(e, "tree")).find(
    (r) => !t.some(({ place: o }) => String(o) === r)
  );
  if (n !== void 0) throw new k(`it holds ${n}, which is not of any line of path`);
}
async function ha({ place: e }, { from: t, to: n, signal: r }) {
  let o = I(t, "tree", String(e)), s = I(n, "tree", String(e));
  JB(I(n, "tree"), { recursive: !0 });
  try {
    ee(o, s);
  } catch (i) {
    if (E(i) === "ENOENT") return;
    if (E(i) !== "EXDEV") throw i;
    await vn(
      n,
      r,
      (a) => process.platform === "win32" ? da(o, s, a) : zn("cp", ["-a", o, s], { cwd: n, signal: a })
    );
  }
}

// src/lazy/lazy-mount.ts
import { join as Sa } from "node:path";

// src/mount/unmount.ts
import { mkdtempSync as sE, readdirSync as iE, readlinkSync as aE, rmdirSync as cE, rmSync as fE, symlinkSync as uE } from "node:fs";
import { tmpdir as mE } from "node:os";
import { basename as lE, dirname as Zp, join as ba } from "node:path";
import { setTimeout as dE } from "node:timers/promises";

// src/mount/mount-root.ts
import { lstatSync as Wp, mkdtempSync as XB, readdirSync as QB, realpathSync as jp } from "node:fs";
import { basename as Hp, dirname as eE, join as zp } from "node:path";

// src/mount/mountinfo.ts
import { readFileSync as VB } from "node:fs";
function le() {
  return process.platform !== "linux" ? [] : VB("/proc/self/mountinfo", "latin1").split(`
`).slice(0, -1).map((t) => {
    let [n = "", r = ""] = t.split(" - "), [o = "", s = "", i = ""] = r.split(" "), [, a] = /(?:^|,)user_id=(\d+)/.exec(i) ?? [], c = { point: Up(n.split(" ")[4] ?? ""), type: o, source: Up(s), options: i };
    return o === "fuse" ? { ...c, user: Number(a) } : c;
  });
}
function Up(e) {
  return e.replace(/\\([0-7]{3})/g, (t, n) => String.fromCharCode(Number.parseInt(n, 8)));
}

// src/mount/processes.ts
import { readFileSync as ZB, readlinkSync as YB } from "node:fs";
function ga() {
  return YB("/proc/self/ns/pid").replace(/\D/g, "");
}
function Pn(e) {
  try {
    let t = ZB(`/proc/${e}/stat`, "latin1").replace(/^.*\) /s, "").split(" ");
    return t[0] === "Z" ? void 0 : t[19];
  } catch {
    return;
  }
}

// src/mount/mount-root.ts
var ya = /^headstart-mount-(\d+)-(\d+)-(\d+)-\w{6}$/;
function qp(e) {
  let t = process.ppid || 1, n = `headstart-mount-${ga()}-${t}-${Pn(t)}-`;
  return XB(zp(jp(e), n));
}
function es({ type: e, source: t, user: n }) {
  return (e === "fuse" ? n === 0 || n === process.geteuid?.() : /^(overlay|tmpfs)$/.test(e)) ? t : void 0;
}
function Et(e) {
  let t = x(e);
  return le().filter((n) => es(n) === t || z(n.point, t));
}
var wa = "headstart-broker";
function Gp(e) {
  let t = x(e);
  return le().filter((n) => n.type === "fuse" && es(n) === t);
}
function Jp() {
  let e = (t) => ts(t) || t === wa;
  return le().flatMap((t) => e(es(t) ?? "") ? t.point : []);
}
function ts(e) {
  return ya.test(Hp(e));
}
var tE = 7200 * 60 * 1e3;
function nE(e) {
  let [, t, n = "", r] = Hp(e).match(ya) ?? [];
  if (t === ga()) return Pn(n) !== r;
  let o = Wp(e, { throwIfNoEntry: !1 });
  return o !== void 0 && Date.now() - o.mtimeMs > tE;
}
function rE(e) {
  return e.type === "squashfs" ? eE(e.point) : es(e);
}
function Kp(e) {
  let t = le().flatMap((o) => rE(o) ?? []).map((o) => w(o).toString()).filter((o) => ts(o) && !oE(o)), r = (process.platform === "linux" ? QB(e).filter((o) => ya.test(o)) : []).map((o) => zp(jp(e), o)).filter(Gt);
  return [.../* @__PURE__ */ new Set([...t, ...r])].filter(nE);
}
function oE(e) {
  try {
    let t = Wp(e, { throwIfNoEntry: !1 });
    return t !== void 0 && !Dn(t);
  } catch {
    return !0;
  }
}

// src/mount/unmount.ts
var pE = 10, hE = 300;
async function Yp(e, { rights: t, warn: n }) {
  if (!ts(e)) throw new Error(`${e} is no mount root`);
  let r = AbortSignal.timeout(6e4), o = x(e), s = ({ point: u }) => u === o, i = Et(e).filter((u) => !s(u)), a = await Vp(i.reverse(), { rights: t, warn: n, signal: r });
  if (!Gt(e)) return;
  gE(e);
  let c = Et(e);
  if (!c.every(s) || (await Vp(c, { rights: t, warn: n, signal: r }), a && c.length === 0)) return;
  let f = { cwd: Zp(e), signal: r };
  await t.run("rm", ["-rf", "--one-file-system", "--", lE(e)], f);
}
async function Vp(e, { rights: t, warn: n, signal: r }) {
  let o = e;
  for (let s = 0; s < pE && o.length > 0; s++) {
    s > 0 && await dE(hE, void 0, { signal: r });
    let i = o;
    o = [];
    for (let { point: a } of i) {
      let c = await ns(a, [], { rights: t, signal: r }).then(() => {
      }, O), f = le().some((u) => u.point === a);
      c !== void 0 && f && o.push({ point: a, reason: c });
    }
  }
  for (let { point: s, reason: i } of o)
    n(`${w(s)} is still in use, so it was only detached: ${i}`), await ns(s, ["-l"], { rights: t, signal: r });
  return o.length > 0;
}
function gE(e) {
  let t = (n) => aE(ba(e, n), "latin1");
  for (let n of yE(e).sort((r, o) => Number(o) - Number(r)))
    try {
      let r = t(`made-${n}`);
      for (let o = t(`target-${n}`); z(o, r); o = Zp(o))
        cE(w(o));
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
async function ns(e, t, { rights: n, signal: r }) {
  let o = sE(ba(mE(), "headstart-"));
  try {
    uE(w(e), ba(o, "point")), await n.run("umount", ["-i", ...t, "--", "point"], { cwd: o, signal: r });
  } finally {
    fE(o, { recursive: !0, force: !0 });
  }
}

// src/lazy/found-entry.ts
async function Xp(e, { etag: t, url: n }) {
  let { scope: r, version: o, key: s, size: i, createdAt: a, identity: c } = e;
  return { scope: r, version: o, key: s, size: i, createdAt: a.getTime(), identity: c, etag: t, url: await n() };
}
function NW(e, t, { scopes: n, ...r }) {
  let { scope: o, version: s, key: i, size: a, identity: c, etag: f } = t, u = { scopes: o === void 0 ? n : [o], keys: [i], versions: [s] }, m = async () => {
    let h = await e.find(u);
    if (h?.size === a && h.identity === c) return h;
    throw await h?.close(), new Z(`the entry ${i} is gone; it was replaced meanwhile`, "none");
  }, l = { size: a, etag: f, url: ru(async () => {
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
    read: (h, g) => wu(l, { start: h, end: g }, r),
    reject: async () => (await m()).reject(),
    close: async () => {
    }
  };
  return { ...e, find: async () => p };
}

// src/lazy/server.ts
import { existsSync as wE, rmSync as bE, writeFileSync as kE } from "node:fs";
import { join as rs } from "node:path";
import { setTimeout as SE } from "node:timers/promises";

// src/lazy/serve-request.ts
var th = _(eh(), 1);
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
var Je = {
  /** The FUSE file: the image, ready to be mounted. */
  image: "image",
  /** The blocks that have arrived. */
  blocks: "blocks",
  /** The FetchReport as JSON, written when the server ends. */
  report: "report",
  log: "log"
}, oh = "server", xE = 6e4;
function sh() {
  let e = rs(import.meta.dirname, "lazy.js"), { pid: t, stdin: n, stdout: r, kill: o } = Df({ path: process.execPath, args: [e] }), s = rh(r);
  return {
    async show(i, a) {
      a.throwIfAborted();
      let c = AbortSignal.any([a, AbortSignal.timeout(xE)]);
      c.addEventListener("abort", o);
      try {
        kE(rs(i.dir, oh), `${t} ${Pn(t)}`), n.write(nh(i));
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
var ka = 5e3;
async function br(e, t) {
  let n = AbortSignal.timeout(ka);
  for (let { point: i } of Gp(e))
    await ns(i, ["-f", "-l"], { rights: t, signal: n }).catch(() => {
    });
  let r = rs(e, oh);
  if (!wE(r)) return;
  let [, o, s] = /^(\d+) (\d+)$/.exec(ih(r)) ?? [];
  return o && await vE(Number(o), s), bE(r, { recursive: !0, force: !0 }), PE(e) ?? "killed";
}
async function vE(e, t) {
  let n = performance.now();
  for (; Pn(e) === t; ) {
    let r = performance.now() - n;
    if (r > 2 * ka) return;
    r > ka && BE(e), await SE(20);
  }
}
function PE(e) {
  try {
    return JSON.parse(ih(rs(e, Je.report)));
  } catch {
    return;
  }
}
var OE = 64 * 1024;
function ih(e) {
  return jt(e, OE)?.toString() ?? "";
}
function BE(e) {
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
    await r.show({ env: Jc(), cwd: process.cwd(), dir: o, ...m }, i);
  } catch (u) {
    await br(o, s), i.throwIfAborted(), P(`Receiving all of the image before mounting it: ${O(u)}`);
    return;
  }
  let f = Sa(o, Je.image);
  return await oa(f, n), { path: f, images: n };
}
async function kr(e, t, n) {
  let r = await br(e, t);
  return await n?.(r, t), await Yp(e, { rights: t, warn: D }), r;
}
function fh(e) {
  return typeof e == "object" ? e.trouble : void 0;
}
function uh(e, t) {
  if (!e) return Sa(t, Je.image);
  if (e === "killed") {
    D("What had not arrived of the cache could not be read: its server was killed");
    return;
  }
  return EE(e), e.presentBlocks === e.blocks && e.damage === void 0 ? Sa(t, Je.blocks) : void 0;
}
function EE(e) {
  let { blocks: t, presentBlocks: n, wantedBlocks: r, prefetchedBlocks: o, waitedMs: s, unreadBytes: i } = e, { trouble: a, damage: c } = e;
  P(
    `Of ${t} blocks of the cache, ${r} were wanted, ${o} of them after they had arrived; readers waited ${Y(s)}; ${j(i)} were never needed`
  ), a !== void 0 && n < t && D(`Not all of the cache could be read: ${a}`), c !== void 0 && D(`The cache is bad; its entry is removed where the store allows that: ${c}`);
}

// src/mount/kernel-log.ts
function mh() {
  return Number(process.hrtime.bigint()) / 1e9;
}
var RE = 10;
async function lh(e, t) {
  return (await t.kernelLog().catch(() => "")).split(`
`).some((r) => {
    let [, o = String(e)] = r.match(/^\[ *(\d+\.\d+)\]/) ?? [];
    return Number(o) >= e - RE && /SQUASHFS error|I\/O error,? (on )?dev(ice)? loop/.test(r);
  });
}

// src/mount/overlay.ts
import { chmodSync as CE, existsSync as NE, mkdirSync as is, readdirSync as FE, realpathSync as _E, symlinkSync as as, utimesSync as LE } from "node:fs";
import { lstat as DE } from "node:fs/promises";
import { join as ce } from "node:path";

// src/mount/layers.ts
import { mkdirSync as xa, writeFileSync as IE } from "node:fs";
import { join as os } from "node:path";

// src/mount/kernel-config.ts
var gh = _(ph(), 1);
import { existsSync as $E, readFileSync as hh } from "node:fs";
import { release as ME } from "node:os";
function yh(e) {
  return e === void 0 || /^CONFIG_SQUASHFS_CHOICE_DECOMP_BY_MOUNT=y$/m.test(e) ? ["threads=multi,", ""] : [""];
}
function wh() {
  let [e, t] = ["/proc/config.gz", `/boot/config-${ME()}`];
  try {
    return $E(t) ? hh(t, "latin1") : (0, gh.gunzipSync)(hh(e)).toString("latin1");
  } catch {
    return;
  }
}

// src/mount/layers.ts
function Sr({ dir: e, rights: t, signal: n }) {
  let r = { cwd: e, signal: n }, o = [], s, i = async (u, m, d, l) => {
    await t.run("mount", ["-i", "-n", "-t", m, "-o", d, "--", l, u], r), o.push(u);
  }, a = ({ offset: u, length: m }, d) => `${d}loop,offset=${u},sizelimit=${m},ro,nosuid,nodev`, c = async (u, m) => {
    xa(os(e, m)), await ss(s ?? yh(wh()), async (d) => {
      await i(m, "squashfs", a(u, d), "image"), s = [d];
    });
  }, f = async (u, m, d) => {
    if (u.length === 0) return;
    for (let h of m) xa(os(e, h));
    let [l = ""] = s ?? [], p = u.map((h, g) => `image ${m[g]} squashfs ${a(h, l)} 0 0
`);
    IE(os(e, d), p.join(""), { flag: "wx", mode: 384 }), await t.run("mount", ["-i", "-n", "-a", "-T", d], r), o.push(...m);
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
      return xa(os(e, m)), await i(m, "overlay", `ro,nosuid,nodev,xino=${d === "own" ? "on" : "off"},lowerdir=${u.join(":")}`, e), m;
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
import { lstat as va, readdir as TE } from "node:fs/promises";
import { dirname as AE } from "node:path";
var kh = 16;
async function Sh(e, t) {
  let n = [], r = async (s) => {
    let i = x(t) + s, a = { sources: [i], target: x(e.base) + s }, c = w(s.slice(1)).toString();
    if (!(await va(w(i))).isDirectory())
      throw new Error(`'${e.pattern}' names a file, and only directories are mounted`);
    if (e.matches(c)) n.push(a);
    else
      for (let f of await TE(w(i), { encoding: "latin1" }))
        await r(`${s}/${f}`);
    if (n.length > kh)
      throw new Error(`'${e.pattern}' names more than ${kh} directories`);
  };
  return await va(t).then(
    () => !1,
    (s) => E(s) === "ENOENT"
  ) || await r(""), n;
}
async function xh({ sources: e, target: t }, { base: n }, r) {
  if ((await va(w(e[0]))).uid !== process.geteuid?.())
    throw new Error("it was saved by another user");
  for (let o = t; o !== x(n); o = AE(o)) {
    let s = L(o);
    if (s && !s.isDirectory()) throw new Error(`${w(o)} is no directory`);
  }
  Pa(t, r);
}
function Pa(e, t) {
  let n = w(e).toString();
  if (!L(`${e}/.`)) return;
  let r = bh(w(e), "latin1");
  if (t.some((o) => z(bh(o, "latin1"), r)))
    throw new Error(`${n} holds the directory of the job or the store`);
  if (le().some(({ point: o }) => z(o, r)))
    throw new Error(`something is mounted at ${n} already, or below it`);
}

// src/mount/overlay.ts
async function vh(e, t) {
  let { dir: n, signal: r } = t, o = [], s = Sr(t), i = [];
  for (let [c, f] of e.entries()) {
    let { root: u, roots: m } = f;
    try {
      let d = await s.mountAll(f, `l${c}`);
      if (u) i.push(UE(u, d, n));
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
  return Eh(n, "upper", { ...t, mounts: Sr(t) });
}
var Oh = "tree";
function Bh(e, t) {
  return { root: e, sites: () => Sh(e, ce(t, String(e.place))) };
}
function UE(e, [t, ...n], r) {
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
function Rh(e) {
  return (NE(e) ? FE(e) : []).filter((n) => /^upper-\d+$/.test(n)).map((n) => _E(ce(e, n)));
}
async function WE(e, { dir: t, rights: n, signal: r, mounts: o }) {
  let { target: s, number: i } = e, a = `target-${i}`, c = L(`${s}/.`) ? te(s) : void 0;
  if (as(w(s), ce(t, a)), !c) {
    let [m = s] = dt(s);
    as(w(m), ce(t, `made-${i}`)), is(w(s), { recursive: !0 });
  }
  let f = await jE(e, t);
  c && c.length > 0 && (f.length > 1 && (f = [await o.stack(f, `stack-${i}`, "own")]), f.push(a));
  let u = `lowerdir=${f.join(":")},upperdir=upper-${i},workdir=work-${i}`;
  await ss(["volatile,metacopy=on", "metacopy=on", "metacopy=off"], (m) => {
    let l = ["-i", "-n", "-t", "overlay", "-o", `${m},nosuid,nodev,redirect_dir=on,index=off,${u}`, "--", t, a];
    return n.run("mount", l, { cwd: t, signal: r });
  });
}
async function jE({ sources: e, number: t, position: n }, r) {
  let [o, s] = [`upper-${t}`, `lower-${t}`];
  if (is(ce(r, `work-${t}`)), n === "upper")
    return as(w(e[0]), ce(r, o)), is(ce(r, s)), [s];
  is(ce(r, o));
  let { mode: i, mtimeMs: a } = await DE(w(e[0]));
  CE(ce(r, o), i & 511), LE(ce(r, o), a / 1e3, a / 1e3);
  let c = e.map((f, u) => `${t}-${u}`);
  for (let [f, u] of e.entries())
    as(w(u), ce(r, c[f]));
  return c;
}

// src/mount/ramdisk.ts
var HE = 4096, $h = { auto: 1 / 4, on: 3 / 4 };
async function Mh(e, { wish: t, bytes: n, rights: r, signal: o }) {
  let s = process.availableMemory();
  if (!Number.isFinite(n)) return "the server does not tell how much is needed";
  if (n > s * $h[t])
    return `${j(n)} are needed, and only ${j(s)} of memory are free`;
  let i = Math.floor(s * $h.on), a = `uid=${process.geteuid?.()},gid=${process.getegid?.()}`, c = Math.floor(i / HE), f = `size=${i},nr_inodes=${c},mode=0700,${a},nosuid,nodev`;
  await r.run("mount", ["-i", "-n", "-t", "tmpfs", "-o", f, "--", e, e], { cwd: "/", signal: o });
}

// src/steps/brokered.ts
import { lstatSync as JE, mkdirSync as KE, mkdtempSync as VE, realpathSync as Nh, rmdirSync as ZE, rmSync as YE } from "node:fs";
import { dirname as XE, join as QE } from "node:path";

// src/mount/broker.ts
var Ah = _(Th(), 1);
import { once as zE } from "node:events";
import { connect as qE } from "node:net";
function Oa(e, t) {
  async function* n(o, s) {
    let i = qE({ path: e, signal: t });
    i.on("error", () => {
    });
    try {
      await zE(i, "connect", { signal: t });
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
import { existsSync as GE } from "node:fs";

// src/steps/unpack.ts
async function Ch(e, t) {
  await Pe(await et(e.roots[0]), ct(e)), await xr(e.roots, t, (n) => On(n, e));
}
function ct({ bytes: e, segments: t }) {
  return { bytes: e, files: t.reduce((n, { files: r }) => n + r, 0) };
}
async function On(e, t) {
  let n = await t.tools(), r = t.format.unsupportedReason(n, "unpack");
  if (r) throw new Error(`this runner cannot unpack the entry, for ${r}`);
  let o = t.format.image ? "any" : void 0, s = (i) => vn(
    e,
    t.signal,
    (a) => t.format.unpack({ ...t, ...i, signal: a, tools: n, body: t.body(o), dir: e })
  );
  try {
    await s({});
  } catch (i) {
    if (!(i instanceof Ct)) throw i;
    await s({ workers: 1 });
  }
}
async function xr(e, { timeline: t, signal: n }, r) {
  await Dp({
    roots: e,
    signal: n,
    fill: (o) => t.during("unpack", () => r(o)),
    publishing: (o) => t.during("publish", o)
  });
}

// src/steps/unpack-refused.ts
function cs({ inputs: e }) {
  return [process.cwd(), Qe(), J(), e.localDir].filter((n) => GE(n));
}
async function Ba(e, t, n) {
  if (e.length === 0) return;
  for (let { root: o, reason: s } of e)
    P(`Unpacking ${o.pattern} instead of mounting: ${s}`);
  let r = e.map(({ root: o }) => o);
  await xr(r, t, (o) => n(r, o));
}
async function fs(e, t, { job: n, context: r }) {
  await Ba(t, r, async (o, s) => {
    let i = await n.tools();
    if (!i.unsquashfs)
      throw new Error(
        "this runner can neither mount nor unpack the entry, for it has no unsquashfs 4.5 or newer"
      );
    await Pe(s, ct(n)), await vn(
      s,
      n.signal,
      (a) => Wo(e, { ...n, signal: a, tools: i, dir: s }, o)
    );
  });
}

// src/steps/brokered.ts
async function Fh(e, t, n) {
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
  let { index: r } = n, o = bn(e, t), s = o.flatMap((a) => {
    let c = "the broker mounts only a directory that a line of `path` names";
    return a.root ? [] : a.roots.map((f) => ({ root: f, reason: c }));
  });
  return { mountable: o.flatMap(({ root: a, deltas: c, ...f }) => {
    let m = [f, ...c].map(({ offset: d, length: l }) => ({ offset: d, length: l })).map((d) => ({ ...d, digest: Gf(r.digests, d) }));
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
  Pa(x(i), cs(s));
  let [a] = dt(x(i));
  KE(i, { recursive: !0 });
  let c = { target: Nh(i), pattern: e.pattern, made: a };
  o({ brokered: { ...r, mounts: [...r.mounts, c] } });
  let f = t.map(({ digest: m }) => m), u = await n.mount(c.target, f).catch((m) => {
    throw Ea(c), m;
  });
  if (u.length > 0)
    return Ea(c), t.filter(({ digest: m }) => u.includes(m));
  if (!Lh(c.target)) throw new Error("the broker mounted nothing");
  return r.mounts.push(c), [];
}
var nR = 1 / 8;
async function rR(e, t, n) {
  let { job: r, broker: o, timeline: s, inputs: i } = n, { index: a } = r.indexed, c = ie(a.key, i.key) && !i.rolling, f = VE(QE(J(), "headstart-"));
  try {
    r.file?.isWhole || await Pe(f, { bytes: U(r) });
    let u = await s.during("receive", () => kn(r, f)), m = e.flatMap(({ missing: y }) => y), l = m.reduce((y, { length: b }) => y + b, 0) / U(r) <= nR || !(await r.tools()).unsquashfs, p = { path: Nh(u.path), end: U(r), layers: m }, h = m.length > 0 && (l || c) ? o.hand(p, l ? "ok" : "copied") : void 0;
    h?.catch(() => {
    });
    let g = (y) => {
      t.push(...e.splice(0).map(({ root: b }) => ({ root: b, reason: y })));
    };
    if (h && l) {
      let y = await s.during("mount", () => h).catch(O);
      y !== void 0 && g(y), e.push(...await _h(e.splice(0), t, n));
    }
    g(`the host did not have its image${c ? " yet" : ""}`), await fs(u, t, { job: r, context: n }), l || await h?.catch((y) => P(`The host did not take the image: ${O(y)}`)), n.signal.throwIfAborted();
  } finally {
    YE(f, { recursive: !0, force: !0 });
  }
}
async function Ra({ socket: e, mounts: t }) {
  let n = Oa(e, AbortSignal.timeout(3e4));
  for (let r of t.toReversed())
    try {
      Lh(r.target) && await n.unmount(r.target), Ea(r);
    } catch (o) {
      D(`${r.target} stays mounted until the container ends: ${O(o)}`);
    }
}
function Lh(e) {
  let t = x(e);
  return le().some(
    (n) => n.point === t && n.type === "overlay" && n.source === wa
  );
}
function Ea({ target: e, made: t }) {
  if (t !== void 0)
    try {
      for (let n = e; z(n, t); n = XE(n)) ZE(n);
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
import { setTimeout as oR } from "node:timers/promises";
var us = ".notes";
function Bn(e) {
  let t = async (n) => (await Le(e, Dh(e, us)), Dh(e, us, String((await n.stat({ bigint: !0 })).ino)));
  return {
    /** Whether the file is unchanged since it was proven. */
    async isProven(n) {
      return await t(n).then(iR, () => {
      }) === await Oe(n);
    },
    /** Notes that a file is proven in a state, which `stateOf` returned. */
    prove: $a(async (n, r) => {
      await oR(sR), await Oe(n) === r && await Wh(await t(n), r);
    }),
    touch: $a(async (n) => {
      let [r, o] = [await t(n), /* @__PURE__ */ new Date()];
      await Rt.utimes(r, o, o).catch(async (s) => {
        if (E(s) !== "ENOENT") throw s;
        await Wh(r, "");
      });
    }),
    /** Notes that the file is in use as long as `name` exists, which must be free and on the same file system. */
    hold: $a(async (n, r) => Rt.link(await t(n), r))
  };
}
var sR = 20, Uh = 256;
async function Oe(e) {
  let { dev: t, ino: n, size: r, mtimeNs: o, ctimeNs: s } = await e.stat({ bigint: !0 });
  return [t, n, r, o, s].join(" ");
}
function $a(e) {
  return (...t) => e(...t).catch(() => {
  });
}
async function iR(e) {
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
import { createReadStream as aR } from "node:fs";
import { join as cR } from "node:path";
function ms(e, t, n) {
  let r = cR(e, Je.image), o = {
    size: U(t),
    // A stream of no bytes would read to the end.
    read: (i, a) => aR(r, { start: i, end: a - 1 })
  };
  async function* s(i, a) {
    if (i === a) return;
    let c = { first: Math.floor(i / M), end: Math.ceil(a / M) }, f = c.first * M;
    for await (let { pieces: u } of Mp(o, t, c)) {
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

// src/steps/mounted-base.ts
var Ma = "Saving all files instead of the changes";
async function Hh({ mounted: e, mountRoot: t }, { store: n, scopes: r, version: o, signal: s }) {
  if (!(!e || t === void 0))
    try {
      if (e.version !== o) throw new Error("the restored cache has another format");
      return { ...await Ia(e, n, r), mountRoot: t };
    } catch (i) {
      s.throwIfAborted(), P(`${Ma}: ${O(i)}`);
      return;
    }
}
async function Ia({ scope: e, version: t, key: n, size: r, identity: o }, s, i) {
  let a = await s.find({
    scopes: e === void 0 ? i : [e],
    keys: [n],
    versions: [t]
  });
  try {
    if (a?.key !== n || a.size !== r) throw new Error("the restored cache is gone");
    let c = await Qt(a.stored ?? a);
    if (Yr(c) !== o) throw new Error("the restored cache was replaced");
    return { entry: a, index: c };
  } catch (c) {
    throw await a?.close(), c;
  }
}

// src/steps/mounted-file.ts
async function Ta(e) {
  let t = await fR(uR(e, Je.image)).catch((n) => {
    if (E(n) !== "ENOENT")
      throw n;
  });
  return t && Oe(t).finally(() => t.close());
}
async function zh({ mounted: e, mountRoot: t }, { store: n, scopes: r, signal: o }) {
  if (!e || t === void 0) return;
  let s = await Ta(t);
  if (!(s === void 0 || s === e.file))
    try {
      let { entry: i, index: a } = await Ia(e, n, r);
      await i.close();
      for await (let c of ms(t, a, o).read(0, U(a))) ;
    } catch (i) {
      throw o.throwIfAborted(), new Error(`the mounted cache has changed on the disk: ${O(i)}`, { cause: i });
    }
}

// src/steps/mount.ts
async function qh(e, t) {
  let { mounting: n } = t;
  if ("reason" in n && n.broker !== void 0 && e.format.image)
    return await Fh(e, n.broker, t), !0;
  let r = await pR(e, t);
  if (!r) return !1;
  let { dir: o, rights: s } = r, i, a = () => {
    i = br(o, s);
  }, c = async () => (await i, fh(await kr(o, s)));
  t.signal.addEventListener("abort", a);
  try {
    let f = mh(), { image: u } = e.format, d = (await (u ? wR : bR)(e, { ...t, ...r })).map(({ root: p }) => p), l = e.roots.filter((p) => !d.includes(p));
    l.length === 0 ? await c() : (u && t.remember({ mounted: { ...dR(e, f), file: await Ta(o) } }), P(`Mounted ${l.map(({ pattern: p }) => p).join(", ")}`));
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
  return { scope: s, version: i, key: a, size: c, images: f, identity: Yr(o), since: n };
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
  let { image: i, indexed: a } = e.format, c = U(e), { bytes: f, files: u } = ct(e), m = a ? f + u * hR : c * gR, l = await Mh(n, { wish: s, bytes: i ? c : m, rights: r, signal: o }).catch(O);
  return o.throwIfAborted(), l !== void 0 && P(`Using the disk instead of memory: ${l}`), l === void 0;
}
async function wR(e, t) {
  let { server: n, dir: r, timeline: o } = t;
  e.file?.isWhole || await Pe(r, { bytes: U(e) });
  let { indexed: s } = e, i = bn(e.segments, e.roots), c = (n && s && await o.during("show", () => ch(s, i, { ...t, server: n }))) ?? await o.during("receive", () => kn({ ...e, isMounted: !0 }, r)), f = await o.during("mount", () => vh(c.images, Gh(t)));
  if (await c.isInPlace?.() === !1)
    throw new Error("the entry was removed from its store while it was being mounted");
  return await fs(c, f, { job: e, context: t }), f;
}
async function bR(e, t) {
  let { dir: n, timeline: r, signal: o } = t;
  await r.during("unpack", () => On(n, e)), pa(n, e.roots);
  let s = await r.during("mount", () => Ph(e.roots, Gh(t)));
  return await Ba(s, t, async (i, a) => {
    mR(lR(a, "tree"));
    for (let c of i) await ha(c, { from: n, to: a, signal: o });
  }), s;
}
function Gh(e) {
  let { dir: t, rights: n, signal: r } = e;
  return { dir: t, rights: n, spare: cs(e), signal: r };
}

// src/steps/receive-to-file.ts
import { mkdtemp as OR, rm as BR, statfs as ER } from "node:fs/promises";
import { join as RR } from "node:path";

// src/disk/draft-file.ts
var Kh = _(Jh(), 1);
import { constants as Ca } from "node:fs";
import * as Ke from "node:fs/promises";
import { dirname as Vh, join as Na } from "node:path";
var ls = ".drafts";
async function En(e) {
  let t = Na(e, ls);
  await Le(e, t);
  let n = Na(t, (0, Kh.randomUUID)());
  return Yh(e, n, await Ke.open(n, "wx+", 384));
}
async function Zh(e, t) {
  let n = Na(e, ls, t), r = await Ke.open(n, Ca.O_RDONLY | Ca.O_NOFOLLOW | Ca.O_NONBLOCK);
  return Yh(e, n, r);
}
function Yh(e, t, n) {
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
      return await n.sync(), await Le(e, Vh(s)), kR(t, s);
    },
    /** Closes the file and removes the draft, if there still is one. May be called several times. */
    async discard() {
      await o(), await Ke.rm(t, { force: !0 });
    }
  };
}
async function kR(e, t) {
  try {
    await Ke.link(e, t);
  } catch (r) {
    if (E(r) === "EEXIST") return !1;
    throw r;
  }
  if (await Ke.rm(e), process.platform === "win32") return !0;
  let n = await Ke.open(Vh(t));
  return await n.sync().finally(() => n.close()), !0;
}

// src/disk/stored-file.ts
import { constants as ds } from "node:fs";
import * as ye from "node:fs/promises";
import { dirname as SR } from "node:path";
async function $t(e, { dir: t, verify: n = "auto" }) {
  let r = await ye.open(e, ds.O_RDONLY | ds.O_NOFOLLOW | ds.O_NONBLOCK), o = Bn(t);
  try {
    let s = await r.stat();
    if (!s.isFile()) throw new Error(`${e} is no file`);
    return Ks(e, s), {
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
  let { acquire: r, release: o } = Kt();
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
      let i = await Fa(e, t, s);
      return i && (o = s), i;
    },
    isInPlace: () => ps(e, t),
    async copyTo(s) {
      return await ye.copyFile(`/proc/self/fd/${e.fd}`, s, ds.COPYFILE_FICLONE), n.isProven(e);
    },
    async prove(s) {
      return r === "auto" && await n.isProven(e) || await n.prove(e, await PR(e, s)), o !== void 0 && await n.hold(e, `${o}.used`), !0;
    }
  };
}
async function PR(e, t) {
  for (let n = 0; n < 2; n++) {
    let r = await Oe(e);
    if (await t(), await Oe(e) === r) return r;
  }
  throw new k("somebody is writing to it");
}
async function Fa(e, t, n) {
  try {
    let [r, o] = await Promise.all([ye.stat(SR(n)), e.stat()]);
    return r.dev !== o.dev || !await ps(e, t) ? !1 : (await ye.symlink(await ye.realpath(t), n), !0);
  } catch {
    return !1;
  }
}
async function ps(e, t) {
  let [r, o] = await Promise.all([
    ye.lstat(t, { bigint: !0 }).catch(() => {
    }),
    e.stat({ bigint: !0 })
  ]);
  return r?.ino === o.ino && r.dev === o.dev;
}

// src/steps/receive-to-file.ts
var Xh = 1024 ** 3, $R = 3;
async function Qh(e, t) {
  for (let n = 1; ; n++)
    try {
      return await MR(e, t);
    } catch (r) {
      if (!(r instanceof Z && r.recover === "resume") || n === $R) throw r;
    }
}
async function MR(e, { dir: t, maxBytes: n = 64 * Xh, minFreeBytes: r = Xh, onRead: o }) {
  let s = await OR(RR(t, "headstart-stream-")), i = await En(s), a = async () => {
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
async function tg(e, t, n) {
  await hs(e, t, n, async (r) => {
    await qh(r, n) || await Ch(r, n);
  }), P("Cache restored successfully");
}
async function hs(e, t, n, r) {
  let { inputs: o, formats: s, timeline: i } = n, a = s.find((u) => u.versions(o).includes(e.version));
  if (!a) throw new k(`the entry ${e.key} has an unknown version`);
  if (!!Number.isFinite(e.size) || !a.indexed) return await eg(e, { ...n, format: a, roots: t }, r);
  i.watch(ng(e, t, o));
  let f = await i.during("receive", () => TR(e, n));
  await eg(f, { ...n, format: a, roots: t }, r).finally(f.close);
}
function TR(e, { timeline: t }) {
  P("Receiving all of the entry before restoring it: its server sends no ranges");
  let n = yr("Received", void 0, P), r = t.phaseTimer(), o = { ...e, read: () => r.pulled("download", e.read(0, e.size)) };
  return Qh(o, { dir: J(), onRead: n });
}
async function eg(e, t, n) {
  let { inputs: r, mounting: o, timeline: s, findings: i, format: a, roots: c, signal: f } = t, u = 0, m = (b) => {
    i.storedBytes = b, P(`Cache Size: ${po(b)}`);
  }, d = !Number.isFinite(e.size);
  d || m(e.size);
  let l, p = () => l ??= gr(r), [h] = await Promise.all([
    a.indexed ? s.during("index", () => AR(e, t)) : CR(e),
    // Looking for programs takes time, and mounting an image needs none.
    a.image && un(o) ? void 0 : p()
  ]), g = (b) => {
    let S = yr("Received", d ? void 0 : U(h), P);
    u = 0;
    let v = (B) => {
      u += B, S(B);
    };
    return NR(e, h.indexed, { timeline: s, onRead: v, order: b, signal: f });
  };
  s.watch(ng(e, c, r));
  let y = {
    ...h,
    format: a,
    body: g,
    file: e.file,
    roots: c,
    workspace: Qe(),
    tools: p,
    signal: f,
    warn: D
  };
  await n(y), d && m(u);
}
async function AR(e, { format: t, inputs: { paths: n }, findings: r }) {
  let o = await Qt(e.stored ?? e);
  if (!ie(o.key, e.key))
    throw new k(`the entry ${e.key} is that of another key, ${o.key}`);
  if (o.paths.join(`
`) !== n.join(`
`)) throw new k("the entry was saved for other paths");
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
  return t ? o.pulled("verify", $p(a, t.index, r)) : Tp(a, r);
}
function ng({ file: e }, t, { localDir: n, stash: r }) {
  return [...t.map(({ literal: s, base: i }) => s ?? i), J(), ...e ? [n, r.dir] : []];
}

// src/steps/merge-snapshots.ts
function rg(e) {
  let { key: t, restored: n, signal: r } = e, o = n, s = async () => {
    let a = await og(fe({}).lookups([t]), e);
    if (a && a.key !== o && ie(fe({}).keyIn(a.key), t)) return a;
    await a?.close();
  }, i = async (a) => {
    try {
      let c = await s();
      return c ? (await a(c).finally(c.close), !0) : !1;
    } catch (c) {
      return r.throwIfAborted(), D(`Cache ${t} of another job cannot be merged: ${O(c)}`), !1;
    }
  };
  return {
    isOutdated: () => i(async () => {
    }),
    merge: () => i(async (a) => {
      o = a.key, P(`Another job has saved cache ${t} since this job restored it`), await LR(a, e), P(`Merged what another job has added to cache ${t} meanwhile`);
    })
  };
}
function og(e, { inputs: t, scope: n, store: r }) {
  let o = xn(r, t).flatMap((s) => s.versions(t));
  return r.find({ scopes: [n], keys: e, versions: o });
}
async function LR(e, t) {
  let { roots: n } = Bt(t.inputs.paths, process.cwd()), r = sg(t);
  await hs(e, n, r, async (o) => {
    await Pe(await et(n[0]), ct(o)), await xr(n, r, async (s) => {
      await On(s, o);
      let i = n.filter((a) => Yo(_a(a, s), x(a.base)));
      i.length > 0 && await DR(t, (a) => {
        for (let c of i) Yo(_a(c, s), _a(c, a));
      });
    });
  });
}
function _a({ place: e }, t) {
  return x(I(t, "tree", String(e)));
}
async function DR(e, t) {
  let { restored: n } = e;
  if (n === void 0) return;
  let r = await og([n], e), o = await FR(I(J(), "headstart-"));
  try {
    if (r?.key !== n) throw new Error("the restored cache is gone");
    let { roots: s } = Bt(e.inputs.paths, process.cwd());
    await hs(r, s, sg(e), async (i) => {
      await Pe(o, ct(i)), await On(o, i);
    }), t(o);
  } finally {
    await _R(o, { recursive: !0, force: !0 }), await r?.close();
  }
}
function sg({ inputs: e, key: t, store: n, timeline: r, signal: o }) {
  return {
    inputs: e,
    formats: xn(n, e),
    mounting: { reason: "it is merged" },
    server: void 0,
    remember: () => {
    },
    timeline: r,
    findings: an({ step: "restore", outcome: "merged", key: t, store: n.label }, e),
    signal: o
  };
}

// src/stash/copied-blocks.ts
function ig(e, { start: t, end: n, order: r }) {
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
async function ag(e, { seats: t, bypassed: n }) {
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
async function cg(e, t, n) {
  let r = await e.seats.current(), o = Ie(n, n + we(t)), s = (a) => r.role === "filler" && r.present.has(a) && !e.bypassed.has(a);
  if (r.role !== "filler" || o.every(s)) return;
  let { file: i } = r.draft;
  await gs(i, t, n);
  for (let a of o)
    r.present.add(a), e.bypassed.delete(a), r.leader.say(String(a));
  La(r, e) && i.datasync().catch(() => {
  });
}
function fg(e, t, n) {
  return tt(e.readStore(t, n), async function* (r) {
    let o = t;
    for await (let s of r) {
      let i = { bytes: Buffer.from(s), position: o };
      o += s.length, e.ends.push(i);
      let a = e.seats.held();
      a?.role === "filler" && await gs(a.draft.file, [i.bytes], i.position).catch(e.seats.giveUp), yield s;
    }
  });
}
function La({ present: e }, { size: t, ends: n, bypassed: r }) {
  let o = Ie(0, Math.min(t, ...n.map(({ position: s }) => s)));
  return e.size >= o.length && o.every((s) => e.has(s) && !r.has(s));
}
async function gs(e, t, n) {
  let { bytesWritten: r } = await e.writev(t, n);
  if (r !== we(t)) throw new Error("no space is left");
}

// src/stash/followed-draft.ts
import { EventEmitter as YR, once as XR } from "node:events";
import { setTimeout as QR } from "node:timers/promises";

// src/stash/flight.ts
var mg = _(ug(), 1);
import { EventEmitter as HR } from "node:events";
import * as oe from "node:fs/promises";
import { createServer as zR } from "node:net";
import { dirname as Ua, join as Mt } from "node:path";
var lg = ".flights";
async function dg(e, t) {
  let n = Mt(e, lg, t);
  for (await Le(e, Ua(n)); ; ) {
    let r = await GR(n) ?? await JR(n);
    if (r) return r;
  }
}
var qR = 3600 * 1e3;
async function pg(e) {
  let t = Mt(e, lg);
  for (let n of await oe.readdir(t)) {
    let r = await oe.stat(Mt(t, n)).catch(() => {
    });
    r && Date.now() - r.mtimeMs > qR && await oe.rm(Mt(t, n), { recursive: !0, force: !0 });
  }
}
async function GR(e) {
  for (let t of await oe.readdir(e).catch(ZR)) {
    let n = await Lr(e, t);
    if (n) return { role: "follower", lines: n };
    await oe.rm(Mt(e, t), { recursive: !0, force: !0 });
  }
}
async function JR(e) {
  let t = await oe.mkdtemp(Mt(Ua(e), "joining-")), n = (0, mg.randomUUID)(), r = [], o = /* @__PURE__ */ new Set(), s = new HR(), i = zR((f) => {
    f.on("error", () => {
    }).on("close", () => o.delete(f)), Wa(f, (u) => s.emit("line", u)), o.add(f.unref()), r.length > 0 && f.write(r.join(""));
  }).unref(), a = KR(i, { said: r, followers: o, heard: s, path: Mt(e, n) });
  if (!_r(t, n, i))
    return await oe.rm(t, { recursive: !0 }), a;
  let c = !1;
  try {
    c = Ht(t, e);
  } finally {
    c || (i.close(), await oe.rm(t, { recursive: !0, force: !0 }));
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
      await oe.rm(o, { force: !0 }), await oe.rmdir(Ua(o)).catch(() => {
      }), e.close();
      for (let i of n) i.end();
    }
  };
}
var VR = 36;
function Wa(e, t) {
  let n = "";
  e.setEncoding("latin1").on("data", (r) => {
    let o = (n + r).split(`
`);
    n = o.pop() ?? "", n.length > VR && e.pause();
    for (let s of o) t(s);
  });
}
function ZR(e) {
  if (E(e) === "ENOENT") return [];
  throw e;
}

// src/stash/followed-draft.ts
var e$ = /^[0-9a-f-]{36}$/, t$ = /^\d{1,7}$/, hg = "fetches", n$ = 500;
function gg(e, t) {
  return t$.test(e) && Number(e) < t ? Number(e) : void 0;
}
function yg({ say: e, onLine: t }, n, r) {
  t((o) => {
    let s = gg(o, n);
    s !== void 0 && r(s);
  }), e(hg);
}
var r$ = 4;
function wg(e, t, { blocks: n, quietMs: r }) {
  let o = /* @__PURE__ */ new Set(), s = new YR(), i = Promise.resolve(void 0), a, c = performance.now(), f = Promise.withResolvers();
  QR(n$, !1, { ref: !1 }).then(f.resolve);
  let u = /* @__PURE__ */ new Set(), m = (l) => {
    if (a === void 0 && e$.test(l))
      return a = l, i = Zh(e, l).catch(() => {
      }), !0;
    l === hg && f.resolve(!0);
    let p = gg(l, n);
    return p === void 0 || o.has(p) ? !1 : (o.add(p), !0);
  }, d = !1;
  return Wa(t, (l) => {
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
function kg(e) {
  let { signal: t, logError: n } = e, r, o = Promise.resolve(), s = 0, i = {
    held: () => r,
    async current() {
      return o = o.then(async () => {
        let c = r?.role === "follower" ? r.followed : void 0;
        if (r && !c?.isOver()) return;
        if (++s > i$) throw new Error("one process after the other has begun to fill it");
        let f = await a$(e, c);
        r?.role === "none" ? await bg(f, !1) : r = f, r.role === "filler" && await e.onFill(r);
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
      r = { role: "none" }, c && await bg(c, a).catch(n);
    }
  };
  return i;
}
async function bg(e, t) {
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
    return s("Reading along with another job of this host, which downloads the same entry"), await i?.close(), { role: "follower", followed: wg(t, c.lines, { blocks: Math.ceil(r / M), quietMs: o }) };
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
function Sg({ size: e, read: t }, n) {
  let { logError: r } = n, s = kg({ ...n, size: e, onFill: async ({ draft: u, leader: m }) => {
    xg(m, i);
    for (let { bytes: d, position: l } of i.ends) await gs(u.file, [d], l);
  } }), i = {
    size: e,
    seats: s,
    readStore: t,
    ends: [],
    bypassed: /* @__PURE__ */ new Set(),
    memory: Kt()
  }, a = !1, c, f = () => {
    let u = s.held();
    return u?.role === "filler" && La(u, i) ? u : void 0;
  };
  return {
    file: {
      isWhole: !1,
      filling: u$(i),
      async link(u) {
        let m = await s.settled();
        return m.role === "reader" ? m.opened.file.link(u) : m.role !== "filler" || !await Fa(m.draft.file, m.draft.path, u) ? !1 : (c = u, !0);
      },
      async isInPlace() {
        let u = s.held();
        return u?.role === "reader" ? u.opened.file.isInPlace() : u?.role === "filler" && ps(u.draft.file, u.draft.path);
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
    read: (u, m, d) => ig(i, { start: u, end: m, order: d }),
    readEnd: (u, m) => fg(i, u, m),
    isPublished: () => s.held()?.role === "reader",
    async finish() {
      let u = f();
      u && await f$(u, { ...n, isProven: a, link: c }).catch(r), await s.leave({ isDraftGood: !u });
    },
    discard: s.leave
  };
}
async function f$({ draft: e, leader: t }, { stash: n, dir: r, name: o, isProven: s, link: i }) {
  let a = Bn(r), c = setInterval(t.giveSign, m$);
  try {
    await n.put(e, o), s && await a.prove(e.file, await Oe(e.file)), s && i !== void 0 && await a.hold(e.file, `${i}.used`);
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
    write: (o, s) => cg(e, o, s).catch(t.giveUp),
    arrival: (o, s) => ag(Ie(o, s), e),
    onAsked(o) {
      e.onAsked = o;
      let s = t.held();
      s?.role === "filler" && xg(s.leader, e);
    },
    isOurs: async () => (await t.current()).role === "filler"
  };
}
function xg(e, { size: t, onAsked: n }) {
  n && yg(e, Math.ceil(t / M), n);
}
var m$ = 1e3;
async function l$(e, t, { bypassed: n }) {
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
import * as Pr from "node:fs/promises";
import { basename as p$, dirname as h$, join as Ve } from "node:path";

// src/disk/eviction.ts
import * as Te from "node:fs/promises";
import { basename as d$, join as ja } from "node:path";
var vg = 3600 * 1e3;
async function ys(e) {
  let n = (await Rn(ja(e, ls))).filter(({ writtenMs: r }) => Date.now() - r > vg);
  await Promise.all(n.map(({ path: r }) => Te.rm(r, { force: !0 })));
}
async function ws(e, t) {
  let n = new Map((await Rn(ja(e, us))).map((s) => [d$(s.path), s])), r = t.map((s) => {
    let i = n.get(String(s.inode));
    n.delete(String(s.inode));
    let a = i ? Math.min(i.writtenMs, Date.now()) : s.usedMs;
    return { ...s, usedMs: a, isMounted: s.isLinked || (i?.isLinked ?? !1) };
  }), o = [...n.values()].filter(({ writtenMs: s }) => Date.now() - s > vg);
  return await Promise.all(o.map(({ path: s }) => Te.rm(s, { force: !0 }))), r;
}
async function vr(e, t, { maxBytes: n, minFreeBytes: r, comingBytes: o = 0 }) {
  let { bavail: s, bsize: i } = await Te.statfs(e), a = t.reduce((u, m) => u + m.size, 0), c = o + Math.max(a - n, r - s * i), f = t.filter((u) => u.rank !== void 0 && !u.isMounted);
  for (let u of f.sort((m, d) => Number(m.rank) - Number(d.rank) || m.usedMs - d.usedMs)) {
    if (c <= 0) return !0;
    await Te.rm(u.path, { force: !0 }), c -= u.size;
  }
  return c <= 0;
}
async function Rn(e) {
  let t = await $e(e).then(() => Te.readdir(e)).catch(() => []);
  return (await Promise.all(
    t.map(async (r) => {
      let o = ja(e, r), s = await Te.lstat(o, { bigint: !0 }).catch(() => {
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
function Og(e) {
  let { dir: t, maxBytes: n, minFreeBytes: r = g$, isPull: o } = e, s = Ve(t, "pulls"), i = Ve(t, "branches"), a = o ? s : i, c = async () => {
    let u = await Promise.all([Pg(s), Pg(i)]), m = o ? void 0 : 1;
    return (await ws(t, u.flat())).map((d) => ({
      ...d,
      rank: h$(d.path) === s ? 0 : m
    }));
  }, f = async () => {
    await Wt(t), await Pr.mkdir(t, { recursive: !0, mode: 448 }), await $e(t);
    for (let u of [s, i]) await Le(t, u);
  };
  return {
    async open(u, m) {
      await Wt(t);
      for (let l of [t, s, i]) await $e(l).catch(Bg);
      let d = await Ha(Ve(i, u), m, e);
      return d || o ? d ?? Ha(Ve(s, u), m, e) : (y$(Ve(s, u), Ve(i, u)), Ha(Ve(i, u), m, e));
    },
    async remove(u) {
      await Promise.all([s, i].map((m) => Pr.rm(Ve(m, u), { force: !0 })));
    },
    async join(u) {
      return await f(), dg(t, u);
    },
    async begin(u) {
      await f(), await Promise.all([ys(t), pg(t)]);
      let m = await c(), d = m.filter(({ rank: l }) => l === void 0);
      if (!(u + d.reduce((l, p) => l + p.size, 0) > n) && await vr(t, m, { maxBytes: n, minFreeBytes: r, comingBytes: u }))
        return En(t);
    },
    async put(u, m) {
      await u.publish(Ve(a, m)) && await vr(t, await c(), { maxBytes: n, minFreeBytes: r });
    }
  };
}
async function Pg(e) {
  return (await Rn(e)).filter(({ path: t }) => /^[0-9a-f]{64}$/.test(p$(t)));
}
function y$(e, t) {
  try {
    ee(e, t);
  } catch (n) {
    Bg(n);
  }
}
function Bg(e) {
  if (E(e) !== "ENOENT") throw e;
}
async function Ha(e, t, n) {
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
  await Pr.rm(e, { force: !0 });
}

// src/stash/stash.ts
function Eg(e, t) {
  let { dir: n, repository: r, isSealed: o, signal: s, quietMs: i, log: a } = t, c = Og(t), f = (u) => {
    a(`The stash ${n} is not used: ${O(u)}`);
  };
  return {
    ...e,
    async find(u) {
      let m = await e.find(u);
      if (m?.identity === void 0 || !o(m.version)) return m;
      let { scope: d = "", version: l, key: p, size: h, identity: g } = m, y = si([e.label, r, d, l, p, String(h), g]);
      try {
        let b = await c.open(y, h), S = async () => c.remove(y).catch(f), v = b$(
          m,
          Sg(m, { stash: c, dir: n, name: y, signal: s, quietMs: i, logError: f, log: a }),
          S
        );
        if (!b) return v;
        let { file: B, read: R, close: C } = b;
        return {
          ...v,
          original: v,
          stored: m,
          file: B,
          read(N, A) {
            return a(`Found in the stash ${n}`), tt(R(N, A), w$);
          },
          reject: S,
          async close() {
            await C(), await v.close();
          }
        };
      } catch (b) {
        return f(b), m;
      }
    }
  };
}
async function* w$(e) {
  try {
    yield* e;
  } catch (t) {
    throw new k(`it cannot be read: ${O(t)}`);
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
function bs(e, t) {
  let n, r = () => (n ??= t(), n);
  return {
    ...e,
    find: async (o) => (await r()).find(o),
    create: async (o) => (await r()).create(o),
    removable: async (o) => (await r()).removable(o)
  };
}

// src/stores/github/github.ts
function Rg(e) {
  let { service: t } = e, n = t ? `cache service at ${new URL(t.url).host}` : "cache service", r = bs({ label: n, shared: !0 }, async () => {
    let { openService: o } = await import("./github.js");
    return o(e, k$(t));
  });
  return {
    ...r,
    // The service would answer even if this run may read no scope.
    find: async (o) => o.scopes.length === 0 ? void 0 : r.find(o)
  };
}
function k$(e) {
  if (e) return e;
  throw new Error(
    "this runner offers no cache service (ACTIONS_RESULTS_URL or ACTIONS_CACHE_URL, and ACTIONS_RUNTIME_TOKEN)"
  );
}

// src/stores/local/local.ts
import * as Be from "node:fs/promises";
import { basename as Fg, dirname as qa, join as _g } from "node:path";

// src/stores/local/draft.ts
var $g = 1024 * 1024;
async function Mg({ path: e, dir: t, evict: n }) {
  let r = await En(t), { file: o } = r, s = !0, i = (c) => ({
    partBytes: $g,
    // The next part fills up while one part is written.
    concurrency: 2,
    async write(f, u) {
      let m = we(u), { bytesWritten: d } = await o.writev(u, c + f * $g);
      if (d !== m) throw new Error(`no space is left for ${e}`);
    },
    async commit() {
      let f = await r.publish(e);
      return f && s && await Bn(t).prove(o, await Oe(o)), await r.discard(), f && await n().catch(() => {
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
import * as Ig from "node:fs/promises";
import { basename as S$, join as x$ } from "node:path";
async function Tg(e) {
  let t = await za(e), n = (await Promise.all(t.map(za))).flat(), o = (await Promise.all(n.map(za))).flat().filter((s) => /^[0-9a-f]{64}$/.test(S$(s)));
  return (await Promise.all(o.map(Rn))).flat();
}
async function za(e) {
  return (await Ig.readdir(e, { withFileTypes: !0 }).catch(() => [])).filter((n) => n.isDirectory()).map((n) => x$(e, n.name));
}

// src/stores/local/local.ts
var Ag = 1024 ** 3, Cg = process.platform === "linux" ? Wn : Rf;
function Lg(e) {
  let { dir: t, repository: n, verify: r = "auto", maxBytes: o = 20 * Ag, minFreeBytes: s = Ag } = e, i = ({ scope: a, version: c, key: f }) => _g(t, Cg(n), Cg(a), Wn(c), Wn(f));
  return {
    label: `local directory ${t}`,
    shared: !1,
    isHere: !0,
    async find({ scopes: a, keys: c, versions: f }) {
      if (await Ng(t))
        for (let u of a) {
          let m = f.map((l) => qa(i({ scope: u, version: l, key: "-" }))), d = await v$(m, c, { dir: t, verify: r });
          if (d) return { ...d, scope: u };
        }
    },
    async create(a) {
      let c = i(a);
      if (await Wt(t), await Be.mkdir(t, { recursive: !0, mode: 448 }), await $e(`${t}/.`), !await P$(c, { dir: t, verify: r }))
        return Mg({
          path: c,
          dir: t,
          async evict() {
            await ys(t);
            let f = (await ws(t, await Tg(t))).map((u) => ({
              ...u,
              rank: u.path === c ? void 0 : 0
            }));
            await vr(t, f, { maxBytes: o, minFreeBytes: s });
          }
        });
    },
    async removable(a) {
      return await Ng(t) ? (await Dg(qa(i(a)), [a.key], { dir: t, verify: r })).filter(({ key: f }) => f.startsWith(a.key)).map(({ key: f, createdAt: u, path: m }) => ({ key: f, createdAt: u, remove: () => Be.rm(m, { force: !0 }) })) : [];
    }
  };
}
async function Ng(e) {
  return await Wt(e), await jg(e) ? (await $e(`${e}/.`), !0) : !1;
}
async function v$(e, t, n) {
  let r = (await Promise.all(e.map((o) => Dg(o, t, n)))).flat();
  for (; ; ) {
    let o = Bf(t, r);
    if (!o) return;
    let s = await O$(o, n);
    if (s) return s;
    r.splice(r.indexOf(o), 1);
  }
}
async function Dg(e, t, n) {
  if (!await Wg(e, n)) return [];
  let r = ai(Fg(e)) ?? "", o = (await Be.readdir(e)).filter((a) => Mf(a, t)), s = await Promise.all(
    o.map(async (a) => {
      let c = _g(e, a);
      return { path: c, stat: await Be.lstat(c).catch(() => {
      }) };
    })
  ), i = [];
  for (let { path: a, stat: c } of s) {
    let f = c?.isFile() ? await Ug(a, n).catch(() => {
    }) : void 0;
    c && f !== void 0 && i.push({ key: f, version: r, createdAt: c.mtime, path: a });
  }
  return i;
}
async function Ug(e, t) {
  let n = ai(Fg(e));
  if (n !== void 0) return n;
  let { stat: r, read: o, close: s } = await $t(e, t);
  try {
    return (await Qt({ size: r.size, read: o })).key;
  } finally {
    await s();
  }
}
async function P$(e, t) {
  if (!await Wg(qa(e), t) || !await jg(e)) return !1;
  try {
    return await Ug(e, t), !0;
  } catch (n) {
    if (!(n instanceof k)) throw n;
    return await Be.rm(e, { force: !0 }), !1;
  }
}
async function O$({ path: e, key: t, version: n, createdAt: r }, o) {
  try {
    let { stat: s, touch: i, ...a } = await $t(e, o);
    await i();
    let c = () => Be.rm(e, { force: !0 });
    return { ...a, key: t, version: n, size: s.size, createdAt: r, reject: c };
  } catch (s) {
    if (E(s) === "ENOENT") return;
    throw s;
  }
}
function Wg(e, t) {
  return Hg(ef(t.dir, e));
}
function jg(e) {
  return Hg(Be.lstat(e));
}
async function Hg(e) {
  try {
    return await e, !0;
  } catch (t) {
    if (E(t) === "ENOENT") return !1;
    throw t;
  }
}

// src/stores/s3/s3.ts
function zg(e) {
  let t = B$(e.inputs.s3);
  return bs({ label: t, shared: !1 }, async () => {
    let { openBucket: n } = await import("./s3.js");
    return n(e, t);
  });
}
function B$({ bucket: e, prefix: t, endpoint: n }) {
  return `S3 bucket ${t === "" ? e : `${e}/${t}`}${n === "" ? "" : ` at ${new URL(n).host}`}`;
}

// src/stores/index.ts
var qg = {
  local: ({ inputs: e, repository: t }) => Lg({ dir: e.localDir, repository: t, verify: e.verify }),
  s3: zg,
  github: Rg
};
function Gg({
  inputs: e,
  service: t
}) {
  return e.store !== "auto" ? e.store : e.s3.bucket !== "" ? "s3" : t ? "github" : "local";
}

// src/steps/open-store.ts
function $n(e, t = (n) => n) {
  let { own: n, keepsDisk: r, inputs: o, repository: s, isSealed: i, signal: a, tell: c } = e, f = Gg(e), u = E$(t(qg[f](e)), n), { use: m, dir: d, maxBytes: l } = o.stash;
  if (!(f !== "local" && (m === "auto" ? r : m === "on"))) return u;
  let h = n?.startsWith("refs/pull/") ?? !0, { verify: g } = o;
  return Eg(u, { dir: d, maxBytes: l, verify: g, repository: s, isSealed: i, signal: a, log: c, isPull: h });
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
function Mn(e, t, n) {
  return {
    inputs: e,
    service: Kc(),
    repository: t.repository,
    own: xe(t).write,
    keepsDisk: Gc(),
    isSealed: (r) => Sn.some(({ indexed: o, versions: s }) => o && s(e).includes(r)),
    signal: n,
    tell: Jg(P),
    warn: Jg(D),
    mask: jc
  };
}
function Jg(e) {
  let t = /* @__PURE__ */ new Set();
  return (n) => {
    t.has(n) || e(n), t.add(n);
  };
}

// src/steps/preset.ts
async function ks(e) {
  let t = Xe("preset").toLowerCase();
  if (t === "") return;
  let { fillIn: n } = await import("./presets.js"), r = await n(t, Xe, e);
  return r ? { ...r } : "none";
}
function Ss(e) {
  if (e === void 0 || e === "none") return Xe;
  let t = new Map(Object.entries(e));
  return (n) => t.get(n) ?? Xe(n);
}

// src/steps/save-delta.ts
import { mkdtemp as G$, rm as J$ } from "node:fs/promises";

// src/steps/compare-mounts.ts
import { readdirSync as C$, readlinkSync as N$, realpathSync as F$ } from "node:fs";
import { join as Ka } from "node:path";

// src/formats/squashfs/upper.ts
import { lstatSync as Ja, readdirSync as R$ } from "node:fs";
function Zg(e, t) {
  let n = [""];
  for (let r of n) {
    if (n.length > t) throw Ga();
    for (let [o, s] of Or(Ee(e, r)))
      s.isDirectory() && n.push(Ee(r, o));
  }
  return n;
}
function Yg(e, { renamed: t, hasOwnFiles: n, excludes: r, most: o }) {
  let s = {
    members: [],
    removed: [],
    skipped: [],
    isTopChanged: Kg(e.merged) !== Kg(e.base),
    moreFiles: 0,
    deadBytes: 0,
    bytes: 0
  }, { members: i, removed: a, skipped: c } = s, f = (d, l) => {
    let { files: p, bytes: h } = Xg(Ee(e.base, d), l);
    s.moreFiles -= p, s.deadBytes += h;
  }, u = (d) => {
    if (i.push(d) + a.length > o) throw Ga();
  }, m = (d, { isUpper: l, isBase: p, isRenamed: h }) => {
    let g = i.length + a.length;
    u(d);
    let y = l ? Or(Ee(e.upper, d)) : Vg, b = p ? Or(Ee(e.base, d)) : Vg, S = /* @__PURE__ */ new Set();
    for (let [B, R] of Or(Ee(e.merged, d))) {
      let C = Ee(d, B);
      if (Me(B) || r?.(w(Ee(e.merged, C)).toString())) continue;
      if (!R.isFile() && !R.isDirectory() && !R.isSymbolicLink()) {
        c.push(C);
        continue;
      }
      S.add(B);
      let [N, A] = [y.get(B), b.get(B)];
      if (!N && !h) {
        if (!A && !n) throw new Error(`nothing tells where ${w(C)} is from`);
        if (A && !(n && A.isDirectory() && R.isDirectory())) continue;
      }
      s.moreFiles++, A && !(A.isDirectory() && R.isDirectory()) ? f(C, A) : A && s.moreFiles--, R.isDirectory() ? m(C, {
        isUpper: N?.isDirectory() ?? !1,
        isBase: A?.isDirectory() ?? !1,
        // Until the rename of a directory is undone, what is in it is in another place of the base, too.
        isRenamed: h || t.has(C)
      }) : (u(C), R.isFile() && (s.bytes += Ja(w(Ee(e.merged, C))).size));
    }
    for (let [B, R] of b) {
      if (S.has(B)) continue;
      let C = Ee(d, B);
      if (a.push(C) + i.length > o) throw Ga();
      f(C, R);
    }
    p && !l && !h && i.length + a.length === g + 1 && i.pop();
  };
  return m("", { isUpper: !0, isBase: !0, isRenamed: !1 }), s;
}
function Kg(e) {
  let { mode: t, mtimeMs: n } = Ja(w(e));
  return `${t & 511} ${Math.floor(n / 1e3)}`;
}
var Vg = /* @__PURE__ */ new Map();
function Or(e) {
  let t = R$(w(e), { withFileTypes: !0, encoding: "latin1" });
  return new Map(t.map((n) => [n.name, n]));
}
function Ee(e, t) {
  return e === "" || t === "" ? e + t : `${e}/${t}`;
}
function Xg(e, t) {
  if (t.isFile()) return { files: 1, bytes: Ja(w(e)).size };
  let n = { files: 1, bytes: 0 };
  if (!t.isDirectory()) return n;
  for (let [r, o] of Or(e)) {
    let { files: s, bytes: i } = Xg(Ee(e, r), o);
    n.files += s, n.bytes += i;
  }
  return n;
}
function Ga() {
  return new Error("the job changed more than a quarter of the files");
}

// src/mount/renamed.ts
var Qg = "trusted.overlay.redirect", xs = 512, [$$, M$, I$] = [124, 136, 156];
async function ey(e, t, { rights: n, signal: r }) {
  let o = t.map((a) => `${a === "" ? "." : a}\0`).join(""), s = await n.attributesOf(o, Qg, { cwd: e, signal: r }), i = [...A$(s)];
  if (i.length !== t.length) throw new Error("tar did not read all directories");
  return new Set(t.filter((a, c) => i[c]));
}
var T$ = x(` SCHILY.xattr.${Qg}=`);
function* A$(e) {
  let t = !1;
  for (let n = 0; n + xs <= e.length && e[n] !== 0; ) {
    let r = Number.parseInt(e.toString("latin1", n + $$, n + M$), 8), o = n + xs, s = String.fromCharCode(e[n + I$]);
    if (s === "x") t = e.subarray(o, o + r).includes(T$, 0, "latin1");
    else {
      if (s !== "5") throw new Error("a directory was replaced meanwhile");
      yield t, t = !1;
    }
    n = o + Math.ceil(r / xs) * xs;
  }
}

// src/steps/compare-mounts.ts
function ty(e, { segments: t }, n) {
  let r = C$(n).flatMap((i) => i.match(/^upper-(\d+)$/)?.[1] ?? []), o = new Map(
    r.map((i) => [N$(Ka(n, `target-${i}`), "latin1"), i])
  ), s = e.map((i) => {
    let a = o.get(x(i.path));
    if (a === void 0) throw new Error(`${i.path} is not mounted`);
    let { options: c } = _$(i, n), f = t.filter(({ kind: l }) => l === "image"), u = f.find(({ root: l }) => l === i.root.place), m = u ?? f.find(({ root: l }) => l === void 0);
    if (!m) throw new Error(`${i.path} is in no image`);
    let d = i.relative === "" ? "" : `/${x(i.relative)}`;
    return {
      match: i,
      image: m,
      prefix: u ? "" : `${i.root.place}${d}`,
      upper: Ka(n, `upper-${a}`),
      hasOwnFiles: /(?:^|,)lowerdir\+?=[^,]*target-/.test(c)
    };
  });
  if (s.length < o.size) throw new Error("a directory of the restored cache is gone");
  return s;
}
function _$({ path: e }, t) {
  let n = F$(e, "latin1"), r = Et(t).filter((s) => s.point === n), [o] = r;
  if (o?.type !== "overlay" || r.length > 1) throw new Error(`${e} is no longer mounted`);
  if (le().some((s) => s.point !== n && z(s.point, n)))
    throw new Error(`something else is mounted below ${e}`);
  return o;
}
async function ny(e, t) {
  let { mountRoot: n, index: r, excludes: o, rights: s, signal: i } = t, a = Sr({ dir: n, rights: s, signal: i }), c = [], { most: f } = t;
  try {
    for (let [u, m] of [...new Set(e.map(({ image: d }) => d))].entries()) {
      let d = await a.mountAll(L$(m, r), `base-${u}`), [l] = d.length > 1 ? [await a.stack(d, `base-${u}`, "of layers")] : d;
      for (let p of e.filter((h) => h.image === m)) {
        let h = Zg(x(p.upper), f), g = await ey(p.upper, h, { rights: s, signal: i }), y = x(Ka(n, l)) + (p.prefix === "" ? "" : `/${p.prefix}`), b = { upper: x(p.upper), merged: x(p.match.path), base: y }, S = Yg(b, { renamed: g, hasOwnFiles: p.hasOwnFiles, excludes: o, most: f });
        f -= S.members.length + S.removed.length, c.push({ ...p, changes: S });
      }
    }
  } finally {
    await a.release();
  }
  return c;
}
function L$(e, { segments: t }) {
  let n = t.filter(({ kind: r, root: o }) => r === "delta" && o === e.root);
  return { offset: e.offset, length: e.length, deltas: n };
}
function ry({ members: e, removed: t, isTopChanged: n }) {
  return e.length > 1 || t.length > 0 || n;
}
function Br({ prefix: e }, t) {
  return e === "" ? t : t !== "" ? `${e}/${t}` : e.includes("/") ? e : `${e}/.`;
}

// src/steps/delta-layer.ts
import { stat as q$ } from "node:fs/promises";

// src/formats/squashfs/delta.ts
import { lstatSync as D$ } from "node:fs";
async function oy(e, { dir: t, members: n, removed: r, top: o }, s) {
  let { how: i, topSeconds: a } = o === void 0 ? { how: [], topSeconds: void 0 } : W$(o), c = j$({ dir: t, members: n, removed: r }, s), f = { source: "-", how: ["-tar", ...i], names: [], archive: c, topSeconds: a, whiteouts: r }, u = await pr(e, f, s), m = n.length + r.length;
  if (!(o === void 0 ? u.members >= m : u.members === m)) throw new Error(`the image has ${u.members} members instead of ${m}`);
  return u;
}
var U$ = 2 ** 32 - 1;
function W$(e) {
  let { mode: t, mtimeMs: n } = D$(w(e)), r = Math.min(Math.max(Math.floor(n / 1e3), 0), U$);
  return { how: ["-root-mode", (t & 511).toString(8), ud], topSeconds: r };
}
async function* j$({ dir: e, members: t, removed: n }, { tools: r, signal: o }) {
  for (let i of n) yield lr({ ...H$, name: i });
  if (t.length === 0) {
    yield Buffer.alloc(z$);
    return;
  }
  let s = V([bo(r.tar)], { cwd: e, signal: o });
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
async function sy(e, { segments: t }) {
  let n = t.filter(({ kind: i }) => i === "delta").length, r = t.find(({ kind: i }) => i === "removals");
  if (!r) return [];
  let o = await e.bytes(r.offset, r.offset + r.length), { namesOf: s } = ra(o, n);
  return Array.from({ length: n }, (i, a) => [...s(a)]);
}
function iy(e) {
  let { frame: t, bytes: n } = Rd(e);
  return { frame: t, bytes: n, files: e.reduce((r, o) => r + o.length, 0) };
}
async function ay({ root: e }, t, n, { inputs: r, tools: o, scratch: s, signal: i }) {
  let [a] = t, c = e !== void 0, f = t.flatMap((g) => g.changes.members.map((y) => Br(g, y))), u = t.flatMap((g) => g.changes.removed.map((y) => Br(g, y))), m = c ? {
    dir: a.match.path,
    top: a.match.path,
    members: f.filter((g) => g !== ""),
    removed: u
  } : { dir: s, top: void 0, members: f, removed: u }, d = { scratch: s, tools: o, level: r.compressionLevel, signal: i }, l = await oy(n, m, d), { size: p } = await q$(n), h = l.members + (c ? 1 : 0);
  return { layer: { path: n, length: p, files: h, bytes: l.bytes, ...c && { root: e } }, removed: u };
}

// src/steps/save-delta.ts
async function cy(e) {
  let { base: t, draft: n, timeline: r, signal: o } = e, s = await G$(I(J(), "headstart-")), i = () => J$(s, { recursive: !0, force: !0 });
  try {
    let a = V$(t, e.inputs), c = K$(n, t, U({ segments: a }), r);
    return { ...await Z$(a, { ...e, scratch: s }).catch(async (u) => {
      throw await c.then(({ undo: m }) => m()), u;
    }), copied: await c, close: i };
  } catch (a) {
    if (await i(), o.throwIfAborted(), a instanceof Tt || a instanceof At) throw a;
    P(`${Ma}: ${O(a)}`);
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
  return fy(r, e.size), r;
}
async function Z$(e, t) {
  let { base: n, selection: r, matches: o, checkSecrets: s, scratch: i, timeline: a, signal: c } = t, { entry: f, index: u, mountRoot: m } = n, d = await fn(c);
  if (!d) throw new Error("this runner no longer lets root mount");
  let l = ty(o, u, m), p = xp(u.files), h = await s({ trees: l.map(Y$), excludes: r.excludes, signal: c }), { excludes: g } = wr([i, ...h], r), y = await a.during(
    "compare",
    () => ny(l, { mountRoot: m, index: u, excludes: g, most: p, rights: d, signal: c })
  );
  if (y.some(
    ({ match: N, changes: A }) => A.removed.some((pe) => h.includes(X$(N, pe)))
  ))
    throw new Error("a secret is in the restored cache, too");
  let b = ms(m, u, c), S = y.filter(({ changes: N }) => ry(N)), v = Map.groupBy(S, ({ image: N }) => N), B = [...e];
  for (let [N, A] of v) Q$(B, N, vs(A, "deadBytes"));
  let [R, C] = [[], await sy(b, u)];
  mn({ matches: o, scratch: i });
  for (let [N, A] of v) {
    let pe = I(i, `delta-${R.length}`), { layer: Re, removed: Ce } = await a.during("pack", () => ay(N, A, pe, t));
    R.push(Re), C.push(Ce);
  }
  return fy([...B, ...R.map((N) => ({ ...N, kind: "delta" }))], f.size), {
    base: n,
    copy: b,
    keptBytes: U({ segments: B }),
    kept: B,
    deltas: R,
    removals: C.length > 0 ? iy(C) : void 0,
    files: Math.max(0, u.files + vs(S, "moreFiles")),
    bytes: Math.max(0, u.bytes + vs(S, "bytes") - vs(S, "deadBytes")),
    skipped: y.flatMap(({ changes: N, ...A }) => N.skipped.map((pe) => Br(A, pe)))
  };
}
function Y$({ match: e, upper: t, hasOwnFiles: n }) {
  let r = x(e.path);
  return n ? { path: r } : { path: r, names: x(t) };
}
function X$({ path: e }, t) {
  return w(`${x(e)}/${t}`).toString();
}
function fy(e, t) {
  let n = Sp({ layers: e, baseBytes: t });
  if (n !== void 0) throw new Error(n);
}
function vs(e, t) {
  return e.reduce((n, { changes: r }) => n + r[t], 0);
}
function Q$(e, { root: t }, n) {
  let r = [...e.keys()].filter((s) => e[s]?.root === t), o = vp(
    r.map((s) => e[s]),
    n
  );
  for (let [s, i] of r.entries()) e[i] = o[s];
}

// src/secrets/find.ts
import { closeSync as yM, fstatSync as wM, lstatSync as bM, openSync as kM, readSync as SM } from "node:fs";

// src/secrets/each-file.ts
import { readdirSync as eM } from "node:fs";
import { setImmediate as tM } from "node:timers/promises";
var nM = 64;
async function Va({ trees: e, excludes: t, signal: n }, r, o) {
  let s = (a) => t?.(w(a).toString()) ?? !1, i = 0;
  for (let a of e) {
    let { path: c, names: f = c } = a;
    r(c.slice(c.lastIndexOf("/") + 1)) && o(c, a);
    let u = [""];
    for (let m = u.pop(); m !== void 0; m = u.pop()) {
      for (let d of rM(f + m)) {
        let l = d.isDirectory();
        if (l ? Me(d.name) : !r(d.name) || !d.isFile()) continue;
        let p = `${m}/${d.name}`;
        s(c + p) || (l ? u.push(p) : o(c + p, a));
      }
      ++i % nM > 0 || (await tM(), n.throwIfAborted());
    }
  }
}
function rM(e) {
  try {
    return eM(w(e), { withFileTypes: !0, encoding: "latin1" });
  } catch {
    return [];
  }
}

// src/secrets/private-keys.ts
var oM = /-----BEGIN (?:(RSA|EC|DSA|OPENSSH) )?PRIVATE KEY-----[ \t\r]*\n\s*([0-9A-Za-z+/=]{40,})/g, sM = "b3BlbnNzaC1rZXktdjEAAAAABG5vbmU";
function Za(e) {
  return [...e.matchAll(oM)].some(
    ([, t, n = ""]) => t !== "OPENSSH" || n.startsWith(sM)
  );
}

// src/secrets/settings.ts
var iM = /\$\{|\$\(|\{\{|^\$\w+$|%\w+%|^<.*>$|^[*x.]*$|example(?:key)?$|^(?:null|none|true|false)$/i;
function Ae(e) {
  return !iM.test(e);
}
function Ps(e, t) {
  return (n) => aM(n, t).some(e);
}
function de(e, t) {
  return Ps(({ key: n, value: r }) => e.test(n) && Ae(r), t);
}
function aM(e, t) {
  return e.split(`
`).flatMap((n) => {
    let r = n.trim(), o = r.indexOf(t, 1);
    if (o < 0 || /^[#;]/.test(r)) return [];
    let s = r.slice(0, o).replace(/^- /, "").trim();
    return [{ key: uy(s), value: uy(r.slice(o + 1).trim()) }];
  });
}
function uy(e) {
  let [t = ""] = e, n = t === '"' || t === "'" ? e.indexOf(t, 1) : -1;
  return n > 0 ? e.slice(1, n) : e;
}
function Ya(e) {
  return [...e.matchAll(/https?:\/\/[^\s:@/"'<>]*:([^\s@/"'<>]+)@/gi)].some(([, n = ""]) => Ae(n));
}
function Er(e) {
  return (t) => cM(t).some((n) => Ae(n.value) && e(n));
}
function cM(e) {
  let t = [], n = [
    { value: fM(e), section: "", key: "" }
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
function fM(e) {
  try {
    return JSON.parse(e);
  } catch {
    return;
  }
}
function Xa(e) {
  let [t = "", ...n] = e.split("<!--");
  return t + n.map((r) => r.includes("-->") ? r.slice(r.indexOf("-->") + 3) : "").join("");
}
function Os(e, t) {
  return [...e.matchAll(t)].map(([, n = ""]) => n.trim());
}

// src/secrets/tokens.ts
var dy = _(ly(), 1), uM = /\b(?:gh[opsur]|npm)_([0-9A-Za-z]{30})([0-9A-Za-z]{6})\b/g, mM = [
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
function Bs(e) {
  return [...e.matchAll(uM)].some(([, r = "", o]) => dM(r) === o) || mM.some((r) => r.test(e));
}
var lM = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
function dM(e) {
  let t = "";
  for (let n = (0, dy.crc32)(e); t.length < 6; n = Math.floor(n / 62))
    t = `${lM[n % 62]}${t}`;
  return t;
}

// src/secrets/kinds.ts
var py = de(/^(?:export )?aws_(?:secret_access_key|session_token)$/i, "="), Qa = [
  {
    kind: "npm token",
    files: [".npmrc", "npmrc", ".yarnrc"],
    // The first version of Yarn writes no separator.
    has: Rr(
      de(/(?:^|:)_(?:auth|authToken|password)$/, "="),
      (e) => Os(e, /:_authToken" "?([^\s"]+)/g).some(Ae)
    )
  },
  { kind: "Yarn token", files: [".yarnrc.yml"], has: de(/^npmAuth(?:Token|Ident)$/, ":") },
  { kind: "netrc password", files: [".netrc", "_netrc"], has: pM },
  {
    kind: "registry login",
    files: [".docker/config.json", ".dockercfg", ".dockerconfigjson", "containers/auth.json"],
    has: Er(({ key: e }) => /^(?:auth|identitytoken|registrytoken|password)$/.test(e))
  },
  { kind: "AWS key", files: [".aws/credentials", ".aws/config"], has: py },
  {
    kind: "private key",
    files: ["*.pem", "*.key", "*.p8", "id_rsa", "id_dsa", "id_ecdsa", "id_ed25519", "*_rsa", "*_ed25519"],
    has: Za,
    isCommon: !0
  },
  {
    kind: "PyPI password",
    files: [".pypirc"],
    has: Rr(de(/^password$/, "="), de(/^password$/, ":"))
  },
  {
    kind: "package index password",
    files: ["pip.conf", "pip.ini", "uv.toml", ".condarc"],
    has: Ya
  },
  { kind: "Poetry password", files: ["pypoetry/auth.toml"], has: de(/^password$/, "=") },
  {
    kind: "Maven password",
    files: ["settings.xml"],
    // Maven writes encrypted passwords in braces.
    has: (e) => Os(Xa(e), /<(?:password|passphrase)>([^<]*)</gi).some(
      (t) => Ae(t) && !/\{[^{}]+\}/.test(t)
    )
  },
  {
    kind: "Gradle password",
    files: ["gradle.properties"],
    has: de(/(?:password|passphrase|secret|token)$/i, "="),
    isCommon: !0
  },
  {
    kind: "Cargo token",
    files: [".cargo/credentials.toml", ".cargo/credentials", "cargo/credentials.toml", ".cargo/config.toml"],
    has: de(/(?:^|\.)(?:token|secret-key)$/, "=")
  },
  // The file holds nothing but keys.
  { kind: "RubyGems key", files: [".gem/credentials", "gem/credentials"], has: de(/./, ":") },
  { kind: "Bundler password", files: [".bundle/config"], has: Ps(hM, ":") },
  {
    kind: "Composer token",
    files: ["auth.json"],
    has: Er(
      ({ section: e, key: t }) => /^(?:(?:github|gitlab|bitbucket)-oauth|(?:gitlab|forgejo)-token|http-basic|bearer)$/.test(e) && !/^(?:username|consumer-key)$/.test(t)
    )
  },
  {
    kind: "NuGet password",
    files: ["nuget.config"],
    has: (e) => Os(Xa(e), /<add\s+key="ClearTextPassword"\s+value="([^"]*)"/gi).some(Ae)
  },
  {
    kind: "Google Cloud key",
    files: ["application_default_credentials.json", "gha-creds-*.json", "legacy_credentials/*/adc.json"],
    has: Er(
      ({ key: e, value: t }) => e === "refresh_token" || e === "private_key" && Za(t)
    )
  },
  {
    kind: "Kubernetes login",
    files: [".kube/config", "kubeconfig", "*.kubeconfig", "kubeconfig.yaml", "kubeconfig.yml"],
    has: de(/^(?:token|password|client-key-data|id-token|refresh-token)$/, ":")
  },
  {
    kind: "Terraform token",
    files: ["credentials.tfrc.json", ".terraformrc", "terraform.rc"],
    has: Rr(
      Er(({ key: e }) => e === "token"),
      de(/^token$/, "=")
    )
  },
  {
    kind: "GitHub or GitLab login",
    files: ["gh/hosts.yml", "glab-cli/config.yml"],
    has: de(/^(?:oauth_token|token)$/, ":")
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
    has: Rr(Ya, Ps(gM, "="))
  },
  {
    kind: "access token",
    files: [".env", ".env.*", ".envrc"],
    has: Rr(Bs, py),
    isCommon: !0
  }
];
function Rr(...e) {
  return (t) => e.some((n) => n(t));
}
function pM(e) {
  let n = e.split(`
`).filter((r) => !r.trim().startsWith("#")).join(`
`).split(/\s+/);
  return n.some((r, o) => r === "password" && Ae(n[o + 1] ?? ""));
}
function hM({ key: e, value: t }) {
  let n = /^BUNDLE_(?!BUILD__|LOCAL__|MIRROR__)\w+__[A-Z]+$/.test(e), [, r = ""] = t.match(/^[^\s:/]{2,}:([^\s/]+)$/) ?? [];
  return n && Ae(r);
}
function gM({ key: e, value: t }) {
  let [, n = ""] = t.match(/^authorization: *(?:\w+ +)?(\S+)$/i) ?? [];
  return /extraheader$/i.test(e) && Ae(n);
}

// src/secrets/find.ts
async function hy(e) {
  let t = [];
  return await Va(e, OM, (n, { path: r }) => {
    let o = xM.filter(
      ({ pattern: c, isCommon: f }) => c.test(n) && !(f && RM(n, r))
    ), s = o.length > 0 ? MM(n) : void 0;
    if (!s) return;
    let a = o.find(({ has: c }) => c(s.text))?.kind ?? (Bs(s.text) ? "access token" : void 0);
    a !== void 0 && t.push({ path: n, kind: a, inode: s.inode });
  }), yy(t);
}
async function gy(e, t) {
  let n = new Map(e.map((s) => [s.inode, s]));
  if (n.delete(void 0), n.size === 0) return e;
  let r = new Map(e.map((s) => [s.path, s]));
  return await Va(t, () => !0, (s) => {
    let i = bM(w(s), { bigint: !0, throwIfNoEntry: !1 }), a = i && n.get(by(i));
    a && !r.has(s) && r.set(s, { ...a, path: s });
  }), yy([...r.values()]);
}
function yy(e) {
  return e.toSorted((t, n) => t.path < n.path ? -1 : 1);
}
var xM = Qa.map((e) => ({ ...e, pattern: new RegExp(`/${ec(e.files)}$`, "i") })), wy = Qa.flatMap(({ files: e }) => e.map((t) => t.slice(t.lastIndexOf("/") + 1))), vM = new RegExp(`^${ec(wy.filter((e) => !e.startsWith("*")))}$`, "i"), PM = new RegExp(
  `${ec(wy.filter((e) => e.startsWith("*")).map((e) => e.slice(1)))}$`,
  "i"
);
function OM(e) {
  return vM.test(e) || PM.test(e);
}
function ec(e) {
  let t = e.map((n) => n.replaceAll(".", "\\.").replaceAll("*", "[^/]*"));
  return `(?:${[...new Set(t)].join("|")})`;
}
var BM = /\/(?:node_modules|(?:site|dist)-packages|gems|pkg\/mod|registry\/src)\//, EM = /\/(?:__tests__|e2e|examples?|fixtures?|samples?|specs?|test-?data|testing|tests?)\//i;
function RM(e, t) {
  return BM.test(e) || EM.test(e.slice(t.length));
}
var $M = 64 * 1024;
function MM(e) {
  let t;
  try {
    t = kM(w(e), jo);
    let n = wM(t, { bigint: !0 });
    if (!n.isFile()) return;
    let r = Buffer.alloc(Math.min(Number(n.size), $M)), o = SM(t, r, 0, r.length, 0);
    return { text: r.toString("latin1", 0, o), inode: n.nlink > 1n ? by(n) : void 0 };
  } catch {
    return;
  } finally {
    t !== void 0 && yM(t);
  }
}
function by({ dev: e, ino: t }) {
  return `${e}:${t}`;
}

// src/steps/secrets.ts
function Sy({ secrets: e }) {
  let t = /* @__PURE__ */ new Set();
  return async (n) => {
    if (e === "ignore") return [];
    let r = await hy(n);
    if (r.length === 0) return [];
    if (e === "refuse")
      throw new At(`there are secrets in ${tc(r)}. ${ky}, or set \`secrets: skip\``);
    let o = e === "skip" ? await gy(r, n) : r, s = o.filter(({ path: i }) => !t.has(i));
    for (let { path: i } of s) t.add(i);
    return e === "skip" ? (s.length > 0 && P(`Left out, because of secrets: ${tc(s)}`), o.map(xy)) : (s.length > 0 && D(
      `The cache holds secrets, which everyone who may restore it can read: ${tc(s)}. ${ky}, or set \`secrets\` to skip, refuse or ignore.`
    ), []);
  };
}
var ky = "Remove them, or exclude them by lines of `path` that begin with `!`", IM = 5;
function tc(e) {
  let t = e.slice(0, IM).map((r) => `${TM(xy(r))} (${r.kind})`), n = e.length - t.length;
  return `${t.join(", ")}${n > 0 ? ` and ${n} more` : ""}`;
}
function xy({ path: e }) {
  return w(e).toString();
}
function TM(e) {
  let t = ut(Qe(), e);
  return t.startsWith("..") ? e : t;
}

// src/steps/snapshots.ts
import { lstatSync as CM, realpathSync as NM } from "node:fs";
import { basename as FM, dirname as _M } from "node:path";

// src/files/fingerprint.ts
var Py = _(vy(), 1);
import { lstatSync as AM } from "node:fs";
function Es(e, t) {
  let n = (0, Py.createHash)("sha256");
  for (let r of e) {
    let o = x(r.path);
    n.update(`${o}\0`, "latin1");
    let s = r.relative === "" ? `${r.root.place}` : `${r.root.place}/${x(r.relative)}`;
    for (let i of Ko([r], t)) {
      let a = i.map(({ member: c, kind: f, target: u = "" }) => {
        let { size: m, mtimeNs: d, mode: l, ino: p } = AM(w(o + c.slice(s.length)), {
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
async function Oy(e, { inputs: t, run: n, mountRoot: r, timeline: o }) {
  let { rolling: s, key: i, save: a, lookupOnly: c } = t;
  if (!(!s || c || !ie(fe(s).keyIn(e), i)))
    return a === "never" || rc(s, n) ? { name: e } : { name: e, contents: await o.during("fingerprint", () => Ey(t, r)) };
}
function rc({ branches: e }, t) {
  let { write: n = t.ref } = xe(t), r = t.defaultBranch === "" ? n.startsWith("refs/heads/") : n === `refs/heads/${t.defaultBranch}`;
  if (!(e === "all" || r))
    return `Cache save skipped: a snapshot of ${n} would hide newer ones of the default branch. Set rolling-branches: all to save all the same.`;
}
async function By({ name: e, contents: t }, { everyMinutes: n }, { inputs: r, mountRoot: o, timeline: s }) {
  let i = Math.max(0, Math.floor((Date.now() - Em(e)) / 6e4));
  if (i < n)
    return `Cache save skipped: the restored snapshot is ${i} minutes old, and rolling-every is ${n}.`;
  let a = await s.during("fingerprint", () => Ey(r, o));
  return t !== void 0 && t === a ? `Nothing has changed since cache ${r.key} was restored, not saving cache.` : void 0;
}
async function Ey(e, t) {
  try {
    let { excludes: n, roots: r } = Vo(e), o = await fo({ excludes: n, roots: r });
    if (t === void 0) return Es(o, n);
    let s = Et(t).map(({ point: c }) => c), i = o.filter(({ path: c }) => !s.some((f) => z(DM(c), f))), a = Rh(t).map(LM);
    return [Es(i, n), Es(a, void 0)].join();
  } catch (n) {
    _t(`The cached files cannot be compared: ${O(n)}`);
    return;
  }
}
function LM(e, t) {
  return { path: e, relative: "", stat: CM(e), root: { place: t } };
}
function DM(e) {
  return `${NM(_M(e), "latin1")}/${x(FM(e))}`;
}
async function Ry(e, { scope: t, version: n, key: r }, { keep: o }) {
  try {
    let s = await e.removable({ scope: t, version: n, key: go(r) }), i = Rm(s, o);
    for (let { remove: a } of i) await a();
    i.length > 0 && P(`Removed older snapshots: ${i.length}`);
  } catch (s) {
    P(`Older snapshots stay in the ${e.label}: ${O(s)}`);
  }
}

// src/steps/save.ts
async function Rs(e, t = {}) {
  let { key: n, matchedKey: r, mountRoot: o, restored: s } = t;
  if (!s && n !== void 0 && r !== void 0 && ie(r, n))
    return P(`Cache hit occurred on the primary key ${r}, not saving cache.`);
  let i = Dt();
  if (!Jo(i)) return;
  let a = t.preselection ?? await ks(e);
  if (a === "none") return;
  let c = Ss(a);
  if (c("key") === "") return mt("Key is not specified.");
  let f = sn(c, Lt()), u = n ?? f.key, { rolling: m } = f, l = fe(m).mistake([u]);
  if (l) throw new W(l);
  let { write: p, whyNoWrite: h } = xe(i), g = h ?? jM(f) ?? (m && rc(m, i));
  if (p === void 0 || g)
    return P(g ?? "Cache save skipped: this run may write no scope.");
  let y = lo(), b = m && s && await By(s, m, { inputs: f, mountRoot: o, timeline: y });
  if (b) return P(b);
  let S = Vo(f), v = () => y.during("find", () => fo(S)), B = await v();
  if (B.length === 0) return mt(ma);
  let R = $n(Mn(f, i, e)), C = m?.merges ? rg({ inputs: f, key: u, scope: p, store: R, restored: s?.name, timeline: y, signal: e }) : void 0, N = Sy(f);
  for (let A = UM; ; A--) {
    if (await C?.merge() && (B = await v()), await WM({ ...{ inputs: f, key: u, run: i, scope: p, store: R, state: t, selection: S, matches: B, timeline: y, signal: e }, checkSecrets: N, isOutdated: async () => A > 1 && (await C?.isOutdated() ?? !1) })) return;
    P(`Packing again, for another job has saved cache ${u} meanwhile`);
  }
}
var UM = 3;
async function WM(e) {
  let { inputs: t, key: n, run: r, scope: o, store: s, state: i, timeline: a, signal: c } = e, f = await gr(t, ["mount", "lazy"].includes(t.mode) ? c : void 0), u = await gp(s, t, { tools: f, signal: c }), [m = ""] = u.versions(t, f), d = { scope: o, version: m, key: fe(t.rolling).nameFor(n, r) }, l = xe(r).read, [p, h] = await a.during(
    "reserve",
    () => Promise.all([s.create(d), Hh(i, { store: s, scopes: l, version: m, signal: c })])
  );
  if (!p)
    return await h?.entry.close(), P(Zo(n)), !0;
  let g = an({ step: "save", outcome: "saved", key: n, store: s.label }, t), y = { createdBy: HM(r, o), isHere: s.isHere ?? !1, findings: g }, b;
  try {
    b = h && await cy({ ...e, base: h, draft: p, tools: f });
    let S = () => zh(i, { store: s, scopes: l, signal: c }), v = { ...e, ...y, key: d.key, tools: f, format: u, delta: b, checkMounted: S }, B = await Op(p, v);
    if (B !== "published") return B === "nothing";
  } catch (S) {
    if (S instanceof Tt)
      return P(Zo(n)), !0;
    throw c.throwIfAborted(), Object.assign(g, { outcome: "failed", trouble: O(S) }), await fr(g, a, t.summary), S;
  } finally {
    await b?.close(), await h?.entry.close(), await p.discard();
  }
  return P("Cache saved successfully"), P(`Cache saved with key: ${n}`), t.rolling && await Ry(s, { ...d, key: n }, t.rolling), await fr(g, a, t.summary), !0;
}
function jM({ save: e, jobStatus: t }) {
  if (e === "never") return "Cache save skipped: the input save is 'never'.";
  if (!(e === "always" || t === "" || t === "success"))
    return `Cache save skipped: the job's status is '${t}'. Set save: always to save all the same.`;
}
function HM({ repository: e, ref: t, sha: n, runId: r, eventName: o }, s) {
  return { repository: e, scope: s, ref: t, sha: n, runId: r, event: o, headstart: ku.version };
}

// src/steps/damaged-image.ts
var $y = 3e4;
async function My(e, t, n, r = AbortSignal.timeout($y)) {
  if (!await lh(t.since, n)) return;
  let s = await (async () => {
    for (let i of t.images) await wn(e, i, "contents", { signal: r });
  })().then(() => {
  }, zM);
  s !== void 0 && (D(`Reading the cache gave input/output errors: ${s}`), await qM(t).catch((i) => D(`The entry stays where it is: ${O(i)}`)));
}
function zM(e) {
  return e instanceof k || E(e) === "EIO" ? O(e) : void 0;
}
async function qM({ scope: e, version: t, key: n, size: r }) {
  let o = sn(Xe, Lt()), s = Dt(), i = $n(Mn(o, s, AbortSignal.timeout($y))), a = e === void 0 ? xe(s).read : [e], c = await i.find({ scopes: a, keys: [n], versions: [t] });
  try {
    if (c?.key !== n || c.size !== r) return;
    await c.reject(), await c.original?.reject();
  } finally {
    await c?.close();
  }
}

// src/steps/unmount.ts
async function $s() {
  let { mountRoot: e, mounted: t, brokered: n } = eo() ?? {};
  n && await Ra(n), e !== void 0 && await Ty([e], async (r, o) => {
    let s = uh(r, e);
    t && s !== void 0 && await My(s, t, o);
  });
}
async function Iy() {
  await Ty(Kp(J()));
}
async function Ty(e, t) {
  if (e.length === 0) return;
  let n = await fn(AbortSignal.timeout(1e4)).catch(() => {
  });
  for (let r of e)
    try {
      if (!n) throw new Error("root no longer has the rights, or sudo asks for a password");
      await kr(r, n, t);
    } catch (o) {
      D(`Mounts that stand on ${r} are left: ${O(o)}`);
    }
}

// src/steps/post.ts
async function Ay(e) {
  try {
    await Rs(e, eo());
  } finally {
    await $s();
  }
}

// src/files/recover.ts
import { lstatSync as GM, realpathSync as JM, rmdirSync as KM, statSync as VM } from "node:fs";
import { readdir as ZM } from "node:fs/promises";
async function Cy(e, { mounts: t, warn: n, signal: r, mostMs: o = 3e4 }) {
  let s = { ms: o }, i = await Promise.all(e.map(et));
  for (let a of new Set(i.flatMap(Ny)))
    for (let c of await YM(a, t))
      if (Jt(c) || QM(c), !(!Jt(c) || await qr(c)))
        try {
          await eI(c, { roots: e, signal: r, allowed: s });
        } catch (f) {
          r.throwIfAborted(), n(`${c} is left from a run that was killed and could not be undone: ${O(f)}`);
        }
}
function Ny(e) {
  let t = H(e);
  return t === e ? [e] : [e, ...Ny(t)];
}
async function YM(e, t) {
  let n = (await ZM(e).catch(() => [])).filter(Me);
  if (n.length === 0) return [];
  let r = q(JM(e, "latin1"));
  return t.some((o) => z(r, o)) ? [] : n.map((o) => I(e, o)).filter(Gt);
}
var XM = 3600 * 1e3;
function QM(e) {
  try {
    Date.now() - GM(e).mtimeMs > XM && KM(e);
  } catch {
  }
}
async function eI(e, { roots: t, signal: n, allowed: r }) {
  let o = H(e), s = zr(o);
  try {
    let i = await Qo(s.dir, n), a = performance.now() + r.ms, c = new Error("that takes too long");
    try {
      Wr(e, (f) => {
        if (performance.now() > a) throw c;
        if (!tI(f, t)) return !1;
        for (let u of Ur(f)) nI(x(o), u);
        return !0;
      }), Ln(e) || Un(e);
    } finally {
      r.ms = a - performance.now(), i();
    }
  } finally {
    await s.remove();
  }
}
function tI(e, t) {
  let n = w(df(e)).toString();
  return t.some((r) => z(n, r.base) && Fy(ut(r.base, n), r) ? !0 : e.do !== "make" ? !1 : z(r.literal ?? r.base, n) || !r.literal && z(n, r.base));
}
function Fy(e, t) {
  return t.matches(e) || e !== "" && Fy(e.replace(/\/?[^/]*$/, ""), t);
}
function nI(e, t) {
  let { dev: n } = VM(w(e));
  for (let r = t; r !== e; r = H(r)) {
    let o = L(r);
    if (o && r !== t && !o.isDirectory()) throw new Error(`${w(r)} is no directory`);
    if (o && o.dev !== n) throw new Error(`${w(r)} is on another file system`);
  }
}

// src/steps/miss.ts
import { setTimeout as rI } from "node:timers/promises";
var oI = 1e3;
async function _y(e) {
  let { store: t, wanted: n, naming: r, signal: o } = e, { scopes: s, keys: i } = n, [a, ...c] = new Set(i.map(fe(r.rolling).keyIn)), f = c.length > 0 ? `, nor one whose key starts with ${c.join(" or ")}` : "";
  return [
    `The ${t.label} has no entry with the key ${a}${f}, as far as this run may see.`,
    `Branches searched: ${s.join(", ")}. Entries of others are hidden by GitHub's rules.`,
    `Entries are found by exactly these lines of path, in this order: ${r.paths.join(", ")}.`,
    ...await sI(iI(e), o)
  ];
}
async function sI(e, t) {
  let n = new AbortController(), r = rI(oI, [], { signal: AbortSignal.any([t, n.signal]) });
  return Promise.race([e, r]).catch(() => []).finally(() => n.abort());
}
async function iI({ store: e, wanted: t, formats: n, naming: r }) {
  let { scopes: o, keys: s } = t, i = aI(n, r), a = i.flatMap(({ versions: m }) => m), c = e.isHere ? { scopes: o, versions: a } : { scopes: o.slice(0, 1), versions: a.slice(0, 1) }, f = await e.find({ keys: s, ...c, isHint: !0 });
  await f?.close();
  let u = f && i.find(({ versions: m }) => m.includes(f.version));
  return u ? [`There is ${fe(r.rolling).keyIn(f.key)}, but it was saved ${u.difference}.`] : [];
}
function aI(e, t) {
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
    ...cI.filter((a) => !e.includes(a)).map((a) => ({
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
var cI = Sn.filter(({ image: e }) => e);

// src/steps/restore.ts
async function oc(e, { mayPostSave: t = !0 } = {}) {
  let n = {}, r = fI(n), o = Dt();
  if (!Jo(o)) return;
  let s = await ks(e);
  if (r({ preselection: s }), s === "none") return _e("hit", "miss");
  let i = sn(Ss(s), Lt()), a = [i.key, ...i.restoreKeys];
  r({ key: i.key }), _e("cache-primary-key", i.key);
  let c = fe(i.rolling), f = c.mistake(a);
  if (f) throw new W(f);
  let u = lo(), m = an(
    { step: "restore", outcome: "miss", key: i.key, store: i.store },
    i
  ), d = xe(o);
  d.whyNoRead && P(d.whyNoRead);
  let l = async () => {
    let y = $n(Mn(i, o, e));
    m.store = y.label;
    let b = await Go(i, e), S = await hp(y, i, b), v = S.flatMap((C) => C.versions(i)), B = ah(i, b), R = { inputs: i, formats: S, mounting: b, server: B, remember: r, timeline: u, findings: m, signal: e };
    return { store: y, wanted: { scopes: d.read, keys: c.lookups(a), versions: v }, context: R };
  }, { name: p, prepared: h } = await uI(l, c, { inputs: i, findings: m, signal: e }), g = p === void 0 ? void 0 : c.keyIn(p);
  if (p !== void 0) {
    let { mountRoot: y } = n, b = t ? await Oy(p, { inputs: i, run: o, mountRoot: y, timeline: u }) : void 0;
    r({ matchedKey: g, restored: b });
  }
  if (lI(i, g, m), g === void 0 && h && !m.trouble && !d.whyNoRead) {
    let { store: y, wanted: b, context: S } = h, v = { store: y, wanted: b, formats: S.formats, naming: i, signal: e };
    zc("Why nothing was found", await _y(v));
  }
  if (await fr(m, u, i.summary), g === void 0 && i.failOnMiss) {
    let y = "Failed to restore cache entry. Exiting as fail-on-cache-miss is set.";
    throw new W(`${y} Input key: ${i.key}`);
  }
}
function fI(e) {
  return wi(e), (t) => wi(Object.assign(e, t));
}
async function uI(e, t, { inputs: n, findings: r, signal: o }) {
  let s;
  try {
    let i = await e(), { store: a, wanted: c, context: f } = i, { roots: u } = Bt(n.paths, process.cwd());
    if (await Iy(), await Cy(u, { mounts: Jp(), warn: D, signal: o }), s = await f.timeline.during("lookup", () => a.find(c)), !s) return { prepared: i };
    let m = t.keyIn(s.key);
    return P(`Cache hit for${ie(m, n.key) ? "" : " restore-key"}: ${m}`), n.lookupOnly ? P("Lookup only - skipping download") : await Ly(s, u, f), { name: s.key, prepared: i };
  } catch (i) {
    return o.throwIfAborted(), r.trouble = O(i), D(`Failed to restore: ${r.trouble}`), {};
  } finally {
    await s?.close();
  }
}
async function Ly(e, t, n) {
  try {
    await tg(e, t, n);
  } catch (r) {
    if (n.signal.throwIfAborted(), !(r instanceof k) || (await mI(e), !e.original)) throw r;
    P(`Downloading the entry, as its copy on this host is bad: ${r.message}`), await Ly(e.original, t, n);
  }
}
async function mI(e) {
  try {
    await e.reject();
  } catch (t) {
    _t(`The entry stays where it is: ${O(t)}`);
  }
}
function lI(e, t, n) {
  if (t === void 0) {
    _e("hit", "miss"), P(`Cache not found for input keys: ${[e.key, ...e.restoreKeys].join(", ")}`);
    return;
  }
  let r = ie(t, e.key);
  _e("cache-hit", String(r)), _e("cache-matched-key", t), _e("hit", r ? "exact" : "partial"), P(`Cache ${e.lookupOnly ? "found and can be restored" : "restored"} from key: ${t}`), Object.assign(n, { outcome: r ? "exact hit" : "partial hit", matchedKey: t });
}

// src/main/exit.ts
import { existsSync as dI } from "node:fs";
var sc = "/bin/sh";
function Ms() {
  let e = Number(process.exitCode ?? 0);
  process.execve && dI(sc) && (process.emit("exit", e), process.execve(sc, [sc, "-c", `exit ${e}`], {})), process.exit();
}

// src/main/run.ts
var pI = {
  restore: oc,
  "restore-only": (e) => oc(e, { mayPostSave: !1 }),
  post: Ay,
  save: Rs,
  unmount: $s,
  // The other steps must not load the modules of the benchmark.
  bench: async (e) => (await import("./bench-program.js")).bench(e)
};
async function CG(e) {
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
    ic(n), Ms();
  });
  try {
    await pI[e](t.signal);
  } catch (n) {
    t.signal.aborted && (P(O(t.signal.reason)), Ms()), e === "bench" || e.startsWith("restore") && n instanceof W ? Hc(O(n)) : e === "post" || e === "save" ? ic(n, "Failed to save: ") : ic(n);
  }
  Ms();
}
function ic(e, t = "") {
  D(`${t}${O(e)}`), e instanceof Error && e.stack && _t(e.stack);
}

export {
  T as a,
  F as b,
  _ as c,
  W as d,
  k as e,
  Tt as f,
  O as g,
  E as h,
  HI as i,
  zI as j,
  nw as k,
  se as l,
  Ze as m,
  q as n,
  I as o,
  ut as p,
  Ts as q,
  uw as r,
  Xe as s,
  _e as t,
  D as u,
  P as v,
  _t as w,
  zc as x,
  g1 as y,
  J as z,
  Lt as A,
  Jc as B,
  y1 as C,
  w1 as D,
  b1 as E,
  Dt as F,
  Kc as G,
  ku as H,
  ne as I,
  Ku as J,
  x as K,
  w as L,
  $e as M,
  Ks as N,
  Un as O,
  fo as P,
  ge as Q,
  on as R,
  KS as S,
  sn as T,
  Qu as U,
  ie as V,
  si as W,
  Bf as X,
  Wn as Y,
  $f as Z,
  Mf as _,
  ai as $,
  Kt as aa,
  j as ba,
  Y as ca,
  xe as da,
  jn as ea,
  Af as fa,
  V as ga,
  zn as ha,
  Zr as ia,
  BT as ja,
  ET as ka,
  qn as la,
  fn as ma,
  Li as na,
  we as oa,
  M as pa,
  Ie as qa,
  U as ra,
  Eo as sa,
  Pl as ta,
  Md as ua,
  sa as va,
  ZL as wa,
  Sn as xa,
  Wf as ya,
  Lb as za,
  Jn as Aa,
  Jb as Ba,
  Qt as Ca,
  Ko as Da,
  hi as Ea,
  GT as Fa,
  JT as Ga,
  bp as Ha,
  Bt as Ia,
  Pe as Ja,
  Mp as Ka,
  su as La,
  Z as Ma,
  nt as Na,
  rA as Oa,
  oA as Pa,
  au as Qa,
  sA as Ra,
  cu as Sa,
  ak as Ta,
  ZT as Ua,
  eu as Va,
  yA as Wa,
  ru as Xa,
  wu as Ya,
  NW as Za,
  nh as _a,
  rh as $a,
  Je as ab,
  Gg as bb,
  $n as cb,
  Mn as db,
  CG as eb
};
