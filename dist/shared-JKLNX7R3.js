import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
var Dw = Object.create;
var Tc = Object.defineProperty;
var Uw = Object.getOwnPropertyDescriptor;
var Ww = Object.getOwnPropertyNames;
var jw = Object.getPrototypeOf, Hw = Object.prototype.hasOwnProperty;
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
var zw = (e, t, n, r) => {
  if (t && typeof t == "object" || typeof t == "function")
    for (let o of Ww(t))
      !Hw.call(e, o) && o !== n && Tc(e, o, { get: () => t[o], enumerable: !(r = Uw(t, o)) || r.enumerable });
  return e;
};
var F = (e, t, n) => (n = e != null ? Dw(jw(e)) : {}, zw(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  t || !e || !e.__esModule ? Tc(n, "default", { value: e, enumerable: !0 }) : n,
  e
));

// lighter-node:crypto?@actions/core/lib/file-command.js
var Nc = N((WT, Qs) => {
  Qs.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  Qs.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?@actions/exec/lib/toolrunner.js
var Uc = N((t1, Dc) => {
  Dc.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:child_process")[t] }));
});

// lighter-node:assert?@actions/io/lib/io.js
var Wc = N((n1, jr) => {
  jr.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  jr.exports.ok = jr.exports;
});

// lighter-node:crypto?src/keys.ts
var bf = N((U1, mi) => {
  mi.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  mi.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?src/process.ts
var Mf = N((G1, If) => {
  If.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:child_process")[t] }));
});

// lighter-node:stream/consumers?src/process.ts
var Af = N((J1, Tf) => {
  Tf.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:stream/consumers")[t] }));
});

// lighter-node:crypto?src/disk/local-socket.ts
var qf = N((fA, Si) => {
  Si.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  Si.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:v8?src/files/journal.ts
var Qf = N((BA, Xf) => {
  Xf.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:v8")[t] }));
});

// lighter-node:crypto?src/entry/digest.ts
var du = N((QA, Ri) => {
  Ri.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  Ri.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/rolling.ts
var qu = N((tN, _i) => {
  _i.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  _i.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/formats/actions-cache/actions-cache.ts
var Xu = N((oN, Di) => {
  Di.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  Di.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/formats/actions-cache/compression.ts
var om = N((lN, rm) => {
  rm.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:v8?src/formats/node-tar/start.ts
var im = N((dN, sm) => {
  sm.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:v8")[t] }));
});

// lighter-node:zlib?src/formats/node-tar/frame.ts
var fm = N((hN, cm) => {
  cm.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/zstd.ts
var Sm = N((IN, km) => {
  km.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:v8?src/formats/actions-cache/unpack.ts
var Tm = N((sF, Mm) => {
  Mm.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:v8")[t] }));
});

// lighter-node:stream/consumers?src/formats/squashfs/directory-image.ts
var tl = N((f_, el) => {
  el.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:stream/consumers")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/check.ts
var rl = N((u_, nl) => {
  nl.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/metadata.ts
var sl = N((m_, ol) => {
  ol.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/removals.ts
var Hl = N((uL, jl) => {
  jl.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/tar/skeleton-check.ts
var vd = N(($D, xd) => {
  xd.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:stream/consumers?src/mount/root-rights.ts
var Ad = N((XD, Td) => {
  Td.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:stream/consumers")[t] }));
});

// lighter-node:crypto?src/inputs/signing.ts
var cp = N((X2, ba) => {
  ba.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  ba.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/entry/signature.ts
var yp = N((fU, ka) => {
  ka.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  ka.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:assert?@actions/glob/lib/internal-path-helper.js
var $p = N((RU, ts) => {
  ts.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  ts.exports.ok = ts.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-pattern.js
var Ap = N((MU, rs) => {
  rs.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  rs.exports.ok = rs.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-path.js
var Cp = N((TU, os) => {
  os.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  os.exports.ok = os.exports;
});

// lighter-node:crypto?@actions/glob/lib/internal-hash-files.js
var Fp = N((HU, Ra) => {
  Ra.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  Ra.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/report/write-report.ts
var Jp = N((uW, Ia) => {
  Ia.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  Ia.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:readline?src/lazy/serve-request.ts
var zh = N((M4, Hh) => {
  Hh.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:readline")[t] }));
});

// lighter-node:zlib?src/mount/kernel-config.ts
var rg = N((Q4, ng) => {
  ng.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:readline?src/mount/broker.ts
var Sg = N((BH, kg) => {
  kg.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:readline")[t] }));
});

// lighter-node:crypto?src/disk/draft-file.ts
var Dg = N((Qz, rc) => {
  rc.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  rc.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/stash/flight.ts
var ny = N((Z3, fc) => {
  fc.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  fc.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/secrets/tokens.ts
var sw = N((vG, ow) => {
  ow.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:crypto?src/files/fingerprint.ts
var kw = N((jG, Oc) => {
  Oc.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  Oc.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// src/failure.ts
var A = class extends Error {
  name = "JobFailure";
}, k = class extends Error {
  name = "BadEntry";
}, _t = class extends Error {
  name = "UnknownEntry";
}, ke = class extends Error {
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
import { posix as qw, win32 as pt } from "node:path";
function Ze(e) {
  return e !== "win32" ? qw : {
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
var { basename: Dr, dirname: q, isAbsolute: Ks, join: T, relative: Le, resolve: Vs } = Ze(process.platform);

// src/runner.ts
import { AsyncLocalStorage as lb } from "node:async_hooks";
import { homedir as db, tmpdir as pb } from "node:os";
import { join as hb } from "node:path";

// node_modules/@actions/core/lib/command.js
import * as Cc from "os";

// node_modules/@actions/core/lib/utils.js
function De(e) {
  return e == null ? "" : typeof e == "string" || e instanceof String ? e : JSON.stringify(e);
}
function Ys(e) {
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
  let r = new Zs(e, t, n);
  process.stdout.write(r.toString() + Cc.EOL);
}
function Xs(e, t = "") {
  Xe(e, {}, t);
}
var Ac = "::", Zs = class {
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
          o && (n ? n = !1 : t += ",", t += `${r}=${Jw(o)}`);
        }
    }
    return t += `${Ac}${Gw(this.message)}`, t;
  }
};
function Gw(e) {
  return De(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function Jw(e) {
  return De(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}

// node_modules/@actions/core/lib/file-command.js
var Fc = F(Nc(), 1);
import * as Wr from "fs";
import * as Ur from "os";
function ei(e, t) {
  let n = process.env[`GITHUB_${e}`];
  if (!n)
    throw new Error(`Unable to find environment variable for file command ${e}`);
  if (!Wr.existsSync(n))
    throw new Error(`Missing file at path: ${n}`);
  Wr.appendFileSync(n, `${De(t)}${Ur.EOL}`, {
    encoding: "utf8"
  });
}
function ti(e, t) {
  let n = `ghadelimiter_${Fc.randomUUID()}`, r = De(t);
  if (e.includes(n))
    throw new Error(`Unexpected input: name should not contain the delimiter "${n}"`);
  if (r.includes(n))
    throw new Error(`Unexpected input: value should not contain the delimiter "${n}"`);
  return `${e}<<${n}${Ur.EOL}${r}${Ur.EOL}${n}`;
}

// node_modules/@actions/core/lib/core.js
import * as fi from "os";

// node_modules/@actions/core/lib/summary.js
import { EOL as Kw } from "os";
import { constants as _c, promises as Vw } from "fs";
var ri = function(e, t, n, r) {
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
}, { access: Yw, appendFile: Zw, writeFile: Xw } = Vw, Lc = "GITHUB_STEP_SUMMARY";
var oi = class {
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
    return ri(this, void 0, void 0, function* () {
      if (this._filePath)
        return this._filePath;
      let t = process.env[Lc];
      if (!t)
        throw new Error(`Unable to find environment variable for $${Lc}. Check if your runtime environment supports job summaries.`);
      try {
        yield Yw(t, _c.R_OK | _c.W_OK);
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
    return ri(this, void 0, void 0, function* () {
      let n = !!t?.overwrite, r = yield this.filePath();
      return yield (n ? Xw : Zw)(r, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
    });
  }
  /**
   * Clears the summary buffer and wipes the summary file
   *
   * @returns {Summary} summary instance
   */
  clear() {
    return ri(this, void 0, void 0, function* () {
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
    return this.addRaw(Kw);
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
}, Qw = new oi();
var si = Qw;

// node_modules/@actions/core/lib/platform.js
import Qc from "os";

// node_modules/@actions/exec/lib/toolrunner.js
var sb = F(Uc(), 1);

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
}, { chmod: ii, copyFile: Hc, lstat: Hr, mkdir: zc, open: r1, readdir: qc, rename: eb, rm: Gc, rmdir: o1, stat: Fn, symlink: Jc, unlink: ai } = Nn.promises, zr = process.platform === "win32";
function Kc(e) {
  return jc(this, void 0, void 0, function* () {
    let t = yield Nn.promises.readlink(e);
    return zr && !t.endsWith("\\") ? `${t}\\` : t;
  });
}
var s1 = Nn.constants.O_RDONLY;
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
function c1(e, t) {
  return Ln(this, arguments, void 0, function* (n, r, o = {}) {
    let { force: s, recursive: i, copySourceDirectory: a } = rb(o), c = (yield _n(r)) ? yield Fn(r) : null;
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
function f1(e) {
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
function nb(e) {
  return Ln(this, void 0, void 0, function* () {
    (0, Yc.ok)(e, "a path argument must be provided"), yield zc(e, { recursive: !0 });
  });
}
function rb(e) {
  let t = e.force == null ? !0 : e.force, n = !!e.recursive, r = e.copySourceDirectory == null ? !0 : !!e.copySourceDirectory;
  return { force: t, recursive: n, copySourceDirectory: r };
}
function Zc(e, t, n, r) {
  return Ln(this, void 0, void 0, function* () {
    if (n >= 255)
      return;
    n++, yield nb(t);
    let o = yield qc(e);
    for (let s of o) {
      let i = `${e}/${s}`, a = `${t}/${s}`;
      (yield Hr(i)).isDirectory() ? yield Zc(i, a, n, r) : yield Xc(i, a, r);
    }
    yield ii(t, (yield Fn(e)).mode);
  });
}
function Xc(e, t, n) {
  return Ln(this, void 0, void 0, function* () {
    if ((yield Hr(e)).isSymbolicLink()) {
      try {
        yield Hr(t), yield ai(t);
      } catch (o) {
        o.code === "EPERM" && (yield ii(t, "0666"), yield ai(t));
      }
      let r = yield Kc(e);
      yield Jc(r, t, zr ? "junction" : null);
    } else (!(yield _n(t)) || n) && (yield Hc(e, t));
  });
}

// node_modules/@actions/exec/lib/toolrunner.js
var m1 = process.platform === "win32";

// node_modules/@actions/core/lib/platform.js
var g1 = Qc.platform(), y1 = Qc.arch();

// node_modules/@actions/core/lib/core.js
var ci;
(function(e) {
  e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
})(ci || (ci = {}));
function ni(e) {
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
    return ei("OUTPUT", ti(e, t));
  process.stdout.write(fi.EOL), Xe("set-output", { name: e }, De(t));
}
function nf(e) {
  process.exitCode = ci.Failure, fb(e);
}
function ce(e) {
  Xe("debug", {}, e);
}
function fb(e, t = {}) {
  Xe("error", Ys(t), e instanceof Error ? e.toString() : e);
}
function rf(e, t = {}) {
  Xe("warning", Ys(t), e instanceof Error ? e.toString() : e);
}
function qr(e) {
  process.stdout.write(e + fi.EOL);
}
function of(e) {
  Xs("group", e);
}
function sf() {
  Xs("endgroup");
}
function af(e, t) {
  if (process.env.GITHUB_STATE || "")
    return ei("STATE", ti(e, t));
  Xe("save-state", { name: e }, De(t));
}
function cf(e) {
  return process.env[`STATE_${e}`] || "";
}

// src/outside-text.ts
function Dn(e) {
  return uf(e).replaceAll("##[", "##\\[").replace(/^([\p{C}\p{M}\p{Z}]*)::/u, "$1\\::");
}
function ub(e) {
  return uf(e).replace(
    // A colon before a space begins no link.
    /[^\p{L}\p{M}\p{N} "%'()+,./:;=?-]|:(?! )/gu,
    (t) => `&#${t.codePointAt(0)};`
  );
}
function ui(e) {
  return `<code>${ub(e)}</code>`;
}
function uf(e) {
  return e.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, (t) => {
    let n = t.charCodeAt(0);
    return mb[t] ?? (n < 256 ? `\\x${ff(n, 2)}` : `\\u${ff(n, 4)}`);
  });
}
var mb = { "\n": "\\n", "\r": "\\r", "	": "\\t" };
function ff(e, t) {
  return e.toString(16).padStart(t, "0");
}

// src/runner.ts
var Un = new lb();
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
var mf = af, lf = cf, Jr = ni;
function df(e) {
  nf(Dn(e));
}
function W(e) {
  rf(Wn(e));
}
function ht(e, t = "") {
  W(`${t}${O(e)}`), e instanceof Error && e.stack && jn(e.stack);
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
  return process.env.GITHUB_STEP_SUMMARY ? si : void 0;
}
function et() {
  return G(process.env.GITHUB_WORKSPACE || process.cwd());
}
function J() {
  return G(process.env.RUNNER_TEMP || pb());
}
function Kr() {
  let { RUNNER_TOOL_CACHE: e, XDG_CACHE_HOME: t } = process.env;
  return G(e || t || hb(db(), ".cache"));
}
function gf() {
  return process.env.RUNNER_ENVIRONMENT === "self-hosted";
}
function yf() {
  let e = [...Un.getStore()?.inputs ?? []].map(
    ([r, o]) => [gb(r), o]
  ), n = Object.entries({ ...process.env, ...Object.fromEntries(e) }).filter(([r]) => !["INPUT_SIGNING-KEY", "INPUT_CACHES"].includes(r));
  return Object.fromEntries(n.map(([r, o = ""]) => [r, o]));
}
function gb(e) {
  return `INPUT_${e.replaceAll(" ", "_").toUpperCase()}`;
}
function _1() {
  let { RUNNER_OS: e, RUNNER_ARCH: t } = process.env;
  return { os: e || process.platform, arch: t || process.arch };
}
function L1() {
  return process.env.RUNNER_NAME ?? "";
}
function D1(e) {
  Object.assign(process.env, e);
}
function Ie() {
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
  let { env: e } = process, t = e.ACTIONS_CACHE_SERVICE_V2 && yb(e.GITHUB_SERVER_URL) ? "v2" : "v1", n = t === "v2" ? e.ACTIONS_RESULTS_URL : e.ACTIONS_CACHE_URL, r = e.ACTIONS_RUNTIME_TOKEN ?? "";
  return n && URL.canParse(n) && (r !== "" || t === "v1") ? { language: t, url: n, token: r } : void 0;
}
function yb(e = "") {
  let t = e || "https://github.com", n = URL.canParse(t) ? new URL(t).hostname : "";
  return n === "github.com" || n.endsWith(".ghe.com") || n.endsWith(".localhost");
}

// src/keys.ts
var Yr = F(bf(), 1), kf = 10, Vr = 512;
function di(e) {
  if (e.length > kf) return `Key Validation Error: Keys are limited to a maximum of ${kf}.`;
  for (let t of e) {
    if (t.length > Vr)
      return `Key Validation Error: ${t} cannot be larger than ${Vr} characters.`;
    if (t.includes(",")) return `Key Validation Error: ${t} cannot contain commas.`;
  }
}
function Y(e, t) {
  return e === t || e.localeCompare(t, void 0, { sensitivity: "accent" }) === 0;
}
var Sf = pi;
function pi(e) {
  let t = (0, Yr.createHash)("sha256");
  for (let n of e) t.update(`${Buffer.byteLength(n)}:${n},`);
  return t.digest("hex");
}
function xf(e, t) {
  for (let n of e) {
    let r = li(t.filter((o) => o.key === n)) ?? li(t.filter((o) => Y(o.key, n))) ?? li(t.filter((o) => o.key.startsWith(n)));
    if (r) return r;
  }
}
function li(e) {
  return e.toSorted(hi)[0];
}
function hi(e, t) {
  return t.createdAt.getTime() - e.createdAt.getTime() || (e.key < t.key ? 1 : -1);
}
var vf = 225, wb = 160;
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
  return Ef(e).slice(0, wb);
}
function Bf(e, t) {
  let n = e.toLowerCase();
  return t.some((r) => n.startsWith(Of(r).toLowerCase()));
}
function gi(e) {
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
import { accessSync as bb, constants as kb, statSync as Sb } from "node:fs";
import { delimiter as xb, isAbsolute as vb, join as Pb } from "node:path";
var Ob = process.platform === "win32" ? ".exe" : "";
function zn(e) {
  return (process.env.PATH ?? "").split(xb).filter((n) => vb(n)).map((n) => Pb(n, `${e}${Ob}`)).find(Bb);
}
function $f(e) {
  let t = zn(e);
  if (t === void 0) throw new ne(`there is no ${e} on PATH`);
  return t;
}
function Bb(e) {
  try {
    return bb(e, kb.X_OK), Sb(e).isFile();
  } catch {
    return !1;
  }
}

// src/process.ts
var qn = F(Mf(), 1), yi = F(Af(), 1);
import { once as wi } from "node:events";
import { finished as Tb } from "node:stream/promises";

// src/program-exit.ts
import { once as Eb } from "node:events";
async function Cf(e, t) {
  let n = !1, r = () => {
    n = !0;
    for (let i of e) i.kill("SIGKILL");
  };
  t.addEventListener("abort", r), t.aborted && r();
  let o = await Promise.all(
    e.map(async (i) => {
      try {
        await $b(i, { mayEcho: i !== e.at(-1) });
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
var Rb = /^: (\S*\/)?\w+: (-: Cannot write|write error|standard output|error \d+ : Write error( : cannot write block)?)(:| :) (Broken pipe|Connection reset by peer)\s*(\n(\S*\/)?\w+: Error is not recoverable: exiting now)?$/;
async function $b(e, { mayEcho: t }) {
  let n = Mb(e.stderr), [r, o] = await Eb(e, "close");
  if (r !== 0 && !(t && (o === "SIGPIPE" || Rb.test(n()))))
    throw new ne(`${e.spawnfile} ${Zr(r, o)}${n()}`);
}
function Zr(e, t) {
  return t ? `was ended by ${t}` : `failed with exit code ${e}`;
}
var Ib = 1e3;
function Mb(e) {
  let t = "";
  return e.setEncoding("utf8").on("data", (n) => {
    t = (t + n).slice(-Ib);
  }), () => t.trim() === "" ? "" : `: ${t.trim()}`;
}

// src/process.ts
function bi() {
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
var Ab = /^(NODE_(OPTIONS|EXTRA_CA_CERTS|USE_SYSTEM_CA|COMPILE_CACHE)|SSL_CERT_(FILE|DIR)|LD_LIBRARY_PATH)$/;
function Ff({ path: e, args: t }) {
  let n = Object.entries(process.env).filter(([a]) => Ab.test(a)), r = (0, qn.spawn)(e, t, {
    cwd: "/",
    detached: !0,
    stdio: ["pipe", "pipe", "ignore"],
    // One of its threads waits for the kernel all the time.
    env: { ...bi(), ...Object.fromEntries(n), UV_THREADPOOL_SIZE: "8" }
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
    return (0, qn.spawn)(e.path, e.args, { ...t, env: bi() });
  } finally {
    process.umask(n);
  }
}
async function nA(e, t, { cwd: n, signal: r }) {
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
    let [c] = await wi(s, "close");
    return { exitCode: c, output: a, ms: performance.now() - o };
  } finally {
    r.removeEventListener("abort", i);
  }
}
async function rA({ path: e, args: t }, { cwd: n, env: r, signal: o }, s = "stdout") {
  let i = process.platform !== "win32", a = (0, qn.spawn)(e, t, { cwd: n, env: { ...r, ...bi() }, detached: i }), c = a[s];
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
    u += m, u.length > Nf && f();
  });
  try {
    let [m, l] = await wi(a, "exit");
    if (f(), await Tb(c, { signal: AbortSignal.timeout(1e3) }).catch(() => {
    }), o.throwIfAborted(), m === 0 && u.length <= Nf) return u;
    throw new ne(`${e} ${Zr(m, l)}`);
  } finally {
    o.removeEventListener("abort", f), a.stdout.destroy(), a.stderr.destroy();
  }
}
var Nf = 4 * 1024 ** 2;
async function Jn(e, t = [0]) {
  let n = _f(e, { stdio: "pipe" });
  n.stdin?.destroy();
  let [[r, o], s, i] = await Promise.all([
    wi(n, "close"),
    (0, yi.text)(n.stdout),
    (0, yi.text)(n.stderr)
  ]);
  if (r !== null && t.includes(r)) return s;
  throw new ne(`${e.path} ${Zr(r, o)}: ${i.trim()}`);
}

// src/disk/ownership.ts
import { lstat as Lf, mkdir as Cb, readlink as Nb } from "node:fs/promises";
import { dirname as Fb, join as Df, relative as _b, resolve as Uf, sep as jt } from "node:path";
async function Me(e) {
  let t = await Lf(e);
  if (!t.isDirectory()) throw new Error(`${e} is no directory`);
  ki(e, t);
}
function Kn({ uid: e }) {
  let t = process.geteuid?.();
  return t === void 0 || e === t;
}
function Wf({ mode: e }) {
  return !process.geteuid || (e & 63) === 0;
}
function ki(e, { uid: t, mode: n }) {
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
    await Cb(n, { mode: 448 }).catch((r) => {
      if (R(r) !== "EEXIST") throw r;
    }), await Me(n);
}
function zf(e, t) {
  let n = _b(e, t).split(jt);
  return n.map((r, o) => Df(e, ...n.slice(0, o + 1)));
}
var Lb = 40;
async function Ht(e) {
  if (!process.geteuid) return;
  let t = e.split(jt), n = 0, r = jt;
  for (let o = t.shift(); o !== void 0; o = t.shift()) {
    let s = o === ".." ? Fb(r) : Df(r, o), i = await Lf(s).catch((c) => {
      if (R(c) !== "ENOENT") throw c;
    });
    if (!i) return;
    if (!i.isSymbolicLink()) {
      r = s;
      continue;
    }
    if (jf(s, i.uid), ++n > Lb) throw new Error(`${e} has too many links`);
    let a = await Nb(s);
    a.startsWith(jt) && (r = jt), t.unshift(...a.split(jt));
  }
}

// src/files/staging.ts
import { chmodSync as Ik, lstatSync as fu, mkdtempSync as Mk, readdirSync as Tk, rmSync as Ak, statSync as Ck } from "node:fs";
import * as io from "node:fs/promises";
import { createServer as Nk } from "node:net";
import { toNamespacedPath as Fk } from "node:path";

// src/disk/local-socket.ts
var Gf = F(qf(), 1);
import { once as zb } from "node:events";
import {
  closeSync as qb,
  lstatSync as Gb,
  mkdtempSync as Jb,
  openSync as Kb,
  rmSync as Vb,
  statSync as Yb,
  symlinkSync as Zb,
  writeFileSync as Xb
} from "node:fs";
import { connect as Qb } from "node:net";
import { tmpdir as ek } from "node:os";
import { join as gt } from "node:path";

// src/disk/trusted-file.ts
import { closeSync as Db, constants as xi, fstatSync as Ub, lstatSync as Wb, openSync as jb, readFileSync as Hb } from "node:fs";
function zt(e, t) {
  let n = (o) => o?.isFile() === !0 && Kn(o) && o.size <= t;
  if (!n(Wb(e, { throwIfNoEntry: !1 }))) return;
  let r = jb(e, xi.O_RDONLY | xi.O_NOFOLLOW | xi.O_NONBLOCK);
  try {
    return n(Ub(r)) ? Hb(r) : void 0;
  } finally {
    Db(r);
  }
}

// src/disk/local-socket.ts
var Qr = process.platform === "win32";
function eo(e, t, n) {
  let { path: r, close: o } = Qr ? rk() : Kf(e, t);
  return n.on("error", () => {
  }).listen(r), o(), Qr && n.listening && Xb(gt(e, t), Vf(r, e), { mode: 384 }), n.listening;
}
async function to(e, t) {
  let n = Qr ? Yf(e, t) : Kf(e, t);
  if (n)
    try {
      let r = Qb(n.path);
      return r.on("error", () => {
      }), await zb(r, "connect").finally(n.close), r;
    } catch (r) {
      if (!["ECONNREFUSED", "ENOENT"].includes(String(R(r)))) throw r;
      return;
    }
}
function Jf(e, t) {
  return Qr ? Yf(e, t) !== void 0 : Gb(gt(e, t), { throwIfNoEntry: !1 })?.isSocket() === !0;
}
function Kf(e, t) {
  let n = gt(e, t);
  if (Buffer.byteLength(n) < 100) return { path: n, close: () => {
  } };
  if (process.platform === "linux") {
    let o = Kb(e, "r");
    return { path: `/proc/self/fd/${o}/${t}`, close: () => qb(o) };
  }
  let r = Jb(gt(ek(), "headstart-"));
  return Zb(e, gt(r, "d")), { path: gt(r, "d", t), close: () => Vb(r, { recursive: !0, force: !0 }) };
}
var tk = /^\\\\\.\\pipe\\headstart-[0-9a-f-]{36}$/, nk = 256;
function rk() {
  return { path: `\\\\.\\pipe\\headstart-${(0, Gf.randomUUID)()}`, close: () => {
  } };
}
function Vf(e, t) {
  return `${e}
${Yb(t, { bigint: !0 }).ino}
`;
}
function Yf(e, t) {
  let n = ok(gt(e, t)) ?? "", [r = ""] = n.split(`
`);
  return tk.test(r) && n === Vf(r, e) ? { path: r, close: () => {
  } } : void 0;
}
function ok(e) {
  try {
    return zt(e, nk)?.toString("latin1");
  } catch (t) {
    if (R(t) === "ENOENT") return;
    throw t;
  }
}

// src/disk/rename.ts
import { lstatSync as sk, renameSync as ik, rmdirSync as ak } from "node:fs";
function re(e, t) {
  lk(
    () => ik(e, t),
    () => !Zf(t)
  );
}
function qt(e, t) {
  let n = process.platform === "win32";
  n && ck(t);
  try {
    return re(e, t), !0;
  } catch (r) {
    let o = R(r) ?? "";
    if (["ENOTEMPTY", "EEXIST"].includes(o) || n && o === "EPERM" && Zf(t)) return !1;
    throw r;
  }
}
function ck(e) {
  try {
    ak(e);
  } catch {
  }
}
function Zf(e) {
  return sk(e, { throwIfNoEntry: !1 })?.isDirectory() === !0;
}
var fk = ["EPERM", "EBUSY", "EACCES"], uk = 200, mk = new Int32Array(new SharedArrayBuffer(4));
function lk(e, t, { platform: n = process.platform, mostMs: r = 5e3 } = {}) {
  let o = performance.now() + r;
  for (let s = 4; ; s = Math.min(2 * s, uk)) {
    try {
      e();
      return;
    } catch (i) {
      if (!(n === "win32" && fk.includes(R(i) ?? "")) || performance.now() > o || !t()) throw i;
    }
    Atomics.wait(mk, 0, 0, s);
  }
}

// src/files/byte-strings.ts
import { readdirSync as dk } from "node:fs";
function S(e) {
  return Buffer.from(e, "utf8").toString("latin1");
}
var pk = /[\u0080-\u00ff]/, hk = new TextDecoder("utf-8", { fatal: !0, ignoreBOM: !0 });
function w(e, t = process.platform) {
  if (!pk.test(e)) return e;
  let n = Buffer.from(e, "latin1");
  if (t !== "win32") return n;
  try {
    return hk.decode(n);
  } catch {
    throw new Error(`Windows has no file ${JSON.stringify(n.toString())}: its name is not Unicode`);
  }
}
function H(e, t) {
  return e === t || e.startsWith(je(t));
}
function je(e) {
  return e.endsWith("/") ? e : `${e}/`;
}
function oe(e) {
  return dk(w(e), { encoding: "latin1" });
}

// src/files/journal.ts
var iu = F(Qf(), 1);
import {
  appendFileSync as yk,
  chmodSync as Pi,
  lstatSync as su,
  mkdirSync as wk,
  rmdirSync as bk,
  rmSync as kk,
  statSync as Sk,
  utimesSync as xk,
  writeFileSync as vk
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
function vi(e, t) {
  let n = S(q(t)), r = je(n), o = (s) => {
    if (s !== n && !s.startsWith(r)) throw new Error(`${s} is not below ${n}`);
    return s.slice(r.length);
  };
  return e.map((s) => `${JSON.stringify(ru(s, o))}
`).join("");
}
function nu(e, t) {
  let n = S(q(t)), r = (s) => s === "" ? n : `${je(n)}${s}`;
  return e.split(`
`).slice(0, -1).map((s) => {
    let i = JSON.parse(s);
    if (!gk(i, S(Dr(t)))) throw new Error("its journal is none that a restore wrote");
    return ru(i, r);
  });
}
function ru(e, t) {
  let n = ro(e), r = Object.keys(no[e.do]).map((o, s) => [o, t(n[s])]);
  return { ...e, ...Object.fromEntries(r) };
}
function gk(e, t) {
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
var Gt = "journal", Pk = Math.min(128 * 1024 * 1024, (0, iu.getHeapStatistics)().heap_size_limit / 32);
function au(e, t) {
  yk(T(t, Gt), vi(e, t), { mode: 384 });
  for (let n of e) Bk(n);
}
function cu(e) {
  for (let t of e)
    t.do === "stamp" && _(t.path)?.isDirectory() && Bi(t.path, t.stamp);
}
function Oi(e) {
  kk(T(e, Gt), { force: !0 });
}
function oo(e, t = () => !0) {
  let n = Ok(e), r = /* @__PURE__ */ new Set(), o = [];
  for (let a of [...n.toReversed(), ...n.filter((c) => c.do === "stamp")])
    try {
      t(a) ? Ek(a) : r.add(a);
    } catch (c) {
      o.push(c);
    }
  if (o.length > 0) throw o[0];
  let s = T(e, `${Gt}-draft`), i = n.filter((a) => r.has(a));
  i.length > 0 ? (vk(s, vi(i, e), { mode: 384 }), re(s, T(e, Gt))) : Oi(e);
}
function Yn(e) {
  return _(S(T(e, Gt))) !== void 0;
}
function Ok(e) {
  if (!Yn(e)) return [];
  let t = zt(T(e, Gt), Pk);
  if (!t) throw new Error("its journal is no file that a restore wrote");
  return nu(t.toString(), e);
}
function Bk(e) {
  switch (e.do) {
    case "make":
      wk(w(e.path));
      break;
    case "move":
      Vn(e.from, e.to);
      break;
    case "replace":
      Vn(e.to, e.aside), Vn(e.from, e.to);
      break;
    case "stamp":
      Bi(e.path, e.stamp);
      break;
  }
}
function Ek(e) {
  switch (e.do) {
    case "make":
      Rk(e.path);
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
      $k(e.path, e.before);
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
  if (Sk(w(e), { throwIfNoEntry: !1 })?.isDirectory()) return [];
  if (_(e)) throw new Error(`${w(e)} is no directory, so nothing can be restored below it`);
  return [...yt(q(e)), e];
}
function Rk(e) {
  try {
    bk(w(e));
  } catch (t) {
    if (!["ENOENT", "ENOTDIR", "ENOTEMPTY", "EEXIST"].includes(R(t) ?? "")) throw t;
  }
}
function $k(e, t) {
  let n = _(e);
  n?.isDirectory() && (n.mtimeMs / 1e3 !== t.mtime || (n.mode & 4095) !== t.mode) && Bi(e, t);
}
function Bi(e, { mode: t, mtime: n }) {
  try {
    Pi(w(e), t), xk(w(e), n, n);
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
    Pi(n, s.mode | 128), re(n, r), Pi(r, s.mode & 4095);
  }
}

// src/files/staging.ts
var Jt = ".headstart-staging-";
function Te(e) {
  return e.startsWith(Jt);
}
function ao(e) {
  let t = Mk(T(e, Jt)), n = Lk(t);
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
  let n = _k(e);
  if (t === void 0) return n;
  let r = fu(t, { throwIfNoEntry: !1 });
  return r?.isDirectory() ? await io.access(n, io.constants.W_OK).then(
    () => !0,
    () => !1
  ) && r.dev === fu(n).dev ? n : t : n;
}
function _k(e) {
  let t = e;
  for (; !Ck(t, { throwIfNoEntry: !1 })?.isDirectory(); ) {
    let n = q(t);
    if (n === t) throw new Error(`there is no ${t}`);
    t = n;
  }
  return t;
}
function Kt(e) {
  let t = _(S(e));
  return t !== void 0 && Zn(t);
}
function Zn(e) {
  return e.isDirectory() && Kn(e) && Wf(e);
}
function Vt(e) {
  return Jf(e, Ei);
}
var Ei = "alive";
function Lk(e) {
  let t = Nk((n) => n.destroy()).unref();
  if (eo(e, "born", t))
    return re(T(e, "born"), T(e, Ei)), t;
}
async function co(e) {
  if (!Vt(e)) return !1;
  try {
    let t = await to(e, Ei);
    return t?.destroy(), t !== void 0;
  } catch {
    return !0;
  }
}
function Xn(e) {
  let t = () => Ak(Fk(e), { recursive: !0, force: !0, maxRetries: 3 });
  try {
    t();
  } catch (n) {
    if (R(n) !== "EACCES") throw n;
    uu(S(e)), t();
  }
}
function uu(e) {
  Ik(w(e), 448);
  for (let t of Tk(w(e), { withFileTypes: !0, encoding: "latin1" }))
    t.isDirectory() && uu(`${e}/${t.name}`);
}

// src/tools.ts
import { readFileSync as Dk } from "node:fs";
async function mu(e = !0) {
  let t = e ? Uk : () => {
  }, [n, r, o, s] = await Promise.all([
    jk(),
    zn("zstd"),
    t("mksquashfs"),
    t("unsquashfs")
  ]);
  return { tar: n, zstd: r, mksquashfs: o, unsquashfs: s };
}
async function Uk(e) {
  let t = zn(e);
  return t && await Wk(t).catch(() => {
  }) && t;
}
async function Wk(e) {
  let t = await Jn({ path: e, args: ["-version"] }, [0, 1]), [, n, r, o] = t.match(/squashfs version ((\d+)\.(\d+)(?:\.\d+)?)/) ?? [];
  return Number(r) * 100 + Number(o) >= 405 ? n : void 0;
}
async function jk() {
  if (process.platform === "win32") return { dialect: "node" };
  for (let e of ["tar", "gtar", "bsdtar"]) {
    let t = zn(e), n = t && (Hk(t) ?? qk(await zk(t)));
    if (n) return { path: t, dialect: n };
  }
  return { dialect: "node" };
}
var lu = { "GNU tar": "gnu", bsdtar: "bsd" };
function Hk(e) {
  try {
    let t = Dk(e);
    return Object.entries(lu).find(([n]) => t.includes(`\0${n}\0`))?.[1];
  } catch {
    return;
  }
}
function zk(e) {
  return Jn({ path: e, args: ["--version"] }).catch(() => "");
}
function qk(e) {
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
function Se(e) {
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
function $i(e, t, n) {
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
var Xt = "headstart-2", Gk = ["image", "delta"];
function Qt(e, t) {
  return Gk.includes(t) ? Math.ceil(e / M) * M : e;
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
var Jk = 407710288, Ii = 8, uo = Ii + 12, tr = Buffer.from("HEADSTR2"), wu = 36 + tr.length, nr = uo + wu, Mi = 4 * 1024 * 1024, bu = 1024, Kk = 512, Vk = 1024 ** 4;
function ku({ digests: e, ...t }, n) {
  let r = Buffer.from(JSON.stringify(t));
  if (r.length > Mi) throw new Error(`the index is too large: its JSON has ${r.length} bytes`);
  let o = Buffer.alloc(uo), s = [e, r, n?.(Su(e, r)) ?? Buffer.alloc(0)], i = s.map((u) => u.length), a = i.reduce((u, m) => u + m, nr), c = [Jk, a - Ii, ...i];
  for (let [u, m] of c.entries()) o.writeUInt32LE(m, 4 * u);
  let f = Buffer.alloc(4);
  return f.writeUInt32LE(a), Buffer.concat([o, ...s, Ae(o, ...s), f, tr]);
}
var Yk = 128 * 1024;
async function rr(e, t) {
  return Xk(await Zk(e), e.size, t);
}
async function Zk(e) {
  let { size: t } = e;
  if (t < nr) throw new k(`it has only ${t} bytes`);
  let n = await er(e, Math.max(0, t - Yk), t);
  if (!n.subarray(-tr.length).equals(tr))
    throw new k("it does not end in an index: cut short, or not written by Headstart");
  let r = n.readUInt32LE(n.length - tr.length - 4), o = nr + Qn(Math.min(t, Vk)) + Mi + bu;
  if (r < nr || r > Math.min(t, o))
    throw new k(`its index has ${r} bytes, which is no length of an index`);
  return r <= n.length ? n.subarray(-r) : er(e, t - r, t);
}
function Xk(e, t, n) {
  let r = e.length - wu;
  if (!Ae(e.subarray(0, r)).equals(e.subarray(r, r + 32)))
    throw new k("its index does not match its SHA-256");
  let [o = 0, s = 0, i = 0] = [0, 1, 2].map(
    (d) => e.readUInt32LE(Ii + 4 * d)
  ), a = t - e.length;
  if (!(o === Qn(a) && s <= Mi && i <= bu && nr + o + s + i === e.length)) throw new k("the parts of its index do not fit its body");
  let f = uo + o, [u, m] = [e.subarray(uo, f), e.subarray(f, f + s)];
  n?.(e.subarray(f + s, r), Su(u, m));
  let l = Qk(m);
  if (!eS(l)) throw new k("its index is not what this version of Headstart writes");
  return rS(l.segments, a), { ...l, digests: u };
}
function Su(e, t) {
  let n = Buffer.alloc(4);
  return n.writeUInt32LE(e.length), Ae(n, e, t);
}
function Qk(e) {
  try {
    return JSON.parse(e.toString("utf8"));
  } catch {
    return;
  }
}
function eS(e) {
  let t = e;
  return t?.container === Xt && xu(t.format) && yu(t.key) && t.key.length <= Kk && [t.files, t.bytes].every(Ti) && Array.isArray(t.paths) && t.paths.every(yu) && Array.isArray(t.segments) && t.segments.every(tS);
}
function tS(e) {
  let t = e, { offset: n, length: r, files: o, bytes: s, unpackedBytes: i = 0, root: a = 0, deadBytes: c = 0 } = t ?? {}, f = [n, r, o, s, i, a, c];
  return xu(t?.kind) && f.every(Ti) && nS(t?.frames, r);
}
function nS(e, t) {
  if (e === void 0) return !0;
  let n = (r) => Ti(r) && r !== 0;
  return Array.isArray(e) && e.every(n) && e.reduce((r, o) => r + o, 0) === t;
}
function xu(e) {
  return typeof e == "string" && /^[a-z-]{1,32}$/.test(e);
}
function yu(e) {
  return typeof e == "string";
}
function Ti(e) {
  return Number.isSafeInteger(e) && e >= 0;
}
function rS(e, t) {
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
function Ai(e) {
  return Math.random() * Math.min(4e3, e);
}
var Ci = { paceBytes: 128 * 1024 ** 2, paceMs: 6e5, paceAfterMs: 6e4 }, Pu = {
  ...Ci,
  singleBytes: 10 * 1024 * 1024,
  idleMs: 1e4,
  hedgeMs: 2e3,
  noProgressMs: 3e4,
  backoffMs: 500,
  progressBytes: 65536
}, dC = { noProgressMs: 3e4, progressBytes: 1024 ** 2 }, pC = { timeoutMs: 5 * 6e4, pauseMs: 250 };

// src/transfer/deadline.ts
async function yC({ signal: e, late: t }, n) {
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
import { Readable as PS } from "node:stream";

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
var Z = class extends Error {
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
function PC(e, t) {
  if (e instanceof Z) return e;
  let n = /Proxy.*\((\d{3})\)/.exec(e instanceof Error ? e.message : "")?.[1];
  if (n) return Tu(Number(n), t);
  let r = R(e) ?? "unknown error", [o, s] = Mu[r] ?? ["the connection failed", "retry"];
  return new Z(`${rt(t)}: ${o} (${r})`, s);
}
function OC(e, t) {
  let n = R(e) ?? "unknown error", [r, o] = Mu[n] ?? ["the connection failed", "retry"], s = r.replace(/; is the .*/, ""), i = "correct HTTP_PROXY and HTTPS_PROXY, or name the host in NO_PROXY";
  return new Z(
    `the proxy at ${new URL(t).origin}: ${s} (${n}); ${i}`,
    o === "resume" ? "retry" : o
  );
}
function Tu(e, t) {
  let n = e === 407 ? "the proxy wants other credentials; give them in HTTP_PROXY and HTTPS_PROXY" : e >= 500 ? "the proxy cannot reach it; is the endpoint right, or the host missing in NO_PROXY?" : "the proxy does not let it through; if it need not, name the host in NO_PROXY";
  return new Z(`${rt(t)}: ${n} (${e})`, e >= 500 ? "slow-down" : "none");
}
function BC(e, t) {
  let n = "a web page comes instead of an answer; is the endpoint right, or does a proxy or portal want a login?";
  return new Z(`${rt(t)}: ${n} (${e})`, "none");
}
async function Au({ status: e, headers: t, body: n }, r) {
  if (e === 407) return Tu(e, r);
  let o = await fS(n), [s, i] = iS(e, o, t.location), a = o === void 0 ? e : `${e} ${o}`, c = e === 429 || e >= 500 ? uS(t["retry-after"]) : 0;
  return new Z(`${rt(r)}: ${s} (${a})`, i, c);
}
function iS(e, t, n) {
  return e === 403 || t === "ExpiredToken" ? ["access is denied; are the credentials right, and is the clock?", "renew"] : e === 404 || e === 410 ? ["the object is gone; it was deleted meanwhile", "none"] : e === 412 ? ["the object was replaced meanwhile", "none"] : e === 416 ? ["the object is shorter than it was; it was replaced meanwhile", "none"] : e >= 300 && e < 400 ? [`it redirects${aS(n)}; use that as endpoint`, "none"] : e === 408 || e === 429 || e >= 500 ? ["it has trouble or too much to do", "slow-down"] : ["it refuses the request", "none"];
}
function aS(e) {
  return typeof e == "string" && URL.canParse(e) ? ` to ${new URL(e).origin}` : "";
}
var cS = 4096;
async function fS(e) {
  let t = [];
  return await Iu(cS, e, t).catch(() => {
  }), /<Code>(\w{1,64})<\/Code>/.exec(Buffer.concat(t).toString("latin1"))?.[1];
}
function uS(e) {
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
    onHead: (u, m) => Cu(u) ? mS(u, m, e, t) : void 0
  });
  if (!Cu(f)) throw await Au(f, i);
  if (a && e.finish(), !e.isComplete()) throw He(i, "the connection ended before the object did", "resume");
}
var Cu = ({ status: e }) => e === 200 || e === 206;
function mS(e, t, n, r) {
  let { url: o } = r.signed;
  pS(e, r);
  let s = e.status === 200 && e.headers["content-range"] === void 0;
  return s ? (lS(e, n, r), r.onWholeObject(n)) : dS(e, n, r), n.start === 0 && r.begun?.resolve(), r.signed.worked = !0, (i) => {
    let a = n.end - n.position;
    if (i.length > a && !s) throw He(o, "it sends more bytes than it says", "retry");
    n.take(i.subarray(0, a)), r.onBytes(n, i.length, t), s && n.isComplete() && t.end();
  };
}
function lS({ headers: e }, t, { signed: { url: n }, object: { size: r } }) {
  if (t.position !== 0)
    throw He(n, "the server ignores the range that it is asked for", "await-whole");
  if (Number.isFinite(r) && !Fu(e["content-length"], r))
    throw He(n, "the object has another length", "retry");
}
function dS({ headers: e }, t, { signed: { url: n }, object: { size: r } }) {
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
function pS({ headers: e }, { signed: { url: t }, object: { etag: n } }) {
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
  return new Z(`${rt(e)}: ${t}`, n);
}

// src/transfer/fill-part.ts
async function _u(e, t) {
  let n = t.retries.forPart(e.start), r = () => !e.isComplete() && t.isWanted(e);
  for (; r(); ) {
    let o = await hS(e, t);
    if (o?.recover === "await-whole" && t.begun && await Ou(t.begun.promise, t.signal), !(o === void 0 || !r())) {
      if (!Number.isFinite(t.object.size) && e.position > e.start) throw o;
      t.watch.failed(o), await n.recover(o, e.position);
    }
  }
}
async function hS(e, t) {
  let { limiter: n, link: r, retries: o, isWanted: s } = t, i = await n.acquire(e.start), a;
  try {
    if (a = await r.current(), !s(e)) return;
    await gS(e, a, t), i.increase(), o.progress();
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
function gS(e, t, n) {
  let r = new AbortController(), o = AbortSignal.any([n.signal, r.signal]);
  return n.watch.during(
    e,
    () => Nu(e, { ...n, signed: t, signal: o }),
    (s) => r.abort(new Z(`${rt(t.url)}: ${s}`, "resume"))
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
import { setTimeout as SS } from "node:timers/promises";
var xS = 100;
async function LC(e, t) {
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
      s -= m, await Uu(Math.max(m, Ai(xS * 4 ** i)), n);
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
          let l = m ? 0 : t.backoffMs * 2 ** (a - 1), d = f.retryAfterMs + Ai(l);
          if (f.retryAfterMs > 0 && d > n()) throw f;
          d > 0 && await Uu(d, r);
        }
      };
    }
  };
}
async function Uu(e, t) {
  await SS(e, void 0, { signal: t }).catch(() => t.throwIfAborted());
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
  let { limits: t, bytes: n, awaited: r, giveUp: o } = e, s = mo(t, n), i = 0, a = performance.now(), c, f = vS(e, () => {
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
function vS({ limits: e, awaited: t, isPaused: n }, r) {
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
  return new Ni(e, t, n);
}
var Ni = class extends PS {
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
      giveUp: (c) => this.destroy(new Z(c, "retry"))
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
function Fi(e) {
  mf(zu, JSON.stringify(e));
}
function lo() {
  let e = lf(zu);
  return e === "" ? void 0 : JSON.parse(e);
}

// src/rolling.ts
var Ku = F(qu(), 1);
function ee(e) {
  return e ? ES : OS;
}
var OS = {
  mistake: di,
  lookups: (e) => e,
  nameFor: (e) => e,
  keyIn: (e) => e
}, Vu = "~v", BS = Vu.length + 49, Gu = Vr - BS, ES = {
  mistake(e) {
    let [t = ""] = e, n = Li(t).length > Gu, r = `Key Validation Error: ${t} cannot be larger than ${Gu} characters with rolling; ~ counts twice.`;
    return di(e) ?? (n ? r : void 0);
  },
  lookups([e = "", ...t]) {
    let n = po(e), r = t.length < 9 ? [n] : [];
    return [n, ...r, ...t.map(Li)];
  },
  nameFor(e, { runId: t, runAttempt: n }) {
    let [r, o] = [Ju(t, 20), Ju(n, 5)];
    return `${po(e)}${Date.now()}-${r}-${o}-${(0, Ku.randomBytes)(4).toString("hex")}`;
  },
  keyIn: (e) => e.replace(/^((?:[^~]|~~)*)~v[^~]*$/, "$1").replaceAll("~~", "~")
};
function po(e) {
  return Li(e) + Vu;
}
function Yu(e) {
  return Number(/~v(\d+)-[^~]*$/.exec(e)?.[1] ?? 0);
}
function Li(e) {
  return e.replaceAll("~", "~~");
}
function Ju(e, t) {
  return e.replace(/\D/g, "").slice(0, t) || "0";
}
var RS = 3600 * 1e3;
function Zu(e, t) {
  let n = e.toSorted(hi), r = n[0]?.createdAt.getTime() ?? 0;
  return n.filter((o, s) => {
    let i = n[s - 1]?.createdAt.getTime() ?? r;
    return s >= t && r - i > RS;
  });
}

// src/steps/job.ts
import { lstatSync as PP } from "node:fs";

// src/formats/actions-cache/actions-cache.ts
var Xm = F(Xu(), 1);

// src/formats/naming.ts
function Ui({ crossOs: e, platform: t = process.platform }) {
  return t === "win32" && !e;
}
function ho(e, t) {
  let n = Ui(t) ? "windows-only" : "any", r = t.rolling ? ["rolling"] : [];
  return Sf([...r, Xt, e, n, ...t.paths]);
}

// src/formats/actions-cache/pack.ts
import { once as fx } from "node:events";
import { setImmediate as ux } from "node:timers/promises";

// src/formats/packing.ts
import { symlinkSync as $S } from "node:fs";
import { join as IS } from "node:path";
function tn({ matches: e, scratch: t }) {
  let n = new Map(e.map(({ root: r }) => [r.place, r.base]));
  for (let [r, o] of n) $S(o, IS(t, String(r)));
}
async function wt(e, { write: t, signal: n }) {
  let r = 0;
  for await (let o of e)
    await t(o), n.throwIfAborted(), r += o.length;
  return r;
}

// src/formats/tar-commands.ts
var MS = ["-b", String(2048)];
function TS(e) {
  return ["-b", String(Math.min(Math.max(20, Math.ceil(e / 512 / 8)), 2048))];
}
var Wi = process.platform === "darwin" ? ["--no-mac-metadata"] : [];
function go(e, { beyondAscii: t, archiveBytes: n = Number.POSITIVE_INFINITY, listing: r }) {
  if (e.dialect === "node") return { thread: "create" };
  let { path: o, dialect: s } = e, i = TS(n);
  if (s === "bsd") {
    let f = ["--uid", "0", "--gid", "0", "--uname", "", "--gname", ""], u = [...Wi, "--no-xattrs", "--no-acls", "--no-fflags", ...f], m = ["--format", "pax", "--options", "hdrcharset=BINARY"], l = ["--no-recursion", "--null", "-T", "-"];
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
  let { path: n, dialect: r } = e, o = r === "gnu" ? ["--warning=no-unknown-keyword"] : Wi, s = ["-f", "-", "--ignore-zeros", ...MS, ...o];
  return { path: n, args: ["-x", ...s, "--no-same-owner", "--no-same-permissions"] };
}
function tm({ path: e }) {
  return { path: e, args: ["-c", "-f", "-", "--format", "mtree", "--options", "!all,type,mode,time", "@-"] };
}
function nm({ path: e }) {
  return { path: e, args: ["-x", "-p", "-f", "-", "--no-same-owner", ...Wi] };
}

// src/formats/actions-cache/compression.ts
var on = F(om(), 1);
import { pipeline as Bm, Readable as Em } from "node:stream";
import { pipeline as ix } from "node:stream/promises";

// src/formats/node-tar/start.ts
var ym = F(im(), 1);
import { availableParallelism as hm } from "node:os";
import { extname as _S, join as LS } from "node:path";
import { Readable as gm, Writable as DS } from "node:stream";
import { Worker as US } from "node:worker_threads";

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
import { once as AS } from "node:events";
var bt = 4 * 1024 * 1024;
async function um(e, t) {
  let n = (0, nn.createZstdCompress)({ ...CS(e, t), flush: nn.constants.ZSTD_e_end });
  try {
    return n.write(e), await AS(n, "readable"), NS(n.read());
  } finally {
    n.destroy();
  }
}
var yN = 33 * 1024 * 1024;
function CS({ length: e }, t) {
  return { params: { [nn.constants.ZSTD_c_compressionLevel]: t }, chunkSize: FS(e) };
}
function NS({ buffer: e, byteOffset: t, length: n }) {
  return t === 0 && e.byteLength > Buffer.poolSize ? Buffer.from(e.transfer(n)) : Buffer.from(e.slice(t, t + n));
}
function FS(e) {
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
function ji({ owners: e, releases: t }, n, r) {
  Atomics.compareExchange(e, n, r, 0) === r && (Atomics.add(t, 0, 1), Atomics.notify(t, 0));
}
function dm(e, t) {
  for (let n = 0; n < e.slabs.length; n++) ji(e, n, t);
}

// src/formats/node-tar/start.ts
function kt(e, t) {
  if (!("thread" in e)) return V([e], t);
  let n = zi(e, t);
  return { ...n, stdout: gm.from(WS(n)) };
}
async function* WS({ stdout: e }) {
  for await (let { content: t, release: n } of e) {
    let r = Buffer.from(t);
    n(), yield r;
  }
}
var jS = LS(import.meta.dirname, `tar-thread${_S(import.meta.filename)}`), wm = [], Hi = Math.min(hm(), 2), sr = Math.min(hm(), 4), pm, HS = 0;
function bm() {
  return pm ??= mm(sr + 1, bt, sr + 2 - Hi), pm;
}
function zS() {
  (0, ym.setFlagsFromString)("--semi-space-growth-factor=1");
  let e = { maxYoungGenerationSizeMb: 2 };
  return { thread: new US(jS, { execArgv: [], env: {}, resourceLimits: e }), owner: ++HS };
}
function zi(e, { cwd: t, signal: n }) {
  let r = wm.pop() ?? zS(), { thread: o, owner: s } = r, i = bm();
  o.ref();
  let a = (g) => o.postMessage(g), c = { ...e, cwd: t, mask: process.umask(), slabs: i, owner: s };
  a(c);
  let f = am(o), u = new DS({
    write: (g, y, b) => {
      f.send(new Uint8Array(g)).then(() => b());
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
  }, d = ({ frame: g, contentBytes: y }) => ({ frame: Buffer.from(g.buffer, g.byteOffset, g.length), contentBytes: y }), p = ({ slab: g, filled: y }) => ({
    content: lm(i, g).subarray(0, y),
    release: () => ji(i, g, s)
  }), h = qS(r, l, n).finally(() => {
    m.push(null), u.destroy(new Error("its reader has ended"));
  });
  return { pid: process.pid, stdin: u, stdout: m, ended: h };
}
async function qS(e, t, n) {
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
import { once as ex } from "node:events";
import { pipeline as tx } from "node:stream";

// src/formats/output-limit.ts
import { statfsSync as GS } from "node:fs";
import { readFile as JS } from "node:fs/promises";
var xm = 64 * 1024 * 1024, KS = 0.1, VS = 8 * 1024, YS = 8, ZS = 25;
function St({ files: e, bytes: t, unpackedBytes: n = t }) {
  return Math.max(t, n) * (1 + KS) + e * VS;
}
function ze(e) {
  let t = new AbortController(), { bavail: n, bsize: r } = GS(e), o = xm + YS * n * r, s = xm, i = 0, a = (c) => {
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
      let u = setInterval(async () => a(await XS(c)), ZS), m = () => clearInterval(u);
      f.then(m, m);
    }
  };
}
async function XS(e) {
  let t = await JS(`/proc/${e}/io`, "latin1").catch(() => "");
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
var QS = 32 * 1024 * 1024;
async function bo(e, t) {
  for (; e.pending > QS / t.length; ) await e.progress();
}

// src/formats/zstd.ts
var nx = 1024 * 1024;
function xt(e, t = Number.POSITIVE_INFINITY) {
  return e === void 0 || t < nx ? qi : rx(e);
}
function rx(e) {
  return {
    packing(t, n, r) {
      if ("thread" in t) return qi.packing(t, n, r);
      let { level: o, threads: s, check: i } = n, a = s === 1 ? "--single-thread" : `-T${s}`, c = ["-q", "-c", i ? "--check" : "--no-check", `-${o}`, a];
      return V([t, { path: e, args: c }], r);
    },
    unpacking(t, n) {
      if ("thread" in t) return qi.unpacking(t, n);
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
          i.end(ox);
        }
      });
    }
  };
}
var ox = Buffer.from([80, 42, 77, 24, 0, 0, 0, 0]), vm = 128 * 1024;
function sx(e, t, n) {
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
        n.count(c.length), n.signal.throwIfAborted(), t.write(c) || await ex(t, "drain");
      r.destroy();
      for (let [c] of o) o.delete(c) && c(new Error("it comes after the frame"));
    })()
  };
}
var qi = {
  packing(e, { level: t, check: n }, r) {
    let o = kt(e, r), { ZSTD_c_compressionLevel: s, ZSTD_c_checksumFlag: i } = rn.constants, a = { [s]: t, [i]: Number(n) }, c = (0, rn.createZstdCompress)({ params: a, chunkSize: vm });
    return tx(o.stdout, c, () => {
    }), { ...o, stdout: c };
  },
  unpacking(e, t) {
    let n = new AbortController(), r = ze(t.cwd), o = AbortSignal.any([t.signal, n.signal, r.signal]), { stdin: s, stdout: i, ended: a } = kt(e, { ...t, signal: o }), c = Promise.resolve(), f;
    return ir({
      stdout: i,
      ended: a,
      allow: r.allow,
      write(u, m) {
        f || (f = sx(c, s, r), c = f.fed.catch((l) => n.abort(l))), f.write(u, m);
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
var Gi = Buffer.from([40, 181, 47, 253]), Pm = Buffer.from([31, 139]);
async function* $m(e, t, n) {
  let [r, o] = await ax(e);
  if (r.subarray(0, Pm.length).equals(Pm)) yield* Om((0, on.createGunzip)(), o);
  else if (r.subarray(0, Gi.length).equals(Gi)) t ? yield* cx({ path: t, args: ["-q", "-d", "-c"] }, o, n) : yield* Om((0, on.createZstdDecompress)(), o);
  else throw new k("it is no archive");
}
async function ax(e) {
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
async function* Om(e, t) {
  Bm(Em.from(t), e, () => {
  }), yield* e;
}
async function* cx(e, t, { cwd: n, signal: r }) {
  let o = new AbortController(), { stdin: s, stdout: i, ended: a } = V([e], {
    cwd: n,
    signal: AbortSignal.any([r, o.signal])
  }), c = ix(Em.from(t), s).catch((f) => {
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
  let { tools: t, level: n, workspace: r } = e, o = new AbortController(), s = (y) => o.abort(y), i = { cwd: r, signal: AbortSignal.any([e.signal, o.signal]) }, a = go(t.tar, { beyondAscii: !1 }), { stdin: c, stdout: f, ended: u } = Rm(a, { tools: t, level: n }, i), m = { segments: [], files: 0, bytes: 0, skipped: [] }, l = lx(c, { ...e, signal: i.signal }, m).catch(s), d = wt(f, e);
  d.catch(s), await u, await l;
  let p = await d;
  o.signal.throwIfAborted();
  let { files: h, bytes: g } = m;
  return h > 0 && m.segments.push({ kind: "archive", offset: 0, length: p, files: h, bytes: g }), m;
}
var mx = 256;
async function lx(e, { matches: t, found: n, workspace: r, signal: o }, s) {
  let i = dx(t, r), a = /* @__PURE__ */ new Set(), c = [];
  for (let f of n) {
    for (let { kind: u, member: m, bytes: l, hardLink: d } of f) {
      if (u === "other") {
        s.skipped.push(m);
        continue;
      }
      s.files++, (!d || !a.has(d.inode)) && (s.bytes += l), d && a.add(d.inode), c.push(`${i(m)}\0`);
    }
    c.length < mx || (e.write(c.join(""), "latin1") || await fx(e, "drain", { signal: o }), c = [], await ux(void 0, { signal: o }));
  }
  e.end(c.join(""), "latin1");
}
function dx(e, t, n = process.platform) {
  let { join: r, relative: o } = Ze(n), s = new Map(
    e.map(({ root: i }) => [String(i.place), o(S(t), S(i.base))])
  );
  return (i) => {
    let a = i.indexOf("/");
    return r(s.get(i.slice(0, a)) ?? "", i.slice(a + 1));
  };
}

// src/formats/actions-cache/unpack.ts
var Ym = F(Tm(), 1);
import { linkSync as Kx, mkdirSync as Vx } from "node:fs";
import { availableParallelism as Yx } from "node:os";
import { dirname as Zx, join as Xx } from "node:path";

// src/formats/tar-records.ts
var K = 512;
function le(e) {
  return (K - e % K) % K;
}
function ko(e, t, n) {
  let r = n.toString("latin1");
  if (t === "L") return { ...e, name: Am(r) };
  if (t === "K") return { ...e, target: Am(r) };
  if (t === "g") return e;
  let o = new Map(px(r));
  return { ...e, ...hx(o) };
}
function Am(e) {
  let t = e.indexOf("\0");
  return t < 0 ? e : e.slice(0, t);
}
function* px(e) {
  for (let t = 0; t < e.length; ) {
    let n = e.indexOf(" ", t), r = Number(e.slice(t, n)), o = e.slice(n + 1, t + r - 1), s = o.indexOf("=");
    if (!(Number.isInteger(r) && r > n - t && e[t + r - 1] === `
`) || s < 1) throw new k("its archive is damaged");
    yield [o.slice(0, s), o.slice(s + 1)], t += r;
  }
}
function hx(e) {
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
var gx = 1024 * 1024;
function Nm(e = "one") {
  let t = Buffer.alloc(0), n = {}, r, o = 0, s = 0, i = e === "several", a = (f, u) => {
    n = ko(n, f, u), s = le(u.length), r = void 0;
  }, c = (f) => {
    if (i = f.every((p) => p === 0), i) return;
    let { type: u, member: m } = yx(f);
    if ("xgLK".includes(u)) {
      if (m.size > gx) throw new k("a header in the archive is too large");
      r = { type: u, size: m.size };
      return;
    }
    let l = { ...m, ...n, name: n.name ?? m.name };
    n = {};
    let d = { ...l, kind: kx(u, l.name) };
    if (d.kind !== "file" && d.size > 0) throw new k("a link or directory has content");
    return o = d.size, s = le(d.size), d;
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
function yx(e) {
  if (So(e, 148, 8) !== wx(e)) throw new k("its archive is damaged");
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
function wx(e) {
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
var bx = {
  0: "file",
  7: "file",
  1: "hardlink",
  2: "symlink",
  3: "other",
  4: "other",
  5: "directory",
  6: "other"
};
function kx(e, t) {
  let n = bx[e];
  if (!n) throw new k(`its archive holds something of the unknown type ${JSON.stringify(e)}`);
  return n === "file" && t.endsWith("/") ? "directory" : n;
}

// src/formats/extract-workers.ts
import { existsSync as vx, mkdirSync as Fm, readdirSync as Px, rmSync as Ox } from "node:fs";
import { join as xo } from "node:path";

// src/files/merge-trees.ts
import { rmdirSync as Sx } from "node:fs";
function Ji(e, t, n) {
  if (!qt(w(e), w(t))) {
    oe(t).length < oe(e).length && xx(e, t, n);
    for (let r of oe(e)) Ji(`${e}/${r}`, `${t}/${r}`, n);
    Sx(w(e));
  }
}
function xx(e, t, n) {
  re(w(e), n), re(w(t), w(e)), re(n, w(t));
}

// src/formats/extract-workers.ts
async function vo({ tar: e, codec: t, dir: n, workers: r, files: o, signal: s, warn: i }, a) {
  let c = new AbortController(), f = AbortSignal.any([s, c.signal]), u = (v) => c.abort(v), m = Array.from({ length: r }, (v, E) => xo(n, `lane-${E}`)), l = m.map((v) => {
    Fm(v);
    let E = t.unpacking(wo(e), { cwd: v, signal: f });
    return E.stdout.resume(), { sink: E, files: E.ended.then(() => Ki(S(v))).catch(u) };
  }), d = l.map(({ sink: v }) => v), p = await a(d, f).catch(u), h = await Promise.all(l.map(({ files: v }) => v));
  f.throwIfAborted();
  let g = h.reduce((v, E) => v + (E ?? 0), 0), y = Bx(n);
  if (g > o() || g < o() && !y)
    throw new k(`its segments held ${g} files instead of ${o()}`);
  let b = xo(n, "tree");
  Fm(b);
  for (let v of m) Ji(S(v), S(b), xo(n, "aside"));
  let x = y ? o() - Ki(S(b)) : 0;
  if (x > o() - g)
    throw Ox(b, { recursive: !0 }), new Ut();
  return x > 0 && i(`Some names are one name here, so later files replaced ${x} of ${o()} files`), p;
}
function Bx(e) {
  return process.platform === "darwin" || vx(xo(e, "LANE-0"));
}
function Ki(e) {
  let t = 0;
  for (let n of Px(w(e), { withFileTypes: !0, encoding: "latin1" }))
    if (n.isDirectory()) t += Ki(`${e}/${n.name}`);
    else if (n.isFile()) t++;
    else throw new k("a segment of files holds something else");
  return t;
}
var Ex = 1024 * 1024;
async function _m(e, t, n) {
  let r = [];
  for (let i of t) $x(i);
  let o = t.filter(({ kind: i }) => i === "files").length, s;
  for await (let { segment: i, bytes: a, endsFrame: c, ends: f } of Mx(e, t)) {
    if (i.kind !== "files") {
      r.push(a);
      continue;
    }
    if (s || (s = await Ix(n), s.allow(St(i))), s.write(a, () => e.release?.(a)), await bo(s, n), c && s.endFrame(), !!f && (s = void 0, --o === 0))
      for (let u of n) u.end();
  }
  return r;
}
var Rx = 1024 * 1024;
function $x(e) {
  let t = 2 + St(e) / Rx;
  if ((e.frames?.length ?? 0) > t)
    throw new k("a segment has more frames than its content needs");
}
async function Ix(e) {
  for (; ; ) {
    let [t] = e.toSorted((n, r) => n.pending - r.pending || n.given - r.given);
    if (t.pending <= Ex) return t;
    await Promise.race(e.map((n) => n.progress()));
  }
}
async function* Mx(e, t) {
  let n = Tx(t), r = n.next(), o = 0;
  for await (let s of e)
    for (let i = 0; i < s.length; ) {
      if (r.done) throw new k("its body is longer than its segments");
      let { segment: a, end: c, ends: f } = r.value, u = s.subarray(i, i + c - o);
      i += u.length, o += u.length;
      let m = o === c;
      yield { segment: a, bytes: u, endsFrame: m, ends: f && m }, m && (r = n.next());
    }
}
function* Tx(e) {
  for (let t of e) {
    let n = t.offset, r = t.frames ?? [t.length];
    for (let [o, s] of r.entries())
      n += s, yield { segment: t, end: n, ends: o === r.length - 1 };
  }
}

// src/formats/member-header.ts
var Lm = /[\u0080-\u00ff]/, Po = 100, Vi = 8589934591, Ax = { file: "0", hardlink: "1", symlink: "2", directory: "5", whiteout: "3" };
function ar(e) {
  let t = Buffer.allocUnsafe(Yi(e));
  return t.subarray(0, Zi(t, 0, e));
}
function Yi({ name: e, target: t }) {
  return 4 * K + 2 * (e.length + t.length);
}
function Zi(e, t, n, r = !1) {
  let o = Nx(n, r), s = t;
  if (o !== "") {
    s += Cx(o.length).copy(e, s), s += e.write(o, s, "latin1");
    let i = s + le(o.length);
    e.fill(0, s, i), s = i;
  }
  return Um(e, s, n, Ax[n.kind]), s + K;
}
var Dm = /* @__PURE__ */ new Map();
function Cx(e) {
  let t = Dm.get(e);
  if (t) return t;
  let n = Buffer.alloc(K);
  return Um(n, 0, { name: "pax", target: "", mtime: "0", mode: 420, size: e }, "x"), Dm.set(e, n), n;
}
function Nx({ name: e, target: t, mtime: n, size: r, sparseSize: o }, s) {
  let i = Lm.test(e) || Lm.test(t), a = i && !s ? qe("hdrcharset", "BINARY") : "", c = i || e.length > Po ? qe("path", e) : "", f = i || t.length > Po ? qe("linkpath", t) : "", u = /^\d{1,11}$/.test(n) ? "" : qe("mtime", n), m = r > Vi ? qe("size", String(r)) : "";
  return a + c + (t === "" ? "" : f) + u + m + Fx(e, o);
}
function Fx(e, t) {
  return t === void 0 ? "" : qe("GNU.sparse.major", "1") + qe("GNU.sparse.minor", "0") + qe("GNU.sparse.name", e) + qe("GNU.sparse.realsize", t);
}
function qe(e, t) {
  let n = ` ${e}=${t}
`, r = n.length + String(n.length).length;
  return `${n.length + String(r).length}${n}`;
}
var _x = Lx();
function Lx() {
  let e = Buffer.alloc(K);
  return an(e, 108, 7, 0), an(e, 116, 7, 0), e.write("        ", 148, "latin1"), e.write("ustar\x0000", 257, "latin1"), e;
}
function Um(e, t, { name: n, target: r, mode: o, mtime: s, size: i }, a) {
  _x.copy(e, t);
  let c = Math.min(Math.max(Math.trunc(Number(s)), 0), Vi);
  e.write(n, t, Po, "latin1"), an(e, t + 100, 7, o), an(e, t + 124, 11, Math.min(i, Vi)), an(e, t + 136, 11, c), e[t + 156] = a.charCodeAt(0), r !== "" && e.write(r, t + 157, Po, "latin1");
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
  return new Map(e.map(({ place: t, base: n }) => [String(t), S(n)]));
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
  await jm(wo(n, Oo(r)), e, o), n.dialect === "bsd" && await Dx(e, n, o);
}
async function Dx(e, t, n) {
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
var Ux = 1e3, Wx = 8 * 1024 * 1024, jx = 4;
function qm(e) {
  let t = e[0], n = zx(), r = 0, o = 0, s = 0, i = "", a = (f) => {
    o += f.length, n.add(f, t);
  }, c = () => {
    a(Hx.subarray(0, le(s))), s = 0;
  };
  return {
    /** Starts a member. @param name its directory decides whether another worker may take over */
    begin(f, u) {
      c();
      let m = Math.max(r / Ux, o / Wx);
      (m >= jx || m >= 1 && Hm(u) !== i) && (n.flush(t), t = e.reduce((l, d) => d.pending < l.pending ? d : l), r = 0, o = 0), i = Hm(u), r++, a(f);
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
var Hx = Buffer.alloc(K), zm = 1024 * 1024;
function zx() {
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
var qx = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³]) *(\.|$)/i;
function Gx(e) {
  if (e === "." || e === "..") return;
  if (qx.test(e)) return "it is a device";
  if (/[. ]$/.test(e)) return "it ends in a dot or a blank";
  let t = [...e].find((n) => n < " " || '<>:"|?*\\'.includes(n));
  return t === void 0 ? void 0 : `it has the character ${JSON.stringify(t)}`;
}
function Eo(e) {
  for (let t of e.split("/")) {
    let n = Gx(t);
    if (n !== void 0) throw new Error(`Windows has no file ${JSON.stringify(t)}: ${n}`);
  }
}

// src/formats/actions-cache/staged-names.ts
var Jx = 1e5;
function Jm(e, t, n = process.platform) {
  let r = Ze(n), o = S(t), s = e.map((m) => ({ root: m, base: S(m.base) })), i = /* @__PURE__ */ new Map(), a = /* @__PURE__ */ new Map(), c = (m) => s.find(
    ({ root: l, base: d }) => H(m, d) && l.matches(w(r.relative(d, m)).toString())
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
      a.size > Jx && a.clear();
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
  let { body: t, dir: n, tools: r, roots: o, workspace: s, workers: i = Yx(), warn: a } = e, c = ze(n);
  c.allow(1 / 0);
  let { tar: f } = r, u = AbortSignal.any([e.signal, c.signal]), m = 0, l = {
    tar: f,
    codec: Km,
    dir: n,
    workers: i,
    files: () => m,
    signal: u,
    warn: a
  }, { links: d, skeleton: p } = await vo(l, async (b, x) => {
    let v = qm(b), E = nv(Jm(o, s), v), B = Nm(), C = f.dialect === "node" ? void 0 : r.zstd;
    for await (let U of $m(t, C, { cwd: n, signal: x })) {
      c.count(U.length), x.throwIfAborted();
      for (let L of B.push(U)) E.push(L);
      await v.room();
    }
    return B.finish(), v.end(), m = E.files(), E;
  }), h = Xx(n, "tree");
  for (let { name: b, target: x } of d) rv(S(h), b, x);
  let g = Buffer.concat(p), y = { bytes: [g], members: p.length, mostBytes: g.length };
  await Bo(y, { tar: f, roots: o, codec: Km, cwd: h, signal: u });
}
var Qx = Buffer.alloc(1024), ev = 512 * 1024 * 1024, tv = 1 / 2, Km = {
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
        n.end(Qx);
      }
    });
  }
}, Vm = 300;
function nv({ stagedName: e, follow: t }, n) {
  let r = [], o = [], s = /* @__PURE__ */ new Set(), i = /* @__PURE__ */ new Map(), a = Math.min(ev, (0, Ym.getHeapStatistics)().heap_size_limit * tv), c = 0, f = !1, u = 0, m = (p) => {
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
      let y = e(p.target);
      m(y.length + Vm);
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
function rv(e, t, n) {
  let r = (o) => w(`${e}/${o}`);
  Vx(r(Zx(t)), { recursive: !0 });
  try {
    Kx(r(n), r(t));
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
    return (t && !t.zstd ? ["gzip", "zstd-without-long"] : ["zstd-without-long", "gzip"]).map((r) => ov(r, e));
  },
  unsupportedReason: () => {
  },
  pack: Im,
  unpack: Zm
};
function ov(e, t) {
  let n = Ui(t) ? ["windows-only"] : [], r = [...t.paths, e, ...n, "1.0"].join("|");
  return (0, Xm.createHash)("sha256").update(r).digest("hex");
}

// src/formats/squashfs/pack.ts
import { createReadStream as Zv } from "node:fs";
import { join as Xv } from "node:path";

// src/formats/squashfs/directory-image.ts
var Il = F(tl(), 1);
import { writeFileSync as zv } from "node:fs";
import { join as qv } from "node:path";

// src/formats/squashfs/make.ts
import { stat as Uv } from "node:fs/promises";

// src/formats/squashfs/check.ts
var Sl = F(rl(), 1);
import { closeSync as Bv, openSync as Ev, readSync as Rv } from "node:fs";
import { setImmediate as $v } from "node:timers/promises";

// src/formats/squashfs/metadata.ts
var al = F(sl(), 1);
var se = 8192, Qi = 256;
function Ro(e, t, n, r = []) {
  let o = /* @__PURE__ */ new Map(), s = t, i = 0, a = async () => {
    let f = await e(s, Math.min(n, s + Qi * se)), { unpacked: u, starts: m, length: l } = sv(f, s + f.length === n);
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
  let r = Math.ceil(n / se), o = await e(t, t + r * Xi);
  if (o.length !== r * Xi) throw $("a list ends early");
  let s = Array.from({ length: r }, (a, c) => Number(o.readBigUInt64LE(c * Xi))), [i = t] = s;
  if (i > t) throw $("a table is behind its list");
  return { table: Ro(e, i, t, s), start: i };
}
var Xi = 8;
function sv(e, t) {
  let n = [], r = [], o = 0;
  for (; n.length < Qi && o + 2 <= e.length; ) {
    let s = e.readUInt16LE(o), i = o + 2 + (s & il);
    if (i > e.length) break;
    let a = e.subarray(o + 2, i), c = s > il ? a : iv(a), f = t && i === e.length;
    if (c.length !== se && !(f && c.length > 0 && c.length < se))
      throw $("a table has a gap");
    r.push(c), n.push(o), o = i;
  }
  if (n.length === 0 || t && o !== e.length && n.length < Qi)
    throw $("a table ends early");
  return { unpacked: r, starts: n, length: o };
}
var il = 32767;
function iv(e) {
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
var [av, cv, fv] = [12, 12, 8], uv = 256, mv = 256, [cl, lv] = [46, 47];
async function ul({ number: e, start: t, offset: n, bytes: r, indexed: o }, { inodes: s, directories: i }, { known: a, whiteouts: c }) {
  let f = await dv(s, o), u = i.position();
  if (i.positionOf(t, n) !== u) throw $("a directory is not where it should be");
  let m = u + r, l = 0, d = 0, p;
  for (; i.position() < m; ) {
    let h = i.ahead();
    h && await h;
    let g = i.position(), y = f[d]?.within === g - u ? f[d++] : void 0;
    if (y && i.positionOf(y.block, g % se) !== g)
      throw ea();
    let b = i.take(cv), x = i.bytes.readUInt32LE(b) + 1, v = s.positionOf(i.bytes.readUInt32LE(b + 4), 0), E = i.bytes.readUInt32LE(b + 8);
    if (x > mv) throw $("a directory has too many names at once");
    for (let B = x; B > 0; B--) {
      let C = i.ahead();
      C && await C;
      let U = i.take(fv), { bytes: L } = i, mt = E + L.readInt16LE(U + 2), lt = L.readUInt16LE(U + 4);
      a.name(mt, lt, v + L.readUInt16LE(U));
      let dt = ml(L.readUInt16LE(U + 6)), Mc = i.take(dt), Cn = L.subarray(Mc, Mc + dt);
      if (pv(Cn, p), y && B === x && !Cn.equals(y.name)) throw ea();
      p = Cn, lt === cr.whiteout ? c.add(e, Cn) : lt === cr.directory && c.addBelow(e, Cn, mt);
    }
    l += x;
  }
  if (i.position() !== m) throw $("a directory does not end where it should");
  if (d !== f.length) throw ea();
  return l;
}
async function dv(e, t) {
  let n = [];
  for (; n.length < t; ) {
    await e.ahead();
    let r = e.take(av), { bytes: o } = e, s = ml(o.readUInt32LE(r + 8)), i = e.take(s), a = o.subarray(i, i + s);
    n.push({ within: o.readUInt32LE(r), block: o.readUInt32LE(r + 4), name: a });
  }
  return n;
}
function ea() {
  return $("the index of a directory leads elsewhere");
}
function ml(e) {
  if (e >= uv) throw $("a name is too long");
  return e + 1;
}
function pv(e, t) {
  let n = t ? 0 : 1;
  for (let r = 0; r < e.length; r++) {
    let o = e[r];
    if (o === 0 || o === lv) throw $("it has a name that is none");
    n === 0 && (n = o - (t[r] ?? -1));
  }
  if (n <= 0) throw $("names are not in order");
  if (e[0] === cl && (e.length === 1 || e.length === 2 && e[1] === cl))
    throw $("it has a name that is none");
}

// src/formats/squashfs/superblock.ts
var xe = 96, hv = 6, ll = { noXattrs: 512, others: 1088 }, gv = 0xffffffffffffffffn, yv = 1 << 24;
function cn(e, t) {
  if (e.length < xe || e.toString("latin1", 0, 4) !== "hsqs") throw dl();
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
  }, { inodes: i, fragments: a, ids: c, blockBytes: f, inodeTable: u, directoryTable: m, fragmentTable: l, idTable: d } = s, [p, h] = [n(22), o(40)], g = [xe, u, m, l, d, h, t];
  if (!(n(20) === hv && n(28) === 4 && // version 4.0
  n(30) === 0 && (n(24) & ~ll.others) === ll.noXattrs && // There is no table of attributes, and no table for exporting by NFS.
  [56, 88].every((b) => e.readBigUInt64LE(b) === gv) && i > 0 && i <= yv && a <= i && (c === 1 || c === 2) && p >= 12 && p <= 20 && f === 2 ** p && g.every((b, x) => x === 0 || b >= g[x - 1]))) throw dl();
  return s;
}
function dl() {
  return new k("it holds no squashfs image of our kind");
}

// src/formats/squashfs/extents.ts
var pl = 16, wv = 4, ta = 1 << 24, Io = ta - 1;
async function hl(e, t) {
  let { inodeTable: n, blockBytes: r, inodes: o, fragments: s } = t, i = kv(o + s), { starts: a, words: c, start: f } = await bv(e, t), u = new Uint32Array(s);
  function m(l, d) {
    let p = d & Io;
    if (d > (ta | Io) || p > r || l + p > n)
      throw $("a block is where none can be");
    if (d & ta) return p;
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
      let y = d % r, b = p === void 0 ? d : d - y, x = { start: l, end: l, hash: 0 };
      for (let v = 0; v < b; v += r) {
        let E = g.ahead();
        E && await E;
        let B = g.bytes.readUInt32LE(g.take(wv));
        if (B === 0) continue;
        let C = e.pause?.();
        C && await C;
        let U = Math.min(r, b - v);
        if ((m(x.end, B) ?? U) !== U)
          throw $("a block is not what it should be");
        x.end += B & Io, x.hash = Math.imul(x.hash, 31) + B | 0;
      }
      if (i.add(x), p !== void 0) {
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
        i.add({ start: p, end: p + (h & Io), hash: h });
      }
      i.check();
    }
  };
}
async function bv({ read: e }, { fragments: t, fragmentTable: n }) {
  let r = new Float64Array(t), o = new Uint32Array(t), { table: s, start: i } = await $o(e, n, t * pl);
  for (let a = 0; a < t; a++) {
    await s.ahead();
    let c = s.take(pl);
    r[a] = Number(s.bytes.readBigUInt64LE(c)), o[a] = s.bytes.readUInt32LE(c + 8);
  }
  return s.end(), { starts: r, words: o, start: i };
}
function kv(e) {
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
var Mo = (e) => (t, n) => t.readUInt16LE(n + e), de = (e) => (t, n) => t.readUInt32LE(n + e), gl = (e) => (t, n) => Number(t.readBigUInt64LE(n + e)), Sv = {
  1: { kind: "directory", length: 16, start: de(0), bytes: Mo(8), offset: Mo(10) },
  2: { kind: "file", length: 16, start: de(0), fragment: de(4), offset: de(8), bytes: de(12) },
  3: { kind: "link", length: 8, bytes: de(4) },
  5: { kind: "whiteout", length: 8, bytes: () => 0, device: de(4) },
  8: { kind: "directory", length: 24, bytes: de(4), start: de(8), indexed: Mo(16), offset: Mo(18), attributes: de(20) },
  9: { kind: "file", length: 40, start: gl(0), bytes: gl(8), fragment: de(28), offset: de(32), attributes: de(36) }
}, To = 4294967295, xv = 16, vv = 4095, Pv = 3;
function wl(e) {
  let t = e.take(xv), { bytes: n } = e;
  if (n.readUInt16LE(t + 2) > 511) throw $("it sets bits that change who runs a program");
  let r = Sv[n.readUInt16LE(t)];
  if (!r) throw yl();
  let { kind: o } = r, s = e.take(r.length), i = (f, u = 0) => f?.(n, s) ?? u;
  if (i(r.device) !== 0) throw yl();
  if (i(r.attributes, To) !== To) throw $("it has extended attributes");
  let a = i(r.bytes) - (o === "directory" ? Pv : 0);
  if (a < 0) throw $("a directory is too short");
  if (!Number.isSafeInteger(a)) throw $("a file is larger than any");
  if (o === "link") {
    if (a === 0 || a > vv) throw $("a link is too long");
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
var Ao = 2 ** 20, Ov = 4096;
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
          if (c.length > Ov) throw $("the name of a whiteout is too long");
          a === void 0 ? yield c : o.push({ directory: a, prefix: `${c}/` });
        }
    }
  };
}

// src/formats/squashfs/check.ts
async function Iv(e) {
  let t = cn(await e.read(0, xe), e.length), { inodeTable: n, directoryTable: r, inodes: o, ids: s, root: i } = t;
  await Mv(e, t.idTable, s);
  let a = await hl(e, t), c = Ro(e.read, n, r), f = Ro(e.read, r, a.start), u = fl(o), m = bl(), l = { members: 0, bytes: 0, newest: 0 }, d, p, h = 0;
  for (let y = 0; y < o; y++) {
    let b = c.ahead();
    if (b && await b, h = c.position(), p = wl(c), d ??= p.owner, p.owner !== d) throw $("it has several owners");
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
async function Mv(e, t, n) {
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
  let i = Ev(e, "r"), a = (d, p) => {
    let h = Buffer.allocUnsafe(p);
    return h.subarray(0, Rv(i, h, 0, p, t + d));
  }, c = 0, f = {
    tables: void 0,
    heads: (d) => Cv(a(d, xl)) ?? 0,
    contents(d, p, h) {
      let g = (0, Sl.zstdDecompressSync)(a(d, p), { maxOutputLength: h });
      return c += g.length, g.length;
    }
  }, u = async () => {
    c = 0, await $v(), o?.throwIfAborted();
  }, m = async (d, p) => (await s?.(t + d, t + p), await u(), a(d, p - d)), l = () => c < Tv ? void 0 : u();
  try {
    return await Iv({ read: m, length: n, unpackedBytes: f[r], pause: l });
  } finally {
    Bv(i);
  }
}
var Tv = 64 * 1024 * 1024, Av = 4247762216, xl = 18;
function Cv(e) {
  if (e.length < xl || e.readUInt32LE(0) !== Av) return;
  let t = e.readUInt8(4), n = (t & 32) !== 0, r = [0, 1, 2, 4][t & 3], o = 5 + (n ? 0 : 1) + r, s = t >> 6;
  return s === 0 ? n ? e.readUInt8(o) : void 0 : s === 1 ? e.readUInt16LE(o) + 256 : s === 2 ? e.readUInt32LE(o) : void 0;
}

// src/formats/squashfs/top-time.ts
import { closeSync as Nv, openSync as Fv, readSync as _v, writeSync as vl } from "node:fs";
var El = "-noI", [Pl, Lv] = [24, 1], [Dv, Ol] = [8, 4], Bl = 2;
function Rl(e, t, n) {
  let r = Fv(e, "r+");
  try {
    let o = Buffer.alloc(xe);
    _v(r, o, 0, o.length, 0), o.writeUInt16LE(o.readUInt16LE(Pl) & ~Lv, Pl);
    let { inodeTable: s, root: i } = cn(o, t);
    vl(r, o, 0, o.length, 0);
    let a = Buffer.alloc(Ol);
    a.writeUInt32LE(n);
    for (let c = 0; c < Ol; c++) {
      let f = i.offset + Dv + c, u = Math.floor(f / se) * (Bl + se), m = s + i.block + u + Bl + f % se;
      vl(r, a, c, 1, m);
    }
  } finally {
    Nv(r);
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
  let { scratch: f, tools: u, level: m, signal: l } = c, d = { path: u.mksquashfs, args: [t, e, ...n, ...Wv(m)] }, p = r ? [r, d] : [d], { stdin: h, stdout: g, ended: y } = V(p, { cwd: f, signal: l });
  if (g.resume(), s) {
    let [v, E] = await Promise.allSettled([jv(s, h), y]);
    for (let B of [v, E]) if (B.status === "rejected") throw B.reason;
  } else
    h.end(`${o.join("\0")}\0`, "latin1"), await y;
  let { size: b } = await Uv(e);
  i !== void 0 && Rl(e, b, i);
  let x = await fn(e, { offset: 0, length: b }, "heads");
  return Co(x, a), x;
}
function Wv(e) {
  let t = ["-force-uid", String(process.geteuid?.()), "-force-gid", String(process.getegid?.())], n = ["-comp", "zstd", "-Xcompression-level", String(e)], r = ["-quiet", "-no-progress", "-no-recovery", "-noappend", "-exit-on-error"];
  return ["-no-tailends", ...n, ...t, "-no-xattrs", ...r];
}
async function jv(e, t) {
  try {
    for await (let n of e) !t.destroyed && !t.write(n) && await Hv(t);
  } finally {
    t.end();
  }
}
function Hv(e) {
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
  let s = na(t, r);
  if (s.length > Gv || s.some((c) => c.includes(`
`))) return;
  let i = await Fl(e, t, s, o);
  return o.signal.throwIfAborted(), i?.members !== n.length - 1 || Al(i) ? void 0 : !o.leftOut || await Kv(e, t, n, o).catch(() => !1) ? i : void 0;
}
var Gv = 1e3, Jv = 1440 * 60;
function Al({ newest: e }) {
  return e > Date.now() / 1e3 + Jv;
}
async function Kv(e, t, n, { tools: r, scratch: o, signal: s }) {
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
function na(e, t) {
  let n = Nl(e);
  return t.flatMap((r) => r.startsWith(n) ? [r.slice(n.length)] : []);
}
function Nl({ root: e, relative: t }) {
  return t === "" ? `${e.place}/` : `${e.place}/${S(t)}/`;
}
function Fl(e, { path: t }, n, r) {
  let o = qv(r.scratch, "excludes");
  return zv(o, [Vv, ...n.map(Yv)].join(""), "latin1"), fr(e, { source: t, how: ["-no-exports", "-action", "chmod(a-st)@true", "-wildcards", "-ef", o], names: [] }, r).catch(() => {
  });
}
var Vv = `... ${Jt}*
`;
function Yv(e) {
  return `\\${e.replace(/[^\w/]/g, "\\$&")}
`;
}

// src/formats/squashfs/pack.ts
async function Dl(e) {
  let t = Xv(e.scratch, "image"), n = [], r;
  for (let s of e.matches.filter(Cl)) {
    let i = s.root.place, a = e.leftOut ? void 0 : await Ml(t, s, e);
    if (!a) {
      r ??= _l(e);
      let c = r.members.get(i) ?? [];
      a = e.leftOut || na(s, r.unpacked).length > 0 ? await Tl(t, s, { ...r, members: c }, e) : void 0;
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
  let f = await wt(Zv(e, { highWaterMark: 1024 * 1024 }), s);
  return { kind: "image", offset: c, length: f, files: t, bytes: n, ...r === void 0 ? {} : { root: r } };
}

// src/formats/squashfs/receive.ts
import { open as Gl, rm as f0 } from "node:fs/promises";
import { join as u0 } from "node:path";

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
var Qv = 32;
function un(e, t) {
  let { image: n = [], delta: r = [], removals: o = [] } = Object.groupBy(e, ({ kind: f }) => f), s = [...n, ...r, ...o];
  if (!e.every((f, u) => f === s[u]) || o.length !== (r.length > 0 ? 1 : 0) || n.length === 0 || new Set(n.map(({ root: f }) => f)).size < n.length) throw ur();
  let a = r.map((f, u) => ({ ...Wl(f), nth: u, root: f.root })), c = n.map((f) => {
    let u = t.find(({ place: d }) => d === f.root);
    if (f.root !== void 0 && u?.literal === void 0) throw ur();
    let m = u ? [u] : t.filter(({ place: d }) => !n.some(({ root: p }) => p === d)), l = a.filter(({ root: d }) => d === f.root);
    if (m.length === 0 || l.length >= Qv) throw ur();
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
import { open as e0 } from "node:fs/promises";
var No = 64 * 1024 * 1024, t0 = No + No / 128, n0 = 4096, r0 = 255, [Fo, zl, o0] = [0, 46, 47];
function ql(e) {
  let t = Buffer.from(e.map(s0).join(""), "latin1"), n = e.reduce((r, o) => r + o.length, 0);
  if (t.length > No || n > Ao)
    throw new Error("more files were removed than an entry can say");
  return { frame: (0, _o.zstdCompressSync)(t), bytes: t.length };
}
function s0(e) {
  return `${e.map((t) => `${t}\0`).join("")}\0`;
}
async function Lo(e, t, { until: n } = {}) {
  let r = t.find(({ kind: c }) => c === "removals");
  if (!r) return;
  let { offset: o, length: s, files: i } = r;
  if (s > t0) throw vt("it is too long");
  await n?.(o, o + s);
  let a = await e0(e);
  try {
    let { bytesRead: c, buffer: f } = await a.read(Buffer.alloc(s), 0, s, o), u = t.filter(({ kind: d }) => d === "delta").length, m = ra(f.subarray(0, c), u), l = m.counts.reduce((d, p) => d + p, 0);
    if (l !== i) throw vt(`it has ${l} names instead of ${i}`);
    return m;
  } finally {
    await a.close();
  }
}
function ra(e, t) {
  let n = i0(e), { starts: r, counts: o, end: s } = a0(n, t);
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
function i0(e) {
  try {
    let t = { maxOutputLength: No, info: !0 }, { buffer: n, engine: r } = (0, _o.zstdDecompressSync)(e, t);
    if (r.bytesWritten === e.length) return n;
  } catch (t) {
    throw vt(O(t));
  }
  throw vt("something follows it");
}
function a0(e, t) {
  let [n, r] = [[], []], o = 0, s = 0;
  for (let i = 0; i < t; i++) {
    n.push(o);
    let a = 0;
    for (; e[o] !== Fo; a++) o = c0(e, o) + 1;
    if (r.push(a), s += a, s > Ao) throw vt("it has too many names");
    o++;
  }
  return { starts: n, counts: r, end: o };
}
function c0(e, t) {
  let n = t;
  for (let r = !1; !r; n++) {
    let o = n;
    for (; n < e.length && e[n] !== Fo && e[n] !== o0; ) n++;
    let s = n - o, i = s <= 2 && e[o] === zl && e[n - 1] === zl;
    if (n === e.length || s === 0 || s > r0 || n - t > n0 || i)
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
  let a = un(e, t), c = u0(i, "image"), f = !1, u = async (d) => {
    await m0(r("any"), d, { path: c, segments: e, signal: n }), f = !0;
  }, m = await o?.link(c) && await o?.prove(u);
  m || (await f0(c, { force: !0 }), await d0(c, { length: D({ segments: e }), isMounted: s }, u)), !f && o?.isWhole ? await oa(c, a) : f || await Jl(c, e, { signal: n });
  let l = m ? o?.isInPlace : void 0;
  return { path: c, images: a, isInPlace: l };
}
async function m0(e, t, { path: n, segments: r, signal: o }) {
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
var l0 = 32 * 1024 * 1024;
async function d0(e, { length: t, isMounted: n }, r) {
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
      i -= f.length, a += f.length, n && (a >= l0 || i === 0) && c();
    });
  } finally {
    let f = s.then(() => o.close());
    n ? f.catch(() => {
    }) : await f;
  }
}
async function oa(e, t) {
  let n = Buffer.alloc(xe), r = await Gl(e);
  try {
    for (let { offset: o, length: s } of t.flatMap((i) => [i, ...i.deltas]))
      await r.read(n, 0, n.length, o), cn(n, s);
  } finally {
    await r.close();
  }
}
async function Jl(e, t, n = {}) {
  let r = await Lo(e, t, n), o = 0;
  for (let s of t.filter(sa)) {
    let { kind: i, files: a, bytes: c, root: f } = s, u = await fn(e, s, "tables", n);
    Co(u, i === "delta" ? r?.namesOf(o++) : []);
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
async function PL(e, { offset: t }) {
  return t + Number((await e(t, t + xe)).readBigUInt64LE(64));
}

// src/formats/squashfs/unpack.ts
import { chownSync as y0, lstatSync as Ql, mkdirSync as w0, readdirSync as ed } from "node:fs";
import { dirname as b0, join as Pt, relative as k0 } from "node:path";

// src/formats/squashfs/layers.ts
import { chmodSync as Yl, lstatSync as Zl, mkdirSync as Kl, renameSync as Vl, utimesSync as p0 } from "node:fs";
function Xl({ from: e, to: t, removed: n, aside: r }) {
  let [o, s] = [0, 0];
  Kl(w(r));
  let i = (c) => {
    let f = _(c);
    f?.isDirectory() && ia(c), f && Vl(w(c), w(`${r}/${o++}`));
  }, a = (c, f) => {
    let { mode: u, mtimeMs: m } = Zl(w(c));
    for (let l of [c, f]) ia(l);
    for (let l of oe(c)) {
      let [d, p] = [`${c}/${l}`, `${f}/${l}`], h = g0(d);
      if (h === "whiteout") continue;
      s++;
      let g = h === "directory" && _(p)?.isDirectory() === !0;
      g || i(p), h === "file" ? Vl(w(d), w(p)) : (g || Kl(w(p)), a(d, p));
    }
    Yl(w(f), u & 511), p0(w(f), m / 1e3, m / 1e3);
  };
  for (let c of n) {
    let f = h0(c, t);
    f !== void 0 && i(f);
  }
  return a(e, t), s;
}
function h0(e, t) {
  let n = t;
  for (let r of e.split("/")) {
    let o = _(n);
    if (!o) return;
    if (!o.isDirectory()) throw new k("it removes something below what is no directory");
    ia(n), n = `${n}/${r}`;
  }
  return n;
}
function ia(e) {
  Yl(w(e), 448);
}
function g0(e) {
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
    let c = a.roots.filter((d) => r.includes(d)), f = a.root ? S0(a.root, o) : o, u = c.length < a.roots.length ? c.map(({ place: d }) => String(d)) : [];
    await td({ path: e, layer: a, target: f, places: u }, n);
    let m = c.reduce((d, p) => d + v0(p, o), 0);
    if (u.length === 0 && m !== a.members)
      throw new k(`it has ${m} members instead of ${a.members}`);
    for (let d of a.deltas) {
      let p = await x0({ path: e, delta: d, target: f, removals: s }, n);
      if (p + (a.root ? 1 : 0) !== d.members)
        throw new k(`its layer has ${p} members instead of ${d.members}`);
    }
    let l = (d) => u.length > 0 && !u.includes(d);
    for (let d of a.deltas.length > 0 ? ed(f).filter(l) : [])
      Xn(Pt(f, d));
  }
  await P0(o, n.signal);
}
function S0(e, t) {
  let n = Pt(t, String(e.place));
  if (Ql(n, { throwIfNoEntry: !1 })) throw new k("two images hold the same path");
  let r = Pt(n, k0(e.base, e.literal));
  return w0(b0(r), { recursive: !0 }), r;
}
async function td({ path: e, layer: t, target: n, places: r, hasWhiteouts: o = !1 }, { dir: s, tools: i, signal: a }) {
  let c = ["-no-progress", "-quiet", "-no-xattrs"], f = o ? ["-no-exit-code"] : [], u = [...c, ...f, "-offset", String(t.offset), "-d", n, e, ...r], m = ze(s);
  m.allow(t.mostBytes);
  let l = { cwd: s, signal: AbortSignal.any([a, m.signal]) }, { pid: d, stdout: p, ended: h } = V([{ path: i.unsquashfs, args: u }], l);
  p.resume(), m.watch(d, h), await h;
}
async function x0({ path: e, delta: t, target: n, removals: r }, o) {
  let { nth: s } = t, i = r.counts[s], a = Pt(o.dir, `delta-${s}`);
  await td({ path: e, layer: t, target: a, places: [], hasWhiteouts: i > 0 }, o);
  let c = S(Pt(o.dir, `removed-${s}`)), f = { from: S(a), to: S(n), removed: r.namesOf(s), aside: c };
  return Xl(f) + i;
}
function v0(e, t) {
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
  return n(S(r), "", s) + (s ? 1 : 0);
}
async function P0(e, t) {
  let n = { cwd: e, signal: t };
  y0(e, process.geteuid?.() ?? -1, process.getegid?.() ?? -1), process.geteuid?.() === 0 && await Gn("chown", ["-hR", "0:0", "."], n), await Gn("find", [".", ...["!", "-type", "l", "-perm", "/7000"], "-exec", "chmod", "a-st", "{}", "+"], n);
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
import { closeSync as R0, fstatSync as id, lstatSync as $0, openSync as I0, readlinkSync as M0, readSync as T0 } from "node:fs";

// src/files/open-unfollowed.ts
import { constants as O0 } from "node:fs";
var { O_RDONLY: B0, O_NOFOLLOW: rd = 0, O_NONBLOCK: E0 = 0 } = O0, Uo = B0 | rd | E0, od = rd !== 0;

// src/formats/node-tar/saved-mode.ts
function sd(e, t, n = process.platform) {
  return n !== "win32" ? t & 511 : e !== "file" && e !== "hardlink" ? 493 : t & 128 ? 420 : 292;
}

// src/formats/node-tar/create.ts
function fd(e, t, n) {
  let r = L0(t, n === void 0), o = /* @__PURE__ */ new Map();
  function s(a, c) {
    let f = N0(a, c);
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
      if (d.ctimeMs !== _0(u.ctimeNs) || d.size !== l) throw ad(a);
      r.pad(le(l));
    } finally {
      R0(f);
    }
  }
  function i(a, { dev: c, ino: f }) {
    let u = `${c}:${f}`, m = o.get(u);
    return m === void 0 && o.set(u, a), m ?? a;
  }
  return {
    /** @param name of a directory: it ends in a slash where the archive is of one kind */
    add(a) {
      let c = w(e(a.replace(/\/$/, ""))), f = n !== "files" || !od ? $0(c, { bigint: !0 }) : void 0;
      if (f && n && !A0(f, a, n)) throw Ot(a);
      if (!f || f.isFile()) s(a, c);
      else if (f.isDirectory()) r.put(Wo(a, f, "directory"));
      else if (f.isSymbolicLink())
        r.put(Wo(a, f, "symlink", { target: G(M0(c, "latin1")) }));
      else throw Ot(a);
    },
    /** Must be called after the last member. @param isContinued whether another archive goes on with more members */
    end(a = !1) {
      a || r.pad(2 * K), r.flush();
    }
  };
}
function A0(e, t, n) {
  return n === "files" ? e.isFile() : t.endsWith("/") ? e.isDirectory() : e.isSymbolicLink();
}
var C0 = ["ELOOP", "EMLINK", "ENXIO"];
function N0(e, t) {
  try {
    return I0(t, Uo);
  } catch (n) {
    throw C0.includes(R(n) ?? "") ? Ot(e) : n;
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
var jo = 1000000000n, F0 = 9;
function md(e) {
  if (e < 0n) return `-${md(-e)}`;
  let t = e % jo, n = String(e / jo);
  return t === 0n ? n : `${n}.${String(t).padStart(F0, "0").replace(/0+$/, "")}`;
}
function _0(e) {
  return Number(e / jo) * 1e3 + Number(e % jo) / 1e6;
}
var cd = Buffer.alloc(0);
function L0({ next: e, filled: t }, n) {
  let r = cd, o = 0, s = () => {
    o > 0 && t(o), r = cd, o = 0;
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
        let u = T0(a, r, o, Math.min(f, r.length - o), null);
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
import { join as W0 } from "node:path";

// src/formats/tar/pack-check.ts
import { lstatSync as D0, readFileSync as U0 } from "node:fs";
function ld(e, { names: t }) {
  let n = U0(e, "latin1").split(`
`), r = t.findIndex((o, s) => !/^[-h]/.test(n[s] ?? ""));
  if (r >= 0) throw Ot(t[r]);
}
function dd(e, { names: t }) {
  let n = t.find((r) => {
    let o = D0(w(`${S(e)}/${r}`), { throwIfNoEntry: !1 });
    return o && !o.isFile();
  });
  if (n !== void 0) throw Ot(n);
}

// src/formats/tar/program-packer.ts
var j0 = 128 * 1024 * 1024;
function pd({ tools: e, level: t, scratch: n, matches: r }) {
  let { tar: o } = e;
  if (o.dialect === "node") return;
  let s = 0;
  return (i, a) => {
    s === 0 && tn({ matches: r, scratch: n });
    let c = o.dialect === "gnu" ? `listing-${s++}` : void 0, f = i.names.some((g) => /[\u0080-\u00ff]/.test(g)), u = go(o, { beyondAscii: f, archiveBytes: i.bytes, listing: c }), m = { level: t, threads: i.bytes > j0 ? 0 : 1, check: !1 }, { stdin: l, stdout: d, ended: p } = xt(e.zstd).packing(u, m, { cwd: n, signal: a });
    l.end(`${i.names.join("\0")}\0`, "latin1");
    let h = () => {
      c === void 0 ? dd(n, i) : ld(W0(n, c), i);
    };
    return { stdout: d, ended: p.then(h) };
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
var gd = bt / 2, H0 = 2 * bt, z0 = 3, q0 = 4;
async function* yd(e, t) {
  let n = new AbortController(), { pack: r, hasProgram: o, addReader: s } = J0({
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
    for await (let f of G0(e, o)) {
      let u = r(f), m = u.next();
      for (m.catch(() => {
      }), i.push({ pieces: u, first: m }), ++c > q0 && s(); i.length > z0; ) yield* a();
    }
    for (; i.length > 0; ) yield* a();
  } finally {
    n.abort(), await Promise.allSettled(i.map(({ pieces: f }) => f.return(void 0)));
  }
}
async function* G0(e, t) {
  for await (let n of e) {
    let { names: r, frames: o, hasHoles: s } = n;
    if (s && t) {
      yield { plan: n, names: r, how: "by a program", isContinued: !1 };
      continue;
    }
    for (let [i, { start: a, bytes: c }] of o.entries()) {
      let f = o[i + 1]?.start, u = c <= H0 ? "in a thread" : "in a thread and the pool", m = o.length === 1 && c <= gd ? "here" : u;
      yield { plan: n, names: r.slice(a, f), how: m, isContinued: f !== void 0 };
    }
  }
}
function J0(e) {
  let { matches: t, level: n, signal: r, scratch: o } = e, s = Oo(t.map(({ root: d }) => d)), i = pd(e), a = aa(1), c = aa(sr), f = 1;
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
    let y = { thread: "create", ...g === "in a thread" && { level: n } };
    yield* hd(r, (b) => {
      try {
        let x = zi({ ...y, kind: d, bases: s, isContinued: h }, { cwd: o, signal: b });
        return x.stdin.end(`${p.join("\0")}\0`, "latin1"), x.ended.catch(() => {
        }).then(a.release), x;
      } catch (x) {
        throw a.release(), x;
      }
    });
  }
  async function* l(d) {
    let { plan: p } = d;
    if (d.how === "by a program" && i) {
      let b = hd(r, (x) => i(p, x));
      for await (let x of b) yield { plan: p, bytes: x };
      return;
    }
    let h = ({ frame: b, contentBytes: x }) => ({ plan: p, bytes: b, contentBytes: x }), g = [], y = d.how === "here" ? K0(d, Wm(s), r) : m(d);
    for await (let b of y) {
      let x = "frame" in b ? Promise.resolve(b) : u(b);
      for (x.catch(() => {
      }), g.push(x); g.length >= sr; ) yield h(await g.shift());
    }
    for (let b of g) yield h(await b);
  }
  return {
    pack: l,
    hasProgram: i !== void 0,
    /** Lets one more thread read, unless there are as many as may be. */
    addReader() {
      f !== Hi && (f++, a.release());
    }
  };
}
async function* K0({ plan: { kind: e }, names: t }, n, r) {
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
import { setImmediate as V0 } from "node:timers/promises";
var wd = 256, Y0 = 8e3, Z0 = 64 * 1024 * 1024;
function kd(e) {
  let t = Ho("skeleton"), n = [], r = /* @__PURE__ */ new Map(), o = { plain: Ho("files"), sparse: Ho("files", !0) }, s = 0, i = (u) => {
    let m = u.some(Q0) ? o.sparse : o.plain;
    bd(m, u);
  }, a = (u, m) => eP(o[u], s) >= m, c = function* (u) {
    s++, yield o[u], o = { ...o, [u]: Ho("files", u === "sparse") };
  };
  async function* f() {
    let u = wd;
    for (let m of e) {
      for (let l of m) {
        if (l.kind === "directory" && a("plain", 1) && (yield* c("plain")), l.kind === "other") n.push(l.member);
        else if (l.kind !== "file") bd(t, [l]);
        else {
          let d = l.hardLink ? tP(l, r) : [l];
          d.length > 0 && i(d);
        }
        a("plain", 2) && (yield* c("plain")), a("sparse", 2) && (yield* c("sparse"));
      }
      u -= m.length, !(u > 0) && (await V0(), u = wd);
    }
    for (let m of r.values()) {
      i(m);
      for (let l of ["plain", "sparse"]) a(l, 1) && (yield* c(l));
    }
    for (let m of Object.values(o)) m.names.length > 0 && (yield m);
  }
  return { files: f(), skeleton: t, skipped: n };
}
var X0 = 1024 * 1024;
function Q0({ bytes: e, length: t = e }) {
  return t - e >= X0;
}
function eP({ names: e, bytes: t }, n) {
  let r = Math.min(1, 2 ** n / 16);
  return Math.max(e.length / Y0, t / Z0) / r;
}
function tP(e, t) {
  let { inode: n, names: r } = e.hardLink, o = t.get(n) ?? [];
  return t.set(n, o), o.push(o.length === 0 ? e : { ...e, bytes: 0, length: 0 }) < r ? [] : (t.delete(n), o);
}
function Ho(e, t = !1) {
  return { kind: e, names: [], hasHoles: t, bytes: 0, unpackedBytes: 0, frames: [] };
}
var nP = 1536, rP = bt - 64 * 1024;
function oP({ length: e = 0, target: t = "" }) {
  let n = e + t.length;
  return nP + n + le(n);
}
function bd(e, t) {
  let n = t.reduce((o, s) => o + oP(s), 0), r = e.frames.at(-1);
  r && r.bytes + n <= rP ? r.bytes += n : e.frames.push({ start: e.names.length, bytes: n });
  for (let { kind: o, member: s, bytes: i, length: a = 0 } of t)
    e.names.push(o === "directory" ? `${s}/` : s), e.bytes += i, e.unpackedBytes += a;
}

// src/formats/tar/pack.ts
async function Sd(e) {
  let t = kd(e.found), n = [], r, o = 0, s = 0;
  for await (let { plan: a, bytes: c, contentBytes: f } of yd(iP(t), e)) {
    a !== r && (n.push(sP(a, o)), s = 0), r = a;
    let u = n.at(-1);
    u.length += c.length, f !== void 0 && (u.frames ??= [], u.frames.push(c.length), s += f, u.unpackedBytes = Math.max(a.unpackedBytes, s)), o += c.length, await e.write(c), e.signal.throwIfAborted();
  }
  e.signal.throwIfAborted();
  let i = (a) => n.reduce((c, f) => c + f[a], 0);
  return { segments: n, files: i("files"), bytes: i("bytes"), skipped: t.skipped };
}
function sP({ kind: e, names: t, bytes: n, unpackedBytes: r }, o) {
  return { kind: e, offset: o, length: 0, files: t.length, bytes: n, unpackedBytes: r };
}
async function* iP({ files: e, skeleton: t }) {
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
import { availableParallelism as dP } from "node:os";
import { join as pP } from "node:path";

// src/formats/tar/skeleton-check.ts
var Bd = F(vd(), 1);
var aP = 256 * 1024 * 1024, cP = 1024 * 1024;
async function Ed({ bytes: e, members: t, mostBytes: n }, { cwd: r, signal: o }) {
  if (Se(e) > aP) throw new k("its skeleton is too large to be one");
  let s = ze(r);
  s.allow(n);
  let i = e.length === 0 ? [] : fP(e, s), a = await uP(i, t, o);
  if (a !== t) throw new k(`its skeleton has ${a} members instead of ${t}`);
}
async function* fP(e, t) {
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
async function uP(e, t, n) {
  let r = 0, o = Buffer.alloc(0);
  for await (let s of e) {
    n.throwIfAborted();
    let i = o.length === 0 ? s : Buffer.concat([o, s]), a = 0;
    for (let c = Od(i, a); c <= i.length; c = Od(i, a)) {
      if (c > a + K) lP(i, a);
      else if (i[a + Rd] !== 0 && ++r > t)
        throw new k(`its skeleton has more than ${t} members`);
      a = c;
    }
    o = i.subarray(a);
  }
  if (o.length > 0) throw new k("its skeleton ends too early");
  return r;
}
var Pd = 124, Rd = 156, mP = Buffer.alloc(K), ca = { records: 120, directory: 53, symlink: 50 };
function Od(e, t) {
  let n = t + K;
  if (n > e.length) return n;
  let r = e[t + Rd];
  if (r === ca.directory || r === ca.symlink) {
    if (fa(e, t) === 0) return n;
  } else if (r === ca.records) {
    let o = fa(e, t);
    if (o > 0 && o <= cP) return n + o + le(o);
  } else if (mP.compare(e, t, n) === 0) return n;
  throw new k("its skeleton holds more than directories and links");
}
function fa(e, t) {
  let n = e.toString("latin1", t + Pd, t + Pd + 12);
  return /^[0-7]{11}[\0 ]$/.test(n) ? Number.parseInt(n, 8) : Number.NaN;
}
function lP(e, t) {
  let n = t + K, { size: r, sparseSize: o } = ko({}, "x", e.subarray(n, n + fa(e, t)));
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
  workers: s = dP(),
  signal: i,
  warn: a
}) {
  let { tar: c } = o, f = t.filter(({ kind: p }) => p === "files"), u = t.filter(({ kind: p }) => p !== "files");
  if (u.length > 1 || u.some((p) => p.kind !== "skeleton" || p !== t.at(-1)))
    throw new k("its segments are not files and then a skeleton");
  let m = {
    tar: c,
    codec: xt(o.zstd, hP(f)),
    dir: n,
    workers: Math.min(s, f.length),
    files: () => $d(f),
    signal: i,
    warn: a
  }, l = await vo(m, async (p, h) => {
    let g = await _m(e, t, p), y = u.reduce((x, v) => x + St(v), 0), b = { bytes: g, members: $d(u), mostBytes: y };
    return await Ed(b, { cwd: n, signal: h }), b;
  }), d = xt(void 0);
  await Bo(l, { tar: c, roots: r, codec: d, cwd: pP(n, "tree"), signal: i });
}
function hP(e) {
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
import { existsSync as kP, readFileSync as SP } from "node:fs";

// src/mount/root-rights.ts
var Nd = F(Ad(), 1);
import { existsSync as gP, readFileSync as yP } from "node:fs";
import { join as wP } from "node:path";
async function dn(e) {
  if (process.geteuid?.() === 0) return bP() ? Cd((r) => r) : void 0;
  let t = ua("sudo");
  if (!t) return;
  let n = ({ path: r, args: o }) => ({ path: t, args: ["-n", "--", r, ...o] });
  try {
    await Xr(n({ path: ua("true") ?? "true", args: [] }), { cwd: "/", signal: e });
  } catch {
    e.throwIfAborted();
    return;
  }
  return Cd(n);
}
function Cd(e) {
  let t = (n, r) => {
    let o = ua(n);
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
function ua(e) {
  return ["/usr/bin", "/bin", "/usr/sbin", "/sbin"].map((n) => wP(n, e)).find((n) => gP(n));
}
function bP() {
  let [, e = "0"] = yP("/proc/self/status", "latin1").match(/^CapEff:\s*(\w+)$/m) ?? [];
  return (BigInt(`0x${e}`) >> 21n & 1n) === 1n;
}

// src/mount/probe.ts
function pn(e) {
  return "rights" in e || e.broker !== void 0;
}
async function ma(e, t) {
  try {
    return await xP(e, t);
  } catch (n) {
    return t.throwIfAborted(), { reason: `it cannot be found out: ${O(n)}` };
  }
}
async function xP(e, t) {
  if (process.platform !== "linux") return { reason: "it does not run Linux" };
  let n = await dn(t);
  if (!n) return { reason: "it neither lets root mount nor has sudo without a password" };
  for (let r of e === "image" ? ["squashfs", "overlay"] : ["overlay"])
    if (!await vP(r, n, t)) return { reason: `its kernel does not know ${r}` };
  return e === "image" && !kP("/dev/loop-control") ? { reason: "it has no loop devices" } : { rights: n };
}
async function vP(e, t, n) {
  let r = () => new RegExp(`\\t${e}$`, "m").test(SP("/proc/filesystems", "latin1"));
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
    let o = await ma("image", r);
    return "rights" in o ? o : { ...o, broker: OP(n) };
  }
  return t === "off" ? { reason: "nobody asked for it" } : ma("tree", r);
}
function OP(e) {
  return e !== "off" && PP(e, { throwIfNoEntry: !1 })?.isSocket() ? e : void 0;
}
function qo({ ref: e, eventName: t }) {
  if (e !== "") return !0;
  let n = `The event type ${t} is not supported because it's not tied to a branch or tag ref.`;
  return Qe(`Event Validation Error: ${n}`), !1;
}

// src/files/patterns.ts
import { homedir as LO } from "node:os";
import { posix as DO } from "node:path";

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
var Ld = "\0SLASH" + Math.random().toFixed(16) + "\0", Dd = "\0OPEN" + Math.random().toFixed(16) + "\0", Go = "\0CLOSE" + Math.random().toFixed(16) + "\0", Ud = "\0COMMA" + Math.random().toFixed(16) + "\0", Wd = "\0PERIOD" + Math.random().toFixed(16) + "\0", BP = new RegExp(Ld, "g"), EP = new RegExp(Dd, "g"), RP = new RegExp(Go, "g"), $P = new RegExp(Ud, "g"), IP = new RegExp(Wd, "g"), MP = /\\\\/g, TP = /\\{/g, AP = /\\}/g, CP = /\\,/g, NP = /\\\./g, FP = 1e5, _P = 4e6, LP = 1e3, DP = 1e3, UP = 2e7, WP = 16;
function la(e) {
  return isNaN(e) ? e.charCodeAt(0) : parseInt(e, 10);
}
function jP(e) {
  return e.replace(MP, Ld).replace(TP, Dd).replace(AP, Go).replace(CP, Ud).replace(NP, Wd);
}
function HP(e) {
  return e.replace(BP, "\\").replace(EP, "{").replace(RP, "}").replace($P, ",").replace(IP, ".");
}
function da(e, t) {
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
function zP(e, t) {
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
function qP(e, t) {
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
function GP(e, t) {
  let n = [], r = "";
  for (; ; ) {
    let o = jd(e, e, t);
    if (t.remaining < 0)
      return;
    if (!o) {
      let f = e.split(",");
      return f[0] = r + f[0], da(n, f), n;
    }
    let { pre: s, body: i, post: a } = o, c = s.split(",");
    if (c[0] = r + c[0], c[c.length - 1] += "{" + i + "}", !a.length)
      return da(n, c), n;
    r = c.pop(), da(n, c), e = a;
  }
}
function lr(e, t) {
  return e === void 0 || isNaN(e) ? t : e;
}
function Hd(e, t = {}) {
  if (!e)
    return [];
  let n = lr(t.max, FP), r = lr(t.maxLength, _P), o = lr(t.maxDepth, LP), s = lr(t.maxRewrites, DP), i = lr(t.maxSteps, UP);
  return e.slice(0, 2) === "{}" && (e = "\\{\\}" + e.slice(2)), pa(jP(e), n, r, o, 0, s, { remaining: i }, !0).map(HP);
}
function JP(e) {
  return "{" + e + "}";
}
function KP(e) {
  return /^-?0\d/.test(e);
}
function VP(e, t) {
  return e <= t;
}
function YP(e, t) {
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
function ZP(e, t, n, r, o) {
  let s = e.split(/\.\./), i = [];
  if (s[0] === void 0 || s[1] === void 0)
    return i;
  let a = la(s[0]), c = la(s[1]), f = Math.max(s[0].length, s[1].length), u = s.length === 3 && s[2] !== void 0 ? Math.max(Math.abs(la(s[2])), 1) : 1, m = VP;
  c < a && (u *= -1, m = YP);
  let d = s.some(KP), p = d ? f : 1, h = 0;
  for (let g = a; m(g, c) && i.length < n; g += u) {
    if (o.remaining -= p, o.remaining < 0)
      return;
    let y;
    if (t)
      y = String.fromCharCode(g), y === "\\" && (y = "");
    else if (y = String(g), d) {
      let b = f - y.length;
      if (b > 0) {
        let x = new Array(b + 1).join("0");
        g < 0 ? y = "-" + x + y.slice(1) : y = x + y;
      }
    }
    if (h + y.length > r)
      break;
    i.push(y), h += y.length;
  }
  return i;
}
function pa(e, t, n, r, o, s, i, a) {
  if (i.remaining -= WP, o > r)
    return [e];
  let c = [""], f = 0, u = !1, m = !0, l = e;
  for (; ; ) {
    let d = jd(e, l, i);
    if (!d)
      return dr(c, e, [""], t, n, u, i);
    d.unmatched && (l = zP(l, i));
    let p = d.pre, h = () => dr(c, p + "{" + d.body + "}" + d.post, [""], t, n, u, i);
    if (/\$$/.test(p)) {
      if (c = dr(c, p + "{" + d.body + "}", [""], t, n, u && !d.post.length, i), m = !1, !d.post.length)
        break;
      e = d.post, l = l.slice(d.end + 1);
      continue;
    }
    let g = /^-?\d+\.\.-?\d+(?:\.\.-?\d+)?$/.test(d.body), y = /^[a-zA-Z]\.\.[a-zA-Z](?:\.\.-?\d+)?$/.test(d.body), b = g || y, x = d.body.indexOf(",") >= 0;
    if (!b && !x) {
      if (f < s && qP(d.post, i)) {
        f++, e = d.pre + "{" + d.body + Go + d.post, l = l.slice(0, d.end) + Go + l.slice(d.end + 1), a = !0;
        continue;
      }
      return h();
    }
    m && (u = a && !b, m = !1);
    let v;
    if (b) {
      if (v = ZP(d.body, y, t, n, i), !v)
        return h();
    } else {
      let B = GP(d.body, i);
      if (!B)
        return h();
      if (B.length === 1 && B[0] !== void 0) {
        if (B = pa(B[0], t, n, r, o + 1, s, i, !1).map(JP), i.remaining < 0)
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
      let U = 0;
      e: for (let L = 0; L < B.length; L++) {
        let mt = pa(B[L], t, n, r, o + 1, s, i, !1);
        if (i.remaining < 0)
          return h();
        for (let lt = 0; lt < mt.length; lt++) {
          let dt = mt[lt];
          if (!(C && !dt)) {
            if (v.length >= t || U + dt.length > n)
              break e;
            v.push(dt), U += dt.length;
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
var XP = {
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
}, hr = (e) => e.replace(/[[\]\\-]/g, "\\$&"), QP = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), zd = (e) => e.join(""), qd = (e, t) => {
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
      for (let [g, [y, b, x]] of Object.entries(XP))
        if (e.startsWith(g, s)) {
          if (m)
            return ["$.", !1, e.length - n, !0];
          s += g.length, x ? o.push(y) : r.push(y), a = a || b;
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
    return [QP(h), !1, u - n, !1];
  }
  let l = "[" + (f ? "^" : "") + zd(r) + "]", d = "[" + (f ? "" : "^") + zd(o) + "]";
  return [r.length && o.length ? "(" + l + "|" + d + ")" : r.length ? l : d, a, u - n, !0];
};

// node_modules/minimatch/dist/esm/unescape.js
var ot = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !0 } = {}) => n ? t ? e.replace(/\[([^/\\])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\])\]/g, "$1$2").replace(/\\([^/])/g, "$1") : t ? e.replace(/\[([^/\\{}])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\{}])\]/g, "$1$2").replace(/\\([^/{}])/g, "$1");

// node_modules/minimatch/dist/esm/ast.js
var fe, eO = /* @__PURE__ */ new Set(["!", "?", "+", "*", "@"]), ha = (e) => eO.has(e), Gd = (e) => ha(e.type), tO = /* @__PURE__ */ new Map([
  ["!", ["@"]],
  ["?", ["?", "@"]],
  ["@", ["@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@"]]
]), nO = /* @__PURE__ */ new Map([
  ["!", ["?"]],
  ["@", ["?"]],
  ["+", ["?", "*"]]
]), rO = /* @__PURE__ */ new Map([
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
]), oO = "(?!(?:^|/)\\.\\.?(?:$|/))", Jo = "(?!\\.)", sO = /* @__PURE__ */ new Set(["[", "."]), iO = /* @__PURE__ */ new Set(["..", "."]), aO = new Set("().*{}+?[]^$\\!"), cO = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), ga = "[^/]", Kd = ga + "*?", Vd = ga + "+?", fO = 0, Bt = class {
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
  id = ++fO;
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
        if (!o.noext && ha(y) && t.charAt(h) === "(" && s <= i) {
          n.push(g), g = "";
          let x = new fe(y, n);
          h = fe.#i(t, x, h, o, s + 1), n.push(x);
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
      if (!o.noext && ha(h) && t.charAt(m) === "(" && /* c8 ignore start - the maxDepth is sufficient here */
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
    return this.#m(t, nO);
  }
  #m(t, n = tO) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null)
      return !1;
    let r = t.#e[0];
    return !r || typeof r != "object" || r.type === null ? !1 : this.#p(r.type, n);
  }
  #p(t, n = rO) {
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
        let [p, h, g, y] = typeof d == "string" ? fe.#v(d, this.#n, c) : d.toRegExpSource(t);
        return this.#n = this.#n || g, this.#o = this.#o || y, p;
      }).join(""), u = "";
      if (this.isStart() && typeof this.#e[0] == "string" && !(this.#e.length === 1 && iO.has(this.#e[0]))) {
        let p = sO, h = (
          // dots are allowed, and the pattern starts with [ or .
          n && p.has(f.charAt(0)) || // the pattern starts with \., and then [ or .
          f.startsWith("\\.") && p.has(f.charAt(2)) || // the pattern starts with \.\., and then [ or .
          f.startsWith("\\.\\.") && p.has(f.charAt(4))
        ), g = !n && !t && p.has(f.charAt(0));
        u = h ? oO : g ? Jo : "";
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
        o = !1, s += (aO.has(f) ? "\\" : "") + f;
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
        s += ga, n = !0;
        continue;
      }
      s += cO(f);
    }
    return [s, ot(t), !!n, i];
  }
};
fe = Bt;

// node_modules/minimatch/dist/esm/escape.js
var ya = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !1 } = {}) => n ? t ? e.replace(/[?*()[\]{}]/g, "[$&]") : e.replace(/[?*()[\]\\{}]/g, "\\$&") : t ? e.replace(/[?*()[\]]/g, "[$&]") : e.replace(/[?*()[\]\\]/g, "\\$&");

// node_modules/minimatch/dist/esm/index.js
var ie = (e, t, n = {}) => (pr(t), !n.nocomment && t.charAt(0) === "#" ? !1 : new ve(t, n).match(e)), uO = /^\*+([^+@!?*[(]*)$/, mO = (e) => (t) => !t.startsWith(".") && t.endsWith(e), lO = (e) => (t) => t.endsWith(e), dO = (e) => (e = e.toLowerCase(), (t) => !t.startsWith(".") && t.toLowerCase().endsWith(e)), pO = (e) => (e = e.toLowerCase(), (t) => t.toLowerCase().endsWith(e)), hO = /^\*+\.\*+$/, gO = (e) => !e.startsWith(".") && e.includes("."), yO = (e) => e !== "." && e !== ".." && e.includes("."), wO = /^\.\*+$/, bO = (e) => e !== "." && e !== ".." && e.startsWith("."), kO = /^\*+$/, SO = (e) => e.length !== 0 && !e.startsWith("."), xO = (e) => e.length !== 0 && e !== "." && e !== "..", vO = /^\?+([^+@!?*[(]*)?$/, PO = ([e, t = ""]) => {
  let n = Xd([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, OO = ([e, t = ""]) => {
  let n = Qd([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, BO = ([e, t = ""]) => {
  let n = Qd([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, EO = ([e, t = ""]) => {
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
}, RO = ep === "win32" ? Yd.win32.sep : Yd.posix.sep;
ie.sep = RO;
var te = /* @__PURE__ */ Symbol("globstar **");
ie.GLOBSTAR = te;
var $O = "[^/]", IO = $O + "*?", MO = "(?:(?!(?:\\/|^)(?:\\.{1,2})($|\\/)).)*?", TO = "(?:(?!(?:\\/|^)\\.).)*?", AO = (e, t = {}) => (n) => ie(n, e, t);
ie.filter = AO;
var ye = (e, t = {}) => Object.assign({}, e, t), CO = (e) => {
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
ie.defaults = CO;
var tp = (e, t = {}) => (pr(e), t.nobrace || !/\{(?:(?!\{).)*\}/.test(e) ? [e] : Hd(e, { max: t.braceExpandMax }));
ie.braceExpand = tp;
var NO = (e, t = {}) => new ve(e, t).makeRe();
ie.makeRe = NO;
var FO = (e, t, n = {}) => {
  let r = new ve(t, n);
  return e = e.filter((o) => r.match(o)), r.options.nonull && !e.length && e.push(t), e;
};
ie.match = FO;
var Zd = /[?*]|[+@!]\(.*?\)|\[|\]/, _O = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), ve = class {
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
      for (let x = o; x < t.length - m; x++) {
        let v = String(t[x]);
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
    (r = t.match(kO)) ? o = n.dot ? xO : SO : (r = t.match(uO)) ? o = (n.nocase ? n.dot ? pO : dO : n.dot ? lO : mO)(r[1]) : (r = t.match(vO)) ? o = (n.nocase ? n.dot ? OO : PO : n.dot ? BO : EO)(r) : (r = t.match(hO)) ? o = n.dot ? yO : gO : (r = t.match(wO)) && (o = bO);
    let s = Bt.fromGlob(t, this.options).toMMPattern();
    return o && typeof s == "object" && Reflect.defineProperty(s, "test", { value: o }), s;
  }
  makeRe() {
    if (this.regexp || this.regexp === !1)
      return this.regexp;
    let t = this.set;
    if (!t.length)
      return this.regexp = !1, this.regexp;
    let n = this.options, r = n.noglobstar ? IO : n.dot ? MO : TO, o = new Set(n.nocase ? ["i"] : []), s = t.map((c) => {
      let f = c.map((m) => {
        if (m instanceof RegExp)
          for (let l of m.flags.split(""))
            o.add(l);
        return typeof m == "string" ? _O(m) : m === te ? te : m._src;
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
ie.Minimatch = ve;
ie.escape = ya;
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
function Ne(e, t, { platform: n = process.platform, home: r = LO() } = {}) {
  let o = { platform: n, home: G(r, n) }, s = e.filter((c) => !c.startsWith("#")).map((c) => UO(c, G(t, n), o)), i = s.filter((c) => !c.negated), a = (c, f = -1) => s.findLast((u, m) => m > f && u.names(c))?.negated ?? !1;
  return {
    roots: i.map(
      (c, f) => jO(c, f, { order: s.indexOf(c), platform: n })
    ),
    excludes: i.length < s.length ? a : void 0
  };
}
function UO(e, t, n) {
  let r = Ze(n.platform), o = n.platform === "win32", s = e.match(/^[!\s]*/)?.[0] ?? "", i = G(e.slice(s.length), n.platform), [a, c] = WO(i, t, { ...n, maths: r }), [, f = "", u = ""] = DO.normalize(c).match(/^((?:\.\.(?:\/|$))*)(.*?)\/*$/s) ?? [], m = r.resolve(a, f), l = u === "" || u === ".", d = new ve(u, np), p = o ? new ve(u, { ...np, nocase: !0 }) : d;
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
function WO(e, t, { maths: n, home: r }) {
  let { root: o } = n.parse(e);
  return o !== "" ? [n.resolve(t, o), e.slice(o.length).replace(/^\/+/, "")] : e === "~" || e.startsWith("~/") ? [r, e.slice(2)] : [t, e];
}
function jO({ line: e, anchor: t, segments: n, rest: r, names: o }, s, { order: i, platform: a }) {
  let { join: c } = Ze(a), f = n.findIndex((d) => typeof d != "string"), u = f === -1, m = u ? n.slice(0, -1) : n.slice(0, f);
  a === "win32" && HO(e, t, n);
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
function HO(e, t, n) {
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
  return n?.(r, e.order) ? !1 : e.literal !== void 0 ? H(r, e.literal) : t.literal === void 0 ? e.base === t.base && e.rest === t.rest : H(r, e.base) && Ko(e, Le(e.base, r));
}
function Ko(e, t) {
  return e.matches(t) || t !== "" && Ko(e, t.replace(/\/?[^/]*$/, ""));
}

// src/inputs/inputs.ts
import { homedir as QO } from "node:os";

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
function wa(e, t) {
  let n = e(t);
  if (n === "") throw new A(`Input required and not supplied: ${t}`);
  return n;
}

// src/inputs/rolling.ts
function sp(e) {
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
function ap(e) {
  let t = KO(e("endpoint")), n = e("force-path-style").toLowerCase();
  if (!["", "true", "false"].includes(n))
    throw Vo("force-path-style", n, "must be one of: true, false");
  let r = {
    bucket: qO(e("bucket")),
    prefix: GO(e("prefix")),
    region: JO(e("region")),
    endpoint: t,
    // Self-hosted stores seldom have a host name per bucket.
    forcePathStyle: n === "" ? t !== "" && !zO(t) : n === "true",
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
function zO(e) {
  return e === "" || /(^|\.)amazonaws\.com(\.cn)?$/.test(new URL(e).hostname);
}
function qO(e) {
  if (e === "" || /^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$/.test(e) && !e.includes(".."))
    return e;
  throw Vo("bucket", e, "must be the name of a bucket: 3 to 63 letters, digits, dots and hyphens");
}
var ip = 256;
function GO(e) {
  let t = e.replace(/^\/+|\/+$/g, ""), n = t.split("/").every((o) => /^[A-Za-z0-9._=@:+-]+$/.test(o) && !/^\.+$/.test(o));
  if (t === "" || n && t.length <= ip) return t;
  let r = `may have letters, digits and . _ = @ : + - between slashes, ${ip} in all`;
  throw Vo("prefix", e, r);
}
function JO(e) {
  if (/^[a-z0-9-]{0,40}$/.test(e)) return e;
  throw Vo("region", e, "must be the name of a region, such as eu-west-1");
}
function KO(e) {
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
var fp = 32, VO = /^-----BEGIN ([A-Z ]+)-----$[^-]*^-----END \1-----$/gm;
function mp(e) {
  let t = up(e("signing-key")).map(YO), n = up(e("verify-key")).map(ZO);
  if (t.length + n.length !== 0) {
    if (e("format").toLowerCase() === "actions-cache")
      throw new A(
        "Input format is actions-cache, whose entries cannot be signed, and signing-key or verify-key is given; use format: auto or tar."
      );
    return { signer: t[0], verifiers: [...t.map(XO), ...n] };
  }
}
function lp(e) {
  return Yo(e).filter((t) => !t.startsWith("-----")).flatMap((t) => [t, Buffer.from(t).toString("base64")]);
}
function up(e) {
  let t = Yo(e).join(`
`), n = [], r = 0;
  for (let o of t.matchAll(VO))
    n.push(...Yo(t.slice(r, o.index)), o[0]), r = o.index + o[0].length;
  return [...n, ...Yo(t.slice(r))];
}
function Yo(e) {
  return e.split(`
`).map((n) => n.trim()).filter((n) => n !== "");
}
function YO(e) {
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
function ZO(e) {
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
function XO(e) {
  return e.type === "secret" ? e : (0, Rt.createPublicKey)(e);
}

// src/inputs/inputs.ts
function Zo(e, t) {
  let n = Et(e("save-always")), r = we(e, "store", ["auto", "github", "s3", "local"]), o = ap(e);
  if (r === "s3" && o.bucket === "") throw new A("Input bucket is required where store is s3.");
  return {
    key: wa(e, "key"),
    restoreKeys: pp(e("restore-keys")),
    paths: pp(wa(e, "path")),
    crossOs: Et(e("enableCrossOsArchive")),
    failOnMiss: Et(e("fail-on-cache-miss")),
    lookupOnly: Et(e("lookup-only")),
    store: r,
    localDir: nB(e("local-dir"), t),
    s3: o,
    stash: { ...rB(e("stash"), t), maxBytes: oB(e("stash-size")) },
    concurrency: gn(e, "concurrency", { from: 1, to: 64, default: 8 }),
    partBytes: tB(e("part-size")),
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
    rolling: sp(e),
    signing: mp(e)
  };
}
function pp(e) {
  return e.split(`
`).map((t) => t.replace(/^!\s+/, "!").trim()).filter((t) => t !== "");
}
var gr = 1024 ** 2, eB = {
  "": 1,
  MB: 1e3 ** 2,
  MIB: gr,
  GB: 1e3 ** 3,
  GIB: 1024 * gr
};
function hp(e) {
  let [, t, n = ""] = e.toUpperCase().match(/^(\d+) ?([A-Z]*)$/) ?? [];
  return Number(t) * (eB[n] ?? Number.NaN);
}
function tB(e) {
  if (e === "") return 8 * gr;
  let t = hp(e);
  if (t >= 5 * gr && t <= 512 * gr) return t;
  throw new A(`Input part-size is '${e}'; it must be from 5MiB to 512MiB, in MiB, MB or bytes.`);
}
function nB(e, t) {
  return e === "" ? T(t, "headstart") : Vs(gp(e));
}
function gp(e) {
  return G(G(e).replace(/^~(?=\/|$)/, QO()));
}
function rB(e, t) {
  let n = e.toLowerCase();
  if (n === "" || n === "auto" || n === "off")
    return { use: n || "auto", dir: T(t, "headstart-stash") };
  let r = gp(e);
  if (Ks(r)) return { use: "on", dir: Vs(r) };
  let o = "auto, off, or a directory that is absolute or starts with ~/";
  throw new A(`Input stash is '${e}'; it must be ${o}.`);
}
function oB(e) {
  if (e === "") return 20 * 1e3 ** 3;
  let t = hp(e), n = /[a-z]/i.test(e);
  if (t > 0 && n) return t;
  throw new A(`Input stash-size is '${e}'; it must be more than 0, in GB, GiB, MB or MiB.`);
}

// src/entry/signature.ts
var st = F(yp(), 1);
var Sa = 9;
function xa({ type: e }) {
  return e === "secret" ? { id: 1, name: "HMAC-SHA-256" } : { id: 2, name: "Ed25519" };
}
function wp(e, t, n) {
  let r = Buffer.alloc(Sa);
  r.writeUInt8(xa(n).id), r.writeBigUInt64LE(BigInt(Date.now()), 1);
  let o = kp(r, e, t), s = n.type === "secret" ? Sp(o, n) : (0, st.sign)(null, o, n);
  return Buffer.concat([r, s]);
}
function bp(e, t, { places: n, keys: r }) {
  if (e.length === 0) throw new ke("has no signature");
  let o = r.filter((c) => xa(c).id === e[0]);
  if (o.length === 0) {
    let c = [...new Set(r.map((f) => xa(f).name))].join(" and ");
    throw new ke(`has a signature of another kind than ${c}`);
  }
  let [s, i] = [e.subarray(0, Sa), e.subarray(Sa)];
  if (!n.some((c) => {
    let f = kp(s, t, c);
    return o.some((u) => sB(f, i, u));
  }))
    throw new ke(
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
function sB(e, t, n) {
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
function iB(e) {
  return decodeURIComponent(atob(e).replace(/(.)/g, (t, n) => {
    let r = n.charCodeAt(0).toString(16).toUpperCase();
    return r.length < 2 && (r = "0" + r), "%" + r;
  }));
}
function aB(e) {
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
    return iB(t);
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
    o = aB(r);
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
var cB = /* @__PURE__ */ new Set([
  "push",
  "schedule",
  "workflow_dispatch",
  "repository_dispatch",
  "delete",
  "registry_package",
  "page_build"
]);
function pe(e) {
  let t = uB(e.token) ?? mB(e), n = { read: t.read, write: t.write };
  return fB(t.write) && !cB.has(e.eventName) && (n.write = void 0, n.whyNoWrite = `Cache save skipped: the event '${e.eventName}' can be caused by anyone, so it may not write the cache of ${t.write}.`), (e.cacheMode === "none" || e.cacheMode === "read") && (n.write = void 0, n.whyNoWrite = `Cache save skipped: the effective cache-mode '${e.cacheMode}' does not permit writes.`), (e.cacheMode === "none" || e.cacheMode === "write-only") && (n.read = [], n.whyNoRead = `Cache restore skipped: the effective cache-mode '${e.cacheMode}' does not permit reads.`), n;
}
function fB(e = "") {
  return e.startsWith("refs/heads/") && !e.startsWith("refs/heads/gh-readonly-queue/");
}
function uB(e) {
  try {
    let { ac: t } = xp(e), n = JSON.parse(t ?? ""), r = n.find((s) => s.Permission & 2)?.Scope, o = n.filter((s) => s.Permission & 1).map((s) => s.Scope);
    return o.length === 0 && !r ? void 0 : { read: vp([...r && o.includes(r) ? [r] : [], ...o]), write: r };
  } catch {
    return;
  }
}
function mB(e) {
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
var lB = 1440 * 60 * 1e3;
async function Xo(e, { key: t, signing: n }) {
  let r = e.stored ?? e;
  if (!n) return rr(r);
  let o = Ie(), s = e.scope === void 0 ? pe(o).read : [e.scope], { version: i, createdAt: a } = e, c = s.map((f) => ({ repository: o.repository, scope: f, version: i }));
  try {
    let f = await rr(r, (u, m) => {
      let l = bp(u, m, { places: c, keys: n.verifiers });
      if (!Y(e.key, t) && a.getTime() - l.getTime() > lB)
        throw new ke(
          `was signed on ${l.toISOString()}, but stored only on ${a.toISOString()}`
        );
    });
    if (Y(f.key, e.key)) return f;
    throw new ke(`was signed for another key, ${f.key}`);
  } catch (f) {
    if (!(f instanceof ke)) throw f;
    let u = "This job does not use the entry and leaves it in the store, see docs/security.md";
    throw new ke(`the entry ${e.key} ${f.message}. ${u}`);
  }
}

// src/steps/plan.ts
async function yn(e) {
  let t = await dB();
  if (!e) return t ?? pB();
  let n = Object.keys(e);
  return (t?.filter(({ name: o }) => n.includes(o)) ?? n.map((o) => ({ name: o, inputs: /* @__PURE__ */ new Map() }))).map(({ name: o, inputs: s }) => {
    let { preset: i, filled: a } = e[o] ?? {};
    return i !== void 0 && s.set("preset", i), a !== "none" && Bp(s, a), { name: o, inputs: s };
  });
}
async function dB() {
  let e = Q("caches");
  if (e === "") return;
  let t = ["preset", "path", "key", "restore-keys"].find((r) => Q(r) !== "");
  if (t)
    throw new A(`Inputs caches and ${t} are both given; give ${t} to the items of caches.`);
  let { readCaches: n } = await import("./shared-PAM6IL2W.js");
  return n(e);
}
async function pB() {
  let e = Q("preset"), t = { name: "", inputs: /* @__PURE__ */ new Map() };
  if (e === "") return [t];
  let { presetNames: n } = await import("./presets.js"), o = n(e, Q("working-directory")).map((s) => ({ name: s, inputs: /* @__PURE__ */ new Map([["preset", s]]) }));
  return o.length > 1 ? o : [{ ...t, ...o[0], name: "" }];
}
async function Qo({ inputs: e }, t) {
  Pp();
  let n = Q("preset").toLowerCase();
  if (n === "") return;
  let r = await hB(n, t);
  return Bp(e, r), r ?? "none";
}
function Bp(e, t = {}) {
  for (let [n, r] of Object.entries(t)) e.set(n, r);
}
async function hB(e, t) {
  let { fillIn: n } = await import("./presets.js"), r = await n(e, Q, t);
  return r && { ...r };
}
var gB = ["preset", "working-directory", "upload-chunk-size"];
function es({ inputs: e }) {
  let t = new Set(gB), r = Zo((i) => (t.add(i.toLowerCase()), Q(i)), Kr()), o = [...e.keys()].find((i) => !t.has(i));
  if (o === void 0) return r;
  let s = [...t].sort().join(", ");
  throw new A(
    `Input caches has '${o}', which is no input of a cache; these are: name, ${s}.`
  );
}
async function va(e, t) {
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
import { lstatSync as BB } from "node:fs";

// node_modules/@actions/glob/lib/internal-globber.js
import * as Sn from "fs";

// node_modules/@actions/glob/lib/internal-glob-options-helper.js
function Pa(e) {
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
    } else if (Pe(t).match(/^\\$|^\\[^\\]/)) {
      let n = process.cwd();
      return (0, it.default)(n.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${n}'`), `${n[0]}:\\${t.substr(1)}`;
    }
  }
  return (0, it.default)(yr(e), "ensureAbsoluteRoot parameter 'root' must have an absolute root"), e.endsWith("/") || at && e.endsWith("\\") || (e += wn.sep), e + t;
}
function yr(e) {
  return (0, it.default)(e, "hasAbsoluteRoot parameter 'itemPath' must not be empty"), e = Pe(e), at ? e.startsWith("\\\\") || /^[A-Z]:\\/i.test(e) : e.startsWith("/");
}
function wr(e) {
  return (0, it.default)(e, "isRooted parameter 'itemPath' must not be empty"), e = Pe(e), at ? e.startsWith("\\") || /^[A-Z]:/i.test(e) : e.startsWith("/");
}
function Pe(e) {
  return e = e || "", at ? (e = e.replace(/\//g, "\\"), (/^\\\\+[^\\]/.test(e) ? "\\" : "") + e.replace(/\\\\+/g, "\\")) : e.replace(/\/\/+/g, "/");
}
function Ge(e) {
  return e ? (e = Pe(e), !e.endsWith(wn.sep) || e === wn.sep || at && /^[A-Z]:\\$/i.test(e) ? e : e.substr(0, e.length - 1)) : "";
}

// node_modules/@actions/glob/lib/internal-match-kind.js
var Oe;
(function(e) {
  e[e.None = 0] = "None", e[e.Directory = 1] = "Directory", e[e.File = 2] = "File", e[e.All = 3] = "All";
})(Oe || (Oe = {}));

// node_modules/@actions/glob/lib/internal-pattern-helper.js
var Ip = process.platform === "win32";
function Ba(e) {
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
  let n = Oe.None;
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
var bn = F(Cp(), 1), kB = process.platform === "win32", Mt = class {
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
        (0, bn.default)(r, "Parameter 'itemPath' must not contain any empty segments"), r = Pe(t[n]), n === 0 && wr(r) ? (r = Ge(r), (0, bn.default)(r === Je(r), "Parameter 'itemPath' root segment contains information for multiple segments"), this.segments.push(r)) : ((0, bn.default)(!r.includes(It.sep), "Parameter 'itemPath' contains unexpected path separators"), this.segments.push(r));
      }
    }
  }
  /**
   * Converts the path to it's string representation
   */
  toString() {
    let t = this.segments[0], n = t.endsWith(It.sep) || kB && /^[A-Z]:$/i.test(t);
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
    s = e.fixupPattern(s, o), this.segments = new Mt(s).segments, this.trailingSeparator = Pe(s).endsWith(kn.sep), s = Ge(s);
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
    s = Ke ? s.replace(/\\/g, "/") : s, this.minimatch = new ve(s, c);
  }
  /**
   * Matches the pattern against the specified path
   */
  match(t) {
    return this.segments[this.segments.length - 1] === "**" ? (t = Pe(t), !t.endsWith(kn.sep) && this.isImplicitPattern === !1 && (t = `${t}${kn.sep}`)) : t = Ge(t), this.minimatch.match(t) ? this.trailingSeparator ? Oe.Directory : Oe.All : Oe.None;
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
    if ((0, ct.default)(r.every((o, s) => (o !== "." || s === 0) && o !== ".."), `Invalid pattern '${t}'. Relative pathing '.' and '..' is not allowed.`), (0, ct.default)(!wr(t) || r[0], `Invalid pattern '${t}'. Root segment must not contain globs.`), t = Pe(t), t === "." || t.startsWith(`.${kn.sep}`))
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
    return Pe(t);
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
var Ea = function(e, t, n, r) {
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
}, SB = function(e) {
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
}, xB = function(e, t, n) {
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
}, vB = process.platform === "win32", ss = class e {
  constructor(t) {
    this.patterns = [], this.searchPaths = [], this.options = Pa(t);
  }
  getSearchPaths() {
    return this.searchPaths.slice();
  }
  glob() {
    return Ea(this, void 0, void 0, function* () {
      var t, n, r, o;
      let s = [];
      try {
        for (var i = !0, a = SB(this.globGenerator()), c; c = yield a.next(), t = c.done, !t; i = !0) {
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
    return xB(this, arguments, function* () {
      let n = Pa(this.options), r = [];
      for (let i of this.patterns)
        r.push(i), n.implicitDescendants && (i.trailingSeparator || i.segments[i.segments.length - 1] !== "**") && r.push(new br(i.negate, !0, i.segments.concat("**")));
      let o = [];
      for (let i of Ba(r)) {
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
            if (a & Oe.Directory && n.matchDirectories)
              yield yield ft(i.path);
            else if (!c)
              continue;
            let u = i.level + 1, m = (yield ft(Sn.promises.readdir(i.path))).map((l) => new kr(is.join(i.path, l), u));
            o.push(...m.reverse());
          } else a & Oe.File && (yield yield ft(i.path));
      }
    });
  }
  /**
   * Constructs a DefaultGlobber
   */
  static create(t, n) {
    return Ea(this, void 0, void 0, function* () {
      let r = new e(n);
      vB && (t = t.replace(/\r\n/g, `
`), t = t.replace(/\r/g, `
`));
      let o = t.split(`
`).map((s) => s.trim());
      for (let s of o)
        !s || s.startsWith("#") || r.patterns.push(new br(s));
      return r.searchPaths.push(...Ba(r.patterns)), r;
    });
  }
  static stat(t, n, r) {
    return Ea(this, void 0, void 0, function* () {
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
var PB = F(Fp(), 1);

// node_modules/@actions/glob/lib/glob.js
var OB = function(e, t, n, r) {
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
  return OB(this, void 0, void 0, function* () {
    return yield ss.create(e, t);
  });
}

// src/files/matches.ts
async function as({ roots: e, excludes: t }) {
  let n = /* @__PURE__ */ new Map();
  for (let r of e)
    for (let o of await EB(r)) {
      let s = BB(o, { throwIfNoEntry: !1 });
      !s || n.has(o) || RB(o, r) || Lp(o, r, t) || n.set(o, { root: r, path: o, relative: Le(r.base, o), stat: s });
    }
  return [...n.values()].filter(({ path: r }) => !$B(r, n, t));
}
async function EB(e) {
  if (e.literal !== void 0) return [e.literal];
  let t = { implicitDescendants: !1, followSymbolicLinks: !1 };
  return (await (await _p(`${IB(je(e.base))}${e.rest}`, t)).glob()).map((r) => G(r));
}
function RB(e, { base: t }) {
  return Le(t, e).split("/").some(Te);
}
function Lp(e, t, n) {
  return n ? n(e, t.order) ? !0 : e !== t.base && e !== q(e) && Lp(q(e), t, n) : !1;
}
function $B(e, t, n) {
  for (let r = e, o = q(e); o !== r; r = o, o = q(o)) {
    if (n?.(r)) return !1;
    if (t.get(o)?.stat.isDirectory()) return !0;
  }
  return !1;
}
function IB(e) {
  return e.replace(/[\\*?[]/g, (t) => t === "\\" ? "\\\\" : `[${t}]`);
}

// src/report/report.ts
function xn(e, t) {
  let { mode: n, ramdisk: r, concurrency: o, partBytes: s, compressionLevel: i } = t;
  return { ...e, settings: { mode: n, ramdisk: r, concurrency: o, partBytes: s, compressionLevel: i } };
}

// src/report/machine.ts
import { readFileSync as MB, statSync as TB } from "node:fs";
import { dirname as Dp } from "node:path";
function Hp(e) {
  let t = Up(), n = process.cpuUsage(), r = new Set(e.map(zp));
  return () => {
    let o = Up(), { user: s, system: i } = process.cpuUsage(n);
    return {
      cpu: NB(t, o, (s + i) / 1e3),
      disks: FB(t, o, r),
      network: _B(t, o)
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
    return MB(e, "latin1");
  } catch {
    return "";
  }
}
function zp(e) {
  let t = AB(e);
  if (t === void 0) return e === Dp(e) ? "" : zp(Dp(e));
  let n = t >> 8n & 0xfffn | t >> 32n & ~0xfffn, r = t & 0xffn | t >> 12n & ~0xffn;
  return `${n}:${r}`;
}
function AB(e) {
  try {
    return TB(e, { bigint: !0 }).dev;
  } catch {
    return;
  }
}
var CB = 10;
function NB(e, t, n) {
  let [r, o] = [e, t].map(({ stat: d }) => $a(/^cpu (.*)$/m.exec(d)?.[1]).slice(0, 8)), s = (o ?? []).map((d, p) => d - (r?.[p] ?? 0)), i = LB(s);
  if (i <= 0) return;
  let [, , , a = 0, c = 0] = s, f = t.stat.match(/^cpu\d/gm)?.length ?? 1, u = (Wp(t) - Wp(e)) * CB, m = (d) => Math.round(1e3 * d / i) / 1e3, l = m(i - a - c);
  return { cores: f, busy: l, iowait: m(c), ownMs: Math.round(n), programsMs: u };
}
function Wp({ self: e }) {
  let t = $a(e.slice(e.lastIndexOf(")") + 4));
  return (t[12] ?? 0) + (t[13] ?? 0);
}
var jp = 512;
function FB(e, t, n) {
  let r = ({ disks: i }) => i.split(`
`).map((a) => a.trim().split(/\s+/)), o = new Map(r(e).map(([i, a, , ...c]) => [`${i}:${a}`, c])), s = r(t).flatMap(([i, a, c = "", ...f]) => {
    let u = o.get(`${i}:${a}`);
    if (!u || !n.has(`${i}:${a}`)) return [];
    let [m = 0, , l = 0, , d = 0, , p = 0, , , h = 0] = f.map(
      (g, y) => Number(g) - Number(u[y])
    );
    return { name: c, readBytes: l * jp, writtenBytes: p * jp, reads: m, writes: d, busyMs: h };
  });
  return s.length > 0 ? s : void 0;
}
function _B(e, t) {
  let n = ({ net: s }) => [...s.matchAll(/^\s*(\S+):(.*)$/gm)].map(([, i = "", a]) => [i, $a(a)]), r = new Map(n(e)), o = n(t).map(([s, i]) => {
    let a = (c) => (i[c] ?? 0) - (r.get(s)?.[c] ?? 0);
    return { name: s, receivedBytes: a(0), sentBytes: a(8) };
  });
  if (o.length !== 0)
    return o.filter(({ receivedBytes: s, sentBytes: i }) => s + i > 0);
}
function $a(e = "") {
  return e.trim().split(/\s+/).map(Number);
}
function LB(e) {
  return e.reduce((t, n) => t + n, 0);
}

// src/report/phase-timer.ts
function Gp({ first: e, add: t, now: n }) {
  let r = [], o, s, i = (u) => {
    let m = n();
    o && DB(r, o, { sinceMs: s ?? m, untilMs: m }), o = u, s = m;
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
function DB(e, t, { sinceMs: n, untilMs: r }) {
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
    phases: () => n.flatMap((i) => WB(i, t())).toSorted((i, a) => i.startMs - a.startMs),
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
var UB = 1024 * 1024;
function WB({ name: e, startMs: t, endMs: n, waitedMs: r, firstByteMs: o, bytes: s }, i) {
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
    mibPerSecond: s === void 0 ? void 0 : jB(s / UB / (a / 1e3))
  }];
}
function jB(e) {
  return Number.isFinite(e) ? Math.round(e * 10) / 10 : 0;
}

// src/report/write-report.ts
var ih = F(Jp(), 1);
import { writeFileSync as nE } from "node:fs";
import { join as rE } from "node:path";

// src/job-summary.ts
function Kp(e, [t = [], ...n], r) {
  let o = [t.map((i) => ({ data: i, header: !0 })), ...n], s = Wn(e);
  return Vp((i) => {
    i.addHeading(s, 3).addTable(o), r !== "" && i.addEOL().addRaw(r, !0);
  });
}
function mW(e) {
  return Vp((t) => t.addRaw(e, !0));
}
var Ma = Promise.resolve();
function Vp(e) {
  let t = hf();
  if (!t) return Ma;
  let n = Ma.then(async () => {
    e(t), await t.write();
  });
  return Ma = n.catch(() => {
  }), n;
}

// src/units.ts
function us(e) {
  return `~${Math.round(e / 1048576)} MB (${e} B)`;
}
function Yp(e, t) {
  return `${(e / 1048576 / Math.max(t / 1e3, 1e-3)).toFixed(1)} MBs/sec`;
}
function z(e) {
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
var HB = 10 * 1024 * 1024, zB = 64;
function Xp({ settings: e, phases: t, totalMs: n, shareMs: r }) {
  let { bytes: o, mibPerSecond: s } = rh(t, ["download", "upload"]), i = o >= HB && e.concurrency < zB;
  return {
    kind: "network",
    what: "network",
    why: `it carried ${z(o)} at ${s} MiB/s, and ${X(r)} of ${X(n)} were spent waiting for it`,
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
var qB = 32 * 1024;
function Aa(e) {
  let { name: t, readBytes: n, writtenBytes: r, reads: o, writes: s, busyMs: i } = e.disk, a = (n + r) / (o + s), c = a < qB, f = r > n, u = `did ${Math.round((o + s) / (i / 1e3))} operations/s of ${z(a)}`, m = f ? `wrote ${Ta(r, i)} MiB/s` : `read ${Ta(n, i)} MiB/s`;
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
    why: `it ${r ? "wrote" : "read"} ${z(t)} at ${n} MiB/s`,
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
  return { bytes: r, mibPerSecond: Ta(r, o) };
}
function Ta(e, t) {
  let n = e / 1024 / 1024 / (t / 1e3);
  return n < 10 ? Math.round(n * 10) / 10 : Math.round(n);
}
function vn(e) {
  return `${Math.round(100 * e)} %`;
}

// src/report/bottleneck.ts
var GB = 1e3;
function oh(e) {
  let { totalMs: t } = e;
  if (t < GB)
    return { kind: "none", sentence: `Nothing is worth mentioning: it took ${X(t)} in all` };
  let n = VB(e), { share: r, shareMs: o, load: s } = n, a = (o > 0 ? KB[r].find(([l]) => JB[l](s)) : void 0)?.[1](n);
  if (!a) return { kind: "none", sentence: QB(n) };
  let { kind: c, what: f, why: u, advice: m } = a;
  return { kind: c, sentence: `The ${f} was the bottleneck: ${u}; ${m}` };
}
var JB = {
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
}, KB = {
  store: [["always", Zp]],
  network: [
    ["threadIsBusy", ms],
    ["always", Xp]
  ],
  disk: [
    ["ownCoresAreBusy", Sr],
    ["diskIsBusy", Aa],
    ["coresAreBusy", Sr],
    ["threadIsBusy", ms],
    ["diskIsUnseen", th]
  ],
  work: [
    ["ownCoresAreBusy", Sr],
    ["diskHinders", Aa],
    ["coresAreBusy", Sr],
    ["threadIsBusy", ms]
  ]
};
function VB(e) {
  let { machine: t } = e, n = t ? t.endMs - t.startMs : Number.NaN, { cores: r, busy: o, iowait: s, ownMs: i, programsMs: a } = t?.cpu ?? YB, [c] = (t?.disks ?? []).toSorted((u, m) => m.busyMs - u.busyMs), f = {
    cores: o,
    ownCores: (i + a) / (r * n),
    thread: Math.min(1, i / n),
    iowait: s * r,
    idle: 1 - o - s,
    disk: c ? Math.min(1, c.busyMs / n) : Number.NaN
  };
  return { ...e, load: f, disk: c, ...ZB(e) };
}
var xr = Number.NaN, YB = { cores: xr, busy: xr, iowait: xr, ownMs: xr, programsMs: xr };
function ZB({ step: e, phases: t }) {
  let n = t.some(({ name: i }) => i === "write"), r = { store: 0, network: 0, disk: 0, work: 0 };
  for (let { name: i, ms: a } of t)
    i === "publish" && e === "save" ? r[n ? "disk" : "store"] += a : i !== "walk" && (r[XB[i] ?? "work"] += a);
  let o = Math.max(...Object.values(r));
  return { share: Object.keys(r).find((i) => r[i] === o), shareMs: o };
}
var XB = {
  lookup: "store",
  index: "store",
  reserve: "store",
  download: "network",
  upload: "network",
  read: "disk",
  write: "disk"
};
function QB({ phases: e, totalMs: t, load: n }) {
  let [r] = e.toSorted((a, c) => c.ms - a.ms), o = X(t), s = r ? `${r.name} took ${X(r.ms)} of ${o}` : `it took ${o} in all`, i = [
    ...Number.isNaN(n.cores) ? [] : [`the cores were busy ${vn(n.cores)}`],
    ...Number.isNaN(n.disk) ? [] : [`the disk ${vn(n.disk)}`]
  ];
  return `Nothing stood out: ${s}${i.length === 0 ? "" : `, while ${i.join(", ")} of the time`}`;
}

// src/report/chart.ts
var eE = 1e4;
function sh({ phases: e, totalMs: t }) {
  let n = e.toSorted((s, i) => i.ms - s.ms)[0], r = e.map((s) => {
    let i = s === n ? "crit, " : "";
    return `    ${tE(s)} :${i}${s.startMs}, ${Math.max(s.endMs, s.startMs + 1)}`;
  });
  return ["```mermaid", "gantt", ...["    dateFormat x", `    axisFormat ${t < eE ? "%s.%L s" : "%s s"}`], ...r, "```"].join(`
`);
}
function tE({ name: e, startMs: t, endMs: n, ms: r, waitedMs: o, bytes: s, mibPerSecond: i }) {
  let a = o ? `worked ${X(r)} of ${X(n - t)}` : X(n - t), c = s ? `, ${z(s)} at ${i} MiB/s` : "";
  return `${e} ${a}${c}`;
}

// src/report/write-report.ts
async function vr(e, t, n) {
  try {
    await oE(e, t, n);
  } catch (r) {
    (e.trouble === void 0 ? W : P)(`There is no report: ${O(r)}`);
  }
}
async function oE(e, t, n) {
  let r = t.machine(), o = { ...e, totalMs: t.elapsedMs(), phases: t.phases(), machine: r }, s = { schema: 2, ...o, bottleneck: oh(o) }, { kind: i, sentence: a } = s.bottleneck;
  i !== "none" && s.trouble === void 0 && P(a);
  let c = rE(J(), `headstart-${s.step}-${(0, ih.randomUUID)()}.json`);
  if (nE(c, `${JSON.stringify(s, void 0, 2)}
`), ge("report", c), !n) return;
  let f = `Headstart ${s.step}: ${s.outcome}`;
  await Kp(f, sE(s), r ? `${a}.

${sh(s)}` : "");
}
function sE(e) {
  return [
    ["Key", "Matched", "Stored", "Unpacked", "Files", "Time", "Phases"],
    [
      ui(e.key),
      e.matchedKey === void 0 ? "\u2013" : ui(e.matchedKey),
      e.storedBytes === void 0 ? "\u2013" : z(e.storedBytes),
      e.bytes === void 0 ? "\u2013" : z(e.bytes),
      String(e.files ?? "\u2013"),
      X(e.totalMs),
      e.phases.map(({ name: t, ms: n }) => `${t} ${X(n)}`).join(", ")
    ]
  ];
}

// src/steps/choose-format.ts
async function ah(e, t, { tools: n, signal: r }) {
  let o = t.format, s = hn(e, t), i = s.find(({ id: f }) => f === o), a = i ?? await iE(s, t, { tools: n, signal: r }) ?? s[0];
  o !== "auto" && !i && P(`Only cache services hold the format ${o}: took ${a.id}`);
  let c = a.unsupportedReason(n, "pack");
  if (c) throw new Error(`this runner cannot pack, for ${c}`);
  return a;
}
async function iE(e, t, { tools: n, signal: r }) {
  let o = e.find(({ image: i }) => i);
  if (!o || t.format !== "auto") return;
  let s = o.unsupportedReason(n, "pack");
  return t.mode === "auto" ? s || !pn(await zo(t, r)) ? void 0 : o : (s && P(`Saved to be unpacked instead of mounted: this runner makes no image, for ${s}`), s ? void 0 : o);
}

// src/steps/fill-draft.ts
import { mkdtemp as SE, rm as xE } from "node:fs/promises";

// src/files/walk.ts
import { lstatSync as ch, readdirSync as aE, readlinkSync as cE } from "node:fs";
function* ls(e, t, n = []) {
  for (let { path: r, stat: o, ...s } of e) {
    let i = { path: S(r), member: Ca(s), excludes: t };
    o.isDirectory() ? yield* uE(i, n) : yield [fh(i, o)];
  }
}
function Ca({ root: e, relative: t }) {
  return t === "" ? `${e.place}` : `${e.place}/${S(t)}`;
}
var fE = 256;
function* uE(e, t) {
  let { excludes: n } = e, r = [e];
  for (let o = r.pop(); o; o = r.pop()) {
    let { path: s, member: i } = o, a = [
      { member: i.includes("/") ? i : `${i}/.`, kind: "directory", bytes: 0 }
    ];
    for (let c of aE(w(s), { withFileTypes: !0, encoding: "latin1" })) {
      let f = { path: `${s}/${c.name}`, member: `${i}/${c.name}`, excludes: n };
      Te(c.name) || n?.(w(f.path).toString()) ? t.push(f.member) : c.isDirectory() ? r.push(f) : a.push(fh(f, c)), !(a.length < fE) && (yield a, a = []);
    }
    yield a;
  }
}
function fh(e, t) {
  let { member: n, path: r } = e;
  return t.isFile() ? mE(e) : t.isSymbolicLink() ? { member: n, kind: "link", bytes: 0, target: cE(w(r), "latin1") } : { member: n, kind: "other", bytes: 0 };
}
function mE({ path: e, member: t }) {
  let { size: n, blocks: r, nlink: o } = ch(w(e)), s = Math.min(n, r * 512);
  if (o === 1) return { member: t, kind: "file", bytes: s, length: n };
  let { dev: i, ino: a } = ch(w(e), { bigint: !0 });
  return { member: t, kind: "file", bytes: s, length: n, hardLink: { inode: `${i}:${a}`, names: o } };
}

// src/report/progress.ts
var lE = 1e3;
function Pr(e, t, n) {
  let r = performance.now(), o = r, s = 0;
  return (i) => {
    s += i;
    let a = performance.now();
    if (a - o < lE) return;
    o = a;
    let c = t === void 0 ? "" : ` of ${t} (${(100 * s / t).toFixed(1)}%)`;
    n(`${e} ${s}${c}, ${Yp(s, a - r)}`);
  };
}

// src/transfer/upload.ts
function uh(e, { onTaken: t, limits: n = Ci } = {}) {
  let r = Yt(e.partBytes), o = /* @__PURE__ */ new Set(), s = dE(e, n, () => o.size > 0), i = 0, a = 0, c = (m) => {
    s.moved(m), t?.(m);
  }, f = (m) => (o.add(m), m.then(() => o.delete(m)).catch(s.stop), m), u = async (m) => {
    let l = Se(m), d = l < e.partBytes;
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
function dE(e, t, n) {
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
import { createReadStream as pE } from "node:fs";
function mh(e, { timeline: t, signal: n }) {
  let { base: r, copied: o } = e, { rest: s, bytes: i } = o;
  return {
    rest: s,
    bytes: i,
    // The digests of the store's own index, which are the copied bytes' only proof.
    digests: r.index.digests.subarray(0, Qn(i)),
    pack: (a) => t.during("pack", () => hE(e, i, { write: a, signal: n }))
  };
}
async function hE({ copy: e, keptBytes: t, kept: n, deltas: r, removals: o, files: s, bytes: i, skipped: a }, c, f) {
  await wt(e.read(c, t), f);
  let u = [...n], m = t, l = async ({ kind: d, length: p, ...h }) => {
    let g = Qt(m, d);
    g > m && await f.write(Buffer.alloc(g - m)), u.push({ kind: d, offset: g, length: p, ...h }), m = g + p;
  };
  for (let { path: d, ...p } of r)
    await l({ kind: "delta", ...p }), await wt(pE(d, { highWaterMark: M }), f);
  if (o) {
    let { frame: d, ...p } = o;
    await l({ kind: "removals", length: d.length, ...p }), await f.write(d);
  }
  return { segments: u, files: s, bytes: i, skipped: a };
}

// src/steps/full-save.ts
var gE = 8, yE = 5 * 1024 ** 2, wE = 0.5, bE = 0.25;
function lh({ layers: e, baseBytes: t }) {
  if (t < yE) return `the restored cache has only ${z(t)}`;
  let n = e.filter(({ kind: r }) => r === "delta").length;
  if (n > gE) return `the cache would have ${n} layers of changes`;
  if (kE(e) > wE) return "most of the restored cache is no longer used";
}
function kE(e) {
  let t = e.reduce((n, r) => n + r.bytes, 0);
  return t === 0 ? 0 : Na(e) / t;
}
function Na(e) {
  return e.reduce((t, { deadBytes: n = 0 }) => t + n, 0);
}
function dh(e) {
  return Math.floor(e * bE);
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
  let r = (s) => t.some(({ base: i, literal: a = i }) => H(s, a)), o = new Set(e.filter(r));
  return o.size === 0 ? { roots: t, excludes: n } : { roots: t, excludes: (s, i) => o.has(s) || (n?.(s, i) ?? !1) };
}

// src/steps/fill-draft.ts
var Fa = "Path Validation Error: Path(s) specified in the action for caching do(es) not exist, hence no cache is being saved.";
function ps(e) {
  return `Failed to save: Unable to reserve cache with key ${e}, another job may be creating this cache.`;
}
async function hh(e, t) {
  let { inputs: n, key: r, selection: o, format: s, isHere: i, timeline: a, findings: c, signal: f } = t, u = o.roots.map(({ base: E }) => E);
  a.watch([...u, J(), ...i ? [n.localDir] : []]);
  let m = { rest: e, bytes: 0, digests: Buffer.alloc(0), pack: PE.bind(void 0, t) }, l = t.delta ? mh(t.delta, t) : m, d = vE(l.rest, t), p = hu(), h = await l.pack(async (E) => {
    p.update(E), await d.write(E);
  });
  if (EE(h), h.segments.length === 0)
    return Qe(Fa), "nothing";
  let { files: g, bytes: y } = h, b = Buffer.concat([l.digests, p.finish()]), x = s.indexed ? OE(h, b, t) : Buffer.alloc(0);
  await d.write(x);
  let v = D(h) + x.length;
  return Object.assign(c, { files: g, bytes: y, storedBytes: v }), P(`Cache Size: ${us(v)}`), l !== m && BE(l, h, v, t), await d.finish(), await t.checkMounted(), await t.isOutdated() ? "outdated" : (f.throwIfAborted(), await d.commit() ? "published" : (P(ps(r)), "nothing"));
}
function vE(e, { isHere: t, timeline: n }) {
  let r = uh(e, { onTaken: Pr("Sent", void 0, P) }), o = n.phaseTimer(), s = t ? "write" : "upload";
  return {
    write: (i) => o.pushed(s, i.length, () => r.write(i)),
    finish: () => o.pushed(s, 0, r.finish),
    commit: () => n.during("publish", r.commit)
  };
}
async function PE({ inputs: e, selection: t, tools: n, format: r, secretCheck: o, timeline: s, signal: i, ...a }, c) {
  let f = a.matches.map(({ path: x }) => ({ path: S(x) })), u = e.secrets === "warn" ? [] : await o.leaveOut({ trees: f, excludes: t.excludes, signal: i }), m = a.matches.filter(({ path: x }) => !u.includes(x)), l = await SE(T(J(), "headstart-")), { excludes: d } = Or([l, ...u], t), p = d ? [] : void 0, h = o.watch(m, (x) => ls([x], d, p)), g = s.items("walk", h), y = { matches: m, found: g, leftOut: p, scratch: l, tools: n, signal: i, write: c }, b = { workspace: et(), level: e.compressionLevel };
  return s.during("pack", () => r.pack({ ...y, ...b })).finally(() => xE(l, { recursive: !0, force: !0 }));
}
function OE(e, t, { inputs: n, key: r, format: o, createdBy: s, sign: i }) {
  let { segments: a, files: c, bytes: f } = e, u = { container: Xt, format: o.id, key: r, paths: n.paths, createdBy: s };
  return ku({ ...u, segments: a, files: c, bytes: f, digests: t }, i);
}
function BE({ bytes: e }, { segments: t }, n, r) {
  let o = r.delta?.deltas ?? [], s = {
    reusedBytes: r.delta?.keptBytes ?? 0,
    packedBytes: o.reduce((l, { length: d }) => l + d, 0),
    sentBytes: n - e,
    deadBytes: Na(t)
  };
  Object.assign(r.findings, s);
  let { reusedBytes: i, packedBytes: a, sentBytes: c } = s, [f, u, m] = [i, a, c].map(z);
  P(`Reused ${f}, packed ${u}, ${r.isHere ? "wrote" : "sent"} ${m}`);
}
function EE({ skipped: e }) {
  if (e.length === 0) return;
  let t = e.slice(0, 3).map((r) => w(r.replace(/^\d+\//, "")).toString()), n = e.length > t.length ? ", \u2026" : "";
  P(`Skipped ${e.length} that are no file, directory or link: ${t.join(", ")}${n}`);
}

// src/steps/merge-snapshots.ts
import { mkdtemp as q$, rm as G$ } from "node:fs/promises";

// src/disk/space.ts
import { statfs as RE } from "node:fs/promises";
var $E = 0.05, IE = { bytes: 256 * 1024 * 1024, files: 64 * 1024 }, ME = 20;
async function gh(e) {
  let { bavail: t, blocks: n, bsize: r, ffree: o, files: s } = await RE(e), i = (c, f) => Math.floor(Math.min(f * $E, IE[c])), a = s === 0 ? Number.POSITIVE_INFINITY : o - i("files", s);
  return { bytes: t * r - i("bytes", n * r), files: a };
}
async function Be(e, t) {
  let n = await gh(e), r = (o, s) => new Error(`${o} are needed, but only ${s} are free at ${e}`);
  if (n.bytes < t.bytes)
    throw r(z(t.bytes), z(Math.max(0, n.bytes)));
  if (n.files < (t.files ?? 0)) throw r(`${t.files} files`, `${Math.max(0, n.files)}`);
}
async function Pn(e, t, n) {
  let r = new AbortController(), o = setInterval(async () => {
    let { bytes: s, files: i } = await gh(e).catch(() => ({ bytes: 0, files: 0 }));
    (s < 0 || i < 0) && r.abort(new Error(`hardly any space is left at ${e}`));
  }, ME);
  try {
    return await n(AbortSignal.any([t, r.signal]));
  } finally {
    clearInterval(o);
  }
}

// src/files/remove-common.ts
import { chmodSync as _a, rmdirSync as yh, rmSync as TE, unlinkSync as AE, utimesSync as CE } from "node:fs";
function hs(e, t) {
  let n = _(e), r = n && _(t);
  if (!n || !r) return n !== void 0;
  if (!n.isDirectory()) AE(w(e));
  else if (!r.isDirectory()) wh(e);
  else return NE(e, t, r);
  return !1;
}
function NE(e, t, { mode: n, mtimeMs: r }) {
  _a(w(e), 448);
  let o = !1;
  for (let s of oe(e)) o = hs(`${e}/${s}`, `${t}/${s}`) || o;
  return o ? (_a(w(e), n & 4095), CE(w(e), r / 1e3, r / 1e3)) : yh(w(e)), o;
}
function wh(e) {
  _a(w(e), 448);
  for (let t of oe(e)) {
    let n = `${e}/${t}`;
    _(n)?.isDirectory() ? wh(n) : TE(w(n));
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
  let o = new Set(Ce(r.first * M, r.end * M)), s = e.positionOf ? _E(e, n) : FE(e, r.first);
  for await (let { number: i, pieces: a } of s) {
    let f = $i(a, i, n.digests) ? a : [await LE(t, n, i)];
    await t.file?.filling?.write(f, i * M), o.delete(i) && (yield { number: i, pieces: f });
  }
  if (o.size > 0) throw new k("it ended before its body did");
}
async function* FE(e, t) {
  let n = Yt(M), r = t;
  for await (let s of e) for (let i of n.push(s)) yield { number: r++, pieces: i };
  let o = n.rest();
  o.length > 0 && (yield { number: r, pieces: o });
}
async function* _E(e, t) {
  let n = /* @__PURE__ */ new Map();
  for await (let r of e) {
    let o = e.positionOf?.(r);
    for (let s of Ce(o, o + r.length)) {
      let i = Math.max(o, s * M), a = n.get(s) ?? /* @__PURE__ */ new Map();
      n.set(s, a.set(i, r.subarray(i - o, (s + 1) * M - o)));
      let c = Math.min(M, D(t) - s * M);
      Se([...a.values()]) < c || (n.delete(s), yield {
        number: s,
        pieces: [...a].toSorted(([f], [u]) => f - u).map(([, f]) => f)
      });
    }
  }
}
async function LE(e, t, n) {
  let r = n * M, o = e.file?.filling?.read ?? e.read, s = await er({ ...e, read: o }, r, Math.min(r + M, D(t)));
  if ($i([s], n, t.digests)) return s;
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
import { mkdirSync as S$ } from "node:fs";
import { join as x$ } from "node:path";

// src/files/stage-and-publish.ts
import { mkdirSync as iR, readdirSync as aR } from "node:fs";

// src/files/copy-tree.ts
import {
  copyFileSync as DE,
  mkdirSync as UE,
  readdirSync as WE,
  readlinkSync as jE,
  statSync as HE,
  symlinkSync as zE,
  utimesSync as qE
} from "node:fs";
import { setImmediate as GE } from "node:timers/promises";
async function La(e, t, n) {
  let { atimeMs: r, mtimeMs: o } = HE(e);
  UE(t);
  for (let s of WE(e, { withFileTypes: !0 })) {
    let [i, a] = [T(e, s.name), T(t, s.name)];
    s.isDirectory() ? await La(i, a, n) : s.isSymbolicLink() ? zE(jE(i), a) : DE(i, a);
  }
  qE(t, r / 1e3, o / 1e3), await GE(), n.throwIfAborted();
}

// src/files/lock.ts
import { mkdirSync as JE, readdirSync as KE, rmdirSync as VE, rmSync as vh, writeFileSync as YE } from "node:fs";
import { setTimeout as ZE } from "node:timers/promises";
var XE = 20, QE = 6e4;
function Ph(e) {
  return T(e, `${Jt}lock-${process.geteuid?.() ?? 0}`);
}
function gs(e) {
  let t = Ph(e), n = _(S(t));
  if (n && !Zn(n))
    throw new Error(`${t} is not a directory of this user alone; remove it to restore here`);
}
async function ys(e, t) {
  if (!Vt(e)) return () => {
  };
  let [n, r] = [q(e), Dr(e)], [o, s] = [Ph(n), T(e, "lock")];
  JE(s, { mode: 448 }), YE(T(s, r), "");
  let i = Date.now() + QE;
  for (; !eR(s, o); ) {
    gs(n);
    let a = await tR(o);
    if (Date.now() > i) throw new Error(`another restore has been busy in ${n} for a minute`);
    a && await ZE(XE, void 0, { signal: t });
  }
  return () => {
    vh(T(o, r), { force: !0 });
    try {
      VE(o);
    } catch {
    }
  };
}
function eR(e, t) {
  try {
    return qt(e, t);
  } catch (n) {
    throw gs(q(t)), n;
  }
}
async function tR(e) {
  let t = !1;
  for (let n of nR(e))
    await co(T(q(e), n)) ? t = !0 : vh(T(e, n), { recursive: !0, force: !0 });
  return t;
}
function nR(e) {
  try {
    return KE(e);
  } catch (t) {
    if (R(t) === "ENOENT") return [];
    throw t;
  }
}

// src/files/publish.ts
import { chmodSync as rR, mkdirSync as oR } from "node:fs";
function Bh(e) {
  let t = new Set(e.map(({ dir: r }) => r)), n = [];
  try {
    for (let { root: r, dir: o } of e) {
      let s = sR(r, o);
      au(s, o), n.push(...s);
    }
  } catch (r) {
    for (let o of t) oo(o);
    throw r;
  }
  for (let r of t) Oi(r);
  return n;
}
function sR(e, t) {
  let n = S(T(t, "tree", String(e.place)));
  if (!_(n)) return [];
  let r = T(t, "aside", String(e.place));
  oR(r, { recursive: !0 });
  let o = 0, i = Eh({ root: e, aside: () => S(T(r, String(o++))) }, n, S(e.base));
  return i.length === 0 ? [] : [...yt(S(e.matches("") ? q(e.base) : e.base)).map((c) => ({ do: "make", path: c })), ...i];
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
    return rR(w(t), 448), [...oe(t).flatMap(
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
    await n(u), Da(u, e);
    for (let { root: m, dir: l } of f)
      l !== u && await Ua(m, { from: u, to: l, signal: t });
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
function Da(e, t) {
  let n = aR(T(e, "tree")).find(
    (r) => !t.some(({ place: o }) => String(o) === r)
  );
  if (n !== void 0) throw new k(`it holds ${n}, which is not of any line of path`);
}
async function Ua({ place: e }, { from: t, to: n, signal: r }) {
  let o = T(t, "tree", String(e)), s = T(n, "tree", String(e));
  if (_(S(o))) {
    iR(T(n, "tree"), { recursive: !0 });
    try {
      re(o, s);
    } catch (i) {
      if (R(i) !== "EXDEV") throw i;
      await Pn(
        n,
        r,
        (a) => process.platform === "win32" ? La(o, s, a) : Gn("cp", ["-a", o, s], { cwd: n, signal: a })
      );
    }
  }
}

// src/lazy/lazy-mount.ts
import { join as qa } from "node:path";

// src/mount/unmount.ts
import { mkdtempSync as wR, readdirSync as bR, readlinkSync as kR, rmdirSync as SR, rmSync as xR, symlinkSync as vR } from "node:fs";
import { tmpdir as PR } from "node:os";
import { basename as OR, dirname as Uh, join as Ha } from "node:path";
import { setTimeout as BR } from "node:timers/promises";

// src/mount/mount-root.ts
import { lstatSync as Mh, mkdtempSync as mR, readdirSync as lR, realpathSync as Th } from "node:fs";
import { basename as Ah, dirname as dR, join as Ch } from "node:path";

// src/mount/mountinfo.ts
import { readFileSync as cR } from "node:fs";
function ue() {
  return process.platform !== "linux" ? [] : cR("/proc/self/mountinfo", "latin1").split(`
`).slice(0, -1).map((t) => {
    let [n = "", r = ""] = t.split(" - "), [o = "", s = "", i = ""] = r.split(" "), [, a] = /(?:^|,)user_id=(\d+)/.exec(i) ?? [], c = { point: Ih(n.split(" ")[4] ?? ""), type: o, source: Ih(s), options: i };
    return o === "fuse" ? { ...c, user: Number(a) } : c;
  });
}
function Ih(e) {
  return e.replace(/\\([0-7]{3})/g, (t, n) => String.fromCharCode(Number.parseInt(n, 8)));
}

// src/mount/processes.ts
import { readFileSync as fR, readlinkSync as uR } from "node:fs";
function Wa() {
  return uR("/proc/self/ns/pid").replace(/\D/g, "");
}
function On(e) {
  try {
    let t = fR(`/proc/${e}/stat`, "latin1").replace(/^.*\) /s, "").split(" ");
    return t[0] === "Z" ? void 0 : t[19];
  } catch {
    return;
  }
}

// src/mount/mount-root.ts
var ja = /^headstart-mount-(\d+)-(\d+)-(\d+)-\w{6}$/;
function Nh(e) {
  let t = process.ppid || 1, n = `headstart-mount-${Wa()}-${t}-${On(t)}-`;
  return mR(Ch(Th(e), n));
}
function ws({ type: e, source: t, user: n }) {
  return (e === "fuse" ? n === 0 || n === process.geteuid?.() : /^(overlay|tmpfs)$/.test(e)) ? t : void 0;
}
function Tt(e) {
  let t = S(e);
  return ue().filter((n) => ws(n) === t || H(n.point, t));
}
var Br = "headstart-broker";
function Fh(e) {
  let t = S(e);
  return ue().filter((n) => n.type === "fuse" && ws(n) === t);
}
function _h() {
  let e = (t) => bs(t) || t === Br;
  return ue().flatMap((t) => e(ws(t) ?? "") ? t.point : []);
}
function bs(e) {
  return ja.test(Ah(e));
}
var pR = 7200 * 60 * 1e3;
function hR(e) {
  let [, t, n = "", r] = Ah(e).match(ja) ?? [];
  if (t === Wa()) return On(n) !== r;
  let o = Mh(e, { throwIfNoEntry: !1 });
  return o !== void 0 && Date.now() - o.mtimeMs > pR;
}
function gR(e) {
  return e.type === "squashfs" ? dR(e.point) : ws(e);
}
function Lh(e) {
  let t = ue().flatMap((o) => gR(o) ?? []).map((o) => w(o).toString()).filter((o) => bs(o) && !yR(o)), r = (process.platform === "linux" ? lR(e).filter((o) => ja.test(o)) : []).map((o) => Ch(Th(e), o)).filter(Kt);
  return [.../* @__PURE__ */ new Set([...t, ...r])].filter(hR);
}
function yR(e) {
  try {
    let t = Mh(e, { throwIfNoEntry: !1 });
    return t !== void 0 && !Zn(t);
  } catch {
    return !0;
  }
}

// src/mount/unmount.ts
var ER = 10, RR = 300;
async function Wh(e, { rights: t, warn: n }) {
  if (!bs(e)) throw new Error(`${e} is no mount root`);
  let r = AbortSignal.timeout(6e4), o = S(e), s = ({ point: u }) => u === o, i = Tt(e).filter((u) => !s(u)), a = await Dh(i.reverse(), { rights: t, warn: n, signal: r });
  if (!Kt(e)) return;
  $R(e);
  let c = Tt(e);
  if (!c.every(s) || (await Dh(c, { rights: t, warn: n, signal: r }), a && c.length === 0)) return;
  let f = { cwd: Uh(e), signal: r };
  await t.run("rm", ["-rf", "--one-file-system", "--", OR(e)], f);
}
async function Dh(e, { rights: t, warn: n, signal: r }) {
  let o = e;
  for (let s = 0; s < ER && o.length > 0; s++) {
    s > 0 && await BR(RR, void 0, { signal: r });
    let i = o;
    o = [];
    for (let { point: a } of i) {
      let c = await ks(a, [], { rights: t, signal: r }).then(() => {
      }, O), f = ue().some((u) => u.point === a);
      c !== void 0 && f && o.push({ point: a, reason: c });
    }
  }
  for (let { point: s, reason: i } of o)
    n(`${w(s)} is still in use, so it was only detached: ${i}`), await ks(s, ["-l"], { rights: t, signal: r });
  return o.length > 0;
}
function $R(e) {
  let t = (n) => kR(Ha(e, n), "latin1");
  for (let n of IR(e).sort((r, o) => Number(o) - Number(r)))
    try {
      let r = t(`made-${n}`);
      for (let o = t(`target-${n}`); H(o, r); o = Uh(o))
        SR(w(o));
    } catch (r) {
      if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes(R(r) ?? "")) throw r;
    }
}
function IR(e) {
  try {
    return bR(e).flatMap((t) => t.match(/^made-(\d+)$/)?.[1] ?? []);
  } catch (t) {
    if (R(t) === "ENOENT") return [];
    throw t;
  }
}
async function ks(e, t, { rights: n, signal: r }) {
  let o = wR(Ha(PR(), "headstart-"));
  try {
    vR(w(e), Ha(o, "point")), await n.run("umount", ["-i", ...t, "--", "point"], { cwd: o, signal: r });
  } finally {
    xR(o, { recursive: !0, force: !0 });
  }
}

// src/lazy/found-entry.ts
async function jh(e, { etag: t, url: n }) {
  let { scope: r, version: o, key: s, size: i, createdAt: a, identity: c } = e;
  return { scope: r, version: o, key: s, size: i, createdAt: a.getTime(), identity: c, etag: t, url: await n() };
}
function $4(e, t, { scopes: n, ...r }) {
  let { scope: o, version: s, key: i, size: a, identity: c, etag: f } = t, u = { scopes: o === void 0 ? n : [o], keys: [i], versions: [s] }, m = async () => {
    let h = await e.find(u);
    if (h?.size === a && h.identity === c) return h;
    throw await h?.close(), new Z(`the entry ${i} is gone; it was replaced meanwhile`, "none");
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
import { existsSync as MR, rmSync as TR, writeFileSync as AR } from "node:fs";
import { join as Ss } from "node:path";
import { setTimeout as CR } from "node:timers/promises";

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
}, Kh = "server", NR = 6e4;
function Vh() {
  let e = Ss(import.meta.dirname, "lazy.js"), { pid: t, stdin: n, stdout: r, kill: o } = Ff({ path: process.execPath, args: [e] }), s = Jh(r);
  return {
    async show(i, a) {
      a.throwIfAborted();
      let c = AbortSignal.any([a, AbortSignal.timeout(NR)]);
      c.addEventListener("abort", o);
      try {
        AR(Ss(i.dir, Kh), `${t} ${On(t)}`), n.write(Gh(i));
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
var za = 5e3;
async function Er(e, t) {
  let n = AbortSignal.timeout(za);
  for (let { point: i } of Fh(e))
    await ks(i, ["-f", "-l"], { rights: t, signal: n }).catch(() => {
    });
  let r = Ss(e, Kh);
  if (!MR(r)) return;
  let [, o, s] = /^(\d+) (\d+)$/.exec(Yh(r)) ?? [];
  return o && await FR(Number(o), s), TR(r, { recursive: !0, force: !0 }), _R(e) ?? "killed";
}
async function FR(e, t) {
  let n = performance.now();
  for (; On(e) === t; ) {
    let r = performance.now() - n;
    if (r > 2 * za) return;
    r > za && DR(e), await CR(20);
  }
}
function _R(e) {
  try {
    return JSON.parse(Yh(Ss(e, At.report)));
  } catch {
    return;
  }
}
var LR = 64 * 1024;
function Yh(e) {
  return zt(e, LR)?.toString() ?? "";
}
function DR(e) {
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
  let f = qa(o, At.image);
  return await oa(f, n), { path: f, images: n };
}
async function Rr(e, t, n) {
  let r = await Er(e, t);
  return await n?.(r, t), await Wh(e, { rights: t, warn: W }), r;
}
function Qh(e) {
  return typeof e == "object" ? e.trouble : void 0;
}
function eg(e, t) {
  if (!e) return qa(t, At.image);
  if (e === "killed") {
    W("What had not arrived of the cache could not be read: its server was killed");
    return;
  }
  return UR(e), e.presentBlocks === e.blocks && e.damage === void 0 ? qa(t, At.blocks) : void 0;
}
function UR(e) {
  let { blocks: t, presentBlocks: n, wantedBlocks: r, prefetchedBlocks: o, waitedMs: s, unreadBytes: i } = e, { trouble: a, damage: c } = e;
  P(
    `Of ${t} blocks of the cache, ${r} were wanted, ${o} of them after they had arrived; readers waited ${X(s)}; ${z(i)} were never needed`
  ), a !== void 0 && n < t && W(`Not all of the cache could be read: ${a}`), c !== void 0 && W(`The cache is bad; its entry is removed where the store allows that: ${c}`);
}

// src/mount/kernel-log.ts
function Ga() {
  return Number(process.hrtime.bigint()) / 1e9;
}
var WR = 10;
async function tg(e, t) {
  return (await t.kernelLog().catch(() => "")).split(`
`).some((r) => {
    let [, o = String(e)] = r.match(/^\[ *(\d+\.\d+)\]/) ?? [];
    return Number(o) >= e - WR && /SQUASHFS error|I\/O error,? (on )?dev(ice)? loop/.test(r);
  });
}

// src/mount/overlay.ts
import { chmodSync as JR, existsSync as KR, mkdirSync as Ps, readdirSync as VR, realpathSync as YR, symlinkSync as Os, utimesSync as ZR } from "node:fs";
import { lstat as XR } from "node:fs/promises";
import { join as me } from "node:path";

// src/mount/layers.ts
import { mkdirSync as Ja, writeFileSync as zR } from "node:fs";
import { join as xs } from "node:path";

// src/mount/kernel-config.ts
var sg = F(rg(), 1);
import { existsSync as jR, readFileSync as og } from "node:fs";
import { release as HR } from "node:os";
function ig(e) {
  return e === void 0 || /^CONFIG_SQUASHFS_CHOICE_DECOMP_BY_MOUNT=y$/m.test(e) ? ["threads=multi,", ""] : [""];
}
function ag() {
  let [e, t] = ["/proc/config.gz", `/boot/config-${HR()}`];
  try {
    return jR(t) ? og(t, "latin1") : (0, sg.gunzipSync)(og(e)).toString("latin1");
  } catch {
    return;
  }
}

// src/mount/layers.ts
function $r({ dir: e, rights: t, signal: n }) {
  let r = { cwd: e, signal: n }, o = [], s, i = async (u, m, l, d) => {
    await t.run("mount", ["-i", "-n", "-t", m, "-o", l, "--", d, u], r), o.push(u);
  }, a = ({ offset: u, length: m }, l) => `${l}loop,offset=${u},sizelimit=${m},ro,nosuid,nodev`, c = async (u, m) => {
    Ja(xs(e, m)), await vs(s ?? ig(ag()), async (l) => {
      await i(m, "squashfs", a(u, l), "image"), s = [l];
    });
  }, f = async (u, m, l) => {
    if (u.length === 0) return;
    for (let h of m) Ja(xs(e, h));
    let [d = ""] = s ?? [], p = u.map((h, g) => `image ${m[g]} squashfs ${a(h, d)} 0 0
`);
    zR(xs(e, l), p.join(""), { flag: "wx", mode: 384 }), await t.run("mount", ["-i", "-n", "-a", "-T", l], r), o.push(...m);
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
      return Ja(xs(e, m)), await i(m, "overlay", `ro,nosuid,nodev,xino=${l === "own" ? "on" : "off"},lowerdir=${u.join(":")}`, e), m;
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
import { lstat as Ka, readdir as qR } from "node:fs/promises";
import { dirname as GR } from "node:path";
var fg = 16;
async function ug(e, t) {
  let n = [], r = async (s) => {
    let i = S(t) + s, a = { sources: [i], target: S(e.base) + s }, c = w(s.slice(1)).toString();
    if (!(await Ka(w(i))).isDirectory())
      throw new Error(`'${e.pattern}' names a file, and only directories are mounted`);
    if (e.matches(c)) n.push(a);
    else
      for (let f of await qR(w(i), { encoding: "latin1" }))
        await r(`${s}/${f}`);
    if (n.length > fg)
      throw new Error(`'${e.pattern}' names more than ${fg} directories`);
  };
  return await Ka(t).then(
    () => !1,
    (s) => R(s) === "ENOENT"
  ) || await r(""), n;
}
async function mg({ sources: e, target: t }, { base: n }, r) {
  if ((await Ka(w(e[0]))).uid !== process.geteuid?.())
    throw new Error("it was saved by another user");
  for (let o = t; o !== S(n); o = GR(o)) {
    let s = _(o);
    if (s && !s.isDirectory()) throw new Error(`${w(o)} is no directory`);
  }
  Va(t, r);
}
function Va(e, t) {
  let n = w(e).toString();
  if (!_(`${e}/.`)) return;
  let r = cg(w(e), "latin1");
  if (t.some((o) => H(cg(o, "latin1"), r)))
    throw new Error(`${n} holds the directory of the job or the store`);
  if (ue().some(({ point: o }) => H(o, r)))
    throw new Error(`something is mounted at ${n} already, or below it`);
}

// src/mount/overlay.ts
async function lg(e, t) {
  let { dir: n, signal: r } = t, o = [], s = $r(t), i = [];
  for (let [c, f] of e.entries()) {
    let { root: u, roots: m } = f;
    try {
      let l = await s.mountAll(f, `l${c}`);
      if (u) i.push(QR(u, l, n));
      else {
        let d = l.length > 1 ? await s.stack(l, pg, "own") : l[0];
        i.push(...m.map((p) => hg(p, me(n, d))));
      }
    } catch (l) {
      r.throwIfAborted(), o.push(...m.map((d) => ({ root: d, reason: O(l) })));
    }
  }
  let a = await gg(i, "lower", { ...t, mounts: s });
  return await s.release(), [...o, ...a];
}
function dg(e, t) {
  let n = e.map((r) => hg(r, me(t.dir, pg)));
  return gg(n, "upper", { ...t, mounts: $r(t) });
}
var pg = "tree";
function hg(e, t) {
  return { root: e, sites: () => ug(e, me(t, String(e.place))) };
}
function QR(e, [t, ...n], r) {
  let o = (i) => S(me(r, i)), s = {
    sources: [o(t), ...n.map(o)],
    target: S(e.literal)
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
        await e$({ ...d, number: p, position: t }, n), m.push(p);
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
  return (KR(e) ? VR(e) : []).filter((n) => /^upper-\d+$/.test(n)).map((n) => YR(me(e, n)));
}
async function e$(e, { dir: t, rights: n, signal: r, mounts: o }) {
  let { target: s, number: i } = e, a = `target-${i}`, c = _(`${s}/.`) ? oe(s) : void 0;
  if (Os(w(s), me(t, a)), !c) {
    let [m = s] = yt(s);
    Os(w(m), me(t, `made-${i}`)), Ps(w(s), { recursive: !0 });
  }
  let f = await t$(e, t);
  c && c.length > 0 && (f.length > 1 && (f = [await o.stack(f, `stack-${i}`, "own")]), f.push(a));
  let u = `lowerdir=${f.join(":")},upperdir=upper-${i},workdir=work-${i}`;
  await vs(["volatile,metacopy=on", "metacopy=on", "metacopy=off"], (m) => {
    let d = ["-i", "-n", "-t", "overlay", "-o", `${m},nosuid,nodev,redirect_dir=on,index=off,${u}`, "--", t, a];
    return n.run("mount", d, { cwd: t, signal: r });
  });
}
async function t$({ sources: e, number: t, position: n }, r) {
  let [o, s] = [`upper-${t}`, `lower-${t}`];
  if (Ps(me(r, `work-${t}`)), n === "upper")
    return Os(w(e[0]), me(r, o)), Ps(me(r, s)), [s];
  Ps(me(r, o));
  let { mode: i, mtimeMs: a } = await XR(w(e[0]));
  JR(me(r, o), i & 511), ZR(me(r, o), a / 1e3, a / 1e3);
  let c = e.map((f, u) => `${t}-${u}`);
  for (let [f, u] of e.entries())
    Os(w(u), me(r, c[f]));
  return c;
}

// src/mount/ramdisk.ts
var n$ = 4096, wg = { auto: 1 / 4, on: 3 / 4 };
async function bg(e, { wish: t, bytes: n, rights: r, signal: o }) {
  let s = process.availableMemory();
  if (!Number.isFinite(n)) return "the server does not tell how much is needed";
  if (n > s * wg[t])
    return `${z(n)} are needed, and only ${z(s)} of memory are free`;
  let i = Math.floor(s * wg.on), a = `uid=${process.geteuid?.()},gid=${process.getegid?.()}`, c = Math.floor(i / n$), f = `size=${i},nr_inodes=${c},mode=0700,${a},nosuid,nodev`;
  await r.run("mount", ["-i", "-n", "-t", "tmpfs", "-o", f, "--", e, e], { cwd: "/", signal: o });
}

// src/steps/brokered.ts
import { lstatSync as f$, mkdirSync as u$, mkdtempSync as Og, realpathSync as Za, rmSync as m$ } from "node:fs";
import { join as Bg } from "node:path";

// src/mount/broker.ts
var xg = F(Sg(), 1);
import { once as r$ } from "node:events";
import { connect as o$ } from "node:net";
var s$ = { mount: 30, renamed: 30, umount: 30, import: 930 }, i$ = 1024 ** 2;
function Bn(e, t) {
  async function* n(o, s) {
    let i = AbortSignal.timeout(s$[o] * 1e3), a = AbortSignal.any([t, i]), c = o$({ path: e, signal: a });
    c.on("error", () => {
    }), c.on("data", () => {
      c.bytesRead > i$ && c.destroy();
    });
    try {
      await r$(c, "connect", { signal: a });
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
      for await (let i of n("import", o)) if (i[s]) return;
    }
  };
}

// src/steps/unmount-brokered.ts
import { rmdirSync as vg } from "node:fs";
import { dirname as a$ } from "node:path";
async function Es({ socket: e, mounts: t }) {
  let n = Bn(e, AbortSignal.timeout(3e4));
  for (let r of t.toReversed())
    try {
      Bs(r.target) && await n.unmount(r.target), Bs(r.view, "tmpfs") && await n.unmount(r.view), Rs(r);
    } catch (o) {
      W(`${r.target} stays mounted until the container ends: ${O(o)}`);
    }
}
function Bs(e, t = "overlay") {
  let n = S(e);
  return ue().some(
    (r) => r.point === n && r.type === t && r.source === Br
  );
}
function Rs({ target: e, made: t, view: n }) {
  try {
    if (vg(n), t === void 0) return;
    for (let r = e; H(r, t); r = a$(r)) vg(r);
  } catch (r) {
    if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes(R(r) ?? "")) throw r;
  }
}

// src/steps/unpack-refused.ts
import { existsSync as c$ } from "node:fs";

// src/steps/unpack.ts
async function Pg(e, t) {
  await Be(await tt(e.roots[0]), ut(e)), await Ir(e.roots, t, (n) => En(n, e));
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
function $s({ inputs: e }) {
  return [process.cwd(), et(), J(), e.localDir].filter((n) => c$(n));
}
async function Ya(e, t, n) {
  if (e.length === 0) return;
  for (let { root: o, reason: s } of e)
    P(`Unpacking ${o.pattern} instead of mounting: ${s}`);
  let r = e.map(({ root: o }) => o);
  await Ir(r, t, (o) => n(r, o));
}
async function Is(e, t, { job: n, context: r }) {
  await Ya(t, r, async (o, s) => {
    let i = await n.tools();
    if (!i.unsquashfs)
      throw new Error(
        "this runner can neither mount nor unpack the entry, for it has no unsquashfs 4.5 or newer"
      );
    await Be(s, ut(n)), await Pn(
      s,
      n.signal,
      (a) => Do(e, { ...n, signal: a, tools: i, dir: s }, o)
    );
  });
}

// src/steps/brokered.ts
async function Eg(e, t, n) {
  let r = { socket: t, mounts: [] }, o = { ...n, job: e, brokered: r, broker: Bn(t, n.signal) }, { mountable: s, refusals: i } = l$(e);
  if (n.inputs.mode === "lazy" && s.length > 0) {
    let a = s.map(({ root: c }) => c.pattern).join(", ");
    P(
      `Mounting ${a} whole instead of lazily: the broker mounts only images that the host has`
    );
  }
  try {
    let a = await Rg(s, i, o);
    a.length + i.length > 0 && await h$(a, i, o);
    let c = r.mounts.map(({ pattern: f }) => f);
    return c.length > 0 && P(`Mounted ${c.join(", ")} through the broker of the host`), c.length > 0;
  } catch (a) {
    throw await Es(r), a;
  }
}
function l$({ segments: e, roots: t, indexed: n }) {
  let { index: r } = n, o = un(e, t), s = o.flatMap((a) => {
    let c = "the broker mounts only a directory that a line of `path` names";
    return a.root ? [] : a.roots.map((f) => ({ root: f, reason: c }));
  });
  return { mountable: o.flatMap(({ root: a, deltas: c, ...f }) => {
    let m = [f, ...c].map(({ offset: l, length: d }) => ({ offset: l, length: d })).map((l) => ({ ...l, digest: gu(r.digests, l) }));
    return a ? [{ root: a, layers: m.toReversed() }] : [];
  }), refusals: s };
}
async function Rg(e, t, n) {
  let r = [];
  for (let { root: o, layers: s } of e)
    try {
      let i = await n.timeline.during("mount", () => d$({ root: o, layers: s }, n));
      i.length > 0 && r.push({ root: o, layers: s, missing: i });
    } catch (i) {
      n.signal.throwIfAborted(), t.push({ root: o, reason: O(i) });
    }
  return r;
}
async function d$({ root: e, layers: t }, { broker: n, brokered: r, remember: o, ...s }) {
  let i = e.literal;
  if (f$(i, { throwIfNoEntry: !1 })?.isSymbolicLink()) throw new Error("the target is a link");
  Va(S(i), $s(s));
  let [a] = yt(S(i));
  u$(i, { recursive: !0 });
  let c = Og(Bg(Za(J()), "headstart-changes-")), f = { target: Za(i), pattern: e.pattern, made: a, view: c };
  o({ brokered: { ...r, mounts: [...r.mounts, f] } });
  let u = t.map(({ digest: l }) => l), m = await n.mount(f.target, u, c).catch((l) => {
    throw Rs(f), l;
  });
  if (m.length > 0)
    return Rs(f), t.filter(({ digest: l }) => m.includes(l));
  if (!Bs(f.target)) throw new Error("the broker mounted nothing");
  return r.mounts.push(f), [];
}
var p$ = 1 / 8;
async function h$(e, t, n) {
  let { job: r, broker: o, timeline: s, inputs: i } = n, { index: a } = r.indexed, c = Y(a.key, i.key) && !i.rolling, f = Og(Bg(J(), "headstart-"));
  try {
    r.file?.isWhole || await Be(f, { bytes: D(r) });
    let u = await s.during("receive", () => mn(r, f)), m = e.flatMap(({ missing: y }) => y), d = m.reduce((y, { length: b }) => y + b, 0) / D(r) <= p$ || !(await r.tools()).unsquashfs, p = { path: Za(u.path), end: D(r), layers: m }, h = m.length > 0 && (d || c) ? o.hand(p, d ? "ok" : "copied") : void 0;
    h?.catch(() => {
    });
    let g = (y) => {
      t.push(...e.splice(0).map(({ root: b }) => ({ root: b, reason: y })));
    };
    if (h && d) {
      let y = await s.during("mount", () => h).catch(O);
      y !== void 0 && g(y), e.push(...await Rg(e.splice(0), t, n));
    }
    g(`the host did not have its image${c ? " yet" : ""}`), await Is(u, t, { job: r, context: n }), d || await h?.catch((y) => P(`The host did not take the image: ${O(y)}`)), n.signal.throwIfAborted();
  } finally {
    m$(f, { recursive: !0, force: !0 });
  }
}

// src/disk/notes.ts
import { constants as Tg } from "node:fs";
import * as Ct from "node:fs/promises";
import { join as $g } from "node:path";
import { setTimeout as g$ } from "node:timers/promises";
var Ms = ".notes";
function Rn(e) {
  let t = async (n) => (await We(e, $g(e, Ms)), $g(e, Ms, String((await n.stat({ bigint: !0 })).ino)));
  return {
    /** Whether the file is unchanged since it was proven. */
    async isProven(n) {
      return await t(n).then(w$, () => {
      }) === await Ee(n);
    },
    /** Notes that a file is proven in a state, which `stateOf` returned. */
    prove: Xa(async (n, r) => {
      await g$(y$), await Ee(n) === r && await Mg(await t(n), r);
    }),
    touch: Xa(async (n) => {
      let [r, o] = [await t(n), /* @__PURE__ */ new Date()];
      await Ct.utimes(r, o, o).catch(async (s) => {
        if (R(s) !== "ENOENT") throw s;
        await Mg(r, "");
      });
    }),
    /** Notes that the file is in use as long as `name` exists, which must be free and on the same file system. */
    hold: Xa(async (n, r) => Ct.link(await t(n), r))
  };
}
var y$ = 20, Ig = 256;
async function Ee(e) {
  let { dev: t, ino: n, size: r, mtimeNs: o, ctimeNs: s } = await e.stat({ bigint: !0 });
  return [t, n, r, o, s].join(" ");
}
function Xa(e) {
  return (...t) => e(...t).catch(() => {
  });
}
async function w$(e) {
  let { O_RDONLY: t, O_NOFOLLOW: n, O_NONBLOCK: r } = Tg, o = await Ct.open(e, t | n | r).catch(() => {
  });
  try {
    let s = await o?.read(Buffer.alloc(Ig), 0, Ig, 0);
    return s?.buffer.toString("latin1", 0, s.bytesRead);
  } catch {
    return;
  } finally {
    await o?.close();
  }
}
async function Mg(e, t) {
  let { O_WRONLY: n, O_CREAT: r, O_TRUNC: o, O_NOFOLLOW: s, O_NONBLOCK: i } = Tg, a = await Ct.open(e, n | r | o | s | i, 384);
  await a.writeFile(t).finally(() => a.close());
}

// src/steps/local-copy.ts
import { constants as Ag } from "node:fs";
import { open as b$ } from "node:fs/promises";
import { join as k$ } from "node:path";
async function Mr(e) {
  let t = await b$(k$(e, At.image), Ag.O_RDONLY | Ag.O_NONBLOCK);
  if ((await t.stat()).isFile()) return t;
  throw await t.close(), new Error("the mounted cache is no file any more");
}
function Ts(e, t, n) {
  let r = {
    size: D(t),
    async *read(o, s) {
      yield* (await Mr(e)).createReadStream({ start: o, end: s - 1 });
    }
  };
  return Qa(r, t, n);
}
function Qa(e, t, n) {
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
var ec = "Saving all files instead of the changes";
async function Cg({ mounted: e, mountRoot: t, brokered: n }, { version: r, signal: o, ...s }) {
  if (e)
    try {
      if (e.version !== r) throw new Error("the restored cache has another format");
      return { ...await tc(e, s), mountRoot: t, brokered: n };
    } catch (i) {
      o.throwIfAborted(), P(`${ec}: ${O(i)}`);
      return;
    }
}
async function tc({ scope: e, version: t, key: n, size: r, identity: o }, { inputs: s, store: i, scopes: a }) {
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
async function nc(e) {
  let t = await Mr(e).catch((n) => {
    if (R(n) !== "ENOENT")
      throw n;
  });
  return t && Ee(t).finally(() => t.close());
}
async function Ng({ mounted: e, mountRoot: t }, { inputs: n, store: r, scopes: o, signal: s }) {
  if (!e || t === void 0) return;
  let i = await nc(t);
  if (!(i === void 0 || i === e.file))
    try {
      let { entry: a, index: c } = await tc(e, { inputs: n, store: r, scopes: o });
      await a.close();
      for await (let f of Ts(t, c, s).read(0, D(c))) ;
    } catch (a) {
      throw s.throwIfAborted(), new Error(`the mounted cache has changed on the disk: ${O(a)}`, { cause: a });
    }
}

// src/steps/mount.ts
async function _g(e, t) {
  let { mounting: n } = t;
  if ("reason" in n && n.broker !== void 0 && e.format.image) {
    let f = Ga();
    return await Eg(e, n.broker, t) && t.remember({ mounted: Fg(e, f) }), !0;
  }
  let r = await v$(e, t);
  if (!r) return !1;
  let { dir: o, rights: s } = r, i, a = () => {
    i = Er(o, s);
  }, c = async () => (await i, Qh(await Rr(o, s)));
  t.signal.addEventListener("abort", a);
  try {
    let f = Ga(), { image: u } = e.format, l = (await (u ? E$ : R$)(e, { ...t, ...r })).map(({ root: p }) => p), d = e.roots.filter((p) => !l.includes(p));
    d.length === 0 ? await c() : (u && t.remember({ mounted: { ...Fg(e, f), file: await nc(o) } }), P(`Mounted ${d.map(({ pattern: p }) => p).join(", ")}`));
  } catch (f) {
    let u = await c();
    throw u === void 0 ? f : new Error(u, { cause: f });
  } finally {
    t.signal.removeEventListener("abort", a);
  }
  return !0;
}
function Fg({ indexed: e, segments: t }, n) {
  let { entry: r, index: o } = e, { scope: s, version: i, key: a, size: c } = r, f = t.filter(sa).map(({ offset: u, length: m }) => ({ offset: u, length: m }));
  return { scope: s, version: i, key: a, size: c, images: f, identity: fo(o), since: n };
}
async function v$(e, t) {
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
  if (o({ mountRoot: c }), await B$(e, { ...t, dir: c, rights: a }) || s) return { dir: c, rights: a };
  await Rr(c, a);
}
var P$ = 4096, O$ = 8;
async function B$(e, { inputs: t, dir: n, rights: r, signal: o }) {
  let s = t.ramdisk;
  if (s === "off") return !1;
  let { image: i, indexed: a } = e.format, c = D(e), { bytes: f, files: u } = ut(e), m = a ? f + u * P$ : c * O$, d = await bg(n, { wish: s, bytes: i ? c : m, rights: r, signal: o }).catch(O);
  return o.throwIfAborted(), d !== void 0 && P(`Using the disk instead of memory: ${d}`), d === void 0;
}
async function E$(e, t) {
  let { server: n, dir: r, timeline: o } = t;
  e.file?.isWhole || await Be(r, { bytes: D(e) });
  let { indexed: s } = e, i = un(e.segments, e.roots), c = (n && s && await o.during("show", () => Xh(s, i, { ...t, server: n }))) ?? await o.during("receive", () => mn({ ...e, isMounted: !0 }, r)), f = await o.during("mount", () => lg(c.images, Lg(t)));
  if (await c.isInPlace?.() === !1)
    throw new Error("the entry was removed from its store while it was being mounted");
  return await Is(c, f, { job: e, context: t }), f;
}
async function R$(e, t) {
  let { dir: n, timeline: r, signal: o } = t;
  await r.during("unpack", () => En(n, e)), Da(n, e.roots);
  let s = await r.during("mount", () => dg(e.roots, Lg(t)));
  return await Ya(s, t, async (i, a) => {
    S$(x$(a, "tree"));
    for (let c of i) await Ua(c, { from: n, to: a, signal: o });
  }), s;
}
function Lg(e) {
  let { dir: t, rights: n, signal: r } = e;
  return { dir: t, rights: n, spare: $s(e), signal: r };
}

// src/steps/receive-to-file.ts
import { mkdtemp as C$, rm as N$, statfs as F$ } from "node:fs/promises";
import { join as _$ } from "node:path";

// src/disk/draft-file.ts
var Ug = F(Dg(), 1);
import { constants as oc } from "node:fs";
import * as Ve from "node:fs/promises";
import { dirname as Wg, join as sc } from "node:path";
var As = ".drafts";
async function $n(e) {
  let t = sc(e, As);
  await We(e, t);
  let n = sc(t, (0, Ug.randomUUID)());
  return Hg(e, n, await Ve.open(n, "wx+", 384));
}
async function jg(e, t) {
  let n = sc(e, As, t), r = await Ve.open(n, oc.O_RDONLY | oc.O_NOFOLLOW | oc.O_NONBLOCK);
  return Hg(e, n, r);
}
function Hg(e, t, n) {
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
      return await n.sync(), await We(e, Wg(s)), $$(t, s);
    },
    /** Closes the file and removes the draft, if there still is one. May be called several times. */
    async discard() {
      await o(), await Ve.rm(t, { force: !0 });
    }
  };
}
async function $$(e, t) {
  try {
    await Ve.link(e, t);
  } catch (r) {
    if (R(r) === "EEXIST") return !1;
    throw r;
  }
  if (await Ve.rm(e), process.platform === "win32") return !0;
  let n = await Ve.open(Wg(t));
  return await n.sync().finally(() => n.close()), !0;
}

// src/disk/stored-file.ts
import { constants as Cs } from "node:fs";
import * as be from "node:fs/promises";
import { dirname as I$ } from "node:path";
async function Nt(e, { dir: t, verify: n = "auto" }) {
  let r = await be.open(e, Cs.O_RDONLY | Cs.O_NOFOLLOW | Cs.O_NONBLOCK), o = Rn(t);
  try {
    let s = await r.stat();
    if (!s.isFile()) throw new Error(`${e} is no file`);
    return ki(e, s), {
      stat: s,
      handle: r,
      /** Notes that the file was used now, for eviction. */
      touch: () => o.touch(r),
      read: (i, a) => M$(r, i, a),
      file: T$(r, e, o, n),
      close: () => r.close()
    };
  } catch (s) {
    throw await r.close(), s;
  }
}
function M$(e, t, n) {
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
function T$(e, t, n, r) {
  let o;
  return {
    isWhole: !0,
    async link(s) {
      let i = await ic(e, t, s);
      return i && (o = s), i;
    },
    isInPlace: () => Ns(e, t),
    async copyTo(s) {
      return await be.copyFile(`/proc/self/fd/${e.fd}`, s, Cs.COPYFILE_FICLONE), n.isProven(e);
    },
    async prove(s) {
      return r === "auto" && await n.isProven(e) || await n.prove(e, await A$(e, s)), o !== void 0 && await n.hold(e, `${o}.used`), !0;
    }
  };
}
async function A$(e, t) {
  for (let n = 0; n < 2; n++) {
    let r = await Ee(e);
    if (await t(), await Ee(e) === r) return r;
  }
  throw new k("somebody is writing to it");
}
async function ic(e, t, n) {
  try {
    let [r, o] = await Promise.all([be.stat(I$(n)), e.stat()]);
    return r.dev !== o.dev || !await Ns(e, t) ? !1 : (await be.symlink(await be.realpath(t), n), !0);
  } catch {
    return !1;
  }
}
async function Ns(e, t) {
  let [r, o] = await Promise.all([
    be.lstat(t, { bigint: !0 }).catch(() => {
    }),
    e.stat({ bigint: !0 })
  ]);
  return r?.ino === o.ino && r.dev === o.dev;
}

// src/steps/receive-to-file.ts
var zg = 1024 ** 3, L$ = 3;
async function qg(e, t) {
  for (let n = 1; ; n++)
    try {
      return await D$(e, t);
    } catch (r) {
      if (!(r instanceof Z && r.recover === "resume") || n === L$) throw r;
    }
}
async function D$(e, { dir: t, maxBytes: n = 64 * zg, minFreeBytes: r = zg, onRead: o }) {
  let s = await C$(_$(t, "headstart-stream-")), i = await $n(s), a = async () => {
    await i.discard(), await N$(s, { recursive: !0, force: !0 });
  };
  try {
    let { bavail: c, bsize: f } = await F$(t), u = Math.max(0, Math.min(n, c * f - r)), m = `the entry is larger than the ${z(u)} that it may take at ${t}`;
    await i.file.writeFile(
      U$(e.read(0, e.size), (g, y) => {
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
async function* U$(e, t) {
  let n = 0;
  for await (let r of e)
    n += r.length, t(r.length, n), yield r, e.release?.(r);
}

// src/steps/restore-entry.ts
async function Jg(e, t, n) {
  await In(e, t, n, async (r) => {
    await _g(r, n) || await Pg(r, n);
  }), P("Cache restored successfully");
}
async function In(e, t, n, r) {
  let { inputs: o, formats: s, timeline: i } = n, a = s.find((u) => u.versions(o).includes(e.version));
  if (!a) throw new k(`the entry ${e.key} has an unknown version`);
  if (!!Number.isFinite(e.size) || !a.indexed) return await Gg(e, { ...n, format: a, roots: t }, r);
  i.watch(Kg(e, t, o));
  let f = await i.during("receive", () => W$(e, n));
  await Gg(f, { ...n, format: a, roots: t }, r).finally(f.close);
}
function W$(e, { timeline: t }) {
  P("Receiving all of the entry before restoring it: its server sends no ranges");
  let n = Pr("Received", void 0, P), r = t.phaseTimer(), o = { ...e, read: () => r.pulled("download", e.read(0, e.size)) };
  return qg(o, { dir: J(), onRead: n });
}
async function Gg(e, t, n) {
  let { inputs: r, mounting: o, timeline: s, findings: i, format: a, roots: c, signal: f } = t, u = 0, m = (b) => {
    i.storedBytes = b, P(`Cache Size: ${us(b)}`);
  }, l = !Number.isFinite(e.size);
  l || m(e.size);
  let d, p = () => d ??= mr(r), [h] = await Promise.all([
    a.indexed ? s.during("index", () => j$(e, t)) : H$(e),
    // Looking for programs takes time, and mounting an image needs none.
    a.image && pn(o) ? void 0 : p()
  ]), g = (b) => {
    let x = Pr("Received", l ? void 0 : D(h), P);
    u = 0;
    let v = (E) => {
      u += E, x(E);
    };
    return z$(e, h.indexed, { timeline: s, onRead: v, order: b, signal: f });
  };
  s.watch(Kg(e, c, r));
  let y = {
    ...h,
    format: a,
    body: g,
    file: e.file,
    roots: c,
    workspace: et(),
    tools: p,
    signal: f,
    warn: W
  };
  await n(y), l && m(u);
}
async function j$(e, { format: t, inputs: n, findings: r }) {
  let o = await Xo(e, n);
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
function H$({ size: e }) {
  return { segments: [{ kind: "archive", offset: 0, length: e, files: 0, bytes: e }], bytes: Number.isFinite(e) ? e : 0 };
}
function z$(e, t, { timeline: n, ...r }) {
  let o = n.phaseTimer(), s = e.file?.isWhole ? "read" : "download", a = { ...e, read: (...c) => o.pulled(s, e.read(...c)) };
  return t ? o.pulled("verify", bh(a, t.index, r)) : xh(a, r);
}
function Kg({ file: e }, t, { localDir: n, stash: r }) {
  return [...t.map(({ literal: s, base: i }) => s ?? i), J(), ...e ? [n, r.dir] : []];
}

// src/steps/merge-snapshots.ts
function Vg(e) {
  let { key: t, restored: n, signal: r } = e, o = n, s = async () => {
    let a = await Yg([e.scope], ee({}).lookups([t]), e);
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
      o = a.key, P(`Another job has saved cache ${t} since this job restored it`), await J$(a, e), P(`Merged what another job has added to cache ${t} meanwhile`);
    })
  };
}
function Yg(e, t, { inputs: n, store: r }) {
  let o = hn(r, n).flatMap((s) => s.versions(n));
  return r.find({ scopes: e, keys: t, versions: o });
}
async function J$(e, t) {
  let { roots: n } = Ne(t.inputs.paths, process.cwd()), r = Zg(t);
  await In(e, n, r, async (o) => {
    await Be(await tt(n[0]), ut(o)), await Ir(n, r, async (s) => {
      await En(s, o);
      let i = () => n.filter((a) => hs(ac(a, s), S(a.base)));
      i().length !== 0 && (await K$(t, (a) => {
        for (let c of n) hs(ac(c, s), ac(c, a));
      }), i());
    });
  });
}
function ac({ place: e }, t) {
  return S(T(t, "tree", String(e)));
}
async function K$(e, t) {
  let { restored: n, readScopes: r } = e;
  if (n === void 0) return;
  let o = await Yg(r, [n], e), s = await q$(T(J(), "headstart-"));
  try {
    if (o?.key !== n) throw new Error("the restored cache is gone");
    let { roots: i } = Ne(e.inputs.paths, process.cwd());
    await In(o, i, Zg(e), async (a) => {
      await Be(s, ut(a)), await En(s, a);
    }), t(s);
  } finally {
    await G$(s, { recursive: !0, force: !0 }), await o?.close();
  }
}
function Zg({ inputs: e, key: t, store: n, timeline: r, signal: o }) {
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
function Xg(e, { start: t, end: n, order: r }) {
  let o, s = /* @__PURE__ */ new WeakMap(), { seats: i, readStore: a, memory: c } = e;
  async function* f() {
    for (let l = t; l < n; ) {
      let d = Math.floor(l / M), p = await V$(d, e);
      if (p) {
        let g = c.acquire(Math.min((d + 1) * M, n) - l);
        await Y$(g, p, l).catch(i.giveUp) && (s.set(g, l), l += g.length, yield g);
        continue;
      }
      let h = Z$(d, n, e);
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
async function V$(e, { seats: t, bypassed: n }) {
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
async function Qg(e, { seats: t, bypassed: n }) {
  for (; ; ) {
    let r = await t.current();
    if (r.role === "filler" || r.role === "none" || e.some((o) => n.has(o)))
      return !1;
    if (r.role === "reader" || e.every((o) => r.followed.present.has(o))) return !0;
    if (!await r.followed.ask(e)) return !1;
    await t.follow(r.followed);
  }
}
async function Y$(e, t, n) {
  let { bytesRead: r } = await t.read(e, 0, e.length, n);
  if (r !== e.length) throw new Error("it is shorter than it should be");
  return !0;
}
function Z$(e, t, { seats: n, bypassed: r }) {
  let o = n.held(), s = (a) => o?.role === "filler" && o.present.has(a), i = e + 1;
  for (; !r.has(e) && i * M < t && !s(i); ) i++;
  return Math.min(i * M, t);
}
async function ey(e, t, n) {
  let r = await e.seats.current(), o = Ce(n, n + Se(t)), s = (a) => r.role === "filler" && r.present.has(a) && !e.bypassed.has(a);
  if (r.role !== "filler" || o.every(s)) return;
  let { file: i } = r.draft;
  await Fs(i, t, n);
  for (let a of o)
    r.present.add(a), e.bypassed.delete(a), r.leader.say(String(a));
  cc(r, e) && i.datasync().catch(() => {
  });
}
function ty(e, t, n) {
  return nt(e.readStore(t, n), async function* (r) {
    let o = t;
    for await (let s of r) {
      let i = { bytes: Buffer.from(s), position: o };
      o += s.length, e.ends.push(i);
      let a = e.seats.held();
      a?.role === "filler" && await Fs(a.draft.file, [i.bytes], i.position).catch(e.seats.giveUp), yield s;
    }
  });
}
function cc({ present: e }, { size: t, ends: n, bypassed: r }) {
  let o = Ce(0, Math.min(t, ...n.map(({ position: s }) => s)));
  return e.size >= o.length && o.every((s) => e.has(s) && !r.has(s));
}
async function Fs(e, t, n) {
  let { bytesWritten: r } = await e.writev(t, n);
  if (r !== Se(t)) throw new Error("no space is left");
}

// src/stash/followed-draft.ts
import { EventEmitter as iI, once as aI } from "node:events";
import { setTimeout as cI } from "node:timers/promises";

// src/stash/flight.ts
var ry = F(ny(), 1);
import { EventEmitter as X$ } from "node:events";
import * as ae from "node:fs/promises";
import { createServer as Q$ } from "node:net";
import { dirname as uc, join as Ft } from "node:path";
var oy = ".flights";
async function sy(e, t) {
  let n = Ft(e, oy, t);
  for (await We(e, uc(n)); ; ) {
    let r = await tI(n) ?? await nI(n);
    if (r) return r;
  }
}
var eI = 3600 * 1e3;
async function iy(e) {
  let t = Ft(e, oy);
  for (let n of await ae.readdir(t)) {
    let r = await ae.stat(Ft(t, n)).catch(() => {
    });
    r && Date.now() - r.mtimeMs > eI && await ae.rm(Ft(t, n), { recursive: !0, force: !0 });
  }
}
async function tI(e) {
  for (let t of await ae.readdir(e).catch(sI)) {
    let n = await to(e, t);
    if (n) return { role: "follower", lines: n };
    await ae.rm(Ft(e, t), { recursive: !0, force: !0 });
  }
}
async function nI(e) {
  let t = await ae.mkdtemp(Ft(uc(e), "joining-")), n = (0, ry.randomUUID)(), r = [], o = /* @__PURE__ */ new Set(), s = new X$(), i = Q$((f) => {
    f.on("error", () => {
    }).on("close", () => o.delete(f)), mc(f, (u) => s.emit("line", u)), o.add(f.unref()), r.length > 0 && f.write(r.join(""));
  }).unref(), a = rI(i, { said: r, followers: o, heard: s, path: Ft(e, n) });
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
function rI(e, { said: t, followers: n, heard: r, path: o }) {
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
      await ae.rm(o, { force: !0 }), await ae.rmdir(uc(o)).catch(() => {
      }), e.close();
      for (let i of n) i.end();
    }
  };
}
var oI = 36;
function mc(e, t) {
  let n = "";
  e.setEncoding("latin1").on("data", (r) => {
    let o = (n + r).split(`
`);
    n = o.pop() ?? "", n.length > oI && e.pause();
    for (let s of o) t(s);
  });
}
function sI(e) {
  if (R(e) === "ENOENT") return [];
  throw e;
}

// src/stash/followed-draft.ts
var fI = /^[0-9a-f-]{36}$/, uI = /^\d{1,7}$/, ay = "fetches", mI = 500;
function cy(e, t) {
  return uI.test(e) && Number(e) < t ? Number(e) : void 0;
}
function fy({ say: e, onLine: t }, n, r) {
  t((o) => {
    let s = cy(o, n);
    s !== void 0 && r(s);
  }), e(ay);
}
var lI = 4;
function uy(e, t, { blocks: n, quietMs: r }) {
  let o = /* @__PURE__ */ new Set(), s = new iI(), i = Promise.resolve(void 0), a, c = performance.now(), f = Promise.withResolvers();
  cI(mI, !1, { ref: !1 }).then(f.resolve);
  let u = /* @__PURE__ */ new Set(), m = (d) => {
    if (a === void 0 && fI.test(d))
      return a = d, i = jg(e, d).catch(() => {
      }), !0;
    d === ay && f.resolve(!0);
    let p = cy(d, n);
    return p === void 0 || o.has(p) ? !1 : (o.add(p), !0);
  }, l = !1;
  return mc(t, (d) => {
    if (m(d)) c = performance.now();
    else if (performance.now() - c > lI * r) return;
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
        return l || await aI(s, "news", { signal: AbortSignal.any([d, p.signal]) }), !0;
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
import { basename as dI } from "node:path";
var pI = 15e3, hI = 16;
function ly(e) {
  let { signal: t, logError: n } = e, r, o = Promise.resolve(), s = 0, i = {
    held: () => r,
    async current() {
      return o = o.then(async () => {
        let c = r?.role === "follower" ? r.followed : void 0;
        if (r && !c?.isOver()) return;
        if (++s > hI) throw new Error("one process after the other has begun to fill it");
        let f = await gI(e, c);
        r?.role === "none" ? await my(f, !1) : r = f, r.role === "filler" && await e.onFill(r);
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
      r = { role: "none" }, c && await my(c, a).catch(n);
    }
  };
  return i;
}
async function my(e, t) {
  if (e.role === "follower" && await e.followed.close(), e.role === "reader" && await e.opened.close(), e.role !== "filler") return;
  let { draft: n, leader: r } = e;
  await (t && r.hasFollowers() ? n.close() : n.discard()).finally(r.end);
}
async function gI({ stash: e, dir: t, name: n, size: r, quietMs: o = pI, log: s }, i) {
  let a = i && await e.open(n, r);
  if (a)
    return await i.close(), { role: "reader", opened: a };
  let c = await e.join(n);
  if (c.role === "follower")
    return s("Reading along with another job of this host, which downloads the same entry"), await i?.close(), { role: "follower", followed: uy(t, c.lines, { blocks: Math.ceil(r / M), quietMs: o }) };
  let f;
  try {
    let u = await e.open(n, r);
    if (u)
      return await c.end(), { role: "reader", opened: u };
    if (f = await e.begin(r), !f)
      return await c.end(), s(`The stash has no room for the ${z(r)} of the entry`), { role: "none" };
    let m = i ? await yI(i, f) : /* @__PURE__ */ new Set();
    c.say(dI(f.path));
    for (let l of m) c.say(String(l));
    return { role: "filler", draft: f, present: m, leader: c };
  } catch (u) {
    throw await f?.discard(), await c.end(), u;
  } finally {
    await i?.close();
  }
}
async function yI(e, { file: t }) {
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
function dy({ size: e, read: t }, n) {
  let { logError: r } = n, s = ly({ ...n, size: e, onFill: async ({ draft: u, leader: m }) => {
    py(m, i);
    for (let { bytes: l, position: d } of i.ends) await Fs(u.file, [l], d);
  } }), i = {
    size: e,
    seats: s,
    readStore: t,
    ends: [],
    bypassed: /* @__PURE__ */ new Set(),
    memory: en()
  }, a = !1, c, f = () => {
    let u = s.held();
    return u?.role === "filler" && cc(u, i) ? u : void 0;
  };
  return {
    file: {
      isWhole: !1,
      filling: bI(i),
      async link(u) {
        let m = await s.settled();
        return m.role === "reader" ? m.opened.file.link(u) : m.role !== "filler" || !await ic(m.draft.file, m.draft.path, u) ? !1 : (c = u, !0);
      },
      async isInPlace() {
        let u = s.held();
        return u?.role === "reader" ? u.opened.file.isInPlace() : u?.role === "filler" && Ns(u.draft.file, u.draft.path);
      },
      async prove(u) {
        let m = s.held();
        if (m?.role === "reader") return SI(m.opened.file, u, i);
        try {
          await u();
        } catch (l) {
          if (s.held()?.role === "filler") throw l;
        }
        return a = f() !== void 0, a;
      }
    },
    read: (u, m, l) => Xg(i, { start: u, end: m, order: l }),
    readEnd: (u, m) => ty(i, u, m),
    isPublished: () => s.held()?.role === "reader",
    async finish() {
      let u = f();
      u && await wI(u, { ...n, isProven: a, link: c }).catch(r), await s.leave({ isDraftGood: !u });
    },
    discard: s.leave
  };
}
async function wI({ draft: e, leader: t }, { stash: n, dir: r, name: o, isProven: s, link: i }) {
  let a = Rn(r), c = setInterval(t.giveSign, kI);
  try {
    await n.put(e, o), s && await a.prove(e.file, await Ee(e.file)), s && i !== void 0 && await a.hold(e.file, `${i}.used`);
  } finally {
    clearInterval(c);
  }
}
function bI(e) {
  let { seats: t, readStore: n, bypassed: r } = e;
  return {
    read(o, s) {
      for (let i of Ce(o, s)) r.add(i);
      return n(o, s);
    },
    write: (o, s) => ey(e, o, s).catch(t.giveUp),
    arrival: (o, s) => Qg(Ce(o, s), e),
    onAsked(o) {
      e.onAsked = o;
      let s = t.held();
      s?.role === "filler" && py(s.leader, e);
    },
    isOurs: async () => (await t.current()).role === "filler"
  };
}
function py(e, { size: t, onAsked: n }) {
  n && fy(e, Math.ceil(t / M), n);
}
var kI = 1e3;
async function SI(e, t, { bypassed: n }) {
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
import { basename as vI, dirname as PI, join as Ye } from "node:path";

// src/disk/eviction.ts
import * as Fe from "node:fs/promises";
import { basename as xI, join as lc } from "node:path";
var hy = 3600 * 1e3;
async function _s(e) {
  let n = (await Mn(lc(e, As))).filter(({ writtenMs: r }) => Date.now() - r > hy);
  await Promise.all(n.map(({ path: r }) => Fe.rm(r, { force: !0 })));
}
async function Ls(e, t) {
  let n = new Map((await Mn(lc(e, Ms))).map((s) => [xI(s.path), s])), r = t.map((s) => {
    let i = n.get(String(s.inode));
    n.delete(String(s.inode));
    let a = i ? Math.min(i.writtenMs, Date.now()) : s.usedMs;
    return { ...s, usedMs: a, isMounted: s.isLinked || (i?.isLinked ?? !1) };
  }), o = [...n.values()].filter(({ writtenMs: s }) => Date.now() - s > hy);
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
      let o = lc(e, r), s = await Fe.lstat(o, { bigint: !0 }).catch(() => {
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
var OI = 1024 ** 3;
function yy(e) {
  let { dir: t, maxBytes: n, minFreeBytes: r = OI, isPull: o } = e, s = Ye(t, "pulls"), i = Ye(t, "branches"), a = o ? s : i, c = async () => {
    let u = await Promise.all([gy(s), gy(i)]), m = o ? void 0 : 1;
    return (await Ls(t, u.flat())).map((l) => ({
      ...l,
      rank: PI(l.path) === s ? 0 : m
    }));
  }, f = async () => {
    await Ht(t), await Ar.mkdir(t, { recursive: !0, mode: 448 }), await Me(t);
    for (let u of [s, i]) await We(t, u);
  };
  return {
    async open(u, m) {
      await Ht(t);
      for (let d of [t, s, i]) await Me(d).catch(wy);
      let l = await dc(Ye(i, u), m, e);
      return l || o ? l ?? dc(Ye(s, u), m, e) : (BI(Ye(s, u), Ye(i, u)), dc(Ye(i, u), m, e));
    },
    async remove(u) {
      await Promise.all([s, i].map((m) => Ar.rm(Ye(m, u), { force: !0 })));
    },
    async join(u) {
      return await f(), sy(t, u);
    },
    async begin(u) {
      await f(), await Promise.all([_s(t), iy(t)]);
      let m = await c(), l = m.filter(({ rank: d }) => d === void 0);
      if (!(u + l.reduce((d, p) => d + p.size, 0) > n) && await Tr(t, m, { maxBytes: n, minFreeBytes: r, comingBytes: u }))
        return $n(t);
    },
    async put(u, m) {
      await u.publish(Ye(a, m)) && await Tr(t, await c(), { maxBytes: n, minFreeBytes: r });
    }
  };
}
async function gy(e) {
  return (await Mn(e)).filter(({ path: t }) => /^[0-9a-f]{64}$/.test(vI(t)));
}
function BI(e, t) {
  try {
    re(e, t);
  } catch (n) {
    wy(n);
  }
}
function wy(e) {
  if (R(e) !== "ENOENT") throw e;
}
async function dc(e, t, n) {
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
function by(e, t) {
  let { dir: n, repository: r, isSealed: o, signal: s, quietMs: i, log: a } = t, c = yy(t), f = (u) => {
    a(`The stash ${n} is not used: ${O(u)}`);
  };
  return {
    ...e,
    async find(u) {
      let m = await e.find(u);
      if (m?.identity === void 0 || !o(m.version)) return m;
      let { scope: l = "", version: d, key: p, size: h, identity: g } = m, y = pi([e.label, r, l, d, p, String(h), g]);
      try {
        let b = await c.open(y, h), x = async () => c.remove(y).catch(f), v = RI(
          m,
          dy(m, { stash: c, dir: n, name: y, signal: s, quietMs: i, logError: f, log: a }),
          x
        );
        if (!b) return v;
        let { file: E, read: B, close: C } = b;
        return {
          ...v,
          original: v,
          stored: m,
          file: E,
          read(U, L) {
            return a(`Found in the stash ${n}`), nt(B(U, L), EI);
          },
          reject: x,
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
async function* EI(e) {
  try {
    yield* e;
  } catch (t) {
    throw new k(`it cannot be read: ${O(t)}`);
  }
}
function RI(e, t, n) {
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
function Ds(e, t) {
  let n, r = () => (n ??= t(), n);
  return {
    ...e,
    find: async (o) => (await r()).find(o),
    create: async (o) => (await r()).create(o),
    removable: async (o) => (await r()).removable(o)
  };
}

// src/stores/github/github.ts
function ky(e) {
  let { service: t } = e, n = t ? `cache service at ${new URL(t.url).host}` : "cache service", r = Ds({ label: n, shared: !0 }, async () => {
    let { openService: o } = await import("./github.js");
    return o(e, $I(t));
  });
  return {
    ...r,
    // The service would answer even if this run may read no scope.
    find: async (o) => o.scopes.length === 0 ? void 0 : r.find(o)
  };
}
function $I(e) {
  if (e) return e;
  throw new Error(
    "this runner offers no cache service (ACTIONS_RESULTS_URL or ACTIONS_CACHE_URL, and ACTIONS_RUNTIME_TOKEN)"
  );
}

// src/stores/local/local.ts
import * as Re from "node:fs/promises";
import { basename as Ry, dirname as hc, join as $y } from "node:path";

// src/stores/local/draft.ts
var Sy = 1024 * 1024;
async function xy({ path: e, dir: t, evict: n }) {
  let r = await $n(t), { file: o } = r, s = !0, i = (c) => ({
    partBytes: Sy,
    // The next part fills up while one part is written.
    concurrency: 2,
    async write(f, u) {
      let m = Se(u), { bytesWritten: l } = await o.writev(u, c + f * Sy);
      if (l !== m) throw new Error(`no space is left for ${e}`);
    },
    async commit() {
      let f = await r.publish(e);
      return f && s && await Rn(t).prove(o, await Ee(o)), await r.discard(), f && await n().catch(() => {
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
import * as vy from "node:fs/promises";
import { basename as II, join as MI } from "node:path";
async function Py(e) {
  let t = await pc(e), n = (await Promise.all(t.map(pc))).flat(), o = (await Promise.all(n.map(pc))).flat().filter((s) => /^[0-9a-f]{64}$/.test(II(s)));
  return (await Promise.all(o.map(Mn))).flat();
}
async function pc(e) {
  return (await vy.readdir(e, { withFileTypes: !0 }).catch(() => [])).filter((n) => n.isDirectory()).map((n) => MI(e, n.name));
}

// src/stores/local/local.ts
var Oy = 1024 ** 3, By = process.platform === "linux" ? Hn : Pf;
function Iy(e) {
  let { dir: t, repository: n, verify: r = "auto", maxBytes: o = 20 * Oy, minFreeBytes: s = Oy } = e, i = ({ scope: a, version: c, key: f }) => $y(t, By(n), By(a), Hn(c), Hn(f));
  return {
    label: `local directory ${t}`,
    shared: !1,
    isHere: !0,
    async find({ scopes: a, keys: c, versions: f }) {
      if (await Ey(t))
        for (let u of a) {
          let m = f.map((d) => hc(i({ scope: u, version: d, key: "-" }))), l = await TI(m, c, { dir: t, verify: r });
          if (l) return { ...l, scope: u };
        }
    },
    async create(a) {
      let c = i(a);
      if (await Ht(t), await Re.mkdir(t, { recursive: !0, mode: 448 }), await Me(`${t}/.`), !await AI(c, { dir: t, verify: r }))
        return xy({
          path: c,
          dir: t,
          async evict() {
            await _s(t);
            let f = (await Ls(t, await Py(t))).map((u) => ({
              ...u,
              rank: u.path === c ? void 0 : 0
            }));
            await Tr(t, f, { maxBytes: o, minFreeBytes: s });
          }
        });
    },
    async removable(a) {
      return await Ey(t) ? (await My(hc(i(a)), [a.key], { dir: t, verify: r })).filter(({ key: f }) => f.startsWith(a.key)).map(({ key: f, createdAt: u, path: m }) => ({ key: f, createdAt: u, remove: () => Re.rm(m, { force: !0 }) })) : [];
    }
  };
}
async function Ey(e) {
  return await Ht(e), await Cy(e) ? (await Me(`${e}/.`), !0) : !1;
}
async function TI(e, t, n) {
  let r = (await Promise.all(e.map((o) => My(o, t, n)))).flat();
  for (; ; ) {
    let o = xf(t, r);
    if (!o) return;
    let s = await CI(o, n);
    if (s) return s;
    r.splice(r.indexOf(o), 1);
  }
}
async function My(e, t, n) {
  if (!await Ay(e, n)) return [];
  let r = gi(Ry(e)) ?? "", o = (await Re.readdir(e)).filter((a) => Bf(a, t)), s = await Promise.all(
    o.map(async (a) => {
      let c = $y(e, a);
      return { path: c, stat: await Re.lstat(c).catch(() => {
      }) };
    })
  ), i = [];
  for (let { path: a, stat: c } of s) {
    let f = c?.isFile() ? await Ty(a, n).catch(() => {
    }) : void 0;
    c && f !== void 0 && i.push({ key: f, version: r, createdAt: c.mtime, path: a });
  }
  return i;
}
async function Ty(e, t) {
  let n = gi(Ry(e));
  if (n !== void 0) return n;
  let { stat: r, read: o, close: s } = await Nt(e, t);
  try {
    return (await rr({ size: r.size, read: o })).key;
  } finally {
    await s();
  }
}
async function AI(e, t) {
  if (!await Ay(hc(e), t) || !await Cy(e)) return !1;
  try {
    return await Ty(e, t), !0;
  } catch (n) {
    if (!(n instanceof k)) throw n;
    return await Re.rm(e, { force: !0 }), !1;
  }
}
async function CI({ path: e, key: t, version: n, createdAt: r }, o) {
  try {
    let { stat: s, touch: i, ...a } = await Nt(e, o);
    await i();
    let c = () => Re.rm(e, { force: !0 });
    return { ...a, key: t, version: n, size: s.size, createdAt: r, reject: c };
  } catch (s) {
    if (R(s) === "ENOENT") return;
    throw s;
  }
}
function Ay(e, t) {
  return Ny(Hf(t.dir, e));
}
function Cy(e) {
  return Ny(Re.lstat(e));
}
async function Ny(e) {
  try {
    return await e, !0;
  } catch (t) {
    if (R(t) === "ENOENT") return !1;
    throw t;
  }
}

// src/stores/s3/s3.ts
function Fy(e) {
  let t = NI(e.inputs.s3);
  return Ds({ label: t, shared: !1 }, async () => {
    let { openBucket: n } = await import("./s3.js");
    return n(e, t);
  });
}
function NI({ bucket: e, prefix: t, endpoint: n }) {
  return `S3 bucket ${t === "" ? e : `${e}/${t}`}${n === "" ? "" : ` at ${new URL(n).host}`}`;
}

// src/stores/index.ts
var _y = {
  local: ({ inputs: e, repository: t }) => Iy({ dir: e.localDir, repository: t, verify: e.verify }),
  s3: Fy,
  github: ky
};
function Ly({
  inputs: e,
  service: t
}) {
  return e.store !== "auto" ? e.store : e.s3.bucket !== "" ? "s3" : t ? "github" : "local";
}

// src/steps/open-store.ts
function Tn(e, t = (n) => n) {
  let { own: n, keepsDisk: r, inputs: o, repository: s, isSealed: i, signal: a, tell: c } = e, f = Ly(e), u = FI(t(_y[f](e)), n), { use: m, dir: l, maxBytes: d } = o.stash;
  if (!(f !== "local" && (m === "auto" ? r : m === "on"))) return u;
  let h = n?.startsWith("refs/pull/") ?? !0, { verify: g } = o;
  return by(u, { dir: l, maxBytes: d, verify: g, repository: s, isSealed: i, signal: a, log: c, isPull: h });
}
function FI(e, t) {
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
    own: pe(t).write,
    keepsDisk: gf(),
    isSealed: (r) => ln.some(({ indexed: o, versions: s }) => o && s(e).includes(r)),
    signal: n,
    tell: Dy(P),
    warn: Dy(W),
    mask: Jr
  };
}
function Dy(e) {
  let t = /* @__PURE__ */ new Set();
  return (n) => {
    t.has(n) || e(n), t.add(n);
  };
}

// src/steps/save-delta.ts
import { mkdtemp as rM, rm as oM } from "node:fs/promises";

// src/formats/squashfs/upper.ts
import { lstatSync as yc, readdirSync as _I } from "node:fs";
function jy(e, t) {
  let n = [""];
  for (let r of n) {
    if (n.length > t) throw gc();
    for (let [o, s] of Cr($e(e, r)))
      s.isDirectory() && n.push($e(r, o));
  }
  return n;
}
function Hy(e, { renamed: t, hasOwnFiles: n, excludes: r, most: o }) {
  let s = {
    members: [],
    removed: [],
    skipped: [],
    isTopChanged: Uy(e.merged) !== Uy(e.base),
    moreFiles: 0,
    deadBytes: 0,
    bytes: 0
  }, { members: i, removed: a, skipped: c } = s, f = (l, d) => {
    let { files: p, bytes: h } = zy($e(e.base, l), d);
    s.moreFiles -= p, s.deadBytes += h;
  }, u = (l) => {
    if (i.push(l) + a.length > o) throw gc();
  }, m = (l, { isUpper: d, isBase: p, isRenamed: h }) => {
    let g = i.length + a.length;
    u(l);
    let y = d ? Cr($e(e.upper, l)) : Wy, b = p ? Cr($e(e.base, l)) : Wy, x = /* @__PURE__ */ new Set();
    for (let [E, B] of Cr($e(e.merged, l))) {
      let C = $e(l, E);
      if (Te(E) || r?.(w($e(e.merged, C)).toString())) continue;
      if (!B.isFile() && !B.isDirectory() && !B.isSymbolicLink()) {
        c.push(C);
        continue;
      }
      x.add(E);
      let [U, L] = [y.get(E), b.get(E)];
      if (!U && !h) {
        if (!L && !n) throw new Error(`nothing tells where ${w(C)} is from`);
        if (L && !(n && L.isDirectory() && B.isDirectory())) continue;
      }
      s.moreFiles++, L && !(L.isDirectory() && B.isDirectory()) ? f(C, L) : L && s.moreFiles--, B.isDirectory() ? m(C, {
        isUpper: U?.isDirectory() ?? !1,
        isBase: L?.isDirectory() ?? !1,
        // Until the rename of a directory is undone, what is in it is in another place of the base, too.
        isRenamed: h || t.has(C)
      }) : (u(C), B.isFile() && (s.bytes += yc(w($e(e.merged, C))).size));
    }
    for (let [E, B] of b) {
      if (x.has(E)) continue;
      let C = $e(l, E);
      if (a.push(C) + i.length > o) throw gc();
      f(C, B);
    }
    p && !d && !h && i.length + a.length === g + 1 && i.pop();
  };
  return m("", { isUpper: !0, isBase: !0, isRenamed: !1 }), s;
}
function Uy(e) {
  let { mode: t, mtimeMs: n } = yc(w(e));
  return `${t & 511} ${Math.floor(n / 1e3)}`;
}
var Wy = /* @__PURE__ */ new Map();
function Cr(e) {
  let t = _I(w(e), { withFileTypes: !0, encoding: "latin1" });
  return new Map(t.map((n) => [n.name, n]));
}
function $e(e, t) {
  return e === "" || t === "" ? e + t : `${e}/${t}`;
}
function zy(e, t) {
  if (t.isFile()) return { files: 1, bytes: yc(w(e)).size };
  let n = { files: 1, bytes: 0 };
  if (!t.isDirectory()) return n;
  for (let [r, o] of Cr(e)) {
    let { files: s, bytes: i } = zy($e(e, r), o);
    n.files += s, n.bytes += i;
  }
  return n;
}
function gc() {
  return new Error("the job changed more than a quarter of the files");
}

// src/steps/compare-mounts.ts
async function qy(e, t) {
  let { excludes: n } = t, r = [], { most: o } = t;
  try {
    for (let [s, i] of Map.groupBy(e.sites, ({ image: a }) => a)) {
      let a = S(await e.layersOf(s));
      for (let c of i) {
        let f = await e.renamedIn(c, jy(S(c.upper), o)), u = a + (c.prefix === "" ? "" : `/${c.prefix}`), m = { upper: S(c.upper), merged: S(c.match.path), base: u }, l = Hy(m, { renamed: f, hasOwnFiles: c.hasOwnFiles, excludes: n, most: o });
        o -= l.members.length + l.removed.length, r.push({ ...c, changes: l });
      }
    }
  } finally {
    await e.release();
  }
  return r;
}
function Gy({ members: e, removed: t, isTopChanged: n }) {
  return e.length > 1 || t.length > 0 || n;
}
function Nr({ prefix: e }, t) {
  return e === "" ? t : t !== "" ? `${e}/${t}` : e.includes("/") ? e : `${e}/.`;
}

// src/steps/delta-layer.ts
import { stat as zI } from "node:fs/promises";

// src/formats/squashfs/delta.ts
import { lstatSync as LI } from "node:fs";
async function Jy(e, { dir: t, members: n, removed: r, top: o }, s) {
  let { how: i, topSeconds: a } = o === void 0 ? { how: [], topSeconds: void 0 } : UI(o), c = WI({ dir: t, members: n, removed: r }, s), f = { source: "-", how: ["-tar", ...i], names: [], archive: c, topSeconds: a, whiteouts: r }, u = await fr(e, f, s), m = n.length + r.length;
  if (!(o === void 0 ? u.members >= m : u.members === m)) throw new Error(`the image has ${u.members} members instead of ${m}`);
  return u;
}
var DI = 2 ** 32 - 1;
function UI(e) {
  let { mode: t, mtimeMs: n } = LI(w(e)), r = Math.min(Math.max(Math.floor(n / 1e3), 0), DI);
  return { how: ["-root-mode", (t & 511).toString(8), El], topSeconds: r };
}
async function* WI({ dir: e, members: t, removed: n }, { tools: r, signal: o }) {
  for (let i of n) yield ar({ ...jI, name: i });
  if (t.length === 0) {
    yield Buffer.alloc(HI);
    return;
  }
  let s = V([yo(r.tar)], { cwd: e, signal: o });
  s.stdin.end(`${t.join("\0")}\0`, "latin1"), s.ended.catch(() => {
  }), yield* s.stdout, await s.ended;
}
var jI = {
  kind: "whiteout",
  target: "",
  mode: 0,
  mtime: "0",
  size: 0,
  sparseSize: void 0
}, HI = 1024;

// src/steps/delta-layer.ts
async function Ky(e, { segments: t }) {
  let n = t.filter(({ kind: i }) => i === "delta").length, r = t.find(({ kind: i }) => i === "removals");
  if (!r) return [];
  let o = await e.bytes(r.offset, r.offset + r.length), { namesOf: s } = ra(o, n);
  return Array.from({ length: n }, (i, a) => [...s(a)]);
}
function Vy(e) {
  let { frame: t, bytes: n } = ql(e);
  return { frame: t, bytes: n, files: e.reduce((r, o) => r + o.length, 0) };
}
async function Yy({ root: e }, t, n, { inputs: r, tools: o, scratch: s, signal: i }) {
  let [a] = t, c = e !== void 0, f = t.flatMap((g) => g.changes.members.map((y) => Nr(g, y))), u = t.flatMap((g) => g.changes.removed.map((y) => Nr(g, y))), m = c ? {
    dir: a.match.path,
    top: a.match.path,
    members: f.filter((g) => g !== ""),
    removed: u
  } : { dir: s, top: void 0, members: f, removed: u }, l = { scratch: s, tools: o, level: r.compressionLevel, signal: i }, d = await Jy(n, m, l), { size: p } = await zI(n), h = d.members + (c ? 1 : 0);
  return { layer: { path: n, length: p, files: h, bytes: d.bytes, ...c && { root: e } }, removed: u };
}

// src/steps/job-mounts.ts
import { readdirSync as YI, readlinkSync as ZI, realpathSync as XI } from "node:fs";
import { join as Fr } from "node:path";

// src/mount/renamed.ts
var Zy = "trusted.overlay.redirect", Us = 512, [qI, GI, JI] = [124, 136, 156];
async function Xy(e, t, { rights: n, signal: r }) {
  let o = t.map((a) => `${a === "" ? "." : a}\0`).join(""), s = await n.attributesOf(o, Zy, { cwd: e, signal: r }), i = [...VI(s)];
  if (i.length !== t.length) throw new Error("tar did not read all directories");
  return new Set(t.filter((a, c) => i[c]));
}
var KI = S(` SCHILY.xattr.${Zy}=`);
function* VI(e) {
  let t = !1;
  for (let n = 0; n + Us <= e.length && e[n] !== 0; ) {
    let r = Number.parseInt(e.toString("latin1", n + qI, n + GI), 8), o = n + Us, s = String.fromCharCode(e[n + JI]);
    if (s === "x") t = e.subarray(o, o + r).includes(KI, 0, "latin1");
    else {
      if (s !== "5") throw new Error("a directory was replaced meanwhile");
      yield t, t = !1;
    }
    n = o + Math.ceil(r / Us) * Us;
  }
}

// src/steps/job-mounts.ts
function Qy(e, t, n) {
  let { mountRoot: r, brokered: o } = e;
  return r !== void 0 ? QI(e.index, r, t, n) : nM(e, o, t, n);
}
async function QI(e, t, n, r) {
  let o = await dn(r);
  if (!o) throw new Error("this runner no longer lets root mount");
  let s = eM(t, e, n), i = $r({ dir: t, rights: o, signal: r });
  return {
    sites: s,
    copy: Ts(t, e, r),
    async layersOf(a) {
      await (await Mr(t)).close();
      let c = `base-${a.root ?? "all"}`, f = await i.mountAll(tM(a, e), c), [u] = f.length > 1 ? [await i.stack(f, c, "of layers")] : f;
      return Fr(t, u);
    },
    renamedIn: ({ upper: a }, c) => Xy(a, c, { rights: o, signal: r }),
    release: i.release
  };
}
function eM(e, { segments: t }, n) {
  let r = YI(e).flatMap((i) => i.match(/^upper-(\d+)$/)?.[1] ?? []), o = new Map(
    r.map((i) => [ZI(Fr(e, `target-${i}`), "latin1"), i])
  ), s = n.map((i) => {
    let a = o.get(S(i.path));
    if (a === void 0) throw new Error(`${i.path} is not mounted`);
    let { options: c } = ew(i, Tt(e)), f = t.filter(({ kind: d }) => d === "image"), u = f.find(({ root: d }) => d === i.root.place), m = u ?? f.find(({ root: d }) => d === void 0);
    if (!m) throw new Error(`${i.path} is in no image`);
    let l = i.relative === "" ? "" : `/${S(i.relative)}`;
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
function ew({ path: e }, t) {
  let n = XI(e, "latin1"), r = t.filter((s) => s.point === n), [o] = r;
  if (o?.type !== "overlay" || r.length > 1) throw new Error(`${e} is no longer mounted`);
  if (ue().some((s) => s.point !== n && H(s.point, n)))
    throw new Error(`something else is mounted below ${e}`);
  return o;
}
function tM(e, { segments: t }) {
  let n = t.filter(({ kind: r, root: o }) => r === "delta" && o === e.root);
  return { offset: e.offset, length: e.length, deltas: n };
}
async function nM({ entry: e, index: t }, { socket: n, mounts: r }, o, s) {
  let i = Bn(n, s), a = ue().filter(({ source: m }) => m === Br), c = /* @__PURE__ */ new Map(), f = o.map((m) => {
    let { options: l, point: d } = ew(m, a), p = r.find(({ target: y }) => S(y) === d)?.view, h = t.segments.find(({ kind: y, root: b }) => y === "image" && b === m.root.place);
    if (p === void 0 || !h) throw new Error(`${m.path} is in no image`);
    if (!a.some((y) => y.type === "tmpfs" && y.point === S(p)))
      throw new Error("the broker does not show the changes");
    c.set(h, p);
    let g = /(?:^|,)lowerdir\+?=[^,]*\/below(?:[:,]|$)/.test(l);
    return { match: m, image: h, prefix: "", upper: Fr(p, "upper"), hasOwnFiles: g };
  });
  if (f.length < r.length) throw new Error("a directory of the restored cache is gone");
  let u = (m) => c.get(m);
  return {
    sites: f,
    copy: Qa(e, t, s),
    layersOf: async (m) => Fr(u(m), "base"),
    renamedIn: async ({ image: m }) => new Set(await i.renamedIn(u(m))),
    release: async () => {
    }
  };
}

// src/steps/save-delta.ts
async function tw(e) {
  let { base: t, draft: n, timeline: r, signal: o } = e, s = await rM(T(J(), "headstart-")), i = () => oM(s, { recursive: !0, force: !0 });
  try {
    let a = iM(t, e.inputs), c = sM(n, t, D({ segments: a }), r);
    return { ...await aM(a, { ...e, scratch: s }).catch(async (u) => {
      throw await c.then(({ undo: m }) => m()), u;
    }), copied: await c, close: i };
  } catch (a) {
    if (await i(), o.throwIfAborted(), a instanceof Lt || a instanceof Dt) throw a;
    P(`${ec}: ${O(a)}`);
    return;
  }
}
function sM(e, { entry: t }, n, r) {
  let o = n - n % M, s = r.during("copy", () => e.copyFrom(t, o));
  return s.catch(() => {
  }), s;
}
function iM({ entry: e, index: t }, { paths: n }) {
  if (t.paths.join(`
`) !== n.join(`
`)) throw new Error("the restored cache has other paths");
  let r = t.segments.filter(({ kind: o }) => o !== "removals");
  return nw(r, e.size), r;
}
async function aM(e, t) {
  let { base: n, selection: r, matches: o, secretCheck: s, scratch: i, timeline: a, signal: c } = t, { entry: f, index: u } = n, m = await Qy(n, o, c), l = dh(u.files), d = await s.leaveOut({
    trees: m.sites.map(cM),
    excludes: r.excludes,
    signal: c
  }), { excludes: p } = Or([i, ...d], r), h = await a.during("compare", () => qy(m, { excludes: p, most: l }));
  if (h.some(
    ({ match: B, changes: C }) => C.removed.some((U) => d.includes(fM(B, U)))
  ))
    throw new Error("a secret is in the restored cache, too");
  let { copy: g } = m, y = h.filter(({ changes: B }) => Gy(B)), b = Map.groupBy(y, ({ image: B }) => B), x = [...e];
  for (let [B, C] of b) uM(x, B, Ws(C, "deadBytes"));
  let [v, E] = [[], await Ky(g, u)];
  tn({ matches: o, scratch: i });
  for (let [B, C] of b) {
    let U = T(i, `delta-${v.length}`), { layer: L, removed: mt } = await a.during("pack", () => Yy(B, C, U, t));
    v.push(L), E.push(mt);
  }
  return nw([...x, ...v.map((B) => ({ ...B, kind: "delta" }))], f.size), {
    base: n,
    copy: g,
    keptBytes: D({ segments: x }),
    kept: x,
    deltas: v,
    removals: E.length > 0 ? Vy(E) : void 0,
    files: Math.max(0, u.files + Ws(y, "moreFiles")),
    bytes: Math.max(0, u.bytes + Ws(y, "bytes") - Ws(y, "deadBytes")),
    skipped: h.flatMap(({ changes: B, ...C }) => B.skipped.map((U) => Nr(C, U)))
  };
}
function cM({ match: e, upper: t, hasOwnFiles: n }) {
  let r = S(e.path);
  return n ? { path: r } : { path: r, names: S(t) };
}
function fM({ path: e }, t) {
  return w(`${S(e)}/${t}`).toString();
}
function nw(e, t) {
  let n = lh({ layers: e, baseBytes: t });
  if (n !== void 0) throw new Error(n);
}
function Ws(e, t) {
  return e.reduce((n, { changes: r }) => n + r[t], 0);
}
function uM(e, { root: t }, n) {
  let r = [...e.keys()].filter((s) => e[s]?.root === t), o = ph(
    r.map((s) => e[s]),
    n
  );
  for (let [s, i] of r.entries()) e[i] = o[s];
}

// src/secrets/find.ts
import { closeSync as RM, fstatSync as $M, lstatSync as IM, openSync as MM, readSync as TM } from "node:fs";

// src/secrets/each-file.ts
import { readdirSync as mM } from "node:fs";
import { setImmediate as lM } from "node:timers/promises";
var dM = 64;
async function wc({ trees: e, excludes: t, signal: n }, r, o) {
  let s = (a) => t?.(w(a).toString()) ?? !1, i = 0;
  for (let a of e) {
    let { path: c, names: f = c } = a;
    r(c.slice(c.lastIndexOf("/") + 1)) && o(c, a);
    let u = [""];
    for (let m = u.pop(); m !== void 0; m = u.pop()) {
      for (let l of pM(f + m)) {
        let d = l.isDirectory();
        if (d ? Te(l.name) : !r(l.name) || !l.isFile()) continue;
        let p = `${m}/${l.name}`;
        s(c + p) || (d ? u.push(p) : o(c + p, a));
      }
      ++i % dM > 0 || (await lM(), n.throwIfAborted());
    }
  }
}
function pM(e) {
  try {
    return mM(w(e), { withFileTypes: !0, encoding: "latin1" });
  } catch {
    return [];
  }
}

// src/secrets/private-keys.ts
var hM = /-----BEGIN (?:(RSA|EC|DSA|OPENSSH) )?PRIVATE KEY-----[ \t\r]*\n\s*([0-9A-Za-z+/=]{40,})/g, gM = "b3BlbnNzaC1rZXktdjEAAAAABG5vbmU";
function bc(e) {
  return [...e.matchAll(hM)].some(
    ([, t, n = ""]) => t !== "OPENSSH" || n.startsWith(gM)
  );
}

// src/secrets/settings.ts
var yM = /\$\{|\$\(|\{\{|^\$\w+$|%\w+%|^<.*>$|^[*x.]*$|example(?:key)?$|^(?:null|none|true|false)$/i;
function _e(e) {
  return !yM.test(e);
}
function js(e, t) {
  return (n) => wM(n, t).some(e);
}
function he(e, t) {
  return js(({ key: n, value: r }) => e.test(n) && _e(r), t);
}
function wM(e, t) {
  return e.split(`
`).flatMap((n) => {
    let r = n.trim(), o = r.indexOf(t, 1);
    if (o < 0 || /^[#;]/.test(r)) return [];
    let s = r.slice(0, o).replace(/^- /, "").trim();
    return [{ key: rw(s), value: rw(r.slice(o + 1).trim()) }];
  });
}
function rw(e) {
  let [t = ""] = e, n = t === '"' || t === "'" ? e.indexOf(t, 1) : -1;
  return n > 0 ? e.slice(1, n) : e;
}
function kc(e) {
  return [...e.matchAll(/https?:\/\/[^\s:@/"'<>]*:([^\s@/"'<>]+)@/gi)].some(([, n = ""]) => _e(n));
}
function _r(e) {
  return (t) => bM(t).some((n) => _e(n.value) && e(n));
}
function bM(e) {
  let t = [], n = [
    { value: kM(e), section: "", key: "" }
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
function kM(e) {
  try {
    return JSON.parse(e);
  } catch {
    return;
  }
}
function Sc(e) {
  let [t = "", ...n] = e.split("<!--");
  return t + n.map((r) => r.includes("-->") ? r.slice(r.indexOf("-->") + 3) : "").join("");
}
function Hs(e, t) {
  return [...e.matchAll(t)].map(([, n = ""]) => n.trim());
}

// src/secrets/tokens.ts
var iw = F(sw(), 1), SM = /\b(?:gh[opsur]|npm)_([0-9A-Za-z]{30})([0-9A-Za-z]{6})\b/g, xM = [
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
function zs(e) {
  return [...e.matchAll(SM)].some(([, r = "", o]) => PM(r) === o) || xM.some((r) => r.test(e));
}
var vM = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
function PM(e) {
  let t = "";
  for (let n = (0, iw.crc32)(e); t.length < 6; n = Math.floor(n / 62))
    t = `${vM[n % 62]}${t}`;
  return t;
}

// src/secrets/kinds.ts
var aw = he(/^(?:export )?aws_(?:secret_access_key|session_token)$/i, "="), xc = [
  {
    kind: "npm token",
    files: [".npmrc", "npmrc", ".yarnrc"],
    // The first version of Yarn writes no separator.
    has: Lr(
      he(/(?:^|:)_(?:auth|authToken|password)$/, "="),
      (e) => Hs(e, /:_authToken" "?([^\s"]+)/g).some(_e)
    )
  },
  { kind: "Yarn token", files: [".yarnrc.yml"], has: he(/^npmAuth(?:Token|Ident)$/, ":") },
  { kind: "netrc password", files: [".netrc", "_netrc"], has: OM },
  {
    kind: "registry login",
    files: [".docker/config.json", ".dockercfg", ".dockerconfigjson", "containers/auth.json"],
    has: _r(({ key: e }) => /^(?:auth|identitytoken|registrytoken|password)$/.test(e))
  },
  { kind: "AWS key", files: [".aws/credentials", ".aws/config"], has: aw },
  {
    kind: "private key",
    files: ["*.pem", "*.key", "*.p8", "id_rsa", "id_dsa", "id_ecdsa", "id_ed25519", "*_rsa", "*_ed25519"],
    has: bc,
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
    has: kc
  },
  { kind: "Poetry password", files: ["pypoetry/auth.toml"], has: he(/^password$/, "=") },
  {
    kind: "Maven password",
    files: ["settings.xml"],
    // Maven writes encrypted passwords in braces.
    has: (e) => Hs(Sc(e), /<(?:password|passphrase)>([^<]*)</gi).some(
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
  { kind: "Bundler password", files: [".bundle/config"], has: js(BM, ":") },
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
    has: (e) => Hs(Sc(e), /<add\s+key="ClearTextPassword"\s+value="([^"]*)"/gi).some(_e)
  },
  {
    kind: "Google Cloud key",
    files: ["application_default_credentials.json", "gha-creds-*.json", "legacy_credentials/*/adc.json"],
    has: _r(
      ({ key: e, value: t }) => e === "refresh_token" || e === "private_key" && bc(t)
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
    has: Lr(kc, js(EM, "="))
  },
  {
    kind: "access token",
    files: [".env", ".env.*", ".envrc"],
    has: Lr(zs, aw),
    isCommon: !0
  }
];
function Lr(...e) {
  return (t) => e.some((n) => n(t));
}
function OM(e) {
  let n = e.split(`
`).filter((r) => !r.trim().startsWith("#")).join(`
`).split(/\s+/);
  return n.some((r, o) => r === "password" && _e(n[o + 1] ?? ""));
}
function BM({ key: e, value: t }) {
  let n = /^BUNDLE_(?!BUILD__|LOCAL__|MIRROR__)\w+__[A-Z]+$/.test(e), [, r = ""] = t.match(/^[^\s:/]{2,}:([^\s/]+)$/) ?? [];
  return n && _e(r);
}
function EM({ key: e, value: t }) {
  let [, n = ""] = t.match(/^authorization: *(?:\w+ +)?(\S+)$/i) ?? [];
  return /extraheader$/i.test(e) && _e(n);
}

// src/secrets/find.ts
async function cw(e) {
  let t = [];
  return await wc(e, dw, (n, { path: r }) => {
    let o = uw(n, r);
    o && t.push(o);
  }), vc(t);
}
function* fw(e, t) {
  let n = [];
  for (let r of e) {
    let [o, s] = [S(r.path), Ca(r)];
    for (let i of t(r)) {
      for (let { kind: a, member: c } of i) {
        let f = c === s ? o : c;
        if (a !== "file" || !dw(f.slice(f.lastIndexOf("/") + 1))) continue;
        let u = uw(o + c.slice(s.length), o);
        u && n.push(u);
      }
      yield i;
    }
  }
  return vc(n);
}
function uw(e, t) {
  let n = AM.filter(
    ({ pattern: i, isCommon: a }) => i.test(e) && !(a && LM(e, t))
  ), r = n.length > 0 ? UM(e) : void 0;
  if (!r) return;
  let s = n.find(({ has: i }) => i(r.text))?.kind ?? (zs(r.text) ? "access token" : void 0);
  return s === void 0 ? void 0 : { path: e, kind: s, inode: r.inode };
}
async function mw(e, t) {
  let n = new Map(e.map((s) => [s.inode, s]));
  if (n.delete(void 0), n.size === 0) return e;
  let r = new Map(e.map((s) => [s.path, s]));
  return await wc(t, () => !0, (s) => {
    let i = IM(w(s), { bigint: !0, throwIfNoEntry: !1 }), a = i && n.get(pw(i));
    a && !r.has(s) && r.set(s, { ...a, path: s });
  }), vc([...r.values()]);
}
function vc(e) {
  return e.toSorted((t, n) => t.path < n.path ? -1 : 1);
}
var AM = xc.map((e) => ({ ...e, pattern: new RegExp(`/${Pc(e.files)}$`, "i") })), lw = xc.flatMap(({ files: e }) => e.map((t) => t.slice(t.lastIndexOf("/") + 1))), CM = new RegExp(`^${Pc(lw.filter((e) => !e.startsWith("*")))}$`, "i"), NM = new RegExp(
  `${Pc(lw.filter((e) => e.startsWith("*")).map((e) => e.slice(1)))}$`,
  "i"
);
function dw(e) {
  return CM.test(e) || NM.test(e);
}
function Pc(e) {
  let t = e.map((n) => n.replaceAll(".", "\\.").replaceAll("*", "[^/]*"));
  return `(?:${[...new Set(t)].join("|")})`;
}
var FM = /\/(?:node_modules|(?:site|dist)-packages|gems|pkg\/mod|registry\/src)\//, _M = /\/(?:__tests__|e2e|examples?|fixtures?|samples?|specs?|test-?data|testing|tests?)\//i;
function LM(e, t) {
  return FM.test(e) || _M.test(e.slice(t.length));
}
var DM = 64 * 1024;
function UM(e) {
  let t;
  try {
    t = MM(w(e), Uo);
    let n = $M(t, { bigint: !0 });
    if (!n.isFile()) return;
    let r = Buffer.alloc(Math.min(Number(n.size), DM)), o = TM(t, r, 0, r.length, 0);
    return { text: r.toString("latin1", 0, o), inode: n.nlink > 1n ? pw(n) : void 0 };
  } catch {
    return;
  } finally {
    t !== void 0 && RM(t);
  }
}
function pw({ dev: e, ino: t }) {
  return `${e}:${t}`;
}

// src/steps/secrets.ts
function yw({ secrets: e }) {
  let t = /* @__PURE__ */ new Set(), n = (r, o) => {
    let s = r.filter(({ path: i }) => !t.has(i));
    for (let { path: i } of s) t.add(i);
    s.length > 0 && o(gw(s));
  };
  return {
    async leaveOut(r) {
      if (e === "ignore") return [];
      let o = await cw(r);
      if (e === "warn")
        return n(o, hw), [];
      if (e === "refuse" && o.length > 0)
        throw new Dt(`there are secrets in ${gw(o)}. ${ww}, or set \`secrets: skip\``);
      let s = await mw(o, r);
      return n(s, (i) => P(`Left out, because of secrets: ${i}`)), s.map(bw);
    },
    *watch(r, o) {
      if (e === "warn") n(yield* fw(r, o), hw);
      else for (let s of r) yield* o(s);
    }
  };
}
function hw(e) {
  W(
    `The cache holds secrets, which everyone who may restore it can read: ${e}. ${ww}, or set \`secrets\` to skip, refuse or ignore.`
  );
}
var ww = "Remove them, or exclude them by lines of `path` that begin with `!`", WM = 5;
function gw(e) {
  let t = e.slice(0, WM).map((r) => `${jM(bw(r))} (${r.kind})`), n = e.length - t.length;
  return `${t.join(", ")}${n > 0 ? ` and ${n} more` : ""}`;
}
function bw({ path: e }) {
  return w(e).toString();
}
function jM(e) {
  let t = Le(et(), e);
  return t.startsWith("..") ? e : t;
}

// src/steps/snapshots.ts
import { existsSync as zM, lstatSync as qM, realpathSync as GM } from "node:fs";
import { basename as JM, dirname as KM, join as xw } from "node:path";

// src/files/fingerprint.ts
var Sw = F(kw(), 1);
import { lstatSync as HM } from "node:fs";
function Bc(e, t) {
  let n = (0, Sw.createHash)("sha256");
  for (let r of e) {
    let o = S(r.path);
    n.update(`${o}\0`, "latin1");
    let s = r.relative === "" ? `${r.root.place}` : `${r.root.place}/${S(r.relative)}`;
    for (let i of ls([r], t)) {
      let a = i.map(({ member: c, kind: f, target: u = "" }) => {
        let { size: m, mtimeNs: l, mode: d, ino: p } = HM(w(o + c.slice(s.length)), {
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
async function vw(e, { inputs: t, run: n, state: r, timeline: o }) {
  let { rolling: s, key: i, save: a, lookupOnly: c } = t;
  return !s || c ? void 0 : !Y(ee(s).keyIn(e), i) || a === "never" || Ec(s, n) ? { name: e } : { name: e, contents: await o.during("fingerprint", () => Ow(t, r)) };
}
function Ec({ branches: e }, t) {
  let { write: n = t.ref } = pe(t), r = t.defaultBranch === "" ? n.startsWith("refs/heads/") : n === `refs/heads/${t.defaultBranch}`;
  if (!(e === "all" || r))
    return `Cache save skipped: a snapshot of ${n} would hide newer ones of the default branch. Set rolling-branches: all to save all the same.`;
}
async function Pw({ name: e, contents: t }, { everyMinutes: n }, { inputs: r, state: o, timeline: s }) {
  let i = Math.max(0, Math.floor((Date.now() - Yu(e)) / 6e4));
  if (i < n)
    return `Cache save skipped: the restored snapshot is ${i} minutes old, and rolling-every is ${n}.`;
  let a = await s.during("fingerprint", () => Ow(r, o));
  return t !== void 0 && t === a ? `Nothing has changed since cache ${r.key} was restored, not saving cache.` : void 0;
}
async function Ow(e, t) {
  try {
    let { excludes: n, roots: r } = ds(e), o = await as({ excludes: n, roots: r }), { points: s, uppers: i } = VM(t), a = o.filter(({ path: c }) => !s.some((f) => H(ZM(c), f)));
    return [Bc(a, n), Bc(i.map(YM), void 0)].join();
  } catch (n) {
    jn(`The cached files cannot be compared: ${O(n)}`);
    return;
  }
}
function VM({ mountRoot: e, brokered: t }) {
  let n = e === void 0 ? [] : Tt(e).map(({ point: o }) => o), r = (t?.mounts ?? []).filter(({ view: o }) => zM(xw(o, "upper")));
  return {
    points: [...n, ...r.map(({ target: o }) => S(o))],
    uppers: [
      ...e === void 0 ? [] : yg(e),
      ...r.map(({ view: o }) => xw(o, "upper"))
    ]
  };
}
function YM(e, t) {
  return { path: e, relative: "", stat: qM(e), root: { place: t } };
}
function ZM(e) {
  return `${GM(KM(e), "latin1")}/${S(JM(e))}`;
}
async function Bw(e, { scope: t, version: n, key: r }, { keep: o }) {
  try {
    let s = await e.removable({ scope: t, version: n, key: po(r) }), i = Zu(s, o);
    for (let { remove: a } of i) await a();
    i.length > 0 && P(`Removed older snapshots: ${i.length}`);
  } catch (s) {
    P(`Older snapshots stay in the ${e.label}: ${O(s)}`);
  }
}

// src/steps/save-cache.ts
async function Ew(e, t, n, r) {
  let { restored: o } = n, s = Ie(), { rolling: i } = t, a = ee(i), { write: c, read: f, whyNoWrite: u } = pe(s), m = u ?? eT(t) ?? (i && Ec(i, s));
  if (c === void 0 || m)
    return P(m ?? "Cache save skipped: this run may write no scope.");
  let l = fs(), d = o && Y(a.keyIn(o.name), e), p = i && d && await Pw(o, i, { inputs: t, state: n, timeline: l });
  if (p) return P(p);
  let h = ds(t), g = () => l.during("find", () => as(h)), y = await g();
  if (y.length === 0) return Qe(Fa);
  let b = Tn(An(t, s, r)), x = i?.merges ? Vg({ inputs: t, key: e, scope: c, readScopes: f, store: b, restored: o?.name, timeline: l, signal: r }) : void 0, v = yw(t);
  for (let E = XM; ; E--) {
    if (await x?.merge() && (y = await g()), await QM({ ...{ inputs: t, key: e, run: s, scope: c, store: b, state: n, selection: h, matches: y, timeline: l, signal: r }, secretCheck: v, isOutdated: async () => E > 1 && (await x?.isOutdated() ?? !1) })) return;
    P(`Packing again, for another job has saved cache ${e} meanwhile`);
  }
}
var XM = 3;
async function QM(e) {
  let { inputs: t, key: n, run: r, scope: o, store: s, state: i, timeline: a, signal: c } = e, f = await mr(t, ["mount", "lazy"].includes(t.mode) ? c : void 0), u = await ah(s, t, { tools: f, signal: c }), [m = ""] = u.versions(t, f), l = { scope: o, version: m, key: ee(t.rolling).nameFor(n, r) }, d = pe(r).read, [p, h] = await a.during(
    "reserve",
    () => Promise.all([s.create(l), Cg(i, { inputs: t, store: s, scopes: d, version: m, signal: c })])
  );
  if (!p)
    return await h?.entry.close(), P(ps(n)), !0;
  let g = xn({ step: "save", outcome: "saved", key: n, store: s.label }, t), y = Op(t, { repository: r.repository, scope: o, version: m }), b = { createdBy: tT(r, o), sign: y, isHere: s.isHere ?? !1, findings: g }, x;
  try {
    x = h && await tw({ ...e, base: h, draft: p, tools: f });
    let v = () => Ng(i, { inputs: t, store: s, scopes: d, signal: c }), E = { ...e, ...b, key: l.key, tools: f, format: u, delta: x, checkMounted: v }, B = await hh(p, E);
    if (B !== "published") return B === "nothing";
  } catch (v) {
    if (v instanceof Lt)
      return P(ps(n)), !0;
    throw c.throwIfAborted(), Object.assign(g, { outcome: "failed", trouble: O(v) }), await vr(g, a, t.summary), v;
  } finally {
    await x?.close(), await h?.entry.close(), await p.discard();
  }
  return P("Cache saved successfully"), P(`Cache saved with key: ${n}`), t.rolling && await Bw(s, { ...l, key: n }, t.rolling), await vr(g, a, t.summary), !0;
}
function eT({ save: e, jobStatus: t, signing: n }) {
  if (n && !n.signer)
    return "Cache save skipped: with verify-key and without signing-key, this job could save only an unsigned entry.";
  if (e === "never") return "Cache save skipped: the input save is 'never'.";
  if (!(e === "always" || t === "" || t === "success"))
    return `Cache save skipped: the job's status is '${t}'. Set save: always to save all the same.`;
}
function tT({ repository: e, ref: t, sha: n, runId: r, eventName: o }, s) {
  return { repository: e, scope: s, ref: t, sha: n, runId: r, event: o, headstart: Rp.version };
}

// src/steps/save.ts
var Rc = "Failed to save: ";
async function qs(e, t) {
  if (!qo(Ie())) return;
  let n = t && Object.keys(t).length > 0;
  for (let r of await yn(n ? t : void 0))
    await Wt(r, async () => {
      try {
        await nT(r, t?.[r.name] ?? {}, e);
      } catch (o) {
        if (r.name === "") throw o;
        e.throwIfAborted(), ht(o, Rc);
      }
    });
}
async function nT(e, t, n) {
  let { key: r, matchedKey: o, restored: s } = t;
  if (!s && r !== void 0 && o !== void 0 && Y(o, r))
    return P(`Cache hit occurred on the primary key ${o}, not saving cache.`);
  if ((t.filled ?? await Qo(e, n)) === "none") return;
  if (Q("key") === "") return Qe("Key is not specified.");
  let a = es(e), c = r ?? a.key, f = ee(a.rolling).mistake([c]);
  if (f) throw new A(f);
  await Ew(c, a, t, n);
}

// src/steps/damaged-image.ts
var Rw = 3e4;
async function $w(e, t, n, r = AbortSignal.timeout(Rw)) {
  if (!await tg(t.since, n)) return;
  let s = await (async () => {
    for (let i of t.images) await fn(e, i, "contents", { signal: r });
  })().then(() => {
  }, rT);
  s !== void 0 && (W(`Reading the cache gave input/output errors: ${s}`), await oT(t).catch((i) => W(`The entry stays where it is: ${O(i)}`)));
}
function rT(e) {
  return e instanceof k || R(e) === "EIO" ? O(e) : void 0;
}
async function oT({ scope: e, version: t, key: n, size: r }) {
  let o = Zo(Q, Kr()), s = Ie(), i = Tn(An(o, s, AbortSignal.timeout(Rw))), a = e === void 0 ? pe(s).read : [e], c = await i.find({ scopes: a, keys: [n], versions: [t] });
  try {
    if (c?.key !== n || c.size !== r) return;
    await c.reject(), await c.original?.reject();
  } finally {
    await c?.close();
  }
}

// src/steps/unmount.ts
async function Gs() {
  let e = lo() ?? {}, t = await yn(e).catch(() => []);
  for (let [n, r] of Object.entries(e)) {
    let o = t.find((s) => s.name === n) ?? { name: n, inputs: /* @__PURE__ */ new Map() };
    await Wt(o, () => sT(r));
  }
}
async function sT({ mountRoot: e, mounted: t, brokered: n }) {
  n && await Es(n), e !== void 0 && await Mw([e], async (r, o) => {
    let s = eg(r, e);
    t && s !== void 0 && await $w(s, t, o);
  });
}
async function Iw() {
  await Mw(Lh(J()));
}
async function Mw(e, t) {
  if (e.length === 0) return;
  let n = await dn(AbortSignal.timeout(1e4)).catch(() => {
  });
  for (let r of e)
    try {
      if (!n) throw new Error("root no longer has the rights, or sudo asks for a password");
      await Rr(r, n, t);
    } catch (o) {
      W(`Mounts that stand on ${r} are left: ${O(o)}`);
    }
}

// src/steps/post.ts
async function Tw(e) {
  try {
    await qs(e, lo());
  } finally {
    await Gs();
  }
}

// src/files/recover.ts
import { lstatSync as iT, realpathSync as aT, rmdirSync as cT, statSync as fT } from "node:fs";
import { readdir as uT } from "node:fs/promises";
async function Aw(e, { mounts: t, warn: n, signal: r, mostMs: o = 3e4 }) {
  let s = { ms: o }, i = await Promise.all(e.map(tt));
  for (let a of new Set(i.flatMap(Cw)))
    for (let c of await mT(a, t))
      if (Vt(c) || dT(c), !(!Vt(c) || await co(c)))
        try {
          await pT(c, { roots: e, signal: r, allowed: s });
        } catch (f) {
          r.throwIfAborted(), n(`${c} is left from a run that was killed and could not be undone: ${O(f)}`);
        }
}
function Cw(e) {
  let t = q(e);
  return t === e ? [e] : [e, ...Cw(t)];
}
async function mT(e, t) {
  let n = (await uT(e).catch(() => [])).filter(Te);
  if (n.length === 0) return [];
  let r = G(aT(e, "latin1"));
  return t.some((o) => H(r, o)) ? [] : n.map((o) => T(e, o)).filter(Kt);
}
var lT = 3600 * 1e3;
function dT(e) {
  try {
    Date.now() - iT(e).mtimeMs > lT && cT(e);
  } catch {
  }
}
async function pT(e, { roots: t, signal: n, allowed: r }) {
  let o = q(e), s = ao(o);
  try {
    let i = await ys(s.dir, n), a = performance.now() + r.ms, c = new Error("that takes too long");
    try {
      oo(e, (f) => {
        if (performance.now() > a) throw c;
        if (!hT(f, t)) return !1;
        for (let u of ro(f)) gT(S(o), u);
        return !0;
      }), Yn(e) || Xn(e);
    } finally {
      r.ms = a - performance.now(), i();
    }
  } finally {
    await s.remove();
  }
}
function hT(e, t) {
  let n = w(tu(e)).toString();
  return t.some((r) => H(n, r.base) && Ko(r, Le(r.base, n)) ? !0 : e.do !== "make" ? !1 : H(r.literal ?? r.base, n) || !r.literal && H(n, r.base));
}
function gT(e, t) {
  let { dev: n } = fT(w(e));
  for (let r = t; r !== e; r = q(r)) {
    let o = _(r);
    if (o && r !== t && !o.isDirectory()) throw new Error(`${w(r)} is no directory`);
    if (o && o.dev !== n) throw new Error(`${w(r)} is on another file system`);
  }
}

// src/steps/miss.ts
import { setTimeout as yT } from "node:timers/promises";
var wT = 1e3;
async function Nw(e) {
  let { store: t, wanted: n, naming: r, signal: o } = e, { scopes: s, keys: i } = n, [a, ...c] = new Set(i.map(ee(r.rolling).keyIn)), f = c.length > 0 ? `, nor one whose key starts with ${c.join(" or ")}` : "";
  return [
    `The ${t.label} has no entry with the key ${a}${f}, as far as this run may see.`,
    `Branches searched: ${s.join(", ")}. Entries of others are hidden by GitHub's rules.`,
    `Entries are found by exactly these lines of path, in this order: ${r.paths.join(", ")}.`,
    ...await bT(kT(e), o)
  ];
}
async function bT(e, t) {
  let n = new AbortController(), r = yT(wT, [], { signal: AbortSignal.any([t, n.signal]) });
  return Promise.race([e, r]).catch(() => []).finally(() => n.abort());
}
async function kT({ store: e, wanted: t, formats: n, naming: r }) {
  let { scopes: o, keys: s } = t, i = ST(n, r), a = i.flatMap(({ versions: m }) => m), c = e.isHere ? { scopes: o, versions: a } : { scopes: o.slice(0, 1), versions: a.slice(0, 1) }, f = await e.find({ keys: s, ...c, isHint: !0 });
  await f?.close();
  let u = f && i.find(({ versions: m }) => m.includes(f.version));
  return u ? [`There is ${ee(r.rolling).keyIn(f.key)}, but it was saved ${u.difference}.`] : [];
}
function ST(e, t) {
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
    ...xT.filter((a) => !e.includes(a)).map((a) => ({
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
var xT = ln.filter(({ image: e }) => e);

// src/steps/restore-cache.ts
async function Fw(e) {
  let { inputs: t, run: n, state: r, remember: o, begin: s, mayPostSave: i, signal: a } = e, c = [t.key, ...t.restoreKeys];
  o({ key: t.key }), ge("cache-primary-key", t.key);
  let f = ee(t.rolling), u = fs(), m = xn(
    { step: "restore", outcome: "miss", key: t.key, store: t.store },
    t
  ), l = pe(n);
  l.whyNoRead && P(l.whyNoRead);
  let d = async () => {
    let b = Tn(An(t, n, a));
    m.store = b.label;
    let x = await zo(t, a), v = await Fd(b, t, x), E = v.flatMap((U) => U.versions(t)), B = Zh(t, x), C = { inputs: t, formats: v, mounting: x, server: B, remember: o, timeline: u, findings: m, signal: a };
    return { store: b, wanted: { scopes: l.read, keys: f.lookups(c), versions: E }, context: C };
  }, { name: p, prepared: h } = await vT(d, f, { inputs: t, findings: m, begin: s, signal: a }), g = p === void 0 ? void 0 : f.keyIn(p);
  if (p !== void 0) {
    let b = i ? await vw(p, { inputs: t, run: n, state: r, timeline: u }) : void 0;
    o({ matchedKey: g, restored: b });
  }
  let y = BT(t, g, m);
  if (g === void 0 && h && !m.trouble && !l.whyNoRead) {
    let { store: b, wanted: x, context: v } = h, E = { store: b, wanted: x, formats: v.formats, naming: t, signal: a };
    pf("Why nothing was found", await Nw(E));
  }
  if (await vr(m, u, t.summary), g === void 0 && t.failOnMiss) {
    let b = "Failed to restore cache entry. Exiting as fail-on-cache-miss is set.";
    throw new A(`${b} Input key: ${t.key}`);
  }
  return y;
}
async function vT(e, t, {
  inputs: n,
  findings: r,
  begin: o,
  signal: s
}) {
  let i;
  try {
    let a = await e(), { store: c, wanted: f, context: u } = a, { roots: m } = Ne(n.paths, process.cwd());
    if (await Iw(), await Aw(m, { mounts: _h(), warn: W, signal: s }), i = await u.timeline.during("lookup", () => c.find(f)), !i) return { prepared: a };
    let l = t.keyIn(i.key);
    return P(`Cache hit for${Y(l, n.key) ? "" : " restore-key"}: ${l}`), n.lookupOnly ? await PT(i, m, u) : (await o(i.size), await _w(i, m, u)), { name: i.key, prepared: a };
  } catch (a) {
    return s.throwIfAborted(), r.trouble = O(a), W(`Failed to restore: ${r.trouble}`), {};
  } finally {
    await i?.close();
  }
}
async function PT(e, t, n) {
  n.inputs.signing && await In(e, t, n, async () => {
  }), P("Lookup only - skipping download");
}
async function _w(e, t, n) {
  try {
    await Jg(e, t, n);
  } catch (r) {
    if (n.signal.throwIfAborted(), !(r instanceof k) || (await OT(e), !e.original)) throw r;
    P(`Downloading the entry, as its copy on this host is bad: ${r.message}`), await _w(e.original, t, n);
  }
}
async function OT(e) {
  try {
    await e.reject();
  } catch (t) {
    jn(`The entry stays where it is: ${O(t)}`);
  }
}
function BT(e, t, n) {
  if (t === void 0)
    return ge("hit", "miss"), P(`Cache not found for input keys: ${[e.key, ...e.restoreKeys].join(", ")}`), "miss";
  let r = Y(t, e.key), o = r ? "exact" : "partial";
  return ge("cache-hit", String(r)), ge("cache-matched-key", t), ge("hit", o), P(`Cache ${e.lookupOnly ? "found and can be restored" : "restored"} from key: ${t}`), Object.assign(n, { outcome: `${o} hit`, matchedKey: t }), o;
}

// src/steps/turns.ts
function Lw(e) {
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
  Fi(n);
  let r = Ie();
  if (!qo(r)) return;
  let o = await yn();
  for (let { name: l, inputs: d } of o) n[l] = { preset: d.get("preset") };
  let s = ({ name: l }) => {
    let d = n[l] ?? {};
    return { state: d, remember: (h) => {
      Object.assign(d, h), Fi(n);
    } };
  }, i = async (l) => {
    let d = await Qo(l, e);
    if (s(l).remember({ filled: d }), d === "none") return { cache: l };
    let p = es(l), h = ee(p.rolling).mistake([p.key, ...p.restoreKeys]);
    if (h) throw new A(h);
    return { cache: l, inputs: p };
  }, a = await Promise.all(o.map((l) => va(l, () => i(l))));
  Ep(a);
  let c = Lw(a.length), f = Math.min(a.length, 4), u = ({ cache: l, inputs: d }) => c(async (p) => {
    if (!d) return $T();
    let h = Math.min(d.concurrency, RT / f), g = { inputs: { ...d, concurrency: h }, ...s(l) };
    return Fw({ ...g, run: r, begin: p, mayPostSave: t, signal: e });
  }), m = await Promise.allSettled(
    a.map((l) => va(l.cache, () => u(l)))
  );
  a.length > 1 && IT(m.map((l) => l.status === "fulfilled" ? l.value : "miss")), MT(m.flatMap((l) => l.status === "rejected" ? [l.reason] : []));
}
var RT = 64;
function $T() {
  if (ge("hit", "miss"), !Et(Q("fail-on-cache-miss"))) return "miss";
  throw new A("Exiting as fail-on-cache-miss is set: the preset finds nothing to cache.");
}
function IT(e) {
  let [t = "miss"] = e, n = e.every((r) => r === t) ? t : "partial";
  n !== "miss" && ge("cache-hit", String(n === "exact")), ge("hit", n);
}
function MT(e) {
  if (e.length < 2) for (let n of e) throw n;
  let t = e.filter((n) => n instanceof A);
  for (let n of e) n instanceof A || ht(n);
  if (t.length > 0) throw new A(t.map(({ message: n }) => n).join(" "));
}

// src/main/exit.ts
import { existsSync as TT } from "node:fs";
var Ic = "/bin/sh";
function Js() {
  let e = Number(process.exitCode ?? 0);
  process.execve && TT(Ic) && (process.emit("exit", e), process.execve(Ic, [Ic, "-c", `exit ${e}`], {})), process.exit();
}

// src/main/run.ts
var AT = {
  restore: $c,
  "restore-only": (e) => $c(e, { mayPostSave: !1 }),
  post: Tw,
  save: qs,
  unmount: Gs,
  // The other steps must not load the modules of the benchmark.
  bench: async (e) => (await import("./bench-program.js")).bench(e)
};
async function XK(e) {
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
    ht(n), Js();
  });
  try {
    await AT[e](t.signal);
  } catch (n) {
    t.signal.aborted && (P(O(t.signal.reason)), Js()), e === "bench" || e.startsWith("restore") && n instanceof A ? df(O(n)) : ht(n, e === "post" || e === "save" ? Rc : "");
  }
  Js();
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
  c1 as i,
  f1 as j,
  nb as k,
  ce as l,
  Ze as m,
  G as n,
  Ks as o,
  T as p,
  Le as q,
  Vs as r,
  ub as s,
  Q as t,
  ge as u,
  W as v,
  P as w,
  jn as x,
  pf as y,
  J as z,
  Kr as A,
  yf as B,
  _1 as C,
  L1 as D,
  D1 as E,
  Ie as F,
  wf as G,
  Y as H,
  pi as I,
  xf as J,
  Hn as K,
  Of as L,
  Bf as M,
  gi as N,
  Se as O,
  M as P,
  Ce as Q,
  D as R,
  S,
  w as T,
  zn as U,
  $f as V,
  V as W,
  Gn as X,
  Xr as Y,
  nA as Z,
  rA as _,
  Jn as $,
  Oo as aa,
  Wm as ba,
  Me as ca,
  ki as da,
  Xn as ea,
  Jl as fa,
  sa as ga,
  PL as ha,
  ln as ia,
  dn as ja,
  ma as ka,
  mu as la,
  Wk as ma,
  ie as na,
  Ne as oa,
  we as pa,
  gn as qa,
  zO as ra,
  Zo as sa,
  pp as ta,
  er as ua,
  Yk as va,
  rr as wa,
  pe as xa,
  Rp as ya,
  _p as za,
  as as Aa,
  en as Ba,
  mW as Ca,
  z as Da,
  X as Ea,
  ls as Fa,
  Ai as Ga,
  dC as Ha,
  pC as Ia,
  uh as Ja,
  Be as Ka,
  kh as La,
  Iu as Ma,
  Z as Na,
  rt as Oa,
  PC as Pa,
  OC as Qa,
  Tu as Ra,
  BC as Sa,
  Au as Ta,
  uS as Ua,
  yC as Va,
  Ou as Wa,
  LC as Xa,
  Ru as Ya,
  Hu as Za,
  $4 as _a,
  Gh as $a,
  Jh as ab,
  At as bb,
  Ly as cb,
  Tn as db,
  An as eb,
  XK as fb
};
