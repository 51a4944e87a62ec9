import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
var Kw = Object.create;
var Nc = Object.defineProperty;
var Vw = Object.getOwnPropertyDescriptor;
var Yw = Object.getOwnPropertyNames;
var Zw = Object.getPrototypeOf, Xw = Object.prototype.hasOwnProperty;
var I = /* @__PURE__ */ ((e) => typeof require < "u" ? require : typeof Proxy < "u" ? new Proxy(e, {
  get: (t, n) => (typeof require < "u" ? require : t)[n]
}) : e)(function(e) {
  if (typeof require < "u") return require.apply(this, arguments);
  throw Error('Dynamic require of "' + e + '" is not supported');
});
var _ = (e, t) => () => {
  try {
    return t || e((t = { exports: {} }).exports, t), t.exports;
  } catch (n) {
    throw t = 0, n;
  }
};
var Qw = (e, t, n, r) => {
  if (t && typeof t == "object" || typeof t == "function")
    for (let o of Yw(t))
      !Xw.call(e, o) && o !== n && Nc(e, o, { get: () => t[o], enumerable: !(r = Vw(t, o)) || r.enumerable });
  return e;
};
var L = (e, t, n) => (n = e != null ? Kw(Zw(e)) : {}, Qw(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  t || !e || !e.__esModule ? Nc(n, "default", { value: e, enumerable: !0 }) : n,
  e
));

// lighter-node:crypto?@actions/core/lib/file-command.js
var Lc = _((u1, Ys) => {
  Ys.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  Ys.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?@actions/exec/lib/toolrunner.js
var Hc = _((P1, jc) => {
  jc.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:child_process")[t] }));
});

// lighter-node:assert?@actions/io/lib/io.js
var zc = _((O1, Hr) => {
  Hr.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  Hr.exports.ok = Hr.exports;
});

// lighter-node:readline?src/lazy/serve-request.ts
var Mf = _((xA, If) => {
  If.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:readline")[t] }));
});

// lighter-node:child_process?src/process.ts
var Nf = _((BA, Cf) => {
  Cf.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:child_process")[t] }));
});

// lighter-node:stream/consumers?src/process.ts
var _f = _((EA, Ff) => {
  Ff.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:stream/consumers")[t] }));
});

// lighter-node:crypto?src/formats/actions-cache/actions-cache.ts
var qf = _((zA, Si) => {
  Si.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  Si.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/entry/digest.ts
var Gf = _((qA, xi) => {
  xi.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  xi.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/keys.ts
var Yf = _((ZA, Pi) => {
  Pi.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  Pi.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/formats/actions-cache/compression.ts
var mu = _((cC, uu) => {
  uu.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:v8?src/formats/node-tar/start.ts
var du = _((fC, lu) => {
  lu.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:v8")[t] }));
});

// lighter-node:zlib?src/formats/node-tar/frame.ts
var gu = _((mC, hu) => {
  hu.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/zstd.ts
var Ru = _((BC, Eu) => {
  Eu.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:v8?src/formats/actions-cache/unpack.ts
var Du = _((tN, Lu) => {
  Lu.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:v8")[t] }));
});

// lighter-node:stream/consumers?src/formats/squashfs/directory-image.ts
var fm = _((cF, cm) => {
  cm.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:stream/consumers")[t] }));
});

// lighter-node:crypto?src/disk/local-socket.ts
var um = _((fF, ji) => {
  ji.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  ji.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:v8?src/files/journal.ts
var ym = _((wF, gm) => {
  gm.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:v8")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/check.ts
var Im = _((WF, $m) => {
  $m.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/metadata.ts
var Tm = _((jF, Mm) => {
  Mm.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/removals.ts
var gl = _((W_, hl) => {
  hl.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/tar/skeleton-check.ts
var Yl = _((iD, Vl) => {
  Vl.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:stream/consumers?src/mount/root-rights.ts
var id = _(($D, sd) => {
  sd.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:stream/consumers")[t] }));
});

// lighter-node:crypto?src/inputs/signing.ts
var _d = _((M2, pa) => {
  pa.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  pa.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/entry/signature.ts
var Xd = _((V2, wa) => {
  wa.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  wa.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/rolling.ts
var dp = _((yU, Sa) => {
  Sa.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  Sa.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:assert?@actions/glob/lib/internal-path-helper.js
var Sp = _((SU, ns) => {
  ns.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  ns.exports.ok = ns.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-pattern.js
var Op = _((PU, os) => {
  os.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  os.exports.ok = os.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-path.js
var Bp = _((OU, ss) => {
  ss.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  ss.exports.ok = ss.exports;
});

// lighter-node:crypto?@actions/glob/lib/internal-hash-files.js
var Rp = _((FU, Ea) => {
  Ea.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  Ea.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/report/write-report.ts
var Dp = _((oW, $a) => {
  $a.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  $a.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/mount/kernel-config.ts
var lg = _((IH, mg) => {
  mg.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:readline?src/mount/broker.ts
var Ig = _((rz, $g) => {
  $g.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:readline")[t] }));
});

// lighter-node:crypto?src/disk/draft-file.ts
var Gg = _((v3, sc) => {
  sc.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  sc.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/stash/flight.ts
var fy = _((S6, mc) => {
  mc.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  mc.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/secrets/tokens.ts
var mw = _((zG, uw) => {
  uw.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:crypto?src/files/fingerprint.ts
var Bw = _((fJ, Rc) => {
  Rc.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  Rc.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// src/failure.ts
var T = class extends Error {
  name = "JobFailure";
}, k = class extends Error {
  name = "BadEntry";
}, zt = class extends Error {
  name = "UnknownEntry";
}, xe = class extends Error {
  name = "UnverifiedEntry";
}, qt = class extends Error {
  name = "NameTaken";
}, Gt = class extends Error {
  name = "SecretFound";
}, Jt = class extends Error {
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

// src/runner.ts
import { AsyncLocalStorage as Sb } from "node:async_hooks";
import { appendFileSync as pf } from "node:fs";
import { homedir as xb, tmpdir as vb } from "node:os";
import { join as Pb } from "node:path";

// node_modules/@actions/core/lib/command.js
import * as _c from "os";

// node_modules/@actions/core/lib/utils.js
function je(e) {
  return e == null ? "" : typeof e == "string" || e instanceof String ? e : JSON.stringify(e);
}
function Js(e) {
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
function nt(e, t, n) {
  let r = new Ks(e, t, n);
  process.stdout.write(r.toString() + _c.EOL);
}
function Vs(e, t = "") {
  nt(e, {}, t);
}
var Fc = "::", Ks = class {
  constructor(t, n, r) {
    t || (t = "missing.command"), this.command = t, this.properties = n, this.message = r;
  }
  toString() {
    let t = Fc + this.command;
    if (this.properties && Object.keys(this.properties).length > 0) {
      t += " ";
      let n = !0;
      for (let r in this.properties)
        if (this.properties.hasOwnProperty(r)) {
          let o = this.properties[r];
          o && (n ? n = !1 : t += ",", t += `${r}=${tb(o)}`);
        }
    }
    return t += `${Fc}${eb(this.message)}`, t;
  }
};
function eb(e) {
  return je(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function tb(e) {
  return je(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}

// node_modules/@actions/core/lib/file-command.js
var Dc = L(Lc(), 1);
import * as jr from "fs";
import * as Wr from "os";
function Zs(e, t) {
  let n = process.env[`GITHUB_${e}`];
  if (!n)
    throw new Error(`Unable to find environment variable for file command ${e}`);
  if (!jr.existsSync(n))
    throw new Error(`Missing file at path: ${n}`);
  jr.appendFileSync(n, `${je(t)}${Wr.EOL}`, {
    encoding: "utf8"
  });
}
function Xs(e, t) {
  let n = `ghadelimiter_${Dc.randomUUID()}`, r = je(t);
  if (e.includes(n))
    throw new Error(`Unexpected input: name should not contain the delimiter "${n}"`);
  if (r.includes(n))
    throw new Error(`Unexpected input: value should not contain the delimiter "${n}"`);
  return `${e}<<${n}${Wr.EOL}${r}${Wr.EOL}${n}`;
}

// node_modules/@actions/core/lib/core.js
import * as ii from "os";

// node_modules/@actions/core/lib/summary.js
import { EOL as nb } from "os";
import { constants as Uc, promises as rb } from "fs";
var ei = function(e, t, n, r) {
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
}, { access: ob, appendFile: sb, writeFile: ib } = rb, Wc = "GITHUB_STEP_SUMMARY";
var ti = class {
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
    return ei(this, void 0, void 0, function* () {
      if (this._filePath)
        return this._filePath;
      let t = process.env[Wc];
      if (!t)
        throw new Error(`Unable to find environment variable for $${Wc}. Check if your runtime environment supports job summaries.`);
      try {
        yield ob(t, Uc.R_OK | Uc.W_OK);
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
    return ei(this, void 0, void 0, function* () {
      let n = !!t?.overwrite, r = yield this.filePath();
      return yield (n ? ib : sb)(r, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
    });
  }
  /**
   * Clears the summary buffer and wipes the summary file
   *
   * @returns {Summary} summary instance
   */
  clear() {
    return ei(this, void 0, void 0, function* () {
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
    return this.addRaw(nb);
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
}, ab = new ti();
var ni = ab;

// node_modules/@actions/core/lib/platform.js
import nf from "os";

// node_modules/@actions/exec/lib/toolrunner.js
var db = L(Hc(), 1);

// node_modules/@actions/io/lib/io.js
var Qc = L(zc(), 1);
import * as He from "path";

// node_modules/@actions/io/lib/io-util.js
import * as Un from "fs";
var qc = function(e, t, n, r) {
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
}, { chmod: ri, copyFile: Gc, lstat: zr, mkdir: Jc, open: B1, readdir: Kc, rename: cb, rm: Vc, rmdir: E1, stat: Wn, symlink: Yc, unlink: oi } = Un.promises, qr = process.platform === "win32";
function Zc(e) {
  return qc(this, void 0, void 0, function* () {
    let t = yield Un.promises.readlink(e);
    return qr && !t.endsWith("\\") ? `${t}\\` : t;
  });
}
var R1 = Un.constants.O_RDONLY;
function jn(e) {
  return qc(this, void 0, void 0, function* () {
    try {
      yield Wn(e);
    } catch (t) {
      if (t.code === "ENOENT")
        return !1;
      throw t;
    }
    return !0;
  });
}

// node_modules/@actions/io/lib/io.js
var Hn = function(e, t, n, r) {
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
function M1(e, t) {
  return Hn(this, arguments, void 0, function* (n, r, o = {}) {
    let { force: s, recursive: i, copySourceDirectory: a } = mb(o), c = (yield jn(r)) ? yield Wn(r) : null;
    if (c && c.isFile() && !s)
      return;
    let f = c && c.isDirectory() && a ? He.join(r, He.basename(n)) : r;
    if (!(yield jn(n)))
      throw new Error(`no such file or directory: ${n}`);
    if ((yield Wn(n)).isDirectory())
      if (i)
        yield ef(n, f, 0, s);
      else
        throw new Error(`Failed to copy. ${n} is a directory, but tried to copy without recursive flag.`);
    else {
      if (He.relative(n, f) === "")
        throw new Error(`'${f}' and '${n}' are the same file`);
      yield tf(n, f, s);
    }
  });
}
function T1(e) {
  return Hn(this, void 0, void 0, function* () {
    if (qr && /[*"<>|]/.test(e))
      throw new Error('File path must not contain `*`, `"`, `<`, `>` or `|` on Windows');
    try {
      yield Vc(e, {
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
function ub(e) {
  return Hn(this, void 0, void 0, function* () {
    (0, Qc.ok)(e, "a path argument must be provided"), yield Jc(e, { recursive: !0 });
  });
}
function mb(e) {
  let t = e.force == null ? !0 : e.force, n = !!e.recursive, r = e.copySourceDirectory == null ? !0 : !!e.copySourceDirectory;
  return { force: t, recursive: n, copySourceDirectory: r };
}
function ef(e, t, n, r) {
  return Hn(this, void 0, void 0, function* () {
    if (n >= 255)
      return;
    n++, yield ub(t);
    let o = yield Kc(e);
    for (let s of o) {
      let i = `${e}/${s}`, a = `${t}/${s}`;
      (yield zr(i)).isDirectory() ? yield ef(i, a, n, r) : yield tf(i, a, r);
    }
    yield ri(t, (yield Wn(e)).mode);
  });
}
function tf(e, t, n) {
  return Hn(this, void 0, void 0, function* () {
    if ((yield zr(e)).isSymbolicLink()) {
      try {
        yield zr(t), yield oi(t);
      } catch (o) {
        o.code === "EPERM" && (yield ri(t, "0666"), yield oi(t));
      }
      let r = yield Zc(e);
      yield Yc(r, t, qr ? "junction" : null);
    } else (!(yield jn(t)) || n) && (yield Gc(e, t));
  });
}

// node_modules/@actions/exec/lib/toolrunner.js
var C1 = process.platform === "win32";

// node_modules/@actions/core/lib/platform.js
var D1 = nf.platform(), U1 = nf.arch();

// node_modules/@actions/core/lib/core.js
var si;
(function(e) {
  e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
})(si || (si = {}));
function Qs(e) {
  nt("add-mask", {}, e);
}
function rf(e, t) {
  let n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
  if (t && t.required && !n)
    throw new Error(`Input required and not supplied: ${e}`);
  return t && t.trimWhitespace === !1 ? n : n.trim();
}
function of(e, t) {
  if (process.env.GITHUB_OUTPUT || "")
    return Zs("OUTPUT", Xs(e, t));
  process.stdout.write(ii.EOL), nt("set-output", { name: e }, je(t));
}
function sf(e) {
  process.exitCode = si.Failure, yb(e);
}
function ce(e) {
  nt("debug", {}, e);
}
function yb(e, t = {}) {
  nt("error", Js(t), e instanceof Error ? e.toString() : e);
}
function af(e, t = {}) {
  nt("warning", Js(t), e instanceof Error ? e.toString() : e);
}
function Gr(e) {
  process.stdout.write(e + ii.EOL);
}
function cf(e) {
  Vs("group", e);
}
function ff() {
  Vs("endgroup");
}
function uf(e, t) {
  if (process.env.GITHUB_STATE || "")
    return Zs("STATE", Xs(e, t));
  nt("save-state", { name: e }, je(t));
}
function mf(e) {
  return process.env[`STATE_${e}`] || "";
}

// src/native-path.ts
import { posix as wb, win32 as bt } from "node:path";
function rt(e) {
  return e !== "win32" ? wb : {
    basename: bt.basename,
    dirname: (t) => J(bt.dirname(t), e),
    isAbsolute: bt.isAbsolute,
    join: (...t) => J(bt.join(...t), e),
    parse: bt.parse,
    // A path on another drive stays absolute.
    relative: (t, n) => J(bt.relative(t, n), e),
    resolve: (...t) => J(bt.resolve(...t), e)
  };
}
function J(e, t = process.platform) {
  return t !== "win32" ? e : e.replaceAll("\\", "/").replace(/^\/\/\?\/UNC\//i, "//").replace(/^\/\/\?\//, "").replace(/^[a-z]:/, (n) => n.toUpperCase());
}
var { basename: Kr, dirname: q, isAbsolute: ai, join: A, relative: ze, resolve: ci } = rt(process.platform);

// src/outside-text.ts
function zn(e) {
  return df(e).replaceAll("##[", "##\\[").replace(/^([\p{C}\p{M}\p{Z}]*)::/u, "$1\\::");
}
function bb(e) {
  return df(e).replace(
    // A colon before a space begins no link.
    /[^\p{L}\p{M}\p{N} "%'()+,./:;=?-]|:(?! )/gu,
    (t) => `&#${t.codePointAt(0)};`
  );
}
function fi(e) {
  return `<code>${bb(e)}</code>`;
}
function df(e) {
  return e.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, (t) => {
    let n = t.charCodeAt(0);
    return kb[t] ?? (n < 256 ? `\\x${lf(n, 2)}` : `\\u${lf(n, 4)}`);
  });
}
var kb = { "\n": "\\n", "\r": "\\r", "	": "\\t" };
function lf(e, t) {
  return e.toString(16).padStart(t, "0");
}

// src/runner.ts
var qn = new Sb();
function ot(e, t) {
  return qn.run(e, t);
}
function Y(e) {
  return qn.getStore()?.inputs.get(e.toLowerCase()) ?? rf(e);
}
function ge(e, t) {
  let n = qn.getStore()?.name;
  of(n ? `${e}-${n}` : e, t);
}
var ui = uf, mi = mf, Kt = Qs;
function fA(e) {
  let [, t] = /^::add-mask::(.*)\r?\n$/.exec(e) ?? [];
  return t?.replaceAll("%0D", "\r").replaceAll("%0A", `
`).replaceAll("%25", "%");
}
function hf({ log: e, outputs: t, summary: n }) {
  let { GITHUB_OUTPUT: r, GITHUB_STEP_SUMMARY: o } = process.env;
  process.stdout.write(e), r && pf(r, t), o && pf(o, n);
}
function gf(e) {
  sf(zn(e));
}
function W(e) {
  af(Gn(e));
}
function kt(e, t = "") {
  W(`${t}${O(e)}`), e instanceof Error && e.stack && Jn(e.stack);
}
function v(e) {
  Gr(Gn(e));
}
function Gn(e) {
  let t = qn.getStore()?.name;
  return zn(t ? `${t}: ${e}` : e);
}
function Jn(e) {
  ce(e.split(`
`).map(zn).join(`
`));
}
function yf(e, t) {
  cf(Gn(e));
  for (let n of t) Gr(zn(n));
  ff();
}
function st(e) {
  v(`[warning]${e}`);
}
function wf() {
  return process.env.GITHUB_STEP_SUMMARY ? ni : void 0;
}
function it() {
  return J(process.env.GITHUB_WORKSPACE || process.cwd());
}
function G() {
  return J(process.env.RUNNER_TEMP || vb());
}
function Vr() {
  let { RUNNER_TOOL_CACHE: e, XDG_CACHE_HOME: t } = process.env;
  return J(e || t || Pb(xb(), ".cache"));
}
function bf() {
  return process.env.RUNNER_ENVIRONMENT === "self-hosted";
}
function kf() {
  let e = [...qn.getStore()?.inputs ?? []].map(
    ([r, o]) => [Ob(r), o]
  ), n = Object.entries({ ...process.env, ...Object.fromEntries(e) }).filter(([r]) => !["INPUT_SIGNING-KEY", "INPUT_CACHES"].includes(r));
  return Object.fromEntries(n.map(([r, o = ""]) => [r, o]));
}
function Ob(e) {
  return `INPUT_${e.replaceAll(" ", "_").toUpperCase()}`;
}
function Sf() {
  return Object.fromEntries(Object.entries(process.env).map(([e, t = ""]) => [e, t]));
}
function uA() {
  let { RUNNER_OS: e, RUNNER_ARCH: t } = process.env;
  return { os: e || process.platform, arch: t || process.arch };
}
function mA() {
  return process.env.RUNNER_NAME ?? "";
}
function lA(e) {
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
    defaultBranch: Y("default-branch"),
    cacheMode: e.ACTIONS_CACHE_MODE ?? "",
    token: e.ACTIONS_RUNTIME_TOKEN ?? ""
  };
}
function xf() {
  let { env: e } = process, t = e.ACTIONS_CACHE_SERVICE_V2 && Bb(e.GITHUB_SERVER_URL) ? "v2" : "v1", n = t === "v2" ? e.ACTIONS_RESULTS_URL : e.ACTIONS_CACHE_URL, r = e.ACTIONS_RUNTIME_TOKEN ?? "";
  return n && URL.canParse(n) && (r !== "" || t === "v1") ? { language: t, url: n, token: r } : void 0;
}
function Bb(e = "") {
  let t = e || "https://github.com", n = URL.canParse(t) ? new URL(t).hostname : "";
  return n === "github.com" || n.endsWith(".ghe.com") || n.endsWith(".localhost");
}

// src/steps/background-save.ts
import { lstatSync as yT, mkdtempSync as wT, rmSync as Cw } from "node:fs";
import { join as Mc } from "node:path";
import { setTimeout as Aw } from "node:timers/promises";

// src/disk/trusted-file.ts
import { closeSync as Tb, constants as di, fstatSync as Ab, lstatSync as Cb, openSync as Nb, readFileSync as Fb } from "node:fs";

// src/disk/ownership.ts
import { lstat as vf, mkdir as Eb, readlink as Rb } from "node:fs/promises";
import { dirname as $b, join as Pf, relative as Ib, resolve as Of, sep as Vt } from "node:path";
async function Te(e) {
  let t = await vf(e);
  if (!t.isDirectory()) throw new Error(`${e} is no directory`);
  li(e, t);
}
function Kn({ uid: e }) {
  let t = process.geteuid?.();
  return t === void 0 || e === t;
}
function Bf({ mode: e }) {
  return !process.geteuid || (e & 63) === 0;
}
function li(e, { uid: t, mode: n }) {
  if (Ef(e, t), !process.geteuid || (n & 18) === 0) return;
  let r = Of(e);
  throw new Error(`others may write to ${r}: run chmod go-w ${r}`);
}
function Ef(e, t) {
  if (!Kn({ uid: t }) && t !== 0) throw new Error(`${Of(e)} belongs to another user`);
}
async function Rf(e, t) {
  for (let n of $f(e, t)) await Te(n);
}
async function qe(e, t) {
  for (let n of $f(e, t))
    await Eb(n, { mode: 448 }).catch((r) => {
      if (R(r) !== "EEXIST") throw r;
    }), await Te(n);
}
function $f(e, t) {
  let n = Ib(e, t).split(Vt);
  return n.map((r, o) => Pf(e, ...n.slice(0, o + 1)));
}
var Mb = 40;
async function Yt(e) {
  if (!process.geteuid) return;
  let t = e.split(Vt), n = 0, r = Vt;
  for (let o = t.shift(); o !== void 0; o = t.shift()) {
    let s = o === ".." ? $b(r) : Pf(r, o), i = await vf(s).catch((c) => {
      if (R(c) !== "ENOENT") throw c;
    });
    if (!i) return;
    if (!i.isSymbolicLink()) {
      r = s;
      continue;
    }
    if (Ef(s, i.uid), ++n > Mb) throw new Error(`${e} has too many links`);
    let a = await Rb(s);
    a.startsWith(Vt) && (r = Vt), t.unshift(...a.split(Vt));
  }
}

// src/disk/trusted-file.ts
function at(e, t) {
  let n = (o) => o?.isFile() === !0 && Kn(o) && o.size <= t;
  if (!n(Cb(e, { throwIfNoEntry: !1 }))) return;
  let r = Nb(e, di.O_RDONLY | di.O_NOFOLLOW | di.O_NONBLOCK);
  try {
    return n(Ab(r)) ? Fb(r) : void 0;
  } finally {
    Tb(r);
  }
}

// src/inputs/values.ts
function Ge(e) {
  return e.toLowerCase() === "true";
}
function we(e, t, n) {
  let r = e(t);
  if (r === "") return n[0];
  let o = n.find((s) => s === r.toLowerCase());
  if (o === void 0)
    throw new T(`Input ${t} is '${r}'; it must be one of: ${n.join(", ")}.`);
  return o;
}
function Zt(e, t, n) {
  let r = e(t);
  if (r === "") return n.default;
  let { from: o, to: s } = n, i = Number(r);
  if (!Number.isInteger(i) || i < o || i > s)
    throw new T(`Input ${t} is '${r}'; it must be a whole number from ${o} to ${s}.`);
  return i;
}
function pi(e, t) {
  let n = e(t);
  if (n === "") throw new T(`Input required and not supplied: ${t}`);
  return n;
}

// src/lazy/serve-request.ts
var Tf = L(Mf(), 1);
function Yr(e) {
  return `${JSON.stringify(e).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029")}
`;
}
function Af(e) {
  let t = (0, Tf.createInterface)({ input: e }), { promise: n, resolve: r } = Promise.withResolvers();
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

// src/mount/processes.ts
import { readFileSync as _b, readlinkSync as Lb } from "node:fs";
function hi() {
  return Lb("/proc/self/ns/pid").replace(/\D/g, "");
}
function Ae(e) {
  try {
    let t = _b(`/proc/${e}/stat`, "latin1").replace(/^.*\) /s, "").split(" ");
    return t[0] === "Z" ? void 0 : t[19];
  } catch {
    return;
  }
}

// src/process.ts
var Yn = L(Nf(), 1), gi = L(_f(), 1);
import { once as yi } from "node:events";
import { finished as Xb } from "node:stream/promises";

// src/find-program.ts
import { accessSync as Db, constants as Ub, statSync as Wb } from "node:fs";
import { delimiter as jb, isAbsolute as Hb, join as zb } from "node:path";
var qb = process.platform === "win32" ? ".exe" : "";
function Vn(e) {
  return (process.env.PATH ?? "").split(jb).filter((n) => Hb(n)).map((n) => zb(n, `${e}${qb}`)).find(Gb);
}
function Lf(e) {
  let t = Vn(e);
  if (t === void 0) throw new ne(`there is no ${e} on PATH`);
  return t;
}
function Gb(e) {
  try {
    return Db(e, Ub.X_OK), Wb(e).isFile();
  } catch {
    return !1;
  }
}

// src/program-exit.ts
import { once as Jb } from "node:events";
async function Df(e, t) {
  let n = !1, r = () => {
    n = !0;
    for (let i of e) i.kill("SIGKILL");
  };
  t.addEventListener("abort", r), t.aborted && r();
  let o = await Promise.all(
    e.map(async (i) => {
      try {
        await Vb(i, { mayEcho: i !== e.at(-1) });
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
var Kb = /^: (\S*\/)?\w+: (-: Cannot write|write error|standard output|error \d+ : Write error( : cannot write block)?)(:| :) (Broken pipe|Connection reset by peer)\s*(\n(\S*\/)?\w+: Error is not recoverable: exiting now)?$/;
async function Vb(e, { mayEcho: t }) {
  let n = Zb(e.stderr), [r, o] = await Jb(e, "close");
  if (r !== 0 && !(t && (o === "SIGPIPE" || Kb.test(n()))))
    throw new ne(`${e.spawnfile} ${Zr(r, o)}${n()}`);
}
function Zr(e, t) {
  return t ? `was ended by ${t}` : `failed with exit code ${e}`;
}
var Yb = 1e3;
function Zb(e) {
  let t = "";
  return e.setEncoding("utf8").on("data", (n) => {
    t = (t + n).slice(-Yb);
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
    let c = o[0], f = (a === e[0] ? r : void 0) ?? "pipe", u = Wf(a, { cwd: t, stdio: [f, c?.stdin ?? "pipe", "pipe"] });
    c?.stdin?.destroy(), o.unshift(u);
  }
  let s = o[0], i = o.at(-1);
  return s.stdin?.on("error", () => {
  }), {
    pid: s.pid ?? 0,
    stdin: s.stdin,
    stdout: i.stdout,
    ended: Df(o, n)
  };
}
var Qb = /^(NODE_(OPTIONS|EXTRA_CA_CERTS|USE_SYSTEM_CA|COMPILE_CACHE)|SSL_CERT_(FILE|DIR)|LD_LIBRARY_PATH)$/;
function Xr({ path: e, args: t }) {
  let n = Object.entries(process.env).filter(([a]) => Qb.test(a)), r = (0, Yn.spawn)(e, t, {
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
async function St(e, t, n) {
  await Qr({ path: Lf(e), args: t }, n);
}
async function Qr(e, t) {
  let { stdout: n, ended: r } = V([e], t);
  n.resume(), await r;
}
function Wf(e, t) {
  let n = process.umask(0);
  try {
    return (0, Yn.spawn)(e.path, e.args, { ...t, env: wi() });
  } finally {
    process.umask(n);
  }
}
async function UA(e, t, { cwd: n, signal: r }) {
  let o = performance.now(), s = (0, Yn.spawn)(process.execPath, [e], { cwd: n, env: t, stdio: ["ignore", "pipe", "pipe"] }), i = () => {
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
async function WA({ path: e, args: t }, { cwd: n, env: r, signal: o }) {
  let s = process.platform !== "win32", i = (0, Yn.spawn)(e, t, { cwd: n, env: { ...r, ...wi() }, detached: s });
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
    c += f, c.length > Uf && a();
  });
  try {
    let [f, u] = await yi(i, "exit");
    if (a(), await Xb(i.stdout, { signal: AbortSignal.timeout(1e3) }).catch(() => {
    }), o.throwIfAborted(), f === 0 && c.length <= Uf) return c;
    throw new ne(`${e} ${Zr(f, u)}`);
  } finally {
    o.removeEventListener("abort", a), i.stdout.destroy(), i.stderr.destroy();
  }
}
var Uf = 64 * 1024;
async function Zn(e, t = [0]) {
  let n = Wf(e, { stdio: "pipe" });
  n.stdin?.destroy();
  let [[r, o], s, i] = await Promise.all([
    yi(n, "close"),
    (0, gi.text)(n.stdout),
    (0, gi.text)(n.stderr)
  ]);
  if (r !== null && t.includes(r)) return s;
  throw new ne(`${e.path} ${Zr(r, o)}: ${i.trim()}`);
}

// src/state.ts
var jf = "headstart";
function bi(e) {
  ui(jf, JSON.stringify(e));
}
function eo() {
  let e = mi(jf);
  return e === "" ? void 0 : JSON.parse(e);
}
var Hf = "headstart-background";
function ki(e) {
  ui(Hf, e ? JSON.stringify(e) : "");
}
function zf() {
  let e = mi(Hf);
  return e === "" ? void 0 : JSON.parse(e);
}

// src/steps/job.ts
import { lstatSync as Q0 } from "node:fs";

// src/formats/actions-cache/actions-cache.ts
var im = L(qf(), 1);

// src/entry/digest.ts
var Jf = L(Gf(), 1);

// src/bytes/chunker.ts
function Xt(e) {
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
function ve(e) {
  return e.reduce((t, n) => t + n.length, 0);
}

// src/entry/digest.ts
var M = 1024 * 1024, Qt = 32;
function Xn(e) {
  return Math.ceil(e / M) * Qt;
}
function Kf() {
  let e = Xt(M), t = [];
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
function vi(e, t, n) {
  let r = n.subarray(t * Qt, (t + 1) * Qt);
  return r.length === Qt && Ce(...e).equals(r);
}
function Vf(e, { offset: t, length: n }) {
  let r = Ne(t, t + n), o = r[0] * Qt;
  return Ce(
    Buffer.from(`${n}
`),
    e.subarray(o, o + r.length * Qt)
  ).toString("hex");
}
function Ce(...e) {
  let t = (0, Jf.createHash)("sha256");
  for (let n of e) t.update(n);
  return t.digest();
}
function Ne(e, t) {
  let n = Math.floor(e / M), r = t > e ? Math.ceil(t / M) - n : 0;
  return Array.from({ length: r }, (o, s) => n + s);
}

// src/entry/container.ts
var en = "headstart-2", ek = ["image", "delta"];
function tn(e, t) {
  return ek.includes(t) ? Math.ceil(e / M) * M : e;
}
function U({ segments: e }) {
  let t = e.at(-1);
  return t ? t.offset + t.length : 0;
}
function to({ digests: e, ...t }) {
  return Ce(Buffer.from(JSON.stringify(t)), e).toString("hex");
}

// src/keys.ts
var ro = L(Yf(), 1), Zf = 10, no = 512;
function Bi(e) {
  if (e.length > Zf) return `Key Validation Error: Keys are limited to a maximum of ${Zf}.`;
  for (let t of e) {
    if (t.length > no)
      return `Key Validation Error: ${t} cannot be larger than ${no} characters.`;
    if (t.includes(",")) return `Key Validation Error: ${t} cannot contain commas.`;
  }
}
function Z(e, t) {
  return e === t || e.localeCompare(t, void 0, { sensitivity: "accent" }) === 0;
}
var Xf = Ei;
function Ei(e) {
  let t = (0, ro.createHash)("sha256");
  for (let n of e) t.update(`${Buffer.byteLength(n)}:${n},`);
  return t.digest("hex");
}
function Qf(e, t) {
  for (let n of e) {
    let r = Oi(t.filter((o) => o.key === n)) ?? Oi(t.filter((o) => Z(o.key, n))) ?? Oi(t.filter((o) => o.key.startsWith(n)));
    if (r) return r;
  }
}
function Oi(e) {
  return e.toSorted(Ri)[0];
}
function Ri(e, t) {
  return t.createdAt.getTime() - e.createdAt.getTime() || (e.key < t.key ? 1 : -1);
}
var eu = 225, tk = 160;
function Qn(e) {
  let t = ou(e) || "%";
  return t.length <= eu ? t : `${nu(e)}~${(0, ro.createHash)("sha256").update(e).digest("hex")}`;
}
function tu(e) {
  let t = Qn(e).replace(
    /%[0-9A-F]{2}|[A-Z]/g,
    (n) => n.length > 1 ? n : su(n)
  );
  return t.length <= eu ? t : `~${(0, ro.createHash)("sha256").update(e).digest("hex")}`;
}
function nu(e) {
  return ou(e).slice(0, tk);
}
function ru(e, t) {
  let n = e.toLowerCase();
  return t.some((r) => n.startsWith(nu(r).toLowerCase()));
}
function $i(e) {
  if (e.includes("~")) return;
  if (e === "%") return "";
  let t = e.replace(
    /%([0-9A-F]{2})/g,
    (n, r) => String.fromCharCode(Number.parseInt(r, 16))
  );
  return Buffer.from(t, "latin1").toString("utf8");
}
function ou(e) {
  return Buffer.from(e, "utf8").toString("latin1").replace(/^\.|[^A-Za-z0-9._-]/g, su);
}
function su(e) {
  return `%${e.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
}

// src/formats/naming.ts
function Ii({ crossOs: e, platform: t = process.platform }) {
  return t === "win32" && !e;
}
function oo(e, t) {
  let n = Ii(t) ? "windows-only" : "any", r = t.rolling ? ["rolling"] : [];
  return Xf([...r, en, e, n, ...t.paths]);
}

// src/formats/actions-cache/pack.ts
import { once as Dk } from "node:events";
import { setImmediate as Uk } from "node:timers/promises";

// src/files/byte-strings.ts
import { readdirSync as nk } from "node:fs";
function x(e) {
  return Buffer.from(e, "utf8").toString("latin1");
}
var rk = /[\u0080-\u00ff]/, ok = new TextDecoder("utf-8", { fatal: !0, ignoreBOM: !0 });
function b(e, t = process.platform) {
  if (!rk.test(e)) return e;
  let n = Buffer.from(e, "latin1");
  if (t !== "win32") return n;
  try {
    return ok.decode(n);
  } catch {
    throw new Error(`Windows has no file ${JSON.stringify(n.toString())}: its name is not Unicode`);
  }
}
function H(e, t) {
  return e === t || e.startsWith(Je(t));
}
function Je(e) {
  return e.endsWith("/") ? e : `${e}/`;
}
function re(e) {
  return nk(b(e), { encoding: "latin1" });
}

// src/formats/packing.ts
import { symlinkSync as sk } from "node:fs";
import { join as ik } from "node:path";
function nn({ matches: e, scratch: t }) {
  let n = new Map(e.map(({ root: r }) => [r.place, r.base]));
  for (let [r, o] of n) sk(o, ik(t, String(r)));
}
async function xt(e, { write: t, signal: n }) {
  let r = 0;
  for await (let o of e)
    await t(o), n.throwIfAborted(), r += o.length;
  return r;
}

// src/formats/tar-commands.ts
var ak = ["-b", String(2048)];
function ck(e) {
  return ["-b", String(Math.min(Math.max(20, Math.ceil(e / 512 / 8)), 2048))];
}
var Mi = process.platform === "darwin" ? ["--no-mac-metadata"] : [];
function so(e, { beyondAscii: t, archiveBytes: n = Number.POSITIVE_INFINITY, listing: r }) {
  if (e.dialect === "node") return { thread: "create" };
  let { path: o, dialect: s } = e, i = ck(n);
  if (s === "bsd") {
    let f = ["--uid", "0", "--gid", "0", "--uname", "", "--gname", ""], u = [...Mi, "--no-xattrs", "--no-acls", "--no-fflags", ...f], m = ["--format", "pax", "--options", "hdrcharset=BINARY"], l = ["--no-recursion", "--null", "-T", "-"];
    return { path: o, args: ["-c", "-P", "-f", "-", ...i, ...m, ...u, ...l] };
  }
  let a = t ? ",hdrcharset:=BINARY" : "", c = r === void 0 ? [] : ["-vv", "--utc", `--index-file=${r}`];
  return { path: o, args: [...au(a), "-P", "--sparse", ...c, ...i, ...iu] };
}
var iu = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"];
function au(e = "") {
  return ["--create", "--file=-", ...["--format=posix", `--pax-option=exthdr.name=pax,delete=atime,delete=ctime${e}`], "--numeric-owner", "--owner=0", "--group=0"];
}
function io({ path: e }) {
  let t = ["-b", "128", "--mode=a-st", "--transform=s,^\\([0-9]*\\)/\\.$,\\1,SH"], n = ["--clamp-mtime", `--mtime=@${4294967295}`];
  return { path: e, args: [...au(",delete=mtime"), ...t, ...n, ...iu] };
}
function ao(e, t) {
  if (e.dialect === "node") return { thread: "extract", bases: t };
  let { path: n, dialect: r } = e, o = r === "gnu" ? ["--warning=no-unknown-keyword"] : Mi, s = ["-f", "-", "--ignore-zeros", ...ak, ...o];
  return { path: n, args: ["-x", ...s, "--no-same-owner", "--no-same-permissions"] };
}
function cu({ path: e }) {
  return { path: e, args: ["-c", "-f", "-", "--format", "mtree", "--options", "!all,type,mode,time", "@-"] };
}
function fu({ path: e }) {
  return { path: e, args: ["-x", "-p", "-f", "-", "--no-same-owner", ...Mi] };
}

// src/formats/actions-cache/compression.ts
var sn = L(mu(), 1);
import { pipeline as Au, Readable as Cu } from "node:stream";
import { pipeline as Fk } from "node:stream/promises";

// src/formats/node-tar/start.ts
var Pu = L(du(), 1);
import { availableParallelism as xu } from "node:os";
import { extname as dk, join as pk } from "node:path";
import { Readable as vu, Writable as hk } from "node:stream";
import { Worker as gk } from "node:worker_threads";

// src/formats/node-tar/flow.ts
function pu(e) {
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
var rn = L(gu(), 1);
import { once as fk } from "node:events";
var vt = 4 * 1024 * 1024;
async function yu(e, t) {
  let n = (0, rn.createZstdCompress)({ ...uk(e, t), flush: rn.constants.ZSTD_e_end });
  try {
    return n.write(e), await fk(n, "readable"), mk(n.read());
  } finally {
    n.destroy();
  }
}
var dC = 33 * 1024 * 1024;
function uk({ length: e }, t) {
  return { params: { [rn.constants.ZSTD_c_compressionLevel]: t }, chunkSize: lk(e) };
}
function mk({ buffer: e, byteOffset: t, length: n }) {
  return t === 0 && e.byteLength > Buffer.poolSize ? Buffer.from(e.transfer(n)) : Buffer.from(e.slice(t, t + n));
}
function lk(e) {
  return e + (e >> 8) + (e < 131072 ? 131072 - e >> 11 : 0) + 1;
}

// src/formats/node-tar/slabs.ts
function wu(e, t, n) {
  let r = (s) => new Int32Array(new SharedArrayBuffer(4 * s));
  return { slabs: Array.from({ length: e }, () => new SharedArrayBuffer(t)), owners: r(e), releases: r(1), share: n };
}
function bu({ slabs: e }, t) {
  return Buffer.from(e[t]);
}
function Ti({ owners: e, releases: t }, n, r) {
  Atomics.compareExchange(e, n, r, 0) === r && (Atomics.add(t, 0, 1), Atomics.notify(t, 0));
}
function ku(e, t) {
  for (let n = 0; n < e.slabs.length; n++) Ti(e, n, t);
}

// src/formats/node-tar/start.ts
function Pt(e, t) {
  if (!("thread" in e)) return V([e], t);
  let n = Ci(e, t);
  return { ...n, stdout: vu.from(yk(n)) };
}
async function* yk({ stdout: e }) {
  for await (let { content: t, release: n } of e) {
    let r = Buffer.from(t);
    n(), yield r;
  }
}
var wk = pk(import.meta.dirname, `tar-thread${dk(import.meta.filename)}`), Ou = [], Ai = Math.min(xu(), 2), er = Math.min(xu(), 4), Su, bk = 0;
function Bu() {
  return Su ??= wu(er + 1, vt, er + 2 - Ai), Su;
}
function kk() {
  (0, Pu.setFlagsFromString)("--semi-space-growth-factor=1");
  let e = { maxYoungGenerationSizeMb: 2 };
  return { thread: new gk(wk, { execArgv: [], env: {}, resourceLimits: e }), owner: ++bk };
}
function Ci(e, { cwd: t, signal: n }) {
  let r = Ou.pop() ?? kk(), { thread: o, owner: s } = r, i = Bu();
  o.ref();
  let a = (g) => o.postMessage(g), c = { ...e, cwd: t, mask: process.umask(), slabs: i, owner: s };
  a(c);
  let f = pu(o), u = new hk({
    write: (g, y, w) => {
      f.send(new Uint8Array(g)).then(() => w());
    },
    final(g) {
      a("end"), g();
    }
  });
  u.on("error", () => {
  });
  let m = new vu({ objectMode: !0, read() {
  } }), l = (g) => {
    "taken" in g ? f.taken(g.taken) : m.push("frame" in g ? d(g) : p(g));
  }, d = ({ frame: g, contentBytes: y }) => ({ frame: Buffer.from(g.buffer, g.byteOffset, g.length), contentBytes: y }), p = ({ slab: g, filled: y }) => ({
    content: bu(i, g).subarray(0, y),
    release: () => Ti(i, g, s)
  }), h = Sk(r, l, n).finally(() => {
    m.push(null), u.destroy(new Error("its reader has ended"));
  });
  return { pid: process.pid, stdin: u, stdout: m, ended: h };
}
async function Sk(e, t, n) {
  let { thread: r } = e, { promise: o, resolve: s } = Promise.withResolvers(), i = (m) => {
    m === "done" ? s(void 0) : "isBadEntry" in m ? s(m.isBadEntry ? new k(m.message) : new ne(m.message)) : t(m);
  }, a = ({ message: m }) => s(new ne(m)), c = () => s(new ne("a thread of tar ended early")), f = () => {
    r.terminate();
  };
  r.on("message", i).on("error", a).on("exit", c), n.addEventListener("abort", f), n.aborted && f();
  let u = await o;
  if (n.removeEventListener("abort", f), r.off("message", i).off("error", a).off("exit", c), !u && !n.aborted) {
    r.unref(), Ou.push(e);
    return;
  }
  throw await r.terminate(), ku(Bu(), e.owner), n.throwIfAborted(), u;
}

// src/formats/zstd.ts
var on = L(Ru(), 1);
import { once as Ik } from "node:events";
import { pipeline as Mk } from "node:stream";

// src/formats/output-limit.ts
import { statfsSync as xk } from "node:fs";
import { readFile as vk } from "node:fs/promises";
var $u = 64 * 1024 * 1024, Pk = 0.1, Ok = 8 * 1024, Bk = 8, Ek = 25;
function Ot({ files: e, bytes: t, unpackedBytes: n = t }) {
  return Math.max(t, n) * (1 + Pk) + e * Ok;
}
function Ke(e) {
  let t = new AbortController(), { bavail: n, bsize: r } = xk(e), o = $u + Bk * n * r, s = $u, i = 0, a = (c) => {
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
      let u = setInterval(async () => a(await Rk(c)), Ek), m = () => clearInterval(u);
      f.then(m, m);
    }
  };
}
async function Rk(e) {
  let t = await vk(`/proc/${e}/io`, "latin1").catch(() => "");
  return Number(/^wchar: (\d+)$/m.exec(t)?.[1] ?? 0);
}

// src/formats/sink.ts
function tr({ write: e, ...t }) {
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
var $k = 32 * 1024 * 1024;
async function co(e, t) {
  for (; e.pending > $k / t.length; ) await e.progress();
}

// src/formats/zstd.ts
var Tk = 1024 * 1024;
function Bt(e, t = Number.POSITIVE_INFINITY) {
  return e === void 0 || t < Tk ? Ni : Ak(e);
}
function Ak(e) {
  return {
    packing(t, n, r) {
      if ("thread" in t) return Ni.packing(t, n, r);
      let { level: o, threads: s, check: i } = n, a = s === 1 ? "--single-thread" : `-T${s}`, c = ["-q", "-c", i ? "--check" : "--no-check", `-${o}`, a];
      return V([t, { path: e, args: c }], r);
    },
    unpacking(t, n) {
      if ("thread" in t) return Ni.unpacking(t, n);
      let r = Ke(n.cwd), o = { ...n, signal: AbortSignal.any([n.signal, r.signal]) }, { pid: s, stdin: i, stdout: a, ended: c } = V([{ path: e, args: ["-q", "-d", "-c"] }, t], o);
      return r.watch(s, c), tr({
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
          i.end(Ck);
        }
      });
    }
  };
}
var Ck = Buffer.from([80, 42, 77, 24, 0, 0, 0, 0]), Iu = 128 * 1024;
function Nk(e, t, n) {
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
      await e, r = (0, on.createZstdDecompress)({ chunkSize: Iu }), r.on("error", () => {
      });
      for (let [c, f] of o) i(f, c);
      s && r.end();
      for await (let c of r)
        n.count(c.length), n.signal.throwIfAborted(), t.write(c) || await Ik(t, "drain");
      r.destroy();
      for (let [c] of o) o.delete(c) && c(new Error("it comes after the frame"));
    })()
  };
}
var Ni = {
  packing(e, { level: t, check: n }, r) {
    let o = Pt(e, r), { ZSTD_c_compressionLevel: s, ZSTD_c_checksumFlag: i } = on.constants, a = { [s]: t, [i]: Number(n) }, c = (0, on.createZstdCompress)({ params: a, chunkSize: Iu });
    return Mk(o.stdout, c, () => {
    }), { ...o, stdout: c };
  },
  unpacking(e, t) {
    let n = new AbortController(), r = Ke(t.cwd), o = AbortSignal.any([t.signal, n.signal, r.signal]), { stdin: s, stdout: i, ended: a } = Pt(e, { ...t, signal: o }), c = Promise.resolve(), f;
    return tr({
      stdout: i,
      ended: a,
      allow: r.allow,
      write(u, m) {
        f || (f = Nk(c, s, r), c = f.fed.catch((l) => n.abort(l))), f.write(u, m);
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
function Nu(e, { tools: t, level: n }, r) {
  if (t.zstd) return Bt(t.zstd).packing(e, { level: n, threads: 0, check: !0 }, r);
  let o = Pt(e, r), s = (0, sn.createGzip)();
  return Au(o.stdout, s, () => {
  }), { ...o, stdout: s };
}
var Fi = Buffer.from([40, 181, 47, 253]), Mu = Buffer.from([31, 139]);
async function* Fu(e, t, n) {
  let [r, o] = await _k(e);
  if (r.subarray(0, Mu.length).equals(Mu)) yield* Tu((0, sn.createGunzip)(), o);
  else if (r.subarray(0, Fi.length).equals(Fi)) t ? yield* Lk({ path: t, args: ["-q", "-d", "-c"] }, o, n) : yield* Tu((0, sn.createZstdDecompress)(), o);
  else throw new k("it is no archive");
}
async function _k(e) {
  let t = e[Symbol.asyncIterator](), n = Buffer.alloc(0);
  for (; n.length < Fi.length; ) {
    let o = await t.next();
    if (o.done) break;
    n = Buffer.concat([n, o.value]);
  }
  async function* r() {
    yield n, yield* { [Symbol.asyncIterator]: () => t };
  }
  return [n, r()];
}
async function* Tu(e, t) {
  Au(Cu.from(t), e, () => {
  }), yield* e;
}
async function* Lk(e, t, { cwd: n, signal: r }) {
  let o = new AbortController(), { stdin: s, stdout: i, ended: a } = V([e], {
    cwd: n,
    signal: AbortSignal.any([r, o.signal])
  }), c = Fk(Cu.from(t), s).catch((f) => {
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
async function _u(e) {
  let { tools: t, level: n, workspace: r } = e, o = new AbortController(), s = (y) => o.abort(y), i = { cwd: r, signal: AbortSignal.any([e.signal, o.signal]) }, a = so(t.tar, { beyondAscii: !1 }), { stdin: c, stdout: f, ended: u } = Nu(a, { tools: t, level: n }, i), m = { segments: [], files: 0, bytes: 0, skipped: [] }, l = jk(c, { ...e, signal: i.signal }, m).catch(s), d = xt(f, e);
  d.catch(s), await u, await l;
  let p = await d;
  o.signal.throwIfAborted();
  let { files: h, bytes: g } = m;
  return h > 0 && m.segments.push({ kind: "archive", offset: 0, length: p, files: h, bytes: g }), m;
}
var Wk = 256;
async function jk(e, { matches: t, found: n, workspace: r, signal: o }, s) {
  let i = Hk(t, r), a = /* @__PURE__ */ new Set(), c = [];
  for (let f of n) {
    for (let { kind: u, member: m, bytes: l, hardLink: d } of f) {
      if (u === "other") {
        s.skipped.push(m);
        continue;
      }
      s.files++, (!d || !a.has(d.inode)) && (s.bytes += l), d && a.add(d.inode), c.push(`${i(m)}\0`);
    }
    c.length < Wk || (e.write(c.join(""), "latin1") || await Dk(e, "drain", { signal: o }), c = [], await Uk(void 0, { signal: o }));
  }
  e.end(c.join(""), "latin1");
}
function Hk(e, t, n = process.platform) {
  let { join: r, relative: o } = rt(n), s = new Map(
    e.map(({ root: i }) => [String(i.place), o(x(t), x(i.base))])
  );
  return (i) => {
    let a = i.indexOf("/");
    return r(s.get(i.slice(0, a)) ?? "", i.slice(a + 1));
  };
}

// src/formats/actions-cache/unpack.ts
var om = L(Du(), 1);
import { linkSync as TS, mkdirSync as AS } from "node:fs";
import { availableParallelism as CS } from "node:os";
import { dirname as NS, join as FS } from "node:path";

// src/formats/tar-records.ts
var K = 512;
function me(e) {
  return (K - e % K) % K;
}
function fo(e, t, n) {
  let r = n.toString("latin1");
  if (t === "L") return { ...e, name: Uu(r) };
  if (t === "K") return { ...e, target: Uu(r) };
  if (t === "g") return e;
  let o = new Map(zk(r));
  return { ...e, ...qk(o) };
}
function Uu(e) {
  let t = e.indexOf("\0");
  return t < 0 ? e : e.slice(0, t);
}
function* zk(e) {
  for (let t = 0; t < e.length; ) {
    let n = e.indexOf(" ", t), r = Number(e.slice(t, n)), o = e.slice(n + 1, t + r - 1), s = o.indexOf("=");
    if (!(Number.isInteger(r) && r > n - t && e[t + r - 1] === `
`) || s < 1) throw new k("its archive is damaged");
    yield [o.slice(0, s), o.slice(s + 1)], t += r;
  }
}
function qk(e) {
  let t = (c) => e.get(c) || void 0, n = {}, r = t("GNU.sparse.name") ?? t("path"), o = t("linkpath"), s = t("size"), i = t("mtime");
  r !== void 0 && (n.name = r), o !== void 0 && (n.target = o), s !== void 0 && (n.size = Number(Wu(s))), i !== void 0 && /^-?\d{1,18}(\.\d{1,18})?$/.test(i) && (n.mtime = i);
  let a = [...e.keys()].some((c) => c.startsWith("GNU.sparse."));
  if (a && t("GNU.sparse.major") !== "1") throw new k("its archive has an old form of holes");
  return a && (n.sparseSize = Wu(t("GNU.sparse.realsize"))), n;
}
function Wu(e = "") {
  if (/^\d{1,15}$/.test(e)) return e;
  throw new k("its archive is damaged");
}

// src/formats/archive-reader.ts
var Gk = 1024 * 1024;
function ju(e = "one") {
  let t = Buffer.alloc(0), n = {}, r, o = 0, s = 0, i = e === "several", a = (f, u) => {
    n = fo(n, f, u), s = me(u.length), r = void 0;
  }, c = (f) => {
    if (i = f.every((p) => p === 0), i) return;
    let { type: u, member: m } = Jk(f);
    if ("xgLK".includes(u)) {
      if (m.size > Gk) throw new k("a header in the archive is too large");
      r = { type: u, size: m.size };
      return;
    }
    let l = { ...m, ...n, name: n.name ?? m.name };
    n = {};
    let d = { ...l, kind: Yk(u, l.name) };
    if (d.kind !== "file" && d.size > 0) throw new k("a link or directory has content");
    return o = d.size, s = me(d.size), d;
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
function Jk(e) {
  if (uo(e, 148, 8) !== Kk(e)) throw new k("its archive is damaged");
  let t = an(e, 0, 100), n = an(e, 257, 6) === "ustar" ? an(e, 345, 155) : "";
  return {
    type: an(e, 156, 1) || "0",
    member: {
      name: n === "" ? t : `${n}/${t}`,
      target: an(e, 157, 100),
      // Without setuid, setgid and sticky bits.
      mode: uo(e, 100, 8) & 511,
      mtime: String(uo(e, 136, 12)),
      size: uo(e, 124, 12),
      sparseSize: void 0
    }
  };
}
function Kk(e) {
  let t = 256;
  for (let n = 0; n < K; n++) (n < 148 || n >= 156) && (t += e[n]);
  return t;
}
function an(e, t, n) {
  let r = e.toString("latin1", t, t + n), o = r.indexOf("\0");
  return o < 0 ? r : r.slice(0, o);
}
function uo(e, t, n) {
  let r = e[t];
  if (r === 128) return Number(e.readBigUInt64BE(t + n - 8));
  let o = an(e, t, n).trim(), s = o === "" ? 0 : Number.parseInt(o, 8);
  if (Number.isSafeInteger(s) && s >= 0 && /^[0-7]*$/.test(o)) return s;
  if (r === 255) return 0;
  throw new k("its archive is damaged");
}
var Vk = {
  0: "file",
  7: "file",
  1: "hardlink",
  2: "symlink",
  3: "other",
  4: "other",
  5: "directory",
  6: "other"
};
function Yk(e, t) {
  let n = Vk[e];
  if (!n) throw new k(`its archive holds something of the unknown type ${JSON.stringify(e)}`);
  return n === "file" && t.endsWith("/") ? "directory" : n;
}

// src/formats/extract-workers.ts
import { existsSync as aS, mkdirSync as zu, readdirSync as cS, rmSync as fS } from "node:fs";
import { join as mo } from "node:path";

// src/files/merge-trees.ts
import { rmdirSync as sS } from "node:fs";

// src/disk/rename.ts
import { lstatSync as Zk, renameSync as Xk, rmdirSync as Qk } from "node:fs";
function oe(e, t) {
  oS(
    () => Xk(e, t),
    () => !Hu(t)
  );
}
function cn(e, t) {
  let n = process.platform === "win32";
  n && eS(t);
  try {
    return oe(e, t), !0;
  } catch (r) {
    let o = R(r) ?? "";
    if (["ENOTEMPTY", "EEXIST"].includes(o) || n && o === "EPERM" && Hu(t)) return !1;
    throw r;
  }
}
function eS(e) {
  try {
    Qk(e);
  } catch {
  }
}
function Hu(e) {
  return Zk(e, { throwIfNoEntry: !1 })?.isDirectory() === !0;
}
var tS = ["EPERM", "EBUSY", "EACCES"], nS = 200, rS = new Int32Array(new SharedArrayBuffer(4));
function oS(e, t, { platform: n = process.platform, mostMs: r = 5e3 } = {}) {
  let o = performance.now() + r;
  for (let s = 4; ; s = Math.min(2 * s, nS)) {
    try {
      e();
      return;
    } catch (i) {
      if (!(n === "win32" && tS.includes(R(i) ?? "")) || performance.now() > o || !t()) throw i;
    }
    Atomics.wait(rS, 0, 0, s);
  }
}

// src/files/merge-trees.ts
function _i(e, t, n) {
  if (!cn(b(e), b(t))) {
    re(t).length < re(e).length && iS(e, t, n);
    for (let r of re(e)) _i(`${e}/${r}`, `${t}/${r}`, n);
    sS(b(e));
  }
}
function iS(e, t, n) {
  oe(b(e), n), oe(b(t), b(e)), oe(n, b(t));
}

// src/formats/extract-workers.ts
async function lo({ tar: e, codec: t, dir: n, workers: r, files: o, signal: s, warn: i }, a) {
  let c = new AbortController(), f = AbortSignal.any([s, c.signal]), u = (P) => c.abort(P), m = Array.from({ length: r }, (P, B) => mo(n, `lane-${B}`)), l = m.map((P) => {
    zu(P);
    let B = t.unpacking(ao(e), { cwd: P, signal: f });
    return B.stdout.resume(), { sink: B, files: B.ended.then(() => Li(x(P))).catch(u) };
  }), d = l.map(({ sink: P }) => P), p = await a(d, f).catch(u), h = await Promise.all(l.map(({ files: P }) => P));
  f.throwIfAborted();
  let g = h.reduce((P, B) => P + (B ?? 0), 0), y = uS(n);
  if (g > o() || g < o() && !y)
    throw new k(`its segments held ${g} files instead of ${o()}`);
  let w = mo(n, "tree");
  zu(w);
  for (let P of m) _i(x(P), x(w), mo(n, "aside"));
  let S = y ? o() - Li(x(w)) : 0;
  if (S > o() - g)
    throw fS(w, { recursive: !0 }), new Jt();
  return S > 0 && i(`Some names are one name here, so later files replaced ${S} of ${o()} files`), p;
}
function uS(e) {
  return process.platform === "darwin" || aS(mo(e, "LANE-0"));
}
function Li(e) {
  let t = 0;
  for (let n of cS(b(e), { withFileTypes: !0, encoding: "latin1" }))
    if (n.isDirectory()) t += Li(`${e}/${n.name}`);
    else if (n.isFile()) t++;
    else throw new k("a segment of files holds something else");
  return t;
}
var mS = 1024 * 1024;
async function qu(e, t, n) {
  let r = [];
  for (let i of t) dS(i);
  let o = t.filter(({ kind: i }) => i === "files").length, s;
  for await (let { segment: i, bytes: a, endsFrame: c, ends: f } of hS(e, t)) {
    if (i.kind !== "files") {
      r.push(a);
      continue;
    }
    if (s || (s = await pS(n), s.allow(Ot(i))), s.write(a, () => e.release?.(a)), await co(s, n), c && s.endFrame(), !!f && (s = void 0, --o === 0))
      for (let u of n) u.end();
  }
  return r;
}
var lS = 1024 * 1024;
function dS(e) {
  let t = 2 + Ot(e) / lS;
  if ((e.frames?.length ?? 0) > t)
    throw new k("a segment has more frames than its content needs");
}
async function pS(e) {
  for (; ; ) {
    let [t] = e.toSorted((n, r) => n.pending - r.pending || n.given - r.given);
    if (t.pending <= mS) return t;
    await Promise.race(e.map((n) => n.progress()));
  }
}
async function* hS(e, t) {
  let n = gS(t), r = n.next(), o = 0;
  for await (let s of e)
    for (let i = 0; i < s.length; ) {
      if (r.done) throw new k("its body is longer than its segments");
      let { segment: a, end: c, ends: f } = r.value, u = s.subarray(i, i + c - o);
      i += u.length, o += u.length;
      let m = o === c;
      yield { segment: a, bytes: u, endsFrame: m, ends: f && m }, m && (r = n.next());
    }
}
function* gS(e) {
  for (let t of e) {
    let n = t.offset, r = t.frames ?? [t.length];
    for (let [o, s] of r.entries())
      n += s, yield { segment: t, end: n, ends: o === r.length - 1 };
  }
}

// src/formats/member-header.ts
var Gu = /[\u0080-\u00ff]/, po = 100, Di = 8589934591, yS = { file: "0", hardlink: "1", symlink: "2", directory: "5", whiteout: "3" };
function nr(e) {
  let t = Buffer.allocUnsafe(Ui(e));
  return t.subarray(0, Wi(t, 0, e));
}
function Ui({ name: e, target: t }) {
  return 4 * K + 2 * (e.length + t.length);
}
function Wi(e, t, n, r = !1) {
  let o = bS(n, r), s = t;
  if (o !== "") {
    s += wS(o.length).copy(e, s), s += e.write(o, s, "latin1");
    let i = s + me(o.length);
    e.fill(0, s, i), s = i;
  }
  return Ku(e, s, n, yS[n.kind]), s + K;
}
var Ju = /* @__PURE__ */ new Map();
function wS(e) {
  let t = Ju.get(e);
  if (t) return t;
  let n = Buffer.alloc(K);
  return Ku(n, 0, { name: "pax", target: "", mtime: "0", mode: 420, size: e }, "x"), Ju.set(e, n), n;
}
function bS({ name: e, target: t, mtime: n, size: r, sparseSize: o }, s) {
  let i = Gu.test(e) || Gu.test(t), a = i && !s ? Ve("hdrcharset", "BINARY") : "", c = i || e.length > po ? Ve("path", e) : "", f = i || t.length > po ? Ve("linkpath", t) : "", u = /^\d{1,11}$/.test(n) ? "" : Ve("mtime", n), m = r > Di ? Ve("size", String(r)) : "";
  return a + c + (t === "" ? "" : f) + u + m + kS(e, o);
}
function kS(e, t) {
  return t === void 0 ? "" : Ve("GNU.sparse.major", "1") + Ve("GNU.sparse.minor", "0") + Ve("GNU.sparse.name", e) + Ve("GNU.sparse.realsize", t);
}
function Ve(e, t) {
  let n = ` ${e}=${t}
`, r = n.length + String(n.length).length;
  return `${n.length + String(r).length}${n}`;
}
var SS = xS();
function xS() {
  let e = Buffer.alloc(K);
  return fn(e, 108, 7, 0), fn(e, 116, 7, 0), e.write("        ", 148, "latin1"), e.write("ustar\x0000", 257, "latin1"), e;
}
function Ku(e, t, { name: n, target: r, mode: o, mtime: s, size: i }, a) {
  SS.copy(e, t);
  let c = Math.min(Math.max(Math.trunc(Number(s)), 0), Di);
  e.write(n, t, po, "latin1"), fn(e, t + 100, 7, o), fn(e, t + 124, 11, Math.min(i, Di)), fn(e, t + 136, 11, c), e[t + 156] = a.charCodeAt(0), r !== "" && e.write(r, t + 157, po, "latin1");
  let f = 0;
  for (let u = t; u < t + K; u++) f += e[u];
  fn(e, t + 148, 6, f), e[t + 154] = 0;
}
function fn(e, t, n, r) {
  let o = r;
  for (let s = t + n - 1; s >= t; s--) {
    let i = Math.floor(o / 8);
    e[s] = 48 + o - i * 8, o = i;
  }
}

// src/files/member-paths.ts
function ho(e) {
  return new Map(e.map(({ place: t, base: n }) => [String(t), x(n)]));
}
function Vu(e) {
  return (t) => {
    let n = t.indexOf("/");
    return `${e.get(t.slice(0, n))}${t.slice(n)}`;
  };
}

// src/formats/skeleton.ts
async function go(e, t) {
  if (e.bytes.length === 0) return;
  let { tar: n, roots: r, ...o } = t;
  await Yu(ao(n, ho(r)), e, o), n.dialect === "bsd" && await vS(e, n, o);
}
async function vS(e, t, n) {
  let o = (await Yu(cu(t), e, n)).split(`
`).filter((c) => c.includes(" type=dir")).map((c) => c.replace(/ mode=\d*(\d{3})\b/, " mode=$1")), { stdin: s, stdout: i, ended: a } = V([fu(t)], n);
  i.resume(), s.end(["#mtree", ...o, ""].join(`
`), "latin1"), await a;
}
async function Yu(e, { bytes: t, mostBytes: n }, { codec: r, ...o }) {
  let s = r.unpacking(e, o), i = "";
  s.stdout.setEncoding("latin1").on("data", (a) => {
    i += a;
  }), s.allow(n);
  for (let a of t) s.write(a);
  return s.endFrame(), s.end(), await s.ended, i;
}

// src/formats/actions-cache/distribute-members.ts
import { dirname as Zu } from "node:path";
var PS = 1e3, OS = 8 * 1024 * 1024, BS = 4;
function Qu(e) {
  let t = e[0], n = RS(), r = 0, o = 0, s = 0, i = "", a = (f) => {
    o += f.length, n.add(f, t);
  }, c = () => {
    a(ES.subarray(0, me(s))), s = 0;
  };
  return {
    /** Starts a member. @param name its directory decides whether another worker may take over */
    begin(f, u) {
      c();
      let m = Math.max(r / PS, o / OS);
      (m >= BS || m >= 1 && Zu(u) !== i) && (n.flush(t), t = e.reduce((l, d) => d.pending < l.pending ? d : l), r = 0, o = 0), i = Zu(u), r++, a(f);
    },
    /** Adds to the content of the member that was started last. */
    content(f) {
      s += f.length, a(f);
    },
    /** Resolves when the worker's queue has room again. */
    room: () => co(t, e),
    end() {
      c(), n.flush(t);
      for (let f of e) f.end();
    }
  };
}
var ES = Buffer.alloc(K), Xu = 1024 * 1024;
function RS() {
  let e = Buffer.allocUnsafeSlow(Xu), t = 0, n = 0, r = (o) => {
    n > t && o.write(e.subarray(t, n)), t = n;
  };
  return {
    flush: r,
    add(o, s) {
      for (let i = 0; i < o.length; ) {
        let a = o.copy(e, n, i);
        i += a, n += a, !(n < e.length) && (r(s), e = Buffer.allocUnsafeSlow(Xu), t = 0, n = 0);
      }
    }
  };
}

// src/files/windows-names.ts
var $S = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³]) *(\.|$)/i;
function IS(e) {
  if (e === "." || e === "..") return;
  if ($S.test(e)) return "it is a device";
  if (/[. ]$/.test(e)) return "it ends in a dot or a blank";
  let t = [...e].find((n) => n < " " || '<>:"|?*\\'.includes(n));
  return t === void 0 ? void 0 : `it has the character ${JSON.stringify(t)}`;
}
function yo(e) {
  for (let t of e.split("/")) {
    let n = IS(t);
    if (n !== void 0) throw new Error(`Windows has no file ${JSON.stringify(t)}: ${n}`);
  }
}

// src/formats/actions-cache/staged-names.ts
var MS = 1e5;
function tm(e, t, n = process.platform) {
  let r = rt(n), o = x(t), s = e.map((m) => ({ root: m, base: x(m.base) })), i = /* @__PURE__ */ new Map(), a = /* @__PURE__ */ new Map(), c = (m) => s.find(
    ({ root: l, base: d }) => H(m, d) && l.matches(b(r.relative(d, m)).toString())
  ), f = (m) => {
    let l = a.get(m);
    if (l) return l;
    a.set(m, em);
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
      a.size > MS && a.clear();
      let { path: l, anchor: d } = m.includes("\0") ? em : u(r.resolve(o, m));
      if (!d) throw new k(`it holds ${b(m)}, which no line of path names`);
      let p = `${d.root.place}/${r.relative(d.base, l) || "."}`;
      return n === "win32" && yo(b(p, n).toString()), p;
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
var em = { path: "/", anchor: void 0 };

// src/formats/actions-cache/unpack.ts
async function sm(e) {
  let { body: t, dir: n, tools: r, roots: o, workspace: s, workers: i = CS(), warn: a } = e, c = Ke(n);
  c.allow(1 / 0);
  let { tar: f } = r, u = AbortSignal.any([e.signal, c.signal]), m = 0, l = {
    tar: f,
    codec: nm,
    dir: n,
    workers: i,
    files: () => m,
    signal: u,
    warn: a
  }, { links: d, skeleton: p } = await lo(l, async (w, S) => {
    let P = Qu(w), B = US(tm(o, s), P), E = ju(), F = f.dialect === "node" ? void 0 : r.zstd;
    for await (let C of Fu(t, F, { cwd: n, signal: S })) {
      c.count(C.length), S.throwIfAborted();
      for (let N of E.push(C)) B.push(N);
      await P.room();
    }
    return E.finish(), P.end(), m = B.files(), B;
  }), h = FS(n, "tree");
  for (let { name: w, target: S } of d) WS(x(h), w, S);
  let g = Buffer.concat(p), y = { bytes: [g], members: p.length, mostBytes: g.length };
  await go(y, { tar: f, roots: o, codec: nm, cwd: h, signal: u });
}
var _S = Buffer.alloc(1024), LS = 512 * 1024 * 1024, DS = 1 / 2, nm = {
  unpacking(e, t) {
    let { stdin: n, stdout: r, ended: o } = Pt(e, t);
    return tr({
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
        n.end(_S);
      }
    });
  }
}, rm = 300;
function US({ stagedName: e, follow: t }, n) {
  let r = [], o = [], s = /* @__PURE__ */ new Set(), i = /* @__PURE__ */ new Map(), a = Math.min(LS, (0, om.getHeapStatistics)().heap_size_limit * DS), c = 0, f = !1, u = 0, m = (p) => {
    if (c += p, c > a) throw new k("it holds more than anybody would save");
  }, l = (p) => {
    let h = nr(p);
    m(h.length), o.push(h);
  }, d = (p) => {
    let { kind: h } = p, g = e(p.name);
    if (h === "other" || s.has(g)) return !1;
    if (s.add(g), m(g.length + rm), h === "file")
      u++, n.begin(nr({ ...p, kind: h, name: g, target: "" }), g);
    else if (h === "directory") l({ ...p, kind: h, name: g, target: "" });
    else if (h === "symlink")
      i.set(g, { ...p, kind: h, name: g }), l({ ...p, kind: h, name: g }), t(p.name, p.target);
    else {
      let y = e(p.target);
      m(y.length + rm);
      let w = i.get(y);
      w ? l({ ...w, name: g }) : r.push({ name: g, target: y });
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
function WS(e, t, n) {
  let r = (o) => b(`${e}/${o}`);
  AS(r(NS(t)), { recursive: !0 });
  try {
    TS(r(n), r(t));
  } catch {
    throw new k(`it holds ${b(t)} as another name of a file that it does not hold`);
  }
}

// src/formats/actions-cache/actions-cache.ts
var am = {
  id: "actions-cache",
  indexed: !1,
  kinds: ["archive"],
  image: !1,
  versions(e, t) {
    return (t && !t.zstd ? ["gzip", "zstd-without-long"] : ["zstd-without-long", "gzip"]).map((r) => jS(r, e));
  },
  unsupportedReason: () => {
  },
  pack: _u,
  unpack: sm
};
function jS(e, t) {
  let n = Ii(t) ? ["windows-only"] : [], r = [...t.paths, e, ...n, "1.0"].join("|");
  return (0, im.createHash)("sha256").update(r).digest("hex");
}

// src/formats/squashfs/pack.ts
import { createReadStream as bv } from "node:fs";
import { join as kv } from "node:path";

// src/formats/squashfs/directory-image.ts
var rl = L(fm(), 1);
import { writeFileSync as lv } from "node:fs";
import { join as dv } from "node:path";

// src/files/staging.ts
import { chmodSync as wx, lstatSync as Em, mkdtempSync as bx, readdirSync as kx, rmSync as Sx, statSync as xx } from "node:fs";
import * as Oo from "node:fs/promises";
import { createServer as vx } from "node:net";
import { toNamespacedPath as Px } from "node:path";

// src/disk/local-socket.ts
var mm = L(um(), 1);
import { once as HS } from "node:events";
import {
  closeSync as zS,
  lstatSync as qS,
  mkdtempSync as GS,
  openSync as JS,
  rmSync as KS,
  statSync as VS,
  symlinkSync as YS,
  writeFileSync as ZS
} from "node:fs";
import { connect as XS } from "node:net";
import { tmpdir as QS } from "node:os";
import { join as Et } from "node:path";
var wo = process.platform === "win32";
function bo(e, t, n) {
  let { path: r, close: o } = wo ? nx() : dm(e, t);
  return n.on("error", () => {
  }).listen(r), o(), wo && n.listening && ZS(Et(e, t), pm(r, e), { mode: 384 }), n.listening;
}
async function ko(e, t) {
  let n = wo ? hm(e, t) : dm(e, t);
  if (n)
    try {
      let r = XS(n.path);
      return r.on("error", () => {
      }), await HS(r, "connect").finally(n.close), r;
    } catch (r) {
      if (!["ECONNREFUSED", "ENOENT"].includes(String(R(r)))) throw r;
      return;
    }
}
function lm(e, t) {
  return wo ? hm(e, t) !== void 0 : qS(Et(e, t), { throwIfNoEntry: !1 })?.isSocket() === !0;
}
function dm(e, t) {
  let n = Et(e, t);
  if (Buffer.byteLength(n) < 100) return { path: n, close: () => {
  } };
  if (process.platform === "linux") {
    let o = JS(e, "r");
    return { path: `/proc/self/fd/${o}/${t}`, close: () => zS(o) };
  }
  let r = GS(Et(QS(), "headstart-"));
  return YS(e, Et(r, "d")), { path: Et(r, "d", t), close: () => KS(r, { recursive: !0, force: !0 }) };
}
var ex = /^\\\\\.\\pipe\\headstart-[0-9a-f-]{36}$/, tx = 256;
function nx() {
  return { path: `\\\\.\\pipe\\headstart-${(0, mm.randomUUID)()}`, close: () => {
  } };
}
function pm(e, t) {
  return `${e}
${VS(t, { bigint: !0 }).ino}
`;
}
function hm(e, t) {
  let n = rx(Et(e, t)) ?? "", [r = ""] = n.split(`
`);
  return ex.test(r) && n === pm(r, e) ? { path: r, close: () => {
  } } : void 0;
}
function rx(e) {
  try {
    return at(e, tx)?.toString("latin1");
  } catch (t) {
    if (R(t) === "ENOENT") return;
    throw t;
  }
}

// src/files/journal.ts
var Pm = L(ym(), 1);
import {
  appendFileSync as sx,
  chmodSync as zi,
  lstatSync as vm,
  mkdirSync as ix,
  rmdirSync as ax,
  rmSync as cx,
  statSync as fx,
  utimesSync as ux,
  writeFileSync as mx
} from "node:fs";

// src/files/journal-step.ts
var So = {
  make: { path: "target" },
  move: { to: "target", from: "staged" },
  replace: { to: "target", from: "staged", aside: "staged" },
  stamp: { path: "target" }
};
function xo(e) {
  let t = e;
  return Object.keys(So[e.do]).map((n) => t[n]);
}
function bm(e) {
  return xo(e)[0];
}
function Hi(e, t) {
  let n = x(q(t)), r = Je(n), o = (s) => {
    if (s !== n && !s.startsWith(r)) throw new Error(`${s} is not below ${n}`);
    return s.slice(r.length);
  };
  return e.map((s) => `${JSON.stringify(Sm(s, o))}
`).join("");
}
function km(e, t) {
  let n = x(q(t)), r = (s) => s === "" ? n : `${Je(n)}${s}`;
  return e.split(`
`).slice(0, -1).map((s) => {
    let i = JSON.parse(s);
    if (!ox(i, x(Kr(t)))) throw new Error("its journal is none that a restore wrote");
    return Sm(i, r);
  });
}
function Sm(e, t) {
  let n = xo(e), r = Object.keys(So[e.do]).map((o, s) => [o, t(n[s])]);
  return { ...e, ...Object.fromEntries(r) };
}
function ox(e, t) {
  let n = e;
  if (typeof n?.do != "string" || !Object.hasOwn(So, n.do)) return !1;
  let r = (i) => typeof i == "string" && i.split("/").every((a) => !["", ".", ".."].includes(a)), o = n.do === "stamp", s = Object.entries(So[n.do]).every(([i, a]) => {
    let c = n[i];
    return c === "" ? o : r(c) && a === "staged" === c.startsWith(`${t}/`) && c !== t;
  });
  return o ? s && wm(n.stamp) && wm(n.before) : s && (n.do === "make" || typeof n.inode == "string");
}
function wm(e) {
  let t = e;
  return [t?.mode, t?.mtime].every(Number.isFinite);
}

// src/files/journal.ts
var un = "journal", lx = Math.min(128 * 1024 * 1024, (0, Pm.getHeapStatistics)().heap_size_limit / 32);
function Om(e, t) {
  sx(A(t, un), Hi(e, t), { mode: 384 });
  for (let n of e) px(n);
}
function Bm(e) {
  for (let t of e)
    t.do === "stamp" && D(t.path)?.isDirectory() && Gi(t.path, t.stamp);
}
function qi(e) {
  cx(A(e, un), { force: !0 });
}
function vo(e, t = () => !0) {
  let n = dx(e), r = /* @__PURE__ */ new Set(), o = [];
  for (let a of [...n.toReversed(), ...n.filter((c) => c.do === "stamp")])
    try {
      t(a) ? hx(a) : r.add(a);
    } catch (c) {
      o.push(c);
    }
  if (o.length > 0) throw o[0];
  let s = A(e, `${un}-draft`), i = n.filter((a) => r.has(a));
  i.length > 0 ? (mx(s, Hi(i, e), { mode: 384 }), oe(s, A(e, un))) : qi(e);
}
function or(e) {
  return D(x(A(e, un))) !== void 0;
}
function dx(e) {
  if (!or(e)) return [];
  let t = at(A(e, un), lx);
  if (!t) throw new Error("its journal is no file that a restore wrote");
  return km(t.toString(), e);
}
function px(e) {
  switch (e.do) {
    case "make":
      ix(b(e.path));
      break;
    case "move":
      rr(e.from, e.to);
      break;
    case "replace":
      rr(e.to, e.aside), rr(e.from, e.to);
      break;
    case "stamp":
      Gi(e.path, e.stamp);
      break;
  }
}
function hx(e) {
  switch (e.do) {
    case "make":
      gx(e.path);
      break;
    case "move":
      xm(e);
      break;
    case "replace":
      if (!D(e.aside)) break;
      if (xm(e), D(e.to)) throw new Error(`${b(e.to)} is in the way of what was there before`);
      rr(e.aside, e.to);
      break;
    case "stamp":
      yx(e.path, e.before);
      break;
  }
}
function xm({ from: e, to: t, inode: n }) {
  !D(e) && Po(t) === n && rr(t, e);
}
function Po(e) {
  let t = vm(b(e), { bigint: !0, throwIfNoEntry: !1 });
  return t && `${t.dev}:${t.ino}`;
}
function D(e) {
  try {
    return vm(b(e));
  } catch (t) {
    if (R(t) === "ENOENT" || R(t) === "ENOTDIR") return;
    throw t;
  }
}
function Rt(e) {
  if (fx(b(e), { throwIfNoEntry: !1 })?.isDirectory()) return [];
  if (D(e)) throw new Error(`${b(e)} is no directory, so nothing can be restored below it`);
  return [...Rt(q(e)), e];
}
function gx(e) {
  try {
    ax(b(e));
  } catch (t) {
    if (!["ENOENT", "ENOTDIR", "ENOTEMPTY", "EEXIST"].includes(R(t) ?? "")) throw t;
  }
}
function yx(e, t) {
  let n = D(e);
  n?.isDirectory() && (n.mtimeMs / 1e3 !== t.mtime || (n.mode & 4095) !== t.mode) && Gi(e, t);
}
function Gi(e, { mode: t, mtime: n }) {
  try {
    zi(b(e), t), ux(b(e), n, n);
  } catch (r) {
    if (R(r) !== "EPERM") throw r;
  }
}
function rr(e, t) {
  let [n, r] = [b(e), b(t)];
  try {
    oe(n, r);
  } catch (o) {
    let s = D(e);
    if (R(o) !== "EACCES" || !s?.isDirectory()) throw o;
    zi(n, s.mode | 128), oe(n, r), zi(r, s.mode & 4095);
  }
}

// src/files/staging.ts
var mn = ".headstart-staging-";
function Fe(e) {
  return e.startsWith(mn);
}
function Bo(e) {
  let t = bx(A(e, mn)), n = Bx(t);
  return {
    /** Absolute path, on the same file system as the target beside it. */
    dir: t,
    /** Removes the directory, unless the next run needs it to undo steps that this run could not undo. */
    async remove() {
      or(t) || (n?.close(), ir(t));
    }
  };
}
async function ct({ base: e, literal: t }) {
  let n = Ox(e);
  if (t === void 0) return n;
  let r = Em(t, { throwIfNoEntry: !1 });
  return r?.isDirectory() ? await Oo.access(n, Oo.constants.W_OK).then(
    () => !0,
    () => !1
  ) && r.dev === Em(n).dev ? n : t : n;
}
function Ox(e) {
  let t = e;
  for (; !xx(t, { throwIfNoEntry: !1 })?.isDirectory(); ) {
    let n = q(t);
    if (n === t) throw new Error(`there is no ${t}`);
    t = n;
  }
  return t;
}
function ln(e) {
  let t = D(x(e));
  return t !== void 0 && sr(t);
}
function sr(e) {
  return e.isDirectory() && Kn(e) && Bf(e);
}
function dn(e) {
  return lm(e, Ji);
}
var Ji = "alive";
function Bx(e) {
  let t = vx((n) => n.destroy()).unref();
  if (bo(e, "born", t))
    return oe(A(e, "born"), A(e, Ji)), t;
}
async function Eo(e) {
  if (!dn(e)) return !1;
  try {
    let t = await ko(e, Ji);
    return t?.destroy(), t !== void 0;
  } catch {
    return !0;
  }
}
function ir(e) {
  let t = () => Sx(Px(e), { recursive: !0, force: !0, maxRetries: 3 });
  try {
    t();
  } catch (n) {
    if (R(n) !== "EACCES") throw n;
    Rm(x(e)), t();
  }
}
function Rm(e) {
  wx(b(e), 448);
  for (let t of kx(b(e), { withFileTypes: !0, encoding: "latin1" }))
    t.isDirectory() && Rm(`${e}/${t.name}`);
}

// src/formats/squashfs/make.ts
import { stat as cv } from "node:fs/promises";

// src/formats/squashfs/check.ts
var Km = L(Im(), 1);
import { closeSync as Kx, openSync as Vx, readSync as Yx } from "node:fs";
import { setImmediate as Zx } from "node:timers/promises";

// src/formats/squashfs/metadata.ts
var Cm = L(Tm(), 1);
var se = 8192, Vi = 256;
function Ro(e, t, n, r = []) {
  let o = /* @__PURE__ */ new Map(), s = t, i = 0, a = async () => {
    let f = await e(s, Math.min(n, s + Vi * se)), { unpacked: u, starts: m, length: l } = Ex(f, s + f.length === n);
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
  let r = Math.ceil(n / se), o = await e(t, t + r * Ki);
  if (o.length !== r * Ki) throw $("a list ends early");
  let s = Array.from({ length: r }, (a, c) => Number(o.readBigUInt64LE(c * Ki))), [i = t] = s;
  if (i > t) throw $("a table is behind its list");
  return { table: Ro(e, i, t, s), start: i };
}
var Ki = 8;
function Ex(e, t) {
  let n = [], r = [], o = 0;
  for (; n.length < Vi && o + 2 <= e.length; ) {
    let s = e.readUInt16LE(o), i = o + 2 + (s & Am);
    if (i > e.length) break;
    let a = e.subarray(o + 2, i), c = s > Am ? a : Rx(a), f = t && i === e.length;
    if (c.length !== se && !(f && c.length > 0 && c.length < se))
      throw $("a table has a gap");
    r.push(c), n.push(o), o = i;
  }
  if (n.length === 0 || t && o !== e.length && n.length < Vi)
    throw $("a table ends early");
  return { unpacked: r, starts: n, length: o };
}
var Am = 32767;
function Rx(e) {
  try {
    return (0, Cm.zstdDecompressSync)(e, { maxOutputLength: se, chunkSize: se });
  } catch {
    throw $("a table cannot be unpacked");
  }
}
function $(e) {
  return new k(`its image is wrong: ${e}`);
}

// src/formats/squashfs/directory.ts
var ar = { directory: 1, file: 2, link: 3, whiteout: 5 };
function Fm(e) {
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
var [$x, Ix, Mx] = [12, 12, 8], Tx = 256, Ax = 256, [Nm, Cx] = [46, 47];
async function _m({ number: e, start: t, offset: n, bytes: r, indexed: o }, { inodes: s, directories: i }, { known: a, whiteouts: c }) {
  let f = await Nx(s, o), u = i.position();
  if (i.positionOf(t, n) !== u) throw $("a directory is not where it should be");
  let m = u + r, l = 0, d = 0, p;
  for (; i.position() < m; ) {
    let h = i.ahead();
    h && await h;
    let g = i.position(), y = f[d]?.within === g - u ? f[d++] : void 0;
    if (y && i.positionOf(y.block, g % se) !== g)
      throw Yi();
    let w = i.take(Ix), S = i.bytes.readUInt32LE(w) + 1, P = s.positionOf(i.bytes.readUInt32LE(w + 4), 0), B = i.bytes.readUInt32LE(w + 8);
    if (S > Ax) throw $("a directory has too many names at once");
    for (let E = S; E > 0; E--) {
      let F = i.ahead();
      F && await F;
      let C = i.take(Mx), { bytes: N } = i, Se = B + N.readInt16LE(C + 2), Ue = N.readUInt16LE(C + 4);
      a.name(Se, Ue, P + N.readUInt16LE(C));
      let We = Lm(N.readUInt16LE(C + 6)), Cc = i.take(We), Dn = N.subarray(Cc, Cc + We);
      if (Fx(Dn, p), y && E === S && !Dn.equals(y.name)) throw Yi();
      p = Dn, Ue === ar.whiteout ? c.add(e, Dn) : Ue === ar.directory && c.addBelow(e, Dn, Se);
    }
    l += S;
  }
  if (i.position() !== m) throw $("a directory does not end where it should");
  if (d !== f.length) throw Yi();
  return l;
}
async function Nx(e, t) {
  let n = [];
  for (; n.length < t; ) {
    await e.ahead();
    let r = e.take($x), { bytes: o } = e, s = Lm(o.readUInt32LE(r + 8)), i = e.take(s), a = o.subarray(i, i + s);
    n.push({ within: o.readUInt32LE(r), block: o.readUInt32LE(r + 4), name: a });
  }
  return n;
}
function Yi() {
  return $("the index of a directory leads elsewhere");
}
function Lm(e) {
  if (e >= Tx) throw $("a name is too long");
  return e + 1;
}
function Fx(e, t) {
  let n = t ? 0 : 1;
  for (let r = 0; r < e.length; r++) {
    let o = e[r];
    if (o === 0 || o === Cx) throw $("it has a name that is none");
    n === 0 && (n = o - (t[r] ?? -1));
  }
  if (n <= 0) throw $("names are not in order");
  if (e[0] === Nm && (e.length === 1 || e.length === 2 && e[1] === Nm))
    throw $("it has a name that is none");
}

// src/formats/squashfs/superblock.ts
var Pe = 96, _x = 6, Dm = { noXattrs: 512, others: 1088 }, Lx = 0xffffffffffffffffn, Dx = 1 << 24;
function pn(e, t) {
  if (e.length < Pe || e.toString("latin1", 0, 4) !== "hsqs") throw Um();
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
  }, { inodes: i, fragments: a, ids: c, blockBytes: f, inodeTable: u, directoryTable: m, fragmentTable: l, idTable: d } = s, [p, h] = [n(22), o(40)], g = [Pe, u, m, l, d, h, t];
  if (!(n(20) === _x && n(28) === 4 && // version 4.0
  n(30) === 0 && (n(24) & ~Dm.others) === Dm.noXattrs && // There is no table of attributes, and no table for exporting by NFS.
  [56, 88].every((w) => e.readBigUInt64LE(w) === Lx) && i > 0 && i <= Dx && a <= i && (c === 1 || c === 2) && p >= 12 && p <= 20 && f === 2 ** p && g.every((w, S) => S === 0 || w >= g[S - 1]))) throw Um();
  return s;
}
function Um() {
  return new k("it holds no squashfs image of our kind");
}

// src/formats/squashfs/extents.ts
var Wm = 16, Ux = 4, Zi = 1 << 24, Io = Zi - 1;
async function jm(e, t) {
  let { inodeTable: n, blockBytes: r, inodes: o, fragments: s } = t, i = jx(o + s), { starts: a, words: c, start: f } = await Wx(e, t), u = new Uint32Array(s);
  function m(l, d) {
    let p = d & Io;
    if (d > (Zi | Io) || p > r || l + p > n)
      throw $("a block is where none can be");
    if (d & Zi) return p;
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
      let y = d % r, w = p === void 0 ? d : d - y, S = { start: l, end: l, hash: 0 };
      for (let P = 0; P < w; P += r) {
        let B = g.ahead();
        B && await B;
        let E = g.bytes.readUInt32LE(g.take(Ux));
        if (E === 0) continue;
        let F = e.pause?.();
        F && await F;
        let C = Math.min(r, w - P);
        if ((m(S.end, E) ?? C) !== C)
          throw $("a block is not what it should be");
        S.end += E & Io, S.hash = Math.imul(S.hash, 31) + E | 0;
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
        i.add({ start: p, end: p + (h & Io), hash: h });
      }
      i.check();
    }
  };
}
async function Wx({ read: e }, { fragments: t, fragmentTable: n }) {
  let r = new Float64Array(t), o = new Uint32Array(t), { table: s, start: i } = await $o(e, n, t * Wm);
  for (let a = 0; a < t; a++) {
    await s.ahead();
    let c = s.take(Wm);
    r[a] = Number(s.bytes.readBigUInt64LE(c)), o[a] = s.bytes.readUInt32LE(c + 8);
  }
  return s.end(), { starts: r, words: o, start: i };
}
function jx(e) {
  let t = new Float64Array(e), n = new Float64Array(e), r = new Int32Array(e), o = 0, s = () => $("two files are in one place");
  return {
    add({ start: i, end: a, hash: c }) {
      if (i !== a) {
        if (i < Pe || o === e) throw s();
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
var Mo = (e) => (t, n) => t.readUInt16LE(n + e), le = (e) => (t, n) => t.readUInt32LE(n + e), Hm = (e) => (t, n) => Number(t.readBigUInt64LE(n + e)), Hx = {
  1: { kind: "directory", length: 16, start: le(0), bytes: Mo(8), offset: Mo(10) },
  2: { kind: "file", length: 16, start: le(0), fragment: le(4), offset: le(8), bytes: le(12) },
  3: { kind: "link", length: 8, bytes: le(4) },
  5: { kind: "whiteout", length: 8, bytes: () => 0, device: le(4) },
  8: { kind: "directory", length: 24, bytes: le(4), start: le(8), indexed: Mo(16), offset: Mo(18), attributes: le(20) },
  9: { kind: "file", length: 40, start: Hm(0), bytes: Hm(8), fragment: le(28), offset: le(32), attributes: le(36) }
}, To = 4294967295, zx = 16, qx = 4095, Gx = 3;
function qm(e) {
  let t = e.take(zx), { bytes: n } = e;
  if (n.readUInt16LE(t + 2) > 511) throw $("it sets bits that change who runs a program");
  let r = Hx[n.readUInt16LE(t)];
  if (!r) throw zm();
  let { kind: o } = r, s = e.take(r.length), i = (f, u = 0) => f?.(n, s) ?? u;
  if (i(r.device) !== 0) throw zm();
  if (i(r.attributes, To) !== To) throw $("it has extended attributes");
  let a = i(r.bytes) - (o === "directory" ? Gx : 0);
  if (a < 0) throw $("a directory is too short");
  if (!Number.isSafeInteger(a)) throw $("a file is larger than any");
  if (o === "link") {
    if (a === 0 || a > qx) throw $("a link is too long");
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
function zm() {
  return $("it holds more than files, directories and links");
}

// src/formats/squashfs/whiteouts.ts
var Ao = 2 ** 20, Jx = 4096;
function Gm() {
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
          if (c.length > Jx) throw $("the name of a whiteout is too long");
          a === void 0 ? yield c : o.push({ directory: a, prefix: `${c}/` });
        }
    }
  };
}

// src/formats/squashfs/check.ts
async function Xx(e) {
  let t = pn(await e.read(0, Pe), e.length), { inodeTable: n, directoryTable: r, inodes: o, ids: s, root: i } = t;
  await Qx(e, t.idTable, s);
  let a = await jm(e, t), c = Ro(e.read, n, r), f = Ro(e.read, r, a.start), u = Fm(o), m = Gm(), l = { members: 0, bytes: 0, newest: 0 }, d, p, h = 0;
  for (let y = 0; y < o; y++) {
    let w = c.ahead();
    if (w && await w, h = c.position(), p = qm(c), d ??= p.owner, p.owner !== d) throw $("it has several owners");
    if ((d & 65535) >= s || d >>> 16 >= s) throw $("its owner is none that it lists");
    l.newest = Math.max(l.newest, p.time), p.kind === "file" ? (await a.add(p, c), l.bytes += p.bytes) : p.kind === "directory" && (l.members += await _m(p, { inodes: c, directories: f }, { known: u, whiteouts: m })), u.add(p, h);
  }
  if (p?.kind !== "directory" || h !== c.positionOf(i.block, i.offset))
    throw $("its root is not where it should be");
  if (u.unnamed() !== 1) throw $("not all that it holds has a name");
  c.end(), f.end(), await a.check();
  let { number: g } = p;
  return { ...l, whiteouts: m.count(), removed: () => m.names(g) };
}
var Jm = 4;
async function Qx(e, t, n) {
  let { table: r } = await $o(e.read, t, n * Jm);
  await r.ahead(), r.take(n * Jm), r.end();
}
function Co({ whiteouts: e, removed: t }, n = []) {
  let r = new Set(n);
  if (e > 0 && r.size === 0) throw $("it holds more than files, directories and links");
  if (e !== r.size) throw $(`it has ${e} whiteouts instead of ${r.size}`);
  for (let o of t()) if (!r.has(o)) throw $("it removes other files than it lists");
}
async function hn(e, { offset: t, length: n }, r, { signal: o, until: s } = {}) {
  let i = Vx(e, "r"), a = (d, p) => {
    let h = Buffer.allocUnsafe(p);
    return h.subarray(0, Yx(i, h, 0, p, t + d));
  }, c = 0, f = {
    tables: void 0,
    heads: (d) => nv(a(d, Vm)) ?? 0,
    contents(d, p, h) {
      let g = (0, Km.zstdDecompressSync)(a(d, p), { maxOutputLength: h });
      return c += g.length, g.length;
    }
  }, u = async () => {
    c = 0, await Zx(), o?.throwIfAborted();
  }, m = async (d, p) => (await s?.(t + d, t + p), await u(), a(d, p - d)), l = () => c < ev ? void 0 : u();
  try {
    return await Xx({ read: m, length: n, unpackedBytes: f[r], pause: l });
  } finally {
    Kx(i);
  }
}
var ev = 64 * 1024 * 1024, tv = 4247762216, Vm = 18;
function nv(e) {
  if (e.length < Vm || e.readUInt32LE(0) !== tv) return;
  let t = e.readUInt8(4), n = (t & 32) !== 0, r = [0, 1, 2, 4][t & 3], o = 5 + (n ? 0 : 1) + r, s = t >> 6;
  return s === 0 ? n ? e.readUInt8(o) : void 0 : s === 1 ? e.readUInt16LE(o) + 256 : s === 2 ? e.readUInt32LE(o) : void 0;
}

// src/formats/squashfs/top-time.ts
import { closeSync as rv, openSync as ov, readSync as sv, writeSync as Ym } from "node:fs";
var el = "-noI", [Zm, iv] = [24, 1], [av, Xm] = [8, 4], Qm = 2;
function tl(e, t, n) {
  let r = ov(e, "r+");
  try {
    let o = Buffer.alloc(Pe);
    sv(r, o, 0, o.length, 0), o.writeUInt16LE(o.readUInt16LE(Zm) & ~iv, Zm);
    let { inodeTable: s, root: i } = pn(o, t);
    Ym(r, o, 0, o.length, 0);
    let a = Buffer.alloc(Xm);
    a.writeUInt32LE(n);
    for (let c = 0; c < Xm; c++) {
      let f = i.offset + av + c, u = Math.floor(f / se) * (Qm + se), m = s + i.block + u + Qm + f % se;
      Ym(r, a, c, 1, m);
    }
  } finally {
    rv(r);
  }
}

// src/formats/squashfs/make.ts
async function nl(e, t, n) {
  let r = {
    source: "-",
    how: ["-tar"],
    names: t,
    reader: io(n.tools.tar)
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
  let { scratch: f, tools: u, level: m, signal: l } = c, d = { path: u.mksquashfs, args: [t, e, ...n, ...fv(m)] }, p = r ? [r, d] : [d], { stdin: h, stdout: g, ended: y } = V(p, { cwd: f, signal: l });
  if (g.resume(), s) {
    let [P, B] = await Promise.allSettled([uv(s, h), y]);
    for (let E of [P, B]) if (E.status === "rejected") throw E.reason;
  } else
    h.end(`${o.join("\0")}\0`, "latin1"), await y;
  let { size: w } = await cv(e);
  i !== void 0 && tl(e, w, i);
  let S = await hn(e, { offset: 0, length: w }, "heads");
  return Co(S, a), S;
}
function fv(e) {
  let t = ["-force-uid", String(process.geteuid?.()), "-force-gid", String(process.getegid?.())], n = ["-comp", "zstd", "-Xcompression-level", String(e)], r = ["-quiet", "-no-progress", "-no-recovery", "-noappend", "-exit-on-error"];
  return ["-no-tailends", ...n, ...t, "-no-xattrs", ...r];
}
async function uv(e, t) {
  try {
    for await (let n of e) !t.destroyed && !t.write(n) && await mv(t);
  } finally {
    t.end();
  }
}
function mv(e) {
  return new Promise((t) => {
    let n = () => {
      for (let r of ["drain", "close"]) e.off(r, n);
      t();
    };
    for (let r of ["drain", "close"]) e.on(r, n);
  });
}

// src/formats/squashfs/directory-image.ts
async function ol(e, t, n) {
  let r = await fl(e, t, [], n);
  return n.signal.throwIfAborted(), r && il(r) ? void 0 : r;
}
async function sl(e, t, { members: n, unpacked: r }, o) {
  let s = Xi(t, r);
  if (s.length > pv || s.some((c) => c.includes(`
`))) return;
  let i = await fl(e, t, s, o);
  return o.signal.throwIfAborted(), i?.members !== n.length - 1 || il(i) ? void 0 : !o.leftOut || await gv(e, t, n, o).catch(() => !1) ? i : void 0;
}
var pv = 1e3, hv = 1440 * 60;
function il({ newest: e }) {
  return e > Date.now() / 1e3 + hv;
}
async function gv(e, t, n, { tools: r, scratch: o, signal: s }) {
  let { unsquashfs: i } = r;
  if (i === void 0) return !1;
  let a = { path: i, args: ["-l", "-d", "", e] }, { stdin: c, stdout: f, ended: u } = V([a], { cwd: o, signal: s });
  c.end();
  let [m] = await Promise.all([(0, rl.buffer)(f), u]), l = new Set(m.toString("latin1").split(`
`)), d = cl(t).length - 1;
  return n.every((p) => {
    let h = p.slice(d);
    return h === "/." || h.split(`
`).every((g) => l.has(g));
  });
}
function al({ root: e, stat: t }) {
  return e.literal !== void 0 && t.isDirectory();
}
function Xi(e, t) {
  let n = cl(e);
  return t.flatMap((r) => r.startsWith(n) ? [r.slice(n.length)] : []);
}
function cl({ root: e, relative: t }) {
  return t === "" ? `${e.place}/` : `${e.place}/${x(t)}/`;
}
function fl(e, { path: t }, n, r) {
  let o = dv(r.scratch, "excludes");
  return lv(o, [yv, ...n.map(wv)].join(""), "latin1"), cr(e, { source: t, how: ["-no-exports", "-action", "chmod(a-st)@true", "-wildcards", "-ef", o], names: [] }, r).catch(() => {
  });
}
var yv = `... ${mn}*
`;
function wv(e) {
  return `\\${e.replace(/[^\w/]/g, "\\$&")}
`;
}

// src/formats/squashfs/pack.ts
async function ll(e) {
  let t = kv(e.scratch, "image"), n = [], r;
  for (let s of e.matches.filter(al)) {
    let i = s.root.place, a = e.leftOut ? void 0 : await ol(t, s, e);
    if (!a) {
      r ??= ul(e);
      let c = r.members.get(i) ?? [];
      a = e.leftOut || Xi(s, r.unpacked).length > 0 ? await sl(t, s, { ...r, members: c }, e) : void 0;
    }
    if (a) {
      let c = a.members + 1;
      n.push(await ml(t, { ...a, files: c, root: i }, n, e));
    }
  }
  if (n.length < e.matches.length) {
    r ??= ul(e);
    let s = [...r.members].flatMap(
      ([i, a]) => n.some(({ root: c }) => c === i) ? [] : a
    );
    if (s.length > 0) {
      nn(e);
      let i = await nl(t, s, e);
      n.push(await ml(t, { ...i, files: s.length }, n, e));
    }
  }
  let o = (s) => n.reduce((i, a) => i + a[s], 0);
  return { segments: n, files: o("files"), bytes: o("bytes"), skipped: r?.skipped ?? [] };
}
function ul({ found: e, leftOut: t = [] }) {
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
async function ml(e, { files: t, bytes: n, root: r }, o, s) {
  let { offset: i, length: a } = o.at(-1) ?? { offset: 0, length: 0 }, c = tn(i + a, "image");
  c > i + a && await s.write(Buffer.alloc(c - i - a));
  let f = await xt(bv(e, { highWaterMark: 1024 * 1024 }), s);
  return { kind: "image", offset: c, length: f, files: t, bytes: n, ...r === void 0 ? {} : { root: r } };
}

// src/formats/squashfs/receive.ts
import { open as bl, rm as Mv } from "node:fs/promises";
import { join as Tv } from "node:path";

// src/formats/squashfs/arrivals.ts
function dl(e) {
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
var Sv = 32;
function gn(e, t) {
  let { image: n = [], delta: r = [], removals: o = [] } = Object.groupBy(e, ({ kind: f }) => f), s = [...n, ...r, ...o];
  if (!e.every((f, u) => f === s[u]) || o.length !== (r.length > 0 ? 1 : 0) || n.length === 0 || new Set(n.map(({ root: f }) => f)).size < n.length) throw fr();
  let a = r.map((f, u) => ({ ...pl(f), nth: u, root: f.root })), c = n.map((f) => {
    let u = t.find(({ place: d }) => d === f.root);
    if (f.root !== void 0 && u?.literal === void 0) throw fr();
    let m = u ? [u] : t.filter(({ place: d }) => !n.some(({ root: p }) => p === d)), l = a.filter(({ root: d }) => d === f.root);
    if (m.length === 0 || l.length >= Sv) throw fr();
    return { ...pl(f), root: u, roots: m, deltas: l };
  });
  if (c.flatMap(({ deltas: f }) => f).length < r.length) throw fr();
  return c;
}
function pl(e) {
  let { offset: t, length: n, files: r } = e;
  return { offset: t, length: n, members: r, mostBytes: Ot(e) };
}
function fr() {
  return new zt("the entry has images that this version of Headstart cannot read");
}

// src/formats/squashfs/removals.ts
var _o = L(gl(), 1);
import { open as xv } from "node:fs/promises";
var No = 64 * 1024 * 1024, vv = No + No / 128, Pv = 4096, Ov = 255, [Fo, yl, Bv] = [0, 46, 47];
function wl(e) {
  let t = Buffer.from(e.map(Ev).join(""), "latin1"), n = e.reduce((r, o) => r + o.length, 0);
  if (t.length > No || n > Ao)
    throw new Error("more files were removed than an entry can say");
  return { frame: (0, _o.zstdCompressSync)(t), bytes: t.length };
}
function Ev(e) {
  return `${e.map((t) => `${t}\0`).join("")}\0`;
}
async function Lo(e, t, { until: n } = {}) {
  let r = t.find(({ kind: c }) => c === "removals");
  if (!r) return;
  let { offset: o, length: s, files: i } = r;
  if (s > vv) throw $t("it is too long");
  await n?.(o, o + s);
  let a = await xv(e);
  try {
    let { bytesRead: c, buffer: f } = await a.read(Buffer.alloc(s), 0, s, o), u = t.filter(({ kind: d }) => d === "delta").length, m = Qi(f.subarray(0, c), u), l = m.counts.reduce((d, p) => d + p, 0);
    if (l !== i) throw $t(`it has ${l} names instead of ${i}`);
    return m;
  } finally {
    await a.close();
  }
}
function Qi(e, t) {
  let n = Rv(e), { starts: r, counts: o, end: s } = $v(n, t);
  if (s !== n.length) throw $t("it has more lists than the entry has layers");
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
function Rv(e) {
  try {
    let t = { maxOutputLength: No, info: !0 }, { buffer: n, engine: r } = (0, _o.zstdDecompressSync)(e, t);
    if (r.bytesWritten === e.length) return n;
  } catch (t) {
    throw $t(O(t));
  }
  throw $t("something follows it");
}
function $v(e, t) {
  let [n, r] = [[], []], o = 0, s = 0;
  for (let i = 0; i < t; i++) {
    n.push(o);
    let a = 0;
    for (; e[o] !== Fo; a++) o = Iv(e, o) + 1;
    if (r.push(a), s += a, s > Ao) throw $t("it has too many names");
    o++;
  }
  return { starts: n, counts: r, end: o };
}
function Iv(e, t) {
  let n = t;
  for (let r = !1; !r; n++) {
    let o = n;
    for (; n < e.length && e[n] !== Fo && e[n] !== Bv; ) n++;
    let s = n - o, i = s <= 2 && e[o] === yl && e[n - 1] === yl;
    if (n === e.length || s === 0 || s > Ov || n - t > Pv || i)
      throw $t("it has a name that is none");
    r = e[n] === Fo;
  }
  return n - 1;
}
function $t(e) {
  return new k(`its list of removed files is wrong: ${e}`);
}

// src/formats/squashfs/receive.ts
async function yn({ segments: e, roots: t, signal: n, body: r, file: o, isMounted: s = !1 }, i) {
  let a = gn(e, t), c = Tv(i, "image"), f = !1, u = async (d) => {
    await Av(r("any"), d, { path: c, segments: e, signal: n }), f = !0;
  }, m = await o?.link(c) && await o?.prove(u);
  m || (await Mv(c, { force: !0 }), await Nv(c, { length: U({ segments: e }), isMounted: s }, u)), !f && o?.isWhole ? await ea(c, a) : f || await kl(c, e, { signal: n });
  let l = m ? o?.isInPlace : void 0;
  return { path: c, images: a, isInPlace: l };
}
async function Av(e, t, { path: n, segments: r, signal: o }) {
  let { arrived: s, until: i, fail: a } = dl(U({ segments: r })), c = kl(n, r, { signal: o, until: i }), f = !1;
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
var Cv = 32 * 1024 * 1024;
async function Nv(e, { length: t, isMounted: n }, r) {
  let o = await bl(e, "wx", 384), s = Promise.resolve(), i = t, a = 0, c = () => {
    a = 0, s = s.then(() => o.datasync()).catch(() => {
    });
  };
  try {
    await r(async (f, u) => {
      for (let m = 0; m < f.length; ) {
        let { bytesWritten: l } = await o.write(f, m, f.length - m, u + m);
        m += l;
      }
      i -= f.length, a += f.length, n && (a >= Cv || i === 0) && c();
    });
  } finally {
    let f = s.then(() => o.close());
    n ? f.catch(() => {
    }) : await f;
  }
}
async function ea(e, t) {
  let n = Buffer.alloc(Pe), r = await bl(e);
  try {
    for (let { offset: o, length: s } of t.flatMap((i) => [i, ...i.deltas]))
      await r.read(n, 0, n.length, o), pn(n, s);
  } finally {
    await r.close();
  }
}
async function kl(e, t, n = {}) {
  let r = await Lo(e, t, n), o = 0;
  for (let s of t.filter(ta)) {
    let { kind: i, files: a, bytes: c, root: f } = s, u = await hn(e, s, "tables", n);
    Co(u, i === "delta" ? r?.namesOf(o++) : []);
    let m = u.members + (f === void 0 ? 0 : 1);
    if (m < a || i === "delta" && m > a)
      throw new k(`it has ${m} members instead of ${a}`);
    if (u.bytes > c)
      throw new k(`its files have ${u.bytes} bytes instead of ${c}`);
  }
}
function ta({ kind: e }) {
  return e === "image" || e === "delta";
}
async function tL(e, { offset: t }) {
  return t + Number((await e(t, t + Pe)).readBigUInt64LE(64));
}

// src/formats/squashfs/unpack.ts
import { chownSync as Dv, lstatSync as Bl, mkdirSync as Uv, readdirSync as El } from "node:fs";
import { dirname as Wv, join as It, relative as jv } from "node:path";

// src/formats/squashfs/layers.ts
import { chmodSync as vl, lstatSync as Pl, mkdirSync as Sl, renameSync as xl, utimesSync as Fv } from "node:fs";
function Ol({ from: e, to: t, removed: n, aside: r }) {
  let [o, s] = [0, 0];
  Sl(b(r));
  let i = (c) => {
    let f = D(c);
    f?.isDirectory() && na(c), f && xl(b(c), b(`${r}/${o++}`));
  }, a = (c, f) => {
    let { mode: u, mtimeMs: m } = Pl(b(c));
    for (let l of [c, f]) na(l);
    for (let l of re(c)) {
      let [d, p] = [`${c}/${l}`, `${f}/${l}`], h = Lv(d);
      if (h === "whiteout") continue;
      s++;
      let g = h === "directory" && D(p)?.isDirectory() === !0;
      g || i(p), h === "file" ? xl(b(d), b(p)) : (g || Sl(b(p)), a(d, p));
    }
    vl(b(f), u & 511), Fv(b(f), m / 1e3, m / 1e3);
  };
  for (let c of n) {
    let f = _v(c, t);
    f !== void 0 && i(f);
  }
  return a(e, t), s;
}
function _v(e, t) {
  let n = t;
  for (let r of e.split("/")) {
    let o = D(n);
    if (!o) return;
    if (!o.isDirectory()) throw new k("it removes something below what is no directory");
    na(n), n = `${n}/${r}`;
  }
  return n;
}
function na(e) {
  vl(b(e), 448);
}
function Lv(e) {
  let t = Pl(b(e));
  if (t.isDirectory()) return "directory";
  if (t.isFile() || t.isSymbolicLink()) return "file";
  if (t.isCharacterDevice() && t.rdev === 0) return "whiteout";
  throw new k("it holds more than files, directories and links");
}

// src/formats/squashfs/unpack.ts
async function Do({ path: e, images: t }, n, r = n.roots) {
  let o = It(n.dir, "tree"), s = await Lo(e, n.segments), i = t.filter(({ roots: a }) => a.some((c) => r.includes(c)));
  for (let a of i.toSorted((c, f) => +!f.root - +!c.root)) {
    let c = a.roots.filter((d) => r.includes(d)), f = a.root ? Hv(a.root, o) : o, u = c.length < a.roots.length ? c.map(({ place: d }) => String(d)) : [];
    await Rl({ path: e, layer: a, target: f, places: u }, n);
    let m = c.reduce((d, p) => d + qv(p, o), 0);
    if (u.length === 0 && m !== a.members)
      throw new k(`it has ${m} members instead of ${a.members}`);
    for (let d of a.deltas) {
      let p = await zv({ path: e, delta: d, target: f, removals: s }, n);
      if (p + (a.root ? 1 : 0) !== d.members)
        throw new k(`its layer has ${p} members instead of ${d.members}`);
    }
    let l = (d) => u.length > 0 && !u.includes(d);
    for (let d of a.deltas.length > 0 ? El(f).filter(l) : [])
      ir(It(f, d));
  }
  await Gv(o, n.signal);
}
function Hv(e, t) {
  let n = It(t, String(e.place));
  if (Bl(n, { throwIfNoEntry: !1 })) throw new k("two images hold the same path");
  let r = It(n, jv(e.base, e.literal));
  return Uv(Wv(r), { recursive: !0 }), r;
}
async function Rl({ path: e, layer: t, target: n, places: r, hasWhiteouts: o = !1 }, { dir: s, tools: i, signal: a }) {
  let c = ["-no-progress", "-quiet", "-no-xattrs"], f = o ? ["-no-exit-code"] : [], u = [...c, ...f, "-offset", String(t.offset), "-d", n, e, ...r], m = Ke(s);
  m.allow(t.mostBytes);
  let l = { cwd: s, signal: AbortSignal.any([a, m.signal]) }, { pid: d, stdout: p, ended: h } = V([{ path: i.unsquashfs, args: u }], l);
  p.resume(), m.watch(d, h), await h;
}
async function zv({ path: e, delta: t, target: n, removals: r }, o) {
  let { nth: s } = t, i = r.counts[s], a = It(o.dir, `delta-${s}`);
  await Rl({ path: e, layer: t, target: a, places: [], hasWhiteouts: i > 0 }, o);
  let c = x(It(o.dir, `removed-${s}`)), f = { from: x(a), to: x(n), removed: r.namesOf(s), aside: c };
  return Ol(f) + i;
}
function qv(e, t) {
  let n = (i, a, c) => {
    let f = 0;
    for (let u of El(b(i), { withFileTypes: !0, encoding: "latin1" })) {
      let m = a === "" ? u.name : `${a}/${u.name}`, l = c || e.matches(b(m).toString());
      if (l && f++, u.isDirectory()) f += n(`${i}/${u.name}`, m, l);
      else if (!u.isFile() && !u.isSymbolicLink())
        throw new k("it holds more than files, directories and links");
    }
    return f;
  }, r = It(t, String(e.place)), o = Bl(r, { throwIfNoEntry: !1 });
  if (!o) return 0;
  if (!o.isDirectory()) throw new k("what is to be a directory is none");
  let s = e.matches("");
  return n(x(r), "", s) + (s ? 1 : 0);
}
async function Gv(e, t) {
  let n = { cwd: e, signal: t };
  Dv(e, process.geteuid?.() ?? -1, process.getegid?.() ?? -1), process.geteuid?.() === 0 && await St("chown", ["-hR", "0:0", "."], n), await St("find", [".", ...["!", "-type", "l", "-perm", "/7000"], "-exec", "chmod", "a-st", "{}", "+"], n);
}

// src/formats/squashfs/squashfs.ts
var $l = {
  id: "squashfs",
  indexed: !0,
  kinds: ["image", "delta", "removals"],
  image: !0,
  versions: (e) => [oo("squashfs", e)],
  unsupportedReason({ mksquashfs: e, unsquashfs: t, tar: n }, r) {
    return process.platform !== "linux" ? "it does not run Linux" : r === "unpack" ? t ? void 0 : "it has no unsquashfs 4.5 or newer" : e ? n.dialect === "gnu" ? void 0 : "it has no GNU tar on PATH" : "it has no mksquashfs 4.5 or newer";
  },
  pack: ll,
  async unpack(e) {
    let t = await yn({ ...e, body: () => e.body }, e.dir);
    await Do(t, e);
  }
};

// src/formats/node-tar/create.ts
import { closeSync as Yv, fstatSync as Al, lstatSync as Zv, openSync as Xv, readlinkSync as Qv, readSync as e0 } from "node:fs";

// src/files/open-unfollowed.ts
import { constants as Jv } from "node:fs";
var { O_RDONLY: Kv, O_NOFOLLOW: Il = 0, O_NONBLOCK: Vv = 0 } = Jv, Uo = Kv | Il | Vv, Ml = Il !== 0;

// src/formats/node-tar/saved-mode.ts
function Tl(e, t, n = process.platform) {
  return n !== "win32" ? t & 511 : e !== "file" && e !== "hardlink" ? 493 : t & 128 ? 420 : 292;
}

// src/formats/node-tar/create.ts
function Fl(e, t, n) {
  let r = i0(t, n === void 0), o = /* @__PURE__ */ new Map();
  function s(a, c) {
    let f = r0(a, c);
    try {
      let u = Al(f, { bigint: !0 });
      if (!u.isFile()) throw Mt(a);
      let m = u.nlink > 1n ? i(a, u) : a;
      if (m !== a) {
        r.put(Wo(a, u, "hardlink", { target: m }));
        return;
      }
      let l = Number(u.size);
      if (r.put(Wo(a, u, "file", { size: l })), l === 0) return;
      if (!r.read(f, l)) throw Cl(a);
      let d = Al(f);
      if (d.ctimeMs !== s0(u.ctimeNs) || d.size !== l) throw Cl(a);
      r.pad(me(l));
    } finally {
      Yv(f);
    }
  }
  function i(a, { dev: c, ino: f }) {
    let u = `${c}:${f}`, m = o.get(u);
    return m === void 0 && o.set(u, a), m ?? a;
  }
  return {
    /** @param name of a directory: it ends in a slash where the archive is of one kind */
    add(a) {
      let c = b(e(a.replace(/\/$/, ""))), f = n !== "files" || !Ml ? Zv(c, { bigint: !0 }) : void 0;
      if (f && n && !t0(f, a, n)) throw Mt(a);
      if (!f || f.isFile()) s(a, c);
      else if (f.isDirectory()) r.put(Wo(a, f, "directory"));
      else if (f.isSymbolicLink())
        r.put(Wo(a, f, "symlink", { target: J(Qv(c, "latin1")) }));
      else throw Mt(a);
    },
    /** Must be called after the last member. @param isContinued whether another archive goes on with more members */
    end(a = !1) {
      a || r.pad(2 * K), r.flush();
    }
  };
}
function t0(e, t, n) {
  return n === "files" ? e.isFile() : t.endsWith("/") ? e.isDirectory() : e.isSymbolicLink();
}
var n0 = ["ELOOP", "EMLINK", "ENXIO"];
function r0(e, t) {
  try {
    return Xv(t, Uo);
  } catch (n) {
    throw n0.includes(R(n) ?? "") ? Mt(e) : n;
  }
}
function Mt(e = "") {
  return new Error(`${_l(e)} was replaced while it was saved`);
}
function Cl(e) {
  return new Error(`${_l(e)} changed while it was read`);
}
function _l(e) {
  return b(e.replace(/^\d+\/|\/$/g, ""));
}
function Wo(e, { mode: t, mtimeNs: n }, r, { target: o = "", size: s = 0 } = {}) {
  let i = Ll(n);
  return { name: e, kind: r, target: o, size: s, mode: Tl(r, Number(t)), mtime: i, sparseSize: void 0 };
}
var jo = 1000000000n, o0 = 9;
function Ll(e) {
  if (e < 0n) return `-${Ll(-e)}`;
  let t = e % jo, n = String(e / jo);
  return t === 0n ? n : `${n}.${String(t).padStart(o0, "0").replace(/0+$/, "")}`;
}
function s0(e) {
  return Number(e / jo) * 1e3 + Number(e % jo) / 1e6;
}
var Nl = Buffer.alloc(0);
function i0({ next: e, filled: t }, n) {
  let r = Nl, o = 0, s = () => {
    o > 0 && t(o), r = Nl, o = 0;
  }, i = (a) => {
    r.length - o >= a || (s(), r = e());
  };
  return {
    flush: s,
    put(a) {
      i(Ui(a)), o = Wi(r, o, a, n);
    },
    /** @returns whether the file has so many bytes */
    read(a, c) {
      for (let f = c; f > 0; ) {
        i(1);
        let u = e0(a, r, o, Math.min(f, r.length - o), null);
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
import { join as f0 } from "node:path";

// src/formats/tar/pack-check.ts
import { lstatSync as a0, readFileSync as c0 } from "node:fs";
function Dl(e, { names: t }) {
  let n = c0(e, "latin1").split(`
`), r = t.findIndex((o, s) => !/^[-h]/.test(n[s] ?? ""));
  if (r >= 0) throw Mt(t[r]);
}
function Ul(e, { names: t }) {
  let n = t.find((r) => {
    let o = a0(b(`${x(e)}/${r}`), { throwIfNoEntry: !1 });
    return o && !o.isFile();
  });
  if (n !== void 0) throw Mt(n);
}

// src/formats/tar/program-packer.ts
var u0 = 128 * 1024 * 1024;
function Wl({ tools: e, level: t, scratch: n, matches: r }) {
  let { tar: o } = e;
  if (o.dialect === "node") return;
  let s = 0;
  return (i, a) => {
    s === 0 && nn({ matches: r, scratch: n });
    let c = o.dialect === "gnu" ? `listing-${s++}` : void 0, f = i.names.some((g) => /[\u0080-\u00ff]/.test(g)), u = so(o, { beyondAscii: f, archiveBytes: i.bytes, listing: c }), m = { level: t, threads: i.bytes > u0 ? 0 : 1, check: !1 }, { stdin: l, stdout: d, ended: p } = Bt(e.zstd).packing(u, m, { cwd: n, signal: a });
    l.end(`${i.names.join("\0")}\0`, "latin1");
    let h = () => {
      c === void 0 ? Ul(n, i) : Dl(f0(n, c), i);
    };
    return { stdout: d, ended: p.then(h) };
  };
}

// src/formats/tar/slots.ts
function ra(e) {
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
var Hl = vt / 2, m0 = 2 * vt, l0 = 3, d0 = 4;
async function* zl(e, t) {
  let n = new AbortController(), { pack: r, hasProgram: o, addReader: s } = h0({
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
    for await (let f of p0(e, o)) {
      let u = r(f), m = u.next();
      for (m.catch(() => {
      }), i.push({ pieces: u, first: m }), ++c > d0 && s(); i.length > l0; ) yield* a();
    }
    for (; i.length > 0; ) yield* a();
  } finally {
    n.abort(), await Promise.allSettled(i.map(({ pieces: f }) => f.return(void 0)));
  }
}
async function* p0(e, t) {
  for await (let n of e) {
    let { names: r, frames: o, hasHoles: s } = n;
    if (s && t) {
      yield { plan: n, names: r, how: "by a program", isContinued: !1 };
      continue;
    }
    for (let [i, { start: a, bytes: c }] of o.entries()) {
      let f = o[i + 1]?.start, u = c <= m0 ? "in a thread" : "in a thread and the pool", m = o.length === 1 && c <= Hl ? "here" : u;
      yield { plan: n, names: r.slice(a, f), how: m, isContinued: f !== void 0 };
    }
  }
}
function h0(e) {
  let { matches: t, level: n, signal: r, scratch: o } = e, s = ho(t.map(({ root: d }) => d)), i = Wl(e), a = ra(1), c = ra(er), f = 1;
  async function u({ content: d, release: p }) {
    return await c.acquire(), { frame: await yu(d, n).finally(c.release).finally(p), contentBytes: d.length };
  }
  async function* m({
    plan: { kind: d },
    names: p,
    isContinued: h,
    how: g
  }) {
    await a.acquire();
    let y = { thread: "create", ...g === "in a thread" && { level: n } };
    yield* jl(r, (w) => {
      try {
        let S = Ci({ ...y, kind: d, bases: s, isContinued: h }, { cwd: o, signal: w });
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
      let w = jl(r, (S) => i(p, S));
      for await (let S of w) yield { plan: p, bytes: S };
      return;
    }
    let h = ({ frame: w, contentBytes: S }) => ({ plan: p, bytes: w, contentBytes: S }), g = [], y = d.how === "here" ? g0(d, Vu(s), r) : m(d);
    for await (let w of y) {
      let S = "frame" in w ? Promise.resolve(w) : u(w);
      for (S.catch(() => {
      }), g.push(S); g.length >= er; ) yield h(await g.shift());
    }
    for (let w of g) yield h(await w);
  }
  return {
    pack: l,
    hasProgram: i !== void 0,
    /** Lets one more thread read, unless there are as many as may be. */
    addReader() {
      f !== Ai && (f++, a.release());
    }
  };
}
async function* g0({ plan: { kind: e }, names: t }, n, r) {
  r.throwIfAborted();
  let o = [], s, c = Fl(n, { next: () => {
    if (o.length > 1) throw new Error("files have grown by megabytes while they were read");
    return s = Buffer.allocUnsafeSlow(2 * Hl), s;
  }, filled: (f) => {
    o.push(s.subarray(0, f));
  } }, e);
  for (let f of t) c.add(f);
  c.end();
  for (let f of o) yield { content: f, release: () => {
  } };
}
async function* jl(e, t) {
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
import { setImmediate as y0 } from "node:timers/promises";
var ql = 256, w0 = 8e3, b0 = 64 * 1024 * 1024;
function Jl(e) {
  let t = Ho("skeleton"), n = [], r = /* @__PURE__ */ new Map(), o = { plain: Ho("files"), sparse: Ho("files", !0) }, s = 0, i = (u) => {
    let m = u.some(S0) ? o.sparse : o.plain;
    Gl(m, u);
  }, a = (u, m) => x0(o[u], s) >= m, c = function* (u) {
    s++, yield o[u], o = { ...o, [u]: Ho("files", u === "sparse") };
  };
  async function* f() {
    let u = ql;
    for (let m of e) {
      for (let l of m) {
        if (l.kind === "directory" && a("plain", 1) && (yield* c("plain")), l.kind === "other") n.push(l.member);
        else if (l.kind !== "file") Gl(t, [l]);
        else {
          let d = l.hardLink ? v0(l, r) : [l];
          d.length > 0 && i(d);
        }
        a("plain", 2) && (yield* c("plain")), a("sparse", 2) && (yield* c("sparse"));
      }
      u -= m.length, !(u > 0) && (await y0(), u = ql);
    }
    for (let m of r.values()) {
      i(m);
      for (let l of ["plain", "sparse"]) a(l, 1) && (yield* c(l));
    }
    for (let m of Object.values(o)) m.names.length > 0 && (yield m);
  }
  return { files: f(), skeleton: t, skipped: n };
}
var k0 = 1024 * 1024;
function S0({ bytes: e, length: t = e }) {
  return t - e >= k0;
}
function x0({ names: e, bytes: t }, n) {
  let r = Math.min(1, 2 ** n / 16);
  return Math.max(e.length / w0, t / b0) / r;
}
function v0(e, t) {
  let { inode: n, names: r } = e.hardLink, o = t.get(n) ?? [];
  return t.set(n, o), o.push(o.length === 0 ? e : { ...e, bytes: 0, length: 0 }) < r ? [] : (t.delete(n), o);
}
function Ho(e, t = !1) {
  return { kind: e, names: [], hasHoles: t, bytes: 0, unpackedBytes: 0, frames: [] };
}
var P0 = 1536, O0 = vt - 64 * 1024;
function B0({ length: e = 0, target: t = "" }) {
  let n = e + t.length;
  return P0 + n + me(n);
}
function Gl(e, t) {
  let n = t.reduce((o, s) => o + B0(s), 0), r = e.frames.at(-1);
  r && r.bytes + n <= O0 ? r.bytes += n : e.frames.push({ start: e.names.length, bytes: n });
  for (let { kind: o, member: s, bytes: i, length: a = 0 } of t)
    e.names.push(o === "directory" ? `${s}/` : s), e.bytes += i, e.unpackedBytes += a;
}

// src/formats/tar/pack.ts
async function Kl(e) {
  let t = Jl(e.found), n = [], r, o = 0, s = 0;
  for await (let { plan: a, bytes: c, contentBytes: f } of zl(R0(t), e)) {
    a !== r && (n.push(E0(a, o)), s = 0), r = a;
    let u = n.at(-1);
    u.length += c.length, f !== void 0 && (u.frames ??= [], u.frames.push(c.length), s += f, u.unpackedBytes = Math.max(a.unpackedBytes, s)), o += c.length, await e.write(c), e.signal.throwIfAborted();
  }
  e.signal.throwIfAborted();
  let i = (a) => n.reduce((c, f) => c + f[a], 0);
  return { segments: n, files: i("files"), bytes: i("bytes"), skipped: t.skipped };
}
function E0({ kind: e, names: t, bytes: n, unpackedBytes: r }, o) {
  return { kind: e, offset: o, length: 0, files: t.length, bytes: n, unpackedBytes: r };
}
async function* R0({ files: e, skeleton: t }) {
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
import { availableParallelism as N0 } from "node:os";
import { join as F0 } from "node:path";

// src/formats/tar/skeleton-check.ts
var Ql = L(Yl(), 1);
var $0 = 256 * 1024 * 1024, I0 = 1024 * 1024;
async function ed({ bytes: e, members: t, mostBytes: n }, { cwd: r, signal: o }) {
  if (ve(e) > $0) throw new k("its skeleton is too large to be one");
  let s = Ke(r);
  s.allow(n);
  let i = e.length === 0 ? [] : M0(e, s), a = await T0(i, t, o);
  if (a !== t) throw new k(`its skeleton has ${a} members instead of ${t}`);
}
async function* M0(e, t) {
  let n = (0, Ql.createZstdDecompress)();
  for (let r of e) n.write(r);
  n.end();
  try {
    for await (let r of n)
      t.count(r.length), t.signal.throwIfAborted(), yield r;
  } catch (r) {
    throw t.signal.throwIfAborted(), new k(`its skeleton is damaged: ${O(r)}`);
  }
}
async function T0(e, t, n) {
  let r = 0, o = Buffer.alloc(0);
  for await (let s of e) {
    n.throwIfAborted();
    let i = o.length === 0 ? s : Buffer.concat([o, s]), a = 0;
    for (let c = Xl(i, a); c <= i.length; c = Xl(i, a)) {
      if (c > a + K) C0(i, a);
      else if (i[a + td] !== 0 && ++r > t)
        throw new k(`its skeleton has more than ${t} members`);
      a = c;
    }
    o = i.subarray(a);
  }
  if (o.length > 0) throw new k("its skeleton ends too early");
  return r;
}
var Zl = 124, td = 156, A0 = Buffer.alloc(K), oa = { records: 120, directory: 53, symlink: 50 };
function Xl(e, t) {
  let n = t + K;
  if (n > e.length) return n;
  let r = e[t + td];
  if (r === oa.directory || r === oa.symlink) {
    if (sa(e, t) === 0) return n;
  } else if (r === oa.records) {
    let o = sa(e, t);
    if (o > 0 && o <= I0) return n + o + me(o);
  } else if (A0.compare(e, t, n) === 0) return n;
  throw new k("its skeleton holds more than directories and links");
}
function sa(e, t) {
  let n = e.toString("latin1", t + Zl, t + Zl + 12);
  return /^[0-7]{11}[\0 ]$/.test(n) ? Number.parseInt(n, 8) : Number.NaN;
}
function C0(e, t) {
  let n = t + K, { size: r, sparseSize: o } = fo({}, "x", e.subarray(n, n + sa(e, t)));
  if (r !== void 0 || o !== void 0)
    throw new k("its skeleton holds more than directories and links");
}

// src/formats/tar/unpack.ts
async function rd({
  body: e,
  segments: t,
  dir: n,
  roots: r,
  tools: o,
  workers: s = N0(),
  signal: i,
  warn: a
}) {
  let { tar: c } = o, f = t.filter(({ kind: p }) => p === "files"), u = t.filter(({ kind: p }) => p !== "files");
  if (u.length > 1 || u.some((p) => p.kind !== "skeleton" || p !== t.at(-1)))
    throw new k("its segments are not files and then a skeleton");
  let m = {
    tar: c,
    codec: Bt(o.zstd, _0(f)),
    dir: n,
    workers: Math.min(s, f.length),
    files: () => nd(f),
    signal: i,
    warn: a
  }, l = await lo(m, async (p, h) => {
    let g = await qu(e, t, p), y = u.reduce((S, P) => S + Ot(P), 0), w = { bytes: g, members: nd(u), mostBytes: y };
    return await ed(w, { cwd: n, signal: h }), w;
  }), d = Bt(void 0);
  await go(l, { tar: c, roots: r, codec: d, cwd: F0(n, "tree"), signal: i });
}
function _0(e) {
  return e.reduce((t, { bytes: n }) => t + n, 0);
}
function nd(e) {
  return e.reduce((t, { files: n }) => t + n, 0);
}

// src/formats/tar/tar.ts
var od = {
  id: "tar",
  indexed: !0,
  kinds: ["files", "skeleton"],
  image: !1,
  versions: (e) => [oo("tar", e)],
  unsupportedReason: () => {
  },
  pack: Kl,
  unpack: rd
};

// src/formats/index.ts
var wn = [od, $l, am];

// src/mount/probe.ts
import { existsSync as j0, readFileSync as H0 } from "node:fs";

// src/mount/root-rights.ts
var cd = L(id(), 1);
import { existsSync as L0, readFileSync as D0 } from "node:fs";
import { join as U0 } from "node:path";
async function bn(e) {
  if (process.geteuid?.() === 0) return W0() ? ad((r) => r) : void 0;
  let t = ia("sudo");
  if (!t) return;
  let n = ({ path: r, args: o }) => ({ path: t, args: ["-n", "--", r, ...o] });
  try {
    await Qr(n({ path: ia("true") ?? "true", args: [] }), { cwd: "/", signal: e });
  } catch {
    e.throwIfAborted();
    return;
  }
  return ad(n);
}
function ad(e) {
  let t = (n, r) => {
    let o = ia(n);
    if (!o) throw new Error(`there is no ${n}`);
    return e({ path: o, args: r });
  };
  return {
    run: async (n, r, o) => Qr(t(n, r), o),
    async attributesOf(n, r, o) {
      let s = ["--xattrs", `--xattrs-include=${r}`], i = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"], a = ["--create", "--file=-", "--format=posix", ...s, ...i], { stdin: c, stdout: f, ended: u } = V([t("tar", a)], o);
      c.end(n, "latin1");
      let [m] = await Promise.all([(0, cd.buffer)(f), u]);
      return m;
    },
    kernelLog: async () => Zn(t("dmesg", []))
  };
}
function ia(e) {
  return ["/usr/bin", "/bin", "/usr/sbin", "/sbin"].map((n) => U0(n, e)).find((n) => L0(n));
}
function W0() {
  let [, e = "0"] = D0("/proc/self/status", "latin1").match(/^CapEff:\s*(\w+)$/m) ?? [];
  return (BigInt(`0x${e}`) >> 21n & 1n) === 1n;
}

// src/mount/probe.ts
function kn(e) {
  return "rights" in e || e.broker !== void 0;
}
async function aa(e, t) {
  try {
    return await z0(e, t);
  } catch (n) {
    return t.throwIfAborted(), { reason: `it cannot be found out: ${O(n)}` };
  }
}
async function z0(e, t) {
  if (process.platform !== "linux") return { reason: "it does not run Linux" };
  let n = await bn(t);
  if (!n) return { reason: "it neither lets root mount nor has sudo without a password" };
  for (let r of e === "image" ? ["squashfs", "overlay"] : ["overlay"])
    if (!await q0(r, n, t)) return { reason: `its kernel does not know ${r}` };
  return e === "image" && !j0("/dev/loop-control") ? { reason: "it has no loop devices" } : { rights: n };
}
async function q0(e, t, n) {
  let r = () => new RegExp(`\\t${e}$`, "m").test(H0("/proc/filesystems", "latin1"));
  return r() ? !0 : (await t.run("modprobe", ["-q", e], { cwd: "/", signal: n }).catch(() => n.throwIfAborted()), r());
}

// src/tools.ts
import { readFileSync as G0 } from "node:fs";
async function fd(e = !0) {
  let t = e ? J0 : () => {
  }, [n, r, o, s] = await Promise.all([
    V0(),
    Vn("zstd"),
    t("mksquashfs"),
    t("unsquashfs")
  ]);
  return { tar: n, zstd: r, mksquashfs: o, unsquashfs: s };
}
async function J0(e) {
  let t = Vn(e);
  return t && await K0(t).catch(() => {
  }) && t;
}
async function K0(e) {
  let t = await Zn({ path: e, args: ["-version"] }, [0, 1]), [, n, r, o] = t.match(/squashfs version ((\d+)\.(\d+)(?:\.\d+)?)/) ?? [];
  return Number(r) * 100 + Number(o) >= 405 ? n : void 0;
}
async function V0() {
  if (process.platform === "win32") return { dialect: "node" };
  for (let e of ["tar", "gtar", "bsdtar"]) {
    let t = Vn(e), n = t && (Y0(t) ?? X0(await Z0(t)));
    if (n) return { path: t, dialect: n };
  }
  return { dialect: "node" };
}
var ud = { "GNU tar": "gnu", bsdtar: "bsd" };
function Y0(e) {
  try {
    let t = G0(e);
    return Object.entries(ud).find(([n]) => t.includes(`\0${n}\0`))?.[1];
  } catch {
    return;
  }
}
function Z0(e) {
  return Zn({ path: e, args: ["--version"] }).catch(() => "");
}
function X0(e) {
  return Object.entries(ud).find(([t]) => e.includes(t))?.[1];
}

// src/steps/job.ts
function Sn({ shared: e }, { mode: t, rolling: n, signing: r }) {
  let o = e && !n && !r;
  return wn.filter(({ indexed: s, image: i }) => (s || o) && (!i || t !== "unpack"));
}
async function Tt({ mode: e }, t) {
  let n = e !== "unpack" && process.platform === "linux", r = await fd(n);
  if (!n || r.mksquashfs && r.unsquashfs) return r;
  let { cachedImageTools: o, fetchImageTools: s } = await import("./image-tools.js"), i = { ...r, ...await o() };
  return t && !i.mksquashfs ? { ...i, ...await s(t) } : i;
}
async function md(e, t, n) {
  let r = kn(n), o = ({ id: a, image: c }) => a === t.format ? 2 : Number(c && r), s = Sn(e, t).toSorted((a, c) => o(c) - o(a));
  if (r || !s.some(({ image: a }) => a)) return s;
  let i = await Tt(t);
  return s.filter((a) => !a.image || a.unsupportedReason(i, "unpack") === void 0);
}
async function zo({ mode: e, ramdisk: t, broker: n }, r) {
  if (e !== "unpack") {
    let o = await aa("image", r);
    return "rights" in o ? o : { ...o, broker: eP(n) };
  }
  return t === "off" ? { reason: "nobody asked for it" } : aa("tree", r);
}
function eP(e) {
  return e !== "off" && Q0(e, { throwIfNoEntry: !1 })?.isSocket() ? e : void 0;
}
function qo({ ref: e, eventName: t }) {
  if (e !== "") return !0;
  let n = `The event type ${t} is not supported because it's not tied to a branch or tag ref.`;
  return st(`Event Validation Error: ${n}`), !1;
}

// src/files/patterns.ts
import { homedir as dO } from "node:os";
import { posix as pO } from "node:path";

// node_modules/balanced-match/dist/esm/index.js
var ld = (e, t, n) => {
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
var dd = "\0SLASH" + Math.random().toFixed(16) + "\0", pd = "\0OPEN" + Math.random().toFixed(16) + "\0", Go = "\0CLOSE" + Math.random().toFixed(16) + "\0", hd = "\0COMMA" + Math.random().toFixed(16) + "\0", gd = "\0PERIOD" + Math.random().toFixed(16) + "\0", tP = new RegExp(dd, "g"), nP = new RegExp(pd, "g"), rP = new RegExp(Go, "g"), oP = new RegExp(hd, "g"), sP = new RegExp(gd, "g"), iP = /\\\\/g, aP = /\\{/g, cP = /\\}/g, fP = /\\,/g, uP = /\\\./g, mP = 1e5, lP = 4e6, dP = 1e3, pP = 1e3, hP = 2e7, gP = 16;
function ca(e) {
  return isNaN(e) ? e.charCodeAt(0) : parseInt(e, 10);
}
function yP(e) {
  return e.replace(iP, dd).replace(aP, pd).replace(cP, Go).replace(fP, hd).replace(uP, gd);
}
function wP(e) {
  return e.replace(tP, "\\").replace(nP, "{").replace(rP, "}").replace(oP, ",").replace(sP, ".");
}
function fa(e, t) {
  for (let n = 0; n < t.length; n++)
    e.push(t[n]);
}
function yd(e, t, n) {
  if (n.remaining < 0)
    return;
  let r = ld("{", "}", t), o = r !== void 0 && t.indexOf("{") < r[0];
  if (n.remaining -= r && !o ? r[1] + 1 : e.length, !(!r || n.remaining < 0))
    return {
      end: r[1],
      pre: e.slice(0, r[0]),
      body: e.slice(r[0] + 1, r[1]),
      post: e.slice(r[1] + 1),
      unmatched: o
    };
}
function bP(e, t) {
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
function kP(e, t) {
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
function SP(e, t) {
  let n = [], r = "";
  for (; ; ) {
    let o = yd(e, e, t);
    if (t.remaining < 0)
      return;
    if (!o) {
      let f = e.split(",");
      return f[0] = r + f[0], fa(n, f), n;
    }
    let { pre: s, body: i, post: a } = o, c = s.split(",");
    if (c[0] = r + c[0], c[c.length - 1] += "{" + i + "}", !a.length)
      return fa(n, c), n;
    r = c.pop(), fa(n, c), e = a;
  }
}
function ur(e, t) {
  return e === void 0 || isNaN(e) ? t : e;
}
function wd(e, t = {}) {
  if (!e)
    return [];
  let n = ur(t.max, mP), r = ur(t.maxLength, lP), o = ur(t.maxDepth, dP), s = ur(t.maxRewrites, pP), i = ur(t.maxSteps, hP);
  return e.slice(0, 2) === "{}" && (e = "\\{\\}" + e.slice(2)), ua(yP(e), n, r, o, 0, s, { remaining: i }, !0).map(wP);
}
function xP(e) {
  return "{" + e + "}";
}
function vP(e) {
  return /^-?0\d/.test(e);
}
function PP(e, t) {
  return e <= t;
}
function OP(e, t) {
  return e >= t;
}
function mr(e, t, n, r, o, s, i) {
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
function BP(e, t, n, r, o) {
  let s = e.split(/\.\./), i = [];
  if (s[0] === void 0 || s[1] === void 0)
    return i;
  let a = ca(s[0]), c = ca(s[1]), f = Math.max(s[0].length, s[1].length), u = s.length === 3 && s[2] !== void 0 ? Math.max(Math.abs(ca(s[2])), 1) : 1, m = PP;
  c < a && (u *= -1, m = OP);
  let d = s.some(vP), p = d ? f : 1, h = 0;
  for (let g = a; m(g, c) && i.length < n; g += u) {
    if (o.remaining -= p, o.remaining < 0)
      return;
    let y;
    if (t)
      y = String.fromCharCode(g), y === "\\" && (y = "");
    else if (y = String(g), d) {
      let w = f - y.length;
      if (w > 0) {
        let S = new Array(w + 1).join("0");
        g < 0 ? y = "-" + S + y.slice(1) : y = S + y;
      }
    }
    if (h + y.length > r)
      break;
    i.push(y), h += y.length;
  }
  return i;
}
function ua(e, t, n, r, o, s, i, a) {
  if (i.remaining -= gP, o > r)
    return [e];
  let c = [""], f = 0, u = !1, m = !0, l = e;
  for (; ; ) {
    let d = yd(e, l, i);
    if (!d)
      return mr(c, e, [""], t, n, u, i);
    d.unmatched && (l = bP(l, i));
    let p = d.pre, h = () => mr(c, p + "{" + d.body + "}" + d.post, [""], t, n, u, i);
    if (/\$$/.test(p)) {
      if (c = mr(c, p + "{" + d.body + "}", [""], t, n, u && !d.post.length, i), m = !1, !d.post.length)
        break;
      e = d.post, l = l.slice(d.end + 1);
      continue;
    }
    let g = /^-?\d+\.\.-?\d+(?:\.\.-?\d+)?$/.test(d.body), y = /^[a-zA-Z]\.\.[a-zA-Z](?:\.\.-?\d+)?$/.test(d.body), w = g || y, S = d.body.indexOf(",") >= 0;
    if (!w && !S) {
      if (f < s && kP(d.post, i)) {
        f++, e = d.pre + "{" + d.body + Go + d.post, l = l.slice(0, d.end) + Go + l.slice(d.end + 1), a = !0;
        continue;
      }
      return h();
    }
    m && (u = a && !w, m = !1);
    let P;
    if (w) {
      if (P = BP(d.body, y, t, n, i), !P)
        return h();
    } else {
      let E = SP(d.body, i);
      if (!E)
        return h();
      if (E.length === 1 && E[0] !== void 0) {
        if (E = ua(E[0], t, n, r, o + 1, s, i, !1).map(xP), i.remaining < 0)
          return h();
        if (E.length === 1) {
          let N = mr(c, p + E[0], [""], t, n, u && !d.post.length, i);
          if (i.remaining < 0)
            return h();
          if (c = N, !d.post.length)
            break;
          e = d.post, l = l.slice(d.end + 1);
          continue;
        }
      }
      let F = u && !d.post.length && !p;
      for (let N = 0; F && N < c.length; N++)
        c[N] && (F = !1);
      P = [];
      let C = 0;
      e: for (let N = 0; N < E.length; N++) {
        let Se = ua(E[N], t, n, r, o + 1, s, i, !1);
        if (i.remaining < 0)
          return h();
        for (let Ue = 0; Ue < Se.length; Ue++) {
          let We = Se[Ue];
          if (!(F && !We)) {
            if (P.length >= t || C + We.length > n)
              break e;
            P.push(We), C += We.length;
          }
        }
      }
    }
    let B = mr(c, p, P, t, n, u && !d.post.length, i);
    if (i.remaining < 0)
      return h();
    if (c = B, !d.post.length)
      break;
    e = d.post, l = l.slice(d.end + 1);
  }
  return c;
}

// node_modules/minimatch/dist/esm/assert-valid-pattern.js
var lr = (e) => {
  if (typeof e != "string")
    throw new TypeError("invalid pattern");
  if (e.length > 65536)
    throw new TypeError("pattern is too long");
};

// node_modules/minimatch/dist/esm/brace-expressions.js
var EP = {
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
}, dr = (e) => e.replace(/[[\]\\-]/g, "\\$&"), RP = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), bd = (e) => e.join(""), kd = (e, t) => {
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
      for (let [g, [y, w, S]] of Object.entries(EP))
        if (e.startsWith(g, s)) {
          if (m)
            return ["$.", !1, e.length - n, !0];
          s += g.length, S ? o.push(y) : r.push(y), a = a || w;
          continue e;
        }
    }
    if (c = !1, m) {
      h > m ? r.push(dr(m) + "-" + dr(h)) : h === m && r.push(dr(h)), m = "", s++;
      continue;
    }
    if (e.startsWith("-]", s + 1)) {
      r.push(dr(h + "-")), s += 2;
      continue;
    }
    if (e.startsWith("-", s + 1)) {
      m = h, s += 2;
      continue;
    }
    r.push(dr(h)), s++;
  }
  if (u < s)
    return ["", !1, 0, !1];
  if (!r.length && !o.length)
    return ["$.", !1, e.length - n, !0];
  if (o.length === 0 && r.length === 1 && /^\\?.$/.test(r[0]) && !f) {
    let h = r[0].length === 2 ? r[0].slice(-1) : r[0];
    return [RP(h), !1, u - n, !1];
  }
  let l = "[" + (f ? "^" : "") + bd(r) + "]", d = "[" + (f ? "" : "^") + bd(o) + "]";
  return [r.length && o.length ? "(" + l + "|" + d + ")" : r.length ? l : d, a, u - n, !0];
};

// node_modules/minimatch/dist/esm/unescape.js
var ft = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !0 } = {}) => n ? t ? e.replace(/\[([^/\\])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\])\]/g, "$1$2").replace(/\\([^/])/g, "$1") : t ? e.replace(/\[([^/\\{}])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\{}])\]/g, "$1$2").replace(/\\([^/{}])/g, "$1");

// node_modules/minimatch/dist/esm/ast.js
var fe, $P = /* @__PURE__ */ new Set(["!", "?", "+", "*", "@"]), ma = (e) => $P.has(e), Sd = (e) => ma(e.type), IP = /* @__PURE__ */ new Map([
  ["!", ["@"]],
  ["?", ["?", "@"]],
  ["@", ["@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@"]]
]), MP = /* @__PURE__ */ new Map([
  ["!", ["?"]],
  ["@", ["?"]],
  ["+", ["?", "*"]]
]), TP = /* @__PURE__ */ new Map([
  ["!", ["?", "@"]],
  ["?", ["?", "@"]],
  ["@", ["?", "@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@", "?", "*"]]
]), xd = /* @__PURE__ */ new Map([
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
]), AP = "(?!(?:^|/)\\.\\.?(?:$|/))", Jo = "(?!\\.)", CP = /* @__PURE__ */ new Set(["[", "."]), NP = /* @__PURE__ */ new Set(["..", "."]), FP = new Set("().*{}+?[]^$\\!"), _P = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), la = "[^/]", vd = la + "*?", Pd = la + "+?", LP = 0, At = class {
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
  id = ++LP;
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
        if (!o.noext && ma(y) && t.charAt(h) === "(" && s <= i) {
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
      if (!o.noext && ma(h) && t.charAt(m) === "(" && /* c8 ignore start - the maxDepth is sufficient here */
      (s <= i || n && n.#p(h))) {
        let y = n && n.#p(h) ? 0 : 1;
        l.push(p), p = "";
        let w = new fe(h, l);
        l.push(w), m = fe.#i(t, w, m, o, s + y);
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
    return this.#m(t, MP);
  }
  #m(t, n = IP) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null)
      return !1;
    let r = t.#e[0];
    return !r || typeof r != "object" || r.type === null ? !1 : this.#p(r.type, n);
  }
  #p(t, n = TP) {
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
    return !!xd.get(this.type)?.has(t);
  }
  #S(t) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null || this.#e.length !== 1)
      return !1;
    let n = t.#e[0];
    return !n || typeof n != "object" || n.type === null ? !1 : this.#k(n.type);
  }
  #x(t) {
    let n = xd.get(this.type), r = t.#e[0], o = n?.get(r.type);
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
    if (this.#r === this && (this.#y(), this.#s()), !Sd(this)) {
      let c = this.isStart() && this.isEnd() && !this.#e.some((d) => typeof d != "string"), f = this.#e.map((d) => {
        let [p, h, g, y] = typeof d == "string" ? fe.#v(d, this.#n, c) : d.toRegExpSource(t);
        return this.#n = this.#n || g, this.#o = this.#o || y, p;
      }).join(""), u = "";
      if (this.isStart() && typeof this.#e[0] == "string" && !(this.#e.length === 1 && NP.has(this.#e[0]))) {
        let p = CP, h = (
          // dots are allowed, and the pattern starts with [ or .
          n && p.has(f.charAt(0)) || // the pattern starts with \., and then [ or .
          f.startsWith("\\.") && p.has(f.charAt(2)) || // the pattern starts with \.\., and then [ or .
          f.startsWith("\\.\\.") && p.has(f.charAt(4))
        ), g = !n && !t && p.has(f.charAt(0));
        u = h ? AP : g ? Jo : "";
      }
      let m = "";
      return this.isEnd() && this.#r.#f && this.#t?.type === "!" && (m = "(?:$|\\/)"), [
        u + f + m,
        ft(f),
        this.#n = !!this.#n,
        this.#o
      ];
    }
    let r = this.type === "*" || this.type === "+", o = this.type === "!" ? "(?:(?!(?:" : "(?:", s = this.#w(n);
    if (this.isStart() && this.isEnd() && !s && this.type !== "!") {
      let c = this.toString(), f = this;
      return f.#e = [c], f.type = null, f.#n = void 0, [c, ft(this.toString()), !1, !1];
    }
    let i = !r || t || n || !Jo ? "" : this.#w(!0);
    i === s && (i = ""), i && (s = `(?:${s})(?:${i})*?`);
    let a = "";
    if (this.type === "!" && this.#h)
      a = (this.isStart() && !n ? Jo : "") + Pd;
    else {
      let c = this.type === "!" ? (
        // !() must match something,but !(x) can match ''
        "))" + (this.isStart() && !n && !t ? Jo : "") + vd + ")"
      ) : this.type === "@" ? ")" : this.type === "?" ? ")?" : this.type === "+" && i ? ")" : this.type === "*" && i ? ")?" : `)${this.type}`;
      a = o + s + c;
    }
    return [
      a,
      ft(s),
      this.#n = !!this.#n,
      this.#o
    ];
  }
  #y() {
    if (Sd(this)) {
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
        o = !1, s += (FP.has(f) ? "\\" : "") + f;
        continue;
      }
      if (f === "*") {
        if (a)
          continue;
        a = !0, s += r && /^[*]+$/.test(t) ? Pd : vd, n = !0;
        continue;
      } else
        a = !1;
      if (f === "\\") {
        c === t.length - 1 ? s += "\\\\" : o = !0;
        continue;
      }
      if (f === "[") {
        let [u, m, l, d] = kd(t, c);
        if (l) {
          s += u, i = i || m, c += l - 1, n = n || d;
          continue;
        }
      }
      if (f === "?") {
        s += la, n = !0;
        continue;
      }
      s += _P(f);
    }
    return [s, ft(t), !!n, i];
  }
};
fe = At;

// node_modules/minimatch/dist/esm/escape.js
var da = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !1 } = {}) => n ? t ? e.replace(/[?*()[\]{}]/g, "[$&]") : e.replace(/[?*()[\]\\{}]/g, "\\$&") : t ? e.replace(/[?*()[\]]/g, "[$&]") : e.replace(/[?*()[\]\\]/g, "\\$&");

// node_modules/minimatch/dist/esm/index.js
var ie = (e, t, n = {}) => (lr(t), !n.nocomment && t.charAt(0) === "#" ? !1 : new Oe(t, n).match(e)), DP = /^\*+([^+@!?*[(]*)$/, UP = (e) => (t) => !t.startsWith(".") && t.endsWith(e), WP = (e) => (t) => t.endsWith(e), jP = (e) => (e = e.toLowerCase(), (t) => !t.startsWith(".") && t.toLowerCase().endsWith(e)), HP = (e) => (e = e.toLowerCase(), (t) => t.toLowerCase().endsWith(e)), zP = /^\*+\.\*+$/, qP = (e) => !e.startsWith(".") && e.includes("."), GP = (e) => e !== "." && e !== ".." && e.includes("."), JP = /^\.\*+$/, KP = (e) => e !== "." && e !== ".." && e.startsWith("."), VP = /^\*+$/, YP = (e) => e.length !== 0 && !e.startsWith("."), ZP = (e) => e.length !== 0 && e !== "." && e !== "..", XP = /^\?+([^+@!?*[(]*)?$/, QP = ([e, t = ""]) => {
  let n = Ed([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, eO = ([e, t = ""]) => {
  let n = Rd([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, tO = ([e, t = ""]) => {
  let n = Rd([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, nO = ([e, t = ""]) => {
  let n = Ed([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, Ed = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && !n.startsWith(".");
}, Rd = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && n !== "." && n !== "..";
}, $d = typeof process == "object" && process ? typeof process.env == "object" && process.env && process.env.__MINIMATCH_TESTING_PLATFORM__ || process.platform : "posix", Od = {
  win32: { sep: "\\" },
  posix: { sep: "/" }
}, rO = $d === "win32" ? Od.win32.sep : Od.posix.sep;
ie.sep = rO;
var te = /* @__PURE__ */ Symbol("globstar **");
ie.GLOBSTAR = te;
var oO = "[^/]", sO = oO + "*?", iO = "(?:(?!(?:\\/|^)(?:\\.{1,2})($|\\/)).)*?", aO = "(?:(?!(?:\\/|^)\\.).)*?", cO = (e, t = {}) => (n) => ie(n, e, t);
ie.filter = cO;
var be = (e, t = {}) => Object.assign({}, e, t), fO = (e) => {
  if (!e || typeof e != "object" || !Object.keys(e).length)
    return ie;
  let t = ie;
  return Object.assign((r, o, s = {}) => t(r, o, be(e, s)), {
    Minimatch: class extends t.Minimatch {
      constructor(o, s = {}) {
        super(o, be(e, s));
      }
      static defaults(o) {
        return t.defaults(be(e, o)).Minimatch;
      }
    },
    AST: class extends t.AST {
      /* c8 ignore start */
      constructor(o, s, i = {}) {
        super(o, s, be(e, i));
      }
      /* c8 ignore stop */
      static fromGlob(o, s = {}) {
        return t.AST.fromGlob(o, be(e, s));
      }
    },
    unescape: (r, o = {}) => t.unescape(r, be(e, o)),
    escape: (r, o = {}) => t.escape(r, be(e, o)),
    filter: (r, o = {}) => t.filter(r, be(e, o)),
    defaults: (r) => t.defaults(be(e, r)),
    makeRe: (r, o = {}) => t.makeRe(r, be(e, o)),
    braceExpand: (r, o = {}) => t.braceExpand(r, be(e, o)),
    match: (r, o, s = {}) => t.match(r, o, be(e, s)),
    sep: t.sep,
    GLOBSTAR: te
  });
};
ie.defaults = fO;
var Id = (e, t = {}) => (lr(e), t.nobrace || !/\{(?:(?!\{).)*\}/.test(e) ? [e] : wd(e, { max: t.braceExpandMax }));
ie.braceExpand = Id;
var uO = (e, t = {}) => new Oe(e, t).makeRe();
ie.makeRe = uO;
var mO = (e, t, n = {}) => {
  let r = new Oe(t, n);
  return e = e.filter((o) => r.match(o)), r.options.nonull && !e.length && e.push(t), e;
};
ie.match = mO;
var Bd = /[?*]|[+@!]\(.*?\)|\[|\]/, lO = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), Oe = class {
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
    lr(t), n = n || {}, this.options = n, this.maxGlobstarRecursion = n.maxGlobstarRecursion ?? 200, this.pattern = t, this.platform = n.platform || $d, this.isWindows = this.platform === "win32";
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
        let c = s[0] === "" && s[1] === "" && (s[2] === "?" || !Bd.test(s[2])) && !Bd.test(s[3]), f = /^[a-z]:/i.test(s[0]);
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
      for (let S = o; S < t.length - m; S++) {
        let P = String(t[S]);
        if (w = !0, P === "." || P === ".." || !this.options.dot && P.startsWith("."))
          return !1;
      }
      return r || w;
    }
    let l = [[[], 0]], d = l[0], p = 0, h = [0];
    for (let w of f)
      w === te ? (h.push(p), d = [[], 0], l.push(d)) : (d[0].push(w), p++);
    let g = l.length - 1, y = t.length - m;
    for (let w of l)
      w[1] = y - (h[g--] + w[0].length);
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
    return Id(this.pattern, this.options);
  }
  parse(t) {
    lr(t);
    let n = this.options;
    if (t === "**")
      return te;
    if (t === "")
      return "";
    let r, o = null;
    (r = t.match(VP)) ? o = n.dot ? ZP : YP : (r = t.match(DP)) ? o = (n.nocase ? n.dot ? HP : jP : n.dot ? WP : UP)(r[1]) : (r = t.match(XP)) ? o = (n.nocase ? n.dot ? eO : QP : n.dot ? tO : nO)(r) : (r = t.match(zP)) ? o = n.dot ? GP : qP : (r = t.match(JP)) && (o = KP);
    let s = At.fromGlob(t, this.options).toMMPattern();
    return o && typeof s == "object" && Reflect.defineProperty(s, "test", { value: o }), s;
  }
  makeRe() {
    if (this.regexp || this.regexp === !1)
      return this.regexp;
    let t = this.set;
    if (!t.length)
      return this.regexp = !1, this.regexp;
    let n = this.options, r = n.noglobstar ? sO : n.dot ? iO : aO, o = new Set(n.nocase ? ["i"] : []), s = t.map((c) => {
      let f = c.map((m) => {
        if (m instanceof RegExp)
          for (let l of m.flags.split(""))
            o.add(l);
        return typeof m == "string" ? lO(m) : m === te ? te : m._src;
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
ie.AST = At;
ie.Minimatch = Oe;
ie.escape = da;
ie.unescape = ft;

// src/files/patterns.ts
var Md = {
  dot: !0,
  nobrace: !0,
  nocomment: !0,
  noext: !0,
  nonegate: !0,
  // All paths have `/`, on Windows, too.
  platform: "linux"
};
function _e(e, t, { platform: n = process.platform, home: r = dO() } = {}) {
  let o = { platform: n, home: J(r, n) }, s = e.filter((c) => !c.startsWith("#")).map((c) => hO(c, J(t, n), o)), i = s.filter((c) => !c.negated), a = (c, f = -1) => s.findLast((u, m) => m > f && u.names(c))?.negated ?? !1;
  return {
    roots: i.map(
      (c, f) => yO(c, f, { order: s.indexOf(c), platform: n })
    ),
    excludes: i.length < s.length ? a : void 0
  };
}
function hO(e, t, n) {
  let r = rt(n.platform), o = n.platform === "win32", s = e.match(/^[!\s]*/)?.[0] ?? "", i = J(e.slice(s.length), n.platform), [a, c] = gO(i, t, { ...n, maths: r }), [, f = "", u = ""] = pO.normalize(c).match(/^((?:\.\.(?:\/|$))*)(.*?)\/*$/s) ?? [], m = r.resolve(a, f), l = u === "" || u === ".", d = new Oe(u, Md), p = o ? new Oe(u, { ...Md, nocase: !0 }) : d;
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
function gO(e, t, { maths: n, home: r }) {
  let { root: o } = n.parse(e);
  return o !== "" ? [n.resolve(t, o), e.slice(o.length).replace(/^\/+/, "")] : e === "~" || e.startsWith("~/") ? [r, e.slice(2)] : [t, e];
}
function yO({ line: e, anchor: t, segments: n, rest: r, names: o }, s, { order: i, platform: a }) {
  let { join: c } = rt(a), f = n.findIndex((d) => typeof d != "string"), u = f === -1, m = u ? n.slice(0, -1) : n.slice(0, f);
  a === "win32" && wO(e, t, n);
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
function wO(e, t, n) {
  let r = `the line ${e} of \`path\` is wrong here`;
  if (t.startsWith("//./")) throw new Error(`${r}: it is a device`);
  try {
    for (let o of n) typeof o == "string" && yo(o);
  } catch (o) {
    throw new Error(`${r}: ${O(o)}`);
  }
}

// src/files/overlap.ts
function Ad(e, t, n) {
  let [r, o] = [_e(e, n), _e(t, n)];
  for (let s of r.roots)
    for (let i of o.roots)
      if (Td(s, i, r) || Td(i, s, o)) return [s.pattern, i.pattern];
}
function Td(e, t, { excludes: n }) {
  let r = t.literal ?? t.base;
  return n?.(r, e.order) ? !1 : e.literal !== void 0 ? H(r, e.literal) : t.literal === void 0 ? e.base === t.base && e.rest === t.rest : H(r, e.base) && Ko(e, ze(e.base, r));
}
function Ko(e, t) {
  return e.matches(t) || t !== "" && Ko(e, t.replace(/\/?[^/]*$/, ""));
}

// src/inputs/inputs.ts
import { homedir as RO } from "node:os";

// src/inputs/rolling.ts
function Cd(e) {
  let t = we(e, "rolling", ["false", "true", "merge"]), n = {
    keep: Zt(e, "rolling-keep", { from: 1, to: 1e3, default: 2 }),
    everyMinutes: Zt(e, "rolling-every", { from: 0, to: 10080, default: 0 }),
    branches: we(e, "rolling-branches", ["default", "all"]),
    merges: t === "merge"
  };
  if (t !== "false") {
    if (e("format").toLowerCase() === "actions-cache")
      throw new T(
        `Input rolling is ${t}, and format is actions-cache; actions/cache cannot find snapshots, so use format: auto or tar.`
      );
    return n;
  }
}

// src/inputs/s3.ts
function Fd(e) {
  let t = vO(e("endpoint")), n = e("force-path-style").toLowerCase();
  if (!["", "true", "false"].includes(n))
    throw Vo("force-path-style", n, "must be one of: true, false");
  let r = {
    bucket: kO(e("bucket")),
    prefix: SO(e("prefix")),
    region: xO(e("region")),
    endpoint: t,
    // Self-hosted stores seldom have a host name per bucket.
    forcePathStyle: n === "" ? t !== "" && !bO(t) : n === "true",
    accessKeyId: e("access-key-id"),
    secretAccessKey: e("secret-access-key"),
    sessionToken: e("session-token")
  };
  if (r.accessKeyId === "" != (r.secretAccessKey === ""))
    throw new T("Inputs access-key-id and secret-access-key must be given together.");
  if (r.sessionToken !== "" && r.accessKeyId === "")
    throw new T(
      "Input session-token belongs to access-key-id and secret-access-key, which are not given."
    );
  return r;
}
function bO(e) {
  return e === "" || /(^|\.)amazonaws\.com(\.cn)?$/.test(new URL(e).hostname);
}
function kO(e) {
  if (e === "" || /^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$/.test(e) && !e.includes(".."))
    return e;
  throw Vo("bucket", e, "must be the name of a bucket: 3 to 63 letters, digits, dots and hyphens");
}
var Nd = 256;
function SO(e) {
  let t = e.replace(/^\/+|\/+$/g, ""), n = t.split("/").every((o) => /^[A-Za-z0-9._=@:+-]+$/.test(o) && !/^\.+$/.test(o));
  if (t === "" || n && t.length <= Nd) return t;
  let r = `may have letters, digits and . _ = @ : + - between slashes, ${Nd} in all`;
  throw Vo("prefix", e, r);
}
function xO(e) {
  if (/^[a-z0-9-]{0,40}$/.test(e)) return e;
  throw Vo("region", e, "must be the name of a region, such as eu-west-1");
}
function vO(e) {
  if (e === "") return "";
  let t = URL.canParse(e) ? new URL(e) : void 0, n = (r) => new T(`Input endpoint ${r}.`);
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
  return new T(`Input ${e} is '${t}'; it ${n}.`);
}

// src/inputs/signing.ts
var Ct = L(_d(), 1);
var Ld = 32, PO = /^-----BEGIN ([A-Z ]+)-----$[^-]*^-----END \1-----$/gm;
function Ud(e) {
  let t = Dd(e("signing-key")).map(OO), n = Dd(e("verify-key")).map(BO);
  if (t.length + n.length !== 0) {
    if (e("format").toLowerCase() === "actions-cache")
      throw new T(
        "Input format is actions-cache, whose entries cannot be signed, and signing-key or verify-key is given; use format: auto or tar."
      );
    return { signer: t[0], verifiers: [...t.map(EO), ...n] };
  }
}
function Wd(e) {
  return Yo(e).filter((t) => !t.startsWith("-----")).flatMap((t) => [t, Buffer.from(t).toString("base64")]);
}
function Dd(e) {
  let t = Yo(e).join(`
`), n = [], r = 0;
  for (let o of t.matchAll(PO))
    n.push(...Yo(t.slice(r, o.index)), o[0]), r = o.index + o[0].length;
  return [...n, ...Yo(t.slice(r))];
}
function Yo(e) {
  return e.split(`
`).map((n) => n.trim()).filter((n) => n !== "");
}
function OO(e) {
  if (e.startsWith("-----")) {
    let r = jd(e, "PRIVATE KEY", Ct.createPrivateKey);
    if (r) return r;
    throw new T("Input signing-key has a key in PEM that is no private Ed25519 key (PKCS #8).");
  }
  let t = Buffer.from(e);
  if (t.length >= Ld) return (0, Ct.createSecretKey)(t);
  let n = "make one with openssl rand -base64 32";
  throw new T(
    `Input signing-key has a line of ${t.length} bytes; a key has at least ${Ld}: ${n}.`
  );
}
function BO(e) {
  let t = jd(e, "PUBLIC KEY", Ct.createPublicKey);
  if (t) return t;
  throw new T(
    "Input verify-key has something that is no public Ed25519 key in PEM; a secret belongs into signing-key."
  );
}
function jd(e, t, n) {
  if (e.startsWith(`-----BEGIN ${t}-----`))
    try {
      let r = n(e);
      return r.asymmetricKeyType === "ed25519" ? r : void 0;
    } catch {
      return;
    }
}
function EO(e) {
  return e.type === "secret" ? e : (0, Ct.createPublicKey)(e);
}

// src/inputs/inputs.ts
function Zo(e, t) {
  let n = Ge(e("save-always")), r = we(e, "store", ["auto", "github", "s3", "local"]), o = Fd(e);
  if (r === "s3" && o.bucket === "") throw new T("Input bucket is required where store is s3.");
  return {
    key: pi(e, "key"),
    restoreKeys: Hd(e("restore-keys")),
    paths: Hd(pi(e, "path")),
    crossOs: Ge(e("enableCrossOsArchive")),
    failOnMiss: Ge(e("fail-on-cache-miss")),
    lookupOnly: Ge(e("lookup-only")),
    store: r,
    localDir: MO(e("local-dir"), t),
    s3: o,
    stash: { ...TO(e("stash"), t), maxBytes: AO(e("stash-size")) },
    concurrency: Zt(e, "concurrency", { from: 1, to: 64, default: 8 }),
    partBytes: IO(e("part-size")),
    mode: we(e, "mode", ["unpack", "mount", "auto", "lazy"]),
    broker: e("broker") || "/run/headstart/broker.sock",
    ramdisk: we(e, "ramdisk", ["off", "auto", "on"]),
    verify: we(e, "verify", ["auto", "always"]),
    format: we(e, "format", ["auto", "tar", "actions-cache"]),
    save: n ? "always" : we(e, "save", ["on-success", "always", "never"]),
    jobStatus: e("job-status"),
    secrets: we(e, "secrets", ["warn", "refuse", "skip", "ignore"]),
    compressionLevel: Zt(e, "compression-level", { from: 1, to: 19, default: 3 }),
    summary: we(e, "summary", ["true", "false"]) === "true",
    rolling: Cd(e),
    signing: Ud(e)
  };
}
function Hd(e) {
  return e.split(`
`).map((t) => t.replace(/^!\s+/, "!").trim()).filter((t) => t !== "");
}
var pr = 1024 ** 2, $O = {
  "": 1,
  MB: 1e3 ** 2,
  MIB: pr,
  GB: 1e3 ** 3,
  GIB: 1024 * pr
};
function zd(e) {
  let [, t, n = ""] = e.toUpperCase().match(/^(\d+) ?([A-Z]*)$/) ?? [];
  return Number(t) * ($O[n] ?? Number.NaN);
}
function IO(e) {
  if (e === "") return 8 * pr;
  let t = zd(e);
  if (t >= 5 * pr && t <= 512 * pr) return t;
  throw new T(`Input part-size is '${e}'; it must be from 5MiB to 512MiB, in MiB, MB or bytes.`);
}
function MO(e, t) {
  return e === "" ? A(t, "headstart") : ci(qd(e));
}
function qd(e) {
  return J(J(e).replace(/^~(?=\/|$)/, RO()));
}
function TO(e, t) {
  let n = e.toLowerCase();
  if (n === "" || n === "auto" || n === "off")
    return { use: n || "auto", dir: A(t, "headstart-stash") };
  let r = qd(e);
  if (ai(r)) return { use: "on", dir: ci(r) };
  let o = "auto, off, or a directory that is absolute or starts with ~/";
  throw new T(`Input stash is '${e}'; it must be ${o}.`);
}
function AO(e) {
  if (e === "") return 20 * 1e3 ** 3;
  let t = zd(e), n = /[a-z]/i.test(e);
  if (t > 0 && n) return t;
  throw new T(`Input stash-size is '${e}'; it must be more than 0, in GB, GiB, MB or MiB.`);
}

// src/entry/read-range.ts
async function hr(e, t, n) {
  let r = [];
  for await (let s of e.read(t, n)) r.push(s);
  let o = Buffer.concat(r);
  if (o.length !== n - t)
    throw new k(`it ended at byte ${t + o.length} of ${e.size}`);
  return o;
}

// src/entry/index-frame.ts
var CO = 407710288, ha = 8, Xo = ha + 12, gr = Buffer.from("HEADSTR2"), Jd = 36 + gr.length, yr = Xo + Jd, ga = 4 * 1024 * 1024, Kd = 1024, NO = 512, FO = 1024 ** 4;
function Vd({ digests: e, ...t }, n) {
  let r = Buffer.from(JSON.stringify(t));
  if (r.length > ga) throw new Error(`the index is too large: its JSON has ${r.length} bytes`);
  let o = Buffer.alloc(Xo), s = [e, r, n?.(Yd(e, r)) ?? Buffer.alloc(0)], i = s.map((u) => u.length), a = i.reduce((u, m) => u + m, yr), c = [CO, a - ha, ...i];
  for (let [u, m] of c.entries()) o.writeUInt32LE(m, 4 * u);
  let f = Buffer.alloc(4);
  return f.writeUInt32LE(a), Buffer.concat([o, ...s, Ce(o, ...s), f, gr]);
}
var _O = 128 * 1024;
async function wr(e, t) {
  return DO(await LO(e), e.size, t);
}
async function LO(e) {
  let { size: t } = e;
  if (t < yr) throw new k(`it has only ${t} bytes`);
  let n = await hr(e, Math.max(0, t - _O), t);
  if (!n.subarray(-gr.length).equals(gr))
    throw new k("it does not end in an index: cut short, or not written by Headstart");
  let r = n.readUInt32LE(n.length - gr.length - 4), o = yr + Xn(Math.min(t, FO)) + ga + Kd;
  if (r < yr || r > Math.min(t, o))
    throw new k(`its index has ${r} bytes, which is no length of an index`);
  return r <= n.length ? n.subarray(-r) : hr(e, t - r, t);
}
function DO(e, t, n) {
  let r = e.length - Jd;
  if (!Ce(e.subarray(0, r)).equals(e.subarray(r, r + 32)))
    throw new k("its index does not match its SHA-256");
  let [o = 0, s = 0, i = 0] = [0, 1, 2].map(
    (d) => e.readUInt32LE(ha + 4 * d)
  ), a = t - e.length;
  if (!(o === Xn(a) && s <= ga && i <= Kd && yr + o + s + i === e.length)) throw new k("the parts of its index do not fit its body");
  let f = Xo + o, [u, m] = [e.subarray(Xo, f), e.subarray(f, f + s)];
  n?.(e.subarray(f + s, r), Yd(u, m));
  let l = UO(m);
  if (!WO(l)) throw new k("its index is not what this version of Headstart writes");
  return zO(l.segments, a), { ...l, digests: u };
}
function Yd(e, t) {
  let n = Buffer.alloc(4);
  return n.writeUInt32LE(e.length), Ce(n, e, t);
}
function UO(e) {
  try {
    return JSON.parse(e.toString("utf8"));
  } catch {
    return;
  }
}
function WO(e) {
  let t = e;
  return t?.container === en && Zd(t.format) && Gd(t.key) && t.key.length <= NO && [t.files, t.bytes].every(ya) && Array.isArray(t.paths) && t.paths.every(Gd) && Array.isArray(t.segments) && t.segments.every(jO);
}
function jO(e) {
  let t = e, { offset: n, length: r, files: o, bytes: s, unpackedBytes: i = 0, root: a = 0, deadBytes: c = 0 } = t ?? {}, f = [n, r, o, s, i, a, c];
  return Zd(t?.kind) && f.every(ya) && HO(t?.frames, r);
}
function HO(e, t) {
  if (e === void 0) return !0;
  let n = (r) => ya(r) && r !== 0;
  return Array.isArray(e) && e.every(n) && e.reduce((r, o) => r + o, 0) === t;
}
function Zd(e) {
  return typeof e == "string" && /^[a-z-]{1,32}$/.test(e);
}
function Gd(e) {
  return typeof e == "string";
}
function ya(e) {
  return Number.isSafeInteger(e) && e >= 0;
}
function zO(e, t) {
  let n = 0;
  for (let { kind: r, offset: o, length: s } of e) {
    if (o !== tn(n, r) || s === 0) throw new k("its segments do not line up");
    n = o + s;
  }
  if (n === 0 || n !== t) throw new k("its segments do not fill its body");
}

// src/entry/signature.ts
var ut = L(Xd(), 1);
var ba = 9;
function ka({ type: e }) {
  return e === "secret" ? { id: 1, name: "HMAC-SHA-256" } : { id: 2, name: "Ed25519" };
}
function Qd(e, t, n) {
  let r = Buffer.alloc(ba);
  r.writeUInt8(ka(n).id), r.writeBigUInt64LE(BigInt(Date.now()), 1);
  let o = tp(r, e, t), s = n.type === "secret" ? np(o, n) : (0, ut.sign)(null, o, n);
  return Buffer.concat([r, s]);
}
function ep(e, t, { places: n, keys: r }) {
  if (e.length === 0) throw new xe("has no signature");
  let o = r.filter((c) => ka(c).id === e[0]);
  if (o.length === 0) {
    let c = [...new Set(r.map((f) => ka(f).name))].join(" and ");
    throw new xe(`has a signature of another kind than ${c}`);
  }
  let [s, i] = [e.subarray(0, ba), e.subarray(ba)];
  if (!n.some((c) => {
    let f = tp(s, t, c);
    return o.some((u) => qO(f, i, u));
  }))
    throw new xe(
      "has a wrong signature: it was changed, signed with another key, or copied from another repository, branch or version"
    );
  return new Date(Number(s.readBigUInt64LE(1)));
}
function tp(e, t, { repository: n, scope: r, version: o }) {
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
function qO(e, t, n) {
  if (n.type !== "secret") return (0, ut.verify)(null, e, n, t);
  let r = np(e, n);
  return t.length === r.length && (0, ut.timingSafeEqual)(t, r);
}
function np(e, t) {
  return (0, ut.createHmac)("sha256", t).update(e).digest();
}

// node_modules/jwt-decode/build/esm/index.js
var Nt = class extends Error {
};
Nt.prototype.name = "InvalidTokenError";
function GO(e) {
  return decodeURIComponent(atob(e).replace(/(.)/g, (t, n) => {
    let r = n.charCodeAt(0).toString(16).toUpperCase();
    return r.length < 2 && (r = "0" + r), "%" + r;
  }));
}
function JO(e) {
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
    return GO(t);
  } catch {
    return atob(t);
  }
}
function rp(e, t) {
  if (typeof e != "string")
    throw new Nt("Invalid token specified: must be a string");
  t || (t = {});
  let n = t.header === !0 ? 0 : 1, r = e.split(".")[n];
  if (typeof r != "string")
    throw new Nt(`Invalid token specified: missing part #${n + 1}`);
  let o;
  try {
    o = JO(r);
  } catch (s) {
    throw new Nt(`Invalid token specified: invalid base64 for part #${n + 1} (${s.message})`);
  }
  try {
    return JSON.parse(o);
  } catch (s) {
    throw new Nt(`Invalid token specified: invalid json for part #${n + 1} (${s.message})`);
  }
}

// src/scopes.ts
var KO = /* @__PURE__ */ new Set([
  "push",
  "schedule",
  "workflow_dispatch",
  "repository_dispatch",
  "delete",
  "registry_package",
  "page_build"
]);
function de(e) {
  let t = YO(e.token) ?? ZO(e), n = { read: t.read, write: t.write };
  return VO(t.write) && !KO.has(e.eventName) && (n.write = void 0, n.whyNoWrite = `Cache save skipped: the event '${e.eventName}' can be caused by anyone, so it may not write the cache of ${t.write}.`), (e.cacheMode === "none" || e.cacheMode === "read") && (n.write = void 0, n.whyNoWrite = `Cache save skipped: the effective cache-mode '${e.cacheMode}' does not permit writes.`), (e.cacheMode === "none" || e.cacheMode === "write-only") && (n.read = [], n.whyNoRead = `Cache restore skipped: the effective cache-mode '${e.cacheMode}' does not permit reads.`), n;
}
function VO(e = "") {
  return e.startsWith("refs/heads/") && !e.startsWith("refs/heads/gh-readonly-queue/");
}
function YO(e) {
  try {
    let { ac: t } = rp(e), n = JSON.parse(t ?? ""), r = n.find((s) => s.Permission & 2)?.Scope, o = n.filter((s) => s.Permission & 1).map((s) => s.Scope);
    return o.length === 0 && !r ? void 0 : { read: op([...r && o.includes(r) ? [r] : [], ...o]), write: r };
  } catch {
    return;
  }
}
function ZO(e) {
  let t = [e.baseBranch, e.defaultBranch].filter((n) => n !== "");
  return { read: op([e.ref, ...t.map((n) => `refs/heads/${n}`)]), write: e.ref };
}
function op(e) {
  return [...new Set(e)];
}

// src/steps/signed-index.ts
function sp() {
  for (let e of Wd(Y("signing-key"))) Kt(e);
}
function ip({ signing: e }, t) {
  let n = e?.signer;
  return n && ((r) => Qd(r, t, n));
}
var XO = 1440 * 60 * 1e3;
async function Qo(e, { key: t, signing: n }) {
  let r = e.stored ?? e;
  if (!n) return wr(r);
  let o = ye(), s = e.scope === void 0 ? de(o).read : [e.scope], { version: i, createdAt: a } = e, c = s.map((f) => ({ repository: o.repository, scope: f, version: i }));
  try {
    let f = await wr(r, (u, m) => {
      let l = ep(u, m, { places: c, keys: n.verifiers });
      if (!Z(e.key, t) && a.getTime() - l.getTime() > XO)
        throw new xe(
          `was signed on ${l.toISOString()}, but stored only on ${a.toISOString()}`
        );
    });
    if (Z(f.key, e.key)) return f;
    throw new xe(`was signed for another key, ${f.key}`);
  } catch (f) {
    if (!(f instanceof xe)) throw f;
    let u = "This job does not use the entry and leaves it in the store, see docs/security.md";
    throw new xe(`the entry ${e.key} ${f.message}. ${u}`);
  }
}

// src/steps/plan.ts
async function mt(e) {
  let t = await QO();
  if (!e) return t ?? eB();
  let n = Object.keys(e);
  return (t?.filter(({ name: o }) => n.includes(o)) ?? n.map((o) => ({ name: o, inputs: /* @__PURE__ */ new Map() }))).map(({ name: o, inputs: s }) => {
    let { preset: i, filled: a } = e[o] ?? {};
    return i !== void 0 && s.set("preset", i), a !== "none" && ap(s, a), { name: o, inputs: s };
  });
}
async function QO() {
  let e = Y("caches");
  if (e === "") return;
  let t = ["preset", "path", "key", "restore-keys"].find((r) => Y(r) !== "");
  if (t)
    throw new T(`Inputs caches and ${t} are both given; give ${t} to the items of caches.`);
  let { readCaches: n } = await import("./shared-MTLCUAIM.js");
  return n(e);
}
async function eB() {
  let e = Y("preset"), t = { name: "", inputs: /* @__PURE__ */ new Map() };
  if (e === "") return [t];
  let { presetNames: n } = await import("./presets.js"), o = n(e, Y("working-directory")).map((s) => ({ name: s, inputs: /* @__PURE__ */ new Map([["preset", s]]) }));
  return o.length > 1 ? o : [{ ...t, ...o[0], name: "" }];
}
async function xn({ inputs: e }, t) {
  sp();
  let n = Y("preset").toLowerCase();
  if (n === "") return;
  let r = await tB(n, t);
  return ap(e, r), r ?? "none";
}
function ap(e, t = {}) {
  for (let [n, r] of Object.entries(t)) e.set(n, r);
}
async function tB(e, t) {
  let { fillIn: n } = await import("./presets.js"), r = await n(e, Y, t);
  return r && { ...r };
}
var nB = ["preset", "working-directory", "upload-chunk-size"];
function vn({ inputs: e }) {
  let t = new Set(nB), r = Zo((i) => (t.add(i.toLowerCase()), Y(i)), Vr()), o = [...e.keys()].find((i) => !t.has(i));
  if (o === void 0) return r;
  let s = [...t].sort().join(", ");
  throw new T(
    `Input caches has '${o}', which is no input of a cache; these are: name, ${s}.`
  );
}
async function br(e, t) {
  try {
    return await ot(e, t);
  } catch (n) {
    throw e.name === "" || !(n instanceof T) ? n : new T(`${e.name}: ${n.message}`);
  }
}
function cp(e) {
  for (let [t, { cache: n, inputs: r }] of e.entries())
    for (let o of e.slice(t + 1)) {
      let s = Ad(r?.paths ?? [], o.inputs?.paths ?? [], process.cwd());
      if (s)
        throw new T(
          `Caches ${n.name} and ${o.cache.name} have the same files: ${s[0]} and ${s[1]}. Exclude them in one with a line of path that starts with !.`
        );
    }
}

// src/steps/priority.ts
import { readdirSync as rB, writeFileSync as fp } from "node:fs";
import { constants as oB, setPriority as sB } from "node:os";
var { PRIORITY_LOW: iB, PRIORITY_NORMAL: aB } = oB.priority;
async function up(e) {
  es(() => fp(`/proc/${e}/oom_score_adj`, "1000")), await lp(e, iB, "idle");
}
async function mp(e) {
  await lp(e, aB, "none");
}
async function lp(e, t, n) {
  let r = es(() => rB(`/proc/${e}/task`)) ?? [];
  for (let s of r) es(() => sB(Number(s), t));
  es(() => fp(`/proc/${e}/autogroup`, String(t)));
  let o = { cwd: "/", signal: AbortSignal.timeout(5e3) };
  await St("ionice", ["-c", n, "-p", ...r], o).catch(() => {
  });
}
function es(e) {
  try {
    return e();
  } catch {
    return;
  }
}

// src/rolling.ts
var gp = L(dp(), 1);
function ee(e) {
  return e ? uB : cB;
}
var cB = {
  mistake: Bi,
  lookups: (e) => e,
  nameFor: (e) => e,
  keyIn: (e) => e
}, yp = "~v", fB = yp.length + 49, pp = no - fB, uB = {
  mistake(e) {
    let [t = ""] = e, n = xa(t).length > pp, r = `Key Validation Error: ${t} cannot be larger than ${pp} characters with rolling; ~ counts twice.`;
    return Bi(e) ?? (n ? r : void 0);
  },
  lookups([e = "", ...t]) {
    let n = ts(e), r = t.length < 9 ? [n] : [];
    return [n, ...r, ...t.map(xa)];
  },
  nameFor(e, { runId: t, runAttempt: n }) {
    let [r, o] = [hp(t, 20), hp(n, 5)];
    return `${ts(e)}${Date.now()}-${r}-${o}-${(0, gp.randomBytes)(4).toString("hex")}`;
  },
  keyIn: (e) => e.replace(/^((?:[^~]|~~)*)~v[^~]*$/, "$1").replaceAll("~~", "~")
};
function ts(e) {
  return xa(e) + yp;
}
function wp(e) {
  return Number(/~v(\d+)-[^~]*$/.exec(e)?.[1] ?? 0);
}
function xa(e) {
  return e.replaceAll("~", "~~");
}
function hp(e, t) {
  return e.replace(/\D/g, "").slice(0, t) || "0";
}
var mB = 3600 * 1e3;
function bp(e, t) {
  let n = e.toSorted(Ri), r = n[0]?.createdAt.getTime() ?? 0;
  return n.filter((o, s) => {
    let i = n[s - 1]?.createdAt.getTime() ?? r;
    return s >= t && r - i > mB;
  });
}

// package.json
var kp = { version: "0.1.0" };

// src/files/matches.ts
import { lstatSync as SB } from "node:fs";

// node_modules/@actions/glob/lib/internal-globber.js
import * as En from "fs";

// node_modules/@actions/glob/lib/internal-glob-options-helper.js
function va(e) {
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
import * as as from "path";

// node_modules/@actions/glob/lib/internal-path-helper.js
var lt = L(Sp(), 1);
import * as Pn from "path";
var dt = process.platform === "win32";
function Ze(e) {
  if (e = Ye(e), dt && /^\\\\[^\\]+(\\[^\\]+)?$/.test(e))
    return e;
  let t = Pn.dirname(e);
  return dt && /^\\\\[^\\]+\\[^\\]+\\$/.test(t) && (t = Ye(t)), t;
}
function rs(e, t) {
  if ((0, lt.default)(e, "ensureAbsoluteRoot parameter 'root' must not be empty"), (0, lt.default)(t, "ensureAbsoluteRoot parameter 'itemPath' must not be empty"), kr(t))
    return t;
  if (dt) {
    if (t.match(/^[A-Z]:[^\\/]|^[A-Z]:$/i)) {
      let n = process.cwd();
      return (0, lt.default)(n.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${n}'`), t[0].toUpperCase() === n[0].toUpperCase() ? t.length === 2 ? `${t[0]}:\\${n.substr(3)}` : (n.endsWith("\\") || (n += "\\"), `${t[0]}:\\${n.substr(3)}${t.substr(2)}`) : `${t[0]}:\\${t.substr(2)}`;
    } else if (Be(t).match(/^\\$|^\\[^\\]/)) {
      let n = process.cwd();
      return (0, lt.default)(n.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${n}'`), `${n[0]}:\\${t.substr(1)}`;
    }
  }
  return (0, lt.default)(kr(e), "ensureAbsoluteRoot parameter 'root' must have an absolute root"), e.endsWith("/") || dt && e.endsWith("\\") || (e += Pn.sep), e + t;
}
function kr(e) {
  return (0, lt.default)(e, "hasAbsoluteRoot parameter 'itemPath' must not be empty"), e = Be(e), dt ? e.startsWith("\\\\") || /^[A-Z]:\\/i.test(e) : e.startsWith("/");
}
function Sr(e) {
  return (0, lt.default)(e, "isRooted parameter 'itemPath' must not be empty"), e = Be(e), dt ? e.startsWith("\\") || /^[A-Z]:/i.test(e) : e.startsWith("/");
}
function Be(e) {
  return e = e || "", dt ? (e = e.replace(/\//g, "\\"), (/^\\\\+[^\\]/.test(e) ? "\\" : "") + e.replace(/\\\\+/g, "\\")) : e.replace(/\/\/+/g, "/");
}
function Ye(e) {
  return e ? (e = Be(e), !e.endsWith(Pn.sep) || e === Pn.sep || dt && /^[A-Z]:\\$/i.test(e) ? e : e.substr(0, e.length - 1)) : "";
}

// node_modules/@actions/glob/lib/internal-match-kind.js
var Ee;
(function(e) {
  e[e.None = 0] = "None", e[e.Directory = 1] = "Directory", e[e.File = 2] = "File", e[e.All = 3] = "All";
})(Ee || (Ee = {}));

// node_modules/@actions/glob/lib/internal-pattern-helper.js
var xp = process.platform === "win32";
function Oa(e) {
  e = e.filter((r) => !r.negate);
  let t = {};
  for (let r of e) {
    let o = xp ? r.searchPath.toUpperCase() : r.searchPath;
    t[o] = "candidate";
  }
  let n = [];
  for (let r of e) {
    let o = xp ? r.searchPath.toUpperCase() : r.searchPath;
    if (t[o] === "included")
      continue;
    let s = !1, i = o, a = Ze(i);
    for (; a !== i; ) {
      if (t[a]) {
        s = !0;
        break;
      }
      i = a, a = Ze(i);
    }
    s || (n.push(r.searchPath), t[o] = "included");
  }
  return n;
}
function vp(e, t) {
  let n = Ee.None;
  for (let r of e)
    r.negate ? n &= ~r.match(t) : n |= r.match(t);
  return n;
}
function Pp(e, t) {
  return e.some((n) => !n.negate && n.partialMatch(t));
}

// node_modules/@actions/glob/lib/internal-pattern.js
import * as Ep from "os";
import * as Bn from "path";
var pt = L(Op(), 1);

// node_modules/@actions/glob/lib/internal-path.js
import * as Ft from "path";
var On = L(Bp(), 1), hB = process.platform === "win32", _t = class {
  /**
   * Constructs a Path
   * @param itemPath Path or array of segments
   */
  constructor(t) {
    if (this.segments = [], typeof t == "string")
      if ((0, On.default)(t, "Parameter 'itemPath' must not be empty"), t = Ye(t), !Sr(t))
        this.segments = t.split(Ft.sep);
      else {
        let n = t, r = Ze(n);
        for (; r !== n; ) {
          let o = Ft.basename(n);
          this.segments.unshift(o), n = r, r = Ze(n);
        }
        this.segments.unshift(n);
      }
    else {
      (0, On.default)(t.length > 0, "Parameter 'itemPath' must not be an empty array");
      for (let n = 0; n < t.length; n++) {
        let r = t[n];
        (0, On.default)(r, "Parameter 'itemPath' must not contain any empty segments"), r = Be(t[n]), n === 0 && Sr(r) ? (r = Ye(r), (0, On.default)(r === Ze(r), "Parameter 'itemPath' root segment contains information for multiple segments"), this.segments.push(r)) : ((0, On.default)(!r.includes(Ft.sep), "Parameter 'itemPath' contains unexpected path separators"), this.segments.push(r));
      }
    }
  }
  /**
   * Converts the path to it's string representation
   */
  toString() {
    let t = this.segments[0], n = t.endsWith(Ft.sep) || hB && /^[A-Z]:$/i.test(t);
    for (let r = 1; r < this.segments.length; r++)
      n ? n = !1 : t += Ft.sep, t += this.segments[r];
    return t;
  }
};

// node_modules/@actions/glob/lib/internal-pattern.js
var Xe = process.platform === "win32", xr = class e {
  constructor(t, n = !1, r, o) {
    this.negate = !1;
    let s;
    if (typeof t == "string")
      s = t.trim();
    else {
      r = r || [], (0, pt.default)(r.length, "Parameter 'segments' must not empty");
      let f = e.getLiteral(r[0]);
      (0, pt.default)(f && kr(f), "Parameter 'segments' first element must be a root path"), s = new _t(r).toString().trim(), t && (s = `!${s}`);
    }
    for (; s.startsWith("!"); )
      this.negate = !this.negate, s = s.substr(1).trim();
    s = e.fixupPattern(s, o), this.segments = new _t(s).segments, this.trailingSeparator = Be(s).endsWith(Bn.sep), s = Ye(s);
    let i = !1, a = this.segments.map((f) => e.getLiteral(f)).filter((f) => !i && !(i = f === ""));
    this.searchPath = new _t(a).toString(), this.rootRegExp = new RegExp(e.regExpEscape(a[0]), Xe ? "i" : ""), this.isImplicitPattern = n;
    let c = {
      dot: !0,
      nobrace: !0,
      nocase: Xe,
      nocomment: !0,
      noext: !0,
      nonegate: !0
    };
    s = Xe ? s.replace(/\\/g, "/") : s, this.minimatch = new Oe(s, c);
  }
  /**
   * Matches the pattern against the specified path
   */
  match(t) {
    return this.segments[this.segments.length - 1] === "**" ? (t = Be(t), !t.endsWith(Bn.sep) && this.isImplicitPattern === !1 && (t = `${t}${Bn.sep}`)) : t = Ye(t), this.minimatch.match(t) ? this.trailingSeparator ? Ee.Directory : Ee.All : Ee.None;
  }
  /**
   * Indicates whether the pattern may match descendants of the specified path
   */
  partialMatch(t) {
    return t = Ye(t), Ze(t) === t ? this.rootRegExp.test(t) : this.minimatch.matchOne(t.split(Xe ? /\\+/ : /\/+/), this.minimatch.set[0], !0);
  }
  /**
   * Escapes glob patterns within a path
   */
  static globEscape(t) {
    return (Xe ? t : t.replace(/\\/g, "\\\\")).replace(/(\[)(?=[^/]+\])/g, "[[]").replace(/\?/g, "[?]").replace(/\*/g, "[*]");
  }
  /**
   * Normalizes slashes and ensures absolute root
   */
  static fixupPattern(t, n) {
    (0, pt.default)(t, "pattern cannot be empty");
    let r = new _t(t).segments.map((o) => e.getLiteral(o));
    if ((0, pt.default)(r.every((o, s) => (o !== "." || s === 0) && o !== ".."), `Invalid pattern '${t}'. Relative pathing '.' and '..' is not allowed.`), (0, pt.default)(!Sr(t) || r[0], `Invalid pattern '${t}'. Root segment must not contain globs.`), t = Be(t), t === "." || t.startsWith(`.${Bn.sep}`))
      t = e.globEscape(process.cwd()) + t.substr(1);
    else if (t === "~" || t.startsWith(`~${Bn.sep}`))
      n = n || Ep.homedir(), (0, pt.default)(n, "Unable to determine HOME directory"), (0, pt.default)(kr(n), `Expected HOME directory to be a rooted path. Actual '${n}'`), t = e.globEscape(n) + t.substr(1);
    else if (Xe && (t.match(/^[A-Z]:$/i) || t.match(/^[A-Z]:[^\\]/i))) {
      let o = rs("C:\\dummy-root", t.substr(0, 2));
      t.length > 2 && !o.endsWith("\\") && (o += "\\"), t = e.globEscape(o) + t.substr(2);
    } else if (Xe && (t === "\\" || t.match(/^\\[^\\]/))) {
      let o = rs("C:\\dummy-root", "\\");
      o.endsWith("\\") || (o += "\\"), t = e.globEscape(o) + t.substr(1);
    } else
      t = rs(e.globEscape(process.cwd()), t);
    return Be(t);
  }
  /**
   * Attempts to unescape a pattern segment to create a literal path segment.
   * Otherwise returns empty string.
   */
  static getLiteral(t) {
    let n = "";
    for (let r = 0; r < t.length; r++) {
      let o = t[r];
      if (o === "\\" && !Xe && r + 1 < t.length) {
        n += t[++r];
        continue;
      } else {
        if (o === "*" || o === "?")
          return "";
        if (o === "[" && r + 1 < t.length) {
          let s = "", i = -1;
          for (let a = r + 1; a < t.length; a++) {
            let c = t[a];
            if (c === "\\" && !Xe && a + 1 < t.length) {
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
var vr = class {
  constructor(t, n) {
    this.path = t, this.level = n;
  }
};

// node_modules/@actions/glob/lib/internal-globber.js
var Ba = function(e, t, n, r) {
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
}, gB = function(e) {
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
}, ht = function(e) {
  return this instanceof ht ? (this.v = e, this) : new ht(e);
}, yB = function(e, t, n) {
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
    d.value instanceof ht ? Promise.resolve(d.value.v).then(u, m) : l(s[0][2], d);
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
}, wB = process.platform === "win32", is = class e {
  constructor(t) {
    this.patterns = [], this.searchPaths = [], this.options = va(t);
  }
  getSearchPaths() {
    return this.searchPaths.slice();
  }
  glob() {
    return Ba(this, void 0, void 0, function* () {
      var t, n, r, o;
      let s = [];
      try {
        for (var i = !0, a = gB(this.globGenerator()), c; c = yield a.next(), t = c.done, !t; i = !0) {
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
    return yB(this, arguments, function* () {
      let n = va(this.options), r = [];
      for (let i of this.patterns)
        r.push(i), n.implicitDescendants && (i.trailingSeparator || i.segments[i.segments.length - 1] !== "**") && r.push(new xr(i.negate, !0, i.segments.concat("**")));
      let o = [];
      for (let i of Oa(r)) {
        ce(`Search path '${i}'`);
        try {
          yield ht(En.promises.lstat(i));
        } catch (a) {
          if (a.code === "ENOENT")
            continue;
          throw a;
        }
        o.unshift(new vr(i, 1));
      }
      let s = [];
      for (; o.length; ) {
        let i = o.pop(), a = vp(r, i.path), c = !!a || Pp(r, i.path);
        if (!a && !c)
          continue;
        let f = yield ht(
          e.stat(i, n, s)
          // Broken symlink, or symlink cycle detected, or no longer exists
        );
        if (f && !(n.excludeHiddenFiles && as.basename(i.path).match(/^\./)))
          if (f.isDirectory()) {
            if (a & Ee.Directory && n.matchDirectories)
              yield yield ht(i.path);
            else if (!c)
              continue;
            let u = i.level + 1, m = (yield ht(En.promises.readdir(i.path))).map((l) => new vr(as.join(i.path, l), u));
            o.push(...m.reverse());
          } else a & Ee.File && (yield yield ht(i.path));
      }
    });
  }
  /**
   * Constructs a DefaultGlobber
   */
  static create(t, n) {
    return Ba(this, void 0, void 0, function* () {
      let r = new e(n);
      wB && (t = t.replace(/\r\n/g, `
`), t = t.replace(/\r/g, `
`));
      let o = t.split(`
`).map((s) => s.trim());
      for (let s of o)
        !s || s.startsWith("#") || r.patterns.push(new xr(s));
      return r.searchPaths.push(...Oa(r.patterns)), r;
    });
  }
  static stat(t, n, r) {
    return Ba(this, void 0, void 0, function* () {
      let o;
      if (n.followSymbolicLinks)
        try {
          o = yield En.promises.stat(t.path);
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
        o = yield En.promises.lstat(t.path);
      if (o.isDirectory() && n.followSymbolicLinks) {
        let s = yield En.promises.realpath(t.path);
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
var bB = L(Rp(), 1);

// node_modules/@actions/glob/lib/glob.js
var kB = function(e, t, n, r) {
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
function $p(e, t) {
  return kB(this, void 0, void 0, function* () {
    return yield is.create(e, t);
  });
}

// src/files/matches.ts
async function cs({ roots: e, excludes: t }) {
  let n = /* @__PURE__ */ new Map();
  for (let r of e)
    for (let o of await xB(r)) {
      let s = SB(o, { throwIfNoEntry: !1 });
      !s || n.has(o) || vB(o, r) || Ip(o, r, t) || n.set(o, { root: r, path: o, relative: ze(r.base, o), stat: s });
    }
  return [...n.values()].filter(({ path: r }) => !PB(r, n, t));
}
async function xB(e) {
  if (e.literal !== void 0) return [e.literal];
  let t = { implicitDescendants: !1, followSymbolicLinks: !1 };
  return (await (await $p(`${OB(Je(e.base))}${e.rest}`, t)).glob()).map((r) => J(r));
}
function vB(e, { base: t }) {
  return ze(t, e).split("/").some(Fe);
}
function Ip(e, t, n) {
  return n ? n(e, t.order) ? !0 : e !== t.base && e !== q(e) && Ip(q(e), t, n) : !1;
}
function PB(e, t, n) {
  for (let r = e, o = q(e); o !== r; r = o, o = q(o)) {
    if (n?.(r)) return !1;
    if (t.get(o)?.stat.isDirectory()) return !0;
  }
  return !1;
}
function OB(e) {
  return e.replace(/[\\*?[]/g, (t) => t === "\\" ? "\\\\" : `[${t}]`);
}

// src/report/report.ts
function Rn(e, t) {
  let { mode: n, ramdisk: r, concurrency: o, partBytes: s, compressionLevel: i } = t;
  return { ...e, settings: { mode: n, ramdisk: r, concurrency: o, partBytes: s, compressionLevel: i } };
}

// src/report/machine.ts
import { readFileSync as BB, statSync as EB } from "node:fs";
import { dirname as Mp } from "node:path";
function Np(e) {
  let t = Tp(), n = process.cpuUsage(), r = new Set(e.map(Fp));
  return () => {
    let o = Tp(), { user: s, system: i } = process.cpuUsage(n);
    return {
      cpu: IB(t, o, (s + i) / 1e3),
      disks: MB(t, o, r),
      network: TB(t, o)
    };
  };
}
function Tp() {
  return {
    stat: fs("/proc/stat"),
    self: fs("/proc/self/stat"),
    disks: fs("/proc/diskstats"),
    net: fs("/proc/net/dev")
  };
}
function fs(e) {
  try {
    return BB(e, "latin1");
  } catch {
    return "";
  }
}
function Fp(e) {
  let t = RB(e);
  if (t === void 0) return e === Mp(e) ? "" : Fp(Mp(e));
  let n = t >> 8n & 0xfffn | t >> 32n & ~0xfffn, r = t & 0xffn | t >> 12n & ~0xffn;
  return `${n}:${r}`;
}
function RB(e) {
  try {
    return EB(e, { bigint: !0 }).dev;
  } catch {
    return;
  }
}
var $B = 10;
function IB(e, t, n) {
  let [r, o] = [e, t].map(({ stat: d }) => Ra(/^cpu (.*)$/m.exec(d)?.[1]).slice(0, 8)), s = (o ?? []).map((d, p) => d - (r?.[p] ?? 0)), i = AB(s);
  if (i <= 0) return;
  let [, , , a = 0, c = 0] = s, f = t.stat.match(/^cpu\d/gm)?.length ?? 1, u = (Ap(t) - Ap(e)) * $B, m = (d) => Math.round(1e3 * d / i) / 1e3, l = m(i - a - c);
  return { cores: f, busy: l, iowait: m(c), ownMs: Math.round(n), programsMs: u };
}
function Ap({ self: e }) {
  let t = Ra(e.slice(e.lastIndexOf(")") + 4));
  return (t[12] ?? 0) + (t[13] ?? 0);
}
var Cp = 512;
function MB(e, t, n) {
  let r = ({ disks: i }) => i.split(`
`).map((a) => a.trim().split(/\s+/)), o = new Map(r(e).map(([i, a, , ...c]) => [`${i}:${a}`, c])), s = r(t).flatMap(([i, a, c = "", ...f]) => {
    let u = o.get(`${i}:${a}`);
    if (!u || !n.has(`${i}:${a}`)) return [];
    let [m = 0, , l = 0, , d = 0, , p = 0, , , h = 0] = f.map(
      (g, y) => Number(g) - Number(u[y])
    );
    return { name: c, readBytes: l * Cp, writtenBytes: p * Cp, reads: m, writes: d, busyMs: h };
  });
  return s.length > 0 ? s : void 0;
}
function TB(e, t) {
  let n = ({ net: s }) => [...s.matchAll(/^\s*(\S+):(.*)$/gm)].map(([, i = "", a]) => [i, Ra(a)]), r = new Map(n(e)), o = n(t).map(([s, i]) => {
    let a = (c) => (i[c] ?? 0) - (r.get(s)?.[c] ?? 0);
    return { name: s, receivedBytes: a(0), sentBytes: a(8) };
  });
  if (o.length !== 0)
    return o.filter(({ receivedBytes: s, sentBytes: i }) => s + i > 0);
}
function Ra(e = "") {
  return e.trim().split(/\s+/).map(Number);
}
function AB(e) {
  return e.reduce((t, n) => t + n, 0);
}

// src/bytes/buffer-pool.ts
function gt(e, t) {
  let { release: n, positionOf: r } = e;
  return { ...n && { release: n }, positionOf: r, [Symbol.asyncIterator]: () => t(e) };
}
function $n(e = 1024 * 1024) {
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

// src/report/phase-timer.ts
function Lp({ first: e, add: t, now: n }) {
  let r = [], o, s, i = (u) => {
    let m = n();
    o && CB(r, o, { sinceMs: s ?? m, untilMs: m }), o = u, s = m;
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
        i(l), m.firstByteMs ??= n(), _p(m, d.length), yield d, l = o, i(m);
    } finally {
      o === m && i(l), m.endMs = n();
    }
  }
  return {
    pulled(u, m) {
      let l = a(u);
      return gt(m, (d) => f(d, l));
    },
    async pushed(u, m, l) {
      let d = r.find((h) => h.name === u) ?? a(u);
      d.startMs === void 0 && c(d), d.endMs = void 0;
      let p = o;
      i(d);
      try {
        return await l();
      } finally {
        i(p), d.endMs = n(), _p(d, m);
      }
    }
  };
}
function _p(e, t) {
  e.bytes = (e.bytes ?? 0) + t;
}
function CB(e, t, { sinceMs: n, untilMs: r }) {
  for (let { name: o, startMs: s, endMs: i, waitedMs: a } of e)
    o === t.name || s === void 0 || i !== void 0 || (a[t.name] = (a[t.name] ?? 0) + r - Math.max(n, s));
}

// src/report/timeline.ts
function us() {
  let e = performance.now(), t = () => performance.now() - e, n = [], r = [], o, s = (i, a) => {
    let c = { name: i, startMs: a, endMs: void 0, waitedMs: {} };
    return n.push(c), c;
  };
  return {
    elapsedMs: () => Math.round(t()),
    phases: () => n.flatMap((i) => FB(i, t())).toSorted((i, a) => i.startMs - a.startMs),
    machine: () => o?.(),
    phaseTimer: () => Lp({ first: () => r.at(-1), add: s, now: t }),
    watch(i) {
      if (o) return;
      let a = Math.round(t()), c = Np(i);
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
var NB = 1024 * 1024;
function FB({ name: e, startMs: t, endMs: n, waitedMs: r, firstByteMs: o, bytes: s }, i) {
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
    mibPerSecond: s === void 0 ? void 0 : _B(s / NB / (a / 1e3))
  }];
}
function _B(e) {
  return Number.isFinite(e) ? Math.round(e * 10) / 10 : 0;
}

// src/report/write-report.ts
var Xp = L(Dp(), 1);
import { writeFileSync as ZB } from "node:fs";
import { join as XB } from "node:path";

// src/job-summary.ts
function Up(e, [t = [], ...n], r) {
  let o = [t.map((i) => ({ data: i, header: !0 })), ...n], s = Gn(e);
  return Wp((i) => {
    i.addHeading(s, 3).addTable(o), r !== "" && i.addEOL().addRaw(r, !0);
  });
}
function sW(e) {
  return Wp((t) => t.addRaw(e, !0));
}
var Ia = Promise.resolve();
function Wp(e) {
  let t = wf();
  if (!t) return Ia;
  let n = Ia.then(async () => {
    e(t), await t.write();
  });
  return Ia = n.catch(() => {
  }), n;
}

// src/units.ts
function ms(e) {
  return `~${Math.round(e / 1048576)} MB (${e} B)`;
}
function jp(e, t) {
  return `${(e / 1048576 / Math.max(t / 1e3, 1e-3)).toFixed(1)} MBs/sec`;
}
function z(e) {
  return e < 1024 ? `${e} B` : e < 1048576 ? `${(e / 1024).toFixed(1)} KiB` : e < 1024 * 1048576 ? `${(e / 1048576).toFixed(1)} MiB` : `${(e / 1048576 / 1024).toFixed(2)} GiB`;
}
function Q(e) {
  return e < 1e3 ? `${Math.round(e)} ms` : `${(e / 1e3).toFixed(2)} s`;
}

// src/report/bottleneck-causes.ts
function Hp({ totalMs: e, shareMs: t }) {
  return {
    kind: "store latency",
    what: "store",
    why: `it took ${Q(t)} of ${Q(e)} to answer`,
    advice: "one that is nearer to this runner would help"
  };
}
var LB = 10 * 1024 * 1024, DB = 64;
function zp({ settings: e, phases: t, totalMs: n, shareMs: r }) {
  let { bytes: o, mibPerSecond: s } = Vp(t, ["download", "upload"]), i = o >= LB && e.concurrency < DB;
  return {
    kind: "network",
    what: "network",
    why: `it carried ${z(o)} at ${s} MiB/s, and ${Q(r)} of ${Q(n)} were spent waiting for it`,
    advice: `${i ? "a higher `concurrency` would help where each connection is limited, " : ""}${qp}`
  };
}
var qp = "a higher `compression-level` makes entries smaller";
function Pr(e) {
  let { cores: t = 1 } = e.machine?.cpu ?? {}, n = t === 1 ? "its only core was" : `its ${t} cores were`;
  return Gp(
    e,
    `${n} busy ${In(e.load.cores)} of the time`,
    "more or faster cores"
  );
}
function ls(e) {
  return Gp(e, `one thread was busy ${In(e.load.thread)} of the time`, "faster cores");
}
function Gp({ step: e, settings: t }, n, r) {
  let o = `only ${r} would help`;
  return e === "save" && t.compressionLevel > 1 && (o = "a lower `compression-level` would help"), e === "restore" && t.mode === "unpack" && (o = "`mode: mount`, which unpacks nothing, would help where this runner allows it"), { kind: "cpu", what: "CPU", why: n, advice: o };
}
var UB = 32 * 1024;
function Ta(e) {
  let { name: t, readBytes: n, writtenBytes: r, reads: o, writes: s, busyMs: i } = e.disk, a = (n + r) / (o + s), c = a < UB, f = r > n, u = `did ${Math.round((o + s) / (i / 1e3))} operations/s of ${z(a)}`, m = f ? `wrote ${Ma(r, i)} MiB/s` : `read ${Ma(n, i)} MiB/s`;
  return {
    kind: c ? "disk operations" : "disk throughput",
    what: "disk",
    why: `${t} ${c ? u : m} and was busy ${In(e.load.disk)} of the time`,
    advice: Kp(e, f)
  };
}
function Jp(e) {
  let { bytes: t, mibPerSecond: n } = Vp(e.phases, ["read", "write"]), r = e.step === "save";
  return {
    kind: "disk throughput",
    what: "disk",
    why: `it ${r ? "wrote" : "read"} ${z(t)} at ${n} MiB/s`,
    advice: Kp(e, r)
  };
}
function Kp({ step: e, settings: t }, n) {
  if (e === "save" && n) return qp;
  let r = [
    ...t.mode === "unpack" ? ["`mode: mount`"] : [],
    ...n && t.ramdisk === "off" ? ["`ramdisk`"] : []
  ];
  return e === "save" || r.length === 0 ? "only a faster one would help" : `${r.join(" or ")} would help where this runner allows mounting`;
}
function Vp(e, t) {
  let n = e.filter(({ name: s }) => t.includes(s)), r = n.reduce((s, i) => s + (i.bytes ?? 0), 0), o = n.reduce((s, { startMs: i, endMs: a }) => s + a - i, 0);
  return { bytes: r, mibPerSecond: Ma(r, o) };
}
function Ma(e, t) {
  let n = e / 1024 / 1024 / (t / 1e3);
  return n < 10 ? Math.round(n * 10) / 10 : Math.round(n);
}
function In(e) {
  return `${Math.round(100 * e)} %`;
}

// src/report/bottleneck.ts
var WB = 1e3;
function Yp(e) {
  let { totalMs: t } = e;
  if (t < WB)
    return { kind: "none", sentence: `Nothing is worth mentioning: it took ${Q(t)} in all` };
  let n = zB(e), { share: r, shareMs: o, load: s } = n, a = (o > 0 ? HB[r].find(([l]) => jB[l](s)) : void 0)?.[1](n);
  if (!a) return { kind: "none", sentence: KB(n) };
  let { kind: c, what: f, why: u, advice: m } = a;
  return { kind: c, sentence: `The ${f} was the bottleneck: ${u}; ${m}` };
}
var jB = {
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
}, HB = {
  store: [["always", Hp]],
  network: [
    ["threadIsBusy", ls],
    ["always", zp]
  ],
  disk: [
    ["ownCoresAreBusy", Pr],
    ["diskIsBusy", Ta],
    ["coresAreBusy", Pr],
    ["threadIsBusy", ls],
    ["diskIsUnseen", Jp]
  ],
  work: [
    ["ownCoresAreBusy", Pr],
    ["diskHinders", Ta],
    ["coresAreBusy", Pr],
    ["threadIsBusy", ls]
  ]
};
function zB(e) {
  let { machine: t } = e, n = t ? t.endMs - t.startMs : Number.NaN, { cores: r, busy: o, iowait: s, ownMs: i, programsMs: a } = t?.cpu ?? qB, [c] = (t?.disks ?? []).toSorted((u, m) => m.busyMs - u.busyMs), f = {
    cores: o,
    ownCores: (i + a) / (r * n),
    thread: Math.min(1, i / n),
    iowait: s * r,
    idle: 1 - o - s,
    disk: c ? Math.min(1, c.busyMs / n) : Number.NaN
  };
  return { ...e, load: f, disk: c, ...GB(e) };
}
var Or = Number.NaN, qB = { cores: Or, busy: Or, iowait: Or, ownMs: Or, programsMs: Or };
function GB({ step: e, phases: t }) {
  let n = t.some(({ name: i }) => i === "write"), r = { store: 0, network: 0, disk: 0, work: 0 };
  for (let { name: i, ms: a } of t)
    i === "publish" && e === "save" ? r[n ? "disk" : "store"] += a : i !== "walk" && (r[JB[i] ?? "work"] += a);
  let o = Math.max(...Object.values(r));
  return { share: Object.keys(r).find((i) => r[i] === o), shareMs: o };
}
var JB = {
  lookup: "store",
  index: "store",
  reserve: "store",
  download: "network",
  upload: "network",
  read: "disk",
  write: "disk"
};
function KB({ phases: e, totalMs: t, load: n }) {
  let [r] = e.toSorted((a, c) => c.ms - a.ms), o = Q(t), s = r ? `${r.name} took ${Q(r.ms)} of ${o}` : `it took ${o} in all`, i = [
    ...Number.isNaN(n.cores) ? [] : [`the cores were busy ${In(n.cores)}`],
    ...Number.isNaN(n.disk) ? [] : [`the disk ${In(n.disk)}`]
  ];
  return `Nothing stood out: ${s}${i.length === 0 ? "" : `, while ${i.join(", ")} of the time`}`;
}

// src/report/chart.ts
var VB = 1e4;
function Zp({ phases: e, totalMs: t }) {
  let n = e.toSorted((s, i) => i.ms - s.ms)[0], r = e.map((s) => {
    let i = s === n ? "crit, " : "";
    return `    ${YB(s)} :${i}${s.startMs}, ${Math.max(s.endMs, s.startMs + 1)}`;
  });
  return ["```mermaid", "gantt", ...["    dateFormat x", `    axisFormat ${t < VB ? "%s.%L s" : "%s s"}`], ...r, "```"].join(`
`);
}
function YB({ name: e, startMs: t, endMs: n, ms: r, waitedMs: o, bytes: s, mibPerSecond: i }) {
  let a = o ? `worked ${Q(r)} of ${Q(n - t)}` : Q(n - t), c = s ? `, ${z(s)} at ${i} MiB/s` : "";
  return `${e} ${a}${c}`;
}

// src/report/write-report.ts
async function Br(e, t, n) {
  try {
    await QB(e, t, n);
  } catch (r) {
    (e.trouble === void 0 ? W : v)(`There is no report: ${O(r)}`);
  }
}
async function QB(e, t, n) {
  let r = t.machine(), o = { ...e, totalMs: t.elapsedMs(), phases: t.phases(), machine: r }, s = { schema: 2, ...o, bottleneck: Yp(o) }, { kind: i, sentence: a } = s.bottleneck;
  i !== "none" && s.trouble === void 0 && v(a);
  let c = XB(G(), `headstart-${s.step}-${(0, Xp.randomUUID)()}.json`);
  if (ZB(c, `${JSON.stringify(s, void 0, 2)}
`), ge("report", c), !n) return;
  let f = `Headstart ${s.step}: ${s.outcome}`;
  await Up(f, eE(s), r ? `${a}.

${Zp(s)}` : "");
}
function eE(e) {
  return [
    ["Key", "Matched", "Stored", "Unpacked", "Files", "Time", "Phases"],
    [
      fi(e.key),
      e.matchedKey === void 0 ? "\u2013" : fi(e.matchedKey),
      e.storedBytes === void 0 ? "\u2013" : z(e.storedBytes),
      e.bytes === void 0 ? "\u2013" : z(e.bytes),
      String(e.files ?? "\u2013"),
      Q(e.totalMs),
      e.phases.map(({ name: t, ms: n }) => `${t} ${Q(n)}`).join(", ")
    ]
  ];
}

// src/steps/choose-format.ts
async function Qp(e, t, { tools: n, signal: r }) {
  let o = t.format, s = Sn(e, t), i = s.find(({ id: f }) => f === o), a = i ?? await tE(s, t, { tools: n, signal: r }) ?? s[0];
  o !== "auto" && !i && v(`Only cache services hold the format ${o}: took ${a.id}`);
  let c = a.unsupportedReason(n, "pack");
  if (c) throw new Error(`this runner cannot pack, for ${c}`);
  return a;
}
async function tE(e, t, { tools: n, signal: r }) {
  let o = e.find(({ image: i }) => i);
  if (!o || t.format !== "auto") return;
  let s = o.unsupportedReason(n, "pack");
  return t.mode === "auto" ? s || !kn(await zo(t, r)) ? void 0 : o : (s && v(`Saved to be unpacked instead of mounted: this runner makes no image, for ${s}`), s ? void 0 : o);
}

// src/steps/fill-draft.ts
import { mkdtemp as gE, rm as yE } from "node:fs/promises";

// src/files/walk.ts
import { lstatSync as eh, readdirSync as nE, readlinkSync as rE } from "node:fs";
function* ds(e, t, n = []) {
  for (let { path: r, stat: o, ...s } of e) {
    let i = { path: x(r), member: Aa(s), excludes: t };
    o.isDirectory() ? yield* sE(i, n) : yield [th(i, o)];
  }
}
function Aa({ root: e, relative: t }) {
  return t === "" ? `${e.place}` : `${e.place}/${x(t)}`;
}
var oE = 256;
function* sE(e, t) {
  let { excludes: n } = e, r = [e];
  for (let o = r.pop(); o; o = r.pop()) {
    let { path: s, member: i } = o, a = [
      { member: i.includes("/") ? i : `${i}/.`, kind: "directory", bytes: 0 }
    ];
    for (let c of nE(b(s), { withFileTypes: !0, encoding: "latin1" })) {
      let f = { path: `${s}/${c.name}`, member: `${i}/${c.name}`, excludes: n };
      Fe(c.name) || n?.(b(f.path).toString()) ? t.push(f.member) : c.isDirectory() ? r.push(f) : a.push(th(f, c)), !(a.length < oE) && (yield a, a = []);
    }
    yield a;
  }
}
function th(e, t) {
  let { member: n, path: r } = e;
  return t.isFile() ? iE(e) : t.isSymbolicLink() ? { member: n, kind: "link", bytes: 0, target: rE(b(r), "latin1") } : { member: n, kind: "other", bytes: 0 };
}
function iE({ path: e, member: t }) {
  let { size: n, blocks: r, nlink: o } = eh(b(e)), s = Math.min(n, r * 512);
  if (o === 1) return { member: t, kind: "file", bytes: s, length: n };
  let { dev: i, ino: a } = eh(b(e), { bigint: !0 });
  return { member: t, kind: "file", bytes: s, length: n, hardLink: { inode: `${i}:${a}`, names: o } };
}

// src/report/progress.ts
var aE = 1e3;
function Er(e, t, n) {
  let r = performance.now(), o = r, s = 0;
  return (i) => {
    s += i;
    let a = performance.now();
    if (a - o < aE) return;
    o = a;
    let c = t === void 0 ? "" : ` of ${t} (${(100 * s / t).toFixed(1)}%)`;
    n(`${e} ${s}${c}, ${jp(s, a - r)}`);
  };
}

// src/transfer/least-speed.ts
function ps({ paceBytes: e, paceMs: t, paceAfterMs: n }, r = 1 / 0) {
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

// src/transfer/limits.ts
var nh = (e) => Math.min(24, 3 * e);
function Ca(e) {
  return Math.random() * Math.min(4e3, e);
}
var Na = { paceBytes: 128 * 1024 ** 2, paceMs: 6e5, paceAfterMs: 6e4 }, rh = {
  ...Na,
  singleBytes: 10 * 1024 * 1024,
  idleMs: 1e4,
  hedgeMs: 2e3,
  noProgressMs: 3e4,
  backoffMs: 500,
  progressBytes: 65536
}, CW = { noProgressMs: 3e4, progressBytes: 1024 ** 2 }, NW = { timeoutMs: 5 * 6e4, pauseMs: 250 };

// src/transfer/upload.ts
function oh(e, { onTaken: t, limits: n = Na } = {}) {
  let r = Xt(e.partBytes), o = /* @__PURE__ */ new Set(), s = cE(e, n, () => o.size > 0), i = 0, a = 0, c = (m) => {
    s.moved(m), t?.(m);
  }, f = (m) => (o.add(m), m.then(() => o.delete(m)).catch(s.stop), m), u = async (m) => {
    let l = ve(m), d = l < e.partBytes;
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
function cE(e, t, n) {
  let r = Math.max(1, 2 * e.concurrency * e.partBytes / t.paceBytes), o = t.paceMs * r, s = ps({ paceBytes: t.paceBytes * r, paceMs: o, paceAfterMs: o }), { promise: i, reject: a } = Promise.withResolvers();
  i.catch(() => {
  });
  let f = setInterval(() => {
    let u = s.check(n(), performance.now());
    u && a(new Error(`the store takes only ${u}`));
  }, Math.min(1e3, o / 4)).unref();
  return { promise: i, moved: s.moved, stop: () => clearInterval(f) };
}

// src/steps/delta-body.ts
import { createReadStream as fE } from "node:fs";
function sh(e, { timeline: t, signal: n }) {
  let { base: r, copied: o } = e, { rest: s, bytes: i } = o;
  return {
    rest: s,
    bytes: i,
    // The digests of the store's own index, which are the copied bytes' only proof.
    digests: r.index.digests.subarray(0, Xn(i)),
    pack: (a) => t.during("pack", () => uE(e, i, { write: a, signal: n }))
  };
}
async function uE({ copy: e, keptBytes: t, kept: n, deltas: r, removals: o, files: s, bytes: i, skipped: a }, c, f) {
  await xt(e.read(c, t), f);
  let u = [...n], m = t, l = async ({ kind: d, length: p, ...h }) => {
    let g = tn(m, d);
    g > m && await f.write(Buffer.alloc(g - m)), u.push({ kind: d, offset: g, length: p, ...h }), m = g + p;
  };
  for (let { path: d, ...p } of r)
    await l({ kind: "delta", ...p }), await xt(fE(d, { highWaterMark: M }), f);
  if (o) {
    let { frame: d, ...p } = o;
    await l({ kind: "removals", length: d.length, ...p }), await f.write(d);
  }
  return { segments: u, files: s, bytes: i, skipped: a };
}

// src/steps/full-save.ts
var mE = 8, lE = 5 * 1024 ** 2, dE = 0.5, pE = 0.25;
function ih({ layers: e, baseBytes: t }) {
  if (t < lE) return `the restored cache has only ${z(t)}`;
  let n = e.filter(({ kind: r }) => r === "delta").length;
  if (n > mE) return `the cache would have ${n} layers of changes`;
  if (hE(e) > dE) return "most of the restored cache is no longer used";
}
function hE(e) {
  let t = e.reduce((n, r) => n + r.bytes, 0);
  return t === 0 ? 0 : Fa(e) / t;
}
function Fa(e) {
  return e.reduce((t, { deadBytes: n = 0 }) => t + n, 0);
}
function ah(e) {
  return Math.floor(e * pE);
}
function ch(e, t) {
  let n = t;
  return e.map((r) => {
    let { bytes: o, deadBytes: s = 0 } = r, i = Math.min(n, Math.max(0, o - s));
    return n -= i, i > 0 ? { ...r, deadBytes: s + i } : r;
  });
}

// src/steps/selection.ts
function hs({ paths: e, localDir: t, stash: n }) {
  return Rr([t, n.dir], _e(e, process.cwd()));
}
function Rr(e, { roots: t, excludes: n }) {
  let r = (s) => t.some(({ base: i, literal: a = i }) => H(s, a)), o = new Set(e.filter(r));
  return o.size === 0 ? { roots: t, excludes: n } : { roots: t, excludes: (s, i) => o.has(s) || (n?.(s, i) ?? !1) };
}

// src/steps/fill-draft.ts
var _a = "Path Validation Error: Path(s) specified in the action for caching do(es) not exist, hence no cache is being saved.";
function gs(e) {
  return `Failed to save: Unable to reserve cache with key ${e}, another job may be creating this cache.`;
}
async function fh(e, t) {
  let { inputs: n, key: r, selection: o, format: s, isHere: i, timeline: a, findings: c, signal: f } = t, u = o.roots.map(({ base: E }) => E);
  a.watch([...u, G(), ...i ? [n.localDir] : []]);
  let m = { rest: e, bytes: 0, digests: Buffer.alloc(0), pack: bE.bind(void 0, t) }, l = t.delta ? sh(t.delta, t) : m, d = wE(l.rest, t), p = t.holdBack?.(d) ?? d, h = Kf(), g = await l.pack(async (E) => {
    h.update(E), await p.write(E);
  });
  if (xE(g), g.segments.length === 0)
    return st(_a), "nothing";
  let { files: y, bytes: w } = g, S = Buffer.concat([l.digests, h.finish()]), P = s.indexed ? kE(g, S, t) : Buffer.alloc(0);
  await p.write(P);
  let B = U(g) + P.length;
  return Object.assign(c, { files: y, bytes: w, storedBytes: B }), v(`Cache Size: ${ms(B)}`), l !== m && SE(l, g, B, t), await p.finish(), await t.checkMounted(), await t.isOutdated() ? "outdated" : (f.throwIfAborted(), await p.commit() ? "published" : (v(gs(r)), "nothing"));
}
function wE(e, { isHere: t, timeline: n }) {
  let r = oh(e, { onTaken: Er("Sent", void 0, v) }), o = n.phaseTimer(), s = t ? "write" : "upload";
  return {
    write: (i) => o.pushed(s, i.length, () => r.write(i)),
    finish: () => o.pushed(s, 0, r.finish),
    commit: () => n.during("publish", r.commit)
  };
}
async function bE({ inputs: e, selection: t, tools: n, format: r, secretCheck: o, timeline: s, signal: i, ...a }, c) {
  let f = a.matches.map(({ path: S }) => ({ path: x(S) })), u = e.secrets === "warn" ? [] : await o.leaveOut({ trees: f, excludes: t.excludes, signal: i }), m = a.matches.filter(({ path: S }) => !u.includes(S)), l = await gE(A(G(), "headstart-")), { excludes: d } = Rr([l, ...u], t), p = d ? [] : void 0, h = o.watch(m, (S) => ds([S], d, p)), g = s.items("walk", h), y = { matches: m, found: g, leftOut: p, scratch: l, tools: n, signal: i, write: c }, w = { workspace: it(), level: e.compressionLevel };
  return s.during("pack", () => r.pack({ ...y, ...w })).finally(() => yE(l, { recursive: !0, force: !0 }));
}
function kE(e, t, { inputs: n, key: r, format: o, createdBy: s, sign: i }) {
  let { segments: a, files: c, bytes: f } = e, u = { container: en, format: o.id, key: r, paths: n.paths, createdBy: s };
  return Vd({ ...u, segments: a, files: c, bytes: f, digests: t }, i);
}
function SE({ bytes: e }, { segments: t }, n, r) {
  let o = r.delta?.deltas ?? [], s = {
    reusedBytes: r.delta?.keptBytes ?? 0,
    packedBytes: o.reduce((l, { length: d }) => l + d, 0),
    sentBytes: n - e,
    deadBytes: Fa(t)
  };
  Object.assign(r.findings, s);
  let { reusedBytes: i, packedBytes: a, sentBytes: c } = s, [f, u, m] = [i, a, c].map(z);
  v(`Reused ${f}, packed ${u}, ${r.isHere ? "wrote" : "sent"} ${m}`);
}
function xE({ skipped: e }) {
  if (e.length === 0) return;
  let t = e.slice(0, 3).map((r) => b(r.replace(/^\d+\//, "")).toString()), n = e.length > t.length ? ", \u2026" : "";
  v(`Skipped ${e.length} that are no file, directory or link: ${t.join(", ")}${n}`);
}

// src/steps/merge-snapshots.ts
import { mkdtemp as fI, rm as uI } from "node:fs/promises";

// src/disk/space.ts
import { statfs as vE } from "node:fs/promises";
var PE = 0.05, OE = { bytes: 256 * 1024 * 1024, files: 64 * 1024 }, BE = 20;
async function uh(e) {
  let { bavail: t, blocks: n, bsize: r, ffree: o, files: s } = await vE(e), i = (c, f) => Math.floor(Math.min(f * PE, OE[c])), a = s === 0 ? Number.POSITIVE_INFINITY : o - i("files", s);
  return { bytes: t * r - i("bytes", n * r), files: a };
}
async function Re(e, t) {
  let n = await uh(e), r = (o, s) => new Error(`${o} are needed, but only ${s} are free at ${e}`);
  if (n.bytes < t.bytes)
    throw r(z(t.bytes), z(Math.max(0, n.bytes)));
  if (n.files < (t.files ?? 0)) throw r(`${t.files} files`, `${Math.max(0, n.files)}`);
}
async function Mn(e, t, n) {
  let r = new AbortController(), o = setInterval(async () => {
    let { bytes: s, files: i } = await uh(e).catch(() => ({ bytes: 0, files: 0 }));
    (s < 0 || i < 0) && r.abort(new Error(`hardly any space is left at ${e}`));
  }, BE);
  try {
    return await n(AbortSignal.any([t, r.signal]));
  } finally {
    clearInterval(o);
  }
}

// src/files/remove-common.ts
import { chmodSync as La, rmdirSync as mh, rmSync as EE, unlinkSync as RE, utimesSync as $E } from "node:fs";
function ys(e, t) {
  let n = D(e), r = n && D(t);
  if (!n || !r) return n !== void 0;
  if (!n.isDirectory()) RE(b(e));
  else if (!r.isDirectory()) lh(e);
  else return IE(e, t, r);
  return !1;
}
function IE(e, t, { mode: n, mtimeMs: r }) {
  La(b(e), 448);
  let o = !1;
  for (let s of re(e)) o = ys(`${e}/${s}`, `${t}/${s}`) || o;
  return o ? (La(b(e), n & 4095), $E(b(e), r / 1e3, r / 1e3)) : mh(b(e)), o;
}
function lh(e) {
  La(b(e), 448);
  for (let t of re(e)) {
    let n = `${e}/${t}`;
    D(n)?.isDirectory() ? lh(n) : EE(b(n));
  }
  mh(b(e));
}

// src/entry/body.ts
function dh(e, t, n) {
  let { onRead: r, order: o, signal: s } = n, i = { first: 0, end: Math.ceil(U(t) / M) }, a = /* @__PURE__ */ new WeakMap();
  return { ...gt(e.read(0, U(t), o), async function* (f) {
    for await (let { number: u, pieces: m } of hh(f, { entry: e, index: t, blocks: i })) {
      let l = u * M;
      for (let d of m)
        s.throwIfAborted(), r?.(d.length), a.set(d, l), l += d.length, yield d;
    }
  }), positionOf: (f) => a.get(f) };
}
function ph(e, t, n) {
  let r = e.read(n.first * M, Math.min(n.end * M, U(t)));
  return {
    ...r.release && { release: r.release },
    [Symbol.asyncIterator]: () => hh(r, { entry: e, index: t, blocks: n })
  };
}
async function* hh(e, { entry: t, index: n, blocks: r }) {
  let o = new Set(Ne(r.first * M, r.end * M)), s = e.positionOf ? TE(e, n) : ME(e, r.first);
  for await (let { number: i, pieces: a } of s) {
    let f = vi(a, i, n.digests) ? a : [await AE(t, n, i)];
    await t.file?.filling?.write(f, i * M), o.delete(i) && (yield { number: i, pieces: f });
  }
  if (o.size > 0) throw new k("it ended before its body did");
}
async function* ME(e, t) {
  let n = Xt(M), r = t;
  for await (let s of e) for (let i of n.push(s)) yield { number: r++, pieces: i };
  let o = n.rest();
  o.length > 0 && (yield { number: r, pieces: o });
}
async function* TE(e, t) {
  let n = /* @__PURE__ */ new Map();
  for await (let r of e) {
    let o = e.positionOf?.(r);
    for (let s of Ne(o, o + r.length)) {
      let i = Math.max(o, s * M), a = n.get(s) ?? /* @__PURE__ */ new Map();
      n.set(s, a.set(i, r.subarray(i - o, (s + 1) * M - o)));
      let c = Math.min(M, U(t) - s * M);
      ve([...a.values()]) < c || (n.delete(s), yield {
        number: s,
        pieces: [...a].toSorted(([f], [u]) => f - u).map(([, f]) => f)
      });
    }
  }
}
async function AE(e, t, n) {
  let r = n * M, o = e.file?.filling?.read ?? e.read, s = await hr({ ...e, read: o }, r, Math.min(r + M, U(t)));
  if (vi([s], n, t.digests)) return s;
  throw new k(`the bytes from ${r} on do not match their SHA-256`);
}
async function* gh(e, { onRead: t, signal: n }) {
  let r = 0;
  for await (let o of e.read(0, e.size))
    n.throwIfAborted(), t?.(o.length), r += o.length, yield o;
  if (Number.isFinite(e.size) && r !== e.size)
    throw new k(`it ended at byte ${r} of ${e.size}`);
}

// src/steps/mount.ts
import { mkdirSync as L$ } from "node:fs";
import { join as D$ } from "node:path";

// src/files/stage-and-publish.ts
import { mkdirSync as tR, readdirSync as nR } from "node:fs";

// src/files/copy-tree.ts
import {
  copyFileSync as CE,
  mkdirSync as NE,
  readdirSync as FE,
  readlinkSync as _E,
  statSync as LE,
  symlinkSync as DE,
  utimesSync as UE
} from "node:fs";
import { setImmediate as WE } from "node:timers/promises";
async function Da(e, t, n) {
  let { atimeMs: r, mtimeMs: o } = LE(e);
  NE(t);
  for (let s of FE(e, { withFileTypes: !0 })) {
    let [i, a] = [A(e, s.name), A(t, s.name)];
    s.isDirectory() ? await Da(i, a, n) : s.isSymbolicLink() ? DE(_E(i), a) : CE(i, a);
  }
  UE(t, r / 1e3, o / 1e3), await WE(), n.throwIfAborted();
}

// src/files/lock.ts
import { mkdirSync as jE, readdirSync as HE, rmdirSync as zE, rmSync as yh, writeFileSync as qE } from "node:fs";
import { setTimeout as GE } from "node:timers/promises";
var JE = 20, KE = 6e4;
function wh(e) {
  return A(e, `${mn}lock-${process.geteuid?.() ?? 0}`);
}
function ws(e) {
  let t = wh(e), n = D(x(t));
  if (n && !sr(n))
    throw new Error(`${t} is not a directory of this user alone; remove it to restore here`);
}
async function bs(e, t) {
  if (!dn(e)) return () => {
  };
  let [n, r] = [q(e), Kr(e)], [o, s] = [wh(n), A(e, "lock")];
  jE(s, { mode: 448 }), qE(A(s, r), "");
  let i = Date.now() + KE;
  for (; !VE(s, o); ) {
    ws(n);
    let a = await YE(o);
    if (Date.now() > i) throw new Error(`another restore has been busy in ${n} for a minute`);
    a && await GE(JE, void 0, { signal: t });
  }
  return () => {
    yh(A(o, r), { force: !0 });
    try {
      zE(o);
    } catch {
    }
  };
}
function VE(e, t) {
  try {
    return cn(e, t);
  } catch (n) {
    throw ws(q(t)), n;
  }
}
async function YE(e) {
  let t = !1;
  for (let n of ZE(e))
    await Eo(A(q(e), n)) ? t = !0 : yh(A(e, n), { recursive: !0, force: !0 });
  return t;
}
function ZE(e) {
  try {
    return HE(e);
  } catch (t) {
    if (R(t) === "ENOENT") return [];
    throw t;
  }
}

// src/files/publish.ts
import { chmodSync as XE, mkdirSync as QE } from "node:fs";
function kh(e) {
  let t = new Set(e.map(({ dir: r }) => r)), n = [];
  try {
    for (let { root: r, dir: o } of e) {
      let s = eR(r, o);
      Om(s, o), n.push(...s);
    }
  } catch (r) {
    for (let o of t) vo(o);
    throw r;
  }
  for (let r of t) qi(r);
  return n;
}
function eR(e, t) {
  let n = x(A(t, "tree", String(e.place)));
  if (!D(n)) return [];
  let r = A(t, "aside", String(e.place));
  QE(r, { recursive: !0 });
  let o = 0, i = Sh({ root: e, aside: () => x(A(r, String(o++))) }, n, x(e.base));
  return i.length === 0 ? [] : [...Rt(x(e.matches("") ? q(e.base) : e.base)).map((c) => ({ do: "make", path: c })), ...i];
}
function Sh(e, t, n, r = "") {
  let o = b(r).toString();
  if (e.root.matches(o)) return xh(e, t, n);
  if (!D(t)?.isDirectory())
    throw new k(`it holds ${o}, which '${e.root.pattern}' does not name`);
  let s = D(n);
  if (s && !s.isDirectory() && r !== "")
    throw new Error(`${b(n)} is no directory, so nothing can be restored below it`);
  let i = re(t).flatMap((a) => {
    let c = r === "" ? a : `${r}/${a}`;
    return Sh(e, `${t}/${a}`, Je(n) + a, c);
  });
  return s || r === "" || i.length === 0 ? i : [{ do: "make", path: n }, ...i];
}
function xh(e, t, n) {
  let r = D(n), o = D(t);
  if (!r) return [{ do: "move", from: t, to: n, inode: Po(t) }];
  if (r.isDirectory() && o.isDirectory())
    return XE(b(t), 448), [...re(t).flatMap(
      (a) => xh(e, `${t}/${a}`, Je(n) + a)
    ), { do: "stamp", path: n, stamp: bh(o), before: bh(r) }];
  if (r.isDirectory() && re(n).length > 0)
    throw new Error(
      `${b(n)} is a directory with content where the cache has none; remove it to restore`
    );
  let s = Po(t);
  return [{ do: "replace", from: t, to: n, inode: s, aside: e.aside() }];
}
function bh({ mode: e, mtimeMs: t }) {
  return { mode: e & 4095, mtime: t / 1e3 };
}

// src/files/stage-and-publish.ts
async function vh({ roots: e, signal: t, fill: n, publishing: r }) {
  let o = await Promise.all(e.map(ct)), s = /* @__PURE__ */ new Map(), i = (f) => s.get(f).dir, a = [], c = [];
  try {
    for (let m of new Set(o))
      ws(m), s.set(m, Bo(m));
    let f = e.map((m, l) => ({ root: m, dir: i(o[l]) })), u = i(o[0]);
    await n(u), Ua(u, e);
    for (let { root: m, dir: l } of f)
      l !== u && await Wa(m, { from: u, to: l, signal: t });
    for (let m of [...s.keys()].sort())
      a.push(await bs(i(m), t));
    t.throwIfAborted(), await r(() => {
      c = kh(f);
    });
  } finally {
    for (let f of a) f();
    await Promise.all([...s.values()].map((f) => f.remove())), Bm(c);
  }
}
function Ua(e, t) {
  let n = nR(A(e, "tree")).find(
    (r) => !t.some(({ place: o }) => String(o) === r)
  );
  if (n !== void 0) throw new k(`it holds ${n}, which is not of any line of path`);
}
async function Wa({ place: e }, { from: t, to: n, signal: r }) {
  let o = A(t, "tree", String(e)), s = A(n, "tree", String(e));
  if (D(x(o))) {
    tR(A(n, "tree"), { recursive: !0 });
    try {
      oe(o, s);
    } catch (i) {
      if (R(i) !== "EXDEV") throw i;
      await Mn(
        n,
        r,
        (a) => process.platform === "win32" ? Da(o, s, a) : St("cp", ["-a", o, s], { cwd: n, signal: a })
      );
    }
  }
}

// src/lazy/lazy-mount.ts
import { join as Ja } from "node:path";

// src/mount/unmount.ts
import { mkdtempSync as mR, readdirSync as lR, readlinkSync as dR, rmdirSync as pR, rmSync as hR, symlinkSync as gR } from "node:fs";
import { tmpdir as yR } from "node:os";
import { basename as wR, dirname as Ch, join as za } from "node:path";
import { setTimeout as bR } from "node:timers/promises";

// src/mount/mount-root.ts
import { lstatSync as Oh, mkdtempSync as oR, readdirSync as sR, realpathSync as Bh } from "node:fs";
import { basename as Eh, dirname as iR, join as Rh } from "node:path";

// src/mount/mountinfo.ts
import { readFileSync as rR } from "node:fs";
function pe() {
  return process.platform !== "linux" ? [] : rR("/proc/self/mountinfo", "latin1").split(`
`).slice(0, -1).map((t) => {
    let [n = "", r = ""] = t.split(" - "), [o = "", s = "", i = ""] = r.split(" "), [, a] = /(?:^|,)user_id=(\d+)/.exec(i) ?? [], c = { point: Ph(n.split(" ")[4] ?? ""), type: o, source: Ph(s), options: i };
    return o === "fuse" ? { ...c, user: Number(a) } : c;
  });
}
function Ph(e) {
  return e.replace(/\\([0-7]{3})/g, (t, n) => String.fromCharCode(Number.parseInt(n, 8)));
}

// src/mount/mount-root.ts
var ja = /^headstart-mount-(\d+)-(\d+)-(\d+)-\w{6}$/;
function $h(e) {
  let t = process.ppid || 1, n = `headstart-mount-${hi()}-${t}-${Ae(t)}-`;
  return oR(Rh(Bh(e), n));
}
function ks({ type: e, source: t, user: n }) {
  return (e === "fuse" ? n === 0 || n === process.geteuid?.() : /^(overlay|tmpfs)$/.test(e)) ? t : void 0;
}
function Lt(e) {
  let t = x(e);
  return pe().filter((n) => ks(n) === t || H(n.point, t));
}
var Ha = "headstart-broker";
function Ih(e) {
  let t = x(e);
  return pe().filter((n) => n.type === "fuse" && ks(n) === t);
}
function Mh() {
  let e = (t) => Ss(t) || t === Ha;
  return pe().flatMap((t) => e(ks(t) ?? "") ? t.point : []);
}
function Ss(e) {
  return ja.test(Eh(e));
}
var aR = 7200 * 60 * 1e3;
function cR(e) {
  let [, t, n = "", r] = Eh(e).match(ja) ?? [];
  if (t === hi()) return Ae(n) !== r;
  let o = Oh(e, { throwIfNoEntry: !1 });
  return o !== void 0 && Date.now() - o.mtimeMs > aR;
}
function fR(e) {
  return e.type === "squashfs" ? iR(e.point) : ks(e);
}
function Th(e) {
  let t = pe().flatMap((o) => fR(o) ?? []).map((o) => b(o).toString()).filter((o) => Ss(o) && !uR(o)), r = (process.platform === "linux" ? sR(e).filter((o) => ja.test(o)) : []).map((o) => Rh(Bh(e), o)).filter(ln);
  return [.../* @__PURE__ */ new Set([...t, ...r])].filter(cR);
}
function uR(e) {
  try {
    let t = Oh(e, { throwIfNoEntry: !1 });
    return t !== void 0 && !sr(t);
  } catch {
    return !0;
  }
}

// src/mount/unmount.ts
var kR = 10, SR = 300;
async function Nh(e, { rights: t, warn: n }) {
  if (!Ss(e)) throw new Error(`${e} is no mount root`);
  let r = AbortSignal.timeout(6e4), o = x(e), s = ({ point: u }) => u === o, i = Lt(e).filter((u) => !s(u)), a = await Ah(i.reverse(), { rights: t, warn: n, signal: r });
  if (!ln(e)) return;
  xR(e);
  let c = Lt(e);
  if (!c.every(s) || (await Ah(c, { rights: t, warn: n, signal: r }), a && c.length === 0)) return;
  let f = { cwd: Ch(e), signal: r };
  await t.run("rm", ["-rf", "--one-file-system", "--", wR(e)], f);
}
async function Ah(e, { rights: t, warn: n, signal: r }) {
  let o = e;
  for (let s = 0; s < kR && o.length > 0; s++) {
    s > 0 && await bR(SR, void 0, { signal: r });
    let i = o;
    o = [];
    for (let { point: a } of i) {
      let c = await xs(a, [], { rights: t, signal: r }).then(() => {
      }, O), f = pe().some((u) => u.point === a);
      c !== void 0 && f && o.push({ point: a, reason: c });
    }
  }
  for (let { point: s, reason: i } of o)
    n(`${b(s)} is still in use, so it was only detached: ${i}`), await xs(s, ["-l"], { rights: t, signal: r });
  return o.length > 0;
}
function xR(e) {
  let t = (n) => dR(za(e, n), "latin1");
  for (let n of vR(e).sort((r, o) => Number(o) - Number(r)))
    try {
      let r = t(`made-${n}`);
      for (let o = t(`target-${n}`); H(o, r); o = Ch(o))
        pR(b(o));
    } catch (r) {
      if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes(R(r) ?? "")) throw r;
    }
}
function vR(e) {
  try {
    return lR(e).flatMap((t) => t.match(/^made-(\d+)$/)?.[1] ?? []);
  } catch (t) {
    if (R(t) === "ENOENT") return [];
    throw t;
  }
}
async function xs(e, t, { rights: n, signal: r }) {
  let o = mR(za(yR(), "headstart-"));
  try {
    gR(b(e), za(o, "point")), await n.run("umount", ["-i", ...t, "--", "point"], { cwd: o, signal: r });
  } finally {
    hR(o, { recursive: !0, force: !0 });
  }
}

// src/transfer/download.ts
import { Readable as zR } from "node:stream";

// src/transfer/concurrency-limiter.ts
function Fh(e) {
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
async function _h(e, t, n = []) {
  let r = 0;
  for await (let o of t)
    if (n.push(o), r += o.length, r > e) break;
  return Buffer.concat(n);
}

// src/transfer/errors.ts
var X = class extends Error {
  name = "TransferFailure";
  recover;
  /** How long the server asked to wait, in milliseconds; 0 if it did not. */
  retryAfterMs;
  constructor(t, n, r = 0) {
    super(t), this.recover = n, this.retryAfterMs = r;
  }
};
function yt(e) {
  let { origin: t, pathname: n } = new URL(e);
  return t + n;
}
var $r = "its certificate is signed by nobody this machine trusts; give the authority\u2019s certificate in NODE_EXTRA_CA_CERTS", Lh = {
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
  DEPTH_ZERO_SELF_SIGNED_CERT: [$r, "none"],
  SELF_SIGNED_CERT_IN_CHAIN: [$r, "none"],
  UNABLE_TO_GET_ISSUER_CERT: [$r, "none"],
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: [$r, "none"],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: [$r, "none"],
  CERT_HAS_EXPIRED: ["its certificate has expired", "none"],
  CERT_NOT_YET_VALID: ["its certificate is not valid yet; is the clock of this machine right?", "none"],
  ERR_TLS_CERT_ALTNAME_INVALID: ["its certificate is for another host; is the endpoint right?", "none"],
  ERR_SSL_WRONG_VERSION_NUMBER: ["it does not speak TLS; is the endpoint http: instead of https:?", "none"],
  HPE_INVALID_CONSTANT: ["it does not speak HTTP; is the endpoint https: instead of http:?", "none"],
  EPROTO: ["it does not speak TLS; is the endpoint http: instead of https:?", "none"]
};
function B4(e, t) {
  if (e instanceof X) return e;
  let n = /Proxy.*\((\d{3})\)/.exec(e instanceof Error ? e.message : "")?.[1];
  if (n) return Dh(Number(n), t);
  let r = R(e) ?? "unknown error", [o, s] = Lh[r] ?? ["the connection failed", "retry"];
  return new X(`${yt(t)}: ${o} (${r})`, s);
}
function E4(e, t) {
  let n = R(e) ?? "unknown error", [r, o] = Lh[n] ?? ["the connection failed", "retry"], s = r.replace(/; is the .*/, ""), i = "correct HTTP_PROXY and HTTPS_PROXY, or name the host in NO_PROXY";
  return new X(
    `the proxy at ${new URL(t).origin}: ${s} (${n}); ${i}`,
    o === "resume" ? "retry" : o
  );
}
function Dh(e, t) {
  let n = e === 407 ? "the proxy wants other credentials; give them in HTTP_PROXY and HTTPS_PROXY" : e >= 500 ? "the proxy cannot reach it; is the endpoint right, or the host missing in NO_PROXY?" : "the proxy does not let it through; if it need not, name the host in NO_PROXY";
  return new X(`${yt(t)}: ${n} (${e})`, e >= 500 ? "slow-down" : "none");
}
function R4(e, t) {
  let n = "a web page comes instead of an answer; is the endpoint right, or does a proxy or portal want a login?";
  return new X(`${yt(t)}: ${n} (${e})`, "none");
}
async function Uh({ status: e, headers: t, body: n }, r) {
  if (e === 407) return Dh(e, r);
  let o = await ER(n), [s, i] = PR(e, o, t.location), a = o === void 0 ? e : `${e} ${o}`, c = e === 429 || e >= 500 ? RR(t["retry-after"]) : 0;
  return new X(`${yt(r)}: ${s} (${a})`, i, c);
}
function PR(e, t, n) {
  return e === 403 || t === "ExpiredToken" ? ["access is denied; are the credentials right, and is the clock?", "renew"] : e === 404 || e === 410 ? ["the object is gone; it was deleted meanwhile", "none"] : e === 412 ? ["the object was replaced meanwhile", "none"] : e === 416 ? ["the object is shorter than it was; it was replaced meanwhile", "none"] : e >= 300 && e < 400 ? [`it redirects${OR(n)}; use that as endpoint`, "none"] : e === 408 || e === 429 || e >= 500 ? ["it has trouble or too much to do", "slow-down"] : ["it refuses the request", "none"];
}
function OR(e) {
  return typeof e == "string" && URL.canParse(e) ? ` to ${new URL(e).origin}` : "";
}
var BR = 4096;
async function ER(e) {
  let t = [];
  return await _h(BR, e, t).catch(() => {
  }), /<Code>(\w{1,64})<\/Code>/.exec(Buffer.concat(t).toString("latin1"))?.[1];
}
function RR(e) {
  if (typeof e != "string") return 0;
  let t = /^\d+$/.test(e) ? Number(e) * 1e3 : Date.parse(e) - Date.now();
  return Math.max(t || 0, 0);
}

// src/transfer/deadline.ts
async function M4({ signal: e, late: t }, n) {
  let r = AbortSignal.timeout(12e3);
  try {
    return await n(AbortSignal.any([e, r]));
  } catch (o) {
    throw e.throwIfAborted(), r.aborted && o === r.reason ? t() : o;
  }
}
async function Wh(e, t) {
  let n = Promise.withResolvers(), r = () => n.reject(t.reason);
  t.addEventListener("abort", r);
  try {
    return await Promise.race([e, n.promise]);
  } finally {
    t.removeEventListener("abort", r);
  }
}
function jh({ signal: e, limitMs: t, bytes: n = 0, onSent: r }) {
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

// src/transfer/range-request.ts
async function zh(e, t) {
  let { http: n, object: r, signed: o, signal: s } = t, { url: i } = o, a = !Number.isFinite(r.size), c = {
    ...!a && { range: `bytes=${e.position}-${e.end - 1}` },
    ...r.etag !== void 0 && { "if-match": r.etag },
    "accept-encoding": "identity"
  }, f = await n.request(i, {
    method: "GET",
    headers: c,
    signal: s,
    onHead: (u, m) => Hh(u) ? MR(u, m, e, t) : void 0
  });
  if (!Hh(f)) throw await Uh(f, i);
  if (a && e.finish(), !e.isComplete()) throw Qe(i, "the connection ended before the object did", "resume");
}
var Hh = ({ status: e }) => e === 200 || e === 206;
function MR(e, t, n, r) {
  let { url: o } = r.signed;
  CR(e, r);
  let s = e.status === 200 && e.headers["content-range"] === void 0;
  return s ? (TR(e, n, r), r.onWholeObject(n)) : AR(e, n, r), n.start === 0 && r.begun?.resolve(), r.signed.worked = !0, (i) => {
    let a = n.end - n.position;
    if (i.length > a && !s) throw Qe(o, "it sends more bytes than it says", "retry");
    n.take(i.subarray(0, a)), r.onBytes(n, i.length, t), s && n.isComplete() && t.end();
  };
}
function TR({ headers: e }, t, { signed: { url: n }, object: { size: r } }) {
  if (t.position !== 0)
    throw Qe(n, "the server ignores the range that it is asked for", "await-whole");
  if (Number.isFinite(r) && !qh(e["content-length"], r))
    throw Qe(n, "the object has another length", "retry");
}
function AR({ headers: e }, t, { signed: { url: n }, object: { size: r } }) {
  let o = `bytes ${t.position}-${t.end - 1}/${r}`;
  if (e["content-range"] !== o)
    throw Qe(n, `it sends '${e["content-range"]}' instead of '${o}'`, "retry");
  let s = e["content-length"];
  if (!qh(s, t.end - t.position))
    throw Qe(n, `it sends ${s} bytes for '${o}'`, "retry");
}
function qh(e, t) {
  return e === void 0 || e === String(t);
}
function CR({ headers: e }, { signed: { url: t }, object: { etag: n } }) {
  let r = e["content-encoding"] ?? "identity";
  if (r !== "identity")
    throw Qe(t, `something on the way encodes it as ${r}; a proxy?`, "none");
  if (/^text\/html/i.test(String(e["content-type"])))
    throw Qe(t, "a web page comes instead of the object; does a proxy or portal want a login?", "none");
  if (n !== void 0 && e.etag !== n) {
    let o = `the object was replaced meanwhile: its ETag is ${e.etag}, not ${n}`;
    throw Qe(t, o, "none");
  }
}
function Qe(e, t, n) {
  return new X(`${yt(e)}: ${t}`, n);
}

// src/transfer/fill-part.ts
async function Gh(e, t) {
  let n = t.retries.forPart(e.start), r = () => !e.isComplete() && t.isWanted(e);
  for (; r(); ) {
    let o = await NR(e, t);
    if (o?.recover === "await-whole" && t.begun && await Wh(t.begun.promise, t.signal), !(o === void 0 || !r())) {
      if (!Number.isFinite(t.object.size) && e.position > e.start) throw o;
      t.watch.failed(o), await n.recover(o, e.position);
    }
  }
}
async function NR(e, t) {
  let { limiter: n, link: r, retries: o, isWanted: s } = t, i = await n.acquire(e.start), a;
  try {
    if (a = await r.current(), !s(e)) return;
    await FR(e, a, t), i.increase(), o.progress();
    return;
  } catch (c) {
    if (!(c instanceof X)) throw c;
    if (c.recover === "slow-down" && i.decrease(), c.recover !== "renew" || a === void 0) return c;
    r.refused(a, c);
    return;
  } finally {
    i.release();
  }
}
function FR(e, t, n) {
  let r = new AbortController(), o = AbortSignal.any([n.signal, r.signal]);
  return n.watch.during(
    e,
    () => zh(e, { ...n, signed: t, signal: o }),
    (s) => r.abort(new X(`${yt(t.url)}: ${s}`, "resume"))
  );
}

// src/transfer/part.ts
function Jh(e, t, n) {
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
import { setTimeout as WR } from "node:timers/promises";
var jR = 100;
async function H4(e, t) {
  let { signal: n, judge: r, maxFailures: o = () => 3 } = e, s = e.maxWaitMs ?? 4e3;
  for (let i = 0; ; ) {
    let a = jh(e);
    try {
      return await t(a);
    } catch (c) {
      n.throwIfAborted();
      let { error: f, recovery: u, retryAfterMs: m } = r(a.isOver() ? void 0 : c);
      if (u === "recovered") continue;
      if (i += a.isOver() ? 2 : 1, u === "final" || i >= o() || m > s) throw f;
      s -= m, await Vh(Math.max(m, Ca(jR * 4 ** i)), n);
    } finally {
      a.end();
    }
  }
}
function Kh(e) {
  let { limits: t, remainingMs: n, signal: r } = e, o = nh(e.parts), s = 0;
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
          let l = m ? 0 : t.backoffMs * 2 ** (a - 1), d = f.retryAfterMs + Ca(l);
          if (f.retryAfterMs > 0 && d > n()) throw f;
          d > 0 && await Vh(d, r);
        }
      };
    }
  };
}
async function Vh(e, t) {
  await WR(e, void 0, { signal: t }).catch(() => t.throwIfAborted());
}

// src/transfer/signed-url.ts
function Yh(e) {
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
function Zh(e, t) {
  let n = t === void 0 ? void 0 : Promise.resolve(t), r = () => {
    let o = e();
    return o.catch(() => {
      n === o && (n = void 0);
    }), o;
  };
  return (o = !1) => (o && (n = void 0), n ??= r(), n);
}

// src/transfer/stall-watch.ts
function Xh(e) {
  let { limits: t, bytes: n, awaited: r, giveUp: o } = e, s = ps(t, n), i = 0, a = performance.now(), c, f = HR(e, () => {
    a = performance.now();
  }), u = (d) => {
    let p = s.check(r() !== void 0, d);
    if (p && o(`the store sends only ${p}`), i >= t.progressBytes || !r())
      a = d, i = 0;
    else if (d - a >= t.noProgressMs) {
      let h = c ? `${c.message}; ` : "";
      o(`${h}no progress for ${Qh(t.noProgressMs)}`);
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
function HR({ limits: e, awaited: t, isPaused: n }, r) {
  let o = /* @__PURE__ */ new Set(), s = /* @__PURE__ */ new WeakMap(), i = { bytes: 0, ms: 0 }, a = (f, u) => {
    let { part: m, abort: l } = f;
    m.position - f.seenPosition >= e.progressBytes || n() ? (f.seenAt = u, f.seenPosition = m.position) : u - f.seenAt >= e.idleMs && l(`it sends next to nothing for ${Qh(e.idleMs)}`);
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
function Qh(e) {
  return `${Math.round(e / 100) / 10} s`;
}

// src/transfer/download.ts
function eg(e, t, n) {
  return new qa(e, t, n);
}
var qa = class extends zR {
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
    super({ objectMode: !0 }), this.#o = t, this.#e = o, this.#t = { ...rh, ...o.limits }, this.#i = n, this.#d = r, this.#f = r, this.#c = r - n < this.#t.singleBytes ? Math.max(r - n, 1) : o.partBytes, this.#l = o.memory ?? $n(Math.min(o.partBytes, 1024 * 1024)), this.release = this.#l.release, this.#n = o.order !== "any" || !Number.isFinite(r) || o.concurrency === 1, o.signal.addEventListener("abort", this.#a), o.signal.aborted && this.#a();
  }
  _read() {
    this.#g();
  }
  _destroy(t, n) {
    this.#e.signal.removeEventListener("abort", this.#a), this.#h?.watch.stop(), this.#u.abort(t ?? new Error("the stream was closed")), n(t);
  }
  #b() {
    let { http: t, concurrency: n } = this.#e, { signal: r } = this.#u, o = this.#t, s = this.#f - this.#i, i = Xh({
      limits: o,
      bytes: s,
      awaited: () => this.#m ? this.#s[0] : void 0,
      isPaused: () => this.#p !== void 0,
      // The caller may try again later.
      giveUp: (c) => this.destroy(new X(c, "retry"))
    }), a = Math.ceil(s / this.#c);
    return {
      http: t,
      object: this.#o,
      link: Yh(this.#o),
      begun: this.#i === 0 ? Promise.withResolvers() : void 0,
      limiter: Fh(n),
      retries: Kh({ parts: a, limits: o, remainingMs: i.remainingMs, signal: r }),
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
      this.#s.push(n), Gh(n, this.#h).then(
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
    return o ? this.#d = n - ((n - t) % r || r) : this.#i = Math.min(t + r, n), Jh(o ? this.#d : t, o ? n : this.#i, this.#l);
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

// src/lazy/found-entry.ts
async function tg(e, { etag: t, url: n }) {
  let { scope: r, version: o, key: s, size: i, createdAt: a, identity: c } = e;
  return { scope: r, version: o, key: s, size: i, createdAt: a.getTime(), identity: c, etag: t, url: await n() };
}
function cH(e, t, { scopes: n, ...r }) {
  let { scope: o, version: s, key: i, size: a, identity: c, etag: f } = t, u = { scopes: o === void 0 ? n : [o], keys: [i], versions: [s] }, m = async () => {
    let h = await e.find(u);
    if (h?.size === a && h.identity === c) return h;
    throw await h?.close(), new X(`the entry ${i} is gone; it was replaced meanwhile`, "none");
  }, d = { size: a, etag: f, url: Zh(async () => {
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
    read: (h, g) => eg(d, { start: h, end: g }, r),
    reject: async () => (await m()).reject(),
    close: async () => {
    }
  };
  return { ...e, find: async () => p };
}

// src/lazy/server.ts
import { existsSync as qR, rmSync as GR, writeFileSync as JR } from "node:fs";
import { join as vs } from "node:path";
import { setTimeout as KR } from "node:timers/promises";
var Dt = {
  /** The FUSE file: the image, ready to be mounted. */
  image: "image",
  /** The blocks that have arrived. */
  blocks: "blocks",
  /** The FetchReport as JSON, written when the server ends. */
  report: "report",
  log: "log"
}, ng = "server", VR = 6e4;
function rg() {
  let e = vs(import.meta.dirname, "lazy.js"), { pid: t, stdin: n, stdout: r, kill: o } = Xr({ path: process.execPath, args: [e] }), s = Af(r);
  return {
    async show(i, a) {
      a.throwIfAborted();
      let c = AbortSignal.any([a, AbortSignal.timeout(VR)]);
      c.addEventListener("abort", o);
      try {
        JR(vs(i.dir, ng), `${t} ${Ae(t)}`), n.write(Yr(i));
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
var Ga = 5e3;
async function Ir(e, t) {
  let n = AbortSignal.timeout(Ga);
  for (let { point: i } of Ih(e))
    await xs(i, ["-f", "-l"], { rights: t, signal: n }).catch(() => {
    });
  let r = vs(e, ng);
  if (!qR(r)) return;
  let [, o, s] = /^(\d+) (\d+)$/.exec(og(r)) ?? [];
  return o && await YR(Number(o), s), GR(r, { recursive: !0, force: !0 }), ZR(e) ?? "killed";
}
async function YR(e, t) {
  let n = performance.now();
  for (; Ae(e) === t; ) {
    let r = performance.now() - n;
    if (r > 2 * Ga) return;
    r > Ga && QR(e), await KR(20);
  }
}
function ZR(e) {
  try {
    return JSON.parse(og(vs(e, Dt.report)));
  } catch {
    return;
  }
}
var XR = 64 * 1024;
function og(e) {
  return at(e, XR)?.toString() ?? "";
}
function QR(e) {
  try {
    process.kill(e, "SIGKILL");
  } catch (t) {
    if (R(t) !== "ESRCH") throw t;
  }
}

// src/lazy/lazy-mount.ts
function sg(e, t) {
  return e.mode === "lazy" && !e.lookupOnly && "rights" in t ? rg() : void 0;
}
async function ig({ entry: e, index: t }, n, { server: r, dir: o, rights: s, signal: i }) {
  if (!e.remote || e.file?.isWhole) return;
  let { digests: a, ...c } = t;
  try {
    let m = { found: await tg(e, e.remote), facts: c, digests: a.toString("base64") };
    await r.show({ env: kf(), cwd: process.cwd(), dir: o, ...m }, i);
  } catch (u) {
    await Ir(o, s), i.throwIfAborted(), v(`Receiving all of the image before mounting it: ${O(u)}`);
    return;
  }
  let f = Ja(o, Dt.image);
  return await ea(f, n), { path: f, images: n };
}
async function Mr(e, t, n) {
  let r = await Ir(e, t);
  return await n?.(r, t), await Nh(e, { rights: t, warn: W }), r;
}
function ag(e) {
  return typeof e == "object" ? e.trouble : void 0;
}
function cg(e, t) {
  if (!e) return Ja(t, Dt.image);
  if (e === "killed") {
    W("What had not arrived of the cache could not be read: its server was killed");
    return;
  }
  return e$(e), e.presentBlocks === e.blocks && e.damage === void 0 ? Ja(t, Dt.blocks) : void 0;
}
function e$(e) {
  let { blocks: t, presentBlocks: n, wantedBlocks: r, prefetchedBlocks: o, waitedMs: s, unreadBytes: i } = e, { trouble: a, damage: c } = e;
  v(
    `Of ${t} blocks of the cache, ${r} were wanted, ${o} of them after they had arrived; readers waited ${Q(s)}; ${z(i)} were never needed`
  ), a !== void 0 && n < t && W(`Not all of the cache could be read: ${a}`), c !== void 0 && W(`The cache is bad; its entry is removed where the store allows that: ${c}`);
}

// src/mount/kernel-log.ts
function fg() {
  return Number(process.hrtime.bigint()) / 1e9;
}
var t$ = 10;
async function ug(e, t) {
  return (await t.kernelLog().catch(() => "")).split(`
`).some((r) => {
    let [, o = String(e)] = r.match(/^\[ *(\d+\.\d+)\]/) ?? [];
    return Number(o) >= e - t$ && /SQUASHFS error|I\/O error,? (on )?dev(ice)? loop/.test(r);
  });
}

// src/mount/overlay.ts
import { chmodSync as a$, existsSync as c$, mkdirSync as Bs, readdirSync as f$, realpathSync as u$, symlinkSync as Es, utimesSync as m$ } from "node:fs";
import { lstat as l$ } from "node:fs/promises";
import { join as ue } from "node:path";

// src/mount/layers.ts
import { mkdirSync as Ka, writeFileSync as o$ } from "node:fs";
import { join as Ps } from "node:path";

// src/mount/kernel-config.ts
var pg = L(lg(), 1);
import { existsSync as n$, readFileSync as dg } from "node:fs";
import { release as r$ } from "node:os";
function hg(e) {
  return e === void 0 || /^CONFIG_SQUASHFS_CHOICE_DECOMP_BY_MOUNT=y$/m.test(e) ? ["threads=multi,", ""] : [""];
}
function gg() {
  let [e, t] = ["/proc/config.gz", `/boot/config-${r$()}`];
  try {
    return n$(t) ? dg(t, "latin1") : (0, pg.gunzipSync)(dg(e)).toString("latin1");
  } catch {
    return;
  }
}

// src/mount/layers.ts
function Tr({ dir: e, rights: t, signal: n }) {
  let r = { cwd: e, signal: n }, o = [], s, i = async (u, m, l, d) => {
    await t.run("mount", ["-i", "-n", "-t", m, "-o", l, "--", d, u], r), o.push(u);
  }, a = ({ offset: u, length: m }, l) => `${l}loop,offset=${u},sizelimit=${m},ro,nosuid,nodev`, c = async (u, m) => {
    Ka(Ps(e, m)), await Os(s ?? hg(gg()), async (l) => {
      await i(m, "squashfs", a(u, l), "image"), s = [l];
    });
  }, f = async (u, m, l) => {
    if (u.length === 0) return;
    for (let h of m) Ka(Ps(e, h));
    let [d = ""] = s ?? [], p = u.map((h, g) => `image ${m[g]} squashfs ${a(h, d)} 0 0
`);
    o$(Ps(e, l), p.join(""), { flag: "wx", mode: 384 }), await t.run("mount", ["-i", "-n", "-a", "-T", l], r), o.push(...m);
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
      return Ka(Ps(e, m)), await i(m, "overlay", `ro,nosuid,nodev,xino=${l === "own" ? "on" : "off"},lowerdir=${u.join(":")}`, e), m;
    },
    /** Overlays keep what they show mounted, so the mount points can go, even if a process uses them now. */
    async release() {
      let u = o.splice(0);
      u.length > 0 && await t.run("umount", ["-l", "--", ...u], r);
    }
  };
}
async function Os(e, t) {
  let [n = "", ...r] = e;
  try {
    await t(n);
  } catch (o) {
    if (r.length === 0) throw o;
    await Os(r, t);
  }
}

// src/mount/mount-points.ts
import { realpathSync as yg } from "node:fs";
import { lstat as Va, readdir as s$ } from "node:fs/promises";
import { dirname as i$ } from "node:path";
var wg = 16;
async function bg(e, t) {
  let n = [], r = async (s) => {
    let i = x(t) + s, a = { sources: [i], target: x(e.base) + s }, c = b(s.slice(1)).toString();
    if (!(await Va(b(i))).isDirectory())
      throw new Error(`'${e.pattern}' names a file, and only directories are mounted`);
    if (e.matches(c)) n.push(a);
    else
      for (let f of await s$(b(i), { encoding: "latin1" }))
        await r(`${s}/${f}`);
    if (n.length > wg)
      throw new Error(`'${e.pattern}' names more than ${wg} directories`);
  };
  return await Va(t).then(
    () => !1,
    (s) => R(s) === "ENOENT"
  ) || await r(""), n;
}
async function kg({ sources: e, target: t }, { base: n }, r) {
  if ((await Va(b(e[0]))).uid !== process.geteuid?.())
    throw new Error("it was saved by another user");
  for (let o = t; o !== x(n); o = i$(o)) {
    let s = D(o);
    if (s && !s.isDirectory()) throw new Error(`${b(o)} is no directory`);
  }
  Ya(t, r);
}
function Ya(e, t) {
  let n = b(e).toString();
  if (!D(`${e}/.`)) return;
  let r = yg(b(e), "latin1");
  if (t.some((o) => H(yg(o, "latin1"), r)))
    throw new Error(`${n} holds the directory of the job or the store`);
  if (pe().some(({ point: o }) => H(o, r)))
    throw new Error(`something is mounted at ${n} already, or below it`);
}

// src/mount/overlay.ts
async function Sg(e, t) {
  let { dir: n, signal: r } = t, o = [], s = Tr(t), i = [];
  for (let [c, f] of e.entries()) {
    let { root: u, roots: m } = f;
    try {
      let l = await s.mountAll(f, `l${c}`);
      if (u) i.push(d$(u, l, n));
      else {
        let d = l.length > 1 ? await s.stack(l, vg, "own") : l[0];
        i.push(...m.map((p) => Pg(p, ue(n, d))));
      }
    } catch (l) {
      r.throwIfAborted(), o.push(...m.map((d) => ({ root: d, reason: O(l) })));
    }
  }
  let a = await Og(i, "lower", { ...t, mounts: s });
  return await s.release(), [...o, ...a];
}
function xg(e, t) {
  let n = e.map((r) => Pg(r, ue(t.dir, vg)));
  return Og(n, "upper", { ...t, mounts: Tr(t) });
}
var vg = "tree";
function Pg(e, t) {
  return { root: e, sites: () => bg(e, ue(t, String(e.place))) };
}
function d$(e, [t, ...n], r) {
  let o = (i) => x(ue(r, i)), s = {
    sources: [o(t), ...n.map(o)],
    target: x(e.literal)
  };
  return { root: e, sites: async () => [s] };
}
async function Og(e, t, n) {
  let { dir: r, rights: o, spare: s, signal: i } = n, a = [], c = 0;
  for (let { root: f, sites: u } of e.toSorted((m, l) => m.root.place - l.root.place)) {
    let m = [];
    try {
      let l = await u();
      for (let d of l) await kg(d, f, s);
      for (let d of l) {
        let p = c++;
        await p$({ ...d, number: p, position: t }, n), m.push(p);
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
function Bg(e) {
  return (c$(e) ? f$(e) : []).filter((n) => /^upper-\d+$/.test(n)).map((n) => u$(ue(e, n)));
}
async function p$(e, { dir: t, rights: n, signal: r, mounts: o }) {
  let { target: s, number: i } = e, a = `target-${i}`, c = D(`${s}/.`) ? re(s) : void 0;
  if (Es(b(s), ue(t, a)), !c) {
    let [m = s] = Rt(s);
    Es(b(m), ue(t, `made-${i}`)), Bs(b(s), { recursive: !0 });
  }
  let f = await h$(e, t);
  c && c.length > 0 && (f.length > 1 && (f = [await o.stack(f, `stack-${i}`, "own")]), f.push(a));
  let u = `lowerdir=${f.join(":")},upperdir=upper-${i},workdir=work-${i}`;
  await Os(["volatile,metacopy=on", "metacopy=on", "metacopy=off"], (m) => {
    let d = ["-i", "-n", "-t", "overlay", "-o", `${m},nosuid,nodev,redirect_dir=on,index=off,${u}`, "--", t, a];
    return n.run("mount", d, { cwd: t, signal: r });
  });
}
async function h$({ sources: e, number: t, position: n }, r) {
  let [o, s] = [`upper-${t}`, `lower-${t}`];
  if (Bs(ue(r, `work-${t}`)), n === "upper")
    return Es(b(e[0]), ue(r, o)), Bs(ue(r, s)), [s];
  Bs(ue(r, o));
  let { mode: i, mtimeMs: a } = await l$(b(e[0]));
  a$(ue(r, o), i & 511), m$(ue(r, o), a / 1e3, a / 1e3);
  let c = e.map((f, u) => `${t}-${u}`);
  for (let [f, u] of e.entries())
    Es(b(u), ue(r, c[f]));
  return c;
}

// src/mount/ramdisk.ts
var g$ = 4096, Eg = { auto: 1 / 4, on: 3 / 4 };
async function Rg(e, { wish: t, bytes: n, rights: r, signal: o }) {
  let s = process.availableMemory();
  if (!Number.isFinite(n)) return "the server does not tell how much is needed";
  if (n > s * Eg[t])
    return `${z(n)} are needed, and only ${z(s)} of memory are free`;
  let i = Math.floor(s * Eg.on), a = `uid=${process.geteuid?.()},gid=${process.getegid?.()}`, c = Math.floor(i / g$), f = `size=${i},nr_inodes=${c},mode=0700,${a},nosuid,nodev`;
  await r.run("mount", ["-i", "-n", "-t", "tmpfs", "-o", f, "--", e, e], { cwd: "/", signal: o });
}

// src/steps/brokered.ts
import { lstatSync as x$, mkdirSync as v$, mkdtempSync as P$, realpathSync as Ag, rmdirSync as O$, rmSync as B$ } from "node:fs";
import { dirname as E$, join as R$ } from "node:path";

// src/mount/broker.ts
var Mg = L(Ig(), 1);
import { once as y$ } from "node:events";
import { connect as w$ } from "node:net";
var b$ = { mount: 30, umount: 30, import: 930 }, k$ = 1024 ** 2;
function Za(e, t) {
  async function* n(o, s) {
    let i = AbortSignal.timeout(b$[o] * 1e3), a = AbortSignal.any([t, i]), c = w$({ path: e, signal: a });
    c.on("error", () => {
    }), c.on("data", () => {
      c.bytesRead > k$ && c.destroy();
    });
    try {
      await y$(c, "connect", { signal: a });
      let f = (0, Mg.createInterface)({ input: c })[Symbol.asyncIterator](), { value: u } = await f.next();
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
import { existsSync as S$ } from "node:fs";

// src/steps/unpack.ts
async function Tg(e, t) {
  await Re(await ct(e.roots[0]), wt(e)), await Ar(e.roots, t, (n) => Tn(n, e));
}
function wt({ bytes: e, segments: t }) {
  return { bytes: e, files: t.reduce((n, { files: r }) => n + r, 0) };
}
async function Tn(e, t) {
  let n = await t.tools(), r = t.format.unsupportedReason(n, "unpack");
  if (r) throw new Error(`this runner cannot unpack the entry, for ${r}`);
  let o = t.format.image ? "any" : void 0, s = (i) => Mn(
    e,
    t.signal,
    (a) => t.format.unpack({ ...t, ...i, signal: a, tools: n, body: t.body(o), dir: e })
  );
  try {
    await s({});
  } catch (i) {
    if (!(i instanceof Jt)) throw i;
    await s({ workers: 1 });
  }
}
async function Ar(e, { timeline: t, signal: n }, r) {
  await vh({
    roots: e,
    signal: n,
    fill: (o) => t.during("unpack", () => r(o)),
    publishing: (o) => t.during("publish", o)
  });
}

// src/steps/unpack-refused.ts
function Rs({ inputs: e }) {
  return [process.cwd(), it(), G(), e.localDir].filter((n) => S$(n));
}
async function Xa(e, t, n) {
  if (e.length === 0) return;
  for (let { root: o, reason: s } of e)
    v(`Unpacking ${o.pattern} instead of mounting: ${s}`);
  let r = e.map(({ root: o }) => o);
  await Ar(r, t, (o) => n(r, o));
}
async function $s(e, t, { job: n, context: r }) {
  await Xa(t, r, async (o, s) => {
    let i = await n.tools();
    if (!i.unsquashfs)
      throw new Error(
        "this runner can neither mount nor unpack the entry, for it has no unsquashfs 4.5 or newer"
      );
    await Re(s, wt(n)), await Mn(
      s,
      n.signal,
      (a) => Do(e, { ...n, signal: a, tools: i, dir: s }, o)
    );
  });
}

// src/steps/brokered.ts
async function Cg(e, t, n) {
  let r = { socket: t, mounts: [] }, o = { ...n, job: e, brokered: r, broker: Za(t, n.signal) }, { mountable: s, refusals: i } = $$(e);
  if (n.inputs.mode === "lazy" && s.length > 0) {
    let a = s.map(({ root: c }) => c.pattern).join(", ");
    v(
      `Mounting ${a} whole instead of lazily: the broker mounts only images that the host has`
    );
  }
  try {
    let a = await Ng(s, i, o);
    a.length + i.length > 0 && await T$(a, i, o);
    let c = r.mounts.map(({ pattern: f }) => f);
    c.length > 0 && v(`Mounted ${c.join(", ")} through the broker of the host`);
  } catch (a) {
    throw await ec(r), a;
  }
}
function $$({ segments: e, roots: t, indexed: n }) {
  let { index: r } = n, o = gn(e, t), s = o.flatMap((a) => {
    let c = "the broker mounts only a directory that a line of `path` names";
    return a.root ? [] : a.roots.map((f) => ({ root: f, reason: c }));
  });
  return { mountable: o.flatMap(({ root: a, deltas: c, ...f }) => {
    let m = [f, ...c].map(({ offset: l, length: d }) => ({ offset: l, length: d })).map((l) => ({ ...l, digest: Vf(r.digests, l) }));
    return a ? [{ root: a, layers: m.toReversed() }] : [];
  }), refusals: s };
}
async function Ng(e, t, n) {
  let r = [];
  for (let { root: o, layers: s } of e)
    try {
      let i = await n.timeline.during("mount", () => I$({ root: o, layers: s }, n));
      i.length > 0 && r.push({ root: o, layers: s, missing: i });
    } catch (i) {
      n.signal.throwIfAborted(), t.push({ root: o, reason: O(i) });
    }
  return r;
}
async function I$({ root: e, layers: t }, { broker: n, brokered: r, remember: o, ...s }) {
  let i = e.literal;
  if (x$(i, { throwIfNoEntry: !1 })?.isSymbolicLink()) throw new Error("the target is a link");
  Ya(x(i), Rs(s));
  let [a] = Rt(x(i));
  v$(i, { recursive: !0 });
  let c = { target: Ag(i), pattern: e.pattern, made: a };
  o({ brokered: { ...r, mounts: [...r.mounts, c] } });
  let f = t.map(({ digest: m }) => m), u = await n.mount(c.target, f).catch((m) => {
    throw Qa(c), m;
  });
  if (u.length > 0)
    return Qa(c), t.filter(({ digest: m }) => u.includes(m));
  if (!Fg(c.target)) throw new Error("the broker mounted nothing");
  return r.mounts.push(c), [];
}
var M$ = 1 / 8;
async function T$(e, t, n) {
  let { job: r, broker: o, timeline: s, inputs: i } = n, { index: a } = r.indexed, c = Z(a.key, i.key) && !i.rolling, f = P$(R$(G(), "headstart-"));
  try {
    r.file?.isWhole || await Re(f, { bytes: U(r) });
    let u = await s.during("receive", () => yn(r, f)), m = e.flatMap(({ missing: y }) => y), d = m.reduce((y, { length: w }) => y + w, 0) / U(r) <= M$ || !(await r.tools()).unsquashfs, p = { path: Ag(u.path), end: U(r), layers: m }, h = m.length > 0 && (d || c) ? o.hand(p, d ? "ok" : "copied") : void 0;
    h?.catch(() => {
    });
    let g = (y) => {
      t.push(...e.splice(0).map(({ root: w }) => ({ root: w, reason: y })));
    };
    if (h && d) {
      let y = await s.during("mount", () => h).catch(O);
      y !== void 0 && g(y), e.push(...await Ng(e.splice(0), t, n));
    }
    g(`the host did not have its image${c ? " yet" : ""}`), await $s(u, t, { job: r, context: n }), d || await h?.catch((y) => v(`The host did not take the image: ${O(y)}`)), n.signal.throwIfAborted();
  } finally {
    B$(f, { recursive: !0, force: !0 });
  }
}
async function ec({ socket: e, mounts: t }) {
  let n = Za(e, AbortSignal.timeout(3e4));
  for (let r of t.toReversed())
    try {
      Fg(r.target) && await n.unmount(r.target), Qa(r);
    } catch (o) {
      W(`${r.target} stays mounted until the container ends: ${O(o)}`);
    }
}
function Fg(e) {
  let t = x(e);
  return pe().some(
    (n) => n.point === t && n.type === "overlay" && n.source === Ha
  );
}
function Qa({ target: e, made: t }) {
  if (t !== void 0)
    try {
      for (let n = e; H(n, t); n = E$(n)) O$(n);
    } catch (n) {
      if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes(R(n) ?? "")) throw n;
    }
}

// src/disk/notes.ts
import { constants as Ug } from "node:fs";
import * as Ut from "node:fs/promises";
import { join as _g } from "node:path";
import { setTimeout as A$ } from "node:timers/promises";
var Is = ".notes";
function An(e) {
  let t = async (n) => (await qe(e, _g(e, Is)), _g(e, Is, String((await n.stat({ bigint: !0 })).ino)));
  return {
    /** Whether the file is unchanged since it was proven. */
    async isProven(n) {
      return await t(n).then(N$, () => {
      }) === await $e(n);
    },
    /** Notes that a file is proven in a state, which `stateOf` returned. */
    prove: tc(async (n, r) => {
      await A$(C$), await $e(n) === r && await Dg(await t(n), r);
    }),
    touch: tc(async (n) => {
      let [r, o] = [await t(n), /* @__PURE__ */ new Date()];
      await Ut.utimes(r, o, o).catch(async (s) => {
        if (R(s) !== "ENOENT") throw s;
        await Dg(r, "");
      });
    }),
    /** Notes that the file is in use as long as `name` exists, which must be free and on the same file system. */
    hold: tc(async (n, r) => Ut.link(await t(n), r))
  };
}
var C$ = 20, Lg = 256;
async function $e(e) {
  let { dev: t, ino: n, size: r, mtimeNs: o, ctimeNs: s } = await e.stat({ bigint: !0 });
  return [t, n, r, o, s].join(" ");
}
function tc(e) {
  return (...t) => e(...t).catch(() => {
  });
}
async function N$(e) {
  let { O_RDONLY: t, O_NOFOLLOW: n, O_NONBLOCK: r } = Ug, o = await Ut.open(e, t | n | r).catch(() => {
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
  let { O_WRONLY: n, O_CREAT: r, O_TRUNC: o, O_NOFOLLOW: s, O_NONBLOCK: i } = Ug, a = await Ut.open(e, n | r | o | s | i, 384);
  await a.writeFile(t).finally(() => a.close());
}

// src/steps/local-copy.ts
import { constants as Wg } from "node:fs";
import { open as F$ } from "node:fs/promises";
import { join as _$ } from "node:path";
async function Cr(e) {
  let t = await F$(_$(e, Dt.image), Wg.O_RDONLY | Wg.O_NONBLOCK);
  if ((await t.stat()).isFile()) return t;
  throw await t.close(), new Error("the mounted cache is no file any more");
}
function Ms(e, t, n) {
  let r = {
    size: U(t),
    async *read(s, i) {
      yield* (await Cr(e)).createReadStream({ start: s, end: i - 1 });
    }
  };
  async function* o(s, i) {
    if (s === i) return;
    let a = { first: Math.floor(s / M), end: Math.ceil(i / M) }, c = a.first * M;
    for await (let { pieces: f } of ph(r, t, a)) {
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
var nc = "Saving all files instead of the changes";
async function jg({ mounted: e, mountRoot: t }, { version: n, signal: r, ...o }) {
  if (!(!e || t === void 0))
    try {
      if (e.version !== n) throw new Error("the restored cache has another format");
      return { ...await rc(e, o), mountRoot: t };
    } catch (s) {
      r.throwIfAborted(), v(`${nc}: ${O(s)}`);
      return;
    }
}
async function rc({ scope: e, version: t, key: n, size: r, identity: o }, { inputs: s, store: i, scopes: a }) {
  let c = await i.find({
    scopes: e === void 0 ? a : [e],
    keys: [n],
    versions: [t]
  });
  try {
    if (c?.key !== n || c.size !== r) throw new Error("the restored cache is gone");
    let f = await Qo(c, s);
    if (to(f) !== o) throw new Error("the restored cache was replaced");
    return { entry: c, index: f };
  } catch (f) {
    throw await c?.close(), f;
  }
}

// src/steps/mounted-file.ts
async function oc(e) {
  let t = await Cr(e).catch((n) => {
    if (R(n) !== "ENOENT")
      throw n;
  });
  return t && $e(t).finally(() => t.close());
}
async function Hg({ mounted: e, mountRoot: t }, { inputs: n, store: r, scopes: o, signal: s }) {
  if (!e || t === void 0) return;
  let i = await oc(t);
  if (!(i === void 0 || i === e.file))
    try {
      let { entry: a, index: c } = await rc(e, { inputs: n, store: r, scopes: o });
      await a.close();
      for await (let f of Ms(t, c, s).read(0, U(c))) ;
    } catch (a) {
      throw s.throwIfAborted(), new Error(`the mounted cache has changed on the disk: ${O(a)}`, { cause: a });
    }
}

// src/steps/mount.ts
async function zg(e, t) {
  let { mounting: n } = t;
  if ("reason" in n && n.broker !== void 0 && e.format.image)
    return await Cg(e, n.broker, t), !0;
  let r = await W$(e, t);
  if (!r) return !1;
  let { dir: o, rights: s } = r, i, a = () => {
    i = Ir(o, s);
  }, c = async () => (await i, ag(await Mr(o, s)));
  t.signal.addEventListener("abort", a);
  try {
    let f = fg(), { image: u } = e.format, l = (await (u ? q$ : G$)(e, { ...t, ...r })).map(({ root: p }) => p), d = e.roots.filter((p) => !l.includes(p));
    d.length === 0 ? await c() : (u && t.remember({ mounted: { ...U$(e, f), file: await oc(o) } }), v(`Mounted ${d.map(({ pattern: p }) => p).join(", ")}`));
  } catch (f) {
    let u = await c();
    throw u === void 0 ? f : new Error(u, { cause: f });
  } finally {
    t.signal.removeEventListener("abort", a);
  }
  return !0;
}
function U$({ indexed: e, segments: t }, n) {
  let { entry: r, index: o } = e, { scope: s, version: i, key: a, size: c } = r, f = t.filter(ta).map(({ offset: u, length: m }) => ({ offset: u, length: m }));
  return { scope: s, version: i, key: a, size: c, images: f, identity: to(o), since: n };
}
async function W$(e, t) {
  let { inputs: n, mounting: r, remember: o } = t, { image: s } = e.format, i = n.mode !== "unpack";
  if ("reason" in r) {
    (i || n.ramdisk !== "off") && v(`Unpacking instead of mounting: this runner does not allow it, for ${r.reason}`);
    return;
  }
  if (!s && n.ramdisk === "off") {
    i && v("Unpacking instead of mounting: the entry was saved to be unpacked");
    return;
  }
  let { rights: a } = r, c = $h(G());
  if (o({ mountRoot: c }), await z$(e, { ...t, dir: c, rights: a }) || s) return { dir: c, rights: a };
  await Mr(c, a);
}
var j$ = 4096, H$ = 8;
async function z$(e, { inputs: t, dir: n, rights: r, signal: o }) {
  let s = t.ramdisk;
  if (s === "off") return !1;
  let { image: i, indexed: a } = e.format, c = U(e), { bytes: f, files: u } = wt(e), m = a ? f + u * j$ : c * H$, d = await Rg(n, { wish: s, bytes: i ? c : m, rights: r, signal: o }).catch(O);
  return o.throwIfAborted(), d !== void 0 && v(`Using the disk instead of memory: ${d}`), d === void 0;
}
async function q$(e, t) {
  let { server: n, dir: r, timeline: o } = t;
  e.file?.isWhole || await Re(r, { bytes: U(e) });
  let { indexed: s } = e, i = gn(e.segments, e.roots), c = (n && s && await o.during("show", () => ig(s, i, { ...t, server: n }))) ?? await o.during("receive", () => yn({ ...e, isMounted: !0 }, r)), f = await o.during("mount", () => Sg(c.images, qg(t)));
  if (await c.isInPlace?.() === !1)
    throw new Error("the entry was removed from its store while it was being mounted");
  return await $s(c, f, { job: e, context: t }), f;
}
async function G$(e, t) {
  let { dir: n, timeline: r, signal: o } = t;
  await r.during("unpack", () => Tn(n, e)), Ua(n, e.roots);
  let s = await r.during("mount", () => xg(e.roots, qg(t)));
  return await Xa(s, t, async (i, a) => {
    L$(D$(a, "tree"));
    for (let c of i) await Wa(c, { from: n, to: a, signal: o });
  }), s;
}
function qg(e) {
  let { dir: t, rights: n, signal: r } = e;
  return { dir: t, rights: n, spare: Rs(e), signal: r };
}

// src/steps/receive-to-file.ts
import { mkdtemp as X$, rm as Q$, statfs as eI } from "node:fs/promises";
import { join as tI } from "node:path";

// src/disk/draft-file.ts
var Jg = L(Gg(), 1);
import { constants as ic } from "node:fs";
import * as et from "node:fs/promises";
import { dirname as Kg, join as ac } from "node:path";
var Ts = ".drafts";
async function Cn(e) {
  let t = ac(e, Ts);
  await qe(e, t);
  let n = ac(t, (0, Jg.randomUUID)());
  return Yg(e, n, await et.open(n, "wx+", 384));
}
async function Vg(e, t) {
  let n = ac(e, Ts, t), r = await et.open(n, ic.O_RDONLY | ic.O_NOFOLLOW | ic.O_NONBLOCK);
  return Yg(e, n, r);
}
function Yg(e, t, n) {
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
      return await n.sync(), await qe(e, Kg(s)), J$(t, s);
    },
    /** Closes the file and removes the draft, if there still is one. May be called several times. */
    async discard() {
      await o(), await et.rm(t, { force: !0 });
    }
  };
}
async function J$(e, t) {
  try {
    await et.link(e, t);
  } catch (r) {
    if (R(r) === "EEXIST") return !1;
    throw r;
  }
  if (await et.rm(e), process.platform === "win32") return !0;
  let n = await et.open(Kg(t));
  return await n.sync().finally(() => n.close()), !0;
}

// src/disk/stored-file.ts
import { constants as As } from "node:fs";
import * as ke from "node:fs/promises";
import { dirname as K$ } from "node:path";
async function Wt(e, { dir: t, verify: n = "auto" }) {
  let r = await ke.open(e, As.O_RDONLY | As.O_NOFOLLOW | As.O_NONBLOCK), o = An(t);
  try {
    let s = await r.stat();
    if (!s.isFile()) throw new Error(`${e} is no file`);
    return li(e, s), {
      stat: s,
      handle: r,
      /** Notes that the file was used now, for eviction. */
      touch: () => o.touch(r),
      read: (i, a) => V$(r, i, a),
      file: Y$(r, e, o, n),
      close: () => r.close()
    };
  } catch (s) {
    throw await r.close(), s;
  }
}
function V$(e, t, n) {
  let { acquire: r, release: o } = $n();
  async function* s() {
    for (let i = t; i < n; ) {
      let { buffer: a, bytesRead: c } = await e.read(r(n - i), 0, null, i);
      if (c === 0) return;
      i += c, yield a.subarray(0, c);
    }
  }
  return { [Symbol.asyncIterator]: s, release: o };
}
function Y$(e, t, n, r) {
  let o;
  return {
    isWhole: !0,
    async link(s) {
      let i = await cc(e, t, s);
      return i && (o = s), i;
    },
    isInPlace: () => Cs(e, t),
    async copyTo(s) {
      return await ke.copyFile(`/proc/self/fd/${e.fd}`, s, As.COPYFILE_FICLONE), n.isProven(e);
    },
    async prove(s) {
      return r === "auto" && await n.isProven(e) || await n.prove(e, await Z$(e, s)), o !== void 0 && await n.hold(e, `${o}.used`), !0;
    }
  };
}
async function Z$(e, t) {
  for (let n = 0; n < 2; n++) {
    let r = await $e(e);
    if (await t(), await $e(e) === r) return r;
  }
  throw new k("somebody is writing to it");
}
async function cc(e, t, n) {
  try {
    let [r, o] = await Promise.all([ke.stat(K$(n)), e.stat()]);
    return r.dev !== o.dev || !await Cs(e, t) ? !1 : (await ke.symlink(await ke.realpath(t), n), !0);
  } catch {
    return !1;
  }
}
async function Cs(e, t) {
  let [r, o] = await Promise.all([
    ke.lstat(t, { bigint: !0 }).catch(() => {
    }),
    e.stat({ bigint: !0 })
  ]);
  return r?.ino === o.ino && r.dev === o.dev;
}

// src/steps/receive-to-file.ts
var Zg = 1024 ** 3, nI = 3;
async function Xg(e, t) {
  for (let n = 1; ; n++)
    try {
      return await rI(e, t);
    } catch (r) {
      if (!(r instanceof X && r.recover === "resume") || n === nI) throw r;
    }
}
async function rI(e, { dir: t, maxBytes: n = 64 * Zg, minFreeBytes: r = Zg, onRead: o }) {
  let s = await X$(tI(t, "headstart-stream-")), i = await Cn(s), a = async () => {
    await i.discard(), await Q$(s, { recursive: !0, force: !0 });
  };
  try {
    let { bavail: c, bsize: f } = await eI(t), u = Math.max(0, Math.min(n, c * f - r)), m = `the entry is larger than the ${z(u)} that it may take at ${t}`;
    await i.file.writeFile(
      oI(e.read(0, e.size), (g, y) => {
        if (o?.(g), y > u) throw new Error(m);
      })
    );
    let { stat: l, read: d, file: p, close: h } = await Wt(i.path, { dir: s });
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
async function* oI(e, t) {
  let n = 0;
  for await (let r of e)
    n += r.length, t(r.length, n), yield r, e.release?.(r);
}

// src/steps/restore-entry.ts
async function ey(e, t, n) {
  await Nn(e, t, n, async (r) => {
    await zg(r, n) || await Tg(r, n);
  }), v("Cache restored successfully");
}
async function Nn(e, t, n, r) {
  let { inputs: o, formats: s, timeline: i } = n, a = s.find((u) => u.versions(o).includes(e.version));
  if (!a) throw new k(`the entry ${e.key} has an unknown version`);
  if (!!Number.isFinite(e.size) || !a.indexed) return await Qg(e, { ...n, format: a, roots: t }, r);
  i.watch(ty(e, t, o));
  let f = await i.during("receive", () => sI(e, n));
  await Qg(f, { ...n, format: a, roots: t }, r).finally(f.close);
}
function sI(e, { timeline: t }) {
  v("Receiving all of the entry before restoring it: its server sends no ranges");
  let n = Er("Received", void 0, v), r = t.phaseTimer(), o = { ...e, read: () => r.pulled("download", e.read(0, e.size)) };
  return Xg(o, { dir: G(), onRead: n });
}
async function Qg(e, t, n) {
  let { inputs: r, mounting: o, timeline: s, findings: i, format: a, roots: c, signal: f } = t, u = 0, m = (w) => {
    i.storedBytes = w, v(`Cache Size: ${ms(w)}`);
  }, l = !Number.isFinite(e.size);
  l || m(e.size);
  let d, p = () => d ??= Tt(r), [h] = await Promise.all([
    a.indexed ? s.during("index", () => iI(e, t)) : aI(e),
    // Looking for programs takes time, and mounting an image needs none.
    a.image && kn(o) ? void 0 : p()
  ]), g = (w) => {
    let S = Er("Received", l ? void 0 : U(h), v);
    u = 0;
    let P = (B) => {
      u += B, S(B);
    };
    return cI(e, h.indexed, { timeline: s, onRead: P, order: w, signal: f });
  };
  s.watch(ty(e, c, r));
  let y = {
    ...h,
    format: a,
    body: g,
    file: e.file,
    roots: c,
    workspace: it(),
    tools: p,
    signal: f,
    warn: W
  };
  await n(y), l && m(u);
}
async function iI(e, { format: t, inputs: n, findings: r }) {
  let o = await Qo(e, n);
  if (!Z(o.key, e.key))
    throw new k(`the entry ${e.key} is that of another key, ${o.key}`);
  if (o.paths.join(`
`) !== n.paths.join(`
`))
    throw new k("the entry was saved for other paths");
  let { segments: s, files: i, bytes: a } = o, c = s.find(({ kind: u }) => !t.kinds.includes(u));
  if (o.format !== t.id || c) {
    let u = c ? `segments of the kind ${c.kind}` : `the format ${o.format}`;
    throw new zt(`the entry has ${u}, which this version of Headstart cannot read`);
  }
  Object.assign(r, { files: i, bytes: a });
  let f = s.reduce((u, m) => u + m.bytes, 0);
  return { segments: s, bytes: f, indexed: { entry: e, index: o } };
}
function aI({ size: e }) {
  return { segments: [{ kind: "archive", offset: 0, length: e, files: 0, bytes: e }], bytes: Number.isFinite(e) ? e : 0 };
}
function cI(e, t, { timeline: n, ...r }) {
  let o = n.phaseTimer(), s = e.file?.isWhole ? "read" : "download", a = { ...e, read: (...c) => o.pulled(s, e.read(...c)) };
  return t ? o.pulled("verify", dh(a, t.index, r)) : gh(a, r);
}
function ty({ file: e }, t, { localDir: n, stash: r }) {
  return [...t.map(({ literal: s, base: i }) => s ?? i), G(), ...e ? [n, r.dir] : []];
}

// src/steps/merge-snapshots.ts
function ny(e) {
  let { key: t, restored: n, signal: r } = e, o = n, s = async () => {
    let a = await ry([e.scope], ee({}).lookups([t]), e);
    if (a && a.key !== o && Z(ee({}).keyIn(a.key), t)) return a;
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
      o = a.key, v(`Another job has saved cache ${t} since this job restored it`), await mI(a, e), v(`Merged what another job has added to cache ${t} meanwhile`);
    })
  };
}
function ry(e, t, { inputs: n, store: r }) {
  let o = Sn(r, n).flatMap((s) => s.versions(n));
  return r.find({ scopes: e, keys: t, versions: o });
}
async function mI(e, t) {
  let { roots: n } = _e(t.inputs.paths, process.cwd()), r = oy(t);
  await Nn(e, n, r, async (o) => {
    await Re(await ct(n[0]), wt(o)), await Ar(n, r, async (s) => {
      await Tn(s, o);
      let i = () => n.filter((a) => ys(fc(a, s), x(a.base)));
      i().length !== 0 && (await lI(t, (a) => {
        for (let c of n) ys(fc(c, s), fc(c, a));
      }), i());
    });
  });
}
function fc({ place: e }, t) {
  return x(A(t, "tree", String(e)));
}
async function lI(e, t) {
  let { restored: n, readScopes: r } = e;
  if (n === void 0) return;
  let o = await ry(r, [n], e), s = await fI(A(G(), "headstart-"));
  try {
    if (o?.key !== n) throw new Error("the restored cache is gone");
    let { roots: i } = _e(e.inputs.paths, process.cwd());
    await Nn(o, i, oy(e), async (a) => {
      await Re(s, wt(a)), await Tn(s, a);
    }), t(s);
  } finally {
    await uI(s, { recursive: !0, force: !0 }), await o?.close();
  }
}
function oy({ inputs: e, key: t, store: n, timeline: r, signal: o }) {
  return {
    inputs: e,
    formats: Sn(n, e),
    mounting: { reason: "it is merged" },
    server: void 0,
    remember: () => {
    },
    timeline: r,
    findings: Rn({ step: "restore", outcome: "merged", key: t, store: n.label }, e),
    signal: o
  };
}

// src/stash/copied-blocks.ts
function sy(e, { start: t, end: n, order: r }) {
  let o, s = /* @__PURE__ */ new WeakMap(), { seats: i, readStore: a, memory: c } = e;
  async function* f() {
    for (let l = t; l < n; ) {
      let d = Math.floor(l / M), p = await dI(d, e);
      if (p) {
        let g = c.acquire(Math.min((d + 1) * M, n) - l);
        await pI(g, p, l).catch(i.giveUp) && (s.set(g, l), l += g.length, yield g);
        continue;
      }
      let h = hI(d, n, e);
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
async function dI(e, { seats: t, bypassed: n }) {
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
async function iy(e, { seats: t, bypassed: n }) {
  for (; ; ) {
    let r = await t.current();
    if (r.role === "filler" || r.role === "none" || e.some((o) => n.has(o)))
      return !1;
    if (r.role === "reader" || e.every((o) => r.followed.present.has(o))) return !0;
    if (!await r.followed.ask(e)) return !1;
    await t.follow(r.followed);
  }
}
async function pI(e, t, n) {
  let { bytesRead: r } = await t.read(e, 0, e.length, n);
  if (r !== e.length) throw new Error("it is shorter than it should be");
  return !0;
}
function hI(e, t, { seats: n, bypassed: r }) {
  let o = n.held(), s = (a) => o?.role === "filler" && o.present.has(a), i = e + 1;
  for (; !r.has(e) && i * M < t && !s(i); ) i++;
  return Math.min(i * M, t);
}
async function ay(e, t, n) {
  let r = await e.seats.current(), o = Ne(n, n + ve(t)), s = (a) => r.role === "filler" && r.present.has(a) && !e.bypassed.has(a);
  if (r.role !== "filler" || o.every(s)) return;
  let { file: i } = r.draft;
  await Ns(i, t, n);
  for (let a of o)
    r.present.add(a), e.bypassed.delete(a), r.leader.say(String(a));
  uc(r, e) && i.datasync().catch(() => {
  });
}
function cy(e, t, n) {
  return gt(e.readStore(t, n), async function* (r) {
    let o = t;
    for await (let s of r) {
      let i = { bytes: Buffer.from(s), position: o };
      o += s.length, e.ends.push(i);
      let a = e.seats.held();
      a?.role === "filler" && await Ns(a.draft.file, [i.bytes], i.position).catch(e.seats.giveUp), yield s;
    }
  });
}
function uc({ present: e }, { size: t, ends: n, bypassed: r }) {
  let o = Ne(0, Math.min(t, ...n.map(({ position: s }) => s)));
  return e.size >= o.length && o.every((s) => e.has(s) && !r.has(s));
}
async function Ns(e, t, n) {
  let { bytesWritten: r } = await e.writev(t, n);
  if (r !== ve(t)) throw new Error("no space is left");
}

// src/stash/followed-draft.ts
import { EventEmitter as PI, once as OI } from "node:events";
import { setTimeout as BI } from "node:timers/promises";

// src/stash/flight.ts
var uy = L(fy(), 1);
import { EventEmitter as gI } from "node:events";
import * as ae from "node:fs/promises";
import { createServer as yI } from "node:net";
import { dirname as lc, join as jt } from "node:path";
var my = ".flights";
async function ly(e, t) {
  let n = jt(e, my, t);
  for (await qe(e, lc(n)); ; ) {
    let r = await bI(n) ?? await kI(n);
    if (r) return r;
  }
}
var wI = 3600 * 1e3;
async function dy(e) {
  let t = jt(e, my);
  for (let n of await ae.readdir(t)) {
    let r = await ae.stat(jt(t, n)).catch(() => {
    });
    r && Date.now() - r.mtimeMs > wI && await ae.rm(jt(t, n), { recursive: !0, force: !0 });
  }
}
async function bI(e) {
  for (let t of await ae.readdir(e).catch(vI)) {
    let n = await ko(e, t);
    if (n) return { role: "follower", lines: n };
    await ae.rm(jt(e, t), { recursive: !0, force: !0 });
  }
}
async function kI(e) {
  let t = await ae.mkdtemp(jt(lc(e), "joining-")), n = (0, uy.randomUUID)(), r = [], o = /* @__PURE__ */ new Set(), s = new gI(), i = yI((f) => {
    f.on("error", () => {
    }).on("close", () => o.delete(f)), dc(f, (u) => s.emit("line", u)), o.add(f.unref()), r.length > 0 && f.write(r.join(""));
  }).unref(), a = SI(i, { said: r, followers: o, heard: s, path: jt(e, n) });
  if (!bo(t, n, i))
    return await ae.rm(t, { recursive: !0 }), a;
  let c = !1;
  try {
    c = cn(t, e);
  } finally {
    c || (i.close(), await ae.rm(t, { recursive: !0, force: !0 }));
  }
  return c ? a : void 0;
}
function SI(e, { said: t, followers: n, heard: r, path: o }) {
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
      await ae.rm(o, { force: !0 }), await ae.rmdir(lc(o)).catch(() => {
      }), e.close();
      for (let i of n) i.end();
    }
  };
}
var xI = 36;
function dc(e, t) {
  let n = "";
  e.setEncoding("latin1").on("data", (r) => {
    let o = (n + r).split(`
`);
    n = o.pop() ?? "", n.length > xI && e.pause();
    for (let s of o) t(s);
  });
}
function vI(e) {
  if (R(e) === "ENOENT") return [];
  throw e;
}

// src/stash/followed-draft.ts
var EI = /^[0-9a-f-]{36}$/, RI = /^\d{1,7}$/, py = "fetches", $I = 500;
function hy(e, t) {
  return RI.test(e) && Number(e) < t ? Number(e) : void 0;
}
function gy({ say: e, onLine: t }, n, r) {
  t((o) => {
    let s = hy(o, n);
    s !== void 0 && r(s);
  }), e(py);
}
var II = 4;
function yy(e, t, { blocks: n, quietMs: r }) {
  let o = /* @__PURE__ */ new Set(), s = new PI(), i = Promise.resolve(void 0), a, c = performance.now(), f = Promise.withResolvers();
  BI($I, !1, { ref: !1 }).then(f.resolve);
  let u = /* @__PURE__ */ new Set(), m = (d) => {
    if (a === void 0 && EI.test(d))
      return a = d, i = Vg(e, d).catch(() => {
      }), !0;
    d === py && f.resolve(!0);
    let p = hy(d, n);
    return p === void 0 || o.has(p) ? !1 : (o.add(p), !0);
  }, l = !1;
  return dc(t, (d) => {
    if (m(d)) c = performance.now();
    else if (performance.now() - c > II * r) return;
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
        return l || await OI(s, "news", { signal: AbortSignal.any([d, p.signal]) }), !0;
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
import { basename as MI } from "node:path";
var TI = 15e3, AI = 16;
function by(e) {
  let { signal: t, logError: n } = e, r, o = Promise.resolve(), s = 0, i = {
    held: () => r,
    async current() {
      return o = o.then(async () => {
        let c = r?.role === "follower" ? r.followed : void 0;
        if (r && !c?.isOver()) return;
        if (++s > AI) throw new Error("one process after the other has begun to fill it");
        let f = await CI(e, c);
        r?.role === "none" ? await wy(f, !1) : r = f, r.role === "filler" && await e.onFill(r);
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
      r = { role: "none" }, c && await wy(c, a).catch(n);
    }
  };
  return i;
}
async function wy(e, t) {
  if (e.role === "follower" && await e.followed.close(), e.role === "reader" && await e.opened.close(), e.role !== "filler") return;
  let { draft: n, leader: r } = e;
  await (t && r.hasFollowers() ? n.close() : n.discard()).finally(r.end);
}
async function CI({ stash: e, dir: t, name: n, size: r, quietMs: o = TI, log: s }, i) {
  let a = i && await e.open(n, r);
  if (a)
    return await i.close(), { role: "reader", opened: a };
  let c = await e.join(n);
  if (c.role === "follower")
    return s("Reading along with another job of this host, which downloads the same entry"), await i?.close(), { role: "follower", followed: yy(t, c.lines, { blocks: Math.ceil(r / M), quietMs: o }) };
  let f;
  try {
    let u = await e.open(n, r);
    if (u)
      return await c.end(), { role: "reader", opened: u };
    if (f = await e.begin(r), !f)
      return await c.end(), s(`The stash has no room for the ${z(r)} of the entry`), { role: "none" };
    let m = i ? await NI(i, f) : /* @__PURE__ */ new Set();
    c.say(MI(f.path));
    for (let l of m) c.say(String(l));
    return { role: "filler", draft: f, present: m, leader: c };
  } catch (u) {
    throw await f?.discard(), await c.end(), u;
  } finally {
    await i?.close();
  }
}
async function NI(e, { file: t }) {
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
function ky({ size: e, read: t }, n) {
  let { logError: r } = n, s = by({ ...n, size: e, onFill: async ({ draft: u, leader: m }) => {
    Sy(m, i);
    for (let { bytes: l, position: d } of i.ends) await Ns(u.file, [l], d);
  } }), i = {
    size: e,
    seats: s,
    readStore: t,
    ends: [],
    bypassed: /* @__PURE__ */ new Set(),
    memory: $n()
  }, a = !1, c, f = () => {
    let u = s.held();
    return u?.role === "filler" && uc(u, i) ? u : void 0;
  };
  return {
    file: {
      isWhole: !1,
      filling: _I(i),
      async link(u) {
        let m = await s.settled();
        return m.role === "reader" ? m.opened.file.link(u) : m.role !== "filler" || !await cc(m.draft.file, m.draft.path, u) ? !1 : (c = u, !0);
      },
      async isInPlace() {
        let u = s.held();
        return u?.role === "reader" ? u.opened.file.isInPlace() : u?.role === "filler" && Cs(u.draft.file, u.draft.path);
      },
      async prove(u) {
        let m = s.held();
        if (m?.role === "reader") return DI(m.opened.file, u, i);
        try {
          await u();
        } catch (l) {
          if (s.held()?.role === "filler") throw l;
        }
        return a = f() !== void 0, a;
      }
    },
    read: (u, m, l) => sy(i, { start: u, end: m, order: l }),
    readEnd: (u, m) => cy(i, u, m),
    isPublished: () => s.held()?.role === "reader",
    async finish() {
      let u = f();
      u && await FI(u, { ...n, isProven: a, link: c }).catch(r), await s.leave({ isDraftGood: !u });
    },
    discard: s.leave
  };
}
async function FI({ draft: e, leader: t }, { stash: n, dir: r, name: o, isProven: s, link: i }) {
  let a = An(r), c = setInterval(t.giveSign, LI);
  try {
    await n.put(e, o), s && await a.prove(e.file, await $e(e.file)), s && i !== void 0 && await a.hold(e.file, `${i}.used`);
  } finally {
    clearInterval(c);
  }
}
function _I(e) {
  let { seats: t, readStore: n, bypassed: r } = e;
  return {
    read(o, s) {
      for (let i of Ne(o, s)) r.add(i);
      return n(o, s);
    },
    write: (o, s) => ay(e, o, s).catch(t.giveUp),
    arrival: (o, s) => iy(Ne(o, s), e),
    onAsked(o) {
      e.onAsked = o;
      let s = t.held();
      s?.role === "filler" && Sy(s.leader, e);
    },
    isOurs: async () => (await t.current()).role === "filler"
  };
}
function Sy(e, { size: t, onAsked: n }) {
  n && gy(e, Math.ceil(t / M), n);
}
var LI = 1e3;
async function DI(e, t, { bypassed: n }) {
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
import * as Fr from "node:fs/promises";
import { basename as WI, dirname as jI, join as tt } from "node:path";

// src/disk/eviction.ts
import * as Le from "node:fs/promises";
import { basename as UI, join as pc } from "node:path";
var xy = 3600 * 1e3;
async function Fs(e) {
  let n = (await Fn(pc(e, Ts))).filter(({ writtenMs: r }) => Date.now() - r > xy);
  await Promise.all(n.map(({ path: r }) => Le.rm(r, { force: !0 })));
}
async function _s(e, t) {
  let n = new Map((await Fn(pc(e, Is))).map((s) => [UI(s.path), s])), r = t.map((s) => {
    let i = n.get(String(s.inode));
    n.delete(String(s.inode));
    let a = i ? Math.min(i.writtenMs, Date.now()) : s.usedMs;
    return { ...s, usedMs: a, isMounted: s.isLinked || (i?.isLinked ?? !1) };
  }), o = [...n.values()].filter(({ writtenMs: s }) => Date.now() - s > xy);
  return await Promise.all(o.map(({ path: s }) => Le.rm(s, { force: !0 }))), r;
}
async function Nr(e, t, { maxBytes: n, minFreeBytes: r, comingBytes: o = 0 }) {
  let { bavail: s, bsize: i } = await Le.statfs(e), a = t.reduce((u, m) => u + m.size, 0), c = o + Math.max(a - n, r - s * i), f = t.filter((u) => u.rank !== void 0 && !u.isMounted);
  for (let u of f.sort((m, l) => Number(m.rank) - Number(l.rank) || m.usedMs - l.usedMs)) {
    if (c <= 0) return !0;
    await Le.rm(u.path, { force: !0 }), c -= u.size;
  }
  return c <= 0;
}
async function Fn(e) {
  let t = await Te(e).then(() => Le.readdir(e)).catch(() => []);
  return (await Promise.all(
    t.map(async (r) => {
      let o = pc(e, r), s = await Le.lstat(o, { bigint: !0 }).catch(() => {
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
var HI = 1024 ** 3;
function Py(e) {
  let { dir: t, maxBytes: n, minFreeBytes: r = HI, isPull: o } = e, s = tt(t, "pulls"), i = tt(t, "branches"), a = o ? s : i, c = async () => {
    let u = await Promise.all([vy(s), vy(i)]), m = o ? void 0 : 1;
    return (await _s(t, u.flat())).map((l) => ({
      ...l,
      rank: jI(l.path) === s ? 0 : m
    }));
  }, f = async () => {
    await Yt(t), await Fr.mkdir(t, { recursive: !0, mode: 448 }), await Te(t);
    for (let u of [s, i]) await qe(t, u);
  };
  return {
    async open(u, m) {
      await Yt(t);
      for (let d of [t, s, i]) await Te(d).catch(Oy);
      let l = await hc(tt(i, u), m, e);
      return l || o ? l ?? hc(tt(s, u), m, e) : (zI(tt(s, u), tt(i, u)), hc(tt(i, u), m, e));
    },
    async remove(u) {
      await Promise.all([s, i].map((m) => Fr.rm(tt(m, u), { force: !0 })));
    },
    async join(u) {
      return await f(), ly(t, u);
    },
    async begin(u) {
      await f(), await Promise.all([Fs(t), dy(t)]);
      let m = await c(), l = m.filter(({ rank: d }) => d === void 0);
      if (!(u + l.reduce((d, p) => d + p.size, 0) > n) && await Nr(t, m, { maxBytes: n, minFreeBytes: r, comingBytes: u }))
        return Cn(t);
    },
    async put(u, m) {
      await u.publish(tt(a, m)) && await Nr(t, await c(), { maxBytes: n, minFreeBytes: r });
    }
  };
}
async function vy(e) {
  return (await Fn(e)).filter(({ path: t }) => /^[0-9a-f]{64}$/.test(WI(t)));
}
function zI(e, t) {
  try {
    oe(e, t);
  } catch (n) {
    Oy(n);
  }
}
function Oy(e) {
  if (R(e) !== "ENOENT") throw e;
}
async function hc(e, t, n) {
  try {
    let r = await Wt(e, n);
    if (r.stat.size === t)
      return await r.touch(), r;
    await r.close();
  } catch (r) {
    let o = R(r);
    if (o === "ENOENT") return;
    if (o !== void 0 && o !== "ELOOP") throw r;
  }
  await Fr.rm(e, { force: !0 });
}

// src/stash/stash.ts
function By(e, t) {
  let { dir: n, repository: r, isSealed: o, signal: s, quietMs: i, log: a } = t, c = Py(t), f = (u) => {
    a(`The stash ${n} is not used: ${O(u)}`);
  };
  return {
    ...e,
    async find(u) {
      let m = await e.find(u);
      if (m?.identity === void 0 || !o(m.version)) return m;
      let { scope: l = "", version: d, key: p, size: h, identity: g } = m, y = Ei([e.label, r, l, d, p, String(h), g]);
      try {
        let w = await c.open(y, h), S = async () => c.remove(y).catch(f), P = GI(
          m,
          ky(m, { stash: c, dir: n, name: y, signal: s, quietMs: i, logError: f, log: a }),
          S
        );
        if (!w) return P;
        let { file: B, read: E, close: F } = w;
        return {
          ...P,
          original: P,
          stored: m,
          file: B,
          read(C, N) {
            return a(`Found in the stash ${n}`), gt(E(C, N), qI);
          },
          reject: S,
          async close() {
            await F(), await P.close();
          }
        };
      } catch (w) {
        return f(w), m;
      }
    }
  };
}
async function* qI(e) {
  try {
    yield* e;
  } catch (t) {
    throw new k(`it cannot be read: ${O(t)}`);
  }
}
function GI(e, t, n) {
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
function Ls(e, t) {
  let n, r = () => (n ??= t(), n);
  return {
    ...e,
    find: async (o) => (await r()).find(o),
    create: async (o) => (await r()).create(o),
    removable: async (o) => (await r()).removable(o)
  };
}

// src/stores/github/github.ts
function Ey(e) {
  let { service: t } = e, n = t ? `cache service at ${new URL(t.url).host}` : "cache service", r = Ls({ label: n, shared: !0 }, async () => {
    let { openService: o } = await import("./github.js");
    return o(e, JI(t));
  });
  return {
    ...r,
    // The service would answer even if this run may read no scope.
    find: async (o) => o.scopes.length === 0 ? void 0 : r.find(o)
  };
}
function JI(e) {
  if (e) return e;
  throw new Error(
    "this runner offers no cache service (ACTIONS_RESULTS_URL or ACTIONS_CACHE_URL, and ACTIONS_RUNTIME_TOKEN)"
  );
}

// src/stores/local/local.ts
import * as Ie from "node:fs/promises";
import { basename as Ny, dirname as yc, join as Fy } from "node:path";

// src/stores/local/draft.ts
var Ry = 1024 * 1024;
async function $y({ path: e, dir: t, evict: n }) {
  let r = await Cn(t), { file: o } = r, s = !0, i = (c) => ({
    partBytes: Ry,
    // The next part fills up while one part is written.
    concurrency: 2,
    async write(f, u) {
      let m = ve(u), { bytesWritten: l } = await o.writev(u, c + f * Ry);
      if (l !== m) throw new Error(`no space is left for ${e}`);
    },
    async commit() {
      let f = await r.publish(e);
      return f && s && await An(t).prove(o, await $e(o)), await r.discard(), f && await n().catch(() => {
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
import * as Iy from "node:fs/promises";
import { basename as KI, join as VI } from "node:path";
async function My(e) {
  let t = await gc(e), n = (await Promise.all(t.map(gc))).flat(), o = (await Promise.all(n.map(gc))).flat().filter((s) => /^[0-9a-f]{64}$/.test(KI(s)));
  return (await Promise.all(o.map(Fn))).flat();
}
async function gc(e) {
  return (await Iy.readdir(e, { withFileTypes: !0 }).catch(() => [])).filter((n) => n.isDirectory()).map((n) => VI(e, n.name));
}

// src/stores/local/local.ts
var Ty = 1024 ** 3, Ay = process.platform === "linux" ? Qn : tu;
function _y(e) {
  let { dir: t, repository: n, verify: r = "auto", maxBytes: o = 20 * Ty, minFreeBytes: s = Ty } = e, i = ({ scope: a, version: c, key: f }) => Fy(t, Ay(n), Ay(a), Qn(c), Qn(f));
  return {
    label: `local directory ${t}`,
    shared: !1,
    isHere: !0,
    async find({ scopes: a, keys: c, versions: f }) {
      if (await Cy(t))
        for (let u of a) {
          let m = f.map((d) => yc(i({ scope: u, version: d, key: "-" }))), l = await YI(m, c, { dir: t, verify: r });
          if (l) return { ...l, scope: u };
        }
    },
    async create(a) {
      let c = i(a);
      if (await Yt(t), await Ie.mkdir(t, { recursive: !0, mode: 448 }), await Te(`${t}/.`), !await ZI(c, { dir: t, verify: r }))
        return $y({
          path: c,
          dir: t,
          async evict() {
            await Fs(t);
            let f = (await _s(t, await My(t))).map((u) => ({
              ...u,
              rank: u.path === c ? void 0 : 0
            }));
            await Nr(t, f, { maxBytes: o, minFreeBytes: s });
          }
        });
    },
    async removable(a) {
      return await Cy(t) ? (await Ly(yc(i(a)), [a.key], { dir: t, verify: r })).filter(({ key: f }) => f.startsWith(a.key)).map(({ key: f, createdAt: u, path: m }) => ({ key: f, createdAt: u, remove: () => Ie.rm(m, { force: !0 }) })) : [];
    }
  };
}
async function Cy(e) {
  return await Yt(e), await Wy(e) ? (await Te(`${e}/.`), !0) : !1;
}
async function YI(e, t, n) {
  let r = (await Promise.all(e.map((o) => Ly(o, t, n)))).flat();
  for (; ; ) {
    let o = Qf(t, r);
    if (!o) return;
    let s = await XI(o, n);
    if (s) return s;
    r.splice(r.indexOf(o), 1);
  }
}
async function Ly(e, t, n) {
  if (!await Uy(e, n)) return [];
  let r = $i(Ny(e)) ?? "", o = (await Ie.readdir(e)).filter((a) => ru(a, t)), s = await Promise.all(
    o.map(async (a) => {
      let c = Fy(e, a);
      return { path: c, stat: await Ie.lstat(c).catch(() => {
      }) };
    })
  ), i = [];
  for (let { path: a, stat: c } of s) {
    let f = c?.isFile() ? await Dy(a, n).catch(() => {
    }) : void 0;
    c && f !== void 0 && i.push({ key: f, version: r, createdAt: c.mtime, path: a });
  }
  return i;
}
async function Dy(e, t) {
  let n = $i(Ny(e));
  if (n !== void 0) return n;
  let { stat: r, read: o, close: s } = await Wt(e, t);
  try {
    return (await wr({ size: r.size, read: o })).key;
  } finally {
    await s();
  }
}
async function ZI(e, t) {
  if (!await Uy(yc(e), t) || !await Wy(e)) return !1;
  try {
    return await Dy(e, t), !0;
  } catch (n) {
    if (!(n instanceof k)) throw n;
    return await Ie.rm(e, { force: !0 }), !1;
  }
}
async function XI({ path: e, key: t, version: n, createdAt: r }, o) {
  try {
    let { stat: s, touch: i, ...a } = await Wt(e, o);
    await i();
    let c = () => Ie.rm(e, { force: !0 });
    return { ...a, key: t, version: n, size: s.size, createdAt: r, reject: c };
  } catch (s) {
    if (R(s) === "ENOENT") return;
    throw s;
  }
}
function Uy(e, t) {
  return jy(Rf(t.dir, e));
}
function Wy(e) {
  return jy(Ie.lstat(e));
}
async function jy(e) {
  try {
    return await e, !0;
  } catch (t) {
    if (R(t) === "ENOENT") return !1;
    throw t;
  }
}

// src/stores/s3/s3.ts
function Hy(e) {
  let t = QI(e.inputs.s3);
  return Ls({ label: t, shared: !1 }, async () => {
    let { openBucket: n } = await import("./s3.js");
    return n(e, t);
  });
}
function QI({ bucket: e, prefix: t, endpoint: n }) {
  return `S3 bucket ${t === "" ? e : `${e}/${t}`}${n === "" ? "" : ` at ${new URL(n).host}`}`;
}

// src/stores/index.ts
var zy = {
  local: ({ inputs: e, repository: t }) => _y({ dir: e.localDir, repository: t, verify: e.verify }),
  s3: Hy,
  github: Ey
};
function qy({
  inputs: e,
  service: t
}) {
  return e.store !== "auto" ? e.store : e.s3.bucket !== "" ? "s3" : t ? "github" : "local";
}

// src/steps/open-store.ts
function _n(e, t = (n) => n) {
  let { own: n, keepsDisk: r, inputs: o, repository: s, isSealed: i, signal: a, tell: c } = e, f = qy(e), u = eM(t(zy[f](e)), n), { use: m, dir: l, maxBytes: d } = o.stash;
  if (!(f !== "local" && (m === "auto" ? r : m === "on"))) return u;
  let h = n?.startsWith("refs/pull/") ?? !0, { verify: g } = o;
  return By(u, { dir: l, maxBytes: d, verify: g, repository: s, isSealed: i, signal: a, log: c, isPull: h });
}
function eM(e, t) {
  return {
    ...e,
    async find(n) {
      let r = await e.find(n);
      return r && r.scope !== t ? { ...r, reject: async () => {
      } } : r;
    }
  };
}
function Ln(e, t, n) {
  return {
    inputs: e,
    service: xf(),
    repository: t.repository,
    own: de(t).write,
    keepsDisk: bf(),
    isSealed: (r) => wn.some(({ indexed: o, versions: s }) => o && s(e).includes(r)),
    signal: n,
    tell: Gy(v),
    warn: Gy(W),
    mask: Kt
  };
}
function Gy(e) {
  let t = /* @__PURE__ */ new Set();
  return (n) => {
    t.has(n) || e(n), t.add(n);
  };
}

// src/steps/save-delta.ts
import { mkdtemp as bM, rm as kM } from "node:fs/promises";

// src/steps/compare-mounts.ts
import { readdirSync as aM, readlinkSync as cM, realpathSync as fM } from "node:fs";
import { join as kc } from "node:path";

// src/formats/squashfs/upper.ts
import { lstatSync as bc, readdirSync as tM } from "node:fs";
function Vy(e, t) {
  let n = [""];
  for (let r of n) {
    if (n.length > t) throw wc();
    for (let [o, s] of _r(Me(e, r)))
      s.isDirectory() && n.push(Me(r, o));
  }
  return n;
}
function Yy(e, { renamed: t, hasOwnFiles: n, excludes: r, most: o }) {
  let s = {
    members: [],
    removed: [],
    skipped: [],
    isTopChanged: Jy(e.merged) !== Jy(e.base),
    moreFiles: 0,
    deadBytes: 0,
    bytes: 0
  }, { members: i, removed: a, skipped: c } = s, f = (l, d) => {
    let { files: p, bytes: h } = Zy(Me(e.base, l), d);
    s.moreFiles -= p, s.deadBytes += h;
  }, u = (l) => {
    if (i.push(l) + a.length > o) throw wc();
  }, m = (l, { isUpper: d, isBase: p, isRenamed: h }) => {
    let g = i.length + a.length;
    u(l);
    let y = d ? _r(Me(e.upper, l)) : Ky, w = p ? _r(Me(e.base, l)) : Ky, S = /* @__PURE__ */ new Set();
    for (let [B, E] of _r(Me(e.merged, l))) {
      let F = Me(l, B);
      if (Fe(B) || r?.(b(Me(e.merged, F)).toString())) continue;
      if (!E.isFile() && !E.isDirectory() && !E.isSymbolicLink()) {
        c.push(F);
        continue;
      }
      S.add(B);
      let [C, N] = [y.get(B), w.get(B)];
      if (!C && !h) {
        if (!N && !n) throw new Error(`nothing tells where ${b(F)} is from`);
        if (N && !(n && N.isDirectory() && E.isDirectory())) continue;
      }
      s.moreFiles++, N && !(N.isDirectory() && E.isDirectory()) ? f(F, N) : N && s.moreFiles--, E.isDirectory() ? m(F, {
        isUpper: C?.isDirectory() ?? !1,
        isBase: N?.isDirectory() ?? !1,
        // Until the rename of a directory is undone, what is in it is in another place of the base, too.
        isRenamed: h || t.has(F)
      }) : (u(F), E.isFile() && (s.bytes += bc(b(Me(e.merged, F))).size));
    }
    for (let [B, E] of w) {
      if (S.has(B)) continue;
      let F = Me(l, B);
      if (a.push(F) + i.length > o) throw wc();
      f(F, E);
    }
    p && !d && !h && i.length + a.length === g + 1 && i.pop();
  };
  return m("", { isUpper: !0, isBase: !0, isRenamed: !1 }), s;
}
function Jy(e) {
  let { mode: t, mtimeMs: n } = bc(b(e));
  return `${t & 511} ${Math.floor(n / 1e3)}`;
}
var Ky = /* @__PURE__ */ new Map();
function _r(e) {
  let t = tM(b(e), { withFileTypes: !0, encoding: "latin1" });
  return new Map(t.map((n) => [n.name, n]));
}
function Me(e, t) {
  return e === "" || t === "" ? e + t : `${e}/${t}`;
}
function Zy(e, t) {
  if (t.isFile()) return { files: 1, bytes: bc(b(e)).size };
  let n = { files: 1, bytes: 0 };
  if (!t.isDirectory()) return n;
  for (let [r, o] of _r(e)) {
    let { files: s, bytes: i } = Zy(Me(e, r), o);
    n.files += s, n.bytes += i;
  }
  return n;
}
function wc() {
  return new Error("the job changed more than a quarter of the files");
}

// src/mount/renamed.ts
var Xy = "trusted.overlay.redirect", Ds = 512, [nM, rM, oM] = [124, 136, 156];
async function Qy(e, t, { rights: n, signal: r }) {
  let o = t.map((a) => `${a === "" ? "." : a}\0`).join(""), s = await n.attributesOf(o, Xy, { cwd: e, signal: r }), i = [...iM(s)];
  if (i.length !== t.length) throw new Error("tar did not read all directories");
  return new Set(t.filter((a, c) => i[c]));
}
var sM = x(` SCHILY.xattr.${Xy}=`);
function* iM(e) {
  let t = !1;
  for (let n = 0; n + Ds <= e.length && e[n] !== 0; ) {
    let r = Number.parseInt(e.toString("latin1", n + nM, n + rM), 8), o = n + Ds, s = String.fromCharCode(e[n + oM]);
    if (s === "x") t = e.subarray(o, o + r).includes(sM, 0, "latin1");
    else {
      if (s !== "5") throw new Error("a directory was replaced meanwhile");
      yield t, t = !1;
    }
    n = o + Math.ceil(r / Ds) * Ds;
  }
}

// src/steps/compare-mounts.ts
function ew(e, { segments: t }, n) {
  let r = aM(n).flatMap((i) => i.match(/^upper-(\d+)$/)?.[1] ?? []), o = new Map(
    r.map((i) => [cM(kc(n, `target-${i}`), "latin1"), i])
  ), s = e.map((i) => {
    let a = o.get(x(i.path));
    if (a === void 0) throw new Error(`${i.path} is not mounted`);
    let { options: c } = uM(i, n), f = t.filter(({ kind: d }) => d === "image"), u = f.find(({ root: d }) => d === i.root.place), m = u ?? f.find(({ root: d }) => d === void 0);
    if (!m) throw new Error(`${i.path} is in no image`);
    let l = i.relative === "" ? "" : `/${x(i.relative)}`;
    return {
      match: i,
      image: m,
      prefix: u ? "" : `${i.root.place}${l}`,
      upper: kc(n, `upper-${a}`),
      hasOwnFiles: /(?:^|,)lowerdir\+?=[^,]*target-/.test(c)
    };
  });
  if (s.length < o.size) throw new Error("a directory of the restored cache is gone");
  return s;
}
function uM({ path: e }, t) {
  let n = fM(e, "latin1"), r = Lt(t).filter((s) => s.point === n), [o] = r;
  if (o?.type !== "overlay" || r.length > 1) throw new Error(`${e} is no longer mounted`);
  if (pe().some((s) => s.point !== n && H(s.point, n)))
    throw new Error(`something else is mounted below ${e}`);
  return o;
}
async function tw(e, t) {
  let { mountRoot: n, index: r, excludes: o, rights: s, signal: i } = t;
  await (await Cr(n)).close();
  let a = Tr({ dir: n, rights: s, signal: i }), c = [], { most: f } = t;
  try {
    for (let [u, m] of [...new Set(e.map(({ image: l }) => l))].entries()) {
      let l = await a.mountAll(mM(m, r), `base-${u}`), [d] = l.length > 1 ? [await a.stack(l, `base-${u}`, "of layers")] : l;
      for (let p of e.filter((h) => h.image === m)) {
        let h = Vy(x(p.upper), f), g = await Qy(p.upper, h, { rights: s, signal: i }), y = x(kc(n, d)) + (p.prefix === "" ? "" : `/${p.prefix}`), w = { upper: x(p.upper), merged: x(p.match.path), base: y }, S = Yy(w, { renamed: g, hasOwnFiles: p.hasOwnFiles, excludes: o, most: f });
        f -= S.members.length + S.removed.length, c.push({ ...p, changes: S });
      }
    }
  } finally {
    await a.release();
  }
  return c;
}
function mM(e, { segments: t }) {
  let n = t.filter(({ kind: r, root: o }) => r === "delta" && o === e.root);
  return { offset: e.offset, length: e.length, deltas: n };
}
function nw({ members: e, removed: t, isTopChanged: n }) {
  return e.length > 1 || t.length > 0 || n;
}
function Lr({ prefix: e }, t) {
  return e === "" ? t : t !== "" ? `${e}/${t}` : e.includes("/") ? e : `${e}/.`;
}

// src/steps/delta-layer.ts
import { stat as wM } from "node:fs/promises";

// src/formats/squashfs/delta.ts
import { lstatSync as lM } from "node:fs";
async function rw(e, { dir: t, members: n, removed: r, top: o }, s) {
  let { how: i, topSeconds: a } = o === void 0 ? { how: [], topSeconds: void 0 } : pM(o), c = hM({ dir: t, members: n, removed: r }, s), f = { source: "-", how: ["-tar", ...i], names: [], archive: c, topSeconds: a, whiteouts: r }, u = await cr(e, f, s), m = n.length + r.length;
  if (!(o === void 0 ? u.members >= m : u.members === m)) throw new Error(`the image has ${u.members} members instead of ${m}`);
  return u;
}
var dM = 2 ** 32 - 1;
function pM(e) {
  let { mode: t, mtimeMs: n } = lM(b(e)), r = Math.min(Math.max(Math.floor(n / 1e3), 0), dM);
  return { how: ["-root-mode", (t & 511).toString(8), el], topSeconds: r };
}
async function* hM({ dir: e, members: t, removed: n }, { tools: r, signal: o }) {
  for (let i of n) yield nr({ ...gM, name: i });
  if (t.length === 0) {
    yield Buffer.alloc(yM);
    return;
  }
  let s = V([io(r.tar)], { cwd: e, signal: o });
  s.stdin.end(`${t.join("\0")}\0`, "latin1"), s.ended.catch(() => {
  }), yield* s.stdout, await s.ended;
}
var gM = {
  kind: "whiteout",
  target: "",
  mode: 0,
  mtime: "0",
  size: 0,
  sparseSize: void 0
}, yM = 1024;

// src/steps/delta-layer.ts
async function ow(e, { segments: t }) {
  let n = t.filter(({ kind: i }) => i === "delta").length, r = t.find(({ kind: i }) => i === "removals");
  if (!r) return [];
  let o = await e.bytes(r.offset, r.offset + r.length), { namesOf: s } = Qi(o, n);
  return Array.from({ length: n }, (i, a) => [...s(a)]);
}
function sw(e) {
  let { frame: t, bytes: n } = wl(e);
  return { frame: t, bytes: n, files: e.reduce((r, o) => r + o.length, 0) };
}
async function iw({ root: e }, t, n, { inputs: r, tools: o, scratch: s, signal: i }) {
  let [a] = t, c = e !== void 0, f = t.flatMap((g) => g.changes.members.map((y) => Lr(g, y))), u = t.flatMap((g) => g.changes.removed.map((y) => Lr(g, y))), m = c ? {
    dir: a.match.path,
    top: a.match.path,
    members: f.filter((g) => g !== ""),
    removed: u
  } : { dir: s, top: void 0, members: f, removed: u }, l = { scratch: s, tools: o, level: r.compressionLevel, signal: i }, d = await rw(n, m, l), { size: p } = await wM(n), h = d.members + (c ? 1 : 0);
  return { layer: { path: n, length: p, files: h, bytes: d.bytes, ...c && { root: e } }, removed: u };
}

// src/steps/save-delta.ts
async function aw(e) {
  let { base: t, draft: n, timeline: r, signal: o } = e, s = await bM(A(G(), "headstart-")), i = () => kM(s, { recursive: !0, force: !0 });
  try {
    let a = xM(t, e.inputs), c = SM(n, t, U({ segments: a }), r);
    return { ...await vM(a, { ...e, scratch: s }).catch(async (u) => {
      throw await c.then(({ undo: m }) => m()), u;
    }), copied: await c, close: i };
  } catch (a) {
    if (await i(), o.throwIfAborted(), a instanceof qt || a instanceof Gt) throw a;
    v(`${nc}: ${O(a)}`);
    return;
  }
}
function SM(e, { entry: t }, n, r) {
  let o = n - n % M, s = r.during("copy", () => e.copyFrom(t, o));
  return s.catch(() => {
  }), s;
}
function xM({ entry: e, index: t }, { paths: n }) {
  if (t.paths.join(`
`) !== n.join(`
`)) throw new Error("the restored cache has other paths");
  let r = t.segments.filter(({ kind: o }) => o !== "removals");
  return cw(r, e.size), r;
}
async function vM(e, t) {
  let { base: n, selection: r, matches: o, secretCheck: s, scratch: i, timeline: a, signal: c } = t, { entry: f, index: u, mountRoot: m } = n, l = await bn(c);
  if (!l) throw new Error("this runner no longer lets root mount");
  let d = ew(o, u, m), p = ah(u.files), h = await s.leaveOut({
    trees: d.map(PM),
    excludes: r.excludes,
    signal: c
  }), { excludes: g } = Rr([i, ...h], r), y = await a.during(
    "compare",
    () => tw(d, { mountRoot: m, index: u, excludes: g, most: p, rights: l, signal: c })
  );
  if (y.some(
    ({ match: C, changes: N }) => N.removed.some((Se) => h.includes(OM(C, Se)))
  ))
    throw new Error("a secret is in the restored cache, too");
  let w = Ms(m, u, c), S = y.filter(({ changes: C }) => nw(C)), P = Map.groupBy(S, ({ image: C }) => C), B = [...e];
  for (let [C, N] of P) BM(B, C, Us(N, "deadBytes"));
  let [E, F] = [[], await ow(w, u)];
  nn({ matches: o, scratch: i });
  for (let [C, N] of P) {
    let Se = A(i, `delta-${E.length}`), { layer: Ue, removed: We } = await a.during("pack", () => iw(C, N, Se, t));
    E.push(Ue), F.push(We);
  }
  return cw([...B, ...E.map((C) => ({ ...C, kind: "delta" }))], f.size), {
    base: n,
    copy: w,
    keptBytes: U({ segments: B }),
    kept: B,
    deltas: E,
    removals: F.length > 0 ? sw(F) : void 0,
    files: Math.max(0, u.files + Us(S, "moreFiles")),
    bytes: Math.max(0, u.bytes + Us(S, "bytes") - Us(S, "deadBytes")),
    skipped: y.flatMap(({ changes: C, ...N }) => C.skipped.map((Se) => Lr(N, Se)))
  };
}
function PM({ match: e, upper: t, hasOwnFiles: n }) {
  let r = x(e.path);
  return n ? { path: r } : { path: r, names: x(t) };
}
function OM({ path: e }, t) {
  return b(`${x(e)}/${t}`).toString();
}
function cw(e, t) {
  let n = ih({ layers: e, baseBytes: t });
  if (n !== void 0) throw new Error(n);
}
function Us(e, t) {
  return e.reduce((n, { changes: r }) => n + r[t], 0);
}
function BM(e, { root: t }, n) {
  let r = [...e.keys()].filter((s) => e[s]?.root === t), o = ch(
    r.map((s) => e[s]),
    n
  );
  for (let [s, i] of r.entries()) e[i] = o[s];
}

// src/secrets/find.ts
import { closeSync as zM, fstatSync as qM, lstatSync as GM, openSync as JM, readSync as KM } from "node:fs";

// src/secrets/each-file.ts
import { readdirSync as EM } from "node:fs";
import { setImmediate as RM } from "node:timers/promises";
var $M = 64;
async function Sc({ trees: e, excludes: t, signal: n }, r, o) {
  let s = (a) => t?.(b(a).toString()) ?? !1, i = 0;
  for (let a of e) {
    let { path: c, names: f = c } = a;
    r(c.slice(c.lastIndexOf("/") + 1)) && o(c, a);
    let u = [""];
    for (let m = u.pop(); m !== void 0; m = u.pop()) {
      for (let l of IM(f + m)) {
        let d = l.isDirectory();
        if (d ? Fe(l.name) : !r(l.name) || !l.isFile()) continue;
        let p = `${m}/${l.name}`;
        s(c + p) || (d ? u.push(p) : o(c + p, a));
      }
      ++i % $M > 0 || (await RM(), n.throwIfAborted());
    }
  }
}
function IM(e) {
  try {
    return EM(b(e), { withFileTypes: !0, encoding: "latin1" });
  } catch {
    return [];
  }
}

// src/secrets/private-keys.ts
var MM = /-----BEGIN (?:(RSA|EC|DSA|OPENSSH) )?PRIVATE KEY-----[ \t\r]*\n\s*([0-9A-Za-z+/=]{40,})/g, TM = "b3BlbnNzaC1rZXktdjEAAAAABG5vbmU";
function xc(e) {
  return [...e.matchAll(MM)].some(
    ([, t, n = ""]) => t !== "OPENSSH" || n.startsWith(TM)
  );
}

// src/secrets/settings.ts
var AM = /\$\{|\$\(|\{\{|^\$\w+$|%\w+%|^<.*>$|^[*x.]*$|example(?:key)?$|^(?:null|none|true|false)$/i;
function De(e) {
  return !AM.test(e);
}
function Ws(e, t) {
  return (n) => CM(n, t).some(e);
}
function he(e, t) {
  return Ws(({ key: n, value: r }) => e.test(n) && De(r), t);
}
function CM(e, t) {
  return e.split(`
`).flatMap((n) => {
    let r = n.trim(), o = r.indexOf(t, 1);
    if (o < 0 || /^[#;]/.test(r)) return [];
    let s = r.slice(0, o).replace(/^- /, "").trim();
    return [{ key: fw(s), value: fw(r.slice(o + 1).trim()) }];
  });
}
function fw(e) {
  let [t = ""] = e, n = t === '"' || t === "'" ? e.indexOf(t, 1) : -1;
  return n > 0 ? e.slice(1, n) : e;
}
function vc(e) {
  return [...e.matchAll(/https?:\/\/[^\s:@/"'<>]*:([^\s@/"'<>]+)@/gi)].some(([, n = ""]) => De(n));
}
function Dr(e) {
  return (t) => NM(t).some((n) => De(n.value) && e(n));
}
function NM(e) {
  let t = [], n = [
    { value: FM(e), section: "", key: "" }
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
function FM(e) {
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
function js(e, t) {
  return [...e.matchAll(t)].map(([, n = ""]) => n.trim());
}

// src/secrets/tokens.ts
var lw = L(mw(), 1), _M = /\b(?:gh[opsur]|npm)_([0-9A-Za-z]{30})([0-9A-Za-z]{6})\b/g, LM = [
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
function Hs(e) {
  return [...e.matchAll(_M)].some(([, r = "", o]) => UM(r) === o) || LM.some((r) => r.test(e));
}
var DM = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
function UM(e) {
  let t = "";
  for (let n = (0, lw.crc32)(e); t.length < 6; n = Math.floor(n / 62))
    t = `${DM[n % 62]}${t}`;
  return t;
}

// src/secrets/kinds.ts
var dw = he(/^(?:export )?aws_(?:secret_access_key|session_token)$/i, "="), Oc = [
  {
    kind: "npm token",
    files: [".npmrc", "npmrc", ".yarnrc"],
    // The first version of Yarn writes no separator.
    has: Ur(
      he(/(?:^|:)_(?:auth|authToken|password)$/, "="),
      (e) => js(e, /:_authToken" "?([^\s"]+)/g).some(De)
    )
  },
  { kind: "Yarn token", files: [".yarnrc.yml"], has: he(/^npmAuth(?:Token|Ident)$/, ":") },
  { kind: "netrc password", files: [".netrc", "_netrc"], has: WM },
  {
    kind: "registry login",
    files: [".docker/config.json", ".dockercfg", ".dockerconfigjson", "containers/auth.json"],
    has: Dr(({ key: e }) => /^(?:auth|identitytoken|registrytoken|password)$/.test(e))
  },
  { kind: "AWS key", files: [".aws/credentials", ".aws/config"], has: dw },
  {
    kind: "private key",
    files: ["*.pem", "*.key", "*.p8", "id_rsa", "id_dsa", "id_ecdsa", "id_ed25519", "*_rsa", "*_ed25519"],
    has: xc,
    isCommon: !0
  },
  {
    kind: "PyPI password",
    files: [".pypirc"],
    has: Ur(he(/^password$/, "="), he(/^password$/, ":"))
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
    has: (e) => js(Pc(e), /<(?:password|passphrase)>([^<]*)</gi).some(
      (t) => De(t) && !/\{[^{}]+\}/.test(t)
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
  { kind: "Bundler password", files: [".bundle/config"], has: Ws(jM, ":") },
  {
    kind: "Composer token",
    files: ["auth.json"],
    has: Dr(
      ({ section: e, key: t }) => /^(?:(?:github|gitlab|bitbucket)-oauth|(?:gitlab|forgejo)-token|http-basic|bearer)$/.test(e) && !/^(?:username|consumer-key)$/.test(t)
    )
  },
  {
    kind: "NuGet password",
    files: ["nuget.config"],
    has: (e) => js(Pc(e), /<add\s+key="ClearTextPassword"\s+value="([^"]*)"/gi).some(De)
  },
  {
    kind: "Google Cloud key",
    files: ["application_default_credentials.json", "gha-creds-*.json", "legacy_credentials/*/adc.json"],
    has: Dr(
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
    has: Ur(
      Dr(({ key: e }) => e === "token"),
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
    has: Ur(vc, Ws(HM, "="))
  },
  {
    kind: "access token",
    files: [".env", ".env.*", ".envrc"],
    has: Ur(Hs, dw),
    isCommon: !0
  }
];
function Ur(...e) {
  return (t) => e.some((n) => n(t));
}
function WM(e) {
  let n = e.split(`
`).filter((r) => !r.trim().startsWith("#")).join(`
`).split(/\s+/);
  return n.some((r, o) => r === "password" && De(n[o + 1] ?? ""));
}
function jM({ key: e, value: t }) {
  let n = /^BUNDLE_(?!BUILD__|LOCAL__|MIRROR__)\w+__[A-Z]+$/.test(e), [, r = ""] = t.match(/^[^\s:/]{2,}:([^\s/]+)$/) ?? [];
  return n && De(r);
}
function HM({ key: e, value: t }) {
  let [, n = ""] = t.match(/^authorization: *(?:\w+ +)?(\S+)$/i) ?? [];
  return /extraheader$/i.test(e) && De(n);
}

// src/secrets/find.ts
async function pw(e) {
  let t = [];
  return await Sc(e, bw, (n, { path: r }) => {
    let o = gw(n, r);
    o && t.push(o);
  }), Bc(t);
}
function* hw(e, t) {
  let n = [];
  for (let r of e) {
    let [o, s] = [x(r.path), Aa(r)];
    for (let i of t(r)) {
      for (let { kind: a, member: c } of i) {
        let f = c === s ? o : c;
        if (a !== "file" || !bw(f.slice(f.lastIndexOf("/") + 1))) continue;
        let u = gw(o + c.slice(s.length), o);
        u && n.push(u);
      }
      yield i;
    }
  }
  return Bc(n);
}
function gw(e, t) {
  let n = VM.filter(
    ({ pattern: i, isCommon: a }) => i.test(e) && !(a && eT(e, t))
  ), r = n.length > 0 ? nT(e) : void 0;
  if (!r) return;
  let s = n.find(({ has: i }) => i(r.text))?.kind ?? (Hs(r.text) ? "access token" : void 0);
  return s === void 0 ? void 0 : { path: e, kind: s, inode: r.inode };
}
async function yw(e, t) {
  let n = new Map(e.map((s) => [s.inode, s]));
  if (n.delete(void 0), n.size === 0) return e;
  let r = new Map(e.map((s) => [s.path, s]));
  return await Sc(t, () => !0, (s) => {
    let i = GM(b(s), { bigint: !0, throwIfNoEntry: !1 }), a = i && n.get(kw(i));
    a && !r.has(s) && r.set(s, { ...a, path: s });
  }), Bc([...r.values()]);
}
function Bc(e) {
  return e.toSorted((t, n) => t.path < n.path ? -1 : 1);
}
var VM = Oc.map((e) => ({ ...e, pattern: new RegExp(`/${Ec(e.files)}$`, "i") })), ww = Oc.flatMap(({ files: e }) => e.map((t) => t.slice(t.lastIndexOf("/") + 1))), YM = new RegExp(`^${Ec(ww.filter((e) => !e.startsWith("*")))}$`, "i"), ZM = new RegExp(
  `${Ec(ww.filter((e) => e.startsWith("*")).map((e) => e.slice(1)))}$`,
  "i"
);
function bw(e) {
  return YM.test(e) || ZM.test(e);
}
function Ec(e) {
  let t = e.map((n) => n.replaceAll(".", "\\.").replaceAll("*", "[^/]*"));
  return `(?:${[...new Set(t)].join("|")})`;
}
var XM = /\/(?:node_modules|(?:site|dist)-packages|gems|pkg\/mod|registry\/src)\//, QM = /\/(?:__tests__|e2e|examples?|fixtures?|samples?|specs?|test-?data|testing|tests?)\//i;
function eT(e, t) {
  return XM.test(e) || QM.test(e.slice(t.length));
}
var tT = 64 * 1024;
function nT(e) {
  let t;
  try {
    t = JM(b(e), Uo);
    let n = qM(t, { bigint: !0 });
    if (!n.isFile()) return;
    let r = Buffer.alloc(Math.min(Number(n.size), tT)), o = KM(t, r, 0, r.length, 0);
    return { text: r.toString("latin1", 0, o), inode: n.nlink > 1n ? kw(n) : void 0 };
  } catch {
    return;
  } finally {
    t !== void 0 && zM(t);
  }
}
function kw({ dev: e, ino: t }) {
  return `${e}:${t}`;
}

// src/steps/secrets.ts
function vw({ secrets: e }) {
  let t = /* @__PURE__ */ new Set(), n = (r, o) => {
    let s = r.filter(({ path: i }) => !t.has(i));
    for (let { path: i } of s) t.add(i);
    s.length > 0 && o(xw(s));
  };
  return {
    async leaveOut(r) {
      if (e === "ignore") return [];
      let o = await pw(r);
      if (e === "warn")
        return n(o, Sw), [];
      if (e === "refuse" && o.length > 0)
        throw new Gt(`there are secrets in ${xw(o)}. ${Pw}, or set \`secrets: skip\``);
      let s = await yw(o, r);
      return n(s, (i) => v(`Left out, because of secrets: ${i}`)), s.map(Ow);
    },
    *watch(r, o) {
      if (e === "warn") n(yield* hw(r, o), Sw);
      else for (let s of r) yield* o(s);
    }
  };
}
function Sw(e) {
  W(
    `The cache holds secrets, which everyone who may restore it can read: ${e}. ${Pw}, or set \`secrets\` to skip, refuse or ignore.`
  );
}
var Pw = "Remove them, or exclude them by lines of `path` that begin with `!`", rT = 5;
function xw(e) {
  let t = e.slice(0, rT).map((r) => `${oT(Ow(r))} (${r.kind})`), n = e.length - t.length;
  return `${t.join(", ")}${n > 0 ? ` and ${n} more` : ""}`;
}
function Ow({ path: e }) {
  return b(e).toString();
}
function oT(e) {
  let t = ze(it(), e);
  return t.startsWith("..") ? e : t;
}

// src/steps/snapshots.ts
import { lstatSync as iT, realpathSync as aT } from "node:fs";
import { basename as cT, dirname as fT } from "node:path";

// src/files/fingerprint.ts
var Ew = L(Bw(), 1);
import { lstatSync as sT } from "node:fs";
function zs(e, t, n) {
  let r = (0, Ew.createHash)("sha256");
  for (let o of e) {
    let s = x(o.path);
    r.update(`${s}\0`, "latin1");
    let i = o.relative === "" ? `${o.root.place}` : `${o.root.place}/${x(o.relative)}`;
    for (let a of ds([o], t)) {
      let c = a.map(({ member: f, kind: u, target: m = "" }) => {
        let l = b(s + f.slice(i.length)), { size: d, mtimeNs: p, ctimeNs: h, mode: g, ino: y } = sT(l, { bigint: !0 });
        if (n !== void 0 && h >= n) throw new Error(`${l} has changed`);
        let w = n === void 0 ? "" : h, S = u === "directory" ? "" : `${d} ${y}`;
        return `${f}\0${u} ${p} ${w} ${g} ${S}\0${m}\0`;
      });
      r.update(c.join(""), "latin1");
    }
  }
  return r.digest("hex");
}

// src/steps/snapshots.ts
async function Rw(e, { inputs: t, run: n, mountRoot: r, timeline: o }) {
  let { rolling: s, key: i, save: a, lookupOnly: c } = t;
  return !s || c ? void 0 : !Z(ee(s).keyIn(e), i) || a === "never" || $c(s, n) ? { name: e } : { name: e, contents: await o.during("fingerprint", () => Iw(t, r)) };
}
function $c({ branches: e }, t) {
  let { write: n = t.ref } = de(t), r = t.defaultBranch === "" ? n.startsWith("refs/heads/") : n === `refs/heads/${t.defaultBranch}`;
  if (!(e === "all" || r))
    return `Cache save skipped: a snapshot of ${n} would hide newer ones of the default branch. Set rolling-branches: all to save all the same.`;
}
async function $w({ name: e, contents: t }, { everyMinutes: n }, { inputs: r, mountRoot: o, timeline: s }) {
  let i = Math.max(0, Math.floor((Date.now() - wp(e)) / 6e4));
  if (i < n)
    return `Cache save skipped: the restored snapshot is ${i} minutes old, and rolling-every is ${n}.`;
  let a = await s.during("fingerprint", () => Iw(r, o));
  return t !== void 0 && t === a ? `Nothing has changed since cache ${r.key} was restored, not saving cache.` : void 0;
}
async function Iw(e, t) {
  try {
    let { excludes: n, roots: r } = hs(e), o = await cs({ excludes: n, roots: r });
    if (t === void 0) return zs(o, n);
    let s = Lt(t).map(({ point: c }) => c), i = o.filter(({ path: c }) => !s.some((f) => H(mT(c), f))), a = Bg(t).map(uT);
    return [zs(i, n), zs(a, void 0)].join();
  } catch (n) {
    Jn(`The cached files cannot be compared: ${O(n)}`);
    return;
  }
}
function uT(e, t) {
  return { path: e, relative: "", stat: iT(e), root: { place: t } };
}
function mT(e) {
  return `${aT(fT(e), "latin1")}/${x(cT(e))}`;
}
async function Mw(e, { scope: t, version: n, key: r }, { keep: o }) {
  try {
    let s = await e.removable({ scope: t, version: n, key: ts(r) }), i = bp(s, o);
    for (let { remove: a } of i) await a();
    i.length > 0 && v(`Removed older snapshots: ${i.length}`);
  } catch (s) {
    v(`Older snapshots stay in the ${e.label}: ${O(s)}`);
  }
}

// src/steps/save-cache.ts
async function Tw(e, t, n, { watch: r, signal: o }) {
  let { mountRoot: s, restored: i } = n, a = ye(), { rolling: c } = t, f = ee(c), { write: u, read: m, whyNoWrite: l } = de(a), d = l ?? pT(t) ?? (c && $c(c, a));
  if (u === void 0 || d)
    return v(d ?? "Cache save skipped: this run may write no scope.");
  let p = us(), h = i && Z(f.keyIn(i.name), e), g = c && h && await $w(i, c, { inputs: t, mountRoot: s, timeline: p });
  if (g) return v(g);
  let y = hs(t), w = () => p.during("find", () => cs(y)), S = await w();
  if (S.length === 0) return st(_a);
  let P = _n(Ln(t, a, o)), B = c?.merges ? ny({ inputs: t, key: e, scope: u, readScopes: m, store: P, restored: i?.name, timeline: p, signal: o }) : void 0, E = vw(t);
  for (let F = lT; ; F--) {
    if (await B?.merge() && (S = await w()), await dT({ ...{ inputs: t, key: e, run: a, scope: u, store: P, state: n, selection: y, matches: S, timeline: p, signal: o }, watch: r, secretCheck: E, isOutdated: async () => F > 1 && (await B?.isOutdated() ?? !1) })) return;
    v(`Packing again, for another job has saved cache ${e} meanwhile`);
  }
}
var lT = 3;
async function dT(e) {
  let { inputs: t, key: n, run: r, scope: o, store: s, state: i, watch: a, timeline: c, signal: f } = e, u = await Tt(t, ["mount", "lazy"].includes(t.mode) ? f : void 0), m = await Qp(s, t, { tools: u, signal: f }), [l = ""] = m.versions(t, u), d = { scope: o, version: l, key: ee(t.rolling).nameFor(n, r) }, p = de(r).read, [h, g] = await c.during(
    "reserve",
    () => Promise.all([s.create(d), jg(i, { inputs: t, store: s, scopes: p, version: l, signal: f })])
  );
  if (!h)
    return await g?.entry.close(), v(gs(n)), !0;
  let y = Rn({ step: "save", outcome: "saved", key: n, store: s.label }, t), w = ip(t, { repository: r.repository, scope: o, version: l }), S = { createdBy: hT(r, o), sign: w, isHere: s.isHere ?? !1, findings: y }, P;
  try {
    P = g && await aw({ ...e, base: g, draft: h, tools: u });
    let B = () => Hg(i, { inputs: t, store: s, scopes: p, signal: f }), E = await a?.(e.selection), F = { ...e, ...S, key: d.key, tools: u, format: m, delta: P, checkMounted: B, holdBack: E }, C = await fh(h, F);
    if (C !== "published") return C === "nothing";
  } catch (B) {
    if (B instanceof qt)
      return v(gs(n)), !0;
    throw f.throwIfAborted(), Object.assign(y, { outcome: "failed", trouble: O(B) }), await Br(y, c, t.summary), B;
  } finally {
    await P?.close(), await g?.entry.close(), await h.discard();
  }
  return v("Cache saved successfully"), v(`Cache saved with key: ${n}`), t.rolling && await Mw(s, { ...d, key: n }, t.rolling), await Br(y, c, t.summary), !0;
}
function pT({ save: e, jobStatus: t, signing: n }) {
  if (n && !n.signer)
    return "Cache save skipped: with verify-key and without signing-key, this job could save only an unsigned entry.";
  if (e === "never") return "Cache save skipped: the input save is 'never'.";
  if (!(e === "always" || t === "" || t === "success"))
    return `Cache save skipped: the job's status is '${t}'. Set save: always to save all the same.`;
}
function hT({ repository: e, ref: t, sha: n, runId: r, eventName: o }, s) {
  return { repository: e, scope: s, ref: t, sha: n, runId: r, event: o, headstart: kp.version };
}

// src/steps/save.ts
var Ic = "Failed to save: ";
async function Ht(e, t) {
  if (!qo(ye())) return;
  let n = t && Object.keys(t).length > 0;
  for (let r of await mt(n ? t : void 0))
    await ot(r, async () => {
      try {
        await gT(r, t?.[r.name] ?? {}, e);
      } catch (o) {
        if (r.name === "") throw o;
        e.throwIfAborted(), kt(o, Ic);
      }
    });
}
async function gT(e, t, n, r) {
  let { key: o, matchedKey: s, restored: i } = t;
  if (!i && o !== void 0 && s !== void 0 && Z(s, o))
    return v(`Cache hit occurred on the primary key ${s}, not saving cache.`);
  if ((t.filled ?? await xn(e, n)) === "none") return;
  if (Y("key") === "") return st("Key is not specified.");
  let c = vn(e), f = o ?? c.key, u = ee(c.rolling).mistake([f]);
  if (u) throw new T(u);
  await Tw(f, c, t, { watch: r, signal: n });
}

// src/steps/background-save.ts
var bT = "result";
async function Nw(e) {
  if (ki(), !Ge(Y("background"))) return Ht(e);
  let t = await kT(e);
  if (!t) return Ht(e);
  let n = ST(t.inputs) ?? await xT(t, e);
  if (n === void 0) return v("Saving beside the next steps; the end of the job has the log");
  v(`Saving before the next step: ${n}`), await Ht(e, t.states);
}
async function kT(e) {
  let t = { states: {}, inputs: [] };
  if (ye().ref !== "")
    try {
      for (let n of await mt()) {
        let r = { preset: n.inputs.get("preset") };
        await br(n, async () => {
          if (r.filled = await xn(n, e), r.filled === "none") return;
          let o = vn(n);
          r.key = o.key, t.inputs.push(o);
        }), t.states[n.name] = r;
      }
      return t;
    } catch (n) {
      if (n instanceof T) return;
      throw n;
    }
}
function ST(e) {
  if (process.platform !== "linux") return "background saves need Linux";
  if (e.some(({ rolling: t }) => t?.merges))
    return "with rolling: merge, a save adds files of other jobs";
}
async function xT({ states: e, inputs: t }, n) {
  for (let l of t) {
    for (let d of [l.s3.secretAccessKey, l.s3.sessionToken]) d && Kt(d);
    ["mount", "lazy"].includes(l.mode) && await Tt(l, n);
  }
  let r = wT(Mc(G(), "headstart-")), o = String(yT(r, { bigint: !0 }).ctimeNs), s = Mc(import.meta.dirname, "save-background.js"), { pid: i, stdin: a } = Xr({ path: process.execPath, args: [s] });
  await up(i);
  let c = Ae(i);
  if (c === void 0)
    return Cw(r, { recursive: !0 }), "the process for it did not start";
  ki({ pid: i, start: c, dir: r, states: e });
  let f = process.ppid || 1, u = { pid: f, start: Ae(f) }, m = { env: Sf(), cwd: process.cwd(), dir: r, sinceNs: o, job: u, states: e };
  await new Promise((l) => a.end(Yr(m), l));
}
async function Fw(e) {
  let t = zf();
  if (!t) return;
  let { dir: n, states: r } = t, o;
  try {
    await PT(t, e), o = ET(n);
  } finally {
    OT(t.pid), Cw(n, { recursive: !0, force: !0 });
  }
  for (let i of Object.values(o.done)) hf(i);
  let s = Object.keys(r).filter((i) => !o.done[i]);
  if (s.length !== 0) {
    for (let i of s)
      ot(
        { name: i, inputs: /* @__PURE__ */ new Map() },
        () => v(`Saving now: ${o.failed[i] ?? "the process that saved beside the job was killed"}`)
      );
    await Ht(e, Object.fromEntries(s.map((i) => [i, r[i]])));
  }
}
var vT = 5e3;
async function PT({ pid: e, start: t }, n) {
  let r = () => Ae(e) === t;
  for (r() && !n.aborted && (v("Waiting for the save beside the job"), await mp(e)); r() && !n.aborted; ) await Aw(20);
  r() && process.kill(e, "SIGTERM");
  for (let o = performance.now(); r() && performance.now() - o < vT; ) await Aw(20);
  n.throwIfAborted();
}
function OT(e) {
  try {
    process.kill(-e, "SIGKILL");
  } catch {
  }
}
var BT = 64 * 1024 ** 2;
function ET(e) {
  try {
    return JSON.parse(String(at(Mc(e, bT), BT)));
  } catch {
    return { done: {}, failed: {} };
  }
}

// src/steps/damaged-image.ts
var _w = 3e4;
async function Lw(e, t, n, r = AbortSignal.timeout(_w)) {
  if (!await ug(t.since, n)) return;
  let s = await (async () => {
    for (let i of t.images) await hn(e, i, "contents", { signal: r });
  })().then(() => {
  }, RT);
  s !== void 0 && (W(`Reading the cache gave input/output errors: ${s}`), await $T(t).catch((i) => W(`The entry stays where it is: ${O(i)}`)));
}
function RT(e) {
  return e instanceof k || R(e) === "EIO" ? O(e) : void 0;
}
async function $T({ scope: e, version: t, key: n, size: r }) {
  let o = Zo(Y, Vr()), s = ye(), i = _n(Ln(o, s, AbortSignal.timeout(_w))), a = e === void 0 ? de(s).read : [e], c = await i.find({ scopes: a, keys: [n], versions: [t] });
  try {
    if (c?.key !== n || c.size !== r) return;
    await c.reject(), await c.original?.reject();
  } finally {
    await c?.close();
  }
}

// src/steps/unmount.ts
async function qs() {
  let e = eo() ?? {}, t = await mt(e).catch(() => []);
  for (let [n, r] of Object.entries(e)) {
    let o = t.find((s) => s.name === n) ?? { name: n, inputs: /* @__PURE__ */ new Map() };
    await ot(o, () => IT(r));
  }
}
async function IT({ mountRoot: e, mounted: t, brokered: n }) {
  n && await ec(n), e !== void 0 && await Uw([e], async (r, o) => {
    let s = cg(r, e);
    t && s !== void 0 && await Lw(s, t, o);
  });
}
async function Dw() {
  await Uw(Th(G()));
}
async function Uw(e, t) {
  if (e.length === 0) return;
  let n = await bn(AbortSignal.timeout(1e4)).catch(() => {
  });
  for (let r of e)
    try {
      if (!n) throw new Error("root no longer has the rights, or sudo asks for a password");
      await Mr(r, n, t);
    } catch (o) {
      W(`Mounts that stand on ${r} are left: ${O(o)}`);
    }
}

// src/steps/post.ts
async function Ww(e) {
  try {
    await Ht(e, eo());
  } finally {
    await qs();
  }
}

// src/files/recover.ts
import { lstatSync as MT, realpathSync as TT, rmdirSync as AT, statSync as CT } from "node:fs";
import { readdir as NT } from "node:fs/promises";
async function jw(e, { mounts: t, warn: n, signal: r, mostMs: o = 3e4 }) {
  let s = { ms: o }, i = await Promise.all(e.map(ct));
  for (let a of new Set(i.flatMap(Hw)))
    for (let c of await FT(a, t))
      if (dn(c) || LT(c), !(!dn(c) || await Eo(c)))
        try {
          await DT(c, { roots: e, signal: r, allowed: s });
        } catch (f) {
          r.throwIfAborted(), n(`${c} is left from a run that was killed and could not be undone: ${O(f)}`);
        }
}
function Hw(e) {
  let t = q(e);
  return t === e ? [e] : [e, ...Hw(t)];
}
async function FT(e, t) {
  let n = (await NT(e).catch(() => [])).filter(Fe);
  if (n.length === 0) return [];
  let r = J(TT(e, "latin1"));
  return t.some((o) => H(r, o)) ? [] : n.map((o) => A(e, o)).filter(ln);
}
var _T = 3600 * 1e3;
function LT(e) {
  try {
    Date.now() - MT(e).mtimeMs > _T && AT(e);
  } catch {
  }
}
async function DT(e, { roots: t, signal: n, allowed: r }) {
  let o = q(e), s = Bo(o);
  try {
    let i = await bs(s.dir, n), a = performance.now() + r.ms, c = new Error("that takes too long");
    try {
      vo(e, (f) => {
        if (performance.now() > a) throw c;
        if (!UT(f, t)) return !1;
        for (let u of xo(f)) WT(x(o), u);
        return !0;
      }), or(e) || ir(e);
    } finally {
      r.ms = a - performance.now(), i();
    }
  } finally {
    await s.remove();
  }
}
function UT(e, t) {
  let n = b(bm(e)).toString();
  return t.some((r) => H(n, r.base) && Ko(r, ze(r.base, n)) ? !0 : e.do !== "make" ? !1 : H(r.literal ?? r.base, n) || !r.literal && H(n, r.base));
}
function WT(e, t) {
  let { dev: n } = CT(b(e));
  for (let r = t; r !== e; r = q(r)) {
    let o = D(r);
    if (o && r !== t && !o.isDirectory()) throw new Error(`${b(r)} is no directory`);
    if (o && o.dev !== n) throw new Error(`${b(r)} is on another file system`);
  }
}

// src/steps/miss.ts
import { setTimeout as jT } from "node:timers/promises";
var HT = 1e3;
async function zw(e) {
  let { store: t, wanted: n, naming: r, signal: o } = e, { scopes: s, keys: i } = n, [a, ...c] = new Set(i.map(ee(r.rolling).keyIn)), f = c.length > 0 ? `, nor one whose key starts with ${c.join(" or ")}` : "";
  return [
    `The ${t.label} has no entry with the key ${a}${f}, as far as this run may see.`,
    `Branches searched: ${s.join(", ")}. Entries of others are hidden by GitHub's rules.`,
    `Entries are found by exactly these lines of path, in this order: ${r.paths.join(", ")}.`,
    ...await zT(qT(e), o)
  ];
}
async function zT(e, t) {
  let n = new AbortController(), r = jT(HT, [], { signal: AbortSignal.any([t, n.signal]) });
  return Promise.race([e, r]).catch(() => []).finally(() => n.abort());
}
async function qT({ store: e, wanted: t, formats: n, naming: r }) {
  let { scopes: o, keys: s } = t, i = GT(n, r), a = i.flatMap(({ versions: m }) => m), c = e.isHere ? { scopes: o, versions: a } : { scopes: o.slice(0, 1), versions: a.slice(0, 1) }, f = await e.find({ keys: s, ...c, isHint: !0 });
  await f?.close();
  let u = f && i.find(({ versions: m }) => m.includes(f.version));
  return u ? [`There is ${ee(r.rolling).keyIn(f.key)}, but it was saved ${u.difference}.`] : [];
}
function GT(e, t) {
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
    ...JT.filter((a) => !e.includes(a)).map((a) => ({
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
var JT = wn.filter(({ image: e }) => e);

// src/steps/restore-cache.ts
async function qw(e) {
  let { inputs: t, run: n, state: r, remember: o, begin: s, mayPostSave: i, signal: a } = e, c = [t.key, ...t.restoreKeys];
  o({ key: t.key }), ge("cache-primary-key", t.key);
  let f = ee(t.rolling), u = us(), m = Rn(
    { step: "restore", outcome: "miss", key: t.key, store: t.store },
    t
  ), l = de(n);
  l.whyNoRead && v(l.whyNoRead);
  let d = async () => {
    let w = _n(Ln(t, n, a));
    m.store = w.label;
    let S = await zo(t, a), P = await md(w, t, S), B = P.flatMap((C) => C.versions(t)), E = sg(t, S), F = { inputs: t, formats: P, mounting: S, server: E, remember: o, timeline: u, findings: m, signal: a };
    return { store: w, wanted: { scopes: l.read, keys: f.lookups(c), versions: B }, context: F };
  }, { name: p, prepared: h } = await KT(d, f, { inputs: t, findings: m, begin: s, signal: a }), g = p === void 0 ? void 0 : f.keyIn(p);
  if (p !== void 0) {
    let w = i ? await Rw(p, { inputs: t, run: n, mountRoot: r.mountRoot, timeline: u }) : void 0;
    o({ matchedKey: g, restored: w });
  }
  let y = ZT(t, g, m);
  if (g === void 0 && h && !m.trouble && !l.whyNoRead) {
    let { store: w, wanted: S, context: P } = h, B = { store: w, wanted: S, formats: P.formats, naming: t, signal: a };
    yf("Why nothing was found", await zw(B));
  }
  if (await Br(m, u, t.summary), g === void 0 && t.failOnMiss) {
    let w = "Failed to restore cache entry. Exiting as fail-on-cache-miss is set.";
    throw new T(`${w} Input key: ${t.key}`);
  }
  return y;
}
async function KT(e, t, {
  inputs: n,
  findings: r,
  begin: o,
  signal: s
}) {
  let i;
  try {
    let a = await e(), { store: c, wanted: f, context: u } = a, { roots: m } = _e(n.paths, process.cwd());
    if (await Dw(), await jw(m, { mounts: Mh(), warn: W, signal: s }), i = await u.timeline.during("lookup", () => c.find(f)), !i) return { prepared: a };
    let l = t.keyIn(i.key);
    return v(`Cache hit for${Z(l, n.key) ? "" : " restore-key"}: ${l}`), n.lookupOnly ? await VT(i, m, u) : (await o(i.size), await Gw(i, m, u)), { name: i.key, prepared: a };
  } catch (a) {
    return s.throwIfAborted(), r.trouble = O(a), W(`Failed to restore: ${r.trouble}`), {};
  } finally {
    await i?.close();
  }
}
async function VT(e, t, n) {
  n.inputs.signing && await Nn(e, t, n, async () => {
  }), v("Lookup only - skipping download");
}
async function Gw(e, t, n) {
  try {
    await ey(e, t, n);
  } catch (r) {
    if (n.signal.throwIfAborted(), !(r instanceof k) || (await YT(e), !e.original)) throw r;
    v(`Downloading the entry, as its copy on this host is bad: ${r.message}`), await Gw(e.original, t, n);
  }
}
async function YT(e) {
  try {
    await e.reject();
  } catch (t) {
    Jn(`The entry stays where it is: ${O(t)}`);
  }
}
function ZT(e, t, n) {
  if (t === void 0)
    return ge("hit", "miss"), v(`Cache not found for input keys: ${[e.key, ...e.restoreKeys].join(", ")}`), "miss";
  let r = Z(t, e.key), o = r ? "exact" : "partial";
  return ge("cache-hit", String(r)), ge("cache-matched-key", t), ge("hit", o), v(`Cache ${e.lookupOnly ? "found and can be restored" : "restored"} from key: ${t}`), Object.assign(n, { outcome: `${o} hit`, matchedKey: t }), o;
}

// src/steps/turns.ts
function Jw(e) {
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
async function Tc(e, { mayPostSave: t = !0 } = {}) {
  let n = {};
  bi(n);
  let r = ye();
  if (!qo(r)) return;
  let o = await mt();
  for (let { name: l, inputs: d } of o) n[l] = { preset: d.get("preset") };
  let s = ({ name: l }) => {
    let d = n[l] ?? {};
    return { state: d, remember: (h) => {
      Object.assign(d, h), bi(n);
    } };
  }, i = async (l) => {
    let d = await xn(l, e);
    if (s(l).remember({ filled: d }), d === "none") return { cache: l };
    let p = vn(l), h = ee(p.rolling).mistake([p.key, ...p.restoreKeys]);
    if (h) throw new T(h);
    return { cache: l, inputs: p };
  }, a = await Promise.all(o.map((l) => br(l, () => i(l))));
  cp(a);
  let c = Jw(a.length), f = Math.min(a.length, 4), u = ({ cache: l, inputs: d }) => c(async (p) => {
    if (!d) return e1();
    let h = Math.min(d.concurrency, QT / f), g = { inputs: { ...d, concurrency: h }, ...s(l) };
    return qw({ ...g, run: r, begin: p, mayPostSave: t, signal: e });
  }), m = await Promise.allSettled(
    a.map((l) => br(l.cache, () => u(l)))
  );
  a.length > 1 && t1(m.map((l) => l.status === "fulfilled" ? l.value : "miss")), n1(m.flatMap((l) => l.status === "rejected" ? [l.reason] : []));
}
var QT = 64;
function e1() {
  if (ge("hit", "miss"), !Ge(Y("fail-on-cache-miss"))) return "miss";
  throw new T("Exiting as fail-on-cache-miss is set: the preset finds nothing to cache.");
}
function t1(e) {
  let [t = "miss"] = e, n = e.every((r) => r === t) ? t : "partial";
  n !== "miss" && ge("cache-hit", String(n === "exact")), ge("hit", n);
}
function n1(e) {
  if (e.length < 2) for (let n of e) throw n;
  let t = e.filter((n) => n instanceof T);
  for (let n of e) n instanceof T || kt(n);
  if (t.length > 0) throw new T(t.map(({ message: n }) => n).join(" "));
}

// src/main/exit.ts
import { existsSync as r1 } from "node:fs";
var Ac = "/bin/sh";
function Gs() {
  let e = Number(process.exitCode ?? 0);
  process.execve && r1(Ac) && (process.emit("exit", e), process.execve(Ac, [Ac, "-c", `exit ${e}`], {})), process.exit();
}

// src/main/run.ts
var o1 = {
  restore: Tc,
  "restore-only": (e) => Tc(e, { mayPostSave: !1 }),
  post: Ww,
  save: Nw,
  "save-post": Fw,
  unmount: qs,
  // The other steps must not load the modules of the benchmark.
  bench: async (e) => (await import("./bench-program.js")).bench(e)
};
async function N5(e) {
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
    kt(n), Gs();
  });
  try {
    await o1[e](t.signal);
  } catch (n) {
    t.signal.aborted && (v(O(t.signal.reason)), Gs()), e === "bench" || e.startsWith("restore") && n instanceof T ? gf(O(n)) : kt(n, ["post", "save", "save-post"].includes(e) ? Ic : "");
  }
  Gs();
}

export {
  I as a,
  _ as b,
  L as c,
  T as d,
  k as e,
  qt as f,
  O as g,
  R as h,
  M1 as i,
  T1 as j,
  ub as k,
  ce as l,
  rt as m,
  J as n,
  ai as o,
  A as p,
  ze as q,
  ci as r,
  bb as s,
  ot as t,
  Y as u,
  ge as v,
  fA as w,
  W as x,
  v as y,
  Jn as z,
  yf as A,
  G as B,
  Vr as C,
  kf as D,
  uA as E,
  mA as F,
  lA as G,
  ye as H,
  xf as I,
  Te as J,
  li as K,
  we as L,
  Zt as M,
  Yr as N,
  Af as O,
  Ae as P,
  Vn as Q,
  Lf as R,
  V as S,
  St as T,
  Qr as U,
  UA as V,
  WA as W,
  Zn as X,
  ve as Y,
  M as Z,
  Ne as _,
  U as $,
  Z as aa,
  Ei as ba,
  Qf as ca,
  Qn as da,
  nu as ea,
  ru as fa,
  $i as ga,
  x as ha,
  b as ia,
  ho as ja,
  Vu as ka,
  ir as la,
  kl as ma,
  ta as na,
  tL as oa,
  wn as pa,
  bn as qa,
  aa as ra,
  fd as sa,
  K0 as ta,
  ie as ua,
  _e as va,
  bO as wa,
  Zo as xa,
  Hd as ya,
  hr as za,
  _O as Aa,
  wr as Ba,
  de as Ca,
  mt as Da,
  kp as Ea,
  $p as Fa,
  cs as Ga,
  $n as Ha,
  sW as Ia,
  z as Ja,
  Q as Ka,
  ds as La,
  Ca as Ma,
  CW as Na,
  NW as Oa,
  oh as Pa,
  Re as Qa,
  ph as Ra,
  _h as Sa,
  X as Ta,
  yt as Ua,
  B4 as Va,
  E4 as Wa,
  Dh as Xa,
  R4 as Ya,
  Uh as Za,
  RR as _a,
  M4 as $a,
  Wh as ab,
  H4 as bb,
  Zh as cb,
  eg as db,
  cH as eb,
  Dt as fb,
  qy as gb,
  _n as hb,
  Ln as ib,
  zs as jb,
  gT as kb,
  bT as lb,
  OT as mb,
  N5 as nb
};
