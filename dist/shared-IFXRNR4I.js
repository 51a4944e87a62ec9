import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
var Uw = Object.create;
var Tc = Object.defineProperty;
var Ww = Object.getOwnPropertyDescriptor;
var jw = Object.getOwnPropertyNames;
var Hw = Object.getPrototypeOf, zw = Object.prototype.hasOwnProperty;
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
var qw = (e, t, n, r) => {
  if (t && typeof t == "object" || typeof t == "function")
    for (let o of jw(t))
      !zw.call(e, o) && o !== n && Tc(e, o, { get: () => t[o], enumerable: !(r = Ww(t, o)) || r.enumerable });
  return e;
};
var F = (e, t, n) => (n = e != null ? Uw(Hw(e)) : {}, qw(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  t || !e || !e.__esModule ? Tc(n, "default", { value: e, enumerable: !0 }) : n,
  e
));

// lighter-node:crypto?@actions/core/lib/file-command.js
var Nc = N((HT, ei) => {
  ei.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  ei.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?@actions/exec/lib/toolrunner.js
var Uc = N((r1, Dc) => {
  Dc.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:child_process")[t] }));
});

// lighter-node:assert?@actions/io/lib/io.js
var Wc = N((o1, jr) => {
  jr.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  jr.exports.ok = jr.exports;
});

// lighter-node:crypto?src/keys.ts
var bf = N((j1, li) => {
  li.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  li.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?src/process.ts
var Mf = N((K1, If) => {
  If.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:child_process")[t] }));
});

// lighter-node:stream/consumers?src/process.ts
var Af = N((V1, Tf) => {
  Tf.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:stream/consumers")[t] }));
});

// lighter-node:crypto?src/disk/local-socket.ts
var qf = N((mA, xi) => {
  xi.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  xi.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:v8?src/files/journal.ts
var Qf = N((RA, Xf) => {
  Xf.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:v8")[t] }));
});

// lighter-node:crypto?src/entry/digest.ts
var du = N((tC, $i) => {
  $i.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  $i.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/rolling.ts
var qu = N((rN, Li) => {
  Li.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  Li.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/formats/actions-cache/actions-cache.ts
var Xu = N((iN, Ui) => {
  Ui.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  Ui.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/formats/actions-cache/compression.ts
var om = N((pN, rm) => {
  rm.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:v8?src/formats/node-tar/start.ts
var im = N((hN, sm) => {
  sm.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:v8")[t] }));
});

// lighter-node:zlib?src/formats/node-tar/frame.ts
var fm = N((yN, cm) => {
  cm.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/zstd.ts
var Sm = N((TN, km) => {
  km.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:v8?src/formats/actions-cache/unpack.ts
var Tm = N((aF, Mm) => {
  Mm.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:v8")[t] }));
});

// lighter-node:stream/consumers?src/formats/squashfs/directory-image.ts
var tl = N((m_, el) => {
  el.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:stream/consumers")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/check.ts
var rl = N((l_, nl) => {
  nl.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/metadata.ts
var sl = N((d_, ol) => {
  ol.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/removals.ts
var Hl = N((lL, jl) => {
  jl.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/tar/skeleton-check.ts
var vd = N((MD, xd) => {
  xd.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:stream/consumers?src/mount/root-rights.ts
var Ad = N((e2, Td) => {
  Td.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:stream/consumers")[t] }));
});

// lighter-node:crypto?src/inputs/signing.ts
var cp = N((eU, ka) => {
  ka.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  ka.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/entry/signature.ts
var yp = N((mU, Sa) => {
  Sa.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  Sa.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:assert?@actions/glob/lib/internal-path-helper.js
var $p = N((IU, ts) => {
  ts.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  ts.exports.ok = ts.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-pattern.js
var Ap = N((AU, rs) => {
  rs.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  rs.exports.ok = rs.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-path.js
var Cp = N((CU, os) => {
  os.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  os.exports.ok = os.exports;
});

// lighter-node:crypto?@actions/glob/lib/internal-hash-files.js
var Fp = N((qU, $a) => {
  $a.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  $a.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/report/write-report.ts
var Jp = N((lW, Ma) => {
  Ma.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  Ma.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:readline?src/lazy/serve-request.ts
var zh = N((A4, Hh) => {
  Hh.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:readline")[t] }));
});

// lighter-node:zlib?src/mount/kernel-config.ts
var rg = N((tH, ng) => {
  ng.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:readline?src/mount/broker.ts
var Sg = N((RH, kg) => {
  kg.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:readline")[t] }));
});

// lighter-node:crypto?src/files/fingerprint.ts
var vg = N((TH, Za) => {
  Za.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  Za.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/disk/draft-file.ts
var Jg = N((k3, ic) => {
  ic.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  ic.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/stash/flight.ts
var uy = N((w6, lc) => {
  lc.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  lc.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/secrets/tokens.ts
var dw = N((zG, lw) => {
  lw.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
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
function R(e) {
  return e instanceof Error && "code" in e ? String(e.code) : void 0;
}

// src/native-path.ts
import { posix as Gw, win32 as pt } from "node:path";
function Ze(e) {
  return e !== "win32" ? Gw : {
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
var { basename: Dr, dirname: q, isAbsolute: Vs, join: T, relative: Le, resolve: Ys } = Ze(process.platform);

// src/runner.ts
import { AsyncLocalStorage as db } from "node:async_hooks";
import { homedir as pb, tmpdir as hb } from "node:os";
import { join as gb } from "node:path";

// node_modules/@actions/core/lib/command.js
import * as Cc from "os";

// node_modules/@actions/core/lib/utils.js
function De(e) {
  return e == null ? "" : typeof e == "string" || e instanceof String ? e : JSON.stringify(e);
}
function Zs(e) {
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
  let r = new Xs(e, t, n);
  process.stdout.write(r.toString() + Cc.EOL);
}
function Qs(e, t = "") {
  Xe(e, {}, t);
}
var Ac = "::", Xs = class {
  constructor(t, n, r) {
    t || (t = "missing.command"), this.command = t, this.properties = n, this.message = r;
  }
  toString() {
    let t = Ac + this.command;
    if (this.properties && Object.keys(this.properties).length > 0) {
      t += " ";
      let n = !0;
      for (let r in this.properties)
        if (this.properties.hasOwnProperty(r)) {
          let o = this.properties[r];
          o && (n ? n = !1 : t += ",", t += `${r}=${Kw(o)}`);
        }
    }
    return t += `${Ac}${Jw(this.message)}`, t;
  }
};
function Jw(e) {
  return De(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function Kw(e) {
  return De(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}

// node_modules/@actions/core/lib/file-command.js
var Fc = F(Nc(), 1);
import * as Wr from "fs";
import * as Ur from "os";
function ti(e, t) {
  let n = process.env[`GITHUB_${e}`];
  if (!n)
    throw new Error(`Unable to find environment variable for file command ${e}`);
  if (!Wr.existsSync(n))
    throw new Error(`Missing file at path: ${n}`);
  Wr.appendFileSync(n, `${De(t)}${Ur.EOL}`, {
    encoding: "utf8"
  });
}
function ni(e, t) {
  let n = `ghadelimiter_${Fc.randomUUID()}`, r = De(t);
  if (e.includes(n))
    throw new Error(`Unexpected input: name should not contain the delimiter "${n}"`);
  if (r.includes(n))
    throw new Error(`Unexpected input: value should not contain the delimiter "${n}"`);
  return `${e}<<${n}${Ur.EOL}${r}${Ur.EOL}${n}`;
}

// node_modules/@actions/core/lib/core.js
import * as ui from "os";

// node_modules/@actions/core/lib/summary.js
import { EOL as Vw } from "os";
import { constants as _c, promises as Yw } from "fs";
var oi = function(e, t, n, r) {
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
}, { access: Zw, appendFile: Xw, writeFile: Qw } = Yw, Lc = "GITHUB_STEP_SUMMARY";
var si = class {
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
    return oi(this, void 0, void 0, function* () {
      if (this._filePath)
        return this._filePath;
      let t = process.env[Lc];
      if (!t)
        throw new Error(`Unable to find environment variable for $${Lc}. Check if your runtime environment supports job summaries.`);
      try {
        yield Zw(t, _c.R_OK | _c.W_OK);
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
    return oi(this, void 0, void 0, function* () {
      let n = !!t?.overwrite, r = yield this.filePath();
      return yield (n ? Qw : Xw)(r, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
    });
  }
  /**
   * Clears the summary buffer and wipes the summary file
   *
   * @returns {Summary} summary instance
   */
  clear() {
    return oi(this, void 0, void 0, function* () {
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
    return this.addRaw(Vw);
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
}, eb = new si();
var ii = eb;

// node_modules/@actions/core/lib/platform.js
import Qc from "os";

// node_modules/@actions/exec/lib/toolrunner.js
var ib = F(Uc(), 1);

// node_modules/@actions/io/lib/io.js
var Yc = F(Wc(), 1);
import * as Ue from "path";

// node_modules/@actions/io/lib/io-util.js
import * as Nn from "fs";
var jc = function(e, t, n, r) {
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
}, { chmod: ai, copyFile: Hc, lstat: Hr, mkdir: zc, open: s1, readdir: qc, rename: tb, rm: Gc, rmdir: i1, stat: Fn, symlink: Jc, unlink: ci } = Nn.promises, zr = process.platform === "win32";
function Kc(e) {
  return jc(this, void 0, void 0, function* () {
    let t = yield Nn.promises.readlink(e);
    return zr && !t.endsWith("\\") ? `${t}\\` : t;
  });
}
var a1 = Nn.constants.O_RDONLY;
function _n(e) {
  return jc(this, void 0, void 0, function* () {
    try {
      yield Fn(e);
    } catch (t) {
      if (t.code === "ENOENT")
        return !1;
      throw t;
    }
    return !0;
  });
}

// node_modules/@actions/io/lib/io.js
var Ln = function(e, t, n, r) {
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
function u1(e, t) {
  return Ln(this, arguments, void 0, function* (n, r, o = {}) {
    let { force: s, recursive: i, copySourceDirectory: a } = ob(o), c = (yield _n(r)) ? yield Fn(r) : null;
    if (c && c.isFile() && !s)
      return;
    let f = c && c.isDirectory() && a ? Ue.join(r, Ue.basename(n)) : r;
    if (!(yield _n(n)))
      throw new Error(`no such file or directory: ${n}`);
    if ((yield Fn(n)).isDirectory())
      if (i)
        yield Zc(n, f, 0, s);
      else
        throw new Error(`Failed to copy. ${n} is a directory, but tried to copy without recursive flag.`);
    else {
      if (Ue.relative(n, f) === "")
        throw new Error(`'${f}' and '${n}' are the same file`);
      yield Xc(n, f, s);
    }
  });
}
function m1(e) {
  return Ln(this, void 0, void 0, function* () {
    if (zr && /[*"<>|]/.test(e))
      throw new Error('File path must not contain `*`, `"`, `<`, `>` or `|` on Windows');
    try {
      yield Gc(e, {
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
function rb(e) {
  return Ln(this, void 0, void 0, function* () {
    (0, Yc.ok)(e, "a path argument must be provided"), yield zc(e, { recursive: !0 });
  });
}
function ob(e) {
  let t = e.force == null ? !0 : e.force, n = !!e.recursive, r = e.copySourceDirectory == null ? !0 : !!e.copySourceDirectory;
  return { force: t, recursive: n, copySourceDirectory: r };
}
function Zc(e, t, n, r) {
  return Ln(this, void 0, void 0, function* () {
    if (n >= 255)
      return;
    n++, yield rb(t);
    let o = yield qc(e);
    for (let s of o) {
      let i = `${e}/${s}`, a = `${t}/${s}`;
      (yield Hr(i)).isDirectory() ? yield Zc(i, a, n, r) : yield Xc(i, a, r);
    }
    yield ai(t, (yield Fn(e)).mode);
  });
}
function Xc(e, t, n) {
  return Ln(this, void 0, void 0, function* () {
    if ((yield Hr(e)).isSymbolicLink()) {
      try {
        yield Hr(t), yield ci(t);
      } catch (o) {
        o.code === "EPERM" && (yield ai(t, "0666"), yield ci(t));
      }
      let r = yield Kc(e);
      yield Jc(r, t, zr ? "junction" : null);
    } else (!(yield _n(t)) || n) && (yield Hc(e, t));
  });
}

// node_modules/@actions/exec/lib/toolrunner.js
var d1 = process.platform === "win32";

// node_modules/@actions/core/lib/platform.js
var w1 = Qc.platform(), b1 = Qc.arch();

// node_modules/@actions/core/lib/core.js
var fi;
(function(e) {
  e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
})(fi || (fi = {}));
function ri(e) {
  Xe("add-mask", {}, e);
}
function ef(e, t) {
  let n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
  if (t && t.required && !n)
    throw new Error(`Input required and not supplied: ${e}`);
  return t && t.trimWhitespace === !1 ? n : n.trim();
}
function tf(e, t) {
  if (process.env.GITHUB_OUTPUT || "")
    return ti("OUTPUT", ni(e, t));
  process.stdout.write(ui.EOL), Xe("set-output", { name: e }, De(t));
}
function nf(e) {
  process.exitCode = fi.Failure, ub(e);
}
function ce(e) {
  Xe("debug", {}, e);
}
function ub(e, t = {}) {
  Xe("error", Zs(t), e instanceof Error ? e.toString() : e);
}
function rf(e, t = {}) {
  Xe("warning", Zs(t), e instanceof Error ? e.toString() : e);
}
function qr(e) {
  process.stdout.write(e + ui.EOL);
}
function of(e) {
  Qs("group", e);
}
function sf() {
  Qs("endgroup");
}
function af(e, t) {
  if (process.env.GITHUB_STATE || "")
    return ti("STATE", ni(e, t));
  Xe("save-state", { name: e }, De(t));
}
function cf(e) {
  return process.env[`STATE_${e}`] || "";
}

// src/outside-text.ts
function Dn(e) {
  return uf(e).replaceAll("##[", "##\\[").replace(/^([\p{C}\p{M}\p{Z}]*)::/u, "$1\\::");
}
function mb(e) {
  return uf(e).replace(
    // A colon before a space begins no link.
    /[^\p{L}\p{M}\p{N} "%'()+,./:;=?-]|:(?! )/gu,
    (t) => `&#${t.codePointAt(0)};`
  );
}
function mi(e) {
  return `<code>${mb(e)}</code>`;
}
function uf(e) {
  return e.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, (t) => {
    let n = t.charCodeAt(0);
    return lb[t] ?? (n < 256 ? `\\x${ff(n, 2)}` : `\\u${ff(n, 4)}`);
  });
}
var lb = { "\n": "\\n", "\r": "\\r", "	": "\\t" };
function ff(e, t) {
  return e.toString(16).padStart(t, "0");
}

// src/runner.ts
var Un = new db();
function Wt(e, t) {
  return Un.run(e, t);
}
function Q(e) {
  return Un.getStore()?.inputs.get(e.toLowerCase()) ?? ef(e);
}
function ge(e, t) {
  let n = Un.getStore()?.name;
  tf(n ? `${e}-${n}` : e, t);
}
var mf = af, lf = cf, Jr = ri;
function df(e) {
  nf(Dn(e));
}
function j(e) {
  rf(Wn(e));
}
function ht(e, t = "") {
  j(`${t}${O(e)}`), e instanceof Error && e.stack && jn(e.stack);
}
function P(e) {
  qr(Wn(e));
}
function Wn(e) {
  let t = Un.getStore()?.name;
  return Dn(t ? `${t}: ${e}` : e);
}
function jn(e) {
  ce(e.split(`
`).map(Dn).join(`
`));
}
function pf(e, t) {
  of(Wn(e));
  for (let n of t) qr(Dn(n));
  sf();
}
function Qe(e) {
  P(`[warning]${e}`);
}
function hf() {
  return process.env.GITHUB_STEP_SUMMARY ? ii : void 0;
}
function et() {
  return G(process.env.GITHUB_WORKSPACE || process.cwd());
}
function J() {
  return G(process.env.RUNNER_TEMP || hb());
}
function Kr() {
  let { RUNNER_TOOL_CACHE: e, XDG_CACHE_HOME: t } = process.env;
  return G(e || t || gb(pb(), ".cache"));
}
function gf() {
  return process.env.RUNNER_ENVIRONMENT === "self-hosted";
}
function yf() {
  let e = [...Un.getStore()?.inputs ?? []].map(
    ([r, o]) => [yb(r), o]
  ), n = Object.entries({ ...process.env, ...Object.fromEntries(e) }).filter(([r]) => !["INPUT_SIGNING-KEY", "INPUT_CACHES"].includes(r));
  return Object.fromEntries(n.map(([r, o = ""]) => [r, o]));
}
function yb(e) {
  return `INPUT_${e.replaceAll(" ", "_").toUpperCase()}`;
}
function D1() {
  let { RUNNER_OS: e, RUNNER_ARCH: t } = process.env;
  return { os: e || process.platform, arch: t || process.arch };
}
function U1() {
  return process.env.RUNNER_NAME ?? "";
}
function W1(e) {
  Object.assign(process.env, e);
}
function ye() {
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
function wf() {
  let { env: e } = process, t = e.ACTIONS_CACHE_SERVICE_V2 && wb(e.GITHUB_SERVER_URL) ? "v2" : "v1", n = t === "v2" ? e.ACTIONS_RESULTS_URL : e.ACTIONS_CACHE_URL, r = e.ACTIONS_RUNTIME_TOKEN ?? "";
  return n && URL.canParse(n) && (r !== "" || t === "v1") ? { language: t, url: n, token: r } : void 0;
}
function wb(e = "") {
  let t = e || "https://github.com", n = URL.canParse(t) ? new URL(t).hostname : "";
  return n === "github.com" || n.endsWith(".ghe.com") || n.endsWith(".localhost");
}

// src/keys.ts
var Yr = F(bf(), 1), kf = 10, Vr = 512;
function pi(e) {
  if (e.length > kf) return `Key Validation Error: Keys are limited to a maximum of ${kf}.`;
  for (let t of e) {
    if (t.length > Vr)
      return `Key Validation Error: ${t} cannot be larger than ${Vr} characters.`;
    if (t.includes(",")) return `Key Validation Error: ${t} cannot contain commas.`;
  }
}
function Z(e, t) {
  return e === t || e.localeCompare(t, void 0, { sensitivity: "accent" }) === 0;
}
var Sf = hi;
function hi(e) {
  let t = (0, Yr.createHash)("sha256");
  for (let n of e) t.update(`${Buffer.byteLength(n)}:${n},`);
  return t.digest("hex");
}
function xf(e, t) {
  for (let n of e) {
    let r = di(t.filter((o) => o.key === n)) ?? di(t.filter((o) => Z(o.key, n))) ?? di(t.filter((o) => o.key.startsWith(n)));
    if (r) return r;
  }
}
function di(e) {
  return e.toSorted(gi)[0];
}
function gi(e, t) {
  return t.createdAt.getTime() - e.createdAt.getTime() || (e.key < t.key ? 1 : -1);
}
var vf = 225, bb = 160;
function Hn(e) {
  let t = Ef(e) || "%";
  return t.length <= vf ? t : `${Of(e)}~${(0, Yr.createHash)("sha256").update(e).digest("hex")}`;
}
function Pf(e) {
  let t = Hn(e).replace(
    /%[0-9A-F]{2}|[A-Z]/g,
    (n) => n.length > 1 ? n : Rf(n)
  );
  return t.length <= vf ? t : `~${(0, Yr.createHash)("sha256").update(e).digest("hex")}`;
}
function Of(e) {
  return Ef(e).slice(0, bb);
}
function Bf(e, t) {
  let n = e.toLowerCase();
  return t.some((r) => n.startsWith(Of(r).toLowerCase()));
}
function yi(e) {
  if (e.includes("~")) return;
  if (e === "%") return "";
  let t = e.replace(
    /%([0-9A-F]{2})/g,
    (n, r) => String.fromCharCode(Number.parseInt(r, 16))
  );
  return Buffer.from(t, "latin1").toString("utf8");
}
function Ef(e) {
  return Buffer.from(e, "utf8").toString("latin1").replace(/^\.|[^A-Za-z0-9._-]/g, Rf);
}
function Rf(e) {
  return `%${e.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
}

// src/find-program.ts
import { accessSync as kb, constants as Sb, statSync as xb } from "node:fs";
import { delimiter as vb, isAbsolute as Pb, join as Ob } from "node:path";
var Bb = process.platform === "win32" ? ".exe" : "";
function zn(e) {
  return (process.env.PATH ?? "").split(vb).filter((n) => Pb(n)).map((n) => Ob(n, `${e}${Bb}`)).find(Eb);
}
function $f(e) {
  let t = zn(e);
  if (t === void 0) throw new ne(`there is no ${e} on PATH`);
  return t;
}
function Eb(e) {
  try {
    return kb(e, Sb.X_OK), xb(e).isFile();
  } catch {
    return !1;
  }
}

// src/process.ts
var qn = F(Mf(), 1), wi = F(Af(), 1);
import { once as bi } from "node:events";
import { finished as Ab } from "node:stream/promises";

// src/program-exit.ts
import { once as Rb } from "node:events";
async function Cf(e, t) {
  let n = !1, r = () => {
    n = !0;
    for (let i of e) i.kill("SIGKILL");
  };
  t.addEventListener("abort", r), t.aborted && r();
  let o = await Promise.all(
    e.map(async (i) => {
      try {
        await Ib(i, { mayEcho: i !== e.at(-1) });
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
var $b = /^: (\S*\/)?\w+: (-: Cannot write|write error|standard output|error \d+ : Write error( : cannot write block)?)(:| :) (Broken pipe|Connection reset by peer)\s*(\n(\S*\/)?\w+: Error is not recoverable: exiting now)?$/;
async function Ib(e, { mayEcho: t }) {
  let n = Tb(e.stderr), [r, o] = await Rb(e, "close");
  if (r !== 0 && !(t && (o === "SIGPIPE" || $b.test(n()))))
    throw new ne(`${e.spawnfile} ${Zr(r, o)}${n()}`);
}
function Zr(e, t) {
  return t ? `was ended by ${t}` : `failed with exit code ${e}`;
}
var Mb = 1e3;
function Tb(e) {
  let t = "";
  return e.setEncoding("utf8").on("data", (n) => {
    t = (t + n).slice(-Mb);
  }), () => t.trim() === "" ? "" : `: ${t.trim()}`;
}

// src/process.ts
function ki() {
  let { PATH: e, SystemRoot: t } = process.env;
  return { PATH: e, LC_ALL: "C", ...t && { SystemRoot: t } };
}
function V(e, { cwd: t, signal: n, stdin: r }) {
  let o = [];
  for (let a of e.toReversed()) {
    let c = o[0], f = (a === e[0] ? r : void 0) ?? "pipe", u = _f(a, { cwd: t, stdio: [f, c?.stdin ?? "pipe", "pipe"] });
    c?.stdin?.destroy(), o.unshift(u);
  }
  let s = o[0], i = o.at(-1);
  return s.stdin?.on("error", () => {
  }), {
    pid: s.pid ?? 0,
    stdin: s.stdin,
    stdout: i.stdout,
    ended: Cf(o, n)
  };
}
var Cb = /^(NODE_(OPTIONS|EXTRA_CA_CERTS|USE_SYSTEM_CA|COMPILE_CACHE)|SSL_CERT_(FILE|DIR)|LD_LIBRARY_PATH)$/;
function Ff({ path: e, args: t }) {
  let n = Object.entries(process.env).filter(([a]) => Cb.test(a)), r = (0, qn.spawn)(e, t, {
    cwd: "/",
    detached: !0,
    stdio: ["pipe", "pipe", "ignore"],
    // One of its threads waits for the kernel all the time.
    env: { ...ki(), ...Object.fromEntries(n), UV_THREADPOOL_SIZE: "8" }
  });
  r.on("error", () => {
  });
  let { pid: o = 0, stdin: s, stdout: i } = r;
  return s.on("error", () => {
  }), { pid: o, stdin: s, stdout: i, kill: () => {
    r.kill("SIGKILL");
  } };
}
async function Gn(e, t, n) {
  await Xr({ path: $f(e), args: t }, n);
}
async function Xr(e, t) {
  let { stdout: n, ended: r } = V([e], t);
  n.resume(), await r;
}
function _f(e, t) {
  let n = process.umask(0);
  try {
    return (0, qn.spawn)(e.path, e.args, { ...t, env: ki() });
  } finally {
    process.umask(n);
  }
}
async function oA(e, t, { cwd: n, signal: r }) {
  let o = performance.now(), s = (0, qn.spawn)(process.execPath, [e], { cwd: n, env: t, stdio: ["ignore", "pipe", "pipe"] }), i = () => {
    s.kill("SIGINT");
  };
  r.addEventListener("abort", i), r.aborted && i();
  let a = "";
  for (let c of [s.stdout, s.stderr])
    c.setEncoding("utf8").on("data", (f) => {
      a += f;
    });
  try {
    let [c] = await bi(s, "close");
    return { exitCode: c, output: a, ms: performance.now() - o };
  } finally {
    r.removeEventListener("abort", i);
  }
}
async function sA({ path: e, args: t }, { cwd: n, env: r, signal: o }) {
  let s = process.platform !== "win32", i = (0, qn.spawn)(e, t, { cwd: n, env: { ...r, ...ki() }, detached: s });
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
    c += f, c.length > Nf && a();
  });
  try {
    let [f, u] = await bi(i, "exit");
    if (a(), await Ab(i.stdout, { signal: AbortSignal.timeout(1e3) }).catch(() => {
    }), o.throwIfAborted(), f === 0 && c.length <= Nf) return c;
    throw new ne(`${e} ${Zr(f, u)}`);
  } finally {
    o.removeEventListener("abort", a), i.stdout.destroy(), i.stderr.destroy();
  }
}
var Nf = 64 * 1024;
async function Jn(e, t = [0]) {
  let n = _f(e, { stdio: "pipe" });
  n.stdin?.destroy();
  let [[r, o], s, i] = await Promise.all([
    bi(n, "close"),
    (0, wi.text)(n.stdout),
    (0, wi.text)(n.stderr)
  ]);
  if (r !== null && t.includes(r)) return s;
  throw new ne(`${e.path} ${Zr(r, o)}: ${i.trim()}`);
}

// src/disk/ownership.ts
import { lstat as Lf, mkdir as Nb, readlink as Fb } from "node:fs/promises";
import { dirname as _b, join as Df, relative as Lb, resolve as Uf, sep as jt } from "node:path";
async function Me(e) {
  let t = await Lf(e);
  if (!t.isDirectory()) throw new Error(`${e} is no directory`);
  Si(e, t);
}
function Kn({ uid: e }) {
  let t = process.geteuid?.();
  return t === void 0 || e === t;
}
function Wf({ mode: e }) {
  return !process.geteuid || (e & 63) === 0;
}
function Si(e, { uid: t, mode: n }) {
  if (jf(e, t), !process.geteuid || (n & 18) === 0) return;
  let r = Uf(e);
  throw new Error(`others may write to ${r}: run chmod go-w ${r}`);
}
function jf(e, t) {
  if (!Kn({ uid: t }) && t !== 0) throw new Error(`${Uf(e)} belongs to another user`);
}
async function Hf(e, t) {
  for (let n of zf(e, t)) await Me(n);
}
async function We(e, t) {
  for (let n of zf(e, t))
    await Nb(n, { mode: 448 }).catch((r) => {
      if (R(r) !== "EEXIST") throw r;
    }), await Me(n);
}
function zf(e, t) {
  let n = Lb(e, t).split(jt);
  return n.map((r, o) => Df(e, ...n.slice(0, o + 1)));
}
var Db = 40;
async function Ht(e) {
  if (!process.geteuid) return;
  let t = e.split(jt), n = 0, r = jt;
  for (let o = t.shift(); o !== void 0; o = t.shift()) {
    let s = o === ".." ? _b(r) : Df(r, o), i = await Lf(s).catch((c) => {
      if (R(c) !== "ENOENT") throw c;
    });
    if (!i) return;
    if (!i.isSymbolicLink()) {
      r = s;
      continue;
    }
    if (jf(s, i.uid), ++n > Db) throw new Error(`${e} has too many links`);
    let a = await Fb(s);
    a.startsWith(jt) && (r = jt), t.unshift(...a.split(jt));
  }
}

// src/files/staging.ts
import { chmodSync as Mk, lstatSync as fu, mkdtempSync as Tk, readdirSync as Ak, rmSync as Ck, statSync as Nk } from "node:fs";
import * as io from "node:fs/promises";
import { createServer as Fk } from "node:net";
import { toNamespacedPath as _k } from "node:path";

// src/disk/local-socket.ts
var Gf = F(qf(), 1);
import { once as qb } from "node:events";
import {
  closeSync as Gb,
  lstatSync as Jb,
  mkdtempSync as Kb,
  openSync as Vb,
  rmSync as Yb,
  statSync as Zb,
  symlinkSync as Xb,
  writeFileSync as Qb
} from "node:fs";
import { connect as ek } from "node:net";
import { tmpdir as tk } from "node:os";
import { join as gt } from "node:path";

// src/disk/trusted-file.ts
import { closeSync as Ub, constants as vi, fstatSync as Wb, lstatSync as jb, openSync as Hb, readFileSync as zb } from "node:fs";
function zt(e, t) {
  let n = (o) => o?.isFile() === !0 && Kn(o) && o.size <= t;
  if (!n(jb(e, { throwIfNoEntry: !1 }))) return;
  let r = Hb(e, vi.O_RDONLY | vi.O_NOFOLLOW | vi.O_NONBLOCK);
  try {
    return n(Wb(r)) ? zb(r) : void 0;
  } finally {
    Ub(r);
  }
}

// src/disk/local-socket.ts
var Qr = process.platform === "win32";
function eo(e, t, n) {
  let { path: r, close: o } = Qr ? ok() : Kf(e, t);
  return n.on("error", () => {
  }).listen(r), o(), Qr && n.listening && Qb(gt(e, t), Vf(r, e), { mode: 384 }), n.listening;
}
async function to(e, t) {
  let n = Qr ? Yf(e, t) : Kf(e, t);
  if (n)
    try {
      let r = ek(n.path);
      return r.on("error", () => {
      }), await qb(r, "connect").finally(n.close), r;
    } catch (r) {
      if (!["ECONNREFUSED", "ENOENT"].includes(String(R(r)))) throw r;
      return;
    }
}
function Jf(e, t) {
  return Qr ? Yf(e, t) !== void 0 : Jb(gt(e, t), { throwIfNoEntry: !1 })?.isSocket() === !0;
}
function Kf(e, t) {
  let n = gt(e, t);
  if (Buffer.byteLength(n) < 100) return { path: n, close: () => {
  } };
  if (process.platform === "linux") {
    let o = Vb(e, "r");
    return { path: `/proc/self/fd/${o}/${t}`, close: () => Gb(o) };
  }
  let r = Kb(gt(tk(), "headstart-"));
  return Xb(e, gt(r, "d")), { path: gt(r, "d", t), close: () => Yb(r, { recursive: !0, force: !0 }) };
}
var nk = /^\\\\\.\\pipe\\headstart-[0-9a-f-]{36}$/, rk = 256;
function ok() {
  return { path: `\\\\.\\pipe\\headstart-${(0, Gf.randomUUID)()}`, close: () => {
  } };
}
function Vf(e, t) {
  return `${e}
${Zb(t, { bigint: !0 }).ino}
`;
}
function Yf(e, t) {
  let n = sk(gt(e, t)) ?? "", [r = ""] = n.split(`
`);
  return nk.test(r) && n === Vf(r, e) ? { path: r, close: () => {
  } } : void 0;
}
function sk(e) {
  try {
    return zt(e, rk)?.toString("latin1");
  } catch (t) {
    if (R(t) === "ENOENT") return;
    throw t;
  }
}

// src/disk/rename.ts
import { lstatSync as ik, renameSync as ak, rmdirSync as ck } from "node:fs";
function re(e, t) {
  dk(
    () => ak(e, t),
    () => !Zf(t)
  );
}
function qt(e, t) {
  let n = process.platform === "win32";
  n && fk(t);
  try {
    return re(e, t), !0;
  } catch (r) {
    let o = R(r) ?? "";
    if (["ENOTEMPTY", "EEXIST"].includes(o) || n && o === "EPERM" && Zf(t)) return !1;
    throw r;
  }
}
function fk(e) {
  try {
    ck(e);
  } catch {
  }
}
function Zf(e) {
  return ik(e, { throwIfNoEntry: !1 })?.isDirectory() === !0;
}
var uk = ["EPERM", "EBUSY", "EACCES"], mk = 200, lk = new Int32Array(new SharedArrayBuffer(4));
function dk(e, t, { platform: n = process.platform, mostMs: r = 5e3 } = {}) {
  let o = performance.now() + r;
  for (let s = 4; ; s = Math.min(2 * s, mk)) {
    try {
      e();
      return;
    } catch (i) {
      if (!(n === "win32" && uk.includes(R(i) ?? "")) || performance.now() > o || !t()) throw i;
    }
    Atomics.wait(lk, 0, 0, s);
  }
}

// src/files/byte-strings.ts
import { readdirSync as pk } from "node:fs";
function x(e) {
  return Buffer.from(e, "utf8").toString("latin1");
}
var hk = /[\u0080-\u00ff]/, gk = new TextDecoder("utf-8", { fatal: !0, ignoreBOM: !0 });
function w(e, t = process.platform) {
  if (!hk.test(e)) return e;
  let n = Buffer.from(e, "latin1");
  if (t !== "win32") return n;
  try {
    return gk.decode(n);
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
function oe(e) {
  return pk(w(e), { encoding: "latin1" });
}

// src/files/journal.ts
var iu = F(Qf(), 1);
import {
  appendFileSync as wk,
  chmodSync as Oi,
  lstatSync as su,
  mkdirSync as bk,
  rmdirSync as kk,
  rmSync as Sk,
  statSync as xk,
  utimesSync as vk,
  writeFileSync as Pk
} from "node:fs";

// src/files/journal-step.ts
var no = {
  make: { path: "target" },
  move: { to: "target", from: "staged" },
  replace: { to: "target", from: "staged", aside: "staged" },
  stamp: { path: "target" }
};
function ro(e) {
  let t = e;
  return Object.keys(no[e.do]).map((n) => t[n]);
}
function tu(e) {
  return ro(e)[0];
}
function Pi(e, t) {
  let n = x(q(t)), r = je(n), o = (s) => {
    if (s !== n && !s.startsWith(r)) throw new Error(`${s} is not below ${n}`);
    return s.slice(r.length);
  };
  return e.map((s) => `${JSON.stringify(ru(s, o))}
`).join("");
}
function nu(e, t) {
  let n = x(q(t)), r = (s) => s === "" ? n : `${je(n)}${s}`;
  return e.split(`
`).slice(0, -1).map((s) => {
    let i = JSON.parse(s);
    if (!yk(i, x(Dr(t)))) throw new Error("its journal is none that a restore wrote");
    return ru(i, r);
  });
}
function ru(e, t) {
  let n = ro(e), r = Object.keys(no[e.do]).map((o, s) => [o, t(n[s])]);
  return { ...e, ...Object.fromEntries(r) };
}
function yk(e, t) {
  let n = e;
  if (typeof n?.do != "string" || !Object.hasOwn(no, n.do)) return !1;
  let r = (i) => typeof i == "string" && i.split("/").every((a) => !["", ".", ".."].includes(a)), o = n.do === "stamp", s = Object.entries(no[n.do]).every(([i, a]) => {
    let c = n[i];
    return c === "" ? o : r(c) && a === "staged" === c.startsWith(`${t}/`) && c !== t;
  });
  return o ? s && eu(n.stamp) && eu(n.before) : s && (n.do === "make" || typeof n.inode == "string");
}
function eu(e) {
  let t = e;
  return [t?.mode, t?.mtime].every(Number.isFinite);
}

// src/files/journal.ts
var Gt = "journal", Ok = Math.min(128 * 1024 * 1024, (0, iu.getHeapStatistics)().heap_size_limit / 32);
function au(e, t) {
  wk(T(t, Gt), Pi(e, t), { mode: 384 });
  for (let n of e) Ek(n);
}
function cu(e) {
  for (let t of e)
    t.do === "stamp" && _(t.path)?.isDirectory() && Ei(t.path, t.stamp);
}
function Bi(e) {
  Sk(T(e, Gt), { force: !0 });
}
function oo(e, t = () => !0) {
  let n = Bk(e), r = /* @__PURE__ */ new Set(), o = [];
  for (let a of [...n.toReversed(), ...n.filter((c) => c.do === "stamp")])
    try {
      t(a) ? Rk(a) : r.add(a);
    } catch (c) {
      o.push(c);
    }
  if (o.length > 0) throw o[0];
  let s = T(e, `${Gt}-draft`), i = n.filter((a) => r.has(a));
  i.length > 0 ? (Pk(s, Pi(i, e), { mode: 384 }), re(s, T(e, Gt))) : Bi(e);
}
function Yn(e) {
  return _(x(T(e, Gt))) !== void 0;
}
function Bk(e) {
  if (!Yn(e)) return [];
  let t = zt(T(e, Gt), Ok);
  if (!t) throw new Error("its journal is no file that a restore wrote");
  return nu(t.toString(), e);
}
function Ek(e) {
  switch (e.do) {
    case "make":
      bk(w(e.path));
      break;
    case "move":
      Vn(e.from, e.to);
      break;
    case "replace":
      Vn(e.to, e.aside), Vn(e.from, e.to);
      break;
    case "stamp":
      Ei(e.path, e.stamp);
      break;
  }
}
function Rk(e) {
  switch (e.do) {
    case "make":
      $k(e.path);
      break;
    case "move":
      ou(e);
      break;
    case "replace":
      if (!_(e.aside)) break;
      if (ou(e), _(e.to)) throw new Error(`${w(e.to)} is in the way of what was there before`);
      Vn(e.aside, e.to);
      break;
    case "stamp":
      Ik(e.path, e.before);
      break;
  }
}
function ou({ from: e, to: t, inode: n }) {
  !_(e) && so(t) === n && Vn(t, e);
}
function so(e) {
  let t = su(w(e), { bigint: !0, throwIfNoEntry: !1 });
  return t && `${t.dev}:${t.ino}`;
}
function _(e) {
  try {
    return su(w(e));
  } catch (t) {
    if (R(t) === "ENOENT" || R(t) === "ENOTDIR") return;
    throw t;
  }
}
function yt(e) {
  if (xk(w(e), { throwIfNoEntry: !1 })?.isDirectory()) return [];
  if (_(e)) throw new Error(`${w(e)} is no directory, so nothing can be restored below it`);
  return [...yt(q(e)), e];
}
function $k(e) {
  try {
    kk(w(e));
  } catch (t) {
    if (!["ENOENT", "ENOTDIR", "ENOTEMPTY", "EEXIST"].includes(R(t) ?? "")) throw t;
  }
}
function Ik(e, t) {
  let n = _(e);
  n?.isDirectory() && (n.mtimeMs / 1e3 !== t.mtime || (n.mode & 4095) !== t.mode) && Ei(e, t);
}
function Ei(e, { mode: t, mtime: n }) {
  try {
    Oi(w(e), t), vk(w(e), n, n);
  } catch (r) {
    if (R(r) !== "EPERM") throw r;
  }
}
function Vn(e, t) {
  let [n, r] = [w(e), w(t)];
  try {
    re(n, r);
  } catch (o) {
    let s = _(e);
    if (R(o) !== "EACCES" || !s?.isDirectory()) throw o;
    Oi(n, s.mode | 128), re(n, r), Oi(r, s.mode & 4095);
  }
}

// src/files/staging.ts
var Jt = ".headstart-staging-";
function Te(e) {
  return e.startsWith(Jt);
}
function ao(e) {
  let t = Tk(T(e, Jt)), n = Dk(t);
  return {
    /** Absolute path, on the same file system as the target beside it. */
    dir: t,
    /** Removes the directory, unless the next run needs it to undo steps that this run could not undo. */
    async remove() {
      Yn(t) || (n?.close(), Xn(t));
    }
  };
}
async function tt({ base: e, literal: t }) {
  let n = Lk(e);
  if (t === void 0) return n;
  let r = fu(t, { throwIfNoEntry: !1 });
  return r?.isDirectory() ? await io.access(n, io.constants.W_OK).then(
    () => !0,
    () => !1
  ) && r.dev === fu(n).dev ? n : t : n;
}
function Lk(e) {
  let t = e;
  for (; !Nk(t, { throwIfNoEntry: !1 })?.isDirectory(); ) {
    let n = q(t);
    if (n === t) throw new Error(`there is no ${t}`);
    t = n;
  }
  return t;
}
function Kt(e) {
  let t = _(x(e));
  return t !== void 0 && Zn(t);
}
function Zn(e) {
  return e.isDirectory() && Kn(e) && Wf(e);
}
function Vt(e) {
  return Jf(e, Ri);
}
var Ri = "alive";
function Dk(e) {
  let t = Fk((n) => n.destroy()).unref();
  if (eo(e, "born", t))
    return re(T(e, "born"), T(e, Ri)), t;
}
async function co(e) {
  if (!Vt(e)) return !1;
  try {
    let t = await to(e, Ri);
    return t?.destroy(), t !== void 0;
  } catch {
    return !0;
  }
}
function Xn(e) {
  let t = () => Ck(_k(e), { recursive: !0, force: !0, maxRetries: 3 });
  try {
    t();
  } catch (n) {
    if (R(n) !== "EACCES") throw n;
    uu(x(e)), t();
  }
}
function uu(e) {
  Mk(w(e), 448);
  for (let t of Ak(w(e), { withFileTypes: !0, encoding: "latin1" }))
    t.isDirectory() && uu(`${e}/${t.name}`);
}

// src/tools.ts
import { readFileSync as Uk } from "node:fs";
async function mu(e = !0) {
  let t = e ? Wk : () => {
  }, [n, r, o, s] = await Promise.all([
    Hk(),
    zn("zstd"),
    t("mksquashfs"),
    t("unsquashfs")
  ]);
  return { tar: n, zstd: r, mksquashfs: o, unsquashfs: s };
}
async function Wk(e) {
  let t = zn(e);
  return t && await jk(t).catch(() => {
  }) && t;
}
async function jk(e) {
  let t = await Jn({ path: e, args: ["-version"] }, [0, 1]), [, n, r, o] = t.match(/squashfs version ((\d+)\.(\d+)(?:\.\d+)?)/) ?? [];
  return Number(r) * 100 + Number(o) >= 405 ? n : void 0;
}
async function Hk() {
  if (process.platform === "win32") return { dialect: "node" };
  for (let e of ["tar", "gtar", "bsdtar"]) {
    let t = zn(e), n = t && (zk(t) ?? Gk(await qk(t)));
    if (n) return { path: t, dialect: n };
  }
  return { dialect: "node" };
}
var lu = { "GNU tar": "gnu", bsdtar: "bsd" };
function zk(e) {
  try {
    let t = Uk(e);
    return Object.entries(lu).find(([n]) => t.includes(`\0${n}\0`))?.[1];
  } catch {
    return;
  }
}
function qk(e) {
  return Jn({ path: e, args: ["--version"] }).catch(() => "");
}
function Gk(e) {
  return Object.entries(lu).find(([t]) => e.includes(t))?.[1];
}

// src/entry/digest.ts
var pu = F(du(), 1);

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
function Qn(e) {
  return Math.ceil(e / M) * Zt;
}
function hu() {
  let e = Yt(M), t = [];
  return {
    update(n) {
      for (let r of e.push(n)) t.push(Ae(...r));
    },
    finish() {
      let n = e.rest();
      return n.length > 0 && t.push(Ae(...n)), Buffer.concat(t);
    }
  };
}
function Ii(e, t, n) {
  let r = n.subarray(t * Zt, (t + 1) * Zt);
  return r.length === Zt && Ae(...e).equals(r);
}
function gu(e, { offset: t, length: n }) {
  let r = Ce(t, t + n), o = r[0] * Zt;
  return Ae(
    Buffer.from(`${n}
`),
    e.subarray(o, o + r.length * Zt)
  ).toString("hex");
}
function Ae(...e) {
  let t = (0, pu.createHash)("sha256");
  for (let n of e) t.update(n);
  return t.digest();
}
function Ce(e, t) {
  let n = Math.floor(e / M), r = t > e ? Math.ceil(t / M) - n : 0;
  return Array.from({ length: r }, (o, s) => n + s);
}

// src/entry/container.ts
var Xt = "headstart-2", Jk = ["image", "delta"];
function Qt(e, t) {
  return Jk.includes(t) ? Math.ceil(e / M) * M : e;
}
function D({ segments: e }) {
  let t = e.at(-1);
  return t ? t.offset + t.length : 0;
}
function fo({ digests: e, ...t }) {
  return Ae(Buffer.from(JSON.stringify(t)), e).toString("hex");
}

// src/entry/read-range.ts
async function er(e, t, n) {
  let r = [];
  for await (let s of e.read(t, n)) r.push(s);
  let o = Buffer.concat(r);
  if (o.length !== n - t)
    throw new k(`it ended at byte ${t + o.length} of ${e.size}`);
  return o;
}

// src/entry/index-frame.ts
var Kk = 407710288, Mi = 8, uo = Mi + 12, tr = Buffer.from("HEADSTR2"), wu = 36 + tr.length, nr = uo + wu, Ti = 4 * 1024 * 1024, bu = 1024, Vk = 512, Yk = 1024 ** 4;
function ku({ digests: e, ...t }, n) {
  let r = Buffer.from(JSON.stringify(t));
  if (r.length > Ti) throw new Error(`the index is too large: its JSON has ${r.length} bytes`);
  let o = Buffer.alloc(uo), s = [e, r, n?.(Su(e, r)) ?? Buffer.alloc(0)], i = s.map((u) => u.length), a = i.reduce((u, m) => u + m, nr), c = [Kk, a - Mi, ...i];
  for (let [u, m] of c.entries()) o.writeUInt32LE(m, 4 * u);
  let f = Buffer.alloc(4);
  return f.writeUInt32LE(a), Buffer.concat([o, ...s, Ae(o, ...s), f, tr]);
}
var Zk = 128 * 1024;
async function rr(e, t) {
  return Qk(await Xk(e), e.size, t);
}
async function Xk(e) {
  let { size: t } = e;
  if (t < nr) throw new k(`it has only ${t} bytes`);
  let n = await er(e, Math.max(0, t - Zk), t);
  if (!n.subarray(-tr.length).equals(tr))
    throw new k("it does not end in an index: cut short, or not written by Headstart");
  let r = n.readUInt32LE(n.length - tr.length - 4), o = nr + Qn(Math.min(t, Yk)) + Ti + bu;
  if (r < nr || r > Math.min(t, o))
    throw new k(`its index has ${r} bytes, which is no length of an index`);
  return r <= n.length ? n.subarray(-r) : er(e, t - r, t);
}
function Qk(e, t, n) {
  let r = e.length - wu;
  if (!Ae(e.subarray(0, r)).equals(e.subarray(r, r + 32)))
    throw new k("its index does not match its SHA-256");
  let [o = 0, s = 0, i = 0] = [0, 1, 2].map(
    (d) => e.readUInt32LE(Mi + 4 * d)
  ), a = t - e.length;
  if (!(o === Qn(a) && s <= Ti && i <= bu && nr + o + s + i === e.length)) throw new k("the parts of its index do not fit its body");
  let f = uo + o, [u, m] = [e.subarray(uo, f), e.subarray(f, f + s)];
  n?.(e.subarray(f + s, r), Su(u, m));
  let l = eS(m);
  if (!tS(l)) throw new k("its index is not what this version of Headstart writes");
  return oS(l.segments, a), { ...l, digests: u };
}
function Su(e, t) {
  let n = Buffer.alloc(4);
  return n.writeUInt32LE(e.length), Ae(n, e, t);
}
function eS(e) {
  try {
    return JSON.parse(e.toString("utf8"));
  } catch {
    return;
  }
}
function tS(e) {
  let t = e;
  return t?.container === Xt && xu(t.format) && yu(t.key) && t.key.length <= Vk && [t.files, t.bytes].every(Ai) && Array.isArray(t.paths) && t.paths.every(yu) && Array.isArray(t.segments) && t.segments.every(nS);
}
function nS(e) {
  let t = e, { offset: n, length: r, files: o, bytes: s, unpackedBytes: i = 0, root: a = 0, deadBytes: c = 0 } = t ?? {}, f = [n, r, o, s, i, a, c];
  return xu(t?.kind) && f.every(Ai) && rS(t?.frames, r);
}
function rS(e, t) {
  if (e === void 0) return !0;
  let n = (r) => Ai(r) && r !== 0;
  return Array.isArray(e) && e.every(n) && e.reduce((r, o) => r + o, 0) === t;
}
function xu(e) {
  return typeof e == "string" && /^[a-z-]{1,32}$/.test(e);
}
function yu(e) {
  return typeof e == "string";
}
function Ai(e) {
  return Number.isSafeInteger(e) && e >= 0;
}
function oS(e, t) {
  let n = 0;
  for (let { kind: r, offset: o, length: s } of e) {
    if (o !== Qt(n, r) || s === 0) throw new k("its segments do not line up");
    n = o + s;
  }
  if (n === 0 || n !== t) throw new k("its segments do not fill its body");
}

// src/bytes/buffer-pool.ts
function nt(e, t) {
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
var vu = (e) => Math.min(24, 3 * e);
function Ci(e) {
  return Math.random() * Math.min(4e3, e);
}
var Ni = { paceBytes: 128 * 1024 ** 2, paceMs: 6e5, paceAfterMs: 6e4 }, Pu = {
  ...Ni,
  singleBytes: 10 * 1024 * 1024,
  idleMs: 1e4,
  hedgeMs: 2e3,
  noProgressMs: 3e4,
  backoffMs: 500,
  progressBytes: 65536
}, hC = { noProgressMs: 3e4, progressBytes: 1024 ** 2 }, gC = { timeoutMs: 5 * 6e4, pauseMs: 250 };

// src/transfer/deadline.ts
async function bC({ signal: e, late: t }, n) {
  let r = AbortSignal.timeout(12e3);
  try {
    return await n(AbortSignal.any([e, r]));
  } catch (o) {
    throw e.throwIfAborted(), r.aborted && o === r.reason ? t() : o;
  }
}
async function Ou(e, t) {
  let n = Promise.withResolvers(), r = () => n.reject(t.reason);
  t.addEventListener("abort", r);
  try {
    return await Promise.race([e, n.promise]);
  } finally {
    t.removeEventListener("abort", r);
  }
}
function Bu({ signal: e, limitMs: t, bytes: n = 0, onSent: r }) {
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
function Eu(e) {
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
function Ru(e, t) {
  let n = t === void 0 ? void 0 : Promise.resolve(t), r = () => {
    let o = e();
    return o.catch(() => {
      n === o && (n = void 0);
    }), o;
  };
  return (o = !1) => (o && (n = void 0), n ??= r(), n);
}

// src/transfer/download.ts
import { Readable as OS } from "node:stream";

// src/transfer/concurrency-limiter.ts
function $u(e) {
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
async function Iu(e, t, n = []) {
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
var or = "its certificate is signed by nobody this machine trusts; give the authority\u2019s certificate in NODE_EXTRA_CA_CERTS", Mu = {
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
  DEPTH_ZERO_SELF_SIGNED_CERT: [or, "none"],
  SELF_SIGNED_CERT_IN_CHAIN: [or, "none"],
  UNABLE_TO_GET_ISSUER_CERT: [or, "none"],
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: [or, "none"],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: [or, "none"],
  CERT_HAS_EXPIRED: ["its certificate has expired", "none"],
  CERT_NOT_YET_VALID: ["its certificate is not valid yet; is the clock of this machine right?", "none"],
  ERR_TLS_CERT_ALTNAME_INVALID: ["its certificate is for another host; is the endpoint right?", "none"],
  ERR_SSL_WRONG_VERSION_NUMBER: ["it does not speak TLS; is the endpoint http: instead of https:?", "none"],
  HPE_INVALID_CONSTANT: ["it does not speak HTTP; is the endpoint https: instead of http:?", "none"],
  EPROTO: ["it does not speak TLS; is the endpoint http: instead of https:?", "none"]
};
function BC(e, t) {
  if (e instanceof Y) return e;
  let n = /Proxy.*\((\d{3})\)/.exec(e instanceof Error ? e.message : "")?.[1];
  if (n) return Tu(Number(n), t);
  let r = R(e) ?? "unknown error", [o, s] = Mu[r] ?? ["the connection failed", "retry"];
  return new Y(`${rt(t)}: ${o} (${r})`, s);
}
function EC(e, t) {
  let n = R(e) ?? "unknown error", [r, o] = Mu[n] ?? ["the connection failed", "retry"], s = r.replace(/; is the .*/, ""), i = "correct HTTP_PROXY and HTTPS_PROXY, or name the host in NO_PROXY";
  return new Y(
    `the proxy at ${new URL(t).origin}: ${s} (${n}); ${i}`,
    o === "resume" ? "retry" : o
  );
}
function Tu(e, t) {
  let n = e === 407 ? "the proxy wants other credentials; give them in HTTP_PROXY and HTTPS_PROXY" : e >= 500 ? "the proxy cannot reach it; is the endpoint right, or the host missing in NO_PROXY?" : "the proxy does not let it through; if it need not, name the host in NO_PROXY";
  return new Y(`${rt(t)}: ${n} (${e})`, e >= 500 ? "slow-down" : "none");
}
function RC(e, t) {
  let n = "a web page comes instead of an answer; is the endpoint right, or does a proxy or portal want a login?";
  return new Y(`${rt(t)}: ${n} (${e})`, "none");
}
async function Au({ status: e, headers: t, body: n }, r) {
  if (e === 407) return Tu(e, r);
  let o = await uS(n), [s, i] = aS(e, o, t.location), a = o === void 0 ? e : `${e} ${o}`, c = e === 429 || e >= 500 ? mS(t["retry-after"]) : 0;
  return new Y(`${rt(r)}: ${s} (${a})`, i, c);
}
function aS(e, t, n) {
  return e === 403 || t === "ExpiredToken" ? ["access is denied; are the credentials right, and is the clock?", "renew"] : e === 404 || e === 410 ? ["the object is gone; it was deleted meanwhile", "none"] : e === 412 ? ["the object was replaced meanwhile", "none"] : e === 416 ? ["the object is shorter than it was; it was replaced meanwhile", "none"] : e >= 300 && e < 400 ? [`it redirects${cS(n)}; use that as endpoint`, "none"] : e === 408 || e === 429 || e >= 500 ? ["it has trouble or too much to do", "slow-down"] : ["it refuses the request", "none"];
}
function cS(e) {
  return typeof e == "string" && URL.canParse(e) ? ` to ${new URL(e).origin}` : "";
}
var fS = 4096;
async function uS(e) {
  let t = [];
  return await Iu(fS, e, t).catch(() => {
  }), /<Code>(\w{1,64})<\/Code>/.exec(Buffer.concat(t).toString("latin1"))?.[1];
}
function mS(e) {
  if (typeof e != "string") return 0;
  let t = /^\d+$/.test(e) ? Number(e) * 1e3 : Date.parse(e) - Date.now();
  return Math.max(t || 0, 0);
}

// src/transfer/range-request.ts
async function Nu(e, t) {
  let { http: n, object: r, signed: o, signal: s } = t, { url: i } = o, a = !Number.isFinite(r.size), c = {
    ...!a && { range: `bytes=${e.position}-${e.end - 1}` },
    ...r.etag !== void 0 && { "if-match": r.etag },
    "accept-encoding": "identity"
  }, f = await n.request(i, {
    method: "GET",
    headers: c,
    signal: s,
    onHead: (u, m) => Cu(u) ? lS(u, m, e, t) : void 0
  });
  if (!Cu(f)) throw await Au(f, i);
  if (a && e.finish(), !e.isComplete()) throw He(i, "the connection ended before the object did", "resume");
}
var Cu = ({ status: e }) => e === 200 || e === 206;
function lS(e, t, n, r) {
  let { url: o } = r.signed;
  hS(e, r);
  let s = e.status === 200 && e.headers["content-range"] === void 0;
  return s ? (dS(e, n, r), r.onWholeObject(n)) : pS(e, n, r), n.start === 0 && r.begun?.resolve(), r.signed.worked = !0, (i) => {
    let a = n.end - n.position;
    if (i.length > a && !s) throw He(o, "it sends more bytes than it says", "retry");
    n.take(i.subarray(0, a)), r.onBytes(n, i.length, t), s && n.isComplete() && t.end();
  };
}
function dS({ headers: e }, t, { signed: { url: n }, object: { size: r } }) {
  if (t.position !== 0)
    throw He(n, "the server ignores the range that it is asked for", "await-whole");
  if (Number.isFinite(r) && !Fu(e["content-length"], r))
    throw He(n, "the object has another length", "retry");
}
function pS({ headers: e }, t, { signed: { url: n }, object: { size: r } }) {
  let o = `bytes ${t.position}-${t.end - 1}/${r}`;
  if (e["content-range"] !== o)
    throw He(n, `it sends '${e["content-range"]}' instead of '${o}'`, "retry");
  let s = e["content-length"];
  if (!Fu(s, t.end - t.position))
    throw He(n, `it sends ${s} bytes for '${o}'`, "retry");
}
function Fu(e, t) {
  return e === void 0 || e === String(t);
}
function hS({ headers: e }, { signed: { url: t }, object: { etag: n } }) {
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
async function _u(e, t) {
  let n = t.retries.forPart(e.start), r = () => !e.isComplete() && t.isWanted(e);
  for (; r(); ) {
    let o = await gS(e, t);
    if (o?.recover === "await-whole" && t.begun && await Ou(t.begun.promise, t.signal), !(o === void 0 || !r())) {
      if (!Number.isFinite(t.object.size) && e.position > e.start) throw o;
      t.watch.failed(o), await n.recover(o, e.position);
    }
  }
}
async function gS(e, t) {
  let { limiter: n, link: r, retries: o, isWanted: s } = t, i = await n.acquire(e.start), a;
  try {
    if (a = await r.current(), !s(e)) return;
    await yS(e, a, t), i.increase(), o.progress();
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
function yS(e, t, n) {
  let r = new AbortController(), o = AbortSignal.any([n.signal, r.signal]);
  return n.watch.during(
    e,
    () => Nu(e, { ...n, signed: t, signal: o }),
    (s) => r.abort(new Y(`${rt(t.url)}: ${s}`, "resume"))
  );
}

// src/transfer/part.ts
function Lu(e, t, n) {
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
import { setTimeout as xS } from "node:timers/promises";
var vS = 100;
async function UC(e, t) {
  let { signal: n, judge: r, maxFailures: o = () => 3 } = e, s = e.maxWaitMs ?? 4e3;
  for (let i = 0; ; ) {
    let a = Bu(e);
    try {
      return await t(a);
    } catch (c) {
      n.throwIfAborted();
      let { error: f, recovery: u, retryAfterMs: m } = r(a.isOver() ? void 0 : c);
      if (u === "recovered") continue;
      if (i += a.isOver() ? 2 : 1, u === "final" || i >= o() || m > s) throw f;
      s -= m, await Uu(Math.max(m, Ci(vS * 4 ** i)), n);
    } finally {
      a.end();
    }
  }
}
function Du(e) {
  let { limits: t, remainingMs: n, signal: r } = e, o = vu(e.parts), s = 0;
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
          let l = m ? 0 : t.backoffMs * 2 ** (a - 1), d = f.retryAfterMs + Ci(l);
          if (f.retryAfterMs > 0 && d > n()) throw f;
          d > 0 && await Uu(d, r);
        }
      };
    }
  };
}
async function Uu(e, t) {
  await xS(e, void 0, { signal: t }).catch(() => t.throwIfAborted());
}

// src/transfer/least-speed.ts
function mo({ paceBytes: e, paceMs: t, paceAfterMs: n }, r = 1 / 0) {
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
function Wu(e) {
  let { limits: t, bytes: n, awaited: r, giveUp: o } = e, s = mo(t, n), i = 0, a = performance.now(), c, f = PS(e, () => {
    a = performance.now();
  }), u = (d) => {
    let p = s.check(r() !== void 0, d);
    if (p && o(`the store sends only ${p}`), i >= t.progressBytes || !r())
      a = d, i = 0;
    else if (d - a >= t.noProgressMs) {
      let h = c ? `${c.message}; ` : "";
      o(`${h}no progress for ${ju(t.noProgressMs)}`);
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
function PS({ limits: e, awaited: t, isPaused: n }, r) {
  let o = /* @__PURE__ */ new Set(), s = /* @__PURE__ */ new WeakMap(), i = { bytes: 0, ms: 0 }, a = (f, u) => {
    let { part: m, abort: l } = f;
    m.position - f.seenPosition >= e.progressBytes || n() ? (f.seenAt = u, f.seenPosition = m.position) : u - f.seenAt >= e.idleMs && l(`it sends next to nothing for ${ju(e.idleMs)}`);
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
function ju(e) {
  return `${Math.round(e / 100) / 10} s`;
}

// src/transfer/download.ts
function Hu(e, t, n) {
  return new Fi(e, t, n);
}
var Fi = class extends OS {
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
    super({ objectMode: !0 }), this.#o = t, this.#e = o, this.#t = { ...Pu, ...o.limits }, this.#i = n, this.#d = r, this.#f = r, this.#c = r - n < this.#t.singleBytes ? Math.max(r - n, 1) : o.partBytes, this.#l = o.memory ?? en(Math.min(o.partBytes, 1024 * 1024)), this.release = this.#l.release, this.#n = o.order !== "any" || !Number.isFinite(r) || o.concurrency === 1, o.signal.addEventListener("abort", this.#a), o.signal.aborted && this.#a();
  }
  _read() {
    this.#g();
  }
  _destroy(t, n) {
    this.#e.signal.removeEventListener("abort", this.#a), this.#h?.watch.stop(), this.#u.abort(t ?? new Error("the stream was closed")), n(t);
  }
  #b() {
    let { http: t, concurrency: n } = this.#e, { signal: r } = this.#u, o = this.#t, s = this.#f - this.#i, i = Wu({
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
      link: Eu(this.#o),
      begun: this.#i === 0 ? Promise.withResolvers() : void 0,
      limiter: $u(n),
      retries: Du({ parts: a, limits: o, remainingMs: i.remainingMs, signal: r }),
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
      this.#s.push(n), _u(n, this.#h).then(
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
    return o ? this.#d = n - ((n - t) % r || r) : this.#i = Math.min(t + r, n), Lu(o ? this.#d : t, o ? n : this.#i, this.#l);
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
var zu = "headstart";
function _i(e) {
  mf(zu, JSON.stringify(e));
}
function lo() {
  let e = lf(zu);
  return e === "" ? void 0 : JSON.parse(e);
}

// src/rolling.ts
var Ku = F(qu(), 1);
function ee(e) {
  return e ? RS : BS;
}
var BS = {
  mistake: pi,
  lookups: (e) => e,
  nameFor: (e) => e,
  keyIn: (e) => e
}, Vu = "~v", ES = Vu.length + 49, Gu = Vr - ES, RS = {
  mistake(e) {
    let [t = ""] = e, n = Di(t).length > Gu, r = `Key Validation Error: ${t} cannot be larger than ${Gu} characters with rolling; ~ counts twice.`;
    return pi(e) ?? (n ? r : void 0);
  },
  lookups([e = "", ...t]) {
    let n = po(e), r = t.length < 9 ? [n] : [];
    return [n, ...r, ...t.map(Di)];
  },
  nameFor(e, { runId: t, runAttempt: n }) {
    let [r, o] = [Ju(t, 20), Ju(n, 5)];
    return `${po(e)}${Date.now()}-${r}-${o}-${(0, Ku.randomBytes)(4).toString("hex")}`;
  },
  keyIn: (e) => e.replace(/^((?:[^~]|~~)*)~v[^~]*$/, "$1").replaceAll("~~", "~")
};
function po(e) {
  return Di(e) + Vu;
}
function Yu(e) {
  return Number(/~v(\d+)-[^~]*$/.exec(e)?.[1] ?? 0);
}
function Di(e) {
  return e.replaceAll("~", "~~");
}
function Ju(e, t) {
  return e.replace(/\D/g, "").slice(0, t) || "0";
}
var $S = 3600 * 1e3;
function Zu(e, t) {
  let n = e.toSorted(gi), r = n[0]?.createdAt.getTime() ?? 0;
  return n.filter((o, s) => {
    let i = n[s - 1]?.createdAt.getTime() ?? r;
    return s >= t && r - i > $S;
  });
}

// src/steps/job.ts
import { lstatSync as OP } from "node:fs";

// src/formats/actions-cache/actions-cache.ts
var Xm = F(Xu(), 1);

// src/formats/naming.ts
function Wi({ crossOs: e, platform: t = process.platform }) {
  return t === "win32" && !e;
}
function ho(e, t) {
  let n = Wi(t) ? "windows-only" : "any", r = t.rolling ? ["rolling"] : [];
  return Sf([...r, Xt, e, n, ...t.paths]);
}

// src/formats/actions-cache/pack.ts
import { once as ux } from "node:events";
import { setImmediate as mx } from "node:timers/promises";

// src/formats/packing.ts
import { symlinkSync as IS } from "node:fs";
import { join as MS } from "node:path";
function tn({ matches: e, scratch: t }) {
  let n = new Map(e.map(({ root: r }) => [r.place, r.base]));
  for (let [r, o] of n) IS(o, MS(t, String(r)));
}
async function wt(e, { write: t, signal: n }) {
  let r = 0;
  for await (let o of e)
    await t(o), n.throwIfAborted(), r += o.length;
  return r;
}

// src/formats/tar-commands.ts
var TS = ["-b", String(2048)];
function AS(e) {
  return ["-b", String(Math.min(Math.max(20, Math.ceil(e / 512 / 8)), 2048))];
}
var ji = process.platform === "darwin" ? ["--no-mac-metadata"] : [];
function go(e, { beyondAscii: t, archiveBytes: n = Number.POSITIVE_INFINITY, listing: r }) {
  if (e.dialect === "node") return { thread: "create" };
  let { path: o, dialect: s } = e, i = AS(n);
  if (s === "bsd") {
    let f = ["--uid", "0", "--gid", "0", "--uname", "", "--gname", ""], u = [...ji, "--no-xattrs", "--no-acls", "--no-fflags", ...f], m = ["--format", "pax", "--options", "hdrcharset=BINARY"], l = ["--no-recursion", "--null", "-T", "-"];
    return { path: o, args: ["-c", "-P", "-f", "-", ...i, ...m, ...u, ...l] };
  }
  let a = t ? ",hdrcharset:=BINARY" : "", c = r === void 0 ? [] : ["-vv", "--utc", `--index-file=${r}`];
  return { path: o, args: [...em(a), "-P", "--sparse", ...c, ...i, ...Qu] };
}
var Qu = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"];
function em(e = "") {
  return ["--create", "--file=-", ...["--format=posix", `--pax-option=exthdr.name=pax,delete=atime,delete=ctime${e}`], "--numeric-owner", "--owner=0", "--group=0"];
}
function yo({ path: e }) {
  let t = ["-b", "128", "--mode=a-st", "--transform=s,^\\([0-9]*\\)/\\.$,\\1,SH"], n = ["--clamp-mtime", `--mtime=@${4294967295}`];
  return { path: e, args: [...em(",delete=mtime"), ...t, ...n, ...Qu] };
}
function wo(e, t) {
  if (e.dialect === "node") return { thread: "extract", bases: t };
  let { path: n, dialect: r } = e, o = r === "gnu" ? ["--warning=no-unknown-keyword"] : ji, s = ["-f", "-", "--ignore-zeros", ...TS, ...o];
  return { path: n, args: ["-x", ...s, "--no-same-owner", "--no-same-permissions"] };
}
function tm({ path: e }) {
  return { path: e, args: ["-c", "-f", "-", "--format", "mtree", "--options", "!all,type,mode,time", "@-"] };
}
function nm({ path: e }) {
  return { path: e, args: ["-x", "-p", "-f", "-", "--no-same-owner", ...ji] };
}

// src/formats/actions-cache/compression.ts
var on = F(om(), 1);
import { pipeline as Bm, Readable as Em } from "node:stream";
import { pipeline as ax } from "node:stream/promises";

// src/formats/node-tar/start.ts
var ym = F(im(), 1);
import { availableParallelism as hm } from "node:os";
import { extname as LS, join as DS } from "node:path";
import { Readable as gm, Writable as US } from "node:stream";
import { Worker as WS } from "node:worker_threads";

// src/formats/node-tar/flow.ts
function am(e) {
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
var nn = F(fm(), 1);
import { once as CS } from "node:events";
var bt = 4 * 1024 * 1024;
async function um(e, t) {
  let n = (0, nn.createZstdCompress)({ ...NS(e, t), flush: nn.constants.ZSTD_e_end });
  try {
    return n.write(e), await CS(n, "readable"), FS(n.read());
  } finally {
    n.destroy();
  }
}
var bN = 33 * 1024 * 1024;
function NS({ length: e }, t) {
  return { params: { [nn.constants.ZSTD_c_compressionLevel]: t }, chunkSize: _S(e) };
}
function FS({ buffer: e, byteOffset: t, length: n }) {
  return t === 0 && e.byteLength > Buffer.poolSize ? Buffer.from(e.transfer(n)) : Buffer.from(e.slice(t, t + n));
}
function _S(e) {
  return e + (e >> 8) + (e < 131072 ? 131072 - e >> 11 : 0) + 1;
}

// src/formats/node-tar/slabs.ts
function mm(e, t, n) {
  let r = (s) => new Int32Array(new SharedArrayBuffer(4 * s));
  return { slabs: Array.from({ length: e }, () => new SharedArrayBuffer(t)), owners: r(e), releases: r(1), share: n };
}
function lm({ slabs: e }, t) {
  return Buffer.from(e[t]);
}
function Hi({ owners: e, releases: t }, n, r) {
  Atomics.compareExchange(e, n, r, 0) === r && (Atomics.add(t, 0, 1), Atomics.notify(t, 0));
}
function dm(e, t) {
  for (let n = 0; n < e.slabs.length; n++) Hi(e, n, t);
}

// src/formats/node-tar/start.ts
function kt(e, t) {
  if (!("thread" in e)) return V([e], t);
  let n = qi(e, t);
  return { ...n, stdout: gm.from(jS(n)) };
}
async function* jS({ stdout: e }) {
  for await (let { content: t, release: n } of e) {
    let r = Buffer.from(t);
    n(), yield r;
  }
}
var HS = DS(import.meta.dirname, `tar-thread${LS(import.meta.filename)}`), wm = [], zi = Math.min(hm(), 2), sr = Math.min(hm(), 4), pm, zS = 0;
function bm() {
  return pm ??= mm(sr + 1, bt, sr + 2 - zi), pm;
}
function qS() {
  (0, ym.setFlagsFromString)("--semi-space-growth-factor=1");
  let e = { maxYoungGenerationSizeMb: 2 };
  return { thread: new WS(HS, { execArgv: [], env: {}, resourceLimits: e }), owner: ++zS };
}
function qi(e, { cwd: t, signal: n }) {
  let r = wm.pop() ?? qS(), { thread: o, owner: s } = r, i = bm();
  o.ref();
  let a = (g) => o.postMessage(g), c = { ...e, cwd: t, mask: process.umask(), slabs: i, owner: s };
  a(c);
  let f = am(o), u = new US({
    write: (g, b, y) => {
      f.send(new Uint8Array(g)).then(() => y());
    },
    final(g) {
      a("end"), g();
    }
  });
  u.on("error", () => {
  });
  let m = new gm({ objectMode: !0, read() {
  } }), l = (g) => {
    "taken" in g ? f.taken(g.taken) : m.push("frame" in g ? d(g) : p(g));
  }, d = ({ frame: g, contentBytes: b }) => ({ frame: Buffer.from(g.buffer, g.byteOffset, g.length), contentBytes: b }), p = ({ slab: g, filled: b }) => ({
    content: lm(i, g).subarray(0, b),
    release: () => Hi(i, g, s)
  }), h = GS(r, l, n).finally(() => {
    m.push(null), u.destroy(new Error("its reader has ended"));
  });
  return { pid: process.pid, stdin: u, stdout: m, ended: h };
}
async function GS(e, t, n) {
  let { thread: r } = e, { promise: o, resolve: s } = Promise.withResolvers(), i = (m) => {
    m === "done" ? s(void 0) : "isBadEntry" in m ? s(m.isBadEntry ? new k(m.message) : new ne(m.message)) : t(m);
  }, a = ({ message: m }) => s(new ne(m)), c = () => s(new ne("a thread of tar ended early")), f = () => {
    r.terminate();
  };
  r.on("message", i).on("error", a).on("exit", c), n.addEventListener("abort", f), n.aborted && f();
  let u = await o;
  if (n.removeEventListener("abort", f), r.off("message", i).off("error", a).off("exit", c), !u && !n.aborted) {
    r.unref(), wm.push(e);
    return;
  }
  throw await r.terminate(), dm(bm(), e.owner), n.throwIfAborted(), u;
}

// src/formats/zstd.ts
var rn = F(Sm(), 1);
import { once as tx } from "node:events";
import { pipeline as nx } from "node:stream";

// src/formats/output-limit.ts
import { statfsSync as JS } from "node:fs";
import { readFile as KS } from "node:fs/promises";
var xm = 64 * 1024 * 1024, VS = 0.1, YS = 8 * 1024, ZS = 8, XS = 25;
function St({ files: e, bytes: t, unpackedBytes: n = t }) {
  return Math.max(t, n) * (1 + VS) + e * YS;
}
function ze(e) {
  let t = new AbortController(), { bavail: n, bsize: r } = JS(e), o = xm + ZS * n * r, s = xm, i = 0, a = (c) => {
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
      let u = setInterval(async () => a(await QS(c)), XS), m = () => clearInterval(u);
      f.then(m, m);
    }
  };
}
async function QS(e) {
  let t = await KS(`/proc/${e}/io`, "latin1").catch(() => "");
  return Number(/^wchar: (\d+)$/m.exec(t)?.[1] ?? 0);
}

// src/formats/sink.ts
function ir({ write: e, ...t }) {
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
var ex = 32 * 1024 * 1024;
async function bo(e, t) {
  for (; e.pending > ex / t.length; ) await e.progress();
}

// src/formats/zstd.ts
var rx = 1024 * 1024;
function xt(e, t = Number.POSITIVE_INFINITY) {
  return e === void 0 || t < rx ? Gi : ox(e);
}
function ox(e) {
  return {
    packing(t, n, r) {
      if ("thread" in t) return Gi.packing(t, n, r);
      let { level: o, threads: s, check: i } = n, a = s === 1 ? "--single-thread" : `-T${s}`, c = ["-q", "-c", i ? "--check" : "--no-check", `-${o}`, a];
      return V([t, { path: e, args: c }], r);
    },
    unpacking(t, n) {
      if ("thread" in t) return Gi.unpacking(t, n);
      let r = ze(n.cwd), o = { ...n, signal: AbortSignal.any([n.signal, r.signal]) }, { pid: s, stdin: i, stdout: a, ended: c } = V([{ path: e, args: ["-q", "-d", "-c"] }, t], o);
      return r.watch(s, c), ir({
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
          i.end(sx);
        }
      });
    }
  };
}
var sx = Buffer.from([80, 42, 77, 24, 0, 0, 0, 0]), vm = 128 * 1024;
function ix(e, t, n) {
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
      await e, r = (0, rn.createZstdDecompress)({ chunkSize: vm }), r.on("error", () => {
      });
      for (let [c, f] of o) i(f, c);
      s && r.end();
      for await (let c of r)
        n.count(c.length), n.signal.throwIfAborted(), t.write(c) || await tx(t, "drain");
      r.destroy();
      for (let [c] of o) o.delete(c) && c(new Error("it comes after the frame"));
    })()
  };
}
var Gi = {
  packing(e, { level: t, check: n }, r) {
    let o = kt(e, r), { ZSTD_c_compressionLevel: s, ZSTD_c_checksumFlag: i } = rn.constants, a = { [s]: t, [i]: Number(n) }, c = (0, rn.createZstdCompress)({ params: a, chunkSize: vm });
    return nx(o.stdout, c, () => {
    }), { ...o, stdout: c };
  },
  unpacking(e, t) {
    let n = new AbortController(), r = ze(t.cwd), o = AbortSignal.any([t.signal, n.signal, r.signal]), { stdin: s, stdout: i, ended: a } = kt(e, { ...t, signal: o }), c = Promise.resolve(), f;
    return ir({
      stdout: i,
      ended: a,
      allow: r.allow,
      write(u, m) {
        f || (f = ix(c, s, r), c = f.fed.catch((l) => n.abort(l))), f.write(u, m);
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
function Rm(e, { tools: t, level: n }, r) {
  if (t.zstd) return xt(t.zstd).packing(e, { level: n, threads: 0, check: !0 }, r);
  let o = kt(e, r), s = (0, on.createGzip)();
  return Bm(o.stdout, s, () => {
  }), { ...o, stdout: s };
}
var Ji = Buffer.from([40, 181, 47, 253]), Pm = Buffer.from([31, 139]);
async function* $m(e, t, n) {
  let [r, o] = await cx(e);
  if (r.subarray(0, Pm.length).equals(Pm)) yield* Om((0, on.createGunzip)(), o);
  else if (r.subarray(0, Ji.length).equals(Ji)) t ? yield* fx({ path: t, args: ["-q", "-d", "-c"] }, o, n) : yield* Om((0, on.createZstdDecompress)(), o);
  else throw new k("it is no archive");
}
async function cx(e) {
  let t = e[Symbol.asyncIterator](), n = Buffer.alloc(0);
  for (; n.length < Ji.length; ) {
    let o = await t.next();
    if (o.done) break;
    n = Buffer.concat([n, o.value]);
  }
  async function* r() {
    yield n, yield* { [Symbol.asyncIterator]: () => t };
  }
  return [n, r()];
}
async function* Om(e, t) {
  Bm(Em.from(t), e, () => {
  }), yield* e;
}
async function* fx(e, t, { cwd: n, signal: r }) {
  let o = new AbortController(), { stdin: s, stdout: i, ended: a } = V([e], {
    cwd: n,
    signal: AbortSignal.any([r, o.signal])
  }), c = ax(Em.from(t), s).catch((f) => {
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
async function Im(e) {
  let { tools: t, level: n, workspace: r } = e, o = new AbortController(), s = (b) => o.abort(b), i = { cwd: r, signal: AbortSignal.any([e.signal, o.signal]) }, a = go(t.tar, { beyondAscii: !1 }), { stdin: c, stdout: f, ended: u } = Rm(a, { tools: t, level: n }, i), m = { segments: [], files: 0, bytes: 0, skipped: [] }, l = dx(c, { ...e, signal: i.signal }, m).catch(s), d = wt(f, e);
  d.catch(s), await u, await l;
  let p = await d;
  o.signal.throwIfAborted();
  let { files: h, bytes: g } = m;
  return h > 0 && m.segments.push({ kind: "archive", offset: 0, length: p, files: h, bytes: g }), m;
}
var lx = 256;
async function dx(e, { matches: t, found: n, workspace: r, signal: o }, s) {
  let i = px(t, r), a = /* @__PURE__ */ new Set(), c = [];
  for (let f of n) {
    for (let { kind: u, member: m, bytes: l, hardLink: d } of f) {
      if (u === "other") {
        s.skipped.push(m);
        continue;
      }
      s.files++, (!d || !a.has(d.inode)) && (s.bytes += l), d && a.add(d.inode), c.push(`${i(m)}\0`);
    }
    c.length < lx || (e.write(c.join(""), "latin1") || await ux(e, "drain", { signal: o }), c = [], await mx(void 0, { signal: o }));
  }
  e.end(c.join(""), "latin1");
}
function px(e, t, n = process.platform) {
  let { join: r, relative: o } = Ze(n), s = new Map(
    e.map(({ root: i }) => [String(i.place), o(x(t), x(i.base))])
  );
  return (i) => {
    let a = i.indexOf("/");
    return r(s.get(i.slice(0, a)) ?? "", i.slice(a + 1));
  };
}

// src/formats/actions-cache/unpack.ts
var Ym = F(Tm(), 1);
import { linkSync as Vx, mkdirSync as Yx } from "node:fs";
import { availableParallelism as Zx } from "node:os";
import { dirname as Xx, join as Qx } from "node:path";

// src/formats/tar-records.ts
var K = 512;
function de(e) {
  return (K - e % K) % K;
}
function ko(e, t, n) {
  let r = n.toString("latin1");
  if (t === "L") return { ...e, name: Am(r) };
  if (t === "K") return { ...e, target: Am(r) };
  if (t === "g") return e;
  let o = new Map(hx(r));
  return { ...e, ...gx(o) };
}
function Am(e) {
  let t = e.indexOf("\0");
  return t < 0 ? e : e.slice(0, t);
}
function* hx(e) {
  for (let t = 0; t < e.length; ) {
    let n = e.indexOf(" ", t), r = Number(e.slice(t, n)), o = e.slice(n + 1, t + r - 1), s = o.indexOf("=");
    if (!(Number.isInteger(r) && r > n - t && e[t + r - 1] === `
`) || s < 1) throw new k("its archive is damaged");
    yield [o.slice(0, s), o.slice(s + 1)], t += r;
  }
}
function gx(e) {
  let t = (c) => e.get(c) || void 0, n = {}, r = t("GNU.sparse.name") ?? t("path"), o = t("linkpath"), s = t("size"), i = t("mtime");
  r !== void 0 && (n.name = r), o !== void 0 && (n.target = o), s !== void 0 && (n.size = Number(Cm(s))), i !== void 0 && /^-?\d{1,18}(\.\d{1,18})?$/.test(i) && (n.mtime = i);
  let a = [...e.keys()].some((c) => c.startsWith("GNU.sparse."));
  if (a && t("GNU.sparse.major") !== "1") throw new k("its archive has an old form of holes");
  return a && (n.sparseSize = Cm(t("GNU.sparse.realsize"))), n;
}
function Cm(e = "") {
  if (/^\d{1,15}$/.test(e)) return e;
  throw new k("its archive is damaged");
}

// src/formats/archive-reader.ts
var yx = 1024 * 1024;
function Nm(e = "one") {
  let t = Buffer.alloc(0), n = {}, r, o = 0, s = 0, i = e === "several", a = (f, u) => {
    n = ko(n, f, u), s = de(u.length), r = void 0;
  }, c = (f) => {
    if (i = f.every((p) => p === 0), i) return;
    let { type: u, member: m } = wx(f);
    if ("xgLK".includes(u)) {
      if (m.size > yx) throw new k("a header in the archive is too large");
      r = { type: u, size: m.size };
      return;
    }
    let l = { ...m, ...n, name: n.name ?? m.name };
    n = {};
    let d = { ...l, kind: Sx(u, l.name) };
    if (d.kind !== "file" && d.size > 0) throw new k("a link or directory has content");
    return o = d.size, s = de(d.size), d;
  };
  return {
    /** Each member that begins in these bytes, followed by the pieces of its content. */
    *push(f) {
      let u = t.length === 0 ? f : Buffer.concat([t, f]);
      t = u.subarray(u.length);
      for (let m = 0; m < u.length && (!i || e === "several"); ) {
        let l = m + (o || s || (r?.size ?? K)), d = u.subarray(m, l);
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
function wx(e) {
  if (So(e, 148, 8) !== bx(e)) throw new k("its archive is damaged");
  let t = sn(e, 0, 100), n = sn(e, 257, 6) === "ustar" ? sn(e, 345, 155) : "";
  return {
    type: sn(e, 156, 1) || "0",
    member: {
      name: n === "" ? t : `${n}/${t}`,
      target: sn(e, 157, 100),
      // Without setuid, setgid and sticky bits.
      mode: So(e, 100, 8) & 511,
      mtime: String(So(e, 136, 12)),
      size: So(e, 124, 12),
      sparseSize: void 0
    }
  };
}
function bx(e) {
  let t = 256;
  for (let n = 0; n < K; n++) (n < 148 || n >= 156) && (t += e[n]);
  return t;
}
function sn(e, t, n) {
  let r = e.toString("latin1", t, t + n), o = r.indexOf("\0");
  return o < 0 ? r : r.slice(0, o);
}
function So(e, t, n) {
  let r = e[t];
  if (r === 128) return Number(e.readBigUInt64BE(t + n - 8));
  let o = sn(e, t, n).trim(), s = o === "" ? 0 : Number.parseInt(o, 8);
  if (Number.isSafeInteger(s) && s >= 0 && /^[0-7]*$/.test(o)) return s;
  if (r === 255) return 0;
  throw new k("its archive is damaged");
}
var kx = {
  0: "file",
  7: "file",
  1: "hardlink",
  2: "symlink",
  3: "other",
  4: "other",
  5: "directory",
  6: "other"
};
function Sx(e, t) {
  let n = kx[e];
  if (!n) throw new k(`its archive holds something of the unknown type ${JSON.stringify(e)}`);
  return n === "file" && t.endsWith("/") ? "directory" : n;
}

// src/formats/extract-workers.ts
import { existsSync as Px, mkdirSync as Fm, readdirSync as Ox, rmSync as Bx } from "node:fs";
import { join as xo } from "node:path";

// src/files/merge-trees.ts
import { rmdirSync as xx } from "node:fs";
function Ki(e, t, n) {
  if (!qt(w(e), w(t))) {
    oe(t).length < oe(e).length && vx(e, t, n);
    for (let r of oe(e)) Ki(`${e}/${r}`, `${t}/${r}`, n);
    xx(w(e));
  }
}
function vx(e, t, n) {
  re(w(e), n), re(w(t), w(e)), re(n, w(t));
}

// src/formats/extract-workers.ts
async function vo({ tar: e, codec: t, dir: n, workers: r, files: o, signal: s, warn: i }, a) {
  let c = new AbortController(), f = AbortSignal.any([s, c.signal]), u = (v) => c.abort(v), m = Array.from({ length: r }, (v, E) => xo(n, `lane-${E}`)), l = m.map((v) => {
    Fm(v);
    let E = t.unpacking(wo(e), { cwd: v, signal: f });
    return E.stdout.resume(), { sink: E, files: E.ended.then(() => Vi(x(v))).catch(u) };
  }), d = l.map(({ sink: v }) => v), p = await a(d, f).catch(u), h = await Promise.all(l.map(({ files: v }) => v));
  f.throwIfAborted();
  let g = h.reduce((v, E) => v + (E ?? 0), 0), b = Ex(n);
  if (g > o() || g < o() && !b)
    throw new k(`its segments held ${g} files instead of ${o()}`);
  let y = xo(n, "tree");
  Fm(y);
  for (let v of m) Ki(x(v), x(y), xo(n, "aside"));
  let S = b ? o() - Vi(x(y)) : 0;
  if (S > o() - g)
    throw Bx(y, { recursive: !0 }), new Ut();
  return S > 0 && i(`Some names are one name here, so later files replaced ${S} of ${o()} files`), p;
}
function Ex(e) {
  return process.platform === "darwin" || Px(xo(e, "LANE-0"));
}
function Vi(e) {
  let t = 0;
  for (let n of Ox(w(e), { withFileTypes: !0, encoding: "latin1" }))
    if (n.isDirectory()) t += Vi(`${e}/${n.name}`);
    else if (n.isFile()) t++;
    else throw new k("a segment of files holds something else");
  return t;
}
var Rx = 1024 * 1024;
async function _m(e, t, n) {
  let r = [];
  for (let i of t) Ix(i);
  let o = t.filter(({ kind: i }) => i === "files").length, s;
  for await (let { segment: i, bytes: a, endsFrame: c, ends: f } of Tx(e, t)) {
    if (i.kind !== "files") {
      r.push(a);
      continue;
    }
    if (s || (s = await Mx(n), s.allow(St(i))), s.write(a, () => e.release?.(a)), await bo(s, n), c && s.endFrame(), !!f && (s = void 0, --o === 0))
      for (let u of n) u.end();
  }
  return r;
}
var $x = 1024 * 1024;
function Ix(e) {
  let t = 2 + St(e) / $x;
  if ((e.frames?.length ?? 0) > t)
    throw new k("a segment has more frames than its content needs");
}
async function Mx(e) {
  for (; ; ) {
    let [t] = e.toSorted((n, r) => n.pending - r.pending || n.given - r.given);
    if (t.pending <= Rx) return t;
    await Promise.race(e.map((n) => n.progress()));
  }
}
async function* Tx(e, t) {
  let n = Ax(t), r = n.next(), o = 0;
  for await (let s of e)
    for (let i = 0; i < s.length; ) {
      if (r.done) throw new k("its body is longer than its segments");
      let { segment: a, end: c, ends: f } = r.value, u = s.subarray(i, i + c - o);
      i += u.length, o += u.length;
      let m = o === c;
      yield { segment: a, bytes: u, endsFrame: m, ends: f && m }, m && (r = n.next());
    }
}
function* Ax(e) {
  for (let t of e) {
    let n = t.offset, r = t.frames ?? [t.length];
    for (let [o, s] of r.entries())
      n += s, yield { segment: t, end: n, ends: o === r.length - 1 };
  }
}

// src/formats/member-header.ts
var Lm = /[\u0080-\u00ff]/, Po = 100, Yi = 8589934591, Cx = { file: "0", hardlink: "1", symlink: "2", directory: "5", whiteout: "3" };
function ar(e) {
  let t = Buffer.allocUnsafe(Zi(e));
  return t.subarray(0, Xi(t, 0, e));
}
function Zi({ name: e, target: t }) {
  return 4 * K + 2 * (e.length + t.length);
}
function Xi(e, t, n, r = !1) {
  let o = Fx(n, r), s = t;
  if (o !== "") {
    s += Nx(o.length).copy(e, s), s += e.write(o, s, "latin1");
    let i = s + de(o.length);
    e.fill(0, s, i), s = i;
  }
  return Um(e, s, n, Cx[n.kind]), s + K;
}
var Dm = /* @__PURE__ */ new Map();
function Nx(e) {
  let t = Dm.get(e);
  if (t) return t;
  let n = Buffer.alloc(K);
  return Um(n, 0, { name: "pax", target: "", mtime: "0", mode: 420, size: e }, "x"), Dm.set(e, n), n;
}
function Fx({ name: e, target: t, mtime: n, size: r, sparseSize: o }, s) {
  let i = Lm.test(e) || Lm.test(t), a = i && !s ? qe("hdrcharset", "BINARY") : "", c = i || e.length > Po ? qe("path", e) : "", f = i || t.length > Po ? qe("linkpath", t) : "", u = /^\d{1,11}$/.test(n) ? "" : qe("mtime", n), m = r > Yi ? qe("size", String(r)) : "";
  return a + c + (t === "" ? "" : f) + u + m + _x(e, o);
}
function _x(e, t) {
  return t === void 0 ? "" : qe("GNU.sparse.major", "1") + qe("GNU.sparse.minor", "0") + qe("GNU.sparse.name", e) + qe("GNU.sparse.realsize", t);
}
function qe(e, t) {
  let n = ` ${e}=${t}
`, r = n.length + String(n.length).length;
  return `${n.length + String(r).length}${n}`;
}
var Lx = Dx();
function Dx() {
  let e = Buffer.alloc(K);
  return an(e, 108, 7, 0), an(e, 116, 7, 0), e.write("        ", 148, "latin1"), e.write("ustar\x0000", 257, "latin1"), e;
}
function Um(e, t, { name: n, target: r, mode: o, mtime: s, size: i }, a) {
  Lx.copy(e, t);
  let c = Math.min(Math.max(Math.trunc(Number(s)), 0), Yi);
  e.write(n, t, Po, "latin1"), an(e, t + 100, 7, o), an(e, t + 124, 11, Math.min(i, Yi)), an(e, t + 136, 11, c), e[t + 156] = a.charCodeAt(0), r !== "" && e.write(r, t + 157, Po, "latin1");
  let f = 0;
  for (let u = t; u < t + K; u++) f += e[u];
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
function Oo(e) {
  return new Map(e.map(({ place: t, base: n }) => [String(t), x(n)]));
}
function Wm(e) {
  return (t) => {
    let n = t.indexOf("/");
    return `${e.get(t.slice(0, n))}${t.slice(n)}`;
  };
}

// src/formats/skeleton.ts
async function Bo(e, t) {
  if (e.bytes.length === 0) return;
  let { tar: n, roots: r, ...o } = t;
  await jm(wo(n, Oo(r)), e, o), n.dialect === "bsd" && await Ux(e, n, o);
}
async function Ux(e, t, n) {
  let o = (await jm(tm(t), e, n)).split(`
`).filter((c) => c.includes(" type=dir")).map((c) => c.replace(/ mode=\d*(\d{3})\b/, " mode=$1")), { stdin: s, stdout: i, ended: a } = V([nm(t)], n);
  i.resume(), s.end(["#mtree", ...o, ""].join(`
`), "latin1"), await a;
}
async function jm(e, { bytes: t, mostBytes: n }, { codec: r, ...o }) {
  let s = r.unpacking(e, o), i = "";
  s.stdout.setEncoding("latin1").on("data", (a) => {
    i += a;
  }), s.allow(n);
  for (let a of t) s.write(a);
  return s.endFrame(), s.end(), await s.ended, i;
}

// src/formats/actions-cache/distribute-members.ts
import { dirname as Hm } from "node:path";
var Wx = 1e3, jx = 8 * 1024 * 1024, Hx = 4;
function qm(e) {
  let t = e[0], n = qx(), r = 0, o = 0, s = 0, i = "", a = (f) => {
    o += f.length, n.add(f, t);
  }, c = () => {
    a(zx.subarray(0, de(s))), s = 0;
  };
  return {
    /** Starts a member. @param name its directory decides whether another worker may take over */
    begin(f, u) {
      c();
      let m = Math.max(r / Wx, o / jx);
      (m >= Hx || m >= 1 && Hm(u) !== i) && (n.flush(t), t = e.reduce((l, d) => d.pending < l.pending ? d : l), r = 0, o = 0), i = Hm(u), r++, a(f);
    },
    /** Adds to the content of the member that was started last. */
    content(f) {
      s += f.length, a(f);
    },
    /** Resolves when the worker's queue has room again. */
    room: () => bo(t, e),
    end() {
      c(), n.flush(t);
      for (let f of e) f.end();
    }
  };
}
var zx = Buffer.alloc(K), zm = 1024 * 1024;
function qx() {
  let e = Buffer.allocUnsafeSlow(zm), t = 0, n = 0, r = (o) => {
    n > t && o.write(e.subarray(t, n)), t = n;
  };
  return {
    flush: r,
    add(o, s) {
      for (let i = 0; i < o.length; ) {
        let a = o.copy(e, n, i);
        i += a, n += a, !(n < e.length) && (r(s), e = Buffer.allocUnsafeSlow(zm), t = 0, n = 0);
      }
    }
  };
}

// src/files/windows-names.ts
var Gx = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³]) *(\.|$)/i;
function Jx(e) {
  if (e === "." || e === "..") return;
  if (Gx.test(e)) return "it is a device";
  if (/[. ]$/.test(e)) return "it ends in a dot or a blank";
  let t = [...e].find((n) => n < " " || '<>:"|?*\\'.includes(n));
  return t === void 0 ? void 0 : `it has the character ${JSON.stringify(t)}`;
}
function Eo(e) {
  for (let t of e.split("/")) {
    let n = Jx(t);
    if (n !== void 0) throw new Error(`Windows has no file ${JSON.stringify(t)}: ${n}`);
  }
}

// src/formats/actions-cache/staged-names.ts
var Kx = 1e5;
function Jm(e, t, n = process.platform) {
  let r = Ze(n), o = x(t), s = e.map((m) => ({ root: m, base: x(m.base) })), i = /* @__PURE__ */ new Map(), a = /* @__PURE__ */ new Map(), c = (m) => s.find(
    ({ root: l, base: d }) => z(m, d) && l.matches(w(r.relative(d, m)).toString())
  ), f = (m) => {
    let l = a.get(m);
    if (l) return l;
    a.set(m, Gm);
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
      a.size > Kx && a.clear();
      let { path: l, anchor: d } = m.includes("\0") ? Gm : u(r.resolve(o, m));
      if (!d) throw new k(`it holds ${w(m)}, which no line of path names`);
      let p = `${d.root.place}/${r.relative(d.base, l) || "."}`;
      return n === "win32" && Eo(w(p, n).toString()), p;
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
var Gm = { path: "/", anchor: void 0 };

// src/formats/actions-cache/unpack.ts
async function Zm(e) {
  let { body: t, dir: n, tools: r, roots: o, workspace: s, workers: i = Zx(), warn: a } = e, c = ze(n);
  c.allow(1 / 0);
  let { tar: f } = r, u = AbortSignal.any([e.signal, c.signal]), m = 0, l = {
    tar: f,
    codec: Km,
    dir: n,
    workers: i,
    files: () => m,
    signal: u,
    warn: a
  }, { links: d, skeleton: p } = await vo(l, async (y, S) => {
    let v = qm(y), E = rv(Jm(o, s), v), B = Nm(), C = f.dialect === "node" ? void 0 : r.zstd;
    for await (let W of $m(t, C, { cwd: n, signal: S })) {
      c.count(W.length), S.throwIfAborted();
      for (let L of B.push(W)) E.push(L);
      await v.room();
    }
    return B.finish(), v.end(), m = E.files(), E;
  }), h = Qx(n, "tree");
  for (let { name: y, target: S } of d) ov(x(h), y, S);
  let g = Buffer.concat(p), b = { bytes: [g], members: p.length, mostBytes: g.length };
  await Bo(b, { tar: f, roots: o, codec: Km, cwd: h, signal: u });
}
var ev = Buffer.alloc(1024), tv = 512 * 1024 * 1024, nv = 1 / 2, Km = {
  unpacking(e, t) {
    let { stdin: n, stdout: r, ended: o } = kt(e, t);
    return ir({
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
        n.end(ev);
      }
    });
  }
}, Vm = 300;
function rv({ stagedName: e, follow: t }, n) {
  let r = [], o = [], s = /* @__PURE__ */ new Set(), i = /* @__PURE__ */ new Map(), a = Math.min(tv, (0, Ym.getHeapStatistics)().heap_size_limit * nv), c = 0, f = !1, u = 0, m = (p) => {
    if (c += p, c > a) throw new k("it holds more than anybody would save");
  }, l = (p) => {
    let h = ar(p);
    m(h.length), o.push(h);
  }, d = (p) => {
    let { kind: h } = p, g = e(p.name);
    if (h === "other" || s.has(g)) return !1;
    if (s.add(g), m(g.length + Vm), h === "file")
      u++, n.begin(ar({ ...p, kind: h, name: g, target: "" }), g);
    else if (h === "directory") l({ ...p, kind: h, name: g, target: "" });
    else if (h === "symlink")
      i.set(g, { ...p, kind: h, name: g }), l({ ...p, kind: h, name: g }), t(p.name, p.target);
    else {
      let b = e(p.target);
      m(b.length + Vm);
      let y = i.get(b);
      y ? l({ ...y, name: g }) : r.push({ name: g, target: b });
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
function ov(e, t, n) {
  let r = (o) => w(`${e}/${o}`);
  Yx(r(Xx(t)), { recursive: !0 });
  try {
    Vx(r(n), r(t));
  } catch {
    throw new k(`it holds ${w(t)} as another name of a file that it does not hold`);
  }
}

// src/formats/actions-cache/actions-cache.ts
var Qm = {
  id: "actions-cache",
  indexed: !1,
  kinds: ["archive"],
  image: !1,
  versions(e, t) {
    return (t && !t.zstd ? ["gzip", "zstd-without-long"] : ["zstd-without-long", "gzip"]).map((r) => sv(r, e));
  },
  unsupportedReason: () => {
  },
  pack: Im,
  unpack: Zm
};
function sv(e, t) {
  let n = Wi(t) ? ["windows-only"] : [], r = [...t.paths, e, ...n, "1.0"].join("|");
  return (0, Xm.createHash)("sha256").update(r).digest("hex");
}

// src/formats/squashfs/pack.ts
import { createReadStream as Xv } from "node:fs";
import { join as Qv } from "node:path";

// src/formats/squashfs/directory-image.ts
var Il = F(tl(), 1);
import { writeFileSync as qv } from "node:fs";
import { join as Gv } from "node:path";

// src/formats/squashfs/make.ts
import { stat as Wv } from "node:fs/promises";

// src/formats/squashfs/check.ts
var Sl = F(rl(), 1);
import { closeSync as Ev, openSync as Rv, readSync as $v } from "node:fs";
import { setImmediate as Iv } from "node:timers/promises";

// src/formats/squashfs/metadata.ts
var al = F(sl(), 1);
var se = 8192, ea = 256;
function Ro(e, t, n, r = []) {
  let o = /* @__PURE__ */ new Map(), s = t, i = 0, a = async () => {
    let f = await e(s, Math.min(n, s + ea * se)), { unpacked: u, starts: m, length: l } = iv(f, s + f.length === n);
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
async function $o(e, t, n) {
  let r = Math.ceil(n / se), o = await e(t, t + r * Qi);
  if (o.length !== r * Qi) throw $("a list ends early");
  let s = Array.from({ length: r }, (a, c) => Number(o.readBigUInt64LE(c * Qi))), [i = t] = s;
  if (i > t) throw $("a table is behind its list");
  return { table: Ro(e, i, t, s), start: i };
}
var Qi = 8;
function iv(e, t) {
  let n = [], r = [], o = 0;
  for (; n.length < ea && o + 2 <= e.length; ) {
    let s = e.readUInt16LE(o), i = o + 2 + (s & il);
    if (i > e.length) break;
    let a = e.subarray(o + 2, i), c = s > il ? a : av(a), f = t && i === e.length;
    if (c.length !== se && !(f && c.length > 0 && c.length < se))
      throw $("a table has a gap");
    r.push(c), n.push(o), o = i;
  }
  if (n.length === 0 || t && o !== e.length && n.length < ea)
    throw $("a table ends early");
  return { unpacked: r, starts: n, length: o };
}
var il = 32767;
function av(e) {
  try {
    return (0, al.zstdDecompressSync)(e, { maxOutputLength: se, chunkSize: se });
  } catch {
    throw $("a table cannot be unpacked");
  }
}
function $(e) {
  return new k(`its image is wrong: ${e}`);
}

// src/formats/squashfs/directory.ts
var cr = { directory: 1, file: 2, link: 3, whiteout: 5 };
function fl(e) {
  let t = new Float64Array(e + 1), n = new Uint8Array(e + 1), r = new Uint8Array(e + 1), o = 0;
  return {
    /** @throws BadEntry when the number is taken */
    add({ number: s, kind: i }, a) {
      if (s < 1 || s > e || n[s] !== 0) throw $("two inodes have one number");
      n[s] = cr[i], t[s] = a, o++;
    },
    /** @throws BadEntry when the name leads to no inode that has been read, or is a second name that tools do not make */
    name(s, i, a) {
      if (i === 0 || n[s] !== i || t[s] !== a)
        throw $("a name leads nowhere");
      if (r[s] === 0) o--;
      else if (i === cr.directory || i === cr.whiteout)
        throw $("a directory or a whiteout has two names");
      r[s] = 1;
    },
    /** How many inodes have no name. */
    unnamed: () => o
  };
}
var [cv, fv, uv] = [12, 12, 8], mv = 256, lv = 256, [cl, dv] = [46, 47];
async function ul({ number: e, start: t, offset: n, bytes: r, indexed: o }, { inodes: s, directories: i }, { known: a, whiteouts: c }) {
  let f = await pv(s, o), u = i.position();
  if (i.positionOf(t, n) !== u) throw $("a directory is not where it should be");
  let m = u + r, l = 0, d = 0, p;
  for (; i.position() < m; ) {
    let h = i.ahead();
    h && await h;
    let g = i.position(), b = f[d]?.within === g - u ? f[d++] : void 0;
    if (b && i.positionOf(b.block, g % se) !== g)
      throw ta();
    let y = i.take(fv), S = i.bytes.readUInt32LE(y) + 1, v = s.positionOf(i.bytes.readUInt32LE(y + 4), 0), E = i.bytes.readUInt32LE(y + 8);
    if (S > lv) throw $("a directory has too many names at once");
    for (let B = S; B > 0; B--) {
      let C = i.ahead();
      C && await C;
      let W = i.take(uv), { bytes: L } = i, mt = E + L.readInt16LE(W + 2), lt = L.readUInt16LE(W + 4);
      a.name(mt, lt, v + L.readUInt16LE(W));
      let dt = ml(L.readUInt16LE(W + 6)), Mc = i.take(dt), Cn = L.subarray(Mc, Mc + dt);
      if (hv(Cn, p), b && B === S && !Cn.equals(b.name)) throw ta();
      p = Cn, lt === cr.whiteout ? c.add(e, Cn) : lt === cr.directory && c.addBelow(e, Cn, mt);
    }
    l += S;
  }
  if (i.position() !== m) throw $("a directory does not end where it should");
  if (d !== f.length) throw ta();
  return l;
}
async function pv(e, t) {
  let n = [];
  for (; n.length < t; ) {
    await e.ahead();
    let r = e.take(cv), { bytes: o } = e, s = ml(o.readUInt32LE(r + 8)), i = e.take(s), a = o.subarray(i, i + s);
    n.push({ within: o.readUInt32LE(r), block: o.readUInt32LE(r + 4), name: a });
  }
  return n;
}
function ta() {
  return $("the index of a directory leads elsewhere");
}
function ml(e) {
  if (e >= mv) throw $("a name is too long");
  return e + 1;
}
function hv(e, t) {
  let n = t ? 0 : 1;
  for (let r = 0; r < e.length; r++) {
    let o = e[r];
    if (o === 0 || o === dv) throw $("it has a name that is none");
    n === 0 && (n = o - (t[r] ?? -1));
  }
  if (n <= 0) throw $("names are not in order");
  if (e[0] === cl && (e.length === 1 || e.length === 2 && e[1] === cl))
    throw $("it has a name that is none");
}

// src/formats/squashfs/superblock.ts
var ve = 96, gv = 6, ll = { noXattrs: 512, others: 1088 }, yv = 0xffffffffffffffffn, wv = 1 << 24;
function cn(e, t) {
  if (e.length < ve || e.toString("latin1", 0, 4) !== "hsqs") throw dl();
  let n = (y) => e.readUInt16LE(y), r = (y) => e.readUInt32LE(y), o = (y) => Number(e.readBigUInt64LE(y)), s = {
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
  if (!(n(20) === gv && n(28) === 4 && // version 4.0
  n(30) === 0 && (n(24) & ~ll.others) === ll.noXattrs && // There is no table of attributes, and no table for exporting by NFS.
  [56, 88].every((y) => e.readBigUInt64LE(y) === yv) && i > 0 && i <= wv && a <= i && (c === 1 || c === 2) && p >= 12 && p <= 20 && f === 2 ** p && g.every((y, S) => S === 0 || y >= g[S - 1]))) throw dl();
  return s;
}
function dl() {
  return new k("it holds no squashfs image of our kind");
}

// src/formats/squashfs/extents.ts
var pl = 16, bv = 4, na = 1 << 24, Io = na - 1;
async function hl(e, t) {
  let { inodeTable: n, blockBytes: r, inodes: o, fragments: s } = t, i = Sv(o + s), { starts: a, words: c, start: f } = await kv(e, t), u = new Uint32Array(s);
  function m(l, d) {
    let p = d & Io;
    if (d > (na | Io) || p > r || l + p > n)
      throw $("a block is where none can be");
    if (d & na) return p;
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
      let b = d % r, y = p === void 0 ? d : d - b, S = { start: l, end: l, hash: 0 };
      for (let v = 0; v < y; v += r) {
        let E = g.ahead();
        E && await E;
        let B = g.bytes.readUInt32LE(g.take(bv));
        if (B === 0) continue;
        let C = e.pause?.();
        C && await C;
        let W = Math.min(r, y - v);
        if ((m(S.end, B) ?? W) !== W)
          throw $("a block is not what it should be");
        S.end += B & Io, S.hash = Math.imul(S.hash, 31) + B | 0;
      }
      if (i.add(S), p !== void 0) {
        if (p >= s || h + b > r) throw $("a fragment is where none can be");
        u[p] = Math.max(u[p], h + b);
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
        i.add({ start: p, end: p + (h & Io), hash: h });
      }
      i.check();
    }
  };
}
async function kv({ read: e }, { fragments: t, fragmentTable: n }) {
  let r = new Float64Array(t), o = new Uint32Array(t), { table: s, start: i } = await $o(e, n, t * pl);
  for (let a = 0; a < t; a++) {
    await s.ahead();
    let c = s.take(pl);
    r[a] = Number(s.bytes.readBigUInt64LE(c)), o[a] = s.bytes.readUInt32LE(c + 8);
  }
  return s.end(), { starts: r, words: o, start: i };
}
function Sv(e) {
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
var Mo = (e) => (t, n) => t.readUInt16LE(n + e), pe = (e) => (t, n) => t.readUInt32LE(n + e), gl = (e) => (t, n) => Number(t.readBigUInt64LE(n + e)), xv = {
  1: { kind: "directory", length: 16, start: pe(0), bytes: Mo(8), offset: Mo(10) },
  2: { kind: "file", length: 16, start: pe(0), fragment: pe(4), offset: pe(8), bytes: pe(12) },
  3: { kind: "link", length: 8, bytes: pe(4) },
  5: { kind: "whiteout", length: 8, bytes: () => 0, device: pe(4) },
  8: { kind: "directory", length: 24, bytes: pe(4), start: pe(8), indexed: Mo(16), offset: Mo(18), attributes: pe(20) },
  9: { kind: "file", length: 40, start: gl(0), bytes: gl(8), fragment: pe(28), offset: pe(32), attributes: pe(36) }
}, To = 4294967295, vv = 16, Pv = 4095, Ov = 3;
function wl(e) {
  let t = e.take(vv), { bytes: n } = e;
  if (n.readUInt16LE(t + 2) > 511) throw $("it sets bits that change who runs a program");
  let r = xv[n.readUInt16LE(t)];
  if (!r) throw yl();
  let { kind: o } = r, s = e.take(r.length), i = (f, u = 0) => f?.(n, s) ?? u;
  if (i(r.device) !== 0) throw yl();
  if (i(r.attributes, To) !== To) throw $("it has extended attributes");
  let a = i(r.bytes) - (o === "directory" ? Ov : 0);
  if (a < 0) throw $("a directory is too short");
  if (!Number.isSafeInteger(a)) throw $("a file is larger than any");
  if (o === "link") {
    if (a === 0 || a > Pv) throw $("a link is too long");
    e.take(a);
  }
  let c = i(r.fragment, To);
  return {
    kind: o,
    number: n.readUInt32LE(t + 12),
    owner: n.readUInt32LE(t + 4),
    time: n.readUInt32LE(t + 8),
    bytes: a,
    start: i(r.start),
    fragment: c === To ? void 0 : c,
    offset: i(r.offset),
    indexed: i(r.indexed)
  };
}
function yl() {
  return $("it holds more than files, directories and links");
}

// src/formats/squashfs/whiteouts.ts
var Ao = 2 ** 20, Bv = 4096;
function bl() {
  let e = /* @__PURE__ */ new Map(), t = 0, n = (r, o) => {
    let s = e.get(r);
    s ? s.push(o) : e.set(r, [o]);
  };
  return {
    count: () => t,
    /** Notes a whiteout in a directory. @throws BadEntry when there are too many */
    add(r, o) {
      if (++t > Ao) throw $("it has too many whiteouts");
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
          if (c.length > Bv) throw $("the name of a whiteout is too long");
          a === void 0 ? yield c : o.push({ directory: a, prefix: `${c}/` });
        }
    }
  };
}

// src/formats/squashfs/check.ts
async function Mv(e) {
  let t = cn(await e.read(0, ve), e.length), { inodeTable: n, directoryTable: r, inodes: o, ids: s, root: i } = t;
  await Tv(e, t.idTable, s);
  let a = await hl(e, t), c = Ro(e.read, n, r), f = Ro(e.read, r, a.start), u = fl(o), m = bl(), l = { members: 0, bytes: 0, newest: 0 }, d, p, h = 0;
  for (let b = 0; b < o; b++) {
    let y = c.ahead();
    if (y && await y, h = c.position(), p = wl(c), d ??= p.owner, p.owner !== d) throw $("it has several owners");
    if ((d & 65535) >= s || d >>> 16 >= s) throw $("its owner is none that it lists");
    l.newest = Math.max(l.newest, p.time), p.kind === "file" ? (await a.add(p, c), l.bytes += p.bytes) : p.kind === "directory" && (l.members += await ul(p, { inodes: c, directories: f }, { known: u, whiteouts: m })), u.add(p, h);
  }
  if (p?.kind !== "directory" || h !== c.positionOf(i.block, i.offset))
    throw $("its root is not where it should be");
  if (u.unnamed() !== 1) throw $("not all that it holds has a name");
  c.end(), f.end(), await a.check();
  let { number: g } = p;
  return { ...l, whiteouts: m.count(), removed: () => m.names(g) };
}
var kl = 4;
async function Tv(e, t, n) {
  let { table: r } = await $o(e.read, t, n * kl);
  await r.ahead(), r.take(n * kl), r.end();
}
function Co({ whiteouts: e, removed: t }, n = []) {
  let r = new Set(n);
  if (e > 0 && r.size === 0) throw $("it holds more than files, directories and links");
  if (e !== r.size) throw $(`it has ${e} whiteouts instead of ${r.size}`);
  for (let o of t()) if (!r.has(o)) throw $("it removes other files than it lists");
}
async function fn(e, { offset: t, length: n }, r, { signal: o, until: s } = {}) {
  let i = Rv(e, "r"), a = (d, p) => {
    let h = Buffer.allocUnsafe(p);
    return h.subarray(0, $v(i, h, 0, p, t + d));
  }, c = 0, f = {
    tables: void 0,
    heads: (d) => Nv(a(d, xl)) ?? 0,
    contents(d, p, h) {
      let g = (0, Sl.zstdDecompressSync)(a(d, p), { maxOutputLength: h });
      return c += g.length, g.length;
    }
  }, u = async () => {
    c = 0, await Iv(), o?.throwIfAborted();
  }, m = async (d, p) => (await s?.(t + d, t + p), await u(), a(d, p - d)), l = () => c < Av ? void 0 : u();
  try {
    return await Mv({ read: m, length: n, unpackedBytes: f[r], pause: l });
  } finally {
    Ev(i);
  }
}
var Av = 64 * 1024 * 1024, Cv = 4247762216, xl = 18;
function Nv(e) {
  if (e.length < xl || e.readUInt32LE(0) !== Cv) return;
  let t = e.readUInt8(4), n = (t & 32) !== 0, r = [0, 1, 2, 4][t & 3], o = 5 + (n ? 0 : 1) + r, s = t >> 6;
  return s === 0 ? n ? e.readUInt8(o) : void 0 : s === 1 ? e.readUInt16LE(o) + 256 : s === 2 ? e.readUInt32LE(o) : void 0;
}

// src/formats/squashfs/top-time.ts
import { closeSync as Fv, openSync as _v, readSync as Lv, writeSync as vl } from "node:fs";
var El = "-noI", [Pl, Dv] = [24, 1], [Uv, Ol] = [8, 4], Bl = 2;
function Rl(e, t, n) {
  let r = _v(e, "r+");
  try {
    let o = Buffer.alloc(ve);
    Lv(r, o, 0, o.length, 0), o.writeUInt16LE(o.readUInt16LE(Pl) & ~Dv, Pl);
    let { inodeTable: s, root: i } = cn(o, t);
    vl(r, o, 0, o.length, 0);
    let a = Buffer.alloc(Ol);
    a.writeUInt32LE(n);
    for (let c = 0; c < Ol; c++) {
      let f = i.offset + Uv + c, u = Math.floor(f / se) * (Bl + se), m = s + i.block + u + Bl + f % se;
      vl(r, a, c, 1, m);
    }
  } finally {
    Fv(r);
  }
}

// src/formats/squashfs/make.ts
async function $l(e, t, n) {
  let r = {
    source: "-",
    how: ["-tar"],
    names: t,
    reader: yo(n.tools.tar)
  }, o = async () => {
    try {
      let a = await fr(e, r, n);
      return a.members >= t.length ? a : new k(`it has ${a.members} members instead of ${t.length}`);
    } catch (a) {
      if (a instanceof k) return a;
      throw a;
    }
  }, s = await o(), i = s instanceof k ? await o() : s;
  if (i instanceof k) throw new Error(`mksquashfs made a damaged image, twice: ${i.message}`);
  return i;
}
async function fr(e, { source: t, how: n, reader: r, names: o, archive: s, topSeconds: i, whiteouts: a }, c) {
  let { scratch: f, tools: u, level: m, signal: l } = c, d = { path: u.mksquashfs, args: [t, e, ...n, ...jv(m)] }, p = r ? [r, d] : [d], { stdin: h, stdout: g, ended: b } = V(p, { cwd: f, signal: l });
  if (g.resume(), s) {
    let [v, E] = await Promise.allSettled([Hv(s, h), b]);
    for (let B of [v, E]) if (B.status === "rejected") throw B.reason;
  } else
    h.end(`${o.join("\0")}\0`, "latin1"), await b;
  let { size: y } = await Wv(e);
  i !== void 0 && Rl(e, y, i);
  let S = await fn(e, { offset: 0, length: y }, "heads");
  return Co(S, a), S;
}
function jv(e) {
  let t = ["-force-uid", String(process.geteuid?.()), "-force-gid", String(process.getegid?.())], n = ["-comp", "zstd", "-Xcompression-level", String(e)], r = ["-quiet", "-no-progress", "-no-recovery", "-noappend", "-exit-on-error"];
  return ["-no-tailends", ...n, ...t, "-no-xattrs", ...r];
}
async function Hv(e, t) {
  try {
    for await (let n of e) !t.destroyed && !t.write(n) && await zv(t);
  } finally {
    t.end();
  }
}
function zv(e) {
  return new Promise((t) => {
    let n = () => {
      for (let r of ["drain", "close"]) e.off(r, n);
      t();
    };
    for (let r of ["drain", "close"]) e.on(r, n);
  });
}

// src/formats/squashfs/directory-image.ts
async function Ml(e, t, n) {
  let r = await Fl(e, t, [], n);
  return n.signal.throwIfAborted(), r && Al(r) ? void 0 : r;
}
async function Tl(e, t, { members: n, unpacked: r }, o) {
  let s = ra(t, r);
  if (s.length > Jv || s.some((c) => c.includes(`
`))) return;
  let i = await Fl(e, t, s, o);
  return o.signal.throwIfAborted(), i?.members !== n.length - 1 || Al(i) ? void 0 : !o.leftOut || await Vv(e, t, n, o).catch(() => !1) ? i : void 0;
}
var Jv = 1e3, Kv = 1440 * 60;
function Al({ newest: e }) {
  return e > Date.now() / 1e3 + Kv;
}
async function Vv(e, t, n, { tools: r, scratch: o, signal: s }) {
  let { unsquashfs: i } = r;
  if (i === void 0) return !1;
  let a = { path: i, args: ["-l", "-d", "", e] }, { stdin: c, stdout: f, ended: u } = V([a], { cwd: o, signal: s });
  c.end();
  let [m] = await Promise.all([(0, Il.buffer)(f), u]), l = new Set(m.toString("latin1").split(`
`)), d = Nl(t).length - 1;
  return n.every((p) => {
    let h = p.slice(d);
    return h === "/." || h.split(`
`).every((g) => l.has(g));
  });
}
function Cl({ root: e, stat: t }) {
  return e.literal !== void 0 && t.isDirectory();
}
function ra(e, t) {
  let n = Nl(e);
  return t.flatMap((r) => r.startsWith(n) ? [r.slice(n.length)] : []);
}
function Nl({ root: e, relative: t }) {
  return t === "" ? `${e.place}/` : `${e.place}/${x(t)}/`;
}
function Fl(e, { path: t }, n, r) {
  let o = Gv(r.scratch, "excludes");
  return qv(o, [Yv, ...n.map(Zv)].join(""), "latin1"), fr(e, { source: t, how: ["-no-exports", "-action", "chmod(a-st)@true", "-wildcards", "-ef", o], names: [] }, r).catch(() => {
  });
}
var Yv = `... ${Jt}*
`;
function Zv(e) {
  return `\\${e.replace(/[^\w/]/g, "\\$&")}
`;
}

// src/formats/squashfs/pack.ts
async function Dl(e) {
  let t = Qv(e.scratch, "image"), n = [], r;
  for (let s of e.matches.filter(Cl)) {
    let i = s.root.place, a = e.leftOut ? void 0 : await Ml(t, s, e);
    if (!a) {
      r ??= _l(e);
      let c = r.members.get(i) ?? [];
      a = e.leftOut || ra(s, r.unpacked).length > 0 ? await Tl(t, s, { ...r, members: c }, e) : void 0;
    }
    if (a) {
      let c = a.members + 1;
      n.push(await Ll(t, { ...a, files: c, root: i }, n, e));
    }
  }
  if (n.length < e.matches.length) {
    r ??= _l(e);
    let s = [...r.members].flatMap(
      ([i, a]) => n.some(({ root: c }) => c === i) ? [] : a
    );
    if (s.length > 0) {
      tn(e);
      let i = await $l(t, s, e);
      n.push(await Ll(t, { ...i, files: s.length }, n, e));
    }
  }
  let o = (s) => n.reduce((i, a) => i + a[s], 0);
  return { segments: n, files: o("files"), bytes: o("bytes"), skipped: r?.skipped ?? [] };
}
function _l({ found: e, leftOut: t = [] }) {
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
async function Ll(e, { files: t, bytes: n, root: r }, o, s) {
  let { offset: i, length: a } = o.at(-1) ?? { offset: 0, length: 0 }, c = Qt(i + a, "image");
  c > i + a && await s.write(Buffer.alloc(c - i - a));
  let f = await wt(Xv(e, { highWaterMark: 1024 * 1024 }), s);
  return { kind: "image", offset: c, length: f, files: t, bytes: n, ...r === void 0 ? {} : { root: r } };
}

// src/formats/squashfs/receive.ts
import { open as Gl, rm as u0 } from "node:fs/promises";
import { join as m0 } from "node:path";

// src/formats/squashfs/arrivals.ts
function Ul(e) {
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
var e0 = 32;
function un(e, t) {
  let { image: n = [], delta: r = [], removals: o = [] } = Object.groupBy(e, ({ kind: f }) => f), s = [...n, ...r, ...o];
  if (!e.every((f, u) => f === s[u]) || o.length !== (r.length > 0 ? 1 : 0) || n.length === 0 || new Set(n.map(({ root: f }) => f)).size < n.length) throw ur();
  let a = r.map((f, u) => ({ ...Wl(f), nth: u, root: f.root })), c = n.map((f) => {
    let u = t.find(({ place: d }) => d === f.root);
    if (f.root !== void 0 && u?.literal === void 0) throw ur();
    let m = u ? [u] : t.filter(({ place: d }) => !n.some(({ root: p }) => p === d)), l = a.filter(({ root: d }) => d === f.root);
    if (m.length === 0 || l.length >= e0) throw ur();
    return { ...Wl(f), root: u, roots: m, deltas: l };
  });
  if (c.flatMap(({ deltas: f }) => f).length < r.length) throw ur();
  return c;
}
function Wl(e) {
  let { offset: t, length: n, files: r } = e;
  return { offset: t, length: n, members: r, mostBytes: St(e) };
}
function ur() {
  return new _t("the entry has images that this version of Headstart cannot read");
}

// src/formats/squashfs/removals.ts
var _o = F(Hl(), 1);
import { open as t0 } from "node:fs/promises";
var No = 64 * 1024 * 1024, n0 = No + No / 128, r0 = 4096, o0 = 255, [Fo, zl, s0] = [0, 46, 47];
function ql(e) {
  let t = Buffer.from(e.map(i0).join(""), "latin1"), n = e.reduce((r, o) => r + o.length, 0);
  if (t.length > No || n > Ao)
    throw new Error("more files were removed than an entry can say");
  return { frame: (0, _o.zstdCompressSync)(t), bytes: t.length };
}
function i0(e) {
  return `${e.map((t) => `${t}\0`).join("")}\0`;
}
async function Lo(e, t, { until: n } = {}) {
  let r = t.find(({ kind: c }) => c === "removals");
  if (!r) return;
  let { offset: o, length: s, files: i } = r;
  if (s > n0) throw vt("it is too long");
  await n?.(o, o + s);
  let a = await t0(e);
  try {
    let { bytesRead: c, buffer: f } = await a.read(Buffer.alloc(s), 0, s, o), u = t.filter(({ kind: d }) => d === "delta").length, m = oa(f.subarray(0, c), u), l = m.counts.reduce((d, p) => d + p, 0);
    if (l !== i) throw vt(`it has ${l} names instead of ${i}`);
    return m;
  } finally {
    await a.close();
  }
}
function oa(e, t) {
  let n = a0(e), { starts: r, counts: o, end: s } = c0(n, t);
  if (s !== n.length) throw vt("it has more lists than the entry has layers");
  return {
    counts: o,
    *namesOf(i) {
      let a = r[i];
      for (let c = o[i]; c > 0; c--) {
        let f = n.indexOf(Fo, a);
        yield n.toString("latin1", a, f), a = f + 1;
      }
    }
  };
}
function a0(e) {
  try {
    let t = { maxOutputLength: No, info: !0 }, { buffer: n, engine: r } = (0, _o.zstdDecompressSync)(e, t);
    if (r.bytesWritten === e.length) return n;
  } catch (t) {
    throw vt(O(t));
  }
  throw vt("something follows it");
}
function c0(e, t) {
  let [n, r] = [[], []], o = 0, s = 0;
  for (let i = 0; i < t; i++) {
    n.push(o);
    let a = 0;
    for (; e[o] !== Fo; a++) o = f0(e, o) + 1;
    if (r.push(a), s += a, s > Ao) throw vt("it has too many names");
    o++;
  }
  return { starts: n, counts: r, end: o };
}
function f0(e, t) {
  let n = t;
  for (let r = !1; !r; n++) {
    let o = n;
    for (; n < e.length && e[n] !== Fo && e[n] !== s0; ) n++;
    let s = n - o, i = s <= 2 && e[o] === zl && e[n - 1] === zl;
    if (n === e.length || s === 0 || s > o0 || n - t > r0 || i)
      throw vt("it has a name that is none");
    r = e[n] === Fo;
  }
  return n - 1;
}
function vt(e) {
  return new k(`its list of removed files is wrong: ${e}`);
}

// src/formats/squashfs/receive.ts
async function mn({ segments: e, roots: t, signal: n, body: r, file: o, isMounted: s = !1 }, i) {
  let a = un(e, t), c = m0(i, "image"), f = !1, u = async (d) => {
    await l0(r("any"), d, { path: c, segments: e, signal: n }), f = !0;
  }, m = await o?.link(c) && await o?.prove(u);
  m || (await u0(c, { force: !0 }), await p0(c, { length: D({ segments: e }), isMounted: s }, u)), !f && o?.isWhole ? await sa(c, a) : f || await Jl(c, e, { signal: n });
  let l = m ? o?.isInPlace : void 0;
  return { path: c, images: a, isInPlace: l };
}
async function l0(e, t, { path: n, segments: r, signal: o }) {
  let { arrived: s, until: i, fail: a } = Ul(D({ segments: r })), c = Jl(n, r, { signal: o, until: i }), f = !1;
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
var d0 = 32 * 1024 * 1024;
async function p0(e, { length: t, isMounted: n }, r) {
  let o = await Gl(e, "wx", 384), s = Promise.resolve(), i = t, a = 0, c = () => {
    a = 0, s = s.then(() => o.datasync()).catch(() => {
    });
  };
  try {
    await r(async (f, u) => {
      for (let m = 0; m < f.length; ) {
        let { bytesWritten: l } = await o.write(f, m, f.length - m, u + m);
        m += l;
      }
      i -= f.length, a += f.length, n && (a >= d0 || i === 0) && c();
    });
  } finally {
    let f = s.then(() => o.close());
    n ? f.catch(() => {
    }) : await f;
  }
}
async function sa(e, t) {
  let n = Buffer.alloc(ve), r = await Gl(e);
  try {
    for (let { offset: o, length: s } of t.flatMap((i) => [i, ...i.deltas]))
      await r.read(n, 0, n.length, o), cn(n, s);
  } finally {
    await r.close();
  }
}
async function Jl(e, t, n = {}) {
  let r = await Lo(e, t, n), o = 0;
  for (let s of t.filter(ia)) {
    let { kind: i, files: a, bytes: c, root: f } = s, u = await fn(e, s, "tables", n);
    Co(u, i === "delta" ? r?.namesOf(o++) : []);
    let m = u.members + (f === void 0 ? 0 : 1);
    if (m < a || i === "delta" && m > a)
      throw new k(`it has ${m} members instead of ${a}`);
    if (u.bytes > c)
      throw new k(`its files have ${u.bytes} bytes instead of ${c}`);
  }
}
function ia({ kind: e }) {
  return e === "image" || e === "delta";
}
async function BL(e, { offset: t }) {
  return t + Number((await e(t, t + ve)).readBigUInt64LE(64));
}

// src/formats/squashfs/unpack.ts
import { chownSync as w0, lstatSync as Ql, mkdirSync as b0, readdirSync as ed } from "node:fs";
import { dirname as k0, join as Pt, relative as S0 } from "node:path";

// src/formats/squashfs/layers.ts
import { chmodSync as Yl, lstatSync as Zl, mkdirSync as Kl, renameSync as Vl, utimesSync as h0 } from "node:fs";
function Xl({ from: e, to: t, removed: n, aside: r }) {
  let [o, s] = [0, 0];
  Kl(w(r));
  let i = (c) => {
    let f = _(c);
    f?.isDirectory() && aa(c), f && Vl(w(c), w(`${r}/${o++}`));
  }, a = (c, f) => {
    let { mode: u, mtimeMs: m } = Zl(w(c));
    for (let l of [c, f]) aa(l);
    for (let l of oe(c)) {
      let [d, p] = [`${c}/${l}`, `${f}/${l}`], h = y0(d);
      if (h === "whiteout") continue;
      s++;
      let g = h === "directory" && _(p)?.isDirectory() === !0;
      g || i(p), h === "file" ? Vl(w(d), w(p)) : (g || Kl(w(p)), a(d, p));
    }
    Yl(w(f), u & 511), h0(w(f), m / 1e3, m / 1e3);
  };
  for (let c of n) {
    let f = g0(c, t);
    f !== void 0 && i(f);
  }
  return a(e, t), s;
}
function g0(e, t) {
  let n = t;
  for (let r of e.split("/")) {
    let o = _(n);
    if (!o) return;
    if (!o.isDirectory()) throw new k("it removes something below what is no directory");
    aa(n), n = `${n}/${r}`;
  }
  return n;
}
function aa(e) {
  Yl(w(e), 448);
}
function y0(e) {
  let t = Zl(w(e));
  if (t.isDirectory()) return "directory";
  if (t.isFile() || t.isSymbolicLink()) return "file";
  if (t.isCharacterDevice() && t.rdev === 0) return "whiteout";
  throw new k("it holds more than files, directories and links");
}

// src/formats/squashfs/unpack.ts
async function Do({ path: e, images: t }, n, r = n.roots) {
  let o = Pt(n.dir, "tree"), s = await Lo(e, n.segments), i = t.filter(({ roots: a }) => a.some((c) => r.includes(c)));
  for (let a of i.toSorted((c, f) => +!f.root - +!c.root)) {
    let c = a.roots.filter((d) => r.includes(d)), f = a.root ? x0(a.root, o) : o, u = c.length < a.roots.length ? c.map(({ place: d }) => String(d)) : [];
    await td({ path: e, layer: a, target: f, places: u }, n);
    let m = c.reduce((d, p) => d + P0(p, o), 0);
    if (u.length === 0 && m !== a.members)
      throw new k(`it has ${m} members instead of ${a.members}`);
    for (let d of a.deltas) {
      let p = await v0({ path: e, delta: d, target: f, removals: s }, n);
      if (p + (a.root ? 1 : 0) !== d.members)
        throw new k(`its layer has ${p} members instead of ${d.members}`);
    }
    let l = (d) => u.length > 0 && !u.includes(d);
    for (let d of a.deltas.length > 0 ? ed(f).filter(l) : [])
      Xn(Pt(f, d));
  }
  await O0(o, n.signal);
}
function x0(e, t) {
  let n = Pt(t, String(e.place));
  if (Ql(n, { throwIfNoEntry: !1 })) throw new k("two images hold the same path");
  let r = Pt(n, S0(e.base, e.literal));
  return b0(k0(r), { recursive: !0 }), r;
}
async function td({ path: e, layer: t, target: n, places: r, hasWhiteouts: o = !1 }, { dir: s, tools: i, signal: a }) {
  let c = ["-no-progress", "-quiet", "-no-xattrs"], f = o ? ["-no-exit-code"] : [], u = [...c, ...f, "-offset", String(t.offset), "-d", n, e, ...r], m = ze(s);
  m.allow(t.mostBytes);
  let l = { cwd: s, signal: AbortSignal.any([a, m.signal]) }, { pid: d, stdout: p, ended: h } = V([{ path: i.unsquashfs, args: u }], l);
  p.resume(), m.watch(d, h), await h;
}
async function v0({ path: e, delta: t, target: n, removals: r }, o) {
  let { nth: s } = t, i = r.counts[s], a = Pt(o.dir, `delta-${s}`);
  await td({ path: e, layer: t, target: a, places: [], hasWhiteouts: i > 0 }, o);
  let c = x(Pt(o.dir, `removed-${s}`)), f = { from: x(a), to: x(n), removed: r.namesOf(s), aside: c };
  return Xl(f) + i;
}
function P0(e, t) {
  let n = (i, a, c) => {
    let f = 0;
    for (let u of ed(w(i), { withFileTypes: !0, encoding: "latin1" })) {
      let m = a === "" ? u.name : `${a}/${u.name}`, l = c || e.matches(w(m).toString());
      if (l && f++, u.isDirectory()) f += n(`${i}/${u.name}`, m, l);
      else if (!u.isFile() && !u.isSymbolicLink())
        throw new k("it holds more than files, directories and links");
    }
    return f;
  }, r = Pt(t, String(e.place)), o = Ql(r, { throwIfNoEntry: !1 });
  if (!o) return 0;
  if (!o.isDirectory()) throw new k("what is to be a directory is none");
  let s = e.matches("");
  return n(x(r), "", s) + (s ? 1 : 0);
}
async function O0(e, t) {
  let n = { cwd: e, signal: t };
  w0(e, process.geteuid?.() ?? -1, process.getegid?.() ?? -1), process.geteuid?.() === 0 && await Gn("chown", ["-hR", "0:0", "."], n), await Gn("find", [".", ...["!", "-type", "l", "-perm", "/7000"], "-exec", "chmod", "a-st", "{}", "+"], n);
}

// src/formats/squashfs/squashfs.ts
var nd = {
  id: "squashfs",
  indexed: !0,
  kinds: ["image", "delta", "removals"],
  image: !0,
  versions: (e) => [ho("squashfs", e)],
  unsupportedReason({ mksquashfs: e, unsquashfs: t, tar: n }, r) {
    return process.platform !== "linux" ? "it does not run Linux" : r === "unpack" ? t ? void 0 : "it has no unsquashfs 4.5 or newer" : e ? n.dialect === "gnu" ? void 0 : "it has no GNU tar on PATH" : "it has no mksquashfs 4.5 or newer";
  },
  pack: Dl,
  async unpack(e) {
    let t = await mn({ ...e, body: () => e.body }, e.dir);
    await Do(t, e);
  }
};

// src/formats/node-tar/create.ts
import { closeSync as $0, fstatSync as id, lstatSync as I0, openSync as M0, readlinkSync as T0, readSync as A0 } from "node:fs";

// src/files/open-unfollowed.ts
import { constants as B0 } from "node:fs";
var { O_RDONLY: E0, O_NOFOLLOW: rd = 0, O_NONBLOCK: R0 = 0 } = B0, Uo = E0 | rd | R0, od = rd !== 0;

// src/formats/node-tar/saved-mode.ts
function sd(e, t, n = process.platform) {
  return n !== "win32" ? t & 511 : e !== "file" && e !== "hardlink" ? 493 : t & 128 ? 420 : 292;
}

// src/formats/node-tar/create.ts
function fd(e, t, n) {
  let r = D0(t, n === void 0), o = /* @__PURE__ */ new Map();
  function s(a, c) {
    let f = F0(a, c);
    try {
      let u = id(f, { bigint: !0 });
      if (!u.isFile()) throw Ot(a);
      let m = u.nlink > 1n ? i(a, u) : a;
      if (m !== a) {
        r.put(Wo(a, u, "hardlink", { target: m }));
        return;
      }
      let l = Number(u.size);
      if (r.put(Wo(a, u, "file", { size: l })), l === 0) return;
      if (!r.read(f, l)) throw ad(a);
      let d = id(f);
      if (d.ctimeMs !== L0(u.ctimeNs) || d.size !== l) throw ad(a);
      r.pad(de(l));
    } finally {
      $0(f);
    }
  }
  function i(a, { dev: c, ino: f }) {
    let u = `${c}:${f}`, m = o.get(u);
    return m === void 0 && o.set(u, a), m ?? a;
  }
  return {
    /** @param name of a directory: it ends in a slash where the archive is of one kind */
    add(a) {
      let c = w(e(a.replace(/\/$/, ""))), f = n !== "files" || !od ? I0(c, { bigint: !0 }) : void 0;
      if (f && n && !C0(f, a, n)) throw Ot(a);
      if (!f || f.isFile()) s(a, c);
      else if (f.isDirectory()) r.put(Wo(a, f, "directory"));
      else if (f.isSymbolicLink())
        r.put(Wo(a, f, "symlink", { target: G(T0(c, "latin1")) }));
      else throw Ot(a);
    },
    /** Must be called after the last member. @param isContinued whether another archive goes on with more members */
    end(a = !1) {
      a || r.pad(2 * K), r.flush();
    }
  };
}
function C0(e, t, n) {
  return n === "files" ? e.isFile() : t.endsWith("/") ? e.isDirectory() : e.isSymbolicLink();
}
var N0 = ["ELOOP", "EMLINK", "ENXIO"];
function F0(e, t) {
  try {
    return M0(t, Uo);
  } catch (n) {
    throw N0.includes(R(n) ?? "") ? Ot(e) : n;
  }
}
function Ot(e = "") {
  return new Error(`${ud(e)} was replaced while it was saved`);
}
function ad(e) {
  return new Error(`${ud(e)} changed while it was read`);
}
function ud(e) {
  return w(e.replace(/^\d+\/|\/$/g, ""));
}
function Wo(e, { mode: t, mtimeNs: n }, r, { target: o = "", size: s = 0 } = {}) {
  let i = md(n);
  return { name: e, kind: r, target: o, size: s, mode: sd(r, Number(t)), mtime: i, sparseSize: void 0 };
}
var jo = 1000000000n, _0 = 9;
function md(e) {
  if (e < 0n) return `-${md(-e)}`;
  let t = e % jo, n = String(e / jo);
  return t === 0n ? n : `${n}.${String(t).padStart(_0, "0").replace(/0+$/, "")}`;
}
function L0(e) {
  return Number(e / jo) * 1e3 + Number(e % jo) / 1e6;
}
var cd = Buffer.alloc(0);
function D0({ next: e, filled: t }, n) {
  let r = cd, o = 0, s = () => {
    o > 0 && t(o), r = cd, o = 0;
  }, i = (a) => {
    r.length - o >= a || (s(), r = e());
  };
  return {
    flush: s,
    put(a) {
      i(Zi(a)), o = Xi(r, o, a, n);
    },
    /** @returns whether the file has so many bytes */
    read(a, c) {
      for (let f = c; f > 0; ) {
        i(1);
        let u = A0(a, r, o, Math.min(f, r.length - o), null);
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
import { join as j0 } from "node:path";

// src/formats/tar/pack-check.ts
import { lstatSync as U0, readFileSync as W0 } from "node:fs";
function ld(e, { names: t }) {
  let n = W0(e, "latin1").split(`
`), r = t.findIndex((o, s) => !/^[-h]/.test(n[s] ?? ""));
  if (r >= 0) throw Ot(t[r]);
}
function dd(e, { names: t }) {
  let n = t.find((r) => {
    let o = U0(w(`${x(e)}/${r}`), { throwIfNoEntry: !1 });
    return o && !o.isFile();
  });
  if (n !== void 0) throw Ot(n);
}

// src/formats/tar/program-packer.ts
var H0 = 128 * 1024 * 1024;
function pd({ tools: e, level: t, scratch: n, matches: r }) {
  let { tar: o } = e;
  if (o.dialect === "node") return;
  let s = 0;
  return (i, a) => {
    s === 0 && tn({ matches: r, scratch: n });
    let c = o.dialect === "gnu" ? `listing-${s++}` : void 0, f = i.names.some((g) => /[\u0080-\u00ff]/.test(g)), u = go(o, { beyondAscii: f, archiveBytes: i.bytes, listing: c }), m = { level: t, threads: i.bytes > H0 ? 0 : 1, check: !1 }, { stdin: l, stdout: d, ended: p } = xt(e.zstd).packing(u, m, { cwd: n, signal: a });
    l.end(`${i.names.join("\0")}\0`, "latin1");
    let h = () => {
      c === void 0 ? dd(n, i) : ld(j0(n, c), i);
    };
    return { stdout: d, ended: p.then(h) };
  };
}

// src/formats/tar/slots.ts
function ca(e) {
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
var gd = bt / 2, z0 = 2 * bt, q0 = 3, G0 = 4;
async function* yd(e, t) {
  let n = new AbortController(), { pack: r, hasProgram: o, addReader: s } = K0({
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
    for await (let f of J0(e, o)) {
      let u = r(f), m = u.next();
      for (m.catch(() => {
      }), i.push({ pieces: u, first: m }), ++c > G0 && s(); i.length > q0; ) yield* a();
    }
    for (; i.length > 0; ) yield* a();
  } finally {
    n.abort(), await Promise.allSettled(i.map(({ pieces: f }) => f.return(void 0)));
  }
}
async function* J0(e, t) {
  for await (let n of e) {
    let { names: r, frames: o, hasHoles: s } = n;
    if (s && t) {
      yield { plan: n, names: r, how: "by a program", isContinued: !1 };
      continue;
    }
    for (let [i, { start: a, bytes: c }] of o.entries()) {
      let f = o[i + 1]?.start, u = c <= z0 ? "in a thread" : "in a thread and the pool", m = o.length === 1 && c <= gd ? "here" : u;
      yield { plan: n, names: r.slice(a, f), how: m, isContinued: f !== void 0 };
    }
  }
}
function K0(e) {
  let { matches: t, level: n, signal: r, scratch: o } = e, s = Oo(t.map(({ root: d }) => d)), i = pd(e), a = ca(1), c = ca(sr), f = 1;
  async function u({ content: d, release: p }) {
    return await c.acquire(), { frame: await um(d, n).finally(c.release).finally(p), contentBytes: d.length };
  }
  async function* m({
    plan: { kind: d },
    names: p,
    isContinued: h,
    how: g
  }) {
    await a.acquire();
    let b = { thread: "create", ...g === "in a thread" && { level: n } };
    yield* hd(r, (y) => {
      try {
        let S = qi({ ...b, kind: d, bases: s, isContinued: h }, { cwd: o, signal: y });
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
      let y = hd(r, (S) => i(p, S));
      for await (let S of y) yield { plan: p, bytes: S };
      return;
    }
    let h = ({ frame: y, contentBytes: S }) => ({ plan: p, bytes: y, contentBytes: S }), g = [], b = d.how === "here" ? V0(d, Wm(s), r) : m(d);
    for await (let y of b) {
      let S = "frame" in y ? Promise.resolve(y) : u(y);
      for (S.catch(() => {
      }), g.push(S); g.length >= sr; ) yield h(await g.shift());
    }
    for (let y of g) yield h(await y);
  }
  return {
    pack: l,
    hasProgram: i !== void 0,
    /** Lets one more thread read, unless there are as many as may be. */
    addReader() {
      f !== zi && (f++, a.release());
    }
  };
}
async function* V0({ plan: { kind: e }, names: t }, n, r) {
  r.throwIfAborted();
  let o = [], s, c = fd(n, { next: () => {
    if (o.length > 1) throw new Error("files have grown by megabytes while they were read");
    return s = Buffer.allocUnsafeSlow(2 * gd), s;
  }, filled: (f) => {
    o.push(s.subarray(0, f));
  } }, e);
  for (let f of t) c.add(f);
  c.end();
  for (let f of o) yield { content: f, release: () => {
  } };
}
async function* hd(e, t) {
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
import { setImmediate as Y0 } from "node:timers/promises";
var wd = 256, Z0 = 8e3, X0 = 64 * 1024 * 1024;
function kd(e) {
  let t = Ho("skeleton"), n = [], r = /* @__PURE__ */ new Map(), o = { plain: Ho("files"), sparse: Ho("files", !0) }, s = 0, i = (u) => {
    let m = u.some(eP) ? o.sparse : o.plain;
    bd(m, u);
  }, a = (u, m) => tP(o[u], s) >= m, c = function* (u) {
    s++, yield o[u], o = { ...o, [u]: Ho("files", u === "sparse") };
  };
  async function* f() {
    let u = wd;
    for (let m of e) {
      for (let l of m) {
        if (l.kind === "directory" && a("plain", 1) && (yield* c("plain")), l.kind === "other") n.push(l.member);
        else if (l.kind !== "file") bd(t, [l]);
        else {
          let d = l.hardLink ? nP(l, r) : [l];
          d.length > 0 && i(d);
        }
        a("plain", 2) && (yield* c("plain")), a("sparse", 2) && (yield* c("sparse"));
      }
      u -= m.length, !(u > 0) && (await Y0(), u = wd);
    }
    for (let m of r.values()) {
      i(m);
      for (let l of ["plain", "sparse"]) a(l, 1) && (yield* c(l));
    }
    for (let m of Object.values(o)) m.names.length > 0 && (yield m);
  }
  return { files: f(), skeleton: t, skipped: n };
}
var Q0 = 1024 * 1024;
function eP({ bytes: e, length: t = e }) {
  return t - e >= Q0;
}
function tP({ names: e, bytes: t }, n) {
  let r = Math.min(1, 2 ** n / 16);
  return Math.max(e.length / Z0, t / X0) / r;
}
function nP(e, t) {
  let { inode: n, names: r } = e.hardLink, o = t.get(n) ?? [];
  return t.set(n, o), o.push(o.length === 0 ? e : { ...e, bytes: 0, length: 0 }) < r ? [] : (t.delete(n), o);
}
function Ho(e, t = !1) {
  return { kind: e, names: [], hasHoles: t, bytes: 0, unpackedBytes: 0, frames: [] };
}
var rP = 1536, oP = bt - 64 * 1024;
function sP({ length: e = 0, target: t = "" }) {
  let n = e + t.length;
  return rP + n + de(n);
}
function bd(e, t) {
  let n = t.reduce((o, s) => o + sP(s), 0), r = e.frames.at(-1);
  r && r.bytes + n <= oP ? r.bytes += n : e.frames.push({ start: e.names.length, bytes: n });
  for (let { kind: o, member: s, bytes: i, length: a = 0 } of t)
    e.names.push(o === "directory" ? `${s}/` : s), e.bytes += i, e.unpackedBytes += a;
}

// src/formats/tar/pack.ts
async function Sd(e) {
  let t = kd(e.found), n = [], r, o = 0, s = 0;
  for await (let { plan: a, bytes: c, contentBytes: f } of yd(aP(t), e)) {
    a !== r && (n.push(iP(a, o)), s = 0), r = a;
    let u = n.at(-1);
    u.length += c.length, f !== void 0 && (u.frames ??= [], u.frames.push(c.length), s += f, u.unpackedBytes = Math.max(a.unpackedBytes, s)), o += c.length, await e.write(c), e.signal.throwIfAborted();
  }
  e.signal.throwIfAborted();
  let i = (a) => n.reduce((c, f) => c + f[a], 0);
  return { segments: n, files: i("files"), bytes: i("bytes"), skipped: t.skipped };
}
function iP({ kind: e, names: t, bytes: n, unpackedBytes: r }, o) {
  return { kind: e, offset: o, length: 0, files: t.length, bytes: n, unpackedBytes: r };
}
async function* aP({ files: e, skeleton: t }) {
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
import { availableParallelism as pP } from "node:os";
import { join as hP } from "node:path";

// src/formats/tar/skeleton-check.ts
var Bd = F(vd(), 1);
var cP = 256 * 1024 * 1024, fP = 1024 * 1024;
async function Ed({ bytes: e, members: t, mostBytes: n }, { cwd: r, signal: o }) {
  if (xe(e) > cP) throw new k("its skeleton is too large to be one");
  let s = ze(r);
  s.allow(n);
  let i = e.length === 0 ? [] : uP(e, s), a = await mP(i, t, o);
  if (a !== t) throw new k(`its skeleton has ${a} members instead of ${t}`);
}
async function* uP(e, t) {
  let n = (0, Bd.createZstdDecompress)();
  for (let r of e) n.write(r);
  n.end();
  try {
    for await (let r of n)
      t.count(r.length), t.signal.throwIfAborted(), yield r;
  } catch (r) {
    throw t.signal.throwIfAborted(), new k(`its skeleton is damaged: ${O(r)}`);
  }
}
async function mP(e, t, n) {
  let r = 0, o = Buffer.alloc(0);
  for await (let s of e) {
    n.throwIfAborted();
    let i = o.length === 0 ? s : Buffer.concat([o, s]), a = 0;
    for (let c = Od(i, a); c <= i.length; c = Od(i, a)) {
      if (c > a + K) dP(i, a);
      else if (i[a + Rd] !== 0 && ++r > t)
        throw new k(`its skeleton has more than ${t} members`);
      a = c;
    }
    o = i.subarray(a);
  }
  if (o.length > 0) throw new k("its skeleton ends too early");
  return r;
}
var Pd = 124, Rd = 156, lP = Buffer.alloc(K), fa = { records: 120, directory: 53, symlink: 50 };
function Od(e, t) {
  let n = t + K;
  if (n > e.length) return n;
  let r = e[t + Rd];
  if (r === fa.directory || r === fa.symlink) {
    if (ua(e, t) === 0) return n;
  } else if (r === fa.records) {
    let o = ua(e, t);
    if (o > 0 && o <= fP) return n + o + de(o);
  } else if (lP.compare(e, t, n) === 0) return n;
  throw new k("its skeleton holds more than directories and links");
}
function ua(e, t) {
  let n = e.toString("latin1", t + Pd, t + Pd + 12);
  return /^[0-7]{11}[\0 ]$/.test(n) ? Number.parseInt(n, 8) : Number.NaN;
}
function dP(e, t) {
  let n = t + K, { size: r, sparseSize: o } = ko({}, "x", e.subarray(n, n + ua(e, t)));
  if (r !== void 0 || o !== void 0)
    throw new k("its skeleton holds more than directories and links");
}

// src/formats/tar/unpack.ts
async function Id({
  body: e,
  segments: t,
  dir: n,
  roots: r,
  tools: o,
  workers: s = pP(),
  signal: i,
  warn: a
}) {
  let { tar: c } = o, f = t.filter(({ kind: p }) => p === "files"), u = t.filter(({ kind: p }) => p !== "files");
  if (u.length > 1 || u.some((p) => p.kind !== "skeleton" || p !== t.at(-1)))
    throw new k("its segments are not files and then a skeleton");
  let m = {
    tar: c,
    codec: xt(o.zstd, gP(f)),
    dir: n,
    workers: Math.min(s, f.length),
    files: () => $d(f),
    signal: i,
    warn: a
  }, l = await vo(m, async (p, h) => {
    let g = await _m(e, t, p), b = u.reduce((S, v) => S + St(v), 0), y = { bytes: g, members: $d(u), mostBytes: b };
    return await Ed(y, { cwd: n, signal: h }), y;
  }), d = xt(void 0);
  await Bo(l, { tar: c, roots: r, codec: d, cwd: hP(n, "tree"), signal: i });
}
function gP(e) {
  return e.reduce((t, { bytes: n }) => t + n, 0);
}
function $d(e) {
  return e.reduce((t, { files: n }) => t + n, 0);
}

// src/formats/tar/tar.ts
var Md = {
  id: "tar",
  indexed: !0,
  kinds: ["files", "skeleton"],
  image: !1,
  versions: (e) => [ho("tar", e)],
  unsupportedReason: () => {
  },
  pack: Sd,
  unpack: Id
};

// src/formats/index.ts
var ln = [Md, nd, Qm];

// src/mount/probe.ts
import { existsSync as SP, readFileSync as xP } from "node:fs";

// src/mount/root-rights.ts
var Nd = F(Ad(), 1);
import { existsSync as yP, readFileSync as wP } from "node:fs";
import { join as bP } from "node:path";
async function dn(e) {
  if (process.geteuid?.() === 0) return kP() ? Cd((r) => r) : void 0;
  let t = ma("sudo");
  if (!t) return;
  let n = ({ path: r, args: o }) => ({ path: t, args: ["-n", "--", r, ...o] });
  try {
    await Xr(n({ path: ma("true") ?? "true", args: [] }), { cwd: "/", signal: e });
  } catch {
    e.throwIfAborted();
    return;
  }
  return Cd(n);
}
function Cd(e) {
  let t = (n, r) => {
    let o = ma(n);
    if (!o) throw new Error(`there is no ${n}`);
    return e({ path: o, args: r });
  };
  return {
    run: async (n, r, o) => Xr(t(n, r), o),
    async attributesOf(n, r, o) {
      let s = ["--xattrs", `--xattrs-include=${r}`], i = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"], a = ["--create", "--file=-", "--format=posix", ...s, ...i], { stdin: c, stdout: f, ended: u } = V([t("tar", a)], o);
      c.end(n, "latin1");
      let [m] = await Promise.all([(0, Nd.buffer)(f), u]);
      return m;
    },
    kernelLog: async () => Jn(t("dmesg", []))
  };
}
function ma(e) {
  return ["/usr/bin", "/bin", "/usr/sbin", "/sbin"].map((n) => bP(n, e)).find((n) => yP(n));
}
function kP() {
  let [, e = "0"] = wP("/proc/self/status", "latin1").match(/^CapEff:\s*(\w+)$/m) ?? [];
  return (BigInt(`0x${e}`) >> 21n & 1n) === 1n;
}

// src/mount/probe.ts
function pn(e) {
  return "rights" in e || e.broker !== void 0;
}
async function la(e, t) {
  try {
    return await vP(e, t);
  } catch (n) {
    return t.throwIfAborted(), { reason: `it cannot be found out: ${O(n)}` };
  }
}
async function vP(e, t) {
  if (process.platform !== "linux") return { reason: "it does not run Linux" };
  let n = await dn(t);
  if (!n) return { reason: "it neither lets root mount nor has sudo without a password" };
  for (let r of e === "image" ? ["squashfs", "overlay"] : ["overlay"])
    if (!await PP(r, n, t)) return { reason: `its kernel does not know ${r}` };
  return e === "image" && !SP("/dev/loop-control") ? { reason: "it has no loop devices" } : { rights: n };
}
async function PP(e, t, n) {
  let r = () => new RegExp(`\\t${e}$`, "m").test(xP("/proc/filesystems", "latin1"));
  return r() ? !0 : (await t.run("modprobe", ["-q", e], { cwd: "/", signal: n }).catch(() => n.throwIfAborted()), r());
}

// src/steps/job.ts
function hn({ shared: e }, { mode: t, rolling: n, signing: r }) {
  let o = e && !n && !r;
  return ln.filter(({ indexed: s, image: i }) => (s || o) && (!i || t !== "unpack"));
}
async function mr({ mode: e }, t) {
  let n = e !== "unpack" && process.platform === "linux", r = await mu(n);
  if (!n || r.mksquashfs && r.unsquashfs) return r;
  let { cachedImageTools: o, fetchImageTools: s } = await import("./image-tools.js"), i = { ...r, ...await o() };
  return t && !i.mksquashfs ? { ...i, ...await s(t) } : i;
}
async function Fd(e, t, n) {
  let r = pn(n), o = ({ id: a, image: c }) => a === t.format ? 2 : Number(c && r), s = hn(e, t).toSorted((a, c) => o(c) - o(a));
  if (r || !s.some(({ image: a }) => a)) return s;
  let i = await mr(t);
  return s.filter((a) => !a.image || a.unsupportedReason(i, "unpack") === void 0);
}
async function zo({ mode: e, ramdisk: t, broker: n }, r) {
  if (e !== "unpack") {
    let o = await la("image", r);
    return "rights" in o ? o : { ...o, broker: BP(n) };
  }
  return t === "off" ? { reason: "nobody asked for it" } : la("tree", r);
}
function BP(e) {
  return e !== "off" && OP(e, { throwIfNoEntry: !1 })?.isSocket() ? e : void 0;
}
function qo({ ref: e, eventName: t }) {
  if (e !== "") return !0;
  let n = `The event type ${t} is not supported because it's not tied to a branch or tag ref.`;
  return Qe(`Event Validation Error: ${n}`), !1;
}

// src/files/patterns.ts
import { homedir as DO } from "node:os";
import { posix as UO } from "node:path";

// node_modules/balanced-match/dist/esm/index.js
var _d = (e, t, n) => {
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
var Ld = "\0SLASH" + Math.random().toFixed(16) + "\0", Dd = "\0OPEN" + Math.random().toFixed(16) + "\0", Go = "\0CLOSE" + Math.random().toFixed(16) + "\0", Ud = "\0COMMA" + Math.random().toFixed(16) + "\0", Wd = "\0PERIOD" + Math.random().toFixed(16) + "\0", EP = new RegExp(Ld, "g"), RP = new RegExp(Dd, "g"), $P = new RegExp(Go, "g"), IP = new RegExp(Ud, "g"), MP = new RegExp(Wd, "g"), TP = /\\\\/g, AP = /\\{/g, CP = /\\}/g, NP = /\\,/g, FP = /\\\./g, _P = 1e5, LP = 4e6, DP = 1e3, UP = 1e3, WP = 2e7, jP = 16;
function da(e) {
  return isNaN(e) ? e.charCodeAt(0) : parseInt(e, 10);
}
function HP(e) {
  return e.replace(TP, Ld).replace(AP, Dd).replace(CP, Go).replace(NP, Ud).replace(FP, Wd);
}
function zP(e) {
  return e.replace(EP, "\\").replace(RP, "{").replace($P, "}").replace(IP, ",").replace(MP, ".");
}
function pa(e, t) {
  for (let n = 0; n < t.length; n++)
    e.push(t[n]);
}
function jd(e, t, n) {
  if (n.remaining < 0)
    return;
  let r = _d("{", "}", t), o = r !== void 0 && t.indexOf("{") < r[0];
  if (n.remaining -= r && !o ? r[1] + 1 : e.length, !(!r || n.remaining < 0))
    return {
      end: r[1],
      pre: e.slice(0, r[0]),
      body: e.slice(r[0] + 1, r[1]),
      post: e.slice(r[1] + 1),
      unmatched: o
    };
}
function qP(e, t) {
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
function GP(e, t) {
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
function JP(e, t) {
  let n = [], r = "";
  for (; ; ) {
    let o = jd(e, e, t);
    if (t.remaining < 0)
      return;
    if (!o) {
      let f = e.split(",");
      return f[0] = r + f[0], pa(n, f), n;
    }
    let { pre: s, body: i, post: a } = o, c = s.split(",");
    if (c[0] = r + c[0], c[c.length - 1] += "{" + i + "}", !a.length)
      return pa(n, c), n;
    r = c.pop(), pa(n, c), e = a;
  }
}
function lr(e, t) {
  return e === void 0 || isNaN(e) ? t : e;
}
function Hd(e, t = {}) {
  if (!e)
    return [];
  let n = lr(t.max, _P), r = lr(t.maxLength, LP), o = lr(t.maxDepth, DP), s = lr(t.maxRewrites, UP), i = lr(t.maxSteps, WP);
  return e.slice(0, 2) === "{}" && (e = "\\{\\}" + e.slice(2)), ha(HP(e), n, r, o, 0, s, { remaining: i }, !0).map(zP);
}
function KP(e) {
  return "{" + e + "}";
}
function VP(e) {
  return /^-?0\d/.test(e);
}
function YP(e, t) {
  return e <= t;
}
function ZP(e, t) {
  return e >= t;
}
function dr(e, t, n, r, o, s, i) {
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
function XP(e, t, n, r, o) {
  let s = e.split(/\.\./), i = [];
  if (s[0] === void 0 || s[1] === void 0)
    return i;
  let a = da(s[0]), c = da(s[1]), f = Math.max(s[0].length, s[1].length), u = s.length === 3 && s[2] !== void 0 ? Math.max(Math.abs(da(s[2])), 1) : 1, m = YP;
  c < a && (u *= -1, m = ZP);
  let d = s.some(VP), p = d ? f : 1, h = 0;
  for (let g = a; m(g, c) && i.length < n; g += u) {
    if (o.remaining -= p, o.remaining < 0)
      return;
    let b;
    if (t)
      b = String.fromCharCode(g), b === "\\" && (b = "");
    else if (b = String(g), d) {
      let y = f - b.length;
      if (y > 0) {
        let S = new Array(y + 1).join("0");
        g < 0 ? b = "-" + S + b.slice(1) : b = S + b;
      }
    }
    if (h + b.length > r)
      break;
    i.push(b), h += b.length;
  }
  return i;
}
function ha(e, t, n, r, o, s, i, a) {
  if (i.remaining -= jP, o > r)
    return [e];
  let c = [""], f = 0, u = !1, m = !0, l = e;
  for (; ; ) {
    let d = jd(e, l, i);
    if (!d)
      return dr(c, e, [""], t, n, u, i);
    d.unmatched && (l = qP(l, i));
    let p = d.pre, h = () => dr(c, p + "{" + d.body + "}" + d.post, [""], t, n, u, i);
    if (/\$$/.test(p)) {
      if (c = dr(c, p + "{" + d.body + "}", [""], t, n, u && !d.post.length, i), m = !1, !d.post.length)
        break;
      e = d.post, l = l.slice(d.end + 1);
      continue;
    }
    let g = /^-?\d+\.\.-?\d+(?:\.\.-?\d+)?$/.test(d.body), b = /^[a-zA-Z]\.\.[a-zA-Z](?:\.\.-?\d+)?$/.test(d.body), y = g || b, S = d.body.indexOf(",") >= 0;
    if (!y && !S) {
      if (f < s && GP(d.post, i)) {
        f++, e = d.pre + "{" + d.body + Go + d.post, l = l.slice(0, d.end) + Go + l.slice(d.end + 1), a = !0;
        continue;
      }
      return h();
    }
    m && (u = a && !y, m = !1);
    let v;
    if (y) {
      if (v = XP(d.body, b, t, n, i), !v)
        return h();
    } else {
      let B = JP(d.body, i);
      if (!B)
        return h();
      if (B.length === 1 && B[0] !== void 0) {
        if (B = ha(B[0], t, n, r, o + 1, s, i, !1).map(KP), i.remaining < 0)
          return h();
        if (B.length === 1) {
          let L = dr(c, p + B[0], [""], t, n, u && !d.post.length, i);
          if (i.remaining < 0)
            return h();
          if (c = L, !d.post.length)
            break;
          e = d.post, l = l.slice(d.end + 1);
          continue;
        }
      }
      let C = u && !d.post.length && !p;
      for (let L = 0; C && L < c.length; L++)
        c[L] && (C = !1);
      v = [];
      let W = 0;
      e: for (let L = 0; L < B.length; L++) {
        let mt = ha(B[L], t, n, r, o + 1, s, i, !1);
        if (i.remaining < 0)
          return h();
        for (let lt = 0; lt < mt.length; lt++) {
          let dt = mt[lt];
          if (!(C && !dt)) {
            if (v.length >= t || W + dt.length > n)
              break e;
            v.push(dt), W += dt.length;
          }
        }
      }
    }
    let E = dr(c, p, v, t, n, u && !d.post.length, i);
    if (i.remaining < 0)
      return h();
    if (c = E, !d.post.length)
      break;
    e = d.post, l = l.slice(d.end + 1);
  }
  return c;
}

// node_modules/minimatch/dist/esm/assert-valid-pattern.js
var pr = (e) => {
  if (typeof e != "string")
    throw new TypeError("invalid pattern");
  if (e.length > 65536)
    throw new TypeError("pattern is too long");
};

// node_modules/minimatch/dist/esm/brace-expressions.js
var QP = {
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
}, hr = (e) => e.replace(/[[\]\\-]/g, "\\$&"), eO = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), zd = (e) => e.join(""), qd = (e, t) => {
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
      for (let [g, [b, y, S]] of Object.entries(QP))
        if (e.startsWith(g, s)) {
          if (m)
            return ["$.", !1, e.length - n, !0];
          s += g.length, S ? o.push(b) : r.push(b), a = a || y;
          continue e;
        }
    }
    if (c = !1, m) {
      h > m ? r.push(hr(m) + "-" + hr(h)) : h === m && r.push(hr(h)), m = "", s++;
      continue;
    }
    if (e.startsWith("-]", s + 1)) {
      r.push(hr(h + "-")), s += 2;
      continue;
    }
    if (e.startsWith("-", s + 1)) {
      m = h, s += 2;
      continue;
    }
    r.push(hr(h)), s++;
  }
  if (u < s)
    return ["", !1, 0, !1];
  if (!r.length && !o.length)
    return ["$.", !1, e.length - n, !0];
  if (o.length === 0 && r.length === 1 && /^\\?.$/.test(r[0]) && !f) {
    let h = r[0].length === 2 ? r[0].slice(-1) : r[0];
    return [eO(h), !1, u - n, !1];
  }
  let l = "[" + (f ? "^" : "") + zd(r) + "]", d = "[" + (f ? "" : "^") + zd(o) + "]";
  return [r.length && o.length ? "(" + l + "|" + d + ")" : r.length ? l : d, a, u - n, !0];
};

// node_modules/minimatch/dist/esm/unescape.js
var ot = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !0 } = {}) => n ? t ? e.replace(/\[([^/\\])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\])\]/g, "$1$2").replace(/\\([^/])/g, "$1") : t ? e.replace(/\[([^/\\{}])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\{}])\]/g, "$1$2").replace(/\\([^/{}])/g, "$1");

// node_modules/minimatch/dist/esm/ast.js
var fe, tO = /* @__PURE__ */ new Set(["!", "?", "+", "*", "@"]), ga = (e) => tO.has(e), Gd = (e) => ga(e.type), nO = /* @__PURE__ */ new Map([
  ["!", ["@"]],
  ["?", ["?", "@"]],
  ["@", ["@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@"]]
]), rO = /* @__PURE__ */ new Map([
  ["!", ["?"]],
  ["@", ["?"]],
  ["+", ["?", "*"]]
]), oO = /* @__PURE__ */ new Map([
  ["!", ["?", "@"]],
  ["?", ["?", "@"]],
  ["@", ["?", "@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@", "?", "*"]]
]), Jd = /* @__PURE__ */ new Map([
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
]), sO = "(?!(?:^|/)\\.\\.?(?:$|/))", Jo = "(?!\\.)", iO = /* @__PURE__ */ new Set(["[", "."]), aO = /* @__PURE__ */ new Set(["..", "."]), cO = new Set("().*{}+?[]^$\\!"), fO = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), ya = "[^/]", Kd = ya + "*?", Vd = ya + "+?", uO = 0, Bt = class {
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
  id = ++uO;
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
        let b = t.charAt(h++);
        if (a || b === "\\") {
          a = !a, g += b;
          continue;
        }
        if (c) {
          h === f + 1 ? (b === "^" || b === "!") && (u = !0) : b === "]" && !(h === f + 2 && u) && (c = !1), g += b;
          continue;
        } else if (b === "[") {
          c = !0, f = h, u = !1, g += b;
          continue;
        }
        if (!o.noext && ga(b) && t.charAt(h) === "(" && s <= i) {
          n.push(g), g = "";
          let S = new fe(b, n);
          h = fe.#i(t, S, h, o, s + 1), n.push(S);
          continue;
        }
        g += b;
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
      if (!o.noext && ga(h) && t.charAt(m) === "(" && /* c8 ignore start - the maxDepth is sufficient here */
      (s <= i || n && n.#p(h))) {
        let b = n && n.#p(h) ? 0 : 1;
        l.push(p), p = "";
        let y = new fe(h, l);
        l.push(y), m = fe.#i(t, y, m, o, s + b);
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
    return this.#m(t, rO);
  }
  #m(t, n = nO) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null)
      return !1;
    let r = t.#e[0];
    return !r || typeof r != "object" || r.type === null ? !1 : this.#p(r.type, n);
  }
  #p(t, n = oO) {
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
    return !!Jd.get(this.type)?.has(t);
  }
  #S(t) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null || this.#e.length !== 1)
      return !1;
    let n = t.#e[0];
    return !n || typeof n != "object" || n.type === null ? !1 : this.#k(n.type);
  }
  #x(t) {
    let n = Jd.get(this.type), r = t.#e[0], o = n?.get(r.type);
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
    if (this.#r === this && (this.#y(), this.#s()), !Gd(this)) {
      let c = this.isStart() && this.isEnd() && !this.#e.some((d) => typeof d != "string"), f = this.#e.map((d) => {
        let [p, h, g, b] = typeof d == "string" ? fe.#v(d, this.#n, c) : d.toRegExpSource(t);
        return this.#n = this.#n || g, this.#o = this.#o || b, p;
      }).join(""), u = "";
      if (this.isStart() && typeof this.#e[0] == "string" && !(this.#e.length === 1 && aO.has(this.#e[0]))) {
        let p = iO, h = (
          // dots are allowed, and the pattern starts with [ or .
          n && p.has(f.charAt(0)) || // the pattern starts with \., and then [ or .
          f.startsWith("\\.") && p.has(f.charAt(2)) || // the pattern starts with \.\., and then [ or .
          f.startsWith("\\.\\.") && p.has(f.charAt(4))
        ), g = !n && !t && p.has(f.charAt(0));
        u = h ? sO : g ? Jo : "";
      }
      let m = "";
      return this.isEnd() && this.#r.#f && this.#t?.type === "!" && (m = "(?:$|\\/)"), [
        u + f + m,
        ot(f),
        this.#n = !!this.#n,
        this.#o
      ];
    }
    let r = this.type === "*" || this.type === "+", o = this.type === "!" ? "(?:(?!(?:" : "(?:", s = this.#w(n);
    if (this.isStart() && this.isEnd() && !s && this.type !== "!") {
      let c = this.toString(), f = this;
      return f.#e = [c], f.type = null, f.#n = void 0, [c, ot(this.toString()), !1, !1];
    }
    let i = !r || t || n || !Jo ? "" : this.#w(!0);
    i === s && (i = ""), i && (s = `(?:${s})(?:${i})*?`);
    let a = "";
    if (this.type === "!" && this.#h)
      a = (this.isStart() && !n ? Jo : "") + Vd;
    else {
      let c = this.type === "!" ? (
        // !() must match something,but !(x) can match ''
        "))" + (this.isStart() && !n && !t ? Jo : "") + Kd + ")"
      ) : this.type === "@" ? ")" : this.type === "?" ? ")?" : this.type === "+" && i ? ")" : this.type === "*" && i ? ")?" : `)${this.type}`;
      a = o + s + c;
    }
    return [
      a,
      ot(s),
      this.#n = !!this.#n,
      this.#o
    ];
  }
  #y() {
    if (Gd(this)) {
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
        o = !1, s += (cO.has(f) ? "\\" : "") + f;
        continue;
      }
      if (f === "*") {
        if (a)
          continue;
        a = !0, s += r && /^[*]+$/.test(t) ? Vd : Kd, n = !0;
        continue;
      } else
        a = !1;
      if (f === "\\") {
        c === t.length - 1 ? s += "\\\\" : o = !0;
        continue;
      }
      if (f === "[") {
        let [u, m, l, d] = qd(t, c);
        if (l) {
          s += u, i = i || m, c += l - 1, n = n || d;
          continue;
        }
      }
      if (f === "?") {
        s += ya, n = !0;
        continue;
      }
      s += fO(f);
    }
    return [s, ot(t), !!n, i];
  }
};
fe = Bt;

// node_modules/minimatch/dist/esm/escape.js
var wa = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !1 } = {}) => n ? t ? e.replace(/[?*()[\]{}]/g, "[$&]") : e.replace(/[?*()[\]\\{}]/g, "\\$&") : t ? e.replace(/[?*()[\]]/g, "[$&]") : e.replace(/[?*()[\]\\]/g, "\\$&");

// node_modules/minimatch/dist/esm/index.js
var ie = (e, t, n = {}) => (pr(t), !n.nocomment && t.charAt(0) === "#" ? !1 : new Pe(t, n).match(e)), mO = /^\*+([^+@!?*[(]*)$/, lO = (e) => (t) => !t.startsWith(".") && t.endsWith(e), dO = (e) => (t) => t.endsWith(e), pO = (e) => (e = e.toLowerCase(), (t) => !t.startsWith(".") && t.toLowerCase().endsWith(e)), hO = (e) => (e = e.toLowerCase(), (t) => t.toLowerCase().endsWith(e)), gO = /^\*+\.\*+$/, yO = (e) => !e.startsWith(".") && e.includes("."), wO = (e) => e !== "." && e !== ".." && e.includes("."), bO = /^\.\*+$/, kO = (e) => e !== "." && e !== ".." && e.startsWith("."), SO = /^\*+$/, xO = (e) => e.length !== 0 && !e.startsWith("."), vO = (e) => e.length !== 0 && e !== "." && e !== "..", PO = /^\?+([^+@!?*[(]*)?$/, OO = ([e, t = ""]) => {
  let n = Xd([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, BO = ([e, t = ""]) => {
  let n = Qd([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, EO = ([e, t = ""]) => {
  let n = Qd([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, RO = ([e, t = ""]) => {
  let n = Xd([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, Xd = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && !n.startsWith(".");
}, Qd = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && n !== "." && n !== "..";
}, ep = typeof process == "object" && process ? typeof process.env == "object" && process.env && process.env.__MINIMATCH_TESTING_PLATFORM__ || process.platform : "posix", Yd = {
  win32: { sep: "\\" },
  posix: { sep: "/" }
}, $O = ep === "win32" ? Yd.win32.sep : Yd.posix.sep;
ie.sep = $O;
var te = /* @__PURE__ */ Symbol("globstar **");
ie.GLOBSTAR = te;
var IO = "[^/]", MO = IO + "*?", TO = "(?:(?!(?:\\/|^)(?:\\.{1,2})($|\\/)).)*?", AO = "(?:(?!(?:\\/|^)\\.).)*?", CO = (e, t = {}) => (n) => ie(n, e, t);
ie.filter = CO;
var we = (e, t = {}) => Object.assign({}, e, t), NO = (e) => {
  if (!e || typeof e != "object" || !Object.keys(e).length)
    return ie;
  let t = ie;
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
    GLOBSTAR: te
  });
};
ie.defaults = NO;
var tp = (e, t = {}) => (pr(e), t.nobrace || !/\{(?:(?!\{).)*\}/.test(e) ? [e] : Hd(e, { max: t.braceExpandMax }));
ie.braceExpand = tp;
var FO = (e, t = {}) => new Pe(e, t).makeRe();
ie.makeRe = FO;
var _O = (e, t, n = {}) => {
  let r = new Pe(t, n);
  return e = e.filter((o) => r.match(o)), r.options.nonull && !e.length && e.push(t), e;
};
ie.match = _O;
var Zd = /[?*]|[+@!]\(.*?\)|\[|\]/, LO = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), Pe = class {
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
    pr(t), n = n || {}, this.options = n, this.maxGlobstarRecursion = n.maxGlobstarRecursion ?? 200, this.pattern = t, this.platform = n.platform || ep, this.isWindows = this.platform === "win32";
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
        let c = s[0] === "" && s[1] === "" && (s[2] === "?" || !Zd.test(s[2])) && !Zd.test(s[3]), f = /^[a-z]:/i.test(s[0]);
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
      let y = t.slice(o, o + c.length);
      if (!this.#o(y, c, r, 0, 0))
        return !1;
      o += c.length, s += c.length;
    }
    let m = 0;
    if (u.length) {
      if (u.length + o > t.length)
        return !1;
      let y = t.length - u.length;
      if (this.#o(t, u, r, y, 0))
        m = u.length;
      else {
        if (t[t.length - 1] !== "" || o + u.length === t.length || (y--, !this.#o(t, u, r, y, 0)))
          return !1;
        m = u.length + 1;
      }
    }
    if (!f.length) {
      let y = !!m;
      for (let S = o; S < t.length - m; S++) {
        let v = String(t[S]);
        if (y = !0, v === "." || v === ".." || !this.options.dot && v.startsWith("."))
          return !1;
      }
      return r || y;
    }
    let l = [[[], 0]], d = l[0], p = 0, h = [0];
    for (let y of f)
      y === te ? (h.push(p), d = [[], 0], l.push(d)) : (d[0].push(y), p++);
    let g = l.length - 1, b = t.length - m;
    for (let y of l)
      y[1] = b - (h[g--] + y[0].length);
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
    return tp(this.pattern, this.options);
  }
  parse(t) {
    pr(t);
    let n = this.options;
    if (t === "**")
      return te;
    if (t === "")
      return "";
    let r, o = null;
    (r = t.match(SO)) ? o = n.dot ? vO : xO : (r = t.match(mO)) ? o = (n.nocase ? n.dot ? hO : pO : n.dot ? dO : lO)(r[1]) : (r = t.match(PO)) ? o = (n.nocase ? n.dot ? BO : OO : n.dot ? EO : RO)(r) : (r = t.match(gO)) ? o = n.dot ? wO : yO : (r = t.match(bO)) && (o = kO);
    let s = Bt.fromGlob(t, this.options).toMMPattern();
    return o && typeof s == "object" && Reflect.defineProperty(s, "test", { value: o }), s;
  }
  makeRe() {
    if (this.regexp || this.regexp === !1)
      return this.regexp;
    let t = this.set;
    if (!t.length)
      return this.regexp = !1, this.regexp;
    let n = this.options, r = n.noglobstar ? MO : n.dot ? TO : AO, o = new Set(n.nocase ? ["i"] : []), s = t.map((c) => {
      let f = c.map((m) => {
        if (m instanceof RegExp)
          for (let l of m.flags.split(""))
            o.add(l);
        return typeof m == "string" ? LO(m) : m === te ? te : m._src;
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
ie.escape = wa;
ie.unescape = ot;

// src/files/patterns.ts
var np = {
  dot: !0,
  nobrace: !0,
  nocomment: !0,
  noext: !0,
  nonegate: !0,
  // All paths have `/`, on Windows, too.
  platform: "linux"
};
function Ne(e, t, { platform: n = process.platform, home: r = DO() } = {}) {
  let o = { platform: n, home: G(r, n) }, s = e.filter((c) => !c.startsWith("#")).map((c) => WO(c, G(t, n), o)), i = s.filter((c) => !c.negated), a = (c, f = -1) => s.findLast((u, m) => m > f && u.names(c))?.negated ?? !1;
  return {
    roots: i.map(
      (c, f) => HO(c, f, { order: s.indexOf(c), platform: n })
    ),
    excludes: i.length < s.length ? a : void 0
  };
}
function WO(e, t, n) {
  let r = Ze(n.platform), o = n.platform === "win32", s = e.match(/^[!\s]*/)?.[0] ?? "", i = G(e.slice(s.length), n.platform), [a, c] = jO(i, t, { ...n, maths: r }), [, f = "", u = ""] = UO.normalize(c).match(/^((?:\.\.(?:\/|$))*)(.*?)\/*$/s) ?? [], m = r.resolve(a, f), l = u === "" || u === ".", d = new Pe(u, np), p = o ? new Pe(u, { ...np, nocase: !0 }) : d;
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
function jO(e, t, { maths: n, home: r }) {
  let { root: o } = n.parse(e);
  return o !== "" ? [n.resolve(t, o), e.slice(o.length).replace(/^\/+/, "")] : e === "~" || e.startsWith("~/") ? [r, e.slice(2)] : [t, e];
}
function HO({ line: e, anchor: t, segments: n, rest: r, names: o }, s, { order: i, platform: a }) {
  let { join: c } = Ze(a), f = n.findIndex((d) => typeof d != "string"), u = f === -1, m = u ? n.slice(0, -1) : n.slice(0, f);
  a === "win32" && zO(e, t, n);
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
function zO(e, t, n) {
  let r = `the line ${e} of \`path\` is wrong here`;
  if (t.startsWith("//./")) throw new Error(`${r}: it is a device`);
  try {
    for (let o of n) typeof o == "string" && Eo(o);
  } catch (o) {
    throw new Error(`${r}: ${O(o)}`);
  }
}

// src/files/overlap.ts
function op(e, t, n) {
  let [r, o] = [Ne(e, n), Ne(t, n)];
  for (let s of r.roots)
    for (let i of o.roots)
      if (rp(s, i, r) || rp(i, s, o)) return [s.pattern, i.pattern];
}
function rp(e, t, { excludes: n }) {
  let r = t.literal ?? t.base;
  return n?.(r, e.order) ? !1 : e.literal !== void 0 ? z(r, e.literal) : t.literal === void 0 ? e.base === t.base && e.rest === t.rest : z(r, e.base) && Ko(e, Le(e.base, r));
}
function Ko(e, t) {
  return e.matches(t) || t !== "" && Ko(e, t.replace(/\/?[^/]*$/, ""));
}

// src/inputs/inputs.ts
import { homedir as eB } from "node:os";

// src/inputs/values.ts
function Et(e) {
  return e.toLowerCase() === "true";
}
function be(e, t, n) {
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
function ba(e, t) {
  let n = e(t);
  if (n === "") throw new A(`Input required and not supplied: ${t}`);
  return n;
}

// src/inputs/rolling.ts
function sp(e) {
  let t = be(e, "rolling", ["false", "true", "merge"]), n = {
    keep: gn(e, "rolling-keep", { from: 1, to: 1e3, default: 2 }),
    everyMinutes: gn(e, "rolling-every", { from: 0, to: 10080, default: 0 }),
    branches: be(e, "rolling-branches", ["default", "all"]),
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
function ap(e) {
  let t = VO(e("endpoint")), n = e("force-path-style").toLowerCase();
  if (!["", "true", "false"].includes(n))
    throw Vo("force-path-style", n, "must be one of: true, false");
  let r = {
    bucket: GO(e("bucket")),
    prefix: JO(e("prefix")),
    region: KO(e("region")),
    endpoint: t,
    // Self-hosted stores seldom have a host name per bucket.
    forcePathStyle: n === "" ? t !== "" && !qO(t) : n === "true",
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
function qO(e) {
  return e === "" || /(^|\.)amazonaws\.com(\.cn)?$/.test(new URL(e).hostname);
}
function GO(e) {
  if (e === "" || /^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$/.test(e) && !e.includes(".."))
    return e;
  throw Vo("bucket", e, "must be the name of a bucket: 3 to 63 letters, digits, dots and hyphens");
}
var ip = 256;
function JO(e) {
  let t = e.replace(/^\/+|\/+$/g, ""), n = t.split("/").every((o) => /^[A-Za-z0-9._=@:+-]+$/.test(o) && !/^\.+$/.test(o));
  if (t === "" || n && t.length <= ip) return t;
  let r = `may have letters, digits and . _ = @ : + - between slashes, ${ip} in all`;
  throw Vo("prefix", e, r);
}
function KO(e) {
  if (/^[a-z0-9-]{0,40}$/.test(e)) return e;
  throw Vo("region", e, "must be the name of a region, such as eu-west-1");
}
function VO(e) {
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
function Vo(e, t, n) {
  return new A(`Input ${e} is '${t}'; it ${n}.`);
}

// src/inputs/signing.ts
var Rt = F(cp(), 1);
var fp = 32, YO = /^-----BEGIN ([A-Z ]+)-----$[^-]*^-----END \1-----$/gm;
function mp(e) {
  let t = up(e("signing-key")).map(ZO), n = up(e("verify-key")).map(XO);
  if (t.length + n.length !== 0) {
    if (e("format").toLowerCase() === "actions-cache")
      throw new A(
        "Input format is actions-cache, whose entries cannot be signed, and signing-key or verify-key is given; use format: auto or tar."
      );
    return { signer: t[0], verifiers: [...t.map(QO), ...n] };
  }
}
function lp(e) {
  return Yo(e).filter((t) => !t.startsWith("-----")).flatMap((t) => [t, Buffer.from(t).toString("base64")]);
}
function up(e) {
  let t = Yo(e).join(`
`), n = [], r = 0;
  for (let o of t.matchAll(YO))
    n.push(...Yo(t.slice(r, o.index)), o[0]), r = o.index + o[0].length;
  return [...n, ...Yo(t.slice(r))];
}
function Yo(e) {
  return e.split(`
`).map((n) => n.trim()).filter((n) => n !== "");
}
function ZO(e) {
  if (e.startsWith("-----")) {
    let r = dp(e, "PRIVATE KEY", Rt.createPrivateKey);
    if (r) return r;
    throw new A("Input signing-key has a key in PEM that is no private Ed25519 key (PKCS #8).");
  }
  let t = Buffer.from(e);
  if (t.length >= fp) return (0, Rt.createSecretKey)(t);
  let n = "make one with openssl rand -base64 32";
  throw new A(
    `Input signing-key has a line of ${t.length} bytes; a key has at least ${fp}: ${n}.`
  );
}
function XO(e) {
  let t = dp(e, "PUBLIC KEY", Rt.createPublicKey);
  if (t) return t;
  throw new A(
    "Input verify-key has something that is no public Ed25519 key in PEM; a secret belongs into signing-key."
  );
}
function dp(e, t, n) {
  if (e.startsWith(`-----BEGIN ${t}-----`))
    try {
      let r = n(e);
      return r.asymmetricKeyType === "ed25519" ? r : void 0;
    } catch {
      return;
    }
}
function QO(e) {
  return e.type === "secret" ? e : (0, Rt.createPublicKey)(e);
}

// src/inputs/inputs.ts
function Zo(e, t) {
  let n = Et(e("save-always")), r = be(e, "store", ["auto", "github", "s3", "local"]), o = ap(e);
  if (r === "s3" && o.bucket === "") throw new A("Input bucket is required where store is s3.");
  return {
    key: ba(e, "key"),
    restoreKeys: pp(e("restore-keys")),
    paths: pp(ba(e, "path")),
    crossOs: Et(e("enableCrossOsArchive")),
    failOnMiss: Et(e("fail-on-cache-miss")),
    lookupOnly: Et(e("lookup-only")),
    store: r,
    localDir: rB(e("local-dir"), t),
    s3: o,
    stash: { ...oB(e("stash"), t), maxBytes: sB(e("stash-size")) },
    concurrency: gn(e, "concurrency", { from: 1, to: 64, default: 8 }),
    partBytes: nB(e("part-size")),
    mode: be(e, "mode", ["unpack", "mount", "auto", "lazy"]),
    broker: e("broker") || "/run/headstart/broker.sock",
    ramdisk: be(e, "ramdisk", ["off", "auto", "on"]),
    verify: be(e, "verify", ["auto", "always"]),
    format: be(e, "format", ["auto", "tar", "actions-cache"]),
    save: n ? "always" : be(e, "save", ["on-success", "always", "never"]),
    jobStatus: e("job-status"),
    secrets: be(e, "secrets", ["warn", "refuse", "skip", "ignore"]),
    compressionLevel: gn(e, "compression-level", { from: 1, to: 19, default: 3 }),
    summary: be(e, "summary", ["true", "false"]) === "true",
    rolling: sp(e),
    signing: mp(e)
  };
}
function pp(e) {
  return e.split(`
`).map((t) => t.replace(/^!\s+/, "!").trim()).filter((t) => t !== "");
}
var gr = 1024 ** 2, tB = {
  "": 1,
  MB: 1e3 ** 2,
  MIB: gr,
  GB: 1e3 ** 3,
  GIB: 1024 * gr
};
function hp(e) {
  let [, t, n = ""] = e.toUpperCase().match(/^(\d+) ?([A-Z]*)$/) ?? [];
  return Number(t) * (tB[n] ?? Number.NaN);
}
function nB(e) {
  if (e === "") return 8 * gr;
  let t = hp(e);
  if (t >= 5 * gr && t <= 512 * gr) return t;
  throw new A(`Input part-size is '${e}'; it must be from 5MiB to 512MiB, in MiB, MB or bytes.`);
}
function rB(e, t) {
  return e === "" ? T(t, "headstart") : Ys(gp(e));
}
function gp(e) {
  return G(G(e).replace(/^~(?=\/|$)/, eB()));
}
function oB(e, t) {
  let n = e.toLowerCase();
  if (n === "" || n === "auto" || n === "off")
    return { use: n || "auto", dir: T(t, "headstart-stash") };
  let r = gp(e);
  if (Vs(r)) return { use: "on", dir: Ys(r) };
  let o = "auto, off, or a directory that is absolute or starts with ~/";
  throw new A(`Input stash is '${e}'; it must be ${o}.`);
}
function sB(e) {
  if (e === "") return 20 * 1e3 ** 3;
  let t = hp(e), n = /[a-z]/i.test(e);
  if (t > 0 && n) return t;
  throw new A(`Input stash-size is '${e}'; it must be more than 0, in GB, GiB, MB or MiB.`);
}

// src/entry/signature.ts
var st = F(yp(), 1);
var xa = 9;
function va({ type: e }) {
  return e === "secret" ? { id: 1, name: "HMAC-SHA-256" } : { id: 2, name: "Ed25519" };
}
function wp(e, t, n) {
  let r = Buffer.alloc(xa);
  r.writeUInt8(va(n).id), r.writeBigUInt64LE(BigInt(Date.now()), 1);
  let o = kp(r, e, t), s = n.type === "secret" ? Sp(o, n) : (0, st.sign)(null, o, n);
  return Buffer.concat([r, s]);
}
function bp(e, t, { places: n, keys: r }) {
  if (e.length === 0) throw new Se("has no signature");
  let o = r.filter((c) => va(c).id === e[0]);
  if (o.length === 0) {
    let c = [...new Set(r.map((f) => va(f).name))].join(" and ");
    throw new Se(`has a signature of another kind than ${c}`);
  }
  let [s, i] = [e.subarray(0, xa), e.subarray(xa)];
  if (!n.some((c) => {
    let f = kp(s, t, c);
    return o.some((u) => iB(f, i, u));
  }))
    throw new Se(
      "has a wrong signature: it was changed, signed with another key, or copied from another repository, branch or version"
    );
  return new Date(Number(s.readBigUInt64LE(1)));
}
function kp(e, t, { repository: n, scope: r, version: o }) {
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
function iB(e, t, n) {
  if (n.type !== "secret") return (0, st.verify)(null, e, n, t);
  let r = Sp(e, n);
  return t.length === r.length && (0, st.timingSafeEqual)(t, r);
}
function Sp(e, t) {
  return (0, st.createHmac)("sha256", t).update(e).digest();
}

// node_modules/jwt-decode/build/esm/index.js
var $t = class extends Error {
};
$t.prototype.name = "InvalidTokenError";
function aB(e) {
  return decodeURIComponent(atob(e).replace(/(.)/g, (t, n) => {
    let r = n.charCodeAt(0).toString(16).toUpperCase();
    return r.length < 2 && (r = "0" + r), "%" + r;
  }));
}
function cB(e) {
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
    return aB(t);
  } catch {
    return atob(t);
  }
}
function xp(e, t) {
  if (typeof e != "string")
    throw new $t("Invalid token specified: must be a string");
  t || (t = {});
  let n = t.header === !0 ? 0 : 1, r = e.split(".")[n];
  if (typeof r != "string")
    throw new $t(`Invalid token specified: missing part #${n + 1}`);
  let o;
  try {
    o = cB(r);
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
var fB = /* @__PURE__ */ new Set([
  "push",
  "schedule",
  "workflow_dispatch",
  "repository_dispatch",
  "delete",
  "registry_package",
  "page_build"
]);
function ue(e) {
  let t = mB(e.token) ?? lB(e), n = { read: t.read, write: t.write };
  return uB(t.write) && !fB.has(e.eventName) && (n.write = void 0, n.whyNoWrite = `Cache save skipped: the event '${e.eventName}' can be caused by anyone, so it may not write the cache of ${t.write}.`), (e.cacheMode === "none" || e.cacheMode === "read") && (n.write = void 0, n.whyNoWrite = `Cache save skipped: the effective cache-mode '${e.cacheMode}' does not permit writes.`), (e.cacheMode === "none" || e.cacheMode === "write-only") && (n.read = [], n.whyNoRead = `Cache restore skipped: the effective cache-mode '${e.cacheMode}' does not permit reads.`), n;
}
function uB(e = "") {
  return e.startsWith("refs/heads/") && !e.startsWith("refs/heads/gh-readonly-queue/");
}
function mB(e) {
  try {
    let { ac: t } = xp(e), n = JSON.parse(t ?? ""), r = n.find((s) => s.Permission & 2)?.Scope, o = n.filter((s) => s.Permission & 1).map((s) => s.Scope);
    return o.length === 0 && !r ? void 0 : { read: vp([...r && o.includes(r) ? [r] : [], ...o]), write: r };
  } catch {
    return;
  }
}
function lB(e) {
  let t = [e.baseBranch, e.defaultBranch].filter((n) => n !== "");
  return { read: vp([e.ref, ...t.map((n) => `refs/heads/${n}`)]), write: e.ref };
}
function vp(e) {
  return [...new Set(e)];
}

// src/steps/signed-index.ts
function Pp() {
  for (let e of lp(Q("signing-key"))) Jr(e);
}
function Op({ signing: e }, t) {
  let n = e?.signer;
  return n && ((r) => wp(r, t, n));
}
var dB = 1440 * 60 * 1e3;
async function Xo(e, { key: t, signing: n }) {
  let r = e.stored ?? e;
  if (!n) return rr(r);
  let o = ye(), s = e.scope === void 0 ? ue(o).read : [e.scope], { version: i, createdAt: a } = e, c = s.map((f) => ({ repository: o.repository, scope: f, version: i }));
  try {
    let f = await rr(r, (u, m) => {
      let l = bp(u, m, { places: c, keys: n.verifiers });
      if (!Z(e.key, t) && a.getTime() - l.getTime() > dB)
        throw new Se(
          `was signed on ${l.toISOString()}, but stored only on ${a.toISOString()}`
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

// src/steps/plan.ts
async function yn(e) {
  let t = await pB();
  if (!e) return t ?? hB();
  let n = Object.keys(e);
  return (t?.filter(({ name: o }) => n.includes(o)) ?? n.map((o) => ({ name: o, inputs: /* @__PURE__ */ new Map() }))).map(({ name: o, inputs: s }) => {
    let { preset: i, filled: a } = e[o] ?? {};
    return i !== void 0 && s.set("preset", i), a !== "none" && Bp(s, a), { name: o, inputs: s };
  });
}
async function pB() {
  let e = Q("caches");
  if (e === "") return;
  let t = ["preset", "path", "key", "restore-keys"].find((r) => Q(r) !== "");
  if (t)
    throw new A(`Inputs caches and ${t} are both given; give ${t} to the items of caches.`);
  let { readCaches: n } = await import("./shared-MMVDVH4R.js");
  return n(e);
}
async function hB() {
  let e = Q("preset"), t = { name: "", inputs: /* @__PURE__ */ new Map() };
  if (e === "") return [t];
  let { presetNames: n } = await import("./presets.js"), o = n(e, Q("working-directory")).map((s) => ({ name: s, inputs: /* @__PURE__ */ new Map([["preset", s]]) }));
  return o.length > 1 ? o : [{ ...t, ...o[0], name: "" }];
}
async function Qo({ inputs: e }, t) {
  Pp();
  let n = Q("preset").toLowerCase();
  if (n === "") return;
  let r = await gB(n, t);
  return Bp(e, r), r ?? "none";
}
function Bp(e, t = {}) {
  for (let [n, r] of Object.entries(t)) e.set(n, r);
}
async function gB(e, t) {
  let { fillIn: n } = await import("./presets.js"), r = await n(e, Q, t);
  return r && { ...r };
}
var yB = ["preset", "working-directory", "upload-chunk-size"];
function es({ inputs: e }) {
  let t = new Set(yB), r = Zo((i) => (t.add(i.toLowerCase()), Q(i)), Kr()), o = [...e.keys()].find((i) => !t.has(i));
  if (o === void 0) return r;
  let s = [...t].sort().join(", ");
  throw new A(
    `Input caches has '${o}', which is no input of a cache; these are: name, ${s}.`
  );
}
async function Pa(e, t) {
  try {
    return await Wt(e, t);
  } catch (n) {
    throw e.name === "" || !(n instanceof A) ? n : new A(`${e.name}: ${n.message}`);
  }
}
function Ep(e) {
  for (let [t, { cache: n, inputs: r }] of e.entries())
    for (let o of e.slice(t + 1)) {
      let s = op(r?.paths ?? [], o.inputs?.paths ?? [], process.cwd());
      if (s)
        throw new A(
          `Caches ${n.name} and ${o.cache.name} have the same files: ${s[0]} and ${s[1]}. Exclude them in one with a line of path that starts with !.`
        );
    }
}

// package.json
var Rp = { version: "0.1.0" };

// src/files/matches.ts
import { lstatSync as EB } from "node:fs";

// node_modules/@actions/glob/lib/internal-globber.js
import * as Sn from "fs";

// node_modules/@actions/glob/lib/internal-glob-options-helper.js
function Oa(e) {
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
import * as is from "path";

// node_modules/@actions/glob/lib/internal-path-helper.js
var it = F($p(), 1);
import * as wn from "path";
var at = process.platform === "win32";
function Je(e) {
  if (e = Ge(e), at && /^\\\\[^\\]+(\\[^\\]+)?$/.test(e))
    return e;
  let t = wn.dirname(e);
  return at && /^\\\\[^\\]+\\[^\\]+\\$/.test(t) && (t = Ge(t)), t;
}
function ns(e, t) {
  if ((0, it.default)(e, "ensureAbsoluteRoot parameter 'root' must not be empty"), (0, it.default)(t, "ensureAbsoluteRoot parameter 'itemPath' must not be empty"), yr(t))
    return t;
  if (at) {
    if (t.match(/^[A-Z]:[^\\/]|^[A-Z]:$/i)) {
      let n = process.cwd();
      return (0, it.default)(n.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${n}'`), t[0].toUpperCase() === n[0].toUpperCase() ? t.length === 2 ? `${t[0]}:\\${n.substr(3)}` : (n.endsWith("\\") || (n += "\\"), `${t[0]}:\\${n.substr(3)}${t.substr(2)}`) : `${t[0]}:\\${t.substr(2)}`;
    } else if (Oe(t).match(/^\\$|^\\[^\\]/)) {
      let n = process.cwd();
      return (0, it.default)(n.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${n}'`), `${n[0]}:\\${t.substr(1)}`;
    }
  }
  return (0, it.default)(yr(e), "ensureAbsoluteRoot parameter 'root' must have an absolute root"), e.endsWith("/") || at && e.endsWith("\\") || (e += wn.sep), e + t;
}
function yr(e) {
  return (0, it.default)(e, "hasAbsoluteRoot parameter 'itemPath' must not be empty"), e = Oe(e), at ? e.startsWith("\\\\") || /^[A-Z]:\\/i.test(e) : e.startsWith("/");
}
function wr(e) {
  return (0, it.default)(e, "isRooted parameter 'itemPath' must not be empty"), e = Oe(e), at ? e.startsWith("\\") || /^[A-Z]:/i.test(e) : e.startsWith("/");
}
function Oe(e) {
  return e = e || "", at ? (e = e.replace(/\//g, "\\"), (/^\\\\+[^\\]/.test(e) ? "\\" : "") + e.replace(/\\\\+/g, "\\")) : e.replace(/\/\/+/g, "/");
}
function Ge(e) {
  return e ? (e = Oe(e), !e.endsWith(wn.sep) || e === wn.sep || at && /^[A-Z]:\\$/i.test(e) ? e : e.substr(0, e.length - 1)) : "";
}

// node_modules/@actions/glob/lib/internal-match-kind.js
var Be;
(function(e) {
  e[e.None = 0] = "None", e[e.Directory = 1] = "Directory", e[e.File = 2] = "File", e[e.All = 3] = "All";
})(Be || (Be = {}));

// node_modules/@actions/glob/lib/internal-pattern-helper.js
var Ip = process.platform === "win32";
function Ea(e) {
  e = e.filter((r) => !r.negate);
  let t = {};
  for (let r of e) {
    let o = Ip ? r.searchPath.toUpperCase() : r.searchPath;
    t[o] = "candidate";
  }
  let n = [];
  for (let r of e) {
    let o = Ip ? r.searchPath.toUpperCase() : r.searchPath;
    if (t[o] === "included")
      continue;
    let s = !1, i = o, a = Je(i);
    for (; a !== i; ) {
      if (t[a]) {
        s = !0;
        break;
      }
      i = a, a = Je(i);
    }
    s || (n.push(r.searchPath), t[o] = "included");
  }
  return n;
}
function Mp(e, t) {
  let n = Be.None;
  for (let r of e)
    r.negate ? n &= ~r.match(t) : n |= r.match(t);
  return n;
}
function Tp(e, t) {
  return e.some((n) => !n.negate && n.partialMatch(t));
}

// node_modules/@actions/glob/lib/internal-pattern.js
import * as Np from "os";
import * as kn from "path";
var ct = F(Ap(), 1);

// node_modules/@actions/glob/lib/internal-path.js
import * as It from "path";
var bn = F(Cp(), 1), SB = process.platform === "win32", Mt = class {
  /**
   * Constructs a Path
   * @param itemPath Path or array of segments
   */
  constructor(t) {
    if (this.segments = [], typeof t == "string")
      if ((0, bn.default)(t, "Parameter 'itemPath' must not be empty"), t = Ge(t), !wr(t))
        this.segments = t.split(It.sep);
      else {
        let n = t, r = Je(n);
        for (; r !== n; ) {
          let o = It.basename(n);
          this.segments.unshift(o), n = r, r = Je(n);
        }
        this.segments.unshift(n);
      }
    else {
      (0, bn.default)(t.length > 0, "Parameter 'itemPath' must not be an empty array");
      for (let n = 0; n < t.length; n++) {
        let r = t[n];
        (0, bn.default)(r, "Parameter 'itemPath' must not contain any empty segments"), r = Oe(t[n]), n === 0 && wr(r) ? (r = Ge(r), (0, bn.default)(r === Je(r), "Parameter 'itemPath' root segment contains information for multiple segments"), this.segments.push(r)) : ((0, bn.default)(!r.includes(It.sep), "Parameter 'itemPath' contains unexpected path separators"), this.segments.push(r));
      }
    }
  }
  /**
   * Converts the path to it's string representation
   */
  toString() {
    let t = this.segments[0], n = t.endsWith(It.sep) || SB && /^[A-Z]:$/i.test(t);
    for (let r = 1; r < this.segments.length; r++)
      n ? n = !1 : t += It.sep, t += this.segments[r];
    return t;
  }
};

// node_modules/@actions/glob/lib/internal-pattern.js
var Ke = process.platform === "win32", br = class e {
  constructor(t, n = !1, r, o) {
    this.negate = !1;
    let s;
    if (typeof t == "string")
      s = t.trim();
    else {
      r = r || [], (0, ct.default)(r.length, "Parameter 'segments' must not empty");
      let f = e.getLiteral(r[0]);
      (0, ct.default)(f && yr(f), "Parameter 'segments' first element must be a root path"), s = new Mt(r).toString().trim(), t && (s = `!${s}`);
    }
    for (; s.startsWith("!"); )
      this.negate = !this.negate, s = s.substr(1).trim();
    s = e.fixupPattern(s, o), this.segments = new Mt(s).segments, this.trailingSeparator = Oe(s).endsWith(kn.sep), s = Ge(s);
    let i = !1, a = this.segments.map((f) => e.getLiteral(f)).filter((f) => !i && !(i = f === ""));
    this.searchPath = new Mt(a).toString(), this.rootRegExp = new RegExp(e.regExpEscape(a[0]), Ke ? "i" : ""), this.isImplicitPattern = n;
    let c = {
      dot: !0,
      nobrace: !0,
      nocase: Ke,
      nocomment: !0,
      noext: !0,
      nonegate: !0
    };
    s = Ke ? s.replace(/\\/g, "/") : s, this.minimatch = new Pe(s, c);
  }
  /**
   * Matches the pattern against the specified path
   */
  match(t) {
    return this.segments[this.segments.length - 1] === "**" ? (t = Oe(t), !t.endsWith(kn.sep) && this.isImplicitPattern === !1 && (t = `${t}${kn.sep}`)) : t = Ge(t), this.minimatch.match(t) ? this.trailingSeparator ? Be.Directory : Be.All : Be.None;
  }
  /**
   * Indicates whether the pattern may match descendants of the specified path
   */
  partialMatch(t) {
    return t = Ge(t), Je(t) === t ? this.rootRegExp.test(t) : this.minimatch.matchOne(t.split(Ke ? /\\+/ : /\/+/), this.minimatch.set[0], !0);
  }
  /**
   * Escapes glob patterns within a path
   */
  static globEscape(t) {
    return (Ke ? t : t.replace(/\\/g, "\\\\")).replace(/(\[)(?=[^/]+\])/g, "[[]").replace(/\?/g, "[?]").replace(/\*/g, "[*]");
  }
  /**
   * Normalizes slashes and ensures absolute root
   */
  static fixupPattern(t, n) {
    (0, ct.default)(t, "pattern cannot be empty");
    let r = new Mt(t).segments.map((o) => e.getLiteral(o));
    if ((0, ct.default)(r.every((o, s) => (o !== "." || s === 0) && o !== ".."), `Invalid pattern '${t}'. Relative pathing '.' and '..' is not allowed.`), (0, ct.default)(!wr(t) || r[0], `Invalid pattern '${t}'. Root segment must not contain globs.`), t = Oe(t), t === "." || t.startsWith(`.${kn.sep}`))
      t = e.globEscape(process.cwd()) + t.substr(1);
    else if (t === "~" || t.startsWith(`~${kn.sep}`))
      n = n || Np.homedir(), (0, ct.default)(n, "Unable to determine HOME directory"), (0, ct.default)(yr(n), `Expected HOME directory to be a rooted path. Actual '${n}'`), t = e.globEscape(n) + t.substr(1);
    else if (Ke && (t.match(/^[A-Z]:$/i) || t.match(/^[A-Z]:[^\\]/i))) {
      let o = ns("C:\\dummy-root", t.substr(0, 2));
      t.length > 2 && !o.endsWith("\\") && (o += "\\"), t = e.globEscape(o) + t.substr(2);
    } else if (Ke && (t === "\\" || t.match(/^\\[^\\]/))) {
      let o = ns("C:\\dummy-root", "\\");
      o.endsWith("\\") || (o += "\\"), t = e.globEscape(o) + t.substr(1);
    } else
      t = ns(e.globEscape(process.cwd()), t);
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
      if (o === "\\" && !Ke && r + 1 < t.length) {
        n += t[++r];
        continue;
      } else {
        if (o === "*" || o === "?")
          return "";
        if (o === "[" && r + 1 < t.length) {
          let s = "", i = -1;
          for (let a = r + 1; a < t.length; a++) {
            let c = t[a];
            if (c === "\\" && !Ke && a + 1 < t.length) {
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
var kr = class {
  constructor(t, n) {
    this.path = t, this.level = n;
  }
};

// node_modules/@actions/glob/lib/internal-globber.js
var Ra = function(e, t, n, r) {
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
}, xB = function(e) {
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
}, ft = function(e) {
  return this instanceof ft ? (this.v = e, this) : new ft(e);
}, vB = function(e, t, n) {
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
      return new Promise(function(g, b) {
        s.push([d, h, g, b]) > 1 || c(d, h);
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
    d.value instanceof ft ? Promise.resolve(d.value.v).then(u, m) : l(s[0][2], d);
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
}, PB = process.platform === "win32", ss = class e {
  constructor(t) {
    this.patterns = [], this.searchPaths = [], this.options = Oa(t);
  }
  getSearchPaths() {
    return this.searchPaths.slice();
  }
  glob() {
    return Ra(this, void 0, void 0, function* () {
      var t, n, r, o;
      let s = [];
      try {
        for (var i = !0, a = xB(this.globGenerator()), c; c = yield a.next(), t = c.done, !t; i = !0) {
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
    return vB(this, arguments, function* () {
      let n = Oa(this.options), r = [];
      for (let i of this.patterns)
        r.push(i), n.implicitDescendants && (i.trailingSeparator || i.segments[i.segments.length - 1] !== "**") && r.push(new br(i.negate, !0, i.segments.concat("**")));
      let o = [];
      for (let i of Ea(r)) {
        ce(`Search path '${i}'`);
        try {
          yield ft(Sn.promises.lstat(i));
        } catch (a) {
          if (a.code === "ENOENT")
            continue;
          throw a;
        }
        o.unshift(new kr(i, 1));
      }
      let s = [];
      for (; o.length; ) {
        let i = o.pop(), a = Mp(r, i.path), c = !!a || Tp(r, i.path);
        if (!a && !c)
          continue;
        let f = yield ft(
          e.stat(i, n, s)
          // Broken symlink, or symlink cycle detected, or no longer exists
        );
        if (f && !(n.excludeHiddenFiles && is.basename(i.path).match(/^\./)))
          if (f.isDirectory()) {
            if (a & Be.Directory && n.matchDirectories)
              yield yield ft(i.path);
            else if (!c)
              continue;
            let u = i.level + 1, m = (yield ft(Sn.promises.readdir(i.path))).map((l) => new kr(is.join(i.path, l), u));
            o.push(...m.reverse());
          } else a & Be.File && (yield yield ft(i.path));
      }
    });
  }
  /**
   * Constructs a DefaultGlobber
   */
  static create(t, n) {
    return Ra(this, void 0, void 0, function* () {
      let r = new e(n);
      PB && (t = t.replace(/\r\n/g, `
`), t = t.replace(/\r/g, `
`));
      let o = t.split(`
`).map((s) => s.trim());
      for (let s of o)
        !s || s.startsWith("#") || r.patterns.push(new br(s));
      return r.searchPaths.push(...Ea(r.patterns)), r;
    });
  }
  static stat(t, n, r) {
    return Ra(this, void 0, void 0, function* () {
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
var OB = F(Fp(), 1);

// node_modules/@actions/glob/lib/glob.js
var BB = function(e, t, n, r) {
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
function _p(e, t) {
  return BB(this, void 0, void 0, function* () {
    return yield ss.create(e, t);
  });
}

// src/files/matches.ts
async function as({ roots: e, excludes: t }) {
  let n = /* @__PURE__ */ new Map();
  for (let r of e)
    for (let o of await RB(r)) {
      let s = EB(o, { throwIfNoEntry: !1 });
      !s || n.has(o) || $B(o, r) || Lp(o, r, t) || n.set(o, { root: r, path: o, relative: Le(r.base, o), stat: s });
    }
  return [...n.values()].filter(({ path: r }) => !IB(r, n, t));
}
async function RB(e) {
  if (e.literal !== void 0) return [e.literal];
  let t = { implicitDescendants: !1, followSymbolicLinks: !1 };
  return (await (await _p(`${MB(je(e.base))}${e.rest}`, t)).glob()).map((r) => G(r));
}
function $B(e, { base: t }) {
  return Le(t, e).split("/").some(Te);
}
function Lp(e, t, n) {
  return n ? n(e, t.order) ? !0 : e !== t.base && e !== q(e) && Lp(q(e), t, n) : !1;
}
function IB(e, t, n) {
  for (let r = e, o = q(e); o !== r; r = o, o = q(o)) {
    if (n?.(r)) return !1;
    if (t.get(o)?.stat.isDirectory()) return !0;
  }
  return !1;
}
function MB(e) {
  return e.replace(/[\\*?[]/g, (t) => t === "\\" ? "\\\\" : `[${t}]`);
}

// src/report/report.ts
function xn(e, t) {
  let { mode: n, ramdisk: r, concurrency: o, partBytes: s, compressionLevel: i } = t;
  return { ...e, settings: { mode: n, ramdisk: r, concurrency: o, partBytes: s, compressionLevel: i } };
}

// src/report/machine.ts
import { readFileSync as TB, statSync as AB } from "node:fs";
import { dirname as Dp } from "node:path";
function Hp(e) {
  let t = Up(), n = process.cpuUsage(), r = new Set(e.map(zp));
  return () => {
    let o = Up(), { user: s, system: i } = process.cpuUsage(n);
    return {
      cpu: FB(t, o, (s + i) / 1e3),
      disks: _B(t, o, r),
      network: LB(t, o)
    };
  };
}
function Up() {
  return {
    stat: cs("/proc/stat"),
    self: cs("/proc/self/stat"),
    disks: cs("/proc/diskstats"),
    net: cs("/proc/net/dev")
  };
}
function cs(e) {
  try {
    return TB(e, "latin1");
  } catch {
    return "";
  }
}
function zp(e) {
  let t = CB(e);
  if (t === void 0) return e === Dp(e) ? "" : zp(Dp(e));
  let n = t >> 8n & 0xfffn | t >> 32n & ~0xfffn, r = t & 0xffn | t >> 12n & ~0xffn;
  return `${n}:${r}`;
}
function CB(e) {
  try {
    return AB(e, { bigint: !0 }).dev;
  } catch {
    return;
  }
}
var NB = 10;
function FB(e, t, n) {
  let [r, o] = [e, t].map(({ stat: d }) => Ia(/^cpu (.*)$/m.exec(d)?.[1]).slice(0, 8)), s = (o ?? []).map((d, p) => d - (r?.[p] ?? 0)), i = DB(s);
  if (i <= 0) return;
  let [, , , a = 0, c = 0] = s, f = t.stat.match(/^cpu\d/gm)?.length ?? 1, u = (Wp(t) - Wp(e)) * NB, m = (d) => Math.round(1e3 * d / i) / 1e3, l = m(i - a - c);
  return { cores: f, busy: l, iowait: m(c), ownMs: Math.round(n), programsMs: u };
}
function Wp({ self: e }) {
  let t = Ia(e.slice(e.lastIndexOf(")") + 4));
  return (t[12] ?? 0) + (t[13] ?? 0);
}
var jp = 512;
function _B(e, t, n) {
  let r = ({ disks: i }) => i.split(`
`).map((a) => a.trim().split(/\s+/)), o = new Map(r(e).map(([i, a, , ...c]) => [`${i}:${a}`, c])), s = r(t).flatMap(([i, a, c = "", ...f]) => {
    let u = o.get(`${i}:${a}`);
    if (!u || !n.has(`${i}:${a}`)) return [];
    let [m = 0, , l = 0, , d = 0, , p = 0, , , h = 0] = f.map(
      (g, b) => Number(g) - Number(u[b])
    );
    return { name: c, readBytes: l * jp, writtenBytes: p * jp, reads: m, writes: d, busyMs: h };
  });
  return s.length > 0 ? s : void 0;
}
function LB(e, t) {
  let n = ({ net: s }) => [...s.matchAll(/^\s*(\S+):(.*)$/gm)].map(([, i = "", a]) => [i, Ia(a)]), r = new Map(n(e)), o = n(t).map(([s, i]) => {
    let a = (c) => (i[c] ?? 0) - (r.get(s)?.[c] ?? 0);
    return { name: s, receivedBytes: a(0), sentBytes: a(8) };
  });
  if (o.length !== 0)
    return o.filter(({ receivedBytes: s, sentBytes: i }) => s + i > 0);
}
function Ia(e = "") {
  return e.trim().split(/\s+/).map(Number);
}
function DB(e) {
  return e.reduce((t, n) => t + n, 0);
}

// src/report/phase-timer.ts
function Gp({ first: e, add: t, now: n }) {
  let r = [], o, s, i = (u) => {
    let m = n();
    o && UB(r, o, { sinceMs: s ?? m, untilMs: m }), o = u, s = m;
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
        i(l), m.firstByteMs ??= n(), qp(m, d.length), yield d, l = o, i(m);
    } finally {
      o === m && i(l), m.endMs = n();
    }
  }
  return {
    pulled(u, m) {
      let l = a(u);
      return nt(m, (d) => f(d, l));
    },
    async pushed(u, m, l) {
      let d = r.find((h) => h.name === u) ?? a(u);
      d.startMs === void 0 && c(d), d.endMs = void 0;
      let p = o;
      i(d);
      try {
        return await l();
      } finally {
        i(p), d.endMs = n(), qp(d, m);
      }
    }
  };
}
function qp(e, t) {
  e.bytes = (e.bytes ?? 0) + t;
}
function UB(e, t, { sinceMs: n, untilMs: r }) {
  for (let { name: o, startMs: s, endMs: i, waitedMs: a } of e)
    o === t.name || s === void 0 || i !== void 0 || (a[t.name] = (a[t.name] ?? 0) + r - Math.max(n, s));
}

// src/report/timeline.ts
function fs() {
  let e = performance.now(), t = () => performance.now() - e, n = [], r = [], o, s = (i, a) => {
    let c = { name: i, startMs: a, endMs: void 0, waitedMs: {} };
    return n.push(c), c;
  };
  return {
    elapsedMs: () => Math.round(t()),
    phases: () => n.flatMap((i) => jB(i, t())).toSorted((i, a) => i.startMs - a.startMs),
    machine: () => o?.(),
    phaseTimer: () => Gp({ first: () => r.at(-1), add: s, now: t }),
    watch(i) {
      if (o) return;
      let a = Math.round(t()), c = Hp(i);
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
var WB = 1024 * 1024;
function jB({ name: e, startMs: t, endMs: n, waitedMs: r, firstByteMs: o, bytes: s }, i) {
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
    mibPerSecond: s === void 0 ? void 0 : HB(s / WB / (a / 1e3))
  }];
}
function HB(e) {
  return Number.isFinite(e) ? Math.round(e * 10) / 10 : 0;
}

// src/report/write-report.ts
var ih = F(Jp(), 1);
import { writeFileSync as rE } from "node:fs";
import { join as oE } from "node:path";

// src/job-summary.ts
function Kp(e, [t = [], ...n], r) {
  let o = [t.map((i) => ({ data: i, header: !0 })), ...n], s = Wn(e);
  return Vp((i) => {
    i.addHeading(s, 3).addTable(o), r !== "" && i.addEOL().addRaw(r, !0);
  });
}
function dW(e) {
  return Vp((t) => t.addRaw(e, !0));
}
var Ta = Promise.resolve();
function Vp(e) {
  let t = hf();
  if (!t) return Ta;
  let n = Ta.then(async () => {
    e(t), await t.write();
  });
  return Ta = n.catch(() => {
  }), n;
}

// src/units.ts
function us(e) {
  return `~${Math.round(e / 1048576)} MB (${e} B)`;
}
function Yp(e, t) {
  return `${(e / 1048576 / Math.max(t / 1e3, 1e-3)).toFixed(1)} MBs/sec`;
}
function U(e) {
  return e < 1024 ? `${e} B` : e < 1048576 ? `${(e / 1024).toFixed(1)} KiB` : e < 1024 * 1048576 ? `${(e / 1048576).toFixed(1)} MiB` : `${(e / 1048576 / 1024).toFixed(2)} GiB`;
}
function X(e) {
  return e < 1e3 ? `${Math.round(e)} ms` : `${(e / 1e3).toFixed(2)} s`;
}

// src/report/bottleneck-causes.ts
function Zp({ totalMs: e, shareMs: t }) {
  return {
    kind: "store latency",
    what: "store",
    why: `it took ${X(t)} of ${X(e)} to answer`,
    advice: "one that is nearer to this runner would help"
  };
}
var zB = 10 * 1024 * 1024, qB = 64;
function Xp({ settings: e, phases: t, totalMs: n, shareMs: r }) {
  let { bytes: o, mibPerSecond: s } = rh(t, ["download", "upload"]), i = o >= zB && e.concurrency < qB;
  return {
    kind: "network",
    what: "network",
    why: `it carried ${U(o)} at ${s} MiB/s, and ${X(r)} of ${X(n)} were spent waiting for it`,
    advice: `${i ? "a higher `concurrency` would help where each connection is limited, " : ""}${Qp}`
  };
}
var Qp = "a higher `compression-level` makes entries smaller";
function Sr(e) {
  let { cores: t = 1 } = e.machine?.cpu ?? {}, n = t === 1 ? "its only core was" : `its ${t} cores were`;
  return eh(
    e,
    `${n} busy ${vn(e.load.cores)} of the time`,
    "more or faster cores"
  );
}
function ms(e) {
  return eh(e, `one thread was busy ${vn(e.load.thread)} of the time`, "faster cores");
}
function eh({ step: e, settings: t }, n, r) {
  let o = `only ${r} would help`;
  return e === "save" && t.compressionLevel > 1 && (o = "a lower `compression-level` would help"), e === "restore" && t.mode === "unpack" && (o = "`mode: mount`, which unpacks nothing, would help where this runner allows it"), { kind: "cpu", what: "CPU", why: n, advice: o };
}
var GB = 32 * 1024;
function Ca(e) {
  let { name: t, readBytes: n, writtenBytes: r, reads: o, writes: s, busyMs: i } = e.disk, a = (n + r) / (o + s), c = a < GB, f = r > n, u = `did ${Math.round((o + s) / (i / 1e3))} operations/s of ${U(a)}`, m = f ? `wrote ${Aa(r, i)} MiB/s` : `read ${Aa(n, i)} MiB/s`;
  return {
    kind: c ? "disk operations" : "disk throughput",
    what: "disk",
    why: `${t} ${c ? u : m} and was busy ${vn(e.load.disk)} of the time`,
    advice: nh(e, f)
  };
}
function th(e) {
  let { bytes: t, mibPerSecond: n } = rh(e.phases, ["read", "write"]), r = e.step === "save";
  return {
    kind: "disk throughput",
    what: "disk",
    why: `it ${r ? "wrote" : "read"} ${U(t)} at ${n} MiB/s`,
    advice: nh(e, r)
  };
}
function nh({ step: e, settings: t }, n) {
  if (e === "save" && n) return Qp;
  let r = [
    ...t.mode === "unpack" ? ["`mode: mount`"] : [],
    ...n && t.ramdisk === "off" ? ["`ramdisk`"] : []
  ];
  return e === "save" || r.length === 0 ? "only a faster one would help" : `${r.join(" or ")} would help where this runner allows mounting`;
}
function rh(e, t) {
  let n = e.filter(({ name: s }) => t.includes(s)), r = n.reduce((s, i) => s + (i.bytes ?? 0), 0), o = n.reduce((s, { startMs: i, endMs: a }) => s + a - i, 0);
  return { bytes: r, mibPerSecond: Aa(r, o) };
}
function Aa(e, t) {
  let n = e / 1024 / 1024 / (t / 1e3);
  return n < 10 ? Math.round(n * 10) / 10 : Math.round(n);
}
function vn(e) {
  return `${Math.round(100 * e)} %`;
}

// src/report/bottleneck.ts
var JB = 1e3;
function oh(e) {
  let { totalMs: t } = e;
  if (t < JB)
    return { kind: "none", sentence: `Nothing is worth mentioning: it took ${X(t)} in all` };
  let n = YB(e), { share: r, shareMs: o, load: s } = n, a = (o > 0 ? VB[r].find(([l]) => KB[l](s)) : void 0)?.[1](n);
  if (!a) return { kind: "none", sentence: eE(n) };
  let { kind: c, what: f, why: u, advice: m } = a;
  return { kind: c, sentence: `The ${f} was the bottleneck: ${u}; ${m}` };
}
var KB = {
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
}, VB = {
  store: [["always", Zp]],
  network: [
    ["threadIsBusy", ms],
    ["always", Xp]
  ],
  disk: [
    ["ownCoresAreBusy", Sr],
    ["diskIsBusy", Ca],
    ["coresAreBusy", Sr],
    ["threadIsBusy", ms],
    ["diskIsUnseen", th]
  ],
  work: [
    ["ownCoresAreBusy", Sr],
    ["diskHinders", Ca],
    ["coresAreBusy", Sr],
    ["threadIsBusy", ms]
  ]
};
function YB(e) {
  let { machine: t } = e, n = t ? t.endMs - t.startMs : Number.NaN, { cores: r, busy: o, iowait: s, ownMs: i, programsMs: a } = t?.cpu ?? ZB, [c] = (t?.disks ?? []).toSorted((u, m) => m.busyMs - u.busyMs), f = {
    cores: o,
    ownCores: (i + a) / (r * n),
    thread: Math.min(1, i / n),
    iowait: s * r,
    idle: 1 - o - s,
    disk: c ? Math.min(1, c.busyMs / n) : Number.NaN
  };
  return { ...e, load: f, disk: c, ...XB(e) };
}
var xr = Number.NaN, ZB = { cores: xr, busy: xr, iowait: xr, ownMs: xr, programsMs: xr };
function XB({ step: e, phases: t }) {
  let n = t.some(({ name: i }) => i === "write"), r = { store: 0, network: 0, disk: 0, work: 0 };
  for (let { name: i, ms: a } of t)
    i === "publish" && e === "save" ? r[n ? "disk" : "store"] += a : i !== "walk" && (r[QB[i] ?? "work"] += a);
  let o = Math.max(...Object.values(r));
  return { share: Object.keys(r).find((i) => r[i] === o), shareMs: o };
}
var QB = {
  lookup: "store",
  index: "store",
  reserve: "store",
  download: "network",
  upload: "network",
  read: "disk",
  write: "disk"
};
function eE({ phases: e, totalMs: t, load: n }) {
  let [r] = e.toSorted((a, c) => c.ms - a.ms), o = X(t), s = r ? `${r.name} took ${X(r.ms)} of ${o}` : `it took ${o} in all`, i = [
    ...Number.isNaN(n.cores) ? [] : [`the cores were busy ${vn(n.cores)}`],
    ...Number.isNaN(n.disk) ? [] : [`the disk ${vn(n.disk)}`]
  ];
  return `Nothing stood out: ${s}${i.length === 0 ? "" : `, while ${i.join(", ")} of the time`}`;
}

// src/report/chart.ts
var tE = 1e4;
function sh({ phases: e, totalMs: t }) {
  let n = e.toSorted((s, i) => i.ms - s.ms)[0], r = e.map((s) => {
    let i = s === n ? "crit, " : "";
    return `    ${nE(s)} :${i}${s.startMs}, ${Math.max(s.endMs, s.startMs + 1)}`;
  });
  return ["```mermaid", "gantt", ...["    dateFormat x", `    axisFormat ${t < tE ? "%s.%L s" : "%s s"}`], ...r, "```"].join(`
`);
}
function nE({ name: e, startMs: t, endMs: n, ms: r, waitedMs: o, bytes: s, mibPerSecond: i }) {
  let a = o ? `worked ${X(r)} of ${X(n - t)}` : X(n - t), c = s ? `, ${U(s)} at ${i} MiB/s` : "";
  return `${e} ${a}${c}`;
}

// src/report/write-report.ts
async function vr(e, t, n) {
  try {
    await sE(e, t, n);
  } catch (r) {
    (e.trouble === void 0 ? j : P)(`There is no report: ${O(r)}`);
  }
}
async function sE(e, t, n) {
  let r = t.machine(), o = { ...e, totalMs: t.elapsedMs(), phases: t.phases(), machine: r }, s = { schema: 2, ...o, bottleneck: oh(o) }, { kind: i, sentence: a } = s.bottleneck;
  i !== "none" && s.trouble === void 0 && P(a);
  let c = oE(J(), `headstart-${s.step}-${(0, ih.randomUUID)()}.json`);
  if (rE(c, `${JSON.stringify(s, void 0, 2)}
`), ge("report", c), !n) return;
  let f = `Headstart ${s.step}: ${s.outcome}`;
  await Kp(f, iE(s), r ? `${a}.

${sh(s)}` : "");
}
function iE(e) {
  return [
    ["Key", "Matched", "Stored", "Unpacked", "Files", "Time", "Phases"],
    [
      mi(e.key),
      e.matchedKey === void 0 ? "\u2013" : mi(e.matchedKey),
      e.storedBytes === void 0 ? "\u2013" : U(e.storedBytes),
      e.bytes === void 0 ? "\u2013" : U(e.bytes),
      String(e.files ?? "\u2013"),
      X(e.totalMs),
      e.phases.map(({ name: t, ms: n }) => `${t} ${X(n)}`).join(", ")
    ]
  ];
}

// src/steps/choose-format.ts
async function ah(e, t, { tools: n, signal: r }) {
  let o = t.format, s = hn(e, t), i = s.find(({ id: f }) => f === o), a = i ?? await aE(s, t, { tools: n, signal: r }) ?? s[0];
  o !== "auto" && !i && P(`Only cache services hold the format ${o}: took ${a.id}`);
  let c = a.unsupportedReason(n, "pack");
  if (c) throw new Error(`this runner cannot pack, for ${c}`);
  return a;
}
async function aE(e, t, { tools: n, signal: r }) {
  let o = e.find(({ image: i }) => i);
  if (!o || t.format !== "auto") return;
  let s = o.unsupportedReason(n, "pack");
  return t.mode === "auto" ? s || !pn(await zo(t, r)) ? void 0 : o : (s && P(`Saved to be unpacked instead of mounted: this runner makes no image, for ${s}`), s ? void 0 : o);
}

// src/steps/fill-draft.ts
import { mkdtemp as xE, rm as vE } from "node:fs/promises";

// src/files/walk.ts
import { lstatSync as ch, readdirSync as cE, readlinkSync as fE } from "node:fs";
function* ls(e, t, n = []) {
  for (let { path: r, stat: o, ...s } of e) {
    let i = { path: x(r), member: Na(s), excludes: t };
    o.isDirectory() ? yield* mE(i, n) : yield [fh(i, o)];
  }
}
function Na({ root: e, relative: t }) {
  return t === "" ? `${e.place}` : `${e.place}/${x(t)}`;
}
var uE = 256;
function* mE(e, t) {
  let { excludes: n } = e, r = [e];
  for (let o = r.pop(); o; o = r.pop()) {
    let { path: s, member: i } = o, a = [
      { member: i.includes("/") ? i : `${i}/.`, kind: "directory", bytes: 0 }
    ];
    for (let c of cE(w(s), { withFileTypes: !0, encoding: "latin1" })) {
      let f = { path: `${s}/${c.name}`, member: `${i}/${c.name}`, excludes: n };
      Te(c.name) || n?.(w(f.path).toString()) ? t.push(f.member) : c.isDirectory() ? r.push(f) : a.push(fh(f, c)), !(a.length < uE) && (yield a, a = []);
    }
    yield a;
  }
}
function fh(e, t) {
  let { member: n, path: r } = e;
  return t.isFile() ? lE(e) : t.isSymbolicLink() ? { member: n, kind: "link", bytes: 0, target: fE(w(r), "latin1") } : { member: n, kind: "other", bytes: 0 };
}
function lE({ path: e, member: t }) {
  let { size: n, blocks: r, nlink: o } = ch(w(e)), s = Math.min(n, r * 512);
  if (o === 1) return { member: t, kind: "file", bytes: s, length: n };
  let { dev: i, ino: a } = ch(w(e), { bigint: !0 });
  return { member: t, kind: "file", bytes: s, length: n, hardLink: { inode: `${i}:${a}`, names: o } };
}

// src/report/progress.ts
var dE = 1e3;
function Pr(e, t, n) {
  let r = performance.now(), o = r, s = 0;
  return (i) => {
    s += i;
    let a = performance.now();
    if (a - o < dE) return;
    o = a;
    let c = t === void 0 ? "" : ` of ${t} (${(100 * s / t).toFixed(1)}%)`;
    n(`${e} ${s}${c}, ${Yp(s, a - r)}`);
  };
}

// src/transfer/upload.ts
function uh(e, { onTaken: t, limits: n = Ni } = {}) {
  let r = Yt(e.partBytes), o = /* @__PURE__ */ new Set(), s = pE(e, n, () => o.size > 0), i = 0, a = 0, c = (m) => {
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
function pE(e, t, n) {
  let r = Math.max(1, 2 * e.concurrency * e.partBytes / t.paceBytes), o = t.paceMs * r, s = mo({ paceBytes: t.paceBytes * r, paceMs: o, paceAfterMs: o }), { promise: i, reject: a } = Promise.withResolvers();
  i.catch(() => {
  });
  let f = setInterval(() => {
    let u = s.check(n(), performance.now());
    u && a(new Error(`the store takes only ${u}`));
  }, Math.min(1e3, o / 4)).unref();
  return { promise: i, moved: s.moved, stop: () => clearInterval(f) };
}

// src/steps/delta-body.ts
import { createReadStream as hE } from "node:fs";
function mh(e, { timeline: t, signal: n }) {
  let { base: r, copied: o } = e, { rest: s, bytes: i } = o;
  return {
    rest: s,
    bytes: i,
    // The digests of the store's own index, which are the copied bytes' only proof.
    digests: r.index.digests.subarray(0, Qn(i)),
    pack: (a) => t.during("pack", () => gE(e, i, { write: a, signal: n }))
  };
}
async function gE({ copy: e, keptBytes: t, kept: n, deltas: r, removals: o, files: s, bytes: i, skipped: a }, c, f) {
  await wt(e.read(c, t), f);
  let u = [...n], m = t, l = async ({ kind: d, length: p, ...h }) => {
    let g = Qt(m, d);
    g > m && await f.write(Buffer.alloc(g - m)), u.push({ kind: d, offset: g, length: p, ...h }), m = g + p;
  };
  for (let { path: d, ...p } of r)
    await l({ kind: "delta", ...p }), await wt(hE(d, { highWaterMark: M }), f);
  if (o) {
    let { frame: d, ...p } = o;
    await l({ kind: "removals", length: d.length, ...p }), await f.write(d);
  }
  return { segments: u, files: s, bytes: i, skipped: a };
}

// src/steps/full-save.ts
var yE = 8, wE = 5 * 1024 ** 2, bE = 0.5, kE = 0.25;
function lh({ layers: e, baseBytes: t }) {
  if (t < wE) return `the restored cache has only ${U(t)}`;
  let n = e.filter(({ kind: r }) => r === "delta").length;
  if (n > yE) return `the cache would have ${n} layers of changes`;
  if (SE(e) > bE) return "most of the restored cache is no longer used";
}
function SE(e) {
  let t = e.reduce((n, r) => n + r.bytes, 0);
  return t === 0 ? 0 : Fa(e) / t;
}
function Fa(e) {
  return e.reduce((t, { deadBytes: n = 0 }) => t + n, 0);
}
function dh(e) {
  return Math.floor(e * kE);
}
function ph(e, t) {
  let n = t;
  return e.map((r) => {
    let { bytes: o, deadBytes: s = 0 } = r, i = Math.min(n, Math.max(0, o - s));
    return n -= i, i > 0 ? { ...r, deadBytes: s + i } : r;
  });
}

// src/steps/selection.ts
function ds({ paths: e, localDir: t, stash: n }) {
  return Or([t, n.dir], Ne(e, process.cwd()));
}
function Or(e, { roots: t, excludes: n }) {
  let r = (s) => t.some(({ base: i, literal: a = i }) => z(s, a)), o = new Set(e.filter(r));
  return o.size === 0 ? { roots: t, excludes: n } : { roots: t, excludes: (s, i) => o.has(s) || (n?.(s, i) ?? !1) };
}

// src/steps/fill-draft.ts
var _a = "Path Validation Error: Path(s) specified in the action for caching do(es) not exist, hence no cache is being saved.";
function ps(e) {
  return `Failed to save: Unable to reserve cache with key ${e}, another job may be creating this cache.`;
}
async function hh(e, t) {
  let { inputs: n, key: r, selection: o, format: s, isHere: i, timeline: a, findings: c, signal: f } = t, u = o.roots.map(({ base: E }) => E);
  a.watch([...u, J(), ...i ? [n.localDir] : []]);
  let m = { rest: e, bytes: 0, digests: Buffer.alloc(0), pack: OE.bind(void 0, t) }, l = t.delta ? mh(t.delta, t) : m, d = PE(l.rest, t), p = hu(), h = await l.pack(async (E) => {
    p.update(E), await d.write(E);
  });
  if (RE(h), h.segments.length === 0)
    return Qe(_a), "nothing";
  let { files: g, bytes: b } = h, y = Buffer.concat([l.digests, p.finish()]), S = s.indexed ? BE(h, y, t) : Buffer.alloc(0);
  await d.write(S);
  let v = D(h) + S.length;
  return Object.assign(c, { files: g, bytes: b, storedBytes: v }), P(`Cache Size: ${us(v)}`), l !== m && EE(l, h, v, t), await d.finish(), await t.checkMounted(), await t.isOutdated() ? "outdated" : (f.throwIfAborted(), await d.commit() ? "published" : (P(ps(r)), "nothing"));
}
function PE(e, { isHere: t, timeline: n }) {
  let r = uh(e, { onTaken: Pr("Sent", void 0, P) }), o = n.phaseTimer(), s = t ? "write" : "upload";
  return {
    write: (i) => o.pushed(s, i.length, () => r.write(i)),
    finish: () => o.pushed(s, 0, r.finish),
    commit: () => n.during("publish", r.commit)
  };
}
async function OE({ inputs: e, selection: t, tools: n, format: r, secretCheck: o, timeline: s, signal: i, ...a }, c) {
  let f = a.matches.map(({ path: S }) => ({ path: x(S) })), u = e.secrets === "warn" ? [] : await o.leaveOut({ trees: f, excludes: t.excludes, signal: i }), m = a.matches.filter(({ path: S }) => !u.includes(S)), l = await xE(T(J(), "headstart-")), { excludes: d } = Or([l, ...u], t), p = d ? [] : void 0, h = o.watch(m, (S) => ls([S], d, p)), g = s.items("walk", h), b = { matches: m, found: g, leftOut: p, scratch: l, tools: n, signal: i, write: c }, y = { workspace: et(), level: e.compressionLevel };
  return s.during("pack", () => r.pack({ ...b, ...y })).finally(() => vE(l, { recursive: !0, force: !0 }));
}
function BE(e, t, { inputs: n, key: r, format: o, createdBy: s, sign: i }) {
  let { segments: a, files: c, bytes: f } = e, u = { container: Xt, format: o.id, key: r, paths: n.paths, createdBy: s };
  return ku({ ...u, segments: a, files: c, bytes: f, digests: t }, i);
}
function EE({ bytes: e }, { segments: t }, n, r) {
  let o = r.delta?.deltas ?? [], s = {
    reusedBytes: r.delta?.keptBytes ?? 0,
    packedBytes: o.reduce((l, { length: d }) => l + d, 0),
    sentBytes: n - e,
    deadBytes: Fa(t)
  };
  Object.assign(r.findings, s);
  let { reusedBytes: i, packedBytes: a, sentBytes: c } = s, [f, u, m] = [i, a, c].map(U);
  P(`Reused ${f}, packed ${u}, ${r.isHere ? "wrote" : "sent"} ${m}`);
}
function RE({ skipped: e }) {
  if (e.length === 0) return;
  let t = e.slice(0, 3).map((r) => w(r.replace(/^\d+\//, "")).toString()), n = e.length > t.length ? ", \u2026" : "";
  P(`Skipped ${e.length} that are no file, directory or link: ${t.join(", ")}${n}`);
}

// src/steps/merge-snapshots.ts
import { mkdtemp as nI, rm as rI } from "node:fs/promises";

// src/disk/space.ts
import { statfs as $E } from "node:fs/promises";
var IE = 0.05, ME = { bytes: 256 * 1024 * 1024, files: 64 * 1024 }, TE = 20;
async function gh(e) {
  let { bavail: t, blocks: n, bsize: r, ffree: o, files: s } = await $E(e), i = (c, f) => Math.floor(Math.min(f * IE, ME[c])), a = s === 0 ? Number.POSITIVE_INFINITY : o - i("files", s);
  return { bytes: t * r - i("bytes", n * r), files: a };
}
async function Ee(e, t) {
  let n = await gh(e), r = (o, s) => new Error(`${o} are needed, but only ${s} are free at ${e}`);
  if (n.bytes < t.bytes)
    throw r(U(t.bytes), U(Math.max(0, n.bytes)));
  if (n.files < (t.files ?? 0)) throw r(`${t.files} files`, `${Math.max(0, n.files)}`);
}
async function Pn(e, t, n) {
  let r = new AbortController(), o = setInterval(async () => {
    let { bytes: s, files: i } = await gh(e).catch(() => ({ bytes: 0, files: 0 }));
    (s < 0 || i < 0) && r.abort(new Error(`hardly any space is left at ${e}`));
  }, TE);
  try {
    return await n(AbortSignal.any([t, r.signal]));
  } finally {
    clearInterval(o);
  }
}

// src/files/remove-common.ts
import { chmodSync as La, rmdirSync as yh, rmSync as AE, unlinkSync as CE, utimesSync as NE } from "node:fs";
function hs(e, t) {
  let n = _(e), r = n && _(t);
  if (!n || !r) return n !== void 0;
  if (!n.isDirectory()) CE(w(e));
  else if (!r.isDirectory()) wh(e);
  else return FE(e, t, r);
  return !1;
}
function FE(e, t, { mode: n, mtimeMs: r }) {
  La(w(e), 448);
  let o = !1;
  for (let s of oe(e)) o = hs(`${e}/${s}`, `${t}/${s}`) || o;
  return o ? (La(w(e), n & 4095), NE(w(e), r / 1e3, r / 1e3)) : yh(w(e)), o;
}
function wh(e) {
  La(w(e), 448);
  for (let t of oe(e)) {
    let n = `${e}/${t}`;
    _(n)?.isDirectory() ? wh(n) : AE(w(n));
  }
  yh(w(e));
}

// src/entry/body.ts
function bh(e, t, n) {
  let { onRead: r, order: o, signal: s } = n, i = { first: 0, end: Math.ceil(D(t) / M) }, a = /* @__PURE__ */ new WeakMap();
  return { ...nt(e.read(0, D(t), o), async function* (f) {
    for await (let { number: u, pieces: m } of Sh(f, { entry: e, index: t, blocks: i })) {
      let l = u * M;
      for (let d of m)
        s.throwIfAborted(), r?.(d.length), a.set(d, l), l += d.length, yield d;
    }
  }), positionOf: (f) => a.get(f) };
}
function kh(e, t, n) {
  let r = e.read(n.first * M, Math.min(n.end * M, D(t)));
  return {
    ...r.release && { release: r.release },
    [Symbol.asyncIterator]: () => Sh(r, { entry: e, index: t, blocks: n })
  };
}
async function* Sh(e, { entry: t, index: n, blocks: r }) {
  let o = new Set(Ce(r.first * M, r.end * M)), s = e.positionOf ? LE(e, n) : _E(e, r.first);
  for await (let { number: i, pieces: a } of s) {
    let f = Ii(a, i, n.digests) ? a : [await DE(t, n, i)];
    await t.file?.filling?.write(f, i * M), o.delete(i) && (yield { number: i, pieces: f });
  }
  if (o.size > 0) throw new k("it ended before its body did");
}
async function* _E(e, t) {
  let n = Yt(M), r = t;
  for await (let s of e) for (let i of n.push(s)) yield { number: r++, pieces: i };
  let o = n.rest();
  o.length > 0 && (yield { number: r, pieces: o });
}
async function* LE(e, t) {
  let n = /* @__PURE__ */ new Map();
  for await (let r of e) {
    let o = e.positionOf?.(r);
    for (let s of Ce(o, o + r.length)) {
      let i = Math.max(o, s * M), a = n.get(s) ?? /* @__PURE__ */ new Map();
      n.set(s, a.set(i, r.subarray(i - o, (s + 1) * M - o)));
      let c = Math.min(M, D(t) - s * M);
      xe([...a.values()]) < c || (n.delete(s), yield {
        number: s,
        pieces: [...a].toSorted(([f], [u]) => f - u).map(([, f]) => f)
      });
    }
  }
}
async function DE(e, t, n) {
  let r = n * M, o = e.file?.filling?.read ?? e.read, s = await er({ ...e, read: o }, r, Math.min(r + M, D(t)));
  if (Ii([s], n, t.digests)) return s;
  throw new k(`the bytes from ${r} on do not match their SHA-256`);
}
async function* xh(e, { onRead: t, signal: n }) {
  let r = 0;
  for await (let o of e.read(0, e.size))
    n.throwIfAborted(), t?.(o.length), r += o.length, yield o;
  if (Number.isFinite(e.size) && r !== e.size)
    throw new k(`it ended at byte ${r} of ${e.size}`);
}

// src/steps/mount.ts
import { mkdirSync as T$ } from "node:fs";
import { join as A$ } from "node:path";

// src/files/stage-and-publish.ts
import { mkdirSync as aR, readdirSync as cR } from "node:fs";

// src/files/copy-tree.ts
import {
  copyFileSync as UE,
  mkdirSync as WE,
  readdirSync as jE,
  readlinkSync as HE,
  statSync as zE,
  symlinkSync as qE,
  utimesSync as GE
} from "node:fs";
import { setImmediate as JE } from "node:timers/promises";
async function Da(e, t, n) {
  let { atimeMs: r, mtimeMs: o } = zE(e);
  WE(t);
  for (let s of jE(e, { withFileTypes: !0 })) {
    let [i, a] = [T(e, s.name), T(t, s.name)];
    s.isDirectory() ? await Da(i, a, n) : s.isSymbolicLink() ? qE(HE(i), a) : UE(i, a);
  }
  GE(t, r / 1e3, o / 1e3), await JE(), n.throwIfAborted();
}

// src/files/lock.ts
import { mkdirSync as KE, readdirSync as VE, rmdirSync as YE, rmSync as vh, writeFileSync as ZE } from "node:fs";
import { setTimeout as XE } from "node:timers/promises";
var QE = 20, eR = 6e4;
function Ph(e) {
  return T(e, `${Jt}lock-${process.geteuid?.() ?? 0}`);
}
function gs(e) {
  let t = Ph(e), n = _(x(t));
  if (n && !Zn(n))
    throw new Error(`${t} is not a directory of this user alone; remove it to restore here`);
}
async function ys(e, t) {
  if (!Vt(e)) return () => {
  };
  let [n, r] = [q(e), Dr(e)], [o, s] = [Ph(n), T(e, "lock")];
  KE(s, { mode: 448 }), ZE(T(s, r), "");
  let i = Date.now() + eR;
  for (; !tR(s, o); ) {
    gs(n);
    let a = await nR(o);
    if (Date.now() > i) throw new Error(`another restore has been busy in ${n} for a minute`);
    a && await XE(QE, void 0, { signal: t });
  }
  return () => {
    vh(T(o, r), { force: !0 });
    try {
      YE(o);
    } catch {
    }
  };
}
function tR(e, t) {
  try {
    return qt(e, t);
  } catch (n) {
    throw gs(q(t)), n;
  }
}
async function nR(e) {
  let t = !1;
  for (let n of rR(e))
    await co(T(q(e), n)) ? t = !0 : vh(T(e, n), { recursive: !0, force: !0 });
  return t;
}
function rR(e) {
  try {
    return VE(e);
  } catch (t) {
    if (R(t) === "ENOENT") return [];
    throw t;
  }
}

// src/files/publish.ts
import { chmodSync as oR, mkdirSync as sR } from "node:fs";
function Bh(e) {
  let t = new Set(e.map(({ dir: r }) => r)), n = [];
  try {
    for (let { root: r, dir: o } of e) {
      let s = iR(r, o);
      au(s, o), n.push(...s);
    }
  } catch (r) {
    for (let o of t) oo(o);
    throw r;
  }
  for (let r of t) Bi(r);
  return n;
}
function iR(e, t) {
  let n = x(T(t, "tree", String(e.place)));
  if (!_(n)) return [];
  let r = T(t, "aside", String(e.place));
  sR(r, { recursive: !0 });
  let o = 0, i = Eh({ root: e, aside: () => x(T(r, String(o++))) }, n, x(e.base));
  return i.length === 0 ? [] : [...yt(x(e.matches("") ? q(e.base) : e.base)).map((c) => ({ do: "make", path: c })), ...i];
}
function Eh(e, t, n, r = "") {
  let o = w(r).toString();
  if (e.root.matches(o)) return Rh(e, t, n);
  if (!_(t)?.isDirectory())
    throw new k(`it holds ${o}, which '${e.root.pattern}' does not name`);
  let s = _(n);
  if (s && !s.isDirectory() && r !== "")
    throw new Error(`${w(n)} is no directory, so nothing can be restored below it`);
  let i = oe(t).flatMap((a) => {
    let c = r === "" ? a : `${r}/${a}`;
    return Eh(e, `${t}/${a}`, je(n) + a, c);
  });
  return s || r === "" || i.length === 0 ? i : [{ do: "make", path: n }, ...i];
}
function Rh(e, t, n) {
  let r = _(n), o = _(t);
  if (!r) return [{ do: "move", from: t, to: n, inode: so(t) }];
  if (r.isDirectory() && o.isDirectory())
    return oR(w(t), 448), [...oe(t).flatMap(
      (a) => Rh(e, `${t}/${a}`, je(n) + a)
    ), { do: "stamp", path: n, stamp: Oh(o), before: Oh(r) }];
  if (r.isDirectory() && oe(n).length > 0)
    throw new Error(
      `${w(n)} is a directory with content where the cache has none; remove it to restore`
    );
  let s = so(t);
  return [{ do: "replace", from: t, to: n, inode: s, aside: e.aside() }];
}
function Oh({ mode: e, mtimeMs: t }) {
  return { mode: e & 4095, mtime: t / 1e3 };
}

// src/files/stage-and-publish.ts
async function $h({ roots: e, signal: t, fill: n, publishing: r }) {
  let o = await Promise.all(e.map(tt)), s = /* @__PURE__ */ new Map(), i = (f) => s.get(f).dir, a = [], c = [];
  try {
    for (let m of new Set(o))
      gs(m), s.set(m, ao(m));
    let f = e.map((m, l) => ({ root: m, dir: i(o[l]) })), u = i(o[0]);
    await n(u), Ua(u, e);
    for (let { root: m, dir: l } of f)
      l !== u && await Wa(m, { from: u, to: l, signal: t });
    for (let m of [...s.keys()].sort())
      a.push(await ys(i(m), t));
    t.throwIfAborted(), await r(() => {
      c = Bh(f);
    });
  } finally {
    for (let f of a) f();
    await Promise.all([...s.values()].map((f) => f.remove())), cu(c);
  }
}
function Ua(e, t) {
  let n = cR(T(e, "tree")).find(
    (r) => !t.some(({ place: o }) => String(o) === r)
  );
  if (n !== void 0) throw new k(`it holds ${n}, which is not of any line of path`);
}
async function Wa({ place: e }, { from: t, to: n, signal: r }) {
  let o = T(t, "tree", String(e)), s = T(n, "tree", String(e));
  if (_(x(o))) {
    aR(T(n, "tree"), { recursive: !0 });
    try {
      re(o, s);
    } catch (i) {
      if (R(i) !== "EXDEV") throw i;
      await Pn(
        n,
        r,
        (a) => process.platform === "win32" ? Da(o, s, a) : Gn("cp", ["-a", o, s], { cwd: n, signal: a })
      );
    }
  }
}

// src/lazy/lazy-mount.ts
import { join as Ga } from "node:path";

// src/mount/unmount.ts
import { mkdtempSync as bR, readdirSync as kR, readlinkSync as SR, rmdirSync as xR, rmSync as vR, symlinkSync as PR } from "node:fs";
import { tmpdir as OR } from "node:os";
import { basename as BR, dirname as Uh, join as za } from "node:path";
import { setTimeout as ER } from "node:timers/promises";

// src/mount/mount-root.ts
import { lstatSync as Mh, mkdtempSync as lR, readdirSync as dR, realpathSync as Th } from "node:fs";
import { basename as Ah, dirname as pR, join as Ch } from "node:path";

// src/mount/mountinfo.ts
import { readFileSync as fR } from "node:fs";
function me() {
  return process.platform !== "linux" ? [] : fR("/proc/self/mountinfo", "latin1").split(`
`).slice(0, -1).map((t) => {
    let [n = "", r = ""] = t.split(" - "), [o = "", s = "", i = ""] = r.split(" "), [, a] = /(?:^|,)user_id=(\d+)/.exec(i) ?? [], c = { point: Ih(n.split(" ")[4] ?? ""), type: o, source: Ih(s), options: i };
    return o === "fuse" ? { ...c, user: Number(a) } : c;
  });
}
function Ih(e) {
  return e.replace(/\\([0-7]{3})/g, (t, n) => String.fromCharCode(Number.parseInt(n, 8)));
}

// src/mount/processes.ts
import { readFileSync as uR, readlinkSync as mR } from "node:fs";
function ja() {
  return mR("/proc/self/ns/pid").replace(/\D/g, "");
}
function On(e) {
  try {
    let t = uR(`/proc/${e}/stat`, "latin1").replace(/^.*\) /s, "").split(" ");
    return t[0] === "Z" ? void 0 : t[19];
  } catch {
    return;
  }
}

// src/mount/mount-root.ts
var Ha = /^headstart-mount-(\d+)-(\d+)-(\d+)-\w{6}$/;
function Nh(e) {
  let t = process.ppid || 1, n = `headstart-mount-${ja()}-${t}-${On(t)}-`;
  return lR(Ch(Th(e), n));
}
function ws({ type: e, source: t, user: n }) {
  return (e === "fuse" ? n === 0 || n === process.geteuid?.() : /^(overlay|tmpfs)$/.test(e)) ? t : void 0;
}
function Tt(e) {
  let t = x(e);
  return me().filter((n) => ws(n) === t || z(n.point, t));
}
var Br = "headstart-broker";
function Fh(e) {
  let t = x(e);
  return me().filter((n) => n.type === "fuse" && ws(n) === t);
}
function _h() {
  let e = (t) => bs(t) || t === Br;
  return me().flatMap((t) => e(ws(t) ?? "") ? t.point : []);
}
function bs(e) {
  return Ha.test(Ah(e));
}
var hR = 7200 * 60 * 1e3;
function gR(e) {
  let [, t, n = "", r] = Ah(e).match(Ha) ?? [];
  if (t === ja()) return On(n) !== r;
  let o = Mh(e, { throwIfNoEntry: !1 });
  return o !== void 0 && Date.now() - o.mtimeMs > hR;
}
function yR(e) {
  return e.type === "squashfs" ? pR(e.point) : ws(e);
}
function Lh(e) {
  let t = me().flatMap((o) => yR(o) ?? []).map((o) => w(o).toString()).filter((o) => bs(o) && !wR(o)), r = (process.platform === "linux" ? dR(e).filter((o) => Ha.test(o)) : []).map((o) => Ch(Th(e), o)).filter(Kt);
  return [.../* @__PURE__ */ new Set([...t, ...r])].filter(gR);
}
function wR(e) {
  try {
    let t = Mh(e, { throwIfNoEntry: !1 });
    return t !== void 0 && !Zn(t);
  } catch {
    return !0;
  }
}

// src/mount/unmount.ts
var RR = 10, $R = 300;
async function Wh(e, { rights: t, warn: n }) {
  if (!bs(e)) throw new Error(`${e} is no mount root`);
  let r = AbortSignal.timeout(6e4), o = x(e), s = ({ point: u }) => u === o, i = Tt(e).filter((u) => !s(u)), a = await Dh(i.reverse(), { rights: t, warn: n, signal: r });
  if (!Kt(e)) return;
  IR(e);
  let c = Tt(e);
  if (!c.every(s) || (await Dh(c, { rights: t, warn: n, signal: r }), a && c.length === 0)) return;
  let f = { cwd: Uh(e), signal: r };
  await t.run("rm", ["-rf", "--one-file-system", "--", BR(e)], f);
}
async function Dh(e, { rights: t, warn: n, signal: r }) {
  let o = e;
  for (let s = 0; s < RR && o.length > 0; s++) {
    s > 0 && await ER($R, void 0, { signal: r });
    let i = o;
    o = [];
    for (let { point: a } of i) {
      let c = await ks(a, [], { rights: t, signal: r }).then(() => {
      }, O), f = me().some((u) => u.point === a);
      c !== void 0 && f && o.push({ point: a, reason: c });
    }
  }
  for (let { point: s, reason: i } of o)
    n(`${w(s)} is still in use, so it was only detached: ${i}`), await ks(s, ["-l"], { rights: t, signal: r });
  return o.length > 0;
}
function IR(e) {
  let t = (n) => SR(za(e, n), "latin1");
  for (let n of MR(e).sort((r, o) => Number(o) - Number(r)))
    try {
      let r = t(`made-${n}`);
      for (let o = t(`target-${n}`); z(o, r); o = Uh(o))
        xR(w(o));
    } catch (r) {
      if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes(R(r) ?? "")) throw r;
    }
}
function MR(e) {
  try {
    return kR(e).flatMap((t) => t.match(/^made-(\d+)$/)?.[1] ?? []);
  } catch (t) {
    if (R(t) === "ENOENT") return [];
    throw t;
  }
}
async function ks(e, t, { rights: n, signal: r }) {
  let o = bR(za(OR(), "headstart-"));
  try {
    PR(w(e), za(o, "point")), await n.run("umount", ["-i", ...t, "--", "point"], { cwd: o, signal: r });
  } finally {
    vR(o, { recursive: !0, force: !0 });
  }
}

// src/lazy/found-entry.ts
async function jh(e, { etag: t, url: n }) {
  let { scope: r, version: o, key: s, size: i, createdAt: a, identity: c } = e;
  return { scope: r, version: o, key: s, size: i, createdAt: a.getTime(), identity: c, etag: t, url: await n() };
}
function M4(e, t, { scopes: n, ...r }) {
  let { scope: o, version: s, key: i, size: a, identity: c, etag: f } = t, u = { scopes: o === void 0 ? n : [o], keys: [i], versions: [s] }, m = async () => {
    let h = await e.find(u);
    if (h?.size === a && h.identity === c) return h;
    throw await h?.close(), new Y(`the entry ${i} is gone; it was replaced meanwhile`, "none");
  }, d = { size: a, etag: f, url: Ru(async () => {
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
    read: (h, g) => Hu(d, { start: h, end: g }, r),
    reject: async () => (await m()).reject(),
    close: async () => {
    }
  };
  return { ...e, find: async () => p };
}

// src/lazy/server.ts
import { existsSync as TR, rmSync as AR, writeFileSync as CR } from "node:fs";
import { join as Ss } from "node:path";
import { setTimeout as NR } from "node:timers/promises";

// src/lazy/serve-request.ts
var qh = F(zh(), 1);
function Gh(e) {
  return `${JSON.stringify(e).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029")}
`;
}
function Jh(e) {
  let t = (0, qh.createInterface)({ input: e }), { promise: n, resolve: r } = Promise.withResolvers();
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
}, Kh = "server", FR = 6e4;
function Vh() {
  let e = Ss(import.meta.dirname, "lazy.js"), { pid: t, stdin: n, stdout: r, kill: o } = Ff({ path: process.execPath, args: [e] }), s = Jh(r);
  return {
    async show(i, a) {
      a.throwIfAborted();
      let c = AbortSignal.any([a, AbortSignal.timeout(FR)]);
      c.addEventListener("abort", o);
      try {
        CR(Ss(i.dir, Kh), `${t} ${On(t)}`), n.write(Gh(i));
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
var qa = 5e3;
async function Er(e, t) {
  let n = AbortSignal.timeout(qa);
  for (let { point: i } of Fh(e))
    await ks(i, ["-f", "-l"], { rights: t, signal: n }).catch(() => {
    });
  let r = Ss(e, Kh);
  if (!TR(r)) return;
  let [, o, s] = /^(\d+) (\d+)$/.exec(Yh(r)) ?? [];
  return o && await _R(Number(o), s), AR(r, { recursive: !0, force: !0 }), LR(e) ?? "killed";
}
async function _R(e, t) {
  let n = performance.now();
  for (; On(e) === t; ) {
    let r = performance.now() - n;
    if (r > 2 * qa) return;
    r > qa && UR(e), await NR(20);
  }
}
function LR(e) {
  try {
    return JSON.parse(Yh(Ss(e, At.report)));
  } catch {
    return;
  }
}
var DR = 64 * 1024;
function Yh(e) {
  return zt(e, DR)?.toString() ?? "";
}
function UR(e) {
  try {
    process.kill(e, "SIGKILL");
  } catch (t) {
    if (R(t) !== "ESRCH") throw t;
  }
}

// src/lazy/lazy-mount.ts
function Zh(e, t) {
  return e.mode === "lazy" && !e.lookupOnly && "rights" in t ? Vh() : void 0;
}
async function Xh({ entry: e, index: t }, n, { server: r, dir: o, rights: s, signal: i }) {
  if (!e.remote || e.file?.isWhole) return;
  let { digests: a, ...c } = t;
  try {
    let m = { found: await jh(e, e.remote), facts: c, digests: a.toString("base64") };
    await r.show({ env: yf(), cwd: process.cwd(), dir: o, ...m }, i);
  } catch (u) {
    await Er(o, s), i.throwIfAborted(), P(`Receiving all of the image before mounting it: ${O(u)}`);
    return;
  }
  let f = Ga(o, At.image);
  return await sa(f, n), { path: f, images: n };
}
async function Rr(e, t, n) {
  let r = await Er(e, t);
  return await n?.(r, t), await Wh(e, { rights: t, warn: j }), r;
}
function Qh(e) {
  return typeof e == "object" ? e.trouble : void 0;
}
function eg(e, t) {
  if (!e) return Ga(t, At.image);
  if (e === "killed") {
    j("What had not arrived of the cache could not be read: its server was killed");
    return;
  }
  return WR(e), e.presentBlocks === e.blocks && e.damage === void 0 ? Ga(t, At.blocks) : void 0;
}
function WR(e) {
  let { blocks: t, presentBlocks: n, wantedBlocks: r, prefetchedBlocks: o, waitedMs: s, unreadBytes: i } = e, { trouble: a, damage: c } = e;
  P(
    `Of ${t} blocks of the cache, ${r} were wanted, ${o} of them after they had arrived; readers waited ${X(s)}; ${U(i)} were never needed`
  ), a !== void 0 && n < t && j(`Not all of the cache could be read: ${a}`), c !== void 0 && j(`The cache is bad; its entry is removed where the store allows that: ${c}`);
}

// src/mount/kernel-log.ts
function Ja() {
  return Number(process.hrtime.bigint()) / 1e9;
}
var jR = 10;
async function tg(e, t) {
  return (await t.kernelLog().catch(() => "")).split(`
`).some((r) => {
    let [, o = String(e)] = r.match(/^\[ *(\d+\.\d+)\]/) ?? [];
    return Number(o) >= e - jR && /SQUASHFS error|I\/O error,? (on )?dev(ice)? loop/.test(r);
  });
}

// src/mount/overlay.ts
import { chmodSync as KR, existsSync as VR, mkdirSync as Ps, readdirSync as YR, realpathSync as ZR, symlinkSync as Os, utimesSync as XR } from "node:fs";
import { lstat as QR } from "node:fs/promises";
import { join as le } from "node:path";

// src/mount/layers.ts
import { mkdirSync as Ka, writeFileSync as qR } from "node:fs";
import { join as xs } from "node:path";

// src/mount/kernel-config.ts
var sg = F(rg(), 1);
import { existsSync as HR, readFileSync as og } from "node:fs";
import { release as zR } from "node:os";
function ig(e) {
  return e === void 0 || /^CONFIG_SQUASHFS_CHOICE_DECOMP_BY_MOUNT=y$/m.test(e) ? ["threads=multi,", ""] : [""];
}
function ag() {
  let [e, t] = ["/proc/config.gz", `/boot/config-${zR()}`];
  try {
    return HR(t) ? og(t, "latin1") : (0, sg.gunzipSync)(og(e)).toString("latin1");
  } catch {
    return;
  }
}

// src/mount/layers.ts
function $r({ dir: e, rights: t, signal: n }) {
  let r = { cwd: e, signal: n }, o = [], s, i = async (u, m, l, d) => {
    await t.run("mount", ["-i", "-n", "-t", m, "-o", l, "--", d, u], r), o.push(u);
  }, a = ({ offset: u, length: m }, l) => `${l}loop,offset=${u},sizelimit=${m},ro,nosuid,nodev`, c = async (u, m) => {
    Ka(xs(e, m)), await vs(s ?? ig(ag()), async (l) => {
      await i(m, "squashfs", a(u, l), "image"), s = [l];
    });
  }, f = async (u, m, l) => {
    if (u.length === 0) return;
    for (let h of m) Ka(xs(e, h));
    let [d = ""] = s ?? [], p = u.map((h, g) => `image ${m[g]} squashfs ${a(h, d)} 0 0
`);
    qR(xs(e, l), p.join(""), { flag: "wx", mode: 384 }), await t.run("mount", ["-i", "-n", "-a", "-T", l], r), o.push(...m);
  };
  return {
    /** Mounts an image and its deltas. @returns the mount points, the newest layer first */
    async mountAll(u, m) {
      let l = `${m}-0`;
      await c(u, l);
      let d = u.deltas.map((g, b) => `${m}-${b + 1}`);
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
      return Ka(xs(e, m)), await i(m, "overlay", `ro,nosuid,nodev,xino=${l === "own" ? "on" : "off"},lowerdir=${u.join(":")}`, e), m;
    },
    /** Overlays keep what they show mounted, so the mount points can go, even if a process uses them now. */
    async release() {
      let u = o.splice(0);
      u.length > 0 && await t.run("umount", ["-l", "--", ...u], r);
    }
  };
}
async function vs(e, t) {
  let [n = "", ...r] = e;
  try {
    await t(n);
  } catch (o) {
    if (r.length === 0) throw o;
    await vs(r, t);
  }
}

// src/mount/mount-points.ts
import { realpathSync as cg } from "node:fs";
import { lstat as Va, readdir as GR } from "node:fs/promises";
import { dirname as JR } from "node:path";
var fg = 16;
async function ug(e, t) {
  let n = [], r = async (s) => {
    let i = x(t) + s, a = { sources: [i], target: x(e.base) + s }, c = w(s.slice(1)).toString();
    if (!(await Va(w(i))).isDirectory())
      throw new Error(`'${e.pattern}' names a file, and only directories are mounted`);
    if (e.matches(c)) n.push(a);
    else
      for (let f of await GR(w(i), { encoding: "latin1" }))
        await r(`${s}/${f}`);
    if (n.length > fg)
      throw new Error(`'${e.pattern}' names more than ${fg} directories`);
  };
  return await Va(t).then(
    () => !1,
    (s) => R(s) === "ENOENT"
  ) || await r(""), n;
}
async function mg({ sources: e, target: t }, { base: n }, r) {
  if ((await Va(w(e[0]))).uid !== process.geteuid?.())
    throw new Error("it was saved by another user");
  for (let o = t; o !== x(n); o = JR(o)) {
    let s = _(o);
    if (s && !s.isDirectory()) throw new Error(`${w(o)} is no directory`);
  }
  Ya(t, r);
}
function Ya(e, t) {
  let n = w(e).toString();
  if (!_(`${e}/.`)) return;
  let r = cg(w(e), "latin1");
  if (t.some((o) => z(cg(o, "latin1"), r)))
    throw new Error(`${n} holds the directory of the job or the store`);
  if (me().some(({ point: o }) => z(o, r)))
    throw new Error(`something is mounted at ${n} already, or below it`);
}

// src/mount/overlay.ts
async function lg(e, t) {
  let { dir: n, signal: r } = t, o = [], s = $r(t), i = [];
  for (let [c, f] of e.entries()) {
    let { root: u, roots: m } = f;
    try {
      let l = await s.mountAll(f, `l${c}`);
      if (u) i.push(e$(u, l, n));
      else {
        let d = l.length > 1 ? await s.stack(l, pg, "own") : l[0];
        i.push(...m.map((p) => hg(p, le(n, d))));
      }
    } catch (l) {
      r.throwIfAborted(), o.push(...m.map((d) => ({ root: d, reason: O(l) })));
    }
  }
  let a = await gg(i, "lower", { ...t, mounts: s });
  return await s.release(), [...o, ...a];
}
function dg(e, t) {
  let n = e.map((r) => hg(r, le(t.dir, pg)));
  return gg(n, "upper", { ...t, mounts: $r(t) });
}
var pg = "tree";
function hg(e, t) {
  return { root: e, sites: () => ug(e, le(t, String(e.place))) };
}
function e$(e, [t, ...n], r) {
  let o = (i) => x(le(r, i)), s = {
    sources: [o(t), ...n.map(o)],
    target: x(e.literal)
  };
  return { root: e, sites: async () => [s] };
}
async function gg(e, t, n) {
  let { dir: r, rights: o, spare: s, signal: i } = n, a = [], c = 0;
  for (let { root: f, sites: u } of e.toSorted((m, l) => m.root.place - l.root.place)) {
    let m = [];
    try {
      let l = await u();
      for (let d of l) await mg(d, f, s);
      for (let d of l) {
        let p = c++;
        await t$({ ...d, number: p, position: t }, n), m.push(p);
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
function yg(e) {
  return (VR(e) ? YR(e) : []).filter((n) => /^upper-\d+$/.test(n)).map((n) => ZR(le(e, n)));
}
async function t$(e, { dir: t, rights: n, signal: r, mounts: o }) {
  let { target: s, number: i } = e, a = `target-${i}`, c = _(`${s}/.`) ? oe(s) : void 0;
  if (Os(w(s), le(t, a)), !c) {
    let [m = s] = yt(s);
    Os(w(m), le(t, `made-${i}`)), Ps(w(s), { recursive: !0 });
  }
  let f = await n$(e, t);
  c && c.length > 0 && (f.length > 1 && (f = [await o.stack(f, `stack-${i}`, "own")]), f.push(a));
  let u = `lowerdir=${f.join(":")},upperdir=upper-${i},workdir=work-${i}`;
  await vs(["volatile,metacopy=on", "metacopy=on", "metacopy=off"], (m) => {
    let d = ["-i", "-n", "-t", "overlay", "-o", `${m},nosuid,nodev,redirect_dir=on,index=off,${u}`, "--", t, a];
    return n.run("mount", d, { cwd: t, signal: r });
  });
}
async function n$({ sources: e, number: t, position: n }, r) {
  let [o, s] = [`upper-${t}`, `lower-${t}`];
  if (Ps(le(r, `work-${t}`)), n === "upper")
    return Os(w(e[0]), le(r, o)), Ps(le(r, s)), [s];
  Ps(le(r, o));
  let { mode: i, mtimeMs: a } = await QR(w(e[0]));
  KR(le(r, o), i & 511), XR(le(r, o), a / 1e3, a / 1e3);
  let c = e.map((f, u) => `${t}-${u}`);
  for (let [f, u] of e.entries())
    Os(w(u), le(r, c[f]));
  return c;
}

// src/mount/ramdisk.ts
var r$ = 4096, wg = { auto: 1 / 4, on: 3 / 4 };
async function bg(e, { wish: t, bytes: n, rights: r, signal: o }) {
  let s = process.availableMemory();
  if (!Number.isFinite(n)) return "the server does not tell how much is needed";
  if (n > s * wg[t])
    return `${U(n)} are needed, and only ${U(s)} of memory are free`;
  let i = Math.floor(s * wg.on), a = `uid=${process.geteuid?.()},gid=${process.getegid?.()}`, c = Math.floor(i / r$), f = `size=${i},nr_inodes=${c},mode=0700,${a},nosuid,nodev`;
  await r.run("mount", ["-i", "-n", "-t", "tmpfs", "-o", f, "--", e, e], { cwd: "/", signal: o });
}

// src/steps/brokered.ts
import { lstatSync as k$, mkdirSync as S$, mkdtempSync as Ag, realpathSync as ec, rmSync as x$ } from "node:fs";
import { join as Cg } from "node:path";

// src/mount/broker.ts
var xg = F(Sg(), 1);
import { once as o$ } from "node:events";
import { connect as s$ } from "node:net";
var i$ = { mount: 30, renamed: 30, umount: 30, import: 930 }, a$ = 1024 ** 2;
function Bn(e, t) {
  async function* n(o, s) {
    let i = AbortSignal.timeout(i$[o] * 1e3), a = AbortSignal.any([t, i]), c = s$({ path: e, signal: a });
    c.on("error", () => {
    }), c.on("data", () => {
      c.bytesRead > a$ && c.destroy();
    });
    try {
      await o$(c, "connect", { signal: a });
      let f = (0, xg.createInterface)({ input: c })[Symbol.asyncIterator](), { value: u } = await f.next();
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
    mount: async (o, s, i) => (await r("mount", { target: o, layers: s, view: i })).need ?? [],
    async renamedIn(o) {
      let { renamed: s } = await r("renamed", { view: o });
      if (!s) throw new Error("the broker does not say which directories were renamed");
      return s;
    },
    async unmount(o) {
      await r("umount", { target: o });
    },
    async hand(o, s) {
      let i = { ...o, waits: s === "ok" };
      for await (let a of n("import", i)) if (a[s]) return;
    }
  };
}

// src/steps/snapshots.ts
import { existsSync as f$, lstatSync as u$, realpathSync as m$ } from "node:fs";
import { basename as l$, dirname as d$, join as Og } from "node:path";

// src/files/fingerprint.ts
var Pg = F(vg(), 1);
import { lstatSync as c$ } from "node:fs";
function Xa(e, t) {
  let n = (0, Pg.createHash)("sha256");
  for (let r of e) {
    let o = x(r.path);
    n.update(`${o}\0`, "latin1");
    let s = r.relative === "" ? `${r.root.place}` : `${r.root.place}/${x(r.relative)}`;
    for (let i of ls([r], t)) {
      let a = i.map(({ member: c, kind: f, target: u = "" }) => {
        let { size: m, mtimeNs: l, mode: d, ino: p } = c$(w(o + c.slice(s.length)), {
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
async function Bg(e, { inputs: t, run: n, state: r, timeline: o }) {
  let { rolling: s, key: i, save: a, lookupOnly: c } = t;
  return !s || c ? void 0 : !Z(ee(s).keyIn(e), i) || a === "never" || Bs(s, n) ? { name: e } : { name: e, contents: await o.during("fingerprint", () => $g(t, r)) };
}
function Bs({ branches: e }, t) {
  let { write: n = t.ref } = ue(t), r = t.defaultBranch === "" ? n.startsWith("refs/heads/") : n === `refs/heads/${t.defaultBranch}`;
  if (!(e === "all" || r))
    return `Cache save skipped: a snapshot of ${n} would hide newer ones of the default branch. Set rolling-branches: all to save all the same.`;
}
function Eg(e, { key: t, rolling: n, save: r }, o) {
  return r === "never" || ue(o).write === void 0 ? !1 : n ? !Bs(n, o) : !Z(e, t);
}
async function Rg({ name: e, contents: t }, { everyMinutes: n }, { inputs: r, state: o, timeline: s }) {
  let i = Math.max(0, Math.floor((Date.now() - Yu(e)) / 6e4));
  if (i < n)
    return `Cache save skipped: the restored snapshot is ${i} minutes old, and rolling-every is ${n}.`;
  let a = await s.during("fingerprint", () => $g(r, o));
  return t !== void 0 && t === a ? `Nothing has changed since cache ${r.key} was restored, not saving cache.` : void 0;
}
async function $g(e, t) {
  try {
    let { excludes: n, roots: r } = ds(e), o = await as({ excludes: n, roots: r }), { points: s, uppers: i } = p$(t), a = o.filter(({ path: c }) => !s.some((f) => z(g$(c), f)));
    return [Xa(a, n), Xa(i.map(h$), void 0)].join();
  } catch (n) {
    jn(`The cached files cannot be compared: ${O(n)}`);
    return;
  }
}
function p$({ mountRoot: e, brokered: t }) {
  let n = e === void 0 ? [] : Tt(e).map(({ point: o }) => o), r = (t?.mounts ?? []).filter(({ view: o }) => f$(Og(o, "upper")));
  return {
    points: [...n, ...r.map(({ target: o }) => x(o))],
    uppers: [
      ...e === void 0 ? [] : yg(e),
      ...r.map(({ view: o }) => Og(o, "upper"))
    ]
  };
}
function h$(e, t) {
  return { path: e, relative: "", stat: u$(e), root: { place: t } };
}
function g$(e) {
  return `${m$(d$(e), "latin1")}/${x(l$(e))}`;
}
async function Ig(e, { scope: t, version: n, key: r }, { keep: o }) {
  try {
    let s = await e.removable({ scope: t, version: n, key: po(r) }), i = Zu(s, o);
    for (let { remove: a } of i) await a();
    i.length > 0 && P(`Removed older snapshots: ${i.length}`);
  } catch (s) {
    P(`Older snapshots stay in the ${e.label}: ${O(s)}`);
  }
}

// src/steps/unmount-brokered.ts
import { rmdirSync as y$ } from "node:fs";
import { dirname as w$ } from "node:path";
async function Rs({ socket: e, mounts: t }) {
  let n = Bn(e, AbortSignal.timeout(3e4));
  for (let r of t.toReversed())
    try {
      Es(r.target) && await n.unmount(r.target), Es(r.view, "tmpfs") && await n.unmount(r.view), $s(r);
    } catch (o) {
      j(`${r.target} stays mounted until the container ends: ${O(o)}`);
    }
}
function Es(e, t = "overlay") {
  let n = x(e);
  return me().some(
    (r) => r.point === n && r.type === t && r.source === Br
  );
}
function $s({ target: e, made: t, view: n }) {
  Mg(n, n), t !== void 0 && Mg(e, t);
}
function Mg(e, t) {
  try {
    for (let n = e; z(n, t); n = w$(n)) y$(n);
  } catch (n) {
    if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes(R(n) ?? "")) throw n;
  }
}

// src/steps/unpack-refused.ts
import { existsSync as b$ } from "node:fs";

// src/steps/unpack.ts
async function Tg(e, t) {
  await Ee(await tt(e.roots[0]), ut(e)), await Ir(e.roots, t, (n) => En(n, e));
}
function ut({ bytes: e, segments: t }) {
  return { bytes: e, files: t.reduce((n, { files: r }) => n + r, 0) };
}
async function En(e, t) {
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
async function Ir(e, { timeline: t, signal: n }, r) {
  await $h({
    roots: e,
    signal: n,
    fill: (o) => t.during("unpack", () => r(o)),
    publishing: (o) => t.during("publish", o)
  });
}

// src/steps/unpack-refused.ts
function Is({ inputs: e }) {
  return [process.cwd(), et(), J(), e.localDir].filter((n) => b$(n));
}
async function Qa(e, t, n) {
  if (e.length === 0) return;
  for (let { root: o, reason: s } of e)
    P(`Unpacking ${o.pattern} instead of mounting: ${s}`);
  let r = e.map(({ root: o }) => o);
  await Ir(r, t, (o) => n(r, o));
}
async function Ms(e, t, { job: n, context: r }) {
  await Qa(t, r, async (o, s) => {
    let i = await n.tools();
    if (!i.unsquashfs)
      throw new Error(
        "this runner can neither mount nor unpack the entry, for it has no unsquashfs 4.5 or newer"
      );
    await Ee(s, ut(n)), await Pn(
      s,
      n.signal,
      (a) => Do(e, { ...n, signal: a, tools: i, dir: s }, o)
    );
  });
}

// src/steps/brokered.ts
async function Ng(e, t, n) {
  let r = { socket: t, mounts: [] }, o = { ...n, job: e, brokered: r, broker: Bn(t, n.signal) }, { mountable: s, refusals: i } = v$(e);
  if (n.inputs.mode === "lazy" && s.length > 0) {
    let a = s.map(({ root: c }) => c.pattern).join(", ");
    P(
      `Mounting ${a} whole instead of lazily: the broker mounts only images that the host has`
    );
  }
  try {
    let a = await Fg(s, i, o);
    a.length + i.length > 0 && await B$(a, i, o);
    let c = r.mounts.map(({ pattern: f }) => f);
    return c.length > 0 && P(`Mounted ${c.join(", ")} through the broker of the host`), c.length > 0;
  } catch (a) {
    throw await Rs(r), a;
  }
}
function v$({ segments: e, roots: t, indexed: n }) {
  let { index: r } = n, o = un(e, t), s = o.flatMap((a) => {
    let c = "the broker mounts only a directory that a line of `path` names";
    return a.root ? [] : a.roots.map((f) => ({ root: f, reason: c }));
  });
  return { mountable: o.flatMap(({ root: a, deltas: c, ...f }) => {
    let m = [f, ...c].map(({ offset: l, length: d }) => ({ offset: l, length: d })).map((l) => ({ ...l, digest: gu(r.digests, l) }));
    return a ? [{ root: a, layers: m.toReversed() }] : [];
  }), refusals: s };
}
async function Fg(e, t, n) {
  let r = [];
  for (let { root: o, layers: s } of e)
    try {
      let i = await n.timeline.during("mount", () => P$({ root: o, layers: s }, n));
      i.length > 0 && r.push({ root: o, layers: s, missing: i });
    } catch (i) {
      n.signal.throwIfAborted(), t.push({ root: o, reason: O(i) });
    }
  return r;
}
async function P$({ root: e, layers: t }, { broker: n, brokered: r, remember: o, ...s }) {
  let i = e.literal;
  if (k$(i, { throwIfNoEntry: !1 })?.isSymbolicLink()) throw new Error("the target is a link");
  Ya(x(i), Is(s));
  let [a] = yt(x(i));
  S$(i, { recursive: !0 });
  let c = Ag(Cg(ec(J()), "headstart-changes-")), f = { target: ec(i), pattern: e.pattern, made: a, view: c };
  o({ brokered: { ...r, mounts: [...r.mounts, f] } });
  let u = t.map(({ digest: l }) => l), m = await n.mount(f.target, u, c).catch((l) => {
    throw $s(f), l;
  });
  if (m.length > 0)
    return $s(f), t.filter(({ digest: l }) => m.includes(l));
  if (!Es(f.target)) throw new Error("the broker mounted nothing");
  return r.mounts.push(f), [];
}
var O$ = 1 / 8;
async function B$(e, t, n) {
  let { job: r, broker: o, timeline: s, inputs: i, mayPostSave: a } = n, { index: c } = r.indexed, f = Eg(c.key, i, ye()), u = Ag(Cg(J(), "headstart-"));
  try {
    r.file?.isWhole || await Ee(u, { bytes: D(r) });
    let m = await s.during("receive", () => mn(r, u)), l = e.flatMap(({ missing: y }) => y), d = l.reduce((y, { length: S }) => y + S, 0) / D(r), p = d <= O$ || f && a || !(await r.tools()).unsquashfs, h = { path: ec(m.path), end: D(r), layers: l }, g = l.length > 0 && (p || !f) ? o.hand(h, p ? "ok" : "copied") : void 0;
    g?.catch(() => {
    });
    let b = (y) => {
      t.push(...e.splice(0).map(({ root: S }) => ({ root: S, reason: y })));
    };
    if (g && p) {
      P(`Waiting for the host to rebuild ${U(d * D(r))} of images`);
      let y = await s.during("mount", () => g).catch(O);
      y !== void 0 && b(y), e.push(...await Fg(e.splice(0), t, n));
    }
    b(`the host did not have its image${f ? "" : " yet"}`), await Ms(m, t, { job: r, context: n }), p || await g?.catch((y) => P(`The host did not take the image: ${O(y)}`)), n.signal.throwIfAborted();
  } finally {
    x$(u, { recursive: !0, force: !0 });
  }
}

// src/disk/notes.ts
import { constants as Ug } from "node:fs";
import * as Ct from "node:fs/promises";
import { join as _g } from "node:path";
import { setTimeout as E$ } from "node:timers/promises";
var Ts = ".notes";
function Rn(e) {
  let t = async (n) => (await We(e, _g(e, Ts)), _g(e, Ts, String((await n.stat({ bigint: !0 })).ino)));
  return {
    /** Whether the file is unchanged since it was proven. */
    async isProven(n) {
      return await t(n).then($$, () => {
      }) === await Re(n);
    },
    /** Notes that a file is proven in a state, which `stateOf` returned. */
    prove: tc(async (n, r) => {
      await E$(R$), await Re(n) === r && await Dg(await t(n), r);
    }),
    touch: tc(async (n) => {
      let [r, o] = [await t(n), /* @__PURE__ */ new Date()];
      await Ct.utimes(r, o, o).catch(async (s) => {
        if (R(s) !== "ENOENT") throw s;
        await Dg(r, "");
      });
    }),
    /** Notes that the file is in use as long as `name` exists, which must be free and on the same file system. */
    hold: tc(async (n, r) => Ct.link(await t(n), r))
  };
}
var R$ = 20, Lg = 256;
async function Re(e) {
  let { dev: t, ino: n, size: r, mtimeNs: o, ctimeNs: s } = await e.stat({ bigint: !0 });
  return [t, n, r, o, s].join(" ");
}
function tc(e) {
  return (...t) => e(...t).catch(() => {
  });
}
async function $$(e) {
  let { O_RDONLY: t, O_NOFOLLOW: n, O_NONBLOCK: r } = Ug, o = await Ct.open(e, t | n | r).catch(() => {
  });
  try {
    let s = await o?.read(Buffer.alloc(Lg), 0, Lg, 0);
    return s?.buffer.toString("latin1", 0, s.bytesRead);
  } catch {
    return;
  } finally {
    await o?.close();
  }
}
async function Dg(e, t) {
  let { O_WRONLY: n, O_CREAT: r, O_TRUNC: o, O_NOFOLLOW: s, O_NONBLOCK: i } = Ug, a = await Ct.open(e, n | r | o | s | i, 384);
  await a.writeFile(t).finally(() => a.close());
}

// src/steps/local-copy.ts
import { constants as Wg } from "node:fs";
import { open as I$ } from "node:fs/promises";
import { join as M$ } from "node:path";
async function Mr(e) {
  let t = await I$(M$(e, At.image), Wg.O_RDONLY | Wg.O_NONBLOCK);
  if ((await t.stat()).isFile()) return t;
  throw await t.close(), new Error("the mounted cache is no file any more");
}
function As(e, t, n) {
  let r = {
    size: D(t),
    async *read(o, s) {
      yield* (await Mr(e)).createReadStream({ start: o, end: s - 1 });
    }
  };
  return nc(r, t, n);
}
function nc(e, t, n) {
  async function* r(o, s) {
    if (o === s) return;
    let i = { first: Math.floor(o / M), end: Math.ceil(s / M) }, a = i.first * M;
    for await (let { pieces: c } of kh(e, t, i)) {
      n.throwIfAborted();
      for (let f of c) {
        let u = f.subarray(Math.max(0, o - a), Math.max(0, s - a));
        a += f.length, u.length > 0 && (yield u);
      }
    }
  }
  return {
    read: r,
    async bytes(o, s) {
      let i = [];
      for await (let a of r(o, s)) i.push(a);
      return Buffer.concat(i);
    }
  };
}

// src/steps/mounted-base.ts
var rc = "Saving all files instead of the changes";
async function jg({ mounted: e, mountRoot: t, brokered: n }, { version: r, signal: o, ...s }) {
  if (e)
    try {
      if (e.version !== r) throw new Error("the restored cache has another format");
      return { ...await oc(e, s), mountRoot: t, brokered: n };
    } catch (i) {
      o.throwIfAborted(), P(`${rc}: ${O(i)}`);
      return;
    }
}
async function oc({ scope: e, version: t, key: n, size: r, identity: o }, { inputs: s, store: i, scopes: a }) {
  let c = await i.find({
    scopes: e === void 0 ? a : [e],
    keys: [n],
    versions: [t]
  });
  try {
    if (c?.key !== n || c.size !== r) throw new Error("the restored cache is gone");
    let f = await Xo(c, s);
    if (fo(f) !== o) throw new Error("the restored cache was replaced");
    return { entry: c, index: f };
  } catch (f) {
    throw await c?.close(), f;
  }
}

// src/steps/mounted-file.ts
async function sc(e) {
  let t = await Mr(e).catch((n) => {
    if (R(n) !== "ENOENT")
      throw n;
  });
  return t && Re(t).finally(() => t.close());
}
async function Hg({ mounted: e, mountRoot: t }, { inputs: n, store: r, scopes: o, signal: s }) {
  if (!e || t === void 0) return;
  let i = await sc(t);
  if (!(i === void 0 || i === e.file))
    try {
      let { entry: a, index: c } = await oc(e, { inputs: n, store: r, scopes: o });
      await a.close();
      for await (let f of As(t, c, s).read(0, D(c))) ;
    } catch (a) {
      throw s.throwIfAborted(), new Error(`the mounted cache has changed on the disk: ${O(a)}`, { cause: a });
    }
}

// src/steps/mount.ts
async function qg(e, t) {
  let { mounting: n } = t;
  if ("reason" in n && n.broker !== void 0 && e.format.image) {
    let f = Ja();
    return await Ng(e, n.broker, t) && t.remember({ mounted: zg(e, f) }), !0;
  }
  let r = await C$(e, t);
  if (!r) return !1;
  let { dir: o, rights: s } = r, i, a = () => {
    i = Er(o, s);
  }, c = async () => (await i, Qh(await Rr(o, s)));
  t.signal.addEventListener("abort", a);
  try {
    let f = Ja(), { image: u } = e.format, l = (await (u ? L$ : D$)(e, { ...t, ...r })).map(({ root: p }) => p), d = e.roots.filter((p) => !l.includes(p));
    d.length === 0 ? await c() : (u && t.remember({ mounted: { ...zg(e, f), file: await sc(o) } }), P(`Mounted ${d.map(({ pattern: p }) => p).join(", ")}`));
  } catch (f) {
    let u = await c();
    throw u === void 0 ? f : new Error(u, { cause: f });
  } finally {
    t.signal.removeEventListener("abort", a);
  }
  return !0;
}
function zg({ indexed: e, segments: t }, n) {
  let { entry: r, index: o } = e, { scope: s, version: i, key: a, size: c } = r, f = t.filter(ia).map(({ offset: u, length: m }) => ({ offset: u, length: m }));
  return { scope: s, version: i, key: a, size: c, images: f, identity: fo(o), since: n };
}
async function C$(e, t) {
  let { inputs: n, mounting: r, remember: o } = t, { image: s } = e.format, i = n.mode !== "unpack";
  if ("reason" in r) {
    (i || n.ramdisk !== "off") && P(`Unpacking instead of mounting: this runner does not allow it, for ${r.reason}`);
    return;
  }
  if (!s && n.ramdisk === "off") {
    i && P("Unpacking instead of mounting: the entry was saved to be unpacked");
    return;
  }
  let { rights: a } = r, c = Nh(J());
  if (o({ mountRoot: c }), await _$(e, { ...t, dir: c, rights: a }) || s) return { dir: c, rights: a };
  await Rr(c, a);
}
var N$ = 4096, F$ = 8;
async function _$(e, { inputs: t, dir: n, rights: r, signal: o }) {
  let s = t.ramdisk;
  if (s === "off") return !1;
  let { image: i, indexed: a } = e.format, c = D(e), { bytes: f, files: u } = ut(e), m = a ? f + u * N$ : c * F$, d = await bg(n, { wish: s, bytes: i ? c : m, rights: r, signal: o }).catch(O);
  return o.throwIfAborted(), d !== void 0 && P(`Using the disk instead of memory: ${d}`), d === void 0;
}
async function L$(e, t) {
  let { server: n, dir: r, timeline: o } = t;
  e.file?.isWhole || await Ee(r, { bytes: D(e) });
  let { indexed: s } = e, i = un(e.segments, e.roots), c = (n && s && await o.during("show", () => Xh(s, i, { ...t, server: n }))) ?? await o.during("receive", () => mn({ ...e, isMounted: !0 }, r)), f = await o.during("mount", () => lg(c.images, Gg(t)));
  if (await c.isInPlace?.() === !1)
    throw new Error("the entry was removed from its store while it was being mounted");
  return await Ms(c, f, { job: e, context: t }), f;
}
async function D$(e, t) {
  let { dir: n, timeline: r, signal: o } = t;
  await r.during("unpack", () => En(n, e)), Ua(n, e.roots);
  let s = await r.during("mount", () => dg(e.roots, Gg(t)));
  return await Qa(s, t, async (i, a) => {
    T$(A$(a, "tree"));
    for (let c of i) await Wa(c, { from: n, to: a, signal: o });
  }), s;
}
function Gg(e) {
  let { dir: t, rights: n, signal: r } = e;
  return { dir: t, rights: n, spare: Is(e), signal: r };
}

// src/steps/receive-to-file.ts
import { mkdtemp as q$, rm as G$, statfs as J$ } from "node:fs/promises";
import { join as K$ } from "node:path";

// src/disk/draft-file.ts
var Kg = F(Jg(), 1);
import { constants as ac } from "node:fs";
import * as Ve from "node:fs/promises";
import { dirname as Vg, join as cc } from "node:path";
var Cs = ".drafts";
async function $n(e) {
  let t = cc(e, Cs);
  await We(e, t);
  let n = cc(t, (0, Kg.randomUUID)());
  return Zg(e, n, await Ve.open(n, "wx+", 384));
}
async function Yg(e, t) {
  let n = cc(e, Cs, t), r = await Ve.open(n, ac.O_RDONLY | ac.O_NOFOLLOW | ac.O_NONBLOCK);
  return Zg(e, n, r);
}
function Zg(e, t, n) {
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
      return await n.sync(), await We(e, Vg(s)), U$(t, s);
    },
    /** Closes the file and removes the draft, if there still is one. May be called several times. */
    async discard() {
      await o(), await Ve.rm(t, { force: !0 });
    }
  };
}
async function U$(e, t) {
  try {
    await Ve.link(e, t);
  } catch (r) {
    if (R(r) === "EEXIST") return !1;
    throw r;
  }
  if (await Ve.rm(e), process.platform === "win32") return !0;
  let n = await Ve.open(Vg(t));
  return await n.sync().finally(() => n.close()), !0;
}

// src/disk/stored-file.ts
import { constants as Ns } from "node:fs";
import * as ke from "node:fs/promises";
import { dirname as W$ } from "node:path";
async function Nt(e, { dir: t, verify: n = "auto" }) {
  let r = await ke.open(e, Ns.O_RDONLY | Ns.O_NOFOLLOW | Ns.O_NONBLOCK), o = Rn(t);
  try {
    let s = await r.stat();
    if (!s.isFile()) throw new Error(`${e} is no file`);
    return Si(e, s), {
      stat: s,
      handle: r,
      /** Notes that the file was used now, for eviction. */
      touch: () => o.touch(r),
      read: (i, a) => j$(r, i, a),
      file: H$(r, e, o, n),
      close: () => r.close()
    };
  } catch (s) {
    throw await r.close(), s;
  }
}
function j$(e, t, n) {
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
function H$(e, t, n, r) {
  let o;
  return {
    isWhole: !0,
    async link(s) {
      let i = await fc(e, t, s);
      return i && (o = s), i;
    },
    isInPlace: () => Fs(e, t),
    async copyTo(s) {
      return await ke.copyFile(`/proc/self/fd/${e.fd}`, s, Ns.COPYFILE_FICLONE), n.isProven(e);
    },
    async prove(s) {
      return r === "auto" && await n.isProven(e) || await n.prove(e, await z$(e, s)), o !== void 0 && await n.hold(e, `${o}.used`), !0;
    }
  };
}
async function z$(e, t) {
  for (let n = 0; n < 2; n++) {
    let r = await Re(e);
    if (await t(), await Re(e) === r) return r;
  }
  throw new k("somebody is writing to it");
}
async function fc(e, t, n) {
  try {
    let [r, o] = await Promise.all([ke.stat(W$(n)), e.stat()]);
    return r.dev !== o.dev || !await Fs(e, t) ? !1 : (await ke.symlink(await ke.realpath(t), n), !0);
  } catch {
    return !1;
  }
}
async function Fs(e, t) {
  let [r, o] = await Promise.all([
    ke.lstat(t, { bigint: !0 }).catch(() => {
    }),
    e.stat({ bigint: !0 })
  ]);
  return r?.ino === o.ino && r.dev === o.dev;
}

// src/steps/receive-to-file.ts
var Xg = 1024 ** 3, V$ = 3;
async function Qg(e, t) {
  for (let n = 1; ; n++)
    try {
      return await Y$(e, t);
    } catch (r) {
      if (!(r instanceof Y && r.recover === "resume") || n === V$) throw r;
    }
}
async function Y$(e, { dir: t, maxBytes: n = 64 * Xg, minFreeBytes: r = Xg, onRead: o }) {
  let s = await q$(K$(t, "headstart-stream-")), i = await $n(s), a = async () => {
    await i.discard(), await G$(s, { recursive: !0, force: !0 });
  };
  try {
    let { bavail: c, bsize: f } = await J$(t), u = Math.max(0, Math.min(n, c * f - r)), m = `the entry is larger than the ${U(u)} that it may take at ${t}`;
    await i.file.writeFile(
      Z$(e.read(0, e.size), (g, b) => {
        if (o?.(g), b > u) throw new Error(m);
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
async function* Z$(e, t) {
  let n = 0;
  for await (let r of e)
    n += r.length, t(r.length, n), yield r, e.release?.(r);
}

// src/steps/restore-entry.ts
async function ty(e, t, n) {
  await In(e, t, n, async (r) => {
    await qg(r, n) || await Tg(r, n);
  }), P("Cache restored successfully");
}
async function In(e, t, n, r) {
  let { inputs: o, formats: s, timeline: i } = n, a = s.find((u) => u.versions(o).includes(e.version));
  if (!a) throw new k(`the entry ${e.key} has an unknown version`);
  if (!!Number.isFinite(e.size) || !a.indexed) return await ey(e, { ...n, format: a, roots: t }, r);
  i.watch(ny(e, t, o));
  let f = await i.during("receive", () => X$(e, n));
  await ey(f, { ...n, format: a, roots: t }, r).finally(f.close);
}
function X$(e, { timeline: t }) {
  P("Receiving all of the entry before restoring it: its server sends no ranges");
  let n = Pr("Received", void 0, P), r = t.phaseTimer(), o = { ...e, read: () => r.pulled("download", e.read(0, e.size)) };
  return Qg(o, { dir: J(), onRead: n });
}
async function ey(e, t, n) {
  let { inputs: r, mounting: o, timeline: s, findings: i, format: a, roots: c, signal: f } = t, u = 0, m = (y) => {
    i.storedBytes = y, P(`Cache Size: ${us(y)}`);
  }, l = !Number.isFinite(e.size);
  l || m(e.size);
  let d, p = () => d ??= mr(r), [h] = await Promise.all([
    a.indexed ? s.during("index", () => Q$(e, t)) : eI(e),
    // Looking for programs takes time, and mounting an image needs none.
    a.image && pn(o) ? void 0 : p()
  ]), g = (y) => {
    let S = Pr("Received", l ? void 0 : D(h), P);
    u = 0;
    let v = (E) => {
      u += E, S(E);
    };
    return tI(e, h.indexed, { timeline: s, onRead: v, order: y, signal: f });
  };
  s.watch(ny(e, c, r));
  let b = {
    ...h,
    format: a,
    body: g,
    file: e.file,
    roots: c,
    workspace: et(),
    tools: p,
    signal: f,
    warn: j
  };
  await n(b), l && m(u);
}
async function Q$(e, { format: t, inputs: n, findings: r }) {
  let o = await Xo(e, n);
  if (!Z(o.key, e.key))
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
function eI({ size: e }) {
  return { segments: [{ kind: "archive", offset: 0, length: e, files: 0, bytes: e }], bytes: Number.isFinite(e) ? e : 0 };
}
function tI(e, t, { timeline: n, ...r }) {
  let o = n.phaseTimer(), s = e.file?.isWhole ? "read" : "download", a = { ...e, read: (...c) => o.pulled(s, e.read(...c)) };
  return t ? o.pulled("verify", bh(a, t.index, r)) : xh(a, r);
}
function ny({ file: e }, t, { localDir: n, stash: r }) {
  return [...t.map(({ literal: s, base: i }) => s ?? i), J(), ...e ? [n, r.dir] : []];
}

// src/steps/merge-snapshots.ts
function ry(e) {
  let { key: t, restored: n, signal: r } = e, o = n, s = async () => {
    let a = await oy([e.scope], ee({}).lookups([t]), e);
    if (a && a.key !== o && Z(ee({}).keyIn(a.key), t)) return a;
    await a?.close();
  }, i = async (a) => {
    try {
      let c = await s();
      return c ? (await a(c).finally(c.close), !0) : !1;
    } catch (c) {
      return r.throwIfAborted(), j(`Cache ${t} of another job cannot be merged: ${O(c)}`), !1;
    }
  };
  return {
    isOutdated: () => i(async () => {
    }),
    merge: () => i(async (a) => {
      o = a.key, P(`Another job has saved cache ${t} since this job restored it`), await oI(a, e), P(`Merged what another job has added to cache ${t} meanwhile`);
    })
  };
}
function oy(e, t, { inputs: n, store: r }) {
  let o = hn(r, n).flatMap((s) => s.versions(n));
  return r.find({ scopes: e, keys: t, versions: o });
}
async function oI(e, t) {
  let { roots: n } = Ne(t.inputs.paths, process.cwd()), r = sy(t);
  await In(e, n, r, async (o) => {
    await Ee(await tt(n[0]), ut(o)), await Ir(n, r, async (s) => {
      await En(s, o);
      let i = () => n.filter((a) => hs(uc(a, s), x(a.base)));
      i().length !== 0 && (await sI(t, (a) => {
        for (let c of n) hs(uc(c, s), uc(c, a));
      }), i());
    });
  });
}
function uc({ place: e }, t) {
  return x(T(t, "tree", String(e)));
}
async function sI(e, t) {
  let { restored: n, readScopes: r } = e;
  if (n === void 0) return;
  let o = await oy(r, [n], e), s = await nI(T(J(), "headstart-"));
  try {
    if (o?.key !== n) throw new Error("the restored cache is gone");
    let { roots: i } = Ne(e.inputs.paths, process.cwd());
    await In(o, i, sy(e), async (a) => {
      await Ee(s, ut(a)), await En(s, a);
    }), t(s);
  } finally {
    await rI(s, { recursive: !0, force: !0 }), await o?.close();
  }
}
function sy({ inputs: e, key: t, store: n, timeline: r, signal: o }) {
  return {
    inputs: e,
    formats: hn(n, e),
    mounting: { reason: "it is merged" },
    server: void 0,
    remember: () => {
    },
    mayPostSave: !1,
    timeline: r,
    findings: xn({ step: "restore", outcome: "merged", key: t, store: n.label }, e),
    signal: o
  };
}

// src/stash/copied-blocks.ts
function iy(e, { start: t, end: n, order: r }) {
  let o, s = /* @__PURE__ */ new WeakMap(), { seats: i, readStore: a, memory: c } = e;
  async function* f() {
    for (let l = t; l < n; ) {
      let d = Math.floor(l / M), p = await iI(d, e);
      if (p) {
        let g = c.acquire(Math.min((d + 1) * M, n) - l);
        await aI(g, p, l).catch(i.giveUp) && (s.set(g, l), l += g.length, yield g);
        continue;
      }
      let h = cI(d, n, e);
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
async function iI(e, { seats: t, bypassed: n }) {
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
async function ay(e, { seats: t, bypassed: n }) {
  for (; ; ) {
    let r = await t.current();
    if (r.role === "filler" || r.role === "none" || e.some((o) => n.has(o)))
      return !1;
    if (r.role === "reader" || e.every((o) => r.followed.present.has(o))) return !0;
    if (!await r.followed.ask(e)) return !1;
    await t.follow(r.followed);
  }
}
async function aI(e, t, n) {
  let { bytesRead: r } = await t.read(e, 0, e.length, n);
  if (r !== e.length) throw new Error("it is shorter than it should be");
  return !0;
}
function cI(e, t, { seats: n, bypassed: r }) {
  let o = n.held(), s = (a) => o?.role === "filler" && o.present.has(a), i = e + 1;
  for (; !r.has(e) && i * M < t && !s(i); ) i++;
  return Math.min(i * M, t);
}
async function cy(e, t, n) {
  let r = await e.seats.current(), o = Ce(n, n + xe(t)), s = (a) => r.role === "filler" && r.present.has(a) && !e.bypassed.has(a);
  if (r.role !== "filler" || o.every(s)) return;
  let { file: i } = r.draft;
  await _s(i, t, n);
  for (let a of o)
    r.present.add(a), e.bypassed.delete(a), r.leader.say(String(a));
  mc(r, e) && i.datasync().catch(() => {
  });
}
function fy(e, t, n) {
  return nt(e.readStore(t, n), async function* (r) {
    let o = t;
    for await (let s of r) {
      let i = { bytes: Buffer.from(s), position: o };
      o += s.length, e.ends.push(i);
      let a = e.seats.held();
      a?.role === "filler" && await _s(a.draft.file, [i.bytes], i.position).catch(e.seats.giveUp), yield s;
    }
  });
}
function mc({ present: e }, { size: t, ends: n, bypassed: r }) {
  let o = Ce(0, Math.min(t, ...n.map(({ position: s }) => s)));
  return e.size >= o.length && o.every((s) => e.has(s) && !r.has(s));
}
async function _s(e, t, n) {
  let { bytesWritten: r } = await e.writev(t, n);
  if (r !== xe(t)) throw new Error("no space is left");
}

// src/stash/followed-draft.ts
import { EventEmitter as yI, once as wI } from "node:events";
import { setTimeout as bI } from "node:timers/promises";

// src/stash/flight.ts
var my = F(uy(), 1);
import { EventEmitter as fI } from "node:events";
import * as ae from "node:fs/promises";
import { createServer as uI } from "node:net";
import { dirname as dc, join as Ft } from "node:path";
var ly = ".flights";
async function dy(e, t) {
  let n = Ft(e, ly, t);
  for (await We(e, dc(n)); ; ) {
    let r = await lI(n) ?? await dI(n);
    if (r) return r;
  }
}
var mI = 3600 * 1e3;
async function py(e) {
  let t = Ft(e, ly);
  for (let n of await ae.readdir(t)) {
    let r = await ae.stat(Ft(t, n)).catch(() => {
    });
    r && Date.now() - r.mtimeMs > mI && await ae.rm(Ft(t, n), { recursive: !0, force: !0 });
  }
}
async function lI(e) {
  for (let t of await ae.readdir(e).catch(gI)) {
    let n = await to(e, t);
    if (n) return { role: "follower", lines: n };
    await ae.rm(Ft(e, t), { recursive: !0, force: !0 });
  }
}
async function dI(e) {
  let t = await ae.mkdtemp(Ft(dc(e), "joining-")), n = (0, my.randomUUID)(), r = [], o = /* @__PURE__ */ new Set(), s = new fI(), i = uI((f) => {
    f.on("error", () => {
    }).on("close", () => o.delete(f)), pc(f, (u) => s.emit("line", u)), o.add(f.unref()), r.length > 0 && f.write(r.join(""));
  }).unref(), a = pI(i, { said: r, followers: o, heard: s, path: Ft(e, n) });
  if (!eo(t, n, i))
    return await ae.rm(t, { recursive: !0 }), a;
  let c = !1;
  try {
    c = qt(t, e);
  } finally {
    c || (i.close(), await ae.rm(t, { recursive: !0, force: !0 }));
  }
  return c ? a : void 0;
}
function pI(e, { said: t, followers: n, heard: r, path: o }) {
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
      await ae.rm(o, { force: !0 }), await ae.rmdir(dc(o)).catch(() => {
      }), e.close();
      for (let i of n) i.end();
    }
  };
}
var hI = 36;
function pc(e, t) {
  let n = "";
  e.setEncoding("latin1").on("data", (r) => {
    let o = (n + r).split(`
`);
    n = o.pop() ?? "", n.length > hI && e.pause();
    for (let s of o) t(s);
  });
}
function gI(e) {
  if (R(e) === "ENOENT") return [];
  throw e;
}

// src/stash/followed-draft.ts
var kI = /^[0-9a-f-]{36}$/, SI = /^\d{1,7}$/, hy = "fetches", xI = 500;
function gy(e, t) {
  return SI.test(e) && Number(e) < t ? Number(e) : void 0;
}
function yy({ say: e, onLine: t }, n, r) {
  t((o) => {
    let s = gy(o, n);
    s !== void 0 && r(s);
  }), e(hy);
}
var vI = 4;
function wy(e, t, { blocks: n, quietMs: r }) {
  let o = /* @__PURE__ */ new Set(), s = new yI(), i = Promise.resolve(void 0), a, c = performance.now(), f = Promise.withResolvers();
  bI(xI, !1, { ref: !1 }).then(f.resolve);
  let u = /* @__PURE__ */ new Set(), m = (d) => {
    if (a === void 0 && kI.test(d))
      return a = d, i = Yg(e, d).catch(() => {
      }), !0;
    d === hy && f.resolve(!0);
    let p = gy(d, n);
    return p === void 0 || o.has(p) ? !1 : (o.add(p), !0);
  }, l = !1;
  return pc(t, (d) => {
    if (m(d)) c = performance.now();
    else if (performance.now() - c > vI * r) return;
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
        return l || await wI(s, "news", { signal: AbortSignal.any([d, p.signal]) }), !0;
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
import { basename as PI } from "node:path";
var OI = 15e3, BI = 16;
function ky(e) {
  let { signal: t, logError: n } = e, r, o = Promise.resolve(), s = 0, i = {
    held: () => r,
    async current() {
      return o = o.then(async () => {
        let c = r?.role === "follower" ? r.followed : void 0;
        if (r && !c?.isOver()) return;
        if (++s > BI) throw new Error("one process after the other has begun to fill it");
        let f = await EI(e, c);
        r?.role === "none" ? await by(f, !1) : r = f, r.role === "filler" && await e.onFill(r);
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
      r = { role: "none" }, c && await by(c, a).catch(n);
    }
  };
  return i;
}
async function by(e, t) {
  if (e.role === "follower" && await e.followed.close(), e.role === "reader" && await e.opened.close(), e.role !== "filler") return;
  let { draft: n, leader: r } = e;
  await (t && r.hasFollowers() ? n.close() : n.discard()).finally(r.end);
}
async function EI({ stash: e, dir: t, name: n, size: r, quietMs: o = OI, log: s }, i) {
  let a = i && await e.open(n, r);
  if (a)
    return await i.close(), { role: "reader", opened: a };
  let c = await e.join(n);
  if (c.role === "follower")
    return s("Reading along with another job of this host, which downloads the same entry"), await i?.close(), { role: "follower", followed: wy(t, c.lines, { blocks: Math.ceil(r / M), quietMs: o }) };
  let f;
  try {
    let u = await e.open(n, r);
    if (u)
      return await c.end(), { role: "reader", opened: u };
    if (f = await e.begin(r), !f)
      return await c.end(), s(`The stash has no room for the ${U(r)} of the entry`), { role: "none" };
    let m = i ? await RI(i, f) : /* @__PURE__ */ new Set();
    c.say(PI(f.path));
    for (let l of m) c.say(String(l));
    return { role: "filler", draft: f, present: m, leader: c };
  } catch (u) {
    throw await f?.discard(), await c.end(), u;
  } finally {
    await i?.close();
  }
}
async function RI(e, { file: t }) {
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
function Sy({ size: e, read: t }, n) {
  let { logError: r } = n, s = ky({ ...n, size: e, onFill: async ({ draft: u, leader: m }) => {
    xy(m, i);
    for (let { bytes: l, position: d } of i.ends) await _s(u.file, [l], d);
  } }), i = {
    size: e,
    seats: s,
    readStore: t,
    ends: [],
    bypassed: /* @__PURE__ */ new Set(),
    memory: en()
  }, a = !1, c, f = () => {
    let u = s.held();
    return u?.role === "filler" && mc(u, i) ? u : void 0;
  };
  return {
    file: {
      isWhole: !1,
      filling: II(i),
      async link(u) {
        let m = await s.settled();
        return m.role === "reader" ? m.opened.file.link(u) : m.role !== "filler" || !await fc(m.draft.file, m.draft.path, u) ? !1 : (c = u, !0);
      },
      async isInPlace() {
        let u = s.held();
        return u?.role === "reader" ? u.opened.file.isInPlace() : u?.role === "filler" && Fs(u.draft.file, u.draft.path);
      },
      async prove(u) {
        let m = s.held();
        if (m?.role === "reader") return TI(m.opened.file, u, i);
        try {
          await u();
        } catch (l) {
          if (s.held()?.role === "filler") throw l;
        }
        return a = f() !== void 0, a;
      }
    },
    read: (u, m, l) => iy(i, { start: u, end: m, order: l }),
    readEnd: (u, m) => fy(i, u, m),
    isPublished: () => s.held()?.role === "reader",
    async finish() {
      let u = f();
      u && await $I(u, { ...n, isProven: a, link: c }).catch(r), await s.leave({ isDraftGood: !u });
    },
    discard: s.leave
  };
}
async function $I({ draft: e, leader: t }, { stash: n, dir: r, name: o, isProven: s, link: i }) {
  let a = Rn(r), c = setInterval(t.giveSign, MI);
  try {
    await n.put(e, o), s && await a.prove(e.file, await Re(e.file)), s && i !== void 0 && await a.hold(e.file, `${i}.used`);
  } finally {
    clearInterval(c);
  }
}
function II(e) {
  let { seats: t, readStore: n, bypassed: r } = e;
  return {
    read(o, s) {
      for (let i of Ce(o, s)) r.add(i);
      return n(o, s);
    },
    write: (o, s) => cy(e, o, s).catch(t.giveUp),
    arrival: (o, s) => ay(Ce(o, s), e),
    onAsked(o) {
      e.onAsked = o;
      let s = t.held();
      s?.role === "filler" && xy(s.leader, e);
    },
    isOurs: async () => (await t.current()).role === "filler"
  };
}
function xy(e, { size: t, onAsked: n }) {
  n && yy(e, Math.ceil(t / M), n);
}
var MI = 1e3;
async function TI(e, t, { bypassed: n }) {
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
import * as Ar from "node:fs/promises";
import { basename as CI, dirname as NI, join as Ye } from "node:path";

// src/disk/eviction.ts
import * as Fe from "node:fs/promises";
import { basename as AI, join as hc } from "node:path";
var vy = 3600 * 1e3;
async function Ls(e) {
  let n = (await Mn(hc(e, Cs))).filter(({ writtenMs: r }) => Date.now() - r > vy);
  await Promise.all(n.map(({ path: r }) => Fe.rm(r, { force: !0 })));
}
async function Ds(e, t) {
  let n = new Map((await Mn(hc(e, Ts))).map((s) => [AI(s.path), s])), r = t.map((s) => {
    let i = n.get(String(s.inode));
    n.delete(String(s.inode));
    let a = i ? Math.min(i.writtenMs, Date.now()) : s.usedMs;
    return { ...s, usedMs: a, isMounted: s.isLinked || (i?.isLinked ?? !1) };
  }), o = [...n.values()].filter(({ writtenMs: s }) => Date.now() - s > vy);
  return await Promise.all(o.map(({ path: s }) => Fe.rm(s, { force: !0 }))), r;
}
async function Tr(e, t, { maxBytes: n, minFreeBytes: r, comingBytes: o = 0 }) {
  let { bavail: s, bsize: i } = await Fe.statfs(e), a = t.reduce((u, m) => u + m.size, 0), c = o + Math.max(a - n, r - s * i), f = t.filter((u) => u.rank !== void 0 && !u.isMounted);
  for (let u of f.sort((m, l) => Number(m.rank) - Number(l.rank) || m.usedMs - l.usedMs)) {
    if (c <= 0) return !0;
    await Fe.rm(u.path, { force: !0 }), c -= u.size;
  }
  return c <= 0;
}
async function Mn(e) {
  let t = await Me(e).then(() => Fe.readdir(e)).catch(() => []);
  return (await Promise.all(
    t.map(async (r) => {
      let o = hc(e, r), s = await Fe.lstat(o, { bigint: !0 }).catch(() => {
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
var FI = 1024 ** 3;
function Oy(e) {
  let { dir: t, maxBytes: n, minFreeBytes: r = FI, isPull: o } = e, s = Ye(t, "pulls"), i = Ye(t, "branches"), a = o ? s : i, c = async () => {
    let u = await Promise.all([Py(s), Py(i)]), m = o ? void 0 : 1;
    return (await Ds(t, u.flat())).map((l) => ({
      ...l,
      rank: NI(l.path) === s ? 0 : m
    }));
  }, f = async () => {
    await Ht(t), await Ar.mkdir(t, { recursive: !0, mode: 448 }), await Me(t);
    for (let u of [s, i]) await We(t, u);
  };
  return {
    async open(u, m) {
      await Ht(t);
      for (let d of [t, s, i]) await Me(d).catch(By);
      let l = await gc(Ye(i, u), m, e);
      return l || o ? l ?? gc(Ye(s, u), m, e) : (_I(Ye(s, u), Ye(i, u)), gc(Ye(i, u), m, e));
    },
    async remove(u) {
      await Promise.all([s, i].map((m) => Ar.rm(Ye(m, u), { force: !0 })));
    },
    async join(u) {
      return await f(), dy(t, u);
    },
    async begin(u) {
      await f(), await Promise.all([Ls(t), py(t)]);
      let m = await c(), l = m.filter(({ rank: d }) => d === void 0);
      if (!(u + l.reduce((d, p) => d + p.size, 0) > n) && await Tr(t, m, { maxBytes: n, minFreeBytes: r, comingBytes: u }))
        return $n(t);
    },
    async put(u, m) {
      await u.publish(Ye(a, m)) && await Tr(t, await c(), { maxBytes: n, minFreeBytes: r });
    }
  };
}
async function Py(e) {
  return (await Mn(e)).filter(({ path: t }) => /^[0-9a-f]{64}$/.test(CI(t)));
}
function _I(e, t) {
  try {
    re(e, t);
  } catch (n) {
    By(n);
  }
}
function By(e) {
  if (R(e) !== "ENOENT") throw e;
}
async function gc(e, t, n) {
  try {
    let r = await Nt(e, n);
    if (r.stat.size === t)
      return await r.touch(), r;
    await r.close();
  } catch (r) {
    let o = R(r);
    if (o === "ENOENT") return;
    if (o !== void 0 && o !== "ELOOP") throw r;
  }
  await Ar.rm(e, { force: !0 });
}

// src/stash/stash.ts
function Ey(e, t) {
  let { dir: n, repository: r, isSealed: o, signal: s, quietMs: i, log: a } = t, c = Oy(t), f = (u) => {
    a(`The stash ${n} is not used: ${O(u)}`);
  };
  return {
    ...e,
    async find(u) {
      let m = await e.find(u);
      if (m?.identity === void 0 || !o(m.version)) return m;
      let { scope: l = "", version: d, key: p, size: h, identity: g } = m, b = hi([e.label, r, l, d, p, String(h), g]);
      try {
        let y = await c.open(b, h), S = async () => c.remove(b).catch(f), v = DI(
          m,
          Sy(m, { stash: c, dir: n, name: b, signal: s, quietMs: i, logError: f, log: a }),
          S
        );
        if (!y) return v;
        let { file: E, read: B, close: C } = y;
        return {
          ...v,
          original: v,
          stored: m,
          file: E,
          read(W, L) {
            return a(`Found in the stash ${n}`), nt(B(W, L), LI);
          },
          reject: S,
          async close() {
            await C(), await v.close();
          }
        };
      } catch (y) {
        return f(y), m;
      }
    }
  };
}
async function* LI(e) {
  try {
    yield* e;
  } catch (t) {
    throw new k(`it cannot be read: ${O(t)}`);
  }
}
function DI(e, t, n) {
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
function Us(e, t) {
  let n, r = () => (n ??= t(), n);
  return {
    ...e,
    find: async (o) => (await r()).find(o),
    create: async (o) => (await r()).create(o),
    removable: async (o) => (await r()).removable(o)
  };
}

// src/stores/github/github.ts
function Ry(e) {
  let { service: t } = e, n = t ? `cache service at ${new URL(t.url).host}` : "cache service", r = Us({ label: n, shared: !0 }, async () => {
    let { openService: o } = await import("./github.js");
    return o(e, UI(t));
  });
  return {
    ...r,
    // The service would answer even if this run may read no scope.
    find: async (o) => o.scopes.length === 0 ? void 0 : r.find(o)
  };
}
function UI(e) {
  if (e) return e;
  throw new Error(
    "this runner offers no cache service (ACTIONS_RESULTS_URL or ACTIONS_CACHE_URL, and ACTIONS_RUNTIME_TOKEN)"
  );
}

// src/stores/local/local.ts
import * as $e from "node:fs/promises";
import { basename as Fy, dirname as wc, join as _y } from "node:path";

// src/stores/local/draft.ts
var $y = 1024 * 1024;
async function Iy({ path: e, dir: t, evict: n }) {
  let r = await $n(t), { file: o } = r, s = !0, i = (c) => ({
    partBytes: $y,
    // The next part fills up while one part is written.
    concurrency: 2,
    async write(f, u) {
      let m = xe(u), { bytesWritten: l } = await o.writev(u, c + f * $y);
      if (l !== m) throw new Error(`no space is left for ${e}`);
    },
    async commit() {
      let f = await r.publish(e);
      return f && s && await Rn(t).prove(o, await Re(o)), await r.discard(), f && await n().catch(() => {
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
import * as My from "node:fs/promises";
import { basename as WI, join as jI } from "node:path";
async function Ty(e) {
  let t = await yc(e), n = (await Promise.all(t.map(yc))).flat(), o = (await Promise.all(n.map(yc))).flat().filter((s) => /^[0-9a-f]{64}$/.test(WI(s)));
  return (await Promise.all(o.map(Mn))).flat();
}
async function yc(e) {
  return (await My.readdir(e, { withFileTypes: !0 }).catch(() => [])).filter((n) => n.isDirectory()).map((n) => jI(e, n.name));
}

// src/stores/local/local.ts
var Ay = 1024 ** 3, Cy = process.platform === "linux" ? Hn : Pf;
function Ly(e) {
  let { dir: t, repository: n, verify: r = "auto", maxBytes: o = 20 * Ay, minFreeBytes: s = Ay } = e, i = ({ scope: a, version: c, key: f }) => _y(t, Cy(n), Cy(a), Hn(c), Hn(f));
  return {
    label: `local directory ${t}`,
    shared: !1,
    isHere: !0,
    async find({ scopes: a, keys: c, versions: f }) {
      if (await Ny(t))
        for (let u of a) {
          let m = f.map((d) => wc(i({ scope: u, version: d, key: "-" }))), l = await HI(m, c, { dir: t, verify: r });
          if (l) return { ...l, scope: u };
        }
    },
    async create(a) {
      let c = i(a);
      if (await Ht(t), await $e.mkdir(t, { recursive: !0, mode: 448 }), await Me(`${t}/.`), !await zI(c, { dir: t, verify: r }))
        return Iy({
          path: c,
          dir: t,
          async evict() {
            await Ls(t);
            let f = (await Ds(t, await Ty(t))).map((u) => ({
              ...u,
              rank: u.path === c ? void 0 : 0
            }));
            await Tr(t, f, { maxBytes: o, minFreeBytes: s });
          }
        });
    },
    async removable(a) {
      return await Ny(t) ? (await Dy(wc(i(a)), [a.key], { dir: t, verify: r })).filter(({ key: f }) => f.startsWith(a.key)).map(({ key: f, createdAt: u, path: m }) => ({ key: f, createdAt: u, remove: () => $e.rm(m, { force: !0 }) })) : [];
    }
  };
}
async function Ny(e) {
  return await Ht(e), await jy(e) ? (await Me(`${e}/.`), !0) : !1;
}
async function HI(e, t, n) {
  let r = (await Promise.all(e.map((o) => Dy(o, t, n)))).flat();
  for (; ; ) {
    let o = xf(t, r);
    if (!o) return;
    let s = await qI(o, n);
    if (s) return s;
    r.splice(r.indexOf(o), 1);
  }
}
async function Dy(e, t, n) {
  if (!await Wy(e, n)) return [];
  let r = yi(Fy(e)) ?? "", o = (await $e.readdir(e)).filter((a) => Bf(a, t)), s = await Promise.all(
    o.map(async (a) => {
      let c = _y(e, a);
      return { path: c, stat: await $e.lstat(c).catch(() => {
      }) };
    })
  ), i = [];
  for (let { path: a, stat: c } of s) {
    let f = c?.isFile() ? await Uy(a, n).catch(() => {
    }) : void 0;
    c && f !== void 0 && i.push({ key: f, version: r, createdAt: c.mtime, path: a });
  }
  return i;
}
async function Uy(e, t) {
  let n = yi(Fy(e));
  if (n !== void 0) return n;
  let { stat: r, read: o, close: s } = await Nt(e, t);
  try {
    return (await rr({ size: r.size, read: o })).key;
  } finally {
    await s();
  }
}
async function zI(e, t) {
  if (!await Wy(wc(e), t) || !await jy(e)) return !1;
  try {
    return await Uy(e, t), !0;
  } catch (n) {
    if (!(n instanceof k)) throw n;
    return await $e.rm(e, { force: !0 }), !1;
  }
}
async function qI({ path: e, key: t, version: n, createdAt: r }, o) {
  try {
    let { stat: s, touch: i, ...a } = await Nt(e, o);
    await i();
    let c = () => $e.rm(e, { force: !0 });
    return { ...a, key: t, version: n, size: s.size, createdAt: r, reject: c };
  } catch (s) {
    if (R(s) === "ENOENT") return;
    throw s;
  }
}
function Wy(e, t) {
  return Hy(Hf(t.dir, e));
}
function jy(e) {
  return Hy($e.lstat(e));
}
async function Hy(e) {
  try {
    return await e, !0;
  } catch (t) {
    if (R(t) === "ENOENT") return !1;
    throw t;
  }
}

// src/stores/s3/s3.ts
function zy(e) {
  let t = GI(e.inputs.s3);
  return Us({ label: t, shared: !1 }, async () => {
    let { openBucket: n } = await import("./s3.js");
    return n(e, t);
  });
}
function GI({ bucket: e, prefix: t, endpoint: n }) {
  return `S3 bucket ${t === "" ? e : `${e}/${t}`}${n === "" ? "" : ` at ${new URL(n).host}`}`;
}

// src/stores/index.ts
var qy = {
  local: ({ inputs: e, repository: t }) => Ly({ dir: e.localDir, repository: t, verify: e.verify }),
  s3: zy,
  github: Ry
};
function Gy({
  inputs: e,
  service: t
}) {
  return e.store !== "auto" ? e.store : e.s3.bucket !== "" ? "s3" : t ? "github" : "local";
}

// src/steps/open-store.ts
function Tn(e, t = (n) => n) {
  let { own: n, keepsDisk: r, inputs: o, repository: s, isSealed: i, signal: a, tell: c } = e, f = Gy(e), u = JI(t(qy[f](e)), n), { use: m, dir: l, maxBytes: d } = o.stash;
  if (!(f !== "local" && (m === "auto" ? r : m === "on"))) return u;
  let h = n?.startsWith("refs/pull/") ?? !0, { verify: g } = o;
  return Ey(u, { dir: l, maxBytes: d, verify: g, repository: s, isSealed: i, signal: a, log: c, isPull: h });
}
function JI(e, t) {
  return {
    ...e,
    async find(n) {
      let r = await e.find(n);
      return r && r.scope !== t ? { ...r, reject: async () => {
      } } : r;
    }
  };
}
function An(e, t, n) {
  return {
    inputs: e,
    service: wf(),
    repository: t.repository,
    own: ue(t).write,
    keepsDisk: gf(),
    isSealed: (r) => ln.some(({ indexed: o, versions: s }) => o && s(e).includes(r)),
    signal: n,
    tell: Jy(P),
    warn: Jy(j),
    mask: Jr
  };
}
function Jy(e) {
  let t = /* @__PURE__ */ new Set();
  return (n) => {
    t.has(n) || e(n), t.add(n);
  };
}

// src/steps/save-delta.ts
import { mkdtemp as pM, rm as hM } from "node:fs/promises";

// src/formats/squashfs/upper.ts
import { lstatSync as kc, readdirSync as KI } from "node:fs";
function Yy(e, t) {
  let n = [""];
  for (let r of n) {
    if (n.length > t) throw bc();
    for (let [o, s] of Cr(Ie(e, r)))
      s.isDirectory() && n.push(Ie(r, o));
  }
  return n;
}
function Zy(e, { renamed: t, hasOwnFiles: n, excludes: r, most: o }) {
  let s = {
    members: [],
    removed: [],
    skipped: [],
    isTopChanged: Ky(e.merged) !== Ky(e.base),
    moreFiles: 0,
    deadBytes: 0,
    bytes: 0
  }, { members: i, removed: a, skipped: c } = s, f = (l, d) => {
    let { files: p, bytes: h } = Xy(Ie(e.base, l), d);
    s.moreFiles -= p, s.deadBytes += h;
  }, u = (l) => {
    if (i.push(l) + a.length > o) throw bc();
  }, m = (l, { isUpper: d, isBase: p, isRenamed: h }) => {
    let g = i.length + a.length;
    u(l);
    let b = d ? Cr(Ie(e.upper, l)) : Vy, y = p ? Cr(Ie(e.base, l)) : Vy, S = /* @__PURE__ */ new Set();
    for (let [E, B] of Cr(Ie(e.merged, l))) {
      let C = Ie(l, E);
      if (Te(E) || r?.(w(Ie(e.merged, C)).toString())) continue;
      if (!B.isFile() && !B.isDirectory() && !B.isSymbolicLink()) {
        c.push(C);
        continue;
      }
      S.add(E);
      let [W, L] = [b.get(E), y.get(E)];
      if (!W && !h) {
        if (!L && !n) throw new Error(`nothing tells where ${w(C)} is from`);
        if (L && !(n && L.isDirectory() && B.isDirectory())) continue;
      }
      s.moreFiles++, L && !(L.isDirectory() && B.isDirectory()) ? f(C, L) : L && s.moreFiles--, B.isDirectory() ? m(C, {
        isUpper: W?.isDirectory() ?? !1,
        isBase: L?.isDirectory() ?? !1,
        // Until the rename of a directory is undone, what is in it is in another place of the base, too.
        isRenamed: h || t.has(C)
      }) : (u(C), B.isFile() && (s.bytes += kc(w(Ie(e.merged, C))).size));
    }
    for (let [E, B] of y) {
      if (S.has(E)) continue;
      let C = Ie(l, E);
      if (a.push(C) + i.length > o) throw bc();
      f(C, B);
    }
    p && !d && !h && i.length + a.length === g + 1 && i.pop();
  };
  return m("", { isUpper: !0, isBase: !0, isRenamed: !1 }), s;
}
function Ky(e) {
  let { mode: t, mtimeMs: n } = kc(w(e));
  return `${t & 511} ${Math.floor(n / 1e3)}`;
}
var Vy = /* @__PURE__ */ new Map();
function Cr(e) {
  let t = KI(w(e), { withFileTypes: !0, encoding: "latin1" });
  return new Map(t.map((n) => [n.name, n]));
}
function Ie(e, t) {
  return e === "" || t === "" ? e + t : `${e}/${t}`;
}
function Xy(e, t) {
  if (t.isFile()) return { files: 1, bytes: kc(w(e)).size };
  let n = { files: 1, bytes: 0 };
  if (!t.isDirectory()) return n;
  for (let [r, o] of Cr(e)) {
    let { files: s, bytes: i } = Xy(Ie(e, r), o);
    n.files += s, n.bytes += i;
  }
  return n;
}
function bc() {
  return new Error("the job changed more than a quarter of the files");
}

// src/steps/compare-mounts.ts
async function Qy(e, t) {
  let { excludes: n } = t, r = [], { most: o } = t;
  try {
    for (let [s, i] of Map.groupBy(e.sites, ({ image: a }) => a)) {
      let a = x(await e.layersOf(s));
      for (let c of i) {
        let f = await e.renamedIn(c, Yy(x(c.upper), o)), u = a + (c.prefix === "" ? "" : `/${c.prefix}`), m = { upper: x(c.upper), merged: x(c.match.path), base: u }, l = Zy(m, { renamed: f, hasOwnFiles: c.hasOwnFiles, excludes: n, most: o });
        o -= l.members.length + l.removed.length, r.push({ ...c, changes: l });
      }
    }
  } finally {
    await e.release();
  }
  return r;
}
function ew({ members: e, removed: t, isTopChanged: n }) {
  return e.length > 1 || t.length > 0 || n;
}
function Nr({ prefix: e }, t) {
  return e === "" ? t : t !== "" ? `${e}/${t}` : e.includes("/") ? e : `${e}/.`;
}

// src/steps/delta-layer.ts
import { stat as tM } from "node:fs/promises";

// src/formats/squashfs/delta.ts
import { lstatSync as VI } from "node:fs";
async function tw(e, { dir: t, members: n, removed: r, top: o }, s) {
  let { how: i, topSeconds: a } = o === void 0 ? { how: [], topSeconds: void 0 } : ZI(o), c = XI({ dir: t, members: n, removed: r }, s), f = { source: "-", how: ["-tar", ...i], names: [], archive: c, topSeconds: a, whiteouts: r }, u = await fr(e, f, s), m = n.length + r.length;
  if (!(o === void 0 ? u.members >= m : u.members === m)) throw new Error(`the image has ${u.members} members instead of ${m}`);
  return u;
}
var YI = 2 ** 32 - 1;
function ZI(e) {
  let { mode: t, mtimeMs: n } = VI(w(e)), r = Math.min(Math.max(Math.floor(n / 1e3), 0), YI);
  return { how: ["-root-mode", (t & 511).toString(8), El], topSeconds: r };
}
async function* XI({ dir: e, members: t, removed: n }, { tools: r, signal: o }) {
  for (let i of n) yield ar({ ...QI, name: i });
  if (t.length === 0) {
    yield Buffer.alloc(eM);
    return;
  }
  let s = V([yo(r.tar)], { cwd: e, signal: o });
  s.stdin.end(`${t.join("\0")}\0`, "latin1"), s.ended.catch(() => {
  }), yield* s.stdout, await s.ended;
}
var QI = {
  kind: "whiteout",
  target: "",
  mode: 0,
  mtime: "0",
  size: 0,
  sparseSize: void 0
}, eM = 1024;

// src/steps/delta-layer.ts
async function nw(e, { segments: t }) {
  let n = t.filter(({ kind: i }) => i === "delta").length, r = t.find(({ kind: i }) => i === "removals");
  if (!r) return [];
  let o = await e.bytes(r.offset, r.offset + r.length), { namesOf: s } = oa(o, n);
  return Array.from({ length: n }, (i, a) => [...s(a)]);
}
function rw(e) {
  let { frame: t, bytes: n } = ql(e);
  return { frame: t, bytes: n, files: e.reduce((r, o) => r + o.length, 0) };
}
async function ow({ root: e }, t, n, { inputs: r, tools: o, scratch: s, signal: i }) {
  let [a] = t, c = e !== void 0, f = t.flatMap((g) => g.changes.members.map((b) => Nr(g, b))), u = t.flatMap((g) => g.changes.removed.map((b) => Nr(g, b))), m = c ? {
    dir: a.match.path,
    top: a.match.path,
    members: f.filter((g) => g !== ""),
    removed: u
  } : { dir: s, top: void 0, members: f, removed: u }, l = { scratch: s, tools: o, level: r.compressionLevel, signal: i }, d = await tw(n, m, l), { size: p } = await tM(n), h = d.members + (c ? 1 : 0);
  return { layer: { path: n, length: p, files: h, bytes: d.bytes, ...c && { root: e } }, removed: u };
}

// src/steps/job-mounts.ts
import { readdirSync as aM, readlinkSync as cM, realpathSync as fM } from "node:fs";
import { join as Fr } from "node:path";

// src/mount/renamed.ts
var sw = "trusted.overlay.redirect", Ws = 512, [nM, rM, oM] = [124, 136, 156];
async function iw(e, t, { rights: n, signal: r }) {
  let o = t.map((a) => `${a === "" ? "." : a}\0`).join(""), s = await n.attributesOf(o, sw, { cwd: e, signal: r }), i = [...iM(s)];
  if (i.length !== t.length) throw new Error("tar did not read all directories");
  return new Set(t.filter((a, c) => i[c]));
}
var sM = x(` SCHILY.xattr.${sw}=`);
function* iM(e) {
  let t = !1;
  for (let n = 0; n + Ws <= e.length && e[n] !== 0; ) {
    let r = Number.parseInt(e.toString("latin1", n + nM, n + rM), 8), o = n + Ws, s = String.fromCharCode(e[n + oM]);
    if (s === "x") t = e.subarray(o, o + r).includes(sM, 0, "latin1");
    else {
      if (s !== "5") throw new Error("a directory was replaced meanwhile");
      yield t, t = !1;
    }
    n = o + Math.ceil(r / Ws) * Ws;
  }
}

// src/steps/job-mounts.ts
function aw(e, t, n) {
  let { mountRoot: r, brokered: o } = e;
  return r !== void 0 ? uM(e.index, r, t, n) : dM(e, o, t, n);
}
async function uM(e, t, n, r) {
  let o = await dn(r);
  if (!o) throw new Error("this runner no longer lets root mount");
  let s = mM(t, e, n), i = $r({ dir: t, rights: o, signal: r });
  return {
    sites: s,
    copy: As(t, e, r),
    async layersOf(a) {
      await (await Mr(t)).close();
      let c = `base-${a.root ?? "all"}`, f = await i.mountAll(lM(a, e), c), [u] = f.length > 1 ? [await i.stack(f, c, "of layers")] : f;
      return Fr(t, u);
    },
    renamedIn: ({ upper: a }, c) => iw(a, c, { rights: o, signal: r }),
    release: i.release
  };
}
function mM(e, { segments: t }, n) {
  let r = aM(e).flatMap((i) => i.match(/^upper-(\d+)$/)?.[1] ?? []), o = new Map(
    r.map((i) => [cM(Fr(e, `target-${i}`), "latin1"), i])
  ), s = n.map((i) => {
    let a = o.get(x(i.path));
    if (a === void 0) throw new Error(`${i.path} is not mounted`);
    let { options: c } = cw(i, Tt(e)), f = t.filter(({ kind: d }) => d === "image"), u = f.find(({ root: d }) => d === i.root.place), m = u ?? f.find(({ root: d }) => d === void 0);
    if (!m) throw new Error(`${i.path} is in no image`);
    let l = i.relative === "" ? "" : `/${x(i.relative)}`;
    return {
      match: i,
      image: m,
      prefix: u ? "" : `${i.root.place}${l}`,
      upper: Fr(e, `upper-${a}`),
      hasOwnFiles: /(?:^|,)lowerdir\+?=[^,]*target-/.test(c)
    };
  });
  if (s.length < o.size) throw new Error("a directory of the restored cache is gone");
  return s;
}
function cw({ path: e }, t) {
  let n = fM(e, "latin1"), r = t.filter((s) => s.point === n), [o] = r;
  if (o?.type !== "overlay" || r.length > 1) throw new Error(`${e} is no longer mounted`);
  if (me().some((s) => s.point !== n && z(s.point, n)))
    throw new Error(`something else is mounted below ${e}`);
  return o;
}
function lM(e, { segments: t }) {
  let n = t.filter(({ kind: r, root: o }) => r === "delta" && o === e.root);
  return { offset: e.offset, length: e.length, deltas: n };
}
async function dM({ entry: e, index: t }, { socket: n, mounts: r }, o, s) {
  let i = Bn(n, s), a = me().filter(({ source: m }) => m === Br), c = /* @__PURE__ */ new Map(), f = o.map((m) => {
    let { options: l, point: d } = cw(m, a), p = r.find(({ target: b }) => x(b) === d)?.view, h = t.segments.find(({ kind: b, root: y }) => b === "image" && y === m.root.place);
    if (p === void 0 || !h) throw new Error(`${m.path} is in no image`);
    if (!a.some((b) => b.type === "tmpfs" && b.point === x(p)))
      throw new Error("the broker does not show the changes");
    c.set(h, p);
    let g = /(?:^|,)lowerdir\+?=[^,]*\/below(?:[:,]|$)/.test(l);
    return { match: m, image: h, prefix: "", upper: Fr(p, "upper"), hasOwnFiles: g };
  });
  if (f.length < r.length) throw new Error("a directory of the restored cache is gone");
  let u = (m) => c.get(m);
  return {
    sites: f,
    copy: nc(e, t, s),
    layersOf: async (m) => Fr(u(m), "base"),
    renamedIn: async ({ image: m }) => new Set(await i.renamedIn(u(m))),
    release: async () => {
    }
  };
}

// src/steps/save-delta.ts
async function fw(e) {
  let { base: t, draft: n, timeline: r, signal: o } = e, s = await pM(T(J(), "headstart-")), i = () => hM(s, { recursive: !0, force: !0 });
  try {
    let a = yM(t, e.inputs), c = gM(n, t, D({ segments: a }), r);
    return { ...await wM(a, { ...e, scratch: s }).catch(async (u) => {
      throw await c.then(({ undo: m }) => m()), u;
    }), copied: await c, close: i };
  } catch (a) {
    if (await i(), o.throwIfAborted(), a instanceof Lt || a instanceof Dt) throw a;
    P(`${rc}: ${O(a)}`);
    return;
  }
}
function gM(e, { entry: t }, n, r) {
  let o = n - n % M, s = r.during("copy", () => e.copyFrom(t, o));
  return s.catch(() => {
  }), s;
}
function yM({ entry: e, index: t }, { paths: n }) {
  if (t.paths.join(`
`) !== n.join(`
`)) throw new Error("the restored cache has other paths");
  let r = t.segments.filter(({ kind: o }) => o !== "removals");
  return uw(r, e.size), r;
}
async function wM(e, t) {
  let { base: n, selection: r, matches: o, secretCheck: s, scratch: i, timeline: a, signal: c } = t, { entry: f, index: u } = n, m = await aw(n, o, c), l = dh(u.files), d = await s.leaveOut({
    trees: m.sites.map(bM),
    excludes: r.excludes,
    signal: c
  }), { excludes: p } = Or([i, ...d], r), h = await a.during("compare", () => Qy(m, { excludes: p, most: l }));
  if (h.some(
    ({ match: B, changes: C }) => C.removed.some((W) => d.includes(kM(B, W)))
  ))
    throw new Error("a secret is in the restored cache, too");
  let { copy: g } = m, b = h.filter(({ changes: B }) => ew(B)), y = Map.groupBy(b, ({ image: B }) => B), S = [...e];
  for (let [B, C] of y) SM(S, B, js(C, "deadBytes"));
  let [v, E] = [[], await nw(g, u)];
  tn({ matches: o, scratch: i });
  for (let [B, C] of y) {
    let W = T(i, `delta-${v.length}`), { layer: L, removed: mt } = await a.during("pack", () => ow(B, C, W, t));
    v.push(L), E.push(mt);
  }
  return uw([...S, ...v.map((B) => ({ ...B, kind: "delta" }))], f.size), {
    base: n,
    copy: g,
    keptBytes: D({ segments: S }),
    kept: S,
    deltas: v,
    removals: E.length > 0 ? rw(E) : void 0,
    files: Math.max(0, u.files + js(b, "moreFiles")),
    bytes: Math.max(0, u.bytes + js(b, "bytes") - js(b, "deadBytes")),
    skipped: h.flatMap(({ changes: B, ...C }) => B.skipped.map((W) => Nr(C, W)))
  };
}
function bM({ match: e, upper: t, hasOwnFiles: n }) {
  let r = x(e.path);
  return n ? { path: r } : { path: r, names: x(t) };
}
function kM({ path: e }, t) {
  return w(`${x(e)}/${t}`).toString();
}
function uw(e, t) {
  let n = lh({ layers: e, baseBytes: t });
  if (n !== void 0) throw new Error(n);
}
function js(e, t) {
  return e.reduce((n, { changes: r }) => n + r[t], 0);
}
function SM(e, { root: t }, n) {
  let r = [...e.keys()].filter((s) => e[s]?.root === t), o = ph(
    r.map((s) => e[s]),
    n
  );
  for (let [s, i] of r.entries()) e[i] = o[s];
}

// src/secrets/find.ts
import { closeSync as DM, fstatSync as UM, lstatSync as WM, openSync as jM, readSync as HM } from "node:fs";

// src/secrets/each-file.ts
import { readdirSync as xM } from "node:fs";
import { setImmediate as vM } from "node:timers/promises";
var PM = 64;
async function Sc({ trees: e, excludes: t, signal: n }, r, o) {
  let s = (a) => t?.(w(a).toString()) ?? !1, i = 0;
  for (let a of e) {
    let { path: c, names: f = c } = a;
    r(c.slice(c.lastIndexOf("/") + 1)) && o(c, a);
    let u = [""];
    for (let m = u.pop(); m !== void 0; m = u.pop()) {
      for (let l of OM(f + m)) {
        let d = l.isDirectory();
        if (d ? Te(l.name) : !r(l.name) || !l.isFile()) continue;
        let p = `${m}/${l.name}`;
        s(c + p) || (d ? u.push(p) : o(c + p, a));
      }
      ++i % PM > 0 || (await vM(), n.throwIfAborted());
    }
  }
}
function OM(e) {
  try {
    return xM(w(e), { withFileTypes: !0, encoding: "latin1" });
  } catch {
    return [];
  }
}

// src/secrets/private-keys.ts
var BM = /-----BEGIN (?:(RSA|EC|DSA|OPENSSH) )?PRIVATE KEY-----[ \t\r]*\n\s*([0-9A-Za-z+/=]{40,})/g, EM = "b3BlbnNzaC1rZXktdjEAAAAABG5vbmU";
function xc(e) {
  return [...e.matchAll(BM)].some(
    ([, t, n = ""]) => t !== "OPENSSH" || n.startsWith(EM)
  );
}

// src/secrets/settings.ts
var RM = /\$\{|\$\(|\{\{|^\$\w+$|%\w+%|^<.*>$|^[*x.]*$|example(?:key)?$|^(?:null|none|true|false)$/i;
function _e(e) {
  return !RM.test(e);
}
function Hs(e, t) {
  return (n) => $M(n, t).some(e);
}
function he(e, t) {
  return Hs(({ key: n, value: r }) => e.test(n) && _e(r), t);
}
function $M(e, t) {
  return e.split(`
`).flatMap((n) => {
    let r = n.trim(), o = r.indexOf(t, 1);
    if (o < 0 || /^[#;]/.test(r)) return [];
    let s = r.slice(0, o).replace(/^- /, "").trim();
    return [{ key: mw(s), value: mw(r.slice(o + 1).trim()) }];
  });
}
function mw(e) {
  let [t = ""] = e, n = t === '"' || t === "'" ? e.indexOf(t, 1) : -1;
  return n > 0 ? e.slice(1, n) : e;
}
function vc(e) {
  return [...e.matchAll(/https?:\/\/[^\s:@/"'<>]*:([^\s@/"'<>]+)@/gi)].some(([, n = ""]) => _e(n));
}
function _r(e) {
  return (t) => IM(t).some((n) => _e(n.value) && e(n));
}
function IM(e) {
  let t = [], n = [
    { value: MM(e), section: "", key: "" }
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
function MM(e) {
  try {
    return JSON.parse(e);
  } catch {
    return;
  }
}
function Pc(e) {
  let [t = "", ...n] = e.split("<!--");
  return t + n.map((r) => r.includes("-->") ? r.slice(r.indexOf("-->") + 3) : "").join("");
}
function zs(e, t) {
  return [...e.matchAll(t)].map(([, n = ""]) => n.trim());
}

// src/secrets/tokens.ts
var pw = F(dw(), 1), TM = /\b(?:gh[opsur]|npm)_([0-9A-Za-z]{30})([0-9A-Za-z]{6})\b/g, AM = [
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
function qs(e) {
  return [...e.matchAll(TM)].some(([, r = "", o]) => NM(r) === o) || AM.some((r) => r.test(e));
}
var CM = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
function NM(e) {
  let t = "";
  for (let n = (0, pw.crc32)(e); t.length < 6; n = Math.floor(n / 62))
    t = `${CM[n % 62]}${t}`;
  return t;
}

// src/secrets/kinds.ts
var hw = he(/^(?:export )?aws_(?:secret_access_key|session_token)$/i, "="), Oc = [
  {
    kind: "npm token",
    files: [".npmrc", "npmrc", ".yarnrc"],
    // The first version of Yarn writes no separator.
    has: Lr(
      he(/(?:^|:)_(?:auth|authToken|password)$/, "="),
      (e) => zs(e, /:_authToken" "?([^\s"]+)/g).some(_e)
    )
  },
  { kind: "Yarn token", files: [".yarnrc.yml"], has: he(/^npmAuth(?:Token|Ident)$/, ":") },
  { kind: "netrc password", files: [".netrc", "_netrc"], has: FM },
  {
    kind: "registry login",
    files: [".docker/config.json", ".dockercfg", ".dockerconfigjson", "containers/auth.json"],
    has: _r(({ key: e }) => /^(?:auth|identitytoken|registrytoken|password)$/.test(e))
  },
  { kind: "AWS key", files: [".aws/credentials", ".aws/config"], has: hw },
  {
    kind: "private key",
    files: ["*.pem", "*.key", "*.p8", "id_rsa", "id_dsa", "id_ecdsa", "id_ed25519", "*_rsa", "*_ed25519"],
    has: xc,
    isCommon: !0
  },
  {
    kind: "PyPI password",
    files: [".pypirc"],
    has: Lr(he(/^password$/, "="), he(/^password$/, ":"))
  },
  {
    kind: "package index password",
    files: ["pip.conf", "pip.ini", "uv.toml", ".condarc"],
    has: vc
  },
  { kind: "Poetry password", files: ["pypoetry/auth.toml"], has: he(/^password$/, "=") },
  {
    kind: "Maven password",
    files: ["settings.xml"],
    // Maven writes encrypted passwords in braces.
    has: (e) => zs(Pc(e), /<(?:password|passphrase)>([^<]*)</gi).some(
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
  { kind: "Bundler password", files: [".bundle/config"], has: Hs(_M, ":") },
  {
    kind: "Composer token",
    files: ["auth.json"],
    has: _r(
      ({ section: e, key: t }) => /^(?:(?:github|gitlab|bitbucket)-oauth|(?:gitlab|forgejo)-token|http-basic|bearer)$/.test(e) && !/^(?:username|consumer-key)$/.test(t)
    )
  },
  {
    kind: "NuGet password",
    files: ["nuget.config"],
    has: (e) => zs(Pc(e), /<add\s+key="ClearTextPassword"\s+value="([^"]*)"/gi).some(_e)
  },
  {
    kind: "Google Cloud key",
    files: ["application_default_credentials.json", "gha-creds-*.json", "legacy_credentials/*/adc.json"],
    has: _r(
      ({ key: e, value: t }) => e === "refresh_token" || e === "private_key" && xc(t)
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
    has: Lr(
      _r(({ key: e }) => e === "token"),
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
    has: Lr(vc, Hs(LM, "="))
  },
  {
    kind: "access token",
    files: [".env", ".env.*", ".envrc"],
    has: Lr(qs, hw),
    isCommon: !0
  }
];
function Lr(...e) {
  return (t) => e.some((n) => n(t));
}
function FM(e) {
  let n = e.split(`
`).filter((r) => !r.trim().startsWith("#")).join(`
`).split(/\s+/);
  return n.some((r, o) => r === "password" && _e(n[o + 1] ?? ""));
}
function _M({ key: e, value: t }) {
  let n = /^BUNDLE_(?!BUILD__|LOCAL__|MIRROR__)\w+__[A-Z]+$/.test(e), [, r = ""] = t.match(/^[^\s:/]{2,}:([^\s/]+)$/) ?? [];
  return n && _e(r);
}
function LM({ key: e, value: t }) {
  let [, n = ""] = t.match(/^authorization: *(?:\w+ +)?(\S+)$/i) ?? [];
  return /extraheader$/i.test(e) && _e(n);
}

// src/secrets/find.ts
async function gw(e) {
  let t = [];
  return await Sc(e, Sw, (n, { path: r }) => {
    let o = ww(n, r);
    o && t.push(o);
  }), Bc(t);
}
function* yw(e, t) {
  let n = [];
  for (let r of e) {
    let [o, s] = [x(r.path), Na(r)];
    for (let i of t(r)) {
      for (let { kind: a, member: c } of i) {
        let f = c === s ? o : c;
        if (a !== "file" || !Sw(f.slice(f.lastIndexOf("/") + 1))) continue;
        let u = ww(o + c.slice(s.length), o);
        u && n.push(u);
      }
      yield i;
    }
  }
  return Bc(n);
}
function ww(e, t) {
  let n = zM.filter(
    ({ pattern: i, isCommon: a }) => i.test(e) && !(a && VM(e, t))
  ), r = n.length > 0 ? ZM(e) : void 0;
  if (!r) return;
  let s = n.find(({ has: i }) => i(r.text))?.kind ?? (qs(r.text) ? "access token" : void 0);
  return s === void 0 ? void 0 : { path: e, kind: s, inode: r.inode };
}
async function bw(e, t) {
  let n = new Map(e.map((s) => [s.inode, s]));
  if (n.delete(void 0), n.size === 0) return e;
  let r = new Map(e.map((s) => [s.path, s]));
  return await Sc(t, () => !0, (s) => {
    let i = WM(w(s), { bigint: !0, throwIfNoEntry: !1 }), a = i && n.get(xw(i));
    a && !r.has(s) && r.set(s, { ...a, path: s });
  }), Bc([...r.values()]);
}
function Bc(e) {
  return e.toSorted((t, n) => t.path < n.path ? -1 : 1);
}
var zM = Oc.map((e) => ({ ...e, pattern: new RegExp(`/${Ec(e.files)}$`, "i") })), kw = Oc.flatMap(({ files: e }) => e.map((t) => t.slice(t.lastIndexOf("/") + 1))), qM = new RegExp(`^${Ec(kw.filter((e) => !e.startsWith("*")))}$`, "i"), GM = new RegExp(
  `${Ec(kw.filter((e) => e.startsWith("*")).map((e) => e.slice(1)))}$`,
  "i"
);
function Sw(e) {
  return qM.test(e) || GM.test(e);
}
function Ec(e) {
  let t = e.map((n) => n.replaceAll(".", "\\.").replaceAll("*", "[^/]*"));
  return `(?:${[...new Set(t)].join("|")})`;
}
var JM = /\/(?:node_modules|(?:site|dist)-packages|gems|pkg\/mod|registry\/src)\//, KM = /\/(?:__tests__|e2e|examples?|fixtures?|samples?|specs?|test-?data|testing|tests?)\//i;
function VM(e, t) {
  return JM.test(e) || KM.test(e.slice(t.length));
}
var YM = 64 * 1024;
function ZM(e) {
  let t;
  try {
    t = jM(w(e), Uo);
    let n = UM(t, { bigint: !0 });
    if (!n.isFile()) return;
    let r = Buffer.alloc(Math.min(Number(n.size), YM)), o = HM(t, r, 0, r.length, 0);
    return { text: r.toString("latin1", 0, o), inode: n.nlink > 1n ? xw(n) : void 0 };
  } catch {
    return;
  } finally {
    t !== void 0 && DM(t);
  }
}
function xw({ dev: e, ino: t }) {
  return `${e}:${t}`;
}

// src/steps/secrets.ts
function Ow({ secrets: e }) {
  let t = /* @__PURE__ */ new Set(), n = (r, o) => {
    let s = r.filter(({ path: i }) => !t.has(i));
    for (let { path: i } of s) t.add(i);
    s.length > 0 && o(Pw(s));
  };
  return {
    async leaveOut(r) {
      if (e === "ignore") return [];
      let o = await gw(r);
      if (e === "warn")
        return n(o, vw), [];
      if (e === "refuse" && o.length > 0)
        throw new Dt(`there are secrets in ${Pw(o)}. ${Bw}, or set \`secrets: skip\``);
      let s = await bw(o, r);
      return n(s, (i) => P(`Left out, because of secrets: ${i}`)), s.map(Ew);
    },
    *watch(r, o) {
      if (e === "warn") n(yield* yw(r, o), vw);
      else for (let s of r) yield* o(s);
    }
  };
}
function vw(e) {
  j(
    `The cache holds secrets, which everyone who may restore it can read: ${e}. ${Bw}, or set \`secrets\` to skip, refuse or ignore.`
  );
}
var Bw = "Remove them, or exclude them by lines of `path` that begin with `!`", XM = 5;
function Pw(e) {
  let t = e.slice(0, XM).map((r) => `${QM(Ew(r))} (${r.kind})`), n = e.length - t.length;
  return `${t.join(", ")}${n > 0 ? ` and ${n} more` : ""}`;
}
function Ew({ path: e }) {
  return w(e).toString();
}
function QM(e) {
  let t = Le(et(), e);
  return t.startsWith("..") ? e : t;
}

// src/steps/save-cache.ts
async function Rw(e, t, n, r) {
  let { restored: o } = n, s = ye(), { rolling: i } = t, a = ee(i), { write: c, read: f, whyNoWrite: u } = ue(s), m = u ?? nT(t) ?? (i && Bs(i, s));
  if (c === void 0 || m)
    return P(m ?? "Cache save skipped: this run may write no scope.");
  let l = fs(), d = o && Z(a.keyIn(o.name), e), p = i && d && await Rg(o, i, { inputs: t, state: n, timeline: l });
  if (p) return P(p);
  let h = ds(t), g = () => l.during("find", () => as(h)), b = await g();
  if (b.length === 0) return Qe(_a);
  let y = Tn(An(t, s, r)), S = i?.merges ? ry({ inputs: t, key: e, scope: c, readScopes: f, store: y, restored: o?.name, timeline: l, signal: r }) : void 0, v = Ow(t);
  for (let E = eT; ; E--) {
    if (await S?.merge() && (b = await g()), await tT({ ...{ inputs: t, key: e, run: s, scope: c, store: y, state: n, selection: h, matches: b, timeline: l, signal: r }, secretCheck: v, isOutdated: async () => E > 1 && (await S?.isOutdated() ?? !1) })) return;
    P(`Packing again, for another job has saved cache ${e} meanwhile`);
  }
}
var eT = 3;
async function tT(e) {
  let { inputs: t, key: n, run: r, scope: o, store: s, state: i, timeline: a, signal: c } = e, f = await mr(t, ["mount", "lazy"].includes(t.mode) ? c : void 0), u = await ah(s, t, { tools: f, signal: c }), [m = ""] = u.versions(t, f), l = { scope: o, version: m, key: ee(t.rolling).nameFor(n, r) }, d = ue(r).read, [p, h] = await a.during(
    "reserve",
    () => Promise.all([s.create(l), jg(i, { inputs: t, store: s, scopes: d, version: m, signal: c })])
  );
  if (!p)
    return await h?.entry.close(), P(ps(n)), !0;
  let g = xn({ step: "save", outcome: "saved", key: n, store: s.label }, t), b = Op(t, { repository: r.repository, scope: o, version: m }), y = { createdBy: rT(r, o), sign: b, isHere: s.isHere ?? !1, findings: g }, S;
  try {
    S = h && await fw({ ...e, base: h, draft: p, tools: f });
    let v = () => Hg(i, { inputs: t, store: s, scopes: d, signal: c }), E = { ...e, ...y, key: l.key, tools: f, format: u, delta: S, checkMounted: v }, B = await hh(p, E);
    if (B !== "published") return B === "nothing";
  } catch (v) {
    if (v instanceof Lt)
      return P(ps(n)), !0;
    throw c.throwIfAborted(), Object.assign(g, { outcome: "failed", trouble: O(v) }), await vr(g, a, t.summary), v;
  } finally {
    await S?.close(), await h?.entry.close(), await p.discard();
  }
  return P("Cache saved successfully"), P(`Cache saved with key: ${n}`), t.rolling && await Ig(s, { ...l, key: n }, t.rolling), await vr(g, a, t.summary), !0;
}
function nT({ save: e, jobStatus: t, signing: n }) {
  if (n && !n.signer)
    return "Cache save skipped: with verify-key and without signing-key, this job could save only an unsigned entry.";
  if (e === "never") return "Cache save skipped: the input save is 'never'.";
  if (!(e === "always" || t === "" || t === "success"))
    return `Cache save skipped: the job's status is '${t}'. Set save: always to save all the same.`;
}
function rT({ repository: e, ref: t, sha: n, runId: r, eventName: o }, s) {
  return { repository: e, scope: s, ref: t, sha: n, runId: r, event: o, headstart: Rp.version };
}

// src/steps/save.ts
var Rc = "Failed to save: ";
async function Gs(e, t) {
  if (!qo(ye())) return;
  let n = t && Object.keys(t).length > 0;
  for (let r of await yn(n ? t : void 0))
    await Wt(r, async () => {
      try {
        await oT(r, t?.[r.name] ?? {}, e);
      } catch (o) {
        if (r.name === "") throw o;
        e.throwIfAborted(), ht(o, Rc);
      }
    });
}
async function oT(e, t, n) {
  let { key: r, matchedKey: o, restored: s } = t;
  if (!s && r !== void 0 && o !== void 0 && Z(o, r))
    return P(`Cache hit occurred on the primary key ${o}, not saving cache.`);
  if ((t.filled ?? await Qo(e, n)) === "none") return;
  if (Q("key") === "") return Qe("Key is not specified.");
  let a = es(e), c = r ?? a.key, f = ee(a.rolling).mistake([c]);
  if (f) throw new A(f);
  await Rw(c, a, t, n);
}

// src/steps/damaged-image.ts
var $w = 3e4;
async function Iw(e, t, n, r = AbortSignal.timeout($w)) {
  if (!await tg(t.since, n)) return;
  let s = await (async () => {
    for (let i of t.images) await fn(e, i, "contents", { signal: r });
  })().then(() => {
  }, sT);
  s !== void 0 && (j(`Reading the cache gave input/output errors: ${s}`), await iT(t).catch((i) => j(`The entry stays where it is: ${O(i)}`)));
}
function sT(e) {
  return e instanceof k || R(e) === "EIO" ? O(e) : void 0;
}
async function iT({ scope: e, version: t, key: n, size: r }) {
  let o = Zo(Q, Kr()), s = ye(), i = Tn(An(o, s, AbortSignal.timeout($w))), a = e === void 0 ? ue(s).read : [e], c = await i.find({ scopes: a, keys: [n], versions: [t] });
  try {
    if (c?.key !== n || c.size !== r) return;
    await c.reject(), await c.original?.reject();
  } finally {
    await c?.close();
  }
}

// src/steps/unmount.ts
async function Js() {
  let e = lo() ?? {}, t = await yn(e).catch(() => []);
  for (let [n, r] of Object.entries(e)) {
    let o = t.find((s) => s.name === n) ?? { name: n, inputs: /* @__PURE__ */ new Map() };
    await Wt(o, () => aT(r));
  }
}
async function aT({ mountRoot: e, mounted: t, brokered: n }) {
  n && await Rs(n), e !== void 0 && await Tw([e], async (r, o) => {
    let s = eg(r, e);
    t && s !== void 0 && await Iw(s, t, o);
  });
}
async function Mw() {
  await Tw(Lh(J()));
}
async function Tw(e, t) {
  if (e.length === 0) return;
  let n = await dn(AbortSignal.timeout(1e4)).catch(() => {
  });
  for (let r of e)
    try {
      if (!n) throw new Error("root no longer has the rights, or sudo asks for a password");
      await Rr(r, n, t);
    } catch (o) {
      j(`Mounts that stand on ${r} are left: ${O(o)}`);
    }
}

// src/steps/post.ts
async function Aw(e) {
  try {
    await Gs(e, lo());
  } finally {
    await Js();
  }
}

// src/files/recover.ts
import { lstatSync as cT, realpathSync as fT, rmdirSync as uT, statSync as mT } from "node:fs";
import { readdir as lT } from "node:fs/promises";
async function Cw(e, { mounts: t, warn: n, signal: r, mostMs: o = 3e4 }) {
  let s = { ms: o }, i = await Promise.all(e.map(tt));
  for (let a of new Set(i.flatMap(Nw)))
    for (let c of await dT(a, t))
      if (Vt(c) || hT(c), !(!Vt(c) || await co(c)))
        try {
          await gT(c, { roots: e, signal: r, allowed: s });
        } catch (f) {
          r.throwIfAborted(), n(`${c} is left from a run that was killed and could not be undone: ${O(f)}`);
        }
}
function Nw(e) {
  let t = q(e);
  return t === e ? [e] : [e, ...Nw(t)];
}
async function dT(e, t) {
  let n = (await lT(e).catch(() => [])).filter(Te);
  if (n.length === 0) return [];
  let r = G(fT(e, "latin1"));
  return t.some((o) => z(r, o)) ? [] : n.map((o) => T(e, o)).filter(Kt);
}
var pT = 3600 * 1e3;
function hT(e) {
  try {
    Date.now() - cT(e).mtimeMs > pT && uT(e);
  } catch {
  }
}
async function gT(e, { roots: t, signal: n, allowed: r }) {
  let o = q(e), s = ao(o);
  try {
    let i = await ys(s.dir, n), a = performance.now() + r.ms, c = new Error("that takes too long");
    try {
      oo(e, (f) => {
        if (performance.now() > a) throw c;
        if (!yT(f, t)) return !1;
        for (let u of ro(f)) wT(x(o), u);
        return !0;
      }), Yn(e) || Xn(e);
    } finally {
      r.ms = a - performance.now(), i();
    }
  } finally {
    await s.remove();
  }
}
function yT(e, t) {
  let n = w(tu(e)).toString();
  return t.some((r) => z(n, r.base) && Ko(r, Le(r.base, n)) ? !0 : e.do !== "make" ? !1 : z(r.literal ?? r.base, n) || !r.literal && z(n, r.base));
}
function wT(e, t) {
  let { dev: n } = mT(w(e));
  for (let r = t; r !== e; r = q(r)) {
    let o = _(r);
    if (o && r !== t && !o.isDirectory()) throw new Error(`${w(r)} is no directory`);
    if (o && o.dev !== n) throw new Error(`${w(r)} is on another file system`);
  }
}

// src/steps/miss.ts
import { setTimeout as bT } from "node:timers/promises";
var kT = 1e3;
async function Fw(e) {
  let { store: t, wanted: n, naming: r, signal: o } = e, { scopes: s, keys: i } = n, [a, ...c] = new Set(i.map(ee(r.rolling).keyIn)), f = c.length > 0 ? `, nor one whose key starts with ${c.join(" or ")}` : "";
  return [
    `The ${t.label} has no entry with the key ${a}${f}, as far as this run may see.`,
    `Branches searched: ${s.join(", ")}. Entries of others are hidden by GitHub's rules.`,
    `Entries are found by exactly these lines of path, in this order: ${r.paths.join(", ")}.`,
    ...await ST(xT(e), o)
  ];
}
async function ST(e, t) {
  let n = new AbortController(), r = bT(kT, [], { signal: AbortSignal.any([t, n.signal]) });
  return Promise.race([e, r]).catch(() => []).finally(() => n.abort());
}
async function xT({ store: e, wanted: t, formats: n, naming: r }) {
  let { scopes: o, keys: s } = t, i = vT(n, r), a = i.flatMap(({ versions: m }) => m), c = e.isHere ? { scopes: o, versions: a } : { scopes: o.slice(0, 1), versions: a.slice(0, 1) }, f = await e.find({ keys: s, ...c, isHint: !0 });
  await f?.close();
  let u = f && i.find(({ versions: m }) => m.includes(f.version));
  return u ? [`There is ${ee(r.rolling).keyIn(f.key)}, but it was saved ${u.difference}.`] : [];
}
function vT(e, t) {
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
    ...PT.filter((a) => !e.includes(a)).map((a) => ({
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
var PT = ln.filter(({ image: e }) => e);

// src/steps/restore-cache.ts
async function _w(e) {
  let { inputs: t, run: n, state: r, remember: o, begin: s, mayPostSave: i, signal: a } = e, c = [t.key, ...t.restoreKeys];
  o({ key: t.key }), ge("cache-primary-key", t.key);
  let f = ee(t.rolling), u = fs(), m = xn(
    { step: "restore", outcome: "miss", key: t.key, store: t.store },
    t
  ), l = ue(n);
  l.whyNoRead && P(l.whyNoRead);
  let d = async () => {
    let y = Tn(An(t, n, a));
    m.store = y.label;
    let S = await zo(t, a), v = await Fd(y, t, S), E = v.flatMap((W) => W.versions(t)), B = Zh(t, S), C = { inputs: t, formats: v, mounting: S, server: B, remember: o, mayPostSave: i, timeline: u, findings: m, signal: a };
    return { store: y, wanted: { scopes: l.read, keys: f.lookups(c), versions: E }, context: C };
  }, { name: p, prepared: h } = await OT(d, f, { inputs: t, findings: m, begin: s, signal: a }), g = p === void 0 ? void 0 : f.keyIn(p);
  if (p !== void 0) {
    let y = i ? await Bg(p, { inputs: t, run: n, state: r, timeline: u }) : void 0;
    o({ matchedKey: g, restored: y });
  }
  let b = RT(t, g, m);
  if (g === void 0 && h && !m.trouble && !l.whyNoRead) {
    let { store: y, wanted: S, context: v } = h, E = { store: y, wanted: S, formats: v.formats, naming: t, signal: a };
    pf("Why nothing was found", await Fw(E));
  }
  if (await vr(m, u, t.summary), g === void 0 && t.failOnMiss) {
    let y = "Failed to restore cache entry. Exiting as fail-on-cache-miss is set.";
    throw new A(`${y} Input key: ${t.key}`);
  }
  return b;
}
async function OT(e, t, {
  inputs: n,
  findings: r,
  begin: o,
  signal: s
}) {
  let i;
  try {
    let a = await e(), { store: c, wanted: f, context: u } = a, { roots: m } = Ne(n.paths, process.cwd());
    if (await Mw(), await Cw(m, { mounts: _h(), warn: j, signal: s }), i = await u.timeline.during("lookup", () => c.find(f)), !i) return { prepared: a };
    let l = t.keyIn(i.key);
    return P(`Cache hit for${Z(l, n.key) ? "" : " restore-key"}: ${l}`), n.lookupOnly ? await BT(i, m, u) : (await o(i.size), await Lw(i, m, u)), { name: i.key, prepared: a };
  } catch (a) {
    return s.throwIfAborted(), r.trouble = O(a), j(`Failed to restore: ${r.trouble}`), {};
  } finally {
    await i?.close();
  }
}
async function BT(e, t, n) {
  n.inputs.signing && await In(e, t, n, async () => {
  }), P("Lookup only - skipping download");
}
async function Lw(e, t, n) {
  try {
    await ty(e, t, n);
  } catch (r) {
    if (n.signal.throwIfAborted(), !(r instanceof k) || (await ET(e), !e.original)) throw r;
    P(`Downloading the entry, as its copy on this host is bad: ${r.message}`), await Lw(e.original, t, n);
  }
}
async function ET(e) {
  try {
    await e.reject();
  } catch (t) {
    jn(`The entry stays where it is: ${O(t)}`);
  }
}
function RT(e, t, n) {
  if (t === void 0)
    return ge("hit", "miss"), P(`Cache not found for input keys: ${[e.key, ...e.restoreKeys].join(", ")}`), "miss";
  let r = Z(t, e.key), o = r ? "exact" : "partial";
  return ge("cache-hit", String(r)), ge("cache-matched-key", t), ge("hit", o), P(`Cache ${e.lookupOnly ? "found and can be restored" : "restored"} from key: ${t}`), Object.assign(n, { outcome: `${o} hit`, matchedKey: t }), o;
}

// src/steps/turns.ts
function Dw(e) {
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
async function $c(e, { mayPostSave: t = !0 } = {}) {
  let n = {};
  _i(n);
  let r = ye();
  if (!qo(r)) return;
  let o = await yn();
  for (let { name: l, inputs: d } of o) n[l] = { preset: d.get("preset") };
  let s = ({ name: l }) => {
    let d = n[l] ?? {};
    return { state: d, remember: (h) => {
      Object.assign(d, h), _i(n);
    } };
  }, i = async (l) => {
    let d = await Qo(l, e);
    if (s(l).remember({ filled: d }), d === "none") return { cache: l };
    let p = es(l), h = ee(p.rolling).mistake([p.key, ...p.restoreKeys]);
    if (h) throw new A(h);
    return { cache: l, inputs: p };
  }, a = await Promise.all(o.map((l) => Pa(l, () => i(l))));
  Ep(a);
  let c = Dw(a.length), f = Math.min(a.length, 4), u = ({ cache: l, inputs: d }) => c(async (p) => {
    if (!d) return MT();
    let h = Math.min(d.concurrency, IT / f), g = { inputs: { ...d, concurrency: h }, ...s(l) };
    return _w({ ...g, run: r, begin: p, mayPostSave: t, signal: e });
  }), m = await Promise.allSettled(
    a.map((l) => Pa(l.cache, () => u(l)))
  );
  a.length > 1 && TT(m.map((l) => l.status === "fulfilled" ? l.value : "miss")), AT(m.flatMap((l) => l.status === "rejected" ? [l.reason] : []));
}
var IT = 64;
function MT() {
  if (ge("hit", "miss"), !Et(Q("fail-on-cache-miss"))) return "miss";
  throw new A("Exiting as fail-on-cache-miss is set: the preset finds nothing to cache.");
}
function TT(e) {
  let [t = "miss"] = e, n = e.every((r) => r === t) ? t : "partial";
  n !== "miss" && ge("cache-hit", String(n === "exact")), ge("hit", n);
}
function AT(e) {
  if (e.length < 2) for (let n of e) throw n;
  let t = e.filter((n) => n instanceof A);
  for (let n of e) n instanceof A || ht(n);
  if (t.length > 0) throw new A(t.map(({ message: n }) => n).join(" "));
}

// src/main/exit.ts
import { existsSync as CT } from "node:fs";
var Ic = "/bin/sh";
function Ks() {
  let e = Number(process.exitCode ?? 0);
  process.execve && CT(Ic) && (process.emit("exit", e), process.execve(Ic, [Ic, "-c", `exit ${e}`], {})), process.exit();
}

// src/main/run.ts
var NT = {
  restore: $c,
  "restore-only": (e) => $c(e, { mayPostSave: !1 }),
  post: Aw,
  save: Gs,
  unmount: Js,
  // The other steps must not load the modules of the benchmark.
  bench: async (e) => (await import("./bench-program.js")).bench(e)
};
async function t5(e) {
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
    ht(n), Ks();
  });
  try {
    await NT[e](t.signal);
  } catch (n) {
    t.signal.aborted && (P(O(t.signal.reason)), Ks()), e === "bench" || e.startsWith("restore") && n instanceof A ? df(O(n)) : ht(n, e === "post" || e === "save" ? Rc : "");
  }
  Ks();
}

export {
  I as a,
  N as b,
  F as c,
  A as d,
  k as e,
  Lt as f,
  O as g,
  R as h,
  u1 as i,
  m1 as j,
  rb as k,
  ce as l,
  Ze as m,
  G as n,
  Vs as o,
  T as p,
  Le as q,
  Ys as r,
  mb as s,
  Q as t,
  ge as u,
  j as v,
  P as w,
  jn as x,
  pf as y,
  J as z,
  Kr as A,
  yf as B,
  D1 as C,
  U1 as D,
  W1 as E,
  ye as F,
  wf as G,
  Z as H,
  hi as I,
  xf as J,
  Hn as K,
  Of as L,
  Bf as M,
  yi as N,
  xe as O,
  M as P,
  Ce as Q,
  D as R,
  x as S,
  w as T,
  zn as U,
  $f as V,
  V as W,
  Gn as X,
  Xr as Y,
  oA as Z,
  sA as _,
  Jn as $,
  Oo as aa,
  Wm as ba,
  Me as ca,
  Si as da,
  Xn as ea,
  Jl as fa,
  ia as ga,
  BL as ha,
  ln as ia,
  dn as ja,
  la as ka,
  mu as la,
  jk as ma,
  ie as na,
  Ne as oa,
  be as pa,
  gn as qa,
  qO as ra,
  Zo as sa,
  pp as ta,
  er as ua,
  Zk as va,
  rr as wa,
  ue as xa,
  Rp as ya,
  _p as za,
  as as Aa,
  en as Ba,
  dW as Ca,
  U as Da,
  X as Ea,
  ls as Fa,
  Ci as Ga,
  hC as Ha,
  gC as Ia,
  uh as Ja,
  Ee as Ka,
  kh as La,
  Iu as Ma,
  Y as Na,
  rt as Oa,
  BC as Pa,
  EC as Qa,
  Tu as Ra,
  RC as Sa,
  Au as Ta,
  mS as Ua,
  bC as Va,
  Ou as Wa,
  UC as Xa,
  Ru as Ya,
  Hu as Za,
  M4 as _a,
  Gh as $a,
  Jh as ab,
  At as bb,
  Gy as cb,
  Tn as db,
  An as eb,
  t5 as fb
};
