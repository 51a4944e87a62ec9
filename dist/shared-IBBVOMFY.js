import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
var Yw = Object.create;
var Fc = Object.defineProperty;
var Zw = Object.getOwnPropertyDescriptor;
var Xw = Object.getOwnPropertyNames;
var Qw = Object.getPrototypeOf, eb = Object.prototype.hasOwnProperty;
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
var tb = (e, t, n, r) => {
  if (t && typeof t == "object" || typeof t == "function")
    for (let o of Xw(t))
      !eb.call(e, o) && o !== n && Fc(e, o, { get: () => t[o], enumerable: !(r = Zw(t, o)) || r.enumerable });
  return e;
};
var L = (e, t, n) => (n = e != null ? Yw(Qw(e)) : {}, tb(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  t || !e || !e.__esModule ? Fc(n, "default", { value: e, enumerable: !0 }) : n,
  e
));

// lighter-node:crypto?@actions/core/lib/file-command.js
var Dc = _((y1, Zs) => {
  Zs.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  Zs.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?@actions/exec/lib/toolrunner.js
var zc = _((M1, Hc) => {
  Hc.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:child_process")[t] }));
});

// lighter-node:assert?@actions/io/lib/io.js
var Gc = _((T1, Hr) => {
  Hr.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  Hr.exports.ok = Hr.exports;
});

// lighter-node:readline?src/lazy/serve-request.ts
var If = _((BA, $f) => {
  $f.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:readline")[t] }));
});

// lighter-node:child_process?src/process.ts
var Cf = _((IA, Af) => {
  Af.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:child_process")[t] }));
});

// lighter-node:stream/consumers?src/process.ts
var Ff = _((MA, Nf) => {
  Nf.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:stream/consumers")[t] }));
});

// lighter-node:crypto?src/formats/actions-cache/actions-cache.ts
var zf = _((KA, xi) => {
  xi.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  xi.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/entry/digest.ts
var Gf = _((VA, vi) => {
  vi.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  vi.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/keys.ts
var Vf = _((tC, Oi) => {
  Oi.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  Oi.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/formats/actions-cache/compression.ts
var uu = _((lC, fu) => {
  fu.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:v8?src/formats/node-tar/start.ts
var lu = _((dC, mu) => {
  mu.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:v8")[t] }));
});

// lighter-node:zlib?src/formats/node-tar/frame.ts
var hu = _((hC, pu) => {
  pu.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/zstd.ts
var Eu = _((IC, Bu) => {
  Bu.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:v8?src/formats/actions-cache/unpack.ts
var Lu = _((sN, _u) => {
  _u.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:v8")[t] }));
});

// lighter-node:stream/consumers?src/formats/squashfs/directory-image.ts
var cm = _((lF, am) => {
  am.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:stream/consumers")[t] }));
});

// lighter-node:crypto?src/disk/local-socket.ts
var fm = _((dF, Hi) => {
  Hi.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  Hi.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:v8?src/files/journal.ts
var gm = _((xF, hm) => {
  hm.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:v8")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/check.ts
var $m = _((GF, Rm) => {
  Rm.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/metadata.ts
var Mm = _((qF, Im) => {
  Im.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/removals.ts
var hl = _((G_, pl) => {
  pl.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/tar/skeleton-check.ts
var Vl = _((uD, Kl) => {
  Kl.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:stream/consumers?src/mount/root-rights.ts
var sd = _((AD, od) => {
  od.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:stream/consumers")[t] }));
});

// lighter-node:crypto?src/inputs/signing.ts
var Fd = _((N2, ha) => {
  ha.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  ha.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/entry/signature.ts
var Zd = _((Q2, ba) => {
  ba.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  ba.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/rolling.ts
var lp = _((SU, xa) => {
  xa.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  xa.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:assert?@actions/glob/lib/internal-path-helper.js
var kp = _((OU, rs) => {
  rs.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  rs.exports.ok = rs.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-pattern.js
var Pp = _((RU, ss) => {
  ss.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  ss.exports.ok = ss.exports;
});

// lighter-node:assert?@actions/glob/lib/internal-path.js
var Op = _(($U, is) => {
  is.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  is.exports.ok = is.exports;
});

// lighter-node:crypto?@actions/glob/lib/internal-hash-files.js
var Ep = _((UU, Ra) => {
  Ra.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  Ra.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/report/write-report.ts
var Lp = _((cW, Ia) => {
  Ia.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  Ia.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/mount/kernel-config.ts
var mg = _((CH, ug) => {
  ug.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:readline?src/mount/broker.ts
var $g = _((az, Rg) => {
  Rg.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:readline")[t] }));
});

// lighter-node:crypto?src/disk/draft-file.ts
var Gg = _((E3, ic) => {
  ic.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  ic.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/stash/flight.ts
var cy = _((O6, lc) => {
  lc.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  lc.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/secrets/tokens.ts
var uw = _((Kq, fw) => {
  fw.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:crypto?src/files/fingerprint.ts
var Ow = _((dJ, $c) => {
  $c.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  $c.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
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
}, Gt = class extends Error {
  name = "NameTaken";
}, qt = class extends Error {
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
import { AsyncLocalStorage as vb } from "node:async_hooks";
import { homedir as Pb, tmpdir as Ob } from "node:os";
import { join as Bb } from "node:path";

// node_modules/@actions/core/lib/command.js
import * as Lc from "os";

// node_modules/@actions/core/lib/utils.js
function je(e) {
  return e == null ? "" : typeof e == "string" || e instanceof String ? e : JSON.stringify(e);
}
function Ks(e) {
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
  let r = new Vs(e, t, n);
  process.stdout.write(r.toString() + Lc.EOL);
}
function Ys(e, t = "") {
  nt(e, {}, t);
}
var _c = "::", Vs = class {
  constructor(t, n, r) {
    t || (t = "missing.command"), this.command = t, this.properties = n, this.message = r;
  }
  toString() {
    let t = _c + this.command;
    if (this.properties && Object.keys(this.properties).length > 0) {
      t += " ";
      let n = !0;
      for (let r in this.properties)
        if (this.properties.hasOwnProperty(r)) {
          let o = this.properties[r];
          o && (n ? n = !1 : t += ",", t += `${r}=${rb(o)}`);
        }
    }
    return t += `${_c}${nb(this.message)}`, t;
  }
};
function nb(e) {
  return je(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function rb(e) {
  return je(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}

// node_modules/@actions/core/lib/file-command.js
var Uc = L(Dc(), 1);
import * as jr from "fs";
import * as Wr from "os";
function Xs(e, t) {
  let n = process.env[`GITHUB_${e}`];
  if (!n)
    throw new Error(`Unable to find environment variable for file command ${e}`);
  if (!jr.existsSync(n))
    throw new Error(`Missing file at path: ${n}`);
  jr.appendFileSync(n, `${je(t)}${Wr.EOL}`, {
    encoding: "utf8"
  });
}
function Qs(e, t) {
  let n = `ghadelimiter_${Uc.randomUUID()}`, r = je(t);
  if (e.includes(n))
    throw new Error(`Unexpected input: name should not contain the delimiter "${n}"`);
  if (r.includes(n))
    throw new Error(`Unexpected input: value should not contain the delimiter "${n}"`);
  return `${e}<<${n}${Wr.EOL}${r}${Wr.EOL}${n}`;
}

// node_modules/@actions/core/lib/core.js
import * as ai from "os";

// node_modules/@actions/core/lib/summary.js
import { EOL as ob } from "os";
import { constants as Wc, promises as sb } from "fs";
var ti = function(e, t, n, r) {
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
}, { access: ib, appendFile: ab, writeFile: cb } = sb, jc = "GITHUB_STEP_SUMMARY";
var ni = class {
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
    return ti(this, void 0, void 0, function* () {
      if (this._filePath)
        return this._filePath;
      let t = process.env[jc];
      if (!t)
        throw new Error(`Unable to find environment variable for $${jc}. Check if your runtime environment supports job summaries.`);
      try {
        yield ib(t, Wc.R_OK | Wc.W_OK);
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
    return ti(this, void 0, void 0, function* () {
      let n = !!t?.overwrite, r = yield this.filePath();
      return yield (n ? cb : ab)(r, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
    });
  }
  /**
   * Clears the summary buffer and wipes the summary file
   *
   * @returns {Summary} summary instance
   */
  clear() {
    return ti(this, void 0, void 0, function* () {
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
    return this.addRaw(ob);
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
}, fb = new ni();
var ri = fb;

// node_modules/@actions/core/lib/platform.js
import rf from "os";

// node_modules/@actions/exec/lib/toolrunner.js
var hb = L(zc(), 1);

// node_modules/@actions/io/lib/io.js
var ef = L(Gc(), 1);
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
}, { chmod: oi, copyFile: Jc, lstat: zr, mkdir: Kc, open: A1, readdir: Vc, rename: ub, rm: Yc, rmdir: C1, stat: Wn, symlink: Zc, unlink: si } = Un.promises, Gr = process.platform === "win32";
function Xc(e) {
  return qc(this, void 0, void 0, function* () {
    let t = yield Un.promises.readlink(e);
    return Gr && !t.endsWith("\\") ? `${t}\\` : t;
  });
}
var N1 = Un.constants.O_RDONLY;
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
function L1(e, t) {
  return Hn(this, arguments, void 0, function* (n, r, o = {}) {
    let { force: s, recursive: i, copySourceDirectory: a } = db(o), c = (yield jn(r)) ? yield Wn(r) : null;
    if (c && c.isFile() && !s)
      return;
    let f = c && c.isDirectory() && a ? He.join(r, He.basename(n)) : r;
    if (!(yield jn(n)))
      throw new Error(`no such file or directory: ${n}`);
    if ((yield Wn(n)).isDirectory())
      if (i)
        yield tf(n, f, 0, s);
      else
        throw new Error(`Failed to copy. ${n} is a directory, but tried to copy without recursive flag.`);
    else {
      if (He.relative(n, f) === "")
        throw new Error(`'${f}' and '${n}' are the same file`);
      yield nf(n, f, s);
    }
  });
}
function D1(e) {
  return Hn(this, void 0, void 0, function* () {
    if (Gr && /[*"<>|]/.test(e))
      throw new Error('File path must not contain `*`, `"`, `<`, `>` or `|` on Windows');
    try {
      yield Yc(e, {
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
function lb(e) {
  return Hn(this, void 0, void 0, function* () {
    (0, ef.ok)(e, "a path argument must be provided"), yield Kc(e, { recursive: !0 });
  });
}
function db(e) {
  let t = e.force == null ? !0 : e.force, n = !!e.recursive, r = e.copySourceDirectory == null ? !0 : !!e.copySourceDirectory;
  return { force: t, recursive: n, copySourceDirectory: r };
}
function tf(e, t, n, r) {
  return Hn(this, void 0, void 0, function* () {
    if (n >= 255)
      return;
    n++, yield lb(t);
    let o = yield Vc(e);
    for (let s of o) {
      let i = `${e}/${s}`, a = `${t}/${s}`;
      (yield zr(i)).isDirectory() ? yield tf(i, a, n, r) : yield nf(i, a, r);
    }
    yield oi(t, (yield Wn(e)).mode);
  });
}
function nf(e, t, n) {
  return Hn(this, void 0, void 0, function* () {
    if ((yield zr(e)).isSymbolicLink()) {
      try {
        yield zr(t), yield si(t);
      } catch (o) {
        o.code === "EPERM" && (yield oi(t, "0666"), yield si(t));
      }
      let r = yield Xc(e);
      yield Zc(r, t, Gr ? "junction" : null);
    } else (!(yield jn(t)) || n) && (yield Jc(e, t));
  });
}

// node_modules/@actions/exec/lib/toolrunner.js
var W1 = process.platform === "win32";

// node_modules/@actions/core/lib/platform.js
var q1 = rf.platform(), J1 = rf.arch();

// node_modules/@actions/core/lib/core.js
var ii;
(function(e) {
  e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
})(ii || (ii = {}));
function ei(e) {
  nt("add-mask", {}, e);
}
function of(e, t) {
  let n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
  if (t && t.required && !n)
    throw new Error(`Input required and not supplied: ${e}`);
  return t && t.trimWhitespace === !1 ? n : n.trim();
}
function sf(e, t) {
  if (process.env.GITHUB_OUTPUT || "")
    return Xs("OUTPUT", Qs(e, t));
  process.stdout.write(ai.EOL), nt("set-output", { name: e }, je(t));
}
function af(e) {
  process.exitCode = ii.Failure, bb(e);
}
function ce(e) {
  nt("debug", {}, e);
}
function bb(e, t = {}) {
  nt("error", Ks(t), e instanceof Error ? e.toString() : e);
}
function cf(e, t = {}) {
  nt("warning", Ks(t), e instanceof Error ? e.toString() : e);
}
function qr(e) {
  process.stdout.write(e + ai.EOL);
}
function ff(e) {
  Ys("group", e);
}
function uf() {
  Ys("endgroup");
}
function mf(e, t) {
  if (process.env.GITHUB_STATE || "")
    return Xs("STATE", Qs(e, t));
  nt("save-state", { name: e }, je(t));
}
function lf(e) {
  return process.env[`STATE_${e}`] || "";
}

// src/native-path.ts
import { posix as kb, win32 as bt } from "node:path";
function rt(e) {
  return e !== "win32" ? kb : {
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
var { basename: Kr, dirname: G, isAbsolute: ci, join: A, relative: ze, resolve: fi } = rt(process.platform);

// src/outside-text.ts
function zn(e) {
  return pf(e).replaceAll("##[", "##\\[").replace(/^([\p{C}\p{M}\p{Z}]*)::/u, "$1\\::");
}
function Sb(e) {
  return pf(e).replace(
    // A colon before a space begins no link.
    /[^\p{L}\p{M}\p{N} "%'()+,./:;=?-]|:(?! )/gu,
    (t) => `&#${t.codePointAt(0)};`
  );
}
function ui(e) {
  return `<code>${Sb(e)}</code>`;
}
function pf(e) {
  return e.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, (t) => {
    let n = t.charCodeAt(0);
    return xb[t] ?? (n < 256 ? `\\x${df(n, 2)}` : `\\u${df(n, 4)}`);
  });
}
var xb = { "\n": "\\n", "\r": "\\r", "	": "\\t" };
function df(e, t) {
  return e.toString(16).padStart(t, "0");
}

// src/runner.ts
var Gn = new vb();
function ot(e, t) {
  return Gn.run(e, t);
}
function K(e) {
  return Gn.getStore()?.inputs.get(e.toLowerCase()) ?? of(e);
}
function ge(e, t) {
  let n = Gn.getStore()?.name;
  sf(n ? `${e}-${n}` : e, t);
}
var mi = mf, li = lf, Kt = ei;
function hf() {
  let { GITHUB_OUTPUT: e, GITHUB_STEP_SUMMARY: t } = process.env;
  return { GITHUB_OUTPUT: e, GITHUB_STEP_SUMMARY: t };
}
function gf(e) {
  af(zn(e));
}
function W(e) {
  cf(qn(e));
}
function kt(e, t = "") {
  W(`${t}${O(e)}`), e instanceof Error && e.stack && Jn(e.stack);
}
function v(e) {
  qr(qn(e));
}
function qn(e) {
  let t = Gn.getStore()?.name;
  return zn(t ? `${t}: ${e}` : e);
}
function Jn(e) {
  ce(e.split(`
`).map(zn).join(`
`));
}
function yf(e, t) {
  ff(qn(e));
  for (let n of t) qr(zn(n));
  uf();
}
function st(e) {
  v(`[warning]${e}`);
}
function wf() {
  return process.env.GITHUB_STEP_SUMMARY ? ri : void 0;
}
function it() {
  return J(process.env.GITHUB_WORKSPACE || process.cwd());
}
function q() {
  return J(process.env.RUNNER_TEMP || Ob());
}
function Vr() {
  let { RUNNER_TOOL_CACHE: e, XDG_CACHE_HOME: t } = process.env;
  return J(e || t || Bb(Pb(), ".cache"));
}
function bf() {
  return process.env.RUNNER_ENVIRONMENT === "self-hosted";
}
function Yr() {
  let e = [...Gn.getStore()?.inputs ?? []].map(
    ([r, o]) => [Eb(r), o]
  ), n = Object.entries({ ...process.env, ...Object.fromEntries(e) }).filter(([r]) => !["INPUT_SIGNING-KEY", "INPUT_CACHES"].includes(r));
  return Object.fromEntries(n.map(([r, o = ""]) => [r, o]));
}
function Eb(e) {
  return `INPUT_${e.replaceAll(" ", "_").toUpperCase()}`;
}
function hA() {
  let { RUNNER_OS: e, RUNNER_ARCH: t } = process.env;
  return { os: e || process.platform, arch: t || process.arch };
}
function gA() {
  return process.env.RUNNER_NAME ?? "";
}
function kf(e) {
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
    defaultBranch: K("default-branch"),
    cacheMode: e.ACTIONS_CACHE_MODE ?? "",
    token: e.ACTIONS_RUNTIME_TOKEN ?? ""
  };
}
function Sf() {
  let { env: e } = process, t = e.ACTIONS_CACHE_SERVICE_V2 && Rb(e.GITHUB_SERVER_URL) ? "v2" : "v1", n = t === "v2" ? e.ACTIONS_RESULTS_URL : e.ACTIONS_CACHE_URL, r = e.ACTIONS_RUNTIME_TOKEN ?? "";
  return n && URL.canParse(n) && (r !== "" || t === "v1") ? { language: t, url: n, token: r } : void 0;
}
function Rb(e = "") {
  let t = e || "https://github.com", n = URL.canParse(t) ? new URL(t).hostname : "";
  return n === "github.com" || n.endsWith(".ghe.com") || n.endsWith(".localhost");
}

// src/steps/background-save.ts
import { lstatSync as vT, mkdtempSync as PT, rmSync as Fw } from "node:fs";
import { join as Tc } from "node:path";
import { setTimeout as Nw } from "node:timers/promises";

// src/disk/trusted-file.ts
import { closeSync as Cb, constants as pi, fstatSync as Nb, lstatSync as Fb, openSync as _b, readFileSync as Lb } from "node:fs";

// src/disk/ownership.ts
import { lstat as xf, mkdir as $b, readlink as Ib } from "node:fs/promises";
import { dirname as Mb, join as vf, relative as Tb, resolve as Pf, sep as Vt } from "node:path";
async function Ae(e) {
  let t = await xf(e);
  if (!t.isDirectory()) throw new Error(`${e} is no directory`);
  di(e, t);
}
function Kn({ uid: e }) {
  let t = process.geteuid?.();
  return t === void 0 || e === t;
}
function Of({ mode: e }) {
  return !process.geteuid || (e & 63) === 0;
}
function di(e, { uid: t, mode: n }) {
  if (Bf(e, t), !process.geteuid || (n & 18) === 0) return;
  let r = Pf(e);
  throw new Error(`others may write to ${r}: run chmod go-w ${r}`);
}
function Bf(e, t) {
  if (!Kn({ uid: t }) && t !== 0) throw new Error(`${Pf(e)} belongs to another user`);
}
async function Ef(e, t) {
  for (let n of Rf(e, t)) await Ae(n);
}
async function Ge(e, t) {
  for (let n of Rf(e, t))
    await $b(n, { mode: 448 }).catch((r) => {
      if (R(r) !== "EEXIST") throw r;
    }), await Ae(n);
}
function Rf(e, t) {
  let n = Tb(e, t).split(Vt);
  return n.map((r, o) => vf(e, ...n.slice(0, o + 1)));
}
var Ab = 40;
async function Yt(e) {
  if (!process.geteuid) return;
  let t = e.split(Vt), n = 0, r = Vt;
  for (let o = t.shift(); o !== void 0; o = t.shift()) {
    let s = o === ".." ? Mb(r) : vf(r, o), i = await xf(s).catch((c) => {
      if (R(c) !== "ENOENT") throw c;
    });
    if (!i) return;
    if (!i.isSymbolicLink()) {
      r = s;
      continue;
    }
    if (Bf(s, i.uid), ++n > Ab) throw new Error(`${e} has too many links`);
    let a = await Ib(s);
    a.startsWith(Vt) && (r = Vt), t.unshift(...a.split(Vt));
  }
}

// src/disk/trusted-file.ts
function at(e, t) {
  let n = (o) => o?.isFile() === !0 && Kn(o) && o.size <= t;
  if (!n(Fb(e, { throwIfNoEntry: !1 }))) return;
  let r = _b(e, pi.O_RDONLY | pi.O_NOFOLLOW | pi.O_NONBLOCK);
  try {
    return n(Nb(r)) ? Lb(r) : void 0;
  } finally {
    Cb(r);
  }
}

// src/inputs/values.ts
function qe(e) {
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
function hi(e, t) {
  let n = e(t);
  if (n === "") throw new T(`Input required and not supplied: ${t}`);
  return n;
}

// src/lazy/serve-request.ts
var Mf = L(If(), 1);
function Zr(e) {
  return `${JSON.stringify(e).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029")}
`;
}
function Tf(e) {
  let t = (0, Mf.createInterface)({ input: e }), { promise: n, resolve: r } = Promise.withResolvers();
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
import { readFileSync as Db, readlinkSync as Ub } from "node:fs";
function gi() {
  return Ub("/proc/self/ns/pid").replace(/\D/g, "");
}
function ve(e) {
  try {
    let t = Db(`/proc/${e}/stat`, "latin1").replace(/^.*\) /s, "").split(" ");
    return t[0] === "Z" ? void 0 : t[19];
  } catch {
    return;
  }
}

// src/process.ts
var Yn = L(Cf(), 1), yi = L(Ff(), 1);
import { once as wi } from "node:events";
import { finished as ek } from "node:stream/promises";

// src/find-program.ts
import { accessSync as Wb, constants as jb, statSync as Hb } from "node:fs";
import { delimiter as zb, isAbsolute as Gb, join as qb } from "node:path";
var Jb = process.platform === "win32" ? ".exe" : "";
function Vn(e) {
  return (process.env.PATH ?? "").split(zb).filter((n) => Gb(n)).map((n) => qb(n, `${e}${Jb}`)).find(Kb);
}
function _f(e) {
  let t = Vn(e);
  if (t === void 0) throw new ne(`there is no ${e} on PATH`);
  return t;
}
function Kb(e) {
  try {
    return Wb(e, jb.X_OK), Hb(e).isFile();
  } catch {
    return !1;
  }
}

// src/program-exit.ts
import { once as Vb } from "node:events";
async function Lf(e, t) {
  let n = !1, r = () => {
    n = !0;
    for (let i of e) i.kill("SIGKILL");
  };
  t.addEventListener("abort", r), t.aborted && r();
  let o = await Promise.all(
    e.map(async (i) => {
      try {
        await Zb(i, { mayEcho: i !== e.at(-1) });
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
var Yb = /^: (\S*\/)?\w+: (-: Cannot write|write error|standard output|error \d+ : Write error( : cannot write block)?)(:| :) (Broken pipe|Connection reset by peer)\s*(\n(\S*\/)?\w+: Error is not recoverable: exiting now)?$/;
async function Zb(e, { mayEcho: t }) {
  let n = Qb(e.stderr), [r, o] = await Vb(e, "close");
  if (r !== 0 && !(t && (o === "SIGPIPE" || Yb.test(n()))))
    throw new ne(`${e.spawnfile} ${Xr(r, o)}${n()}`);
}
function Xr(e, t) {
  return t ? `was ended by ${t}` : `failed with exit code ${e}`;
}
var Xb = 1e3;
function Qb(e) {
  let t = "";
  return e.setEncoding("utf8").on("data", (n) => {
    t = (t + n).slice(-Xb);
  }), () => t.trim() === "" ? "" : `: ${t.trim()}`;
}

// src/process.ts
function bi() {
  let { PATH: e, SystemRoot: t } = process.env;
  return { PATH: e, LC_ALL: "C", ...t && { SystemRoot: t } };
}
function Y(e, { cwd: t, signal: n, stdin: r }) {
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
var tk = /^(NODE_(OPTIONS|EXTRA_CA_CERTS|USE_SYSTEM_CA|COMPILE_CACHE)|SSL_CERT_(FILE|DIR)|LD_LIBRARY_PATH)$/;
function Qr({ path: e, args: t }) {
  let n = Object.entries(process.env).filter(([a]) => tk.test(a)), r = (0, Yn.spawn)(e, t, {
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
async function St(e, t, n) {
  await eo({ path: _f(e), args: t }, n);
}
async function eo(e, t) {
  let { stdout: n, ended: r } = Y([e], t);
  n.resume(), await r;
}
function Uf(e, t) {
  let n = process.umask(0);
  try {
    return (0, Yn.spawn)(e.path, e.args, { ...t, env: bi() });
  } finally {
    process.umask(n);
  }
}
async function zA(e, t, { cwd: n, signal: r }) {
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
    let [c] = await wi(s, "close");
    return { exitCode: c, output: a, ms: performance.now() - o };
  } finally {
    r.removeEventListener("abort", i);
  }
}
async function GA({ path: e, args: t }, { cwd: n, env: r, signal: o }) {
  let s = process.platform !== "win32", i = (0, Yn.spawn)(e, t, { cwd: n, env: { ...r, ...bi() }, detached: s });
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
    c += f, c.length > Df && a();
  });
  try {
    let [f, u] = await wi(i, "exit");
    if (a(), await ek(i.stdout, { signal: AbortSignal.timeout(1e3) }).catch(() => {
    }), o.throwIfAborted(), f === 0 && c.length <= Df) return c;
    throw new ne(`${e} ${Xr(f, u)}`);
  } finally {
    o.removeEventListener("abort", a), i.stdout.destroy(), i.stderr.destroy();
  }
}
var Df = 64 * 1024;
async function Zn(e, t = [0]) {
  let n = Uf(e, { stdio: "pipe" });
  n.stdin?.destroy();
  let [[r, o], s, i] = await Promise.all([
    wi(n, "close"),
    (0, yi.text)(n.stdout),
    (0, yi.text)(n.stderr)
  ]);
  if (r !== null && t.includes(r)) return s;
  throw new ne(`${e.path} ${Xr(r, o)}: ${i.trim()}`);
}

// src/state.ts
var Wf = "headstart";
function ki(e) {
  mi(Wf, JSON.stringify(e));
}
function to() {
  let e = li(Wf);
  return e === "" ? void 0 : JSON.parse(e);
}
var jf = "headstart-background";
function Si(e) {
  mi(jf, e ? JSON.stringify(e) : "");
}
function Hf() {
  let e = li(jf);
  return e === "" ? void 0 : JSON.parse(e);
}

// src/steps/job.ts
import { lstatSync as tP } from "node:fs";

// src/formats/actions-cache/actions-cache.ts
var sm = L(zf(), 1);

// src/entry/digest.ts
var qf = L(Gf(), 1);

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
function Pe(e) {
  return e.reduce((t, n) => t + n.length, 0);
}

// src/entry/digest.ts
var M = 1024 * 1024, Qt = 32;
function Xn(e) {
  return Math.ceil(e / M) * Qt;
}
function Jf() {
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
function Pi(e, t, n) {
  let r = n.subarray(t * Qt, (t + 1) * Qt);
  return r.length === Qt && Ce(...e).equals(r);
}
function Kf(e, { offset: t, length: n }) {
  let r = Ne(t, t + n), o = r[0] * Qt;
  return Ce(
    Buffer.from(`${n}
`),
    e.subarray(o, o + r.length * Qt)
  ).toString("hex");
}
function Ce(...e) {
  let t = (0, qf.createHash)("sha256");
  for (let n of e) t.update(n);
  return t.digest();
}
function Ne(e, t) {
  let n = Math.floor(e / M), r = t > e ? Math.ceil(t / M) - n : 0;
  return Array.from({ length: r }, (o, s) => n + s);
}

// src/entry/container.ts
var en = "headstart-2", nk = ["image", "delta"];
function tn(e, t) {
  return nk.includes(t) ? Math.ceil(e / M) * M : e;
}
function U({ segments: e }) {
  let t = e.at(-1);
  return t ? t.offset + t.length : 0;
}
function no({ digests: e, ...t }) {
  return Ce(Buffer.from(JSON.stringify(t)), e).toString("hex");
}

// src/keys.ts
var oo = L(Vf(), 1), Yf = 10, ro = 512;
function Ei(e) {
  if (e.length > Yf) return `Key Validation Error: Keys are limited to a maximum of ${Yf}.`;
  for (let t of e) {
    if (t.length > ro)
      return `Key Validation Error: ${t} cannot be larger than ${ro} characters.`;
    if (t.includes(",")) return `Key Validation Error: ${t} cannot contain commas.`;
  }
}
function Z(e, t) {
  return e === t || e.localeCompare(t, void 0, { sensitivity: "accent" }) === 0;
}
var Zf = Ri;
function Ri(e) {
  let t = (0, oo.createHash)("sha256");
  for (let n of e) t.update(`${Buffer.byteLength(n)}:${n},`);
  return t.digest("hex");
}
function Xf(e, t) {
  for (let n of e) {
    let r = Bi(t.filter((o) => o.key === n)) ?? Bi(t.filter((o) => Z(o.key, n))) ?? Bi(t.filter((o) => o.key.startsWith(n)));
    if (r) return r;
  }
}
function Bi(e) {
  return e.toSorted($i)[0];
}
function $i(e, t) {
  return t.createdAt.getTime() - e.createdAt.getTime() || (e.key < t.key ? 1 : -1);
}
var Qf = 225, rk = 160;
function Qn(e) {
  let t = ru(e) || "%";
  return t.length <= Qf ? t : `${tu(e)}~${(0, oo.createHash)("sha256").update(e).digest("hex")}`;
}
function eu(e) {
  let t = Qn(e).replace(
    /%[0-9A-F]{2}|[A-Z]/g,
    (n) => n.length > 1 ? n : ou(n)
  );
  return t.length <= Qf ? t : `~${(0, oo.createHash)("sha256").update(e).digest("hex")}`;
}
function tu(e) {
  return ru(e).slice(0, rk);
}
function nu(e, t) {
  let n = e.toLowerCase();
  return t.some((r) => n.startsWith(tu(r).toLowerCase()));
}
function Ii(e) {
  if (e.includes("~")) return;
  if (e === "%") return "";
  let t = e.replace(
    /%([0-9A-F]{2})/g,
    (n, r) => String.fromCharCode(Number.parseInt(r, 16))
  );
  return Buffer.from(t, "latin1").toString("utf8");
}
function ru(e) {
  return Buffer.from(e, "utf8").toString("latin1").replace(/^\.|[^A-Za-z0-9._-]/g, ou);
}
function ou(e) {
  return `%${e.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
}

// src/formats/naming.ts
function Mi({ crossOs: e, platform: t = process.platform }) {
  return t === "win32" && !e;
}
function so(e, t) {
  let n = Mi(t) ? "windows-only" : "any", r = t.rolling ? ["rolling"] : [];
  return Zf([...r, en, e, n, ...t.paths]);
}

// src/formats/actions-cache/pack.ts
import { once as Wk } from "node:events";
import { setImmediate as jk } from "node:timers/promises";

// src/files/byte-strings.ts
import { readdirSync as ok } from "node:fs";
function x(e) {
  return Buffer.from(e, "utf8").toString("latin1");
}
var sk = /[\u0080-\u00ff]/, ik = new TextDecoder("utf-8", { fatal: !0, ignoreBOM: !0 });
function b(e, t = process.platform) {
  if (!sk.test(e)) return e;
  let n = Buffer.from(e, "latin1");
  if (t !== "win32") return n;
  try {
    return ik.decode(n);
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
  return ok(b(e), { encoding: "latin1" });
}

// src/formats/packing.ts
import { symlinkSync as ak } from "node:fs";
import { join as ck } from "node:path";
function nn({ matches: e, scratch: t }) {
  let n = new Map(e.map(({ root: r }) => [r.place, r.base]));
  for (let [r, o] of n) ak(o, ck(t, String(r)));
}
async function xt(e, { write: t, signal: n }) {
  let r = 0;
  for await (let o of e)
    await t(o), n.throwIfAborted(), r += o.length;
  return r;
}

// src/formats/tar-commands.ts
var fk = ["-b", String(2048)];
function uk(e) {
  return ["-b", String(Math.min(Math.max(20, Math.ceil(e / 512 / 8)), 2048))];
}
var Ti = process.platform === "darwin" ? ["--no-mac-metadata"] : [];
function io(e, { beyondAscii: t, archiveBytes: n = Number.POSITIVE_INFINITY, listing: r }) {
  if (e.dialect === "node") return { thread: "create" };
  let { path: o, dialect: s } = e, i = uk(n);
  if (s === "bsd") {
    let f = ["--uid", "0", "--gid", "0", "--uname", "", "--gname", ""], u = [...Ti, "--no-xattrs", "--no-acls", "--no-fflags", ...f], m = ["--format", "pax", "--options", "hdrcharset=BINARY"], l = ["--no-recursion", "--null", "-T", "-"];
    return { path: o, args: ["-c", "-P", "-f", "-", ...i, ...m, ...u, ...l] };
  }
  let a = t ? ",hdrcharset:=BINARY" : "", c = r === void 0 ? [] : ["-vv", "--utc", `--index-file=${r}`];
  return { path: o, args: [...iu(a), "-P", "--sparse", ...c, ...i, ...su] };
}
var su = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"];
function iu(e = "") {
  return ["--create", "--file=-", ...["--format=posix", `--pax-option=exthdr.name=pax,delete=atime,delete=ctime${e}`], "--numeric-owner", "--owner=0", "--group=0"];
}
function ao({ path: e }) {
  let t = ["-b", "128", "--mode=a-st", "--transform=s,^\\([0-9]*\\)/\\.$,\\1,SH"], n = ["--clamp-mtime", `--mtime=@${4294967295}`];
  return { path: e, args: [...iu(",delete=mtime"), ...t, ...n, ...su] };
}
function co(e, t) {
  if (e.dialect === "node") return { thread: "extract", bases: t };
  let { path: n, dialect: r } = e, o = r === "gnu" ? ["--warning=no-unknown-keyword"] : Ti, s = ["-f", "-", "--ignore-zeros", ...fk, ...o];
  return { path: n, args: ["-x", ...s, "--no-same-owner", "--no-same-permissions"] };
}
function au({ path: e }) {
  return { path: e, args: ["-c", "-f", "-", "--format", "mtree", "--options", "!all,type,mode,time", "@-"] };
}
function cu({ path: e }) {
  return { path: e, args: ["-x", "-p", "-f", "-", "--no-same-owner", ...Ti] };
}

// src/formats/actions-cache/compression.ts
var sn = L(uu(), 1);
import { pipeline as Tu, Readable as Au } from "node:stream";
import { pipeline as Lk } from "node:stream/promises";

// src/formats/node-tar/start.ts
var vu = L(lu(), 1);
import { availableParallelism as Su } from "node:os";
import { extname as hk, join as gk } from "node:path";
import { Readable as xu, Writable as yk } from "node:stream";
import { Worker as wk } from "node:worker_threads";

// src/formats/node-tar/flow.ts
function du(e) {
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
var rn = L(hu(), 1);
import { once as mk } from "node:events";
var vt = 4 * 1024 * 1024;
async function gu(e, t) {
  let n = (0, rn.createZstdCompress)({ ...lk(e, t), flush: rn.constants.ZSTD_e_end });
  try {
    return n.write(e), await mk(n, "readable"), dk(n.read());
  } finally {
    n.destroy();
  }
}
var yC = 33 * 1024 * 1024;
function lk({ length: e }, t) {
  return { params: { [rn.constants.ZSTD_c_compressionLevel]: t }, chunkSize: pk(e) };
}
function dk({ buffer: e, byteOffset: t, length: n }) {
  return t === 0 && e.byteLength > Buffer.poolSize ? Buffer.from(e.transfer(n)) : Buffer.from(e.slice(t, t + n));
}
function pk(e) {
  return e + (e >> 8) + (e < 131072 ? 131072 - e >> 11 : 0) + 1;
}

// src/formats/node-tar/slabs.ts
function yu(e, t, n) {
  let r = (s) => new Int32Array(new SharedArrayBuffer(4 * s));
  return { slabs: Array.from({ length: e }, () => new SharedArrayBuffer(t)), owners: r(e), releases: r(1), share: n };
}
function wu({ slabs: e }, t) {
  return Buffer.from(e[t]);
}
function Ai({ owners: e, releases: t }, n, r) {
  Atomics.compareExchange(e, n, r, 0) === r && (Atomics.add(t, 0, 1), Atomics.notify(t, 0));
}
function bu(e, t) {
  for (let n = 0; n < e.slabs.length; n++) Ai(e, n, t);
}

// src/formats/node-tar/start.ts
function Pt(e, t) {
  if (!("thread" in e)) return Y([e], t);
  let n = Ni(e, t);
  return { ...n, stdout: xu.from(bk(n)) };
}
async function* bk({ stdout: e }) {
  for await (let { content: t, release: n } of e) {
    let r = Buffer.from(t);
    n(), yield r;
  }
}
var kk = gk(import.meta.dirname, `tar-thread${hk(import.meta.filename)}`), Pu = [], Ci = Math.min(Su(), 2), er = Math.min(Su(), 4), ku, Sk = 0;
function Ou() {
  return ku ??= yu(er + 1, vt, er + 2 - Ci), ku;
}
function xk() {
  (0, vu.setFlagsFromString)("--semi-space-growth-factor=1");
  let e = { maxYoungGenerationSizeMb: 2 };
  return { thread: new wk(kk, { execArgv: [], env: {}, resourceLimits: e }), owner: ++Sk };
}
function Ni(e, { cwd: t, signal: n }) {
  let r = Pu.pop() ?? xk(), { thread: o, owner: s } = r, i = Ou();
  o.ref();
  let a = (g) => o.postMessage(g), c = { ...e, cwd: t, mask: process.umask(), slabs: i, owner: s };
  a(c);
  let f = du(o), u = new yk({
    write: (g, y, w) => {
      f.send(new Uint8Array(g)).then(() => w());
    },
    final(g) {
      a("end"), g();
    }
  });
  u.on("error", () => {
  });
  let m = new xu({ objectMode: !0, read() {
  } }), l = (g) => {
    "taken" in g ? f.taken(g.taken) : m.push("frame" in g ? d(g) : p(g));
  }, d = ({ frame: g, contentBytes: y }) => ({ frame: Buffer.from(g.buffer, g.byteOffset, g.length), contentBytes: y }), p = ({ slab: g, filled: y }) => ({
    content: wu(i, g).subarray(0, y),
    release: () => Ai(i, g, s)
  }), h = vk(r, l, n).finally(() => {
    m.push(null), u.destroy(new Error("its reader has ended"));
  });
  return { pid: process.pid, stdin: u, stdout: m, ended: h };
}
async function vk(e, t, n) {
  let { thread: r } = e, { promise: o, resolve: s } = Promise.withResolvers(), i = (m) => {
    m === "done" ? s(void 0) : "isBadEntry" in m ? s(m.isBadEntry ? new k(m.message) : new ne(m.message)) : t(m);
  }, a = ({ message: m }) => s(new ne(m)), c = () => s(new ne("a thread of tar ended early")), f = () => {
    r.terminate();
  };
  r.on("message", i).on("error", a).on("exit", c), n.addEventListener("abort", f), n.aborted && f();
  let u = await o;
  if (n.removeEventListener("abort", f), r.off("message", i).off("error", a).off("exit", c), !u && !n.aborted) {
    r.unref(), Pu.push(e);
    return;
  }
  throw await r.terminate(), bu(Ou(), e.owner), n.throwIfAborted(), u;
}

// src/formats/zstd.ts
var on = L(Eu(), 1);
import { once as Tk } from "node:events";
import { pipeline as Ak } from "node:stream";

// src/formats/output-limit.ts
import { statfsSync as Pk } from "node:fs";
import { readFile as Ok } from "node:fs/promises";
var Ru = 64 * 1024 * 1024, Bk = 0.1, Ek = 8 * 1024, Rk = 8, $k = 25;
function Ot({ files: e, bytes: t, unpackedBytes: n = t }) {
  return Math.max(t, n) * (1 + Bk) + e * Ek;
}
function Ke(e) {
  let t = new AbortController(), { bavail: n, bsize: r } = Pk(e), o = Ru + Rk * n * r, s = Ru, i = 0, a = (c) => {
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
      let u = setInterval(async () => a(await Ik(c)), $k), m = () => clearInterval(u);
      f.then(m, m);
    }
  };
}
async function Ik(e) {
  let t = await Ok(`/proc/${e}/io`, "latin1").catch(() => "");
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
var Mk = 32 * 1024 * 1024;
async function fo(e, t) {
  for (; e.pending > Mk / t.length; ) await e.progress();
}

// src/formats/zstd.ts
var Ck = 1024 * 1024;
function Bt(e, t = Number.POSITIVE_INFINITY) {
  return e === void 0 || t < Ck ? Fi : Nk(e);
}
function Nk(e) {
  return {
    packing(t, n, r) {
      if ("thread" in t) return Fi.packing(t, n, r);
      let { level: o, threads: s, check: i } = n, a = s === 1 ? "--single-thread" : `-T${s}`, c = ["-q", "-c", i ? "--check" : "--no-check", `-${o}`, a];
      return Y([t, { path: e, args: c }], r);
    },
    unpacking(t, n) {
      if ("thread" in t) return Fi.unpacking(t, n);
      let r = Ke(n.cwd), o = { ...n, signal: AbortSignal.any([n.signal, r.signal]) }, { pid: s, stdin: i, stdout: a, ended: c } = Y([{ path: e, args: ["-q", "-d", "-c"] }, t], o);
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
          i.end(Fk);
        }
      });
    }
  };
}
var Fk = Buffer.from([80, 42, 77, 24, 0, 0, 0, 0]), $u = 128 * 1024;
function _k(e, t, n) {
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
      await e, r = (0, on.createZstdDecompress)({ chunkSize: $u }), r.on("error", () => {
      });
      for (let [c, f] of o) i(f, c);
      s && r.end();
      for await (let c of r)
        n.count(c.length), n.signal.throwIfAborted(), t.write(c) || await Tk(t, "drain");
      r.destroy();
      for (let [c] of o) o.delete(c) && c(new Error("it comes after the frame"));
    })()
  };
}
var Fi = {
  packing(e, { level: t, check: n }, r) {
    let o = Pt(e, r), { ZSTD_c_compressionLevel: s, ZSTD_c_checksumFlag: i } = on.constants, a = { [s]: t, [i]: Number(n) }, c = (0, on.createZstdCompress)({ params: a, chunkSize: $u });
    return Ak(o.stdout, c, () => {
    }), { ...o, stdout: c };
  },
  unpacking(e, t) {
    let n = new AbortController(), r = Ke(t.cwd), o = AbortSignal.any([t.signal, n.signal, r.signal]), { stdin: s, stdout: i, ended: a } = Pt(e, { ...t, signal: o }), c = Promise.resolve(), f;
    return tr({
      stdout: i,
      ended: a,
      allow: r.allow,
      write(u, m) {
        f || (f = _k(c, s, r), c = f.fed.catch((l) => n.abort(l))), f.write(u, m);
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
function Cu(e, { tools: t, level: n }, r) {
  if (t.zstd) return Bt(t.zstd).packing(e, { level: n, threads: 0, check: !0 }, r);
  let o = Pt(e, r), s = (0, sn.createGzip)();
  return Tu(o.stdout, s, () => {
  }), { ...o, stdout: s };
}
var _i = Buffer.from([40, 181, 47, 253]), Iu = Buffer.from([31, 139]);
async function* Nu(e, t, n) {
  let [r, o] = await Dk(e);
  if (r.subarray(0, Iu.length).equals(Iu)) yield* Mu((0, sn.createGunzip)(), o);
  else if (r.subarray(0, _i.length).equals(_i)) t ? yield* Uk({ path: t, args: ["-q", "-d", "-c"] }, o, n) : yield* Mu((0, sn.createZstdDecompress)(), o);
  else throw new k("it is no archive");
}
async function Dk(e) {
  let t = e[Symbol.asyncIterator](), n = Buffer.alloc(0);
  for (; n.length < _i.length; ) {
    let o = await t.next();
    if (o.done) break;
    n = Buffer.concat([n, o.value]);
  }
  async function* r() {
    yield n, yield* { [Symbol.asyncIterator]: () => t };
  }
  return [n, r()];
}
async function* Mu(e, t) {
  Tu(Au.from(t), e, () => {
  }), yield* e;
}
async function* Uk(e, t, { cwd: n, signal: r }) {
  let o = new AbortController(), { stdin: s, stdout: i, ended: a } = Y([e], {
    cwd: n,
    signal: AbortSignal.any([r, o.signal])
  }), c = Lk(Au.from(t), s).catch((f) => {
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
async function Fu(e) {
  let { tools: t, level: n, workspace: r } = e, o = new AbortController(), s = (y) => o.abort(y), i = { cwd: r, signal: AbortSignal.any([e.signal, o.signal]) }, a = io(t.tar, { beyondAscii: !1 }), { stdin: c, stdout: f, ended: u } = Cu(a, { tools: t, level: n }, i), m = { segments: [], files: 0, bytes: 0, skipped: [] }, l = zk(c, { ...e, signal: i.signal }, m).catch(s), d = xt(f, e);
  d.catch(s), await u, await l;
  let p = await d;
  o.signal.throwIfAborted();
  let { files: h, bytes: g } = m;
  return h > 0 && m.segments.push({ kind: "archive", offset: 0, length: p, files: h, bytes: g }), m;
}
var Hk = 256;
async function zk(e, { matches: t, found: n, workspace: r, signal: o }, s) {
  let i = Gk(t, r), a = /* @__PURE__ */ new Set(), c = [];
  for (let f of n) {
    for (let { kind: u, member: m, bytes: l, hardLink: d } of f) {
      if (u === "other") {
        s.skipped.push(m);
        continue;
      }
      s.files++, (!d || !a.has(d.inode)) && (s.bytes += l), d && a.add(d.inode), c.push(`${i(m)}\0`);
    }
    c.length < Hk || (e.write(c.join(""), "latin1") || await Wk(e, "drain", { signal: o }), c = [], await jk(void 0, { signal: o }));
  }
  e.end(c.join(""), "latin1");
}
function Gk(e, t, n = process.platform) {
  let { join: r, relative: o } = rt(n), s = new Map(
    e.map(({ root: i }) => [String(i.place), o(x(t), x(i.base))])
  );
  return (i) => {
    let a = i.indexOf("/");
    return r(s.get(i.slice(0, a)) ?? "", i.slice(a + 1));
  };
}

// src/formats/actions-cache/unpack.ts
var rm = L(Lu(), 1);
import { linkSync as CS, mkdirSync as NS } from "node:fs";
import { availableParallelism as FS } from "node:os";
import { dirname as _S, join as LS } from "node:path";

// src/formats/tar-records.ts
var V = 512;
function me(e) {
  return (V - e % V) % V;
}
function uo(e, t, n) {
  let r = n.toString("latin1");
  if (t === "L") return { ...e, name: Du(r) };
  if (t === "K") return { ...e, target: Du(r) };
  if (t === "g") return e;
  let o = new Map(qk(r));
  return { ...e, ...Jk(o) };
}
function Du(e) {
  let t = e.indexOf("\0");
  return t < 0 ? e : e.slice(0, t);
}
function* qk(e) {
  for (let t = 0; t < e.length; ) {
    let n = e.indexOf(" ", t), r = Number(e.slice(t, n)), o = e.slice(n + 1, t + r - 1), s = o.indexOf("=");
    if (!(Number.isInteger(r) && r > n - t && e[t + r - 1] === `
`) || s < 1) throw new k("its archive is damaged");
    yield [o.slice(0, s), o.slice(s + 1)], t += r;
  }
}
function Jk(e) {
  let t = (c) => e.get(c) || void 0, n = {}, r = t("GNU.sparse.name") ?? t("path"), o = t("linkpath"), s = t("size"), i = t("mtime");
  r !== void 0 && (n.name = r), o !== void 0 && (n.target = o), s !== void 0 && (n.size = Number(Uu(s))), i !== void 0 && /^-?\d{1,18}(\.\d{1,18})?$/.test(i) && (n.mtime = i);
  let a = [...e.keys()].some((c) => c.startsWith("GNU.sparse."));
  if (a && t("GNU.sparse.major") !== "1") throw new k("its archive has an old form of holes");
  return a && (n.sparseSize = Uu(t("GNU.sparse.realsize"))), n;
}
function Uu(e = "") {
  if (/^\d{1,15}$/.test(e)) return e;
  throw new k("its archive is damaged");
}

// src/formats/archive-reader.ts
var Kk = 1024 * 1024;
function Wu(e = "one") {
  let t = Buffer.alloc(0), n = {}, r, o = 0, s = 0, i = e === "several", a = (f, u) => {
    n = uo(n, f, u), s = me(u.length), r = void 0;
  }, c = (f) => {
    if (i = f.every((p) => p === 0), i) return;
    let { type: u, member: m } = Vk(f);
    if ("xgLK".includes(u)) {
      if (m.size > Kk) throw new k("a header in the archive is too large");
      r = { type: u, size: m.size };
      return;
    }
    let l = { ...m, ...n, name: n.name ?? m.name };
    n = {};
    let d = { ...l, kind: Xk(u, l.name) };
    if (d.kind !== "file" && d.size > 0) throw new k("a link or directory has content");
    return o = d.size, s = me(d.size), d;
  };
  return {
    /** Each member that begins in these bytes, followed by the pieces of its content. */
    *push(f) {
      let u = t.length === 0 ? f : Buffer.concat([t, f]);
      t = u.subarray(u.length);
      for (let m = 0; m < u.length && (!i || e === "several"); ) {
        let l = m + (o || s || (r?.size ?? V)), d = u.subarray(m, l);
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
function Vk(e) {
  if (mo(e, 148, 8) !== Yk(e)) throw new k("its archive is damaged");
  let t = an(e, 0, 100), n = an(e, 257, 6) === "ustar" ? an(e, 345, 155) : "";
  return {
    type: an(e, 156, 1) || "0",
    member: {
      name: n === "" ? t : `${n}/${t}`,
      target: an(e, 157, 100),
      // Without setuid, setgid and sticky bits.
      mode: mo(e, 100, 8) & 511,
      mtime: String(mo(e, 136, 12)),
      size: mo(e, 124, 12),
      sparseSize: void 0
    }
  };
}
function Yk(e) {
  let t = 256;
  for (let n = 0; n < V; n++) (n < 148 || n >= 156) && (t += e[n]);
  return t;
}
function an(e, t, n) {
  let r = e.toString("latin1", t, t + n), o = r.indexOf("\0");
  return o < 0 ? r : r.slice(0, o);
}
function mo(e, t, n) {
  let r = e[t];
  if (r === 128) return Number(e.readBigUInt64BE(t + n - 8));
  let o = an(e, t, n).trim(), s = o === "" ? 0 : Number.parseInt(o, 8);
  if (Number.isSafeInteger(s) && s >= 0 && /^[0-7]*$/.test(o)) return s;
  if (r === 255) return 0;
  throw new k("its archive is damaged");
}
var Zk = {
  0: "file",
  7: "file",
  1: "hardlink",
  2: "symlink",
  3: "other",
  4: "other",
  5: "directory",
  6: "other"
};
function Xk(e, t) {
  let n = Zk[e];
  if (!n) throw new k(`its archive holds something of the unknown type ${JSON.stringify(e)}`);
  return n === "file" && t.endsWith("/") ? "directory" : n;
}

// src/formats/extract-workers.ts
import { existsSync as fS, mkdirSync as Hu, readdirSync as uS, rmSync as mS } from "node:fs";
import { join as lo } from "node:path";

// src/files/merge-trees.ts
import { rmdirSync as aS } from "node:fs";

// src/disk/rename.ts
import { lstatSync as Qk, renameSync as eS, rmdirSync as tS } from "node:fs";
function oe(e, t) {
  iS(
    () => eS(e, t),
    () => !ju(t)
  );
}
function cn(e, t) {
  let n = process.platform === "win32";
  n && nS(t);
  try {
    return oe(e, t), !0;
  } catch (r) {
    let o = R(r) ?? "";
    if (["ENOTEMPTY", "EEXIST"].includes(o) || n && o === "EPERM" && ju(t)) return !1;
    throw r;
  }
}
function nS(e) {
  try {
    tS(e);
  } catch {
  }
}
function ju(e) {
  return Qk(e, { throwIfNoEntry: !1 })?.isDirectory() === !0;
}
var rS = ["EPERM", "EBUSY", "EACCES"], oS = 200, sS = new Int32Array(new SharedArrayBuffer(4));
function iS(e, t, { platform: n = process.platform, mostMs: r = 5e3 } = {}) {
  let o = performance.now() + r;
  for (let s = 4; ; s = Math.min(2 * s, oS)) {
    try {
      e();
      return;
    } catch (i) {
      if (!(n === "win32" && rS.includes(R(i) ?? "")) || performance.now() > o || !t()) throw i;
    }
    Atomics.wait(sS, 0, 0, s);
  }
}

// src/files/merge-trees.ts
function Li(e, t, n) {
  if (!cn(b(e), b(t))) {
    re(t).length < re(e).length && cS(e, t, n);
    for (let r of re(e)) Li(`${e}/${r}`, `${t}/${r}`, n);
    aS(b(e));
  }
}
function cS(e, t, n) {
  oe(b(e), n), oe(b(t), b(e)), oe(n, b(t));
}

// src/formats/extract-workers.ts
async function po({ tar: e, codec: t, dir: n, workers: r, files: o, signal: s, warn: i }, a) {
  let c = new AbortController(), f = AbortSignal.any([s, c.signal]), u = (P) => c.abort(P), m = Array.from({ length: r }, (P, B) => lo(n, `lane-${B}`)), l = m.map((P) => {
    Hu(P);
    let B = t.unpacking(co(e), { cwd: P, signal: f });
    return B.stdout.resume(), { sink: B, files: B.ended.then(() => Di(x(P))).catch(u) };
  }), d = l.map(({ sink: P }) => P), p = await a(d, f).catch(u), h = await Promise.all(l.map(({ files: P }) => P));
  f.throwIfAborted();
  let g = h.reduce((P, B) => P + (B ?? 0), 0), y = lS(n);
  if (g > o() || g < o() && !y)
    throw new k(`its segments held ${g} files instead of ${o()}`);
  let w = lo(n, "tree");
  Hu(w);
  for (let P of m) Li(x(P), x(w), lo(n, "aside"));
  let S = y ? o() - Di(x(w)) : 0;
  if (S > o() - g)
    throw mS(w, { recursive: !0 }), new Jt();
  return S > 0 && i(`Some names are one name here, so later files replaced ${S} of ${o()} files`), p;
}
function lS(e) {
  return process.platform === "darwin" || fS(lo(e, "LANE-0"));
}
function Di(e) {
  let t = 0;
  for (let n of uS(b(e), { withFileTypes: !0, encoding: "latin1" }))
    if (n.isDirectory()) t += Di(`${e}/${n.name}`);
    else if (n.isFile()) t++;
    else throw new k("a segment of files holds something else");
  return t;
}
var dS = 1024 * 1024;
async function zu(e, t, n) {
  let r = [];
  for (let i of t) hS(i);
  let o = t.filter(({ kind: i }) => i === "files").length, s;
  for await (let { segment: i, bytes: a, endsFrame: c, ends: f } of yS(e, t)) {
    if (i.kind !== "files") {
      r.push(a);
      continue;
    }
    if (s || (s = await gS(n), s.allow(Ot(i))), s.write(a, () => e.release?.(a)), await fo(s, n), c && s.endFrame(), !!f && (s = void 0, --o === 0))
      for (let u of n) u.end();
  }
  return r;
}
var pS = 1024 * 1024;
function hS(e) {
  let t = 2 + Ot(e) / pS;
  if ((e.frames?.length ?? 0) > t)
    throw new k("a segment has more frames than its content needs");
}
async function gS(e) {
  for (; ; ) {
    let [t] = e.toSorted((n, r) => n.pending - r.pending || n.given - r.given);
    if (t.pending <= dS) return t;
    await Promise.race(e.map((n) => n.progress()));
  }
}
async function* yS(e, t) {
  let n = wS(t), r = n.next(), o = 0;
  for await (let s of e)
    for (let i = 0; i < s.length; ) {
      if (r.done) throw new k("its body is longer than its segments");
      let { segment: a, end: c, ends: f } = r.value, u = s.subarray(i, i + c - o);
      i += u.length, o += u.length;
      let m = o === c;
      yield { segment: a, bytes: u, endsFrame: m, ends: f && m }, m && (r = n.next());
    }
}
function* wS(e) {
  for (let t of e) {
    let n = t.offset, r = t.frames ?? [t.length];
    for (let [o, s] of r.entries())
      n += s, yield { segment: t, end: n, ends: o === r.length - 1 };
  }
}

// src/formats/member-header.ts
var Gu = /[\u0080-\u00ff]/, ho = 100, Ui = 8589934591, bS = { file: "0", hardlink: "1", symlink: "2", directory: "5", whiteout: "3" };
function nr(e) {
  let t = Buffer.allocUnsafe(Wi(e));
  return t.subarray(0, ji(t, 0, e));
}
function Wi({ name: e, target: t }) {
  return 4 * V + 2 * (e.length + t.length);
}
function ji(e, t, n, r = !1) {
  let o = SS(n, r), s = t;
  if (o !== "") {
    s += kS(o.length).copy(e, s), s += e.write(o, s, "latin1");
    let i = s + me(o.length);
    e.fill(0, s, i), s = i;
  }
  return Ju(e, s, n, bS[n.kind]), s + V;
}
var qu = /* @__PURE__ */ new Map();
function kS(e) {
  let t = qu.get(e);
  if (t) return t;
  let n = Buffer.alloc(V);
  return Ju(n, 0, { name: "pax", target: "", mtime: "0", mode: 420, size: e }, "x"), qu.set(e, n), n;
}
function SS({ name: e, target: t, mtime: n, size: r, sparseSize: o }, s) {
  let i = Gu.test(e) || Gu.test(t), a = i && !s ? Ve("hdrcharset", "BINARY") : "", c = i || e.length > ho ? Ve("path", e) : "", f = i || t.length > ho ? Ve("linkpath", t) : "", u = /^\d{1,11}$/.test(n) ? "" : Ve("mtime", n), m = r > Ui ? Ve("size", String(r)) : "";
  return a + c + (t === "" ? "" : f) + u + m + xS(e, o);
}
function xS(e, t) {
  return t === void 0 ? "" : Ve("GNU.sparse.major", "1") + Ve("GNU.sparse.minor", "0") + Ve("GNU.sparse.name", e) + Ve("GNU.sparse.realsize", t);
}
function Ve(e, t) {
  let n = ` ${e}=${t}
`, r = n.length + String(n.length).length;
  return `${n.length + String(r).length}${n}`;
}
var vS = PS();
function PS() {
  let e = Buffer.alloc(V);
  return fn(e, 108, 7, 0), fn(e, 116, 7, 0), e.write("        ", 148, "latin1"), e.write("ustar\x0000", 257, "latin1"), e;
}
function Ju(e, t, { name: n, target: r, mode: o, mtime: s, size: i }, a) {
  vS.copy(e, t);
  let c = Math.min(Math.max(Math.trunc(Number(s)), 0), Ui);
  e.write(n, t, ho, "latin1"), fn(e, t + 100, 7, o), fn(e, t + 124, 11, Math.min(i, Ui)), fn(e, t + 136, 11, c), e[t + 156] = a.charCodeAt(0), r !== "" && e.write(r, t + 157, ho, "latin1");
  let f = 0;
  for (let u = t; u < t + V; u++) f += e[u];
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
function go(e) {
  return new Map(e.map(({ place: t, base: n }) => [String(t), x(n)]));
}
function Ku(e) {
  return (t) => {
    let n = t.indexOf("/");
    return `${e.get(t.slice(0, n))}${t.slice(n)}`;
  };
}

// src/formats/skeleton.ts
async function yo(e, t) {
  if (e.bytes.length === 0) return;
  let { tar: n, roots: r, ...o } = t;
  await Vu(co(n, go(r)), e, o), n.dialect === "bsd" && await OS(e, n, o);
}
async function OS(e, t, n) {
  let o = (await Vu(au(t), e, n)).split(`
`).filter((c) => c.includes(" type=dir")).map((c) => c.replace(/ mode=\d*(\d{3})\b/, " mode=$1")), { stdin: s, stdout: i, ended: a } = Y([cu(t)], n);
  i.resume(), s.end(["#mtree", ...o, ""].join(`
`), "latin1"), await a;
}
async function Vu(e, { bytes: t, mostBytes: n }, { codec: r, ...o }) {
  let s = r.unpacking(e, o), i = "";
  s.stdout.setEncoding("latin1").on("data", (a) => {
    i += a;
  }), s.allow(n);
  for (let a of t) s.write(a);
  return s.endFrame(), s.end(), await s.ended, i;
}

// src/formats/actions-cache/distribute-members.ts
import { dirname as Yu } from "node:path";
var BS = 1e3, ES = 8 * 1024 * 1024, RS = 4;
function Xu(e) {
  let t = e[0], n = IS(), r = 0, o = 0, s = 0, i = "", a = (f) => {
    o += f.length, n.add(f, t);
  }, c = () => {
    a($S.subarray(0, me(s))), s = 0;
  };
  return {
    /** Starts a member. @param name its directory decides whether another worker may take over */
    begin(f, u) {
      c();
      let m = Math.max(r / BS, o / ES);
      (m >= RS || m >= 1 && Yu(u) !== i) && (n.flush(t), t = e.reduce((l, d) => d.pending < l.pending ? d : l), r = 0, o = 0), i = Yu(u), r++, a(f);
    },
    /** Adds to the content of the member that was started last. */
    content(f) {
      s += f.length, a(f);
    },
    /** Resolves when the worker's queue has room again. */
    room: () => fo(t, e),
    end() {
      c(), n.flush(t);
      for (let f of e) f.end();
    }
  };
}
var $S = Buffer.alloc(V), Zu = 1024 * 1024;
function IS() {
  let e = Buffer.allocUnsafeSlow(Zu), t = 0, n = 0, r = (o) => {
    n > t && o.write(e.subarray(t, n)), t = n;
  };
  return {
    flush: r,
    add(o, s) {
      for (let i = 0; i < o.length; ) {
        let a = o.copy(e, n, i);
        i += a, n += a, !(n < e.length) && (r(s), e = Buffer.allocUnsafeSlow(Zu), t = 0, n = 0);
      }
    }
  };
}

// src/files/windows-names.ts
var MS = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³]) *(\.|$)/i;
function TS(e) {
  if (e === "." || e === "..") return;
  if (MS.test(e)) return "it is a device";
  if (/[. ]$/.test(e)) return "it ends in a dot or a blank";
  let t = [...e].find((n) => n < " " || '<>:"|?*\\'.includes(n));
  return t === void 0 ? void 0 : `it has the character ${JSON.stringify(t)}`;
}
function wo(e) {
  for (let t of e.split("/")) {
    let n = TS(t);
    if (n !== void 0) throw new Error(`Windows has no file ${JSON.stringify(t)}: ${n}`);
  }
}

// src/formats/actions-cache/staged-names.ts
var AS = 1e5;
function em(e, t, n = process.platform) {
  let r = rt(n), o = x(t), s = e.map((m) => ({ root: m, base: x(m.base) })), i = /* @__PURE__ */ new Map(), a = /* @__PURE__ */ new Map(), c = (m) => s.find(
    ({ root: l, base: d }) => H(m, d) && l.matches(b(r.relative(d, m)).toString())
  ), f = (m) => {
    let l = a.get(m);
    if (l) return l;
    a.set(m, Qu);
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
      a.size > AS && a.clear();
      let { path: l, anchor: d } = m.includes("\0") ? Qu : u(r.resolve(o, m));
      if (!d) throw new k(`it holds ${b(m)}, which no line of path names`);
      let p = `${d.root.place}/${r.relative(d.base, l) || "."}`;
      return n === "win32" && wo(b(p, n).toString()), p;
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
var Qu = { path: "/", anchor: void 0 };

// src/formats/actions-cache/unpack.ts
async function om(e) {
  let { body: t, dir: n, tools: r, roots: o, workspace: s, workers: i = FS(), warn: a } = e, c = Ke(n);
  c.allow(1 / 0);
  let { tar: f } = r, u = AbortSignal.any([e.signal, c.signal]), m = 0, l = {
    tar: f,
    codec: tm,
    dir: n,
    workers: i,
    files: () => m,
    signal: u,
    warn: a
  }, { links: d, skeleton: p } = await po(l, async (w, S) => {
    let P = Xu(w), B = jS(em(o, s), P), E = Wu(), F = f.dialect === "node" ? void 0 : r.zstd;
    for await (let C of Nu(t, F, { cwd: n, signal: S })) {
      c.count(C.length), S.throwIfAborted();
      for (let N of E.push(C)) B.push(N);
      await P.room();
    }
    return E.finish(), P.end(), m = B.files(), B;
  }), h = LS(n, "tree");
  for (let { name: w, target: S } of d) HS(x(h), w, S);
  let g = Buffer.concat(p), y = { bytes: [g], members: p.length, mostBytes: g.length };
  await yo(y, { tar: f, roots: o, codec: tm, cwd: h, signal: u });
}
var DS = Buffer.alloc(1024), US = 512 * 1024 * 1024, WS = 1 / 2, tm = {
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
        n.end(DS);
      }
    });
  }
}, nm = 300;
function jS({ stagedName: e, follow: t }, n) {
  let r = [], o = [], s = /* @__PURE__ */ new Set(), i = /* @__PURE__ */ new Map(), a = Math.min(US, (0, rm.getHeapStatistics)().heap_size_limit * WS), c = 0, f = !1, u = 0, m = (p) => {
    if (c += p, c > a) throw new k("it holds more than anybody would save");
  }, l = (p) => {
    let h = nr(p);
    m(h.length), o.push(h);
  }, d = (p) => {
    let { kind: h } = p, g = e(p.name);
    if (h === "other" || s.has(g)) return !1;
    if (s.add(g), m(g.length + nm), h === "file")
      u++, n.begin(nr({ ...p, kind: h, name: g, target: "" }), g);
    else if (h === "directory") l({ ...p, kind: h, name: g, target: "" });
    else if (h === "symlink")
      i.set(g, { ...p, kind: h, name: g }), l({ ...p, kind: h, name: g }), t(p.name, p.target);
    else {
      let y = e(p.target);
      m(y.length + nm);
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
function HS(e, t, n) {
  let r = (o) => b(`${e}/${o}`);
  NS(r(_S(t)), { recursive: !0 });
  try {
    CS(r(n), r(t));
  } catch {
    throw new k(`it holds ${b(t)} as another name of a file that it does not hold`);
  }
}

// src/formats/actions-cache/actions-cache.ts
var im = {
  id: "actions-cache",
  indexed: !1,
  kinds: ["archive"],
  image: !1,
  versions(e, t) {
    return (t && !t.zstd ? ["gzip", "zstd-without-long"] : ["zstd-without-long", "gzip"]).map((r) => zS(r, e));
  },
  unsupportedReason: () => {
  },
  pack: Fu,
  unpack: om
};
function zS(e, t) {
  let n = Mi(t) ? ["windows-only"] : [], r = [...t.paths, e, ...n, "1.0"].join("|");
  return (0, sm.createHash)("sha256").update(r).digest("hex");
}

// src/formats/squashfs/pack.ts
import { createReadStream as Sv } from "node:fs";
import { join as xv } from "node:path";

// src/formats/squashfs/directory-image.ts
var nl = L(cm(), 1);
import { writeFileSync as pv } from "node:fs";
import { join as hv } from "node:path";

// src/files/staging.ts
import { chmodSync as kx, lstatSync as Bm, mkdtempSync as Sx, readdirSync as xx, rmSync as vx, statSync as Px } from "node:fs";
import * as Bo from "node:fs/promises";
import { createServer as Ox } from "node:net";
import { toNamespacedPath as Bx } from "node:path";

// src/disk/local-socket.ts
var um = L(fm(), 1);
import { once as GS } from "node:events";
import {
  closeSync as qS,
  lstatSync as JS,
  mkdtempSync as KS,
  openSync as VS,
  rmSync as YS,
  statSync as ZS,
  symlinkSync as XS,
  writeFileSync as QS
} from "node:fs";
import { connect as ex } from "node:net";
import { tmpdir as tx } from "node:os";
import { join as Et } from "node:path";
var bo = process.platform === "win32";
function ko(e, t, n) {
  let { path: r, close: o } = bo ? ox() : lm(e, t);
  return n.on("error", () => {
  }).listen(r), o(), bo && n.listening && QS(Et(e, t), dm(r, e), { mode: 384 }), n.listening;
}
async function So(e, t) {
  let n = bo ? pm(e, t) : lm(e, t);
  if (n)
    try {
      let r = ex(n.path);
      return r.on("error", () => {
      }), await GS(r, "connect").finally(n.close), r;
    } catch (r) {
      if (!["ECONNREFUSED", "ENOENT"].includes(String(R(r)))) throw r;
      return;
    }
}
function mm(e, t) {
  return bo ? pm(e, t) !== void 0 : JS(Et(e, t), { throwIfNoEntry: !1 })?.isSocket() === !0;
}
function lm(e, t) {
  let n = Et(e, t);
  if (Buffer.byteLength(n) < 100) return { path: n, close: () => {
  } };
  if (process.platform === "linux") {
    let o = VS(e, "r");
    return { path: `/proc/self/fd/${o}/${t}`, close: () => qS(o) };
  }
  let r = KS(Et(tx(), "headstart-"));
  return XS(e, Et(r, "d")), { path: Et(r, "d", t), close: () => YS(r, { recursive: !0, force: !0 }) };
}
var nx = /^\\\\\.\\pipe\\headstart-[0-9a-f-]{36}$/, rx = 256;
function ox() {
  return { path: `\\\\.\\pipe\\headstart-${(0, um.randomUUID)()}`, close: () => {
  } };
}
function dm(e, t) {
  return `${e}
${ZS(t, { bigint: !0 }).ino}
`;
}
function pm(e, t) {
  let n = sx(Et(e, t)) ?? "", [r = ""] = n.split(`
`);
  return nx.test(r) && n === dm(r, e) ? { path: r, close: () => {
  } } : void 0;
}
function sx(e) {
  try {
    return at(e, rx)?.toString("latin1");
  } catch (t) {
    if (R(t) === "ENOENT") return;
    throw t;
  }
}

// src/files/journal.ts
var vm = L(gm(), 1);
import {
  appendFileSync as ax,
  chmodSync as Gi,
  lstatSync as xm,
  mkdirSync as cx,
  rmdirSync as fx,
  rmSync as ux,
  statSync as mx,
  utimesSync as lx,
  writeFileSync as dx
} from "node:fs";

// src/files/journal-step.ts
var xo = {
  make: { path: "target" },
  move: { to: "target", from: "staged" },
  replace: { to: "target", from: "staged", aside: "staged" },
  stamp: { path: "target" }
};
function vo(e) {
  let t = e;
  return Object.keys(xo[e.do]).map((n) => t[n]);
}
function wm(e) {
  return vo(e)[0];
}
function zi(e, t) {
  let n = x(G(t)), r = Je(n), o = (s) => {
    if (s !== n && !s.startsWith(r)) throw new Error(`${s} is not below ${n}`);
    return s.slice(r.length);
  };
  return e.map((s) => `${JSON.stringify(km(s, o))}
`).join("");
}
function bm(e, t) {
  let n = x(G(t)), r = (s) => s === "" ? n : `${Je(n)}${s}`;
  return e.split(`
`).slice(0, -1).map((s) => {
    let i = JSON.parse(s);
    if (!ix(i, x(Kr(t)))) throw new Error("its journal is none that a restore wrote");
    return km(i, r);
  });
}
function km(e, t) {
  let n = vo(e), r = Object.keys(xo[e.do]).map((o, s) => [o, t(n[s])]);
  return { ...e, ...Object.fromEntries(r) };
}
function ix(e, t) {
  let n = e;
  if (typeof n?.do != "string" || !Object.hasOwn(xo, n.do)) return !1;
  let r = (i) => typeof i == "string" && i.split("/").every((a) => !["", ".", ".."].includes(a)), o = n.do === "stamp", s = Object.entries(xo[n.do]).every(([i, a]) => {
    let c = n[i];
    return c === "" ? o : r(c) && a === "staged" === c.startsWith(`${t}/`) && c !== t;
  });
  return o ? s && ym(n.stamp) && ym(n.before) : s && (n.do === "make" || typeof n.inode == "string");
}
function ym(e) {
  let t = e;
  return [t?.mode, t?.mtime].every(Number.isFinite);
}

// src/files/journal.ts
var un = "journal", px = Math.min(128 * 1024 * 1024, (0, vm.getHeapStatistics)().heap_size_limit / 32);
function Pm(e, t) {
  ax(A(t, un), zi(e, t), { mode: 384 });
  for (let n of e) gx(n);
}
function Om(e) {
  for (let t of e)
    t.do === "stamp" && D(t.path)?.isDirectory() && Ji(t.path, t.stamp);
}
function qi(e) {
  ux(A(e, un), { force: !0 });
}
function Po(e, t = () => !0) {
  let n = hx(e), r = /* @__PURE__ */ new Set(), o = [];
  for (let a of [...n.toReversed(), ...n.filter((c) => c.do === "stamp")])
    try {
      t(a) ? yx(a) : r.add(a);
    } catch (c) {
      o.push(c);
    }
  if (o.length > 0) throw o[0];
  let s = A(e, `${un}-draft`), i = n.filter((a) => r.has(a));
  i.length > 0 ? (dx(s, zi(i, e), { mode: 384 }), oe(s, A(e, un))) : qi(e);
}
function or(e) {
  return D(x(A(e, un))) !== void 0;
}
function hx(e) {
  if (!or(e)) return [];
  let t = at(A(e, un), px);
  if (!t) throw new Error("its journal is no file that a restore wrote");
  return bm(t.toString(), e);
}
function gx(e) {
  switch (e.do) {
    case "make":
      cx(b(e.path));
      break;
    case "move":
      rr(e.from, e.to);
      break;
    case "replace":
      rr(e.to, e.aside), rr(e.from, e.to);
      break;
    case "stamp":
      Ji(e.path, e.stamp);
      break;
  }
}
function yx(e) {
  switch (e.do) {
    case "make":
      wx(e.path);
      break;
    case "move":
      Sm(e);
      break;
    case "replace":
      if (!D(e.aside)) break;
      if (Sm(e), D(e.to)) throw new Error(`${b(e.to)} is in the way of what was there before`);
      rr(e.aside, e.to);
      break;
    case "stamp":
      bx(e.path, e.before);
      break;
  }
}
function Sm({ from: e, to: t, inode: n }) {
  !D(e) && Oo(t) === n && rr(t, e);
}
function Oo(e) {
  let t = xm(b(e), { bigint: !0, throwIfNoEntry: !1 });
  return t && `${t.dev}:${t.ino}`;
}
function D(e) {
  try {
    return xm(b(e));
  } catch (t) {
    if (R(t) === "ENOENT" || R(t) === "ENOTDIR") return;
    throw t;
  }
}
function Rt(e) {
  if (mx(b(e), { throwIfNoEntry: !1 })?.isDirectory()) return [];
  if (D(e)) throw new Error(`${b(e)} is no directory, so nothing can be restored below it`);
  return [...Rt(G(e)), e];
}
function wx(e) {
  try {
    fx(b(e));
  } catch (t) {
    if (!["ENOENT", "ENOTDIR", "ENOTEMPTY", "EEXIST"].includes(R(t) ?? "")) throw t;
  }
}
function bx(e, t) {
  let n = D(e);
  n?.isDirectory() && (n.mtimeMs / 1e3 !== t.mtime || (n.mode & 4095) !== t.mode) && Ji(e, t);
}
function Ji(e, { mode: t, mtime: n }) {
  try {
    Gi(b(e), t), lx(b(e), n, n);
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
    Gi(n, s.mode | 128), oe(n, r), Gi(r, s.mode & 4095);
  }
}

// src/files/staging.ts
var mn = ".headstart-staging-";
function Fe(e) {
  return e.startsWith(mn);
}
function Eo(e) {
  let t = Sx(A(e, mn)), n = Rx(t);
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
  let n = Ex(e);
  if (t === void 0) return n;
  let r = Bm(t, { throwIfNoEntry: !1 });
  return r?.isDirectory() ? await Bo.access(n, Bo.constants.W_OK).then(
    () => !0,
    () => !1
  ) && r.dev === Bm(n).dev ? n : t : n;
}
function Ex(e) {
  let t = e;
  for (; !Px(t, { throwIfNoEntry: !1 })?.isDirectory(); ) {
    let n = G(t);
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
  return e.isDirectory() && Kn(e) && Of(e);
}
function dn(e) {
  return mm(e, Ki);
}
var Ki = "alive";
function Rx(e) {
  let t = Ox((n) => n.destroy()).unref();
  if (ko(e, "born", t))
    return oe(A(e, "born"), A(e, Ki)), t;
}
async function Ro(e) {
  if (!dn(e)) return !1;
  try {
    let t = await So(e, Ki);
    return t?.destroy(), t !== void 0;
  } catch {
    return !0;
  }
}
function ir(e) {
  let t = () => vx(Bx(e), { recursive: !0, force: !0, maxRetries: 3 });
  try {
    t();
  } catch (n) {
    if (R(n) !== "EACCES") throw n;
    Em(x(e)), t();
  }
}
function Em(e) {
  kx(b(e), 448);
  for (let t of xx(b(e), { withFileTypes: !0, encoding: "latin1" }))
    t.isDirectory() && Em(`${e}/${t.name}`);
}

// src/formats/squashfs/make.ts
import { stat as uv } from "node:fs/promises";

// src/formats/squashfs/check.ts
var Jm = L($m(), 1);
import { closeSync as Yx, openSync as Zx, readSync as Xx } from "node:fs";
import { setImmediate as Qx } from "node:timers/promises";

// src/formats/squashfs/metadata.ts
var Am = L(Mm(), 1);
var se = 8192, Yi = 256;
function $o(e, t, n, r = []) {
  let o = /* @__PURE__ */ new Map(), s = t, i = 0, a = async () => {
    let f = await e(s, Math.min(n, s + Yi * se)), { unpacked: u, starts: m, length: l } = $x(f, s + f.length === n);
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
async function Io(e, t, n) {
  let r = Math.ceil(n / se), o = await e(t, t + r * Vi);
  if (o.length !== r * Vi) throw $("a list ends early");
  let s = Array.from({ length: r }, (a, c) => Number(o.readBigUInt64LE(c * Vi))), [i = t] = s;
  if (i > t) throw $("a table is behind its list");
  return { table: $o(e, i, t, s), start: i };
}
var Vi = 8;
function $x(e, t) {
  let n = [], r = [], o = 0;
  for (; n.length < Yi && o + 2 <= e.length; ) {
    let s = e.readUInt16LE(o), i = o + 2 + (s & Tm);
    if (i > e.length) break;
    let a = e.subarray(o + 2, i), c = s > Tm ? a : Ix(a), f = t && i === e.length;
    if (c.length !== se && !(f && c.length > 0 && c.length < se))
      throw $("a table has a gap");
    r.push(c), n.push(o), o = i;
  }
  if (n.length === 0 || t && o !== e.length && n.length < Yi)
    throw $("a table ends early");
  return { unpacked: r, starts: n, length: o };
}
var Tm = 32767;
function Ix(e) {
  try {
    return (0, Am.zstdDecompressSync)(e, { maxOutputLength: se, chunkSize: se });
  } catch {
    throw $("a table cannot be unpacked");
  }
}
function $(e) {
  return new k(`its image is wrong: ${e}`);
}

// src/formats/squashfs/directory.ts
var ar = { directory: 1, file: 2, link: 3, whiteout: 5 };
function Nm(e) {
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
var [Mx, Tx, Ax] = [12, 12, 8], Cx = 256, Nx = 256, [Cm, Fx] = [46, 47];
async function Fm({ number: e, start: t, offset: n, bytes: r, indexed: o }, { inodes: s, directories: i }, { known: a, whiteouts: c }) {
  let f = await _x(s, o), u = i.position();
  if (i.positionOf(t, n) !== u) throw $("a directory is not where it should be");
  let m = u + r, l = 0, d = 0, p;
  for (; i.position() < m; ) {
    let h = i.ahead();
    h && await h;
    let g = i.position(), y = f[d]?.within === g - u ? f[d++] : void 0;
    if (y && i.positionOf(y.block, g % se) !== g)
      throw Zi();
    let w = i.take(Tx), S = i.bytes.readUInt32LE(w) + 1, P = s.positionOf(i.bytes.readUInt32LE(w + 4), 0), B = i.bytes.readUInt32LE(w + 8);
    if (S > Nx) throw $("a directory has too many names at once");
    for (let E = S; E > 0; E--) {
      let F = i.ahead();
      F && await F;
      let C = i.take(Ax), { bytes: N } = i, Se = B + N.readInt16LE(C + 2), Ue = N.readUInt16LE(C + 4);
      a.name(Se, Ue, P + N.readUInt16LE(C));
      let We = _m(N.readUInt16LE(C + 6)), Nc = i.take(We), Dn = N.subarray(Nc, Nc + We);
      if (Lx(Dn, p), y && E === S && !Dn.equals(y.name)) throw Zi();
      p = Dn, Ue === ar.whiteout ? c.add(e, Dn) : Ue === ar.directory && c.addBelow(e, Dn, Se);
    }
    l += S;
  }
  if (i.position() !== m) throw $("a directory does not end where it should");
  if (d !== f.length) throw Zi();
  return l;
}
async function _x(e, t) {
  let n = [];
  for (; n.length < t; ) {
    await e.ahead();
    let r = e.take(Mx), { bytes: o } = e, s = _m(o.readUInt32LE(r + 8)), i = e.take(s), a = o.subarray(i, i + s);
    n.push({ within: o.readUInt32LE(r), block: o.readUInt32LE(r + 4), name: a });
  }
  return n;
}
function Zi() {
  return $("the index of a directory leads elsewhere");
}
function _m(e) {
  if (e >= Cx) throw $("a name is too long");
  return e + 1;
}
function Lx(e, t) {
  let n = t ? 0 : 1;
  for (let r = 0; r < e.length; r++) {
    let o = e[r];
    if (o === 0 || o === Fx) throw $("it has a name that is none");
    n === 0 && (n = o - (t[r] ?? -1));
  }
  if (n <= 0) throw $("names are not in order");
  if (e[0] === Cm && (e.length === 1 || e.length === 2 && e[1] === Cm))
    throw $("it has a name that is none");
}

// src/formats/squashfs/superblock.ts
var Oe = 96, Dx = 6, Lm = { noXattrs: 512, others: 1088 }, Ux = 0xffffffffffffffffn, Wx = 1 << 24;
function pn(e, t) {
  if (e.length < Oe || e.toString("latin1", 0, 4) !== "hsqs") throw Dm();
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
  }, { inodes: i, fragments: a, ids: c, blockBytes: f, inodeTable: u, directoryTable: m, fragmentTable: l, idTable: d } = s, [p, h] = [n(22), o(40)], g = [Oe, u, m, l, d, h, t];
  if (!(n(20) === Dx && n(28) === 4 && // version 4.0
  n(30) === 0 && (n(24) & ~Lm.others) === Lm.noXattrs && // There is no table of attributes, and no table for exporting by NFS.
  [56, 88].every((w) => e.readBigUInt64LE(w) === Ux) && i > 0 && i <= Wx && a <= i && (c === 1 || c === 2) && p >= 12 && p <= 20 && f === 2 ** p && g.every((w, S) => S === 0 || w >= g[S - 1]))) throw Dm();
  return s;
}
function Dm() {
  return new k("it holds no squashfs image of our kind");
}

// src/formats/squashfs/extents.ts
var Um = 16, jx = 4, Xi = 1 << 24, Mo = Xi - 1;
async function Wm(e, t) {
  let { inodeTable: n, blockBytes: r, inodes: o, fragments: s } = t, i = zx(o + s), { starts: a, words: c, start: f } = await Hx(e, t), u = new Uint32Array(s);
  function m(l, d) {
    let p = d & Mo;
    if (d > (Xi | Mo) || p > r || l + p > n)
      throw $("a block is where none can be");
    if (d & Xi) return p;
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
        let E = g.bytes.readUInt32LE(g.take(jx));
        if (E === 0) continue;
        let F = e.pause?.();
        F && await F;
        let C = Math.min(r, w - P);
        if ((m(S.end, E) ?? C) !== C)
          throw $("a block is not what it should be");
        S.end += E & Mo, S.hash = Math.imul(S.hash, 31) + E | 0;
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
        i.add({ start: p, end: p + (h & Mo), hash: h });
      }
      i.check();
    }
  };
}
async function Hx({ read: e }, { fragments: t, fragmentTable: n }) {
  let r = new Float64Array(t), o = new Uint32Array(t), { table: s, start: i } = await Io(e, n, t * Um);
  for (let a = 0; a < t; a++) {
    await s.ahead();
    let c = s.take(Um);
    r[a] = Number(s.bytes.readBigUInt64LE(c)), o[a] = s.bytes.readUInt32LE(c + 8);
  }
  return s.end(), { starts: r, words: o, start: i };
}
function zx(e) {
  let t = new Float64Array(e), n = new Float64Array(e), r = new Int32Array(e), o = 0, s = () => $("two files are in one place");
  return {
    add({ start: i, end: a, hash: c }) {
      if (i !== a) {
        if (i < Oe || o === e) throw s();
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
var To = (e) => (t, n) => t.readUInt16LE(n + e), le = (e) => (t, n) => t.readUInt32LE(n + e), jm = (e) => (t, n) => Number(t.readBigUInt64LE(n + e)), Gx = {
  1: { kind: "directory", length: 16, start: le(0), bytes: To(8), offset: To(10) },
  2: { kind: "file", length: 16, start: le(0), fragment: le(4), offset: le(8), bytes: le(12) },
  3: { kind: "link", length: 8, bytes: le(4) },
  5: { kind: "whiteout", length: 8, bytes: () => 0, device: le(4) },
  8: { kind: "directory", length: 24, bytes: le(4), start: le(8), indexed: To(16), offset: To(18), attributes: le(20) },
  9: { kind: "file", length: 40, start: jm(0), bytes: jm(8), fragment: le(28), offset: le(32), attributes: le(36) }
}, Ao = 4294967295, qx = 16, Jx = 4095, Kx = 3;
function zm(e) {
  let t = e.take(qx), { bytes: n } = e;
  if (n.readUInt16LE(t + 2) > 511) throw $("it sets bits that change who runs a program");
  let r = Gx[n.readUInt16LE(t)];
  if (!r) throw Hm();
  let { kind: o } = r, s = e.take(r.length), i = (f, u = 0) => f?.(n, s) ?? u;
  if (i(r.device) !== 0) throw Hm();
  if (i(r.attributes, Ao) !== Ao) throw $("it has extended attributes");
  let a = i(r.bytes) - (o === "directory" ? Kx : 0);
  if (a < 0) throw $("a directory is too short");
  if (!Number.isSafeInteger(a)) throw $("a file is larger than any");
  if (o === "link") {
    if (a === 0 || a > Jx) throw $("a link is too long");
    e.take(a);
  }
  let c = i(r.fragment, Ao);
  return {
    kind: o,
    number: n.readUInt32LE(t + 12),
    owner: n.readUInt32LE(t + 4),
    time: n.readUInt32LE(t + 8),
    bytes: a,
    start: i(r.start),
    fragment: c === Ao ? void 0 : c,
    offset: i(r.offset),
    indexed: i(r.indexed)
  };
}
function Hm() {
  return $("it holds more than files, directories and links");
}

// src/formats/squashfs/whiteouts.ts
var Co = 2 ** 20, Vx = 4096;
function Gm() {
  let e = /* @__PURE__ */ new Map(), t = 0, n = (r, o) => {
    let s = e.get(r);
    s ? s.push(o) : e.set(r, [o]);
  };
  return {
    count: () => t,
    /** Notes a whiteout in a directory. @throws BadEntry when there are too many */
    add(r, o) {
      if (++t > Co) throw $("it has too many whiteouts");
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
          if (c.length > Vx) throw $("the name of a whiteout is too long");
          a === void 0 ? yield c : o.push({ directory: a, prefix: `${c}/` });
        }
    }
  };
}

// src/formats/squashfs/check.ts
async function ev(e) {
  let t = pn(await e.read(0, Oe), e.length), { inodeTable: n, directoryTable: r, inodes: o, ids: s, root: i } = t;
  await tv(e, t.idTable, s);
  let a = await Wm(e, t), c = $o(e.read, n, r), f = $o(e.read, r, a.start), u = Nm(o), m = Gm(), l = { members: 0, bytes: 0, newest: 0 }, d, p, h = 0;
  for (let y = 0; y < o; y++) {
    let w = c.ahead();
    if (w && await w, h = c.position(), p = zm(c), d ??= p.owner, p.owner !== d) throw $("it has several owners");
    if ((d & 65535) >= s || d >>> 16 >= s) throw $("its owner is none that it lists");
    l.newest = Math.max(l.newest, p.time), p.kind === "file" ? (await a.add(p, c), l.bytes += p.bytes) : p.kind === "directory" && (l.members += await Fm(p, { inodes: c, directories: f }, { known: u, whiteouts: m })), u.add(p, h);
  }
  if (p?.kind !== "directory" || h !== c.positionOf(i.block, i.offset))
    throw $("its root is not where it should be");
  if (u.unnamed() !== 1) throw $("not all that it holds has a name");
  c.end(), f.end(), await a.check();
  let { number: g } = p;
  return { ...l, whiteouts: m.count(), removed: () => m.names(g) };
}
var qm = 4;
async function tv(e, t, n) {
  let { table: r } = await Io(e.read, t, n * qm);
  await r.ahead(), r.take(n * qm), r.end();
}
function No({ whiteouts: e, removed: t }, n = []) {
  let r = new Set(n);
  if (e > 0 && r.size === 0) throw $("it holds more than files, directories and links");
  if (e !== r.size) throw $(`it has ${e} whiteouts instead of ${r.size}`);
  for (let o of t()) if (!r.has(o)) throw $("it removes other files than it lists");
}
async function hn(e, { offset: t, length: n }, r, { signal: o, until: s } = {}) {
  let i = Zx(e, "r"), a = (d, p) => {
    let h = Buffer.allocUnsafe(p);
    return h.subarray(0, Xx(i, h, 0, p, t + d));
  }, c = 0, f = {
    tables: void 0,
    heads: (d) => ov(a(d, Km)) ?? 0,
    contents(d, p, h) {
      let g = (0, Jm.zstdDecompressSync)(a(d, p), { maxOutputLength: h });
      return c += g.length, g.length;
    }
  }, u = async () => {
    c = 0, await Qx(), o?.throwIfAborted();
  }, m = async (d, p) => (await s?.(t + d, t + p), await u(), a(d, p - d)), l = () => c < nv ? void 0 : u();
  try {
    return await ev({ read: m, length: n, unpackedBytes: f[r], pause: l });
  } finally {
    Yx(i);
  }
}
var nv = 64 * 1024 * 1024, rv = 4247762216, Km = 18;
function ov(e) {
  if (e.length < Km || e.readUInt32LE(0) !== rv) return;
  let t = e.readUInt8(4), n = (t & 32) !== 0, r = [0, 1, 2, 4][t & 3], o = 5 + (n ? 0 : 1) + r, s = t >> 6;
  return s === 0 ? n ? e.readUInt8(o) : void 0 : s === 1 ? e.readUInt16LE(o) + 256 : s === 2 ? e.readUInt32LE(o) : void 0;
}

// src/formats/squashfs/top-time.ts
import { closeSync as sv, openSync as iv, readSync as av, writeSync as Vm } from "node:fs";
var Qm = "-noI", [Ym, cv] = [24, 1], [fv, Zm] = [8, 4], Xm = 2;
function el(e, t, n) {
  let r = iv(e, "r+");
  try {
    let o = Buffer.alloc(Oe);
    av(r, o, 0, o.length, 0), o.writeUInt16LE(o.readUInt16LE(Ym) & ~cv, Ym);
    let { inodeTable: s, root: i } = pn(o, t);
    Vm(r, o, 0, o.length, 0);
    let a = Buffer.alloc(Zm);
    a.writeUInt32LE(n);
    for (let c = 0; c < Zm; c++) {
      let f = i.offset + fv + c, u = Math.floor(f / se) * (Xm + se), m = s + i.block + u + Xm + f % se;
      Vm(r, a, c, 1, m);
    }
  } finally {
    sv(r);
  }
}

// src/formats/squashfs/make.ts
async function tl(e, t, n) {
  let r = {
    source: "-",
    how: ["-tar"],
    names: t,
    reader: ao(n.tools.tar)
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
  let { scratch: f, tools: u, level: m, signal: l } = c, d = { path: u.mksquashfs, args: [t, e, ...n, ...mv(m)] }, p = r ? [r, d] : [d], { stdin: h, stdout: g, ended: y } = Y(p, { cwd: f, signal: l });
  if (g.resume(), s) {
    let [P, B] = await Promise.allSettled([lv(s, h), y]);
    for (let E of [P, B]) if (E.status === "rejected") throw E.reason;
  } else
    h.end(`${o.join("\0")}\0`, "latin1"), await y;
  let { size: w } = await uv(e);
  i !== void 0 && el(e, w, i);
  let S = await hn(e, { offset: 0, length: w }, "heads");
  return No(S, a), S;
}
function mv(e) {
  let t = ["-force-uid", String(process.geteuid?.()), "-force-gid", String(process.getegid?.())], n = ["-comp", "zstd", "-Xcompression-level", String(e)], r = ["-quiet", "-no-progress", "-no-recovery", "-noappend", "-exit-on-error"];
  return ["-no-tailends", ...n, ...t, "-no-xattrs", ...r];
}
async function lv(e, t) {
  try {
    for await (let n of e) !t.destroyed && !t.write(n) && await dv(t);
  } finally {
    t.end();
  }
}
function dv(e) {
  return new Promise((t) => {
    let n = () => {
      for (let r of ["drain", "close"]) e.off(r, n);
      t();
    };
    for (let r of ["drain", "close"]) e.on(r, n);
  });
}

// src/formats/squashfs/directory-image.ts
async function rl(e, t, n) {
  let r = await cl(e, t, [], n);
  return n.signal.throwIfAborted(), r && sl(r) ? void 0 : r;
}
async function ol(e, t, { members: n, unpacked: r }, o) {
  let s = Qi(t, r);
  if (s.length > gv || s.some((c) => c.includes(`
`))) return;
  let i = await cl(e, t, s, o);
  return o.signal.throwIfAborted(), i?.members !== n.length - 1 || sl(i) ? void 0 : !o.leftOut || await wv(e, t, n, o).catch(() => !1) ? i : void 0;
}
var gv = 1e3, yv = 1440 * 60;
function sl({ newest: e }) {
  return e > Date.now() / 1e3 + yv;
}
async function wv(e, t, n, { tools: r, scratch: o, signal: s }) {
  let { unsquashfs: i } = r;
  if (i === void 0) return !1;
  let a = { path: i, args: ["-l", "-d", "", e] }, { stdin: c, stdout: f, ended: u } = Y([a], { cwd: o, signal: s });
  c.end();
  let [m] = await Promise.all([(0, nl.buffer)(f), u]), l = new Set(m.toString("latin1").split(`
`)), d = al(t).length - 1;
  return n.every((p) => {
    let h = p.slice(d);
    return h === "/." || h.split(`
`).every((g) => l.has(g));
  });
}
function il({ root: e, stat: t }) {
  return e.literal !== void 0 && t.isDirectory();
}
function Qi(e, t) {
  let n = al(e);
  return t.flatMap((r) => r.startsWith(n) ? [r.slice(n.length)] : []);
}
function al({ root: e, relative: t }) {
  return t === "" ? `${e.place}/` : `${e.place}/${x(t)}/`;
}
function cl(e, { path: t }, n, r) {
  let o = hv(r.scratch, "excludes");
  return pv(o, [bv, ...n.map(kv)].join(""), "latin1"), cr(e, { source: t, how: ["-no-exports", "-action", "chmod(a-st)@true", "-wildcards", "-ef", o], names: [] }, r).catch(() => {
  });
}
var bv = `... ${mn}*
`;
function kv(e) {
  return `\\${e.replace(/[^\w/]/g, "\\$&")}
`;
}

// src/formats/squashfs/pack.ts
async function ml(e) {
  let t = xv(e.scratch, "image"), n = [], r;
  for (let s of e.matches.filter(il)) {
    let i = s.root.place, a = e.leftOut ? void 0 : await rl(t, s, e);
    if (!a) {
      r ??= fl(e);
      let c = r.members.get(i) ?? [];
      a = e.leftOut || Qi(s, r.unpacked).length > 0 ? await ol(t, s, { ...r, members: c }, e) : void 0;
    }
    if (a) {
      let c = a.members + 1;
      n.push(await ul(t, { ...a, files: c, root: i }, n, e));
    }
  }
  if (n.length < e.matches.length) {
    r ??= fl(e);
    let s = [...r.members].flatMap(
      ([i, a]) => n.some(({ root: c }) => c === i) ? [] : a
    );
    if (s.length > 0) {
      nn(e);
      let i = await tl(t, s, e);
      n.push(await ul(t, { ...i, files: s.length }, n, e));
    }
  }
  let o = (s) => n.reduce((i, a) => i + a[s], 0);
  return { segments: n, files: o("files"), bytes: o("bytes"), skipped: r?.skipped ?? [] };
}
function fl({ found: e, leftOut: t = [] }) {
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
async function ul(e, { files: t, bytes: n, root: r }, o, s) {
  let { offset: i, length: a } = o.at(-1) ?? { offset: 0, length: 0 }, c = tn(i + a, "image");
  c > i + a && await s.write(Buffer.alloc(c - i - a));
  let f = await xt(Sv(e, { highWaterMark: 1024 * 1024 }), s);
  return { kind: "image", offset: c, length: f, files: t, bytes: n, ...r === void 0 ? {} : { root: r } };
}

// src/formats/squashfs/receive.ts
import { open as wl, rm as Av } from "node:fs/promises";
import { join as Cv } from "node:path";

// src/formats/squashfs/arrivals.ts
function ll(e) {
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
var vv = 32;
function gn(e, t) {
  let { image: n = [], delta: r = [], removals: o = [] } = Object.groupBy(e, ({ kind: f }) => f), s = [...n, ...r, ...o];
  if (!e.every((f, u) => f === s[u]) || o.length !== (r.length > 0 ? 1 : 0) || n.length === 0 || new Set(n.map(({ root: f }) => f)).size < n.length) throw fr();
  let a = r.map((f, u) => ({ ...dl(f), nth: u, root: f.root })), c = n.map((f) => {
    let u = t.find(({ place: d }) => d === f.root);
    if (f.root !== void 0 && u?.literal === void 0) throw fr();
    let m = u ? [u] : t.filter(({ place: d }) => !n.some(({ root: p }) => p === d)), l = a.filter(({ root: d }) => d === f.root);
    if (m.length === 0 || l.length >= vv) throw fr();
    return { ...dl(f), root: u, roots: m, deltas: l };
  });
  if (c.flatMap(({ deltas: f }) => f).length < r.length) throw fr();
  return c;
}
function dl(e) {
  let { offset: t, length: n, files: r } = e;
  return { offset: t, length: n, members: r, mostBytes: Ot(e) };
}
function fr() {
  return new zt("the entry has images that this version of Headstart cannot read");
}

// src/formats/squashfs/removals.ts
var Lo = L(hl(), 1);
import { open as Pv } from "node:fs/promises";
var Fo = 64 * 1024 * 1024, Ov = Fo + Fo / 128, Bv = 4096, Ev = 255, [_o, gl, Rv] = [0, 46, 47];
function yl(e) {
  let t = Buffer.from(e.map($v).join(""), "latin1"), n = e.reduce((r, o) => r + o.length, 0);
  if (t.length > Fo || n > Co)
    throw new Error("more files were removed than an entry can say");
  return { frame: (0, Lo.zstdCompressSync)(t), bytes: t.length };
}
function $v(e) {
  return `${e.map((t) => `${t}\0`).join("")}\0`;
}
async function Do(e, t, { until: n } = {}) {
  let r = t.find(({ kind: c }) => c === "removals");
  if (!r) return;
  let { offset: o, length: s, files: i } = r;
  if (s > Ov) throw $t("it is too long");
  await n?.(o, o + s);
  let a = await Pv(e);
  try {
    let { bytesRead: c, buffer: f } = await a.read(Buffer.alloc(s), 0, s, o), u = t.filter(({ kind: d }) => d === "delta").length, m = ea(f.subarray(0, c), u), l = m.counts.reduce((d, p) => d + p, 0);
    if (l !== i) throw $t(`it has ${l} names instead of ${i}`);
    return m;
  } finally {
    await a.close();
  }
}
function ea(e, t) {
  let n = Iv(e), { starts: r, counts: o, end: s } = Mv(n, t);
  if (s !== n.length) throw $t("it has more lists than the entry has layers");
  return {
    counts: o,
    *namesOf(i) {
      let a = r[i];
      for (let c = o[i]; c > 0; c--) {
        let f = n.indexOf(_o, a);
        yield n.toString("latin1", a, f), a = f + 1;
      }
    }
  };
}
function Iv(e) {
  try {
    let t = { maxOutputLength: Fo, info: !0 }, { buffer: n, engine: r } = (0, Lo.zstdDecompressSync)(e, t);
    if (r.bytesWritten === e.length) return n;
  } catch (t) {
    throw $t(O(t));
  }
  throw $t("something follows it");
}
function Mv(e, t) {
  let [n, r] = [[], []], o = 0, s = 0;
  for (let i = 0; i < t; i++) {
    n.push(o);
    let a = 0;
    for (; e[o] !== _o; a++) o = Tv(e, o) + 1;
    if (r.push(a), s += a, s > Co) throw $t("it has too many names");
    o++;
  }
  return { starts: n, counts: r, end: o };
}
function Tv(e, t) {
  let n = t;
  for (let r = !1; !r; n++) {
    let o = n;
    for (; n < e.length && e[n] !== _o && e[n] !== Rv; ) n++;
    let s = n - o, i = s <= 2 && e[o] === gl && e[n - 1] === gl;
    if (n === e.length || s === 0 || s > Ev || n - t > Bv || i)
      throw $t("it has a name that is none");
    r = e[n] === _o;
  }
  return n - 1;
}
function $t(e) {
  return new k(`its list of removed files is wrong: ${e}`);
}

// src/formats/squashfs/receive.ts
async function yn({ segments: e, roots: t, signal: n, body: r, file: o, isMounted: s = !1 }, i) {
  let a = gn(e, t), c = Cv(i, "image"), f = !1, u = async (d) => {
    await Nv(r("any"), d, { path: c, segments: e, signal: n }), f = !0;
  }, m = await o?.link(c) && await o?.prove(u);
  m || (await Av(c, { force: !0 }), await _v(c, { length: U({ segments: e }), isMounted: s }, u)), !f && o?.isWhole ? await ta(c, a) : f || await bl(c, e, { signal: n });
  let l = m ? o?.isInPlace : void 0;
  return { path: c, images: a, isInPlace: l };
}
async function Nv(e, t, { path: n, segments: r, signal: o }) {
  let { arrived: s, until: i, fail: a } = ll(U({ segments: r })), c = bl(n, r, { signal: o, until: i }), f = !1;
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
var Fv = 32 * 1024 * 1024;
async function _v(e, { length: t, isMounted: n }, r) {
  let o = await wl(e, "wx", 384), s = Promise.resolve(), i = t, a = 0, c = () => {
    a = 0, s = s.then(() => o.datasync()).catch(() => {
    });
  };
  try {
    await r(async (f, u) => {
      for (let m = 0; m < f.length; ) {
        let { bytesWritten: l } = await o.write(f, m, f.length - m, u + m);
        m += l;
      }
      i -= f.length, a += f.length, n && (a >= Fv || i === 0) && c();
    });
  } finally {
    let f = s.then(() => o.close());
    n ? f.catch(() => {
    }) : await f;
  }
}
async function ta(e, t) {
  let n = Buffer.alloc(Oe), r = await wl(e);
  try {
    for (let { offset: o, length: s } of t.flatMap((i) => [i, ...i.deltas]))
      await r.read(n, 0, n.length, o), pn(n, s);
  } finally {
    await r.close();
  }
}
async function bl(e, t, n = {}) {
  let r = await Do(e, t, n), o = 0;
  for (let s of t.filter(na)) {
    let { kind: i, files: a, bytes: c, root: f } = s, u = await hn(e, s, "tables", n);
    No(u, i === "delta" ? r?.namesOf(o++) : []);
    let m = u.members + (f === void 0 ? 0 : 1);
    if (m < a || i === "delta" && m > a)
      throw new k(`it has ${m} members instead of ${a}`);
    if (u.bytes > c)
      throw new k(`its files have ${u.bytes} bytes instead of ${c}`);
  }
}
function na({ kind: e }) {
  return e === "image" || e === "delta";
}
async function sL(e, { offset: t }) {
  return t + Number((await e(t, t + Oe)).readBigUInt64LE(64));
}

// src/formats/squashfs/unpack.ts
import { chownSync as Wv, lstatSync as Ol, mkdirSync as jv, readdirSync as Bl } from "node:fs";
import { dirname as Hv, join as It, relative as zv } from "node:path";

// src/formats/squashfs/layers.ts
import { chmodSync as xl, lstatSync as vl, mkdirSync as kl, renameSync as Sl, utimesSync as Lv } from "node:fs";
function Pl({ from: e, to: t, removed: n, aside: r }) {
  let [o, s] = [0, 0];
  kl(b(r));
  let i = (c) => {
    let f = D(c);
    f?.isDirectory() && ra(c), f && Sl(b(c), b(`${r}/${o++}`));
  }, a = (c, f) => {
    let { mode: u, mtimeMs: m } = vl(b(c));
    for (let l of [c, f]) ra(l);
    for (let l of re(c)) {
      let [d, p] = [`${c}/${l}`, `${f}/${l}`], h = Uv(d);
      if (h === "whiteout") continue;
      s++;
      let g = h === "directory" && D(p)?.isDirectory() === !0;
      g || i(p), h === "file" ? Sl(b(d), b(p)) : (g || kl(b(p)), a(d, p));
    }
    xl(b(f), u & 511), Lv(b(f), m / 1e3, m / 1e3);
  };
  for (let c of n) {
    let f = Dv(c, t);
    f !== void 0 && i(f);
  }
  return a(e, t), s;
}
function Dv(e, t) {
  let n = t;
  for (let r of e.split("/")) {
    let o = D(n);
    if (!o) return;
    if (!o.isDirectory()) throw new k("it removes something below what is no directory");
    ra(n), n = `${n}/${r}`;
  }
  return n;
}
function ra(e) {
  xl(b(e), 448);
}
function Uv(e) {
  let t = vl(b(e));
  if (t.isDirectory()) return "directory";
  if (t.isFile() || t.isSymbolicLink()) return "file";
  if (t.isCharacterDevice() && t.rdev === 0) return "whiteout";
  throw new k("it holds more than files, directories and links");
}

// src/formats/squashfs/unpack.ts
async function Uo({ path: e, images: t }, n, r = n.roots) {
  let o = It(n.dir, "tree"), s = await Do(e, n.segments), i = t.filter(({ roots: a }) => a.some((c) => r.includes(c)));
  for (let a of i.toSorted((c, f) => +!f.root - +!c.root)) {
    let c = a.roots.filter((d) => r.includes(d)), f = a.root ? Gv(a.root, o) : o, u = c.length < a.roots.length ? c.map(({ place: d }) => String(d)) : [];
    await El({ path: e, layer: a, target: f, places: u }, n);
    let m = c.reduce((d, p) => d + Jv(p, o), 0);
    if (u.length === 0 && m !== a.members)
      throw new k(`it has ${m} members instead of ${a.members}`);
    for (let d of a.deltas) {
      let p = await qv({ path: e, delta: d, target: f, removals: s }, n);
      if (p + (a.root ? 1 : 0) !== d.members)
        throw new k(`its layer has ${p} members instead of ${d.members}`);
    }
    let l = (d) => u.length > 0 && !u.includes(d);
    for (let d of a.deltas.length > 0 ? Bl(f).filter(l) : [])
      ir(It(f, d));
  }
  await Kv(o, n.signal);
}
function Gv(e, t) {
  let n = It(t, String(e.place));
  if (Ol(n, { throwIfNoEntry: !1 })) throw new k("two images hold the same path");
  let r = It(n, zv(e.base, e.literal));
  return jv(Hv(r), { recursive: !0 }), r;
}
async function El({ path: e, layer: t, target: n, places: r, hasWhiteouts: o = !1 }, { dir: s, tools: i, signal: a }) {
  let c = ["-no-progress", "-quiet", "-no-xattrs"], f = o ? ["-no-exit-code"] : [], u = [...c, ...f, "-offset", String(t.offset), "-d", n, e, ...r], m = Ke(s);
  m.allow(t.mostBytes);
  let l = { cwd: s, signal: AbortSignal.any([a, m.signal]) }, { pid: d, stdout: p, ended: h } = Y([{ path: i.unsquashfs, args: u }], l);
  p.resume(), m.watch(d, h), await h;
}
async function qv({ path: e, delta: t, target: n, removals: r }, o) {
  let { nth: s } = t, i = r.counts[s], a = It(o.dir, `delta-${s}`);
  await El({ path: e, layer: t, target: a, places: [], hasWhiteouts: i > 0 }, o);
  let c = x(It(o.dir, `removed-${s}`)), f = { from: x(a), to: x(n), removed: r.namesOf(s), aside: c };
  return Pl(f) + i;
}
function Jv(e, t) {
  let n = (i, a, c) => {
    let f = 0;
    for (let u of Bl(b(i), { withFileTypes: !0, encoding: "latin1" })) {
      let m = a === "" ? u.name : `${a}/${u.name}`, l = c || e.matches(b(m).toString());
      if (l && f++, u.isDirectory()) f += n(`${i}/${u.name}`, m, l);
      else if (!u.isFile() && !u.isSymbolicLink())
        throw new k("it holds more than files, directories and links");
    }
    return f;
  }, r = It(t, String(e.place)), o = Ol(r, { throwIfNoEntry: !1 });
  if (!o) return 0;
  if (!o.isDirectory()) throw new k("what is to be a directory is none");
  let s = e.matches("");
  return n(x(r), "", s) + (s ? 1 : 0);
}
async function Kv(e, t) {
  let n = { cwd: e, signal: t };
  Wv(e, process.geteuid?.() ?? -1, process.getegid?.() ?? -1), process.geteuid?.() === 0 && await St("chown", ["-hR", "0:0", "."], n), await St("find", [".", ...["!", "-type", "l", "-perm", "/7000"], "-exec", "chmod", "a-st", "{}", "+"], n);
}

// src/formats/squashfs/squashfs.ts
var Rl = {
  id: "squashfs",
  indexed: !0,
  kinds: ["image", "delta", "removals"],
  image: !0,
  versions: (e) => [so("squashfs", e)],
  unsupportedReason({ mksquashfs: e, unsquashfs: t, tar: n }, r) {
    return process.platform !== "linux" ? "it does not run Linux" : r === "unpack" ? t ? void 0 : "it has no unsquashfs 4.5 or newer" : e ? n.dialect === "gnu" ? void 0 : "it has no GNU tar on PATH" : "it has no mksquashfs 4.5 or newer";
  },
  pack: ml,
  async unpack(e) {
    let t = await yn({ ...e, body: () => e.body }, e.dir);
    await Uo(t, e);
  }
};

// src/formats/node-tar/create.ts
import { closeSync as Xv, fstatSync as Tl, lstatSync as Qv, openSync as e0, readlinkSync as t0, readSync as n0 } from "node:fs";

// src/files/open-unfollowed.ts
import { constants as Vv } from "node:fs";
var { O_RDONLY: Yv, O_NOFOLLOW: $l = 0, O_NONBLOCK: Zv = 0 } = Vv, Wo = Yv | $l | Zv, Il = $l !== 0;

// src/formats/node-tar/saved-mode.ts
function Ml(e, t, n = process.platform) {
  return n !== "win32" ? t & 511 : e !== "file" && e !== "hardlink" ? 493 : t & 128 ? 420 : 292;
}

// src/formats/node-tar/create.ts
function Nl(e, t, n) {
  let r = c0(t, n === void 0), o = /* @__PURE__ */ new Map();
  function s(a, c) {
    let f = s0(a, c);
    try {
      let u = Tl(f, { bigint: !0 });
      if (!u.isFile()) throw Mt(a);
      let m = u.nlink > 1n ? i(a, u) : a;
      if (m !== a) {
        r.put(jo(a, u, "hardlink", { target: m }));
        return;
      }
      let l = Number(u.size);
      if (r.put(jo(a, u, "file", { size: l })), l === 0) return;
      if (!r.read(f, l)) throw Al(a);
      let d = Tl(f);
      if (d.ctimeMs !== a0(u.ctimeNs) || d.size !== l) throw Al(a);
      r.pad(me(l));
    } finally {
      Xv(f);
    }
  }
  function i(a, { dev: c, ino: f }) {
    let u = `${c}:${f}`, m = o.get(u);
    return m === void 0 && o.set(u, a), m ?? a;
  }
  return {
    /** @param name of a directory: it ends in a slash where the archive is of one kind */
    add(a) {
      let c = b(e(a.replace(/\/$/, ""))), f = n !== "files" || !Il ? Qv(c, { bigint: !0 }) : void 0;
      if (f && n && !r0(f, a, n)) throw Mt(a);
      if (!f || f.isFile()) s(a, c);
      else if (f.isDirectory()) r.put(jo(a, f, "directory"));
      else if (f.isSymbolicLink())
        r.put(jo(a, f, "symlink", { target: J(t0(c, "latin1")) }));
      else throw Mt(a);
    },
    /** Must be called after the last member. @param isContinued whether another archive goes on with more members */
    end(a = !1) {
      a || r.pad(2 * V), r.flush();
    }
  };
}
function r0(e, t, n) {
  return n === "files" ? e.isFile() : t.endsWith("/") ? e.isDirectory() : e.isSymbolicLink();
}
var o0 = ["ELOOP", "EMLINK", "ENXIO"];
function s0(e, t) {
  try {
    return e0(t, Wo);
  } catch (n) {
    throw o0.includes(R(n) ?? "") ? Mt(e) : n;
  }
}
function Mt(e = "") {
  return new Error(`${Fl(e)} was replaced while it was saved`);
}
function Al(e) {
  return new Error(`${Fl(e)} changed while it was read`);
}
function Fl(e) {
  return b(e.replace(/^\d+\/|\/$/g, ""));
}
function jo(e, { mode: t, mtimeNs: n }, r, { target: o = "", size: s = 0 } = {}) {
  let i = _l(n);
  return { name: e, kind: r, target: o, size: s, mode: Ml(r, Number(t)), mtime: i, sparseSize: void 0 };
}
var Ho = 1000000000n, i0 = 9;
function _l(e) {
  if (e < 0n) return `-${_l(-e)}`;
  let t = e % Ho, n = String(e / Ho);
  return t === 0n ? n : `${n}.${String(t).padStart(i0, "0").replace(/0+$/, "")}`;
}
function a0(e) {
  return Number(e / Ho) * 1e3 + Number(e % Ho) / 1e6;
}
var Cl = Buffer.alloc(0);
function c0({ next: e, filled: t }, n) {
  let r = Cl, o = 0, s = () => {
    o > 0 && t(o), r = Cl, o = 0;
  }, i = (a) => {
    r.length - o >= a || (s(), r = e());
  };
  return {
    flush: s,
    put(a) {
      i(Wi(a)), o = ji(r, o, a, n);
    },
    /** @returns whether the file has so many bytes */
    read(a, c) {
      for (let f = c; f > 0; ) {
        i(1);
        let u = n0(a, r, o, Math.min(f, r.length - o), null);
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
import { join as m0 } from "node:path";

// src/formats/tar/pack-check.ts
import { lstatSync as f0, readFileSync as u0 } from "node:fs";
function Ll(e, { names: t }) {
  let n = u0(e, "latin1").split(`
`), r = t.findIndex((o, s) => !/^[-h]/.test(n[s] ?? ""));
  if (r >= 0) throw Mt(t[r]);
}
function Dl(e, { names: t }) {
  let n = t.find((r) => {
    let o = f0(b(`${x(e)}/${r}`), { throwIfNoEntry: !1 });
    return o && !o.isFile();
  });
  if (n !== void 0) throw Mt(n);
}

// src/formats/tar/program-packer.ts
var l0 = 128 * 1024 * 1024;
function Ul({ tools: e, level: t, scratch: n, matches: r }) {
  let { tar: o } = e;
  if (o.dialect === "node") return;
  let s = 0;
  return (i, a) => {
    s === 0 && nn({ matches: r, scratch: n });
    let c = o.dialect === "gnu" ? `listing-${s++}` : void 0, f = i.names.some((g) => /[\u0080-\u00ff]/.test(g)), u = io(o, { beyondAscii: f, archiveBytes: i.bytes, listing: c }), m = { level: t, threads: i.bytes > l0 ? 0 : 1, check: !1 }, { stdin: l, stdout: d, ended: p } = Bt(e.zstd).packing(u, m, { cwd: n, signal: a });
    l.end(`${i.names.join("\0")}\0`, "latin1");
    let h = () => {
      c === void 0 ? Dl(n, i) : Ll(m0(n, c), i);
    };
    return { stdout: d, ended: p.then(h) };
  };
}

// src/formats/tar/slots.ts
function oa(e) {
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
var jl = vt / 2, d0 = 2 * vt, p0 = 3, h0 = 4;
async function* Hl(e, t) {
  let n = new AbortController(), { pack: r, hasProgram: o, addReader: s } = y0({
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
    for await (let f of g0(e, o)) {
      let u = r(f), m = u.next();
      for (m.catch(() => {
      }), i.push({ pieces: u, first: m }), ++c > h0 && s(); i.length > p0; ) yield* a();
    }
    for (; i.length > 0; ) yield* a();
  } finally {
    n.abort(), await Promise.allSettled(i.map(({ pieces: f }) => f.return(void 0)));
  }
}
async function* g0(e, t) {
  for await (let n of e) {
    let { names: r, frames: o, hasHoles: s } = n;
    if (s && t) {
      yield { plan: n, names: r, how: "by a program", isContinued: !1 };
      continue;
    }
    for (let [i, { start: a, bytes: c }] of o.entries()) {
      let f = o[i + 1]?.start, u = c <= d0 ? "in a thread" : "in a thread and the pool", m = o.length === 1 && c <= jl ? "here" : u;
      yield { plan: n, names: r.slice(a, f), how: m, isContinued: f !== void 0 };
    }
  }
}
function y0(e) {
  let { matches: t, level: n, signal: r, scratch: o } = e, s = go(t.map(({ root: d }) => d)), i = Ul(e), a = oa(1), c = oa(er), f = 1;
  async function u({ content: d, release: p }) {
    return await c.acquire(), { frame: await gu(d, n).finally(c.release).finally(p), contentBytes: d.length };
  }
  async function* m({
    plan: { kind: d },
    names: p,
    isContinued: h,
    how: g
  }) {
    await a.acquire();
    let y = { thread: "create", ...g === "in a thread" && { level: n } };
    yield* Wl(r, (w) => {
      try {
        let S = Ni({ ...y, kind: d, bases: s, isContinued: h }, { cwd: o, signal: w });
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
      let w = Wl(r, (S) => i(p, S));
      for await (let S of w) yield { plan: p, bytes: S };
      return;
    }
    let h = ({ frame: w, contentBytes: S }) => ({ plan: p, bytes: w, contentBytes: S }), g = [], y = d.how === "here" ? w0(d, Ku(s), r) : m(d);
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
      f !== Ci && (f++, a.release());
    }
  };
}
async function* w0({ plan: { kind: e }, names: t }, n, r) {
  r.throwIfAborted();
  let o = [], s, c = Nl(n, { next: () => {
    if (o.length > 1) throw new Error("files have grown by megabytes while they were read");
    return s = Buffer.allocUnsafeSlow(2 * jl), s;
  }, filled: (f) => {
    o.push(s.subarray(0, f));
  } }, e);
  for (let f of t) c.add(f);
  c.end();
  for (let f of o) yield { content: f, release: () => {
  } };
}
async function* Wl(e, t) {
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
import { setImmediate as b0 } from "node:timers/promises";
var zl = 256, k0 = 8e3, S0 = 64 * 1024 * 1024;
function ql(e) {
  let t = zo("skeleton"), n = [], r = /* @__PURE__ */ new Map(), o = { plain: zo("files"), sparse: zo("files", !0) }, s = 0, i = (u) => {
    let m = u.some(v0) ? o.sparse : o.plain;
    Gl(m, u);
  }, a = (u, m) => P0(o[u], s) >= m, c = function* (u) {
    s++, yield o[u], o = { ...o, [u]: zo("files", u === "sparse") };
  };
  async function* f() {
    let u = zl;
    for (let m of e) {
      for (let l of m) {
        if (l.kind === "directory" && a("plain", 1) && (yield* c("plain")), l.kind === "other") n.push(l.member);
        else if (l.kind !== "file") Gl(t, [l]);
        else {
          let d = l.hardLink ? O0(l, r) : [l];
          d.length > 0 && i(d);
        }
        a("plain", 2) && (yield* c("plain")), a("sparse", 2) && (yield* c("sparse"));
      }
      u -= m.length, !(u > 0) && (await b0(), u = zl);
    }
    for (let m of r.values()) {
      i(m);
      for (let l of ["plain", "sparse"]) a(l, 1) && (yield* c(l));
    }
    for (let m of Object.values(o)) m.names.length > 0 && (yield m);
  }
  return { files: f(), skeleton: t, skipped: n };
}
var x0 = 1024 * 1024;
function v0({ bytes: e, length: t = e }) {
  return t - e >= x0;
}
function P0({ names: e, bytes: t }, n) {
  let r = Math.min(1, 2 ** n / 16);
  return Math.max(e.length / k0, t / S0) / r;
}
function O0(e, t) {
  let { inode: n, names: r } = e.hardLink, o = t.get(n) ?? [];
  return t.set(n, o), o.push(o.length === 0 ? e : { ...e, bytes: 0, length: 0 }) < r ? [] : (t.delete(n), o);
}
function zo(e, t = !1) {
  return { kind: e, names: [], hasHoles: t, bytes: 0, unpackedBytes: 0, frames: [] };
}
var B0 = 1536, E0 = vt - 64 * 1024;
function R0({ length: e = 0, target: t = "" }) {
  let n = e + t.length;
  return B0 + n + me(n);
}
function Gl(e, t) {
  let n = t.reduce((o, s) => o + R0(s), 0), r = e.frames.at(-1);
  r && r.bytes + n <= E0 ? r.bytes += n : e.frames.push({ start: e.names.length, bytes: n });
  for (let { kind: o, member: s, bytes: i, length: a = 0 } of t)
    e.names.push(o === "directory" ? `${s}/` : s), e.bytes += i, e.unpackedBytes += a;
}

// src/formats/tar/pack.ts
async function Jl(e) {
  let t = ql(e.found), n = [], r, o = 0, s = 0;
  for await (let { plan: a, bytes: c, contentBytes: f } of Hl(I0(t), e)) {
    a !== r && (n.push($0(a, o)), s = 0), r = a;
    let u = n.at(-1);
    u.length += c.length, f !== void 0 && (u.frames ??= [], u.frames.push(c.length), s += f, u.unpackedBytes = Math.max(a.unpackedBytes, s)), o += c.length, await e.write(c), e.signal.throwIfAborted();
  }
  e.signal.throwIfAborted();
  let i = (a) => n.reduce((c, f) => c + f[a], 0);
  return { segments: n, files: i("files"), bytes: i("bytes"), skipped: t.skipped };
}
function $0({ kind: e, names: t, bytes: n, unpackedBytes: r }, o) {
  return { kind: e, offset: o, length: 0, files: t.length, bytes: n, unpackedBytes: r };
}
async function* I0({ files: e, skeleton: t }) {
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
import { availableParallelism as _0 } from "node:os";
import { join as L0 } from "node:path";

// src/formats/tar/skeleton-check.ts
var Xl = L(Vl(), 1);
var M0 = 256 * 1024 * 1024, T0 = 1024 * 1024;
async function Ql({ bytes: e, members: t, mostBytes: n }, { cwd: r, signal: o }) {
  if (Pe(e) > M0) throw new k("its skeleton is too large to be one");
  let s = Ke(r);
  s.allow(n);
  let i = e.length === 0 ? [] : A0(e, s), a = await C0(i, t, o);
  if (a !== t) throw new k(`its skeleton has ${a} members instead of ${t}`);
}
async function* A0(e, t) {
  let n = (0, Xl.createZstdDecompress)();
  for (let r of e) n.write(r);
  n.end();
  try {
    for await (let r of n)
      t.count(r.length), t.signal.throwIfAborted(), yield r;
  } catch (r) {
    throw t.signal.throwIfAborted(), new k(`its skeleton is damaged: ${O(r)}`);
  }
}
async function C0(e, t, n) {
  let r = 0, o = Buffer.alloc(0);
  for await (let s of e) {
    n.throwIfAborted();
    let i = o.length === 0 ? s : Buffer.concat([o, s]), a = 0;
    for (let c = Zl(i, a); c <= i.length; c = Zl(i, a)) {
      if (c > a + V) F0(i, a);
      else if (i[a + ed] !== 0 && ++r > t)
        throw new k(`its skeleton has more than ${t} members`);
      a = c;
    }
    o = i.subarray(a);
  }
  if (o.length > 0) throw new k("its skeleton ends too early");
  return r;
}
var Yl = 124, ed = 156, N0 = Buffer.alloc(V), sa = { records: 120, directory: 53, symlink: 50 };
function Zl(e, t) {
  let n = t + V;
  if (n > e.length) return n;
  let r = e[t + ed];
  if (r === sa.directory || r === sa.symlink) {
    if (ia(e, t) === 0) return n;
  } else if (r === sa.records) {
    let o = ia(e, t);
    if (o > 0 && o <= T0) return n + o + me(o);
  } else if (N0.compare(e, t, n) === 0) return n;
  throw new k("its skeleton holds more than directories and links");
}
function ia(e, t) {
  let n = e.toString("latin1", t + Yl, t + Yl + 12);
  return /^[0-7]{11}[\0 ]$/.test(n) ? Number.parseInt(n, 8) : Number.NaN;
}
function F0(e, t) {
  let n = t + V, { size: r, sparseSize: o } = uo({}, "x", e.subarray(n, n + ia(e, t)));
  if (r !== void 0 || o !== void 0)
    throw new k("its skeleton holds more than directories and links");
}

// src/formats/tar/unpack.ts
async function nd({
  body: e,
  segments: t,
  dir: n,
  roots: r,
  tools: o,
  workers: s = _0(),
  signal: i,
  warn: a
}) {
  let { tar: c } = o, f = t.filter(({ kind: p }) => p === "files"), u = t.filter(({ kind: p }) => p !== "files");
  if (u.length > 1 || u.some((p) => p.kind !== "skeleton" || p !== t.at(-1)))
    throw new k("its segments are not files and then a skeleton");
  let m = {
    tar: c,
    codec: Bt(o.zstd, D0(f)),
    dir: n,
    workers: Math.min(s, f.length),
    files: () => td(f),
    signal: i,
    warn: a
  }, l = await po(m, async (p, h) => {
    let g = await zu(e, t, p), y = u.reduce((S, P) => S + Ot(P), 0), w = { bytes: g, members: td(u), mostBytes: y };
    return await Ql(w, { cwd: n, signal: h }), w;
  }), d = Bt(void 0);
  await yo(l, { tar: c, roots: r, codec: d, cwd: L0(n, "tree"), signal: i });
}
function D0(e) {
  return e.reduce((t, { bytes: n }) => t + n, 0);
}
function td(e) {
  return e.reduce((t, { files: n }) => t + n, 0);
}

// src/formats/tar/tar.ts
var rd = {
  id: "tar",
  indexed: !0,
  kinds: ["files", "skeleton"],
  image: !1,
  versions: (e) => [so("tar", e)],
  unsupportedReason: () => {
  },
  pack: Jl,
  unpack: nd
};

// src/formats/index.ts
var wn = [rd, Rl, im];

// src/mount/probe.ts
import { existsSync as z0, readFileSync as G0 } from "node:fs";

// src/mount/root-rights.ts
var ad = L(sd(), 1);
import { existsSync as U0, readFileSync as W0 } from "node:fs";
import { join as j0 } from "node:path";
async function bn(e) {
  if (process.geteuid?.() === 0) return H0() ? id((r) => r) : void 0;
  let t = aa("sudo");
  if (!t) return;
  let n = ({ path: r, args: o }) => ({ path: t, args: ["-n", "--", r, ...o] });
  try {
    await eo(n({ path: aa("true") ?? "true", args: [] }), { cwd: "/", signal: e });
  } catch {
    e.throwIfAborted();
    return;
  }
  return id(n);
}
function id(e) {
  let t = (n, r) => {
    let o = aa(n);
    if (!o) throw new Error(`there is no ${n}`);
    return e({ path: o, args: r });
  };
  return {
    run: async (n, r, o) => eo(t(n, r), o),
    async attributesOf(n, r, o) {
      let s = ["--xattrs", `--xattrs-include=${r}`], i = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"], a = ["--create", "--file=-", "--format=posix", ...s, ...i], { stdin: c, stdout: f, ended: u } = Y([t("tar", a)], o);
      c.end(n, "latin1");
      let [m] = await Promise.all([(0, ad.buffer)(f), u]);
      return m;
    },
    kernelLog: async () => Zn(t("dmesg", []))
  };
}
function aa(e) {
  return ["/usr/bin", "/bin", "/usr/sbin", "/sbin"].map((n) => j0(n, e)).find((n) => U0(n));
}
function H0() {
  let [, e = "0"] = W0("/proc/self/status", "latin1").match(/^CapEff:\s*(\w+)$/m) ?? [];
  return (BigInt(`0x${e}`) >> 21n & 1n) === 1n;
}

// src/mount/probe.ts
function kn(e) {
  return "rights" in e || e.broker !== void 0;
}
async function ca(e, t) {
  try {
    return await q0(e, t);
  } catch (n) {
    return t.throwIfAborted(), { reason: `it cannot be found out: ${O(n)}` };
  }
}
async function q0(e, t) {
  if (process.platform !== "linux") return { reason: "it does not run Linux" };
  let n = await bn(t);
  if (!n) return { reason: "it neither lets root mount nor has sudo without a password" };
  for (let r of e === "image" ? ["squashfs", "overlay"] : ["overlay"])
    if (!await J0(r, n, t)) return { reason: `its kernel does not know ${r}` };
  return e === "image" && !z0("/dev/loop-control") ? { reason: "it has no loop devices" } : { rights: n };
}
async function J0(e, t, n) {
  let r = () => new RegExp(`\\t${e}$`, "m").test(G0("/proc/filesystems", "latin1"));
  return r() ? !0 : (await t.run("modprobe", ["-q", e], { cwd: "/", signal: n }).catch(() => n.throwIfAborted()), r());
}

// src/tools.ts
import { readFileSync as K0 } from "node:fs";
async function cd(e = !0) {
  let t = e ? V0 : () => {
  }, [n, r, o, s] = await Promise.all([
    Z0(),
    Vn("zstd"),
    t("mksquashfs"),
    t("unsquashfs")
  ]);
  return { tar: n, zstd: r, mksquashfs: o, unsquashfs: s };
}
async function V0(e) {
  let t = Vn(e);
  return t && await Y0(t).catch(() => {
  }) && t;
}
async function Y0(e) {
  let t = await Zn({ path: e, args: ["-version"] }, [0, 1]), [, n, r, o] = t.match(/squashfs version ((\d+)\.(\d+)(?:\.\d+)?)/) ?? [];
  return Number(r) * 100 + Number(o) >= 405 ? n : void 0;
}
async function Z0() {
  if (process.platform === "win32") return { dialect: "node" };
  for (let e of ["tar", "gtar", "bsdtar"]) {
    let t = Vn(e), n = t && (X0(t) ?? eP(await Q0(t)));
    if (n) return { path: t, dialect: n };
  }
  return { dialect: "node" };
}
var fd = { "GNU tar": "gnu", bsdtar: "bsd" };
function X0(e) {
  try {
    let t = K0(e);
    return Object.entries(fd).find(([n]) => t.includes(`\0${n}\0`))?.[1];
  } catch {
    return;
  }
}
function Q0(e) {
  return Zn({ path: e, args: ["--version"] }).catch(() => "");
}
function eP(e) {
  return Object.entries(fd).find(([t]) => e.includes(t))?.[1];
}

// src/steps/job.ts
function Sn({ shared: e }, { mode: t, rolling: n, signing: r }) {
  let o = e && !n && !r;
  return wn.filter(({ indexed: s, image: i }) => (s || o) && (!i || t !== "unpack"));
}
async function Tt({ mode: e }, t) {
  let n = e !== "unpack" && process.platform === "linux", r = await cd(n);
  if (!n || r.mksquashfs && r.unsquashfs) return r;
  let { cachedImageTools: o, fetchImageTools: s } = await import("./image-tools.js"), i = { ...r, ...await o() };
  return t && !i.mksquashfs ? { ...i, ...await s(t) } : i;
}
async function ud(e, t, n) {
  let r = kn(n), o = ({ id: a, image: c }) => a === t.format ? 2 : Number(c && r), s = Sn(e, t).toSorted((a, c) => o(c) - o(a));
  if (r || !s.some(({ image: a }) => a)) return s;
  let i = await Tt(t);
  return s.filter((a) => !a.image || a.unsupportedReason(i, "unpack") === void 0);
}
async function Go({ mode: e, ramdisk: t, broker: n }, r) {
  if (e !== "unpack") {
    let o = await ca("image", r);
    return "rights" in o ? o : { ...o, broker: nP(n) };
  }
  return t === "off" ? { reason: "nobody asked for it" } : ca("tree", r);
}
function nP(e) {
  return e !== "off" && tP(e, { throwIfNoEntry: !1 })?.isSocket() ? e : void 0;
}
function qo({ ref: e, eventName: t }) {
  if (e !== "") return !0;
  let n = `The event type ${t} is not supported because it's not tied to a branch or tag ref.`;
  return st(`Event Validation Error: ${n}`), !1;
}

// src/files/patterns.ts
import { homedir as hO } from "node:os";
import { posix as gO } from "node:path";

// node_modules/balanced-match/dist/esm/index.js
var md = (e, t, n) => {
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
var ld = "\0SLASH" + Math.random().toFixed(16) + "\0", dd = "\0OPEN" + Math.random().toFixed(16) + "\0", Jo = "\0CLOSE" + Math.random().toFixed(16) + "\0", pd = "\0COMMA" + Math.random().toFixed(16) + "\0", hd = "\0PERIOD" + Math.random().toFixed(16) + "\0", rP = new RegExp(ld, "g"), oP = new RegExp(dd, "g"), sP = new RegExp(Jo, "g"), iP = new RegExp(pd, "g"), aP = new RegExp(hd, "g"), cP = /\\\\/g, fP = /\\{/g, uP = /\\}/g, mP = /\\,/g, lP = /\\\./g, dP = 1e5, pP = 4e6, hP = 1e3, gP = 1e3, yP = 2e7, wP = 16;
function fa(e) {
  return isNaN(e) ? e.charCodeAt(0) : parseInt(e, 10);
}
function bP(e) {
  return e.replace(cP, ld).replace(fP, dd).replace(uP, Jo).replace(mP, pd).replace(lP, hd);
}
function kP(e) {
  return e.replace(rP, "\\").replace(oP, "{").replace(sP, "}").replace(iP, ",").replace(aP, ".");
}
function ua(e, t) {
  for (let n = 0; n < t.length; n++)
    e.push(t[n]);
}
function gd(e, t, n) {
  if (n.remaining < 0)
    return;
  let r = md("{", "}", t), o = r !== void 0 && t.indexOf("{") < r[0];
  if (n.remaining -= r && !o ? r[1] + 1 : e.length, !(!r || n.remaining < 0))
    return {
      end: r[1],
      pre: e.slice(0, r[0]),
      body: e.slice(r[0] + 1, r[1]),
      post: e.slice(r[1] + 1),
      unmatched: o
    };
}
function SP(e, t) {
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
function xP(e, t) {
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
function vP(e, t) {
  let n = [], r = "";
  for (; ; ) {
    let o = gd(e, e, t);
    if (t.remaining < 0)
      return;
    if (!o) {
      let f = e.split(",");
      return f[0] = r + f[0], ua(n, f), n;
    }
    let { pre: s, body: i, post: a } = o, c = s.split(",");
    if (c[0] = r + c[0], c[c.length - 1] += "{" + i + "}", !a.length)
      return ua(n, c), n;
    r = c.pop(), ua(n, c), e = a;
  }
}
function ur(e, t) {
  return e === void 0 || isNaN(e) ? t : e;
}
function yd(e, t = {}) {
  if (!e)
    return [];
  let n = ur(t.max, dP), r = ur(t.maxLength, pP), o = ur(t.maxDepth, hP), s = ur(t.maxRewrites, gP), i = ur(t.maxSteps, yP);
  return e.slice(0, 2) === "{}" && (e = "\\{\\}" + e.slice(2)), ma(bP(e), n, r, o, 0, s, { remaining: i }, !0).map(kP);
}
function PP(e) {
  return "{" + e + "}";
}
function OP(e) {
  return /^-?0\d/.test(e);
}
function BP(e, t) {
  return e <= t;
}
function EP(e, t) {
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
function RP(e, t, n, r, o) {
  let s = e.split(/\.\./), i = [];
  if (s[0] === void 0 || s[1] === void 0)
    return i;
  let a = fa(s[0]), c = fa(s[1]), f = Math.max(s[0].length, s[1].length), u = s.length === 3 && s[2] !== void 0 ? Math.max(Math.abs(fa(s[2])), 1) : 1, m = BP;
  c < a && (u *= -1, m = EP);
  let d = s.some(OP), p = d ? f : 1, h = 0;
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
function ma(e, t, n, r, o, s, i, a) {
  if (i.remaining -= wP, o > r)
    return [e];
  let c = [""], f = 0, u = !1, m = !0, l = e;
  for (; ; ) {
    let d = gd(e, l, i);
    if (!d)
      return mr(c, e, [""], t, n, u, i);
    d.unmatched && (l = SP(l, i));
    let p = d.pre, h = () => mr(c, p + "{" + d.body + "}" + d.post, [""], t, n, u, i);
    if (/\$$/.test(p)) {
      if (c = mr(c, p + "{" + d.body + "}", [""], t, n, u && !d.post.length, i), m = !1, !d.post.length)
        break;
      e = d.post, l = l.slice(d.end + 1);
      continue;
    }
    let g = /^-?\d+\.\.-?\d+(?:\.\.-?\d+)?$/.test(d.body), y = /^[a-zA-Z]\.\.[a-zA-Z](?:\.\.-?\d+)?$/.test(d.body), w = g || y, S = d.body.indexOf(",") >= 0;
    if (!w && !S) {
      if (f < s && xP(d.post, i)) {
        f++, e = d.pre + "{" + d.body + Jo + d.post, l = l.slice(0, d.end) + Jo + l.slice(d.end + 1), a = !0;
        continue;
      }
      return h();
    }
    m && (u = a && !w, m = !1);
    let P;
    if (w) {
      if (P = RP(d.body, y, t, n, i), !P)
        return h();
    } else {
      let E = vP(d.body, i);
      if (!E)
        return h();
      if (E.length === 1 && E[0] !== void 0) {
        if (E = ma(E[0], t, n, r, o + 1, s, i, !1).map(PP), i.remaining < 0)
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
        let Se = ma(E[N], t, n, r, o + 1, s, i, !1);
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
var $P = {
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
}, dr = (e) => e.replace(/[[\]\\-]/g, "\\$&"), IP = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), wd = (e) => e.join(""), bd = (e, t) => {
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
      for (let [g, [y, w, S]] of Object.entries($P))
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
    return [IP(h), !1, u - n, !1];
  }
  let l = "[" + (f ? "^" : "") + wd(r) + "]", d = "[" + (f ? "" : "^") + wd(o) + "]";
  return [r.length && o.length ? "(" + l + "|" + d + ")" : r.length ? l : d, a, u - n, !0];
};

// node_modules/minimatch/dist/esm/unescape.js
var ft = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !0 } = {}) => n ? t ? e.replace(/\[([^/\\])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\])\]/g, "$1$2").replace(/\\([^/])/g, "$1") : t ? e.replace(/\[([^/\\{}])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\{}])\]/g, "$1$2").replace(/\\([^/{}])/g, "$1");

// node_modules/minimatch/dist/esm/ast.js
var fe, MP = /* @__PURE__ */ new Set(["!", "?", "+", "*", "@"]), la = (e) => MP.has(e), kd = (e) => la(e.type), TP = /* @__PURE__ */ new Map([
  ["!", ["@"]],
  ["?", ["?", "@"]],
  ["@", ["@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@"]]
]), AP = /* @__PURE__ */ new Map([
  ["!", ["?"]],
  ["@", ["?"]],
  ["+", ["?", "*"]]
]), CP = /* @__PURE__ */ new Map([
  ["!", ["?", "@"]],
  ["?", ["?", "@"]],
  ["@", ["?", "@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@", "?", "*"]]
]), Sd = /* @__PURE__ */ new Map([
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
]), NP = "(?!(?:^|/)\\.\\.?(?:$|/))", Ko = "(?!\\.)", FP = /* @__PURE__ */ new Set(["[", "."]), _P = /* @__PURE__ */ new Set(["..", "."]), LP = new Set("().*{}+?[]^$\\!"), DP = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), da = "[^/]", xd = da + "*?", vd = da + "+?", UP = 0, At = class {
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
  id = ++UP;
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
        if (!o.noext && la(y) && t.charAt(h) === "(" && s <= i) {
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
      if (!o.noext && la(h) && t.charAt(m) === "(" && /* c8 ignore start - the maxDepth is sufficient here */
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
    return this.#m(t, AP);
  }
  #m(t, n = TP) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null)
      return !1;
    let r = t.#e[0];
    return !r || typeof r != "object" || r.type === null ? !1 : this.#p(r.type, n);
  }
  #p(t, n = CP) {
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
    return !!Sd.get(this.type)?.has(t);
  }
  #S(t) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null || this.#e.length !== 1)
      return !1;
    let n = t.#e[0];
    return !n || typeof n != "object" || n.type === null ? !1 : this.#k(n.type);
  }
  #x(t) {
    let n = Sd.get(this.type), r = t.#e[0], o = n?.get(r.type);
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
    if (this.#r === this && (this.#y(), this.#s()), !kd(this)) {
      let c = this.isStart() && this.isEnd() && !this.#e.some((d) => typeof d != "string"), f = this.#e.map((d) => {
        let [p, h, g, y] = typeof d == "string" ? fe.#v(d, this.#n, c) : d.toRegExpSource(t);
        return this.#n = this.#n || g, this.#o = this.#o || y, p;
      }).join(""), u = "";
      if (this.isStart() && typeof this.#e[0] == "string" && !(this.#e.length === 1 && _P.has(this.#e[0]))) {
        let p = FP, h = (
          // dots are allowed, and the pattern starts with [ or .
          n && p.has(f.charAt(0)) || // the pattern starts with \., and then [ or .
          f.startsWith("\\.") && p.has(f.charAt(2)) || // the pattern starts with \.\., and then [ or .
          f.startsWith("\\.\\.") && p.has(f.charAt(4))
        ), g = !n && !t && p.has(f.charAt(0));
        u = h ? NP : g ? Ko : "";
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
    let i = !r || t || n || !Ko ? "" : this.#w(!0);
    i === s && (i = ""), i && (s = `(?:${s})(?:${i})*?`);
    let a = "";
    if (this.type === "!" && this.#h)
      a = (this.isStart() && !n ? Ko : "") + vd;
    else {
      let c = this.type === "!" ? (
        // !() must match something,but !(x) can match ''
        "))" + (this.isStart() && !n && !t ? Ko : "") + xd + ")"
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
    if (kd(this)) {
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
        o = !1, s += (LP.has(f) ? "\\" : "") + f;
        continue;
      }
      if (f === "*") {
        if (a)
          continue;
        a = !0, s += r && /^[*]+$/.test(t) ? vd : xd, n = !0;
        continue;
      } else
        a = !1;
      if (f === "\\") {
        c === t.length - 1 ? s += "\\\\" : o = !0;
        continue;
      }
      if (f === "[") {
        let [u, m, l, d] = bd(t, c);
        if (l) {
          s += u, i = i || m, c += l - 1, n = n || d;
          continue;
        }
      }
      if (f === "?") {
        s += da, n = !0;
        continue;
      }
      s += DP(f);
    }
    return [s, ft(t), !!n, i];
  }
};
fe = At;

// node_modules/minimatch/dist/esm/escape.js
var pa = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !1 } = {}) => n ? t ? e.replace(/[?*()[\]{}]/g, "[$&]") : e.replace(/[?*()[\]\\{}]/g, "\\$&") : t ? e.replace(/[?*()[\]]/g, "[$&]") : e.replace(/[?*()[\]\\]/g, "\\$&");

// node_modules/minimatch/dist/esm/index.js
var ie = (e, t, n = {}) => (lr(t), !n.nocomment && t.charAt(0) === "#" ? !1 : new Be(t, n).match(e)), WP = /^\*+([^+@!?*[(]*)$/, jP = (e) => (t) => !t.startsWith(".") && t.endsWith(e), HP = (e) => (t) => t.endsWith(e), zP = (e) => (e = e.toLowerCase(), (t) => !t.startsWith(".") && t.toLowerCase().endsWith(e)), GP = (e) => (e = e.toLowerCase(), (t) => t.toLowerCase().endsWith(e)), qP = /^\*+\.\*+$/, JP = (e) => !e.startsWith(".") && e.includes("."), KP = (e) => e !== "." && e !== ".." && e.includes("."), VP = /^\.\*+$/, YP = (e) => e !== "." && e !== ".." && e.startsWith("."), ZP = /^\*+$/, XP = (e) => e.length !== 0 && !e.startsWith("."), QP = (e) => e.length !== 0 && e !== "." && e !== "..", eO = /^\?+([^+@!?*[(]*)?$/, tO = ([e, t = ""]) => {
  let n = Bd([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, nO = ([e, t = ""]) => {
  let n = Ed([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, rO = ([e, t = ""]) => {
  let n = Ed([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, oO = ([e, t = ""]) => {
  let n = Bd([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, Bd = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && !n.startsWith(".");
}, Ed = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && n !== "." && n !== "..";
}, Rd = typeof process == "object" && process ? typeof process.env == "object" && process.env && process.env.__MINIMATCH_TESTING_PLATFORM__ || process.platform : "posix", Pd = {
  win32: { sep: "\\" },
  posix: { sep: "/" }
}, sO = Rd === "win32" ? Pd.win32.sep : Pd.posix.sep;
ie.sep = sO;
var te = /* @__PURE__ */ Symbol("globstar **");
ie.GLOBSTAR = te;
var iO = "[^/]", aO = iO + "*?", cO = "(?:(?!(?:\\/|^)(?:\\.{1,2})($|\\/)).)*?", fO = "(?:(?!(?:\\/|^)\\.).)*?", uO = (e, t = {}) => (n) => ie(n, e, t);
ie.filter = uO;
var be = (e, t = {}) => Object.assign({}, e, t), mO = (e) => {
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
ie.defaults = mO;
var $d = (e, t = {}) => (lr(e), t.nobrace || !/\{(?:(?!\{).)*\}/.test(e) ? [e] : yd(e, { max: t.braceExpandMax }));
ie.braceExpand = $d;
var lO = (e, t = {}) => new Be(e, t).makeRe();
ie.makeRe = lO;
var dO = (e, t, n = {}) => {
  let r = new Be(t, n);
  return e = e.filter((o) => r.match(o)), r.options.nonull && !e.length && e.push(t), e;
};
ie.match = dO;
var Od = /[?*]|[+@!]\(.*?\)|\[|\]/, pO = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), Be = class {
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
    lr(t), n = n || {}, this.options = n, this.maxGlobstarRecursion = n.maxGlobstarRecursion ?? 200, this.pattern = t, this.platform = n.platform || Rd, this.isWindows = this.platform === "win32";
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
        let c = s[0] === "" && s[1] === "" && (s[2] === "?" || !Od.test(s[2])) && !Od.test(s[3]), f = /^[a-z]:/i.test(s[0]);
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
    return $d(this.pattern, this.options);
  }
  parse(t) {
    lr(t);
    let n = this.options;
    if (t === "**")
      return te;
    if (t === "")
      return "";
    let r, o = null;
    (r = t.match(ZP)) ? o = n.dot ? QP : XP : (r = t.match(WP)) ? o = (n.nocase ? n.dot ? GP : zP : n.dot ? HP : jP)(r[1]) : (r = t.match(eO)) ? o = (n.nocase ? n.dot ? nO : tO : n.dot ? rO : oO)(r) : (r = t.match(qP)) ? o = n.dot ? KP : JP : (r = t.match(VP)) && (o = YP);
    let s = At.fromGlob(t, this.options).toMMPattern();
    return o && typeof s == "object" && Reflect.defineProperty(s, "test", { value: o }), s;
  }
  makeRe() {
    if (this.regexp || this.regexp === !1)
      return this.regexp;
    let t = this.set;
    if (!t.length)
      return this.regexp = !1, this.regexp;
    let n = this.options, r = n.noglobstar ? aO : n.dot ? cO : fO, o = new Set(n.nocase ? ["i"] : []), s = t.map((c) => {
      let f = c.map((m) => {
        if (m instanceof RegExp)
          for (let l of m.flags.split(""))
            o.add(l);
        return typeof m == "string" ? pO(m) : m === te ? te : m._src;
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
ie.Minimatch = Be;
ie.escape = pa;
ie.unescape = ft;

// src/files/patterns.ts
var Id = {
  dot: !0,
  nobrace: !0,
  nocomment: !0,
  noext: !0,
  nonegate: !0,
  // All paths have `/`, on Windows, too.
  platform: "linux"
};
function _e(e, t, { platform: n = process.platform, home: r = hO() } = {}) {
  let o = { platform: n, home: J(r, n) }, s = e.filter((c) => !c.startsWith("#")).map((c) => yO(c, J(t, n), o)), i = s.filter((c) => !c.negated), a = (c, f = -1) => s.findLast((u, m) => m > f && u.names(c))?.negated ?? !1;
  return {
    roots: i.map(
      (c, f) => bO(c, f, { order: s.indexOf(c), platform: n })
    ),
    excludes: i.length < s.length ? a : void 0
  };
}
function yO(e, t, n) {
  let r = rt(n.platform), o = n.platform === "win32", s = e.match(/^[!\s]*/)?.[0] ?? "", i = J(e.slice(s.length), n.platform), [a, c] = wO(i, t, { ...n, maths: r }), [, f = "", u = ""] = gO.normalize(c).match(/^((?:\.\.(?:\/|$))*)(.*?)\/*$/s) ?? [], m = r.resolve(a, f), l = u === "" || u === ".", d = new Be(u, Id), p = o ? new Be(u, { ...Id, nocase: !0 }) : d;
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
function wO(e, t, { maths: n, home: r }) {
  let { root: o } = n.parse(e);
  return o !== "" ? [n.resolve(t, o), e.slice(o.length).replace(/^\/+/, "")] : e === "~" || e.startsWith("~/") ? [r, e.slice(2)] : [t, e];
}
function bO({ line: e, anchor: t, segments: n, rest: r, names: o }, s, { order: i, platform: a }) {
  let { join: c } = rt(a), f = n.findIndex((d) => typeof d != "string"), u = f === -1, m = u ? n.slice(0, -1) : n.slice(0, f);
  a === "win32" && kO(e, t, n);
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
function kO(e, t, n) {
  let r = `the line ${e} of \`path\` is wrong here`;
  if (t.startsWith("//./")) throw new Error(`${r}: it is a device`);
  try {
    for (let o of n) typeof o == "string" && wo(o);
  } catch (o) {
    throw new Error(`${r}: ${O(o)}`);
  }
}

// src/files/overlap.ts
function Td(e, t, n) {
  let [r, o] = [_e(e, n), _e(t, n)];
  for (let s of r.roots)
    for (let i of o.roots)
      if (Md(s, i, r) || Md(i, s, o)) return [s.pattern, i.pattern];
}
function Md(e, t, { excludes: n }) {
  let r = t.literal ?? t.base;
  return n?.(r, e.order) ? !1 : e.literal !== void 0 ? H(r, e.literal) : t.literal === void 0 ? e.base === t.base && e.rest === t.rest : H(r, e.base) && Vo(e, ze(e.base, r));
}
function Vo(e, t) {
  return e.matches(t) || t !== "" && Vo(e, t.replace(/\/?[^/]*$/, ""));
}

// src/inputs/inputs.ts
import { homedir as IO } from "node:os";

// src/inputs/rolling.ts
function Ad(e) {
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
function Nd(e) {
  let t = OO(e("endpoint")), n = e("force-path-style").toLowerCase();
  if (!["", "true", "false"].includes(n))
    throw Yo("force-path-style", n, "must be one of: true, false");
  let r = {
    bucket: xO(e("bucket")),
    prefix: vO(e("prefix")),
    region: PO(e("region")),
    endpoint: t,
    // Self-hosted stores seldom have a host name per bucket.
    forcePathStyle: n === "" ? t !== "" && !SO(t) : n === "true",
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
function SO(e) {
  return e === "" || /(^|\.)amazonaws\.com(\.cn)?$/.test(new URL(e).hostname);
}
function xO(e) {
  if (e === "" || /^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$/.test(e) && !e.includes(".."))
    return e;
  throw Yo("bucket", e, "must be the name of a bucket: 3 to 63 letters, digits, dots and hyphens");
}
var Cd = 256;
function vO(e) {
  let t = e.replace(/^\/+|\/+$/g, ""), n = t.split("/").every((o) => /^[A-Za-z0-9._=@:+-]+$/.test(o) && !/^\.+$/.test(o));
  if (t === "" || n && t.length <= Cd) return t;
  let r = `may have letters, digits and . _ = @ : + - between slashes, ${Cd} in all`;
  throw Yo("prefix", e, r);
}
function PO(e) {
  if (/^[a-z0-9-]{0,40}$/.test(e)) return e;
  throw Yo("region", e, "must be the name of a region, such as eu-west-1");
}
function OO(e) {
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
function Yo(e, t, n) {
  return new T(`Input ${e} is '${t}'; it ${n}.`);
}

// src/inputs/signing.ts
var Ct = L(Fd(), 1);
var _d = 32, BO = /^-----BEGIN ([A-Z ]+)-----$[^-]*^-----END \1-----$/gm;
function Dd(e) {
  let t = Ld(e("signing-key")).map(EO), n = Ld(e("verify-key")).map(RO);
  if (t.length + n.length !== 0) {
    if (e("format").toLowerCase() === "actions-cache")
      throw new T(
        "Input format is actions-cache, whose entries cannot be signed, and signing-key or verify-key is given; use format: auto or tar."
      );
    return { signer: t[0], verifiers: [...t.map($O), ...n] };
  }
}
function Ud(e) {
  return Zo(e).filter((t) => !t.startsWith("-----")).flatMap((t) => [t, Buffer.from(t).toString("base64")]);
}
function Ld(e) {
  let t = Zo(e).join(`
`), n = [], r = 0;
  for (let o of t.matchAll(BO))
    n.push(...Zo(t.slice(r, o.index)), o[0]), r = o.index + o[0].length;
  return [...n, ...Zo(t.slice(r))];
}
function Zo(e) {
  return e.split(`
`).map((n) => n.trim()).filter((n) => n !== "");
}
function EO(e) {
  if (e.startsWith("-----")) {
    let r = Wd(e, "PRIVATE KEY", Ct.createPrivateKey);
    if (r) return r;
    throw new T("Input signing-key has a key in PEM that is no private Ed25519 key (PKCS #8).");
  }
  let t = Buffer.from(e);
  if (t.length >= _d) return (0, Ct.createSecretKey)(t);
  let n = "make one with openssl rand -base64 32";
  throw new T(
    `Input signing-key has a line of ${t.length} bytes; a key has at least ${_d}: ${n}.`
  );
}
function RO(e) {
  let t = Wd(e, "PUBLIC KEY", Ct.createPublicKey);
  if (t) return t;
  throw new T(
    "Input verify-key has something that is no public Ed25519 key in PEM; a secret belongs into signing-key."
  );
}
function Wd(e, t, n) {
  if (e.startsWith(`-----BEGIN ${t}-----`))
    try {
      let r = n(e);
      return r.asymmetricKeyType === "ed25519" ? r : void 0;
    } catch {
      return;
    }
}
function $O(e) {
  return e.type === "secret" ? e : (0, Ct.createPublicKey)(e);
}

// src/inputs/inputs.ts
function Xo(e, t) {
  let n = qe(e("save-always")), r = we(e, "store", ["auto", "github", "s3", "local"]), o = Nd(e);
  if (r === "s3" && o.bucket === "") throw new T("Input bucket is required where store is s3.");
  return {
    key: hi(e, "key"),
    restoreKeys: jd(e("restore-keys")),
    paths: jd(hi(e, "path")),
    crossOs: qe(e("enableCrossOsArchive")),
    failOnMiss: qe(e("fail-on-cache-miss")),
    lookupOnly: qe(e("lookup-only")),
    store: r,
    localDir: AO(e("local-dir"), t),
    s3: o,
    stash: { ...CO(e("stash"), t), maxBytes: NO(e("stash-size")) },
    concurrency: Zt(e, "concurrency", { from: 1, to: 64, default: 8 }),
    partBytes: TO(e("part-size")),
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
    rolling: Ad(e),
    signing: Dd(e)
  };
}
function jd(e) {
  return e.split(`
`).map((t) => t.replace(/^!\s+/, "!").trim()).filter((t) => t !== "");
}
var pr = 1024 ** 2, MO = {
  "": 1,
  MB: 1e3 ** 2,
  MIB: pr,
  GB: 1e3 ** 3,
  GIB: 1024 * pr
};
function Hd(e) {
  let [, t, n = ""] = e.toUpperCase().match(/^(\d+) ?([A-Z]*)$/) ?? [];
  return Number(t) * (MO[n] ?? Number.NaN);
}
function TO(e) {
  if (e === "") return 8 * pr;
  let t = Hd(e);
  if (t >= 5 * pr && t <= 512 * pr) return t;
  throw new T(`Input part-size is '${e}'; it must be from 5MiB to 512MiB, in MiB, MB or bytes.`);
}
function AO(e, t) {
  return e === "" ? A(t, "headstart") : fi(zd(e));
}
function zd(e) {
  return J(J(e).replace(/^~(?=\/|$)/, IO()));
}
function CO(e, t) {
  let n = e.toLowerCase();
  if (n === "" || n === "auto" || n === "off")
    return { use: n || "auto", dir: A(t, "headstart-stash") };
  let r = zd(e);
  if (ci(r)) return { use: "on", dir: fi(r) };
  let o = "auto, off, or a directory that is absolute or starts with ~/";
  throw new T(`Input stash is '${e}'; it must be ${o}.`);
}
function NO(e) {
  if (e === "") return 20 * 1e3 ** 3;
  let t = Hd(e), n = /[a-z]/i.test(e);
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
var FO = 407710288, ga = 8, Qo = ga + 12, gr = Buffer.from("HEADSTR2"), qd = 36 + gr.length, yr = Qo + qd, ya = 4 * 1024 * 1024, Jd = 1024, _O = 512, LO = 1024 ** 4;
function Kd({ digests: e, ...t }, n) {
  let r = Buffer.from(JSON.stringify(t));
  if (r.length > ya) throw new Error(`the index is too large: its JSON has ${r.length} bytes`);
  let o = Buffer.alloc(Qo), s = [e, r, n?.(Vd(e, r)) ?? Buffer.alloc(0)], i = s.map((u) => u.length), a = i.reduce((u, m) => u + m, yr), c = [FO, a - ga, ...i];
  for (let [u, m] of c.entries()) o.writeUInt32LE(m, 4 * u);
  let f = Buffer.alloc(4);
  return f.writeUInt32LE(a), Buffer.concat([o, ...s, Ce(o, ...s), f, gr]);
}
var DO = 128 * 1024;
async function wr(e, t) {
  return WO(await UO(e), e.size, t);
}
async function UO(e) {
  let { size: t } = e;
  if (t < yr) throw new k(`it has only ${t} bytes`);
  let n = await hr(e, Math.max(0, t - DO), t);
  if (!n.subarray(-gr.length).equals(gr))
    throw new k("it does not end in an index: cut short, or not written by Headstart");
  let r = n.readUInt32LE(n.length - gr.length - 4), o = yr + Xn(Math.min(t, LO)) + ya + Jd;
  if (r < yr || r > Math.min(t, o))
    throw new k(`its index has ${r} bytes, which is no length of an index`);
  return r <= n.length ? n.subarray(-r) : hr(e, t - r, t);
}
function WO(e, t, n) {
  let r = e.length - qd;
  if (!Ce(e.subarray(0, r)).equals(e.subarray(r, r + 32)))
    throw new k("its index does not match its SHA-256");
  let [o = 0, s = 0, i = 0] = [0, 1, 2].map(
    (d) => e.readUInt32LE(ga + 4 * d)
  ), a = t - e.length;
  if (!(o === Xn(a) && s <= ya && i <= Jd && yr + o + s + i === e.length)) throw new k("the parts of its index do not fit its body");
  let f = Qo + o, [u, m] = [e.subarray(Qo, f), e.subarray(f, f + s)];
  n?.(e.subarray(f + s, r), Vd(u, m));
  let l = jO(m);
  if (!HO(l)) throw new k("its index is not what this version of Headstart writes");
  return qO(l.segments, a), { ...l, digests: u };
}
function Vd(e, t) {
  let n = Buffer.alloc(4);
  return n.writeUInt32LE(e.length), Ce(n, e, t);
}
function jO(e) {
  try {
    return JSON.parse(e.toString("utf8"));
  } catch {
    return;
  }
}
function HO(e) {
  let t = e;
  return t?.container === en && Yd(t.format) && Gd(t.key) && t.key.length <= _O && [t.files, t.bytes].every(wa) && Array.isArray(t.paths) && t.paths.every(Gd) && Array.isArray(t.segments) && t.segments.every(zO);
}
function zO(e) {
  let t = e, { offset: n, length: r, files: o, bytes: s, unpackedBytes: i = 0, root: a = 0, deadBytes: c = 0 } = t ?? {}, f = [n, r, o, s, i, a, c];
  return Yd(t?.kind) && f.every(wa) && GO(t?.frames, r);
}
function GO(e, t) {
  if (e === void 0) return !0;
  let n = (r) => wa(r) && r !== 0;
  return Array.isArray(e) && e.every(n) && e.reduce((r, o) => r + o, 0) === t;
}
function Yd(e) {
  return typeof e == "string" && /^[a-z-]{1,32}$/.test(e);
}
function Gd(e) {
  return typeof e == "string";
}
function wa(e) {
  return Number.isSafeInteger(e) && e >= 0;
}
function qO(e, t) {
  let n = 0;
  for (let { kind: r, offset: o, length: s } of e) {
    if (o !== tn(n, r) || s === 0) throw new k("its segments do not line up");
    n = o + s;
  }
  if (n === 0 || n !== t) throw new k("its segments do not fill its body");
}

// src/entry/signature.ts
var ut = L(Zd(), 1);
var ka = 9;
function Sa({ type: e }) {
  return e === "secret" ? { id: 1, name: "HMAC-SHA-256" } : { id: 2, name: "Ed25519" };
}
function Xd(e, t, n) {
  let r = Buffer.alloc(ka);
  r.writeUInt8(Sa(n).id), r.writeBigUInt64LE(BigInt(Date.now()), 1);
  let o = ep(r, e, t), s = n.type === "secret" ? tp(o, n) : (0, ut.sign)(null, o, n);
  return Buffer.concat([r, s]);
}
function Qd(e, t, { places: n, keys: r }) {
  if (e.length === 0) throw new xe("has no signature");
  let o = r.filter((c) => Sa(c).id === e[0]);
  if (o.length === 0) {
    let c = [...new Set(r.map((f) => Sa(f).name))].join(" and ");
    throw new xe(`has a signature of another kind than ${c}`);
  }
  let [s, i] = [e.subarray(0, ka), e.subarray(ka)];
  if (!n.some((c) => {
    let f = ep(s, t, c);
    return o.some((u) => JO(f, i, u));
  }))
    throw new xe(
      "has a wrong signature: it was changed, signed with another key, or copied from another repository, branch or version"
    );
  return new Date(Number(s.readBigUInt64LE(1)));
}
function ep(e, t, { repository: n, scope: r, version: o }) {
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
function JO(e, t, n) {
  if (n.type !== "secret") return (0, ut.verify)(null, e, n, t);
  let r = tp(e, n);
  return t.length === r.length && (0, ut.timingSafeEqual)(t, r);
}
function tp(e, t) {
  return (0, ut.createHmac)("sha256", t).update(e).digest();
}

// node_modules/jwt-decode/build/esm/index.js
var Nt = class extends Error {
};
Nt.prototype.name = "InvalidTokenError";
function KO(e) {
  return decodeURIComponent(atob(e).replace(/(.)/g, (t, n) => {
    let r = n.charCodeAt(0).toString(16).toUpperCase();
    return r.length < 2 && (r = "0" + r), "%" + r;
  }));
}
function VO(e) {
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
    return KO(t);
  } catch {
    return atob(t);
  }
}
function np(e, t) {
  if (typeof e != "string")
    throw new Nt("Invalid token specified: must be a string");
  t || (t = {});
  let n = t.header === !0 ? 0 : 1, r = e.split(".")[n];
  if (typeof r != "string")
    throw new Nt(`Invalid token specified: missing part #${n + 1}`);
  let o;
  try {
    o = VO(r);
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
var YO = /* @__PURE__ */ new Set([
  "push",
  "schedule",
  "workflow_dispatch",
  "repository_dispatch",
  "delete",
  "registry_package",
  "page_build"
]);
function de(e) {
  let t = XO(e.token) ?? QO(e), n = { read: t.read, write: t.write };
  return ZO(t.write) && !YO.has(e.eventName) && (n.write = void 0, n.whyNoWrite = `Cache save skipped: the event '${e.eventName}' can be caused by anyone, so it may not write the cache of ${t.write}.`), (e.cacheMode === "none" || e.cacheMode === "read") && (n.write = void 0, n.whyNoWrite = `Cache save skipped: the effective cache-mode '${e.cacheMode}' does not permit writes.`), (e.cacheMode === "none" || e.cacheMode === "write-only") && (n.read = [], n.whyNoRead = `Cache restore skipped: the effective cache-mode '${e.cacheMode}' does not permit reads.`), n;
}
function ZO(e = "") {
  return e.startsWith("refs/heads/") && !e.startsWith("refs/heads/gh-readonly-queue/");
}
function XO(e) {
  try {
    let { ac: t } = np(e), n = JSON.parse(t ?? ""), r = n.find((s) => s.Permission & 2)?.Scope, o = n.filter((s) => s.Permission & 1).map((s) => s.Scope);
    return o.length === 0 && !r ? void 0 : { read: rp([...r && o.includes(r) ? [r] : [], ...o]), write: r };
  } catch {
    return;
  }
}
function QO(e) {
  let t = [e.baseBranch, e.defaultBranch].filter((n) => n !== "");
  return { read: rp([e.ref, ...t.map((n) => `refs/heads/${n}`)]), write: e.ref };
}
function rp(e) {
  return [...new Set(e)];
}

// src/steps/signed-index.ts
function op() {
  for (let e of Ud(K("signing-key"))) Kt(e);
}
function sp({ signing: e }, t) {
  let n = e?.signer;
  return n && ((r) => Xd(r, t, n));
}
var eB = 1440 * 60 * 1e3;
async function es(e, { key: t, signing: n }) {
  let r = e.stored ?? e;
  if (!n) return wr(r);
  let o = ye(), s = e.scope === void 0 ? de(o).read : [e.scope], { version: i, createdAt: a } = e, c = s.map((f) => ({ repository: o.repository, scope: f, version: i }));
  try {
    let f = await wr(r, (u, m) => {
      let l = Qd(u, m, { places: c, keys: n.verifiers });
      if (!Z(e.key, t) && a.getTime() - l.getTime() > eB)
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
  let t = await tB();
  if (!e) return t ?? nB();
  let n = Object.keys(e);
  return (t?.filter(({ name: o }) => n.includes(o)) ?? n.map((o) => ({ name: o, inputs: /* @__PURE__ */ new Map() }))).map(({ name: o, inputs: s }) => {
    let { preset: i, filled: a } = e[o] ?? {};
    return i !== void 0 && s.set("preset", i), a !== "none" && ip(s, a), { name: o, inputs: s };
  });
}
async function tB() {
  let e = K("caches");
  if (e === "") return;
  let t = ["preset", "path", "key", "restore-keys"].find((r) => K(r) !== "");
  if (t)
    throw new T(`Inputs caches and ${t} are both given; give ${t} to the items of caches.`);
  let { readCaches: n } = await import("./shared-5YTUXTBT.js");
  return n(e);
}
async function nB() {
  let e = K("preset"), t = { name: "", inputs: /* @__PURE__ */ new Map() };
  if (e === "") return [t];
  let { presetNames: n } = await import("./presets.js"), o = n(e, K("working-directory")).map((s) => ({ name: s, inputs: /* @__PURE__ */ new Map([["preset", s]]) }));
  return o.length > 1 ? o : [{ ...t, ...o[0], name: "" }];
}
async function xn({ inputs: e }, t) {
  op();
  let n = K("preset").toLowerCase();
  if (n === "") return;
  let r = await rB(n, t);
  return ip(e, r), r ?? "none";
}
function ip(e, t = {}) {
  for (let [n, r] of Object.entries(t)) e.set(n, r);
}
async function rB(e, t) {
  let { fillIn: n } = await import("./presets.js"), r = await n(e, K, t);
  return r && { ...r };
}
var oB = ["preset", "working-directory", "upload-chunk-size"];
function vn({ inputs: e }) {
  let t = new Set(oB), r = Xo((i) => (t.add(i.toLowerCase()), K(i)), Vr()), o = [...e.keys()].find((i) => !t.has(i));
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
function ap(e) {
  for (let [t, { cache: n, inputs: r }] of e.entries())
    for (let o of e.slice(t + 1)) {
      let s = Td(r?.paths ?? [], o.inputs?.paths ?? [], process.cwd());
      if (s)
        throw new T(
          `Caches ${n.name} and ${o.cache.name} have the same files: ${s[0]} and ${s[1]}. Exclude them in one with a line of path that starts with !.`
        );
    }
}

// src/steps/priority.ts
import { readdirSync as sB, writeFileSync as cp } from "node:fs";
import { constants as iB, setPriority as aB } from "node:os";
var { PRIORITY_LOW: cB, PRIORITY_NORMAL: fB } = iB.priority;
async function fp(e) {
  ts(() => cp(`/proc/${e}/oom_score_adj`, "1000")), await mp(e, cB, "idle");
}
async function up(e) {
  await mp(e, fB, "none");
}
async function mp(e, t, n) {
  let r = ts(() => sB(`/proc/${e}/task`)) ?? [];
  for (let s of r) ts(() => aB(Number(s), t));
  ts(() => cp(`/proc/${e}/autogroup`, String(t)));
  let o = { cwd: "/", signal: AbortSignal.timeout(5e3) };
  await St("ionice", ["-c", n, "-p", ...r], o).catch(() => {
  });
}
function ts(e) {
  try {
    return e();
  } catch {
    return;
  }
}

// src/rolling.ts
var hp = L(lp(), 1);
function ee(e) {
  return e ? lB : uB;
}
var uB = {
  mistake: Ei,
  lookups: (e) => e,
  nameFor: (e) => e,
  keyIn: (e) => e
}, gp = "~v", mB = gp.length + 49, dp = ro - mB, lB = {
  mistake(e) {
    let [t = ""] = e, n = va(t).length > dp, r = `Key Validation Error: ${t} cannot be larger than ${dp} characters with rolling; ~ counts twice.`;
    return Ei(e) ?? (n ? r : void 0);
  },
  lookups([e = "", ...t]) {
    let n = ns(e), r = t.length < 9 ? [n] : [];
    return [n, ...r, ...t.map(va)];
  },
  nameFor(e, { runId: t, runAttempt: n }) {
    let [r, o] = [pp(t, 20), pp(n, 5)];
    return `${ns(e)}${Date.now()}-${r}-${o}-${(0, hp.randomBytes)(4).toString("hex")}`;
  },
  keyIn: (e) => e.replace(/^((?:[^~]|~~)*)~v[^~]*$/, "$1").replaceAll("~~", "~")
};
function ns(e) {
  return va(e) + gp;
}
function yp(e) {
  return Number(/~v(\d+)-[^~]*$/.exec(e)?.[1] ?? 0);
}
function va(e) {
  return e.replaceAll("~", "~~");
}
function pp(e, t) {
  return e.replace(/\D/g, "").slice(0, t) || "0";
}
var dB = 3600 * 1e3;
function wp(e, t) {
  let n = e.toSorted($i), r = n[0]?.createdAt.getTime() ?? 0;
  return n.filter((o, s) => {
    let i = n[s - 1]?.createdAt.getTime() ?? r;
    return s >= t && r - i > dB;
  });
}

// package.json
var bp = { version: "0.1.0" };

// src/files/matches.ts
import { lstatSync as vB } from "node:fs";

// node_modules/@actions/glob/lib/internal-globber.js
import * as En from "fs";

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
import * as cs from "path";

// node_modules/@actions/glob/lib/internal-path-helper.js
var lt = L(kp(), 1);
import * as Pn from "path";
var dt = process.platform === "win32";
function Ze(e) {
  if (e = Ye(e), dt && /^\\\\[^\\]+(\\[^\\]+)?$/.test(e))
    return e;
  let t = Pn.dirname(e);
  return dt && /^\\\\[^\\]+\\[^\\]+\\$/.test(t) && (t = Ye(t)), t;
}
function os(e, t) {
  if ((0, lt.default)(e, "ensureAbsoluteRoot parameter 'root' must not be empty"), (0, lt.default)(t, "ensureAbsoluteRoot parameter 'itemPath' must not be empty"), kr(t))
    return t;
  if (dt) {
    if (t.match(/^[A-Z]:[^\\/]|^[A-Z]:$/i)) {
      let n = process.cwd();
      return (0, lt.default)(n.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${n}'`), t[0].toUpperCase() === n[0].toUpperCase() ? t.length === 2 ? `${t[0]}:\\${n.substr(3)}` : (n.endsWith("\\") || (n += "\\"), `${t[0]}:\\${n.substr(3)}${t.substr(2)}`) : `${t[0]}:\\${t.substr(2)}`;
    } else if (Ee(t).match(/^\\$|^\\[^\\]/)) {
      let n = process.cwd();
      return (0, lt.default)(n.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${n}'`), `${n[0]}:\\${t.substr(1)}`;
    }
  }
  return (0, lt.default)(kr(e), "ensureAbsoluteRoot parameter 'root' must have an absolute root"), e.endsWith("/") || dt && e.endsWith("\\") || (e += Pn.sep), e + t;
}
function kr(e) {
  return (0, lt.default)(e, "hasAbsoluteRoot parameter 'itemPath' must not be empty"), e = Ee(e), dt ? e.startsWith("\\\\") || /^[A-Z]:\\/i.test(e) : e.startsWith("/");
}
function Sr(e) {
  return (0, lt.default)(e, "isRooted parameter 'itemPath' must not be empty"), e = Ee(e), dt ? e.startsWith("\\") || /^[A-Z]:/i.test(e) : e.startsWith("/");
}
function Ee(e) {
  return e = e || "", dt ? (e = e.replace(/\//g, "\\"), (/^\\\\+[^\\]/.test(e) ? "\\" : "") + e.replace(/\\\\+/g, "\\")) : e.replace(/\/\/+/g, "/");
}
function Ye(e) {
  return e ? (e = Ee(e), !e.endsWith(Pn.sep) || e === Pn.sep || dt && /^[A-Z]:\\$/i.test(e) ? e : e.substr(0, e.length - 1)) : "";
}

// node_modules/@actions/glob/lib/internal-match-kind.js
var Re;
(function(e) {
  e[e.None = 0] = "None", e[e.Directory = 1] = "Directory", e[e.File = 2] = "File", e[e.All = 3] = "All";
})(Re || (Re = {}));

// node_modules/@actions/glob/lib/internal-pattern-helper.js
var Sp = process.platform === "win32";
function Ba(e) {
  e = e.filter((r) => !r.negate);
  let t = {};
  for (let r of e) {
    let o = Sp ? r.searchPath.toUpperCase() : r.searchPath;
    t[o] = "candidate";
  }
  let n = [];
  for (let r of e) {
    let o = Sp ? r.searchPath.toUpperCase() : r.searchPath;
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
function xp(e, t) {
  let n = Re.None;
  for (let r of e)
    r.negate ? n &= ~r.match(t) : n |= r.match(t);
  return n;
}
function vp(e, t) {
  return e.some((n) => !n.negate && n.partialMatch(t));
}

// node_modules/@actions/glob/lib/internal-pattern.js
import * as Bp from "os";
import * as Bn from "path";
var pt = L(Pp(), 1);

// node_modules/@actions/glob/lib/internal-path.js
import * as Ft from "path";
var On = L(Op(), 1), yB = process.platform === "win32", _t = class {
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
        (0, On.default)(r, "Parameter 'itemPath' must not contain any empty segments"), r = Ee(t[n]), n === 0 && Sr(r) ? (r = Ye(r), (0, On.default)(r === Ze(r), "Parameter 'itemPath' root segment contains information for multiple segments"), this.segments.push(r)) : ((0, On.default)(!r.includes(Ft.sep), "Parameter 'itemPath' contains unexpected path separators"), this.segments.push(r));
      }
    }
  }
  /**
   * Converts the path to it's string representation
   */
  toString() {
    let t = this.segments[0], n = t.endsWith(Ft.sep) || yB && /^[A-Z]:$/i.test(t);
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
    s = e.fixupPattern(s, o), this.segments = new _t(s).segments, this.trailingSeparator = Ee(s).endsWith(Bn.sep), s = Ye(s);
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
    s = Xe ? s.replace(/\\/g, "/") : s, this.minimatch = new Be(s, c);
  }
  /**
   * Matches the pattern against the specified path
   */
  match(t) {
    return this.segments[this.segments.length - 1] === "**" ? (t = Ee(t), !t.endsWith(Bn.sep) && this.isImplicitPattern === !1 && (t = `${t}${Bn.sep}`)) : t = Ye(t), this.minimatch.match(t) ? this.trailingSeparator ? Re.Directory : Re.All : Re.None;
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
    if ((0, pt.default)(r.every((o, s) => (o !== "." || s === 0) && o !== ".."), `Invalid pattern '${t}'. Relative pathing '.' and '..' is not allowed.`), (0, pt.default)(!Sr(t) || r[0], `Invalid pattern '${t}'. Root segment must not contain globs.`), t = Ee(t), t === "." || t.startsWith(`.${Bn.sep}`))
      t = e.globEscape(process.cwd()) + t.substr(1);
    else if (t === "~" || t.startsWith(`~${Bn.sep}`))
      n = n || Bp.homedir(), (0, pt.default)(n, "Unable to determine HOME directory"), (0, pt.default)(kr(n), `Expected HOME directory to be a rooted path. Actual '${n}'`), t = e.globEscape(n) + t.substr(1);
    else if (Xe && (t.match(/^[A-Z]:$/i) || t.match(/^[A-Z]:[^\\]/i))) {
      let o = os("C:\\dummy-root", t.substr(0, 2));
      t.length > 2 && !o.endsWith("\\") && (o += "\\"), t = e.globEscape(o) + t.substr(2);
    } else if (Xe && (t === "\\" || t.match(/^\\[^\\]/))) {
      let o = os("C:\\dummy-root", "\\");
      o.endsWith("\\") || (o += "\\"), t = e.globEscape(o) + t.substr(1);
    } else
      t = os(e.globEscape(process.cwd()), t);
    return Ee(t);
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
}, wB = function(e) {
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
}, bB = function(e, t, n) {
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
}, kB = process.platform === "win32", as = class e {
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
        for (var i = !0, a = wB(this.globGenerator()), c; c = yield a.next(), t = c.done, !t; i = !0) {
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
    return bB(this, arguments, function* () {
      let n = Pa(this.options), r = [];
      for (let i of this.patterns)
        r.push(i), n.implicitDescendants && (i.trailingSeparator || i.segments[i.segments.length - 1] !== "**") && r.push(new xr(i.negate, !0, i.segments.concat("**")));
      let o = [];
      for (let i of Ba(r)) {
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
        let i = o.pop(), a = xp(r, i.path), c = !!a || vp(r, i.path);
        if (!a && !c)
          continue;
        let f = yield ht(
          e.stat(i, n, s)
          // Broken symlink, or symlink cycle detected, or no longer exists
        );
        if (f && !(n.excludeHiddenFiles && cs.basename(i.path).match(/^\./)))
          if (f.isDirectory()) {
            if (a & Re.Directory && n.matchDirectories)
              yield yield ht(i.path);
            else if (!c)
              continue;
            let u = i.level + 1, m = (yield ht(En.promises.readdir(i.path))).map((l) => new vr(cs.join(i.path, l), u));
            o.push(...m.reverse());
          } else a & Re.File && (yield yield ht(i.path));
      }
    });
  }
  /**
   * Constructs a DefaultGlobber
   */
  static create(t, n) {
    return Ea(this, void 0, void 0, function* () {
      let r = new e(n);
      kB && (t = t.replace(/\r\n/g, `
`), t = t.replace(/\r/g, `
`));
      let o = t.split(`
`).map((s) => s.trim());
      for (let s of o)
        !s || s.startsWith("#") || r.patterns.push(new xr(s));
      return r.searchPaths.push(...Ba(r.patterns)), r;
    });
  }
  static stat(t, n, r) {
    return Ea(this, void 0, void 0, function* () {
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
var SB = L(Ep(), 1);

// node_modules/@actions/glob/lib/glob.js
var xB = function(e, t, n, r) {
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
function Rp(e, t) {
  return xB(this, void 0, void 0, function* () {
    return yield as.create(e, t);
  });
}

// src/files/matches.ts
async function fs({ roots: e, excludes: t }) {
  let n = /* @__PURE__ */ new Map();
  for (let r of e)
    for (let o of await PB(r)) {
      let s = vB(o, { throwIfNoEntry: !1 });
      !s || n.has(o) || OB(o, r) || $p(o, r, t) || n.set(o, { root: r, path: o, relative: ze(r.base, o), stat: s });
    }
  return [...n.values()].filter(({ path: r }) => !BB(r, n, t));
}
async function PB(e) {
  if (e.literal !== void 0) return [e.literal];
  let t = { implicitDescendants: !1, followSymbolicLinks: !1 };
  return (await (await Rp(`${EB(Je(e.base))}${e.rest}`, t)).glob()).map((r) => J(r));
}
function OB(e, { base: t }) {
  return ze(t, e).split("/").some(Fe);
}
function $p(e, t, n) {
  return n ? n(e, t.order) ? !0 : e !== t.base && e !== G(e) && $p(G(e), t, n) : !1;
}
function BB(e, t, n) {
  for (let r = e, o = G(e); o !== r; r = o, o = G(o)) {
    if (n?.(r)) return !1;
    if (t.get(o)?.stat.isDirectory()) return !0;
  }
  return !1;
}
function EB(e) {
  return e.replace(/[\\*?[]/g, (t) => t === "\\" ? "\\\\" : `[${t}]`);
}

// src/report/report.ts
function Rn(e, t) {
  let { mode: n, ramdisk: r, concurrency: o, partBytes: s, compressionLevel: i } = t;
  return { ...e, settings: { mode: n, ramdisk: r, concurrency: o, partBytes: s, compressionLevel: i } };
}

// src/report/machine.ts
import { readFileSync as RB, statSync as $B } from "node:fs";
import { dirname as Ip } from "node:path";
function Cp(e) {
  let t = Mp(), n = process.cpuUsage(), r = new Set(e.map(Np));
  return () => {
    let o = Mp(), { user: s, system: i } = process.cpuUsage(n);
    return {
      cpu: TB(t, o, (s + i) / 1e3),
      disks: AB(t, o, r),
      network: CB(t, o)
    };
  };
}
function Mp() {
  return {
    stat: us("/proc/stat"),
    self: us("/proc/self/stat"),
    disks: us("/proc/diskstats"),
    net: us("/proc/net/dev")
  };
}
function us(e) {
  try {
    return RB(e, "latin1");
  } catch {
    return "";
  }
}
function Np(e) {
  let t = IB(e);
  if (t === void 0) return e === Ip(e) ? "" : Np(Ip(e));
  let n = t >> 8n & 0xfffn | t >> 32n & ~0xfffn, r = t & 0xffn | t >> 12n & ~0xffn;
  return `${n}:${r}`;
}
function IB(e) {
  try {
    return $B(e, { bigint: !0 }).dev;
  } catch {
    return;
  }
}
var MB = 10;
function TB(e, t, n) {
  let [r, o] = [e, t].map(({ stat: d }) => $a(/^cpu (.*)$/m.exec(d)?.[1]).slice(0, 8)), s = (o ?? []).map((d, p) => d - (r?.[p] ?? 0)), i = NB(s);
  if (i <= 0) return;
  let [, , , a = 0, c = 0] = s, f = t.stat.match(/^cpu\d/gm)?.length ?? 1, u = (Tp(t) - Tp(e)) * MB, m = (d) => Math.round(1e3 * d / i) / 1e3, l = m(i - a - c);
  return { cores: f, busy: l, iowait: m(c), ownMs: Math.round(n), programsMs: u };
}
function Tp({ self: e }) {
  let t = $a(e.slice(e.lastIndexOf(")") + 4));
  return (t[12] ?? 0) + (t[13] ?? 0);
}
var Ap = 512;
function AB(e, t, n) {
  let r = ({ disks: i }) => i.split(`
`).map((a) => a.trim().split(/\s+/)), o = new Map(r(e).map(([i, a, , ...c]) => [`${i}:${a}`, c])), s = r(t).flatMap(([i, a, c = "", ...f]) => {
    let u = o.get(`${i}:${a}`);
    if (!u || !n.has(`${i}:${a}`)) return [];
    let [m = 0, , l = 0, , d = 0, , p = 0, , , h = 0] = f.map(
      (g, y) => Number(g) - Number(u[y])
    );
    return { name: c, readBytes: l * Ap, writtenBytes: p * Ap, reads: m, writes: d, busyMs: h };
  });
  return s.length > 0 ? s : void 0;
}
function CB(e, t) {
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
function NB(e) {
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
function _p({ first: e, add: t, now: n }) {
  let r = [], o, s, i = (u) => {
    let m = n();
    o && FB(r, o, { sinceMs: s ?? m, untilMs: m }), o = u, s = m;
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
        i(l), m.firstByteMs ??= n(), Fp(m, d.length), yield d, l = o, i(m);
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
        i(p), d.endMs = n(), Fp(d, m);
      }
    }
  };
}
function Fp(e, t) {
  e.bytes = (e.bytes ?? 0) + t;
}
function FB(e, t, { sinceMs: n, untilMs: r }) {
  for (let { name: o, startMs: s, endMs: i, waitedMs: a } of e)
    o === t.name || s === void 0 || i !== void 0 || (a[t.name] = (a[t.name] ?? 0) + r - Math.max(n, s));
}

// src/report/timeline.ts
function ms() {
  let e = performance.now(), t = () => performance.now() - e, n = [], r = [], o, s = (i, a) => {
    let c = { name: i, startMs: a, endMs: void 0, waitedMs: {} };
    return n.push(c), c;
  };
  return {
    elapsedMs: () => Math.round(t()),
    phases: () => n.flatMap((i) => LB(i, t())).toSorted((i, a) => i.startMs - a.startMs),
    machine: () => o?.(),
    phaseTimer: () => _p({ first: () => r.at(-1), add: s, now: t }),
    watch(i) {
      if (o) return;
      let a = Math.round(t()), c = Cp(i);
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
var _B = 1024 * 1024;
function LB({ name: e, startMs: t, endMs: n, waitedMs: r, firstByteMs: o, bytes: s }, i) {
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
    mibPerSecond: s === void 0 ? void 0 : DB(s / _B / (a / 1e3))
  }];
}
function DB(e) {
  return Number.isFinite(e) ? Math.round(e * 10) / 10 : 0;
}

// src/report/write-report.ts
var Zp = L(Lp(), 1);
import { writeFileSync as QB } from "node:fs";
import { join as eE } from "node:path";

// src/job-summary.ts
function Dp(e, [t = [], ...n], r) {
  let o = [t.map((i) => ({ data: i, header: !0 })), ...n], s = qn(e);
  return Up((i) => {
    i.addHeading(s, 3).addTable(o), r !== "" && i.addEOL().addRaw(r, !0);
  });
}
function fW(e) {
  return Up((t) => t.addRaw(e, !0));
}
var Ma = Promise.resolve();
function Up(e) {
  let t = wf();
  if (!t) return Ma;
  let n = Ma.then(async () => {
    e(t), await t.write();
  });
  return Ma = n.catch(() => {
  }), n;
}

// src/units.ts
function ls(e) {
  return `~${Math.round(e / 1048576)} MB (${e} B)`;
}
function Wp(e, t) {
  return `${(e / 1048576 / Math.max(t / 1e3, 1e-3)).toFixed(1)} MBs/sec`;
}
function z(e) {
  return e < 1024 ? `${e} B` : e < 1048576 ? `${(e / 1024).toFixed(1)} KiB` : e < 1024 * 1048576 ? `${(e / 1048576).toFixed(1)} MiB` : `${(e / 1048576 / 1024).toFixed(2)} GiB`;
}
function Q(e) {
  return e < 1e3 ? `${Math.round(e)} ms` : `${(e / 1e3).toFixed(2)} s`;
}

// src/report/bottleneck-causes.ts
function jp({ totalMs: e, shareMs: t }) {
  return {
    kind: "store latency",
    what: "store",
    why: `it took ${Q(t)} of ${Q(e)} to answer`,
    advice: "one that is nearer to this runner would help"
  };
}
var UB = 10 * 1024 * 1024, WB = 64;
function Hp({ settings: e, phases: t, totalMs: n, shareMs: r }) {
  let { bytes: o, mibPerSecond: s } = Kp(t, ["download", "upload"]), i = o >= UB && e.concurrency < WB;
  return {
    kind: "network",
    what: "network",
    why: `it carried ${z(o)} at ${s} MiB/s, and ${Q(r)} of ${Q(n)} were spent waiting for it`,
    advice: `${i ? "a higher `concurrency` would help where each connection is limited, " : ""}${zp}`
  };
}
var zp = "a higher `compression-level` makes entries smaller";
function Pr(e) {
  let { cores: t = 1 } = e.machine?.cpu ?? {}, n = t === 1 ? "its only core was" : `its ${t} cores were`;
  return Gp(
    e,
    `${n} busy ${In(e.load.cores)} of the time`,
    "more or faster cores"
  );
}
function ds(e) {
  return Gp(e, `one thread was busy ${In(e.load.thread)} of the time`, "faster cores");
}
function Gp({ step: e, settings: t }, n, r) {
  let o = `only ${r} would help`;
  return e === "save" && t.compressionLevel > 1 && (o = "a lower `compression-level` would help"), e === "restore" && t.mode === "unpack" && (o = "`mode: mount`, which unpacks nothing, would help where this runner allows it"), { kind: "cpu", what: "CPU", why: n, advice: o };
}
var jB = 32 * 1024;
function Aa(e) {
  let { name: t, readBytes: n, writtenBytes: r, reads: o, writes: s, busyMs: i } = e.disk, a = (n + r) / (o + s), c = a < jB, f = r > n, u = `did ${Math.round((o + s) / (i / 1e3))} operations/s of ${z(a)}`, m = f ? `wrote ${Ta(r, i)} MiB/s` : `read ${Ta(n, i)} MiB/s`;
  return {
    kind: c ? "disk operations" : "disk throughput",
    what: "disk",
    why: `${t} ${c ? u : m} and was busy ${In(e.load.disk)} of the time`,
    advice: Jp(e, f)
  };
}
function qp(e) {
  let { bytes: t, mibPerSecond: n } = Kp(e.phases, ["read", "write"]), r = e.step === "save";
  return {
    kind: "disk throughput",
    what: "disk",
    why: `it ${r ? "wrote" : "read"} ${z(t)} at ${n} MiB/s`,
    advice: Jp(e, r)
  };
}
function Jp({ step: e, settings: t }, n) {
  if (e === "save" && n) return zp;
  let r = [
    ...t.mode === "unpack" ? ["`mode: mount`"] : [],
    ...n && t.ramdisk === "off" ? ["`ramdisk`"] : []
  ];
  return e === "save" || r.length === 0 ? "only a faster one would help" : `${r.join(" or ")} would help where this runner allows mounting`;
}
function Kp(e, t) {
  let n = e.filter(({ name: s }) => t.includes(s)), r = n.reduce((s, i) => s + (i.bytes ?? 0), 0), o = n.reduce((s, { startMs: i, endMs: a }) => s + a - i, 0);
  return { bytes: r, mibPerSecond: Ta(r, o) };
}
function Ta(e, t) {
  let n = e / 1024 / 1024 / (t / 1e3);
  return n < 10 ? Math.round(n * 10) / 10 : Math.round(n);
}
function In(e) {
  return `${Math.round(100 * e)} %`;
}

// src/report/bottleneck.ts
var HB = 1e3;
function Vp(e) {
  let { totalMs: t } = e;
  if (t < HB)
    return { kind: "none", sentence: `Nothing is worth mentioning: it took ${Q(t)} in all` };
  let n = qB(e), { share: r, shareMs: o, load: s } = n, a = (o > 0 ? GB[r].find(([l]) => zB[l](s)) : void 0)?.[1](n);
  if (!a) return { kind: "none", sentence: YB(n) };
  let { kind: c, what: f, why: u, advice: m } = a;
  return { kind: c, sentence: `The ${f} was the bottleneck: ${u}; ${m}` };
}
var zB = {
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
}, GB = {
  store: [["always", jp]],
  network: [
    ["threadIsBusy", ds],
    ["always", Hp]
  ],
  disk: [
    ["ownCoresAreBusy", Pr],
    ["diskIsBusy", Aa],
    ["coresAreBusy", Pr],
    ["threadIsBusy", ds],
    ["diskIsUnseen", qp]
  ],
  work: [
    ["ownCoresAreBusy", Pr],
    ["diskHinders", Aa],
    ["coresAreBusy", Pr],
    ["threadIsBusy", ds]
  ]
};
function qB(e) {
  let { machine: t } = e, n = t ? t.endMs - t.startMs : Number.NaN, { cores: r, busy: o, iowait: s, ownMs: i, programsMs: a } = t?.cpu ?? JB, [c] = (t?.disks ?? []).toSorted((u, m) => m.busyMs - u.busyMs), f = {
    cores: o,
    ownCores: (i + a) / (r * n),
    thread: Math.min(1, i / n),
    iowait: s * r,
    idle: 1 - o - s,
    disk: c ? Math.min(1, c.busyMs / n) : Number.NaN
  };
  return { ...e, load: f, disk: c, ...KB(e) };
}
var Or = Number.NaN, JB = { cores: Or, busy: Or, iowait: Or, ownMs: Or, programsMs: Or };
function KB({ step: e, phases: t }) {
  let n = t.some(({ name: i }) => i === "write"), r = { store: 0, network: 0, disk: 0, work: 0 };
  for (let { name: i, ms: a } of t)
    i === "publish" && e === "save" ? r[n ? "disk" : "store"] += a : i !== "walk" && (r[VB[i] ?? "work"] += a);
  let o = Math.max(...Object.values(r));
  return { share: Object.keys(r).find((i) => r[i] === o), shareMs: o };
}
var VB = {
  lookup: "store",
  index: "store",
  reserve: "store",
  download: "network",
  upload: "network",
  read: "disk",
  write: "disk"
};
function YB({ phases: e, totalMs: t, load: n }) {
  let [r] = e.toSorted((a, c) => c.ms - a.ms), o = Q(t), s = r ? `${r.name} took ${Q(r.ms)} of ${o}` : `it took ${o} in all`, i = [
    ...Number.isNaN(n.cores) ? [] : [`the cores were busy ${In(n.cores)}`],
    ...Number.isNaN(n.disk) ? [] : [`the disk ${In(n.disk)}`]
  ];
  return `Nothing stood out: ${s}${i.length === 0 ? "" : `, while ${i.join(", ")} of the time`}`;
}

// src/report/chart.ts
var ZB = 1e4;
function Yp({ phases: e, totalMs: t }) {
  let n = e.toSorted((s, i) => i.ms - s.ms)[0], r = e.map((s) => {
    let i = s === n ? "crit, " : "";
    return `    ${XB(s)} :${i}${s.startMs}, ${Math.max(s.endMs, s.startMs + 1)}`;
  });
  return ["```mermaid", "gantt", ...["    dateFormat x", `    axisFormat ${t < ZB ? "%s.%L s" : "%s s"}`], ...r, "```"].join(`
`);
}
function XB({ name: e, startMs: t, endMs: n, ms: r, waitedMs: o, bytes: s, mibPerSecond: i }) {
  let a = o ? `worked ${Q(r)} of ${Q(n - t)}` : Q(n - t), c = s ? `, ${z(s)} at ${i} MiB/s` : "";
  return `${e} ${a}${c}`;
}

// src/report/write-report.ts
async function Br(e, t, n) {
  try {
    await tE(e, t, n);
  } catch (r) {
    (e.trouble === void 0 ? W : v)(`There is no report: ${O(r)}`);
  }
}
async function tE(e, t, n) {
  let r = t.machine(), o = { ...e, totalMs: t.elapsedMs(), phases: t.phases(), machine: r }, s = { schema: 2, ...o, bottleneck: Vp(o) }, { kind: i, sentence: a } = s.bottleneck;
  i !== "none" && s.trouble === void 0 && v(a);
  let c = eE(q(), `headstart-${s.step}-${(0, Zp.randomUUID)()}.json`);
  if (QB(c, `${JSON.stringify(s, void 0, 2)}
`), ge("report", c), !n) return;
  let f = `Headstart ${s.step}: ${s.outcome}`;
  await Dp(f, nE(s), r ? `${a}.

${Yp(s)}` : "");
}
function nE(e) {
  return [
    ["Key", "Matched", "Stored", "Unpacked", "Files", "Time", "Phases"],
    [
      ui(e.key),
      e.matchedKey === void 0 ? "\u2013" : ui(e.matchedKey),
      e.storedBytes === void 0 ? "\u2013" : z(e.storedBytes),
      e.bytes === void 0 ? "\u2013" : z(e.bytes),
      String(e.files ?? "\u2013"),
      Q(e.totalMs),
      e.phases.map(({ name: t, ms: n }) => `${t} ${Q(n)}`).join(", ")
    ]
  ];
}

// src/steps/choose-format.ts
async function Xp(e, t, { tools: n, signal: r }) {
  let o = t.format, s = Sn(e, t), i = s.find(({ id: f }) => f === o), a = i ?? await rE(s, t, { tools: n, signal: r }) ?? s[0];
  o !== "auto" && !i && v(`Only cache services hold the format ${o}: took ${a.id}`);
  let c = a.unsupportedReason(n, "pack");
  if (c) throw new Error(`this runner cannot pack, for ${c}`);
  return a;
}
async function rE(e, t, { tools: n, signal: r }) {
  let o = e.find(({ image: i }) => i);
  if (!o || t.format !== "auto") return;
  let s = o.unsupportedReason(n, "pack");
  return t.mode === "auto" ? s || !kn(await Go(t, r)) ? void 0 : o : (s && v(`Saved to be unpacked instead of mounted: this runner makes no image, for ${s}`), s ? void 0 : o);
}

// src/steps/fill-draft.ts
import { mkdtemp as wE, rm as bE } from "node:fs/promises";

// src/files/walk.ts
import { lstatSync as Qp, readdirSync as oE, readlinkSync as sE } from "node:fs";
function* ps(e, t, n = []) {
  for (let { path: r, stat: o, ...s } of e) {
    let i = { path: x(r), member: Ca(s), excludes: t };
    o.isDirectory() ? yield* aE(i, n) : yield [eh(i, o)];
  }
}
function Ca({ root: e, relative: t }) {
  return t === "" ? `${e.place}` : `${e.place}/${x(t)}`;
}
var iE = 256;
function* aE(e, t) {
  let { excludes: n } = e, r = [e];
  for (let o = r.pop(); o; o = r.pop()) {
    let { path: s, member: i } = o, a = [
      { member: i.includes("/") ? i : `${i}/.`, kind: "directory", bytes: 0 }
    ];
    for (let c of oE(b(s), { withFileTypes: !0, encoding: "latin1" })) {
      let f = { path: `${s}/${c.name}`, member: `${i}/${c.name}`, excludes: n };
      Fe(c.name) || n?.(b(f.path).toString()) ? t.push(f.member) : c.isDirectory() ? r.push(f) : a.push(eh(f, c)), !(a.length < iE) && (yield a, a = []);
    }
    yield a;
  }
}
function eh(e, t) {
  let { member: n, path: r } = e;
  return t.isFile() ? cE(e) : t.isSymbolicLink() ? { member: n, kind: "link", bytes: 0, target: sE(b(r), "latin1") } : { member: n, kind: "other", bytes: 0 };
}
function cE({ path: e, member: t }) {
  let { size: n, blocks: r, nlink: o } = Qp(b(e)), s = Math.min(n, r * 512);
  if (o === 1) return { member: t, kind: "file", bytes: s, length: n };
  let { dev: i, ino: a } = Qp(b(e), { bigint: !0 });
  return { member: t, kind: "file", bytes: s, length: n, hardLink: { inode: `${i}:${a}`, names: o } };
}

// src/report/progress.ts
var fE = 1e3;
function Er(e, t, n) {
  let r = performance.now(), o = r, s = 0;
  return (i) => {
    s += i;
    let a = performance.now();
    if (a - o < fE) return;
    o = a;
    let c = t === void 0 ? "" : ` of ${t} (${(100 * s / t).toFixed(1)}%)`;
    n(`${e} ${s}${c}, ${Wp(s, a - r)}`);
  };
}

// src/transfer/least-speed.ts
function hs({ paceBytes: e, paceMs: t, paceAfterMs: n }, r = 1 / 0) {
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
var th = (e) => Math.min(24, 3 * e);
function Na(e) {
  return Math.random() * Math.min(4e3, e);
}
var Fa = { paceBytes: 128 * 1024 ** 2, paceMs: 6e5, paceAfterMs: 6e4 }, nh = {
  ...Fa,
  singleBytes: 10 * 1024 * 1024,
  idleMs: 1e4,
  hedgeMs: 2e3,
  noProgressMs: 3e4,
  backoffMs: 500,
  progressBytes: 65536
}, LW = { noProgressMs: 3e4, progressBytes: 1024 ** 2 }, DW = { timeoutMs: 5 * 6e4, pauseMs: 250 };

// src/transfer/upload.ts
function rh(e, { onTaken: t, limits: n = Fa } = {}) {
  let r = Xt(e.partBytes), o = /* @__PURE__ */ new Set(), s = uE(e, n, () => o.size > 0), i = 0, a = 0, c = (m) => {
    s.moved(m), t?.(m);
  }, f = (m) => (o.add(m), m.then(() => o.delete(m)).catch(s.stop), m), u = async (m) => {
    let l = Pe(m), d = l < e.partBytes;
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
function uE(e, t, n) {
  let r = Math.max(1, 2 * e.concurrency * e.partBytes / t.paceBytes), o = t.paceMs * r, s = hs({ paceBytes: t.paceBytes * r, paceMs: o, paceAfterMs: o }), { promise: i, reject: a } = Promise.withResolvers();
  i.catch(() => {
  });
  let f = setInterval(() => {
    let u = s.check(n(), performance.now());
    u && a(new Error(`the store takes only ${u}`));
  }, Math.min(1e3, o / 4)).unref();
  return { promise: i, moved: s.moved, stop: () => clearInterval(f) };
}

// src/steps/delta-body.ts
import { createReadStream as mE } from "node:fs";
function oh(e, { timeline: t, signal: n }) {
  let { base: r, copied: o } = e, { rest: s, bytes: i } = o;
  return {
    rest: s,
    bytes: i,
    // The digests of the store's own index, which are the copied bytes' only proof.
    digests: r.index.digests.subarray(0, Xn(i)),
    pack: (a) => t.during("pack", () => lE(e, i, { write: a, signal: n }))
  };
}
async function lE({ copy: e, keptBytes: t, kept: n, deltas: r, removals: o, files: s, bytes: i, skipped: a }, c, f) {
  await xt(e.read(c, t), f);
  let u = [...n], m = t, l = async ({ kind: d, length: p, ...h }) => {
    let g = tn(m, d);
    g > m && await f.write(Buffer.alloc(g - m)), u.push({ kind: d, offset: g, length: p, ...h }), m = g + p;
  };
  for (let { path: d, ...p } of r)
    await l({ kind: "delta", ...p }), await xt(mE(d, { highWaterMark: M }), f);
  if (o) {
    let { frame: d, ...p } = o;
    await l({ kind: "removals", length: d.length, ...p }), await f.write(d);
  }
  return { segments: u, files: s, bytes: i, skipped: a };
}

// src/steps/full-save.ts
var dE = 8, pE = 5 * 1024 ** 2, hE = 0.5, gE = 0.25;
function sh({ layers: e, baseBytes: t }) {
  if (t < pE) return `the restored cache has only ${z(t)}`;
  let n = e.filter(({ kind: r }) => r === "delta").length;
  if (n > dE) return `the cache would have ${n} layers of changes`;
  if (yE(e) > hE) return "most of the restored cache is no longer used";
}
function yE(e) {
  let t = e.reduce((n, r) => n + r.bytes, 0);
  return t === 0 ? 0 : _a(e) / t;
}
function _a(e) {
  return e.reduce((t, { deadBytes: n = 0 }) => t + n, 0);
}
function ih(e) {
  return Math.floor(e * gE);
}
function ah(e, t) {
  let n = t;
  return e.map((r) => {
    let { bytes: o, deadBytes: s = 0 } = r, i = Math.min(n, Math.max(0, o - s));
    return n -= i, i > 0 ? { ...r, deadBytes: s + i } : r;
  });
}

// src/steps/selection.ts
function gs({ paths: e, localDir: t, stash: n }) {
  return Rr([t, n.dir], _e(e, process.cwd()));
}
function Rr(e, { roots: t, excludes: n }) {
  let r = (s) => t.some(({ base: i, literal: a = i }) => H(s, a)), o = new Set(e.filter(r));
  return o.size === 0 ? { roots: t, excludes: n } : { roots: t, excludes: (s, i) => o.has(s) || (n?.(s, i) ?? !1) };
}

// src/steps/fill-draft.ts
var La = "Path Validation Error: Path(s) specified in the action for caching do(es) not exist, hence no cache is being saved.";
function ys(e) {
  return `Failed to save: Unable to reserve cache with key ${e}, another job may be creating this cache.`;
}
async function ch(e, t) {
  let { inputs: n, key: r, selection: o, format: s, isHere: i, timeline: a, findings: c, signal: f } = t, u = o.roots.map(({ base: E }) => E);
  a.watch([...u, q(), ...i ? [n.localDir] : []]);
  let m = { rest: e, bytes: 0, digests: Buffer.alloc(0), pack: SE.bind(void 0, t) }, l = t.delta ? oh(t.delta, t) : m, d = kE(l.rest, t), p = t.holdBack?.(d) ?? d, h = Jf(), g = await l.pack(async (E) => {
    h.update(E), await p.write(E);
  });
  if (PE(g), g.segments.length === 0)
    return st(La), "nothing";
  let { files: y, bytes: w } = g, S = Buffer.concat([l.digests, h.finish()]), P = s.indexed ? xE(g, S, t) : Buffer.alloc(0);
  await p.write(P);
  let B = U(g) + P.length;
  return Object.assign(c, { files: y, bytes: w, storedBytes: B }), v(`Cache Size: ${ls(B)}`), l !== m && vE(l, g, B, t), await p.finish(), await t.checkMounted(), await t.isOutdated() ? "outdated" : (f.throwIfAborted(), await p.commit() ? "published" : (v(ys(r)), "nothing"));
}
function kE(e, { isHere: t, timeline: n }) {
  let r = rh(e, { onTaken: Er("Sent", void 0, v) }), o = n.phaseTimer(), s = t ? "write" : "upload";
  return {
    write: (i) => o.pushed(s, i.length, () => r.write(i)),
    finish: () => o.pushed(s, 0, r.finish),
    commit: () => n.during("publish", r.commit)
  };
}
async function SE({ inputs: e, selection: t, tools: n, format: r, secretCheck: o, timeline: s, signal: i, ...a }, c) {
  let f = a.matches.map(({ path: S }) => ({ path: x(S) })), u = e.secrets === "warn" ? [] : await o.leaveOut({ trees: f, excludes: t.excludes, signal: i }), m = a.matches.filter(({ path: S }) => !u.includes(S)), l = await wE(A(q(), "headstart-")), { excludes: d } = Rr([l, ...u], t), p = d ? [] : void 0, h = o.watch(m, (S) => ps([S], d, p)), g = s.items("walk", h), y = { matches: m, found: g, leftOut: p, scratch: l, tools: n, signal: i, write: c }, w = { workspace: it(), level: e.compressionLevel };
  return s.during("pack", () => r.pack({ ...y, ...w })).finally(() => bE(l, { recursive: !0, force: !0 }));
}
function xE(e, t, { inputs: n, key: r, format: o, createdBy: s, sign: i }) {
  let { segments: a, files: c, bytes: f } = e, u = { container: en, format: o.id, key: r, paths: n.paths, createdBy: s };
  return Kd({ ...u, segments: a, files: c, bytes: f, digests: t }, i);
}
function vE({ bytes: e }, { segments: t }, n, r) {
  let o = r.delta?.deltas ?? [], s = {
    reusedBytes: r.delta?.keptBytes ?? 0,
    packedBytes: o.reduce((l, { length: d }) => l + d, 0),
    sentBytes: n - e,
    deadBytes: _a(t)
  };
  Object.assign(r.findings, s);
  let { reusedBytes: i, packedBytes: a, sentBytes: c } = s, [f, u, m] = [i, a, c].map(z);
  v(`Reused ${f}, packed ${u}, ${r.isHere ? "wrote" : "sent"} ${m}`);
}
function PE({ skipped: e }) {
  if (e.length === 0) return;
  let t = e.slice(0, 3).map((r) => b(r.replace(/^\d+\//, "")).toString()), n = e.length > t.length ? ", \u2026" : "";
  v(`Skipped ${e.length} that are no file, directory or link: ${t.join(", ")}${n}`);
}

// src/steps/merge-snapshots.ts
import { mkdtemp as mI, rm as lI } from "node:fs/promises";

// src/disk/space.ts
import { statfs as OE } from "node:fs/promises";
var BE = 0.05, EE = { bytes: 256 * 1024 * 1024, files: 64 * 1024 }, RE = 20;
async function fh(e) {
  let { bavail: t, blocks: n, bsize: r, ffree: o, files: s } = await OE(e), i = (c, f) => Math.floor(Math.min(f * BE, EE[c])), a = s === 0 ? Number.POSITIVE_INFINITY : o - i("files", s);
  return { bytes: t * r - i("bytes", n * r), files: a };
}
async function $e(e, t) {
  let n = await fh(e), r = (o, s) => new Error(`${o} are needed, but only ${s} are free at ${e}`);
  if (n.bytes < t.bytes)
    throw r(z(t.bytes), z(Math.max(0, n.bytes)));
  if (n.files < (t.files ?? 0)) throw r(`${t.files} files`, `${Math.max(0, n.files)}`);
}
async function Mn(e, t, n) {
  let r = new AbortController(), o = setInterval(async () => {
    let { bytes: s, files: i } = await fh(e).catch(() => ({ bytes: 0, files: 0 }));
    (s < 0 || i < 0) && r.abort(new Error(`hardly any space is left at ${e}`));
  }, RE);
  try {
    return await n(AbortSignal.any([t, r.signal]));
  } finally {
    clearInterval(o);
  }
}

// src/files/remove-common.ts
import { chmodSync as Da, rmdirSync as uh, rmSync as $E, unlinkSync as IE, utimesSync as ME } from "node:fs";
function ws(e, t) {
  let n = D(e), r = n && D(t);
  if (!n || !r) return n !== void 0;
  if (!n.isDirectory()) IE(b(e));
  else if (!r.isDirectory()) mh(e);
  else return TE(e, t, r);
  return !1;
}
function TE(e, t, { mode: n, mtimeMs: r }) {
  Da(b(e), 448);
  let o = !1;
  for (let s of re(e)) o = ws(`${e}/${s}`, `${t}/${s}`) || o;
  return o ? (Da(b(e), n & 4095), ME(b(e), r / 1e3, r / 1e3)) : uh(b(e)), o;
}
function mh(e) {
  Da(b(e), 448);
  for (let t of re(e)) {
    let n = `${e}/${t}`;
    D(n)?.isDirectory() ? mh(n) : $E(b(n));
  }
  uh(b(e));
}

// src/entry/body.ts
function lh(e, t, n) {
  let { onRead: r, order: o, signal: s } = n, i = { first: 0, end: Math.ceil(U(t) / M) }, a = /* @__PURE__ */ new WeakMap();
  return { ...gt(e.read(0, U(t), o), async function* (f) {
    for await (let { number: u, pieces: m } of ph(f, { entry: e, index: t, blocks: i })) {
      let l = u * M;
      for (let d of m)
        s.throwIfAborted(), r?.(d.length), a.set(d, l), l += d.length, yield d;
    }
  }), positionOf: (f) => a.get(f) };
}
function dh(e, t, n) {
  let r = e.read(n.first * M, Math.min(n.end * M, U(t)));
  return {
    ...r.release && { release: r.release },
    [Symbol.asyncIterator]: () => ph(r, { entry: e, index: t, blocks: n })
  };
}
async function* ph(e, { entry: t, index: n, blocks: r }) {
  let o = new Set(Ne(r.first * M, r.end * M)), s = e.positionOf ? CE(e, n) : AE(e, r.first);
  for await (let { number: i, pieces: a } of s) {
    let f = Pi(a, i, n.digests) ? a : [await NE(t, n, i)];
    await t.file?.filling?.write(f, i * M), o.delete(i) && (yield { number: i, pieces: f });
  }
  if (o.size > 0) throw new k("it ended before its body did");
}
async function* AE(e, t) {
  let n = Xt(M), r = t;
  for await (let s of e) for (let i of n.push(s)) yield { number: r++, pieces: i };
  let o = n.rest();
  o.length > 0 && (yield { number: r, pieces: o });
}
async function* CE(e, t) {
  let n = /* @__PURE__ */ new Map();
  for await (let r of e) {
    let o = e.positionOf?.(r);
    for (let s of Ne(o, o + r.length)) {
      let i = Math.max(o, s * M), a = n.get(s) ?? /* @__PURE__ */ new Map();
      n.set(s, a.set(i, r.subarray(i - o, (s + 1) * M - o)));
      let c = Math.min(M, U(t) - s * M);
      Pe([...a.values()]) < c || (n.delete(s), yield {
        number: s,
        pieces: [...a].toSorted(([f], [u]) => f - u).map(([, f]) => f)
      });
    }
  }
}
async function NE(e, t, n) {
  let r = n * M, o = e.file?.filling?.read ?? e.read, s = await hr({ ...e, read: o }, r, Math.min(r + M, U(t)));
  if (Pi([s], n, t.digests)) return s;
  throw new k(`the bytes from ${r} on do not match their SHA-256`);
}
async function* hh(e, { onRead: t, signal: n }) {
  let r = 0;
  for await (let o of e.read(0, e.size))
    n.throwIfAborted(), t?.(o.length), r += o.length, yield o;
  if (Number.isFinite(e.size) && r !== e.size)
    throw new k(`it ended at byte ${r} of ${e.size}`);
}

// src/steps/mount.ts
import { mkdirSync as U$ } from "node:fs";
import { join as W$ } from "node:path";

// src/files/stage-and-publish.ts
import { mkdirSync as rR, readdirSync as oR } from "node:fs";

// src/files/copy-tree.ts
import {
  copyFileSync as FE,
  mkdirSync as _E,
  readdirSync as LE,
  readlinkSync as DE,
  statSync as UE,
  symlinkSync as WE,
  utimesSync as jE
} from "node:fs";
import { setImmediate as HE } from "node:timers/promises";
async function Ua(e, t, n) {
  let { atimeMs: r, mtimeMs: o } = UE(e);
  _E(t);
  for (let s of LE(e, { withFileTypes: !0 })) {
    let [i, a] = [A(e, s.name), A(t, s.name)];
    s.isDirectory() ? await Ua(i, a, n) : s.isSymbolicLink() ? WE(DE(i), a) : FE(i, a);
  }
  jE(t, r / 1e3, o / 1e3), await HE(), n.throwIfAborted();
}

// src/files/lock.ts
import { mkdirSync as zE, readdirSync as GE, rmdirSync as qE, rmSync as gh, writeFileSync as JE } from "node:fs";
import { setTimeout as KE } from "node:timers/promises";
var VE = 20, YE = 6e4;
function yh(e) {
  return A(e, `${mn}lock-${process.geteuid?.() ?? 0}`);
}
function bs(e) {
  let t = yh(e), n = D(x(t));
  if (n && !sr(n))
    throw new Error(`${t} is not a directory of this user alone; remove it to restore here`);
}
async function ks(e, t) {
  if (!dn(e)) return () => {
  };
  let [n, r] = [G(e), Kr(e)], [o, s] = [yh(n), A(e, "lock")];
  zE(s, { mode: 448 }), JE(A(s, r), "");
  let i = Date.now() + YE;
  for (; !ZE(s, o); ) {
    bs(n);
    let a = await XE(o);
    if (Date.now() > i) throw new Error(`another restore has been busy in ${n} for a minute`);
    a && await KE(VE, void 0, { signal: t });
  }
  return () => {
    gh(A(o, r), { force: !0 });
    try {
      qE(o);
    } catch {
    }
  };
}
function ZE(e, t) {
  try {
    return cn(e, t);
  } catch (n) {
    throw bs(G(t)), n;
  }
}
async function XE(e) {
  let t = !1;
  for (let n of QE(e))
    await Ro(A(G(e), n)) ? t = !0 : gh(A(e, n), { recursive: !0, force: !0 });
  return t;
}
function QE(e) {
  try {
    return GE(e);
  } catch (t) {
    if (R(t) === "ENOENT") return [];
    throw t;
  }
}

// src/files/publish.ts
import { chmodSync as eR, mkdirSync as tR } from "node:fs";
function bh(e) {
  let t = new Set(e.map(({ dir: r }) => r)), n = [];
  try {
    for (let { root: r, dir: o } of e) {
      let s = nR(r, o);
      Pm(s, o), n.push(...s);
    }
  } catch (r) {
    for (let o of t) Po(o);
    throw r;
  }
  for (let r of t) qi(r);
  return n;
}
function nR(e, t) {
  let n = x(A(t, "tree", String(e.place)));
  if (!D(n)) return [];
  let r = A(t, "aside", String(e.place));
  tR(r, { recursive: !0 });
  let o = 0, i = kh({ root: e, aside: () => x(A(r, String(o++))) }, n, x(e.base));
  return i.length === 0 ? [] : [...Rt(x(e.matches("") ? G(e.base) : e.base)).map((c) => ({ do: "make", path: c })), ...i];
}
function kh(e, t, n, r = "") {
  let o = b(r).toString();
  if (e.root.matches(o)) return Sh(e, t, n);
  if (!D(t)?.isDirectory())
    throw new k(`it holds ${o}, which '${e.root.pattern}' does not name`);
  let s = D(n);
  if (s && !s.isDirectory() && r !== "")
    throw new Error(`${b(n)} is no directory, so nothing can be restored below it`);
  let i = re(t).flatMap((a) => {
    let c = r === "" ? a : `${r}/${a}`;
    return kh(e, `${t}/${a}`, Je(n) + a, c);
  });
  return s || r === "" || i.length === 0 ? i : [{ do: "make", path: n }, ...i];
}
function Sh(e, t, n) {
  let r = D(n), o = D(t);
  if (!r) return [{ do: "move", from: t, to: n, inode: Oo(t) }];
  if (r.isDirectory() && o.isDirectory())
    return eR(b(t), 448), [...re(t).flatMap(
      (a) => Sh(e, `${t}/${a}`, Je(n) + a)
    ), { do: "stamp", path: n, stamp: wh(o), before: wh(r) }];
  if (r.isDirectory() && re(n).length > 0)
    throw new Error(
      `${b(n)} is a directory with content where the cache has none; remove it to restore`
    );
  let s = Oo(t);
  return [{ do: "replace", from: t, to: n, inode: s, aside: e.aside() }];
}
function wh({ mode: e, mtimeMs: t }) {
  return { mode: e & 4095, mtime: t / 1e3 };
}

// src/files/stage-and-publish.ts
async function xh({ roots: e, signal: t, fill: n, publishing: r }) {
  let o = await Promise.all(e.map(ct)), s = /* @__PURE__ */ new Map(), i = (f) => s.get(f).dir, a = [], c = [];
  try {
    for (let m of new Set(o))
      bs(m), s.set(m, Eo(m));
    let f = e.map((m, l) => ({ root: m, dir: i(o[l]) })), u = i(o[0]);
    await n(u), Wa(u, e);
    for (let { root: m, dir: l } of f)
      l !== u && await ja(m, { from: u, to: l, signal: t });
    for (let m of [...s.keys()].sort())
      a.push(await ks(i(m), t));
    t.throwIfAborted(), await r(() => {
      c = bh(f);
    });
  } finally {
    for (let f of a) f();
    await Promise.all([...s.values()].map((f) => f.remove())), Om(c);
  }
}
function Wa(e, t) {
  let n = oR(A(e, "tree")).find(
    (r) => !t.some(({ place: o }) => String(o) === r)
  );
  if (n !== void 0) throw new k(`it holds ${n}, which is not of any line of path`);
}
async function ja({ place: e }, { from: t, to: n, signal: r }) {
  let o = A(t, "tree", String(e)), s = A(n, "tree", String(e));
  if (D(x(o))) {
    rR(A(n, "tree"), { recursive: !0 });
    try {
      oe(o, s);
    } catch (i) {
      if (R(i) !== "EXDEV") throw i;
      await Mn(
        n,
        r,
        (a) => process.platform === "win32" ? Ua(o, s, a) : St("cp", ["-a", o, s], { cwd: n, signal: a })
      );
    }
  }
}

// src/lazy/lazy-mount.ts
import { join as Ka } from "node:path";

// src/mount/unmount.ts
import { mkdtempSync as dR, readdirSync as pR, readlinkSync as hR, rmdirSync as gR, rmSync as yR, symlinkSync as wR } from "node:fs";
import { tmpdir as bR } from "node:os";
import { basename as kR, dirname as Ah, join as Ga } from "node:path";
import { setTimeout as SR } from "node:timers/promises";

// src/mount/mount-root.ts
import { lstatSync as Ph, mkdtempSync as iR, readdirSync as aR, realpathSync as Oh } from "node:fs";
import { basename as Bh, dirname as cR, join as Eh } from "node:path";

// src/mount/mountinfo.ts
import { readFileSync as sR } from "node:fs";
function pe() {
  return process.platform !== "linux" ? [] : sR("/proc/self/mountinfo", "latin1").split(`
`).slice(0, -1).map((t) => {
    let [n = "", r = ""] = t.split(" - "), [o = "", s = "", i = ""] = r.split(" "), [, a] = /(?:^|,)user_id=(\d+)/.exec(i) ?? [], c = { point: vh(n.split(" ")[4] ?? ""), type: o, source: vh(s), options: i };
    return o === "fuse" ? { ...c, user: Number(a) } : c;
  });
}
function vh(e) {
  return e.replace(/\\([0-7]{3})/g, (t, n) => String.fromCharCode(Number.parseInt(n, 8)));
}

// src/mount/mount-root.ts
var Ha = /^headstart-mount-(\d+)-(\d+)-(\d+)-\w{6}$/;
function Rh(e) {
  let t = process.ppid || 1, n = `headstart-mount-${gi()}-${t}-${ve(t)}-`;
  return iR(Eh(Oh(e), n));
}
function Ss({ type: e, source: t, user: n }) {
  return (e === "fuse" ? n === 0 || n === process.geteuid?.() : /^(overlay|tmpfs)$/.test(e)) ? t : void 0;
}
function Lt(e) {
  let t = x(e);
  return pe().filter((n) => Ss(n) === t || H(n.point, t));
}
var za = "headstart-broker";
function $h(e) {
  let t = x(e);
  return pe().filter((n) => n.type === "fuse" && Ss(n) === t);
}
function Ih() {
  let e = (t) => xs(t) || t === za;
  return pe().flatMap((t) => e(Ss(t) ?? "") ? t.point : []);
}
function xs(e) {
  return Ha.test(Bh(e));
}
var fR = 7200 * 60 * 1e3;
function uR(e) {
  let [, t, n = "", r] = Bh(e).match(Ha) ?? [];
  if (t === gi()) return ve(n) !== r;
  let o = Ph(e, { throwIfNoEntry: !1 });
  return o !== void 0 && Date.now() - o.mtimeMs > fR;
}
function mR(e) {
  return e.type === "squashfs" ? cR(e.point) : Ss(e);
}
function Mh(e) {
  let t = pe().flatMap((o) => mR(o) ?? []).map((o) => b(o).toString()).filter((o) => xs(o) && !lR(o)), r = (process.platform === "linux" ? aR(e).filter((o) => Ha.test(o)) : []).map((o) => Eh(Oh(e), o)).filter(ln);
  return [.../* @__PURE__ */ new Set([...t, ...r])].filter(uR);
}
function lR(e) {
  try {
    let t = Ph(e, { throwIfNoEntry: !1 });
    return t !== void 0 && !sr(t);
  } catch {
    return !0;
  }
}

// src/mount/unmount.ts
var xR = 10, vR = 300;
async function Ch(e, { rights: t, warn: n }) {
  if (!xs(e)) throw new Error(`${e} is no mount root`);
  let r = AbortSignal.timeout(6e4), o = x(e), s = ({ point: u }) => u === o, i = Lt(e).filter((u) => !s(u)), a = await Th(i.reverse(), { rights: t, warn: n, signal: r });
  if (!ln(e)) return;
  PR(e);
  let c = Lt(e);
  if (!c.every(s) || (await Th(c, { rights: t, warn: n, signal: r }), a && c.length === 0)) return;
  let f = { cwd: Ah(e), signal: r };
  await t.run("rm", ["-rf", "--one-file-system", "--", kR(e)], f);
}
async function Th(e, { rights: t, warn: n, signal: r }) {
  let o = e;
  for (let s = 0; s < xR && o.length > 0; s++) {
    s > 0 && await SR(vR, void 0, { signal: r });
    let i = o;
    o = [];
    for (let { point: a } of i) {
      let c = await vs(a, [], { rights: t, signal: r }).then(() => {
      }, O), f = pe().some((u) => u.point === a);
      c !== void 0 && f && o.push({ point: a, reason: c });
    }
  }
  for (let { point: s, reason: i } of o)
    n(`${b(s)} is still in use, so it was only detached: ${i}`), await vs(s, ["-l"], { rights: t, signal: r });
  return o.length > 0;
}
function PR(e) {
  let t = (n) => hR(Ga(e, n), "latin1");
  for (let n of OR(e).sort((r, o) => Number(o) - Number(r)))
    try {
      let r = t(`made-${n}`);
      for (let o = t(`target-${n}`); H(o, r); o = Ah(o))
        gR(b(o));
    } catch (r) {
      if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes(R(r) ?? "")) throw r;
    }
}
function OR(e) {
  try {
    return pR(e).flatMap((t) => t.match(/^made-(\d+)$/)?.[1] ?? []);
  } catch (t) {
    if (R(t) === "ENOENT") return [];
    throw t;
  }
}
async function vs(e, t, { rights: n, signal: r }) {
  let o = dR(Ga(bR(), "headstart-"));
  try {
    wR(b(e), Ga(o, "point")), await n.run("umount", ["-i", ...t, "--", "point"], { cwd: o, signal: r });
  } finally {
    yR(o, { recursive: !0, force: !0 });
  }
}

// src/transfer/download.ts
import { Readable as qR } from "node:stream";

// src/transfer/concurrency-limiter.ts
function Nh(e) {
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
async function Fh(e, t, n = []) {
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
var $r = "its certificate is signed by nobody this machine trusts; give the authority\u2019s certificate in NODE_EXTRA_CA_CERTS", _h = {
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
function I4(e, t) {
  if (e instanceof X) return e;
  let n = /Proxy.*\((\d{3})\)/.exec(e instanceof Error ? e.message : "")?.[1];
  if (n) return Lh(Number(n), t);
  let r = R(e) ?? "unknown error", [o, s] = _h[r] ?? ["the connection failed", "retry"];
  return new X(`${yt(t)}: ${o} (${r})`, s);
}
function M4(e, t) {
  let n = R(e) ?? "unknown error", [r, o] = _h[n] ?? ["the connection failed", "retry"], s = r.replace(/; is the .*/, ""), i = "correct HTTP_PROXY and HTTPS_PROXY, or name the host in NO_PROXY";
  return new X(
    `the proxy at ${new URL(t).origin}: ${s} (${n}); ${i}`,
    o === "resume" ? "retry" : o
  );
}
function Lh(e, t) {
  let n = e === 407 ? "the proxy wants other credentials; give them in HTTP_PROXY and HTTPS_PROXY" : e >= 500 ? "the proxy cannot reach it; is the endpoint right, or the host missing in NO_PROXY?" : "the proxy does not let it through; if it need not, name the host in NO_PROXY";
  return new X(`${yt(t)}: ${n} (${e})`, e >= 500 ? "slow-down" : "none");
}
function T4(e, t) {
  let n = "a web page comes instead of an answer; is the endpoint right, or does a proxy or portal want a login?";
  return new X(`${yt(t)}: ${n} (${e})`, "none");
}
async function Dh({ status: e, headers: t, body: n }, r) {
  if (e === 407) return Lh(e, r);
  let o = await $R(n), [s, i] = BR(e, o, t.location), a = o === void 0 ? e : `${e} ${o}`, c = e === 429 || e >= 500 ? IR(t["retry-after"]) : 0;
  return new X(`${yt(r)}: ${s} (${a})`, i, c);
}
function BR(e, t, n) {
  return e === 403 || t === "ExpiredToken" ? ["access is denied; are the credentials right, and is the clock?", "renew"] : e === 404 || e === 410 ? ["the object is gone; it was deleted meanwhile", "none"] : e === 412 ? ["the object was replaced meanwhile", "none"] : e === 416 ? ["the object is shorter than it was; it was replaced meanwhile", "none"] : e >= 300 && e < 400 ? [`it redirects${ER(n)}; use that as endpoint`, "none"] : e === 408 || e === 429 || e >= 500 ? ["it has trouble or too much to do", "slow-down"] : ["it refuses the request", "none"];
}
function ER(e) {
  return typeof e == "string" && URL.canParse(e) ? ` to ${new URL(e).origin}` : "";
}
var RR = 4096;
async function $R(e) {
  let t = [];
  return await Fh(RR, e, t).catch(() => {
  }), /<Code>(\w{1,64})<\/Code>/.exec(Buffer.concat(t).toString("latin1"))?.[1];
}
function IR(e) {
  if (typeof e != "string") return 0;
  let t = /^\d+$/.test(e) ? Number(e) * 1e3 : Date.parse(e) - Date.now();
  return Math.max(t || 0, 0);
}

// src/transfer/deadline.ts
async function N4({ signal: e, late: t }, n) {
  let r = AbortSignal.timeout(12e3);
  try {
    return await n(AbortSignal.any([e, r]));
  } catch (o) {
    throw e.throwIfAborted(), r.aborted && o === r.reason ? t() : o;
  }
}
async function Uh(e, t) {
  let n = Promise.withResolvers(), r = () => n.reject(t.reason);
  t.addEventListener("abort", r);
  try {
    return await Promise.race([e, n.promise]);
  } finally {
    t.removeEventListener("abort", r);
  }
}
function Wh({ signal: e, limitMs: t, bytes: n = 0, onSent: r }) {
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
async function Hh(e, t) {
  let { http: n, object: r, signed: o, signal: s } = t, { url: i } = o, a = !Number.isFinite(r.size), c = {
    ...!a && { range: `bytes=${e.position}-${e.end - 1}` },
    ...r.etag !== void 0 && { "if-match": r.etag },
    "accept-encoding": "identity"
  }, f = await n.request(i, {
    method: "GET",
    headers: c,
    signal: s,
    onHead: (u, m) => jh(u) ? AR(u, m, e, t) : void 0
  });
  if (!jh(f)) throw await Dh(f, i);
  if (a && e.finish(), !e.isComplete()) throw Qe(i, "the connection ended before the object did", "resume");
}
var jh = ({ status: e }) => e === 200 || e === 206;
function AR(e, t, n, r) {
  let { url: o } = r.signed;
  FR(e, r);
  let s = e.status === 200 && e.headers["content-range"] === void 0;
  return s ? (CR(e, n, r), r.onWholeObject(n)) : NR(e, n, r), n.start === 0 && r.begun?.resolve(), r.signed.worked = !0, (i) => {
    let a = n.end - n.position;
    if (i.length > a && !s) throw Qe(o, "it sends more bytes than it says", "retry");
    n.take(i.subarray(0, a)), r.onBytes(n, i.length, t), s && n.isComplete() && t.end();
  };
}
function CR({ headers: e }, t, { signed: { url: n }, object: { size: r } }) {
  if (t.position !== 0)
    throw Qe(n, "the server ignores the range that it is asked for", "await-whole");
  if (Number.isFinite(r) && !zh(e["content-length"], r))
    throw Qe(n, "the object has another length", "retry");
}
function NR({ headers: e }, t, { signed: { url: n }, object: { size: r } }) {
  let o = `bytes ${t.position}-${t.end - 1}/${r}`;
  if (e["content-range"] !== o)
    throw Qe(n, `it sends '${e["content-range"]}' instead of '${o}'`, "retry");
  let s = e["content-length"];
  if (!zh(s, t.end - t.position))
    throw Qe(n, `it sends ${s} bytes for '${o}'`, "retry");
}
function zh(e, t) {
  return e === void 0 || e === String(t);
}
function FR({ headers: e }, { signed: { url: t }, object: { etag: n } }) {
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
    let o = await _R(e, t);
    if (o?.recover === "await-whole" && t.begun && await Uh(t.begun.promise, t.signal), !(o === void 0 || !r())) {
      if (!Number.isFinite(t.object.size) && e.position > e.start) throw o;
      t.watch.failed(o), await n.recover(o, e.position);
    }
  }
}
async function _R(e, t) {
  let { limiter: n, link: r, retries: o, isWanted: s } = t, i = await n.acquire(e.start), a;
  try {
    if (a = await r.current(), !s(e)) return;
    await LR(e, a, t), i.increase(), o.progress();
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
function LR(e, t, n) {
  let r = new AbortController(), o = AbortSignal.any([n.signal, r.signal]);
  return n.watch.during(
    e,
    () => Hh(e, { ...n, signed: t, signal: o }),
    (s) => r.abort(new X(`${yt(t.url)}: ${s}`, "resume"))
  );
}

// src/transfer/part.ts
function qh(e, t, n) {
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
import { setTimeout as HR } from "node:timers/promises";
var zR = 100;
async function J4(e, t) {
  let { signal: n, judge: r, maxFailures: o = () => 3 } = e, s = e.maxWaitMs ?? 4e3;
  for (let i = 0; ; ) {
    let a = Wh(e);
    try {
      return await t(a);
    } catch (c) {
      n.throwIfAborted();
      let { error: f, recovery: u, retryAfterMs: m } = r(a.isOver() ? void 0 : c);
      if (u === "recovered") continue;
      if (i += a.isOver() ? 2 : 1, u === "final" || i >= o() || m > s) throw f;
      s -= m, await Kh(Math.max(m, Na(zR * 4 ** i)), n);
    } finally {
      a.end();
    }
  }
}
function Jh(e) {
  let { limits: t, remainingMs: n, signal: r } = e, o = th(e.parts), s = 0;
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
          let l = m ? 0 : t.backoffMs * 2 ** (a - 1), d = f.retryAfterMs + Na(l);
          if (f.retryAfterMs > 0 && d > n()) throw f;
          d > 0 && await Kh(d, r);
        }
      };
    }
  };
}
async function Kh(e, t) {
  await HR(e, void 0, { signal: t }).catch(() => t.throwIfAborted());
}

// src/transfer/signed-url.ts
function Vh(e) {
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
function Yh(e, t) {
  let n = t === void 0 ? void 0 : Promise.resolve(t), r = () => {
    let o = e();
    return o.catch(() => {
      n === o && (n = void 0);
    }), o;
  };
  return (o = !1) => (o && (n = void 0), n ??= r(), n);
}

// src/transfer/stall-watch.ts
function Zh(e) {
  let { limits: t, bytes: n, awaited: r, giveUp: o } = e, s = hs(t, n), i = 0, a = performance.now(), c, f = GR(e, () => {
    a = performance.now();
  }), u = (d) => {
    let p = s.check(r() !== void 0, d);
    if (p && o(`the store sends only ${p}`), i >= t.progressBytes || !r())
      a = d, i = 0;
    else if (d - a >= t.noProgressMs) {
      let h = c ? `${c.message}; ` : "";
      o(`${h}no progress for ${Xh(t.noProgressMs)}`);
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
function GR({ limits: e, awaited: t, isPaused: n }, r) {
  let o = /* @__PURE__ */ new Set(), s = /* @__PURE__ */ new WeakMap(), i = { bytes: 0, ms: 0 }, a = (f, u) => {
    let { part: m, abort: l } = f;
    m.position - f.seenPosition >= e.progressBytes || n() ? (f.seenAt = u, f.seenPosition = m.position) : u - f.seenAt >= e.idleMs && l(`it sends next to nothing for ${Xh(e.idleMs)}`);
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
function Xh(e) {
  return `${Math.round(e / 100) / 10} s`;
}

// src/transfer/download.ts
function Qh(e, t, n) {
  return new qa(e, t, n);
}
var qa = class extends qR {
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
    super({ objectMode: !0 }), this.#o = t, this.#e = o, this.#t = { ...nh, ...o.limits }, this.#i = n, this.#d = r, this.#f = r, this.#c = r - n < this.#t.singleBytes ? Math.max(r - n, 1) : o.partBytes, this.#l = o.memory ?? $n(Math.min(o.partBytes, 1024 * 1024)), this.release = this.#l.release, this.#n = o.order !== "any" || !Number.isFinite(r) || o.concurrency === 1, o.signal.addEventListener("abort", this.#a), o.signal.aborted && this.#a();
  }
  _read() {
    this.#g();
  }
  _destroy(t, n) {
    this.#e.signal.removeEventListener("abort", this.#a), this.#h?.watch.stop(), this.#u.abort(t ?? new Error("the stream was closed")), n(t);
  }
  #b() {
    let { http: t, concurrency: n } = this.#e, { signal: r } = this.#u, o = this.#t, s = this.#f - this.#i, i = Zh({
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
      link: Vh(this.#o),
      begun: this.#i === 0 ? Promise.withResolvers() : void 0,
      limiter: Nh(n),
      retries: Jh({ parts: a, limits: o, remainingMs: i.remainingMs, signal: r }),
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
    return o ? this.#d = n - ((n - t) % r || r) : this.#i = Math.min(t + r, n), qh(o ? this.#d : t, o ? n : this.#i, this.#l);
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
async function eg(e, { etag: t, url: n }) {
  let { scope: r, version: o, key: s, size: i, createdAt: a, identity: c } = e;
  return { scope: r, version: o, key: s, size: i, createdAt: a.getTime(), identity: c, etag: t, url: await n() };
}
function lH(e, t, { scopes: n, ...r }) {
  let { scope: o, version: s, key: i, size: a, identity: c, etag: f } = t, u = { scopes: o === void 0 ? n : [o], keys: [i], versions: [s] }, m = async () => {
    let h = await e.find(u);
    if (h?.size === a && h.identity === c) return h;
    throw await h?.close(), new X(`the entry ${i} is gone; it was replaced meanwhile`, "none");
  }, d = { size: a, etag: f, url: Yh(async () => {
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
    read: (h, g) => Qh(d, { start: h, end: g }, r),
    reject: async () => (await m()).reject(),
    close: async () => {
    }
  };
  return { ...e, find: async () => p };
}

// src/lazy/server.ts
import { existsSync as JR, rmSync as KR, writeFileSync as VR } from "node:fs";
import { join as Ps } from "node:path";
import { setTimeout as YR } from "node:timers/promises";
var Dt = {
  /** The FUSE file: the image, ready to be mounted. */
  image: "image",
  /** The blocks that have arrived. */
  blocks: "blocks",
  /** The FetchReport as JSON, written when the server ends. */
  report: "report",
  log: "log"
}, tg = "server", ZR = 6e4;
function ng() {
  let e = Ps(import.meta.dirname, "lazy.js"), { pid: t, stdin: n, stdout: r, kill: o } = Qr({ path: process.execPath, args: [e] }), s = Tf(r);
  return {
    async show(i, a) {
      a.throwIfAborted();
      let c = AbortSignal.any([a, AbortSignal.timeout(ZR)]);
      c.addEventListener("abort", o);
      try {
        VR(Ps(i.dir, tg), `${t} ${ve(t)}`), n.write(Zr(i));
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
var Ja = 5e3;
async function Ir(e, t) {
  let n = AbortSignal.timeout(Ja);
  for (let { point: i } of $h(e))
    await vs(i, ["-f", "-l"], { rights: t, signal: n }).catch(() => {
    });
  let r = Ps(e, tg);
  if (!JR(r)) return;
  let [, o, s] = /^(\d+) (\d+)$/.exec(rg(r)) ?? [];
  return o && await XR(Number(o), s), KR(r, { recursive: !0, force: !0 }), QR(e) ?? "killed";
}
async function XR(e, t) {
  let n = performance.now();
  for (; ve(e) === t; ) {
    let r = performance.now() - n;
    if (r > 2 * Ja) return;
    r > Ja && t$(e), await YR(20);
  }
}
function QR(e) {
  try {
    return JSON.parse(rg(Ps(e, Dt.report)));
  } catch {
    return;
  }
}
var e$ = 64 * 1024;
function rg(e) {
  return at(e, e$)?.toString() ?? "";
}
function t$(e) {
  try {
    process.kill(e, "SIGKILL");
  } catch (t) {
    if (R(t) !== "ESRCH") throw t;
  }
}

// src/lazy/lazy-mount.ts
function og(e, t) {
  return e.mode === "lazy" && !e.lookupOnly && "rights" in t ? ng() : void 0;
}
async function sg({ entry: e, index: t }, n, { server: r, dir: o, rights: s, signal: i }) {
  if (!e.remote || e.file?.isWhole) return;
  let { digests: a, ...c } = t;
  try {
    let m = { found: await eg(e, e.remote), facts: c, digests: a.toString("base64") };
    await r.show({ env: Yr(), cwd: process.cwd(), dir: o, ...m }, i);
  } catch (u) {
    await Ir(o, s), i.throwIfAborted(), v(`Receiving all of the image before mounting it: ${O(u)}`);
    return;
  }
  let f = Ka(o, Dt.image);
  return await ta(f, n), { path: f, images: n };
}
async function Mr(e, t, n) {
  let r = await Ir(e, t);
  return await n?.(r, t), await Ch(e, { rights: t, warn: W }), r;
}
function ig(e) {
  return typeof e == "object" ? e.trouble : void 0;
}
function ag(e, t) {
  if (!e) return Ka(t, Dt.image);
  if (e === "killed") {
    W("What had not arrived of the cache could not be read: its server was killed");
    return;
  }
  return n$(e), e.presentBlocks === e.blocks && e.damage === void 0 ? Ka(t, Dt.blocks) : void 0;
}
function n$(e) {
  let { blocks: t, presentBlocks: n, wantedBlocks: r, prefetchedBlocks: o, waitedMs: s, unreadBytes: i } = e, { trouble: a, damage: c } = e;
  v(
    `Of ${t} blocks of the cache, ${r} were wanted, ${o} of them after they had arrived; readers waited ${Q(s)}; ${z(i)} were never needed`
  ), a !== void 0 && n < t && W(`Not all of the cache could be read: ${a}`), c !== void 0 && W(`The cache is bad; its entry is removed where the store allows that: ${c}`);
}

// src/mount/kernel-log.ts
function cg() {
  return Number(process.hrtime.bigint()) / 1e9;
}
var r$ = 10;
async function fg(e, t) {
  return (await t.kernelLog().catch(() => "")).split(`
`).some((r) => {
    let [, o = String(e)] = r.match(/^\[ *(\d+\.\d+)\]/) ?? [];
    return Number(o) >= e - r$ && /SQUASHFS error|I\/O error,? (on )?dev(ice)? loop/.test(r);
  });
}

// src/mount/overlay.ts
import { chmodSync as f$, existsSync as u$, mkdirSync as Es, readdirSync as m$, realpathSync as l$, symlinkSync as Rs, utimesSync as d$ } from "node:fs";
import { lstat as p$ } from "node:fs/promises";
import { join as ue } from "node:path";

// src/mount/layers.ts
import { mkdirSync as Va, writeFileSync as i$ } from "node:fs";
import { join as Os } from "node:path";

// src/mount/kernel-config.ts
var dg = L(mg(), 1);
import { existsSync as o$, readFileSync as lg } from "node:fs";
import { release as s$ } from "node:os";
function pg(e) {
  return e === void 0 || /^CONFIG_SQUASHFS_CHOICE_DECOMP_BY_MOUNT=y$/m.test(e) ? ["threads=multi,", ""] : [""];
}
function hg() {
  let [e, t] = ["/proc/config.gz", `/boot/config-${s$()}`];
  try {
    return o$(t) ? lg(t, "latin1") : (0, dg.gunzipSync)(lg(e)).toString("latin1");
  } catch {
    return;
  }
}

// src/mount/layers.ts
function Tr({ dir: e, rights: t, signal: n }) {
  let r = { cwd: e, signal: n }, o = [], s, i = async (u, m, l, d) => {
    await t.run("mount", ["-i", "-n", "-t", m, "-o", l, "--", d, u], r), o.push(u);
  }, a = ({ offset: u, length: m }, l) => `${l}loop,offset=${u},sizelimit=${m},ro,nosuid,nodev`, c = async (u, m) => {
    Va(Os(e, m)), await Bs(s ?? pg(hg()), async (l) => {
      await i(m, "squashfs", a(u, l), "image"), s = [l];
    });
  }, f = async (u, m, l) => {
    if (u.length === 0) return;
    for (let h of m) Va(Os(e, h));
    let [d = ""] = s ?? [], p = u.map((h, g) => `image ${m[g]} squashfs ${a(h, d)} 0 0
`);
    i$(Os(e, l), p.join(""), { flag: "wx", mode: 384 }), await t.run("mount", ["-i", "-n", "-a", "-T", l], r), o.push(...m);
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
      return Va(Os(e, m)), await i(m, "overlay", `ro,nosuid,nodev,xino=${l === "own" ? "on" : "off"},lowerdir=${u.join(":")}`, e), m;
    },
    /** Overlays keep what they show mounted, so the mount points can go, even if a process uses them now. */
    async release() {
      let u = o.splice(0);
      u.length > 0 && await t.run("umount", ["-l", "--", ...u], r);
    }
  };
}
async function Bs(e, t) {
  let [n = "", ...r] = e;
  try {
    await t(n);
  } catch (o) {
    if (r.length === 0) throw o;
    await Bs(r, t);
  }
}

// src/mount/mount-points.ts
import { realpathSync as gg } from "node:fs";
import { lstat as Ya, readdir as a$ } from "node:fs/promises";
import { dirname as c$ } from "node:path";
var yg = 16;
async function wg(e, t) {
  let n = [], r = async (s) => {
    let i = x(t) + s, a = { sources: [i], target: x(e.base) + s }, c = b(s.slice(1)).toString();
    if (!(await Ya(b(i))).isDirectory())
      throw new Error(`'${e.pattern}' names a file, and only directories are mounted`);
    if (e.matches(c)) n.push(a);
    else
      for (let f of await a$(b(i), { encoding: "latin1" }))
        await r(`${s}/${f}`);
    if (n.length > yg)
      throw new Error(`'${e.pattern}' names more than ${yg} directories`);
  };
  return await Ya(t).then(
    () => !1,
    (s) => R(s) === "ENOENT"
  ) || await r(""), n;
}
async function bg({ sources: e, target: t }, { base: n }, r) {
  if ((await Ya(b(e[0]))).uid !== process.geteuid?.())
    throw new Error("it was saved by another user");
  for (let o = t; o !== x(n); o = c$(o)) {
    let s = D(o);
    if (s && !s.isDirectory()) throw new Error(`${b(o)} is no directory`);
  }
  Za(t, r);
}
function Za(e, t) {
  let n = b(e).toString();
  if (!D(`${e}/.`)) return;
  let r = gg(b(e), "latin1");
  if (t.some((o) => H(gg(o, "latin1"), r)))
    throw new Error(`${n} holds the directory of the job or the store`);
  if (pe().some(({ point: o }) => H(o, r)))
    throw new Error(`something is mounted at ${n} already, or below it`);
}

// src/mount/overlay.ts
async function kg(e, t) {
  let { dir: n, signal: r } = t, o = [], s = Tr(t), i = [];
  for (let [c, f] of e.entries()) {
    let { root: u, roots: m } = f;
    try {
      let l = await s.mountAll(f, `l${c}`);
      if (u) i.push(h$(u, l, n));
      else {
        let d = l.length > 1 ? await s.stack(l, xg, "own") : l[0];
        i.push(...m.map((p) => vg(p, ue(n, d))));
      }
    } catch (l) {
      r.throwIfAborted(), o.push(...m.map((d) => ({ root: d, reason: O(l) })));
    }
  }
  let a = await Pg(i, "lower", { ...t, mounts: s });
  return await s.release(), [...o, ...a];
}
function Sg(e, t) {
  let n = e.map((r) => vg(r, ue(t.dir, xg)));
  return Pg(n, "upper", { ...t, mounts: Tr(t) });
}
var xg = "tree";
function vg(e, t) {
  return { root: e, sites: () => wg(e, ue(t, String(e.place))) };
}
function h$(e, [t, ...n], r) {
  let o = (i) => x(ue(r, i)), s = {
    sources: [o(t), ...n.map(o)],
    target: x(e.literal)
  };
  return { root: e, sites: async () => [s] };
}
async function Pg(e, t, n) {
  let { dir: r, rights: o, spare: s, signal: i } = n, a = [], c = 0;
  for (let { root: f, sites: u } of e.toSorted((m, l) => m.root.place - l.root.place)) {
    let m = [];
    try {
      let l = await u();
      for (let d of l) await bg(d, f, s);
      for (let d of l) {
        let p = c++;
        await g$({ ...d, number: p, position: t }, n), m.push(p);
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
function Og(e) {
  return (u$(e) ? m$(e) : []).filter((n) => /^upper-\d+$/.test(n)).map((n) => l$(ue(e, n)));
}
async function g$(e, { dir: t, rights: n, signal: r, mounts: o }) {
  let { target: s, number: i } = e, a = `target-${i}`, c = D(`${s}/.`) ? re(s) : void 0;
  if (Rs(b(s), ue(t, a)), !c) {
    let [m = s] = Rt(s);
    Rs(b(m), ue(t, `made-${i}`)), Es(b(s), { recursive: !0 });
  }
  let f = await y$(e, t);
  c && c.length > 0 && (f.length > 1 && (f = [await o.stack(f, `stack-${i}`, "own")]), f.push(a));
  let u = `lowerdir=${f.join(":")},upperdir=upper-${i},workdir=work-${i}`;
  await Bs(["volatile,metacopy=on", "metacopy=on", "metacopy=off"], (m) => {
    let d = ["-i", "-n", "-t", "overlay", "-o", `${m},nosuid,nodev,redirect_dir=on,index=off,${u}`, "--", t, a];
    return n.run("mount", d, { cwd: t, signal: r });
  });
}
async function y$({ sources: e, number: t, position: n }, r) {
  let [o, s] = [`upper-${t}`, `lower-${t}`];
  if (Es(ue(r, `work-${t}`)), n === "upper")
    return Rs(b(e[0]), ue(r, o)), Es(ue(r, s)), [s];
  Es(ue(r, o));
  let { mode: i, mtimeMs: a } = await p$(b(e[0]));
  f$(ue(r, o), i & 511), d$(ue(r, o), a / 1e3, a / 1e3);
  let c = e.map((f, u) => `${t}-${u}`);
  for (let [f, u] of e.entries())
    Rs(b(u), ue(r, c[f]));
  return c;
}

// src/mount/ramdisk.ts
var w$ = 4096, Bg = { auto: 1 / 4, on: 3 / 4 };
async function Eg(e, { wish: t, bytes: n, rights: r, signal: o }) {
  let s = process.availableMemory();
  if (!Number.isFinite(n)) return "the server does not tell how much is needed";
  if (n > s * Bg[t])
    return `${z(n)} are needed, and only ${z(s)} of memory are free`;
  let i = Math.floor(s * Bg.on), a = `uid=${process.geteuid?.()},gid=${process.getegid?.()}`, c = Math.floor(i / w$), f = `size=${i},nr_inodes=${c},mode=0700,${a},nosuid,nodev`;
  await r.run("mount", ["-i", "-n", "-t", "tmpfs", "-o", f, "--", e, e], { cwd: "/", signal: o });
}

// src/steps/brokered.ts
import { lstatSync as P$, mkdirSync as O$, mkdtempSync as B$, realpathSync as Tg, rmdirSync as E$, rmSync as R$ } from "node:fs";
import { dirname as $$, join as I$ } from "node:path";

// src/mount/broker.ts
var Ig = L($g(), 1);
import { once as b$ } from "node:events";
import { connect as k$ } from "node:net";
var S$ = { mount: 30, umount: 30, import: 930 }, x$ = 1024 ** 2;
function Xa(e, t) {
  async function* n(o, s) {
    let i = AbortSignal.timeout(S$[o] * 1e3), a = AbortSignal.any([t, i]), c = k$({ path: e, signal: a });
    c.on("error", () => {
    }), c.on("data", () => {
      c.bytesRead > x$ && c.destroy();
    });
    try {
      await b$(c, "connect", { signal: a });
      let f = (0, Ig.createInterface)({ input: c })[Symbol.asyncIterator](), { value: u } = await f.next();
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
import { existsSync as v$ } from "node:fs";

// src/steps/unpack.ts
async function Mg(e, t) {
  await $e(await ct(e.roots[0]), wt(e)), await Ar(e.roots, t, (n) => Tn(n, e));
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
  await xh({
    roots: e,
    signal: n,
    fill: (o) => t.during("unpack", () => r(o)),
    publishing: (o) => t.during("publish", o)
  });
}

// src/steps/unpack-refused.ts
function $s({ inputs: e }) {
  return [process.cwd(), it(), q(), e.localDir].filter((n) => v$(n));
}
async function Qa(e, t, n) {
  if (e.length === 0) return;
  for (let { root: o, reason: s } of e)
    v(`Unpacking ${o.pattern} instead of mounting: ${s}`);
  let r = e.map(({ root: o }) => o);
  await Ar(r, t, (o) => n(r, o));
}
async function Is(e, t, { job: n, context: r }) {
  await Qa(t, r, async (o, s) => {
    let i = await n.tools();
    if (!i.unsquashfs)
      throw new Error(
        "this runner can neither mount nor unpack the entry, for it has no unsquashfs 4.5 or newer"
      );
    await $e(s, wt(n)), await Mn(
      s,
      n.signal,
      (a) => Uo(e, { ...n, signal: a, tools: i, dir: s }, o)
    );
  });
}

// src/steps/brokered.ts
async function Ag(e, t, n) {
  let r = { socket: t, mounts: [] }, o = { ...n, job: e, brokered: r, broker: Xa(t, n.signal) }, { mountable: s, refusals: i } = M$(e);
  if (n.inputs.mode === "lazy" && s.length > 0) {
    let a = s.map(({ root: c }) => c.pattern).join(", ");
    v(
      `Mounting ${a} whole instead of lazily: the broker mounts only images that the host has`
    );
  }
  try {
    let a = await Cg(s, i, o);
    a.length + i.length > 0 && await C$(a, i, o);
    let c = r.mounts.map(({ pattern: f }) => f);
    c.length > 0 && v(`Mounted ${c.join(", ")} through the broker of the host`);
  } catch (a) {
    throw await tc(r), a;
  }
}
function M$({ segments: e, roots: t, indexed: n }) {
  let { index: r } = n, o = gn(e, t), s = o.flatMap((a) => {
    let c = "the broker mounts only a directory that a line of `path` names";
    return a.root ? [] : a.roots.map((f) => ({ root: f, reason: c }));
  });
  return { mountable: o.flatMap(({ root: a, deltas: c, ...f }) => {
    let m = [f, ...c].map(({ offset: l, length: d }) => ({ offset: l, length: d })).map((l) => ({ ...l, digest: Kf(r.digests, l) }));
    return a ? [{ root: a, layers: m.toReversed() }] : [];
  }), refusals: s };
}
async function Cg(e, t, n) {
  let r = [];
  for (let { root: o, layers: s } of e)
    try {
      let i = await n.timeline.during("mount", () => T$({ root: o, layers: s }, n));
      i.length > 0 && r.push({ root: o, layers: s, missing: i });
    } catch (i) {
      n.signal.throwIfAborted(), t.push({ root: o, reason: O(i) });
    }
  return r;
}
async function T$({ root: e, layers: t }, { broker: n, brokered: r, remember: o, ...s }) {
  let i = e.literal;
  if (P$(i, { throwIfNoEntry: !1 })?.isSymbolicLink()) throw new Error("the target is a link");
  Za(x(i), $s(s));
  let [a] = Rt(x(i));
  O$(i, { recursive: !0 });
  let c = { target: Tg(i), pattern: e.pattern, made: a };
  o({ brokered: { ...r, mounts: [...r.mounts, c] } });
  let f = t.map(({ digest: m }) => m), u = await n.mount(c.target, f).catch((m) => {
    throw ec(c), m;
  });
  if (u.length > 0)
    return ec(c), t.filter(({ digest: m }) => u.includes(m));
  if (!Ng(c.target)) throw new Error("the broker mounted nothing");
  return r.mounts.push(c), [];
}
var A$ = 1 / 8;
async function C$(e, t, n) {
  let { job: r, broker: o, timeline: s, inputs: i } = n, { index: a } = r.indexed, c = Z(a.key, i.key) && !i.rolling, f = B$(I$(q(), "headstart-"));
  try {
    r.file?.isWhole || await $e(f, { bytes: U(r) });
    let u = await s.during("receive", () => yn(r, f)), m = e.flatMap(({ missing: y }) => y), d = m.reduce((y, { length: w }) => y + w, 0) / U(r) <= A$ || !(await r.tools()).unsquashfs, p = { path: Tg(u.path), end: U(r), layers: m }, h = m.length > 0 && (d || c) ? o.hand(p, d ? "ok" : "copied") : void 0;
    h?.catch(() => {
    });
    let g = (y) => {
      t.push(...e.splice(0).map(({ root: w }) => ({ root: w, reason: y })));
    };
    if (h && d) {
      let y = await s.during("mount", () => h).catch(O);
      y !== void 0 && g(y), e.push(...await Cg(e.splice(0), t, n));
    }
    g(`the host did not have its image${c ? " yet" : ""}`), await Is(u, t, { job: r, context: n }), d || await h?.catch((y) => v(`The host did not take the image: ${O(y)}`)), n.signal.throwIfAborted();
  } finally {
    R$(f, { recursive: !0, force: !0 });
  }
}
async function tc({ socket: e, mounts: t }) {
  let n = Xa(e, AbortSignal.timeout(3e4));
  for (let r of t.toReversed())
    try {
      Ng(r.target) && await n.unmount(r.target), ec(r);
    } catch (o) {
      W(`${r.target} stays mounted until the container ends: ${O(o)}`);
    }
}
function Ng(e) {
  let t = x(e);
  return pe().some(
    (n) => n.point === t && n.type === "overlay" && n.source === za
  );
}
function ec({ target: e, made: t }) {
  if (t !== void 0)
    try {
      for (let n = e; H(n, t); n = $$(n)) E$(n);
    } catch (n) {
      if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes(R(n) ?? "")) throw n;
    }
}

// src/disk/notes.ts
import { constants as Dg } from "node:fs";
import * as Ut from "node:fs/promises";
import { join as Fg } from "node:path";
import { setTimeout as N$ } from "node:timers/promises";
var Ms = ".notes";
function An(e) {
  let t = async (n) => (await Ge(e, Fg(e, Ms)), Fg(e, Ms, String((await n.stat({ bigint: !0 })).ino)));
  return {
    /** Whether the file is unchanged since it was proven. */
    async isProven(n) {
      return await t(n).then(_$, () => {
      }) === await Ie(n);
    },
    /** Notes that a file is proven in a state, which `stateOf` returned. */
    prove: nc(async (n, r) => {
      await N$(F$), await Ie(n) === r && await Lg(await t(n), r);
    }),
    touch: nc(async (n) => {
      let [r, o] = [await t(n), /* @__PURE__ */ new Date()];
      await Ut.utimes(r, o, o).catch(async (s) => {
        if (R(s) !== "ENOENT") throw s;
        await Lg(r, "");
      });
    }),
    /** Notes that the file is in use as long as `name` exists, which must be free and on the same file system. */
    hold: nc(async (n, r) => Ut.link(await t(n), r))
  };
}
var F$ = 20, _g = 256;
async function Ie(e) {
  let { dev: t, ino: n, size: r, mtimeNs: o, ctimeNs: s } = await e.stat({ bigint: !0 });
  return [t, n, r, o, s].join(" ");
}
function nc(e) {
  return (...t) => e(...t).catch(() => {
  });
}
async function _$(e) {
  let { O_RDONLY: t, O_NOFOLLOW: n, O_NONBLOCK: r } = Dg, o = await Ut.open(e, t | n | r).catch(() => {
  });
  try {
    let s = await o?.read(Buffer.alloc(_g), 0, _g, 0);
    return s?.buffer.toString("latin1", 0, s.bytesRead);
  } catch {
    return;
  } finally {
    await o?.close();
  }
}
async function Lg(e, t) {
  let { O_WRONLY: n, O_CREAT: r, O_TRUNC: o, O_NOFOLLOW: s, O_NONBLOCK: i } = Dg, a = await Ut.open(e, n | r | o | s | i, 384);
  await a.writeFile(t).finally(() => a.close());
}

// src/steps/local-copy.ts
import { constants as Ug } from "node:fs";
import { open as L$ } from "node:fs/promises";
import { join as D$ } from "node:path";
async function Cr(e) {
  let t = await L$(D$(e, Dt.image), Ug.O_RDONLY | Ug.O_NONBLOCK);
  if ((await t.stat()).isFile()) return t;
  throw await t.close(), new Error("the mounted cache is no file any more");
}
function Ts(e, t, n) {
  let r = {
    size: U(t),
    async *read(s, i) {
      yield* (await Cr(e)).createReadStream({ start: s, end: i - 1 });
    }
  };
  async function* o(s, i) {
    if (s === i) return;
    let a = { first: Math.floor(s / M), end: Math.ceil(i / M) }, c = a.first * M;
    for await (let { pieces: f } of dh(r, t, a)) {
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
var rc = "Saving all files instead of the changes";
async function Wg({ mounted: e, mountRoot: t }, { version: n, signal: r, ...o }) {
  if (!(!e || t === void 0))
    try {
      if (e.version !== n) throw new Error("the restored cache has another format");
      return { ...await oc(e, o), mountRoot: t };
    } catch (s) {
      r.throwIfAborted(), v(`${rc}: ${O(s)}`);
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
    let f = await es(c, s);
    if (no(f) !== o) throw new Error("the restored cache was replaced");
    return { entry: c, index: f };
  } catch (f) {
    throw await c?.close(), f;
  }
}

// src/steps/mounted-file.ts
async function sc(e) {
  let t = await Cr(e).catch((n) => {
    if (R(n) !== "ENOENT")
      throw n;
  });
  return t && Ie(t).finally(() => t.close());
}
async function jg({ mounted: e, mountRoot: t }, { inputs: n, store: r, scopes: o, signal: s }) {
  if (!e || t === void 0) return;
  let i = await sc(t);
  if (!(i === void 0 || i === e.file))
    try {
      let { entry: a, index: c } = await oc(e, { inputs: n, store: r, scopes: o });
      await a.close();
      for await (let f of Ts(t, c, s).read(0, U(c))) ;
    } catch (a) {
      throw s.throwIfAborted(), new Error(`the mounted cache has changed on the disk: ${O(a)}`, { cause: a });
    }
}

// src/steps/mount.ts
async function Hg(e, t) {
  let { mounting: n } = t;
  if ("reason" in n && n.broker !== void 0 && e.format.image)
    return await Ag(e, n.broker, t), !0;
  let r = await H$(e, t);
  if (!r) return !1;
  let { dir: o, rights: s } = r, i, a = () => {
    i = Ir(o, s);
  }, c = async () => (await i, ig(await Mr(o, s)));
  t.signal.addEventListener("abort", a);
  try {
    let f = cg(), { image: u } = e.format, l = (await (u ? J$ : K$)(e, { ...t, ...r })).map(({ root: p }) => p), d = e.roots.filter((p) => !l.includes(p));
    d.length === 0 ? await c() : (u && t.remember({ mounted: { ...j$(e, f), file: await sc(o) } }), v(`Mounted ${d.map(({ pattern: p }) => p).join(", ")}`));
  } catch (f) {
    let u = await c();
    throw u === void 0 ? f : new Error(u, { cause: f });
  } finally {
    t.signal.removeEventListener("abort", a);
  }
  return !0;
}
function j$({ indexed: e, segments: t }, n) {
  let { entry: r, index: o } = e, { scope: s, version: i, key: a, size: c } = r, f = t.filter(na).map(({ offset: u, length: m }) => ({ offset: u, length: m }));
  return { scope: s, version: i, key: a, size: c, images: f, identity: no(o), since: n };
}
async function H$(e, t) {
  let { inputs: n, mounting: r, remember: o } = t, { image: s } = e.format, i = n.mode !== "unpack";
  if ("reason" in r) {
    (i || n.ramdisk !== "off") && v(`Unpacking instead of mounting: this runner does not allow it, for ${r.reason}`);
    return;
  }
  if (!s && n.ramdisk === "off") {
    i && v("Unpacking instead of mounting: the entry was saved to be unpacked");
    return;
  }
  let { rights: a } = r, c = Rh(q());
  if (o({ mountRoot: c }), await q$(e, { ...t, dir: c, rights: a }) || s) return { dir: c, rights: a };
  await Mr(c, a);
}
var z$ = 4096, G$ = 8;
async function q$(e, { inputs: t, dir: n, rights: r, signal: o }) {
  let s = t.ramdisk;
  if (s === "off") return !1;
  let { image: i, indexed: a } = e.format, c = U(e), { bytes: f, files: u } = wt(e), m = a ? f + u * z$ : c * G$, d = await Eg(n, { wish: s, bytes: i ? c : m, rights: r, signal: o }).catch(O);
  return o.throwIfAborted(), d !== void 0 && v(`Using the disk instead of memory: ${d}`), d === void 0;
}
async function J$(e, t) {
  let { server: n, dir: r, timeline: o } = t;
  e.file?.isWhole || await $e(r, { bytes: U(e) });
  let { indexed: s } = e, i = gn(e.segments, e.roots), c = (n && s && await o.during("show", () => sg(s, i, { ...t, server: n }))) ?? await o.during("receive", () => yn({ ...e, isMounted: !0 }, r)), f = await o.during("mount", () => kg(c.images, zg(t)));
  if (await c.isInPlace?.() === !1)
    throw new Error("the entry was removed from its store while it was being mounted");
  return await Is(c, f, { job: e, context: t }), f;
}
async function K$(e, t) {
  let { dir: n, timeline: r, signal: o } = t;
  await r.during("unpack", () => Tn(n, e)), Wa(n, e.roots);
  let s = await r.during("mount", () => Sg(e.roots, zg(t)));
  return await Qa(s, t, async (i, a) => {
    U$(W$(a, "tree"));
    for (let c of i) await ja(c, { from: n, to: a, signal: o });
  }), s;
}
function zg(e) {
  let { dir: t, rights: n, signal: r } = e;
  return { dir: t, rights: n, spare: $s(e), signal: r };
}

// src/steps/receive-to-file.ts
import { mkdtemp as eI, rm as tI, statfs as nI } from "node:fs/promises";
import { join as rI } from "node:path";

// src/disk/draft-file.ts
var qg = L(Gg(), 1);
import { constants as ac } from "node:fs";
import * as et from "node:fs/promises";
import { dirname as Jg, join as cc } from "node:path";
var As = ".drafts";
async function Cn(e) {
  let t = cc(e, As);
  await Ge(e, t);
  let n = cc(t, (0, qg.randomUUID)());
  return Vg(e, n, await et.open(n, "wx+", 384));
}
async function Kg(e, t) {
  let n = cc(e, As, t), r = await et.open(n, ac.O_RDONLY | ac.O_NOFOLLOW | ac.O_NONBLOCK);
  return Vg(e, n, r);
}
function Vg(e, t, n) {
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
      return await n.sync(), await Ge(e, Jg(s)), V$(t, s);
    },
    /** Closes the file and removes the draft, if there still is one. May be called several times. */
    async discard() {
      await o(), await et.rm(t, { force: !0 });
    }
  };
}
async function V$(e, t) {
  try {
    await et.link(e, t);
  } catch (r) {
    if (R(r) === "EEXIST") return !1;
    throw r;
  }
  if (await et.rm(e), process.platform === "win32") return !0;
  let n = await et.open(Jg(t));
  return await n.sync().finally(() => n.close()), !0;
}

// src/disk/stored-file.ts
import { constants as Cs } from "node:fs";
import * as ke from "node:fs/promises";
import { dirname as Y$ } from "node:path";
async function Wt(e, { dir: t, verify: n = "auto" }) {
  let r = await ke.open(e, Cs.O_RDONLY | Cs.O_NOFOLLOW | Cs.O_NONBLOCK), o = An(t);
  try {
    let s = await r.stat();
    if (!s.isFile()) throw new Error(`${e} is no file`);
    return di(e, s), {
      stat: s,
      handle: r,
      /** Notes that the file was used now, for eviction. */
      touch: () => o.touch(r),
      read: (i, a) => Z$(r, i, a),
      file: X$(r, e, o, n),
      close: () => r.close()
    };
  } catch (s) {
    throw await r.close(), s;
  }
}
function Z$(e, t, n) {
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
function X$(e, t, n, r) {
  let o;
  return {
    isWhole: !0,
    async link(s) {
      let i = await fc(e, t, s);
      return i && (o = s), i;
    },
    isInPlace: () => Ns(e, t),
    async copyTo(s) {
      return await ke.copyFile(`/proc/self/fd/${e.fd}`, s, Cs.COPYFILE_FICLONE), n.isProven(e);
    },
    async prove(s) {
      return r === "auto" && await n.isProven(e) || await n.prove(e, await Q$(e, s)), o !== void 0 && await n.hold(e, `${o}.used`), !0;
    }
  };
}
async function Q$(e, t) {
  for (let n = 0; n < 2; n++) {
    let r = await Ie(e);
    if (await t(), await Ie(e) === r) return r;
  }
  throw new k("somebody is writing to it");
}
async function fc(e, t, n) {
  try {
    let [r, o] = await Promise.all([ke.stat(Y$(n)), e.stat()]);
    return r.dev !== o.dev || !await Ns(e, t) ? !1 : (await ke.symlink(await ke.realpath(t), n), !0);
  } catch {
    return !1;
  }
}
async function Ns(e, t) {
  let [r, o] = await Promise.all([
    ke.lstat(t, { bigint: !0 }).catch(() => {
    }),
    e.stat({ bigint: !0 })
  ]);
  return r?.ino === o.ino && r.dev === o.dev;
}

// src/steps/receive-to-file.ts
var Yg = 1024 ** 3, oI = 3;
async function Zg(e, t) {
  for (let n = 1; ; n++)
    try {
      return await sI(e, t);
    } catch (r) {
      if (!(r instanceof X && r.recover === "resume") || n === oI) throw r;
    }
}
async function sI(e, { dir: t, maxBytes: n = 64 * Yg, minFreeBytes: r = Yg, onRead: o }) {
  let s = await eI(rI(t, "headstart-stream-")), i = await Cn(s), a = async () => {
    await i.discard(), await tI(s, { recursive: !0, force: !0 });
  };
  try {
    let { bavail: c, bsize: f } = await nI(t), u = Math.max(0, Math.min(n, c * f - r)), m = `the entry is larger than the ${z(u)} that it may take at ${t}`;
    await i.file.writeFile(
      iI(e.read(0, e.size), (g, y) => {
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
async function* iI(e, t) {
  let n = 0;
  for await (let r of e)
    n += r.length, t(r.length, n), yield r, e.release?.(r);
}

// src/steps/restore-entry.ts
async function Qg(e, t, n) {
  await Nn(e, t, n, async (r) => {
    await Hg(r, n) || await Mg(r, n);
  }), v("Cache restored successfully");
}
async function Nn(e, t, n, r) {
  let { inputs: o, formats: s, timeline: i } = n, a = s.find((u) => u.versions(o).includes(e.version));
  if (!a) throw new k(`the entry ${e.key} has an unknown version`);
  if (!!Number.isFinite(e.size) || !a.indexed) return await Xg(e, { ...n, format: a, roots: t }, r);
  i.watch(ey(e, t, o));
  let f = await i.during("receive", () => aI(e, n));
  await Xg(f, { ...n, format: a, roots: t }, r).finally(f.close);
}
function aI(e, { timeline: t }) {
  v("Receiving all of the entry before restoring it: its server sends no ranges");
  let n = Er("Received", void 0, v), r = t.phaseTimer(), o = { ...e, read: () => r.pulled("download", e.read(0, e.size)) };
  return Zg(o, { dir: q(), onRead: n });
}
async function Xg(e, t, n) {
  let { inputs: r, mounting: o, timeline: s, findings: i, format: a, roots: c, signal: f } = t, u = 0, m = (w) => {
    i.storedBytes = w, v(`Cache Size: ${ls(w)}`);
  }, l = !Number.isFinite(e.size);
  l || m(e.size);
  let d, p = () => d ??= Tt(r), [h] = await Promise.all([
    a.indexed ? s.during("index", () => cI(e, t)) : fI(e),
    // Looking for programs takes time, and mounting an image needs none.
    a.image && kn(o) ? void 0 : p()
  ]), g = (w) => {
    let S = Er("Received", l ? void 0 : U(h), v);
    u = 0;
    let P = (B) => {
      u += B, S(B);
    };
    return uI(e, h.indexed, { timeline: s, onRead: P, order: w, signal: f });
  };
  s.watch(ey(e, c, r));
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
async function cI(e, { format: t, inputs: n, findings: r }) {
  let o = await es(e, n);
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
function fI({ size: e }) {
  return { segments: [{ kind: "archive", offset: 0, length: e, files: 0, bytes: e }], bytes: Number.isFinite(e) ? e : 0 };
}
function uI(e, t, { timeline: n, ...r }) {
  let o = n.phaseTimer(), s = e.file?.isWhole ? "read" : "download", a = { ...e, read: (...c) => o.pulled(s, e.read(...c)) };
  return t ? o.pulled("verify", lh(a, t.index, r)) : hh(a, r);
}
function ey({ file: e }, t, { localDir: n, stash: r }) {
  return [...t.map(({ literal: s, base: i }) => s ?? i), q(), ...e ? [n, r.dir] : []];
}

// src/steps/merge-snapshots.ts
function ty(e) {
  let { key: t, restored: n, signal: r } = e, o = n, s = async () => {
    let a = await ny([e.scope], ee({}).lookups([t]), e);
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
      o = a.key, v(`Another job has saved cache ${t} since this job restored it`), await dI(a, e), v(`Merged what another job has added to cache ${t} meanwhile`);
    })
  };
}
function ny(e, t, { inputs: n, store: r }) {
  let o = Sn(r, n).flatMap((s) => s.versions(n));
  return r.find({ scopes: e, keys: t, versions: o });
}
async function dI(e, t) {
  let { roots: n } = _e(t.inputs.paths, process.cwd()), r = ry(t);
  await Nn(e, n, r, async (o) => {
    await $e(await ct(n[0]), wt(o)), await Ar(n, r, async (s) => {
      await Tn(s, o);
      let i = () => n.filter((a) => ws(uc(a, s), x(a.base)));
      i().length !== 0 && (await pI(t, (a) => {
        for (let c of n) ws(uc(c, s), uc(c, a));
      }), i());
    });
  });
}
function uc({ place: e }, t) {
  return x(A(t, "tree", String(e)));
}
async function pI(e, t) {
  let { restored: n, readScopes: r } = e;
  if (n === void 0) return;
  let o = await ny(r, [n], e), s = await mI(A(q(), "headstart-"));
  try {
    if (o?.key !== n) throw new Error("the restored cache is gone");
    let { roots: i } = _e(e.inputs.paths, process.cwd());
    await Nn(o, i, ry(e), async (a) => {
      await $e(s, wt(a)), await Tn(s, a);
    }), t(s);
  } finally {
    await lI(s, { recursive: !0, force: !0 }), await o?.close();
  }
}
function ry({ inputs: e, key: t, store: n, timeline: r, signal: o }) {
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
function oy(e, { start: t, end: n, order: r }) {
  let o, s = /* @__PURE__ */ new WeakMap(), { seats: i, readStore: a, memory: c } = e;
  async function* f() {
    for (let l = t; l < n; ) {
      let d = Math.floor(l / M), p = await hI(d, e);
      if (p) {
        let g = c.acquire(Math.min((d + 1) * M, n) - l);
        await gI(g, p, l).catch(i.giveUp) && (s.set(g, l), l += g.length, yield g);
        continue;
      }
      let h = yI(d, n, e);
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
async function hI(e, { seats: t, bypassed: n }) {
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
async function sy(e, { seats: t, bypassed: n }) {
  for (; ; ) {
    let r = await t.current();
    if (r.role === "filler" || r.role === "none" || e.some((o) => n.has(o)))
      return !1;
    if (r.role === "reader" || e.every((o) => r.followed.present.has(o))) return !0;
    if (!await r.followed.ask(e)) return !1;
    await t.follow(r.followed);
  }
}
async function gI(e, t, n) {
  let { bytesRead: r } = await t.read(e, 0, e.length, n);
  if (r !== e.length) throw new Error("it is shorter than it should be");
  return !0;
}
function yI(e, t, { seats: n, bypassed: r }) {
  let o = n.held(), s = (a) => o?.role === "filler" && o.present.has(a), i = e + 1;
  for (; !r.has(e) && i * M < t && !s(i); ) i++;
  return Math.min(i * M, t);
}
async function iy(e, t, n) {
  let r = await e.seats.current(), o = Ne(n, n + Pe(t)), s = (a) => r.role === "filler" && r.present.has(a) && !e.bypassed.has(a);
  if (r.role !== "filler" || o.every(s)) return;
  let { file: i } = r.draft;
  await Fs(i, t, n);
  for (let a of o)
    r.present.add(a), e.bypassed.delete(a), r.leader.say(String(a));
  mc(r, e) && i.datasync().catch(() => {
  });
}
function ay(e, t, n) {
  return gt(e.readStore(t, n), async function* (r) {
    let o = t;
    for await (let s of r) {
      let i = { bytes: Buffer.from(s), position: o };
      o += s.length, e.ends.push(i);
      let a = e.seats.held();
      a?.role === "filler" && await Fs(a.draft.file, [i.bytes], i.position).catch(e.seats.giveUp), yield s;
    }
  });
}
function mc({ present: e }, { size: t, ends: n, bypassed: r }) {
  let o = Ne(0, Math.min(t, ...n.map(({ position: s }) => s)));
  return e.size >= o.length && o.every((s) => e.has(s) && !r.has(s));
}
async function Fs(e, t, n) {
  let { bytesWritten: r } = await e.writev(t, n);
  if (r !== Pe(t)) throw new Error("no space is left");
}

// src/stash/followed-draft.ts
import { EventEmitter as BI, once as EI } from "node:events";
import { setTimeout as RI } from "node:timers/promises";

// src/stash/flight.ts
var fy = L(cy(), 1);
import { EventEmitter as wI } from "node:events";
import * as ae from "node:fs/promises";
import { createServer as bI } from "node:net";
import { dirname as dc, join as jt } from "node:path";
var uy = ".flights";
async function my(e, t) {
  let n = jt(e, uy, t);
  for (await Ge(e, dc(n)); ; ) {
    let r = await SI(n) ?? await xI(n);
    if (r) return r;
  }
}
var kI = 3600 * 1e3;
async function ly(e) {
  let t = jt(e, uy);
  for (let n of await ae.readdir(t)) {
    let r = await ae.stat(jt(t, n)).catch(() => {
    });
    r && Date.now() - r.mtimeMs > kI && await ae.rm(jt(t, n), { recursive: !0, force: !0 });
  }
}
async function SI(e) {
  for (let t of await ae.readdir(e).catch(OI)) {
    let n = await So(e, t);
    if (n) return { role: "follower", lines: n };
    await ae.rm(jt(e, t), { recursive: !0, force: !0 });
  }
}
async function xI(e) {
  let t = await ae.mkdtemp(jt(dc(e), "joining-")), n = (0, fy.randomUUID)(), r = [], o = /* @__PURE__ */ new Set(), s = new wI(), i = bI((f) => {
    f.on("error", () => {
    }).on("close", () => o.delete(f)), pc(f, (u) => s.emit("line", u)), o.add(f.unref()), r.length > 0 && f.write(r.join(""));
  }).unref(), a = vI(i, { said: r, followers: o, heard: s, path: jt(e, n) });
  if (!ko(t, n, i))
    return await ae.rm(t, { recursive: !0 }), a;
  let c = !1;
  try {
    c = cn(t, e);
  } finally {
    c || (i.close(), await ae.rm(t, { recursive: !0, force: !0 }));
  }
  return c ? a : void 0;
}
function vI(e, { said: t, followers: n, heard: r, path: o }) {
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
var PI = 36;
function pc(e, t) {
  let n = "";
  e.setEncoding("latin1").on("data", (r) => {
    let o = (n + r).split(`
`);
    n = o.pop() ?? "", n.length > PI && e.pause();
    for (let s of o) t(s);
  });
}
function OI(e) {
  if (R(e) === "ENOENT") return [];
  throw e;
}

// src/stash/followed-draft.ts
var $I = /^[0-9a-f-]{36}$/, II = /^\d{1,7}$/, dy = "fetches", MI = 500;
function py(e, t) {
  return II.test(e) && Number(e) < t ? Number(e) : void 0;
}
function hy({ say: e, onLine: t }, n, r) {
  t((o) => {
    let s = py(o, n);
    s !== void 0 && r(s);
  }), e(dy);
}
var TI = 4;
function gy(e, t, { blocks: n, quietMs: r }) {
  let o = /* @__PURE__ */ new Set(), s = new BI(), i = Promise.resolve(void 0), a, c = performance.now(), f = Promise.withResolvers();
  RI(MI, !1, { ref: !1 }).then(f.resolve);
  let u = /* @__PURE__ */ new Set(), m = (d) => {
    if (a === void 0 && $I.test(d))
      return a = d, i = Kg(e, d).catch(() => {
      }), !0;
    d === dy && f.resolve(!0);
    let p = py(d, n);
    return p === void 0 || o.has(p) ? !1 : (o.add(p), !0);
  }, l = !1;
  return pc(t, (d) => {
    if (m(d)) c = performance.now();
    else if (performance.now() - c > TI * r) return;
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
        return l || await EI(s, "news", { signal: AbortSignal.any([d, p.signal]) }), !0;
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
import { basename as AI } from "node:path";
var CI = 15e3, NI = 16;
function wy(e) {
  let { signal: t, logError: n } = e, r, o = Promise.resolve(), s = 0, i = {
    held: () => r,
    async current() {
      return o = o.then(async () => {
        let c = r?.role === "follower" ? r.followed : void 0;
        if (r && !c?.isOver()) return;
        if (++s > NI) throw new Error("one process after the other has begun to fill it");
        let f = await FI(e, c);
        r?.role === "none" ? await yy(f, !1) : r = f, r.role === "filler" && await e.onFill(r);
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
      r = { role: "none" }, c && await yy(c, a).catch(n);
    }
  };
  return i;
}
async function yy(e, t) {
  if (e.role === "follower" && await e.followed.close(), e.role === "reader" && await e.opened.close(), e.role !== "filler") return;
  let { draft: n, leader: r } = e;
  await (t && r.hasFollowers() ? n.close() : n.discard()).finally(r.end);
}
async function FI({ stash: e, dir: t, name: n, size: r, quietMs: o = CI, log: s }, i) {
  let a = i && await e.open(n, r);
  if (a)
    return await i.close(), { role: "reader", opened: a };
  let c = await e.join(n);
  if (c.role === "follower")
    return s("Reading along with another job of this host, which downloads the same entry"), await i?.close(), { role: "follower", followed: gy(t, c.lines, { blocks: Math.ceil(r / M), quietMs: o }) };
  let f;
  try {
    let u = await e.open(n, r);
    if (u)
      return await c.end(), { role: "reader", opened: u };
    if (f = await e.begin(r), !f)
      return await c.end(), s(`The stash has no room for the ${z(r)} of the entry`), { role: "none" };
    let m = i ? await _I(i, f) : /* @__PURE__ */ new Set();
    c.say(AI(f.path));
    for (let l of m) c.say(String(l));
    return { role: "filler", draft: f, present: m, leader: c };
  } catch (u) {
    throw await f?.discard(), await c.end(), u;
  } finally {
    await i?.close();
  }
}
async function _I(e, { file: t }) {
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
function by({ size: e, read: t }, n) {
  let { logError: r } = n, s = wy({ ...n, size: e, onFill: async ({ draft: u, leader: m }) => {
    ky(m, i);
    for (let { bytes: l, position: d } of i.ends) await Fs(u.file, [l], d);
  } }), i = {
    size: e,
    seats: s,
    readStore: t,
    ends: [],
    bypassed: /* @__PURE__ */ new Set(),
    memory: $n()
  }, a = !1, c, f = () => {
    let u = s.held();
    return u?.role === "filler" && mc(u, i) ? u : void 0;
  };
  return {
    file: {
      isWhole: !1,
      filling: DI(i),
      async link(u) {
        let m = await s.settled();
        return m.role === "reader" ? m.opened.file.link(u) : m.role !== "filler" || !await fc(m.draft.file, m.draft.path, u) ? !1 : (c = u, !0);
      },
      async isInPlace() {
        let u = s.held();
        return u?.role === "reader" ? u.opened.file.isInPlace() : u?.role === "filler" && Ns(u.draft.file, u.draft.path);
      },
      async prove(u) {
        let m = s.held();
        if (m?.role === "reader") return WI(m.opened.file, u, i);
        try {
          await u();
        } catch (l) {
          if (s.held()?.role === "filler") throw l;
        }
        return a = f() !== void 0, a;
      }
    },
    read: (u, m, l) => oy(i, { start: u, end: m, order: l }),
    readEnd: (u, m) => ay(i, u, m),
    isPublished: () => s.held()?.role === "reader",
    async finish() {
      let u = f();
      u && await LI(u, { ...n, isProven: a, link: c }).catch(r), await s.leave({ isDraftGood: !u });
    },
    discard: s.leave
  };
}
async function LI({ draft: e, leader: t }, { stash: n, dir: r, name: o, isProven: s, link: i }) {
  let a = An(r), c = setInterval(t.giveSign, UI);
  try {
    await n.put(e, o), s && await a.prove(e.file, await Ie(e.file)), s && i !== void 0 && await a.hold(e.file, `${i}.used`);
  } finally {
    clearInterval(c);
  }
}
function DI(e) {
  let { seats: t, readStore: n, bypassed: r } = e;
  return {
    read(o, s) {
      for (let i of Ne(o, s)) r.add(i);
      return n(o, s);
    },
    write: (o, s) => iy(e, o, s).catch(t.giveUp),
    arrival: (o, s) => sy(Ne(o, s), e),
    onAsked(o) {
      e.onAsked = o;
      let s = t.held();
      s?.role === "filler" && ky(s.leader, e);
    },
    isOurs: async () => (await t.current()).role === "filler"
  };
}
function ky(e, { size: t, onAsked: n }) {
  n && hy(e, Math.ceil(t / M), n);
}
var UI = 1e3;
async function WI(e, t, { bypassed: n }) {
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
import { basename as HI, dirname as zI, join as tt } from "node:path";

// src/disk/eviction.ts
import * as Le from "node:fs/promises";
import { basename as jI, join as hc } from "node:path";
var Sy = 3600 * 1e3;
async function _s(e) {
  let n = (await Fn(hc(e, As))).filter(({ writtenMs: r }) => Date.now() - r > Sy);
  await Promise.all(n.map(({ path: r }) => Le.rm(r, { force: !0 })));
}
async function Ls(e, t) {
  let n = new Map((await Fn(hc(e, Ms))).map((s) => [jI(s.path), s])), r = t.map((s) => {
    let i = n.get(String(s.inode));
    n.delete(String(s.inode));
    let a = i ? Math.min(i.writtenMs, Date.now()) : s.usedMs;
    return { ...s, usedMs: a, isMounted: s.isLinked || (i?.isLinked ?? !1) };
  }), o = [...n.values()].filter(({ writtenMs: s }) => Date.now() - s > Sy);
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
  let t = await Ae(e).then(() => Le.readdir(e)).catch(() => []);
  return (await Promise.all(
    t.map(async (r) => {
      let o = hc(e, r), s = await Le.lstat(o, { bigint: !0 }).catch(() => {
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
var GI = 1024 ** 3;
function vy(e) {
  let { dir: t, maxBytes: n, minFreeBytes: r = GI, isPull: o } = e, s = tt(t, "pulls"), i = tt(t, "branches"), a = o ? s : i, c = async () => {
    let u = await Promise.all([xy(s), xy(i)]), m = o ? void 0 : 1;
    return (await Ls(t, u.flat())).map((l) => ({
      ...l,
      rank: zI(l.path) === s ? 0 : m
    }));
  }, f = async () => {
    await Yt(t), await Fr.mkdir(t, { recursive: !0, mode: 448 }), await Ae(t);
    for (let u of [s, i]) await Ge(t, u);
  };
  return {
    async open(u, m) {
      await Yt(t);
      for (let d of [t, s, i]) await Ae(d).catch(Py);
      let l = await gc(tt(i, u), m, e);
      return l || o ? l ?? gc(tt(s, u), m, e) : (qI(tt(s, u), tt(i, u)), gc(tt(i, u), m, e));
    },
    async remove(u) {
      await Promise.all([s, i].map((m) => Fr.rm(tt(m, u), { force: !0 })));
    },
    async join(u) {
      return await f(), my(t, u);
    },
    async begin(u) {
      await f(), await Promise.all([_s(t), ly(t)]);
      let m = await c(), l = m.filter(({ rank: d }) => d === void 0);
      if (!(u + l.reduce((d, p) => d + p.size, 0) > n) && await Nr(t, m, { maxBytes: n, minFreeBytes: r, comingBytes: u }))
        return Cn(t);
    },
    async put(u, m) {
      await u.publish(tt(a, m)) && await Nr(t, await c(), { maxBytes: n, minFreeBytes: r });
    }
  };
}
async function xy(e) {
  return (await Fn(e)).filter(({ path: t }) => /^[0-9a-f]{64}$/.test(HI(t)));
}
function qI(e, t) {
  try {
    oe(e, t);
  } catch (n) {
    Py(n);
  }
}
function Py(e) {
  if (R(e) !== "ENOENT") throw e;
}
async function gc(e, t, n) {
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
function Oy(e, t) {
  let { dir: n, repository: r, isSealed: o, signal: s, quietMs: i, log: a } = t, c = vy(t), f = (u) => {
    a(`The stash ${n} is not used: ${O(u)}`);
  };
  return {
    ...e,
    async find(u) {
      let m = await e.find(u);
      if (m?.identity === void 0 || !o(m.version)) return m;
      let { scope: l = "", version: d, key: p, size: h, identity: g } = m, y = Ri([e.label, r, l, d, p, String(h), g]);
      try {
        let w = await c.open(y, h), S = async () => c.remove(y).catch(f), P = KI(
          m,
          by(m, { stash: c, dir: n, name: y, signal: s, quietMs: i, logError: f, log: a }),
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
            return a(`Found in the stash ${n}`), gt(E(C, N), JI);
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
async function* JI(e) {
  try {
    yield* e;
  } catch (t) {
    throw new k(`it cannot be read: ${O(t)}`);
  }
}
function KI(e, t, n) {
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
function By(e) {
  let { service: t } = e, n = t ? `cache service at ${new URL(t.url).host}` : "cache service", r = Ds({ label: n, shared: !0 }, async () => {
    let { openService: o } = await import("./github.js");
    return o(e, VI(t));
  });
  return {
    ...r,
    // The service would answer even if this run may read no scope.
    find: async (o) => o.scopes.length === 0 ? void 0 : r.find(o)
  };
}
function VI(e) {
  if (e) return e;
  throw new Error(
    "this runner offers no cache service (ACTIONS_RESULTS_URL or ACTIONS_CACHE_URL, and ACTIONS_RUNTIME_TOKEN)"
  );
}

// src/stores/local/local.ts
import * as Me from "node:fs/promises";
import { basename as Cy, dirname as wc, join as Ny } from "node:path";

// src/stores/local/draft.ts
var Ey = 1024 * 1024;
async function Ry({ path: e, dir: t, evict: n }) {
  let r = await Cn(t), { file: o } = r, s = !0, i = (c) => ({
    partBytes: Ey,
    // The next part fills up while one part is written.
    concurrency: 2,
    async write(f, u) {
      let m = Pe(u), { bytesWritten: l } = await o.writev(u, c + f * Ey);
      if (l !== m) throw new Error(`no space is left for ${e}`);
    },
    async commit() {
      let f = await r.publish(e);
      return f && s && await An(t).prove(o, await Ie(o)), await r.discard(), f && await n().catch(() => {
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
import * as $y from "node:fs/promises";
import { basename as YI, join as ZI } from "node:path";
async function Iy(e) {
  let t = await yc(e), n = (await Promise.all(t.map(yc))).flat(), o = (await Promise.all(n.map(yc))).flat().filter((s) => /^[0-9a-f]{64}$/.test(YI(s)));
  return (await Promise.all(o.map(Fn))).flat();
}
async function yc(e) {
  return (await $y.readdir(e, { withFileTypes: !0 }).catch(() => [])).filter((n) => n.isDirectory()).map((n) => ZI(e, n.name));
}

// src/stores/local/local.ts
var My = 1024 ** 3, Ty = process.platform === "linux" ? Qn : eu;
function Fy(e) {
  let { dir: t, repository: n, verify: r = "auto", maxBytes: o = 20 * My, minFreeBytes: s = My } = e, i = ({ scope: a, version: c, key: f }) => Ny(t, Ty(n), Ty(a), Qn(c), Qn(f));
  return {
    label: `local directory ${t}`,
    shared: !1,
    isHere: !0,
    async find({ scopes: a, keys: c, versions: f }) {
      if (await Ay(t))
        for (let u of a) {
          let m = f.map((d) => wc(i({ scope: u, version: d, key: "-" }))), l = await XI(m, c, { dir: t, verify: r });
          if (l) return { ...l, scope: u };
        }
    },
    async create(a) {
      let c = i(a);
      if (await Yt(t), await Me.mkdir(t, { recursive: !0, mode: 448 }), await Ae(`${t}/.`), !await QI(c, { dir: t, verify: r }))
        return Ry({
          path: c,
          dir: t,
          async evict() {
            await _s(t);
            let f = (await Ls(t, await Iy(t))).map((u) => ({
              ...u,
              rank: u.path === c ? void 0 : 0
            }));
            await Nr(t, f, { maxBytes: o, minFreeBytes: s });
          }
        });
    },
    async removable(a) {
      return await Ay(t) ? (await _y(wc(i(a)), [a.key], { dir: t, verify: r })).filter(({ key: f }) => f.startsWith(a.key)).map(({ key: f, createdAt: u, path: m }) => ({ key: f, createdAt: u, remove: () => Me.rm(m, { force: !0 }) })) : [];
    }
  };
}
async function Ay(e) {
  return await Yt(e), await Uy(e) ? (await Ae(`${e}/.`), !0) : !1;
}
async function XI(e, t, n) {
  let r = (await Promise.all(e.map((o) => _y(o, t, n)))).flat();
  for (; ; ) {
    let o = Xf(t, r);
    if (!o) return;
    let s = await eM(o, n);
    if (s) return s;
    r.splice(r.indexOf(o), 1);
  }
}
async function _y(e, t, n) {
  if (!await Dy(e, n)) return [];
  let r = Ii(Cy(e)) ?? "", o = (await Me.readdir(e)).filter((a) => nu(a, t)), s = await Promise.all(
    o.map(async (a) => {
      let c = Ny(e, a);
      return { path: c, stat: await Me.lstat(c).catch(() => {
      }) };
    })
  ), i = [];
  for (let { path: a, stat: c } of s) {
    let f = c?.isFile() ? await Ly(a, n).catch(() => {
    }) : void 0;
    c && f !== void 0 && i.push({ key: f, version: r, createdAt: c.mtime, path: a });
  }
  return i;
}
async function Ly(e, t) {
  let n = Ii(Cy(e));
  if (n !== void 0) return n;
  let { stat: r, read: o, close: s } = await Wt(e, t);
  try {
    return (await wr({ size: r.size, read: o })).key;
  } finally {
    await s();
  }
}
async function QI(e, t) {
  if (!await Dy(wc(e), t) || !await Uy(e)) return !1;
  try {
    return await Ly(e, t), !0;
  } catch (n) {
    if (!(n instanceof k)) throw n;
    return await Me.rm(e, { force: !0 }), !1;
  }
}
async function eM({ path: e, key: t, version: n, createdAt: r }, o) {
  try {
    let { stat: s, touch: i, ...a } = await Wt(e, o);
    await i();
    let c = () => Me.rm(e, { force: !0 });
    return { ...a, key: t, version: n, size: s.size, createdAt: r, reject: c };
  } catch (s) {
    if (R(s) === "ENOENT") return;
    throw s;
  }
}
function Dy(e, t) {
  return Wy(Ef(t.dir, e));
}
function Uy(e) {
  return Wy(Me.lstat(e));
}
async function Wy(e) {
  try {
    return await e, !0;
  } catch (t) {
    if (R(t) === "ENOENT") return !1;
    throw t;
  }
}

// src/stores/s3/s3.ts
function jy(e) {
  let t = tM(e.inputs.s3);
  return Ds({ label: t, shared: !1 }, async () => {
    let { openBucket: n } = await import("./s3.js");
    return n(e, t);
  });
}
function tM({ bucket: e, prefix: t, endpoint: n }) {
  return `S3 bucket ${t === "" ? e : `${e}/${t}`}${n === "" ? "" : ` at ${new URL(n).host}`}`;
}

// src/stores/index.ts
var Hy = {
  local: ({ inputs: e, repository: t }) => Fy({ dir: e.localDir, repository: t, verify: e.verify }),
  s3: jy,
  github: By
};
function zy({
  inputs: e,
  service: t
}) {
  return e.store !== "auto" ? e.store : e.s3.bucket !== "" ? "s3" : t ? "github" : "local";
}

// src/steps/open-store.ts
function _n(e, t = (n) => n) {
  let { own: n, keepsDisk: r, inputs: o, repository: s, isSealed: i, signal: a, tell: c } = e, f = zy(e), u = nM(t(Hy[f](e)), n), { use: m, dir: l, maxBytes: d } = o.stash;
  if (!(f !== "local" && (m === "auto" ? r : m === "on"))) return u;
  let h = n?.startsWith("refs/pull/") ?? !0, { verify: g } = o;
  return Oy(u, { dir: l, maxBytes: d, verify: g, repository: s, isSealed: i, signal: a, log: c, isPull: h });
}
function nM(e, t) {
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
    service: Sf(),
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
import { mkdtemp as SM, rm as xM } from "node:fs/promises";

// src/steps/compare-mounts.ts
import { readdirSync as fM, readlinkSync as uM, realpathSync as mM } from "node:fs";
import { join as Sc } from "node:path";

// src/formats/squashfs/upper.ts
import { lstatSync as kc, readdirSync as rM } from "node:fs";
function Ky(e, t) {
  let n = [""];
  for (let r of n) {
    if (n.length > t) throw bc();
    for (let [o, s] of _r(Te(e, r)))
      s.isDirectory() && n.push(Te(r, o));
  }
  return n;
}
function Vy(e, { renamed: t, hasOwnFiles: n, excludes: r, most: o }) {
  let s = {
    members: [],
    removed: [],
    skipped: [],
    isTopChanged: qy(e.merged) !== qy(e.base),
    moreFiles: 0,
    deadBytes: 0,
    bytes: 0
  }, { members: i, removed: a, skipped: c } = s, f = (l, d) => {
    let { files: p, bytes: h } = Yy(Te(e.base, l), d);
    s.moreFiles -= p, s.deadBytes += h;
  }, u = (l) => {
    if (i.push(l) + a.length > o) throw bc();
  }, m = (l, { isUpper: d, isBase: p, isRenamed: h }) => {
    let g = i.length + a.length;
    u(l);
    let y = d ? _r(Te(e.upper, l)) : Jy, w = p ? _r(Te(e.base, l)) : Jy, S = /* @__PURE__ */ new Set();
    for (let [B, E] of _r(Te(e.merged, l))) {
      let F = Te(l, B);
      if (Fe(B) || r?.(b(Te(e.merged, F)).toString())) continue;
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
      }) : (u(F), E.isFile() && (s.bytes += kc(b(Te(e.merged, F))).size));
    }
    for (let [B, E] of w) {
      if (S.has(B)) continue;
      let F = Te(l, B);
      if (a.push(F) + i.length > o) throw bc();
      f(F, E);
    }
    p && !d && !h && i.length + a.length === g + 1 && i.pop();
  };
  return m("", { isUpper: !0, isBase: !0, isRenamed: !1 }), s;
}
function qy(e) {
  let { mode: t, mtimeMs: n } = kc(b(e));
  return `${t & 511} ${Math.floor(n / 1e3)}`;
}
var Jy = /* @__PURE__ */ new Map();
function _r(e) {
  let t = rM(b(e), { withFileTypes: !0, encoding: "latin1" });
  return new Map(t.map((n) => [n.name, n]));
}
function Te(e, t) {
  return e === "" || t === "" ? e + t : `${e}/${t}`;
}
function Yy(e, t) {
  if (t.isFile()) return { files: 1, bytes: kc(b(e)).size };
  let n = { files: 1, bytes: 0 };
  if (!t.isDirectory()) return n;
  for (let [r, o] of _r(e)) {
    let { files: s, bytes: i } = Yy(Te(e, r), o);
    n.files += s, n.bytes += i;
  }
  return n;
}
function bc() {
  return new Error("the job changed more than a quarter of the files");
}

// src/mount/renamed.ts
var Zy = "trusted.overlay.redirect", Us = 512, [oM, sM, iM] = [124, 136, 156];
async function Xy(e, t, { rights: n, signal: r }) {
  let o = t.map((a) => `${a === "" ? "." : a}\0`).join(""), s = await n.attributesOf(o, Zy, { cwd: e, signal: r }), i = [...cM(s)];
  if (i.length !== t.length) throw new Error("tar did not read all directories");
  return new Set(t.filter((a, c) => i[c]));
}
var aM = x(` SCHILY.xattr.${Zy}=`);
function* cM(e) {
  let t = !1;
  for (let n = 0; n + Us <= e.length && e[n] !== 0; ) {
    let r = Number.parseInt(e.toString("latin1", n + oM, n + sM), 8), o = n + Us, s = String.fromCharCode(e[n + iM]);
    if (s === "x") t = e.subarray(o, o + r).includes(aM, 0, "latin1");
    else {
      if (s !== "5") throw new Error("a directory was replaced meanwhile");
      yield t, t = !1;
    }
    n = o + Math.ceil(r / Us) * Us;
  }
}

// src/steps/compare-mounts.ts
function Qy(e, { segments: t }, n) {
  let r = fM(n).flatMap((i) => i.match(/^upper-(\d+)$/)?.[1] ?? []), o = new Map(
    r.map((i) => [uM(Sc(n, `target-${i}`), "latin1"), i])
  ), s = e.map((i) => {
    let a = o.get(x(i.path));
    if (a === void 0) throw new Error(`${i.path} is not mounted`);
    let { options: c } = lM(i, n), f = t.filter(({ kind: d }) => d === "image"), u = f.find(({ root: d }) => d === i.root.place), m = u ?? f.find(({ root: d }) => d === void 0);
    if (!m) throw new Error(`${i.path} is in no image`);
    let l = i.relative === "" ? "" : `/${x(i.relative)}`;
    return {
      match: i,
      image: m,
      prefix: u ? "" : `${i.root.place}${l}`,
      upper: Sc(n, `upper-${a}`),
      hasOwnFiles: /(?:^|,)lowerdir\+?=[^,]*target-/.test(c)
    };
  });
  if (s.length < o.size) throw new Error("a directory of the restored cache is gone");
  return s;
}
function lM({ path: e }, t) {
  let n = mM(e, "latin1"), r = Lt(t).filter((s) => s.point === n), [o] = r;
  if (o?.type !== "overlay" || r.length > 1) throw new Error(`${e} is no longer mounted`);
  if (pe().some((s) => s.point !== n && H(s.point, n)))
    throw new Error(`something else is mounted below ${e}`);
  return o;
}
async function ew(e, t) {
  let { mountRoot: n, index: r, excludes: o, rights: s, signal: i } = t;
  await (await Cr(n)).close();
  let a = Tr({ dir: n, rights: s, signal: i }), c = [], { most: f } = t;
  try {
    for (let [u, m] of [...new Set(e.map(({ image: l }) => l))].entries()) {
      let l = await a.mountAll(dM(m, r), `base-${u}`), [d] = l.length > 1 ? [await a.stack(l, `base-${u}`, "of layers")] : l;
      for (let p of e.filter((h) => h.image === m)) {
        let h = Ky(x(p.upper), f), g = await Xy(p.upper, h, { rights: s, signal: i }), y = x(Sc(n, d)) + (p.prefix === "" ? "" : `/${p.prefix}`), w = { upper: x(p.upper), merged: x(p.match.path), base: y }, S = Vy(w, { renamed: g, hasOwnFiles: p.hasOwnFiles, excludes: o, most: f });
        f -= S.members.length + S.removed.length, c.push({ ...p, changes: S });
      }
    }
  } finally {
    await a.release();
  }
  return c;
}
function dM(e, { segments: t }) {
  let n = t.filter(({ kind: r, root: o }) => r === "delta" && o === e.root);
  return { offset: e.offset, length: e.length, deltas: n };
}
function tw({ members: e, removed: t, isTopChanged: n }) {
  return e.length > 1 || t.length > 0 || n;
}
function Lr({ prefix: e }, t) {
  return e === "" ? t : t !== "" ? `${e}/${t}` : e.includes("/") ? e : `${e}/.`;
}

// src/steps/delta-layer.ts
import { stat as kM } from "node:fs/promises";

// src/formats/squashfs/delta.ts
import { lstatSync as pM } from "node:fs";
async function nw(e, { dir: t, members: n, removed: r, top: o }, s) {
  let { how: i, topSeconds: a } = o === void 0 ? { how: [], topSeconds: void 0 } : gM(o), c = yM({ dir: t, members: n, removed: r }, s), f = { source: "-", how: ["-tar", ...i], names: [], archive: c, topSeconds: a, whiteouts: r }, u = await cr(e, f, s), m = n.length + r.length;
  if (!(o === void 0 ? u.members >= m : u.members === m)) throw new Error(`the image has ${u.members} members instead of ${m}`);
  return u;
}
var hM = 2 ** 32 - 1;
function gM(e) {
  let { mode: t, mtimeMs: n } = pM(b(e)), r = Math.min(Math.max(Math.floor(n / 1e3), 0), hM);
  return { how: ["-root-mode", (t & 511).toString(8), Qm], topSeconds: r };
}
async function* yM({ dir: e, members: t, removed: n }, { tools: r, signal: o }) {
  for (let i of n) yield nr({ ...wM, name: i });
  if (t.length === 0) {
    yield Buffer.alloc(bM);
    return;
  }
  let s = Y([ao(r.tar)], { cwd: e, signal: o });
  s.stdin.end(`${t.join("\0")}\0`, "latin1"), s.ended.catch(() => {
  }), yield* s.stdout, await s.ended;
}
var wM = {
  kind: "whiteout",
  target: "",
  mode: 0,
  mtime: "0",
  size: 0,
  sparseSize: void 0
}, bM = 1024;

// src/steps/delta-layer.ts
async function rw(e, { segments: t }) {
  let n = t.filter(({ kind: i }) => i === "delta").length, r = t.find(({ kind: i }) => i === "removals");
  if (!r) return [];
  let o = await e.bytes(r.offset, r.offset + r.length), { namesOf: s } = ea(o, n);
  return Array.from({ length: n }, (i, a) => [...s(a)]);
}
function ow(e) {
  let { frame: t, bytes: n } = yl(e);
  return { frame: t, bytes: n, files: e.reduce((r, o) => r + o.length, 0) };
}
async function sw({ root: e }, t, n, { inputs: r, tools: o, scratch: s, signal: i }) {
  let [a] = t, c = e !== void 0, f = t.flatMap((g) => g.changes.members.map((y) => Lr(g, y))), u = t.flatMap((g) => g.changes.removed.map((y) => Lr(g, y))), m = c ? {
    dir: a.match.path,
    top: a.match.path,
    members: f.filter((g) => g !== ""),
    removed: u
  } : { dir: s, top: void 0, members: f, removed: u }, l = { scratch: s, tools: o, level: r.compressionLevel, signal: i }, d = await nw(n, m, l), { size: p } = await kM(n), h = d.members + (c ? 1 : 0);
  return { layer: { path: n, length: p, files: h, bytes: d.bytes, ...c && { root: e } }, removed: u };
}

// src/steps/save-delta.ts
async function iw(e) {
  let { base: t, draft: n, timeline: r, signal: o } = e, s = await SM(A(q(), "headstart-")), i = () => xM(s, { recursive: !0, force: !0 });
  try {
    let a = PM(t, e.inputs), c = vM(n, t, U({ segments: a }), r);
    return { ...await OM(a, { ...e, scratch: s }).catch(async (u) => {
      throw await c.then(({ undo: m }) => m()), u;
    }), copied: await c, close: i };
  } catch (a) {
    if (await i(), o.throwIfAborted(), a instanceof Gt || a instanceof qt) throw a;
    v(`${rc}: ${O(a)}`);
    return;
  }
}
function vM(e, { entry: t }, n, r) {
  let o = n - n % M, s = r.during("copy", () => e.copyFrom(t, o));
  return s.catch(() => {
  }), s;
}
function PM({ entry: e, index: t }, { paths: n }) {
  if (t.paths.join(`
`) !== n.join(`
`)) throw new Error("the restored cache has other paths");
  let r = t.segments.filter(({ kind: o }) => o !== "removals");
  return aw(r, e.size), r;
}
async function OM(e, t) {
  let { base: n, selection: r, matches: o, secretCheck: s, scratch: i, timeline: a, signal: c } = t, { entry: f, index: u, mountRoot: m } = n, l = await bn(c);
  if (!l) throw new Error("this runner no longer lets root mount");
  let d = Qy(o, u, m), p = ih(u.files), h = await s.leaveOut({
    trees: d.map(BM),
    excludes: r.excludes,
    signal: c
  }), { excludes: g } = Rr([i, ...h], r), y = await a.during(
    "compare",
    () => ew(d, { mountRoot: m, index: u, excludes: g, most: p, rights: l, signal: c })
  );
  if (y.some(
    ({ match: C, changes: N }) => N.removed.some((Se) => h.includes(EM(C, Se)))
  ))
    throw new Error("a secret is in the restored cache, too");
  let w = Ts(m, u, c), S = y.filter(({ changes: C }) => tw(C)), P = Map.groupBy(S, ({ image: C }) => C), B = [...e];
  for (let [C, N] of P) RM(B, C, Ws(N, "deadBytes"));
  let [E, F] = [[], await rw(w, u)];
  nn({ matches: o, scratch: i });
  for (let [C, N] of P) {
    let Se = A(i, `delta-${E.length}`), { layer: Ue, removed: We } = await a.during("pack", () => sw(C, N, Se, t));
    E.push(Ue), F.push(We);
  }
  return aw([...B, ...E.map((C) => ({ ...C, kind: "delta" }))], f.size), {
    base: n,
    copy: w,
    keptBytes: U({ segments: B }),
    kept: B,
    deltas: E,
    removals: F.length > 0 ? ow(F) : void 0,
    files: Math.max(0, u.files + Ws(S, "moreFiles")),
    bytes: Math.max(0, u.bytes + Ws(S, "bytes") - Ws(S, "deadBytes")),
    skipped: y.flatMap(({ changes: C, ...N }) => C.skipped.map((Se) => Lr(N, Se)))
  };
}
function BM({ match: e, upper: t, hasOwnFiles: n }) {
  let r = x(e.path);
  return n ? { path: r } : { path: r, names: x(t) };
}
function EM({ path: e }, t) {
  return b(`${x(e)}/${t}`).toString();
}
function aw(e, t) {
  let n = sh({ layers: e, baseBytes: t });
  if (n !== void 0) throw new Error(n);
}
function Ws(e, t) {
  return e.reduce((n, { changes: r }) => n + r[t], 0);
}
function RM(e, { root: t }, n) {
  let r = [...e.keys()].filter((s) => e[s]?.root === t), o = ah(
    r.map((s) => e[s]),
    n
  );
  for (let [s, i] of r.entries()) e[i] = o[s];
}

// src/secrets/find.ts
import { closeSync as qM, fstatSync as JM, lstatSync as KM, openSync as VM, readSync as YM } from "node:fs";

// src/secrets/each-file.ts
import { readdirSync as $M } from "node:fs";
import { setImmediate as IM } from "node:timers/promises";
var MM = 64;
async function xc({ trees: e, excludes: t, signal: n }, r, o) {
  let s = (a) => t?.(b(a).toString()) ?? !1, i = 0;
  for (let a of e) {
    let { path: c, names: f = c } = a;
    r(c.slice(c.lastIndexOf("/") + 1)) && o(c, a);
    let u = [""];
    for (let m = u.pop(); m !== void 0; m = u.pop()) {
      for (let l of TM(f + m)) {
        let d = l.isDirectory();
        if (d ? Fe(l.name) : !r(l.name) || !l.isFile()) continue;
        let p = `${m}/${l.name}`;
        s(c + p) || (d ? u.push(p) : o(c + p, a));
      }
      ++i % MM > 0 || (await IM(), n.throwIfAborted());
    }
  }
}
function TM(e) {
  try {
    return $M(b(e), { withFileTypes: !0, encoding: "latin1" });
  } catch {
    return [];
  }
}

// src/secrets/private-keys.ts
var AM = /-----BEGIN (?:(RSA|EC|DSA|OPENSSH) )?PRIVATE KEY-----[ \t\r]*\n\s*([0-9A-Za-z+/=]{40,})/g, CM = "b3BlbnNzaC1rZXktdjEAAAAABG5vbmU";
function vc(e) {
  return [...e.matchAll(AM)].some(
    ([, t, n = ""]) => t !== "OPENSSH" || n.startsWith(CM)
  );
}

// src/secrets/settings.ts
var NM = /\$\{|\$\(|\{\{|^\$\w+$|%\w+%|^<.*>$|^[*x.]*$|example(?:key)?$|^(?:null|none|true|false)$/i;
function De(e) {
  return !NM.test(e);
}
function js(e, t) {
  return (n) => FM(n, t).some(e);
}
function he(e, t) {
  return js(({ key: n, value: r }) => e.test(n) && De(r), t);
}
function FM(e, t) {
  return e.split(`
`).flatMap((n) => {
    let r = n.trim(), o = r.indexOf(t, 1);
    if (o < 0 || /^[#;]/.test(r)) return [];
    let s = r.slice(0, o).replace(/^- /, "").trim();
    return [{ key: cw(s), value: cw(r.slice(o + 1).trim()) }];
  });
}
function cw(e) {
  let [t = ""] = e, n = t === '"' || t === "'" ? e.indexOf(t, 1) : -1;
  return n > 0 ? e.slice(1, n) : e;
}
function Pc(e) {
  return [...e.matchAll(/https?:\/\/[^\s:@/"'<>]*:([^\s@/"'<>]+)@/gi)].some(([, n = ""]) => De(n));
}
function Dr(e) {
  return (t) => _M(t).some((n) => De(n.value) && e(n));
}
function _M(e) {
  let t = [], n = [
    { value: LM(e), section: "", key: "" }
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
function LM(e) {
  try {
    return JSON.parse(e);
  } catch {
    return;
  }
}
function Oc(e) {
  let [t = "", ...n] = e.split("<!--");
  return t + n.map((r) => r.includes("-->") ? r.slice(r.indexOf("-->") + 3) : "").join("");
}
function Hs(e, t) {
  return [...e.matchAll(t)].map(([, n = ""]) => n.trim());
}

// src/secrets/tokens.ts
var mw = L(uw(), 1), DM = /\b(?:gh[opsur]|npm)_([0-9A-Za-z]{30})([0-9A-Za-z]{6})\b/g, UM = [
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
  return [...e.matchAll(DM)].some(([, r = "", o]) => jM(r) === o) || UM.some((r) => r.test(e));
}
var WM = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
function jM(e) {
  let t = "";
  for (let n = (0, mw.crc32)(e); t.length < 6; n = Math.floor(n / 62))
    t = `${WM[n % 62]}${t}`;
  return t;
}

// src/secrets/kinds.ts
var lw = he(/^(?:export )?aws_(?:secret_access_key|session_token)$/i, "="), Bc = [
  {
    kind: "npm token",
    files: [".npmrc", "npmrc", ".yarnrc"],
    // The first version of Yarn writes no separator.
    has: Ur(
      he(/(?:^|:)_(?:auth|authToken|password)$/, "="),
      (e) => Hs(e, /:_authToken" "?([^\s"]+)/g).some(De)
    )
  },
  { kind: "Yarn token", files: [".yarnrc.yml"], has: he(/^npmAuth(?:Token|Ident)$/, ":") },
  { kind: "netrc password", files: [".netrc", "_netrc"], has: HM },
  {
    kind: "registry login",
    files: [".docker/config.json", ".dockercfg", ".dockerconfigjson", "containers/auth.json"],
    has: Dr(({ key: e }) => /^(?:auth|identitytoken|registrytoken|password)$/.test(e))
  },
  { kind: "AWS key", files: [".aws/credentials", ".aws/config"], has: lw },
  {
    kind: "private key",
    files: ["*.pem", "*.key", "*.p8", "id_rsa", "id_dsa", "id_ecdsa", "id_ed25519", "*_rsa", "*_ed25519"],
    has: vc,
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
    has: Pc
  },
  { kind: "Poetry password", files: ["pypoetry/auth.toml"], has: he(/^password$/, "=") },
  {
    kind: "Maven password",
    files: ["settings.xml"],
    // Maven writes encrypted passwords in braces.
    has: (e) => Hs(Oc(e), /<(?:password|passphrase)>([^<]*)</gi).some(
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
  { kind: "Bundler password", files: [".bundle/config"], has: js(zM, ":") },
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
    has: (e) => Hs(Oc(e), /<add\s+key="ClearTextPassword"\s+value="([^"]*)"/gi).some(De)
  },
  {
    kind: "Google Cloud key",
    files: ["application_default_credentials.json", "gha-creds-*.json", "legacy_credentials/*/adc.json"],
    has: Dr(
      ({ key: e, value: t }) => e === "refresh_token" || e === "private_key" && vc(t)
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
    has: Ur(Pc, js(GM, "="))
  },
  {
    kind: "access token",
    files: [".env", ".env.*", ".envrc"],
    has: Ur(zs, lw),
    isCommon: !0
  }
];
function Ur(...e) {
  return (t) => e.some((n) => n(t));
}
function HM(e) {
  let n = e.split(`
`).filter((r) => !r.trim().startsWith("#")).join(`
`).split(/\s+/);
  return n.some((r, o) => r === "password" && De(n[o + 1] ?? ""));
}
function zM({ key: e, value: t }) {
  let n = /^BUNDLE_(?!BUILD__|LOCAL__|MIRROR__)\w+__[A-Z]+$/.test(e), [, r = ""] = t.match(/^[^\s:/]{2,}:([^\s/]+)$/) ?? [];
  return n && De(r);
}
function GM({ key: e, value: t }) {
  let [, n = ""] = t.match(/^authorization: *(?:\w+ +)?(\S+)$/i) ?? [];
  return /extraheader$/i.test(e) && De(n);
}

// src/secrets/find.ts
async function dw(e) {
  let t = [];
  return await xc(e, ww, (n, { path: r }) => {
    let o = hw(n, r);
    o && t.push(o);
  }), Ec(t);
}
function* pw(e, t) {
  let n = [];
  for (let r of e) {
    let [o, s] = [x(r.path), Ca(r)];
    for (let i of t(r)) {
      for (let { kind: a, member: c } of i) {
        let f = c === s ? o : c;
        if (a !== "file" || !ww(f.slice(f.lastIndexOf("/") + 1))) continue;
        let u = hw(o + c.slice(s.length), o);
        u && n.push(u);
      }
      yield i;
    }
  }
  return Ec(n);
}
function hw(e, t) {
  let n = ZM.filter(
    ({ pattern: i, isCommon: a }) => i.test(e) && !(a && nT(e, t))
  ), r = n.length > 0 ? oT(e) : void 0;
  if (!r) return;
  let s = n.find(({ has: i }) => i(r.text))?.kind ?? (zs(r.text) ? "access token" : void 0);
  return s === void 0 ? void 0 : { path: e, kind: s, inode: r.inode };
}
async function gw(e, t) {
  let n = new Map(e.map((s) => [s.inode, s]));
  if (n.delete(void 0), n.size === 0) return e;
  let r = new Map(e.map((s) => [s.path, s]));
  return await xc(t, () => !0, (s) => {
    let i = KM(b(s), { bigint: !0, throwIfNoEntry: !1 }), a = i && n.get(bw(i));
    a && !r.has(s) && r.set(s, { ...a, path: s });
  }), Ec([...r.values()]);
}
function Ec(e) {
  return e.toSorted((t, n) => t.path < n.path ? -1 : 1);
}
var ZM = Bc.map((e) => ({ ...e, pattern: new RegExp(`/${Rc(e.files)}$`, "i") })), yw = Bc.flatMap(({ files: e }) => e.map((t) => t.slice(t.lastIndexOf("/") + 1))), XM = new RegExp(`^${Rc(yw.filter((e) => !e.startsWith("*")))}$`, "i"), QM = new RegExp(
  `${Rc(yw.filter((e) => e.startsWith("*")).map((e) => e.slice(1)))}$`,
  "i"
);
function ww(e) {
  return XM.test(e) || QM.test(e);
}
function Rc(e) {
  let t = e.map((n) => n.replaceAll(".", "\\.").replaceAll("*", "[^/]*"));
  return `(?:${[...new Set(t)].join("|")})`;
}
var eT = /\/(?:node_modules|(?:site|dist)-packages|gems|pkg\/mod|registry\/src)\//, tT = /\/(?:__tests__|e2e|examples?|fixtures?|samples?|specs?|test-?data|testing|tests?)\//i;
function nT(e, t) {
  return eT.test(e) || tT.test(e.slice(t.length));
}
var rT = 64 * 1024;
function oT(e) {
  let t;
  try {
    t = VM(b(e), Wo);
    let n = JM(t, { bigint: !0 });
    if (!n.isFile()) return;
    let r = Buffer.alloc(Math.min(Number(n.size), rT)), o = YM(t, r, 0, r.length, 0);
    return { text: r.toString("latin1", 0, o), inode: n.nlink > 1n ? bw(n) : void 0 };
  } catch {
    return;
  } finally {
    t !== void 0 && qM(t);
  }
}
function bw({ dev: e, ino: t }) {
  return `${e}:${t}`;
}

// src/steps/secrets.ts
function xw({ secrets: e }) {
  let t = /* @__PURE__ */ new Set(), n = (r, o) => {
    let s = r.filter(({ path: i }) => !t.has(i));
    for (let { path: i } of s) t.add(i);
    s.length > 0 && o(Sw(s));
  };
  return {
    async leaveOut(r) {
      if (e === "ignore") return [];
      let o = await dw(r);
      if (e === "warn")
        return n(o, kw), [];
      if (e === "refuse" && o.length > 0)
        throw new qt(`there are secrets in ${Sw(o)}. ${vw}, or set \`secrets: skip\``);
      let s = await gw(o, r);
      return n(s, (i) => v(`Left out, because of secrets: ${i}`)), s.map(Pw);
    },
    *watch(r, o) {
      if (e === "warn") n(yield* pw(r, o), kw);
      else for (let s of r) yield* o(s);
    }
  };
}
function kw(e) {
  W(
    `The cache holds secrets, which everyone who may restore it can read: ${e}. ${vw}, or set \`secrets\` to skip, refuse or ignore.`
  );
}
var vw = "Remove them, or exclude them by lines of `path` that begin with `!`", sT = 5;
function Sw(e) {
  let t = e.slice(0, sT).map((r) => `${iT(Pw(r))} (${r.kind})`), n = e.length - t.length;
  return `${t.join(", ")}${n > 0 ? ` and ${n} more` : ""}`;
}
function Pw({ path: e }) {
  return b(e).toString();
}
function iT(e) {
  let t = ze(it(), e);
  return t.startsWith("..") ? e : t;
}

// src/steps/snapshots.ts
import { lstatSync as cT, realpathSync as fT } from "node:fs";
import { basename as uT, dirname as mT } from "node:path";

// src/files/fingerprint.ts
var Bw = L(Ow(), 1);
import { lstatSync as aT } from "node:fs";
function Gs(e, t, n) {
  let r = (0, Bw.createHash)("sha256");
  for (let o of e) {
    let s = x(o.path);
    r.update(`${s}\0`, "latin1");
    let i = o.relative === "" ? `${o.root.place}` : `${o.root.place}/${x(o.relative)}`;
    for (let a of ps([o], t)) {
      let c = a.map(({ member: f, kind: u, target: m = "" }) => {
        let l = b(s + f.slice(i.length)), { size: d, mtimeNs: p, ctimeNs: h, mode: g, ino: y } = aT(l, { bigint: !0 });
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
async function Ew(e, { inputs: t, run: n, mountRoot: r, timeline: o }) {
  let { rolling: s, key: i, save: a, lookupOnly: c } = t;
  return !s || c ? void 0 : !Z(ee(s).keyIn(e), i) || a === "never" || Ic(s, n) ? { name: e } : { name: e, contents: await o.during("fingerprint", () => $w(t, r)) };
}
function Ic({ branches: e }, t) {
  let { write: n = t.ref } = de(t), r = t.defaultBranch === "" ? n.startsWith("refs/heads/") : n === `refs/heads/${t.defaultBranch}`;
  if (!(e === "all" || r))
    return `Cache save skipped: a snapshot of ${n} would hide newer ones of the default branch. Set rolling-branches: all to save all the same.`;
}
async function Rw({ name: e, contents: t }, { everyMinutes: n }, { inputs: r, mountRoot: o, timeline: s }) {
  let i = Math.max(0, Math.floor((Date.now() - yp(e)) / 6e4));
  if (i < n)
    return `Cache save skipped: the restored snapshot is ${i} minutes old, and rolling-every is ${n}.`;
  let a = await s.during("fingerprint", () => $w(r, o));
  return t !== void 0 && t === a ? `Nothing has changed since cache ${r.key} was restored, not saving cache.` : void 0;
}
async function $w(e, t) {
  try {
    let { excludes: n, roots: r } = gs(e), o = await fs({ excludes: n, roots: r });
    if (t === void 0) return Gs(o, n);
    let s = Lt(t).map(({ point: c }) => c), i = o.filter(({ path: c }) => !s.some((f) => H(dT(c), f))), a = Og(t).map(lT);
    return [Gs(i, n), Gs(a, void 0)].join();
  } catch (n) {
    Jn(`The cached files cannot be compared: ${O(n)}`);
    return;
  }
}
function lT(e, t) {
  return { path: e, relative: "", stat: cT(e), root: { place: t } };
}
function dT(e) {
  return `${fT(mT(e), "latin1")}/${x(uT(e))}`;
}
async function Iw(e, { scope: t, version: n, key: r }, { keep: o }) {
  try {
    let s = await e.removable({ scope: t, version: n, key: ns(r) }), i = wp(s, o);
    for (let { remove: a } of i) await a();
    i.length > 0 && v(`Removed older snapshots: ${i.length}`);
  } catch (s) {
    v(`Older snapshots stay in the ${e.label}: ${O(s)}`);
  }
}

// src/steps/save-cache.ts
async function Mw(e, t, n, { watch: r, signal: o }) {
  let { mountRoot: s, restored: i } = n, a = ye(), { rolling: c } = t, f = ee(c), { write: u, read: m, whyNoWrite: l } = de(a), d = l ?? gT(t) ?? (c && Ic(c, a));
  if (u === void 0 || d)
    return v(d ?? "Cache save skipped: this run may write no scope.");
  let p = ms(), h = i && Z(f.keyIn(i.name), e), g = c && h && await Rw(i, c, { inputs: t, mountRoot: s, timeline: p });
  if (g) return v(g);
  let y = gs(t), w = () => p.during("find", () => fs(y)), S = await w();
  if (S.length === 0) return st(La);
  let P = _n(Ln(t, a, o)), B = c?.merges ? ty({ inputs: t, key: e, scope: u, readScopes: m, store: P, restored: i?.name, timeline: p, signal: o }) : void 0, E = xw(t);
  for (let F = pT; ; F--) {
    if (await B?.merge() && (S = await w()), await hT({ ...{ inputs: t, key: e, run: a, scope: u, store: P, state: n, selection: y, matches: S, timeline: p, signal: o }, watch: r, secretCheck: E, isOutdated: async () => F > 1 && (await B?.isOutdated() ?? !1) })) return;
    v(`Packing again, for another job has saved cache ${e} meanwhile`);
  }
}
var pT = 3;
async function hT(e) {
  let { inputs: t, key: n, run: r, scope: o, store: s, state: i, watch: a, timeline: c, signal: f } = e, u = await Tt(t, ["mount", "lazy"].includes(t.mode) ? f : void 0), m = await Xp(s, t, { tools: u, signal: f }), [l = ""] = m.versions(t, u), d = { scope: o, version: l, key: ee(t.rolling).nameFor(n, r) }, p = de(r).read, [h, g] = await c.during(
    "reserve",
    () => Promise.all([s.create(d), Wg(i, { inputs: t, store: s, scopes: p, version: l, signal: f })])
  );
  if (!h)
    return await g?.entry.close(), v(ys(n)), !0;
  let y = Rn({ step: "save", outcome: "saved", key: n, store: s.label }, t), w = sp(t, { repository: r.repository, scope: o, version: l }), S = { createdBy: yT(r, o), sign: w, isHere: s.isHere ?? !1, findings: y }, P;
  try {
    P = g && await iw({ ...e, base: g, draft: h, tools: u });
    let B = () => jg(i, { inputs: t, store: s, scopes: p, signal: f }), E = await a?.(e.selection), F = { ...e, ...S, key: d.key, tools: u, format: m, delta: P, checkMounted: B, holdBack: E }, C = await ch(h, F);
    if (C !== "published") return C === "nothing";
  } catch (B) {
    if (B instanceof Gt)
      return v(ys(n)), !0;
    throw f.throwIfAborted(), Object.assign(y, { outcome: "failed", trouble: O(B) }), await Br(y, c, t.summary), B;
  } finally {
    await P?.close(), await g?.entry.close(), await h.discard();
  }
  return v("Cache saved successfully"), v(`Cache saved with key: ${n}`), t.rolling && await Iw(s, { ...d, key: n }, t.rolling), await Br(y, c, t.summary), !0;
}
function gT({ save: e, jobStatus: t, signing: n }) {
  if (n && !n.signer)
    return "Cache save skipped: with verify-key and without signing-key, this job could save only an unsigned entry.";
  if (e === "never") return "Cache save skipped: the input save is 'never'.";
  if (!(e === "always" || t === "" || t === "success"))
    return `Cache save skipped: the job's status is '${t}'. Set save: always to save all the same.`;
}
function yT({ repository: e, ref: t, sha: n, runId: r, eventName: o }, s) {
  return { repository: e, scope: s, ref: t, sha: n, runId: r, event: o, headstart: bp.version };
}

// src/steps/save.ts
var Mc = "Failed to save: ";
async function Ht(e, t) {
  if (!qo(ye())) return;
  let n = t && Object.keys(t).length > 0;
  for (let r of await mt(n ? t : void 0))
    await ot(r, async () => {
      try {
        await wT(r, t?.[r.name] ?? {}, e);
      } catch (o) {
        if (r.name === "") throw o;
        e.throwIfAborted(), kt(o, Mc);
      }
    });
}
async function wT(e, t, n, r) {
  let { key: o, matchedKey: s, restored: i } = t;
  if (!i && o !== void 0 && s !== void 0 && Z(s, o))
    return v(`Cache hit occurred on the primary key ${s}, not saving cache.`);
  if ((t.filled ?? await xn(e, n)) === "none") return;
  if (K("key") === "") return st("Key is not specified.");
  let c = vn(e), f = o ?? c.key, u = ee(c.rolling).mistake([f]);
  if (u) throw new T(u);
  await Mw(f, c, t, { watch: r, signal: n });
}

// src/steps/written.ts
import { appendFileSync as Tw, readFileSync as bT, truncateSync as kT, writeFileSync as ST } from "node:fs";
import { join as Aw } from "node:path";
function cK(e, t) {
  let n = { GITHUB_OUTPUT: Aw(t, "output"), GITHUB_STEP_SUMMARY: Aw(t, "summary") };
  for (let c of Object.values(n)) ST(c, "", { mode: 384 });
  kf({ ...e, ...n });
  let r = /* @__PURE__ */ new Set(), o = "";
  process.stdout.write = (c) => {
    let f = xT(String(c));
    return f === void 0 ? o += c : f !== "" && r.add(f), !0;
  };
  let s = (c) => [...r].reduce((f, u) => f.replaceAll(u, "***"), c), i = (c) => {
    let f = bT(c, "utf8");
    return kT(c), f;
  };
  return { take: () => {
    let c = s(o);
    return o = "", {
      log: c,
      outputs: i(n.GITHUB_OUTPUT),
      summary: i(n.GITHUB_STEP_SUMMARY)
    };
  }, hide: s };
}
function xT(e) {
  let [, t] = /^::add-mask::(.*)\r?\n$/.exec(e) ?? [];
  return t?.replaceAll("%0D", "\r").replaceAll("%0A", `
`).replaceAll("%25", "%");
}
function Cw({ log: e, outputs: t, summary: n }) {
  let { GITHUB_OUTPUT: r, GITHUB_STEP_SUMMARY: o } = hf();
  process.stdout.write(e), r && Tw(r, t), o && Tw(o, n);
}

// src/steps/background-save.ts
var OT = "result";
async function _w(e) {
  if (Si(), !qe(K("background"))) return Ht(e);
  let t = await BT(e);
  if (!t) return Ht(e);
  let n = ET(t.inputs) ?? await RT(t, e);
  if (n === void 0) return v("Saving beside the next steps; the end of the job has the log");
  v(`Saving before the next step: ${n}`), await Ht(e, t.states);
}
async function BT(e) {
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
function ET(e) {
  if (process.platform !== "linux") return "background saves need Linux";
  if (e.some(({ rolling: t }) => t?.merges))
    return "with rolling: merge, a save adds files of other jobs";
}
async function RT({ states: e, inputs: t }, n) {
  for (let p of t) {
    for (let h of [p.s3.secretAccessKey, p.s3.sessionToken]) h && Kt(h);
    ["mount", "lazy"].includes(p.mode) && await Tt(p, n);
  }
  let r = PT(Tc(q(), "headstart-")), o = String(vT(r, { bigint: !0 }).ctimeNs), s = Tc(import.meta.dirname, "save-background.js"), { pid: i, stdin: a } = Qr({ path: process.execPath, args: [s] });
  await fp(i);
  let c = ve(i);
  if (c === void 0)
    return Fw(r, { recursive: !0 }), "the process for it did not start";
  Si({ pid: i, start: c, dir: r, states: e });
  let f = process.ppid || 1, u = { pid: f, start: ve(f) }, m = { "INPUT_SIGNING-KEY": K("signing-key"), INPUT_CACHES: K("caches") }, d = { env: { ...Yr(), ...m }, cwd: process.cwd(), dir: r, sinceNs: o, job: u, states: e };
  await new Promise((p) => a.end(Zr(d), p));
}
async function Lw(e) {
  let t = Hf();
  if (!t) return;
  let { dir: n, states: r } = t, o;
  try {
    await IT(t, e), o = CT(n);
  } finally {
    MT(t), Fw(n, { recursive: !0, force: !0 });
  }
  for (let i of Object.values(o.done)) Cw(i);
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
var $T = 5e3;
async function IT({ pid: e, start: t }, n) {
  let r = () => ve(e) === t;
  for (r() && !n.aborted && (v("Waiting for the save beside the job"), await up(e)); r() && !n.aborted; ) await Nw(20);
  r() && process.kill(e, "SIGTERM");
  for (let o = performance.now(); r() && performance.now() - o < $T; ) await Nw(20);
  n.throwIfAborted();
}
function MT({ pid: e, start: t }) {
  [void 0, t].includes(ve(e)) && TT(e);
}
function TT(e) {
  try {
    process.kill(-e, "SIGKILL");
  } catch {
  }
}
var AT = 64 * 1024 ** 2;
function CT(e) {
  try {
    return JSON.parse(String(at(Tc(e, OT), AT)));
  } catch {
    return { done: {}, failed: {} };
  }
}

// src/steps/damaged-image.ts
var Dw = 3e4;
async function Uw(e, t, n, r = AbortSignal.timeout(Dw)) {
  if (!await fg(t.since, n)) return;
  let s = await (async () => {
    for (let i of t.images) await hn(e, i, "contents", { signal: r });
  })().then(() => {
  }, NT);
  s !== void 0 && (W(`Reading the cache gave input/output errors: ${s}`), await FT(t).catch((i) => W(`The entry stays where it is: ${O(i)}`)));
}
function NT(e) {
  return e instanceof k || R(e) === "EIO" ? O(e) : void 0;
}
async function FT({ scope: e, version: t, key: n, size: r }) {
  let o = Xo(K, Vr()), s = ye(), i = _n(Ln(o, s, AbortSignal.timeout(Dw))), a = e === void 0 ? de(s).read : [e], c = await i.find({ scopes: a, keys: [n], versions: [t] });
  try {
    if (c?.key !== n || c.size !== r) return;
    await c.reject(), await c.original?.reject();
  } finally {
    await c?.close();
  }
}

// src/steps/unmount.ts
async function qs() {
  let e = to() ?? {}, t = await mt(e).catch(() => []);
  for (let [n, r] of Object.entries(e)) {
    let o = t.find((s) => s.name === n) ?? { name: n, inputs: /* @__PURE__ */ new Map() };
    await ot(o, () => _T(r));
  }
}
async function _T({ mountRoot: e, mounted: t, brokered: n }) {
  n && await tc(n), e !== void 0 && await jw([e], async (r, o) => {
    let s = ag(r, e);
    t && s !== void 0 && await Uw(s, t, o);
  });
}
async function Ww() {
  await jw(Mh(q()));
}
async function jw(e, t) {
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
async function Hw(e) {
  try {
    await Ht(e, to());
  } finally {
    await qs();
  }
}

// src/files/recover.ts
import { lstatSync as LT, realpathSync as DT, rmdirSync as UT, statSync as WT } from "node:fs";
import { readdir as jT } from "node:fs/promises";
async function zw(e, { mounts: t, warn: n, signal: r, mostMs: o = 3e4 }) {
  let s = { ms: o }, i = await Promise.all(e.map(ct));
  for (let a of new Set(i.flatMap(Gw)))
    for (let c of await HT(a, t))
      if (dn(c) || GT(c), !(!dn(c) || await Ro(c)))
        try {
          await qT(c, { roots: e, signal: r, allowed: s });
        } catch (f) {
          r.throwIfAborted(), n(`${c} is left from a run that was killed and could not be undone: ${O(f)}`);
        }
}
function Gw(e) {
  let t = G(e);
  return t === e ? [e] : [e, ...Gw(t)];
}
async function HT(e, t) {
  let n = (await jT(e).catch(() => [])).filter(Fe);
  if (n.length === 0) return [];
  let r = J(DT(e, "latin1"));
  return t.some((o) => H(r, o)) ? [] : n.map((o) => A(e, o)).filter(ln);
}
var zT = 3600 * 1e3;
function GT(e) {
  try {
    Date.now() - LT(e).mtimeMs > zT && UT(e);
  } catch {
  }
}
async function qT(e, { roots: t, signal: n, allowed: r }) {
  let o = G(e), s = Eo(o);
  try {
    let i = await ks(s.dir, n), a = performance.now() + r.ms, c = new Error("that takes too long");
    try {
      Po(e, (f) => {
        if (performance.now() > a) throw c;
        if (!JT(f, t)) return !1;
        for (let u of vo(f)) KT(x(o), u);
        return !0;
      }), or(e) || ir(e);
    } finally {
      r.ms = a - performance.now(), i();
    }
  } finally {
    await s.remove();
  }
}
function JT(e, t) {
  let n = b(wm(e)).toString();
  return t.some((r) => H(n, r.base) && Vo(r, ze(r.base, n)) ? !0 : e.do !== "make" ? !1 : H(r.literal ?? r.base, n) || !r.literal && H(n, r.base));
}
function KT(e, t) {
  let { dev: n } = WT(b(e));
  for (let r = t; r !== e; r = G(r)) {
    let o = D(r);
    if (o && r !== t && !o.isDirectory()) throw new Error(`${b(r)} is no directory`);
    if (o && o.dev !== n) throw new Error(`${b(r)} is on another file system`);
  }
}

// src/steps/miss.ts
import { setTimeout as VT } from "node:timers/promises";
var YT = 1e3;
async function qw(e) {
  let { store: t, wanted: n, naming: r, signal: o } = e, { scopes: s, keys: i } = n, [a, ...c] = new Set(i.map(ee(r.rolling).keyIn)), f = c.length > 0 ? `, nor one whose key starts with ${c.join(" or ")}` : "";
  return [
    `The ${t.label} has no entry with the key ${a}${f}, as far as this run may see.`,
    `Branches searched: ${s.join(", ")}. Entries of others are hidden by GitHub's rules.`,
    `Entries are found by exactly these lines of path, in this order: ${r.paths.join(", ")}.`,
    ...await ZT(XT(e), o)
  ];
}
async function ZT(e, t) {
  let n = new AbortController(), r = VT(YT, [], { signal: AbortSignal.any([t, n.signal]) });
  return Promise.race([e, r]).catch(() => []).finally(() => n.abort());
}
async function XT({ store: e, wanted: t, formats: n, naming: r }) {
  let { scopes: o, keys: s } = t, i = QT(n, r), a = i.flatMap(({ versions: m }) => m), c = e.isHere ? { scopes: o, versions: a } : { scopes: o.slice(0, 1), versions: a.slice(0, 1) }, f = await e.find({ keys: s, ...c, isHint: !0 });
  await f?.close();
  let u = f && i.find(({ versions: m }) => m.includes(f.version));
  return u ? [`There is ${ee(r.rolling).keyIn(f.key)}, but it was saved ${u.difference}.`] : [];
}
function QT(e, t) {
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
    ...e1.filter((a) => !e.includes(a)).map((a) => ({
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
var e1 = wn.filter(({ image: e }) => e);

// src/steps/restore-cache.ts
async function Jw(e) {
  let { inputs: t, run: n, state: r, remember: o, begin: s, mayPostSave: i, signal: a } = e, c = [t.key, ...t.restoreKeys];
  o({ key: t.key }), ge("cache-primary-key", t.key);
  let f = ee(t.rolling), u = ms(), m = Rn(
    { step: "restore", outcome: "miss", key: t.key, store: t.store },
    t
  ), l = de(n);
  l.whyNoRead && v(l.whyNoRead);
  let d = async () => {
    let w = _n(Ln(t, n, a));
    m.store = w.label;
    let S = await Go(t, a), P = await ud(w, t, S), B = P.flatMap((C) => C.versions(t)), E = og(t, S), F = { inputs: t, formats: P, mounting: S, server: E, remember: o, timeline: u, findings: m, signal: a };
    return { store: w, wanted: { scopes: l.read, keys: f.lookups(c), versions: B }, context: F };
  }, { name: p, prepared: h } = await t1(d, f, { inputs: t, findings: m, begin: s, signal: a }), g = p === void 0 ? void 0 : f.keyIn(p);
  if (p !== void 0) {
    let w = i ? await Ew(p, { inputs: t, run: n, mountRoot: r.mountRoot, timeline: u }) : void 0;
    o({ matchedKey: g, restored: w });
  }
  let y = o1(t, g, m);
  if (g === void 0 && h && !m.trouble && !l.whyNoRead) {
    let { store: w, wanted: S, context: P } = h, B = { store: w, wanted: S, formats: P.formats, naming: t, signal: a };
    yf("Why nothing was found", await qw(B));
  }
  if (await Br(m, u, t.summary), g === void 0 && t.failOnMiss) {
    let w = "Failed to restore cache entry. Exiting as fail-on-cache-miss is set.";
    throw new T(`${w} Input key: ${t.key}`);
  }
  return y;
}
async function t1(e, t, {
  inputs: n,
  findings: r,
  begin: o,
  signal: s
}) {
  let i;
  try {
    let a = await e(), { store: c, wanted: f, context: u } = a, { roots: m } = _e(n.paths, process.cwd());
    if (await Ww(), await zw(m, { mounts: Ih(), warn: W, signal: s }), i = await u.timeline.during("lookup", () => c.find(f)), !i) return { prepared: a };
    let l = t.keyIn(i.key);
    return v(`Cache hit for${Z(l, n.key) ? "" : " restore-key"}: ${l}`), n.lookupOnly ? await n1(i, m, u) : (await o(i.size), await Kw(i, m, u)), { name: i.key, prepared: a };
  } catch (a) {
    return s.throwIfAborted(), r.trouble = O(a), W(`Failed to restore: ${r.trouble}`), {};
  } finally {
    await i?.close();
  }
}
async function n1(e, t, n) {
  n.inputs.signing && await Nn(e, t, n, async () => {
  }), v("Lookup only - skipping download");
}
async function Kw(e, t, n) {
  try {
    await Qg(e, t, n);
  } catch (r) {
    if (n.signal.throwIfAborted(), !(r instanceof k) || (await r1(e), !e.original)) throw r;
    v(`Downloading the entry, as its copy on this host is bad: ${r.message}`), await Kw(e.original, t, n);
  }
}
async function r1(e) {
  try {
    await e.reject();
  } catch (t) {
    Jn(`The entry stays where it is: ${O(t)}`);
  }
}
function o1(e, t, n) {
  if (t === void 0)
    return ge("hit", "miss"), v(`Cache not found for input keys: ${[e.key, ...e.restoreKeys].join(", ")}`), "miss";
  let r = Z(t, e.key), o = r ? "exact" : "partial";
  return ge("cache-hit", String(r)), ge("cache-matched-key", t), ge("hit", o), v(`Cache ${e.lookupOnly ? "found and can be restored" : "restored"} from key: ${t}`), Object.assign(n, { outcome: `${o} hit`, matchedKey: t }), o;
}

// src/steps/turns.ts
function Vw(e) {
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
async function Ac(e, { mayPostSave: t = !0 } = {}) {
  let n = {};
  ki(n);
  let r = ye();
  if (!qo(r)) return;
  let o = await mt();
  for (let { name: l, inputs: d } of o) n[l] = { preset: d.get("preset") };
  let s = ({ name: l }) => {
    let d = n[l] ?? {};
    return { state: d, remember: (h) => {
      Object.assign(d, h), ki(n);
    } };
  }, i = async (l) => {
    let d = await xn(l, e);
    if (s(l).remember({ filled: d }), d === "none") return { cache: l };
    let p = vn(l), h = ee(p.rolling).mistake([p.key, ...p.restoreKeys]);
    if (h) throw new T(h);
    return { cache: l, inputs: p };
  }, a = await Promise.all(o.map((l) => br(l, () => i(l))));
  ap(a);
  let c = Vw(a.length), f = Math.min(a.length, 4), u = ({ cache: l, inputs: d }) => c(async (p) => {
    if (!d) return a1();
    let h = Math.min(d.concurrency, i1 / f), g = { inputs: { ...d, concurrency: h }, ...s(l) };
    return Jw({ ...g, run: r, begin: p, mayPostSave: t, signal: e });
  }), m = await Promise.allSettled(
    a.map((l) => br(l.cache, () => u(l)))
  );
  a.length > 1 && c1(m.map((l) => l.status === "fulfilled" ? l.value : "miss")), f1(m.flatMap((l) => l.status === "rejected" ? [l.reason] : []));
}
var i1 = 64;
function a1() {
  if (ge("hit", "miss"), !qe(K("fail-on-cache-miss"))) return "miss";
  throw new T("Exiting as fail-on-cache-miss is set: the preset finds nothing to cache.");
}
function c1(e) {
  let [t = "miss"] = e, n = e.every((r) => r === t) ? t : "partial";
  n !== "miss" && ge("cache-hit", String(n === "exact")), ge("hit", n);
}
function f1(e) {
  if (e.length < 2) for (let n of e) throw n;
  let t = e.filter((n) => n instanceof T);
  for (let n of e) n instanceof T || kt(n);
  if (t.length > 0) throw new T(t.map(({ message: n }) => n).join(" "));
}

// src/main/exit.ts
import { existsSync as u1 } from "node:fs";
var Cc = "/bin/sh";
function Js() {
  let e = Number(process.exitCode ?? 0);
  process.execve && u1(Cc) && (process.emit("exit", e), process.execve(Cc, [Cc, "-c", `exit ${e}`], {})), process.exit();
}

// src/main/run.ts
var m1 = {
  restore: Ac,
  "restore-only": (e) => Ac(e, { mayPostSave: !1 }),
  post: Hw,
  save: _w,
  "save-post": Lw,
  unmount: qs,
  // The other steps must not load the modules of the benchmark.
  bench: async (e) => (await import("./bench-program.js")).bench(e)
};
async function z5(e) {
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
    kt(n), Js();
  });
  try {
    await m1[e](t.signal);
  } catch (n) {
    t.signal.aborted && (v(O(t.signal.reason)), Js()), e === "bench" || e.startsWith("restore") && n instanceof T ? gf(O(n)) : kt(n, ["post", "save", "save-post"].includes(e) ? Mc : "");
  }
  Js();
}

export {
  I as a,
  _ as b,
  L as c,
  T as d,
  k as e,
  Gt as f,
  O as g,
  R as h,
  L1 as i,
  D1 as j,
  lb as k,
  ce as l,
  rt as m,
  J as n,
  ci as o,
  A as p,
  ze as q,
  fi as r,
  Sb as s,
  ot as t,
  K as u,
  ge as v,
  W as w,
  v as x,
  Jn as y,
  yf as z,
  q as A,
  Vr as B,
  Yr as C,
  hA as D,
  gA as E,
  kf as F,
  ye as G,
  Sf as H,
  Ae as I,
  di as J,
  we as K,
  Zt as L,
  Zr as M,
  Tf as N,
  ve as O,
  Vn as P,
  _f as Q,
  Y as R,
  St as S,
  eo as T,
  zA as U,
  GA as V,
  Zn as W,
  Pe as X,
  M as Y,
  Ne as Z,
  U as _,
  Z as $,
  Ri as aa,
  Xf as ba,
  Qn as ca,
  tu as da,
  nu as ea,
  Ii as fa,
  x as ga,
  b as ha,
  go as ia,
  Ku as ja,
  ir as ka,
  bl as la,
  na as ma,
  sL as na,
  wn as oa,
  bn as pa,
  ca as qa,
  cd as ra,
  Y0 as sa,
  ie as ta,
  _e as ua,
  SO as va,
  Xo as wa,
  jd as xa,
  hr as ya,
  DO as za,
  wr as Aa,
  de as Ba,
  mt as Ca,
  bp as Da,
  Rp as Ea,
  fs as Fa,
  $n as Ga,
  fW as Ha,
  z as Ia,
  Q as Ja,
  ps as Ka,
  Na as La,
  LW as Ma,
  DW as Na,
  rh as Oa,
  $e as Pa,
  dh as Qa,
  Fh as Ra,
  X as Sa,
  yt as Ta,
  I4 as Ua,
  M4 as Va,
  Lh as Wa,
  T4 as Xa,
  Dh as Ya,
  IR as Za,
  N4 as _a,
  Uh as $a,
  J4 as ab,
  Yh as bb,
  Qh as cb,
  lH as db,
  Dt as eb,
  zy as fb,
  _n as gb,
  Ln as hb,
  Gs as ib,
  wT as jb,
  cK as kb,
  OT as lb,
  TT as mb,
  z5 as nb
};
