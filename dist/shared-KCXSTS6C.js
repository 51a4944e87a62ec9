import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
var pb = Object.create;
var Hc = Object.defineProperty;
var hb = Object.getOwnPropertyDescriptor;
var gb = Object.getOwnPropertyNames;
var yb = Object.getPrototypeOf, wb = Object.prototype.hasOwnProperty;
var I = /* @__PURE__ */ ((e) => typeof require < "u" ? require : typeof Proxy < "u" ? new Proxy(e, {
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
var bb = (e, t, n, r) => {
  if (t && typeof t == "object" || typeof t == "function")
    for (let o of gb(t))
      !wb.call(e, o) && o !== n && Hc(e, o, { get: () => t[o], enumerable: !(r = hb(t, o)) || r.enumerable });
  return e;
};
var _ = (e, t, n) => (n = e != null ? pb(yb(e)) : {}, bb(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  t || !e || !e.__esModule ? Hc(n, "default", { value: e, enumerable: !0 }) : n,
  e
));

// lighter-node:crypto?../../work/main/@actions/core/lib/file-command.js
var qc = F((H1, oi) => {
  oi.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  oi.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:child_process?../../work/main/@actions/exec/lib/toolrunner.js
var Zc = F((rA, Yc) => {
  Yc.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:child_process")[t] }));
});

// lighter-node:assert?../../work/main/@actions/io/lib/io.js
var Xc = F((oA, Kr) => {
  Kr.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  Kr.exports.ok = Kr.exports;
});

// lighter-node:readline?src/lazy/serve-request.ts
var _f = F((XA, Ff) => {
  Ff.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:readline")[t] }));
});

// lighter-node:child_process?src/process.ts
var Wf = F((nC, Uf) => {
  Uf.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:child_process")[t] }));
});

// lighter-node:stream/consumers?src/process.ts
var Hf = F((rC, jf) => {
  jf.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:stream/consumers")[t] }));
});

// lighter-node:crypto?src/formats/actions-cache/actions-cache.ts
var Zf = F((kC, Ri) => {
  Ri.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  Ri.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/entry/digest.ts
var Xf = F((SC, Ii) => {
  Ii.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  Ii.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/keys.ts
var nu = F((EC, Ti) => {
  Ti.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  Ti.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/formats/actions-cache/compression.ts
var yu = F((LC, gu) => {
  gu.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:v8?src/formats/node-tar/start.ts
var bu = F((DC, wu) => {
  wu.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:v8")[t] }));
});

// lighter-node:zlib?src/formats/node-tar/frame.ts
var xu = F((WC, Su) => {
  Su.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/zstd.ts
var Cu = F((nN, Au) => {
  Au.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:v8?src/formats/actions-cache/unpack.ts
var Gu = F((MN, zu) => {
  zu.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:v8")[t] }));
});

// lighter-node:stream/consumers?src/formats/squashfs/directory-image.ts
var hm = F((LF, pm) => {
  pm.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:stream/consumers")[t] }));
});

// lighter-node:crypto?src/disk/local-socket.ts
var gm = F((DF, Yi) => {
  Yi.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  Yi.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:v8?src/files/journal.ts
var vm = F((KF, xm) => {
  xm.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:v8")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/check.ts
var Fm = F((y_, Nm) => {
  Nm.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/metadata.ts
var Lm = F((w_, _m) => {
  _m.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/squashfs/removals.ts
var Bl = F((yL, Ol) => {
  Ol.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:zlib?src/formats/tar/skeleton-check.ts
var id = F((FD, sd) => {
  sd.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:stream/consumers?src/mount/root-rights.ts
var gd = F((s2, hd) => {
  hd.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:stream/consumers")[t] }));
});

// lighter-node:crypto?src/inputs/signing.ts
var Jd = F((iU, xa) => {
  xa.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  xa.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/entry/signature.ts
var cp = F((PU, Ba) => {
  Ba.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  Ba.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/rolling.ts
var vp = F((JU, Ra) => {
  Ra.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  Ra.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:assert?../../work/main/@actions/glob/lib/internal-path-helper.js
var Mp = F((ZU, cs) => {
  cs.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  cs.exports.ok = cs.exports;
});

// lighter-node:assert?../../work/main/@actions/glob/lib/internal-pattern.js
var Np = F((eW, us) => {
  us.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  us.exports.ok = us.exports;
});

// lighter-node:assert?../../work/main/@actions/glob/lib/internal-path.js
var Fp = F((tW, ms) => {
  ms.exports = (e, t) => {
    if (!e) throw new Error(t ?? "The code is in a state that cannot be");
  };
  ms.exports.ok = ms.exports;
});

// lighter-node:crypto?../../work/main/@actions/glob/lib/internal-hash-files.js
var Lp = F((lW, Na) => {
  Na.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  Na.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/report/write-report.ts
var Vp = F((CW, _a) => {
  _a.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  _a.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/mount/kernel-config.ts
var vg = F((az, xg) => {
  xg.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:readline?src/mount/broker.ts
var Wg = F((Nz, Ug) => {
  Ug.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:readline")[t] }));
});

// lighter-node:crypto?src/disk/draft-file.ts
var sy = F((f6, dc) => {
  dc.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  dc.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:crypto?src/stash/flight.ts
var xy = F((aG, bc) => {
  bc.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  bc.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// lighter-node:zlib?src/secrets/tokens.ts
var Pw = F((AJ, vw) => {
  vw.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:zlib")[t] }));
});

// lighter-node:crypto?src/files/fingerprint.ts
var Dw = F((XJ, Cc) => {
  Cc.exports = Object.create(new Proxy({}, { get: (e, t) => I("node:crypto")[t] }));
  Cc.exports.getRandomValues = (e) => I("node:crypto").getRandomValues(e);
});

// src/failure.ts
var A = class extends Error {
  name = "JobFailure";
}, k = class extends Error {
  name = "BadEntry";
}, zt = class extends Error {
  name = "UnknownEntry";
}, ve = class extends Error {
  name = "UnverifiedEntry";
}, Gt = class extends Error {
  name = "NameTaken";
}, qt = class extends Error {
  name = "SecretFound";
}, Jt = class extends Error {
  name = "NamesCollide";
}, oe = class extends Error {
  name = "ToolFailure";
};
function O(e) {
  return e instanceof Error ? e.message : String(e);
}
function $(e) {
  return e instanceof Error && "code" in e ? String(e.code) : void 0;
}

// src/runner.ts
import { AsyncLocalStorage as Wb } from "node:async_hooks";
import { homedir as jb, tmpdir as Hb } from "node:os";
import { join as zb } from "node:path";

// ../../work/main/node_modules/@actions/core/lib/command.js
import * as Gc from "os";

// ../../work/main/node_modules/@actions/core/lib/utils.js
function Ue(e) {
  return e == null ? "" : typeof e == "string" || e instanceof String ? e : JSON.stringify(e);
}
function ti(e) {
  return Object.keys(e).length ? {
    title: e.title,
    file: e.file,
    line: e.startLine,
    endLine: e.endLine,
    col: e.startColumn,
    endColumn: e.endColumn
  } : {};
}

// ../../work/main/node_modules/@actions/core/lib/command.js
function et(e, t, n) {
  let r = new ni(e, t, n);
  process.stdout.write(r.toString() + Gc.EOL);
}
function ri(e, t = "") {
  et(e, {}, t);
}
var zc = "::", ni = class {
  constructor(t, n, r) {
    t || (t = "missing.command"), this.command = t, this.properties = n, this.message = r;
  }
  toString() {
    let t = zc + this.command;
    if (this.properties && Object.keys(this.properties).length > 0) {
      t += " ";
      let n = !0;
      for (let r in this.properties)
        if (this.properties.hasOwnProperty(r)) {
          let o = this.properties[r];
          o && (n ? n = !1 : t += ",", t += `${r}=${Sb(o)}`);
        }
    }
    return t += `${zc}${kb(this.message)}`, t;
  }
};
function kb(e) {
  return Ue(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function Sb(e) {
  return Ue(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}

// ../../work/main/node_modules/@actions/core/lib/file-command.js
var Jc = _(qc(), 1);
import * as Jr from "fs";
import * as qr from "os";
function si(e, t) {
  let n = process.env[`GITHUB_${e}`];
  if (!n)
    throw new Error(`Unable to find environment variable for file command ${e}`);
  if (!Jr.existsSync(n))
    throw new Error(`Missing file at path: ${n}`);
  Jr.appendFileSync(n, `${Ue(t)}${qr.EOL}`, {
    encoding: "utf8"
  });
}
function ii(e, t) {
  let n = `ghadelimiter_${Jc.randomUUID()}`, r = Ue(t);
  if (e.includes(n))
    throw new Error(`Unexpected input: name should not contain the delimiter "${n}"`);
  if (r.includes(n))
    throw new Error(`Unexpected input: value should not contain the delimiter "${n}"`);
  return `${e}<<${n}${qr.EOL}${r}${qr.EOL}${n}`;
}

// ../../work/main/node_modules/@actions/core/lib/core.js
import * as pi from "os";

// ../../work/main/node_modules/@actions/core/lib/summary.js
import { EOL as xb } from "os";
import { constants as Kc, promises as vb } from "fs";
var ci = function(e, t, n, r) {
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
}, { access: Pb, appendFile: Ob, writeFile: Bb } = vb, Vc = "GITHUB_STEP_SUMMARY";
var fi = class {
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
    return ci(this, void 0, void 0, function* () {
      if (this._filePath)
        return this._filePath;
      let t = process.env[Vc];
      if (!t)
        throw new Error(`Unable to find environment variable for $${Vc}. Check if your runtime environment supports job summaries.`);
      try {
        yield Pb(t, Kc.R_OK | Kc.W_OK);
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
    return ci(this, void 0, void 0, function* () {
      let n = !!t?.overwrite, r = yield this.filePath();
      return yield (n ? Bb : Ob)(r, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
    });
  }
  /**
   * Clears the summary buffer and wipes the summary file
   *
   * @returns {Summary} summary instance
   */
  clear() {
    return ci(this, void 0, void 0, function* () {
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
    return this.addRaw(xb);
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
}, Eb = new fi();
var ui = Eb;

// ../../work/main/node_modules/@actions/core/lib/platform.js
import mf from "os";

// ../../work/main/node_modules/@actions/exec/lib/toolrunner.js
var Ab = _(Zc(), 1);

// ../../work/main/node_modules/@actions/io/lib/io.js
var cf = _(Xc(), 1);
import * as We from "path";

// ../../work/main/node_modules/@actions/io/lib/io-util.js
import * as Hn from "fs";
var Qc = function(e, t, n, r) {
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
}, { chmod: mi, copyFile: ef, lstat: Vr, mkdir: tf, open: sA, readdir: nf, rename: $b, rm: rf, rmdir: iA, stat: zn, symlink: of, unlink: li } = Hn.promises, Yr = process.platform === "win32";
function sf(e) {
  return Qc(this, void 0, void 0, function* () {
    let t = yield Hn.promises.readlink(e);
    return Yr && !t.endsWith("\\") ? `${t}\\` : t;
  });
}
var aA = Hn.constants.O_RDONLY;
function Gn(e) {
  return Qc(this, void 0, void 0, function* () {
    try {
      yield zn(e);
    } catch (t) {
      if (t.code === "ENOENT")
        return !1;
      throw t;
    }
    return !0;
  });
}

// ../../work/main/node_modules/@actions/io/lib/io.js
var qn = function(e, t, n, r) {
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
function uA(e, t) {
  return qn(this, arguments, void 0, function* (n, r, o = {}) {
    let { force: s, recursive: i, copySourceDirectory: a } = Mb(o), c = (yield Gn(r)) ? yield zn(r) : null;
    if (c && c.isFile() && !s)
      return;
    let f = c && c.isDirectory() && a ? We.join(r, We.basename(n)) : r;
    if (!(yield Gn(n)))
      throw new Error(`no such file or directory: ${n}`);
    if ((yield zn(n)).isDirectory())
      if (i)
        yield ff(n, f, 0, s);
      else
        throw new Error(`Failed to copy. ${n} is a directory, but tried to copy without recursive flag.`);
    else {
      if (We.relative(n, f) === "")
        throw new Error(`'${f}' and '${n}' are the same file`);
      yield uf(n, f, s);
    }
  });
}
function mA(e) {
  return qn(this, void 0, void 0, function* () {
    if (Yr && /[*"<>|]/.test(e))
      throw new Error('File path must not contain `*`, `"`, `<`, `>` or `|` on Windows');
    try {
      yield rf(e, {
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
function Ib(e) {
  return qn(this, void 0, void 0, function* () {
    (0, cf.ok)(e, "a path argument must be provided"), yield tf(e, { recursive: !0 });
  });
}
function Mb(e) {
  let t = e.force == null ? !0 : e.force, n = !!e.recursive, r = e.copySourceDirectory == null ? !0 : !!e.copySourceDirectory;
  return { force: t, recursive: n, copySourceDirectory: r };
}
function ff(e, t, n, r) {
  return qn(this, void 0, void 0, function* () {
    if (n >= 255)
      return;
    n++, yield Ib(t);
    let o = yield nf(e);
    for (let s of o) {
      let i = `${e}/${s}`, a = `${t}/${s}`;
      (yield Vr(i)).isDirectory() ? yield ff(i, a, n, r) : yield uf(i, a, r);
    }
    yield mi(t, (yield zn(e)).mode);
  });
}
function uf(e, t, n) {
  return qn(this, void 0, void 0, function* () {
    if ((yield Vr(e)).isSymbolicLink()) {
      try {
        yield Vr(t), yield li(t);
      } catch (o) {
        o.code === "EPERM" && (yield mi(t, "0666"), yield li(t));
      }
      let r = yield sf(e);
      yield of(r, t, Yr ? "junction" : null);
    } else (!(yield Gn(t)) || n) && (yield ef(e, t));
  });
}

// ../../work/main/node_modules/@actions/exec/lib/toolrunner.js
var dA = process.platform === "win32";

// ../../work/main/node_modules/@actions/core/lib/platform.js
var wA = mf.platform(), bA = mf.arch();

// ../../work/main/node_modules/@actions/core/lib/core.js
var di;
(function(e) {
  e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
})(di || (di = {}));
function ai(e) {
  et("add-mask", {}, e);
}
function lf(e, t) {
  let n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
  if (t && t.required && !n)
    throw new Error(`Input required and not supplied: ${e}`);
  return t && t.trimWhitespace === !1 ? n : n.trim();
}
function df(e, t) {
  if (process.env.GITHUB_OUTPUT || "")
    return si("OUTPUT", ii(e, t));
  process.stdout.write(pi.EOL), et("set-output", { name: e }, Ue(t));
}
function pf(e) {
  process.exitCode = di.Failure, _b(e);
}
function ue(e) {
  et("debug", {}, e);
}
function _b(e, t = {}) {
  et("error", ti(t), e instanceof Error ? e.toString() : e);
}
function hf(e, t = {}) {
  et("warning", ti(t), e instanceof Error ? e.toString() : e);
}
function Zr(e) {
  process.stdout.write(e + pi.EOL);
}
function gf(e) {
  ri("group", e);
}
function yf() {
  ri("endgroup");
}
function wf(e, t) {
  if (process.env.GITHUB_STATE || "")
    return si("STATE", ii(e, t));
  et("save-state", { name: e }, Ue(t));
}
function bf(e) {
  return process.env[`STATE_${e}`] || "";
}

// src/native-path.ts
import { posix as Lb, win32 as wt } from "node:path";
function tt(e) {
  return e !== "win32" ? Lb : {
    basename: wt.basename,
    dirname: (t) => K(wt.dirname(t), e),
    isAbsolute: wt.isAbsolute,
    join: (...t) => K(wt.join(...t), e),
    parse: wt.parse,
    // A path on another drive stays absolute.
    relative: (t, n) => K(wt.relative(t, n), e),
    resolve: (...t) => K(wt.resolve(...t), e)
  };
}
function K(e, t = process.platform) {
  return t !== "win32" ? e : e.replaceAll("\\", "/").replace(/^\/\/\?\/UNC\//i, "//").replace(/^\/\/\?\//, "").replace(/^[a-z]:/, (n) => n.toUpperCase());
}
var { basename: Qr, dirname: G, isAbsolute: hi, join: M, relative: je, resolve: gi } = tt(process.platform);

// src/outside-text.ts
function Jn(e) {
  return Sf(e).replaceAll("##[", "##\\[").replace(/^([\p{C}\p{M}\p{Z}]*)::/u, "$1\\::");
}
function Db(e) {
  return Sf(e).replace(
    // A colon before a space begins no link.
    /[^\p{L}\p{M}\p{N} "%'()+,./:;=?-]|:(?! )/gu,
    (t) => `&#${t.codePointAt(0)};`
  );
}
function yi(e) {
  return `<code>${Db(e)}</code>`;
}
function Sf(e) {
  return e.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, (t) => {
    let n = t.charCodeAt(0);
    return Ub[t] ?? (n < 256 ? `\\x${kf(n, 2)}` : `\\u${kf(n, 4)}`);
  });
}
var Ub = { "\n": "\\n", "\r": "\\r", "	": "\\t" };
function kf(e, t) {
  return e.toString(16).padStart(t, "0");
}

// src/runner.ts
var Kn = new Wb();
function nt(e, t) {
  return Kn.run(e, t);
}
function J(e) {
  return Kn.getStore()?.inputs.get(e.toLowerCase()) ?? lf(e);
}
function be(e, t) {
  let n = Kn.getStore()?.name;
  df(n ? `${e}-${n}` : e, t);
}
var wi = wf, bi = bf, Kt = ai;
function xf() {
  let { GITHUB_OUTPUT: e, GITHUB_STEP_SUMMARY: t } = process.env;
  return { GITHUB_OUTPUT: e, GITHUB_STEP_SUMMARY: t };
}
function vf(e) {
  pf(Jn(e));
}
function U(e) {
  hf(Vn(e));
}
function bt(e, t = "") {
  U(`${t}${O(e)}`), e instanceof Error && e.stack && Yn(e.stack);
}
function v(e) {
  Zr(Vn(e));
}
function Vn(e) {
  let t = Kn.getStore()?.name;
  return Jn(t ? `${t}: ${e}` : e);
}
function Yn(e) {
  ue(e.split(`
`).map(Jn).join(`
`));
}
function Pf(e, t) {
  gf(Vn(e));
  for (let n of t) Zr(Jn(n));
  yf();
}
function rt(e) {
  v(`[warning]${e}`);
}
function Of() {
  return process.env.GITHUB_STEP_SUMMARY ? ui : void 0;
}
function ot() {
  return K(process.env.GITHUB_WORKSPACE || process.cwd());
}
function q() {
  return K(process.env.RUNNER_TEMP || Hb());
}
function eo() {
  let { RUNNER_TOOL_CACHE: e, XDG_CACHE_HOME: t } = process.env;
  return K(e || t || zb(jb(), ".cache"));
}
function Bf() {
  return process.env.RUNNER_ENVIRONMENT === "self-hosted";
}
function to() {
  let e = [...Kn.getStore()?.inputs ?? []].map(
    ([r, o]) => [Gb(r), o]
  ), n = Object.entries({ ...process.env, ...Object.fromEntries(e) }).filter(([r]) => !["INPUT_SIGNING-KEY", "INPUT_CACHES"].includes(r));
  return Object.fromEntries(n.map(([r, o = ""]) => [r, o]));
}
function Gb(e) {
  return `INPUT_${e.replaceAll(" ", "_").toUpperCase()}`;
}
function WA() {
  let { RUNNER_OS: e, RUNNER_ARCH: t } = process.env;
  return { os: e || process.platform, arch: t || process.arch };
}
function jA() {
  return process.env.RUNNER_NAME ?? "";
}
function Ef(e) {
  Object.assign(process.env, e);
}
function me() {
  let { env: e } = process;
  return {
    repository: e.GITHUB_REPOSITORY ?? "",
    ref: e.GITHUB_REF ?? "",
    sha: e.GITHUB_SHA ?? "",
    runId: e.GITHUB_RUN_ID ?? "",
    runAttempt: e.GITHUB_RUN_ATTEMPT ?? "",
    eventName: e.GITHUB_EVENT_NAME ?? "",
    baseBranch: e.GITHUB_BASE_REF ?? "",
    defaultBranch: J("default-branch"),
    cacheMode: e.ACTIONS_CACHE_MODE ?? "",
    token: e.ACTIONS_RUNTIME_TOKEN ?? ""
  };
}
function $f() {
  let { env: e } = process, t = e.ACTIONS_CACHE_SERVICE_V2 && qb(e.GITHUB_SERVER_URL) ? "v2" : "v1", n = t === "v2" ? e.ACTIONS_RESULTS_URL : e.ACTIONS_CACHE_URL, r = e.ACTIONS_RUNTIME_TOKEN ?? "";
  return n && URL.canParse(n) && (r !== "" || t === "v1") ? { language: t, url: n, token: r } : void 0;
}
function qb(e = "") {
  let t = e || "https://github.com", n = URL.canParse(t) ? new URL(t).hostname : "";
  return n === "github.com" || n.endsWith(".ghe.com") || n.endsWith(".localhost");
}

// src/steps/background-save.ts
import { lstatSync as KT, mkdtempSync as VT, rmSync as Lc } from "node:fs";
import { join as Dc } from "node:path";
import { setTimeout as Qw } from "node:timers/promises";

// src/disk/trusted-file.ts
import { closeSync as Xb, constants as Si, fstatSync as Qb, lstatSync as ek, openSync as tk, readFileSync as nk } from "node:fs";

// src/disk/ownership.ts
import { lstat as Rf, mkdir as Jb, readlink as Kb } from "node:fs/promises";
import { dirname as Vb, join as If, relative as Yb, resolve as Mf, sep as Vt } from "node:path";
async function Ce(e) {
  let t = await Rf(e);
  if (!t.isDirectory()) throw new Error(`${e} is no directory`);
  ki(e, t);
}
function Zn({ uid: e }) {
  let t = process.geteuid?.();
  return t === void 0 || e === t;
}
function Tf({ mode: e }) {
  return !process.geteuid || (e & 63) === 0;
}
function ki(e, { uid: t, mode: n }) {
  if (Af(e, t), !process.geteuid || (n & 18) === 0) return;
  let r = Mf(e);
  throw new Error(`others may write to ${r}: run chmod go-w ${r}`);
}
function Af(e, t) {
  if (!Zn({ uid: t }) && t !== 0) throw new Error(`${Mf(e)} belongs to another user`);
}
async function Cf(e, t) {
  for (let n of Nf(e, t)) await Ce(n);
}
async function He(e, t) {
  for (let n of Nf(e, t))
    await Jb(n, { mode: 448 }).catch((r) => {
      if ($(r) !== "EEXIST") throw r;
    }), await Ce(n);
}
function Nf(e, t) {
  let n = Yb(e, t).split(Vt);
  return n.map((r, o) => If(e, ...n.slice(0, o + 1)));
}
var Zb = 40;
async function Yt(e) {
  if (!process.geteuid) return;
  let t = e.split(Vt), n = 0, r = Vt;
  for (let o = t.shift(); o !== void 0; o = t.shift()) {
    let s = o === ".." ? Vb(r) : If(r, o), i = await Rf(s).catch((c) => {
      if ($(c) !== "ENOENT") throw c;
    });
    if (!i) return;
    if (!i.isSymbolicLink()) {
      r = s;
      continue;
    }
    if (Af(s, i.uid), ++n > Zb) throw new Error(`${e} has too many links`);
    let a = await Kb(s);
    a.startsWith(Vt) && (r = Vt), t.unshift(...a.split(Vt));
  }
}

// src/disk/trusted-file.ts
function st(e, t) {
  let n = (o) => o?.isFile() === !0 && Zn(o) && o.size <= t;
  if (!n(ek(e, { throwIfNoEntry: !1 }))) return;
  let r = tk(e, Si.O_RDONLY | Si.O_NOFOLLOW | Si.O_NONBLOCK);
  try {
    return n(Qb(r)) ? nk(r) : void 0;
  } finally {
    Xb(r);
  }
}

// src/inputs/values.ts
function kt(e) {
  return e.toLowerCase() === "true";
}
function le(e, t, n) {
  let r = e(t);
  if (r === "") return n[0];
  let o = n.find((s) => s === r.toLowerCase());
  if (o === void 0)
    throw new A(`Input ${t} is '${r}'; it must be one of: ${n.join(", ")}.`);
  return o;
}
function Zt(e, t, n) {
  let r = e(t);
  if (r === "") return n.default;
  let { from: o, to: s } = n, i = Number(r);
  if (!Number.isInteger(i) || i < o || i > s)
    throw new A(`Input ${t} is '${r}'; it must be a whole number from ${o} to ${s}.`);
  return i;
}
function xi(e, t) {
  let n = e(t);
  if (n === "") throw new A(`Input required and not supplied: ${t}`);
  return n;
}

// src/lazy/serve-request.ts
var Lf = _(_f(), 1);
function no(e) {
  return `${JSON.stringify(e).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029")}
`;
}
function Df(e) {
  let t = (0, Lf.createInterface)({ input: e }), { promise: n, resolve: r } = Promise.withResolvers();
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
import { readFileSync as rk, readlinkSync as ok } from "node:fs";
function vi() {
  return ok("/proc/self/ns/pid").replace(/\D/g, "");
}
function Pe(e) {
  try {
    let t = rk(`/proc/${e}/stat`, "latin1").replace(/^.*\) /s, "").split(" ");
    return t[0] === "Z" ? void 0 : t[19];
  } catch {
    return;
  }
}

// src/process.ts
var Qn = _(Wf(), 1), Pi = _(Hf(), 1);
import { once as Oi } from "node:events";
import { finished as wk } from "node:stream/promises";

// src/find-program.ts
import { accessSync as sk, constants as ik, statSync as ak } from "node:fs";
import { delimiter as ck, isAbsolute as fk, join as uk } from "node:path";
var mk = process.platform === "win32" ? ".exe" : "";
function Xn(e) {
  return (process.env.PATH ?? "").split(ck).filter((n) => fk(n)).map((n) => uk(n, `${e}${mk}`)).find(lk);
}
function zf(e) {
  let t = Xn(e);
  if (t === void 0) throw new oe(`there is no ${e} on PATH`);
  return t;
}
function lk(e) {
  try {
    return sk(e, ik.X_OK), ak(e).isFile();
  } catch {
    return !1;
  }
}

// src/program-exit.ts
import { once as dk } from "node:events";
async function Gf(e, t) {
  let n = !1, r = () => {
    n = !0;
    for (let i of e) i.kill("SIGKILL");
  };
  t.addEventListener("abort", r), t.aborted && r();
  let o = await Promise.all(
    e.map(async (i) => {
      try {
        await hk(i, { mayEcho: i !== e.at(-1) });
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
var pk = /^: (\S*\/)?\w+: (-: Cannot write|write error|standard output|error \d+ : Write error( : cannot write block)?)(:| :) (Broken pipe|Connection reset by peer)\s*(\n(\S*\/)?\w+: Error is not recoverable: exiting now)?$/;
async function hk(e, { mayEcho: t }) {
  let n = yk(e.stderr), [r, o] = await dk(e, "close");
  if (r !== 0 && !(t && (o === "SIGPIPE" || pk.test(n()))))
    throw new oe(`${e.spawnfile} ${ro(r, o)}${n()}`);
}
function ro(e, t) {
  return t ? `was ended by ${t}` : `failed with exit code ${e}`;
}
var gk = 1e3;
function yk(e) {
  let t = "";
  return e.setEncoding("utf8").on("data", (n) => {
    t = (t + n).slice(-gk);
  }), () => t.trim() === "" ? "" : `: ${t.trim()}`;
}

// src/process.ts
function Bi() {
  let { PATH: e, SystemRoot: t } = process.env;
  return { PATH: e, LC_ALL: "C", ...t && { SystemRoot: t } };
}
function Y(e, { cwd: t, signal: n, stdin: r }) {
  let o = [];
  for (let a of e.toReversed()) {
    let c = o[0], f = (a === e[0] ? r : void 0) ?? "pipe", u = Jf(a, { cwd: t, stdio: [f, c?.stdin ?? "pipe", "pipe"] });
    c?.stdin?.destroy(), o.unshift(u);
  }
  let s = o[0], i = o.at(-1);
  return s.stdin?.on("error", () => {
  }), {
    pid: s.pid ?? 0,
    stdin: s.stdin,
    stdout: i.stdout,
    ended: Gf(o, n)
  };
}
var bk = /^(NODE_(OPTIONS|EXTRA_CA_CERTS|USE_SYSTEM_CA|COMPILE_CACHE)|SSL_CERT_(FILE|DIR)|LD_LIBRARY_PATH)$/;
function oo({ path: e, args: t }) {
  let n = Object.entries(process.env).filter(([a]) => bk.test(a)), r = (0, Qn.spawn)(e, t, {
    cwd: "/",
    detached: !0,
    stdio: ["pipe", "pipe", "ignore"],
    // One of its threads waits for the kernel all the time.
    env: { ...Bi(), ...Object.fromEntries(n), UV_THREADPOOL_SIZE: "8" }
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
  await so({ path: zf(e), args: t }, n);
}
async function so(e, t) {
  let { stdout: n, ended: r } = Y([e], t);
  n.resume(), await r;
}
function Jf(e, t) {
  let n = process.umask(0);
  try {
    return (0, Qn.spawn)(e.path, e.args, { ...t, env: Bi() });
  } finally {
    process.umask(n);
  }
}
async function gC(e, t, { cwd: n, signal: r }) {
  let o = performance.now(), s = (0, Qn.spawn)(process.execPath, [e], { cwd: n, env: t, stdio: ["ignore", "pipe", "pipe"] }), i = () => {
    s.kill("SIGINT");
  };
  r.addEventListener("abort", i), r.aborted && i();
  let a = "";
  for (let c of [s.stdout, s.stderr])
    c.setEncoding("utf8").on("data", (f) => {
      a += f;
    });
  try {
    let [c] = await Oi(s, "close");
    return { exitCode: c, output: a, ms: performance.now() - o };
  } finally {
    r.removeEventListener("abort", i);
  }
}
async function yC({ path: e, args: t }, { cwd: n, env: r, signal: o }, s = "stdout") {
  let i = process.platform !== "win32", a = (0, Qn.spawn)(e, t, { cwd: n, env: { ...r, ...Bi() }, detached: i }), c = a[s];
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
    u += m, u.length > qf && f();
  });
  try {
    let [m, l] = await Oi(a, "exit");
    if (f(), await wk(c, { signal: AbortSignal.timeout(1e3) }).catch(() => {
    }), o.throwIfAborted(), m === 0 && u.length <= qf) return u;
    throw new oe(`${e} ${ro(m, l)}`);
  } finally {
    o.removeEventListener("abort", f), a.stdout.destroy(), a.stderr.destroy();
  }
}
var qf = 4 * 1024 ** 2;
async function er(e, t = [0]) {
  let n = Jf(e, { stdio: "pipe" });
  n.stdin?.destroy();
  let [[r, o], s, i] = await Promise.all([
    Oi(n, "close"),
    (0, Pi.text)(n.stdout),
    (0, Pi.text)(n.stderr)
  ]);
  if (r !== null && t.includes(r)) return s;
  throw new oe(`${e.path} ${ro(r, o)}: ${i.trim()}`);
}

// src/state.ts
var Kf = "headstart";
function Ei(e) {
  wi(Kf, JSON.stringify(e));
}
function io() {
  let e = bi(Kf);
  return e === "" ? void 0 : JSON.parse(e);
}
var Vf = "headstart-background";
function $i(e) {
  wi(Vf, e ? JSON.stringify(e) : "");
}
function Yf() {
  let e = bi(Vf);
  return e === "" ? void 0 : JSON.parse(e);
}

// src/steps/job.ts
import { lstatSync as wP } from "node:fs";

// src/formats/actions-cache/actions-cache.ts
var lm = _(Zf(), 1);

// src/entry/digest.ts
var Qf = _(Xf(), 1);

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
function Oe(e) {
  return e.reduce((t, n) => t + n.length, 0);
}

// src/entry/digest.ts
var T = 1024 * 1024, Qt = 32;
function tr(e) {
  return Math.ceil(e / T) * Qt;
}
function eu() {
  let e = Xt(T), t = [];
  return {
    update(n) {
      for (let r of e.push(n)) t.push(Ne(...r));
    },
    finish() {
      let n = e.rest();
      return n.length > 0 && t.push(Ne(...n)), Buffer.concat(t);
    }
  };
}
function Mi(e, t, n) {
  let r = n.subarray(t * Qt, (t + 1) * Qt);
  return r.length === Qt && Ne(...e).equals(r);
}
function tu(e, { offset: t, length: n }) {
  let r = Fe(t, t + n), o = r[0] * Qt;
  return Ne(
    Buffer.from(`${n}
`),
    e.subarray(o, o + r.length * Qt)
  ).toString("hex");
}
function Ne(...e) {
  let t = (0, Qf.createHash)("sha256");
  for (let n of e) t.update(n);
  return t.digest();
}
function Fe(e, t) {
  let n = Math.floor(e / T), r = t > e ? Math.ceil(t / T) - n : 0;
  return Array.from({ length: r }, (o, s) => n + s);
}

// src/entry/container.ts
var en = "headstart-2", kk = ["image", "delta"];
function tn(e, t) {
  return kk.includes(t) ? Math.ceil(e / T) * T : e;
}
function z({ segments: e }) {
  let t = e.at(-1);
  return t ? t.offset + t.length : 0;
}
function ao({ digests: e, ...t }) {
  return Ne(Buffer.from(JSON.stringify(t)), e).toString("hex");
}

// src/keys.ts
var fo = _(nu(), 1), ru = 10, co = 512;
function Ci(e) {
  if (e.length > ru) return `Key Validation Error: Keys are limited to a maximum of ${ru}.`;
  for (let t of e) {
    if (t.length > co)
      return `Key Validation Error: ${t} cannot be larger than ${co} characters.`;
    if (t.includes(",")) return `Key Validation Error: ${t} cannot contain commas.`;
  }
}
function ee(e, t) {
  return e === t || e.localeCompare(t, void 0, { sensitivity: "accent" }) === 0;
}
var ou = Ni;
function Ni(e) {
  let t = (0, fo.createHash)("sha256");
  for (let n of e) t.update(`${Buffer.byteLength(n)}:${n},`);
  return t.digest("hex");
}
function su(e, t) {
  for (let n of e) {
    let r = Ai(t.filter((o) => o.key === n)) ?? Ai(t.filter((o) => ee(o.key, n))) ?? Ai(t.filter((o) => o.key.startsWith(n)));
    if (r) return r;
  }
}
function Ai(e) {
  return e.toSorted(Fi)[0];
}
function Fi(e, t) {
  return t.createdAt.getTime() - e.createdAt.getTime() || (e.key < t.key ? 1 : -1);
}
var iu = 225, Sk = 160;
function nr(e) {
  let t = uu(e) || "%";
  return t.length <= iu ? t : `${cu(e)}~${(0, fo.createHash)("sha256").update(e).digest("hex")}`;
}
function au(e) {
  let t = nr(e).replace(
    /%[0-9A-F]{2}|[A-Z]/g,
    (n) => n.length > 1 ? n : mu(n)
  );
  return t.length <= iu ? t : `~${(0, fo.createHash)("sha256").update(e).digest("hex")}`;
}
function cu(e) {
  return uu(e).slice(0, Sk);
}
function fu(e, t) {
  let n = e.toLowerCase();
  return t.some((r) => n.startsWith(cu(r).toLowerCase()));
}
function _i(e) {
  if (e.includes("~")) return;
  if (e === "%") return "";
  let t = e.replace(
    /%([0-9A-F]{2})/g,
    (n, r) => String.fromCharCode(Number.parseInt(r, 16))
  );
  return Buffer.from(t, "latin1").toString("utf8");
}
function uu(e) {
  return Buffer.from(e, "utf8").toString("latin1").replace(/^\.|[^A-Za-z0-9._-]/g, mu);
}
function mu(e) {
  return `%${e.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
}

// src/formats/naming.ts
function Li({ crossOs: e, platform: t = process.platform }) {
  return t === "win32" && !e;
}
function uo(e, t) {
  let n = Li(t) ? "windows-only" : "any", r = t.rolling ? ["rolling"] : [];
  return ou([...r, en, e, n, ...t.paths]);
}

// src/formats/actions-cache/pack.ts
import { once as sS } from "node:events";
import { setImmediate as iS } from "node:timers/promises";

// src/files/byte-strings.ts
import { readdirSync as xk } from "node:fs";
function S(e) {
  return Buffer.from(e, "utf8").toString("latin1");
}
var vk = /[\u0080-\u00ff]/, Pk = new TextDecoder("utf-8", { fatal: !0, ignoreBOM: !0 });
function w(e, t = process.platform) {
  if (!vk.test(e)) return e;
  let n = Buffer.from(e, "latin1");
  if (t !== "win32") return n;
  try {
    return Pk.decode(n);
  } catch {
    throw new Error(`Windows has no file ${JSON.stringify(n.toString())}: its name is not Unicode`);
  }
}
function j(e, t) {
  return e === t || e.startsWith(ze(t));
}
function ze(e) {
  return e.endsWith("/") ? e : `${e}/`;
}
function se(e) {
  return xk(w(e), { encoding: "latin1" });
}

// src/formats/packing.ts
import { symlinkSync as Ok } from "node:fs";
import { join as Bk } from "node:path";
function nn({ matches: e, scratch: t }) {
  let n = new Map(e.map(({ root: r }) => [r.place, r.base]));
  for (let [r, o] of n) Ok(o, Bk(t, String(r)));
}
async function xt(e, { write: t, signal: n }) {
  let r = 0;
  for await (let o of e)
    await t(o), n.throwIfAborted(), r += o.length;
  return r;
}

// src/formats/tar-commands.ts
var Ek = ["-b", String(2048)];
function $k(e) {
  return ["-b", String(Math.min(Math.max(20, Math.ceil(e / 512 / 8)), 2048))];
}
var Di = process.platform === "darwin" ? ["--no-mac-metadata"] : [];
function mo(e, { beyondAscii: t, archiveBytes: n = Number.POSITIVE_INFINITY, listing: r }) {
  if (e.dialect === "node") return { thread: "create" };
  let { path: o, dialect: s } = e, i = $k(n);
  if (s === "bsd") {
    let f = ["--uid", "0", "--gid", "0", "--uname", "", "--gname", ""], u = [...Di, "--no-xattrs", "--no-acls", "--no-fflags", ...f], m = ["--format", "pax", "--options", "hdrcharset=BINARY"], l = ["--no-recursion", "--null", "-T", "-"];
    return { path: o, args: ["-c", "-P", "-f", "-", ...i, ...m, ...u, ...l] };
  }
  let a = t ? ",hdrcharset:=BINARY" : "", c = r === void 0 ? [] : ["-vv", "--utc", `--index-file=${r}`];
  return { path: o, args: [...du(a), "-P", "--sparse", ...c, ...i, ...lu] };
}
var lu = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"];
function du(e = "") {
  return ["--create", "--file=-", ...["--format=posix", `--pax-option=exthdr.name=pax,delete=atime,delete=ctime${e}`], "--numeric-owner", "--owner=0", "--group=0"];
}
function lo({ path: e }) {
  let t = ["-b", "128", "--mode=a-st", "--transform=s,^\\([0-9]*\\)/\\.$,\\1,SH"], n = ["--clamp-mtime", `--mtime=@${4294967295}`];
  return { path: e, args: [...du(",delete=mtime"), ...t, ...n, ...lu] };
}
function po(e, t) {
  if (e.dialect === "node") return { thread: "extract", bases: t };
  let { path: n, dialect: r } = e, o = r === "gnu" ? ["--warning=no-unknown-keyword"] : Di, s = ["-f", "-", "--ignore-zeros", ...Ek, ...o];
  return { path: n, args: ["-x", ...s, "--no-same-owner", "--no-same-permissions"] };
}
function pu({ path: e }) {
  return { path: e, args: ["-c", "-f", "-", "--format", "mtree", "--options", "!all,type,mode,time", "@-"] };
}
function hu({ path: e }) {
  return { path: e, args: ["-x", "-p", "-f", "-", "--no-same-owner", ...Di] };
}

// src/formats/actions-cache/compression.ts
var sn = _(yu(), 1);
import { pipeline as Du, Readable as Uu } from "node:stream";
import { pipeline as nS } from "node:stream/promises";

// src/formats/node-tar/start.ts
var Iu = _(bu(), 1);
import { availableParallelism as $u } from "node:os";
import { extname as Ak, join as Ck } from "node:path";
import { Readable as Ru, Writable as Nk } from "node:stream";
import { Worker as Fk } from "node:worker_threads";

// src/formats/node-tar/flow.ts
function ku(e) {
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
var rn = _(xu(), 1);
import { once as Rk } from "node:events";
var vt = 4 * 1024 * 1024;
async function vu(e, t) {
  let n = (0, rn.createZstdCompress)({ ...Ik(e, t), flush: rn.constants.ZSTD_e_end });
  try {
    return n.write(e), await Rk(n, "readable"), Mk(n.read());
  } finally {
    n.destroy();
  }
}
var HC = 33 * 1024 * 1024;
function Ik({ length: e }, t) {
  return { params: { [rn.constants.ZSTD_c_compressionLevel]: t }, chunkSize: Tk(e) };
}
function Mk({ buffer: e, byteOffset: t, length: n }) {
  return t === 0 && e.byteLength > Buffer.poolSize ? Buffer.from(e.transfer(n)) : Buffer.from(e.slice(t, t + n));
}
function Tk(e) {
  return e + (e >> 8) + (e < 131072 ? 131072 - e >> 11 : 0) + 1;
}

// src/formats/node-tar/slabs.ts
function Pu(e, t, n) {
  let r = (s) => new Int32Array(new SharedArrayBuffer(4 * s));
  return { slabs: Array.from({ length: e }, () => new SharedArrayBuffer(t)), owners: r(e), releases: r(1), share: n };
}
function Ou({ slabs: e }, t) {
  return Buffer.from(e[t]);
}
function Ui({ owners: e, releases: t }, n, r) {
  Atomics.compareExchange(e, n, r, 0) === r && (Atomics.add(t, 0, 1), Atomics.notify(t, 0));
}
function Bu(e, t) {
  for (let n = 0; n < e.slabs.length; n++) Ui(e, n, t);
}

// src/formats/node-tar/start.ts
function Pt(e, t) {
  if (!("thread" in e)) return Y([e], t);
  let n = ji(e, t);
  return { ...n, stdout: Ru.from(_k(n)) };
}
async function* _k({ stdout: e }) {
  for await (let { content: t, release: n } of e) {
    let r = Buffer.from(t);
    n(), yield r;
  }
}
var Lk = Ck(import.meta.dirname, `tar-thread${Ak(import.meta.filename)}`), Mu = [], Wi = Math.min($u(), 2), rr = Math.min($u(), 4), Eu, Dk = 0;
function Tu() {
  return Eu ??= Pu(rr + 1, vt, rr + 2 - Wi), Eu;
}
function Uk() {
  (0, Iu.setFlagsFromString)("--semi-space-growth-factor=1");
  let e = { maxYoungGenerationSizeMb: 2 };
  return { thread: new Fk(Lk, { execArgv: [], env: {}, resourceLimits: e }), owner: ++Dk };
}
function ji(e, { cwd: t, signal: n }) {
  let r = Mu.pop() ?? Uk(), { thread: o, owner: s } = r, i = Tu();
  o.ref();
  let a = (g) => o.postMessage(g), c = { ...e, cwd: t, mask: process.umask(), slabs: i, owner: s };
  a(c);
  let f = ku(o), u = new Nk({
    write: (g, y, b) => {
      f.send(new Uint8Array(g)).then(() => b());
    },
    final(g) {
      a("end"), g();
    }
  });
  u.on("error", () => {
  });
  let m = new Ru({ objectMode: !0, read() {
  } }), l = (g) => {
    "taken" in g ? f.taken(g.taken) : m.push("frame" in g ? d(g) : p(g));
  }, d = ({ frame: g, contentBytes: y }) => ({ frame: Buffer.from(g.buffer, g.byteOffset, g.length), contentBytes: y }), p = ({ slab: g, filled: y }) => ({
    content: Ou(i, g).subarray(0, y),
    release: () => Ui(i, g, s)
  }), h = Wk(r, l, n).finally(() => {
    m.push(null), u.destroy(new Error("its reader has ended"));
  });
  return { pid: process.pid, stdin: u, stdout: m, ended: h };
}
async function Wk(e, t, n) {
  let { thread: r } = e, { promise: o, resolve: s } = Promise.withResolvers(), i = (m) => {
    m === "done" ? s(void 0) : "isBadEntry" in m ? s(m.isBadEntry ? new k(m.message) : new oe(m.message)) : t(m);
  }, a = ({ message: m }) => s(new oe(m)), c = () => s(new oe("a thread of tar ended early")), f = () => {
    r.terminate();
  };
  r.on("message", i).on("error", a).on("exit", c), n.addEventListener("abort", f), n.aborted && f();
  let u = await o;
  if (n.removeEventListener("abort", f), r.off("message", i).off("error", a).off("exit", c), !u && !n.aborted) {
    r.unref(), Mu.push(e);
    return;
  }
  throw await r.terminate(), Bu(Tu(), e.owner), n.throwIfAborted(), u;
}

// src/formats/zstd.ts
var on = _(Cu(), 1);
import { once as Yk } from "node:events";
import { pipeline as Zk } from "node:stream";

// src/formats/output-limit.ts
import { statfsSync as jk } from "node:fs";
import { readFile as Hk } from "node:fs/promises";
var Nu = 64 * 1024 * 1024, zk = 0.1, Gk = 8 * 1024, qk = 8, Jk = 25;
function Ot({ files: e, bytes: t, unpackedBytes: n = t }) {
  return Math.max(t, n) * (1 + zk) + e * Gk;
}
function Ge(e) {
  let t = new AbortController(), { bavail: n, bsize: r } = jk(e), o = Nu + qk * n * r, s = Nu, i = 0, a = (c) => {
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
      let u = setInterval(async () => a(await Kk(c)), Jk), m = () => clearInterval(u);
      f.then(m, m);
    }
  };
}
async function Kk(e) {
  let t = await Hk(`/proc/${e}/io`, "latin1").catch(() => "");
  return Number(/^wchar: (\d+)$/m.exec(t)?.[1] ?? 0);
}

// src/formats/sink.ts
function or({ write: e, ...t }) {
  let n = 0, r = 0, o = () => {
  }, s = t.ended.then(() => {
    throw new oe("unpacking ended before all bytes were read");
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
var Vk = 32 * 1024 * 1024;
async function ho(e, t) {
  for (; e.pending > Vk / t.length; ) await e.progress();
}

// src/formats/zstd.ts
var Xk = 1024 * 1024;
function Bt(e, t = Number.POSITIVE_INFINITY) {
  return e === void 0 || t < Xk ? Hi : Qk(e);
}
function Qk(e) {
  return {
    packing(t, n, r) {
      if ("thread" in t) return Hi.packing(t, n, r);
      let { level: o, threads: s, check: i } = n, a = s === 1 ? "--single-thread" : `-T${s}`, c = ["-q", "-c", i ? "--check" : "--no-check", `-${o}`, a];
      return Y([t, { path: e, args: c }], r);
    },
    unpacking(t, n) {
      if ("thread" in t) return Hi.unpacking(t, n);
      let r = Ge(n.cwd), o = { ...n, signal: AbortSignal.any([n.signal, r.signal]) }, { pid: s, stdin: i, stdout: a, ended: c } = Y([{ path: e, args: ["-q", "-d", "-c"] }, t], o);
      return r.watch(s, c), or({
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
          i.end(eS);
        }
      });
    }
  };
}
var eS = Buffer.from([80, 42, 77, 24, 0, 0, 0, 0]), Fu = 128 * 1024;
function tS(e, t, n) {
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
      await e, r = (0, on.createZstdDecompress)({ chunkSize: Fu }), r.on("error", () => {
      });
      for (let [c, f] of o) i(f, c);
      s && r.end();
      for await (let c of r)
        n.count(c.length), n.signal.throwIfAborted(), t.write(c) || await Yk(t, "drain");
      r.destroy();
      for (let [c] of o) o.delete(c) && c(new Error("it comes after the frame"));
    })()
  };
}
var Hi = {
  packing(e, { level: t, check: n }, r) {
    let o = Pt(e, r), { ZSTD_c_compressionLevel: s, ZSTD_c_checksumFlag: i } = on.constants, a = { [s]: t, [i]: Number(n) }, c = (0, on.createZstdCompress)({ params: a, chunkSize: Fu });
    return Zk(o.stdout, c, () => {
    }), { ...o, stdout: c };
  },
  unpacking(e, t) {
    let n = new AbortController(), r = Ge(t.cwd), o = AbortSignal.any([t.signal, n.signal, r.signal]), { stdin: s, stdout: i, ended: a } = Pt(e, { ...t, signal: o }), c = Promise.resolve(), f;
    return or({
      stdout: i,
      ended: a,
      allow: r.allow,
      write(u, m) {
        f || (f = tS(c, s, r), c = f.fed.catch((l) => n.abort(l))), f.write(u, m);
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
function Wu(e, { tools: t, level: n }, r) {
  if (t.zstd) return Bt(t.zstd).packing(e, { level: n, threads: 0, check: !0 }, r);
  let o = Pt(e, r), s = (0, sn.createGzip)();
  return Du(o.stdout, s, () => {
  }), { ...o, stdout: s };
}
var zi = Buffer.from([40, 181, 47, 253]), _u = Buffer.from([31, 139]);
async function* ju(e, t, n) {
  let [r, o] = await rS(e);
  if (r.subarray(0, _u.length).equals(_u)) yield* Lu((0, sn.createGunzip)(), o);
  else if (r.subarray(0, zi.length).equals(zi)) t ? yield* oS({ path: t, args: ["-q", "-d", "-c"] }, o, n) : yield* Lu((0, sn.createZstdDecompress)(), o);
  else throw new k("it is no archive");
}
async function rS(e) {
  let t = e[Symbol.asyncIterator](), n = Buffer.alloc(0);
  for (; n.length < zi.length; ) {
    let o = await t.next();
    if (o.done) break;
    n = Buffer.concat([n, o.value]);
  }
  async function* r() {
    yield n, yield* { [Symbol.asyncIterator]: () => t };
  }
  return [n, r()];
}
async function* Lu(e, t) {
  Du(Uu.from(t), e, () => {
  }), yield* e;
}
async function* oS(e, t, { cwd: n, signal: r }) {
  let o = new AbortController(), { stdin: s, stdout: i, ended: a } = Y([e], {
    cwd: n,
    signal: AbortSignal.any([r, o.signal])
  }), c = nS(Uu.from(t), s).catch((f) => {
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
async function Hu(e) {
  let { tools: t, level: n, workspace: r } = e, o = new AbortController(), s = (y) => o.abort(y), i = { cwd: r, signal: AbortSignal.any([e.signal, o.signal]) }, a = mo(t.tar, { beyondAscii: !1 }), { stdin: c, stdout: f, ended: u } = Wu(a, { tools: t, level: n }, i), m = { segments: [], files: 0, bytes: 0, skipped: [] }, l = cS(c, { ...e, signal: i.signal }, m).catch(s), d = xt(f, e);
  d.catch(s), await u, await l;
  let p = await d;
  o.signal.throwIfAborted();
  let { files: h, bytes: g } = m;
  return h > 0 && m.segments.push({ kind: "archive", offset: 0, length: p, files: h, bytes: g }), m;
}
var aS = 256;
async function cS(e, { matches: t, found: n, workspace: r, signal: o }, s) {
  let i = fS(t, r), a = /* @__PURE__ */ new Set(), c = [];
  for (let f of n) {
    for (let { kind: u, member: m, bytes: l, hardLink: d } of f) {
      if (u === "other") {
        s.skipped.push(m);
        continue;
      }
      s.files++, (!d || !a.has(d.inode)) && (s.bytes += l), d && a.add(d.inode), c.push(`${i(m)}\0`);
    }
    c.length < aS || (e.write(c.join(""), "latin1") || await sS(e, "drain", { signal: o }), c = [], await iS(void 0, { signal: o }));
  }
  e.end(c.join(""), "latin1");
}
function fS(e, t, n = process.platform) {
  let { join: r, relative: o } = tt(n), s = new Map(
    e.map(({ root: i }) => [String(i.place), o(S(t), S(i.base))])
  );
  return (i) => {
    let a = i.indexOf("/");
    return r(s.get(i.slice(0, a)) ?? "", i.slice(a + 1));
  };
}

// src/formats/actions-cache/unpack.ts
var um = _(Gu(), 1);
import { linkSync as XS, mkdirSync as QS } from "node:fs";
import { availableParallelism as ex } from "node:os";
import { dirname as tx, join as nx } from "node:path";

// src/formats/tar-records.ts
var V = 512;
function he(e) {
  return (V - e % V) % V;
}
function go(e, t, n) {
  let r = n.toString("latin1");
  if (t === "L") return { ...e, name: qu(r) };
  if (t === "K") return { ...e, target: qu(r) };
  if (t === "g") return e;
  let o = new Map(uS(r));
  return { ...e, ...mS(o) };
}
function qu(e) {
  let t = e.indexOf("\0");
  return t < 0 ? e : e.slice(0, t);
}
function* uS(e) {
  for (let t = 0; t < e.length; ) {
    let n = e.indexOf(" ", t), r = Number(e.slice(t, n)), o = e.slice(n + 1, t + r - 1), s = o.indexOf("=");
    if (!(Number.isInteger(r) && r > n - t && e[t + r - 1] === `
`) || s < 1) throw new k("its archive is damaged");
    yield [o.slice(0, s), o.slice(s + 1)], t += r;
  }
}
function mS(e) {
  let t = (c) => e.get(c) || void 0, n = {}, r = t("GNU.sparse.name") ?? t("path"), o = t("linkpath"), s = t("size"), i = t("mtime");
  r !== void 0 && (n.name = r), o !== void 0 && (n.target = o), s !== void 0 && (n.size = Number(Ju(s))), i !== void 0 && /^-?\d{1,18}(\.\d{1,18})?$/.test(i) && (n.mtime = i);
  let a = [...e.keys()].some((c) => c.startsWith("GNU.sparse."));
  if (a && t("GNU.sparse.major") !== "1") throw new k("its archive has an old form of holes");
  return a && (n.sparseSize = Ju(t("GNU.sparse.realsize"))), n;
}
function Ju(e = "") {
  if (/^\d{1,15}$/.test(e)) return e;
  throw new k("its archive is damaged");
}

// src/formats/archive-reader.ts
var lS = 1024 * 1024;
function Ku(e = "one") {
  let t = Buffer.alloc(0), n = {}, r, o = 0, s = 0, i = e === "several", a = (f, u) => {
    n = go(n, f, u), s = he(u.length), r = void 0;
  }, c = (f) => {
    if (i = f.every((p) => p === 0), i) return;
    let { type: u, member: m } = dS(f);
    if ("xgLK".includes(u)) {
      if (m.size > lS) throw new k("a header in the archive is too large");
      r = { type: u, size: m.size };
      return;
    }
    let l = { ...m, ...n, name: n.name ?? m.name };
    n = {};
    let d = { ...l, kind: gS(u, l.name) };
    if (d.kind !== "file" && d.size > 0) throw new k("a link or directory has content");
    return o = d.size, s = he(d.size), d;
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
function dS(e) {
  if (yo(e, 148, 8) !== pS(e)) throw new k("its archive is damaged");
  let t = an(e, 0, 100), n = an(e, 257, 6) === "ustar" ? an(e, 345, 155) : "";
  return {
    type: an(e, 156, 1) || "0",
    member: {
      name: n === "" ? t : `${n}/${t}`,
      target: an(e, 157, 100),
      // Without setuid, setgid and sticky bits.
      mode: yo(e, 100, 8) & 511,
      mtime: String(yo(e, 136, 12)),
      size: yo(e, 124, 12),
      sparseSize: void 0
    }
  };
}
function pS(e) {
  let t = 256;
  for (let n = 0; n < V; n++) (n < 148 || n >= 156) && (t += e[n]);
  return t;
}
function an(e, t, n) {
  let r = e.toString("latin1", t, t + n), o = r.indexOf("\0");
  return o < 0 ? r : r.slice(0, o);
}
function yo(e, t, n) {
  let r = e[t];
  if (r === 128) return Number(e.readBigUInt64BE(t + n - 8));
  let o = an(e, t, n).trim(), s = o === "" ? 0 : Number.parseInt(o, 8);
  if (Number.isSafeInteger(s) && s >= 0 && /^[0-7]*$/.test(o)) return s;
  if (r === 255) return 0;
  throw new k("its archive is damaged");
}
var hS = {
  0: "file",
  7: "file",
  1: "hardlink",
  2: "symlink",
  3: "other",
  4: "other",
  5: "directory",
  6: "other"
};
function gS(e, t) {
  let n = hS[e];
  if (!n) throw new k(`its archive holds something of the unknown type ${JSON.stringify(e)}`);
  return n === "file" && t.endsWith("/") ? "directory" : n;
}

// src/formats/extract-workers.ts
import { existsSync as ES, mkdirSync as Yu, readdirSync as $S, rmSync as RS } from "node:fs";
import { join as wo } from "node:path";

// src/files/merge-trees.ts
import { rmdirSync as OS } from "node:fs";

// src/disk/rename.ts
import { lstatSync as yS, renameSync as wS, rmdirSync as bS } from "node:fs";
function ie(e, t) {
  PS(
    () => wS(e, t),
    () => !Vu(t)
  );
}
function cn(e, t) {
  let n = process.platform === "win32";
  n && kS(t);
  try {
    return ie(e, t), !0;
  } catch (r) {
    let o = $(r) ?? "";
    if (["ENOTEMPTY", "EEXIST"].includes(o) || n && o === "EPERM" && Vu(t)) return !1;
    throw r;
  }
}
function kS(e) {
  try {
    bS(e);
  } catch {
  }
}
function Vu(e) {
  return yS(e, { throwIfNoEntry: !1 })?.isDirectory() === !0;
}
var SS = ["EPERM", "EBUSY", "EACCES"], xS = 200, vS = new Int32Array(new SharedArrayBuffer(4));
function PS(e, t, { platform: n = process.platform, mostMs: r = 5e3 } = {}) {
  let o = performance.now() + r;
  for (let s = 4; ; s = Math.min(2 * s, xS)) {
    try {
      e();
      return;
    } catch (i) {
      if (!(n === "win32" && SS.includes($(i) ?? "")) || performance.now() > o || !t()) throw i;
    }
    Atomics.wait(vS, 0, 0, s);
  }
}

// src/files/merge-trees.ts
function Gi(e, t, n) {
  if (!cn(w(e), w(t))) {
    se(t).length < se(e).length && BS(e, t, n);
    for (let r of se(e)) Gi(`${e}/${r}`, `${t}/${r}`, n);
    OS(w(e));
  }
}
function BS(e, t, n) {
  ie(w(e), n), ie(w(t), w(e)), ie(n, w(t));
}

// src/formats/extract-workers.ts
async function bo({ tar: e, codec: t, dir: n, workers: r, files: o, signal: s, warn: i }, a) {
  let c = new AbortController(), f = AbortSignal.any([s, c.signal]), u = (P) => c.abort(P), m = Array.from({ length: r }, (P, B) => wo(n, `lane-${B}`)), l = m.map((P) => {
    Yu(P);
    let B = t.unpacking(po(e), { cwd: P, signal: f });
    return B.stdout.resume(), { sink: B, files: B.ended.then(() => qi(S(P))).catch(u) };
  }), d = l.map(({ sink: P }) => P), p = await a(d, f).catch(u), h = await Promise.all(l.map(({ files: P }) => P));
  f.throwIfAborted();
  let g = h.reduce((P, B) => P + (B ?? 0), 0), y = IS(n);
  if (g > o() || g < o() && !y)
    throw new k(`its segments held ${g} files instead of ${o()}`);
  let b = wo(n, "tree");
  Yu(b);
  for (let P of m) Gi(S(P), S(b), wo(n, "aside"));
  let x = y ? o() - qi(S(b)) : 0;
  if (x > o() - g)
    throw RS(b, { recursive: !0 }), new Jt();
  return x > 0 && i(`Some names are one name here, so later files replaced ${x} of ${o()} files`), p;
}
function IS(e) {
  return process.platform === "darwin" || ES(wo(e, "LANE-0"));
}
function qi(e) {
  let t = 0;
  for (let n of $S(w(e), { withFileTypes: !0, encoding: "latin1" }))
    if (n.isDirectory()) t += qi(`${e}/${n.name}`);
    else if (n.isFile()) t++;
    else throw new k("a segment of files holds something else");
  return t;
}
var MS = 1024 * 1024;
async function Zu(e, t, n) {
  let r = [];
  for (let i of t) AS(i);
  let o = t.filter(({ kind: i }) => i === "files").length, s;
  for await (let { segment: i, bytes: a, endsFrame: c, ends: f } of NS(e, t)) {
    if (i.kind !== "files") {
      r.push(a);
      continue;
    }
    if (s || (s = await CS(n), s.allow(Ot(i))), s.write(a, () => e.release?.(a)), await ho(s, n), c && s.endFrame(), !!f && (s = void 0, --o === 0))
      for (let u of n) u.end();
  }
  return r;
}
var TS = 1024 * 1024;
function AS(e) {
  let t = 2 + Ot(e) / TS;
  if ((e.frames?.length ?? 0) > t)
    throw new k("a segment has more frames than its content needs");
}
async function CS(e) {
  for (; ; ) {
    let [t] = e.toSorted((n, r) => n.pending - r.pending || n.given - r.given);
    if (t.pending <= MS) return t;
    await Promise.race(e.map((n) => n.progress()));
  }
}
async function* NS(e, t) {
  let n = FS(t), r = n.next(), o = 0;
  for await (let s of e)
    for (let i = 0; i < s.length; ) {
      if (r.done) throw new k("its body is longer than its segments");
      let { segment: a, end: c, ends: f } = r.value, u = s.subarray(i, i + c - o);
      i += u.length, o += u.length;
      let m = o === c;
      yield { segment: a, bytes: u, endsFrame: m, ends: f && m }, m && (r = n.next());
    }
}
function* FS(e) {
  for (let t of e) {
    let n = t.offset, r = t.frames ?? [t.length];
    for (let [o, s] of r.entries())
      n += s, yield { segment: t, end: n, ends: o === r.length - 1 };
  }
}

// src/formats/member-header.ts
var Xu = /[\u0080-\u00ff]/, ko = 100, Ji = 8589934591, _S = { file: "0", hardlink: "1", symlink: "2", directory: "5", whiteout: "3" };
function sr(e) {
  let t = Buffer.allocUnsafe(Ki(e));
  return t.subarray(0, Vi(t, 0, e));
}
function Ki({ name: e, target: t }) {
  return 4 * V + 2 * (e.length + t.length);
}
function Vi(e, t, n, r = !1) {
  let o = DS(n, r), s = t;
  if (o !== "") {
    s += LS(o.length).copy(e, s), s += e.write(o, s, "latin1");
    let i = s + he(o.length);
    e.fill(0, s, i), s = i;
  }
  return em(e, s, n, _S[n.kind]), s + V;
}
var Qu = /* @__PURE__ */ new Map();
function LS(e) {
  let t = Qu.get(e);
  if (t) return t;
  let n = Buffer.alloc(V);
  return em(n, 0, { name: "pax", target: "", mtime: "0", mode: 420, size: e }, "x"), Qu.set(e, n), n;
}
function DS({ name: e, target: t, mtime: n, size: r, sparseSize: o }, s) {
  let i = Xu.test(e) || Xu.test(t), a = i && !s ? qe("hdrcharset", "BINARY") : "", c = i || e.length > ko ? qe("path", e) : "", f = i || t.length > ko ? qe("linkpath", t) : "", u = /^\d{1,11}$/.test(n) ? "" : qe("mtime", n), m = r > Ji ? qe("size", String(r)) : "";
  return a + c + (t === "" ? "" : f) + u + m + US(e, o);
}
function US(e, t) {
  return t === void 0 ? "" : qe("GNU.sparse.major", "1") + qe("GNU.sparse.minor", "0") + qe("GNU.sparse.name", e) + qe("GNU.sparse.realsize", t);
}
function qe(e, t) {
  let n = ` ${e}=${t}
`, r = n.length + String(n.length).length;
  return `${n.length + String(r).length}${n}`;
}
var WS = jS();
function jS() {
  let e = Buffer.alloc(V);
  return fn(e, 108, 7, 0), fn(e, 116, 7, 0), e.write("        ", 148, "latin1"), e.write("ustar\x0000", 257, "latin1"), e;
}
function em(e, t, { name: n, target: r, mode: o, mtime: s, size: i }, a) {
  WS.copy(e, t);
  let c = Math.min(Math.max(Math.trunc(Number(s)), 0), Ji);
  e.write(n, t, ko, "latin1"), fn(e, t + 100, 7, o), fn(e, t + 124, 11, Math.min(i, Ji)), fn(e, t + 136, 11, c), e[t + 156] = a.charCodeAt(0), r !== "" && e.write(r, t + 157, ko, "latin1");
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
function So(e) {
  return new Map(e.map(({ place: t, base: n }) => [String(t), S(n)]));
}
function tm(e) {
  return (t) => {
    let n = t.indexOf("/");
    return `${e.get(t.slice(0, n))}${t.slice(n)}`;
  };
}

// src/formats/skeleton.ts
async function xo(e, t) {
  if (e.bytes.length === 0) return;
  let { tar: n, roots: r, ...o } = t;
  await nm(po(n, So(r)), e, o), n.dialect === "bsd" && await HS(e, n, o);
}
async function HS(e, t, n) {
  let o = (await nm(pu(t), e, n)).split(`
`).filter((c) => c.includes(" type=dir")).map((c) => c.replace(/ mode=\d*(\d{3})\b/, " mode=$1")), { stdin: s, stdout: i, ended: a } = Y([hu(t)], n);
  i.resume(), s.end(["#mtree", ...o, ""].join(`
`), "latin1"), await a;
}
async function nm(e, { bytes: t, mostBytes: n }, { codec: r, ...o }) {
  let s = r.unpacking(e, o), i = "";
  s.stdout.setEncoding("latin1").on("data", (a) => {
    i += a;
  }), s.allow(n);
  for (let a of t) s.write(a);
  return s.endFrame(), s.end(), await s.ended, i;
}

// src/formats/actions-cache/distribute-members.ts
import { dirname as rm } from "node:path";
var zS = 1e3, GS = 8 * 1024 * 1024, qS = 4;
function sm(e) {
  let t = e[0], n = KS(), r = 0, o = 0, s = 0, i = "", a = (f) => {
    o += f.length, n.add(f, t);
  }, c = () => {
    a(JS.subarray(0, he(s))), s = 0;
  };
  return {
    /** Starts a member. @param name its directory decides whether another worker may take over */
    begin(f, u) {
      c();
      let m = Math.max(r / zS, o / GS);
      (m >= qS || m >= 1 && rm(u) !== i) && (n.flush(t), t = e.reduce((l, d) => d.pending < l.pending ? d : l), r = 0, o = 0), i = rm(u), r++, a(f);
    },
    /** Adds to the content of the member that was started last. */
    content(f) {
      s += f.length, a(f);
    },
    /** Resolves when the worker's queue has room again. */
    room: () => ho(t, e),
    end() {
      c(), n.flush(t);
      for (let f of e) f.end();
    }
  };
}
var JS = Buffer.alloc(V), om = 1024 * 1024;
function KS() {
  let e = Buffer.allocUnsafeSlow(om), t = 0, n = 0, r = (o) => {
    n > t && o.write(e.subarray(t, n)), t = n;
  };
  return {
    flush: r,
    add(o, s) {
      for (let i = 0; i < o.length; ) {
        let a = o.copy(e, n, i);
        i += a, n += a, !(n < e.length) && (r(s), e = Buffer.allocUnsafeSlow(om), t = 0, n = 0);
      }
    }
  };
}

// src/files/windows-names.ts
var VS = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³]) *(\.|$)/i;
function YS(e) {
  if (e === "." || e === "..") return;
  if (VS.test(e)) return "it is a device";
  if (/[. ]$/.test(e)) return "it ends in a dot or a blank";
  let t = [...e].find((n) => n < " " || '<>:"|?*\\'.includes(n));
  return t === void 0 ? void 0 : `it has the character ${JSON.stringify(t)}`;
}
function vo(e) {
  for (let t of e.split("/")) {
    let n = YS(t);
    if (n !== void 0) throw new Error(`Windows has no file ${JSON.stringify(t)}: ${n}`);
  }
}

// src/formats/actions-cache/staged-names.ts
var ZS = 1e5;
function am(e, t, n = process.platform) {
  let r = tt(n), o = S(t), s = e.map((m) => ({ root: m, base: S(m.base) })), i = /* @__PURE__ */ new Map(), a = /* @__PURE__ */ new Map(), c = (m) => s.find(
    ({ root: l, base: d }) => j(m, d) && l.matches(w(r.relative(d, m)).toString())
  ), f = (m) => {
    let l = a.get(m);
    if (l) return l;
    a.set(m, im);
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
      a.size > ZS && a.clear();
      let { path: l, anchor: d } = m.includes("\0") ? im : u(r.resolve(o, m));
      if (!d) throw new k(`it holds ${w(m)}, which no line of path names`);
      let p = `${d.root.place}/${r.relative(d.base, l) || "."}`;
      return n === "win32" && vo(w(p, n).toString()), p;
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
var im = { path: "/", anchor: void 0 };

// src/formats/actions-cache/unpack.ts
async function mm(e) {
  let { body: t, dir: n, tools: r, roots: o, workspace: s, workers: i = ex(), warn: a } = e, c = Ge(n);
  c.allow(1 / 0);
  let { tar: f } = r, u = AbortSignal.any([e.signal, c.signal]), m = 0, l = {
    tar: f,
    codec: cm,
    dir: n,
    workers: i,
    files: () => m,
    signal: u,
    warn: a
  }, { links: d, skeleton: p } = await bo(l, async (b, x) => {
    let P = sm(b), B = ix(am(o, s), P), E = Ku(), C = f.dialect === "node" ? void 0 : r.zstd;
    for await (let N of ju(t, C, { cwd: n, signal: x })) {
      c.count(N.length), x.throwIfAborted();
      for (let D of E.push(N)) B.push(D);
      await P.room();
    }
    return E.finish(), P.end(), m = B.files(), B;
  }), h = nx(n, "tree");
  for (let { name: b, target: x } of d) ax(S(h), b, x);
  let g = Buffer.concat(p), y = { bytes: [g], members: p.length, mostBytes: g.length };
  await xo(y, { tar: f, roots: o, codec: cm, cwd: h, signal: u });
}
var rx = Buffer.alloc(1024), ox = 512 * 1024 * 1024, sx = 1 / 2, cm = {
  unpacking(e, t) {
    let { stdin: n, stdout: r, ended: o } = Pt(e, t);
    return or({
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
        n.end(rx);
      }
    });
  }
}, fm = 300;
function ix({ stagedName: e, follow: t }, n) {
  let r = [], o = [], s = /* @__PURE__ */ new Set(), i = /* @__PURE__ */ new Map(), a = Math.min(ox, (0, um.getHeapStatistics)().heap_size_limit * sx), c = 0, f = !1, u = 0, m = (p) => {
    if (c += p, c > a) throw new k("it holds more than anybody would save");
  }, l = (p) => {
    let h = sr(p);
    m(h.length), o.push(h);
  }, d = (p) => {
    let { kind: h } = p, g = e(p.name);
    if (h === "other" || s.has(g)) return !1;
    if (s.add(g), m(g.length + fm), h === "file")
      u++, n.begin(sr({ ...p, kind: h, name: g, target: "" }), g);
    else if (h === "directory") l({ ...p, kind: h, name: g, target: "" });
    else if (h === "symlink")
      i.set(g, { ...p, kind: h, name: g }), l({ ...p, kind: h, name: g }), t(p.name, p.target);
    else {
      let y = e(p.target);
      m(y.length + fm);
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
function ax(e, t, n) {
  let r = (o) => w(`${e}/${o}`);
  QS(r(tx(t)), { recursive: !0 });
  try {
    XS(r(n), r(t));
  } catch {
    throw new k(`it holds ${w(t)} as another name of a file that it does not hold`);
  }
}

// src/formats/actions-cache/actions-cache.ts
var dm = {
  id: "actions-cache",
  indexed: !1,
  kinds: ["archive"],
  image: !1,
  versions(e, t) {
    return (t && !t.zstd ? ["gzip", "zstd-without-long"] : ["zstd-without-long", "gzip"]).map((r) => cx(r, e));
  },
  unsupportedReason: () => {
  },
  pack: Hu,
  unpack: mm
};
function cx(e, t) {
  let n = Li(t) ? ["windows-only"] : [], r = [...t.paths, e, ...n, "1.0"].join("|");
  return (0, lm.createHash)("sha256").update(r).digest("hex");
}

// src/formats/squashfs/pack.ts
import { createReadStream as Lv } from "node:fs";
import { join as Dv } from "node:path";

// src/formats/squashfs/directory-image.ts
var dl = _(hm(), 1);
import { writeFileSync as Mv } from "node:fs";
import { join as Tv } from "node:path";

// src/files/staging.ts
import { chmodSync as Lx, lstatSync as Am, mkdtempSync as Dx, readdirSync as Ux, rmSync as Wx, statSync as jx } from "node:fs";
import * as Mo from "node:fs/promises";
import { createServer as Hx } from "node:net";
import { toNamespacedPath as zx } from "node:path";

// src/disk/local-socket.ts
var ym = _(gm(), 1);
import { once as fx } from "node:events";
import {
  closeSync as ux,
  lstatSync as mx,
  mkdtempSync as lx,
  openSync as dx,
  rmSync as px,
  statSync as hx,
  symlinkSync as gx,
  writeFileSync as yx
} from "node:fs";
import { connect as wx } from "node:net";
import { tmpdir as bx } from "node:os";
import { join as Et } from "node:path";
var Po = process.platform === "win32";
function Oo(e, t, n) {
  let { path: r, close: o } = Po ? xx() : bm(e, t);
  return n.on("error", () => {
  }).listen(r), o(), Po && n.listening && yx(Et(e, t), km(r, e), { mode: 384 }), n.listening;
}
async function Bo(e, t) {
  let n = Po ? Sm(e, t) : bm(e, t);
  if (n)
    try {
      let r = wx(n.path);
      return r.on("error", () => {
      }), await fx(r, "connect").finally(n.close), r;
    } catch (r) {
      if (!["ECONNREFUSED", "ENOENT"].includes(String($(r)))) throw r;
      return;
    }
}
function wm(e, t) {
  return Po ? Sm(e, t) !== void 0 : mx(Et(e, t), { throwIfNoEntry: !1 })?.isSocket() === !0;
}
function bm(e, t) {
  let n = Et(e, t);
  if (Buffer.byteLength(n) < 100) return { path: n, close: () => {
  } };
  if (process.platform === "linux") {
    let o = dx(e, "r");
    return { path: `/proc/self/fd/${o}/${t}`, close: () => ux(o) };
  }
  let r = lx(Et(bx(), "headstart-"));
  return gx(e, Et(r, "d")), { path: Et(r, "d", t), close: () => px(r, { recursive: !0, force: !0 }) };
}
var kx = /^\\\\\.\\pipe\\headstart-[0-9a-f-]{36}$/, Sx = 256;
function xx() {
  return { path: `\\\\.\\pipe\\headstart-${(0, ym.randomUUID)()}`, close: () => {
  } };
}
function km(e, t) {
  return `${e}
${hx(t, { bigint: !0 }).ino}
`;
}
function Sm(e, t) {
  let n = vx(Et(e, t)) ?? "", [r = ""] = n.split(`
`);
  return kx.test(r) && n === km(r, e) ? { path: r, close: () => {
  } } : void 0;
}
function vx(e) {
  try {
    return st(e, Sx)?.toString("latin1");
  } catch (t) {
    if ($(t) === "ENOENT") return;
    throw t;
  }
}

// src/files/journal.ts
var Im = _(vm(), 1);
import {
  appendFileSync as Ox,
  chmodSync as Xi,
  lstatSync as Rm,
  mkdirSync as Bx,
  rmdirSync as Ex,
  rmSync as $x,
  statSync as Rx,
  utimesSync as Ix,
  writeFileSync as Mx
} from "node:fs";

// src/files/journal-step.ts
var Eo = {
  make: { path: "target" },
  move: { to: "target", from: "staged" },
  replace: { to: "target", from: "staged", aside: "staged" },
  stamp: { path: "target" }
};
function $o(e) {
  let t = e;
  return Object.keys(Eo[e.do]).map((n) => t[n]);
}
function Om(e) {
  return $o(e)[0];
}
function Zi(e, t) {
  let n = S(G(t)), r = ze(n), o = (s) => {
    if (s !== n && !s.startsWith(r)) throw new Error(`${s} is not below ${n}`);
    return s.slice(r.length);
  };
  return e.map((s) => `${JSON.stringify(Em(s, o))}
`).join("");
}
function Bm(e, t) {
  let n = S(G(t)), r = (s) => s === "" ? n : `${ze(n)}${s}`;
  return e.split(`
`).slice(0, -1).map((s) => {
    let i = JSON.parse(s);
    if (!Px(i, S(Qr(t)))) throw new Error("its journal is none that a restore wrote");
    return Em(i, r);
  });
}
function Em(e, t) {
  let n = $o(e), r = Object.keys(Eo[e.do]).map((o, s) => [o, t(n[s])]);
  return { ...e, ...Object.fromEntries(r) };
}
function Px(e, t) {
  let n = e;
  if (typeof n?.do != "string" || !Object.hasOwn(Eo, n.do)) return !1;
  let r = (i) => typeof i == "string" && i.split("/").every((a) => !["", ".", ".."].includes(a)), o = n.do === "stamp", s = Object.entries(Eo[n.do]).every(([i, a]) => {
    let c = n[i];
    return c === "" ? o : r(c) && a === "staged" === c.startsWith(`${t}/`) && c !== t;
  });
  return o ? s && Pm(n.stamp) && Pm(n.before) : s && (n.do === "make" || typeof n.inode == "string");
}
function Pm(e) {
  let t = e;
  return [t?.mode, t?.mtime].every(Number.isFinite);
}

// src/files/journal.ts
var un = "journal", Tx = Math.min(128 * 1024 * 1024, (0, Im.getHeapStatistics)().heap_size_limit / 32);
function Mm(e, t) {
  Ox(M(t, un), Zi(e, t), { mode: 384 });
  for (let n of e) Cx(n);
}
function Tm(e) {
  for (let t of e)
    t.do === "stamp" && L(t.path)?.isDirectory() && ea(t.path, t.stamp);
}
function Qi(e) {
  $x(M(e, un), { force: !0 });
}
function Ro(e, t = () => !0) {
  let n = Ax(e), r = /* @__PURE__ */ new Set(), o = [];
  for (let a of [...n.toReversed(), ...n.filter((c) => c.do === "stamp")])
    try {
      t(a) ? Nx(a) : r.add(a);
    } catch (c) {
      o.push(c);
    }
  if (o.length > 0) throw o[0];
  let s = M(e, `${un}-draft`), i = n.filter((a) => r.has(a));
  i.length > 0 ? (Mx(s, Zi(i, e), { mode: 384 }), ie(s, M(e, un))) : Qi(e);
}
function ar(e) {
  return L(S(M(e, un))) !== void 0;
}
function Ax(e) {
  if (!ar(e)) return [];
  let t = st(M(e, un), Tx);
  if (!t) throw new Error("its journal is no file that a restore wrote");
  return Bm(t.toString(), e);
}
function Cx(e) {
  switch (e.do) {
    case "make":
      Bx(w(e.path));
      break;
    case "move":
      ir(e.from, e.to);
      break;
    case "replace":
      ir(e.to, e.aside), ir(e.from, e.to);
      break;
    case "stamp":
      ea(e.path, e.stamp);
      break;
  }
}
function Nx(e) {
  switch (e.do) {
    case "make":
      Fx(e.path);
      break;
    case "move":
      $m(e);
      break;
    case "replace":
      if (!L(e.aside)) break;
      if ($m(e), L(e.to)) throw new Error(`${w(e.to)} is in the way of what was there before`);
      ir(e.aside, e.to);
      break;
    case "stamp":
      _x(e.path, e.before);
      break;
  }
}
function $m({ from: e, to: t, inode: n }) {
  !L(e) && Io(t) === n && ir(t, e);
}
function Io(e) {
  let t = Rm(w(e), { bigint: !0, throwIfNoEntry: !1 });
  return t && `${t.dev}:${t.ino}`;
}
function L(e) {
  try {
    return Rm(w(e));
  } catch (t) {
    if ($(t) === "ENOENT" || $(t) === "ENOTDIR") return;
    throw t;
  }
}
function $t(e) {
  if (Rx(w(e), { throwIfNoEntry: !1 })?.isDirectory()) return [];
  if (L(e)) throw new Error(`${w(e)} is no directory, so nothing can be restored below it`);
  return [...$t(G(e)), e];
}
function Fx(e) {
  try {
    Ex(w(e));
  } catch (t) {
    if (!["ENOENT", "ENOTDIR", "ENOTEMPTY", "EEXIST"].includes($(t) ?? "")) throw t;
  }
}
function _x(e, t) {
  let n = L(e);
  n?.isDirectory() && (n.mtimeMs / 1e3 !== t.mtime || (n.mode & 4095) !== t.mode) && ea(e, t);
}
function ea(e, { mode: t, mtime: n }) {
  try {
    Xi(w(e), t), Ix(w(e), n, n);
  } catch (r) {
    if ($(r) !== "EPERM") throw r;
  }
}
function ir(e, t) {
  let [n, r] = [w(e), w(t)];
  try {
    ie(n, r);
  } catch (o) {
    let s = L(e);
    if ($(o) !== "EACCES" || !s?.isDirectory()) throw o;
    Xi(n, s.mode | 128), ie(n, r), Xi(r, s.mode & 4095);
  }
}

// src/files/staging.ts
var mn = ".headstart-staging-";
function _e(e) {
  return e.startsWith(mn);
}
function To(e) {
  let t = Dx(M(e, mn)), n = qx(t);
  return {
    /** Absolute path, on the same file system as the target beside it. */
    dir: t,
    /** Removes the directory, unless the next run needs it to undo steps that this run could not undo. */
    async remove() {
      ar(t) || (n?.close(), fr(t));
    }
  };
}
async function it({ base: e, literal: t }) {
  let n = Gx(e);
  if (t === void 0) return n;
  let r = Am(t, { throwIfNoEntry: !1 });
  return r?.isDirectory() ? await Mo.access(n, Mo.constants.W_OK).then(
    () => !0,
    () => !1
  ) && r.dev === Am(n).dev ? n : t : n;
}
function Gx(e) {
  let t = e;
  for (; !jx(t, { throwIfNoEntry: !1 })?.isDirectory(); ) {
    let n = G(t);
    if (n === t) throw new Error(`there is no ${t}`);
    t = n;
  }
  return t;
}
function ln(e) {
  let t = L(S(e));
  return t !== void 0 && cr(t);
}
function cr(e) {
  return e.isDirectory() && Zn(e) && Tf(e);
}
function dn(e) {
  return wm(e, ta);
}
var ta = "alive";
function qx(e) {
  let t = Hx((n) => n.destroy()).unref();
  if (Oo(e, "born", t))
    return ie(M(e, "born"), M(e, ta)), t;
}
async function Ao(e) {
  if (!dn(e)) return !1;
  try {
    let t = await Bo(e, ta);
    return t?.destroy(), t !== void 0;
  } catch {
    return !0;
  }
}
function fr(e) {
  let t = () => Wx(zx(e), { recursive: !0, force: !0, maxRetries: 3 });
  try {
    t();
  } catch (n) {
    if ($(n) !== "EACCES") throw n;
    Cm(S(e)), t();
  }
}
function Cm(e) {
  Lx(w(e), 448);
  for (let t of Ux(w(e), { withFileTypes: !0, encoding: "latin1" }))
    t.isDirectory() && Cm(`${e}/${t.name}`);
}

// src/formats/squashfs/make.ts
import { stat as Ev } from "node:fs/promises";

// src/formats/squashfs/check.ts
var ol = _(Fm(), 1);
import { closeSync as rl, constants as tl, fstatSync as lv, openSync as dv, readSync as pv } from "node:fs";
import { setImmediate as hv } from "node:timers/promises";

// src/formats/squashfs/metadata.ts
var Um = _(Lm(), 1);
var ae = 8192, ra = 256;
function Co(e, t, n, r = []) {
  let o = /* @__PURE__ */ new Map(), s = t, i = 0, a = async () => {
    let f = await e(s, Math.min(n, s + ra * ae)), { unpacked: u, starts: m, length: l } = Jx(f, s + f.length === n);
    for (let d of m) o.set(s - t + d, o.size);
    s += l, i += c.at, c.bytes = Buffer.concat([c.bytes.subarray(c.at), ...u]), c.at = 0;
  }, c = {
    /** The part of the table that has been unpacked and not been dropped yet. */
    bytes: Buffer.alloc(0),
    /** Where the reader is in `bytes`. */
    at: 0,
    /** Makes sure that `take` can take `metadataBytes`, or the rest of the table. Undefined if it can already. */
    ahead: () => c.bytes.length - c.at < ae && s !== n ? a() : void 0,
    /** Moves on. @returns the place in `bytes` where the reader was @throws BadEntry when the table ends before */
    take(f) {
      let { at: u } = c;
      if (c.at += f, c.at > c.bytes.length) throw R("a table ends early");
      return u;
    },
    /** Where the reader is in the table. */
    position: () => i + c.at,
    /** The position that the image writes as a block, by its start in the packed table, and an offset in the block. */
    positionOf(f, u) {
      let m = t + f === s ? o.size : o.get(f);
      if (m === void 0 || u >= ae) throw R("a table points beside its blocks");
      return m * ae + u;
    },
    /** @throws BadEntry when the reader is not at the end */
    end() {
      if (s !== n || c.at !== c.bytes.length) throw R("a table is too long");
      if (r.some((f, u) => o.get(f - t) !== u))
        throw R("a list points beside the blocks of its table");
    }
  };
  return c;
}
async function No(e, t, n) {
  let r = Math.ceil(n / ae), o = await e(t, t + r * na);
  if (o.length !== r * na) throw R("a list ends early");
  let s = Array.from({ length: r }, (a, c) => Number(o.readBigUInt64LE(c * na))), [i = t] = s;
  if (i > t) throw R("a table is behind its list");
  return { table: Co(e, i, t, s), start: i };
}
var na = 8;
function Jx(e, t) {
  let n = [], r = [], o = 0;
  for (; n.length < ra && o + 2 <= e.length; ) {
    let s = e.readUInt16LE(o), i = o + 2 + (s & Dm);
    if (i > e.length) break;
    let a = e.subarray(o + 2, i), c = s > Dm ? a : Kx(a), f = t && i === e.length;
    if (c.length !== ae && !(f && c.length > 0 && c.length < ae))
      throw R("a table has a gap");
    r.push(c), n.push(o), o = i;
  }
  if (n.length === 0 || t && o !== e.length && n.length < ra)
    throw R("a table ends early");
  return { unpacked: r, starts: n, length: o };
}
var Dm = 32767;
function Kx(e) {
  try {
    return (0, Um.zstdDecompressSync)(e, { maxOutputLength: ae, chunkSize: ae });
  } catch {
    throw R("a table cannot be unpacked");
  }
}
function R(e) {
  return new k(`its image is wrong: ${e}`);
}

// src/formats/squashfs/directory.ts
var ur = { directory: 1, file: 2, link: 3, whiteout: 5 };
function jm(e) {
  let t = new Float64Array(e + 1), n = new Uint8Array(e + 1), r = new Uint8Array(e + 1), o = 0;
  return {
    /** @throws BadEntry when the number is taken */
    add({ number: s, kind: i }, a) {
      if (s < 1 || s > e || n[s] !== 0) throw R("two inodes have one number");
      n[s] = ur[i], t[s] = a, o++;
    },
    /** @throws BadEntry when the name leads to no inode that has been read, or is a second name that tools do not make */
    name(s, i, a) {
      if (i === 0 || n[s] !== i || t[s] !== a)
        throw R("a name leads nowhere");
      if (r[s] === 0) o--;
      else if (i === ur.directory || i === ur.whiteout)
        throw R("a directory or a whiteout has two names");
      r[s] = 1;
    },
    /** How many inodes have no name. */
    unnamed: () => o
  };
}
var [Vx, Yx, Zx] = [12, 12, 8], Xx = 256, Qx = 256, [Wm, ev] = [46, 47];
async function Hm({ number: e, start: t, offset: n, bytes: r, indexed: o }, { inodes: s, directories: i }, { known: a, whiteouts: c }) {
  let f = await tv(s, o), u = i.position();
  if (i.positionOf(t, n) !== u) throw R("a directory is not where it should be");
  let m = u + r, l = 0, d = 0, p;
  for (; i.position() < m; ) {
    let h = i.ahead();
    h && await h;
    let g = i.position(), y = f[d]?.within === g - u ? f[d++] : void 0;
    if (y && i.positionOf(y.block, g % ae) !== g)
      throw oa();
    let b = i.take(Yx), x = i.bytes.readUInt32LE(b) + 1, P = s.positionOf(i.bytes.readUInt32LE(b + 4), 0), B = i.bytes.readUInt32LE(b + 8);
    if (x > Qx) throw R("a directory has too many names at once");
    for (let E = x; E > 0; E--) {
      let C = i.ahead();
      C && await C;
      let N = i.take(Zx), { bytes: D } = i, Ae = B + D.readInt16LE(N + 2), ne = D.readUInt16LE(N + 4);
      a.name(Ae, ne, P + D.readUInt16LE(N));
      let yt = zm(D.readUInt16LE(N + 6)), jc = i.take(yt), jn = D.subarray(jc, jc + yt);
      if (nv(jn, p), y && E === x && !jn.equals(y.name)) throw oa();
      p = jn, ne === ur.whiteout ? c.add(e, jn) : ne === ur.directory && c.addBelow(e, jn, Ae);
    }
    l += x;
  }
  if (i.position() !== m) throw R("a directory does not end where it should");
  if (d !== f.length) throw oa();
  return l;
}
async function tv(e, t) {
  let n = [];
  for (; n.length < t; ) {
    await e.ahead();
    let r = e.take(Vx), { bytes: o } = e, s = zm(o.readUInt32LE(r + 8)), i = e.take(s), a = o.subarray(i, i + s);
    n.push({ within: o.readUInt32LE(r), block: o.readUInt32LE(r + 4), name: a });
  }
  return n;
}
function oa() {
  return R("the index of a directory leads elsewhere");
}
function zm(e) {
  if (e >= Xx) throw R("a name is too long");
  return e + 1;
}
function nv(e, t) {
  let n = t ? 0 : 1;
  for (let r = 0; r < e.length; r++) {
    let o = e[r];
    if (o === 0 || o === ev) throw R("it has a name that is none");
    n === 0 && (n = o - (t[r] ?? -1));
  }
  if (n <= 0) throw R("names are not in order");
  if (e[0] === Wm && (e.length === 1 || e.length === 2 && e[1] === Wm))
    throw R("it has a name that is none");
}

// src/formats/squashfs/superblock.ts
var Be = 96, Gm = 6, qm = { noXattrs: 512, others: 1088 }, Jm = 0xffffffffffffffffn, rv = 1 << 24;
function pn(e, t) {
  if (e.length < Be || e.toString("latin1", 0, 4) !== "hsqs")
    throw Km("it has no superblock");
  let n = (B) => e.readUInt16LE(B), r = (B) => e.readUInt32LE(B), o = (B) => Number(e.readBigUInt64LE(B)), s = {
    inodes: r(4),
    fragments: r(16),
    ids: n(26),
    blockBytes: r(12),
    root: { block: Number(e.readBigUInt64LE(32) >> 16n), offset: n(32) },
    inodeTable: o(64),
    directoryTable: o(72),
    fragmentTable: o(80),
    idTable: o(48)
  }, { inodes: i, fragments: a, ids: c, blockBytes: f, inodeTable: u, directoryTable: m, fragmentTable: l, idTable: d } = s, [p, h] = [n(22), o(40)], g = [Be, u, m, l, d, h, t], y = (n(24) ^ qm.noXattrs) & ~qm.others, b = `${n(28)}.${n(30)}`, P = [
    [n(20) === Gm, `its compression is number ${n(20)} instead of ${Gm}`],
    [b === "4.0", `its version is ${b} instead of 4.0`],
    [y === 0, `its flags 0x${n(24).toString(16)} differ in 0x${y.toString(16)}`],
    [e.readBigUInt64LE(56) === Jm, "it has a table of attributes"],
    [e.readBigUInt64LE(88) === Jm, "it has a table for exporting by NFS"],
    [i > 0 && i <= rv, `it has ${i} inodes`],
    [a <= i, `it has ${a} fragments for ${i} inodes`],
    [c === 1 || c === 2, `it has ${c} ids`],
    [p >= 12 && p <= 20 && f === 2 ** p, `its block size is ${f} (log ${p})`],
    [g.every((B, E) => E === 0 || B >= g[E - 1]), "its tables overlap"]
  ].find(([B]) => !B);
  if (P) throw Km(P[1]);
  return s;
}
function Km(e) {
  return new k(`it holds no squashfs image of our kind: ${e}`);
}

// src/formats/squashfs/extents.ts
var Vm = 16, ov = 4, sa = 1 << 24, Fo = sa - 1;
async function Ym(e, t) {
  let { inodeTable: n, blockBytes: r, inodes: o, fragments: s } = t, i = iv(o + s), { starts: a, words: c, start: f } = await sv(e, t), u = new Uint32Array(s);
  function m(l, d) {
    let p = d & Fo;
    if (d > (sa | Fo) || p > r || l + p > n)
      throw R("a block is where none can be");
    if (d & sa) return p;
    try {
      return e.unpackedBytes?.(l, p, r);
    } catch (h) {
      throw R(`a block cannot be read: ${O(h)}`);
    }
  }
  return {
    /** Where the table of fragments starts, and the table of directories ends. */
    start: f,
    /** Adds a file. The list of its blocks comes next in the table of inodes. */
    async add({ start: l, bytes: d, fragment: p, offset: h }, g) {
      let y = d % r, b = p === void 0 ? d : d - y, x = { start: l, end: l, hash: 0 };
      for (let P = 0; P < b; P += r) {
        let B = g.ahead();
        B && await B;
        let E = g.bytes.readUInt32LE(g.take(ov));
        if (E === 0) continue;
        let C = e.pause?.();
        C && await C;
        let N = Math.min(r, b - P);
        if ((m(x.end, E) ?? N) !== N)
          throw R("a block is not what it should be");
        x.end += E & Fo, x.hash = Math.imul(x.hash, 31) + E | 0;
      }
      if (i.add(x), p !== void 0) {
        if (p >= s || h + y > r) throw R("a fragment is where none can be");
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
          throw R("a fragment is not what it should be");
        i.add({ start: p, end: p + (h & Fo), hash: h });
      }
      i.check();
    }
  };
}
async function sv({ read: e }, { fragments: t, fragmentTable: n }) {
  let r = new Float64Array(t), o = new Uint32Array(t), { table: s, start: i } = await No(e, n, t * Vm);
  for (let a = 0; a < t; a++) {
    await s.ahead();
    let c = s.take(Vm);
    r[a] = Number(s.bytes.readBigUInt64LE(c)), o[a] = s.bytes.readUInt32LE(c + 8);
  }
  return s.end(), { starts: r, words: o, start: i };
}
function iv(e) {
  let t = new Float64Array(e), n = new Float64Array(e), r = new Int32Array(e), o = 0, s = () => R("two files are in one place");
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
var _o = (e) => (t, n) => t.readUInt16LE(n + e), ge = (e) => (t, n) => t.readUInt32LE(n + e), Zm = (e) => (t, n) => Number(t.readBigUInt64LE(n + e)), av = {
  1: { kind: "directory", length: 16, start: ge(0), bytes: _o(8), offset: _o(10) },
  2: { kind: "file", length: 16, start: ge(0), fragment: ge(4), offset: ge(8), bytes: ge(12) },
  3: { kind: "link", length: 8, bytes: ge(4) },
  5: { kind: "whiteout", length: 8, bytes: () => 0, device: ge(4) },
  8: { kind: "directory", length: 24, bytes: ge(4), start: ge(8), indexed: _o(16), offset: _o(18), attributes: ge(20) },
  9: { kind: "file", length: 40, start: Zm(0), bytes: Zm(8), fragment: ge(28), offset: ge(32), attributes: ge(36) }
}, Lo = 4294967295, cv = 16, fv = 4095, uv = 3;
function Qm(e) {
  let t = e.take(cv), { bytes: n } = e;
  if (n.readUInt16LE(t + 2) > 511) throw R("it sets bits that change who runs a program");
  let r = av[n.readUInt16LE(t)];
  if (!r) throw Xm();
  let { kind: o } = r, s = e.take(r.length), i = (f, u = 0) => f?.(n, s) ?? u;
  if (i(r.device) !== 0) throw Xm();
  if (i(r.attributes, Lo) !== Lo) throw R("it has extended attributes");
  let a = i(r.bytes) - (o === "directory" ? uv : 0);
  if (a < 0) throw R("a directory is too short");
  if (!Number.isSafeInteger(a)) throw R("a file is larger than any");
  if (o === "link") {
    if (a === 0 || a > fv) throw R("a link is too long");
    e.take(a);
  }
  let c = i(r.fragment, Lo);
  return {
    kind: o,
    number: n.readUInt32LE(t + 12),
    owner: n.readUInt32LE(t + 4),
    time: n.readUInt32LE(t + 8),
    bytes: a,
    start: i(r.start),
    fragment: c === Lo ? void 0 : c,
    offset: i(r.offset),
    indexed: i(r.indexed)
  };
}
function Xm() {
  return R("it holds more than files, directories and links");
}

// src/formats/squashfs/whiteouts.ts
var Do = 2 ** 20, mv = 4096;
function el() {
  let e = /* @__PURE__ */ new Map(), t = 0, n = (r, o) => {
    let s = e.get(r);
    s ? s.push(o) : e.set(r, [o]);
  };
  return {
    count: () => t,
    /** Notes a whiteout in a directory. @throws BadEntry when there are too many */
    add(r, o) {
      if (++t > Do) throw R("it has too many whiteouts");
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
          if (c.length > mv) throw R("the name of a whiteout is too long");
          a === void 0 ? yield c : o.push({ directory: a, prefix: `${c}/` });
        }
    }
  };
}

// src/formats/squashfs/check.ts
async function gv(e) {
  let t = pn(await e.read(0, Be), e.length), { inodeTable: n, directoryTable: r, inodes: o, ids: s, root: i } = t;
  await yv(e, t.idTable, s);
  let a = await Ym(e, t), c = Co(e.read, n, r), f = Co(e.read, r, a.start), u = jm(o), m = el(), l = { members: 0, bytes: 0, newest: 0 }, d, p, h = 0;
  for (let y = 0; y < o; y++) {
    let b = c.ahead();
    if (b && await b, h = c.position(), p = Qm(c), d ??= p.owner, p.owner !== d) throw R("it has several owners");
    if ((d & 65535) >= s || d >>> 16 >= s) throw R("its owner is none that it lists");
    l.newest = Math.max(l.newest, p.time), p.kind === "file" ? (await a.add(p, c), l.bytes += p.bytes) : p.kind === "directory" && (l.members += await Hm(p, { inodes: c, directories: f }, { known: u, whiteouts: m })), u.add(p, h);
  }
  if (p?.kind !== "directory" || h !== c.positionOf(i.block, i.offset))
    throw R("its root is not where it should be");
  if (u.unnamed() !== 1) throw R("not all that it holds has a name");
  c.end(), f.end(), await a.check();
  let { number: g } = p;
  return { ...l, whiteouts: m.count(), removed: () => m.names(g) };
}
var nl = 4;
async function yv(e, t, n) {
  let { table: r } = await No(e.read, t, n * nl);
  await r.ahead(), r.take(n * nl), r.end();
}
function Uo({ whiteouts: e, removed: t }, n = []) {
  let r = new Set(n);
  if (e > 0 && r.size === 0) throw R("it holds more than files, directories and links");
  if (e !== r.size) throw R(`it has ${e} whiteouts instead of ${r.size}`);
  for (let o of t()) if (!r.has(o)) throw R("it removes other files than it lists");
}
function wv(e) {
  let t = dv(e, tl.O_RDONLY | (tl.O_NONBLOCK ?? 0));
  if (lv(t).isFile()) return t;
  throw rl(t), new Error(`${e} is no file any more`);
}
async function hn(e, { offset: t, length: n }, r, { signal: o, until: s } = {}) {
  let i = wv(e), a = (d, p) => {
    let h = Buffer.allocUnsafe(p);
    return h.subarray(0, pv(i, h, 0, p, t + d));
  }, c = 0, f = {
    tables: void 0,
    heads: (d) => Sv(a(d, sl)) ?? 0,
    contents(d, p, h) {
      let g = (0, ol.zstdDecompressSync)(a(d, p), { maxOutputLength: h });
      return c += g.length, g.length;
    }
  }, u = async () => {
    c = 0, await hv(), o?.throwIfAborted();
  }, m = async (d, p) => (await s?.(t + d, t + p), await u(), a(d, p - d)), l = () => c < bv ? void 0 : u();
  try {
    return await gv({ read: m, length: n, unpackedBytes: f[r], pause: l });
  } finally {
    rl(i);
  }
}
var bv = 64 * 1024 * 1024, kv = 4247762216, sl = 18;
function Sv(e) {
  if (e.length < sl || e.readUInt32LE(0) !== kv) return;
  let t = e.readUInt8(4), n = (t & 32) !== 0, r = [0, 1, 2, 4][t & 3], o = 5 + (n ? 0 : 1) + r, s = t >> 6;
  return s === 0 ? n ? e.readUInt8(o) : void 0 : s === 1 ? e.readUInt16LE(o) + 256 : s === 2 ? e.readUInt32LE(o) : void 0;
}

// src/formats/squashfs/top-time.ts
import { closeSync as xv, openSync as vv, readSync as Pv, writeSync as il } from "node:fs";
var ul = "-noI", [al, Ov] = [24, 1], [Bv, cl] = [8, 4], fl = 2;
function ml(e, t, n) {
  let r = vv(e, "r+");
  try {
    let o = Buffer.alloc(Be);
    Pv(r, o, 0, o.length, 0), o.writeUInt16LE(o.readUInt16LE(al) & ~Ov, al);
    let { inodeTable: s, root: i } = pn(o, t);
    il(r, o, 0, o.length, 0);
    let a = Buffer.alloc(cl);
    a.writeUInt32LE(n);
    for (let c = 0; c < cl; c++) {
      let f = i.offset + Bv + c, u = Math.floor(f / ae) * (fl + ae), m = s + i.block + u + fl + f % ae;
      il(r, a, c, 1, m);
    }
  } finally {
    xv(r);
  }
}

// src/formats/squashfs/make.ts
async function ll(e, t, n) {
  let r = {
    source: "-",
    how: ["-tar"],
    names: t,
    reader: lo(n.tools.tar)
  }, o = async () => {
    try {
      let a = await mr(e, r, n);
      return a.members >= t.length ? a : new k(`it has ${a.members} members instead of ${t.length}`);
    } catch (a) {
      if (a instanceof k) return a;
      throw a;
    }
  }, s = await o(), i = s instanceof k ? await o() : s;
  if (i instanceof k) throw new Error(`mksquashfs made a damaged image, twice: ${i.message}`);
  return i;
}
async function mr(e, { source: t, how: n, reader: r, names: o, archive: s, topSeconds: i, whiteouts: a }, c) {
  let { scratch: f, tools: u, level: m, signal: l } = c, d = { path: u.mksquashfs, args: [t, e, ...n, ...$v(m)] }, p = r ? [r, d] : [d], { stdin: h, stdout: g, ended: y } = Y(p, { cwd: f, signal: l });
  if (g.resume(), s) {
    let [P, B] = await Promise.allSettled([Rv(s, h), y]);
    for (let E of [P, B]) if (E.status === "rejected") throw E.reason;
  } else
    h.end(`${o.join("\0")}\0`, "latin1"), await y;
  let { size: b } = await Ev(e);
  i !== void 0 && ml(e, b, i);
  let x = await hn(e, { offset: 0, length: b }, "heads");
  return Uo(x, a), x;
}
function $v(e) {
  let t = ["-force-uid", String(process.geteuid?.()), "-force-gid", String(process.getegid?.())], n = ["-comp", "zstd", "-Xcompression-level", String(e)], r = ["-quiet", "-no-progress", "-no-recovery", "-noappend", "-exit-on-error"];
  return ["-no-tailends", "-no-exports", ...n, ...t, "-no-xattrs", ...r];
}
async function Rv(e, t) {
  try {
    for await (let n of e) !t.destroyed && !t.write(n) && await Iv(t);
  } finally {
    t.end();
  }
}
function Iv(e) {
  return new Promise((t) => {
    let n = () => {
      for (let r of ["drain", "close"]) e.off(r, n);
      t();
    };
    for (let r of ["drain", "close"]) e.on(r, n);
  });
}

// src/formats/squashfs/directory-image.ts
async function pl(e, t, n) {
  let r = await bl(e, t, [], n);
  return n.signal.throwIfAborted(), r && gl(r) ? void 0 : r;
}
async function hl(e, t, { members: n, unpacked: r }, o) {
  let s = ia(t, r);
  if (s.length > Av || s.some((c) => c.includes(`
`))) return;
  let i = await bl(e, t, s, o);
  return o.signal.throwIfAborted(), i?.members !== n.length - 1 || gl(i) ? void 0 : !o.leftOut || await Nv(e, t, n, o).catch(() => !1) ? i : void 0;
}
var Av = 1e3, Cv = 1440 * 60;
function gl({ newest: e }) {
  return e > Date.now() / 1e3 + Cv;
}
async function Nv(e, t, n, { tools: r, scratch: o, signal: s }) {
  let { unsquashfs: i } = r;
  if (i === void 0) return !1;
  let a = { path: i, args: ["-l", "-d", "", e] }, { stdin: c, stdout: f, ended: u } = Y([a], { cwd: o, signal: s });
  c.end();
  let [m] = await Promise.all([(0, dl.buffer)(f), u]), l = new Set(m.toString("latin1").split(`
`)), d = wl(t).length - 1;
  return n.every((p) => {
    let h = p.slice(d);
    return h === "/." || h.split(`
`).every((g) => l.has(g));
  });
}
function yl({ root: e, stat: t }) {
  return e.literal !== void 0 && t.isDirectory();
}
function ia(e, t) {
  let n = wl(e);
  return t.flatMap((r) => r.startsWith(n) ? [r.slice(n.length)] : []);
}
function wl({ root: e, relative: t }) {
  return t === "" ? `${e.place}/` : `${e.place}/${S(t)}/`;
}
function bl(e, { path: t }, n, r) {
  let o = Tv(r.scratch, "excludes");
  return Mv(o, [Fv, ...n.map(_v)].join(""), "latin1"), mr(e, { source: t, how: ["-action", "chmod(a-st)@true", "-wildcards", "-ef", o], names: [] }, r).catch(() => {
  });
}
var Fv = `... ${mn}*
`;
function _v(e) {
  return `\\${e.replace(/[^\w/]/g, "\\$&")}
`;
}

// src/formats/squashfs/pack.ts
async function xl(e) {
  let t = Dv(e.scratch, "image"), n = [], r;
  for (let s of e.matches.filter(yl)) {
    let i = s.root.place, a = e.leftOut ? void 0 : await pl(t, s, e);
    if (!a) {
      r ??= kl(e);
      let c = r.members.get(i) ?? [];
      a = e.leftOut || ia(s, r.unpacked).length > 0 ? await hl(t, s, { ...r, members: c }, e) : void 0;
    }
    if (a) {
      let c = a.members + 1;
      n.push(await Sl(t, { ...a, files: c, root: i }, n, e));
    }
  }
  if (n.length < e.matches.length) {
    r ??= kl(e);
    let s = [...r.members].flatMap(
      ([i, a]) => n.some(({ root: c }) => c === i) ? [] : a
    );
    if (s.length > 0) {
      nn(e);
      let i = await ll(t, s, e);
      n.push(await Sl(t, { ...i, files: s.length }, n, e));
    }
  }
  let o = (s) => n.reduce((i, a) => i + a[s], 0);
  return { segments: n, files: o("files"), bytes: o("bytes"), skipped: r?.skipped ?? [] };
}
function kl({ found: e, leftOut: t = [] }) {
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
async function Sl(e, { files: t, bytes: n, root: r }, o, s) {
  let { offset: i, length: a } = o.at(-1) ?? { offset: 0, length: 0 }, c = tn(i + a, "image");
  c > i + a && await s.write(Buffer.alloc(c - i - a));
  let f = await xt(Lv(e, { highWaterMark: 1024 * 1024 }), s);
  return { kind: "image", offset: c, length: f, files: t, bytes: n, ...r === void 0 ? {} : { root: r } };
}

// src/formats/squashfs/receive.ts
import { open as Rl, rm as Yv } from "node:fs/promises";
import { join as Zv } from "node:path";

// src/formats/squashfs/arrivals.ts
function vl(e) {
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
var Uv = 32;
function gn(e, t) {
  let { image: n = [], delta: r = [], removals: o = [] } = Object.groupBy(e, ({ kind: f }) => f), s = [...n, ...r, ...o];
  if (!e.every((f, u) => f === s[u]) || o.length !== (r.length > 0 ? 1 : 0) || n.length === 0 || new Set(n.map(({ root: f }) => f)).size < n.length) throw lr();
  let a = r.map((f, u) => ({ ...Pl(f), nth: u, root: f.root })), c = n.map((f) => {
    let u = t.find(({ place: d }) => d === f.root);
    if (f.root !== void 0 && u?.literal === void 0) throw lr();
    let m = u ? [u] : t.filter(({ place: d }) => !n.some(({ root: p }) => p === d)), l = a.filter(({ root: d }) => d === f.root);
    if (m.length === 0 || l.length >= Uv) throw lr();
    return { ...Pl(f), root: u, roots: m, deltas: l };
  });
  if (c.flatMap(({ deltas: f }) => f).length < r.length) throw lr();
  return c;
}
function Pl(e) {
  let { offset: t, length: n, files: r } = e;
  return { offset: t, length: n, members: r, mostBytes: Ot(e) };
}
function lr() {
  return new zt("the entry has images that this version of Headstart cannot read");
}

// src/formats/squashfs/removals.ts
var Ho = _(Bl(), 1);
import { open as Wv } from "node:fs/promises";
var Wo = 64 * 1024 * 1024, jv = Wo + Wo / 128, Hv = 4096, zv = 255, [jo, El, Gv] = [0, 46, 47];
function $l(e) {
  let t = Buffer.from(e.map(qv).join(""), "latin1"), n = e.reduce((r, o) => r + o.length, 0);
  if (t.length > Wo || n > Do)
    throw new Error("more files were removed than an entry can say");
  return { frame: (0, Ho.zstdCompressSync)(t), bytes: t.length };
}
function qv(e) {
  return `${e.map((t) => `${t}\0`).join("")}\0`;
}
async function zo(e, t, { until: n } = {}) {
  let r = t.find(({ kind: c }) => c === "removals");
  if (!r) return;
  let { offset: o, length: s, files: i } = r;
  if (s > jv) throw Rt("it is too long");
  await n?.(o, o + s);
  let a = await Wv(e);
  try {
    let { bytesRead: c, buffer: f } = await a.read(Buffer.alloc(s), 0, s, o), u = t.filter(({ kind: d }) => d === "delta").length, m = aa(f.subarray(0, c), u), l = m.counts.reduce((d, p) => d + p, 0);
    if (l !== i) throw Rt(`it has ${l} names instead of ${i}`);
    return m;
  } finally {
    await a.close();
  }
}
function aa(e, t) {
  let n = Jv(e), { starts: r, counts: o, end: s } = Kv(n, t);
  if (s !== n.length) throw Rt("it has more lists than the entry has layers");
  return {
    counts: o,
    *namesOf(i) {
      let a = r[i];
      for (let c = o[i]; c > 0; c--) {
        let f = n.indexOf(jo, a);
        yield n.toString("latin1", a, f), a = f + 1;
      }
    }
  };
}
function Jv(e) {
  try {
    let t = { maxOutputLength: Wo, info: !0 }, { buffer: n, engine: r } = (0, Ho.zstdDecompressSync)(e, t);
    if (r.bytesWritten === e.length) return n;
  } catch (t) {
    throw Rt(O(t));
  }
  throw Rt("something follows it");
}
function Kv(e, t) {
  let [n, r] = [[], []], o = 0, s = 0;
  for (let i = 0; i < t; i++) {
    n.push(o);
    let a = 0;
    for (; e[o] !== jo; a++) o = Vv(e, o) + 1;
    if (r.push(a), s += a, s > Do) throw Rt("it has too many names");
    o++;
  }
  return { starts: n, counts: r, end: o };
}
function Vv(e, t) {
  let n = t;
  for (let r = !1; !r; n++) {
    let o = n;
    for (; n < e.length && e[n] !== jo && e[n] !== Gv; ) n++;
    let s = n - o, i = s <= 2 && e[o] === El && e[n - 1] === El;
    if (n === e.length || s === 0 || s > zv || n - t > Hv || i)
      throw Rt("it has a name that is none");
    r = e[n] === jo;
  }
  return n - 1;
}
function Rt(e) {
  return new k(`its list of removed files is wrong: ${e}`);
}

// src/formats/squashfs/receive.ts
async function yn({ segments: e, roots: t, signal: n, body: r, file: o, isMounted: s = !1 }, i) {
  let a = gn(e, t), c = Zv(i, "image"), f = !1, u = async (d) => {
    await Xv(r("any"), d, { path: c, segments: e, signal: n }), f = !0;
  }, m = await o?.link(c) && await o?.prove(u);
  m || (await Yv(c, { force: !0 }), await e0(c, { length: z({ segments: e }), isMounted: s }, u)), !f && o?.isWhole ? await ca(c, a) : f || await Il(c, e, { signal: n });
  let l = m ? o?.isInPlace : void 0;
  return { path: c, images: a, isInPlace: l };
}
async function Xv(e, t, { path: n, segments: r, signal: o }) {
  let { arrived: s, until: i, fail: a } = vl(z({ segments: r })), c = Il(n, r, { signal: o, until: i }), f = !1;
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
var Qv = 32 * 1024 * 1024;
async function e0(e, { length: t, isMounted: n }, r) {
  let o = await Rl(e, "wx", 384), s = Promise.resolve(), i = t, a = 0, c = () => {
    a = 0, s = s.then(() => o.datasync()).catch(() => {
    });
  };
  try {
    await r(async (f, u) => {
      for (let m = 0; m < f.length; ) {
        let { bytesWritten: l } = await o.write(f, m, f.length - m, u + m);
        m += l;
      }
      i -= f.length, a += f.length, n && (a >= Qv || i === 0) && c();
    });
  } finally {
    let f = s.then(() => o.close());
    n ? f.catch(() => {
    }) : await f;
  }
}
async function ca(e, t) {
  let n = Buffer.alloc(Be), r = await Rl(e);
  try {
    for (let { offset: o, length: s } of t.flatMap((i) => [i, ...i.deltas]))
      await r.read(n, 0, n.length, o), pn(n, s);
  } finally {
    await r.close();
  }
}
async function Il(e, t, n = {}) {
  let r = await zo(e, t, n), o = 0;
  for (let s of t.filter(fa)) {
    let { kind: i, files: a, bytes: c, root: f } = s, u = await hn(e, s, "tables", n);
    Uo(u, i === "delta" ? r?.namesOf(o++) : []);
    let m = u.members + (f === void 0 ? 0 : 1);
    if (m < a || i === "delta" && m > a)
      throw new k(`it has ${m} members instead of ${a}`);
    if (u.bytes > c)
      throw new k(`its files have ${u.bytes} bytes instead of ${c}`);
  }
}
function fa({ kind: e }) {
  return e === "image" || e === "delta";
}
async function ML(e, { offset: t }) {
  return t + Number((await e(t, t + Be)).readBigUInt64LE(64));
}

// src/formats/squashfs/unpack.ts
import { chownSync as o0, lstatSync as Fl, mkdirSync as s0, readdirSync as _l } from "node:fs";
import { dirname as i0, join as It, relative as a0 } from "node:path";

// src/formats/squashfs/layers.ts
import { chmodSync as Al, lstatSync as Cl, mkdirSync as Ml, renameSync as Tl, utimesSync as t0 } from "node:fs";
function Nl({ from: e, to: t, removed: n, aside: r }) {
  let [o, s] = [0, 0];
  Ml(w(r));
  let i = (c) => {
    let f = L(c);
    f?.isDirectory() && ua(c), f && Tl(w(c), w(`${r}/${o++}`));
  }, a = (c, f) => {
    let { mode: u, mtimeMs: m } = Cl(w(c));
    for (let l of [c, f]) ua(l);
    for (let l of se(c)) {
      let [d, p] = [`${c}/${l}`, `${f}/${l}`], h = r0(d);
      if (h === "whiteout") continue;
      s++;
      let g = h === "directory" && L(p)?.isDirectory() === !0;
      g || i(p), h === "file" ? Tl(w(d), w(p)) : (g || Ml(w(p)), a(d, p));
    }
    Al(w(f), u & 511), t0(w(f), m / 1e3, m / 1e3);
  };
  for (let c of n) {
    let f = n0(c, t);
    f !== void 0 && i(f);
  }
  return a(e, t), s;
}
function n0(e, t) {
  let n = t;
  for (let r of e.split("/")) {
    let o = L(n);
    if (!o) return;
    if (!o.isDirectory()) throw new k("it removes something below what is no directory");
    ua(n), n = `${n}/${r}`;
  }
  return n;
}
function ua(e) {
  Al(w(e), 448);
}
function r0(e) {
  let t = Cl(w(e));
  if (t.isDirectory()) return "directory";
  if (t.isFile() || t.isSymbolicLink()) return "file";
  if (t.isCharacterDevice() && t.rdev === 0) return "whiteout";
  throw new k("it holds more than files, directories and links");
}

// src/formats/squashfs/unpack.ts
async function Go({ path: e, images: t }, n, r = n.roots) {
  let o = It(n.dir, "tree"), s = await zo(e, n.segments), i = t.filter(({ roots: a }) => a.some((c) => r.includes(c)));
  for (let a of i.toSorted((c, f) => +!f.root - +!c.root)) {
    let c = a.roots.filter((d) => r.includes(d)), f = a.root ? c0(a.root, o) : o, u = c.length < a.roots.length ? c.map(({ place: d }) => String(d)) : [];
    await Ll({ path: e, layer: a, target: f, places: u }, n);
    let m = c.reduce((d, p) => d + u0(p, o), 0);
    if (u.length === 0 && m !== a.members)
      throw new k(`it has ${m} members instead of ${a.members}`);
    for (let d of a.deltas) {
      let p = await f0({ path: e, delta: d, target: f, removals: s }, n);
      if (p + (a.root ? 1 : 0) !== d.members)
        throw new k(`its layer has ${p} members instead of ${d.members}`);
    }
    let l = (d) => u.length > 0 && !u.includes(d);
    for (let d of a.deltas.length > 0 ? _l(f).filter(l) : [])
      fr(It(f, d));
  }
  await m0(o, n.signal);
}
function c0(e, t) {
  let n = It(t, String(e.place));
  if (Fl(n, { throwIfNoEntry: !1 })) throw new k("two images hold the same path");
  let r = It(n, a0(e.base, e.literal));
  return s0(i0(r), { recursive: !0 }), r;
}
async function Ll({ path: e, layer: t, target: n, places: r, hasWhiteouts: o = !1 }, { dir: s, tools: i, signal: a }) {
  let c = ["-no-progress", "-quiet", "-no-xattrs"], f = o ? ["-no-exit-code"] : [], u = [...c, ...f, "-offset", String(t.offset), "-d", n, e, ...r], m = Ge(s);
  m.allow(t.mostBytes);
  let l = { cwd: s, signal: AbortSignal.any([a, m.signal]) }, { pid: d, stdout: p, ended: h } = Y([{ path: i.unsquashfs, args: u }], l);
  p.resume(), m.watch(d, h), await h;
}
async function f0({ path: e, delta: t, target: n, removals: r }, o) {
  let { nth: s } = t, i = r.counts[s], a = It(o.dir, `delta-${s}`);
  await Ll({ path: e, layer: t, target: a, places: [], hasWhiteouts: i > 0 }, o);
  let c = S(It(o.dir, `removed-${s}`)), f = { from: S(a), to: S(n), removed: r.namesOf(s), aside: c };
  return Nl(f) + i;
}
function u0(e, t) {
  let n = (i, a, c) => {
    let f = 0;
    for (let u of _l(w(i), { withFileTypes: !0, encoding: "latin1" })) {
      let m = a === "" ? u.name : `${a}/${u.name}`, l = c || e.matches(w(m).toString());
      if (l && f++, u.isDirectory()) f += n(`${i}/${u.name}`, m, l);
      else if (!u.isFile() && !u.isSymbolicLink())
        throw new k("it holds more than files, directories and links");
    }
    return f;
  }, r = It(t, String(e.place)), o = Fl(r, { throwIfNoEntry: !1 });
  if (!o) return 0;
  if (!o.isDirectory()) throw new k("what is to be a directory is none");
  let s = e.matches("");
  return n(S(r), "", s) + (s ? 1 : 0);
}
async function m0(e, t) {
  let n = { cwd: e, signal: t };
  o0(e, process.geteuid?.() ?? -1, process.getegid?.() ?? -1), process.geteuid?.() === 0 && await St("chown", ["-hR", "0:0", "."], n), await St("find", [".", ...["!", "-type", "l", "-perm", "/7000"], "-exec", "chmod", "a-st", "{}", "+"], n);
}

// src/formats/squashfs/squashfs.ts
var Dl = {
  id: "squashfs",
  indexed: !0,
  kinds: ["image", "delta", "removals"],
  image: !0,
  versions: (e) => [uo("squashfs", e)],
  unsupportedReason({ mksquashfs: e, unsquashfs: t, tar: n }, r) {
    return process.platform !== "linux" ? "it does not run Linux" : r === "unpack" ? t ? void 0 : "it has no unsquashfs 4.5 or newer" : e ? n.dialect === "gnu" ? void 0 : "it has no GNU tar on PATH" : "it has no mksquashfs 4.5 or newer";
  },
  pack: xl,
  async unpack(e) {
    let t = await yn({ ...e, body: () => e.body }, e.dir);
    await Go(t, e);
  }
};

// src/formats/node-tar/create.ts
import { closeSync as h0, fstatSync as Hl, lstatSync as g0, openSync as y0, readlinkSync as w0, readSync as b0 } from "node:fs";

// src/files/open-unfollowed.ts
import { constants as l0 } from "node:fs";
var { O_RDONLY: d0, O_NOFOLLOW: Ul = 0, O_NONBLOCK: p0 = 0 } = l0, qo = d0 | Ul | p0, Wl = Ul !== 0;

// src/formats/node-tar/saved-mode.ts
function jl(e, t, n = process.platform) {
  return n !== "win32" ? t & 511 : e !== "file" && e !== "hardlink" ? 493 : t & 128 ? 420 : 292;
}

// src/formats/node-tar/create.ts
function ql(e, t, n) {
  let r = O0(t, n === void 0), o = /* @__PURE__ */ new Map();
  function s(a, c) {
    let f = x0(a, c);
    try {
      let u = Hl(f, { bigint: !0 });
      if (!u.isFile()) throw Mt(a);
      let m = u.nlink > 1n ? i(a, u) : a;
      if (m !== a) {
        r.put(Jo(a, u, "hardlink", { target: m }));
        return;
      }
      let l = Number(u.size);
      if (r.put(Jo(a, u, "file", { size: l })), l === 0) return;
      if (!r.read(f, l)) throw zl(a);
      let d = Hl(f);
      if (d.ctimeMs !== P0(u.ctimeNs) || d.size !== l) throw zl(a);
      r.pad(he(l));
    } finally {
      h0(f);
    }
  }
  function i(a, { dev: c, ino: f }) {
    let u = `${c}:${f}`, m = o.get(u);
    return m === void 0 && o.set(u, a), m ?? a;
  }
  return {
    /** @param name of a directory: it ends in a slash where the archive is of one kind */
    add(a) {
      let c = w(e(a.replace(/\/$/, ""))), f = n !== "files" || !Wl ? g0(c, { bigint: !0 }) : void 0;
      if (f && n && !k0(f, a, n)) throw Mt(a);
      if (!f || f.isFile()) s(a, c);
      else if (f.isDirectory()) r.put(Jo(a, f, "directory"));
      else if (f.isSymbolicLink())
        r.put(Jo(a, f, "symlink", { target: K(w0(c, "latin1")) }));
      else throw Mt(a);
    },
    /** Must be called after the last member. @param isContinued whether another archive goes on with more members */
    end(a = !1) {
      a || r.pad(2 * V), r.flush();
    }
  };
}
function k0(e, t, n) {
  return n === "files" ? e.isFile() : t.endsWith("/") ? e.isDirectory() : e.isSymbolicLink();
}
var S0 = ["ELOOP", "EMLINK", "ENXIO"];
function x0(e, t) {
  try {
    return y0(t, qo);
  } catch (n) {
    throw S0.includes($(n) ?? "") ? Mt(e) : n;
  }
}
function Mt(e = "") {
  return new Error(`${Jl(e)} was replaced while it was saved`);
}
function zl(e) {
  return new Error(`${Jl(e)} changed while it was read`);
}
function Jl(e) {
  return w(e.replace(/^\d+\/|\/$/g, ""));
}
function Jo(e, { mode: t, mtimeNs: n }, r, { target: o = "", size: s = 0 } = {}) {
  let i = Kl(n);
  return { name: e, kind: r, target: o, size: s, mode: jl(r, Number(t)), mtime: i, sparseSize: void 0 };
}
var Ko = 1000000000n, v0 = 9;
function Kl(e) {
  if (e < 0n) return `-${Kl(-e)}`;
  let t = e % Ko, n = String(e / Ko);
  return t === 0n ? n : `${n}.${String(t).padStart(v0, "0").replace(/0+$/, "")}`;
}
function P0(e) {
  return Number(e / Ko) * 1e3 + Number(e % Ko) / 1e6;
}
var Gl = Buffer.alloc(0);
function O0({ next: e, filled: t }, n) {
  let r = Gl, o = 0, s = () => {
    o > 0 && t(o), r = Gl, o = 0;
  }, i = (a) => {
    r.length - o >= a || (s(), r = e());
  };
  return {
    flush: s,
    put(a) {
      i(Ki(a)), o = Vi(r, o, a, n);
    },
    /** @returns whether the file has so many bytes */
    read(a, c) {
      for (let f = c; f > 0; ) {
        i(1);
        let u = b0(a, r, o, Math.min(f, r.length - o), null);
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
import { join as $0 } from "node:path";

// src/formats/tar/pack-check.ts
import { lstatSync as B0, readFileSync as E0 } from "node:fs";
function Vl(e, { names: t }) {
  let n = E0(e, "latin1").split(`
`), r = t.findIndex((o, s) => !/^[-h]/.test(n[s] ?? ""));
  if (r >= 0) throw Mt(t[r]);
}
function Yl(e, { names: t }) {
  let n = t.find((r) => {
    let o = B0(w(`${S(e)}/${r}`), { throwIfNoEntry: !1 });
    return o && !o.isFile();
  });
  if (n !== void 0) throw Mt(n);
}

// src/formats/tar/program-packer.ts
var R0 = 128 * 1024 * 1024;
function Zl({ tools: e, level: t, scratch: n, matches: r }) {
  let { tar: o } = e;
  if (o.dialect === "node") return;
  let s = 0;
  return (i, a) => {
    s === 0 && nn({ matches: r, scratch: n });
    let c = o.dialect === "gnu" ? `listing-${s++}` : void 0, f = i.names.some((g) => /[\u0080-\u00ff]/.test(g)), u = mo(o, { beyondAscii: f, archiveBytes: i.bytes, listing: c }), m = { level: t, threads: i.bytes > R0 ? 0 : 1, check: !1 }, { stdin: l, stdout: d, ended: p } = Bt(e.zstd).packing(u, m, { cwd: n, signal: a });
    l.end(`${i.names.join("\0")}\0`, "latin1");
    let h = () => {
      c === void 0 ? Yl(n, i) : Vl($0(n, c), i);
    };
    return { stdout: d, ended: p.then(h) };
  };
}

// src/formats/tar/slots.ts
function ma(e) {
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
var Ql = vt / 2, I0 = 2 * vt, M0 = 3, T0 = 4;
async function* ed(e, t) {
  let n = new AbortController(), { pack: r, hasProgram: o, addReader: s } = C0({
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
    for await (let f of A0(e, o)) {
      let u = r(f), m = u.next();
      for (m.catch(() => {
      }), i.push({ pieces: u, first: m }), ++c > T0 && s(); i.length > M0; ) yield* a();
    }
    for (; i.length > 0; ) yield* a();
  } finally {
    n.abort(), await Promise.allSettled(i.map(({ pieces: f }) => f.return(void 0)));
  }
}
async function* A0(e, t) {
  for await (let n of e) {
    let { names: r, frames: o, hasHoles: s } = n;
    if (s && t) {
      yield { plan: n, names: r, how: "by a program", isContinued: !1 };
      continue;
    }
    for (let [i, { start: a, bytes: c }] of o.entries()) {
      let f = o[i + 1]?.start, u = c <= I0 ? "in a thread" : "in a thread and the pool", m = o.length === 1 && c <= Ql ? "here" : u;
      yield { plan: n, names: r.slice(a, f), how: m, isContinued: f !== void 0 };
    }
  }
}
function C0(e) {
  let { matches: t, level: n, signal: r, scratch: o } = e, s = So(t.map(({ root: d }) => d)), i = Zl(e), a = ma(1), c = ma(rr), f = 1;
  async function u({ content: d, release: p }) {
    return await c.acquire(), { frame: await vu(d, n).finally(c.release).finally(p), contentBytes: d.length };
  }
  async function* m({
    plan: { kind: d },
    names: p,
    isContinued: h,
    how: g
  }) {
    await a.acquire();
    let y = { thread: "create", ...g === "in a thread" && { level: n } };
    yield* Xl(r, (b) => {
      try {
        let x = ji({ ...y, kind: d, bases: s, isContinued: h }, { cwd: o, signal: b });
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
      let b = Xl(r, (x) => i(p, x));
      for await (let x of b) yield { plan: p, bytes: x };
      return;
    }
    let h = ({ frame: b, contentBytes: x }) => ({ plan: p, bytes: b, contentBytes: x }), g = [], y = d.how === "here" ? N0(d, tm(s), r) : m(d);
    for await (let b of y) {
      let x = "frame" in b ? Promise.resolve(b) : u(b);
      for (x.catch(() => {
      }), g.push(x); g.length >= rr; ) yield h(await g.shift());
    }
    for (let b of g) yield h(await b);
  }
  return {
    pack: l,
    hasProgram: i !== void 0,
    /** Lets one more thread read, unless there are as many as may be. */
    addReader() {
      f !== Wi && (f++, a.release());
    }
  };
}
async function* N0({ plan: { kind: e }, names: t }, n, r) {
  r.throwIfAborted();
  let o = [], s, c = ql(n, { next: () => {
    if (o.length > 1) throw new Error("files have grown by megabytes while they were read");
    return s = Buffer.allocUnsafeSlow(2 * Ql), s;
  }, filled: (f) => {
    o.push(s.subarray(0, f));
  } }, e);
  for (let f of t) c.add(f);
  c.end();
  for (let f of o) yield { content: f, release: () => {
  } };
}
async function* Xl(e, t) {
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
import { setImmediate as F0 } from "node:timers/promises";
var td = 256, _0 = 8e3, L0 = 64 * 1024 * 1024;
function rd(e) {
  let t = Vo("skeleton"), n = [], r = /* @__PURE__ */ new Map(), o = { plain: Vo("files"), sparse: Vo("files", !0) }, s = 0, i = (u) => {
    let m = u.some(U0) ? o.sparse : o.plain;
    nd(m, u);
  }, a = (u, m) => W0(o[u], s) >= m, c = function* (u) {
    s++, yield o[u], o = { ...o, [u]: Vo("files", u === "sparse") };
  };
  async function* f() {
    let u = td;
    for (let m of e) {
      for (let l of m) {
        if (l.kind === "directory" && a("plain", 1) && (yield* c("plain")), l.kind === "other") n.push(l.member);
        else if (l.kind !== "file") nd(t, [l]);
        else {
          let d = l.hardLink ? j0(l, r) : [l];
          d.length > 0 && i(d);
        }
        a("plain", 2) && (yield* c("plain")), a("sparse", 2) && (yield* c("sparse"));
      }
      u -= m.length, !(u > 0) && (await F0(), u = td);
    }
    for (let m of r.values()) {
      i(m);
      for (let l of ["plain", "sparse"]) a(l, 1) && (yield* c(l));
    }
    for (let m of Object.values(o)) m.names.length > 0 && (yield m);
  }
  return { files: f(), skeleton: t, skipped: n };
}
var D0 = 1024 * 1024;
function U0({ bytes: e, length: t = e }) {
  return t - e >= D0;
}
function W0({ names: e, bytes: t }, n) {
  let r = Math.min(1, 2 ** n / 16);
  return Math.max(e.length / _0, t / L0) / r;
}
function j0(e, t) {
  let { inode: n, names: r } = e.hardLink, o = t.get(n) ?? [];
  return t.set(n, o), o.push(o.length === 0 ? e : { ...e, bytes: 0, length: 0 }) < r ? [] : (t.delete(n), o);
}
function Vo(e, t = !1) {
  return { kind: e, names: [], hasHoles: t, bytes: 0, unpackedBytes: 0, frames: [] };
}
var H0 = 1536, z0 = vt - 64 * 1024;
function G0({ length: e = 0, target: t = "" }) {
  let n = e + t.length;
  return H0 + n + he(n);
}
function nd(e, t) {
  let n = t.reduce((o, s) => o + G0(s), 0), r = e.frames.at(-1);
  r && r.bytes + n <= z0 ? r.bytes += n : e.frames.push({ start: e.names.length, bytes: n });
  for (let { kind: o, member: s, bytes: i, length: a = 0 } of t)
    e.names.push(o === "directory" ? `${s}/` : s), e.bytes += i, e.unpackedBytes += a;
}

// src/formats/tar/pack.ts
async function od(e) {
  let t = rd(e.found), n = [], r, o = 0, s = 0;
  for await (let { plan: a, bytes: c, contentBytes: f } of ed(J0(t), e)) {
    a !== r && (n.push(q0(a, o)), s = 0), r = a;
    let u = n.at(-1);
    u.length += c.length, f !== void 0 && (u.frames ??= [], u.frames.push(c.length), s += f, u.unpackedBytes = Math.max(a.unpackedBytes, s)), o += c.length, await e.write(c), e.signal.throwIfAborted();
  }
  e.signal.throwIfAborted();
  let i = (a) => n.reduce((c, f) => c + f[a], 0);
  return { segments: n, files: i("files"), bytes: i("bytes"), skipped: t.skipped };
}
function q0({ kind: e, names: t, bytes: n, unpackedBytes: r }, o) {
  return { kind: e, offset: o, length: 0, files: t.length, bytes: n, unpackedBytes: r };
}
async function* J0({ files: e, skeleton: t }) {
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
import { availableParallelism as eP } from "node:os";
import { join as tP } from "node:path";

// src/formats/tar/skeleton-check.ts
var fd = _(id(), 1);
var K0 = 256 * 1024 * 1024, V0 = 1024 * 1024;
async function ud({ bytes: e, members: t, mostBytes: n }, { cwd: r, signal: o }) {
  if (Oe(e) > K0) throw new k("its skeleton is too large to be one");
  let s = Ge(r);
  s.allow(n);
  let i = e.length === 0 ? [] : Y0(e, s), a = await Z0(i, t, o);
  if (a !== t) throw new k(`its skeleton has ${a} members instead of ${t}`);
}
async function* Y0(e, t) {
  let n = (0, fd.createZstdDecompress)();
  for (let r of e) n.write(r);
  n.end();
  try {
    for await (let r of n)
      t.count(r.length), t.signal.throwIfAborted(), yield r;
  } catch (r) {
    throw t.signal.throwIfAborted(), new k(`its skeleton is damaged: ${O(r)}`);
  }
}
async function Z0(e, t, n) {
  let r = 0, o = Buffer.alloc(0);
  for await (let s of e) {
    n.throwIfAborted();
    let i = o.length === 0 ? s : Buffer.concat([o, s]), a = 0;
    for (let c = cd(i, a); c <= i.length; c = cd(i, a)) {
      if (c > a + V) Q0(i, a);
      else if (i[a + md] !== 0 && ++r > t)
        throw new k(`its skeleton has more than ${t} members`);
      a = c;
    }
    o = i.subarray(a);
  }
  if (o.length > 0) throw new k("its skeleton ends too early");
  return r;
}
var ad = 124, md = 156, X0 = Buffer.alloc(V), la = { records: 120, directory: 53, symlink: 50 };
function cd(e, t) {
  let n = t + V;
  if (n > e.length) return n;
  let r = e[t + md];
  if (r === la.directory || r === la.symlink) {
    if (da(e, t) === 0) return n;
  } else if (r === la.records) {
    let o = da(e, t);
    if (o > 0 && o <= V0) return n + o + he(o);
  } else if (X0.compare(e, t, n) === 0) return n;
  throw new k("its skeleton holds more than directories and links");
}
function da(e, t) {
  let n = e.toString("latin1", t + ad, t + ad + 12);
  return /^[0-7]{11}[\0 ]$/.test(n) ? Number.parseInt(n, 8) : Number.NaN;
}
function Q0(e, t) {
  let n = t + V, { size: r, sparseSize: o } = go({}, "x", e.subarray(n, n + da(e, t)));
  if (r !== void 0 || o !== void 0)
    throw new k("its skeleton holds more than directories and links");
}

// src/formats/tar/unpack.ts
async function dd({
  body: e,
  segments: t,
  dir: n,
  roots: r,
  tools: o,
  workers: s = eP(),
  signal: i,
  warn: a
}) {
  let { tar: c } = o, f = t.filter(({ kind: p }) => p === "files"), u = t.filter(({ kind: p }) => p !== "files");
  if (u.length > 1 || u.some((p) => p.kind !== "skeleton" || p !== t.at(-1)))
    throw new k("its segments are not files and then a skeleton");
  let m = {
    tar: c,
    codec: Bt(o.zstd, nP(f)),
    dir: n,
    workers: Math.min(s, f.length),
    files: () => ld(f),
    signal: i,
    warn: a
  }, l = await bo(m, async (p, h) => {
    let g = await Zu(e, t, p), y = u.reduce((x, P) => x + Ot(P), 0), b = { bytes: g, members: ld(u), mostBytes: y };
    return await ud(b, { cwd: n, signal: h }), b;
  }), d = Bt(void 0);
  await xo(l, { tar: c, roots: r, codec: d, cwd: tP(n, "tree"), signal: i });
}
function nP(e) {
  return e.reduce((t, { bytes: n }) => t + n, 0);
}
function ld(e) {
  return e.reduce((t, { files: n }) => t + n, 0);
}

// src/formats/tar/tar.ts
var pd = {
  id: "tar",
  indexed: !0,
  kinds: ["files", "skeleton"],
  image: !1,
  versions: (e) => [uo("tar", e)],
  unsupportedReason: () => {
  },
  pack: od,
  unpack: dd
};

// src/formats/index.ts
var wn = [pd, Dl, dm];

// src/mount/probe.ts
import { existsSync as aP, readFileSync as cP } from "node:fs";

// src/mount/root-rights.ts
var wd = _(gd(), 1);
import { existsSync as rP, readFileSync as oP } from "node:fs";
import { join as sP } from "node:path";
async function bn(e) {
  if (process.geteuid?.() === 0) return iP() ? yd((r) => r) : void 0;
  let t = pa("sudo");
  if (!t) return;
  let n = ({ path: r, args: o }) => ({ path: t, args: ["-n", "--", r, ...o] });
  try {
    await so(n({ path: pa("true") ?? "true", args: [] }), { cwd: "/", signal: e });
  } catch {
    e.throwIfAborted();
    return;
  }
  return yd(n);
}
function yd(e) {
  let t = (n, r) => {
    let o = pa(n);
    if (!o) throw new Error(`there is no ${n}`);
    return e({ path: o, args: r });
  };
  return {
    run: async (n, r, o) => so(t(n, r), o),
    async attributesOf(n, r, o) {
      let s = ["--xattrs", `--xattrs-include=${r}`], i = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"], a = ["--create", "--file=-", "--format=posix", ...s, ...i], { stdin: c, stdout: f, ended: u } = Y([t("tar", a)], o);
      c.end(n, "latin1");
      let [m] = await Promise.all([(0, wd.buffer)(f), u]);
      return m;
    },
    kernelLog: async () => er(t("dmesg", []))
  };
}
function pa(e) {
  return ["/usr/bin", "/bin", "/usr/sbin", "/sbin"].map((n) => sP(n, e)).find((n) => rP(n));
}
function iP() {
  let [, e = "0"] = oP("/proc/self/status", "latin1").match(/^CapEff:\s*(\w+)$/m) ?? [];
  return (BigInt(`0x${e}`) >> 21n & 1n) === 1n;
}

// src/mount/probe.ts
function kn(e) {
  return "rights" in e || e.broker !== void 0;
}
async function ha(e, t) {
  try {
    return await fP(e, t);
  } catch (n) {
    return t.throwIfAborted(), { reason: `it cannot be found out: ${O(n)}` };
  }
}
async function fP(e, t) {
  if (process.platform !== "linux") return { reason: "it does not run Linux" };
  let n = await bn(t);
  if (!n) return { reason: "it neither lets root mount nor has sudo without a password" };
  for (let r of e === "image" ? ["squashfs", "overlay"] : ["overlay"])
    if (!await uP(r, n, t)) return { reason: `its kernel does not know ${r}` };
  return e === "image" && !aP("/dev/loop-control") ? { reason: "it has no loop devices" } : { rights: n };
}
async function uP(e, t, n) {
  let r = () => new RegExp(`\\t${e}$`, "m").test(cP("/proc/filesystems", "latin1"));
  return r() ? !0 : (await t.run("modprobe", ["-q", e], { cwd: "/", signal: n }).catch(() => n.throwIfAborted()), r());
}

// src/tools.ts
import { readFileSync as mP } from "node:fs";
async function bd(e = !0) {
  let t = e ? lP : () => {
  }, [n, r, o, s] = await Promise.all([
    pP(),
    Xn("zstd"),
    t("mksquashfs"),
    t("unsquashfs")
  ]);
  return { tar: n, zstd: r, mksquashfs: o, unsquashfs: s };
}
async function lP(e) {
  let t = Xn(e);
  return t && await dP(t).catch(() => {
  }) && t;
}
async function dP(e) {
  let t = await er({ path: e, args: ["-version"] }, [0, 1]), [, n, r, o] = t.match(/squashfs version ((\d+)\.(\d+)(?:\.\d+)?)/) ?? [];
  return Number(r) * 100 + Number(o) >= 405 ? n : void 0;
}
async function pP() {
  if (process.platform === "win32") return { dialect: "node" };
  for (let e of ["tar", "gtar", "bsdtar"]) {
    let t = Xn(e), n = t && (hP(t) ?? yP(await gP(t)));
    if (n) return { path: t, dialect: n };
  }
  return { dialect: "node" };
}
var kd = { "GNU tar": "gnu", bsdtar: "bsd" };
function hP(e) {
  try {
    let t = mP(e);
    return Object.entries(kd).find(([n]) => t.includes(`\0${n}\0`))?.[1];
  } catch {
    return;
  }
}
function gP(e) {
  return er({ path: e, args: ["--version"] }).catch(() => "");
}
function yP(e) {
  return Object.entries(kd).find(([t]) => e.includes(t))?.[1];
}

// src/steps/job.ts
function Sn({ shared: e }, { mode: t, rolling: n, signing: r }) {
  let o = e && !n && !r;
  return wn.filter(({ indexed: s, image: i }) => (s || o) && (!i || t !== "unpack"));
}
async function Tt({ mode: e }, t) {
  let n = e !== "unpack" && process.platform === "linux", r = await bd(n);
  if (!n || r.mksquashfs && r.unsquashfs) return r;
  let { cachedImageTools: o, fetchImageTools: s } = await import("./image-tools.js"), i = { ...r, ...await o() };
  return t && !i.mksquashfs ? { ...i, ...await s(t) } : i;
}
async function Sd(e, t, n) {
  let r = kn(n), o = ({ id: a, image: c }) => a === t.format ? 2 : Number(c && r), s = Sn(e, t).toSorted((a, c) => o(c) - o(a));
  if (r || !s.some(({ image: a }) => a)) return s;
  let i = await Tt(t);
  return s.filter((a) => !a.image || a.unsupportedReason(i, "unpack") === void 0);
}
async function Yo({ mode: e, ramdisk: t, broker: n }, r) {
  if (e !== "unpack") {
    let o = await ha("image", r);
    return "rights" in o ? o : { ...o, broker: bP(n) };
  }
  return t === "off" ? { reason: "nobody asked for it" } : ha("tree", r);
}
function bP(e) {
  return e !== "off" && wP(e, { throwIfNoEntry: !1 })?.isSocket() ? e : void 0;
}
function Zo({ ref: e, eventName: t }) {
  if (e !== "") return !0;
  let n = `The event type ${t} is not supported because it's not tied to a branch or tag ref.`;
  return rt(`Event Validation Error: ${n}`), !1;
}

// src/files/overlap.ts
function vd(e, t) {
  for (let n of e.roots)
    for (let r of t.roots)
      if (xd(n, r, e) || xd(r, n, t)) return [n.pattern, r.pattern];
}
function xd(e, t, { excludes: n }) {
  if (n?.(t.literal ?? kP(t), e.order)) return !1;
  let r = t.literal ?? t.base;
  return e.literal !== void 0 ? j(r, e.literal) : t.literal === void 0 ? e.base === t.base && e.rest === t.rest : j(r, e.base) && Xo(e, je(e.base, r));
}
function kP({ base: e, rest: t }) {
  return M(e, t.replace(/\*+|\?|\[[^\]]*\]/g, "x"));
}
function Xo(e, t) {
  return e.matches(t) || t !== "" && Xo(e, t.replace(/\/?[^/]*$/, ""));
}

// src/files/patterns.ts
import { homedir as AO } from "node:os";
import { posix as CO } from "node:path";

// ../../work/main/node_modules/balanced-match/dist/esm/index.js
var Pd = (e, t, n) => {
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

// ../../work/main/node_modules/brace-expansion/dist/esm/index.js
var Od = "\0SLASH" + Math.random().toFixed(16) + "\0", Bd = "\0OPEN" + Math.random().toFixed(16) + "\0", Qo = "\0CLOSE" + Math.random().toFixed(16) + "\0", Ed = "\0COMMA" + Math.random().toFixed(16) + "\0", $d = "\0PERIOD" + Math.random().toFixed(16) + "\0", SP = new RegExp(Od, "g"), xP = new RegExp(Bd, "g"), vP = new RegExp(Qo, "g"), PP = new RegExp(Ed, "g"), OP = new RegExp($d, "g"), BP = /\\\\/g, EP = /\\{/g, $P = /\\}/g, RP = /\\,/g, IP = /\\\./g, MP = 1e5, TP = 4e6, AP = 1e3, CP = 1e3, NP = 2e7, FP = 16;
function ga(e) {
  return isNaN(e) ? e.charCodeAt(0) : parseInt(e, 10);
}
function _P(e) {
  return e.replace(BP, Od).replace(EP, Bd).replace($P, Qo).replace(RP, Ed).replace(IP, $d);
}
function LP(e) {
  return e.replace(SP, "\\").replace(xP, "{").replace(vP, "}").replace(PP, ",").replace(OP, ".");
}
function ya(e, t) {
  for (let n = 0; n < t.length; n++)
    e.push(t[n]);
}
function Rd(e, t, n) {
  if (n.remaining < 0)
    return;
  let r = Pd("{", "}", t), o = r !== void 0 && t.indexOf("{") < r[0];
  if (n.remaining -= r && !o ? r[1] + 1 : e.length, !(!r || n.remaining < 0))
    return {
      end: r[1],
      pre: e.slice(0, r[0]),
      body: e.slice(r[0] + 1, r[1]),
      post: e.slice(r[1] + 1),
      unmatched: o
    };
}
function DP(e, t) {
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
function UP(e, t) {
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
function WP(e, t) {
  let n = [], r = "";
  for (; ; ) {
    let o = Rd(e, e, t);
    if (t.remaining < 0)
      return;
    if (!o) {
      let f = e.split(",");
      return f[0] = r + f[0], ya(n, f), n;
    }
    let { pre: s, body: i, post: a } = o, c = s.split(",");
    if (c[0] = r + c[0], c[c.length - 1] += "{" + i + "}", !a.length)
      return ya(n, c), n;
    r = c.pop(), ya(n, c), e = a;
  }
}
function dr(e, t) {
  return e === void 0 || isNaN(e) ? t : e;
}
function Id(e, t = {}) {
  if (!e)
    return [];
  let n = dr(t.max, MP), r = dr(t.maxLength, TP), o = dr(t.maxDepth, AP), s = dr(t.maxRewrites, CP), i = dr(t.maxSteps, NP);
  return e.slice(0, 2) === "{}" && (e = "\\{\\}" + e.slice(2)), wa(_P(e), n, r, o, 0, s, { remaining: i }, !0).map(LP);
}
function jP(e) {
  return "{" + e + "}";
}
function HP(e) {
  return /^-?0\d/.test(e);
}
function zP(e, t) {
  return e <= t;
}
function GP(e, t) {
  return e >= t;
}
function pr(e, t, n, r, o, s, i) {
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
function qP(e, t, n, r, o) {
  let s = e.split(/\.\./), i = [];
  if (s[0] === void 0 || s[1] === void 0)
    return i;
  let a = ga(s[0]), c = ga(s[1]), f = Math.max(s[0].length, s[1].length), u = s.length === 3 && s[2] !== void 0 ? Math.max(Math.abs(ga(s[2])), 1) : 1, m = zP;
  c < a && (u *= -1, m = GP);
  let d = s.some(HP), p = d ? f : 1, h = 0;
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
function wa(e, t, n, r, o, s, i, a) {
  if (i.remaining -= FP, o > r)
    return [e];
  let c = [""], f = 0, u = !1, m = !0, l = e;
  for (; ; ) {
    let d = Rd(e, l, i);
    if (!d)
      return pr(c, e, [""], t, n, u, i);
    d.unmatched && (l = DP(l, i));
    let p = d.pre, h = () => pr(c, p + "{" + d.body + "}" + d.post, [""], t, n, u, i);
    if (/\$$/.test(p)) {
      if (c = pr(c, p + "{" + d.body + "}", [""], t, n, u && !d.post.length, i), m = !1, !d.post.length)
        break;
      e = d.post, l = l.slice(d.end + 1);
      continue;
    }
    let g = /^-?\d+\.\.-?\d+(?:\.\.-?\d+)?$/.test(d.body), y = /^[a-zA-Z]\.\.[a-zA-Z](?:\.\.-?\d+)?$/.test(d.body), b = g || y, x = d.body.indexOf(",") >= 0;
    if (!b && !x) {
      if (f < s && UP(d.post, i)) {
        f++, e = d.pre + "{" + d.body + Qo + d.post, l = l.slice(0, d.end) + Qo + l.slice(d.end + 1), a = !0;
        continue;
      }
      return h();
    }
    m && (u = a && !b, m = !1);
    let P;
    if (b) {
      if (P = qP(d.body, y, t, n, i), !P)
        return h();
    } else {
      let E = WP(d.body, i);
      if (!E)
        return h();
      if (E.length === 1 && E[0] !== void 0) {
        if (E = wa(E[0], t, n, r, o + 1, s, i, !1).map(jP), i.remaining < 0)
          return h();
        if (E.length === 1) {
          let D = pr(c, p + E[0], [""], t, n, u && !d.post.length, i);
          if (i.remaining < 0)
            return h();
          if (c = D, !d.post.length)
            break;
          e = d.post, l = l.slice(d.end + 1);
          continue;
        }
      }
      let C = u && !d.post.length && !p;
      for (let D = 0; C && D < c.length; D++)
        c[D] && (C = !1);
      P = [];
      let N = 0;
      e: for (let D = 0; D < E.length; D++) {
        let Ae = wa(E[D], t, n, r, o + 1, s, i, !1);
        if (i.remaining < 0)
          return h();
        for (let ne = 0; ne < Ae.length; ne++) {
          let yt = Ae[ne];
          if (!(C && !yt)) {
            if (P.length >= t || N + yt.length > n)
              break e;
            P.push(yt), N += yt.length;
          }
        }
      }
    }
    let B = pr(c, p, P, t, n, u && !d.post.length, i);
    if (i.remaining < 0)
      return h();
    if (c = B, !d.post.length)
      break;
    e = d.post, l = l.slice(d.end + 1);
  }
  return c;
}

// ../../work/main/node_modules/minimatch/dist/esm/assert-valid-pattern.js
var hr = (e) => {
  if (typeof e != "string")
    throw new TypeError("invalid pattern");
  if (e.length > 65536)
    throw new TypeError("pattern is too long");
};

// ../../work/main/node_modules/minimatch/dist/esm/brace-expressions.js
var JP = {
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
}, gr = (e) => e.replace(/[[\]\\-]/g, "\\$&"), KP = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), Md = (e) => e.join(""), Td = (e, t) => {
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
      for (let [g, [y, b, x]] of Object.entries(JP))
        if (e.startsWith(g, s)) {
          if (m)
            return ["$.", !1, e.length - n, !0];
          s += g.length, x ? o.push(y) : r.push(y), a = a || b;
          continue e;
        }
    }
    if (c = !1, m) {
      h > m ? r.push(gr(m) + "-" + gr(h)) : h === m && r.push(gr(h)), m = "", s++;
      continue;
    }
    if (e.startsWith("-]", s + 1)) {
      r.push(gr(h + "-")), s += 2;
      continue;
    }
    if (e.startsWith("-", s + 1)) {
      m = h, s += 2;
      continue;
    }
    r.push(gr(h)), s++;
  }
  if (u < s)
    return ["", !1, 0, !1];
  if (!r.length && !o.length)
    return ["$.", !1, e.length - n, !0];
  if (o.length === 0 && r.length === 1 && /^\\?.$/.test(r[0]) && !f) {
    let h = r[0].length === 2 ? r[0].slice(-1) : r[0];
    return [KP(h), !1, u - n, !1];
  }
  let l = "[" + (f ? "^" : "") + Md(r) + "]", d = "[" + (f ? "" : "^") + Md(o) + "]";
  return [r.length && o.length ? "(" + l + "|" + d + ")" : r.length ? l : d, a, u - n, !0];
};

// ../../work/main/node_modules/minimatch/dist/esm/unescape.js
var at = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !0 } = {}) => n ? t ? e.replace(/\[([^/\\])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\])\]/g, "$1$2").replace(/\\([^/])/g, "$1") : t ? e.replace(/\[([^/\\{}])\]/g, "$1") : e.replace(/((?!\\).|^)\[([^/\\{}])\]/g, "$1$2").replace(/\\([^/{}])/g, "$1");

// ../../work/main/node_modules/minimatch/dist/esm/ast.js
var de, VP = /* @__PURE__ */ new Set(["!", "?", "+", "*", "@"]), ba = (e) => VP.has(e), Ad = (e) => ba(e.type), YP = /* @__PURE__ */ new Map([
  ["!", ["@"]],
  ["?", ["?", "@"]],
  ["@", ["@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@"]]
]), ZP = /* @__PURE__ */ new Map([
  ["!", ["?"]],
  ["@", ["?"]],
  ["+", ["?", "*"]]
]), XP = /* @__PURE__ */ new Map([
  ["!", ["?", "@"]],
  ["?", ["?", "@"]],
  ["@", ["?", "@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@", "?", "*"]]
]), Cd = /* @__PURE__ */ new Map([
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
]), QP = "(?!(?:^|/)\\.\\.?(?:$|/))", es = "(?!\\.)", eO = /* @__PURE__ */ new Set(["[", "."]), tO = /* @__PURE__ */ new Set(["..", "."]), nO = new Set("().*{}+?[]^$\\!"), rO = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), ka = "[^/]", Nd = ka + "*?", Fd = ka + "+?", oO = 0, At = class {
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
  id = ++oO;
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
        if (typeof n != "string" && !(n instanceof de && n.#t === this))
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
      if (!(r instanceof de && r.type === "!"))
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
    let n = new de(this.type, t);
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
        if (!o.noext && ba(y) && t.charAt(h) === "(" && s <= i) {
          n.push(g), g = "";
          let x = new de(y, n);
          h = de.#i(t, x, h, o, s + 1), n.push(x);
          continue;
        }
        g += y;
      }
      return n.push(g), h;
    }
    let m = r + 1, l = new de(null, n), d = [], p = "";
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
      if (!o.noext && ba(h) && t.charAt(m) === "(" && /* c8 ignore start - the maxDepth is sufficient here */
      (s <= i || n && n.#p(h))) {
        let y = n && n.#p(h) ? 0 : 1;
        l.push(p), p = "";
        let b = new de(h, l);
        l.push(b), m = de.#i(t, b, m, o, s + y);
        continue;
      }
      if (h === "|") {
        l.push(p), p = "", d.push(l), l = new de(null, n);
        continue;
      }
      if (h === ")")
        return p === "" && n.#e.length === 0 && (n.#h = !0), l.push(p), p = "", n.push(...d, l), m;
      p += h;
    }
    return n.type = null, n.#n = void 0, n.#e = [t.substring(r - 1)], m;
  }
  #d(t) {
    return this.#m(t, ZP);
  }
  #m(t, n = YP) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null)
      return !1;
    let r = t.#e[0];
    return !r || typeof r != "object" || r.type === null ? !1 : this.#p(r.type, n);
  }
  #p(t, n = XP) {
    return !!n.get(this.type)?.includes(t);
  }
  #b(t, n) {
    let r = t.#e[0], o = new de(null, r, this.options);
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
    return !!Cd.get(this.type)?.has(t);
  }
  #S(t) {
    if (!t || typeof t != "object" || t.type !== null || t.#e.length !== 1 || this.type === null || this.#e.length !== 1)
      return !1;
    let n = t.#e[0];
    return !n || typeof n != "object" || n.type === null ? !1 : this.#k(n.type);
  }
  #x(t) {
    let n = Cd.get(this.type), r = t.#e[0], o = n?.get(r.type);
    if (!o)
      return !1;
    this.#e = r.#e;
    for (let s of this.#e)
      typeof s == "object" && (s.#t = this);
    this.type = o, this.#a = void 0, this.#h = !1;
  }
  static fromGlob(t, n = {}) {
    let r = new de(null, void 0, n);
    return de.#i(t, r, 0, n, 0), r;
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
    if (this.#r === this && (this.#y(), this.#s()), !Ad(this)) {
      let c = this.isStart() && this.isEnd() && !this.#e.some((d) => typeof d != "string"), f = this.#e.map((d) => {
        let [p, h, g, y] = typeof d == "string" ? de.#v(d, this.#n, c) : d.toRegExpSource(t);
        return this.#n = this.#n || g, this.#o = this.#o || y, p;
      }).join(""), u = "";
      if (this.isStart() && typeof this.#e[0] == "string" && !(this.#e.length === 1 && tO.has(this.#e[0]))) {
        let p = eO, h = (
          // dots are allowed, and the pattern starts with [ or .
          n && p.has(f.charAt(0)) || // the pattern starts with \., and then [ or .
          f.startsWith("\\.") && p.has(f.charAt(2)) || // the pattern starts with \.\., and then [ or .
          f.startsWith("\\.\\.") && p.has(f.charAt(4))
        ), g = !n && !t && p.has(f.charAt(0));
        u = h ? QP : g ? es : "";
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
    let i = !r || t || n || !es ? "" : this.#w(!0);
    i === s && (i = ""), i && (s = `(?:${s})(?:${i})*?`);
    let a = "";
    if (this.type === "!" && this.#h)
      a = (this.isStart() && !n ? es : "") + Fd;
    else {
      let c = this.type === "!" ? (
        // !() must match something,but !(x) can match ''
        "))" + (this.isStart() && !n && !t ? es : "") + Nd + ")"
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
    if (Ad(this)) {
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
        o = !1, s += (nO.has(f) ? "\\" : "") + f;
        continue;
      }
      if (f === "*") {
        if (a)
          continue;
        a = !0, s += r && /^[*]+$/.test(t) ? Fd : Nd, n = !0;
        continue;
      } else
        a = !1;
      if (f === "\\") {
        c === t.length - 1 ? s += "\\\\" : o = !0;
        continue;
      }
      if (f === "[") {
        let [u, m, l, d] = Td(t, c);
        if (l) {
          s += u, i = i || m, c += l - 1, n = n || d;
          continue;
        }
      }
      if (f === "?") {
        s += ka, n = !0;
        continue;
      }
      s += rO(f);
    }
    return [s, at(t), !!n, i];
  }
};
de = At;

// ../../work/main/node_modules/minimatch/dist/esm/escape.js
var Sa = (e, { windowsPathsNoEscape: t = !1, magicalBraces: n = !1 } = {}) => n ? t ? e.replace(/[?*()[\]{}]/g, "[$&]") : e.replace(/[?*()[\]\\{}]/g, "\\$&") : t ? e.replace(/[?*()[\]]/g, "[$&]") : e.replace(/[?*()[\]\\]/g, "\\$&");

// ../../work/main/node_modules/minimatch/dist/esm/index.js
var ce = (e, t, n = {}) => (hr(t), !n.nocomment && t.charAt(0) === "#" ? !1 : new Ee(t, n).match(e)), sO = /^\*+([^+@!?*[(]*)$/, iO = (e) => (t) => !t.startsWith(".") && t.endsWith(e), aO = (e) => (t) => t.endsWith(e), cO = (e) => (e = e.toLowerCase(), (t) => !t.startsWith(".") && t.toLowerCase().endsWith(e)), fO = (e) => (e = e.toLowerCase(), (t) => t.toLowerCase().endsWith(e)), uO = /^\*+\.\*+$/, mO = (e) => !e.startsWith(".") && e.includes("."), lO = (e) => e !== "." && e !== ".." && e.includes("."), dO = /^\.\*+$/, pO = (e) => e !== "." && e !== ".." && e.startsWith("."), hO = /^\*+$/, gO = (e) => e.length !== 0 && !e.startsWith("."), yO = (e) => e.length !== 0 && e !== "." && e !== "..", wO = /^\?+([^+@!?*[(]*)?$/, bO = ([e, t = ""]) => {
  let n = Dd([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, kO = ([e, t = ""]) => {
  let n = Ud([e]);
  return t ? (t = t.toLowerCase(), (r) => n(r) && r.toLowerCase().endsWith(t)) : n;
}, SO = ([e, t = ""]) => {
  let n = Ud([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, xO = ([e, t = ""]) => {
  let n = Dd([e]);
  return t ? (r) => n(r) && r.endsWith(t) : n;
}, Dd = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && !n.startsWith(".");
}, Ud = ([e]) => {
  let t = e.length;
  return (n) => n.length === t && n !== "." && n !== "..";
}, Wd = typeof process == "object" && process ? typeof process.env == "object" && process.env && process.env.__MINIMATCH_TESTING_PLATFORM__ || process.platform : "posix", _d = {
  win32: { sep: "\\" },
  posix: { sep: "/" }
}, vO = Wd === "win32" ? _d.win32.sep : _d.posix.sep;
ce.sep = vO;
var re = /* @__PURE__ */ Symbol("globstar **");
ce.GLOBSTAR = re;
var PO = "[^/]", OO = PO + "*?", BO = "(?:(?!(?:\\/|^)(?:\\.{1,2})($|\\/)).)*?", EO = "(?:(?!(?:\\/|^)\\.).)*?", $O = (e, t = {}) => (n) => ce(n, e, t);
ce.filter = $O;
var ke = (e, t = {}) => Object.assign({}, e, t), RO = (e) => {
  if (!e || typeof e != "object" || !Object.keys(e).length)
    return ce;
  let t = ce;
  return Object.assign((r, o, s = {}) => t(r, o, ke(e, s)), {
    Minimatch: class extends t.Minimatch {
      constructor(o, s = {}) {
        super(o, ke(e, s));
      }
      static defaults(o) {
        return t.defaults(ke(e, o)).Minimatch;
      }
    },
    AST: class extends t.AST {
      /* c8 ignore start */
      constructor(o, s, i = {}) {
        super(o, s, ke(e, i));
      }
      /* c8 ignore stop */
      static fromGlob(o, s = {}) {
        return t.AST.fromGlob(o, ke(e, s));
      }
    },
    unescape: (r, o = {}) => t.unescape(r, ke(e, o)),
    escape: (r, o = {}) => t.escape(r, ke(e, o)),
    filter: (r, o = {}) => t.filter(r, ke(e, o)),
    defaults: (r) => t.defaults(ke(e, r)),
    makeRe: (r, o = {}) => t.makeRe(r, ke(e, o)),
    braceExpand: (r, o = {}) => t.braceExpand(r, ke(e, o)),
    match: (r, o, s = {}) => t.match(r, o, ke(e, s)),
    sep: t.sep,
    GLOBSTAR: re
  });
};
ce.defaults = RO;
var jd = (e, t = {}) => (hr(e), t.nobrace || !/\{(?:(?!\{).)*\}/.test(e) ? [e] : Id(e, { max: t.braceExpandMax }));
ce.braceExpand = jd;
var IO = (e, t = {}) => new Ee(e, t).makeRe();
ce.makeRe = IO;
var MO = (e, t, n = {}) => {
  let r = new Ee(t, n);
  return e = e.filter((o) => r.match(o)), r.options.nonull && !e.length && e.push(t), e;
};
ce.match = MO;
var Ld = /[?*]|[+@!]\(.*?\)|\[|\]/, TO = (e) => e.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), Ee = class {
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
    hr(t), n = n || {}, this.options = n, this.maxGlobstarRecursion = n.maxGlobstarRecursion ?? 200, this.pattern = t, this.platform = n.platform || Wd, this.isWindows = this.platform === "win32";
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
        let c = s[0] === "" && s[1] === "" && (s[2] === "?" || !Ld.test(s[2])) && !Ld.test(s[3]), f = /^[a-z]:/i.test(s[0]);
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
    return i >= 2 && (t = this.levelTwoFileOptimize(t)), n.includes(re) ? this.#r(t, n, r, o, s) : this.#o(t, n, r, o, s);
  }
  #r(t, n, r, o, s) {
    let i = n.indexOf(re, s), a = n.lastIndexOf(re), [c, f, u] = r ? [
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
        let P = String(t[x]);
        if (b = !0, P === "." || P === ".." || !this.options.dot && P.startsWith("."))
          return !1;
      }
      return r || b;
    }
    let l = [[[], 0]], d = l[0], p = 0, h = [0];
    for (let b of f)
      b === re ? (h.push(p), d = [[], 0], l.push(d)) : (d[0].push(b), p++);
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
      if (this.debug(n, u, m), u === !1 || u === re)
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
    return jd(this.pattern, this.options);
  }
  parse(t) {
    hr(t);
    let n = this.options;
    if (t === "**")
      return re;
    if (t === "")
      return "";
    let r, o = null;
    (r = t.match(hO)) ? o = n.dot ? yO : gO : (r = t.match(sO)) ? o = (n.nocase ? n.dot ? fO : cO : n.dot ? aO : iO)(r[1]) : (r = t.match(wO)) ? o = (n.nocase ? n.dot ? kO : bO : n.dot ? SO : xO)(r) : (r = t.match(uO)) ? o = n.dot ? lO : mO : (r = t.match(dO)) && (o = pO);
    let s = At.fromGlob(t, this.options).toMMPattern();
    return o && typeof s == "object" && Reflect.defineProperty(s, "test", { value: o }), s;
  }
  makeRe() {
    if (this.regexp || this.regexp === !1)
      return this.regexp;
    let t = this.set;
    if (!t.length)
      return this.regexp = !1, this.regexp;
    let n = this.options, r = n.noglobstar ? OO : n.dot ? BO : EO, o = new Set(n.nocase ? ["i"] : []), s = t.map((c) => {
      let f = c.map((m) => {
        if (m instanceof RegExp)
          for (let l of m.flags.split(""))
            o.add(l);
        return typeof m == "string" ? TO(m) : m === re ? re : m._src;
      });
      f.forEach((m, l) => {
        let d = f[l + 1], p = f[l - 1];
        m !== re || p === re || (p === void 0 ? d !== void 0 && d !== re ? f[l + 1] = "(?:\\/|" + r + "\\/)?" + d : f[l] = r : d === void 0 ? f[l - 1] = p + "(?:\\/|\\/" + r + ")?" : d !== re && (f[l - 1] = p + "(?:\\/|\\/" + r + "\\/)" + d, f[l + 1] = re));
      });
      let u = f.filter((m) => m !== re);
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
    return ce.defaults(t).Minimatch;
  }
};
ce.AST = At;
ce.Minimatch = Ee;
ce.escape = Sa;
ce.unescape = at;

// src/files/patterns.ts
var Hd = {
  dot: !0,
  nobrace: !0,
  nocomment: !0,
  noext: !0,
  nonegate: !0,
  // All paths have `/`, on Windows, too.
  platform: "linux"
};
function Je(e, t, { platform: n = process.platform, home: r = AO() } = {}) {
  let o = { platform: n, home: K(r, n) }, s = e.filter((c) => !c.startsWith("#")).map((c) => NO(c, K(t, n), o)), i = s.filter((c) => !c.negated), a = (c, f = -1) => s.findLast((u, m) => m > f && u.names(c))?.negated ?? !1;
  return {
    roots: i.map(
      (c, f) => _O(c, f, { order: s.indexOf(c), platform: n })
    ),
    excludes: i.length < s.length ? a : void 0
  };
}
function NO(e, t, n) {
  let r = tt(n.platform), o = n.platform === "win32", s = e.match(/^[!\s]*/)?.[0] ?? "", i = K(e.slice(s.length), n.platform), [a, c] = FO(i, t, { ...n, maths: r }), [, f = "", u = ""] = CO.normalize(c).match(/^((?:\.\.(?:\/|$))*)(.*?)\/*$/s) ?? [], m = r.resolve(a, f), l = u === "" || u === ".", d = new Ee(u, Hd), p = o ? new Ee(u, { ...Hd, nocase: !0 }) : d;
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
function FO(e, t, { maths: n, home: r }) {
  let { root: o } = n.parse(e);
  return o !== "" ? [n.resolve(t, o), e.slice(o.length).replace(/^\/+/, "")] : e === "~" || e.startsWith("~/") ? [r, e.slice(2)] : [t, e];
}
function _O({ line: e, anchor: t, segments: n, rest: r, names: o }, s, { order: i, platform: a }) {
  let { join: c } = tt(a), f = n.findIndex((d) => typeof d != "string"), u = f === -1, m = u ? n.slice(0, -1) : n.slice(0, f);
  a === "win32" && LO(e, t, n);
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
function LO(e, t, n) {
  let r = `the line ${e} of \`path\` is wrong here`;
  if (t.startsWith("//./")) throw new Error(`${r}: it is a device`);
  try {
    for (let o of n) typeof o == "string" && vo(o);
  } catch (o) {
    throw new Error(`${r}: ${O(o)}`);
  }
}

// src/inputs/inputs.ts
import { homedir as KO } from "node:os";

// src/inputs/rolling.ts
function zd(e) {
  let t = le(e, "rolling", ["false", "true", "merge"]), n = {
    keep: Zt(e, "rolling-keep", { from: 1, to: 1e3, default: 2 }),
    everyMinutes: Zt(e, "rolling-every", { from: 0, to: 10080, default: 0 }),
    branches: le(e, "rolling-branches", ["default", "all"]),
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
function qd(e) {
  let t = HO(e("endpoint")), n = e("force-path-style").toLowerCase();
  if (!["", "true", "false"].includes(n))
    throw ts("force-path-style", n, "must be one of: true, false");
  let r = {
    bucket: UO(e("bucket")),
    prefix: WO(e("prefix")),
    region: jO(e("region")),
    endpoint: t,
    // Self-hosted stores seldom have a host name per bucket.
    forcePathStyle: n === "" ? t !== "" && !DO(t) : n === "true",
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
function DO(e) {
  return e === "" || /(^|\.)amazonaws\.com(\.cn)?$/.test(new URL(e).hostname);
}
function UO(e) {
  if (e === "" || /^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$/.test(e) && !e.includes(".."))
    return e;
  throw ts("bucket", e, "must be the name of a bucket: 3 to 63 letters, digits, dots and hyphens");
}
var Gd = 256;
function WO(e) {
  let t = e.replace(/^\/+|\/+$/g, ""), n = t.split("/").every((o) => /^[A-Za-z0-9._=@:+-]+$/.test(o) && !/^\.+$/.test(o));
  if (t === "" || n && t.length <= Gd) return t;
  let r = `may have letters, digits and . _ = @ : + - between slashes, ${Gd} in all`;
  throw ts("prefix", e, r);
}
function jO(e) {
  if (/^[a-z0-9-]{0,40}$/.test(e)) return e;
  throw ts("region", e, "must be the name of a region, such as eu-west-1");
}
function HO(e) {
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
function ts(e, t, n) {
  return new A(`Input ${e} is '${t}'; it ${n}.`);
}

// src/inputs/signing.ts
var Ct = _(Jd(), 1);
var Kd = 32, zO = /^-----BEGIN ([A-Z ]+)-----$[^-]*^-----END \1-----$/gm;
function Yd(e) {
  let t = Vd(e("signing-key")).map(GO), n = Vd(e("verify-key")).map(qO);
  if (t.length + n.length !== 0) {
    if (e("format").toLowerCase() === "actions-cache")
      throw new A(
        "Input format is actions-cache, whose entries cannot be signed, and signing-key or verify-key is given; use format: auto or tar."
      );
    return { signer: t[0], verifiers: [...t.map(JO), ...n] };
  }
}
function Zd(e) {
  return ns(e).filter((t) => !t.startsWith("-----")).flatMap((t) => [t, Buffer.from(t).toString("base64")]);
}
function Vd(e) {
  let t = ns(e).join(`
`), n = [], r = 0;
  for (let o of t.matchAll(zO))
    n.push(...ns(t.slice(r, o.index)), o[0]), r = o.index + o[0].length;
  return [...n, ...ns(t.slice(r))];
}
function ns(e) {
  return e.split(`
`).map((n) => n.trim()).filter((n) => n !== "");
}
function GO(e) {
  if (e.startsWith("-----")) {
    let r = Xd(e, "PRIVATE KEY", Ct.createPrivateKey);
    if (r) return r;
    throw new A("Input signing-key has a key in PEM that is no private Ed25519 key (PKCS #8).");
  }
  let t = Buffer.from(e);
  if (t.length >= Kd) return (0, Ct.createSecretKey)(t);
  let n = "make one with openssl rand -base64 32";
  throw new A(
    `Input signing-key has a line of ${t.length} bytes; a key has at least ${Kd}: ${n}.`
  );
}
function qO(e) {
  let t = Xd(e, "PUBLIC KEY", Ct.createPublicKey);
  if (t) return t;
  throw new A(
    "Input verify-key has something that is no public Ed25519 key in PEM; a secret belongs into signing-key."
  );
}
function Xd(e, t, n) {
  if (e.startsWith(`-----BEGIN ${t}-----`))
    try {
      let r = n(e);
      return r.asymmetricKeyType === "ed25519" ? r : void 0;
    } catch {
      return;
    }
}
function JO(e) {
  return e.type === "secret" ? e : (0, Ct.createPublicKey)(e);
}

// src/inputs/inputs.ts
function rs(e, t) {
  let n = kt(e("save-always")), r = le(e, "store", ["auto", "github", "s3", "local"]), o = qd(e);
  if (r === "s3" && o.bucket === "") throw new A("Input bucket is required where store is s3.");
  return {
    key: xi(e, "key"),
    restoreKeys: Qd(e("restore-keys")),
    paths: Qd(xi(e, "path")),
    crossOs: kt(e("enableCrossOsArchive")),
    failOnMiss: kt(e("fail-on-cache-miss")),
    lookupOnly: kt(e("lookup-only")),
    store: r,
    localDir: ZO(e("local-dir"), t),
    s3: o,
    stash: { ...XO(e("stash"), t), maxBytes: QO(e("stash-size")) },
    concurrency: Zt(e, "concurrency", { from: 1, to: 64, default: 8 }),
    partBytes: YO(e("part-size")),
    mode: le(e, "mode", ["unpack", "mount", "auto", "lazy"]),
    broker: e("broker") || "/run/headstart/broker.sock",
    ramdisk: le(e, "ramdisk", ["off", "auto", "on"]),
    verify: le(e, "verify", ["auto", "always"]),
    format: le(e, "format", ["auto", "tar", "actions-cache"]),
    save: n ? "always" : le(e, "save", ["on-success", "always", "never"]),
    jobStatus: e("job-status"),
    secrets: le(e, "secrets", ["warn", "refuse", "skip", "ignore"]),
    compressionLevel: Zt(e, "compression-level", { from: 1, to: 19, default: 3 }),
    summary: le(e, "summary", ["true", "false"]) === "true",
    rolling: zd(e),
    signing: Yd(e)
  };
}
function Qd(e) {
  return e.split(`
`).map((t) => t.replace(/^!\s+/, "!").trim()).filter((t) => t !== "");
}
var yr = 1024 ** 2, VO = {
  "": 1,
  MB: 1e3 ** 2,
  MIB: yr,
  GB: 1e3 ** 3,
  GIB: 1024 * yr
};
function ep(e) {
  let [, t, n = ""] = e.toUpperCase().match(/^(\d+) ?([A-Z]*)$/) ?? [];
  return Number(t) * (VO[n] ?? Number.NaN);
}
function YO(e) {
  if (e === "") return 8 * yr;
  let t = ep(e);
  if (t >= 5 * yr && t <= 512 * yr) return t;
  throw new A(`Input part-size is '${e}'; it must be from 5MiB to 512MiB, in MiB, MB or bytes.`);
}
function ZO(e, t) {
  return e === "" ? M(t, "headstart") : gi(tp(e));
}
function tp(e) {
  return K(K(e).replace(/^~(?=\/|$)/, KO()));
}
function XO(e, t) {
  let n = e.toLowerCase();
  if (n === "" || n === "auto" || n === "off")
    return { use: n || "auto", dir: M(t, "headstart-stash") };
  let r = tp(e);
  if (hi(r)) return { use: "on", dir: gi(r) };
  let o = "auto, off, or a directory that is absolute or starts with ~/";
  throw new A(`Input stash is '${e}'; it must be ${o}.`);
}
function QO(e) {
  if (e === "") return 20 * 1e3 ** 3;
  let t = ep(e), n = /[a-z]/i.test(e);
  if (t > 0 && n) return t;
  throw new A(`Input stash-size is '${e}'; it must be more than 0, in GB, GiB, MB or MiB.`);
}

// src/entry/read-range.ts
async function wr(e, t, n) {
  let r = [];
  for await (let s of e.read(t, n)) r.push(s);
  let o = Buffer.concat(r);
  if (o.length !== n - t)
    throw new k(`it ended at byte ${t + o.length} of ${e.size}`);
  return o;
}

// src/entry/index-frame.ts
var eB = 407710288, va = 8, os = va + 12, br = Buffer.from("HEADSTR2"), rp = 36 + br.length, kr = os + rp, Pa = 4 * 1024 * 1024, op = 1024, tB = 512, nB = 1024 ** 4;
function sp({ digests: e, ...t }, n) {
  let r = Buffer.from(JSON.stringify(t));
  if (r.length > Pa) throw new Error(`the index is too large: its JSON has ${r.length} bytes`);
  let o = Buffer.alloc(os), s = [e, r, n?.(ip(e, r)) ?? Buffer.alloc(0)], i = s.map((u) => u.length), a = i.reduce((u, m) => u + m, kr), c = [eB, a - va, ...i];
  for (let [u, m] of c.entries()) o.writeUInt32LE(m, 4 * u);
  let f = Buffer.alloc(4);
  return f.writeUInt32LE(a), Buffer.concat([o, ...s, Ne(o, ...s), f, br]);
}
var rB = 128 * 1024;
async function Sr(e, t) {
  return sB(await oB(e), e.size, t);
}
async function oB(e) {
  let { size: t } = e;
  if (t < kr) throw new k(`it has only ${t} bytes`);
  let n = await wr(e, Math.max(0, t - rB), t);
  if (!n.subarray(-br.length).equals(br))
    throw new k("it does not end in an index: cut short, or not written by Headstart");
  let r = n.readUInt32LE(n.length - br.length - 4), o = kr + tr(Math.min(t, nB)) + Pa + op;
  if (r < kr || r > Math.min(t, o))
    throw new k(`its index has ${r} bytes, which is no length of an index`);
  return r <= n.length ? n.subarray(-r) : wr(e, t - r, t);
}
function sB(e, t, n) {
  let r = e.length - rp;
  if (!Ne(e.subarray(0, r)).equals(e.subarray(r, r + 32)))
    throw new k("its index does not match its SHA-256");
  let [o = 0, s = 0, i = 0] = [0, 1, 2].map(
    (d) => e.readUInt32LE(va + 4 * d)
  ), a = t - e.length;
  if (!(o === tr(a) && s <= Pa && i <= op && kr + o + s + i === e.length)) throw new k("the parts of its index do not fit its body");
  let f = os + o, [u, m] = [e.subarray(os, f), e.subarray(f, f + s)];
  n?.(e.subarray(f + s, r), ip(u, m));
  let l = iB(m);
  if (!aB(l)) throw new k("its index is not what this version of Headstart writes");
  return uB(l.segments, a), { ...l, digests: u };
}
function ip(e, t) {
  let n = Buffer.alloc(4);
  return n.writeUInt32LE(e.length), Ne(n, e, t);
}
function iB(e) {
  try {
    return JSON.parse(e.toString("utf8"));
  } catch {
    return;
  }
}
function aB(e) {
  let t = e;
  return t?.container === en && ap(t.format) && np(t.key) && t.key.length <= tB && [t.files, t.bytes].every(Oa) && Array.isArray(t.paths) && t.paths.every(np) && Array.isArray(t.segments) && t.segments.every(cB);
}
function cB(e) {
  let t = e, { offset: n, length: r, files: o, bytes: s, unpackedBytes: i = 0, root: a = 0, deadBytes: c = 0 } = t ?? {}, f = [n, r, o, s, i, a, c];
  return ap(t?.kind) && f.every(Oa) && fB(t?.frames, r);
}
function fB(e, t) {
  if (e === void 0) return !0;
  let n = (r) => Oa(r) && r !== 0;
  return Array.isArray(e) && e.every(n) && e.reduce((r, o) => r + o, 0) === t;
}
function ap(e) {
  return typeof e == "string" && /^[a-z-]{1,32}$/.test(e);
}
function np(e) {
  return typeof e == "string";
}
function Oa(e) {
  return Number.isSafeInteger(e) && e >= 0;
}
function uB(e, t) {
  let n = 0;
  for (let { kind: r, offset: o, length: s } of e) {
    if (o !== tn(n, r) || s === 0) throw new k("its segments do not line up");
    n = o + s;
  }
  if (n === 0 || n !== t) throw new k("its segments do not fill its body");
}

// src/entry/signature.ts
var ct = _(cp(), 1);
var Ea = 9;
function $a({ type: e }) {
  return e === "secret" ? { id: 1, name: "HMAC-SHA-256" } : { id: 2, name: "Ed25519" };
}
function fp(e, t, n) {
  let r = Buffer.alloc(Ea);
  r.writeUInt8($a(n).id), r.writeBigUInt64LE(BigInt(Date.now()), 1);
  let o = mp(r, e, t), s = n.type === "secret" ? lp(o, n) : (0, ct.sign)(null, o, n);
  return Buffer.concat([r, s]);
}
function up(e, t, { places: n, keys: r }) {
  if (e.length === 0) throw new ve("has no signature");
  let o = r.filter((c) => $a(c).id === e[0]);
  if (o.length === 0) {
    let c = [...new Set(r.map((f) => $a(f).name))].join(" and ");
    throw new ve(`has a signature of another kind than ${c}`);
  }
  let [s, i] = [e.subarray(0, Ea), e.subarray(Ea)];
  if (!n.some((c) => {
    let f = mp(s, t, c);
    return o.some((u) => mB(f, i, u));
  }))
    throw new ve(
      "has a wrong signature: it was changed, signed with another key, or copied from another repository, branch or version"
    );
  return new Date(Number(s.readBigUInt64LE(1)));
}
function mp(e, t, { repository: n, scope: r, version: o }) {
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
function mB(e, t, n) {
  if (n.type !== "secret") return (0, ct.verify)(null, e, n, t);
  let r = lp(e, n);
  return t.length === r.length && (0, ct.timingSafeEqual)(t, r);
}
function lp(e, t) {
  return (0, ct.createHmac)("sha256", t).update(e).digest();
}

// ../../work/main/node_modules/jwt-decode/build/esm/index.js
var Nt = class extends Error {
};
Nt.prototype.name = "InvalidTokenError";
function lB(e) {
  return decodeURIComponent(atob(e).replace(/(.)/g, (t, n) => {
    let r = n.charCodeAt(0).toString(16).toUpperCase();
    return r.length < 2 && (r = "0" + r), "%" + r;
  }));
}
function dB(e) {
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
    return lB(t);
  } catch {
    return atob(t);
  }
}
function dp(e, t) {
  if (typeof e != "string")
    throw new Nt("Invalid token specified: must be a string");
  t || (t = {});
  let n = t.header === !0 ? 0 : 1, r = e.split(".")[n];
  if (typeof r != "string")
    throw new Nt(`Invalid token specified: missing part #${n + 1}`);
  let o;
  try {
    o = dB(r);
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
var pB = /* @__PURE__ */ new Set([
  "push",
  "schedule",
  "workflow_dispatch",
  "repository_dispatch",
  "delete",
  "registry_package",
  "page_build"
]);
function ye(e) {
  let t = gB(e.token) ?? yB(e), n = { read: t.read, write: t.write };
  return hB(t.write) && !pB.has(e.eventName) && (n.write = void 0, n.whyNoWrite = `Cache save skipped: the event '${e.eventName}' can be caused by anyone, so it may not write the cache of ${t.write}.`), (e.cacheMode === "none" || e.cacheMode === "read") && (n.write = void 0, n.whyNoWrite = `Cache save skipped: the effective cache-mode '${e.cacheMode}' does not permit writes.`), (e.cacheMode === "none" || e.cacheMode === "write-only") && (n.read = [], n.whyNoRead = `Cache restore skipped: the effective cache-mode '${e.cacheMode}' does not permit reads.`), n;
}
function hB(e = "") {
  return e.startsWith("refs/heads/") && !e.startsWith("refs/heads/gh-readonly-queue/");
}
function gB(e) {
  try {
    let { ac: t } = dp(e), n = JSON.parse(t ?? ""), r = n.find((s) => s.Permission & 2)?.Scope, o = n.filter((s) => s.Permission & 1).map((s) => s.Scope);
    return o.length === 0 && !r ? void 0 : { read: pp([...r && o.includes(r) ? [r] : [], ...o]), write: r };
  } catch {
    return;
  }
}
function yB(e) {
  let t = [e.baseBranch, e.defaultBranch].filter((n) => n !== "");
  return { read: pp([e.ref, ...t.map((n) => `refs/heads/${n}`)]), write: e.ref };
}
function pp(e) {
  return [...new Set(e)];
}

// src/steps/signed-index.ts
function hp() {
  for (let e of Zd(J("signing-key"))) Kt(e);
}
function gp({ signing: e }, t) {
  let n = e?.signer;
  return n && ((r) => fp(r, t, n));
}
var wB = 1440 * 60 * 1e3;
async function ss(e, { key: t, signing: n }) {
  let r = e.stored ?? e;
  if (!n) return Sr(r);
  let o = me(), s = e.scope === void 0 ? ye(o).read : [e.scope], { version: i, createdAt: a } = e, c = s.map((f) => ({ repository: o.repository, scope: f, version: i }));
  try {
    let f = await Sr(r, (u, m) => {
      let l = up(u, m, { places: c, keys: n.verifiers });
      if (!ee(e.key, t) && a.getTime() - l.getTime() > wB)
        throw new ve(
          `was signed on ${l.toISOString()}, but stored only on ${a.toISOString()}`
        );
    });
    if (ee(f.key, e.key)) return f;
    throw new ve(`was signed for another key, ${f.key}`);
  } catch (f) {
    if (!(f instanceof ve)) throw f;
    let u = "This job does not use the entry and leaves it in the store. To save another one, change the key or delete the entry, see docs/security.md";
    throw new ve(`the entry ${e.key} ${f.message}. ${u}`);
  }
}

// src/steps/plan.ts
async function ft(e) {
  let t = await bB();
  if (!e) return t ?? kB();
  let n = Object.keys(e);
  return (t?.filter(({ name: o }) => n.includes(o)) ?? n.map((o) => ({ name: o, inputs: /* @__PURE__ */ new Map() }))).map(({ name: o, inputs: s }) => {
    let { preset: i, filled: a } = e[o] ?? {};
    return i !== void 0 && s.set("preset", i), a !== "none" && yp(s, a), { name: o, inputs: s };
  });
}
async function bB() {
  let e = J("caches");
  if (e === "") return;
  let t = ["preset", "path", "key", "restore-keys"].find((r) => J(r) !== "");
  if (t)
    throw new A(`Inputs caches and ${t} are both given; give ${t} to the items of caches.`);
  let { readCaches: n } = await import("./shared-SLY6KC6H.js");
  return n(e);
}
async function kB() {
  let e = J("preset"), t = { name: "", inputs: /* @__PURE__ */ new Map() };
  if (e === "") return [t];
  let { presetNames: n } = await import("./presets.js"), r = n(e, J("working-directory")), o = r.map((s) => ({ name: s, inputs: /* @__PURE__ */ new Map([["preset", s]]) }));
  if (o.length === 1) return [{ ...t, ...o[0], name: "" }];
  if (/^\s*[^\s!#]/m.test(J("path")))
    throw new A(
      `Input preset stands for ${r.join(", ")}, and path would be the same for each; give path to the items of caches.`
    );
  return o;
}
async function xn({ inputs: e }, t) {
  hp();
  let n = J("preset").toLowerCase();
  if (n === "") return;
  let r = await SB(n, t);
  return yp(e, r), r ?? "none";
}
function yp(e, t = {}) {
  for (let [n, r] of Object.entries(t)) e.set(n, r);
}
async function SB(e, t) {
  let { fillIn: n } = await import("./presets.js"), r = await n(e, J, t);
  return r && { ...r };
}
var xB = ["preset", "working-directory", "upload-chunk-size"];
function vn({ inputs: e }) {
  let t = new Set(xB), r = rs((i) => (t.add(i.toLowerCase()), J(i)), eo()), o = [...e.keys()].find((i) => !t.has(i));
  if (o === void 0) return r;
  let s = [...t].sort().join(", ");
  throw new A(
    `Input caches has '${o}', which is no input of a cache; these are: name, ${s}.`
  );
}
async function xr(e, t) {
  try {
    return await nt(e, t);
  } catch (n) {
    throw e.name === "" || !(n instanceof A) ? n : new A(`${e.name}: ${n.message}`);
  }
}
function wp(e) {
  if (e.length < 2) return;
  let t = e.map(({ cache: n, inputs: r }) => ({
    name: n.name,
    selection: Je(r?.paths ?? [], process.cwd())
  }));
  for (let [n, { name: r, selection: o }] of t.entries())
    for (let s of t.slice(n + 1)) {
      let i = vd(o, s.selection);
      if (i)
        throw new A(
          `Caches ${r} and ${s.name} have the same files: ${i[0]} and ${i[1]}. Exclude them in one with a line of path that starts with !.`
        );
    }
}

// src/steps/priority.ts
import { readdirSync as vB, writeFileSync as bp } from "node:fs";
import { constants as PB, setPriority as OB } from "node:os";
var { PRIORITY_LOW: BB, PRIORITY_NORMAL: EB } = PB.priority;
async function kp(e) {
  is(() => bp(`/proc/${e}/oom_score_adj`, "1000")), await xp(e, BB, "idle");
}
async function Sp(e) {
  await xp(e, EB, "none");
}
async function xp(e, t, n) {
  let r = is(() => vB(`/proc/${e}/task`)) ?? [];
  for (let s of r) is(() => OB(Number(s), t));
  is(() => bp(`/proc/${e}/autogroup`, String(t)));
  let o = { cwd: "/", signal: AbortSignal.timeout(5e3) };
  await St("ionice", ["-c", n, "-p", ...r], o).catch(() => {
  });
}
function is(e) {
  try {
    return e();
  } catch {
    return;
  }
}

// src/rolling.ts
var Bp = _(vp(), 1);
function te(e) {
  return e ? IB : $B;
}
var $B = {
  mistake: Ci,
  lookups: (e) => e,
  nameFor: (e) => e,
  keyIn: (e) => e
}, Ep = "~v", RB = Ep.length + 49, Pp = co - RB, IB = {
  mistake(e) {
    let [t = ""] = e, n = Ia(t).length > Pp, r = `Key Validation Error: ${t} cannot be larger than ${Pp} characters with rolling; ~ counts twice.`;
    return Ci(e) ?? (n ? r : void 0);
  },
  lookups([e = "", ...t]) {
    let n = as(e), r = t.length < 9 ? [n] : [];
    return [n, ...r, ...t.map(Ia)];
  },
  nameFor(e, { runId: t, runAttempt: n }) {
    let [r, o] = [Op(t, 20), Op(n, 5)];
    return `${as(e)}${Date.now()}-${r}-${o}-${(0, Bp.randomBytes)(4).toString("hex")}`;
  },
  keyIn: (e) => e.replace(/^((?:[^~]|~~)*)~v[^~]*$/, "$1").replaceAll("~~", "~")
};
function as(e) {
  return Ia(e) + Ep;
}
function $p(e) {
  return Number(/~v(\d+)-[^~]*$/.exec(e)?.[1] ?? 0);
}
function Ia(e) {
  return e.replaceAll("~", "~~");
}
function Op(e, t) {
  return e.replace(/\D/g, "").slice(0, t) || "0";
}
var MB = 3600 * 1e3;
function Rp(e, t) {
  let n = e.toSorted(Fi), r = n[0]?.createdAt.getTime() ?? 0;
  return n.filter((o, s) => {
    let i = n[s - 1]?.createdAt.getTime() ?? r;
    return s >= t && r - i > MB;
  });
}

// package.json
var Ip = { version: "0.1.0" };

// src/files/matches.ts
import { lstatSync as WB } from "node:fs";

// ../../work/main/node_modules/@actions/glob/lib/internal-globber.js
import * as En from "fs";

// ../../work/main/node_modules/@actions/glob/lib/internal-glob-options-helper.js
function Ma(e) {
  let t = {
    followSymbolicLinks: !0,
    implicitDescendants: !0,
    matchDirectories: !0,
    omitBrokenSymbolicLinks: !0,
    excludeHiddenFiles: !1
  };
  return e && (typeof e.followSymbolicLinks == "boolean" && (t.followSymbolicLinks = e.followSymbolicLinks, ue(`followSymbolicLinks '${t.followSymbolicLinks}'`)), typeof e.implicitDescendants == "boolean" && (t.implicitDescendants = e.implicitDescendants, ue(`implicitDescendants '${t.implicitDescendants}'`)), typeof e.matchDirectories == "boolean" && (t.matchDirectories = e.matchDirectories, ue(`matchDirectories '${t.matchDirectories}'`)), typeof e.omitBrokenSymbolicLinks == "boolean" && (t.omitBrokenSymbolicLinks = e.omitBrokenSymbolicLinks, ue(`omitBrokenSymbolicLinks '${t.omitBrokenSymbolicLinks}'`)), typeof e.excludeHiddenFiles == "boolean" && (t.excludeHiddenFiles = e.excludeHiddenFiles, ue(`excludeHiddenFiles '${t.excludeHiddenFiles}'`))), t;
}

// ../../work/main/node_modules/@actions/glob/lib/internal-globber.js
import * as ds from "path";

// ../../work/main/node_modules/@actions/glob/lib/internal-path-helper.js
var ut = _(Mp(), 1);
import * as Pn from "path";
var mt = process.platform === "win32";
function Ve(e) {
  if (e = Ke(e), mt && /^\\\\[^\\]+(\\[^\\]+)?$/.test(e))
    return e;
  let t = Pn.dirname(e);
  return mt && /^\\\\[^\\]+\\[^\\]+\\$/.test(t) && (t = Ke(t)), t;
}
function fs(e, t) {
  if ((0, ut.default)(e, "ensureAbsoluteRoot parameter 'root' must not be empty"), (0, ut.default)(t, "ensureAbsoluteRoot parameter 'itemPath' must not be empty"), vr(t))
    return t;
  if (mt) {
    if (t.match(/^[A-Z]:[^\\/]|^[A-Z]:$/i)) {
      let n = process.cwd();
      return (0, ut.default)(n.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${n}'`), t[0].toUpperCase() === n[0].toUpperCase() ? t.length === 2 ? `${t[0]}:\\${n.substr(3)}` : (n.endsWith("\\") || (n += "\\"), `${t[0]}:\\${n.substr(3)}${t.substr(2)}`) : `${t[0]}:\\${t.substr(2)}`;
    } else if ($e(t).match(/^\\$|^\\[^\\]/)) {
      let n = process.cwd();
      return (0, ut.default)(n.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${n}'`), `${n[0]}:\\${t.substr(1)}`;
    }
  }
  return (0, ut.default)(vr(e), "ensureAbsoluteRoot parameter 'root' must have an absolute root"), e.endsWith("/") || mt && e.endsWith("\\") || (e += Pn.sep), e + t;
}
function vr(e) {
  return (0, ut.default)(e, "hasAbsoluteRoot parameter 'itemPath' must not be empty"), e = $e(e), mt ? e.startsWith("\\\\") || /^[A-Z]:\\/i.test(e) : e.startsWith("/");
}
function Pr(e) {
  return (0, ut.default)(e, "isRooted parameter 'itemPath' must not be empty"), e = $e(e), mt ? e.startsWith("\\") || /^[A-Z]:/i.test(e) : e.startsWith("/");
}
function $e(e) {
  return e = e || "", mt ? (e = e.replace(/\//g, "\\"), (/^\\\\+[^\\]/.test(e) ? "\\" : "") + e.replace(/\\\\+/g, "\\")) : e.replace(/\/\/+/g, "/");
}
function Ke(e) {
  return e ? (e = $e(e), !e.endsWith(Pn.sep) || e === Pn.sep || mt && /^[A-Z]:\\$/i.test(e) ? e : e.substr(0, e.length - 1)) : "";
}

// ../../work/main/node_modules/@actions/glob/lib/internal-match-kind.js
var Re;
(function(e) {
  e[e.None = 0] = "None", e[e.Directory = 1] = "Directory", e[e.File = 2] = "File", e[e.All = 3] = "All";
})(Re || (Re = {}));

// ../../work/main/node_modules/@actions/glob/lib/internal-pattern-helper.js
var Tp = process.platform === "win32";
function Aa(e) {
  e = e.filter((r) => !r.negate);
  let t = {};
  for (let r of e) {
    let o = Tp ? r.searchPath.toUpperCase() : r.searchPath;
    t[o] = "candidate";
  }
  let n = [];
  for (let r of e) {
    let o = Tp ? r.searchPath.toUpperCase() : r.searchPath;
    if (t[o] === "included")
      continue;
    let s = !1, i = o, a = Ve(i);
    for (; a !== i; ) {
      if (t[a]) {
        s = !0;
        break;
      }
      i = a, a = Ve(i);
    }
    s || (n.push(r.searchPath), t[o] = "included");
  }
  return n;
}
function Ap(e, t) {
  let n = Re.None;
  for (let r of e)
    r.negate ? n &= ~r.match(t) : n |= r.match(t);
  return n;
}
function Cp(e, t) {
  return e.some((n) => !n.negate && n.partialMatch(t));
}

// ../../work/main/node_modules/@actions/glob/lib/internal-pattern.js
import * as _p from "os";
import * as Bn from "path";
var lt = _(Np(), 1);

// ../../work/main/node_modules/@actions/glob/lib/internal-path.js
import * as Ft from "path";
var On = _(Fp(), 1), NB = process.platform === "win32", _t = class {
  /**
   * Constructs a Path
   * @param itemPath Path or array of segments
   */
  constructor(t) {
    if (this.segments = [], typeof t == "string")
      if ((0, On.default)(t, "Parameter 'itemPath' must not be empty"), t = Ke(t), !Pr(t))
        this.segments = t.split(Ft.sep);
      else {
        let n = t, r = Ve(n);
        for (; r !== n; ) {
          let o = Ft.basename(n);
          this.segments.unshift(o), n = r, r = Ve(n);
        }
        this.segments.unshift(n);
      }
    else {
      (0, On.default)(t.length > 0, "Parameter 'itemPath' must not be an empty array");
      for (let n = 0; n < t.length; n++) {
        let r = t[n];
        (0, On.default)(r, "Parameter 'itemPath' must not contain any empty segments"), r = $e(t[n]), n === 0 && Pr(r) ? (r = Ke(r), (0, On.default)(r === Ve(r), "Parameter 'itemPath' root segment contains information for multiple segments"), this.segments.push(r)) : ((0, On.default)(!r.includes(Ft.sep), "Parameter 'itemPath' contains unexpected path separators"), this.segments.push(r));
      }
    }
  }
  /**
   * Converts the path to it's string representation
   */
  toString() {
    let t = this.segments[0], n = t.endsWith(Ft.sep) || NB && /^[A-Z]:$/i.test(t);
    for (let r = 1; r < this.segments.length; r++)
      n ? n = !1 : t += Ft.sep, t += this.segments[r];
    return t;
  }
};

// ../../work/main/node_modules/@actions/glob/lib/internal-pattern.js
var Ye = process.platform === "win32", Or = class e {
  constructor(t, n = !1, r, o) {
    this.negate = !1;
    let s;
    if (typeof t == "string")
      s = t.trim();
    else {
      r = r || [], (0, lt.default)(r.length, "Parameter 'segments' must not empty");
      let f = e.getLiteral(r[0]);
      (0, lt.default)(f && vr(f), "Parameter 'segments' first element must be a root path"), s = new _t(r).toString().trim(), t && (s = `!${s}`);
    }
    for (; s.startsWith("!"); )
      this.negate = !this.negate, s = s.substr(1).trim();
    s = e.fixupPattern(s, o), this.segments = new _t(s).segments, this.trailingSeparator = $e(s).endsWith(Bn.sep), s = Ke(s);
    let i = !1, a = this.segments.map((f) => e.getLiteral(f)).filter((f) => !i && !(i = f === ""));
    this.searchPath = new _t(a).toString(), this.rootRegExp = new RegExp(e.regExpEscape(a[0]), Ye ? "i" : ""), this.isImplicitPattern = n;
    let c = {
      dot: !0,
      nobrace: !0,
      nocase: Ye,
      nocomment: !0,
      noext: !0,
      nonegate: !0
    };
    s = Ye ? s.replace(/\\/g, "/") : s, this.minimatch = new Ee(s, c);
  }
  /**
   * Matches the pattern against the specified path
   */
  match(t) {
    return this.segments[this.segments.length - 1] === "**" ? (t = $e(t), !t.endsWith(Bn.sep) && this.isImplicitPattern === !1 && (t = `${t}${Bn.sep}`)) : t = Ke(t), this.minimatch.match(t) ? this.trailingSeparator ? Re.Directory : Re.All : Re.None;
  }
  /**
   * Indicates whether the pattern may match descendants of the specified path
   */
  partialMatch(t) {
    return t = Ke(t), Ve(t) === t ? this.rootRegExp.test(t) : this.minimatch.matchOne(t.split(Ye ? /\\+/ : /\/+/), this.minimatch.set[0], !0);
  }
  /**
   * Escapes glob patterns within a path
   */
  static globEscape(t) {
    return (Ye ? t : t.replace(/\\/g, "\\\\")).replace(/(\[)(?=[^/]+\])/g, "[[]").replace(/\?/g, "[?]").replace(/\*/g, "[*]");
  }
  /**
   * Normalizes slashes and ensures absolute root
   */
  static fixupPattern(t, n) {
    (0, lt.default)(t, "pattern cannot be empty");
    let r = new _t(t).segments.map((o) => e.getLiteral(o));
    if ((0, lt.default)(r.every((o, s) => (o !== "." || s === 0) && o !== ".."), `Invalid pattern '${t}'. Relative pathing '.' and '..' is not allowed.`), (0, lt.default)(!Pr(t) || r[0], `Invalid pattern '${t}'. Root segment must not contain globs.`), t = $e(t), t === "." || t.startsWith(`.${Bn.sep}`))
      t = e.globEscape(process.cwd()) + t.substr(1);
    else if (t === "~" || t.startsWith(`~${Bn.sep}`))
      n = n || _p.homedir(), (0, lt.default)(n, "Unable to determine HOME directory"), (0, lt.default)(vr(n), `Expected HOME directory to be a rooted path. Actual '${n}'`), t = e.globEscape(n) + t.substr(1);
    else if (Ye && (t.match(/^[A-Z]:$/i) || t.match(/^[A-Z]:[^\\]/i))) {
      let o = fs("C:\\dummy-root", t.substr(0, 2));
      t.length > 2 && !o.endsWith("\\") && (o += "\\"), t = e.globEscape(o) + t.substr(2);
    } else if (Ye && (t === "\\" || t.match(/^\\[^\\]/))) {
      let o = fs("C:\\dummy-root", "\\");
      o.endsWith("\\") || (o += "\\"), t = e.globEscape(o) + t.substr(1);
    } else
      t = fs(e.globEscape(process.cwd()), t);
    return $e(t);
  }
  /**
   * Attempts to unescape a pattern segment to create a literal path segment.
   * Otherwise returns empty string.
   */
  static getLiteral(t) {
    let n = "";
    for (let r = 0; r < t.length; r++) {
      let o = t[r];
      if (o === "\\" && !Ye && r + 1 < t.length) {
        n += t[++r];
        continue;
      } else {
        if (o === "*" || o === "?")
          return "";
        if (o === "[" && r + 1 < t.length) {
          let s = "", i = -1;
          for (let a = r + 1; a < t.length; a++) {
            let c = t[a];
            if (c === "\\" && !Ye && a + 1 < t.length) {
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

// ../../work/main/node_modules/@actions/glob/lib/internal-search-state.js
var Br = class {
  constructor(t, n) {
    this.path = t, this.level = n;
  }
};

// ../../work/main/node_modules/@actions/glob/lib/internal-globber.js
var Ca = function(e, t, n, r) {
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
}, FB = function(e) {
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
}, dt = function(e) {
  return this instanceof dt ? (this.v = e, this) : new dt(e);
}, _B = function(e, t, n) {
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
    d.value instanceof dt ? Promise.resolve(d.value.v).then(u, m) : l(s[0][2], d);
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
}, LB = process.platform === "win32", ls = class e {
  constructor(t) {
    this.patterns = [], this.searchPaths = [], this.options = Ma(t);
  }
  getSearchPaths() {
    return this.searchPaths.slice();
  }
  glob() {
    return Ca(this, void 0, void 0, function* () {
      var t, n, r, o;
      let s = [];
      try {
        for (var i = !0, a = FB(this.globGenerator()), c; c = yield a.next(), t = c.done, !t; i = !0) {
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
    return _B(this, arguments, function* () {
      let n = Ma(this.options), r = [];
      for (let i of this.patterns)
        r.push(i), n.implicitDescendants && (i.trailingSeparator || i.segments[i.segments.length - 1] !== "**") && r.push(new Or(i.negate, !0, i.segments.concat("**")));
      let o = [];
      for (let i of Aa(r)) {
        ue(`Search path '${i}'`);
        try {
          yield dt(En.promises.lstat(i));
        } catch (a) {
          if (a.code === "ENOENT")
            continue;
          throw a;
        }
        o.unshift(new Br(i, 1));
      }
      let s = [];
      for (; o.length; ) {
        let i = o.pop(), a = Ap(r, i.path), c = !!a || Cp(r, i.path);
        if (!a && !c)
          continue;
        let f = yield dt(
          e.stat(i, n, s)
          // Broken symlink, or symlink cycle detected, or no longer exists
        );
        if (f && !(n.excludeHiddenFiles && ds.basename(i.path).match(/^\./)))
          if (f.isDirectory()) {
            if (a & Re.Directory && n.matchDirectories)
              yield yield dt(i.path);
            else if (!c)
              continue;
            let u = i.level + 1, m = (yield dt(En.promises.readdir(i.path))).map((l) => new Br(ds.join(i.path, l), u));
            o.push(...m.reverse());
          } else a & Re.File && (yield yield dt(i.path));
      }
    });
  }
  /**
   * Constructs a DefaultGlobber
   */
  static create(t, n) {
    return Ca(this, void 0, void 0, function* () {
      let r = new e(n);
      LB && (t = t.replace(/\r\n/g, `
`), t = t.replace(/\r/g, `
`));
      let o = t.split(`
`).map((s) => s.trim());
      for (let s of o)
        !s || s.startsWith("#") || r.patterns.push(new Or(s));
      return r.searchPaths.push(...Aa(r.patterns)), r;
    });
  }
  static stat(t, n, r) {
    return Ca(this, void 0, void 0, function* () {
      let o;
      if (n.followSymbolicLinks)
        try {
          o = yield En.promises.stat(t.path);
        } catch (s) {
          if (s.code === "ENOENT") {
            if (n.omitBrokenSymbolicLinks) {
              ue(`Broken symlink '${t.path}'`);
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
          ue(`Symlink cycle detected for path '${t.path}' and realpath '${s}'`);
          return;
        }
        r.push(s);
      }
      return o;
    });
  }
};

// ../../work/main/node_modules/@actions/glob/lib/internal-hash-files.js
var DB = _(Lp(), 1);

// ../../work/main/node_modules/@actions/glob/lib/glob.js
var UB = function(e, t, n, r) {
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
function Dp(e, t) {
  return UB(this, void 0, void 0, function* () {
    return yield ls.create(e, t);
  });
}

// src/files/matches.ts
async function $n({ roots: e, excludes: t }) {
  let n = /* @__PURE__ */ new Map();
  for (let r of e)
    for (let o of await jB(r)) {
      let s = WB(o, { throwIfNoEntry: !1 });
      !s || n.has(o) || HB(o, r) || Up(o, r, t) || n.set(o, { root: r, path: o, relative: je(r.base, o), stat: s });
    }
  return [...n.values()].filter(({ path: r }) => !zB(r, n, t));
}
async function jB(e) {
  if (e.literal !== void 0) return [e.literal];
  let t = { implicitDescendants: !1, followSymbolicLinks: !1 };
  return (await (await Dp(`${GB(ze(e.base))}${e.rest}`, t)).glob()).map((r) => K(r));
}
function HB(e, { base: t }) {
  return je(t, e).split("/").some(_e);
}
function Up(e, t, n) {
  return n ? n(e, t.order) ? !0 : e !== t.base && e !== G(e) && Up(G(e), t, n) : !1;
}
function zB(e, t, n) {
  for (let r = e, o = G(e); o !== r; r = o, o = G(o)) {
    if (n?.(r)) return !1;
    if (t.get(o)?.stat.isDirectory()) return !0;
  }
  return !1;
}
function GB(e) {
  return e.replace(/[\\*?[]/g, (t) => t === "\\" ? "\\\\" : `[${t}]`);
}

// src/report/report.ts
function Rn(e, t) {
  let { mode: n, ramdisk: r, concurrency: o, partBytes: s, compressionLevel: i } = t;
  return { ...e, settings: { mode: n, ramdisk: r, concurrency: o, partBytes: s, compressionLevel: i } };
}

// src/report/machine.ts
import { readFileSync as qB, statSync as JB } from "node:fs";
import { dirname as Wp } from "node:path";
function Gp(e) {
  let t = jp(), n = process.cpuUsage(), r = new Set(e.map(qp));
  return () => {
    let o = jp(), { user: s, system: i } = process.cpuUsage(n);
    return {
      cpu: YB(t, o, (s + i) / 1e3),
      disks: ZB(t, o, r),
      network: XB(t, o)
    };
  };
}
function jp() {
  return {
    stat: ps("/proc/stat"),
    self: ps("/proc/self/stat"),
    disks: ps("/proc/diskstats"),
    net: ps("/proc/net/dev")
  };
}
function ps(e) {
  try {
    return qB(e, "latin1");
  } catch {
    return "";
  }
}
function qp(e) {
  let t = KB(e);
  if (t === void 0) return e === Wp(e) ? "" : qp(Wp(e));
  let n = t >> 8n & 0xfffn | t >> 32n & ~0xfffn, r = t & 0xffn | t >> 12n & ~0xffn;
  return `${n}:${r}`;
}
function KB(e) {
  try {
    return JB(e, { bigint: !0 }).dev;
  } catch {
    return;
  }
}
var VB = 10;
function YB(e, t, n) {
  let [r, o] = [e, t].map(({ stat: d }) => Fa(/^cpu (.*)$/m.exec(d)?.[1]).slice(0, 8)), s = (o ?? []).map((d, p) => d - (r?.[p] ?? 0)), i = QB(s);
  if (i <= 0) return;
  let [, , , a = 0, c = 0] = s, f = t.stat.match(/^cpu\d/gm)?.length ?? 1, u = (Hp(t) - Hp(e)) * VB, m = (d) => Math.round(1e3 * d / i) / 1e3, l = m(i - a - c);
  return { cores: f, busy: l, iowait: m(c), ownMs: Math.round(n), programsMs: u };
}
function Hp({ self: e }) {
  let t = Fa(e.slice(e.lastIndexOf(")") + 4));
  return (t[12] ?? 0) + (t[13] ?? 0);
}
var zp = 512;
function ZB(e, t, n) {
  let r = ({ disks: i }) => i.split(`
`).map((a) => a.trim().split(/\s+/)), o = new Map(r(e).map(([i, a, , ...c]) => [`${i}:${a}`, c])), s = r(t).flatMap(([i, a, c = "", ...f]) => {
    let u = o.get(`${i}:${a}`);
    if (!u || !n.has(`${i}:${a}`)) return [];
    let [m = 0, , l = 0, , d = 0, , p = 0, , , h = 0] = f.map(
      (g, y) => Number(g) - Number(u[y])
    );
    return { name: c, readBytes: l * zp, writtenBytes: p * zp, reads: m, writes: d, busyMs: h };
  });
  return s.length > 0 ? s : void 0;
}
function XB(e, t) {
  let n = ({ net: s }) => [...s.matchAll(/^\s*(\S+):(.*)$/gm)].map(([, i = "", a]) => [i, Fa(a)]), r = new Map(n(e)), o = n(t).map(([s, i]) => {
    let a = (c) => (i[c] ?? 0) - (r.get(s)?.[c] ?? 0);
    return { name: s, receivedBytes: a(0), sentBytes: a(8) };
  });
  if (o.length !== 0)
    return o.filter(({ receivedBytes: s, sentBytes: i }) => s + i > 0);
}
function Fa(e = "") {
  return e.trim().split(/\s+/).map(Number);
}
function QB(e) {
  return e.reduce((t, n) => t + n, 0);
}

// src/bytes/buffer-pool.ts
function pt(e, t) {
  let { release: n, positionOf: r } = e;
  return { ...n && { release: n }, positionOf: r, [Symbol.asyncIterator]: () => t(e) };
}
function In(e = 1024 * 1024) {
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
function Kp({ first: e, add: t, now: n }) {
  let r = [], o, s, i = (u) => {
    let m = n();
    o && eE(r, o, { sinceMs: s ?? m, untilMs: m }), o = u, s = m;
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
        i(l), m.firstByteMs ??= n(), Jp(m, d.length), yield d, l = o, i(m);
    } finally {
      o === m && i(l), m.endMs = n();
    }
  }
  return {
    pulled(u, m) {
      let l = a(u);
      return pt(m, (d) => f(d, l));
    },
    async pushed(u, m, l) {
      let d = r.find((h) => h.name === u) ?? a(u);
      d.startMs === void 0 && c(d), d.endMs = void 0;
      let p = o;
      i(d);
      try {
        return await l();
      } finally {
        i(p), d.endMs = n(), Jp(d, m);
      }
    }
  };
}
function Jp(e, t) {
  e.bytes = (e.bytes ?? 0) + t;
}
function eE(e, t, { sinceMs: n, untilMs: r }) {
  for (let { name: o, startMs: s, endMs: i, waitedMs: a } of e)
    o === t.name || s === void 0 || i !== void 0 || (a[t.name] = (a[t.name] ?? 0) + r - Math.max(n, s));
}

// src/report/timeline.ts
function hs() {
  let e = performance.now(), t = () => performance.now() - e, n = [], r = [], o, s = (i, a) => {
    let c = { name: i, startMs: a, endMs: void 0, waitedMs: {} };
    return n.push(c), c;
  };
  return {
    elapsedMs: () => Math.round(t()),
    phases: () => n.flatMap((i) => nE(i, t())).toSorted((i, a) => i.startMs - a.startMs),
    machine: () => o?.(),
    phaseTimer: () => Kp({ first: () => r.at(-1), add: s, now: t }),
    watch(i) {
      if (o) return;
      let a = Math.round(t()), c = Gp(i);
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
var tE = 1024 * 1024;
function nE({ name: e, startMs: t, endMs: n, waitedMs: r, firstByteMs: o, bytes: s }, i) {
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
    mibPerSecond: s === void 0 ? void 0 : rE(s / tE / (a / 1e3))
  }];
}
function rE(e) {
  return Number.isFinite(e) ? Math.round(e * 10) / 10 : 0;
}

// src/report/write-report.ts
var ch = _(Vp(), 1);
import { writeFileSync as yE } from "node:fs";
import { join as wE } from "node:path";

// src/job-summary.ts
function Yp(e, [t = [], ...n], r) {
  let o = [t.map((i) => ({ data: i, header: !0 })), ...n], s = Vn(e);
  return Zp((i) => {
    i.addHeading(s, 3).addTable(o), r !== "" && i.addEOL().addRaw(r, !0);
  });
}
function NW(e) {
  return Zp((t) => t.addRaw(e, !0));
}
var La = Promise.resolve();
function Zp(e) {
  let t = Of();
  if (!t) return La;
  let n = La.then(async () => {
    e(t), await t.write();
  });
  return La = n.catch(() => {
  }), n;
}

// src/units.ts
function gs(e) {
  return `~${Math.round(e / 1048576)} MB (${e} B)`;
}
function Xp(e, t) {
  return `${(e / 1048576 / Math.max(t / 1e3, 1e-3)).toFixed(1)} MBs/sec`;
}
function H(e) {
  return e < 1024 ? `${e} B` : e < 1048576 ? `${(e / 1024).toFixed(1)} KiB` : e < 1024 * 1048576 ? `${(e / 1048576).toFixed(1)} MiB` : `${(e / 1048576 / 1024).toFixed(2)} GiB`;
}
function Q(e) {
  return e < 1e3 ? `${Math.round(e)} ms` : `${(e / 1e3).toFixed(2)} s`;
}

// src/report/bottleneck-causes.ts
function Qp({ totalMs: e, shareMs: t }) {
  return {
    kind: "store latency",
    what: "store",
    why: `it took ${Q(t)} of ${Q(e)} to answer`,
    advice: "one that is nearer to this runner would help"
  };
}
var oE = 10 * 1024 * 1024, sE = 64;
function eh({ settings: e, phases: t, totalMs: n, shareMs: r }) {
  let { bytes: o, mibPerSecond: s } = sh(t, ["download", "upload"]), i = o >= oE && e.concurrency < sE;
  return {
    kind: "network",
    what: "network",
    why: `it carried ${H(o)} at ${s} MiB/s, and ${Q(r)} of ${Q(n)} were spent waiting for it`,
    advice: `${i ? "a higher `concurrency` would help where each connection is limited, " : ""}${th}`
  };
}
var th = "a higher `compression-level` makes entries smaller";
function Er(e) {
  let { cores: t = 1 } = e.machine?.cpu ?? {}, n = t === 1 ? "its only core was" : `its ${t} cores were`;
  return nh(
    e,
    `${n} busy ${Mn(e.load.cores)} of the time`,
    "more or faster cores"
  );
}
function ys(e) {
  return nh(e, `one thread was busy ${Mn(e.load.thread)} of the time`, "faster cores");
}
function nh({ step: e, settings: t }, n, r) {
  let o = `only ${r} would help`;
  return e === "save" && t.compressionLevel > 1 && (o = "a lower `compression-level` would help"), e === "restore" && t.mode === "unpack" && (o = "`mode: mount`, which unpacks nothing, would help where this runner allows it"), { kind: "cpu", what: "CPU", why: n, advice: o };
}
var iE = 32 * 1024;
function Ua(e) {
  let { name: t, readBytes: n, writtenBytes: r, reads: o, writes: s, busyMs: i } = e.disk, a = (n + r) / (o + s), c = a < iE, f = r > n, u = `did ${Math.round((o + s) / (i / 1e3))} operations/s of ${H(a)}`, m = f ? `wrote ${Da(r, i)} MiB/s` : `read ${Da(n, i)} MiB/s`;
  return {
    kind: c ? "disk operations" : "disk throughput",
    what: "disk",
    why: `${t} ${c ? u : m} and was busy ${Mn(e.load.disk)} of the time`,
    advice: oh(e, f)
  };
}
function rh(e) {
  let { bytes: t, mibPerSecond: n } = sh(e.phases, ["read", "write"]), r = e.step === "save";
  return {
    kind: "disk throughput",
    what: "disk",
    why: `it ${r ? "wrote" : "read"} ${H(t)} at ${n} MiB/s`,
    advice: oh(e, r)
  };
}
function oh({ step: e, settings: t }, n) {
  if (e === "save" && n) return th;
  let r = [
    ...t.mode === "unpack" ? ["`mode: mount`"] : [],
    ...n && t.ramdisk === "off" ? ["`ramdisk`"] : []
  ];
  return e === "save" || r.length === 0 ? "only a faster one would help" : `${r.join(" or ")} would help where this runner allows mounting`;
}
function sh(e, t) {
  let n = e.filter(({ name: s }) => t.includes(s)), r = n.reduce((s, i) => s + (i.bytes ?? 0), 0), o = n.reduce((s, { startMs: i, endMs: a }) => s + a - i, 0);
  return { bytes: r, mibPerSecond: Da(r, o) };
}
function Da(e, t) {
  let n = e / 1024 / 1024 / (t / 1e3);
  return n < 10 ? Math.round(n * 10) / 10 : Math.round(n);
}
function Mn(e) {
  return `${Math.round(100 * e)} %`;
}

// src/report/bottleneck.ts
var aE = 1e3;
function ih(e) {
  let { totalMs: t } = e;
  if (t < aE)
    return { kind: "none", sentence: `Nothing is worth mentioning: it took ${Q(t)} in all` };
  let n = uE(e), { share: r, shareMs: o, load: s } = n, a = (o > 0 ? fE[r].find(([l]) => cE[l](s)) : void 0)?.[1](n);
  if (!a) return { kind: "none", sentence: pE(n) };
  let { kind: c, what: f, why: u, advice: m } = a;
  return { kind: c, sentence: `The ${f} was the bottleneck: ${u}; ${m}` };
}
var cE = {
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
}, fE = {
  store: [["always", Qp]],
  network: [
    ["threadIsBusy", ys],
    ["always", eh]
  ],
  disk: [
    ["ownCoresAreBusy", Er],
    ["diskIsBusy", Ua],
    ["coresAreBusy", Er],
    ["threadIsBusy", ys],
    ["diskIsUnseen", rh]
  ],
  work: [
    ["ownCoresAreBusy", Er],
    ["diskHinders", Ua],
    ["coresAreBusy", Er],
    ["threadIsBusy", ys]
  ]
};
function uE(e) {
  let { machine: t } = e, n = t ? t.endMs - t.startMs : Number.NaN, { cores: r, busy: o, iowait: s, ownMs: i, programsMs: a } = t?.cpu ?? mE, [c] = (t?.disks ?? []).toSorted((u, m) => m.busyMs - u.busyMs), f = {
    cores: o,
    ownCores: (i + a) / (r * n),
    thread: Math.min(1, i / n),
    iowait: s * r,
    idle: 1 - o - s,
    disk: c ? Math.min(1, c.busyMs / n) : Number.NaN
  };
  return { ...e, load: f, disk: c, ...lE(e) };
}
var $r = Number.NaN, mE = { cores: $r, busy: $r, iowait: $r, ownMs: $r, programsMs: $r };
function lE({ step: e, phases: t }) {
  let n = t.some(({ name: i }) => i === "write"), r = { store: 0, network: 0, disk: 0, work: 0 };
  for (let { name: i, ms: a } of t)
    i === "publish" && e === "save" ? r[n ? "disk" : "store"] += a : i !== "walk" && (r[dE[i] ?? "work"] += a);
  let o = Math.max(...Object.values(r));
  return { share: Object.keys(r).find((i) => r[i] === o), shareMs: o };
}
var dE = {
  lookup: "store",
  index: "store",
  reserve: "store",
  download: "network",
  upload: "network",
  read: "disk",
  write: "disk"
};
function pE({ phases: e, totalMs: t, load: n }) {
  let [r] = e.toSorted((a, c) => c.ms - a.ms), o = Q(t), s = r ? `${r.name} took ${Q(r.ms)} of ${o}` : `it took ${o} in all`, i = [
    ...Number.isNaN(n.cores) ? [] : [`the cores were busy ${Mn(n.cores)}`],
    ...Number.isNaN(n.disk) ? [] : [`the disk ${Mn(n.disk)}`]
  ];
  return `Nothing stood out: ${s}${i.length === 0 ? "" : `, while ${i.join(", ")} of the time`}`;
}

// src/report/chart.ts
var hE = 1e4;
function ah({ phases: e, totalMs: t }) {
  let n = e.toSorted((s, i) => i.ms - s.ms)[0], r = e.map((s) => {
    let i = s === n ? "crit, " : "";
    return `    ${gE(s)} :${i}${s.startMs}, ${Math.max(s.endMs, s.startMs + 1)}`;
  });
  return ["```mermaid", "gantt", ...["    dateFormat x", `    axisFormat ${t < hE ? "%s.%L s" : "%s s"}`], ...r, "```"].join(`
`);
}
function gE({ name: e, startMs: t, endMs: n, ms: r, waitedMs: o, bytes: s, mibPerSecond: i }) {
  let a = o ? `worked ${Q(r)} of ${Q(n - t)}` : Q(n - t), c = s ? `, ${H(s)} at ${i} MiB/s` : "";
  return `${e} ${a}${c}`;
}

// src/report/write-report.ts
async function Rr(e, t, n) {
  try {
    await bE(e, t, n);
  } catch (r) {
    (e.trouble === void 0 ? U : v)(`There is no report: ${O(r)}`);
  }
}
async function bE(e, t, n) {
  let r = t.machine(), o = { ...e, totalMs: t.elapsedMs(), phases: t.phases(), machine: r }, s = { schema: 2, ...o, bottleneck: ih(o) }, { kind: i, sentence: a } = s.bottleneck;
  i !== "none" && s.trouble === void 0 && v(a);
  let c = wE(q(), `headstart-${s.step}-${(0, ch.randomUUID)()}.json`);
  if (yE(c, `${JSON.stringify(s, void 0, 2)}
`), be("report", c), !n) return;
  let f = `Headstart ${s.step}: ${s.outcome}`;
  await Yp(f, kE(s), r ? `${a}.

${ah(s)}` : "");
}
function kE(e) {
  return [
    ["Key", "Matched", "Stored", "Unpacked", "Files", "Time", "Phases"],
    [
      yi(e.key),
      e.matchedKey === void 0 ? "\u2013" : yi(e.matchedKey),
      e.storedBytes === void 0 ? "\u2013" : H(e.storedBytes),
      e.bytes === void 0 ? "\u2013" : H(e.bytes),
      String(e.files ?? "\u2013"),
      Q(e.totalMs),
      e.phases.map(({ name: t, ms: n }) => `${t} ${Q(n)}`).join(", ")
    ]
  ];
}

// src/steps/choose-format.ts
async function fh(e, t, { tools: n, signal: r }) {
  let o = t.format, s = Sn(e, t), i = s.find(({ id: f }) => f === o), a = i ?? await SE(s, t, { tools: n, signal: r }) ?? s[0];
  o !== "auto" && !i && v(`Only cache services hold the format ${o}: took ${a.id}`);
  let c = a.unsupportedReason(n, "pack");
  if (c) throw new Error(`this runner cannot pack, for ${c}`);
  return a;
}
async function SE(e, t, { tools: n, signal: r }) {
  let o = e.find(({ image: i }) => i);
  if (!o || t.format !== "auto") return;
  let s = o.unsupportedReason(n, "pack");
  return t.mode === "auto" ? s || !kn(await Yo(t, r)) ? void 0 : o : (s && v(`Saved to be unpacked instead of mounted: this runner makes no image, for ${s}`), s ? void 0 : o);
}

// src/steps/fill-draft.ts
import { mkdtemp as FE, rm as _E } from "node:fs/promises";

// src/files/walk.ts
import { lstatSync as uh, readdirSync as xE, readlinkSync as vE } from "node:fs";
function* ws(e, t, n = []) {
  for (let { path: r, stat: o, ...s } of e) {
    let i = { path: S(r), member: Wa(s), excludes: t };
    o.isDirectory() ? yield* OE(i, n) : yield [mh(i, o)];
  }
}
function Wa({ root: e, relative: t }) {
  return t === "" ? `${e.place}` : `${e.place}/${S(t)}`;
}
var PE = 256;
function* OE(e, t) {
  let { excludes: n } = e, r = [e];
  for (let o = r.pop(); o; o = r.pop()) {
    let { path: s, member: i } = o, a = [
      { member: i.includes("/") ? i : `${i}/.`, kind: "directory", bytes: 0 }
    ];
    for (let c of xE(w(s), { withFileTypes: !0, encoding: "latin1" })) {
      let f = { path: `${s}/${c.name}`, member: `${i}/${c.name}`, excludes: n };
      _e(c.name) || n?.(w(f.path).toString()) ? t.push(f.member) : c.isDirectory() ? r.push(f) : a.push(mh(f, c)), !(a.length < PE) && (yield a, a = []);
    }
    yield a;
  }
}
function mh(e, t) {
  let { member: n, path: r } = e;
  return t.isFile() ? BE(e) : t.isSymbolicLink() ? { member: n, kind: "link", bytes: 0, target: vE(w(r), "latin1") } : { member: n, kind: "other", bytes: 0 };
}
function BE({ path: e, member: t }) {
  let { size: n, blocks: r, nlink: o } = uh(w(e)), s = Math.min(n, r * 512);
  if (o === 1) return { member: t, kind: "file", bytes: s, length: n };
  let { dev: i, ino: a } = uh(w(e), { bigint: !0 });
  return { member: t, kind: "file", bytes: s, length: n, hardLink: { inode: `${i}:${a}`, names: o } };
}

// src/report/progress.ts
var EE = 1e3;
function Ir(e, t, n) {
  let r = performance.now(), o = r, s = 0;
  return (i) => {
    s += i;
    let a = performance.now();
    if (a - o < EE) return;
    o = a;
    let c = t === void 0 ? "" : ` of ${t} (${(100 * s / t).toFixed(1)}%)`;
    n(`${e} ${s}${c}, ${Xp(s, a - r)}`);
  };
}

// src/transfer/least-speed.ts
function bs({ paceBytes: e, paceMs: t, paceAfterMs: n }, r = 1 / 0) {
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
var lh = (e) => Math.min(24, 3 * e);
function ja(e) {
  return Math.random() * Math.min(4e3, e);
}
var Ha = { paceBytes: 128 * 1024 ** 2, paceMs: 6e5, paceAfterMs: 6e4 }, dh = {
  ...Ha,
  singleBytes: 10 * 1024 * 1024,
  idleMs: 1e4,
  hedgeMs: 2e3,
  noProgressMs: 3e4,
  backoffMs: 500,
  progressBytes: 65536
}, uj = { noProgressMs: 3e4, progressBytes: 1024 ** 2 }, mj = { timeoutMs: 5 * 6e4, pauseMs: 250 };

// src/transfer/upload.ts
function ph(e, { onTaken: t, limits: n = Ha } = {}) {
  let r = Xt(e.partBytes), o = /* @__PURE__ */ new Set(), s = $E(e, n, () => o.size > 0), i = 0, a = 0, c = (m) => {
    s.moved(m), t?.(m);
  }, f = (m) => (o.add(m), m.then(() => o.delete(m)).catch(s.stop), m), u = async (m) => {
    let l = Oe(m), d = l < e.partBytes;
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
function $E(e, t, n) {
  let r = Math.max(1, 2 * e.concurrency * e.partBytes / t.paceBytes), o = t.paceMs * r, s = bs({ paceBytes: t.paceBytes * r, paceMs: o, paceAfterMs: o }), { promise: i, reject: a } = Promise.withResolvers();
  i.catch(() => {
  });
  let f = setInterval(() => {
    let u = s.check(n(), performance.now());
    u && a(new Error(`the store takes only ${u}`));
  }, Math.min(1e3, o / 4)).unref();
  return { promise: i, moved: s.moved, stop: () => clearInterval(f) };
}

// src/steps/delta-body.ts
import { createReadStream as RE } from "node:fs";
function hh(e, { timeline: t, signal: n }) {
  let { base: r, copied: o } = e, { rest: s, bytes: i } = o;
  return {
    rest: s,
    bytes: i,
    // The digests of the store's own index, which are the copied bytes' only proof.
    digests: r.index.digests.subarray(0, tr(i)),
    pack: (a) => t.during("pack", () => IE(e, i, { write: a, signal: n }))
  };
}
async function IE({ copy: e, keptBytes: t, kept: n, deltas: r, removals: o, files: s, bytes: i, skipped: a }, c, f) {
  await xt(e.read(c, t), f);
  let u = [...n], m = t, l = async ({ kind: d, length: p, ...h }) => {
    let g = tn(m, d);
    g > m && await f.write(Buffer.alloc(g - m)), u.push({ kind: d, offset: g, length: p, ...h }), m = g + p;
  };
  for (let { path: d, ...p } of r)
    await l({ kind: "delta", ...p }), await xt(RE(d, { highWaterMark: T }), f);
  if (o) {
    let { frame: d, ...p } = o;
    await l({ kind: "removals", length: d.length, ...p }), await f.write(d);
  }
  return { segments: u, files: s, bytes: i, skipped: a };
}

// src/steps/full-save.ts
var ME = 8, TE = 5 * 1024 ** 2, AE = 0.5, CE = 0.25;
function gh({ layers: e, baseBytes: t }) {
  if (t < TE) return `the restored cache has only ${H(t)}`;
  let n = e.filter(({ kind: r }) => r === "delta").length;
  if (n > ME) return `the cache would have ${n} layers of changes`;
  if (NE(e) > AE) return "most of the restored cache is no longer used";
}
function NE(e) {
  let t = e.reduce((n, r) => n + r.bytes, 0);
  return t === 0 ? 0 : za(e) / t;
}
function za(e) {
  return e.reduce((t, { deadBytes: n = 0 }) => t + n, 0);
}
function yh(e) {
  return Math.floor(e * CE);
}
function wh(e, t) {
  let n = t;
  return e.map((r) => {
    let { bytes: o, deadBytes: s = 0 } = r, i = Math.min(n, Math.max(0, o - s));
    return n -= i, i > 0 ? { ...r, deadBytes: s + i } : r;
  });
}

// src/steps/selection.ts
function Tn({ paths: e, localDir: t, stash: n }) {
  return Mr([t, n.dir], Je(e, process.cwd()));
}
function Mr(e, { roots: t, excludes: n }) {
  let r = (s) => t.some(({ base: i, literal: a = i }) => j(s, a)), o = new Set(e.filter(r));
  return o.size === 0 ? { roots: t, excludes: n } : { roots: t, excludes: (s, i) => o.has(s) || (n?.(s, i) ?? !1) };
}

// src/steps/fill-draft.ts
var Ga = "Path Validation Error: Path(s) specified in the action for caching do(es) not exist, hence no cache is being saved.";
function ks(e) {
  return `Failed to save: Unable to reserve cache with key ${e}, another job may be creating this cache.`;
}
async function bh(e, t) {
  let { inputs: n, key: r, selection: o, format: s, isHere: i, timeline: a, findings: c, signal: f } = t, u = o.roots.map(({ base: E }) => E);
  a.watch([...u, q(), ...i ? [n.localDir] : []]);
  let m = { rest: e, bytes: 0, digests: Buffer.alloc(0), pack: DE.bind(void 0, t) }, l = t.delta ? hh(t.delta, t) : m, d = LE(l.rest, t), p = t.holdBack?.(d) ?? d, h = eu(), g = await l.pack(async (E) => {
    h.update(E), await p.write(E);
  });
  if (jE(g), g.segments.length === 0)
    return rt(Ga), "nothing";
  let { files: y, bytes: b } = g, x = Buffer.concat([l.digests, h.finish()]), P = s.indexed ? UE(g, x, t) : Buffer.alloc(0);
  await p.write(P);
  let B = z(g) + P.length;
  return Object.assign(c, { files: y, bytes: b, storedBytes: B }), v(`Cache Size: ${gs(B)}`), l !== m && WE(l, g, B, t), await p.finish(), await t.checkMounted(), await t.isOutdated() ? "outdated" : (f.throwIfAborted(), await p.commit() ? "published" : (v(ks(r)), "nothing"));
}
function LE(e, { isHere: t, timeline: n }) {
  let r = ph(e, { onTaken: Ir("Sent", void 0, v) }), o = n.phaseTimer(), s = t ? "write" : "upload";
  return {
    write: (i) => o.pushed(s, i.length, () => r.write(i)),
    finish: () => o.pushed(s, 0, r.finish),
    commit: () => n.during("publish", r.commit)
  };
}
async function DE({ inputs: e, selection: t, tools: n, format: r, secretCheck: o, timeline: s, signal: i, ...a }, c) {
  let f = a.matches.map(({ path: x }) => ({ path: S(x) })), u = e.secrets === "warn" ? [] : await o.leaveOut({ trees: f, excludes: t.excludes, signal: i }), m = a.matches.filter(({ path: x }) => !u.includes(x)), l = await FE(M(q(), "headstart-")), { excludes: d } = Mr([l, ...u], t), p = d ? [] : void 0, h = o.watch(m, (x) => ws([x], d, p)), g = s.items("walk", h), y = { matches: m, found: g, leftOut: p, scratch: l, tools: n, signal: i, write: c }, b = { workspace: ot(), level: e.compressionLevel };
  return s.during("pack", () => r.pack({ ...y, ...b })).finally(() => _E(l, { recursive: !0, force: !0 }));
}
function UE(e, t, { inputs: n, key: r, format: o, createdBy: s, sign: i }) {
  let { segments: a, files: c, bytes: f } = e, u = { container: en, format: o.id, key: r, paths: n.paths, createdBy: s };
  return sp({ ...u, segments: a, files: c, bytes: f, digests: t }, i);
}
function WE({ bytes: e }, { segments: t }, n, r) {
  let o = r.delta?.deltas ?? [], s = {
    reusedBytes: r.delta?.keptBytes ?? 0,
    packedBytes: o.reduce((l, { length: d }) => l + d, 0),
    sentBytes: n - e,
    deadBytes: za(t)
  };
  Object.assign(r.findings, s);
  let { reusedBytes: i, packedBytes: a, sentBytes: c } = s, [f, u, m] = [i, a, c].map(H);
  v(`Reused ${f}, packed ${u}, ${r.isHere ? "wrote" : "sent"} ${m}`);
}
function jE({ skipped: e }) {
  if (e.length === 0) return;
  let t = e.slice(0, 3).map((r) => w(r.replace(/^\d+\//, "")).toString()), n = e.length > t.length ? ", \u2026" : "";
  v(`Skipped ${e.length} that are no file, directory or link: ${t.join(", ")}${n}`);
}

// src/steps/merge-snapshots.ts
import { mkdtemp as EI, rm as $I } from "node:fs/promises";

// src/disk/space.ts
import { statfs as HE } from "node:fs/promises";
var zE = 0.05, GE = { bytes: 256 * 1024 * 1024, files: 64 * 1024 }, qE = 20;
async function kh(e) {
  let { bavail: t, blocks: n, bsize: r, ffree: o, files: s } = await HE(e), i = (c, f) => Math.floor(Math.min(f * zE, GE[c])), a = s === 0 ? Number.POSITIVE_INFINITY : o - i("files", s);
  return { bytes: t * r - i("bytes", n * r), files: a };
}
async function Ie(e, t) {
  let n = await kh(e), r = (o, s) => new Error(`${o} are needed, but only ${s} are free at ${e}`);
  if (n.bytes < t.bytes)
    throw r(H(t.bytes), H(Math.max(0, n.bytes)));
  if (n.files < (t.files ?? 0)) throw r(`${t.files} files`, `${Math.max(0, n.files)}`);
}
async function An(e, t, n) {
  let r = new AbortController(), o = setInterval(async () => {
    let { bytes: s, files: i } = await kh(e).catch(() => ({ bytes: 0, files: 0 }));
    (s < 0 || i < 0) && r.abort(new Error(`hardly any space is left at ${e}`));
  }, qE);
  try {
    return await n(AbortSignal.any([t, r.signal]));
  } finally {
    clearInterval(o);
  }
}

// src/files/remove-common.ts
import { chmodSync as qa, rmdirSync as Sh, rmSync as JE, unlinkSync as KE, utimesSync as VE } from "node:fs";
function Ss(e, t) {
  let n = L(e), r = n && L(t);
  if (!n || !r) return n !== void 0;
  if (!n.isDirectory()) KE(w(e));
  else if (!r.isDirectory()) xh(e);
  else return YE(e, t, r);
  return !1;
}
function YE(e, t, { mode: n, mtimeMs: r }) {
  qa(w(e), 448);
  let o = !1;
  for (let s of se(e)) o = Ss(`${e}/${s}`, `${t}/${s}`) || o;
  return o ? (qa(w(e), n & 4095), VE(w(e), r / 1e3, r / 1e3)) : Sh(w(e)), o;
}
function xh(e) {
  qa(w(e), 448);
  for (let t of se(e)) {
    let n = `${e}/${t}`;
    L(n)?.isDirectory() ? xh(n) : JE(w(n));
  }
  Sh(w(e));
}

// src/entry/body.ts
function vh(e, t, n) {
  let { onRead: r, order: o, signal: s } = n, i = { first: 0, end: Math.ceil(z(t) / T) }, a = /* @__PURE__ */ new WeakMap();
  return { ...pt(e.read(0, z(t), o), async function* (f) {
    for await (let { number: u, pieces: m } of Oh(f, { entry: e, index: t, blocks: i })) {
      let l = u * T;
      for (let d of m)
        s.throwIfAborted(), r?.(d.length), a.set(d, l), l += d.length, yield d;
    }
  }), positionOf: (f) => a.get(f) };
}
function Ph(e, t, n) {
  let r = e.read(n.first * T, Math.min(n.end * T, z(t)));
  return {
    ...r.release && { release: r.release },
    [Symbol.asyncIterator]: () => Oh(r, { entry: e, index: t, blocks: n })
  };
}
async function* Oh(e, { entry: t, index: n, blocks: r }) {
  let o = new Set(Fe(r.first * T, r.end * T)), s = e.positionOf ? XE(e, n) : ZE(e, r.first);
  for await (let { number: i, pieces: a } of s) {
    let f = Mi(a, i, n.digests) ? a : [await QE(t, n, i)];
    await t.file?.filling?.write(f, i * T), o.delete(i) && (yield { number: i, pieces: f });
  }
  if (o.size > 0) throw new k("it ended before its body did");
}
async function* ZE(e, t) {
  let n = Xt(T), r = t;
  for await (let s of e) for (let i of n.push(s)) yield { number: r++, pieces: i };
  let o = n.rest();
  o.length > 0 && (yield { number: r, pieces: o });
}
async function* XE(e, t) {
  let n = /* @__PURE__ */ new Map();
  for await (let r of e) {
    let o = e.positionOf?.(r);
    for (let s of Fe(o, o + r.length)) {
      let i = Math.max(o, s * T), a = n.get(s) ?? /* @__PURE__ */ new Map();
      n.set(s, a.set(i, r.subarray(i - o, (s + 1) * T - o)));
      let c = Math.min(T, z(t) - s * T);
      Oe([...a.values()]) < c || (n.delete(s), yield {
        number: s,
        pieces: [...a].toSorted(([f], [u]) => f - u).map(([, f]) => f)
      });
    }
  }
}
async function QE(e, t, n) {
  let r = n * T, o = e.file?.filling?.read ?? e.read, s = await wr({ ...e, read: o }, r, Math.min(r + T, z(t)));
  if (Mi([s], n, t.digests)) return s;
  throw new k(`the bytes from ${r} on do not match their SHA-256`);
}
async function* Bh(e, { onRead: t, signal: n }) {
  let r = 0;
  for await (let o of e.read(0, e.size))
    n.throwIfAborted(), t?.(o.length), r += o.length, yield o;
  if (Number.isFinite(e.size) && r !== e.size)
    throw new k(`it ended at byte ${r} of ${e.size}`);
}

// src/steps/mount.ts
import { mkdirSync as rI } from "node:fs";
import { join as oI } from "node:path";

// src/files/stage-and-publish.ts
import { mkdirSync as S$, readdirSync as x$ } from "node:fs";

// src/files/copy-tree.ts
import {
  copyFileSync as e$,
  mkdirSync as t$,
  readdirSync as n$,
  readlinkSync as r$,
  statSync as o$,
  symlinkSync as s$,
  utimesSync as i$
} from "node:fs";
import { setImmediate as a$ } from "node:timers/promises";
async function Ja(e, t, n) {
  let { atimeMs: r, mtimeMs: o } = o$(e);
  t$(t);
  for (let s of n$(e, { withFileTypes: !0 })) {
    let [i, a] = [M(e, s.name), M(t, s.name)];
    s.isDirectory() ? await Ja(i, a, n) : s.isSymbolicLink() ? s$(r$(i), a) : e$(i, a);
  }
  i$(t, r / 1e3, o / 1e3), await a$(), n.throwIfAborted();
}

// src/files/lock.ts
import { mkdirSync as c$, readdirSync as f$, rmdirSync as u$, rmSync as Eh, writeFileSync as m$ } from "node:fs";
import { setTimeout as l$ } from "node:timers/promises";
var d$ = 20, p$ = 6e4;
function $h(e) {
  return M(e, `${mn}lock-${process.geteuid?.() ?? 0}`);
}
function xs(e) {
  let t = $h(e), n = L(S(t));
  if (n && !cr(n))
    throw new Error(`${t} is not a directory of this user alone; remove it to restore here`);
}
async function vs(e, t) {
  if (!dn(e)) return () => {
  };
  let [n, r] = [G(e), Qr(e)], [o, s] = [$h(n), M(e, "lock")];
  c$(s, { mode: 448 }), m$(M(s, r), "");
  let i = Date.now() + p$;
  for (; !h$(s, o); ) {
    xs(n);
    let a = await g$(o);
    if (Date.now() > i) throw new Error(`another restore has been busy in ${n} for a minute`);
    a && await l$(d$, void 0, { signal: t });
  }
  return () => {
    Eh(M(o, r), { force: !0 });
    try {
      u$(o);
    } catch {
    }
  };
}
function h$(e, t) {
  try {
    return cn(e, t);
  } catch (n) {
    throw xs(G(t)), n;
  }
}
async function g$(e) {
  let t = !1;
  for (let n of y$(e))
    await Ao(M(G(e), n)) ? t = !0 : Eh(M(e, n), { recursive: !0, force: !0 });
  return t;
}
function y$(e) {
  try {
    return f$(e);
  } catch (t) {
    if ($(t) === "ENOENT") return [];
    throw t;
  }
}

// src/files/publish.ts
import { chmodSync as w$, mkdirSync as b$ } from "node:fs";
function Ih(e) {
  let t = new Set(e.map(({ dir: r }) => r)), n = [];
  try {
    for (let { root: r, dir: o } of e) {
      let s = k$(r, o);
      Mm(s, o), n.push(...s);
    }
  } catch (r) {
    for (let o of t) Ro(o);
    throw r;
  }
  for (let r of t) Qi(r);
  return n;
}
function k$(e, t) {
  let n = S(M(t, "tree", String(e.place)));
  if (!L(n)) return [];
  let r = M(t, "aside", String(e.place));
  b$(r, { recursive: !0 });
  let o = 0, i = Mh({ root: e, aside: () => S(M(r, String(o++))) }, n, S(e.base));
  return i.length === 0 ? [] : [...$t(S(e.matches("") ? G(e.base) : e.base)).map((c) => ({ do: "make", path: c })), ...i];
}
function Mh(e, t, n, r = "") {
  let o = w(r).toString();
  if (e.root.matches(o)) return Th(e, t, n);
  if (!L(t)?.isDirectory())
    throw new k(`it holds ${o}, which '${e.root.pattern}' does not name`);
  let s = L(n);
  if (s && !s.isDirectory() && r !== "")
    throw new Error(`${w(n)} is no directory, so nothing can be restored below it`);
  let i = se(t).flatMap((a) => {
    let c = r === "" ? a : `${r}/${a}`;
    return Mh(e, `${t}/${a}`, ze(n) + a, c);
  });
  return s || r === "" || i.length === 0 ? i : [{ do: "make", path: n }, ...i];
}
function Th(e, t, n) {
  let r = L(n), o = L(t);
  if (!r) return [{ do: "move", from: t, to: n, inode: Io(t) }];
  if (r.isDirectory() && o.isDirectory())
    return w$(w(t), 448), [...se(t).flatMap(
      (a) => Th(e, `${t}/${a}`, ze(n) + a)
    ), { do: "stamp", path: n, stamp: Rh(o), before: Rh(r) }];
  if (r.isDirectory() && se(n).length > 0)
    throw new Error(
      `${w(n)} is a directory with content where the cache has none; remove it to restore`
    );
  let s = Io(t);
  return [{ do: "replace", from: t, to: n, inode: s, aside: e.aside() }];
}
function Rh({ mode: e, mtimeMs: t }) {
  return { mode: e & 4095, mtime: t / 1e3 };
}

// src/files/stage-and-publish.ts
async function Ah({ roots: e, signal: t, fill: n, publishing: r }) {
  let o = await Promise.all(e.map(it)), s = /* @__PURE__ */ new Map(), i = (f) => s.get(f).dir, a = [], c = [];
  try {
    for (let m of new Set(o))
      xs(m), s.set(m, To(m));
    let f = e.map((m, l) => ({ root: m, dir: i(o[l]) })), u = i(o[0]);
    await n(u), Ka(u, e);
    for (let { root: m, dir: l } of f)
      l !== u && await Va(m, { from: u, to: l, signal: t });
    for (let m of [...s.keys()].sort())
      a.push(await vs(i(m), t));
    t.throwIfAborted(), await r(() => {
      c = Ih(f);
    });
  } finally {
    for (let f of a) f();
    await Promise.all([...s.values()].map((f) => f.remove())), Tm(c);
  }
}
function Ka(e, t) {
  let n = x$(M(e, "tree")).find(
    (r) => !t.some(({ place: o }) => String(o) === r)
  );
  if (n !== void 0) throw new k(`it holds ${n}, which is not of any line of path`);
}
async function Va({ place: e }, { from: t, to: n, signal: r }) {
  let o = M(t, "tree", String(e)), s = M(n, "tree", String(e));
  if (L(S(o))) {
    S$(M(n, "tree"), { recursive: !0 });
    try {
      ie(o, s);
    } catch (i) {
      if ($(i) !== "EXDEV") throw i;
      await An(
        n,
        r,
        (a) => process.platform === "win32" ? Ja(o, s, a) : St("cp", ["-a", o, s], { cwd: n, signal: a })
      );
    }
  }
}

// src/lazy/lazy-mount.ts
import { join as ec } from "node:path";

// src/mount/unmount.ts
import { mkdtempSync as M$, readdirSync as T$, readlinkSync as A$, rmdirSync as C$, rmSync as N$, symlinkSync as F$ } from "node:fs";
import { tmpdir as _$ } from "node:os";
import { basename as L$, dirname as Gh, join as Za } from "node:path";
import { setTimeout as D$ } from "node:timers/promises";

// src/mount/mount-root.ts
import { lstatSync as Nh, mkdtempSync as P$, readdirSync as O$, realpathSync as Fh } from "node:fs";
import { basename as _h, dirname as B$, join as Lh } from "node:path";

// src/mount/mountinfo.ts
import { readFileSync as v$ } from "node:fs";
function Z() {
  return process.platform !== "linux" ? [] : v$("/proc/self/mountinfo", "latin1").split(`
`).slice(0, -1).map((t) => {
    let [n = "", r = ""] = t.split(" - "), [o = "", s = "", i = ""] = r.split(" "), [, a] = /(?:^|,)user_id=(\d+)/.exec(i) ?? [], c = { point: Ch(n.split(" ")[4] ?? ""), type: o, source: Ch(s), options: i };
    return o === "fuse" ? { ...c, user: Number(a) } : c;
  });
}
function Ch(e) {
  return e.replace(/\\([0-7]{3})/g, (t, n) => String.fromCharCode(Number.parseInt(n, 8)));
}

// src/mount/mount-root.ts
var Ya = /^headstart-mount-(\d+)-(\d+)-(\d+)-\w{6}$/;
function Dh(e) {
  let t = process.ppid || 1, n = `headstart-mount-${vi()}-${t}-${Pe(t)}-`;
  return P$(Lh(Fh(e), n));
}
function Tr({ type: e, source: t, user: n }) {
  return (e === "fuse" ? n === 0 || n === process.geteuid?.() : /^(overlay|tmpfs)$/.test(e)) ? t : void 0;
}
function Lt(e) {
  let t = S(e);
  return Z().filter((n) => Tr(n) === t || j(n.point, t));
}
function Uh(e) {
  let t = S(e);
  return Z().findLastIndex((n) => Tr(n) === t);
}
var Ar = "headstart-broker";
function Wh(e) {
  let t = S(e);
  return Z().filter((n) => n.type === "fuse" && Tr(n) === t);
}
function jh() {
  let e = (t) => Ps(t) || t === Ar;
  return Z().flatMap((t) => e(Tr(t) ?? "") ? t.point : []);
}
function Ps(e) {
  return Ya.test(_h(e));
}
var E$ = 7200 * 60 * 1e3;
function $$(e) {
  let [, t, n = "", r] = _h(e).match(Ya) ?? [];
  if (t === vi()) return Pe(n) !== r;
  let o = Nh(e, { throwIfNoEntry: !1 });
  return o !== void 0 && Date.now() - o.mtimeMs > E$;
}
function R$(e) {
  return e.type === "squashfs" ? B$(e.point) : Tr(e);
}
function Hh(e) {
  let t = Z().flatMap((o) => R$(o) ?? []).map((o) => w(o).toString()).filter((o) => Ps(o) && !I$(o)), r = (process.platform === "linux" ? O$(e).filter((o) => Ya.test(o)) : []).map((o) => Lh(Fh(e), o)).filter(ln);
  return [.../* @__PURE__ */ new Set([...t, ...r])].filter($$);
}
function I$(e) {
  try {
    let t = Nh(e, { throwIfNoEntry: !1 });
    return t !== void 0 && !cr(t);
  } catch {
    return !0;
  }
}

// src/mount/unmount.ts
var U$ = 10, W$ = 300;
async function qh(e, { rights: t, warn: n }) {
  if (!Ps(e)) throw new Error(`${e} is no mount root`);
  let r = AbortSignal.timeout(6e4), o = S(e), s = ({ point: u }) => u === o, i = Lt(e).filter((u) => !s(u)), a = await zh(i.reverse(), { rights: t, warn: n, signal: r });
  if (!ln(e)) return;
  j$(e);
  let c = Lt(e);
  if (!c.every(s) || (await zh(c, { rights: t, warn: n, signal: r }), a && c.length === 0)) return;
  let f = { cwd: Gh(e), signal: r };
  await t.run("rm", ["-rf", "--one-file-system", "--", L$(e)], f);
}
async function zh(e, { rights: t, warn: n, signal: r }) {
  let o = e;
  for (let s = 0; s < U$ && o.length > 0; s++) {
    s > 0 && await D$(W$, void 0, { signal: r });
    let i = o;
    o = [];
    for (let { point: a } of i) {
      let c = await Os(a, [], { rights: t, signal: r }).then(() => {
      }, O), f = Z().some((u) => u.point === a);
      c !== void 0 && f && o.push({ point: a, reason: c });
    }
  }
  for (let { point: s, reason: i } of o)
    n(`${w(s)} is still in use, so it was only detached: ${i}`), await Os(s, ["-l"], { rights: t, signal: r });
  return o.length > 0;
}
function j$(e) {
  let t = (n) => A$(Za(e, n), "latin1");
  for (let n of H$(e).sort((r, o) => Number(o) - Number(r)))
    try {
      let r = t(`made-${n}`);
      for (let o = t(`target-${n}`); j(o, r); o = Gh(o))
        C$(w(o));
    } catch (r) {
      if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes($(r) ?? "")) throw r;
    }
}
function H$(e) {
  try {
    return T$(e).flatMap((t) => t.match(/^made-(\d+)$/)?.[1] ?? []);
  } catch (t) {
    if ($(t) === "ENOENT") return [];
    throw t;
  }
}
async function Os(e, t, { rights: n, signal: r }) {
  let o = M$(Za(_$(), "headstart-"));
  try {
    F$(w(e), Za(o, "point")), await n.run("umount", ["-i", ...t, "--", "point"], { cwd: o, signal: r });
  } finally {
    N$(o, { recursive: !0, force: !0 });
  }
}

// src/transfer/download.ts
import { Readable as uR } from "node:stream";

// src/transfer/concurrency-limiter.ts
function Jh(e) {
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
async function Kh(e, t, n = []) {
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
function ht(e) {
  let { origin: t, pathname: n } = new URL(e);
  return t + n;
}
var Cr = "its certificate is signed by nobody this machine trusts; give the authority\u2019s certificate in NODE_EXTRA_CA_CERTS", Vh = {
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
  DEPTH_ZERO_SELF_SIGNED_CERT: [Cr, "none"],
  SELF_SIGNED_CERT_IN_CHAIN: [Cr, "none"],
  UNABLE_TO_GET_ISSUER_CERT: [Cr, "none"],
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: [Cr, "none"],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: [Cr, "none"],
  CERT_HAS_EXPIRED: ["its certificate has expired", "none"],
  CERT_NOT_YET_VALID: ["its certificate is not valid yet; is the clock of this machine right?", "none"],
  ERR_TLS_CERT_ALTNAME_INVALID: ["its certificate is for another host; is the endpoint right?", "none"],
  ERR_SSL_WRONG_VERSION_NUMBER: ["it does not speak TLS; is the endpoint http: instead of https:?", "none"],
  HPE_INVALID_CONSTANT: ["it does not speak HTTP; is the endpoint https: instead of http:?", "none"],
  EPROTO: ["it does not speak TLS; is the endpoint http: instead of https:?", "none"]
};
function nH(e, t) {
  if (e instanceof X) return e;
  let n = /Proxy.*\((\d{3})\)/.exec(e instanceof Error ? e.message : "")?.[1];
  if (n) return Yh(Number(n), t);
  let r = $(e) ?? "unknown error", [o, s] = Vh[r] ?? ["the connection failed", "retry"];
  return new X(`${ht(t)}: ${o} (${r})`, s);
}
function rH(e, t) {
  let n = $(e) ?? "unknown error", [r, o] = Vh[n] ?? ["the connection failed", "retry"], s = r.replace(/; is the .*/, ""), i = "correct HTTP_PROXY and HTTPS_PROXY, or name the host in NO_PROXY";
  return new X(
    `the proxy at ${new URL(t).origin}: ${s} (${n}); ${i}`,
    o === "resume" ? "retry" : o
  );
}
function Yh(e, t) {
  let n = e === 407 ? "the proxy wants other credentials; give them in HTTP_PROXY and HTTPS_PROXY" : e >= 500 ? "the proxy cannot reach it; is the endpoint right, or the host missing in NO_PROXY?" : "the proxy does not let it through; if it need not, name the host in NO_PROXY";
  return new X(`${ht(t)}: ${n} (${e})`, e >= 500 ? "slow-down" : "none");
}
function oH(e, t) {
  let n = "a web page comes instead of an answer; is the endpoint right, or does a proxy or portal want a login?";
  return new X(`${ht(t)}: ${n} (${e})`, "none");
}
async function Zh({ status: e, headers: t, body: n }, r) {
  if (e === 407) return Yh(e, r);
  let o = await J$(n), [s, i] = z$(e, o, t.location), a = o === void 0 ? e : `${e} ${o}`, c = e === 429 || e >= 500 ? K$(t["retry-after"]) : 0;
  return new X(`${ht(r)}: ${s} (${a})`, i, c);
}
function z$(e, t, n) {
  return e === 403 || t === "ExpiredToken" ? ["access is denied; are the credentials right, and is the clock?", "renew"] : e === 404 || e === 410 ? ["the object is gone; it was deleted meanwhile", "none"] : e === 412 ? ["the object was replaced meanwhile", "none"] : e === 416 ? ["the object is shorter than it was; it was replaced meanwhile", "none"] : e >= 300 && e < 400 ? [`it redirects${G$(n)}; use that as endpoint`, "none"] : e === 408 || e === 429 || e >= 500 ? ["it has trouble or too much to do", "slow-down"] : ["it refuses the request", "none"];
}
function G$(e) {
  return typeof e == "string" && URL.canParse(e) ? ` to ${new URL(e).origin}` : "";
}
var q$ = 4096;
async function J$(e) {
  let t = [];
  return await Kh(q$, e, t).catch(() => {
  }), /<Code>(\w{1,64})<\/Code>/.exec(Buffer.concat(t).toString("latin1"))?.[1];
}
function K$(e) {
  if (typeof e != "string") return 0;
  let t = /^\d+$/.test(e) ? Number(e) * 1e3 : Date.parse(e) - Date.now();
  return Math.max(t || 0, 0);
}

// src/transfer/deadline.ts
async function aH({ signal: e, late: t }, n) {
  let r = AbortSignal.timeout(12e3);
  try {
    return await n(AbortSignal.any([e, r]));
  } catch (o) {
    throw e.throwIfAborted(), r.aborted && o === r.reason ? t() : o;
  }
}
async function Xh(e, t) {
  let n = Promise.withResolvers(), r = () => n.reject(t.reason);
  t.addEventListener("abort", r);
  try {
    return await Promise.race([e, n.promise]);
  } finally {
    t.removeEventListener("abort", r);
  }
}
function Qh({ signal: e, limitMs: t, bytes: n = 0, onSent: r }) {
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
async function tg(e, t) {
  let { http: n, object: r, signed: o, signal: s } = t, { url: i } = o, a = !Number.isFinite(r.size), c = {
    ...!a && { range: `bytes=${e.position}-${e.end - 1}` },
    ...r.etag !== void 0 && { "if-match": r.etag },
    "accept-encoding": "identity"
  }, f = await n.request(i, {
    method: "GET",
    headers: c,
    signal: s,
    onHead: (u, m) => eg(u) ? Z$(u, m, e, t) : void 0
  });
  if (!eg(f)) throw await Zh(f, i);
  if (a && e.finish(), !e.isComplete()) throw Ze(i, "the connection ended before the object did", "resume");
}
var eg = ({ status: e }) => e === 200 || e === 206;
function Z$(e, t, n, r) {
  let { url: o } = r.signed;
  eR(e, r);
  let s = e.status === 200 && e.headers["content-range"] === void 0;
  return s ? (X$(e, n, r), r.onWholeObject(n)) : Q$(e, n, r), n.start === 0 && r.begun?.resolve(), r.signed.worked = !0, (i) => {
    let a = n.end - n.position;
    if (i.length > a && !s) throw Ze(o, "it sends more bytes than it says", "retry");
    n.take(i.subarray(0, a)), r.onBytes(n, i.length, t), s && n.isComplete() && t.end();
  };
}
function X$({ headers: e }, t, { signed: { url: n }, object: { size: r } }) {
  if (t.position !== 0)
    throw Ze(n, "the server ignores the range that it is asked for", "await-whole");
  if (Number.isFinite(r) && !ng(e["content-length"], r))
    throw Ze(n, "the object has another length", "retry");
}
function Q$({ headers: e }, t, { signed: { url: n }, object: { size: r } }) {
  let o = `bytes ${t.position}-${t.end - 1}/${r}`;
  if (e["content-range"] !== o)
    throw Ze(n, `it sends '${e["content-range"]}' instead of '${o}'`, "retry");
  let s = e["content-length"];
  if (!ng(s, t.end - t.position))
    throw Ze(n, `it sends ${s} bytes for '${o}'`, "retry");
}
function ng(e, t) {
  return e === void 0 || e === String(t);
}
function eR({ headers: e }, { signed: { url: t }, object: { etag: n } }) {
  let r = e["content-encoding"] ?? "identity";
  if (r !== "identity")
    throw Ze(t, `something on the way encodes it as ${r}; a proxy?`, "none");
  if (/^text\/html/i.test(String(e["content-type"])))
    throw Ze(t, "a web page comes instead of the object; does a proxy or portal want a login?", "none");
  if (n !== void 0 && e.etag !== n) {
    let o = `the object was replaced meanwhile: its ETag is ${e.etag}, not ${n}`;
    throw Ze(t, o, "none");
  }
}
function Ze(e, t, n) {
  return new X(`${ht(e)}: ${t}`, n);
}

// src/transfer/fill-part.ts
async function rg(e, t) {
  let n = t.retries.forPart(e.start), r = () => !e.isComplete() && t.isWanted(e);
  for (; r(); ) {
    let o = await tR(e, t);
    if (o?.recover === "await-whole" && t.begun && await Xh(t.begun.promise, t.signal), !(o === void 0 || !r())) {
      if (!Number.isFinite(t.object.size) && e.position > e.start) throw o;
      t.watch.failed(o), await n.recover(o, e.position);
    }
  }
}
async function tR(e, t) {
  let { limiter: n, link: r, retries: o, isWanted: s } = t, i = await n.acquire(e.start), a;
  try {
    if (a = await r.current(), !s(e)) return;
    await nR(e, a, t), i.increase(), o.progress();
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
function nR(e, t, n) {
  let r = new AbortController(), o = AbortSignal.any([n.signal, r.signal]);
  return n.watch.during(
    e,
    () => tg(e, { ...n, signed: t, signal: o }),
    (s) => r.abort(new X(`${ht(t.url)}: ${s}`, "resume"))
  );
}

// src/transfer/part.ts
function og(e, t, n) {
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
import { setTimeout as aR } from "node:timers/promises";
var cR = 100;
async function bH(e, t) {
  let { signal: n, judge: r, maxFailures: o = () => 3 } = e, s = e.maxWaitMs ?? 4e3;
  for (let i = 0; ; ) {
    let a = Qh(e);
    try {
      return await t(a);
    } catch (c) {
      n.throwIfAborted();
      let { error: f, recovery: u, retryAfterMs: m } = r(a.isOver() ? void 0 : c);
      if (u === "recovered") continue;
      if (i += a.isOver() ? 2 : 1, u === "final" || i >= o() || m > s) throw f;
      s -= m, await ig(Math.max(m, ja(cR * 4 ** i)), n);
    } finally {
      a.end();
    }
  }
}
function sg(e) {
  let { limits: t, remainingMs: n, signal: r } = e, o = lh(e.parts), s = 0;
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
          let l = m ? 0 : t.backoffMs * 2 ** (a - 1), d = f.retryAfterMs + ja(l);
          if (f.retryAfterMs > 0 && d > n()) throw f;
          d > 0 && await ig(d, r);
        }
      };
    }
  };
}
async function ig(e, t) {
  await aR(e, void 0, { signal: t }).catch(() => t.throwIfAborted());
}

// src/transfer/signed-url.ts
function ag(e) {
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
function cg(e, t) {
  let n = t === void 0 ? void 0 : Promise.resolve(t), r = () => {
    let o = e();
    return o.catch(() => {
      n === o && (n = void 0);
    }), o;
  };
  return (o = !1) => (o && (n = void 0), n ??= r(), n);
}

// src/transfer/stall-watch.ts
function fg(e) {
  let { limits: t, bytes: n, awaited: r, giveUp: o } = e, s = bs(t, n), i = 0, a = performance.now(), c, f = fR(e, () => {
    a = performance.now();
  }), u = (d) => {
    let p = s.check(r() !== void 0, d);
    if (p && o(`the store sends only ${p}`), i >= t.progressBytes || !r())
      a = d, i = 0;
    else if (d - a >= t.noProgressMs) {
      let h = c ? `${c.message}; ` : "";
      o(`${h}no progress for ${ug(t.noProgressMs)}`);
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
function fR({ limits: e, awaited: t, isPaused: n }, r) {
  let o = /* @__PURE__ */ new Set(), s = /* @__PURE__ */ new WeakMap(), i = { bytes: 0, ms: 0 }, a = (f, u) => {
    let { part: m, abort: l } = f;
    m.position - f.seenPosition >= e.progressBytes || n() ? (f.seenAt = u, f.seenPosition = m.position) : u - f.seenAt >= e.idleMs && l(`it sends next to nothing for ${ug(e.idleMs)}`);
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
function ug(e) {
  return `${Math.round(e / 100) / 10} s`;
}

// src/transfer/download.ts
function mg(e, t, n) {
  return new Xa(e, t, n);
}
var Xa = class extends uR {
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
    super({ objectMode: !0 }), this.#o = t, this.#e = o, this.#t = { ...dh, ...o.limits }, this.#i = n, this.#d = r, this.#f = r, this.#c = r - n < this.#t.singleBytes ? Math.max(r - n, 1) : o.partBytes, this.#l = o.memory ?? In(Math.min(o.partBytes, 1024 * 1024)), this.release = this.#l.release, this.#n = o.order !== "any" || !Number.isFinite(r) || o.concurrency === 1, o.signal.addEventListener("abort", this.#a), o.signal.aborted && this.#a();
  }
  _read() {
    this.#g();
  }
  _destroy(t, n) {
    this.#e.signal.removeEventListener("abort", this.#a), this.#h?.watch.stop(), this.#u.abort(t ?? new Error("the stream was closed")), n(t);
  }
  #b() {
    let { http: t, concurrency: n } = this.#e, { signal: r } = this.#u, o = this.#t, s = this.#f - this.#i, i = fg({
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
      link: ag(this.#o),
      begun: this.#i === 0 ? Promise.withResolvers() : void 0,
      limiter: Jh(n),
      retries: sg({ parts: a, limits: o, remainingMs: i.remainingMs, signal: r }),
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
      this.#s.push(n), rg(n, this.#h).then(
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
    return o ? this.#d = n - ((n - t) % r || r) : this.#i = Math.min(t + r, n), og(o ? this.#d : t, o ? n : this.#i, this.#l);
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
async function lg(e, { etag: t, url: n }) {
  let { scope: r, version: o, key: s, size: i, createdAt: a, identity: c } = e;
  return { scope: r, version: o, key: s, size: i, createdAt: a.getTime(), identity: c, etag: t, url: await n() };
}
function LH(e, t, { scopes: n, ...r }) {
  let { scope: o, version: s, key: i, size: a, identity: c, etag: f } = t, u = { scopes: o === void 0 ? n : [o], keys: [i], versions: [s] }, m = async () => {
    let h = await e.find(u);
    if (h?.size === a && h.identity === c) return h;
    throw await h?.close(), new X(`the entry ${i} is gone; it was replaced meanwhile`, "none");
  }, d = { size: a, etag: f, url: cg(async () => {
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
    read: (h, g) => mg(d, { start: h, end: g }, r),
    reject: async () => (await m()).reject(),
    close: async () => {
    }
  };
  return { ...e, find: async () => p };
}

// src/lazy/server.ts
import { existsSync as mR, rmSync as lR, writeFileSync as dR } from "node:fs";
import { join as Bs } from "node:path";
import { setTimeout as pR } from "node:timers/promises";
var Dt = {
  /** The FUSE file: the image, ready to be mounted. */
  image: "image",
  /** The blocks that have arrived. */
  blocks: "blocks",
  /** The FetchReport as JSON, written when the server ends. */
  report: "report",
  log: "log"
}, dg = "server", hR = 6e4;
function pg() {
  let e = Bs(import.meta.dirname, "lazy.js"), { pid: t, stdin: n, stdout: r, kill: o } = oo({ path: process.execPath, args: [e] }), s = Df(r);
  return {
    async show(i, a) {
      a.throwIfAborted();
      let c = AbortSignal.any([a, AbortSignal.timeout(hR)]);
      c.addEventListener("abort", o);
      try {
        dR(Bs(i.dir, dg), `${t} ${Pe(t)}`), n.write(no(i));
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
var Qa = 5e3;
async function Nr(e, t) {
  let n = AbortSignal.timeout(Qa);
  for (let { point: i } of Wh(e))
    await Os(i, ["-f", "-l"], { rights: t, signal: n }).catch(() => {
    });
  let r = Bs(e, dg);
  if (!mR(r)) return;
  let [, o, s] = /^(\d+) (\d+)$/.exec(hg(r)) ?? [];
  return o && await gR(Number(o), s), lR(r, { recursive: !0, force: !0 }), yR(e) ?? "killed";
}
async function gR(e, t) {
  let n = performance.now();
  for (; Pe(e) === t; ) {
    let r = performance.now() - n;
    if (r > 2 * Qa) return;
    r > Qa && bR(e), await pR(4);
  }
}
function yR(e) {
  try {
    return JSON.parse(hg(Bs(e, Dt.report)));
  } catch {
    return;
  }
}
var wR = 64 * 1024;
function hg(e) {
  return st(e, wR)?.toString() ?? "";
}
function bR(e) {
  try {
    process.kill(e, "SIGKILL");
  } catch (t) {
    if ($(t) !== "ESRCH") throw t;
  }
}

// src/lazy/lazy-mount.ts
function gg(e, t) {
  return e.mode === "lazy" && !e.lookupOnly && "rights" in t ? pg() : void 0;
}
async function yg({ entry: e, index: t }, n, { server: r, dir: o, rights: s, signal: i }) {
  if (!e.remote || e.file?.isWhole) return;
  let { digests: a, ...c } = t;
  try {
    let m = { found: await lg(e, e.remote), facts: c, digests: a.toString("base64") };
    await r.show({ env: to(), cwd: process.cwd(), dir: o, ...m }, i);
  } catch (u) {
    await Nr(o, s), i.throwIfAborted(), v(`Receiving all of the image before mounting it: ${O(u)}`);
    return;
  }
  let f = ec(o, Dt.image);
  return await ca(f, n), { path: f, images: n };
}
async function Fr(e, t, n) {
  let r = await Nr(e, t);
  return await n?.(r, t), await qh(e, { rights: t, warn: U }), r;
}
function wg(e) {
  return typeof e == "object" ? e.trouble : void 0;
}
function bg(e, t) {
  if (!e) return ec(t, Dt.image);
  if (e === "killed") {
    U("What had not arrived of the cache could not be read: its server was killed");
    return;
  }
  return kR(e), e.presentBlocks === e.blocks && e.damage === void 0 ? ec(t, Dt.blocks) : void 0;
}
function kR(e) {
  let { blocks: t, presentBlocks: n, wantedBlocks: r, prefetchedBlocks: o, waitedMs: s, unreadBytes: i } = e, { trouble: a, damage: c } = e;
  v(
    `Of ${t} blocks of the cache, ${r} were wanted, ${o} of them after they had arrived; readers waited ${Q(s)}; ${H(i)} were never needed`
  ), a !== void 0 && n < t && U(`Not all of the cache could be read: ${a}`), c !== void 0 && U(`The cache is bad; its entry is removed where the store allows that: ${c}`);
}

// src/mount/kernel-log.ts
function tc() {
  return Number(process.hrtime.bigint()) / 1e9;
}
var SR = 10;
async function kg(e, t) {
  return (await t.kernelLog().catch(() => "")).split(`
`).some((r) => {
    let [, o = String(e)] = r.match(/^\[ *(\d+\.\d+)\]/) ?? [];
    return Number(o) >= e - SR && /SQUASHFS error|I\/O error,? (on )?dev(ice)? loop/.test(r);
  });
}

// src/mount/overlay.ts
import { chmodSync as ER, existsSync as $R, mkdirSync as Is, readdirSync as RR, realpathSync as IR, symlinkSync as Ms, utimesSync as MR } from "node:fs";
import { lstat as TR } from "node:fs/promises";
import { join as pe } from "node:path";

// src/mount/alone.ts
var Sg = Promise.resolve();
function Es(e) {
  let t = Sg.then(e);
  return Sg = t.catch(() => {
  }), t;
}

// src/mount/layers.ts
import { mkdirSync as nc, writeFileSync as PR } from "node:fs";
import { join as $s } from "node:path";

// src/mount/kernel-config.ts
var Og = _(vg(), 1);
import { existsSync as xR, readFileSync as Pg } from "node:fs";
import { release as vR } from "node:os";
function Bg(e) {
  return e === void 0 || /^CONFIG_SQUASHFS_CHOICE_DECOMP_BY_MOUNT=y$/m.test(e) ? ["threads=multi,", ""] : [""];
}
function Eg() {
  let [e, t] = ["/proc/config.gz", `/boot/config-${vR()}`];
  try {
    return xR(t) ? Pg(t, "latin1") : (0, Og.gunzipSync)(Pg(e)).toString("latin1");
  } catch {
    return;
  }
}

// src/mount/layers.ts
function _r({ dir: e, rights: t, signal: n }) {
  let r = { cwd: e, signal: n }, o = [], s, i = async (u, m, l, d) => {
    await t.run("mount", ["-i", "-n", "-t", m, "-o", l, "--", d, u], r), o.push(u);
  }, a = ({ offset: u, length: m }, l) => `${l}loop,offset=${u},sizelimit=${m},ro,nosuid,nodev`, c = async (u, m) => {
    nc($s(e, m)), await Rs(s ?? Bg(Eg()), async (l) => {
      await i(m, "squashfs", a(u, l), "image"), s = [l];
    });
  }, f = async (u, m, l) => {
    if (u.length === 0) return;
    for (let h of m) nc($s(e, h));
    let [d = ""] = s ?? [], p = u.map((h, g) => `image ${m[g]} squashfs ${a(h, d)} 0 0
`);
    PR($s(e, l), p.join(""), { flag: "wx", mode: 384 }), await t.run("mount", ["-i", "-n", "-a", "-T", l], r), o.push(...m);
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
      return nc($s(e, m)), await i(m, "overlay", `ro,nosuid,nodev,xino=${l === "own" ? "on" : "off"},lowerdir=${u.join(":")}`, e), m;
    },
    /** Overlays keep what they show mounted, so the mount points can go, even if a process uses them now. */
    async release() {
      let u = o.splice(0);
      u.length > 0 && await t.run("umount", ["-l", "--", ...u], r);
    }
  };
}
async function Rs(e, t) {
  let [n = "", ...r] = e;
  try {
    await t(n);
  } catch (o) {
    if (r.length === 0) throw o;
    await Rs(r, t);
  }
}

// src/mount/mount-points.ts
import { realpathSync as $g } from "node:fs";
import { lstat as rc, readdir as OR } from "node:fs/promises";
import { dirname as BR } from "node:path";
var Rg = 16;
async function Ig(e, t) {
  let n = [], r = async (s) => {
    let i = S(t) + s, a = { sources: [i], target: S(e.base) + s }, c = w(s.slice(1)).toString();
    if (!(await rc(w(i))).isDirectory())
      throw new Error(`'${e.pattern}' names a file, and only directories are mounted`);
    if (e.matches(c)) n.push(a);
    else
      for (let f of await OR(w(i), { encoding: "latin1" }))
        await r(`${s}/${f}`);
    if (n.length > Rg)
      throw new Error(`'${e.pattern}' names more than ${Rg} directories`);
  };
  return await rc(t).then(
    () => !1,
    (s) => $(s) === "ENOENT"
  ) || await r(""), n;
}
async function Mg({ sources: e, target: t }, { base: n }, r) {
  if ((await rc(w(e[0]))).uid !== process.geteuid?.())
    throw new Error("it was saved by another user");
  for (let o = t; o !== S(n); o = BR(o)) {
    let s = L(o);
    if (s && !s.isDirectory()) throw new Error(`${w(o)} is no directory`);
  }
  oc(t, r);
}
function oc(e, t) {
  let n = w(e).toString();
  if (!L(`${e}/.`)) return;
  let r = $g(w(e), "latin1");
  if (t.some((o) => j($g(o, "latin1"), r)))
    throw new Error(`${n} holds the directory of the job or the store`);
  if (Z().some(({ point: o }) => j(o, r)))
    throw new Error(`something is mounted at ${n} already, or below it`);
}

// src/mount/overlay.ts
async function Tg(e, t) {
  let { dir: n, signal: r } = t, o = [], s = _r(t), i = [];
  for (let [c, f] of e.entries()) {
    let { root: u, roots: m } = f;
    try {
      let l = await s.mountAll(f, `l${c}`);
      if (u) i.push(AR(u, l, n));
      else {
        let d = l.length > 1 ? await s.stack(l, Cg, "own") : l[0];
        i.push(...m.map((p) => Ng(p, pe(n, d))));
      }
    } catch (l) {
      r.throwIfAborted(), o.push(...m.map((d) => ({ root: d, reason: O(l) })));
    }
  }
  let a = await Fg(i, "lower", { ...t, mounts: s });
  return await s.release(), [...o, ...a];
}
function Ag(e, t) {
  let n = e.map((r) => Ng(r, pe(t.dir, Cg)));
  return Fg(n, "upper", { ...t, mounts: _r(t) });
}
var Cg = "tree";
function Ng(e, t) {
  return { root: e, sites: () => Ig(e, pe(t, String(e.place))) };
}
function AR(e, [t, ...n], r) {
  let o = (i) => S(pe(r, i)), s = {
    sources: [o(t), ...n.map(o)],
    target: S(e.literal)
  };
  return { root: e, sites: async () => [s] };
}
function Fg(e, t, n) {
  return Es(() => CR(e, t, n));
}
async function CR(e, t, n) {
  let { dir: r, rights: o, spare: s, signal: i } = n, a = [], c = 0;
  for (let { root: f, sites: u } of e.toSorted((m, l) => m.root.place - l.root.place)) {
    let m = [];
    try {
      let l = await u();
      for (let d of l) await Mg(d, f, s);
      for (let d of l) {
        let p = c++;
        await NR({ ...d, number: p, position: t }, n), m.push(p);
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
function _g(e) {
  return ($R(e) ? RR(e) : []).filter((n) => /^upper-\d+$/.test(n)).map((n) => IR(pe(e, n)));
}
async function NR(e, { dir: t, rights: n, signal: r, mounts: o }) {
  let { target: s, number: i } = e, a = `target-${i}`, c = L(`${s}/.`) ? se(s) : void 0;
  if (Ms(w(s), pe(t, a)), !c) {
    let [m = s] = $t(s);
    Ms(w(m), pe(t, `made-${i}`)), Is(w(s), { recursive: !0 });
  }
  let f = await FR(e, t);
  c && c.length > 0 && (f.length > 1 && (f = [await o.stack(f, `stack-${i}`, "own")]), f.push(a));
  let u = `lowerdir=${f.join(":")},upperdir=upper-${i},workdir=work-${i}`;
  await Rs(["volatile,metacopy=on", "metacopy=on", "metacopy=off"], (m) => {
    let d = ["-i", "-n", "-t", "overlay", "-o", `${m},nosuid,nodev,redirect_dir=on,index=off,${u}`, "--", t, a];
    return n.run("mount", d, { cwd: t, signal: r });
  });
}
async function FR({ sources: e, number: t, position: n }, r) {
  let [o, s] = [`upper-${t}`, `lower-${t}`];
  if (Is(pe(r, `work-${t}`)), n === "upper")
    return Ms(w(e[0]), pe(r, o)), Is(pe(r, s)), [s];
  Is(pe(r, o));
  let { mode: i, mtimeMs: a } = await TR(w(e[0]));
  ER(pe(r, o), i & 511), MR(pe(r, o), a / 1e3, a / 1e3);
  let c = e.map((f, u) => `${t}-${u}`);
  for (let [f, u] of e.entries())
    Ms(w(u), pe(r, c[f]));
  return c;
}

// src/mount/ramdisk.ts
var _R = 4096, Lg = { auto: 1 / 4, on: 3 / 4 };
async function Dg(e, { wish: t, bytes: n, rights: r, signal: o }) {
  let s = process.availableMemory();
  if (!Number.isFinite(n)) return "the server does not tell how much is needed";
  if (n > s * Lg[t])
    return `${H(n)} are needed, and only ${H(s)} of memory are free`;
  let i = Math.floor(s * Lg.on), a = `uid=${process.geteuid?.()},gid=${process.getegid?.()}`, c = Math.floor(i / _R), f = `size=${i},nr_inodes=${c},mode=0700,${a},nosuid,nodev`;
  await r.run("mount", ["-i", "-n", "-t", "tmpfs", "-o", f, "--", e, e], { cwd: "/", signal: o });
}

// src/steps/brokered.ts
import { lstatSync as GR, mkdirSync as qR, mkdtempSync as Gg, realpathSync as ic, rmSync as JR } from "node:fs";
import { join as qg } from "node:path";

// src/mount/broker.ts
var jg = _(Wg(), 1);
import { once as LR } from "node:events";
import { connect as DR } from "node:net";
var UR = { mount: 30, detached: 30, umount: 30, import: 930, fetch: 930 }, WR = 1024 ** 2;
function Cn(e, t) {
  async function n(r, o) {
    let s = AbortSignal.timeout(UR[r] * 1e3), i = AbortSignal.any([t, s]), a = DR({ path: e, signal: i });
    a.on("error", () => {
    }), a.on("data", () => {
      a.bytesRead > WR && a.destroy();
    });
    try {
      await LR(a, "connect", { signal: i });
      let c = (0, jg.createInterface)({ input: a })[Symbol.asyncIterator](), { value: f } = await c.next();
      a.write(`${JSON.stringify({ ...o, do: r, nonce: f })}
`);
      let { done: u, value: m } = await c.next();
      if (i.throwIfAborted(), u) throw new Error("the broker ended without an answer");
      let l = JSON.parse(m);
      if (l.no !== void 0) throw new Error(`the broker refused, for ${l.no}`);
      return l;
    } catch (c) {
      throw t.throwIfAborted(), s.aborted ? new Error("the broker does not answer") : c;
    } finally {
      a.destroy();
    }
  }
  return {
    async mount(r, o, s) {
      let { need: i = [], fetches: a = !1 } = await n("mount", { target: r, layers: o, view: s });
      return { digests: i, fetches: a };
    },
    async detachedIn(r) {
      let { detached: o } = await n("detached", { view: r });
      if (!o) throw new Error("the broker does not say which directories were renamed");
      return o;
    },
    async unmount(r) {
      await n("umount", { target: r });
    },
    async hand(r) {
      await n("import", r);
    },
    async fetch(r, o) {
      await n("fetch", { entry: r, layers: o });
    }
  };
}

// src/steps/unmount-brokered.ts
import { rmdirSync as jR } from "node:fs";
import { dirname as HR } from "node:path";
async function As({ socket: e, mounts: t }) {
  let n = Cn(e, AbortSignal.timeout(3e4));
  for (let r of t.toReversed())
    try {
      Ts(r.target) && await n.unmount(r.target), Ts(r.view, "tmpfs") && await n.unmount(r.view), Cs(r);
    } catch (o) {
      U(`${r.target} stays mounted until the container ends: ${O(o)}`);
    }
}
function Ts(e, t = "overlay") {
  let n = S(e);
  return Z().some(
    (r) => r.point === n && r.type === t && r.source === Ar
  );
}
function Cs({ target: e, made: t, view: n }) {
  Hg(n, n), t !== void 0 && Hg(e, t);
}
function Hg(e, t) {
  try {
    for (let n = e; j(n, t); n = HR(n)) jR(n);
  } catch (n) {
    if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes($(n) ?? "")) throw n;
  }
}

// src/steps/unpack-refused.ts
import { existsSync as zR } from "node:fs";

// src/steps/unpack.ts
async function zg(e, t) {
  await Ie(await it(e.roots[0]), gt(e)), await Lr(e.roots, t, (n) => Nn(n, e));
}
function gt({ bytes: e, segments: t }) {
  return { bytes: e, files: t.reduce((n, { files: r }) => n + r, 0) };
}
async function Nn(e, t) {
  let n = await t.tools(), r = t.format.unsupportedReason(n, "unpack");
  if (r) throw new Error(`this runner cannot unpack the entry, for ${r}`);
  let o = t.format.image ? "any" : void 0, s = (i) => An(
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
async function Lr(e, { timeline: t, signal: n }, r) {
  await Ah({
    roots: e,
    signal: n,
    fill: (o) => t.during("unpack", () => r(o)),
    publishing: (o) => t.during("publish", o)
  });
}

// src/steps/unpack-refused.ts
function Ns({ inputs: e }) {
  return [process.cwd(), ot(), q(), e.localDir].filter((n) => zR(n));
}
async function sc(e, t, n) {
  if (e.length === 0) return;
  for (let { root: o, reason: s } of e)
    v(`Unpacking ${o.pattern} instead of mounting: ${s}`);
  let r = e.map(({ root: o }) => o);
  await Lr(r, t, (o) => n(r, o));
}
async function Fs(e, t, { job: n, context: r }) {
  await sc(t, r, async (o, s) => {
    let i = await n.tools();
    if (!i.unsquashfs)
      throw new Error(
        "this runner can neither mount nor unpack the entry, for it has no unsquashfs 4.5 or newer"
      );
    await Ie(s, gt(n)), await An(
      s,
      n.signal,
      (a) => Go(e, { ...n, signal: a, tools: i, dir: s }, o)
    );
  });
}

// src/steps/brokered.ts
async function Jg(e, t, n) {
  let r = { socket: t, mounts: [] }, o = { ...n, job: e, brokered: r, broker: Cn(t, n.signal) }, { mountable: s, refusals: i } = KR(e);
  if (n.inputs.mode === "lazy" && s.length > 0) {
    let a = s.map(({ root: c }) => c.pattern).join(", ");
    v(
      `Mounting ${a} whole instead of lazily: the broker mounts only images that the host has`
    );
  }
  try {
    let a = await YR(await ac(s, i, o), i, o);
    a.length + i.length > 0 && await ZR(a, i, o);
    let c = r.mounts.map(({ pattern: f }) => f);
    return c.length > 0 && v(`Mounted ${c.join(", ")} through the broker of the host`), c.length > 0;
  } catch (a) {
    throw await As(r), a;
  }
}
function KR({ segments: e, roots: t, indexed: n }) {
  let { index: r } = n, o = gn(e, t), s = o.flatMap((a) => {
    let c = "the broker mounts only a directory that a line of `path` names";
    return a.root ? [] : a.roots.map((f) => ({ root: f, reason: c }));
  });
  return { mountable: o.flatMap(({ root: a, deltas: c, ...f }) => {
    let m = [f, ...c].map(({ offset: l, length: d }) => ({ offset: l, length: d })).map((l) => ({ ...l, digest: tu(r.digests, l) }));
    return a ? [{ root: a, layers: m.toReversed() }] : [];
  }), refusals: s };
}
async function ac(e, t, n) {
  let r = [];
  for (let { root: o, layers: s } of e)
    try {
      let { digests: i, fetches: a } = await n.timeline.during(
        "mount",
        () => Es(() => VR({ root: o, layers: s }, n))
      ), c = s.filter(({ digest: f }) => i.includes(f));
      c.length > 0 && r.push({ root: o, layers: s, missing: c, fetches: a });
    } catch (i) {
      n.signal.throwIfAborted(), t.push({ root: o, reason: O(i) });
    }
  return r;
}
async function VR({ root: e, layers: t }, { broker: n, brokered: r, remember: o, ...s }) {
  let i = e.literal;
  if (GR(i, { throwIfNoEntry: !1 })?.isSymbolicLink()) throw new Error("the target is a link");
  oc(S(i), Ns(s));
  let [a] = $t(S(i));
  qR(i, { recursive: !0 });
  let c = Gg(qg(ic(q()), "headstart-changes-")), f = { target: ic(i), pattern: e.pattern, made: a, view: c };
  o({ brokered: { ...r, mounts: [...r.mounts, f] } });
  let u = t.map(({ digest: l }) => l), m = await n.mount(f.target, u, c).catch((l) => {
    throw Cs(f), l;
  });
  if (m.digests.length > 0) Cs(f);
  else if (Ts(f.target)) r.mounts.push(f);
  else throw new Error("the broker mounted nothing");
  return m;
}
async function YR(e, t, n) {
  let { broker: r, job: o, signal: s, timeline: i } = n, { scope: a, version: c, key: f, remote: u } = o.indexed.entry;
  if (a === void 0 || !u || !e.some(({ fetches: p }) => p)) return e;
  let m = e.flatMap(({ missing: p }) => p);
  v(`Waiting for the host to fetch ${Kg(m)} of images`);
  let l = { repository: me().repository, scope: a, version: c, key: f }, d = m.map(({ digest: p }) => p);
  try {
    await i.during("mount", () => r.fetch(l, d));
  } catch (p) {
    return s.throwIfAborted(), v(`The host does not fetch them: ${O(p)}`), e;
  }
  return ac(e, t, n);
}
function Kg(e) {
  return H(e.reduce((t, { length: n }) => t + n, 0));
}
async function ZR(e, t, n) {
  let { job: r, broker: o, timeline: s } = n, i = Gg(qg(q(), "headstart-"));
  try {
    r.file?.isWhole || await Ie(i, { bytes: z(r) });
    let a = await s.during("receive", () => yn(r, i)), c = e.flatMap(({ missing: u }) => u), f = (u) => {
      t.push(...e.splice(0).map(({ root: m }) => ({ root: m, reason: u })));
    };
    if (c.length > 0) {
      v(`Waiting for the host to rebuild ${Kg(c)} of images`);
      let u = { path: ic(a.path), end: z(r), layers: c }, m = await s.during("mount", () => o.hand(u)).catch(O);
      m !== void 0 && f(m), e.push(...await ac(e.splice(0), t, n));
    }
    f("the host did not have its image"), await Fs(a, t, { job: r, context: n }), n.signal.throwIfAborted();
  } finally {
    JR(i, { recursive: !0, force: !0 });
  }
}

// src/disk/notes.ts
import { constants as Xg } from "node:fs";
import * as Ut from "node:fs/promises";
import { join as Vg } from "node:path";
import { setTimeout as XR } from "node:timers/promises";
var _s = ".notes";
function Fn(e) {
  let t = async (n) => (await He(e, Vg(e, _s)), Vg(e, _s, String((await n.stat({ bigint: !0 })).ino)));
  return {
    /** Whether the file is unchanged since it was proven. */
    async isProven(n) {
      return await t(n).then(eI, () => {
      }) === await Me(n);
    },
    /** Notes that a file is proven in a state, which `stateOf` returned. */
    prove: cc(async (n, r) => {
      await XR(QR), await Me(n) === r && await Zg(await t(n), r);
    }),
    touch: cc(async (n) => {
      let [r, o] = [await t(n), /* @__PURE__ */ new Date()];
      await Ut.utimes(r, o, o).catch(async (s) => {
        if ($(s) !== "ENOENT") throw s;
        await Zg(r, "");
      });
    }),
    /** Notes that the file is in use as long as `name` exists, which must be free and on the same file system. */
    hold: cc(async (n, r) => Ut.link(await t(n), r))
  };
}
var QR = 20, Yg = 256;
async function Me(e) {
  let { dev: t, ino: n, size: r, mtimeNs: o, ctimeNs: s } = await e.stat({ bigint: !0 });
  return [t, n, r, o, s].join(" ");
}
function cc(e) {
  return (...t) => e(...t).catch(() => {
  });
}
async function eI(e) {
  let { O_RDONLY: t, O_NOFOLLOW: n, O_NONBLOCK: r } = Xg, o = await Ut.open(e, t | n | r).catch(() => {
  });
  try {
    let s = await o?.read(Buffer.alloc(Yg), 0, Yg, 0);
    return s?.buffer.toString("latin1", 0, s.bytesRead);
  } catch {
    return;
  } finally {
    await o?.close();
  }
}
async function Zg(e, t) {
  let { O_WRONLY: n, O_CREAT: r, O_TRUNC: o, O_NOFOLLOW: s, O_NONBLOCK: i } = Xg, a = await Ut.open(e, n | r | o | s | i, 384);
  await a.writeFile(t).finally(() => a.close());
}

// src/steps/local-copy.ts
import { constants as Qg } from "node:fs";
import { open as tI } from "node:fs/promises";
import { join as nI } from "node:path";
async function Dr(e) {
  let t = await tI(nI(e, Dt.image), Qg.O_RDONLY | Qg.O_NONBLOCK);
  if ((await t.stat()).isFile()) return t;
  throw await t.close(), new Error("the mounted cache is no file any more");
}
function Ls(e, t, n) {
  let r = {
    size: z(t),
    async *read(o, s) {
      yield* (await Dr(e)).createReadStream({ start: o, end: s - 1 });
    }
  };
  return fc(r, t, n);
}
function fc(e, t, n) {
  async function* r(o, s) {
    if (o === s) return;
    let i = { first: Math.floor(o / T), end: Math.ceil(s / T) }, a = i.first * T;
    for await (let { pieces: c } of Ph(e, t, i)) {
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
var uc = "Saving all files instead of the changes";
async function ey({ mounted: e, mountRoot: t, brokered: n }, { version: r, signal: o, ...s }) {
  if (e)
    try {
      if (e.version !== r) throw new Error("the restored cache has another format");
      return { ...await mc(e, s), mountRoot: t, brokered: n };
    } catch (i) {
      o.throwIfAborted(), v(`${uc}: ${O(i)}`);
      return;
    }
}
async function mc({ scope: e, version: t, key: n, size: r, identity: o }, { inputs: s, store: i, scopes: a }) {
  let c = await i.find({
    scopes: e === void 0 ? a : [e],
    keys: [n],
    versions: [t]
  });
  try {
    if (c?.key !== n || c.size !== r) throw new Error("the restored cache is gone");
    let f = await ss(c, s);
    if (ao(f) !== o) throw new Error("the restored cache was replaced");
    return { entry: c, index: f };
  } catch (f) {
    throw await c?.close(), f;
  }
}

// src/steps/mounted-file.ts
async function lc(e) {
  let t = await Dr(e).catch((n) => {
    if ($(n) !== "ENOENT")
      throw n;
  });
  return t && Me(t).finally(() => t.close());
}
async function ty({ mounted: e, mountRoot: t }, { inputs: n, store: r, scopes: o, signal: s }) {
  if (!e || t === void 0) return;
  let i = await lc(t);
  if (!(i === void 0 || i === e.file))
    try {
      let { entry: a, index: c } = await mc(e, { inputs: n, store: r, scopes: o });
      await a.close();
      for await (let f of Ls(t, c, s).read(0, z(c))) ;
    } catch (a) {
      throw s.throwIfAborted(), new Error(`the mounted cache has changed on the disk: ${O(a)}`, { cause: a });
    }
}

// src/steps/mount.ts
async function ry(e, t) {
  let { mounting: n } = t;
  if ("reason" in n && n.broker !== void 0 && e.format.image) {
    let f = tc();
    return await Jg(e, n.broker, t) && t.remember({ mounted: ny(e, f) }), !0;
  }
  let r = await sI(e, t);
  if (!r) return !1;
  let { dir: o, rights: s } = r, i, a = () => {
    i = Nr(o, s);
  }, c = async () => (await i, wg(await Fr(o, s)));
  t.signal.addEventListener("abort", a);
  try {
    let f = tc(), { image: u } = e.format, l = (await (u ? fI : uI)(e, { ...t, ...r })).map(({ root: p }) => p), d = e.roots.filter((p) => !l.includes(p));
    d.length === 0 ? await c() : (u && t.remember({ mounted: { ...ny(e, f), file: await lc(o) } }), v(`Mounted ${d.map(({ pattern: p }) => p).join(", ")}`));
  } catch (f) {
    let u = await c();
    throw u === void 0 ? f : new Error(u, { cause: f });
  } finally {
    t.signal.removeEventListener("abort", a);
  }
  return !0;
}
function ny({ indexed: e, segments: t }, n) {
  let { entry: r, index: o } = e, { scope: s, version: i, key: a, size: c } = r, f = t.filter(fa).map(({ offset: u, length: m }) => ({ offset: u, length: m }));
  return { scope: s, version: i, key: a, size: c, images: f, identity: ao(o), since: n };
}
async function sI(e, t) {
  let { inputs: n, mounting: r, remember: o } = t, { image: s } = e.format, i = n.mode !== "unpack";
  if ("reason" in r) {
    (i || n.ramdisk !== "off") && v(`Unpacking instead of mounting: this runner does not allow it, for ${r.reason}`);
    return;
  }
  if (!s && n.ramdisk === "off") {
    i && v("Unpacking instead of mounting: the entry was saved to be unpacked");
    return;
  }
  let { rights: a } = r, c = Dh(q());
  if (o({ mountRoot: c }), await cI(e, { ...t, dir: c, rights: a }) || s) return { dir: c, rights: a };
  await Fr(c, a);
}
var iI = 4096, aI = 8;
async function cI(e, { inputs: t, dir: n, rights: r, signal: o }) {
  let s = t.ramdisk;
  if (s === "off") return !1;
  let { image: i, indexed: a } = e.format, c = z(e), { bytes: f, files: u } = gt(e), m = a ? f + u * iI : c * aI, d = await Dg(n, { wish: s, bytes: i ? c : m, rights: r, signal: o }).catch(O);
  return o.throwIfAborted(), d !== void 0 && v(`Using the disk instead of memory: ${d}`), d === void 0;
}
async function fI(e, t) {
  let { server: n, dir: r, timeline: o } = t;
  e.file?.isWhole || await Ie(r, { bytes: z(e) });
  let { indexed: s } = e, i = gn(e.segments, e.roots), c = (n && s && await o.during("show", () => yg(s, i, { ...t, server: n }))) ?? await o.during("receive", () => yn({ ...e, isMounted: !0 }, r)), f = await o.during("mount", () => Tg(c.images, oy(t)));
  if (await c.isInPlace?.() === !1)
    throw new Error("the entry was removed from its store while it was being mounted");
  return await Fs(c, f, { job: e, context: t }), f;
}
async function uI(e, t) {
  let { dir: n, timeline: r, signal: o } = t;
  await r.during("unpack", () => Nn(n, e)), Ka(n, e.roots);
  let s = await r.during("mount", () => Ag(e.roots, oy(t)));
  return await sc(s, t, async (i, a) => {
    rI(oI(a, "tree"));
    for (let c of i) await Va(c, { from: n, to: a, signal: o });
  }), s;
}
function oy(e) {
  let { dir: t, rights: n, signal: r } = e;
  return { dir: t, rights: n, spare: Ns(e), signal: r };
}

// src/steps/receive-to-file.ts
import { mkdtemp as gI, rm as yI, statfs as wI } from "node:fs/promises";
import { join as bI } from "node:path";

// src/disk/draft-file.ts
var iy = _(sy(), 1);
import { constants as pc } from "node:fs";
import * as Xe from "node:fs/promises";
import { dirname as ay, join as hc } from "node:path";
var Ds = ".drafts";
async function _n(e) {
  let t = hc(e, Ds);
  await He(e, t);
  let n = hc(t, (0, iy.randomUUID)());
  return fy(e, n, await Xe.open(n, "wx+", 384));
}
async function cy(e, t) {
  let n = hc(e, Ds, t), r = await Xe.open(n, pc.O_RDONLY | pc.O_NOFOLLOW | pc.O_NONBLOCK);
  return fy(e, n, r);
}
function fy(e, t, n) {
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
      return await n.sync(), await He(e, ay(s)), mI(t, s);
    },
    /** Closes the file and removes the draft, if there still is one. May be called several times. */
    async discard() {
      await o(), await Xe.rm(t, { force: !0 });
    }
  };
}
async function mI(e, t) {
  try {
    await Xe.link(e, t);
  } catch (r) {
    if ($(r) === "EEXIST") return !1;
    throw r;
  }
  if (await Xe.rm(e), process.platform === "win32") return !0;
  let n = await Xe.open(ay(t));
  return await n.sync().finally(() => n.close()), !0;
}

// src/disk/stored-file.ts
import { constants as Us } from "node:fs";
import * as Se from "node:fs/promises";
import { dirname as lI } from "node:path";
async function Wt(e, { dir: t, verify: n = "auto" }) {
  let r = await Se.open(e, Us.O_RDONLY | Us.O_NOFOLLOW | Us.O_NONBLOCK), o = Fn(t);
  try {
    let s = await r.stat();
    if (!s.isFile()) throw new Error(`${e} is no file`);
    return ki(e, s), {
      stat: s,
      handle: r,
      /** Notes that the file was used now, for eviction. */
      touch: () => o.touch(r),
      read: (i, a) => dI(r, i, a),
      file: pI(r, e, o, n),
      close: () => r.close()
    };
  } catch (s) {
    throw await r.close(), s;
  }
}
function dI(e, t, n) {
  let { acquire: r, release: o } = In();
  async function* s() {
    for (let i = t; i < n; ) {
      let { buffer: a, bytesRead: c } = await e.read(r(n - i), 0, null, i);
      if (c === 0) return;
      i += c, yield a.subarray(0, c);
    }
  }
  return { [Symbol.asyncIterator]: s, release: o };
}
function pI(e, t, n, r) {
  let o;
  return {
    isWhole: !0,
    async link(s) {
      let i = await gc(e, t, s);
      return i && (o = s), i;
    },
    isInPlace: () => Ws(e, t),
    async copyTo(s) {
      return await Se.copyFile(`/proc/self/fd/${e.fd}`, s, Us.COPYFILE_FICLONE), n.isProven(e);
    },
    async prove(s) {
      return r === "auto" && await n.isProven(e) || await n.prove(e, await hI(e, s)), o !== void 0 && await n.hold(e, `${o}.used`), !0;
    }
  };
}
async function hI(e, t) {
  for (let n = 0; n < 2; n++) {
    let r = await Me(e);
    if (await t(), await Me(e) === r) return r;
  }
  throw new k("somebody is writing to it");
}
async function gc(e, t, n) {
  try {
    let [r, o] = await Promise.all([Se.stat(lI(n)), e.stat()]);
    return r.dev !== o.dev || !await Ws(e, t) ? !1 : (await Se.symlink(await Se.realpath(t), n), !0);
  } catch {
    return !1;
  }
}
async function Ws(e, t) {
  let [r, o] = await Promise.all([
    Se.lstat(t, { bigint: !0 }).catch(() => {
    }),
    e.stat({ bigint: !0 })
  ]);
  return r?.ino === o.ino && r.dev === o.dev;
}

// src/steps/receive-to-file.ts
var uy = 1024 ** 3, kI = 3;
async function my(e, t) {
  for (let n = 1; ; n++)
    try {
      return await SI(e, t);
    } catch (r) {
      if (!(r instanceof X && r.recover === "resume") || n === kI) throw r;
    }
}
async function SI(e, { dir: t, maxBytes: n = 64 * uy, minFreeBytes: r = uy, onRead: o }) {
  let s = await gI(bI(t, "headstart-stream-")), i = await _n(s), a = async () => {
    await i.discard(), await yI(s, { recursive: !0, force: !0 });
  };
  try {
    let { bavail: c, bsize: f } = await wI(t), u = Math.max(0, Math.min(n, c * f - r)), m = `the entry is larger than the ${H(u)} that it may take at ${t}`;
    await i.file.writeFile(
      xI(e.read(0, e.size), (g, y) => {
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
async function* xI(e, t) {
  let n = 0;
  for await (let r of e)
    n += r.length, t(r.length, n), yield r, e.release?.(r);
}

// src/steps/restore-entry.ts
async function dy(e, t, n) {
  await Ln(e, t, n, async (r) => {
    await ry(r, n) || await zg(r, n);
  }), v("Cache restored successfully");
}
async function Ln(e, t, n, r) {
  let { inputs: o, formats: s, timeline: i } = n, a = s.find((u) => u.versions(o).includes(e.version));
  if (!a) throw new k(`the entry ${e.key} has an unknown version`);
  if (!!Number.isFinite(e.size) || !a.indexed) return await ly(e, { ...n, format: a, roots: t }, r);
  i.watch(py(e, t, o));
  let f = await i.during("receive", () => vI(e, n));
  await ly(f, { ...n, format: a, roots: t }, r).finally(f.close);
}
function vI(e, { timeline: t }) {
  v("Receiving all of the entry before restoring it: its server sends no ranges");
  let n = Ir("Received", void 0, v), r = t.phaseTimer(), o = { ...e, read: () => r.pulled("download", e.read(0, e.size)) };
  return my(o, { dir: q(), onRead: n });
}
async function ly(e, t, n) {
  let { inputs: r, mounting: o, timeline: s, findings: i, format: a, roots: c, signal: f } = t, u = 0, m = (b) => {
    i.storedBytes = b, v(`Cache Size: ${gs(b)}`);
  }, l = !Number.isFinite(e.size);
  l || m(e.size);
  let d, p = () => d ??= Tt(r), [h] = await Promise.all([
    a.indexed ? s.during("index", () => PI(e, t)) : OI(e),
    // Looking for programs takes time, and mounting an image needs none.
    a.image && kn(o) ? void 0 : p()
  ]), g = (b) => {
    let x = Ir("Received", l ? void 0 : z(h), v);
    u = 0;
    let P = (B) => {
      u += B, x(B);
    };
    return BI(e, h.indexed, { timeline: s, onRead: P, order: b, signal: f });
  };
  s.watch(py(e, c, r));
  let y = {
    ...h,
    format: a,
    body: g,
    file: e.file,
    roots: c,
    workspace: ot(),
    tools: p,
    signal: f,
    warn: U
  };
  await n(y), l && m(u);
}
async function PI(e, { format: t, inputs: n, findings: r }) {
  let o = await ss(e, n);
  if (!ee(o.key, e.key))
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
function OI({ size: e }) {
  return { segments: [{ kind: "archive", offset: 0, length: e, files: 0, bytes: e }], bytes: Number.isFinite(e) ? e : 0 };
}
function BI(e, t, { timeline: n, ...r }) {
  let o = n.phaseTimer(), s = e.file?.isWhole ? "read" : "download", a = { ...e, read: (...c) => o.pulled(s, e.read(...c)) };
  return t ? o.pulled("verify", vh(a, t.index, r)) : Bh(a, r);
}
function py({ file: e }, t, { localDir: n, stash: r }) {
  return [...t.map(({ literal: s, base: i }) => s ?? i), q(), ...e ? [n, r.dir] : []];
}

// src/steps/merge-snapshots.ts
function hy(e) {
  let { key: t, restored: n, signal: r } = e, o = n, s = async () => {
    let a = await gy([e.scope], te({}).lookups([t]), e);
    if (a && a.key !== o && ee(te({}).keyIn(a.key), t)) return a;
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
      o = a.key, v(`Another job has saved cache ${t} since this job restored it`), await RI(a, e), v(`Merged what another job has added to cache ${t} meanwhile`);
    })
  };
}
function gy(e, t, { inputs: n, store: r }) {
  let o = Sn(r, n).flatMap((s) => s.versions(n));
  return r.find({ scopes: e, keys: t, versions: o });
}
async function RI(e, t) {
  let { roots: n } = Je(t.inputs.paths, process.cwd()), r = yy(t);
  await Ln(e, n, r, async (o) => {
    await Ie(await it(n[0]), gt(o)), await Lr(n, r, async (s) => {
      await Nn(s, o);
      let i = () => n.filter((a) => Ss(yc(a, s), S(a.base)));
      i().length !== 0 && (await II(t, (a) => {
        for (let c of n) Ss(yc(c, s), yc(c, a));
      }), i());
    });
  });
}
function yc({ place: e }, t) {
  return S(M(t, "tree", String(e)));
}
async function II(e, t) {
  let { restored: n, readScopes: r } = e;
  if (n === void 0) return;
  let o = await gy(r, [n], e), s = await EI(M(q(), "headstart-"));
  try {
    if (o?.key !== n) throw new Error("the restored cache is gone");
    let { roots: i } = Je(e.inputs.paths, process.cwd());
    await Ln(o, i, yy(e), async (a) => {
      await Ie(s, gt(a)), await Nn(s, a);
    }), t(s);
  } finally {
    await $I(s, { recursive: !0, force: !0 }), await o?.close();
  }
}
function yy({ inputs: e, key: t, store: n, timeline: r, signal: o }) {
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
function wy(e, { start: t, end: n, order: r }) {
  let o, s = /* @__PURE__ */ new WeakMap(), { seats: i, readStore: a, memory: c } = e;
  async function* f() {
    for (let l = t; l < n; ) {
      let d = Math.floor(l / T), p = await MI(d, e);
      if (p) {
        let g = c.acquire(Math.min((d + 1) * T, n) - l);
        await TI(g, p, l).catch(i.giveUp) && (s.set(g, l), l += g.length, yield g);
        continue;
      }
      let h = AI(d, n, e);
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
async function MI(e, { seats: t, bypassed: n }) {
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
async function by(e, { seats: t, bypassed: n }) {
  for (; ; ) {
    let r = await t.current();
    if (r.role === "filler" || r.role === "none" || e.some((o) => n.has(o)))
      return !1;
    if (r.role === "reader" || e.every((o) => r.followed.present.has(o))) return !0;
    if (!await r.followed.ask(e)) return !1;
    await t.follow(r.followed);
  }
}
async function TI(e, t, n) {
  let { bytesRead: r } = await t.read(e, 0, e.length, n);
  if (r !== e.length) throw new Error("it is shorter than it should be");
  return !0;
}
function AI(e, t, { seats: n, bypassed: r }) {
  let o = n.held(), s = (a) => o?.role === "filler" && o.present.has(a), i = e + 1;
  for (; !r.has(e) && i * T < t && !s(i); ) i++;
  return Math.min(i * T, t);
}
async function ky(e, t, n) {
  let r = await e.seats.current(), o = Fe(n, n + Oe(t)), s = (a) => r.role === "filler" && r.present.has(a) && !e.bypassed.has(a);
  if (r.role !== "filler" || o.every(s)) return;
  let { file: i } = r.draft;
  await js(i, t, n);
  for (let a of o)
    r.present.add(a), e.bypassed.delete(a), r.leader.say(String(a));
  wc(r, e) && i.datasync().catch(() => {
  });
}
function Sy(e, t, n) {
  return pt(e.readStore(t, n), async function* (r) {
    let o = t;
    for await (let s of r) {
      let i = { bytes: Buffer.from(s), position: o };
      o += s.length, e.ends.push(i);
      let a = e.seats.held();
      a?.role === "filler" && await js(a.draft.file, [i.bytes], i.position).catch(e.seats.giveUp), yield s;
    }
  });
}
function wc({ present: e }, { size: t, ends: n, bypassed: r }) {
  let o = Fe(0, Math.min(t, ...n.map(({ position: s }) => s)));
  return e.size >= o.length && o.every((s) => e.has(s) && !r.has(s));
}
async function js(e, t, n) {
  let { bytesWritten: r } = await e.writev(t, n);
  if (r !== Oe(t)) throw new Error("no space is left");
}

// src/stash/followed-draft.ts
import { EventEmitter as jI, once as HI } from "node:events";
import { setTimeout as zI } from "node:timers/promises";

// src/stash/flight.ts
var vy = _(xy(), 1);
import { EventEmitter as CI } from "node:events";
import * as fe from "node:fs/promises";
import { createServer as NI } from "node:net";
import { dirname as kc, join as jt } from "node:path";
var Py = ".flights";
async function Oy(e, t) {
  let n = jt(e, Py, t);
  for (await He(e, kc(n)); ; ) {
    let r = await _I(n) ?? await LI(n);
    if (r) return r;
  }
}
var FI = 3600 * 1e3;
async function By(e) {
  let t = jt(e, Py);
  for (let n of await fe.readdir(t)) {
    let r = await fe.stat(jt(t, n)).catch(() => {
    });
    r && Date.now() - r.mtimeMs > FI && await fe.rm(jt(t, n), { recursive: !0, force: !0 });
  }
}
async function _I(e) {
  for (let t of await fe.readdir(e).catch(WI)) {
    let n = await Bo(e, t);
    if (n) return { role: "follower", lines: n };
    await fe.rm(jt(e, t), { recursive: !0, force: !0 });
  }
}
async function LI(e) {
  let t = await fe.mkdtemp(jt(kc(e), "joining-")), n = (0, vy.randomUUID)(), r = [], o = /* @__PURE__ */ new Set(), s = new CI(), i = NI((f) => {
    f.on("error", () => {
    }).on("close", () => o.delete(f)), Sc(f, (u) => s.emit("line", u)), o.add(f.unref()), r.length > 0 && f.write(r.join(""));
  }).unref(), a = DI(i, { said: r, followers: o, heard: s, path: jt(e, n) });
  if (!Oo(t, n, i))
    return await fe.rm(t, { recursive: !0 }), a;
  let c = !1;
  try {
    c = cn(t, e);
  } finally {
    c || (i.close(), await fe.rm(t, { recursive: !0, force: !0 }));
  }
  return c ? a : void 0;
}
function DI(e, { said: t, followers: n, heard: r, path: o }) {
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
      await fe.rm(o, { force: !0 }), await fe.rmdir(kc(o)).catch(() => {
      }), e.close();
      for (let i of n) i.end();
    }
  };
}
var UI = 36;
function Sc(e, t) {
  let n = "";
  e.setEncoding("latin1").on("data", (r) => {
    let o = (n + r).split(`
`);
    n = o.pop() ?? "", n.length > UI && e.pause();
    for (let s of o) t(s);
  });
}
function WI(e) {
  if ($(e) === "ENOENT") return [];
  throw e;
}

// src/stash/followed-draft.ts
var GI = /^[0-9a-f-]{36}$/, qI = /^\d{1,7}$/, Ey = "fetches", JI = 500;
function $y(e, t) {
  return qI.test(e) && Number(e) < t ? Number(e) : void 0;
}
function Ry({ say: e, onLine: t }, n, r) {
  t((o) => {
    let s = $y(o, n);
    s !== void 0 && r(s);
  }), e(Ey);
}
var KI = 4;
function Iy(e, t, { blocks: n, quietMs: r }) {
  let o = /* @__PURE__ */ new Set(), s = new jI(), i = Promise.resolve(void 0), a, c = performance.now(), f = Promise.withResolvers();
  zI(JI, !1, { ref: !1 }).then(f.resolve);
  let u = /* @__PURE__ */ new Set(), m = (d) => {
    if (a === void 0 && GI.test(d))
      return a = d, i = cy(e, d).catch(() => {
      }), !0;
    d === Ey && f.resolve(!0);
    let p = $y(d, n);
    return p === void 0 || o.has(p) ? !1 : (o.add(p), !0);
  }, l = !1;
  return Sc(t, (d) => {
    if (m(d)) c = performance.now();
    else if (performance.now() - c > KI * r) return;
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
        return l || await HI(s, "news", { signal: AbortSignal.any([d, p.signal]) }), !0;
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
import { basename as VI } from "node:path";
var YI = 15e3, ZI = 16;
function Ty(e) {
  let { signal: t, logError: n } = e, r, o = Promise.resolve(), s = 0, i = {
    held: () => r,
    async current() {
      return o = o.then(async () => {
        let c = r?.role === "follower" ? r.followed : void 0;
        if (r && !c?.isOver()) return;
        if (++s > ZI) throw new Error("one process after the other has begun to fill it");
        let f = await XI(e, c);
        r?.role === "none" ? await My(f, !1) : r = f, r.role === "filler" && await e.onFill(r);
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
      r = { role: "none" }, c && await My(c, a).catch(n);
    }
  };
  return i;
}
async function My(e, t) {
  if (e.role === "follower" && await e.followed.close(), e.role === "reader" && await e.opened.close(), e.role !== "filler") return;
  let { draft: n, leader: r } = e;
  await (t && r.hasFollowers() ? n.close() : n.discard()).finally(r.end);
}
async function XI({ stash: e, dir: t, name: n, size: r, quietMs: o = YI, log: s }, i) {
  let a = i && await e.open(n, r);
  if (a)
    return await i.close(), { role: "reader", opened: a };
  let c = await e.join(n);
  if (c.role === "follower")
    return s("Reading along with another job of this host, which downloads the same entry"), await i?.close(), { role: "follower", followed: Iy(t, c.lines, { blocks: Math.ceil(r / T), quietMs: o }) };
  let f;
  try {
    let u = await e.open(n, r);
    if (u)
      return await c.end(), { role: "reader", opened: u };
    if (f = await e.begin(r), !f)
      return await c.end(), s(`The stash has no room for the ${H(r)} of the entry`), { role: "none" };
    let m = i ? await QI(i, f) : /* @__PURE__ */ new Set();
    c.say(VI(f.path));
    for (let l of m) c.say(String(l));
    return { role: "filler", draft: f, present: m, leader: c };
  } catch (u) {
    throw await f?.discard(), await c.end(), u;
  } finally {
    await i?.close();
  }
}
async function QI(e, { file: t }) {
  let n = /* @__PURE__ */ new Set(), r = await e.draft(), o = Buffer.allocUnsafe(T);
  for (let s of r ? e.present : []) {
    let i = s * T, { bytesRead: a } = await r.file.read(o, 0, T, i);
    if (a < T) continue;
    let { bytesWritten: c } = await t.write(o, 0, T, i);
    c === T && n.add(s);
  }
  return await r?.discard(), n;
}

// src/stash/copy.ts
function Ay({ size: e, read: t }, n) {
  let { logError: r } = n, s = Ty({ ...n, size: e, onFill: async ({ draft: u, leader: m }) => {
    Cy(m, i);
    for (let { bytes: l, position: d } of i.ends) await js(u.file, [l], d);
  } }), i = {
    size: e,
    seats: s,
    readStore: t,
    ends: [],
    bypassed: /* @__PURE__ */ new Set(),
    memory: In()
  }, a = !1, c, f = () => {
    let u = s.held();
    return u?.role === "filler" && wc(u, i) ? u : void 0;
  };
  return {
    file: {
      isWhole: !1,
      filling: tM(i),
      async link(u) {
        let m = await s.settled();
        return m.role === "reader" ? m.opened.file.link(u) : m.role !== "filler" || !await gc(m.draft.file, m.draft.path, u) ? !1 : (c = u, !0);
      },
      async isInPlace() {
        let u = s.held();
        return u?.role === "reader" ? u.opened.file.isInPlace() : u?.role === "filler" && Ws(u.draft.file, u.draft.path);
      },
      async prove(u) {
        let m = s.held();
        if (m?.role === "reader") return rM(m.opened.file, u, i);
        try {
          await u();
        } catch (l) {
          if (s.held()?.role === "filler") throw l;
        }
        return a = f() !== void 0, a;
      }
    },
    read: (u, m, l) => wy(i, { start: u, end: m, order: l }),
    readEnd: (u, m) => Sy(i, u, m),
    isPublished: () => s.held()?.role === "reader",
    async finish() {
      let u = f();
      u && await eM(u, { ...n, isProven: a, link: c }).catch(r), await s.leave({ isDraftGood: !u });
    },
    discard: s.leave
  };
}
async function eM({ draft: e, leader: t }, { stash: n, dir: r, name: o, isProven: s, link: i }) {
  let a = Fn(r), c = setInterval(t.giveSign, nM);
  try {
    await n.put(e, o), s && await a.prove(e.file, await Me(e.file)), s && i !== void 0 && await a.hold(e.file, `${i}.used`);
  } finally {
    clearInterval(c);
  }
}
function tM(e) {
  let { seats: t, readStore: n, bypassed: r } = e;
  return {
    read(o, s) {
      for (let i of Fe(o, s)) r.add(i);
      return n(o, s);
    },
    write: (o, s) => ky(e, o, s).catch(t.giveUp),
    arrival: (o, s) => by(Fe(o, s), e),
    onAsked(o) {
      e.onAsked = o;
      let s = t.held();
      s?.role === "filler" && Cy(s.leader, e);
    },
    isOurs: async () => (await t.current()).role === "filler"
  };
}
function Cy(e, { size: t, onAsked: n }) {
  n && Ry(e, Math.ceil(t / T), n);
}
var nM = 1e3;
async function rM(e, t, { bypassed: n }) {
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
import * as Wr from "node:fs/promises";
import { basename as sM, dirname as iM, join as Qe } from "node:path";

// src/disk/eviction.ts
import * as Le from "node:fs/promises";
import { basename as oM, join as xc } from "node:path";
var Ny = 3600 * 1e3;
async function Hs(e) {
  let n = (await Dn(xc(e, Ds))).filter(({ writtenMs: r }) => Date.now() - r > Ny);
  await Promise.all(n.map(({ path: r }) => Le.rm(r, { force: !0 })));
}
async function zs(e, t) {
  let n = new Map((await Dn(xc(e, _s))).map((s) => [oM(s.path), s])), r = t.map((s) => {
    let i = n.get(String(s.inode));
    n.delete(String(s.inode));
    let a = i ? Math.min(i.writtenMs, Date.now()) : s.usedMs;
    return { ...s, usedMs: a, isMounted: s.isLinked || (i?.isLinked ?? !1) };
  }), o = [...n.values()].filter(({ writtenMs: s }) => Date.now() - s > Ny);
  return await Promise.all(o.map(({ path: s }) => Le.rm(s, { force: !0 }))), r;
}
async function Ur(e, t, { maxBytes: n, minFreeBytes: r, comingBytes: o = 0 }) {
  let { bavail: s, bsize: i } = await Le.statfs(e), a = t.reduce((u, m) => u + m.size, 0), c = o + Math.max(a - n, r - s * i), f = t.filter((u) => u.rank !== void 0 && !u.isMounted);
  for (let u of f.sort((m, l) => Number(m.rank) - Number(l.rank) || m.usedMs - l.usedMs)) {
    if (c <= 0) return !0;
    await Le.rm(u.path, { force: !0 }), c -= u.size;
  }
  return c <= 0;
}
async function Dn(e) {
  let t = await Ce(e).then(() => Le.readdir(e)).catch(() => []);
  return (await Promise.all(
    t.map(async (r) => {
      let o = xc(e, r), s = await Le.lstat(o, { bigint: !0 }).catch(() => {
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
var aM = 1024 ** 3;
function _y(e) {
  let { dir: t, maxBytes: n, minFreeBytes: r = aM, isPull: o } = e, s = Qe(t, "pulls"), i = Qe(t, "branches"), a = o ? s : i, c = async () => {
    let u = await Promise.all([Fy(s), Fy(i)]), m = o ? void 0 : 1;
    return (await zs(t, u.flat())).map((l) => ({
      ...l,
      rank: iM(l.path) === s ? 0 : m
    }));
  }, f = async () => {
    await Yt(t), await Wr.mkdir(t, { recursive: !0, mode: 448 }), await Ce(t);
    for (let u of [s, i]) await He(t, u);
  };
  return {
    async open(u, m) {
      await Yt(t);
      for (let d of [t, s, i]) await Ce(d).catch(Ly);
      let l = await vc(Qe(i, u), m, e);
      return l || o ? l ?? vc(Qe(s, u), m, e) : (cM(Qe(s, u), Qe(i, u)), vc(Qe(i, u), m, e));
    },
    async remove(u) {
      await Promise.all([s, i].map((m) => Wr.rm(Qe(m, u), { force: !0 })));
    },
    async join(u) {
      return await f(), Oy(t, u);
    },
    async begin(u) {
      await f(), await Promise.all([Hs(t), By(t)]);
      let m = await c(), l = m.filter(({ rank: d }) => d === void 0);
      if (!(u + l.reduce((d, p) => d + p.size, 0) > n) && await Ur(t, m, { maxBytes: n, minFreeBytes: r, comingBytes: u }))
        return _n(t);
    },
    async put(u, m) {
      await u.publish(Qe(a, m)) && await Ur(t, await c(), { maxBytes: n, minFreeBytes: r });
    }
  };
}
async function Fy(e) {
  return (await Dn(e)).filter(({ path: t }) => /^[0-9a-f]{64}$/.test(sM(t)));
}
function cM(e, t) {
  try {
    ie(e, t);
  } catch (n) {
    Ly(n);
  }
}
function Ly(e) {
  if ($(e) !== "ENOENT") throw e;
}
async function vc(e, t, n) {
  try {
    let r = await Wt(e, n);
    if (r.stat.size === t)
      return await r.touch(), r;
    await r.close();
  } catch (r) {
    let o = $(r);
    if (o === "ENOENT") return;
    if (o !== void 0 && o !== "ELOOP") throw r;
  }
  await Wr.rm(e, { force: !0 });
}

// src/stash/stash.ts
function Dy(e, t) {
  let { dir: n, repository: r, isSealed: o, signal: s, quietMs: i, log: a } = t, c = _y(t), f = (u) => {
    a(`The stash ${n} is not used: ${O(u)}`);
  };
  return {
    ...e,
    async find(u) {
      let m = await e.find(u);
      if (m?.identity === void 0 || !o(m.version)) return m;
      let { scope: l = "", version: d, key: p, size: h, identity: g } = m, y = Ni([e.label, r, l, d, p, String(h), g]);
      try {
        let b = await c.open(y, h), x = async () => c.remove(y).catch(f), P = uM(
          m,
          Ay(m, { stash: c, dir: n, name: y, signal: s, quietMs: i, logError: f, log: a }),
          x
        );
        if (!b) return P;
        let { file: B, read: E, close: C } = b;
        return {
          ...P,
          original: P,
          stored: m,
          file: B,
          read(N, D) {
            return a(`Found in the stash ${n}`), pt(E(N, D), fM);
          },
          reject: x,
          async close() {
            await C(), await P.close();
          }
        };
      } catch (b) {
        return f(b), m;
      }
    }
  };
}
async function* fM(e) {
  try {
    yield* e;
  } catch (t) {
    throw new k(`it cannot be read: ${O(t)}`);
  }
}
function uM(e, t, n) {
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
function Gs(e, t) {
  let n, r = () => (n ??= t(), n);
  return {
    ...e,
    find: async (o) => (await r()).find(o),
    create: async (o) => (await r()).create(o),
    removable: async (o) => (await r()).removable(o)
  };
}

// src/stores/github/github.ts
function Uy(e) {
  let { service: t } = e, n = t ? `cache service at ${new URL(t.url).host}` : "cache service", r = Gs({ label: n, shared: !0 }, async () => {
    let { openService: o } = await import("./github.js");
    return o(e, mM(t));
  });
  return {
    ...r,
    // The service would answer even if this run may read no scope.
    find: async (o) => o.scopes.length === 0 ? void 0 : r.find(o)
  };
}
function mM(e) {
  if (e) return e;
  throw new Error(
    "this runner offers no cache service (ACTIONS_RESULTS_URL or ACTIONS_CACHE_URL, and ACTIONS_RUNTIME_TOKEN)"
  );
}

// src/stores/local/local.ts
import * as Te from "node:fs/promises";
import { basename as Ky, dirname as Oc, join as Vy } from "node:path";

// src/stores/local/draft.ts
var Wy = 1024 * 1024;
async function jy({ path: e, dir: t, evict: n }) {
  let r = await _n(t), { file: o } = r, s = !0, i = (c) => ({
    partBytes: Wy,
    // The next part fills up while one part is written.
    concurrency: 2,
    async write(f, u) {
      let m = Oe(u), { bytesWritten: l } = await o.writev(u, c + f * Wy);
      if (l !== m) throw new Error(`no space is left for ${e}`);
    },
    async commit() {
      let f = await r.publish(e);
      return f && s && await Fn(t).prove(o, await Me(o)), await r.discard(), f && await n().catch(() => {
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
import * as Hy from "node:fs/promises";
import { basename as lM, join as dM } from "node:path";
async function zy(e) {
  let t = await Pc(e), n = (await Promise.all(t.map(Pc))).flat(), o = (await Promise.all(n.map(Pc))).flat().filter((s) => /^[0-9a-f]{64}$/.test(lM(s)));
  return (await Promise.all(o.map(Dn))).flat();
}
async function Pc(e) {
  return (await Hy.readdir(e, { withFileTypes: !0 }).catch(() => [])).filter((n) => n.isDirectory()).map((n) => dM(e, n.name));
}

// src/stores/local/local.ts
var Gy = 1024 ** 3, qy = process.platform === "linux" ? nr : au;
function Yy(e) {
  let { dir: t, repository: n, verify: r = "auto", maxBytes: o = 20 * Gy, minFreeBytes: s = Gy } = e, i = ({ scope: a, version: c, key: f }) => Vy(t, qy(n), qy(a), nr(c), nr(f));
  return {
    label: `local directory ${t}`,
    shared: !1,
    isHere: !0,
    async find({ scopes: a, keys: c, versions: f }) {
      if (await Jy(t))
        for (let u of a) {
          let m = f.map((d) => Oc(i({ scope: u, version: d, key: "-" }))), l = await pM(m, c, { dir: t, verify: r });
          if (l) return { ...l, scope: u };
        }
    },
    async create(a) {
      let c = i(a);
      if (await Yt(t), await Te.mkdir(t, { recursive: !0, mode: 448 }), await Ce(`${t}/.`), !await hM(c, { dir: t, verify: r }))
        return jy({
          path: c,
          dir: t,
          async evict() {
            await Hs(t);
            let f = (await zs(t, await zy(t))).map((u) => ({
              ...u,
              rank: u.path === c ? void 0 : 0
            }));
            await Ur(t, f, { maxBytes: o, minFreeBytes: s });
          }
        });
    },
    async removable(a) {
      return await Jy(t) ? (await Zy(Oc(i(a)), [a.key], { dir: t, verify: r })).filter(({ key: f }) => f.startsWith(a.key)).map(({ key: f, createdAt: u, path: m }) => ({ key: f, createdAt: u, remove: () => Te.rm(m, { force: !0 }) })) : [];
    }
  };
}
async function Jy(e) {
  return await Yt(e), await ew(e) ? (await Ce(`${e}/.`), !0) : !1;
}
async function pM(e, t, n) {
  let r = (await Promise.all(e.map((o) => Zy(o, t, n)))).flat();
  for (; ; ) {
    let o = su(t, r);
    if (!o) return;
    let s = await gM(o, n);
    if (s) return s;
    r.splice(r.indexOf(o), 1);
  }
}
async function Zy(e, t, n) {
  if (!await Qy(e, n)) return [];
  let r = _i(Ky(e)) ?? "", o = (await Te.readdir(e)).filter((a) => fu(a, t)), s = await Promise.all(
    o.map(async (a) => {
      let c = Vy(e, a);
      return { path: c, stat: await Te.lstat(c).catch(() => {
      }) };
    })
  ), i = [];
  for (let { path: a, stat: c } of s) {
    let f = c?.isFile() ? await Xy(a, n).catch(() => {
    }) : void 0;
    c && f !== void 0 && i.push({ key: f, version: r, createdAt: c.mtime, path: a });
  }
  return i;
}
async function Xy(e, t) {
  let n = _i(Ky(e));
  if (n !== void 0) return n;
  let { stat: r, read: o, close: s } = await Wt(e, t);
  try {
    return (await Sr({ size: r.size, read: o })).key;
  } finally {
    await s();
  }
}
async function hM(e, t) {
  if (!await Qy(Oc(e), t) || !await ew(e)) return !1;
  try {
    return await Xy(e, t), !0;
  } catch (n) {
    if (!(n instanceof k)) throw n;
    return await Te.rm(e, { force: !0 }), !1;
  }
}
async function gM({ path: e, key: t, version: n, createdAt: r }, o) {
  try {
    let { stat: s, touch: i, ...a } = await Wt(e, o);
    await i();
    let c = () => Te.rm(e, { force: !0 });
    return { ...a, key: t, version: n, size: s.size, createdAt: r, reject: c };
  } catch (s) {
    if ($(s) === "ENOENT") return;
    throw s;
  }
}
function Qy(e, t) {
  return tw(Cf(t.dir, e));
}
function ew(e) {
  return tw(Te.lstat(e));
}
async function tw(e) {
  try {
    return await e, !0;
  } catch (t) {
    if ($(t) === "ENOENT") return !1;
    throw t;
  }
}

// src/stores/s3/s3.ts
function nw(e) {
  let t = yM(e.inputs.s3);
  return Gs({ label: t, shared: !1 }, async () => {
    let { openBucket: n } = await import("./s3.js");
    return n(e, t);
  });
}
function yM({ bucket: e, prefix: t, endpoint: n }) {
  return `S3 bucket ${t === "" ? e : `${e}/${t}`}${n === "" ? "" : ` at ${new URL(n).host}`}`;
}

// src/stores/index.ts
var rw = {
  local: ({ inputs: e, repository: t }) => Yy({ dir: e.localDir, repository: t, verify: e.verify }),
  s3: nw,
  github: Uy
};
function ow({
  inputs: e,
  service: t
}) {
  return e.store !== "auto" ? e.store : e.s3.bucket !== "" ? "s3" : t ? "github" : "local";
}

// src/steps/open-store.ts
function Un(e, t = (n) => n) {
  let { own: n, keepsDisk: r, inputs: o, repository: s, isSealed: i, signal: a, tell: c } = e, f = ow(e), u = wM(t(rw[f](e)), n), { use: m, dir: l, maxBytes: d } = o.stash;
  if (!(f !== "local" && (m === "auto" ? r : m === "on"))) return u;
  let h = n?.startsWith("refs/pull/") ?? !0, { verify: g } = o;
  return Dy(u, { dir: l, maxBytes: d, verify: g, repository: s, isSealed: i, signal: a, log: c, isPull: h });
}
function wM(e, t) {
  return {
    ...e,
    async find(n) {
      let r = await e.find(n);
      return r && r.scope !== t ? { ...r, reject: async () => {
      } } : r;
    }
  };
}
function Wn(e, t, n) {
  return {
    inputs: e,
    service: $f(),
    repository: t.repository,
    own: ye(t).write,
    keepsDisk: Bf(),
    isSealed: (r) => wn.some(({ indexed: o, versions: s }) => o && s(e).includes(r)),
    signal: n,
    tell: sw(v),
    warn: sw(U),
    mask: Kt
  };
}
function sw(e) {
  let t = /* @__PURE__ */ new Set();
  return (n) => {
    t.has(n) || e(n), t.add(n);
  };
}

// src/steps/save-delta.ts
import { mkdtemp as UM, rm as WM } from "node:fs/promises";

// src/formats/squashfs/upper.ts
import { lstatSync as Js, readdirSync as bM } from "node:fs";
function cw(e, t) {
  let n = [""];
  for (let r of n) {
    if (n.length > t) throw Bc();
    for (let [o, s] of qs(xe(e, r)))
      s.isDirectory() && n.push(xe(r, o));
  }
  return n;
}
function fw(e, { detached: t, hasOwnFiles: n, excludes: r, most: o }) {
  let s = {
    members: [],
    removed: [],
    skipped: [],
    isTopChanged: iw(e.merged) !== iw(e.base),
    moreFiles: 0,
    deadBytes: 0,
    bytes: 0
  }, { members: i, removed: a, skipped: c } = s, f = (l, d) => {
    let { files: p, bytes: h } = uw(xe(e.base, l), d);
    s.moreFiles -= p, s.deadBytes += h;
  }, u = (l) => {
    if (i.push(l) + a.length > o) throw Bc();
  }, m = (l, { isUpper: d, isBase: p, isDetached: h }) => {
    let g = i.length + a.length;
    u(l);
    let y = d ? qs(xe(e.upper, l)) : aw, b = p && !h && !n, x = (C) => b ? kM(xe(C, l), y.keys()) : qs(xe(C, l)), P = p ? x(e.base) : aw, B = /* @__PURE__ */ new Set();
    for (let [C, N] of x(e.merged)) {
      let D = xe(l, C);
      if (_e(C) || r?.(w(xe(e.merged, D)).toString())) continue;
      if (!N.isFile() && !N.isDirectory() && !N.isSymbolicLink()) {
        c.push(D);
        continue;
      }
      B.add(C);
      let [Ae, ne] = [y.get(C), P.get(C)];
      if (!Ae && !h) {
        if (!ne && !n) throw new Error(`nothing tells where ${w(D)} is from`);
        if (ne && !(n && ne.isDirectory() && N.isDirectory())) continue;
      }
      s.moreFiles++, ne && !(ne.isDirectory() && N.isDirectory()) ? f(D, ne) : ne && s.moreFiles--, N.isDirectory() ? m(D, {
        isUpper: Ae?.isDirectory() ?? !1,
        isBase: ne?.isDirectory() ?? !1,
        // What is in such a directory is in another place of the base, too, or nowhere in the base.
        isDetached: h || t.has(D)
      }) : (u(D), N.isFile() && (s.bytes += Js(w(xe(e.merged, D))).size));
    }
    for (let [C, N] of P) {
      if (B.has(C)) continue;
      let D = xe(l, C);
      if (a.push(D) + i.length > o) throw Bc();
      f(D, N);
    }
    p && !d && !h && i.length + a.length === g + 1 && i.pop();
  };
  return m("", { isUpper: !0, isBase: !0, isDetached: t.has("") }), s;
}
function iw(e) {
  let { mode: t, mtimeMs: n } = Js(w(e));
  return `${t & 511} ${Math.floor(n / 1e3)}`;
}
var aw = /* @__PURE__ */ new Map();
function kM(e, t) {
  let n = /* @__PURE__ */ new Map();
  for (let r of t) {
    let o = Js(w(xe(e, r)), { throwIfNoEntry: !1 });
    o && n.set(r, o);
  }
  return n;
}
function qs(e) {
  let t = bM(w(e), { withFileTypes: !0, encoding: "latin1" });
  return new Map(t.map((n) => [n.name, n]));
}
function xe(e, t) {
  return e === "" || t === "" ? e + t : `${e}/${t}`;
}
function uw(e, t) {
  if (t.isFile()) return { files: 1, bytes: Js(w(e)).size };
  let n = { files: 1, bytes: 0 };
  if (!t.isDirectory()) return n;
  for (let [r, o] of qs(e)) {
    let { files: s, bytes: i } = uw(xe(e, r), o);
    n.files += s, n.bytes += i;
  }
  return n;
}
function Bc() {
  return new Error("the job changed more than a quarter of the files");
}

// src/steps/compare-mounts.ts
async function mw(e, t) {
  let { excludes: n } = t, r = [], { most: o } = t;
  try {
    for (let [s, i] of Map.groupBy(e.sites, ({ image: a }) => a)) {
      let a = S(await e.layersOf(s));
      for (let c of i) {
        let f = await e.detachedIn(c, cw(S(c.upper), o)), u = a + (c.prefix === "" ? "" : `/${c.prefix}`), m = { upper: S(c.upper), merged: S(c.match.path), base: u }, l = fw(m, { detached: f, hasOwnFiles: c.hasOwnFiles, excludes: n, most: o });
        o -= l.members.length + l.removed.length, r.push({ ...c, changes: l });
      }
    }
  } finally {
    await e.release();
  }
  return r;
}
function lw({ members: e, removed: t, isTopChanged: n }) {
  return e.length > 1 || t.length > 0 || n;
}
function jr({ prefix: e }, t) {
  return e === "" ? t : t !== "" ? `${e}/${t}` : e.includes("/") ? e : `${e}/.`;
}

// src/steps/delta-layer.ts
import { stat as EM } from "node:fs/promises";

// src/formats/squashfs/delta.ts
import { lstatSync as SM } from "node:fs";
async function dw(e, { dir: t, members: n, removed: r, top: o }, s) {
  let { how: i, topSeconds: a } = o === void 0 ? { how: [], topSeconds: void 0 } : vM(o), c = PM({ dir: t, members: n, removed: r }, s), f = { source: "-", how: ["-tar", ...i], names: [], archive: c, topSeconds: a, whiteouts: r }, u = await mr(e, f, s), m = n.length + r.length;
  if (!(o === void 0 ? u.members >= m : u.members === m)) throw new Error(`the image has ${u.members} members instead of ${m}`);
  return u;
}
var xM = 2 ** 32 - 1;
function vM(e) {
  let { mode: t, mtimeMs: n } = SM(w(e)), r = Math.min(Math.max(Math.floor(n / 1e3), 0), xM);
  return { how: ["-root-mode", (t & 511).toString(8), ul], topSeconds: r };
}
async function* PM({ dir: e, members: t, removed: n }, { tools: r, signal: o }) {
  for (let i of n) yield sr({ ...OM, name: i });
  if (t.length === 0) {
    yield Buffer.alloc(BM);
    return;
  }
  let s = Y([lo(r.tar)], { cwd: e, signal: o });
  s.stdin.end(`${t.join("\0")}\0`, "latin1"), s.ended.catch(() => {
  }), yield* s.stdout, await s.ended;
}
var OM = {
  kind: "whiteout",
  target: "",
  mode: 0,
  mtime: "0",
  size: 0,
  sparseSize: void 0
}, BM = 1024;

// src/steps/delta-layer.ts
async function pw(e, { segments: t }) {
  let n = t.filter(({ kind: i }) => i === "delta").length, r = t.find(({ kind: i }) => i === "removals");
  if (!r) return [];
  let o = await e.bytes(r.offset, r.offset + r.length), { namesOf: s } = aa(o, n);
  return Array.from({ length: n }, (i, a) => [...s(a)]);
}
function hw(e) {
  let { frame: t, bytes: n } = $l(e);
  return { frame: t, bytes: n, files: e.reduce((r, o) => r + o.length, 0) };
}
async function gw({ root: e }, t, n, { inputs: r, tools: o, scratch: s, signal: i }) {
  let [a] = t, c = e !== void 0, f = t.flatMap((g) => g.changes.members.map((y) => jr(g, y))), u = t.flatMap((g) => g.changes.removed.map((y) => jr(g, y))), m = c ? {
    dir: a.match.path,
    top: a.match.path,
    members: f.filter((g) => g !== ""),
    removed: u
  } : { dir: s, top: void 0, members: f, removed: u }, l = { scratch: s, tools: o, level: r.compressionLevel, signal: i }, d = await dw(n, m, l), { size: p } = await EM(n), h = d.members + (c ? 1 : 0);
  return { layer: { path: n, length: p, files: h, bytes: d.bytes, ...c && { root: e } }, removed: u };
}

// src/steps/job-mounts.ts
import { readdirSync as AM, readlinkSync as CM, realpathSync as NM } from "node:fs";
import { join as Hr } from "node:path";

// src/mount/detached.ts
var Ks = 512, [$M, RM, IM] = [124, 136, 156];
async function yw(e, t, { rights: n, signal: r }) {
  let o = t.map((a) => `${a === "" ? "." : a}\0`).join(""), s = await n.attributesOf(o, "trusted.overlay.*", { cwd: e, signal: r }), i = [...TM(s)];
  if (i.length !== t.length) throw new Error("tar did not read all directories");
  return new Set(t.filter((a, c) => i[c]));
}
var MM = ["redirect", "opaque"].map((e) => S(` SCHILY.xattr.trusted.overlay.${e}=`));
function* TM(e) {
  let t = !1;
  for (let n = 0; n + Ks <= e.length && e[n] !== 0; ) {
    let r = Number.parseInt(e.toString("latin1", n + $M, n + RM), 8), o = n + Ks, s = String.fromCharCode(e[n + IM]);
    if (s === "x") {
      let i = e.subarray(o, o + r);
      t = MM.some((a) => i.includes(a, 0, "latin1"));
    } else {
      if (s !== "5") throw new Error("a directory was replaced meanwhile");
      yield t, t = !1;
    }
    n = o + Math.ceil(r / Ks) * Ks;
  }
}

// src/steps/job-mounts.ts
function ww(e, t, n) {
  let { mountRoot: r, brokered: o } = e;
  return r !== void 0 ? FM(e.index, r, t, n) : DM(e, o, t, n);
}
async function FM(e, t, n, r) {
  let o = await bn(r);
  if (!o) throw new Error("this runner no longer lets root mount");
  let s = _M(t, e, n), i = _r({ dir: t, rights: o, signal: r });
  return {
    sites: s,
    copy: Ls(t, e, r),
    async layersOf(a) {
      await (await Dr(t)).close();
      let c = `base-${a.root ?? "all"}`, f = await i.mountAll(LM(a, e), c), [u] = f.length > 1 ? [await i.stack(f, c, "of layers")] : f;
      return Hr(t, u);
    },
    detachedIn: ({ upper: a }, c) => yw(a, c, { rights: o, signal: r }),
    release: i.release
  };
}
function _M(e, { segments: t }, n) {
  let r = AM(e).flatMap((i) => i.match(/^upper-(\d+)$/)?.[1] ?? []), o = new Map(
    r.map((i) => [CM(Hr(e, `target-${i}`), "latin1"), i])
  ), s = n.map((i) => {
    let a = o.get(S(i.path));
    if (a === void 0) throw new Error(`${i.path} is not mounted`);
    let { options: c } = bw(i, Lt(e)), f = t.filter(({ kind: d }) => d === "image"), u = f.find(({ root: d }) => d === i.root.place), m = u ?? f.find(({ root: d }) => d === void 0);
    if (!m) throw new Error(`${i.path} is in no image`);
    let l = i.relative === "" ? "" : `/${S(i.relative)}`;
    return {
      match: i,
      image: m,
      prefix: u ? "" : `${i.root.place}${l}`,
      upper: Hr(e, `upper-${a}`),
      hasOwnFiles: /(?:^|,)lowerdir\+?=[^,]*target-/.test(c)
    };
  });
  if (s.length < o.size) throw new Error("a directory of the restored cache is gone");
  return s;
}
function bw({ path: e }, t) {
  let n = NM(e, "latin1"), r = t.filter((s) => s.point === n), [o] = r;
  if (o?.type !== "overlay" || r.length > 1) throw new Error(`${e} is no longer mounted`);
  if (Z().some((s) => s.point !== n && j(s.point, n)))
    throw new Error(`something else is mounted below ${e}`);
  return o;
}
function LM(e, { segments: t }) {
  let n = t.filter(({ kind: r, root: o }) => r === "delta" && o === e.root);
  return { offset: e.offset, length: e.length, deltas: n };
}
async function DM({ entry: e, index: t }, { socket: n, mounts: r }, o, s) {
  let i = Cn(n, s), a = Z().filter(({ source: m }) => m === Ar), c = /* @__PURE__ */ new Map(), f = o.map((m) => {
    let { options: l, point: d } = bw(m, a), p = r.find(({ target: y }) => S(y) === d)?.view, h = t.segments.find(({ kind: y, root: b }) => y === "image" && b === m.root.place);
    if (p === void 0 || !h) throw new Error(`${m.path} is in no image`);
    if (!a.some((y) => y.type === "tmpfs" && y.point === S(p)))
      throw new Error("the broker does not show the changes");
    c.set(h, p);
    let g = /(?:^|,)lowerdir\+?=[^,]*\/below(?:[:,]|$)/.test(l);
    return { match: m, image: h, prefix: "", upper: Hr(p, "upper"), hasOwnFiles: g };
  });
  if (f.length < r.length) throw new Error("a directory of the restored cache is gone");
  let u = (m) => c.get(m);
  return {
    sites: f,
    copy: fc(e, t, s),
    layersOf: async (m) => Hr(u(m), "base"),
    detachedIn: async ({ image: m }) => new Set(await i.detachedIn(u(m))),
    release: async () => {
    }
  };
}

// src/steps/save-delta.ts
async function kw(e) {
  let { base: t, draft: n, timeline: r, signal: o } = e, s = await UM(M(q(), "headstart-")), i = () => WM(s, { recursive: !0, force: !0 });
  try {
    let a = HM(t, e.inputs), c = jM(n, t, z({ segments: a }), r);
    return { ...await zM(a, { ...e, scratch: s }).catch(async (u) => {
      throw await c.then(({ undo: m }) => m()), u;
    }), copied: await c, close: i };
  } catch (a) {
    if (await i(), o.throwIfAborted(), a instanceof Gt || a instanceof qt) throw a;
    v(`${uc}: ${O(a)}`);
    return;
  }
}
function jM(e, { entry: t }, n, r) {
  let o = n - n % T, s = r.during("copy", () => e.copyFrom(t, o));
  return s.catch(() => {
  }), s;
}
function HM({ entry: e, index: t }, { paths: n }) {
  if (t.paths.join(`
`) !== n.join(`
`)) throw new Error("the restored cache has other paths");
  let r = t.segments.filter(({ kind: o }) => o !== "removals");
  return Sw(r, e.size), r;
}
async function zM(e, t) {
  let { base: n, selection: r, matches: o, secretCheck: s, scratch: i, timeline: a, signal: c } = t, { entry: f, index: u } = n, m = await ww(n, o, c), l = yh(u.files), d = await s.leaveOut({
    trees: m.sites.map(GM),
    excludes: r.excludes,
    signal: c
  }), { excludes: p } = Mr([i, ...d], r), h = await a.during("compare", () => mw(m, { excludes: p, most: l }));
  if (h.some(
    ({ match: E, changes: C }) => C.removed.some((N) => d.includes(qM(E, N)))
  ))
    throw new Error("a secret is in the restored cache, too");
  let { copy: g } = m, y = h.filter(({ changes: E }) => lw(E)), b = Map.groupBy(y, ({ image: E }) => E), x = [...e];
  for (let [E, C] of b) JM(x, E, Vs(C, "deadBytes"));
  let [P, B] = [[], await pw(g, u)];
  nn({ matches: o, scratch: i });
  for (let [E, C] of b) {
    let N = M(i, `delta-${P.length}`), { layer: D, removed: Ae } = await a.during("pack", () => gw(E, C, N, t));
    P.push(D), B.push(Ae);
  }
  return Sw([...x, ...P.map((E) => ({ ...E, kind: "delta" }))], f.size), {
    base: n,
    copy: g,
    keptBytes: z({ segments: x }),
    kept: x,
    deltas: P,
    removals: B.length > 0 ? hw(B) : void 0,
    files: Math.max(0, u.files + Vs(y, "moreFiles")),
    bytes: Math.max(0, u.bytes + Vs(y, "bytes") - Vs(y, "deadBytes")),
    skipped: h.flatMap(({ changes: E, ...C }) => E.skipped.map((N) => jr(C, N)))
  };
}
function GM({ match: e, upper: t, hasOwnFiles: n }) {
  let r = S(e.path);
  return n ? { path: r } : { path: r, names: S(t) };
}
function qM({ path: e }, t) {
  return w(`${S(e)}/${t}`).toString();
}
function Sw(e, t) {
  let n = gh({ layers: e, baseBytes: t });
  if (n !== void 0) throw new Error(n);
}
function Vs(e, t) {
  return e.reduce((n, { changes: r }) => n + r[t], 0);
}
function JM(e, { root: t }, n) {
  let r = [...e.keys()].filter((s) => e[s]?.root === t), o = wh(
    r.map((s) => e[s]),
    n
  );
  for (let [s, i] of r.entries()) e[i] = o[s];
}

// src/secrets/find.ts
import { closeSync as mT, fstatSync as lT, lstatSync as dT, openSync as pT, readSync as hT } from "node:fs";

// src/secrets/each-file.ts
import { readdirSync as KM } from "node:fs";
import { setImmediate as VM } from "node:timers/promises";
var YM = 64;
async function Ec({ trees: e, excludes: t, signal: n }, r, o) {
  let s = (a) => t?.(w(a).toString()) ?? !1, i = 0;
  for (let a of e) {
    let { path: c, names: f = c } = a;
    r(c.slice(c.lastIndexOf("/") + 1)) && o(c, a);
    let u = [""];
    for (let m = u.pop(); m !== void 0; m = u.pop()) {
      for (let l of ZM(f + m)) {
        let d = l.isDirectory();
        if (d ? _e(l.name) : !r(l.name) || !l.isFile()) continue;
        let p = `${m}/${l.name}`;
        s(c + p) || (d ? u.push(p) : o(c + p, a));
      }
      ++i % YM > 0 || (await VM(), n.throwIfAborted());
    }
  }
}
function ZM(e) {
  try {
    return KM(w(e), { withFileTypes: !0, encoding: "latin1" });
  } catch {
    return [];
  }
}

// src/secrets/private-keys.ts
var XM = /-----BEGIN (?:(RSA|EC|DSA|OPENSSH) )?PRIVATE KEY-----[ \t\r]*\n\s*([0-9A-Za-z+/=]{40,})/g, QM = "b3BlbnNzaC1rZXktdjEAAAAABG5vbmU";
function $c(e) {
  return [...e.matchAll(XM)].some(
    ([, t, n = ""]) => t !== "OPENSSH" || n.startsWith(QM)
  );
}

// src/secrets/settings.ts
var eT = /\$\{|\$\(|\{\{|^\$\w+$|%\w+%|^<.*>$|^[*x.]*$|example(?:key)?$|^(?:null|none|true|false)$/i;
function De(e) {
  return !eT.test(e);
}
function Ys(e, t) {
  return (n) => tT(n, t).some(e);
}
function we(e, t) {
  return Ys(({ key: n, value: r }) => e.test(n) && De(r), t);
}
function tT(e, t) {
  return e.split(`
`).flatMap((n) => {
    let r = n.trim(), o = r.indexOf(t, 1);
    if (o < 0 || /^[#;]/.test(r)) return [];
    let s = r.slice(0, o).replace(/^- /, "").trim();
    return [{ key: xw(s), value: xw(r.slice(o + 1).trim()) }];
  });
}
function xw(e) {
  let [t = ""] = e, n = t === '"' || t === "'" ? e.indexOf(t, 1) : -1;
  return n > 0 ? e.slice(1, n) : e;
}
function Rc(e) {
  return [...e.matchAll(/https?:\/\/[^\s:@/"'<>]*:([^\s@/"'<>]+)@/gi)].some(([, n = ""]) => De(n));
}
function zr(e) {
  return (t) => nT(t).some((n) => De(n.value) && e(n));
}
function nT(e) {
  let t = [], n = [
    { value: rT(e), section: "", key: "" }
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
function rT(e) {
  try {
    return JSON.parse(e);
  } catch {
    return;
  }
}
function Ic(e) {
  let [t = "", ...n] = e.split("<!--");
  return t + n.map((r) => r.includes("-->") ? r.slice(r.indexOf("-->") + 3) : "").join("");
}
function Zs(e, t) {
  return [...e.matchAll(t)].map(([, n = ""]) => n.trim());
}

// src/secrets/tokens.ts
var Ow = _(Pw(), 1), oT = /\b(?:gh[opsur]|npm)_([0-9A-Za-z]{30})([0-9A-Za-z]{6})\b/g, sT = [
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
function Xs(e) {
  return [...e.matchAll(oT)].some(([, r = "", o]) => aT(r) === o) || sT.some((r) => r.test(e));
}
var iT = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
function aT(e) {
  let t = "";
  for (let n = (0, Ow.crc32)(e); t.length < 6; n = Math.floor(n / 62))
    t = `${iT[n % 62]}${t}`;
  return t;
}

// src/secrets/kinds.ts
var Bw = we(/^(?:export )?aws_(?:secret_access_key|session_token)$/i, "="), Mc = [
  {
    kind: "npm token",
    files: [".npmrc", "npmrc", ".yarnrc"],
    // The first version of Yarn writes no separator.
    has: Gr(
      we(/(?:^|:)_(?:auth|authToken|password)$/, "="),
      (e) => Zs(e, /:_authToken" "?([^\s"]+)/g).some(De)
    )
  },
  { kind: "Yarn token", files: [".yarnrc.yml"], has: we(/^npmAuth(?:Token|Ident)$/, ":") },
  { kind: "netrc password", files: [".netrc", "_netrc"], has: cT },
  {
    kind: "registry login",
    files: [".docker/config.json", ".dockercfg", ".dockerconfigjson", "containers/auth.json"],
    has: zr(({ key: e }) => /^(?:auth|identitytoken|registrytoken|password)$/.test(e))
  },
  { kind: "AWS key", files: [".aws/credentials", ".aws/config"], has: Bw },
  {
    kind: "private key",
    files: ["*.pem", "*.key", "*.p8", "id_rsa", "id_dsa", "id_ecdsa", "id_ed25519", "*_rsa", "*_ed25519"],
    has: $c,
    isCommon: !0
  },
  {
    kind: "PyPI password",
    files: [".pypirc"],
    has: Gr(we(/^password$/, "="), we(/^password$/, ":"))
  },
  {
    kind: "package index password",
    files: ["pip.conf", "pip.ini", "uv.toml", ".condarc"],
    has: Rc
  },
  { kind: "Poetry password", files: ["pypoetry/auth.toml"], has: we(/^password$/, "=") },
  {
    kind: "Maven password",
    files: ["settings.xml"],
    // Maven writes encrypted passwords in braces.
    has: (e) => Zs(Ic(e), /<(?:password|passphrase)>([^<]*)</gi).some(
      (t) => De(t) && !/\{[^{}]+\}/.test(t)
    )
  },
  {
    kind: "Gradle password",
    files: ["gradle.properties"],
    has: we(/(?:password|passphrase|secret|token)$/i, "="),
    isCommon: !0
  },
  {
    kind: "Cargo token",
    files: [".cargo/credentials.toml", ".cargo/credentials", "cargo/credentials.toml", ".cargo/config.toml"],
    has: we(/(?:^|\.)(?:token|secret-key)$/, "=")
  },
  // The file holds nothing but keys.
  { kind: "RubyGems key", files: [".gem/credentials", "gem/credentials"], has: we(/./, ":") },
  { kind: "Bundler password", files: [".bundle/config"], has: Ys(fT, ":") },
  {
    kind: "Composer token",
    files: ["auth.json"],
    has: zr(
      ({ section: e, key: t }) => /^(?:(?:github|gitlab|bitbucket)-oauth|(?:gitlab|forgejo)-token|http-basic|bearer)$/.test(e) && !/^(?:username|consumer-key)$/.test(t)
    )
  },
  {
    kind: "NuGet password",
    files: ["nuget.config"],
    has: (e) => Zs(Ic(e), /<add\s+key="ClearTextPassword"\s+value="([^"]*)"/gi).some(De)
  },
  {
    kind: "Google Cloud key",
    files: ["application_default_credentials.json", "gha-creds-*.json", "legacy_credentials/*/adc.json"],
    has: zr(
      ({ key: e, value: t }) => e === "refresh_token" || e === "private_key" && $c(t)
    )
  },
  {
    kind: "Kubernetes login",
    files: [".kube/config", "kubeconfig", "*.kubeconfig", "kubeconfig.yaml", "kubeconfig.yml"],
    has: we(/^(?:token|password|client-key-data|id-token|refresh-token)$/, ":")
  },
  {
    kind: "Terraform token",
    files: ["credentials.tfrc.json", ".terraformrc", "terraform.rc"],
    has: Gr(
      zr(({ key: e }) => e === "token"),
      we(/^token$/, "=")
    )
  },
  {
    kind: "GitHub or GitLab login",
    files: ["gh/hosts.yml", "glab-cli/config.yml"],
    has: we(/^(?:oauth_token|token)$/, ":")
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
    has: Gr(Rc, Ys(uT, "="))
  },
  {
    kind: "access token",
    files: [".env", ".env.*", ".envrc"],
    has: Gr(Xs, Bw),
    isCommon: !0
  }
];
function Gr(...e) {
  return (t) => e.some((n) => n(t));
}
function cT(e) {
  let n = e.split(`
`).filter((r) => !r.trim().startsWith("#")).join(`
`).split(/\s+/);
  return n.some((r, o) => r === "password" && De(n[o + 1] ?? ""));
}
function fT({ key: e, value: t }) {
  let n = /^BUNDLE_(?!BUILD__|LOCAL__|MIRROR__)\w+__[A-Z]+$/.test(e), [, r = ""] = t.match(/^[^\s:/]{2,}:([^\s/]+)$/) ?? [];
  return n && De(r);
}
function uT({ key: e, value: t }) {
  let [, n = ""] = t.match(/^authorization: *(?:\w+ +)?(\S+)$/i) ?? [];
  return /extraheader$/i.test(e) && De(n);
}

// src/secrets/find.ts
async function Ew(e) {
  let t = [];
  return await Ec(e, Tw, (n, { path: r }) => {
    let o = Rw(n, r);
    o && t.push(o);
  }), Tc(t);
}
function* $w(e, t) {
  let n = [];
  for (let r of e) {
    let [o, s] = [S(r.path), Wa(r)];
    for (let i of t(r)) {
      for (let { kind: a, member: c } of i) {
        let f = c === s ? o : c;
        if (a !== "file" || !Tw(f.slice(f.lastIndexOf("/") + 1))) continue;
        let u = Rw(o + c.slice(s.length), o);
        u && n.push(u);
      }
      yield i;
    }
  }
  return Tc(n);
}
function Rw(e, t) {
  let n = gT.filter(
    ({ pattern: i, isCommon: a }) => i.test(e) && !(a && ST(e, t))
  ), r = n.length > 0 ? vT(e) : void 0;
  if (!r) return;
  let s = n.find(({ has: i }) => i(r.text))?.kind ?? (Xs(r.text) ? "access token" : void 0);
  return s === void 0 ? void 0 : { path: e, kind: s, inode: r.inode };
}
async function Iw(e, t) {
  let n = new Map(e.map((s) => [s.inode, s]));
  if (n.delete(void 0), n.size === 0) return e;
  let r = new Map(e.map((s) => [s.path, s]));
  return await Ec(t, () => !0, (s) => {
    let i = dT(w(s), { bigint: !0, throwIfNoEntry: !1 }), a = i && n.get(Aw(i));
    a && !r.has(s) && r.set(s, { ...a, path: s });
  }), Tc([...r.values()]);
}
function Tc(e) {
  return e.toSorted((t, n) => t.path < n.path ? -1 : 1);
}
var gT = Mc.map((e) => ({ ...e, pattern: new RegExp(`/${Ac(e.files)}$`, "i") })), Mw = Mc.flatMap(({ files: e }) => e.map((t) => t.slice(t.lastIndexOf("/") + 1))), yT = new RegExp(`^${Ac(Mw.filter((e) => !e.startsWith("*")))}$`, "i"), wT = new RegExp(
  `${Ac(Mw.filter((e) => e.startsWith("*")).map((e) => e.slice(1)))}$`,
  "i"
);
function Tw(e) {
  return yT.test(e) || wT.test(e);
}
function Ac(e) {
  let t = e.map((n) => n.replaceAll(".", "\\.").replaceAll("*", "[^/]*"));
  return `(?:${[...new Set(t)].join("|")})`;
}
var bT = /\/(?:node_modules|(?:site|dist)-packages|gems|pkg\/mod|registry\/src)\//, kT = /\/(?:__tests__|e2e|examples?|fixtures?|samples?|specs?|test-?data|testing|tests?)\//i;
function ST(e, t) {
  return bT.test(e) || kT.test(e.slice(t.length));
}
var xT = 64 * 1024;
function vT(e) {
  let t;
  try {
    t = pT(w(e), qo);
    let n = lT(t, { bigint: !0 });
    if (!n.isFile()) return;
    let r = Buffer.alloc(Math.min(Number(n.size), xT)), o = hT(t, r, 0, r.length, 0);
    return { text: r.toString("latin1", 0, o), inode: n.nlink > 1n ? Aw(n) : void 0 };
  } catch {
    return;
  } finally {
    t !== void 0 && mT(t);
  }
}
function Aw({ dev: e, ino: t }) {
  return `${e}:${t}`;
}

// src/steps/secrets.ts
function Fw({ secrets: e }) {
  let t = /* @__PURE__ */ new Set(), n = (r, o) => {
    let s = r.filter(({ path: i }) => !t.has(i));
    for (let { path: i } of s) t.add(i);
    s.length > 0 && o(Nw(s));
  };
  return {
    async leaveOut(r) {
      if (e === "ignore") return [];
      let o = await Ew(r);
      if (e === "warn")
        return n(o, Cw), [];
      if (e === "refuse" && o.length > 0)
        throw new qt(`there are secrets in ${Nw(o)}. ${_w}, or set \`secrets: skip\``);
      let s = await Iw(o, r);
      return n(s, (i) => v(`Left out, because of secrets: ${i}`)), s.map(Lw);
    },
    *watch(r, o) {
      if (e === "warn") n(yield* $w(r, o), Cw);
      else for (let s of r) yield* o(s);
    }
  };
}
function Cw(e) {
  U(
    `The cache holds secrets, which everyone who may restore it can read: ${e}. ${_w}, or set \`secrets\` to skip, refuse or ignore.`
  );
}
var _w = "Remove them, or exclude them by lines of `path` that begin with `!`", PT = 5;
function Nw(e) {
  let t = e.slice(0, PT).map((r) => `${OT(Lw(r))} (${r.kind})`), n = e.length - t.length;
  return `${t.join(", ")}${n > 0 ? ` and ${n} more` : ""}`;
}
function Lw({ path: e }) {
  return w(e).toString();
}
function OT(e) {
  let t = je(ot(), e);
  return t.startsWith("..") ? e : t;
}

// src/steps/snapshots.ts
import { existsSync as ET, lstatSync as $T, realpathSync as RT } from "node:fs";
import { basename as IT, dirname as MT, join as Ww } from "node:path";

// src/files/fingerprint.ts
var Uw = _(Dw(), 1);
import { lstatSync as BT } from "node:fs";
function Nc(e, t, n) {
  let r = (0, Uw.createHash)("sha256");
  for (let o of e) {
    let s = S(o.path);
    r.update(`${s}\0`, "latin1");
    let i = o.relative === "" ? `${o.root.place}` : `${o.root.place}/${S(o.relative)}`;
    for (let a of ws([o], t)) {
      let c = a.map(({ member: f, kind: u, target: m = "" }) => {
        let l = w(s + f.slice(i.length)), { size: d, mtimeNs: p, ctimeNs: h, mode: g, ino: y } = BT(l, { bigint: !0 });
        if (n !== void 0 && h >= n) throw new Error(`${l} has changed`);
        let b = n === void 0 ? "" : h, x = u === "directory" ? "" : `${d} ${y}`;
        return `${f}\0${u} ${p} ${b} ${g} ${x}\0${m}\0`;
      });
      r.update(c.join(""), "latin1");
    }
  }
  return r.digest("hex");
}

// src/steps/snapshots.ts
async function jw(e, { inputs: t, run: n, state: r, timeline: o }) {
  let { rolling: s, key: i, save: a, lookupOnly: c } = t;
  return !s || c ? void 0 : !ee(te(s).keyIn(e), i) || a === "never" || Fc(s, n) ? { name: e } : { name: e, contents: await o.during("fingerprint", () => zw(t, r)) };
}
function Fc({ branches: e }, t) {
  let { write: n = t.ref } = ye(t), r = t.defaultBranch === "" ? n.startsWith("refs/heads/") : n === `refs/heads/${t.defaultBranch}`;
  if (!(e === "all" || r))
    return `Cache save skipped: a snapshot of ${n} would hide newer ones of the default branch. Set rolling-branches: all to save all the same.`;
}
async function Hw({ name: e, contents: t }, { everyMinutes: n }, { inputs: r, state: o, timeline: s }) {
  let i = Math.max(0, Math.floor((Date.now() - $p(e)) / 6e4));
  if (i < n)
    return `Cache save skipped: the restored snapshot is ${i} minutes old, and rolling-every is ${n}.`;
  let a = await s.during("fingerprint", () => zw(r, o));
  return t !== void 0 && t === a ? `Nothing has changed since cache ${r.key} was restored, not saving cache.` : void 0;
}
async function zw(e, t) {
  try {
    let { excludes: n, roots: r } = Tn(e), o = await $n({ excludes: n, roots: r }), { points: s, uppers: i } = TT(t), a = o.filter(({ path: c }) => !s.some((f) => j(CT(c), f)));
    return [Nc(a, n), Nc(i.map(AT), void 0)].join();
  } catch (n) {
    Yn(`The cached files cannot be compared: ${O(n)}`);
    return;
  }
}
function TT({ mountRoot: e, brokered: t }) {
  let n = e === void 0 ? [] : Lt(e).map(({ point: o }) => o), r = (t?.mounts ?? []).filter(({ view: o }) => ET(Ww(o, "upper")));
  return {
    points: [...n, ...r.map(({ target: o }) => S(o))],
    uppers: [
      ...e === void 0 ? [] : _g(e),
      ...r.map(({ view: o }) => Ww(o, "upper"))
    ]
  };
}
function AT(e, t) {
  return { path: e, relative: "", stat: $T(e), root: { place: t } };
}
function CT(e) {
  return `${RT(MT(e), "latin1")}/${S(IT(e))}`;
}
async function Gw(e, { scope: t, version: n, key: r }, { keep: o }) {
  try {
    let s = await e.removable({ scope: t, version: n, key: as(r) }), i = Rp(s, o);
    for (let { remove: a } of i) await a();
    i.length > 0 && v(`Removed older snapshots: ${i.length}`);
  } catch (s) {
    v(`Older snapshots stay in the ${e.label}: ${O(s)}`);
  }
}

// src/steps/save-cache.ts
async function qw(e, t, n, { watch: r, signal: o }) {
  let { restored: s } = n, i = me(), { rolling: a } = t, c = te(a), { write: f, read: u, whyNoWrite: m } = ye(i), l = m ?? _T(t) ?? (a && Fc(a, i));
  if (f === void 0 || l)
    return v(l ?? "Cache save skipped: this run may write no scope.");
  let d = hs(), p = s && ee(c.keyIn(s.name), e), h = a && p && await Hw(s, a, { inputs: t, state: n, timeline: d });
  if (h) return v(h);
  let g = Tn(t), y = () => d.during("find", () => $n(g)), b = await y();
  if (b.length === 0) return rt(Ga);
  let x = Un(Wn(t, i, o)), P = a?.merges ? hy({ inputs: t, key: e, scope: f, readScopes: u, store: x, restored: s?.name, timeline: d, signal: o }) : void 0, B = Fw(t);
  for (let E = NT; ; E--) {
    if (await P?.merge() && (b = await y()), await FT({ ...{ inputs: t, key: e, run: i, scope: f, store: x, state: n, selection: g, matches: b, timeline: d, signal: o }, watch: r, secretCheck: B, isOutdated: async () => E > 1 && (await P?.isOutdated() ?? !1) })) return;
    v(`Packing again, for another job has saved cache ${e} meanwhile`);
  }
}
var NT = 3;
async function FT(e) {
  let { inputs: t, key: n, run: r, scope: o, store: s, state: i, watch: a, timeline: c, signal: f } = e, u = await Tt(t, ["mount", "lazy"].includes(t.mode) ? f : void 0), m = await fh(s, t, { tools: u, signal: f }), [l = ""] = m.versions(t, u), d = { scope: o, version: l, key: te(t.rolling).nameFor(n, r) }, p = ye(r).read, [h, g] = await c.during(
    "reserve",
    () => Promise.all([s.create(d), ey(i, { inputs: t, store: s, scopes: p, version: l, signal: f })])
  );
  if (!h)
    return await g?.entry.close(), v(ks(n)), !0;
  let y = Rn({ step: "save", outcome: "saved", key: n, store: s.label }, t), b = gp(t, { repository: r.repository, scope: o, version: l }), x = { createdBy: LT(r, o), sign: b, isHere: s.isHere ?? !1, findings: y }, P;
  try {
    P = g && await kw({ ...e, base: g, draft: h, tools: u });
    let B = () => ty(i, { inputs: t, store: s, scopes: p, signal: f }), E = await a?.(e.selection), C = { ...e, ...x, key: d.key, tools: u, format: m, delta: P, checkMounted: B, holdBack: E }, N = await bh(h, C);
    if (N !== "published") return N === "nothing";
  } catch (B) {
    if (B instanceof Gt)
      return v(ks(n)), !0;
    throw f.throwIfAborted(), Object.assign(y, { outcome: "failed", trouble: O(B) }), await Rr(y, c, t.summary), B;
  } finally {
    await P?.close(), await g?.entry.close(), await h.discard();
  }
  return v("Cache saved successfully"), v(`Cache saved with key: ${n}`), t.rolling && await Gw(s, { ...d, key: n }, t.rolling), await Rr(y, c, t.summary), !0;
}
function _T({ save: e, jobStatus: t, signing: n }) {
  if (n && !n.signer)
    return "Cache save skipped: with verify-key and without signing-key, this job could save only an unsigned entry.";
  if (e === "never") return "Cache save skipped: the input save is 'never'.";
  if (!(e === "always" || t === "" || t === "success"))
    return `Cache save skipped: the job's status is '${t}'. Set save: always to save all the same.`;
}
function LT({ repository: e, ref: t, sha: n, runId: r, eventName: o }, s) {
  return { repository: e, scope: s, ref: t, sha: n, runId: r, event: o, headstart: Ip.version };
}

// src/steps/save.ts
var _c = "Failed to save: ";
async function Ht(e, t) {
  if (!Zo(me())) return;
  let n = Object.keys(t ?? {}), r = await ft(n.length > 0 ? t : void 0);
  for (let o of n)
    r.some((s) => s.name === o) || U(`Not saved: main had a cache ${o}, which the input caches no longer has.`);
  for (let o of r)
    await nt(o, async () => {
      try {
        await DT(o, t?.[o.name] ?? {}, e);
      } catch (s) {
        if (o.name === "") throw s;
        e.throwIfAborted(), bt(s, _c);
      }
    });
}
async function DT(e, t, n, r) {
  let { key: o, matchedKey: s, restored: i } = t;
  if (!i && o !== void 0 && s !== void 0 && ee(s, o))
    return v(`Cache hit occurred on the primary key ${s}, not saving cache.`);
  if ((t.filled ?? await xn(e, n)) === "none") return;
  if (J("key") === "") return rt("Key is not specified.");
  let c = vn(e), f = o ?? c.key, u = te(c.rolling).mistake([f]);
  if (u) throw new A(u);
  await qw(f, c, t, { watch: r, signal: n });
}

// src/steps/whereabouts.ts
import { lstatSync as Jw, readlinkSync as Kw, realpathSync as UT } from "node:fs";
import { resolve as WT } from "node:path";
async function Vw(e, t) {
  let n = await $n(e), r = n.map(({ path: f }) => f), o = [...r, ...e.roots.map(({ literal: f, base: u }) => f ?? u)], i = n.filter(({ stat: f }) => f.isDirectory()).map(({ path: f }) => UT(f, "latin1")), a = Z().filter(({ point: f }) => i.some((u) => j(f, u))), c = [...jT(o)].map((f) => `${f} ${HT(f, t)}`);
  return [...r.map(S), ...c, ...a.map(({ point: f }) => f)].join("\0");
}
function jT(e) {
  let t = /* @__PURE__ */ new Set(), n = (r) => {
    if (t.has(r)) return;
    t.add(r), n(G(r)), Jw(r, { throwIfNoEntry: !1 })?.isSymbolicLink() && n(WT(G(r), Kw(r)));
  };
  for (let r of e) n(r);
  return t;
}
function HT(e, t) {
  let n = Jw(e, { bigint: !0, throwIfNoEntry: !1 });
  if (!n) return "none";
  let { dev: r, ino: o, ctimeNs: s, mtimeNs: i } = n;
  if (n.isSymbolicLink()) return `${r} ${o} ${s} ${Kw(e)}`;
  if (n.isDirectory() && s >= t && s !== i) throw new Error(`${e} has changed`);
  return `${r} ${o}`;
}

// src/steps/written.ts
import { appendFileSync as Yw, readFileSync as zT, truncateSync as GT, writeFileSync as qT } from "node:fs";
import { join as Zw } from "node:path";
function e5(e, t) {
  let n = { GITHUB_OUTPUT: Zw(t, "output"), GITHUB_STEP_SUMMARY: Zw(t, "summary") };
  for (let c of Object.values(n)) qT(c, "", { mode: 384 });
  Ef({ ...e, ...n });
  let r = /* @__PURE__ */ new Set(), o = "";
  process.stdout.write = (c) => {
    let f = JT(String(c));
    return f === void 0 ? o += c : f !== "" && r.add(f), !0;
  };
  let s = (c) => (
    // A secret may begin with another one.
    [...r].toSorted((f, u) => u.length - f.length).reduce((f, u) => f.replaceAll(u, "***"), c)
  ), i = (c) => {
    let f = zT(c, "utf8");
    return GT(c), f;
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
function JT(e) {
  let [, t] = /^::add-mask::(.*)\r?\n$/.exec(e) ?? [];
  return t?.replaceAll("%0D", "\r").replaceAll("%0A", `
`).replaceAll("%25", "%");
}
function Xw({ log: e, outputs: t, summary: n }) {
  let { GITHUB_OUTPUT: r, GITHUB_STEP_SUMMARY: o } = xf();
  process.stdout.write(e), r && Yw(r, t), o && Yw(o, n);
}

// src/steps/background-save.ts
var YT = "result";
async function eb(e) {
  if ($i(), le(J, "background", ["false", "true"]) === "false") return Ht(e);
  let t = await ZT(e);
  if (!t) return Ht(e);
  let n = XT([...t.inputs.values()]) ?? await QT(t, e);
  if (n === void 0) return v("Saving beside the next steps; the end of the job has the log");
  v(`Saving before the next step: ${n}`), await Ht(e, t.states);
}
async function ZT(e) {
  let t = { states: {}, inputs: /* @__PURE__ */ new Map() };
  if (me().ref !== "")
    try {
      for (let n of await ft()) {
        let r = { preset: n.inputs.get("preset") };
        await xr(n, async () => {
          if (r.filled = await xn(n, e), r.filled === "none") return;
          let o = vn(n);
          r.key = o.key, t.inputs.set(n.name, o);
        }), t.states[n.name] = r;
      }
      return t;
    } catch (n) {
      if (n instanceof A) return;
      throw n;
    }
}
function XT(e) {
  if (process.platform !== "linux") return "background saves need Linux";
  if (e.some(({ rolling: t }) => t?.merges))
    return "with rolling: merge, a save adds files of other jobs";
}
async function QT({ states: e, inputs: t }, n) {
  for (let h of t.values()) {
    for (let g of [h.s3.secretAccessKey, h.s3.sessionToken]) g && Kt(g);
    ["mount", "lazy"].includes(h.mode) && await Tt(h, n);
  }
  let r = VT(Dc(q(), "headstart-")), o = String(KT(r, { bigint: !0 }).ctimeNs), s = {};
  try {
    for (let [h, g] of t)
      s[h] = await Vw(Tn(g), BigInt(o));
  } catch (h) {
    return Lc(r, { recursive: !0 }), O(h);
  }
  let i = Dc(import.meta.dirname, "save-background.js"), { pid: a, stdin: c } = oo({ path: process.execPath, args: [i] });
  await kp(a);
  let f = Pe(a);
  if (f === void 0)
    return Lc(r, { recursive: !0 }), "the process for it did not start";
  $i({ pid: a, start: f, dir: r, states: e });
  let u = process.ppid || 1, m = { pid: u, start: Pe(u) }, l = { "INPUT_SIGNING-KEY": J("signing-key"), INPUT_CACHES: J("caches") }, p = { env: { ...to(), ...l }, cwd: process.cwd(), dir: r, sinceNs: o, job: m, states: e, whereabouts: s };
  await new Promise((h) => c.end(no(p), h));
}
async function tb(e) {
  let t = Yf();
  if (!t) return;
  let { dir: n, states: r } = t, o;
  try {
    await t1(t, e), o = s1(n);
  } finally {
    n1(t), Lc(n, { recursive: !0, force: !0 });
  }
  for (let i of Object.values(o.done)) Xw(i);
  let s = Object.keys(r).filter((i) => !o.done[i]);
  if (s.length !== 0) {
    for (let i of s)
      nt(
        { name: i, inputs: /* @__PURE__ */ new Map() },
        () => v(`Saving now: ${o.failed[i] ?? "the process that saved beside the job was killed"}`)
      );
    await Ht(e, Object.fromEntries(s.map((i) => [i, r[i]])));
  }
}
var e1 = 5e3;
async function t1({ pid: e, start: t }, n) {
  let r = () => Pe(e) === t;
  for (r() && !n.aborted && (v("Waiting for the save beside the job"), await Sp(e)); r() && !n.aborted; ) await Qw(20);
  r() && process.kill(e, "SIGTERM");
  for (let o = performance.now(); r() && performance.now() - o < e1; ) await Qw(20);
  n.throwIfAborted();
}
function n1({ pid: e, start: t }) {
  [void 0, t].includes(Pe(e)) && r1(e);
}
function r1(e) {
  try {
    process.kill(-e, "SIGKILL");
  } catch {
  }
}
var o1 = 64 * 1024 ** 2;
function s1(e) {
  try {
    let { done: t, failed: n } = JSON.parse(
      String(st(Dc(e, YT), o1))
    );
    if ([...Object.values(t).flatMap(({ log: s, outputs: i, summary: a }) => [s, i, a]), ...Object.values(n)].every((s) => typeof s == "string")) return { done: t, failed: n };
  } catch {
  }
  return { done: {}, failed: {} };
}

// src/steps/damaged-image.ts
var nb = 3e4;
async function rb(e, t, n, r = AbortSignal.timeout(nb)) {
  if (!await kg(t.since, n)) return;
  let s = await (async () => {
    for (let i of t.images) await hn(e, i, "contents", { signal: r });
  })().then(() => {
  }, i1);
  s !== void 0 && (U(`Reading the cache gave input/output errors: ${s}`), await a1(t).catch((i) => U(`The entry stays where it is: ${O(i)}`)));
}
function i1(e) {
  return e instanceof k || $(e) === "EIO" ? O(e) : void 0;
}
async function a1({ scope: e, version: t, key: n, size: r }) {
  let o = rs(J, eo()), s = me(), i = Un(Wn(o, s, AbortSignal.timeout(nb))), a = e === void 0 ? ye(s).read : [e], c = await i.find({ scopes: a, keys: [n], versions: [t] });
  try {
    if (c?.key !== n || c.size !== r) return;
    await c.reject(), await c.original?.reject();
  } finally {
    await c?.close();
  }
}

// src/steps/unmount.ts
async function Qs() {
  let e = io() ?? {}, t = await ft(e).catch(() => []);
  for (let [n, r] of Object.entries(e).toSorted(c1)) {
    let o = t.find((s) => s.name === n) ?? { name: n, inputs: /* @__PURE__ */ new Map() };
    await nt(o, () => f1(r));
  }
}
function c1([, e], [, t]) {
  return ob(t) - ob(e);
}
function ob({ mountRoot: e, brokered: t }) {
  let n = t?.mounts.map(({ target: o }) => S(o)) ?? [], r = Z().findLastIndex(({ point: o }) => n.includes(o));
  return Math.max(r, e === void 0 ? -1 : Uh(e));
}
async function f1({ mountRoot: e, mounted: t, brokered: n }) {
  n && await As(n), e !== void 0 && await ib([e], async (r, o) => {
    let s = bg(r, e);
    t && s !== void 0 && await rb(s, t, o);
  });
}
async function sb() {
  await ib(Hh(q()));
}
async function ib(e, t) {
  if (e.length === 0) return;
  let n = await bn(AbortSignal.timeout(1e4)).catch(() => {
  });
  for (let r of e)
    try {
      if (!n) throw new Error("root no longer has the rights, or sudo asks for a password");
      await Fr(r, n, t);
    } catch (o) {
      U(`Mounts that stand on ${r} are left: ${O(o)}`);
    }
}

// src/steps/post.ts
async function ab(e) {
  try {
    await Ht(e, io());
  } finally {
    await Qs();
  }
}

// src/files/recover.ts
import { lstatSync as u1, realpathSync as m1, rmdirSync as l1, statSync as d1 } from "node:fs";
import { readdir as p1 } from "node:fs/promises";
async function cb(e, { mounts: t, warn: n, signal: r, mostMs: o = 3e4 }) {
  let s = { ms: o }, i = await Promise.all(e.map(it));
  for (let a of new Set(i.flatMap(fb)))
    for (let c of await h1(a, t))
      if (dn(c) || y1(c), !(!dn(c) || await Ao(c)))
        try {
          await w1(c, { roots: e, signal: r, allowed: s });
        } catch (f) {
          r.throwIfAborted(), n(`${c} is left from a run that was killed and could not be undone: ${O(f)}`);
        }
}
function fb(e) {
  let t = G(e);
  return t === e ? [e] : [e, ...fb(t)];
}
async function h1(e, t) {
  let n = (await p1(e).catch(() => [])).filter(_e);
  if (n.length === 0) return [];
  let r = K(m1(e, "latin1"));
  return t.some((o) => j(r, o)) ? [] : n.map((o) => M(e, o)).filter(ln);
}
var g1 = 3600 * 1e3;
function y1(e) {
  try {
    Date.now() - u1(e).mtimeMs > g1 && l1(e);
  } catch {
  }
}
async function w1(e, { roots: t, signal: n, allowed: r }) {
  let o = G(e), s = To(o);
  try {
    let i = await vs(s.dir, n), a = performance.now() + r.ms, c = new Error("that takes too long");
    try {
      Ro(e, (f) => {
        if (performance.now() > a) throw c;
        if (!b1(f, t)) return !1;
        for (let u of $o(f)) k1(S(o), u);
        return !0;
      }), ar(e) || fr(e);
    } finally {
      r.ms = a - performance.now(), i();
    }
  } finally {
    await s.remove();
  }
}
function b1(e, t) {
  let n = w(Om(e)).toString();
  return t.some((r) => j(n, r.base) && Xo(r, je(r.base, n)) ? !0 : e.do !== "make" ? !1 : j(r.literal ?? r.base, n) || !r.literal && j(n, r.base));
}
function k1(e, t) {
  let { dev: n } = d1(w(e));
  for (let r = t; r !== e; r = G(r)) {
    let o = L(r);
    if (o && r !== t && !o.isDirectory()) throw new Error(`${w(r)} is no directory`);
    if (o && o.dev !== n) throw new Error(`${w(r)} is on another file system`);
  }
}

// src/steps/miss.ts
import { setTimeout as S1 } from "node:timers/promises";
var x1 = 1e3;
async function ub(e) {
  let { store: t, wanted: n, naming: r, signal: o } = e, { scopes: s, keys: i } = n, [a, ...c] = new Set(i.map(te(r.rolling).keyIn)), f = c.length > 0 ? `, nor one whose key starts with ${c.join(" or ")}` : "";
  return [
    `The ${t.label} has no entry of these paths with the key ${a}${f}, as far as this run may see.`,
    `Branches searched: ${s.join(", ")}. Entries of others are hidden by GitHub's rules.`,
    `Entries are found by exactly these lines of path, in this order: ${r.paths.join(", ")}.`,
    ...await v1(P1(e), o)
  ];
}
async function v1(e, t) {
  let n = new AbortController(), r = S1(x1, [], { signal: AbortSignal.any([t, n.signal]) });
  return Promise.race([e, r]).catch(() => []).finally(() => n.abort());
}
async function P1({ store: e, wanted: t, formats: n, naming: r }) {
  let { scopes: o, keys: s } = t, i = O1(n, r), a = i.flatMap(({ versions: m }) => m), c = e.isHere ? { scopes: o, versions: a } : { scopes: o.slice(0, 1), versions: a.slice(0, 1) }, f = await e.find({ keys: s, ...c, isHint: !0 });
  await f?.close();
  let u = f && i.find(({ versions: m }) => m.includes(f.version));
  return u ? [`There is ${te(r.rolling).keyIn(f.key)}, but it was saved ${u.difference}.`] : [];
}
function O1(e, t) {
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
    ...B1.filter((a) => !e.includes(a)).map((a) => ({
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
var B1 = wn.filter(({ image: e }) => e);

// src/steps/restore-cache.ts
async function mb(e) {
  let { inputs: t, run: n, state: r, remember: o, begin: s, mayPostSave: i, signal: a } = e, c = [t.key, ...t.restoreKeys];
  o({ key: t.key }), be("cache-primary-key", t.key);
  let f = te(t.rolling), u = hs(), m = Rn(
    { step: "restore", outcome: "miss", key: t.key, store: t.store },
    t
  ), l = ye(n);
  l.whyNoRead && v(l.whyNoRead);
  let d = async () => {
    let b = Un(Wn(t, n, a));
    m.store = b.label;
    let x = await Yo(t, a), P = await Sd(b, t, x), B = P.flatMap((N) => N.versions(t)), E = gg(t, x), C = { inputs: t, formats: P, mounting: x, server: E, remember: o, timeline: u, findings: m, signal: a };
    return { store: b, wanted: { scopes: l.read, keys: f.lookups(c), versions: B }, context: C };
  }, { name: p, prepared: h } = await E1(d, f, { inputs: t, findings: m, begin: s, signal: a }), g = p === void 0 ? void 0 : f.keyIn(p);
  if (p !== void 0) {
    let b = i ? await jw(p, { inputs: t, run: n, state: r, timeline: u }) : void 0;
    o({ matchedKey: g, restored: b });
  }
  let y = I1(t, g, m);
  if (g === void 0 && h && !m.trouble && !l.whyNoRead) {
    let { store: b, wanted: x, context: P } = h, B = { store: b, wanted: x, formats: P.formats, naming: t, signal: a };
    Pf("Why nothing was found", await ub(B));
  }
  if (await Rr(m, u, t.summary), g === void 0 && t.failOnMiss) {
    let b = "Failed to restore cache entry. Exiting as fail-on-cache-miss is set.";
    throw new A(`${b} Input key: ${t.key}`);
  }
  return y;
}
async function E1(e, t, {
  inputs: n,
  findings: r,
  begin: o,
  signal: s
}) {
  let i;
  try {
    let a = await e(), { store: c, wanted: f, context: u } = a, { roots: m } = Je(n.paths, process.cwd());
    if (await sb(), await cb(m, { mounts: jh(), warn: U, signal: s }), i = await u.timeline.during("lookup", () => c.find(f)), !i) return { prepared: a };
    let l = t.keyIn(i.key);
    return v(`Cache hit for${ee(l, n.key) ? "" : " restore-key"}: ${l}`), n.lookupOnly ? await $1(i, m, u) : (await o(i.size), await lb(i, m, u)), { name: i.key, prepared: a };
  } catch (a) {
    return s.throwIfAborted(), r.trouble = O(a), U(`Failed to restore: ${r.trouble}`), {};
  } finally {
    await i?.close();
  }
}
async function $1(e, t, n) {
  n.inputs.signing && await Ln(e, t, n, async () => {
  }), v("Lookup only - skipping download");
}
async function lb(e, t, n) {
  try {
    await dy(e, t, n);
  } catch (r) {
    if (n.signal.throwIfAborted(), !(r instanceof k) || (await R1(e), !e.original)) throw r;
    v(`Downloading the entry, as its copy on this host is bad: ${r.message}`), await lb(e.original, t, n);
  }
}
async function R1(e) {
  try {
    await e.reject();
  } catch (t) {
    Yn(`The entry stays where it is: ${O(t)}`);
  }
}
function I1(e, t, n) {
  if (t === void 0)
    return be("hit", "miss"), v(`Cache not found for input keys: ${[e.key, ...e.restoreKeys].join(", ")}`), "miss";
  let r = ee(t, e.key), o = r ? "exact" : "partial";
  return be("cache-hit", String(r)), be("cache-matched-key", t), be("hit", o), v(`Cache ${e.lookupOnly ? "found and can be restored" : "restored"} from key: ${t}`), Object.assign(n, { outcome: `${o} hit`, matchedKey: t }), o;
}

// src/steps/turns.ts
function db(e) {
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
async function Uc(e, { mayPostSave: t = !0 } = {}) {
  let n = {};
  Ei(n);
  let r = me();
  if (!Zo(r)) return;
  let o = await ft();
  for (let { name: l, inputs: d } of o) n[l] = { preset: d.get("preset") };
  let s = ({ name: l }) => {
    let d = n[l] ?? {};
    return { state: d, remember: (h) => {
      Object.assign(d, h), Ei(n);
    } };
  }, i = async (l) => {
    let d = await xn(l, e);
    if (s(l).remember({ filled: d }), d === "none") return { cache: l };
    let p = vn(l), h = te(p.rolling).mistake([p.key, ...p.restoreKeys]);
    if (h) throw new A(h);
    return { cache: l, inputs: p };
  }, a = await Promise.all(o.map((l) => xr(l, () => i(l))));
  wp(a);
  let c = db(a.length), f = Math.min(a.length, 4), u = ({ cache: l, inputs: d }) => c(async (p) => {
    if (!d) return A1();
    let h = Math.min(d.concurrency, Math.floor(T1 / f)), g = { inputs: { ...d, concurrency: h }, ...s(l) };
    return mb({ ...g, run: r, begin: p, mayPostSave: t, signal: e });
  }), m = await Promise.allSettled(
    a.map((l) => xr(l.cache, () => u(l)))
  );
  e.throwIfAborted(), a.length > 1 && C1(m.map((l) => l.status === "fulfilled" ? l.value : "miss")), N1(m.flatMap((l) => l.status === "rejected" ? [l.reason] : []));
}
var T1 = 64;
function A1() {
  if (be("hit", "miss"), !kt(J("fail-on-cache-miss"))) return "miss";
  throw new A("Exiting as fail-on-cache-miss is set: the preset finds nothing to cache.");
}
function C1(e) {
  let [t = "miss"] = e, n = e.every((r) => r === t) ? t : "partial";
  n !== "miss" && be("cache-hit", String(n === "exact")), be("hit", n);
}
function N1(e) {
  if (e.length < 2) for (let n of e) throw n;
  let t = e.filter((n) => n instanceof A);
  for (let n of e) n instanceof A || bt(n);
  if (t.length > 0) throw new A(t.map(({ message: n }) => n).join(" "));
}

// src/main/exit.ts
import { existsSync as F1 } from "node:fs";
var Wc = "/bin/sh";
function ei() {
  let e = Number(process.exitCode ?? 0);
  process.execve && F1(Wc) && (process.emit("exit", e), process.execve(Wc, [Wc, "-c", `exit ${e}`], {})), process.exit();
}

// src/main/run.ts
var _1 = {
  restore: Uc,
  "restore-only": (e) => Uc(e, { mayPostSave: !1 }),
  post: ab,
  save: eb,
  "save-post": tb,
  unmount: Qs,
  // The other steps must not load the modules of the benchmark.
  bench: async (e) => (await import("./bench-program.js")).bench(e)
};
async function U8(e) {
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
    bt(n), ei();
  });
  try {
    await _1[e](t.signal);
  } catch (n) {
    t.signal.aborted && (v(O(t.signal.reason)), ei()), e === "bench" || e.startsWith("restore") && n instanceof A ? vf(O(n)) : bt(n, ["post", "save", "save-post"].includes(e) ? _c : "");
  }
  ei();
}

export {
  I as a,
  F as b,
  _ as c,
  A as d,
  k as e,
  Gt as f,
  O as g,
  $ as h,
  uA as i,
  mA as j,
  Ib as k,
  ue as l,
  tt as m,
  K as n,
  hi as o,
  M as p,
  je as q,
  gi as r,
  Db as s,
  nt as t,
  J as u,
  be as v,
  U as w,
  v as x,
  Yn as y,
  Pf as z,
  q as A,
  eo as B,
  to as C,
  WA as D,
  jA as E,
  Ef as F,
  me as G,
  $f as H,
  Ce as I,
  ki as J,
  le as K,
  Zt as L,
  no as M,
  Df as N,
  Pe as O,
  Xn as P,
  zf as Q,
  Y as R,
  St as S,
  so as T,
  gC as U,
  yC as V,
  er as W,
  Oe as X,
  T as Y,
  Fe as Z,
  z as _,
  ee as $,
  Ni as aa,
  su as ba,
  nr as ca,
  cu as da,
  fu as ea,
  _i as fa,
  S as ga,
  w as ha,
  So as ia,
  tm as ja,
  fr as ka,
  Il as la,
  fa as ma,
  ML as na,
  wn as oa,
  bn as pa,
  ha as qa,
  bd as ra,
  dP as sa,
  ce as ta,
  Je as ua,
  DO as va,
  rs as wa,
  Qd as xa,
  wr as ya,
  rB as za,
  Sr as Aa,
  ye as Ba,
  ft as Ca,
  Ip as Da,
  Dp as Ea,
  $n as Fa,
  In as Ga,
  NW as Ha,
  H as Ia,
  Q as Ja,
  ws as Ka,
  ja as La,
  uj as Ma,
  mj as Na,
  ph as Oa,
  Ie as Pa,
  Ph as Qa,
  Kh as Ra,
  X as Sa,
  ht as Ta,
  nH as Ua,
  rH as Va,
  Yh as Wa,
  oH as Xa,
  Zh as Ya,
  K$ as Za,
  aH as _a,
  Xh as $a,
  bH as ab,
  cg as bb,
  mg as cb,
  LH as db,
  Dt as eb,
  ow as fb,
  Un as gb,
  Wn as hb,
  Nc as ib,
  DT as jb,
  Vw as kb,
  e5 as lb,
  YT as mb,
  r1 as nb,
  U8 as ob
};
